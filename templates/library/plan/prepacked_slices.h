/* prepacked_slices.h - the header of an operand that sk_pack() has cut into slices, and whether it is the one that a
 * desc names.
 *
 * Uses panels.h, ../planner/prepacked.h. Must not know pipelines or command buffers.
 */

#include "../planner/prepacked.h"
#include "panels.h"

/* The header of A, or of B. */
static sk_pack_header sk__header_of_slices(const sk_plan* plan, bool is_b)
{
    const sk__sliced* sliced = &plan->sliced;
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    const sk__sliced_operand* operand = is_b ? &sliced->b : &sliced->a;
    sk_pack_header header;
    memset(&header, 0, sizeof header);
    header.magic = SK_PACK_MAGIC;
    header.version = SK_PACK_VERSION;
    header.order = SK_PACK_ORDER_SLICES;
    header.type = (uint32_t)plan->problem.output;
    header.rows = operand->all;
    header.k = plan->problem.k;
    header.batch_count = matrix->shared ? 1u : plan->problem.batch_count;
    header.along_k = 1;
    header.leading_dimension = sliced->k_part;
    header.batch_stride = header.batch_count > 1 ? operand->size : 0u;
    header.size = operand->size * header.batch_count;
    header.side = is_b ? 2u : 1u;
    header.slices = sliced->slices;
    return header;
}

/* Refuses what a desc has that is not cut so. Complex numbers are not prepacked. */
static sk_result sk__check_prepacked_slices(const sk_context* context, const sk_gemm_desc* desc, const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    for (int is_b = 0; is_b < 2; ++is_b)
    {
        const sk__matrix* matrix = is_b ? &problem->b : &problem->a;
        if (matrix->prepacked)
        {
            sk_pack_header has = sk__header_of_slices(plan, is_b);
            SK__REQUIRE(&context->logger, !plan->sliced.is_complex, SK_ERROR_NO_KERNEL,
                        "%s.prepacked is set, but %s.type is %s, and way is slices: those of real numbers are "
                        "prepacked",
                        matrix->name, matrix->name, sk_word(SK_WORDS_TYPE, matrix->type));
            SK__TRY(sk__check_order(&context->logger, matrix->name, "slices", sk__asked_header(desc, problem, is_b),
                                    &has));
        }
    }
    return SK_SUCCESS;
}
