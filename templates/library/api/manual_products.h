/* The manual goes on: what is multiplied, and what becomes of it.
 *
 * NAMES
 *
 *   A product has a noun:
 *
 *     gemm           D = A B of dense matrices, and batches of them
 *     grouped_gemm   several of those, of different sizes, in one launch
 *     spmm           D = A B of a sparse A and a dense B, or a vector (SpMV)
 *     spgemm         C = A B of sparse matrices
 *     sddmm          D = A B of dense matrices, where a sparse one has nonzeros
 *
 *   Everything of a product has its noun. sk_create_<product>_plan() takes an sk_<product>_desc, and sk_<product>() an
 *   sk_<product>_args. A sparse product has a plan of its own: sk_<product>_plan, sk_<product>_plan_info,
 *   sk_query_<product>_plan(), sk_format_<product>_plan(), sk_destroy_<product>_plan(). gemm and grouped_gemm share a
 *   plan, which has no noun: sk_plan, sk_plan_info, sk_query_plan(), sk_format_plan(), sk_destroy_plan(). spgemm takes
 *   three calls: sk_bound_spgemm(), sk_count_spgemm(), sk_fill_spgemm(). sk_check_sparse() checks any sparse matrix, by
 *   a plan of spmm.
 *
 *   Only gemm and grouped_gemm have sk_explain_<product>_plan() and sk_query_<product>_launch(). A sparse plan is
 *   chosen by rules, which weigh no candidates. Its kernels are the same whatever the addresses, and its info tells how
 *   many workgroups compute it.
 *
 *   In every desc the product is m x n, and sums have k terms. sk_decomposition deals the k-iterations of dense tiles
 *   to workers. sk_sparse_decomposition deals the rows and nonzeros of a sparse matrix.
 *
 * EPILOGUE
 *
 *   D = clamp(activation(scale_m scale_n (alpha A B) + beta C + bias)) + residual
 *
 *   sk_gemm_desc says which of these parts there are; a plan has code for those alone. The epilogue runs once for each
 *   element of D, also where the tile was split. It computes in f32, or in D's type if that is f64, s32 or u32. D is
 *   rounded once, after the epilogue.
 *
 *   relu, clamp and scales by powers of two are exact. The error of other activations is at most 2^-19 |x|, because
 *   Vulkan allows errors of exp and division. For large negative x, silu and gelu with tanh are within 2^-106 of 0, and
 *   gelu with erf is 0. NaN propagates through every activation and clamp, relu too.
 *
 *   Scales, bias, clamp, residual, a second term, and alpha and beta of f64 or complex numbers need 256 bytes of push
 *   constants. On a device with fewer, a dispatch writes them into the workspace, which is needed then.
 *
 * GATE
 *
 *   D = activation(X1) X3, element by element, where X = scale_m scale_n (A B) + bias
 *
 *   With sk_gemm_desc.gate, D is the gated layer of a transformer, from one pass over A: with silu it is SwiGLU, with
 *   gelu GeGLU, with relu ReGLU, and without an activation the bilinear layer. The m and n of the desc, of a problem
 *   and of its bounds are those of D. B is k x 2 n, and X is m x 2 n: its columns are interleaved, so that column 2 j
 *   of B belongs to X1, column 2 j + 1 to X3, and both make column j of D. Of weights whose lines run along k, lines
 *   are interleaved. Whatever else is said of B holds for a matrix of 2 n columns: leading dimension, strides, sizes,
 *   blocks, and how it is prepacked.
 *
 *   scale_n, and a bias along n, are interleaved, too: they have 2 n elements. scale_m, and a bias along m, have m,
 *   which serve both columns of a pair. X and the product are f32, and D is rounded once, so the product adds an error
 *   of 2^-24 of itself to those of its factors: a large X3 enlarges what is left of an activation near 0. Where k is 0,
 *   X is the bias.
 *
 *   A tile has half as many columns of D as its kernel's name says, and so say sk_plan_info and sk_segment. D may have
 *   any layout; row-major is faster. A and B are never exchanged. D must be f32, f16 or bf16. Refused by name are
 *   alpha, beta and C (SK_EPILOGUE_LINEAR), clamp, a residual, a second term, a triangle, slices, A alone in
 *   blocks, SK_FIXUP_ATOMIC, and ragged n.
 *
 * TRIANGLES AND TWO TERMS
 *
 *   With sk_gemm_desc.triangle only one triangle of a square D is computed, and its diagonal. What lies beyond is
 *   neither written, nor read of C and the residual. Tiles that have nothing of the triangle do not exist. With
 *   sk_gemm_desc.second, D = alpha (A B + A2 B2) + beta C: a tile has the k-iterations of both terms, one after the
 *   other. docs/blas.md has BLAS's names.
 *
 * BATCHES
 *
 *   The matrices of a batch lie batch_stride elements apart. A matrix of the desc that is `shared` is one for all of
 *   the batch: one matrix of weights for many activations. With sk_gemm_desc.pointers they lie anywhere: the device
 *   reads their addresses from arrays as it runs. Nobody checks the sizes, alignment and overlap of what those
 *   addresses point at. An address that is no multiple of the element size, or of 16 with pointers_aligned, gives wrong
 *   results or a lost device.
 *
 * GROUPED
 *
 *   A grouped plan computes many problems of different sizes in one launch: sk_create_grouped_gemm_plan() and
 *   sk_grouped_gemm(). All have the same types, layouts and parts of the epilogue. Each is a row of a table of
 *   sk_problem.
 *
 *   If the host knows the table, it is checked. Recording writes it, with its schedule, into your upload buffer, or
 *   into the command buffer. If only the device knows it, the launch checks it and makes the schedule, by a dispatch
 *   of one workgroup or in those that multiply, and a problem that breaks a rule is left out. Where problems differ in
 *   one extent only, and lie behind one another, an array on the device replaces the table. The workspace depends on
 *   the most problems, the kernel and the workers, and on no size of a problem; but with chunk it has slots for those
 *   of the expected problems. Where k differs, Stream-K and hybrid share work by the time that the cost model predicts
 *   for a tile, not by k-iterations alone. Where A or B is copied, the workspace has room for what m, n, k and their
 *   totals in the desc allow.
 *
 *   An upload buffer is host-visible memory. The library writes it while it records, in order, through the pointer
 *   that you give, and never reads it. It is yours: each recorded launch has its own, unchanged until the launch has
 *   run for the last time, flushed before you submit if it is not coherent. A submission makes what the host wrote
 *   visible.
 *
 *   Lines that are stacked (rows with ragged m, columns with ragged n) may lie anywhere: the library gathers and
 *   scatters them by indices, or puts them in the order of the problems to which they are assigned. They are copied to
 *   and from the workspace, which then has room for most_lines. Lines of a problem keep their order.
 *
 *   Operands are offsets into buffers: nothing outside the buffers is touched. Or they are addresses, which nobody
 *   checks. Epilogues need no more than 128 bytes of push constants here.
 */
