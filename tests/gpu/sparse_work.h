/* sparse_work.h - products with sparse matrices on the device, checked on the CPU. Include it after check.h.
 *
 * All arrays and matrices lie in one arena of host memory, with guards between them, and with NaN in the padding of
 * lines and in D. Whatever a kernel wrongly reads shows in D, and after the launch every byte that is no element of D,
 * and not in the workspace, must be as before. The workspace is NaN before each launch. */
#ifndef SPARSE_WORK_H
#define SPARSE_WORK_H

#include "parts/matrices/element.h"
#include "course/vulkan.h"
#include "gpu/guard_pages.h"
#include "sparse_structures.h"

#include <math.h>

enum
{
    ARENA = 256 << 20, /* bytes: a GPU's workers have windows of 70 MB together */
    GUARD = 64
};

static gpu device;
static sk_context* context;
static gpu_buffer arena;
static unsigned char* before; /* what the arena held before the launch */
static size_t used;
static guard_pages pages;

/* A part of the arena. */
typedef struct region
{
    size_t first, size; /* bytes */
} region;

typedef struct dense
{
    region memory;
    sk_dense_desc desc;
    uint32_t rows, columns;
} dense;

typedef struct sparse_product
{
    sk_spmm_desc desc;
    sk_spmm_args args;
    sk_spmm_plan* plan;
    const uint32_t* row_offsets; /* the matrix, whatever the device is given */
    region offsets, rows, columns, values, workspace;
    dense b, c, d;
    bool is_real; /* values are no integers */
} sparse_product;

static inline bool open_sparse(void)
{
    if (!open_gpu(&device, NULL) || create_gpu_context(&device, &context) != SK_SUCCESS ||
        !create_gpu_buffer(&device, ARENA, GPU_HOST, &arena))
    {
        return false;
    }
    before = malloc(ARENA);
    return before != NULL;
}

static inline void close_sparse(void)
{
    free(before);
    destroy_gpu_buffer(&device, &arena);
    sk_destroy_context(context);
    close_gpu(&device);
}

/* A plan of the type can be made, or lacks a feature. */
static inline bool is_served(sk_type type)
{
    sk_spmm_desc desc = {0};
    sk_spmm_plan* plan = NULL;
    desc.type = type;
    sk_result result = sk_create_spmm_plan(context, &desc, &plan);
    sk_destroy_spmm_plan(plan);
    return CHECK(result == SK_SUCCESS || result == SK_ERROR_MISSING_FEATURE) && result == SK_SUCCESS;
}

static inline unsigned char* at(region r)
{
    return (unsigned char*)arena.mapped + r.first;
}

/* All bytes from one place to another become NaN, or -1. */
static inline void poison(size_t from, size_t to)
{
    if (!CHECK(to + 2 * GUARD_PAGE < ARENA))
    {
        exit(1);
    }
    memset((unsigned char*)arena.mapped + from, 0xff, to - from);
}

/* Takes bytes of the arena, at a multiple of `alignment` that is no multiple of twice that; or the last ones of a page,
 * if pages guard them. They are poisoned, and so are the guards around them. */
static inline region take(size_t size, size_t alignment)
{
    size_t begin = used;
    region r = {(used + GUARD + 2 * alignment - 1) / (2 * alignment) * (2 * alignment) + alignment, size};
    if (pages.guard)
    {
        r.first = guard_page(&pages, (unsigned char*)arena.mapped, used + GUARD + size + alignment) - size;
        r.first = r.first / alignment * alignment;
    }
    used = pages.guard ? pages.end : r.first + size;
    poison(begin, used + GUARD);
    return r;
}

/* Submits, and waits. Meanwhile nothing may be read from guarding pages. */
static inline bool submit_sparse(VkCommandBuffer commands)
{
    protect_pages(&pages, (unsigned char*)arena.mapped, true);
    bool done = submit_gpu_commands(&device, commands);
    protect_pages(&pages, (unsigned char*)arena.mapped, false);
    return CHECK(done);
}

/* Nothing is taken. */
static inline void clear_sparse(void)
{
    used = 0;
    pages.count = 0;
}

static inline sk_buffer memory_of(region r)
{
    sk_buffer buffer = make_gpu_matrix(&arena, r.first);
    buffer.size = r.size;
    return buffer;
}

static inline size_t index_of(const dense* m, uint32_t row, uint32_t column)
{
    bool col_major = m->desc.layout == SK_LAYOUT_COL_MAJOR;
    size_t length = col_major ? m->rows : m->columns;
    size_t leading = m->desc.leading_dimension ? m->desc.leading_dimension : length;
    return col_major ? column * leading + row : row * leading + column;
}

static inline unsigned char* element_of(const sparse_product* p, const dense* m, uint32_t row, uint32_t column)
{
    return at(m->memory) + index_of(m, row, column) * element_size(p->desc.type);
}

