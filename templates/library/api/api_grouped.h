#include "api_pack.h"

/* ---- grouped: many problems in one launch ---------------------------------------------------- */

/* A problem of several. All have the types, layouts and parts of the epilogue of one plan. The device reads them as
 * they lie here: 152 bytes each, in a table.
 *
 * Offsets are bytes from the begin of the buffer of the same name in sk_grouped_gemm_args; with
 * sk_grouped_gemm_desc.addresses they are device addresses. Only those of matrices and vectors that the plan reads
 * matter. */
typedef struct sk_problem
{
    uint32_t m, n, k; /* if m or n is 0, nothing is computed; if k is 0, only the epilogue runs */
    uint32_t leading_dimension_a, leading_dimension_b, leading_dimension_c, leading_dimension_d,
        leading_dimension_residual; /* elements; 0: packed */
    uint64_t a, b, c, d, bias, scale_m, scale_n, residual;

    /* Read only with SK_EPILOGUE_LINEAR, and rounded to the precision of D; integers, where D is of those. Imaginary
     * parts must be 0 where D is real. */
    double alpha, beta, alpha_imaginary, beta_imaginary;

    /* Only with gemm.second. Offsets of second_a count from where b begins, and those of second_b from where a does, so
     * that a rank-2k update, A B' + B A', needs no other buffers. */
    uint64_t second_a, second_b;
    uint32_t leading_dimension_second_a, leading_dimension_second_b;
} sk_problem;

/* What a grouped plan is for. Zero-initialise, then say what matters. */
typedef struct sk_grouped_gemm_desc
{
    /* Types, layouts, epilogue, and the decisions that are forced. m, n and k are bounds: no problem has more; 0: any.
     * What each problem has of its own must be 0 here: leading dimensions, batches, strides, pointers; but of a
     * prepacked operand: see the manual's PREPACKED. So must decisions that need all tiles alike: splits,
     * stream_k_tiles, interleave, last_wave_kernel.
     * decomposition: data-parallel deals whole tiles round robin; Stream-K and hybrid go across all problems.
     * chunk: the workspace has slots for the chunks of the expected problems, unless tiles stay whole. */
    sk_gemm_desc gemm;
    uint32_t most_problems; /* that a launch may have; 1 to 14,128,181 */
    bool addresses;         /* problems have device addresses, which nobody checks */

    /* Or an array on the device tells the problems, which differ in one extent only. Then gemm has the others, and the
     * leading dimensions. Matrices that have the ragged extent are stacked along it: with ragged = SK_RAGGED_M, rows
     * [ends[i - 1], ends[i]) of A, C, D and the residual are those of problem i. Of the other matrices each problem has
     * its own, batch_stride after the one before, or all have one that is `shared`. So it is with vectors, which are
     * packed. A matrix that is stacked along its lines needs a leading_dimension.
     * masked: the array holds how much of the extent each problem has, and no matrix is stacked; gemm has the bound. */
    sk_ragged ragged;
    bool masked;

    /* Stacked lines may lie anywhere in their matrices, which indices tell. Lines are the rows of A and D with ragged
     * m, the columns of B and D with ragged n; so must they lie in memory. `gathers`: line i of A (or B) is line
     * gather[i] of sk_grouped_gemm_args.a (or b). `scatters`: line i of D goes to line scatter[i] of d. C and the
     * residual stay stacked. `assigned`: the array tells the problem of each line, in any order, instead of ends. Then
     * line i is line i, or gather[i], of A (or B), and goes to line i, or scatter[i], of D; the epilogue has no parts
     * that differ from line to line. Lines are copied to and from the workspace, which has room for most_lines of all
     * problems. */
    bool gathers, scatters, assigned;
    uint32_t most_lines;

    /* A promise, which is checked: all offsets, and the bytes of all leading dimensions and lines of A, B and D are
     * multiples of 16. Then the fast path is taken. A line is a row of a row-major matrix, a column of another. */
    bool aligned;

    /* Sizes that are expected, from which kernel, workers and decomposition are chosen. Launches may have others.
     * With SK_EPILOGUE_LINEAR, one whose alpha is 0 is expected to multiply nothing.
     * NULL: most_problems of the bounds, none of which may then be 0. Of ragged problems only m, n and k are read. */
    const sk_problem* problems;
    uint32_t problem_count;

    /* m, n and k of all problems together, at most; 0: most_problems times the bound. They limit what copies of A and B
     * take of the workspace, if gemm.packing or an arranged kernel asks for some, or they pay. Problems within these
     * totals and gemm's bounds find room. If neither bounds nor totals limit an operand's copies, there is room for
     * those of the expected problems. Of stacked matrices it is the extent of the stack. */
    uint64_t total_m, total_n, total_k;
} sk_grouped_gemm_desc;

