/* test_join.c - codes, scales and zeros as checkpoints have them become blocks that mean (code - zero) scale, bit for
 * bit; what sk_join_blocks() cannot join is refused, and nothing is touched outside. */
#include "check.h"
#include "parts/matrices/half.h"
#include "parts/matrices/random.h"

#define VK_NO_PROTOTYPES
#define STREAMK_BLOCKS_IMPLEMENTATION
#include "streamk_blocks.h"

#include <stdlib.h>

enum
{
    N = 24,
    K = 384,
    GUARD = 32
};

static const sk_type TYPES[] = {SK_TYPE_Q4_G32, SK_TYPE_Q4_G64, SK_TYPE_Q4_G128, SK_TYPE_E4M3_G128};
static const uint32_t ELEMENTS[] = {32, 64, 128, 128}, SIZES[] = {20, 36, 68, 132};

/* ---- what a checkpoint holds ----------------------------------------------------------------- */

static uint32_t code_of(uint32_t n, uint32_t k)
{
    return draw_bits(n * 1000 + k) & 15;
}

static uint16_t scale_of(uint32_t n, uint32_t g)
{
    return (uint16_t)(0x2000 + (draw_bits(100000 + n * 100 + g) & 0x1fff));
}

static uint32_t zero_of(uint32_t n, uint32_t g)
{
    return draw_bits(200000 + n * 100 + g) & 15;
}

static void set_nibble(uint8_t* bytes, size_t number, uint32_t code)
{
    bytes[number / 2] = (uint8_t)(bytes[number / 2] | code << number % 2 * 4);
}

static void set_half(uint8_t* bytes, size_t number, uint16_t half)
{
    bytes[2 * number] = (uint8_t)half;
    bytes[2 * number + 1] = (uint8_t)(half >> 8);
}

static uint8_t codes[N * K], scales[4 * N * K], zeros[4 * N * K], blocks[GUARD + 2 * N * K + GUARD];

static void clear_arrays(void)
{
    memset(codes, 0, sizeof codes);
    memset(scales, 0, sizeof scales);
    memset(zeros, 0, sizeof zeros);
    memset(blocks, 0xa5, sizeof blocks);
}

static bool are_guarded(size_t size)
{
    bool guarded = true;
    for (size_t i = 0; i < sizeof blocks; i++)
        guarded = guarded && ((i >= GUARD && i < GUARD + size) || blocks[i] == 0xa5);
    return guarded;
}

/* Joins all, and decodes the blocks. */
static void join_all(const sk_join_desc* desc, float values[N * K])
{
    uint64_t size = sk_blocks_size(desc->type, N * K);
    CHECK_EQ(sk_join_blocks(desc, codes, scales, desc->zeros == SK_ZEROS_EIGHT ? NULL : zeros, blocks + GUARD),
             SK_SUCCESS);
    CHECK(are_guarded(size));
    CHECK_EQ(sk_dequantize(desc->type, blocks + GUARD, N * K, values), SK_SUCCESS);
}

/* Integers times an f16, which f32 holds exactly. */
static void compare(const char* name, uint32_t group, const float values[N * K], bool has_zeros)
{
    for (uint32_t n = 0; n < N; n++)
        for (uint32_t k = 0; k < K; k++)
        {
            int zero = has_zeros ? (int)zero_of(n, k / group) : 8;
            float wanted = widen_half(scale_of(n, k / group)) * (float)((int)code_of(n, k) - zero);
            if (!CHECK(values[n * K + k] == wanted))
                CHECK_NOTE("%s, group %u, %u, %u: %g, wanted %g\n", name, group, n, k, (double)values[n * K + k],
                           (double)wanted);
        }
}

/* ---- layouts --------------------------------------------------------------------------------- */

/* Two codes a byte, the first in the low half, n x k; scales n x groups. Zeros are none, f16, or 4 bits, where each
 * line begins a byte. */
static void fill_plain(uint32_t group, sk_zeros kind)
{
    uint32_t groups = K / group;
    clear_arrays();
    for (uint32_t n = 0; n < N; n++)
        for (uint32_t k = 0; k < K; k++)
        {
            set_nibble(codes, n * K + k, code_of(n, k));
            if (k % group != 0)
                continue;
            set_half(scales, n * groups + k / group, scale_of(n, k / group));
            if (kind == SK_ZEROS_CODES)
                set_nibble(zeros, n * ((groups + 1) / 2 * 2) + k / group, zero_of(n, k / group));
            else
                set_half(zeros, n * groups + k / group, round_to_half((float)zero_of(n, k / group)));
        }
}

