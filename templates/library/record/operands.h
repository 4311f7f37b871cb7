/* operands.h - the memory that a plan reads and writes, resolved and checked.
 *
 * Uses ../launch/memory.h, scalars.h. Must not know pipelines or command buffers.
 */

#include "../launch/memory.h"
#include "scalars.h"

/* The matrices of a batch, or the array of their addresses; nothing of what is not read. */
static sk_result sk__resolve_operand(const sk_plan* plan, const sk__matrix* matrix, const sk_buffer* buffer,
                                     bool is_used, sk__memory* memory)
{
    uint64_t extent = is_used ? matrix->extent : 0;
    bool pointers = plan->problem.pointers && extent > 0;
    const sk__element* element = pointers ? &sk__address_element : matrix->element;
    SK__TRY(sk__resolve_elements(plan->program.context, matrix->name, buffer, element,
                                 pointers ? plan->problem.batch_count : extent, memory));
    if (extent > 0 && !pointers)
    {
        sk__take_lines(memory, element, matrix->length, matrix->leading_dimension, matrix->lines);
        memory->batches.stride = sk__run_size(element, matrix->batch_stride);
        memory->batches.count = sk__count_matrices(&plan->problem, matrix);
    }
    return SK_SUCCESS;
}

/* A prepacked operand, or the destination of one. */
static sk_result sk__resolve_prepacked(const sk_plan* plan, const char* name, const sk_buffer* buffer,
                                       VkDeviceSize size, sk__memory* memory)
{
    const sk_context* context = plan->program.context;
    memset(memory, 0, sizeof *memory);
    SK__TRY(sk__resolve_buffer(context, name, buffer, memory));
    SK__REQUIRE(&context->logger, memory->address % SK_PACK_ALIGNMENT == 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, but a prepacked operand begins at a multiple of %d", name,
                (unsigned long long)memory->address, (int)SK_PACK_ALIGNMENT);
    SK__REQUIRE(&context->logger, buffer->size >= size, SK_ERROR_BUFFER_TOO_SMALL,
                "%s.size is %llu byte%s, but the prepacked operand has %llu", name, (unsigned long long)buffer->size,
                sk__plural(buffer->size), (unsigned long long)size);
    SK__REQUIRE(&context->logger, size <= UINT64_MAX - memory->address, SK_ERROR_BUFFER_TOO_SMALL,
                "%s is at address 0x%llx, from which the prepacked operand reaches %llu bytes, beyond 2^64", name,
                (unsigned long long)memory->address, (unsigned long long)size);
    sk__take_bytes(memory, size);
    return SK_SUCCESS;
}

/* A or B, as it lies. */
static sk_result sk__resolve_input(const sk_plan* plan, bool is_b, const sk_buffer* buffer, bool is_used,
                                   sk__memory* memory)
{
    const sk__packing* packing = &plan->choice.packing;
    const sk__matrix* matrix = is_b ? &plan->problem.b : &plan->problem.a;
    bool prepacked = is_used && (is_b ? packing->prepacked_b : packing->prepacked_a);
    if (sk__multiplies_narrow(plan) && matrix->prepacked && is_used)
    {
        VkDeviceSize size = sk__narrow_header(plan, is_b).size;
        return sk__resolve_prepacked(plan, matrix->name, buffer, size, memory);
    }
    return prepacked ? sk__resolve_prepacked(plan, matrix->name, buffer,
                                             sk__copy_size(is_b ? packing->copy_b : packing->copy_a), memory)
                     : sk__resolve_operand(plan, matrix, buffer, is_used, memory);
}

/* Memory that is read or written; of what is not, nothing. A and B are the problem's: where it is exchanged, the user's
 * B and A. */
typedef struct sk__operands
{
    sk__memory a, b, second_a, second_b, c, d, workspace, scale_m, scale_n, bias, residual;
} sk__operands;

/* The vectors and matrices of the epilogue. Here m and n are the kernel's, and the names the user's. */
static sk_result sk__resolve_epilogue(const sk_plan* plan, const sk_gemm_args* args, sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk__epilogue* epilogue = &problem->epilogue;
    bool exchanged = problem->exchanged;
    bool reads_c = problem->epilogue.linear && !sk__is_zero(sk__beta_of(plan, args));
    uint64_t bias = epilogue->bias == SK_BIAS_ALONG_M ? problem->m : epilogue->bias ? problem->n : 0;
    SK__TRY(sk__resolve_operand(plan, &problem->c, &args->c, reads_c, &operands->c));
    SK__TRY(sk__resolve_elements(plan->program.context, exchanged ? "scale_n" : "scale_m",
                                 exchanged ? &args->scale_n : &args->scale_m, &sk__word_element,
                                 epilogue->scale_m ? problem->m : 0, &operands->scale_m));
    SK__TRY(sk__resolve_elements(plan->program.context, exchanged ? "scale_m" : "scale_n",
                                 exchanged ? &args->scale_m : &args->scale_n, &sk__word_element,
                                 epilogue->scale_n ? problem->n : 0, &operands->scale_n));
    SK__TRY(
        sk__resolve_elements(plan->program.context, "bias", &args->bias, &sk__word_element, bias, &operands->bias));
    SK__TRY(
        sk__resolve_operand(plan, &problem->residual, &args->residual, epilogue->residual != 0, &operands->residual));
    SK__REQUIRE(&plan->program.context->logger, !epilogue->clamp || args->clamp_min <= args->clamp_max,
                SK_ERROR_INVALID_VALUE, "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min,
                (double)args->clamp_max);
    return SK_SUCCESS;
}

