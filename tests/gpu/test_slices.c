/* test_slices.c - products by slices: each element has the bits that the manual's SLICES define, and is within the
 * bound that the plan tells. Both are computed in integers by the host.
 *
 *     test_slices [SEED [FIRST [COUNT]]]    random products
 *
 * Product i of a seed is the same however many are run. */
#include "check.h"
#include "drawn.h"
#include "multiply.h"
#include "sliced.h"

#include <stdlib.h>

enum
{
    PRODUCTS = 300,
    MOST_LENGTH = 40,
    BATCH = 3,     /* matrices */
    ROOM = 1 << 22 /* bytes of the arena */
};

typedef double (*draw_number)(uint64_t* state, uint32_t row, uint32_t column);

static rig device;
static gpu_buffer arena;
static unsigned char* before;
static double worst[MOST_SLICES + 1][2]; /* shares of the bound, of f32 and f64 */

/* A matrix in the arena, and its numbers. */
typedef struct sliced_matrix
{
    sk_matrix_desc desc;
    uint32_t rows, columns, offset; /* in elements, from a multiple of 16 bytes */
    size_t first;                   /* bytes */
    double* numbers;                /* row by row */
} sliced_matrix;

typedef struct sliced_product
{
    sliced_matrix a, b, d;
    uint32_t m, n, k, slices;
    bool is_f64;
} sliced_product;

/* ---- numbers --------------------------------------------------------------------------------- */

/* In (-1, 1), of 53 bits. */
static double draw_real(uint64_t* state)
{
    uint64_t bits = (uint64_t)draw_bits(state) << 32 | draw_bits(state);
    double number = ldexp((double)(bits >> 11), -53);
    return bits & 1 ? -number : number;
}

static double draw_uniform(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    return draw_real(state);
}

static double draw_graded(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    return ldexp(draw_real(state), -(int)draw_below(state, 25));
}

/* Over the range of f64, also subnormal numbers; of f32 they are rounded to what it has. */
static double draw_wild(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    return ldexp(draw_real(state), (int)draw_below(state, 600) - 300);
}

static double draw_badly_scaled(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)column;
    return ldexp(draw_real(state), 60 - (int)(17 * (row % 8)));
}

static double draw_tiny(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    return ldexp(draw_real(state), -535 - (int)draw_below(state, 20));
}

static double draw_subnormal(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    return ldexp(draw_real(state), -1022 - (int)draw_below(state, 52));
}

static double draw_huge(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    return ldexp(draw_real(state), 511 + (int)draw_below(state, 3));
}

static double draw_hilbert(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)state;
    return 1.0 / (row + column + 1.0);
}

static double draw_one(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)state;
    (void)row;
    (void)column;
    return 1.0;
}

/* Neighbours along rows cancel but for their last bits. */
static double draw_cancelling(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    double base = 1.0 + ldexp(draw_real(state), -40);
    return column % 2 ? -base : base;
}

/* Digits that are all -128, and those that carry into the next: 127.5 and more of 256. */
static double draw_extreme_digits(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    static const uint64_t integers[] = {0x1fdfdfdfdfdfdf, 0x1fdfdfdfdfdfe0, 0x1fdfdf00000000, 0x1fdfde00000000,
                                        0x10202020202020, 0x1fffffffffffff, 0x10000000000000, 0x1fe00000000000};
    double number = ldexp((double)integers[draw_below(state, 8)], -(int)draw_below(state, 12) - 52);
    return draw_below(state, 2) ? -number : number;
}

static double draw_zeros(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    uint32_t kind = draw_below(state, 4);
    return kind == 0 ? draw_real(state) : kind == 1 ? -0.0 : 0.0;
}

/* Mostly finite, so that some rows and columns are. */
static double draw_special(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)row;
    (void)column;
    uint32_t kind = draw_below(state, 120);
    return kind == 0   ? (double)NAN
           : kind <= 3 ? (double)INFINITY
           : kind <= 5 ? -(double)INFINITY
           : kind <= 9 ? 0.0
                       : draw_real(state);
}

static const draw_number kinds[] = {draw_uniform,    draw_graded,  draw_wild,          draw_badly_scaled, draw_tiny,
                                    draw_subnormal,  draw_huge,    draw_hilbert,       draw_one,          draw_zeros,
                                    draw_cancelling, draw_special, draw_extreme_digits};