static void codes_in_plain_order_are_joined(void)
{
    static float values[N * K];
    for (int type = 0; type < 3; type++)
        for (int kind = 0; kind < 3; kind++)
        {
            sk_join_desc desc = {.type = TYPES[type], .lines = N, .k = K, .zeros = (sk_zeros)kind};
            fill_plain(ELEMENTS[type], desc.zeros);
            join_all(&desc, values);
            compare("plain", ELEMENTS[type], values, kind > 0);
        }
}

/* Words of 8 inputs, k / 8 x n; scales groups x n; zeros, less `less`, in words of 8 outputs, groups x n / 8. */
static void fill_gptq(uint32_t group, uint32_t less)
{
    clear_arrays();
    for (uint32_t n = 0; n < N; n++)
        for (uint32_t k = 0; k < K; k++)
        {
            set_nibble(codes, (size_t)8 * (k / 8 * N + n) + k % 8, code_of(n, k));
            if (k % group != 0)
                continue;
            set_half(scales, k / group * N + n, scale_of(n, k / group));
            set_nibble(zeros, k / group * N + n, (zero_of(n, k / group) - less) & 15);
        }
}

static void checkpoints_of_gptq_are_joined_as_they_are(void)
{
    static float values[N * K];
    for (int type = 0; type < 3; type++)
    {
        sk_join_desc desc = {.type = TYPES[type], .lines = N, .k = K, .zeros = SK_ZEROS_CODES};
        desc.code_line = desc.scale_line = desc.zero_line = 1;
        desc.code_step = desc.scale_step = desc.zero_step = N;
        fill_gptq(ELEMENTS[type], 0);
        join_all(&desc, values);
        compare("version 2", ELEMENTS[type], values, true);
    }
}

/* Words of 8 outputs, k x n / 8, in the order 0, 2, 4, 6, 1, 3, 5, 7; zeros the same, groups x n / 8. */
static void fill_awq(uint32_t group)
{
    static const uint32_t OUTPUTS[8] = {0, 2, 4, 6, 1, 3, 5, 7};
    clear_arrays();
    for (uint32_t k = 0; k < K; k++)
        for (uint32_t n = 0; n < N; n += 8)
            for (uint32_t i = 0; i < 8; i++)
            {
                set_nibble(codes, (size_t)k * N + n + i, code_of(n + OUTPUTS[i], k));
                if (k % group != 0)
                    continue;
                set_half(scales, k / group * N + n + i, scale_of(n + i, k / group));
                set_nibble(zeros, k / group * N + n + i, zero_of(n + OUTPUTS[i], k / group));
            }
}

static void checkpoints_of_awq_are_joined_as_they_are(void)
{
    static float values[N * K];
    for (int type = 0; type < 3; type++)
    {
        sk_join_desc desc = {.type = TYPES[type], .lines = N, .k = K, .zeros = SK_ZEROS_CODES};
        desc.order = SK_CODE_ORDER_AWQ;
        fill_awq(ELEMENTS[type]);
        join_all(&desc, values);
        compare("awq", ELEMENTS[type], values, true);
    }
}

/* Version 1 cannot tell a zero of 0, which it has as 15: then it is 16. */
static void zeros_of_version_1_are_one_more(void)
{
    static float values[N * K], second[N * K];
    sk_join_desc desc = {.type = SK_TYPE_Q4_G128, .lines = N, .k = K, .zeros = SK_ZEROS_CODES, .zero_added = 1};
    desc.code_line = desc.scale_line = desc.zero_line = 1;
    desc.code_step = desc.scale_step = desc.zero_step = N;
    fill_gptq(128, 0);
    join_all(&desc, values);
    desc.zero_added = 0;
    join_all(&desc, second);
    for (uint32_t i = 0; i < N * K; i++)
        CHECK(values[i] == second[i] - widen_half(scale_of(i / K, i % K / 128)));
}

/* A scale of f32 for each 8 lines x 128. */
static void codes_of_8_bits_are_joined_to_scales_of_squares(void)
{
    static float values[N * K];
    sk_join_desc desc = {.type = SK_TYPE_E4M3_G128, .lines = N, .k = K, .lines_of_scale = 8};
    float factors[N / 8 * 3];
    clear_arrays();
    for (int i = 0; i < N / 8 * 3; i++)
        factors[i] = 0.37f * (float)(i + 1);
    memcpy(scales, factors, sizeof factors);
    for (uint32_t i = 0; i < N * K; i++)
        codes[i] = (uint8_t)(draw_bits(i) % 127); /* no NaN */
    join_all(&desc, values);
    for (uint32_t i = 0; i < N * K; i++)
    {
        uint32_t exponent = codes[i] >> 3, fraction = codes[i] & 7;
        float code = (float)(exponent ? (8 + fraction) << (exponent - 1) : fraction) / 512.0f;
        CHECK(values[i] == factors[i / K / 8 * 3 + i % K / 128] * code);
    }
}

