/* The manual goes on: products of dense matrices, where a sparse one has nonzeros.
 *
 * SAMPLED PRODUCTS
 *
 *   sk_sddmm() computes elements of a product of two dense matrices, only where a sparse matrix has nonzeros (SDDMM).
 *   sk_create_sddmm_plan() plans it, for any matrix of so many rows and nonzeros. It needs no workspace.
 *
 *   Nonzeros are dealt evenly, as each is a sum of k products. The lanes of a team share these products in runs of 16
 *   bytes, and their sums are added in the lanes' order. Runs are loaded at once where A is row-major, B column-major,
 *   and addresses, strides and k are multiples of 16 bytes; that changes no bit. The bits of an element depend on k and
 *   the lanes, and on no worker or other nonzero.
 *
 *   Memory order: invocations of a workgroup share rows, columns and sums by shared memory and barrier().
 */
