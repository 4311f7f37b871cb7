/* test_join.c - codes, scales and zeros that lie apart become the blocks that sk_join_blocks() makes on the host, and
 * nothing else is written. On CPU drivers nothing is read behind the arrays either: a page without access follows each.
 *
 *     test_join [SEED [FIRST [COUNT]]] */
#include "check.h"
#include "dispatch_work.h"
#include "drawn.h"
#include "streamk_blocks.h"

enum
{
    JOINS = 300,
    ROOM = 4 << 20, /* bytes of all arrays */
    POISON = 0xa5
};

static const sk_type TYPES[] = {SK_TYPE_Q4_G32, SK_TYPE_Q4_G64, SK_TYPE_Q4_G128, SK_TYPE_E4M3_G128, SK_TYPE_NVFP4};

enum
{
    CODES,
    SCALES,
    ZEROS,
    BLOCKS,
    ARRAYS
};

/* An array: where it lies in the memory, and its bytes. */
typedef struct array
{
    size_t first, size;
} array;

typedef struct join
{
    sk_join_desc desc;
    array arrays[ARRAYS];
    guard_pages pages;
} join;

static uint32_t draw_stride(uint64_t* state, uint32_t packed)
{
    return packed + draw_below(state, 5);
}

/* Lines one behind the other, or side by side as GPTQ has them; packed, or with something between. */
static void draw_strides(uint64_t* state, uint32_t lines, uint32_t each, uint32_t* line, uint32_t* step)
{
    switch (draw_below(state, 3))
    {
    case 0: return;
    case 1:
        *step = 1 + draw_below(state, 3);
        *line = draw_stride(state, each * *step);
        return;
    default: *line = 1 + draw_below(state, 2); *step = draw_stride(state, lines * *line);
    }
}

/* Elements of an array up to its last one. */
static uint64_t reach(uint32_t lines, uint32_t each, uint32_t line, uint32_t step, uint32_t packed)
{
    return (uint64_t)(lines - 1) * (line ? line : packed) + (uint64_t)(each - 1) * (step ? step : 1) + 1;
}

static uint32_t groups_of_block(sk_type type)
{
    return type == SK_TYPE_NVFP4 ? 4 : 1;
}

static void draw_desc(uint64_t* state, sk_join_desc* desc)
{
    memset(desc, 0, sizeof *desc);
    desc->type = TYPES[draw_below(state, 5)];
    bool wide = desc->type == SK_TYPE_E4M3_G128, has_zeros = !wide && desc->type != SK_TYPE_NVFP4;
    uint32_t number = 1 + draw_below(state, 7), groups = number * groups_of_block(desc->type);
    desc->lines = draw_size(state, 140);
    desc->k = number * block_elements(desc->type);
    desc->lines_of_scale = draw_below(state, 2) ? 0 : 1 + draw_below(state, 130);
    desc->zeros = has_zeros ? (sk_zeros)draw_below(state, 3) : SK_ZEROS_EIGHT;
    desc->zero_added = desc->zeros == SK_ZEROS_CODES ? draw_below(state, 3) : 0;
    desc->order = has_zeros && draw_below(state, 3) == 0 ? SK_CODE_ORDER_AWQ : SK_CODE_ORDER_ALONG_K;
    bool awq = desc->order == SK_CODE_ORDER_AWQ;
    desc->lines = awq ? (desc->lines + 7) / 8 * 8 : desc->lines;
    draw_strides(state, awq ? desc->lines / 8 : desc->lines, awq ? desc->k : desc->k / (wide ? 4 : 8),
                 &desc->code_line, &desc->code_step);
    draw_strides(state, desc->lines, groups, &desc->scale_line, &desc->scale_step);
    draw_strides(state, desc->lines, groups, &desc->zero_line, &desc->zero_step);
}

/* Elements of an array of scales or zeros. */
static uint64_t reach_of_groups(const sk_join_desc* desc, uint32_t line, uint32_t step, bool are_codes)
{
    uint32_t groups = desc->k / block_elements(desc->type) * groups_of_block(desc->type);
    uint32_t shared = desc->lines_of_scale ? desc->lines_of_scale : 1, lines = (desc->lines + shared - 1) / shared;
    if (desc->order == SK_CODE_ORDER_AWQ)
        return reach(lines, groups, line ? line : 1, step ? step : desc->lines, 0);
    return reach(lines, groups, line, step, are_codes ? (groups + 1) / 2 * 2 : groups);
}

