/* operands.h - the memory of sparse products, resolved; and how a dispatch of theirs is added.
 *
 * Uses problem.h, teams.h, launch.h, factors.h. Must not know plans.
 */

#include "problem.h"
#include "teams.h"
#include "../launch/factors.h"
#include "../launch/launch.h"

/* Memory that is read or written; of what is not, nothing. */
typedef struct sk__sparse_operands
{
    sk__memory offsets, row_indices, columns, values, b, c, d, workspace;
} sk__sparse_operands;

/* Whether kernels read an alpha or beta as 0. */
static bool sk__rounds_to_zero(double factor)
{
    return (float)factor == 0.0f;
}

/* A dense matrix; nothing of one that is not read. */
static sk_result sk__resolve_dense_memory(const sk_context* context, sk_type type, const sk__dense* dense,
                                          const sk_buffer* buffer, bool is_used, sk__memory* memory)
{
    const sk__element* element = sk__element_of(type);
    uint64_t leading = dense->leading_dimension;
    bool is_empty = !is_used || dense->lines == 0 || dense->length == 0;
    uint64_t extent = is_empty ? 0 : (dense->lines - 1u) * leading + dense->length;
    SK__TRY(sk__resolve_elements(context, dense->name, buffer, element, extent, memory));
    if (extent > 0)
    {
        sk__take_lines(memory, element, dense->length, leading, dense->lines);
    }
    return SK_SUCCESS;
}

/* Where what sparse products keep in a workspace begins. */
static VkDeviceAddress sk__after_head(const sk__memory* workspace)
{
    return workspace->address + SK__WORKSPACE_HEAD;
}

/* The arrays that tell where nonzeros are. `names` are those of offsets and of column indices. */
static sk_result sk__resolve_index_arrays(const sk_context* context, const sk__sparse_problem* problem,
                                          const char* const names[2], const sk_csr* matrix,
                                          const sk_buffer* row_indices, sk__sparse_operands* operands)
{
    uint64_t rows = problem->storage == SK_STORAGE_COO ? problem->nonzeros : 0;
    uint64_t offsets = problem->storage == SK_STORAGE_CSR ? problem->rows + (uint64_t)1 : 0;
    SK__TRY(sk__resolve_elements(context, names[0], &matrix->row_offsets, &sk__word_element, offsets,
                                 &operands->offsets));
    SK__TRY(
        sk__resolve_elements(context, "row_indices", row_indices, &sk__word_element, rows, &operands->row_indices));
    return sk__resolve_elements(context, names[1], &matrix->column_indices, &sk__word_element, problem->nonzeros,
                                &operands->columns);
}

static void sk__add_sparse_step(sk__launch* launch, VkPipeline pipeline, const void* arguments, size_t size,
                                const uint32_t groups[3])
{
    sk__step step = {pipeline, arguments, (uint32_t)size, {groups[0], groups[1], groups[2]}, {0, 0, 0}};
    sk__add_step(launch, &step);
}
