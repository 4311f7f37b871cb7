/* spgemm_work.h - products of two sparse matrices on the device, checked on the CPU. Include it after check.h.
 *
 * All arrays lie in the arena of sparse_work.h, with guards between them. C has memory for its nonzeros and no more;
 * after a launch every byte that is not of C, the status or the workspace must be as before. The CPU multiplies as the
 * kernels do: an element is summed from the left, of rounded products. So reals must match bit for bit, too. */
#ifndef SPGEMM_WORK_H
#define SPGEMM_WORK_H

#include "gpu/sparse_work.h"

typedef struct number
{
    double real, imaginary; /* 0 of types that are not complex */
} number;

/* A matrix as the CPU sees it. Its arrays on the device may hold something else. */
typedef struct csr
{
    uint32_t rows, columns;
    uint32_t* offsets;
    uint32_t* indices;
    number* values;
    region places[3]; /* of offsets, columns and values */
} csr;

typedef struct spgemm
{
    sk_spgemm_desc desc;
    sk_spgemm_args args;
    sk_spgemm_plan* plan;
    csr a, b, c;
    bool is_real; /* values are no integers */
    uint64_t products;
    region status, workspace;
} spgemm;

static inline uint32_t nonzeros_of(const csr* m)
{
    return m->offsets[m->rows];
}

/* Types that the device has the features for, or the one of them that is named; NULL: all. Returns how many. */
static inline uint32_t find_spgemm_types(const char* only, sk_type found[5])
{
    static const sk_type all[] = {SK_TYPE_F32, SK_TYPE_S32, SK_TYPE_CF32, SK_TYPE_F16, SK_TYPE_F64};
    uint32_t count = 0;
    for (int i = 0; i < 5; i++)
    {
        sk_spgemm_desc desc = {.type = all[i]};
        sk_spgemm_plan* plan = NULL;
        sk_result result = sk_create_spgemm_plan(context, &desc, &plan);
        sk_destroy_spgemm_plan(plan);
        CHECK(result == SK_SUCCESS || (result == SK_ERROR_MISSING_FEATURE && i >= 3));
        printf("%s", result == SK_SUCCESS ? "" : "  without this type\n");
        found[count] = all[i];
        count += result == SK_SUCCESS && (!only || strcmp(only, sk_word(SK_WORDS_TYPE, all[i])) == 0);
    }
    return count;
}

static inline int compare_columns(const void* a, const void* b)
{
    uint32_t x = *(const uint32_t*)a, y = *(const uint32_t*)b;
    return x < y ? -1 : x > y;
}

static inline double draw_number(bool is_real)
{
    return is_real ? (draw_below(1 << 20) - (double)(1 << 19)) / (1 << 19) : (double)draw_below(7) - 3;
}

/* As an array of the type holds it. */
static inline double round_value(sk_type type, double value)
{
    unsigned char element[8];
    store_element(type, element, value);
    return load_element(type, element);
}

/* As sums are rounded: those of f16 are f32. */
static inline double round_sum(sk_type type, double value)
{
    return round_value(type == SK_TYPE_F16 ? SK_TYPE_F32 : type, value);
}

static inline void draw_values(spgemm* p, csr* m)
{
    for (uint32_t i = 0; i < nonzeros_of(m); i++)
    {
        m->values[i].real = round_value(p->desc.type, draw_number(p->is_real));
        m->values[i].imaginary = is_complex(p->desc.type) ? round_value(p->desc.type, draw_number(p->is_real)) : 0;
    }
}

/* Columns are random: unsorted, some of them twice. */
static inline void draw_csr_columns(csr* m)
{
    for (uint32_t i = 0; i < nonzeros_of(m); i++)
    {
        m->indices[i] = draw_below(m->columns);
    }
}

/* Takes the offsets. */
static inline void draw_csr(spgemm* p, csr* m, uint32_t* offsets, uint32_t rows, uint32_t columns)
{
    uint32_t nonzeros = offsets[rows];
    m->rows = rows;
    m->columns = columns;
    m->offsets = offsets;
    m->indices = malloc((nonzeros + (size_t)1) * sizeof *m->indices);
    m->values = malloc((nonzeros + (size_t)1) * sizeof *m->values);
    draw_csr_columns(m);
    draw_values(p, m);
}

static inline void free_csr(csr* m)
{
    free(m->offsets);
    free(m->indices);
    free(m->values);
}

/* Each of the operations is rounded. */
static inline number multiply_numbers(sk_type type, number a, number b)
{
    number product;
    product.real = round_sum(type, a.real * b.real);
    product.imaginary = 0;
    if (is_complex(type))
    {
        product.real = round_sum(type, product.real - round_sum(type, a.imaginary * b.imaginary));
        product.imaginary = round_sum(type, a.real * b.imaginary);
        product.imaginary = round_sum(type, product.imaginary + round_sum(type, a.imaginary * b.real));
    }
    return product;
}

