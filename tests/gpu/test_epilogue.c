/* test_epilogue.c - scales, bias, activations, limits and residual: exactly once for each element, whatever splits its
 * tile; activations over all floats; batches whose matrices lie anywhere.
 *
 *     test_epilogue [PART]    only kernels whose name contains PART
 */
#include "check.h"
#include "larger.h"
#include "multiply.h"

#include <math.h>
#include <string.h>

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

static rig device;
/* One for each type of inputs and way to multiply, with the narrowest D. */
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;

/* A kernel of integers or doubles has no epilogue but alpha, beta and C. */
#define SKIP_WITHOUT_KERNELS()                 \
    do                                         \
    {                                          \
        if (kernel_count == 0)                 \
        {                                      \
            SKIP("no kernel takes all parts"); \
        }                                      \
    } while (0)

/* Kernels that differ in the type of D alone, and small-dot kernels of any types, share all but conversions. */
static void list_tested_kernels(const char* part)
{
    sk_kernel_info all[MOST_KERNELS];
    uint32_t count = list_kernels(&device, part, all);
    for (uint32_t i = 0; i < count; i++)
    {
        bool takes_all = !is_integer(all[i].output) && all[i].output != SK_TYPE_F64;
        bool is_first = takes_all && !is_thin(&device, &all[i]);
        for (uint32_t j = 0; j < count; j++)
        {
            bool is_dot = all[i].multiply == SK_MULTIPLY_DOT;
            bool alike = all[j].multiply == all[i].multiply && (is_dot || all[j].input == all[i].input);
            is_first = is_first && (j >= i || !alike || !is_on_cpu(&device));
        }
        if (is_first)
        {
            kernels[kernel_count++] = all[i];
        }
    }
}

/* ---- every decomposition and fixup ----------------------------------------------------------- */

/* One for each way in which a tile ends. */
static const sk_gemm_desc decompositions[] = {
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL, .workers = 3},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 3, .fixup = SK_FIXUP_LAST_ARRIVER},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 7, .fixup = SK_FIXUP_LAST_ARRIVER},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .fixup = SK_FIXUP_LAST_ARRIVER},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 2, .fixup = SK_FIXUP_SEPARATE_PASS},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 5, .fixup = SK_FIXUP_SEPARATE_PASS},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .fixup = SK_FIXUP_SEPARATE_PASS},
};

/* Parts that show whether they ran twice: D = relu(...) clamped, and D itself added. */
typedef struct choice
{
    specialization s;
    uint32_t parts;
} choice;

enum
{
    SCALE_M = 1,
    SCALE_N = 2,
    CLAMP = 4,
    RESIDUAL = 8,
    TRANSPOSED = 16,
    BIAS_M = 32,
    BIAS_N = 64,
    RELU = 96,
    GELU_TANH = 192
};

static const choice choices[] = {
    {{.a_k_contiguous = true, .aligned = true, .linear = true}, SCALE_M + SCALE_N + CLAMP + RESIDUAL + BIAS_N + RELU},
    {{.b_k_contiguous = true}, SCALE_N + RESIDUAL + BIAS_M},
    {{.aligned = true}, SCALE_M + RESIDUAL + TRANSPOSED + BIAS_N + RELU},
    {{.a_k_contiguous = true}, BIAS_N + GELU_TANH},
};

/* Whether a kernel takes every case: one does on a CPU driver, which compiles for seconds. */
static bool is_thorough(const sk_kernel_info* kernel)
{
    return kernel == kernels || !is_on_cpu(&device);
}

static product make_product(const sk_kernel_info* kernel, const choice* c, uint32_t batch_count, uint32_t variant)
{
    static const float alphas[] = {2.0f, -1.0f, 0.5f}, betas[] = {-1.0f, 2.0f, 1.0f};
    uint32_t padding[4] = {variant % 2, variant % 3, variant % 5, variant % 2};
    product p = {.seed = variant, .alpha = alphas[variant % 3], .beta = betas[variant % 3]};
    specialize(&p, kernel, c->s, variant % 2 == 1);
    p.desc.m = 2 * kernel->tile_m + 5;
    p.desc.n = kernel->tile_n + 3;
    p.desc.k = 3 * kernel->tile_k + 1;
    p.desc.batch_count = batch_count;
    p.offset_vectors = variant % 3;
    p.offset_residual = variant % 4;
    p.offset_c = variant % 5;
    p.by_address = variant % 4 == 3;
    set_parts(&p, c->parts);
    p.in_place = variant % 3 == 0 && p.desc.residual.layout == p.desc.d.layout;
    lay_out(&p, c->s, padding, variant % 4 == 2);
    return p;
}

static void run_choice(const sk_kernel_info* kernel, const choice* c, uint32_t variant)
{
    const char* larger = find_larger_kernel(device.context, kernel);
    for (uint32_t i = 0; i < COUNT(decompositions); i += is_thorough(kernel) ? 1 : 2)
    {
        product p = make_product(kernel, c, 1 + i % 2, variant + i);
        p.desc.decomposition = decompositions[i].decomposition;
        p.desc.fixup = decompositions[i].fixup;
        p.desc.workers = decompositions[i].workers;
        p.desc.splits = decompositions[i].splits;
        CHECK(run_product(&device, &p));
    }
    if (larger && c == choices && is_thorough(kernel))
    {
        product p = make_product(kernel, c, 1, 1);
        p.desc.kernel = larger;
        p.desc.last_wave_kernel = kernel->name;
        p.desc.decomposition = SK_DECOMPOSITION_RETILED;
        p.desc.workers = 2;
        CHECK(run_product(&device, &p));
    }
}

