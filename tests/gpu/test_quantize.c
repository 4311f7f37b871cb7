/* test_quantize.c - a device quantizes numbers to the bits that sk_quantize() makes on the host, and writes nothing
 * else. On CPU drivers nothing is read behind the numbers either: a page without access follows each array.
 *
 *     test_quantize [SEED [FIRST [COUNT]]] */
#include "check.h"
#include "dispatch_work.h"
#include "drawn.h"
#include "streamk_blocks.h"

enum
{
    MATRICES = 200,
    MOST_ELEMENTS = 1 << 16,
    ROOM = 1 << 20, /* bytes of both arrays */
    POISON = 0xa5
};

static const sk_type TYPES[] = {SK_TYPE_Q8_0, SK_TYPE_E4M3_G128};
static const sk_type SOURCES[] = {SK_TYPE_F32, SK_TYPE_F16, SK_TYPE_BF16};

/* A matrix, and where its numbers and blocks lie in the memory. */
typedef struct matrix_of_blocks
{
    sk_quantize_desc desc;
    size_t source, blocks;           /* bytes from the memory's first */
    size_t source_size, blocks_size; /* bytes */
    guard_pages pages;
} matrix_of_blocks;

static float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* Bits of an f32: of exponents near that of the block, of any, of whole and half steps of a power of two; 0; and
 * rarely what is not finite. Those of f16 have a tenth of the exponents, and some are too large for it. */
static uint32_t draw_number(uint64_t* state, uint32_t kind, uint32_t exponent)
{
    uint32_t bits = (uint32_t)draw_bits(state), sign = bits & 0x80000000u;
    switch (kind)
    {
    case 0: return sign | (exponent + draw_below(state, 3)) << 23 | (bits & 0x7fffff);
    case 1: return sign | draw_below(state, 255) << 23 | (bits & 0x7fffff);
    case 2: return sign | (exponent << 23) | (bits & 0x7f) << 16;
    case 3: return sign | (bits & 0x3ff);                      /* subnormal */
    case 4: return sign | (113 - draw_below(state, 12)) << 23; /* powers of two about the least of f16 */
    default: return draw_below(state, 40) ? sign | exponent << 23 : sign | 0x7f800000u | (bits & 0x400000);
    }
}

static void draw_desc(uint64_t* state, sk_quantize_desc* desc)
{
    memset(desc, 0, sizeof *desc);
    desc->type = TYPES[draw_below(state, 2)];
    desc->source = SOURCES[draw_below(state, 3)];
    uint32_t elements = block_elements(desc->type);
    desc->k = elements * (1 + draw_below(state, 9));
    desc->lines = 1 + draw_below(state, MOST_ELEMENTS / 8 / desc->k);
    if (desc->type == SK_TYPE_Q8_0 && desc->k / elements % 2 && desc->lines % 2)
    {
        desc->lines += 1;
    }
    desc->source_line = draw_below(state, 2) ? 0 : desc->k + draw_below(state, 7);
}

/* Puts each array right before a page, as near as its alignment allows. */
static bool place_arrays(matrix_of_blocks* m)
{
    const sk_quantize_desc* d = &m->desc;
    uint32_t line = d->source_line ? d->source_line : d->k;
    m->source_size = ((size_t)(d->lines - 1) * line + d->k) * element_size(d->source);
    m->blocks_size = sk_blocks_size(d->type, (uint64_t)d->lines * d->k);
    m->pages.guard = is_on_cpu(&device);
    m->source = guard_page(&m->pages, memory.mapped, GUARD_PAGE + m->source_size) - m->source_size;
    size_t end = guard_page(&m->pages, memory.mapped, m->pages.end + GUARD_PAGE + m->blocks_size);
    m->blocks = end - m->blocks_size;
    return CHECK(m->pages.end <= memory.size);
}