/* C or the residual may be D: then each element is read by the invocation that writes it, so both must lie alike. */
static bool sk__is_d(const sk__problem* problem, const sk__matrix* matrix, const sk__memory* x, const sk__memory* d)
{
    return x->address == d->address && matrix->transposed == problem->d.transposed &&
           matrix->leading_dimension == problem->d.leading_dimension &&
           matrix->batch_stride == problem->d.batch_stride;
}

/* D and the workspace are written, the others only read, as are arrays of addresses. */
static sk_result sk__check_overlaps(const sk_plan* plan, const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk_logger* logger = &plan->program.context->logger;
    const sk__memory* inputs[] = {&operands->c,       &operands->residual, &operands->a,
                                  &operands->b,       &operands->second_a, &operands->second_b,
                                  &operands->scale_m, &operands->scale_n,  &operands->bias};
    bool are_d[9] = {false};
    are_d[0] = sk__is_d(problem, &problem->c, &operands->c, &operands->d);
    are_d[1] = sk__is_d(problem, &problem->residual, &operands->residual, &operands->d);
    for (int i = 0; i < 9; ++i)
    {
        SK__TRY(sk__check_overlap(logger, &operands->workspace, inputs[i]));
        if (!are_d[i] && !problem->pointers)
        {
            SK__TRY(sk__check_overlap(logger, &operands->d, inputs[i]));
        }
    }
    return sk__check_overlap(logger, &operands->workspace, &operands->d);
}

/* Whether addresses are as they were promised. */
static sk_result sk__check_promise(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk_logger* logger = &plan->program.context->logger;
    bool turned = problem->d.transposed;
    const sk__memory* scale = turned ? &operands->scale_m : &operands->scale_n;
    bool has_bias = problem->epilogue.bias == (uint32_t)(turned ? SK_BIAS_ALONG_M : SK_BIAS_ALONG_N);
    const struct
    {
        const char* name;
        VkDeviceAddress address; /* 0: it is not read */
    } all[] = {{problem->a.name, operands->a.address},
               {problem->b.name, operands->b.address},
               {problem->second_a.name, operands->second_a.address},
               {problem->second_b.name, operands->second_b.address},
               {problem->d.name, operands->d.address},
               {problem->exchanged != turned ? "scale_m" : "scale_n", scale->address},
               {"bias", has_bias ? operands->bias.address : 0}};
    SK__REQUIRE(logger, !problem->aligned || !problem->pointers || args->pointers_aligned, SK_ERROR_MISALIGNED,
                "pointers_aligned is false, though the desc's aligned promises that");
    for (size_t i = problem->pointers ? 5 : 0; problem->aligned && i < sizeof all / sizeof *all; ++i)
    {
        SK__REQUIRE(logger, all[i].address % 16 == 0, SK_ERROR_MISALIGNED,
                    "%s is at address 0x%llx, not a multiple of 16, as the desc's aligned promises", all[i].name,
                    (unsigned long long)all[i].address);
    }
    return SK_SUCCESS;
}

static sk_result sk__resolve_operands(const sk_plan* plan, const sk_gemm_args* args, sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    sk__scalar alpha = sk__alpha_of(plan, args), beta = sk__beta_of(plan, args);
    bool reads_ab = problem->k > 0 && (!problem->epilogue.linear || !sk__is_zero(alpha));
    SK__TRY(sk__check_scalar(plan, "", true, alpha));
    SK__TRY(sk__check_scalar(plan, "", false, beta));
    const sk_buffer* a = problem->exchanged ? &args->b : &args->a;
    const sk_buffer* b = problem->exchanged ? &args->a : &args->b;
    SK__TRY(sk__resolve_input(plan, false, a, reads_ab, &operands->a));
    SK__TRY(sk__resolve_input(plan, true, b, reads_ab, &operands->b));
    a = problem->exchanged ? &args->second_b : &args->second_a;
    b = problem->exchanged ? &args->second_a : &args->second_b;
    SK__TRY(sk__resolve_operand(plan, &problem->second_a, a, reads_ab, &operands->second_a));
    SK__TRY(sk__resolve_operand(plan, &problem->second_b, b, reads_ab, &operands->second_b));
    SK__TRY(sk__resolve_epilogue(plan, args, operands));
    SK__TRY(sk__resolve_operand(plan, &problem->d, &args->d, true, &operands->d));
    SK__TRY(
        sk__resolve_workspace(plan->program.context, &args->workspace, plan->workspace_size, &operands->workspace));
    SK__TRY(sk__check_promise(plan, args, operands));
    return sk__check_overlaps(plan, operands);
}
