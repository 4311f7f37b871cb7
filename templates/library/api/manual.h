/* streamk.h - v{{ version }} - Stream-K matrix multiplication for Vulkan - MIT license, at the end of the file
 *
 * One header that multiplies matrices on any Vulkan 1.2 GPU, and keeps every compute unit busy whatever the shape.
 * Generated from templates/ by gen/; edit those.
 *
 * DO THIS
 *
 *   In one C or C++ file, before the include:
 *
 *     #define STREAMK_IMPLEMENTATION
 *     #include "streamk.h"
 *
 *   Everywhere else only the include. Include volk.h first if you use volk. All files must include the same streamk.h:
 *   those with other declarations do not link. STREAMK_VERSION is for your own #if.
 *
 * STEP BY STEP
 *
 *   1. sk_merge_features(): adds what the kernels use to your VkDeviceCreateInfo. Append features.extensions to yours.
 *   2. sk_create_context(): once for each VkDevice. Tell it the VkDeviceCreateInfo.
 *   3. sk_create_plan(): once for each problem (shape, types, layouts). Zero means "choose for me" throughout.
 *   4. sk_query_plan(): how large a workspace the plan needs; allocate it, and once sk_clear_workspace() it.
 *   5. sk_gemm(): appends the multiplication to your command buffer. As often as you like, from any thread.
 *
 *     sk_required_features_desc features_desc = { 0 };
 *     features_desc.instance = instance;
 *     features_desc.physical_device = gpu;
 *     sk_merge_features(&features_desc, &device_info, &features);
 *
 *     sk_context_desc context_desc = { 0 };
 *     context_desc.instance = instance;
 *     context_desc.physical_device = gpu;
 *     context_desc.device = device;
 *     context_desc.device_create_info = &device_info;
 *     sk_create_context(&context_desc, &context);
 *
 *     sk_gemm_desc desc = { 0 };
 *     desc.m = desc.n = desc.k = 4096;
 *     desc.a.type = desc.b.type = SK_TYPE_F16;
 *     sk_create_plan(context, &desc, &plan);
 *
 *     sk_gemm_args args = { 0 };
 *     args.a.buffer = a;          args.a.size = 4096 * 4096 * 2;
 *     args.b.buffer = b;          args.b.size = 4096 * 4096 * 2;
 *     args.d.buffer = d;          args.d.size = 4096 * 4096 * 4;
 *     args.workspace.buffer = w;  args.workspace.size = w_size;
 *     sk_gemm(commands, plan, &args);
 *
 * DEVICE
 *
 *   A program that has a VkDeviceCreateInfo keeps it, with its pNext chain, pEnabledFeatures and extensions.
 *   sk_merge_features() sets members in the structures that are there, VkPhysicalDeviceVulkan11Features, 12 and 13
 *   among them, and links a structure only where the chain has none that could hold the feature: Vulkan forbids to have
 *   two. It cannot append extensions, as the array is yours: it hands out the names that the array lacks. If a library
 *   creates the device for you, merge into a VkDeviceCreateInfo that chains the structures which you would give to the
 *   library; then give it every structure of the chain.
 *
 *   All but bufferDeviceAddress and vulkanMemoryModel may be missing on the device: sk_features.missing has the names,
 *   and sk_query_kernel() says which kernels are unavailable for want of them. You may disable what you do not want
 *   before you create the device.
 *
 * EPILOGUE
 *
 *   D = clamp(activation(scale_m scale_n (alpha A B) + beta C + bias)) + residual: sk_gemm_desc says which parts there
 *   are, and a plan has code for those alone. It runs once for each element of D, in f32, whatever splits its tile, and
 *   D is rounded once behind it. Gelu and silu may be off by 2^-19 |x|, as much as Vulkan lets exp and division be off;
 *   relu, limits and scales by powers of two are exact. NaN stays NaN, where relu and limits compare it too. Below -87
 *   silu is 0, and gelu below where its power is.
 *
 *   Scales, bias, limits and residual lie behind the 128 bytes of push constants that every device has: one with less
 *   than 256 gets SK_ERROR_PUSH_CONSTANTS. Plans without them ask for 128.
 *
 * BATCHES
 *
 *   Matrices of a batch lie batch_stride elements apart, or anywhere (sk_gemm_desc.pointers): then the device reads
 *   their addresses from arrays as it runs. Sizes, alignment and overlap of what they point at are not checked: an
 *   address that is no multiple of the element size, or of 16 with pointers_aligned, gives wrong results or a lost
 *   device.
 *
 * DOES NOT
 *
 *   - submit, wait, allocate device memory or create descriptors; it owns pipelines and a little host memory
 *   - call back into your program, except the logger and the allocation callbacks that you give it
 *   - use global variables: contexts are independent of each other
 *
 * MEMORY AND BARRIERS
 *
 *   Matrices are reached by device address: their buffers need the usages STORAGE_BUFFER and SHADER_DEVICE_ADDRESS, and
 *   memory allocated with VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT. Any element-aligned offset and any leading dimension
 *   works; 16-byte alignment of both, and of the contiguous extent, is the fast path. sk_query_launch() tells which.
 *   Other A and B are copied to the workspace first where that is faster, or where sk_gemm_desc.packing says so. For
 *   cooperative matrices of s8 and u8, which are fast where k is contiguous (A row-major, B column-major), what is not
 *   is transposed as it is copied. For SK_MULTIPLY_ARRANGED both are copied always, in the order in which invocations
 *   hold a cooperative matrix: two modules of ours must agree on it, which one type, use and size of matrix on one
 *   device are taken to ensure.
 *
 *   sk_gemm() records barriers only between its own dispatches. What it reads must be visible to COMPUTE_SHADER before,
 *   and what it wrote must be made visible after. Calls that feed each other, overwrite what another reads, or share a
 *   workspace, need a memory barrier from COMPUTE_SHADER (SHADER_WRITE) to COMPUTE_SHADER (SHADER_READ | SHADER_WRITE)
 *   between them, also across command buffers and replays. Calls without that must have workspaces of their own.
 *
 *   D may share a buffer with A, B, C, the residual or a vector, as sub-matrices of one matrix do, if no element
 *   belongs to both. C and the residual may be D itself, if they lie alike. Rows that interleave are judged exactly,
 *   with one exception: D or the other matrix is a batch, three or four strides of theirs differ and none divides
 *   another, and to judge them would take more than 4096 steps. Then the extents decide: interleaved matrices are
 *   refused.
 *
 *   One workspace serves plans of every shape in turn, if it is as large as the largest asks. It starts with counters
 *   that are zero between calls: clear it once after allocating it, and again after a submission that used it was lost.
 *   With other contents than zeros, or another call's, results are wrong, though nothing hangs. A turnstile notices a
 *   counter or a ticket that cannot be, but not a counter that happens to be some worker's turn, as a lost launch may
 *   leave it; a last arriver notices nothing.
 *
 * PIPELINES
 *
 *   A plan has up to ten pipelines. The context makes each once, and keeps it when plans are destroyed: the next plan
 *   that needs it takes microseconds, and what was recorded from a destroyed plan stays valid. Plans that differ in
 *   shape alone share their pipelines. Kernels, types, layouts, epilogues, fixups, k_alignment, chunk and interleave have
 *   pipelines of their own, each some megabytes of a driver's memory, so that a program that tries many of them
 *   collects many.
 *
 *   sk_trim_context() destroys those that no plan holds. Call it when every command buffer that was recorded from a
 *   destroyed plan has completed, and none of them will be submitted again. Plans that exist, and what was recorded
 *   from them, stay valid. A plan that needs a destroyed pipeline makes it anew: from your VkPipelineCache, if
 *   sk_context_desc has one.
 *
 * DETERMINISM
 *
 *   A plan's result is the same, bit for bit, each time it runs, on the same device and driver: partials are summed in
 *   ascending k whatever the order in which workgroups run. Plans that split tiles otherwise, or use other kernels, may
 *   differ in rounding. Products and sums that are integers below 2^24 are exact in every plan. The exceptions are
 *   SK_FIXUP_TURNSTILE_UNORDERED and SK_FIXUP_ATOMIC, which add in whatever order workgroups come: where sums are
 *   rounded, their last bits may differ from launch to launch.
 *
 *   sk_gemm_desc.chunk makes sums independent of how tiles are shared: every chunk of so many k-iterations is summed by
 *   itself, and the chunks of a tile are added in ascending k. All plans with the same kernel, chunk and problem give
 *   the same bits on the same device and driver, with 16 workers or 528, whole tiles or split ones (with an epilogue,
 *   if the driver compiles its arithmetic alike in every pipeline). Each chunk but a tile's last costs a pass through
 *   the workspace, the sums of a macro-tile stored and read again, and a main loop that starts anew. The workspace
 *   holds a slot for each chunk of each tile that may be split, and one for each worker that computes whole tiles.
 *
 * PRECISION
 *
 *   Sums are f32; of f64 f64, of s8 s32, of u8 u32; of f16 f16 if the desc says so. s32 and u32 wrap modulo 2^32, sums
 *   and results alike, nothing saturates: K < 131072 keeps sums of s8 from that. f32 and f16 results of s8 are made of
 *   the s32 sum, rounded to f32 (exact below 2^24), with which the epilogue goes on. alpha, beta, scales and bias are
 *   f32, widened exactly for f64. s32 and u32 results take alpha and beta that are integers, but no scales, bias,
 *   activation or clamp; f64 results take neither of the last two. f64 is as precise as the device makes it: Vulkan
 *   asks only for f32's precision. f16 sums are exact for integers up to 2048 only.
 *
 *   e4m3 and e5m2 are the 8-bit floats of the OCP 8-bit Floating Point Specification (OFP8, revision 1.0). Of e4m3 only
 *   0x7f and 0xff are no numbers, both NaN; e5m2 has infinities and NaN as f16 does, and is its upper half. Each is
 *   widened exactly: to f16 for cooperative matrices and small dot, where numbers below e4m3's 2^-6, and e5m2's 2^-14,
 *   are subnormals, which a device may flush to zero as it may those of f16; to f32, subnormals included, for fused
 *   multiply-adds. No cooperative matrices of f8 are used, as some sum up in fewer bits than f32 has.
 *
 *   What types need of the device: 8 bits storageBuffer8BitAccess; with it shaderInt8 for cooperative matrices of
 *   integers, shaderFloat16 for those of 8-bit floats, and of s8 with f16 results, or shaderIntegerDotProduct for four
 *   products at once (unasked only where Vulkan's properties call the packed dot product of s8 and of u8 accelerated),
 *   without which integers are multiplied one by one, to the same bits; f64 shaderFloat64; f16 sums cooperative
 *   matrices, on NVIDIA's GPUs so far. A plan is refused by the name of what is missing: no type takes another's place.
 *
 *   f16 and bf16 results are rounded once, to nearest even, and overflow to infinity. Subnormals may be flushed to
 *   zero, by the driver's choice, wherever they appear: in A, B, C, vectors, sums and results, of f32 and bf16 below
 *   2^-126, of f16 below 2^-14, of f64 below 2^-1022. bf16 takes cooperative matrices where the device has them for it
 *   (shaderBFloat16CooperativeMatrix), and is widened to f32 elsewhere. NaN and infinity propagate as in BLAS:
 *   beta = 0 does not read C, alpha = 0 does not read A and B.
 *
 * FIXUP
 *
 *   Vulkan promises no progress, order or co-residency of workgroups, so nobody waits for another. Each segment of a
 *   split tile writes its partial to its slot, then adds its k-iterations to the tile's counter; the one that completes
 *   the count sums the slots, runs the epilogue and puts the counter back to zero (last arriver). In the separate pass
 *   the second of two dispatches sums. Both give the same bits; unless you say which, the plan takes the one that the
 *   cost model expects to be faster.
 *
 *   SK_FIXUP_TURNSTILE, only if you say so: the workers of a split tile add their partials to its one slot in turn, in
 *   ascending k, for the same bits; the last one runs the epilogue. Each waits for the one before. So that this one has
 *   started, workers take their numbers from a ticket when they start. A worker whose turn does not come within
 *   most_looks looks at the counter gives up: it leaves its tile unwritten, and a record in the workspace; copy it from
 *   SK_STATUS_OFFSET and give it to sk_read_status(). The launch ends then, D is wrong, and the workspace must be
 *   cleared.
 *
 *   Two fixups add by float atomics, in no order, only if you say so; they need shaderBufferFloat32AtomicAdd and sums
 *   of f32. SK_FIXUP_TURNSTILE_UNORDERED: the first peer of a tile stores its partial to the tile's slot, those in the
 *   middle wait until it has, and add theirs; the last waits until all have, and runs the epilogue. Waits are bounded
 *   as above. SK_FIXUP_ATOMIC: a first dispatch writes beta C to the tiles that may be split; behind a barrier, every
 *   segment of those adds alpha times its sums to D. It needs no workspace, f32 D, and no more of an epilogue.
 *
 * MEMORY ORDER
 *
 *   Every atomic and barrier of the kernels, with the rule of the Vulkan memory model that it relies on. Queue-family
 *   scope suffices, as a launch is one queue's, and needs vulkanMemoryModel alone. The SPIR-V is checked against this.
 *
 *   access                   scope          semantics                  relies on
 *   slot: load, store        -              non-private                only such accesses can be made available
 *   publish(): control       workgroup      acquire-release of         invocations that meet synchronize: what they
 *     barrier                to meet,       buffers and shared         stored before becomes available, and what they
 *                            queue family   memory, make available,    know to be available becomes visible
 *                            to see         make visible
 *   counter: add             queue family   acquire-release, buffers   a release synchronizes with the acquire that
 *   counter: load, waiting   queue family   acquire, buffers           reads from its release sequence
 *   slot: add, of floats     queue family   relaxed                    the changes of one location have one order; what
 *                                                                      follows is the counter's
 *   D: add, of floats        queue family   relaxed                    the same; before is the barrier behind the
 *                                                                      dispatch that wrote beta C, behind it yours
 *   counter: store of 0      queue family   relaxed                    nobody else looks in this launch; before the
 *                                                                      next one is your barrier
 *   ticket: add, store of 0  queue family   relaxed                    the changes of one location have one order
 *   status: compare and      queue family   relaxed                    the same: one worker writes the record, which
 *     exchange; load                                                   the host reads after a fence
 *   barrier()                workgroup      acquire-release, shared    invocations that meet synchronize
 *   memory barrier in the    subgroup       acquire-release, shared    nothing: it tells the compiler which loads to
 *     main loop                                                        issue first
 *
 *   So a partial is handed in by stores, publish() and one invocation's counter add; and read by one invocation's
 *   counter add or load that sees that, publish() and loads, or float adds. Each step synchronizes with the next: the
 *   stores happen before the loads.
 *
 * CHOICE OF PLAN
 *
 *   What the desc leaves open is chosen by a cost model: every plan that might be best gets a predicted time, from
 *   constants that were measured on the device, or stand for its class, and from the bytes that memory must move. Tiles
 *   are left whole where they fill every wave. sk_explain_plan() lists the plans, the fastest first, each with the desc
 *   that makes it: time the first few, and keep the best. sk_context_info.costs tells whose constants they are, and
 *   examples/calibrate measures those of your device.
 *
 * RETILING
 *
 *   A last wave of tiles that leaves compute units without work can also be cut into smaller tiles, which a second
 *   kernel computes (SK_DECOMPOSITION_RETILED, after HyTiS, SC'25): two dispatches without a barrier in between, no
 *   workspace, no fixup. It suits a k that is too small for a fixup to pay; the plan takes it where the cost model
 *   expects it to be faster than Stream-K, unless you name the kernel, or the workers.
 *
 * LIMITS
 *
 *   At most 2^32 - 1 tiles times k-iterations, 65535 workers in plans that split tiles, 65535^2 in others, batch
 *   strides below 2^32 elements, and 256 lines of a matrix (or all, if there are fewer) within 2^31 bytes. Matrices,
 *   buffers and offsets may be larger than 4 GiB.
 *
 * ERRORS
 *
 *   Every function that can fail returns an sk_result; SK_RESULTS below is the list. The logger gets one sentence that
 *   names the offending member and its value. Nothing is recorded unless the result is SK_SUCCESS.
 *
 * GLOSSARY
 *
 *   macro-tile (tile)   the block of D that one workgroup accumulates at a time
 *   k-iteration         one tile_k-deep step of one macro-tile: the unit of work
 *   worker              a workgroup with a share of the k-iterations
 *   segment             a worker's piece of one macro-tile
 *   split               a tile is split if it has several segments; split-K splits every tile alike
 *   partial, slot       sums of a segment of a split tile, and their place in the workspace
 *   counter             k-iterations of a split tile whose partials are in their slots
 *   fixup               making one tile of its partials
 *   epilogue            everything between sums and D: alpha, beta C, scales, bias, activation, residual, conversion
 *   wave                compute units times the workgroups that each runs together; a subgroup is never called so
 *   retiled             whole waves of tiles, and those left over cut into smaller ones for another kernel
 *
 * Based on: Osama, Merrill, Cecka, Garland, Owens: Stream-K: Work-centric Parallel Decomposition for Dense
 * Matrix-Matrix Multiplication on the GPU, PPoPP 2023 (arXiv:2301.03598).
 */
