/* The manual goes on: products with sparse matrices.
 *
 * SPARSE MATRICES
 *
 *   sk_spmm() multiplies a sparse matrix by a vector, or by a dense matrix. sk_create_spmm_plan() plans it, for any
 *   matrix of so many rows and nonzeros. The workspace need not be cleared.
 *
 *   Rows are dealt to workers whole (thread-mapped, group-mapped, row-blocks), or by merge-path: it has a place for
 *   each nonzero and for each end of a row, and deals them evenly. A row that is cut is put together by a second
 *   dispatch, in the order of its nonzeros. A team is some invocations that compute the same nonzeros for different
 *   columns of D; with one column it is an invocation.
 *
 *   A plan gives the same bits each time it runs on the same device and driver. Plans of other decompositions, workers
 *   or lanes may add in another order, and so may plans of matrices with other offsets. A NaN is a NaN with each of
 *   them, but its bits (sign and payload) may differ.
 *
 *   Memory: B is read at random. NVIDIA's driver reads more than some 10 MB faster, if they are allocated for their
 *   buffer alone, by VkMemoryDedicatedAllocateInfo: docs/sparse.md.
 *
 *   Memory order: invocations of a workgroup share sums by shared memory and barrier(), those of a subgroup by
 *   shuffles. Dispatches hand words and sums on by the library's barriers. sk_check_sparse() takes minima and maxima by
 *   relaxed atomics, in any order.
 */
