/* operands.h - the memory that a plan reads and writes, resolved and checked.
 *
 * Uses overlap.h, scalars.h. Must not know pipelines or command buffers.
 */

#include "../problem/overlap.h"
#include "scalars.h"

static sk_result sk__resolve_buffer(const sk_context* context, const char* name, const sk_buffer* buffer,
                                    sk__memory* memory)
{
    memory->name = name;
    memory->address = buffer->address;
    SK__REQUIRE(&context->logger, buffer->buffer || buffer->address, SK_ERROR_NULL_ARGUMENT,
                "%s has neither a buffer nor an address", name);
    SK__REQUIRE(&context->logger, !buffer->buffer || !buffer->address, SK_ERROR_INVALID_VALUE,
                "%s has both a buffer and an address", name);
    if (buffer->buffer)
    {
        VkBufferDeviceAddressInfo info = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, NULL, buffer->buffer};
        memory->address = context->functions.vkGetBufferDeviceAddress(context->handle, &info);
    }
    SK__REQUIRE(&context->logger, buffer->offset <= UINT64_MAX - memory->address, SK_ERROR_INVALID_VALUE,
                "%s.offset is %llu, which from address 0x%llx leads beyond 2^64", name,
                (unsigned long long)buffer->offset, (unsigned long long)memory->address);
    memory->address += buffer->offset;
    return SK_SUCCESS;
}

/* Takes `size` bytes, as one row. */
static void sk__take_bytes(sk__memory* memory, uint64_t size)
{
    const sk__steps one = {0, 1};
    memory->end = memory->address + size;
    memory->width = size;
    memory->rows = memory->batches = one;
}

/* Resolves `extent` elements of `size` bytes. No elements need no memory. */
static sk_result sk__resolve_elements(const sk_context* context, const char* name, const sk_buffer* buffer,
                                      uint32_t size, uint64_t extent, sk__memory* memory)
{
    const sk_logger* logger = &context->logger;
    memset(memory, 0, sizeof *memory);
    if (extent == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(context, name, buffer, memory));
    SK__REQUIRE(logger, memory->address % size == 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of its %u-byte elements", name,
                (unsigned long long)memory->address, size);
    SK__REQUIRE(logger, buffer->size == VK_WHOLE_SIZE || buffer->size / size >= extent, SK_ERROR_BUFFER_TOO_SMALL,
                "%s.size is %llu byte%s, its elements reach %llu", name, (unsigned long long)buffer->size,
                sk__plural(buffer->size), (unsigned long long)(extent * size));
    SK__REQUIRE(logger, extent * size <= UINT64_MAX - memory->address, SK_ERROR_BUFFER_TOO_SMALL,
                "%s is at address 0x%llx, from which its elements reach %llu bytes, beyond 2^64", name,
                (unsigned long long)memory->address, (unsigned long long)(extent * size));
    sk__take_bytes(memory, extent * size);
    return SK_SUCCESS;
}

/* The matrices of a batch, or the array of their addresses; nothing of what is not read. */
static sk_result sk__resolve_operand(const sk_plan* plan, const sk__matrix* matrix, const sk_buffer* buffer,
                                     bool is_used, sk__memory* memory)
{
    uint64_t size = sk__type_size(matrix->type), extent = is_used ? matrix->extent : 0;
    bool pointers = plan->problem.pointers && extent > 0;
    SK__TRY(sk__resolve_elements(plan->context, matrix->name, buffer, pointers ? 8u : (uint32_t)size,
                                 pointers ? plan->problem.batch_count : extent, memory));
    if (extent > 0 && !pointers)
    {
        memory->width = matrix->length * size;
        memory->rows.stride = matrix->leading_dimension * size;
        memory->rows.count = matrix->lines;
        memory->batches.stride = matrix->batch_stride * size;
        memory->batches.count = plan->problem.batch_count;
    }
    return SK_SUCCESS;
}