/* A small integer, or a number in (-1, 1). */
static inline double draw_value(const sparse_product* p)
{
    return p->is_real ? (draw_below(1 << 20) - (double)(1 << 19)) / (1 << 19) : (double)draw_below(7) - 3;
}

/* Both parts of a complex number. */
static inline void draw_element(const sparse_product* p, unsigned char* element)
{
    store_element(p->desc.type, element, draw_value(p));
    if (is_complex(p->desc.type))
    {
        store_imaginary(p->desc.type, element, draw_value(p));
    }
}

static inline void place_dense(sparse_product* p, dense* m, const sk_dense_desc* desc, uint32_t rows,
                               uint32_t columns, bool is_read)
{
    size_t size = element_size(p->desc.type), alignment = draw_below(2) ? 16 : size; /* of runs, or of elements */
    m->desc = *desc;
    m->rows = rows;
    m->columns = columns;
    m->memory = take(rows && columns ? (index_of(m, rows - 1, columns - 1) + 1) * size : 0, alignment);
    for (uint32_t row = 0; is_read && row < rows; row++)
    {
        for (uint32_t column = 0; column < columns; column++)
        {
            draw_element(p, element_of(p, m, row, column));
        }
    }
}

/* The arrays that tell where nonzeros are. Columns are random: unsorted, some of them twice. */
static inline void place_indices(sparse_product* p)
{
    bool is_csr = p->desc.storage == SK_STORAGE_CSR;
    p->offsets = take(is_csr ? (p->desc.m + (size_t)1) * 4 : 0, 4);
    p->rows = take(is_csr ? 0 : p->desc.nonzeros * (size_t)4, 4);
    p->columns = take(p->desc.nonzeros * (size_t)4, 4);
    memcpy(at(p->offsets), p->row_offsets, p->offsets.size);
    for (uint32_t row = 0; row < p->desc.m; row++)
    {
        for (uint32_t i = p->row_offsets[row]; i < p->row_offsets[row + 1]; i++)
        {
            uint32_t column = draw_below(p->desc.k);
            memcpy(at(p->columns) + 4 * (size_t)i, &column, 4);
            if (!is_csr)
            {
                memcpy(at(p->rows) + 4 * (size_t)i, &row, 4);
            }
        }
    }
    p->args.a.row_offsets = memory_of(p->offsets);
    p->args.row_indices = memory_of(p->rows);
    p->args.a.column_indices = memory_of(p->columns);
}

/* Places a product whose desc is filled in, and plans it. */
static inline bool place_sparse(sparse_product* p, const uint32_t* offsets)
{
    size_t size = element_size(p->desc.type), nonzeros = p->desc.nonzeros;
    clear_sparse();
    p->row_offsets = offsets;
    place_indices(p);
    p->values = take(nonzeros * size, size);
    for (size_t i = 0; i < nonzeros; i++)
    {
        draw_element(p, at(p->values) + size * i);
    }
    place_dense(p, &p->b, &p->desc.b, p->desc.k, p->desc.n, true);
    place_dense(p, &p->c, &p->desc.c, p->desc.m, p->desc.n, true);
    place_dense(p, &p->d, &p->desc.d, p->desc.m, p->desc.n, false);
    if (!CHECK_EQ(sk_create_spmm_plan(context, &p->desc, &p->plan), SK_SUCCESS))
    {
        return false;
    }
    p->workspace = take(sk_query_spmm_plan(p->plan).workspace_size, 256);
    p->args.a.values = memory_of(p->values);
    p->args.b = memory_of(p->b.memory);
    p->args.c = memory_of(p->c.memory);
    p->args.d = memory_of(p->d.memory);
    p->args.workspace = memory_of(p->workspace);
    return true;
}

/* The real part of an element, or part 1, the imaginary one. */
static inline double load_part(sk_type type, const unsigned char* element, int part)
{
    return part == 0 ? load_element(type, element) : load_imaginary(type, element);
}

/* The products of two numbers that a part of their product is the sum of. */
static inline void multiply_parts(sk_type type, const unsigned char* a, const unsigned char* b, int part,
                                  double products[2])
{
    products[0] = load_part(type, a, 0) * load_part(type, b, part);
    products[1] = load_part(type, a, 1) * load_part(type, b, 1 - part) * (part == 0 ? -1 : 1);
}

/* What C, or D before the launch, has where the product is added. */
static inline double find_addend(const sparse_product* p, uint32_t row, uint32_t column, int part)
{
    size_t size = element_size(p->desc.type);
    bool in_place = p->args.c.offset == p->args.d.offset;
    const dense* c = in_place ? &p->d : &p->c;
    return load_part(p->desc.type, before + c->memory.first + index_of(c, row, column) * size, part);
}

