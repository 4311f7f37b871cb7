/* test_batch_invariant.c - with batch_invariant a row of D has the same bits for every number of rows, by every plan
 * that is weighed, alone, in a batch and in a group; and other plans have other bits, so that it would be noticed.
 *
 *     test_batch_invariant [PART [DRAWN]]    PART of kernels' names; numbers of rows that are drawn, default 6
 */
#include "check.h"
#include "grouped_work.h"

#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

enum
{
    ROWS = 130,
    COLUMNS = 45,
    LONG = 1043,  /* k that is cut into chunks where compute units are many; with blocks, their next multiple, */
    SHORT = 67,   /* and k that is not */
    BLOCK = 32,   /* elements */
    LAYOUTS = 8,  /* of A, B and D */
    PROBLEMS = 12 /* of a group */
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS]; /* one of each triple of types */
static uint32_t kernel_count, drawn = 6;

/* Where the rows of the products that are placed begin in the large one, and whether they have C. */
static uint32_t first_rows[PROBLEMS + 1], next_first;
static bool has_c;

/* D of the large product, of which all others have rows. */
typedef struct rows
{
    double real[ROWS][COLUMNS], imaginary[ROWS][COLUMNS];
} rows;

static rows wanted;

/* ---- values ---------------------------------------------------------------------------------- */

/* A real number in (-1, 1), or an integer below 128, that its place alone tells. */
static double value_at(sk_type type, uint32_t which, uint32_t row, uint32_t column)
{
    uint64_t state = ((uint64_t)which << 40) + ((uint64_t)row << 20) + column;
    double number = (double)(int32_t)draw_bits(&state);
    double whole = (double)((int)(number / 16777216.0));
    return !is_integer(type) ? number / 2147483648.0 : type == SK_TYPE_U8 ? (whole < 0 ? -whole : whole) : whole;
}

static void set_matrix(const rig* r, const matrix* x, uint32_t which, uint32_t first_row)
{
    for (uint32_t row = 0; x->extent > 0 && row < x->rows; row++)
    {
        for (uint32_t column = 0; column < x->columns; column++)
        {
            set_element(r, x, 0, row, column, value_at(x->type, which, first_row + row, column));
            if (is_complex(x->type))
            {
                set_imaginary(r, x, 0, row, column, value_at(x->type, which + 16, first_row + row, column));
            }
        }
    }
}

/* Blocks are those of the product that was placed first. */
static void set_blocks(const rig* r, const matrix* b)
{
    static unsigned char blocks[COLUMNS * (LONG / BLOCK + 1) * 18];
    static uint64_t extent;
    unsigned char* begin = (unsigned char*)r->arena.mapped + b->first;
    size_t size = (size_t)run_size(b->type, b->extent);
    memcpy(extent == b->extent ? begin : blocks, extent == b->extent ? blocks : begin, size);
    extent = b->extent;
}

static void set_values(const rig* r, const placement* placed)
{
    uint32_t first = first_rows[next_first++];
    set_matrix(r, &placed->a, 1, first);
    if (is_in_blocks(placed->b.type))
    {
        set_blocks(r, &placed->b);
    }
    else
    {
        set_matrix(r, &placed->b, 2, 0);
    }
    if (has_c)
    {
        set_matrix(r, &placed->c, 3, first);
    }
    set_matrix(r, &placed->scale_m, 4, first);
    set_matrix(r, &placed->bias, 5, 0);
}

/* ---- products -------------------------------------------------------------------------------- */

/* A product of rows [first, first + m). Bits of `form` tell its layouts, then its epilogue. */
static product make_rows(const sk_kernel_info* kernel, uint32_t form, uint32_t first, uint32_t m, uint32_t k)
{
    bool along_k = kernel->blocks || (form >> 1 & 1);
    specialization s = {.a_k_contiguous = form & 1, .b_k_contiguous = along_k, .linear = form >> 3 & 1};
    product p = {.values = VALUES_REALS, .edit = set_values, .alpha = 0.375, .beta = 0.6875};
    specialize(&p, kernel, s, false);
    p.desc.d.layout = form >> 2 & 1 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    p.desc.b.type = kernel->blocks ? SK_TYPE_Q4_0 : p.desc.b.type;
    p.desc.m = m;
    p.desc.n = COLUMNS;
    p.desc.k = kernel->blocks ? (k + BLOCK - 1) / BLOCK * BLOCK : k;
    p.desc.kernel = NULL;
    p.desc.batch_invariant = true;
    if (s.linear && is_integer(p.desc.d.type))
    {
        p.alpha = 3;
        p.beta = -2;
    }
    else if (s.linear && !is_complex(p.desc.d.type))
    {
        p.desc.scale_m = true;
        p.desc.bias = SK_BIAS_ALONG_N;
    }
    first_rows[0] = first;
    has_c = s.linear;
    return p;
}

