/* test_edges.c - the rare cases, exactly: extents of 0 and 1, every rest of k, packing, and values that are special,
 * wrap or round.
 *
 *     test_edges [PART [CASE]]    only kernels whose name contains PART, and cases whose name contains CASE */
#include "check.h"
#include "multiply.h"
#include "without_rounding.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;
static sk_kernel_info edge_kernels[MOST_KERNELS]; /* those of kernels that take the rare cases */
static uint32_t edge_count;

/* ---- edges ----------------------------------------------------------------------------------- */

static specialization plain(bool linear)
{
    return (specialization){.a_k_contiguous = true, .linear = linear};
}

/* For the rare cases those that a CPU driver tests in full will do, small dot, and complex numbers. */
static uint32_t list_edge_kernels(sk_kernel_info list[])
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        bool is_plain_dot = kernels[i].multiply == SK_MULTIPLY_DOT && kernels[i].input == SK_TYPE_F32;
        bool is_other = is_plain_dot || is_complex(kernels[i].input);
        if (is_other || !is_thin(&device, &kernels[i]))
        {
            list[count++] = kernels[i];
        }
    }
    return count;
}

/* An epilogue that shows whether it ran: D = -A B + 2 C. */
static product make_product(const sk_kernel_info* kernel, uint32_t m, uint32_t n, uint32_t k, specialization s)
{
    product p = make_packed_product(kernel, m, n, k, s);
    p.alpha = -1.0f;
    p.beta = 2.0f;
    return p;
}

static void extents_of_0_and_1_are_exact(void)
{
    CHECK(kernel_count > 0);
    for (uint32_t i = 0; i < edge_count; i++)
    {
        for (uint32_t bits = 0; bits < 16; bits++)
        {
            product p = make_product(&edge_kernels[i], bits & 1, bits >> 1 & 1, bits >> 2 & 1, plain(bits >> 3));
            CHECK(run_product(&device, &p));
            p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
            CHECK(run_product(&device, &p));
        }
    }
}

static void one_wide_products_are_exact(void)
{
    for (uint32_t i = 0; i < edge_count; i++)
    {
        uint32_t wide = 2 * edge_kernels[i].tile_m + 5;
        uint32_t shapes[][3] = {{1, wide, wide}, {wide, 1, wide}, {wide, wide, 1},
                                {1, 1, wide},    {1, wide, 1},    {wide, 1, 1}};
        for (uint32_t shape = 0; shape < 6; shape++)
        {
            product p =
                make_product(&edge_kernels[i], shapes[shape][0], shapes[shape][1], shapes[shape][2], plain(false));
            CHECK(run_product(&device, &p));
            p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
            p.desc.workers = 5;
            CHECK(run_product(&device, &p));
        }
    }
}

static void every_rest_of_k_is_exact(void)
{
    for (uint32_t i = 0; i < edge_count; i++)
    {
        for (uint32_t k = 1; k <= 2 * edge_kernels[i].tile_k + 1; k += k < 20 ? 1 : 7)
        {
            product p = make_product(&edge_kernels[i], 7, 5, k, plain(false));
            CHECK(run_product(&device, &p));
            p.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
            p.desc.splits = (k - 1) / edge_kernels[i].tile_k + 1;
            CHECK(run_product(&device, &p));
        }
    }
}

/* ---- packing --------------------------------------------------------------------------------- */

/* Packed lines end in zeros where others are read element by element: the kernel adds the same numbers. */
static void check_packed_bits(product* p)
{
    p->desc.packing = SK_PACKING_NEVER;
    CHECK(run_product(&device, p));
    size_t size = device.used;
    unsigned char* wanted = malloc(size);
    memcpy(wanted, device.arena.mapped, size);
    p->desc.packing = SK_PACKING_ALWAYS;
    CHECK(run_product(&device, p));
    CHECK(device.used == size && memcmp(wanted, device.arena.mapped, size) == 0);
    free(wanted);
}