static void measure(const sk_join_desc* desc, size_t sizes[ARRAYS])
{
    bool wide = desc->type == SK_TYPE_E4M3_G128, awq = desc->order == SK_CODE_ORDER_AWQ;
    bool are_codes = desc->zeros == SK_ZEROS_CODES;
    uint32_t words = awq ? desc->k : desc->k / (wide ? 4 : 8), lines = awq ? desc->lines / 8 : desc->lines;
    uint32_t line = awq && !desc->code_line ? 1 : desc->code_line;
    uint32_t step = awq && !desc->code_step ? lines : desc->code_step;
    sizes[CODES] = 4 * reach(lines, words, line, step, words);
    sizes[SCALES] = (wide                          ? 4
                     : desc->type == SK_TYPE_NVFP4 ? 1
                                                   : 2) *
                    reach_of_groups(desc, desc->scale_line, desc->scale_step, false);
    uint64_t zeros = reach_of_groups(desc, desc->zero_line, desc->zero_step, are_codes);
    zeros = awq && are_codes ? (zeros + 7) / 8 * 8 : zeros;
    sizes[ZEROS] = desc->zeros == SK_ZEROS_EIGHT ? 0 : are_codes ? (zeros + 1) / 2 : 2 * zeros;
    sizes[BLOCKS] = sk_blocks_size(desc->type, (uint64_t)desc->lines * desc->k);
}

/* Puts each array right before a page, as near as its alignment allows. */
static bool place_arrays(join* j)
{
    size_t sizes[ARRAYS], at = 0;
    measure(&j->desc, sizes);
    j->pages.guard = is_on_cpu(&device);
    for (int i = 0; i < ARRAYS; i++)
    {
        size_t whole =
            i == SCALES || (i == ZEROS && j->desc.zeros == SK_ZEROS_F16) ? sizes[i] : (sizes[i] + 3) / 4 * 4;
        size_t page = guard_page(&j->pages, memory.mapped, at + GUARD_PAGE + whole);
        j->arrays[i].first = page - whole;
        j->arrays[i].size = sizes[i];
        at = j->pages.end;
    }
    return CHECK(at <= memory.size);
}

static sk_buffer buffer_of(const array* a)
{
    sk_buffer buffer = {.buffer = memory.buffer, .offset = a->first, .size = a->size};
    return buffer;
}

static const unsigned char* bytes_of(const array* a)
{
    return (const unsigned char*)memory.mapped + a->first;
}

static bool launch(join* j)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    sk_result result =
        sk_join(commands, device.context, &j->desc, buffer_of(&j->arrays[CODES]), buffer_of(&j->arrays[SCALES]),
                buffer_of(&j->arrays[ZEROS]), buffer_of(&j->arrays[BLOCKS]));
    return submit_among(&j->pages, commands, result);
}

/* The blocks are those of the host, and all other bytes as they were. */
static bool is_joined(const join* j, const unsigned char* before)
{
    const array* blocks = &j->arrays[BLOCKS];
    unsigned char* wanted = malloc(memory.size);
    memcpy(wanted, before, memory.size);
    bool same = CHECK_EQ(sk_join_blocks(&j->desc, bytes_of(&j->arrays[CODES]), bytes_of(&j->arrays[SCALES]),
                                        bytes_of(&j->arrays[ZEROS]), wanted + blocks->first),
                         SK_SUCCESS) &&
                CHECK(memcmp(wanted, memory.mapped, memory.size) == 0);
    free(wanted);
    return same;
}

static void run_join(uint32_t index, unsigned char* before)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    join j = {.pages = {0}};
    draw_desc(&state, &j.desc);
    if (!place_arrays(&j))
        return;
    memset(memory.mapped, POISON, memory.size);
    for (int i = 0; i < BLOCKS; i++)
        for (size_t at = 0; at < j.arrays[i].size; at++)
            ((unsigned char*)memory.mapped)[j.arrays[i].first + at] = (unsigned char)draw_bits(&state);
    memcpy(before, memory.mapped, memory.size);
    if (!launch(&j) || !is_joined(&j, before))
        CHECK_NOTE("test_join %llu %u 1: %s, %u lines, k %u\n", (unsigned long long)seed, index,
                   sk_word(SK_WORDS_TYPE, j.desc.type), j.desc.lines, j.desc.k);
}