/* ---- matrices -------------------------------------------------------------------------------- */

static size_t place_of(const sliced_matrix* x, uint32_t row, uint32_t column, size_t size)
{
    bool by_rows = x->desc.layout == SK_LAYOUT_ROW_MAJOR;
    size_t line = by_rows ? row : column, element = by_rows ? column : row;
    return x->first + (line * x->desc.leading_dimension + element) * size;
}

static double read_number(const sliced_product* p, const sliced_matrix* x, uint32_t row, uint32_t column)
{
    const unsigned char* from = (const unsigned char*)arena.mapped + place_of(x, row, column, p->is_f64 ? 8 : 4);
    double number;
    float single;
    memcpy(&number, from, p->is_f64 ? 8 : 0);
    memcpy(&single, from, p->is_f64 ? 0 : 4);
    return p->is_f64 ? number : (double)single;
}

/* Draws a matrix, and places it behind `used` bytes of the arena. */
static size_t place_matrix(const sliced_product* p, sliced_matrix* x, size_t used, draw_number draw, uint64_t* state)
{
    size_t size = p->is_f64 ? 8 : 4;
    x->desc.type = p->is_f64 ? SK_TYPE_F64 : SK_TYPE_F32;
    x->first = (used + 15) / 16 * 16 + 64 + x->offset * size;
    x->numbers = calloc((size_t)x->rows * x->columns + 1, sizeof *x->numbers);
    for (uint32_t i = 0; draw && i < x->rows * x->columns; i++)
    {
        double number = draw(state, i / x->columns, i % x->columns);
        float single = (float)number;
        x->numbers[i] = p->is_f64 ? number : (double)single;
        memcpy((unsigned char*)arena.mapped + place_of(x, i / x->columns, i % x->columns, size),
               p->is_f64 ? (const void*)&number : (const void*)&single, size);
    }
    bool by_rows = x->desc.layout == SK_LAYOUT_ROW_MAJOR;
    size_t end = x->first + (size_t)(by_rows ? x->rows : x->columns) * x->desc.leading_dimension * size + 64;
    return end;
}

static sk_gemm_desc desc_of_slices(const sliced_product* p)
{
    sk_gemm_desc desc = {.m = p->m, .n = p->n, .k = p->k, .accuracy = SK_ACCURACY_SLICES, .slices = p->slices};
    desc.a = p->a.desc;
    desc.b = p->b.desc;
    desc.d = p->d.desc;
    return desc;
}

static sk_gemm_args args_of_slices(const sliced_product* p)
{
    sk_gemm_args args = {.a = make_gpu_matrix(&arena, p->a.first)};
    args.b = make_gpu_matrix(&arena, p->b.first);
    args.d = make_gpu_matrix(&arena, p->d.first);
    return args;
}

/* ---- checks ---------------------------------------------------------------------------------- */

static uint64_t bits_of(double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return bits;
}

static bool check_element(const sliced_product* p, const sk_plan_info* info, uint32_t row, uint32_t column)
{
    sliced_line a = {p->a.numbers + (size_t)row * p->k, 1, p->k};
    sliced_line b = {p->b.numbers + column, p->n, p->k};
    double d = read_number(p, &p->d, row, column), special;
    double expected = multiply_slices(&a, &b, info->slices, p->is_f64);
    bool same = isnan(expected) ? isnan(d) : bits_of(d) == bits_of(expected);
    double share = find_special(&a, &b, &special) ? 0.0 : find_share_of_bound(&a, &b, d, info->bound, p->is_f64);
    worst[info->slices][p->is_f64] = fmax(worst[info->slices][p->is_f64], share);
    bool good = CHECK(same) & CHECK(share <= 1.0);
    if (!good)
    {
        CHECK_NOTE("row %u, column %u: %.17g, not %.17g; %g of the bound\n", row, column, d, expected, share);
    }
    return good;
}

/* What D has is no news. */
static void accept_d(const sliced_product* p)
{
    size_t size = p->is_f64 ? 8 : 4;
    for (uint32_t i = 0; i < p->m * p->n; i++)
    {
        size_t place = place_of(&p->d, i / p->n, i % p->n, size);
        memcpy(before + place, (const unsigned char*)arena.mapped + place, size);
    }
}