/* Of the last tiles' rows and columns some fill vectors, and some do not. */
static void packing_changes_no_bit(void)
{
    for (uint32_t i = 0; i < edge_count; i++)
    {
        const sk_kernel_info* kernel = &edge_kernels[i];
        specialization s = {.a_k_contiguous = i % 2 == 0, .b_k_contiguous = i % 2 == 1};
        if (kernel->multiply == SK_MULTIPLY_ARRANGED) /* packed always */
        {
            continue;
        }
        product p = make_product(kernel, kernel->tile_m + 13, kernel->tile_n + 13, 5 * kernel->tile_k + 1, s);
        p.values = VALUES_REALS;
        p.desc.batch_count = 2;
        p.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        p.desc.splits = 2;
        check_packed_bits(&p);
    }
}

/* ---- sub-matrices ----------------------------------------------------------------------------- */

/* Moves A to the columns behind those of D, between D's rows. */
static void move_a_beside_d(placement* placed, uint64_t* seed)
{
    placed->a.first = placed->d.first + placed->d.columns * element_size(placed->d.type);
    for (uint32_t row = 0; row < placed->a.rows; row++)
    {
        for (uint32_t column = 0; column < placed->a.columns; column++)
        {
            set_element(&device, &placed->a, 0, row, column, (double)draw_below(seed, 3));
        }
    }
}

/* D = 2 D - A B, where D and A are columns of one matrix, as in the trailing update of an LU factorization. */
static product make_update(const sk_kernel_info* kernel, uint32_t padding)
{
    uint32_t k = 2 * kernel->tile_k + 3 < 100 ? 2 * kernel->tile_k + 3 : 100;
    product p = make_product(kernel, kernel->tile_m + 5, kernel->tile_n + 8, k, plain(true));
    uint32_t of_input = (uint32_t)element_size(kernel->input), of_output = (uint32_t)element_size(kernel->output);
    p.in_place = true;
    p.desc.d.leading_dimension = p.desc.c.leading_dimension = p.desc.n + k + padding;
    p.desc.a.leading_dimension = p.desc.d.leading_dimension * of_output / of_input;
    return p;
}

static bool run_update(const product* p)
{
    placement placed;
    sk_plan* plan;
    uint64_t seed = 1;
    clear_arena(&device);
    if (!place_product(&device, p, &placed) || sk_create_gemm_plan(device.context, &p->desc, &plan) != SK_SUCCESS)
    {
        return false;
    }
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    bool ready = size == 0 || prepare_workspace(&device, size);
    move_a_beside_d(&placed, &seed);
    remember_arena(&device);
    sk_gemm_args args = make_args(&device, p, &placed);
    args.workspace = workspace_of(&device, size);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = ready && sk_gemm(commands, plan, &args) == SK_SUCCESS;
    bool right = submit_gpu_commands(&device.g, commands) && recorded && check_product(&device, p, &placed, plan);
    sk_destroy_plan(plan);
    return right;
}

static void operands_may_be_columns_of_one_matrix(void)
{
    for (uint32_t i = 0; i < edge_count; i++)
    {
        for (uint32_t padding = 0; padding < 10; padding += 3)
        {
            product p = make_update(&edge_kernels[i], padding);
            CHECK(run_update(&p));
            p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
            p.desc.workers = 3;
            CHECK(run_update(&p));
        }
    }
}

/* ---- special values -------------------------------------------------------------------------- */

static void fill_with(const rig* r, const matrix* x, double value)
{
    for (uint32_t row = 0; row < x->rows; row++)
    {
        for (uint32_t column = 0; column < x->columns; column++)
        {
            set_element(r, x, 0, row, column, value);
        }
    }
}

/* What nobody may read: NaN, where the type has it. */
static void put_nan_into_c(const rig* r, const placement* placed)
{
    fill_with(r, &placed->c, is_integer(placed->c.type) ? 77.0 : NAN);
}

static void put_nan_into_a_and_b(const rig* r, const placement* placed)
{
    bool is_of_integers = is_integer(placed->a.type);
    fill_with(r, &placed->a, is_of_integers ? 77.0 : NAN);
    fill_with(r, &placed->b, is_of_integers ? 99.0 : INFINITY);
}

static void beta_0_does_not_read_c_and_alpha_0_does_not_read_a_and_b(void)
{
    for (uint32_t i = 0; i < edge_count; i++)
    {
        product p = make_product(&edge_kernels[i], 37, 41, edge_kernels[i].tile_k + 18, plain(true));
        p.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        p.desc.splits = 2;
        p.beta = 0.0f;
        p.edit = put_nan_into_c;
        CHECK(run_product(&device, &p));
        p.in_place = true;
        CHECK(run_product(&device, &p));
        p.beta = 3.0f;
        p.alpha = 0.0f;
        p.edit = put_nan_into_a_and_b;
        CHECK(run_product(&device, &p));
        p.desc.fixup = SK_FIXUP_SEPARATE_PASS;
        CHECK(run_product(&device, &p));
        p.beta = 0.0f;
        CHECK(run_product(&device, &p));
    }
}