/* Sums of a row, and whether there are any, by columns. */
typedef struct dense_row
{
    number* sums;
    bool* there;
} dense_row;

static inline uint64_t expect_row(const spgemm* p, uint32_t row, dense_row* sums)
{
    uint64_t products = 0;
    for (uint32_t i = p->a.offsets[row]; i < p->a.offsets[row + 1]; i++)
    {
        uint32_t k = p->a.indices[i];
        for (uint32_t j = p->b.offsets[k]; j < p->b.offsets[k + 1]; j++)
        {
            uint32_t column = p->b.indices[j];
            number sum = multiply_numbers(p->desc.type, p->a.values[i], p->b.values[j]);
            if (sums->there[column])
            {
                sum.real = round_sum(p->desc.type, sums->sums[column].real + sum.real);
                sum.imaginary = round_sum(p->desc.type, sums->sums[column].imaginary + sum.imaginary);
            }
            sums->sums[column] = sum;
            sums->there[column] = true;
            products++;
        }
    }
    return products;
}

static inline number scale_number(sk_type type, double alpha, number sum)
{
    number scaled = {round_value(type, round_sum(type, alpha * sum.real)),
                     round_value(type, round_sum(type, alpha * sum.imaginary))};
    return scaled;
}

/* Appends a row to C, and clears it. */
static inline void append_row(spgemm* p, uint32_t row, dense_row* sums)
{
    double alpha = p->desc.epilogue == SK_EPILOGUE_LINEAR ? p->args.alpha : 1;
    uint32_t end = p->c.offsets[row];
    for (uint32_t column = 0; column < p->desc.n; column++)
    {
        if (sums->there[column])
        {
            p->c.indices[end] = column;
            p->c.values[end++] = scale_number(p->desc.type, alpha, sums->sums[column]);
        }
        sums->there[column] = false;
    }
    p->c.offsets[row + 1] = end;
}

/* Multiplies on the CPU. C has room for as many nonzeros as there are products, or elements of a row. */
static inline void expect_product(spgemm* p)
{
    uint32_t rows = p->desc.m, columns = p->desc.n;
    dense_row sums = {malloc((columns + (size_t)1) * sizeof(number)), calloc(columns + (size_t)1, sizeof(bool))};
    free_csr(&p->c);
    p->c.rows = rows;
    p->c.columns = columns;
    p->c.offsets = malloc((rows + (size_t)1) * sizeof(uint32_t));
    p->c.indices = malloc((rows * (size_t)columns + 1) * sizeof(uint32_t));
    p->c.values = malloc((rows * (size_t)columns + 1) * sizeof *p->c.values);
    p->c.offsets[0] = 0;
    p->products = 0;
    for (uint32_t row = 0; row < rows; row++)
    {
        p->products += expect_row(p, row, &sums);
        append_row(p, row, &sums);
    }
    free(sums.sums);
    free(sums.there);
}

static inline void store_values(const spgemm* p, const csr* m, unsigned char* to)
{
    for (uint32_t i = 0; i < nonzeros_of(m); i++)
    {
        store_element(p->desc.type, to + i * element_size(p->desc.type), m->values[i].real);
        store_imaginary(p->desc.type, to + i * element_size(p->desc.type), m->values[i].imaginary);
    }
}

static inline sk_csr take_csr(const spgemm* p, csr* m)
{
    m->places[0] = take((m->rows + (size_t)1) * 4, 4);
    m->places[1] = take(nonzeros_of(m) * (size_t)4, 4);
    m->places[2] = take(nonzeros_of(m) * element_size(p->desc.type), element_size(p->desc.type));
    sk_csr arrays = {memory_of(m->places[0]), memory_of(m->places[1]), memory_of(m->places[2])};
    return arrays;
}

static inline sk_csr place_csr(const spgemm* p, csr* m)
{
    sk_csr arrays = take_csr(p, m);
    memcpy(at(m->places[0]), m->offsets, m->places[0].size);
    memcpy(at(m->places[1]), m->indices, m->places[1].size);
    store_values(p, m, at(m->places[2]));
    return arrays;
}

/* An identity is there only for the CPU. */
static inline void place_a(spgemm* p)
{
    if (!p->desc.a_is_identity)
    {
        p->args.a = place_csr(p, &p->a);
    }
}