static void a_device_joins_what_the_host_joins(void)
{
    unsigned char* before = malloc(ROOM);
    for (uint32_t i = first; before && i < first + count; i++)
        run_join(i, before);
    free(before);
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void refuse(sk_context* context, const sk_join_desc* desc, const sk_buffer buffers[ARRAYS], sk_result wanted,
                   const char* text)
{
    VkCommandBuffer commands = begin_refused();
    sk_result result =
        sk_join(commands, context, desc, buffers[CODES], buffers[SCALES], buffers[ZEROS], buffers[BLOCKS]);
    end_refused(commands, result, wanted, text);
}

static void refuse_descs(sk_context* context, sk_join_desc good, const sk_buffer buffers[ARRAYS])
{
    sk_join_desc desc = good;
    desc.type = SK_TYPE_Q4_0;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE,
           "type is 12 (q4_0), must be q4_g32, q4_g64, q4_g128, e4m3_g128 or nvfp4");
    desc.type = SK_TYPE_E4M3_G128;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "zeros is codes, but e4m3_g128 has none");
    desc = good;
    desc.k = 96;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "k is 96, no multiple of the 64 elements of a block");
    desc = good;
    desc.zeros = (sk_zeros)3;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "zeros is 3, not one of its enum");
    desc = good;
    desc.order = (sk_code_order)2;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "order is 2, not one of its enum");
    desc.order = SK_CODE_ORDER_AWQ;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "order is awq, but lines is 4, no multiple of 8");
    desc.type = SK_TYPE_NVFP4;
    desc.zeros = SK_ZEROS_EIGHT;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "order is awq, but type is nvfp4");
    desc = good;
    desc.zero_added = 17;
    refuse(context, &desc, buffers, SK_ERROR_INVALID_VALUE, "zero_added is 17, must be at most 16");
    desc = good;
    desc.lines = desc.k = UINT32_C(1) << 30;
    refuse(context, &desc, buffers, SK_ERROR_TOO_LARGE, "are more than 2^31 runs of 32 elements");
    desc = good;
    desc.code_line = 1000;
    refuse(context, &desc, buffers, SK_ERROR_BUFFER_TOO_SMALL, "codes.size is 256 bytes, its elements reach 12064");
    desc = good;
    desc.scale_step = 100;
    refuse(context, &desc, buffers, SK_ERROR_BUFFER_TOO_SMALL, "scales.size is 16 bytes");
    desc = good;
    desc.zero_line = 3;
    refuse(context, &desc, buffers, SK_ERROR_BUFFER_TOO_SMALL, "zeros.size is 4 bytes, its elements reach 6");
    refuse(context, NULL, buffers, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
}

static void refuse_buffers(sk_context* context, const sk_join_desc* desc, const sk_buffer good[ARRAYS])
{
    static const struct
    {
        int array;
        VkDeviceSize offset, size;
        sk_result result;
        const char* text;
    } WRONG[] = {{CODES, 2, 256, SK_ERROR_MISALIGNED, "codes is at address"},
                 {SCALES, 4097, 16, SK_ERROR_MISALIGNED, "scales is at address"},
                 {ZEROS, 8194, 4, SK_ERROR_MISALIGNED, "as zeros of 4 bits are"},
                 {BLOCKS, 12290, 288, SK_ERROR_MISALIGNED, "blocks is at address"},
                 {BLOCKS, 12288, 287, SK_ERROR_BUFFER_TOO_SMALL, "blocks.size is 287 bytes, its elements reach 288"},
                 {BLOCKS, 252, 288, SK_ERROR_OVERLAP, "blocks ["},
                 {BLOCKS, 8192, 288, SK_ERROR_OVERLAP, "overlaps zeros"}};
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++)
    {
        sk_buffer buffers[ARRAYS];
        memcpy(buffers, good, sizeof buffers);
        buffers[WRONG[i].array].offset = WRONG[i].offset;
        buffers[WRONG[i].array].size = WRONG[i].size;
        refuse(context, desc, buffers, WRONG[i].result, WRONG[i].text);
    }
    sk_buffer buffers[ARRAYS];
    memcpy(buffers, good, sizeof buffers);
    memset(&buffers[SCALES], 0, sizeof buffers[SCALES]);
    refuse(context, desc, buffers, SK_ERROR_NULL_ARGUMENT, "scales has neither a buffer nor an address");
}

/* 4 lines of two groups. */
static void what_cannot_be_joined_is_refused(void)
{
    sk_context* context = open_listening();
    sk_join_desc desc = {.type = SK_TYPE_Q4_G64, .lines = 4, .k = 128, .zeros = SK_ZEROS_CODES};
    sk_buffer buffers[ARRAYS];
    static const VkDeviceSize SIZES[] = {256, 16, 4, 288};
    for (int i = 0; i < ARRAYS; i++)
    {
        memset(&buffers[i], 0, sizeof buffers[i]);
        buffers[i].buffer = memory.buffer;
        buffers[i].offset = (VkDeviceSize)i * 4096;
        buffers[i].size = SIZES[i];
    }
    if (!context)
        return;
    refuse_descs(context, desc, buffers);
    refuse_buffers(context, &desc, buffers);
    CHECK_EQ(sk_join(NULL, context, &desc, buffers[0], buffers[1], buffers[2], buffers[3]), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_join(NULL, NULL, &desc, buffers[0], buffers[1], buffers[2], buffers[3]), SK_ERROR_NULL_ARGUMENT);
    desc.lines = 0;
    memset(buffers, 0, sizeof buffers);
    refuse(context, &desc, buffers, SK_SUCCESS, "");
    sk_destroy_context(context);
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, JOINS);
    if (!open_rig(&device, NULL) || !create_gpu_buffer(&device.g, ROOM, GPU_HOST, &memory))
        return 1;
    RUN(a_device_joins_what_the_host_joins);
    RUN(what_cannot_be_joined_is_refused);
    destroy_gpu_buffer(&device.g, &memory);
    close_rig(&device);
    return CHECK_DONE();
}