/* As other tools lay nvfp4 out: codes in order, and a byte for each 16. */
static void codes_of_nvfp4_are_joined(void)
{
    static const float E2M1[] = {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f};
    static float values[N * K];
    sk_join_desc desc = {.type = SK_TYPE_NVFP4, .lines = N, .k = K};
    clear_arrays();
    for (uint32_t i = 0; i < N * K; i++)
        set_nibble(codes, i, code_of(i / K, i % K));
    for (uint32_t i = 0; i < N * K / 16; i++)
        scales[i] = (uint8_t)(8 * (5 + i % 5)); /* 2^-2 to 2^2 */
    join_all(&desc, values);
    for (uint32_t i = 0; i < N * K; i++)
    {
        uint32_t code = code_of(i / K, i % K);
        float wanted = E2M1[code & 7] * (float)(1 << i / 16 % 5) / 4.0f;
        CHECK(values[i] == (code & 8 ? -wanted : wanted));
    }
}

/* ---- refusals -------------------------------------------------------------------------------- */

static sk_result join(sk_join_desc desc)
{
    return sk_join_blocks(&desc, codes, scales, zeros, blocks + GUARD);
}

static void what_cannot_be_joined_is_refused(void)
{
    sk_join_desc good = {.type = SK_TYPE_Q4_G64, .lines = 2, .k = 128, .zeros = SK_ZEROS_CODES}, desc = good;
    CHECK_EQ(join(good), SK_SUCCESS);
    desc.type = SK_TYPE_Q4_0;
    CHECK_EQ(join(desc), SK_ERROR_INVALID_VALUE);
    desc.type = SK_TYPE_E4M3_G128;
    CHECK_EQ(join(desc), SK_ERROR_INVALID_VALUE);
    desc = good;
    desc.k = 96;
    CHECK_EQ(join(desc), SK_ERROR_INVALID_VALUE);
    desc = good;
    desc.zeros = (sk_zeros)3;
    CHECK_EQ(join(desc), SK_ERROR_INVALID_VALUE);
    desc = good;
    desc.order = (sk_code_order)2;
    CHECK_EQ(join(desc), SK_ERROR_INVALID_VALUE);
    desc.order = SK_CODE_ORDER_AWQ;
    CHECK_EQ(join(desc), SK_ERROR_INVALID_VALUE);
    desc.lines = 8;
    CHECK_EQ(join(desc), SK_SUCCESS);
    desc.type = SK_TYPE_NVFP4;
    desc.zeros = SK_ZEROS_EIGHT;
    CHECK_EQ(join(desc), SK_ERROR_INVALID_VALUE);
    desc = good;
    desc.zero_added = 17;
    CHECK_EQ(join(desc), SK_ERROR_INVALID_VALUE);
    CHECK_EQ(sk_join_blocks(NULL, codes, scales, zeros, blocks), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_join_blocks(&good, NULL, scales, zeros, blocks), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_join_blocks(&good, codes, NULL, zeros, blocks), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_join_blocks(&good, codes, scales, NULL, blocks), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_join_blocks(&good, codes, scales, zeros, NULL), SK_ERROR_NULL_ARGUMENT);
    good.lines = 0;
    CHECK_EQ(sk_join_blocks(&good, NULL, NULL, NULL, NULL), SK_SUCCESS);
}

/* Arrays that end where their memory does, for the sanitizer. */
static void nothing_is_read_beyond_the_last_byte(void)
{
    for (int type = 0; type < 4; type++)
    {
        bool wide = type == 3;
        sk_join_desc desc = {.type = TYPES[type], .lines = 3, .k = 3 * ELEMENTS[type]};
        desc.zeros = wide ? SK_ZEROS_EIGHT : SK_ZEROS_CODES;
        void *own_codes = calloc(1, 3 * desc.k / (wide ? 1 : 2)), *own_scales = calloc(9, wide ? 4 : 2);
        void *own_zeros = calloc(1, 6), *own_blocks = malloc(9 * SIZES[type]);
        if (CHECK(own_codes && own_scales && own_zeros && own_blocks))
            CHECK_EQ(sk_join_blocks(&desc, own_codes, own_scales, own_zeros, own_blocks), SK_SUCCESS);
        free(own_codes);
        free(own_scales);
        free(own_zeros);
        free(own_blocks);
    }
}

int main(void)
{
    RUN(codes_in_plain_order_are_joined);
    RUN(checkpoints_of_gptq_are_joined_as_they_are);
    RUN(checkpoints_of_awq_are_joined_as_they_are);
    RUN(zeros_of_version_1_are_one_more);
    RUN(codes_of_8_bits_are_joined_to_scales_of_squares);
    RUN(codes_of_nvfp4_are_joined);
    RUN(what_cannot_be_joined_is_refused);
    RUN(nothing_is_read_beyond_the_last_byte);
    return CHECK_DONE();
}