/* The numbers as f32, which are those that the device reads. */
static void fill_numbers(const matrix_of_blocks* m, uint64_t* state)
{
    size_t size = element_size(m->desc.source);
    uint32_t kind = draw_below(state, 8), exponent = 1 + draw_below(state, m->desc.source == SK_TYPE_F16 ? 250 : 252);
    exponent = m->desc.source == SK_TYPE_F16 ? 100 + exponent % 40 : exponent;
    for (size_t at = 0; at < m->source_size; at += size)
    {
        uint32_t bits = draw_number(state, kind > 5 ? draw_below(state, 6) : kind, exponent);
        unsigned char* to = (unsigned char*)memory.mapped + m->source + at;
        uint16_t half = (uint16_t)(m->desc.source == SK_TYPE_BF16 ? bits >> 16 : bits >> 13);
        if (m->desc.source == SK_TYPE_F32)
            memcpy(to, &bits, 4);
        else if (m->desc.source == SK_TYPE_BF16 || kind == 3)
            memcpy(to, &half, 2); /* of f16 any bits */
        else
            store_element(SK_TYPE_F16, to, float_of(bits));
    }
}

static bool launch(matrix_of_blocks* m)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    sk_buffer source = {.buffer = memory.buffer, .offset = m->source, .size = m->source_size};
    sk_buffer blocks = {.buffer = memory.buffer, .offset = m->blocks, .size = m->blocks_size};
    sk_result result = sk_quantize_on_device(commands, device.context, &m->desc, source, blocks);
    return submit_among(&m->pages, commands, result);
}

/* What the host makes of a block; where it refuses, a scale that is NaN, and codes of 0. */
static void quantize_block(sk_type type, const float* values, unsigned char* block)
{
    if (sk_quantize(type, values, block_elements(type), block) == SK_SUCCESS)
        return;
    memset(block, 0, element_size(type));
    uint32_t bits = 0x7fc00000u;
    uint16_t half = 0x7e00u;
    if (type == SK_TYPE_Q8_0)
        memcpy(block, &half, 2);
    else
        memcpy(block, &bits, 4);
}

static bool is_quantized(const matrix_of_blocks* m, const unsigned char* before)
{
    const sk_quantize_desc* d = &m->desc;
    uint32_t elements = block_elements(d->type), line = d->source_line ? d->source_line : d->k;
    size_t size = element_size(d->source);
    unsigned char* wanted = malloc(memory.size);
    memcpy(wanted, before, memory.size);
    for (uint32_t block = 0; block < d->lines * (d->k / elements); block++)
    {
        float values[128];
        size_t at_first = (size_t)(block / (d->k / elements)) * line + (size_t)(block % (d->k / elements)) * elements;
        for (uint32_t i = 0; i < elements; i++)
            values[i] = (float)load_element(d->source, before + m->source + (at_first + i) * size);
        quantize_block(d->type, values, wanted + m->blocks + (size_t)block * element_size(d->type));
    }
    bool same = CHECK(memcmp(wanted, memory.mapped, memory.size) == 0);
    for (size_t at = 0; !same && at < memory.size; at++)
    {
        if (wanted[at] != ((const unsigned char*)memory.mapped)[at])
        {
            CHECK_NOTE("byte %zu of the blocks is %u, wanted %u\n", at - m->blocks,
                       ((const unsigned char*)memory.mapped)[at], wanted[at]);
            break;
        }
    }
    free(wanted);
    return same;
}

static void run_matrix(uint32_t index, unsigned char* before)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    matrix_of_blocks m = {.pages = {0}};
    draw_desc(&state, &m.desc);
    if (!place_arrays(&m))
        return;
    memset(memory.mapped, POISON, memory.size);
    fill_numbers(&m, &state);
    memcpy(before, memory.mapped, memory.size);
    if (!launch(&m) || !is_quantized(&m, before))
        CHECK_NOTE("test_quantize %llu %u 1: %s to %s, %u lines, k %u\n", (unsigned long long)seed, index,
                   sk_word(SK_WORDS_TYPE, m.desc.source), sk_word(SK_WORDS_TYPE, m.desc.type), m.desc.lines,
                   m.desc.k);
}

