/* The manual goes on: rows that do not depend on how many there are.
 *
 * BATCH INVARIANCE
 *
 *   With sk_gemm_desc.batch_invariant a row of D has the same bits for every m: alone, among 2048 rows, or at another
 *   place among them. This holds for plans on the same device and driver, with the same constants of the cost model,
 *   whose descs differ in m, batch_count, pointers, offsets, leading dimensions and batch strides alone. It holds for
 *   each matrix of a batch. With an epilogue it holds if the driver compiles its arithmetic alike in every pipeline; so
 *   it does where this was tested, on llvmpipe, SwiftShader and NVIDIA. sk_plan_info.sameness is then BATCH_INVARIANT,
 *   or EVERY_DEVICE. What is NaN is NaN for every m, but its sign and payload may differ.
 *
 *   Bits may depend on n, and on k: on k alone with the decomposition DATA_PARALLEL, which is slower where tiles are
 *   few. Where columns are what varies, ask for D' = B' A'.
 *
 *   What is given up for it:
 *
 *   - Kernels are those that add in the same order as one of them, the reference: the fastest of the types where all
 *     compute units are busy, or sk_gemm_desc.kernel. They multiply by the same cooperative matrices, or all by fused
 *     multiply-adds. Where a sum can round to -0, as of f32 and bf16, zeros behind k must be added by all of them or
 *     none. Small-dot kernels are left out: how they add depends on addresses.
 *   - A and B are exchanged only where D is column-major.
 *   - Tiles are whole, or k is cut into chunks, which are summed by themselves and then added in ascending k: see
 *     sk_gemm_desc.chunk. How long they are depends on n, k, the reference and the number of compute units;
 *     sk_plan_info tells. Chunks of tiles may be dealt to several workers. None are chosen with `second`, most_time,
 *     DATA_PARALLEL or RETILED: then tiles stay whole, unless sk_gemm_desc.chunk asks for chunks.
 *
 *   Sums of s8 and u8 are exact: of these nothing is left out but the exchange.
 *
 *   Refused are small-dot kernels, decompositions that split tiles where there are no chunks, fixups but for the
 *   separate pass, k_alignment above 1, and kernels for a last wave that add otherwise.
 *
 *   Groups. gemm.n and gemm.k must be set. A problem that has them has the bits of the product alone, whatever m is and
 *   whatever other problems there are. One with a smaller n or k has the same bits in every launch of every plan with
 *   these bounds; they are those of the product alone if that has chunks of the same length. No tile is shared by
 *   workers, unless gemm.chunk is set, too: chunks that are chosen are summed by one.
 */
