/* test_shares.c - a product in shares of k has the bits of one plan: sums go from share to share in the accumulator's
 * type, and the last one runs the epilogue, once. A narrower D is rounded from its sums, by a shader that rounds as the
 * host does.
 *
 *     test_shares
 */
#include "course/shader.h"
#include "course/status.h"
#include "parts/matrices/element.h"
#include "check.h"
#include "multiply.h"

#include <stdlib.h>

enum
{
    M = 37,
    N = 45,
    K = 160,
    SHARES = 3,
    SUMS = 1 << 20, /* that are rounded; below that, of each upper half of the bits some */
    BEHIND = 8      /* bytes that must stay as they are */
};

static gpu g;
static sk_context* context;
static gpu_buffer a, b, bias, sums, whole, rounded, workspace;
static bool lacks; /* the device a feature that the last plan needs */

/* ---- rounding -------------------------------------------------------------------------------- */

static const struct
{
    const char* name;
    sk_type from, to;
} roundings[] = {
    {"round_f32_f16", SK_TYPE_F32, SK_TYPE_F16},
    {"round_f32_bf16", SK_TYPE_F32, SK_TYPE_BF16},
    {"round_s32_f16", SK_TYPE_S32, SK_TYPE_F16},
    {"round_s32_f32", SK_TYPE_S32, SK_TYPE_F32},
};

static bool round_on_device(const char* name, uint32_t count, uint32_t groups)
{
    const uint32_t invocations = 64;
    shader s = {0};
    bool done = CHECK(create_shader(&g, name, &invocations, 1, &s));
    s.groups = groups;
    put_address(s.push, sums.address);
    put_address(s.push + 2, rounded.address);
    s.push[4] = count;
    VkCommandBuffer commands = done ? begin_gpu_commands(&g) : VK_NULL_HANDLE;
    done = done && CHECK(record_shader(commands, 1, &s)) && CHECK(submit_gpu_commands(&g, commands));
    destroy_shader(&s);
    return done;
}

/* Words of sums; the host rounds them as distributed's round_sums() does. */
static void check_rounding(uint32_t which, uint32_t count, uint32_t groups)
{
    sk_type from = roundings[which].from, to = roundings[which].to;
    unsigned char* found = rounded.mapped;
    size_t size = element_size(to), end = (count * size + 3) / 4 * 4;
    memset(found, 0xa5, end + BEHIND);
    bool right = round_on_device(roundings[which].name, count, groups);
    for (uint32_t i = 0; i < count && right; i++)
    {
        unsigned char wanted[4];
        store_element(to, wanted, (double)(float)load_element(from, (unsigned char*)sums.mapped + (size_t)4 * i));
        right = CHECK(memcmp(found + i * size, wanted, size) == 0);
        if (!right)
        {
            CHECK_NOTE("%s: 0x%08x\n", roundings[which].name, ((const uint32_t*)sums.mapped)[i]);
        }
    }
    for (size_t i = end; i < end + BEHIND && right; i++)
    {
        right = CHECK_EQ(found[i], 0xa5);
    }
}

static void sums_are_rounded_as_on_the_host(void)
{
    static const uint32_t LOW[] = {0,      1,      0xfff,  0x1000, 0x1001, 0x1fff, 0x2000, 0x3000,
                                   0x7fff, 0x8000, 0x8001, 0x9000, 0xb000, 0xefff, 0xf000, 0xffff};
    uint32_t* words = sums.mapped;
    for (uint32_t i = 0; i < SUMS; i++)
    {
        words[i] = (i / 16u) << 16 | LOW[i % 16u];
    }
    for (uint32_t which = 0; which < sizeof roundings / sizeof roundings[0]; which++)
    {
        check_rounding(which, SUMS, 100);
    }
}

static void any_number_of_sums_is_rounded(void)
{
    uint64_t state = 1;
    uint32_t* words = sums.mapped;
    for (uint32_t i = 0; i < 5000; i++)
    {
        words[i] = draw_bits(&state);
    }
    for (uint32_t round = 0; round < 40; round++)
    {
        uint32_t count = round < 10 ? round : draw_below(&state, 5000);
        check_rounding(round % 4u, count, 1 + draw_below(&state, 12));
    }
}

/* ---- shares ---------------------------------------------------------------------------------- */

static sk_gemm_desc describe(sk_type type, sk_type d, uint32_t k)
{
    sk_gemm_desc desc = {0};
    desc.m = M;
    desc.n = N;
    desc.k = k;
    desc.a.type = desc.b.type = type;
    desc.a.leading_dimension = K;
    desc.c.type = desc.d.type = d;
    return desc;
}

/* What the last share does besides: of integers nothing. */
static void add_epilogue(sk_gemm_desc* desc)
{
    desc->activation = SK_ACTIVATION_RELU;
    desc->bias = SK_BIAS_ALONG_N;
}

static bool run(const sk_gemm_desc* desc, const sk_gemm_args* wanted)
{
    sk_gemm_args args = *wanted;
    sk_plan* plan = NULL;
    sk_result result = sk_create_gemm_plan(context, desc, &plan);
    lacks = result == SK_ERROR_MISSING_FEATURE;
    if (lacks || !CHECK_EQ(result, SK_SUCCESS))
    {
        return false;
    }
    VkCommandBuffer commands = begin_gpu_commands(&g);
    args.workspace = make_gpu_matrix(&workspace, 0);
    bool done = CHECK(sk_query_plan(plan).workspace_size <= workspace.size) &&
                CHECK_EQ(sk_clear_workspace(commands, context, args.workspace), SK_SUCCESS) &&
                CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    done = CHECK(submit_gpu_commands(&g, commands)) && done;
    sk_destroy_plan(plan);
    return done;
}

