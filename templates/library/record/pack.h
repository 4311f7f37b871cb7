/* pack.h - tells the order of a plan's prepacked operands, and appends what writes one.
 *
 * Uses copies.h, panels.h. Nothing here changes a plan or a context.
 */

#include "copies.h"
#include "panels.h"

/* Finds out whether an operand of the user's is the kernel's B; refuses one that is not prepacked. */
static sk_result sk__find_prepacked(const sk_plan* plan, sk_operand operand, bool* is_b)
{
    const sk_logger* logger = &plan->program.context->logger;
    const sk__packing* packing = &plan->choice.packing;
    SK__REQUIRE(logger, operand == SK_OPERAND_A || operand == SK_OPERAND_B, SK_ERROR_INVALID_VALUE,
                "operand is %d, not one of its enum", (int)operand);
    *is_b = (operand == SK_OPERAND_B) != plan->problem.exchanged;
    const sk__matrix* matrix = *is_b ? &plan->problem.b : &plan->problem.a;
    SK__REQUIRE(logger, matrix->prepacked, SK_ERROR_INVALID_VALUE,
                "operand is %s, but the plan's %s.prepacked was NULL: it reads %s as it lies", matrix->name,
                matrix->name, matrix->name);
    SK__REQUIRE(logger, sk__multiplies_narrow(plan) || (*is_b ? packing->prepacked_b : packing->prepacked_a),
                SK_ERROR_INVALID_VALUE, "operand is %s, of which nothing is multiplied: the plan's m, n or k is 0",
                matrix->name);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_query_pack(const sk_plan* plan, sk_operand operand, sk_pack_header* header)
{
    bool is_b = false;
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    SK__REQUIRE(&context->logger, header, SK_ERROR_NULL_ARGUMENT, "header is NULL");
    SK__TRY(sk__find_prepacked(plan, operand, &is_b));
    if (sk__multiplies_narrow(plan))
    {
        *header = sk__narrow_header(plan, is_b);
        return SK_SUCCESS;
    }
    *header = sk__pack_header_of(&context->device, &context->builds[plan->choice.kernel], &plan->problem,
                                 &plan->choice.packing, is_b);
    return SK_SUCCESS;
}

/* Resolves what is read and written. */
static sk_result sk__resolve_pack(const sk_plan* plan, bool is_b, const sk_buffer* source,
                                  const sk_buffer* destination, sk__memory* from, sk__memory* to)
{
    sk__matrix matrix = is_b ? plan->problem.b : plan->problem.a;
    sk__copy copy = is_b ? plan->choice.packing.copy_b : plan->choice.packing.copy_a;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk_logger* logger = &plan->program.context->logger;
    SK__REQUIRE(logger, !copy.transposed || sk__packs_transposed(kernel), SK_ERROR_NO_KERNEL,
                "the lines of %s are not along k, and with \"%s\" no module transposes them: let the plan pack that "
                "the header is from",
                matrix.name, kernel->name);
    VkDeviceSize size = sk__multiplies_narrow(plan) ? sk__narrow_header(plan, is_b).size : sk__copy_size(copy);
    matrix.name = "source";
    SK__TRY(sk__resolve_operand(plan, &matrix, source, true, from));
    SK__TRY(sk__resolve_prepacked(plan, "destination", destination, size, to));
    return sk__check_overlap(logger, to, from);
}

STREAMK_API sk_result sk_pack(VkCommandBuffer commands, const sk_plan* plan, sk_operand operand, sk_buffer source,
                              sk_buffer destination)
{
    bool is_b = false;
    sk__memory from, to;
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__find_prepacked(plan, operand, &is_b));
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__resolve_pack(plan, is_b, &source, &destination, &from, &to));
    sk__launch launch = sk__begin_labelled(&plan->program, commands);
    if (sk__multiplies_narrow(plan))
    {
        sk__add_narrow_pack(plan, is_b, from.address, to.address, &launch);
    }
    else
    {
        sk__add_copy(plan, &launch, is_b ? plan->choice.packing.copy_b : plan->choice.packing.copy_a, is_b,
                     from.address, to.address);
    }
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}