static double get_part(const placement* placed, uint32_t row, uint32_t column, bool imaginary)
{
    const matrix* d = &placed->d;
    return imaginary ? get_imaginary(&device, d, 0, row, column) : get_element(&device, d, 0, row, column);
}

/* Elements of D whose bits are not those of the large product's rows. */
static uint32_t count_others(const placement* placed, uint32_t first)
{
    uint32_t others = 0;
    for (uint32_t row = 0; row < placed->d.rows; row++)
    {
        for (uint32_t column = 0; column < placed->d.columns; column++)
        {
            double parts[2] = {get_part(placed, row, column, false), 0};
            double same[2] = {wanted.real[first + row][column], wanted.imaginary[first + row][column]};
            parts[1] = is_complex(placed->d.type) ? get_part(placed, row, column, true) : 0;
            others += memcmp(parts, same, sizeof parts) != 0;
        }
    }
    return others;
}

static void keep_rows(const placement* placed)
{
    memset(&wanted, 0, sizeof wanted);
    for (uint32_t row = 0; row < ROWS; row++)
    {
        for (uint32_t column = 0; column < COLUMNS; column++)
        {
            wanted.real[row][column] = get_part(placed, row, column, false);
            wanted.imaginary[row][column] = is_complex(placed->d.type) ? get_part(placed, row, column, true) : 0;
        }
    }
}

/* Launches a product, and checks it. False if it could not be. */
static bool launch(const product* p, placement* placed, char line[SK_LINE_SIZE])
{
    sk_plan* plan = NULL;
    clear_arena(&device);
    next_first = 0;
    bool done = CHECK(place_product(&device, p, placed)) &&
                CHECK_EQ(sk_create_gemm_plan(device.context, &p->desc, &plan), SK_SUCCESS);
    sk_plan_info info = {.workspace_size = 0};
    if (done)
    {
        info = sk_query_plan(plan);
        sk_format_plan(plan, line, SK_LINE_SIZE);
        sk_sameness least = is_integer(p->desc.d.type) ? SK_SAMENESS_EVERY_DEVICE : SK_SAMENESS_BATCH_INVARIANT;
        CHECK(!p->desc.batch_invariant || info.sameness == least);
    }
    if (done && (info.workspace_size == 0 || CHECK(prepare_workspace(&device, info.workspace_size))))
    {
        remember_arena(&device);
        sk_gemm_args args = make_args(&device, p, placed);
        args.workspace = workspace_of(&device, info.workspace_size);
        VkCommandBuffer commands = begin_gpu_commands(&device.g);
        CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
        CHECK(submit_gpu_commands(&device.g, commands));
        done = CHECK(check_product(&device, p, placed, plan));
    }
    sk_destroy_plan(plan);
    return done;
}

/* Launches the large product, and keeps its rows. */
static bool launch_large(const sk_kernel_info* kernel, uint32_t form, uint32_t k)
{
    placement placed;
    char line[SK_LINE_SIZE];
    product p = make_rows(kernel, form, 0, ROWS, k);
    bool done = launch(&p, &placed, line);
    if (done)
    {
        keep_rows(&placed);
    }
    return done;
}

/* ---- numbers of rows ------------------------------------------------------------------------- */

static void compare_rows(const sk_kernel_info* kernel, uint32_t form, uint32_t k, uint64_t* state)
{
    static const uint32_t fixed[] = {1, 2, 16, 129};
    for (uint32_t i = 0; i < COUNT(fixed) + drawn; i++)
    {
        placement placed;
        char line[SK_LINE_SIZE];
        uint32_t m = i < COUNT(fixed) ? fixed[i] : 1 + draw_below(state, ROWS);
        uint32_t first = draw_below(state, ROWS - m + 1);
        product p = make_rows(kernel, form, first, m, k);
        if (launch(&p, &placed, line) && !CHECK_EQ(count_others(&placed, first), 0))
        {
            CHECK_NOTE("rows from %u on: %s\n", first, line);
        }
    }
}

/* Half of the forms, by turns, have long sums; all are of each type. */
static void a_row_has_the_same_bits_for_every_number_of_rows(void)
{
    uint64_t state = 1;
    for (uint32_t i = 0; i < kernel_count * 2 * LAYOUTS; i++)
    {
        uint32_t form = i % (2 * LAYOUTS), k = (form ^ form >> 1) & 1 ? LONG : SHORT;
        const sk_kernel_info* kernel = &kernels[i / (2 * LAYOUTS)];
        if (is_chosen() && launch_large(kernel, form, k))
        {
            compare_rows(kernel, form, k, &state);
        }
    }
}

