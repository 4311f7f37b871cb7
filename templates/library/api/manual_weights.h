/* The manual goes on: operands that are quantized, or prepacked.
 *
 * WEIGHTS
 *
 *   A or B of a gemm may be in blocks, of a type from SK_TYPE_Q4_0 on. A block is neighbours along k. So a B in blocks
 *   is column-major and an A row-major; k, leading dimensions and batch strides are multiples of a block's elements.
 *   These count elements; offsets and sizes of an sk_buffer count bytes. Blocks lie byte by byte as in GGUF files.
 *   Those of Q4_G and E4M3_G are what sk_join() makes. They are read in whole aligned words of 4 bytes, or of 16 where
 *   lines of blocks begin and end at multiples of 16 bytes.
 *
 *   The other operand is f16, bf16 or f32, and tells which sums and which D there are: see PRECISION. C, D and the
 *   residual are never in blocks.
 *
 *   f32 beside blocks is multiplied as f32, unless desc.multiplied is f16 or bf16. Then each launch rounds that
 *   operand to a copy in the workspace, whatever its layout, and goes on as if that had been its type: D is f16 or f32,
 *   or bf16 or f32. Each element is rounded once, to nearest even: it is off by 2^-11 of itself at most as f16, or by
 *   2^-25 below 2^-14, and by 2^-8 as bf16. f16 is infinite from 65520 on, bf16 from 2^128 - 2^119. Subnormal numbers
 *   may be flushed to zero. With packing ALWAYS the blocks are decoded, too. NEVER is refused, and so is a copy of the
 *   blocks alone, unless the rounded operand is prepacked: sk_pack() rounds it then. Not with pointers, and not of
 *   several problems.
 *
 *   Both operands may be in blocks, of any two types, as activations of E4M3_G128 and weights of another are. Few
 *   rows of Q8_0, or few columns, are multiplied by weights as they lie, if the codes of these are integers: all but
 *   those of E4M3_G128. Otherwise each launch decodes one operand to a copy in the workspace, and goes on as if that
 *   had been its type: each element is rounded once, as below. desc.multiplied is that type, or D's: f32 only where D
 *   is f32, f16 where it is f16 or f32, bf16 where it is bf16 or f32. The first of these rules that fits says which
 *   one is decoded: beside a gate it is A; it is the one that is prepacked, if the other is not; the one that packing
 *   names; beside a triangle A of a row-major D, and B of a column-major one; with batch_invariant A; the one with
 *   fewer elements. With packing ALWAYS the other one is decoded, too; with AUTO, where that is expected to be
 *   faster, or no kernel reads it; sk_plan_info.decoded_first tells. NEVER is refused, unless the decoded one is
 *   prepacked, or codes are multiplied as they lie. Not with pointers, and not of several problems.
 *
 *   type    elements, bytes of a block   an element is
 *   q4_0    32, 18                       d (q - 8)
 *   q4_1    32, 20                       d q + m
 *   q5_0    32, 22                       d (q - 16)
 *   q8_0    32, 34                       d q
 *   q4_K    256, 144                     (d s) q - e t
 *   q6_K    256, 210                     (d s) (q - 32)
 *   mxfp4   32, 17                       E2M1(q) 2^(e - 127), NaN if e is 255
 *   nvfp4   64, 36                       E2M1(q) E4M3(s), without s's sign; 0 if s is 0x7f
 *   q4_g32  32, 20                       d q - d z; of a group of 64 and 128: q4_g64 of 36 bytes, q4_g128 of 68
 *   e4m3_g128  128, 132                  d E4M3(q); d is f32
 *
 *   q is an element's code. d, m, z and the e of q4_K are f16, of a block. s and t are small integers of 16 or 32
 *   elements. The e of mxfp4 is a byte of a block, the s of nvfp4 one of 16 elements. include/streamk_blocks.h
 *   quantizes and decodes.
 *
 *   A plan does one of two things, which sk_plan_info.decodes tells. Either each element is rounded once to the type
 *   that is multiplied: then what is multiplied is off by 2^-11 of itself at most as f16, by 2^-8 as bf16, and what f16
 *   cannot hold is infinite. Or scales are applied to f32 sums of 16 products of codes, which is as exact as f32 if no
 *   such sum leaves f32's range. There an infinite scale may give infinity where the sum of products is NaN; and where
 *   elements are a difference, as of q4_K, or q4_1 with m below 0, an infinite number of the other operand may give NaN
 *   where the product is infinite. A scale of f32 below 2^-126, and that of mxfp4 whose e is 0 or 1, may be flushed to
 *   zero, as PRECISION says of subnormals.
 *
 *   Where codes of both are multiplied, sums of 32 products of codes, or of 16 of q4_K, q6_K and nvfp4, are exact
 *   integers. The product of both scales is rounded at most once to f32, and what it gives is added in f32.
 *
 *   Activations become blocks of q8_0 or e4m3_g128 by sk_quantize_on_device(), for products of two operands in blocks.
 *   Codes, scales and zeros that lie apart, as in checkpoints of GPTQ, AWQ and FP8, become blocks by sk_join(). The
 *   scale of a whole tensor is alpha. A run of 32 E4M3 with a NaN among them is NaN in copies that are decoded, too.
 *
 *   Kernels whose name has the word blocks read those of one operand as they are, kernels with the word codes those of
 *   both. sk_kernel_info.formats tells the types that they read. Others multiply a decoded copy in the workspace, which
 *   packing, pointers and the limits of copies are about.
 *
 *   A triangle of D, with B in blocks, is of a row-major D; with A in blocks, of a column-major one.
 *
 *   Of several problems, kernels read blocks where they lie, unless these are prepacked, and nothing is copied:
 *   packing is AUTO or NEVER. There is no second term. An array may stack problems in the other operand, not in the
 *   blocks. A problem whose k, or whose leading dimension of the blocks, is no multiple of a block is left out.
 *
 * PREPACKED
 *
 *   An operand that many launches read may be copied once: then no launch copies it, and no workspace has room for it.
 *
 *     static const sk_pack_header any;                      // of zeros: the plan chooses the order
 *     desc.b.prepacked = &any;
 *     sk_create_gemm_plan(context, &desc, &plan);
 *     sk_query_pack(plan, SK_OPERAND_B, &header);           // tells the order, and the size
 *     sk_pack(commands, plan, SK_OPERAND_B, b, packed);     // once; then a barrier to what reads it
 *     args.b = packed;                                      // of sk_gemm
 *
 *   Other plans read it, too: their desc.b.prepacked is &header. A plan whose kernel would read another order is
 *   refused, with the number that differs. A header without a magic number is a wish, of nothing but its order. Results
 *   have the bits of a plan of the same decisions that copies.
 *
 *   order      of which kernels    what it depends on
 *   ALIGNED    all but arranged    extents, type, which of rows and k is contiguous
 *   ARRANGED   arranged            these, tiles, cooperative matrices, subgroups, driver, its version, device
 *
 *   Blocks are decoded, to ALIGNED; no kernel reads blocks that are prepacked. The desc goes on to describe the matrix
 *   as sk_pack() reads it. In a batch that shares it there is one. sk_gemm() cannot see what memory holds: it checks
 *   size, alignment and overlap alone, so keep the header with the bytes.
 *
 *   Several problems may have one prepacked operand, whose matrices have gemm's extents: B with SK_RAGGED_M, A with
 *   SK_RAGGED_N, either in a table. Its header is that of a batch of as many matrices: most_problems, or one that is
 *   shared; of a table as many as the header has. leading_dimension, batch_stride and shared say how sk_pack() reads
 *   them. A problem of a table has the header's n (or m), k and leading_dimension, and its offset tells where its
 *   matrix begins: a multiple of batch_stride times the bytes of an element, which are 2 in ARRANGED. A problem that
 *   differs is left out, or refused; so is one that reaches past the header's size.
 */