static sk_result sk__resolve_workspace(const sk_context* context, const sk_buffer* buffer, VkDeviceSize size,
                                       sk__memory* memory)
{
    const sk_logger* logger = &context->logger;
    memset(memory, 0, sizeof *memory);
    if (size == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(context, "workspace", buffer, memory));
    SK__REQUIRE(logger, memory->address % SK__WORKSPACE_ALIGNMENT == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace is at address 0x%llx, not a multiple of %d", (unsigned long long)memory->address,
                (int)SK__WORKSPACE_ALIGNMENT);
    SK__REQUIRE(logger, buffer->size >= size, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace.size is %llu byte%s, the plan needs %llu", (unsigned long long)buffer->size,
                sk__plural(buffer->size), (unsigned long long)size);
    SK__REQUIRE(logger, size <= UINT64_MAX - memory->address, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace is at address 0x%llx, from which the plan needs %llu bytes, beyond 2^64",
                (unsigned long long)memory->address, (unsigned long long)size);
    sk__take_bytes(memory, size);
    return SK_SUCCESS;
}

/* Memory that is read or written; of what is not, nothing. A and B are the problem's, as D is row-major there. */
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
    SK__TRY(sk__resolve_elements(plan->context, exchanged ? "scale_n" : "scale_m",
                                 exchanged ? &args->scale_n : &args->scale_m, (uint32_t)sizeof(float),
                                 epilogue->scale_m ? problem->m : 0, &operands->scale_m));
    SK__TRY(sk__resolve_elements(plan->context, exchanged ? "scale_m" : "scale_n",
                                 exchanged ? &args->scale_m : &args->scale_n, (uint32_t)sizeof(float),
                                 epilogue->scale_n ? problem->n : 0, &operands->scale_n));
    SK__TRY(sk__resolve_elements(plan->context, "bias", &args->bias, (uint32_t)sizeof(float), bias, &operands->bias));
    SK__TRY(
        sk__resolve_operand(plan, &problem->residual, &args->residual, epilogue->residual != 0, &operands->residual));
    SK__REQUIRE(&plan->context->logger, !epilogue->clamp || args->clamp_min <= args->clamp_max,
                SK_ERROR_INVALID_VALUE, "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min,
                (double)args->clamp_max);
    return SK_SUCCESS;
}

static sk_result sk__check_overlap(const sk_logger* logger, const sk__memory* x, const sk__memory* y)
{
    SK__REQUIRE(logger, !sk__overlap(x, y), SK_ERROR_OVERLAP, "%s [0x%llx, 0x%llx) overlaps %s [0x%llx, 0x%llx)",
                x->name, (unsigned long long)x->address, (unsigned long long)x->end, y->name,
                (unsigned long long)y->address, (unsigned long long)y->end);
    return SK_SUCCESS;
}

/* C or the residual may be D: then each element is read by the invocation that writes it, so both must lie alike. */
static bool sk__is_d(const sk__problem* problem, const sk__matrix* matrix, const sk__memory* x, const sk__memory* d)
{
    return x->address == d->address && !matrix->transposed &&
           matrix->leading_dimension == problem->d.leading_dimension &&
           matrix->batch_stride == problem->d.batch_stride;
}

/* D and the workspace are written, the others only read, as are arrays of addresses. */
static sk_result sk__check_overlaps(const sk_plan* plan, const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk_logger* logger = &plan->context->logger;
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

static sk_result sk__resolve_operands(const sk_plan* plan, const sk_gemm_args* args, sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    sk__scalar alpha = sk__alpha_of(plan, args), beta = sk__beta_of(plan, args);
    bool reads_ab = problem->k > 0 && (!problem->epilogue.linear || !sk__is_zero(alpha));
    SK__TRY(sk__check_scalar(plan, "", true, alpha));
    SK__TRY(sk__check_scalar(plan, "", false, beta));
    const sk_buffer* a = problem->exchanged ? &args->b : &args->a;
    const sk_buffer* b = problem->exchanged ? &args->a : &args->b;
    SK__TRY(sk__resolve_operand(plan, &problem->a, a, reads_ab, &operands->a));
    SK__TRY(sk__resolve_operand(plan, &problem->b, b, reads_ab, &operands->b));
    a = problem->exchanged ? &args->second_b : &args->second_a;
    b = problem->exchanged ? &args->second_a : &args->second_b;
    SK__TRY(sk__resolve_operand(plan, &problem->second_a, a, reads_ab, &operands->second_a));
    SK__TRY(sk__resolve_operand(plan, &problem->second_b, b, reads_ab, &operands->second_b));
    SK__TRY(sk__resolve_epilogue(plan, args, operands));
    SK__TRY(sk__resolve_operand(plan, &problem->d, &args->d, true, &operands->d));
    SK__TRY(sk__resolve_workspace(plan->context, &args->workspace, plan->workspace_size, &operands->workspace));
    return sk__check_overlaps(plan, operands);
}