/* A kernel that is named, with chunks that are asked for, in all ways to share tiles. */
static void chunks_that_are_asked_for_give_rows_the_same_bits(void)
{
    static const sk_decomposition ways[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                            SK_DECOMPOSITION_SPLIT_K, SK_DECOMPOSITION_STREAM_K,
                                            SK_DECOMPOSITION_HYBRID};
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        product p = make_rows(&kernels[i], 9, 0, ROWS, LONG);
        placement placed;
        char line[SK_LINE_SIZE];
        p.desc.kernel = kernels[i].name;
        p.desc.chunk = 5;
        if (kernels[i].blocks || is_integer(kernels[i].accumulator) || !launch(&p, &placed, line))
        {
            continue;
        }
        keep_rows(&placed);
        for (uint32_t way = 0; way < COUNT(ways); way++)
        {
            uint32_t m = 1 + 31 * way, first = ROWS - m;
            product rows_of_it = make_rows(&kernels[i], 9, first, m, LONG);
            rows_of_it.desc.kernel = p.desc.kernel;
            rows_of_it.desc.chunk = p.desc.chunk;
            rows_of_it.desc.decomposition = ways[way];
            if (launch(&rows_of_it, &placed, line) && !CHECK_EQ(count_others(&placed, first), 0))
            {
                CHECK_NOTE("rows from %u on: %s\n", first, line);
            }
        }
    }
}

/* ---- plans ----------------------------------------------------------------------------------- */

/* Whether an earlier candidate has the same kernel, decomposition and packing. */
static bool is_known(const sk_candidate* list, uint32_t index)
{
    bool known = false;
    for (uint32_t i = 0; i < index && !known; i++)
    {
        const sk_plan_info *one = &list[i].info, *two = &list[index].info;
        known = strcmp(one->kernel, two->kernel) == 0 && one->decomposition == two->decomposition &&
                one->packing == two->packing && strcmp(one->last_wave_kernel, two->last_wave_kernel) == 0;
    }
    return known;
}

/* Launches each kind of plan that is weighed for some rows. Returns how many. */
static uint32_t compare_candidates(const sk_kernel_info* kernel, uint32_t form, uint32_t m, uint32_t k)
{
    uint32_t count = 0, compared = 0, first = ROWS - m;
    product p = make_rows(kernel, form, first, m, k);
    CHECK_EQ(sk_explain_gemm_plan(device.context, &p.desc, &count, NULL), SK_SUCCESS);
    sk_candidate* list = calloc(count + 1, sizeof *list);
    CHECK_EQ(sk_explain_gemm_plan(device.context, &p.desc, &count, list), SK_SUCCESS);
    for (uint32_t i = 0; i < count; i++)
    {
        placement placed;
        char line[SK_LINE_SIZE];
        p.desc = list[i].desc;
        if (is_known(list, i) || !launch(&p, &placed, line))
        {
            continue;
        }
        compared++;
        if (!CHECK_EQ(count_others(&placed, first), 0))
        {
            CHECK_NOTE("%s\n", line);
        }
    }
    free(list);
    return compared;
}

static void every_plan_that_is_weighed_gives_the_same_bits(void)
{
    uint32_t compared = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        uint32_t form = 3 * i % (2 * LAYOUTS);
        if (launch_large(&kernels[i], form, LONG))
        {
            compared += compare_candidates(&kernels[i], form, ROWS, LONG);
            compared += compare_candidates(&kernels[i], form, 19, LONG);
        }
    }
    printf("  %u plans\n", compared);
}

/* Sums that are rounded, as those of 8-bit floats hardly ever are here, and told in full. */
static bool tells_order(const sk_kernel_info* kernel)
{
    return element_size(kernel->input) > 1 && kernel->output == kernel->accumulator;
}

/* Small-dot kernels, and tiles in shares that no chunk tells. */
static void other_orders_give_other_bits(void)
{
    uint32_t others = 0, told = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        told += tells_order(&kernels[i]);
    }
    if (told == 0)
    {
        SKIP("no sum is told as it is rounded\n");
    }
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        placement placed;
        char line[SK_LINE_SIZE];
        product p = make_rows(&kernels[i], 1, 0, ROWS, LONG);
        if (!tells_order(&kernels[i]) || !launch_large(&kernels[i], 1, LONG))
        {
            continue;
        }
        p.desc.batch_invariant = false;
        p.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        p.desc.splits = 2;
        p.desc.kernel = kernels[i].multiply == SK_MULTIPLY_DOT ? NULL : kernels[i].name;
        others += launch(&p, &placed, line) && CHECK(count_others(&placed, 0) > 0);
        for (uint32_t j = 0; j < sk_query_context(device.context).kernel_count; j++)
        {
            sk_kernel_info dot = sk_query_kernel(device.context, j);
            bool same = dot.input == kernels[i].input && dot.output == kernels[i].output &&
                        dot.accumulator == kernels[i].accumulator && dot.blocks == kernels[i].blocks && !dot.codes;
            p.desc.kernel = dot.name;
            p.desc.decomposition = SK_DECOMPOSITION_AUTO;
            p.desc.splits = 0;
            if (same && dot.multiply == SK_MULTIPLY_DOT && dot.available && dot.automatic)
            {
                others += launch(&p, &placed, line) && CHECK(count_others(&placed, 0) > 0);
            }
        }
    }
    printf("  %u plans\n", others);
    CHECK(others > 0);
}