static void a_device_quantizes_as_the_host_does(void)
{
    unsigned char* before = malloc(ROOM);
    for (uint32_t i = first; before && i < first + count; i++)
        run_matrix(i, before);
    free(before);
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void refuse(sk_context* context, const sk_quantize_desc* desc, const sk_buffer buffers[2], sk_result wanted,
                   const char* text)
{
    VkCommandBuffer commands = begin_refused();
    sk_result result = sk_quantize_on_device(commands, context, desc, buffers[0], buffers[1]);
    end_refused(commands, result, wanted, text);
}

static void refuse_descs(sk_context* context, sk_quantize_desc good, const sk_buffer buffers[2])
{
    sk_quantize_desc desc = good;
    desc.type = SK_TYPE_Q4_0;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "type is 12 (q4_0), must be q8_0 or e4m3_g128");
    desc = good;
    desc.source = SK_TYPE_F64;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "(f64), must be f32, f16 or bf16");
    desc = good;
    desc.k = 80;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "k is 80, no multiple of the 32 elements of a block");
    desc = good;
    desc.lines = 3;
    desc.k = 96;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "are 9 blocks of q8_0, which are written in pairs");
    desc = good;
    desc.source_line = 63;
    refuse(context, &desc, buffers, SK_ERROR_LEADING_DIMENSION, "source_line is 63, must be at least k, 64");
    desc = good;
    desc.lines = desc.k = UINT32_C(1) << 30;
    refuse(context, &desc, buffers, SK_ERROR_TOO_LARGE, "quantize fewer lines at a time");
    desc = good;
    desc.source_line = 65;
    refuse(context, &desc, buffers, SK_ERROR_BUFFER_TOO_SMALL, "source.size is 512 bytes, its elements reach 518");
    refuse(context, NULL, buffers, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
}

/* 4 lines of 64 numbers. */
static void what_cannot_be_quantized_is_refused(void)
{
    static const struct
    {
        int array;
        VkDeviceSize offset, size;
        sk_result result;
        const char* text;
    } WRONG[] = {{0, 1, 512, SK_ERROR_MISALIGNED, "source is at address"},
                 {1, 4098, 272, SK_ERROR_MISALIGNED, "not a multiple of the 4 bytes that are written at once"},
                 {1, 4096, 271, SK_ERROR_BUFFER_TOO_SMALL, "blocks.size is 271 bytes, its elements reach 272"},
                 {1, 508, 272, SK_ERROR_OVERLAP, "overlaps source"}};
    sk_context* context = open_listening();
    sk_quantize_desc desc = {.lines = 4, .k = 64, .type = SK_TYPE_Q8_0, .source = SK_TYPE_F16};
    sk_buffer good[2] = {{.buffer = memory.buffer, .size = 512},
                         {.buffer = memory.buffer, .offset = 4096, .size = 272}};
    if (!context)
        return;
    refuse_descs(context, desc, good);
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++)
    {
        sk_buffer buffers[2] = {good[0], good[1]};
        buffers[WRONG[i].array].offset = WRONG[i].offset;
        buffers[WRONG[i].array].size = WRONG[i].size;
        refuse(context, &desc, buffers, WRONG[i].result, WRONG[i].text);
    }
    CHECK_EQ(sk_quantize_on_device(NULL, context, &desc, good[0], good[1]), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_quantize_on_device(NULL, NULL, &desc, good[0], good[1]), SK_ERROR_NULL_ARGUMENT);
    desc.lines = 0;
    memset(good, 0, sizeof good);
    refuse(context, &desc, good, SK_SUCCESS, "");
    sk_destroy_context(context);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, MATRICES);
    if (!open_rig(&device, NULL) || !create_gpu_buffer(&device.g, ROOM, GPU_HOST, &memory))
        return 1;
    RUN(a_device_quantizes_as_the_host_does);
    RUN(what_cannot_be_quantized_is_refused);
    destroy_gpu_buffer(&device.g, &memory);
    close_rig(&device);
    return CHECK_DONE();
}
