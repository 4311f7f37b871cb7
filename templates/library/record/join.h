/* join.h - appends the dispatch that joins codes, scales and zeros to blocks.
 *
 * Uses steps.h, ../device/obtain.h, ../launch/memory.h. Must not know plans.
 */

#include "../device/obtain.h"
#include "../launch/memory.h"
#include "../../shared/join_arguments.h"
#include "steps.h"

static bool sk__has_zeros(sk_type type)
{
    return type == SK_TYPE_Q4_G32 || type == SK_TYPE_Q4_G64 || type == SK_TYPE_Q4_G128;
}

static sk_result sk__check_code_order(const sk_logger* logger, const sk_join_desc* desc)
{
    SK__REQUIRE(logger, (uint32_t)desc->order <= (uint32_t)SK_CODE_ORDER_AWQ, SK_ERROR_INVALID_VALUE,
                "order is %d, not one of its enum", (int)desc->order);
    SK__REQUIRE(logger, desc->order == SK_CODE_ORDER_ALONG_K || sk__has_zeros(desc->type), SK_ERROR_INVALID_VALUE,
                "order is awq, but type is %s", sk_word(SK_WORDS_TYPE, desc->type));
    SK__REQUIRE(logger, desc->order == SK_CODE_ORDER_ALONG_K || desc->lines % 8 == 0, SK_ERROR_INVALID_VALUE,
                "order is awq, but lines is %u, no multiple of 8", desc->lines);
    return SK_SUCCESS;
}

