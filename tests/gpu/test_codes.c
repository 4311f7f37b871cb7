/* test_codes.c - every code of every type in blocks, with scales of any bits, is decoded by kernels as sk_dequantize()
 * decodes it: an identity is multiplied by the blocks. A NaN stays one.
 *
 *     test_codes [SEED [PART]]    PART: of the kernels' names */
#include "check.h"
#include "multiply.h"
#include "quantized.h"
#include "streamk_blocks.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum
{
    K = 256,
    N = 24,
    ROOM = 4 * K * K + 4 * K * N + 4 * K * N + 1024, /* bytes */
    TRIES = 100000
};

static rig device;
static gpu_buffer memory;
static sk_kernel_info kernels[2 * MOST_KERNELS];
static uint64_t seed = 1;

static unsigned char blocks[4 * K * N];
static float values[K * N];

/* Types of 16 bits hold them as normal numbers. */
static bool are_moderate(const float* numbers, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
    {
        float size = fabsf(numbers[i]);
        if (size != 0.0f && !(size >= 0x1p-14f && size < 0x1p15f))
            return false;
    }
    return true;
}

/* Any bits; of E4M3 every code in turn, but NaN. */
static void draw_bytes(sk_type type, uint64_t* state, uint32_t number, unsigned char* block)
{
    size_t size = element_size(type);
    for (uint32_t i = 0; i < size; i++)
    {
        bool is_code = type == SK_TYPE_E4M3_G128 && i >= 4;
        uint32_t code = (number * 128 + i - 4) & 255u;
        block[i] = (unsigned char)(!is_code ? draw_bits(state) : (code & 127u) == 127u ? 0 : code);
    }
}

static bool draw_blocks(sk_type type, uint64_t* state)
{
    uint32_t elements = block_elements(type);
    size_t size = element_size(type);
    for (uint32_t i = 0; i < K * N / elements; i++)
    {
        uint32_t tries = 0;
        do
        {
            draw_bytes(type, state, i, blocks + i * size);
            sk_dequantize(type, blocks + i * size, elements, values + i * elements);
        } while (!are_moderate(values + i * elements, elements) && ++tries < TRIES);
        if (!CHECK(tries < TRIES))
            return false;
    }
    return true;
}

static sk_buffer at(VkDeviceSize offset, VkDeviceSize size)
{
    sk_buffer buffer = {.buffer = memory.buffer, .offset = offset, .size = size};
    return buffer;
}

static float rounded(sk_type type, float value)
{
    unsigned char element[8];
    store_element(type, element, (double)value);
    return (float)load_element(type, element);
}

/* D of an identity times the blocks, or NaN. */
static bool multiply(const sk_plan* plan, const sk_kernel_info* kernel, sk_type type, const unsigned char** d)
{
    size_t size = element_size(kernel->input), d_size = element_size(kernel->output);
    size_t b_begin = (size_t)4 * K * K, d_begin = b_begin + (size_t)4 * K * N;
    size_t b_size = (size_t)sk_blocks_size(type, K * N);
    sk_plan_info info = sk_query_plan(plan);
    unsigned char* mapped = memory.mapped;
    memset(mapped, 0xff, ROOM);
    for (size_t i = 0; i < (size_t)K * K; i++)
        store_element(kernel->input, mapped + i * size, i / K == i % K ? 1.0 : 0.0);
    memcpy(mapped + b_begin, blocks, b_size);
    sk_gemm_args args = {.a = at(0, (VkDeviceSize)K * K * size), .b = at(b_begin, b_size)};
    args.d = at(d_begin, (VkDeviceSize)K * N * d_size);
    if (info.workspace_size > 0 && !prepare_workspace(&device, info.workspace_size))
        return false;
    args.workspace = workspace_of(&device, info.workspace_size);
    *d = mapped + d_begin;
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
    return submit_gpu_commands(&device.g, commands) && recorded;
}

static void compare(const sk_plan* plan, const sk_kernel_info* kernel, sk_type type, uint32_t nan_column)
{
    const unsigned char* d = NULL;
    bool decodes = sk_query_plan(plan).decodes;
    unsigned wrong = 0;
    if (!CHECK(multiply(plan, kernel, type, &d)))
        return;
    for (uint32_t i = 0; i < K * N; i++)
    {
        uint32_t n = i % N, k = i / N;
        float value = decodes ? rounded(kernel->input, values[n * K + k]) : values[n * K + k];
        double found = load_element(kernel->output, d + (size_t)i * element_size(kernel->output));
        bool right = n == nan_column ? isnan(found) : found == (double)rounded(kernel->output, value);
        if (!CHECK(right) && wrong++ < 3)
            CHECK_NOTE("%s, %s, line %u, element %u: %g, wanted %g\n", kernel->name, sk_word(SK_WORDS_TYPE, type), n,
                       k, found, (double)value);
    }
}

/* The first block of line 5 gets a NaN, if the type has one. */
static uint32_t add_nan(sk_type type)
{
    unsigned char* block = blocks + 5 * K / block_elements(type) * element_size(type);
    switch ((int)type)
    {
    case SK_TYPE_E4M3_G128: block[4 + 77] = 0xff; return 5;
    case SK_TYPE_MXFP4: block[0] = 255; return 5;
    case SK_TYPE_NVFP4: return N;
    case SK_TYPE_Q6_K: store_element(SK_TYPE_F16, block + 208, (double)NAN); return 5;
    default: store_element(SK_TYPE_F16, block, (double)NAN); return 5;
    }
}

static void check_format(const sk_kernel_info* kernel, sk_type type)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + (uint64_t)type;
    sk_gemm_desc desc = {.m = K, .n = N, .k = K, .kernel = kernel->name};
    sk_plan* plan = NULL;
    desc.a.type = kernel->input;
    desc.d.type = kernel->output;
    desc.b.type = type;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    if (!draw_blocks(type, &state) || !CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
        return;
    compare(plan, kernel, type, N);
    compare(plan, kernel, type, add_nan(type));
    sk_destroy_plan(plan);
}

static uint32_t keep_takers(uint32_t listed)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < listed; i++)
    {
        sk_type input = kernels[i].input;
        bool decoded = input == SK_TYPE_F32 || input == SK_TYPE_F16 || input == SK_TYPE_BF16;
        if (decoded && kernels[i].accumulator == SK_TYPE_F32 && kernels[i].multiply != SK_MULTIPLY_ARRANGED)
            kernels[kept++] = kernels[i];
    }
    return kept;
}

static const char* part;

static void kernels_decode_every_code(void)
{
    uint32_t listed = list_kernels(&device, part ? part : "f32_f32_f32_32x32x8_scalar", kernels);
    listed += part ? 0 : list_kernels(&device, "blocks", kernels + listed);
    listed = keep_takers(listed);
    if (!listed)
        SKIP("no kernel of that name runs here");
    for (uint32_t i = 0; i < listed; i++)
        for (uint32_t type = SK_TYPE_Q4_0; type < SK_TYPE_Q4_0 + FORMATS; type++)
            if (format_for(&kernels[i], type - SK_TYPE_Q4_0) == (sk_type)type)
                check_format(&kernels[i], (sk_type)type);
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : seed;
    part = argc > 2 ? argv[2] : NULL;
    if (!open_rig(&device, NULL) || !create_gpu_buffer(&device.g, ROOM, GPU_HOST, &memory))
        return 1;
    RUN(kernels_decode_every_code);
    destroy_gpu_buffer(&device.g, &memory);
    close_rig(&device);
    return CHECK_DONE();
}
