/* quantize.h - appends the dispatch that quantizes numbers to blocks.
 *
 * Uses join.h. Must not know plans.
 */

#include "../../shared/quantize_arguments.h"
#include "join.h"

/* Words of 4 bytes of all blocks. */
static uint64_t sk__count_words(const sk_quantize_desc* desc)
{
    const sk__element* element = sk__element_of(desc->type);
    return (uint64_t)desc->lines * (desc->k / element->count) * element->size / 4u;
}

static sk_result sk__check_quantize(const sk_logger* logger, const sk_quantize_desc* desc)
{
    SK__REQUIRE(logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    SK__REQUIRE(logger, desc->type == SK_TYPE_Q8_0 || desc->type == SK_TYPE_E4M3_G128, SK_ERROR_INVALID_VALUE,
                "type is %d (%s), must be q8_0 or e4m3_g128", (int)desc->type, sk_word(SK_WORDS_TYPE, desc->type));
    SK__REQUIRE(logger, desc->source == SK_TYPE_F32 || desc->source == SK_TYPE_F16 || desc->source == SK_TYPE_BF16,
                SK_ERROR_INVALID_VALUE, "source is %d (%s), must be f32, f16 or bf16", (int)desc->source,
                sk_word(SK_WORDS_TYPE, desc->source));
    uint32_t count = sk__element_of(desc->type)->count;
    SK__REQUIRE(logger, desc->k % count == 0, SK_ERROR_INVALID_VALUE,
                "k is %u, no multiple of the %u elements of a block of %s", desc->k, count,
                sk_word(SK_WORDS_TYPE, desc->type));
    SK__REQUIRE(logger, desc->source_line == 0 || desc->source_line >= desc->k, SK_ERROR_LEADING_DIMENSION,
                "source_line is %u, must be at least k, %u", desc->source_line, desc->k);
    uint64_t blocks = (uint64_t)desc->lines * (desc->k / count);
    SK__REQUIRE(logger, desc->type != SK_TYPE_Q8_0 || blocks % 2 == 0, SK_ERROR_INVALID_VALUE,
                "lines %u times k %u are %llu block%s of q8_0, which are written in pairs: their number must be even",
                desc->lines, desc->k, (unsigned long long)blocks, sk__plural(blocks));
    SK__REQUIRE(logger, sk__count_words(desc) <= INT32_MAX, SK_ERROR_TOO_LARGE,
                "lines %u times k %u are %llu words of blocks, more than %d: quantize fewer lines at a time",
                desc->lines, desc->k, (unsigned long long)sk__count_words(desc), INT32_MAX);
    return SK_SUCCESS;
}

/* All but addresses. */
static sk__quantize_arguments sk__make_quantize(const sk_quantize_desc* desc)
{
    const sk__element* element = sk__element_of(desc->type);
    sk__quantize_arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    arguments.line_blocks = desc->k / element->count;
    arguments.written = (uint32_t)sk__count_words(desc);
    arguments.source_line = sk__or(desc->source_line, desc->k);
    arguments.source = desc->source == SK_TYPE_F32   ? SK__QUANTIZES_F32
                       : desc->source == SK_TYPE_F16 ? SK__QUANTIZES_F16
                                                     : SK__QUANTIZES_BF16;
    arguments.kind = desc->type == SK_TYPE_Q8_0 ? SK__BECOMES_Q8_0 : SK__BECOMES_E4M3;
    return arguments;
}

static sk_result sk__resolve_quantize(const sk_context* context, const sk_quantize_desc* desc,
                                      const sk_buffer buffers[2], sk__memory memory[2])
{
    uint64_t line = sk__or(desc->source_line, desc->k);
    SK__TRY(sk__resolve_elements(context, "source", &buffers[0], sk__element_of(desc->source),
                                 (desc->lines - 1u) * line + desc->k, &memory[0]));
    SK__TRY(sk__resolve_elements(context, "blocks", &buffers[1], sk__element_of(desc->type),
                                 (uint64_t)desc->lines * desc->k, &memory[1]));
    SK__REQUIRE(&context->logger, memory[1].address % 4 == 0, SK_ERROR_MISALIGNED,
                "blocks is at address 0x%llx, not a multiple of the 4 bytes that are written at once",
                (unsigned long long)memory[1].address);
    return sk__check_overlap(&context->logger, &memory[1], &memory[0]);
}

STREAMK_API sk_result sk_quantize_on_device(VkCommandBuffer commands, sk_context* context,
                                            const sk_quantize_desc* desc, sk_buffer source, sk_buffer blocks)
{
    const sk_buffer buffers[] = {source, blocks};
    sk__memory memory[2];
    sk__pipeline* pipeline = NULL;
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__check_quantize(&context->logger, desc));
    SK__TRY(sk__require_device(context));
    if (desc->lines == 0 || desc->k == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_quantize(context, desc, buffers, memory));
    SK__TRY(sk__get_blocks_pipeline(context, SK__MODULE_QUANTIZE, &pipeline));
    sk__quantize_arguments arguments = sk__make_quantize(desc);
    sk__put_address(arguments.from, memory[0].address);
    sk__put_address(arguments.to, memory[1].address);
    sk__launch launch = sk__begin_launch(context, commands);
    sk__add_plain_step(&launch, pipeline->handle, &arguments, sizeof arguments,
                       sk__divide_up(arguments.written, SK__PACK_INVOCATIONS), false);
    return SK_SUCCESS;
}
