/* test_rounded.c - an operand of f32 beside one in blocks becomes the bits of f16 or bf16 that the host rounds it to,
 * to nearest even, in any layout, and nothing else is written. On CPU drivers nothing is read behind the operand
 * either: a page without access follows it.
 *
 *     test_rounded [SEED [FIRST [COUNT]]] */
#include "check.h"
#include "dispatch_work.h"
#include "drawn.h"
#include "without_rounding.h"

#include <math.h>

enum
{
    OPERANDS = 150,
    MOST_ROWS = 40,
    MOST_BLOCKS = 6,
    ROOM = 1 << 19, /* bytes of the operand and its copy */
    POISON = 0xa5
};

/* An operand, and where it and its copy lie in the memory. */
typedef struct operand
{
    sk_gemm_desc desc;
    bool is_b;
    sk_plan* plan;
    sk_pack_header header;
    size_t source, copy, source_size; /* bytes, the first two from the memory's first */
    guard_pages pages;
} operand;

static sk_matrix_desc* matrix_of(operand* x)
{
    return x->is_b ? &x->desc.b : &x->desc.a;
}

static uint32_t rows_of(const operand* x)
{
    return x->is_b ? x->desc.n : x->desc.m;
}

/* Whether k is along lines. */
static bool is_along_k(operand* x)
{
    return matrix_of(x)->layout == (x->is_b ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR);
}

static void draw_operand(uint64_t* state, operand* x)
{
    static const sk_type types[] = {SK_TYPE_F16, SK_TYPE_BF16};
    static const sk_pack_header any;
    sk_gemm_desc* desc = &x->desc;
    x->is_b = draw_below(state, 2) == 0;
    desc->m = 1 + draw_below(state, MOST_ROWS);
    desc->n = 1 + draw_below(state, MOST_ROWS);
    desc->k = 32 * (1 + draw_below(state, MOST_BLOCKS));
    desc->batch_count = 1 + draw_below(state, 2);
    desc->multiplied = types[draw_below(state, 2)];
    desc->a.type = x->is_b ? SK_TYPE_Q8_0 : SK_TYPE_F32;
    desc->b.type = x->is_b ? SK_TYPE_F32 : SK_TYPE_Q8_0;
    desc->b.layout = x->is_b ? (sk_layout)draw_below(state, 2) : SK_LAYOUT_COL_MAJOR;
    desc->a.layout = x->is_b ? SK_LAYOUT_ROW_MAJOR : (sk_layout)draw_below(state, 2);
    uint32_t length = is_along_k(x) ? desc->k : rows_of(x), lines = is_along_k(x) ? rows_of(x) : desc->k;
    matrix_of(x)->leading_dimension = length + draw_below(state, 6);
    matrix_of(x)->batch_stride = (uint64_t)matrix_of(x)->leading_dimension * lines + draw_below(state, 4);
    matrix_of(x)->prepacked = &any;
}

static size_t locate(operand* x, uint32_t batch, uint32_t line, uint32_t at)
{
    const sk_matrix_desc* from = matrix_of(x);
    return (size_t)(batch * from->batch_stride + (uint64_t)line * from->leading_dimension + at);
}

/* Puts the operand right before a page, and its copy behind that. */
static bool place_operand(operand* x)
{
    uint32_t length = is_along_k(x) ? x->desc.k : rows_of(x), lines = is_along_k(x) ? rows_of(x) : x->desc.k;
    x->source_size = 4 * (locate(x, x->desc.batch_count - 1, lines - 1, length - 1) + 1);
    x->pages.guard = is_on_cpu(&device);
    x->source = guard_page(&x->pages, memory.mapped, GUARD_PAGE + x->source_size) - x->source_size;
    size_t misaligned = (size_t)(memory.address % 256);
    x->copy = (x->pages.end + misaligned + 255) / 256 * 256 - misaligned;
    return CHECK(x->copy + x->header.size <= memory.size);
}

/* Any bits; or such that are near what the type has, or halfway between two, or beyond its range. */
static uint32_t draw_number(uint64_t* state, sk_type type)
{
    uint32_t bits = (uint32_t)draw_bits(state), kept = type == SK_TYPE_F16 ? 13 : 16;
    uint32_t near = (draw_below(state, 3) - 1u) & ((1u << kept) - 1u), half = 1u << (kept - 1);
    uint32_t exponent = draw_below(state, 4) ? 112 + draw_below(state, 32) : 1 + draw_below(state, 254);
    uint32_t number = (bits & 0x80000000u) | exponent << 23 | ((bits & 0x7fffffu) >> kept << kept);
    return draw_below(state, 8) == 0 ? bits : number + (draw_below(state, 2) ? near : half + near);
}

static float float_at(const unsigned char* from)
{
    float value;
    memcpy(&value, from, sizeof value);
    return value;
}

/* A subnormal number may be flushed to zero, of f32 or of the type; a NaN may be any. */
static bool is_rounded(sk_type type, float value, const unsigned char* got)
{
    unsigned char wanted[8];
    store_element(type, wanted, (double)value);
    double has = load_element(type, got), least = type == SK_TYPE_F16 ? 0x1p-14 : 0x1p-126;
    return memcmp(wanted, got, 2) == 0 || (isnan(value) && isnan(has)) || (fabs((double)value) < least && has == 0.0);
}