/* Every byte of the arena that is no element of D is as before. */
static bool check_others(const sliced_product* p)
{
    accept_d(p);
    return CHECK(memcmp(before, arena.mapped, ROOM) == 0);
}

static bool launch_slices(const sk_plan* plan, const sliced_product* p, const sk_plan_info* info)
{
    sk_gemm_args args = args_of_slices(p);
    if (info->workspace_size > 0 && !prepare_workspace(&device, info->workspace_size))
    {
        return false;
    }
    args.workspace = workspace_of(&device, info->workspace_size);
    memcpy(before, arena.mapped, ROOM);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    return submit_gpu_commands(&device.g, commands) && recorded;
}

/* Places what is to be multiplied behind `used` bytes. */
static size_t place_behind(sliced_product* p, size_t used, draw_number draw_a, draw_number draw_b, uint64_t* state)
{
    used = place_matrix(p, &p->a, used, draw_a, state);
    used = place_matrix(p, &p->b, used, draw_b, state);
    used = place_matrix(p, &p->d, used, NULL, state);
    if (used > ROOM)
    {
        printf("the arena is too small\n");
        exit(1);
    }
    return used;
}

/* The same where nothing else is. All else in the arena is NaN. */
static void place_slices(sliced_product* p, draw_number draw_a, draw_number draw_b, uint64_t* state)
{
    memset(arena.mapped, 0xff, ROOM);
    place_behind(p, 0, draw_a, draw_b, state);
}

static void forget_numbers(sliced_product* p)
{
    free(p->a.numbers);
    free(p->b.numbers);
    free(p->d.numbers);
}

/* Multiplies, and checks every `step`th element. */
static bool check_slices(sliced_product* p, draw_number draw_a, draw_number draw_b, uint64_t* state, uint32_t step)
{
    sk_plan* plan = NULL;
    place_slices(p, draw_a, draw_b, state);
    sk_gemm_desc desc = desc_of_slices(p);
    bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    if (good)
    {
        sk_plan_info info = sk_query_plan(plan);
        good = launch_slices(plan, p, &info) && check_others(p);
        good &= info.workspace_size == 0 || CHECK(check_workspace(&device, info.workspace_size));
        for (uint32_t i = 0; good && i < p->m * p->n; i += step)
        {
            good = check_element(p, &info, i / p->n, i % p->n);
        }
    }
    sk_destroy_plan(plan);
    forget_numbers(p);
    return good;
}

static sliced_product make_slices(uint32_t m, uint32_t n, uint32_t k, uint32_t slices, bool is_f64)
{
    sliced_product p = {.m = m, .n = n, .k = k, .slices = slices, .is_f64 = is_f64};
    p.a.rows = p.d.rows = m;
    p.b.columns = p.d.columns = n;
    p.a.columns = p.b.rows = k;
    p.a.desc.leading_dimension = k ? k : 1;
    p.b.desc.leading_dimension = p.d.desc.leading_dimension = n;
    return p;
}

static void draw_layout(sliced_matrix* x, uint64_t* state)
{
    x->desc.layout = draw_below(state, 2) ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    uint32_t length = x->desc.layout == SK_LAYOUT_ROW_MAJOR ? x->columns : x->rows;
    x->desc.leading_dimension = (length ? length : 1) + (draw_below(state, 2) ? draw_below(state, 5) : 0);
    x->offset = draw_below(state, 4);
}

static sliced_product draw_slices(uint64_t* state)
{
    uint32_t m = 1 + draw_below(state, MOST_LENGTH), n = 1 + draw_below(state, MOST_LENGTH);
    uint32_t k = draw_below(state, 8) ? draw_size(state, 100) : draw_below(state, 2);
    sliced_product p = make_slices(m, n, k, 2 + draw_below(state, 7), draw_below(state, 3) > 0);
    draw_layout(&p.a, state);
    draw_layout(&p.b, state);
    draw_layout(&p.d, state);
    return p;
}