static void every_part_runs_once_whatever_splits_the_tile(void)
{
    SKIP_WITHOUT_KERNELS();
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t c = 0; c < (is_thorough(&kernels[i]) ? COUNT(choices) : 1); c++)
        {
            run_choice(&kernels[i], &choices[c], 7 * i + 3 * c);
        }
    }
}

/* ---- activations ----------------------------------------------------------------------------- */

/* Floats of every size and sign, half of them between -32 and 32; infinities, zeros and NaN. */
static float value_at(uint32_t i, uint64_t* state)
{
    static const float special[] = {0.0f,   -0.0f, INFINITY, -INFINITY, NAN,      -NAN,  3.4e38f, -3.4e38f,
                                    1e-40f, 16.0f, -16.0f,   -87.0f,    -87.001f, 88.8f, -88.8f,  -1e-40f};
    uint32_t bits = draw_bits(state);
    float value;
    memcpy(&value, &bits, sizeof value);
    return i < COUNT(special) ? special[i] : i % 2 ? (float)(int32_t)bits / 67108864.0f : value;
}

/* C is the values, A and B are left out: D = shape(C). */
static void put_values_into_c(const rig* r, const placement* placed)
{
    uint64_t state = 1;
    for (uint32_t row = 0; row < placed->c.rows; row++)
    {
        for (uint32_t column = 0; column < placed->c.columns; column++)
        {
            set_element(r, &placed->c, 0, row, column, value_at(row * placed->c.columns + column, &state));
        }
    }
}

static void run_activation(const sk_kernel_info* kernel, uint32_t parts)
{
    static const uint32_t packed[4];
    specialization s = {.aligned = true, .linear = true};
    product p = {.beta = 1.0f, .edit = put_values_into_c};
    specialize(&p, kernel, s, false);
    p.desc.m = 256;
    p.desc.n = 256;
    p.desc.k = 8;
    set_parts(&p, parts);
    lay_out(&p, s, packed, false);
    CHECK(run_product(&device, &p));
}

static void activations_keep_their_bounds_for_all_floats(void)
{
    SKIP_WITHOUT_KERNELS();
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        uint32_t count = is_thorough(&kernels[i]) ? VALUES_OF(SK_ACTIVATIONS) : 1;
        for (uint32_t activation = 0; activation < count; activation++)
        {
            run_activation(&kernels[i], 96 * activation + (activation % 2 == 0 ? CLAMP : 0));
        }
    }
}

/* ---- arrays of addresses --------------------------------------------------------------------- */

/* Whether a launch takes the pipeline for 16-byte accesses. */
static bool is_launched_aligned(const product* p)
{
    placement placed;
    sk_plan* plan;
    sk_launch_info info = {0};
    sk_gemm_desc desc = desc_of(p);
    clear_arena(&device);
    if (CHECK(place_product(&device, p, &placed)) && CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), 0))
    {
        sk_gemm_args args = make_args(&device, p, &placed);
        args.workspace = (sk_buffer){.address = 1 << 20, .size = VK_WHOLE_SIZE};
        CHECK_EQ(sk_query_gemm_launch(plan, &args, &info), SK_SUCCESS);
        sk_destroy_plan(plan);
    }
    return info.aligned;
}

/* Every decomposition crosses batches; the fast path only where the arguments vouch for the addresses. */
static void batches_of_addresses_are_exact(void)
{
    SKIP_WITHOUT_KERNELS();
    for (uint32_t i = 0; i < 2 * kernel_count; i++)
    {
        const sk_kernel_info* kernel = &kernels[i / 2];
        choice c = choices[0];
        c.s.aligned = i % 2 == 0;
        bool is_arranged =
            kernel->multiply == SK_MULTIPLY_ARRANGED; /* of matrices that lie anywhere there are no copies */
        bool takes_part = !is_arranged && (c.s.aligned || is_thorough(kernel));
        for (uint32_t d = 0; d < COUNT(decompositions) && takes_part; d += 2)
        {
            product p = make_product(kernel, &c, 3, d + i);
            p.desc.pointers = true;
            p.pointers_aligned = c.s.aligned;
            p.beta = d == 0 ? 0.0f : p.beta; /* then args.c is not read */
            p.desc.decomposition = decompositions[d].decomposition;
            p.desc.fixup = decompositions[d].fixup;
            p.desc.workers = decompositions[d].workers;
            p.desc.splits = decompositions[d].splits;
            CHECK(run_product(&device, &p));
            CHECK_EQ(is_launched_aligned(&p), c.s.aligned);
        }
    }
}

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    list_tested_kernels(argc > 1 ? argv[1] : NULL);
    RUN(every_part_runs_once_whatever_splits_the_tile);
    RUN(activations_keep_their_bounds_for_all_floats);
    RUN(batches_of_addresses_are_exact);
    close_rig(&device);
    return CHECK_DONE();
}