/* Takes a line's elements into what was there before, if they are right, and zeros up to 16 bytes. */
static bool accept_line(operand* x, unsigned char* before, uint32_t batch, uint32_t line, uint32_t length)
{
    const unsigned char* now = memory.mapped;
    size_t at = x->copy + 2 * (size_t)(batch * x->header.batch_stride + line * x->header.leading_dimension);
    bool right = true;
    for (uint32_t i = 0; i < length; i++)
    {
        right &= is_rounded(x->desc.multiplied, float_at(before + x->source + 4 * locate(x, batch, line, i)),
                            now + at + 2 * (size_t)i);
    }
    memcpy(before + at, now + at, 2 * (size_t)length);
    memset(before + at + 2 * (size_t)length, 0, (16 - 2 * (size_t)length % 16) % 16);
    return right;
}

static bool is_copied(operand* x, unsigned char* before)
{
    uint32_t length = is_along_k(x) ? x->desc.k : rows_of(x), lines = is_along_k(x) ? rows_of(x) : x->desc.k;
    bool right = true;
    for (uint32_t line = 0; line < x->desc.batch_count * lines; line++)
    {
        right &= accept_line(x, before, line / lines, line % lines, length);
    }
    return CHECK(right) && CHECK(memcmp(before, memory.mapped, memory.size) == 0);
}

static bool launch(operand* x)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    sk_buffer source = {.buffer = memory.buffer, .offset = x->source, .size = x->source_size};
    sk_buffer copy = {.buffer = memory.buffer, .offset = x->copy, .size = x->header.size};
    sk_result result = sk_pack(commands, x->plan, x->is_b ? SK_OPERAND_B : SK_OPERAND_A, source, copy);
    return submit_among(&x->pages, commands, result);
}

static bool run_operand(operand* x, uint64_t* state, unsigned char* before)
{
    sk_operand which = x->is_b ? SK_OPERAND_B : SK_OPERAND_A;
    if (!CHECK_EQ(sk_query_pack(x->plan, which, &x->header), SK_SUCCESS) || !place_operand(x))
    {
        return false;
    }
    CHECK_EQ(x->header.type, x->desc.multiplied);
    memset(memory.mapped, POISON, memory.size);
    for (size_t at = 0; at < x->source_size; at += 4)
    {
        uint32_t bits = draw_number(state, x->desc.multiplied);
        memcpy((unsigned char*)memory.mapped + x->source + at, &bits, 4);
    }
    memcpy(before, memory.mapped, memory.size);
    return launch(x) && is_copied(x, before);
}

static void f32_beside_blocks_is_rounded_to_nearest_even(void)
{
    unsigned char* before = malloc(ROOM);
    for (uint32_t i = first; before && i < first + count; i++)
    {
        uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + i;
        operand x = {.pages = {0}};
        draw_operand(&state, &x);
        if (!CHECK_EQ(sk_create_gemm_plan(device.context, &x.desc, &x.plan), SK_SUCCESS) ||
            !run_operand(&x, &state, before))
        {
            CHECK_NOTE("test_rounded %llu %u 1: %s, m %u, n %u, k %u, batch %u\n", (unsigned long long)seed, i,
                       sk_word(SK_WORDS_TYPE, x.desc.multiplied), x.desc.m, x.desc.n, x.desc.k, x.desc.batch_count);
        }
        sk_destroy_plan(x.plan);
    }
    free(before);
}

static void it_is_rounded_alike_on_a_device_that_cannot_be_told_to(void)
{
    sk_context* context = device.context;
    if (CHECK_EQ(create_context_without_rounding(&device.g, &device.context), SK_SUCCESS))
    {
        f32_beside_blocks_is_rounded_to_nearest_even();
        sk_destroy_context(device.context);
    }
    device.context = context;
}

/* 4 lines of 64 elements: the source has 4 bytes each, and the copy 2, in lines of 128 bytes. */
static void memory_that_does_not_hold_f32_is_refused(void)
{
    static const sk_pack_header any;
    static const struct
    {
        VkDeviceSize offset, size, copy;
        sk_result result;
        const char* text;
    } WRONG[] = {{2, 1024, 4096, SK_ERROR_MISALIGNED, "source is at address"},
                 {0, 1023, 4096, SK_ERROR_BUFFER_TOO_SMALL, "source.size is 1023 bytes, its elements reach 1024"},
                 {4096, 1024, 4096 + 512, SK_ERROR_OVERLAP, "overlaps source"}};
    sk_context* context = open_listening();
    sk_gemm_desc desc = {.m = 4, .n = 8, .k = 64, .multiplied = SK_TYPE_BF16};
    sk_plan* plan = NULL;
    desc.a.prepacked = &any;
    desc.b.type = SK_TYPE_Q8_0;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    if (!context || !CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS))
        return;
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++)
    {
        VkCommandBuffer commands = begin_refused();
        sk_buffer source = {.buffer = memory.buffer, .offset = WRONG[i].offset, .size = WRONG[i].size};
        sk_buffer copy = {.buffer = memory.buffer, .offset = WRONG[i].copy, .size = 512};
        sk_result result = sk_pack(commands, plan, SK_OPERAND_A, source, copy);
        end_refused(commands, result, WRONG[i].result, WRONG[i].text);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, OPERANDS);
    if (!open_rig(&device, NULL) || !create_gpu_buffer(&device.g, ROOM, GPU_HOST, &memory))
    {
        return 1;
    }
    RUN(f32_beside_blocks_is_rounded_to_nearest_even);
    RUN(it_is_rounded_alike_on_a_device_that_cannot_be_told_to);
    RUN(memory_that_does_not_hold_f32_is_refused);
    destroy_gpu_buffer(&device.g, &memory);
    close_rig(&device);
    return CHECK_DONE();
}
