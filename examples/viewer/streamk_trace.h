/* Trimmed, by: ninja regen
 *
 *   gemm_f32_f32_f32_128x128x16_scalar
 *   gemm_f32_f32_f32_64x64x16_scalar
 *   gemm_f32_f32_f32_32x32x8_scalar
 *   gemm_f16_f32_f16_160x192x64_coop
 *   gemm_f16_f32_f16_128x128x64_coop
 *   gemm_f16_f32_f16_16x32x16_coop
 */
/* streamk.h - v0.1.0 - Stream-K matrix multiplication for Vulkan - MIT license, at the end of the file
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
 *   files that include different ones do not link. STREAMK_VERSION is for your own #if.
 *
 * STEP BY STEP
 *
 *   1. sk_merge_features(): adds what the kernels use to your VkDeviceCreateInfo. Append features.extensions to yours.
 *   2. sk_create_context(): once for each VkDevice. Tell it the VkDeviceCreateInfo.
 *   3. sk_create_plan(): once for each problem (shape, types, layouts). Zero means "choose for me" throughout.
 *   4. sk_query_plan(): tells the size of the workspace. Allocate one, and clear it once by sk_clear_workspace().
 *   5. sk_gemm(): appends the multiplication to your command buffer, as often as you like and from any thread.
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
 * GLOSSARY
 *
 *   macro-tile (tile)   the block of D that one workgroup accumulates at a time
 *   k-iteration         a step of one tile through tile_k elements of k: the unit of work
 *   worker              a workgroup with a share of the k-iterations
 *   segment             a worker's piece of one tile: consecutive k-iterations
 *   term                one of two products that are summed into the same tiles
 *   split               a tile is split if it has several segments; split-K splits every tile alike
 *   peers               the segments of one split tile
 *   partial, slot       the sums of one segment of a split tile, and the place in the workspace where they are stored
 *   counter             how many k-iterations of a split tile have their partials in their slots
 *   fixup               adding the partials of a tile
 *   epilogue            everything between sums and D: alpha, beta C, scales, bias, activation, residual, conversion
 *   problem, grouped    one product of several in a launch; a launch, or a plan, of several
 *   wave                the workgroups that a device runs at the same time: compute units times workgroups on each
 *   subgroup            Vulkan's word; never called a wave here
 *   retiled             whole waves of tiles; the tiles left over are cut into smaller ones, for a second kernel
 *   cooperative matrix  a small matrix that the invocations of a subgroup hold together in registers (or fragment)
 *   small dot           a kernel for one or two rows of A, which loads A and B into registers (SK_MULTIPLY_DOT)
 *   contiguous extent   elements of a row of a row-major matrix, or of a column of a column-major one
 *   packed              copied to the workspace first, where rows (or columns) begin at multiples of 128 bytes
 *
 * DEVICE
 *
 *   Keep the VkDeviceCreateInfo, with its pNext chain, pEnabledFeatures and extensions, until the context is created.
 *
 *   sk_merge_features() sets members in the structures of your chain. It uses VkPhysicalDeviceVulkan11Features, 12 and
 *   13 where they are there, and links a structure of its own only where the chain has none that could hold the
 *   feature: Vulkan forbids to have two. It cannot append extensions, as the array is yours: it hands out the names
 *   that the array lacks.
 *
 *   If a library creates the device for you, merge into a VkDeviceCreateInfo that chains the structures which you would
 *   give to the library. Then give the library every structure of the chain.
 *
 *   Only bufferDeviceAddress and vulkanMemoryModel are required. Every other feature makes more kernels available:
 *   sk_features.missing has the names of those that the device lacks, and sk_query_kernel() says which kernels are
 *   unavailable for that reason. You may disable features that you do not want before you create the device.
 *
 * PROFILES
 *
 *   A profile is what planning knows of a device, as text. sk_format_profile() writes that of a context, and
 *   sk_create_planning_context() makes a context of it, on any machine: its plans are those that the device would get.
 *   A line is `key = value`; a line that begins with # is a comment.
 *
 *   key                                        value
 *   name, vendor                               VkPhysicalDeviceProperties.deviceName, vendorID
 *   is_cpu                                     yes or no
 *   compute_units, compute_units_guessed       as in sk_context_info
 *   subgroup_size, subgroup_size_min and _max  invocations; the last two where a size can be required, else alike
 *   subgroups                                  most in a workgroup, where a size is required
 *   shared_size, invocations                   most of a workgroup: bytes, and how many
 *   push_constants                             bytes
 *   converts_to_nearest                        shaderRoundingModeRTEFloat16: yes or no
 *   accelerates_dp4a                           packed dot products of s8 and of u8 are accelerated: yes or no
 *   feature                                    one that the device was created with, as Vulkan spells it; a line each
 *   matrix                                     types of A and B and of sums, and m, n, k of a cooperative matrix; a
 *                                              line each, in the device's order
 *
 *   The constants of the cost model are the library's, for a device of this name and vendor. A profile may have its
 *   own: the keys are bandwidth (GB/s over the number of compute units), second_dispatch_time (microseconds), and cost:
 *   a kernel with its constants. sk_format_profile() writes those that differ from the library's. Numbers are written
 *   as LC_NUMERIC says: leave it at "C" for profiles that travel.
 *
 * DOES NOT
 *
 *   - submit, wait, allocate device memory or create descriptors; it owns pipelines and a little host memory
 *   - call back into your program, except the logger and the allocation callbacks that you give it
 *   - use global variables: contexts are independent of each other
 *
 * MEMORY AND BARRIERS
 *
 *   Buffers. Kernels reach matrices by device address. A buffer needs the usages STORAGE_BUFFER and
 *   SHADER_DEVICE_ADDRESS, and memory that was allocated with VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT.
 *
 *   Alignment. Any element-aligned offset and any leading dimension works. A launch is fastest where addresses, leading
 *   dimensions and contiguous extents are multiples of 16 bytes; sk_query_launch() tells whether it is.
 *
 *   Copies. A plan may copy A or B or both to the workspace first, each in a dispatch of its own. Results have the same
 *   bits. sk_gemm_desc.packing forces or forbids copies; a kernel that needs arranged copies is refused where they are
 *   forbidden.
 *
 *   copy         of which operands                          by itself          what the copy is
 *   packed       unaligned A or B                           where predicted    aligned rows (or columns)
 *                                                           faster, on a GPU
 *   transposed   s8 and u8, for cooperative matrices,       where predicted    as packed, with contiguous k: A is
 *                where k is not contiguous                  faster, on a GPU   row-major, B is column-major
 *   arranged     both, for kernels of                       always             elements in register order
 *                SK_MULTIPLY_ARRANGED
 *
 *   Forced copies of the operands in the second row are transposed, too. Register order is the order in which
 *   invocations hold a cooperative matrix. One shader writes arranged copies and another one loads them.
 *   This assumes that a device lays out cooperative matrices of equal type, use and size identically in every shader.
 *
 *   Barriers. sk_gemm() records barriers only between its own dispatches; all others are yours:
 *
 *   - What sk_gemm() reads must be visible to COMPUTE_SHADER before. What it wrote must be made visible after.
 *   - Two calls need a memory barrier between them if one feeds the other, or overwrites what the other reads, or if
 *     they share a workspace. It goes from COMPUTE_SHADER (SHADER_WRITE) to COMPUTE_SHADER (SHADER_READ |
 *     SHADER_WRITE). This holds across command buffers and replays, too.
 *   - Calls without such a barrier must have workspaces of their own.
 *
 *   Overlap. No element of D may belong to another operand. D may share a buffer with A, B, C, the residual or a
 *   vector, as sub-matrices of one matrix do. C and the residual may be D itself, with the same layout, leading
 *   dimension and batch stride.
 *
 *   Rows of two matrices may interleave; whether they have an element in common is found exactly, with one exception.
 *   Where D or the other matrix is a batch, three or four of their strides may differ without one dividing another. If
 *   an exact answer would then take more than 4096 steps, interleaved matrices are refused.
 *
 *   Workspace. One workspace serves plans of every shape in turn, if it is as large as the largest of them asks. Its
 *   counters must be zero when a call begins, and are zero when it has completed. So clear the workspace once after you
 *   allocated it, and again after a submission that used it was lost.
 *
 *   If the counters are not zero, or another call uses them at the same time, results are wrong, but nothing hangs. A
 *   turnstile (see FIXUP) reports a counter or a ticket with an impossible value. It cannot notice a counter that a
 *   lost launch left at the turn of some worker. A last arriver notices nothing.
 *
 * PIPELINES
 *
 *   A plan has up to ten pipelines. The context makes each once, and keeps it when plans are destroyed: the next plan
 *   that needs it takes microseconds, and what was recorded from a destroyed plan stays valid.
 *
 *   Plans that differ in shape alone share their pipelines. Kernels, types, layouts, epilogues, fixups, k_alignment,
 *   chunk and interleave have pipelines of their own. Each is some megabytes of the driver's memory, so a program
 *   that tries many of them collects many.
 *
 *   sk_trim_context() destroys the pipelines that no plan holds. Before you call it, every command buffer that was
 *   recorded from a destroyed plan must have completed, and none of them may be submitted again. Plans that exist, and
 *   what was recorded from them, stay valid. A plan that needs a destroyed pipeline makes it again: from your
 *   VkPipelineCache, if sk_context_desc has one.
 *
 * DETERMINISM
 *
 *   A plan's result is the same, bit for bit, each time it runs on the same device and driver: partials are added in
 *   ascending k, whatever the order in which workgroups run. Two fixups are exceptions: SK_FIXUP_TURNSTILE_UNORDERED
 *   and SK_FIXUP_ATOMIC add in whatever order workgroups come. Where sums are rounded, their last bits may differ from
 *   launch to launch.
 *
 *   Plans that split tiles differently, or use other kernels, may round differently. Products and sums that are
 *   integers below 2^24 are exact in every plan.
 *
 *   sk_gemm_desc.chunk makes sums independent of how tiles are shared: every chunk of so many k-iterations is summed by
 *   itself, and the chunks of a tile are added in ascending k. All plans with the same kernel, chunk and problem then
 *   give the same bits on the same device and driver: with 16 workers or 528, with whole tiles or split ones. With an
 *   epilogue this holds if the driver compiles its arithmetic alike in every pipeline.
 *
 *   Each chunk except a tile's last costs a pass through the workspace: the sums of a tile are stored and read again,
 *   and the main loop starts again. The workspace holds a slot for each chunk of each tile that may be split, and one
 *   for each worker that computes whole tiles.
 *
 * PRECISION
 *
 *   A and B have one type, C and D have one type.
 *
 *   A, B         sums   C, D
 *   f32          f32    f32
 *   f16          f32    f16 or f32
 *   f16          f16    f16            only if sk_gemm_desc.accumulator is SK_TYPE_F16
 *   bf16         f32    bf16 or f32
 *   f64          f64    f64
 *   cf32, cf64   cf32, cf64 in both
 *   s8           s32    s32
 *   s8           s32    f16 or f32     the sum is rounded to f32 (exact below 2^24) before the epilogue
 *   u8           u32    u32
 *   e4m3, e5m2   f32    f16 or f32
 *
 *   Rounding. Results of f16 and bf16 are rounded once, to nearest even, and overflow to infinity. Sums of f16 are
 *   exact for integers up to 2048 only. f64 is as precise as the device makes it: Vulkan asks only for f32's precision.
 *
 *   Complex numbers, cf32 and cf64, lie in memory as those of C, NumPy and BLAS: the real part, and behind it the
 *   imaginary part. A product is (a_r b_r - a_i b_i, a_r b_i + a_i b_r) and nothing else: where infinities meet, a part
 *   may be NaN, as in BLAS, which the multiplication of C99's annex G would make an infinity again. With conjugate, A
 *   or B is conjugated as it is read, at no cost.
 *
 *   Integers. Sums and results of s32 and u32 wrap modulo 2^32; nothing saturates. Sums of s8 cannot wrap if K <
 *   131072.
 *
 *   Epilogue. Scales and bias are f32, widened exactly for f64. alpha and beta have the precision of D, those of
 *   several problems that of f32. On a device with 128 bytes of push constants they are real numbers of f32. Some parts
 *   are refused for some D:
 *
 *   D           alpha, beta      scales, bias   activation, clamp
 *   s32, u32    integers only    refused        refused
 *   f64         yes              yes            refused
 *   cf32, cf64  complex          refused        refused
 *   others      yes              yes            yes
 *
 *   Special values. NaN and infinity propagate as in BLAS. beta = 0 does not read C; alpha = 0 does not read A and B.
 *
 *   Subnormals. A driver may flush them to zero wherever they appear: in A, B, C, vectors, sums and results. They are
 *   numbers below 2^-126 (f32, bf16), 2^-14 (f16) and 2^-1022 (f64), and such parts of complex numbers.
 *
 *   8-bit floats are those of the OCP 8-bit Floating Point Specification (OFP8, revision 1.0). They are widened
 *   exactly, to f16 for cooperative matrices and small dot, and to f32 for fused multiply-adds. Cooperative matrices of
 *   8-bit floats are not used, because some of them sum in fewer bits than f32 has.
 *
 *   type   infinities   NaN                 largest   may be flushed to zero, where widened to f16
 *   e4m3   no           0x7f and 0xff only  448       below 2^-6
 *   e5m2   as f16       as f16              57344     below 2^-14
 *
 *   An e5m2 is the upper half of an f16. Where they are widened to f32, nothing is flushed.
 *
 *   Features. Each type needs some, and others make it faster. A plan that lacks a feature is refused with the
 *   feature's name; no type takes another's place. f16 or bf16 in memory needs storageBuffer16BitAccess.
 *
 *   A, B         needs                     faster with
 *   f32          -                         -
 *   f16          -                         cooperativeMatrix and shaderFloat16
 *   bf16         -                         cooperativeMatrix and shaderBFloat16CooperativeMatrix; else widened to f32
 *   f64, cf64    shaderFloat64             -
 *   cf32         -                         -
 *   s8, u8       storageBuffer8BitAccess   cooperativeMatrix and shaderInt8 (D of f16: shaderFloat16, too); or
 *                                          shaderIntegerDotProduct; else multiplied one by one, to the same bits
 *   e4m3, e5m2   storageBuffer8BitAccess   cooperativeMatrix and shaderFloat16
 *
 *   Sums of f16 need cooperativeMatrix and shaderFloat16. Their kernels are made for NVIDIA's GPUs and for CPU drivers.
 *   shaderIntegerDotProduct is used unasked only where Vulkan's properties say that the packed dot products of s8 and
 *   u8 are accelerated.
 *
 * LIMITS
 *
 *   what                                             at most
 *   tiles times k-iterations                         2^32 - 1
 *   tiles of all problems of a grouped launch, and   2^32 - 2
 *   the k-iterations of all of them
 *   workers of a plan that splits tiles              65535
 *   workers of other plans                           65535^2
 *   a batch stride                                   2^32 - 1 elements
 *   256 neighbouring rows of a row-major matrix, or  2^31 bytes from the first to the last (fewer rows, if the
 *   columns of a column-major one                    matrix has no 256)
 *
 *   Matrices, buffers and offsets may be larger than 4 GiB.
 *
 * ERRORS
 *
 *   Every function that can fail returns an sk_result; SK_RESULTS below is the list. The logger gets one sentence that
 *   names the offending member and its value. Nothing is recorded unless the result is SK_SUCCESS.
 */

/* The manual goes on: what is multiplied, and what becomes of it.
 *
 * EPILOGUE
 *
 *   D = clamp(activation(scale_m scale_n (alpha A B) + beta C + bias)) + residual
 *
 *   sk_gemm_desc says which of these parts there are; a plan has code for those alone. The epilogue runs once for each
 *   element of D, also where the tile was split. It computes in f32, or in D's type if that is f64, s32 or u32. D is
 *   rounded once, after the epilogue.
 *
 *   relu, clamp and scales by powers of two are exact. The error of gelu and silu is at most 2^-19 |x|, because Vulkan
 *   allows errors of exp and division. For large negative x, silu and gelu with tanh are within 2^-106 of 0, and gelu
 *   with erf is 0. NaN propagates through every activation and clamp, relu too.
 *
 *   Scales, bias, clamp and residual need 256 bytes of push constants; a device with fewer gets
 *   SK_ERROR_PUSH_CONSTANTS. Every device has the 128 bytes that all other plans need.
 *
 * TRIANGLES AND TWO TERMS
 *
 *   With sk_gemm_desc.triangle only one triangle of a square D is computed, and its diagonal. What lies beyond is
 *   neither written, nor read of C and the residual. Tiles that have nothing of the triangle do not exist. With
 *   sk_gemm_desc.second, D = alpha (A B + A2 B2) + beta C: a tile has the k-iterations of both terms, one after the
 *   other. That needs 256 bytes of push constants. docs/blas.md has BLAS's names.
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
 *   A grouped plan computes many problems of different sizes in one launch: sk_create_grouped_plan() and
 *   sk_gemm_grouped(). All have the same types, layouts and parts of the epilogue. Each is a row of a table of
 *   sk_problem.
 *
 *   If the host knows the table, it is checked. Recording writes it, with its schedule, into your upload buffer, or
 *   into the command buffer. If only the device knows it, a dispatch of one workgroup checks it and makes the
 *   schedule, and a problem that breaks a rule is left out. Where problems differ in one extent only, and lie behind
 *   one another, an array on the device replaces the table. The workspace depends on the most problems, the kernel and
 *   the workers, and on no size of a problem; but with chunk it has slots for those of the expected problems. Where k
 *   differs, Stream-K and hybrid share work by the time that the cost model predicts for a tile, not by k-iterations
 *   alone.
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
 *   checks. Scales, bias, clamp and residual need no more than 128 bytes of push constants here.
 */

/* The manual goes on: how a split tile is put together, and how a plan is chosen.
 *
 * CHOICE OF PLAN
 *
 *   What the desc leaves open is chosen by a cost model. Every plan that might be best gets a predicted time. It comes
 *   from constants that were measured on the device, or else stand for its class, and from the bytes that memory must
 *   move. Tiles are left whole where they fill every wave.
 *
 *   sk_explain_plan() lists the plans, the fastest first, each with the desc that makes it: time the first few, and
 *   keep the best. sk_context_info.costs tells whose constants are used; examples/calibrate measures those of your
 *   device.
 *
 * RETILING
 *
 *   The tiles of a last wave may be too few to give every compute unit work. Retiling cuts them into smaller tiles,
 *   which a second kernel computes (SK_DECOMPOSITION_RETILED, after HyTiS, SC'25). There are two dispatches without a
 *   barrier between them, no workspace and no fixup. It suits a k that is too small for a fixup to pay. The plan takes
 *   it where the cost model expects it to be faster than Stream-K, unless you name the kernel, or the workers.
 *
 * FIXUP
 *
 *   Vulkan promises no progress, order or co-residency of workgroups. So by default nobody waits for another:
 *
 *   last arriver    Each segment of a split tile writes its partial to its slot, then adds its k-iterations to the
 *                   tile's counter. The segment that completes the count adds the slots, runs the epilogue and puts the
 *                   counter back to zero.
 *   separate pass   The first of two dispatches writes the partials, the second one adds them.
 *
 *   Both give the same bits. Unless you choose one, the plan has the one that the cost model expects to be faster. The
 *   other fixups are used only if you choose them:
 *
 *   SK_FIXUP_TURNSTILE: the workers of a split tile add their partials to its one slot in turn, in ascending k, for the
 *   same bits; the last one runs the epilogue. Each worker waits for the one before. Workers take their numbers from a
 *   ticket when they start, so that the worker that is waited for has started. A worker polls the counter at most
 *   most_looks times. If its turn has not come then, it gives up: it leaves its tile unwritten, and writes a status
 *   record to the workspace. Copy the record from SK_STATUS_OFFSET and give it to sk_read_status(). The launch ends all
 *   the same. D is then wrong, and the workspace must be cleared.
 *
 *   Two fixups add by float atomics, in no order. They need shaderBufferFloat32AtomicAdd and sums of f32:
 *
 *   SK_FIXUP_TURNSTILE_UNORDERED: the first peer of a tile stores its partial to the tile's slot. The middle ones wait
 *   until it has, and add theirs. The last one waits until all have, and runs the epilogue. Waits are bounded as above.
 *
 *   SK_FIXUP_ATOMIC: a first dispatch writes beta C to the tiles that may be split. After a barrier, every segment of
 *   those tiles adds alpha times its sums to D. There is no workspace, and nobody waits. D must be f32, and the
 *   epilogue may have no other parts than alpha and beta.
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
 *   slot: add, of floats     queue family   relaxed                    the changes of one location have one order; the
 *                                                                      counter orders what follows
 *   D: add, of floats        queue family   relaxed                    as above; a barrier of ours orders them after
 *                                                                      the dispatch that wrote beta C, and your
 *                                                                      barrier orders what follows the launch
 *   counter: store of 0      queue family   relaxed                    nobody else reads it in this launch; your
 *                                                                      barrier is before the next one
 *   ticket: add, store of 0  queue family   relaxed                    the changes of one location have one order
 *   status: compare and      queue family   relaxed                    the same: one worker writes the record, which
 *     exchange; load                                                   the host reads after a fence
 *   shared memory: load,     -              non-private                only such accesses can be made available
 *     store
 *   barrier()                workgroup      acquire-release, shared,   invocations that meet synchronize: what they
 *                                           make available, make       stored before becomes visible to all
 *                                           visible
 *   memory barrier in the    subgroup       acquire-release, shared    nothing: it tells the compiler which loads to
 *     main loop                                                        issue first
 *
 *   A partial is handed in by its stores, publish(), and one invocation's counter add. It is read by one invocation's
 *   counter add or load that sees that value, publish(), and loads (or float adds). Each step synchronizes with the
 *   next, so the stores happen before the loads.
 *
 *   Several problems. The invocations of the dispatch that prepares a launch store the schedule's table by non-private
 *   accesses. One of them reads it for the header, behind a control barrier of workgroup scope: an acquire-release of
 *   buffers that makes available and visible. What they count they count by atomics in shared memory, which barrier()
 *   orders. The dispatch that multiplies comes behind a barrier of the library's. Lines may be gathered at the same
 *   time: both tell of what is left out by a compare and exchange of the status record, so that one of them writes it.
 *
 * Based on: Osama, Merrill, Cecka, Garland, Owens: Stream-K: Work-centric Parallel Decomposition for Dense
 * Matrix-Matrix Multiplication on the GPU, PPoPP 2023 (arXiv:2301.03598).
 */

#ifndef STREAMK_H
#define STREAMK_H

/* ---- configuration ---------------------------------------------------------------------------
 *
 * Define before every inclusion, the same everywhere.
 *
 *   STREAMK_IMPLEMENTATION   in one C or C++ file: the implementation follows the declarations
 *   STREAMK_STATIC           every function is static: the library is private to the file
 *   STREAMK_PLAIN_NAMES      functions are linked by their own names; see below
 *   STREAMK_API              linkage of the public functions (a DLL export, say); default extern
 *   STREAMK_ASSERT(c)        checks of our own invariants, never of your input; default assert(c)
 */

/* STREAMK_VERSION is for comparing: major * 1000000 + minor * 1000 + patch. */
#define STREAMK_VERSION_MAJOR 0
#define STREAMK_VERSION_MINOR 1
#define STREAMK_VERSION_PATCH 0
#define STREAMK_VERSION (STREAMK_VERSION_MAJOR * 1000000 + STREAMK_VERSION_MINOR * 1000 + STREAMK_VERSION_PATCH)

#ifndef STREAMK_API
#if defined(STREAMK_STATIC) && defined(__GNUC__)
#define STREAMK_API __attribute__((unused)) static
#elif defined(STREAMK_STATIC)
#define STREAMK_API static
#else
#define STREAMK_API extern
#endif
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h>
#endif

#if VK_HEADER_VERSION < 239
#error "streamk.h needs Vulkan headers 1.3.239 or newer"
#endif

/* ---- names: rendered from the declarations ----------------------------------------------------
 *
 * Files that include different streamk.h must not share one implementation: structures are passed by pointer. So
 * functions are linked by names that tell the version, and a hash of all declarations. A file that was compiled with
 * others does not link; an implementation behind others does not compile. Code in other languages, which has to know the
 * names, may want them plain. */
#define SK__DECLARATIONS 0x1864526c

#ifndef STREAMK_PLAIN_NAMES
#define sk_multiply_name sk_multiply_name_0_1_1864526c
#define sk_type_name sk_type_name_0_1_1864526c
#define sk_layout_name sk_layout_name_0_1_1864526c
#define sk_decomposition_name sk_decomposition_name_0_1_1864526c
#define sk_fixup_name sk_fixup_name_0_1_1864526c
#define sk_packing_name sk_packing_name_0_1_1864526c
#define sk_order_name sk_order_name_0_1_1864526c
#define sk_raster_name sk_raster_name_0_1_1864526c
#define sk_sort_name sk_sort_name_0_1_1864526c
#define sk_search_name sk_search_name_0_1_1864526c
#define sk_ragged_name sk_ragged_name_0_1_1864526c
#define sk_triangle_name sk_triangle_name_0_1_1864526c
#define sk_epilogue_name sk_epilogue_name_0_1_1864526c
#define sk_bias_name sk_bias_name_0_1_1864526c
#define sk_activation_name sk_activation_name_0_1_1864526c
#define sk_role_name sk_role_name_0_1_1864526c
#define sk_parse_multiply sk_parse_multiply_0_1_1864526c
#define sk_parse_type sk_parse_type_0_1_1864526c
#define sk_parse_layout sk_parse_layout_0_1_1864526c
#define sk_parse_decomposition sk_parse_decomposition_0_1_1864526c
#define sk_parse_fixup sk_parse_fixup_0_1_1864526c
#define sk_parse_packing sk_parse_packing_0_1_1864526c
#define sk_parse_order sk_parse_order_0_1_1864526c
#define sk_parse_raster sk_parse_raster_0_1_1864526c
#define sk_parse_sort sk_parse_sort_0_1_1864526c
#define sk_parse_search sk_parse_search_0_1_1864526c
#define sk_parse_ragged sk_parse_ragged_0_1_1864526c
#define sk_parse_triangle sk_parse_triangle_0_1_1864526c
#define sk_parse_epilogue sk_parse_epilogue_0_1_1864526c
#define sk_parse_bias sk_parse_bias_0_1_1864526c
#define sk_parse_activation sk_parse_activation_0_1_1864526c
#define sk_parse_role sk_parse_role_0_1_1864526c
#define sk_result_string sk_result_string_0_1_1864526c
#define sk_merge_features sk_merge_features_0_1_1864526c
#define sk_required_features sk_required_features_0_1_1864526c
#define sk_create_context sk_create_context_0_1_1864526c
#define sk_create_planning_context sk_create_planning_context_0_1_1864526c
#define sk_format_profile sk_format_profile_0_1_1864526c
#define sk_destroy_context sk_destroy_context_0_1_1864526c
#define sk_trim_context sk_trim_context_0_1_1864526c
#define sk_query_context sk_query_context_0_1_1864526c
#define sk_query_kernel sk_query_kernel_0_1_1864526c
#define sk_create_plan sk_create_plan_0_1_1864526c
#define sk_destroy_plan sk_destroy_plan_0_1_1864526c
#define sk_query_plan sk_query_plan_0_1_1864526c
#define sk_format_plan sk_format_plan_0_1_1864526c
#define sk_explain_plan sk_explain_plan_0_1_1864526c
#define sk_list_segments sk_list_segments_0_1_1864526c
#define sk_query_times sk_query_times_0_1_1864526c
#define sk_gemm sk_gemm_0_1_1864526c
#define sk_query_launch sk_query_launch_0_1_1864526c
#define sk_clear_workspace sk_clear_workspace_0_1_1864526c
#define sk_read_status sk_read_status_0_1_1864526c
#define sk_create_grouped_plan sk_create_grouped_plan_0_1_1864526c
#define sk_explain_grouped_plan sk_explain_grouped_plan_0_1_1864526c
#define sk_gemm_grouped sk_gemm_grouped_0_1_1864526c
#define sk_query_upload_size sk_query_upload_size_0_1_1864526c
#define sk_query_grouped_launch sk_query_grouped_launch_0_1_1864526c
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- enums and their words -------------------------------------------------------------------
 *
 * Every value is in a list, with its word. The enum, sk_..._name() and sk_parse_...() are made from it. */

#define SK__ENUMERATOR(name, ...) name,

/* How a kernel multiplies.
 *
 * SCALAR: fused multiply-adds. COOP: cooperative matrices (VK_KHR_cooperative_matrix). DP4A: dot products of four
 * neighbours along k, which share a word (shaderIntegerDotProduct). DOT: small dot, for one or two rows of A; it loads
 * A and B directly into registers, and multiplies s8 and u8 by dot products, other types by fused multiply-adds.
 * ARRANGED: cooperative matrices; A and B are first copied in the order in which registers hold them. */
#define SK_MULTIPLIES(X)            \
    X(SK_MULTIPLY_SCALAR, "scalar") \
    X(SK_MULTIPLY_COOP, "coop")     \
    X(SK_MULTIPLY_DOT, "dot")       \
    X(SK_MULTIPLY_DP4A, "dp4a")     \
    X(SK_MULTIPLY_ARRANGED, "arranged")

typedef enum sk_multiply
{
    SK_MULTIPLIES(SK__ENUMERATOR) SK_MULTIPLY_FORCE_I32 = 0x7fffffff
} sk_multiply;

/* Element types: name, word, bytes of an element.
 *
 * BF16 is the upper half of an f32. S8 is summed in s32, U8 in u32. E4M3 and E5M2 are 8-bit floats, for A and B only.
 * E4M3 has 4 bits of exponent. Its largest value is 448; it has NaN, but no infinity. E5M2 has 5 bits of exponent and
 * is the upper half of an f16. Its largest value is 57344; it has NaN and infinity. CF32 and CF64 are complex: an f32
 * or f64 that is the real part, and behind it one that is the imaginary part. */
#define SK_TYPES(X)             \
    X(SK_TYPE_F32, "f32", 4u)   \
    X(SK_TYPE_F16, "f16", 2u)   \
    X(SK_TYPE_BF16, "bf16", 2u) \
    X(SK_TYPE_F64, "f64", 8u)   \
    X(SK_TYPE_S8, "s8", 1u)     \
    X(SK_TYPE_U8, "u8", 1u)     \
    X(SK_TYPE_S32, "s32", 4u)   \
    X(SK_TYPE_U32, "u32", 4u)   \
    X(SK_TYPE_E4M3, "e4m3", 1u) \
    X(SK_TYPE_E5M2, "e5m2", 1u) \
    X(SK_TYPE_CF32, "cf32", 8u) \
    X(SK_TYPE_CF64, "cf64", 16u)

typedef enum sk_type
{
    SK_TYPES(SK__ENUMERATOR) SK_TYPE_FORCE_I32 = 0x7fffffff
} sk_type;

#define SK_LAYOUTS(X)                   \
    X(SK_LAYOUT_ROW_MAJOR, "row-major") \
    X(SK_LAYOUT_COL_MAJOR, "col-major")

typedef enum sk_layout
{
    SK_LAYOUTS(SK__ENUMERATOR) SK_LAYOUT_FORCE_I32 = 0x7fffffff
} sk_layout;

/* How k-iterations are dealt to workers. */
#define SK_DECOMPOSITIONS(X)                                                                                  \
    X(SK_DECOMPOSITION_AUTO, "auto")                   /* the fastest by the cost model */                    \
    X(SK_DECOMPOSITION_DATA_PARALLEL, "data-parallel") /* whole tiles only: no workspace, no fixup */         \
    X(SK_DECOMPOSITION_SPLIT_K, "split-k")             /* every tile cut into `splits` shares */              \
    X(SK_DECOMPOSITION_STREAM_K, "stream-k")           /* the k-iterations of all tiles dealt evenly */       \
    X(SK_DECOMPOSITION_HYBRID, "hybrid")   /* Stream-K for as few tiles as balance needs, the others whole */ \
    X(SK_DECOMPOSITION_RETILED, "retiled") /* whole waves; the last tiles cut smaller, for a second kernel */

typedef enum sk_decomposition
{
    SK_DECOMPOSITIONS(SK__ENUMERATOR) SK_DECOMPOSITION_FORCE_I32 = 0x7fffffff
} sk_decomposition;

/* How the partials of a split tile are added. TURNSTILE_UNORDERED and ATOMIC add in any order, and need
 * shaderBufferFloat32AtomicAdd and f32 sums. All others add in ascending k: the same plan gives the same bits.
 *
 * A plan has one of the last three only if you ask for it:
 *
 *   TURNSTILE             the workers of a tile add to its one slot in turn. A worker that waits may give up, which
 *                         sk_read_status tells
 *   TURNSTILE_UNORDERED   the workers of a tile add to its one slot in any order. The middle ones wait until the first
 *                         has stored its partial, the last one until all have added theirs
 *   ATOMIC                a first dispatch writes beta C to D, then every worker adds to D. Nobody waits, and there is
 *                         no workspace. D must be f32, and the epilogue must have no parts but alpha and beta */
#define SK_FIXUPS(X)                                                                                            \
    X(SK_FIXUP_AUTO, "auto")                                                                                    \
    X(SK_FIXUP_NONE, "none")                   /* no tile is split */                                           \
    X(SK_FIXUP_LAST_ARRIVER, "last-arriver")   /* the worker that completes a tile sums it; nobody waits */     \
    X(SK_FIXUP_SEPARATE_PASS, "separate-pass") /* a second dispatch sums, with many workgroups for few tiles */ \
    X(SK_FIXUP_TURNSTILE, "turnstile")                                                                          \
    X(SK_FIXUP_TURNSTILE_UNORDERED, "turnstile-unordered")                                                      \
    X(SK_FIXUP_ATOMIC, "atomic")

typedef enum sk_fixup
{
    SK_FIXUPS(SK__ENUMERATOR) SK_FIXUP_FORCE_I32 = 0x7fffffff
} sk_fixup;

/* Which of A and B are copied to the workspace first. The rows (or columns) of a copy begin at multiples of 128 bytes,
 * so that kernels read them fast, whatever the shape, strides and address of the original. Results have the same bits.
 * Cooperative matrices of 8-bit integers need contiguous k: their copies are transposed where the original has not.
 *
 * AUTO copies only on a GPU, and only where the cost model expects it to be faster: operands whose shape or strides are
 * no multiples of 16 bytes, and operands whose copy would be transposed. */
#define SK_PACKINGS(X)           \
    X(SK_PACKING_AUTO, "auto")   \
    X(SK_PACKING_NEVER, "never") \
    X(SK_PACKING_A, "a")         \
    X(SK_PACKING_B, "b")         \
    X(SK_PACKING_ALWAYS, "always") /* both */

typedef enum sk_packing
{
    SK_PACKINGS(SK__ENUMERATOR) SK_PACKING_FORCE_I32 = 0x7fffffff
} sk_packing;

/* The order in which the tiles of several problems are dealt: as problems come, or those of most k first. Then whole
 * tiles are shared more evenly. */
#define SK_SORTS(X)           \
    X(SK_SORT_AUTO, "auto")   \
    X(SK_SORT_NEVER, "never") \
    X(SK_SORT_BY_K, "by-k")

typedef enum sk_sort
{
    SK_SORTS(SK__ENUMERATOR) SK_SORT_FORCE_I32 = 0x7fffffff
} sk_sort;

/* How a worker of whole tiles finds the problem of its first one, of several. DEVICE: by a search. HOST: in a table,
 * which is written as the launch is recorded. */
#define SK_SEARCHES(X)            \
    X(SK_SEARCH_AUTO, "auto")     \
    X(SK_SEARCH_DEVICE, "device") \
    X(SK_SEARCH_HOST, "host")

typedef enum sk_search
{
    SK_SEARCHES(SK__ENUMERATOR) SK_SEARCH_FORCE_I32 = 0x7fffffff
} sk_search;

/* The extent that each of several problems has of its own, where an array tells it. */
#define SK_RAGGEDS(X)         \
    X(SK_RAGGED_NONE, "none") \
    X(SK_RAGGED_M, "m")       \
    X(SK_RAGGED_N, "n")       \
    X(SK_RAGGED_K, "k")

typedef enum sk_ragged
{
    SK_RAGGEDS(SK__ENUMERATOR) SK_RAGGED_FORCE_I32 = 0x7fffffff
} sk_ragged;

/* What a worker of a hybrid computes first. */
#define SK_ORDERS(X)                             \
    X(SK_ORDER_AUTO, "auto")                     \
    X(SK_ORDER_STREAM_K_FIRST, "stream-k-first") \
    X(SK_ORDER_DATA_PARALLEL_FIRST, "data-parallel-first")

typedef enum sk_order
{
    SK_ORDERS(SK__ENUMERATOR) SK_ORDER_FORCE_I32 = 0x7fffffff
} sk_order;

/* The direction in which consecutive tiles walk D. */
#define SK_RASTERS(X)               \
    X(SK_RASTER_AUTO, "auto")       \
    X(SK_RASTER_ALONG_M, "along-m") \
    X(SK_RASTER_ALONG_N, "along-n")

typedef enum sk_raster
{
    SK_RASTERS(SK__ENUMERATOR) SK_RASTER_FORCE_I32 = 0x7fffffff
} sk_raster;

/* The part of D that is computed, and read where C or the residual has it: all of D, or one triangle of a square D
 * and its diagonal. */
#define SK_TRIANGLES(X)           \
    X(SK_TRIANGLE_NONE, "none")   \
    X(SK_TRIANGLE_LOWER, "lower") \
    X(SK_TRIANGLE_UPPER, "upper")

typedef enum sk_triangle
{
    SK_TRIANGLES(SK__ENUMERATOR) SK_TRIANGLE_FORCE_I32 = 0x7fffffff
} sk_triangle;

/* NONE: D = A B. LINEAR: D = alpha A B + beta C. C is not read if beta is 0; A and B are not read if alpha is 0. Where
 * D is s32 or u32, alpha and beta must be integers that 32 bits hold with a sign. */
#define SK_EPILOGUES(X)         \
    X(SK_EPILOGUE_NONE, "none") \
    X(SK_EPILOGUE_LINEAR, "linear")

typedef enum sk_epilogue
{
    SK_EPILOGUES(SK__ENUMERATOR) SK_EPILOGUE_FORCE_I32 = 0x7fffffff
} sk_epilogue;

/* Which elements of D share an element of the bias. */
#define SK_BIASES(X)                                                 \
    X(SK_BIAS_NONE, "none")                                          \
    X(SK_BIAS_ALONG_M, "along-m") /* m elements, one for each row */ \
    X(SK_BIAS_ALONG_N, "along-n") /* n elements, one for each column */

typedef enum sk_bias
{
    SK_BIASES(SK__ENUMERATOR) SK_BIAS_FORCE_I32 = 0x7fffffff
} sk_bias;

/* Functions of a value x. Their own error is at most 2^-19 |x|, and an error of x grows at most 1.13 times. NaN
 * propagates. */
#define SK_ACTIVATIONS(X)                                                                           \
    X(SK_ACTIVATION_NONE, "none")                                                                   \
    X(SK_ACTIVATION_RELU, "relu")           /* max(x, 0), exactly */                                \
    X(SK_ACTIVATION_GELU_TANH, "gelu-tanh") /* x / 2 (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) */ \
    X(SK_ACTIVATION_GELU_ERF, "gelu-erf")   /* x / 2 (1 + erf(x / sqrt 2)) */                       \
    X(SK_ACTIVATION_SILU, "silu")           /* x / (1 + exp(-x)) */

typedef enum sk_activation
{
    SK_ACTIVATIONS(SK__ENUMERATOR) SK_ACTIVATION_FORCE_I32 = 0x7fffffff
} sk_activation;

/* What happens at the end of a segment. */
#define SK_ROLES(X)                                                               \
    X(SK_ROLE_WHOLE, "whole") /* the segment is its tile: epilogue, no partial */ \
    X(SK_ROLE_FIRST, "first") /* holds k = 0 of a split tile */                   \
    X(SK_ROLE_MIDDLE, "middle")                                                   \
    X(SK_ROLE_FINAL, "final") /* holds the last k of a split tile */

typedef enum sk_role
{
    SK_ROLES(SK__ENUMERATOR) SK_ROLE_FORCE_I32 = 0x7fffffff
} sk_role;

/* Give the word of a value in its list: that of SK_FIXUP_LAST_ARRIVER is "last-arriver". Never NULL. A number that is
 * no value of the enum gives "unknown". The text is static. */
STREAMK_API const char* sk_multiply_name(sk_multiply multiply);
STREAMK_API const char* sk_type_name(sk_type type);
STREAMK_API const char* sk_layout_name(sk_layout layout);
STREAMK_API const char* sk_decomposition_name(sk_decomposition decomposition);
STREAMK_API const char* sk_fixup_name(sk_fixup fixup);
STREAMK_API const char* sk_packing_name(sk_packing packing);
STREAMK_API const char* sk_order_name(sk_order order);
STREAMK_API const char* sk_raster_name(sk_raster raster);
STREAMK_API const char* sk_sort_name(sk_sort sort);
STREAMK_API const char* sk_search_name(sk_search search);
STREAMK_API const char* sk_ragged_name(sk_ragged ragged);
STREAMK_API const char* sk_triangle_name(sk_triangle triangle);
STREAMK_API const char* sk_epilogue_name(sk_epilogue epilogue);
STREAMK_API const char* sk_bias_name(sk_bias bias);
STREAMK_API const char* sk_activation_name(sk_activation activation);
STREAMK_API const char* sk_role_name(sk_role role);

/* Find the value of a word, whose letters must have the same case. False: the list has no such word, and nothing was
 * written. */
STREAMK_API bool sk_parse_multiply(const char* word, sk_multiply* multiply);
STREAMK_API bool sk_parse_type(const char* word, sk_type* type);
STREAMK_API bool sk_parse_layout(const char* word, sk_layout* layout);
STREAMK_API bool sk_parse_decomposition(const char* word, sk_decomposition* decomposition);
STREAMK_API bool sk_parse_fixup(const char* word, sk_fixup* fixup);
STREAMK_API bool sk_parse_packing(const char* word, sk_packing* packing);
STREAMK_API bool sk_parse_order(const char* word, sk_order* order);
STREAMK_API bool sk_parse_raster(const char* word, sk_raster* raster);
STREAMK_API bool sk_parse_sort(const char* word, sk_sort* sort);
STREAMK_API bool sk_parse_search(const char* word, sk_search* search);
STREAMK_API bool sk_parse_ragged(const char* word, sk_ragged* ragged);
STREAMK_API bool sk_parse_triangle(const char* word, sk_triangle* triangle);
STREAMK_API bool sk_parse_epilogue(const char* word, sk_epilogue* epilogue);
STREAMK_API bool sk_parse_bias(const char* word, sk_bias* bias);
STREAMK_API bool sk_parse_activation(const char* word, sk_activation* activation);
STREAMK_API bool sk_parse_role(const char* word, sk_role* role);

/* ---- results --------------------------------------------------------------------------------- */

/* Every result once: name, value, meaning. The enum and sk_result_string() are both made from it. */
#define SK_RESULTS(X)                                                                                           \
    X(SK_SUCCESS, 0, "success")                                                                                 \
    X(SK_INCOMPLETE, 1, "the array was too short: it was filled, and more exist")                               \
    X(SK_ERROR_NULL_ARGUMENT, -1, "a required pointer, handle or buffer is missing")                            \
    X(SK_ERROR_INVALID_VALUE, -2, "a member is out of its range, or contradicts another")                       \
    X(SK_ERROR_LEADING_DIMENSION, -3, "a leading dimension is shorter than the row or column it spans")         \
    X(SK_ERROR_SPLITS, -4, "the number of splits is not between 1 and the k-iterations of a tile")              \
    X(SK_ERROR_TOO_LARGE, -5, "the problem needs more tiles, k-iterations or elements than 32 bits count")      \
    X(SK_ERROR_WORKERS, -6, "a plan that splits tiles has more workers than counters or dispatch limits allow") \
    X(SK_ERROR_BUFFER_TOO_SMALL, -7, "a matrix reaches past the end of its buffer")                             \
    X(SK_ERROR_MISALIGNED, -8, "the address of a matrix is not a multiple of its element size")                 \
    X(SK_ERROR_OVERLAP, -9, "memory that is written overlaps memory that is read or written otherwise")         \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, -10, "the workspace is smaller than sk_plan_info.workspace_size")           \
    X(SK_ERROR_WORKSPACE_MISALIGNED, -11, "the workspace's address is not a multiple of its alignment")         \
    X(SK_ERROR_NO_KERNEL, -12, "no kernel multiplies these types, has this name, or suits the last wave")       \
    X(SK_ERROR_MISSING_FEATURE, -13, "the device lacks what every kernel that could serve needs")               \
    X(SK_ERROR_MISSING_FUNCTION, -14, "a Vulkan function could not be resolved")                                \
    X(SK_ERROR_OUT_OF_HOST_MEMORY, -15, "host memory could not be allocated")                                   \
    X(SK_ERROR_VULKAN, -16, "a Vulkan call failed; the logger is told which, and its VkResult")                 \
    X(SK_ERROR_PUSH_CONSTANTS, -17, "the epilogue needs more push constants than the device has")               \
    X(SK_ERROR_GAVE_UP, -18, "a worker gave up waiting for its turn, so that a result is wrong")                \
    X(SK_ERROR_NO_DEVICE, -19, "the context was made from a profile: it plans, and cannot record")              \
    X(SK_ERROR_LEFT_OUT, -20, "a problem of a grouped launch, or a line, was left out, so that its result is missing")

typedef enum sk_result
{
#define SK_X(name, value, text) name = value,
    SK_RESULTS(SK_X)
#undef SK_X
    SK_RESULT_FORCE_I32 = 0x7fffffff
} sk_result;

/* Say what a result means, in English. Never NULL; the text is static. */
STREAMK_API const char* sk_result_string(sk_result result);

/* Called once for every error with one finished sentence that names the offending member and its value. */
typedef struct sk_logger
{
    void (*function)(sk_result result, const char* sentence, void* user_data);
    void* user_data;
} sk_logger;

/* ---- before the device exists ---------------------------------------------------------------- */

/* VkPhysicalDeviceCooperativeMatrixFeaturesKHR, which older Vulkan headers lack. */
typedef struct sk_cooperative_matrix_features
{
    VkStructureType sType;
    void* pNext;
    VkBool32 cooperativeMatrix;
    VkBool32 cooperativeMatrixRobustBufferAccess;
} sk_cooperative_matrix_features;

/* VkPhysicalDeviceShaderBfloat16FeaturesKHR, which older Vulkan headers lack. */
typedef struct sk_bfloat16_features
{
    VkStructureType sType;
    void* pNext;
    VkBool32 shaderBFloat16Type;
    VkBool32 shaderBFloat16DotProduct;
    VkBool32 shaderBFloat16CooperativeMatrix;
} sk_bfloat16_features;

/* What a VkDeviceCreateInfo lacks for the kernels. Structures that are used become parts of its pNext chain, so this
 * must not be moved once filled. The other structures are zero. Strings are static. */
typedef struct sk_features
{
    VkPhysicalDeviceFeatures2 features;
    VkPhysicalDevice16BitStorageFeatures storage_16bit;
    VkPhysicalDevice8BitStorageFeatures storage_8bit;
    VkPhysicalDeviceShaderFloat16Int8Features float16_int8;
    VkPhysicalDeviceBufferDeviceAddressFeatures buffer_device_address;
    VkPhysicalDeviceVulkanMemoryModelFeatures vulkan_memory_model;
    VkPhysicalDeviceSubgroupSizeControlFeatures subgroup_size_control;
    sk_cooperative_matrix_features cooperative_matrix;
    VkPhysicalDeviceShaderIntegerDotProductFeatures integer_dot_product;
    VkPhysicalDeviceShaderAtomicFloatFeaturesEXT atomic_float;
    sk_bfloat16_features bfloat16;
    const char* extensions[8]; /* append these to VkDeviceCreateInfo.ppEnabledExtensionNames */
    uint32_t extension_count;
    const char* missing[16]; /* features that kernels would use, but the device lacks, like "shaderFloat64" */
    uint32_t missing_count;
} sk_features;

typedef struct sk_required_features_desc
{
    VkInstance instance;                              /* required */
    VkPhysicalDevice physical_device;                 /* required */
    uint32_t api_version;                             /* your VkApplicationInfo.apiVersion; 0: the device's */
    PFN_vkGetInstanceProcAddr get_instance_proc_addr; /* optional; see sk_context_desc */
    const VkAllocationCallbacks* allocator;           /* optional */
    sk_logger logger;                                 /* optional */
} sk_required_features_desc;

/* Add to your VkDeviceCreateInfo every feature that the kernels use and the device has.
 *
 * Members are set in the structures of your pNext chain, and in *pEnabledFeatures, which therefore must not be const.
 * A feature's structure may be its own, or that of a version (VkPhysicalDeviceVulkan12Features). Features without a
 * structure there get one in `features`, which is linked to the chain: info->pNext then begins with it. What you
 * enabled stays enabled. The extensions to append are in features->extensions, without those that are in
 * info->ppEnabledExtensionNames already. `features` must live until the device and the sk_context are created.
 *
 * SK_ERROR_MISSING_FEATURE if the device cannot run any kernel: Vulkan 1.2, bufferDeviceAddress and vulkanMemoryModel
 * are the least. Everything else only makes more kernels available; features->missing names what is not there.
 * SK_ERROR_INVALID_VALUE if the chain cannot be added to: it holds `features` already, it holds
 * VkPhysicalDeviceVulkan13Features though the device or api_version is older, or VK_EXT_buffer_device_address is
 * enabled. After an error info and its chain are as they were. */
STREAMK_API sk_result sk_merge_features(const sk_required_features_desc* desc, VkDeviceCreateInfo* info,
                                        sk_features* features);

/* Fill `features` as sk_merge_features does for an empty VkDeviceCreateInfo. Let your pNext be &features->features. */
STREAMK_API sk_result sk_required_features(const sk_required_features_desc* desc, sk_features* features);

/* ---- context: one for each VkDevice ---------------------------------------------------------- */

typedef struct sk_context sk_context;

typedef struct sk_context_desc
{
    VkInstance instance;                          /* required */
    VkPhysicalDevice physical_device;             /* required */
    VkDevice device;                              /* required */
    const VkDeviceCreateInfo* device_create_info; /* required: what `device` was created with, since Vulkan cannot be
                                                     asked which features are enabled; read during the call only */
    PFN_vkGetInstanceProcAddr
        get_instance_proc_addr;             /* optional where vulkan.h has prototypes, or volk.h came first */
    VkPipelineCache pipeline_cache;         /* optional */
    const VkAllocationCallbacks* allocator; /* optional; host memory, ours and the driver's */
    sk_logger logger;                       /* optional; silent without it */
    uint32_t compute_units;                 /* 0: asked of the driver, or guessed where it does not tell */
} sk_context_desc;

typedef struct sk_context_info
{
    const char* device_name;
    uint32_t compute_units;
    bool compute_units_guessed; /* neither an extension nor the desc told their number */
    uint32_t kernel_count;      /* kernels in the library, whether or not this device can run them */
    const char* costs;   /* the device, or the class of devices ("amd"), that the cost model has constants of */
    bool costs_measured; /* they were measured on such a device; examples/calibrate measures others */
    bool only_plans;     /* made by sk_create_planning_context */
} sk_context_info;

typedef struct sk_kernel_info
{
    const char* name;                   /* e.g. "gemm_f16_f32_f16_128x192x64_coop" */
    sk_type input, accumulator, output; /* of A and B; of sums and partials; of C and D */
    sk_multiply multiply;
    uint32_t tile_m, tile_n, tile_k; /* macro-tile, elements */
    uint32_t part_m, part_n;         /* the part of the tile that a subgroup (coop) or an invocation (scalar, dp4a)
                                        holds; dot: rows of the tile, and columns (or rows) of B from each of which an
                                        invocation loads 16 bytes at a time */
    uint32_t invocations;            /* in a workgroup; 0 if unavailable */
    uint32_t shared_size;            /* bytes of shared memory in a workgroup */
    bool available;                  /* this device can run it */
    const char* reason;              /* why it is not available, in a few words; "" if it is */
    bool automatic;                  /* plans may choose it by themselves here: it is made for such devices */
} sk_kernel_info;

/* Make a context. It owns pipelines, nothing else: no queue, memory or descriptors.
 *
 * Calls that create or destroy plans of one context, or trim it, must not run at the same time; all others may. */
STREAMK_API sk_result sk_create_context(const sk_context_desc* desc, sk_context** context);

typedef struct sk_planning_desc
{
    const char* profile;                    /* required: text as sk_format_profile writes it */
    uint32_t compute_units;                 /* 0: the profile's */
    const VkAllocationCallbacks* allocator; /* optional */
    sk_logger logger;                       /* optional */
} sk_planning_desc;

/* Make a context for a device that need not be there, from its profile. No Vulkan function is called.
 *
 * Its plans are those that the device would get. They can be queried, listed, formatted and explained. What records or
 * asks about a launch is refused: SK_ERROR_NO_DEVICE. */
STREAMK_API sk_result sk_create_planning_context(const sk_planning_desc* desc, sk_context** context);

/* Write the profile of a context's device, with a terminating 0, into `text` of `size` bytes: all that planning knows
 * of the device. The manual's chapter PROFILES says what is in it.
 *
 * Returns the length it needs without the 0, as snprintf does; text may be NULL if size is 0. */
STREAMK_API size_t sk_format_profile(const sk_context* context, char* text, size_t size);

/* Destroy a context. Its plans must be gone, and what they recorded must have completed. NULL is fine. */
STREAMK_API void sk_destroy_context(sk_context* context);

/* Destroy the pipelines that no plan holds. A context keeps those of destroyed plans for the next plan that needs them.
 *
 * What was recorded from destroyed plans must have completed, and must not be submitted again. NULL is fine. */
STREAMK_API void sk_trim_context(sk_context* context);

STREAMK_API sk_context_info sk_query_context(const sk_context* context);

/* Describe kernel `index` of kernel_count. An index past the end gives zeros. */
STREAMK_API sk_kernel_info sk_query_kernel(const sk_context* context, uint32_t index);

/* ---- plan: one for each problem -------------------------------------------------------------- */

typedef struct sk_matrix_desc
{
    sk_type type;               /* A and B alike, C and D alike */
    sk_layout layout;           /* 0: row-major */
    uint32_t leading_dimension; /* elements from row to row (row-major) or column to column; 0: packed */
    uint64_t batch_stride;      /* elements from one matrix of a batch to the next; 0: packed */
    bool shared;                /* one matrix for all of a batch, not of D; batch_stride must be 0 */
    bool conjugate;             /* only of A and B, and of complex types: each element is conjugated as it is read */
} sk_matrix_desc;

/* What to multiply: zero-initialise, then say what matters. A is m x k, B is k x n, C and D are m x n. */
typedef struct sk_gemm_desc
{
    uint32_t m, n, k;          /* if m or n is 0, nothing is recorded; if k is 0, only the epilogue runs */
    uint32_t batch_count;      /* 0: 1 */
    bool pointers;             /* matrices of a batch lie anywhere: see sk_gemm_args; batch strides must be 0 */
    sk_matrix_desc a, b, c, d; /* c: read only with SK_EPILOGUE_LINEAR */
    sk_epilogue epilogue;

    /* D = clamp(activation(scale_m scale_n (alpha A B) + beta C + bias)) + residual, once for each element: in f32, or
     * in D's type if that is f64, s32 or u32. What is 0 is left out. All parts except alpha, beta C and the activation
     * need a device with 256 bytes of push constants. */
    bool scale_m, scale_n; /* a factor for each row, and for each column */
    sk_bias bias;
    sk_activation activation;
    bool clamp;
    bool add_residual;
    sk_matrix_desc residual; /* m x n, of D's type */

    /* Elements of D beyond the triangle are never touched, nor are those of C and the residual; m must be n. */
    sk_triangle triangle;

    /* Of a triangle of complex numbers: the diagonal is real. What C has of imaginary parts there is not used, and D
     * gets 0. beta must be real, and alpha, too, of one term. Of two terms, the second is multiplied by the conjugate
     * of alpha. */
    bool hermitian;

    /* A second product of the same shape, added to the first: A2 is m x k, B2 is k x n. Types and layouts are those
     * of A and B, and may be left out. Needs a device with 256 bytes of push constants. */
    bool second;
    sk_matrix_desc second_a, second_b;

    sk_type accumulator; /* of sums and partials; 0: their own of f64, cf32 and cf64, s32 of s8, u32 of u8, f32 of all
                            others. f16 may sum in f16 (SK_TYPE_F16), faster on some devices: only where it is asked
                            for */

    /* Everything below is chosen where it is 0. */
    const char* kernel;           /* a name from sk_query_kernel */
    const char* last_wave_kernel; /* retiled: name of the second kernel; `workers` is then the first kernel's wave */
    sk_decomposition decomposition;
    sk_fixup fixup;
    sk_packing packing;    /* copies of A and B; refused with pointers, and if 32 bits do not count their elements */
    uint32_t workers;      /* workgroups that share the work; split-K has tiles * splits instead */
    uint32_t splits;       /* split-K: shares of each tile, at most its k-iterations */
    uint32_t hybrid_waves; /* hybrid: a worker gets less than this many tiles' worth of Stream-K work; 0: 2 */
    uint32_t stream_k_tiles;  /* hybrid: tiles dealt by the k-iteration, instead of what hybrid_waves gives */
    uint32_t minimum_segment; /* k-iterations in the shortest piece of a Stream-K tile */
    uint32_t interleave;      /* Stream-K, hybrid: every interleave-th worker shares every interleave-th tile, so that
                                 neighbours read the same operands at the same time; at most 8; 0: 1 */
    uint32_t k_alignment;     /* tiles are split only at multiples of this many k-iterations */
    uint32_t chunk;           /* k-iterations that are summed by themselves: bits that do not depend on how tiles are
                                 shared; needs kernel, and a workspace even where none is split; not for retiled */
    sk_order order;
    sk_raster raster;
    uint32_t raster_width; /* tiles across a strip */
    sk_sort sort;          /* grouped plans only, as is: */
    sk_search search;      /* HOST needs data-parallel, and problems that the host knows and does not have sorted */
    uint32_t most_looks;   /* turnstiles: how often a worker polls a counter before it gives up; 0: some seconds,
                              which are 2^21 times on a GPU and 2^28 on a CPU driver */
} sk_gemm_desc;

/* What was decided. Counts are in the units of the glossary, sizes in bytes. */
typedef struct sk_plan_info
{
    const char* kernel;
    uint32_t tile_m, tile_n, tile_k; /* macro-tile of D as you see it, elements */
    bool exchanged;                  /* D is column-major: the kernel computes D' = B' A' */
    sk_decomposition decomposition;  /* never AUTO; DATA_PARALLEL where no tile is split */
    sk_fixup fixup;                  /* never AUTO */
    sk_packing packing;              /* never AUTO; NEVER where there is nothing to multiply */
    sk_packing packs_transposed;     /* operands whose copies are transposed */
    bool packs_arranged;             /* A and B are copied in the order of registers, for SK_MULTIPLY_ARRANGED */
    sk_order order;
    sk_raster raster;
    uint32_t raster_width;
    sk_sort sort; /* of a grouped plan, never AUTO; otherwise AUTO; so is: */
    sk_search search;
    uint32_t problems;            /* of a grouped plan, as they are expected, as is what follows; otherwise 0 */
    uint32_t tiles, k_iterations; /* tiles of all batches, without a retiled last wave; k-iterations of each tile, or
                                     of several problems' longest */
    uint32_t stream_k_tiles;
    uint32_t workers, splits;
    uint32_t minimum_segment, k_alignment; /* k-iterations; at most those of a tile */
    uint32_t chunk;                        /* 0, or k_alignment */
    uint32_t interleave;                   /* at most the number of Stream-K tiles, and of workers */
    uint32_t most_looks;                   /* 0: no worker waits */
    const char* last_wave_kernel;          /* of a retiled plan, as are the next members; otherwise "" and 0 */
    uint32_t last_wave_tile_m, last_wave_tile_n, last_wave_tile_k;
    uint32_t last_wave_tiles, last_wave_k_iterations; /* beyond ragged edges, some tiles hold nothing of D */
    uint32_t longest_worker;          /* k-iterations of the busiest worker; of several problems an estimate */
    uint32_t most_peers;              /* segments of the tile that has most; a chunk counts as a segment */
    float utilisation;                /* share of the workers' time with work, if every k-iteration took as long
                                            and all compute units ran `workers_per_unit` of them: at most 1 */
    float predicted_time;             /* microseconds, by the cost model */
    VkDeviceSize workspace_size;      /* 0 if no tile has slots and nothing is copied */
    VkDeviceSize workspace_alignment; /* a power of two */
} sk_plan_info;

typedef struct sk_plan sk_plan; /* immutable: any number of threads may record from it */

/* Plan a multiplication, and make the pipelines that it needs if the context has not made them before.
 *
 * Where the pipelines exist, it takes some microseconds. It takes some tens of milliseconds if the desc forces tens of
 * thousands of workers together with interleave, minimum_segment, k_alignment or chunk. */
STREAMK_API sk_result sk_create_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan);

/* Destroy a plan. What was recorded from it stays valid, until sk_trim_context(). NULL is fine. */
STREAMK_API void sk_destroy_plan(sk_plan* plan);

STREAMK_API sk_plan_info sk_query_plan(const sk_plan* plan);

/* The decisions that make a plan, as options: the member of sk_gemm_desc that forces it, the option, and the list of
 * the option's words if it takes words. */
#define SK_DECISIONS(NAME, WORD, COUNT)                       \
    NAME(kernel, "--kernel")                                  \
    WORD(decomposition, "--decomposition", SK_DECOMPOSITIONS) \
    WORD(fixup, "--fixup", SK_FIXUPS)                         \
    COUNT(workers, "--workers")                               \
    COUNT(splits, "--splits")                                 \
    COUNT(hybrid_waves, "--hybrid-waves")                     \
    COUNT(stream_k_tiles, "--stream-k-tiles")                 \
    NAME(last_wave_kernel, "--last-wave-kernel")              \
    COUNT(minimum_segment, "--minimum-segment")               \
    COUNT(interleave, "--interleave")                         \
    COUNT(k_alignment, "--k-alignment")                       \
    COUNT(chunk, "--chunk")                                   \
    WORD(order, "--order", SK_ORDERS)                         \
    WORD(packing, "--packing", SK_PACKINGS)                   \
    WORD(raster, "--raster", SK_RASTERS)                      \
    COUNT(raster_width, "--raster-width")                     \
    WORD(sort, "--sort", SK_SORTS)                            \
    WORD(search, "--search", SK_SEARCHES)                     \
    COUNT(most_looks, "--most-looks")

enum
{
    SK_LINE_SIZE = 1024 /* bytes that every line of sk_format_plan fits in, with its 0 */
};

/* Write one readable line about a plan, with a terminating 0, into `line` of `size` bytes: the problem, a colon, the
 * decisions as options, a semicolon, and what follows from the decisions. Here the line is broken into four:
 *
 *   64x640x128 batch 1: --kernel gemm_f32_f32_f32_64x64x16_scalar --decomposition hybrid --fixup separate-pass
 *   --workers 4 --stream-k-tiles 6 --order data-parallel-first --packing never --raster along-m --raster-width 3;
 *   10 tiles x 8 k-iterations on 4 workers; longest worker 20, most peers 2, workspace 393472 bytes,
 *   utilisation 0.015, predicted 28.7 us
 *
 * The options are those of SK_DECISIONS that apply: in a desc of the same problem, on the same device, they make the
 * same plan. examples/02_plan, matmul and benchmark take them.
 *
 * Returns the length it needs without the 0, as snprintf does; line may be NULL if size is 0. */
STREAMK_API size_t sk_format_plan(const sk_plan* plan, char* line, size_t size);

/* A plan that was weighed. */
typedef struct sk_candidate
{
    sk_plan_info info; /* what sk_query_plan would say of it */
    sk_gemm_desc desc; /* makes it: the desc that was given, with every decision forced */
} sk_candidate;

/* Explain what sk_create_plan would choose: list every plan that it weighs for a desc, the fastest by prediction first.
 * sk_create_plan chooses the first.
 *
 * With candidates NULL, *count becomes how many there are. Otherwise the fastest *count are written, *count becomes how
 * many were, and the result is SK_INCOMPLETE if there are more. Errors are those of sk_create_plan.
 *
 * Makes no pipelines. Takes up to some hundred microseconds, and about a millisecond to list hundreds of candidates. It
 * takes some hundred milliseconds if the desc forces tens of thousands of workers together with interleave,
 * minimum_segment, k_alignment or chunk. */
STREAMK_API sk_result sk_explain_plan(const sk_context* context, const sk_gemm_desc* desc, uint32_t* count,
                                      sk_candidate* candidates);

/* A worker's piece of one macro-tile. */
typedef struct sk_segment
{
    uint32_t worker;
    uint32_t tile;           /* in a retiled plan, tiles and workers of the last wave are numbered after the others */
    uint32_t problem;        /* of a grouped plan; otherwise 0 */
    uint32_t batch, m, n;    /* the tile's first element in D */
    uint32_t rows, columns;  /* of D that the tile covers: fewer than a macro-tile's at D's edges */
    uint32_t k_begin, k_end; /* k-iterations; equal only when K is 0 */
    uint32_t k_iterations;   /* of the tile: a counter that has come so far is complete */
    uint32_t dispatch;       /* 0; 1 in a retiled plan's last wave */
    sk_role role;
    uint32_t slot, counter; /* in the workspace; UINT32_MAX: the segment has none */
} sk_segment;

/* List what every worker will compute, worker after worker, each in the order in which it works. The kernel runs the
 * same text.
 *
 * With segments NULL, *count becomes how many there are. Otherwise at most *count are written, *count becomes how many
 * were, and the result is SK_INCOMPLETE if there are more. */
STREAMK_API sk_result sk_list_segments(const sk_plan* plan, uint64_t* count, sk_segment* segments);

/* How long the steps of a plan take by the cost model, in microseconds. */
typedef struct sk_plan_times
{
    uint32_t workers_together; /* that the device runs at the same time: a wave; the others wait for a place */
    float before;              /* copies of A and B, and what SK_FIXUP_ATOMIC writes first */
    float start;               /* of a segment, before its first k-iteration */
    float k_iteration;         /* of the worker that has most; what memory cannot bring faster included */
    float end;                 /* of a segment: its tile, or its partial, is written */
    float store;               /* more for a partial, with a separate pass */
    float fixup, peer;         /* the segment that completes a split tile: once, and for each partial that it adds */
    float after;               /* a separate pass, and the barrier before it */
} sk_plan_times;

/* Predict the steps of the segments of a dispatch: with them segments become bars along an axis of time. Zeros for a
 * dispatch that the plan does not have. sk_plan_info.predicted_time is made from the same constants. */
STREAMK_API sk_plan_times sk_query_times(const sk_plan* plan, uint32_t dispatch);

/* ---- record ---------------------------------------------------------------------------------- */

/* Memory of a matrix or a workspace: a VkBuffer (usage STORAGE_BUFFER and SHADER_DEVICE_ADDRESS), or an address. */
typedef struct sk_buffer
{
    VkBuffer buffer;         /* either this */
    VkDeviceAddress address; /* or this, of memory that was allocated for device addresses */
    VkDeviceSize offset;     /* bytes from the buffer's start, or from the address; their sum is below 2^64 */
    VkDeviceSize size;       /* bytes from there that may be used; VK_WHOLE_SIZE: you vouch that it is enough */
} sk_buffer;

typedef struct sk_gemm_args
{
    sk_buffer a, b, d;            /* a and b: not read when k is 0 */
    sk_buffer second_a, second_b; /* only with sk_gemm_desc.second */
    sk_buffer c;                  /* only with SK_EPILOGUE_LINEAR and beta; may be d itself, with the same layout */
    sk_buffer workspace;          /* only if sk_plan_info.workspace_size is not 0 */

    /* Read only with SK_EPILOGUE_LINEAR. They are rounded to f32, unless D is f64 or cf64. Imaginary parts must be 0
     * where D is real. Scalars that are not f32 need a device with 256 bytes of push constants. */
    double alpha, beta, alpha_imaginary, beta_imaginary;

    /* With sk_gemm_desc.pointers, a, b, c, d and residual are arrays of batch_count device addresses of 8 bytes, which
     * the device reads as it runs. Each address must be a multiple of its matrix's element size. Set this if each is a
     * multiple of 16 bytes: then the fast path is taken. Nobody but you can check that the matrices lie inside their
     * memory, and that none overlaps D. */
    bool pointers_aligned;

    /* Only the parts that the desc asks for are read. Vectors are f32, and a batch shares them. Those along n (along m
     * if D is column-major) are read 16 bytes at a time if the address of each is a multiple of 16. */
    sk_buffer scale_m, scale_n, bias;
    sk_buffer residual;         /* may be d itself, with the same layout */
    float clamp_min, clamp_max; /* clamp_min <= clamp_max; infinite: no limit */
} sk_gemm_args;

/* Append D = A B to a command buffer in the recording state, outside a render pass, on a queue with compute.
 *
 * Records dispatches and the barriers between them; does not submit, wait or allocate. Order it against your own work:
 * it reads a, b and c, writes d, and reads and writes workspace, all in COMPUTE_SHADER. No byte of d or workspace may
 * belong to another operand, though their rows may interleave. Calls that share a workspace or feed each other need a
 * compute-to-compute memory barrier between them. The bound compute pipeline and the push constants are undefined
 * afterwards. Nothing is recorded unless SK_SUCCESS is returned. */
STREAMK_API sk_result sk_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_gemm_args* args);

/* What sk_gemm would record with these arguments. */
typedef struct sk_launch_info
{
    bool aligned;                          /* A and B are read 16 bytes at a time */
    bool aligned_output;                   /* so is D written, and C read if its address allows */
    uint32_t dispatch_count;               /* 0 if m, n or batch_count is 0 */
    uint32_t copy_count;                   /* of the dispatches, the first: they copy A and B, or prepare
                                                            a launch of several problems */
    uint32_t group_count_x, group_count_y; /* workgroups of the first dispatch after the copies */
    uint32_t second_group_count_x, second_group_count_y; /* of the second one, if there is one */
} sk_launch_info;

/* Check arguments as sk_gemm does, and tell what it would record. */
STREAMK_API sk_result sk_query_launch(const sk_plan* plan, const sk_gemm_args* args, sk_launch_info* launch);

/* Append a fill of the workspace's counters, ticket and status record with zeros, and the barrier before the
 * multiplications that follow.
 *
 * Needed once after the workspace is allocated, and again after a multiplication that used it was lost, or gave up. A
 * completed sk_gemm, of any plan, leaves the workspace ready for the next. workspace.buffer is required, with
 * TRANSFER_DST. */
STREAMK_API sk_result sk_clear_workspace(VkCommandBuffer commands, const sk_context* context, sk_buffer workspace);

enum
{
    SK_STATUS_OFFSET = 262160 /* bytes from a workspace's start to its sk_status */
};

/* Why a worker of a plan with a turnstile gave up, or a problem of several or a line was left out. */
typedef enum sk_status_code
{
    SK_STATUS_FINE,     /* nothing of that happened since the workspace was cleared */
    SK_STATUS_LATE,     /* a worker's turn did not come while it polled most_looks times */
    SK_STATUS_COUNTER,  /* the tile's counter had an impossible value */
    SK_STATUS_TICKET,   /* the ticket had an impossible value */
    SK_STATUS_LEFT_OUT, /* a problem that only the device knew broke the plan's bounds or promise */
    SK_STATUS_INDEX,    /* a line was to be gathered, or scattered, by an index of a line that is not there */
    SK_STATUS_FORCE_I32 = 0x7fffffff
} sk_status_code;

/* The records of the first worker that gave up, and of the first problem or a line that was left out, as they lie in
 * the workspace. Copy them when the launch has completed. */
typedef struct sk_status
{
    uint32_t code;           /* sk_status_code */
    uint32_t tile, worker;   /* as in sk_list_segments */
    uint32_t expected, seen; /* k-iterations in the tile's counter; or tickets */
    uint32_t left_out_code;  /* SK_STATUS_LEFT_OUT, SK_STATUS_INDEX, or SK_STATUS_FINE */
    uint32_t left_out;       /* the number of what was left out first, a problem or a line, */
    uint32_t reason;         /* and why, for sk_read_status */
    uint32_t all, refused;   /* problems of the launch, and those left out; or lines of a matrix, and the index */
} sk_status;

/* Judge a status record: SK_SUCCESS, or SK_ERROR_GAVE_UP or SK_ERROR_LEFT_OUT with a sentence in `text` that says what
 * happened. `size` is the bytes of `text`; 256 hold every sentence. After SK_ERROR_GAVE_UP, D is wrong or incomplete,
 * and the workspace must be cleared before its next use; problems may have been left out, too. After SK_ERROR_LEFT_OUT
 * it may be used as it is; clear it to be told of later launches. */
STREAMK_API sk_result sk_read_status(const sk_status* status, char* text, size_t size);

/* ---- grouped: many problems in one launch ---------------------------------------------------- */

/* A problem of several. All have the types, layouts and parts of the epilogue of one plan. The device reads them as
 * they lie here: 136 bytes each, in a table.
 *
 * Offsets are bytes from the begin of the buffer of the same name in sk_grouped_args; with sk_grouped_desc.addresses
 * they are device addresses. Only those of matrices and vectors that the plan reads matter. */
typedef struct sk_problem
{
    uint32_t m, n, k; /* if m or n is 0, nothing is computed; if k is 0, only the epilogue runs */
    uint32_t leading_dimension_a, leading_dimension_b, leading_dimension_c, leading_dimension_d,
        leading_dimension_residual; /* elements; 0: packed */
    uint64_t a, b, c, d, bias, scale_m, scale_n, residual;
    float alpha, beta; /* read only with SK_EPILOGUE_LINEAR; of integers, where D is of those */

    /* They must be 0 where D is real. */
    float alpha_imaginary, beta_imaginary;

    /* Only with gemm.second. Offsets of second_a count from where b begins, and those of second_b from where a does, so
     * that a rank-2k update, A B' + B A', needs no other buffers. */
    uint64_t second_a, second_b;
    uint32_t leading_dimension_second_a, leading_dimension_second_b;
} sk_problem;

/* What a grouped plan is for. Zero-initialise, then say what matters. */
typedef struct sk_grouped_desc
{
    /* Types, layouts, epilogue, and the decisions that are forced. m, n and k are bounds: no problem has more; 0: any.
     * What each problem has of its own must be 0 here: leading dimensions, batches, strides, pointers. So must
     * decisions that need all tiles alike: splits, stream_k_tiles, interleave, last_wave_kernel. Operands are not
     * packed. decomposition: data-parallel deals whole tiles round robin; Stream-K and hybrid go across all problems.
     * chunk: the workspace has slots for the chunks of the expected problems, unless tiles stay whole. */
    sk_gemm_desc gemm;
    uint32_t most_problems; /* that a launch may have; at least 1 */
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
     * gather[i] of sk_grouped_args.a (or b). `scatters`: line i of D goes to line scatter[i] of d. C and the residual
     * stay stacked. `assigned`: the array tells the problem of each line, in any order, instead of ends. Then line i is
     * line i, or gather[i], of A (or B), and goes to line i, or scatter[i], of D; the epilogue has no parts that differ
     * from line to line. Lines are copied to and from the workspace, which has room for most_lines of all problems. */
    bool gathers, scatters, assigned;
    uint32_t most_lines;

    /* A promise, which is checked: all offsets, and the bytes of all leading dimensions and lines of A, B and D are
     * multiples of 16. Then the fast path is taken. A line is a row of a row-major matrix, a column of another. */
    bool aligned;

    /* Sizes that are expected, from which kernel, workers and decomposition are chosen. Launches may have others.
     * NULL: most_problems of the bounds, none of which may then be 0. Of ragged problems only m, n and k are read. */
    const sk_problem* problems;
    uint32_t problem_count;
} sk_grouped_desc;

/* Plan a launch of several problems. What sk_query_plan, sk_format_plan, sk_list_segments and sk_query_times say of the
 * plan is for the expected problems. sk_gemm refuses it, as sk_gemm_grouped refuses others.
 *
 * The workspace depends on most_problems, kernel and workers, and on no size, unless gemm.chunk is set. */
STREAMK_API sk_result sk_create_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan** plan);

/* Explain what sk_create_grouped_plan would choose, as sk_explain_plan does. A candidate's desc takes the place of
 * sk_grouped_desc.gemm. Each is planned for the expected problems: some milliseconds, if there are thousands. */
STREAMK_API sk_result sk_explain_grouped_plan(const sk_context* context, const sk_grouped_desc* desc, uint32_t* count,
                                              sk_candidate* candidates);

typedef struct sk_grouped_args
{
    sk_buffer a, b, c, d, bias, scale_m, scale_n, residual; /* not read with sk_grouped_desc.addresses */
    sk_buffer workspace;
    float clamp_min, clamp_max; /* clamp_min <= clamp_max; infinite: no limit */

    /* Either the host knows the problems: they are checked, and written to where the device reads them, with their
     * schedule, 152 bytes a problem. That is your `upload` buffer, of sk_query_upload_size() bytes at a multiple of 16.
     * The host writes it through upload_mapped, which points at upload's first byte, offset and all. Each recorded
     * launch needs such memory of its own, which must stay as it is until the launch has run for the last time. If it
     * is not coherent, flush it before you submit. Nothing else need be done: the commands read it, and only that.
     *
     * Without `upload` they are written into the command buffer, which updates the workspace. That takes microseconds,
     * and the workspace needs a buffer, with TRANSFER_DST. */
    const sk_problem* problems;
    uint32_t problem_count;
    sk_buffer upload;
    void* upload_mapped;

    /* Or only the device does: `table` holds most_problems of sk_problem, or as many as the uint32_t in `count` says
     * if that has a buffer or an address. Both are read when the launch runs, in COMPUTE_SHADER. */
    sk_buffer table, count;

    /* Or `extents` holds a uint32_t for each: where the problem ends along the ragged extent, or how much it has if the
     * plan is masked; most_problems of them, or as many as `count` says. */
    sk_buffer extents;
    float alpha, beta; /* of all ragged problems; read only with SK_EPILOGUE_LINEAR */
    float alpha_imaginary, beta_imaginary;

    /* If the plan is `assigned`, `extents` holds a uint32_t for each line: its problem, or a number from most_problems
     * on, if it is of none and D's line stays as it is; most_lines of them, or as many as `count` says.
     *
     * `gather` and `scatter` hold most_lines of uint32_t. A line that is not there is gathered as zeros, or not
     * scattered: nothing outside the matrices is touched. sk_read_status tells of one, unless its index is 2^32 - 1. */
    sk_buffer gather, scatter;
} sk_grouped_args;

/* Append all products of a grouped plan to a command buffer, as sk_gemm does one.
 *
 * Of problems that the host knows, a wrong one is refused with a sentence. Of others, each is judged when the launch
 * runs: those that break the plan's bounds or promise, or reach outside their buffers, are left out, as are all from
 * the first one on up to which 32 bits do not count the tiles or k-iterations, or there are more chunks than those of
 * the expected problems. sk_read_status tells of the first that was left out. No two problems may write the same
 * element of D; nobody checks that.
 *
 * A launch of problems that the host knows, without an upload buffer, writes to the workspace in TRANSFER, too, and
 * waits for COMPUTE_SHADER before it does. */
STREAMK_API sk_result sk_gemm_grouped(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args);

/* Bytes of an upload buffer for so many problems of the host's. */
STREAMK_API VkDeviceSize sk_query_upload_size(const sk_plan* plan, uint32_t problem_count);

/* Check arguments as sk_gemm_grouped does, and tell what it would record. Nothing is written to an upload buffer. */
STREAMK_API sk_result sk_query_grouped_launch(const sk_plan* plan, const sk_grouped_args* args,
                                              sk_launch_info* launch);

/* ---- traces ----------------------------------------------------------------------------------
 *
 * This is a trace header: its kernels write down when each segment begins and ends, which costs some time. Every plan
 * needs a workspace. sk_clear_workspace() also clears the records; call it before each launch that is to be traced, and
 * copy count and records when the launch has completed.
 *
 * The kernels need VK_KHR_shader_clock, with shaderDeviceClock and shaderSubgroupClock. sk_merge_features() does not
 * ask for them: enable the extension, and chain VkPhysicalDeviceShaderClockFeaturesKHR, yourself. Without them
 * sk_create_plan() returns SK_ERROR_MISSING_FEATURE. */

enum
{
    SK_TRACE_COUNT_OFFSET = 262400,   /* bytes from a workspace's start to the count of segments, a uint32_t */
    SK_TRACE_RECORDS_OFFSET = 262656, /* and to the records, one a segment, in any order */
    SK_TRACE_ROOM = 65536             /* records; later segments are counted but not recorded */
};

/* A bit of worker and tile in the last wave of a retiled plan, unless that is the only one: both count from the last
 * wave's first, while sk_list_segments() counts on from the other ones. */
#define SK_TRACE_LAST_WAVE 0x80000000u

/* A bit of worker in the separate pass: it is the number of a workgroup that sums a tile, or a part of it. Its times
 * are when it began, had summed the partials, and had written D. Tiles that were not split have no such record. */
#define SK_TRACE_PASS 0x40000000u

/* A segment. The times are when its first invocation began it, had multiplied it, and had ended it: written D, or
 * handed in its partial. The device's clock has one beginning for all workers, and ticks of any length, a nanosecond or
 * a microsecond, say. That of a subgroup has ticks of its own, and compares times of one worker only. On some drivers
 * the upper halves of clocks are 0: they wrap around after 2^32 ticks. Where a plan first writes beta C to D, as
 * SK_FIXUP_ATOMIC may, that is recorded as segments without k-iterations. */
typedef struct sk_trace_record
{
    uint32_t worker, tile, k_begin, k_end; /* as in sk_list_segments(); of the separate pass, all of a tile's k */
    uint64_t device_clock[3];              /* ticks */
    uint64_t subgroup_clock[3];            /* ticks */
} sk_trace_record;

#ifdef __cplusplus
}
#endif

#endif /* STREAMK_H */

#ifdef STREAMK_IMPLEMENTATION
#ifndef STREAMK_IMPLEMENTED
#define STREAMK_IMPLEMENTED

#if SK__DECLARATIONS != 0x1864526c
#error "the declarations are another streamk.h's, which was included first"
#endif

/* contract.h - what kernels know by number or by place: rendered from gen/contract.py, gen/constants.py and
 * gen/modules.py.
 *
 * Uses nothing. The structs that kernels read as C has them are in templates/shared.
 */

/* Specialization constants. */
enum
{
    SK__CONSTANT_INVOCATIONS = 0, /* in a workgroup */
    SK__CONSTANT_FRAGMENT_M = 1, /* cooperative matrix size */
    SK__CONSTANT_FRAGMENT_N = 2,
    SK__CONSTANT_FRAGMENT_K = 3,
    SK__CONSTANT_A_K_CONTIGUOUS = 4, /* A is row-major */
    SK__CONSTANT_B_K_CONTIGUOUS = 5, /* B is column-major */
    SK__CONSTANT_C_TRANSPOSED = 6, /* C is column-major */
    SK__CONSTANT_ALIGNED = 7, /* every 16-byte access of A and B is aligned and inside */
    SK__CONSTANT_LINEAR = 8, /* alpha and beta are read */
    SK__CONSTANT_FIXUP = 9,
    SK__CONSTANT_ROUND_IN_INTEGERS = 10,
    SK__CONSTANT_PARTS_M = 11, /* tiles along m in one of the map's */
    SK__CONSTANT_PARTS_N = 12,
    SK__CONSTANT_AHEAD = 13, /* subgroups have registers for the fragments of two steps */
    SK__CONSTANT_UNIT = 14, /* k-iterations that the schedule never parts */
    SK__CONSTANT_MORE_WORDS = 15, /* push constants beyond 128 bytes */
    SK__CONSTANT_BIAS = 16,
    SK__CONSTANT_SCALE_M = 17, /* a factor for each row */
    SK__CONSTANT_SCALE_N = 18, /* a factor for each column */
    SK__CONSTANT_ACTIVATION = 19,
    SK__CONSTANT_CLAMP = 20,
    SK__CONSTANT_RESIDUAL = 21,
    SK__CONSTANT_POINTERS = 22, /* arrays of addresses, not matrices */
    SK__CONSTANT_TILE_M = 23, /* of the kernel that stored them */
    SK__CONSTANT_TILE_N = 24,
    SK__CONSTANT_TILE_K = 25,
    SK__CONSTANT_INTERLEAVE = 26, /* strands of workers that share tiles apart */
    SK__CONSTANT_CHUNKED = 27, /* units are summed by themselves */
    SK__CONSTANT_ALIGNED_OUTPUT = 28, /* D is stored in whole vectors, every one of them aligned and inside */
    SK__CONSTANT_PACKED = 29, /* the last 16 bytes of a line of A or B may hold less */
    SK__CONSTANT_CONJUGATE_A = 30, /* A is conjugated */
    SK__CONSTANT_CONJUGATE_B = 31,
    SK__CONSTANT_TRIANGLE = 32, /* of D that is computed: 0, or an SK_TRIANGLE */
    SK__CONSTANT_SECOND = 33, /* a second product is summed into the same tiles */
    SK__CONSTANT_HERMITIAN = 34, /* the diagonal of D is real */
    SK__CONSTANT_PEELS = 35, /* whole k-iterations load without test; the last follows the loop */
    SK__CONSTANT_TRANSPOSES = 36, /* in shared memory lines of tiles run along k, always */
    SK__CONSTANT_COUNT = 37
};

/* What a kernel may have a module for. */
typedef enum sk__module_kind
{
    SK__MODULE_MULTIPLY = 0, /* multiplies */
    SK__MODULE_ADDS = 1, /* multiplies, and adds f32 sums by atomics; NULL: it has others */
    SK__MODULE_GROUPED = 2, /* multiplies several problems; NULL: in a trace header */
    SK__MODULE_PREPARE = 3, /* makes the table of their space; NULL: in a trace header */
    SK__MODULE_RAGGED = 4, /* writes the problems that an array tells of; NULL: in a trace header */
    SK__MODULE_ASSIGN = 5, /* orders lines by their problems; NULL: in a trace header */
    SK__MODULE_GATHER = 6, /* copies lines of A or B by indices; NULL: in a trace header */
    SK__MODULE_SCATTER = 7, /* copies lines of D by indices; NULL: in a trace header */
    SK__MODULE_SUM = 8, /* sums partials row by row */
    SK__MODULE_GROUPED_SUM = 9, /* sums those of several problems; NULL: in a trace header */
    SK__MODULE_PACK = 10, /* packs A or B */
    SK__MODULE_TRANSPOSE = 11, /* packs them with k contiguous; NULL: the kernel does not want that */
    SK__MODULE_ARRANGE = 12, /* packs them in the order of fragments; NULL: the kernel is not arranged */
    SK__MODULE_KINDS = 13
} sk__module_kind;

/* How a tile's segments end; values of the constant FIXUP. */
typedef enum sk__fixup_stage
{
    SK__FIXUP_NONE = 0, /* no tile is split */
    SK__FIXUP_LAST_ARRIVER = 1, /* the worker that completes a tile sums it */
    SK__FIXUP_STORE = 2, /* partials are only stored */
    SK__FIXUP_SUM = 3, /* the separate pass that sums them, a workgroup a tile */
    SK__FIXUP_TURNSTILE = 4, /* the workers of a tile add to one slot in turn */
    SK__FIXUP_STORE_ROWS = 5, /* partials are only stored, row by row, for sum.comp */
    SK__FIXUP_UNORDERED = 6, /* the workers of a tile add to one slot, in any order */
    SK__FIXUP_ATOMIC = 7 /* they add to D */
} sk__fixup_stage;

/* How the residual lies in memory; values of the constant RESIDUAL. */
enum
{
    SK__RESIDUAL_NONE = 0,
    SK__RESIDUAL_LIKE_D = 1,
    SK__RESIDUAL_TRANSPOSED = 2
};

/* The push constants that follow sk__arguments: alpha and beta, and in plans with other parts of an epilogue all the
 * others. An address is two words, the low one first. */
typedef struct sk__epilogue_arguments
{
    uint32_t alpha; /* bits of an f32, as are those of beta; of integers, where D is of those */
    uint32_t beta;
    float clamp_min;
    float clamp_max;
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t leading_dimension_residual; /* elements */
    uint32_t batch_stride_residual; /* elements */
    uint32_t alpha_wide[4]; /* where D is f64 or complex: bits of the f64; of cf32's imaginary part; of cf64's both */
    uint32_t beta_wide[4];
    uint32_t second_a[2]; /* of the second term, as are those below */
    uint32_t second_b[2];
    uint32_t leading_dimension_second_a; /* elements, as are the others */
    uint32_t leading_dimension_second_b;
    uint32_t batch_stride_second_a;
    uint32_t batch_stride_second_b;
} sk__epilogue_arguments;

/* Sizes. */
enum
{
    SK__TILE_LINES = 256, /* at most, of a macro-tile: kernels reach them by 32-bit offsets in bytes, on some drivers */
    SK__FRAGMENTS = 4, /* sizes of cooperative matrices that a kernel can be built from, at most */
    SK__SUM_VECTORS = 64, /* vectors of 4 of a workgroup of sum.comp, which has as many invocations for each run */
    SK__SUM_LOADS = 16, /* of an invocation of sum.comp that are under way at once */
    SK__PACK_INVOCATIONS = 128, /* of a workgroup that packs, each of which copies 16 bytes */
    SK__TRANSPOSED_LINES = 128, /* of the tile of a transposed copy that a workgroup writes, one for each invocation */
    SK__TRANSPOSED_COLUMNS = 256, /* of that tile: an invocation transposes 16 x 16 bytes */
    SK__PREPARE_INVOCATIONS = 1024, /* at most, of the workgroup that prepares a launch of several problems */
    SK__PREPARE_FEW = 256, /* invocations of it where there are no more problems: barriers cost less */
    SK__RAGGED_INVOCATIONS = 64, /* of a workgroup that writes the problems of an array, one each */
    SK__SPARSE_INVOCATIONS = 128, /* of a workgroup of every module for sparse matrices */
    SK__SPARSE_COLUMNS_OF_LANE = 4, /* of D that an invocation of those computes, at most */
    SK__SPARSE_CHUNK = 1024, /* places that a workgroup of sparse_merge.comp goes through at once */
    SK__ASSIGN_INVOCATIONS = 128, /* of the workgroup that places the lines of a problem */
    SK__ARRANGED_BLOCK = 4, /* subgroups of a workgroup that arranges, each with a row of fragments; and steps along k */
    SK__EPILOGUE_LEAST = 2 /* words of the epilogue that every plan pushes */
};

/* result.h - what results mean, and how errors reach the user's logger.
 *
 * Uses the API. Must not know Vulkan calls or plans.
 */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef STREAMK_ASSERT
#include <assert.h>
#define STREAMK_ASSERT(condition) assert(condition)
#endif

STREAMK_API const char* sk_result_string(sk_result result)
{
    switch (result)
    {
#define SK_X(name, value, text) \
    case name: return text;
        SK_RESULTS(SK_X)
#undef SK_X
    default: return "not a result of this library";
    }
}

#if defined(__GNUC__)
#define SK__FORMAT(string, first) __attribute__((format(printf, string, first)))
#else
#define SK__FORMAT(string, first)
#endif

/* Tells the logger one sentence and returns the result, so that a check is one statement. */
SK__FORMAT(3, 4) static sk_result sk__fail(const sk_logger* logger, sk_result result, const char* format, ...)
{
    char sentence[512];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    if (logger->function)
    {
        logger->function(result, sentence, logger->user_data);
    }
    return result;
}

enum
{
    SK__QUOTED = 72 /* bytes of a quoted name: every kernel's fits */
};

/* Quotes a name that the user gave, or the beginning of a name that is too long. Returns `text`. */
static const char* sk__quote(const char* name, char text[SK__QUOTED])
{
    const int most = SK__QUOTED - 6; /* beside quotes, dots and the terminating 0 */
    bool fits = strlen(name) <= (size_t)most;
    snprintf(text, SK__QUOTED, "\"%.*s%s\"", most, name, fits ? "" : "...");
    return text;
}

/* The ending of a noun that follows a count. */
static const char* sk__plural(uint64_t count)
{
    return count == 1 ? "" : "s";
}

/* For a sentence: what stands before the value of a member, if the user left the member 0. */
static const char* sk__default_of(uint64_t member)
{
    return member == 0 ? "0, which means " : "";
}

/* A rule of the API. If it is broken, the function returns a result, and the logger gets a sentence. */
#define SK__REQUIRE(logger, condition, result, ...)           \
    do                                                        \
    {                                                         \
        if (!(condition))                                     \
        {                                                     \
            return sk__fail((logger), (result), __VA_ARGS__); \
        }                                                     \
    } while (0)

/* Returns the result of a call if it failed. The call has told the logger. */
#define SK__TRY(call)                 \
    do                                \
    {                                 \
        sk_result sk__tried = (call); \
        if (sk__tried != SK_SUCCESS)  \
        {                             \
            return sk__tried;         \
        }                             \
    } while (0)

/* names.h - the words for values of enums, and the values of words.
 *
 * Uses the API. Must not know what the values mean.
 */

/* The place of a word in a list; `count` if the list has no such word. */
static size_t sk__find_word(const char* const* words, size_t count, const char* word)
{
    size_t place = 0;
    while (place < count && strcmp(words[place], word) != 0)
    {
        ++place;
    }
    return place;
}

#define SK__WORD(name, word) word,
#define SK__TYPE_WORD(name, word, size) word,

/* Values count from 0, in the order of their list. */
#define SK__DEFINE_NAMES(noun, ...)                                            \
    static const char* const sk__##noun##_words[] = {__VA_ARGS__};             \
    STREAMK_API const char* sk_##noun##_name(sk_##noun noun)                   \
    {                                                                          \
        size_t count = sizeof sk__##noun##_words / sizeof *sk__##noun##_words; \
        return (size_t)noun < count ? sk__##noun##_words[noun] : "unknown";    \
    }                                                                          \
    STREAMK_API bool sk_parse_##noun(const char* word, sk_##noun* noun)        \
    {                                                                          \
        size_t count = sizeof sk__##noun##_words / sizeof *sk__##noun##_words; \
        size_t place = sk__find_word(sk__##noun##_words, count, word);         \
        if (place < count)                                                     \
        {                                                                      \
            *noun = (sk_##noun)place;                                          \
        }                                                                      \
        return place < count;                                                  \
    }

SK__DEFINE_NAMES(multiply, SK_MULTIPLIES(SK__WORD))
SK__DEFINE_NAMES(type, SK_TYPES(SK__TYPE_WORD))
SK__DEFINE_NAMES(layout, SK_LAYOUTS(SK__WORD))
SK__DEFINE_NAMES(decomposition, SK_DECOMPOSITIONS(SK__WORD))
SK__DEFINE_NAMES(fixup, SK_FIXUPS(SK__WORD))
SK__DEFINE_NAMES(packing, SK_PACKINGS(SK__WORD))
SK__DEFINE_NAMES(order, SK_ORDERS(SK__WORD))
SK__DEFINE_NAMES(raster, SK_RASTERS(SK__WORD))
SK__DEFINE_NAMES(sort, SK_SORTS(SK__WORD))
SK__DEFINE_NAMES(search, SK_SEARCHES(SK__WORD))
SK__DEFINE_NAMES(ragged, SK_RAGGEDS(SK__WORD))
SK__DEFINE_NAMES(triangle, SK_TRIANGLES(SK__WORD))
SK__DEFINE_NAMES(epilogue, SK_EPILOGUES(SK__WORD))
SK__DEFINE_NAMES(bias, SK_BIASES(SK__WORD))
SK__DEFINE_NAMES(activation, SK_ACTIVATIONS(SK__WORD))
SK__DEFINE_NAMES(role, SK_ROLES(SK__WORD))

/* memory.h - host memory, through the user's callbacks where there are any.
 *
 * Uses nothing of ours.
 */

/* Zeroed memory, or NULL. */
static void* sk__allocate(const VkAllocationCallbacks* allocator, size_t size)
{
    void* memory = allocator ? allocator->pfnAllocation(allocator->pUserData, size, sizeof(void*) * 2,
                                                        VK_SYSTEM_ALLOCATION_SCOPE_OBJECT)
                             : malloc(size);
    if (memory)
    {
        memset(memory, 0, size);
    }
    return memory;
}

static void sk__free(const VkAllocationCallbacks* allocator, void* memory)
{
    if (allocator)
    {
        allocator->pfnFree(allocator->pUserData, memory);
    }
    else
    {
        free(memory);
    }
}

/* line.h - text that grows in memory of the user's, as far as there is room for it.
 *
 * Uses result.h. Must not know what it says.
 */

/* As much is written as there is room for; `length` is that of the whole. */
typedef struct sk__line
{
    char* text;
    size_t size, length;
} sk__line;

SK__FORMAT(2, 3) static void sk__add(sk__line* line, const char* format, ...)
{
    va_list values;
    va_start(values, format);
    bool is_full = line->length >= line->size;
    int added = vsnprintf(is_full ? NULL : line->text + line->length, is_full ? 0 : line->size - line->length, format,
                          values);
    va_end(values);
    line->length += added < 0 ? 0u : (size_t)added;
}

/* language.h - the few words that let one text be C99, C++11 and GLSL.
 *
 * Uses nothing. GLSL has uint32_t with GL_EXT_shader_explicit_arithmetic_types_int32. Rendered into a kernel, the text
 * loses these macros and the double underscore, which GLSL reserves: sk__share_begin becomes sk_share_begin.
 * A table is an array of words in memory: a pointer of the host, an address of the device. Kernels of one problem read
 * none: there sk_lists_problems() is false when they are compiled, so that the code for tables goes. With SK__SHARES
 * the schedule knows shares that a table lists.
 */
#ifdef GL_core_profile
#define SK__FUNCTION
#define SK__STRUCT(name) struct name
#define SK__PUSH_CONSTANTS(name) layout(push_constant, std430) uniform push_constants
#define SK__TABLE uvec2
#define SK__NO_TABLE uvec2(0u)
#else
#define SK__FUNCTION static inline
#define SK__STRUCT(name)      \
    typedef struct name name; \
    struct name
#define SK__PUSH_CONSTANTS(name) SK__STRUCT(name)
#define SK__TABLE const uint32_t*
#define SK__NO_TABLE NULL

#define SK__SHARES
#define sk__lists_problems(space) ((space).problems > 0u)

/* Word `index` of a table. Kernels have their own. */
static inline uint32_t sk__read_table(const uint32_t* table, uint32_t index)
{
    return table[index];
}

/* About how many groups hold `tile` tiles, the first group of which has `block`, and each other `growth` more than the
 * one before. Kernels have their own, in f32: what it gives need not be right. */
static inline uint32_t sk__guess_group(uint32_t block, uint32_t growth, uint32_t tile)
{
    double half = (double)block - growth / 2.0, square = half * half + 2.0 * growth * tile, root = 1.0;
    while (root * root < square)
    {
        root *= 2.0;
    }
    for (int i = 0; i < 6; ++i)
    {
        root = (root + square / root) / 2.0;
    }
    return (uint32_t)((root - half) / growth);
}
#endif

/* arithmetic.h - the few operations on numbers that the schedule and the library share.
 *
 * Uses language.h. Must not know what the numbers count.
 */

SK__FUNCTION uint32_t sk__min(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

SK__FUNCTION uint32_t sk__max(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

SK__FUNCTION uint32_t sk__divide_up(uint32_t a, uint32_t b)
{
    return a / b + (a % b == 0u ? 0u : 1u);
}

SK__FUNCTION uint32_t sk__greatest_common_divisor(uint32_t a, uint32_t b)
{
    while (b != 0u)
    {
        uint32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* First item of share `index` when `total` items are dealt evenly: the first total % shares shares get one more. */
SK__FUNCTION uint32_t sk__share_begin(uint32_t total, uint32_t shares, uint32_t index)
{
    return index * (total / shares) + sk__min(index, total % shares);
}

/* space.h - the iteration space: which place in it belongs to which macro-tile.
 *
 * Uses arithmetic.h, and the table of language.h (in kernels that of base/table.glsl.j2). Must not know workers, nor
 * where a tile lies in D.
 * The tiles follow each other, and each has a place for every one of its units. A unit is a number of k-iterations that
 * are never parted. A tile without k-iterations has one place too, so that some worker runs its epilogue.
 * Where all tiles are alike, a division finds the tile of a place. Where they belong to several problems, the tiles of
 * each are alike, and a search finds the problem.
 */

SK__STRUCT(sk__space)
{
    uint32_t tiles;        /* macro-tiles of all batches, of all problems */
    uint32_t k_iterations; /* of each tile; as are units and places, it is read only if all tiles are alike */
    uint32_t unit;         /* k-iterations that are never parted; a tile's last unit may have fewer */
    uint32_t places;       /* derived: of each tile, one for each unit, at least 1 */
    uint32_t problems;     /* whose tiles the table describes; 0: all tiles are alike */
    SK__TABLE table;       /* SK__TABLE_ROW words a problem, described below, in the order in which they are dealt */
    uint32_t nearby;       /* row of it from which a search sets out: near the goal it is short */
};

/* A row of the table: what lies before the problem, and what its tiles are. */
#define SK__TABLE_TILES 0u        /* tiles of the rows before it */
#define SK__TABLE_PLACES 1u       /* places of the rows before it */
#define SK__TABLE_K_ITERATIONS 2u /* of each of its tiles */
#define SK__TABLE_PROBLEM 3u      /* its number */
#define SK__TABLE_ROW 4u          /* words of a row */

SK__STRUCT(sk__tile)
{
    uint32_t number;
    uint32_t k_iterations; /* 0 only where k is 0 */
    uint32_t first_place;
    uint32_t places;
    uint32_t row; /* of the table, */
    uint32_t problem;
};

/* The units of a tile of so many k-iterations; one for none. */
SK__FUNCTION uint32_t sk__count_places(uint32_t k_iterations, uint32_t unit)
{
    return sk__max(sk__divide_up(k_iterations, unit), 1u);
}

/* The space of tiles that are all alike. */
SK__FUNCTION sk__space sk__make_space(uint32_t tiles, uint32_t k_iterations, uint32_t unit)
{
    sk__space space;
    space.tiles = tiles;
    space.k_iterations = k_iterations;
    space.unit = unit;
    space.places = sk__count_places(k_iterations, unit);
    space.problems = 0u;
    space.table = SK__NO_TABLE;
    space.nearby = 0u;
    return space;
}

/* Words of a table that do not descend: every `stride`-th from `begin` on. */
SK__STRUCT(sk__column)
{
    SK__TABLE table;
    uint32_t begin;
    uint32_t stride;
    uint32_t count;
};

/* The last of a column's words that is at most `most`, or the first. From the nearby one on the search takes steps that
 * double, up or down, and then halves the last one. Returns early, so that spirv-opt keeps one function for all callers
 * (see schedule.h). */
SK__FUNCTION uint32_t sk__search_column(sk__column column, uint32_t nearby, uint32_t most)
{
    if (column.count <= 1u)
    {
        return 0u;
    }
    uint32_t first = sk__min(nearby, column.count - 1u), end = first + 1u, distance = 1u;
    while (first > 0u && sk__read_table(column.table, column.begin + first * column.stride) > most)
    {
        end = first;
        first -= sk__min(distance, first);
        distance *= 2u;
    }
    while (end < column.count && sk__read_table(column.table, column.begin + end * column.stride) <= most)
    {
        first = end;
        end += sk__min(distance, column.count - end);
        distance *= 2u;
    }
    while (end - first > 1u)
    {
        uint32_t middle = first + (end - first) / 2u;
        if (sk__read_table(column.table, column.begin + middle * column.stride) <= most)
        {
            first = middle;
        }
        else
        {
            end = middle;
        }
    }
    return first;
}

/* The last row before which a column of the table counts at most `most`: of a problem that has tiles, if any has so
 * many. */
SK__FUNCTION uint32_t sk__find_row(sk__space space, uint32_t column, uint32_t most)
{
    sk__column words;
    words.table = space.table;
    words.begin = column;
    words.stride = SK__TABLE_ROW;
    words.count = space.problems;
    return sk__search_column(words, space.nearby, most);
}

/* The first tile of a row's problem. */
SK__FUNCTION sk__tile sk__first_tile(sk__space space, uint32_t row)
{
    uint32_t words = row * SK__TABLE_ROW;
    sk__tile tile;
    tile.row = row;
    tile.number = sk__read_table(space.table, words + SK__TABLE_TILES);
    tile.first_place = sk__read_table(space.table, words + SK__TABLE_PLACES);
    tile.k_iterations = sk__read_table(space.table, words + SK__TABLE_K_ITERATIONS);
    tile.problem = sk__read_table(space.table, words + SK__TABLE_PROBLEM);
    tile.places = sk__count_places(tile.k_iterations, space.unit);
    return tile;
}

/* A tile by its number; of number `tiles`, which is none, the first place is the end of the space. */
SK__FUNCTION sk__tile sk__tile_at(sk__space space, uint32_t number)
{
    sk__tile tile;
    if (sk__lists_problems(space))
    {
        tile = sk__first_tile(space, sk__find_row(space, SK__TABLE_TILES, number));
        tile.first_place += (number - tile.number) * tile.places;
    }
    else
    {
        tile.k_iterations = space.k_iterations;
        tile.places = space.places;
        tile.first_place = number * space.places;
        tile.row = 0u;
        tile.problem = 0u;
    }
    tile.number = number;
    return tile;
}

/* The tile that has a place. */
SK__FUNCTION sk__tile sk__find_tile(sk__space space, uint32_t place)
{
    sk__tile tile;
    if (sk__lists_problems(space))
    {
        tile = sk__first_tile(space, sk__find_row(space, SK__TABLE_PLACES, place));
        uint32_t before = (place - tile.first_place) / tile.places;
        tile.number += before;
        tile.first_place += before * tile.places;
    }
    else
    {
        tile = sk__tile_at(space, place / space.places);
    }
    return tile;
}

/* partition.h - deals the places of an iteration space evenly to workers.
 *
 * Uses arithmetic.h. Must not know tiles: schedule.h moves boundaries to their edges for a minimum segment.
 * Based on: Osama et al., Stream-K, PPoPP 2023 (arXiv:2301.03598), section 4. Unlike there, shares differ by at most
 * one place (ceiling division would leave workers idle).
 */

SK__STRUCT(sk__partition)
{
    uint32_t workers;       /* that have a share: [0, workers) */
    uint32_t share;         /* places of each, */
    uint32_t larger_shares; /* and of the first so many workers one more */
};

/* How many workers can share places so that each has one, and a minimum segment if any. */
SK__FUNCTION uint32_t sk__count_sharing_workers(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    uint32_t most = minimum_segment > 1u ? places / minimum_segment : places;
    return sk__min(workers, sk__max(sk__min(places, 1u), most));
}

SK__FUNCTION sk__partition sk__make_partition(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    sk__partition shares;
    shares.workers = sk__count_sharing_workers(places, workers, minimum_segment);
    shares.share = places / sk__max(shares.workers, 1u);
    shares.larger_shares = places - shares.share * shares.workers;
    return shares;
}

/* First place of a worker's share; with worker == workers, the end of the last one. */
SK__FUNCTION uint32_t sk__partition_begin(sk__partition shares, uint32_t worker)
{
    return worker * shares.share + sk__min(worker, shares.larger_shares);
}

/* The worker whose share has a place. */
SK__FUNCTION uint32_t sk__partition_worker(sk__partition shares, uint32_t place)
{
    uint32_t in_larger = shares.larger_shares * (shares.share + 1u);
    return place < in_larger ? place / (shares.share + 1u)
                             : shares.larger_shares + (place - in_larger) / shares.share;
}

/* schedule.h - how tiles are dealt to workers; what each computes of them is in worker.h.
 *
 * Uses partition.h, space.h. Must not know matrices, layouts or memory.
 * A division takes a GPU about 100 cycles, so it is skipped where the quotient is plain: here, and in
 * tiles/rectangle.h.
 * spirv-opt inlines functions that return at their end only (gen/spirv.py). Those that return early are called from
 * many places, and stay functions.
 * Based on: Osama et al., Stream-K, PPoPP 2023 (arXiv:2301.03598), sections 4 and 5. Unlike there, split-K has
 * functions of its own.
 */

#ifdef SK__SHARES
/* What a table says of workers: nothing, or one of: */
SK__STRUCT(sk__shares)
{
    bool listed; /* shares of Stream-K, which are not even: the places at which they begin, of stream_k.workers, and
                        where the last one ends */
    bool starts; /* the rows of the tiles that workers begin with, all of them whole */
    SK__TABLE table;
    uint32_t nearby; /* the worker from which a search in it sets out */
};
#endif

SK__STRUCT(sk__schedule)
{
    sk__space space;
    uint32_t workers;
    uint32_t splits;              /* split-K: splits of every tile, workers = tiles * splits; 0: not split-K */
    uint32_t stream_k_tiles;      /* tiles [0, stream_k_tiles) are dealt by the place, the others whole */
    uint32_t minimum_segment;     /* units; no segment of a split tile has fewer. 0 and 1: no minimum */
    uint32_t data_parallel_first; /* a worker takes its whole tiles before its Stream-K range, not after */
    uint32_t interleave;          /* strands: workers and Stream-K tiles that are alike modulo it share; at least 1.
                                     More than one only where all tiles are alike */
    bool chunked;                 /* each unit of every tile is a segment of its own, a chunk */
    sk__partition stream_k;       /* derived: of the places of Stream-K tiles, */
#ifdef SK__SHARES
    sk__shares shares;
#endif
};

/* k-iterations [k_begin, k_end) of one tile. */
SK__STRUCT(sk__segment)
{
    sk__tile tile;
    uint32_t k_begin;
    uint32_t k_end;
};

/* Fills in the derived member: shares are even. */
SK__FUNCTION sk__schedule sk__derive_shares(sk__schedule schedule)
{
    uint32_t places = sk__tile_at(schedule.space, schedule.stream_k_tiles).first_place;
    schedule.stream_k = sk__make_partition(places, schedule.workers, schedule.minimum_segment);
#ifdef SK__SHARES
    schedule.shares.listed = false;
    schedule.shares.starts = false;
    schedule.shares.table = SK__NO_TABLE;
    schedule.shares.nearby = 0u;
#endif
    return schedule;
}

/* The schedule of one strand, which numbers its own workers and Stream-K tiles. Neighbouring workers are of different
 * strands, in the same place of each, so that they compute neighbouring tiles at about the same k. */
SK__FUNCTION sk__schedule sk__strand_schedule(sk__schedule schedule, uint32_t strand)
{
    if (schedule.interleave > 1u)
    {
        schedule.stream_k_tiles = (schedule.stream_k_tiles + schedule.interleave - 1u - strand) / schedule.interleave;
        schedule.workers = (schedule.workers + schedule.interleave - 1u - strand) / schedule.interleave;
        schedule.interleave = 1u;
        return sk__derive_shares(schedule);
    }
    return schedule;
}

/* Moves a boundary between workers to the edge of its tile where it would cut off less than the minimum segment, which
 * no tile of fewer units has. It never decreases with the place, so the ranges still cover everything once. */
SK__FUNCTION uint32_t sk__snap_boundary(sk__schedule schedule, uint32_t place)
{
    sk__tile tile = sk__find_tile(schedule.space, place);
    uint32_t in_tile = place - tile.first_place;
    if (in_tile < schedule.minimum_segment)
    {
        return tile.first_place;
    }
    if (in_tile > tile.places - schedule.minimum_segment)
    {
        return tile.first_place + tile.places;
    }
    return place;
}

/* First place of a worker's Stream-K range; with worker == stream_k.workers, the end of the last one. */
SK__FUNCTION uint32_t sk__stream_k_begin(sk__schedule schedule, uint32_t worker)
{
    uint32_t place = sk__partition_begin(schedule.stream_k, worker);
#ifdef SK__SHARES
    if (schedule.shares.listed)
    {
        place = sk__read_table(schedule.shares.table, worker);
    }
#endif
    if (schedule.minimum_segment > 1u)
    {
        place = sk__snap_boundary(schedule, place);
    }
    return place;
}

/* The k-iterations of units [begin, end) of a tile. */
SK__FUNCTION sk__segment sk__make_segment(sk__schedule schedule, sk__tile tile, uint32_t begin, uint32_t end)
{
    sk__segment segment;
    segment.tile = tile;
    segment.k_begin = begin * schedule.space.unit;
    segment.k_end = sk__min(end * schedule.space.unit, tile.k_iterations);
    return segment;
}

/* Into how many splits a tile is cut: one of fewer units has fewer. */
SK__FUNCTION uint32_t sk__count_splits(sk__schedule schedule, sk__tile tile)
{
    return sk__lists_problems(schedule.space) ? sk__min(schedule.splits, tile.places) : schedule.splits;
}

/* Share `index` of a tile that is cut into splits. */
SK__FUNCTION sk__segment sk__split_segment(sk__schedule schedule, sk__tile tile, uint32_t index)
{
    uint32_t splits = sk__count_splits(schedule, tile);
    return sk__make_segment(schedule, tile, sk__share_begin(tile.places, splits, index),
                            sk__share_begin(tile.places, splits, index + 1u));
}

/* Whole tiles of a worker: stream_k_tiles + worker, and every `workers` tiles after it. */
SK__FUNCTION uint32_t sk__count_whole_tiles(sk__schedule schedule, uint32_t worker)
{
    uint32_t tiles = schedule.space.tiles - schedule.stream_k_tiles;
    uint32_t count = worker < tiles ? 1u : 0u;
    if (tiles > schedule.workers)
    {
        count = (tiles - worker - 1u) / schedule.workers + 1u;
    }
    return count;
}

SK__FUNCTION sk__tile sk__whole_tile(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    return sk__tile_at(schedule.space, schedule.stream_k_tiles + worker + index * schedule.workers);
}

/* worker.h - what a worker has to do, and the segments of it.
 *
 * Uses schedule.h. Must not know matrices, layouts or memory. A worker's work is found once, so that its segments cost
 * no division.
 */

/* What a worker has to do. */
SK__STRUCT(sk__work)
{
    uint32_t worker;
    uint32_t begin; /* its Stream-K range, in places of its strand's Stream-K tiles */
    uint32_t end;
    sk__tile last_tile;      /* of that range, as the strand numbers it; of split-K, the worker's tile */
    uint32_t split_segments; /* segments of tiles that may be split */
    uint32_t segments;       /* all */
#ifdef SK__SHARES
    uint32_t whole_tiles;  /* of several problems, where units are segments: whole tiles that are done, */
    uint32_t whole_chunks; /* and their chunks */
#endif
};

/* Chunks of a worker's whole tiles. */
SK__FUNCTION uint32_t sk__count_whole_chunks(sk__schedule schedule, uint32_t worker, uint32_t tiles)
{
    uint32_t chunks = tiles * schedule.space.places;
    if (sk__lists_problems(schedule.space))
    {
        chunks = 0u;
        for (uint32_t i = 0u; i < tiles; ++i)
        {
            chunks += sk__whole_tile(schedule, worker, i).places;
        }
    }
    return chunks;
}

/* The same work where each unit is a segment. Without k-iterations a tile is still one. */
SK__FUNCTION sk__work sk__count_chunks(sk__schedule schedule, sk__work work)
{
    uint32_t whole = work.segments - work.split_segments;
    if (schedule.chunked && schedule.splits > 0u)
    {
        uint32_t first = work.last_tile.first_place, places = work.last_tile.places;
        uint32_t splits = sk__count_splits(schedule, work.last_tile);
        uint32_t index = work.worker - work.last_tile.number * schedule.splits;
        work.begin = first + sk__share_begin(places, splits, index);
        work.end = index < splits ? first + sk__share_begin(places, splits, index + 1u) : work.begin;
    }
    if (schedule.chunked)
    {
        work.split_segments = work.end - work.begin;
        work.segments = work.split_segments + sk__count_whole_chunks(schedule, work.worker, whole);
    }
    return work;
}

/* The work of one of the workers of split-K: one share of a tile, or none of a tile that has fewer. */
SK__FUNCTION sk__work sk__find_split_work(sk__schedule schedule, sk__work work)
{
    work.last_tile = sk__tile_at(schedule.space, work.worker / schedule.splits);
    uint32_t index = work.worker - work.last_tile.number * schedule.splits;
    bool any = !sk__lists_problems(schedule.space) || index < sk__count_splits(schedule, work.last_tile);
    work.split_segments = work.segments = any ? 1u : 0u;
    return work;
}

/* What last_tile is before it is found: of several problems, the worker's first whole tile, near which it goes on. */
SK__FUNCTION sk__tile sk__any_tile(sk__schedule schedule, uint32_t worker)
{
    uint32_t whole = schedule.stream_k_tiles + worker;
    sk__tile tile;
    if (!sk__lists_problems(schedule.space))
    {
        tile = sk__tile_at(schedule.space, 0u);
    }
    else if (whole < schedule.space.tiles)
    {
        tile = sk__tile_at(schedule.space, whole);
    }
    else
    {
        tile = sk__first_tile(schedule.space, 0u);
    }
    return tile;
}

/* The work of one of the others: its Stream-K range, and its whole tiles. */
SK__FUNCTION sk__work sk__find_range(sk__schedule schedule, sk__work work)
{
    sk__schedule strand = sk__strand_schedule(schedule, work.worker % schedule.interleave);
    uint32_t in_strand = work.worker / schedule.interleave;
    if (in_strand < strand.stream_k.workers)
    {
        work.begin = sk__stream_k_begin(strand, in_strand);
        work.end = sk__stream_k_begin(strand, in_strand + 1u);
    }
    work.last_tile = sk__any_tile(schedule, work.worker);
    if (work.begin < work.end)
    {
        work.last_tile = sk__find_tile(schedule.space, work.end - 1u);
        schedule.space.nearby = work.last_tile.row;
        work.split_segments = work.last_tile.number - sk__find_tile(schedule.space, work.begin).number + 1u;
    }
    work.segments = work.split_segments + sk__count_whole_tiles(schedule, work.worker);
    return work;
}

SK__FUNCTION sk__work sk__find_work(sk__schedule schedule, uint32_t worker)
{
    sk__work work;
    work.worker = worker;
    work.begin = 0u;
    work.end = 0u;
    work.split_segments = 0u;
#ifdef SK__SHARES
    work.whole_tiles = 0u;
    work.whole_chunks = 0u;
#endif
    if (sk__lists_problems(schedule.space)) /* problems that are alike are dealt like places */
    {
        schedule.space.nearby = sk__share_begin(schedule.space.problems, schedule.workers, worker);
    }
#ifdef SK__SHARES
    if (schedule.shares.starts)
    {
        schedule.space.nearby = sk__read_table(schedule.shares.table, worker);
    }
#endif
    if (schedule.splits > 0u)
    {
        work = sk__find_split_work(schedule, work);
    }
    else
    {
        work = sk__find_range(schedule, work);
    }
    return sk__count_chunks(schedule, work);
}

/* The tile that a strand numbers `number`. */
SK__FUNCTION sk__tile sk__tile_of_strand(sk__schedule schedule, uint32_t strand, uint32_t number)
{
    return sk__tile_at(schedule.space, number * schedule.interleave + strand);
}

#ifdef SK__SHARES
/* Counts the whole tiles that are done before a segment as such. Who calls it for each segment in turn finds chunks of
 * whole tiles at once. */
SK__FUNCTION sk__work sk__pass_whole_tiles(sk__schedule schedule, sk__work work, uint32_t index)
{
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? 0u : work.split_segments;
    if (schedule.chunked && index >= skipped && index - skipped < whole)
    {
        uint32_t places = sk__whole_tile(schedule, work.worker, work.whole_tiles).places;
        while (index - skipped - work.whole_chunks >= places)
        {
            work.whole_chunks += places;
            work.whole_tiles += 1u;
            places = sk__whole_tile(schedule, work.worker, work.whole_tiles).places;
        }
    }
    return work;
}
#endif

/* Chunk `index` of a worker's whole tiles. */
SK__FUNCTION sk__segment sk__whole_chunk(sk__schedule schedule, sk__work work, uint32_t index)
{
    uint32_t before = sk__lists_problems(schedule.space) ? 0u : index / schedule.space.places;
#ifdef SK__SHARES
    before = sk__lists_problems(schedule.space) ? work.whole_tiles : before;
#endif
    sk__tile tile = sk__whole_tile(schedule, work.worker, before);
    uint32_t in_tile = index - before * schedule.space.places;
#ifdef SK__SHARES
    in_tile = sk__lists_problems(schedule.space) ? index - work.whole_chunks : in_tile;
#endif
    while (sk__lists_problems(schedule.space) && in_tile >= tile.places)
    {
        in_tile -= tile.places;
        tile = sk__whole_tile(schedule, work.worker, ++before);
    }
    return sk__make_segment(schedule, tile, in_tile, in_tile + 1u);
}

/* The segment `index` of a worker's range where units are segments: those of a tile come in ascending k. */
SK__FUNCTION sk__segment sk__work_chunk(sk__schedule schedule, sk__work work, uint32_t index)
{
    uint32_t place = work.begin + index;
    sk__tile tile = sk__find_tile(schedule.space, place);
    uint32_t in_tile = place - tile.first_place;
    if (schedule.interleave > 1u)
    {
        tile = sk__tile_of_strand(schedule, work.worker % schedule.interleave, tile.number);
    }
    return sk__make_segment(schedule, tile, in_tile, in_tile + 1u);
}

/* What a worker's Stream-K range has of the tile `index` before its last one. The range is walked backwards: the head
 * of its last tile, which other workers continue, is then there early, and the tail of its first tile, which others
 * began, comes late. */
SK__FUNCTION sk__segment sk__stream_k_segment(sk__schedule schedule, sk__work work, uint32_t index)
{
    sk__tile tile = sk__tile_at(schedule.space, work.last_tile.number - index);
    uint32_t first = tile.first_place;
    uint32_t begin = sk__max(work.begin, first) - first;
    uint32_t end = sk__min(work.end - first, tile.places);
    if (schedule.interleave > 1u)
    {
        tile = sk__tile_of_strand(schedule, work.worker % schedule.interleave, tile.number);
    }
    return sk__make_segment(schedule, tile, begin, end);
}

/* Segment `index` of those of tiles that may be split. */
SK__FUNCTION sk__segment sk__split_region_segment(sk__schedule schedule, sk__work work, uint32_t index)
{
    sk__segment segment;
    if (schedule.chunked)
    {
        segment = sk__work_chunk(schedule, work, index);
    }
    else if (schedule.splits > 0u)
    {
        segment = sk__split_segment(schedule, work.last_tile, work.worker - work.last_tile.number * schedule.splits);
    }
    else
    {
        segment = sk__stream_k_segment(schedule, work, index);
    }
    return segment;
}

/* Segment `index` of those of whole tiles. */
SK__FUNCTION sk__segment sk__whole_segment(sk__schedule schedule, sk__work work, uint32_t index)
{
    sk__segment segment;
    if (schedule.chunked)
    {
        segment = sk__whole_chunk(schedule, work, index);
    }
    else
    {
        sk__tile tile = sk__whole_tile(schedule, work.worker, index);
        segment = sk__make_segment(schedule, tile, 0u, tile.places);
    }
    return segment;
}

/* Segment `index` of a worker, in the order of work. */
SK__FUNCTION sk__segment sk__work_segment(sk__schedule schedule, sk__work work, uint32_t index)
{
    uint32_t whole = work.segments - work.split_segments;
    uint32_t skipped = schedule.data_parallel_first != 0u ? whole : 0u;
    sk__segment segment;
    if (index < skipped || index - skipped >= work.split_segments)
    {
        segment = sk__whole_segment(schedule, work, skipped != 0u ? index : index - work.split_segments);
    }
    else
    {
        segment = sk__split_region_segment(schedule, work, index - skipped);
    }
    return segment;
}

/* workspace.h - where things lie in a workspace, whatever the plan, and what its status record says.
 *
 * Uses nothing. Must not know how counters and slots are numbered: that is in peers.h.
 * Offsets count 4-byte words from the workspace's start.
 */

#define SK__COUNTERS 65536        /* at the start; a split tile uses the one numbered by its first peer */
#define SK__TICKET 65536          /* workers that have started, of a launch whose workers wait */
#define SK__STATUS 65540          /* the record of the first worker that gave up since the workspace was cleared: */
#define SK__LEFT_OUT_RECORD 65545 /* of the first problem, or a line, that was left out since then */
#define SK__SLOTS 65600           /* sums and partials */
#undef SK__SLOTS
#define SK__TRACE_COUNT 65600   /* segments that ended since the workspace was cleared */
#define SK__TRACE_RECORDS 65664 /* of the first SK__TRACE_ROOM of them, 16 words each: sk_trace_record */
#define SK__TRACE_ROOM 65536
#define SK__SLOTS 1114240

/* Why a worker gave up: the record's first word. */
#define SK__STATUS_LATE 1u     /* its turn did not come within the looks at the counter that it may take */
#define SK__STATUS_COUNTER 2u  /* the counter held what no launch leaves there */
#define SK__STATUS_TICKET 3u   /* so did the ticket */
#define SK__STATUS_LEFT_OUT 4u /* a problem of several was left out */

/* peers.h - who shares a split macro-tile, and which counters and slots of the workspace they use.
 *
 * Uses schedule.h. Must not know what is in a slot, or how partials are summed. A tile's counter has the number of its
 * first peer; a turnstile has one slot a tile.
 * Peers are workers, numbered so that those of one tile follow each other; in ascending order they hold ascending
 * k-iterations. Of chunks, each counts as a peer, and its number is its place in the iteration space.
 */

/* The peer that a worker is: the workers of a strand follow each other. */
SK__FUNCTION uint32_t sk__peer(sk__schedule schedule, uint32_t worker)
{
    if (schedule.interleave > 1u)
    {
        uint32_t strand = worker % schedule.interleave;
        return sk__share_begin(schedule.workers, schedule.interleave, strand) + worker / schedule.interleave;
    }
    return worker;
}

#ifdef SK__SHARES
/* The worker whose share has a place: of several that begin there, the last one, as the others have none. */
SK__FUNCTION uint32_t sk__sharing_worker(sk__schedule schedule, uint32_t place)
{
    uint32_t worker;
    if (schedule.shares.listed)
    {
        sk__column begins;
        begins.table = schedule.shares.table;
        begins.begin = 0u;
        begins.stride = 1u;
        begins.count = schedule.stream_k.workers;
        worker = sk__search_column(begins, schedule.shares.nearby, place);
    }
    else
    {
        worker = sk__partition_worker(schedule.stream_k, place);
    }
    return worker;
}
#endif

/* The worker of a strand whose Stream-K range has a place. Snapping moves a boundary by less than a share, so it is
 * the one that the shares give, or a neighbour of it. */
SK__FUNCTION uint32_t sk__stream_k_worker(sk__schedule schedule, uint32_t place)
{
#ifdef SK__SHARES
    uint32_t worker = sk__sharing_worker(schedule, place);
#else
    uint32_t worker = sk__partition_worker(schedule.stream_k, place);
#endif
    if (schedule.minimum_segment > 1u)
    {
        if (place < sk__stream_k_begin(schedule, worker))
        {
            return worker - 1u;
        }
        return place >= sk__stream_k_begin(schedule, worker + 1u) ? worker + 1u : worker;
    }
    return worker;
}

/* The peer that holds a unit of a Stream-K tile. */
SK__FUNCTION uint32_t sk__unit_peer(sk__schedule schedule, sk__tile tile, uint32_t unit)
{
    uint32_t peer;
    if (schedule.interleave > 1u)
    {
        uint32_t strand = tile.number % schedule.interleave;
        uint32_t place = tile.number / schedule.interleave * tile.places + unit;
        uint32_t in_strand = sk__stream_k_worker(sk__strand_schedule(schedule, strand), place);
        peer = sk__peer(schedule, in_strand * schedule.interleave + strand);
    }
    else
    {
        peer = sk__stream_k_worker(schedule, tile.first_place + unit);
    }
    return peer;
}

/* The peer that holds k-iteration 0 of a tile of the split region. */
SK__FUNCTION uint32_t sk__first_peer(sk__schedule schedule, sk__tile tile)
{
    uint32_t peer = schedule.chunked ? tile.first_place : tile.number * schedule.splits;
    if (!schedule.chunked && schedule.splits == 0u)
    {
        peer = sk__unit_peer(schedule, tile, 0u);
    }
    return peer;
}

/* The peer that holds its last k-iteration. */
SK__FUNCTION uint32_t sk__last_peer(sk__schedule schedule, sk__tile tile)
{
    uint32_t peer = schedule.chunked ? tile.first_place + tile.places - 1u
                                     : tile.number * schedule.splits + sk__count_splits(schedule, tile) - 1u;
    if (!schedule.chunked && schedule.splits == 0u)
    {
        peer = sk__unit_peer(schedule, tile, tile.places - 1u);
    }
    return peer;
}

/* Tiles that a worker begins to share: the last ones of its range. Of these only the very last may have other peers,
 * but chunks of one worker are peers, too. */
SK__FUNCTION uint32_t sk__count_begun_tiles(sk__schedule schedule, sk__work work)
{
    uint32_t count = 0u;
    if (work.begin < work.end && schedule.chunked)
    {
        sk__tile first = sk__find_tile(schedule.space, work.begin);
        count = work.last_tile.number - first.number + (first.first_place == work.begin ? 1u : 0u);
    }
    else if (work.begin < work.end)
    {
        count = sk__first_peer(schedule, work.last_tile) == work.worker ? 1u : 0u;
    }
    return count;
}

SK__FUNCTION bool sk__is_whole(sk__segment segment)
{
    return segment.k_begin == 0u && segment.k_end == segment.tile.k_iterations;
}

/* Tiles [0, this) may be split; the others are whole. */
SK__FUNCTION uint32_t sk__count_split_region_tiles(sk__schedule schedule)
{
    return schedule.splits > 0u ? schedule.space.tiles : schedule.stream_k_tiles;
}

/* Their places: [0, this). */
SK__FUNCTION uint32_t sk__count_split_region_places(sk__schedule schedule)
{
    return sk__tile_at(schedule.space, sk__count_split_region_tiles(schedule)).first_place;
}

/* The slot of a peer's partial. Its Stream-K range has at most two: the head of a tile (it starts at k = 0), and a tail
 * or middle (it does not). */
SK__FUNCTION uint32_t sk__slot(sk__schedule schedule, uint32_t peer, uint32_t k_begin)
{
    return schedule.splits > 0u || schedule.chunked ? peer : 2u * peer + (k_begin == 0u ? 1u : 0u);
}

/* The slot of a worker's segment. Chunks of tiles that are not shared meet in one slot of their worker's, behind those
 * of the split region. */
SK__FUNCTION uint32_t sk__segment_slot(sk__schedule schedule, sk__segment segment, uint32_t worker)
{
    bool is_shared = segment.tile.number < sk__count_split_region_tiles(schedule);
    uint32_t slot;
    if (schedule.chunked && is_shared)
    {
        slot = segment.tile.first_place + segment.k_begin / schedule.space.unit;
    }
    else if (schedule.chunked)
    {
        slot = sk__count_split_region_places(schedule) + worker;
    }
    else
    {
        slot = sk__slot(schedule, sk__peer(schedule, worker), segment.k_begin);
    }
    return slot;
}

/* Whether some tile has several units. */
SK__FUNCTION bool sk__has_units(sk__space space)
{
    return sk__tile_at(space, space.tiles).first_place > space.tiles;
}

/* Slots that chunks may touch: [0, this). Tiles of one chunk need none. */
SK__FUNCTION uint32_t sk__count_chunk_slots(sk__schedule schedule)
{
    uint32_t own = sk__min(schedule.workers, schedule.space.tiles - sk__count_split_region_tiles(schedule));
    return sk__has_units(schedule.space) ? sk__count_split_region_places(schedule) + own : 0u;
}

/* Peers that may share Stream-K tiles: [0, this). */
SK__FUNCTION uint32_t sk__count_peers(sk__schedule schedule)
{
    return schedule.interleave > 1u ? schedule.workers : schedule.stream_k.workers;
}

/* Slots that a schedule may touch: [0, this). */
SK__FUNCTION uint32_t sk__count_slots(sk__schedule schedule)
{
    return schedule.splits > 0u ? schedule.workers : 2u * sk__count_peers(schedule);
}

/* Whether split tiles number their slots of the turnstile, one a tile, by their first peers: where those are fewer than
 * the tiles. A worker begins one split tile at most. */
SK__FUNCTION bool sk__turn_slots_by_peer(sk__schedule schedule)
{
    return schedule.splits == 0u && sk__count_peers(schedule) < schedule.stream_k_tiles;
}

SK__FUNCTION uint32_t sk__turn_slot(sk__schedule schedule, uint32_t tile, uint32_t first_peer)
{
    return sk__turn_slots_by_peer(schedule) ? first_peer : tile;
}

SK__FUNCTION uint32_t sk__count_turn_slots(sk__schedule schedule)
{
    return sk__turn_slots_by_peer(schedule) ? sk__count_peers(schedule) : sk__count_split_region_tiles(schedule);
}

/* rectangle.h - a tile map: in which order tile numbers walk the rows and columns of a rectangle of macro-tiles.
 *
 * Uses arithmetic.h. Must not know which worker computes a tile.
 * A tile map has three functions: they count its tiles, locate a tile, and locate a part of a tile.
 * Tiles are numbered batch by batch. Within a batch they fill strips `width` tiles wide, so that tiles computed at the
 * same time share operands in cache; a last strip may be narrower (no padding tiles). Where tiles are cut into smaller
 * ones for another kernel, those of one tile have consecutive numbers.
 */

SK__STRUCT(sk__tile_position)
{
    uint32_t batch;
    uint32_t row;    /* in tiles */
    uint32_t column; /* in tiles */
};

SK__STRUCT(sk__rectangle)
{
    uint32_t rows;    /* of tiles, in one batch */
    uint32_t columns; /* of tiles */
    uint32_t width;   /* of a strip, in tiles */
    uint32_t along_m; /* strips are `width` columns wide and run along m; otherwise `width` rows, along n */
};

/* Tiles of one batch, which fit 32 bits. */
SK__FUNCTION uint32_t sk__count_rectangle(sk__rectangle map)
{
    return map.rows * map.columns;
}

SK__FUNCTION sk__tile_position sk__locate_in_rectangle(sk__rectangle map, uint32_t tile)
{
    uint32_t across = map.along_m != 0u ? map.columns : map.rows;
    uint32_t along = map.along_m != 0u ? map.rows : map.columns;
    uint32_t strip = sk__min(map.width, across); /* so that the tiles of a strip fit 32 bits */
    uint32_t of_batch = sk__count_rectangle(map);
    sk__tile_position position;
    position.batch = 0u;
    if (tile >= of_batch)
    {
        position.batch = tile / of_batch;
    }
    uint32_t in_batch = tile - position.batch * of_batch;
    uint32_t first = 0u;
    if (in_batch >= strip * along)
    {
        first = in_batch / (strip * along) * strip;
    }
    uint32_t width = sk__min(strip, across - first);
    uint32_t in_strip = in_batch - first * along;
    uint32_t position_along = in_strip;
    if (width > 1u)
    {
        position_along = in_strip / width;
    }
    uint32_t position_across = first + (in_strip - position_along * width);
    position.row = map.along_m != 0u ? position_along : position_across;
    position.column = map.along_m != 0u ? position_across : position_along;
    return position;
}

/* The same for tiles that each of the map's is cut into, row by row. Beyond a ragged edge some lie outside D. */
SK__FUNCTION sk__tile_position sk__locate_part(sk__rectangle map, uint32_t parts_m, uint32_t parts_n, uint32_t tile)
{
    uint32_t parts = parts_m * parts_n;
    uint32_t part = tile % parts;
    sk__tile_position position = sk__locate_in_rectangle(map, tile / parts);
    position.row = position.row * parts_m + part / parts_n;
    position.column = position.column * parts_n + part % parts_n;
    return position;
}

/* triangle.h - a tile map: the macro-tiles that hold something of a triangle of a square matrix, and their order.
 *
 * Uses arithmetic.h, tiles/rectangle.h for the position, and sk__guess_group() of language.h (kernels have their own).
 * Must not know which worker computes a tile.
 * A band is a row of tiles of a lower triangle, or a column of tiles of an upper one. It has the tiles from the
 * matrix's edge to the diagonal. Bands that follow each other form a group, whose elements are a multiple of both sides
 * of a tile: so every group has as many tiles more than the one before, and a closed form counts them. Only the
 * matrix's end may cut the last group short.
 * The tiles are numbered batch by batch, and group by group. In a group they are walked like a strip of a rectangle up
 * to the diagonal block, so that tiles computed at the same time share operands in cache; then band by band.
 */

#define SK__TRIANGLE_NONE 0u
#define SK__TRIANGLE_LOWER 1u
#define SK__TRIANGLE_UPPER 2u

SK__STRUCT(sk__triangle)
{
    uint32_t extent;  /* rows of the matrix, which are as many as its columns; elements, as are */
    uint32_t height;  /* of a band, */
    uint32_t stride;  /* from a tile to the next along its band, */
    uint32_t depth;   /* of a group */
    uint32_t bands;   /* of a group */
    uint32_t columns; /* tiles along each band between one group and the next */
    uint32_t block;   /* tiles of a diagonal block: all that the first group has */
    bool upper;
};

/* `bands` of a group are a multiple of those whose elements both sides of a tile divide: `periods` times as many. A
 * block of bands x columns tiles has those below its diagonal, and those that the diagonal crosses. */
SK__FUNCTION sk__triangle sk__make_triangle(uint32_t extent, uint32_t tile_m, uint32_t tile_n, uint32_t bands,
                                            uint32_t periods, bool upper)
{
    sk__triangle map;
    map.extent = extent;
    map.height = upper ? tile_n : tile_m;
    map.stride = upper ? tile_m : tile_n;
    map.depth = bands * map.height;
    map.bands = bands;
    map.columns = map.depth / map.stride;
    map.block = (bands * map.columns + bands + map.columns - periods) / 2u;
    map.upper = upper;
    return map;
}

/* The tiles before a group, if 32 bits count them: each group has bands * columns more than the one before. */
SK__FUNCTION uint32_t sk__count_before_group(sk__triangle map, uint32_t group)
{
    uint32_t pairs = group % 2u == 0u ? group / 2u * (group - 1u) : (group - 1u) / 2u * group;
    return map.block * group + map.bands * map.columns * pairs;
}

/* Groups that the matrix's end does not cut. */
SK__FUNCTION uint32_t sk__count_whole_groups(sk__triangle map)
{
    return map.extent / map.depth;
}

/* Bands of a group: fewer if it is cut. */
SK__FUNCTION uint32_t sk__count_bands(sk__triangle map, uint32_t group)
{
    return sk__min(sk__divide_up(map.extent - group * map.depth, map.height), map.bands);
}

/* Tiles that a band of a group has in the diagonal block. */
SK__FUNCTION uint32_t sk__count_in_block(sk__triangle map, uint32_t group, uint32_t band)
{
    return sk__divide_up(sk__min((band + 1u) * map.height, map.extent - group * map.depth), map.stride);
}

/* Tiles of one batch, if 32 bits count them. */
SK__FUNCTION uint32_t sk__count_triangle(sk__triangle map)
{
    uint32_t group = sk__count_whole_groups(map);
    uint32_t bands = sk__count_bands(map, group);
    uint32_t tiles = sk__count_before_group(map, group) + bands * group * map.columns;
    for (uint32_t band = 0u; band < bands; ++band)
    {
        tiles += sk__count_in_block(map, group, band);
    }
    return tiles;
}

/* The group of a tile. The guess may be anything: it only has to be near for this to be fast. */
SK__FUNCTION uint32_t sk__find_group(sk__triangle map, uint32_t tile, uint32_t guess)
{
    uint32_t last = sk__count_whole_groups(map);
    uint32_t group = sk__min(guess, last);
    while (sk__count_before_group(map, group) > tile)
    {
        --group;
    }
    while (group < last && tile - sk__count_before_group(map, group) >= map.block + group * map.columns * map.bands)
    {
        ++group;
    }
    return group;
}

/* The tiles of a lower triangle; the bands of an upper one are columns. */
SK__FUNCTION sk__tile_position sk__locate_band(sk__triangle map, uint32_t band, uint32_t along)
{
    sk__tile_position position;
    position.batch = 0u;
    position.row = map.upper ? along : band;
    position.column = map.upper ? band : along;
    return position;
}

/* A tile of the first batch. */
SK__FUNCTION sk__tile_position sk__locate_in_batch(sk__triangle map, uint32_t tile)
{
    uint32_t guess = sk__guess_group(map.block, map.bands * map.columns, tile);
    uint32_t group = sk__find_group(map, tile, guess);
    uint32_t bands = sk__count_bands(map, group);
    uint32_t in_group = tile - sk__count_before_group(map, group);
    uint32_t before = group * map.columns; /* tiles of each band before the diagonal block */
    uint32_t band = 0u, along = 0u;
    if (in_group < bands * before)
    {
        along = in_group / bands;
        band = in_group - along * bands;
    }
    else
    {
        along = in_group - bands * before;
        while (along >= sk__count_in_block(map, group, band))
        {
            along -= sk__count_in_block(map, group, band);
            ++band;
        }
        along += before;
    }
    return sk__locate_band(map, group * map.bands + band, along);
}

SK__FUNCTION sk__tile_position sk__locate_in_triangle(sk__triangle map, uint32_t tile)
{
    uint32_t batch = 0u;
    if (tile >= sk__count_before_group(map, sk__count_whole_groups(map)))
    {
        batch = tile / sk__count_triangle(map);
        tile -= batch * sk__count_triangle(map);
    }
    sk__tile_position position = sk__locate_in_batch(map, tile);
    position.batch = batch;
    return position;
}

/* arguments.h - the push constants of modules that multiply or sum, and the schedule and tile map that they describe.
 *
 * Uses schedule.h, tiles/rectangle.h, tiles/triangle.h. Must not know who fills them in. 120 bytes, of the 128 that
 * every device has; the epilogue's follow. Addresses are two words, low first, because not every device has 64-bit
 * integers.
 */

/* A matrix, or a batch of them. With pointers the address is that of an array of addresses, and strides are 0. */
SK__STRUCT(sk__operand)
{
    uint32_t address[2];
    uint32_t leading_dimension; /* elements, as is: */
    uint32_t batch_stride;
};

/* A product. D is row-major: a plan for a column-major D exchanges A and B. */
SK__STRUCT(sk__problem_arguments)
{
    sk__operand a;
    sk__operand b;
    sk__operand c;
    sk__operand d;
    uint32_t m;
    uint32_t n;
    uint32_t k;
};

SK__STRUCT(sk__arguments)
{
    sk__problem_arguments problem;
    uint32_t workspace[2]; /* address */
    uint32_t most_looks;   /* at a counter, by a worker that waits for its turn */
    uint32_t workers;
    uint32_t splits;
    uint32_t stream_k_tiles;
    uint32_t minimum_segment; /* units */
    uint32_t raster_width;
    uint32_t order;      /* SK__ORDER_... bits */
    uint32_t first_tile; /* the schedule deals tiles [first_tile, first_tile + tiles) of the tile map: */
    uint32_t tiles;      /* all of all batches, but in the two dispatches of a retiled plan */
};

#define SK__ORDER_DATA_PARALLEL_FIRST 1u
#define SK__ORDER_ALONG_M 2u
#define SK__ORDER_PERIODS 8u /* from this bit on: of a group of bands of a triangle, which has raster_width bands */

/* The tiles of a problem's D. */
SK__FUNCTION sk__rectangle sk__make_tile_map(sk__arguments arguments, sk__problem_arguments problem, uint32_t tile_m,
                                             uint32_t tile_n)
{
    sk__rectangle map;
    map.rows = sk__divide_up(problem.m, tile_m);
    map.columns = sk__divide_up(problem.n, tile_n);
    map.width = arguments.raster_width;
    map.along_m = arguments.order & SK__ORDER_ALONG_M;
    return map;
}

/* The tiles of a triangle of a problem's D. */
SK__FUNCTION sk__triangle sk__make_triangle_map(sk__arguments arguments, sk__problem_arguments problem,
                                                uint32_t tile_m, uint32_t tile_n, bool upper)
{
    return sk__make_triangle(problem.n, tile_m, tile_n, arguments.raster_width, arguments.order >> SK__ORDER_PERIODS,
                             upper);
}

/* `terms`, `unit`, `interleave` and `chunked`, of which few plans have any, are no push constants but are compiled into
 * a kernel. A tile has the k-iterations of each term, one term after the other. */
SK__FUNCTION sk__schedule sk__make_schedule(sk__arguments arguments, uint32_t tile_k, uint32_t terms, uint32_t unit,
                                            uint32_t interleave, bool chunked)
{
    sk__schedule schedule;
    schedule.space = sk__make_space(arguments.tiles, terms * sk__divide_up(arguments.problem.k, tile_k), unit);
    schedule.workers = arguments.workers;
    schedule.splits = arguments.splits;
    schedule.stream_k_tiles = arguments.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & SK__ORDER_DATA_PARALLEL_FIRST;
    schedule.interleave = interleave;
    schedule.chunked = chunked;
    return sk__derive_shares(schedule);
}

/* wide.h - numbers of 64 bits in two words: not every device has such integers.
 *
 * Uses language.h. Must not know what the numbers count.
 */

SK__STRUCT(sk__wide)
{
    uint32_t low;
    uint32_t high;
};

SK__FUNCTION sk__wide sk__widen(uint32_t number)
{
    sk__wide wide;
    wide.low = number;
    wide.high = 0u;
    return wide;
}

/* The sum modulo 2^64, which is below both where it overflows. */
SK__FUNCTION sk__wide sk__add_wide(sk__wide a, sk__wide b)
{
    sk__wide sum;
    sum.low = a.low + b.low;
    sum.high = a.high + b.high + (sum.low < a.low ? 1u : 0u);
    return sum;
}

/* All 64 bits of a product, of four products of halves. */
SK__FUNCTION sk__wide sk__multiply_wide(uint32_t a, uint32_t b)
{
    uint32_t a_low = a & 0xffffu, a_high = a >> 16u;
    uint32_t b_low = b & 0xffffu, b_high = b >> 16u;
    uint32_t middle = a_high * b_low + (a_low * b_low >> 16u);
    uint32_t other = a_low * b_high + (middle & 0xffffu);
    sk__wide product;
    product.low = a * b;
    product.high = a_high * b_high + (middle >> 16u) + (other >> 16u);
    return product;
}

SK__FUNCTION bool sk__is_wider(sk__wide a, sk__wide b)
{
    return a.high > b.high || (a.high == b.high && a.low > b.low);
}

/* A product, or 2^32 - 1 where that is less. */
SK__FUNCTION uint32_t sk__multiply_saturated(uint32_t a, uint32_t b)
{
    sk__wide product = sk__multiply_wide(a, b);
    return product.high > 0u ? 0xffffffffu : product.low;
}

/* A sum, or 2^32 - 1 where that is less. Like a sum it may be taken in any order. */
SK__FUNCTION uint32_t sk__add_saturated(uint32_t a, uint32_t b)
{
    uint32_t sum = a + b;
    return sum < a ? 0xffffffffu : sum;
}

/* problem_row.h - a problem of several, as the user wrote it or as an array tells it.
 *
 * Uses nothing. Must not know who reads it. Offsets are two words, low first.
 */

/* A row of the problem table: sk_problem, word by word. */
SK__STRUCT(sk__problem_row)
{
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; /* elements, as are the others; 0: packed */
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t leading_dimension_residual;
    uint32_t a[2]; /* bytes from where the operand begins; or addresses */
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t alpha; /* bits of an f32 */
    uint32_t beta;
    uint32_t alpha_imaginary; /* 0 where types are real */
    uint32_t beta_imaginary;
    uint32_t second_a[2]; /* of the second term, from where b begins; */
    uint32_t second_b[2]; /* and from where a does */
    uint32_t leading_dimension_second_a;
    uint32_t leading_dimension_second_b;
};

/* grouped.h - what kernels of several problems are pushed and read: the header of the problems' space.
 *
 * Uses arguments.h, wide.h, problem_row.h. Must not know who fills them in. Addresses are two words, low first.
 * Rows are as the user wrote them. What is made of a row is the kernel's: where D is column-major, A and B are
 * exchanged, as are m and n.
 */

/* What the table of a space does not say of it. The table follows it in memory, and that the table of shares. */
SK__STRUCT(sk__grouped_header)
{
    uint32_t problems;
    uint32_t tiles; /* of all */
    uint32_t stream_k_tiles;
    uint32_t stream_k_places; /* which are shared evenly; 0: the table of shares says how */
};

#define SK__GROUPED_HEADER 4u /* words */

/* Push constants, 124 bytes. The first eight are where the operands begin from which offsets count; 0 for addresses. */
SK__STRUCT(sk__grouped_arguments)
{
    uint32_t a[2];
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t problems[2]; /* address of the problem table */
    uint32_t space[2];    /* address of the header */
    uint32_t workspace[2];
    uint32_t most_looks;
    uint32_t workers;
    uint32_t minimum_segment; /* units */
    uint32_t raster_width;
    uint32_t order;     /* SK__ORDER_... bits */
    uint32_t clamp_min; /* bits of an f32 */
    uint32_t clamp_max;
};

#define SK__ORDER_EXCHANGED 4u    /* D is column-major */
#define SK__ORDER_STARTS 16u      /* behind the table lie the rows of the workers' first tiles, all whole */
#define SK__ORDER_ALONG_LONGER 8u /* strips run along the dimension in which a problem's D has more tiles */

/* Along what the lines of matrices run, as the kernel sees them. */
SK__STRUCT(sk__grouped_layout)
{
    bool a_k_contiguous;
    bool b_k_contiguous;
    bool c_transposed;
    bool residual_transposed;
    bool linear; /* alpha and beta are read */
};

SK__FUNCTION sk__operand sk__operand_of_row(uint32_t begin[2], uint32_t offset[2], uint32_t leading_dimension,
                                            uint32_t length)
{
    sk__wide from, by;
    from.low = begin[0];
    from.high = begin[1];
    by.low = offset[0];
    by.high = offset[1];
    sk__wide address = sk__add_wide(from, by);
    sk__operand operand;
    operand.address[0] = address.low;
    operand.address[1] = address.high;
    operand.leading_dimension = leading_dimension != 0u ? leading_dimension : length;
    operand.batch_stride = 0u;
    return operand;
}

/* The row of D' = B' A'. */
SK__FUNCTION sk__problem_row sk__exchange_row(sk__problem_row row)
{
    sk__problem_row exchanged = row;
    exchanged.m = row.n;
    exchanged.n = row.m;
    exchanged.leading_dimension_a = row.leading_dimension_b;
    exchanged.leading_dimension_b = row.leading_dimension_a;
    exchanged.leading_dimension_second_a = row.leading_dimension_second_b;
    exchanged.leading_dimension_second_b = row.leading_dimension_second_a;
    for (uint32_t i = 0u; i < 2u; ++i)
    {
        exchanged.a[i] = row.b[i];
        exchanged.b[i] = row.a[i];
        exchanged.second_a[i] = row.second_b[i];
        exchanged.second_b[i] = row.second_a[i];
        exchanged.scale_m[i] = row.scale_n[i];
        exchanged.scale_n[i] = row.scale_m[i];
    }
    return exchanged;
}

/* The k of a product that is multiplied: none where alpha is 0. */
SK__FUNCTION uint32_t sk__multiplied_k(sk__problem_row row, bool linear)
{
    return linear && ((row.alpha | row.alpha_imaginary) << 1u) == 0u ? 0u : row.k;
}

/* A product, of a row that is exchanged if need be. */
SK__FUNCTION sk__problem_arguments sk__problem_of_row(sk__grouped_arguments arguments, sk__problem_row row,
                                                      sk__grouped_layout layouts)
{
    uint32_t a_line = layouts.a_k_contiguous ? row.k : row.m;
    uint32_t b_line = layouts.b_k_contiguous ? row.k : row.n;
    uint32_t c_line = layouts.c_transposed ? row.m : row.n;
    sk__problem_arguments problem;
    problem.a = sk__operand_of_row(arguments.a, row.a, row.leading_dimension_a, a_line);
    problem.b = sk__operand_of_row(arguments.b, row.b, row.leading_dimension_b, b_line);
    problem.c = sk__operand_of_row(arguments.c, row.c, row.leading_dimension_c, c_line);
    problem.d = sk__operand_of_row(arguments.d, row.d, row.leading_dimension_d, row.n);
    problem.m = row.m;
    problem.n = row.n;
    problem.k = sk__multiplied_k(row, layouts.linear);
    return problem;
}

/* The tiles of a problem's D. */
SK__FUNCTION sk__rectangle sk__make_grouped_map(sk__grouped_arguments arguments, sk__problem_arguments problem,
                                                uint32_t tile_m, uint32_t tile_n)
{
    sk__rectangle map;
    map.rows = sk__divide_up(problem.m, tile_m);
    map.columns = sk__divide_up(problem.n, tile_n);
    map.width = arguments.raster_width;
    map.along_m = arguments.order & SK__ORDER_ALONG_M;
    if ((arguments.order & SK__ORDER_ALONG_LONGER) != 0u)
    {
        map.along_m = map.rows > map.columns ? 1u : 0u;
    }
    return map;
}

/* The tiles of a triangle of it. */
SK__FUNCTION sk__triangle sk__make_grouped_triangle(sk__grouped_arguments arguments, sk__problem_arguments problem,
                                                    uint32_t tile_m, uint32_t tile_n, bool upper)
{
    return sk__make_triangle(problem.n, tile_m, tile_n, arguments.raster_width, arguments.order >> SK__ORDER_PERIODS,
                             upper);
}

/* `unit` and `chunked` are compiled into a kernel. */
SK__FUNCTION sk__schedule sk__make_grouped_schedule(sk__grouped_arguments arguments, sk__grouped_header header,
                                                    SK__TABLE table, SK__TABLE shares, uint32_t unit, bool chunked)
{
    sk__schedule schedule;
    schedule.space.tiles = header.tiles;
    schedule.space.k_iterations = 0u;
    schedule.space.unit = unit;
    schedule.space.places = 1u;
    schedule.space.problems = header.problems;
    schedule.space.table = table;
    schedule.space.nearby = 0u;
    schedule.workers = arguments.workers;
    schedule.splits = 0u;
    schedule.stream_k_tiles = header.stream_k_tiles;
    schedule.minimum_segment = arguments.minimum_segment;
    schedule.data_parallel_first = arguments.order & SK__ORDER_DATA_PARALLEL_FIRST;
    schedule.interleave = 1u;
    schedule.chunked = chunked;
    schedule.stream_k = sk__make_partition(header.stream_k_places, arguments.workers, arguments.minimum_segment);
    schedule.shares.listed = header.stream_k_tiles > 0u && header.stream_k_places == 0u;
    schedule.shares.starts = (arguments.order & SK__ORDER_STARTS) != 0u;
    schedule.shares.table = shares;
    schedule.shares.nearby = 0u;
    if (schedule.shares.listed)
    {
        schedule.stream_k.workers = arguments.workers;
    }
    return schedule;
}

/* ragged.h - the rows of problems that differ in one extent, told by an array.
 *
 * Uses wide.h, problem_row.h. Must not know the plan's limits: judge.h judges the rows. All is as the user names it.
 * A matrix that has the ragged extent is stacked: where one problem's ends along it, the next one's begins. Of the
 * others each problem has its own, a stride apart.
 */

#define SK__RAGGED_M 1u /* sk_ragged */
#define SK__RAGGED_N 2u
#define SK__RAGGED_K 3u

/* Push constants of ragged.comp, 120 bytes. Strides are bytes; one of 0 means that all problems share the matrix. */
SK__STRUCT(sk__ragged_arguments)
{
    uint32_t extents[2]; /* address of the array */
    uint32_t count[2];   /* address of the number of problems; read only if SK__RAGGED_COUNTED, but always good */
    uint32_t rows[2];    /* address of what is written */
    uint32_t most_problems;
    uint32_t flags; /* SK__RAGGED_... of the extent, and the bits below */
    uint32_t m;     /* of every problem; not read of the extent that differs */
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; /* elements, never 0 where the plan reads the matrix */
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t leading_dimension_residual;
    uint32_t stride_a[2];
    uint32_t stride_b[2];
    uint32_t stride_c[2];
    uint32_t stride_d[2];
    uint32_t stride_residual[2];
    uint32_t alpha; /* bits of an f32 */
    uint32_t beta;
    uint32_t alpha_imaginary;
    uint32_t beta_imaginary;
};

#define SK__RAGGED_EXTENT 3u     /* mask */
#define SK__RAGGED_MASKED 4u     /* the array holds extents, and nothing is stacked; otherwise it holds ends */
#define SK__RAGGED_COUNTED 8u    /* otherwise there are the most problems */
#define SK__RAGGED_BIAS_N 16u    /* the bias lies along n, not m */
#define SK__RAGGED_A_COLUMNS 32u /* lines of the matrix are columns */
#define SK__RAGGED_B_COLUMNS 64u
#define SK__RAGGED_C_COLUMNS 128u
#define SK__RAGGED_D_COLUMNS 256u
#define SK__RAGGED_RESIDUAL_COLUMNS 512u
#define SK__RAGGED_COPIED 1024u /* lines are copied, those up to the last end */
#define SK__RAGGED_INPUT 12u    /* bits from here on: bytes of an element of A and B, less 1, */
#define SK__RAGGED_OUTPUT 16u   /* and of C, D and the residual */

/* One of an array's problems: where it begins along the extent, and how much of that it has. */
SK__STRUCT(sk__ragged_part)
{
    uint32_t number;
    uint32_t begin; /* 0 if masked */
    uint32_t extent;
};

/* A 32-bit number times a 64-bit one, modulo 2^64. */
SK__FUNCTION sk__wide sk__scale_wide(uint32_t number, uint32_t wide[2])
{
    sk__wide product = sk__multiply_wide(number, wide[0]);
    product.high += number * wide[1];
    return product;
}

/* Where a problem's matrix of these rows and columns begins, bytes: the ragged extent is that of its lines, the one
 * along them, or none of both. */
SK__FUNCTION sk__wide sk__ragged_offset(sk__ragged_arguments arguments, sk__ragged_part part, uint32_t rows,
                                        uint32_t columns, bool lines_are_columns, uint32_t leading_dimension,
                                        uint32_t stride[2], uint32_t size)
{
    uint32_t ragged = arguments.flags & SK__RAGGED_EXTENT;
    uint32_t across = lines_are_columns ? columns : rows, along = lines_are_columns ? rows : columns;
    sk__wide offset = sk__scale_wide(part.number, stride);
    if ((arguments.flags & SK__RAGGED_MASKED) == 0u && ragged == across)
    {
        offset = sk__multiply_wide(part.begin, leading_dimension * size);
    }
    if ((arguments.flags & SK__RAGGED_MASKED) == 0u && ragged == along)
    {
        offset = sk__multiply_wide(part.begin, size);
    }
    return offset;
}

/* Where a problem's vector of f32 along an extent begins, bytes: stacked, or packed one after the other. */
SK__FUNCTION uint32_t sk__ragged_vector(sk__ragged_arguments arguments, sk__ragged_part part, uint32_t extent,
                                        uint32_t word)
{
    bool stacked = (arguments.flags & (SK__RAGGED_MASKED | SK__RAGGED_EXTENT)) == extent;
    uint32_t length = extent == SK__RAGGED_M ? arguments.m : arguments.n;
    sk__wide elements = stacked ? sk__widen(part.begin) : sk__multiply_wide(part.number, length);
    return word == 0u ? elements.low << 2u : elements.high << 2u | elements.low >> 30u;
}

SK__FUNCTION sk__problem_row sk__make_ragged_extents(sk__ragged_arguments arguments, sk__ragged_part part)
{
    uint32_t ragged = arguments.flags & SK__RAGGED_EXTENT;
    sk__problem_row row;
    row.m = ragged == SK__RAGGED_M ? part.extent : arguments.m;
    row.n = ragged == SK__RAGGED_N ? part.extent : arguments.n;
    row.k = ragged == SK__RAGGED_K ? part.extent : arguments.k;
    row.leading_dimension_a = arguments.leading_dimension_a;
    row.leading_dimension_b = arguments.leading_dimension_b;
    row.leading_dimension_c = arguments.leading_dimension_c;
    row.leading_dimension_d = arguments.leading_dimension_d;
    row.leading_dimension_residual = arguments.leading_dimension_residual;
    row.alpha = arguments.alpha;
    row.beta = arguments.beta;
    row.alpha_imaginary = arguments.alpha_imaginary;
    row.beta_imaginary = arguments.beta_imaginary;
    for (uint32_t i = 0u; i < 2u; ++i) /* there is no second term */
    {
        row.second_a[i] = 0u;
        row.second_b[i] = 0u;
    }
    row.leading_dimension_second_a = 0u;
    row.leading_dimension_second_b = 0u;
    return row;
}

SK__FUNCTION sk__problem_row sk__make_ragged_row(sk__ragged_arguments arguments, sk__ragged_part part)
{
    uint32_t flags = arguments.flags;
    uint32_t input_size = (flags >> SK__RAGGED_INPUT & 15u) + 1u;
    uint32_t output_size = (flags >> SK__RAGGED_OUTPUT & 15u) + 1u;
    uint32_t bias = (flags & SK__RAGGED_BIAS_N) != 0u ? SK__RAGGED_N : SK__RAGGED_M;
    sk__problem_row row = sk__make_ragged_extents(arguments, part);
    sk__wide a = sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_K, (flags & SK__RAGGED_A_COLUMNS) != 0u,
                                   row.leading_dimension_a, arguments.stride_a, input_size);
    sk__wide b = sk__ragged_offset(arguments, part, SK__RAGGED_K, SK__RAGGED_N, (flags & SK__RAGGED_B_COLUMNS) != 0u,
                                   row.leading_dimension_b, arguments.stride_b, input_size);
    sk__wide c = sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_C_COLUMNS) != 0u,
                                   row.leading_dimension_c, arguments.stride_c, output_size);
    sk__wide d = sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_D_COLUMNS) != 0u,
                                   row.leading_dimension_d, arguments.stride_d, output_size);
    sk__wide residual =
        sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_RESIDUAL_COLUMNS) != 0u,
                          row.leading_dimension_residual, arguments.stride_residual, output_size);
    for (uint32_t i = 0u; i < 2u; ++i)
    {
        row.a[i] = i == 0u ? a.low : a.high;
        row.b[i] = i == 0u ? b.low : b.high;
        row.c[i] = i == 0u ? c.low : c.high;
        row.d[i] = i == 0u ? d.low : d.high;
        row.residual[i] = i == 0u ? residual.low : residual.high;
        row.bias[i] = sk__ragged_vector(arguments, part, bias, i);
        row.scale_m[i] = sk__ragged_vector(arguments, part, SK__RAGGED_M, i);
        row.scale_n[i] = sk__ragged_vector(arguments, part, SK__RAGGED_N, i);
    }
    return row;
}

/* shares.h - which tiles of several problems go whole, and what share of the others each worker gets.
 *
 * Uses grouped.h. Must not know who fills in the table.
 * Whole tiles are the last ones, in rounds of one for each worker. Where problems differ in k, their tiles are no equal
 * work: a worker's share of Stream-K is its balanced target minus its whole tiles. Rounds are dropped until no worker
 * has more whole tiles than its target. The shares then lie in a table: the place at which each worker's begins, and
 * where the last one ends. Where all tiles are alike, shares are even, and there is no table.
 * Work is measured by weight: a tile weighs its places, and as many more as it costs to start and write it.
 */

#define SK__WAVES_NONE 0u     /* no tile is dealt by the place */
#define SK__WAVES_ALL 0x1fffu /* all are */
#define SK__MOST_WAVES 0x1ffeu
#define SK__MOST_TILE_WEIGHT 0xffffu
#define SK__ANY_LEAST 0xffffu /* no share has so many places */

SK__STRUCT(sk__sharing)
{
    uint32_t tiles; /* of all problems, */
    uint32_t places;
    uint32_t workers;
    uint32_t waves;       /* see sk__count_grouped_stream_k_tiles(); or SK__WAVES_... */
    uint32_t least;       /* places of a share that does not end in the tile in which it begins */
    uint32_t tile_weight; /* what a tile weighs besides its places */
    uint32_t weight;      /* derived: of all tiles */
    uint32_t least_k;     /* k-iterations of a tile, */
    uint32_t most_k;
};

/* Tiles that are dealt by the place at least: what whole tiles leave over, and waves - 1 full waves of workers with it.
 */
SK__FUNCTION uint32_t sk__count_grouped_stream_k_tiles(uint32_t tiles, uint32_t workers, uint32_t waves)
{
    uint32_t left_over = tiles % workers;
    uint32_t full = waves == SK__WAVES_NONE ? 0u : sk__multiply_saturated(waves - 1u, workers);
    uint32_t stream_k = sk__min(sk__add_saturated(left_over, full), tiles);
    if (waves == SK__WAVES_NONE || (waves != SK__WAVES_ALL && left_over == 0u))
    {
        stream_k = 0u;
    }
    return waves == SK__WAVES_ALL ? tiles : stream_k;
}

/* Whether shares are even, so that none is listed. */
SK__FUNCTION bool sk__are_shares_even(sk__sharing sharing)
{
    return sharing.waves == SK__WAVES_NONE || sharing.least_k >= sharing.most_k;
}

/* Fills in the weight of all tiles. Where 32 bits do not count it, only places weigh. */
SK__FUNCTION sk__sharing sk__weigh_tiles(sk__sharing sharing)
{
    sharing.weight = sk__add_saturated(sharing.places, sk__multiply_saturated(sharing.tiles, sharing.tile_weight));
    if (sharing.weight == 0xffffffffu)
    {
        sharing.tile_weight = 0u;
        sharing.weight = sharing.places;
    }
    return sharing;
}

/* The places of the tiles before one of them; without tiles the table of the space has no row. */
SK__FUNCTION uint32_t sk__count_places_before(sk__space space, sk__sharing sharing, uint32_t tiles)
{
    uint32_t places = sharing.places;
    if (tiles < sharing.tiles)
    {
        places = sk__tile_at(space, tiles).first_place;
    }
    return places;
}

/* How tiles of one problem go whole: to every worker so many, and one more to each of workers [begin, end). Where end
 * is less than begin, workers [end, begin) have one less instead. */
SK__STRUCT(sk__dealt)
{
    uint32_t every;
    uint32_t begin;
    uint32_t end; /* below the number of workers */
};

/* Of tiles [begin, end) those from `stream_k_tiles` on. */
SK__FUNCTION sk__dealt sk__deal_whole(uint32_t begin, uint32_t end, uint32_t stream_k_tiles, uint32_t workers)
{
    uint32_t from = sk__max(begin, stream_k_tiles);
    uint32_t count = end > from ? end - from : 0u;
    sk__dealt dealt;
    dealt.every = count / workers;
    dealt.begin = (from - stream_k_tiles) % workers;
    dealt.end = dealt.begin + (count - dealt.every * workers);
    if (dealt.end >= workers)
    {
        dealt.end -= workers;
        dealt.every += 1u;
    }
    return dealt;
}

/* The weight before a worker's target. */
SK__FUNCTION uint32_t sk__target_begin(sk__sharing sharing, uint32_t worker)
{
    return sk__share_begin(sharing.weight, sharing.workers, worker);
}

/* Whether a worker's target leaves it a share beside whole tiles of a weight. A share of the least places, or more, has
 * no neighbour that begins in the same tile nearer than that. */
SK__FUNCTION bool sk__leaves_share(sk__sharing sharing, uint32_t worker, uint32_t whole)
{
    uint32_t target = sk__target_begin(sharing, worker + 1u) - sk__target_begin(sharing, worker);
    return sharing.least < SK__ANY_LEAST && target >= whole && target - whole >= sharing.least;
}

/* The weight of the tiles before a row of the table. */
SK__FUNCTION uint32_t sk__weight_before(sk__space space, uint32_t tile_weight, uint32_t row)
{
    uint32_t tiles = sk__read_table(space.table, row * SK__TABLE_ROW + SK__TABLE_TILES);
    uint32_t places = sk__read_table(space.table, row * SK__TABLE_ROW + SK__TABLE_PLACES);
    return sk__add_saturated(places, sk__multiply_saturated(tiles, tile_weight));
}

/* The place before which tiles weigh so much: inside a tile, or its first one while only its start is weighed. */
SK__FUNCTION uint32_t sk__place_of_weight(sk__space space, uint32_t tile_weight, uint32_t weight)
{
    uint32_t row = 0u, end = space.problems;
    while (end - row > 1u)
    {
        uint32_t middle = row + (end - row) / 2u;
        if (sk__weight_before(space, tile_weight, middle) <= weight)
        {
            row = middle;
        }
        else
        {
            end = middle;
        }
    }
    sk__tile tile = sk__first_tile(space, row);
    uint32_t left = weight - sk__weight_before(space, tile_weight, row);
    uint32_t tiles = left / (tile.places + tile_weight);
    left -= tiles * (tile.places + tile_weight);
    return tile.first_place + tiles * tile.places + (left > tile_weight ? left - tile_weight : 0u);
}

/* judge.h - what the rows of a problem table must keep to, and which are left out.
 *
 * Uses grouped.h. Must not know the space that is made of them. Host and device run the same text, so they leave out
 * the same problems.
 */

/* What the rows of a plan must keep to. Extents are the kernel's; sizes are bytes. */
SK__STRUCT(sk__grouped_limits)
{
    uint32_t m; /* at most */
    uint32_t n;
    uint32_t k;
    uint32_t tile_m; /* of the kernel */
    uint32_t tile_n;
    uint32_t tile_k;
    uint32_t unit;        /* k-iterations */
    uint32_t input_size;  /* of an element of A and B */
    uint32_t output_size; /* of an element of C, D and the residual */
    uint32_t bias;        /* 0: none; 1: along m; 2: along n */
    bool scale_m;
    bool scale_n;
    bool residual;
    bool aligned;      /* every 16-byte access is aligned and inside */
    bool exchanged;    /* rows are */
    bool second;       /* each problem has a second term */
    uint32_t triangle; /* an SK__TRIANGLE */
    sk__grouped_layout layouts;
};

/* Bytes from where each operand begins that problems may use. */
SK__STRUCT(sk__grouped_room)
{
    sk__wide a;
    sk__wide b;
    sk__wide c;
    sk__wide d;
    sk__wide bias;
    sk__wide scale_m;
    sk__wide scale_n;
    sk__wide residual;
};

/* Why a problem is left out: a reason, and 16 times the operand, or the extent. In a status record
 * SK__LEFT_OUT_EXCHANGED is added where the plan exchanges A and B. */
#define SK__LEFT_OUT_EXCHANGED 256u
#define SK__LEFT_OUT_NOT 0u
#define SK__LEFT_OUT_BOUND 1u     /* m, n or k is above its bound */
#define SK__LEFT_OUT_LEADING 2u   /* the leading dimension is below the length of a line */
#define SK__LEFT_OUT_SPAN 3u      /* what a tile reads spans 2^31 bytes or more */
#define SK__LEFT_OUT_ALIGNMENT 4u /* the offset is no multiple of the elements; or the plan's promise is broken */
#define SK__LEFT_OUT_OUTSIDE 5u   /* elements lie outside the operand's memory */
#define SK__LEFT_OUT_SQUARE 7u    /* D is not square, and has no triangle */
#define SK__LEFT_OUT_CHUNKS 8u    /* the workspace has no slots for the chunks up to here */
#define SK__LEFT_OUT_TOTAL 6u     /* 32 bits do not count the tiles, or their units, up to here */

#define SK__OPERAND_A 0u
#define SK__OPERAND_B 1u
#define SK__OPERAND_C 2u
#define SK__OPERAND_D 3u
#define SK__OPERAND_BIAS 4u
#define SK__OPERAND_SCALE_M 5u
#define SK__OPERAND_SCALE_N 6u
#define SK__OPERAND_RESIDUAL 7u
#define SK__OPERAND_SECOND_A 8u
#define SK__OPERAND_SECOND_B 9u

/* A matrix of a problem: `lines` runs of `line` elements; of none it has no memory. */
SK__STRUCT(sk__grouped_matrix)
{
    uint32_t offset[2];
    uint32_t lines;
    uint32_t line;
    uint32_t leading_dimension;
    uint32_t size;      /* of an element, bytes */
    uint32_t alignment; /* of its begin, and of its lines if they are aligned; bytes, a power of two */
    bool aligned_lines;
};

SK__FUNCTION uint32_t sk__judge_leading_dimension(sk__grouped_matrix matrix)
{
    sk__wide span = sk__multiply_wide(sk__min(matrix.lines, SK__TILE_LINES) * matrix.size, matrix.leading_dimension);
    uint32_t reason = SK__LEFT_OUT_NOT;
    if (matrix.leading_dimension < matrix.line)
    {
        reason = SK__LEFT_OUT_LEADING;
    }
    else if (span.high > 0u || span.low > 0x7fffffffu)
    {
        reason = SK__LEFT_OUT_SPAN;
    }
    return reason;
}

/* Whether a matrix whose leading dimension is judged ends within its memory. */
SK__FUNCTION bool sk__is_inside(sk__grouped_matrix matrix, sk__wide room)
{
    sk__wide offset;
    offset.low = matrix.offset[0];
    offset.high = matrix.offset[1];
    sk__wide extent = sk__multiply_wide(matrix.lines - 1u, matrix.leading_dimension * matrix.size);
    extent = sk__add_wide(extent, sk__multiply_wide(matrix.line, matrix.size));
    sk__wide end = sk__add_wide(offset, extent);
    return !sk__is_wider(offset, end) && !sk__is_wider(end, room);
}

/* Judges a matrix. The bytes of a line are below 2^31 once its leading dimension is judged. Returns early, so that
 * spirv-opt keeps one function for all operands (see schedule.h). */
SK__FUNCTION uint32_t sk__judge_matrix(sk__grouped_matrix matrix, sk__wide room, uint32_t operand)
{
    if (matrix.lines == 0u || matrix.line == 0u)
    {
        return SK__LEFT_OUT_NOT;
    }
    uint32_t reason = sk__judge_leading_dimension(matrix);
    if (reason == SK__LEFT_OUT_NOT)
    {
        uint32_t lines = matrix.aligned_lines ? (matrix.line | matrix.leading_dimension) * matrix.size : 0u;
        bool is_aligned = ((matrix.offset[0] | lines) & (matrix.alignment - 1u)) == 0u;
        reason = !is_aligned                   ? SK__LEFT_OUT_ALIGNMENT
                 : sk__is_inside(matrix, room) ? SK__LEFT_OUT_NOT
                                               : SK__LEFT_OUT_OUTSIDE;
    }
    return reason == SK__LEFT_OUT_NOT ? reason : reason + 16u * operand;
}

/* A matrix of elements of a size; packed where its leading dimension is 0. */
SK__FUNCTION sk__grouped_matrix sk__grouped_matrix_of(uint32_t offset[2], uint32_t lines, uint32_t length,
                                                      uint32_t leading_dimension, uint32_t size, bool aligned)
{
    sk__grouped_matrix matrix;
    matrix.offset[0] = offset[0];
    matrix.offset[1] = offset[1];
    matrix.lines = lines;
    matrix.line = length;
    matrix.leading_dimension = leading_dimension != 0u ? leading_dimension : length;
    matrix.size = size;
    matrix.alignment = aligned ? 16u : size;
    matrix.aligned_lines = aligned;
    return matrix;
}

/* Judges a vector of f32, if the plan reads it. */
SK__FUNCTION uint32_t sk__judge_vector(bool is_read, uint32_t offset[2], uint32_t length, bool aligned, sk__wide room,
                                       uint32_t operand)
{
    sk__grouped_matrix vector = sk__grouped_matrix_of(offset, is_read ? 1u : 0u, length, length, 4u, false);
    vector.alignment = aligned ? 16u : 4u;
    return sk__judge_matrix(vector, room, operand);
}

/* A, or what is like it: `extent` rows or columns, of k elements each. */
SK__FUNCTION sk__grouped_matrix sk__grouped_input(uint32_t offset[2], uint32_t extent, uint32_t k, bool along_k,
                                                  uint32_t leading_dimension, sk__grouped_limits limits)
{
    return sk__grouped_matrix_of(offset, along_k ? extent : k, along_k ? k : extent, leading_dimension,
                                 limits.input_size, limits.aligned);
}

/* Judges A and B of both terms, which are read only if there is something to multiply. Where those of the second begin,
 * the others' counterparts do: of a rank-2k update they are the same matrices. */
SK__FUNCTION uint32_t sk__judge_inputs(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    uint32_t k = sk__multiplied_k(row, limits.layouts.linear), second = limits.second ? k : 0u;
    bool a_along_k = limits.layouts.a_k_contiguous, b_along_k = limits.layouts.b_k_contiguous;
    sk__grouped_matrix matrix = sk__grouped_input(row.a, row.m, k, a_along_k, row.leading_dimension_a, limits);
    uint32_t reason = sk__judge_matrix(matrix, room.a, SK__OPERAND_A);
    matrix = sk__grouped_input(row.b, row.n, k, b_along_k, row.leading_dimension_b, limits);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.b, SK__OPERAND_B);
    matrix = sk__grouped_input(row.second_a, row.m, second, a_along_k, row.leading_dimension_second_a, limits);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.b, SK__OPERAND_SECOND_A);
    matrix = sk__grouped_input(row.second_b, row.n, second, b_along_k, row.leading_dimension_second_b, limits);
    return reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.a, SK__OPERAND_SECOND_B);
}

/* Judges C, D and the residual. C and the residual are tested by the kernel before it reads 16 bytes of them. */
SK__FUNCTION uint32_t sk__judge_outputs(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    uint32_t size = limits.output_size;
    bool reads_c = limits.layouts.linear && ((row.beta | row.beta_imaginary) << 1u) != 0u;
    bool turned = limits.layouts.c_transposed;
    uint32_t lines = turned ? row.n : row.m, length = turned ? row.m : row.n;
    sk__grouped_matrix matrix =
        sk__grouped_matrix_of(row.c, reads_c ? lines : 0u, length, row.leading_dimension_c, size, false);
    uint32_t reason = sk__judge_matrix(matrix, room.c, SK__OPERAND_C);
    matrix = sk__grouped_matrix_of(row.d, row.m, row.n, row.leading_dimension_d, size, limits.aligned);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.d, SK__OPERAND_D);
    turned = limits.layouts.residual_transposed;
    lines = turned ? row.n : row.m;
    length = turned ? row.m : row.n;
    matrix = sk__grouped_matrix_of(row.residual, limits.residual ? lines : 0u, length, row.leading_dimension_residual,
                                   size, false);
    return reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.residual, SK__OPERAND_RESIDUAL);
}

SK__FUNCTION uint32_t sk__judge_vectors(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    bool along_n = limits.aligned && limits.bias == 2u;
    uint32_t reason = sk__judge_vector(limits.bias > 0u, row.bias, limits.bias == 1u ? row.m : row.n, along_n,
                                       room.bias, SK__OPERAND_BIAS);
    if (reason == SK__LEFT_OUT_NOT)
    {
        reason = sk__judge_vector(limits.scale_m, row.scale_m, row.m, false, room.scale_m, SK__OPERAND_SCALE_M);
    }
    if (reason == SK__LEFT_OUT_NOT)
    {
        reason =
            sk__judge_vector(limits.scale_n, row.scale_n, row.n, limits.aligned, room.scale_n, SK__OPERAND_SCALE_N);
    }
    return reason;
}

/* Judges a row, which is exchanged if need be. Where D is empty there is nothing to judge but m, n and k. */
SK__FUNCTION uint32_t sk__judge_row(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    if (row.m > limits.m || row.n > limits.n || row.k > limits.k)
    {
        return SK__LEFT_OUT_BOUND + 16u * (row.m > limits.m ? 0u : row.n > limits.n ? 1u : 2u);
    }
    if (row.m == 0u || row.n == 0u)
    {
        return SK__LEFT_OUT_NOT;
    }
    if (limits.triangle != SK__TRIANGLE_NONE && row.m != row.n)
    {
        return SK__LEFT_OUT_SQUARE;
    }
    uint32_t reason = sk__judge_inputs(row, limits, room);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_outputs(row, limits, room);
    return reason != SK__LEFT_OUT_NOT ? reason : sk__judge_vectors(row, limits, room);
}

/* prepare.h - what a problem has in a space.
 *
 * Uses judge.h, shares.h, tiles/triangle.h. Host and device run the same text.
 */

/* What a problem, or several, have in a space; 2^32 - 1 where there are at least so many. */
SK__STRUCT(sk__grouped_extent)
{
    uint32_t tiles;
    uint32_t places;
};

SK__FUNCTION uint32_t sk__count_row_iterations(sk__problem_row row, sk__grouped_limits limits)
{
    uint32_t of_term = sk__divide_up(sk__multiplied_k(row, limits.layouts.linear), limits.tile_k);
    return limits.second ? sk__add_saturated(of_term, of_term) : of_term;
}

/* Tiles of a triangle; 2^32 - 1 where there are at least so many. A triangle has half of the tiles of its
 * matrix and a few more, so that fewer mean that 32 bits were too few. */
SK__FUNCTION uint32_t sk__measure_triangle(uint32_t extent, uint32_t tile_m, uint32_t tile_n, bool upper)
{
    sk__wide all = sk__multiply_wide(sk__divide_up(extent, tile_m), sk__divide_up(extent, tile_n));
    uint32_t bands = (upper ? tile_m : tile_n) / sk__greatest_common_divisor(tile_m, tile_n);
    uint32_t tiles = 0xffffffffu;
    if (all.high <= 1u)
    {
        uint32_t counted = sk__count_triangle(sk__make_triangle(extent, tile_m, tile_n, bands, 1u, upper));
        tiles = all.high == 1u && counted < 0x7fffffffu ? tiles : counted;
    }
    return tiles;
}

SK__FUNCTION sk__grouped_extent sk__measure_row(sk__problem_row row, sk__grouped_limits limits)
{
    uint32_t rows = sk__divide_up(row.m, limits.tile_m), columns = sk__divide_up(row.n, limits.tile_n);
    sk__grouped_extent extent;
    extent.tiles = sk__multiply_saturated(rows, columns);
    if (limits.triangle != SK__TRIANGLE_NONE)
    {
        bool upper = limits.triangle == SK__TRIANGLE_UPPER;
        extent.tiles = sk__measure_triangle(row.n, limits.tile_m, limits.tile_n, upper);
    }
    extent.places = sk__count_places(sk__count_row_iterations(row, limits), limits.unit);
    extent.places = sk__multiply_saturated(extent.tiles, extent.places);
    return extent;
}

SK__FUNCTION sk__grouped_extent sk__add_extents(sk__grouped_extent a, sk__grouped_extent b)
{
    sk__grouped_extent sum;
    sum.tiles = sk__add_saturated(a.tiles, b.tiles);
    sum.places = sk__add_saturated(a.places, b.places);
    return sum;
}

/* The places whose chunks have slots: 7 bits, and by how many they are shifted; 0: any. */
SK__FUNCTION uint32_t sk__unpack_room(uint32_t room)
{
    return room == 0u ? 0xffffffffu : (room & 127u) << (room >> 7u);
}

/* Whether 32 bits, and slots, count what several problems have. */
SK__FUNCTION bool sk__is_countable(sk__grouped_extent extent, uint32_t room)
{
    return extent.tiles < 0xffffffffu && extent.places < 0xffffffffu && extent.places <= sk__unpack_room(room);
}

/* prepare_arguments.h - the push constants of prepare.comp, and what they hold in few bits.
 *
 * Uses prepare.h. Must not know who fills them in.
 */

/* Push constants of prepare.comp, 128 bytes. */
SK__STRUCT(sk__prepare_arguments)
{
    uint32_t problems[2];  /* address of the problem table */
    uint32_t workspace[2]; /* address */
    uint32_t count[2];     /* address of the number of problems; read only if SK__PREPARE_COUNTED, but always good */
    uint32_t space;        /* words from the workspace to the space's header */
    uint32_t most_problems;
    uint32_t m; /* at most */
    uint32_t n;
    uint32_t k;
    uint32_t tile; /* tile_m, tile_n from bit 9 on, the room for chunks from bit 18 on, SK__PREPARE_... */
    uint32_t
        flags; /* SK__LIMITS_... bits; tile_k from bit 0, the sizes of elements less 1 from 12 and 16, bias from 20 */
    uint32_t unit;
    uint32_t workers; /* that share tiles, sharing.least from bit 16 on; 0 where tiles stay whole */
    uint32_t waves;   /* sharing.waves, an SK__TRIANGLE from bit 13 on, sharing.tile_weight from bit 16 on */
    sk__grouped_room room;
};

#define SK__PREPARE_SECOND 0x8000u      /* bit of `waves`: there are two terms */
#define SK__PREPARE_COUNTED 0x40000000u /* bit of `tile`: otherwise there are the most problems */
#define SK__PREPARE_SORTED 0x80000000u  /* bit of `tile`: problems are dealt by descending k */
#define SK__PREPARE_ORDER 4u            /* words a problem behind the table, where problems are sorted */
#define SK__PREPARE_SHARES 2u           /* words a worker behind the table, and one, where tiles are shared */
#define SK__LIMITS_SCALE_M 0x400000u
#define SK__LIMITS_SCALE_N 0x800000u
#define SK__LIMITS_RESIDUAL 0x1000000u
#define SK__LIMITS_ALIGNED 0x2000000u
#define SK__LIMITS_EXCHANGED 0x4000000u
#define SK__LIMITS_A_K_CONTIGUOUS 0x8000000u
#define SK__LIMITS_B_K_CONTIGUOUS 0x10000000u
#define SK__LIMITS_C_TRANSPOSED 0x20000000u
#define SK__LIMITS_RESIDUAL_TRANSPOSED 0x40000000u
#define SK__LIMITS_LINEAR 0x80000000u

SK__FUNCTION sk__grouped_limits sk__unpack_limits(sk__prepare_arguments arguments)
{
    sk__grouped_limits limits;
    limits.m = arguments.m;
    limits.n = arguments.n;
    limits.k = arguments.k;
    limits.tile_m = arguments.tile & 0x1ffu;
    limits.tile_n = arguments.tile >> 9u & 0x1ffu;
    limits.tile_k = arguments.flags & 0xfffu;
    limits.unit = arguments.unit;
    limits.triangle = arguments.waves >> 13u & 3u;
    limits.second = (arguments.waves & SK__PREPARE_SECOND) != 0u;
    limits.input_size = (arguments.flags >> 12u & 15u) + 1u;
    limits.output_size = (arguments.flags >> 16u & 15u) + 1u;
    limits.bias = arguments.flags >> 20u & 3u;
    limits.scale_m = (arguments.flags & SK__LIMITS_SCALE_M) != 0u;
    limits.scale_n = (arguments.flags & SK__LIMITS_SCALE_N) != 0u;
    limits.residual = (arguments.flags & SK__LIMITS_RESIDUAL) != 0u;
    limits.aligned = (arguments.flags & SK__LIMITS_ALIGNED) != 0u;
    limits.exchanged = (arguments.flags & SK__LIMITS_EXCHANGED) != 0u;
    limits.layouts.a_k_contiguous = (arguments.flags & SK__LIMITS_A_K_CONTIGUOUS) != 0u;
    limits.layouts.b_k_contiguous = (arguments.flags & SK__LIMITS_B_K_CONTIGUOUS) != 0u;
    limits.layouts.c_transposed = (arguments.flags & SK__LIMITS_C_TRANSPOSED) != 0u;
    limits.layouts.residual_transposed = (arguments.flags & SK__LIMITS_RESIDUAL_TRANSPOSED) != 0u;
    limits.layouts.linear = (arguments.flags & SK__LIMITS_LINEAR) != 0u;
    return limits;
}

/* How tiles are shared, but for what is counted of them. */
SK__FUNCTION sk__sharing sk__unpack_sharing(sk__prepare_arguments arguments)
{
    sk__sharing sharing;
    sharing.tiles = 0u;
    sharing.places = 0u;
    sharing.workers = sk__max(arguments.workers & 0xffffu, 1u);
    sharing.least = arguments.workers >> 16u;
    sharing.waves = arguments.waves & SK__WAVES_ALL;
    sharing.tile_weight = arguments.waves >> 16u;
    sharing.weight = 0u;
    sharing.least_k = 0xffffffffu;
    sharing.most_k = 0u;
    return sharing;
}

SK__FUNCTION uint32_t sk__chunk_room(sk__prepare_arguments arguments)
{
    return arguments.tile >> 18u & 0xfffu;
}

/* pack_arguments.h - the push constants of modules that pack A or B, or pack it transposed.
 *
 * Uses language.h.
 */

SK__PUSH_CONSTANTS(sk__pack_arguments)
{
    uint32_t from[2]; /* addresses, low word first */
    uint32_t to[2];
    uint32_t lines, all_lines;                /* of a copied matrix, and of all */
    uint32_t length;                          /* of a line, elements, as are these: */
    uint32_t leading_dimension, batch_stride; /* of `from` */
    uint32_t packed_leading_dimension;        /* of `to`, whose matrices lie behind one another */
};

/* lines_arguments.h - the push constants of the modules that copy stacked lines by indices, and of the one that puts
 * lines in the order of the problems to which they are assigned.
 *
 * Uses language.h. Addresses are two words, low first, and always good. A line is a row of m or a column of n of
 * several problems; stacked, one problem's follow another's.
 */

SK__STRUCT(sk__lines_arguments)
{
    uint32_t from[2];
    uint32_t to[2];
    uint32_t indices[2];   /* of lines, a word for each that is stacked; read only if SK__LINES_INDEXED */
    uint32_t order[2];     /* which line comes in which place; read only if SK__LINES_ORDERED */
    uint32_t ends[2];      /* of problems */
    uint32_t count[2];     /* of them; read only if SK__LINES_COUNTED */
    uint32_t space[2];     /* the header; read only if SK__LINES_SCATTER */
    uint32_t workspace[2]; /* has the status record */
    uint32_t most_problems;
    uint32_t most_lines;  /* that are stacked */
    uint32_t there;       /* lines of the matrix that indices choose from */
    uint32_t line_length; /* of a line, elements, as are: */
    uint32_t from_stride; /* from line to line */
    uint32_t to_stride;
    uint32_t flags; /* SK__LINES_... */
};

#define SK__LINES_SCATTER 1u /* indices say where lines go to; otherwise where they come from */
#define SK__LINES_INDEXED 2u
#define SK__LINES_ORDERED 4u
#define SK__LINES_COUNTED 8u
#define SK__LINES_VECTORS 16u /* both matrices' lines are whole 16 bytes, and begin at multiples of them */

#define SK__STATUS_INDEX 5u     /* of a status record: an index of a line that is not there */
#define SK__NO_LINE 0xffffffffu /* an index of no line: zeros are gathered, nothing is scattered, nothing is told */

SK__STRUCT(sk__assign_arguments)
{
    uint32_t problems[2]; /* a word for each line: its problem; from most_problems on: none */
    uint32_t count[2];    /* of lines; read only if `counted` */
    uint32_t order[2];    /* written: which line comes in which place; */
    uint32_t ends[2];     /* and where the places of each problem end */
    uint32_t most_problems;
    uint32_t most_lines;
    uint32_t counted; /* otherwise there are the most lines */
};

/* arrange_arguments.h - the push constants of modules that arrange A or B.
 *
 * Uses language.h.
 */

SK__PUSH_CONSTANTS(sk__arrange_arguments)
{
    uint32_t from[2]; /* addresses, low word first */
    uint32_t to[2];
    uint32_t rows, depth;                     /* of a matrix: m of A, n of B; k */
    uint32_t leading_dimension, batch_stride; /* of `from`, elements */
    uint32_t all_rows, steps;                 /* of a copied matrix, fragments */
    uint32_t strip;                           /* fragments along the rows of a strip */
    uint32_t batch_count;
    uint32_t is_b, along_k; /* whether it is B, and k is contiguous in `from` */
};

/* epilogue.h - the parts that a plan's epilogue is made of, as the kernel knows them.
 *
 * Uses contract.h.j2, memory.h. Must not know devices, kernels or decompositions.
 */

enum
{
    SK__MORE_PUSH_CONSTANTS = 256 /* bytes; every device has 128 */
};

/* Plans with the same epilogue share pipelines, so this is compared as bytes: numbers only, no padding. m and n are the
 * kernel's: where A and B are exchanged, m and n are exchanged, too. */
typedef struct sk__epilogue
{
    uint32_t linear;
    uint32_t wide; /* alpha and beta may be more than an f32: more push constants are used if the device has them */
    uint32_t bias; /* an sk_bias */
    uint32_t scale_m, scale_n;
    uint32_t activation; /* an sk_activation */
    uint32_t clamp;
    uint32_t residual; /* an SK__RESIDUAL */
    uint32_t triangle; /* an SK__TRIANGLE, of the kernel's D */
    uint32_t second;   /* the operands of a second term are pushed */
    uint32_t hermitian;
} sk__epilogue;

static sk__epilogue sk__make_epilogue(const sk_gemm_desc* desc)
{
    bool exchanged = desc->d.layout == SK_LAYOUT_COL_MAJOR;
    sk_type d = desc->d.type;
    sk__epilogue epilogue;
    epilogue.linear = desc->epilogue == SK_EPILOGUE_LINEAR;
    epilogue.wide = epilogue.linear && (d == SK_TYPE_F64 || d == SK_TYPE_CF32 || d == SK_TYPE_CF64);
    epilogue.bias = desc->bias && exchanged ? 3u - (uint32_t)desc->bias : (uint32_t)desc->bias;
    epilogue.scale_m = exchanged ? desc->scale_n : desc->scale_m;
    epilogue.scale_n = exchanged ? desc->scale_m : desc->scale_n;
    epilogue.activation = (uint32_t)desc->activation;
    epilogue.clamp = desc->clamp;
    epilogue.triangle = desc->triangle && exchanged ? 3u - (uint32_t)desc->triangle : (uint32_t)desc->triangle;
    epilogue.second = desc->second;
    epilogue.hermitian = desc->hermitian;
    epilogue.residual = SK__RESIDUAL_NONE;
    if (desc->add_residual)
    {
        epilogue.residual = desc->residual.layout == desc->d.layout ? SK__RESIDUAL_LIKE_D : SK__RESIDUAL_TRANSPOSED;
    }
    return epilogue;
}

/* Whether it has other parts than alpha, beta and the activation. */
static bool sk__has_parts(const sk__epilogue* epilogue)
{
    return epilogue->bias || epilogue->scale_m || epilogue->scale_n || epilogue->clamp || epilogue->residual;
}

/* Whether it needs more push constants than every device has, whatever alpha and beta are. */
static bool sk__needs_more(const sk__epilogue* epilogue)
{
    return sk__has_parts(epilogue) || epilogue->second;
}

/* The first member of a desc that makes its epilogue more than linear. */
static const char* sk__epilogue_member(const sk_gemm_desc* desc)
{
    return desc->scale_m        ? "scale_m"
           : desc->scale_n      ? "scale_n"
           : desc->bias         ? "bias"
           : desc->clamp        ? "clamp"
           : desc->add_residual ? "add_residual"
           : desc->second       ? "second"
                                : "activation";
}

/* Writes "; epilogue:" and the parts as the user sees them; "" if there are none. */
static void sk__format_epilogue(const sk__epilogue* epilogue, bool exchanged, char* text, size_t size)
{
    static const char* const residuals[] = {"", " residual", " transposed residual"};
    uint32_t bias = exchanged && epilogue->bias ? 3u - epilogue->bias : epilogue->bias;
    bool scale_m = exchanged ? epilogue->scale_n : epilogue->scale_m;
    bool scale_n = exchanged ? epilogue->scale_m : epilogue->scale_n;
    bool any = epilogue->linear || epilogue->activation || sk__has_parts(epilogue);
    snprintf(text, size, "%s%s%s%s%s%s%s%s%s%s", any ? "; epilogue:" : "", epilogue->linear ? " linear" : "",
             scale_m ? " scale_m" : "", scale_n ? " scale_n" : "", bias ? " bias " : "",
             bias ? sk_bias_name((sk_bias)bias) : "", epilogue->activation ? " " : "",
             epilogue->activation ? sk_activation_name((sk_activation)epilogue->activation) : "",
             epilogue->clamp ? " clamp" : "", residuals[epilogue->residual]);
}

/* functions.h - the Vulkan functions that the library calls: the whole list.
 *
 * Uses result.h. Must not know what they are called for.
 * All of them are found through vkGetInstanceProcAddr. Each device gets pointers of its own.
 */

/* Found through the instance. */
#define SK__INSTANCE_FUNCTIONS(X)     \
    X(vkGetDeviceProcAddr)            \
    X(vkGetPhysicalDeviceProperties)  \
    X(vkGetPhysicalDeviceProperties2) \
    X(vkGetPhysicalDeviceFeatures2)   \
    X(vkEnumerateDeviceExtensionProperties)

/* Found through the device. */
#define SK__DEVICE_FUNCTIONS(X) \
    X(vkCreateShaderModule)     \
    X(vkDestroyShaderModule)    \
    X(vkCreatePipelineLayout)   \
    X(vkDestroyPipelineLayout)  \
    X(vkCreateComputePipelines) \
    X(vkDestroyPipeline)        \
    X(vkGetBufferDeviceAddress) \
    X(vkCmdPipelineBarrier)     \
    X(vkCmdBindPipeline)        \
    X(vkCmdPushConstants)       \
    X(vkCmdDispatch)            \
    X(vkCmdFillBuffer)          \
    X(vkCmdUpdateBuffer)

/* VkCooperativeMatrixPropertiesKHR. Older Vulkan headers lack it, and its function. They have its enums by their names
 * in VK_NV_cooperative_matrix. */
typedef struct sk__matrix_properties
{
    VkStructureType sType;
    void* pNext;
    uint32_t MSize, NSize, KSize;
    VkComponentTypeNV AType, BType, CType, ResultType;
    VkBool32 saturatingAccumulation;
    VkScopeNV scope;
} sk__matrix_properties;

/* Its last argument is an array of sk__matrix_properties; without a type, callers and callees that know one agree. */
typedef VkResult(VKAPI_PTR* sk__get_matrix_properties)(VkPhysicalDevice, uint32_t*, void*);

/* NULL where their extension is absent. */
#define SK__OPTIONAL_FUNCTIONS(X)                                                   \
    X(sk__get_matrix_properties, vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR) \
    X(PFN_vkCmdBeginDebugUtilsLabelEXT, vkCmdBeginDebugUtilsLabelEXT)               \
    X(PFN_vkCmdEndDebugUtilsLabelEXT, vkCmdEndDebugUtilsLabelEXT)

typedef struct sk__functions
{
#define SK_X(name) PFN_##name name;
    SK__INSTANCE_FUNCTIONS(SK_X)
    SK__DEVICE_FUNCTIONS(SK_X)
#undef SK_X
#define SK_X(type, name) type name;
    SK__OPTIONAL_FUNCTIONS(SK_X)
#undef SK_X
} sk__functions;

/* The user's function, or else the one that linking or volk provides. */
static PFN_vkGetInstanceProcAddr sk__get_instance_proc_addr(PFN_vkGetInstanceProcAddr given)
{
#if !defined(VK_NO_PROTOTYPES) || defined(VOLK_H_)
    return given ? given : vkGetInstanceProcAddr;
#else
    return given;
#endif
}

static sk_result sk__load_instance_functions(const sk_logger* logger, PFN_vkGetInstanceProcAddr given,
                                             VkInstance instance, sk__functions* functions)
{
    PFN_vkGetInstanceProcAddr get = sk__get_instance_proc_addr(given);
    SK__REQUIRE(logger, get, SK_ERROR_MISSING_FUNCTION,
                "get_instance_proc_addr is NULL, and no linked Vulkan or loaded volk provides vkGetInstanceProcAddr");
#define SK_X(name)                                                  \
    functions->name = (PFN_##name)get(instance, #name);             \
    SK__REQUIRE(logger, functions->name, SK_ERROR_MISSING_FUNCTION, \
                "the instance has no function %s: Vulkan 1.2 is needed", #name);
    SK__INSTANCE_FUNCTIONS(SK_X)
#undef SK_X
#define SK_X(type, name) functions->name = (type)get(instance, #name);
    SK__OPTIONAL_FUNCTIONS(SK_X)
#undef SK_X
    return SK_SUCCESS;
}

static sk_result sk__load_device_functions(const sk_logger* logger, VkDevice device, sk__functions* functions)
{
#define SK_X(name)                                                               \
    functions->name = (PFN_##name)functions->vkGetDeviceProcAddr(device, #name); \
    SK__REQUIRE(logger, functions->name, SK_ERROR_MISSING_FUNCTION,              \
                "the device has no function %s: Vulkan 1.2 is needed", #name);
    SK__DEVICE_FUNCTIONS(SK_X)
#undef SK_X
    return SK_SUCCESS;
}

/* features.h - which device features the kernels want, and the members of Vulkan's structures that enable them.
 *
 * Uses functions.h. Must not know kernels: they name features by these bits.
 */

/* The name of the bit, its place, and the feature's name in Vulkan. */
#define SK__FEATURES(X)                                           \
    X(SK__BUFFER_DEVICE_ADDRESS, 0, "bufferDeviceAddress")        \
    X(SK__VULKAN_MEMORY_MODEL, 1, "vulkanMemoryModel")            \
    X(SK__STORAGE_16BIT, 2, "storageBuffer16BitAccess")           \
    X(SK__FLOAT16, 3, "shaderFloat16")                            \
    X(SK__COOPERATIVE_MATRIX, 4, "cooperativeMatrix")             \
    X(SK__SUBGROUP_SIZE_CONTROL, 5, "subgroupSizeControl")        \
    X(SK__FULL_SUBGROUPS, 6, "computeFullSubgroups")              \
    X(SK__STORAGE_8BIT, 7, "storageBuffer8BitAccess")             \
    X(SK__INT8, 8, "shaderInt8")                                  \
    X(SK__FLOAT64, 9, "shaderFloat64")                            \
    X(SK__BFLOAT16_MATRIX, 10, "shaderBFloat16CooperativeMatrix") \
    X(SK__INTEGER_DOT_PRODUCT, 11, "shaderIntegerDotProduct")     \
    X(SK__FLOAT32_ADD, 12, "shaderBufferFloat32AtomicAdd")

enum
{
#define SK_X(name, bit, text) name = 1 << bit,
    SK__FEATURES(SK_X)
#undef SK_X
#define SK_X(name, bit, text) | name
    SK__ALL_FEATURES = 0 SK__FEATURES(SK_X),
#undef SK_X
    SK__BASELINE = SK__BUFFER_DEVICE_ADDRESS | SK__VULKAN_MEMORY_MODEL
};

/* What every traced kernel needs. The caller enables it: sk_features has no structure for it. */
enum
{
    SK__SHADER_CLOCK = 1 << 13
};

/* Enumerators of VK_KHR_cooperative_matrix and VK_KHR_shader_bfloat16, which older Vulkan headers lack. */
enum
{
    SK__COOPERATIVE_MATRIX_FEATURES = 1000506000, /* VkStructureType */
    SK__MATRIX_PROPERTIES = 1000506001,           /* VkStructureType */
    SK__BFLOAT16_FEATURES = 1000141000,           /* VkStructureType */
    SK__COMPONENT_TYPE_BFLOAT16 = 1000141000      /* VkComponentTypeKHR */
};

/* The name of the lowest feature of a set. */
static const char* sk__feature_name(uint32_t features)
{
#define SK_X(name, bit, text) \
    if (features & name)      \
    {                         \
        return text;          \
    }
    SK__FEATURES(SK_X)
#undef SK_X
    if (features & SK__SHADER_CLOCK)
    {
        return "VK_KHR_shader_clock with shaderDeviceClock and shaderSubgroupClock";
    }
    return "";
}

/* A member of a structure that enables a feature. If a structure has several members for one feature, the feature needs
 * all of them. */
typedef struct sk__feature_member
{
    int structure; /* VkStructureType */
    size_t offset; /* of a VkBool32 */
    uint32_t feature;
} sk__feature_member;

#define SK__MEMBER(structure, type, member, feature)                                                              \
    VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##structure##_FEATURES, offsetof(VkPhysicalDevice##type##Features, member), \
        feature

/* Structures for single features, and those of the Vulkan versions that later took the features over. */
static const sk__feature_member sk__feature_members[] = {
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2,
     offsetof(VkPhysicalDeviceFeatures2, features) + offsetof(VkPhysicalDeviceFeatures, shaderFloat64), SK__FLOAT64},
    {SK__MEMBER(VULKAN_1_1, Vulkan11, storageBuffer16BitAccess, SK__STORAGE_16BIT)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, bufferDeviceAddress, SK__BUFFER_DEVICE_ADDRESS)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, vulkanMemoryModel, SK__VULKAN_MEMORY_MODEL)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, storageBuffer8BitAccess, SK__STORAGE_8BIT)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, shaderFloat16, SK__FLOAT16)},
    {SK__MEMBER(VULKAN_1_2, Vulkan12, shaderInt8, SK__INT8)},
    {SK__MEMBER(VULKAN_1_3, Vulkan13, subgroupSizeControl, SK__SUBGROUP_SIZE_CONTROL)},
    {SK__MEMBER(VULKAN_1_3, Vulkan13, computeFullSubgroups, SK__FULL_SUBGROUPS)},
    {SK__MEMBER(VULKAN_1_3, Vulkan13, shaderIntegerDotProduct, SK__INTEGER_DOT_PRODUCT)},
    {SK__MEMBER(16BIT_STORAGE, 16BitStorage, storageBuffer16BitAccess, SK__STORAGE_16BIT)},
    {SK__MEMBER(8BIT_STORAGE, 8BitStorage, storageBuffer8BitAccess, SK__STORAGE_8BIT)},
    {SK__MEMBER(SHADER_FLOAT16_INT8, ShaderFloat16Int8, shaderFloat16, SK__FLOAT16)},
    {SK__MEMBER(SHADER_FLOAT16_INT8, ShaderFloat16Int8, shaderInt8, SK__INT8)},
    {SK__MEMBER(BUFFER_DEVICE_ADDRESS, BufferDeviceAddress, bufferDeviceAddress, SK__BUFFER_DEVICE_ADDRESS)},
    {SK__MEMBER(VULKAN_MEMORY_MODEL, VulkanMemoryModel, vulkanMemoryModel, SK__VULKAN_MEMORY_MODEL)},
    {SK__MEMBER(SUBGROUP_SIZE_CONTROL, SubgroupSizeControl, subgroupSizeControl, SK__SUBGROUP_SIZE_CONTROL)},
    {SK__MEMBER(SUBGROUP_SIZE_CONTROL, SubgroupSizeControl, computeFullSubgroups, SK__FULL_SUBGROUPS)},
    {SK__MEMBER(SHADER_INTEGER_DOT_PRODUCT, ShaderIntegerDotProduct, shaderIntegerDotProduct,
                SK__INTEGER_DOT_PRODUCT)},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT,
     offsetof(VkPhysicalDeviceShaderAtomicFloatFeaturesEXT, shaderBufferFloat32AtomicAdd), SK__FLOAT32_ADD},
    {SK__COOPERATIVE_MATRIX_FEATURES, offsetof(sk_cooperative_matrix_features, cooperativeMatrix),
     SK__COOPERATIVE_MATRIX},
    {SK__BFLOAT16_FEATURES, offsetof(sk_bfloat16_features, shaderBFloat16Type), SK__BFLOAT16_MATRIX},
    {SK__BFLOAT16_FEATURES, offsetof(sk_bfloat16_features, shaderBFloat16CooperativeMatrix), SK__BFLOAT16_MATRIX},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR,
     offsetof(VkPhysicalDeviceShaderClockFeaturesKHR, shaderDeviceClock), SK__SHADER_CLOCK},
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR,
     offsetof(VkPhysicalDeviceShaderClockFeaturesKHR, shaderSubgroupClock), SK__SHADER_CLOCK},
};

#undef SK__MEMBER

enum
{
    SK__FEATURE_MEMBERS = sizeof sk__feature_members / sizeof sk__feature_members[0]
};

static VkBool32* sk__find_member(const sk__feature_member* member, const VkBaseOutStructure* structure)
{
    return (VkBool32*)(void*)((char*)(void*)structure + member->offset);
}

/* The features that a structure has members for. */
static uint32_t sk__features_in(int structure)
{
    uint32_t features = 0;
    for (uint32_t i = 0; i < SK__FEATURE_MEMBERS; ++i)
    {
        features |= sk__feature_members[i].structure == structure ? sk__feature_members[i].feature : 0u;
    }
    return features;
}

/* The features that a structure enables. */
static uint32_t sk__features_of(const VkBaseOutStructure* structure)
{
    uint32_t disabled = 0;
    for (uint32_t i = 0; i < SK__FEATURE_MEMBERS; ++i)
    {
        const sk__feature_member* member = &sk__feature_members[i];
        if (member->structure == (int)structure->sType && !*sk__find_member(member, structure))
        {
            disabled |= member->feature;
        }
    }
    return sk__features_in((int)structure->sType) & ~disabled;
}

static uint32_t sk__features_of_chain(const void* chain)
{
    uint32_t features = 0;
    for (const VkBaseOutStructure* s = (const VkBaseOutStructure*)chain; s; s = s->pNext)
    {
        features |= sk__features_of(s);
    }
    return features;
}

/* The features that a device was created with. */
static uint32_t sk__features_of_device(const VkDeviceCreateInfo* info)
{
    bool has_doubles = info->pEnabledFeatures && info->pEnabledFeatures->shaderFloat64;
    return sk__features_of_chain(info->pNext) | (has_doubles ? (uint32_t)SK__FLOAT64 : 0u);
}

/* Enables those of the features that the structure has members for. */
static void sk__enable_features(uint32_t features, VkBaseOutStructure* structure)
{
    for (uint32_t i = 0; i < SK__FEATURE_MEMBERS; ++i)
    {
        const sk__feature_member* member = &sk__feature_members[i];
        if (member->structure == (int)structure->sType && (member->feature & features))
        {
            *sk__find_member(member, structure) = VK_TRUE;
        }
    }
}

/* The extensions of a physical device. */
typedef struct sk__extensions
{
    VkExtensionProperties* list; /* from sk__allocate */
    uint32_t count;
} sk__extensions;

/* The caller frees the list, also after a failure. */
static sk_result sk__list_extensions(const sk_logger* logger, const sk__functions* functions,
                                     const VkAllocationCallbacks* allocator, VkPhysicalDevice physical_device,
                                     sk__extensions* extensions)
{
    memset(extensions, 0, sizeof *extensions);
    uint32_t count = 0;
    VkResult result = functions->vkEnumerateDeviceExtensionProperties(physical_device, NULL, &count, NULL);
    if (result >= 0)
    {
        size_t size = (count + 1u) * sizeof *extensions->list;
        extensions->list = (VkExtensionProperties*)sk__allocate(allocator, size);
        SK__REQUIRE(logger, extensions->list, SK_ERROR_OUT_OF_HOST_MEMORY,
                    "%llu bytes for a list of extensions could not be allocated", (unsigned long long)size);
        result = functions->vkEnumerateDeviceExtensionProperties(physical_device, NULL, &count, extensions->list);
    }
    SK__REQUIRE(logger, result >= 0, SK_ERROR_VULKAN, "vkEnumerateDeviceExtensionProperties returned %d",
                (int)result);
    extensions->count = count;
    return SK_SUCCESS;
}

static bool sk__has_extension(const sk__extensions* extensions, const char* name)
{
    bool found = false;
    for (uint32_t i = 0; i < extensions->count && !found; ++i)
    {
        found = strcmp(extensions->list[i].extensionName, name) == 0;
    }
    return found;
}

/* merge.h - what to create a VkDevice with: the features and extensions that the kernels use and the device has.
 *
 * Uses features.h. Must not know kernels.
 */

/* A structure of sk_features, and the version or extension of Vulkan that its features need. */
typedef struct sk__feature_source
{
    int structure;         /* VkStructureType */
    size_t offset;         /* in sk_features */
    uint32_t version;      /* of Vulkan that has the features without an extension; UINT32_MAX: none */
    const char* extension; /* that older versions need; NULL: none, Vulkan 1.2 has the features */
} sk__feature_source;

#define SK__SOURCE(structure, member, version, extension) structure, offsetof(sk_features, member), version, extension

static const sk__feature_source sk__feature_sources[] = {
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES, storage_16bit, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES, storage_8bit, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES, float16_int8, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES, buffer_device_address, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES, vulkan_memory_model, 0, NULL)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES, subgroup_size_control,
                VK_API_VERSION_1_3, VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME)},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES, integer_dot_product,
                VK_API_VERSION_1_3, VK_KHR_SHADER_INTEGER_DOT_PRODUCT_EXTENSION_NAME)},
    {SK__SOURCE(SK__COOPERATIVE_MATRIX_FEATURES, cooperative_matrix, UINT32_MAX, "VK_KHR_cooperative_matrix")},
    {SK__SOURCE(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT, atomic_float, UINT32_MAX,
                VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME)},
    {SK__SOURCE(SK__BFLOAT16_FEATURES, bfloat16, UINT32_MAX, "VK_KHR_shader_bfloat16")},
};

#undef SK__SOURCE

enum
{
    SK__FEATURE_SOURCES = sizeof sk__feature_sources / sizeof sk__feature_sources[0]
};

/* Makes a structure of sk_features the first of a chain; returns the new chain. */
static void* sk__link_features(const sk__feature_source* source, void* chain, sk_features* features)
{
    VkBaseOutStructure* structure = (VkBaseOutStructure*)(void*)((char*)features + source->offset);
    structure->sType = (VkStructureType)source->structure;
    structure->pNext = (VkBaseOutStructure*)chain;
    return structure;
}

/* Makes the chain begin with VkPhysicalDeviceFeatures2. */
static void* sk__link_core_features(void* chain, sk_features* features)
{
    features->features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features->features.pNext = chain;
    return &features->features;
}

/* The features that a device has. */
static uint32_t sk__query_features(const sk__functions* functions, const sk__extensions* extensions,
                                   VkPhysicalDevice physical_device, uint32_t version)
{
    sk_features all;
    void* chain = NULL;
    memset(&all, 0, sizeof all);
    for (uint32_t i = 0; i < SK__FEATURE_SOURCES; ++i)
    {
        const sk__feature_source* source = &sk__feature_sources[i];
        if (version >= source->version || sk__has_extension(extensions, source->extension))
        {
            chain = sk__link_features(source, chain, &all);
        }
    }
    sk__link_core_features(chain, &all);
    functions->vkGetPhysicalDeviceFeatures2(physical_device, &all.features);
    return sk__features_of_chain(&all.features);
}

/* Enables features in the caller's own structures. Returns the features that have a member there. */
static uint32_t sk__enable_features_in_chain(uint32_t features, const VkDeviceCreateInfo* info)
{
    uint32_t placed = 0;
    for (VkBaseOutStructure* s = (VkBaseOutStructure*)info->pNext; s; s = s->pNext)
    {
        sk__enable_features(features, s);
        placed |= sk__features_in((int)s->sType);
    }
    if (info->pEnabledFeatures)
    {
        VkPhysicalDeviceFeatures* core = (VkPhysicalDeviceFeatures*)info->pEnabledFeatures;
        core->shaderFloat64 = core->shaderFloat64 || (features & SK__FLOAT64) ? VK_TRUE : VK_FALSE;
        placed |= SK__FLOAT64;
    }
    return placed;
}

static const VkBaseOutStructure* sk__find_structure(const VkDeviceCreateInfo* info, VkStructureType type)
{
    const VkBaseOutStructure* s = (const VkBaseOutStructure*)info->pNext;
    while (s && s->sType != type)
    {
        s = s->pNext;
    }
    return s;
}

static bool sk__enables_extension(const VkDeviceCreateInfo* info, const char* name)
{
    bool found = false;
    for (uint32_t i = 0; i < info->enabledExtensionCount && !found; ++i)
    {
        found = strcmp(info->ppEnabledExtensionNames[i], name) == 0;
    }
    return found;
}

/* Links structures for the features that have no member in the chain yet, and lists the extensions that are needed. */
static void sk__append_features(uint32_t available, uint32_t version, VkDeviceCreateInfo* info, sk_features* features)
{
    uint32_t placed = sk__enable_features_in_chain(available, info);
    void* chain = (void*)info->pNext;
    for (uint32_t i = 0; i < SK__FEATURE_SOURCES; ++i)
    {
        const sk__feature_source* source = &sk__feature_sources[i];
        uint32_t used = available & sk__features_in(source->structure);
        if (used & ~placed)
        {
            chain = sk__link_features(source, chain, features);
            sk__enable_features(used, (VkBaseOutStructure*)chain);
        }
        if (used && version < source->version && !sk__enables_extension(info, source->extension))
        {
            features->extensions[features->extension_count++] = source->extension;
        }
    }
    if (!(placed & SK__FLOAT64))
    {
        chain = sk__link_core_features(chain, features);
        sk__enable_features(available, (VkBaseOutStructure*)chain);
    }
    info->pNext = chain;
}

/* Whether what the caller chains and enables can be added to. */
static sk_result sk__check_device_info(const sk_logger* logger, const VkPhysicalDeviceProperties* properties,
                                       uint32_t version, const VkDeviceCreateInfo* info, const sk_features* features)
{
    for (const VkBaseOutStructure* s = (const VkBaseOutStructure*)info->pNext; s; s = s->pNext)
    {
        SK__REQUIRE(logger, (uintptr_t)s - (uintptr_t)features >= sizeof *features, SK_ERROR_INVALID_VALUE,
                    "info->pNext holds structures of features already: use others, or begin with a new info");
    }
    SK__REQUIRE(logger,
                version >= VK_API_VERSION_1_3 ||
                    !sk__find_structure(info, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES),
                SK_ERROR_INVALID_VALUE,
                "info->pNext holds VkPhysicalDeviceVulkan13Features, but %s is used with Vulkan %u.%u",
                properties->deviceName, VK_API_VERSION_MAJOR(version), VK_API_VERSION_MINOR(version));
    SK__REQUIRE(
        logger, !sk__enables_extension(info, VK_EXT_BUFFER_DEVICE_ADDRESS_EXTENSION_NAME), SK_ERROR_INVALID_VALUE,
        "info->ppEnabledExtensionNames holds %s, which excludes Vulkan's own bufferDeviceAddress, which every "
        "kernel needs",
        VK_EXT_BUFFER_DEVICE_ADDRESS_EXTENSION_NAME);
    return SK_SUCCESS;
}

/* Lists the features that the device lacks. It is an error if every kernel needs one of them. */
static sk_result sk__list_missing(const sk_logger* logger, const char* device, uint32_t missing,
                                  sk_features* features)
{
#define SK_X(name, bit, text)                                \
    if (missing & name)                                      \
    {                                                        \
        features->missing[features->missing_count++] = text; \
    }
    SK__FEATURES(SK_X)
#undef SK_X
    SK__REQUIRE(logger, !(missing & SK__BASELINE), SK_ERROR_MISSING_FEATURE, "%s lacks %s, which every kernel needs",
                device, sk__feature_name(missing & SK__BASELINE));
    return SK_SUCCESS;
}

/* Finds what a device has. The members of the desc have been checked. */
static sk_result sk__find_features(const sk_required_features_desc* desc, VkPhysicalDeviceProperties* properties,
                                   uint32_t* version, uint32_t* available)
{
    sk__functions functions;
    sk__extensions extensions;
    SK__TRY(sk__load_instance_functions(&desc->logger, desc->get_instance_proc_addr, desc->instance, &functions));
    functions.vkGetPhysicalDeviceProperties(desc->physical_device, properties);
    *version =
        desc->api_version && desc->api_version < properties->apiVersion ? desc->api_version : properties->apiVersion;
    SK__REQUIRE(&desc->logger, properties->apiVersion >= VK_API_VERSION_1_2, SK_ERROR_MISSING_FEATURE,
                "%s has Vulkan %u.%u, 1.2 is needed", properties->deviceName,
                VK_API_VERSION_MAJOR(properties->apiVersion), VK_API_VERSION_MINOR(properties->apiVersion));
    SK__REQUIRE(&desc->logger, *version >= VK_API_VERSION_1_2, SK_ERROR_INVALID_VALUE,
                "api_version is %u.%u, 1.2 is needed", VK_API_VERSION_MAJOR(*version),
                VK_API_VERSION_MINOR(*version));
    sk_result result =
        sk__list_extensions(&desc->logger, &functions, desc->allocator, desc->physical_device, &extensions);
    if (result == SK_SUCCESS)
    {
        *available = sk__query_features(&functions, &extensions, desc->physical_device, *version);
    }
    sk__free(desc->allocator, extensions.list);
    return result;
}

STREAMK_API sk_result sk_merge_features(const sk_required_features_desc* desc, VkDeviceCreateInfo* info,
                                        sk_features* features)
{
    if (!desc)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    uint32_t version = 0, available = 0;
    VkPhysicalDeviceProperties properties;
    const sk_logger* logger = &desc->logger;
    SK__REQUIRE(logger, desc->instance, SK_ERROR_NULL_ARGUMENT, "instance is NULL");
    SK__REQUIRE(logger, desc->physical_device, SK_ERROR_NULL_ARGUMENT, "physical_device is NULL");
    SK__REQUIRE(logger, info, SK_ERROR_NULL_ARGUMENT, "info is NULL");
    SK__REQUIRE(logger, features, SK_ERROR_NULL_ARGUMENT, "features is NULL");
    SK__TRY(sk__find_features(desc, &properties, &version, &available));
    SK__TRY(sk__check_device_info(logger, &properties, version, info, features));
    memset(features, 0, sizeof *features);
    SK__TRY(sk__list_missing(logger, properties.deviceName, SK__ALL_FEATURES & ~available, features));
    sk__append_features(available, version, info, features);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_required_features(const sk_required_features_desc* desc, sk_features* features)
{
    VkDeviceCreateInfo info;
    memset(&info, 0, sizeof info);
    return sk_merge_features(desc, &info, features);
}

/* device.h - what planning must know of a device.
 *
 * Uses features.h. Must not know kernels or problems; tests fill the structure by hand.
 */

enum
{
    SK__MAX_FRAGMENTS = 64
};

/* Size of a cooperative matrix multiplication: m x k times k x n. */
typedef struct sk__fragment
{
    uint32_t m, n, k;
} sk__fragment;

/* A size of cooperative matrices that a device multiplies, and their types. */
typedef struct sk__matrix_size
{
    sk_type input, accumulator;
    sk__fragment fragment;
} sk__matrix_size;

#define SK__AMD 0x1002u /* a vendorID */

typedef struct sk__device
{
    char name[VK_MAX_PHYSICAL_DEVICE_NAME_SIZE];
    uint32_t vendor; /* VkPhysicalDeviceProperties.vendorID */
    bool is_cpu;
    uint32_t features; /* SK__... bits that the device was created with */
    uint32_t compute_units;
    bool compute_units_guessed;
    uint32_t subgroup_size, subgroup_size_min, subgroup_size_max;
    uint32_t subgroups;       /* most in a workgroup, where the size is forced */
    uint32_t shared_size;     /* bytes in a workgroup */
    uint32_t invocations;     /* most in a workgroup */
    uint32_t push_constants;  /* bytes */
    bool converts_to_nearest; /* f32 to f16 can be told to round to nearest even */
    bool accelerates_dp4a;    /* dot products of four s8, or u8, that share a word have instructions of their own */
    uint32_t matrix_count;    /* sizes in `matrices`: those of subgroup scope whose types kernels have */
    sk__matrix_size matrices[SK__MAX_FRAGMENTS];
} sk__device;

/* The property structures that Vulkan fills. Those of absent extensions stay zero. */
typedef struct sk__properties
{
    VkPhysicalDeviceProperties2 core;
    VkPhysicalDeviceVulkan11Properties vulkan11;
    VkPhysicalDeviceVulkan12Properties vulkan12;
    VkPhysicalDeviceSubgroupSizeControlProperties subgroup_size;
    VkPhysicalDeviceShaderIntegerDotProductProperties dot_product;
    VkPhysicalDeviceShaderSMBuiltinsPropertiesNV nv;
    VkPhysicalDeviceShaderCorePropertiesAMD amd;
    VkPhysicalDeviceShaderCoreBuiltinsPropertiesARM arm;
} sk__properties;

/* Puts a property structure at the head of the chain. */
static void sk__chain_properties(sk__properties* properties, void* structure, VkStructureType type)
{
    VkBaseOutStructure* base = (VkBaseOutStructure*)structure;
    base->sType = type;
    base->pNext = (VkBaseOutStructure*)properties->core.pNext;
    properties->core.pNext = base;
}

static void sk__query_properties(const sk__functions* functions, const sk__extensions* extensions,
                                 VkPhysicalDevice physical_device, uint32_t features, sk__properties* properties)
{
    memset(properties, 0, sizeof *properties);
    properties->core.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    sk__chain_properties(properties, &properties->vulkan11, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES);
    sk__chain_properties(properties, &properties->vulkan12, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES);
    if (features & SK__SUBGROUP_SIZE_CONTROL)
    {
        sk__chain_properties(properties, &properties->subgroup_size,
                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES);
    }
    if (features & SK__INTEGER_DOT_PRODUCT)
    {
        sk__chain_properties(properties, &properties->dot_product,
                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_PROPERTIES);
    }
    if (sk__has_extension(extensions, VK_NV_SHADER_SM_BUILTINS_EXTENSION_NAME))
    {
        sk__chain_properties(properties, &properties->nv,
                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    }
    if (sk__has_extension(extensions, VK_AMD_SHADER_CORE_PROPERTIES_EXTENSION_NAME))
    {
        sk__chain_properties(properties, &properties->amd,
                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD);
    }
    if (sk__has_extension(extensions, VK_ARM_SHADER_CORE_BUILTINS_EXTENSION_NAME))
    {
        sk__chain_properties(properties, &properties->arm,
                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_BUILTINS_PROPERTIES_ARM);
    }
    functions->vkGetPhysicalDeviceProperties2(physical_device, &properties->core);
}

/* The number of compute units, if an extension tells it; otherwise 0. */
static uint32_t sk__told_compute_units(const sk__properties* properties)
{
    if (properties->nv.shaderSMCount)
    {
        return properties->nv.shaderSMCount;
    }
    if (properties->amd.shaderEngineCount)
    {
        return properties->amd.shaderEngineCount * properties->amd.shaderArraysPerEngineCount *
               properties->amd.computeUnitsPerShaderArray;
    }
    return properties->arm.shaderCoreCount;
}

/* A number of the usual order of magnitude, for devices that do not tell. A number that is too large costs some
 * balance; one that is too small leaves compute units idle. */
static uint32_t sk__guess_compute_units(VkPhysicalDeviceType type)
{
    switch ((int)type)
    {
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU: return 64;
    case VK_PHYSICAL_DEVICE_TYPE_CPU: return 8;
    default: return 16;
    }
}

static void sk__find_compute_units(const sk__properties* properties, uint32_t given, sk__device* device)
{
    uint32_t told = given ? given : sk__told_compute_units(properties);
    device->compute_units_guessed = told == 0;
    device->compute_units = told ? told : sk__guess_compute_units(properties->core.properties.deviceType);
}

/* The type of a cooperative matrix's components; SK_TYPE_FORCE_I32 for one that no kernel has. */
static sk_type sk__component_type(VkComponentTypeNV type)
{
    switch ((int)type)
    {
    case VK_COMPONENT_TYPE_FLOAT32_NV: return SK_TYPE_F32;
    case VK_COMPONENT_TYPE_FLOAT16_NV: return SK_TYPE_F16;
    case VK_COMPONENT_TYPE_SINT8_NV: return SK_TYPE_S8;
    case VK_COMPONENT_TYPE_UINT8_NV: return SK_TYPE_U8;
    case VK_COMPONENT_TYPE_SINT32_NV: return SK_TYPE_S32;
    case VK_COMPONENT_TYPE_UINT32_NV: return SK_TYPE_U32;
    case SK__COMPONENT_TYPE_BFLOAT16: return SK_TYPE_BF16;
    default: return SK_TYPE_FORCE_I32;
    }
}

static bool sk__is_usable_matrix(const sk__matrix_properties* matrix)
{
    return matrix->AType == matrix->BType && matrix->CType == matrix->ResultType && !matrix->saturatingAccumulation &&
           sk__component_type(matrix->AType) != SK_TYPE_FORCE_I32 &&
           sk__component_type(matrix->CType) != SK_TYPE_FORCE_I32 && matrix->scope == VK_SCOPE_SUBGROUP_NV;
}

/* Lists the sizes of cooperative matrices that kernels can be built from. */
static void sk__find_fragments(const sk__functions* functions, VkPhysicalDevice physical_device, sk__device* device)
{
    sk__matrix_properties matrices[256];
    uint32_t count = sizeof matrices / sizeof matrices[0];
    if (!(device->features & SK__COOPERATIVE_MATRIX) || !functions->vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR)
    {
        return;
    }
    memset(matrices, 0, sizeof matrices);
    for (uint32_t i = 0; i < count; ++i)
    {
        matrices[i].sType = (VkStructureType)SK__MATRIX_PROPERTIES;
    }
    if (functions->vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR(physical_device, &count, matrices) < 0)
    {
        return;
    }
    for (uint32_t i = 0; i < count && device->matrix_count < SK__MAX_FRAGMENTS; ++i)
    {
        if (sk__is_usable_matrix(&matrices[i]))
        {
            sk__matrix_size size = {sk__component_type(matrices[i].AType),
                                    sk__component_type(matrices[i].CType),
                                    {matrices[i].MSize, matrices[i].NSize, matrices[i].KSize}};
            device->matrices[device->matrix_count++] = size;
        }
    }
}

static void sk__fill_device(const sk__functions* functions, const sk__extensions* extensions,
                            VkPhysicalDevice physical_device, const VkDeviceCreateInfo* create_info,
                            uint32_t compute_units, sk__device* device)
{
    sk__properties properties;
    memset(device, 0, sizeof *device);
    device->features = sk__features_of_device(create_info);
    sk__query_properties(functions, extensions, physical_device, device->features, &properties);
    const VkPhysicalDeviceLimits* limits = &properties.core.properties.limits;
    memcpy(device->name, properties.core.properties.deviceName, sizeof device->name);
    device->vendor = properties.core.properties.vendorID;
    device->is_cpu = properties.core.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    device->subgroup_size = properties.vulkan11.subgroupSize;
    device->subgroup_size_min = device->subgroup_size;
    device->subgroup_size_max = device->subgroup_size;
    device->subgroups = UINT32_MAX;
    if (properties.subgroup_size.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT)
    {
        device->subgroup_size_min = properties.subgroup_size.minSubgroupSize;
        device->subgroup_size_max = properties.subgroup_size.maxSubgroupSize;
        device->subgroups = properties.subgroup_size.maxComputeWorkgroupSubgroups;
    }
    device->shared_size = limits->maxComputeSharedMemorySize;
    device->invocations = sk__min(limits->maxComputeWorkGroupInvocations, limits->maxComputeWorkGroupSize[0]);
    device->push_constants = limits->maxPushConstantsSize;
    device->converts_to_nearest = properties.vulkan12.shaderRoundingModeRTEFloat16 == VK_TRUE;
    device->accelerates_dp4a = properties.dot_product.integerDotProduct4x8BitPackedSignedAccelerated &&
                               properties.dot_product.integerDotProduct4x8BitPackedUnsignedAccelerated;
    sk__find_compute_units(&properties, compute_units, device);
    sk__find_fragments(functions, physical_device, device);
}

/* spirv.h - shader modules as the header holds them.
 *
 * Uses memory.h.
 */

#include <stdint.h>
#include <string.h>

/* A module as the header holds it. If base is NULL, the words are the module itself. Otherwise they are runs; see
 * sk__join_runs. */
typedef struct sk__spirv
{
    const char* const* text;      /* strings, of which the words go from one to the next; see sk__read_word */
    uint32_t count;               /* of words */
    const struct sk__spirv* base; /* a similar module, which may have a base of its own; or NULL */
    uint32_t size;                /* bytes of the whole module */
} sk__spirv;

/* Where a text is read. */
typedef struct sk__reader
{
    const char* const* piece;
    const char* next;
} sk__reader;

/* The value of a digit: 90 characters from ! on, without ", *, ? and \. */
static uint32_t sk__digit(char digit)
{
    uint32_t left_out = (digit > '"' ? 1u : 0u) + (digit > '*' ? 1u : 0u) + (digit > '?' ? 1u : 0u);
    return (uint32_t)(unsigned char)digit - 33u - left_out - (digit > '\\' ? 1u : 0u);
}

/* The next word of a text: digits, the highest first. Those but the last are of base 42, and have 48 added. */
static uint32_t sk__read_word(sk__reader* reader)
{
    uint32_t word = 0, value = 48;
    while (value >= 48)
    {
        while (*reader->next == 0)
        {
            reader->next = *++reader->piece;
        }
        value = sk__digit(*reader->next++);
        word = value < 48 ? word * 48u + value : word * 42u + (value - 48u);
    }
    return word;
}

/* Writes a module's `size` bytes. A run is three numbers and some words: the first word and the count of words to copy
 * from the base; how many words of the module's own follow; and those. */
static void sk__join_runs(const sk__spirv* spirv, const uint32_t* base, uint32_t* module)
{
    sk__reader reader = {spirv->text, spirv->text[0]};
    for (uint32_t read = 0; read < spirv->count;)
    {
        uint32_t from = sk__read_word(&reader), copied = sk__read_word(&reader), own = sk__read_word(&reader);
        memcpy(module, base + from, copied * sizeof *module);
        module += copied;
        for (uint32_t i = 0; i < own; ++i)
        {
            *module++ = sk__read_word(&reader);
        }
        read += 3 + own;
    }
}

/* A module's `size` bytes, which the caller frees. NULL if memory is short. */
static uint32_t* sk__expand(const VkAllocationCallbacks* allocator, const sk__spirv* spirv)
{
    uint32_t* base = spirv->base ? sk__expand(allocator, spirv->base) : NULL;
    uint32_t* module = base || !spirv->base ? (uint32_t*)sk__allocate(allocator, spirv->size) : NULL;
    sk__reader reader = {spirv->text, spirv->text[0]};
    if (module && base)
    {
        sk__join_runs(spirv, base, module);
    }
    for (uint32_t i = 0; module && !base && i < spirv->count; ++i)
    {
        module[i] = sk__read_word(&reader);
    }
    sk__free(allocator, base);
    return module;
}

/* Removes the RoundingModeRTE capability and execution mode; returns the bytes left.
 * SPIR-V 1.5, sections 2.3, 3.6 and 3.31: OpCapability is 17, OpExecutionMode 16, their operands 4467 and 4462. */
static size_t sk__strip_rounding_mode(uint32_t* module, size_t size)
{
    size_t kept = 5, words = 0;
    for (size_t i = 5; i < size / sizeof *module; i += words)
    {
        uint32_t operation = module[i] & 0xffffu;
        words = module[i] >> 16;
        bool strip = (operation == 17u && module[i + 1] == 4467u) || (operation == 16u && module[i + 2] == 4462u);
        if (!strip)
        {
            memmove(module + kept, module + i, words * sizeof *module);
            kept += words;
        }
    }
    return kept * sizeof *module;
}

/* kernels.h - what a kernel is, and which ones a device can run.
 *
 * Uses device.h and spirv.h. Must not know problems or plans. The table of kernels follows the header's last part.
 */

/* Extents are elements, sizes bytes. */
typedef struct sk__kernel
{
    const char* name;
    sk_type input, accumulator, output;
    sk_multiply multiply;
    bool for_cpu;    /* made for CPU drivers: chosen on those, and only there */
    uint32_t vendor; /* chosen only on this vendor's GPUs; 0: on any */
    uint32_t tile_m, tile_n, tile_k;
    uint32_t part_m, part_n; /* of a subgroup (coop) or an invocation (scalar, dp4a); dot: rows, lines of B */
    uint32_t parts;          /* subgroups (coop) or invocations (all others) of a workgroup */
    uint32_t output_vector;  /* elements of D in one store */
    uint32_t shared_size;
    uint32_t transposed_size; /* coop: the same where tiles are stored transposed */
    uint32_t features;        /* SK__... bits that it needs */
    uint32_t subgroup_sizes;  /* coop: set of sizes it can be built for; a size is its own bit */
    uint32_t fragment_count;
    sk__fragment fragments[SK__FRAGMENTS]; /* coop: that it can be built from, best first */
    uint32_t ahead_vendor; /* coop: whose devices load fragments a step ahead; 0: nobody's, UINT32_MAX: all */
    const sk__spirv* modules[SK__MODULE_KINDS];
} sk__kernel;

/* The table: kernels of the same types lie side by side, in order of the registry. */
static const sk__kernel* sk__kernel_at(uint32_t index);
static uint32_t sk__kernel_count(void);

static bool sk__is_made_for(const sk__kernel* kernel, const sk__device* device)
{
    bool multiplies_words = (kernel->features & SK__INTEGER_DOT_PRODUCT) != 0;
    bool is_slow = multiplies_words && !device->accelerates_dp4a && !device->is_cpu;
    return kernel->for_cpu == device->is_cpu && (kernel->vendor == 0 || kernel->vendor == device->vendor) && !is_slow;
}

/* Whether it multiplies faster where k is contiguous, and so has what it packs transposed. */
static bool sk__packs_transposed(const sk__kernel* kernel)
{
    return kernel->modules[SK__MODULE_TRANSPOSE] != NULL;
}

/* Whether it reads nothing but copies of A and B in the order of its fragments. */
static bool sk__is_arranged(const sk__kernel* kernel)
{
    return kernel->multiply == SK_MULTIPLY_ARRANGED;
}

/* Whether it multiplies by cooperative matrices. */
static bool sk__has_fragments(const sk__kernel* kernel)
{
    return kernel->multiply == SK_MULTIPLY_COOP || sk__is_arranged(kernel);
}

/* How a device builds a kernel. */
typedef struct sk__build
{
    const char* reason;              /* why it cannot; "" if it can */
    uint32_t invocations;            /* in a workgroup */
    uint32_t required_subgroup_size; /* 0: the device's own */
    sk__fragment fragment;           /* coop */
} sk__build;

/* A subgroup size that the kernel can be built for and the device can run, its own if it cannot be forced; 0: none. */
static uint32_t sk__choose_subgroup_size(const sk__device* device, const sk__kernel* kernel)
{
    uint32_t needed = SK__SUBGROUP_SIZE_CONTROL | SK__FULL_SUBGROUPS;
    if ((device->features & needed) != needed)
    {
        return device->subgroup_size & kernel->subgroup_sizes;
    }
    for (uint32_t size = 32; size >= 8; size /= 2)
    {
        if ((kernel->subgroup_sizes & size) && size >= device->subgroup_size_min && size <= device->subgroup_size_max)
        {
            return size;
        }
    }
    return device->subgroup_size_max & kernel->subgroup_sizes;
}

/* What cooperative matrices hold of A and B: 8-bit floats are widened, which is exact. */
static sk_type sk__matrix_type(sk_type input)
{
    return input == SK_TYPE_E4M3 || input == SK_TYPE_E5M2 ? SK_TYPE_F16 : input;
}

static const sk__fragment* sk__choose_fragment(const sk__device* device, const sk__kernel* kernel)
{
    for (uint32_t i = 0; i < kernel->fragment_count; ++i)
    {
        for (uint32_t j = 0; j < device->matrix_count; ++j)
        {
            const sk__matrix_size* size = &device->matrices[j];
            if (size->input == sk__matrix_type(kernel->input) && size->accumulator == kernel->accumulator &&
                memcmp(&kernel->fragments[i], &size->fragment, sizeof(sk__fragment)) == 0)
            {
                return &kernel->fragments[i];
            }
        }
    }
    return NULL;
}

/* Fills in what cooperative matrices need; returns why they cannot be had, or "". */
static const char* sk__build_coop(const sk__device* device, const sk__kernel* kernel, sk__build* build)
{
    const sk__fragment* fragment = sk__choose_fragment(device, kernel);
    uint32_t subgroup_size = sk__choose_subgroup_size(device, kernel);
    if (!fragment)
    {
        return "no cooperative matrix size that the kernel is made for";
    }
    if (!subgroup_size)
    {
        return "no subgroup size that the kernel is made for";
    }
    bool forced = (device->features & SK__SUBGROUP_SIZE_CONTROL) && (device->features & SK__FULL_SUBGROUPS);
    if (forced && kernel->parts > device->subgroups)
    {
        return "maxComputeWorkgroupSubgroups is too small";
    }
    build->fragment = *fragment;
    build->invocations = kernel->parts * subgroup_size;
    build->required_subgroup_size =
        forced && device->subgroup_size_min != device->subgroup_size_max ? subgroup_size : 0;
    return "";
}

static sk__build sk__build_kernel(const sk__device* device, const sk__kernel* kernel)
{
    sk__build build;
    memset(&build, 0, sizeof build);
    build.reason = sk__feature_name(kernel->features & ~device->features);
    build.invocations = kernel->parts;
    if (*build.reason == 0 && sk__has_fragments(kernel))
    {
        build.reason = sk__build_coop(device, kernel, &build);
    }
    if (*build.reason == 0 && kernel->shared_size > device->shared_size)
    {
        build.reason = "maxComputeSharedMemorySize is too small";
    }
    if (*build.reason == 0 && build.invocations > device->invocations)
    {
        build.reason = "maxComputeWorkGroupInvocations is too small";
    }
    return build;
}

/* costs.h - constants of the cost model, by device or by its class, and by kernel.
 *
 * Uses kernels.h. Must not know problems or plans. The tables follow the header's last part.
 */

/* How long the steps of a kernel's workgroup take on a device. Times are microseconds. */
typedef struct sk__cost
{
    uint32_t workgroups_per_unit; /* workgroups that run together on a compute unit */
    float start_time;             /* of a segment, before its first k-iteration is multiplied */
    float iteration_time;         /* of a k-iteration, when every compute unit runs workgroups_per_unit */
    float lone_iteration_time;    /* of a k-iteration of a workgroup that has a compute unit for itself */
    float fixup_time;             /* of storing a partial and completing a tile, whatever the number of peers */
    float peer_time;              /* of adding one partial */
    float last_arriver_factor;    /* by which k-iterations take longer where the fixup is last arriver */
    float epilogue_time;          /* of writing a tile */
    uint32_t fitted;              /* index of its constants that were fitted by hand; 0: the table's */
} sk__cost;

/* The constants that were fitted by hand: their types, and their names in gen/costs.toml, which explains them. */
#define SK__FITTED(X)                 \
    X(float, general_coop)            \
    X(float, general_scalar)          \
    X(float, general_scalar_small)    \
    X(float, general_dot)             \
    X(float, strided_a)               \
    X(float, strided_b)               \
    X(float, copy)                    \
    X(float, copy_arranged_unaligned) \
    X(float, store)                   \
    X(float, short_tile)              \
    X(float, sum_latency)             \
    X(float, sum_round)               \
    X(float, sum_run)                 \
    X(float, far)                     \
    X(uint32_t, crowd)                \
    X(uint32_t, sum_peers)

#define SK__FITTED_MEMBER(type, name) type name;

typedef struct sk__fitted
{
    SK__FITTED(SK__FITTED_MEMBER)
} sk__fitted;

typedef struct sk__cost_table
{
    const char* name; /* of a class; or the beginning of a device's name */
    bool is_class, for_cpu;
    uint32_t vendor;            /* 0: any */
    float bandwidth;            /* of device memory, GB/s over the number of compute units */
    float second_dispatch_time; /* with the barrier before it */
    const sk__fitted* fitted;   /* the table's, then those of kernels that have their own */
    const sk__cost* kernels;    /* one a kernel */
} sk__cost_table;

/* The tables of devices come first, then those of classes. The last ones hold for any CPU and for any other device. */
static const sk__cost_table* sk__cost_table_at(uint32_t index);

/* Bytes that device memory moves in a microsecond. */
static float sk__memory_rate(const sk__cost_table* costs, uint32_t compute_units)
{
    return costs->bandwidth * 1e3f * (float)compute_units;
}

/* The constants that a profile may have of its own: members of sk__cost_table, and of sk__cost. */
#define SK__COST_NUMBERS(X) \
    X(bandwidth)            \
    X(second_dispatch_time)

#define SK__KERNEL_COST_NUMBERS(X) \
    X(start_time)                  \
    X(iteration_time)              \
    X(lone_iteration_time)         \
    X(fixup_time)                  \
    X(peer_time)                   \
    X(last_arriver_factor)         \
    X(epilogue_time)

/* The first table that is for the device. */
static const sk__cost_table* sk__find_costs(const sk__device* device)
{
    for (uint32_t i = 0;; ++i)
    {
        const sk__cost_table* table = sk__cost_table_at(i);
        bool of_kind = table->for_cpu == device->is_cpu && (table->vendor == 0 || table->vendor == device->vendor);
        if (of_kind && (table->is_class || strncmp(device->name, table->name, strlen(table->name)) == 0))
        {
            return table;
        }
    }
}

/* The constants of a kernel that were fitted by hand. */
static const sk__fitted* sk__fitted_of(const sk__cost_table* costs, const sk__cost* kernel)
{
    return &costs->fitted[kernel->fitted];
}

/* context.h - a device as the library knows it, its kernels, and the pipelines made so far.
 *
 * Uses contract.h.j2, costs.h, epilogue.h. Must not know problems or plans.
 */

/* Everything that tells one pipeline of a kernel from another. */
typedef struct sk__pipeline_key
{
    uint32_t kernel; /* index */
    sk__module_kind module;
    bool a_k_contiguous, b_k_contiguous, c_transposed, pointers;
    bool conjugate_a, conjugate_b;
    bool aligned, aligned_output; /* of A and B, and of D */
    bool packed;                  /* A or B */
    sk__epilogue epilogue;
    sk__fixup_stage fixup;
    uint32_t parts_m, parts_n; /* tiles that share a place of the tile map: 1, but for a retiled plan's last wave */
    uint32_t unit;             /* k-iterations that the schedule keeps together */
    bool chunked;              /* units are summed by themselves */
    uint32_t interleave;       /* every interleave-th worker shares every interleave-th Stream-K tile */
    uint32_t own_invocations;  /* in a workgroup of sum.comp (see sum.h), or of prepare.comp; otherwise 0 */
} sk__pipeline_key;

/* What a dispatch is told. In plans whose epilogue has only alpha and beta, the push constants end after beta. */
typedef struct sk__push_constants
{
    sk__arguments arguments;
    sk__epilogue_arguments epilogue;
} sk__push_constants;

typedef struct sk__pipeline
{
    uint32_t kernel; /* index */
    sk__module_kind module;
    uint32_t constants[SK__CONSTANT_COUNT]; /* everything else that its key says */
    VkPipeline handle;
    uint32_t holders; /* how often plans hold it */
    struct sk__pipeline* next;
} sk__pipeline;

struct sk_context
{
    sk__device device;
    const sk__cost_table* costs; /* the library's, or &own_costs */
    sk__cost_table own_costs;    /* of a profile that has constants, with: */
    sk__cost* own_kernel_costs;  /* one a kernel; NULL: there are none */
    sk__functions functions;
    sk_logger logger;
    const VkAllocationCallbacks* allocator; /* NULL, or &allocator_copy */
    VkAllocationCallbacks allocator_copy;
    VkDevice handle; /* NULL: there is none, the context only plans */
    VkPipelineCache pipeline_cache;
    VkPipelineLayout layouts[2]; /* push constants only; [0]: as many as every device has; [1]: more, or NULL */
    sk__pipeline* pipelines;     /* newest first */
    sk__build builds[1];         /* one a kernel; allocated to length */
};

/* Bytes of the push constants of a plan. */
static uint32_t sk__push_constants_size(bool more)
{
    size_t least = offsetof(sk__push_constants, epilogue) + SK__EPILOGUE_LEAST * sizeof(uint32_t);
    return (uint32_t)(more ? sizeof(sk__push_constants) : least);
}

/* Whether a plan's epilogue is told by more push constants than every device has. */
static bool sk__pushes_more(const sk_context* context, const sk__epilogue* epilogue)
{
    bool has_more = context->device.push_constants >= SK__MORE_PUSH_CONSTANTS;
    return sk__needs_more(epilogue) || (epilogue->wide && has_more);
}

static sk_result sk__create_layout(sk_context* context, bool more)
{
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, sk__push_constants_size(more)};
    VkPipelineLayoutCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    VkResult result = context->functions.vkCreatePipelineLayout(context->handle, &info, context->allocator,
                                                                &context->layouts[more]);
    SK__REQUIRE(&context->logger, result == VK_SUCCESS, SK_ERROR_VULKAN, "vkCreatePipelineLayout returned %d",
                (int)result);
    return SK_SUCCESS;
}

static sk_result sk__check_context_desc(const sk_context_desc* desc)
{
    const sk_logger* logger = &desc->logger;
    SK__REQUIRE(logger, desc->instance, SK_ERROR_NULL_ARGUMENT, "instance is NULL");
    SK__REQUIRE(logger, desc->physical_device, SK_ERROR_NULL_ARGUMENT, "physical_device is NULL");
    SK__REQUIRE(logger, desc->device, SK_ERROR_NULL_ARGUMENT, "device is NULL");
    SK__REQUIRE(logger, desc->device_create_info, SK_ERROR_NULL_ARGUMENT,
                "device_create_info is NULL: pass what the device was created with");
    return SK_SUCCESS;
}

static sk_result sk__find_device(sk_context* context, const sk_context_desc* desc)
{
    sk__extensions extensions;
    sk_result result = sk__list_extensions(&context->logger, &context->functions, context->allocator,
                                           desc->physical_device, &extensions);
    if (result == SK_SUCCESS)
    {
        sk__fill_device(&context->functions, &extensions, desc->physical_device, desc->device_create_info,
                        desc->compute_units, &context->device);
    }
    sk__free(context->allocator, extensions.list);
    return result;
}

/* Finds out which kernels the device can run. `what` describes the device, and should have the features. */
static sk_result sk__find_builds(sk_context* context, const char* what)
{
    uint32_t missing = SK__BASELINE & ~context->device.features;
    SK__REQUIRE(&context->logger, !missing, SK_ERROR_MISSING_FEATURE,
                "%s does not enable %s, which every kernel needs", what, sk__feature_name(missing));
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        context->builds[i] = sk__build_kernel(&context->device, sk__kernel_at(i));
    }
    return SK_SUCCESS;
}

/* Refuses what needs a device to a context that has none. */
static sk_result sk__require_device(const sk_context* context)
{
    SK__REQUIRE(&context->logger, context->handle, SK_ERROR_NO_DEVICE,
                "the context was made from the profile of %s: it plans, and cannot record", context->device.name);
    return SK_SUCCESS;
}

/* Fills a zeroed context. If it fails, the caller destroys what was made so far. */
static sk_result sk__open_context(sk_context* context, const sk_context_desc* desc)
{
    context->handle = desc->device;
    context->pipeline_cache = desc->pipeline_cache;
    SK__TRY(sk__load_instance_functions(&desc->logger, desc->get_instance_proc_addr, desc->instance,
                                        &context->functions));
    SK__TRY(sk__load_device_functions(&desc->logger, desc->device, &context->functions));
    SK__TRY(sk__find_device(context, desc));
    context->costs = sk__find_costs(&context->device);
    SK__TRY(sk__find_builds(context, "device_create_info"));
    SK__TRY(sk__create_layout(context, false));
    return context->device.push_constants < SK__MORE_PUSH_CONSTANTS ? SK_SUCCESS : sk__create_layout(context, true);
}

/* Memory of a context, zeroed, with the allocator and the logger that it keeps. */
static sk_result sk__allocate_context(const VkAllocationCallbacks* allocator, const sk_logger* logger,
                                      sk_context** context)
{
    size_t size = sizeof(sk_context) + sk__kernel_count() * sizeof(sk__build);
    sk_context* made = (sk_context*)sk__allocate(allocator, size);
    SK__REQUIRE(logger, made, SK_ERROR_OUT_OF_HOST_MEMORY, "the context's %llu bytes could not be allocated",
                (unsigned long long)size);
    made->logger = *logger;
    if (allocator)
    {
        made->allocator_copy = *allocator;
        made->allocator = &made->allocator_copy;
    }
    *context = made;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_create_context(const sk_context_desc* desc, sk_context** context)
{
    if (!desc)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&desc->logger, context, SK_ERROR_NULL_ARGUMENT, "context is NULL");
    *context = NULL;
    SK__TRY(sk__check_context_desc(desc));
    sk_context* made = NULL;
    SK__TRY(sk__allocate_context(desc->allocator, &desc->logger, &made));
    sk_result result = sk__open_context(made, desc);
    if (result != SK_SUCCESS)
    {
        sk_destroy_context(made);
        return result;
    }
    *context = made;
    return SK_SUCCESS;
}

/* Destroys the pipelines that have at most so many holders. */
static void sk__destroy_pipelines(sk_context* context, uint32_t most_holders)
{
    for (sk__pipeline** link = &context->pipelines; *link;)
    {
        sk__pipeline* pipeline = *link;
        if (pipeline->holders > most_holders)
        {
            link = &pipeline->next;
            continue;
        }
        *link = pipeline->next;
        context->functions.vkDestroyPipeline(context->handle, pipeline->handle, context->allocator);
        sk__free(context->allocator, pipeline);
    }
}

STREAMK_API void sk_trim_context(sk_context* context)
{
    if (context)
    {
        sk__destroy_pipelines(context, 0);
    }
}

STREAMK_API void sk_destroy_context(sk_context* context)
{
    if (!context)
    {
        return;
    }
    sk__destroy_pipelines(context, UINT32_MAX);
    for (int more = 0; more < 2; ++more)
    {
        if (context->layouts[more])
        {
            context->functions.vkDestroyPipelineLayout(context->handle, context->layouts[more], context->allocator);
        }
    }
    sk__free(context->allocator, context->own_kernel_costs);
    VkAllocationCallbacks copy = context->allocator_copy;
    sk__free(context->allocator ? &copy : NULL, context);
}

STREAMK_API sk_context_info sk_query_context(const sk_context* context)
{
    sk_context_info info;
    info.device_name = context->device.name;
    info.compute_units = context->device.compute_units;
    info.compute_units_guessed = context->device.compute_units_guessed;
    info.kernel_count = sk__kernel_count();
    info.costs = context->costs->name;
    info.costs_measured = !context->costs->is_class;
    info.only_plans = !context->handle;
    return info;
}

STREAMK_API sk_kernel_info sk_query_kernel(const sk_context* context, uint32_t index)
{
    sk_kernel_info info;
    memset(&info, 0, sizeof info);
    if (index >= sk__kernel_count())
    {
        return info;
    }
    const sk__kernel* kernel = sk__kernel_at(index);
    const sk__build* build = &context->builds[index];
    info.name = kernel->name;
    info.input = kernel->input;
    info.accumulator = kernel->accumulator;
    info.output = kernel->output;
    info.multiply = kernel->multiply;
    info.tile_m = kernel->tile_m;
    info.tile_n = kernel->tile_n;
    info.tile_k = kernel->tile_k;
    info.part_m = kernel->part_m;
    info.part_n = kernel->part_n;
    info.shared_size = kernel->shared_size;
    info.reason = build->reason;
    info.available = *build->reason == 0;
    info.automatic = sk__is_made_for(kernel, &context->device);
    info.invocations = info.available ? build->invocations : 0;
    return info;
}

/* profile.h - writes a device as text.
 *
 * Uses context.h, line.h, names.h. Must not know problems or plans. The manual's chapter PROFILES says what is in it.
 */

/* Members of sk__device that are lines of their own. */
#define SK__PROFILE_COUNTS(X) \
    X(compute_units)          \
    X(subgroup_size)          \
    X(subgroup_size_min)      \
    X(subgroup_size_max)      \
    X(subgroups)              \
    X(shared_size)            \
    X(invocations)            \
    X(push_constants)

#define SK__PROFILE_FLAGS(X) \
    X(is_cpu)                \
    X(compute_units_guessed) \
    X(converts_to_nearest)   \
    X(accelerates_dp4a)

static void sk__add_features(sk__line* line, uint32_t features)
{
#define SK_X(name, bit, text) (features & name) ? sk__add(line, "feature = %s\n", text) : (void)0;
    SK__FEATURES(SK_X)
#undef SK_X
}

static void sk__add_matrices(sk__line* line, const sk__device* device)
{
    for (uint32_t i = 0; i < device->matrix_count; ++i)
    {
        const sk__matrix_size* size = &device->matrices[i];
        sk__add(line, "matrix = %s %s %u %u %u\n", sk_type_name(size->input), sk_type_name(size->accumulator),
                size->fragment.m, size->fragment.n, size->fragment.k);
    }
}

static void sk__add_kernel_cost(sk__line* line, const char* kernel, const sk__cost* cost)
{
    sk__add(line, "cost = %s %u", kernel, cost->workgroups_per_unit);
#define SK_X(member) sk__add(line, " %.9g", (double)cost->member);
    SK__KERNEL_COST_NUMBERS(SK_X)
#undef SK_X
    sk__add(line, "\n");
}

/* Those that are not the library's for such a device. */
static void sk__add_constants(sk__line* line, const sk_context* context)
{
    const sk__cost_table* own = context->costs;
    const sk__cost_table* found = sk__find_costs(&context->device);
#define SK_X(member) own->member != found->member ? sk__add(line, #member " = %.9g\n", (double)own->member) : (void)0;
    SK__COST_NUMBERS(SK_X)
#undef SK_X
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (memcmp(&own->kernels[i], &found->kernels[i], sizeof(sk__cost)) != 0)
        {
            sk__add_kernel_cost(line, sk__kernel_at(i)->name, &own->kernels[i]);
        }
    }
}

STREAMK_API size_t sk_format_profile(const sk_context* context, char* text, size_t size)
{
    const sk__device* device = &context->device;
    sk__line line = {text, size, 0};
    sk__add(&line, "name = %s\nvendor = 0x%x\n", device->name, device->vendor);
#define SK_X(member) sk__add(&line, #member " = %u\n", device->member);
    SK__PROFILE_COUNTS(SK_X)
#undef SK_X
#define SK_X(member) sk__add(&line, #member " = %s\n", device->member ? "yes" : "no");
    SK__PROFILE_FLAGS(SK_X)
#undef SK_X
    sk__add_features(&line, device->features);
    sk__add_matrices(&line, device);
    sk__add_constants(&line, context);
    return line.length;
}

/* profile_line.h - a line of a profile: its words and numbers, and what is wrong with it.
 *
 * Uses context.h. Must not know which lines a profile has.
 */

enum
{
    SK__PROFILE_LINE = 512 /* bytes of the longest line, with a 0 */
};

#define SK__GREATEST_COST 1e9f /* of any constant */

/* A line of a profile, which is being read into a context. */
typedef struct sk__profile_line
{
    sk_context* context;
    uint32_t number; /* from 1 */
    bool constants;  /* only lines of constants are read, which need those of the device; else only the others */
    char text[SK__PROFILE_LINE];
    char* key;
    char* value;
} sk__profile_line;

static sk_result sk__refuse_value(const sk__profile_line* line, const char* wanted)
{
    char quoted[SK__QUOTED];
    return sk__fail(&line->context->logger, SK_ERROR_INVALID_VALUE, "profile, line %u: %s is %s, and takes %s",
                    line->number, line->key, sk__quote(line->value, quoted), wanted);
}

/* Decimal, or hexadecimal with 0x. False unless all of the text is a number of 32 bits. */
static bool sk__read_count(const char* text, uint32_t* count)
{
    char* end = NULL;
    unsigned long long number = strtoull(text, &end, 0);
    *count = (uint32_t)number;
    return *text >= '0' && *text <= '9' && *end == 0 && number <= UINT32_MAX;
}

/* Finite, and 0 or more. */
static bool sk__read_number(const char* text, float* number)
{
    char* end = NULL;
    *number = strtof(text, &end);
    return *text >= '0' && *text <= '9' && *end == 0 && *number <= SK__GREATEST_COST;
}

/* Takes the first word off a text; "" if there is none. */
static char* sk__take_word(char** text)
{
    char* word = *text + strspn(*text, " ");
    char* end = word + strcspn(word, " ");
    *text = end + (*end ? 1 : 0);
    *end = 0;
    return word;
}

/* Cuts blanks off both ends. */
static char* sk__trim(char* text)
{
    const char* const blanks = " \t\r";
    text += strspn(text, blanks);
    size_t length = strlen(text);
    while (length > 0 && strchr(blanks, text[length - 1u]))
    {
        text[--length] = 0;
    }
    return text;
}

/* read_profile.h - makes contexts of profiles, for devices that need not be there.
 *
 * Uses profile.h, profile_line.h. Must not know problems or plans.
 */

static sk_result sk__read_feature(const sk__profile_line* line)
{
#define SK_X(name, bit, text)                   \
    if (strcmp(line->value, text) == 0)         \
    {                                           \
        line->context->device.features |= name; \
        return SK_SUCCESS;                      \
    }
    SK__FEATURES(SK_X)
#undef SK_X
    return sk__refuse_value(line, "the name of a feature that kernels use");
}

static sk_result sk__read_matrix(const sk__profile_line* line)
{
    sk__device* device = &line->context->device;
    char words[SK__PROFILE_LINE];
    char* rest = words;
    memcpy(words, line->value, strlen(line->value) + 1u);
    sk__matrix_size size;
    bool understood = sk_parse_type(sk__take_word(&rest), &size.input);
    understood = understood && sk_parse_type(sk__take_word(&rest), &size.accumulator);
    understood = understood && sk__read_count(sk__take_word(&rest), &size.fragment.m);
    understood = understood && sk__read_count(sk__take_word(&rest), &size.fragment.n);
    understood = understood && sk__read_count(sk__take_word(&rest), &size.fragment.k);
    if (!understood || *sk__take_word(&rest))
    {
        return sk__refuse_value(line, "the types of A and B and of sums, and three extents: f16 f32 16 16 16");
    }
    SK__REQUIRE(&line->context->logger, device->matrix_count < SK__MAX_FRAGMENTS, SK_ERROR_INVALID_VALUE,
                "profile, line %u: there are more than %u matrices", line->number, (unsigned)SK__MAX_FRAGMENTS);
    device->matrices[device->matrix_count++] = size;
    return SK_SUCCESS;
}

/* Makes the constants of a context its own, copies of the library's. */
static sk_result sk__own_costs(sk_context* context)
{
    if (context->own_kernel_costs)
    {
        return SK_SUCCESS;
    }
    const sk__cost_table* found = sk__find_costs(&context->device);
    size_t size = sk__kernel_count() * sizeof(sk__cost);
    context->own_kernel_costs = (sk__cost*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, context->own_kernel_costs, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the constants' %llu bytes could not be allocated", (unsigned long long)size);
    memcpy(context->own_kernel_costs, found->kernels, size);
    context->own_costs = *found;
    context->own_costs.kernels = context->own_kernel_costs;
    context->costs = &context->own_costs;
    return SK_SUCCESS;
}

/* The constants of a kernel, in the order of SK__KERNEL_COST_NUMBERS. Those of kernels that the library lacks are
 * passed over: the profile may be another version's. */
static sk_result sk__read_kernel_cost(const sk__profile_line* line)
{
    char words[SK__PROFILE_LINE];
    char* rest = words;
    memcpy(words, line->value, strlen(line->value) + 1u);
    const char* name = sk__take_word(&rest);
    sk__cost cost;
    memset(&cost, 0, sizeof cost);
    bool understood = sk__read_count(sk__take_word(&rest), &cost.workgroups_per_unit) && cost.workgroups_per_unit > 0;
#define SK_X(member) understood = understood && sk__read_number(sk__take_word(&rest), &cost.member);
    SK__KERNEL_COST_NUMBERS(SK_X)
#undef SK_X
    if (!understood || *sk__take_word(&rest))
    {
        return sk__refuse_value(line, "a kernel, its workgroups on a compute unit, and 7 numbers");
    }
    SK__TRY(sk__own_costs(line->context));
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (strcmp(sk__kernel_at(i)->name, name) == 0)
        {
            cost.fitted = line->context->own_kernel_costs[i].fitted;
            line->context->own_kernel_costs[i] = cost;
        }
    }
    return SK_SUCCESS;
}

static sk_result sk__read_cost_number(const sk__profile_line* line, float* number)
{
    float read = 0.0f;
    if (!sk__read_number(line->value, &read))
    {
        return sk__refuse_value(line, "a number");
    }
    SK__TRY(sk__own_costs(line->context));
    *number = read;
    return SK_SUCCESS;
}

static sk_result sk__read_name(const sk__profile_line* line)
{
    sk__device* device = &line->context->device;
    snprintf(device->name, sizeof device->name, "%s", line->value);
    return SK_SUCCESS;
}

static sk_result sk__read_count_line(const sk__profile_line* line, uint32_t* count)
{
    return sk__read_count(line->value, count) ? SK_SUCCESS : sk__refuse_value(line, "a whole number of 32 bits");
}

static sk_result sk__read_flag(const sk__profile_line* line, bool* flag)
{
    *flag = strcmp(line->value, "yes") == 0;
    return *flag || strcmp(line->value, "no") == 0 ? SK_SUCCESS : sk__refuse_value(line, "yes or no");
}

#define SK__READ(word, call)          \
    if (strcmp(line->key, word) == 0) \
    {                                 \
        return call;                  \
    }

static bool sk__is_constant(const char* key)
{
#define SK_X(member) || strcmp(key, #member) == 0
    return strcmp(key, "cost") == 0 SK__COST_NUMBERS(SK_X);
#undef SK_X
}

static sk_result sk__read_constant(const sk__profile_line* line)
{
#define SK_X(member) SK__READ(#member, sk__read_cost_number(line, &line->context->own_costs.member))
    SK__COST_NUMBERS(SK_X)
#undef SK_X
    return sk__read_kernel_cost(line);
}

static sk_result sk__read_member(const sk__profile_line* line)
{
    sk__device* device = &line->context->device;
    SK__READ("name", sk__read_name(line))
    SK__READ("vendor", sk__read_count_line(line, &device->vendor))
    SK__READ("feature", sk__read_feature(line))
    SK__READ("matrix", sk__read_matrix(line))
#define SK_X(member) SK__READ(#member, sk__read_count_line(line, &device->member))
    SK__PROFILE_COUNTS(SK_X)
#undef SK_X
#define SK_X(member) SK__READ(#member, sk__read_flag(line, &device->member))
    SK__PROFILE_FLAGS(SK_X)
#undef SK_X
    char quoted[SK__QUOTED];
    return sk__fail(&line->context->logger, SK_ERROR_INVALID_VALUE, "profile, line %u: a profile has no %s",
                    line->number, sk__quote(line->key, quoted));
}

#undef SK__READ

/* Reads a line of a profile, which may be empty. */
static sk_result sk__read_profile_line(sk__profile_line* line)
{
    char* text = sk__trim(line->text);
    char* equals = strchr(text, '=');
    if (*text == 0 || *text == '#')
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(&line->context->logger, equals, SK_ERROR_INVALID_VALUE,
                "profile, line %u: it is not of the form key = value", line->number);
    *equals = 0;
    line->key = sk__trim(text);
    line->value = sk__trim(equals + 1);
    if (sk__is_constant(line->key) != line->constants)
    {
        return SK_SUCCESS;
    }
    return line->constants ? sk__read_constant(line) : sk__read_member(line);
}

/* Refuses what no device can be, and what planning divides by. */
static sk_result sk__check_profile(const sk_context* context)
{
    const sk_logger* logger = &context->logger;
    const sk__device* device = &context->device;
    SK__REQUIRE(logger, *device->name, SK_ERROR_INVALID_VALUE, "profile: name is missing");
    SK__REQUIRE(logger, device->compute_units >= 1 && device->compute_units <= 65535, SK_ERROR_INVALID_VALUE,
                "profile: compute_units is %u, and takes 1 to 65535", device->compute_units);
    SK__REQUIRE(logger, device->subgroup_size >= 1 && device->subgroup_size <= 128, SK_ERROR_INVALID_VALUE,
                "profile: subgroup_size is %u, and takes 1 to 128", device->subgroup_size);
    SK__REQUIRE(logger, device->invocations >= 128, SK_ERROR_INVALID_VALUE,
                "profile: invocations is %u, and every device has 128", device->invocations);
    SK__REQUIRE(logger, device->push_constants >= 128, SK_ERROR_INVALID_VALUE,
                "profile: push_constants is %u, and every device has 128", device->push_constants);
    SK__REQUIRE(logger, context->costs->bandwidth > 0.0f, SK_ERROR_INVALID_VALUE,
                "profile: bandwidth is 0, and must be more");
    return SK_SUCCESS;
}

/* Reads the lines of constants, or the others. */
static sk_result sk__read_profile_lines(sk_context* context, const char* profile, bool constants)
{
    sk__profile_line line;
    line.context = context;
    line.number = 0;
    line.constants = constants;
    while (*profile)
    {
        size_t length = strcspn(profile, "\n");
        ++line.number;
        SK__REQUIRE(&context->logger, length < sizeof line.text, SK_ERROR_INVALID_VALUE,
                    "profile, line %u: it has more than %u bytes", line.number, (unsigned)SK__PROFILE_LINE - 1u);
        memcpy(line.text, profile, length);
        line.text[length] = 0;
        SK__TRY(sk__read_profile_line(&line));
        profile += length + (profile[length] ? 1u : 0u);
    }
    return SK_SUCCESS;
}

/* Fills a zeroed context. */
static sk_result sk__open_profile(sk_context* context, const sk_planning_desc* desc)
{
    SK__TRY(sk__read_profile_lines(context, desc->profile, false));
    context->costs = sk__find_costs(&context->device);
    SK__TRY(sk__read_profile_lines(context, desc->profile, true));
    if (desc->compute_units)
    {
        context->device.compute_units = desc->compute_units;
        context->device.compute_units_guessed = false;
    }
    SK__TRY(sk__check_profile(context));
    return sk__find_builds(context, "the profile");
}

STREAMK_API sk_result sk_create_planning_context(const sk_planning_desc* desc, sk_context** context)
{
    if (!desc)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&desc->logger, context, SK_ERROR_NULL_ARGUMENT, "context is NULL");
    *context = NULL;
    SK__REQUIRE(&desc->logger, desc->profile, SK_ERROR_NULL_ARGUMENT, "profile is NULL");
    sk_context* made = NULL;
    SK__TRY(sk__allocate_context(desc->allocator, &desc->logger, &made));
    sk_result result = sk__open_profile(made, desc);
    if (result != SK_SUCCESS)
    {
        sk_destroy_context(made);
        return result;
    }
    *context = made;
    return SK_SUCCESS;
}

/* pipeline.h - makes a kernel's pipelines, each once.
 *
 * Uses context.h. Must not know problems or plans.
 */

/* Invocations in a workgroup of a pipeline. */
static uint32_t sk__count_invocations(const sk_context* context, const sk__pipeline_key* key)
{
    uint32_t invocations = context->builds[key->kernel].invocations;
    switch ((int)key->module)
    {
    case SK__MODULE_SUM:
    case SK__MODULE_GROUPED_SUM: return key->own_invocations;
    case SK__MODULE_PREPARE: return sk__min(context->device.invocations, key->own_invocations);
    case SK__MODULE_RAGGED: return SK__RAGGED_INVOCATIONS;
    case SK__MODULE_ARRANGE: return SK__ARRANGED_BLOCK * (invocations / sk__kernel_at(key->kernel)->parts);
    default: return invocations;
    }
}

/* Whether the module relies on subgroups of the size that the kernel is built for. */
static bool sk__needs_subgroups(const sk__pipeline_key* key)
{
    bool copies = key->module == SK__MODULE_PACK || key->module == SK__MODULE_TRANSPOSE;
    bool prepares = key->module == SK__MODULE_PREPARE || key->module == SK__MODULE_RAGGED;
    bool lines =
        key->module == SK__MODULE_ASSIGN || key->module == SK__MODULE_GATHER || key->module == SK__MODULE_SCATTER;
    return sk__has_fragments(sk__kernel_at(key->kernel)) && !copies && !prepares && !lines;
}

/* Whether a pipeline takes more push constants than every device has. Several problems have their scalars in a
 * table. */
static bool sk__takes_more(const sk_context* context, const sk__pipeline_key* key)
{
    return key->module != SK__MODULE_GROUPED && sk__pushes_more(context, &key->epilogue);
}

/* AMD's compiler waits for loads that a loop leaves to its next turn, and its matrix loads want contiguous k.
 * Transposed tiles need somewhat more shared memory. */
static bool sk__peels(const sk_context* context)
{
    return context->device.vendor == SK__AMD;
}

static bool sk__transposes(const sk_context* context, const sk__kernel* kernel)
{
    return sk__peels(context) && kernel->transposed_size <= context->device.shared_size;
}

/* Whether subgroups of 32 are faster than those of 64, which AMD's drivers prefer: GPUs that have matrix units, too,
 * pair two multiply-adds of f32 in an instruction, if subgroups have 32. */
static bool sk__pairs(const sk_context* context, const sk__pipeline_key* key)
{
    const sk__device* device = &context->device;
    const sk__kernel* kernel = sk__kernel_at(key->kernel);
    bool multiplies =
        key->module == SK__MODULE_MULTIPLY || key->module == SK__MODULE_ADDS || key->module == SK__MODULE_GROUPED;
    bool adds_f32 = kernel->multiply == SK_MULTIPLY_SCALAR && kernel->accumulator == SK_TYPE_F32;
    bool has_both = (device->features & SK__SUBGROUP_SIZE_CONTROL) && device->subgroup_size_min <= 32 &&
                    device->subgroup_size_max > 32 && kernel->parts <= 32 * device->subgroups;
    return multiplies && adds_f32 && has_both && device->vendor == SK__AMD && device->matrix_count > 0;
}

/* Fills in the value of every specialization constant. A module ignores the constants that it does not have. */
static void sk__fill_constants(const sk_context* context, const sk__pipeline_key* key,
                               uint32_t values[SK__CONSTANT_COUNT])
{
    const sk__build* build = &context->builds[key->kernel];
    uint32_t ahead = sk__kernel_at(key->kernel)->ahead_vendor;
    values[SK__CONSTANT_INVOCATIONS] = sk__count_invocations(context, key);
    values[SK__CONSTANT_FRAGMENT_M] = build->fragment.m;
    values[SK__CONSTANT_FRAGMENT_N] = build->fragment.n;
    values[SK__CONSTANT_FRAGMENT_K] = build->fragment.k;
    values[SK__CONSTANT_A_K_CONTIGUOUS] = key->a_k_contiguous;
    values[SK__CONSTANT_B_K_CONTIGUOUS] = key->b_k_contiguous;
    values[SK__CONSTANT_C_TRANSPOSED] = key->c_transposed;
    values[SK__CONSTANT_ALIGNED] = key->aligned;
    values[SK__CONSTANT_LINEAR] = key->epilogue.linear;
    values[SK__CONSTANT_FIXUP] = (uint32_t)key->fixup;
    values[SK__CONSTANT_ROUND_IN_INTEGERS] = !context->device.converts_to_nearest;
    values[SK__CONSTANT_PARTS_M] = key->parts_m;
    values[SK__CONSTANT_PARTS_N] = key->parts_n;
    values[SK__CONSTANT_AHEAD] = ahead == UINT32_MAX || ahead == context->device.vendor;
    values[SK__CONSTANT_UNIT] = key->unit;
    values[SK__CONSTANT_MORE_WORDS] =
        (sk__push_constants_size(sk__takes_more(context, key)) - sk__push_constants_size(false)) / 4u;
    values[SK__CONSTANT_BIAS] = key->epilogue.bias;
    values[SK__CONSTANT_SCALE_M] = key->epilogue.scale_m;
    values[SK__CONSTANT_SCALE_N] = key->epilogue.scale_n;
    values[SK__CONSTANT_ACTIVATION] = key->epilogue.activation;
    values[SK__CONSTANT_CLAMP] = key->epilogue.clamp;
    values[SK__CONSTANT_RESIDUAL] = key->epilogue.residual;
    values[SK__CONSTANT_POINTERS] = key->pointers;
    values[SK__CONSTANT_TILE_M] = sk__kernel_at(key->kernel)->tile_m;
    values[SK__CONSTANT_TILE_N] = sk__kernel_at(key->kernel)->tile_n;
    values[SK__CONSTANT_TILE_K] = sk__kernel_at(key->kernel)->tile_k;
    values[SK__CONSTANT_INTERLEAVE] = key->interleave;
    values[SK__CONSTANT_CHUNKED] = key->chunked;
    values[SK__CONSTANT_ALIGNED_OUTPUT] = key->aligned_output;
    values[SK__CONSTANT_PACKED] = key->packed;
    values[SK__CONSTANT_PEELS] = sk__peels(context);
    values[SK__CONSTANT_TRANSPOSES] = sk__transposes(context, sk__kernel_at(key->kernel));
    values[SK__CONSTANT_CONJUGATE_A] = key->conjugate_a;
    values[SK__CONSTANT_CONJUGATE_B] = key->conjugate_b;
    values[SK__CONSTANT_TRIANGLE] = key->epilogue.triangle;
    values[SK__CONSTANT_SECOND] = key->epilogue.second;
    values[SK__CONSTANT_HERMITIAN] = key->epilogue.hermitian;
}

/* What a pipeline is made of, besides the values of its constants. */
typedef struct sk__recipe
{
    uint32_t kernel; /* by which it is found again, together with: */
    sk__module_kind module;
    const sk__spirv* spirv;
    const char* name; /* for sentences */
    VkPipelineLayout layout;
    uint32_t subgroup_size; /* 0: the device's own */
    bool full_subgroups;
} sk__recipe;

static sk__recipe sk__make_recipe(const sk_context* context, const sk__pipeline_key* key)
{
    const sk__kernel* kernel = sk__kernel_at(key->kernel);
    bool needs_subgroups = sk__needs_subgroups(key);
    sk__recipe recipe;
    recipe.kernel = key->kernel;
    recipe.module = key->module;
    recipe.spirv = kernel->modules[key->module];
    recipe.name = kernel->name;
    recipe.layout = context->layouts[sk__takes_more(context, key)];
    recipe.subgroup_size = needs_subgroups           ? context->builds[key->kernel].required_subgroup_size
                           : sk__pairs(context, key) ? 32
                                                     : 0;
    recipe.full_subgroups = needs_subgroups && (context->device.features & SK__FULL_SUBGROUPS);
    return recipe;
}

static sk_result sk__create_module(const sk_context* context, const sk__recipe* recipe, VkShaderModule* module)
{
    const sk__spirv* spirv = recipe->spirv;
    uint32_t* code = sk__expand(context->allocator, spirv);
    SK__REQUIRE(&context->logger, code, SK_ERROR_OUT_OF_HOST_MEMORY,
                "%u bytes for a shader module could not be allocated", spirv->size);
    VkShaderModuleCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = context->device.converts_to_nearest ? spirv->size : sk__strip_rounding_mode(code, spirv->size);
    info.pCode = code;
    VkResult result = context->functions.vkCreateShaderModule(context->handle, &info, context->allocator, module);
    sk__free(context->allocator, code);
    SK__REQUIRE(&context->logger, result == VK_SUCCESS, SK_ERROR_VULKAN, "vkCreateShaderModule returned %d for %s",
                (int)result, recipe->name);
    return SK_SUCCESS;
}

static VkResult sk__specialize(const sk_context* context, const sk__recipe* recipe, VkShaderModule module,
                               sk__pipeline* pipeline)
{
    VkSpecializationMapEntry entries[SK__CONSTANT_COUNT];
    VkSpecializationInfo constants = {SK__CONSTANT_COUNT, entries, sizeof pipeline->constants, pipeline->constants};
    for (uint32_t i = 0; i < SK__CONSTANT_COUNT; ++i)
    {
        VkSpecializationMapEntry entry = {i, (uint32_t)(i * sizeof(uint32_t)), sizeof(uint32_t)};
        entries[i] = entry;
    }
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo subgroup_size;
    memset(&subgroup_size, 0, sizeof subgroup_size);
    subgroup_size.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO;
    subgroup_size.requiredSubgroupSize = recipe->subgroup_size;
    VkComputePipelineCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.layout = recipe->layout;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.pNext = subgroup_size.requiredSubgroupSize ? &subgroup_size : NULL;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &constants;
    if (recipe->full_subgroups)
    {
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    }
    return context->functions.vkCreateComputePipelines(context->handle, context->pipeline_cache, 1, &info,
                                                       context->allocator, &pipeline->handle);
}

static sk_result sk__create_pipeline(sk_context* context, const sk__recipe* recipe,
                                     const uint32_t constants[SK__CONSTANT_COUNT], sk__pipeline** made)
{
    sk__pipeline* pipeline = (sk__pipeline*)sk__allocate(context->allocator, sizeof *pipeline);
    SK__REQUIRE(&context->logger, pipeline, SK_ERROR_OUT_OF_HOST_MEMORY,
                "a pipeline's %llu bytes could not be allocated", (unsigned long long)sizeof *pipeline);
    VkShaderModule module = VK_NULL_HANDLE;
    sk_result result = sk__create_module(context, recipe, &module);
    if (result != SK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
        return result;
    }
    pipeline->kernel = recipe->kernel;
    pipeline->module = recipe->module;
    memcpy(pipeline->constants, constants, sizeof pipeline->constants);
    VkResult created = sk__specialize(context, recipe, module, pipeline);
    context->functions.vkDestroyShaderModule(context->handle, module, context->allocator);
    if (created != VK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
        return sk__fail(&context->logger, SK_ERROR_VULKAN, "vkCreateComputePipelines returned %d for %s",
                        (int)created, recipe->name);
    }
    pipeline->next = context->pipelines;
    context->pipelines = pipeline;
    *made = pipeline;
    return SK_SUCCESS;
}

/* Finds the pipeline that was made so, or makes it. */
static sk_result sk__obtain_pipeline(sk_context* context, const sk__recipe* recipe,
                                     const uint32_t constants[SK__CONSTANT_COUNT], sk__pipeline** found)
{
    for (sk__pipeline* pipeline = context->pipelines; pipeline; pipeline = pipeline->next)
    {
        if (pipeline->kernel == recipe->kernel && pipeline->module == recipe->module &&
            memcmp(pipeline->constants, constants, sizeof pipeline->constants) == 0)
        {
            *found = pipeline;
            return SK_SUCCESS;
        }
    }
    return sk__create_pipeline(context, recipe, constants, found);
}

static sk_result sk__get_pipeline(sk_context* context, const sk__pipeline_key* key, sk__pipeline** found)
{
    uint32_t constants[SK__CONSTANT_COUNT];
    sk__recipe recipe = sk__make_recipe(context, key);
    sk__fill_constants(context, key, constants);
    return sk__obtain_pipeline(context, &recipe, constants, found);
}

/* problem.h - a desc checked, with its defaults filled in, and exchanged so that D is row-major.
 *
 * Uses epilogue.h. Must not know devices, kernels or decompositions.
 */

/* A matrix as memory sees it: `lines` contiguous runs of `length` elements. */
typedef struct sk__matrix
{
    const char* name; /* the desc's */
    sk_type type;
    uint32_t lines, length;
    uint32_t leading_dimension, batch_stride; /* elements */
    uint64_t extent;   /* elements from the first one to the end of the last one, over the whole batch */
    bool shared;       /* one for all of a batch */
    bool conjugate;    /* of A and B */
    bool k_contiguous; /* of A and B: k runs along its lines */
    bool transposed;   /* of C and the residual: its layout is not that of D */
    bool aligned;      /* 16-byte accesses stay inside lines, and on multiples of 16 bytes from the first element */
} sk__matrix;

/* A column-major D is computed as D' = B' A', which is row-major. Then `exchanged` is true, and members that are not
 * "as in the desc" are exchanged: leading_dimension_a is that of the desc's b, m is its n, and so on. */
typedef struct sk__problem
{
    uint32_t m, n, k, batch_count;
    sk_type input, accumulator, output;
    bool exchanged, pointers;
    sk__epilogue epilogue;
    sk__matrix a, b, c, d, residual;
    sk__matrix second_a, second_b; /* empty if there is no second term */
} sk__problem;

#define SK__LAST_TYPE SK_TYPE_CF64

static uint32_t sk__type_size(sk_type type)
{
    switch ((int)type)
    {
#define SK_X(name, word, size) \
    case name: return size;
        SK_TYPES(SK_X)
#undef SK_X
    default: return 0u;
    }
}

/* The type of sums, for A and B of a type, unless the desc says otherwise. */
static sk_type sk__usual_accumulator(sk_type input)
{
    switch ((int)input)
    {
    case SK_TYPE_F64: return SK_TYPE_F64;
    case SK_TYPE_S8: return SK_TYPE_S32;
    case SK_TYPE_U8: return SK_TYPE_U32;
    case SK_TYPE_CF32:
    case SK_TYPE_CF64: return input;
    default: return SK_TYPE_F32;
    }
}

static bool sk__is_integer_type(sk_type type)
{
    return type == SK_TYPE_S32 || type == SK_TYPE_U32;
}

static bool sk__is_complex_type(sk_type type)
{
    return type == SK_TYPE_CF32 || type == SK_TYPE_CF64;
}

/* Fills in a matrix's defaults and checks that it can be addressed. */
static sk_result sk__resolve_matrix(const sk_logger* logger, const char* name, const sk_matrix_desc* desc,
                                    uint32_t rows, uint32_t columns, uint32_t batch_count, sk__matrix* matrix)
{
    bool row_major = desc->layout == SK_LAYOUT_ROW_MAJOR;
    matrix->name = name;
    matrix->type = desc->type;
    matrix->shared = desc->shared;
    matrix->conjugate = desc->conjugate;
    matrix->lines = row_major ? rows : columns;
    matrix->length = row_major ? columns : rows;
    matrix->leading_dimension = desc->leading_dimension ? desc->leading_dimension : matrix->length;
    SK__REQUIRE(logger, matrix->leading_dimension >= matrix->length, SK_ERROR_LEADING_DIMENSION,
                "%s.leading_dimension is %u, must be at least its %u %s%s", name, matrix->leading_dimension,
                matrix->length, row_major ? "column" : "row", sk__plural(matrix->length));
    bool empty = matrix->lines == 0 || matrix->length == 0 || batch_count == 0;
    uint64_t leading = matrix->leading_dimension;
    uint64_t extent = empty ? 0 : (matrix->lines - 1u) * leading + matrix->length;
    uint64_t stride = desc->batch_stride ? desc->batch_stride : matrix->lines * leading;
    stride = batch_count > 1 && !desc->shared ? stride : 0;
    SK__REQUIRE(logger, stride <= UINT32_MAX, SK_ERROR_TOO_LARGE,
                "%s.batch_stride is %s%llu elements, at most 4294967295 are possible", name,
                sk__default_of(desc->batch_stride), (unsigned long long)stride);
    uint32_t tile_lines = matrix->lines < SK__TILE_LINES ? matrix->lines : (uint32_t)SK__TILE_LINES;
    SK__REQUIRE(logger, tile_lines * leading * sk__type_size(desc->type) <= INT32_MAX, SK_ERROR_TOO_LARGE,
                "%s.leading_dimension is %s%u: %u %s%s would span 2^31 bytes or more", name,
                sk__default_of(desc->leading_dimension), matrix->leading_dimension, tile_lines,
                row_major ? "row" : "column", sk__plural(tile_lines));
    uint64_t others = (batch_count - 1u) * stride;
    SK__REQUIRE(logger, others <= UINT64_MAX / sk__type_size(desc->type) - extent, SK_ERROR_TOO_LARGE,
                "%s.batch_stride is %s%llu elements: %u matrices would span 2^64 bytes or more", name,
                sk__default_of(desc->batch_stride), (unsigned long long)stride, batch_count);
    matrix->batch_stride = (uint32_t)stride;
    matrix->extent = empty ? 0 : others + extent;
    uint32_t together = matrix->length | matrix->leading_dimension | matrix->batch_stride;
    matrix->aligned = together % (16u / sk__type_size(desc->type)) == 0;
    return SK_SUCCESS;
}

static sk_result sk__check_enums(const sk_logger* logger, const sk_gemm_desc* desc)
{
#define SK__ONE_MORE(...) +1u
#define SK__CHECK_ENUM(member, VALUES)                                                            \
    SK__REQUIRE(logger, (unsigned)desc->member < 0u VALUES(SK__ONE_MORE), SK_ERROR_INVALID_VALUE, \
                #member " is %d, not one of its enum", (int)desc->member)
    SK__CHECK_ENUM(a.type, SK_TYPES);
    SK__CHECK_ENUM(b.type, SK_TYPES);
    SK__CHECK_ENUM(c.type, SK_TYPES);
    SK__CHECK_ENUM(d.type, SK_TYPES);
    SK__CHECK_ENUM(accumulator, SK_TYPES);
    SK__CHECK_ENUM(a.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(b.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(c.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(d.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(triangle, SK_TRIANGLES);
    SK__CHECK_ENUM(epilogue, SK_EPILOGUES);
    SK__CHECK_ENUM(bias, SK_BIASES);
    SK__CHECK_ENUM(activation, SK_ACTIVATIONS);
    SK__CHECK_ENUM(residual.type, SK_TYPES);
    SK__CHECK_ENUM(residual.layout, SK_LAYOUTS);
    SK__CHECK_ENUM(decomposition, SK_DECOMPOSITIONS);
    SK__CHECK_ENUM(fixup, SK_FIXUPS);
    SK__CHECK_ENUM(packing, SK_PACKINGS);
    SK__CHECK_ENUM(order, SK_ORDERS);
    SK__CHECK_ENUM(raster, SK_RASTERS);
    SK__CHECK_ENUM(sort, SK_SORTS);
    SK__CHECK_ENUM(search, SK_SEARCHES);
#undef SK__CHECK_ENUM
#undef SK__ONE_MORE
    return SK_SUCCESS;
}

static sk_result sk__check_types(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, desc->a.type == desc->b.type, SK_ERROR_NO_KERNEL,
                "a.type and b.type differ: no kernel multiplies mixed types");
    SK__REQUIRE(logger, desc->epilogue == SK_EPILOGUE_NONE || desc->c.type == desc->d.type, SK_ERROR_NO_KERNEL,
                "c.type and d.type differ: no kernel converts C");
    SK__REQUIRE(logger, !desc->add_residual || desc->residual.type == desc->d.type, SK_ERROR_NO_KERNEL,
                "residual.type and d.type differ: no kernel converts the residual");
    bool integer = sk__is_integer_type(desc->d.type), is_complex = sk__is_complex_type(desc->d.type);
    bool scaled = desc->scale_m || desc->scale_n || desc->bias != SK_BIAS_NONE;
    bool shaped = desc->activation != SK_ACTIVATION_NONE || desc->clamp;
    SK__REQUIRE(logger, !integer || !scaled, SK_ERROR_NO_KERNEL,
                "%s is f32, but d.type is %s: only D of floating-point numbers takes it", sk__epilogue_member(desc),
                sk_type_name(desc->d.type));
    SK__REQUIRE(logger, !is_complex || !scaled, SK_ERROR_NO_KERNEL,
                "%s is f32, but d.type is %s: only D of real numbers takes it", sk__epilogue_member(desc),
                sk_type_name(desc->d.type));
    SK__REQUIRE(logger, !shaped || !(integer || is_complex || desc->d.type == SK_TYPE_F64), SK_ERROR_NO_KERNEL,
                "%s computes in f32, but d.type is %s", desc->clamp ? "clamp" : "activation",
                sk_type_name(desc->d.type));
    return SK_SUCCESS;
}

/* A and B are conjugated as they are multiplied, where they are complex. */
static sk_result sk__check_conjugates(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const sk_matrix_desc* matrices[] = {&desc->a, &desc->b, &desc->c, &desc->d, &desc->residual};
    static const char* const names[] = {"a", "b", "c", "d", "residual"};
    for (int i = 0; i < 5; ++i)
    {
        SK__REQUIRE(logger, !matrices[i]->conjugate || i < 2, SK_ERROR_INVALID_VALUE,
                    "%s.conjugate is true, but only A and B can be conjugated", names[i]);
        SK__REQUIRE(logger, !matrices[i]->conjugate || sk__is_complex_type(matrices[i]->type), SK_ERROR_INVALID_VALUE,
                    "%s.conjugate is true, but %s.type is %s, which is real", names[i], names[i],
                    sk_type_name(matrices[i]->type));
    }
    return SK_SUCCESS;
}

/* Fills in what a problem with a row-major D is, but for its matrices. */
static void sk__fill_problem(const sk_gemm_desc* desc, sk__problem* problem)
{
    bool exchanged = desc->d.layout == SK_LAYOUT_COL_MAJOR;
    problem->m = exchanged ? desc->n : desc->m;
    problem->n = exchanged ? desc->m : desc->n;
    problem->k = desc->k;
    problem->batch_count = desc->batch_count ? desc->batch_count : 1u;
    problem->input = desc->a.type;
    problem->accumulator = desc->accumulator ? desc->accumulator : sk__usual_accumulator(desc->a.type);
    problem->output = desc->d.type;
    problem->exchanged = exchanged;
    problem->pointers = desc->pointers;
    problem->epilogue = sk__make_epilogue(desc);
}

/* The matrices of a batch of D must not overlap. Each one must begin after the end of the one before, or lie beside it
 * in lines that are long enough for both. */
static sk_result sk__check_batch_of_d(const sk_logger* logger, const sk_gemm_desc* desc, const sk__matrix* d,
                                      uint32_t batch_count)
{
    uint64_t stride = d->batch_stride;
    uint64_t one = d->extent - (batch_count - 1u) * stride;
    bool behind = stride >= one;
    bool beside = stride >= d->length && (batch_count - 1u) * stride + d->length <= d->leading_dimension;
    SK__REQUIRE(
        logger, d->extent == 0 || batch_count == 1 || behind || beside, SK_ERROR_OVERLAP,
        "d.batch_stride is %u elements, but d.leading_dimension is %s%u: matrices of %llu elements would overlap",
        d->batch_stride, sk__default_of(desc->d.leading_dimension), d->leading_dimension, (unsigned long long)one);
    return SK_SUCCESS;
}

/* Matrices that lie anywhere, and one for all, have no strides. */
static sk_result sk__check_strides(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const sk_matrix_desc* matrices[] = {&desc->a,        &desc->b,        &desc->c,       &desc->d,
                                        &desc->residual, &desc->second_a, &desc->second_b};
    static const char* const names[] = {"a", "b", "c", "d", "residual", "second_a", "second_b"};
    for (int i = 0; i < 7; ++i)
    {
        SK__REQUIRE(logger, !matrices[i]->shared || (matrices[i] != &desc->d && !desc->pointers),
                    SK_ERROR_INVALID_VALUE, "%s.shared is true, but %s", names[i],
                    desc->pointers ? "with pointers each matrix has an address"
                                   : "each product writes a D of its own");
        SK__REQUIRE(logger, !matrices[i]->shared || matrices[i]->batch_stride == 0, SK_ERROR_INVALID_VALUE,
                    "%s.batch_stride is %llu, must be 0 where one matrix is shared", names[i],
                    (unsigned long long)matrices[i]->batch_stride);
        SK__REQUIRE(logger, !desc->pointers || matrices[i]->batch_stride == 0, SK_ERROR_INVALID_VALUE,
                    "%s.batch_stride is %llu, must be 0 with pointers", names[i],
                    (unsigned long long)matrices[i]->batch_stride);
    }
    return SK_SUCCESS;
}

/* Only a square D has triangles. */
static sk_result sk__check_triangle(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->triangle || desc->m == desc->n, SK_ERROR_INVALID_VALUE,
                "triangle is %s, but D is %u x %u: only a square D has one", sk_triangle_name(desc->triangle),
                desc->m, desc->n);
    return SK_SUCCESS;
}

/* Fills in an operand of the second term, whose type and layout are those of the first term's. */
static sk_result sk__resolve_second(const sk_logger* logger, const char* name, const sk_matrix_desc* second,
                                    const sk_matrix_desc* first, const sk__matrix* like, uint32_t rows,
                                    uint32_t columns, uint32_t batch_count, sk__matrix* matrix)
{
    sk_matrix_desc desc = *second;
    bool alike = (!desc.type || desc.type == first->type) && (!desc.layout || desc.layout == first->layout);
    SK__REQUIRE(logger, alike, SK_ERROR_INVALID_VALUE,
                "%s.type or %s.layout differs from that of %s: both terms have the same", name, name, like->name);
    desc.type = first->type;
    desc.layout = first->layout;
    SK__TRY(sk__resolve_matrix(logger, name, &desc, rows, columns, batch_count, matrix));
    matrix->k_contiguous = like->k_contiguous;
    return SK_SUCCESS;
}

/* Fills in the second term, if there is one. */
static sk_result sk__resolve_second_term(const sk_logger* logger, const sk_gemm_desc* desc, uint32_t behind,
                                         sk__problem* problem)
{
    bool exchanged = problem->exchanged;
    if (!desc->second)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_second(logger, "second_a", &desc->second_a, &desc->a, exchanged ? &problem->b : &problem->a,
                               desc->m, desc->k, behind, exchanged ? &problem->second_b : &problem->second_a));
    return sk__resolve_second(logger, "second_b", &desc->second_b, &desc->b, exchanged ? &problem->a : &problem->b,
                              desc->k, desc->n, behind, exchanged ? &problem->second_a : &problem->second_b);
}

/* Fills in the matrices of a problem; those of the epilogue that it does not read stay empty. */
static sk_result sk__resolve_matrices(const sk_logger* logger, const sk_gemm_desc* desc, sk__problem* problem)
{
    uint32_t behind = desc->pointers ? 1u : problem->batch_count; /* matrices that lie behind one another */
    sk__matrix* a = problem->exchanged ? &problem->b : &problem->a;
    sk__matrix* b = problem->exchanged ? &problem->a : &problem->b;
    sk__matrix *c = &problem->c, *d = &problem->d, *residual = &problem->residual;
    SK__TRY(sk__resolve_matrix(logger, "a", &desc->a, desc->m, desc->k, behind, a));
    SK__TRY(sk__resolve_matrix(logger, "b", &desc->b, desc->k, desc->n, behind, b));
    SK__TRY(sk__resolve_matrix(logger, "d", &desc->d, desc->m, desc->n, behind, d));
    a->k_contiguous = desc->a.layout == SK_LAYOUT_ROW_MAJOR;
    b->k_contiguous = desc->b.layout == SK_LAYOUT_COL_MAJOR;
    SK__TRY(sk__resolve_second_term(logger, desc, behind, problem));
    if (desc->epilogue == SK_EPILOGUE_LINEAR)
    {
        SK__TRY(sk__resolve_matrix(logger, "c", &desc->c, desc->m, desc->n, behind, c));
        c->transposed = desc->c.layout != desc->d.layout;
    }
    if (desc->add_residual)
    {
        SK__TRY(sk__resolve_matrix(logger, "residual", &desc->residual, desc->m, desc->n, behind, residual));
        residual->transposed = desc->residual.layout != desc->d.layout;
    }
    return sk__check_batch_of_d(logger, desc, d, behind);
}

static sk_result sk__resolve_problem(const sk_logger* logger, const sk_gemm_desc* desc, sk__problem* problem)
{
    memset(problem, 0, sizeof *problem);
    SK__TRY(sk__check_enums(logger, desc));
    SK__TRY(sk__check_strides(logger, desc));
    SK__TRY(sk__check_types(logger, desc));
    SK__TRY(sk__check_conjugates(logger, desc));
    SK__TRY(sk__check_triangle(logger, desc));
    sk__fill_problem(desc, problem);
    return sk__resolve_matrices(logger, desc, problem);
}

/* overlap.h - whether two matrices have bytes in common, also where their rows interleave.
 *
 * Uses memory.h. Must not know problems or plans.
 * A row is what is contiguous: in a column-major matrix, a column.
 */

/* Places at equal distances, in bytes: 0, stride, 2 stride and so on, `count` of them. */
typedef struct sk__steps
{
    uint64_t stride, count;
} sk__steps;

/* Memory as the kernel sees it: rows of `width` bytes within [address, end). A row begins at each sum of one place of
 * `rows` and one place of `batches`. */
typedef struct sk__memory
{
    const char* name;
    VkDeviceAddress address;
    VkDeviceAddress end;
    uint64_t width; /* bytes */
    sk__steps rows, batches;
} sk__memory;

enum
{
    SK__MOST_TRIES = 4096 /* these take some milliseconds at most */
};

/* Whether low <= x stride mod modulus <= high for some x from 0 to `most`. Requires 0 < low and high < modulus. As in
 * Euclid's algorithm: if no multiple of the stride lies between low and high, the question is the same for a multiple y
 * of the modulus, taken modulo the stride. */
static bool sk__hits_modulo(uint64_t stride, uint64_t modulus, uint64_t low, uint64_t high, uint64_t most)
{
    while (stride > 0 && (low - 1u) / stride < most)
    {
        uint64_t next = stride - high % stride, rest = modulus % stride;
        if (low % stride == 0 || high / stride > low / stride)
        {
            return true;
        }
        most = (stride * most - low) / modulus;
        high = stride - low % stride;
        low = next;
        modulus = stride;
        stride = rest;
    }
    return false;
}

/* Whether the sum of one place of `fine` and one of `coarse` is in [low, high]. That window is shorter than a stride.
 */
static bool sk__two_reach(sk__steps fine, sk__steps coarse, uint64_t low, uint64_t high)
{
    uint64_t finest = (fine.count - 1u) * fine.stride;
    uint64_t first = low > finest ? (low - finest - 1u) / coarse.stride + 1u : 0;
    uint64_t last = high / coarse.stride < coarse.count ? high / coarse.stride : coarse.count - 1u;
    if (first > last)
    {
        return false;
    }
    uint64_t beyond = (high - first * coarse.stride) % fine.stride; /* from a fine place up to high */
    return beyond <= high - low ||
           sk__hits_modulo(coarse.stride % fine.stride, fine.stride, beyond - (high - low), beyond, last - first);
}

/* Whether the sum of one place of each of `count` steps is in [low, high]. Strides ascend. Also true if the answer
 * would take more tries than are left. */
static bool sk__steps_reach(const sk__steps* steps, uint32_t count, uint64_t low, uint64_t high, uint32_t* tries)
{
    if (count == 0 || count == 2)
    {
        return count == 0 ? low == 0 : sk__two_reach(steps[0], steps[1], low, high);
    }
    const sk__steps* largest = &steps[count - 1u];
    uint64_t others = 0;
    for (uint32_t i = 0; i + 1u < count; ++i)
    {
        others += (steps[i].count - 1u) * steps[i].stride;
    }
    bool reach = false;
    uint64_t i = low > others ? (low - others - 1u) / largest->stride + 1u : 0;
    for (; !reach && i < largest->count && i * largest->stride <= high; ++i)
    {
        uint64_t at = i * largest->stride;
        *tries -= *tries > 0;
        reach = *tries == 0 || sk__steps_reach(steps, count - 1u, low > at ? low - at : 0, high - at, tries);
    }
    return reach;
}

/* Adds `more` to the steps whose sums are to be in [*low, high]. Call it in ascending order of strides. If the stride
 * is no longer than the window, the window grows instead; if `more` continues other steps, their count grows instead.
 * Returns how many steps there are then. */
static uint32_t sk__add_steps(sk__steps steps[4], uint32_t count, sk__steps more, uint64_t* low, uint64_t high)
{
    uint64_t span = (more.count - 1u) * more.stride;
    if (span == 0 || more.stride <= high - *low + 1u)
    {
        *low -= span < *low ? span : *low;
        return count;
    }
    for (uint32_t i = 0; i < count; ++i)
    {
        uint64_t apart = more.stride / steps[i].stride;
        if (more.stride % steps[i].stride == 0 && apart <= steps[i].count)
        {
            steps[i].count += (more.count - 1u) * apart;
            return count;
        }
    }
    steps[count] = more;
    return count + 1u;
}

static void sk__sort_steps(sk__steps steps[4])
{
    for (uint32_t i = 1; i < 4; ++i)
    {
        sk__steps moved = steps[i];
        uint32_t place = i;
        for (; place > 0 && steps[place - 1u].stride > moved.stride; --place)
        {
            steps[place] = steps[place - 1u];
        }
        steps[place] = moved;
    }
}

/* Whether two memories have a byte in common. They have one if a place of x minus a place of y is the distance from x
 * to y, up to the widths of rows. Places of y are counted backwards from its last row, so that only sums remain. The
 * answer is exact with two exceptions, where memories whose extents overlap count as overlapping: the strides do not
 * divide one another and take too many tries, or a memory is larger than 2^63 bytes. */
static bool sk__overlap(const sk__memory* x, const sk__memory* y)
{
    if (x->end <= y->address || y->end <= x->address || x->address == x->end || y->address == y->end)
    {
        return false;
    }
    sk__steps all[4] = {x->rows, x->batches, y->rows, y->batches}, steps[4];
    uint64_t reach = y->end - x->address, widths = x->width + y->width;
    uint64_t low = reach < widths ? 0 : reach - widths + 1u;
    uint32_t count = 0, tries = SK__MOST_TRIES;
    sk__sort_steps(all);
    for (uint32_t i = 0; i < 4; ++i)
    {
        count = sk__add_steps(steps, count, all[i], &low, reach - 1u);
    }
    bool large = x->end - x->address > INT64_MAX || y->end - y->address > INT64_MAX;
    return large || low == 0 || sk__steps_reach(steps, count, low, reach - 1u, &tries);
}

/* lines.h - what a desc says of stacked lines that lie anywhere in their matrices: checked, and how they are copied.
 *
 * Uses problem.h, ../../shared/ragged.h. Must not know devices, kernels or addresses. All is in the user's order: A and
 * B are not exchanged.
 */

/* A copy of lines to where they are stacked, or from there. */
typedef struct sk__line_copy
{
    bool is_made;
    uint32_t size;                              /* of an element, bytes */
    uint32_t length;                            /* of a line, elements, as are: */
    uint32_t leading_dimension, stacked_stride; /* of the user's matrix, and of the stack: whole 16 bytes */
    VkDeviceSize begin;                         /* bytes from the workspace's start to the stack */
} sk__line_copy;

/* Lines of A or B, and of D, that are copied by indices. */
typedef struct sk__lines
{
    bool assigned;
    uint32_t most; /* that are stacked; 0: none is copied */
    sk__line_copy gather, scatter;
    VkDeviceSize order, ends; /* bytes from the workspace's start, if assigned */
} sk__lines;

static bool sk__copies_lines(const sk_grouped_desc* desc)
{
    return desc->gathers || desc->scatters || desc->assigned;
}

/* Of assigned lines nobody knows the order: parts of the epilogue cannot differ from line to line. */
static sk_result sk__check_assigned(const sk_logger* logger, const sk_grouped_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool of_m = desc->ragged == SK_RAGGED_M;
    bool bias = gemm->bias == (of_m ? SK_BIAS_ALONG_M : SK_BIAS_ALONG_N);
    SK__REQUIRE(logger, !desc->assigned || (!bias && !(of_m ? gemm->scale_m : gemm->scale_n) && !gemm->add_residual),
                SK_ERROR_INVALID_VALUE,
                "assigned is set, but gemm has a bias along %s, scale_%s or add_residual: the lines' order is the "
                "device's",
                sk_ragged_name(desc->ragged), sk_ragged_name(desc->ragged));
    return SK_SUCCESS;
}

static sk_result sk__check_line_layout(const sk_logger* logger, const sk_grouped_desc* desc, const char* name,
                                       const sk_matrix_desc* matrix)
{
    bool of_m = desc->ragged == SK_RAGGED_M;
    SK__REQUIRE(logger, matrix->layout == (of_m ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR), SK_ERROR_INVALID_VALUE,
                "gemm.%s is %s-major, but its lines that are copied are %s", name, of_m ? "column" : "row",
                of_m ? "rows" : "columns");
    return SK_SUCCESS;
}

static sk_result sk__check_lines(const sk_logger* logger, const sk_grouped_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool stacks = desc->ragged == SK_RAGGED_M || desc->ragged == SK_RAGGED_N;
    SK__REQUIRE(logger, sk__copies_lines(desc) == (desc->most_lines > 0), SK_ERROR_INVALID_VALUE,
                "most_lines is %u, but must be 0 unless gathers, scatters or assigned is set, and above 0 if one is",
                desc->most_lines);
    SK__REQUIRE(logger, !sk__copies_lines(desc) || (stacks && !desc->masked), SK_ERROR_INVALID_VALUE,
                "gathers, scatters or assigned is set, but no lines are stacked: ragged is %s%s",
                sk_ragged_name(desc->ragged), desc->masked ? ", masked" : "");
    SK__TRY(sk__check_assigned(logger, desc));
    if (desc->gathers || desc->assigned)
    {
        bool of_m = desc->ragged == SK_RAGGED_M;
        SK__TRY(sk__check_line_layout(logger, desc, of_m ? "a" : "b", of_m ? &gemm->a : &gemm->b));
    }
    return desc->scatters || desc->assigned ? sk__check_line_layout(logger, desc, "d", &gemm->d) : SK_SUCCESS;
}

/* Resolves a copy; the leading dimension becomes the stack's. */
static sk_result sk__make_line_copy(const sk_logger* logger, const sk_grouped_desc* desc, uint32_t length,
                                    uint32_t size, uint32_t* leading_dimension, sk__line_copy* copy)
{
    const uint64_t most = UINT64_C(1) << 48; /* bytes: more than any device has */
    uint64_t bytes = ((uint64_t)length * size + 15u) / 16u * 16u;
    SK__REQUIRE(logger, bytes <= UINT32_MAX && desc->most_lines * bytes <= most, SK_ERROR_TOO_LARGE,
                "most_lines is %u: so many copied lines of %llu bytes are above 2^48 bytes, or a line is above 2^32",
                desc->most_lines, (unsigned long long)bytes);
    copy->is_made = true;
    copy->size = size;
    copy->length = length;
    copy->leading_dimension = *leading_dimension;
    copy->stacked_stride = *leading_dimension = (uint32_t)(bytes / size);
    return SK_SUCCESS;
}

/* Says how lines are copied, and that the problems of the array lie in stacks. */
static sk_result sk__make_lines(const sk_logger* logger, const sk_grouped_desc* desc, const sk__problem* problem,
                                sk__ragged_arguments* ragged, sk__lines* lines)
{
    memset(lines, 0, sizeof *lines);
    lines->most = desc->most_lines;
    lines->assigned = desc->assigned;
    bool of_m = desc->ragged == SK_RAGGED_M;
    ragged->flags |= lines->most > 0 ? SK__RAGGED_COPIED : 0u;
    if (desc->gathers || desc->assigned)
    {
        SK__TRY(sk__make_line_copy(logger, desc, desc->gemm.k, sk__type_size(problem->input),
                                   of_m ? &ragged->leading_dimension_a : &ragged->leading_dimension_b,
                                   &lines->gather));
    }
    if (desc->scatters || desc->assigned)
    {
        SK__TRY(sk__make_line_copy(logger, desc, of_m ? desc->gemm.n : desc->gemm.m, sk__type_size(problem->output),
                                   &ragged->leading_dimension_d, &lines->scatter));
    }
    return SK_SUCCESS;
}

/* Bytes of a stack. */
static VkDeviceSize sk__stack_size(const sk__lines* lines, const sk__line_copy* copy)
{
    return copy->is_made ? (VkDeviceSize)lines->most * copy->stacked_stride * copy->size : 0;
}

/* grouped.h - the desc of several problems checked, and the rows and the space of problems that the host knows.
 *
 * Uses lines.h. Must not know devices, kernels or decompositions. Rows are the kernel's: where D is column-major, A
 * and B are exchanged, as are m and n.
 */

enum
{
    SK__REASON_TEXT = 128 /* bytes of the words for why a problem is left out */
};

#define SK__MOST_STARTS 65535u /* workers that a table says of where they begin */

/* A place in the order of dealing. */
typedef struct sk__place
{
    uint32_t k, problem;
} sk__place;

/* What a plan of several problems has besides. */
typedef struct sk__grouped
{
    uint32_t most_problems; /* 0: the plan is of one problem */
    bool addresses;
    uint32_t waves;              /* of the hybrid, or an SK__WAVES_... */
    uint32_t tile_weight;        /* of starting and writing a tile, in places */
    uint32_t minimum_segment;    /* units */
    sk__grouped_limits limits;   /* the tile's extents are those of the chosen kernel */
    uint32_t problem_count;      /* expected */
    bool sorted;                 /* tiles are dealt by descending k */
    bool starts;                 /* the host writes where workers begin */
    uint32_t chunk_room;         /* places whose chunks have slots, see sk__unpack_room(); 0: any */
    uint32_t* table;             /* of the expected space, behind its header and before its shares; the plan owns it,
                                       and */
    sk__problem_row* rows;       /* the expected problems, and */
    sk__place* order;            /* the order in which they are dealt */
    uint64_t k_iterations;       /* of all expected tiles */
    uint32_t longest_worker;     /* k-iterations of the busiest worker, if all are as expected */
    uint32_t most_peers;         /* at most, of a tile */
    sk__ragged_arguments ragged; /* without addresses, alpha and beta; flags are 0 if nothing is ragged */
    sk__lines lines;             /* that are copied by indices */
    VkDeviceSize space, rows_begin; /* bytes from the workspace's start to the header, and to rows that are not the
                                          user's: of the host, or of an array */
} sk__grouped;

/* Every problem as the device reads it. */
static sk__problem_row sk__row_of(const sk_problem* problem, bool exchanged)
{
    sk__problem_row row;
    typedef char sk__rows_are_problems[sizeof(sk_problem) == sizeof(sk__problem_row) ? 1 : -1];
    (void)sizeof(sk__rows_are_problems);
    memcpy(&row, problem, sizeof row);
    return exchanged ? sk__exchange_row(row) : row;
}

/* Bounds are at least 1 where they are given. */
static uint32_t sk__bound(uint32_t most)
{
    return most ? most : UINT32_MAX;
}

/* The limits that a desc sets, without a kernel's. */
static sk__grouped_limits sk__make_limits(const sk_grouped_desc* desc, const sk__problem* problem)
{
    sk__grouped_limits limits;
    memset(&limits, 0, sizeof limits);
    limits.m = sk__bound(problem->m);
    limits.n = sk__bound(problem->n);
    limits.k = sk__bound(problem->k);
    limits.tile_m = limits.tile_n = limits.tile_k = limits.unit = 1;
    limits.input_size = sk__type_size(problem->input);
    limits.output_size = sk__type_size(problem->output);
    limits.bias = problem->epilogue.bias;
    limits.scale_m = problem->epilogue.scale_m != 0;
    limits.scale_n = problem->epilogue.scale_n != 0;
    limits.residual = problem->epilogue.residual != SK__RESIDUAL_NONE;
    limits.aligned = desc->aligned;
    limits.second = problem->epilogue.second != 0;
    limits.triangle = problem->epilogue.triangle;
    limits.exchanged = problem->exchanged;
    limits.layouts.a_k_contiguous = problem->a.k_contiguous;
    limits.layouts.b_k_contiguous = problem->b.k_contiguous;
    limits.layouts.c_transposed = problem->c.transposed;
    limits.layouts.residual_transposed = problem->epilogue.residual == SK__RESIDUAL_TRANSPOSED;
    limits.layouts.linear = problem->epilogue.linear != 0;
    return limits;
}

/* Operands by the numbers of SK__OPERAND_..., as the user names them. */
static const char* sk__grouped_operand_name(uint32_t operand, bool exchanged)
{
    static const char* const names[] = {"a",       "b",       "c",        "d",        "bias",
                                        "scale_m", "scale_n", "residual", "second_a", "second_b"};
    static const char* const others[] = {"b",       "a",       "c",        "d",        "bias",
                                         "scale_n", "scale_m", "residual", "second_b", "second_a"};
    return operand < 10 ? (exchanged ? others : names)[operand] : "?";
}

/* Says why a problem is left out. */
static void sk__describe_reason(uint32_t reason, bool exchanged, char* text, size_t size)
{
    static const char* const bounds[] = {"m", "n", "k"};
    uint32_t operand = reason / 16u;
    const char* name = sk__grouped_operand_name(operand, exchanged);
    switch (reason % 16u)
    {
    case SK__LEFT_OUT_BOUND:
        operand = exchanged && operand < 2 ? 1u - operand : operand;
        snprintf(text, size, "%s is above the plan's bound", operand < 3 ? bounds[operand] : "?");
        break;
    case SK__LEFT_OUT_LEADING:
        snprintf(text, size, "leading_dimension_%s is below the length of a line", name);
        break;
    case SK__LEFT_OUT_SPAN:
        snprintf(text, size, "leading_dimension_%s makes the lines of a tile span 2^31 bytes or more", name);
        break;
    case SK__LEFT_OUT_ALIGNMENT:
        snprintf(text, size, "%s is not aligned to its elements, or as the plan promised", name);
        break;
    case SK__LEFT_OUT_SQUARE: snprintf(text, size, "m and n differ, but the plan is of triangles"); break;
    case SK__LEFT_OUT_OUTSIDE: snprintf(text, size, "%s reaches past the end of its buffer", name); break;
    case SK__LEFT_OUT_CHUNKS:
        snprintf(text, size, "the problems up to it have more chunks than those that the plan expects");
        break;
    default: snprintf(text, size, "32 bits do not count the tiles, or their k-iterations, of the problems up to it");
    }
}

static sk_result sk__check_own(const sk_logger* logger, const char* name, const sk_matrix_desc* matrix)
{
    SK__REQUIRE(logger, matrix->leading_dimension == 0 && matrix->batch_stride == 0 && !matrix->shared,
                SK_ERROR_INVALID_VALUE,
                "gemm.%s has a leading_dimension or a batch_stride, or is shared, but each problem has its own",
                name);
    return SK_SUCCESS;
}

/* Refuses a table of where workers begin that the host cannot write. */
static sk_result sk__check_search(const sk_logger* logger, const sk_grouped_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    bool host = gemm->search == SK_SEARCH_HOST;
    SK__REQUIRE(logger, !host || gemm->decomposition == SK_DECOMPOSITION_DATA_PARALLEL, SK_ERROR_INVALID_VALUE,
                "gemm.search is host, but decomposition is %s: only workers of whole tiles begin where a table says",
                sk_decomposition_name(gemm->decomposition));
    SK__REQUIRE(logger, !host || desc->ragged == SK_RAGGED_NONE, SK_ERROR_INVALID_VALUE,
                "gemm.search is host, but an array on the device tells the problems");
    SK__REQUIRE(logger, !host || gemm->sort != SK_SORT_BY_K, SK_ERROR_INVALID_VALUE,
                "gemm.search is host, but sort is by-k: the device sorts");
    SK__REQUIRE(logger, !host || gemm->workers <= SK__MOST_STARTS, SK_ERROR_WORKERS,
                "gemm.search is host, but workers is %u: a table has at most %u", gemm->workers, SK__MOST_STARTS);
    return SK_SUCCESS;
}

/* Refuses what has no meaning for several problems. */
static sk_result sk__check_grouped_desc(const sk_logger* logger, const sk_grouped_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    SK__REQUIRE(logger, desc->most_problems > 0, SK_ERROR_INVALID_VALUE, "most_problems is 0");
    SK__REQUIRE(logger, desc->problem_count <= desc->most_problems, SK_ERROR_INVALID_VALUE,
                "problem_count is %u, more than most_problems, %u", desc->problem_count, desc->most_problems);
    SK__REQUIRE(logger, desc->problems || (gemm->m && gemm->n && gemm->k), SK_ERROR_INVALID_VALUE,
                "problems is NULL, and gemm.m, n or k is 0: no sizes are known to choose from");
    if (desc->ragged == SK_RAGGED_NONE)
    {
        SK__TRY(sk__check_own(logger, "a", &gemm->a));
        SK__TRY(sk__check_own(logger, "b", &gemm->b));
        SK__TRY(sk__check_own(logger, "c", &gemm->c));
        SK__TRY(sk__check_own(logger, "d", &gemm->d));
        SK__TRY(sk__check_own(logger, "residual", &gemm->residual));
    }
    SK__REQUIRE(logger, gemm->batch_count <= 1 && !gemm->pointers, SK_ERROR_INVALID_VALUE,
                "gemm.batch_count or gemm.pointers is set: batches of several problems are problems, too");
    SK__REQUIRE(logger, !gemm->triangle || gemm->m == gemm->n, SK_ERROR_INVALID_VALUE,
                "gemm.triangle is %s, but gemm.m and n differ: only a square D has one",
                sk_triangle_name(gemm->triangle));
    SK__REQUIRE(logger, !desc->ragged || (!gemm->second && (!gemm->triangle || desc->ragged == SK_RAGGED_K)),
                SK_ERROR_INVALID_VALUE, "gemm.%s is set, but an array tells %s of each problem",
                gemm->second ? "second" : "triangle", sk_ragged_name(desc->ragged));
    SK__REQUIRE(logger, !gemm->splits && !gemm->stream_k_tiles && !gemm->interleave, SK_ERROR_INVALID_VALUE,
                "gemm.splits, stream_k_tiles or interleave is set, which need tiles that are all alike");
    SK__TRY(sk__check_search(logger, desc));
    bool any = gemm->decomposition == SK_DECOMPOSITION_AUTO ||
               gemm->decomposition == SK_DECOMPOSITION_DATA_PARALLEL ||
               gemm->decomposition == SK_DECOMPOSITION_STREAM_K || gemm->decomposition == SK_DECOMPOSITION_HYBRID;
    SK__REQUIRE(logger, any && !gemm->last_wave_kernel, SK_ERROR_INVALID_VALUE,
                "gemm.decomposition is %s, which needs tiles that are all alike",
                sk_decomposition_name(gemm->decomposition));
    SK__REQUIRE(logger, gemm->packing == SK_PACKING_AUTO || gemm->packing == SK_PACKING_NEVER, SK_ERROR_INVALID_VALUE,
                "gemm.packing is %s, but operands of several problems are not packed",
                sk_packing_name(gemm->packing));
    bool ordered = gemm->fixup != SK_FIXUP_TURNSTILE_UNORDERED && gemm->fixup != SK_FIXUP_ATOMIC;
    SK__REQUIRE(logger, ordered, SK_ERROR_INVALID_VALUE, "gemm.fixup is %s, which several problems do not have",
                sk_fixup_name(gemm->fixup));
    return SK_SUCCESS;
}

/* The expected problem `index`. */
static sk__problem_row sk__expected_row(const sk_grouped_desc* desc, const sk__problem* problem, uint32_t index)
{
    sk_problem bounds;
    memset(&bounds, 0, sizeof bounds);
    bounds.m = desc->gemm.m;
    bounds.n = desc->gemm.n;
    bounds.k = desc->gemm.k;
    if (desc->problems && desc->ragged == SK_RAGGED_NONE)
    {
        return sk__row_of(&desc->problems[index], problem->exchanged);
    }
    if (desc->problems)
    {
        bounds.m = desc->problems[index].m;
        bounds.n = desc->problems[index].n;
        bounds.k = desc->problems[index].k;
    }
    bounds.alpha = 1.0f;
    return sk__row_of(&bounds, problem->exchanged);
}

static uint32_t sk__count_expected(const sk_grouped_desc* desc)
{
    return desc->problems ? desc->problem_count : desc->most_problems;
}

/* Larger k first; of the same k, as they come. */
static int sk__compare_places(const void* left, const void* right)
{
    const sk__place* a = (const sk__place*)left;
    const sk__place* b = (const sk__place*)right;
    return a->k != b->k ? (a->k > b->k ? -1 : 1) : a->problem < b->problem ? -1 : 1;
}

/* Finds the order in which the expected problems are dealt. Whether they differ in k. */
static bool sk__order_problems(sk__grouped* grouped, bool sorted)
{
    bool differ = false;
    for (uint32_t i = 0; i < grouped->problem_count; ++i)
    {
        grouped->order[i].k = sk__multiplied_k(grouped->rows[i], grouped->limits.layouts.linear);
        grouped->order[i].problem = i;
        differ = differ || grouped->order[i].k != grouped->order[0].k;
    }
    if (sorted && differ)
    {
        qsort(grouped->order, grouped->problem_count, sizeof *grouped->order, sk__compare_places);
    }
    return differ;
}

/* Fills in the table's row of a problem. */
static void sk__fill_table_row(uint32_t words[SK__TABLE_ROW], sk__grouped_extent before, sk__problem_row row,
                               sk__grouped_limits limits, uint32_t problem)
{
    words[SK__TABLE_TILES] = before.tiles;
    words[SK__TABLE_PLACES] = before.places;
    words[SK__TABLE_K_ITERATIONS] = sk__count_row_iterations(row, limits);
    words[SK__TABLE_PROBLEM] = problem;
}

/* Totals of problems, as the header and the sums of a space have them. */
typedef struct sk__grouped_totals
{
    sk__grouped_extent extent;
    uint64_t k_iterations;      /* of all tiles */
    uint32_t longest, shortest; /* k-iterations of a tile */
    uint32_t most_rows;         /* of a D */
    double inputs, outputs;     /* elements of all A and B, and of all D */
} sk__grouped_totals;

static void sk__add_totals(sk__grouped_totals* totals, sk__problem_row row, sk__grouped_limits limits)
{
    sk__grouped_extent own = sk__measure_row(row, limits);
    uint32_t k_iterations = sk__count_row_iterations(row, limits);
    totals->extent = sk__add_extents(totals->extent, own);
    totals->k_iterations += (uint64_t)own.tiles * k_iterations;
    totals->longest = sk__max(totals->longest, own.tiles ? k_iterations : 0);
    totals->shortest = sk__min(totals->shortest, own.tiles ? k_iterations : UINT32_MAX);
    totals->most_rows = sk__max(totals->most_rows, row.m);
    double terms = limits.second ? 2.0 : 1.0, held = limits.triangle ? 0.5 : 1.0;
    totals->inputs += own.tiles ? terms * row.k * ((double)row.m + row.n) : 0.0;
    totals->outputs += held * row.m * row.n;
}

/* Where the shares of the expected problems lie, if they are listed. */
static uint32_t* sk__shares_of(const sk__grouped* grouped)
{
    return grouped->table + SK__GROUPED_HEADER + SK__TABLE_ROW * (size_t)grouped->problem_count;
}

/* Places that a listed share has at least. */
static uint32_t sk__least_share(const sk__grouped* grouped)
{
    return sk__min(sk__max(grouped->minimum_segment, 1u), SK__ANY_LEAST);
}

/* k-iterations that are never parted. */
static uint32_t sk__grouped_unit(const sk_gemm_desc* desc)
{
    return sk__max(desc->chunk ? desc->chunk : desc->k_alignment, 1u);
}

/* The least room, as sk__unpack_room() takes it, for so many places. */
static uint32_t sk__pack_room(uint32_t places)
{
    uint32_t shift = 0;
    places = sk__max(places, 1u);
    while (sk__divide_up(places, 1u << shift) > 127u)
    {
        ++shift;
    }
    return sk__divide_up(places, 1u << shift) | shift << 7;
}

/* ragged.h - what a desc says of problems that an array tells: checked, and as the device is told it.
 *
 * Uses grouped.h. Must not know devices, kernels or addresses. All is in the user's order: A and B are not exchanged.
 */

/* A matrix of the desc, as its rows and columns are named. */
typedef struct sk__ragged_matrix
{
    const char* name;
    const sk_matrix_desc* desc;
    sk_ragged rows, columns; /* the extents that they are */
    uint32_t* leading_dimension;
    uint32_t* stride; /* bytes, two words */
} sk__ragged_matrix;

static uint32_t sk__ragged_bound(const sk_gemm_desc* desc, sk_ragged extent)
{
    return extent == SK_RAGGED_M ? desc->m : extent == SK_RAGGED_N ? desc->n : desc->k;
}

/* The extents that are the same for all must be known, and so must one that says how far problems lie apart. */
static sk_result sk__check_ragged(const sk_logger* logger, const sk_grouped_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    SK__REQUIRE(logger, (unsigned)desc->ragged <= (unsigned)SK_RAGGED_K, SK_ERROR_INVALID_VALUE,
                "ragged is %d, not one of its enum", (int)desc->ragged);
    SK__REQUIRE(logger, desc->ragged != SK_RAGGED_NONE || !desc->masked, SK_ERROR_INVALID_VALUE,
                "masked is set, but ragged is none");
    if (desc->ragged == SK_RAGGED_NONE)
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(logger, !desc->addresses, SK_ERROR_INVALID_VALUE,
                "addresses is set, but problems that an array tells have none");
    for (int i = SK_RAGGED_M; i <= SK_RAGGED_K; ++i)
    {
        bool may_be_any = (sk_ragged)i == desc->ragged && !desc->masked;
        SK__REQUIRE(logger, may_be_any || sk__ragged_bound(gemm, (sk_ragged)i), SK_ERROR_INVALID_VALUE,
                    "gemm.%s is 0, but only %s may be any%s", sk_ragged_name((sk_ragged)i),
                    sk_ragged_name(desc->ragged), desc->masked ? ", up to a bound" : "");
    }
    return SK_SUCCESS;
}

/* Resolves the leading dimension. What is stacked along its lines has lines longer than any problem's. */
static sk_result sk__resolve_ragged_lines(const sk_logger* logger, const sk_grouped_desc* desc,
                                          const sk__ragged_matrix* matrix)
{
    const sk_matrix_desc* own = matrix->desc;
    sk_ragged along = own->layout == SK_LAYOUT_ROW_MAJOR ? matrix->columns : matrix->rows;
    bool stacked = along == desc->ragged && !desc->masked;
    uint32_t length = stacked ? 0u : sk__ragged_bound(&desc->gemm, along);
    SK__REQUIRE(logger, !stacked || own->leading_dimension > 0, SK_ERROR_LEADING_DIMENSION,
                "gemm.%s.leading_dimension is 0, but problems that are stacked along %s share its lines",
                matrix->name, sk_ragged_name(along));
    *matrix->leading_dimension = own->leading_dimension ? own->leading_dimension : length;
    SK__REQUIRE(logger, *matrix->leading_dimension >= length, SK_ERROR_LEADING_DIMENSION,
                "gemm.%s.leading_dimension is %u, must be at least %u", matrix->name, *matrix->leading_dimension,
                length);
    return SK_SUCCESS;
}

/* Resolves how far problems lie apart in a matrix that is not stacked. */
static sk_result sk__resolve_ragged_stride(const sk_logger* logger, const sk_grouped_desc* desc,
                                           const sk__ragged_matrix* matrix, uint32_t size)
{
    const sk_matrix_desc* own = matrix->desc;
    bool stacked = !desc->masked && (matrix->rows == desc->ragged || matrix->columns == desc->ragged);
    SK__REQUIRE(logger, !own->shared || !stacked, SK_ERROR_INVALID_VALUE,
                "gemm.%s is shared, but problems are stacked in it", matrix->name);
    SK__REQUIRE(logger, own->batch_stride == 0 || !(own->shared || stacked), SK_ERROR_INVALID_VALUE,
                "gemm.%s.batch_stride is %llu, must be 0 where problems share or stack the matrix", matrix->name,
                (unsigned long long)own->batch_stride);
    sk_ragged across = own->layout == SK_LAYOUT_ROW_MAJOR ? matrix->rows : matrix->columns;
    uint64_t packed = (uint64_t)*matrix->leading_dimension * sk__ragged_bound(&desc->gemm, across);
    uint64_t stride = own->shared || stacked ? 0 : own->batch_stride ? own->batch_stride : packed;
    SK__REQUIRE(logger, stride <= UINT64_MAX / size / desc->most_problems, SK_ERROR_TOO_LARGE,
                "gemm.%s.batch_stride is %s%llu elements: %u matrices would span 2^64 bytes or more", matrix->name,
                sk__default_of(own->batch_stride), (unsigned long long)stride, desc->most_problems);
    sk__wide bytes = {(uint32_t)(stride * size), (uint32_t)(stride * size >> 32)};
    matrix->stride[0] = bytes.low;
    matrix->stride[1] = bytes.high;
    return SK_SUCCESS;
}

static sk_result sk__resolve_ragged_matrices(const sk_logger* logger, const sk_grouped_desc* desc,
                                             const sk__problem* problem, sk__ragged_arguments* ragged)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    const sk__ragged_matrix matrices[] = {
        {"a", &gemm->a, SK_RAGGED_M, SK_RAGGED_K, &ragged->leading_dimension_a, ragged->stride_a},
        {"b", &gemm->b, SK_RAGGED_K, SK_RAGGED_N, &ragged->leading_dimension_b, ragged->stride_b},
        {"d", &gemm->d, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_d, ragged->stride_d},
        {"c", &gemm->c, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_c, ragged->stride_c},
        {"residual", &gemm->residual, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_residual,
         ragged->stride_residual}};
    const bool is_read[] = {true, true, true, gemm->epilogue == SK_EPILOGUE_LINEAR, gemm->add_residual};
    for (uint32_t i = 0; i < sizeof matrices / sizeof *matrices; ++i)
    {
        uint32_t size = sk__type_size(i < 2 ? problem->input : problem->output);
        if (is_read[i])
        {
            SK__TRY(sk__resolve_ragged_lines(logger, desc, &matrices[i]));
            SK__TRY(sk__resolve_ragged_stride(logger, desc, &matrices[i], size));
        }
    }
    return SK_SUCCESS;
}

static uint32_t sk__ragged_flags(const sk_grouped_desc* desc, const sk__problem* problem)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    uint32_t flags = (uint32_t)desc->ragged | (desc->masked ? SK__RAGGED_MASKED : 0u);
    flags |= gemm->bias == SK_BIAS_ALONG_N ? SK__RAGGED_BIAS_N : 0u;
    flags |= gemm->a.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_A_COLUMNS;
    flags |= gemm->b.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_B_COLUMNS;
    flags |= gemm->c.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_C_COLUMNS;
    flags |= gemm->d.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_D_COLUMNS;
    flags |= gemm->residual.layout == SK_LAYOUT_ROW_MAJOR ? 0u : SK__RAGGED_RESIDUAL_COLUMNS;
    return flags | (sk__type_size(problem->input) - 1u) << SK__RAGGED_INPUT |
           (sk__type_size(problem->output) - 1u) << SK__RAGGED_OUTPUT;
}

/* What ragged.comp is pushed, but for addresses, alpha and beta. Nothing if no array tells the problems. */
static sk_result sk__make_ragged_arguments(const sk_logger* logger, const sk_grouped_desc* desc,
                                           const sk__problem* problem, sk__ragged_arguments* ragged)
{
    memset(ragged, 0, sizeof *ragged);
    if (desc->ragged == SK_RAGGED_NONE)
    {
        return SK_SUCCESS;
    }
    ragged->flags = sk__ragged_flags(desc, problem);
    ragged->most_problems = desc->most_problems;
    ragged->m = desc->gemm.m;
    ragged->n = desc->gemm.n;
    ragged->k = desc->gemm.k;
    return sk__resolve_ragged_matrices(logger, desc, problem, ragged);
}

/* pack.h - copies of A and B that are made before the product. A packed copy has lines that kernels can read 16 bytes
 * at a time. A transposed one has contiguous k, too. An arranged one has the order in which invocations hold fragments.
 *
 * A line is a row of a row-major matrix, or a column of a column-major one.
 * Uses problem.h, costs.h. Must not know decompositions. The copies are pack.comp.j2, transpose.comp.j2 and
 * arrange.comp.j2 of templates/kernels.
 */

enum
{
    SK__PACKED_LINE = 128 /* bytes, of which a copy's lines begin at multiples: a cache line of most devices */
};

/* A copy of A or B. Extents are elements. */
typedef struct sk__copy
{
    bool transposed;                          /* a line has one element of each line of the original */
    bool arranged;                            /* its lines are rows of A, or columns of B; filled up to whole tiles */
    uint32_t lines, length;                   /* of one copied matrix */
    uint32_t leading_dimension, batch_stride; /* of the original */
    uint64_t packed_leading_dimension, packed_batch_stride; /* of the copy; its matrices follow each other */
    uint64_t ahead;   /* elements after the last matrix, which kernels load ahead and do not use */
    uint64_t vectors; /* of 16 bytes, that hold the elements of one matrix */
    uint64_t size;    /* bytes of an element of the copy */
} sk__copy;

/* Which operands are copied first; A and B are the kernel's. */
typedef struct sk__packing
{
    bool a, b;
    bool transpose_a, transpose_b; /* the copy is transposed */
    const sk__kernel* arranged;    /* the kernel for whose fragments both are arranged, or NULL */
    sk__copy copy_a, copy_b;       /* zero where there is no copy */
} sk__packing;

/* Fills in what follows from the original. */
static sk__copy sk__complete_copy(sk__copy copy)
{
    uint64_t size = copy.size;
    copy.packed_leading_dimension =
        (copy.length * size + SK__PACKED_LINE - 1u) / SK__PACKED_LINE * SK__PACKED_LINE / size;
    copy.packed_batch_stride = copy.lines * copy.packed_leading_dimension;
    copy.vectors = copy.lines * ((copy.length * size + 15u) / 16u);
    return copy;
}

/* Fills in what follows from the original, of an arranged copy. Lines and length of copies that sk__fits() refuses may
 * be truncated here. */
static sk__copy sk__complete_arranged_copy(sk__copy copy, uint32_t tile_lines, uint32_t tile_k)
{
    uint64_t lines = (uint64_t)sk__divide_up(copy.lines, tile_lines) * tile_lines;
    uint64_t length = (uint64_t)sk__divide_up(copy.length, tile_k) * tile_k;
    copy.arranged = true;
    copy.lines = (uint32_t)lines;
    copy.length = (uint32_t)length;
    copy.packed_leading_dimension = length;
    copy.packed_batch_stride = lines * length; /* below 2^46, as tiles times k-iterations are below 2^32 */
    copy.ahead = SK__TILE_LINES * tile_k;
    copy.vectors = copy.packed_batch_stride * copy.size / 16u;
    return copy;
}

/* The copy of B if is_b, otherwise that of A. */
static sk__copy sk__copy_of(const sk__problem* problem, const sk__packing* packing, bool is_b)
{
    const sk__kernel* arranged = packing->arranged;
    const sk__matrix* matrix = is_b ? &problem->b : &problem->a;
    uint32_t rows = is_b ? problem->n : problem->m;
    sk__copy copy;
    memset(&copy, 0, sizeof copy);
    copy.size = sk__type_size(arranged ? sk__matrix_type(problem->input) : problem->input);
    copy.transposed = is_b ? packing->transpose_b : packing->transpose_a;
    bool along_k = matrix->k_contiguous || copy.transposed || arranged;
    copy.lines = along_k ? rows : problem->k;
    copy.length = along_k ? problem->k : rows;
    copy.leading_dimension = matrix->leading_dimension;
    copy.batch_stride = matrix->batch_stride;
    return arranged ? sk__complete_arranged_copy(copy, is_b ? arranged->tile_n : arranged->tile_m, arranged->tile_k)
                    : sk__complete_copy(copy);
}

/* Completes a packing by its copies. */
static sk__packing sk__with_copies(const sk__problem* problem, sk__packing packing)
{
    if (packing.a)
    {
        packing.copy_a = sk__copy_of(problem, &packing, false);
    }
    if (packing.b)
    {
        packing.copy_b = sk__copy_of(problem, &packing, true);
    }
    return packing;
}

/* Workgroups that make a copy of `batch_count` matrices. */
static uint32_t sk__count_copy_workgroups(sk__copy copy, uint32_t batch_count)
{
    if (!copy.transposed)
    {
        return sk__divide_up((uint32_t)copy.vectors * batch_count, SK__PACK_INVOCATIONS);
    }
    return sk__divide_up(copy.lines, SK__TRANSPOSED_LINES) * sk__divide_up(copy.length, SK__TRANSPOSED_COLUMNS) *
           batch_count;
}

/* Bytes of a copy of all matrices: a multiple of SK__PACKED_LINE. */
static VkDeviceSize sk__copy_size(const sk__problem* problem, sk__copy copy)
{
    return (copy.packed_batch_stride * problem->batch_count + copy.ahead) * copy.size;
}

/* Whether 32-bit offsets reach all lines and matrices of a copy, and 32 bits count its invocations. */
static bool sk__fits(const sk__problem* problem, sk__copy copy)
{
    uint64_t tile_lines = sk__min(copy.lines, SK__TILE_LINES);
    bool lines_fit = tile_lines * copy.packed_leading_dimension * copy.size <= INT32_MAX;
    return lines_fit && copy.packed_batch_stride <= UINT32_MAX && copy.vectors <= INT32_MAX / problem->batch_count;
}

static bool sk__can_pack(const sk__problem* problem, const sk__packing* packing)
{
    bool fit_a = !packing->a || sk__fits(problem, packing->copy_a);
    bool fit_b = !packing->b || sk__fits(problem, packing->copy_b);
    return fit_a && fit_b && !problem->pointers && problem->k > 0 && problem->d.extent > 0;
}

/* Predicted time in microseconds of one copy, without its dispatch. */
static float sk__predict_copy(const sk__problem* problem, const sk__fitted* fitted, float bandwidth, sk__copy copy,
                              bool aligned)
{
    float share = copy.arranged && !aligned ? fitted->copy_arranged_unaligned : fitted->copy;
    float read = (float)sk__type_size(problem->input) / (float)copy.size;
    float bytes = (1.0f + read) * 16.0f * (float)copy.vectors * (float)problem->batch_count;
    return bytes / (share * bandwidth);
}

/* Predicted time in microseconds of all copies for a kernel, and of the dispatch that waits for them. */
static float sk__predict_copies(const sk__problem* problem, const sk__cost_table* costs, uint32_t kernel,
                                uint32_t compute_units, const sk__packing* packing)
{
    const sk__fitted* fitted = sk__fitted_of(costs, &costs->kernels[kernel]);
    float bandwidth = sk__memory_rate(costs, compute_units);
    float time = packing->a || packing->b ? costs->second_dispatch_time : 0.0f;
    if (packing->a)
    {
        time += sk__predict_copy(problem, fitted, bandwidth, packing->copy_a, problem->a.aligned);
    }
    if (packing->b)
    {
        time += sk__predict_copy(problem, fitted, bandwidth, packing->copy_b, problem->b.aligned);
    }
    return time;
}

/* balance.h - how evenly a schedule shares work: the busiest workers, split tiles, and peers.
 *
 * Uses schedule.h, whose tiles are all alike here. Must not know kernels or problems.
 */

/* k-iterations of the Stream-K tiles before a place of theirs. */
static uint32_t sk__count_iterations_before(sk__schedule schedule, uint32_t place)
{
    uint32_t places = schedule.space.places;
    return place / places * schedule.space.k_iterations + place % places * schedule.space.unit;
}

/* k-iterations of a worker. For split-K: those of the worker that has most. */
static uint32_t sk__count_worker_iterations(sk__schedule schedule, sk__work work)
{
    if (schedule.splits > 0)
    {
        return sk__split_segment(schedule, sk__tile_at(schedule.space, 0), 0).k_end;
    }
    uint32_t whole = sk__count_whole_tiles(schedule, work.worker) * schedule.space.k_iterations;
    return whole + sk__count_iterations_before(schedule, work.end) -
           sk__count_iterations_before(schedule, work.begin);
}

/* Whether no worker has more k-iterations than the first. That is so if no minimum segment moves boundaries, units are
 * single k-iterations, and there is one strand. */
static bool sk__is_first_busiest(sk__schedule schedule)
{
    return schedule.minimum_segment <= 1 && schedule.space.unit == 1 && schedule.interleave == 1;
}

/* The most segments and k-iterations that any worker has. */
typedef struct sk__busiest
{
    uint32_t segments, k_iterations;
} sk__busiest;

static sk__busiest sk__find_busiest(sk__schedule schedule)
{
    sk__work first = sk__find_work(schedule, 0);
    sk__busiest most = {first.segments, sk__count_worker_iterations(schedule, first)};
    uint32_t workers = sk__is_first_busiest(schedule) ? 1u : sk__count_peers(schedule);
    for (uint32_t worker = 1; worker < workers; ++worker)
    {
        sk__work work = sk__find_work(schedule, worker);
        most.segments = sk__max(most.segments, work.segments);
        most.k_iterations = sk__max(most.k_iterations, sk__count_worker_iterations(schedule, work));
    }
    return most;
}

/* Whether a boundary between workers of a strand lies inside a tile. */
static bool sk__splits_tiles_of_strand(sk__schedule schedule)
{
    if (schedule.minimum_segment <= 1)
    {
        const sk__partition* stream_k = &schedule.stream_k;
        bool even = stream_k->larger_shares == 0 && stream_k->share % schedule.space.places == 0;
        return stream_k->workers > 1 && schedule.space.places > 1 && !even;
    }
    for (uint32_t worker = 1; worker < schedule.stream_k.workers; ++worker)
    {
        if (sk__stream_k_begin(schedule, worker) % schedule.space.places != 0)
        {
            return true;
        }
    }
    return false;
}

static bool sk__splits_tiles(sk__schedule schedule)
{
    if (schedule.chunked)
    {
        return schedule.space.places > 1 && sk__count_split_region_tiles(schedule) > 0;
    }
    bool splits = schedule.splits > 1;
    for (uint32_t strand = 0; schedule.splits == 0 && strand < schedule.interleave; ++strand)
    {
        splits = splits || sk__splits_tiles_of_strand(sk__strand_schedule(schedule, strand));
    }
    return splits;
}

/* Segments of a split tile, at most. */
static uint32_t sk__bound_peers(sk__schedule schedule)
{
    if (schedule.chunked)
    {
        return schedule.space.places;
    }
    uint32_t share = schedule.splits > 0 ? schedule.space.places / schedule.splits : schedule.stream_k.share;
    return sk__divide_up(schedule.space.places, sk__max(share, 1u)) + 1u;
}

/* Segments of the tile of a strand that is split most: one more than the boundaries between workers inside it. */
static uint32_t sk__most_peers_of_strand(sk__schedule schedule)
{
    uint32_t most = 1, peers = 1, tile = UINT32_MAX;
    for (uint32_t worker = 1; worker < schedule.stream_k.workers; ++worker)
    {
        uint32_t begin = sk__stream_k_begin(schedule, worker);
        if (begin % schedule.space.places != 0)
        {
            peers = begin / schedule.space.places == tile ? peers + 1u : 2u;
            tile = begin / schedule.space.places;
            most = sk__max(most, peers);
        }
    }
    return most;
}

static uint32_t sk__most_peers(sk__schedule schedule)
{
    uint32_t most = sk__max(schedule.splits, 1u);
    if (schedule.chunked)
    {
        return schedule.space.places;
    }
    for (uint32_t strand = 0; schedule.splits == 0 && strand < schedule.interleave; ++strand)
    {
        most = sk__max(most, sk__most_peers_of_strand(sk__strand_schedule(schedule, strand)));
    }
    return most;
}

/* sum.h - how the separate pass sums the partials of split tiles, and how long that takes.
 *
 * Uses balance.h, costs.h. Must not know problems or plans.
 */

/* A tile is summed by one workgroup of the kernel. Where tiles are few or peers many, it is summed by many workgroups
 * of sum.comp instead, each of which sums SK__SUM_VECTORS vectors. Such a workgroup divides the peers into one or
 * several runs, and loads from all runs at once. */
typedef struct sk__sum
{
    uint32_t runs; /* 0: a workgroup of the kernel */
    float time;    /* predicted, microseconds */
} sk__sum;

enum
{
    SK__MOST_SUM_RUNS = 4
};

/* Workgroups of the separate pass over so many tiles. */
static uint32_t sk__count_sum_workgroups(const sk__kernel* kernel, uint32_t tiles, uint32_t runs)
{
    return runs ? tiles * sk__divide_up(kernel->tile_m * kernel->tile_n / 4u, SK__SUM_VECTORS) : tiles;
}

/* Predicted time in microseconds of sum.comp over `dispatched` tiles, of which `tiles` are split, without that of its
 * dispatch. It has three parts: reading all partials, a
 * time for each run of each workgroup, and a time for each of the rounds of SK__SUM_LOADS loads that a run consists of.
 */
static float sk__predict_runs(const sk__cost_table* costs, uint32_t kernel, uint32_t compute_units, uint32_t tiles,
                              uint32_t dispatched, uint32_t peers, uint32_t runs)
{
    float workgroups = (float)sk__count_sum_workgroups(sk__kernel_at(kernel), dispatched, runs);
    float reading = (float)tiles * (float)peers * costs->kernels[kernel].peer_time;
    float rounds = (float)sk__divide_up(peers, SK__SUM_LOADS * runs);
    const sk__fitted* fitted = sk__fitted_of(costs, &costs->kernels[kernel]);
    float waiting = fitted->sum_latency + fitted->sum_round * rounds;
    return waiting + (fitted->sum_run * (float)runs * workgroups + reading) / (float)compute_units;
}

/* By a workgroup of the kernel for each tile. */
static sk__sum sk__sum_by_kernel(const sk__cost_table* costs, uint32_t kernel, const sk__device* device,
                                 uint32_t tiles, uint32_t peers)
{
    float waves = (float)sk__divide_up(tiles, device->compute_units);
    sk__sum sum = {0, waves * (float)peers * costs->kernels[kernel].peer_time};
    return sum;
}

/* The fastest way to sum, by prediction. The number of sum.comp's workgroups must fit 32 bits. */
static sk__sum sk__choose_sum(const sk__cost_table* costs, uint32_t kernel, const sk__device* device, uint32_t tiles,
                              uint32_t dispatched, uint32_t peers)
{
    uint32_t waves = sk__divide_up(tiles, device->compute_units);
    const sk__cost* cost = &costs->kernels[kernel];
    bool few = peers < sk__fitted_of(costs, cost)->sum_peers;
    uint32_t most = few ? 0 : sk__min(SK__MOST_SUM_RUNS, device->invocations / SK__SUM_VECTORS);
    sk__sum best = sk__sum_by_kernel(costs, kernel, device, tiles, peers);
    for (uint32_t runs = 1; waves <= 1 && runs <= most; runs *= 2)
    {
        sk__sum sum = {runs, sk__predict_runs(costs, kernel, device->compute_units, tiles, dispatched, peers, runs)};
        best = sum.time < best.time ? sum : best;
    }
    return best;
}

/* choice.h - what the planner decides, what it decides from, and the schedule of a decision.
 *
 * Uses pack.h, sum.h. Must not know which choice is best.
 */

/* Everything that was decided. */
typedef struct sk__choice
{
    uint32_t kernel;           /* index */
    uint32_t last_wave_kernel; /* index */
    uint32_t tiles;            /* of a retiled plan in whole waves, else all */
    uint32_t last_wave_tiles;  /* smaller ones, of a retiled plan */
    uint32_t k_iterations;     /* of a tile */
    sk_decomposition decomposition;
    sk_fixup fixup;
    uint32_t workers, splits, stream_k_tiles;
    uint32_t wave;                  /* retiled: workers that the desc asks for, or 0 */
    uint32_t minimum_segment, unit; /* k-iterations */
    bool chunked;                   /* units are summed by themselves */
    uint32_t interleave;            /* at least 1 */
    sk__packing packing;
    float access_factor; /* by which k-iterations take longer: see access.h */
    float packing_time;  /* predicted, microseconds */
    uint32_t sum_runs;   /* of the separate pass: see sum.h */
    uint32_t most_looks; /* of a worker that waits; 0: none does */
    uint32_t raster_width;
    uint32_t periods;                  /* of a triangle: in the raster_width bands of a group; see triangle.h */
    bool data_parallel_first, along_m; /* in the row-major D that the kernel sees */
    bool along_longer;                 /* of several problems: along m where D has more tiles there */
    float time;                        /* predicted, microseconds */
} sk__choice;

#define SK__NEVER 3e38f /* microseconds: longer than any choice takes */

/* What the choice is made from. */
typedef struct sk__planner
{
    const sk_logger* logger;
    const sk__device* device;
    const sk__build* builds; /* one a kernel */
    const sk__cost_table* costs;
    const sk_gemm_desc* desc;
    const sk__problem* problem;
    bool sums_of_workers; /* the separate pass goes over workers, each of which begins a split tile at most */
    uint32_t first_kernel, kernel_end;                                             /* those of the problem's types */
    float memory_time;                                                             /* see sk__memory_time */
    void (*visit)(const struct sk__planner* planner, const sk__choice* candidate); /* or NULL */
    void* user_data;                                                               /* of visit */
} sk__planner;

/* Whether tiles are split anywhere along k, into equal shares. */
static bool sk__is_stream_k(sk_decomposition decomposition)
{
    return decomposition == SK_DECOMPOSITION_STREAM_K || decomposition == SK_DECOMPOSITION_HYBRID;
}

/* Whether workers wait for one another, and whether they add floats by atomics. */
static bool sk__waits(sk_fixup fixup)
{
    return fixup == SK_FIXUP_TURNSTILE || fixup == SK_FIXUP_TURNSTILE_UNORDERED;
}

static bool sk__adds_floats(sk_fixup fixup)
{
    return fixup == SK_FIXUP_TURNSTILE_UNORDERED || fixup == SK_FIXUP_ATOMIC;
}

/* Workgroups of a dispatch: 65535 in each of two dimensions, which every device allows. */
#define SK__MOST_GROUPS (65535u * 65535u)

static uint32_t sk__clamp_groups(uint32_t wanted)
{
    return sk__min(sk__max(wanted, 1u), SK__MOST_GROUPS);
}

/* Tiles of one triangle of an n x n matrix, whatever their number. Elements of a group of bands, see triangle.h, are a
 * multiple of both sides of a tile. */
static uint64_t sk__count_triangle_tiles(const sk__problem* problem, const sk__kernel* kernel)
{
    bool upper = problem->epilogue.triangle == SK__TRIANGLE_UPPER;
    uint64_t height = upper ? kernel->tile_n : kernel->tile_m, length = upper ? kernel->tile_m : kernel->tile_n;
    uint64_t bands = length / sk__greatest_common_divisor(kernel->tile_m, kernel->tile_n);
    uint64_t columns = bands * height / length, groups = problem->n / (bands * height);
    uint64_t rest = problem->n - groups * bands * height;
    uint64_t block = (bands * columns + bands + columns - 1u) / 2u;
    uint64_t pairs = groups % 2u == 0 ? groups / 2u * (groups - 1u) : (groups - 1u) / 2u * groups;
    uint64_t tiles = block * groups + bands * columns * pairs;
    for (uint64_t begin = 0; begin < rest; begin += height)
    {
        uint64_t end = begin + height < rest ? begin + height : rest;
        tiles += groups * columns + (end + length - 1u) / length;
    }
    return tiles;
}

/* Tiles of all batches; of one batch where those alone are too many. */
static uint64_t sk__count_tiles(const sk__problem* problem, const sk__kernel* kernel)
{
    uint64_t rows = sk__divide_up(problem->m, kernel->tile_m);
    uint64_t columns = sk__divide_up(problem->n, kernel->tile_n);
    uint64_t tiles = rows * columns; /* each below 2^32: no overflow */
    tiles = problem->epilogue.triangle ? sk__count_triangle_tiles(problem, kernel) : tiles;
    return tiles > UINT32_MAX ? tiles : tiles * problem->batch_count;
}

/* Products that are summed into the same tiles. */
static uint32_t sk__count_terms(const sk__problem* problem)
{
    return problem->epilogue.second ? 2u : 1u;
}

/* k-iterations of a tile: those of each term. */
static uint32_t sk__count_k_iterations(const sk__problem* problem, const sk__kernel* kernel)
{
    return sk__count_terms(problem) * sk__divide_up(problem->k, kernel->tile_k);
}

/* The k-iterations that a desc wants never parted, as far as a tile has them. */
static uint32_t sk__choose_unit(const sk_gemm_desc* desc, uint32_t k_iterations)
{
    uint32_t wanted = desc->chunk ? desc->chunk : desc->k_alignment;
    return sk__min(sk__max(wanted, 1u), sk__max(k_iterations, 1u));
}

/* The fewest units that hold a minimum segment wherever they lie in a tile, whose last unit may be shorter. */
static uint32_t sk__count_minimum_units(uint32_t k_iterations, uint32_t unit, uint32_t minimum_segment)
{
    uint32_t missing = sk__divide_up(k_iterations, unit) * unit - k_iterations;
    uint64_t least = (uint64_t)minimum_segment + missing;
    return minimum_segment > 1 ? (uint32_t)((least + unit - 1u) / unit) : minimum_segment;
}

/* The schedule of a choice, as the kernel will make it from its arguments. */
static sk__schedule sk__schedule_of(const sk__choice* choice)
{
    sk__schedule schedule;
    schedule.space = sk__make_space(choice->tiles, choice->k_iterations, choice->unit);
    schedule.workers = choice->workers;
    schedule.splits = choice->splits;
    schedule.stream_k_tiles = choice->stream_k_tiles;
    schedule.interleave = choice->interleave;
    schedule.chunked = choice->chunked;
    schedule.minimum_segment = sk__count_minimum_units(choice->k_iterations, choice->unit, choice->minimum_segment);
    schedule.data_parallel_first = choice->data_parallel_first;
    return sk__derive_shares(schedule);
}

/* The last wave of a retiled choice as a choice of its own, with one worker a tile. */
static sk__choice sk__last_wave_of(const sk__problem* problem, const sk__choice* choice)
{
    sk__choice last = *choice;
    last.kernel = choice->last_wave_kernel;
    last.k_iterations = sk__count_k_iterations(problem, sk__kernel_at(last.kernel));
    last.tiles = last.workers = choice->last_wave_tiles;
    last.last_wave_tiles = 0;
    return last;
}

enum
{
    SK__MOST_BANDS = 64 /* of a group, unless one period has more: kernels walk the last ones one by one */
};

/* Of a triangle, strips are groups of bands, about as wide as other strips: see triangle.h. */
static void sk__choose_bands(const sk__problem* problem, const sk__kernel* kernel, sk__choice* choice)
{
    bool upper = problem->epilogue.triangle == SK__TRIANGLE_UPPER;
    uint32_t common = sk__greatest_common_divisor(kernel->tile_m, kernel->tile_n);
    uint32_t bands = (upper ? kernel->tile_m : kernel->tile_n) / common;
    choice->along_m = upper;
    choice->periods = sk__max(sk__min(choice->raster_width, SK__MOST_BANDS) / bands, 1u);
    choice->raster_width = choice->periods * bands;
}

/* access.h - how a choice's kernel reads A and B, packed or not, and what that costs.
 *
 * Uses choice.h. Must not know decompositions.
 */

/* Which operands a kernel's candidates copy, if they copy any. An arranged kernel needs copies of both. Otherwise it is
 * what the desc asks for. If that leaves it open, it is an operand whose shape or strides do not suit 16-byte accesses,
 * or whose layout makes the kernel slow. */
static sk__packing sk__plan_packing(const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    sk_packing wanted = planner->desc->packing;
    bool is_free = wanted == SK_PACKING_AUTO && !planner->device->is_cpu && !problem->epilogue.second;
    sk__packing packing;
    memset(&packing, 0, sizeof packing);
    if (sk__is_arranged(kernel))
    {
        packing.a = packing.b = true;
        packing.arranged = kernel;
        return sk__with_copies(problem, packing);
    }
    packing.transpose_a = sk__packs_transposed(kernel) && !problem->a.k_contiguous;
    packing.transpose_b = sk__packs_transposed(kernel) && !problem->b.k_contiguous;
    packing.a = is_free ? !problem->a.aligned || packing.transpose_a : wanted == SK_PACKING_ALWAYS;
    packing.b = is_free ? !problem->b.aligned || packing.transpose_b : wanted == SK_PACKING_ALWAYS;
    packing.a |= wanted == (problem->exchanged ? SK_PACKING_B : SK_PACKING_A);
    packing.b |= wanted == (problem->exchanged ? SK_PACKING_A : SK_PACKING_B);
    packing.transpose_a &= packing.a;
    packing.transpose_b &= packing.b;
    return sk__with_copies(problem, packing);
}

/* Whether a kernel takes as many terms. Sums of small-dot kernels come from their first term alone, and arranged
 * kernels read copies. */
static bool sk__takes_terms(const sk__problem* problem, const sk__kernel* kernel)
{
    return !problem->epilogue.second || !(kernel->multiply == SK_MULTIPLY_DOT || sk__is_arranged(kernel));
}

/* Whether a pipeline that reads A 16 bytes at a time needs aligned lines of A. Small-dot kernels do not: they test each
 * address. */
static bool sk__relies_on_lines_of_a(const sk__choice* choice)
{
    return sk__kernel_at(choice->kernel)->multiply != SK_MULTIPLY_DOT;
}

/* Whether every 16-byte access of A and B stays inside its line and on a multiple of 16 bytes from the base. */
static bool sk__are_inputs_alignable(const sk__problem* problem, const sk__choice* choice)
{
    bool a = choice->packing.a || problem->a.aligned || !sk__relies_on_lines_of_a(choice);
    bool second = !problem->epilogue.second || (problem->second_a.aligned && problem->second_b.aligned);
    return a && second && (choice->packing.b || problem->b.aligned);
}

/* Whether k is contiguous in what the kernel reads as A. It counts as contiguous in arranged copies, whose order suits
 * the kernel whatever the layout was. */
static bool sk__reads_a_along_k(const sk__problem* problem, const sk__choice* choice)
{
    return problem->a.k_contiguous || choice->packing.transpose_a || choice->packing.arranged;
}

/* Whether k is contiguous in what the kernel reads as B; arranged copies count, too. */
static bool sk__reads_b_along_k(const sk__problem* problem, const sk__choice* choice)
{
    return problem->b.k_contiguous || choice->packing.transpose_b || choice->packing.arranged;
}

/* The factor by which a kernel's k-iterations take longer where it reads A and B element by element. */
static float sk__general_factor(const sk__fitted* fitted, const sk__kernel* kernel)
{
    uint32_t size = sk__type_size(kernel->input);
    float dot = fitted->general_dot * 16.0f / (float)size;
    switch (kernel->multiply)
    {
    case SK_MULTIPLY_DOT: return dot > 1.0f ? dot : 1.0f;
    case SK_MULTIPLY_COOP:
    case SK_MULTIPLY_ARRANGED: return fitted->general_coop;
    default: return size < 4 ? fitted->general_scalar_small : fitted->general_scalar;
    }
}

/* The factor by which k-iterations take longer than with aligned A and B in the kernel's fastest layouts. */
static float sk__access_factor(const sk__planner* planner, const sk__choice* choice)
{
    const sk__problem* problem = planner->problem;
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    bool strided_a = sk__packs_transposed(kernel) && !sk__reads_a_along_k(problem, choice);
    bool strided_b = sk__packs_transposed(kernel) && !sk__reads_b_along_k(problem, choice);
    bool aligned = sk__are_inputs_alignable(problem, choice);
    const sk__fitted* fitted = sk__fitted_of(planner->costs, &planner->costs->kernels[choice->kernel]);
    float strided = 1.0f + (strided_a ? fitted->strided_a : 0.0f) + (strided_b ? fitted->strided_b : 0.0f);
    return (aligned ? 1.0f : sk__general_factor(fitted, kernel)) * strided;
}

/* predict.h - the cost model: how long a choice takes.
 *
 * Uses access.h. Must not know where choices come from.
 */

/* Least time in microseconds in which device memory gives elements of A and B, and C and the residual, and takes D, of
 * `outputs` elements each. Partials are not counted: they are few enough to stay in a cache, and the times of fixup and
 * peers contain them. */
static float sk__time_to_move(const sk__planner* planner, uint32_t batch_count, float inputs, float outputs)
{
    const sk__problem* problem = planner->problem;
    float matrices = 1.0f + (problem->epilogue.linear ? 1.0f : 0.0f) + (problem->epilogue.residual ? 1.0f : 0.0f);
    float read = inputs * (float)sk__type_size(problem->input);
    float others = outputs * (float)sk__type_size(problem->output) * matrices;
    return (float)batch_count * (read + others) / sk__memory_rate(planner->costs, planner->device->compute_units);
}

static float sk__memory_time(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    float m = (float)problem->m, n = (float)problem->n, k = (float)problem->k;
    float of_a = problem->a.shared ? m / (float)problem->batch_count : m;
    float of_b = problem->b.shared ? n / (float)problem->batch_count : n;
    float inputs = (float)sk__count_terms(problem) * k * (of_a + of_b);
    float outputs = problem->epilogue.triangle ? n * (n + 1.0f) / 2.0f : m * n;
    return sk__time_to_move(planner, problem->batch_count, m * n > 0 ? inputs : 0.0f, outputs);
}

/* Memory time of this choice's tiles; a retiled plan's first dispatch has only some of them. */
static float sk__share_of_memory_time(const sk__planner* planner, const sk__choice* choice)
{
    if (choice->decomposition == SK_DECOMPOSITION_RETILED)
    {
        uint64_t all = sk__count_tiles(planner->problem, sk__kernel_at(choice->kernel));
        return planner->memory_time * (float)choice->tiles / (float)all;
    }
    return planner->memory_time;
}

/* What the cost model needs of a schedule: the busiest worker, and the tiles that are split. */
typedef struct sk__load
{
    uint32_t segments, k_iterations;
    uint32_t split_tiles, peers; /* of one of them, at most; 0: none is split */
    bool straddles;              /* Stream-K workers begin inside tiles, and so have a segment more than worker 0 */
} sk__load;

static sk__load sk__load_of(sk__schedule schedule)
{
    sk__busiest busiest = sk__find_busiest(schedule);
    sk__load load = {busiest.segments, busiest.k_iterations, 0, 0, false};
    if (sk__splits_tiles(schedule))
    {
        load.split_tiles = sk__count_split_region_tiles(schedule);
        load.peers = sk__bound_peers(schedule);
        bool shares = schedule.stream_k_tiles > 0 && sk__is_first_busiest(schedule);
        const sk__partition* stream_k = &schedule.stream_k;
        load.straddles = shares && (stream_k->larger_shares > 0 || schedule.space.places % stream_k->share > 0);
    }
    return load;
}

/* In how many rounds workers run if so many of them fit at a time. One is most frequent, and needs no division. */
static uint32_t sk__count_rounds(uint32_t workers, uint32_t places)
{
    return workers <= places ? sk__min(workers, 1u) : sk__divide_up(workers, places);
}

/* The least load that these workers, splits and Stream-K tiles can have, if every k-iteration is a unit. */
static sk__load sk__least_load(const sk__choice* choice)
{
    uint32_t workers = sk__max(choice->workers, 1u);
    uint32_t segments = sk__count_rounds(choice->tiles, workers);
    sk__load load = {segments, sk__divide_up(choice->tiles * choice->k_iterations, workers), 0, 0, false};
    bool stream_k = choice->stream_k_tiles > 0 && choice->stream_k_tiles % workers > 0 && choice->k_iterations > 1;
    if (stream_k || choice->splits > 1)
    {
        load.split_tiles = choice->splits > 0 ? choice->tiles : choice->stream_k_tiles;
        uint32_t share = load.split_tiles * choice->k_iterations / workers;
        load.peers = sk__divide_up(choice->k_iterations, sk__max(share, 1u)) + 1u;
    }
    return load;
}

/* How long what follows from a load takes, in microseconds. */
typedef struct sk__pace
{
    sk__load load;
    float rounds;   /* workers beyond what runs together wait for a place */
    float segments; /* of the busiest worker in a round: starting them, and writing tiles, and: */
    float multiplying;
} sk__pace;

/* Storing a partial, while all other workers store theirs. */
static float sk__store_time(const sk__planner* planner, const sk__cost* cost)
{
    return sk__fitted_of(planner->costs, cost)->store * cost->peer_time;
}

/* By how much longer a worker takes that begins inside a tile. It has one more segment. Where tiles have many peers,
 * the others wait for it to store one more partial, unless another workgroup multiplies on its compute unit meanwhile.
 */
static float sk__straddling_time(const sk__planner* planner, const sk__cost* cost, uint32_t peers, uint32_t on_a_unit)
{
    bool waits = peers > sk__fitted_of(planner->costs, cost)->crowd && on_a_unit == 1u;
    return cost->start_time + (waits ? sk__store_time(planner, cost) : 0.0f);
}

/* Workers that run together on a compute unit. */
static uint32_t sk__count_on_a_unit(const sk__planner* planner, const sk__choice* choice)
{
    uint32_t most = planner->costs->kernels[choice->kernel].workgroups_per_unit;
    return sk__min(sk__count_rounds(choice->workers, planner->device->compute_units), most);
}

/* Time of a k-iteration while they do, if its accesses are as fast as they can be. */
static float sk__iteration_time(const sk__planner* planner, const sk__choice* choice)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    float on_a_unit = (float)sk__count_on_a_unit(planner, choice);
    float shared = cost->iteration_time * on_a_unit / (float)cost->workgroups_per_unit;
    return shared > cost->lone_iteration_time ? shared : cost->lone_iteration_time;
}

/* Multiplying takes no less than memory does. */
static sk__pace sk__find_pace(const sk__planner* planner, const sk__choice* choice, sk__load load)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    uint32_t units = planner->device->compute_units;
    uint32_t on_a_unit = sk__count_on_a_unit(planner, choice);
    float busiest = (float)load.k_iterations * sk__iteration_time(planner, choice) * choice->access_factor;
    sk__pace pace;
    pace.load = load;
    pace.rounds = (float)sk__count_rounds(choice->workers, units * cost->workgroups_per_unit);
    pace.segments = (float)load.segments * (cost->start_time + cost->epilogue_time);
    pace.segments += load.straddles ? sk__straddling_time(planner, cost, load.peers, on_a_unit) : 0.0f;
    /* without tiles there may be no rounds */
    float memory = choice->tiles > 0 ? sk__share_of_memory_time(planner, choice) / pace.rounds : 0.0f;
    pace.multiplying = busiest > memory ? busiest : memory;
    return pace;
}

static sk__sum sk__sum_of(const sk__planner* planner, const sk__choice* choice, const sk__load* load)
{
    uint32_t dispatched = planner->sums_of_workers ? choice->workers : load->split_tiles;
    return sk__choose_sum(planner->costs, choice->kernel, planner->device, load->split_tiles, dispatched,
                          load->peers);
}

/* Predicted time in microseconds: that of copies, of the busiest worker, and of the fixup at its end, for which the
 * others wait (Stream-K paper, appendix A: a + b + c + d). */
static float sk__predict(const sk__planner* planner, const sk__choice* choice, const sk__pace* pace, sk_fixup fixup)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    float worker = pace->segments + pace->multiplying, second = 0.0f, sums = 0.0f;
    if (fixup == SK_FIXUP_SEPARATE_PASS)
    {
        worker += sk__store_time(planner, cost);
        second = planner->costs->second_dispatch_time;
        sums = sk__sum_of(planner, choice, &pace->load).time;
    }
    else if (fixup != SK_FIXUP_NONE)
    {
        float peers = (float)pace->load.peers * cost->peer_time;
        worker = pace->segments + peers + pace->multiplying * cost->last_arriver_factor + cost->fixup_time;
        second = fixup == SK_FIXUP_ATOMIC ? planner->costs->second_dispatch_time : 0.0f;
    }
    return pace->rounds * worker + second + sums + choice->packing_time;
}

/* Whether a choice with a load takes at least so long, whatever the fixup. */
static bool sk__takes_longer(const sk__planner* planner, const sk__choice* choice, sk__load load, float time)
{
    sk__pace pace = sk__find_pace(planner, choice, load);
    return sk__predict(planner, choice, &pace, SK_FIXUP_NONE) >= time ||
           (pace.load.peers > 0 && sk__predict(planner, choice, &pace, SK_FIXUP_LAST_ARRIVER) >= time &&
            sk__predict(planner, choice, &pace, SK_FIXUP_SEPARATE_PASS) >= time);
}

/* candidates.h - a kernel's candidates: decompositions, each completed by what follows, and the fastest kept.
 *
 * Uses predict.h. Must not know pipelines or command buffers.
 */

/* How often a worker that waits for its turn polls a counter. A poll takes about a microsecond on a GPU. On a CPU
 * driver it takes less than a tenth of that, but its threads may also rest for long. */
static uint32_t sk__most_looks(const sk__planner* planner)
{
    uint32_t most = planner->device->is_cpu ? 1u << 28 : 1u << 21;
    return planner->desc->most_looks ? planner->desc->most_looks : most;
}

static void sk__set_fixup(const sk__planner* planner, const sk__pace* pace, sk_fixup fixup, sk__choice* choice)
{
    choice->fixup = fixup;
    choice->most_looks = sk__waits(fixup) ? sk__most_looks(planner) : 0;
    choice->sum_runs = fixup == SK_FIXUP_SEPARATE_PASS ? sk__sum_of(planner, choice, &pace->load).runs : 0;
    choice->time = sk__predict(planner, choice, pace, fixup);
}

/* Lets a choice that splits tiles do so with the fixup that was asked for, or the faster one. */
static void sk__choose_fixup(const sk__planner* planner, const sk__pace* pace, sk__choice* choice)
{
    sk_fixup wanted = choice->chunked ? SK_FIXUP_SEPARATE_PASS : planner->desc->fixup;
    sk__set_fixup(planner, pace, wanted > SK_FIXUP_NONE ? wanted : SK_FIXUP_LAST_ARRIVER, choice);
    if (wanted == SK_FIXUP_AUTO)
    {
        sk__choice other = *choice;
        sk__set_fixup(planner, pace, SK_FIXUP_SEPARATE_PASS, &other);
        *choice = other.time < choice->time ? other : *choice;
    }
}

static sk__pace sk__pace_of(const sk__planner* planner, const sk__choice* choice)
{
    return sk__find_pace(planner, choice, sk__load_of(sk__schedule_of(choice)));
}

/* Completes a choice of kernel, packing, decomposition, workers, splits and Stream-K tiles by what follows. */
static void sk__complete(const sk__planner* planner, sk__choice* choice)
{
    uint32_t most_strands = sk__min(choice->stream_k_tiles, choice->workers);
    choice->interleave = sk__max(sk__min(planner->desc->interleave, most_strands), 1u);
    sk__pace pace = sk__pace_of(planner, choice);
    if (pace.load.peers > 0)
    {
        sk__choose_fixup(planner, &pace, choice);
        return;
    }
    sk__set_fixup(planner, &pace, SK_FIXUP_NONE, choice);
    if (choice->last_wave_tiles > 0)
    {
        sk__choice last = sk__last_wave_of(planner->problem, choice);
        last.packing_time = 0;
        last.access_factor = sk__access_factor(planner, &last);
        pace = sk__pace_of(planner, &last);
        choice->time += sk__predict(planner, &last, &pace, SK_FIXUP_NONE);
    }
}

/* The time from which on a candidate need not be completed: that of the best one, and a little for rounding. There is
 * none where all candidates are visited. */
static float sk__time_to_beat(const sk__planner* planner, const sk__choice* best)
{
    return planner->visit ? SK__NEVER : best->time * 1.000001f;
}

/* Of choices with equal times, the one whose kernel comes first in the table is taken, whichever was tried first. */
static bool sk__is_better(const sk__choice* choice, const sk__choice* best)
{
    return choice->time < best->time || (choice->time == best->time && choice->kernel < best->kernel);
}

/* Whether a candidate cannot be the fastest. Where the desc sets segments, units or interleave, there is no lower
 * bound: false. */
static bool sk__is_hopeless(const sk__planner* planner, const sk__choice* candidate, const sk__choice* best)
{
    bool evenly = candidate->minimum_segment == 1 && candidate->unit == 1 && planner->desc->interleave <= 1;
    return evenly && !candidate->chunked &&
           sk__takes_longer(planner, candidate, sk__least_load(candidate), sk__time_to_beat(planner, best));
}

/* Completes a candidate, and keeps it if it is faster. Stream-K workers are counted one by one, so too many are
 * refused first. */
static void sk__keep_faster(const sk__planner* planner, const sk__choice* candidate, sk__choice* best)
{
    bool too_many = sk__is_stream_k(candidate->decomposition) && candidate->workers >= SK__COUNTERS;
    if (too_many || sk__is_hopeless(planner, candidate, best))
    {
        return;
    }
    sk__choice choice = *candidate;
    sk__complete(planner, &choice);
    bool fits = choice.workers < SK__COUNTERS || choice.fixup == SK_FIXUP_NONE;
    bool wanted = planner->desc->fixup != SK_FIXUP_NONE || choice.fixup == SK_FIXUP_NONE;
    if (fits && wanted && planner->visit)
    {
        planner->visit(planner, &choice);
    }
    if (fits && wanted && sk__is_better(&choice, best))
    {
        *best = choice;
    }
}

/* Workers of a kernel that run together. */
static uint32_t sk__count_together(const sk__planner* planner, uint32_t kernel)
{
    return planner->device->compute_units * planner->costs->kernels[kernel].workgroups_per_unit;
}

/* Whether a kernel alone cannot be the fastest, neither with whole tiles nor with equal shares for all workers that
 * run together. */
static bool sk__is_outclassed_whole(const sk__planner* planner, sk__choice* candidate, const sk__choice* best)
{
    uint32_t units = planner->device->compute_units;
    uint32_t most = planner->costs->kernels[candidate->kernel].workgroups_per_unit;
    bool is_outclassed = true;
    for (uint32_t on_a_unit = 1; on_a_unit <= most && is_outclassed; ++on_a_unit)
    {
        uint32_t rounds = sk__count_rounds(candidate->tiles, units * on_a_unit);
        sk__load load = {rounds, rounds * candidate->k_iterations, 0, 0, false};
        candidate->workers = sk__min(candidate->tiles, units * on_a_unit);
        is_outclassed = sk__takes_longer(planner, candidate, load, sk__time_to_beat(planner, best));
    }
    return is_outclassed;
}

/* Whether a kernel alone cannot be the fastest: neither if all that run together have the same share, and some tiles
 * two peers, nor with whole tiles. */
static bool sk__is_outclassed(const sk__planner* planner, sk__choice* candidate, const sk__choice* best)
{
    uint32_t together = sk__count_together(planner, candidate->kernel);
    uint32_t segments = sk__max(candidate->tiles / together, candidate->tiles > 0);
    sk__load shared = {segments, candidate->tiles * candidate->k_iterations / together, 1, 2, false};
    candidate->workers = together;
    return sk__takes_longer(planner, candidate, shared, sk__time_to_beat(planner, best)) &&
           sk__is_outclassed_whole(planner, candidate, best);
}

/* The decomposition that was asked for. Where D is empty, none has anything to deal, and all are this one. */
static sk_decomposition sk__wanted_decomposition(const sk__planner* planner)
{
    return planner->problem->d.extent > 0 ? planner->desc->decomposition : SK_DECOMPOSITION_DATA_PARALLEL;
}

/* whole_tiles.h - no tile is split: there is a worker for each tile, or one wave of workers that take tile after tile.
 *
 * Uses candidates.h. Must not know other strategies.
 */

static bool sk__wants_whole_tiles(const sk__planner* planner, const sk__kernel* kernel)
{
    sk_decomposition wanted = sk__wanted_decomposition(planner);
    (void)kernel;
    return wanted == SK_DECOMPOSITION_AUTO || wanted == SK_DECOMPOSITION_DATA_PARALLEL;
}

/* Workers of a data-parallel plan: usually one for each tile. If tiles are many and short, it is one wave of workers
 * that take tile after tile, because starting a workgroup for each tile costs 2 to 10 % (H200, driver 580.159). This
 * holds for kernels of which one workgroup fills a compute unit. Others lose as much, since more of their workgroups
 * may fit than we know. */
static uint32_t sk__count_data_parallel_workers(const sk__planner* planner, const sk__choice* candidate)
{
    const sk__cost* cost = &planner->costs->kernels[candidate->kernel];
    uint32_t together = sk__count_together(planner, candidate->kernel);
    float tile_time = cost->start_time + cost->epilogue_time + (float)candidate->k_iterations * cost->iteration_time;
    if (planner->desc->workers)
    {
        return planner->desc->workers;
    }
    bool is_free = planner->desc->decomposition == SK_DECOMPOSITION_AUTO && !planner->device->is_cpu;
    bool is_alone = cost->workgroups_per_unit == 1;
    bool is_short = tile_time < sk__fitted_of(planner->costs, cost)->short_tile;
    bool persists = is_free && is_alone && candidate->tiles > together && is_short;
    return persists ? together : sk__clamp_groups(candidate->tiles);
}

static void sk__try_whole_tiles(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    candidate.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    candidate.workers = sk__count_data_parallel_workers(planner, &candidate);
    sk__keep_faster(planner, &candidate, best);
}

/* split_k.h - every tile is split into as many equal shares.
 *
 * Uses candidates.h. Must not know other strategies.
 */

static bool sk__wants_split_k(const sk__planner* planner, const sk__kernel* kernel)
{
    sk_decomposition wanted = sk__wanted_decomposition(planner);
    (void)kernel;
    return (wanted == SK_DECOMPOSITION_AUTO && !planner->desc->workers) || wanted == SK_DECOMPOSITION_SPLIT_K;
}

static void sk__try_split(const sk__planner* planner, sk__choice* candidate, uint32_t splits, sk__choice* best)
{
    candidate->splits = splits;
    candidate->workers = candidate->tiles * splits;
    sk__keep_faster(planner, candidate, best);
}

/* The fewest splits with which a worker can take its share of a tile before the best candidate is done. */
static uint32_t sk__fewest_splits(const sk__planner* planner, const sk__choice* candidate, const sk__choice* best)
{
    const sk__cost* cost = &planner->costs->kernels[candidate->kernel];
    float tile = (float)candidate->k_iterations * cost->lone_iteration_time * candidate->access_factor;
    float others = candidate->packing_time + cost->start_time + cost->epilogue_time;
    float left = sk__time_to_beat(planner, best) - others;
    return tile >= left * 65536.0f ? UINT32_MAX : sk__max((uint32_t)(tile / left), 2u);
}

/* Tries split-K: with as many splits as fill one wave, and with every power of two and three halves of one below; with
 * one, which is data-parallel, only where split-K is asked for. */
static void sk__try_split_k(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    candidate.decomposition = SK_DECOMPOSITION_SPLIT_K;
    uint32_t together = sk__count_together(planner, candidate.kernel);
    uint32_t units = sk__divide_up(candidate.k_iterations, sk__choose_unit(planner->desc, candidate.k_iterations));
    uint32_t most = sk__min(sk__max(together / sk__max(candidate.tiles, 1u), 1u), sk__max(units, 1u));
    if (planner->desc->splits)
    {
        sk__try_split(planner, &candidate, planner->desc->splits, best);
        return;
    }
    if (planner->desc->decomposition == SK_DECOMPOSITION_SPLIT_K)
    {
        sk__try_split(planner, &candidate, 1u, best);
    }
    if (most > 1)
    {
        sk__try_split(planner, &candidate, most, best);
    }
    uint32_t fewest = sk__fewest_splits(planner, &candidate, best);
    for (uint32_t splits = 2; splits < most; splits += (splits & (splits - 1u)) == 0 ? splits / 2u : splits / 3u)
    {
        if (splits >= fewest)
        {
            sk__try_split(planner, &candidate, splits, best);
        }
    }
}

/* stream_k.h - the k-iterations of all tiles, or of a hybrid's last waves, are dealt evenly to workers.
 *
 * Uses candidates.h. Must not know other strategies.
 */

static bool sk__wants_stream_k(const sk__planner* planner, const sk__kernel* kernel)
{
    sk_decomposition wanted = sk__wanted_decomposition(planner);
    (void)kernel;
    return wanted == SK_DECOMPOSITION_AUTO || sk__is_stream_k(wanted);
}

/* Stream-K tiles of a hybrid: what whole tiles leave over, and waves - 1 full waves with it, so that each worker's
 * share is between waves - 1 and waves tiles. 0 if whole tiles fill every wave. */
static uint32_t sk__hybrid_tiles(uint32_t tiles, uint32_t workers, uint32_t waves)
{
    uint64_t left_over = tiles % workers;
    uint64_t stream_k = left_over + (waves - 1u) * (uint64_t)workers;
    return left_over == 0 ? 0 : (uint32_t)(stream_k < tiles ? stream_k : tiles);
}

/* Tries Stream-K, or a hybrid of 1 or 2 waves, with 1 worker for each compute unit up to as many as run together. */
static void sk__try_stream_k(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    const sk_gemm_desc* desc = planner->desc;
    uint32_t tiles = candidate.tiles;
    bool any = desc->decomposition == SK_DECOMPOSITION_AUTO;
    bool hybrid = any || desc->decomposition == SK_DECOMPOSITION_HYBRID;
    candidate.decomposition = hybrid ? SK_DECOMPOSITION_HYBRID : SK_DECOMPOSITION_STREAM_K;
    uint32_t last_wave = desc->hybrid_waves ? desc->hybrid_waves : 2u;
    uint32_t first_wave = any ? 1u : last_wave;
    uint32_t together = planner->costs->kernels[candidate.kernel].workgroups_per_unit;
    for (uint32_t on_a_unit = 1; on_a_unit <= (desc->workers ? 1u : together); ++on_a_unit)
    {
        for (uint32_t waves = last_wave; waves >= first_wave; --waves)
        {
            uint32_t wave = sk__min(planner->device->compute_units * on_a_unit, SK__COUNTERS - 1u);
            candidate.workers = desc->workers ? desc->workers : wave;
            uint32_t of_hybrid =
                desc->stream_k_tiles ? desc->stream_k_tiles : sk__hybrid_tiles(tiles, candidate.workers, waves);
            uint32_t before = candidate.stream_k_tiles;
            candidate.stream_k_tiles = planner->problem->k == 0 ? 0 : hybrid ? of_hybrid : tiles;
            bool again = waves < last_wave && candidate.stream_k_tiles == before;
            bool whole = any && candidate.stream_k_tiles == 0;
            if (!again && !whole) /* data-parallel was tried before */
            {
                sk__keep_faster(planner, &candidate, best);
            }
        }
    }
}

/* retiled.h - retiled plans: the tiles that whole waves leave over, cut into smaller ones for a second kernel.
 *
 * Uses whole_tiles.h. Must not know pipelines or command buffers.
 * Based on: HyTiS, SC'25 (DOI 10.1145/3712285.3759771). Unlike there, the second kernel is a dispatch of its own: it
 * writes other elements of D, needs no barrier before it, and so starts as the first runs out of workgroups.
 */

/* Whether a kernel takes part in retiled plans. Small-dot kernels do not: where they are fast, there are no large
 * tiles. Arranged kernels do not: other kernels cannot read arranged A and B. */
static bool sk__can_be_retiled(const sk__kernel* kernel)
{
    return kernel->multiply != SK_MULTIPLY_DOT && !sk__is_arranged(kernel);
}

/* Whether the tiles of a kernel can be cut into several of another of the same types. */
static bool sk__can_cut(const sk__kernel* kernel, const sk__kernel* smaller)
{
    return sk__can_be_retiled(kernel) && sk__can_be_retiled(smaller) && kernel->tile_m % smaller->tile_m == 0 &&
           kernel->tile_n % smaller->tile_n == 0 &&
           kernel->tile_m * kernel->tile_n > smaller->tile_m * smaller->tile_n;
}

/* Whether a kernel can compute the last wave of another. */
static bool sk__follows(const sk__planner* planner, uint32_t kernel, uint32_t last)
{
    const sk__kernel* smaller = sk__kernel_at(last);
    const char* wanted = planner->desc->last_wave_kernel;
    return sk__can_cut(sk__kernel_at(kernel), smaller) && *planner->builds[last].reason == 0 &&
           (wanted ? strcmp(wanted, smaller->name) == 0 : sk__is_made_for(smaller, planner->device));
}

/* Tiles of a smaller kernel in one of another. */
static uint32_t sk__count_parts(const sk__kernel* kernel, const sk__kernel* smaller)
{
    return kernel->tile_m / smaller->tile_m * (kernel->tile_n / smaller->tile_n);
}

/* Tiles that a kernel may have in a last wave: 32 bits count their k-iterations, and each gets a workgroup. */
static uint32_t sk__most_last_wave_tiles(const sk__planner* planner, const sk__kernel* smaller)
{
    uint32_t k_iterations = sk__max(sk__count_k_iterations(planner->problem, smaller), 1u);
    return sk__min(UINT32_MAX / k_iterations, SK__MOST_GROUPS);
}

/* Completes a retiled candidate by the tiles that whole waves leave over, cut for its second kernel. False if all tiles
 * would be too many. */
static bool sk__cut_last_wave(const sk__planner* planner, uint32_t left_over, sk__choice* candidate)
{
    const sk__kernel* smaller = sk__kernel_at(candidate->last_wave_kernel);
    uint32_t parts = sk__count_parts(sk__kernel_at(candidate->kernel), smaller);
    uint64_t tiles = (uint64_t)candidate->tiles + left_over;
    candidate->last_wave_tiles = left_over * parts;
    return tiles * parts <= sk__most_last_wave_tiles(planner, smaller);
}

/* The least time in microseconds until any tile of a kernel can be written. */
static float sk__least_tile_time(const sk__planner* planner, uint32_t kernel)
{
    const sk__cost* cost = &planner->costs->kernels[kernel];
    uint32_t k_iterations = sk__count_k_iterations(planner->problem, sk__kernel_at(kernel));
    return cost->start_time + (float)k_iterations * cost->lone_iteration_time;
}

/* Whether a kernel is tried with another for its last wave. */
static bool sk__wants_retiled(const sk__planner* planner, const sk__kernel* kernel)
{
    sk_decomposition wanted = sk__wanted_decomposition(planner);
    /* parts of a tile may lie beyond a triangle */
    bool whole = planner->problem->epilogue.triangle == SK__TRIANGLE_NONE;
    bool any = whole && wanted == SK_DECOMPOSITION_AUTO && !planner->desc->workers && !planner->desc->kernel;
    return (any && sk__can_be_retiled(kernel)) || wanted == SK_DECOMPOSITION_RETILED;
}

/* Tries a kernel with each smaller one; unasked only where there are whole waves, and tiles left over. */
static void sk__try_retiled(const sk__planner* planner, sk__choice candidate, sk__choice* best)
{
    bool any = planner->desc->decomposition == SK_DECOMPOSITION_AUTO;
    uint32_t wave = planner->desc->workers ? planner->desc->workers : sk__count_together(planner, candidate.kernel);
    uint32_t left_over = candidate.tiles % wave;
    bool worthwhile = !any || (candidate.tiles > left_over && left_over > 0);
    candidate.decomposition = SK_DECOMPOSITION_RETILED;
    candidate.wave = planner->desc->workers;
    candidate.tiles -= left_over;
    candidate.workers = candidate.tiles ? sk__count_data_parallel_workers(planner, &candidate) : 0;
    if (!worthwhile || sk__is_hopeless(planner, &candidate, best))
    {
        return;
    }
    sk__pace pace = sk__find_pace(planner, &candidate, sk__least_load(&candidate));
    float whole_waves = sk__predict(planner, &candidate, &pace, SK_FIXUP_NONE);
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        candidate.last_wave_kernel = i;
        float last_wave = left_over > 0 ? sk__least_tile_time(planner, i) : 0.0f;
        bool in_time = whole_waves + last_wave < sk__time_to_beat(planner, best);
        if (in_time && sk__follows(planner, candidate.kernel, i) && sk__cut_last_wave(planner, left_over, &candidate))
        {
            sk__keep_faster(planner, &candidate, best);
        }
    }
}

/* strategies.h - the ways to deal tiles to workers, and a loop over them.
 *
 * Uses strategy/. Must not know which kernels there are. A strategy is a file there, and a row of the table.
 */

typedef struct sk__strategy
{
    bool (*is_wanted)(const sk__planner* planner, const sk__kernel* kernel); /* by the desc, or unasked */
    void (*try_candidates)(const sk__planner* planner, sk__choice candidate, sk__choice* best);
    bool is_alone; /* one kernel computes all */
} sk__strategy;

/* The strategies in the order in which they are tried: the first ones make most others hopeless. Only the hybrid is
 * tried unasked, since it splits no more tiles than Stream-K. */
static const sk__strategy sk__strategies[] = {
    {sk__wants_whole_tiles, sk__try_whole_tiles, true},
    {sk__wants_split_k, sk__try_split_k, true},
    {sk__wants_stream_k, sk__try_stream_k, true},
    {sk__wants_retiled, sk__try_retiled, false},
};

/* Tries the strategies that were asked for, or all, with a kernel and packing or none. */
static void sk__try_strategies(const sk__planner* planner, sk__choice* candidate, sk__choice* best)
{
    const sk__kernel* kernel = sk__kernel_at(candidate->kernel);
    candidate->access_factor = sk__access_factor(planner, candidate);
    candidate->packing_time = sk__predict_copies(planner->problem, planner->costs, candidate->kernel,
                                                 planner->device->compute_units, &candidate->packing);
    bool is_outclassed = sk__is_outclassed(planner, candidate, best);
    for (size_t i = 0; i < sizeof sk__strategies / sizeof *sk__strategies; ++i)
    {
        const sk__strategy* strategy = &sk__strategies[i];
        if (!(strategy->is_alone && is_outclassed) && strategy->is_wanted(planner, kernel))
        {
            strategy->try_candidates(planner, *candidate, best);
        }
    }
}

/* serve.h - which kernels serve a problem, and why none does, or none for a last wave.
 *
 * Uses strategy/retiled.h. Must not know which choice is best.
 */

enum
{
    SK__TYPES_TEXT = 48 /* bytes of the words for a problem's types */
};

/* Unasked, a small-dot kernel serves up to 2 tiles along m: each of them reads all of B. */
static bool sk__serves(const sk__planner* planner, const sk__kernel* kernel)
{
    if (planner->desc->kernel)
    {
        return strcmp(planner->desc->kernel, kernel->name) == 0;
    }
    uint32_t most_rows = kernel->multiply == SK_MULTIPLY_DOT ? 2u * kernel->tile_m : UINT32_MAX;
    return sk__is_made_for(kernel, planner->device) && planner->problem->m <= most_rows &&
           sk__takes_terms(planner->problem, kernel);
}

/* Whether it does, and the device can run it. */
static bool sk__can_serve(const sk__planner* planner, uint32_t index)
{
    return sk__serves(planner, sk__kernel_at(index)) && *planner->builds[index].reason == 0;
}

/* Says in words which types a problem has. Returns `text`. */
static const char* sk__describe_types(const sk__problem* problem, char text[SK__TYPES_TEXT])
{
    bool is_usual = problem->accumulator == sk__usual_accumulator(problem->input);
    snprintf(text, SK__TYPES_TEXT, "%s inputs%s%s and %s D", sk_type_name(problem->input),
             is_usual ? "" : ", sums of ", is_usual ? "" : sk_type_name(problem->accumulator),
             sk_type_name(problem->output));
    return text;
}

/* Whether one of the kernels [first, end) has a name. */
static bool sk__is_named(const char* name, uint32_t first, uint32_t end)
{
    bool found = false;
    for (uint32_t i = first; i < end && !found; ++i)
    {
        found = strcmp(name, sk__kernel_at(i)->name) == 0;
    }
    return found;
}

/* Refuses a name in `member` that no kernel has, or none for the problem's types. */
static sk_result sk__check_name(const sk__planner* planner, const char* member, const char* name)
{
    char quoted[SK__QUOTED], types[SK__TYPES_TEXT];
    bool takes = !name || sk__is_named(name, planner->first_kernel, planner->kernel_end);
    SK__REQUIRE(planner->logger, takes || sk__is_named(name, 0, sk__kernel_count()), SK_ERROR_NO_KERNEL,
                "%s is %s, but no kernel has that name", member, sk__quote(name, quoted));
    SK__REQUIRE(planner->logger, takes, SK_ERROR_NO_KERNEL, "%s is %s, which does not take %s", member,
                sk__quote(name, quoted), sk__describe_types(planner->problem, types));
    return SK_SUCCESS;
}

/* Refuses types that no kernel takes, and names that no kernel for them has. */
static sk_result sk__check_kernels(const sk__planner* planner)
{
    char types[SK__TYPES_TEXT];
    SK__REQUIRE(planner->logger, planner->first_kernel < planner->kernel_end, SK_ERROR_NO_KERNEL,
                "no kernel takes %s", sk__describe_types(planner->problem, types));
    SK__TRY(sk__check_name(planner, "kernel", planner->desc->kernel));
    return sk__check_name(planner, "last_wave_kernel", planner->desc->last_wave_kernel);
}

/* Says why no kernel that serves can run. */
static sk_result sk__report_no_kernel(const sk__planner* planner)
{
    char types[SK__TYPES_TEXT];
    const char* reason = "";
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        bool cannot = sk__serves(planner, sk__kernel_at(i)) && *planner->builds[i].reason;
        reason = cannot ? planner->builds[i].reason : reason;
    }
    sk__describe_types(planner->problem, types);
    SK__REQUIRE(planner->logger, *reason == 0, SK_ERROR_MISSING_FEATURE, "%s cannot run a kernel for %s: %s",
                planner->device->name, types, reason);
    return sk__fail(planner->logger, SK_ERROR_NO_KERNEL, "no kernel for %s is made for devices like %s", types,
                    planner->device->name);
}

/* Refuses a last wave's kernel that the device cannot run. */
static sk_result sk__check_last_wave_kernel(const sk__planner* planner)
{
    char quoted[SK__QUOTED];
    const char* last = planner->desc->last_wave_kernel;
    for (uint32_t i = planner->first_kernel; last && i < planner->kernel_end; ++i)
    {
        const char* reason = planner->builds[i].reason;
        SK__REQUIRE(planner->logger, *reason == 0 || strcmp(last, sk__kernel_at(i)->name) != 0,
                    SK_ERROR_MISSING_FEATURE, "%s cannot run last_wave_kernel %s: %s", planner->device->name,
                    sk__quote(last, quoted), reason);
    }
    return SK_SUCCESS;
}

/* Refuses to cut the tiles of a kernel into too many for another, if it cuts them at all. */
static sk_result sk__check_parts(const sk__planner* planner, uint32_t kernel, uint32_t last)
{
    const sk__kernel* whole = sk__kernel_at(kernel);
    const sk__kernel* smaller = sk__kernel_at(last);
    uint64_t tiles = sk__count_tiles(planner->problem, whole);
    uint32_t most = sk__most_last_wave_tiles(planner, smaller);
    uint64_t parts = sk__follows(planner, kernel, last) ? sk__count_parts(whole, smaller) : 0;
    SK__REQUIRE(planner->logger, tiles * parts <= most, SK_ERROR_TOO_LARGE,
                "retiled: %llu tiles of \"%s\" are %llu of \"%s\", at most %u are possible",
                (unsigned long long)tiles, whole->name, (unsigned long long)(tiles * parts), smaller->name, most);
    return SK_SUCCESS;
}

/* Says why a kernel could be chosen, but none for its last wave. */
static sk_result sk__report_no_last_wave(const sk__planner* planner)
{
    char first[SK__QUOTED], second[SK__QUOTED];
    const char* kernel = planner->desc->kernel;
    const char* last = planner->desc->last_wave_kernel;
    SK__TRY(sk__check_last_wave_kernel(planner));
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        for (uint32_t j = planner->first_kernel; sk__can_serve(planner, i) && j < planner->kernel_end; ++j)
        {
            SK__TRY(sk__check_parts(planner, i, j));
        }
    }
    return sk__fail(planner->logger, SK_ERROR_NO_KERNEL, "retiled: no tiles of %s can be cut into those of %s",
                    kernel ? sk__quote(kernel, first) : "these types",
                    last ? sk__quote(last, second) : "another kernel");
}

/* wishes.h - refuses wishes that contradict one another, or that problem, kernel or device cannot grant.
 *
 * Uses access.h. Must not know candidates.
 */

static sk_result sk__check_chunk(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->chunk || desc->kernel, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but kernel is NULL: only chunks of the same kernel have the same bits", desc->chunk);
    SK__REQUIRE(logger, !desc->chunk || !desc->k_alignment, SK_ERROR_INVALID_VALUE,
                "k_alignment is %u, but chunk is %u, and chunks are not parted", desc->k_alignment, desc->chunk);
    SK__REQUIRE(logger, !desc->chunk || desc->decomposition != SK_DECOMPOSITION_RETILED, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but retiled plans have two kernels, whose chunks differ", desc->chunk);
    bool any = desc->fixup <= SK_FIXUP_NONE || desc->fixup == SK_FIXUP_SEPARATE_PASS;
    SK__REQUIRE(logger, !desc->chunk || any, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but fixup is %s: chunks of split tiles are summed by the separate pass", desc->chunk,
                sk_fixup_name(desc->fixup));
    return SK_SUCCESS;
}

/* Checks wishes that contradict one another. */
static sk_result sk__check_desc(const sk_logger* logger, const sk_gemm_desc* desc)
{
    char quoted[SK__QUOTED];
    bool split_k = desc->decomposition == SK_DECOMPOSITION_SPLIT_K;
    bool hybrid = desc->decomposition == SK_DECOMPOSITION_HYBRID;
    bool stream_k = sk__is_stream_k(desc->decomposition);
    SK__REQUIRE(logger, !desc->splits || split_k, SK_ERROR_SPLITS, "splits is %u, but decomposition is not split-K",
                desc->splits);
    SK__REQUIRE(logger, !desc->workers || !split_k, SK_ERROR_INVALID_VALUE,
                "workers is %u, but split-K has tiles * splits workers", desc->workers);
    SK__REQUIRE(logger, !desc->stream_k_tiles || hybrid, SK_ERROR_INVALID_VALUE,
                "stream_k_tiles is %u, but decomposition is not hybrid", desc->stream_k_tiles);
    SK__REQUIRE(logger, !desc->hybrid_waves || hybrid, SK_ERROR_INVALID_VALUE,
                "hybrid_waves is %u, but decomposition is not hybrid", desc->hybrid_waves);
    SK__REQUIRE(logger, !desc->interleave || stream_k, SK_ERROR_INVALID_VALUE,
                "interleave is %u, but decomposition is neither Stream-K nor hybrid", desc->interleave);
    SK__REQUIRE(logger, desc->interleave <= 8, SK_ERROR_INVALID_VALUE, "interleave is %u, at most 8 are possible",
                desc->interleave);
    SK__REQUIRE(logger, !desc->last_wave_kernel || desc->decomposition == SK_DECOMPOSITION_RETILED,
                SK_ERROR_INVALID_VALUE, "last_wave_kernel is %s, but decomposition is not retiled",
                sk__quote(desc->last_wave_kernel, quoted));
    SK__TRY(sk__check_chunk(logger, desc));
    SK__REQUIRE(logger, !desc->workers || desc->workers < SK__COUNTERS || !stream_k, SK_ERROR_WORKERS,
                "workers is %u, at most 65535 can share split tiles", desc->workers);
    SK__REQUIRE(logger, !desc->most_looks || sk__waits(desc->fixup), SK_ERROR_INVALID_VALUE,
                "most_looks is %u, but fixup is not turnstile", desc->most_looks);
    SK__REQUIRE(logger, desc->workers <= SK__MOST_GROUPS, SK_ERROR_WORKERS,
                "workers is %u, at most %u workgroups can be dispatched", desc->workers, SK__MOST_GROUPS);
    SK__REQUIRE(logger, desc->fixup != SK_FIXUP_NONE || !(split_k || stream_k), SK_ERROR_INVALID_VALUE,
                "fixup is none, but decomposition may split tiles");
    return SK_SUCCESS;
}

static bool sk__asks_for_copies(const sk__planner* planner)
{
    return planner->desc->packing != SK_PACKING_AUTO && planner->desc->packing != SK_PACKING_NEVER;
}

/* Refuses copies of matrices that lie anywhere. */
static sk_result sk__check_packing(const sk__planner* planner)
{
    SK__REQUIRE(planner->logger, !sk__asks_for_copies(planner) || !planner->problem->pointers, SK_ERROR_INVALID_VALUE,
                "packing is %s, but matrices that lie anywhere cannot be packed",
                sk_packing_name(planner->desc->packing));
    SK__REQUIRE(planner->logger, !sk__asks_for_copies(planner) || !planner->problem->epilogue.second,
                SK_ERROR_INVALID_VALUE, "packing is %s, but the operands of two terms are not packed",
                sk_packing_name(planner->desc->packing));
    return SK_SUCCESS;
}

/* Refuses what triangles cannot be had with, and Hermitian ones of nothing. */
static sk_result sk__check_triangle_wishes(const sk__planner* planner)
{
    const sk_gemm_desc* desc = planner->desc;
    bool is_complex = sk__is_complex_type(desc->d.type);
    SK__REQUIRE(planner->logger, !desc->hermitian || (desc->triangle && is_complex), SK_ERROR_INVALID_VALUE,
                "hermitian is true, but triangle is %s and d.type is %s: it is said of a triangle of complex numbers",
                sk_triangle_name(desc->triangle), sk_type_name(desc->d.type));
    sk_raster raster = desc->triangle == SK_TRIANGLE_LOWER ? SK_RASTER_ALONG_N : SK_RASTER_ALONG_M;
    SK__REQUIRE(planner->logger, !desc->triangle || desc->decomposition != SK_DECOMPOSITION_RETILED,
                SK_ERROR_INVALID_VALUE,
                "decomposition is retiled, but triangle is %s: parts of its tiles would have nothing of it",
                sk_triangle_name(desc->triangle));
    SK__REQUIRE(planner->logger, !desc->triangle || !desc->raster || desc->raster == raster, SK_ERROR_INVALID_VALUE,
                "raster is %s, but triangle is %s, which is walked %s", sk_raster_name(desc->raster),
                sk_triangle_name(desc->triangle), sk_raster_name(raster));
    return SK_SUCCESS;
}

/* Refuses what float atomics cannot do: in these types, with this epilogue, on this device. */
static sk_result sk__check_fixup(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    sk_fixup fixup = planner->desc->fixup;
    bool adds = sk__adds_floats(fixup), to_d = fixup == SK_FIXUP_ATOMIC;
    SK__REQUIRE(planner->logger, !adds || problem->accumulator == SK_TYPE_F32, SK_ERROR_INVALID_VALUE,
                "fixup is %s, which adds f32, but sums are %s", sk_fixup_name(fixup),
                sk_type_name(problem->accumulator));
    SK__REQUIRE(planner->logger, !to_d || problem->output == SK_TYPE_F32, SK_ERROR_INVALID_VALUE,
                "fixup is atomic, which adds f32 to D, but d.type is %s", sk_type_name(problem->output));
    SK__REQUIRE(planner->logger, !to_d || !(problem->epilogue.activation || sk__has_parts(&problem->epilogue)),
                SK_ERROR_INVALID_VALUE,
                "fixup is atomic, which adds to D with alpha and beta alone, but the desc has %s",
                sk__epilogue_member(planner->desc));
    SK__REQUIRE(planner->logger, !adds || (planner->device->features & SK__FLOAT32_ADD), SK_ERROR_MISSING_FEATURE,
                "fixup is %s, which needs %s: %s was created without it", sk_fixup_name(fixup),
                sk__feature_name(SK__FLOAT32_ADD), planner->device->name);
    return SK_SUCCESS;
}

static sk_result sk__check_push_constants(const sk__planner* planner)
{
    bool fits = planner->device->push_constants >= SK__MORE_PUSH_CONSTANTS;
    SK__REQUIRE(planner->logger, fits || !sk__needs_more(&planner->problem->epilogue), SK_ERROR_PUSH_CONSTANTS,
                "%s needs %d bytes of push constants, %s has %u", sk__epilogue_member(planner->desc),
                (int)SK__MORE_PUSH_CONSTANTS, planner->device->name, planner->device->push_constants);
    return SK_SUCCESS;
}

/* Refuses copies that were asked for and are too large. */
static sk_result sk__check_copies(const sk_logger* logger, const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    bool empty = problem->k == 0 || problem->d.extent == 0;
    sk__packing packing = sk__plan_packing(planner, kernel);
    bool both = planner->desc->packing == SK_PACKING_AUTO || planner->desc->packing == SK_PACKING_ALWAYS;
    SK__REQUIRE(logger, !packing.arranged || empty || both, SK_ERROR_INVALID_VALUE,
                "packing is %s, but \"%s\" has both A and B packed", sk_packing_name(planner->desc->packing),
                kernel->name);
    SK__REQUIRE(logger, !packing.arranged || !problem->pointers, SK_ERROR_INVALID_VALUE,
                "\"%s\" has A and B packed, but matrices that lie anywhere cannot be", kernel->name);
    SK__REQUIRE(logger, !packing.arranged || empty || sk__can_pack(problem, &packing), SK_ERROR_TOO_LARGE,
                "32 bits do not count the elements of the copies that \"%s\" needs", kernel->name);
    SK__REQUIRE(logger, !sk__asks_for_copies(planner) || empty || sk__can_pack(problem, &packing), SK_ERROR_TOO_LARGE,
                "packing is %s, but 32 bits do not count the elements of the copies",
                sk_packing_name(planner->desc->packing));
    return SK_SUCCESS;
}

/* Refuses split-K of more tiles than workers can share, or be dispatched for. Chunks are shared as splits are. */
static sk_result sk__check_split_k(const sk_logger* logger, const sk_gemm_desc* desc, uint64_t tiles, bool has_chunks)
{
    uint32_t splits = sk__max(desc->splits, 1u);
    bool shares = splits > 1 || has_chunks;
    uint32_t most = shares ? SK__COUNTERS - 1u : SK__MOST_GROUPS;
    SK__REQUIRE(logger, desc->decomposition != SK_DECOMPOSITION_SPLIT_K || tiles * splits <= most, SK_ERROR_WORKERS,
                "tiles * splits is %llu * %u, at most %u workers can %s", (unsigned long long)tiles, splits, most,
                shares ? "share split tiles" : "be dispatched");
    return SK_SUCCESS;
}

/* Checks what can only be judged with a kernel's tiles at hand: sizes, splits, workers. */
static sk_result sk__check_counts(const sk_logger* logger, const sk__planner* planner, const sk__kernel* kernel)
{
    const sk_gemm_desc* desc = planner->desc;
    uint64_t tiles = sk__count_tiles(planner->problem, kernel);
    uint32_t k_iterations = sk__count_k_iterations(planner->problem, kernel);
    uint32_t unit = sk__choose_unit(desc, k_iterations);
    SK__REQUIRE(logger, tiles <= UINT32_MAX && tiles * k_iterations <= UINT32_MAX, SK_ERROR_TOO_LARGE,
                "%llu tiles of %u k-iteration%s are more than 4294967295", (unsigned long long)tiles, k_iterations,
                sk__plural(k_iterations));
    uint32_t most = sk__max(sk__divide_up(k_iterations, unit), 1u);
    SK__REQUIRE(logger, unit == 1 || desc->splits <= most, SK_ERROR_SPLITS,
                "splits is %u, but a tile has only %u times %u k-iterations that are kept together", desc->splits,
                most, unit);
    SK__REQUIRE(logger, desc->splits <= most, SK_ERROR_SPLITS, "splits is %u, at most the %u k-iteration%s of a tile",
                desc->splits, most, sk__plural(most));
    SK__TRY(sk__check_split_k(logger, desc, tiles, desc->chunk && most > 1));
    SK__REQUIRE(logger, desc->stream_k_tiles <= tiles, SK_ERROR_INVALID_VALUE,
                "stream_k_tiles is %u, more than the %llu tile%s of D", desc->stream_k_tiles,
                (unsigned long long)tiles, sk__plural(tiles));
    return SK_SUCCESS;
}

/* Checks wishes that depend on the kernel. Where D is empty there are no tiles to judge them by. */
static sk_result sk__check_wishes(const sk_logger* logger, const sk__planner* planner, const sk__kernel* kernel)
{
    SK__REQUIRE(logger, sk__takes_terms(planner->problem, kernel), SK_ERROR_INVALID_VALUE,
                "second is true, but \"%s\" multiplies one term alone: small-dot kernels are for one or two rows, "
                "arranged ones for copies of A and B",
                kernel->name);
    if (planner->problem->d.extent > 0)
    {
        SK__TRY(sk__check_counts(logger, planner, kernel));
    }
    return sk__check_copies(logger, planner, kernel);
}

/* planner.h - chooses kernel and decomposition: a pure function of device, problem and wishes.
 *
 * Uses serve.h, strategies.h, wishes.h. Must not know contexts, pipelines or command buffers; tests call it without a
 * device.
 */

static bool sk__has_types(const sk__planner* planner, const sk__kernel* kernel)
{
    const sk__problem* problem = planner->problem;
    return kernel->input == problem->input && kernel->accumulator == problem->accumulator &&
           kernel->output == problem->output;
}

/* The kernels of the problem's types, which lie side by side in the table. */
static void sk__find_kernels(sk__planner* planner)
{
    uint32_t i = 0;
    while (i < sk__kernel_count() && !sk__has_types(planner, sk__kernel_at(i)))
    {
        ++i;
    }
    planner->first_kernel = i;
    while (i < sk__kernel_count() && sk__has_types(planner, sk__kernel_at(i)))
    {
        ++i;
    }
    planner->kernel_end = i;
}

/* What all candidates of a kernel are. */
static sk__choice sk__begin_candidate(const sk__planner* planner, uint32_t kernel)
{
    const sk_gemm_desc* desc = planner->desc;
    sk__choice candidate;
    memset(&candidate, 0, sizeof candidate);
    candidate.kernel = kernel;
    candidate.tiles = (uint32_t)sk__count_tiles(planner->problem, sk__kernel_at(kernel));
    candidate.k_iterations = sk__count_k_iterations(planner->problem, sk__kernel_at(kernel));
    candidate.minimum_segment = sk__min(sk__max(desc->minimum_segment, 1u), sk__max(candidate.k_iterations, 1u));
    candidate.unit = sk__choose_unit(desc, candidate.k_iterations);
    candidate.chunked = desc->chunk > 0 && candidate.k_iterations > 0; /* chunks of nothing are no segments */
    candidate.data_parallel_first = desc->order == SK_ORDER_DATA_PARALLEL_FIRST;
    return candidate;
}

/* A lower bound of a kernel's time in microseconds, however its tiles are dealt. It assumes that all compute units are
 * busy until the end, and that nothing is packed. If tiles may be retiled, it counts whole waves only. If the desc asks
 * for a retiled plan, its waves may have any size, so the bound is 0. */
static float sk__least_time(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    const sk__cost* cost = &planner->costs->kernels[index];
    float together = (float)sk__count_together(planner, index);
    float tiles = (float)sk__count_tiles(planner->problem, kernel);
    bool any_wave = planner->desc->decomposition == SK_DECOMPOSITION_RETILED;
    float own = any_wave ? 0.0f : sk__wants_retiled(planner, kernel) && tiles > together ? tiles - together : tiles;
    float k_iterations = (float)sk__count_k_iterations(planner->problem, kernel);
    float lone = cost->lone_iteration_time * (float)cost->workgroups_per_unit;
    float iteration = cost->iteration_time < lone ? cost->iteration_time : lone;
    return own / together * k_iterations * iteration;
}

/* Tries a kernel without packing, with it, or both. */
static void sk__try_kernel(const sk__planner* planner, uint32_t index, sk__choice* best)
{
    if (sk__least_time(planner, index) >= sk__time_to_beat(planner, best))
    {
        return;
    }
    sk__packing packing = sk__plan_packing(planner, sk__kernel_at(index));
    bool packs = (packing.a || packing.b) && sk__can_pack(planner->problem, &packing);
    sk__choice candidate = sk__begin_candidate(planner, index);
    if (!packs || (planner->desc->packing == SK_PACKING_AUTO && !packing.arranged))
    {
        sk__try_strategies(planner, &candidate, best);
    }
    if (packs)
    {
        candidate.packing = packing;
        sk__try_strategies(planner, &candidate, best);
    }
}

/* Strips run along the dimension in which D has more tiles, and are 8 tiles wide, unless asked otherwise. */
static void sk__choose_raster(const sk__planner* planner, sk__choice* choice)
{
    const sk_gemm_desc* desc = planner->desc;
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    uint32_t rows = sk__divide_up(planner->problem->m, kernel->tile_m);
    uint32_t columns = sk__divide_up(planner->problem->n, kernel->tile_n);
    choice->along_m = rows > columns;
    if (desc->raster != SK_RASTER_AUTO)
    {
        choice->along_m = (desc->raster == SK_RASTER_ALONG_M) != planner->problem->exchanged;
    }
    choice->raster_width = desc->raster_width ? desc->raster_width : 8u;
    if (planner->problem->epilogue.triangle)
    {
        sk__choose_bands(planner->problem, kernel, choice);
    }
}

/* The kernel to try first: the one with the least lower bound, because most others can then be passed over. Where all
 * candidates are visited, it is the first kernel. */
static uint32_t sk__find_promising(const sk__planner* planner)
{
    uint32_t promising = planner->first_kernel;
    float least = SK__NEVER;
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end && !planner->visit; ++i)
    {
        if (sk__can_serve(planner, i))
        {
            float time = sk__least_time(planner, i);
            promising = time < least ? i : promising;
            least = time < least ? time : least;
        }
    }
    return promising;
}

/* Chooses the fastest of all candidates by prediction. */
static sk_result sk__choose(const sk__planner* planner, sk__choice* choice)
{
    choice->time = SK__NEVER;
    SK__TRY(sk__check_desc(planner->logger, planner->desc));
    SK__TRY(sk__check_kernels(planner));
    SK__TRY(sk__check_packing(planner));
    SK__TRY(sk__check_triangle_wishes(planner));
    SK__TRY(sk__check_fixup(planner));
    SK__TRY(sk__check_push_constants(planner));
    SK__REQUIRE(planner->logger, planner->desc->sort == SK_SORT_AUTO, SK_ERROR_INVALID_VALUE,
                "sort is %s, but only problems of a grouped plan are sorted", sk_sort_name(planner->desc->sort));
    SK__REQUIRE(planner->logger, planner->desc->search == SK_SEARCH_AUTO, SK_ERROR_INVALID_VALUE,
                "search is %s, but only problems of a grouped plan are searched",
                sk_search_name(planner->desc->search));
    const sk_logger silent = {NULL, NULL};
    uint32_t unfit = planner->kernel_end; /* the first that wishes refuse, for the sentence */
    bool served = false;
    uint32_t promising = sk__find_promising(planner);
    for (uint32_t n = planner->first_kernel; n < planner->kernel_end; ++n)
    {
        uint32_t i = n == planner->first_kernel ? promising : n == promising ? planner->first_kernel : n;
        if (!sk__can_serve(planner, i))
        {
            continue;
        }
        if (sk__check_wishes(&silent, planner, sk__kernel_at(i)) != SK_SUCCESS)
        {
            unfit = sk__min(unfit, i);
            continue;
        }
        sk__try_kernel(planner, i, choice);
        served = true;
    }
    if (unfit < planner->kernel_end && !served)
    {
        return sk__check_wishes(planner->logger, planner, sk__kernel_at(unfit));
    }
    if (choice->time >= SK__NEVER)
    {
        STREAMK_ASSERT(!served || planner->desc->decomposition == SK_DECOMPOSITION_RETILED);
        return served ? sk__report_no_last_wave(planner) : sk__report_no_kernel(planner);
    }
    sk__choose_raster(planner, choice);
    return SK_SUCCESS;
}

/* shares.h - deals tiles of several problems that the host knows: the header of their space, and the table of shares.
 *
 * Uses ../problem/grouped.h. Must not know kernels or costs. prepare.comp does the same for those of the device.
 */

/* The tiles of a row of the table: [begin, end). */
static uint32_t sk__end_of_row(const sk__space* space, uint32_t row)
{
    return row + 1u < space->problems ? sk__first_tile(*space, row + 1u).number : space->tiles;
}

/* What each worker has of the tiles from `stream_k_tiles` on: k-iterations, or with `sharing` weight. */
static void sk__weigh_whole(const sk__space* space, uint32_t workers, uint32_t stream_k_tiles,
                            const sk__sharing* sharing, uint32_t* loads)
{
    uint32_t load = 0;
    memset(loads, 0, workers * sizeof *loads);
    for (uint32_t i = 0; i < space->problems; ++i)
    {
        sk__tile tile = sk__first_tile(*space, i);
        uint32_t weight = sharing ? tile.places + sharing->tile_weight : tile.k_iterations;
        uint32_t end = sk__end_of_row(space, i);
        if (end > tile.number && end > stream_k_tiles)
        {
            sk__dealt dealt = sk__deal_whole(tile.number, end, stream_k_tiles, workers);
            load += dealt.every * weight;
            loads[dealt.begin] += weight;
            loads[dealt.end] -= weight;
        }
    }
    for (uint32_t worker = 0; worker < workers; ++worker)
    {
        load += loads[worker];
        loads[worker] = load;
    }
}

/* Whether all workers have a share beside the whole tiles from `stream_k_tiles` on, whose weights are left in `loads`.
 */
static bool sk__leaves_shares(const sk__space* space, sk__sharing sharing, uint32_t stream_k_tiles, uint32_t* loads)
{
    if (stream_k_tiles == space->tiles)
    {
        return sk__leaves_share(sharing, sharing.workers - 1u, 0);
    }
    bool leaves = true;
    sk__weigh_whole(space, sharing.workers, stream_k_tiles, &sharing, loads);
    for (uint32_t worker = 0; worker < sharing.workers && leaves; ++worker)
    {
        leaves = sk__leaves_share(sharing, worker, loads[worker]);
    }
    return leaves;
}

/* The header of a space whose table is complete. If it says that shares are listed, sk__list_shares() is next. */
static sk__grouped_header sk__share_tiles(const sk__space* space, sk__sharing sharing, uint32_t* loads)
{
    sk__grouped_header header = {space->problems, space->tiles, 0, 0};
    header.stream_k_tiles = sk__count_grouped_stream_k_tiles(space->tiles, sharing.workers, sharing.waves);
    bool even = sk__are_shares_even(sharing), listed = false;
    for (uint32_t step = sharing.workers; !even && !listed; step = sk__multiply_saturated(step, 2))
    {
        listed = sk__leaves_shares(space, sharing, header.stream_k_tiles, loads);
        even = !listed && header.stream_k_tiles == space->tiles;
        if (!even && !listed)
        {
            header.stream_k_tiles = sk__min(sk__add_saturated(header.stream_k_tiles, step), space->tiles);
        }
    }
    header.stream_k_places = listed ? 0 : sk__count_places_before(*space, sharing, header.stream_k_tiles);
    return header;
}

/* Fills in the table of shares, of which there is one more than workers, from what sk__share_tiles() left. */
static void sk__list_shares(const sk__space* space, sk__sharing sharing, uint32_t stream_k_tiles,
                            const uint32_t* loads, uint32_t* shares)
{
    uint32_t whole = 0;
    for (uint32_t worker = 0; worker < sharing.workers; ++worker)
    {
        uint32_t weight = sk__target_begin(sharing, worker) - whole;
        shares[worker] = sk__place_of_weight(*space, sharing.tile_weight, weight);
        whole += stream_k_tiles < space->tiles ? loads[worker] : 0;
    }
    shares[sharing.workers] = sk__count_places_before(*space, sharing, stream_k_tiles);
}

/* group_load.h - how much the busiest worker has to do of several problems, for the cost model and for replay.
 *
 * Uses predict.h, shares.h. Must not know which choice is best.
 */

struct sk__grouped_planner;

/* Sees a candidate of so many waves, or an SK__WAVES_... */
typedef void (*sk__visit_grouped)(const struct sk__grouped_planner* planner, const sk__choice* candidate,
                                  uint32_t waves);

/* What the choice is made from, and the room in which it is made. */
typedef struct sk__grouped_planner
{
    sk__planner planner; /* of a problem that stands for all: its m is the largest */
    const sk_grouped_desc* desc;
    sk__grouped* grouped;
    uint32_t* loads; /* room for as many words as there may be workers */
    sk__grouped_totals totals;
    sk__visit_grouped visit; /* or NULL */
    void* user_data;         /* of visit */
} sk__grouped_planner;

/* Workers of whole tiles beyond which their loads are not counted one by one. */
enum
{
    SK__MOST_LOADS = 65536
};

/* k-iterations of whole tiles that the busiest worker has. */
static uint32_t sk__find_longest_round_robin(const sk__schedule* schedule, uint32_t* loads)
{
    uint32_t longest = 0;
    sk__weigh_whole(&schedule->space, schedule->workers, schedule->stream_k_tiles, NULL, loads);
    for (uint32_t worker = 0; worker < schedule->workers; ++worker)
    {
        longest = sk__max(longest, loads[worker]);
    }
    return longest;
}

/* Segments of the tile that has most, if shares lie as badly as they can. */
static uint32_t sk__bound_grouped_peers(const sk__schedule* schedule, uint32_t longest)
{
    uint32_t places = sk__count_places(longest, schedule->space.unit);
    if (schedule->chunked)
    {
        return places;
    }
    uint32_t share = sk__count_split_region_places(*schedule) / sk__max(schedule->stream_k.workers, 1u);
    return sk__divide_up(places, sk__max(share, 1u)) + 1u;
}

/* Tiles in a share of places that lies in one problem, at most: each is started and written. */
static uint32_t sk__count_tiles_in_share(const sk__schedule* schedule, uint32_t share)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < schedule->space.problems; ++i)
    {
        sk__tile tile = sk__first_tile(schedule->space, i);
        uint32_t shared = sk__min(sk__end_of_row(&schedule->space, i), schedule->stream_k_tiles);
        uint32_t tiles = shared > tile.number ? shared - tile.number : 0;
        most = sk__max(most, sk__min(tiles, sk__divide_up(share, tile.places)));
    }
    return most;
}

/* What the cost model needs of a schedule whose shares are listed: they balance weight, so every worker has the mean.
 */
static sk__load sk__listed_load(const sk__grouped_planner* planner, const sk__schedule* schedule)
{
    uint32_t workers = schedule->workers, tiles = schedule->space.tiles;
    uint32_t places = sk__divide_up(planner->totals.extent.places, workers);
    sk__load load = {0, 0, 0, 0, true};
    load.segments = sk__max(tiles / workers + (tiles % workers > workers / 2u), 1u);
    load.k_iterations = sk__multiply_saturated(places, schedule->space.unit);
    load.split_tiles = sk__min(schedule->stream_k_tiles, workers);
    load.peers = sk__bound_grouped_peers(schedule, planner->totals.longest);
    return load;
}

/* What the cost model needs of a schedule. Even shares of Stream-K differ by a unit at most; of whole tiles, all loads
 * are counted. */
static sk__load sk__grouped_load(const sk__grouped_planner* planner, const sk__schedule* schedule)
{
    if (schedule->shares.listed)
    {
        return sk__listed_load(planner, schedule);
    }
    uint32_t tiles = schedule->space.tiles;
    bool shares = schedule->stream_k_tiles > 0;
    uint32_t rounds = sk__count_whole_tiles(*schedule, 0);
    uint32_t whole = schedule->workers < SK__MOST_LOADS ? sk__find_longest_round_robin(schedule, planner->loads)
                                                        : sk__multiply_saturated(rounds, planner->totals.longest);
    sk__load load = {rounds, whole, 0, 0, shares};
    if (shares)
    {
        uint32_t share = schedule->stream_k.share + (schedule->stream_k.larger_shares > 0);
        uint32_t of_place = sk__min(schedule->space.unit, planner->totals.longest); /* k-iterations, at most */
        load.k_iterations = sk__add_saturated(load.k_iterations, sk__multiply_saturated(share, of_place));
        uint32_t mean = sk__divide_up(schedule->stream_k_tiles, schedule->workers);
        load.segments += sk__max(mean, sk__count_tiles_in_share(schedule, share));
        load.split_tiles = sk__min(schedule->stream_k_tiles, schedule->workers);
        load.peers = sk__bound_grouped_peers(schedule, planner->totals.longest);
    }
    load.segments = sk__max(load.segments, tiles > 0);
    return load;
}

/* k-iterations of the busiest of workers whose shares are listed; the weights of their whole tiles are in `loads`. */
static uint32_t sk__find_longest_listed(const sk__schedule* schedule, const uint32_t* loads, uint32_t tile_weight)
{
    uint32_t longest = 0, rounds = (schedule->space.tiles - schedule->stream_k_tiles) / schedule->workers;
    for (uint32_t worker = 0; worker < schedule->workers; ++worker)
    {
        uint32_t whole = rounds ? loads[worker] - rounds * tile_weight : 0;
        uint32_t share = sk__stream_k_begin(*schedule, worker + 1u) - sk__stream_k_begin(*schedule, worker);
        longest = sk__max(longest, whole + share);
    }
    return sk__multiply_saturated(longest, schedule->space.unit);
}

/* Segments of the tile that has most, if shares are listed: one more than there are workers that begin inside. */
static uint32_t sk__find_most_peers(const sk__schedule* schedule)
{
    uint32_t most = 1, peers = 1, number = UINT32_MAX;
    sk__space space = schedule->space;
    for (uint32_t worker = 1; worker < schedule->workers; ++worker)
    {
        uint32_t begin = sk__stream_k_begin(*schedule, worker);
        sk__tile tile = sk__find_tile(space, begin);
        space.nearby = tile.row;
        if (begin > tile.first_place)
        {
            peers = tile.number == number ? peers + 1u : 2u;
            number = tile.number;
            most = sk__max(most, peers);
        }
    }
    return most;
}

/* grouped.h - chooses kernel, workers and decomposition for several problems, from the sizes that are expected.
 *
 * Uses group_load.h, serve.h, wishes.h, ../problem/ragged.h. Must not know contexts, pipelines or command buffers.
 * The cost model is that of one problem: it gets the busiest worker's load.
 */

/* Fills in the table for a kernel's tiles, and the totals. */
static void sk__tabulate(sk__grouped_planner* planner, const sk__kernel* kernel)
{
    sk__grouped* grouped = planner->grouped;
    const sk_gemm_desc* gemm = &planner->desc->gemm;
    sk__grouped_limits* limits = &grouped->limits;
    limits->tile_m = kernel->tile_m;
    limits->tile_n = kernel->tile_n;
    limits->tile_k = kernel->tile_k;
    limits->unit = sk__grouped_unit(gemm);
    memset(&planner->totals, 0, sizeof planner->totals);
    planner->totals.shortest = UINT32_MAX;
    uint32_t* words = grouped->table + SK__GROUPED_HEADER;
    for (uint32_t i = 0; i < grouped->problem_count; ++i, words += SK__TABLE_ROW)
    {
        uint32_t problem = grouped->order[i].problem;
        sk__fill_table_row(words, planner->totals.extent, grouped->rows[problem], *limits, problem);
        sk__add_totals(&planner->totals, grouped->rows[problem], *limits);
    }
}

/* The schedule of a choice, over the expected problems. */
static sk__schedule sk__schedule_grouped(const sk__grouped* grouped, const sk__choice* choice)
{
    sk__grouped_arguments arguments;
    sk__grouped_header header;
    memset(&arguments, 0, sizeof arguments);
    memcpy(&header, grouped->table, sizeof header);
    arguments.workers = choice->workers;
    arguments.minimum_segment = grouped->minimum_segment;
    arguments.order = choice->data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    const uint32_t* table = grouped->table + SK__GROUPED_HEADER;
    return sk__make_grouped_schedule(arguments, header, table, sk__shares_of(grouped), choice->unit, choice->chunked);
}

/* What starting and writing a tile costs, in places. */
static uint32_t sk__weigh_tile(const sk__planner* planner, const sk__choice* choice)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    float place = sk__iteration_time(planner, choice) * choice->access_factor * (float)choice->unit;
    float weight = (cost->start_time + cost->epilogue_time) / place + 0.5f;
    return weight < (float)SK__MOST_TILE_WEIGHT ? (uint32_t)weight : SK__MOST_TILE_WEIGHT;
}

/* How the tiles that sk__tabulate() counted are shared by a choice's workers. */
static sk__sharing sk__sharing_of(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves,
                                  uint32_t tile_weight)
{
    const sk__grouped_totals* totals = &planner->totals;
    sk__sharing sharing;
    sharing.tiles = totals->extent.tiles;
    sharing.places = totals->extent.places;
    sharing.workers = choice->workers;
    sharing.waves = waves;
    sharing.least = sk__least_share(planner->grouped);
    sharing.tile_weight = tile_weight;
    sharing.weight = 0;
    sharing.least_k = totals->shortest;
    sharing.most_k = totals->longest;
    return sk__weigh_tiles(sharing);
}

static sk__space sk__space_of(const sk__grouped_planner* planner)
{
    sk__space space = sk__make_space(planner->totals.extent.tiles, 0, planner->grouped->limits.unit);
    space.problems = planner->grouped->problem_count;
    space.table = planner->grouped->table + SK__GROUPED_HEADER;
    return space;
}

/* Makes the header of the table that sk__tabulate() filled in, for a choice's workers, and returns its schedule. Listed
 * shares are not yet written. */
static sk__schedule sk__deal_group(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves,
                                   uint32_t tile_weight)
{
    sk__space space = sk__space_of(planner);
    sk__sharing sharing = sk__sharing_of(planner, choice, waves, tile_weight);
    sk__grouped_header header = sk__share_tiles(&space, sharing, planner->loads);
    memcpy(planner->grouped->table, &header, sizeof header);
    return sk__schedule_grouped(planner->grouped, choice);
}

static uint32_t sk__waves_of(const sk_gemm_desc* desc, sk_decomposition decomposition, uint32_t hybrid_waves)
{
    uint32_t waves = desc->hybrid_waves ? sk__min(desc->hybrid_waves, SK__MOST_WAVES) : hybrid_waves;
    return decomposition == SK_DECOMPOSITION_STREAM_K ? SK__WAVES_ALL
           : decomposition == SK_DECOMPOSITION_HYBRID ? waves
                                                      : SK__WAVES_NONE;
}

/* Workers that have nothing of the expected problems share no compute unit with those that have. */
static sk__pace sk__grouped_pace(const sk__grouped_planner* planner, const sk__choice* candidate,
                                 const sk__schedule* schedule)
{
    const sk__grouped_extent* all = &planner->totals.extent;
    sk__choice busy = *candidate;
    busy.workers = sk__min(busy.workers, sk__max(schedule->stream_k_tiles > 0 ? all->places : all->tiles, 1u));
    return sk__find_pace(&planner->planner, &busy, sk__grouped_load(planner, schedule));
}

/* Completes a candidate of decomposition, waves and workers, and keeps it if it is faster. */
static void sk__try_grouped(sk__grouped_planner* planner, sk__choice candidate, uint32_t waves, sk__choice* best)
{
    uint32_t tile_weight = sk__weigh_tile(&planner->planner, &candidate);
    sk__schedule schedule = sk__deal_group(planner, &candidate, waves, tile_weight);
    candidate.stream_k_tiles = schedule.stream_k_tiles;
    if (schedule.stream_k_tiles > 2u * candidate.workers)
    {
        const sk__cost_table* costs = planner->planner.costs;
        candidate.access_factor *= sk__fitted_of(costs, &costs->kernels[candidate.kernel])->far;
    }
    sk__pace pace = sk__grouped_pace(planner, &candidate, &schedule);
    sk__set_fixup(&planner->planner, &pace, SK_FIXUP_NONE, &candidate);
    if (waves != SK__WAVES_NONE) /* tiles of problems to come may be split, though those expected are not */
    {
        sk__choose_fixup(&planner->planner, &pace, &candidate);
    }
    if (planner->visit)
    {
        planner->visit(planner, &candidate, waves);
    }
    if (candidate.time < best->time)
    {
        *best = candidate;
        planner->grouped->waves = waves;
        planner->grouped->tile_weight = tile_weight;
    }
}

/* Tries what was asked for, or whole tiles by one wave of workers, Stream-K, and the hybrid of 1 and 2 waves. */
static void sk__try_grouped_kernel(sk__grouped_planner* planner, uint32_t index, sk__choice* best)
{
    static const sk_decomposition ways[] = {SK_DECOMPOSITION_DATA_PARALLEL, SK_DECOMPOSITION_STREAM_K,
                                            SK_DECOMPOSITION_HYBRID, SK_DECOMPOSITION_HYBRID};
    const sk_gemm_desc* gemm = &planner->desc->gemm;
    uint32_t most = planner->planner.costs->kernels[index].workgroups_per_unit;
    sk__choice candidate;
    memset(&candidate, 0, sizeof candidate);
    candidate.kernel = index;
    candidate.tiles = planner->totals.extent.tiles;
    candidate.k_iterations = planner->totals.longest;
    candidate.minimum_segment = sk__max(gemm->minimum_segment, 1u);
    candidate.unit = planner->grouped->limits.unit;
    candidate.chunked = gemm->chunk > 0;
    candidate.interleave = 1;
    candidate.data_parallel_first = gemm->order == SK_ORDER_DATA_PARALLEL_FIRST;
    candidate.access_factor = sk__access_factor(&planner->planner, &candidate);
    for (uint32_t way = 0; way < sizeof ways / sizeof *ways; ++way)
    {
        candidate.decomposition = ways[way];
        bool whole = ways[way] == SK_DECOMPOSITION_DATA_PARALLEL;
        bool wanted = gemm->decomposition == SK_DECOMPOSITION_AUTO || gemm->decomposition == ways[way];
        bool allowed = whole || gemm->fixup != SK_FIXUP_NONE;
        for (uint32_t on_a_unit = whole || gemm->workers ? most : 1; wanted && allowed && on_a_unit <= most;
             ++on_a_unit)
        {
            uint32_t wave = planner->planner.device->compute_units * on_a_unit;
            candidate.workers = gemm->workers ? gemm->workers : sk__min(wave, SK__COUNTERS - 1u);
            sk__try_grouped(planner, candidate, sk__waves_of(gemm, ways[way], way == 2 ? 1u : 2u), best);
        }
    }
}

/* A kernel without copies, which serves several problems. */
static bool sk__can_serve_grouped(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    return sk__can_serve(planner, index) && kernel->modules[SK__MODULE_GROUPED] && !sk__is_arranged(kernel) &&
           sk__takes_terms(planner->problem, kernel);
}

static sk_result sk__refuse_grouped(const sk__grouped_planner* planner, bool is_countable)
{
    const sk__planner* one = &planner->planner;
    char quoted[SK__QUOTED];
    SK__REQUIRE(one->logger, is_countable, SK_ERROR_TOO_LARGE,
                "32 bits do not count the tiles, or their k-iterations, of all expected problems");
    SK__REQUIRE(one->logger, !one->desc->kernel, SK_ERROR_NO_KERNEL,
                "kernel is %s, which does not serve several problems%s", sk__quote(one->desc->kernel, quoted),
                one->problem->epilogue.second ? " of two terms" : "");
    return sk__report_no_kernel(one);
}

/* Whether plans of a decomposition sort problems that differ in k: whole tiles are then shared more evenly. */
static bool sk__sorts(const sk_gemm_desc* desc, sk_decomposition decomposition, bool differ)
{
    bool has_whole = decomposition != SK_DECOMPOSITION_STREAM_K;
    bool host = desc->search == SK_SEARCH_HOST;
    return desc->sort == SK_SORT_BY_K || (desc->sort == SK_SORT_AUTO && has_whole && differ && !host);
}

/* Deals the expected problems by the choice. */
static void sk__settle_group(sk__grouped_planner* planner, sk__choice* choice, bool differ)
{
    const sk_gemm_desc* desc = planner->planner.desc;
    sk__grouped* grouped = planner->grouped;
    grouped->sorted = sk__sorts(desc, choice->decomposition, differ);
    grouped->starts = desc->search == SK_SEARCH_HOST;
    sk__order_problems(grouped, grouped->sorted);
    sk__tabulate(planner, sk__kernel_at(choice->kernel));
    sk__schedule schedule = sk__deal_group(planner, choice, grouped->waves, grouped->tile_weight);
    grouped->k_iterations = planner->totals.k_iterations;
    if (schedule.shares.listed)
    {
        sk__space space = sk__space_of(planner);
        sk__sharing sharing = sk__sharing_of(planner, choice, grouped->waves, grouped->tile_weight);
        sk__list_shares(&space, sharing, schedule.stream_k_tiles, planner->loads, sk__shares_of(grouped));
        grouped->longest_worker = sk__find_longest_listed(&schedule, planner->loads, sharing.tile_weight);
        grouped->most_peers = choice->chunked ? sk__bound_grouped_peers(&schedule, planner->totals.longest)
                                              : sk__find_most_peers(&schedule);
    }
    else
    {
        sk__load load = sk__grouped_load(planner, &schedule);
        grouped->longest_worker = load.k_iterations;
        grouped->most_peers = sk__max(load.peers, 1u);
    }
    choice->along_longer = desc->raster == SK_RASTER_AUTO;
    choice->along_m =
        !choice->along_longer && (desc->raster == SK_RASTER_ALONG_M) != planner->planner.problem->exchanged;
    choice->raster_width = desc->raster_width ? desc->raster_width : 8u;
    if (grouped->limits.triangle)
    {
        choice->along_longer = false;
        sk__choose_bands(planner->planner.problem, sk__kernel_at(choice->kernel), choice);
    }
    bool slots = choice->chunked && grouped->waves != SK__WAVES_NONE;
    grouped->chunk_room = slots ? sk__pack_room(planner->totals.extent.places) : 0;
}

/* Chooses the fastest by prediction; the table is then the choice's. */
static sk_result sk__choose_grouped(sk__grouped_planner* planner, sk__choice* choice)
{
    sk__planner* one = &planner->planner;
    bool is_countable = true;
    choice->time = SK__NEVER;
    SK__TRY(sk__check_desc(one->logger, one->desc));
    SK__TRY(sk__check_kernels(one));
    SK__TRY(sk__check_fixup(one));
    SK__TRY(sk__check_triangle_wishes(one));
    bool differ = sk__order_problems(planner->grouped, sk__sorts(one->desc, one->desc->decomposition, true));
    for (uint32_t i = one->first_kernel; i < one->kernel_end; ++i)
    {
        if (sk__can_serve_grouped(one, i))
        {
            sk__tabulate(planner, sk__kernel_at(i));
            is_countable = sk__is_countable(planner->totals.extent, 0);
            one->memory_time =
                sk__time_to_move(one, 1, (float)planner->totals.inputs, (float)planner->totals.outputs);
            if (is_countable)
            {
                sk__try_grouped_kernel(planner, i, choice);
            }
        }
    }
    if (choice->time >= SK__NEVER)
    {
        return sk__refuse_grouped(planner, is_countable);
    }
    sk__settle_group(planner, choice, differ);
    return SK_SUCCESS;
}

/* plan.h - a plan: a choice, and the workspace and arguments that follow from it.
 *
 * Uses planner.h, context.h. Must not know how pipelines are made, or command buffers.
 */

enum
{
    SK__WORKSPACE_ALIGNMENT = 256, /* bytes: a cache line on every device we know */
    SK__PLAN_PIPELINES = 10        /* most that a plan has */
};

/* The last wave of a retiled plan, which a second dispatch computes. */
typedef struct sk__last_wave
{
    sk__schedule schedule;     /* no tiles: there is no last wave */
    uint32_t parts_m, parts_n; /* its tiles in one of the other kernel's */
    VkPipeline pipelines[2];   /* general, aligned */
} sk__last_wave;

struct sk_plan
{
    const sk_context* context;
    const VkAllocationCallbacks* allocator;
    sk__problem problem;
    sk__choice choice;
    sk__schedule schedule;
    sk__arguments arguments; /* addresses are filled in when a launch is recorded */
    VkDeviceSize workspace_size;
    VkDeviceSize packed_a, packed_b;  /* bytes from the workspace's start to the copies */
    bool alignable, alignable_output; /* shapes allow 16-byte accesses of A and B, and of D; addresses decide when
                                         recording */
    VkPipeline pack_pipeline, transpose_pipeline;
    VkPipeline pipelines[2];      /* general, aligned */
    VkPipeline sum_pipelines[2];  /* of the separate pass */
    VkPipeline seed_pipelines[2]; /* write beta C for SK_FIXUP_ATOMIC */
    sk__last_wave last_wave;
    sk__grouped grouped;
    VkPipeline prepare_pipeline; /* of several problems that only the device knows, or that are sorted */
    VkPipeline ragged_pipeline;  /* of those that an array tells */
    VkPipeline assign_pipeline, gather_pipeline, scatter_pipeline; /* of those whose lines are copied */
    sk_plan_info info;
    sk__pipeline* held[SK__PLAN_PIPELINES]; /* all of the above, to be released */
    uint32_t held_count;
};

static bool sk__is_empty(const sk_plan* plan)
{
    return plan->problem.d.extent == 0;
}

/* Elements of D in the widest store of its kernels. */
static uint32_t sk__widest_store(const sk_plan* plan)
{
    uint32_t widest = sk__max(sk__kernel_at(plan->choice.kernel)->output_vector, plan->choice.sum_runs ? 4u : 1u);
    return plan->last_wave.schedule.space.tiles > 0
               ? sk__max(widest, sk__kernel_at(plan->choice.last_wave_kernel)->output_vector)
               : widest;
}

static VkDeviceSize sk__slots_size(const sk__choice* choice, sk__schedule schedule)
{
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    VkDeviceSize slot = (VkDeviceSize)kernel->tile_m * kernel->tile_n * sk__type_size(kernel->accumulator);
    bool none = choice->fixup == SK_FIXUP_NONE || choice->fixup == SK_FIXUP_ATOMIC;
    uint32_t slots = choice->chunked            ? sk__count_chunk_slots(schedule)
                     : none                     ? 0
                     : sk__waits(choice->fixup) ? sk__count_turn_slots(schedule)
                                                : sk__count_slots(schedule);
    return slots * slot;
}

/* Takes `size` bytes at the end of the workspace; returns where they begin. */
static VkDeviceSize sk__append(sk_plan* plan, VkDeviceSize size)
{
    VkDeviceSize begin =
        (plan->workspace_size + SK__WORKSPACE_ALIGNMENT - 1u) / SK__WORKSPACE_ALIGNMENT * SK__WORKSPACE_ALIGNMENT;
    plan->workspace_size = begin + size;
    return begin;
}

/* Slots of several problems depend on no size, but for those of chunks: these depend on the expected problems. */
static VkDeviceSize sk__grouped_slots_size(const sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    VkDeviceSize slot = (VkDeviceSize)kernel->tile_m * kernel->tile_n * sk__type_size(kernel->accumulator);
    uint32_t of_worker = plan->choice.chunked                  ? 1u
                         : plan->choice.fixup == SK_FIXUP_NONE ? 0u
                         : sk__waits(plan->choice.fixup)       ? 1u
                                                               : 2u;
    VkDeviceSize room = plan->grouped.chunk_room ? sk__unpack_room(plan->grouped.chunk_room) : 0u;
    return (room + (VkDeviceSize)of_worker * plan->choice.workers) * slot;
}

static bool sk__is_ragged(const sk_plan* plan)
{
    return plan->grouped.ragged.flags != 0;
}

/* Lines' order, ends and stacks come last. */
static void sk__lay_out_lines(sk_plan* plan)
{
    sk__lines* lines = &plan->grouped.lines;
    if (lines->most > 0)
    {
        lines->order = sk__append(plan, lines->assigned ? sizeof(uint32_t) * (VkDeviceSize)lines->most : 0u);
        lines->ends = sk__append(plan, lines->assigned ? sizeof(uint32_t) * plan->grouped.most_problems : 0u);
        lines->gather.begin = sk__append(plan, sk__stack_size(lines, &lines->gather));
        lines->scatter.begin = sk__append(plan, sk__stack_size(lines, &lines->scatter));
    }
}

/* Counters come first, then slots, then the space's header and table, and what sorts it or the shares, then rows of
 * problems. */
static void sk__lay_out_grouped_workspace(sk_plan* plan)
{
    VkDeviceSize most = plan->grouped.most_problems, workers = plan->choice.workers;
    VkDeviceSize sorting = plan->grouped.sorted ? SK__PREPARE_ORDER * most : 0u;
    VkDeviceSize sharing = plan->grouped.waves != SK__WAVES_NONE ? SK__PREPARE_SHARES * workers + 1u : 0u;
    VkDeviceSize behind = plan->grouped.starts ? workers : sorting > sharing ? sorting : sharing;
    plan->workspace_size = 4u * SK__SLOTS + sk__grouped_slots_size(plan);
    plan->grouped.space = sk__append(plan, 4u * (SK__GROUPED_HEADER + SK__TABLE_ROW * most + behind));
    plan->grouped.rows_begin = sk__append(plan, sizeof(sk__problem_row) * most);
    sk__lay_out_lines(plan);
}

/* SK__ORDER_... bits of a plan of several problems. */
static uint32_t sk__grouped_order(const sk_plan* plan)
{
    uint32_t order = plan->choice.data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    order |= plan->choice.along_m ? SK__ORDER_ALONG_M : 0;
    order |= plan->grouped.starts ? SK__ORDER_STARTS : 0;
    order |= plan->choice.along_longer ? SK__ORDER_ALONG_LONGER : 0;
    order |= plan->choice.periods << SK__ORDER_PERIODS;
    return order | (plan->problem.exchanged ? SK__ORDER_EXCHANGED : 0);
}

/* Counters come first, then slots, then the copies of A and B. */
static void sk__lay_out_workspace(sk_plan* plan)
{
    const sk__choice* choice = &plan->choice;
    VkDeviceSize slots = sk__slots_size(choice, plan->schedule);
    bool is_needed = slots > 0 || choice->packing.a || choice->packing.b;
    is_needed = true; /* for the records */
    plan->workspace_size = is_needed ? 4u * SK__SLOTS + slots : 0;
    if (choice->packing.a)
    {
        plan->packed_a = sk__append(plan, sk__copy_size(&plan->problem, choice->packing.copy_a));
    }
    if (choice->packing.b)
    {
        plan->packed_b = sk__append(plan, sk__copy_size(&plan->problem, choice->packing.copy_b));
    }
}

/* The last wave takes the tiles that follow those of the plan's other dispatch. */
static void sk__fill_last_wave(sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__kernel* smaller = sk__kernel_at(plan->choice.last_wave_kernel);
    if (plan->choice.last_wave_tiles > 0)
    {
        sk__choice choice = sk__last_wave_of(&plan->problem, &plan->choice);
        plan->last_wave.schedule = sk__schedule_of(&choice);
        plan->last_wave.parts_m = kernel->tile_m / smaller->tile_m;
        plan->last_wave.parts_n = kernel->tile_n / smaller->tile_n;
    }
}

/* What follows from a choice. */
static void sk__set_choice(sk_plan* plan, const sk__choice* choice)
{
    plan->choice = *choice;
    plan->schedule = sk__schedule_of(choice);
    sk__lay_out_workspace(plan);
    sk__fill_last_wave(plan);
}

/* A matrix as kernels see it; its address is filled in when a launch is recorded. */
static sk__operand sk__operand_of(const sk__matrix* matrix)
{
    sk__operand operand = {{0, 0}, matrix->leading_dimension, matrix->batch_stride};
    return operand;
}

/* The same of a copy, which is read in place of its matrix. */
static sk__operand sk__operand_of_copy(sk__copy copy)
{
    sk__operand operand = {{0, 0}, (uint32_t)copy.packed_leading_dimension, (uint32_t)copy.packed_batch_stride};
    return operand;
}

static sk__problem_arguments sk__make_problem_arguments(const sk__problem* problem, const sk__packing* packing)
{
    sk__problem_arguments arguments;
    arguments.a = packing->a ? sk__operand_of_copy(packing->copy_a) : sk__operand_of(&problem->a);
    arguments.b = packing->b ? sk__operand_of_copy(packing->copy_b) : sk__operand_of(&problem->b);
    arguments.c = sk__operand_of(&problem->c);
    arguments.d = sk__operand_of(&problem->d);
    arguments.m = problem->m;
    arguments.n = problem->n;
    arguments.k = problem->k;
    return arguments;
}

static void sk__fill_arguments(sk_plan* plan)
{
    const sk__choice* choice = &plan->choice;
    sk__arguments* arguments = &plan->arguments;
    arguments->problem = sk__make_problem_arguments(&plan->problem, &choice->packing);
    arguments->most_looks = choice->most_looks;
    arguments->workers = choice->workers;
    arguments->splits = choice->splits;
    arguments->stream_k_tiles = choice->stream_k_tiles;
    arguments->minimum_segment = plan->schedule.minimum_segment;
    arguments->raster_width = choice->raster_width;
    arguments->order = choice->data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    arguments->order |= choice->along_m ? SK__ORDER_ALONG_M : 0;
    arguments->order |= choice->periods << SK__ORDER_PERIODS;
    arguments->tiles = plan->schedule.space.tiles;
}

/* The last wave's arguments, made from those of the plan's other dispatch. */
static sk__arguments sk__last_wave_arguments(const sk_plan* plan, sk__arguments arguments)
{
    const sk__last_wave* last = &plan->last_wave;
    arguments.workers = last->schedule.workers;
    arguments.tiles = last->schedule.space.tiles;
    arguments.first_tile = plan->schedule.space.tiles * last->parts_m * last->parts_n;
    return arguments;
}

/* Whether every 16-byte access of A and B, and of D, stays inside its line and on a multiple of 16 bytes. */
static void sk__find_alignment(sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    uint32_t outputs = problem->n | problem->d.leading_dimension | problem->d.batch_stride;
    plan->alignable = sk__are_inputs_alignable(problem, &plan->choice);
    plan->alignable_output = outputs % sk__widest_store(plan) == 0;
}

static sk__planner sk__make_planner(const sk_context* context, const sk_gemm_desc* desc, const sk__problem* problem)
{
    sk__planner planner = {&context->logger,
                           &context->device,
                           context->builds,
                           context->costs,
                           desc,
                           problem,
                           false,
                           0,
                           0,
                           0.0f,
                           NULL,
                           NULL};
    sk__find_kernels(&planner);
    planner.memory_time = sk__memory_time(&planner);
    return planner;
}

/* query.h - says in numbers what a plan is.
 *
 * Uses plan.h. Must not know pipelines or command buffers.
 */

/* Multiplications that the workers do, and those that the compute units could do in the same time. */
typedef struct sk__occupancy
{
    double work, room;
} sk__occupancy;

static void sk__add_occupancy(const sk_plan* plan, uint32_t index, sk__schedule schedule, sk__occupancy* sum)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    double k_iteration = (double)kernel->tile_m * kernel->tile_n * kernel->tile_k;
    uint32_t together =
        plan->context->device.compute_units * plan->context->costs->kernels[index].workgroups_per_unit;
    double rounds = sk__divide_up(schedule.workers, together);
    sum->work += (double)schedule.space.tiles * schedule.space.k_iterations * k_iteration;
    sum->room += rounds * together * sk__find_busiest(schedule).k_iterations * k_iteration;
}

/* Share of the compute units' time in which they have work, if every multiplication takes as long. */
static float sk__utilisation(const sk_plan* plan)
{
    sk__occupancy sum = {0, 0};
    if (plan->schedule.space.tiles > 0)
    {
        sk__add_occupancy(plan, plan->choice.kernel, plan->schedule, &sum);
    }
    if (plan->last_wave.schedule.space.tiles > 0)
    {
        sk__add_occupancy(plan, plan->choice.last_wave_kernel, plan->last_wave.schedule, &sum);
    }
    return sum.work > 0 ? (float)(sum.work / sum.room) : 0.0f;
}

/* Adds what a retiled plan's last wave is. */
static void sk__query_last_wave(const sk_plan* plan, sk_plan_info* info)
{
    const sk__schedule* schedule = &plan->last_wave.schedule;
    info->last_wave_kernel = "";
    if (schedule->space.tiles > 0)
    {
        const sk__kernel* kernel = sk__kernel_at(plan->choice.last_wave_kernel);
        info->decomposition = SK_DECOMPOSITION_RETILED;
        info->last_wave_kernel = kernel->name;
        info->last_wave_tile_m = plan->problem.exchanged ? kernel->tile_n : kernel->tile_m;
        info->last_wave_tile_n = plan->problem.exchanged ? kernel->tile_m : kernel->tile_n;
        info->last_wave_tile_k = kernel->tile_k;
        info->last_wave_tiles = schedule->space.tiles;
        info->last_wave_k_iterations = schedule->space.k_iterations;
        info->workers += schedule->workers;
        info->longest_worker =
            sk__max(info->longest_worker, plan->schedule.space.tiles ? 0 : schedule->space.k_iterations);
    }
}

/* Names the operands of the left and of the right that the kernel sees. */
static sk_packing sk__operands_as_asked(const sk_plan* plan, bool left, bool right)
{
    bool a = plan->problem.exchanged ? right : left;
    bool b = plan->problem.exchanged ? left : right;
    return a && b ? SK_PACKING_ALWAYS : a ? SK_PACKING_A : b ? SK_PACKING_B : SK_PACKING_NEVER;
}

static sk_raster sk__raster_as_asked(const sk_plan* plan)
{
    return plan->choice.along_m != plan->problem.exchanged ? SK_RASTER_ALONG_M : SK_RASTER_ALONG_N;
}

/* Says what differs where there are several problems, as they are expected. */
static void sk__query_grouped(const sk_plan* plan, sk_plan_info* info)
{
    const sk__grouped* grouped = &plan->grouped;
    uint32_t together =
        plan->context->device.compute_units * plan->context->costs->kernels[plan->choice.kernel].workgroups_per_unit;
    double rounds = sk__divide_up(info->workers, together);
    info->problems = grouped->problem_count;
    info->sort = grouped->sorted ? SK_SORT_BY_K : SK_SORT_NEVER;
    info->search = grouped->starts ? SK_SEARCH_HOST : SK_SEARCH_DEVICE;
    info->decomposition = plan->choice.decomposition;
    info->k_iterations = plan->choice.k_iterations;
    info->longest_worker = grouped->longest_worker;
    info->most_peers = grouped->most_peers;
    double room = rounds * together * grouped->longest_worker;
    info->utilisation = room > 0 ? (float)((double)grouped->k_iterations / room) : 0.0f;
}

/* Says in numbers what a complete plan is. */
static sk_plan_info sk__describe_plan(const sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__choice* choice = &plan->choice;
    sk_plan_info info;
    memset(&info, 0, sizeof info);
    info.kernel = kernel->name;
    info.tile_m = plan->problem.exchanged ? kernel->tile_n : kernel->tile_m;
    info.tile_n = plan->problem.exchanged ? kernel->tile_m : kernel->tile_n;
    info.tile_k = kernel->tile_k;
    info.exchanged = plan->problem.exchanged;
    info.decomposition = choice->fixup == SK_FIXUP_NONE ? SK_DECOMPOSITION_DATA_PARALLEL : choice->decomposition;
    info.fixup = choice->fixup;
    info.packing = sk__operands_as_asked(plan, choice->packing.a, choice->packing.b);
    info.packs_transposed = sk__operands_as_asked(plan, choice->packing.transpose_a, choice->packing.transpose_b);
    info.packs_arranged = choice->packing.arranged != NULL;
    info.order = choice->data_parallel_first ? SK_ORDER_DATA_PARALLEL_FIRST : SK_ORDER_STREAM_K_FIRST;
    info.raster = sk__raster_as_asked(plan);
    info.raster_width = choice->raster_width;
    info.tiles = plan->schedule.space.tiles;
    info.k_iterations = plan->schedule.space.k_iterations;
    info.stream_k_tiles = choice->stream_k_tiles;
    info.workers = choice->workers;
    info.splits = choice->splits;
    info.minimum_segment = choice->minimum_segment;
    info.most_looks = choice->most_looks;
    info.k_alignment = choice->unit;
    info.chunk = choice->chunked ? choice->unit : 0;
    info.interleave = choice->interleave;
    info.longest_worker = plan->schedule.space.tiles ? sk__find_busiest(plan->schedule).k_iterations : 0;
    info.most_peers = sk__most_peers(plan->schedule);
    info.utilisation = sk__utilisation(plan);
    info.predicted_time = choice->time;
    info.workspace_size = plan->workspace_size;
    info.workspace_alignment = SK__WORKSPACE_ALIGNMENT;
    sk__query_last_wave(plan, &info);
    if (plan->grouped.most_problems > 0)
    {
        sk__query_grouped(plan, &info);
    }
    return info;
}

STREAMK_API sk_plan_info sk_query_plan(const sk_plan* plan)
{
    return plan->info;
}

/* create.h - creates a plan: lets the planner choose, and makes the pipelines.
 *
 * Uses query.h, pipeline.h. Must not know command buffers.
 */

/* The fixup stage of a plan's first dispatch. */
static sk__fixup_stage sk__first_stage(const sk__choice* choice)
{
    switch ((int)choice->fixup)
    {
    case SK_FIXUP_LAST_ARRIVER: return SK__FIXUP_LAST_ARRIVER;
    case SK_FIXUP_SEPARATE_PASS: return choice->sum_runs ? SK__FIXUP_STORE_ROWS : SK__FIXUP_STORE;
    case SK_FIXUP_TURNSTILE: return SK__FIXUP_TURNSTILE;
    case SK_FIXUP_TURNSTILE_UNORDERED: return SK__FIXUP_UNORDERED;
    case SK_FIXUP_ATOMIC: return SK__FIXUP_ATOMIC;
    default: return SK__FIXUP_NONE;
    }
}

/* Finds a pipeline, or makes it, which then stays until the plan is destroyed. */
static sk_result sk__hold_pipeline(sk_context* context, sk_plan* plan, const sk__pipeline_key* key,
                                   VkPipeline* handle)
{
    sk__pipeline* pipeline = NULL;
    SK__TRY(sk__get_pipeline(context, key, &pipeline));
    STREAMK_ASSERT(plan->held_count < SK__PLAN_PIPELINES);
    plan->held[plan->held_count++] = pipeline;
    ++pipeline->holders;
    *handle = pipeline->handle;
    return SK_SUCCESS;
}

/* What the pipeline of a plan's first dispatch is made from, but for its module and alignment. */
static sk__pipeline_key sk__first_key(const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.kernel = plan->choice.kernel;
    key.parts_m = key.parts_n = 1;
    key.unit = plan->choice.unit;
    key.chunked = plan->choice.chunked;
    key.interleave = plan->choice.interleave;
    key.a_k_contiguous = sk__reads_a_along_k(problem, &plan->choice);
    key.b_k_contiguous = sk__reads_b_along_k(problem, &plan->choice);
    key.c_transposed = problem->c.transposed;
    key.conjugate_a = problem->a.conjugate;
    key.conjugate_b = problem->b.conjugate;
    key.epilogue = problem->epilogue;
    key.pointers = problem->pointers;
    key.fixup = sk__first_stage(&plan->choice);
    return key;
}

static sk_result sk__make_pipelines(sk_context* context, sk_plan* plan, bool aligned)
{
    sk__pipeline_key key = sk__first_key(plan);
    key.aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    key.aligned_output = aligned && plan->alignable_output;
    key.packed = plan->choice.packing.a || plan->choice.packing.b;
    key.module = sk__adds_floats(plan->choice.fixup) ? SK__MODULE_ADDS : SK__MODULE_MULTIPLY;
    if (plan->schedule.space.tiles > 0)
    {
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[aligned]));
    }
    if (plan->last_wave.schedule.space.tiles > 0)
    {
        key.kernel = plan->choice.last_wave_kernel;
        key.parts_m = plan->last_wave.parts_m;
        key.parts_n = plan->last_wave.parts_n;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->last_wave.pipelines[aligned]));
    }
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        key.fixup = SK__FIXUP_SUM;
        key.module = plan->choice.sum_runs ? SK__MODULE_SUM : SK__MODULE_MULTIPLY;
        key.own_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
        key.packed = false;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->sum_pipelines[aligned]));
    }
    if (plan->choice.fixup == SK_FIXUP_ATOMIC)
    {
        key.fixup = SK__FIXUP_NONE;
        key.module = SK__MODULE_MULTIPLY;
        key.packed = false;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->seed_pipelines[aligned]));
    }
    return SK_SUCCESS;
}

/* Kernels that share the module of a copy share its pipeline. An arranged copy is an exception: its pipeline has the
 * kernel's fragments. */
static sk_result sk__make_copy_pipeline(sk_context* context, sk_plan* plan, sk__module_kind copy, VkPipeline* handle)
{
    uint32_t kernel = plan->choice.kernel;
    const sk__spirv* spirv = sk__kernel_at(kernel)->modules[copy];
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.module = copy;
    key.parts_m = key.parts_n = key.unit = 1;
    key.kernel = copy == SK__MODULE_ARRANGE ? kernel : 0;
    if (copy == SK__MODULE_PREPARE)
    {
        bool few = plan->grouped.most_problems <= SK__PREPARE_FEW;
        key.own_invocations = (uint32_t)(few ? SK__PREPARE_FEW : SK__PREPARE_INVOCATIONS);
    }
    while (sk__kernel_at(key.kernel)->modules[copy] != spirv)
    {
        ++key.kernel;
    }
    return sk__hold_pipeline(context, plan, &key, handle);
}

static sk_result sk__make_copy_pipelines(sk_context* context, sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    if (packing->arranged)
    {
        return sk__make_copy_pipeline(context, plan, SK__MODULE_ARRANGE, &plan->pack_pipeline);
    }
    if (packing->a != packing->transpose_a || packing->b != packing->transpose_b)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_PACK, &plan->pack_pipeline));
    }
    if (packing->transpose_a || packing->transpose_b)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_TRANSPOSE, &plan->transpose_pipeline));
    }
    return SK_SUCCESS;
}

static sk_result sk__fill_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk__choice choice;
    plan->context = context;
    plan->allocator = context->allocator;
    SK__TRY(sk__resolve_problem(&context->logger, desc, &plan->problem));
    sk__planner planner = sk__make_planner(context, desc, &plan->problem);
    SK__TRY(sk__choose(&planner, &choice));
    sk__set_choice(plan, &choice);
    sk__find_alignment(plan);
    sk__fill_arguments(plan);
    plan->info = sk__describe_plan(plan);
    if (sk__is_empty(plan) || !context->handle)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__make_copy_pipelines(context, plan));
    SK__TRY(sk__make_pipelines(context, plan, false));
    return plan->alignable ? sk__make_pipelines(context, plan, true) : SK_SUCCESS;
}

/* Allocates a plan, which is to be filled in by a desc. */
static sk_result sk__begin_plan(sk_context* context, const void* desc, sk_plan** plan)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, plan, SK_ERROR_NULL_ARGUMENT, "plan is NULL");
    *plan = NULL;
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    *plan = (sk_plan*)sk__allocate(context->allocator, sizeof **plan);
    SK__REQUIRE(&context->logger, *plan, SK_ERROR_OUT_OF_HOST_MEMORY, "the plan's %llu bytes could not be allocated",
                (unsigned long long)sizeof **plan);
    return SK_SUCCESS;
}

/* Hands out a plan if it could be filled in; otherwise NULL. */
static sk_result sk__keep_plan(sk_plan** plan, sk_result result)
{
    if (result != SK_SUCCESS)
    {
        sk_destroy_plan(*plan);
        *plan = NULL;
    }
    return result;
}

STREAMK_API sk_result sk_create_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan)
{
    SK__TRY(sk__begin_plan(context, desc, plan));
    return sk__keep_plan(plan, sk__fill_plan(context, desc, *plan));
}

/* Frees what a plan of several problems has of those that are expected. */
static void sk__forget_expected(sk_plan* plan)
{
    if (plan->grouped.table)
    {
        sk__free(plan->allocator, plan->grouped.table);
    }
}

STREAMK_API void sk_destroy_plan(sk_plan* plan)
{
    if (!plan)
    {
        return;
    }
    for (uint32_t i = 0; i < plan->held_count; ++i)
    {
        --plan->held[i]->holders;
    }
    sk__forget_expected(plan);
    sk__free(plan->allocator, plan);
}

/* create_grouped.h - creates a plan of several problems.
 *
 * Uses create.h. Must not know command buffers.
 */

/* The problem that stands for all: their types and layouts, and the bounds of m, n and k. */
static sk_result sk__resolve_grouped(const sk_logger* logger, const sk_grouped_desc* desc, sk__problem* problem)
{
    sk_gemm_desc gemm = desc->gemm;
    gemm.m = gemm.n = gemm.k = 0;
    SK__TRY(sk__resolve_problem(logger, &gemm, problem));
    SK__TRY(sk__check_grouped_desc(logger, desc));
    SK__TRY(sk__check_ragged(logger, desc));
    SK__TRY(sk__check_lines(logger, desc));
    problem->m = problem->exchanged ? desc->gemm.n : desc->gemm.m;
    problem->n = problem->exchanged ? desc->gemm.m : desc->gemm.n;
    problem->k = desc->gemm.k;
    problem->a.aligned = problem->b.aligned = desc->aligned;
    return SK_SUCCESS;
}

/* The most workers of whole tiles that a plan may have, whose loads are counted. */
static uint32_t sk__count_loads(const sk_context* context, const sk_gemm_desc* desc)
{
    uint32_t most = desc->workers;
    for (uint32_t i = 0; i < sk__kernel_count() && !desc->workers; ++i)
    {
        most = sk__max(most, context->device.compute_units * context->costs->kernels[i].workgroups_per_unit);
    }
    return sk__min(most, SK__MOST_LOADS);
}

/* Fills in what the desc says, and the expected problems. */
static sk_result sk__expect_problems(const sk_context* context, const sk_grouped_desc* desc, sk_plan* plan)
{
    sk__grouped* grouped = &plan->grouped;
    uint32_t count = sk__count_expected(desc);
    size_t shares = sk__count_loads(context, &desc->gemm) + (size_t)1;
    size_t table = (SK__GROUPED_HEADER + (size_t)SK__TABLE_ROW * count + shares) * sizeof(uint32_t);
    size_t size = table + count * (sizeof(sk__problem_row) + sizeof(sk__place));
    grouped->most_problems = desc->most_problems;
    grouped->addresses = desc->addresses;
    grouped->problem_count = count;
    grouped->limits = sk__make_limits(desc, &plan->problem);
    SK__TRY(sk__make_ragged_arguments(&context->logger, desc, &plan->problem, &grouped->ragged));
    SK__TRY(sk__make_lines(&context->logger, desc, &plan->problem, &grouped->ragged, &grouped->lines));
    uint32_t unit = sk__grouped_unit(&desc->gemm), least = desc->gemm.minimum_segment;
    grouped->minimum_segment = least > 1 ? sk__divide_up(sk__add_saturated(least, unit - 1u), unit) : least;
    grouped->table = (uint32_t*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, grouped->table, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the expected problems' %llu bytes could not be allocated", (unsigned long long)size);
    grouped->rows = (sk__problem_row*)(grouped->table + table / sizeof(uint32_t));
    grouped->order = (sk__place*)(grouped->rows + count);
    for (uint32_t i = 0; i < count; ++i)
    {
        grouped->rows[i] = sk__expected_row(desc, &plan->problem, i);
    }
    return SK_SUCCESS;
}

/* `visit` sees all candidates, if it is not NULL. */
static sk_result sk__choose_for_group(const sk_context* context, const sk_grouped_desc* desc, sk__visit_grouped visit,
                                      void* user_data, sk_plan* plan)
{
    sk__problem expected = plan->problem;
    sk__grouped_planner planner;
    memset(&planner, 0, sizeof planner);
    for (uint32_t i = 0; i < plan->grouped.problem_count; ++i)
    {
        expected.m = sk__max(i > 0 ? expected.m : 0u, plan->grouped.rows[i].m);
    }
    planner.planner = sk__make_planner(context, &desc->gemm, &expected);
    planner.planner.sums_of_workers = true;
    planner.desc = desc;
    planner.grouped = &plan->grouped;
    planner.visit = visit;
    planner.user_data = user_data;
    size_t size = sk__count_loads(context, &desc->gemm) * sizeof(uint32_t);
    planner.loads = (uint32_t*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, planner.loads, SK_ERROR_OUT_OF_HOST_MEMORY,
                "%llu bytes for the loads of workers could not be allocated", (unsigned long long)size);
    sk_result result = sk__choose_grouped(&planner, &plan->choice);
    sk__free(context->allocator, planner.loads);
    return result;
}

/* Those that copy lines by indices. */
static sk_result sk__make_lines_pipelines(sk_context* context, sk_plan* plan)
{
    const sk__lines* lines = &plan->grouped.lines;
    if (lines->assigned)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_ASSIGN, &plan->assign_pipeline));
    }
    if (lines->gather.is_made)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_GATHER, &plan->gather_pipeline));
    }
    return lines->scatter.is_made ? sk__make_copy_pipeline(context, plan, SK__MODULE_SCATTER, &plan->scatter_pipeline)
                                  : SK_SUCCESS;
}

static sk_result sk__make_grouped_pipelines(sk_context* context, sk_plan* plan, bool aligned)
{
    sk__pipeline_key key = sk__first_key(plan);
    key.module = SK__MODULE_GROUPED;
    const sk__kernel* kernel = sk__kernel_at(key.kernel);
    key.aligned = aligned; /* to 16 bytes, which are less than a store of the largest elements needs */
    key.aligned_output = aligned && kernel->output_vector * sk__type_size(kernel->output) <= 16u;
    SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[0]));
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        bool runs = plan->choice.sum_runs > 0;
        key.fixup = SK__FIXUP_SUM;
        key.module = runs ? SK__MODULE_GROUPED_SUM : SK__MODULE_GROUPED;
        key.own_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
        key.aligned_output = aligned && !(runs && plan->problem.output == SK_TYPE_F64); /* 4 of those are 32 bytes */
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->sum_pipelines[0]));
    }
    SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_PREPARE, &plan->prepare_pipeline));
    if (sk__is_ragged(plan))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_RAGGED, &plan->ragged_pipeline));
    }
    return sk__make_lines_pipelines(context, plan);
}

/* Makes all of a plan but its pipelines. */
static sk_result sk__plan_group(const sk_context* context, const sk_grouped_desc* desc, sk__visit_grouped visit,
                                void* user_data, sk_plan* plan)
{
    plan->context = context;
    plan->allocator = context->allocator;
    SK__TRY(sk__resolve_grouped(&context->logger, desc, &plan->problem));
    SK__TRY(sk__expect_problems(context, desc, plan));
    SK__TRY(sk__choose_for_group(context, desc, visit, user_data, plan));
    plan->schedule = sk__schedule_grouped(&plan->grouped, &plan->choice);
    sk__lay_out_grouped_workspace(plan);
    plan->info = sk__describe_plan(plan);
    return SK_SUCCESS;
}

static sk_result sk__fill_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan* plan)
{
    SK__TRY(sk__plan_group(context, desc, NULL, NULL, plan));
    return context->handle ? sk__make_grouped_pipelines(context, plan, desc->aligned) : SK_SUCCESS;
}

STREAMK_API sk_result sk_create_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan** plan)
{
    SK__TRY(sk__begin_plan(context, desc, plan));
    return sk__keep_plan(plan, sk__fill_grouped_plan(context, desc, *plan));
}

/* force.h - the desc that leads to a choice alone.
 *
 * Uses plan.h. Must not know pipelines or command buffers.
 */

/* What was asked for, with every decision forced. */
static sk_gemm_desc sk__force(const sk_gemm_desc* asked, const sk__choice* choice, const sk_plan_info* info)
{
    sk_gemm_desc desc = *asked;
    bool split_k = choice->decomposition == SK_DECOMPOSITION_SPLIT_K;
    bool hybrid = choice->decomposition == SK_DECOMPOSITION_HYBRID;
    bool retiled = choice->decomposition == SK_DECOMPOSITION_RETILED;
    bool one_a_tile = retiled && choice->workers == choice->tiles;
    desc.kernel = info->kernel;
    desc.last_wave_kernel = retiled ? sk__kernel_at(choice->last_wave_kernel)->name : NULL;
    desc.decomposition = choice->decomposition;
    desc.fixup = choice->fixup == SK_FIXUP_NONE ? SK_FIXUP_AUTO : choice->fixup;
    desc.workers = choice->wave ? choice->wave : split_k || one_a_tile ? 0 : choice->workers;
    desc.packing = info->packing;
    desc.splits = split_k ? choice->splits : 0;
    desc.hybrid_waves = 0;
    desc.stream_k_tiles = hybrid ? choice->stream_k_tiles : 0;
    desc.minimum_segment = choice->minimum_segment;
    desc.k_alignment = choice->chunked ? 0 : choice->unit;
    desc.chunk = choice->chunked ? choice->unit : 0;
    desc.interleave = choice->interleave > 1 ? choice->interleave : 0;
    desc.order = info->order;
    desc.raster = info->raster;
    desc.raster_width = info->raster_width;
    desc.sort = info->sort;
    desc.search = info->search;
    desc.most_looks = info->most_looks;
    return desc;
}

/* The decisions of a plan, without those that its decomposition does not use. */
static sk_gemm_desc sk__decisions_of(const sk_plan* plan, const sk_plan_info* info)
{
    sk_gemm_desc nothing;
    memset(&nothing, 0, sizeof nothing);
    sk_gemm_desc desc = sk__force(&nothing, &plan->choice, info);
    bool stream_k = sk__is_stream_k(desc.decomposition);
    bool splits_tiles = stream_k || desc.decomposition == SK_DECOMPOSITION_SPLIT_K;
    desc.minimum_segment = stream_k && desc.minimum_segment > 1 ? desc.minimum_segment : 0;
    desc.k_alignment = splits_tiles && desc.k_alignment > 1 ? desc.k_alignment : 0;
    desc.order = desc.decomposition == SK_DECOMPOSITION_HYBRID ? desc.order : SK_ORDER_AUTO;
    if (plan->grouped.most_problems > 0) /* how many tiles are dealt by the place depends on the problems */
    {
        desc.hybrid_waves = desc.decomposition == SK_DECOMPOSITION_HYBRID ? plan->grouped.waves : 0;
        desc.stream_k_tiles = 0;
        desc.raster = plan->choice.along_longer ? SK_RASTER_AUTO : desc.raster;
    }
    return desc;
}

/* format.h - says in one line what a plan is.
 *
 * Uses force.h, line.h. Must not know pipelines or command buffers.
 */

/* The problem, as far as it is the same for all plans. */
static void sk__add_problem(sk__line* line, const sk__problem* problem)
{
    uint32_t triangle = problem->epilogue.triangle;
    bool lower = triangle == (problem->exchanged ? SK__TRIANGLE_UPPER : SK__TRIANGLE_LOWER);
    sk__add(line, "%ux%ux%u batch %u%s%s%s%s:", problem->exchanged ? problem->n : problem->m,
            problem->exchanged ? problem->m : problem->n, problem->k, problem->batch_count,
            problem->pointers ? " of addresses" : "", problem->exchanged ? ", exchanged" : "",
            !triangle ? ""
            : lower   ? ", lower triangle"
                      : ", upper triangle",
            problem->epilogue.second ? ", two terms" : "");
}

/* The bounds of several problems, and how many there may be; 0: any. */
static void sk__add_problems(sk__line* line, const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    sk__add(line, "%u problems up to %ux%ux%u%s%s%s:", plan->grouped.most_problems,
            problem->exchanged ? problem->n : problem->m, problem->exchanged ? problem->m : problem->n, problem->k,
            plan->grouped.addresses ? " of addresses" : "", plan->grouped.limits.aligned ? ", aligned" : "",
            problem->exchanged ? ", exchanged" : "");
}

/* Each decision that was made, as its option. */
static void sk__add_decisions(sk__line* line, const sk_gemm_desc* desc)
{
#define SK__ADD_NAME(member, option) desc->member ? sk__add(line, " %s %s", option, desc->member) : (void)0;
#define SK__ADD_WORD(member, option, words) \
    desc->member ? sk__add(line, " %s %s", option, sk_##member##_name(desc->member)) : (void)0;
#define SK__ADD_COUNT(member, option) desc->member ? sk__add(line, " %s %u", option, desc->member) : (void)0;
    SK_DECISIONS(SK__ADD_NAME, SK__ADD_WORD, SK__ADD_COUNT)
#undef SK__ADD_NAME
#undef SK__ADD_WORD
#undef SK__ADD_COUNT
}

/* Which operands are copied, and how. */
static const char* sk__packing_text(sk_packing packing, sk_packing transposed, bool arranged)
{
    static const char* const packed[] = {"", "", ", A packed", ", B packed", ", A and B packed"};
    static const char* const all_transposed[] = {"", "", ", A transposed", ", B transposed", ", A and B transposed"};
    bool mixed = transposed != SK_PACKING_NEVER && transposed != packing;
    const char* both = transposed == SK_PACKING_A ? ", A transposed, B packed" : ", A packed, B transposed";
    return arranged                ? ", A and B arranged"
           : mixed                 ? both
           : transposed == packing ? all_transposed[packing]
                                   : packed[packing];
}

/* How the plan deals its tiles: what follows from the decisions, in numbers. */
static void sk__add_shares(sk__line* line, const sk_plan_info* info)
{
    sk__add(line, "; %u tiles x %u k-iterations on %u workers", info->tiles, info->k_iterations, info->workers);
    if (info->last_wave_tiles > 0)
    {
        sk__add(line, "; last wave: %u tiles x %u k-iterations", info->last_wave_tiles, info->last_wave_k_iterations);
    }
}

static void sk__add_costs(sk__line* line, const sk_plan_info* info)
{
    sk__add(line, "; longest worker %u", info->longest_worker);
    if (info->fixup != SK_FIXUP_NONE)
    {
        sk__add(line, ", most peers %u", info->most_peers);
    }
    if (info->workspace_size > 0)
    {
        sk__add(line, "%s, workspace %llu bytes",
                sk__packing_text(info->packing, info->packs_transposed, info->packs_arranged),
                (unsigned long long)info->workspace_size);
    }
    sk__add(line, ", utilisation %.3f, predicted %.1f us", (double)info->utilisation, (double)info->predicted_time);
}

STREAMK_API size_t sk_format_plan(const sk_plan* plan, char* line, size_t size)
{
    char epilogue[96];
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_desc decisions = sk__decisions_of(plan, &info);
    sk__line made = {line, size, 0};
    sk__format_epilogue(&plan->problem.epilogue, info.exchanged, epilogue, sizeof epilogue);
    if (plan->grouped.most_problems > 0)
    {
        sk__add_problems(&made, plan);
    }
    else
    {
        sk__add_problem(&made, &plan->problem);
    }
    sk__add_decisions(&made, &decisions);
    sk__add_shares(&made, &info);
    sk__add(&made, "%s", epilogue);
    sk__add_costs(&made, &info);
    return made.length;
}

/* explain.h - lists what the planner weighs.
 *
 * Uses force.h. Must not know pipelines or command buffers.
 */

/* The fastest candidates so far, in order. Of equal times, the one that was tried first comes first. */
typedef struct sk__explanation
{
    const sk_context* context;
    sk_candidate* list; /* may be NULL */
    uint32_t capacity;
    uint32_t count; /* of all, also those that did not fit */
} sk__explanation;

static sk_candidate sk__describe_candidate(const sk__planner* planner, const sk_context* context, sk__choice choice)
{
    sk_candidate candidate;
    sk_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.context = context;
    plan.problem = *planner->problem;
    sk__choose_raster(planner, &choice);
    sk__set_choice(&plan, &choice);
    candidate.info = sk__describe_plan(&plan);
    candidate.desc = sk__force(planner->desc, &choice, &candidate.info);
    return candidate;
}

/* Counts a candidate of a time, and makes room for it: its place, which is no place if others are faster. */
static uint32_t sk__make_place(sk__explanation* explanation, float time)
{
    uint32_t held = sk__min(explanation->count++, explanation->capacity);
    uint32_t place = held;
    while (place > 0 && time < explanation->list[place - 1u].info.predicted_time)
    {
        --place;
    }
    if (place < explanation->capacity)
    {
        uint32_t moved = sk__min(held, explanation->capacity - 1u) - place;
        memmove(&explanation->list[place + 1u], &explanation->list[place], moved * sizeof explanation->list[0]);
    }
    return place;
}

static void sk__explain_choice(const sk__planner* planner, const sk__choice* choice)
{
    sk__explanation* explanation = (sk__explanation*)planner->user_data;
    uint32_t place = sk__make_place(explanation, choice->time);
    if (place < explanation->capacity)
    {
        explanation->list[place] = sk__describe_candidate(planner, explanation->context, *choice);
    }
}

/* Visits a candidate as the planner does, and after it the fixup that was not taken. */
static void sk__explain_candidate(const sk__planner* planner, const sk__choice* candidate)
{
    sk__explain_choice(planner, candidate);
    if (candidate->fixup != SK_FIXUP_NONE && planner->desc->fixup == SK_FIXUP_AUTO && !candidate->chunked)
    {
        bool last = candidate->fixup == SK_FIXUP_LAST_ARRIVER;
        sk__choice other = *candidate;
        sk__pace pace = sk__pace_of(planner, candidate);
        sk__set_fixup(planner, &pace, last ? SK_FIXUP_SEPARATE_PASS : SK_FIXUP_LAST_ARRIVER, &other);
        sk__explain_choice(planner, &other);
    }
}

STREAMK_API sk_result sk_explain_plan(const sk_context* context, const sk_gemm_desc* desc, uint32_t* count,
                                      sk_candidate* candidates)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk__problem problem;
    sk__choice choice;
    sk__explanation explanation = {context, candidates, candidates ? *count : 0, 0};
    SK__TRY(sk__resolve_problem(&context->logger, desc, &problem));
    sk__planner planner = sk__make_planner(context, desc, &problem);
    planner.visit = sk__explain_candidate;
    planner.user_data = &explanation;
    SK__TRY(sk__choose(&planner, &choice));
    bool incomplete = candidates && explanation.count > explanation.capacity;
    *count = incomplete ? explanation.capacity : explanation.count;
    return incomplete ? SK_INCOMPLETE : SK_SUCCESS;
}

/* explain_grouped.h - lists what the planner weighs for several problems.
 *
 * Uses create_grouped.h, explain.h. Must not know pipelines or command buffers.
 */

/* What was asked for, with every decision forced that a candidate has so far. */
static sk_gemm_desc sk__force_grouped(const sk_gemm_desc* asked, const sk__choice* choice, uint32_t waves)
{
    sk_gemm_desc desc = *asked;
    desc.kernel = sk__kernel_at(choice->kernel)->name;
    desc.decomposition = choice->decomposition;
    desc.fixup = choice->fixup == SK_FIXUP_NONE ? SK_FIXUP_AUTO : choice->fixup;
    desc.workers = choice->workers;
    desc.hybrid_waves = choice->decomposition == SK_DECOMPOSITION_HYBRID ? waves : 0;
    return desc;
}

/* Keeps a candidate, if it is among the fastest. */
static void sk__keep_grouped(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves)
{
    sk__explanation* explanation = (sk__explanation*)planner->user_data;
    uint32_t place = sk__make_place(explanation, choice->time);
    if (place < explanation->capacity)
    {
        explanation->list[place].desc = sk__force_grouped(&planner->desc->gemm, choice, waves);
        explanation->list[place].info.predicted_time = choice->time;
    }
}

/* Visits a candidate as the planner does, and after it the fixup that was not taken. */
static void sk__explain_grouped(const sk__grouped_planner* planner, const sk__choice* candidate, uint32_t waves)
{
    sk__keep_grouped(planner, candidate, waves);
    if (candidate->fixup != SK_FIXUP_NONE && planner->desc->gemm.fixup == SK_FIXUP_AUTO)
    {
        bool last = candidate->fixup == SK_FIXUP_LAST_ARRIVER;
        sk__choice other = *candidate;
        sk__schedule schedule = sk__schedule_grouped(planner->grouped, candidate);
        sk__pace pace = sk__grouped_pace(planner, candidate, &schedule);
        sk__set_fixup(&planner->planner, &pace, last ? SK_FIXUP_SEPARATE_PASS : SK_FIXUP_LAST_ARRIVER, &other);
        sk__keep_grouped(planner, &other, waves);
    }
}

/* Says what the plan of a candidate is, by planning it. */
static sk_result sk__describe_grouped(const sk_context* context, const sk_grouped_desc* asked,
                                      sk_candidate* candidate)
{
    sk_plan plan;
    sk_grouped_desc desc = *asked;
    memset(&plan, 0, sizeof plan);
    desc.gemm = candidate->desc;
    sk_result result = sk__plan_group(context, &desc, NULL, NULL, &plan);
    sk__forget_expected(&plan);
    candidate->info = plan.info;
    candidate->desc.order = plan.info.order;
    candidate->desc.raster_width = plan.info.raster_width;
    candidate->desc.sort = plan.info.sort;
    candidate->desc.most_looks = plan.info.most_looks;
    return result;
}

STREAMK_API sk_result sk_explain_grouped_plan(const sk_context* context, const sk_grouped_desc* desc, uint32_t* count,
                                              sk_candidate* candidates)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk_plan plan;
    sk__explanation explanation = {context, candidates, candidates ? *count : 0, 0};
    memset(&plan, 0, sizeof plan);
    sk_result result = sk__plan_group(context, desc, sk__explain_grouped, &explanation, &plan);
    sk__forget_expected(&plan);
    SK__TRY(result);
    bool incomplete = candidates && explanation.count > explanation.capacity;
    *count = incomplete ? explanation.capacity : explanation.count;
    for (uint32_t i = 0; candidates && i < *count; ++i)
    {
        SK__TRY(sk__describe_grouped(context, desc, &candidates[i]));
    }
    return incomplete ? SK_INCOMPLETE : SK_SUCCESS;
}

/* segments.h - replays a plan on the host: what every worker computes, in its order.
 *
 * Uses plan.h. Must not know command buffers.
 */

static sk_role sk__role_of(sk__segment segment)
{
    if (sk__is_whole(segment))
    {
        return SK_ROLE_WHOLE;
    }
    return segment.k_begin == 0                         ? SK_ROLE_FIRST
           : segment.k_end == segment.tile.k_iterations ? SK_ROLE_FINAL
                                                        : SK_ROLE_MIDDLE;
}

/* Where a tile of an m x n D lies, as the user sees it. A tile beyond D's edges covers nothing. */
static void sk__describe_position(const sk_plan* plan, const sk__kernel* kernel, uint32_t m, uint32_t n,
                                  sk__tile_position position, sk_segment* described)
{
    uint32_t row = position.row * kernel->tile_m;
    uint32_t column = position.column * kernel->tile_n;
    described->batch = position.batch;
    uint32_t rows = sk__min(kernel->tile_m, m - sk__min(row, m));
    uint32_t columns = sk__min(kernel->tile_n, n - sk__min(column, n));
    bool exchanged = plan->problem.exchanged;
    described->m = exchanged ? column : row;
    described->n = exchanged ? row : column;
    described->rows = exchanged ? columns : rows;
    described->columns = exchanged ? rows : columns;
}

static sk__tile_position sk__locate_tile(const sk_plan* plan, const sk__kernel* kernel, uint32_t tile)
{
    const sk__arguments* arguments = &plan->arguments;
    uint32_t triangle = plan->problem.epilogue.triangle;
    sk__problem_arguments problem = arguments->problem;
    if (triangle)
    {
        bool upper = triangle == SK__TRIANGLE_UPPER;
        return sk__locate_in_triangle(
            sk__make_triangle_map(*arguments, problem, kernel->tile_m, kernel->tile_n, upper), tile);
    }
    return sk__locate_in_rectangle(sk__make_tile_map(*arguments, problem, kernel->tile_m, kernel->tile_n), tile);
}

/* Where a tile of the only problem lies. */
static void sk__describe_tile(const sk_plan* plan, sk__tile tile, sk_segment* described)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    described->problem = 0;
    sk__describe_position(plan, kernel, plan->problem.m, plan->problem.n, sk__locate_tile(plan, kernel, tile.number),
                          described);
}

/* Where a tile of one of several problems lies. */
static void sk__describe_grouped_tile(const sk_plan* plan, sk__tile tile, sk_segment* described)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__problem_row* row = &plan->grouped.rows[tile.problem];
    sk__grouped_arguments arguments;
    sk__problem_arguments problem;
    memset(&arguments, 0, sizeof arguments);
    memset(&problem, 0, sizeof problem);
    arguments.raster_width = plan->choice.raster_width;
    arguments.order = sk__grouped_order(plan);
    problem.m = row->m;
    problem.n = row->n;
    uint32_t in_problem = tile.number - sk__first_tile(plan->schedule.space, tile.row).number;
    described->problem = tile.problem;
    uint32_t triangle = plan->problem.epilogue.triangle;
    sk__tile_position position =
        triangle ? sk__locate_in_triangle(sk__make_grouped_triangle(arguments, problem, kernel->tile_m,
                                                                    kernel->tile_n, triangle == SK__TRIANGLE_UPPER),
                                          in_problem)
                 : sk__locate_in_rectangle(sk__make_grouped_map(arguments, problem, kernel->tile_m, kernel->tile_n),
                                           in_problem);
    sk__describe_position(plan, kernel, row->m, row->n, position, described);
}

static sk_segment sk__describe_segment(const sk_plan* plan, uint32_t worker, sk__segment segment)
{
    sk_segment described;
    bool grouped = plan->grouped.most_problems > 0;
    (grouped ? sk__describe_grouped_tile : sk__describe_tile)(plan, segment.tile, &described);
    described.worker = worker;
    described.tile = segment.tile.number;
    described.k_begin = segment.k_begin;
    described.k_end = segment.k_end;
    described.k_iterations = segment.tile.k_iterations;
    described.dispatch = 0;
    described.role = sk__role_of(segment);
    bool whole = described.role == SK_ROLE_WHOLE;
    bool none = whole || plan->choice.fixup == SK_FIXUP_ATOMIC;
    bool counts = !none && !plan->choice.chunked;
    described.counter = counts ? sk__first_peer(plan->schedule, segment.tile) : UINT32_MAX;
    described.slot = none ? UINT32_MAX
                     : sk__waits(plan->choice.fixup)
                         ? sk__turn_slot(plan->schedule, described.tile, described.counter)
                         : sk__segment_slot(plan->schedule, segment, worker);
    return described;
}

/* The segment of a last wave's worker: its tile. False if that holds nothing of D. */
static bool sk__describe_part(const sk_plan* plan, uint32_t worker, sk_segment* described)
{
    const sk__last_wave* last = &plan->last_wave;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.last_wave_kernel);
    sk__arguments arguments = sk__last_wave_arguments(plan, plan->arguments);
    sk__rectangle map = sk__make_tile_map(arguments, arguments.problem, kernel->tile_m * last->parts_m,
                                          kernel->tile_n * last->parts_n);
    sk__tile_position position = sk__locate_part(map, last->parts_m, last->parts_n, arguments.first_tile + worker);
    memset(described, 0, sizeof *described);
    sk__describe_position(plan, kernel, plan->problem.m, plan->problem.n, position, described);
    described->worker = plan->schedule.workers + worker;
    described->tile = plan->schedule.space.tiles + worker;
    described->k_end = described->k_iterations = last->schedule.space.k_iterations;
    described->dispatch = 1;
    described->role = SK_ROLE_WHOLE;
    described->slot = described->counter = UINT32_MAX;
    return described->rows > 0 && described->columns > 0;
}

/* Lists the last wave of a retiled plan after *length other segments. */
static sk_result sk__list_last_wave(const sk_plan* plan, uint64_t room, uint64_t* length, sk_segment* segments)
{
    for (uint32_t worker = 0; worker < plan->last_wave.schedule.workers; ++worker)
    {
        sk_segment segment;
        if (sk__describe_part(plan, worker, &segment))
        {
            if (segments && *length == room)
            {
                return SK_INCOMPLETE;
            }
            if (segments)
            {
                segments[*length] = segment;
            }
            ++*length;
        }
    }
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_list_segments(const sk_plan* plan, uint64_t* count, sk_segment* segments)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&plan->context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    uint64_t length = 0;
    uint32_t workers = plan->schedule.space.tiles ? plan->schedule.workers : 0;
    for (uint32_t worker = 0; worker < workers; ++worker)
    {
        sk__work work = sk__find_work(plan->schedule, worker);
        for (uint32_t i = 0; segments && i < work.segments; ++i)
        {
            if (length + i == *count)
            {
                return SK_INCOMPLETE;
            }
            work = sk__pass_whole_tiles(plan->schedule, work, i);
            segments[length + i] = sk__describe_segment(plan, worker, sk__work_segment(plan->schedule, work, i));
        }
        length += work.segments;
    }
    SK__TRY(sk__list_last_wave(plan, *count, &length, segments));
    *count = length;
    return SK_SUCCESS;
}

/* times.h - what the cost model says of the steps of a plan's segments.
 *
 * Uses plan.h. Must not know how segments are dealt, or command buffers.
 */

/* The steps at the end of a segment of a split tile, and what follows the last one. */
static void sk__find_fixup_times(const sk__planner* planner, const sk__choice* choice, const sk__pace* pace,
                                 sk_plan_times* times)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    if (choice->fixup == SK_FIXUP_SEPARATE_PASS)
    {
        times->store = sk__store_time(planner, cost);
        times->after = planner->costs->second_dispatch_time + sk__sum_of(planner, choice, &pace->load).time;
    }
    else if (choice->fixup != SK_FIXUP_NONE)
    {
        times->k_iteration *= cost->last_arriver_factor;
        times->fixup = cost->fixup_time;
        times->peer = cost->peer_time;
        times->before += choice->fixup == SK_FIXUP_ATOMIC ? planner->costs->second_dispatch_time : 0.0f;
    }
}

static sk_plan_times sk__find_times(const sk__planner* planner, const sk__choice* choice)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    sk__pace pace = sk__pace_of(planner, choice);
    sk_plan_times times;
    memset(&times, 0, sizeof times);
    times.workers_together = planner->device->compute_units * cost->workgroups_per_unit;
    times.before = choice->packing_time;
    times.start = cost->start_time;
    times.k_iteration = pace.load.k_iterations ? pace.multiplying / (float)pace.load.k_iterations : 0.0f;
    times.end = cost->epilogue_time;
    sk__find_fixup_times(planner, choice, &pace, &times);
    return times;
}

STREAMK_API sk_plan_times sk_query_times(const sk_plan* plan, uint32_t dispatch)
{
    const sk_context* context = plan->context;
    sk__choice choice = plan->choice;
    sk__planner planner = {&context->logger,
                           &context->device,
                           context->builds,
                           context->costs,
                           NULL,
                           &plan->problem,
                           plan->grouped.most_problems > 0,
                           0,
                           0,
                           0.0f,
                           NULL,
                           NULL};
    planner.memory_time = sk__memory_time(&planner);
    if (dispatch == 1 && plan->last_wave.schedule.space.tiles > 0)
    {
        choice = sk__last_wave_of(&plan->problem, &plan->choice);
        choice.packing_time = 0;
        choice.access_factor = sk__access_factor(&planner, &choice);
        return sk__find_times(&planner, &choice);
    }
    if (dispatch == 0 && plan->schedule.space.tiles > 0)
    {
        return sk__find_times(&planner, &choice);
    }
    sk_plan_times none;
    memset(&none, 0, sizeof none);
    return none;
}

/* status.h - what a workspace's status record says.
 *
 * Uses ../problem/lines.h. Must not know plans: the record names tile, worker and problem by number.
 */

/* Says why a problem was left out, the first of several. */
static sk_result sk__read_left_out(const sk_status* status, char* text, size_t size)
{
    char why[SK__REASON_TEXT];
    sk__describe_reason(status->reason % SK__LEFT_OUT_EXCHANGED, status->reason >= SK__LEFT_OUT_EXCHANGED, why,
                        sizeof why);
    snprintf(text, size, "%u of %u problem%s %s left out; the first is problem %u: %s", status->refused, status->all,
             sk__plural(status->all), status->refused == 1 ? "was" : "were", status->left_out, why);
    return SK_ERROR_LEFT_OUT;
}

/* Says which line was left out, one of maybe several. */
static sk_result sk__read_index(const sk_status* status, char* text, size_t size)
{
    snprintf(text, size, "line %u of those stacked was to %s line %u of a matrix that has %u", status->left_out,
             status->reason == SK__LINES_SCATTER ? "go to" : "come from", status->refused, status->all);
    return SK_ERROR_LEFT_OUT;
}

STREAMK_API sk_result sk_read_status(const sk_status* status, char* text, size_t size)
{
    if (!status)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    if (status->code == SK_STATUS_FINE && status->left_out_code != SK_STATUS_FINE)
    {
        return status->left_out_code == SK_STATUS_INDEX ? sk__read_index(status, text, size)
                                                        : sk__read_left_out(status, text, size);
    }
    switch (status->code)
    {
    case SK_STATUS_FINE: snprintf(text, size, "no worker gave up, and no problem was left out"); return SK_SUCCESS;
    case SK_STATUS_LATE:
        snprintf(text, size, "worker %u gave up: %u of the %u k-iteration%s of tile %u before its own came in time",
                 status->worker, status->seen, status->expected, sk__plural(status->expected), status->tile);
        break;
    case SK_STATUS_COUNTER:
        snprintf(
            text, size,
            "worker %u gave up: the counter of tile %u held %u, not %u: the workspace was not clear, or is shared",
            status->worker, status->tile, status->seen, status->expected);
        break;
    case SK_STATUS_TICKET:
        snprintf(text, size, "ticket %u of %u was drawn: the workspace was not clear, or is shared", status->seen,
                 status->expected);
        break;
    default: snprintf(text, size, "%u is no status: the workspace was not clear, or is shared", status->code);
    }
    return SK_ERROR_GAVE_UP;
}

/* scalars.h - alpha and beta, as kernels read them.
 *
 * Uses plan.h. Must not know pipelines or command buffers.
 */

typedef struct sk__scalar
{
    double real, imaginary;
} sk__scalar;

static bool sk__is_zero(sk__scalar scalar)
{
    return scalar.real == 0.0 && scalar.imaginary == 0.0;
}

/* A scalar as precise as D's type lets it be. */
static sk__scalar sk__round_scalar(const sk_plan* plan, double real, double imaginary)
{
    sk_type type = plan->problem.output;
    sk__scalar scalar = {real, imaginary};
    if (type != SK_TYPE_F64 && type != SK_TYPE_CF64)
    {
        scalar.real = (double)(float)real;
        scalar.imaginary = (double)(float)imaginary;
    }
    return scalar;
}

static sk__scalar sk__alpha_of(const sk_plan* plan, const sk_gemm_args* args)
{
    return sk__round_scalar(plan, args->alpha, args->alpha_imaginary);
}

static sk__scalar sk__beta_of(const sk_plan* plan, const sk_gemm_args* args)
{
    return sk__round_scalar(plan, args->beta, args->beta_imaginary);
}

/* Whether it is a real number that f32 holds. */
static bool sk__is_narrow(sk__scalar scalar)
{
    bool is_nan = scalar.real != scalar.real;
    return scalar.imaginary == 0.0 && (is_nan || (double)(float)scalar.real == scalar.real);
}

/* Integers are scaled by integers. */
static sk_result sk__check_factor(const sk_context* context, const char* name, double factor, sk_type output)
{
    bool is_integer = factor >= -2147483648.0 && factor < 2147483648.0 && (double)(int32_t)factor == factor;
    SK__REQUIRE(&context->logger, is_integer || !sk__is_integer_type(output), SK_ERROR_INVALID_VALUE,
                "%s is %g, must be an integer of 32 bits with a sign, as D is %s", name, factor,
                sk_type_name(output));
    return SK_SUCCESS;
}

/* Real numbers are scaled by real ones. What is no f32 takes more push constants. */
static sk_result sk__check_scalar(const sk_plan* plan, const char* name, sk__scalar scalar)
{
    bool is_alpha = name[0] == 'a';
    const sk_context* context = plan->context;
    const sk__epilogue* epilogue = &plan->problem.epilogue;
    sk_type type = plan->problem.output;
    if (epilogue->linear)
    {
        SK__TRY(sk__check_factor(context, name, scalar.real, type));
    }
    SK__REQUIRE(&context->logger, !epilogue->linear || sk__is_complex_type(type) || scalar.imaginary == 0.0,
                SK_ERROR_INVALID_VALUE, "%s_imaginary is %g, must be 0, as D is %s", name, scalar.imaginary,
                sk_type_name(type));
    SK__REQUIRE(&context->logger, !epilogue->hermitian || scalar.imaginary == 0.0 || (epilogue->second && is_alpha),
                SK_ERROR_INVALID_VALUE, "%s_imaginary is %g, must be 0, as D is Hermitian", name, scalar.imaginary);
    SK__REQUIRE(&context->logger, !epilogue->wide || sk__is_narrow(scalar) || sk__pushes_more(context, epilogue),
                SK_ERROR_PUSH_CONSTANTS,
                "%s is %.17g + %.17g i, but with %u bytes of push constants %s takes only real numbers of f32", name,
                scalar.real, scalar.imaginary, context->device.push_constants, context->device.name);
    return SK_SUCCESS;
}

/* Bits of a real alpha or beta, as kernels read it. */
static uint32_t sk__factor_bits(sk_type output, double factor)
{
    float real = (float)factor;
    uint32_t bits = 0;
    if (sk__is_integer_type(output))
    {
        return (uint32_t)(int32_t)factor;
    }
    memcpy(&bits, &real, sizeof bits);
    return bits;
}

/* Bits of the real part of alpha or beta. */
static uint32_t sk__scalar_bits(const sk__problem* problem, sk__scalar scalar)
{
    return problem->epilogue.linear ? sk__factor_bits(problem->output, scalar.real) : 0;
}

/* The words of alpha or beta that tell more than those bits. */
static void sk__put_wide_scalar(const sk__problem* problem, sk__scalar scalar, uint32_t words[4])
{
    float imaginary = (float)scalar.imaginary;
    memset(words, 0, 4 * sizeof *words);
    if (problem->epilogue.wide && problem->output == SK_TYPE_CF32)
    {
        memcpy(words, &imaginary, sizeof imaginary);
    }
    else if (problem->epilogue.wide)
    {
        memcpy(words, &scalar.real, sizeof scalar.real);
        memcpy(words + 2, &scalar.imaginary, sizeof scalar.imaginary);
    }
}

/* operands.h - the memory that a plan reads and writes, resolved and checked.
 *
 * Uses overlap.h, scalars.h. Must not know pipelines or command buffers.
 */

static sk_result sk__resolve_buffer(const sk_context* context, const char* name, const sk_buffer* buffer,
                                    sk__memory* memory)
{
    SK__REQUIRE(&context->logger, buffer->buffer || buffer->address, SK_ERROR_NULL_ARGUMENT,
                "%s has neither a buffer nor an address", name);
    SK__REQUIRE(&context->logger, !buffer->buffer || !buffer->address, SK_ERROR_INVALID_VALUE,
                "%s has both a buffer and an address", name);
    VkDeviceAddress base = buffer->address;
    if (buffer->buffer)
    {
        VkBufferDeviceAddressInfo info = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, NULL, buffer->buffer};
        base = context->functions.vkGetBufferDeviceAddress(context->handle, &info);
    }
    SK__REQUIRE(&context->logger, buffer->offset <= UINT64_MAX - base, SK_ERROR_INVALID_VALUE,
                "%s.offset is %llu, which from address 0x%llx leads beyond 2^64", name,
                (unsigned long long)buffer->offset, (unsigned long long)base);
    memory->name = name;
    memory->address = base + buffer->offset;
    return SK_SUCCESS;
}

/* Takes `size` bytes, as one row. */
static void sk__take_bytes(sk__memory* memory, uint64_t size)
{
    const sk__steps one = {0, 1};
    memory->end = memory->address + size;
    memory->width = size;
    memory->rows = memory->batches = one;
}

/* Resolves `extent` elements of `size` bytes. No elements need no memory. */
static sk_result sk__resolve_elements(const sk_context* context, const char* name, const sk_buffer* buffer,
                                      uint32_t size, uint64_t extent, sk__memory* memory)
{
    const sk_logger* logger = &context->logger;
    memset(memory, 0, sizeof *memory);
    if (extent == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(context, name, buffer, memory));
    SK__REQUIRE(logger, memory->address % size == 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of its %u-byte elements", name,
                (unsigned long long)memory->address, size);
    SK__REQUIRE(logger, buffer->size == VK_WHOLE_SIZE || buffer->size / size >= extent, SK_ERROR_BUFFER_TOO_SMALL,
                "%s.size is %llu byte%s, its elements reach %llu", name, (unsigned long long)buffer->size,
                sk__plural(buffer->size), (unsigned long long)(extent * size));
    SK__REQUIRE(logger, extent * size <= UINT64_MAX - memory->address, SK_ERROR_BUFFER_TOO_SMALL,
                "%s is at address 0x%llx, from which its elements reach %llu bytes, beyond 2^64", name,
                (unsigned long long)memory->address, (unsigned long long)(extent * size));
    sk__take_bytes(memory, extent * size);
    return SK_SUCCESS;
}

/* The matrices of a batch, or the array of their addresses; nothing of what is not read. */
static sk_result sk__resolve_operand(const sk_plan* plan, const sk__matrix* matrix, const sk_buffer* buffer,
                                     bool is_used, sk__memory* memory)
{
    uint64_t size = sk__type_size(matrix->type), extent = is_used ? matrix->extent : 0;
    bool pointers = plan->problem.pointers && extent > 0;
    SK__TRY(sk__resolve_elements(plan->context, matrix->name, buffer, pointers ? 8u : (uint32_t)size,
                                 pointers ? plan->problem.batch_count : extent, memory));
    if (extent > 0 && !pointers)
    {
        memory->width = matrix->length * size;
        memory->rows.stride = matrix->leading_dimension * size;
        memory->rows.count = matrix->lines;
        memory->batches.stride = matrix->batch_stride * size;
        memory->batches.count = plan->problem.batch_count;
    }
    return SK_SUCCESS;
}

static sk_result sk__resolve_workspace(const sk_context* context, const sk_buffer* buffer, VkDeviceSize size,
                                       sk__memory* memory)
{
    const sk_logger* logger = &context->logger;
    memset(memory, 0, sizeof *memory);
    if (size == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(context, "workspace", buffer, memory));
    SK__REQUIRE(logger, memory->address % SK__WORKSPACE_ALIGNMENT == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace is at address 0x%llx, not a multiple of %d", (unsigned long long)memory->address,
                (int)SK__WORKSPACE_ALIGNMENT);
    SK__REQUIRE(logger, buffer->size >= size, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace.size is %llu byte%s, the plan needs %llu", (unsigned long long)buffer->size,
                sk__plural(buffer->size), (unsigned long long)size);
    SK__REQUIRE(logger, size <= UINT64_MAX - memory->address, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace is at address 0x%llx, from which the plan needs %llu bytes, beyond 2^64",
                (unsigned long long)memory->address, (unsigned long long)size);
    sk__take_bytes(memory, size);
    return SK_SUCCESS;
}

/* Memory that is read or written; of what is not, nothing. A and B are the problem's, as D is row-major there. */
typedef struct sk__operands
{
    sk__memory a, b, second_a, second_b, c, d, workspace, scale_m, scale_n, bias, residual;
} sk__operands;

/* The vectors and matrices of the epilogue. Here m and n are the kernel's, and the names the user's. */
static sk_result sk__resolve_epilogue(const sk_plan* plan, const sk_gemm_args* args, sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk__epilogue* epilogue = &problem->epilogue;
    bool exchanged = problem->exchanged;
    bool reads_c = problem->epilogue.linear && !sk__is_zero(sk__beta_of(plan, args));
    uint64_t bias = epilogue->bias == SK_BIAS_ALONG_M ? problem->m : epilogue->bias ? problem->n : 0;
    SK__TRY(sk__resolve_operand(plan, &problem->c, &args->c, reads_c, &operands->c));
    SK__TRY(sk__resolve_elements(plan->context, exchanged ? "scale_n" : "scale_m",
                                 exchanged ? &args->scale_n : &args->scale_m, (uint32_t)sizeof(float),
                                 epilogue->scale_m ? problem->m : 0, &operands->scale_m));
    SK__TRY(sk__resolve_elements(plan->context, exchanged ? "scale_m" : "scale_n",
                                 exchanged ? &args->scale_m : &args->scale_n, (uint32_t)sizeof(float),
                                 epilogue->scale_n ? problem->n : 0, &operands->scale_n));
    SK__TRY(sk__resolve_elements(plan->context, "bias", &args->bias, (uint32_t)sizeof(float), bias, &operands->bias));
    SK__TRY(
        sk__resolve_operand(plan, &problem->residual, &args->residual, epilogue->residual != 0, &operands->residual));
    SK__REQUIRE(&plan->context->logger, !epilogue->clamp || args->clamp_min <= args->clamp_max,
                SK_ERROR_INVALID_VALUE, "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min,
                (double)args->clamp_max);
    return SK_SUCCESS;
}

static sk_result sk__check_overlap(const sk_logger* logger, const sk__memory* x, const sk__memory* y)
{
    SK__REQUIRE(logger, !sk__overlap(x, y), SK_ERROR_OVERLAP, "%s [0x%llx, 0x%llx) overlaps %s [0x%llx, 0x%llx)",
                x->name, (unsigned long long)x->address, (unsigned long long)x->end, y->name,
                (unsigned long long)y->address, (unsigned long long)y->end);
    return SK_SUCCESS;
}

/* C or the residual may be D: then each element is read by the invocation that writes it, so both must lie alike. */
static bool sk__is_d(const sk__problem* problem, const sk__matrix* matrix, const sk__memory* x, const sk__memory* d)
{
    return x->address == d->address && !matrix->transposed &&
           matrix->leading_dimension == problem->d.leading_dimension &&
           matrix->batch_stride == problem->d.batch_stride;
}

/* D and the workspace are written, the others only read, as are arrays of addresses. */
static sk_result sk__check_overlaps(const sk_plan* plan, const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk_logger* logger = &plan->context->logger;
    const sk__memory* inputs[] = {&operands->c,       &operands->residual, &operands->a,
                                  &operands->b,       &operands->second_a, &operands->second_b,
                                  &operands->scale_m, &operands->scale_n,  &operands->bias};
    bool are_d[9] = {false};
    are_d[0] = sk__is_d(problem, &problem->c, &operands->c, &operands->d);
    are_d[1] = sk__is_d(problem, &problem->residual, &operands->residual, &operands->d);
    for (int i = 0; i < 9; ++i)
    {
        SK__TRY(sk__check_overlap(logger, &operands->workspace, inputs[i]));
        if (!are_d[i] && !problem->pointers)
        {
            SK__TRY(sk__check_overlap(logger, &operands->d, inputs[i]));
        }
    }
    return sk__check_overlap(logger, &operands->workspace, &operands->d);
}

static sk_result sk__resolve_operands(const sk_plan* plan, const sk_gemm_args* args, sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    sk__scalar alpha = sk__alpha_of(plan, args), beta = sk__beta_of(plan, args);
    bool reads_ab = problem->k > 0 && (!problem->epilogue.linear || !sk__is_zero(alpha));
    SK__TRY(sk__check_scalar(plan, "alpha", alpha));
    SK__TRY(sk__check_scalar(plan, "beta", beta));
    const sk_buffer* a = problem->exchanged ? &args->b : &args->a;
    const sk_buffer* b = problem->exchanged ? &args->a : &args->b;
    SK__TRY(sk__resolve_operand(plan, &problem->a, a, reads_ab, &operands->a));
    SK__TRY(sk__resolve_operand(plan, &problem->b, b, reads_ab, &operands->b));
    a = problem->exchanged ? &args->second_b : &args->second_a;
    b = problem->exchanged ? &args->second_a : &args->second_b;
    SK__TRY(sk__resolve_operand(plan, &problem->second_a, a, reads_ab, &operands->second_a));
    SK__TRY(sk__resolve_operand(plan, &problem->second_b, b, reads_ab, &operands->second_b));
    SK__TRY(sk__resolve_epilogue(plan, args, operands));
    SK__TRY(sk__resolve_operand(plan, &problem->d, &args->d, true, &operands->d));
    SK__TRY(sk__resolve_workspace(plan->context, &args->workspace, plan->workspace_size, &operands->workspace));
    return sk__check_overlaps(plan, operands);
}

/* launch.h - what a plan dispatches for its arguments: copies, seed, multiplication, separate pass, last wave.
 *
 * Uses operands.h. Must not know command buffers.
 */

enum
{
    SK__MOST_STEPS = 8 /* of several problems: orders lines, writes and prepares the table, copies, multiplies, sums,
                          copies; and one that is empty */
};

/* A dispatch. */
typedef struct sk__step
{
    sk__push_constants constants;
    VkPipeline pipeline;
    uint32_t groups_x, groups_y;
    bool waits; /* for the step before */
} sk__step;

/* Everything that is recorded. */
typedef struct sk__launch
{
    sk__step steps[SK__MOST_STEPS];
    uint32_t step_count;
    uint32_t copy_count; /* of the steps, the first */
    bool aligned, aligned_output;
} sk__launch;

static void sk__put_address(uint32_t words[2], VkDeviceAddress address)
{
    words[0] = (uint32_t)address;
    words[1] = (uint32_t)(address >> 32);
}

/* Whether the addresses of A and B suit 16-byte accesses, unless they are packed. */
static bool sk__are_inputs_aligned(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands)
{
    bool reads_a = sk__relies_on_lines_of_a(&plan->choice) && !plan->choice.packing.a;
    uint64_t a = reads_a ? operands->a.address : 0;
    uint64_t b = plan->choice.packing.b ? 0 : operands->b.address;
    uint64_t second = operands->second_a.address | operands->second_b.address;
    return plan->problem.pointers ? args->pointers_aligned : (a | b | second) % 16 == 0;
}

/* Whether the addresses of D, and of vectors along n, suit 16-byte accesses. Those of C and the residual need not: the
 * kernel tests them itself. */
static bool sk__is_output_aligned(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    uint64_t vectors = operands->scale_n.address;
    uint64_t store = (uint64_t)sk__widest_store(plan) * sk__type_size(problem->output);
    vectors |= problem->epilogue.bias == SK_BIAS_ALONG_N ? operands->bias.address : 0;
    bool is_d = problem->pointers ? args->pointers_aligned : operands->d.address % store == 0;
    return is_d && vectors % 16 == 0;
}

/* Whether the pipelines for 16-byte accesses serve; and what follows from that. */
static bool sk__find_launch_alignment(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                                      sk__launch* launch)
{
    bool aligned = plan->alignable && sk__are_inputs_aligned(plan, args, operands) &&
                   (!plan->alignable_output || sk__is_output_aligned(plan, args, operands));
    launch->aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    launch->aligned_output = aligned && plan->alignable_output;
    return aligned;
}

/* Makes arguments that write beta C to the first `tiles` tiles. Without k-iterations all tiles are whole. */
static void sk__drop_k_iterations(sk__arguments* arguments, uint32_t tiles)
{
    arguments->problem.k = 0;
    arguments->stream_k_tiles = 0;
    arguments->splits = 0;
    arguments->tiles = tiles;
    arguments->workers = sk__min(tiles, SK__MOST_GROUPS);
}

static sk__arguments sk__complete_arguments(const sk_plan* plan, const sk_gemm_args* args,
                                            const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    sk__arguments arguments = plan->arguments;
    sk__put_address(arguments.problem.a.address, operands->a.address);
    sk__put_address(arguments.problem.b.address, operands->b.address);
    sk__put_address(arguments.problem.c.address, operands->c.address);
    sk__put_address(arguments.problem.d.address, operands->d.address);
    sk__put_address(arguments.workspace, operands->workspace.address);
    if (problem->epilogue.linear && sk__is_zero(sk__alpha_of(plan, args)))
    {
        sk__drop_k_iterations(&arguments, plan->schedule.space.tiles);
    }
    return arguments;
}

static sk__epilogue_arguments sk__make_epilogue_arguments(const sk_plan* plan, const sk_gemm_args* args,
                                                          const sk__operands* operands)
{
    sk__epilogue_arguments arguments;
    sk__scalar alpha = sk__alpha_of(plan, args), beta = sk__beta_of(plan, args);
    arguments.alpha = sk__scalar_bits(&plan->problem, alpha);
    arguments.beta = sk__scalar_bits(&plan->problem, beta);
    sk__put_wide_scalar(&plan->problem, alpha, arguments.alpha_wide);
    sk__put_wide_scalar(&plan->problem, beta, arguments.beta_wide);
    arguments.clamp_min = args->clamp_min;
    arguments.clamp_max = args->clamp_max;
    sk__put_address(arguments.bias, operands->bias.address);
    sk__put_address(arguments.scale_m, operands->scale_m.address);
    sk__put_address(arguments.scale_n, operands->scale_n.address);
    sk__put_address(arguments.residual, operands->residual.address);
    arguments.leading_dimension_residual = plan->problem.residual.leading_dimension;
    arguments.batch_stride_residual = plan->problem.residual.batch_stride;
    sk__put_address(arguments.second_a, operands->second_a.address);
    sk__put_address(arguments.second_b, operands->second_b.address);
    arguments.leading_dimension_second_a = plan->problem.second_a.leading_dimension;
    arguments.leading_dimension_second_b = plan->problem.second_b.leading_dimension;
    arguments.batch_stride_second_a = plan->problem.second_a.batch_stride;
    arguments.batch_stride_second_b = plan->problem.second_b.batch_stride;
    return arguments;
}

/* At least as many workgroups as there are workers; no dimension takes more than 65535. */
static void sk__spread_groups(uint32_t workers, uint32_t* x, uint32_t* y)
{
    *x = sk__min(workers, 65535u);
    *y = *x ? sk__divide_up(workers, *x) : 0;
}

/* A step of as many workgroups, unless there are none. */
static void sk__add_step(sk__launch* launch, VkPipeline pipeline, const sk__push_constants* constants,
                         uint32_t groups, bool waits)
{
    if (groups > 0)
    {
        sk__step* step = &launch->steps[launch->step_count++];
        step->pipeline = pipeline;
        step->constants = *constants;
        step->waits = waits;
        sk__spread_groups(groups, &step->groups_x, &step->groups_y);
    }
}

/* Adds the arranged copy of A or B from `from` to `to`. */
static void sk__add_arranged_copy(const sk_plan* plan, sk__launch* launch, sk__copy copy, bool is_b,
                                  VkDeviceAddress from, VkDeviceAddress to)
{
    const sk__problem* problem = &plan->problem;
    const sk__kernel* kernel = plan->choice.packing.arranged;
    const sk__fragment* fragment = &plan->context->builds[plan->choice.kernel].fragment;
    sk__arrange_arguments arrange;
    sk__push_constants constants;
    sk__put_address(arrange.from, from);
    sk__put_address(arrange.to, to);
    arrange.rows = is_b ? problem->n : problem->m;
    arrange.depth = problem->k;
    arrange.leading_dimension = copy.leading_dimension;
    arrange.batch_stride = copy.batch_stride;
    arrange.all_rows = copy.lines / fragment->m;
    arrange.steps = copy.length / fragment->k;
    arrange.strip = (is_b ? kernel->part_n : kernel->part_m) / fragment->m;
    arrange.batch_count = problem->batch_count;
    arrange.is_b = is_b;
    arrange.along_k = is_b ? problem->b.k_contiguous : problem->a.k_contiguous;
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arrange, sizeof arrange);
    uint32_t blocks =
        sk__divide_up(arrange.all_rows, SK__ARRANGED_BLOCK) * sk__divide_up(arrange.steps, SK__ARRANGED_BLOCK);
    sk__add_step(launch, plan->pack_pipeline, &constants, blocks * problem->batch_count, false);
}

/* Adds the copy of A or B from `from` to `to`. */
static void sk__add_copy(const sk_plan* plan, sk__launch* launch, bool is_b, VkDeviceAddress from, VkDeviceAddress to)
{
    sk__copy copy = is_b ? plan->choice.packing.copy_b : plan->choice.packing.copy_a;
    if (copy.arranged)
    {
        sk__add_arranged_copy(plan, launch, copy, is_b, from, to);
        return;
    }
    uint32_t batch_count = plan->problem.batch_count;
    sk__pack_arguments pack;
    sk__push_constants constants;
    sk__put_address(pack.from, from);
    sk__put_address(pack.to, to);
    pack.lines = copy.lines;
    pack.all_lines = copy.lines * batch_count;
    pack.length = copy.length;
    pack.leading_dimension = copy.leading_dimension;
    pack.batch_stride = copy.batch_stride;
    pack.packed_leading_dimension = (uint32_t)copy.packed_leading_dimension;
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &pack, sizeof pack);
    sk__add_step(launch, copy.transposed ? plan->transpose_pipeline : plan->pack_pipeline, &constants,
                 sk__count_copy_workgroups(copy, batch_count), false);
}

/* Adds the copies of A and B, and lets the arguments name them. */
static void sk__add_copies(const sk_plan* plan, const sk__operands* operands, sk__launch* launch,
                           sk__arguments* arguments)
{
    const sk__packing* packing = &plan->choice.packing;
    VkDeviceAddress a = operands->workspace.address + plan->packed_a;
    VkDeviceAddress b = operands->workspace.address + plan->packed_b;
    if (packing->a)
    {
        sk__add_copy(plan, launch, false, operands->a.address, a);
        sk__put_address(arguments->problem.a.address, a);
    }
    if (packing->b)
    {
        sk__add_copy(plan, launch, true, operands->b.address, b);
        sk__put_address(arguments->problem.b.address, b);
    }
    launch->copy_count = launch->step_count;
}

/* Whether only copies have been added: what comes next waits for them. */
static bool sk__follows_copies(const sk__launch* launch)
{
    return launch->step_count > 0 && launch->step_count == launch->copy_count;
}

/* Adds what comes before partials are added to D: beta C there, whatever alpha is. */
static void sk__add_seed(const sk__push_constants* constants, VkPipeline pipeline, sk__schedule schedule,
                         sk__launch* launch)
{
    if (pipeline != VK_NULL_HANDLE)
    {
        sk__push_constants seed = *constants;
        sk__drop_k_iterations(&seed.arguments, sk__count_split_region_tiles(schedule));
        seed.epilogue.alpha = 0;
        sk__add_step(launch, pipeline, &seed, seed.arguments.workers, false);
    }
}

static void sk__fill_launch(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                            sk__launch* launch)
{
    bool aligned = sk__find_launch_alignment(plan, args, operands, launch);
    sk__push_constants constants, last_wave;
    constants.arguments = sk__complete_arguments(plan, args, operands);
    constants.epilogue = sk__make_epilogue_arguments(plan, args, operands);
    if (constants.arguments.problem.k > 0)
    {
        sk__add_copies(plan, operands, launch, &constants.arguments);
    }
    last_wave.arguments = sk__last_wave_arguments(plan, constants.arguments);
    last_wave.epilogue = constants.epilogue;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    sk__schedule schedule = sk__make_schedule(constants.arguments, kernel->tile_k, sk__count_terms(&plan->problem),
                                              plan->choice.unit, plan->choice.interleave, plan->choice.chunked);
    bool sums = plan->sum_pipelines[aligned] != VK_NULL_HANDLE;
    uint32_t sum_groups =
        sums ? sk__count_sum_workgroups(kernel, sk__count_split_region_tiles(schedule), plan->choice.sum_runs) : 0;
    sk__add_seed(&constants, plan->seed_pipelines[aligned], schedule, launch);
    sk__add_step(launch, plan->pipelines[aligned], &constants, constants.arguments.workers, launch->step_count > 0);
    sk__add_step(launch, plan->sum_pipelines[aligned], &constants, sum_groups, true);
    sk__add_step(launch, plan->last_wave.pipelines[aligned], &last_wave, last_wave.arguments.workers,
                 sk__follows_copies(launch));
}

static sk_result sk__prepare_launch(const sk_plan* plan, const sk_gemm_args* args, sk__launch* launch)
{
    sk__operands operands;
    memset(launch, 0, sizeof *launch);
    if (sk__is_empty(plan))
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_operands(plan, args, &operands));
    sk__fill_launch(plan, args, &operands, launch);
    return SK_SUCCESS;
}

static sk_launch_info sk__describe_launch(const sk__launch* launch)
{
    const sk__step* steps = &launch->steps[launch->copy_count];
    sk_launch_info info;
    info.aligned = launch->aligned;
    info.aligned_output = launch->aligned_output;
    info.dispatch_count = launch->step_count;
    info.copy_count = launch->copy_count;
    info.group_count_x = steps[0].groups_x;
    info.group_count_y = steps[0].groups_y;
    info.second_group_count_x = steps[1].groups_x;
    info.second_group_count_y = steps[1].groups_y;
    return info;
}

STREAMK_API sk_result sk_query_launch(const sk_plan* plan, const sk_gemm_args* args, sk_launch_info* info)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch;
    SK__REQUIRE(&plan->context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&plan->context->logger, info, SK_ERROR_NULL_ARGUMENT, "launch is NULL");
    SK__REQUIRE(&plan->context->logger, plan->grouped.most_problems == 0, SK_ERROR_INVALID_VALUE,
                "the plan is of several problems: sk_query_grouped_launch tells of it");
    SK__TRY(sk__require_device(plan->context));
    SK__TRY(sk__prepare_launch(plan, args, &launch));
    *info = sk__describe_launch(&launch);
    return SK_SUCCESS;
}

/* record.h - appends a plan to a command buffer.
 *
 * Uses launch.h. Nothing here changes a plan or a context.
 */

static void sk__barrier(VkCommandBuffer commands, const sk_context* context, VkPipelineStageFlags stage,
                        VkAccessFlags written)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, written,
                               VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
    context->functions.vkCmdPipelineBarrier(commands, stage, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0,
                                            NULL, 0, NULL);
}

static void sk__record_step(VkCommandBuffer commands, const sk_context* context, const sk__step* step, bool more)
{
    if (step->waits)
    {
        sk__barrier(commands, context, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT);
    }
    context->functions.vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, step->pipeline);
    context->functions.vkCmdPushConstants(commands, context->layouts[more], VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                          sk__push_constants_size(more), &step->constants);
    context->functions.vkCmdDispatch(commands, step->groups_x, step->groups_y, 1);
}

static bool sk__has_labels(const sk_context* context)
{
    return context->functions.vkCmdBeginDebugUtilsLabelEXT && context->functions.vkCmdEndDebugUtilsLabelEXT;
}

/* Begins a label of a plan's line, if there are labels. */
static void sk__put_label(VkCommandBuffer commands, const sk_context* context, const char* line)
{
    if (sk__has_labels(context))
    {
        VkDebugUtilsLabelEXT label;
        memset(&label, 0, sizeof label);
        label.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT;
        label.pLabelName = line;
        context->functions.vkCmdBeginDebugUtilsLabelEXT(commands, &label);
    }
}

static void sk__begin_label(VkCommandBuffer commands, const sk_plan* plan)
{
    char line[SK_LINE_SIZE];
    if (sk__has_labels(plan->context))
    {
        sk_format_plan(plan, line, sizeof line);
        sk__put_label(commands, plan->context, line);
    }
}

static void sk__end_label(VkCommandBuffer commands, const sk_context* context)
{
    if (sk__has_labels(context))
    {
        context->functions.vkCmdEndDebugUtilsLabelEXT(commands);
    }
}

STREAMK_API sk_result sk_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_gemm_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch;
    const sk_context* context = plan->context;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems == 0, SK_ERROR_INVALID_VALUE,
                "the plan is of several problems: sk_gemm_grouped records it");
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__prepare_launch(plan, args, &launch));
    if (launch.step_count == 0)
    {
        return SK_SUCCESS;
    }
    sk__begin_label(commands, plan);
    for (uint32_t i = 0; i < launch.step_count; ++i)
    {
        bool more = i >= launch.copy_count && sk__pushes_more(context, &plan->problem.epilogue);
        sk__record_step(commands, context, &launch.steps[i], more);
    }
    sk__end_label(commands, context);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_clear_workspace(VkCommandBuffer commands, const sk_context* context, sk_buffer workspace)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const VkDeviceSize size = 4u * SK__SLOTS;
    SK__TRY(sk__require_device(context));
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, workspace.buffer, SK_ERROR_NULL_ARGUMENT,
                "workspace.buffer is NULL: a fill needs the buffer; its first %llu bytes must become zero",
                (unsigned long long)size);
    SK__REQUIRE(&context->logger, workspace.size >= size, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace.size is %llu byte%s, what precedes its slots takes %llu",
                (unsigned long long)workspace.size, sk__plural(workspace.size), (unsigned long long)size);
    SK__REQUIRE(&context->logger, workspace.offset % 4 == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace.offset is %llu, not a multiple of 4", (unsigned long long)workspace.offset);
    SK__REQUIRE(&context->logger, workspace.offset <= UINT64_MAX - size, SK_ERROR_INVALID_VALUE,
                "workspace.offset is %llu, from which %llu bytes reach beyond 2^64",
                (unsigned long long)workspace.offset, (unsigned long long)size);
    context->functions.vkCmdFillBuffer(commands, workspace.buffer, workspace.offset, size, 0);
    sk__barrier(commands, context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
    return SK_SUCCESS;
}

/* dealing.h - the order in which the host's problems are dealt while they are recorded, when no memory may be taken.
 *
 * Uses ../plan/plan.h. Must not know where the schedule goes.
 */

enum
{
    SK__MOST_SORTED = 1024 /* problems that recording sorts; the device sorts more */
};

typedef struct sk__dealing
{
    bool sorted; /* otherwise problems are dealt as they come, and there are no places */
    sk__place places[SK__MOST_SORTED];
} sk__dealing;

static uint32_t sk__dealt_problem(const sk__dealing* dealing, uint32_t place)
{
    return dealing->sorted ? dealing->places[place].problem : place;
}

/* Lets a place sink among the first `count` of a heap, whose root is dealt last. */
static void sk__sink_place(sk__place* places, uint32_t at, uint32_t count)
{
    sk__place sinking = places[at];
    for (uint32_t child = 2u * at + 1u; child < count; child = 2u * at + 1u)
    {
        child += child + 1u < count && sk__compare_places(&places[child], &places[child + 1u]) < 0;
        if (sk__compare_places(&places[child], &sinking) < 0)
        {
            break;
        }
        places[at] = places[child];
        at = child;
    }
    places[at] = sinking;
}

/* qsort may allocate memory: recording does not. */
static void sk__sort_places(sk__place* places, uint32_t count)
{
    for (uint32_t i = count / 2u; i-- > 0;)
    {
        sk__sink_place(places, i, count);
    }
    for (uint32_t end = count; end-- > 1u;)
    {
        sk__place last = places[0];
        places[0] = places[end];
        places[end] = last;
        sk__sink_place(places, 0, end);
    }
}

/* Whether the host's problems differ in the k-iterations of their tiles. */
static bool sk__differ_in_k(sk__grouped_limits limits, const sk_grouped_args* args)
{
    uint32_t least_k = UINT32_MAX, most_k = 0;
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], limits.exchanged);
        uint32_t k_iterations = sk__count_row_iterations(row, limits);
        bool any = row.m > 0 && row.n > 0;
        least_k = any ? sk__min(least_k, k_iterations) : least_k;
        most_k = any ? sk__max(most_k, k_iterations) : most_k;
    }
    return least_k < most_k;
}

/* Whether a dispatch makes the schedule: of problems that only the device knows, of too many to sort here, or of those
 * whose shares of Stream-K differ, as recording has no memory to weigh them in. */
static bool sk__is_prepared(const sk_plan* plan, const sk_grouped_args* args)
{
    return !args->problems || (plan->grouped.sorted && args->problem_count > SK__MOST_SORTED) ||
           (plan->grouped.waves != SK__WAVES_NONE && sk__differ_in_k(plan->grouped.limits, args));
}

/* Finds the order of problems whose schedule is made here. */
static void sk__deal_problems(const sk_plan* plan, const sk_grouped_args* args, sk__dealing* dealing)
{
    sk__grouped_limits limits = plan->grouped.limits;
    dealing->sorted = plan->grouped.sorted;
    for (uint32_t i = 0; i < args->problem_count && dealing->sorted; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], limits.exchanged);
        dealing->places[i].k = sk__multiplied_k(row, limits.layouts.linear);
        dealing->places[i].problem = i;
    }
    if (dealing->sorted)
    {
        sk__sort_places(dealing->places, args->problem_count);
    }
}

/* words.h - numbers of 64 bits in words, and arrays of words that the device reads.
 *
 * Uses operands.h. Must not know what they are for.
 */

static sk__wide sk__wide_of(uint64_t number)
{
    sk__wide wide = {(uint32_t)number, (uint32_t)(number >> 32)};
    return wide;
}

static bool sk__is_given(const sk_buffer* buffer)
{
    return buffer->buffer || buffer->address;
}

/* Words that the device reads. */
static sk_result sk__resolve_words(const sk_plan* plan, const char* name, const sk_buffer* buffer, uint64_t count,
                                   VkDeviceAddress* address)
{
    const sk_logger* logger = &plan->context->logger;
    sk__memory memory;
    SK__TRY(sk__resolve_buffer(plan->context, name, buffer, &memory));
    SK__REQUIRE(logger, memory.address % 4 == 0 && memory.address > 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of 4", name, (unsigned long long)memory.address);
    SK__REQUIRE(logger, buffer->size >= 4 * count, SK_ERROR_BUFFER_TOO_SMALL, "%s.size is %llu bytes, it takes %llu",
                name, (unsigned long long)buffer->size, (unsigned long long)(4 * count));
    *address = memory.address;
    return SK_SUCCESS;
}

/* lines.h - copies of lines by indices: their memory resolved and checked, and their dispatches.
 *
 * Uses launch.h, words.h. Must not know command buffers.
 */

enum
{
    SK__LINE_COPIES = 16 /* workgroups for a compute unit, which copy lines in turn */
};

/* The other matrix of a copy, and the indices of its lines. */
typedef struct sk__line_operand
{
    VkDeviceAddress matrix, indices; /* no indices: 0 */
    uint32_t there;                  /* lines of the matrix */
} sk__line_operand;

/* What copies need besides a group's operands. */
typedef struct sk__line_operands
{
    sk__line_operand gather, scatter;
    VkDeviceAddress assigned, count; /* the problem of each line, and how many lines, if that is not the most */
} sk__line_operands;

/* Whole lines of a matrix that lie in so many bytes. */
static uint32_t sk__count_lines_in(const sk__line_copy* copy, sk__wide room)
{
    uint64_t bytes = (uint64_t)room.high << 32 | room.low, line = (uint64_t)copy->length * copy->size;
    uint64_t stride = (uint64_t)copy->leading_dimension * copy->size;
    uint64_t lines = bytes < line ? 0 : (bytes - line) / stride + 1;
    return (uint32_t)(lines < UINT32_MAX ? lines : UINT32_MAX);
}

/* Resolves a copy whose other matrix begins at `begin`, with room for its lines; both become the stack's. */
static sk_result sk__resolve_line_copy(const sk_plan* plan, const char* name, const sk_buffer* indices,
                                       const sk__line_copy* copy, VkDeviceAddress workspace, VkDeviceAddress* begin,
                                       sk__wide* room, sk__line_operand* operand)
{
    const sk__lines* lines = &plan->grouped.lines;
    SK__REQUIRE(&plan->context->logger, copy->is_made || !sk__is_given(indices), SK_ERROR_INVALID_VALUE,
                "%s is given, but the plan copies no lines by it", name);
    if (!copy->is_made)
    {
        return SK_SUCCESS;
    }
    if (!lines->assigned || sk__is_given(indices))
    {
        SK__TRY(sk__resolve_words(plan, name, indices, lines->most, &operand->indices));
    }
    operand->matrix = *begin;
    operand->there = sk__count_lines_in(copy, *room);
    *begin = workspace + copy->begin;
    *room = sk__wide_of(sk__stack_size(lines, copy));
    return SK_SUCCESS;
}

/* The dispatch that makes the order and the ends of lines which are assigned to problems. */
static void sk__add_assign(const sk_plan* plan, const sk__line_operands* operands, VkDeviceAddress workspace,
                           sk__launch* launch)
{
    sk__assign_arguments arguments;
    sk__push_constants constants;
    sk__put_address(arguments.problems, operands->assigned);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->assigned);
    sk__put_address(arguments.order, workspace + plan->grouped.lines.order);
    sk__put_address(arguments.ends, workspace + plan->grouped.lines.ends);
    arguments.most_problems = plan->grouped.most_problems;
    arguments.most_lines = plan->grouped.lines.most;
    arguments.counted = operands->count != 0;
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    sk__add_step(launch, plan->assign_pipeline, &constants, plan->grouped.most_problems, false);
}

/* The dispatch of a copy. `ends` and `count` tell the problems: the count, if there is one. */
static void sk__add_line_copy(const sk_plan* plan, const sk__line_copy* copy, const sk__line_operand* operand,
                              sk__lines_arguments arguments, VkDeviceAddress workspace, sk__launch* launch)
{
    bool scatters = copy == &plan->grouped.lines.scatter;
    VkDeviceAddress stack = workspace + copy->begin, order = workspace + plan->grouped.lines.order;
    uint64_t bytes = (uint64_t)copy->length * copy->size, stride = (uint64_t)copy->leading_dimension * copy->size;
    sk__push_constants constants;
    sk__put_address(arguments.from, scatters ? stack : operand->matrix);
    sk__put_address(arguments.to, scatters ? operand->matrix : stack);
    sk__put_address(arguments.indices, operand->indices ? operand->indices : stack);
    sk__put_address(arguments.order, order);
    sk__put_address(arguments.space, workspace + plan->grouped.space);
    sk__put_address(arguments.workspace, workspace);
    arguments.most_problems = plan->grouped.most_problems;
    arguments.most_lines = plan->grouped.lines.most;
    arguments.there = operand->there;
    arguments.line_length = copy->length;
    arguments.from_stride = scatters ? copy->stacked_stride : copy->leading_dimension;
    arguments.to_stride = scatters ? copy->leading_dimension : copy->stacked_stride;
    arguments.flags |= scatters ? SK__LINES_SCATTER : 0u;
    arguments.flags |= operand->indices ? SK__LINES_INDEXED : 0u;
    arguments.flags |= plan->grouped.lines.assigned ? SK__LINES_ORDERED : 0u;
    arguments.flags |= (operand->matrix | bytes | stride) % 16 == 0 ? SK__LINES_VECTORS : 0u;
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    uint32_t together = sk__multiply_saturated(SK__LINE_COPIES, plan->context->device.compute_units);
    sk__add_step(launch, scatters ? plan->scatter_pipeline : plan->gather_pipeline, &constants,
                 sk__min(plan->grouped.lines.most, together), scatters);
}

/* grouped_operands.h - the memory that a plan of several problems reads and writes, resolved and checked.
 *
 * Uses dealing.h, lines.h. Must not know pipelines or command buffers.
 */

/* Where operands begin, as the kernel sees them, and what problems may use from there. */
typedef struct sk__grouped_operands
{
    VkDeviceAddress a, b, c, d, bias, scale_m, scale_n, residual;
    sk__grouped_room room;
    VkDeviceAddress workspace, space;      /* the space's header lies in the workspace or the upload buffer */
    VkDeviceAddress table, count, extents; /* 0 where there is none; a table may lie where the header may */
    sk__line_operands lines;
} sk__grouped_operands;

/* Resolves where an operand begins. With addresses it is 0, from where everything can be reached. */
static sk_result sk__resolve_begin(const sk_plan* plan, const char* name, const sk_buffer* buffer, bool is_read,
                                   uint32_t alignment, VkDeviceAddress* begin, sk__wide* room)
{
    const sk_logger* logger = &plan->context->logger;
    sk__memory memory;
    *begin = 0;
    *room = sk__wide_of(plan->grouped.addresses ? UINT64_MAX : 0);
    if (!is_read || plan->grouped.addresses)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(plan->context, name, buffer, &memory));
    SK__REQUIRE(logger, memory.address % alignment == 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of %u", name, (unsigned long long)memory.address, alignment);
    *begin = memory.address;
    uint64_t most = UINT64_MAX - memory.address; /* so that no sum overflows, even if the user vouches for the size */
    *room = sk__wide_of(buffer->size < most ? buffer->size : most);
    return SK_SUCCESS;
}

/* Where the operands begin. Buffers are in the user's order, names too. */
static sk_result sk__resolve_begins(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk__grouped_limits* limits = &plan->grouped.limits;
    sk__grouped_room* room = &operands->room;
    bool exchanged = problem->exchanged;
    uint32_t input = limits->aligned ? 16u : limits->input_size, output = limits->aligned ? 16u : limits->output_size;
    uint32_t vector = limits->aligned ? 16u : 4u;
    SK__TRY(sk__resolve_begin(plan, exchanged ? "b" : "a", exchanged ? &args->b : &args->a, true, input, &operands->a,
                              &room->a));
    SK__TRY(sk__resolve_begin(plan, exchanged ? "a" : "b", exchanged ? &args->a : &args->b, true, input, &operands->b,
                              &room->b));
    SK__TRY(sk__resolve_begin(plan, "c", &args->c, limits->layouts.linear && (args->c.buffer || args->c.address),
                              limits->output_size, &operands->c, &room->c));
    SK__TRY(sk__resolve_begin(plan, "d", &args->d, true, output, &operands->d, &room->d));
    SK__TRY(sk__resolve_begin(plan, "bias", &args->bias, limits->bias > 0, vector, &operands->bias, &room->bias));
    SK__TRY(sk__resolve_begin(plan, exchanged ? "scale_n" : "scale_m", exchanged ? &args->scale_n : &args->scale_m,
                              limits->scale_m, vector, &operands->scale_m, &room->scale_m));
    SK__TRY(sk__resolve_begin(plan, exchanged ? "scale_m" : "scale_n", exchanged ? &args->scale_m : &args->scale_n,
                              limits->scale_n, vector, &operands->scale_n, &room->scale_n));
    return sk__resolve_begin(plan, "residual", &args->residual, limits->residual, limits->output_size,
                             &operands->residual, &room->residual);
}

/* The number of problems, if only the device knows it. */
static sk_result sk__resolve_count(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_operands* operands)
{
    return sk__is_given(&args->count) ? sk__resolve_words(plan, "count", &args->count, 1, &operands->count)
                                      : SK_SUCCESS;
}

/* Real results take no imaginary parts. `place` is what the sentence begins with. */
static sk_result sk__check_imaginary_parts(const sk_plan* plan, const char* place, float alpha, float beta)
{
    const sk__problem* problem = &plan->problem;
    bool any = !problem->epilogue.linear || sk__is_complex_type(problem->output);
    SK__REQUIRE(&plan->context->logger, any || (alpha == 0.0f && beta == 0.0f), SK_ERROR_INVALID_VALUE,
                "%s%s_imaginary is %g, must be 0, as D is %s", place, alpha != 0.0f ? "alpha" : "beta",
                (double)(alpha != 0.0f ? alpha : beta), sk_type_name(problem->output));
    return SK_SUCCESS;
}

/* The array that tells problems, which are written to the workspace: their ends, or the problem of each line. A
 * dispatch makes ends of that. */
static sk_result sk__resolve_extents(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_operands* operands)
{
    const sk__lines* lines = &plan->grouped.lines;
    uint32_t words = lines->assigned ? lines->most : plan->grouped.most_problems;
    SK__REQUIRE(&plan->context->logger, !args->problems && !args->table.buffer && !args->table.address,
                SK_ERROR_INVALID_VALUE, "problems or table is given, but the plan's problems are told by extents");
    SK__TRY(sk__check_imaginary_parts(plan, "", args->alpha_imaginary, args->beta_imaginary));
    SK__TRY(sk__resolve_words(plan, "extents", &args->extents, words, &operands->extents));
    SK__TRY(sk__resolve_count(plan, args, operands));
    if (lines->assigned)
    {
        operands->lines.assigned = operands->extents;
        operands->lines.count = operands->count;
        operands->extents = operands->workspace + lines->ends;
        operands->count = 0;
    }
    return SK_SUCCESS;
}

/* The table of problems that only the device knows, and their number. */
static sk_result sk__resolve_table(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_operands* operands)
{
    const sk_logger* logger = &plan->context->logger;
    sk__memory memory;
    uint64_t size = (uint64_t)plan->grouped.most_problems * sizeof(sk_problem);
    SK__REQUIRE(logger, !plan->grouped.starts, SK_ERROR_INVALID_VALUE,
                "problems is NULL, but the plan's search is host: only the host's problems have a table of starts");
    SK__TRY(sk__resolve_buffer(plan->context, "table", &args->table, &memory));
    SK__REQUIRE(logger, memory.address % 8 == 0, SK_ERROR_MISALIGNED,
                "table is at address 0x%llx, not a multiple of 8", (unsigned long long)memory.address);
    SK__REQUIRE(logger, args->table.size >= size, SK_ERROR_BUFFER_TOO_SMALL,
                "table.size is %llu bytes, %u problems take %llu", (unsigned long long)args->table.size,
                plan->grouped.most_problems, (unsigned long long)size);
    operands->table = memory.address;
    return sk__resolve_count(plan, args, operands);
}

/* Refuses a problem of the host's as the device would leave it out, with a sentence. */
static sk_result sk__check_row(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                               uint32_t index, sk__grouped_extent* all)
{
    char why[SK__REASON_TEXT];
    const sk_logger* logger = &plan->context->logger;
    sk__grouped_limits limits = plan->grouped.limits;
    sk__problem_row row = sk__row_of(&args->problems[index], limits.exchanged);
    uint32_t reason = sk__judge_row(row, limits, operands->room);
    sk__describe_reason(reason, limits.exchanged, why, sizeof why);
    SK__REQUIRE(logger, reason == SK__LEFT_OUT_NOT, SK_ERROR_INVALID_VALUE, "problem %u: %s", index, why);
    snprintf(why, sizeof why, "problem %u: ", index);
    SK__TRY(sk__check_imaginary_parts(plan, why, args->problems[index].alpha_imaginary,
                                      args->problems[index].beta_imaginary));
    *all = sk__add_extents(*all, sk__measure_row(row, limits));
    uint32_t room = plan->grouped.chunk_room;
    sk__describe_reason(room ? SK__LEFT_OUT_CHUNKS : SK__LEFT_OUT_TOTAL, limits.exchanged, why, sizeof why);
    SK__REQUIRE(logger, sk__is_countable(*all, room), SK_ERROR_TOO_LARGE, "problem %u: %s", index, why);
    return SK_SUCCESS;
}

static sk_result sk__check_rows(const sk_plan* plan, const sk_grouped_args* args,
                                const sk__grouped_operands* operands, sk__grouped_extent* all)
{
    const sk_logger* logger = &plan->context->logger;
    all->tiles = all->places = 0;
    SK__REQUIRE(logger, args->problem_count <= plan->grouped.most_problems, SK_ERROR_INVALID_VALUE,
                "problem_count is %u, the plan is for at most %u", args->problem_count, plan->grouped.most_problems);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        SK__TRY(sk__check_row(plan, args, operands, i, all));
    }
    return SK_SUCCESS;
}

/* Bytes of the header and table of so many problems, and of where workers begin, which an upload buffer has before the
 * problems' rows. These have numbers of 8 bytes. */
static VkDeviceSize sk__space_size(const sk_plan* plan, uint32_t problem_count)
{
    VkDeviceSize starts = plan->grouped.starts ? plan->choice.workers + plan->choice.workers % 2u : 0u;
    return sizeof(uint32_t) * (SK__GROUPED_HEADER + (VkDeviceSize)SK__TABLE_ROW * problem_count + starts);
}

STREAMK_API VkDeviceSize sk_query_upload_size(const sk_plan* plan, uint32_t problem_count)
{
    bool any = plan->grouped.most_problems > 0 && problem_count > 0;
    return any ? sk__space_size(plan, problem_count) + (VkDeviceSize)sizeof(sk_problem) * problem_count : 0;
}

/* Where an upload buffer has the schedule and the problems. */
static sk_result sk__resolve_upload(const sk_plan* plan, const sk_grouped_args* args, const sk__memory* workspace,
                                    sk__grouped_operands* operands)
{
    sk__memory upload;
    const sk_logger* logger = &plan->context->logger;
    VkDeviceSize size = sk_query_upload_size(plan, args->problem_count);
    SK__REQUIRE(logger, args->upload_mapped, SK_ERROR_NULL_ARGUMENT,
                "upload_mapped is NULL, but upload is given: the host writes there what the device reads");
    SK__TRY(sk__resolve_buffer(plan->context, "upload", &args->upload, &upload));
    SK__REQUIRE(logger, upload.address % 16 == 0, SK_ERROR_MISALIGNED,
                "upload is at address 0x%llx, not a multiple of 16", (unsigned long long)upload.address);
    SK__REQUIRE(logger, args->upload.size >= size, SK_ERROR_BUFFER_TOO_SMALL,
                "upload.size is %llu byte%s, %u problem%s %llu", (unsigned long long)args->upload.size,
                sk__plural(args->upload.size), args->problem_count, args->problem_count == 1 ? " takes" : "s take",
                (unsigned long long)size);
    sk__take_bytes(&upload, size);
    SK__TRY(sk__check_overlap(logger, &upload, workspace));
    operands->table = upload.address + sk__space_size(plan, args->problem_count);
    operands->space = sk__is_prepared(plan, args) ? operands->space : upload.address;
    return SK_SUCCESS;
}

/* Where recording writes the host's problems. */
static sk_result sk__resolve_host_problems(const sk_plan* plan, const sk_grouped_args* args,
                                           const sk__memory* workspace, sk__grouped_operands* operands)
{
    const sk_logger* logger = &plan->context->logger;
    if (sk__is_given(&args->upload) || args->upload_mapped)
    {
        return sk__resolve_upload(plan, args, workspace, operands);
    }
    SK__REQUIRE(logger, args->workspace.buffer, SK_ERROR_NULL_ARGUMENT,
                "workspace.buffer is NULL: problems that the host knows are written there by a transfer, as there is "
                "no upload");
    SK__REQUIRE(logger, args->workspace.offset % 4 == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace.offset is %llu, not a multiple of 4", (unsigned long long)args->workspace.offset);
    return SK_SUCCESS;
}

/* Of problems that the host knows, a buffer for them; of others, their array or table. */
static sk_result sk__resolve_problems(const sk_plan* plan, const sk_grouped_args* args, const sk__memory* workspace,
                                      sk__grouped_operands* operands, sk__grouped_extent* all)
{
    operands->space = operands->workspace + plan->grouped.space;
    operands->table = operands->workspace + plan->grouped.rows_begin; /* unless the user has one */
    if (!sk__is_ragged(plan) && args->problems)
    {
        SK__TRY(sk__check_rows(plan, args, operands, all));
        return sk__resolve_host_problems(plan, args, workspace, operands);
    }
    SK__REQUIRE(&plan->context->logger, !sk__is_given(&args->upload) && !args->upload_mapped, SK_ERROR_INVALID_VALUE,
                "upload is given, but no problems of the host's, which would be written there");
    return sk__is_ragged(plan) ? sk__resolve_extents(plan, args, operands) : sk__resolve_table(plan, args, operands);
}

/* Lets the kernel read and write stacks, where lines of the operands are copied. */
static sk_result sk__resolve_copied_lines(const sk_plan* plan, const sk_grouped_args* args,
                                          sk__grouped_operands* operands)
{
    bool is_a = ((plan->grouped.ragged.flags & SK__RAGGED_EXTENT) == SK__RAGGED_M) != plan->problem.exchanged;
    const sk__lines* lines = &plan->grouped.lines;
    SK__TRY(sk__resolve_line_copy(plan, "gather", &args->gather, &lines->gather, operands->workspace,
                                  is_a ? &operands->a : &operands->b, is_a ? &operands->room.a : &operands->room.b,
                                  &operands->lines.gather));
    return sk__resolve_line_copy(plan, "scatter", &args->scatter, &lines->scatter, operands->workspace, &operands->d,
                                 &operands->room.d, &operands->lines.scatter);
}

static sk_result sk__resolve_grouped_operands(const sk_plan* plan, const sk_grouped_args* args,
                                              sk__grouped_operands* operands, sk__grouped_extent* all)
{
    sk__memory workspace;
    const sk_logger* logger = &plan->context->logger;
    memset(operands, 0, sizeof *operands);
    SK__TRY(sk__resolve_begins(plan, args, operands));
    SK__TRY(sk__resolve_workspace(plan->context, &args->workspace, plan->workspace_size, &workspace));
    operands->workspace = workspace.address;
    SK__TRY(sk__resolve_copied_lines(plan, args, operands));
    SK__REQUIRE(logger, !plan->problem.epilogue.clamp || args->clamp_min <= args->clamp_max, SK_ERROR_INVALID_VALUE,
                "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min, (double)args->clamp_max);
    SK__REQUIRE(logger, !plan->grouped.lines.assigned || !plan->problem.epilogue.linear || args->beta == 0.0f,
                SK_ERROR_INVALID_VALUE, "beta is %g, must be 0: lines are assigned, and C's order is the device's",
                (double)args->beta);
    return sk__resolve_problems(plan, args, &workspace, operands, all);
}

/* upload.h - words on their way to where the device reads problems of the host: into the command buffer, which updates
 * the workspace when it runs, or at once into mapped memory.
 *
 * Uses grouped_operands.h. Mapped memory may be write-combined: it is written in order, and never read.
 */

enum
{
    SK__UPLOAD_WORDS = 2048 /* of one update, which Vulkan allows 65536 bytes */
};

typedef struct sk__upload
{
    const sk_plan* plan;
    VkCommandBuffer commands;
    VkBuffer buffer;          /* that updates write; or */
    unsigned char* mapped;    /* the user's memory */
    VkDeviceSize space, rows; /* bytes from the start of either to the header, and to the problems */
    VkDeviceSize offset;      /* of the next word that is not yet written */
    uint32_t count;
    uint32_t words[SK__UPLOAD_WORDS];
} sk__upload;

static void sk__begin_upload(sk__upload* upload, VkCommandBuffer commands, const sk_plan* plan,
                             const sk_grouped_args* args)
{
    upload->plan = plan;
    upload->commands = commands;
    upload->buffer = args->workspace.buffer;
    upload->mapped = (unsigned char*)args->upload_mapped;
    upload->space = upload->mapped ? 0 : args->workspace.offset + plan->grouped.space;
    upload->rows = upload->mapped ? sk__space_size(plan, args->problem_count)
                                  : args->workspace.offset + plan->grouped.rows_begin;
    upload->count = 0;
}

static void sk__flush_upload(sk__upload* upload)
{
    VkDeviceSize size = upload->count * sizeof *upload->words;
    if (upload->mapped)
    {
        memcpy(upload->mapped + upload->offset, upload->words, (size_t)size);
    }
    else if (size > 0)
    {
        upload->plan->context->functions.vkCmdUpdateBuffer(upload->commands, upload->buffer, upload->offset, size,
                                                           upload->words);
    }
    upload->offset += size;
    upload->count = 0;
}

static void sk__upload_words(sk__upload* upload, const void* words, uint32_t count)
{
    if (upload->count + count > SK__UPLOAD_WORDS)
    {
        sk__flush_upload(upload);
    }
    memcpy(upload->words + upload->count, words, count * sizeof *upload->words);
    upload->count += count;
}

/* Goes on elsewhere. */
static void sk__seek_upload(sk__upload* upload, VkDeviceSize offset)
{
    sk__flush_upload(upload);
    upload->offset = offset;
}

/* grouped.h - appends a plan of several problems to a command buffer.
 *
 * Uses record.h, upload.h. Nothing here changes a plan or a context.
 */

/* The header of problems whose tiles are all alike, or stay whole. */
static sk__grouped_header sk__header_of(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_extent all)
{
    sk__grouped_header header = {args->problem_count, all.tiles, 0, 0};
    header.stream_k_tiles = sk__count_grouped_stream_k_tiles(all.tiles, plan->choice.workers, plan->grouped.waves);
    header.stream_k_places = header.stream_k_tiles > 0 ? all.places / all.tiles * header.stream_k_tiles : 0;
    return header;
}

/* Writes the rows of the tiles that workers begin with; of those that have none, the last row. */
static void sk__upload_starts(sk__upload* upload, const sk_grouped_args* args)
{
    sk__grouped_limits limits = upload->plan->grouped.limits;
    uint32_t row = 0, end = 0; /* tiles up to the row */
    for (uint32_t worker = 0; worker < upload->plan->choice.workers; ++worker)
    {
        while (row < args->problem_count && end <= worker)
        {
            end += sk__measure_row(sk__row_of(&args->problems[row++], limits.exchanged), limits).tiles;
        }
        uint32_t start = row - 1u;
        sk__upload_words(upload, &start, 1);
    }
}

/* Writes header and table of the host's problems, and where workers begin if the plan wants that. */
static void sk__upload_space(sk__upload* upload, const sk_grouped_args* args, sk__grouped_extent all)
{
    sk__dealing dealing;
    sk__grouped_limits limits = upload->plan->grouped.limits;
    sk__grouped_extent sum = {0, 0};
    sk__deal_problems(upload->plan, args, &dealing);
    sk__grouped_header header = sk__header_of(upload->plan, args, all);
    sk__seek_upload(upload, upload->space);
    sk__upload_words(upload, &header, SK__GROUPED_HEADER);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        uint32_t words[SK__TABLE_ROW], problem = sk__dealt_problem(&dealing, i);
        sk__problem_row row = sk__row_of(&args->problems[problem], limits.exchanged);
        sk__fill_table_row(words, sum, row, limits, problem);
        sk__upload_words(upload, words, SK__TABLE_ROW);
        sum = sk__add_extents(sum, sk__measure_row(row, limits));
    }
    if (upload->plan->grouped.starts)
    {
        sk__upload_starts(upload, args);
    }
}

/* Writes the host's problems, and their schedule unless a dispatch makes it. */
static void sk__upload_problems(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args,
                                sk__grouped_extent all)
{
    sk__upload upload;
    sk__begin_upload(&upload, commands, plan, args);
    if (!sk__is_prepared(plan, args))
    {
        sk__upload_space(&upload, args, all);
    }
    sk__seek_upload(&upload, upload.rows);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        sk__upload_words(&upload, &args->problems[i], (uint32_t)(sizeof(sk_problem) / sizeof(uint32_t)));
    }
    sk__flush_upload(&upload);
}

/* Updates the workspace, once the launches before are done with theirs. Memory of the user's is written at once, and
 * submitting makes that visible. */
static void sk__record_problems(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args,
                                sk__grouped_extent all)
{
    if (args->upload_mapped)
    {
        sk__upload_problems(commands, plan, args, all);
        return;
    }
    VkMemoryBarrier before = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL,
                              VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};
    plan->context->functions.vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                                  VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &before, 0, NULL, 0, NULL);
    sk__upload_problems(commands, plan, args, all);
    sk__barrier(commands, plan->context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
}

/* The reverse of sk__unpack_limits(). */
static uint32_t sk__pack_flags(sk__grouped_limits limits)
{
    uint32_t flags = limits.tile_k | (limits.input_size - 1u) << 12 | (limits.output_size - 1u) << 16;
    flags |= limits.bias << 20;
    flags |= limits.scale_m ? SK__LIMITS_SCALE_M : 0u;
    flags |= limits.scale_n ? SK__LIMITS_SCALE_N : 0u;
    flags |= limits.residual ? SK__LIMITS_RESIDUAL : 0u;
    flags |= limits.aligned ? SK__LIMITS_ALIGNED : 0u;
    flags |= limits.exchanged ? SK__LIMITS_EXCHANGED : 0u;
    flags |= limits.layouts.a_k_contiguous ? SK__LIMITS_A_K_CONTIGUOUS : 0u;
    flags |= limits.layouts.b_k_contiguous ? SK__LIMITS_B_K_CONTIGUOUS : 0u;
    flags |= limits.layouts.c_transposed ? SK__LIMITS_C_TRANSPOSED : 0u;
    flags |= limits.layouts.residual_transposed ? SK__LIMITS_RESIDUAL_TRANSPOSED : 0u;
    return flags | (limits.layouts.linear ? SK__LIMITS_LINEAR : 0u);
}

/* The dispatch that makes the problem table of an array. */
static void sk__add_ragged(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                           sk__launch* launch)
{
    sk__ragged_arguments arguments = plan->grouped.ragged;
    sk__push_constants constants;
    sk__put_address(arguments.extents, operands->extents);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->extents);
    sk__put_address(arguments.rows, operands->table);
    arguments.flags |= operands->count ? SK__RAGGED_COUNTED : 0u;
    memcpy(&arguments.alpha, &args->alpha, sizeof arguments.alpha);
    memcpy(&arguments.beta, &args->beta, sizeof arguments.beta);
    memcpy(&arguments.alpha_imaginary, &args->alpha_imaginary, sizeof arguments.alpha_imaginary);
    memcpy(&arguments.beta_imaginary, &args->beta_imaginary, sizeof arguments.beta_imaginary);
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    uint32_t groups = sk__divide_up(plan->grouped.most_problems, SK__RAGGED_INVOCATIONS);
    sk__add_step(launch, plan->ragged_pipeline, &constants, groups, launch->step_count > 0);
}

/* Adds a copy of lines, if the plan has it. */
static void sk__add_lines(const sk_plan* plan, const sk__line_copy* copy, const sk__line_operand* operand,
                          const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__lines_arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    sk__put_address(arguments.ends, operands->extents);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->extents);
    arguments.flags = operands->count ? SK__LINES_COUNTED : 0u;
    if (copy->is_made)
    {
        sk__add_line_copy(plan, copy, operand, arguments, operands->workspace, launch);
    }
}

/* The dispatch that makes header, table and shares of problems. */
static void sk__add_prepare(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                            sk__launch* launch)
{
    const sk__grouped* grouped = &plan->grouped;
    sk__prepare_arguments arguments;
    sk__push_constants constants;
    memset(&arguments, 0, sizeof arguments);
    sk__put_address(arguments.problems, operands->table);
    sk__put_address(arguments.workspace, operands->workspace);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->table);
    arguments.space = (uint32_t)(grouped->space / 4u);
    arguments.most_problems = args->problems ? args->problem_count : grouped->most_problems;
    arguments.m = grouped->limits.m;
    arguments.n = grouped->limits.n;
    arguments.k = grouped->limits.k;
    arguments.tile = grouped->limits.tile_m | grouped->limits.tile_n << 9 | grouped->chunk_room << 18;
    arguments.tile |= operands->count ? SK__PREPARE_COUNTED : 0u;
    arguments.tile |= grouped->sorted ? SK__PREPARE_SORTED : 0u;
    arguments.flags = sk__pack_flags(grouped->limits);
    arguments.unit = grouped->limits.unit;
    bool shares = grouped->waves != SK__WAVES_NONE;
    arguments.workers = shares ? plan->choice.workers | sk__least_share(grouped) << 16 : 0;
    arguments.waves = grouped->waves | grouped->limits.triangle << 13 | grouped->tile_weight << 16;
    arguments.waves |= grouped->limits.second ? SK__PREPARE_SECOND : 0u;
    arguments.room = operands->room;
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    sk__add_step(launch, plan->prepare_pipeline, &constants, 1, launch->step_count > 0);
}

static sk__grouped_arguments sk__make_grouped_arguments(const sk_plan* plan, const sk_grouped_args* args,
                                                        const sk__grouped_operands* operands)
{
    sk__grouped_arguments arguments;
    sk__put_address(arguments.a, operands->a);
    sk__put_address(arguments.b, operands->b);
    sk__put_address(arguments.c, operands->c);
    sk__put_address(arguments.d, operands->d);
    sk__put_address(arguments.bias, operands->bias);
    sk__put_address(arguments.scale_m, operands->scale_m);
    sk__put_address(arguments.scale_n, operands->scale_n);
    sk__put_address(arguments.residual, operands->residual);
    sk__put_address(arguments.problems, operands->table);
    sk__put_address(arguments.space, operands->space);
    sk__put_address(arguments.workspace, operands->workspace);
    arguments.most_looks = plan->choice.most_looks;
    arguments.workers = plan->choice.workers;
    arguments.minimum_segment = plan->grouped.minimum_segment;
    arguments.raster_width = plan->choice.raster_width;
    arguments.order = sk__grouped_order(plan);
    memcpy(&arguments.clamp_min, &args->clamp_min, sizeof arguments.clamp_min);
    memcpy(&arguments.clamp_max, &args->clamp_max, sizeof arguments.clamp_max);
    return arguments;
}

/* The dispatches. The separate pass has a workgroup for each worker, or several: they sum the tiles that it begins. */
static void sk__fill_grouped_launch(const sk_plan* plan, const sk_grouped_args* args,
                                    const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__push_constants constants;
    sk__grouped_arguments arguments = sk__make_grouped_arguments(plan, args, operands);
    memset(launch, 0, sizeof *launch);
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    const sk__lines* lines = &plan->grouped.lines;
    if (lines->assigned)
    {
        sk__add_assign(plan, &operands->lines, operands->workspace, launch);
    }
    if (sk__is_ragged(plan))
    {
        sk__add_ragged(plan, args, operands, launch);
    }
    if (sk__is_prepared(plan, args))
    {
        sk__add_prepare(plan, args, operands, launch);
    }
    sk__add_lines(plan, &lines->gather, &operands->lines.gather, operands, launch); /* while that prepares */
    launch->copy_count = launch->step_count;
    launch->aligned = launch->aligned_output = plan->grouped.limits.aligned;
    sk__add_step(launch, plan->pipelines[0], &constants, plan->choice.workers, launch->step_count > 0);
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        uint32_t groups =
            sk__count_sum_workgroups(sk__kernel_at(plan->choice.kernel), plan->choice.workers, plan->choice.sum_runs);
        sk__add_step(launch, plan->sum_pipelines[0], &constants, groups, true);
    }
    sk__add_lines(plan, &lines->scatter, &operands->lines.scatter, operands, launch);
}

/* Resolves what is launched. No step: there are no tiles. */
static sk_result sk__prepare_grouped_launch(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_extent* all,
                                            sk__launch* launch)
{
    sk__grouped_operands operands;
    const sk_logger* logger = &plan->context->logger;
    memset(launch, 0, sizeof *launch);
    all->tiles = all->places = 0;
    SK__REQUIRE(logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(logger, plan->grouped.most_problems > 0, SK_ERROR_INVALID_VALUE,
                "the plan is of one problem: sk_gemm records it, and sk_query_launch tells of it");
    SK__TRY(sk__require_device(plan->context));
    SK__TRY(sk__resolve_grouped_operands(plan, args, &operands, all));
    if (!args->problems || all->tiles > 0)
    {
        sk__fill_grouped_launch(plan, args, &operands, launch);
    }
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_query_grouped_launch(const sk_plan* plan, const sk_grouped_args* args, sk_launch_info* info)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch;
    sk__grouped_extent all;
    SK__REQUIRE(&plan->context->logger, info, SK_ERROR_NULL_ARGUMENT, "launch is NULL");
    SK__TRY(sk__prepare_grouped_launch(plan, args, &all, &launch));
    *info = sk__describe_launch(&launch);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_gemm_grouped(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch;
    sk__grouped_extent all;
    const sk_context* context = plan->context;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__prepare_grouped_launch(plan, args, &all, &launch));
    if (launch.step_count == 0)
    {
        return SK_SUCCESS;
    }
    sk__begin_label(commands, plan);
    if (args->problems)
    {
        sk__record_problems(commands, plan, args, all);
    }
    for (uint32_t i = 0; i < launch.step_count; ++i)
    {
        sk__record_step(commands, context, &launch.steps[i], false);
    }
    sk__end_label(commands, plan->context);
    return SK_SUCCESS;
}

/* ---- kernels: rendered from gen/kernels.toml -------------------------------------------------- */

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced: source 4158e4cdab565cc4, glslang 16.6.0, spirv-tools v2026.4, 122044 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced[] = {
"!!!!hS$U3VDi#/#U3i1,#U3i;G3]3U3WXUPU8ZLZ0WXUPU9U8ZAWXV!U:(U9WXV>U:j>(BWXV.Z![M3WXV!^3)U8WXV.Z!U;EWXUPURZLU;WXUPUSUR[MWXUPV'USZ0WXV!V(&V'WXV>V(k...V(+&WXV.Z!c$)WXV!V)(Z4k<,1W$W<W([MU3XpW&Z!WGVJW$[)XpW&Z!W%l!')W-W=W%Z8XpW&Z!W.l/'&W/W<W-W.l8(1W0W<W&[MU3XpW&Z!WJVJW0[)XpW&Z!W1lM'$W2W=m0'!m''3W5W<W2W3Z8XpW&Z!W8VHW/W5XpW&Z(W9W>W8m='$W9W/mES$WXV>^OnNJ,W:Z=Z0WXV!WD(W:WXV>WDoMF$W9W5pAI#^Oq6)#WDq>^(!zIX2!UT+Um&(U3Wyn9Z!oKoJU3Vm5VM(U3Wyn<Z!p6p4U3Vp4W+#U3Vs=2(U3Wyn<Z!q)WHU3VsSW-#U3Vw-2(U3Wyn<Z!qLWLU3VwC^((U3Wyn<Z!s;s9U3WUOWC#U3WY>)#X)WYG()X)U3Wyn<Z!t5X)U3WZ!W:#U3W^;U+#U3W_EW5(U3Wyn7Z!uBtHU3Wc,r)#ZAXU4A#Z0XUSL5X+X(ZAWyn<Z!XBX+[)Wyn9Z!X,XHZ0Wyn7Z!X5X,[)XWAB2Wyn<Z!XKX(ZAWyn<Z!X2XHZ0Wyn7Z!XJX2ZAXXRUq(#U3Yv'ZA#Z0Y|GYQ#U3ZWEZ,#Z0Z^O_(#Z0Zi$d<#Z0Zx@aR#Z0[Z>Y$#Z0[`B`/#Z0[kOd8#Z0[{4a=#Z0]]P72Wyn<Z!oId1ZAWyn<Z!X4_FZ0Wyn7Z!oHX4ZA]_%U@#Z0]`DD5XAxJZAWyn<Z!{'XA[)Wyn9Z!XI_LZ0Wyn7Z!{%XI[)]b(UJ#ZA]cQ>V.])Vk5ZAWXZ=])]+Vk8UlYL]+Wyn<Z!],Vm)Z0Wyo-Z(]-],Z8Vbp)]/!WXZ=]-_G_HUlYL_HWyn5Z!_Ic$Vk5UlYM]/UlYL_GUlYM]/UlYL]/Yfq8Z!_J_I_HVk5_GWyn9Z!_KVm)[)Wyn<Z!_MVm)[)Wyn9Z!`8_J[)Wyn<Z!`:_J[)XpW4Z5`=]$`8`:WXVAZ4a<`=XpW4Z5b4]#_K_MWXVAZ4d2b4YfmEV)Vk>(_J_K_MWXVAZ4zRVk>Z]VPZ4VkA#U$a<d2zR]eKV0#Z0]h'Y$#Z0]m+ZO#Z0]t&72Wyn<Z!|>|:ZAWyn<Z!zS`7Z0Wyn7Z!|=zSZA]u.U@#Z0]vLD5{!|KZAWyn<Z!}%{![)Wyn9Z!{#iIZ0Wyn7Z!}#{#[)]x1UJ#ZA]z'>V.{$Vr:ZAWXZ={${&Vr=UlYL{&Wyn<Z!{1VoPZ0Wyo-Z({2{1Z8Vbp){3!WXZ={2{4{5UlYL{5Wyn5Z!{6c$Vr:UlYM{3UlYL{4UlYM{3UlYL{3Yfq8Z!{7{6{5Vr:{4Wyn9Z!{8VoP[)Wyn<Z!{9VoP[)Wyn9Z!{:{7[)Wyn<Z!|;{7[)XpW4Z5|<[P{:|;WXVAZ4|L|<XpW4Z5|M[O{8{9WXVAZ4|O|MYfmEV)VrD({7{8{9WXVAZ4|QVrDZ]VPZ4VrF#U$|L|O|Q]{SY7#Z0^V7dG#Z0^g+a-#Z0^s6Y$#Z0^x9YH#Z0^~.72Wyn<Z!U`,U`'ZAWyn<Z!|R|2Z0Wyn7Z!U`+|RZA_T5U@#Z0_USD5}$U`7ZAWyn<Z!Ua0}$[)Wyn9Z!UVPU`(Z0Wyn7Z!U`CUVP[)_W8UJ#ZA_Y/>V.UVQVT'ZAWXZ=UVQUVRVT+UlYLUVRWyn<Z!UVSU~QZ0Wyo-Z(UW!UVSZ8Vbp)UW#!WXZ=UW!UW$UW%UlYLUW%Wyn5Z!UW&c$VT'UlYMUW#UlYLUW$UlYMUW#UlYLUW#Yfq8Z!UW'UW&UW%VT'UW$Wyn9Z!UW+U~Q[)Wyn<Z!UW,U~Q[)Wyn9Z!U`)UW'[)Wyn<Z!U`8UW'[)XpW4Z5U`:[HU`)U`8WXVAZ4U`;U`:XpW4Z5U`BU_#UW+UW,WXVAZ4U`DU`BYfmEV)VT4(UW'UW+UW,WXVAZ4UbBVT4Z]VPZ4VT6#U$U`;U`DUbB_[(v'#U3_}/U_@#b0a]MX!#ZAaaNA#Z0ab;>5UbCUf2ZAWyn<Z!Uf:UbC[)Wyn9Z!UbDUiLZ0Wyn7Z!Uf8UbD[)acMA#U3ad:'2Wyn<Z!UfNUf2ZAWyn<Z!UbEUiLZ0Wyn7Z!UfMUbEZAae2V%#ZAag6>5UbFWn2Z0WXZ=UbFUbGWn5UlYLUbGWyn7Z!UbHWn)Z0Wyn3Z!Ug$UbHah.^5#ZAaqBA#Z0ar/XJ#b0aw%WK#ZAazO>5UbIWr2Z0WXZ=UbIUbJWr5UlYLUbJWyn7Z!UbKWr)Z0Wyn3Z!UgMUbKa{GfO#ZAbcCA#Z0bd0Y6#b0biEWK#ZAbm<>5Uf3Wx,Z0WXZ=Uf3Uf5Wx/UlYLUf5Wyn7Z!Uf6Wx#Z0Wyn3Z!Ui)Uf6bn4h/#b0cVBcK#ZAcf9>5Uf7XT+Z0WXZ=Uf7Uf9XT.UlYLUf9Wyn7Z!Ug!XT!Z0Wyn3Z!Ui<Ug!cg1V<#ZAciL>5Ug#XU9Z0WXZ=Ug#UgKXU<UlYLUgKWyn7Z!UgLXU1Z0Wyn3Z!UiFUgLcjDl-#ZAdVOA#Z0dW<W'!"
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced: source a956a36bb3b22ac8, glslang 16.6.0, spirv-tools v2026.4, 122232 bytes, from sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced[] = {
"!!!!U5#Y3U6g=&WXV.Z!]3U3hQ/#]3i-,#]3i7U27U:4WXUPU;ZLU:WXUPURU;[MWXUPUSURZ0WXV!V'&USWXV>V'k).)V'+&WXV.Z!Wj+Y3k<'GV(W<W([M]3XpW&Z!WGVJV([)XpW&Z!V)VMWj+WGXpW&Z(W$W=V)Z8XpW&Z!W%VJWj+WGYfm7Z!W-W<W$W%l4(SW.W<W&[M]3XpW&Z!WJVJW.[)XpW&Z!W/VMWj+WJXpW&Z(W0W=W/Z8XpW&Z!W1VJWj+WJYfm7Z!W2W<W0W1Z8XpW&Z!W3VHW-W2XpW&Z(WDW>W3m9'$WDW-mAVN$WDW2p<U&!qE'&WXV.Z!`.ab;qJ]L#]Y3zCX&#Wj+~H1&WXV.Z!c%,UT$^B([MWyn<Z!e;e-[MU^JUc1(]3Wyn9Z!oKoJ]3Vm-VM(]3Wyn<Z!p6p4]3Vp,W(;WEq$]3Wyo3Z(WFWEp4XpY<Z!WHWFWEp4Wyn9Z!q(WH]3Wyn<Z!q)WH]3VsKW+;WIqG]3Wyo3Z(WKWIp4XpY<Z!WLWKWIp4Wyn9Z!qKWL]3Wyn<Z!qLWL]3Vw:^((]3Wyn<Z!s;s9]3WUGWA;WNt0]3Wyo3Z(WOWNs9XpY<Z!X+WOWNs9Wyn9Z!t4X+]3Wyn<Z!t5X+]3WYLW:#]3W^3U+#]3W_<W5(]3Wyn7Z!uBtH]3Wc#s5#]3XV7((XHX([1Wyn9Z!XIXVD'(XIZ0Wyn9Z!X)XHXVJU)C]3Wyn9Z!])X([)Wyn<Z!]+])[)Wyn<Z!],XHZ0Wyn7Z!]-],ZAWyn7Z!]/]+Z0Wyn3Z!XJ]-]/XX0Uh,#Wj+Yl:U:#Wj+YmSWG!Yr$W#%]0Ua/[MYu((A]0WXVAZ!]1Ua.Wyn7Z!]2Ua1[MWyn5Z!VrM]1]2Wym#Z#]4U=[!WXVAZ!_B]4Wyn7Z!Ua4_B]3YuMY>#[MY{8UE#Wj+Y})Y0#]3ZW8Y)#[MZ]AUE#Wj+Z_2`5#Wj+ZjFU2#Wj+Zl$UK#[MZmNW;#Wj+Zq6U1#[MZrF[<#Wj+Zz/U2#Wj+Z{@UK#[MZ}7W;#Wj+[UQU1#[M[W/UA,WXXLZ(_C]BVbp)Uq#!WXZ=_C[XR7#]B[Y6U)#]'[Z>'#]'[ZE4#Wj+[[%P#]&[]!5#]&[]6U2#]&[^GUN#]([`B'#]([`H4#Wj+[a(P#]%[b%5#]%[b9U2#]%[cJU%![dQS'_DZ8V_,_EV_4[eN9+V_9V_5UlYLV_9WXZ!Z0Z0`.[pSZO#Wj+[wOU2#Wj+[y.UK#[M[{%W;#Wj+[~@U-#[M]TK[<#Wj+]]4U2#Wj+]^EUK#[M]`<W;#Wj+]d$U-#[M]e0V&#[M]g5L#]3]h.(E_Fd1[1Wyn9Z!_Gd1[)Wyn<Z!_H_G[)Wyn<Z!_I_FZ0Wyn7Z!_J_IZAWyn7Z!_K_HZ0Wyn3Z!oH_J_K]hBA#_D]i/U;#]3]jI((_LxJ[1Wyn9Z!_M]k#'(_MZ0Wyn9Z!zR_L]k)U/#_D]l7WLNWyoJZ!_E_DZ:Vbp)_N!WXZ=Va)_O_NUlYL_OWyn3Z!_PV_2Z:Wyo3Z(`2_PUa1UlYM_NUlYL_NYfq8Z(`3W6Vj.`2_OVbp)V{M!WXZ=`3UrQV{M[kFM)[SVXEWylMZ!`(U4[S[lF+#W4[lO+#Wj+[m&9)`4`1WGWyn7Z!V|#`4]r9'#VXE]r@C)UrL+_E`({BWXVBUrL]s5)![nH)#V|M[nP;#V|#[o80/`5[RV]2WXVAZ4a>`5Z]X#W<a@+_E[oR8%V~.UlYLV~.[p94!]p<(&{HZ8VXHWV7]uJU'#Wj+]vPU7#_E]x4U5+{G)_E|,|-|.WXVB{G]yO7%V}JUlYLV}J]z5(.WV7{H[!UlYMWV5UlYL{LUlYMV{MUlYLV{M]zKU%!]zC'!]{O9#[M]|5L#]3]}.(E`7|:[1Wyn9Z!`8|:[)Wyn<Z!`:`8[)Wyn<Z!`=`7Z0Wyn7Z!a<`=ZAWyn7Z!d2`:Z0Wyn3Z!|=a<d2]}BA#_D]~/U;#]3^TI((iI|K[1Wyn9Z!zS^U#'(zSZ0Wyn9Z!|LiI^U)U/#_D^V7_/%Wj1Vs@Wj+^aG-$VxQWj1^aS'$VxRVt4^qN'#WG^r!,!^b8)'Vy$Vt3Vt2UW:Vt5^r8+#W4^rB(%VtDVs@Wj+^rK-$VtEVtD^s%'$VtFVy%^c9U6#Vy$^dNVK#[M^gFO#Wj+^hB]L#Wj+^q:-#{;^qF(4{<VxL{;Wyn<Z!{C{<WJWyn7Z!{D{C[)Wyn3Z!{E{D^r,)9{FVxKVxJ{EVxMWXVAZ!{J'Vbp)Wj.!WXZ=W;Wj/|1UlYL|1Wyn7Z!Vy)Vx%aV5.,Vy+Vy)|1Z8Wj/Wyn3Z!Vy,{J^s-U6#{F^tBVK#[M^w9O#Wj+^x5X.#Wj+^|BY$#Wj+_VEX1#[M_[!L#]3_[M()|2U`'[1Wyn9Z!|;U`']}6(7Wyn<Z!|M|2Z0Wyn7Z!UW+|MZAWyn7Z!UW,|<Z0Wyn3Z!U`+UW+UW,_]/V(#]3__6((U`(U`7[1Wyn9Z!U`)__C'(U`)Z0Wyn9Z!U`8U`(__Iz3#]3`Z(zF#U`9aUM0'Uf4!WXZ=Wj-UfCaV.'5UfDWj!U`9UlYMUf4UlYLUfCUlYMUf4UlYLUf4Yfq8Z!Wj2UfDWj0Wj$UfCaVF3#U`9aW%,#Uf4aW0g7#]3ajF((UiLUf2[1Wyn9Z!UiMajR'(UiMZ0Wyn9Z!Uf3UiLak&U)H]3Wyn7Z!UfBWmD]3Wyn9Z!UiNUf2[)Wyn<Z!UiOUiN[)Wyn<Z!UiPUiLZ0Wyn7Z!UiQUiPZAWyn7Z!UiRUiOZ0Wyn3Z!UfMUiQUiRalDW(#Wj+aoKh:#Wj+bX2qA#Wj+buQwP#Wj+cnNW4#Wj+cr/oL!"
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced: source c94d0694d9864be8, glslang 16.6.0, spirv-tools v2026.4, 123664 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced[] = {
"!!!!+!3'!C3#ob`CU!-&./01U4)!U<)!UE+%U3##V/XAFAWXVKW(#&WXVKW&#'WXVKW)#)WXVKW'#AWXVKW6#GWXVK,(&Vbl:-$WXVL-!;Wym+-[O7,W+#@WXVKWP#+WXVKX.];)!^)(!^4/!^E(@2(3Vbl::$WXVL:!;Wym+:!G!WXVKC(&Vbl:U1$WXVLU1!;Wym+U1^G+,X/#7WXVKX:#4WXVKX;_&)%X<#E_<,!]C/!_R3#X@`22%U2.<`OVI&WXV#Z<Z!Z#cD)!dH7([)&WXUPZBZ4[)e18!eK0!f,U9+WXV.Z!Z8!WXV.Z!Z:#gCK$Z7%h;)!hG.&WXV.Z!ZA+hRV8!k>/#[1kL,#[1l$G3[M3WXUPU3ZLZ:WXUPU8U3[)WXV!U9(U8WXV>U9m@'W$ZLWXV!^3)U3WXV.Z!c%,WXUPU:ZLc%WXUPU;U:ZAWXUPURU;Z:WXV!US&URWXV>US)&WXV!V!&ZLWXV!`L)ZLWXV>US+&WXV.Z!]3U3Vbl!Z(W(Yfm7Z!V'W<W(ZA[1XpW&Z!WGVJV'[)XpW&Z!V(VM]3WGXpW&Z(V)W=V(Z8XpW&Z!W$VJ]3WGYfm7Z!W%W<V)W$Z8Vbl#Z(W&Yfm7Z!W-W<W&ZA[1XpW&Z!WJVJW-[)XpW&Z!W.VM]3WJXpW&Z(W/W=W.Z8XpW&Z!W0VJ]3WJYfm7Z!W1W<W/W0Z8XpW&Z!W2VHW%W1XpW&Z(W3W>W2Z8Yfm7Z!WMW<W3W%Z8|S(2XpW&Z(W4W>WMZ8Vbl!Z(W)Yfm7Z!^MW<W)[)~!<5WXUPW5Z!Z:WXV!W8(W5WXV>W83(Vbl#Z(W'Vbl#Z(W6U[.+CWXV>^N4(VbkK_+Vp8VbkA,Z!VbkB-,WXV!_+Vp8-WXV!b.Vp8Z!WXUPW9Z=Z:WXV!W:(W9WXV>W:UUSD'WSW<W3W1Z8UVO+%W;W>WSUWE'$W)[)UWL4$WXV>W8UY>(/WXV>W:=(WXV!W<&Z4WXV.Z!`.ab;sL'%Vbl!Z(W+U^5,!U^R0&`;W7X-[+U_8+&`>W7X-[+U_K/#WPU`&1#X.U`6D!Ub&F=VbkKW=Vp8VbkA2ZLVbkB:2WXV!W=Vp8:VbkKW>Vp8VbkACZ4VbkBU1CWXV!W>Vp8U1UbJUJ#X/UdA+!Ud=''a5(Vbl#Z(X;Ue';&W@W9a8X/UeE(!Uf:F#X<Ui)L!Ua+/!Uj.,!Uj;-$a=cdyeVDUjD30VU3WXV.Z!b5acLWXV.Z4b9cdyeVDWXV!`%&Z!UkCU@!UeM(-WylHZ(bHW;X@WylHZ(bIW;X@Um>+%WAW;X@UmJ'#WAUmP9#X<Un6U#&XpVPbDU2]3Uo@'#qtsuY0UoF+1Yfm/ZLWpCb9b9b9b9Yfm/ZLXYN`A`A`A`AUoRW@!UsN/#ZCUt))!Uu$V7$`LWBUw7VN(ZAWyn<Z!e;e-ZAUz7X%#X@U~;U$#'VT>gM'X@WCiHUlYLWCVh<)&X@h$h#WCVhHW##X@VkJV+#X<VmS@#X<Vn@V##X@VpB^P#X@Vz>c%-Wyn7Z!oJoD[1Wyn9Z!oKoJ[1W_&VM([1Wyn<Z!p6p4[1Wb%W(;WDq$[1Wyo3Z(WEWDp4XpY<Z!WFWEWDp4Wyn9Z!q(WF[1Wyn<Z!q)WF[1WeEW+;WHqG[1Wyo3Z(WIWHp4XpY<Z!WKWIWHp4Wyn9Z!qKWK[1Wyn<Z!qLWK[1Wi4^(([1Wyn<Z!s;s9[1WrAWA;WLt0[1Wyo3Z(WNWLs9XpY<Z!WOWNWLs9Wyn9Z!t4WO[1Wyn<Z!t5WO[1WvFW:#[1Wz-U+#[1W{6W5([1Wyn7Z!uBtH[1W~OU(#[)XU$M#[)XUPZ3#WPX]0B#WPX]PU7&[)Z]WMZ$WQX_7)'WQXpY<Z!w=X.X_DW1#X.XbSW0)X!X.Wyo)Z(xKW+X!Xf69#[)XfNV/#[)Xi)[!#W+Xp+:#[)XpDU3)X>zM[)WXZ=X>UTJzPYd!:X#X#UTLZ:WXZ=X#WXJUTOUlYLWXJXpW4[LX$(zMUTLWXVAZLX%X$Vbl1WBX%Wyn9Z!X&zM[)Wyn7Z!X'X&[1WXVAZ!X('Wyn9Z!X)X([1Wyn9Z!X+X([MWyn<Z!X,X+Z0Wyn7Z!X2X)[)Wyn7Z!X4X,Z0Wyn3Z!X5X2X4Wyn9Z!XAX(Z0Wyn<Z!XBXAZ0Wyn3Z!XCX5XBWyn7Z!XDXC[)Wyn3Z!XEX'XDWyn<Z!XFzM[)Wyn3Z!|NXEXFWyn7Z!XGUTL[1Wyn9Z!XHX([)Wyn<Z!XIXH[)Wyn7Z!XJXIZ0Wyn<Z!XKX(Z0Wyn3Z!XLXJXKWyn7Z!XMXL[)Wyn3Z!|PXGXMWym#Z5XNWBZ8WXVAZ4XOXNWym#Z5XSWBZ:WXVAZ4Y$XSWym#Z5Y)WBZ0WXVAZ4YGY)Wym#Z5YJWBZ7WXVAZ4YMYJYfn!ZBYNXOY$YGYMWyn3Z!UY:uA|NWym#[CUY;%ZU96-Wyn3Z!WXSuB|PWym#[CWY!%[&ev>--UY>UlYLUY>Yfq8Z(WY%UY=WXJWY$UY@evS(,WY&UlYLWY'Vbl1d$|NVbl1d%|PXzL'+|BUNd$d%d&Vbl1d'YNX}#,%WPWTM}!e`+D!X}Q4$d'WU&X~30!eb7)#[!eb@'!X~N)#X:YT$F&UY:Vbl1c3Z8YTLN#[)YUG5#d'YV(F#X;YVMI#Z:YWCN#[)YX=5#d'YXQF#WPYYDB#WPYZ28#X.YZIU##[)Y[KI#d'Y]AU8&UY:Vbl1cDZ8Y_(N#[)Y`#5#d'Y`7U;#Z:YaQN#[)YbL5#d'Yc.F%W@{IUTIYo=:)UTQUVI[)WXZ=UTQUTRUVLYdB'$d'UVIYdIV2'Wyn;Z4UU:a'UU8Yg,WA#X/YjKU>!YtR0!YlCU:#[)Yn)5#d'Yn=E<d'Vbl1d(|NVbl1d3|PVbl1d4|BVbl1d5UVGZ]WMYRUX#V+d(d3d4d5UlYMWY&UlYLWY&Yl41!Yu.M#YOYv'UO$YPYOYx$]0FYQUY9UY6Wym#Z#Z6Q[%WXVAZ!Z9Z6Wyo3Z(Z;YQZ9Vbp)ZF!WXZ=Z;ZIZFUlYLZIUlYRUY6UlYLZFWXVAZ!UYAZ6ZV#+#YQZV-e3#'Zg>=-'WXVAZ![-U5Wyn7Z!U]F[-]3Zh2G#'Zi%<8[:'WXVAZ![;U7Wyn7Z![F[;]3Wyn3Z![G[:[FWyn9Z!U^S[GWJZp485^3[H)WXV>`L[I)WXV>`L[J)WXV>Z#[K)WXV>Z#[NZq7(#`$Zq>2'Z#U_4)WXV>`$Zr)3A[O)WXV>^3[P)WXV>`L[Q)WXV>`L[R)WXV>Z#[S)WXV>Z#]!)WXV>^3]#)WXV>^3]$Zs/(#`$Zs62'Z#U_K)WXV>`$ZsS2B`L]%)WXV>`L]&)WXV>Z#]')WXV>Z#]()WXV>`L]))WXV>`L]+)WXV>Z#],)WXV>Z#]-ZvD(#`$ZvK2'Z#].)WXV>`$Zw6V;%]/Ua/ZAZyR(A]/WXVAZ!]0Ua.Wyn7Z!]1Ua1ZAWyn5Z!VrM]0]1Wym#Z#]2U=[!WXVAZ!]4]2Wyn7Z!Ua4]4[1Zz6U8&[)Z]WMZ$]5Z{P)8]5XpY<Z!]6W(Ua9Z:WynKVI]7Ua4]6Wym4Z!UaE]7!Wym4Z!UaF]7Z|;(#[)Z|CW+$]8W([TM'$ZA]8[U!R2]9Ub:Z:WXZ=]9]:Ub=UlYL]:Vbl1Ua$Ub:WylMZ!UcH[YQ'('Vbp)Uc5!WXZ=W4[Z+)$Ub:]3[Z4>4UcGUc;[)Vbp)UcI!WXZ=W(UcJ];UlYL];Vbp)UcL!WXZ=W'[]>:+]<UcQ[)Wyn7Z!UcS]<[)[^-7#W)[^CL#Ub:[_;I#Ub:[`1.,W6]=Ud3UlYL]=UlYM]>UlYL]>[b()&W6UcI[+]>[b40#Ub:[bC+![XQ/![c%0#[1[c4U3&[)Z]WMZ$]@[dI)']@XpY<Z!Ue$W&[e#W3$]AW&[h6'$ZA]A[h=R2]CUeKZ:WXZ=]C]DUeNUlYL]DVbl1U`OUeKWylMZ!Ug&[m:'('Vbp)UfF!WXZ=W;[mF)$UeK]3[mO>4Ug%UfL[)Vbp)Ug'!WXZ=W&Ug(]EUl",
"YL]EVbp)Ug+!WXZ=W'[p':+]FUg0[)Wyn7Z!Ug2]F[)[pH7#W)[q,L#UeK[r$I#UeK[rL.%W6UkPUgD]c=)![tE(&W6Ug'[+Ui![tO0#UeK[u,+![l:/![uAX7=]GUhMZ:WXZ=]G]HUhPUlYL]HVbp)]I!WXZ=W)Ui#]JUlYL]JUlYM]KUlYL]KUlYMUlEUlYLUlE]g=:#[)]h$28Vbl1].UhMWylMZ!]LU4].UlYMUm8UlYLUm9WXVAZ!Un%'Vbp)Un&!WXZ=W4]k1)$UhM]3]k:;CWGWyn7Z!]MUn-[)Wyn3Z!]N]MUm1UlYMUm8UlYLUm8Yfq8Z!]O]LUm:]NUn&WXVAZ!Un1'Vbp)Un2!WXZ=W4]lB)$UhM]3]lK;.WGWyn7Z!Uj#Un8[)Vbp)Uj$!WXZ=W(]T@+#Um1]TIA#Um1]U6'#Um1]U<($]OZA]UED.b.]PUj2ZSUj5XpW0Z!Uj8]P$&]VD+!]{C/!]W&5:Wym#Z#]QU`E[#WXVAZ!UjK]QWym#Z#]RU`E[$WXVAZ!UjQ]RYfn!Z=UjRUj:Uj<]Y<2#]I]YM1#W(]Z+6('Vbp)Uk(!WXZ=W4]ZE+#]3]ZN>%]SUk/[)][;(,^!Uk&Uk%]SUk(WXXLZ(W,W6][G(/Uk2UlYLUk3UlYM^#UlYL^#Wyo3Z(^$^!ZA]]B'6Z(^%W6Uk#^$^#Vbp)^&!WXZ=^%^'^&UlYL^'WXVAZ$Ul94]bPA)^&UlYL^&UlYM]IUlYL]I]cDI#Ui4]d9J#Ui4]e0+%Ui4UlYLUi4]e;V%![|'73^(Ui6Z:WXZ=^(^)Ui9UlYL^)Vbp)UqD!WXZ=W)^+Uq2^V0-!]j$+#Ur$]j./1^,UmL[)WXZ=^,^-UmOUlYL^-Vbp)UmS!WXZ=W&]jI(#Ui6]jP.)Ur>'Vbp)Ur@!WXZ=W;^Y+)$Ui6]3^Y4>)^.UrF[)Wyn3Z!^/^.]l,)U-^0Un$Un#^/Ur@WXVAZ!^1'Vbp)^2!WXZ=W;^4^5UlYL^5Wyn7Z!^6Ui6]3UlYM^2UlYL^4UlYM^2UlYL^2Yfq8Z!^7^6^5Z8^4Wyn3Z!^8^1^7Wyn<Z!^9^8WJWyn7Z!Un9^9[)Vbp)Un:!WXZ=W&]m=U%$^0ZA]nC8#Ui6]o'-.b.^:UnHZSUnKXpW0Z!UnN^:$&]oBJ:Wym#Z#^;U`=[#WXVAZ!Uo/^;Wym#Z#^<U`=[$WXVAZ!Uo5^<Yfn!Z=Uo6UnPUnR]r:(#Ui6]rB++UqDUlYL^+Wym#_2Uo8=Ui6]rR)#W&]s((#Ui6]s0/('Vbp)Uo>!WXZ=W;]sC)$Ui6]3]sL>%^=UoE[)]t9(,^>Uo<Uo;^=Uo>WXXLZ(W7W6]tE(/UoHUlYLUoIUlYM^@UlYL^@Wyo3Z(^A^>ZA]u@'6Z(^BW6Uo9^A^@Vbp)Up4!WXZ=^B^CUp4UlYL^CWXVAZ$UpO<]zN+#Ui6]{%;%UqDUlYLUqD]VK0!]{O+<W6^DUq#UlYL^DWXVAZ!^EUa%Wyo3Z(^F^EUa1UlYMUq#UlYLUq#Yfq8Z(VX@W6Uh'^F^D`c.4'Yfq8Z!VV&Z8VXB`T-<8UlYM^HUlYL^HVbl1],VV&WylMZ!^IU4],WXVAZ!VUI'Vbp)VUJ!WXZ=W4_}0)$VV&]3_}9;SWGWyn7Z!VXLVUP[)Wym#_2^J5VV&WXVAZ=^K^JWXWPZL^L^KVbl1]+^LVbp)VUE!WXZ=W(VYD^PUlYL^PWyn9Z!^QVXL[)WXVAZLVV#]+YfmEV!VV$+Z8^I^Q_~@)'VYDUlYMVU2UlYLVU2`i&CCWyn9Z!^R^I[)Wyn<Z!^S^I[)Wym#Z5_!]+VYLWXVAZ4_#_!Z]X#W<_$+Z8VYS^R^SWXVB_$_#D`j2-%VU2UlYLVYO_~D'%VXGUlYLVXG`V9-%VXCUlYLVV)`j@+#VV)`jI/)_%VZ(Z:WXZ=_%VZEVZ,`r(-4Vbl1]-VZ(WylMZ!_&U6]-WXVAZ!V^O'Vbp)V^P!WXZ=W;aT1)$VZ(]3aT:>U&_'V_$[)Wym#_2_(=VZ(WXVAZ=_)_(WXWPZL_,_)Vbl1])_,Vbp)VY(!WXZ=W&VY)_-UlYL_-Wyn9Z!_._'[)WXVAZL_/])YfmEV!_0)Z8_&_.WXVB_0_/DUlYMVY(UlYLVY)`gH8Q_5VY=[)WXZ=_5_7VYAUlYL_7Wyn3Z!_8_'VY=Wyn9Z!_9_&[)Wyn<Z!_:_&[)Wym#Z5_;])VY=WXVAZ4_=_;Z]X#W<_>)Z8_8_9_:WXVB_>_=D`m$5%_@UlYL_@`lI+'[!UlYMVZ'UlYLVZ,aV$/4W6V_-V_.UlYLV_.WXVAZ!_AUa%UlYMV_,UlYLV_-WXVAZ!VX=Ua%aV:/#_AaVHI%]BUr(V_9^ZN>F_BUrNZ:WXZ=_B_CUrQUlYL_CUlYM_DUlYL_DUlYM_EUlYL_EVbl1]'UrNWylMZ!_FU4]'WXVAZ!UqG'Vbp)UqH!WXZ=W4^T>)$UrN]3^TH>PV[@UqN[)Wym#_2_G5UrNWXVAZ=_H_GWXWPZL_I_HVbl1]&_IVbp)V[N!WXZ=W(V]8_JUlYL_JWyn9Z!_KV[@[)WXVAZLUqS]&YfmEV!Ur!+Z8_F_K^UN')V[NUlYLV]8UlYMUq1UlYLUq1`wMCCWyn9Z!_L_F[)Wyn<Z!_M_F[)Wym#Z5_N]&V]AWXVAZ4_O_NZ]X#W<_P+Z8V]H_L_MWXVB_P_OD`y&-%Uq1UlYLV]D`|&+!^[P1!`cA)VCUrQVXF_QWXZ9VXH_Q#UlYM_RUlYL_RWyo3Z(_SVXEZ:WXZ=_S`!VXHUlYL`!UlYM`&UlYL`&UlYM`'UlYL`'Vbl1](VXEWylMZ!`(U6](WXVAZ!`)'Vbp)`+!WXZ=W;`,`-UlYL`-Wyn7Z!`/VXE]3UlYM`+UlYL`,UlYM`+UlYL`+Yfq8Z!`0`/`-Z8`,Wyn3Z!`1`)`0Wyn<Z!`2`1WJWyn7Z!`3`2[)Wym#_2`4=VXEWXVAZ=`5`4WXWPZL`7`5Vbl1]%`7Vbp)Ur:!WXZ=W&`8`:UlYL`:Wyn9Z!`=`3[)WXVAZLUrK]%YfmEV!UrL)Z8`(`=^Z:)-`8UlYMUr'UlYLUr'Yfq8Z!V]2Z8`8`vF)U$`GUlYL`GWyo3Z(`IV]2[)WXZ=`I`JV]5UlYL`JWyn3Z!`K`3V]2Wyn9Z!a4`([)Wyn<Z!a;`([)Wym#Z5a<]%V]2WXVAZ4a>a<Z]X#W<a@)Z8`Ka4a;WXVBa@a>D`{K-%Ur'UlYLV]5^Z>')aAUlYLaAUlYM_QUlYL_Q`m:,!aaK.#W6ab%=#W6abBX13aJVb#Z:WXZ=aJaKVb&UlYLaKVbp)Vb+!WXZ=W)Vb,V_Aa]+-!`y4+#V`3`y=8'Vbp)VbF!WXZ=W(aiF6('Vbp)VbK!WXZ=W4aj.+#]3aj7>+aLVbQ[)Wyn3Z!aMaLV]Oak)(1aNVbIVbHaMVbKWXVAZ!Vc#'Vbp)Vc$!WXZ=W4ak>+#]3akHA([)Vbp)Vc-!WXZ=W(al:+#V]OalDA#V]Oam1'#V]Oam7($aNZAam@D.b.aOVc:ZSVc=XpW0Z!VcAaO$&an>+!`{>)'[!UlYMV]NUlYLV]RanS5:Wym#Z#aPU_L[#WXVAZ!VcSaPWym#Z#aQU_L[$WXVAZ!Vd'aQYfn!Z=Vd(VcCVcEaq7B#W(ar%6('Vbp)Vd1!WXZ=W4ar@+#]3arIA#[)as621Va)Vd;Vd:UlYLVd;UlYMaRUlYLaRWyo3Z(aSVd9ZAat<'6Z(b!W6Vd,aSaRVbp)Ve%!WXZ=b!b#Ve%UlYLb#WXVAZ$VeA4ayGY%3b+Vf8Z:WXZ=b+b6Vf;UlYLb6Vbp)Vf@!WXZ=W)VfAVlBbzG-!bUM+#VkHbV$/1b7VfS[)WXZ=b7b8Vg$UlYLb8Vbp)Vg(!WXZ=W&bV@6('Vbp)Vg.!WXZ=W;bW'+#]3bW1>)bGVg4[)Wyn3Z!bKbGbX!)1cRVg,Vg+bKVg.WXVAZ!Vg8'Vbp)Vg9!WXZ=W;bX8+#]3bXBA([)Vbp)VgB!WXZ=W&",
"bY4U%$cRZAbZ9D.b.cSVgOZSVgRXpW0Z!Vh#cS$&b[8J:Wym#Z#d!U_E[#WXVAZ!Vh6d!Wym#Z#d#U_E[$WXVAZ!Vh<d#Yfn!Z=Vh=Vh%Vh'b_1B#W&b_Q6('Vbp)VhF!WXZ=W;b`9+#]3b`CA#[)ba021Va)VhPVhOUlYLVhPUlYMd)UlYLd)Wyo3Z(d+VhNZAbb6'6Z(d,W6VhAd+d)Vbp)Vi:!WXZ=d,d-Vi:UlYLd-WXVAZ$Vj#<bgAU@#ZAbi->U=d.Vj3Z:WXZ=d.d/Vj6UlYLd/Wyn7Z!d0Vj3[1WXVAZ!d1'Wyn9Z!d2d1[)Wyn<Z!iId2[)Wyn7Z!oHiIZ0Wyn<Z!oId1Z0Wyn3Z!q%oHoIWyn7Z!q&q%[)Wyn3Z!q'd0q&Wyn9Z!qHq'[)YfmEV!qI)Z8Vj+qHWylQZLVjJqIDWym#`LVjK]#bkKJV9qJVjMZ:WXZ=qJt1VjPUlYLt1Wyn7Z!t2[)VjMWyn9Z!t3t2[)Wyn7Z!w<t3[1WXVAZ!xJ'Wyn9Z!zRxJ[1Wyn9Z!zSxJ[MWyn<Z!{!zSZ0Wyn7Z!{#zR[)Wyn7Z!{${!Z0Wyn3Z!{%{#{$Wyn9Z!{&xJZ0Wyn<Z!{'{&Z0Wyn3Z!{({%{'Wyn7Z!{){([)Wyn3Z!{+w<{)Wyn<Z!{,t2[)Wyn3Z!{-{+{,Wyn9Z!{.{-[)YfmEV!{/+Z8Vj+{.WylQZLVm&{/DWym#`LVm']$VjMVbl1Vm'Vm&bp)1!bx%)#VjPbx.8!bnD+#Vm0bnM)U7{0UlYL{0Wyo3Z({1Vk5Z:WXZ={1{2Vk8UlYL{2Wyn9Z!{3Vm)[)Wyn<Z!{4Vm)[)XpW4Z5{5]${3{4WXVAZ4{6{5Yfn!ZL{7{6{6{6{6Wym#`L{8]#Vk5WXVAZL{9{8XpW4[LVk>(Vm)Vk5WXVAZL{:Vk>Z]VPZLVkA#U${7{9{:boK4!bz/)#[!bz7'!bp83%W6WUCVkBegM>){;WV6Z:WXZ={;V~EWV9ec/-4Vbl1[SWV6WylMZ!{<U4[SWXVAZ!V~1'Vbp)V~2!WXZ=W4eV0)$WV6]3eV9>PV|#V~8[)Wym#_2{=5WV6WXVAZ={>{=WXWPZL{@{>Vbl1[R{@Vbp)V~.!WXZ=W(V|M{AUlYL{AWyn9Z!{BV|#[)WXVAZLV~=[RYfmEV!V~>+Z8{<{BeW@)'V|MUlYMV}MUlYLV}MdyQCCWyn9Z!{C{<[)Wyn<Z!{D{<[)Wym#Z5{E[RV}#WXVAZ4{F{EZ]X#W<{G+Z8V}+{C{DWXVB{G{FDd{+-%V}MUlYLV}&eWD'%V}JUlYLV}JeoE1!dt9'U#{HZ8WV9{J{KWXZ9{L{K#UlYM{MUlYL{MWyo3Z({N{HZ:WXZ={N{O{LUlYL{OUlYM{PUlYL{PUlYM{QUlYL{QVbl1]!{HWylMZ!{RU6]!WXVAZ!WV&'Vbp)WV'!WXZ=W;ef))${H]3ef3>P{SWV.[)Wym#_2|!={HWXVAZ=|#|!WXWPZL|$|#Vbl1[Q|$Vbp)WV!!WXZ=W&|%|&UlYL|&Wyn9Z!|'{S[)WXVAZLWV3[QYfmEV!WV4)Z8{R|'eg9)-|%UlYMWUBUlYLWUBYfq8Z!V{NZ8|%dtB)U$|(UlYL|(Wyo3Z(|)V{N[)WXZ=|)|+V{QUlYL|+Wyn3Z!|,{SV{NWyn9Z!|-{R[)Wyn<Z!|.{R[)Wym#Z5|/[QV{NWXVAZ4|0|/Z]X#W<|1)Z8|,|-|.WXVB|1|0Dd~/-%WUBUlYLV{Qeg='3|2UlYL|2UlYM{KUlYL{KWyn3Z!{J{H[!UlYMV{MUlYL{Lcd;<<W6|3Vq-UlYL|3WXVAZ!|4Ua%Wyo3Z(|5|4Ua1UlYMVq-UlYLVq-Yfq8Z(Vt$W6V_5|5|3csMK!ceH+#Vt/ceQ)UC|6UlYL|6Wyo3Z(|7Vq8Z:WXZ=|7|8Vq;UlYL|8Wyn7Z!|9Vq8[1WXVAZ!|:'Wyn9Z!|;|:[)Wyn<Z!|<|;[)Wyn7Z!|=|<Z0Wyn<Z!|>|:Z0Wyn3Z!|@|=|>Wyn7Z!|A|@[)Wyn3Z!|C|9|AWyn9Z!|D|C[)YfmEV!|E)Z8Vt(|DWylQZLVqO|EDWym#`LVqP[Och.JV9|FVqRZ:WXZ=|F|GVr#UlYL|GWyn7Z!|H[)VqRWyn9Z!|I|H[)Wyn7Z!|J|I[1WXVAZ!|K'Wyn9Z!|L|K[1Wyn9Z!|M|K[MWyn<Z!|O|MZ0Wyn7Z!|Q|L[)Wyn7Z!|R|OZ0Wyn3Z!}#|Q|RWyn9Z!}$|KZ0Wyn<Z!}%}$Z0Wyn3Z!}&}#}%Wyn7Z!}'}&[)Wyn3Z!}(|J}'Wyn<Z!})|H[)Wyn3Z!}+}(})Wyn9Z!},}+[)YfmEV!UVN+Z8Vt(},WylQZLVoMUVNDWym#`LVoN[PVqRVbl1VoNVoMcl>1!c[L)#Vr#c]!8!ck&+#Vp$ck0)U7UVOUlYLUVOWyo3Z(UVPVr:Z:WXZ=UVPUVQVr=UlYLUVQWyn9Z!UVRVoP[)Wyn<Z!UVSVoP[)XpW4Z5UW![PUVRUVSWXVAZ4UW#UW!Yfn!ZLUW$UW#UW#UW#UW#Wym#`LUW%[OVr:WXVAZLUW&UW%XpW4[LVrD(VoPVr:WXVAZLUW'VrDZ]VPZLVrF#U$UW$UW&UW'cl.4!c_#)#[!c_,'!cyJ/&UlYMVt%UlYLVt%cm07!cmSX!3UW(Vs@Z:WXZ=UW(UW)VsCUlYLUW)Vbp)VsG!WXZ=W)VsHVn<c_M-!cZ.+#Vp6cZ78'Vbp)Vt0!WXZ=W(ctI6('Vbp)Vt5!WXZ=W4cu1+#]3cu:>+UW+Vt;[)Wyn3Z!UW,UW+VoBcv-,.UW,Vt5WXVAZ!Vt@'Vbp)VtA!WXZ=W4cvB+#]3cvKA([)Vbp)VtI!WXZ=W(cw=+#VoBcwGA#VoBcx4'#VoBcx:L.b.UW-Vu$ZSVu'XpW0Z!Vu+UW-$&cyB+!c[>/!cz$5:Wym#Z#UW.U_5[#WXVAZ!Vu=UW.Wym#Z#UW/U_5[$WXVAZ!VuDUW/Yfn!Z=VuEVu-Vu/c|:.%UW0UlYLUW0c|I10UW1VrMZAWyo)Z(VuIW6UW1Vbp)VuJ!WXZ=W(c}36('Vbp)VuO!WXZ=W4c}M+#]3c~$>%Vv/Vv#[)c~D('Vv0VuMVuLVv/VuOdU#0,UlYMVx7UlYLVx7Wyo3Z(Vx;Vv0VrMdW!(%Vx<VuIVuJdaS.&WXVAZ$Vw.4dZ&A%Vx=UlYLVx=dZHX6=UW2Vx%Z:WXZ=UW2UW3Vx(UlYLUW3Vbp)Vx-!WXZ=W)Vx.VvEUlYLVvEUlYMUW4UlYLUW4UlYMUW5UlYLUW5db-+#UW5db6)6UW6UlYLUW6Wyo3Z(UW7VxA[)WXZ=UW7UW8VxDUlYLUW8Vbp)VxH!WXZ=W&dbQ6('Vbp)VxM!WXZ=W;dc9+#]3dcC>)UW9VxS[)Wyn3Z!UW:UW9dd4-.UW:VxMWXVAZ!Vy%'Vbp)Vy&!WXZ=W;ddJ+#]3ddSA([)Vbp)Vy/!WXZ=W&deFUI.b.UW;Vy<ZSVy@XpW0Z!VyCUW;$&dgJJ:Wym#Z#UW<U_.[#WXVAZ!Vz#UW<Wym#Z#UW=U_.[$WXVAZ!Vz)UW=Yfn!Z=Vz+VyEVyGdjC.%UW>UlYLUW>djQ10UW@VrMZAWyo)Z(Vz/W6UW@Vbp)Vz0!WXZ=W&dk;6('Vbp)Vz5!WXZ=W;dl#+#]3dl->%VzGVz;[)dlL('VzHVz3Vz2VzGVz5dn,0,UlYMV|,UlYLV|,Wyo3Z(V|0VzHVrMdp+(%V|1Vz/Vz0dvB.&WXVAZ$V{F<ds/A%V|2UlYLV|2dsP<=Yfq8Z!UWAZ8Vx(UWBUWCWXZ9UWDUWC#UlYMU]EUlYLU]EWyo3Z(U]QUWAZ:WXZ=U]QU]RUWDUlYLU]Rd~<'XBU]SUlYLU]SVbl1[KUWAWylMZ!U^!U4[KWXVAZ!U^#'Vbp)U^$!WXZ=W4U^%U^&UlYLU^&Wyn7Z!U^'UWA]3UlYMU^$UlYLU^%UlYMU^$UlYLU^$Yfq8Z!U^(U^'U^&Z8U^%Wyn3Z!U^)U^#U^(W",
"yn<Z!U^+U^)WGWyn7Z!U^,U^+[)Wym#_2U^-5UWAWXVAZ=U^.U^-WXWPZLU^/U^.Vbl1[JU^/Vbp)U^0!WXZ=W(U^1U^2UlYLU^2Wyn9Z!U^3U^,[)WXVAZLU^4[JYfmEV!U^5+Z8U^!U^3WXVBU^5U^4DUlYMU^0UlYLU^1UlYMU^6UlYLU^6Yfq8Z!U^7Z8U^1U^8U^9WXZ9U^:U^9#UlYMU^;UlYLU^;Wyo3Z(U^<U^7[)WXZ=U^<U^=U^:UlYLU^=Wyn3Z!U^>U^,U^7Wyn9Z!U^@U^![)Wyn<Z!U^AU^![)Wym#Z5U^B[JU^7WXVAZ4U^CU^BZ]X#W<U^D+Z8U^>U^@U^AWXVBU^DU^CDUlYMU^9UlYLU^9Wyn3Z!U^8U^7[!UlYMU^6UlYLU^:UlYMU^0UlYLU^0UlYMU^EUlYLU^EUlYMUWCUlYLUWCWyn3Z!UWBUWA[!UlYMV{LUlYLUWDUlYMU^FUlYLU^FYfq8Z!V}KZ8UWDV}LU^GWXZ9V}NU^Gd~O)X8U^HV}KZ:WXZ=U^HU^IV}NUlYLU^IUlYMU^JUlYLU^JUlYMU^KUlYLU^KVbl1[NV}KWylMZ!U^LU6[NWXVAZ!U^M'Vbp)U^N!WXZ=W;U^OU^PUlYLU^PWyn7Z!U^QV}K]3UlYMU^NUlYLU^OUlYMU^NUlYLU^NYfq8Z!U^RU^QU^PZ8U^OWyn3Z!U_$U^MU^RWyn<Z!U_%U_$WJWyn7Z!U_&U_%[)Wym#_2U_'=V}KWXVAZ=U_(U_'WXWPZLU_)U_(Vbl1[IU_)Vbp)U_+!WXZ=W&U_,U_2UlYLU_2Wyn9Z!U_3U_&[)WXVAZLU_9[IYfmEV!U_:)Z8U^LU_3WXVBU_:U_9DUlYMU_+UlYLU_,UlYMU_;UlYLU_;Yfq8Z!U_<Z8U_,U_=U_>WXZ9U_@U_>#UlYMU_AUlYLU_AWyo3Z(U_BU_<[)WXZ=U_BU_CU_@UlYLU_CWyn3Z!U_IU_&U_<Wyn9Z!U_JU^L[)Wyn<Z!U_PU^L[)Wym#Z5U_Q[IU_<WXVAZ4U_RU_QZ]X#W<U_S)Z8U_IU_JU_PWXVBU_SU_RDUlYMU_>UlYLU_>Wyn3Z!U_=U_<[!UlYMU_;UlYLU_@UlYMU_+UlYLU_+UlYMU`!UlYLU`!UlYMU^GUlYLU^GeWL(%U^FUlYLV}Ndt0'!_l((4Z8V}NU}DU}EWXZ9Us4U}E#UlYMU`#UlYLU`#Wyo3Z(Us6U}CZA^^N>U=U`$Us9Z:WXZ=U`$U`%Us<UlYLU`%Wyn7Z!U`&Us9[1WXVAZ!U`''Wyn9Z!U`(U`'[)Wyn<Z!U`)U`([)Wyn7Z!U`+U`)Z0Wyn<Z!U`,U`'Z0Wyn3Z!U`-U`+U`,Wyn7Z!U`.U`-[)Wyn3Z!U`/U`&U`.Wyn9Z!U`0U`/[)YfmEV!U`1)Z8U}CU`0WylQZLUsIU`1DWym#`LUsJU_#^`DJV5U`2UsLZ:WXZ=U`2U`3UsOUlYLU`3Wyn7Z!U`4[)UsLWyn9Z!U`5U`4[)Wyn7Z!U`6U`5[1WXVAZ!U`7'Wyn9Z!U`8U`7[1Wyn9Z!U`9U`7[MWyn<Z!U`:U`9Z0Wyn7Z!U`;U`8[)Wyn7Z!U`BU`:Z0Wyn3Z!U`CU`;U`BWyn9Z!U`DU`7Z0Wyn<Z!Ua0U`DZ0Wyn3Z!Ua2U`CUa0Wyn7Z!Ua3Ua2[)Wyn3Z!UaBU`6Ua3Wyn<Z!UaCU`4[)Wyn3Z!UaDUaBUaCWyn9Z!Ub3UaD[)YfmEV!Ub@+Z8U}CUb3WylQZLUt+Ub@DWym#`LUt,[H^bJ4!_rM+#UsO_s$)+UbAUlYLUbAWyo3Z(VT$U~Q[)_s4>U2UbBVT'Z:WXZ=UbBUbCVT+UlYLUbCWyn9Z!UbDU~Q[)Wyn<Z!UbEU~Q[)XpW4Z5UbF[HUbDUbEWXVAZ4UbGUbFYfn!ZLUbHUbGUbGUbGUbGWym#`LUbIU_#VT'WXVAZLUbJUbIXpW4[LVT4(U~QVT'WXVAZLUbKVT4Z]VPZLVT6#U$UbHUbJUbK_tRM#Us4eoRU&$`LUbLeq&U$&UlYMWX-UlYLWX-er6+(UbMUlYLUbMVbl1WWRWX0erLU#&Wyn3Z!WX@WX<et,>#[)etI9$UlYMWXKeu9-(UbNUlYLUbNVbl1WWQWXMev&33UbOWXRWym#Z#UbPWWQZ:WXVAZ!UbQUbPWyo3Z(UbRUbOUbQevH(5UbS`;UbNUbRWXQVbp)Uc!!WXZ=UbSUc#WY(UlYLWY(UlYMUc!UlYLUc#ew/:&UlYMUc!UlYLUc!ex('$WY.Uc#ex0-0Uc!Yfl@Z!Uc$#JWY3[)Wyn5Z!WY5[)Uc$exH4$Uc%[)ey)($Uc%[)ey2U;U=Uc&WYG[)Wym#Z%Uc'UBZSWXVAZ$Uc(Uc'WXWP`MUc)Uc(XpW4`NUc+Uc)ZSUc&XpW0ZLUc,Uc+$3Vbl1UbLUc,Wym#Z5Uc-UbLZ8WXVAZ4Uc.Uc-Wym#Z5Uc/UbLZ:WXVAZ4Uc0Uc/Wym#Z5Uc1UbLZ0WXVAZ4Uc2Uc1Wym#Z5Uc3UbLZ7WXVAZ4Uc<Uc3Yfn!ZBWZ9Uc.Uc0Uc2Uc<e~AI&UlYMWZBUlYLWZBfTC+(Uc=UlYLUc=Vbl1WWPWZEfU.L#Uc=fV&J!fW,,#W[%fW6S&UlYMW[4UlYLW[4fXC+(Uc>UlYLUc>Vbl1WWOW[7fY&U#&Wyn3Z!W[GW[DfZ8U$&UlYMW[QUlYLW[Qf[H+(Uc@UlYLUc@Vbl1WWNW]!f]3L#Uc@f^,J!f_1,#W]5f_;U8#[)f`RA,WXVAZ!W]OUEWyn3Z!W]QW]OW]Afb%3#W]Lfb76#W]LfbL82`OUcAW^+XpW4`PUcBUcAZSW^(XpW0Z4W^/UcB$&fcDU4#W+fe$C'UcCW^8[)WXZ=UcCfeJ((UcDUIWXWPW=W^AUcDff$VI#[)fhLU,#W>fj$V'JUcEUQ[#WXVAZ!UcFUcEWyn7Z!UcKUcF[1WXVAZ!UcRUPWyn3Z!W_LUcKUcRVbp)Ud4!WXZ=W+Ud5Ud4UlYLUd5UlYR[)UlYLUd4UlYMW_OUlYLW_Ofn42-Ud6UlYLUd6Yfl@Z!Wa(#J[)W`)ft('#V+ft/H!fuHU7&UlYMWa@UlYLWa@fw8+(Ud7UlYLUd7Vbl1Wa/WaCfwNU#&Wyn3Z!WaRWaOfy.>#[)fyK9&UlYMWb+UlYLWb+fz=+(Ud8UlYLUd8Vbl1Wa.Wb.f{(L#Ud8f{SJ!f}&,#WbAf}11-Ud9#JWbF[)Wyn5Z!WbH[)Ud9f}J4$Ud:[)f~,'%Ud;Ud:[)f~4(UIUd<[+Wa)Ud;Wa:WXXLZ(Ud=Ud<Wyo)Z(Ud>Ud=W+Vbp)WbO!WXZ=Ud>Ud@WbOUlYLUd@WXVAZ$UdA@WXWP`MUdBUdAWyn9Z!Ue#Wa5[)Wym#Z5UeDV&ZSWXVAZ4UePUeDWym#Z5UeQV&[!WXVAZ4UeRUeQWym#Z5UeSV&[#WXVAZ4Uf!UeSWym#Z5Uf#V&[$WXVAZ4Uf$Uf#Yfn!ZLWcHUePUeRUf!Uf$XpW4`NWcIUdBZSUe#gX7K&UlYMWcQUlYLWcQgY;+(Uf%UlYLUf%Vbl1Wa-Wd!gZ&L#Uf%gZQJ!g]$,#Wd5g]/S&UlYMWdDUlYLWdDg^;+(Uf&UlYLUf&Vbl1Wa,WdGg^QU#&Wyn3Z!We$WdSg`1U$&UlYMWe/UlYLWe/gaA+(Uf'UlYLUf'Vbl1Wa+We2gb,L#Uf'gc$J!gd),#WeEgd4U8#[)geKB@`OUf(Wf)Wyn3Z!Uf)Wa5WePWym#Z5Uf+V&WePWXVAZ4Uf,Uf+XpW4`PUf-Uf(ZSUf)WylRUf-Uf,$&ggD8#YOgn$U.#'go1X%#`Hgs5YE!gy)^O#'hX%aF#[)heJ>W,Uf.WmDZ:WXZ=Uf.Uf/WmGUlYLUf/Wyn9Z!Uf0Wm;[)Wyn7Z!Uf1Uf0[1WXVAZ!Uf2'Wyn9Z!Uf3Uf2[1Wyn9Z!Uf4Uf2[MWyn<Z!Uf5Uf4Z0Wyn7Z!Uf6Uf3[)Wyn7Z!Uf7Uf5Z0Wyn3Z!Uf8Uf6Uf7Wyn9Z",
"!Uf9Uf2Z0Wyn<Z!Uf:Uf9Z0Wyn3Z!Uf;Uf8Uf:Wyn7Z!Uf<Uf;[)Wyn3Z!Uf=Uf1Uf<Wyn<Z!Uf>Wm;[)Wyn3Z!Uf@Uf=Uf>Wyn7Z!UfAUf@[1Wyn7Z!UfBWmD[1Wyn9Z!UfCUf2[)Wyn<Z!UfDUfC[)Wyn7Z!UfMUfDZ0Wyn<Z!UfNUf2Z0Wyn3Z!UfOUfMUfNWyn7Z!UfPUfO[)Wyn3Z!UfQUfBUfPWyn3Z!UfRUfAUfQWyn9Z!WnHUfR[)XpW4[LUfS(Wm;WmDWXVAZLWo#UfShlQ/!hh0U&#[)hi5>U#Ug!Wn2Z:WXZ=Ug!Ug#Wn5UlYLUg#Wyn3Z!Ug$Wn)Wn2Wyn7Z!Ug)Ug$]3WXVAZ!Ug1'Wyn3Z!UgEUg)Ug1XpW4[LUgF(Wn)Wn2WXVAZLUgGUgFXpW4`NUgHWm7ZSUgEWylRUgHUgGF3hm8R#'hn7[C#[)hv&>,UgIWp;Z:WXZ=UgIUgJWp>UlYLUgJhvP];#[)iT8>U-UgKWr2Z:WXZ=UgKUgLWr5UlYLUgLWyn3Z!UgMWr)Wr2Wyn7Z!UgNUgM]3WXVAZ!UgO'Wyn3Z!UgPUgNUgOXpW4`NUgQWr'ZSUgPXpW0ZLUgRUgQF3XpW4[LUhR(Wr)Wr2WXVAZLUhSUhRWyn4ZLUi$UhSUgRVbl1UhRUi$iYMR#'iZLU$!i[RcQ#[)ikP>,Ui%Wv/Z:WXZ=Ui%Ui&Wv2UlYLUi&ilH+#WpCilQ]P#[)iuN>U-Ui'Wx,Z:WXZ=Ui'Ui(Wx/UlYLUi(Wyn3Z!Ui)Wx#Wx,Wyn7Z!Ui+Ui)]3WXVAZ!Ui,'Wyn3Z!Ui-Ui+Ui,XpW4`NUi.WwSZSUi-XpW0ZLUi/Ui.F3XpW4[LUi0(Wx#Wx,WXVAZLUi1Ui0Wyn4ZLWv6Ui1Ui/Vbl1Ui0Wv6i{1U:!i|MZ@#X@jX9c.#a:jgFB#'jh4^3#a:jqFK#[)jr=>U-Ui2XT+Z:WXZ=Ui2Ui;XT.UlYLUi;Wyn3Z!Ui<XT!XT+Wyn7Z!Ui=Ui<]3WXVAZ!Ui>'Wyn3Z!Ui@Ui=Ui>XpW4`NUiAW}#ZSUi@XpW0ZLUiBUiAF3XpW4[LXU'(XT!XT+WXVAZLUiCXU'Wyn4ZLXU)UiCUiBVbl1XU'XU)jwRU@#[)jy>>JUiDXU9Z:WXZ=UiDUiEXU<UlYLUiEWyn3Z!UiFXU1XU9Wyn7Z!UiGUiF]3WXVAZ!UiH'Wyn3Z!XUOUiGUiHXpW4[LUiI(XU1XU9WXVAZLXV+UiIj}(/!j}CU8#'kT'XB#'kXHWF#X@k]:V)#X@k_CY!#X<kdDY7#[)kj'>,UiJXYGZ:WXZ=UiJUiKXYJUlYLUiKkjQVS!"
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced: source 4acb95a2aaecc4c9, glslang 16.6.0, spirv-tools v2026.4, 182192 bytes */
static const char* const sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced[] = {
"vqX_GvZ!Z]VOXZ.!UlU##UlU#,UlU#U0UlU#V]4UlU#V^%UlU#Vj2UlU#Vp4UlU#Vp6UlU#V~9Z]VN_rugzG_rrbx>aogcW6bWVWi'_sV[cMax}g{0da,Yfl=_rugzG_rrbx>``ltrG`ZwW{IaVobwP!XpV.#]mWe_K``{is1YfgWVR!Vbk1Vp7%s[w2'$aezd]0!%&'()+,-./0123456789:;<=>@ABCDEFGHXpV3$4###WXUD$V]R3WXVKU1##WXVKU2#%WXVKU3#$WXVKYA(3Vbl:V0$Wym+V0!G!WXVKYB(&Vbl:V1$Wym+V1!G!Vbl:V9$Wym+V9!G!Wym+V9#G&Wym+V9$G+Wym+V9%G/Wym+V9&G3WXVKYC(&Wym+VJ!G!Wym+VJ#G+Wym+VJ$G/Wym+VK!G!Wym+VK#G3Wym+VK$GDWym+VK%GU!Wym+VK&GU3Wym+VK'GU7Wym+VK(GU;WXVKYD(&Wym+VL!G!Wym+VL#GU@Wym+VL$GUHWym+VL%GULWym+VL&GUPWym+VL'GV!Wym+VL(GV&Wym+VL)GV+Wym+VL+GV/Wym+VL,GV3Wym+VL-GV7WXVKVM#2WXVKYE(&Vbl:VN$Wym+VN!G!Wym+VN#GV;WXVKVO#9WXVKYF(+Vbl:VP$WXVLVP!;Wym+VP!G!WXVKVS#DWXVKW!#.WXVKW##/WXVK'.LWXVKW&#HWXVKW'#GWXVKW(#)WXVKW)#0WXVKW+#&WXVKW6#'WXVKWE#!WXVK-.AWXVKWP#AWXVKYG($Vbl:WQ$WXVLWQ!;Wym+WQ!G!WXVKYH(3Vbl:WR$WXVLWR!;Wym+WR!G!WXVKX+#@WXVKX.#+WXVKX/#(WXVKX0#8WXVKYI(3Vbl:X3$Wym+X3!G!WXVKYJ($Vbl:X5$Wym+X5!G!WXVKYK(3Vbl:X7$WXVLX7!;Wym+X7!G!WXVKYL(&Vbl:X8$WXVLX8!;Wym+X8!G!WXVKX9#6WXVKX:#7WXVKX;#4WXVKX<#5WXVKX=#3WXVKX@#-WXVKXJ#EVbl:C!WXVKC.MVbl:XP$Wym+XP!G!WXVKYM(3Vbl:XS$Wym+XS!G!WXVKY'#,Vbl:Y($Wym+Y(!G!WXVKG.;WXVKY)#>WXVKY8#1WXVKY9#=WXVKH.=WXVKYN#!WXVKYO.<Vbl:YP!Vbl:YQ!UlU%YRVbkEYSYRWXUIZ!D!WXV!Z#)Z!WXUKZ$Z!$WXV!Z%)Z$Z}mBIZ!Z!Z!Z!Z!Z$Z!WXV!Z&)IZ]W1JZ!Z!Z!Z!Z!Z!Wyl1KZ!Z!Z!WXV!Z')KUlU&Z(]jn1LIZ!Z!Z!Z!Z!Z!Z(KWXV!Z))LWyl4Z+LZ)Z#Wyl4Z,Z!Z)Z#WXV!Z-)JWyl1SJZ!Z!WXV!Z.)SWyl1U(Z!Z!Z!WXV!Z/)Z(WXV.Z!Z0$WXUPZ1Z!Z0Wyl1U)Z1Z!Z!Z}mBU+U)U)U)U)Z!Z!Z!Yfm#Z2Z$Z%Z#Z#Z#WXV!Z3)U(Vbk9Z4DWXV!Z5)Z4Vbk9Z63WXV.Z!Z7%WXV5Z!U13WXV5Z!U23WXV.Z!Z8!Yhu+Z9Z6Z7U1U2Z8WXV5Z!U33WXV.Z!Z:#Yhu+Z;Z6Z7U2U3Z:WXV#Z<Z!Z#WXUKZ=Z!&Wyl4Z>YRZ3Z.Wyl1U@Z$Z!Z(WXV!Z@)U@WXV.Z!ZA+WXUPZBZ4ZAWXV!ZC)ZBZ}mEZDYRZ@Z/Z#Z#Z#ZCZ]W4ZEYRZ%Z#Z#Z#ZCWXV#ZFZ4Z5XpVEZGZ!Z#Z#Z3Yfm#ZHYRZ#Z#Z#ZCWyl4ZIYRZ#ZCYfm#ZJYRZ#Z#Z#Z#VbkKZKVp8WXUKZLZ4&VbkAYAZLVbkBV0YAWXV!ZKVp8V0VbkKZMVp8VbkAYBZ!VbkBV1YBWXV!ZMVp8V1XpVEZNZ(Z)Z.Z#Wyl4ZOZ(Z)Z-VbkKZPVp8YflRV9Z!Z!Z!Z!Z!WXV!ZPVp8V9Z]W4ZQZ(Z)Z3Z.Z#Z#WXUIZRD#WXV.ZRZS!WXV.ZR[!#WXV.ZR[#$WXV.ZR[$%WXV.ZR[%&WXV.ZR[&'Wyl@Z$['Z8Z8WXV.ZR[((WXV.Z![)&VbkNZ([+WXV.ZR[,+WXV.ZR[-)VbkMZ([.WXV.Z4[/[W^VT!WXV.Z4[0[[|]U3WXURVIZ!Z!WXV.Z![1DWXV![2(U+WXV>[2%(WXUPYCZ!Z0Wyl1VJYCZ!Z!Z}mBVKVJVJVJVJZ!Z!Z!WXUPYDZ!Z0_VnRVLVKYDZ!Z!Z!Z!Z!Z!Z!Z!Z!WXV5Z!VM!XpW&Z![3VDZ0VMWXUPYEZ![3WXURVNVLYEWXV![4,VNWXV>[4&,WXV![5,VKVbl#Z(VOVbkK[6Vp8VbkAYFZ$VbkBVPYFWXV![6Vp8VPWXV![7Vp8Z$WXV5Z!VS!XpW&Z([8W>VSZ8XpW&Z([9W=VSZ0WXV.Z![:W3WXV.Z![;X!WXV![<,VLWXV5Z!W!#XpW&Z![=VH[:W!WXV5Z!W##XpW&Z![>VH[;W#WXV.ZR[@,WXV![A,Z!XpW&Z([BW@W!Z:WXV![C(Z!XpW&Z([DW@W#Z:WXV![E#Z!WXV>[E'#WXV.Z![FUDWXV.Z![GU!XpW&Z!W$VJ[FU1XpW&Z!W%VJ[GU3Yhu+[HZ4Z7U1U3Z0WXUP[I[HW%WXUP[J[IW$WXV![K([JWXV>[K((WXV![L([HWXV.Z![M3Vbl#Z(W&Vbl#Z(W'XpW&Z([NW:W&W'Vbl!Z(W(XpW&Z([OW:[NW(Vbl!Z(W)WylHZ([PW;W)XpW&Z([QW:[O[PVbl!Z(W+WylHZ([RW;W+XpW&Z(W,W:[Q[RWXV.Z![S7XpW&Z(]!W@U1ZAXpW&Z!]#VJU1ZAYfm7Z!W-W<]!]#Z:XpW&Z!W.VJ[SW-XpW&Z!]$VMW.ZAXpW&Z(]%W=]$Z8XpW&Z!]&VMW.[)XpW&Z(]'W=]&Z8XpW&Z!](VMW.Z0XpW&Z(])W=](Z8Yfm7Z!]+W<])Z0Z:Yfm7Z!],W<]'[)]+Yfm7Z!W/W<]%ZA],XpW&Z(]-W=W/Z:XpW&Z!W0VJZAW/XpW&Z!].VDZAW0XpW&Z!]/VF].Z:XpW&Z!]0VJ]/W0XpW&Z!]1X']0Z:XpW&Z!]2VH]1W0Yfm7Z!W1W<]-ZA]2WXV.Z!]3U3Yfm7Z!]4W<W+]3U1XpW&Z!]5VJ]4ZAYfm7Z!W2W<W,W1]5XpW&Z(W3W9W,W+XpW&Z!]6VJ[:U1XpW&Z!]7VH]6W2XpW&Z!]8X']7Z:WXV.Z!]98Yfm7Z!W4W<W3]8]9WXV!]:)Z9XpW&Z!];VHU1W4WXV.Z!]<q!Yfm7Z!W5W<W,];]<XpW&Z(]=W:W&W'XpW&Z(]>W:]=W(WylHZ(]@W;W)XpW&Z(]AW:]>]@Vbl#Z(W6WylHZ(]BW;W6XpW&Z(W7W:]A]BXpW&Z(W8W9W7W6XpW&Z!]CVJ[;U3WXV.Z!]D;XpW&Z(]EW@U3ZAXpW&Z!]FVJU3ZAYfm7Z!W9W<]E]FZ:XpW&Z!W:VJ]DW9XpW&Z!]GVMW:ZAXpW&Z(]HW=]GZ8XpW&Z!]IVMW:[)XpW&Z(]JW=]IZ8XpW&Z!]KVMW:Z0XpW&Z(]LW=]KZ8Yfm7Z!]MW<]LZ0Z:Yfm7Z!]NW<]J[)]MYfm7Z!W;W<]HZA]NXpW&Z(]OW=W;Z:XpW&Z!W<VJZAW;XpW&Z!]PVDZAW<XpW&Z!]QVF]PZ:XpW&Z!]RVJ]QW<XpW&Z!]SX']RZ:XpW&Z!^!VH]SW<Yfm7Z!W=W<]OZA^!Yfm7Z!^#W<W6]3U3XpW&Z!^$VJ^#ZAYfm7Z!W>W<W7W=^$XpW&Z!^%VH]CW>XpW&Z!^&X'^%Z:WXV.Z!^'<Yfm7Z!W@W<W8^&^'XpW&Z!^(VHU3W@WXV.Z!^)v3Yfm7Z!^+W<W7^(^)XpW&Z!WAVDW5^+WXV.Z!^,Uh3XpW&Z(^-W@WA^,Yfm7Z!^.W<^-WA^,WXUP^/Z=^.WXV!^0&^/WXV>^0)&WXV!^1&Z=Yfm7ZRWBW<W3ZS[!Yfm7ZRWCW<W8[!ZSXpW&Z!WDVJ]3U2WXUP^2Z9W$WXV!^3)^2WXUP^4^2Z0WXV!^5(^4WXV>^5+",
"(WXV!^6(Z9WXUP^7Z;W%WXUP^8^7Z0WXV!^9(^8WXV>^9,(WXV!^:(Z;WXV.Z6^;!WXV/Z9^<^;WXV/Z;^=^;WXV5Z!WEY3Yfm7Z!WFW<W+]3[:XpW&Z!WGVJWFZAXpW&Z!^>VMWEWGXpW&Z(^@W=^>Z8XpW&Z!^AVJWEWGYfm7Z!WHW<^@^AZ8Yfm7Z!WIW<W6]3[;XpW&Z!WJVJWIZAXpW&Z!^BVMWEWJXpW&Z(^CW=^BZ8XpW&Z!^DVJWEWJYfm7Z!WKW<^C^DZ8XpW&Z!^EVHWHWKXpW&Z(WLW>^EZ8Yfm7Z!^FW<W)Z8WHYfm7Z!WMW<WLWH^FXpW&Z(^GW>WMZ8WXV>[E-#XpW&Z(^HW>WMZ8WXV.Z!^IZDWXV.Z!^JoDYfm7Z!WNW<W,^I^JXpW&Z!^KVMWNWEXpW&Z(^LW=^KZ8Yfm7Z!^MW<W(ZAZ:WXV!^N(Z$WXV>^N.(WXV!^O(Z1WXV>[C/(WXV>[C0(WXV>[C1(XpW&Z!^PVDWNWEXpW&Z!^QVF^PZ:XpW&Z!^RVJ^QWEYfm7Z!^SW<W,[)Z:XpW&Z!WOVH^R^SXpW&Z!_!VJWO[)Yfm7Z!_#W<W,_!Z8WXUP_$Z$WOWXV!_%(_$WXV>_%2(WXUP_&Z!WOWXV!_'(_&WXV>_'3(Vbl#Z(WPWXV>^N4(WXUP_(Z!ZAWXV!_))_(VbkK_+Vp8WXUI_,3!VbkAYG_,VbkBWQYGWXV!_+Vp8WQWXV!_-Vp8_,WXV.ZR_.3WXUP_/Z=WOWXV!_0(_/WXV>_05(Yfm/Z=_1Z8Z8Z8Z8WXV!_2(Z=VbkK_3Vp8VbkAYHZ=VbkBWRYHWXV!_3Vp8WRWXV!_4Vp8Z=Yfm7Z!_5W<W)Z8WKYfm7Z!WSW<WLWK_5XpW&Z(_6W>WSZ8XpW&Z(_7W>WSZ8WXV.Z!_8]!WXV.Z!_9u!Yfm7Z!X!W<W7_8_9XpW&Z!_:VMX!WEXpW&Z(_;W=_:Z8Yfm7Z!_<W<W(ZAZ:WXV>^N6(WXV>[C7(WXV>[C8(WXV>[C9(XpW&Z!_=VDX!WEXpW&Z!_>VF_=Z:XpW&Z!_@VJ_>WEYfm7Z!_AW<W7[)Z:XpW&Z!X#VH_@_AXpW&Z!_BVJX#[)Yfm7Z!_CW<W7_BZ8WXUP_DZ$X#WXV!_E(_DWXV>_E:(WXUP_FZ!X#WXV!_G(_FWXV>_G;(WXV>^N<(WXUP_HZ=X#WXV!_I(_HWXV>_I=(XpW&Z(_JW>WMZ8XpW&Z!_KVMWMU1XpW&Z(_LW=_KZ8WylHZ(_MW;W+XpW&Z!_NVJWMU1XpW&Z(_OW>WSZ8XpW&Z!_PVMWSU3XpW&Z(_QW=_PZ8WylHZ(_RW;W6XpW&Z!_SVJWSU3WXUK`!Z6$WXUP`#Z![)WXV!`$)`#WXV!`%&Z!XpW&Z!`&VJWO[)Yfm7Z!`'W<W,`&Z8Yfm7Z!`(W<W,Z8WOXpW&Z!`)VJX#[)Yfm7Z!`+W<W7`)Z8Yfm7Z!`,W<W7Z8X#WXV.Z!`-Y;WXV.Z!`.ab;XpW&Z(`/W:W+W6XpW&Z!`0VFWDZ:XpW&Z!`1VFWDZ:XpW&Z!`2VFWDZ:XpW&Z!`3VFWDZ:WylHZ(`4W;W'WylHZ(`5W;W)Vbl!Z(X+WXV.Z!`62WXV>^N>(XpW&Z!`7VJU1ZAYfm7Z!X,W<X+Z8`7XpW&Z(`8W=X,Z8XpW&Z(`9W>VSZ8XpW&Z(X-W=VSZ:XpW&Z(`:W@X,Z8XpW&Z(`;W7X-`:XpW&Z(`<W>VSZ8XpW&Z(`=W@X,Z8XpW&Z(`>W7X-`=XpW&Z(`@W>VSZ8WXV>^N@(Vbl#Z(X.WXV.Z4`A!WXV!`B(U@WXV>`BA(Vbl#Z(X/WXV5Z!X0!XpW&Z(X1W>X0Z8WXV>`BB(WXV.Z!`C-WXV.ZR`D/WXV.ZR`E0XpW&Z(`FW=X0Z0WXV!`G)Z=VbkK`HVp8VbkAYIZ=VbkBX3YIWXV!`HVp8X3WXUK`IZ4$Yfm7Z!X4W<X+Z:Z8VbkK`JVp8VbkAYJZ6VbkBX5YJWXV!`JVp8X5WXV!`KVp8Z6WXV!`L)ZLVbkK`MVp8VbkAYKZLVbkBX7YKWXV!`MVp8X7WXV!`NVp8ZLVbkK`OVp8VbkAYLZ4VbkBX8YLWXV!`OVp8X8WXV!`PVp8Z4WXV.Z4`Q[YmYTDWXV.Z4`Rjq}ab3WXV.Z4`SjmZkx4WXV.Z4a!Z|p|j;WXV.Z4a#jy[rg!WXV.Z4a$jkidYOWXV.Z4a%[dTfW3WXV.Z4a&[TjfyLWXV.Z4a'[WdYj5WXV.Z4a([X`|m%WXV.Z4a)[X]vj6WXV.Z4a+Z}wmYBWXV.Z4a,Z}kwcJWXV.Z4a-jiYaY.WXV5Z!X9!XpW&Z(a.W=X9Z:XpW&Z(a/W=X9Z0XpW&Z(a0W=X9Z7XpW&Z(a1W=X9[)Vbl#Z(X:WXV.Z!a2cdyeVCWXV.Z!a3cbjbV!XpW&Z(a4W=X,Z8Vbl#Z(X;WXV.Z!a5(Vbl#Z(X<WXV5Z!X=!XpW&Z(a6W=X=Z:XpW&Z(a7W=X=Z0XpW&Z(a8W>X9Z8XpW&Z(X>W9a8X:XpW&Z(a9W=X0Z0Vbl#Z(X@WylHZ(a:W;X@WXV.Z!a;ZclXv3WXV.Z4a<]i[xeDWXV.Z!a=cdyeVDWXV.Z!a>VU2WXV.Z!a@qtsqVDWXV.Z!aA]Ub``3WXV.ZRaB9WXV.ZRaC:WXV.ZRaD=WXV.ZRaE@WXV.ZRaF;WXV.ZRaG<WXV.ZRaH>WXV.ZRaIAVbl#Z(XJWXV.Z!aJU&XpW&Z!aKVHX,aJXpW&Z!aLVDaKX4Yfm7Z!XLW<X+ZAZ:XpW&Z!aMVJ[GXLXpW&Z!aNVJ[GXLXpW&Z!aOVHU1[GXpW&Z!XMVJaOZAWXV.Z!aP0XpW&Z!XNVJWEZAXpW&Z!aQVDXMXNXpW&Z!aRVFaQZ:XpW&Z!XOVJaRXNWXV>[EC#XpW&Z!aSVFXMZ:WXUPb!ZBXOWXV!b#)b!WXUPb$Z$Z7WXV!b%(b$WXV>b%D(WXV>b%E(WXV!b&,YDVbkKb'Vp8VbkBXPZ!WXV!b'Vp8XPWXV.Z!b(WXZDWyl@Z$b)b(Z8VbkKb+Vp8VbkAYMZ=VbkBXSYMWXV!b+Vp8XSWXV.Z!b,WXa!Wyl@Z$b-b,Z8WXV!b.Vp8Z!WXV.Z!b/'WXV.Z!b0uj3WXV.Z!b1[[|]U3WXV.Z!b2U_ov3Wyl@Z$b3b2Z8WXV.Z!b4Ug}!WXV.Z!b5acLXpW&Z!b6VHU1U3XpW&Z!b7VJb6XNXpW&Z!Y$VJb7[)WXV!b8(Z4WXV.Z4b9cdyeVDWXV>`%F&WXV.Z!b:U;WXV5Z!Y'!XpW&Z(b;W=Y'Z:XpW&Z(b<W=Y'b/XpW&Z(b=W=Y'Z0WXV.Z!b>WXUDWyl@Z$b@b>Z8VbkKbAVp8VbkBY(Z!WXV!bAVp8Y(WXV.Z!bBWXU3Wyl@Z$bCbBZ8WXUKbDZ!%WXV!bE#bDWXV>bEG#WXV.Z!bFU5Vbl#Z(Y)WylHZ(bGW;Y)WylHZ(bHW;Y)WylHZ(bIW;Y)XpW&Z(bJW=Y'Z8WylHZ(bKW;Y)XpW&Z(bLW:bJbKXpW&Z(bMW=Y'Z8XpW&Z(bNW=Y'[)XpW&Z(Y1W=Y'Z7Yfm7Z!Y4W<XJZ0Z:XpW&Z!bOVFY4Z:WXV5Z!Y8#WXV5Z!Y9#WXV>bEH#XpW&Z(Y:W=Y'[)WylHZ(bPW;Y1Yfm7Z!bQW<Y1Z:Y4WylHZ(bRW;Y1XpW&Z!bSVFY4Z:WXV5Z!YN#XpW%bDYOYNZ:Z:WXV.Z!c!qtsuY,WXV.Z!c#.WXV.Z!c$)WXV.Z!c%,WylJYR$!YSUlYLc&WXV>Z#c')WXV>Z#c()WXV>Z#c))WXV>Z#c+)WXV>Z#c,)WXV>Z#c-)WXV>Z#c.)WXV>Z#c/)WXV>ZCc0)WXV>Z%c1)WXV>Z#c2)WXV>Z#c3)WXV>Z#c4)WXV>ZCc5)WXV>Z%c6)WXV>Z#c7)WXV>Z#c8)WXV>Z#c9)WXV>ZCc:)WXV>Z@c;)WXV>Z/c<)WXV>Z#c=)WXV>Z#c>)WXV>Z#c@)WXV>ZCcA)WXV>Z%cB)WXV>Z#cC)WXV",
">Z#cD)WXV>Z#cE)WXV>ZCcF)WXV>Z%cG)WXV>Z#cH)WXV>Z#cI)WXV>Z#cJ)WXV>ZCcK)WXV>Z@cL)WXV>Z/cM)WXV>Z#cN)WXV>Z#cO)WXV>Z#cP)WXV>ZCcQ)WXV>Z%cR)WXV>Z%cS)WXV>Z%d!)WXV>Z%d#)WXV>Z#d$)WXV>Z#d%)WXV>Z3d&)WXV>b#d')WXV>Z#d()WXV>ZCd))WXV>ZCd+)WXV>Z%d,)WXV>Z%d-)WXV>Z%d.)WXV>Z#d/)WXV>Z#d0)WXV>Z3d1)WXV>Z#d2)WXV>Z#d3)WXV>Z#d4)WXV>ZCd5)WXV>Z%d6)WXV>Z%d7)WXV>Z#d8)WXV>Z#d9)WXV>Z#d:)WXV>Z%d;)WXV>Z%d<)WXV>Z%d=)WXV>Z%d>)WXV>Z%d@)WXV>Z%dA)WXV>Z#dB)WXV>Z#dC)WXV>Z#dD)WXV>Z%dE)WXV>Z%dF)WXV>Z%dG)WXV>Z%dH)WXV>Z%dI)WXV>Z#dJ)WXV>Z#dK)WXV>Z#dL)WXV>Z%dM)WXV>Z%dN)WXV>Z%dO)WXV>Z%dP)WXV>Z)dQ)WXV>Z#dR)WXV>Z)dS)WXV>Z#e!)WXV>Z)e#)WXV>Z#e$)WXV>Z%e%)WXV>Z%e&)WXV>Z%e')WXV>Z%e()WXV>Z)Y;)WXV>Z3Y<)WXV>Z.Y=)WXV>Z#Y>)WXV>Z#Y@)Wym#[<e)&ZSWym#[5e+e)Z8Wym#[Ae,e+a5WXVAZ!e-e,Wym#[Ae.e)Z7WXVAZ!e/e.Wym#[Ae0e)[)WXVAZ!e1e0Wym#[Ae2e)b/WXVAZ!e3e2Wym#[Ae4e)a5WXVAZ!e5e4Wym#[Ae6e)ZAWXVAZ!e7e6Wym#[Ae8e)`CWXVAZ!e9e8Wyn9Z!e:e-]3Wyn<Z!e;e-]3Wyo-Z(e<e;Z8XpY<Z!e=e<Z8Z:Wyn3Z!e>e:e=Wyn7Z!e@Y4e>Wyn9Z!eAe@Y8Wyn<Z!eBe@Y8Wyo-Z(eCeBZ8XpY<Z!eDeCZ8Z:Wyn3Z!eEeAeDWyo/Z(eFeEZ:XpY<Z!eGeFeEZ:[tY!IeHe9e@Y8eGZ8['Z8WyoKZ!eIe7Z:UlYMeJUlYLeJWyn7Z!eKe3eGUlYMeLUlYLeLWyo/Z(eMe5Z:Vbp)eN!WXZ=eMeOePUlYLePUlYMeNUlYLeOWyn9Z!eQeKe5UlYMeNUlYLeNYfq8Z!eReKePeQeOWyo3Z(eSeKZ:XpY<Z!f!eSeKZ:Wyo/Z(f#f!eRXpY<Z!f$f#f!eRWyo3Z(f%e/f$XpY<Z!f&f%e/f$Wyo/Z(f'f&Z:XpY<Z!f(f'f&Z:Wyn9Z!f)eKf(Wyn7Z!f+f)f&Wyn5Z!f,eKf+XpWDKf-f&f)f,^aYDLf.eHe/e1e3e5eIY9Y)f-Wym#[Ef/HZ:WXVAZ!f0f/Wym#[Ef1GZ8WXVAZ!f2f1Wyn7Z!f3f0f2Wym#[Ef4HZ8WXVAZ!f5f4Wyn3Z!f6f3f5Vbp)f7!WXZ=Y:f8f7UlYLf8WXVAZ!f9-Wyo-Z(f:f9Z8Vbp)f;!WXZ=f:f<f;UlYLf<XpW4b&f=&ZS[!Wym#[Af>f=Z8WXVAZ!f@f>Wym#[AfAf=Z:WXVAZ!fBfAWym3Z$fCf@fBVbl1e'fCVbl1e(bCWym#Z#fDe'Z8WXVAZ!fEfDWym#Z#fFe(Z8WXVAZ!fGfFWynIVIfHfEfGWym4Z!fIfH#Wym4Z!fJfH!Wym#Z#fKe'Z:WXVAZ!fLfKWym#Z#fMe(Z:WXVAZ!fNfMWyn3Z!fOfLfNWyn3Z!fPfOfIWym3Z$fQfJfPWXWPbAfRfQWym#[EfSGZ:WXVAZ!g!fSWyn7Z!g#f2g!Wym#b.g$fRZSYfq-Z!g%g$[&Z8Z:WXVBFg%DWylQZ!g&FDWyn5Z!g'g#Z:Wyo-Z(g(g&g'Vbp)g)!WXZ=g(g+g,UlYLg,WylQZ!g-FDWyo1Z(g.g-g#Vbp)g/!WXZ=g.g0g/UlYLg0WylQZ!g1FDWylQZ!g2FDVbl1e%fCVbl1e&b@Wym#Z#g3e%Z8WXVAZ!g4g3Wym#Z#g5e&Z8WXVAZ!g6g5WynIVIg7g4g6Wym4Z!g8g7#Wym4Z!g9g7!Wym#Z#g:e%Z:WXVAZ!g;g:Wym#Z#g<e&Z:WXVAZ!g=g<Wyn3Z!g>g;g=Wyn3Z!g@g>g8Wym3Z$gAg9g@WXWPZPgBgAWym#b.gCgBZSZ}qJZ!gDgC[&Z8Z8Z7Z8Wyo-Z(gEgDZ8Vbp)gF!WXZ=gEgGgFUlYLgGWym#b.gHgB[!WylRgHZ8F&Wym#b.gIgB[#WylRgIg1F&Wym#b.gJgB[$WylRgJg#F&Wym#b.gKgB[%WylRgKg2F&UlYMgFUlYLgFUlYMg/UlYLg/UlYMg)UlYLg+Wyp7g$[&Z8Z8UlYMg)UlYLg)UlYMf;UlYLf;WXZ!Z0Z0`.WylQZ!gLFDUlYMf7UlYLf7Yfq8Z!gMf6eNgLf;Vbp)gN!WXZ=bPgOgNUlYLgOWyo1Z(gPgMe/UlYMgNUlYLgNYfq8Z(gQbPf7gPgOVbp)gR!WXZ=gQgSgRUlYLgSuoAUlYLgRUlYMh!UlYLh!Wyo/Z(h#e1Z8Vbp)h$!WXZ=h#h%h&UlYLh&Wyn<Z!h'gMY9Vbl1e#f.Vbl1e$h'XpW,Lh(Me#e$Wym4Kh)h(+Wym4Z!h+h)!Wyn9Z!h,gMY9Wyo3Z(h-h,h+Vbp)h.!WXZ=h-h/h.UlYLh/Wym4Z!h0h(&Wym4Z!h1h)#Wym4Z!h2h)$Wyn7Z!h3h,h1Wyo3Z(h4h,h2XpY<Z!h5h4h,h2Wyn3Z!h6h3h5Wyo/Z(h7h0Z:Vbp)h8!WXZ=h7h9h8UlYLh9Vbl1dSh(Vbl1e!h6XpW,Z!h:PdSe!UlYMh8UlYLh8Yfq8Z!h;h6h/h:h9Wyn3Z!h<h,Z:Wyn7Z!h=h<h1Wyo3Z(h>h<h2XpY<Z!h@h>h<h2Wyn3Z!hAh=h@Vbp)hB!WXZ=h7hChBUlYLhCVbl1dQh(Vbl1dRhAXpW,Z!hDPdQdRUlYMhBUlYLhBYfq8Z!hEhAh8hDhCUlYMh.UlYLh.Yfq8Z!hFZ8h&hEhBYfq8Z!hGZ8h&h;hBUlYMhHUlYLhHUlYMhIUlYLhIUlYMhJUlYLhJUlYMhKUlYLhKWyo3Z(hLhGhFVbp)hM!WXZ=hLhNhMUlYLhNWyn5Z!hOhFZ:UlYMhPUlYLhPWyn9Z!hQhOeGUlYMhRUlYLhRWyn7Z!hShQeGUlYMi!UlYLi!UlYMi#UlYLi#UlYMi$UlYLi$Wyn9Z!i%hGeGUlYMi&UlYLi&UlYMi'UlYLi'UlYMi(UlYLi(Wyn5Z!i)hQi%Wyn3Z!i+i)Z:UlYMhMUlYLhMYfq8Z!i,Z8hKhQi(Yfq8Z!i-Z8hKhSi(Yfq8Z!i.Z8hKi+i(Wyn5Z!i/e9e3Wyo3Z(i0gMi/XpY<Z!i1i0Z:Z8Wyo/Z(i2i/e/Vbp)i3!WXZ=i2i4i3UlYLi4Wyn5Z!i5i/gMWyn5Z!i6i5Z:Wyn9Z!i7i6e/Wyn3Z!i8i7Z:UlYMi3UlYLi3Yfq8Z!i9i1hMi8i4Wyn3Z!i:i.i9UlYMh$UlYLh%Wyn9Z!i;gMe1UlYMi<UlYLi<Wyn7Z!i=i;eGUlYMi>UlYLi>UlYMi@UlYLi@UlYMh$UlYLh$Yfq8Z!iAhGi3Z8i@Yfq8Z!iBhFi3Z8i@Yfq8Z!iCi,i3i;i@Yfq8Z!iDi-i3i=i@Yfq8Z!iEi.i3Z:i@Yfq8Z!iFi:i3Z:i@Wyn5Z!iGiFiEVbp)iH!WXZ=Y)iIiHUlYLiIUlYMiHUlYLiHYfq8Z(iJY)h$h#iIVbp)iK!WXZ=iJiLiKUlYLiLUlYMiMUlYLiMUlYMiNUlYLiNWyn7Z!iOiCe1Wyn5Z!iPgMiOWyn9Z!iQeGe1Wyn7Z!iRiPiQWyn<Z!iSeGe1Wyo3Z(j!iPiSXpY<Z!j#j!iPiSWyn3Z!j$iRj#Wyn3Z!j%iDj$Wyo3Z(j&iPe1Vbp)j'!WXZ=j&j(j)UlYLj)UlYMj'UlYLj(Wyn3Z!j+iPZ:Wyn7Z!j,j+iQWyo3Z(j-j+iSXpY<Z!j.j-j+iSWyn3Z!j/j",
",j.Wyn3Z!j0iDj/UlYMj'UlYLj'Yfq8Z!j1j%j)j0j(UlYMiKUlYLiKYfq8Z!j2iAiHj%j'Yfq8Z!j3iBiHj1j'Vbp)j4!WXZ=Y)j5j4UlYLj5Wyn5Z!j6j3j2Wyn7Z!j7iGeGUlYMj8UlYLj8Wyn3Z!j9j6j7UlYMj4UlYLj4Yfq8Z!j:iEiKj6j8Yfq8Z!j;iFiKj9j8Vbp)j<!WXZ=Y1j=j>UlYLj>UlYMj<UlYLj=UlYMj<UlYLj<Yfq8Z!j@j;j>Z:j=UlYMjAUlYLjAYfq8Z!jBZ8j<jCjDWXZ9jEjD!UlYMjFUlYLjFWyn7Z!jGbQj@Wyo3Z(jHjBjGWXZ=jHjIjEUlYLjIVbp)jJ!WXZ=XJjKjLUlYLjLUlYMjJUlYLjKWyn<Z!jMjBY4UlYMjJUlYLjJYfq8Z!jNZ8jLjMjKVbp)jO!WXZ=XJjPjQUlYLjQUlYMjOUlYLjPWyn9Z!jRjBY4UlYMjOUlYLjOYfq8Z!jSjBjQjRjPWyn5Z!k!j;j:Wyo.Z(k#eIZ8XpY<Z!k$k#k!Z8Wyo3Z(k%jSk$WXXLZ(k&k%Vbp)k'!WXZ=k&k(k'UlYLk(Wyn5Z!k)jSk$Wyo1Z(k+k)j:UlYMk'UlYLk'Yfq8Z(k,k%jOk+k(Vbp)k-!WXZ=k,k.k/UlYLk/Wyn5Z!k0jSk$Vbp)k1!WXZ=Y)k2k3UlYLk3Vbp)k4!WXZ=h#k5k6UlYLk6Wyn5Z!k7iCk0UlYMk8UlYLk8Wyn7Z!k9k7eGUlYMk:UlYLk:Wyo/Z(k;j2k9XpY<Z!k<k;j2k9Wyn5Z!k=k<k9Wyn5Z!k>j3k9Wyo3Z(k@k>eGXpY<Z!kAk@k>eGWyo/Z(kBY9Z:Vbp)kC!WXZ=kBkDkCUlYLkDWyn<Z!kEgMY9Wyn7Z!kFk7Y9Wyn3Z!kGkFkEUlYMkHUlYLkHWyn7Z!kIkGeGUlYMkJUlYLkJUlYMkCUlYLkCYfq8Z!kKk7k:kGkJYfq8Z!kLk9k:kIkJWyn7Z!kMk=Y8Wyn7Z!kNkAY8Wyo3Z(kOkNe@XpY<Z!kPkOkNe@UlYMk4UlYLk5Wyn7Z!kQiCe1Wyn5Z!kRgMkQUlYMkSUlYLkSUlYMl!UlYLl!Wyn9Z!l#eGe1Wyn7Z!l$kRl#Wyn<Z!l%eGe1Wyo3Z(l&kRl%XpY<Z!l'l&kRl%Wyn3Z!l(l$l'Wyn3Z!l)kRZ:Wyn7Z!l+l)l#Wyo3Z(l,l)l%XpY<Z!l-l,l)l%Wyn3Z!l.l+l-Wyn7Z!l/l(Y8Wyn7Z!l0l.Y8Wyo3Z(l1l0e@XpY<Z!l2l1l0e@UlYMk4UlYLk4Yfq8Z!l3kKkCiCl!Yfq8Z!l4kLkCiDl!Yfq8Z!l5kMkCl/l!Yfq8Z!l6kPkCl2l!UlYMk1UlYLk2Wyn3Z!l7j2k0UlYMl8UlYLl8Wyn9Z!l9l7eGUlYMl:UlYLl:Wyn7Z!l;l9eGUlYMl<UlYLl<UlYMl=UlYLl=Wyn5Z!l>l7l;Wyo/Z(l@Y9Z:Vbp)lA!WXZ=l@lBlAUlYLlBWyn<Z!lCgMY9Wyn7Z!lDl9Y9Wyn3Z!lElDlCUlYMlFUlYLlFWyn7Z!lGlEeGUlYMlHUlYLlHUlYMlAUlYLlAYfq8Z!lIl9l=lElHYfq8Z!lJl;l=lGlHWyn3Z!lKl>Z:Wyn7Z!lLl>Y8Wyn7Z!lMlKY8Wyo3Z(lNlMe@XpY<Z!lOlNlMe@UlYMk1UlYLk1Yfq8Z!lPl3k4lIlAYfq8Z!lQl4k4lJlAYfq8Z!lRl5k4lLlAYfq8Z!lSl6k4lOlAUlYMk-UlYLk.Wyo.Z(m!k$Z8Vbp)m#!WXZ=m!m$m%UlYLm%Wyn5Z!m&jSj:UlYMm#UlYLm$UlYMm#UlYLm#Yfq8Z!m'm&m%jSm$Vbp)m(!WXZ=Y)m)m+UlYLm+Wyn3Z!m,e3gMWyn7Z!m-m'e/Wyn3Z!m.m,m-UlYMm/UlYLm/Wyn7Z!m0m.eGUlYMm1UlYLm1Wyn7Z!m2eGY8Wyo3Z(m3m2e@XpY<Z!m4m3m2e@UlYMm(UlYLm)UlYMm5UlYLm5Wyn9Z!m6m'eGUlYMm7UlYLm7Wyn3Z!m8e3gMWyn7Z!m9m6e/Wyn3Z!m:m8m9UlYMm;UlYLm;Wyn7Z!m<m:eGUlYMm=UlYLm=Wyn7Z!m>m6eGWyn5Z!m@m'm>UlYMmAUlYLmAUlYMmBUlYLmBWyn3Z!mCm@Z:Wyn7Z!mDm@Y8Wyn7Z!mEmCY8Wyo3Z(mFmEe@XpY<Z!mGmFmEe@UlYMm(UlYLm(Yfq8Z!mHm.m1m:mBYfq8Z!mIm0m1m<mBYfq8Z!mJZ8m1mDmBYfq8Z!mKm4m1mGmBUlYMk-UlYLk-Yfq8Z!mLlPk1mHm(Yfq8Z!mMlQk1mIm(Yfq8Z!mNlRk1mJm(Yfq8Z!mOlSk1mKm(Vbp)mP!WXZ=Y1mQmPUlYLmQUlYMmRUlYLmRWyn7Z!mSgMeGUlYMn!UlYLn!UlYMmPUlYLmPYfq8Z!n#mLk-gMn!Yfq8Z!n$mMk-mSn!XpW4[5n%&ZSZSWXVAVKn&n%WX^DU+n'n&Vbl1%n'Z}nDJn(n#e@n$eGZ8Z8Vbp)n)!WXZ=[8n+n,UlYLn,Wym#[An-e)c$WXVAZ!n.n-WXVAU+n/%Wym4Z!n0n/&Wym4Z!n1n/'Wyn9Z!n2n0[=Wyn<Z!n3n0[=Wyo-Z(n4n3Z8XpY<Z!n5n4Z8Z:Wyn3Z!n6n2n5Wyn9Z!n7n1[>Wyn<Z!n8n1[>Wyo-Z(n9n8Z8XpY<Z!n:n9Z8Z:Wyn3Z!n;n7n:WyoKZ!n<e7Z0XpW4[An=&ZS[@WXVAZ!n>n=Wyn3Z!n@n>n#Wyn7Z!nAW!W#Wyn<Z!nBn@nAWyn9Z!nCn@nAWyo.Z(nDn<Z8Vbp)nE!WXZ=nDnFnGUlYLnGUlYMnEUlYLnFUlYMnEUlYLnEYfq8Z!nHn6nGn;nFVbp)nI!WXZ=nDnJnKUlYLnKUlYMnIUlYLnJUlYMnIUlYLnIYfq8Z!nLn;nKn6nJWyo3Z(nMn.nHXpY<Z!nNnMn.nHWyn7Z!nOn6n;Wyo1Z(nPnCnOVbp)nQ!WXZ=nPnRnQUlYLnRWyn9Z!nSnCnOUlYMnQUlYLnQYfq8Z!o!Z8nInSnRWyn7Z!o#o!nOWyn5Z!o$nCo#Wyn7Z!o%nNnLWyo1Z(o&o$o%Vbp)o'!WXZ=o&o(o'UlYLo(Wyn9Z!o)o$o%Wyn7Z!o+o)nNUlYMo'UlYLo'Yfq8Z!o,Z8nQo+o(Wyn5Z!o-nHo,Wyo3Z(o.nNo-XpY<Z!o/o.nNo-Wyn7Z!o0o,nLWyn5Z!o1o$o0Wyo/Z(o2o/Z:Vbp)o3!WXZ=o2o4o3UlYLo4Wyn9Z!o5o1o/UlYMo3UlYLo3Yfq8Z!o6o1o'o5o4Wyn7Z!o7o6o/Wyn5Z!o8o1o7Wyn3Z!o9o,o8XpY<Z!o:nDo6o9XpY<Z!o;nDo9o6Wyn7Z!o<o:W!Wyn9Z!o=nBW#Wyn3Z!o>o<o=Wyn7Z!o@o;W#Wyn<Z!oAnBW#Wyn3Z!oBo@oAUlYMn)UlYLn+Wym#[AoCe)c$WXVAZ!oDoCWXVAU+oE%Wym4Z!oFoE'WyoFZ!oGe7ZAXpY<Z!oH[9[;[:XpY<Z!oI[9[:[;Wyn7Z!oJoDoHWyn9Z!oKoJoIWyn7Z!oLoDoKWyn3Z!oMoLoDWyn3Z!oNoMoKWyn5Z!oOoNoGWyn9Z!oPoOZ0Wyn9Z!oQoFoJWyn<Z!oRoQZ0Wyo-Z(oSoRZ8Vbp)p!!WXZ=oSp#p$UlYLp$Wyn5Z!p%oQZ:Wyn9Z!p&p%Z0Wyn7Z!p'p&oQUlYMp!UlYLp#Wyn9Z!p(oQZ0Wyn5Z!p)oQZ:Wyn7Z!p+p(p)UlYMp!UlYLp!Yfq8Z!p,p'p$p+p#Wyn7Z!p-oPoQWyn7Z!p.oLp,Wyn3Z!p/p-p.Wyo1Z(p0n#p/Vbp)p1!WXZ=p0p2p1UlYLp2Wyn7Z!p3oQoJWyn5Z!p4oFp3Wyn9Z!p5p4oHWyn<Z!p6p4oHWyo-Z(p7p6Z8XpY<Z!p8p7Z8Z:Wyn3Z!p9p5p8Wyo3Z(p:p9oDXpY<Z!p;p:p9",
"oDVbp)p<!WXZ=oSp=p>UlYLp>Wyn5Z!p@oQZ:Wyn9Z!pAp@Z0Wyn7Z!pBpAoQUlYMp<UlYLp=Wyn9Z!pCoQZ0Wyn5Z!pDoQZ:Wyn7Z!pEpCpDUlYMp<UlYLp<Yfq8Z!pFpBp>pEp=Wyn7Z!pGoLpFWyn3Z!pHp-pGWyn7Z!pIp;oQWyn7Z!pJpIoKWyn3Z!pKpHpJUlYMpLUlYLpLYfq8Z!pMpKp<pNpOYfq8Z!pPZ8p<pQpOWXZ9pRpO!UlYMpSUlYLpSWyo3Z(q!pPp;WXZ=q!q#pRUlYLq#Wyn3Z!q$pPZ:Wyn7Z!q%q$oHWyo3Z(q&q%p4XpY<Z!q'q&q%p4Wyn9Z!q(q'oIWyn<Z!q)q'oIWyo-Z(q+q)Z8XpY<Z!q,q+Z8Z:Wyn3Z!q-q(q,Wyn3Z!pNpMq-UlYMpOUlYLpOWyn3Z!pQpP[!UlYMpLUlYLpRWyn9Z!q.n#pMVbp)q/!WXZ=oSq0q1UlYLq1Wyn5Z!q2oQZ:Wyn9Z!q3q2Z0Wyn7Z!q4q3oQUlYMq/UlYLq0Wyn9Z!q5oQZ0Wyn5Z!q6oQZ:Wyn7Z!q7q5q6UlYMq/UlYLq/Yfq8Z!q8q4q1q7q0Wyn7Z!q9oLq8Wyn3Z!q:p-q9Wyn3Z!q;q:pJUlYMq<UlYLq<Yfq8Z!q=q;q/q>q@Yfq8Z!qAZ8q/qBq@WXZ9qCq@!UlYMqDUlYLqDWyo3Z(qEqAp;WXZ=qEqFqCUlYLqFWyn3Z!qGqAZ:Wyn7Z!qHqGoHWyo3Z(qIqHp4XpY<Z!qJqIqHp4Wyn9Z!qKqJoIWyn<Z!qLqJoIWyo-Z(qMqLZ8XpY<Z!qNqMZ8Z:Wyn3Z!qOqKqNWyn3Z!q>q=qOUlYMq@UlYLq@Wyn3Z!qBqA[!UlYMq<UlYLqCWyn7Z!qPq.q=Wyn5Z!qQn#qPUlYMp1UlYLp1Yfq8Z!qRn#p!qQqCYfq8Z!qSZ8p!q.qCWXWDZ4r!oLWXWDZ4r#oPWyn8Z4r$[/r!Wyn6Z4r%r#r$Wyn8Z4r&r%r%Wyn8Z4r'[0r!WXWDZ4r(qRWyn8Z4r)r'r(Wyn4Z4r+r&r)XpV/Z4r,#Cr+Wyn6Z4r-r,r%Wyn;Z4r.r-r!WXWAZ!r/r.Wyo3Z(r0r/oQXpY<Z!r1r0r/oQUlYMr2UlYLr2Yfq8Z!r3r1p1r4r5WXZ9r6r5!UlYMr7UlYLr7Wyn<Z!r8r3Z0Wyo-Z(r9r8Z8Vbp)r:!WXZ=r9r;r<UlYLr<Wyn5Z!r=r3Z:Wyn9Z!r>r=Z0Wyn7Z!r@r>r3UlYMr:UlYLr;Wyn9Z!rAr3Z0Wyn5Z!rBr3Z:Wyn7Z!rCrArBUlYMr:UlYLr:Yfq8Z!rDr@r<rCr;Wyn7Z!rEoPr3Wyn7Z!rFoLrDWyn3Z!rGrErFWyo/Z(rHrGqRWXZ=rHrIr6UlYLrIWyn5Z!r4r3[!UlYMr5UlYLr5UlYMr2UlYLr6UlYMrJUlYLrJYfq8Z!rKr3r6rLrMWXZ9rNrM!UlYMrOUlYLrOWyo3Z(rPrKoQVbp)rQ!WXZ=rPrRrQUlYLrRWyn<Z!rSrKZ0Wyo-Z(s!rSZ8Vbp)s#!WXZ=s!s$s%UlYLs%Wyn5Z!s&rKZ:Wyn9Z!s's&Z0Wyn7Z!s(s'rKUlYMs#UlYLs$Wyn9Z!s)rKZ0Wyn5Z!s+rKZ:Wyn7Z!s,s)s+UlYMs#UlYLs#Yfq8Z!s-s(s%s,s$Wyn7Z!s.oPrKWyn7Z!s/oLs-Wyn3Z!s0s.s/Wyn5Z!s1qRs0Wyn7Z!s2rKoKWyn7Z!s3s2oDWyn3Z!s4oPs3Wyo1Z(s5s1s4UlYMrQUlYLrQYfq8Z(s6rPrOs5s#WXZ=s6s7rNUlYLs7Wyn3Z!rLrK[!UlYMrMUlYLrMUlYMrJUlYLrNWyn7Z!s8rKoJWyn5Z!s9oFs8Wyn9Z!s:s9oHWyn<Z!s;s9oHWyo-Z(s<s;Z8XpY<Z!s=s<Z8Z:Wyn3Z!s>s:s=Wyo3Z(s@s>oDXpY<Z!sAs@s>oDWyn<Z!sBrKZ0Wyo-Z(sCsBZ8Vbp)sD!WXZ=sCsEsFUlYLsFWyn5Z!sGrKZ:Wyn9Z!sHsGZ0Wyn7Z!sIsHrKUlYMsDUlYLsEWyn9Z!sJrKZ0Wyn5Z!sKrKZ:Wyn7Z!sLsJsKUlYMsDUlYLsDYfq8Z!sMsIsFsLsEWyn7Z!sNoPrKWyn7Z!sOoLsMWyn3Z!sPsNsOWyn5Z!sQqRsPWyn7Z!sRrKoKWyn7Z!sSsAsRWyo3Z(t!sQsSVbp)t#!WXZ=t!t$t%UlYLt%Wyn5Z!t&sQsSUlYMt'UlYLt'Yfq8Z!t(Z8t%t)t+Yfq8Z!t,t&t%t-t+WXZ9t.t+!UlYMt/UlYLt/Wyn3Z!t0t(Z:Wyn7Z!t1t0oHWyo3Z(t2t1s9XpY<Z!t3t2t1s9Wyn9Z!t4t3oIWyn<Z!t5t3oIWyo-Z(t6t5Z8XpY<Z!t7t6Z8Z:Wyn3Z!t8t4t7Wyo1Z(t9t,t8WXZ=t9t:t.UlYLt:Wyn5Z!t-t,t8Wyn3Z!t)t([!UlYMt+UlYLt+UlYMt'UlYLt.Wyn3Z!t;t,sRUlYMt#UlYLt$Wyn9Z!t<sQsAWyn7Z!t=t<sAWyn5Z!t>sQt=UlYMt#UlYLt#Yfq8Z!t@t;t.t<t$Yfq8Z!tAt(t.t>t$Wyn7Z!tBrKoDWyn3Z!tCtBtAXpY<Z!tD[9t@tCXpY<Z!tE[9tCt@UlYMn)UlYLn)Yfq8Z!tFo!o3qSt#Yfq8Z!tGo>o3tDt#Yfq8Z!tHoBo3tEt#XpWDU(tItFtGtHVbp)tJ!WXZ=[BtKtJUlYLtKWym#[CtL%[%WXVAZ!tMtLWyn5Z!tNtMZ:Wyn9Z!tOtN[:Wyo/Z(tPtGtOUlYMtJUlYLtJYfq8Z(tQ[Bn)tPtKWXXLZ(tRtQVbp)tS!WXZ=tRu!tSUlYLu!Vbp)u#!WXZ=[Du$u#UlYLu$Wym#[Cu%%[&WXVAZ!u&u%Wyn5Z!u'u&Z:Wyn9Z!u(u'[;Wyo/Z(u)tHu(UlYMu#UlYLu#Yfq8Z(u+[Du!u)u$UlYMtSUlYLtSYfq8Z(u,tQtJu+u#Vbp)u-!WXZ=u,u.u-UlYLu.UlYMjDUlYLu-Wyo-Z(u/jNZ8Vbp)u0!WXZ=u/u1u0UlYLu1WZkDZ$u2Z:Wym#^Nu3DZ8Vbl1u3u2WZkDZ$u4Z7Wym#^Nu5EZ8Vbl1u5u4UlYMu0UlYLu0Vbl1Y;f.Vbl1Y<tIXpWDSu6n(mNmOVbl1Y=u6Vbl1Y>jNVbl1Y@gMZ}n,Z(u7VCY;Y<Y=Y>Y@Vbp)u8!WXZ=u7u9u8UlYLu9Vbp)u:!WXZ=Y1u;u:UlYLu;WZkDZ$u<Z:Wym#^Nu=DZ:Vbl1u=u<WZkDZ$u>Z7Wym#^Nu@EZ:Vbl1u@u>UlYMu:UlYLu:Wyn7Z!uAtG[:Wyn7Z!uBtH[;Wym3Z$uCuAuBVbl1>uCXpW4^OuD%[$ZSWXVAZ1uEuDWym4Z!uFuE!Wym4Z!uGuE#Wym3Z$uHuFuGVbl1dIuHVbl1dJtFXpW4[CuI%[$[#WXVAZ!uJuIVbl1dKuJVbl1dLZ0Z]WMZ$uKU,dIdJdKdLVbl1@uKXpW4[CuL%[$[!WXVAZ!uMuLWynKVIuNuAuMWym4Z!uOuN!Wym4Z!uPuN#XpV/ZRuQ#U>Z0WXWPZ!uRuQWyo-Z(uSuRZ8Vbp)v!!WXZ=uSv#v$UlYLv$WyoHZ!v%uOuRWyoHZ!v&uPuRWyn5Z!v'[1uRWyoFZ!v(uOv'WyoIZ!v)v&v(Wym3Z$v+v%v)UlYMv!UlYLv#Wym3Z$v,uOuPUlYMv!UlYLv!Yfq8Z$v-v+v$v,v#WXVAZ$v.@Vbl1dMv.Vbl1dNv-Wym#Z#v/dMZ8WXVAZ!v0v/Wym#Z#v1dNZ8WXVAZ!v2v1WynIVIv3v0v2Wym4Z!v4v3#Wym4Z!v5v3!Wym#Z#v6dMZ:WXVAZ!v7v6Wym#Z#v8dNZ:WXVAZ!v9v8Wyn3Z!v:v7v9Wyn3Z!v;v:v4Wym3Z$v<v5v;Vbl1@v<WynKVIv=uBZ:Wym4Z!v>v=!Wym4Z!v@v=#Vbp)vA!WXZ=uSvBvCUlYLvC",
"WyoHZ!vDv>uRWyoHZ!vEv@uRWyn5Z!vF[1uRWyoFZ!vGv>vFWyoIZ!vHvEvGWym3Z$vIvDvHUlYMvAUlYLvBWym3Z$vJv>v@UlYMvAUlYLvAYfq8Z$vKvIvCvJvBWXVAZ$vL@Vbl1dOvLVbl1dPvKWym#Z#vMdOZ8WXVAZ!vNvMWym#Z#vOdPZ8WXVAZ!vPvOWynIVIvQvNvPWym4Z!vRvQ#Wym4Z!vSvQ!Wym#Z#w!dOZ:WXVAZ!w#w!Wym#Z#w$dPZ:WXVAZ!w%w$Wyn3Z!w&w#w%Wyn3Z!w'w&vRWym3Z$w(vSw'Vbl1@w(Vbp)w)!WXZ=X.w+w)UlYLw+XpW4[Aw,&[!Z:WXVAZ!w-w,WXWPZ4w.w-Wyo:Z(w/w.`AUlYMw)UlYLw)Yfq8Z(w0X.vAw/w+Vbp)w1!WXZ=w0w2w1UlYLw2XpW4^Ow3%[#ZSWXVAZ1w4w3Wym4Z!w5w4!Wym4Z!w6w4#Wym3Z$w7w5w6XpW4[Cw8%[#[!WXVAZ!w9w8XpW4[Cw:%[#[#WXVAZ!w;w:Vbl1dAw7Vbl1dBtFVbl1dCw;Vbl1dDZ0Z]WMZ$w<U,dAdBdCdDVbl1d@w<XpY<Z!w=X/uBuAWynKVIw>w=w9Wym4Z!w@w>!Wym4Z!wAw>#Vbp)wB!WXZ=uSwCwDUlYLwDWyoHZ!wEw@uRWyoHZ!wFwAuRWyn5Z!wG[1uRWyoFZ!wHw@wGWyoIZ!wIwFwHWym3Z$wJwEwIUlYMwBUlYLwCWym3Z$wKw@wAUlYMwBUlYLwBYfq8Z$wLwJwDwKwCWXVAZ$wMd@Vbl1dEwMVbl1dFwLWym#Z#wNdEZ8WXVAZ!wOwNWym#Z#wPdFZ8WXVAZ!wQwPWynIVIwRwOwQWym4Z!wSwR#Wym4Z!x!wR!Wym#Z#x#dEZ:WXVAZ!x$x#Wym#Z#x%dFZ:WXVAZ!x&x%Wyn3Z!x'x$x&Wyn3Z!x(x'wSWym3Z$x)x!x(Vbl1d@x)XpY<Z!x+X/uAuBWynKVIx,x+Z:Wym4Z!x-x,!Wym4Z!x.x,#Vbp)x/!WXZ=uSx0x1UlYLx1WyoHZ!x2x-uRWyoHZ!x3x.uRWyn5Z!x4[1uRWyoFZ!x5x-x4WyoIZ!x6x3x5Wym3Z$x7x2x6UlYMx/UlYLx0Wym3Z$x8x-x.UlYMx/UlYLx/Yfq8Z$x9x7x1x8x0WXVAZ$x:d@Vbl1dGx:Vbl1dHx9Wym#Z#x;dGZ8WXVAZ!x<x;Wym#Z#x=dHZ8WXVAZ!x>x=WynIVIx@x<x>Wym4Z!xAx@#Wym4Z!xBx@!Wym#Z#xCdGZ:WXVAZ!xDxCWym#Z#xEdHZ:WXVAZ!xFxEWyn3Z!xGxDxFWyn3Z!xHxGxAWym3Z$xIxBxHVbl1d@xIWXXLZ(xJX/Wyo)Z(xKX+xJVbp)xL!WXZ=xKxMxLUlYLxMWym#Z#xNd@Z8WXVAZ!xOxNWyn7Z!xPw9Z0WyoIZ!xQxOxPWyoKZ!xRxQ`6Wyo-Z(xSxRZ8UlYMxLUlYLxLYfq8Z(y!xKx/xSxMWXVAZ$y#d@XpWDU@y$y#w9y!Vbl1Ay$UlYMw1UlYLw1Vbp)y%!WXZ=X1y&y%UlYLy&XpW4[Ay'&[!`CWXVAZ!y(y'XpW4[Ay)&[!c#WXVAZ!y+y)Wym3Z$y,y(y+XpW4[Ay-&[!`DWXVAZ!y.y-XpW4[Ay/&[!`EWXVAZ!y0y/Vbl1d7y,Vbl1d8tFVbl1d9y0Vbl1d:Z0Z]WMZ$y1U,d7d8d9d:Vbl1d6y1XpY<Z!y2`FuBuAWynKVIy3y2y.Wym4Z!y4y3!Wym4Z!y5y3#Vbp)y6!WXZ=uSy7y8UlYLy8WyoHZ!y9y4uRWyoHZ!y:y5uRWyn5Z!y;[1uRWyoFZ!y<y4y;WyoIZ!y=y:y<Wym3Z$y>y9y=UlYMy6UlYLy7Wym3Z$y@y4y5UlYMy6UlYLy6Yfq8Z$yAy>y8y@y7WXVAZ$yBd6Vbl1d;yBVbl1d<yAWym#Z#yCd;Z8WXVAZ!yDyCWym#Z#yEd<Z8WXVAZ!yFyEWynIVIyGyDyFWym4Z!yHyG#Wym4Z!yIyG!Wym#Z#yJd;Z:WXVAZ!yKyJWym#Z#yLd<Z:WXVAZ!yMyLWyn3Z!yNyKyMWyn3Z!yOyNyHWym3Z$yPyIyOVbl1d6yPXpY<Z!yQ`FuAuBWynKVIyRyQZ:Wym4Z!ySyR!Wym4Z!z!yR#Vbp)z#!WXZ=uSz$z%UlYLz%WyoHZ!z&ySuRWyoHZ!z'z!uRWyn5Z!z([1uRWyoFZ!z)ySz(WyoIZ!z+z'z)Wym3Z$z,z&z+UlYMz#UlYLz$Wym3Z$z-ySz!UlYMz#UlYLz#Yfq8Z$z.z,z%z-z$WXVAZ$z/d6Vbl1d=z/Vbl1d>z.Wym#Z#z0d=Z8WXVAZ!z1z0Wym#Z#z2d>Z8WXVAZ!z3z2WynIVIz4z1z3Wym4Z!z5z4#Wym4Z!z6z4!Wym#Z#z7d=Z:WXVAZ!z8z7Wym#Z#z9d>Z:WXVAZ!z:z9Wyn3Z!z;z8z:Wyn3Z!z<z;z5Wym3Z$z=z6z<Vbl1d6z=WXXLZ(z>`FWyo)Z(z@X+z>Vbp)zA!WXZ=z@zBzAUlYLzBWym#Z#zCd6Z8WXVAZ!zDzCWyn7Z!zEy.Z0WyoIZ!zFzDzEWyoKZ!zGzF`6Wyo-Z(zHzGZ8UlYMzAUlYLzAYfq8Z(zIz@z#zHzBWXVAZ$zJd6XpWDU@zKzJy.zIVbl1BzKUlYMy%UlYLy%UlYMzLUlYLzLYfq8Z!zMZ8y%zNzOWXZ9zPzO#UlYMzQUlYLzQWyo3Z(zRzMW$WXZ=zRzSzPUlYLzSWXVAZ!{!'Wyn7Z!{#{!U1Wyn7Z!{${#aJWXZ!Z0Z0`.UlYM{%UlYL{%Yfq8Z!{&Z8zS{'{(WXZ9{){(#UlYM{+UlYL{+Wyo3Z({,{&W%WXZ={,{-{)UlYL{-XpW4[L{.(zM{&WXVA[H{/{.Wyn7Z!{0{&U3Wyn3Z!{1{${0Wyn9Z!{2{1[)Wym#^1{3){2Xr_N{3{/ZSaPDUlYM{(UlYL{(Wyn3Z!{'{&[!UlYM{%UlYL{)WXZ!Z0Z0`.Wyn<Z!{4{!Z0Wyn7Z!{5{4[FWyn7Z!{6zMU1Wyn3Z!{7{5{6Wyn9Z!{8{!Z0Wyn7Z!{9{8[GWym3Z${:{7{9Wym#[C{;%[%WXVAZ!{<{;Wyn5Z!{={<Z:Wyn5Z!{>{=uAWym#[C{@%[&WXVAZ!{A{@Wyn5Z!{B{AXLWyn5Z!{C{BuBWym3Z${D{>{CUlYM{EUlYL{EYfq8Z!{FZ8{){G{HWXZ9{I{H#UlYM{JUlYL{JWyo3Z({K{FXOWXZ={K{L{IUlYL{LWyn7Z!{M{FXNWXVAZ!YPCWyn3Z!{N{MYPYfl@Z!{O#J{NaSWyn9Z!{P{OaMWyn<Z!{Q{OaNWyn7Z!{R{QXLWym3Z${S{P{RVbl1cR{SWXVAZ$|!cRWyn3Z$|#{:|!Yfl@Z$|$#J|#{DVbl1cS|$WXVAZ$|%cRWyn3Z$|&{:|%Vbl1d!|&Vbl1d#{DWyo3Z(|'{NXMVbp)|(!WXZ=|'|)|(UlYL|)Wym#Z#|+d!Z8WXVAZ!|,|+Wym#Z#|-d#Z8WXVAZ!|.|-Wyo5Z(|/|,|.UlYM|(UlYL|(Yfq8Z(|0|'{L|/|)Vbp)|1!WXZ=|0|2|1UlYL|2Wym#Z#|3d!Z:WXVAZ!|4|3Wym#Z#|5d#Z:WXVAZ!|6|5Wyo5Z(|7|4|6UlYM|1UlYL|1Yfq8Z(|8|0|(|7|2Vbp)|9!WXZ=|8|:|;UlYL|;UlYM|9UlYL|:Wym#Z#|<cSZ8WXVAZ!|=|<Vbl1d$|=Wym#Z#|>cSZ:WXVAZ!|@|>Vbl1d%|@Vbl1d&tIYfm<Z!|AUNd$d%d&UlYM|9UlYL|9Yfq8Z!|BZ8|;|A|:Wym#Z#|CcRZ8WXVAZ!|D|CWyn7Z!|E|DaJWyn3Z!|F{$|EWym#Z#|GcRZ:WXVAZ!|H|GWyn3Z!|I|F|HVbl1d(|IXpW,YR|JV'd(d)WXVAZB|Kd)Wym#ZC|Ld'{FVbl1|L|KWym#Z#|McSZ8WXVAZ!|N|M",
"Wym#Z#|OcSZ:WXVAZ!|P|OWXVAZB|Q|LVbl1d+|QWyn3Z!|RuA|NWyn3Z!|SuB|PVbp)}!!WXZ=X.}#}!UlYL}#UlYM}$UlYL}$Yfq8Z!}%Z8}#}&}'WXZ9}(}'#UlYM})UlYL})Wyo3Z(}+}%ZAWXZ=}+},}(UlYL},XpW4[A}-&[!Z8WXVAZ!}.}-WXWPZ4}/}.Wym#Z5}0d+}%WXVAZ4}1}0Wyn8Z4}2}1}/Vbl1}0}2UlYM}'UlYL}'Wyn3Z!}&}%[!UlYM}$UlYL}(UlYM}!UlYL}!Vbp)}3!WXZ=X;}4}3UlYL}4XpW4[A}5&[!a5WXVAZ!}6}5XpW4[A}7&[!c$WXVAZ!}8}7Wym3Z$}9}6}8Vbl1c1}9Vbl1c2|RVbl1c3X,Vbl1c4|BZ}n,YR}:UHc1c2c3c4c5WXVAZB};c5Vbl1c0};UlYM}<UlYL}<Yfq8Z!}=Z8}4}>}@WXZ9}A}@#UlYM}BUlYL}BWyo3Z(}C}=ZAWXZ=}C}D}AUlYL}DWym#Z5}Ec0}=WXVAZ4}F}EWym#Z5}Gd+}=WXVAZ4}H}GWyn8Z4}I}H}FVbl1}G}IUlYM}@UlYL}@Wyn3Z!}>}=[!UlYM}<UlYL}AUlYM}3UlYL}3Vbp)}J!WXZ=X<}K}JUlYL}KXpW4[A}L&[!ZAWXVAZ!}M}LXpW4[A}N&[!c%WXVAZ!}O}NWym3Z$}P}M}OVbl1c6}PVbl1c7|SVbl1c8X4Vbl1c9|BZ}n,YR}QUHc6c7c8c9c:WXVAZB}Rc:Vbl1c0}RUlYM}SUlYL}SYfq8Z!~!Z8}K~#~$WXZ9~%~$#UlYM~&UlYL~&Wyo3Z(~'~!ZAWXZ=~'~(~%UlYL~(Wym#Z5~)c0~!WXVAZ4~+~)Wym#Z5~,d+~!WXVAZ4~-~,Wyn8Z4~.~-~+Vbl1~,~.UlYM~$UlYL~$Wyn3Z!~#~![!UlYM}SUlYL~%UlYM}JUlYL}JVbp)~/!WXZ=X.~0~/UlYL~0XpW4[A~1&[!Z:WXVAZ!~2~1WXWPZ4~3~2Wyo:Z(~4~3`AUlYM~/UlYL~/Yfq8Z(~5X.}J~4~0Vbp)~6!WXZ=~5~7~6UlYL~7WXVAU@~8AVbl1c;~8Vbl1c<X/Vbl1c=|NVbl1c>|PVbl1c@|B[tX<YR~9UAc;c<c=c>c@cAWXVAZB~:cAVbl1c0~:UlYM~;UlYL~;Yfq8Z!~<Z8~7~=~>WXZ9~@~>#UlYM~AUlYL~AWyo3Z(~B~<ZAWXZ=~B~C~@UlYL~CXpW4[A~D&[!Z:WXVAZ!~E~DWXWPZ4~F~EWym#Z5~Gc0~<WXVAZ4~H~GWyn8Z4~I~F~HWym#Z5~Jd+~<WXVAZ4~K~JWyn4Z4~L~K~IVbl1~J~LUlYM~>UlYL~>Wyn3Z!~=~<[!UlYM~;UlYL~@UlYM~6UlYL~6Vbp)~M!WXZ=a6~N~MUlYL~NXpW4[A~O&[![)WXVAZ!~P~OXpW4[A~Q&[!b/WXVAZ!~R~QWym3Z$~S~P~RVbl1cB~SVbl1cC|RVbl1cDX,Vbl1cE|BZ}n,YRUT!UHcBcCcDcEcFWXVAZBUT#cFVbl1c0UT#UlYMUT$UlYLUT$Yfq8Z!UT%Z8~NUT&UT'WXZ9UT(UT'#UlYMUT)UlYLUT)Wyo3Z(UT+UT%ZAWXZ=UT+UT,UT(UlYLUT,Wym#Z5UT-c0UT%WXVAZ4UT.UT-Wym#Z5UT/d+UT%WXVAZ4UT0UT/Wyn4Z4UT1UT0UT.Vbl1UT/UT1UlYMUT'UlYLUT'Wyn3Z!UT&UT%[!UlYMUT$UlYLUT(UlYM~MUlYL~MVbp)UT2!WXZ=a7UT3UT2UlYLUT3XpW4[AUT4&[![)WXVAZ!UT5UT4XpW4[AUT6&[!b/WXVAZ!UT7UT6Wym3Z$UT8UT5UT7Vbl1cGUT8Vbl1cH|SVbl1cIX4Vbl1cJ|BZ}n,YRUT9UHcGcHcIcJcKWXVAZBUT:cKVbl1c0UT:UlYMUT;UlYLUT;Yfq8Z!UT<Z8UT3UT=UT>WXZ9UT@UT>#UlYMUTAUlYLUTAWyo3Z(UTBUT<ZAWXZ=UTBUTCUT@UlYLUTCWym#Z5UTDc0UT<WXVAZ4UTEUTDWym#Z5UTFd+UT<WXVAZ4UTGUTFWyn4Z4UTHUTGUTEVbl1UTFUTHUlYMUT>UlYLUT>Wyn3Z!UT=UT<[!UlYMUT;UlYLUT@UlYMUT2UlYLUT2Vbp)UTI!WXZ=X>UTJUTIUlYLUTJUlYMUTKUlYLUTKYfq8Z!UTLZ8UTJUTMUTNWXZ9UTOUTN#UlYMUTPUlYLUTPWyo3Z(UTQUTLZAWXZ=UTQUTRUTOUlYLUTRWym#Z5UTSd+UTLWXVAZ4UU!UTSVbp)UU#!WXZ=a.UU$UU%UlYLUU%Vbp)UU&!WXZ=a/UU'UU(UlYLUU(Vbp)UU)!WXZ=a0UU+UU,UlYLUU,Vbp)UU-!WXZ=a1UU.UU-UlYLUU.Yfl@Z4UU/#LUU!a#Wyn8Z4UU0a$UU/XpV/Z4UU1#AUU0Wyn4Z4UU2`QUU1Wyn;Z4UU3UU/UU2UlYMUU-UlYLUU-Yfq8Z4UU4UU!UU,UU3UU.UlYMUU)UlYLUU+XpV/Z4UU5#&UU!Yfl@Z4UU6#IUU5a%Wyn8Z4UU7a&UU6Wyn4Z4UU8`QUU7Wyn;Z4UU9`QUU8Wyn8Z4UU:a'UU9Wyn6Z4UU;UU:a(Wyn8Z4UU<UU;UU9Wyn4Z4UU=UU<a)Wyn8Z4UU>UU=UU9Wyn6Z4UU@UU>a+Wyn8Z4UUAUU@UU9Wyn4Z4UUBUUAa,Wyn8Z4UUCUUBUU9Yfl@Z4UUD#LUU!`AWyn8Z4UUEa-UU6Wyn8Z4UUFUUEUU6XpV/Z4UUG#AUUFWyn8Z4UUHUUCUUGWyn8Z4UUIUU6UUHWyn6Z4UUJUUDUUIUlYMUU)UlYLUU)Yfq8Z4UUKUU4UU-UUJUU+UlYMUU&UlYLUU'Yfl@Z4UUL#LUU!`RWyn8Z4UUMa!UULWyn8Z4UUNUUMUULWyn6Z4UUO`SUUNWyn8Z4UUPUULUUOXpV/Z4UUQ#AUUPWyn4Z4UUR`QUUQWyn;Z4UUSUULUURUlYMUU&UlYLUU&Yfq8Z4UV!UUKUU)UUSUU'UlYMUU#UlYLUU$Yfl@Z4UV##LUU!`AUlYMUU#UlYLUU#Yfq8Z4UV$UV!UU&UV#UU$Vbp)UV%!WXZ=X:UV&UV%UlYLUV&XpW4[AUV'&[!Z0WXVAZ!UV(UV'WXWPZ4UV)UV(XpW4[AUV+&[!Z7WXVAZ!UV,UV+WXWPZ4UV-UV,Z]VPZ4UV.#OUV$UV)UV-UlYMUV%UlYLUV%Yfq8Z4UV/UV$UU#UV.UV&WXWPZ!UV0UU!WyoKZ!UV1UV0a2Wyo/Z(UV2UV1a3XpY<Z4UV3UV2UU!UV/Vbl1UTSUV3UlYMUTNUlYLUTNWyn3Z!UTMUTL[!UlYMUTKUlYLUTOUlYMUTIUlYLUTIVbp)UV4!WXZ=X1UV5UV4UlYLUV5WXVAU@UV6BVbl1cLUV6Vbl1cMa9Vbl1cN|NVbl1cO|PVbl1cP|B[tX<YRUV7UAcLcMcNcOcPcQWXVAZBUV8cQVbl1c0UV8UlYMUV9UlYLUV9Yfq8Z!UV:Z8UV5UV;UV<WXZ9UV=UV<#UlYMUV>UlYLUV>Wyo3Z(UV@UV:ZAWXZ=UV@UVAUV=UlYLUVAWym#Z5UVBc0UV:WXVAZ4UVCUVBWym#Z5UVDd+UV:WXVAZ4UVEUVDWyn4Z4UVFUVEUVCVbl1UVDUVFUlYMUV<UlYLUV<Wyn3Z!UV;UV:[!UlYMUV9UlYLUV=UlYMUV4UlYLUV4WXVAZBUVGd+Vbl1|LUVGUlYM{HUlYL{HWyn3Z!{G{F[!UlYM{EUlYL{IUlYMUVHUlYLUVHYfq8Z!UVIZ8{IUVJUVKWXZ9UVLUVK#UlYMUVMUlYLUVMWyo3Z(UVNUVIXOWXZ=UVNUVOUVLUlYLUVOWyn7Z!UVPUVIXNWXVAZ!YQCWyn3Z!UVQUVPYQWyn9Z!UVRUVQaMWyn<Z!UVSUVQaNWyn7Z!UW!UVSXLWym3Z$UW#UVRUW!W",
"yn3Z$UW${:UW#Vbl1d,UW$WXVAZ$UW%d,Vbl1d-UW%Vbl1d.{DWyo3Z(UW&UVQXMVbp)UW'!WXZ=UW&UW(UW'UlYLUW(Wym#Z#UW)d-Z8WXVAZ!UW+UW)Wym#Z#UW,d.Z8WXVAZ!UW-UW,Wyo5Z(UW.UW+UW-UlYMUW'UlYLUW'Yfq8Z(UW/UW&UVOUW.UW(Vbp)UW0!WXZ=UW/UW1UW0UlYLUW1Wym#Z#UW2d-Z:WXVAZ!UW3UW2Wym#Z#UW4d.Z:WXVAZ!UW5UW4Wyo5Z(UW6UW3UW5UlYMUW0UlYLUW0Yfq8Z(UW7UW/UW'UW6UW1Vbp)UW8!WXZ=UW7UW9UW8UlYLUW9Wym#Z#UW:d,Z8WXVAZ!UW;UW:Vbl1d/UW;Wym#Z#UW<d,Z:WXVAZ!UW=UW<Vbl1d0UW=Vbl1d1tIYfm<Z!UW>UNd/d0d1WXVAZ!UW@UW:Vbl1d2UW@WXVAZ!UWAUW<Vbl1d3UWAVbl1d4UW>Wym#ZCUWBd'UVIWXVAZBUWCUWBVbl1d5UWCZ]WMYRUWDV!d2d3d4d5UlYMUW8UlYLUW8UlYMUVKUlYLUVKWyn3Z!UVJUVI[!UlYMUVHUlYLUVLUlYMzOUlYLzOWyn3Z!zNzM[!UlYMzLUlYLzPVbp)UWE!WXZ=Y1UWFUWEUlYLUWFWyoIZ!UWGgMb1Vbl1c,UWGVbl1c-n#Vbl1c.Z8Vbl1c/e@Z]WMYRUWHV+c,c-c.c/UlYMUWEUlYLUWEUlYMu8UlYLu8Vbp)UWI!WXZ=bRUWJUWIUlYLUWJWyo-Z(UWKjNbSUlYMUWIUlYLUWIYfq8Z(UWLbRu8UWKUWJVbp)UWM!WXZ=UWLUWNUWMUlYLUWNXpW4[AUWO&ZS[@WXVAZ!UWPUWOWyo/Z(UWQUWPZ8XpY<Z!UWRUWQa=Z8WyoIZ!UWSgMUWRWyoIZ!UX!n#UWRVbl1c'UWSVbl1c(UX!Vbl1c)mNVbl1c+mOZ]WMYRUX#V+c'c(c)c+UlYMUWMUlYLUWMUlYMjDUlYLjDWyn3Z!jCjB[!UlYMjAUlYLjEuoAuk;WylJLM!Z+Vbl)Z)NVbl)Z#OUlYLUX$Wym#Z#UX%N[(WXVAZ!UX&UX%Wyo/Z(UX'UX&Z:Vbp)UX(!WXZ=UX'UX)UX(UlYLUX)Wym#Z#UX+N[$WXVAZ!UX,UX+WXVAZ!UX-UX%Wyn3Z!UX.UX,UX-Wyn5Z!UX/UX.Z:WXVAZ!UX0OWyn5Z!UX1UX/UX0WXVAZ!UX2UX%Wyn9Z!UX3UX1UX2Vbl1UX+UX3Wym#Z#UX4N[!WXVAZ!UX5UX4WXVAZ!UX6UX%Wyn3Z!UX7UX5UX6Wyn5Z!UX8UX7Z:WXVAZ!UX9OWyn5Z!UX:UX8UX9WXVAZ!UX;UX%Wyn9Z!UX<UX:UX;Vbl1UX4UX<Vbl1UX%Z:WXVALUX=NWym4IUX>UX=!Wym4Z!UX@UX>%Wym4Z!UXAUX=#Wym4Z!UXBUX=$Wym4Z!UXCUX=%Wym4Z!UXDUX=&Wym4Z!UXEUX='Wym4Z!UXFUX=(Wym4Z(UXGUX=)UlYMUXHUlYLUXHWyn7Z!UXIUXCUX@UlYMUXJUlYLUXJWyo/Z(UXKUXDZ:Vbp)UXL!WXZ=UXKUXMUXNUlYLUXNUlYMUXLUlYLUXMWyn9Z!UXOUXIUXDUlYMUXLUlYLUXLYfq8Z!UXPUXIUXNUXOUXMWyo3Z(UXQUXIZ:XpY<Z!UXRUXQUXIZ:Wyo/Z(UXSUXRUXPXpY<Z!UY!UXSUXRUXPWyo3Z(UY#UXAUY!XpY<Z!UY$UY#UXAUY!Wyo/Z(UY%UY$Z:XpY<Z!UY&UY%UY$Z:Wyn9Z!UY'UXIUY&Wyn7Z!UY(UY'UY$Wyn5Z!UY)UXIUY(XpWDKUY+UY$UY'UY)^aYDLUY,UX>UXAUXBUXCUXDUXEUXFUXGUY+UlYRUY,UlYLUX(WXVALUY-NUlYRUY-uk;WylJZ!P!Z,Vbl)Z)QVbl)Z#RUlYLUY.Wym#Z&UY/QZSWXVAIUY0UY/Wym4Z!UY1UY0%WXVAZ!UY2RUlYMUY3UlYLUY3Wyn9Z!UY4UY2UY1UlYMUY5UlYLUY5Wyn7Z!UY6UY4UY1UlYMUY7UlYLUY7UlYMUY8UlYLUY8WXVAZ!UY9RWyn5Z!UY:UY9UY6Wym#Z#UY;Q[%WXVAZ!UY<UY;Wyo3Z(UY=UY:UY<Vbp)UY>!WXZ=UY=UY@UY>UlYLUY@UlYRUY6UlYLUY>WXVAZ!UYAUY;Wyn5Z!UYBUY1UYAWyo/Z(UYCUY:UYBVbp)UYD!WXZ=UYCUYEUYDUlYLUYEWyn3Z!UYFUY6UY1UlYRUYFUlYLUYDWXVAZ!UYGRUlYRUYGuk;WylJZ!U!!Z,Vbl)Z)U#Vbl)Z#U$UlYLUYHWym#Z#UYIU#[(WXVAZ!UYJUYIWyo/Z(UYKUYJZ:Vbp)UYL!WXZ=UYKUYMUYLUlYLUYMWXVAZ!UYNU$WXVAZ!UYOUYIWyn<Z!UYPUYNUYOWym#Z#UYQU#[!WXVAZ!UYRUYQWXVAZ!UYSUYIWyn9Z!UZ!UYRUYSWyn7Z!UZ#UYPUZ!Wyn<Z!UZ$UYRUYSWyo3Z(UZ%UYPUZ$XpY<Z!UZ&UZ%UYPUZ$Wyn3Z!UZ'UZ#UZ&WXVAZ!UZ(U$WXVAZ!UZ)UYIWyn9Z!UZ+UZ(UZ)Wyn3Z!UZ,UZ'UZ+UlYRUZ,UlYLUYLWXVAZ!UZ-U$UlYRUZ-uk;WylJZ!U%!Z,Vbl)Z)U&Vbl)Z#U'UlYLUZ.WXV>Z)UZ/)WXV>Z#UZ0)WXV>Z)UZ1)WXV>Z#UZ2)Wym#Z'UZ3U&[,WXVAKUZ4UZ3Wym4Z!UZ5UZ4#Wym4Z!UZ6UZ4$WXVAZ!UZ7U'Wyn3Z!UZ8UZ5Z:Wyn7Z!UZ9UZ6UZ8Wyo3Z(UZ:UZ7UZ9Vbp)UZ;!WXZ=UZ:UZ<UZ=UlYLUZ=Wyn5Z!UZ>UZ7UZ9Wyn9Z!UZ@UZ>UZ5Wyn3Z!UZAUZ6UZ@UlYMUZ;UlYLUZ<Wyn9Z!UZBUZ7UZ8UlYMUZ;UlYLUZ;Yfq8Z!UZCUZAUZ=UZBUZ<Wym#Z#UZDU&[%WXVAZ!UZEUZDWyo/Z(UZFUZEZ:Vbp)UZG!WXZ=UZFUZHUZGUlYLUZHWXVAZ!UZIU'WXVALUZJU&Wym4Z!UZKUZJ&Wym4KUZLUZJ+Wym4Z!UZMUZL#Wym4Z!UZNUZL$Wyn7Z!UZOUZCUZMWyo3Z(UZPUZCUZNXpY<Z!UZQUZPUZCUZNWyn3Z!UZRUZOUZQWyo/Z(UZSUZKZ:Vbp)U[!!WXZ=UZSU[#U[!UlYLU[#Vbl1UZ1UZJVbl1UZ2UZRXpW,Z!U[$PUZ1UZ2UlYMU[!UlYLU[!Yfq8Z!U[%UZRUZHU[$U[#Wyo3Z(U[&UZIU[%Vbp)U['!WXZ=U[&U[(U['UlYLU[(Wyn5Z!U[)UZCZ:UlYRU[)UlYLU['WXVAZ!U[+U'Wyn3Z!U[,UZCZ:WXVALU[-U&Wym4Z!U[.U[-&Wym4KU[/U[-+Wym4Z!U[0U[/#Wym4Z!U[1U[/$Wyn7Z!U[2U[,U[0Wyo3Z(U[3U[,U[1XpY<Z!U[4U[3U[,U[1Wyn3Z!U[5U[2U[4Wyo/Z(U[6U[.Z:Vbp)U[7!WXZ=U[6U[8U[7UlYLU[8Vbl1UZ/U[-Vbl1UZ0U[5XpW,Z!U[9PUZ/UZ0UlYMU[7UlYLU[7Yfq8Z!U[:U[5U['U[9U[8Wyo1Z(U[;U[+U[:Vbp)U[<!WXZ=U[;U[=U[>UlYLU[>UlYMU[<UlYLU[=UlYMU[<UlYLU[<Yfq8Z!U[@UZCU[>U[,U[=UlYRU[@UlYLUZGUlYRUZCuk;WylJZ$U,!Z2Vbl)Z%U-Vbl)Z#U.Vbl)Z#U/Vbl)Z#U0UlYLU[AWXV>Z%VQ)WXV>Z%VR)Vbp)U[B!WXZ=VOU[CU[BUlYLU[CWXVAZ$U[DU-WXWP[6U[EU[DWXVAZ!U[FU.XpW4[7U[GU[EZSU[FXpW0Z$U[HU[G$+UlYRU[HUlYLU[BWXVAZ!U[IU.WXVAZ!U[JU/WXVAZ!U[KU0WynKVIU[LU[IU[JWym4Z!U[MU[L",
"!Wym4Z!U[NU[L#XpV/ZRU[O#U>U[KWXWPZ!U[PU[OWyo-Z(U[QU[PZ8Vbp)U[R!WXZ=U[QU[SU]!UlYLU]!WyoHZ!U]#U[MU[PWyoHZ!U]$U[NU[PWyn5Z!U]%[1U[PWyoFZ!U]&U[MU]%WyoIZ!U]'U]$U]&Wym3Z$U](U]#U]'UlYMU[RUlYLU[SWym3Z$U])U[MU[NUlYMU[RUlYLU[RYfq8Z$U]+U](U]!U])U[SWXVAZ$U],U-Vbl1VQU],Vbl1VRU]+Wym#Z#U]-VQZ8WXVAZ!U].U]-Wym#Z#U]/VRZ8WXVAZ!U]0U]/WynIVIU]1U].U]0Wym4Z!U]2U]1#Wym4Z!U]3U]1!Wym#Z#U]4VQZ:WXVAZ!U]5U]4Wym#Z#U]6VRZ:WXVAZ!U]7U]6Wyn3Z!U]8U]5U]7Wyn3Z!U]9U]8U]2Wym3Z$U]:U]3U]9UlYRU]:uk;WylJZ!U4!Z<Vbl)Z#U5UlYLU];Vbp)U]<!WXZ=^GU]=U]<UlYLU]=WXVAZ!U]>-Wyn9Z!U]@U]>WGWXVAZ!U]AU5Wyn7Z!U]BU]AWMWyn3Z!U]CU]@U]BUlYRU]CUlYLU]<WXVAZ!U]D-WXVAZ!U]EU5Wyn7Z!U]FU]EWEWyn3Z!U]GU]DU]FWyn9Z!U]HU]GWGUlYRU]Huk;WylJZ!U6!Z<Vbl)Z#U7UlYLU]IVbp)U]J!WXZ=_6U]KU]JUlYLU]KWXVAZ!U]L-Wyn9Z!U]MU]LWJWXVAZ!U]NU7Wyn7Z!U]OU]NWSWyn3Z!U]PU]MU]OUlYRU]PUlYLU]JWXVAZ!U]Q-WXVAZ!U]RU7Wyn7Z!U]SU]RWEWyn3Z!U^!U]QU]SWyn9Z!U^#U^!WJUlYRU^#uk;WylJZ!U8!Z<Vbl)Z#U9UlYLU^$WXV>Z#X%)WXV>Z#X&)Vbp)U^%!WXZ=_JU^&U^%UlYLU^&UlYMU^%UlYLU^%Yfq8Z(X$_JU^$_LU^&WXVAZ!U^'U9XpY<Z!U^(X$Z8U^'Vbl1X%U^(WylMZ!U^)U4X%Vbp)U^+!WXZ=_MU^,U^+UlYLU^,WXVAZ!U^-U9Vbl1X&U^-WylMZ!U^.U4X&Wyn7Z!U^/U^.W4UlYRU^/UlYLU^+Wyn9Z!U^0U^)U1Vbp)U^1!WXZ=X$U^2U^3UlYLU^3UlYMU^1UlYLU^2WXVAZ!U^4U9Wyn7Z!U^5U^4_NUlYMU^1UlYLU^1Yfq8Z!U^6Z8U^3U^5U^2Wyn3Z!U^7U^0U^6Wyn<Z!U^8U^)U1Wyn7Z!U^9U^8W4Wyn7Z!U^:U^7W2Wyn3Z!U^;U^9U^:UlYRU^;uk;WylJZ!U:!Z<Vbl)Z#U;UlYLU^<WXV>Z#X()WXV>Z#X))Vbp)U^=!WXZ=_OU^>U^=UlYLU^>UlYMU^=UlYLU^=Yfq8Z(X'_OU^<_QU^>WXVAZ!U^@U;XpY<Z!U^AX'Z8U^@Vbl1X(U^AWylMZ!U^BU6X(Vbp)U^C!WXZ=_RU^DU^CUlYLU^DWXVAZ!U^EU;Vbl1X)U^EWylMZ!U^FU6X)Wyn7Z!U^GU^FW@UlYRU^GUlYLU^CWyn9Z!U^HU^BU3Vbp)U^I!WXZ=X'U^JU^KUlYLU^KUlYMU^IUlYLU^JWXVAZ!U^LU;Wyn7Z!U^MU^L_SUlYMU^IUlYLU^IYfq8Z!U^NZ8U^KU^MU^JWyn3Z!U^OU^HU^NWyn<Z!U^PU^BU3Wyn7Z!U^QU^PW@Wyn7Z!U^RU^OW>Wyn3Z!U^SU^QU^RUlYRU^Suk;WylJYRU<!Z>Vbl)Z3U=Vbl)Z.U>UlYLU_!WXV>^3U_#)WXV>Z%U_$)WXV>`$U_%)WXV>Z%U_&)WXV>`$U_')WXV>Z#U_()WXV>Z#U_))WXV>Z%U_+)WXV>Z%U_,)WXV>Z#U_-)WXV>_)U_.)WXV>Z%U_/)WXV>Z%U_0)WXV>Z#U_1)WXV>Z%U_2)WXV>Z%U_3)WXV>Z#U_4)WXV>_)U_5)WXV>Z%U_6)WXV>Z%U_7)WXV>Z#U_8)WXV>^3U_9)WXV>Z%U_:)WXV>`$U_;)WXV>Z%U_<)WXV>`$U_=)WXV>Z#U_>)WXV>Z#U_@)WXV>^3U_A)WXV>Z%U_B)WXV>Z%U_C)WXV>Z#U_D)WXV>_)U_E)WXV>Z%U_F)WXV>Z%U_G)WXV>Z#U_H)WXV>Z%U_I)WXV>Z%U_J)WXV>Z#U_K)WXV>_)U_L)WXV>Z%U_M)WXV>Z%U_N)WXV>Z#U_O)WXV>Z#U_P)WXV>Z#U_Q)WXV>Z%U_R)WXV>`$U_S)WXV>Z%U`!)WXV>`$U`#)WXV>Z#U`$)WXV>Z#U`%)WXV>^3U`&)WXV>Z#U`')WXV>Z#U`()WXV>Z%U`))WXV>Z%U`+)WXV>Z#U`,)WXV>_)U`-)WXV>Z%U`.)WXV>Z%U`/)WXV>Z#U`0)WXV>Z%U`1)WXV>Z%U`2)WXV>Z#U`3)WXV>_)U`4)WXV>Z%U`5)WXV>Z%U`6)WXV>Z#U`7)WXV>Z#U`8)WXV>Z#U`9)WXV>Z%U`:)WXV>Z%U`;)WXV>Z#U`<)WXV>_)U`=)WXV>Z%U`>)WXV>Z%U`@)WXV>Z#U`A)WXV>Z%U`B)WXV>Z%U`C)WXV>Z#U`D)WXV>_)U`E)WXV>Z%U`F)WXV>Z%U`G)WXV>Z#U`H)WXV>Z%U`I)WXV>Z#U`J)WXV>Z#U`K)WXV>Z#U`L)WXV>Z%U`M)WXV>Z%U`N)WXV>Z#U`O)WXV>Z%U`P)WXV>Z#U`Q)WXV>Z#U`R)WXV>Z#U`S)WXV>Z%Ua!)WXV>Z%Ua#)WXV>Z#Ua$)Wym#Z#Ua%U>[!WXVAZ!Ua&Ua%Wym#Z#Ua'U>[#WXVAZ!Ua(Ua'Wyo-Z(Ua)Ua&Ua(Vbp)Ua+!WXZ=Ua)Ua,Ua+UlYLUa,uoAUlYLUa+WXVAZ!Ua-Ua'Wym#[CUa.%[(WXVAZ!Ua/Ua.Wyn9Z!Ua0Ua/]3Yfl@Z!Ua1#JUa-Ua0Wym#Z#Ua2U=[!WXVAZ!Ua3Ua2Wyn7Z!Ua4Ua3[:Wym#Z#Ua5U=ZSWXVAZ!Ua6Ua5WXVAZ!Ua7Ua%XpW4[CUa8%ZS[!WXVAZ!Ua9Ua8XpW4^OUa:%ZSZSWXVAZ1Ua;Ua:Wym4Z!Ua<Ua;!Wym4Z!Ua=Ua;#Wym3Z$Ua>Ua<Ua=Vbl1U`PUa>Vbl1U`QUa6XpW4[CUa@%ZS[#WXVAZ!UaAUa@Vbl1U`RUaAVbl1U`SZ0Z]WMZ$UaBU,U`PU`QU`RU`SVbl1.UaBXpY<Z!UaCW+Ua9Z:WynKVIUaDUa4UaCWym4Z!UaEUaD!Wym4Z!UaFUaD#XpV/ZRUaG#U>Z0WXWPZ!UaHUaGWyo-Z(UaIUaHZ8Vbp)UaJ!WXZ=UaIUaKUaLUlYLUaLWyoHZ!UaMUaEUaHWyoHZ!UaNUaFUaHWyn5Z!UaO[1UaHWyoFZ!UaPUaEUaOWyoIZ!UaQUaNUaPWym3Z$UaRUaMUaQUlYMUaJUlYLUaKWym3Z$UaSUaEUaFUlYMUaJUlYLUaJYfq8Z$Ub!UaRUaLUaSUaKWXVAZ$Ub#.Vbl1Ua!Ub#Vbl1Ua#Ub!Wym#Z#Ub$Ua!Z8WXVAZ!Ub%Ub$Wym#Z#Ub&Ua#Z8WXVAZ!Ub'Ub&WynIVIUb(Ub%Ub'Wym4Z!Ub)Ub(#Wym4Z!Ub+Ub(!Wym#Z#Ub,Ua!Z:WXVAZ!Ub-Ub,Wym#Z#Ub.Ua#Z:WXVAZ!Ub/Ub.Wyn3Z!Ub0Ub-Ub/Wyn3Z!Ub1Ub0Ub)Wym3Z$Ub2Ub+Ub1Vbl1.Ub2Vbl1/Ua7XpY<Z!Ub3W+Z:Ua9Wyn7Z!Ub4]3Ub3Vbl10Ub4Wym#[CUb5%[%WXVAZ!Ub6Ub5Wyn5Z!Ub7Ub6Z:Wyn5Z!Ub8Ub7Ua4Vbl11Ub8UlYMUb9UlYLUb9Yfq8Z!Ub:Z8UaJUb;Ub<WXZ9Ub=Ub<#UlYMUb>UlYLUb>Wyo3Z(Ub@Ub:_#WXZ=Ub@UbAUb=UlYLUbAWXVAZ!UbB-Wyn7Z!UbCUb:WEWyn3Z!UbDUbBUbCWyn9Z!UbE[MW/Wyn<Z!UbF[MUbEWyo-Z(UbGUbFZ8XpY<Z!UbHUbGUbEZ:Wyn7Z",
"!UbIW/UbHWyn7Z!UbJUbIW-Wyn9Z!UbKUbDUbJWyn9Z!UbLUbDW/Wyn<Z!UbMUbLUbHWyn9Z!UbN[MUbHWyn<Z!UbOUbKUbNWyn7Z!UbPUbOUbHWyn3Z!UbQUbMUbPWyn<Z!UbRUbDW/Wyn9Z!UbSUbKUbNWyn7Z!Uc!UbSW/Wyn3Z!Uc#UbRUc!Wyn7Z!Uc$Uc#W-Wyn9Z!Uc%UbDUbIWyn<Z!Uc&Uc%W-Wyn3Z!Uc'Uc$Uc&Wym3Z$Uc(UbQUc'Wym#^NUc)2Ub:Vbl1Uc)Uc(UlYMUb<UlYLUb<Wyn3Z!Ub;Ub:[!UlYMUb9UlYLUb=UlYMUc+UlYLUc+Yfq8Z!Uc,Z8Ub=Uc-Uc.WXZ9Uc/Uc.#UlYMUc0UlYLUc0Wyo3Z(Uc1Uc,WOWXZ=Uc1Uc2Uc/UlYLUc2Vbl1Ua$Uc,WylMZ!Uc3U4Ua$WXVAZ!Uc4-Vbp)Uc5!WXZ=^HUc6Uc7UlYLUc7Wyn7Z!Uc8Uc,WEUlYMUc5UlYLUc6UlYMUc5UlYLUc5Yfq8Z!Uc9Uc8Uc7Z8Uc6Wyn3Z!Uc:Uc4Uc9Wyn<Z!Uc;Uc:WGWyn7Z!Uc<Uc;ZAVbp)Uc=!WXZ=W,Uc>Uc=UlYLUc>Wyn9Z!Uc@Uc,[)XpW4[CUcA2Uc@Z8WXVAZ!UcBUcAWyn7Z!UcCUcB[)XpW4[CUcD2Uc@Z:WXVAZ!UcEUcDWyn7Z!UcFUcEZAUlYMUc=UlYLUc=Yfq8Z!UcGUc<Uc5UcFUc>Yfq8Z!UcHUc3Uc5UcCUc>Vbp)UcI!WXZ=W+UcJUcKUlYLUcKVbp)UcL!WXZ=WPUcMUcNUlYLUcNWXVAZ!UcO1Wyn3Z!UcPUcOc!UlYMUcLUlYLUcMWXVAZ!UcQ1Wyn9Z!UcRUcQZAWyn7Z!UcSUcRZAUlYMUcLUlYLUcLYfq8Z!Ud!UcPUcNUcSUcMWyn7Z!Ud#UcHUa9Vbp)Ud$!WXZ=W(Ud%Ud&UlYLUd&UlYMUd$UlYLUd%Yfl@Z!Ud'#JUcGUd!UlYMUd$UlYLUd$Yfq8Z!Ud(UcGUd&Ud'Ud%Wyn3Z!Ud)Ud#Ud(Wyn9Z!Ud+Ud)^MWym#[CUd,3Uc,Vbl1Ud,Ud+UlYMUcIUlYLUcJWXVAZ!Ud-1Yfl@Z!Ud.#JUcHUd-Wyn7Z!Ud/Ud.Ua9Wyn3Z!Ud0Ud/UcGWyn9Z!Ud1Ud0^MWym#[CUd23Uc,Vbl1Ud2Ud1UlYMUcIUlYLUcIVbp)Ud3!WXZ=W'Ud4Ud3UlYLUd4Vbp)Ud5!WXZ=W,Ud6Ud7UlYLUd7UlYMUd5UlYLUd6Wyn9Z!Ud8Uc,[)UlYMUd5UlYLUd5Yfq8Z!Ud9Uc,Ud7Ud8Ud6WXXLZ(Ud:^LVbp)Ud;!WXZ=Ud:Ud<Ud;UlYLUd<Wyn7Z!Ud=Ud9WEWyn3Z!Ud>Uc4Ud=Wyo3Z(Ud@Ud>WNUlYMUd;UlYLUd;Yfq8Z(UdA^LUd5Ud@Ud<WXXLZ(UdBUdAUlYMUd3UlYLUd3Yfq8Z(UdCW'UcIUdBUd;Vbp)UdD!WXZ=UdCUdEUdDUlYLUdEWym#[CUdF3Uc,Vbl1UdFZ8UlYMUdDUlYLUdDUlYMUc.UlYLUc.Wyn3Z!Uc-Uc,[!UlYMUc+UlYLUc/Wym#Z#UdGU=[#WXVAZ!UdHUdGWyn7Z!UdIUdH[;WXVAZ!UdJUa5WXVAZ!UdKUa%XpW4[CUdL%[![!WXVAZ!UdMUdLXpW4^OUdN%[!ZSWXVAZ1UdOUdNWym4Z!UdPUdO!Wym4Z!UdQUdO#Wym3Z$UdRUdPUdQVbl1U`IUdRVbl1U`JUdJXpW4[CUdS%[![#WXVAZ!Ue!UdSVbl1U`KUe!Vbl1U`LZ0Z]WMZ$Ue#U,U`IU`JU`KU`LVbl16Ue#XpY<Z!Ue$W6UdMZ:WynKVIUe%UdIUe$Wym4Z!Ue&Ue%!Wym4Z!Ue'Ue%#Vbp)Ue(!WXZ=UaIUe)Ue+UlYLUe+WyoHZ!Ue,Ue&UaHWyoHZ!Ue-Ue'UaHWyn5Z!Ue.[1UaHWyoFZ!Ue/Ue&Ue.WyoIZ!Ue0Ue-Ue/Wym3Z$Ue1Ue,Ue0UlYMUe(UlYLUe)Wym3Z$Ue2Ue&Ue'UlYMUe(UlYLUe(Yfq8Z$Ue3Ue1Ue+Ue2Ue)WXVAZ$Ue46Vbl1U`MUe4Vbl1U`NUe3Wym#Z#Ue5U`MZ8WXVAZ!Ue6Ue5Wym#Z#Ue7U`NZ8WXVAZ!Ue8Ue7WynIVIUe9Ue6Ue8Wym4Z!Ue:Ue9#Wym4Z!Ue;Ue9!Wym#Z#Ue<U`MZ:WXVAZ!Ue=Ue<Wym#Z#Ue>U`NZ:WXVAZ!Ue@Ue>Wyn3Z!UeAUe=Ue@Wyn3Z!UeBUeAUe:Wym3Z$UeCUe;UeBVbl16UeCVbl17UdKXpY<Z!UeDW6Z:UdMWyn7Z!UeE]3UeDVbl18UeEWym#[CUeF%[&WXVAZ!UeGUeFWyn5Z!UeHUeGZ:Wyn5Z!UeIUeHUdIVbl19UeIUlYMUeJUlYLUeJYfq8Z!UeKZ8Ue(UeLUeMWXZ9UeNUeM#UlYMUeOUlYLUeOWyo3Z(UePUeK_CWXZ=UePUeQUeNUlYLUeQWXVAZ!UeR-Wyn7Z!UeSUeKWEWyn3Z!Uf!UeRUeSWyn9Z!Uf#[MW;Wyn<Z!Uf$[MUf#Wyo-Z(Uf%Uf$Z8XpY<Z!Uf&Uf%Uf#Z:Wyn7Z!Uf'W;Uf&Wyn7Z!Uf(Uf'W9Wyn9Z!Uf)Uf!Uf(Wyn9Z!Uf+Uf!W;Wyn<Z!Uf,Uf+Uf&Wyn9Z!Uf-[MUf&Wyn<Z!Uf.Uf)Uf-Wyn7Z!Uf/Uf.Uf&Wyn3Z!Uf0Uf,Uf/Wyn<Z!Uf1Uf!W;Wyn9Z!Uf2Uf)Uf-Wyn7Z!Uf3Uf2W;Wyn3Z!Uf4Uf1Uf3Wyn7Z!Uf5Uf4W9Wyn9Z!Uf6Uf!Uf'Wyn<Z!Uf7Uf6W9Wyn3Z!Uf8Uf5Uf7Wym3Z$Uf9Uf0Uf8Wym#^NUf::UeKVbl1Uf:Uf9UlYMUeMUlYLUeMWyn3Z!UeLUeK[!UlYMUeJUlYLUeNUlYMUf;UlYLUf;Yfq8Z!Uf<Z8UeNUf=Uf>WXZ9Uf@Uf>#UlYMUfAUlYLUfAWyo3Z(UfBUf<X#WXZ=UfBUfCUf@UlYLUfCVbl1U`OUf<WylMZ!UfDU6U`OWXVAZ!UfE-Vbp)UfF!WXZ=_7UfGUfHUlYLUfHWyn7Z!UfIUf<WEUlYMUfFUlYLUfGUlYMUfFUlYLUfFYfq8Z!UfJUfIUfHZ8UfGWyn3Z!UfKUfEUfJWyn<Z!UfLUfKWJWyn7Z!UfMUfLZAVbp)UfN!WXZ=W7UfOUfNUlYLUfOWyn9Z!UfPUf<[)XpW4[CUfQ:UfPZ8WXVAZ!UfRUfQWyn7Z!UfSUfR[)XpW4[CUg!:UfPZ:WXVAZ!Ug#Ug!Wyn7Z!Ug$Ug#ZAUlYMUfNUlYLUfNYfq8Z!Ug%UfMUfFUg$UfOYfq8Z!Ug&UfDUfFUfSUfOVbp)Ug'!WXZ=W6Ug(Ug)UlYLUg)Vbp)Ug+!WXZ=WPUg,Ug-UlYLUg-WXVAZ!Ug.9Wyn3Z!Ug/Ug.c!UlYMUg+UlYLUg,WXVAZ!Ug09Wyn9Z!Ug1Ug0ZAWyn7Z!Ug2Ug1ZAUlYMUg+UlYLUg+Yfq8Z!Ug3Ug/Ug-Ug2Ug,Wyn7Z!Ug4Ug&UdMVbp)Ug5!WXZ=W(Ug6Ug7UlYLUg7UlYMUg5UlYLUg6Yfl@Z!Ug8#JUg%Ug3UlYMUg5UlYLUg5Yfq8Z!Ug9Ug%Ug7Ug8Ug6Wyn3Z!Ug:Ug4Ug9Wyn9Z!Ug;Ug:_<Wym#[CUg<;Uf<Vbl1Ug<Ug;UlYMUg'UlYLUg(WXVAZ!Ug=9Yfl@Z!Ug>#JUg&Ug=Wyn7Z!Ug@Ug>UdMWyn3Z!UgAUg@Ug%Wyn9Z!UgBUgA_<Wym#[CUgC;Uf<Vbl1UgCUgBUlYMUg'UlYLUg'Vbp)UgD!WXZ=W'UgEUgDUlYLUgEVbp)UgF!WXZ=W7UgGUgHUlYLUgHUlYMUgFUlYLUgGWyn9Z!UgIUf<[)UlYMUgFUlYLUgFYfq8Z!UgJUf<UgHUgIUgGWXXLZ(UgK_;Vbp)UgL!WXZ=UgKUgMUgLUlYLUgMWyn7Z!UgNUgJWEWyn3Z!UgOUf",
"EUgNWyo3Z(UgPUgOX!UlYMUgLUlYLUgLYfq8Z(UgQ_;UgFUgPUgMWXXLZ(UgRUgQUlYMUgDUlYLUgDYfq8Z(UgSW'Ug'UgRUgLVbp)Uh!!WXZ=UgSUh#Uh!UlYLUh#Wym#[CUh$;Uf<Vbl1Uh$Z8UlYMUh!UlYLUh!UlYMUf>UlYLUf>Wyn3Z!Uf=Uf<[!UlYMUf;UlYLUf@WXVAZ!Uh%Ua%Wyo3Z(Uh&Uh%Ua1Vbp)Uh'!WXZ=Uh&Uh(Uh'UlYLUh(WXVAZ!Uh)/WXVAZ!Uh+0WynKVIUh,Uh)Uh+Wym4Z!Uh-Uh,!Wym4Z!Uh.Uh,#Vbp)Uh/!WXZ=UaIUh0Uh1UlYLUh1WyoHZ!Uh2Uh-UaHWyoHZ!Uh3Uh.UaHWyn5Z!Uh4[1UaHWyoFZ!Uh5Uh-Uh4WyoIZ!Uh6Uh3Uh5Wym3Z$Uh7Uh2Uh6UlYMUh/UlYLUh0Wym3Z$Uh8Uh-Uh.UlYMUh/UlYLUh/Yfq8Z$Uh9Uh7Uh1Uh8Uh0WXVAZ$Uh:.Vbl1U`FUh:Vbl1U`GUh9Wym#Z#Uh;U`FZ8WXVAZ!Uh<Uh;Wym#Z#Uh=U`GZ8WXVAZ!Uh>Uh=WynIVIUh@Uh<Uh>Wym4Z!UhAUh@#Wym4Z!UhBUh@!Wym#Z#UhCU`FZ:WXVAZ!UhDUhCWym#Z#UhEU`GZ:WXVAZ!UhFUhEWyn3Z!UhGUhDUhFWyn3Z!UhHUhGUhAWym3Z$UhIUhBUhHVbl14UhIWXVAZ!UhJ/Wyn3Z!UhKUhJ[!Vbl1/UhKUlYMUhLUlYLUhLYfq8Z!UhMZ8Uh/UhNUhOWXZ9UhPUhO#UlYMUhQUlYLUhQWyo3Z(UhRUhMWOWXZ=UhRUhSUhPUlYLUhSVbp)Ui!!WXZ=W(Ui#Ui$UlYLUi$Vbp)Ui%!WXZ=W,Ui&Ui'UlYLUi'UlYMUi%UlYLUi&Wyn9Z!Ui(UhM[)UlYMUi%UlYLUi%Yfq8Z!Ui)UhMUi'Ui(Ui&WXXLZ(Ui+^LVbp)Ui,!WXZ=Ui+Ui-Ui,UlYLUi-WXVAZ!Ui.-Wyn7Z!Ui/Ui)WEWyn3Z!Ui0Ui.Ui/Wyo3Z(Ui1Ui0WNUlYMUi,UlYLUi,Yfq8Z(Ui2^LUi%Ui1Ui-Vbp)Ui3!WXZ=Ui2Ui4Ui3UlYLUi4UlYMUi5UlYLUi5Yfq8Z!Ui6Z8Ui4Ui7Ui8WXZ9Ui9Ui8#UlYMUi:UlYLUi:Wyo3Z(Ui;Ui6ZAWXZ=Ui;Ui<Ui9UlYLUi<Vbp)Ui=!WXZ=W+Ui>Ui@UlYLUi@Vbl1U`DUhMWylMZ!UiAU4U`DUlYMUi=UlYLUi>WXVAZ!UiB-Vbp)UiC!WXZ=^HUiDUiEUlYLUiEWyn7Z!UiFUhMWEUlYMUiCUlYLUiDUlYMUiCUlYLUiCYfq8Z!UiGUiFUiEZ8UiDWyn3Z!UiHUiBUiGWyn<Z!UiIUiHWGWyn7Z!UiJUiIZAWyn3Z!UiKUiJUi6UlYMUi=UlYLUi=Yfq8Z!UiLUiAUi@UiKUiCWXVAZ!UiM-Vbp)UiN!WXZ=^HUiOUiPUlYLUiPWyn7Z!UiQUhMWEUlYMUiNUlYLUiOUlYMUiNUlYLUiNYfq8Z!UiRUiQUiPZ8UiOWyn3Z!UiSUiMUiRWyn<Z!Uj!UiSWGWyn7Z!Uj#Uj!ZAVbp)Uj$!WXZ=W+Uj%Uj&UlYLUj&Wyn3Z!Uj'Uj#Ui6WXVAZ!Uj(1Yfl@Z!Uj)#JUj'Uj(Wyn5Z!Uj+Uj)Uj#UlYMUj$UlYLUj%UlYMUj$UlYLUj$Yfq8Z!Uj,Uj+Uj&Ui6Uj%Wym#Z#Uj-U`EUi6Vbl1Uj-Z8Wyo3Z(Uj.UiL]3Vbp)Uj/!WXZ=Uj.Uj0Uj/UlYLUj0WXVAZ$Uj14WXWP_+Uj2Uj1Wym#[CUj33UhMWXVAZ!Uj4Uj3Wyn3Z!Uj5Uj4Uj,XpW4_-Uj6Uj2ZSUj5XpW0_,Uj7Uj6$$WXWEZ!Uj8Uj7Vbl1Uj-Uj8UlYMUj/UlYLUj/UlYMUi8UlYLUi8Wyn3Z!Ui7Ui6[!UlYMUi5UlYLUi9Wym#Z#Uj9U`EZSWXVAZ!Uj:Uj9Wym#Z#Uj;U`E[!WXVAZ!Uj<Uj;WyoHZ!Uj=Uj<_.WyoIZ!Uj>Uj:Uj=Wym#Z#Uj@U`E[#WXVAZ!UjAUj@Wym#Z#UjBU`E[$WXVAZ!UjCUjBWyoHZ!UjDUjC_.WyoIZ!UjEUjAUjDWym#Z#UjFU`E[%WXVAZ!UjGUjFWym#Z#UjHU`E[&WXVAZ!UjIUjHWyoHZ!UjJUjI_.WyoIZ!UjKUjGUjJWym#Z#UjLU`E[(WXVAZ!UjMUjLWym#Z#UjNU`E[-WXVAZ!UjOUjNWyoHZ!UjPUjO_.WyoIZ!UjQUjMUjPYfn!Z=UjRUj>UjEUjKUjQWym#_2UjS5UhMVbl1UjSUjRUlYMUi3UlYLUi3UlYMUi!UlYLUi#Wym#_2Uk!5UhMVbl1Uk!_1Vbp)Uk#!WXZ=W+Uk$Uk%UlYLUk%Vbl1U`HUhMWylMZ!Uk&U4U`HUlYMUk#UlYLUk$WXVAZ!Uk'-Vbp)Uk(!WXZ=^HUk)Uk+UlYLUk+Wyn7Z!Uk,UhMWEUlYMUk(UlYLUk)UlYMUk(UlYLUk(Yfq8Z!Uk-Uk,Uk+Z8Uk)Wyn3Z!Uk.Uk'Uk-Wyn<Z!Uk/Uk.WGWyn7Z!Uk0Uk/ZAUlYMUk#UlYLUk#Yfq8Z!Uk1Uk&Uk%Uk0Uk(Vbp)Uk2!WXZ=W,Uk3Uk4UlYLUk4UlYMUk2UlYLUk3Wyn9Z!Uk5UhM[)XpW4[CUk62Uk5Z8WXVAZ!Uk7Uk6Wyn7Z!Uk8Uk7[)Wyn<Z!Uk9UhM[)Wyn3Z!Uk:Uk8Uk9UlYMUk2UlYLUk2Yfq8Z!Uk;Uk1Uk4Uk:Uk3WXXLZ(Uk<W'Vbp)Uk=!WXZ=Uk<Uk>Uk=UlYLUk>Vbp)Uk@!WXZ=W,UkAUkBUlYLUkBUlYMUk@UlYLUkAWyn9Z!UkCUhM[)UlYMUk@UlYLUk@Yfq8Z!UkDUhMUkBUkCUkAWXXLZ(UkE^LVbp)UkF!WXZ=UkEUkGUkFUlYLUkGWXVAZ!UkH-Wyn7Z!UkIUkDWEWyn3Z!UkJUkHUkIWyo3Z(UkKUkJWNUlYMUkFUlYLUkFYfq8Z(UkL^LUk@UkKUkGWyo3Z(UkMUk;]3Wyo)Z(UkNUkLUkMUlYMUk=UlYLUk=Yfq8Z(UkOW'Uk2UkNUkFVbp)UkP!WXZ=UkOUkQUkPUlYLUkQVbp)UkR!WXZ=W,UkSUl!UlYLUl!WXVAZ$Ul#4UlYMUkRUlYLUkSWyn<Z!Ul$UhM[)WXVAZ!Ul%Ua8Wyn7Z!Ul&Ul$Ul%Wyn7Z!Ul'Ul&Z0Wym3Z$Ul(Ul'Z8WXVAZ$Ul)4Vbl1U`BUl)Vbl1U`CUl(Wym#Z#Ul+U`BZ8WXVAZ!Ul,Ul+Wym#Z#Ul-U`CZ8WXVAZ!Ul.Ul-WynIVIUl/Ul,Ul.Wym4Z!Ul0Ul/#Wym4Z!Ul1Ul/!Wym#Z#Ul2U`BZ:WXVAZ!Ul3Ul2Wym#Z#Ul4U`CZ:WXVAZ!Ul5Ul4Wyn3Z!Ul6Ul3Ul5Wyn3Z!Ul7Ul6Ul0Wym3Z$Ul8Ul1Ul7UlYMUkRUlYLUkRYfq8Z$Ul9Ul#Ul!Ul8UkSWXWP_3Ul:Ul9Wym#[CUl;3UhMWXVAZ!Ul<Ul;XpW4_4Ul=Ul:ZSUl<XpW0Z=Ul>Ul=$3Vbl1Uk!Ul>UlYMUkPUlYLUkPUlYMUi!UlYLUi!UlYMUhOUlYLUhOWyn3Z!UhNUhM[!UlYMUhLUlYLUhPWXVAZ!Ul@7WXVAZ!UlA8WynKVIUlBUl@UlAWym4Z!UlCUlB!Wym4Z!UlDUlB#Vbp)UlE!WXZ=UaIUlFUlGUlYLUlGWyoHZ!UlHUlCUaHWyoHZ!UlIUlDUaHWyn5Z!UlJ[1UaHWyoFZ!UlKUlCUlJWyoIZ!UlLUlIUlKWym3Z$UlMUlHUlLUlYMUlEUlYLUlFWym3Z$UlNUlCUlDUlYMUlEUlYLUlEYfq8Z$UlOUlMUlGUlNUlFWXVAZ$UlP6Vbl1U`>UlPVbl1U`@UlOWym#Z#UlQU`>Z8WXVAZ!UlRUlQWym#Z#UlSU`@Z8WXVAZ!Um!UlS",
"WynIVIUm#UlRUm!Wym4Z!Um$Um##Wym4Z!Um%Um#!Wym#Z#Um&U`>Z:WXVAZ!Um'Um&Wym#Z#Um(U`@Z:WXVAZ!Um)Um(Wyn3Z!Um+Um'Um)Wyn3Z!Um,Um+Um$Wym3Z$Um-Um%Um,Vbl1<Um-WXVAZ!Um.7Wyn3Z!Um/Um.[!Vbl17Um/UlYMUm0UlYLUm0Yfq8Z!Um1Z8UlEUm2Um3WXZ9Um4Um3#UlYMUm5UlYLUm5Wyo3Z(Um6Um1X#WXZ=Um6Um7Um4UlYLUm7Vbp)Um8!WXZ=W(Um9Um:UlYLUm:Vbp)Um;!WXZ=W7Um<Um=UlYLUm=UlYMUm;UlYLUm<Wyn9Z!Um>Um1[)UlYMUm;UlYLUm;Yfq8Z!Um@Um1Um=Um>Um<WXXLZ(UmA_;Vbp)UmB!WXZ=UmAUmCUmBUlYLUmCWXVAZ!UmD-Wyn7Z!UmEUm@WEWyn3Z!UmFUmDUmEWyo3Z(UmGUmFX!UlYMUmBUlYLUmBYfq8Z(UmH_;Um;UmGUmCVbp)UmI!WXZ=UmHUmJUmIUlYLUmJUlYMUmKUlYLUmKYfq8Z!UmLZ8UmJUmMUmNWXZ9UmOUmN#UlYMUmPUlYLUmPWyo3Z(UmQUmLZAWXZ=UmQUmRUmOUlYLUmRVbp)UmS!WXZ=W6Un!Un#UlYLUn#Vbl1U`<Um1WylMZ!Un$U6U`<UlYMUmSUlYLUn!WXVAZ!Un%-Vbp)Un&!WXZ=_7Un'Un(UlYLUn(Wyn7Z!Un)Um1WEUlYMUn&UlYLUn'UlYMUn&UlYLUn&Yfq8Z!Un+Un)Un(Z8Un'Wyn3Z!Un,Un%Un+Wyn<Z!Un-Un,WJWyn7Z!Un.Un-ZAWyn3Z!Un/Un.UmLUlYMUmSUlYLUmSYfq8Z!Un0Un$Un#Un/Un&WXVAZ!Un1-Vbp)Un2!WXZ=_7Un3Un4UlYLUn4Wyn7Z!Un5Um1WEUlYMUn2UlYLUn3UlYMUn2UlYLUn2Yfq8Z!Un6Un5Un4Z8Un3Wyn3Z!Un7Un1Un6Wyn<Z!Un8Un7WJWyn7Z!Un9Un8ZAVbp)Un:!WXZ=W6Un;Un<UlYLUn<Wyn3Z!Un=Un9UmLWXVAZ!Un>9Yfl@Z!Un@#JUn=Un>Wyn5Z!UnAUn@Un9UlYMUn:UlYLUn;UlYMUn:UlYLUn:Yfq8Z!UnBUnAUn<UmLUn;Wym#Z#UnCU`=UmLVbl1UnCZ8Wyo3Z(UnDUn0]3Vbp)UnE!WXZ=UnDUnFUnEUlYLUnFWXVAZ$UnG<WXWP_+UnHUnGWym#[CUnI;Um1WXVAZ!UnJUnIWyn3Z!UnKUnJUnBXpW4_-UnLUnHZSUnKXpW0_,UnMUnL$$WXWEZ!UnNUnMVbl1UnCUnNUlYMUnEUlYLUnEUlYMUmNUlYLUmNWyn3Z!UmMUmL[!UlYMUmKUlYLUmOWym#Z#UnOU`=ZSWXVAZ!UnPUnOWym#Z#UnQU`=[!WXVAZ!UnRUnQWyoHZ!UnSUnR_.WyoIZ!Uo!UnPUnSWym#Z#Uo#U`=[#WXVAZ!Uo$Uo#Wym#Z#Uo%U`=[$WXVAZ!Uo&Uo%WyoHZ!Uo'Uo&_.WyoIZ!Uo(Uo$Uo'Wym#Z#Uo)U`=[%WXVAZ!Uo+Uo)Wym#Z#Uo,U`=[&WXVAZ!Uo-Uo,WyoHZ!Uo.Uo-_.WyoIZ!Uo/Uo+Uo.Wym#Z#Uo0U`=[(WXVAZ!Uo1Uo0Wym#Z#Uo2U`=[-WXVAZ!Uo3Uo2WyoHZ!Uo4Uo3_.WyoIZ!Uo5Uo1Uo4Yfn!Z=Uo6Uo!Uo(Uo/Uo5Wym#_2Uo7=Um1Vbl1Uo7Uo6UlYMUmIUlYLUmIUlYMUm8UlYLUm9Wym#_2Uo8=Um1Vbl1Uo8_1Vbp)Uo9!WXZ=W6Uo:Uo;UlYLUo;Vbl1U`AUm1WylMZ!Uo<U6U`AUlYMUo9UlYLUo:WXVAZ!Uo=-Vbp)Uo>!WXZ=_7Uo@UoAUlYLUoAWyn7Z!UoBUm1WEUlYMUo>UlYLUo@UlYMUo>UlYLUo>Yfq8Z!UoCUoBUoAZ8Uo@Wyn3Z!UoDUo=UoCWyn<Z!UoEUoDWJWyn7Z!UoFUoEZAUlYMUo9UlYLUo9Yfq8Z!UoGUo<Uo;UoFUo>Vbp)UoH!WXZ=W7UoIUoJUlYLUoJUlYMUoHUlYLUoIWyn9Z!UoKUm1[)XpW4[CUoL:UoKZ8WXVAZ!UoMUoLWyn7Z!UoNUoM[)Wyn<Z!UoOUm1[)Wyn3Z!UoPUoNUoOUlYMUoHUlYLUoHYfq8Z!UoQUoGUoJUoPUoIWXXLZ(UoRW'Vbp)UoS!WXZ=UoRUp!UoSUlYLUp!Vbp)Up#!WXZ=W7Up$Up%UlYLUp%UlYMUp#UlYLUp$Wyn9Z!Up&Um1[)UlYMUp#UlYLUp#Yfq8Z!Up'Um1Up%Up&Up$WXXLZ(Up(_;Vbp)Up)!WXZ=Up(Up+Up)UlYLUp+WXVAZ!Up,-Wyn7Z!Up-Up'WEWyn3Z!Up.Up,Up-Wyo3Z(Up/Up.X!UlYMUp)UlYLUp)Yfq8Z(Up0_;Up#Up/Up+Wyo3Z(Up1UoQ]3Wyo)Z(Up2Up0Up1UlYMUoSUlYLUoSYfq8Z(Up3W'UoHUp2Up)Vbp)Up4!WXZ=Up3Up5Up4UlYLUp5Vbp)Up6!WXZ=W7Up7Up8UlYLUp8WXVAZ$Up9<UlYMUp6UlYLUp7Wyn<Z!Up:Um1[)WXVAZ!Up;UdLWyn7Z!Up<Up:Up;Wyn7Z!Up=Up<Z0Wym3Z$Up>Up=Z8WXVAZ$Up@<Vbl1U`:Up@Vbl1U`;Up>Wym#Z#UpAU`:Z8WXVAZ!UpBUpAWym#Z#UpCU`;Z8WXVAZ!UpDUpCWynIVIUpEUpBUpDWym4Z!UpFUpE#Wym4Z!UpGUpE!Wym#Z#UpHU`:Z:WXVAZ!UpIUpHWym#Z#UpJU`;Z:WXVAZ!UpKUpJWyn3Z!UpLUpIUpKWyn3Z!UpMUpLUpFWym3Z$UpNUpGUpMUlYMUp6UlYLUp6Yfq8Z$UpOUp9Up8UpNUp7WXWP_3UpPUpOWym#[CUpQ;Um1WXVAZ!UpRUpQXpW4_4UpSUpPZSUpRXpW0Z=Uq!UpS$3Vbl1Uo8Uq!UlYMUp4UlYLUp4UlYMUm8UlYLUm8UlYMUm3UlYLUm3Wyn3Z!Um2Um1[!UlYMUm0UlYLUm4UlYMUh'UlYLUh'Vbp)Uq#!WXZ=`5Uq$Uq%UlYLUq%WXVAZ!Uq&Ua%Wyo3Z(Uq'Uq&Ua1Vbp)Uq(!WXZ=Uq'Uq)Uq(UlYLUq)WXVAZ!Uq+Ua%Wyn5Z!Uq,Ua1Uq+WXZ!Z0Z0`.UlYMUq-UlYLUq-UlYMUq.UlYLUq.Yfq8Z!Uq/Z8Uq-Uq0Uq1WXZ9Uq2Uq1#UlYMUq3UlYLUq3Wyo3Z(Uq4Uq/`(WXZ=Uq4Uq5Uq2UlYLUq5Vbp)Uq6!WXZ=W,Uq7Uq8UlYLUq8UlYMUq6UlYLUq7Wyn9Z!Uq9Uq/[)UlYMUq6UlYLUq6Yfq8Z!Uq:Uq/Uq8Uq9Uq7WXXLZ(Uq;^LVbp)Uq<!WXZ=Uq;Uq=Uq<UlYLUq=WXVAZ!Uq>-Wyn7Z!Uq@Uq:WEWyn3Z!UqAUq>Uq@Wyo3Z(UqBUqAWNUlYMUq<UlYLUq<Yfq8Z(UqC^LUq6UqBUq=Vbp)UqD!WXZ=UqCUqEUqDUlYLUqEVbl1U`8Uq/WylMZ!UqFU8U`8WXVAZ!UqG-Vbp)UqH!WXZ=^HUqIUqJUlYLUqJWyn7Z!UqKUq/WEUlYMUqHUlYLUqIUlYMUqHUlYLUqHYfq8Z!UqLUqKUqJZ8UqIWyn3Z!UqMUqGUqLWyn<Z!UqNUqMWGWyn7Z!UqOUqNZAWyn9Z!UqPUqOZAWyn3Z!UqQUqFUqPWym#_2UqR5Uq/WXVAZ=UqSUqRWym#^1Ur!)UqQWXVBUr!UqSDUlYMUqDUlYLUqDUlYMUq1UlYLUq1Wyn3Z!Uq0Uq/[!UlYMUq.UlYLUq2UlYMUr#UlYLUr#UlYMUr$UlYLUr$Yfq8Z!Ur%Z8Ur#Ur&Ur'WXZ9Ur(Ur'#UlYMUr)UlYLUr)Wyo3Z(Ur+Ur%`,WXZ=Ur+Ur,Ur(UlYLUr,Vbp)Ur-!WXZ=W7Ur",
".Ur/UlYLUr/UlYMUr-UlYLUr.Wyn9Z!Ur0Ur%[)UlYMUr-UlYLUr-Yfq8Z!Ur1Ur%Ur/Ur0Ur.WXXLZ(Ur2_;Vbp)Ur3!WXZ=Ur2Ur4Ur3UlYLUr4WXVAZ!Ur5-Wyn7Z!Ur6Ur1WEWyn3Z!Ur7Ur5Ur6Wyo3Z(Ur8Ur7X!UlYMUr3UlYLUr3Yfq8Z(Ur9_;Ur-Ur8Ur4Vbp)Ur:!WXZ=Ur9Ur;Ur:UlYLUr;Vbl1U`9Ur%WylMZ!Ur<U:U`9Wyn3Z!Ur=W5Ur<WXVAZ!Ur>-Vbp)Ur@!WXZ=_7UrAUrBUlYLUrBWyn7Z!UrCUr%WEUlYMUr@UlYLUrAUlYMUr@UlYLUr@Yfq8Z!UrDUrCUrBZ8UrAWyn3Z!UrEUr>UrDWyn<Z!UrFUrEWJWyn7Z!UrGUrFZAWyn9Z!UrHUrGZAWyn3Z!UrIUr=UrHWym#_2UrJ=Ur%WXVAZ=UrKUrJWym#^1UrL)UrIWXVBUrLUrKDUlYMUr:UlYLUr:UlYMUr'UlYLUr'Wyn3Z!Ur&Ur%[!UlYMUr$UlYLUr(WXZ!Z0Z0`.UlYMUrMUlYLUrMYfq8Z!UrNZ8Ur(UrOUrPWXZ9UrQUrP#UlYMUrRUlYLUrRWyo3Z(UrSUrNW$WXZ=UrSUs!UrQUlYLUs!Wyn<Z!Us#`2Z0XpW4^6Us$+Us#UrNVbl1Us$^<UlYMUrPUlYLUrPWyn3Z!UrOUrN[!UlYMUrMUlYLUrQUlYMUs%UlYLUs%Yfq8Z!Us&Z8UrQUs'Us(WXZ9Us)Us(#UlYMUs+UlYLUs+Wyo3Z(Us,Us&W%WXZ=Us,Us-Us)UlYLUs-Wyn<Z!Us.`2Z0XpW4^:Us/,Us.Us&Vbl1Us/^=UlYMUs(UlYLUs(Wyn3Z!Us'Us&[!UlYMUs%UlYLUs)UlYMUs0UlYLUs0Yfq8Z!Us1Z:Us)Us2Us3WXZ9Us4Us3!UlYMUs5UlYLUs5Wyo3Z(Us6Us1Uq,WXZ=Us6Us7Us4UlYLUs7UlYMUs8UlYLUs8Yfq8Z!Us9Z8Us7Us:Us;WXZ9Us<Us;#UlYMUs=UlYLUs=Wyo3Z(Us>Us9W$WXZ=Us>Us@Us<UlYLUs@WXVAZ!UsA'Wyn<Z!UsBUsAZ0Wyn7Z!UsCUsB[FWyn9Z!UsDUsCU1Wyn3Z!UsEUsDUs9Wyn7Z!UsFUsEW2UlYMUsGUlYLUsGWym#^1UsH)UsFYhu,Z9UsIUsHWBW4DXpW4^6UsJ+Z8Us9Vbl1UsJUsIUlYMUs;UlYLUs;Wyn3Z!Us:Us9[!UlYMUs8UlYLUs<UlYMUsKUlYLUsKYfq8Z!UsLZ8Us<UsMUsNWXZ9UsOUsN#UlYMUsPUlYLUsPWyo3Z(UsQUsLW%WXZ=UsQUsRUsOUlYLUsRWXVAZ!UsS'Wyn9Z!Ut!UsSZ0Wyn7Z!Ut#Ut![GWyn9Z!Ut$Ut#U3Wyn3Z!Ut%Ut$UsLWyn7Z!Ut&Ut%W>UlYMUt'UlYLUt'Wyn3Z!Ut(W5Ut&Wym#^1Ut))Ut(Yhu,Z;Ut+Ut)WCW@DXpW4^:Ut,,Z8UsLVbl1Ut,Ut+UlYMUsNUlYLUsNWyn3Z!UsMUsL[!UlYMUsKUlYLUsOVbp)Ut-!WXZ=`/Ut.Ut-UlYLUt.VboEZ7`-UlYMUt-UlYLUt-WXVAZ!Ut//WXVAZ!Ut00WynKVIUt1Ut/Ut0Wym4Z!Ut2Ut1!Wym4Z!Ut3Ut1#Vbp)Ut4!WXZ=UaIUt5Ut6UlYLUt6WyoHZ!Ut7Ut2UaHWyoHZ!Ut8Ut3UaHWyn5Z!Ut9[1UaHWyoFZ!Ut:Ut2Ut9WyoIZ!Ut;Ut8Ut:Wym3Z$Ut<Ut7Ut;UlYMUt4UlYLUt5Wym3Z$Ut=Ut2Ut3UlYMUt4UlYLUt4Yfq8Z$Ut>Ut<Ut6Ut=Ut5WXVAZ$Ut@.Vbl1U`5Ut@Vbl1U`6Ut>Wym#Z#UtAU`5Z8WXVAZ!UtBUtAWym#Z#UtCU`6Z8WXVAZ!UtDUtCWynIVIUtEUtBUtDWym4Z!UtFUtE#Wym4Z!UtGUtE!Wym#Z#UtHU`5Z:WXVAZ!UtIUtHWym#Z#UtJU`6Z:WXVAZ!UtKUtJWyn3Z!UtLUtIUtKWyn3Z!UtMUtLUtFWym3Z$UtNUtGUtMVbl14UtNWXVAZ!UtO/Wyn3Z!UtPUtO[!Vbl1/UtPUlYMUtQUlYLUtQYfq8Z!UtRZ8Ut4UtSUu!WXZ9Uu#Uu!#UlYMUu$UlYLUu$Wyo3Z(Uu%UtRWOWXZ=Uu%Uu&Uu#UlYLUu&Vbp)Uu'!WXZ=W(Uu(Uu)UlYLUu)Vbp)Uu+!WXZ=W,Uu,Uu-UlYLUu-UlYMUu+UlYLUu,Wyn9Z!Uu.UtR[)UlYMUu+UlYLUu+Yfq8Z!Uu/UtRUu-Uu.Uu,WXXLZ(Uu0^LVbp)Uu1!WXZ=Uu0Uu2Uu1UlYLUu2WXVAZ!Uu3-Wyn7Z!Uu4Uu/WEWyn3Z!Uu5Uu3Uu4Wyo3Z(Uu6Uu5WNUlYMUu1UlYLUu1Yfq8Z(Uu7^LUu+Uu6Uu2Vbp)Uu8!WXZ=Uu7Uu9Uu8UlYLUu9UlYMUu:UlYLUu:Yfq8Z!Uu;Z8Uu9Uu<Uu=WXZ9Uu>Uu=#UlYMUu@UlYLUu@Wyo3Z(UuAUu;ZAWXZ=UuAUuBUu>UlYLUuBVbp)UuC!WXZ=W+UuDUuEUlYLUuEVbl1U`3UtRWylMZ!UuFU4U`3UlYMUuCUlYLUuDWXVAZ!UuG-Vbp)UuH!WXZ=^HUuIUuJUlYLUuJWyn7Z!UuKUtRWEUlYMUuHUlYLUuIUlYMUuHUlYLUuHYfq8Z!UuLUuKUuJZ8UuIWyn3Z!UuMUuGUuLWyn<Z!UuNUuMWGWyn7Z!UuOUuNZAWyn3Z!UuPUuOUu;UlYMUuCUlYLUuCYfq8Z!UuQUuFUuEUuPUuHWXVAZ!UuR-Vbp)UuS!WXZ=^HUv!Uv#UlYLUv#Wyn7Z!Uv$UtRWEUlYMUuSUlYLUv!UlYMUuSUlYLUuSYfq8Z!Uv%Uv$Uv#Z8Uv!Wyn3Z!Uv&UuRUv%Wyn<Z!Uv'Uv&WGWyn7Z!Uv(Uv'ZAVbp)Uv)!WXZ=W+Uv+Uv,UlYLUv,Wyn3Z!Uv-Uv(Uu;WXVAZ!Uv.1Yfl@Z!Uv/#JUv-Uv.Wyn5Z!Uv0Uv/Uv(UlYMUv)UlYLUv+UlYMUv)UlYLUv)Yfq8Z!Uv1Uv0Uv,Uu;Uv+Wym#Z#Uv2U`4Uu;Vbl1Uv2Z8Wyo3Z(Uv3UuQ]3Vbp)Uv4!WXZ=Uv3Uv5Uv4UlYLUv5WXVAZ$Uv64WXWP_+Uv7Uv6Wym#[CUv83UtRWXVAZ!Uv9Uv8Wyn3Z!Uv:Uv9Uv1XpW4_-Uv;Uv7ZSUv:XpW0_,Uv<Uv;$$WXWEZ!Uv=Uv<Vbl1Uv2Uv=UlYMUv4UlYLUv4UlYMUu=UlYLUu=Wyn3Z!Uu<Uu;[!UlYMUu:UlYLUu>Wym#Z#Uv>U`4ZSWXVAZ!Uv@Uv>Wym#Z#UvAU`4[!WXVAZ!UvBUvAWyoHZ!UvCUvB_.WyoIZ!UvDUv@UvCWym#Z#UvEU`4[#WXVAZ!UvFUvEWym#Z#UvGU`4[$WXVAZ!UvHUvGWyoHZ!UvIUvH_.WyoIZ!UvJUvFUvIWym#Z#UvKU`4[%WXVAZ!UvLUvKWym#Z#UvMU`4[&WXVAZ!UvNUvMWyoHZ!UvOUvN_.WyoIZ!UvPUvLUvOWym#Z#UvQU`4[(WXVAZ!UvRUvQWym#Z#UvSU`4[-WXVAZ!Uw!UvSWyoHZ!Uw#Uw!_.WyoIZ!Uw$UvRUw#Yfn!Z=Uw%UvDUvJUvPUw$Wym#_2Uw&5UtRVbl1Uw&Uw%UlYMUu8UlYLUu8UlYMUu'UlYLUu(Wym#_2Uw'5UtRVbl1Uw'_1Vbp)Uw(!WXZ=W+Uw)Uw+UlYLUw+Vbl1U`7UtRWylMZ!Uw,U4U`7UlYMUw(UlYLUw)WXVAZ!Uw--Vbp)Uw.!WXZ=^HUw/Uw0UlYLUw0Wyn7Z!Uw1UtRWEUlYMUw.UlYLUw/UlYMUw.UlYLUw.Yfq8Z!Uw2Uw1Uw0Z8Uw/Wyn3Z!Uw3Uw-Uw2Wyn<Z!Uw4Uw3WGWyn7Z!Uw5Uw4ZAUlYMUw(UlYLUw(Yfq8Z!Uw",
"6Uw,Uw+Uw5Uw.Vbp)Uw7!WXZ=W,Uw8Uw9UlYLUw9UlYMUw7UlYLUw8Wyn9Z!Uw:UtR[)XpW4[CUw;2Uw:Z8WXVAZ!Uw<Uw;Wyn7Z!Uw=Uw<[)Wyn<Z!Uw>UtR[)Wyn3Z!Uw@Uw=Uw>UlYMUw7UlYLUw7Yfq8Z!UwAUw6Uw9Uw@Uw8WXXLZ(UwBW'Vbp)UwC!WXZ=UwBUwDUwCUlYLUwDVbp)UwE!WXZ=W,UwFUwGUlYLUwGUlYMUwEUlYLUwFWyn9Z!UwHUtR[)UlYMUwEUlYLUwEYfq8Z!UwIUtRUwGUwHUwFWXXLZ(UwJ^LVbp)UwK!WXZ=UwJUwLUwKUlYLUwLWXVAZ!UwM-Wyn7Z!UwNUwIWEWyn3Z!UwOUwMUwNWyo3Z(UwPUwOWNUlYMUwKUlYLUwKYfq8Z(UwQ^LUwEUwPUwLWyo3Z(UwRUwA]3Wyo)Z(UwSUwQUwRUlYMUwCUlYLUwCYfq8Z(Ux!W'Uw7UwSUwKVbp)Ux#!WXZ=Ux!Ux$Ux#UlYLUx$Vbp)Ux%!WXZ=W,Ux&Ux'UlYLUx'WXVAZ$Ux(4UlYMUx%UlYLUx&Wyn<Z!Ux)UtR[)WXVAZ!Ux+Ua8Wyn7Z!Ux,Ux)Ux+Wyn7Z!Ux-Ux,Z0Wym3Z$Ux.Ux-Z8WXVAZ$Ux/4Vbl1U`1Ux/Vbl1U`2Ux.Wym#Z#Ux0U`1Z8WXVAZ!Ux1Ux0Wym#Z#Ux2U`2Z8WXVAZ!Ux3Ux2WynIVIUx4Ux1Ux3Wym4Z!Ux5Ux4#Wym4Z!Ux6Ux4!Wym#Z#Ux7U`1Z:WXVAZ!Ux8Ux7Wym#Z#Ux9U`2Z:WXVAZ!Ux:Ux9Wyn3Z!Ux;Ux8Ux:Wyn3Z!Ux<Ux;Ux5Wym3Z$Ux=Ux6Ux<UlYMUx%UlYLUx%Yfq8Z$Ux>Ux(Ux'Ux=Ux&WXWP_3Ux@Ux>Wym#[CUxA3UtRWXVAZ!UxBUxAXpW4_4UxCUx@ZSUxBXpW0Z=UxDUxC$3Vbl1Uw'UxDUlYMUx#UlYLUx#UlYMUu'UlYLUu'UlYMUu!UlYLUu!Wyn3Z!UtSUtR[!UlYMUtQUlYLUu#WXVAZ!UxE7WXVAZ!UxF8WynKVIUxGUxEUxFWym4Z!UxHUxG!Wym4Z!UxIUxG#Vbp)UxJ!WXZ=UaIUxKUxLUlYLUxLWyoHZ!UxMUxHUaHWyoHZ!UxNUxIUaHWyn5Z!UxO[1UaHWyoFZ!UxPUxHUxOWyoIZ!UxQUxNUxPWym3Z$UxRUxMUxQUlYMUxJUlYLUxKWym3Z$UxSUxHUxIUlYMUxJUlYLUxJYfq8Z$Uy!UxRUxLUxSUxKWXVAZ$Uy#6Vbl1U`.Uy#Vbl1U`/Uy!Wym#Z#Uy$U`.Z8WXVAZ!Uy%Uy$Wym#Z#Uy&U`/Z8WXVAZ!Uy'Uy&WynIVIUy(Uy%Uy'Wym4Z!Uy)Uy(#Wym4Z!Uy+Uy(!Wym#Z#Uy,U`.Z:WXVAZ!Uy-Uy,Wym#Z#Uy.U`/Z:WXVAZ!Uy/Uy.Wyn3Z!Uy0Uy-Uy/Wyn3Z!Uy1Uy0Uy)Wym3Z$Uy2Uy+Uy1Vbl1<Uy2WXVAZ!Uy37Wyn3Z!Uy4Uy3[!Vbl17Uy4UlYMUy5UlYLUy5Yfq8Z!Uy6Z8UxJUy7Uy8WXZ9Uy9Uy8#UlYMUy:UlYLUy:Wyo3Z(Uy;Uy6X#WXZ=Uy;Uy<Uy9UlYLUy<Vbp)Uy=!WXZ=W(Uy>Uy@UlYLUy@Vbp)UyA!WXZ=W7UyBUyCUlYLUyCUlYMUyAUlYLUyBWyn9Z!UyDUy6[)UlYMUyAUlYLUyAYfq8Z!UyEUy6UyCUyDUyBWXXLZ(UyF_;Vbp)UyG!WXZ=UyFUyHUyGUlYLUyHWXVAZ!UyI-Wyn7Z!UyJUyEWEWyn3Z!UyKUyIUyJWyo3Z(UyLUyKX!UlYMUyGUlYLUyGYfq8Z(UyM_;UyAUyLUyHVbp)UyN!WXZ=UyMUyOUyNUlYLUyOUlYMUyPUlYLUyPYfq8Z!UyQZ8UyOUyRUySWXZ9Uz!UyS#UlYMUz#UlYLUz#Wyo3Z(Uz$UyQZAWXZ=Uz$Uz%Uz!UlYLUz%Vbp)Uz&!WXZ=W6Uz'Uz(UlYLUz(Vbl1U`,Uy6WylMZ!Uz)U6U`,UlYMUz&UlYLUz'WXVAZ!Uz+-Vbp)Uz,!WXZ=_7Uz-Uz.UlYLUz.Wyn7Z!Uz/Uy6WEUlYMUz,UlYLUz-UlYMUz,UlYLUz,Yfq8Z!Uz0Uz/Uz.Z8Uz-Wyn3Z!Uz1Uz+Uz0Wyn<Z!Uz2Uz1WJWyn7Z!Uz3Uz2ZAWyn3Z!Uz4Uz3UyQUlYMUz&UlYLUz&Yfq8Z!Uz5Uz)Uz(Uz4Uz,WXVAZ!Uz6-Vbp)Uz7!WXZ=_7Uz8Uz9UlYLUz9Wyn7Z!Uz:Uy6WEUlYMUz7UlYLUz8UlYMUz7UlYLUz7Yfq8Z!Uz;Uz:Uz9Z8Uz8Wyn3Z!Uz<Uz6Uz;Wyn<Z!Uz=Uz<WJWyn7Z!Uz>Uz=ZAVbp)Uz@!WXZ=W6UzAUzBUlYLUzBWyn3Z!UzCUz>UyQWXVAZ!UzD9Yfl@Z!UzE#JUzCUzDWyn5Z!UzFUzEUz>UlYMUz@UlYLUzAUlYMUz@UlYLUz@Yfq8Z!UzGUzFUzBUyQUzAWym#Z#UzHU`-UyQVbl1UzHZ8Wyo3Z(UzIUz5]3Vbp)UzJ!WXZ=UzIUzKUzJUlYLUzKWXVAZ$UzL<WXWP_+UzMUzLWym#[CUzN;Uy6WXVAZ!UzOUzNWyn3Z!UzPUzOUzGXpW4_-UzQUzMZSUzPXpW0_,UzRUzQ$$WXWEZ!UzSUzRVbl1UzHUzSUlYMUzJUlYLUzJUlYMUySUlYLUySWyn3Z!UyRUyQ[!UlYMUyPUlYLUz!Wym#Z#U{!U`-ZSWXVAZ!U{#U{!Wym#Z#U{$U`-[!WXVAZ!U{%U{$WyoHZ!U{&U{%_.WyoIZ!U{'U{#U{&Wym#Z#U{(U`-[#WXVAZ!U{)U{(Wym#Z#U{+U`-[$WXVAZ!U{,U{+WyoHZ!U{-U{,_.WyoIZ!U{.U{)U{-Wym#Z#U{/U`-[%WXVAZ!U{0U{/Wym#Z#U{1U`-[&WXVAZ!U{2U{1WyoHZ!U{3U{2_.WyoIZ!U{4U{0U{3Wym#Z#U{5U`-[(WXVAZ!U{6U{5Wym#Z#U{7U`-[-WXVAZ!U{8U{7WyoHZ!U{9U{8_.WyoIZ!U{:U{6U{9Yfn!Z=U{;U{'U{.U{4U{:Wym#_2U{<=Uy6Vbl1U{<U{;UlYMUyNUlYLUyNUlYMUy=UlYLUy>Wym#_2U{==Uy6Vbl1U{=_1Vbp)U{>!WXZ=W6U{@U{AUlYLU{AVbl1U`0Uy6WylMZ!U{BU6U`0UlYMU{>UlYLU{@WXVAZ!U{C-Vbp)U{D!WXZ=_7U{EU{FUlYLU{FWyn7Z!U{GUy6WEUlYMU{DUlYLU{EUlYMU{DUlYLU{DYfq8Z!U{HU{GU{FZ8U{EWyn3Z!U{IU{CU{HWyn<Z!U{JU{IWJWyn7Z!U{KU{JZAUlYMU{>UlYLU{>Yfq8Z!U{LU{BU{AU{KU{DVbp)U{M!WXZ=W7U{NU{OUlYLU{OUlYMU{MUlYLU{NWyn9Z!U{PUy6[)XpW4[CU{Q:U{PZ8WXVAZ!U{RU{QWyn7Z!U{SU{R[)Wyn<Z!U|!Uy6[)Wyn3Z!U|#U{SU|!UlYMU{MUlYLU{MYfq8Z!U|$U{LU{OU|#U{NWXXLZ(U|%W'Vbp)U|&!WXZ=U|%U|'U|&UlYLU|'Vbp)U|(!WXZ=W7U|)U|+UlYLU|+UlYMU|(UlYLU|)Wyn9Z!U|,Uy6[)UlYMU|(UlYLU|(Yfq8Z!U|-Uy6U|+U|,U|)WXXLZ(U|._;Vbp)U|/!WXZ=U|.U|0U|/UlYLU|0WXVAZ!U|1-Wyn7Z!U|2U|-WEWyn3Z!U|3U|1U|2Wyo3Z(U|4U|3X!UlYMU|/UlYLU|/Yfq8Z(U|5_;U|(U|4U|0Wyo3Z(U|6U|$]3Wyo)Z(U|7U|5U|6UlYMU|&UlYLU|&Yfq8Z(U|8W'U{MU|7U|/Vbp)U|9!WXZ=U|8U|:U|9UlYLU|:Vbp)U|;!WXZ=W7U|<U|=UlYLU|=WXVAZ$U|><UlYMU|;UlYLU|<Wyn<Z!U|@Uy6[",
")WXVAZ!U|AUdLWyn7Z!U|BU|@U|AWyn7Z!U|CU|BZ0Wym3Z$U|DU|CZ8WXVAZ$U|E<Vbl1U`)U|EVbl1U`+U|DWym#Z#U|FU`)Z8WXVAZ!U|GU|FWym#Z#U|HU`+Z8WXVAZ!U|IU|HWynIVIU|JU|GU|IWym4Z!U|KU|J#Wym4Z!U|LU|J!Wym#Z#U|MU`)Z:WXVAZ!U|NU|MWym#Z#U|OU`+Z:WXVAZ!U|PU|OWyn3Z!U|QU|NU|PWyn3Z!U|RU|QU|KWym3Z$U|SU|LU|RUlYMU|;UlYLU|;Yfq8Z$U}!U|>U|=U|SU|<WXWP_3U}#U}!Wym#[CU}$;Uy6WXVAZ!U}%U}$XpW4_4U}&U}#ZSU}%XpW0Z=U}'U}&$3Vbl1U{=U}'UlYMU|9UlYLU|9UlYMUy=UlYLUy=UlYMUy8UlYLUy8Wyn3Z!Uy7Uy6[!UlYMUy5UlYLUy9UlYMU}(UlYLU}(Yfq8Z!U})Z:Uy9U}+U},WXZ9U}-U},#UlYMU}.UlYLU}.Wyo3Z(U}/U})W%WXZ=U}/U}0U}-UlYLU}0UlYMU}1UlYLU}1Yfq8Z!U}2Z8U}0U}3U}4WXZ9U}5U}4#UlYMU}6UlYLU}6Wyo3Z(U}7U}2W$WXZ=U}7U}8U}5UlYLU}8Wyn<Z!U}9`0Z0XpW4^6U}:+U}9U}2WXVAZ9U};U}:XpW4^:U}<,U}9U})WXVAZ;U}=U}<XpW4[LU}>(U}2U})WXVA[HU}@U}>Xr_O[HU}AU};U}=U}@Vbl1U}>U}AUlYMU}4UlYLU}4Wyn3Z!U}3U}2[!UlYMU}1UlYLU}5UlYMU},UlYLU},Wyn3Z!U}+U})[!UlYMU}(UlYLU}-UlYMU}BUlYLU}BYfq8Z!U}CZ:U}-U}DU}EWXZ9U}FU}E#UlYMU}GUlYLU}GWyo3Z(U}HU}CWDWXZ=U}HU}IU}FUlYLU}IUlYMU}JUlYLU}JYfq8Z!U}KZ8U}IU}LU}MWXZ9U}NU}M#UlYMU}OUlYLU}OWyo3Z(U}PU}KW$WXZ=U}PU}QU}NUlYLU}QWyn<Z!U}RU}CZ0Wyn7Z!U}SU}CU2WXVAZ!U~!'Wyn<Z!U~#U~!Z0Wyn7Z!U~$U~#[FWyn9Z!U~%U~$U1Wyn3Z!U~&U~%U}KWyn7Z!U~'U~&W2Vbp)U~(!WXZ=W3U~)U~+UlYLU~+Wyn7Z!U~,U}SW4UlYMU~(UlYLU~)Wyn9Z!U~-U}SZAUlYMU~(UlYLU~(Yfq8Z!U~.U~,U~+U~-U~)Wyn3Z!U~/U~'U~.Wym#^1U~0)U~/Yhu,Z9U~1U~0WBW4DXpW4^6U~2+U}RU}KVbl1U~2U~1UlYMU}MUlYLU}MWyn3Z!U}LU}K[!UlYMU}JUlYLU}NUlYMU~3UlYLU~3Yfq8Z!U~4Z8U}NU~5U~6WXZ9U~7U~6#UlYMU~8UlYLU~8Wyo3Z(U~9U~4W%WXZ=U~9U~:U~7UlYLU~:Wyn<Z!U~;U}CZ0Wyn7Z!U~<U}CU2WXVAZ!U~='Wyn9Z!U~>U~=Z0Wyn7Z!U~@U~>[GWyn9Z!U~AU~@U3Wyn3Z!U~BU~AU~4Wyn7Z!U~CU~BW>Vbp)U~D!WXZ=W8U~EU~FUlYLU~FWyn7Z!U~GU~<W@UlYMU~DUlYLU~EWyn9Z!U~HU~<ZAUlYMU~DUlYLU~DYfq8Z!U~IU~GU~FU~HU~EWyn3Z!U~JU~CU~IWyn3Z!U~KW5U~JWym#^1U~L)U~KYhu,Z;U~MU~LWCW@DXpW4^:U~N,U~;U~4Vbl1U~NU~MUlYMU~6UlYLU~6Wyn3Z!U~5U~4[!UlYMU~3UlYLU~7Wyn5Z!U~OU}CZ:UlYMU~PUlYLU~PYfq8Z!U~QZ8U~7U~RU~SWXZ9VT!U~S#UlYMVT#UlYLVT#Wyo3Z(VT$U~QW%WXZ=VT$VT%VT!UlYLVT%UlYMVT&UlYLVT&Yfq8Z!VT'Z8VT%VT(VT)WXZ9VT+VT)#UlYMVT,UlYLVT,Wyo3Z(VT-VT'W$WXZ=VT-VT.VT+UlYLVT.Wyn<Z!VT/U~OZ0XpW4^6VT0+VT/VT'WXVAZ9VT1VT0XpW4^:VT2,VT/U~QWXVAZ;VT3VT2XpW4[LVT4(VT'U~QWXVA[HVT5VT4Xr_O[HVT6VT1VT3VT5Vbl1VT4VT6UlYMVT)UlYLVT)Wyn3Z!VT(VT'[!UlYMVT&UlYLVT+UlYMU~SUlYLU~SWyn3Z!U~RU~Q[!UlYMU~PUlYLVT!UlYMU}EUlYLU}EWyn3Z!U}DU}C[!UlYMU}BUlYLU}FWXZ!Z0Z0`.UlYMVT7UlYLVT7UlYMVT8UlYLVT8Yfq8Z!VT9Z8VT7VT:VT;WXZ9VT<VT;#UlYMVT=UlYLVT=Wyo3Z(VT>VT9`(WXZ=VT>VT@VT<UlYLVT@Vbp)VTA!WXZ=W,VTBVTCUlYLVTCUlYMVTAUlYLVTBWyn9Z!VTDVT9[)UlYMVTAUlYLVTAYfq8Z!VTEVT9VTCVTDVTBWXXLZ(VTF^LVbp)VTG!WXZ=VTFVTHVTGUlYLVTHWXVAZ!VTI-Wyn7Z!VTJVTEWEWyn3Z!VTKVTIVTJWyo3Z(VTLVTKWNUlYMVTGUlYLVTGYfq8Z(VTM^LVTAVTLVTHVbp)VTN!WXZ=VTMVTOVTNUlYLVTOVbl1U`'VT9WylMZ!VTPU8U`'WXVAZ!VTQ-Vbp)VTR!WXZ=^HVTSVU!UlYLVU!Wyn7Z!VU#VT9WEUlYMVTRUlYLVTSUlYMVTRUlYLVTRYfq8Z!VU$VU#VU!Z8VTSWyn3Z!VU%VTQVU$Wyn<Z!VU&VU%WGWyn7Z!VU'VU&ZAWyn9Z!VU(VU'ZAWyn3Z!VU)VTPVU(Wym#_2VU+5VT9WXVAZ=VU,VU+Wym#^1VU-)VU)WXVBVU-VU,DUlYMVTNUlYLVTNUlYMVT;UlYLVT;Wyn3Z!VT:VT9[!UlYMVT8UlYLVT<UlYMVU.UlYLVU.UlYMVU/UlYLVU/Yfq8Z!VU0Z8VU.VU1VU2WXZ9VU3VU2#UlYMVU4UlYLVU4Wyo3Z(VU5VU0`,WXZ=VU5VU6VU3UlYLVU6Vbp)VU7!WXZ=W7VU8VU9UlYLVU9UlYMVU7UlYLVU8Wyn9Z!VU:VU0[)UlYMVU7UlYLVU7Yfq8Z!VU;VU0VU9VU:VU8WXXLZ(VU<_;Vbp)VU=!WXZ=VU<VU>VU=UlYLVU>WXVAZ!VU@-Wyn7Z!VUAVU;WEWyn3Z!VUBVU@VUAWyo3Z(VUCVUBX!UlYMVU=UlYLVU=Yfq8Z(VUD_;VU7VUCVU>Vbp)VUE!WXZ=VUDVUFVUEUlYLVUFVbl1U`(VU0WylMZ!VUGU:U`(Wyn3Z!VUHW5VUGWXVAZ!VUI-Vbp)VUJ!WXZ=_7VUKVULUlYLVULWyn7Z!VUMVU0WEUlYMVUJUlYLVUKUlYMVUJUlYLVUJYfq8Z!VUNVUMVULZ8VUKWyn3Z!VUOVUIVUNWyn<Z!VUPVUOWJWyn7Z!VUQVUPZAWyn9Z!VURVUQZAWyn3Z!VUSVUHVURWym#_2VV!=VU0WXVAZ=VV#VV!Wym#^1VV$)VUSWXVBVV$VV#DUlYMVUEUlYLVUEUlYMVU2UlYLVU2Wyn3Z!VU1VU0[!UlYMVU/UlYLVU3UlYMVV%UlYLVV%Yfq8Z!VV&Z8VU3VV'VV(WXZ9VV)VV(#UlYMVV+UlYLVV+Wyo3Z(VV,VV&Z:WXZ=VV,VV-VV)UlYLVV-UlYMVV.UlYLVV.Yfq8Z!VV/Z8VV-VV0VV1WXZ9VV2VV1#UlYMVV3UlYLVV3Wyo3Z(VV4VV/W$WXZ=VV4VV5VV2UlYLVV5Wyn<Z!VV6`1Z0XpW4^6VV7+VV6VV/WXVAZ9VV8VV7XpW4^:VV9,VV6VV&WXVAZ;VV:VV9XpW4[LVV;(VV/VV&WXVA[HVV<VV;Xr_O[HVV=VV8VV:VV<Vbl1VV;VV=UlYMVV1UlYLVV1Wyn3Z!VV0VV/[!UlYMVV.UlYLVV2UlYMVV(UlYLVV(Wyn3Z!VV'VV&[!UlYMVV%UlYLVV)WXZ!Z0Z0`.UlYMUs3UlYLUs3Wyn3",
"Z!Us2Us1[!UlYMUs0UlYLUs4UlYMVV>UlYLVV>Yfq8Z!VV@Z:Us4VVAVVBWXZ9VVCVVB#UlYMVVDUlYLVVDWyo3Z(VVEVV@W%WXZ=VVEVVFVVCUlYLVVFUlYMVVGUlYLVVGYfq8Z!VVHZ8VVFVVIVVJWXZ9VVKVVJ#UlYMVVLUlYLVVLWyo3Z(VVMVVHW$WXZ=VVMVVNVVKUlYLVVNWyn<Z!VVO`3Z0XpW4^6VVP+VVOVVHWXVAZ9VVQVVPXpW4^:VVR,VVOVV@WXVAZ;VVSVVRXpW4[LVW!(VVHVV@WXVA[HVW#VW!Xr_O[HVW$VVQVVSVW#Vbl1VW!VW$UlYMVVJUlYLVVJWyn3Z!VVIVVH[!UlYMVVGUlYLVVKUlYMVVBUlYLVVBWyn3Z!VVAVV@[!UlYMVV>UlYLVVCUlYMVW%UlYLVW%Yfq8Z!VW&Z8VVCVW'VW(WXZ9VW)VW(#UlYMVW+UlYLVW+Wyo3Z(VW,VW&WDWXZ=VW,VW-VW)UlYLVW-UlYMVW.UlYLVW.Yfq8Z!VW/Z8VW-VW0VW1WXZ9VW2VW1#UlYMVW3UlYLVW3Wyo3Z(VW4VW/W$WXZ=VW4VW5VW2UlYLVW5Wyn7Z!VW6VW&U2WXVAZ!VW7'Wyn<Z!VW8VW7Z0Wyn7Z!VW9VW8[FWyn9Z!VW:VW9U1Wyn3Z!VW;VW:VW/Wyn7Z!VW<VW;W2Vbp)VW=!WXZ=W3VW>VW@UlYLVW@Wyn7Z!VWAVW6W4UlYMVW=UlYLVW>Wyn9Z!VWBVW6ZAUlYMVW=UlYLVW=Yfq8Z!VWCVWAVW@VWBVW>Wyn3Z!VWDVW<VWCWym#^1VWE)VWDYhu,Z9VWFVWEWBW4DWym#]:VWGU`&VW/Vbl1VWGVWFUlYMVW1UlYLVW1Wyn3Z!VW0VW/[!UlYMVW.UlYLVW2UlYMVWHUlYLVWHYfq8Z!VWIZ8VW2VWJVWKWXZ9VWLVWK#UlYMVWMUlYLVWMWyo3Z(VWNVWIW%WXZ=VWNVWOVWLUlYLVWOWyn7Z!VWPVW&U2WXVAZ!VWQ'Wyn9Z!VWRVWQZ0Wyn7Z!VWSVWR[GWyn9Z!VX!VWSU3Wyn3Z!VX#VX!VWIWyn7Z!VX$VX#W>Vbp)VX%!WXZ=W8VX&VX'UlYLVX'Wyn7Z!VX(VWPW@UlYMVX%UlYLVX&Wyn9Z!VX)VWPZAUlYMVX%UlYLVX%Yfq8Z!VX+VX(VX'VX)VX&Wyn3Z!VX,VX$VX+Wyn3Z!VX-W5VX,Wym#^1VX.)VX-Yhu,Z;VX/VX.WCW@DUlYMVX0UlYLVX0Yfq8Z!VX1Z8VX%VX2VX3WXZ9VX4VX3#UlYMVX5UlYLVX5Wyo3Z(VX6VX1W$WXZ=VX6VX7VX4UlYLVX7Wym#]:VX8U`&VX1WXVAZ9VX9VX8XpW4[LVX:(VX1VWIWXVA[HVX;VX:Xr_O[HVX<VX9VX/VX;Vbl1VX:VX<UlYMVX3UlYLVX3Wyn3Z!VX2VX1[!UlYMVX0UlYLVX4UlYMVWKUlYLVWKWyn3Z!VWJVWI[!UlYMVWHUlYLVWLUlYMVW(UlYLVW(Wyn3Z!VW'VW&[!UlYMVW%UlYLVW)UlYMUq(UlYLUq(UlYMUq#UlYLUq$WXVAZ!VX=Ua%Wyo3Z(VX>VX=Ua1Wyo)Z(VX@W'VX>Vbp)VXA!WXZ=VX@VXBVXAUlYLVXBWXZ!Z0Z0`.UlYMVXCUlYLVXCUlYMVXDUlYLVXDYfq8Z!VXEZ8VXCVXFVXGWXZ9VXHVXG#UlYMVXIUlYLVXIWyo3Z(VXJVXE`'WXZ=VXJVXKVXHUlYLVXKWyn7Z!VXL[)VXEVbp)VXM!WXZ=W,VXNVXOUlYLVXOUlYMVXMUlYLVXNWyn9Z!VXPVXL[)UlYMVXMUlYLVXMYfq8Z!VXQVXLVXOVXPVXNWXXLZ(VXR^LVbp)VXS!WXZ=VXRVY!VXSUlYLVY!WXVAZ!VY#-Wyn7Z!VY$VXQWEWyn3Z!VY%VY#VY$Wyo3Z(VY&VY%WNUlYMVXSUlYLVXSYfq8Z(VY'^LVXMVY&VY!Vbp)VY(!WXZ=VY'VY)VY(UlYLVY)Wym#^NVY+2VXEWXVAZ$VY,VY+Vbl1U`!VY,Wym#Z#VY-U`!Z:WXVAZ!VY.VY-Wyn7Z!VY/VY.ZAWyn<Z!VY0VY/U1Wyn7Z!VY1VY0W4Wyn9Z!VY2VY/U1Wyn7Z!VY3VY2W2Wyn3Z!VY4VY1VY3Wym#Z#VY5U`!Z8WXVAZ!VY6VY5Wyn9Z!VY7VY6Z0Wyn3Z!VY8VY4VY7WXVAZ!VY9VY5Wyn<Z!VY:VY9Z0Wyn7Z!VY;VY:Z0UlYMVY<UlYLVY<Yfq8Z!VY=Z8VY)VY>VY@WXZ9VYAVY@#UlYMVYBUlYLVYBWyo3Z(VYCVY=ZAWXZ=VYCVYDVYAUlYLVYDWyn<Z!VYEVY=U1Wyn7Z!VYFVYEW4Wyn3Z!VYGVY8VYFWyn9Z!VYHVY=U1Wyn7Z!VYIVYHW2Wyn3Z!VYJVYGVYIUlYMVYKUlYLVYKYfq8Z!VYLZ8VYDVYMVYNWXZ9VYOVYN#UlYMVYPUlYLVYPWyo3Z(VYQVYL[)WXZ=VYQVYRVYOUlYLVYRWyn3Z!VYSVXLVYLWyn7Z!VZ!VY=Z0Wyn9Z!VZ#VZ![)XpW4[CVZ$5VYSVZ#WXVAZ!VZ%VZ$Wym#Z#VZ&U`#VYLVbl1VZ&VZ%UlYMVYNUlYLVYNWyn3Z!VYMVYL[!UlYMVYKUlYLVYOUlYMVZ'UlYLVZ'Yfq8Z!VZ(Z8VYOVZ)VZ+WXZ9VZ,VZ+#UlYMVZ-UlYLVZ-Wyo3Z(VZ.VZ([)WXZ=VZ.VZ/VZ,UlYLVZ/Wyn9Z!VZ0VZ(Z0Wyn3Z!VZ1VY;VZ0Wyn3Z!VZ2VZ(Z:Wyn<Z!VZ3VY=Z0Wym#Z#VZ4U`#VZ(WXVAZ!VZ5VZ4Wym#Z#VZ6U`#VZ2WXVAZ!VZ7VZ6WXWP`!VZ8VZ5Wym0Z6VZ9VZ8VZ3WXWP`!VZ:VZ7Wym0Z6VZ;VZ:VZ3Wym3`!VZ<VZ9VZ;WXWPZ!VZ=VZ<XpW4`%VZ>)VYJVZ1WXVBVZ>VZ=DUlYMVZ+UlYLVZ+Wyn3Z!VZ)VZ(Z0UlYMVZ'UlYLVZ,UlYMVY@UlYLVY@Wyn3Z!VY>VY=[!UlYMVY<UlYLVYAUlYMVY(UlYLVY(UlYMVXGUlYLVXGWyn3Z!VXFVXE[!UlYMVXDUlYLVXHUlYMVZ@UlYLVZ@UlYMVZAUlYLVZAYfq8Z!VZBZ8VZ@VZCVZDWXZ9VZEVZD#UlYMVZFUlYLVZFWyo3Z(VZGVZB`(WXZ=VZGVZHVZEUlYLVZHVbp)VZI!WXZ=W,VZJVZKUlYLVZKUlYMVZIUlYLVZJWyn9Z!VZLVZB[)UlYMVZIUlYLVZIYfq8Z!VZMVZBVZKVZLVZJWXXLZ(VZN^LVbp)VZO!WXZ=VZNVZPVZOUlYLVZPWXVAZ!VZQ-Wyn7Z!VZRVZMWEWyn3Z!VZSVZQVZRWyo3Z(V[!VZSWNUlYMVZOUlYLVZOYfq8Z(V[#^LVZIV[!VZPVbp)V[$!WXZ=V[#V[%V[$UlYLV[%Vbl1U`$VZBWylMZ!V[&U8U`$WXVAZ!V['-Vbp)V[(!WXZ=^HV[)V[+UlYLV[+Wyn7Z!V[,VZBWEUlYMV[(UlYLV[)UlYMV[(UlYLV[(Yfq8Z!V[-V[,V[+Z8V[)Wyn3Z!V[.V['V[-Wyn<Z!V[/V[.WGWyn7Z!V[0V[/ZAWyn9Z!V[1V[0ZAWyn3Z!V[2V[&V[1Wym#_2V[35VZBWXVAZ=V[4V[3Wym#^1V[5)V[2WXVBV[5V[4DUlYMV[$UlYLV[$UlYMVZDUlYLVZDWyn3Z!VZCVZB[!UlYMVZAUlYLVZEUlYMV[6UlYLV[6UlYMV[7UlYLV[7Yfq8Z!V[8Z8V[6V[9V[:WXZ9V[;V[:#UlYMV[<UlYLV[<Wyo3Z(V[=V[8`+WXZ=V[=V[>V[;UlYLV[>Wyn7Z!V[@[)V[8Vbp)V[A!WXZ=W7V[BV[CUlYLV[CUlYMV[AUlYLV[BWyn9Z!V[DV[@[)UlYMV[AUlYLV[AYfq8Z!V[EV[@V[C",
"V[DV[BWXXLZ(V[F_;Vbp)V[G!WXZ=V[FV[HV[GUlYLV[HWXVAZ!V[I-Wyn7Z!V[JV[EWEWyn3Z!V[KV[IV[JWyo3Z(V[LV[KX!UlYMV[GUlYLV[GYfq8Z(V[M_;V[AV[LV[HVbp)V[N!WXZ=V[MV[OV[NUlYLV[OWym#^NV[P:V[8WXVAZ$V[QV[PVbl1U_RV[QWym#Z#V[RU_RZ:WXVAZ!V[SV[RWyn7Z!V]!V[SZAWyn<Z!V]#V]!U3Wyn7Z!V]$V]#W@Wyn3Z!V]%W5V]$Wyn9Z!V]&V]!U3Wyn7Z!V]'V]&W>Wyn3Z!V](V]%V]'Wym#Z#V])U_RZ8WXVAZ!V]+V])Wyn9Z!V],V]+Z0Wyn3Z!V]-V](V],WXVAZ!V].V])Wyn<Z!V]/V].Z0Wyn7Z!V]0V]/Z0UlYMV]1UlYLV]1Yfq8Z!V]2Z8V[OV]3V]4WXZ9V]5V]4#UlYMV]6UlYLV]6Wyo3Z(V]7V]2ZAWXZ=V]7V]8V]5UlYLV]8Wyn<Z!V]9V]2U3Wyn7Z!V]:V]9W@Wyn3Z!V];V]-V]:Wyn9Z!V]<V]2U3Wyn7Z!V]=V]<W>Wyn3Z!V]>V];V]=UlYMV]@UlYLV]@Yfq8Z!V]AZ8V]8V]BV]CWXZ9V]DV]C#UlYMV]EUlYLV]EWyo3Z(V]FV]A[)WXZ=V]FV]GV]DUlYLV]GWyn3Z!V]HV[@V]AWyn7Z!V]IV]2Z0Wyn9Z!V]JV]I[)XpW4[CV]K=V]HV]JWXVAZ!V]LV]KWym#Z#V]MU_SV]AVbl1V]MV]LUlYMV]CUlYLV]CWyn3Z!V]BV]A[!UlYMV]@UlYLV]DUlYMV]NUlYLV]NYfq8Z!V]OZ8V]DV]PV]QWXZ9V]RV]Q#UlYMV]SUlYLV]SWyo3Z(V^!V]O[)WXZ=V^!V^#V]RUlYLV^#Wyn9Z!V^$V]OZ0Wyn3Z!V^%V]0V^$Wyn3Z!V^&V]OZ:Wyn<Z!V^'V]2Z0Wym#Z#V^(U_SV]OWXVAZ!V^)V^(Wym#Z#V^+U_SV^&WXVAZ!V^,V^+WXWP`!V^-V^)Wym0Z6V^.V^-V^'WXWP`!V^/V^,Wym0Z6V^0V^/V^'Wym3`!V^1V^.V^0WXWPZ!V^2V^1XpW4`%V^3)V]>V^%WXVBV^3V^2DUlYMV]QUlYLV]QWyn3Z!V]PV]OZ0UlYMV]NUlYLV]RUlYMV]4UlYLV]4Wyn3Z!V]3V]2[!UlYMV]1UlYLV]5UlYMV[NUlYLV[NUlYMV[:UlYLV[:Wyn3Z!V[9V[8[!UlYMV[7UlYLV[;UlYMV^4UlYLV^4UlYMV^5UlYLV^5Yfq8Z!V^6Z8V^4V^7V^8WXZ9V^9V^8#UlYMV^:UlYLV^:Wyo3Z(V^;V^6`,WXZ=V^;V^<V^9UlYLV^<Vbp)V^=!WXZ=W7V^>V^@UlYLV^@UlYMV^=UlYLV^>Wyn9Z!V^AV^6[)UlYMV^=UlYLV^=Yfq8Z!V^BV^6V^@V^AV^>WXXLZ(V^C_;Vbp)V^D!WXZ=V^CV^EV^DUlYLV^EWXVAZ!V^F-Wyn7Z!V^GV^BWEWyn3Z!V^HV^FV^GWyo3Z(V^IV^HX!UlYMV^DUlYLV^DYfq8Z(V^J_;V^=V^IV^EVbp)V^K!WXZ=V^JV^LV^KUlYLV^LVbl1U`%V^6WylMZ!V^MU:U`%Wyn3Z!V^NW5V^MWXVAZ!V^O-Vbp)V^P!WXZ=_7V^QV^RUlYLV^RWyn7Z!V^SV^6WEUlYMV^PUlYLV^QUlYMV^PUlYLV^PYfq8Z!V_!V^SV^RZ8V^QWyn3Z!V_#V^OV_!Wyn<Z!V_$V_#WJWyn7Z!V_%V_$ZAWyn9Z!V_&V_%ZAWyn3Z!V_'V^NV_&Wym#_2V_(=V^6WXVAZ=V_)V_(Wym#^1V_+)V_'WXVBV_+V_)DUlYMV^KUlYLV^KUlYMV^8UlYLV^8Wyn3Z!V^7V^6[!UlYMV^5UlYLV^9WXZ!Z0Z0`.UlYMVXAUlYLVXAVbp)V_,!WXZ=W'V_-V_.UlYLV_.UlYMV_,UlYLV_-Wyn3Z!V_/VX=Z:UlYMV_,UlYLV_,Yfq8Z!V_0VX=V_.V_/V_-UlYMV_1UlYLV_1Yfq8Z!V_2V_0V_,V_3V_4WXZ9V_5V_4!UlYMV_6UlYLV_6Wyo3Z(V_7V_2Ua1WXZ=V_7V_8V_5UlYLV_8Vbp)V_9!WXZ=`4V_:V_9UlYLV_:WXZ!Z0Z0`.UlYMV_;UlYLV_;UlYMV_<UlYLV_<Yfq8Z!V_=Z8V_;V_>V_@WXZ9V_AV_@#UlYMV_BUlYLV_BWyo3Z(V_CV_=`(WXZ=V_CV_DV_AUlYLV_DVbp)V_E!WXZ=W,V_FV_GUlYLV_GUlYMV_EUlYLV_FWyn9Z!V_HV_=[)UlYMV_EUlYLV_EYfq8Z!V_IV_=V_GV_HV_FWXXLZ(V_J^LVbp)V_K!WXZ=V_JV_LV_KUlYLV_LWXVAZ!V_M-Wyn7Z!V_NV_IWEWyn3Z!V_OV_MV_NWyo3Z(V_PV_OWNUlYMV_KUlYLV_KYfq8Z(V_Q^LV_EV_PV_LVbp)V_R!WXZ=V_QV_SV_RUlYLV_SVbl1U_PV_=WylMZ!V`!U8U_PWXVAZ!V`#-Vbp)V`$!WXZ=^HV`%V`&UlYLV`&Wyn7Z!V`'V_=WEUlYMV`$UlYLV`%UlYMV`$UlYLV`$Yfq8Z!V`(V`'V`&Z8V`%Wyn3Z!V`)V`#V`(Wyn<Z!V`+V`)WGWyn7Z!V`,V`+ZAWyn9Z!V`-V`,ZAWyn3Z!V`.V`!V`-Wym#_2V`/5V_=WXVAZ=V`0V`/Wym#^1V`1)V`.WXVBV`1V`0DUlYMV_RUlYLV_RUlYMV_@UlYLV_@Wyn3Z!V_>V_=[!UlYMV_<UlYLV_AUlYMV`2UlYLV`2UlYMV`3UlYLV`3Yfq8Z!V`4Z8V`2V`5V`6WXZ9V`7V`6#UlYMV`8UlYLV`8Wyo3Z(V`9V`4`,WXZ=V`9V`:V`7UlYLV`:Vbp)V`;!WXZ=W7V`<V`=UlYLV`=UlYMV`;UlYLV`<Wyn9Z!V`>V`4[)UlYMV`;UlYLV`;Yfq8Z!V`@V`4V`=V`>V`<WXXLZ(V`A_;Vbp)V`B!WXZ=V`AV`CV`BUlYLV`CWXVAZ!V`D-Wyn7Z!V`EV`@WEWyn3Z!V`FV`DV`EWyo3Z(V`GV`FX!UlYMV`BUlYLV`BYfq8Z(V`H_;V`;V`GV`CVbp)V`I!WXZ=V`HV`JV`IUlYLV`JVbl1U_QV`4WylMZ!V`KU:U_QWyn3Z!V`LW5V`KWXVAZ!V`M-Vbp)V`N!WXZ=_7V`OV`PUlYLV`PWyn7Z!V`QV`4WEUlYMV`NUlYLV`OUlYMV`NUlYLV`NYfq8Z!V`RV`QV`PZ8V`OWyn3Z!V`SV`MV`RWyn<Z!Va!V`SWJWyn7Z!Va#Va!ZAWyn9Z!Va$Va#ZAWyn3Z!Va%V`LVa$Wym#_2Va&=V`4WXVAZ=Va'Va&Wym#^1Va()Va%WXVBVa(Va'DUlYMV`IUlYLV`IUlYMV`6UlYLV`6Wyn3Z!V`5V`4[!UlYMV`3UlYLV`7WXZ!Z0Z0`.UlYMV_9UlYLV_9WXXLZ(Va)W'Vbp)Va+!WXZ=Va)Va,Va+UlYLVa,Wyn3Z!Va-V_2Z:Wyo3Z(Va.Va-Ua1UlYMVa+UlYLVa+Yfq8Z(Va/W'V_9Va.Va,Vbp)Va0!WXZ=Va/Va1Va0UlYLVa1WXVAZ!Va2/WXVAZ!Va30WynKVIVa4Va2Va3Wym4Z!Va5Va4!Wym4Z!Va6Va4#Vbp)Va7!WXZ=UaIVa8Va9UlYLVa9WyoHZ!Va:Va5UaHWyoHZ!Va;Va6UaHWyn5Z!Va<[1UaHWyoFZ!Va=Va5Va<WyoIZ!Va>Va;Va=Wym3Z$Va@Va:Va>UlYMVa7UlYLVa8Wym3Z$VaAVa5Va6UlYMVa7UlYLVa7Yfq8Z$VaBVa@Va9VaAVa8WXVAZ$VaC.Vbl1U_MVaCVbl1U_NVaBWym#Z#VaDU_MZ8WXVAZ!VaEVaDWym#Z#VaFU_NZ8WXVAZ!VaGVaFWynIVIVaHVaEVaGWym",
"4Z!VaIVaH#Wym4Z!VaJVaH!Wym#Z#VaKU_MZ:WXVAZ!VaLVaKWym#Z#VaMU_NZ:WXVAZ!VaNVaMWyn3Z!VaOVaLVaNWyn3Z!VaPVaOVaIWym3Z$VaQVaJVaPVbl14VaQWXVAZ!VaR/Wyn3Z!VaSVaR[!Vbl1/VaSUlYMVb!UlYLVb!Yfq8Z!Vb#Z8Va7Vb$Vb%WXZ9Vb&Vb%#UlYMVb'UlYLVb'Wyo3Z(Vb(Vb#WOWXZ=Vb(Vb)Vb&UlYLVb)Vbp)Vb+!WXZ=W(Vb,Vb-UlYLVb-Vbp)Vb.!WXZ=W,Vb/Vb0UlYLVb0UlYMVb.UlYLVb/Wyn9Z!Vb1Vb#[)UlYMVb.UlYLVb.Yfq8Z!Vb2Vb#Vb0Vb1Vb/WXXLZ(Vb3^LVbp)Vb4!WXZ=Vb3Vb5Vb4UlYLVb5WXVAZ!Vb6-Wyn7Z!Vb7Vb2WEWyn3Z!Vb8Vb6Vb7Wyo3Z(Vb9Vb8WNUlYMVb4UlYLVb4Yfq8Z(Vb:^LVb.Vb9Vb5Vbp)Vb;!WXZ=Vb:Vb<Vb;UlYLVb<UlYMVb=UlYLVb=Yfq8Z!Vb>Z8Vb<Vb@VbAWXZ9VbBVbA#UlYMVbCUlYLVbCWyo3Z(VbDVb>ZAWXZ=VbDVbEVbBUlYLVbEVbp)VbF!WXZ=W+VbGVbHUlYLVbHVbl1U_KVb#WylMZ!VbIU4U_KUlYMVbFUlYLVbGWXVAZ!VbJ-Vbp)VbK!WXZ=^HVbLVbMUlYLVbMWyn7Z!VbNVb#WEUlYMVbKUlYLVbLUlYMVbKUlYLVbKYfq8Z!VbOVbNVbMZ8VbLWyn3Z!VbPVbJVbOWyn<Z!VbQVbPWGWyn7Z!VbRVbQZAWyn3Z!VbSVbRVb>UlYMVbFUlYLVbFYfq8Z!Vc!VbIVbHVbSVbKWXVAZ!Vc#-Vbp)Vc$!WXZ=^HVc%Vc&UlYLVc&Wyn7Z!Vc'Vb#WEUlYMVc$UlYLVc%UlYMVc$UlYLVc$Yfq8Z!Vc(Vc'Vc&Z8Vc%Wyn3Z!Vc)Vc#Vc(Wyn<Z!Vc+Vc)WGWyn7Z!Vc,Vc+ZAVbp)Vc-!WXZ=W+Vc.Vc/UlYLVc/Wyn3Z!Vc0Vc,Vb>WXVAZ!Vc11Yfl@Z!Vc2#JVc0Vc1Wyn5Z!Vc3Vc2Vc,UlYMVc-UlYLVc.UlYMVc-UlYLVc-Yfq8Z!Vc4Vc3Vc/Vb>Vc.Wym#Z#Vc5U_LVb>Vbl1Vc5Z8Wyo3Z(Vc6Vc!]3Vbp)Vc7!WXZ=Vc6Vc8Vc7UlYLVc8WXVAZ$Vc94WXWP_+Vc:Vc9Wym#[CVc;3Vb#WXVAZ!Vc<Vc;Wyn3Z!Vc=Vc<Vc4XpW4_-Vc>Vc:ZSVc=XpW0_,Vc@Vc>$$WXWEZ!VcAVc@Vbl1Vc5VcAUlYMVc7UlYLVc7UlYMVbAUlYLVbAWyn3Z!Vb@Vb>[!UlYMVb=UlYLVbBWym#Z#VcBU_LZSWXVAZ!VcCVcBWym#Z#VcDU_L[!WXVAZ!VcEVcDWyoHZ!VcFVcE_.WyoIZ!VcGVcCVcFWym#Z#VcHU_L[#WXVAZ!VcIVcHWym#Z#VcJU_L[$WXVAZ!VcKVcJWyoHZ!VcLVcK_.WyoIZ!VcMVcIVcLWym#Z#VcNU_L[%WXVAZ!VcOVcNWym#Z#VcPU_L[&WXVAZ!VcQVcPWyoHZ!VcRVcQ_.WyoIZ!VcSVcOVcRWym#Z#Vd!U_L[(WXVAZ!Vd#Vd!Wym#Z#Vd$U_L[-WXVAZ!Vd%Vd$WyoHZ!Vd&Vd%_.WyoIZ!Vd'Vd#Vd&Yfn!Z=Vd(VcGVcMVcSVd'Wym#_2Vd)5Vb#Vbl1Vd)Vd(UlYMVb;UlYLVb;UlYMVb+UlYLVb,Wym#_2Vd+5Vb#Vbl1Vd+_1Vbp)Vd,!WXZ=W+Vd-Vd.UlYLVd.Vbl1U_OVb#WylMZ!Vd/U4U_OUlYMVd,UlYLVd-WXVAZ!Vd0-Vbp)Vd1!WXZ=^HVd2Vd3UlYLVd3Wyn7Z!Vd4Vb#WEUlYMVd1UlYLVd2UlYMVd1UlYLVd1Yfq8Z!Vd5Vd4Vd3Z8Vd2Wyn3Z!Vd6Vd0Vd5Wyn<Z!Vd7Vd6WGWyn7Z!Vd8Vd7ZAUlYMVd,UlYLVd,Yfq8Z!Vd9Vd/Vd.Vd8Vd1Vbp)Vd:!WXZ=W,Vd;Vd<UlYLVd<UlYMVd:UlYLVd;Wyn9Z!Vd=Vb#[)XpW4[CVd>2Vd=Z8WXVAZ!Vd@Vd>Wyn7Z!VdAVd@[)Wyn<Z!VdBVb#[)Wyn3Z!VdCVdAVdBUlYMVd:UlYLVd:Yfq8Z!VdDVd9Vd<VdCVd;Vbp)VdE!WXZ=Va)VdFVdEUlYLVdFVbp)VdG!WXZ=W,VdHVdIUlYLVdIUlYMVdGUlYLVdHWyn9Z!VdJVb#[)UlYMVdGUlYLVdGYfq8Z!VdKVb#VdIVdJVdHWXXLZ(VdL^LVbp)VdM!WXZ=VdLVdNVdMUlYLVdNWXVAZ!VdO-Wyn7Z!VdPVdKWEWyn3Z!VdQVdOVdPWyo3Z(VdRVdQWNUlYMVdMUlYLVdMYfq8Z(VdS^LVdGVdRVdNWyo3Z(Ve!VdD]3Wyo)Z(Ve#VdSVe!UlYMVdEUlYLVdEYfq8Z(Ve$W'Vd:Ve#VdMVbp)Ve%!WXZ=Ve$Ve&Ve%UlYLVe&Vbp)Ve'!WXZ=W,Ve(Ve)UlYLVe)WXVAZ$Ve+4UlYMVe'UlYLVe(Wyn<Z!Ve,Vb#[)WXVAZ!Ve-Ua8Wyn7Z!Ve.Ve,Ve-Wyn7Z!Ve/Ve.Z0Wym3Z$Ve0Ve/Z8WXVAZ$Ve14Vbl1U_IVe1Vbl1U_JVe0Wym#Z#Ve2U_IZ8WXVAZ!Ve3Ve2Wym#Z#Ve4U_JZ8WXVAZ!Ve5Ve4WynIVIVe6Ve3Ve5Wym4Z!Ve7Ve6#Wym4Z!Ve8Ve6!Wym#Z#Ve9U_IZ:WXVAZ!Ve:Ve9Wym#Z#Ve;U_JZ:WXVAZ!Ve<Ve;Wyn3Z!Ve=Ve:Ve<Wyn3Z!Ve>Ve=Ve7Wym3Z$Ve@Ve8Ve>UlYMVe'UlYLVe'Yfq8Z$VeAVe+Ve)Ve@Ve(WXWP_3VeBVeAWym#[CVeC3Vb#WXVAZ!VeDVeCXpW4_4VeEVeBZSVeDXpW0Z=VeFVeE$3Vbl1Vd+VeFUlYMVe%UlYLVe%UlYMVb+UlYLVb+UlYMVb%UlYLVb%Wyn3Z!Vb$Vb#[!UlYMVb!UlYLVb&WXVAZ!VeG7WXVAZ!VeH8WynKVIVeIVeGVeHWym4Z!VeJVeI!Wym4Z!VeKVeI#Vbp)VeL!WXZ=UaIVeMVeNUlYLVeNWyoHZ!VeOVeJUaHWyoHZ!VePVeKUaHWyn5Z!VeQ[1UaHWyoFZ!VeRVeJVeQWyoIZ!VeSVePVeRWym3Z$Vf!VeOVeSUlYMVeLUlYLVeMWym3Z$Vf#VeJVeKUlYMVeLUlYLVeLYfq8Z$Vf$Vf!VeNVf#VeMWXVAZ$Vf%6Vbl1U_FVf%Vbl1U_GVf$Wym#Z#Vf&U_FZ8WXVAZ!Vf'Vf&Wym#Z#Vf(U_GZ8WXVAZ!Vf)Vf(WynIVIVf+Vf'Vf)Wym4Z!Vf,Vf+#Wym4Z!Vf-Vf+!Wym#Z#Vf.U_FZ:WXVAZ!Vf/Vf.Wym#Z#Vf0U_GZ:WXVAZ!Vf1Vf0Wyn3Z!Vf2Vf/Vf1Wyn3Z!Vf3Vf2Vf,Wym3Z$Vf4Vf-Vf3Vbl1<Vf4WXVAZ!Vf57Wyn3Z!Vf6Vf5[!Vbl17Vf6UlYMVf7UlYLVf7Yfq8Z!Vf8Z8VeLVf9Vf:WXZ9Vf;Vf:#UlYMVf<UlYLVf<Wyo3Z(Vf=Vf8X#WXZ=Vf=Vf>Vf;UlYLVf>Vbp)Vf@!WXZ=W(VfAVfBUlYLVfBVbp)VfC!WXZ=W7VfDVfEUlYLVfEUlYMVfCUlYLVfDWyn9Z!VfFVf8[)UlYMVfCUlYLVfCYfq8Z!VfGVf8VfEVfFVfDWXXLZ(VfH_;Vbp)VfI!WXZ=VfHVfJVfIUlYLVfJWXVAZ!VfK-Wyn7Z!VfLVfGWEWyn3Z!VfMVfKVfLWyo3Z(VfNVfMX!UlYMVfIUlYLVfIYfq8Z(VfO_;VfCVfNVfJVbp)VfP!WXZ=VfOVfQVfPUlYLVfQUlYMVfRUlYLVfRYfq8Z!VfSZ8VfQVg!Vg#WXZ9Vg$Vg##UlYMVg%UlYLVg%Wyo3Z(Vg&Vf",
"SZAWXZ=Vg&Vg'Vg$UlYLVg'Vbp)Vg(!WXZ=W6Vg)Vg+UlYLVg+Vbl1U_DVf8WylMZ!Vg,U6U_DUlYMVg(UlYLVg)WXVAZ!Vg--Vbp)Vg.!WXZ=_7Vg/Vg0UlYLVg0Wyn7Z!Vg1Vf8WEUlYMVg.UlYLVg/UlYMVg.UlYLVg.Yfq8Z!Vg2Vg1Vg0Z8Vg/Wyn3Z!Vg3Vg-Vg2Wyn<Z!Vg4Vg3WJWyn7Z!Vg5Vg4ZAWyn3Z!Vg6Vg5VfSUlYMVg(UlYLVg(Yfq8Z!Vg7Vg,Vg+Vg6Vg.WXVAZ!Vg8-Vbp)Vg9!WXZ=_7Vg:Vg;UlYLVg;Wyn7Z!Vg<Vf8WEUlYMVg9UlYLVg:UlYMVg9UlYLVg9Yfq8Z!Vg=Vg<Vg;Z8Vg:Wyn3Z!Vg>Vg8Vg=Wyn<Z!Vg@Vg>WJWyn7Z!VgAVg@ZAVbp)VgB!WXZ=W6VgCVgDUlYLVgDWyn3Z!VgEVgAVfSWXVAZ!VgF9Yfl@Z!VgG#JVgEVgFWyn5Z!VgHVgGVgAUlYMVgBUlYLVgCUlYMVgBUlYLVgBYfq8Z!VgIVgHVgDVfSVgCWym#Z#VgJU_EVfSVbl1VgJZ8Wyo3Z(VgKVg7]3Vbp)VgL!WXZ=VgKVgMVgLUlYLVgMWXVAZ$VgN<WXWP_+VgOVgNWym#[CVgP;Vf8WXVAZ!VgQVgPWyn3Z!VgRVgQVgIXpW4_-VgSVgOZSVgRXpW0_,Vh!VgS$$WXWEZ!Vh#Vh!Vbl1VgJVh#UlYMVgLUlYLVgLUlYMVg#UlYLVg#Wyn3Z!Vg!VfS[!UlYMVfRUlYLVg$Wym#Z#Vh$U_EZSWXVAZ!Vh%Vh$Wym#Z#Vh&U_E[!WXVAZ!Vh'Vh&WyoHZ!Vh(Vh'_.WyoIZ!Vh)Vh%Vh(Wym#Z#Vh+U_E[#WXVAZ!Vh,Vh+Wym#Z#Vh-U_E[$WXVAZ!Vh.Vh-WyoHZ!Vh/Vh._.WyoIZ!Vh0Vh,Vh/Wym#Z#Vh1U_E[%WXVAZ!Vh2Vh1Wym#Z#Vh3U_E[&WXVAZ!Vh4Vh3WyoHZ!Vh5Vh4_.WyoIZ!Vh6Vh2Vh5Wym#Z#Vh7U_E[(WXVAZ!Vh8Vh7Wym#Z#Vh9U_E[-WXVAZ!Vh:Vh9WyoHZ!Vh;Vh:_.WyoIZ!Vh<Vh8Vh;Yfn!Z=Vh=Vh)Vh0Vh6Vh<Wym#_2Vh>=Vf8Vbl1Vh>Vh=UlYMVfPUlYLVfPUlYMVf@UlYLVfAWym#_2Vh@=Vf8Vbl1Vh@_1Vbp)VhA!WXZ=W6VhBVhCUlYLVhCVbl1U_HVf8WylMZ!VhDU6U_HUlYMVhAUlYLVhBWXVAZ!VhE-Vbp)VhF!WXZ=_7VhGVhHUlYLVhHWyn7Z!VhIVf8WEUlYMVhFUlYLVhGUlYMVhFUlYLVhFYfq8Z!VhJVhIVhHZ8VhGWyn3Z!VhKVhEVhJWyn<Z!VhLVhKWJWyn7Z!VhMVhLZAUlYMVhAUlYLVhAYfq8Z!VhNVhDVhCVhMVhFVbp)VhO!WXZ=W7VhPVhQUlYLVhQUlYMVhOUlYLVhPWyn9Z!VhRVf8[)XpW4[CVhS:VhRZ8WXVAZ!Vi!VhSWyn7Z!Vi#Vi![)Wyn<Z!Vi$Vf8[)Wyn3Z!Vi%Vi#Vi$UlYMVhOUlYLVhOYfq8Z!Vi&VhNVhQVi%VhPVbp)Vi'!WXZ=Va)Vi(Vi'UlYLVi(Vbp)Vi)!WXZ=W7Vi+Vi,UlYLVi,UlYMVi)UlYLVi+Wyn9Z!Vi-Vf8[)UlYMVi)UlYLVi)Yfq8Z!Vi.Vf8Vi,Vi-Vi+WXXLZ(Vi/_;Vbp)Vi0!WXZ=Vi/Vi1Vi0UlYLVi1WXVAZ!Vi2-Wyn7Z!Vi3Vi.WEWyn3Z!Vi4Vi2Vi3Wyo3Z(Vi5Vi4X!UlYMVi0UlYLVi0Yfq8Z(Vi6_;Vi)Vi5Vi1Wyo3Z(Vi7Vi&]3Wyo)Z(Vi8Vi6Vi7UlYMVi'UlYLVi'Yfq8Z(Vi9W'VhOVi8Vi0Vbp)Vi:!WXZ=Vi9Vi;Vi:UlYLVi;Vbp)Vi<!WXZ=W7Vi=Vi>UlYLVi>WXVAZ$Vi@<UlYMVi<UlYLVi=Wyn<Z!ViAVf8[)WXVAZ!ViBUdLWyn7Z!ViCViAViBWyn7Z!ViDViCZ0Wym3Z$ViEViDZ8WXVAZ$ViF<Vbl1U_BViFVbl1U_CViEWym#Z#ViGU_BZ8WXVAZ!ViHViGWym#Z#ViIU_CZ8WXVAZ!ViJViIWynIVIViKViHViJWym4Z!ViLViK#Wym4Z!ViMViK!Wym#Z#ViNU_BZ:WXVAZ!ViOViNWym#Z#ViPU_CZ:WXVAZ!ViQViPWyn3Z!ViRViOViQWyn3Z!ViSViRViLWym3Z$Vj!ViMViSUlYMVi<UlYLVi<Yfq8Z$Vj#Vi@Vi>Vj!Vi=WXWP_3Vj$Vj#Wym#[CVj%;Vf8WXVAZ!Vj&Vj%XpW4_4Vj'Vj$ZSVj&XpW0Z=Vj(Vj'$3Vbl1Vh@Vj(UlYMVi:UlYLVi:UlYMVf@UlYLVf@UlYMVf:UlYLVf:Wyn3Z!Vf9Vf8[!UlYMVf7UlYLVf;UlYMVa0UlYLVa0UlYMVj)UlYLVj)Yfq8Z!Vj+Z8Va0Vj,Vj-WXZ9Vj.Vj-#UlYMVj/UlYLVj/Wyo3Z(Vj0Vj+WDWXZ=Vj0Vj1Vj.UlYLVj1UlYMVj2UlYLVj2Yfq8Z!Vj3Z8Vj1Vj4Vj5WXZ9Vj6Vj5#UlYMVj7UlYLVj7Wyo3Z(Vj8Vj3W$WXZ=Vj8Vj9Vj6UlYLVj9Wyn7Z!Vj:Vj+U2WXVAZ!Vj;'Wyn<Z!Vj<Vj;Z0Wyn7Z!Vj=Vj<[FWyn9Z!Vj>Vj=U1Wyn3Z!Vj@Vj>Vj3Wyn7Z!VjAVj@W2Vbp)VjB!WXZ=W3VjCVjDUlYLVjDWyn7Z!VjEVj:W4UlYMVjBUlYLVjCWyn9Z!VjFVj:ZAUlYMVjBUlYLVjBYfq8Z!VjGVjEVjDVjFVjCWyn3Z!VjHVjAVjGWym#^1VjI)VjHYhu,Z9VjJVjIWBW4DWym#]:VjKU_AVj3Vbl1VjKVjJUlYMVj5UlYLVj5Wyn3Z!Vj4Vj3[!UlYMVj2UlYLVj6UlYMVjLUlYLVjLYfq8Z!VjMZ8Vj6VjNVjOWXZ9VjPVjO#UlYMVjQUlYLVjQWyo3Z(VjRVjMW%WXZ=VjRVjSVjPUlYLVjSWyn7Z!Vk!Vj+U2WXVAZ!Vk#'Wyn9Z!Vk$Vk#Z0Wyn7Z!Vk%Vk$[GWyn9Z!Vk&Vk%U3Wyn3Z!Vk'Vk&VjMWyn7Z!Vk(Vk'W>Vbp)Vk)!WXZ=W8Vk+Vk,UlYLVk,Wyn7Z!Vk-Vk!W@UlYMVk)UlYLVk+Wyn9Z!Vk.Vk!ZAUlYMVk)UlYLVk)Yfq8Z!Vk/Vk-Vk,Vk.Vk+Wyn3Z!Vk0Vk(Vk/Wyn3Z!Vk1W5Vk0Wym#^1Vk2)Vk1Yhu,Z;Vk3Vk2WCW@DUlYMVk4UlYLVk4Yfq8Z!Vk5Z8Vk)Vk6Vk7WXZ9Vk8Vk7#UlYMVk9UlYLVk9Wyo3Z(Vk:Vk5W$WXZ=Vk:Vk;Vk8UlYLVk;Wym#]:Vk<U_AVk5WXVAZ9Vk=Vk<XpW4[LVk>(Vk5VjMWXVA[HVk@Vk>Xr_O[HVkAVk=Vk3Vk@Vbl1Vk>VkAUlYMVk7UlYLVk7Wyn3Z!Vk6Vk5[!UlYMVk4UlYLVk8UlYMVjOUlYLVjOWyn3Z!VjNVjM[!UlYMVjLUlYLVjPUlYMVj-UlYLVj-Wyn3Z!Vj,Vj+[!UlYMVj)UlYLVj.Vbp)VkB!WXZ=W'VkCVkBUlYLVkCWXZ!Z0Z0`.UlYMVkDUlYLVkDUlYMVkEUlYLVkEYfq8Z!VkFZ8VkDVkGVkHWXZ9VkIVkH#UlYMVkJUlYLVkJWyo3Z(VkKVkF`'WXZ=VkKVkLVkIUlYLVkLWyn7Z!VkM[)VkFVbp)VkN!WXZ=W,VkOVkPUlYLVkPUlYMVkNUlYLVkOWyn9Z!VkQVkM[)UlYMVkNUlYLVkNYfq8Z!VkRVkMVkPVkQVkOWXXLZ(VkS^LVbp)Vl!!WXZ=VkSVl#Vl!UlYLVl#WXVAZ!Vl$-Wyn7Z!Vl%VkRWEWyn3Z!Vl&Vl$Vl%Wyo3Z(Vl'Vl&WNUlYMVl!UlYLVl!Yfq8Z(Vl(^LV",
"kNVl'Vl#Vbp)Vl)!WXZ=Vl(Vl+Vl)UlYLVl+Wym#^NVl,2VkFWXVAZ$Vl-Vl,Vbl1U_<Vl-Wym#Z#Vl.U_<Z:WXVAZ!Vl/Vl.Wyn7Z!Vl0Vl/ZAWyn<Z!Vl1Vl0U1Wyn7Z!Vl2Vl1W4Wyn9Z!Vl3Vl0U1Wyn7Z!Vl4Vl3W2Wyn3Z!Vl5Vl2Vl4Wym#Z#Vl6U_<Z8WXVAZ!Vl7Vl6Wyn9Z!Vl8Vl7Z0Wyn3Z!Vl9Vl5Vl8WXVAZ!Vl:Vl6Wyn<Z!Vl;Vl:Z0Wyn7Z!Vl<Vl;Z0UlYMVl=UlYLVl=Yfq8Z!Vl>Z8Vl+Vl@VlAWXZ9VlBVlA#UlYMVlCUlYLVlCWyo3Z(VlDVl>ZAWXZ=VlDVlEVlBUlYLVlEWyn<Z!VlFVl>U1Wyn7Z!VlGVlFW4Wyn3Z!VlHVl9VlGWyn9Z!VlIVl>U1Wyn7Z!VlJVlIW2Wyn3Z!VlKVlHVlJUlYMVlLUlYLVlLYfq8Z!VlMZ8VlEVlNVlOWXZ9VlPVlO#UlYMVlQUlYLVlQWyo3Z(VlRVlM[)WXZ=VlRVlSVlPUlYLVlSWyn3Z!Vm!VkMVlMWyn7Z!Vm#Vl>Z0Wyn9Z!Vm$Vm#[)XpW4[CVm%5Vm!Vm$WXVAZ!Vm&Vm%Wym#Z#Vm'U_=VlMVbl1Vm'Vm&UlYMVlOUlYLVlOWyn3Z!VlNVlM[!UlYMVlLUlYLVlPUlYMVm(UlYLVm(Yfq8Z!Vm)Z8VlPVm+Vm,WXZ9Vm-Vm,#UlYMVm.UlYLVm.Wyo3Z(Vm/Vm)[)WXZ=Vm/Vm0Vm-UlYLVm0Wyn9Z!Vm1Vm)Z0Wyn3Z!Vm2Vl<Vm1Wyn3Z!Vm3Vm)Z:Wyn<Z!Vm4Vl>Z0Wym#Z#Vm5U_=Vm)WXVAZ!Vm6Vm5Wym#Z#Vm7U_=Vm3WXVAZ!Vm8Vm7WXWP`!Vm9Vm6Wym0Z6Vm:Vm9Vm4WXWP`!Vm;Vm8Wym0Z6Vm<Vm;Vm4Wym3`!Vm=Vm:Vm<WXWPZ!Vm>Vm=XpW4`%Vm@)VlKVm2WXVBVm@Vm>DUlYMVm,UlYLVm,Wyn3Z!Vm+Vm)Z0UlYMVm(UlYLVm-UlYMVlAUlYLVlAWyn3Z!Vl@Vl>[!UlYMVl=UlYLVlBUlYMVl)UlYLVl)UlYMVkHUlYLVkHWyn3Z!VkGVkF[!UlYMVkEUlYLVkIUlYMVmAUlYLVmAUlYMVmBUlYLVmBYfq8Z!VmCZ8VmAVmDVmEWXZ9VmFVmE#UlYMVmGUlYLVmGWyo3Z(VmHVmC`(WXZ=VmHVmIVmFUlYLVmIVbp)VmJ!WXZ=W,VmKVmLUlYLVmLUlYMVmJUlYLVmKWyn9Z!VmMVmC[)UlYMVmJUlYLVmJYfq8Z!VmNVmCVmLVmMVmKWXXLZ(VmO^LVbp)VmP!WXZ=VmOVmQVmPUlYLVmQWXVAZ!VmR-Wyn7Z!VmSVmNWEWyn3Z!Vn!VmRVmSWyo3Z(Vn#Vn!WNUlYMVmPUlYLVmPYfq8Z(Vn$^LVmJVn#VmQVbp)Vn%!WXZ=Vn$Vn&Vn%UlYLVn&Vbl1U_>VmCWylMZ!Vn'U8U_>WXVAZ!Vn(-Vbp)Vn)!WXZ=^HVn+Vn,UlYLVn,Wyn7Z!Vn-VmCWEUlYMVn)UlYLVn+UlYMVn)UlYLVn)Yfq8Z!Vn.Vn-Vn,Z8Vn+Wyn3Z!Vn/Vn(Vn.Wyn<Z!Vn0Vn/WGWyn7Z!Vn1Vn0ZAWyn9Z!Vn2Vn1ZAWyn3Z!Vn3Vn'Vn2Wym#_2Vn45VmCWXVAZ=Vn5Vn4Wym#^1Vn6)Vn3WXVBVn6Vn5DUlYMVn%UlYLVn%UlYMVmEUlYLVmEWyn3Z!VmDVmC[!UlYMVmBUlYLVmFUlYMVn7UlYLVn7UlYMVn8UlYLVn8Yfq8Z!Vn9Z8Vn7Vn:Vn;WXZ9Vn<Vn;#UlYMVn=UlYLVn=Wyo3Z(Vn>Vn9`+WXZ=Vn>Vn@Vn<UlYLVn@Wyn7Z!VnA[)Vn9Vbp)VnB!WXZ=W7VnCVnDUlYLVnDUlYMVnBUlYLVnCWyn9Z!VnEVnA[)UlYMVnBUlYLVnBYfq8Z!VnFVnAVnDVnEVnCWXXLZ(VnG_;Vbp)VnH!WXZ=VnGVnIVnHUlYLVnIWXVAZ!VnJ-Wyn7Z!VnKVnFWEWyn3Z!VnLVnJVnKWyo3Z(VnMVnLX!UlYMVnHUlYLVnHYfq8Z(VnN_;VnBVnMVnIVbp)VnO!WXZ=VnNVnPVnOUlYLVnPWym#^NVnQ:Vn9WXVAZ$VnRVnQVbl1U_:VnRWym#Z#VnSU_:Z:WXVAZ!Vo!VnSWyn7Z!Vo#Vo!ZAWyn<Z!Vo$Vo#U3Wyn7Z!Vo%Vo$W@Wyn3Z!Vo&W5Vo%Wyn9Z!Vo'Vo#U3Wyn7Z!Vo(Vo'W>Wyn3Z!Vo)Vo&Vo(Wym#Z#Vo+U_:Z8WXVAZ!Vo,Vo+Wyn9Z!Vo-Vo,Z0Wyn3Z!Vo.Vo)Vo-WXVAZ!Vo/Vo+Wyn<Z!Vo0Vo/Z0Wyn7Z!Vo1Vo0Z0UlYMVo2UlYLVo2Yfq8Z!Vo3Z8VnPVo4Vo5WXZ9Vo6Vo5#UlYMVo7UlYLVo7Wyo3Z(Vo8Vo3ZAWXZ=Vo8Vo9Vo6UlYLVo9Wyn<Z!Vo:Vo3U3Wyn7Z!Vo;Vo:W@Wyn3Z!Vo<Vo.Vo;Wyn9Z!Vo=Vo3U3Wyn7Z!Vo>Vo=W>Wyn3Z!Vo@Vo<Vo>UlYMVoAUlYLVoAYfq8Z!VoBZ8Vo9VoCVoDWXZ9VoEVoD#UlYMVoFUlYLVoFWyo3Z(VoGVoB[)WXZ=VoGVoHVoEUlYLVoHWyn3Z!VoIVnAVoBWyn7Z!VoJVo3Z0Wyn9Z!VoKVoJ[)XpW4[CVoL=VoIVoKWXVAZ!VoMVoLWym#Z#VoNU_;VoBVbl1VoNVoMUlYMVoDUlYLVoDWyn3Z!VoCVoB[!UlYMVoAUlYLVoEUlYMVoOUlYLVoOYfq8Z!VoPZ8VoEVoQVoRWXZ9VoSVoR#UlYMVp!UlYLVp!Wyo3Z(Vp#VoP[)WXZ=Vp#Vp$VoSUlYLVp$Wyn9Z!Vp%VoPZ0Wyn3Z!Vp&Vo1Vp%Wyn3Z!Vp'VoPZ:Wyn<Z!Vp(Vo3Z0Wym#Z#Vp)U_;VoPWXVAZ!Vp+Vp)Wym#Z#Vp,U_;Vp'WXVAZ!Vp-Vp,WXWP`!Vp.Vp+Wym0Z6Vp/Vp.Vp(WXWP`!Vp0Vp-Wym0Z6Vp1Vp0Vp(Wym3`!Vp2Vp/Vp1WXWPZ!Vp3Vp2XpW4`%Vp4)Vo@Vp&WXVBVp4Vp3DUlYMVoRUlYLVoRWyn3Z!VoQVoPZ0UlYMVoOUlYLVoSUlYMVo5UlYLVo5Wyn3Z!Vo4Vo3[!UlYMVo2UlYLVo6UlYMVnOUlYLVnOUlYMVn;UlYLVn;Wyn3Z!Vn:Vn9[!UlYMVn8UlYLVn<UlYMVp5UlYLVp5UlYMVp6UlYLVp6Yfq8Z!Vp7Z8Vp5Vp8Vp9WXZ9Vp:Vp9#UlYMVp;UlYLVp;Wyo3Z(Vp<Vp7`,WXZ=Vp<Vp=Vp:UlYLVp=Vbp)Vp>!WXZ=W7Vp@VpAUlYLVpAUlYMVp>UlYLVp@Wyn9Z!VpBVp7[)UlYMVp>UlYLVp>Yfq8Z!VpCVp7VpAVpBVp@WXXLZ(VpD_;Vbp)VpE!WXZ=VpDVpFVpEUlYLVpFWXVAZ!VpG-Wyn7Z!VpHVpCWEWyn3Z!VpIVpGVpHWyo3Z(VpJVpIX!UlYMVpEUlYLVpEYfq8Z(VpK_;Vp>VpJVpFVbp)VpL!WXZ=VpKVpMVpLUlYLVpMVbl1U_@Vp7WylMZ!VpNU:U_@Wyn3Z!VpOW5VpNWXVAZ!VpP-Vbp)VpQ!WXZ=_7VpRVpSUlYLVpSWyn7Z!Vq!Vp7WEUlYMVpQUlYLVpRUlYMVpQUlYLVpQYfq8Z!Vq#Vq!VpSZ8VpRWyn3Z!Vq$VpPVq#Wyn<Z!Vq%Vq$WJWyn7Z!Vq&Vq%ZAWyn9Z!Vq'Vq&ZAWyn3Z!Vq(VpOVq'Wym#_2Vq)=Vp7WXVAZ=Vq+Vq)Wym#^1Vq,)Vq(WXVBVq,Vq+DUlYMVpLUlYLVpLUlYMVp9UlYLVp9Wyn3Z!Vp8Vp7[!UlYMVp6UlYLVp:WXZ!Z0Z0`.UlYMVkBUlYLVkBUlYMV_4UlYLV_4Wyn3Z!V_3V_2[!UlYMV_1UlYL",
"V_5Vbp)Vq-!WXZ=VX@Vq.Vq-UlYLVq.UlYMVq/UlYLVq/Yfq8Z!Vq0Z8Vq.Vq1Vq2WXZ9Vq3Vq2#UlYMVq4UlYLVq4Wyo3Z(Vq5Vq0WDWXZ=Vq5Vq6Vq3UlYLVq6UlYMVq7UlYLVq7Yfq8Z!Vq8Z8Vq6Vq9Vq:WXZ9Vq;Vq:#UlYMVq<UlYLVq<Wyo3Z(Vq=Vq8W$WXZ=Vq=Vq>Vq;UlYLVq>Wyn7Z!Vq@Vq0U2WXVAZ!VqA'Wyn<Z!VqBVqAZ0Wyn7Z!VqCVqB[FWyn9Z!VqDVqCU1Wyn3Z!VqEVqDVq8Wyn7Z!VqFVqEW2Vbp)VqG!WXZ=W3VqHVqIUlYLVqIWyn7Z!VqJVq@W4UlYMVqGUlYLVqHWyn9Z!VqKVq@ZAUlYMVqGUlYLVqGYfq8Z!VqLVqJVqIVqKVqHWyn3Z!VqMVqFVqLWym#^1VqN)VqMYhu,Z9VqOVqNWBW4DWym#]:VqPU_9Vq8Vbl1VqPVqOUlYMVq:UlYLVq:Wyn3Z!Vq9Vq8[!UlYMVq7UlYLVq;UlYMVqQUlYLVqQYfq8Z!VqRZ8Vq;VqSVr!WXZ9Vr#Vr!#UlYMVr$UlYLVr$Wyo3Z(Vr%VqRW%WXZ=Vr%Vr&Vr#UlYLVr&Wyn7Z!Vr'Vq0U2WXVAZ!Vr('Wyn9Z!Vr)Vr(Z0Wyn7Z!Vr+Vr)[GWyn9Z!Vr,Vr+U3Wyn3Z!Vr-Vr,VqRWyn7Z!Vr.Vr-W>Vbp)Vr/!WXZ=W8Vr0Vr1UlYLVr1Wyn7Z!Vr2Vr'W@UlYMVr/UlYLVr0Wyn9Z!Vr3Vr'ZAUlYMVr/UlYLVr/Yfq8Z!Vr4Vr2Vr1Vr3Vr0Wyn3Z!Vr5Vr.Vr4Wyn3Z!Vr6W5Vr5Wym#^1Vr7)Vr6Yhu,Z;Vr8Vr7WCW@DUlYMVr9UlYLVr9Yfq8Z!Vr:Z8Vr/Vr;Vr<WXZ9Vr=Vr<#UlYMVr>UlYLVr>Wyo3Z(Vr@Vr:W$WXZ=Vr@VrAVr=UlYLVrAWym#]:VrBU_9Vr:WXVAZ9VrCVrBXpW4[LVrD(Vr:VqRWXVA[HVrEVrDXr_O[HVrFVrCVr8VrEVbl1VrDVrFUlYMVr<UlYLVr<Wyn3Z!Vr;Vr:[!UlYMVr9UlYLVr=UlYMVr!UlYLVr!Wyn3Z!VqSVqR[!UlYMVqQUlYLVr#UlYMVq2UlYLVq2Wyn3Z!Vq1Vq0[!UlYMVq/UlYLVq3UlYMVq-UlYLVq-UlYMUq#UlYLUq#WXVAZ!VrGUa'Wyo3Z(VrHUa1VrGVbp)VrI!WXZ=VrHVrJVrIUlYLVrJWXVAZ!VrKUa.Wyn7Z!VrLUa1]3Wyn5Z!VrMVrKVrLWXVAZ!VrN/WXVAZ!VrO0WynKVIVrPVrNVrOWym4Z!VrQVrP!Wym4Z!VrRVrP#Vbp)VrS!WXZ=UaIVs!Vs#UlYLVs#WyoHZ!Vs$VrQUaHWyoHZ!Vs%VrRUaHWyn5Z!Vs&[1UaHWyoFZ!Vs'VrQVs&WyoIZ!Vs(Vs%Vs'Wym3Z$Vs)Vs$Vs(UlYMVrSUlYLVs!Wym3Z$Vs+VrQVrRUlYMVrSUlYLVrSYfq8Z$Vs,Vs)Vs#Vs+Vs!WXVAZ$Vs-.Vbl1U_6Vs-Vbl1U_7Vs,Wym#Z#Vs.U_6Z8WXVAZ!Vs/Vs.Wym#Z#Vs0U_7Z8WXVAZ!Vs1Vs0WynIVIVs2Vs/Vs1Wym4Z!Vs3Vs2#Wym4Z!Vs4Vs2!Wym#Z#Vs5U_6Z:WXVAZ!Vs6Vs5Wym#Z#Vs7U_7Z:WXVAZ!Vs8Vs7Wyn3Z!Vs9Vs6Vs8Wyn3Z!Vs:Vs9Vs3Wym3Z$Vs;Vs4Vs:Vbl14Vs;WXVAZ!Vs</Wyn3Z!Vs=Vs<[!Vbl1/Vs=UlYMVs>UlYLVs>Yfq8Z!Vs@Z8VrSVsAVsBWXZ9VsCVsB#UlYMVsDUlYLVsDWyo3Z(VsEVs@WOWXZ=VsEVsFVsCUlYLVsFVbp)VsG!WXZ=W(VsHVsIUlYLVsIVbp)VsJ!WXZ=W,VsKVsLUlYLVsLUlYMVsJUlYLVsKWyn9Z!VsMVs@[)UlYMVsJUlYLVsJYfq8Z!VsNVs@VsLVsMVsKWXXLZ(VsO^LVbp)VsP!WXZ=VsOVsQVsPUlYLVsQWXVAZ!VsR-Wyn7Z!VsSVsNWEWyn3Z!Vt!VsRVsSWyo3Z(Vt#Vt!WNUlYMVsPUlYLVsPYfq8Z(Vt$^LVsJVt#VsQVbp)Vt%!WXZ=Vt$Vt&Vt%UlYLVt&UlYMVt'UlYLVt'Yfq8Z!Vt(Z8Vt&Vt)Vt+WXZ9Vt,Vt+#UlYMVt-UlYLVt-Wyo3Z(Vt.Vt(ZAWXZ=Vt.Vt/Vt,UlYLVt/Vbp)Vt0!WXZ=W+Vt1Vt2UlYLVt2Vbl1U_4Vs@WylMZ!Vt3U4U_4UlYMVt0UlYLVt1WXVAZ!Vt4-Vbp)Vt5!WXZ=^HVt6Vt7UlYLVt7Wyn7Z!Vt8Vs@WEUlYMVt5UlYLVt6UlYMVt5UlYLVt5Yfq8Z!Vt9Vt8Vt7Z8Vt6Wyn3Z!Vt:Vt4Vt9Wyn<Z!Vt;Vt:WGWyn7Z!Vt<Vt;ZAWyn3Z!Vt=Vt<Vt(UlYMVt0UlYLVt0Yfq8Z!Vt>Vt3Vt2Vt=Vt5WXVAZ!Vt@-Vbp)VtA!WXZ=^HVtBVtCUlYLVtCWyn7Z!VtDVs@WEUlYMVtAUlYLVtBUlYMVtAUlYLVtAYfq8Z!VtEVtDVtCZ8VtBWyn3Z!VtFVt@VtEWyn<Z!VtGVtFWGWyn7Z!VtHVtGZAVbp)VtI!WXZ=W+VtJVtKUlYLVtKWyn3Z!VtLVtHVt(WXVAZ!VtM1Yfl@Z!VtN#JVtLVtMWyn5Z!VtOVtNVtHUlYMVtIUlYLVtJUlYMVtIUlYLVtIYfq8Z!VtPVtOVtKVt(VtJWym#Z#VtQU_5Vt(Vbl1VtQZ8Wyo3Z(VtRVt>VrMVbp)VtS!WXZ=VtRVu!VtSUlYLVu!WXVAZ$Vu#4WXWP_+Vu$Vu#Wym#[CVu%3Vs@WXVAZ!Vu&Vu%Wyn3Z!Vu'Vu&VtPXpW4_-Vu(Vu$ZSVu'XpW0_,Vu)Vu($$WXWEZ!Vu+Vu)Vbl1VtQVu+UlYMVtSUlYLVtSUlYMVt+UlYLVt+Wyn3Z!Vt)Vt([!UlYMVt'UlYLVt,Wym#Z#Vu,U_5ZSWXVAZ!Vu-Vu,Wym#Z#Vu.U_5[!WXVAZ!Vu/Vu.WyoHZ!Vu0Vu/_.WyoIZ!Vu1Vu-Vu0Wym#Z#Vu2U_5[#WXVAZ!Vu3Vu2Wym#Z#Vu4U_5[$WXVAZ!Vu5Vu4WyoHZ!Vu6Vu5_.WyoIZ!Vu7Vu3Vu6Wym#Z#Vu8U_5[%WXVAZ!Vu9Vu8Wym#Z#Vu:U_5[&WXVAZ!Vu;Vu:WyoHZ!Vu<Vu;_.WyoIZ!Vu=Vu9Vu<Wym#Z#Vu>U_5[(WXVAZ!Vu@Vu>Wym#Z#VuAU_5[-WXVAZ!VuBVuAWyoHZ!VuCVuB_.WyoIZ!VuDVu@VuCYfn!Z=VuEVu1Vu7Vu=VuDWym#_2VuF5Vs@Vbl1VuFVuEUlYMVt%UlYLVt%UlYMVsGUlYLVsHWym#_2VuG5Vs@Vbl1VuG_1Wyo-Z(VuHVrM]3Wyo)Z(VuIW'VuHVbp)VuJ!WXZ=W+VuKVuLUlYLVuLVbl1U_8Vs@WylMZ!VuMU4U_8UlYMVuJUlYLVuKWXVAZ!VuN-Vbp)VuO!WXZ=^HVuPVuQUlYLVuQWyn7Z!VuRVs@WEUlYMVuOUlYLVuPUlYMVuOUlYLVuOYfq8Z!VuSVuRVuQZ8VuPWyn3Z!Vv!VuNVuSWyn<Z!Vv#Vv!WGWyn7Z!Vv$Vv#ZAUlYMVuJUlYLVuJYfq8Z!Vv%VuMVuLVv$VuOVbp)Vv&!WXZ=W,Vv'Vv(UlYLVv(UlYMVv&UlYLVv'Wyn9Z!Vv)Vs@[)XpW4[CVv+2Vv)Z8WXVAZ!Vv,Vv+Wyn7Z!Vv-Vv,[)Wyn<Z!Vv.Vs@[)Wyn3Z!Vv/Vv-Vv.UlYMVv&UlYLVv&Yfq8Z!Vv0Vv%Vv(Vv/Vv'WXXLZ(Vv1VuIVbp)Vv2!WXZ=Vv1Vv3Vv2UlYLVv3Vbp)Vv4!WXZ=W,Vv5Vv6UlYLVv6UlYMVv4UlYLVv5Wyn9Z!Vv7Vs@[)UlYMVv4UlYLVv4Yfq8Z!Vv8",
"Vs@Vv6Vv7Vv5WXXLZ(Vv9^LVbp)Vv:!WXZ=Vv9Vv;Vv:UlYLVv;WXVAZ!Vv<-Wyn7Z!Vv=Vv8WEWyn3Z!Vv>Vv<Vv=Wyo3Z(Vv@Vv>WNUlYMVv:UlYLVv:Yfq8Z(VvA^LVv4Vv@Vv;Wyo3Z(VvBVv0VrMWyo)Z(VvCVvAVvBUlYMVv2UlYLVv2Yfq8Z(VvDVuIVv&VvCVv:Vbp)VvE!WXZ=VvDVvFVvEUlYLVvFVbp)VvG!WXZ=W,VvHVvIUlYLVvIWXVAZ$VvJ4UlYMVvGUlYLVvHWyn<Z!VvKVs@[)WXVAZ!VvLUa8Wyn7Z!VvMVvKVvLWyn7Z!VvNVvMZ0Wym3Z$VvOVvNZ8WXVAZ$VvP4Vbl1U_2VvPVbl1U_3VvOWym#Z#VvQU_2Z8WXVAZ!VvRVvQWym#Z#VvSU_3Z8WXVAZ!Vw!VvSWynIVIVw#VvRVw!Wym4Z!Vw$Vw##Wym4Z!Vw%Vw#!Wym#Z#Vw&U_2Z:WXVAZ!Vw'Vw&Wym#Z#Vw(U_3Z:WXVAZ!Vw)Vw(Wyn3Z!Vw+Vw'Vw)Wyn3Z!Vw,Vw+Vw$Wym3Z$Vw-Vw%Vw,UlYMVvGUlYLVvGYfq8Z$Vw.VvJVvIVw-VvHWXWP_3Vw/Vw.Wym#[CVw03Vs@WXVAZ!Vw1Vw0XpW4_4Vw2Vw/ZSVw1XpW0Z=Vw3Vw2$3Vbl1VuGVw3UlYMVvEUlYLVvEUlYMVsGUlYLVsGUlYMVsBUlYLVsBWyn3Z!VsAVs@[!UlYMVs>UlYLVsCWXVAZ!Vw47WXVAZ!Vw58WynKVIVw6Vw4Vw5Wym4Z!Vw7Vw6!Wym4Z!Vw8Vw6#Vbp)Vw9!WXZ=UaIVw:Vw;UlYLVw;WyoHZ!Vw<Vw7UaHWyoHZ!Vw=Vw8UaHWyn5Z!Vw>[1UaHWyoFZ!Vw@Vw7Vw>WyoIZ!VwAVw=Vw@Wym3Z$VwBVw<VwAUlYMVw9UlYLVw:Wym3Z$VwCVw7Vw8UlYMVw9UlYLVw9Yfq8Z$VwDVwBVw;VwCVw:WXVAZ$VwE6Vbl1U_/VwEVbl1U_0VwDWym#Z#VwFU_/Z8WXVAZ!VwGVwFWym#Z#VwHU_0Z8WXVAZ!VwIVwHWynIVIVwJVwGVwIWym4Z!VwKVwJ#Wym4Z!VwLVwJ!Wym#Z#VwMU_/Z:WXVAZ!VwNVwMWym#Z#VwOU_0Z:WXVAZ!VwPVwOWyn3Z!VwQVwNVwPWyn3Z!VwRVwQVwKWym3Z$VwSVwLVwRVbl1<VwSWXVAZ!Vx!7Wyn3Z!Vx#Vx![!Vbl17Vx#UlYMVx$UlYLVx$Yfq8Z!Vx%Z8Vw9Vx&Vx'WXZ9Vx(Vx'#UlYMVx)UlYLVx)Wyo3Z(Vx+Vx%X#WXZ=Vx+Vx,Vx(UlYLVx,Vbp)Vx-!WXZ=W(Vx.Vx/UlYLVx/Vbp)Vx0!WXZ=W7Vx1Vx2UlYLVx2UlYMVx0UlYLVx1Wyn9Z!Vx3Vx%[)UlYMVx0UlYLVx0Yfq8Z!Vx4Vx%Vx2Vx3Vx1WXXLZ(Vx5_;Vbp)Vx6!WXZ=Vx5Vx7Vx6UlYLVx7WXVAZ!Vx8-Wyn7Z!Vx9Vx4WEWyn3Z!Vx:Vx8Vx9Wyo3Z(Vx;Vx:X!UlYMVx6UlYLVx6Yfq8Z(Vx<_;Vx0Vx;Vx7Vbp)Vx=!WXZ=Vx<Vx>Vx=UlYLVx>UlYMVx@UlYLVx@Yfq8Z!VxAZ8Vx>VxBVxCWXZ9VxDVxC#UlYMVxEUlYLVxEWyo3Z(VxFVxAZAWXZ=VxFVxGVxDUlYLVxGVbp)VxH!WXZ=W6VxIVxJUlYLVxJVbl1U_-Vx%WylMZ!VxKU6U_-UlYMVxHUlYLVxIWXVAZ!VxL-Vbp)VxM!WXZ=_7VxNVxOUlYLVxOWyn7Z!VxPVx%WEUlYMVxMUlYLVxNUlYMVxMUlYLVxMYfq8Z!VxQVxPVxOZ8VxNWyn3Z!VxRVxLVxQWyn<Z!VxSVxRWJWyn7Z!Vy!VxSZAWyn3Z!Vy#Vy!VxAUlYMVxHUlYLVxHYfq8Z!Vy$VxKVxJVy#VxMWXVAZ!Vy%-Vbp)Vy&!WXZ=_7Vy'Vy(UlYLVy(Wyn7Z!Vy)Vx%WEUlYMVy&UlYLVy'UlYMVy&UlYLVy&Yfq8Z!Vy+Vy)Vy(Z8Vy'Wyn3Z!Vy,Vy%Vy+Wyn<Z!Vy-Vy,WJWyn7Z!Vy.Vy-ZAVbp)Vy/!WXZ=W6Vy0Vy1UlYLVy1Wyn3Z!Vy2Vy.VxAWXVAZ!Vy39Yfl@Z!Vy4#JVy2Vy3Wyn5Z!Vy5Vy4Vy.UlYMVy/UlYLVy0UlYMVy/UlYLVy/Yfq8Z!Vy6Vy5Vy1VxAVy0Wym#Z#Vy7U_.VxAVbl1Vy7Z8Wyo3Z(Vy8Vy$VrMVbp)Vy9!WXZ=Vy8Vy:Vy9UlYLVy:WXVAZ$Vy;<WXWP_+Vy<Vy;Wym#[CVy=;Vx%WXVAZ!Vy>Vy=Wyn3Z!Vy@Vy>Vy6XpW4_-VyAVy<ZSVy@XpW0_,VyBVyA$$WXWEZ!VyCVyBVbl1Vy7VyCUlYMVy9UlYLVy9UlYMVxCUlYLVxCWyn3Z!VxBVxA[!UlYMVx@UlYLVxDWym#Z#VyDU_.ZSWXVAZ!VyEVyDWym#Z#VyFU_.[!WXVAZ!VyGVyFWyoHZ!VyHVyG_.WyoIZ!VyIVyEVyHWym#Z#VyJU_.[#WXVAZ!VyKVyJWym#Z#VyLU_.[$WXVAZ!VyMVyLWyoHZ!VyNVyM_.WyoIZ!VyOVyKVyNWym#Z#VyPU_.[%WXVAZ!VyQVyPWym#Z#VyRU_.[&WXVAZ!VySVyRWyoHZ!Vz!VyS_.WyoIZ!Vz#VyQVz!Wym#Z#Vz$U_.[(WXVAZ!Vz%Vz$Wym#Z#Vz&U_.[-WXVAZ!Vz'Vz&WyoHZ!Vz(Vz'_.WyoIZ!Vz)Vz%Vz(Yfn!Z=Vz+VyIVyOVz#Vz)Wym#_2Vz,=Vx%Vbl1Vz,Vz+UlYMVx=UlYLVx=UlYMVx-UlYLVx.Wym#_2Vz-=Vx%Vbl1Vz-_1Wyo-Z(Vz.VrM]3Wyo)Z(Vz/W'Vz.Vbp)Vz0!WXZ=W6Vz1Vz2UlYLVz2Vbl1U_1Vx%WylMZ!Vz3U6U_1UlYMVz0UlYLVz1WXVAZ!Vz4-Vbp)Vz5!WXZ=_7Vz6Vz7UlYLVz7Wyn7Z!Vz8Vx%WEUlYMVz5UlYLVz6UlYMVz5UlYLVz5Yfq8Z!Vz9Vz8Vz7Z8Vz6Wyn3Z!Vz:Vz4Vz9Wyn<Z!Vz;Vz:WJWyn7Z!Vz<Vz;ZAUlYMVz0UlYLVz0Yfq8Z!Vz=Vz3Vz2Vz<Vz5Vbp)Vz>!WXZ=W7Vz@VzAUlYLVzAUlYMVz>UlYLVz@Wyn9Z!VzBVx%[)XpW4[CVzC:VzBZ8WXVAZ!VzDVzCWyn7Z!VzEVzD[)Wyn<Z!VzFVx%[)Wyn3Z!VzGVzEVzFUlYMVz>UlYLVz>Yfq8Z!VzHVz=VzAVzGVz@WXXLZ(VzIVz/Vbp)VzJ!WXZ=VzIVzKVzJUlYLVzKVbp)VzL!WXZ=W7VzMVzNUlYLVzNUlYMVzLUlYLVzMWyn9Z!VzOVx%[)UlYMVzLUlYLVzLYfq8Z!VzPVx%VzNVzOVzMWXXLZ(VzQ_;Vbp)VzR!WXZ=VzQVzSVzRUlYLVzSWXVAZ!V{!-Wyn7Z!V{#VzPWEWyn3Z!V{$V{!V{#Wyo3Z(V{%V{$X!UlYMVzRUlYLVzRYfq8Z(V{&_;VzLV{%VzSWyo3Z(V{'VzHVrMWyo)Z(V{(V{&V{'UlYMVzJUlYLVzJYfq8Z(V{)Vz/Vz>V{(VzRVbp)V{+!WXZ=V{)V{,V{+UlYLV{,Vbp)V{-!WXZ=W7V{.V{/UlYLV{/WXVAZ$V{0<UlYMV{-UlYLV{.Wyn<Z!V{1Vx%[)WXVAZ!V{2UdLWyn7Z!V{3V{1V{2Wyn7Z!V{4V{3Z0Wym3Z$V{5V{4Z8WXVAZ$V{6<Vbl1U_+V{6Vbl1U_,V{5Wym#Z#V{7U_+Z8WXVAZ!V{8V{7Wym#Z#V{9U_,Z8WXVAZ!V{:V{9WynIVIV{;V{8V{:Wym4Z!V{<V{;#Wym4Z!V{=V{;!Wym#Z#V{>U_+Z:WXVAZ!V{@V{>Wym#Z#V{AU_,Z:WXVAZ!V{BV{AWyn3Z!V{CV{@V{BWyn3Z!V{DV",
"{CV{<Wym3Z$V{EV{=V{DUlYMV{-UlYLV{-Yfq8Z$V{FV{0V{/V{EV{.WXWP_3V{GV{FWym#[CV{H;Vx%WXVAZ!V{IV{HXpW4_4V{JV{GZSV{IXpW0Z=V{KV{J$3Vbl1Vz-V{KUlYMV{+UlYLV{+UlYMVx-UlYLVx-UlYMVx'UlYLVx'Wyn3Z!Vx&Vx%[!UlYMVx$UlYLVx(WXZ!Z0Z0`.UlYMV{LUlYLV{LUlYMV{MUlYLV{MYfq8Z!V{NZ8V{LV{OV{PWXZ9V{QV{P#UlYMV{RUlYLV{RWyo3Z(V{SV{N`'WXZ=V{SV|!V{QUlYLV|!Wyn7Z!V|#[)V{NVbp)V|$!WXZ=W,V|%V|&UlYLV|&UlYMV|$UlYLV|%Wyn9Z!V|'V|#[)UlYMV|$UlYLV|$Yfq8Z!V|(V|#V|&V|'V|%WXXLZ(V|)^LVbp)V|+!WXZ=V|)V|,V|+UlYLV|,WXVAZ!V|--Wyn7Z!V|.V|(WEWyn3Z!V|/V|-V|.Wyo3Z(V|0V|/WNUlYMV|+UlYLV|+Yfq8Z(V|1^LV|$V|0V|,Vbp)V|2!WXZ=V|1V|3V|2UlYLV|3Wym#^NV|42V{NWXVAZ$V|5V|4Vbl1U_&V|5Wym#Z#V|6U_&Z:WXVAZ!V|7V|6Wyn7Z!V|8V|7ZAWyn<Z!V|9V|8U1Wyn7Z!V|:V|9W4Wyn9Z!V|;V|8U1Wyn7Z!V|<V|;W2Wyn3Z!V|=V|:V|<Wym#Z#V|>U_&Z8WXVAZ!V|@V|>Wyn9Z!V|AV|@Z0Wyn3Z!V|BV|=V|AWXVAZ!V|CV|>Wyn<Z!V|DV|CZ0Wyn7Z!V|EV|DZ0UlYMV|FUlYLV|FYfq8Z!V|GZ8V|3V|HV|IWXZ9V|JV|I#UlYMV|KUlYLV|KWyo3Z(V|LV|GZAWXZ=V|LV|MV|JUlYLV|MWyn<Z!V|NV|GU1Wyn7Z!V|OV|NW4Wyn3Z!V|PV|BV|OWyn9Z!V|QV|GU1Wyn7Z!V|RV|QW2Wyn3Z!V|SV|PV|RUlYMV}!UlYLV}!Yfq8Z!V}#Z8V|MV}$V}%WXZ9V}&V}%#UlYMV}'UlYLV}'Wyo3Z(V}(V}#[)WXZ=V}(V})V}&UlYLV})Wyn3Z!V}+V|#V}#Wyn7Z!V},V|GZ0Wyn9Z!V}-V},[)XpW4[CV}.5V}+V}-WXVAZ!V}/V}.Wym#Z#V}0U_'V}#Vbl1V}0V}/UlYMV}%UlYLV}%Wyn3Z!V}$V}#[!UlYMV}!UlYLV}&UlYMV}1UlYLV}1Yfq8Z!V}2Z8V}&V}3V}4WXZ9V}5V}4#UlYMV}6UlYLV}6Wyo3Z(V}7V}2[)WXZ=V}7V}8V}5UlYLV}8Wyn9Z!V}9V}2Z0Wyn3Z!V}:V|EV}9Wyn3Z!V};V}2Z:Wyn<Z!V}<V|GZ0Wym#Z#V}=U_'V}2WXVAZ!V}>V}=Wym#Z#V}@U_'V};WXVAZ!V}AV}@WXWP`!V}BV}>Wym0Z6V}CV}BV}<WXWP`!V}DV}AWym0Z6V}EV}DV}<Wym3`!V}FV}CV}EWXWPZ!V}GV}FXpW4`%V}H)V|SV}:WXVBV}HV}GDUlYMV}4UlYLV}4Wyn3Z!V}3V}2Z0UlYMV}1UlYLV}5UlYMV|IUlYLV|IWyn3Z!V|HV|G[!UlYMV|FUlYLV|JUlYMV|2UlYLV|2UlYMV{PUlYLV{PWyn3Z!V{OV{N[!UlYMV{MUlYLV{QUlYMV}IUlYLV}IUlYMV}JUlYLV}JYfq8Z!V}KZ8V}IV}LV}MWXZ9V}NV}M#UlYMV}OUlYLV}OWyo3Z(V}PV}K`(WXZ=V}PV}QV}NUlYLV}QVbp)V}R!WXZ=W,V}SV~!UlYLV~!UlYMV}RUlYLV}SWyn9Z!V~#V}K[)UlYMV}RUlYLV}RYfq8Z!V~$V}KV~!V~#V}SWXXLZ(V~%^LVbp)V~&!WXZ=V~%V~'V~&UlYLV~'WXVAZ!V~(-Wyn7Z!V~)V~$WEWyn3Z!V~+V~(V~)Wyo3Z(V~,V~+WNUlYMV~&UlYLV~&Yfq8Z(V~-^LV}RV~,V~'Vbp)V~.!WXZ=V~-V~/V~.UlYLV~/Vbl1U_(V}KWylMZ!V~0U8U_(WXVAZ!V~1-Vbp)V~2!WXZ=^HV~3V~4UlYLV~4Wyn7Z!V~5V}KWEUlYMV~2UlYLV~3UlYMV~2UlYLV~2Yfq8Z!V~6V~5V~4Z8V~3Wyn3Z!V~7V~1V~6Wyn<Z!V~8V~7WGWyn7Z!V~9V~8ZAWyn9Z!V~:V~9ZAWyn3Z!V~;V~0V~:Wym#_2V~<5V}KWXVAZ=V~=V~<Wym#^1V~>)V~;WXVBV~>V~=DUlYMV~.UlYLV~.UlYMV}MUlYLV}MWyn3Z!V}LV}K[!UlYMV}JUlYLV}NUlYMV~@UlYLV~@UlYMV~AUlYLV~AYfq8Z!V~BZ8V~@V~CV~DWXZ9V~EV~D#UlYMV~FUlYLV~FWyo3Z(V~GV~B`+WXZ=V~GV~HV~EUlYLV~HWyn7Z!V~I[)V~BVbp)V~J!WXZ=W7V~KV~LUlYLV~LUlYMV~JUlYLV~KWyn9Z!V~MV~I[)UlYMV~JUlYLV~JYfq8Z!V~NV~IV~LV~MV~KWXXLZ(V~O_;Vbp)V~P!WXZ=V~OV~QV~PUlYLV~QWXVAZ!V~R-Wyn7Z!V~SV~NWEWyn3Z!WT!V~RV~SWyo3Z(WT#WT!X!UlYMV~PUlYLV~PYfq8Z(WT$_;V~JWT#V~QVbp)WT%!WXZ=WT$WT&WT%UlYLWT&Wym#^NWT':V~BWXVAZ$WT(WT'Vbl1U_$WT(Wym#Z#WT)U_$Z:WXVAZ!WT+WT)Wyn7Z!WT,WT+ZAWyn<Z!WT-WT,U3Wyn7Z!WT.WT-W@Wyn3Z!WT/W5WT.Wyn9Z!WT0WT,U3Wyn7Z!WT1WT0W>Wyn3Z!WT2WT/WT1Wym#Z#WT3U_$Z8WXVAZ!WT4WT3Wyn9Z!WT5WT4Z0Wyn3Z!WT6WT2WT5WXVAZ!WT7WT3Wyn<Z!WT8WT7Z0Wyn7Z!WT9WT8Z0UlYMWT:UlYLWT:Yfq8Z!WT;Z8WT&WT<WT=WXZ9WT>WT=#UlYMWT@UlYLWT@Wyo3Z(WTAWT;ZAWXZ=WTAWTBWT>UlYLWTBWyn<Z!WTCWT;U3Wyn7Z!WTDWTCW@Wyn3Z!WTEWT6WTDWyn9Z!WTFWT;U3Wyn7Z!WTGWTFW>Wyn3Z!WTHWTEWTGUlYMWTIUlYLWTIYfq8Z!WTJZ8WTBWTKWTLWXZ9WTMWTL#UlYMWTNUlYLWTNWyo3Z(WTOWTJ[)WXZ=WTOWTPWTMUlYLWTPWyn3Z!WTQV~IWTJWyn7Z!WTRWT;Z0Wyn9Z!WTSWTR[)XpW4[CWU!=WTQWTSWXVAZ!WU#WU!Wym#Z#WU$U_%WTJVbl1WU$WU#UlYMWTLUlYLWTLWyn3Z!WTKWTJ[!UlYMWTIUlYLWTMUlYMWU%UlYLWU%Yfq8Z!WU&Z8WTMWU'WU(WXZ9WU)WU(#UlYMWU+UlYLWU+Wyo3Z(WU,WU&[)WXZ=WU,WU-WU)UlYLWU-Wyn9Z!WU.WU&Z0Wyn3Z!WU/WT9WU.Wyn3Z!WU0WU&Z:Wyn<Z!WU1WT;Z0Wym#Z#WU2U_%WU&WXVAZ!WU3WU2Wym#Z#WU4U_%WU0WXVAZ!WU5WU4WXWP`!WU6WU3Wym0Z6WU7WU6WU1WXWP`!WU8WU5Wym0Z6WU9WU8WU1Wym3`!WU:WU7WU9WXWPZ!WU;WU:XpW4`%WU<)WTHWU/WXVBWU<WU;DUlYMWU(UlYLWU(Wyn3Z!WU'WU&Z0UlYMWU%UlYLWU)UlYMWT=UlYLWT=Wyn3Z!WT<WT;[!UlYMWT:UlYLWT>UlYMWT%UlYLWT%UlYMV~DUlYLV~DWyn3Z!V~CV~B[!UlYMV~AUlYLV~EUlYMWU=UlYLWU=UlYMWU>UlYLWU>Yfq8Z!WU@Z8WU=WUAWUBWXZ9WUCWUB#UlYMWUDUlYLWUDWyo3Z(WUEWU@`,WXZ=WUEWUFWUCUlYLWUFVbp)WUG!WXZ=W7WUHWUIUlYLWUIUlYMWUGUlYLWUHWyn9Z!WUJWU@[)UlYMWUGUlYLWUGYfq8Z!WUKW",
"U@WUIWUJWUHWXXLZ(WUL_;Vbp)WUM!WXZ=WULWUNWUMUlYLWUNWXVAZ!WUO-Wyn7Z!WUPWUKWEWyn3Z!WUQWUOWUPWyo3Z(WURWUQX!UlYMWUMUlYLWUMYfq8Z(WUS_;WUGWURWUNVbp)WV!!WXZ=WUSWV#WV!UlYLWV#Vbl1U_)WU@WylMZ!WV$U:U_)Wyn3Z!WV%W5WV$WXVAZ!WV&-Vbp)WV'!WXZ=_7WV(WV)UlYLWV)Wyn7Z!WV+WU@WEUlYMWV'UlYLWV(UlYMWV'UlYLWV'Yfq8Z!WV,WV+WV)Z8WV(Wyn3Z!WV-WV&WV,Wyn<Z!WV.WV-WJWyn7Z!WV/WV.ZAWyn9Z!WV0WV/ZAWyn3Z!WV1WV%WV0Wym#_2WV2=WU@WXVAZ=WV3WV2Wym#^1WV4)WV1WXVBWV4WV3DUlYMWV!UlYLWV!UlYMWUBUlYLWUBWyn3Z!WUAWU@[!UlYMWU>UlYLWUCWXZ!Z0Z0`.UlYMWV5UlYLWV5Yfq8Z!WV6Z8WUCWV7WV8WXZ9WV9WV8#UlYMWV:UlYLWV:Wyo3Z(WV;WV6WDWXZ=WV;WV<WV9UlYLWV<UlYMWV=UlYLWV=Yfq8Z!WV>Z8WV<WV@WVAWXZ9WVBWVA#UlYMWVCUlYLWVCWyo3Z(WVDWV>W$WXZ=WVDWVEWVBUlYLWVEWyn7Z!WVFWV6U2WXVAZ!WVG'Wyn<Z!WVHWVGZ0Wyn7Z!WVIWVH[FWyn9Z!WVJWVIU1Wyn3Z!WVKWVJWV>Wyn7Z!WVLWVKW2Vbp)WVM!WXZ=W3WVNWVOUlYLWVOWyn7Z!WVPWVFW4UlYMWVMUlYLWVNWyn9Z!WVQWVFZAUlYMWVMUlYLWVMYfq8Z!WVRWVPWVOWVQWVNWyn3Z!WVSWVLWVRWym#^1WW!)WVSYhu,Z9WW#WW!WBW4DWym#]:WW$U_#WV>Vbl1WW$WW#UlYMWVAUlYLWVAWyn3Z!WV@WV>[!UlYMWV=UlYLWVBUlYMWW%UlYLWW%Yfq8Z!WW&Z8WVBWW'WW(WXZ9WW)WW(#UlYMWW+UlYLWW+Wyo3Z(WW,WW&W%WXZ=WW,WW-WW)UlYLWW-Wyn7Z!WW.WV6U2WXVAZ!WW/'Wyn9Z!WW0WW/Z0Wyn7Z!WW1WW0[GWyn9Z!WW2WW1U3Wyn3Z!WW3WW2WW&Wyn7Z!WW4WW3W>Vbp)WW5!WXZ=W8WW6WW7UlYLWW7Wyn7Z!WW8WW.W@UlYMWW5UlYLWW6Wyn9Z!WW9WW.ZAUlYMWW5UlYLWW5Yfq8Z!WW:WW8WW7WW9WW6Wyn3Z!WW;WW4WW:Wyn3Z!WW<W5WW;Wym#^1WW=)WW<Yhu,Z;WW>WW=WCW@DUlYMWW@UlYLWW@Yfq8Z!WWAZ8WW5WWBWWCWXZ9WWDWWC#UlYMWWEUlYLWWEWyo3Z(WWFWWAW$WXZ=WWFWWGWWDUlYLWWGWym#]:WWHU_#WWAWXVAZ9WWIWWHXpW4[LWWJ(WWAWW&WXVA[HWWKWWJXr_O[HWWLWWIWW>WWKVbl1WWJWWLUlYMWWCUlYLWWCWyn3Z!WWBWWA[!UlYMWW@UlYLWWDUlYMWW(UlYLWW(Wyn3Z!WW'WW&[!UlYMWW%UlYLWW)UlYMWV8UlYLWV8Wyn3Z!WV7WV6[!UlYMWV5UlYLWV9UlYMVrIUlYLVrIuoAuk;WylJYRUA!ZDVbl)Z@UBVbl)Z/UCVbl)Z#UDVbl)Z#UEVbl)Z#UFVbl)ZCUGUlYLWWMWXV>Z%WWN)WXV>Z%WWO)WXV>Z%WWP)WXV>Z%WWQ)WXV>Z%WWR)WXV>`GX2)Wym#Z#WWSUB[!WXVAZ!WX!WWSWXVAZ!WX#UDWXVAZ!WX$UEVbp)WX%!WXZ=`@WX&WX%UlYLWX&Vbp)WX'!WXZ=`<WX(WX'UlYLWX(WXVAZ$WX)>Wym3Z$WX+WX#WX$Wyn3Z$WX,WX)WX+Vbp)WX-!WXZ=`8WX.WX/UlYLWX/UlYMWX-UlYLWX.YfmSZ$WX0WX,WX,#!UlYMWX-UlYLWX-Yfq8Z$WX1WX,WX/WX0WX.Vbl1WWRWX1Wym#Z#WX2WWRZ8WXVAZ!WX3WX2Wym#Z#WX4WWRZ:WXVAZ!WX5WX4Wyo5Z(WX6WX3WX5Vbp)WX7!WXZ=WX6WX8WX9UlYLWX9UlYMWX7UlYLWX8WXVAZ!WX:WX4WXVAZ!WX;WX2Wyn5Z!WX<WX:WX;Yfl@Z!WX=#MX,Z:Wyn9Z!WX>WX<WX=Wyn3Z!WX@WX>Z:UlYMWX7UlYLWX7Yfq8Z!WXAZ8WX9WX@WX8Vbp)WXB!WXZ=`>WXCWXDUlYLWXDYfl@Z!WXE#JWXAZAUlYMWXBUlYLWXCVbp)WXF!WXZ=`9WXGWXFUlYLWXGWXVAZ$WXH>Wyn3Z$WXIWXHWX+Vbp)WXJ!WXZ=`8WXKWXLUlYLWXLUlYMWXJUlYLWXKYfmSZ$WXMWXIWXI#!UlYMWXJUlYLWXJYfq8Z$WXNWXIWXLWXMWXKVbl1WWQWXNYfl@Z!WXO#MX,Z:Vbp)WXP!WXZ=`;WXQWXPUlYLWXQWym#Z#WXRWWQZ8WXVAZ!WXSWXRWym#Z#WY!WWQZ:WXVAZ!WY#WY!Wyo3Z(WY$WXSWY#UlYMWXPUlYLWXPYfq8Z(WY%`;WXJWY$WXQVbp)WY&!WXZ=WY%WY'WY(UlYLWY(UlYMWY&UlYLWY'Wym#Z#WY)WWQZ:WXVAZ!WY+WY)Wym#Z#WY,WWQZ8WXVAZ!WY-WY,Wyn5Z!WY.WY+WY-Wyn3Z!WY/WY.WXOWyn5Z!WY0WY/Z:Wyn9Z!WY1WY0WXOUlYMWY&UlYLWY&Yfq8Z!WY2Z8WY(WY1WY'UlYMWXFUlYLWXFYfq8Z!WY3Z8WXCWY2WY&Yfl@Z!WY4#JWY3ZAWyn5Z!WY5ZAWY4UlYMWXBUlYLWXBYfq8Z!WY6WXEWXDWY5WXFUlYMWX'UlYLWX'Yfq8Z!WY7ZAWX&WY6WXBWyo3Z(WY8WY7ZAUlYMWX%UlYLWX%Yfq8Z(WY9[+WWMWY8WX'WXXLZ(WY:WY9Wym#Z/WY;UB[#WXVAZ(WY<WY;Wyo)Z(WY=WY:WY<WXVAZ!WY>UFWyo/Z(WY@WY>Z8Wyo)Z(WYAWY=WY@Vbp)WYB!WXZ=WYAWYCWYBUlYLWYCWXVAZ!WYDUDWyn7Z!WYEWYDWX!WXVAZ!WYFUEWyn3Z!WYGWYEWYFWyn9Z!WYHWYGZAWym#Z%WYIUBZSWXVAZ$WYJWYIWXWP`HWYKWYJXpW4_4WYLWYKZSWYHXpW0Z=WYMWYL$3Vbl1X2WYMWym#Z#WYNX2Z8WXVAZ!WYOWYNXpV/`IWYP#U1WYOWym4Z4WYQWYP!WXVAZ!WYRWYNXpV/`IWYS#U1WYRWym4Z4WZ!WYS#Wym#Z#WZ#X2Z:WXVAZ!WZ$WZ#XpV/`IWZ%#U1WZ$Wym4Z4WZ&WZ%!WXVAZ!WZ'WZ#XpV/`IWZ(#U1WZ'Wym4Z4WZ)WZ(#Wym#Z#WZ+X2Z0WXVAZ!WZ,WZ+XpV/`IWZ-#U1WZ,Wym4Z4WZ.WZ-!WXVAZ!WZ/WZ+XpV/`IWZ0#U1WZ/Wym4Z4WZ1WZ0#Wym#Z#WZ2X2Z7WXVAZ!WZ3WZ2XpV/`IWZ4#U1WZ3Wym4Z4WZ5WZ4!WXVAZ!WZ6WZ2XpV/`IWZ7#U1WZ6Wym4Z4WZ8WZ7#]jo3ZBWZ9WYQWZ!WZ&WZ)WZ.WZ1WZ5WZ8Vbl1UGWZ9uoAUlYLWYBWXVAZ!WZ:UDWXVAZ!WZ;UEVbp)WZ<!WXZ=`9WZ=WZ<UlYLWZ=WXVAZ$WZ>>Wym3Z$WZ@WZ:WZ;Wyn3Z$WZAWZ>WZ@Vbp)WZB!WXZ=`8WZCWZDUlYLWZDUlYMWZBUlYLWZCYfmSZ$WZEWZAWZA#!UlYMWZBUlYLWZBYfq8Z$WZFWZAWZDWZEWZCVbl1WWPWZFYfl@Z!WZG#MX,Z:Vbp)WZH!WXZ=`;WZIWZHUlYLWZIWym#Z#WZJWWPZ8WXVAZ!WZKWZJWym#Z#WZLWWPZ:WXVAZ!WZMWZLWyo3Z(WZNWZKWZMUlYMWZHUlYLWZHYfq8Z(WZO`;WZBWZNWZIV",
"bp)WZP!WXZ=WZOWZQWZRUlYLWZRUlYMWZPUlYLWZQWym#Z#WZSWWPZ:WXVAZ!W[!WZSWym#Z#W[#WWPZ8WXVAZ!W[$W[#Wyn5Z!W[%W[!W[$Wyn3Z!W[&W[%WZGWyn5Z!W['W[&Z:Wyn9Z!W[(W['WZGUlYMWZPUlYLWZPYfq8Z!W[)Z8WZRW[(WZQUlYMWZ<UlYLWZ<Yfq8Z!W[+Z8WYBW[)WZPWXVAZ!W[,UDWXVAZ!W[-UEWXVAZ!W[.UFVbp)W[/!WXZ=`<W[0W[/UlYLW[0WXVAZ$W[1>Wym3Z$W[2W[,W[-Wyn3Z$W[3W[1W[2Vbp)W[4!WXZ=`8W[5W[6UlYLW[6UlYMW[4UlYLW[5YfmSZ$W[7W[3W[3#!UlYMW[4UlYLW[4Yfq8Z$W[8W[3W[6W[7W[5Vbl1WWOW[8Wym#Z#W[9WWOZ8WXVAZ!W[:W[9Wym#Z#W[;WWOZ:WXVAZ!W[<W[;Wyo5Z(W[=W[:W[<Vbp)W[>!WXZ=W[=W[@W[AUlYLW[AUlYMW[>UlYLW[@WXVAZ!W[BW[;WXVAZ!W[CW[9Wyn5Z!W[DW[BW[CYfl@Z!W[E#MX,Z:Wyn9Z!W[FW[DW[EWyn3Z!W[GW[FZ:UlYMW[>UlYLW[>Yfq8Z!W[HZ8W[AW[GW[@Vbp)W[I!WXZ=`>W[JW[KUlYLW[KYfl@Z!W[L#JW[HW[.UlYMW[IUlYLW[JVbp)W[M!WXZ=`9W[NW[MUlYLW[NWXVAZ$W[O>Wyn3Z$W[PW[OW[2Vbp)W[Q!WXZ=`8W[RW[SUlYLW[SUlYMW[QUlYLW[RYfmSZ$W]!W[PW[P#!UlYMW[QUlYLW[QYfq8Z$W]#W[PW[SW]!W[RVbl1WWNW]#Yfl@Z!W]$#MX,Z:Vbp)W]%!WXZ=`;W]&W]%UlYLW]&Wym#Z#W]'WWNZ8WXVAZ!W](W]'Wym#Z#W])WWNZ:WXVAZ!W]+W])Wyo3Z(W],W](W]+UlYMW]%UlYLW]%Yfq8Z(W]-`;W[QW],W]&Vbp)W].!WXZ=W]-W]/W]0UlYLW]0UlYMW].UlYLW]/Wym#Z#W]1WWNZ:WXVAZ!W]2W]1Wym#Z#W]3WWNZ8WXVAZ!W]4W]3Wyn5Z!W]5W]2W]4Wyn3Z!W]6W]5W]$Wyn5Z!W]7W]6Z:Wyn9Z!W]8W]7W]$UlYMW].UlYLW].Yfq8Z!W]9Z8W]0W]8W]/UlYMW[MUlYLW[MYfq8Z!W]:Z8W[JW]9W].Yfl@Z!W];#JW]:W[.Wyn5Z!W]<W[.W];UlYMW[IUlYLW[IYfq8Z!W]=W[LW[KW]<W[MUlYMW[/UlYLW[/Yfq8Z!W]>W[.WZ<W]=W[IUlYMW]@UlYLW]@Yfq8Z!W]AZ8W[/W]BW]CWXZ9W]DW]C#UlYMW]EUlYLW]EWyo3Z(W]FW]AZAWXZ=W]FW]GW]DUlYLW]GWyn5Z!W]HW]AW[+Wyo3Z(W]IW]HW]>Vbp)W]J!WXZ=W]IW]KW]JUlYLW]KWXVAZ!W]LUDWyn7Z!W]MW]AX,Wyn3Z!W]NW]LW]MWXVAZ!W]OUEWyn7Z!W]PW]AX4Wyn3Z!W]QW]OW]PWXVAZ(W]RUCVbp)W]S!WXZ=W]RW^!W^#UlYLW^#Wyn7Z!W^$W]NWX!Wyn3Z!W^%W^$W]QUlYMW]SUlYLW^!Wyn7Z!W^&W]QWX!Wyn3Z!W^'W^&W]NUlYMW]SUlYLW]SYfq8Z!W^(W^%W^#W^'W^!Wym#Z%W^)UBZSWXVAZ$W^+W^)WXWP`JW^,W^+XpW4`KW^-W^,ZSW^(XpW0Z6W^.W^-$$WXWGZ4W^/W^.Wym#Z5W^0UGW]AVbl1W^0W^/UlYMW]JUlYLW]JUlYMW]CUlYLW]CWyn3Z!W]BW]A[!UlYMW]@UlYLW]DuoAuk;WylJYRUH!ZEVbl)Z%UIVbl)Z#UJVbl)Z#UKVbl)Z#ULVbl)ZCUMUlYLW^1WXV>`LX6)WXVAZ!W^2UKWyo-Z(W^3W^2Z:Wyo)Z(W^4X+W^3Vbp)W^5!WXZ=W^4W^6W^5UlYLW^6UlYMW^7UlYLW^7Yfq8Z!W^8Z8W^6W^9W^:WXZ9W^;W^:#UlYMW^<UlYLW^<Wyo3Z(W^=W^8ZAWXZ=W^=W^>W^;UlYLW^>WXVAZ$W^@UIWXWP`MW^AW^@WXVAZ!W^BUJWyn3Z!W^CW^BW^8Wyn9Z!W^DW^C[)XpW4`NW^EW^AZSW^DXpW0ZLW^FW^E$3Vbl1X6W^FUlYMW^GUlYLW^GYfq8Z!W^HZ8W^>W^IW^JWXZ9W^KW^J#UlYMW^LUlYLW^LWyo3Z(W^MW^H[)WXZ=W^MW^NW^KUlYLW^NWyn3Z!W^OW^8W^HWym#Z5W^PX6W^HWXVAZ4W^QW^PWym#Z5W^RUMW^OVbl1W^RW^QUlYMW^JUlYLW^JWyn3Z!W^IW^H[!UlYMW^GUlYLW^KUlYMW^:UlYLW^:Wyn3Z!W^9W^8[)UlYMW^7UlYLW^;uoAUlYLW^5UlYMW^SUlYLW^SYfq8Z!W_!Z8W^5W_#W_$WXZ9W_%W_$#UlYMW_&UlYLW_&Wyo3Z(W_'W_!ZAWXZ=W_'W_(W_%UlYLW_(WXVAZ!W_)ULWyo3Z(W_+W_!W_)Vbp)W_,!WXZ=W_+W_-W_,UlYLW_-WXVAZ!W_.UKWyo-Z(W_/W_.Z8Wyo/Z(W_0W_!Z8Wyo)Z(W_1W_/W_0Vbp)W_2!WXZ=W_1W_3W_4UlYLW_4WXVAZ$W_5UIWXWP`OW_6W_5WXVAZ!W_7UJWXVAZ!W_8UKWyn7Z!W_9W_!W_8Wyn3Z!W_:W_7W_9XpW4`PW_;W_6ZSW_:XpW0Z4W_<W_;$&UlYMW_2UlYLW_3Wym#Z5W_=UMZSWXVAZ4W_>W_=UlYMW_2UlYLW_2Yfq8Z4W_@W_<W_4W_>W_3Wym#Z5W_AUMW_!Vbl1W_AW_@UlYMW_,UlYLW_,UlYMW_$UlYLW_$Wyn3Z!W_#W_![!UlYMW^SUlYLW_%uoAuk;WylJZ!UN!ZGVbl)Z#UOVbl)Z#UPVbl)Z3UQUlYLW_BWym#Z#W_CUQ[!WXVAZ!W_DW_CWyn7Z!W_EW_D[:WXVAZ!W_FUOWyn3Z!W_GW_EW_FWym#Z#W_HUQ[#WXVAZ!W_IW_HWyn7Z!W_JW_I[;WXVAZ!W_KUPWyn3Z!W_LW_JW_KVbp)W_M!WXZ=X+W_NW_MUlYLW_NUlYRZAUlYLW_MVbp)W_O!WXZ=a4W_PW_QUlYLW_QWym#[CW_R%[%WXVAZ!W_SW_RWyn5Z!W`!W_SW_GWyn3Z!W`#W`!X,Wyn5Z!W`$W`#Z:Yfl@Z!W`%#MX,Z:Wyn9Z!W`&W`$W`%UlYMW_OUlYLW_PWym#[CW`'%[&WXVAZ!W`(W`'Wyn5Z!W`)W`(W_LUlYMW_OUlYLW_OYfq8Z!W`+W`&W_QW`)W_PYfl@Z!W`,#JZAW`+UlYRW`,uk;WylJZ4UR!ZFVbl)Z5USUlYLW`-WXVAZ4W`.USWXWPZ!W`/W`.WyoKZ!W`0W`/a2Wyo1Z(W`1W`0a3Wyo(Z(W`2a:W`1Vbp)W`3!WXZ=W`2W`4W`3UlYLW`4WXVAZ4W`5USUlYRW`5UlYLW`3Wyo3Z(W`6W`0a;Vbp)W`7!WXZ=W`6W`8W`7UlYLW`8WXVAZ4W`9USXpV/Z4W`:#&W`9Wyn8Z4W`;W`:a<XpV/Z4W`<#+W`;Wyn6Z4W`=W`;W`<Wyo=Z(W`>W`=[/WXXLZ(W`@W`>Vbp)W`A!WXZ=W`@W`BW`AUlYLW`BWyo7Z(W`CW`=[/Vbp)W`D!WXZ=W`CW`EW`DUlYLW`EWynAZ4W`FW`<[0Wyo7Z(W`GW`F`QUlYMW`DUlYLW`DYfq8Z(W`HW`CW`BW`GW`EUlYMW`AUlYLW`AYfq8Z(W`IW`>W`8W`HW`DXpY<Z4W`JW`I`Q`AWyn4Z4W`KW`<W`JWyn;Z4W`LW`Ka<WXWPZ!W`MW`LWyoKZ!W`NW`/a=WyoIZ!W`OW`MW`NWXWPZ4W`PW`OUlYRW`PUlYLW`7Wyn3Z!W`QW`0a>WyoFZ!W`RW`0`EWyoKZ!W`SW`R",
"Z:Wyn3Z!Wa!W`QW`SWyoKZ!Wa#Wa!a@Wyo1Z(Wa$Wa#aAXpY<Z!Wa%Wa$a3Wa#WyoKZ!Wa&W`/a=WyoIZ!Wa'Wa%Wa&WXWPZ4Wa(Wa'UlYRWa(uk;WylJYRV!!ZHVbl)Z#V#Vbl)Z#V$Vbl)Z#V%Vbl)ZCV&UlYLWa)WXV>Z%Wa+)WXV>Z%Wa,)WXV>Z%Wa-)WXV>Z%Wa.)WXV>Z%Wa/)WXV>Z5XA)WXV>Z5XB)WXV>Z5XC)WXV>Z5XD)WXV>Z5XE)WXV>Z5XF)WXV>Z5XG)WXV>Z5XH)WXV>Z5XI)WXVAZ!Wa0V#XpW4[CWa1%[$[!WXVAZ!Wa2Wa1Wyn7Z!Wa3Wa0Wa2WXVAZ!Wa4V$Wyn3Z!Wa5Wa3Wa4WXVAZ!Wa6V#WXVAZ!Wa7V$Vbp)Wa8!WXZ=`@Wa9Wa8UlYLWa9Vbp)Wa:!WXZ=`<Wa;Wa:UlYLWa;WXVAZ$Wa<>Wym3Z$Wa=Wa6Wa7Wyn3Z$Wa>Wa<Wa=Vbp)Wa@!WXZ=`8WaAWaBUlYLWaBUlYMWa@UlYLWaAYfmSZ$WaCWa>Wa>#!UlYMWa@UlYLWa@Yfq8Z$WaDWa>WaBWaCWaAVbl1Wa/WaDWym#Z#WaEWa/Z8WXVAZ!WaFWaEWym#Z#WaGWa/Z:WXVAZ!WaHWaGWyo5Z(WaIWaFWaHVbp)WaJ!WXZ=WaIWaKWaLUlYLWaLUlYMWaJUlYLWaKWXVAZ!WaMWaGWXVAZ!WaNWaEWyn5Z!WaOWaMWaNYfl@Z!WaP#MX,Z:Wyn9Z!WaQWaOWaPWyn3Z!WaRWaQZ:UlYMWaJUlYLWaJYfq8Z!WaSZ8WaLWaRWaKVbp)Wb!!WXZ=`>Wb#Wb$UlYLWb$Yfl@Z!Wb%#JWaSZAUlYMWb!UlYLWb#Vbp)Wb&!WXZ=`9Wb'Wb&UlYLWb'WXVAZ$Wb(>Wyn3Z$Wb)Wb(Wa=Vbp)Wb+!WXZ=`8Wb,Wb-UlYLWb-UlYMWb+UlYLWb,YfmSZ$Wb.Wb)Wb)#!UlYMWb+UlYLWb+Yfq8Z$Wb/Wb)Wb-Wb.Wb,Vbl1Wa.Wb/Yfl@Z!Wb0#MX,Z:Vbp)Wb1!WXZ=`;Wb2Wb1UlYLWb2Wym#Z#Wb3Wa.Z8WXVAZ!Wb4Wb3Wym#Z#Wb5Wa.Z:WXVAZ!Wb6Wb5Wyo3Z(Wb7Wb4Wb6UlYMWb1UlYLWb1Yfq8Z(Wb8`;Wb+Wb7Wb2Vbp)Wb9!WXZ=Wb8Wb:Wb;UlYLWb;UlYMWb9UlYLWb:Wym#Z#Wb<Wa.Z:WXVAZ!Wb=Wb<Wym#Z#Wb>Wa.Z8WXVAZ!Wb@Wb>Wyn5Z!WbAWb=Wb@Wyn3Z!WbBWbAWb0Wyn5Z!WbCWbBZ:Wyn9Z!WbDWbCWb0UlYMWb9UlYLWb9Yfq8Z!WbEZ8Wb;WbDWb:UlYMWb&UlYLWb&Yfq8Z!WbFZ8Wb#WbEWb9Yfl@Z!WbG#JWbFZAWyn5Z!WbHZAWbGUlYMWb!UlYLWb!Yfq8Z!WbIWb%Wb$WbHWb&UlYMWa:UlYLWa:Yfq8Z!WbJZAWa9WbIWb!Wyo3Z(WbKWbJZAUlYMWa8UlYLWa8Yfq8Z(WbL[+Wa)WbKWa:WXXLZ(WbMWbLWyo)Z(WbNWbMX+Vbp)WbO!WXZ=WbNWbPWbOUlYLWbPWXVAZ$WbQ@WXWP`HWbRWbQWyn9Z!WbSWa5ZAWym#Z5Wc!V&ZSWXVAZ4Wc#Wc!Vbl1XAWc#WylMZ4Wc$URXAWym#Z5Wc%V&[!WXVAZ4Wc&Wc%Vbl1XBWc&WylMZ4Wc'URXBWym3`IWc(Wc$Wc'WXWG`!Wc)Wc(WXWPZ!Wc+Wc)Wym#Z5Wc,V&[#WXVAZ4Wc-Wc,Vbl1XCWc-WylMZ4Wc.URXCWym#Z5Wc/V&[$WXVAZ4Wc0Wc/Vbl1XDWc0WylMZ4Wc1URXDWym3`IWc2Wc.Wc1WXWG`!Wc3Wc2WXWPZ!Wc4Wc3Wym#Z5Wc5V&[%WXVAZ4Wc6Wc5Vbl1XEWc6WylMZ4Wc7URXEWym#Z5Wc8V&[&WXVAZ4Wc9Wc8Vbl1XFWc9WylMZ4Wc:URXFWym3`IWc;Wc7Wc:WXWG`!Wc<Wc;WXWPZ!Wc=Wc<Wym#Z5Wc>V&[(WXVAZ4Wc@Wc>Vbl1XGWc@WylMZ4WcAURXGWym#Z5WcBV&[-WXVAZ4WcCWcBVbl1XHWcCWylMZ4WcDURXHWym3`IWcEWcAWcDWXWG`!WcFWcEWXWPZ!WcGWcFYfn!Z=WcHWc+Wc4Wc=WcGXpW4_4WcIWbRZSWbSWylRWcIWcH$3uoAUlYLWbOWXVAZ!WcJV#WXVAZ!WcKV$Vbp)WcL!WXZ=`9WcMWcLUlYLWcMWXVAZ$WcN>Wym3Z$WcOWcJWcKWyn3Z$WcPWcNWcOVbp)WcQ!WXZ=`8WcRWcSUlYLWcSUlYMWcQUlYLWcRYfmSZ$Wd!WcPWcP#!UlYMWcQUlYLWcQYfq8Z$Wd#WcPWcSWd!WcRVbl1Wa-Wd#Yfl@Z!Wd$#MX,Z:Vbp)Wd%!WXZ=`;Wd&Wd%UlYLWd&Wym#Z#Wd'Wa-Z8WXVAZ!Wd(Wd'Wym#Z#Wd)Wa-Z:WXVAZ!Wd+Wd)Wyo3Z(Wd,Wd(Wd+UlYMWd%UlYLWd%Yfq8Z(Wd-`;WcQWd,Wd&Vbp)Wd.!WXZ=Wd-Wd/Wd0UlYLWd0UlYMWd.UlYLWd/Wym#Z#Wd1Wa-Z:WXVAZ!Wd2Wd1Wym#Z#Wd3Wa-Z8WXVAZ!Wd4Wd3Wyn5Z!Wd5Wd2Wd4Wyn3Z!Wd6Wd5Wd$Wyn5Z!Wd7Wd6Z:Wyn9Z!Wd8Wd7Wd$UlYMWd.UlYLWd.Yfq8Z!Wd9Z8Wd0Wd8Wd/UlYMWcLUlYLWcLYfq8Z!Wd:Z8WbOWd9Wd.WXVAZ!Wd;V#WXVAZ!Wd<V$WXVAZ!Wd=V%Vbp)Wd>!WXZ=`<Wd@Wd>UlYLWd@WXVAZ$WdA>Wym3Z$WdBWd;Wd<Wyn3Z$WdCWdAWdBVbp)WdD!WXZ=`8WdEWdFUlYLWdFUlYMWdDUlYLWdEYfmSZ$WdGWdCWdC#!UlYMWdDUlYLWdDYfq8Z$WdHWdCWdFWdGWdEVbl1Wa,WdHWym#Z#WdIWa,Z8WXVAZ!WdJWdIWym#Z#WdKWa,Z:WXVAZ!WdLWdKWyo5Z(WdMWdJWdLVbp)WdN!WXZ=WdMWdOWdPUlYLWdPUlYMWdNUlYLWdOWXVAZ!WdQWdKWXVAZ!WdRWdIWyn5Z!WdSWdQWdRYfl@Z!We!#MX,Z:Wyn9Z!We#WdSWe!Wyn3Z!We$We#Z:UlYMWdNUlYLWdNYfq8Z!We%Z8WdPWe$WdOVbp)We&!WXZ=`>We'We(UlYLWe(Yfl@Z!We)#JWe%Wd=UlYMWe&UlYLWe'Vbp)We+!WXZ=`9We,We+UlYLWe,WXVAZ$We->Wyn3Z$We.We-WdBVbp)We/!WXZ=`8We0We1UlYLWe1UlYMWe/UlYLWe0YfmSZ$We2We.We.#!UlYMWe/UlYLWe/Yfq8Z$We3We.We1We2We0Vbl1Wa+We3Yfl@Z!We4#MX,Z:Vbp)We5!WXZ=`;We6We5UlYLWe6Wym#Z#We7Wa+Z8WXVAZ!We8We7Wym#Z#We9Wa+Z:WXVAZ!We:We9Wyo3Z(We;We8We:UlYMWe5UlYLWe5Yfq8Z(We<`;We/We;We6Vbp)We=!WXZ=We<We>We@UlYLWe@UlYMWe=UlYLWe>Wym#Z#WeAWa+Z:WXVAZ!WeBWeAWym#Z#WeCWa+Z8WXVAZ!WeDWeCWyn5Z!WeEWeBWeDWyn3Z!WeFWeEWe4Wyn5Z!WeGWeFZ:Wyn9Z!WeHWeGWe4UlYMWe=UlYLWe=Yfq8Z!WeIZ8We@WeHWe>UlYMWe+UlYLWe+Yfq8Z!WeJZ8We'WeIWe=Yfl@Z!WeK#JWeJWd=Wyn5Z!WeLWd=WeKUlYMWe&UlYLWe&Yfq8Z!WeMWe)We(WeLWe+UlYMWd>UlYLWd>Yfq8Z!WeNWd=WcLWeMWe&UlYMWeOUlYLWeOYfq8Z!WePZ8Wd>WeQWeRWXZ9WeSWeR#UlYMWf!UlYLWf!Wyo3Z(Wf#WePZAWXZ=Wf#Wf$WeSUlYLWf$Wyn5Z!Wf%WePWd:Wyo3Z(",
"Wf&Wf%WeNVbp)Wf'!WXZ=Wf&Wf(Wf'UlYLWf(WXVAZ$Wf)@WXWP`JWf+Wf)WXVAZ!Wf,Wa1Wyn7Z!Wf-X,Wf,Wyn3Z!Wf.Wf-X4Wyn7Z!Wf/WePWf.Wyn3Z!Wf0Wa5Wf/Wym#Z5Wf1V&WePWXVAZ4Wf2Wf1Vbl1XIWf2WylMZ4Wf3URXIWXWGZ6Wf4Wf3XpW4`KWf5Wf+ZSWf0WylRWf5Wf4$$UlYMWf'UlYLWf'UlYMWeRUlYLWeRWyn3Z!WeQWeP[!UlYMWeOUlYLWeSuoAuk;WylJYRV'!ZIVbl)Z#V(Vbl)ZCV)UlYLWf6WXV>`LXK)Vbp)Wf7!WXZ=X+Wf8Wf7UlYLWf8UlYMWf9UlYLWf9Yfq8Z!Wf:Z8Wf8Wf;Wf<WXZ9Wf=Wf<#UlYMWf>UlYLWf>Wyo3Z(Wf@Wf:ZAWXZ=Wf@WfAWf=UlYLWfAWXVAZ!WfBV(Wyn3Z!WfCWfBWf:Wyn9Z!WfDWfC[)Wym#^1WfE)WfDWylQZ=WfFWfEDWXWPZLWfGWfFVbl1XKWfGWym#Z5WfHXKZ8WXVAZ4WfIWfHWym#Z5WfJV)Wf:Vbl1WfJWfIWyn3Z!WfKWf:Z:Wym#Z5WfLXKZ:WXVAZ4WfMWfLWym#Z5WfNV)WfKVbl1WfNWfMWyn3Z!WfOWf:Z0Wym#Z5WfPXKZ0WXVAZ4WfQWfPWym#Z5WfRV)WfOVbl1WfRWfQWyn3Z!WfSWf:Z7Wym#Z5Wg!XKZ7WXVAZ4Wg#Wg!Wym#Z5Wg$V)WfSVbl1Wg$Wg#UlYMWf<UlYLWf<Wyn3Z!Wf;Wf:[)UlYMWf9UlYLWf=uoAUlYLWf7UlYMWg%UlYLWg%Yfq8Z!Wg&Z8Wf7Wg'Wg(WXZ9Wg)Wg(#UlYMWg+UlYLWg+Wyo3Z(Wg,Wg&ZAWXZ=Wg,Wg-Wg)UlYLWg-WXVAZ!Wg.V(Wyn7Z!Wg/Wg&aLWyn3Z!Wg0Wg.Wg/XpY<Z!Wg1X+Wg&Wg0Wyn9Z!Wg2Wg0[)Wyn<Z!Wg3Wg1[)XpW4`%Wg4)Wg2Wg3WylQZ!Wg5Wg4DWXWPZ4Wg6Wg5Wym#Z5Wg7V)Wg&Vbl1Wg7Wg6UlYMWg(UlYLWg(Wyn3Z!Wg'Wg&[!UlYMWg%UlYLWg)uoAuk;WylJYRV+!ZJVbl)Z#V,Vbl)Z#V-Vbl)Z#V.Vbl)Z#V/UlYLWg8WXV>Z%XQ)WXV>Z%XR)WXV>Z%Y!)WXV>Z%Y#)WZkDZ$Wg9Z:Wym#^NWg:DZ0Vbl1Wg:Wg9WZkDZ$Wg;Z7Wym#^NWg<EZ0Vbl1Wg<Wg;WXVAZ!Wg=-Wyo.Z(Wg>Wg=Z8Vbp)Wg@!WXZ=Wg>WgAWg@UlYLWgAuoAUlYLWg@XpW4b&WgB&ZS[!Wym#[AWgCWgBZ8WXVAZ!WgDWgCWym#[AWgEWgBZ:WXVAZ!WgFWgEWym3Z$WgGWgDWgFVbl1XQWgGVbl1XRb)Wym#Z#WgHXQZ8WXVAZ!WgIWgHWym#Z#WgJXRZ8WXVAZ!WgKWgJWynIVIWgLWgIWgKWym4Z!WgMWgL#Wym4Z!WgNWgL!Wym#Z#WgOXQZ:WXVAZ!WgPWgOWym#Z#WgQXRZ:WXVAZ!WgRWgQWyn3Z!WgSWgPWgRWyn3Z!Wh!WgSWgMWym3Z$Wh#WgNWh!WXWPb'Wh$Wh#Vbl1Y!WgGVbl1Y#b-Wym#Z#Wh%Y!Z8WXVAZ!Wh&Wh%Wym#Z#Wh'Y#Z8WXVAZ!Wh(Wh'WynIVIWh)Wh&Wh(Wym4Z!Wh+Wh)#Wym4Z!Wh,Wh)!Wym#Z#Wh-Y!Z:WXVAZ!Wh.Wh-Wym#Z#Wh/Y#Z:WXVAZ!Wh0Wh/Wyn3Z!Wh1Wh.Wh0Wyn3Z!Wh2Wh1Wh+Wym3Z$Wh3Wh,Wh2WXWPb+Wh4Wh3Wym#b.Wh5Wh$ZSYfq-Z!Wh6Wh5[&Z8Z:Wyo3Z(Wh7Wh6b0Vbp)Wh8!WXZ=Wh7Wh9Wh8UlYLWh9Wyn7Z!Wh:[)Wh6WXVAZ!Wh;V,WXVAZ!Wh<V-WXVAZ!Wh=V.WXVAZ!Wh>V/Yfn!Z=Wh@Wh;Wh<Wh=Wh>XpW4_4WhAWh4ZSWh:WylRWhAWh@$3Wyn3Z!WhBWh:Z:Wym#^NWhCDZSWXVAZ$WhDWhCWym#^NWhED[!WXVAZ$WhFWhEWym4Z!WhGWhD!Wym4Z!WhHWhD#Wym4Z!WhIWhF!Wym4Z!WhJWhF#Yfn!Z=WhKWhGWhHWhIWhJXpW4_4WhLWh4ZSWhBWylRWhLWhK$3Wyn3Z!WhMWh:Z0Wym#^NWhND[#WXVAZ$WhOWhNWym#^NWhPEZSWXVAZ$WhQWhPWym4Z!WhRWhO!Wym4Z!WhSWhO#Wym4Z!Wi!WhQ!Wym4Z!Wi#WhQ#Yfn!Z=Wi$WhRWhSWi!Wi#XpW4_4Wi%Wh4ZSWhMWylRWi%Wi$$3Wyn3Z!Wi&Wh:Z7Wym#^NWi'E[!WXVAZ$Wi(Wi'Wym#^NWi)E[#WXVAZ$Wi+Wi)Wym4Z!Wi,Wi(!Wym4Z!Wi-Wi(#Wym4Z!Wi.Wi+!Wym4Z!Wi/Wi+#Yfn!Z=Wi0Wi,Wi-Wi.Wi/XpW4_4Wi1Wh4ZSWi&WylRWi1Wi0$3UlYMWh8UlYLWh8uoAuk;WylJZ(V2!ZNVbl)Z)V3Vbl)Z.V4Vbl)Z#V5UlYLWi2WXV>`LWi3)WXV>Z%Wi4)WXV>Z%Wi5)WXV>Z%Wi6)WXV>Z%Wi7)WXV>Z)Wi8)WXV>Z#Wi9)WXV>Z)Wi:)WXV>Z#Wi;)WXV>Z)Wi<)WXV>Z#Wi=)WXV>Z)Wi>)WXV>Z#Wi@)WXV>Z%WiA)WXV>Z%WiB)WXV>Z%WiC)WXV>Z%WiD)WXV>Z)WiE)WXV>Z#WiF)WXV>Z)WiG)WXV>Z#WiH)WXV>Z)WiI)WXV>Z#WiJ)WXV>Z)WiK)WXV>Z#WiL)WXV>Z)WiM)WXV>Z#WiN)WXV>Z)Y%)WXV>Z#Y&)Wym#Z&WiOV3ZSWXVAIWiPWiOWym4Z!WiQWiP#Wym4Z!WiRWiP%XpW4Z#WiSV4ZSZSWXVAZ!Wj!WiSUlYMWj#UlYLWj#Wyn7Z!Wj$Wj!WiRUlYMWj%UlYLWj%WXVALWj&V3Vbl1Y%Wj&WXVAZ!Wj'V5Vbl1Y&Wj'XpW,Z!Wj(U!Y%Y&WXVALWj)V3Wym4Z!Wj+Wj)$Wym4Z!Wj,Wj)(Wym4Z(Wj-Wj))Vbp)Wj.!WXZ=Wj-Wj/Wj0UlYLWj0Wyn7Z!Wj1Wj!Wj+UlYMWj.UlYLWj/UlYMWj.UlYLWj.Yfq8Z!Wj2Wj1Wj0Wj$Wj/WXXLZ(Wj3Wj-Vbp)Wj4!WXZ=Wj3Wj5Wj4UlYLWj5Wyo-Z(Wj6Wj+Z8UlYMWj4UlYLWj4Yfq8Z(Wj7Wj3Wj.Wj6Wj5Vbp)Wj8!WXZ=Wj7Wj9Wj8UlYLWj9Wyo/Z(Wj:Wj,Z:Vbp)Wj;!WXZ=Wj:Wj<Wj=UlYLWj=Vbl1WiMWj)Vbl1WiNWj$XpW,Z!Wj>U%WiMWiNUlYMWj;UlYLWj<Wyn<Z!Wj@Wj!Wj,Wyn9Z!WjAWj!Wj,Wyn7Z!WjBWjAWiRVbl1WiGWj)Vbl1WiHWj@XpW,LWjCMWiGWiHVbl1WiIWjCVbl1WiJWjBXpW,Z!WjDU%WiIWiJWyn7Z!WjEWjDWj,Wyn3Z!WjFWjEWj@Vbl1WiKWj)Vbl1WiLWjFXpW,Z!WjGU!WiKWiLUlYMWj;UlYLWj;Yfq8Z!WjHWj>Wj=WjGWj<UlYMWj8UlYLWj8Yfq8Z!WjIWj2Wj4WjHWj;Wym#Z#WjJV4[#WXVAZ!WjKWjJWym#Z#WjLV4[!WXVAZ!WjMWjLWyn5Z!WjNWjKWjMWyn5Z!WjOWiQWjNXpW4b&WjP&ZS[!Wym#[AWjQWjPZ8WXVAZ!WjRWjQWym#[AWjSWjPZ:WXVAZ!Wk!WjSWym3Z$Wk#WjRWk!WXWPZMWk$Wk#Vbp)Wk%!WXZ=b;Wk&Wk%UlYLWk&Wyn3Z!Wk'WjIZ:Wyo-Z(Wk(Wj(Wk'UlYMWk%UlYLWk%Yfq8Z(Wk)b;Wj8Wk(Wk&Vbp)Wk+!WXZ=Wk)Wk,Wk+UlYLWk,WXVAZ!Wk--Wyo-Z(Wk.Wk-Z8Vbp)Wk/!WXZ=Wk.Wk0Wk/UlYLWk0XpW4b.Wk1Wk$ZSWjIY",
"fq-Z!Wk2Wk1[&b:Z8WXVBFWk2DUlYMWk/UlYLWk/WXZ!Z0b/b5WylQZ!Wk3FDWyo-Z(Wk4Wk3WjOUlYMWk+UlYLWk+Yfq8Z(Wk5Wk)Wk%Wk4Wk/WXXLZ(Wk6Wk5Vbp)Wk7!WXZ=Wk6Wk8Wk7UlYLWk8WXVALWk9V3Wym4IWk:Wk9!Wym4Z!Wk;Wk:!Wym4Z!Wk<Wk:$Wym4Z!Wk=Wk:%Wym4Z!Wk>Wk9$Wym4Z!Wk@Wk9%Wym4Z(WkAWk9)WXVASWkBV4Wym4JWkCWkB!Wym4Z!WkDWkC!Wym4Z!WkEWkC$Wym4Z!WkFWkB#WXVAZ!WkGV5Wyo/Z(WkHWk>Z8Vbp)WkI!WXZ=WkHWkJWkKUlYLWkKUlYMWkIUlYLWkJUlYMWkIUlYLWkIYfq8Z!WkLWk@WkKWk;WkJWyo3Z(WkMWkDWkLWyo)Z(WkNWkAWkMVbp)WkO!WXZ=WkNWkPWkQUlYLWkQVbp)WkR!WXZ=WkAWkSWl!UlYLWl!Vbl1WiEWk9Vbl1WiFWkGXpW,Z!Wl#U!WiEWiFWyo(Z(Wl$WkHWkAVbp)Wl%!WXZ=Wl$Wl&Wl'UlYLWl'Wyn7Z!Wl(Z0Wl#Wyo-Z(Wl)WkFZ8XpY<Z!Wl+Wl)Z:Z8Wyn3Z!Wl,Wl(Wl+UlYMWl%UlYLWl&UlYMWl%UlYLWl%Yfq8Z!Wl-Wl,Wl'Wl#Wl&UlYMWkRUlYLWkSVbp)Wl.!WXZ=WkHWl/Wl0UlYLWl0UlYMWl.UlYLWl/UlYMWl.UlYLWl.Yfq8Z!Wl1Wk@Wl0Wk;Wl/UlYMWl2UlYLWl2Wyn7Z!Wl3Wl1Wk=UlYMWl4UlYLWl4Wyn3Z!Wl5Wl3WkGUlYMWkRUlYLWkRYfq8Z!Wl6Wl-Wl%Wl5Wl4UlYMWkOUlYLWkPWyn9Z!Wl7WkFWk<Wyn3Z!Wl8WkEWl7UlYMWkOUlYLWkOYfq8Z!Wl9Wl6WkRWl8WkPVbl1WiAWk#Vbl1WiBb3Wym#Z#Wl:WiAZ8WXVAZ!Wl;Wl:Wym#Z#Wl<WiBZ8WXVAZ!Wl=Wl<WynIVIWl>Wl;Wl=Wym4Z!Wl@Wl>#Wym4Z!WlAWl>!Wym#Z#WlBWiAZ:WXVAZ!WlCWlBWym#Z#WlDWiBZ:WXVAZ!WlEWlDWyn3Z!WlFWlCWlEWyn3Z!WlGWlFWl@Wym3Z$WlHWlAWlGWynKVIWlIWl9b4Wym4Z!WlJWlI!Wym4Z!WlKWlI#XpV/ZRWlL#U>Z:WXWPZ!WlMWlLWyo-Z(WlNWlMZ8Vbp)WlO!WXZ=WlNWlPWlQUlYLWlQWyoHZ!WlRWlJWlMWyoHZ!WlSWlKWlMWyn5Z!Wm![1WlMWyoFZ!Wm#WlJWm!WyoIZ!Wm$WlSWm#Wym3Z$Wm%WlRWm$UlYMWlOUlYLWlPWym3Z$Wm&WlJWlKUlYMWlOUlYLWlOYfq8Z$Wm'Wm%WlQWm&WlPVbl1WiCWlHVbl1WiDWm'Wym#Z#Wm(WiCZ8WXVAZ!Wm)Wm(Wym#Z#Wm+WiDZ8WXVAZ!Wm,Wm+WynIVIWm-Wm)Wm,Wym4Z!Wm.Wm-#Wym4Z!Wm/Wm-!Wym#Z#Wm0WiCZ:WXVAZ!Wm1Wm0Wym#Z#Wm2WiDZ:WXVAZ!Wm3Wm2Wyn3Z!Wm4Wm1Wm3Wyn3Z!Wm5Wm4Wm.Wym3Z$Wm6Wm/Wm5WXWPZKWm7Wm6Vbp)Wm8!WXZ=b<Wm9Wm8UlYLWm9UlYMWm:UlYLWm:Yfq8Z!Wm;Z8Wm9Wm<Wm=WXZ9Wm>Wm=#UlYMWm@UlYLWm@Wyo3Z(WmAWm;W$WXZ=WmAWmBWm>UlYLWmBUlYMWmCUlYLWmCYfq8Z!WmDZ8WmBWmEWmFWXZ9WmGWmF#UlYMWmHUlYLWmHWyo3Z(WmIWmDW%WXZ=WmIWmJWmGUlYLWmJWXVAZ!WmK'Wyn<Z!WmLWmKZ0Wyn7Z!WmMWmL[FWyn7Z!WmNWm;U1Wyn3Z!WmOWmMWmNWyn7Z!WmPWmO[;Wyn9Z!WmQWmKZ0Wyn7Z!WmRWmQ[GWyn3Z!WmSWmPWmRWyn7Z!Wn!WmDU3Wyn3Z!Wn#WmSWn!XpW4[LWn$(Wm;WmDWXVA[HWn%Wn$Wyn9Z!Wn&Wn#[)XpW4`NWn'Wm7ZSWn&Yhu-Wn'Wn%ZS[GF3UlYMWmFUlYLWmFWyn3Z!WmEWmD[!UlYMWmCUlYLWmGUlYMWm=UlYLWm=Wyn3Z!Wm<Wm;[!UlYMWm:UlYLWm>UlYR[+UlYLWm8UlYMWn(UlYLWn(Yfq8Z!Wn)Z8Wm8Wn+Wn,WXZ9Wn-Wn,#UlYMWn.UlYLWn.Wyo3Z(Wn/Wn)W$WXZ=Wn/Wn0Wn-UlYLWn0UlYMWn1UlYLWn1Yfq8Z!Wn2Z8Wn0Wn3Wn4WXZ9Wn5Wn4#UlYMWn6UlYLWn6Wyo3Z(Wn7Wn2W%WXZ=Wn7Wn8Wn5UlYLWn8UlYMWn9UlYLWn9Yfq8Z!Wn:Z8Wn8Wn;Wn<WXZ9Wn=Wn<#UlYMWn>UlYLWn>Wyo3Z(Wn@Wn:Y$WXZ=Wn@WnAWn=UlYLWnAWyn7Z!WnBWn)W%Wyn3Z!WnCWnBWn2Wyn7Z!WnDWnCY$Wyn3Z!WnEWnDWn:Wyn7Z!WnFWnEWEWXVAZ!WnG-Wyn3Z!WnHWnFWnGWyn7Z!WnI[)Wn:YfmEb8WnJ(Wn)Wn2WnIWXVAZ4WnKWnJWyn3Z!WnLWnIZ:YfmEb8WnM(Wn)Wn2WnLWXVAZ4WnNWnMWyn3Z!WnOWnIZ0YfmEb8WnP(Wn)Wn2WnOWXVAZ4WnQWnPWyn3Z!WnRWnIZ7YfmEb8WnS(Wn)Wn2WnRWXVAZ4Wo!WnSYfn!ZLWo#WnKWnNWnQWo!XpW4`NWo$Wm7ZSWnHWylRWo$Wo#F3UlYMWn<UlYLWn<Wyn3Z!Wn;Wn:[!UlYMWn9UlYLWn=UlYMWn4UlYLWn4Wyn3Z!Wn3Wn2[!UlYMWn1UlYLWn5UlYMWn,UlYLWn,Wyn3Z!Wn+Wn)[!UlYMWn(UlYLWn-Vbp)Wo%!WXZ=b=Wo&Wo%UlYLWo&UlYR[+UlYLWo%WXZ!Z0b/b5WXVAZ!Wo'-Wyo-Z(Wo(Wo'Z8Vbp)Wo)!WXZ=Wo(Wo+Wo)UlYLWo+XpW4b.Wo,Wk$ZSWjIYfq-Z!Wo-Wo,[&b:WjNWXVBFWo-DUlYMWo)UlYLWo)WXZ!Z0b/b5WylQZ!Wo.FDWyo-Z(Wo/Wo.WjOUlYMWk7UlYLWk7Yfq8Z(Wo0Wk5Wk+Wo/Wo)Vbp)Wo1!WXZ=Wo0Wo2Wo1UlYLWo2WXVALWo3V3Wym4Z!Wo4Wo3$Wym4Z!Wo5Wo3(Wym4Z(Wo6Wo3)Vbp)Wo7!WXZ=Wo6Wo8Wo9UlYLWo9Wyn7Z!Wo:Wj!Wo4UlYMWo;UlYLWo;UlYMWo<UlYLWo<Wyn3Z!Wo=Wo:Wo4Wyn5Z!Wo>Wo=Z:UlYMWo7UlYLWo8Wyn3Z!Wo@Wj$WiRWyn5Z!WoAWo@Z:UlYMWo7UlYLWo7Yfq8Z!WoBWo>Wo<WoAWo8WXXLZ(WoCWo6Vbp)WoD!WXZ=WoCWoEWoDUlYLWoEWyo-Z(WoFWo4Z8UlYMWoDUlYLWoDYfq8Z(WoGWoCWo7WoFWoEVbp)WoH!WXZ=WoGWoIWoHUlYLWoIWyn5Z!WoJWiRZ:Wyo/Z(WoKWo5Z:Vbp)WoL!WXZ=WoKWoMWoNUlYLWoNWyn3Z!WoOWj$WoJVbl1Wi>Wo3Vbl1Wi@WoOXpW,Z!WoPU%Wi>Wi@UlYMWoLUlYLWoMWyn<Z!WoQWj!Wo5Wyn9Z!WoRWj!Wo5Wyn7Z!WoSWoRWiRWyn3Z!Wp!WoSWoJVbl1Wi8Wo3Vbl1Wi9WoQXpW,LWp#MWi8Wi9Vbl1Wi:Wp#Vbl1Wi;Wp!XpW,Z!Wp$U%Wi:Wi;Wyn7Z!Wp%Wp$Wo5Wyn3Z!Wp&Wp%WoQVbl1Wi<Wo3Vbl1Wi=Wp&XpW,Z!Wp'U!Wi<Wi=UlYMWoLUlYLWoLYfq8Z!Wp(WoPWoNWp'WoMUlYMWoHUlYLWoHYfq8Z!Wp)WoBWoDWp(WoLWXVALWp+V3Wym4Z!Wp,Wp+$Wym4Z(Wp-Wp+)Wyn5Z!Wp.Wj(WjIWyo/Z(Wp/Wp.Z:Vbp)Wp0!WXZ=Wp/Wp1Wp0UlYLWp",
"1UlYMWp2UlYLWp2Yfq8Z!Wp3Z8Wp1Wp4Wp5WXZ9Wp6Wp5#UlYMWp7UlYLWp7Wyo3Z(Wp8Wp3W$WXZ=Wp8Wp9Wp6UlYLWp9UlYMWp:UlYLWp:Yfq8Z!Wp;Z8Wp9Wp<Wp=WXZ9Wp>Wp=#UlYMWp@UlYLWp@Wyo3Z(WpAWp;W%WXZ=WpAWpBWp>UlYLWpBWXW![HWpCb9XpW4[LWpD(Wp3Wp;Vbl1WpDWpCUlYMWp=UlYLWp=Wyn3Z!Wp<Wp;[!UlYMWp:UlYLWp>UlYMWp5UlYLWp5Wyn3Z!Wp4Wp3[!UlYMWp2UlYLWp6UlYMWp0UlYLWp0UlYMWpEUlYLWpEYfq8Z!WpFWjIWp0WpGWpHWXZ9WpIWpH!UlYMWpJUlYLWpJWyo5Z(WpKWpFWp)WXZ=WpKWpLWpIUlYLWpLWyo.Z(WpMWpFWj(Wyo(Z(WpNWp/WpMVbp)WpO!WXZ=WpNWpPWpOUlYLWpPWyn5Z!WpQWpFWjIWyo/Z(WpRWp,Z8Wyo(Z(WpSWpRWp-Vbp)Wq!!WXZ=WpSWq#Wq$UlYLWq$Wyn7Z!Wq%Z0WpFWyo-Z(Wq&WpQZ8XpY<Z!Wq'Wq&Z:Z8Wyn3Z!Wq(Wq%Wq'UlYMWq!UlYLWq#UlYMWq!UlYLWq!Yfq8Z!Wq)Wq(Wq$WpFWq#Vbl1Wi4Wk#Vbl1Wi5b3Wym#Z#Wq+Wi4Z8WXVAZ!Wq,Wq+Wym#Z#Wq-Wi5Z8WXVAZ!Wq.Wq-WynIVIWq/Wq,Wq.Wym4Z!Wq0Wq/#Wym4Z!Wq1Wq/!Wym#Z#Wq2Wi4Z:WXVAZ!Wq3Wq2Wym#Z#Wq4Wi5Z:WXVAZ!Wq5Wq4Wyn3Z!Wq6Wq3Wq5Wyn3Z!Wq7Wq6Wq0Wym3Z$Wq8Wq1Wq7WynKVIWq9Wq)b4Wym4Z!Wq:Wq9!Wym4Z!Wq;Wq9#XpV/ZRWq<#U>Z:WXWPZ!Wq=Wq<Wyo-Z(Wq>Wq=Z8Vbp)Wq@!WXZ=Wq>WqAWqBUlYLWqBWyoHZ!WqCWq:Wq=WyoHZ!WqDWq;Wq=Wyn5Z!WqE[1Wq=WyoFZ!WqFWq:WqEWyoIZ!WqGWqDWqFWym3Z$WqHWqCWqGUlYMWq@UlYLWqAWym3Z$WqIWq:Wq;UlYMWq@UlYLWq@Yfq8Z$WqJWqHWqBWqIWqAVbl1Wi6Wq8Vbl1Wi7WqJWym#Z#WqKWi6Z8WXVAZ!WqLWqKWym#Z#WqMWi7Z8WXVAZ!WqNWqMWynIVIWqOWqLWqNWym4Z!WqPWqO#Wym4Z!WqQWqO!Wym#Z#WqRWi6Z:WXVAZ!WqSWqRWym#Z#Wr!Wi7Z:WXVAZ!Wr#Wr!Wyn3Z!Wr$WqSWr#Wyn3Z!Wr%Wr$WqPWym3Z$Wr&WqQWr%WXWPZKWr'Wr&UlYMWr(UlYLWr(Yfq8Z!Wr)Z8Wq@Wr+Wr,WXZ9Wr-Wr,#UlYMWr.UlYLWr.Wyo3Z(Wr/Wr)W$WXZ=Wr/Wr0Wr-UlYLWr0UlYMWr1UlYLWr1Yfq8Z!Wr2Z8Wr0Wr3Wr4WXZ9Wr5Wr4#UlYMWr6UlYLWr6Wyo3Z(Wr7Wr2W%WXZ=Wr7Wr8Wr5UlYLWr8UlYMWr9UlYLWr9Yfq8Z!Wr:Z8Wr8Wr;Wr<WXZ9Wr=Wr<#UlYMWr>UlYLWr>Wyo3Z(Wr@Wr:Y$WXZ=Wr@WrAWr=UlYLWrAWyn7Z!WrBWr)W%Wyn3Z!WrCWrBWr2Wyn7Z!WrDWrCY$Wyn3Z!WrEWrDWr:Wyn7Z!WrFWrEWEWXVAZ!WrG-Wyn3Z!WrHWrFWrGXpW4`NWrIWr'ZSWrHXpW0ZLWrJWrIF3Vbl1Wi3WrJWyn7Z!WrK[)Wr:Wym#Z5WrLWi3Z8WXVAZ4WrMWrLYfmEb8WrN(Wr)Wr2WrKWXVAZ4WrOWrNWyn4Z4WrPWrOWrMVbl1WrNWrPWyn3Z!WrQWrKZ:Wym#Z5WrRWi3Z:WXVAZ4WrSWrRYfmEb8Ws!(Wr)Wr2WrQWXVAZ4Ws#Ws!Wyn4Z4Ws$Ws#WrSVbl1Ws!Ws$Wyn3Z!Ws%WrKZ0Wym#Z5Ws&Wi3Z0WXVAZ4Ws'Ws&YfmEb8Ws((Wr)Wr2Ws%WXVAZ4Ws)Ws(Wyn4Z4Ws+Ws)Ws'Vbl1Ws(Ws+Wyn3Z!Ws,WrKZ7Wym#Z5Ws-Wi3Z7WXVAZ4Ws.Ws-YfmEb8Ws/(Wr)Wr2Ws,WXVAZ4Ws0Ws/Wyn4Z4Ws1Ws0Ws.Vbl1Ws/Ws1UlYMWr<UlYLWr<Wyn3Z!Wr;Wr:[!UlYMWr9UlYLWr=UlYMWr4UlYLWr4Wyn3Z!Wr3Wr2[!UlYMWr1UlYLWr5UlYMWr,UlYLWr,Wyn3Z!Wr+Wr)[!UlYMWr(UlYLWr-UlYMWpOUlYLWpOUlYMWpHUlYLWpHWyn3Z!WpGWpF[!UlYMWpEUlYLWpIWXVAZ!Ws2-Wyo-Z(Ws3Ws2Z8Vbp)Ws4!WXZ=Ws3Ws5Ws4UlYLWs5XpW4b.Ws6Wk$ZSWjIWyp7Ws6[&Z8Z8UlYMWs4UlYLWs4UlYMWo1UlYLWo1UlYRWo0uk;WylJZ(V6!ZOVbl)Z)V7Vbl)Z-V8UlYLWs7WXV>`LWs8)WXV>Z%Ws9)WXV>Z%Ws:)WXV>Z%Ws;)WXV>Z%Ws<)WXV>Z)Ws=)WXV>Z#Ws>)WXV>Z)Ws@)WXV>Z#WsA)WXV>Z)WsB)WXV>Z#WsC)WXV>Z)WsD)WXV>Z#WsE)WXV>Z)WsF)WXV>Z#WsG)WXV>Z)WsH)WXV>Z#WsI)WXV>Z)WsJ)WXV>Z#WsK)WXV>Z)WsL)WXV>Z#WsM)Wym#Z#WsNV8ZSWXVAZ!WsOWsNWXVALWsPV7Wym4IWsQWsP!Wym4Z!WsRWsQ!Wym4Z!WsSWsP$Wym4Z!Wt!WsP%Wyo/Z(Wt#WsSZ8Vbp)Wt$!WXZ=Wt#Wt%Wt&UlYLWt&UlYMWt$UlYLWt%UlYMWt$UlYLWt$Yfq8Z!Wt'Wt!Wt&WsRWt%Wyo1Z(Wt(WsOWt'Vbp)Wt)!WXZ=Wt(Wt+Wt)UlYLWt+UlYR[+UlYLWt)WXVALWt,V7Wym4Z!Wt-Wt,$Wym4Z!Wt.Wt,(Wym4Z(Wt/Wt,)WXVAJWt0V8Wym4Z!Wt1Wt0!Wym4Z!Wt2Wt0$Wym4Z!Wt3Wt0%Vbp)Wt4!WXZ=Wt/Wt5Wt6UlYLWt6Wyn7Z!Wt7Wt1Wt-UlYMWt4UlYLWt5UlYMWt4UlYLWt4Yfq8Z!Wt8Wt7Wt6Wt2Wt5WXXLZ(Wt9Wt/Vbp)Wt:!WXZ=Wt9Wt;Wt:UlYLWt;Wyo-Z(Wt<Wt-Z8UlYMWt:UlYLWt:Yfq8Z(Wt=Wt9Wt4Wt<Wt;Vbp)Wt>!WXZ=Wt=Wt@Wt>UlYLWt@Wyo/Z(WtAWt.Z:Vbp)WtB!WXZ=WtAWtCWtDUlYLWtDVbl1WsLWt,Vbl1WsMWt2XpW,Z!WtEU%WsLWsMUlYMWtBUlYLWtCWyn<Z!WtFWt1Wt.Wyn9Z!WtGWt1Wt.Wyn7Z!WtHWtGWt3Vbl1WsFWt,Vbl1WsGWtFXpW,LWtIMWsFWsGVbl1WsHWtIVbl1WsIWtHXpW,Z!WtJU%WsHWsIWyn7Z!WtKWtJWt.Wyn3Z!WtLWtKWtFVbl1WsJWt,Vbl1WsKWtLXpW,Z!WtMU!WsJWsKUlYMWtBUlYLWtBYfq8Z!WtNWtEWtDWtMWtCUlYMWt>UlYLWt>Yfq8Z!WtOWt8Wt:WtNWtBWXVALWtPV7Wym4Z!WtQWtP$Wym4Z!WtRWtP(Wym4Z(WtSWtP)WXVAJWu!V8Wym4Z!Wu#Wu!!Wym4Z!Wu$Wu!$Wym4Z!Wu%Wu!%Vbp)Wu&!WXZ=WtSWu'Wu(UlYLWu(Wyn7Z!Wu)Wu#WtQUlYMWu+UlYLWu+UlYMWu,UlYLWu,Wyn3Z!Wu-Wu)WtQWyn5Z!Wu.Wu-Z:UlYMWu&UlYLWu'Wyn3Z!Wu/Wu$Wu%Wyn5Z!Wu0Wu/Z:UlYMWu&UlYLWu&Yfq8Z!Wu1Wu.Wu,Wu0Wu'WXXLZ(Wu2WtSVbp)Wu3!WXZ=Wu2Wu4Wu3UlYLWu4Wyo-Z(Wu5WtQZ8UlYMWu3UlYLWu3Yfq8Z(Wu6Wu2Wu&Wu5Wu4Vbp)Wu7!WXZ=Wu6Wu8Wu7UlYLWu8Wyn5Z!Wu9Wu%Z:Wyo/Z(Wu:WtR",
"Z:Vbp)Wu;!WXZ=Wu:Wu<Wu=UlYLWu=Wyn3Z!Wu>Wu$Wu9Vbl1WsDWtPVbl1WsEWu>XpW,Z!Wu@U%WsDWsEUlYMWu;UlYLWu<Wyn<Z!WuAWu#WtRWyn9Z!WuBWu#WtRWyn7Z!WuCWuBWu%Wyn3Z!WuDWuCWu9Vbl1Ws=WtPVbl1Ws>WuAXpW,LWuEMWs=Ws>Vbl1Ws@WuEVbl1WsAWuDXpW,Z!WuFU%Ws@WsAWyn7Z!WuGWuFWtRWyn3Z!WuHWuGWuAVbl1WsBWtPVbl1WsCWuHXpW,Z!WuIU!WsBWsCUlYMWu;UlYLWu;Yfq8Z!WuJWu@Wu=WuIWu<UlYMWu7UlYLWu7Yfq8Z!WuKWu1Wu3WuJWu;Wyo-Z(WuLWtOWuKVbp)WuM!WXZ=WuLWuNWuMUlYLWuNUlYR[+UlYLWuMWyn5Z!WuOWtOZ0WXVALWuPV7Wym4Z!WuQWuP$Wym4Z(WuRWuP)Wyn5Z!WuSWuOWtOWyo/Z(Wv!WuSZ:Vbp)Wv#!WXZ=Wv!Wv$Wv#UlYLWv$UlYMWv%UlYLWv%Yfq8Z!Wv&Z8Wv$Wv'Wv(WXZ9Wv)Wv(#UlYMWv+UlYLWv+Wyo3Z(Wv,Wv&W$WXZ=Wv,Wv-Wv)UlYLWv-UlYMWv.UlYLWv.Yfq8Z!Wv/Z8Wv-Wv0Wv1WXZ9Wv2Wv1#UlYMWv3UlYLWv3Wyo3Z(Wv4Wv/W%WXZ=Wv4Wv5Wv2UlYLWv5WXW![HWv6b9XpW4[LWv7(Wv&Wv/Vbl1Wv7Wv6UlYMWv1UlYLWv1Wyn3Z!Wv0Wv/[!UlYMWv.UlYLWv2UlYMWv(UlYLWv(Wyn3Z!Wv'Wv&[!UlYMWv%UlYLWv)UlYMWv#UlYLWv#UlYMWv8UlYLWv8Yfq8Z!Wv9WtOWv#Wv:Wv;WXZ9Wv<Wv;!UlYMWv=UlYLWv=Wyo5Z(Wv>Wv9WuKWXZ=Wv>Wv@Wv<UlYLWv@Wyo.Z(WvAWv9WuOWyo(Z(WvBWv!WvAVbp)WvC!WXZ=WvBWvDWvCUlYLWvDWyn5Z!WvEWv9WtOWyo/Z(WvFWuQZ8Wyo(Z(WvGWvFWuRVbp)WvH!WXZ=WvGWvIWvJUlYLWvJWyn7Z!WvKZ0Wv9Wyo-Z(WvLWvEZ8XpY<Z!WvMWvLZ:Z8Wyn3Z!WvNWvKWvMUlYMWvHUlYLWvIUlYMWvHUlYLWvHYfq8Z!WvOWvNWvJWv9WvIXpW4b&WvP&ZS[!Wym#[AWvQWvPZ8WXVAZ!WvRWvQWym#[AWvSWvPZ:WXVAZ!Ww!WvSWym3Z$Ww#WvRWw!Vbl1Ws9Ww#Vbl1Ws:b3Wym#Z#Ww$Ws9Z8WXVAZ!Ww%Ww$Wym#Z#Ww&Ws:Z8WXVAZ!Ww'Ww&WynIVIWw(Ww%Ww'Wym4Z!Ww)Ww(#Wym4Z!Ww+Ww(!Wym#Z#Ww,Ws9Z:WXVAZ!Ww-Ww,Wym#Z#Ww.Ws:Z:WXVAZ!Ww/Ww.Wyn3Z!Ww0Ww-Ww/Wyn3Z!Ww1Ww0Ww)Wym3Z$Ww2Ww+Ww1WynKVIWw3WvOb4Wym4Z!Ww4Ww3!Wym4Z!Ww5Ww3#XpV/ZRWw6#U>Z:WXWPZ!Ww7Ww6Wyo-Z(Ww8Ww7Z8Vbp)Ww9!WXZ=Ww8Ww:Ww;UlYLWw;WyoHZ!Ww<Ww4Ww7WyoHZ!Ww=Ww5Ww7Wyn5Z!Ww>[1Ww7WyoFZ!Ww@Ww4Ww>WyoIZ!WwAWw=Ww@Wym3Z$WwBWw<WwAUlYMWw9UlYLWw:Wym3Z$WwCWw4Ww5UlYMWw9UlYLWw9Yfq8Z$WwDWwBWw;WwCWw:Vbl1Ws;Ww2Vbl1Ws<WwDWym#Z#WwEWs;Z8WXVAZ!WwFWwEWym#Z#WwGWs<Z8WXVAZ!WwHWwGWynIVIWwIWwFWwHWym4Z!WwJWwI#Wym4Z!WwKWwI!Wym#Z#WwLWs;Z:WXVAZ!WwMWwLWym#Z#WwNWs<Z:WXVAZ!WwOWwNWyn3Z!WwPWwMWwOWyn3Z!WwQWwPWwJWym3Z$WwRWwKWwQWXWPZKWwSWwRUlYMWx!UlYLWx!Yfq8Z!Wx#Z8Ww9Wx$Wx%WXZ9Wx&Wx%#UlYMWx'UlYLWx'Wyo3Z(Wx(Wx#W$WXZ=Wx(Wx)Wx&UlYLWx)UlYMWx+UlYLWx+Yfq8Z!Wx,Z8Wx)Wx-Wx.WXZ9Wx/Wx.#UlYMWx0UlYLWx0Wyo3Z(Wx1Wx,W%WXZ=Wx1Wx2Wx/UlYLWx2UlYMWx3UlYLWx3Yfq8Z!Wx4Z8Wx2Wx5Wx6WXZ9Wx7Wx6#UlYMWx8UlYLWx8Wyo3Z(Wx9Wx4Y$WXZ=Wx9Wx:Wx7UlYLWx:Wyn7Z!Wx;Wx#W%Wyn3Z!Wx<Wx;Wx,Wyn7Z!Wx=Wx<Y$Wyn3Z!Wx>Wx=Wx4Wyn7Z!Wx@Wx>WEWXVAZ!WxA-Wyn3Z!WxBWx@WxAXpW4`NWxCWwSZSWxBXpW0ZLWxDWxCF3Vbl1Ws8WxDWyn7Z!WxE[)Wx4Wym#Z5WxFWs8Z8WXVAZ4WxGWxFYfmEb8WxH(Wx#Wx,WxEWXVAZ4WxIWxHWyn4Z4WxJWxIWxGVbl1WxHWxJWyn3Z!WxKWxEZ:Wym#Z5WxLWs8Z:WXVAZ4WxMWxLYfmEb8WxN(Wx#Wx,WxKWXVAZ4WxOWxNWyn4Z4WxPWxOWxMVbl1WxNWxPWyn3Z!WxQWxEZ0Wym#Z5WxRWs8Z0WXVAZ4WxSWxRYfmEb8Wy!(Wx#Wx,WxQWXVAZ4Wy#Wy!Wyn4Z4Wy$Wy#WxSVbl1Wy!Wy$Wyn3Z!Wy%WxEZ7Wym#Z5Wy&Ws8Z7WXVAZ4Wy'Wy&YfmEb8Wy((Wx#Wx,Wy%WXVAZ4Wy)Wy(Wyn4Z4Wy+Wy)Wy'Vbl1Wy(Wy+UlYMWx6UlYLWx6Wyn3Z!Wx5Wx4[!UlYMWx3UlYLWx7UlYMWx.UlYLWx.Wyn3Z!Wx-Wx,[!UlYMWx+UlYLWx/UlYMWx%UlYLWx%Wyn3Z!Wx$Wx#[!UlYMWx!UlYLWx&UlYMWvCUlYLWvCUlYMWv;UlYLWv;Wyn3Z!Wv:Wv9[!UlYMWv8UlYLWv<UlYR[.uk;WylJZ(V:!ZNVbl)Z)V;Vbl)Z.V<Vbl)Z#V=UlYLWy,WXV>Z%Wy-)WXV>Z%Wy.)WXV>`LWy/)WXV>Z%Wy0)WXV>Z%Wy1)WXV>Z%Wy2)WXV>Z%Wy3)WXV>Z%Wy4)WXV>Z%Wy5)WXV>Z%Wy6)WXV>Z%Wy7)WXV>Z)Wy8)WXV>Z#Wy9)WXV>Z)Wy:)WXV>Z#Wy;)WXV>Z)Wy<)WXV>Z#Wy=)WXV>Z)Wy>)WXV>Z#Wy@)WXV>Z)WyA)WXV>Z#WyB)Wym#Z&WyCV;ZSWXVAIWyDWyCWym4Z!WyEWyD#Wym4Z!WyFWyD%XpW4Z#WyGV<ZSZSWXVAZ!WyHWyGUlYMWyIUlYLWyIWyn7Z!WyJWyHWyFUlYMWyKUlYLWyKWXVALWyLV;Wym4Z!WyMWyL$Wym4Z!WyNWyL(Wym4Z(WyOWyL)Vbp)WyP!WXZ=WyOWyQWyRUlYLWyRWyn7Z!WySWyHWyMUlYMWyPUlYLWyQUlYMWyPUlYLWyPYfq8Z!Wz!WySWyRWyJWyQWXXLZ(Wz#WyOVbp)Wz$!WXZ=Wz#Wz%Wz$UlYLWz%Wyo-Z(Wz&WyMZ8UlYMWz$UlYLWz$Yfq8Z(Wz'Wz#WyPWz&Wz%Vbp)Wz(!WXZ=Wz'Wz)Wz(UlYLWz)Wyo/Z(Wz+WyNZ:Vbp)Wz,!WXZ=Wz+Wz-Wz.UlYLWz.Vbl1WyAWyLVbl1WyBWyJXpW,Z!Wz/U%WyAWyBUlYMWz,UlYLWz-Wyn<Z!Wz0WyHWyNWyn9Z!Wz1WyHWyNWyn7Z!Wz2Wz1WyFVbl1Wy:WyLVbl1Wy;Wz0XpW,LWz3MWy:Wy;Vbl1Wy<Wz3Vbl1Wy=Wz2XpW,Z!Wz4U%Wy<Wy=Wyn7Z!Wz5Wz4WyNWyn3Z!Wz6Wz5Wz0Vbl1Wy>WyLVbl1Wy@Wz6XpW,Z!Wz7U!Wy>Wy@UlYMWz,UlYLWz,Yfq8Z!Wz8Wz/Wz.Wz7Wz-UlYMWz(UlYLWz(Yfq8Z!Wz9Wz!Wz$Wz8Wz,Vbp)Wz:!WXZ=Y)Wz;Wz<UlYLWz<WXVALWz=V;Wym4Z!Wz>Wz=#Wym4Z!Wz@Wz=$Wym4Z!WzAWz=%",
"Wym4Z!WzBWz=(Wym4KWzCWz=+Wym4Z!WzDWzC!Wyo-Z(WzEWz@Z8Vbp)WzF!WXZ=WzEWzGWzFUlYLWzGWyo/Z(WzHWzBZ:Vbp)WzI!WXZ=WzHWzJWzKUlYLWzKUlYMWzIUlYLWzJUlYMWzIUlYLWzIYfq8Z!WzLWzDWzKWz>WzJWyo3Z(WzMWzLWzAUlYMWzFUlYLWzFYfq8Z(WzNWzEWz<WzMWzIXpY<Z!WzOWzNWz9WyHUlYMWz:UlYLWz;WXVALWzPV;Wym4IWzQWzP!Wym4Z!WzRWzQ!Wym4Z!WzSWzQ$Wym4Z!W{!WzQ%Wym4Z!W{#WzP$Wym4Z!W{$WzP%Wym4Z(W{%WzP)WXVASW{&V<Wym4JW{'W{&!Wym4Z!W{(W{'!Wym4Z!W{)W{'$Wym4Z!W{+W{&#WXVAZ!W{,V=Wyo/Z(W{-W{#Z8Vbp)W{.!WXZ=W{-W{/W{0UlYLW{0UlYMW{.UlYLW{/UlYMW{.UlYLW{.Yfq8Z!W{1W{$W{0WzRW{/Wyo3Z(W{2W{(W{1Wyo)Z(W{3W{%W{2Vbp)W{4!WXZ=W{3W{5W{6UlYLW{6Vbp)W{7!WXZ=W{%W{8W{9UlYLW{9Vbl1Wy8WzPVbl1Wy9W{,XpW,Z!W{:U!Wy8Wy9Wyo(Z(W{;W{-W{%Vbp)W{<!WXZ=W{;W{=W{>UlYLW{>Wyn7Z!W{@Z0W{:Wyo-Z(W{AW{+Z8XpY<Z!W{BW{AZ:Z8Wyn3Z!W{CW{@W{BUlYMW{<UlYLW{=UlYMW{<UlYLW{<Yfq8Z!W{DW{CW{>W{:W{=UlYMW{7UlYLW{8Vbp)W{E!WXZ=W{-W{FW{GUlYLW{GUlYMW{EUlYLW{FUlYMW{EUlYLW{EYfq8Z!W{HW{$W{GWzRW{FUlYMW{IUlYLW{IWyn7Z!W{JW{HW{!UlYMW{KUlYLW{KWyn3Z!W{LW{JW{,UlYMW{7UlYLW{7Yfq8Z!W{MW{DW{<W{LW{KUlYMW{4UlYLW{5Wyn9Z!W{NW{+WzSWyn3Z!W{OW{)W{NUlYMW{4UlYLW{4Yfq8Z!W{PW{MW{7W{OW{5UlYMWz:UlYLWz:Yfq8Z!W{QWzOWzFW{PW{4XpW4b&W{R&ZS[!Wym#[AW{SW{RZ8WXVAZ!W|!W{SWym#[AW|#W{RZ:WXVAZ!W|$W|#Wym3Z$W|%W|!W|$Vbl1Wy4W|%Vbl1Wy5b3Wym#Z#W|&Wy4Z8WXVAZ!W|'W|&Wym#Z#W|(Wy5Z8WXVAZ!W|)W|(WynIVIW|+W|'W|)Wym4Z!W|,W|+#Wym4Z!W|-W|+!Wym#Z#W|.Wy4Z:WXVAZ!W|/W|.Wym#Z#W|0Wy5Z:WXVAZ!W|1W|0Wyn3Z!W|2W|/W|1Wyn3Z!W|3W|2W|,Wym3Z$W|4W|-W|3WynKVIW|5W{Qb4Wym4Z!W|6W|5!Wym4Z!W|7W|5#XpV/ZRW|8#U>Z:WXWPZ!W|9W|8Wyo-Z(W|:W|9Z8Vbp)W|;!WXZ=W|:W|<W|=UlYLW|=WyoHZ!W|>W|6W|9WyoHZ!W|@W|7W|9Wyn5Z!W|A[1W|9WyoFZ!W|BW|6W|AWyoIZ!W|CW|@W|BWym3Z$W|DW|>W|CUlYMW|;UlYLW|<Wym3Z$W|EW|6W|7UlYMW|;UlYLW|;Yfq8Z$W|FW|DW|=W|EW|<Vbl1Wy6W|4Vbl1Wy7W|FWym#Z#W|GWy6Z8WXVAZ!W|HW|GWym#Z#W|IWy7Z8WXVAZ!W|JW|IWynIVIW|KW|HW|JWym4Z!W|LW|K#Wym4Z!W|MW|K!Wym#Z#W|NWy6Z:WXVAZ!W|OW|NWym#Z#W|PWy7Z:WXVAZ!W|QW|PWyn3Z!W|RW|OW|QWyn3Z!W|SW|RW|LWym3Z$W}!W|MW|SWXWPZKW}#W}!WXWPZMW}$W|%Wym#Z#W}%V<[!WXVAZ!W}&W}%Wyo/Z(W}'W}&Z8Vbp)W}(!WXZ=W}'W})W}(UlYLW})Vbp)W}+!WXZ=bGW},W}+UlYLW},WXVASW}-V<Wym4JW}.W}-!Wym4Z!W}/W}.!Wym4Z!W}0W}-#WXVAZ!W}1V=WXVAZ!W}2-Wyo-Z(W}3W}2Z8Vbp)W}4!WXZ=W}3W}5W}4UlYLW}5UlYMW}6UlYLW}6Yfq8Z!W}7Z8W}5W}8W}9Yfq8Z!W}:Z8W}5W};W}9WXZ9W}<W}9!UlYMW}=UlYLW}=XpW4[AW}>&ZS[#WXVAZ!W}@W}>Wyo3Z(W}AW}7W}@WXZ=W}AW}BW}<UlYLW}BXpW4b.W}CW}$ZSWz9XpZGZ!W};W}C[&bFWyo1Z(W}DW};W}0WXXLZ(W}EW}DVbp)W}F!WXZ=W}EW}GW}FUlYLW}GVbl1Wy2W|%Vbl1Wy3b@Wym#Z#W}HWy2Z8WXVAZ!W}IW}HWym#Z#W}JWy3Z8WXVAZ!W}KW}JWynIVIW}LW}IW}KWym4Z!W}MW}L#Wym4Z!W}NW}L!Wym#Z#W}OWy2Z:WXVAZ!W}PW}OWym#Z#W}QWy3Z:WXVAZ!W}RW}QWyn3Z!W}SW}PW}RWyn3Z!W~!W}SW}MWym3Z$W~#W}NW~!WXWPZPW~$W~#Wym#b.W~%W~$ZSXpZGZ!W~&W~%[&Z8Wyo.Z(W~'W~&Z8UlYMW}FUlYLW}FYfq8Z(W~(W}DW}BW~'W}GVbp)W~)!WXZ=W~(W~+W~)UlYLW~+UlYMW}<UlYLW~)UlYMW}9UlYLW}9Wyn3Z!W}8W}7[!UlYMW}6UlYLW}<Yfq8Z!W~,W}:W}=W};W~+WXVBFW~,DWylQZ!W~-FDWyo.Z(W~.W~-W}0Vbp)W~/!WXZ=W~.W~0W~/UlYLW~0WylQZ!W~1FDWyo3Z(W~2W~1W}0XpY<Z!W~3W~2Z:Z0WylQZ!W~4FDVbl1Wy0W|%Vbl1Wy1b@Wym#Z#W~5Wy0Z8WXVAZ!W~6W~5Wym#Z#W~7Wy1Z8WXVAZ!W~8W~7WynIVIW~9W~6W~8Wym4Z!W~:W~9#Wym4Z!W~;W~9!Wym#Z#W~<Wy0Z:WXVAZ!W~=W~<Wym#Z#W~>Wy1Z:WXVAZ!W~@W~>Wyn3Z!W~AW~=W~@Wyn3Z!W~BW~AW~:Wym3Z$W~CW~;W~BWXWPZPW~DW~CWym#b.W~EW~DZSZ}qJZ!W~FW~E[&Z8Z8W~3Z8Wyo-Z(W~GW~FZ8Vbp)W~H!WXZ=W~GW~IW~HUlYLW~IWym#b.W~JW~D[!WylRW~JW}/F&Wym#b.W~KW~D[#WylRW~KW}1F&Wym#b.W~LW~D[$WylRW~LW}0F&Wym#b.W~MW~D[%WylRW~MW~4F&UlYMW~HUlYLW~HUlYMW~/UlYLW~/UlYMW}4UlYLW}4WXZ!Z0b/b5WylQZ!W~NFDWyo.Z(W~OW~NW}0UlYMW}+UlYLW}+Yfq8Z(W~PbGW})W~OW}4Vbp)W~Q!WXZ=W~PW~RW~QUlYLW~RUlYR[+UlYLW~QUlYMW~SUlYLW~SYfq8Z!XT!Z8W~QXT#XT$WXZ9XT%XT$#UlYMXT&UlYLXT&Wyo3Z(XT'XT!W$WXZ=XT'XT(XT%UlYLXT(UlYMXT)UlYLXT)Yfq8Z!XT+Z8XT(XT,XT-WXZ9XT.XT-#UlYMXT/UlYLXT/Wyo3Z(XT0XT+W%WXZ=XT0XT1XT.UlYLXT1UlYMXT2UlYLXT2Yfq8Z!XT3Z8XT1XT4XT5WXZ9XT6XT5#UlYMXT7UlYLXT7Wyo3Z(XT8XT3Y$WXZ=XT8XT9XT6UlYLXT9Wyn7Z!XT:XT!W%Wyn3Z!XT;XT:XT+Wyn7Z!XT<XT;Y$Wyn3Z!XT=XT<XT3Wyn7Z!XT>XT=WEWXVAZ!XT@-Wyn3Z!XTAXT>XT@XpW4`NXTBW}#ZSXTAXpW0ZLXTCXTBF3Vbl1Wy/XTCWyn7Z!XTD[)XT3Wym#Z5XTEWy/Z8WXVAZ4XTFXTEYfmEb8XTG(XT!XT+XTDWXVAZ4XTHXTGWyn4Z4XTIXTHXTFVbl1XTGXTIWyn3Z!XTJXTDZ:Wym#Z5XTKWy/Z:WXVAZ4XTLXTKYfmEb8XTM(XT!XT+XTJWXVAZ4XTNXTMWyn4Z4XTOXTNXTLVbl1XTMXTOWyn3Z!X",
"TPXTDZ0Wym#Z5XTQWy/Z0WXVAZ4XTRXTQYfmEb8XTS(XT!XT+XTPWXVAZ4XU!XTSWyn4Z4XU#XU!XTRVbl1XTSXU#Wyn3Z!XU$XTDZ7Wym#Z5XU%Wy/Z7WXVAZ4XU&XU%YfmEb8XU'(XT!XT+XU$WXVAZ4XU(XU'Wyn4Z4XU)XU(XU&Vbl1XU'XU)UlYMXT5UlYLXT5Wyn3Z!XT4XT3[!UlYMXT2UlYLXT6UlYMXT-UlYLXT-Wyn3Z!XT,XT+[!UlYMXT)UlYLXT.UlYMXT$UlYLXT$Wyn3Z!XT#XT![!UlYMW~SUlYLXT%UlYMW}(UlYLW}(Wym#Z#XU+V<[#WXVAZ!XU,XU+Wyo3Z(XU-XU,WyEVbp)XU.!WXZ=XU-XU/XU.UlYLXU/UlYMXU0UlYLXU0Yfq8Z!XU1Z8XU/XU2XU3WXZ9XU4XU3#UlYMXU5UlYLXU5Wyo3Z(XU6XU1W$WXZ=XU6XU7XU4UlYLXU7UlYMXU8UlYLXU8Yfq8Z!XU9Z8XU7XU:XU;WXZ9XU<XU;#UlYMXU=UlYLXU=Wyo3Z(XU>XU9W%WXZ=XU>XU@XU<UlYLXU@UlYMXUAUlYLXUAYfq8Z!XUBZ8XU@XUCXUDWXZ9XUEXUD#UlYMXUFUlYLXUFWyo3Z(XUGXUBY$WXZ=XUGXUHXUEUlYLXUHWyn7Z!XUIXU1W%Wyn3Z!XUJXUIXU9Wyn7Z!XUKXUJY$Wyn3Z!XULXUKXUBWyn7Z!XUMXULWEWXVAZ!XUN-Wyn3Z!XUOXUMXUNWyn7Z!XUP[)XUBYfmEb8XUQ(XU1XU9XUPWXVAZ4XURXUQWyn3Z!XUSXUPZ:YfmEb8XV!(XU1XU9XUSWXVAZ4XV#XV!Wyn3Z!XV$XUPZ0YfmEb8XV%(XU1XU9XV$WXVAZ4XV&XV%Wyn3Z!XV'XUPZ7YfmEb8XV((XU1XU9XV'WXVAZ4XV)XV(Yfn!ZLXV+XURXV#XV&XV)XpW4`NXV,W}#ZSXUOWylRXV,XV+F3UlYMXUDUlYLXUDWyn3Z!XUCXUB[!UlYMXUAUlYLXUEUlYMXU;UlYLXU;Wyn3Z!XU:XU9[!UlYMXU8UlYLXU<UlYMXU3UlYLXU3Wyn3Z!XU2XU1[!UlYMXU0UlYLXU4Vbp)XV-!WXZ=bHXV.XV-UlYLXV.WXVASXV/V<Wym4JXV0XV/!Wym4Z!XV1XV0!Wym4Z!XV2XV/#Wym4Z!XV3XV/$WXVAZ!XV4V=WXZ!Z0b/b5WXVAZ!XV5-Wyo-Z(XV6XV5Z8Vbp)XV7!WXZ=XV6XV8XV7UlYLXV8XpW4b.XV9W}$ZSWz9Wyn5Z!XV:XV3XV2Yfq-Z!XV;XV9[&b:XV:Wyo.Z(XV<XV;XV2Vbp)XV=!WXZ=XV<XV>XV=UlYLXV>Vbl1Wy-W|%Vbl1Wy.b@Wym#Z#XV@Wy-Z8WXVAZ!XVAXV@Wym#Z#XVBWy.Z8WXVAZ!XVCXVBWynIVIXVDXVAXVCWym4Z!XVEXVD#Wym4Z!XVFXVD!Wym#Z#XVGWy-Z:WXVAZ!XVHXVGWym#Z#XVIWy.Z:WXVAZ!XVJXVIWyn3Z!XVKXVHXVJWyn3Z!XVLXVKXVEWym3Z$XVMXVFXVLWXWPZPXVNXVMWym#b.XVOXVNZSZ}qJZ!XVPXVO[&Z8Z8Z0Z8Wyo-Z(XVQXVPZ8Vbp)XVR!WXZ=XVQXVSXVRUlYLXVSWym#b.XW!XVN[!WylRXW!XV1F&Wym#b.XW#XVN[#WylRXW#XV4F&Wym#b.XW$XVN[$WylRXW$XV2F&Wym#b.XW%XVN[%WylRXW%XV;F&UlYMXVRUlYLXVRUlYMXV=UlYLXV=UlYMXV7UlYLXV7UlYMXV-UlYLXV-UlYR[+UlYLXU.Vbp)XW&!WXZ=bIXW'XW&UlYLXW'WXVAZ!XW(-Wyo-Z(XW)XW(Z8UlYMXW&UlYLXW&Yfq8Z(XW+bIXU.XW)XW'Vbp)XW,!WXZ=XW+XW-XW,UlYLXW-XpW4b.XW.W}$ZSWz9Wyp7XW.[&Z8Z8UlYMXW,UlYLXW,UlYR[.uk;WylJZ(V>!ZNVbl)Z)V@Vbl)Z.VAVbl)Z#VBUlYLXW/WXV>Z)Y+)WXV>Z.Y,)WXV>Z#Y-)WXV>Z)Y.)WXV>Z.Y/)WXV>Z#Y0)WXXLZ(XW0bLVbp)XW1!WXZ=XW0XW2XW1UlYLXW2WXVASXW3VAWym4JXW4XW3!Wym4Z!XW5XW4#Wym4Z!XW6XW3#Wym4Z!XW7XW3$Wyo-Z(XW8XW6Z8Vbp)XW9!WXZ=XW8XW:XW9UlYLXW:Wyo-Z(XW;XW7XW5UlYMXW9UlYLXW9Yfq8Z(XW<XW8XW2XW;XW:UlYMXW1UlYLXW1Yfq8Z(XW=bLXW/XW<XW9Vbp)XW>!WXZ=XW=XW@XW>UlYLXW@UlYR[.UlYLXW>Vbp)XWA!WXZ=Y)XWBXWAUlYLXWBWXXLZ(XWCbMVbp)XWD!WXZ=XWCXWEXWDUlYLXWEXpW4Z#XWFVAZSZSWXVAZ!XWGXWFWXVALXWHV@Wym4IXWIXWH!Wym4Z!XWJXWI!Wym4Z!XWKXWH$Wym4Z!XWLXWH%Wyo/Z(XWMXWKZ8Vbp)XWN!WXZ=XWMXWOXWPUlYLXWPUlYMXWNUlYLXWOUlYMXWNUlYLXWNYfq8Z!XWQXWLXWPXWJXWOWyo1Z(XWRXWGXWQUlYMXWDUlYLXWDYfq8Z(XWSbMXWBXWRXWNUlYMXWAUlYLXWAYfq8Z(XX!Y)XW>XWSXWDWyo(Z(XX#bNXX!Vbp)XX$!WXZ=XX#XX%XX&UlYLXX&WXVALXX'V@Vbl1Y.XX'WXVASXX(VAVbl1Y/XX(WXVAZ!XX)VBVbl1Y0XX)Yfm<Z(XX+V2Y.Y/Y0UlYMXX$UlYLXX%WXVALXX,V@Vbl1Y+XX,WXVASXX-VAVbl1Y,XX-WXVAZ!XX.VBVbl1Y-XX.Yfm<Z(XX/V:Y+Y,Y-UlYMXX$UlYLXX$Yfq8Z(XX0XX+XX&XX/XX%UlYRXX0uk;WylJZ(VC!ZQVbl)Z)VDVbl)Z3VEVbl)Z.VFVbl)Z#VGVbl)Z#VHUlYLXX1WXV>Z3XX2)WXV>Z.XX3)WXV>Z)Y2)WXV>Z-Y3)WXV>Z)Y5)WXV>Z.Y6)WXV>Z#Y7)Vbp)XX4!WXZ=Y1XX5XX4UlYLXX5WXVALXX6VDVbl1Y2XX6Wym#Z-XX7VFZSWXVAJXX8XX7Vbl1Y3XX8XpW,Z(XX9V6Y2Y3UlYRXX9UlYLXX4WXVAU(XX:VEWXVASXX;VFWym4JXX<XX;!Wym4Z!XX=XX<!Wym4Z!XX>XX<#Wym4Z!XX@XX<$Wym4Z!XXAXX<%Wym4Z!XXBXX<&Wym4Z!XXCXX<'Wym4Z!XXDXX;#Wym4Z!XXEXX;$WXVAZ!XXFVGVbp)XXG!WXZ=XJXXHXXGUlYLXXHWyn9Z!XXIXX>Z0Wyn7Z!XXJXXFXXIWyn3Z!XXKXXJXXIZ]VPZ!XXL#PXXDXXJXXKWyn5Z!XXMXXLXXJZ]VPZ!XXN#PXXEXXJXXKWyn5Z!XXOXXNXXJUlYMXXGUlYLXXGYfq8Z!XXPXXDXX4XXMXXHYfq8Z!XXQXXEXX4XXOXXHWyo-Z(XXRXXFZ8Vbp)XXS!WXZ=XXRXY!XY#UlYLXY#XpW4[AXY$&[!aBWXVAZ!XY%XY$YfmE[CXY&%ZSZSZSVbl1XY&XY%XpW4[AXY'&[!aCWXVAZ!XY(XY'YfmE[CXY)%ZSZS[!Vbl1XY)XY(XpW4[AXY+&[!aDWXVAZ!XY,XY+XpW4[CXY-%ZS[!Vbl1XY-XY,XpW4[AXY.&[!aEWXVAZ!XY/XY.XpW4[CXY0%ZS[#Vbl1XY0XY/XpW4[AXY1&[!aFWXVAZ!XY2XY1YfmE[CXY3%[!ZSZSVbl1XY3XY2XpW4[AXY4&[!aGWXVAZ!XY5XY4YfmE[CXY6%[!ZS[!Vbl1XY6XY5XpW4[AXY7&[!aHWXVAZ!XY8XY7XpW4[CXY9%[![!Vbl1XY9XY8XpW4[AXY:&[!aIWXVAZ!XY;XY:XpW4[CXY<%[![#Vbl1XY<XY;UlYMXXSUlYLXY!",
"UlYMXY=UlYLXY=Yfq8Z!XY>Z8XY!XY@XYAWXZ9XYBXYA#UlYMXYCUlYLXYCWyo3Z(XYDXY>W$WXZ=XYDXYEXYBUlYLXYEUlYMXYFUlYLXYFYfq8Z!XYGZ8XYEXYHXYIWXZ9XYJXYI#UlYMXYKUlYLXYKWyo3Z(XYLXYGW%WXZ=XYLXYMXYJUlYLXYMWXW![HXYN`AXpW4[LXYO(XY>XYGVbl1XYOXYNUlYMXYIUlYLXYIWyn3Z!XYHXYG[!UlYMXYFUlYLXYJUlYMXYAUlYLXYAWyn3Z!XY@XY>[!UlYMXY=UlYLXYBUlYMXXSUlYLXXSVbl1XX2XX:Z}nDJXYPXX=XX>XX@XXAXXBXXCXpWDSXYQXYPXXPXXQVbl1XX3XYQXpW,YRXYRU<XX2XX3WXVAZ!XYSVGWyo3Z(XZ!XYSbOVbp)XZ#!WXZ=XZ!XZ$XZ#UlYLXZ$UlYR[+UlYLXZ#WZkDZ$XZ%Z:Wym#^NXZ&DZ:Vbl1XZ&XZ%WZkDZ$XZ'Z7Wym#^NXZ(EZ:Vbl1XZ(XZ'WXVALXZ)VDVbl1Y5XZ)WXVASXZ+VFVbl1Y6XZ+WXVAZ!XZ,VHVbl1Y7XZ,Yfm<Z(XZ-V>Y5Y6Y7UlYRXZ-uk;"
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced: source 792620932b6f4dd5, glslang 16.6.0, spirv-tools v2026.4, 181968 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced[] = {
"!!!!k8$oHVDk>/#oHkL,#oHl$G)]3U3XpW&Z!W$VJ]3m!'#[1m(,0W.[HW%WXUPW0W.W$WXV!W1(W0WXV>W1m@U.!nO8)W:VJ[MW-XpW&Z!W<tS')W=W=W<Z8XpW&Z!WAu.')WFW=WAZ8XpW&Z!WHu:'@WIW=WHZ8Yfm7Z!WKW<WIZ0Z:Yfm7Z!WLW<WF[)WKYfm7Z!W/W<W=ZAWLXpW&Z([:pD'#[;pJ'G[FVDZA[;XpW&Z![GVF[FZ:XpW&Z![IVJ[G[;XpW&Z![JX'[IZ:XpW&Z![KVH[J[;Yfm7Z![SW<[:ZA[KqF5#[Sr',7]$VJoHU1XpW&Z!]%VH]$W2XpW&Z!]&X']%Z:WXV.Z!]'4rF'$]&]'rM(#](s!'$])kDs)'$](])s1Q&]+VJoHU3t68U3],VJ[MW9XpW&Z!]-VM],ZAXpW&Z(].W=]-Z8XpW&Z!]/VM],[)XpW&Z(]0W=]/Z8XpW&Z!]1VM],Z0XpW&Z(]2W=]1Z8Yfm7Z!]6W<]2Z0Z:Yfm7Z!]7W<]0[)]6Yfm7Z!W;W<].ZA]7XpW&Z(]8v+'#]9v1'G];VDZA]9XpW&Z!]<VF];Z:XpW&Z!]CVJ]<]9XpW&Z!]DX']CZ:XpW&Z!]GVH]D]9Yfm7Z!]HW<]8ZA]Gw(51]H^$XpW&Z!]IVH]+W>XpW&Z!]JX']IZ:wN'U!]J]'XpW&Z!]KVHU3W@Yfm7Z!]LW<W7]K])XpW&Z!]MVDW5]LWXV.Z!]NUW3XpW&Z(]OW@]M]NYfm7Z!]PW<]O]M]NWXUP]QZ=]PWXV!]R&]QWXV>]Ry%>#]SyC'.]SWXUP^!]SZ0WXV!^%(^!WXV>^%yS)0^&Z;W%WXUP^'^&Z0WXV!^((^'WXV>^(z6;1^)W<W+]3oHXpW&Z!WGVJ^)ZAXpW&Z!^+{,')^,W=^+Z8XpW&Z!^-{8'8^.W<^,^-Z8Yfm7Z!^/W<W6]3oHXpW&Z!WJVJ^/ZAXpW&Z!^0{S')^2W=^0Z8XpW&Z!^4|.'C^5W<^2^4Z8XpW&Z!^7VH^.^5XpW&Z(^8W>^7Z8Yfm7Z!^9W<W)Z8^.Yfm7Z!WMW<^8^.^9|S5(^>Y3WXV.Z!^@j3}:''^>^@XpW&Z!^A}E)#^A}MF#^B~@',^CVF^BZ:XpW&Z!^DVJ^C~N/'^D^SXpW&Z!^EUT.+;^EZ8WXUP^FZ$WOWXV!^I(^FWXV>^I2(WXUP^JZ!WOWXV!^K(^JWXV>^KUTOO,^PZ=WOWXV!^Q(^PWXV>^QUUSD/^RW<W)Z8^5Yfm7Z!WSW<^8^5^RUVO/!UW2''^>^@XpW&Z!_!UW<)#_!UWE=#_$UX/',_%VF_$Z:XpW&Z!_&VJ_%UX=/'_&_AXpW&Z!_'UXO+(_'Z8WXUP_/Z$X#UUM(/:(WXUP_5Z!X#WXV!_8(_5WXV>_8UY>),_9Z=X#WXV!_:(_9WXV>_:UYO-#_=UZ()#_=UZ17#_>UZG)#_>UZOB#_@U[=+#_@U[G-!UXN(&`+W<W7_BU])_(&HXpW&Z!_DUg4)#_DUg</#[1UgJ'5[1XLXpW&Z!_EVHU1[1XpW&Z!XMVJ_EZAWXV.Z!c%,Uh0+#_FUh9'%_GVF_FUhB'#_GUhH/#_HUi#'#_HUi)UL!Uk%XK!UoRUmD!W^N,#oHW_&Z:(oHWyn<Z!q)q'oHWeEW=(oHWyn<Z!qLqJoHWi4b.(oHWyn<Z!t5t3oHWvFW:#oHWz-U+#oHW{6W5(oHWyn7Z!uBtHoHW~Ot!#c%XsP<(_I{4]3Wyn7Z!_KXt>''_I_KWyn9Z!_PXtI'$_P[1XtPVY9#oHZz6gQ#oH[c4U{=#]3^_PV!#[1^aQU`O#]3_mMVQ#[1_pKjA#]3`[8VK#[1`_0V`%#]3bj4VK#[1bm,x>#]3cfIVK#[1ciAVT!#]3eiBVK#[1el9~P#oHfl69#oHflNUsN#b0haIY!8`&WmL]3Wyn7Z!`)Wm;U1Wyn3Z!aK`&`)Wyn7Z!WmPaKoHWyn9Z!aOhg-'$aO[1hg4L#[1hh-h5#b0h{Au7#b0ir$pC#b0jcFU_-!"
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced: source 03d86380c1752c2c, glslang 16.6.0, spirv-tools v2026.4, 181984 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced[] = {
"!!!!d#'+WXV5Z!U2+d(1#+d8[!$[M3k>/#[MkL,#[1l$E'XpW&Z!W$VJZAm!'#[Mm(,0W.[HW%WXUPW0W.W$WXV!W1(W0WXV>W1m@(!mJU#%XpW&Z(W:nR'#W<o&)U8W:W<Z:XpW&Z!W=VJZ0W-XpW&Z!WAVMW=ZAXpW&Z(WFW=WAZ8XpW&Z!WHVMW=[)XpW&Z(WIW=WHZ8XpW&Z!WKVMW=Z0XpW&Z(WLW=WKZ8Yfm7Z![;W<WLZ0Z:Yfm7Z![IW<WI[)[;Yfm7Z!W/W<WFZA[IXpW&Z([JpD'#[KpJ'S]!VDZ0[KXpW&Z!]#VF]!Z:XpW&Z!]$VJ]#[KXpW&Z!]%X']$Z:XpW&Z!]&VH]%[KYfm7Z!]'W<[JZ0]&Yfm7Z!](W<W+[MU1XpW&Z!])VJ](qR($]'])r(+3]+VJ[MU1XpW&Z!],VH]+W2XpW&Z!]-X'],Z:rF'$]-Z7rM(#].s!'$[GU!s)'$].[Gs1Q)]/VJ[1U3XpW&Z(]0t9'#]1t@)U8]0]1Z:XpW&Z!]2VJ[)W9XpW&Z!]4VM]2ZAXpW&Z(]5W=]4Z8XpW&Z!]6VM]2[)XpW&Z(]7W=]6Z8XpW&Z!]8VM]2Z0XpW&Z(]9W=]8Z8Yfm7Z!];W<]9Z0Z:Yfm7Z!]<W<]7[)];Yfm7Z!W;W<]5ZA]<XpW&Z(]Cv+'#]Dv1'S]EVDZ0]DXpW&Z!]FVF]EZ:XpW&Z!]GVJ]F]DXpW&Z!]HX']GZ:XpW&Z!]IVH]H]DYfm7Z!]JW<]CZ0]IYfm7Z!]KW<W6[MU3XpW&Z!]LVJ]Kw5(5]J]LXpW&Z!]MVH]/W>XpW&Z!]NX']MZ:WXV.Z!b/'wN'']Nb/XpW&Z!]Ox&'N[FUDYfm7Z!]PW<W7]O[FXpW&Z!]QVDW5]PWXV.Z![:W3XpW&Z(]RW@]Q[:Yfm7Z!]SW<]R]Q[:WXUP^!Z=]SWXV!^#&^!WXV>^#y%;&[MU2WXUP^$yC'.^$WXUP^%^$Z0WXV!^&(^%WXV>^&yS)0^'Z;W%WXUP^(^'Z0WXV!^)(^(WXV>^)z684VDYfm7Z!^+W<W+[M[MXpW&Z!WGVJ^+ZAXpW&Z!^,{,')^-W=^,Z8XpW&Z!^.{8'8^/W<^-^.Z8Yfm7Z!^0W<W6[M[1XpW&Z!WJVJ^0ZAXpW&Z!^2{S')^4W=^2Z8XpW&Z!^5|.'C^7W<^4^5Z8XpW&Z!^8VH^/^7XpW&Z(^9W>^8Z8Yfm7Z!^>W<W)Z8^/Yfm7Z!WMW<^9^/^>|S3!}:''ZA[1XpW&Z!^@}E)#^@}MF#^A~@',^BVF^AZ:XpW&Z!^CVJ^B~N/'^C^SXpW&Z!^DUT.+;^DZ8WXUP^EZ$WOWXV!^F(^EWXV>^F2(WXUP^IZ!WOWXV!^J(^IWXV>^JUTOO,^KZ=WOWXV!^P(^KWXV>^PUUSD/^QW<W)Z8^7Yfm7Z!WSW<^9^7^QUVO1$]3U3UW2''[M]3XpW&Z!^RUW<)#^RUWE=#_!UX/',_$VF_!Z:XpW&Z!_%VJ_$UX=/'_%_AXpW&Z!_&UXO+;_&Z8WXUP_'Z$X#WXV!_/(_'WXV>_/:(WXUP_0Z!X#WXV!_5(_0WXV>_5UY>),_8Z=X#WXV!_9(_8WXV>_9UYO-#_:UZ()#_:UZ17#_=UZG)#_=UZOB#_>U[=+#_>U[G-#_@U[R+#_@U])U8#_BU^A,#_BU^K7#_DU_/+#_DU_8+#_EU_B+#_EU_K[80[S7XpW&Z!_FVHX,[SXpW&Z!aLVD_FUg</#[MUgJ'1[MXLXpW&Z!_GVHU1[MXpW&Z!XMVJ_GZAUh0'&[)XpW&Z!_HUh9'%_IVF_HUhB'#_IUhH/#_KUi#'#_KUi)U6!UjB5#UTDUk#(#_PUk+'%`&VJ_PUk3'#`&Uk9cL([MWyn<Z!e;e-[MUz7Uc1+[1[MXpY<Z!oI[9[M[1W^Np2#[MWz-U+#[1W{6W5([MWyn7Z!uBtH[1W~Or>#[SXr:U7#b/XsP<(`){4ZAWyn7Z!`7Xt>''`)`7Wyn9Z!`:XtI'$`:[MXtPZB#[SX{>U}3%`=Ua/[MZyR(2`=Wym#Z#aJU=[!WXVAZ!aKaJWyn7Z!Ua4aK[MZz6Y>#[M[TSUB#[)[VBL#[)[W:_M#[1[c4Y)#[M[h<UB#[)[j+L#[)[k#jC#[M]UE^##[M]_GcO#[M]nC^##[M]wEg-#ZA^_PV!#[M^aQa.#[M^n,^##[M^w.cO#[M_[)^##[M_e,]C#ZA_mMVQ#[M_pKjA#ZA`[8VK#[M`_0Uc1#[Mam@]Q#[Mav=cO#[MbZ9]Q#[Mbd7YP#ZAbj4VK#[Mbm,x>#ZAcfIVK#[MciAX-#[McmLd0#[Mc}(m)#[Mdk1}2#ZAeiBVK#[Mel9~N=aOW_D[MWXVAZ!aPUOWyn3Z!W_GaOaPWym#Z#aQUQ[#WXVAZ!aRaQWyn7Z!W_JaR[1flNUxO8b!WmLZAWyn7Z!b6Wm;U1Wyn3Z!b7b!b6Wyn7Z!WmPb7[1Wyn9Z!{5hg-'${5[Mhg4L#ZAhh-WYF!"
};

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced: source ad83e2916effb2d7, glslang 16.6.0, spirv-tools v2026.4, 108344 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced[] = {
"!!!!i1$U3VDi3/#U3iA,#U3iKG3]3U3WXUPU8ZLZ0WXUPU9U8ZAWXV!U:(U9WXV>U:jN(BWXV.Z![M3WXV!^3)U8WXV.Z!U;EWXUPURZLU;WXUPUSUR[MWXUPV'USZ0WXV!V(&V'WXV>V(k=).V(+&WXV.Z!c$)WXV!V)(Z4kH,1W$W<W([MU3XpW&Z!WGVJW$[)XpW&Z!W%l.')W-W=W%Z8XpW&Z!W.l:'&W/W<W-W.lD(1W0W<W&[MU3XpW&Z!WJVJW0[)XpW&Z!W1m&'$W2W=m;'!m3'3W5W<W2W3Z8XpW&Z!W8VHW/W5XpW&Z(W9W>W8mI'$W9W/mPS$WXV>^Oo'J,W:Z=Z0WXV!WD(W:WXV>WDp&F$W9W5pLI#^OqB)#WDqJYG!wAWK!{;UkH(U3Wyn9Z!oKoJU3Vh5VM(U3Wyn<Z!p6p4U3Vk4W+#U3Vn=2(U3Wyn<Z!q)WHU3VnSW-#U3Vr-2(U3Wyn<Z!qLWLU3VrC^((U3Wyn<Z!s;s9U3V{OWC#U3WT>)#X)WTG()X)U3Wyn<Z!t5X)U3WU!W:#U3WX;U+#U3WYEV>(U3Wyn7Z!uBtHU3W]5r)#ZAWz=A#Z0W{+L5X+X(ZAWyn<Z!XBX+[)Wyn9Z!X,XHZ0Wyn7Z!X5X,[)W|JB2Wyn<Z!XKX(ZAWyn<Z!X2XHZ0Wyn7Z!XJX2ZAW~)~9#U3X}BZA#Z0YY/YQ#U3Y`-Z,#Z0Yf7_(#Z0Yp>d<#Z0ZU'aR#Z0Zc&Y$#Z0Zh)`/#Z0Zs7d8#Z0[WNa=#Z0[e872Wyn<Z!oId1ZAWyn<Z!X4_FZ0Wyn7Z!oHX4ZA[f@U@#Z0[h,D5XAxJZAWyn<Z!{'XA[)Wyn9Z!XI_LZ0Wyn7Z!{%XI[)[iCUJ#ZA[k9>V.])Vk5ZAWXZ=])]+Vk8UlYL]+Wyn<Z!],Vm)Z0Wyo-Z(]-],Z8Vbp)]/!WXZ=]-_G_HUlYL_HWyn5Z!_Ic$Vk5UlYM]/UlYL_GUlYM]/UlYL]/Yfq8Z!_J_I_HVk5_GWyn9Z!_KVm)[)Wyn<Z!_MVm)[)Wyn9Z!`8_J[)Wyn<Z!`:_J[)XpW4Z5`=]$`8`:WXVAZ4a<`=XpW4Z5b4]#_K_MWXVAZ4bHb4YfmEV)Vk>(_J_K_MWXVAZ4bMVk>Z]VPZ4VkA#U$a<bHbM[m3V0#Z0[oBY$#Z0[tEZO#Z0[{A72Wyn<Z!|>|:ZAWyn<Z!zR`7Z0Wyn7Z!|=zRZA[|HU@#Z0[~4D5{!|KZAWyn<Z!}%{![)Wyn9Z!{#bIZ0Wyn7Z!}#{#[)]TKUJ#ZA]VB>V.{$Vr:ZAWXZ={${&Vr=UlYL{&Wyn<Z!{1VoPZ0Wyo-Z({2{1Z8Vbp){3!WXZ={2{4{5UlYL{5Wyn5Z!{6c$Vr:UlYM{3UlYL{4UlYM{3UlYL{3Yfq8Z!{7{6{5Vr:{4Wyn9Z!{8VoP[)Wyn<Z!{9VoP[)Wyn9Z!{:{7[)Wyn<Z!{F{7[)XpW4Z5{J[P{:{FWXVAZ4|1{JXpW4Z5|2[O{8{9WXVAZ4|;|2YfmEV)VrD({7{8{9WXVAZ4|LVrDZ]VPZ4VrF#U$|1|;|L]X;Y7#Z0]^QdG#Z0]nEa-#Z0]zPY$#Z0^TSYH#Z0^ZH72Wyn<Z!U`,U`'ZAWyn<Z!|M{EZ0Wyn7Z!U`+|MZA^[OU@#Z0^^;D5|OU`7ZAWyn<Z!Ua0|O[)Wyn9Z!|Q|<Z0Wyn7Z!U`C|Q[)^_RUJ#ZA^aI>V.|RVT'ZAWXZ=|R}$VT+UlYL}$Wyn<Z!UVPU~QZ0Wyo-Z(UVQUVPZ8Vbp)UVR!WXZ=UVQUVSUW!UlYLUW!Wyn5Z!UW#c$VT'UlYMUVRUlYLUVSUlYMUVRUlYLUVRYfq8Z!UW$UW#UW!VT'UVSWyn9Z!UW%U~Q[)Wyn<Z!UW&U~Q[)Wyn9Z!UW'UW$[)Wyn<Z!UW+UW$[)XpW4Z5UW,[HUW'UW+WXVAZ4U`(UW,XpW4Z5U`)U_#UW%UW&WXVAZ4U`8U`)YfmEV)VT4(UW$UW%UW&WXVAZ4U`:VT4Z]VPZ4VT6#U$U`(U`8U`:^cCv'#U3_YIY!=U`;b<U3WXVAZ!U`BY6Wyn3Z!bJU`;U`BWym#Z#U`DZO[#WXVAZ!UbBU`DWyn7Z!bPUbBU3_`2VV<#b0abMe'#ZAarS>5UbCXU9Z0WXZ=UbCUbDXU<UlYLUbDWyn7Z!UbEXU1Z0Wyn3Z!UiFUbEasKW'#ZAavQ>5UbFWp;Z0WXZ=UbFUgJWp>UlYLUgJWyn7Z!UbGWp3Z0Wyn3Z!Uk1UbGawIW%#ZAazM>5UbHWn2Z0WXZ=UbHUbIWn5UlYLUbIWyn7Z!UbJWn)Z0Wyn3Z!Ug$UbJa{Ec,#ZAb_OA#Z0b`<[(!"
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced: source edb94ae6c4b3da17, glslang 16.6.0, spirv-tools v2026.4, 108412 bytes, from sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced[] = {
"!!!!UB#Y3UCgA&WXV.Z!]3U3i//#]3i<,#]3iGU27U:4WXUPU;ZLU:WXUPURU;[MWXUPUSURZ0WXV!V'&USWXV>V'k9))V'+&WXV.Z!WyMY3kH'GV(W<W([M]3XpW&Z!WGVJV([)XpW&Z!V)VMWyMWGXpW&Z(W$W=V)Z8XpW&Z!W%VJWyMWGYfm7Z!W-W<W$W%l@(SW.W<W&[M]3XpW&Z!WJVJW.[)XpW&Z!W/VMWyMWJXpW&Z(W0W=W/Z8XpW&Z!W1VJWyMWJYfm7Z!W2W<W0W1Z8XpW&Z!W3VHW-W2XpW&Z(WDW>W3mE'$WDW-mLVN$WDW2pHU&!qP'&WXV.Z!`.ab;r#^3#]Y3{5V=#WyM}Q-&WXV.Z!c%,~)ZG([MWyn<Z!e;e-[MUZ!Ub&(]3Wyn9Z!oKoJ]3Vh-VM(]3Wyn<Z!p6p4]3Vk,W(;WEq$]3Wyo3Z(WFWEp4XpY<Z!WHWFWEp4Wyn9Z!q(WH]3Wyn<Z!q)WH]3VnKW+;WIqG]3Wyo3Z(WKWIp4XpY<Z!WLWKWIp4Wyn9Z!qKWL]3Wyn<Z!qLWL]3Vr:^((]3Wyn<Z!s;s9]3V{GWA;WNt0]3Wyo3Z(WOWNs9XpY<Z!X+WOWNs9Wyn9Z!t4X+]3Wyn<Z!t5X+]3WTLW:#]3WX3U+#]3WY<V>(]3Wyn7Z!uBtH]3W]-s5#]3W{A((XHX([1Wyn9Z!XIW{M'(XIZ0Wyn9Z!X)XHW{SU)C]3Wyn9Z!])X([)Wyn<Z!]+])[)Wyn<Z!],XHZ0Wyn7Z!]-],ZAWyn7Z!]/]+Z0Wyn3Z!XJ]-]/W}9u<#WyMXt!U:#WyMXu;WG!Xy>W#%]0Ua/[MX|C(A]0WXVAZ!]1Ua.Wyn7Z!]2Ua1[MWyn5Z!VrM]1]2Wym#Z#]4U=[!WXVAZ!_B]4Wyn7Z!Ua4_B]3X}5Y>#[MYWRUE#WyMYYDY0#]3Y_RY)#[MYe(UE#WyMYfL`5#WyMYr.U2#WyMYs>UK#[MYu6W;#WyMYxPU1#[MYz.[<#WyMZVIU2#WyMZX'UK#[MZYQW;#WyMZ^9U1#[MZ_IUA,WXXLZ(_C]BVbp)Uq#!WXZ=_CZa:7#]BZaPU)#]'Zc&'#]'Zc-4#WyMZc@P#]&Zd<5#]&ZdPU2#]&Zf/UN#](Zh)'#](Zh04#WyMZhCP#]%Zi@5#]%ZiSU2#]%Zk2U%!Zl9S'_DZ8V_,_EV_4Zm69+V_9V_5UlYLV_9WXZ!Z0Z0`.Zx;ZO#WyM[T7U2#WyM[UHUK#[M[W@W;#WyM[['U-#[M[]3[<#WyM[dNU2#WyM[f-UK#[M[h$W;#WyM[k>U-#[M[lJV&#[M[nOL#]3[oH(E_Fd1[1Wyn9Z!_Gd1[)Wyn<Z!_H_G[)Wyn<Z!_I_FZ0Wyn7Z!_J_IZAWyn7Z!_K_HZ0Wyn3Z!oH_J_K[p)A#_D[pIU;#]3[r1((_LxJ[1Wyn9Z!_M[r='(_MZ0Wyn9Z!zR_L[rDU/#_D[sQWLNWyoJZ!_E_DZ:Vbp)_N!WXZ=Va)_O_NUlYL_OWyn3Z!_PV_2Z:Wyo3Z(`2_PUa1UlYM_NUlYL_NYfq8Z(`3W6Vj.`2_OVbp)V{M!WXZ=`3UrQV{MZs.M)[SVXEWylMZ!`(U4[SZt.+#W4Zt7+#WyMZtA9)`4`1WGWyn7Z!V|#`4[yS'#VXE[z'C)UrL+_E`({BWXVBUrL[zO)!Zv0)#V|MZv8;#V|#ZvR0/`5[RV]2WXVAZ4a>`5Z]X#W<a@+_EZw:8%V~.UlYLV~.ZwS4![x$(&{HZ8VXHWV7[}2U'#WyM[~8U7#_E]TNU5+{G)_E|,|-|.WXVB{G]V77%V}JUlYLV}J]VO(.WV7{H[!UlYMWV5UlYL{LUlYMV{MUlYLV{M]W3U%!]W+'!]X79#[M]XOL#]3]YH(E`7|:[1Wyn9Z!`8|:[)Wyn<Z!`:`8[)Wyn<Z!`=`7Z0Wyn7Z!a<`=ZAWyn7Z!bH`:Z0Wyn3Z!|=a<bH]Z)A#_D]ZIU;#]3]]1((bI|K[1Wyn9Z!bM]]='(bMZ0Wyn9Z!|LbI]]DU/#_D]^Q_/%WySVs@WyM]i/-$VxQWyS]i;'$VxRVt4]y6'#WG]y<,!]iR)'Vy$Vt3Vt2UW:Vt5]yR+#W4]z)(%VtDVs@WyM]z3-$VtEVtD]z@'$VtFVy%]jSU6#Vy$]l6VK#[M]o.O#WyM]p)]L#WyM]y!-#bN]y.(4d2VxLbNWyn<Z!iId2WJWyn7Z!zSiI[)Wyn3Z!{;zS]yF)9{<VxKVxJ{;VxMWXVAZ!{C'Vbp)WyP!WXZ=W;WyQ{DUlYL{DWyn7Z!Vy)Vx%abS.,Vy+Vy){DZ8WyQWyn3Z!Vy,{C]zGU6#{<]|)VK#[M]~SO#WyM^TOX.#WyM^Y)Y$#WyM^_-X1#[M^c<L#]3^d5(E{EU`'[1Wyn9Z!{FU`'[)Wyn<Z!{J{F[)Wyn<Z!|1{EZ0Wyn7Z!|2|1ZAWyn7Z!|;{JZ0Wyn3Z!U`+|2|;^dIV(#]3^fP((|<U`7[1Wyn9Z!|M^g+'(|MZ0Wyn9Z!U`8|<^g1z3#]3_bCY!=UW+b<]3WXVAZ!UW,Y6Wyn3Z!bJUW+UW,Wym#Z#U`(ZO[#WXVAZ!U`)U`(Wyn7Z!bPU`)]3_h,Uy/#U`9ab90'UkN!WXZ=WyOUkOabL'5UkQWyHU`9UlYMUkNUlYLUkOUlYMUkNUlYLUkNYfq8Z!Wz!UkQWyRWyJUkOac23#U`9acD,#UkNacNlP#WyMa{KWQ#WyMbTIWO#WyMbXEjL!"
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced: source 3d89731ad4097f0d, glslang 16.6.0, spirv-tools v2026.4, 109924 bytes, from sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced[] = {
"!!&vqX_GvZ!Z]VOXZ)&,.UlU#V~EZ}m-_rugzG_rs{z8``ltrG_|dvy'`xduxHa[etcG_sbsaSUxrkE03#pWuSB@'V6DEGFU16!UQA!UF.!V<Z2%X=#,]K,#Y'^#=!^C0!_!+%X@#>_)UJ!a#V6+Z]W4V7YRZ#Z#Z#Z3ZCc7C&WXV!`L)ZLd>1!d%6!dMZ7!k4`I9WXV5Z!X=!WXV.Z!c$)XpW&Z(V8W=X=c$WXV!V:(Z(WXV>V:V6(w(/!{'-%b=W=Y'wC7,Z!b/'XpW&Z(V;W=X=c$x$V$!z++!z73!{=K!zK-(bFU5WXV.Z!b:U;}=0/XpW&Z(XWCW=X=c$XpW&Z(bLW>X=a5}K+%Vbl#Z(X@}S+,X=a5Yfm7Z!bQW<[+Z:Y4~=7!UT,K(Z3V<)WXV>Z#V=UWNh-,UlYMV>UlYLV>Wyo1Z(a6gMe/Xg;0%uoAUlYL~MUlMc+!Zi'7$jEUm3U{K,'j;Wyo3Z(jHUm1U|':#Um1U|A@#Um1U}-+#Um1U}6dG9Z}nDJV@mLe@mMeGZ8Z8XpWDSu6V@mNmOUlYMVAUlYLVAXpW4[5VBVd#',WAVBWX^DU+Y%WAVbl1%Y%Vd;V)#mLVfD]N#mLVo>Y##mLVtAWH#mLVx5+#mLVx>fG#Um3W`2U$!Wa:>!WbGx0)c,|NVbl1c-|PVbl1V<X[)'>c,c-V<Vbl1V=|NVbl1d$|PVbl1d%|BVbl1d&tIVbl1d'YNZ}n,YRY&Y+V=d$d%d&d'Xx<U(8UlYMY.UlYLY.UlYMu8UlYLu8UlYMY/UlYLY/Wyo-Z(bRjNbSUlYMY0UlYLY0Xz<,!X{.A#mLX{M9%UWIUlYLUWIZnP/!X|BUk;%Wp2UlYLWp2az>-+Y1Z8Wp0Y3Y5WXZ9Um4Y5Zi>+#Y1ZiHUD#Y1Zk8U;#Y1ZlRA#Y1Zm@'#Y1ZmFU.-Y5UlYLY5Wyn3Z!Y3Y1[!UlYMWpEZo)Xl)7Y+!V7Vbl)Z#Y6Vbl)Z#Y7Vbl)Z#Z-Vbl)Z3ZOVbl)ZCa7UlYLa:UU)VH,WXVAZ(b1V6Wyo)Z(gQV8b1UlA/RWym#Z#b9ZO[!WXVAZ!b<b9Wyn7Z!bHb<[1WXVAZ!bIY6Wyn3Z!bJbHbIWym#Z#bMZO[#WXVAZ!bNbMWyn7Z!bPbN[1WXVAZ!c.Y7Wyn3Z!|SbPc.X[:U+#a7X]DU8.bJVbl1c3Z8WXVAZ!c/Z-Vbl1c4c/X_/U-#a7X`:U<)WXVAZ!gNZ-Vbl1c9gNXb%U-#a7Xc1U9(gO!WXZ=~5~7gOXdN/8WXVAZ!gPY6Vbl1c=gPWXVAZ!j<Y7Vbl1c>j<WXVAZ!j=Z-Vbl1c@j=Xe2UB#a7XfR>/gOUlYLgOVbp)j>!WXZ=b;j@j>UlYLj@XgIB.bJVbl1cDZ8WXVAZ!jAZ-Vbl1cEjAXh=;#j@Xi%E#a7XiI>+j>UlYLj>Vbp)UT2!WXZ=b=Xj;J)WXVAZ!jBZ-Vbl1cJjBXk4U-#a7Xl@U;#a7Xn']48WXVAZ!jCY6Vbl1cNjCWXVAZ!jDY7Vbl1cOjDWXVAZ!mPZ-Vbl1cPmPXvCU.#a7XwOB#uoA`[.LFWXV>Z%mQ)WXV>Z%mR)WXV>Z%mS)WXV>ZCn!)WXVAZ(n#V6Wyo)Z(n$V;n#Vbp)n%!WXZ=n$n&n%UlYLn&`i:/-WXVAZBn'V&Vbl1n!n'XpW4[Cn(`]-'@u;n(Wyn7Z!u<Wd;u;Wyn3Z!Wa5u<Wd<Vbp)u=!WXZ=WPu>u@UlYLu@UlYMu=UlYLu>XpW4[AUWEX]4'4UWFUWEWXWPZ4UWGUWFUlYMu=UlYLu=Yfq8Z4UWH`Qu@UWGu>`f<'UCUWKWcLUlYLUWKWXVAZ$UWL>Wym3Z$UWMWd;Wd<Wyn3Z$UWNUWLUWMUlYMUf.UlYLUf.YfmSZ$Uf/UWNUWN#!UlYMUf0UlYLUf0Vbl1mSUf/Vbp)Uf1!WXZ=`;Uf2Uf1UlYLUf2Wym#Z#Uf3mSZ8WXVAZ!Uf4Uf3Wym#Z#Uf5mSZ:WXVAZ!Uf6Uf5Wyo3Z(Uf7Uf4Uf6UlYMUf1UlYLUf1Yfq8Z(WkH`;Uf0Uf7Uf2a`$0:Wym#Z#Uf8mSZ:WXVAZ!Uf9Uf8Wym#Z#Uf:mSZ8WXVAZ!Uf;Uf:Wyn5Z!Uf<Uf9Uf;a`2('Uf=Z8WkKUf<WkJ`i/+%u=Uf=WkI`iGK(mRWdGWym#Z#WdImR`jD+#mR`jMV-#mQ`m&0#mQ`m5+#mQ`m>I#mQ`n4+#mQ`n=VD>XpW4`PUf>Uf(ZSUf)Wym#Z5Uf@n!WePWXVAZ4UfAUf@Wyn8Z4UfBUWHUfAYil%Z4UfCUf>[&Z8UfB`qB5$UlYLn%`]%<#UfD`]AZM#n%`d:C#UfD`e)U6(Wj4!WXZ=`9WcMWj4`fDVA(Wj4UlYLWj4Yfq8Z!UfM`i6(X@UfNV#WXVAZ!UfOV$WXVAZ!Wj2V%Vbp)Wj8!WXZ=`<UfPWj8UlYLUfPWXVAZ$UfQ>Wym3Z$UfRUfNUfOWyn3Z$UfSUfQUfRUlYMUgKUlYLUgKYfmSZ$UgLUfSUfS#!UlYMUgMUlYLUgMVbl1Wa,UgLWym#Z#UgNWa,Z8WXVAZ!UgOUgNWym#Z#UgPWa,Z:WXVAZ!UgQUgPWyo5Z(UgRUgOUgQVbp)UhR!WXZ=UgRUhSUi$UlYLUi$UlYMUhRUlYLUhSWXVAZ!Ui%UgPWXVAZ!Ui&UgNWyn5Z!Ui'Ui%Ui&Wyn3Z!Ui(Ui'Z:UlYMUhRUlYLUhRYfq8Z!Ui)Z8Ui$Ui(UhSVbp)Wj;!WXZ=`>Ui+Wj=UlYLWj=Yfl@Z!Wj>#JUi)Wj2UlYMWj;UlYLUi+Vbp)Wj<!WXZ=`9Ui,Wj<UlYLUi,WXVAZ$Ui->Wyn3Z$Ui.Ui-UfRUlYMUi/UlYLUi/YfmSZ$Ui0Ui.Ui.#!UlYMUi1UlYLUi1Vbl1Wa+Ui0Vbp)Ui2!WXZ=`;Ui;Ui2UlYLUi;Wym#Z#Ui<Wa+Z8WXVAZ!Ui=Ui<Wym#Z#Ui>Wa+Z:WXVAZ!Ui@Ui>Wyo3Z(UiLUi=Ui@UlYMUi2UlYLUi2Yfq8Z(UiM`;Ui1UiLUi;Vbp)Wl.!WXZ=UiMabA+:Wym#Z#UiNWa+Z:WXVAZ!UiOUiNWym#Z#UiPWa+Z8WXVAZ!UiQUiPWyn5Z!UiRUiOUiQabI(@UiSZ8Wl0UiRWl/UlYMWj<UlYLWj<Yfq8Z!Uj!Z8Ui+UiSWl.Yfl@Z!Uj6#JUj!Wj2Wyn5Z!WjGWj2Uj6aY69!ai/+#Wj8ai88IWyn5Z!Uj7Wm;UfMWyo3Z(Uj=Uj7WjIVbp)WmC!WXZ=Uj=Uj>WmCUlYLUj>WXVAZ$Uj@@WXWP`OUjAUj@Wyn3Z!UjBUfDWm;Wym#Z5Uf+V&Wm;`q2)%UjAZSUjB`q<(%WmCUlYLWmCan!0!`qS`1$`LUjCbx,U4&Wym#Z&WyCV3byJ5!aTN'!bz05#V3bzDV#&Wy>WyLVbl1Wy@b|I'!b~.'!b|S4&Wy8WyLVbl1Wy9b}7')Wy8Wy9Vbl1Wy:Wz3Vbl1Wy;b}D'$Wy:Wy;b}K.&Wy<WyLVbl1Wy=b~('$Wy<Wy=b~09&WXVALWz=V3cT!UJ#Wz(cUK+!c[NV+#WzOc_%W:3UjDV4[#WXVAZ!UjEUjDWyo-Z(W~(UjEWyEWym#Z#W}%V4cb@6&WXVASW}-V4cc/5#V5ccC5!cgI(5UjFUlYLUjFUlYMW~)UlYLW~+UlYMW~)UlYLW~)Yfq8Z!UjGZ:UjFW}0W~+cd#+#W~)cd-(#W~)cd4S#UjGce4V2#UjHcgE'/UjI!WXZ=UjHUjJUjIUlYLUjJUlYMW}<UlYLUjIch$63UjJVbp)XW9!WXZ=W~(XW:XW2UlYLXW2Wyo/Z(XW8W~,Z8UlYMc{G($W~,W}0c{O.;WXXLZ(UjLXW<Vbp)W~/!WXZ=UjLUjMW~/UlYLUjMWyo3Z(UjNW~,W}0XpY<Z!W~3UjNZ:Z0ci5VQ#W~,cl3-(XpY<Z!Wo-XW<Z:Z8aqS'!cl>,#Wo.clI'.Wo.Z:UlYMW}(UlYLW}(Yfq8Z(W~PW}'W|;cm'2'Vbp)X",
"U.!WXZ=W~(cpFUH'`NUiAW}#ZSXUOco,-$XU1XU9co80!crO<!bZ#8%W}$ZSWz9bZ<,CUlYR[.UlYLXU.WXVAZ!UjOW}%Wyo-Z(Wp/UjOZ8Vbp)XV.!WXZ=Wp/Wp1UjPUlYLUjPUlYMUk0UlYLUk0Yfq8Z!Wp3Z8UjPaxIU%V$Wyn3Z!Uk1Wp3Wp;Wyn7Z!Uk4Uk1]3WXVAZ!Uk5'Wyn3Z!Uk6Uk4Uk5XpW4[LUiI(Wp3Wp;WXVAZLXV+UiIVbl1UjCXV+UlYMUk7UlYLUk7Yfq8Z!Uk8Z8UgJUk9Uk:WXZ9Uk;Uk:#UlYMUk<UlYLUk<Wyo3Z(Uk=Uk8[)WXZ=Uk=Uk>Uk;UlYLUk>YfmE`PUk@W}#ZSUk6Uk8Wym#Z5UkAUjCUk8WXVAZ4UkBUkAYil%Z4UkCUk@[&Z8UkBUlYMUk:UlYLUk:Wyn3Z!Uk9Uk8[!UlYMUk7UlYLUk;az#:)Uk0UlYLWp6UlYMXV.UlYLWp1an4+#Wp1an=UG#W}#ap1E$UlYMXV.cs>'#V4csE:#V5ct,L2Wyo-Z(UkDXV2Z8Wyo.Z(UkEXV;Z8Wyo)Z(XV<UkDUkEcu(-,Wi4W|%Vbl1Wi5b@Wym#Z#XV@Wi4cu<+#Wi5cuF:#Wi4cv-+#Wi5cv6UC!Uj9'!cx)7$UlYR[+dUIH!cz3)!dWBV6#XX1dZ$(#XX1dZ,[/!c|O/#VFc}+,#VDc}5U#%Wyo3Z(UkFc~9++UkGXWCXZ#UkFXWNVbl1V6UkGczG,+UkHXW1UlYLUkHWXVASXW3VFc{&9@UkIXW6Z8Vbp)UkJ!WXZ=UkIUkKUkJUlYLUkKWyo-Z(UkLXW7XW5UlYMUkJUlYLUkJYfq8Z(UkMUkIUkHUkLUkKc|(+)XWDUkMUkJWXXLZ(Wk6XW=a^4/+VDVbl1Y2Wk9WXVASXX-VFdU)(#VHdU1(&V2Y2Y,Y-ar8(+XX0XW=XW1XX/Wk8UlYRXX0uk;"
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced: source 6e6bad6407a0ceba, glslang 16.6.0, spirv-tools v2026.4, 163516 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced[] = {
"!!&vqX_GvZ!Z]VOXZ)&6.UlU#V~EZ}m-_rugzG_rs{z8``ltrG_|dvy'`xduxHa[etcG_sbsaSUxrkE:U/$GFUIG!VHA!V<.!W3[A!`#0%Y'#,`4,%Y)#>`<V!!bAX&!Ub!'!g-0!fE6!g:y<!Ub&]B!UjJJ!Ul1K!UkC((bFU5WXV.Z!b:U;Un12+Y'!XpW&Z(bLW>Y'a5Un>+%Vbl#Z(Y)UnG,+a5Yfm7Z!bQW<[+Z:Y4Uo1U+!UpJkP0UlYMV6UlYLV6Wyo1Z(Y1gMe/UlYMzLUlYLzLYu:,%uoAUlYLUWEV^:c++UlYMV7UlYLV7UlYMj<UlYLj<Vm):#j;VmCf'9Z}nDJV8mLe@mMeGZ8Z8XpWDSu6V8mNmOUlYMV:UlYLV:XpW4[5V;WTC',V<V;WX^DU+V=V<Vbl1%V=WU(V)#mLWW1^(#mLWa8Y##mLWf:WH#mLWj/+#mLWj8gJ!W}4>!W~AqS%V>UlYLV>XqCUWI;V>UlYLzPUlYMV@UlYLV@UlYMu8UlYLu8UlYMVAUlYLVAWyo-Z(UWLjNbSUlYMVBUlYLVBYvNJ#mLYwEbU5!i|A,#Y%i|GU8&Wym#Z&WyCV3i~75!g{P'!i~O5#V3jT1V#&Wy>WyLVbl1Wy@jV6'!jWM'!jVA4&Wy8WyLVbl1Wy9jW$')Wy8Wy9Vbl1Wy:Wz3Vbl1Wy;jW1'$Wy:Wy;jW8.&Wy<WyLVbl1Wy=jWH'$Wy<Wy=jWO9&WXVALWz=V3jXBUJ#Wz(jZ8+!ja;V+#WzOjcEW:3Y&V4[#WXVAZ!Y+Y&Wyo-Z(W~(Y+WyEWym#Z#W}%V4jg-6&WXVASW}-V4jgN5#V5jh05!jl6(5Y.UlYLY.UlYMW~)UlYLW~+UlYMW~)UlYLW~)Yfq8Z!Y/Z:Y.W}0W~+jhC+#W~)jhL(#W~)jhSS#Y/jiSV2#Y0jl2'/Y3!WXZ=Y0Y5Y3UlYLY5UlYMW}<UlYLY3jlD63Y5Vbp)XW9!WXZ=W~(XW:XW2UlYLXW2Wyo/Z(XW8W~,Z8UlYMk[:($W~,W}0k[C.;WXXLZ(Y6XW<Vbp)W~/!WXZ=Y6Y7W~/UlYLY7Wyo3Z(Z-W~,W}0XpY<Z!W~3Z-Z:Z0jn!VQ#W~,jpR-(XpY<Z!Wo-XW<Z:Z8hnS'!jq,,6Wo.FDWyo.Z(Wo/Wo.Z:UlYMW}(UlYLW}(Yfq8Z(Wo0W}'W|;Wo/W}4hoD,0UlYR[+UlYLWo1Vbp)XW&!WXZ=W~(XW'XW&UlYLXW'jr$+#XW'jr.Z0!iZH8%W}$ZSWz9i[/,2UlYR[.UlYLXW&WXVAZ!ZOW}%Wyo-Z(XU-ZOZ8Vbp)XV.jxP(#XU.jy%+#XU.jy/WN%Vbl1Y%XV+im>)$Z8XUHimH'K#UlYMb1UlYLb1Wyo3Z(b9Wv9[)WXZ=b9b;Wv<UlYLb;YfmE`Pb<W}#ZSXUOWv9Wym#Z5b=Y%Wv9WXVAZ4bGb=Yil%Z4bHb<[&Z8bGi{P0!j}4K&UlYMXV.UlYLXU/hhN+#XU/hi%WQ#W}#hm#R$UlYMXV.j~2'#V4j~8:#V5j~QL2Wyo-Z(bIXV2Z8Wyo.Z(bJXV;Z8Wyo)Z(XV<bIbJkTNVP!V[&'!kWO7$UlYR[+ka<H!kZ&)!kc5V6#XX1keJ(#XX1keQ[3!kZ:,+bKXW1UlYLbKWXVASXW3VFkZL9@bMXW6Z8Vbp)bN!WXZ=bMbPbNUlYLbPWyo-Z(bRXW7XW5UlYMbNUlYLbNYfq8Z(c,bMbKbRbPk[N+)XZ#c,bNWXXLZ(Wk6XW=hY6/+VDVbl1Y2Wk9WXVASXX-VFk`O(#VHka$(&V2Y2Y,Y-ho8(+XX0XW=XW1XX/Wk8UlYRXX0uk;"
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced: source 1971281af06c4130, glslang 16.6.0, spirv-tools v2026.4, 163292 bytes, from sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced[] = {
"!!&vqX_GvZ!Z]VOXZ)&6.UlU#V~EZ}m-_rugzG_rs{z8``ltrG_|dvy'`xduxHa[etcG_sbsaSUxrkE:U/$GFUIG!VHA!V<.!W3[A!`#0%Y'#,`4,%Y)#>`<V!!bAX&!Ua/'!g-0!fE6!g:xI!Ua3]B!Uj$F!Uk9K!UjK((bFU5WXV.Z!b:U;Um92+Y'!XpW&Z(bLW>Y'a5UmG+%Vbl#Z(Y)UmO,+a5Yfm7Z!bQW<[+Z:Y4Un9U&!UoNkP0UlYMV6UlYLV6Wyo1Z(Y1gMe/UlYMzLUlYLzLYt2,%uoAUlYLUWEV]>c++UlYMV7UlYLV7UlYMj<UlYLj<Vl.:#j;VlGf'9Z}nDJV8mLe@mMeGZ8Z8XpWDSu6V8mNmOUlYMV:UlYLV:XpW4[5V;V~G',V<V;WX^DU+V=V<Vbl1%V=WT-V)#mLWV5]N#mLW`0Y##mLWe2WH#mLWi&+#mLWi0gJ!W|,>!W}8qS%V>UlYLV>Xp:UWI;V>UlYLzPUlYMV@UlYLV@UlYMu8UlYLu8UlYMVAUlYLVAWyo-Z(UWLjNbSUlYMVBUlYLVBYuFJ#mLYv<bU5!i{8,#Y%i{>U8&Wym#Z&WyCV3i}/5!gzH'!i}G5#V3i~(V#&Wy>WyLVbl1Wy@jU.'!jVE'!jU84&Wy8WyLVbl1Wy9jUN')Wy8Wy9Vbl1Wy:Wz3Vbl1Wy;jV('$Wy:Wy;jV0.&Wy<WyLVbl1Wy=jV@'$Wy<Wy=jVG9&WXVALWz=V3jW9UJ#Wz(jY0+!j`3V+#WzOjb<W:3Y&V4[#WXVAZ!Y+Y&Wyo-Z(W~(Y+WyEWym#Z#W}%V4jf$6&WXVASW}-V4jfF5#V5jg'5!jk.(5Y.UlYLY.UlYMW~)UlYLW~+UlYMW~)UlYLW~)Yfq8Z!Y/Z:Y.W}0W~+jg:+#W~)jgD(#W~)jgKS#Y/jhKV2#Y0jk)'/Y3!WXZ=Y0Y5Y3UlYLY5UlYMW}<UlYLY3jk;63Y5Vbp)XW9!WXZ=W~(XW:XW2UlYLXW2Wyo/Z(XW8W~,Z8UlYMkZ2($W~,W}0kZ:.;WXXLZ(Y6XW<Vbp)W~/!WXZ=Y6Y7W~/UlYLY7Wyo3Z(Z-W~,W}0XpY<Z!W~3Z-Z:Z0jlLVQ#W~,joJ-(XpY<Z!Wo-XW<Z:Z8hmK'!jp#,6Wo.FDWyo.Z(Wo/Wo.Z:UlYMW}(UlYLW}(Yfq8Z(Wo0W}'W|;Wo/W}4hn;,0UlYR[+UlYLWo1Vbp)XW&!WXZ=W~(XW'XW&UlYLXW'jpN+#XW'jq%Z0!iY@8%W}$ZSWz9iZ&,2UlYR[.UlYLXW&WXVAZ!ZOW}%Wyo-Z(XU-ZOZ8Vbp)XV.jwH(#XU.jwO+#XU.jx&WN%Vbl1Y%XV+il6)$Z8XUHil@'K#UlYM`&UlYL`&Wyo3Z(`)Wv9[)WXZ=`)aKWv<UlYLaKYfmE`PaOW}#ZSXUOWv9Wym#Z5aPY%Wv9WXVAZ4aQaPYil%Z4aRaO[&Z8aQizH0!j|,K&UlYMXV.UlYLXU/hgF+#XU/hgOWQ#W}#hkMR$UlYMXV.j})'#V4j}0:#V5j}IL2Wyo-Z(b!XV2Z8Wyo.Z(b1XV;Z8Wyo)Z(XV<b!b1j~FVP!VZ+'!kVG7$UlYR[+k`4H!kXP)!kb-V6#XX1kdB(#XX1kdI[3!kY2,+b4XW1UlYLb4WXVASXW3VFkYD9@b9XW6Z8Vbp)b;!WXZ=b9b<b;UlYLb<Wyo-Z(b=XW7XW5UlYMb;UlYLb;Yfq8Z(bGb9b4b=b<kZF+)XZ#bGb;WXXLZ(Wk6XW=hX./+VDVbl1Y2Wk9WXVASXX-VFk_G(#VHk_N(&V2Y2Y,Y-hn0(+XX0XW=XW1XX/Wk8UlYRXX0uk;"
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced: source df24054457a407d8, glslang 16.6.0, spirv-tools v2026.4, 163308 bytes, from sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced[] = {
"!!&vqX_GvZ!Z]VOXZ)&6.UlU#V~EZ}m-_rugzG_rs{z8``ltrG_|dvy'`xduxHa[etcG_sbsaSUxrkE:U/$GFUIG!VHA!V<.!W3[A!`#0%Y'#,`4,%Y)#>`<V!!bAX&!Ua&'!g-0!fE6!g:xA!Ua+]9!UiFJ!Uk-K!Uj>((bFU5WXV.Z!b:U;Um-2+Y'!XpW&Z(bLW>Y'a5Um:+%Vbl#Z(Y)UmC,+a5Yfm7Z!bQW<[+Z:Y4Un-U+!UoFkP0UlYMV6UlYLV6Wyo1Z(Y1gMe/UlYMzLUlYLzLYt6,%uoAUlYLUWEV]6c++UlYMV7UlYLV7UlYMj<UlYLj<Vl%:#j;Vl>f'9Z}nDJV8mLe@mMeGZ8Z8XpWDSu6V8mNmOUlYMV:UlYLV:XpW4[5V;V~>',V<V;WX^DU+V=V<Vbl1%V=WT$V)#mLWV-^(#mLW`4Y##mLWe6WH#mLWi++#mLWi4gJ!W|0>!W}<qS%V>UlYLV>Xp>UWI;V>UlYLzPUlYMV@UlYLV@UlYMu8UlYLu8UlYMVAUlYLVAWyo-Z(UWLjNbSUlYMVBUlYLVBYuJJ#mLYvAbU5!i{<,#Y%i{CU8&Wym#Z&WyCV3i}35!gzL'!i}K5#V3i~-V#&Wy>WyLVbl1Wy@jU2'!jVI'!jU<4&Wy8WyLVbl1Wy9jUR')Wy8Wy9Vbl1Wy:Wz3Vbl1Wy;jV-'$Wy:Wy;jV4.&Wy<WyLVbl1Wy=jVD'$Wy<Wy=jVK9&WXVALWz=V3jW=UJ#Wz(jY4+!j`7V+#WzOjbAW:3Y&V4[#WXVAZ!Y+Y&Wyo-Z(W~(Y+WyEWym#Z#W}%V4jf(6&WXVASW}-V4jfJ5#V5jg,5!jk2(5Y.UlYLY.UlYMW~)UlYLW~+UlYMW~)UlYLW~)Yfq8Z!Y/Z:Y.W}0W~+jg>+#W~)jgH(#W~)jgOS#Y/jhOV2#Y0jk.'/Y3!WXZ=Y0Y5Y3UlYLY5UlYMW}<UlYLY3jk@63Y5Vbp)XW9!WXZ=W~(XW:XW2UlYLXW2Wyo/Z(XW8W~,Z8UlYMkZ6($W~,W}0kZ>.;WXXLZ(Y6XW<Vbp)W~/!WXZ=Y6Y7W~/UlYLY7Wyo3Z(Z-W~,W}0XpY<Z!W~3Z-Z:Z0jlPVQ#W~,joN-(XpY<Z!Wo-XW<Z:Z8hmO'!jp',6Wo.FDWyo.Z(Wo/Wo.Z:UlYMW}(UlYLW}(Yfq8Z(Wo0W}'W|;Wo/W}4hn@,0UlYR[+UlYLWo1Vbp)XW&!WXZ=W~(XW'XW&UlYLXW'jpR+#XW'jq)Z0!iYD8%W}$ZSWz9iZ+,2UlYR[.UlYLXW&WXVAZ!ZOW}%Wyo-Z(XU-ZOZ8Vbp)XV.jwL(#XU.jwS+#XU.jx+WN%Vbl1Y%XV+il:)$Z8XUHilD'K#UlYMb!UlYLb!Wyo3Z(b1Wv9[)WXZ=b1b6Wv<UlYLb6YfmE`Pb7W}#ZSXUOWv9Wym#Z5b9Y%Wv9WXVAZ4b;b9Yil%Z4b<b7[&Z8b;izL0!j|0K&UlYMXV.UlYLXU/hgJ+#XU/hgSWQ#W}#hkQR$UlYMXV.j}.'#V4j}4:#V5j}ML2Wyo-Z(b=XV2Z8Wyo.Z(bGXV;Z8Wyo)Z(XV<b=bGj~JVP!VZ!'!kVK7$UlYR[+k`8H!kY!)!kb1V6#XX1kdF(#XX1kdM[3!kY6,+bHXW1UlYLbHWXVASXW3VFkYH9@bIXW6Z8Vbp)bJ!WXZ=bIbKbJUlYLbKWyo-Z(bMXW7XW5UlYMbJUlYLbJYfq8Z(bNbIbHbMbKkZJ+)XZ#bNbJWXXLZ(Wk6XW=hX2/+VDVbl1Y2Wk9WXVASXX-VFk_K(#VHk_R(&V2Y2Y,Y-hn4(+XX0XW=XW1XX/Wk8UlYRXX0uk;"
};

/* sk__spirv_sum_f32_f32_traced: source 20a709741532101b, glslang 16.6.0, spirv-tools v2026.4, 49828 bytes, from sk__spirv_sum_f32_f16_traced */
static const char* const sk__spirv_sum_f32_f32_traced[] = {
"!!!!+!/P!U/X.!YS(!Z,/!Z<(-)(3Vbl:+$WXVL+!;YA(//(&Vbl:0$WXVL0!;Wym+0Z>;![)D#X/[L.#X:]&WC!`KYC$UR2f;V.!i@E=VbkKUSVp8VbkA)ZLVbkB+)WXV!USVp8+VbkKX5Vp8VbkA/Z4VbkB0/WXV!X5Vp80j0VO!mLWM(X/Yfm7Z!Y4W<X/qK/#X:r&U7$c$)s9bM#X:UV3VF#X:UY%>#X:UYCW)#X:U]K^-#X:Ug$U]@#[)VoCM#[)Vp<]7#[)VxR[90X;w9[)WyoIZ!XAxOX;WyoKZ!xRXAURWUEV$#[)WWH[90XBy.[)WyoIZ!XCzDXBWyoKZ!zGXCURW`:lC'Wyn;Z4UU:a'UU8Wx.UU62`MXDZIXpW4`NXEXDZSZ<XpW0ZLZPXE$3Xz#b)2`OYJW^+XpW4`PZ6YJZSW^(XpW0Z4W^/Z6$&Y]>V2#USY_OX##X5YcQW;!Yl=J!YmH[QU1`MZFVu#Wyn9Z!ZMWa5[)Wym#Z5ZNV&ZSWXVAZ4ZOZNWym#Z5]/V&[!WXVAZ4]0]/Wym#Z5]1V&[#WXVAZ4]2]1Wym#Z5]=V&[$WXVAZ4]>]=Yfn!ZL]@ZO]0]2]>XpW4`N]AZFZSZMWylR]A]@$3YwG_H@`O]B]<Wyn3Z!]CWa5WePWym#Z5]DV&WePWXVAZ4]E]DXpW4`P]F]BZS]CWylR]F]E$&ZX2`(!"
};

/* sk__spirv_sum_f32_f16_traced: source c8b18480bacef96a, glslang 16.6.0, spirv-tools v2026.4, 51348 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_sum_f32_f16_traced[] = {
"!!!!+!/,!N3#bZoSU.(,.4ABDE'(GV!/!V;.!W>W2)[:#:WXVK[;#;ZM,,W(#@WXVKW&#+WXVKW']G)+)(+Vbl:+$Wym++^$U&,W6#7WXVKWP#4WXVKX._2))X/#-WXVK'.A_H,!]-(!]7(.,#!WXVK[=#<WXVKX:#E`;,.X;#>WXVKG.=WXVKH.;`L+!a(F!b!I!bRI)Vbk9Z4DWXV!Z3)U(e&.([)&WXUPZBZ4[)e88&WXV!Z5)Z4eN4!f:4!f3)/WXV!`L)ZLWXV.Z!Z8!WXV.Z!Z:#gIK$Z7%hB+!hQ)&WXV.Z!ZA+i&V8+WXV5Z![:&WXV5Z![;&kE-#-kP8)Vbl!Z(W(WXV.Z!c$)~)+!U_%1&`;W7X-[+U_>+&`>W7X-[+U_Q+#4~1')WXV![C(Z!Vbl#Z(W&U`-1#W'U`<D;VbkK_+Vp8Vbk9Z63WXUK/Z6&VbkA)/VbkB+)WXV!_+Vp8+WXV!0Vp8/UaIVM#W6UdC+%Vbl#Z(WPUe!(#X.Ue)>#W6UeG+(X/WylHZ(a:W;X/Uf#;&WXV!b&,YDUjF,/XpW&Z!1VH[:[;XpW&Z!b4VH1[)Ui,4!lF)!UiA7(_3Vp8WXUKZ=Z!&UV8-!Uj02UQb0uj3WXV!_4Vp8Z=WXV.Z!2[[|]U3WXV.Z!]3U3WXV.Z![M3WXUP3ZL[MWXV!`G)3WXV5Z!,U3XpW&Z!oIVJ,]3WXV.Z!`.ab;WXUP5ZL]3WXV!6&5WXV>6(&WXV!7&ZLWXV.Z48cdyeVDYfm/ZL98888XpW&Z!:VJ[;[)XpW&Z!;VJ[;[)WXV5Z![=&Vbl#Z(X:Yfm7Z!Y4W<X:Z0Z:Um&-#X;Ul'0JbEH#XpW&Z!<VH[:[;XpW&Z!=VJ<[)XpW&Z!>VD=]3XpW&Z!@VF>Z:XpW&Z!CVJ@]3XpW&Z!FVF=UmI0-c#.WXV.Z!c%,WXV.Z!b/'Un3W/!UqP/#ZCUr,)!Us&V7!ekI6!gu'D!Uu:<-Z)J)WXV>Z#S)WXV>`LU1UvFU@)n2e-[=Wyn<Z!n3e-V}K4'Wyn7Z!e@Y4n6UxOW9#WyLU|5)PX;f-Wym#[EU2GZ:WXVAZ!U3U2Wym#[EU4HZ8WXVAZ!U5U4Wyn7Z!U6U3U5Wym#[EU7GZ8WXVAZ!U8U7Wyn3Z!hOU6U8Wyn9Z!hQhOCVaB0@Wyn<Z!U9hOCWyn7Z!U:U9]3WXVAZ!U;'Wyn<Z!U<U;]3Wyn3Z!U=U:U<Wyo/Z(nDe1WT<8,e3nGe9nFWyo1Z(Y1hQnHV[#/(Vbp)kJ!WXZ=X;U>Vp#(8hQe1UlYMkJUlYLU>UlYMkJUlYLkJYfq8Z!kKkIkHhSU>WXXLZ(Wz#X;gwG/#e1gx!,#kJgx-1#Y9gx<..JWyLVbl1ShSXpW,Z!Wz/U%JSgxS)4hQY9Wyn9Z!Wz1hQY9Wyn7Z!Wz2Wz1eGVbl1dQWyLVbl1dRgy:')dQdRVbl1dSWz3Vbl1e!gyG')dSe!Wyn7Z!Wz5Wz4Y9gyS(&e#WyLVbl1e$gz,'$e#e$gz35-kKWz$Wz8Wz,Vbp)W}6!WXZ=X;Y5gw+(FhQe1UlYMWyPUlYLWyPUlYMW}=UlYLW}=Wyn3Z!V!WySe1Wyn5Z!W}:V!Z:UlYMW}6UlYLY5Wyn3Z!V'hSeGWyn5Z!W};V'Z:hYA(!h^Q,$Wz#XW:h_4'%V(e1Z8h_<(JV)Wz#W}6V(XW:Vbp)V_1!WXZ=V)V1V_1UlYLV1Wyn5Z!V2eGZ:Wyo/Z(V3Y9Z:Vbp)V_,!WXZ=V3V_-V_.UlYLV_.Wyn3Z!V4hSV2gxG'CV4XpW,Z!VX=U%Wy>Wy@UlYMV_,UlYLV_-Wyn<Z!V5hQY9Wyn9Z!V6hQY9Wyn7Z!V7V6eGWyn3Z!V8V7V2gy5'&V5XpW,LV9gy>')V9Vbl1Wy;V8XpW,Z!V:gyK'+V@V:Y9Wyn3Z!VAV@V5gz&')VAXpW,Z!V_/U!Wy<Wy=`|C4,Ua(W~,XW9V_0V_,Wyo-Z(Ua)Wz9Zt50!Wy4;PYfl@Z!VB#JU=FWyo3Z(VCU;]3Vbp)r6!WXZ=VCVDr6UlYLVDWym#7VE(U;WXVBVE9DUlYMr6UlYLr6Wyn5Z!VFUa(Wz9Wyn3Z!t3VFZ:Ws3=)Yfl@Z!oQ#Jt8[MWk=)#Wz9WkF.3Wyo5Z(VGrKUa(WXZ=VGy%rNUlYLy%Wyn9Z!VHU;]3Xm@80W$zM[MWXZ=W$W%zPUlYLW%Wyo3Z(rPzMWl#-U5Wyn7Z!W)VHoQWyn3Z!W+rKW)Wyn3Z!W,W+zMYfl@Z!W-#JW,Ua(Wyn5Z!W.W-Wz9Wyo(Z(W/nDX;Vbp)r2!WXZ=W/W0W1UlYLW1Wyn7Z!W2Z0W-Wyo-Z(W3W.Z8XpY<Z!W4W3Z:Z8Wyn3Z!r3W2W4UlYMr2UlYLW0Wi!('WzOr3W1W-W0g|MB,WWOW|%Vbl1WWPb3Wym#Z#W|&WWOg}D+#WWPg}M:#WWOg~4+#WWPg~=V1,WWQW|4Vbl1WWRW|FWym#Z#W|GWWQhV#+#WWRhV-:#WWQhVF+#WWRhVO;;XpW4`NW5W}#ZSVBXpW0ZLW_@W5F3Wym#`LW_AX2zMVbl1W_AW_@UlYMrQUlYLrQYq.1!VjB)#zPVjJ-KWyo3Z(W7jBoIWXZ=W7W8jEUlYLW8WXZ!Z0Z0`.Wyo-Z(W9VHjBVbp)UqD!WXZ=W9W:UqDUlYLW:Wym#7Ur!(U<WylQZLW;Ur!DXy3'.ZLUqSW;W:W<}'Yfq8Z!hGZ8W:Xy<)/W=UlYLW=Wyo3Z(W>hG[MWXZ=W>hK}(Va!(#oQVa),7Wyn7Z!W@VHoQWyn3Z!WArKW@Wyn3Z!|4WAhGWyo5Z(|7|4Ua(VbB'(Z(|8hLhK|7hNXv&1+`LWBX2hGWXVAZLWCWBXw%'.ZLWD9|;WC|:Wyn4ZLW<UqSWDXzA)#hGXzI'!]{Q,!Ys1/9UlYMrMUlYLrMWyn7Z!WEoIoQWyn3Z!rLrKWEUlYMrJUlYLrNWXZ!Z0Z0`.i]5;DWyo3Z(WFU==Wyo)Z(WGVCWFVbp)WH!WXZ=WGWIWHUlYLWIWym#7WJ(U;WylQZLWKWJDVbl1U1WKV|AU%;WLn0-Wyn<Z!WMn0-Wyo-Z(WNWMZ8XpY<Z!WOWNZ8Z:Wyn3Z!WQWLWOV~+Q#hQWT(4%iJn<Z8Vf=()WSUlYLWSUlYMiKUlYLiLVi'(-X!WQWSn;iLVbp)nI!WXZ=iJWU)4#WQWU<'#X!WUC''X!Wyn7Z!nOWQWUMUH#X!WWBU9#iJWY''#iJWY.U6#X#WZC/#X#WZP>#X$W[;'#X$W[B5#X$W]#-#X$W]/)(X$Z0Wyn5Z!p)X$W]<8#X$W]S0#hQW^00#X$W^>U)#X$W_G-#X$W_R)(X$Z0Wyn5Z!pDX$W`.C#X$W`OU;(X#Wyn<Z!q)q'X#Wb<I#hQWc20#X$WcA-#X$WcL)(X$Z0Wyn5Z!q6X$Wd'UR(X#Wyn<Z!qLqJX#Wf,N#hQWg&+#hQWg0U@#X$WhN'#X$VwE(#m&Wi)'#m$Wi0,#m&Wi:5#m&WiN-#m&Wj')(m&Z0Wyn5Z!rBm&Wj58#m&WjL5#m$Wk.'#m&Wk4(%m#UlYLm$YkA(Cm'm&m$jS{EWXZ9X%{E!UlYMX&UlYLX&Wyo3Z(X'm'X$Vbp)X(!WXZ=X'X)X(UlYLX)Wyn<Z!rSm'Wl25#m'WlF-#m'WlQ)(m'Z0Wyn5Z!s+m'Wm-8#m'WmD5#m'Wn%4+X(UlYLX(Yfq8Z(s6X'X&Wn@'7X%UlYLs7Wyn3Z!jSm'[!UlYM{EUlYL{EUlYMUVHUlYLX%Wyn7Z!s8m'Wo'R#m'Wp&5#m'Wp:-#m'WpF)(m'Z0Wyn5Z!sKm'WpS8#m'Wq85#m'WqLU7#X+Ws0'AX,X+X#Wyn<Z!X3X+X#Wyo-Z(X4X3Z8XpY<Z!X<X4Z8Z:Wyn3Z!X@X,X<Wyo1Z(t9t,X@WsS-#X@Wt-U-#m'Wu8U#'Wyn9Z!|NU=:WzF).yQtH[;Wym3Z$XFuAyQVbl1.XFW{&U+#4W|0V('Ul)4Vbl1dMUl)W~;'$Ul+dM][9+#dN][C:",
"#dM]])+#dN]]37%Vbl14Ul8XhLU@+XG4Vbl1dOXGVbl1dPz.XVHU6)4w(Vbp)~/!WXZ=W&YUEA'w0W&z#~4~0XY!UD$W'yQXZFW0%W'uAyQX_$W.)XHW'Wyo)Z(xKW(XHXb7D#c$Xc'F(WXJ!WXZ=X1y&WXJXcQU=#yQXe;W/&uB`FuAyQXU!U@!Xj7)#vKXj@U@#W(Xl,E#c$XlO0#vAXm,3U4WXJUlYLWXJWyn<Z!XIU=;Wyn7Z!|PXI[)Wym#Z5XJU1Z8WXVAZ4XKXJWym#Z5XLU1Z:WXVAZ4XMXLWym#Z5XNU1Z0WXVAZ4XOXNWym#Z5XSU1Z7WXVAZ4Y$XSYfn!ZBY%XKXMXOY$Wyn3Z!UY:uA|NWym#[CUY;%Y{<6-Wyn3Z!WXSyQ|PWym#[CWY!%[&eqB--UY>UlYLUY>Yfq8Z(WY%UY=WXJWY$UY@er$(,WY&UlYLWY'Vbl1d$|NVbl1d%|PXvM'/|BUNd$d%d&Vbl1d'Y%Wyn3Z!|SyQXy('%W&WTM}!eZ.D!XyR4$d'WU&Xz40!e]:)#[!e]C'!XzO)#WPX{%F&UY:Vbl1c3Z8X{ML)~'}=[)WXZ=~'~(}AYTC(#}=YTJ)$d'}=YTS0!X}87#X.X}NI#Z:X~DLGY&~![)WXZ=Y&Y'~%UlYLY'Wym#Z5Y(c0~!WXVAZ4Y)Y(Wym#Z5Y+d'~!WXVAZ4Y,Y+Wyn8Z4Y-Y,Y)Vbl1Y+Y-YU.5&w)!WXZ=W&XX1A'~5W&}Jw/w+YV65#W'YVJU##[)YWLI#d'YXBU8&UY:Vbl1cDZ8YZ)N#[)Y[$5#d'Y[8U;#Z:Y]RN#[)Y^M5#d'Y_/U1#[)Y`>,#d'Y`IZ$#W6YfLW2#[)Yj+5#d'Yj>EU(d'Vbl1d(|NVbl1d3|PVbl1d4|BVbl1d5UVGZ]WMYRUX#V+d(d3d4d5UlYMWY&UlYLWY&UlYMWHUlYLWHWyoIZ!Y.hO2Vbl1c'Y.Vbl1c(hQVbl1c)Z8Vbl1c+e@Z]WMYRY/Y0c'c(c)c+Ys=[L+Y2UY9UY6Wym#Z#Ua%Q[%[pD)$Y2Uh%[pM,+UlYRUY6UlYLUh'WXVAZ!UYAUa%Y|&+#Y2Y|0dO!ek+B4Y3)WXV>Z%Y6)WXV>Z%Y7)WXV>Z%Y:)WXV>`LY;el)J'Y<.Wym3Z$Y=em$'(Y<Y=UlYMWX-UlYLWX-em9+-Y>UlYLY>Vbl1Y:WX0Wym#Z#WX2Y:emS+#Y:en+H&Wyn3Z!WX@WX<eo/>#[)eoL2,Y@.Wyn3Z$WXIY@Y=UlYMWXKep<-(YBUlYLYBVbl1Y7WXMeq)/7Y7Z8WXVAZ!YGWXRWym#Z#YIY7Z:WXVAZ!YMYIWyo3Z(YPYGYMeqK(9YQ`;YBYPWXQVbp)Z-!WXZ=YQZ.WY(UlYLWY(UlYMZ-UlYLZ.Wym#Z#WY)Y7er6+#Y7er@-&UlYMZ-UlYLZ-es,'$WY.Z.es3-0Z-Yfl@Z!Z9#JWY3[)Wyn5Z!WY5[)Z9esK4$Z;[)et-($Z;[)et5U;UBZ<WYG[)Wym#Z%Z>UBZSWXVAZ$ZIZ>WXWP_+ZMZIXpW40ZNZMZSZ<XpW0/ZOZN$+WXWGZLZPZOVbl1Y;ZPWym#Z5ZQY;Z8WXVAZ4[-ZQWym#Z5[.Y;Z:WXVAZ4[B[.Wym#Z5[DY;Z0WXVAZ4[F[DWym#Z5[GY;Z7WXVAZ4[H[GYfn!ZBWZ9[-[B[F[HeyD<'[I.Wym3Z$[Jez1'([I[JUlYMWZBUlYLWZBezF+([KUlYL[KVbl1Y6WZEe{1/#Y6e{>+#Y6e{H5#[Ke|)5#Y6e|=+#Y6e|G-!e}/,#W[%e}9G'[L.Wym3Z$[Ne~1'([L[NUlYMW[4UlYLW[4e~F+-[OUlYL[OVbl1Y3W[7Wym#Z#W[9Y3fT.+#Y3fT7H&Wyn3Z!W[GW[DfU;O.[P.Wyn3Z$W[P[P[NUlYMW[QUlYLW[QfVK+([QUlYL[QVbl1WWNW]!fW6L#[QfX/J!fY4,#W]5fY>U8#[)f[#A,WXVAZ!W]OUEWyn3Z!W]QW]OW]Af](3#W]Lf]:6#W]Lf]OV,#W(f`'E#[)f`KW%#[)fcOV0#[Rff,(([SUMW_!Vbl1[S[Rff8I!fgE<0W(]!W_MUlYL]!UlYR[)UlYLW_MUlYMW_OUlYLW_Ofi72%]#UlYL]#fiQ'$[)W`)fj&Y-#V+fo2U+!fpKU+']$.Wym3Z$]%fr&'(]$]%UlYMWa@UlYLWa@fr;+(]&UlYL]&Vbl1Wa/WaCfrQU#&Wyn3Z!WaRWaOft1>#[)ftN2.]'.Wyn3Z$Wb)]']%UlYMWb+UlYLWb+fuA+(](UlYL](Vbl1Wa.Wb.fv,L#](fw$J!fx),#WbAfx41-])#JWbF[)Wyn5Z!WbH[)])fxM4$]+[)fy/'%],]+[)fy7(1]-[+Wa)],Wa:WXXLZ(].]-Wyo)Z(VtR].W(csF4'Wyn9Z!]/Wa5[)fz1F!f{0F<Yfn!ZL]0Wc$Wc'Wc.Wc1WXWG/]1]0XpW40]2Vu$ZS]/WylR]2]1$+uoAUlYLVtSf~C6']4.Wym3Z$]5gT)'(]4]5UlYMWcQUlYLWcQgT>+(]6UlYL]6Vbl1Wa-Wd!gU)L#]6gV!J!gW',#Wd5gW2,#VtSgW<<']7.Wym3Z$]8gX)'(]7]8UlYMWdDUlYLWdDgX>+(]9UlYL]9Vbl1Wa,WdGgY!U#&Wyn3Z!We$WdSgZ4O.]:.Wyn3Z$We.]:]8UlYMWe/UlYLWe/g[D+(];UlYL];Vbl1Wa+We2g]/L#];g^'J!g_-,#WeEg_7U8#[)g`N>.]<4WXWP`JWf+]<Wyn3Z!Wf0Wa5WePgb%-#XEgb1'#XEgb7H#Y0gi'U.#'gj4X%#_3gn8Y3!"
};

/* sk__spirv_pack_32bit: source e2558ce59bf67909, glslang 16.6.0, spirv-tools v2026.4, 5944 bytes, from sk__spirv_pack_16bit */
static const char* const sk__spirv_pack_32bit[] = {
"!!!!+!-=/+(&Vbl:8$WXVL8!;Wym+8U!W1!X5'5VbkA+@VbkB8+WXV!QVp88WXV!RVp8@WXV.@O+XMV7#%[1V95SUDPWyn9@UFUASWyn<@UEUASWyn7@UHUEP_(V##Pa+e>#PqH;#Pr0)1UGY/XpW4RY>UGKY2XpW0@YBY>$&rJU5!"
};

/* sk__spirv_pack_16bit: source ac0879830a258e69, glslang 16.6.0, spirv-tools v2026.4, 5984 bytes */
static const char* const sk__spirv_pack_16bit[] = {
"vqX_GvZ!Z]VOYK!UlU##UlU#V]4UlU#Vp6XpV.#]mWe_K``{is1YfgWVR!Vbk1Vp7#Z}m2'$aezd]0!%&'(XpV3$4VD##WXVK8($Vbl:+$WXVL+!;Wym++!G!WXVK%.=WXVK&.;WXVK'.AWXVK9(&WXVK:(&Vbl:,$Wym+,!G!Wym+,#G+Wym+,$G3Wym+,%G7Wym+,&G;Wym+,'G@Wym+,(GDWym+,)GHWXVK;(3Vbl:5$WXVL5!<Wym+5!G!WXVK<.<UlU%=VbkE>=WXUI@D!WXUKA@$WXV!B)AWXV!C)@WXV.@D$WXUKE@&WXV.@F!WXUR)@@WXV.@G#WXUIHD#UlU&IWXV.@JDWXV.HK!WXV.HL#WXV!M)EYfm/ENFFFFWXV.@O+WXV.@P&VbkKQVp8WXUIR3!VbkA8RVbkB+8WXV!QVp8+WXV!SVp8RWXUKU!@%WXV!U##U!WXV>U#%#WXV!U$#@WXV>U#&#WXV.@U%VDWXV>U$'#WXUP9@DWXUP:@D[tWR,9:@@@@@@WXV!U&,,WXV>U&(,WXV.HU'&WXV!U(,@WXV.HU)%WXV!U+,9WXV.HU,$WXV.HU-(WXV.HU.'WXV!U/,:WXV.HU0)VbkKU1Vp8VbkA;EVbkB5;WXV!U1Vp85WXV!U2Vp8EXpVPU!<U%GGWXV.@U3)WylJ=$!>UlYLU4WXV>MU5)WXV>B-)WXV>B.)WXV>B/)WXV>B0)WXV>B1)WXV>B2)WXV>B3)WXV>B4)WXV>B6)WXV>B7)Wym#U$U6%GWXVA@U7U6Wym#U$U8&FWXVA@U9U8Wyn7@U:U7U9Wym#U$U;%FWXVA@U<U;Wyn3@U=U:U<Wyn7@U>U=U%WXVA@U@'Wyn3@UAU>U@Wym#U(UB(U'WXVA@UCUBWyn3@UDUCU3Wyn9@UEUDOWyn9@UFUAUEWyn<@UGUAUEWyn7@UHUGOWym#U(UI(U)WXVA@UJUIWyo1IUKUFUJVbp)UL!WXZ=UKUMULUlYLUMuoAUlYLULWym#U+UN(KWym#U(UOUNFWXVA@UPUOWym#U(UQUNGWXVA@URUQWym3AUSUPURWym#U(V!(U,WXVA@V#V!Wyn9@V$UFV#Wym#U(V%(U-WXVA@V&V%WynK)V'V$V&Wym4@V(V'!Wym4@V)V'#XpV/HV+#U>DWXWP@V,V+Wyo-IV-V,FVbp)V.!WXZ=V-V/V0UlYLV/Wym3AV1V(V)UlYMV.UlYLV0WyoH@V2V(V,WyoH@V3V)V,Wyn5@V4JV,WyoF@V5V(V4WyoI@V6V3V5Wym3AV7V2V6UlYMV.UlYLV.Yfq8AV8V1V/V7V0Vbl1-USVbl1.V8Wym#CV9-FWXVA@V:V9Wym#CV;.FWXVA@V<V;WynI)V=V:V<Wym4@V>V=#Wym4@V@V=!Wym#CVA-GWXVA@VBVAWym#CVC.GWXVA@VDVCWyn3@VEVBVDWyn3@VFVEV>Wym3AVGV@VFWyn<@VHUFV#Wym#U(VI(U.WXVA@VJVIWynK)VKVHVJWym4@VLVK!Wym4@VMVK#Vbp)VN!WXZ=V-VOVPUlYLVOWym3AVQVLVMUlYMVNUlYLVPWyoH@VRVLV,WyoH@VSVMV,Wyn5@W!JV,WyoF@W#VLW!WyoI@W$VSW#Wym3AW%VRW$UlYMVNUlYLVNYfq8AW&VQVOW%VPVbl1/VGVbl10W&Wym#CW'/FWXVA@W(W'Wym#CW)0FWXVA@W+W)WynI)W,W(W+Wym4@W-W,#Wym4@W.W,!Wym#CW//GWXVA@W0W/Wym#CW10GWXVA@W2W1Wyn3@W3W0W2Wyn3@W4W3W-Wym3AW5W.W4Wym#U/W6(LWym#U(W7W6FWXVA@W8W7Wym#U(W9W6GWXVA@W:W9Wym3AW;W8W:Wym#U(W<(U0WXVA@W=W<WynK)W>UFW=Wym4@W@W>!Wym4@WAW>#Vbp)WB!WXZ=V-WCWDUlYLWCWym3AWEW@WAUlYMWBUlYLWDWyoH@WFW@V,WyoH@WGWAV,Wyn5@WHJV,WyoF@WIW@WHWyoI@WJWGWIWym3AWKWFWJUlYMWBUlYLWBYfq8AWLWEWCWKWDVbl11W;Vbl12WLWym#CWM1FWXVA@WNWMWym#CWO2FWXVA@WPWOWynI)WQWNWPWym4@WRWQ#Wym4@WSWQ!Wym#CX!1GWXVA@X#X!Wym#CX$2GWXVA@X%X$Wyn3@X&X#X%Wyn3@X'X&WRWym3AX(WSX'WynK)X)UHGWym4@X+X)!Wym4@X,X)#Vbp)X-!WXZ=V-X.X/UlYLX.Wym3AX0X+X,UlYMX-UlYLX/WyoH@X1X+V,WyoH@X2X,V,Wyn5@X3JV,WyoF@X4X+X3WyoI@X5X2X4Wym3AX6X1X5UlYMX-UlYLX-Yfq8AX7X0X.X6X/Vbl13X(Vbl14X7Wym#CX83FWXVA@X9X8Wym#CX:4FWXVA@X;X:WynI)X<X9X;Wym4@X=X<#Wym4@X>X<!Wym#CX@3GWXVA@XAX@Wym#CXB4GWXVA@XCXBWyn3@XDXAXCWyn3@XEXDX=Wym3AXFX>XEWXWPU1XGXFVbp)XH!WXZ=V-XIXJUlYLXIWym3AXKX+X,UlYMXHUlYLXJWyoH@XLX+V,WyoH@XMX,V,Wyn5@XNJV,WyoF@XOX+XNWyoI@XPXMXOWym3AXQXLXPUlYMXHUlYLXHYfq8AXRXKXIXQXJVbl16W5Vbl17XRWym#CXS6FWXVA@Y!XSWym#CY#7FWXVA@Y$Y#WynI)Y%Y!Y$Wym4@Y&Y%#Wym4@Y'Y%!Wym#CY(6GWXVA@Y)Y(Wym#CY+7GWXVA@Y,Y+Wyn3@Y-Y)Y,Wyn3@Y.Y-Y&Wym3AY/Y'Y.Wyn5@Y0UCUHVbl1U5NUlYMY1UlYLY1Yfq8@Y2FXHY3Y4WXZ9Y5Y4#UlYMY6UlYLY6Wyo3IY7Y2OWXZ=Y7Y8Y5UlYLY8Wyo3IY9Y2Y0Vbp)Y:!WXZ=Y9Y;Y:UlYLY;Wyn7@Y<Y2DWyn9@Y=Y<PWXWPQY>Y/XpW4SY@Y>KY2XpW0RYAY@$$WXWE@YBYAWyn<@YCY<PWyn7@YDOYCWyoH@YEYBYDWym#CYFU5Y=WXVA@YGYFWyoI@YHYGYEVbl1YFYHUlYMY:UlYLY:UlYMY4UlYLY4Wyn3@Y3Y2LUlYMY1UlYLY5WXVAEYIU5XpW4U2YJXGKKWylRYJYI$3uoAuk;"
};

static const sk__spirv sk__modules[16] = {
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced, 1106u, &sk__modules[1], 122044u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced, 1265u, &sk__modules[2], 122232u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced, 7104u, &sk__modules[3], 123664u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced, 45548u, NULL, 182192u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced, 976u, &sk__modules[3], 181968u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced, 1195u, &sk__modules[3], 181984u },
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced, 1006u, &sk__modules[7], 108344u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced, 1228u, &sk__modules[8], 108412u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced, 2003u, &sk__modules[2], 109924u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced, 787u, &sk__modules[3], 163516u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced, 787u, &sk__modules[4], 163292u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced, 787u, &sk__modules[5], 163308u },
    { sk__spirv_sum_f32_f32_traced, 343u, &sk__modules[13], 49828u },
    { sk__spirv_sum_f32_f16_traced, 3135u, &sk__modules[9], 51348u },
    { sk__spirv_pack_32bit, 102u, &sk__modules[15], 5944u },
    { sk__spirv_pack_16bit, 1496u, NULL, 5984u },
};

static const sk__kernel sk__kernels[] = {
    { "gemm_f32_f32_f32_128x128x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 128, 128, 16, 8, 8, 256, 4, 33796, 33796, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[0], &sk__modules[6], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[12], NULL, &sk__modules[14], NULL, NULL } },
    { "gemm_f32_f32_f32_64x64x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 64, 64, 16, 4, 4, 256, 4, 17412, 17412, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[1], &sk__modules[7], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[12], NULL, &sk__modules[14], NULL, NULL } },
    { "gemm_f32_f32_f32_32x32x8_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, true, 0x0u, 32, 32, 8, 4, 4, 64, 4, 2308, 2308, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[2], &sk__modules[8], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[12], NULL, &sk__modules[14], NULL, NULL } },
    { "gemm_f16_f32_f16_160x192x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x10deu, 160, 192, 64, 80, 48, 8, 8, 47108, 61956, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 32, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[3], &sk__modules[9], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[13], NULL, &sk__modules[15], NULL, NULL } },
    { "gemm_f16_f32_f16_128x128x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x0u, 128, 128, 64, 64, 32, 8, 8, 34820, 37380, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 96, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[4], &sk__modules[10], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[13], NULL, &sk__modules[15], NULL, NULL } },
    { "gemm_f16_f32_f16_16x32x16_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, true, 0x0u, 16, 32, 16, 8, 16, 4, 8, 2564, 2564, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 8, 1, { { 8, 8, 8 } }, 0x0u, { &sk__modules[5], &sk__modules[11], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[13], NULL, &sk__modules[15], NULL, NULL } },
};

static const sk__kernel* sk__kernel_at(uint32_t index)
{
    return &sk__kernels[index];
}

static uint32_t sk__kernel_count(void)
{
    return 6u;
}

/* ---- constants of the cost model: rendered from gen/costs.toml --------------------------------- */

static const sk__fitted sk__fitted_0[] = {
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_0[] = {
    { 1, 1.500f, 1.500f, 1.500f, 6.000f, 0.500f, 1.030f, 1.500f, 0 },
    { 2, 1.500f, 1.000f, 0.680f, 6.000f, 0.300f, 1.000f, 1.000f, 0 },
    { 1, 1.500f, 0.051f, 0.051f, 5.000f, 0.041f, 1.000f, 0.082f, 0 },
    { 1, 1.500f, 1.220f, 1.220f, 8.000f, 0.900f, 1.000f, 2.000f, 0 },
    { 1, 1.500f, 0.870f, 0.870f, 6.000f, 0.500f, 1.000f, 1.500f, 0 },
    { 1, 1.500f, 0.007f, 0.007f, 5.000f, 0.020f, 1.000f, 0.041f, 0 },
};

static const sk__fitted sk__fitted_1[] = {
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_1[] = {
    { 1, 1.500f, 1.500f, 1.500f, 6.000f, 0.500f, 1.030f, 1.500f, 0 },
    { 2, 1.500f, 1.000f, 0.680f, 6.000f, 0.300f, 1.000f, 1.000f, 0 },
    { 1, 1.500f, 0.051f, 0.051f, 5.000f, 0.041f, 1.000f, 0.082f, 0 },
    { 1, 1.500f, 1.220f, 1.220f, 8.000f, 0.900f, 1.000f, 2.000f, 0 },
    { 1, 1.500f, 0.870f, 0.870f, 6.000f, 0.500f, 1.000f, 1.500f, 0 },
    { 1, 1.500f, 0.007f, 0.007f, 5.000f, 0.020f, 1.000f, 0.041f, 0 },
};

static const sk__fitted sk__fitted_2[] = {
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_2[] = {
    { 1, 1.500f, 2.383f, 2.383f, 5.000f, 0.655f, 1.000f, 1.311f, 0 },
    { 1, 1.500f, 0.596f, 0.596f, 5.000f, 0.164f, 1.000f, 0.328f, 0 },
    { 1, 1.500f, 0.074f, 0.074f, 5.000f, 0.041f, 1.000f, 0.082f, 0 },
    { 1, 1.500f, 4.369f, 4.369f, 5.000f, 1.229f, 1.000f, 2.458f, 0 },
    { 1, 1.500f, 2.330f, 2.330f, 5.000f, 0.655f, 1.000f, 1.311f, 0 },
    { 1, 1.500f, 0.018f, 0.018f, 5.000f, 0.020f, 1.000f, 0.041f, 0 },
};

static const sk__fitted sk__fitted_3[] = {
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_3[] = {
    { 1, 1.500f, 2.621f, 2.621f, 5.000f, 0.655f, 1.000f, 1.311f, 0 },
    { 1, 1.500f, 0.655f, 0.655f, 5.000f, 0.164f, 1.000f, 0.328f, 0 },
    { 1, 1.500f, 0.082f, 0.082f, 5.000f, 0.041f, 1.000f, 0.082f, 0 },
    { 1, 1.500f, 2.621f, 2.621f, 5.000f, 1.229f, 1.000f, 2.458f, 0 },
    { 1, 1.500f, 1.398f, 1.398f, 5.000f, 0.655f, 1.000f, 1.311f, 0 },
    { 1, 1.500f, 0.011f, 0.011f, 5.000f, 0.020f, 1.000f, 0.041f, 0 },
};

static const sk__fitted sk__fitted_4[] = {
    { 1.000f, 1.000f, 1.000f, 0.000f, 0.000f, 0.000f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_4[] = {
    { 1, 1.500f, 349.525f, 349.525f, 5.000f, 65.536f, 1.000f, 131.072f, 0 },
    { 1, 1.500f, 87.381f, 87.381f, 5.000f, 16.384f, 1.000f, 32.768f, 0 },
    { 1, 1.500f, 10.923f, 10.923f, 5.000f, 4.096f, 1.000f, 8.192f, 0 },
    { 1, 1.500f, 2621.440f, 2621.440f, 5.000f, 122.880f, 1.000f, 245.760f, 0 },
    { 1, 1.500f, 1398.101f, 1398.101f, 5.000f, 65.536f, 1.000f, 131.072f, 0 },
    { 1, 1.500f, 10.923f, 10.923f, 5.000f, 2.048f, 1.000f, 4.096f, 0 },
};

static const sk__cost_table sk__cost_tables[] = {
    { "NVIDIA H200", false, false, 0x10de, 30.300f, 4.000f, sk__fitted_0, sk__costs_0 },
    { "nvidia", true, false, 0x10de, 12.000f, 4.000f, sk__fitted_1, sk__costs_1 },
    { "amd", true, false, 0x1002, 10.000f, 4.000f, sk__fitted_2, sk__costs_2 },
    { "intel", true, false, 0x0, 8.500f, 4.000f, sk__fitted_3, sk__costs_3 },
    { "cpu", true, true, 0x0, 4.000f, 4.000f, sk__fitted_4, sk__costs_4 },
};

static const sk__cost_table* sk__cost_table_at(uint32_t index)
{
    return &sk__cost_tables[index];
}

#endif /* STREAMK_IMPLEMENTED */
#endif /* STREAMK_IMPLEMENTATION */

/*
MIT License

Copyright (c) The streamk authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