static void random_products_have_the_bits_of_their_definition(void)
{
    const uint32_t all = sizeof kinds / sizeof *kinds;
    for (uint32_t i = first; i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        sliced_product p = draw_slices(&state);
        draw_number of_a = kinds[draw_below(&state, all)];
        draw_number of_b = draw_below(&state, 2) ? of_a : kinds[draw_below(&state, all)];
        if (!check_slices(&p, of_a, of_b, &state, 1))
        {
            CHECK_NOTE("test_slices %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

/* ---- batches --------------------------------------------------------------------------------- */

/* Matrices of a batch lie one product behind the other. B may be that of the first, for all. */
static sk_gemm_desc place_batch(sliced_product batch[BATCH], bool shares_b, uint64_t* state)
{
    const uint32_t all = sizeof kinds / sizeof *kinds;
    size_t used = 0, size = batch[0].is_f64 ? 8 : 4;
    memset(arena.mapped, 0xff, ROOM);
    for (uint32_t i = 0; i < BATCH; i++)
    {
        used = place_behind(&batch[i], used, kinds[draw_below(state, all)], kinds[draw_below(state, all)], state);
        if (shares_b)
        {
            size_t numbers = (size_t)batch[0].k * batch[0].n * sizeof *batch[0].b.numbers;
            memcpy(batch[i].b.numbers, batch[0].b.numbers, numbers);
        }
    }
    sk_gemm_desc desc = desc_of_slices(&batch[0]);
    desc.batch_count = BATCH;
    desc.a.batch_stride = desc.d.batch_stride = (batch[1].a.first - batch[0].a.first) / size;
    desc.b.batch_stride = shares_b ? 0 : desc.a.batch_stride;
    desc.b.shared = shares_b;
    return desc;
}

static bool check_batch(const sliced_product batch[BATCH], const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    sk_launch_info launch;
    sk_gemm_args args = args_of_slices(&batch[0]);
    bool good = launch_slices(plan, &batch[0], &info);
    args.workspace = workspace_of(&device, info.workspace_size);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK(batch[0].k == 0 || launch.copy_count == 4 * BATCH);
    for (uint32_t i = 0; i < BATCH; i++)
    {
        accept_d(&batch[i]);
        for (uint32_t j = 0; good && j < batch[i].m * batch[i].n; j++)
        {
            good = check_element(&batch[i], &info, j / batch[i].n, j % batch[i].n);
        }
    }
    return CHECK(memcmp(before, arena.mapped, ROOM) == 0) && good;
}

static void matrices_of_a_batch_have_the_bits_of_products(void)
{
    for (uint32_t i = 0; i < count / 10; i++)
    {
        uint64_t state = 77 + i;
        sliced_product batch[BATCH] = {draw_slices(&state)};
        batch[1] = batch[2] = batch[0];
        sk_plan* plan = NULL;
        sk_gemm_desc desc = place_batch(batch, i % 3 == 0, &state);
        if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS) || !check_batch(batch, plan))
        {
            CHECK_NOTE("batch %u\n", i);
        }
        sk_destroy_plan(plan);
        for (uint32_t j = 0; j < BATCH; j++)
        {
            forget_numbers(&batch[j]);
        }
    }
}

/* ---- chosen products ------------------------------------------------------------------------- */

static uint32_t extreme_slices;

/* Behind a 1, which is the largest: digits that are all -128 but for the first, which is 64. */
static double draw_least_digits(uint64_t* state, uint32_t row, uint32_t column)
{
    (void)state;
    int64_t integer = 64;
    for (uint32_t i = 1; i < extreme_slices; i++)
    {
        integer = 256 * integer - 128;
    }
    return row == 0 && column == 0 ? 1.0 : ldexp((double)integer, 2 - (int)(8 * extreme_slices));
}

/* What infinities there are lie in the last part of k. */
static double draw_far_infinity(uint64_t* state, uint32_t row, uint32_t column)
{
    return row == 0 && column == 20000 ? (double)INFINITY : draw_uniform(state, row, column);
}

/* Whether the device multiplies slices by kernels for s8. Otherwise a long k takes a CPU driver minutes. */
static bool has_narrow_kernels(void)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = {.m = 1, .n = 1, .k = 1, .accuracy = SK_ACCURACY_SLICES};
    bool has = sk_create_gemm_plan(device.context, &desc, &plan) == SK_SUCCESS &&
               strcmp(sk_query_plan(plan).kernel, "products") != 0;
    sk_destroy_plan(plan);
    return has;
}

/* No other digits make longer sums, and none leave out more: the bound is not far above. */
static void the_worst_digits_of_the_longest_k_come_close_to_the_bound(void)
{
    static const uint32_t longest[] = {0, 0, 65520, 43680, 32752, 26208, 21840, 18720, 16368};
    for (uint32_t slices = 2; slices <= MOST_SLICES; slices++)
    {
        uint64_t state = slices;
        double before_it = worst[slices][1];
        uint32_t k = has_narrow_kernels() ? longest[slices] : longest[slices] / 64;
        sliced_product p = make_slices(1, 1, k, slices, true);
        extreme_slices = slices;
        worst[slices][1] = 0.0;
        CHECK(check_slices(&p, draw_least_digits, draw_least_digits, &state, 1));
        CHECK(worst[slices][1] > 0.4 || slices == MOST_SLICES); /* there rounding D counts for most */
        worst[slices][1] = fmax(worst[slices][1], before_it);
    }
}

static void a_longer_k_is_cut_into_parts(void)
{
    uint32_t last = has_narrow_kernels() ? 49200 : 16369;
    for (uint32_t k = 16369; k <= last; k += 16400)
    {
        uint64_t state = k;
        sliced_product p = make_slices(2, 3, k, 8, true);
        CHECK(check_slices(&p, draw_graded, draw_graded, &state, 1));
        p = make_slices(2, 3, k, 8, false);
        CHECK(check_slices(&p, draw_far_infinity, draw_wild, &state, 1));
    }
}

/* FNV-1a, of the elements of D row by row. */
static uint64_t hash_d(const sliced_product* p, uint64_t hash)
{
    for (uint32_t i = 0; i < p->m * p->n; i++)
    {
        uint64_t bits = bits_of(read_number(p, &p->d, i / p->n, i % p->n));
        for (int byte = 0; byte < 8; byte++)
        {
            hash = (hash ^ (bits >> 8 * byte & 0xff)) * UINT64_C(0x100000001b3);
        }
    }
    return hash;
}

/* Every device has these bits: a GPU, and each CPU driver. */
static void every_device_has_the_same_bits(void)
{
    const uint32_t all = sizeof kinds / sizeof *kinds;
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (uint32_t i = 0; i < 2 * all; i++)
    {
        sk_plan* plan = NULL;
        uint64_t state = i;
        sliced_product p = make_slices(29, 37, 203, 0, i < all);
        place_slices(&p, kinds[i % all], kinds[i % all], &state);
        sk_gemm_desc desc = desc_of_slices(&p);
        if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
        {
            sk_plan_info info = sk_query_plan(plan);
            CHECK_EQ(info.sameness, SK_SAMENESS_EVERY_DEVICE);
            CHECK_EQ(info.slices, p.is_f64 ? 7 : 4);
            CHECK(launch_slices(plan, &p, &info));
            hash = hash_d(&p, hash);
        }
        sk_destroy_plan(plan);
        forget_numbers(&p);
    }
    printf("hash of D: 0x%016llx\n", (unsigned long long)hash);
    CHECK(hash == UINT64_C(0x1c4def0305070384));
}

static void a_plan_says_what_it_is(void)
{
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE];
    sliced_product p = make_slices(64, 96, 128, 7, true);
    p.a.desc.type = p.b.desc.type = p.d.desc.type = SK_TYPE_F64;
    sk_gemm_desc desc = desc_of_slices(&p);
    sk_candidate candidate;
    uint32_t listed = 1;
    uint64_t segments = 1;
    if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        return;
    }
    sk_plan_info info = sk_query_plan(plan);
    CHECK(info.way == SK_WAY_SLICES && info.slices == 7 && info.products == 28);
    CHECK(info.bound > 5.0e-16 && info.bound < 5.1e-16);
    CHECK(info.predicted_time > 0.0f && info.workspace_size > 7 * 4 * 64 * 96 + 7 * 128 * (64 + 96));
    sk_format_plan(plan, line, sizeof line);
    CHECK(strncmp(line,
                  "64x96x128 batch 1: --accuracy slices --slices 7; 28 products of s8 in 7 levels, the last by ",
                  92) == 0);
    CHECK(strstr(line, "; k in 1 part; bound 5.04e-16, sameness every-device, workspace ") != NULL);
    CHECK_EQ(sk_explain_gemm_plan(device.context, &desc, &listed, &candidate), SK_SUCCESS);
    CHECK(listed == 1 && candidate.info.way == SK_WAY_SLICES && candidate.desc.slices == 7);
    CHECK(candidate.info.workspace_size == info.workspace_size);
    CHECK_EQ(sk_list_segments(plan, &segments, NULL), SK_SUCCESS);
    CHECK_EQ(segments, 0);
    sk_destroy_plan(plan);
}