/* ---- groups ---------------------------------------------------------------------------------- */

/* Problems of some rows each; n and k are the bounds. */
static void describe_rows(grouped_work* g, const sk_kernel_info* kernel, uint32_t form, uint64_t* state)
{
    memset(g, 0, sizeof *g);
    g->desc.most_problems = PROBLEMS;
    for (uint32_t i = 0; i < PROBLEMS; i++)
    {
        uint32_t m = 1 + draw_below(state, i % 3 == 0 ? ROWS : 9);
        first_rows[0] = draw_below(state, ROWS - m + 1);
        uint32_t first = first_rows[0];
        g->products[i] = make_rows(kernel, form, first, m, LONG);
        g->desc.gemm = i == 0 ? g->products[i].desc : g->desc.gemm;
        first_rows[i + 1] = first;
    }
    g->desc.gemm.m = 0;
    g->count = PROBLEMS;
}

static void compare_group(const sk_kernel_info* kernel, uint32_t form, uint64_t* state)
{
    static grouped_work g;
    describe_rows(&g, kernel, form, state);
    clear_arena(&device);
    first_rows[0] = 0;
    next_first = 0;
    placement nowhere;
    product one = make_packed_product(kernel, 1, 1, 1, (specialization){.a_k_contiguous = true});
    next_first = 1; /* problems begin with the second */
    if (CHECK(place_product(&device, &one, &nowhere)) && CHECK(open_group(&device, &g)) &&
        (g.workspace_size == 0 || CHECK(prepare_workspace(&device, g.workspace_size))))
    {
        char line[SK_LINE_SIZE];
        sk_format_plan(g.plan, line, sizeof line);
        remember_arena(&device);
        CHECK(launch_group(&device, &g));
        CHECK(check_group(&device, &g));
        for (uint32_t i = 0; i < PROBLEMS; i++)
        {
            if (!CHECK_EQ(count_others(&g.placed[i], first_rows[i + 1]), 0))
            {
                CHECK_NOTE("problem %u: %s\n", i, line);
            }
        }
    }
    close_group(&device, &g);
}

static void a_problem_of_a_group_has_the_bits_of_the_product_alone(void)
{
    uint64_t state = 5;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t form = i % 4; form < 2 * LAYOUTS; form += 5)
        {
            bool reads = !kernels[i].blocks || !is_on_cpu(&device); /* blocks, by another kernel than small dot */
            if (reads && is_chosen() && launch_large(&kernels[i], form, LONG))
            {
                compare_group(&kernels[i], form, &state);
            }
        }
    }
}

/* ---------------------------------------------------------------------------------------------- */

/* One kernel of each types whose name contains `part`; the plans have any. */
static void choose_kernels(const char* part)
{
    static sk_kernel_info all[MOST_KERNELS];
    uint32_t count = list_kernels(&device, part, all);
    for (uint32_t i = 0; i < count; i++)
    {
        bool is_new = all[i].blocks || all[i].multiply == SK_MULTIPLY_COOP || all[i].multiply == SK_MULTIPLY_SCALAR;
        for (uint32_t j = 0; j < kernel_count; j++)
        {
            is_new = is_new && !(all[i].input == kernels[j].input && all[i].output == kernels[j].output &&
                                 all[i].accumulator == kernels[j].accumulator && all[i].blocks == kernels[j].blocks);
        }
        if (is_new)
        {
            kernels[kernel_count++] = all[i];
        }
    }
}

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    choose_kernels(argc > 1 ? argv[1] : NULL);
    drawn = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : drawn;
    if (kernel_count == 0)
    {
        printf("no kernel has such a name\n");
        return 1;
    }
    RUN(a_row_has_the_same_bits_for_every_number_of_rows);
    RUN(chunks_that_are_asked_for_give_rows_the_same_bits);
    RUN(every_plan_that_is_weighed_gives_the_same_bits);
    RUN(other_orders_give_other_bits);
    RUN(a_problem_of_a_group_has_the_bits_of_the_product_alone);
    close_rig(&device);
    return CHECK_DONE();
}
