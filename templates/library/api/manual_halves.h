/* The manual goes on: f32 by products of f16.
 *
 * HALVES
 *
 *   With SK_ACCURACY_F32 and SK_WAY_F16X3, matrix units multiply halves of f32: D = alpha A B + beta C, or a
 *   triangle of it, where k is about 560 to 700 or more, and at most 2^20; of cf32, half as many. Its error on
 *   random matrices is less than that of f32. It needs a kernel for f16 with f32 sums that promotes sums, as
 *   NVIDIA, AMD, Intel and CPU drivers with cooperative matrices have.
 *
 *   Definition. Each row of A and each column of B is scaled by a power of two. The high half of an element is the
 *   nearest f16, the low half is what is left as an f16, times 2^11. D is the sum of high by high halves, and of
 *   low by high and high by low, times 2^-11. Low by low is left out. Matrix units truncate their sums, so those of
 *   high halves are of 256 to 1024 k, and are added up in f32.
 *
 *   Lines. Halves cover a row or a column whose largest magnitude is from 2^-40 to 2^71, and whose least one, but
 *   for 0, is at most 2^28 to 2^36 times smaller; the plan's line tells how many binary orders. Elements of D in
 *   other rows and columns, and in those with infinities or NaN, are computed by f32 multiply-adds in a last
 *   dispatch, which is always recorded: its workgroups end at once where there are none. It is slow: where all rows
 *   are so, the product takes 6 times as long as by SK_WAY_TYPES (H200). Infinities and NaN are those of f32 sums,
 *   but a number below the least normal one times an infinity may be NaN.
 *
 *   Complex numbers. cf32 is computed by real products of twice the k, which make the real and the imaginary parts
 *   of D: a row of A is a line, and a column of B is two. Conjugates are read so. Alpha, beta and C, and triangles,
 *   follow in one or two dispatches more, from A B in the workspace, m n elements of it, by the type's own
 *   arithmetic.
 *
 *   Panels. With sk_gemm_desc.most_workspace, D is made of panels, as with slices. They do not overlap, since the
 *   second product reads D: the last rows and columns may be fewer. Of a triangle of real numbers they are square.
 *   A is halved once for each row of panels, and B for each panel. k is not cut. Panels of other sizes have plans
 *   of their own, so bits of D may differ with the panels, within the bound. Refused is a decomposition that splits
 *   tiles, a fixup, or packing, where D has several panels.
 *
 *   Prepacked operands. sk_pack() halves an operand of real numbers once: SK_PACK_ORDER_HALVES. What it writes has
 *   the largest and least magnitudes, the factors and flags of all lines, both halves, and a copy of the elements,
 *   from which D is computed where halves do not cover them: 8 bytes for each element, where k is filled up to a
 *   multiple of 128 for halves. Lines that span more than 28 binary orders are not covered, whatever the plan.
 *   Every device reads it. It is for A, or for B, of a row-major D, and for the other one of a column-major D. One
 *   header serves any number of the other operand's rows. With SK_WAY_AUTO an operand of real numbers that has
 *   this order makes the way SK_WAY_F16X3.
 *
 *   Launch. Magnitudes are found in two dispatches, halves are written in two, each of the two products has its
 *   own, and one more if its fixup is the separate pass, and there is the last one. alpha is both products', beta C
 *   the first one's. With alpha = 0 three dispatches of each panel write beta C. The matrices of a batch are
 *   computed one after the other, in the same workspace, which holds 4 (m + n) bytes for each k, and what the
 *   products need. Decisions of the desc are those of the product of high halves, of which sk_plan_info tells;
 *   pieces and predicted_time are of all, and where there are several panels, decisions are those of each one's,
 *   and sk_plan_info tells of the first. Refused are float atomics, chunk and batch_invariant. most_time does not
 *   cut the last dispatch. sk_list_segments and sk_query_times tell nothing of halves. There may be 65,535 matrices
 *   in a batch.
 *
 *   Kernels. With SK_WAY_F16X3 desc.kernel is one for f16 with f32 sums. Otherwise it is one for f32, and AUTO is
 *   TYPES where it is named. Kernels of 192x96x64, 128x128x64 and 64x64x64 promote sums, and on a CPU that of
 *   16x32x16. The least k depends on the kernel: from about 560 to 700.
 */