/* Some in the first, some in the last tile, some in the rest of k; next to zeros, which make a NaN of infinity. */
static void put_in_some(const rig* r, const placement* placed)
{
    const matrix *a = &placed->a, *b = &placed->b, *c = &placed->c;
    set_element(r, a, 0, 1, 2, NAN);
    set_element(r, a, 0, 3, a->columns - 1, INFINITY);
    set_element(r, a, 0, a->rows - 1, 0, -INFINITY);
    set_element(r, b, 0, a->columns - 1, 5, INFINITY);
    set_element(r, b, 0, 2, b->columns - 1, -INFINITY);
    set_element(r, b, 0, a->columns - 1, 7, 0.0);
    if (c->rows > 0)
    {
        set_element(r, c, 0, 6, 6, NAN);
        set_element(r, c, 0, 8, 5, -INFINITY);
    }
}

static void put_in_some_without_c(const rig* r, const placement* placed)
{
    placement without_c = *placed;
    without_c.c.rows = 0;
    put_in_some(r, &without_c);
}

static void nan_and_infinity_propagate_as_in_blas(void)
{
    for (uint32_t i = 0; i < edge_count; i++)
    {
        for (uint32_t decomposition = SK_DECOMPOSITION_DATA_PARALLEL; decomposition < 4; decomposition++)
        {
            if (is_integer(edge_kernels[i].input))
            {
                continue;
            }
            product p = make_product(&edge_kernels[i], 37, 41, 50, plain(false));
            p.desc.decomposition = (sk_decomposition)decomposition;
            p.edit = put_in_some_without_c;
            CHECK(run_product(&device, &p));
            p = make_product(&edge_kernels[i], 37, 41, edge_kernels[i].tile_k + 18, plain(true));
            p.edit = put_in_some;
            CHECK(run_product(&device, &p));
        }
    }
}

/* ---- integers -------------------------------------------------------------------------------- */

static void put_in_extremes(const rig* r, const placement* placed)
{
    bool is_signed = placed->a.type == SK_TYPE_S8;
    fill_with(r, &placed->a, is_signed ? -128.0 : 255.0);
    fill_with(r, &placed->b, is_signed ? -128.0 : 255.0);
}

/* Sums of the largest products, and what wraps modulo 2^32: 3 times -128 * -128 * 65536 does. */
static void integers_keep_32_bits_and_wrap(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t k = 1000; is_integer(kernels[i].output) && k <= 65536; k += 64536)
        {
            product p = make_product(&kernels[i], 3, 5, k, plain(true));
            p.alpha = 3.0f;
            p.edit = put_in_extremes;
            p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
            p.desc.workers = 3;
            CHECK(run_product(&device, &p));
            count++;
        }
    }
    if (count == 0)
    {
        SKIP("no kernel with integer results");
    }
}

/* ---- 8-bit floats ---------------------------------------------------------------------------- */

static void put_in_all_bytes(const rig* r, const placement* placed)
{
    for (uint32_t i = 0; i < 256; i++)
    {
        ((unsigned char*)r->arena.mapped)[locate_element(&placed->a, 0, i, 0)] = (unsigned char)i;
        ((unsigned char*)r->arena.mapped)[locate_element(&placed->b, 0, 0, i)] = (unsigned char)i;
    }
}

/* Products of two are exact in f32. */
static void every_pair_of_8_bit_floats_is_multiplied_exactly(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        if (kernels[i].input == SK_TYPE_E4M3 || kernels[i].input == SK_TYPE_E5M2)
        {
            product p = make_product(&kernels[i], 256, 256, 1, plain(false));
            p.edit = put_in_all_bytes;
            CHECK(run_product(&device, &p));
            count++;
        }
    }
    if (count == 0)
    {
        SKIP("no kernel for 8-bit floats");
    }
}

/* ---- rounding to f16 and bf16 ---------------------------------------------------------------- */