/* Without k, D is 0; without D nothing is computed, and no memory is needed. */
static void empty_products_need_nothing(void)
{
    for (uint32_t way = 0; way < 3; way++)
    {
        sk_plan* plan = NULL;
        sliced_product p = make_slices(way == 0 ? 0 : 33, way == 1 ? 0 : 20, way == 2 ? 0 : 70, 7, true);
        p.a.desc.type = p.b.desc.type = p.d.desc.type = SK_TYPE_F64;
        sk_gemm_desc desc = desc_of_slices(&p);
        if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
        {
            sk_plan_info info = sk_query_plan(plan);
            CHECK(info.workspace_size == 0 && info.pieces == 0);
            CHECK(way == 2 ? info.predicted_time > 0.0f : info.predicted_time == 0.0f);
        }
        sk_destroy_plan(plan);
    }
}

/* Columns of D are counted as the user names them, where D is one column, too. */
static void as_many_rows_as_there_is_memory_for(void)
{
    sk_plan* plan = NULL;
    sliced_product p = make_slices(1u << 21, 1, 8, 2, false), wide = make_slices(1, 1u << 21, 8, 2, false);
    sk_gemm_desc desc = desc_of_slices(&p);
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
    sk_destroy_plan(plan);
    plan = NULL;
    desc = desc_of_slices(&wide);
    CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_ERROR_TOO_LARGE);
    sk_destroy_plan(plan);
}