/* k of which a share begins; shares are unlike. */
static uint32_t begin_of(uint32_t share)
{
    static const uint32_t BEGINS[] = {0, 72, 104, K};
    return BEGINS[share];
}

static bool run_shares(sk_type type, sk_type accumulator, bool has_epilogue)
{
    size_t size = element_size(type);
    bool done = true;
    for (uint32_t i = 0; i < SHARES && done; i++)
    {
        sk_gemm_desc desc = describe(type, accumulator, begin_of(i + 1) - begin_of(i));
        sk_gemm_args args = {0};
        desc.epilogue = SK_EPILOGUE_LINEAR;
        args.a = make_gpu_matrix(&a, begin_of(i) * size);
        args.b = make_gpu_matrix(&b, (VkDeviceSize)begin_of(i) * N * size);
        args.c = args.d = make_gpu_matrix(&sums, 0);
        args.alpha = 1.0;
        args.beta = i > 0 ? 1.0 : 0.0;
        if (i + 1 == SHARES && has_epilogue)
        {
            add_epilogue(&desc);
            args.bias = make_gpu_matrix(&bias, 0);
        }
        done = run(&desc, &args);
    }
    return done;
}

static bool run_whole(sk_type type, sk_type d, bool has_epilogue)
{
    sk_gemm_desc desc = describe(type, d, K);
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&a, 0);
    args.b = make_gpu_matrix(&b, 0);
    args.d = make_gpu_matrix(&whole, 0);
    if (has_epilogue)
    {
        add_epilogue(&desc);
        args.bias = make_gpu_matrix(&bias, 0);
    }
    return run(&desc, &args);
}

/* Integers whose sums are exact, and large enough that narrow types round them. */
static void fill(sk_type type)
{
    uint64_t state = 7;
    for (uint32_t i = 0; i < M * K; i++)
    {
        store_element(type, (unsigned char*)a.mapped + i * element_size(type), (double)draw_below(&state, 40) - 13.0);
    }
    for (uint32_t i = 0; i < K * N; i++)
    {
        store_element(type, (unsigned char*)b.mapped + i * element_size(type), (double)draw_below(&state, 40) - 13.0);
    }
    for (uint32_t i = 0; i < N; i++)
    {
        ((float*)bias.mapped)[i] = (float)draw_below(&state, 2000) - 1000.0f;
    }
}

/* False: the device lacks a feature. */
static bool try_types(sk_type type, sk_type accumulator, sk_type d, const char* rounding)
{
    bool has_epilogue = accumulator == SK_TYPE_F32;
    fill(type);
    memset(sums.mapped, 0xff, M * N * sizeof(float));
    bool done = run_shares(type, accumulator, has_epilogue) && run_whole(type, d, has_epilogue);
    done = done && (!rounding || round_on_device(rounding, M * N, 3));
    const void* found = rounding ? rounded.mapped : sums.mapped;
    return !lacks && CHECK(done && memcmp(found, whole.mapped, M * N * element_size(d)) == 0);
}

static void shares_of_k_run_the_epilogue_once(void)
{
    bool any = try_types(SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, NULL);
    any |= try_types(SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F32, NULL);
    any |= try_types(SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_S32, NULL);
    if (!any)
    {
        SKIP("the device lacks features for f32, f16 and s8");
    }
}

static void a_narrow_d_is_rounded_from_the_sums_of_shares(void)
{
    bool any = try_types(SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, "round_f32_f16");
    any |= try_types(SK_TYPE_BF16, SK_TYPE_F32, SK_TYPE_BF16, "round_f32_bf16");
    any |= try_types(SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_F16, "round_s32_f16");
    any |= try_types(SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_F32, "round_s32_f32");
    if (!any)
    {
        SKIP("the device lacks features for f16, bf16 and s8");
    }
}

int main(void)
{
    gpu_buffer* const buffers[] = {&a, &b, &bias, &whole, &rounded, &sums};
    bool done = open_context(&g, NULL, &context) == DONE;
    for (size_t i = 0; i < sizeof buffers / sizeof buffers[0]; i++)
    {
        done = done && CHECK(create_gpu_buffer(&g, 4 * SUMS + BEHIND, GPU_HOST, buffers[i]));
    }
    if (done && CHECK(create_gpu_buffer(&g, 16 << 20, GPU_DEVICE, &workspace)))
    {
        RUN(sums_are_rounded_as_on_the_host);
        RUN(any_number_of_sums_is_rounded);
        RUN(shares_of_k_run_the_epilogue_once);
        RUN(a_narrow_d_is_rounded_from_the_sums_of_shares);
    }
    for (size_t i = 0; i < sizeof buffers / sizeof buffers[0]; i++)
    {
        destroy_gpu_buffer(&g, buffers[i]);
    }
    destroy_gpu_buffer(&g, &workspace);
    sk_destroy_context(context);
    close_gpu(&g);
    return CHECK_DONE();
}