/* Places a product whose A, B, type and decisions are there, and plans it. */
static inline bool place_spgemm(spgemm* p)
{
    clear_sparse();
    p->desc.m = p->a.rows;
    p->desc.k = p->b.rows;
    p->desc.n = p->b.columns;
    p->desc.a_nonzeros = p->desc.a_is_identity ? 0 : nonzeros_of(&p->a);
    p->desc.b_nonzeros = nonzeros_of(&p->b);
    expect_product(p);
    place_a(p);
    p->args.b = place_csr(p, &p->b);
    p->args.c = take_csr(p, &p->c);
    p->args.capacity = nonzeros_of(&p->c);
    p->status = take(sizeof(sk_spgemm_status), 4);
    p->args.status = memory_of(p->status);
    if (!CHECK_EQ(sk_create_spgemm_plan(context, &p->desc, &p->plan), SK_SUCCESS))
    {
        return false;
    }
    p->workspace = take((size_t)sk_query_spgemm_plan(p->plan).workspace_size, 256);
    p->args.workspace = memory_of(p->workspace);
    return true;
}

static inline void discard_spgemm(spgemm* p)
{
    sk_destroy_spgemm_plan(p->plan);
    free_csr(&p->a);
    free_csr(&p->b);
    free_csr(&p->c);
}

/* All three steps, over whatever the workspace, the status and C hold: nothing that they need. */
static inline bool launch_spgemm(const spgemm* p)
{
    memset(at(p->workspace), 0xff, p->workspace.size);
    memset(at(p->status), 0xff, p->status.size);
    for (int i = 0; i < 3; i++)
    {
        memset(at(p->c.places[i]), 0xff, p->c.places[i].size);
    }
    memcpy(before, arena.mapped, used + GUARD);
    VkCommandBuffer commands = begin_gpu_commands(&device);
    bool recorded = CHECK_EQ(sk_bound_spgemm(commands, p->plan, &p->args), SK_SUCCESS);
    record_compute_barrier(commands);
    recorded = CHECK_EQ(sk_count_spgemm(commands, p->plan, &p->args), SK_SUCCESS) && recorded;
    record_compute_barrier(commands);
    recorded = CHECK_EQ(sk_fill_spgemm(commands, p->plan, &p->args), SK_SUCCESS) && recorded;
    return submit_sparse(commands) && recorded;
}

static inline void put_aside(region r)
{
    memcpy(before + r.first, at(r), r.size);
}

/* Whether nothing was written but C, the status and the workspace. */
static inline bool is_rest_kept(const spgemm* p)
{
    for (int i = 0; i < 3; i++)
    {
        put_aside(p->c.places[i]);
    }
    put_aside(p->status);
    put_aside(p->workspace);
    return memcmp(before, arena.mapped, used + GUARD) == 0;
}

static inline uint64_t count_wrong_values(const spgemm* p)
{
    uint64_t wrong = 0;
    size_t size = element_size(p->desc.type);
    for (uint32_t i = 0; i < nonzeros_of(&p->c); i++)
    {
        const unsigned char* element = at(p->c.places[2]) + i * size;
        bool right = load_element(p->desc.type, element) == p->c.values[i].real;
        wrong += !right || load_imaginary(p->desc.type, element) != p->c.values[i].imaginary;
    }
    return wrong;
}

static inline sk_spgemm_status status_of(const spgemm* p)
{
    sk_spgemm_status status;
    memcpy(&status, at(p->status), sizeof status);
    return status;
}

/* Where the workspace, after what other products count in, has chunks of rows, counts the turns of split rows, tells
 * that B is uneven, has the first turns and the parts of rows, and lists the rows of each class, in words: see
 * spgemm_arguments.h. */
enum
{
    HEAD = 65600,
    CHUNKS = 8,
    CHUNK_WORDS = 4,
    SPLIT_ROWS = 56,
    SPLIT_TURNS = 57,
    UNEVEN = 62,
    SPLITS = 2112,
    SPLIT_WORDS = 4,
    LISTS = 77888,
    BLOCK = 64
};

/* What a launch left in the workspace. */
static inline const uint32_t* workspace_words(const spgemm* p)
{
    return (const uint32_t*)(void*)at(p->workspace) + HEAD;
}

/* Takes the rows of a list, or of a chunk, out of those that are wanted in a class. Returns how many there are. */
static inline uint32_t take_row(uint32_t* wanted, uint32_t rows, uint32_t row, uint32_t row_class)
{
    bool right = row < rows && wanted[row] == row_class;
    if (right)
    {
        wanted[row] = UINT32_MAX; /* not a second time */
    }
    return right;
}

/* A place of the list of a class: two of them have one array, from its ends on. */
static inline uint32_t listed_row(const spgemm* p, uint32_t row_class, uint32_t place)
{
    size_t room = (p->desc.m / BLOCK + (size_t)1) * BLOCK;
    const uint32_t* array = workspace_words(p) + LISTS + row_class / 2 * room;
    return array[row_class % 2 ? room - 1 - place : place];
}

