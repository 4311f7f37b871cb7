/* The manual goes on: products of two sparse matrices.
 *
 * PRODUCTS OF TWO SPARSE MATRICES
 *
 *   sk_create_spgemm_plan()   plans it, for any matrices of so many rows and nonzeros
 *   sk_list_spgemm_classes()  replays on the host which rows are computed alike
 *   sk_query_spgemm_class()   tells who computes the rows of a class
 *   sk_list_spgemm_segments() replays which products each worker computes
 *   sk_query_spgemm_plan()    tells the size of the workspace, which need not be cleared
 *   sk_bound_spgemm()         counts products: a bound of the nonzeros of C
 *   sk_count_spgemm()         makes the row offsets of C, and counts its nonzeros
 *   sk_fill_spgemm()          makes the columns and values of C, where a capacity that you give is enough
 *
 *   Record a compute to compute barrier between the steps. You may read the status after any of them, to allocate C.
 *   sk_fill_spgemm() may run again with other values in the same places. It needs what the other two steps left in
 *   offsets, workspace and status: without that C is undefined, and the launch may take very long.
 *
 *   With sk_spgemm_desc.a_is_identity the steps merge what B has several times in a row, and sort its columns.
 *
 *   An element of C is summed from the left: in the order of A's row, and there in the order of B's row. Products are
 *   rounded before they are added. Its bits depend on the matrices alone, on one device and driver; only those of a NaN
 *   (sign and payload) may differ from decomposition to decomposition.
 *
 *   Memory order: steps hand words on by the library's barriers and yours. Rows are listed, and long ones are
 *   drawn, by relaxed atomics, in any order. Invocations that compute a long row share bits and sums in memory by
 *   controlBarrier() of their workgroup.
 */
