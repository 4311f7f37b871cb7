/* The manual goes on: f64 and f32 by products of integers.
 *
 * SLICES
 *
 *   A product of f64 or f32 can be computed by products of integers, whose bits are equal on every device: with
 *   sk_gemm_desc.accuracy = SK_ACCURACY_SLICES, and `slices` S from 2 to 8. Where matrix units multiply s8 much
 *   faster than a device multiplies f64 or f32, it is faster, too. f64 then needs neither shaderFloat64 nor
 *   shaderInt64, and a device without storageBuffer8BitAccess has kernels of its own for it, which are slow.
 *
 *   Definition. A row of A, or a column of B, has the scale e: that of its largest element, which is in [2^(e-1),
 *   2^e), or one more if the first 21 bits of that element are 0x1fdfdf or more, so that no integer is more than
 *   0x7f...7f (S bytes). Elements become integers in units of 2^(e - 8 S + 1); they are rounded to nearest, halves
 *   away from 0. An integer is S digits from -128 to 127, of which each weighs 256 times what the next one does. An
 *   element of D is the sum over k of the products of digit i of A and digit j of B, for all i + j < S, each with its
 *   weight. These sums are exact. An element is rounded once, to nearest even, subnormal numbers too, and overflows
 *   to infinity. A sum of 0 is +0; another that rounds to 0 keeps its sign.
 *
 *   Bound. An element of D is off by at most sk_plan_info.bound * k * a * b, with the largest magnitude a of its row
 *   of A and b of its column of B, and by half of the least subnormal number. bound is 4.05 S 256^-S, and 2^-53 (f64)
 *   or 2^-24 (f32) of rounding D:
 *
 *   slices   products   bound, f64   bound, f32   k that is not cut
 *   2        3          1.2e-4       1.2e-4       65520
 *   3        6          7.2e-7       7.8e-7       43680
 *   4        10         3.8e-9       6.3e-8       32752
 *   5        15         1.8e-11      6.0e-8       26208
 *   6        21         8.6e-14      6.0e-8       21840
 *   7        28         5.0e-16      6.0e-8       18720
 *   8        36         1.1e-16      6.0e-8       16368
 *
 *   Errors of random matrices are some hundred times less. A bound on |A| |B| does not follow: small elements beside
 *   a large one of their row lose their low bits.
 *
 *   Special values. Where a row of A or a column of B has NaN, so has D. Where it has infinities and no NaN, D has
 *   what sums of its type would have: NaN where an infinity meets 0 or one of the other sign, otherwise an infinity.
 *   Such an element takes a pass over k by itself. NaN is 0x7ff8000000000000 or 0x7fc00000. Finite factors never make
 *   NaN, and infinity only where the whole sum is too large.
 *
 *   Complex numbers. A real product of twice the k makes each part of D: with B's parts, or with A's where D is
 *   column-major, so that (x, y) meets (u, -v) for the real part and (v, u) for the imaginary one. What is said of
 *   rows of A and columns of B holds of all their parts together: the scale is of the largest part, and a row with an
 *   infinity in an imaginary part decides both parts of D. k in the bound, and above, is twice the desc's.
 *
 *   Launch. The largest exponents are found in two dispatches, A and B are cut in two, each of S products adds the
 *   digits of one weight, and one dispatch adds these up. Products are those of s8 with sums of s32, by the kernels
 *   and decompositions that the planner chooses for each. k is cut into parts, so that no s32 wraps. Each part takes
 *   S + 3 dispatches, and one more for each product that has a separate pass. The workspace holds S (m + n) bytes for
 *   each k of a part, 4 S m n bytes, 16 m n where k is cut, and what the products need.
 *
 *   With SK_WAY_SLICES of SK_ACCURACY_F32 or F64, see BOUNDS, there are two dispatches more: a product of magnitudes,
 *   whose sums measure elements, and the last one, which mends. The workspace then holds (m + n) bytes more for each
 *   k, and 4 m n.
 *
 *   Panels. With sk_gemm_desc.most_workspace, D is made of panels, one after the other in a workspace of at most so
 *   many bytes: sk_plan_info.panels_m parts of its rows, panels_n of its columns, each a multiple of 64 long. The last
 *   one ends where D does, and computes again what it shares with the one before. k may be cut into more parts,
 *   unless an operand is prepacked. m and n are cut into 1, 2, 4 and so on parts, whose lengths are rounded up to
 *   multiples of 64: at most 256. Of all that fit, those are taken whose copies and sums take the least time by
 *   prediction; products count as if they took as long for all. A is cut into slices once for each row of panels, or
 *   for each panel where k has parts, and B for each panel. Bits are those of the whole product. Panels beyond a
 *   triangle are left out. Too few bytes for the least panels are refused with SK_ERROR_WORKSPACE_TOO_SMALL.
 *
 *   Prepacked operands. sk_pack() cuts an operand of real numbers once: SK_PACK_ORDER_SLICES. What it writes has the
 *   scales of all lines, their slices, a byte of magnitude for each element, and a copy of the elements, which
 *   infinities and mending need: S + 1 bytes for each element, rounded up, and its own 4 or 8. Every device reads it.
 *   It is for A, or for B, of a row-major D, and for the other one of a column-major D. The header tells the slices,
 *   and another number of them is refused. Where accuracy is F32 or F64, AUTO is SLICES if an operand has this order;
 *   leave `slices` 0 only if the header has what the plan chooses.
 *
 *   alpha, beta, C. With SK_EPILOGUE_LINEAR, A B is rounded as above into the workspace, m n elements more. Two
 *   dispatches of the type's own arithmetic follow: D = beta C, and D = alpha A B + D. So f64 needs shaderFloat64 for
 *   them, and the sameness is RUN_TO_RUN, or BATCH_INVARIANT where that is asked for. A and B are not read where alpha
 *   is 0.
 *
 *   Groups. One launch has any number of problems, each with the bits of the product alone by as many slices. The
 *   host must know their sizes, since it records dispatches for each: five, or six with a bound, which wait for none
 *   of other problems. Tables on the device and ragged problems are refused. The products of all levels of all
 *   problems are one grouped launch of s8. The workspace has room for the expected problems, or for most_problems of
 *   the bounds where none are listed: a launch that takes more is refused. k is not cut, so that seven slices have at
 *   most 18,720 of it, and S of them 131,071 / S, rounded down to a multiple of 16. Where a bound is kept and
 *   `slices` is 0, there are as many as the expected problem needs that needs most, but no more than compute the
 *   largest k; of problems of fewer k, elements that these do not cover are mended. AUTO is SLICES only where
 *   expected problems are listed: then a launch of a table is refused, so say SK_WAY_TYPES for that.
 *
 *   It is that alone or a triangle of it, in any layout, strided batches of it, whose matrices are computed one after
 *   the other in the same workspace, and groups. With it, everything else is refused: other epilogues, a second term,
 *   pointers, Hermitian triangles, and decisions but for most_time, most_workspace, batch_invariant and aligned, of
 *   which groups have batch_invariant and an `aligned` of their own. There must be fewer than 2^21 columns of a panel
 *   (rows of a column-major D), half as many of complex numbers, at most 256 parts of k, fewer than 2^31 workgroups,
 *   and at most 65535 matrices. sk_plan_info.pieces counts the products of all parts and panels, and sk_query_times()
 *   tells of none. most_time does not cut the dispatch that mends.
 */