/* A part of an element of D, and the sum of the absolute values of what it is the sum of. */
static inline double expect_element(const sparse_product* p, uint32_t row, uint32_t column, int part,
                                    double* magnitude)
{
    const uint32_t *offsets = p->row_offsets, *columns = (const uint32_t*)at(p->columns);
    bool linear = p->desc.epilogue == SK_EPILOGUE_LINEAR;
    double sum = 0, alpha = linear ? p->args.alpha : 1;
    *magnitude = 0;
    for (uint32_t i = offsets[row]; i < offsets[row + 1]; i++)
    {
        double parts[2];
        multiply_parts(p->desc.type, at(p->values) + i * element_size(p->desc.type),
                       element_of(p, &p->b, columns[i], column), part, parts);
        sum += alpha != 0 ? parts[0] + parts[1] : 0;
        *magnitude += fabs(parts[0]) + fabs(parts[1]);
    }
    double addend = linear && p->args.beta != 0 ? p->args.beta * find_addend(p, row, column, part) : 0;
    *magnitude = *magnitude * fabs(alpha) + fabs(addend);
    return alpha * sum + addend;
}

/* Half a unit in the last place of a number of 1 to 2, of sums; f16 is summed in f32. */
static inline double round_off(sk_type type)
{
    return type == SK_TYPE_F64 ? 1.0 / (1ull << 53) : 1.0 / (1 << 24);
}

/* Integers are exact, rounded once to f16. A sum of k products of reals errs by (k + 3) roundings of the sum of
 * absolute values: one of each product, k - 1 of additions in any order, and those of alpha, beta and their sum. A
 * product of complex numbers adds one. */
static inline bool is_part_right(const sparse_product* p, uint32_t row, uint32_t column, int part)
{
    const uint32_t* offsets = p->row_offsets;
    unsigned char rounded[8];
    double magnitude, expected = expect_element(p, row, column, part, &magnitude);
    const unsigned char* found = element_of(p, &p->d, row, column);
    if (!p->is_real)
    {
        store_element(p->desc.type, rounded, expected);
        return load_element(p->desc.type, rounded) == load_part(p->desc.type, found, part);
    }
    double error = load_part(p->desc.type, found, part) - expected;
    double bound = (offsets[row + 1] - offsets[row] + (is_complex(p->desc.type) ? 4.0 : 3.0)) *
                   round_off(p->desc.type) * magnitude;
    bound += p->desc.type == SK_TYPE_F16 ? fabs(expected) / 1024 + 6e-8 : 0;
    return fabs(error) <= bound;
}

static inline bool is_element_right(const sparse_product* p, uint32_t row, uint32_t column)
{
    return is_part_right(p, row, column, 0) && (!is_complex(p->desc.type) || is_part_right(p, row, column, 1));
}

/* Whether nothing was written but D and the workspace: D's elements are put aside. */
static inline bool is_rest_as_before(const sparse_product* p)
{
    size_t size = element_size(p->desc.type);
    for (uint32_t row = 0; row < p->desc.m; row++)
    {
        for (uint32_t column = 0; column < p->desc.n; column++)
        {
            size_t first = p->d.memory.first + index_of(&p->d, row, column) * size;
            memcpy(before + first, (unsigned char*)arena.mapped + first, size);
        }
    }
    memcpy(before + p->workspace.first, at(p->workspace), p->workspace.size);
    return memcmp(before, arena.mapped, used + GUARD) == 0;
}

static inline void note_plan(const sparse_product* p)
{
    char line[SK_LINE_SIZE];
    sk_format_spmm_plan(p->plan, line, sizeof line);
    CHECK_NOTE("%s\n", line);
}

/* Launches, and waits. Keeps what the arena held before. */
static inline bool launch_sparse(const sparse_product* p)
{
    memset(at(p->workspace), 0xff, p->workspace.size);
    memcpy(before, arena.mapped, used + GUARD);
    VkCommandBuffer commands = begin_gpu_commands(&device);
    bool recorded = CHECK_EQ(sk_spmm(commands, p->plan, &p->args), SK_SUCCESS);
    return submit_sparse(commands) && recorded;
}

static inline void check_sparse(const sparse_product* p)
{
    uint64_t wrong = 0;
    for (uint32_t row = 0; row < p->desc.m; row++)
    {
        for (uint32_t column = 0; column < p->desc.n; column++)
        {
            wrong += !is_element_right(p, row, column);
        }
    }
    if (!CHECK_EQ(wrong, 0) || !CHECK(is_rest_as_before(p)))
    {
        note_plan(p);
    }
}

/* A copy of a dense matrix, whose address is a multiple of 16. */
static inline sk_buffer align_copy(const region* r)
{
    region copy = take(r->size, 16);
    memcpy(at(copy), at(*r), r->size);
    return memory_of(copy);
}

#endif