static sk_result sk__check_join(const sk_logger* logger, const sk_join_desc* desc)
{
    SK__REQUIRE(logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    bool has_zeros = sk__has_zeros(desc->type);
    SK__REQUIRE(logger, has_zeros || desc->type == SK_TYPE_E4M3_G128 || desc->type == SK_TYPE_NVFP4,
                SK_ERROR_INVALID_VALUE, "type is %d (%s), must be q4_g32, q4_g64, q4_g128, e4m3_g128 or nvfp4",
                (int)desc->type, sk_word(SK_WORDS_TYPE, desc->type));
    uint32_t count = sk__element_of(desc->type)->count;
    SK__REQUIRE(logger, desc->k % count == 0, SK_ERROR_INVALID_VALUE,
                "k is %u, no multiple of the %u elements of a block of %s", desc->k, count,
                sk_word(SK_WORDS_TYPE, desc->type));
    SK__REQUIRE(logger, (uint32_t)desc->zeros <= (uint32_t)SK_ZEROS_CODES, SK_ERROR_INVALID_VALUE,
                "zeros is %d, not one of its enum", (int)desc->zeros);
    SK__REQUIRE(logger, desc->zeros == SK_ZEROS_EIGHT || has_zeros, SK_ERROR_INVALID_VALUE,
                "zeros is %s, but %s has none", sk_word(SK_WORDS_ZEROS, desc->zeros),
                sk_word(SK_WORDS_TYPE, desc->type));
    SK__TRY(sk__check_code_order(logger, desc));
    SK__REQUIRE(logger, desc->zero_added <= 16, SK_ERROR_INVALID_VALUE, "zero_added is %u, must be at most 16",
                desc->zero_added);
    uint64_t runs = (uint64_t)desc->lines * (desc->k / SK__RUN_ELEMENTS);
    SK__REQUIRE(logger, runs <= INT32_MAX, SK_ERROR_TOO_LARGE,
                "lines %u times k %u are more than 2^31 runs of 32 elements: join fewer lines at a time", desc->lines,
                desc->k);
    return SK_SUCCESS;
}

static uint32_t sk__or(uint32_t value, uint32_t otherwise)
{
    return value ? value : otherwise;
}

/* Codes of a word, and groups along k that have a scale each. */
static uint32_t sk__codes_of_word(const sk__join_arguments* join)
{
    return join->kind == SK__JOINS_E4M3 ? 4u : 8u;
}

static uint32_t sk__groups_of_line(const sk__join_arguments* join)
{
    return join->k / join->elements * (join->kind == SK__JOINS_NVFP4 ? 4u : 1u);
}

/* What strides of 0 mean. */
static void sk__fill_strides(const sk_join_desc* desc, sk__join_arguments* join)
{
    bool awq = desc->order == SK_CODE_ORDER_AWQ;
    uint32_t groups = sk__groups_of_line(join);
    uint32_t line = awq ? 1u : groups, step = awq ? desc->lines : 1u;
    join->code_line = sk__or(desc->code_line, awq ? 1u : desc->k / sk__codes_of_word(join));
    join->code_step = sk__or(desc->code_step, awq ? desc->lines / 8u : 1u);
    join->scale_line = sk__or(desc->scale_line, line);
    join->scale_step = sk__or(desc->scale_step, step);
    join->zero_line = sk__or(desc->zero_line, line + (!awq && desc->zeros == SK_ZEROS_CODES ? groups % 2 : 0));
    join->zero_step = sk__or(desc->zero_step, step);
}

/* All but addresses. */
static void sk__fill_join(const sk_join_desc* desc, sk__join_arguments* join)
{
    memset(join, 0, sizeof *join);
    join->lines = desc->lines;
    join->k = desc->k;
    join->elements = sk__element_of(desc->type)->count;
    join->kind = desc->type == SK_TYPE_E4M3_G128 ? SK__JOINS_E4M3
                 : desc->type == SK_TYPE_NVFP4   ? SK__JOINS_NVFP4
                                                 : SK__JOINS_Q4;
    join->awq = desc->order == SK_CODE_ORDER_AWQ;
    join->lines_of_scale = sk__or(desc->lines_of_scale, 1);
    sk__fill_strides(desc, join);
    join->zero_kind = desc->zeros == SK_ZEROS_F16     ? SK__ZEROS_F16
                      : desc->zeros == SK_ZEROS_CODES ? SK__ZEROS_CODES
                                                      : 0;
    join->zero_added = desc->zero_added;
}

/* Elements up to the last one of an array of lines; 0 if that is beyond what 64 bits count of bytes. */
static uint64_t sk__reach(uint64_t lines, uint64_t line, uint64_t count, uint64_t step)
{
    uint64_t along = (count - 1) * step + 1; /* below 2^64, as are both factors below 2^32 */
    uint64_t before = (lines - 1) * line;
    return along > UINT64_MAX / 8 || before > UINT64_MAX / 8 ? 0 : before + along;
}

/* Resolves one of the arrays that are read. */
static sk_result sk__resolve_joined(const sk_context* context, const char* name, const sk_buffer* buffer,
                                    sk_type type, uint64_t extent, sk__memory* memory)
{
    SK__REQUIRE(&context->logger, extent > 0, SK_ERROR_TOO_LARGE, "%s reaches beyond 2^64 bytes by its strides",
                name);
    return sk__resolve_elements(context, name, buffer, sk__element_of(type), extent, memory);
}

/* What a launch reads and writes. */
typedef struct sk__join_memory
{
    sk__memory codes, scales, zeros, blocks;
} sk__join_memory;

static sk_result sk__resolve_zeros(const sk_context* context, const sk__join_arguments* join, const sk_buffer* buffer,
                                   uint64_t scale_lines, sk__memory* zeros)
{
    uint64_t extent = sk__reach(scale_lines, join->zero_line, join->k / join->elements, join->zero_step);
    extent = join->awq && join->zero_kind == SK__ZEROS_CODES ? (extent + 7) / 8 * 8 : extent; /* whole words */
    memset(zeros, 0, sizeof *zeros);
    if (join->zero_kind == 0)
    {
        return SK_SUCCESS;
    }
    bool are_codes = join->zero_kind == SK__ZEROS_CODES;
    SK__TRY(sk__resolve_joined(context, "zeros", buffer, are_codes ? SK_TYPE_U8 : SK_TYPE_F16,
                               are_codes ? extent / 2 + extent % 2 : extent, zeros));
    SK__REQUIRE(&context->logger, !are_codes || zeros->address % 4 == 0, SK_ERROR_MISALIGNED,
                "zeros is at address 0x%llx, not a multiple of 4, as zeros of 4 bits are",
                (unsigned long long)zeros->address);
    return SK_SUCCESS;
}

static sk_result sk__resolve_join(const sk_context* context, const sk_join_desc* desc, const sk__join_arguments* join,
                                  const sk_buffer* buffers, sk__join_memory* memory)
{
    static const sk_type scale_types[] = {SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_U8}; /* by kinds */
    uint64_t scale_lines = sk__divide_up(join->lines, join->lines_of_scale), groups = sk__groups_of_line(join);
    uint64_t words = join->awq ? join->k : join->k / sk__codes_of_word(join);
    uint64_t lines = join->awq ? join->lines / 8u : join->lines;
    SK__TRY(sk__resolve_joined(context, "codes", &buffers[0], SK_TYPE_U32,
                               sk__reach(lines, join->code_line, words, join->code_step), &memory->codes));
    SK__TRY(sk__resolve_joined(context, "scales", &buffers[1], scale_types[join->kind],
                               sk__reach(scale_lines, join->scale_line, groups, join->scale_step), &memory->scales));
    SK__TRY(sk__resolve_zeros(context, join, &buffers[2], scale_lines, &memory->zeros));
    SK__TRY(sk__resolve_elements(context, "blocks", &buffers[3], sk__element_of(desc->type),
                                 (uint64_t)join->lines * join->k, &memory->blocks));
    SK__REQUIRE(&context->logger, memory->blocks.address % 4 == 0, SK_ERROR_MISALIGNED,
                "blocks is at address 0x%llx, not a multiple of the 4 bytes that are written at once",
                (unsigned long long)memory->blocks.address);
    SK__TRY(sk__check_overlap(&context->logger, &memory->blocks, &memory->codes));
    SK__TRY(sk__check_overlap(&context->logger, &memory->blocks, &memory->scales));
    return sk__check_overlap(&context->logger, &memory->blocks, &memory->zeros);
}

/* The first kernel that has the module, which is one for all. */
static sk_result sk__get_blocks_pipeline(sk_context* context, sk__module_kind module, sk__pipeline** pipeline)
{
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.module = module;
    key.parts_m = key.parts_n = key.unit = 1;
    while (key.kernel < sk__kernel_count() && !sk__kernel_at(key.kernel)->modules[module])
    {
        ++key.kernel;
    }
    SK__REQUIRE(&context->logger, key.kernel < sk__kernel_count(), SK_ERROR_NO_KERNEL,
                "no kernel of this header multiplies f32, f16 or bf16, so none takes blocks");
    return sk__get_pipeline(context, &key, true, pipeline);
}

static sk_result sk__record_join(VkCommandBuffer commands, sk_context* context, sk__join_arguments* join,
                                 const sk__join_memory* memory)
{
    sk__pipeline* pipeline = NULL;
    SK__TRY(sk__get_blocks_pipeline(context, SK__MODULE_JOIN, &pipeline));
    sk__launch launch = sk__begin_launch(context, commands);
    uint32_t runs = join->lines * (join->k / SK__RUN_ELEMENTS);
    sk__put_address(join->codes, memory->codes.address);
    sk__put_address(join->scales, memory->scales.address);
    sk__put_address(join->zeros, memory->zeros.address);
    sk__put_address(join->to, memory->blocks.address);
    sk__add_plain_step(&launch, pipeline->handle, join, sizeof *join, sk__divide_up(runs, SK__PACK_INVOCATIONS),
                       false);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_join(VkCommandBuffer commands, sk_context* context, const sk_join_desc* desc,
                              sk_buffer codes, sk_buffer scales, sk_buffer zeros, sk_buffer blocks)
{
    sk__join_arguments join;
    sk__join_memory memory;
    const sk_buffer buffers[] = {codes, scales, zeros, blocks};
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__check_join(&context->logger, desc));
    SK__TRY(sk__require_device(context));
    sk__fill_join(desc, &join);
    if (join.lines == 0 || join.k == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_join(context, desc, &join, buffers, &memory));
    return sk__record_join(commands, context, &join, &memory);
}