/* k = 2: D[i][j] = 1024 a + b with a, b in 0..., all the integers around which halves and bf16 change their spacing. */
static void spread_integers(const rig* r, const placement* placed)
{
    for (uint32_t row = 0; row < placed->a.rows; row++)
    {
        set_element(r, &placed->a, 0, row, 0, row);
        set_element(r, &placed->a, 0, row, 1, 1.0);
    }
    for (uint32_t column = 0; column < placed->b.columns; column++)
    {
        set_element(r, &placed->b, 0, 0, column, 1024.0);
        set_element(r, &placed->b, 0, 1, column, column);
    }
}

/* Values whose sign, size and distance from a tie vary: f16 becomes infinite at 65520, not before, and bf16 at 65408
 * times 2^112. The last ones are infinities, NaN, and zeros that become NaN. */
static void run_roundings(rig* r, const sk_kernel_info* kernel)
{
    static const float alphas_f16[] = {1.0f, -1.0f, 0x1p-20f, -0x1p-24f, -INFINITY, NAN};
    static const float alphas_bf16[] = {1.0f, -0x1p112f, 0x1p-120f, -0x1p-126f, -INFINITY, NAN};
    const float* alphas = kernel->output == SK_TYPE_F16 ? alphas_f16 : alphas_bf16;
    product p = make_product(kernel, 67, 70, 2, plain(false));
    p.edit = spread_integers;
    CHECK(run_product(r, &p));
    specialization aligned = plain(false);
    aligned.aligned = true;
    p = make_product(kernel, 67, 72, 2, aligned);
    p.edit = spread_integers;
    CHECK(run_product(r, &p));
    for (uint32_t i = 0; i < COUNT(alphas_f16); i++)
    {
        p = make_product(kernel, 67, 70, 2, plain(true));
        p.alpha = alphas[i];
        p.beta = 0.0f;
        p.edit = spread_integers;
        CHECK(run_product(r, &p));
    }
}

static void narrow_results_round_to_nearest_even_and_overflow_to_infinity(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        const sk_kernel_info* kernel = &kernels[i];
        bool is_narrow = kernel->output == SK_TYPE_F16 || kernel->output == SK_TYPE_BF16;
        bool is_asked = kernel_count == 1 || !is_thin(&device, kernel);
        if (is_asked && is_narrow && element_size(kernel->input) == 2 && kernel->accumulator == SK_TYPE_F32)
        {
            run_roundings(&device, kernel);
            count++;
        }
    }
    if (count == 0)
    {
        SKIP("no kernel with f16 or bf16 results");
    }
}

/* The same with kernels that must round in integers, because the device does not promise how it rounds. */
static void halves_round_alike_on_a_device_that_cannot_be_told_to(void)
{
    sk_context* context = device.context;
    if (CHECK_EQ(create_context_without_rounding(&device.g, &device.context), SK_SUCCESS))
    {
        narrow_results_round_to_nearest_even_and_overflow_to_infinity();
        sk_destroy_context(device.context);
    }
    device.context = context;
}

/* ---------------------------------------------------------------------------------------------- */

static const char* asked; /* a part of the names of cases */

#define RUN_ASKED(name)       \
    if (strstr(#name, asked)) \
    {                         \
        RUN(name);            \
    }

int main(int argc, char** argv)
{
    asked = argc > 2 ? argv[2] : "";
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 1 ? argv[1] : NULL, kernels);
    edge_count = list_edge_kernels(edge_kernels);
    RUN_ASKED(extents_of_0_and_1_are_exact);
    RUN_ASKED(one_wide_products_are_exact);
    RUN_ASKED(every_rest_of_k_is_exact);
    RUN_ASKED(packing_changes_no_bit);
    RUN_ASKED(operands_may_be_columns_of_one_matrix);
    RUN_ASKED(beta_0_does_not_read_c_and_alpha_0_does_not_read_a_and_b);
    RUN_ASKED(nan_and_infinity_propagate_as_in_blas);
    RUN_ASKED(integers_keep_32_bits_and_wrap);
    RUN_ASKED(every_pair_of_8_bit_floats_is_multiplied_exactly);
    RUN_ASKED(narrow_results_round_to_nearest_even_and_overflow_to_infinity);
    RUN_ASKED(halves_round_alike_on_a_device_that_cannot_be_told_to);
    close_rig(&device);
    return CHECK_DONE();
}