/* Products whose dispatches are cut have the same bits, and more dispatches. */
static void most_time_cuts_the_products(void)
{
    sk_plan* plan = NULL;
    uint64_t state = 1;
    sliced_product p = make_slices(100, 90, 300, 7, true);
    place_slices(&p, draw_uniform, draw_uniform, &state);
    sk_gemm_desc desc = desc_of_slices(&p);
    desc.most_time = 1;
    sk_result result = sk_create_gemm_plan(device.context, &desc, &plan);
    if (result == SK_ERROR_NO_KERNEL)
    {
        forget_numbers(&p);
        SKIP("this device runs no kernel for s8");
    }
    sk_launch_info launch;
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_args args = args_of_slices(&p);
    CHECK(prepare_workspace(&device, info.workspace_size));
    args.workspace = workspace_of(&device, info.workspace_size);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK(info.pieces >= (is_on_cpu(&device) ? 8u : 7u)); /* a GPU has a worker for each tile at once */
    CHECK(launch.dispatch_count >= info.pieces + 5 && launch.copy_count == 4);
    CHECK(launch_slices(plan, &p, &info) && check_others(&p));
    for (uint32_t i = 0; i < p.m * p.n; i += 97)
    {
        CHECK(check_element(&p, &info, i / p.n, i % p.n));
    }
    sk_destroy_plan(plan);
    forget_numbers(&p);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, PRODUCTS);
    before = malloc(ROOM);
    if (!before || !open_rig(&device, NULL) || !create_gpu_buffer(&device.g, ROOM, GPU_HOST, &arena))
    {
        return 1;
    }
    RUN(random_products_have_the_bits_of_their_definition);
    RUN(matrices_of_a_batch_have_the_bits_of_products);
    RUN(every_device_has_the_same_bits);
    RUN(the_worst_digits_of_the_longest_k_come_close_to_the_bound);
    RUN(a_longer_k_is_cut_into_parts);
    RUN(a_plan_says_what_it_is);
    RUN(empty_products_need_nothing);
    RUN(as_many_rows_as_there_is_memory_for);
    RUN(most_time_cuts_the_products);
    for (uint32_t slices = 2; slices <= MOST_SLICES; slices++)
    {
        printf("%u slices: off by at most %.3f (f64), %.3f (f32) of the bound\n", slices, worst[slices][1],
               worst[slices][0]);
    }
    destroy_gpu_buffer(&device.g, &arena);
    close_rig(&device);
    free(before);
    return CHECK_DONE();
}