/* Plan a launch of several problems. What sk_query_plan, sk_format_plan, sk_list_segments and sk_query_times say of the
 * plan is for the expected problems. sk_gemm refuses it, as sk_grouped_gemm refuses others.
 *
 * The workspace depends on most_problems, kernel and workers, and on no size, but for the bounds of what copies need,
 * and unless gemm.chunk is set, or the way is slices: see the manual's SLICES. Planning takes host memory and time for
 * the problems given, the workers and the device's compute units: with `problems` NULL, most_problems costs nothing. */
STREAMK_API sk_result sk_create_grouped_gemm_plan(sk_context* context, const sk_grouped_gemm_desc* desc,
                                                  sk_plan** plan);

/* Explain what sk_create_grouped_gemm_plan would choose, as sk_explain_gemm_plan does. A candidate's desc takes the
 * place of sk_grouped_gemm_desc.gemm. Each is planned for the expected problems: some milliseconds, if there are
 * thousands. */
STREAMK_API sk_result sk_explain_grouped_gemm_plan(const sk_context* context, const sk_grouped_gemm_desc* desc,
                                                   uint32_t* count, sk_candidate* candidates);

typedef struct sk_grouped_gemm_args
{
    sk_buffer a, b, c, d, bias, scale_m, scale_n, residual; /* not read with sk_grouped_gemm_desc.addresses */
    sk_buffer workspace;
    float clamp_min, clamp_max; /* clamp_min <= clamp_max; infinite: no limit */

    /* Either the host knows the problems: they are checked, and written to where the device reads them, with their
     * schedule, 168 bytes a problem; by slices, as many for each product of s8. That is your `upload` buffer, of
     * sk_query_upload_size() bytes at a multiple of 16. The host writes it through upload_mapped, which points at
     * upload's first byte, offset and all. Each recorded launch needs such memory of its own, which must stay as it is
     * until the launch has run for the last time. If it is not coherent, flush it before you submit. Nothing else need
     * be done: the commands read it, and only that.
     *
     * Without `upload` they are written into the command buffer, which updates the workspace. That takes microseconds,
     * and the workspace needs a buffer, with TRANSFER_DST. */
    const sk_problem* problems;
    uint32_t problem_count;
    sk_buffer upload;
    void* upload_mapped;

    /* Or only the device does: `table` holds most_problems of sk_problem, or as many as the uint32_t in `count` says
     * if that has a buffer or an address, and no more than most_problems. Both are read when the launch runs, in
     * COMPUTE_SHADER. The size of `table` holds most_problems rows, whatever `count` says. */
    sk_buffer table, count;

    /* Or `extents` holds a uint32_t for each: where the problem ends along the ragged extent, or how much it has if the
     * plan is masked; most_problems of them, or as many as `count` says. Its size holds most_problems words. */
    sk_buffer extents;
    double alpha, beta, alpha_imaginary, beta_imaginary; /* of all ragged problems, as in sk_problem */

    /* If the plan is `assigned`, `extents` holds a uint32_t for each line: its problem, or a number from most_problems
     * on, if it is of none and D's line stays as it is; most_lines of them, or as many as `count` says.
     *
     * `gather` and `scatter` hold most_lines of uint32_t. A line that is not there is gathered as zeros, or not
     * scattered: nothing outside the matrices is touched. sk_read_workspace_status tells of one, unless its index is
     * 2^32 - 1. */
    sk_buffer gather, scatter;
} sk_grouped_gemm_args;

/* Append all products of a grouped plan to a command buffer, as sk_gemm does one.
 *
 * Of problems that the host knows, a wrong one is refused with a sentence. Of others, each is judged when the launch
 * runs: those that break the plan's bounds or promise, or reach outside their buffers, are left out, as are all from
 * the first one on, as they are dealt, up to which 32 bits do not count the tiles or k-iterations, or there are more
 * chunks than those of the expected problems. Problems of a plan with copies are left out, too, from the first one on
 * up to which copies take more than the workspace has room for, if they need a copy. sk_read_workspace_status tells of
 * the first that was left out. No two problems may write the same element of D; nobody checks that.
 *
 * A launch of problems that the host knows, without an upload buffer, writes to the workspace in TRANSFER, too, and
 * waits for COMPUTE_SHADER before it does. */
STREAMK_API sk_result sk_grouped_gemm(VkCommandBuffer commands, const sk_plan* plan,
                                      const sk_grouped_gemm_args* args);

/* Bytes of an upload buffer for so many problems of the host's. */
STREAMK_API VkDeviceSize sk_query_upload_size(const sk_plan* plan, uint32_t problem_count);

/* Check arguments as sk_grouped_gemm does, and tell what it would record. Nothing is written to an upload buffer. */
STREAMK_API sk_result sk_query_grouped_gemm_launch(const sk_plan* plan, const sk_grouped_gemm_args* args,
                                                   sk_launch_info* launch);