/* Rows without products are in no list. Returns how many there are outside of chunks. */
static inline uint32_t leave_out_empty_rows(const spgemm* p, uint32_t classes, uint32_t* wanted)
{
    uint32_t found = 0;
    for (uint32_t row = 0; row < p->desc.m; row++)
    {
        bool is_left_out = wanted[row] < classes && p->c.offsets[row + 1] == p->c.offsets[row];
        wanted[row] = is_left_out ? UINT32_MAX : wanted[row];
        found += is_left_out;
    }
    return found;
}

/* Whether the device has each row once, in the list of the class that the host replays, or in the chunk. */
static inline bool are_lists_right(const spgemm* p)
{
    const uint32_t* words = workspace_words(p);
    sk_spgemm_plan_info info = sk_query_spgemm_plan(p->plan);
    uint32_t rows = p->desc.m;
    uint32_t* wanted = malloc((rows + (size_t)1) * sizeof *wanted);
    bool right =
        CHECK_EQ(sk_list_spgemm_classes(p->plan, p->a.offsets, p->a.indices, p->b.offsets, wanted), SK_SUCCESS);
    uint32_t found = leave_out_empty_rows(p, info.classes, wanted);
    for (uint32_t i = 0; i < info.classes; i++)
    {
        for (uint32_t place = 0; place < words[i] && place < rows; place++)
        {
            found += take_row(wanted, rows, listed_row(p, i, place), i);
        }
    }
    for (uint32_t i = 0; i < info.most_chunks; i++)
    {
        const uint32_t* chunk = words + CHUNKS + CHUNK_WORDS * i;
        for (uint32_t row = chunk[0]; row < chunk[1] && row < rows; row++)
        {
            found += take_row(wanted, rows, row, info.classes + i);
        }
    }
    free(wanted);
    return right && found == rows;
}

/* Parts of all rows, or of one, that the device has. Those of a row that is not sorted, or has one, are none. */
static inline uint32_t count_parts(const spgemm* p, uint32_t row)
{
    const uint32_t *words = workspace_words(p), *splits = words + SPLITS;
    uint32_t parts = 0;
    for (uint32_t i = 0; i < words[SPLIT_ROWS] && !status_of(p).unsplit; i++)
    {
        const uint32_t* split = splits + SPLIT_WORDS * i;
        uint32_t own = split[words[UNEVEN] ? 3 : 2];
        parts += (row == UINT32_MAX || split[0] == row) && own > 1 ? own : 0;
    }
    return parts;
}

/* Whether the device splits the rows that the host does, in as many parts. */
static inline bool are_parts_right(const spgemm* p)
{
    uint64_t count = 0, parts = 0;
    sk_result result =
        sk_list_spgemm_segments(p->plan, p->a.offsets, p->a.indices, p->b.offsets, p->b.indices, &count, NULL);
    sk_spgemm_segment* segments = malloc((size_t)(count + 1) * sizeof *segments);
    bool right = CHECK_EQ(result, SK_SUCCESS) &&
                 CHECK_EQ(sk_list_spgemm_segments(p->plan, p->a.offsets, p->a.indices, p->b.offsets, p->b.indices,
                                                  &count, segments),
                          SK_SUCCESS);
    for (uint64_t i = 0, own = 0; i < count && right; i++)
    {
        bool is_part = segments[i].end_column - segments[i].first_column < p->desc.n;
        bool is_last = i + 1 == count || segments[i + 1].row != segments[i].row;
        own += is_part;
        parts += is_part;
        right = !is_part || !is_last || own == count_parts(p, segments[i].row);
        own = is_last ? 0 : own;
    }
    free(segments);
    return right && parts == count_parts(p, UINT32_MAX);
}

static inline void check_spgemm(const spgemm* p)
{
    char line[SK_LINE_SIZE];
    sk_spgemm_status status = status_of(p);
    bool right = CHECK_EQ(status.products, p->products) && CHECK_EQ(status.nonzeros, nonzeros_of(&p->c)) &&
                 CHECK_EQ(status.too_small, 0) &&
                 CHECK(memcmp(at(p->c.places[0]), p->c.offsets, p->c.places[0].size) == 0) &&
                 CHECK(memcmp(at(p->c.places[1]), p->c.indices, p->c.places[1].size) == 0) &&
                 CHECK_EQ(count_wrong_values(p), 0) && CHECK(are_lists_right(p)) && CHECK(are_parts_right(p));
    if (!CHECK(is_rest_kept(p)) || !right)
    {
        sk_format_spgemm_plan(p->plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
}

#endif
