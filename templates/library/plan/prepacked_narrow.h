/* prepacked_narrow.h - the header of an operand that sk_pack() has cut into slices, or halved, and whether it is the
 * one that a desc names.
 *
 * Uses parts.h, ../planner/prepacked.h. Must not know pipelines or command buffers.
 */

#include "../planner/prepacked.h"
#include "parts.h"

/* The header of A, or of B. */
static sk_pack_header sk__narrow_header(const sk_plan* plan, bool is_b)
{
    bool is_sliced = sk__is_sliced(plan);
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    const sk__narrow_operand* operand = is_b ? &plan->narrow.b : &plan->narrow.a;
    sk_pack_header header;
    memset(&header, 0, sizeof header);
    header.magic = SK_PACK_MAGIC;
    header.version = SK_PACK_VERSION;
    header.order = is_sliced ? SK_PACK_ORDER_SLICES : SK_PACK_ORDER_HALVES;
    header.type = (uint32_t)plan->problem.output;
    header.rows = operand->all;
    header.k = plan->problem.k;
    header.batch_count = matrix->shared ? 1u : plan->problem.batch_count;
    header.along_k = 1;
    header.leading_dimension = is_sliced ? plan->sliced.k_part : plan->halved.k;
    header.batch_stride = header.batch_count > 1 ? operand->size : 0u;
    header.size = operand->size * header.batch_count;
    header.side = is_b ? 2u : 1u;
    header.slices = plan->sliced.slices;
    return header;
}

/* Refuses what a desc has that is not made narrow so. Complex numbers are not prepacked. */
static sk_result sk__check_narrow_headers(const sk_context* context, const sk_gemm_desc* desc, const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    const char* reader = sk__is_sliced(plan) ? "slices" : "halves";
    for (int is_b = 0; is_b < 2; ++is_b)
    {
        const sk__matrix* matrix = is_b ? &problem->b : &problem->a;
        if (matrix->prepacked)
        {
            sk_pack_header has = sk__narrow_header(plan, is_b);
            SK__REQUIRE(&context->logger, !plan->narrow.is_complex, SK_ERROR_NO_KERNEL,
                        "%s.prepacked is set, but %s.type is %s, and way is %s: those of real numbers are prepacked",
                        matrix->name, matrix->name, sk_word(SK_WORDS_TYPE, matrix->type),
                        sk__is_sliced(plan) ? "slices" : "f16x3");
            SK__TRY(
                sk__check_order(&context->logger, matrix->name, reader, sk__asked_header(desc, problem, is_b), &has));
        }
    }
    return SK_SUCCESS;
}
