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
 *   If the host knows the table, it is checked and written into the command buffer. If only the device knows it, a
 *   dispatch of one workgroup checks it and makes the schedule, and a problem that breaks a rule is left out. Where
 *   problems differ in one extent only, and lie behind one another, an array on the device replaces the table. The
 *   workspace depends on the most problems, the kernel and the workers, and on no size of a problem.
 *
 *   Operands are offsets into buffers: nothing outside the buffers is touched. Or they are addresses, which nobody
 *   checks. Scales, bias, clamp and residual need no more than 128 bytes of push constants here.
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
 *   s8           s32    s32
 *   s8           s32    f16 or f32     the sum is rounded to f32 (exact below 2^24) before the epilogue
 *   u8           u32    u32
 *   e4m3, e5m2   f32    f16 or f32
 *
 *   Rounding. Results of f16 and bf16 are rounded once, to nearest even, and overflow to infinity. Sums of f16 are
 *   exact for integers up to 2048 only. f64 is as precise as the device makes it: Vulkan asks only for f32's precision.
 *
 *   Integers. Sums and results of s32 and u32 wrap modulo 2^32; nothing saturates. Sums of s8 cannot wrap if K <
 *   131072.
 *
 *   Epilogue. alpha, beta, scales and bias are f32, widened exactly for f64. Some parts are refused for some D:
 *
 *   D           alpha, beta      scales, bias   activation, clamp
 *   s32, u32    integers only    refused        refused
 *   f64         yes              yes            refused
 *   others      yes              yes            yes
 *
 *   Special values. NaN and infinity propagate as in BLAS. beta = 0 does not read C; alpha = 0 does not read A and B.
 *
 *   Subnormals. A driver may flush them to zero wherever they appear: in A, B, C, vectors, sums and results. They are
 *   numbers below 2^-126 (f32, bf16), 2^-14 (f16) and 2^-1022 (f64).
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
 *   f64          shaderFloat64             -
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
 *   barrier()                workgroup      acquire-release, shared    invocations that meet synchronize
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
 *   orders. The dispatch that multiplies comes behind a barrier of the library's.
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
#define SK__DECLARATIONS 0x87dfea29

#ifndef STREAMK_PLAIN_NAMES
#define sk_multiply_name sk_multiply_name_0_1_87dfea29
#define sk_type_name sk_type_name_0_1_87dfea29
#define sk_layout_name sk_layout_name_0_1_87dfea29
#define sk_decomposition_name sk_decomposition_name_0_1_87dfea29
#define sk_fixup_name sk_fixup_name_0_1_87dfea29
#define sk_packing_name sk_packing_name_0_1_87dfea29
#define sk_order_name sk_order_name_0_1_87dfea29
#define sk_raster_name sk_raster_name_0_1_87dfea29
#define sk_sort_name sk_sort_name_0_1_87dfea29
#define sk_ragged_name sk_ragged_name_0_1_87dfea29
#define sk_epilogue_name sk_epilogue_name_0_1_87dfea29
#define sk_bias_name sk_bias_name_0_1_87dfea29
#define sk_activation_name sk_activation_name_0_1_87dfea29
#define sk_role_name sk_role_name_0_1_87dfea29
#define sk_parse_multiply sk_parse_multiply_0_1_87dfea29
#define sk_parse_type sk_parse_type_0_1_87dfea29
#define sk_parse_layout sk_parse_layout_0_1_87dfea29
#define sk_parse_decomposition sk_parse_decomposition_0_1_87dfea29
#define sk_parse_fixup sk_parse_fixup_0_1_87dfea29
#define sk_parse_packing sk_parse_packing_0_1_87dfea29
#define sk_parse_order sk_parse_order_0_1_87dfea29
#define sk_parse_raster sk_parse_raster_0_1_87dfea29
#define sk_parse_sort sk_parse_sort_0_1_87dfea29
#define sk_parse_ragged sk_parse_ragged_0_1_87dfea29
#define sk_parse_epilogue sk_parse_epilogue_0_1_87dfea29
#define sk_parse_bias sk_parse_bias_0_1_87dfea29
#define sk_parse_activation sk_parse_activation_0_1_87dfea29
#define sk_parse_role sk_parse_role_0_1_87dfea29
#define sk_result_string sk_result_string_0_1_87dfea29
#define sk_merge_features sk_merge_features_0_1_87dfea29
#define sk_required_features sk_required_features_0_1_87dfea29
#define sk_create_context sk_create_context_0_1_87dfea29
#define sk_create_planning_context sk_create_planning_context_0_1_87dfea29
#define sk_format_profile sk_format_profile_0_1_87dfea29
#define sk_destroy_context sk_destroy_context_0_1_87dfea29
#define sk_trim_context sk_trim_context_0_1_87dfea29
#define sk_query_context sk_query_context_0_1_87dfea29
#define sk_query_kernel sk_query_kernel_0_1_87dfea29
#define sk_create_plan sk_create_plan_0_1_87dfea29
#define sk_destroy_plan sk_destroy_plan_0_1_87dfea29
#define sk_query_plan sk_query_plan_0_1_87dfea29
#define sk_format_plan sk_format_plan_0_1_87dfea29
#define sk_explain_plan sk_explain_plan_0_1_87dfea29
#define sk_list_segments sk_list_segments_0_1_87dfea29
#define sk_query_times sk_query_times_0_1_87dfea29
#define sk_gemm sk_gemm_0_1_87dfea29
#define sk_query_launch sk_query_launch_0_1_87dfea29
#define sk_clear_workspace sk_clear_workspace_0_1_87dfea29
#define sk_read_status sk_read_status_0_1_87dfea29
#define sk_create_grouped_plan sk_create_grouped_plan_0_1_87dfea29
#define sk_gemm_grouped sk_gemm_grouped_0_1_87dfea29
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
 * is the upper half of an f16. Its largest value is 57344; it has NaN and infinity. */
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
    X(SK_TYPE_E5M2, "e5m2", 1u)

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
STREAMK_API const char* sk_ragged_name(sk_ragged ragged);
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
STREAMK_API bool sk_parse_ragged(const char* word, sk_ragged* ragged);
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
    X(SK_ERROR_LEFT_OUT, -20, "a problem of a grouped launch was left out, so that its result is missing")

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

    sk_type accumulator; /* of sums and partials; 0: f64 of f64, s32 of s8, u32 of u8, f32 of all others. f16 may sum
                            in f16 (SK_TYPE_F16), faster on some devices: only where it is asked for */

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
    sk_sort sort;          /* grouped plans only */
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
    sk_sort sort;                 /* of a grouped plan, never AUTO; otherwise AUTO */
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
    uint32_t longest_worker;                          /* k-iterations of the busiest worker */
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
    sk_buffer a, b, d;   /* a and b: not read when k is 0 */
    sk_buffer c;         /* only with SK_EPILOGUE_LINEAR and beta; may be d itself, with the same layout */
    sk_buffer workspace; /* only if sk_plan_info.workspace_size is not 0 */
    float alpha, beta;   /* read only with SK_EPILOGUE_LINEAR */

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
    bool aligned;                                        /* A and B are read 16 bytes at a time */
    bool aligned_output;                                 /* so is D written, and C read if its address allows */
    uint32_t dispatch_count;                             /* 0 if m, n or batch_count is 0 */
    uint32_t copy_count;                                 /* of the dispatches, the first: they copy A and B */
    uint32_t group_count_x, group_count_y;               /* workgroups of the first dispatch after the copies */
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

/* Why a worker of a plan with a turnstile gave up, or a problem of several was left out. */
typedef enum sk_status_code
{
    SK_STATUS_FINE,     /* nothing of that happened since the workspace was cleared */
    SK_STATUS_LATE,     /* a worker's turn did not come while it polled most_looks times */
    SK_STATUS_COUNTER,  /* the tile's counter had an impossible value */
    SK_STATUS_TICKET,   /* the ticket had an impossible value */
    SK_STATUS_LEFT_OUT, /* a problem that only the device knew broke the plan's bounds or promise */
    SK_STATUS_FORCE_I32 = 0x7fffffff
} sk_status_code;

/* The record of the first worker that gave up, or of the first problem that was left out, as it lies in the workspace.
 * Copy it when the launch has completed. */
typedef struct sk_status
{
    uint32_t code;           /* sk_status_code */
    uint32_t tile, worker;   /* as in sk_list_segments; or the problem left out, and why, for sk_read_status */
    uint32_t expected, seen; /* k-iterations in the tile's counter; or tickets; or all problems, and those left out */
} sk_status;

/* Judge a status record: SK_SUCCESS, or SK_ERROR_GAVE_UP or SK_ERROR_LEFT_OUT with a sentence in `text` that says what
 * happened. `size` is the bytes of `text`; 256 hold every sentence. After SK_ERROR_GAVE_UP, D is wrong or incomplete,
 * and the workspace must be cleared before its next use. After SK_ERROR_LEFT_OUT it may be used as it is; clear it to
 * be told of later launches. */
STREAMK_API sk_result sk_read_status(const sk_status* status, char* text, size_t size);

/* ---- grouped: many problems in one launch ---------------------------------------------------- */

/* A problem of several. All have the types, layouts and parts of the epilogue of one plan. The device reads them as
 * they lie here: 104 bytes each, in a table.
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
} sk_problem;

/* What a grouped plan is for. Zero-initialise, then say what matters. */
typedef struct sk_grouped_desc
{
    /* Types, layouts, epilogue, and the decisions that are forced. m, n and k are bounds: no problem has more; 0: any.
     * What each problem has of its own must be 0 here: leading dimensions, batches, strides, pointers. So must
     * decisions that need all tiles alike: splits, stream_k_tiles, interleave, chunk, last_wave_kernel. Operands are
     * not packed. decomposition: data-parallel deals whole tiles round robin; Stream-K and hybrid go across all
     * problems. */
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
 * The workspace depends on most_problems, kernel and workers, and on no size. */
STREAMK_API sk_result sk_create_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan** plan);

typedef struct sk_grouped_args
{
    sk_buffer a, b, c, d, bias, scale_m, scale_n, residual; /* not read with sk_grouped_desc.addresses */
    sk_buffer workspace;
    float clamp_min, clamp_max; /* clamp_min <= clamp_max; infinite: no limit */

    /* Either the host knows the problems: they are checked, and what the device reads of them is written into the
     * command buffer, at most 120 bytes a problem. The workspace then needs a buffer, with TRANSFER_DST. */
    const sk_problem* problems;
    uint32_t problem_count;

    /* Or only the device does: `table` holds most_problems of sk_problem, or as many as the uint32_t in `count` says
     * if that has a buffer or an address. Both are read when the launch runs, in COMPUTE_SHADER. */
    sk_buffer table, count;

    /* Or `extents` holds a uint32_t for each: where the problem ends along the ragged extent, or how much it has if the
     * plan is masked; most_problems of them, or as many as `count` says. */
    sk_buffer extents;
    float alpha, beta; /* of all ragged problems; read only with SK_EPILOGUE_LINEAR */
} sk_grouped_args;

/* Append all products of a grouped plan to a command buffer, as sk_gemm does one.
 *
 * Of problems that the host knows, a wrong one is refused with a sentence. Of others, each is judged when the launch
 * runs: those that break the plan's bounds or promise, or reach outside their buffers, are left out, as are all from
 * the first one on up to which 32 bits do not count the tiles or k-iterations. sk_read_status tells of the first that
 * was left out. No two problems may write the same element of D; nobody checks that.
 *
 * A launch of problems that the host knows writes to the workspace in TRANSFER, too, and waits for COMPUTE_SHADER
 * before it does. */
STREAMK_API sk_result sk_gemm_grouped(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args);

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

#if SK__DECLARATIONS != 0x87dfea29
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
    SK__CONSTANT_COUNT = 30
};

/* What a kernel may have a module for. */
typedef enum sk__module_kind
{
    SK__MODULE_MULTIPLY = 0, /* multiplies */
    SK__MODULE_ADDS = 1, /* multiplies, and adds f32 sums by atomics; NULL: it has others */
    SK__MODULE_GROUPED = 2, /* multiplies several problems; NULL: in a trace header */
    SK__MODULE_PREPARE = 3, /* makes the table of their space; NULL: in a trace header */
    SK__MODULE_RAGGED = 4, /* writes the problems that an array tells of; NULL: in a trace header */
    SK__MODULE_SUM = 5, /* sums partials row by row */
    SK__MODULE_PACK = 6, /* packs A or B */
    SK__MODULE_TRANSPOSE = 7, /* packs them with k contiguous; NULL: the kernel does not want that */
    SK__MODULE_ARRANGE = 8, /* packs them in the order of fragments; NULL: the kernel is not arranged */
    SK__MODULE_KINDS = 9
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
SK__DEFINE_NAMES(ragged, SK_RAGGEDS(SK__WORD))
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
 * none: there sk_lists_problems() is false when they are compiled, so that the code for tables goes.
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

#define sk__lists_problems(space) ((space).problems > 0u)

/* Word `index` of a table. Kernels have their own. */
static inline uint32_t sk__read_table(const uint32_t* table, uint32_t index)
{
    return table[index];
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

/* The last row before which a column of the table counts at most `most`: of a problem that has tiles, if any has so
 * many. From the nearby row on the search takes steps that double, up or down, and then halves the last one. Returns
 * early, so that spirv-opt keeps one function for all callers (see schedule.h). */
SK__FUNCTION uint32_t sk__find_row(sk__space space, uint32_t column, uint32_t most)
{
    if (space.problems <= 1u)
    {
        return 0u;
    }
    uint32_t first = sk__min(space.nearby, space.problems - 1u), end = first + 1u, distance = 1u;
    while (first > 0u && sk__read_table(space.table, first * SK__TABLE_ROW + column) > most)
    {
        end = first;
        first -= sk__min(distance, first);
        distance *= 2u;
    }
    while (end < space.problems && sk__read_table(space.table, end * SK__TABLE_ROW + column) <= most)
    {
        first = end;
        end += sk__min(distance, space.problems - end);
        distance *= 2u;
    }
    while (end - first > 1u)
    {
        uint32_t middle = first + (end - first) / 2u;
        if (sk__read_table(space.table, middle * SK__TABLE_ROW + column) <= most)
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
    sk__partition stream_k;       /* derived: of the places of Stream-K tiles */
};

/* k-iterations [k_begin, k_end) of one tile. */
SK__STRUCT(sk__segment)
{
    sk__tile tile;
    uint32_t k_begin;
    uint32_t k_end;
};

/* Fills in the derived member. */
SK__FUNCTION sk__schedule sk__derive_shares(sk__schedule schedule)
{
    uint32_t places = sk__tile_at(schedule.space, schedule.stream_k_tiles).first_place;
    schedule.stream_k = sk__make_partition(places, schedule.workers, schedule.minimum_segment);
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
    if (sk__lists_problems(schedule.space)) /* problems that are alike are dealt like places */
    {
        schedule.space.nearby = sk__share_begin(schedule.space.problems, schedule.workers, worker);
    }
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

/* Chunk `index` of a worker's whole tiles. */
SK__FUNCTION sk__segment sk__whole_chunk(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    uint32_t before = sk__lists_problems(schedule.space) ? 0u : index / schedule.space.places;
    sk__tile tile = sk__whole_tile(schedule, worker, before);
    uint32_t in_tile = index - before * schedule.space.places;
    while (sk__lists_problems(schedule.space) && in_tile >= tile.places)
    {
        in_tile -= tile.places;
        tile = sk__whole_tile(schedule, worker, ++before);
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
SK__FUNCTION sk__segment sk__whole_segment(sk__schedule schedule, uint32_t worker, uint32_t index)
{
    sk__segment segment;
    if (schedule.chunked)
    {
        segment = sk__whole_chunk(schedule, worker, index);
    }
    else
    {
        sk__tile tile = sk__whole_tile(schedule, worker, index);
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
        segment = sk__whole_segment(schedule, work.worker, skipped != 0u ? index : index - work.split_segments);
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

#define SK__COUNTERS 65536 /* at the start; a split tile uses the one numbered by its first peer */
#define SK__TICKET 65536   /* workers that have started, of a launch whose workers wait */
#define SK__STATUS 65540   /* the record of the first worker that gave up since the workspace was cleared: */
#define SK__SLOTS 65600    /* sums and partials */
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

/* The worker of a strand whose Stream-K range has a place. Snapping moves a boundary by less than a share, so it is
 * the one that the even shares give, or a neighbour of it. */
SK__FUNCTION uint32_t sk__stream_k_worker(sk__schedule schedule, uint32_t place)
{
    uint32_t worker = sk__partition_worker(schedule.stream_k, place);
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

/* arguments.h - the push constants of modules that multiply or sum, and the schedule and tile map that they describe.
 *
 * Uses schedule.h, tiles/rectangle.h. Must not know who fills them in. 120 bytes, of the 128 that every device has; the
 * epilogue's follow. Addresses are two words, low first, because not every device has 64-bit integers.
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

/* `unit`, `interleave` and `chunked`, which few plans have, are no push constants but are compiled into a kernel. */
SK__FUNCTION sk__schedule sk__make_schedule(sk__arguments arguments, uint32_t tile_k, uint32_t unit,
                                            uint32_t interleave, bool chunked)
{
    sk__schedule schedule;
    schedule.space = sk__make_space(arguments.tiles, sk__divide_up(arguments.problem.k, tile_k), unit);
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
};

/* grouped.h - what kernels of several problems are pushed and read: the header of the problems' space.
 *
 * Uses arguments.h, wide.h, problem_row.h. Must not know who fills them in. Addresses are two words, low first.
 * Rows are as the user wrote them. What is made of a row is the kernel's: where D is column-major, A and B are
 * exchanged, as are m and n.
 */

/* What the table of a space does not say of it. The table follows it in memory. */
SK__STRUCT(sk__grouped_header)
{
    uint32_t problems;
    uint32_t tiles; /* of all */
    uint32_t stream_k_tiles;
    uint32_t stream_k_places;
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
    for (uint32_t i = 0u; i < 2u; ++i)
    {
        exchanged.a[i] = row.b[i];
        exchanged.b[i] = row.a[i];
        exchanged.scale_m[i] = row.scale_n[i];
        exchanged.scale_n[i] = row.scale_m[i];
    }
    return exchanged;
}

/* The k of a product that is multiplied: none where alpha is 0. */
SK__FUNCTION uint32_t sk__multiplied_k(sk__problem_row row, bool linear)
{
    return linear && (row.alpha << 1u) == 0u ? 0u : row.k;
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

/* `unit` and `chunked` are compiled into a kernel. */
SK__FUNCTION sk__schedule sk__make_grouped_schedule(sk__grouped_arguments arguments, sk__grouped_header header,
                                                    SK__TABLE table, uint32_t unit, bool chunked)
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
    return schedule;
}

/* ragged.h - the rows of problems that differ in one extent, told by an array.
 *
 * Uses wide.h, problem_row.h. Must not know the plan's limits: prepare.h judges the rows. All is as the user names it.
 * A matrix that has the ragged extent is stacked: where one problem's ends along it, the next one's begins. Of the
 * others each problem has its own, a stride apart.
 */

#define SK__RAGGED_M 1u /* sk_ragged */
#define SK__RAGGED_N 2u
#define SK__RAGGED_K 3u

/* Push constants of ragged.comp, 112 bytes. Strides are bytes; one of 0 means that all problems share the matrix. */
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
#define SK__RAGGED_INPUT 12u  /* bits from here on: bytes of an element of A and B, */
#define SK__RAGGED_OUTPUT 16u /* and of C, D and the residual */

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
    return row;
}

SK__FUNCTION sk__problem_row sk__make_ragged_row(sk__ragged_arguments arguments, sk__ragged_part part)
{
    uint32_t flags = arguments.flags;
    uint32_t input_size = flags >> SK__RAGGED_INPUT & 15u, output_size = flags >> SK__RAGGED_OUTPUT & 15u;
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

/* prepare.h - judges the rows of a problem table, and makes the table of a space of them.
 *
 * Uses grouped.h. Host and device run the same text, so they leave out the same problems.
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
    bool aligned;   /* every 16-byte access is aligned and inside */
    bool exchanged; /* rows are */
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
#define SK__LEFT_OUT_TOTAL 6u     /* 32 bits do not count the tiles, or their units, up to here */

#define SK__OPERAND_A 0u
#define SK__OPERAND_B 1u
#define SK__OPERAND_C 2u
#define SK__OPERAND_D 3u
#define SK__OPERAND_BIAS 4u
#define SK__OPERAND_SCALE_M 5u
#define SK__OPERAND_SCALE_N 6u
#define SK__OPERAND_RESIDUAL 7u

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

/* Judges A and B, which are read only if there is something to multiply. */
SK__FUNCTION uint32_t sk__judge_inputs(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    uint32_t k = sk__multiplied_k(row, limits.layouts.linear);
    bool along_k = limits.layouts.a_k_contiguous;
    sk__grouped_matrix matrix = sk__grouped_matrix_of(row.a, along_k ? row.m : k, along_k ? k : row.m,
                                                      row.leading_dimension_a, limits.input_size, limits.aligned);
    uint32_t reason = sk__judge_matrix(matrix, room.a, SK__OPERAND_A);
    along_k = limits.layouts.b_k_contiguous;
    matrix = sk__grouped_matrix_of(row.b, along_k ? row.n : k, along_k ? k : row.n, row.leading_dimension_b,
                                   limits.input_size, limits.aligned);
    return reason != SK__LEFT_OUT_NOT ? reason : sk__judge_matrix(matrix, room.b, SK__OPERAND_B);
}

/* Judges C, D and the residual. C and the residual are tested by the kernel before it reads 16 bytes of them. */
SK__FUNCTION uint32_t sk__judge_outputs(sk__problem_row row, sk__grouped_limits limits, sk__grouped_room room)
{
    uint32_t size = limits.output_size;
    bool reads_c = limits.layouts.linear && (row.beta << 1u) != 0u;
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
    uint32_t reason = sk__judge_inputs(row, limits, room);
    reason = reason != SK__LEFT_OUT_NOT ? reason : sk__judge_outputs(row, limits, room);
    return reason != SK__LEFT_OUT_NOT ? reason : sk__judge_vectors(row, limits, room);
}

/* What a problem, or several, have in a space; 2^32 - 1 where there are at least so many. */
SK__STRUCT(sk__grouped_extent)
{
    uint32_t tiles;
    uint32_t places;
};

SK__FUNCTION uint32_t sk__count_row_iterations(sk__problem_row row, sk__grouped_limits limits)
{
    return sk__divide_up(sk__multiplied_k(row, limits.layouts.linear), limits.tile_k);
}

SK__FUNCTION sk__grouped_extent sk__measure_row(sk__problem_row row, sk__grouped_limits limits)
{
    uint32_t rows = sk__divide_up(row.m, limits.tile_m), columns = sk__divide_up(row.n, limits.tile_n);
    sk__grouped_extent extent;
    extent.tiles = sk__multiply_saturated(rows, columns);
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

SK__FUNCTION bool sk__is_countable(sk__grouped_extent extent)
{
    return extent.tiles < 0xffffffffu && extent.places < 0xffffffffu;
}

#define SK__WAVES_NONE 0u         /* no tile is dealt by the place */
#define SK__WAVES_ALL 0xffffffffu /* all are */

/* Tiles that are dealt by the place: what whole tiles leave over, and waves - 1 full waves of workers with it. */
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
    uint32_t tile; /* tile_m, tile_n from bit 16 on, SK__PREPARE_COUNTED and SK__PREPARE_SORTED */
    uint32_t
        flags; /* SK__LIMITS_... bits; tile_k from bit 0, the sizes of elements from bits 12 and 16, bias from 20 */
    uint32_t unit;
    uint32_t workers;
    uint32_t waves; /* of the hybrid */
    sk__grouped_room room;
};

#define SK__PREPARE_COUNTED 0x8000u    /* bit of `tile`: otherwise there are the most problems */
#define SK__PREPARE_SORTED 0x80000000u /* bit of `tile`: problems are dealt by descending k */
#define SK__PREPARE_ORDER 4u           /* words a problem behind the table, where problems are sorted */
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
    limits.tile_m = arguments.tile & 0x7fffu;
    limits.tile_n = arguments.tile >> 16u & 0x7fffu;
    limits.tile_k = arguments.flags & 0xfffu;
    limits.unit = arguments.unit;
    limits.input_size = arguments.flags >> 12u & 15u;
    limits.output_size = arguments.flags >> 16u & 15u;
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
    uint32_t bias; /* an sk_bias */
    uint32_t scale_m, scale_n;
    uint32_t activation; /* an sk_activation */
    uint32_t clamp;
    uint32_t residual; /* an SK__RESIDUAL */
} sk__epilogue;

static sk__epilogue sk__make_epilogue(const sk_gemm_desc* desc)
{
    bool exchanged = desc->d.layout == SK_LAYOUT_COL_MAJOR;
    sk__epilogue epilogue;
    epilogue.linear = desc->epilogue == SK_EPILOGUE_LINEAR;
    epilogue.bias = desc->bias && exchanged ? 3u - (uint32_t)desc->bias : (uint32_t)desc->bias;
    epilogue.scale_m = exchanged ? desc->scale_n : desc->scale_m;
    epilogue.scale_n = exchanged ? desc->scale_m : desc->scale_n;
    epilogue.activation = (uint32_t)desc->activation;
    epilogue.clamp = desc->clamp;
    epilogue.residual = SK__RESIDUAL_NONE;
    if (desc->add_residual)
    {
        epilogue.residual = desc->residual.layout == desc->d.layout ? SK__RESIDUAL_LIKE_D : SK__RESIDUAL_TRANSPOSED;
    }
    return epilogue;
}

/* Whether it needs more push constants than every device has. */
static bool sk__needs_more(const sk__epilogue* epilogue)
{
    return epilogue->bias || epilogue->scale_m || epilogue->scale_n || epilogue->clamp || epilogue->residual;
}

/* The first member of a desc that makes its epilogue more than linear. */
static const char* sk__epilogue_member(const sk_gemm_desc* desc)
{
    return desc->scale_m        ? "scale_m"
           : desc->scale_n      ? "scale_n"
           : desc->bias         ? "bias"
           : desc->clamp        ? "clamp"
           : desc->add_residual ? "add_residual"
                                : "activation";
}

/* Writes "; epilogue:" and the parts as the user sees them; "" if there are none. */
static void sk__format_epilogue(const sk__epilogue* epilogue, bool exchanged, char* text, size_t size)
{
    static const char* const residuals[] = {"", " residual", " transposed residual"};
    uint32_t bias = exchanged && epilogue->bias ? 3u - epilogue->bias : epilogue->bias;
    bool scale_m = exchanged ? epilogue->scale_n : epilogue->scale_m;
    bool scale_n = exchanged ? epilogue->scale_m : epilogue->scale_n;
    bool any = epilogue->linear || epilogue->activation || sk__needs_more(epilogue);
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

/* The value of a digit: 64 characters from + on, without ? and \. */
static uint32_t sk__digit(char digit)
{
    return (uint32_t)(unsigned char)digit - 43u - (digit > 63 ? 1u : 0u) - (digit > 92 ? 1u : 0u);
}

/* The next word of a text: digits of 5 bits, the highest first; all but the last have 32 added. */
static uint32_t sk__read_word(sk__reader* reader)
{
    uint32_t word = 0, value = 32;
    while (value >= 32)
    {
        while (*reader->next == 0)
        {
            reader->next = *++reader->piece;
        }
        value = sk__digit(*reader->next++);
        word = word << 5 | (value & 31u);
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
    uint32_t features;       /* SK__... bits that it needs */
    uint32_t subgroup_sizes; /* coop: set of sizes it can be built for; a size is its own bit */
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
    case SK__MODULE_SUM: return key->own_invocations;
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
    return sk__has_fragments(sk__kernel_at(key->kernel)) && !copies && !prepares;
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
        (sk__push_constants_size(sk__needs_more(&key->epilogue)) - sk__push_constants_size(false)) / 4u;
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
}

static sk_result sk__create_module(const sk_context* context, const sk__pipeline_key* key, VkShaderModule* module)
{
    const sk__kernel* kernel = sk__kernel_at(key->kernel);
    const sk__spirv* spirv = kernel->modules[key->module];
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
                (int)result, kernel->name);
    return SK_SUCCESS;
}

static VkResult sk__specialize(const sk_context* context, const sk__pipeline_key* key, VkShaderModule module,
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
    bool needs_subgroups = sk__needs_subgroups(key);
    subgroup_size.requiredSubgroupSize = needs_subgroups ? context->builds[key->kernel].required_subgroup_size : 0;
    VkComputePipelineCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.layout = context->layouts[sk__needs_more(&key->epilogue)];
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.pNext = subgroup_size.requiredSubgroupSize ? &subgroup_size : NULL;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &constants;
    if (needs_subgroups && (context->device.features & SK__FULL_SUBGROUPS))
    {
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    }
    return context->functions.vkCreateComputePipelines(context->handle, context->pipeline_cache, 1, &info,
                                                       context->allocator, &pipeline->handle);
}

static sk_result sk__create_pipeline(sk_context* context, const sk__pipeline_key* key,
                                     const uint32_t constants[SK__CONSTANT_COUNT], sk__pipeline** made)
{
    sk__pipeline* pipeline = (sk__pipeline*)sk__allocate(context->allocator, sizeof *pipeline);
    SK__REQUIRE(&context->logger, pipeline, SK_ERROR_OUT_OF_HOST_MEMORY,
                "a pipeline's %llu bytes could not be allocated", (unsigned long long)sizeof *pipeline);
    VkShaderModule module = VK_NULL_HANDLE;
    sk_result result = sk__create_module(context, key, &module);
    if (result != SK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
        return result;
    }
    pipeline->kernel = key->kernel;
    pipeline->module = key->module;
    memcpy(pipeline->constants, constants, sizeof pipeline->constants);
    VkResult created = sk__specialize(context, key, module, pipeline);
    context->functions.vkDestroyShaderModule(context->handle, module, context->allocator);
    if (created != VK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
        return sk__fail(&context->logger, SK_ERROR_VULKAN, "vkCreateComputePipelines returned %d for %s",
                        (int)created, sk__kernel_at(key->kernel)->name);
    }
    pipeline->next = context->pipelines;
    context->pipelines = pipeline;
    *made = pipeline;
    return SK_SUCCESS;
}

/* Finds a pipeline, or makes it. */
static sk_result sk__get_pipeline(sk_context* context, const sk__pipeline_key* key, sk__pipeline** found)
{
    uint32_t constants[SK__CONSTANT_COUNT];
    sk__fill_constants(context, key, constants);
    for (sk__pipeline* pipeline = context->pipelines; pipeline; pipeline = pipeline->next)
    {
        if (pipeline->kernel == key->kernel && pipeline->module == key->module &&
            memcmp(pipeline->constants, constants, sizeof constants) == 0)
        {
            *found = pipeline;
            return SK_SUCCESS;
        }
    }
    return sk__create_pipeline(context, key, constants, found);
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
} sk__problem;

#define SK__LAST_TYPE SK_TYPE_E5M2

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
    default: return SK_TYPE_F32;
    }
}

static bool sk__is_integer_type(sk_type type)
{
    return type == SK_TYPE_S32 || type == SK_TYPE_U32;
}

/* Fills in a matrix's defaults and checks that it can be addressed. */
static sk_result sk__resolve_matrix(const sk_logger* logger, const char* name, const sk_matrix_desc* desc,
                                    uint32_t rows, uint32_t columns, uint32_t batch_count, sk__matrix* matrix)
{
    bool row_major = desc->layout == SK_LAYOUT_ROW_MAJOR;
    matrix->name = name;
    matrix->type = desc->type;
    matrix->shared = desc->shared;
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
    bool integer = sk__is_integer_type(desc->d.type);
    bool scaled = desc->scale_m || desc->scale_n || desc->bias != SK_BIAS_NONE;
    bool shaped = desc->activation != SK_ACTIVATION_NONE || desc->clamp;
    SK__REQUIRE(logger, !integer || !scaled, SK_ERROR_NO_KERNEL,
                "%s is f32, but d.type is %s: only D of floating-point numbers takes it", sk__epilogue_member(desc),
                sk_type_name(desc->d.type));
    SK__REQUIRE(logger, !shaped || !(integer || desc->d.type == SK_TYPE_F64), SK_ERROR_NO_KERNEL,
                "%s computes in f32, but d.type is %s", desc->clamp ? "clamp" : "activation",
                sk_type_name(desc->d.type));
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
    const sk_matrix_desc* matrices[] = {&desc->a, &desc->b, &desc->c, &desc->d, &desc->residual};
    static const char* const names[] = {"a", "b", "c", "d", "residual"};
    for (int i = 0; i < 5; ++i)
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

/* grouped.h - the desc of several problems checked, and the rows and the space of problems that the host knows.
 *
 * Uses problem.h. Must not know devices, kernels or decompositions. Rows are the kernel's: where D is column-major, A
 * and B are exchanged, as are m and n.
 */

enum
{
    SK__REASON_TEXT = 128 /* bytes of the words for why a problem is left out */
};

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
    uint32_t waves;                 /* of the hybrid, or an SK__WAVES_... */
    uint32_t minimum_segment;       /* units */
    sk__grouped_limits limits;      /* the tile's extents are those of the chosen kernel */
    uint32_t problem_count;         /* expected */
    bool sorted;                    /* tiles are dealt by descending k */
    uint32_t* table;                /* of the expected space, behind its header; the plan owns it, and */
    sk__problem_row* rows;          /* the expected problems, and */
    sk__place* order;               /* the order in which they are dealt */
    uint64_t k_iterations;          /* of all expected tiles */
    uint32_t longest_worker;        /* k-iterations of the busiest worker, if all are as expected */
    uint32_t most_peers;            /* at most, of a tile */
    sk__ragged_arguments ragged;    /* without addresses, alpha and beta; flags are 0 if nothing is ragged */
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
    static const char* const names[] = {"a", "b", "c", "d", "bias", "scale_m", "scale_n", "residual"};
    static const char* const others[] = {"b", "a", "c", "d", "bias", "scale_n", "scale_m", "residual"};
    return operand < 8 ? (exchanged ? others : names)[operand] : "?";
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
    case SK__LEFT_OUT_OUTSIDE: snprintf(text, size, "%s reaches past the end of its buffer", name); break;
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
    SK__REQUIRE(logger, !gemm->splits && !gemm->stream_k_tiles && !gemm->interleave && !gemm->chunk,
                SK_ERROR_INVALID_VALUE,
                "gemm.splits, stream_k_tiles, interleave or chunk is set, which need tiles that are all alike");
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
    uint64_t k_iterations;       /* of all tiles */
    uint32_t longest, most_rows; /* k-iterations of a tile, and rows of a D, at most */
    double inputs, outputs;      /* elements of all A and B, and of all D */
} sk__grouped_totals;

static void sk__add_totals(sk__grouped_totals* totals, sk__problem_row row, sk__grouped_limits limits)
{
    sk__grouped_extent own = sk__measure_row(row, limits);
    uint32_t k_iterations = sk__count_row_iterations(row, limits);
    totals->extent = sk__add_extents(totals->extent, own);
    totals->k_iterations += (uint64_t)own.tiles * k_iterations;
    totals->longest = sk__max(totals->longest, own.tiles ? k_iterations : 0);
    totals->most_rows = sk__max(totals->most_rows, row.m);
    totals->inputs += own.tiles ? (double)row.k * ((double)row.m + row.n) : 0.0;
    totals->outputs += (double)row.m * row.n;
}

/* The header of a space whose table is complete. */
static sk__grouped_header sk__make_header(const uint32_t* table, uint32_t problems, sk__grouped_extent all,
                                          uint32_t unit, uint32_t workers, uint32_t waves)
{
    sk__grouped_header header = {problems, all.tiles, 0, all.places};
    sk__space space = sk__make_space(all.tiles, 0, unit);
    space.problems = problems;
    space.table = table;
    header.stream_k_tiles = sk__count_grouped_stream_k_tiles(all.tiles, workers, waves);
    if (header.stream_k_tiles < all.tiles)
    {
        header.stream_k_places = sk__tile_at(space, header.stream_k_tiles).first_place;
    }
    return header;
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
    return flags | sk__type_size(problem->input) << SK__RAGGED_INPUT |
           sk__type_size(problem->output) << SK__RAGGED_OUTPUT;
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

/* Predicted time in microseconds of sum.comp, without that of its dispatch. It has three parts: reading all partials, a
 * time for each run of each workgroup, and a time for each of the rounds of SK__SUM_LOADS loads that a run consists of.
 */
static float sk__predict_runs(const sk__cost_table* costs, uint32_t kernel, uint32_t compute_units, uint32_t tiles,
                              uint32_t peers, uint32_t runs)
{
    float workgroups = (float)sk__count_sum_workgroups(sk__kernel_at(kernel), tiles, runs);
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
                              uint32_t peers)
{
    uint32_t waves = sk__divide_up(tiles, device->compute_units);
    const sk__cost* cost = &costs->kernels[kernel];
    bool few = peers < sk__fitted_of(costs, cost)->sum_peers;
    uint32_t most = few ? 0 : sk__min(SK__MOST_SUM_RUNS, device->invocations / SK__SUM_VECTORS);
    sk__sum best = sk__sum_by_kernel(costs, kernel, device, tiles, peers);
    for (uint32_t runs = 1; waves <= 1 && runs <= most; runs *= 2)
    {
        sk__sum sum = {runs, sk__predict_runs(costs, kernel, device->compute_units, tiles, peers, runs)};
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
    bool sums_by_kernel; /* the separate pass has a workgroup of the kernel for each tile, whatever their number */
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

/* Tiles of all batches; of one batch where those alone are too many. */
static uint64_t sk__count_tiles(const sk__problem* problem, const sk__kernel* kernel)
{
    uint64_t rows = sk__divide_up(problem->m, kernel->tile_m);
    uint64_t columns = sk__divide_up(problem->n, kernel->tile_n);
    uint64_t tiles = rows * columns; /* each below 2^32: no overflow */
    return tiles > UINT32_MAX ? tiles : tiles * problem->batch_count;
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
    last.k_iterations = sk__divide_up(problem->k, sk__kernel_at(last.kernel)->tile_k);
    last.tiles = last.workers = choice->last_wave_tiles;
    last.last_wave_tiles = 0;
    return last;
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
    bool is_free = wanted == SK_PACKING_AUTO && !planner->device->is_cpu;
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
    return a && (choice->packing.b || problem->b.aligned);
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
    return sk__time_to_move(planner, problem->batch_count, m * n > 0 ? k * (of_a + of_b) : 0.0f, m * n);
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

/* Multiplying takes no less than memory does. */
static sk__pace sk__find_pace(const sk__planner* planner, const sk__choice* choice, sk__load load)
{
    const sk__cost* cost = &planner->costs->kernels[choice->kernel];
    uint32_t units = planner->device->compute_units;
    uint32_t on_a_unit = sk__min(sk__count_rounds(choice->workers, units), cost->workgroups_per_unit);
    float shared = cost->iteration_time * (float)on_a_unit / (float)cost->workgroups_per_unit;
    float iteration = shared > cost->lone_iteration_time ? shared : cost->lone_iteration_time;
    float busiest = (float)load.k_iterations * iteration * choice->access_factor;
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
    return planner->sums_by_kernel
               ? sk__sum_by_kernel(planner->costs, choice->kernel, planner->device, load->split_tiles, load->peers)
               : sk__choose_sum(planner->costs, choice->kernel, planner->device, load->split_tiles, load->peers);
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
    uint32_t k_iterations = sk__max(sk__divide_up(planner->problem->k, smaller->tile_k), 1u);
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
    uint32_t k_iterations = sk__divide_up(planner->problem->k, sk__kernel_at(kernel)->tile_k);
    return cost->start_time + (float)k_iterations * cost->lone_iteration_time;
}

/* Whether a kernel is tried with another for its last wave. */
static bool sk__wants_retiled(const sk__planner* planner, const sk__kernel* kernel)
{
    sk_decomposition wanted = sk__wanted_decomposition(planner);
    bool any = wanted == SK_DECOMPOSITION_AUTO && !planner->desc->workers && !planner->desc->kernel;
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
    return sk__is_made_for(kernel, planner->device) && planner->problem->m <= most_rows;
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
    SK__REQUIRE(planner->logger, !to_d || !(problem->epilogue.activation || sk__needs_more(&problem->epilogue)),
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
    uint32_t k_iterations = sk__divide_up(planner->problem->k, kernel->tile_k);
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
    candidate.k_iterations = sk__divide_up(planner->problem->k, sk__kernel_at(kernel)->tile_k);
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
    float k_iterations = (float)sk__divide_up(planner->problem->k, kernel->tile_k);
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
    SK__TRY(sk__check_fixup(planner));
    SK__TRY(sk__check_push_constants(planner));
    SK__REQUIRE(planner->logger, planner->desc->sort == SK_SORT_AUTO, SK_ERROR_INVALID_VALUE,
                "sort is %s, but only problems of a grouped plan are sorted", sk_sort_name(planner->desc->sort));
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

/* grouped.h - chooses kernel, workers and decomposition for several problems, from the sizes that are expected.
 *
 * Uses serve.h, wishes.h, ../problem/ragged.h. Must not know contexts, pipelines or command buffers. The cost model
 * is that of one problem: it gets the busiest worker's load.
 */

/* What the choice is made from, and the room in which it is made. */
typedef struct sk__grouped_planner
{
    sk__planner planner; /* of a problem that stands for all: its m is the largest */
    const sk_grouped_desc* desc;
    sk__grouped* grouped;
    uint32_t* loads; /* room for as many words as there may be workers, and one */
    sk__grouped_totals totals;
} sk__grouped_planner;

/* Workers of whole tiles beyond which their loads are not counted one by one. */
enum
{
    SK__MOST_LOADS = 65536
};

/* Fills in the table for a kernel's tiles, and the totals. */
static void sk__tabulate(sk__grouped_planner* planner, const sk__kernel* kernel)
{
    sk__grouped* grouped = planner->grouped;
    const sk_gemm_desc* gemm = &planner->desc->gemm;
    sk__grouped_limits* limits = &grouped->limits;
    limits->tile_m = kernel->tile_m;
    limits->tile_n = kernel->tile_n;
    limits->tile_k = kernel->tile_k;
    limits->unit = sk__max(gemm->k_alignment, 1u);
    memset(&planner->totals, 0, sizeof planner->totals);
    uint32_t* words = grouped->table + SK__GROUPED_HEADER;
    for (uint32_t i = 0; i < grouped->problem_count; ++i, words += SK__TABLE_ROW)
    {
        uint32_t problem = grouped->order[i].problem;
        sk__fill_table_row(words, planner->totals.extent, grouped->rows[problem], *limits, problem);
        sk__add_totals(&planner->totals, grouped->rows[problem], *limits);
    }
}

/* k-iterations of whole tiles that the busiest worker has: of tiles [first, all) worker w takes first + w, and every
 * `workers` tiles after it. `loads` holds the differences from each worker to the next. */
static uint32_t sk__find_longest_round_robin(const sk__schedule* schedule, uint32_t* loads)
{
    uint32_t workers = schedule->workers, all = 0, longest = 0, load = 0;
    memset(loads, 0, (workers + 1u) * sizeof *loads);
    for (uint32_t i = 0; i < schedule->space.problems; ++i)
    {
        sk__tile tile = sk__first_tile(schedule->space, i);
        uint32_t end = i + 1u < schedule->space.problems ? sk__first_tile(schedule->space, i + 1u).number
                                                         : schedule->space.tiles;
        uint32_t begin = sk__max(tile.number, schedule->stream_k_tiles);
        uint32_t count = end > begin ? end - begin : 0;
        uint32_t first = (begin - schedule->stream_k_tiles) % workers, left = count % workers;
        all += count / workers * tile.k_iterations;
        loads[first] += left ? tile.k_iterations : 0;
        loads[sk__min(first + left, workers)] -= left ? tile.k_iterations : 0;
        bool wraps = first + left > workers;
        loads[0] += wraps ? tile.k_iterations : 0;
        loads[wraps ? first + left - workers : 0] -= wraps ? tile.k_iterations : 0;
    }
    for (uint32_t worker = 0; worker < workers; ++worker)
    {
        load += loads[worker];
        longest = sk__max(longest, load);
    }
    return all + longest;
}

/* Segments of the tile that has most, if shares lie as badly as they can. */
static uint32_t sk__bound_grouped_peers(const sk__schedule* schedule, uint32_t longest)
{
    uint32_t places = sk__count_places(longest, schedule->space.unit);
    return sk__divide_up(places, sk__max(schedule->stream_k.share, 1u)) + 1u;
}

/* Tiles in a share of places that lies in one problem, at most: each is started and written. */
static uint32_t sk__count_tiles_in_share(const sk__schedule* schedule, uint32_t share)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < schedule->space.problems; ++i)
    {
        sk__tile tile = sk__first_tile(schedule->space, i);
        uint32_t end = i + 1u < schedule->space.problems ? sk__first_tile(schedule->space, i + 1u).number
                                                         : schedule->space.tiles;
        uint32_t shared = sk__min(end, schedule->stream_k_tiles);
        uint32_t tiles = shared > tile.number ? shared - tile.number : 0;
        most = sk__max(most, sk__min(tiles, sk__divide_up(share, tile.places)));
    }
    return most;
}

/* What the cost model needs of a schedule. Shares of Stream-K differ by a unit at most; of whole tiles, all loads are
 * counted. */
static sk__load sk__grouped_load(const sk__grouped_planner* planner, const sk__schedule* schedule)
{
    uint32_t tiles = schedule->space.tiles;
    bool shares = schedule->stream_k_tiles > 0;
    uint32_t whole = schedule->workers < SK__MOST_LOADS ? sk__find_longest_round_robin(schedule, planner->loads)
                                                        : planner->totals.longest;
    sk__load load = {sk__count_whole_tiles(*schedule, 0), whole, 0, 0, shares};
    if (shares)
    {
        uint32_t share = schedule->stream_k.share + (schedule->stream_k.larger_shares > 0);
        load.k_iterations += sk__multiply_saturated(share, schedule->space.unit);
        uint32_t mean = sk__divide_up(schedule->stream_k_tiles, schedule->workers);
        load.segments += sk__max(mean, sk__count_tiles_in_share(schedule, share));
        load.split_tiles = sk__min(schedule->stream_k_tiles, schedule->workers);
        load.peers = sk__bound_grouped_peers(schedule, planner->totals.longest);
    }
    load.segments = sk__max(load.segments, tiles > 0);
    return load;
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
    return sk__make_grouped_schedule(arguments, header, grouped->table + SK__GROUPED_HEADER, choice->unit, false);
}

/* Makes the header of the table that sk__tabulate() filled in, for a choice's workers, and returns its schedule. */
static sk__schedule sk__deal_group(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves)
{
    const sk__grouped* grouped = planner->grouped;
    sk__grouped_header header = sk__make_header(grouped->table + SK__GROUPED_HEADER, grouped->problem_count,
                                                planner->totals.extent, choice->unit, choice->workers, waves);
    memcpy(grouped->table, &header, sizeof header);
    return sk__schedule_grouped(grouped, choice);
}

static uint32_t sk__waves_of(const sk_gemm_desc* desc, sk_decomposition decomposition, uint32_t hybrid_waves)
{
    uint32_t waves = desc->hybrid_waves ? desc->hybrid_waves : hybrid_waves;
    return decomposition == SK_DECOMPOSITION_STREAM_K ? SK__WAVES_ALL
           : decomposition == SK_DECOMPOSITION_HYBRID ? waves
                                                      : SK__WAVES_NONE;
}

/* Completes a candidate of decomposition, waves and workers, and keeps it if it is faster. */
static void sk__try_grouped(sk__grouped_planner* planner, sk__choice candidate, uint32_t waves, sk__choice* best,
                            uint32_t* best_waves)
{
    sk__schedule schedule = sk__deal_group(planner, &candidate, waves);
    candidate.stream_k_tiles = schedule.stream_k_tiles;
    if (schedule.stream_k_tiles > 2u * candidate.workers)
    {
        const sk__cost_table* costs = planner->planner.costs;
        candidate.access_factor *= sk__fitted_of(costs, &costs->kernels[candidate.kernel])->far;
    }
    sk__pace pace = sk__find_pace(&planner->planner, &candidate, sk__grouped_load(planner, &schedule));
    sk__set_fixup(&planner->planner, &pace, SK_FIXUP_NONE, &candidate);
    if (waves != SK__WAVES_NONE) /* tiles of problems to come may be split, though those expected are not */
    {
        sk__choose_fixup(&planner->planner, &pace, &candidate);
        candidate.sum_runs = 0;
    }
    if (candidate.time < best->time)
    {
        *best = candidate;
        *best_waves = waves;
    }
}

/* Tries what was asked for, or whole tiles by one wave of workers, Stream-K, and the hybrid of 1 and 2 waves. */
static void sk__try_grouped_kernel(sk__grouped_planner* planner, uint32_t index, sk__choice* best,
                                   uint32_t* best_waves)
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
            sk__try_grouped(planner, candidate, sk__waves_of(gemm, ways[way], way == 2 ? 1u : 2u), best, best_waves);
        }
    }
}

/* A kernel without copies, which serves several problems. */
static bool sk__can_serve_grouped(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    return sk__can_serve(planner, index) && kernel->modules[SK__MODULE_GROUPED] && !sk__is_arranged(kernel);
}

static sk_result sk__refuse_grouped(const sk__grouped_planner* planner, bool is_countable)
{
    const sk__planner* one = &planner->planner;
    char quoted[SK__QUOTED];
    SK__REQUIRE(one->logger, is_countable, SK_ERROR_TOO_LARGE,
                "32 bits do not count the tiles, or their k-iterations, of all expected problems");
    SK__REQUIRE(one->logger, !one->desc->kernel, SK_ERROR_NO_KERNEL,
                "kernel is %s, which does not serve several problems", sk__quote(one->desc->kernel, quoted));
    return sk__report_no_kernel(one);
}

/* Whether plans of a decomposition sort problems that differ in k: whole tiles are then shared more evenly. */
static bool sk__sorts(const sk_gemm_desc* desc, sk_decomposition decomposition, bool differ)
{
    bool has_whole = decomposition != SK_DECOMPOSITION_STREAM_K;
    return desc->sort == SK_SORT_BY_K || (desc->sort == SK_SORT_AUTO && has_whole && differ);
}

/* Deals the expected problems by the choice. */
static void sk__settle_group(sk__grouped_planner* planner, sk__choice* choice, bool differ)
{
    const sk_gemm_desc* desc = planner->planner.desc;
    sk__grouped* grouped = planner->grouped;
    grouped->sorted = sk__sorts(desc, choice->decomposition, differ);
    sk__order_problems(grouped, grouped->sorted);
    sk__tabulate(planner, sk__kernel_at(choice->kernel));
    sk__schedule schedule = sk__deal_group(planner, choice, grouped->waves);
    sk__load load = sk__grouped_load(planner, &schedule);
    grouped->k_iterations = planner->totals.k_iterations;
    grouped->longest_worker = load.k_iterations;
    grouped->most_peers = sk__max(load.peers, 1u);
    choice->along_longer = desc->raster == SK_RASTER_AUTO;
    choice->along_m =
        !choice->along_longer && (desc->raster == SK_RASTER_ALONG_M) != planner->planner.problem->exchanged;
    choice->raster_width = desc->raster_width ? desc->raster_width : 8u;
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
    bool differ = sk__order_problems(planner->grouped, sk__sorts(one->desc, one->desc->decomposition, true));
    for (uint32_t i = one->first_kernel; i < one->kernel_end; ++i)
    {
        if (sk__can_serve_grouped(one, i))
        {
            sk__tabulate(planner, sk__kernel_at(i));
            is_countable = sk__is_countable(planner->totals.extent);
            one->memory_time =
                sk__time_to_move(one, 1, (float)planner->totals.inputs, (float)planner->totals.outputs);
            if (is_countable)
            {
                sk__try_grouped_kernel(planner, i, choice, &planner->grouped->waves);
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

/* Slots of several problems depend on no size. */
static VkDeviceSize sk__grouped_slots_size(const sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    VkDeviceSize slot = (VkDeviceSize)kernel->tile_m * kernel->tile_n * sk__type_size(kernel->accumulator);
    uint32_t of_worker = plan->choice.fixup == SK_FIXUP_NONE ? 0u : sk__waits(plan->choice.fixup) ? 1u : 2u;
    return of_worker * slot * plan->choice.workers;
}

static bool sk__is_ragged(const sk_plan* plan)
{
    return plan->grouped.ragged.flags != 0;
}

/* Counters come first, then slots, then the space's header and table, and what sorts it, then rows of problems. */
static void sk__lay_out_grouped_workspace(sk_plan* plan)
{
    VkDeviceSize most = plan->grouped.most_problems;
    VkDeviceSize words = SK__TABLE_ROW + (plan->grouped.sorted ? SK__PREPARE_ORDER : 0u);
    plan->workspace_size = 4u * SK__SLOTS + sk__grouped_slots_size(plan);
    plan->grouped.space = sk__append(plan, 4u * (SK__GROUPED_HEADER + words * most));
    plan->grouped.rows_begin = sk__append(plan, sizeof(sk__problem_row) * most);
}

/* SK__ORDER_... bits of a plan of several problems. */
static uint32_t sk__grouped_order(const sk_plan* plan)
{
    uint32_t order = plan->choice.data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    order |= plan->choice.along_m ? SK__ORDER_ALONG_M : 0;
    order |= plan->choice.along_longer ? SK__ORDER_ALONG_LONGER : 0;
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
    if (plan->grouped.table)
    {
        sk__free(plan->allocator, plan->grouped.table);
    }
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
    problem->m = problem->exchanged ? desc->gemm.n : desc->gemm.m;
    problem->n = problem->exchanged ? desc->gemm.m : desc->gemm.n;
    problem->k = desc->gemm.k;
    problem->a.aligned = problem->b.aligned = desc->aligned;
    return SK_SUCCESS;
}

/* Fills in what the desc says, and the expected problems. */
static sk_result sk__expect_problems(sk_context* context, const sk_grouped_desc* desc, sk_plan* plan)
{
    sk__grouped* grouped = &plan->grouped;
    uint32_t count = sk__count_expected(desc);
    size_t table = (SK__GROUPED_HEADER + (size_t)SK__TABLE_ROW * count) * sizeof(uint32_t);
    size_t size = table + count * (sizeof(sk__problem_row) + sizeof(sk__place));
    grouped->most_problems = desc->most_problems;
    grouped->addresses = desc->addresses;
    grouped->problem_count = count;
    grouped->limits = sk__make_limits(desc, &plan->problem);
    SK__TRY(sk__make_ragged_arguments(&context->logger, desc, &plan->problem, &grouped->ragged));
    uint32_t unit = sk__max(desc->gemm.k_alignment, 1u), least = desc->gemm.minimum_segment;
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

/* The most workers of whole tiles that a plan may have, whose loads are counted. */
static uint32_t sk__count_loads(const sk_context* context, const sk_gemm_desc* desc)
{
    uint32_t most = desc->workers;
    for (uint32_t i = 0; i < sk__kernel_count() && !desc->workers; ++i)
    {
        most = sk__max(most, context->device.compute_units * context->costs->kernels[i].workgroups_per_unit);
    }
    return sk__min(most, SK__MOST_LOADS) + 1u;
}

static sk_result sk__choose_for_group(sk_context* context, const sk_grouped_desc* desc, sk_plan* plan)
{
    sk__problem expected = plan->problem;
    sk__grouped_planner planner;
    memset(&planner, 0, sizeof planner);
    for (uint32_t i = 0; i < plan->grouped.problem_count; ++i)
    {
        expected.m = sk__max(i > 0 ? expected.m : 0u, plan->grouped.rows[i].m);
    }
    planner.planner = sk__make_planner(context, &desc->gemm, &expected);
    planner.planner.sums_by_kernel = true;
    planner.desc = desc;
    planner.grouped = &plan->grouped;
    size_t size = sk__count_loads(context, &desc->gemm) * sizeof(uint32_t);
    planner.loads = (uint32_t*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, planner.loads, SK_ERROR_OUT_OF_HOST_MEMORY,
                "%llu bytes for the loads of workers could not be allocated", (unsigned long long)size);
    sk_result result = sk__choose_grouped(&planner, &plan->choice);
    sk__free(context->allocator, planner.loads);
    return result;
}

static sk_result sk__make_grouped_pipelines(sk_context* context, sk_plan* plan, bool aligned)
{
    sk__pipeline_key key = sk__first_key(plan);
    key.module = SK__MODULE_GROUPED;
    key.aligned = key.aligned_output = aligned;
    SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[0]));
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        key.fixup = SK__FIXUP_SUM;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->sum_pipelines[0]));
    }
    SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_PREPARE, &plan->prepare_pipeline));
    return sk__is_ragged(plan) ? sk__make_copy_pipeline(context, plan, SK__MODULE_RAGGED, &plan->ragged_pipeline)
                               : SK_SUCCESS;
}

static sk_result sk__fill_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan* plan)
{
    plan->context = context;
    plan->allocator = context->allocator;
    SK__TRY(sk__resolve_grouped(&context->logger, desc, &plan->problem));
    SK__TRY(sk__expect_problems(context, desc, plan));
    SK__TRY(sk__choose_for_group(context, desc, plan));
    plan->schedule = sk__schedule_grouped(&plan->grouped, &plan->choice);
    sk__lay_out_grouped_workspace(plan);
    plan->info = sk__describe_plan(plan);
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
    sk__add(line, "%ux%ux%u batch %u%s%s:", problem->exchanged ? problem->n : problem->m,
            problem->exchanged ? problem->m : problem->n, problem->k, problem->batch_count,
            problem->pointers ? " of addresses" : "", problem->exchanged ? ", exchanged" : "");
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

static void sk__explain_choice(const sk__planner* planner, const sk__choice* choice)
{
    sk__explanation* explanation = (sk__explanation*)planner->user_data;
    uint32_t held = sk__min(explanation->count++, explanation->capacity);
    uint32_t place = held;
    while (place > 0 && choice->time < explanation->list[place - 1u].info.predicted_time)
    {
        --place;
    }
    if (place < explanation->capacity)
    {
        uint32_t moved = sk__min(held, explanation->capacity - 1u) - place;
        memmove(&explanation->list[place + 1u], &explanation->list[place], moved * sizeof explanation->list[0]);
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

/* Where a tile of the only problem lies. */
static void sk__describe_tile(const sk_plan* plan, sk__tile tile, sk_segment* described)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__arguments* arguments = &plan->arguments;
    sk__rectangle map = sk__make_tile_map(*arguments, arguments->problem, kernel->tile_m, kernel->tile_n);
    described->problem = 0;
    sk__describe_position(plan, kernel, plan->problem.m, plan->problem.n, sk__locate_in_rectangle(map, tile.number),
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
    sk__rectangle map = sk__make_grouped_map(arguments, problem, kernel->tile_m, kernel->tile_n);
    uint32_t in_problem = tile.number - sk__first_tile(plan->schedule.space, tile.row).number;
    described->problem = tile.problem;
    sk__describe_position(plan, kernel, row->m, row->n, sk__locate_in_rectangle(map, in_problem), described);
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
 * Uses ../problem/grouped.h. Must not know plans: the record names tile, worker and problem by number.
 */

/* Says why a problem was left out, the first of several. */
static sk_result sk__read_left_out(const sk_status* status, char* text, size_t size)
{
    char why[SK__REASON_TEXT];
    sk__describe_reason(status->worker % SK__LEFT_OUT_EXCHANGED, status->worker >= SK__LEFT_OUT_EXCHANGED, why,
                        sizeof why);
    snprintf(text, size, "%u of %u problem%s %s left out; the first is problem %u: %s", status->seen,
             status->expected, sk__plural(status->expected), status->seen == 1 ? "was" : "were", status->tile, why);
    return SK_ERROR_LEFT_OUT;
}

STREAMK_API sk_result sk_read_status(const sk_status* status, char* text, size_t size)
{
    if (!status)
    {
        return SK_ERROR_NULL_ARGUMENT;
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
    case SK_STATUS_LEFT_OUT: return sk__read_left_out(status, text, size);
    default: snprintf(text, size, "%u is no status: the workspace was not clear, or is shared", status->code);
    }
    return SK_ERROR_GAVE_UP;
}

/* operands.h - the memory that a plan reads and writes, resolved and checked.
 *
 * Uses overlap.h, plan.h. Must not know pipelines or command buffers.
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
static sk_result sk__resolve_elements(const sk_plan* plan, const char* name, const sk_buffer* buffer, uint32_t size,
                                      uint64_t extent, sk__memory* memory)
{
    const sk_logger* logger = &plan->context->logger;
    memset(memory, 0, sizeof *memory);
    if (extent == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(plan->context, name, buffer, memory));
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
    SK__TRY(sk__resolve_elements(plan, matrix->name, buffer, pointers ? 8u : (uint32_t)size,
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

static sk_result sk__resolve_workspace(const sk_plan* plan, const sk_buffer* buffer, sk__memory* memory)
{
    const sk_logger* logger = &plan->context->logger;
    memset(memory, 0, sizeof *memory);
    if (plan->workspace_size == 0)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(plan->context, "workspace", buffer, memory));
    SK__REQUIRE(logger, memory->address % SK__WORKSPACE_ALIGNMENT == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace is at address 0x%llx, not a multiple of %d", (unsigned long long)memory->address,
                (int)SK__WORKSPACE_ALIGNMENT);
    SK__REQUIRE(logger, buffer->size >= plan->workspace_size, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace.size is %llu byte%s, the plan needs %llu", (unsigned long long)buffer->size,
                sk__plural(buffer->size), (unsigned long long)plan->workspace_size);
    SK__REQUIRE(logger, plan->workspace_size <= UINT64_MAX - memory->address, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace is at address 0x%llx, from which the plan needs %llu bytes, beyond 2^64",
                (unsigned long long)memory->address, (unsigned long long)plan->workspace_size);
    sk__take_bytes(memory, plan->workspace_size);
    return SK_SUCCESS;
}

/* Memory that is read or written; of what is not, nothing. A and B are the problem's, as D is row-major there. */
typedef struct sk__operands
{
    sk__memory a, b, c, d, workspace, scale_m, scale_n, bias, residual;
} sk__operands;

/* The vectors and matrices of the epilogue. Here m and n are the kernel's, and the names the user's. */
static sk_result sk__resolve_epilogue(const sk_plan* plan, const sk_gemm_args* args, sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk__epilogue* epilogue = &problem->epilogue;
    bool exchanged = problem->exchanged;
    bool reads_c = problem->epilogue.linear && args->beta != 0.0f;
    uint64_t bias = epilogue->bias == SK_BIAS_ALONG_M ? problem->m : epilogue->bias ? problem->n : 0;
    SK__TRY(sk__resolve_operand(plan, &problem->c, &args->c, reads_c, &operands->c));
    SK__TRY(sk__resolve_elements(plan, exchanged ? "scale_n" : "scale_m", exchanged ? &args->scale_n : &args->scale_m,
                                 (uint32_t)sizeof(float), epilogue->scale_m ? problem->m : 0, &operands->scale_m));
    SK__TRY(sk__resolve_elements(plan, exchanged ? "scale_m" : "scale_n", exchanged ? &args->scale_m : &args->scale_n,
                                 (uint32_t)sizeof(float), epilogue->scale_n ? problem->n : 0, &operands->scale_n));
    SK__TRY(sk__resolve_elements(plan, "bias", &args->bias, (uint32_t)sizeof(float), bias, &operands->bias));
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
    const sk__memory* inputs[] = {&operands->a,    &operands->b, &operands->scale_m, &operands->scale_n,
                                  &operands->bias, &operands->c, &operands->residual};
    bool are_d[7] = {false};
    are_d[5] = sk__is_d(problem, &problem->c, &operands->c, &operands->d);
    are_d[6] = sk__is_d(problem, &problem->residual, &operands->residual, &operands->d);
    for (int i = 0; i < 7; ++i)
    {
        SK__TRY(sk__check_overlap(logger, &operands->workspace, inputs[i]));
        if (!are_d[i] && !problem->pointers)
        {
            SK__TRY(sk__check_overlap(logger, &operands->d, inputs[i]));
        }
    }
    return sk__check_overlap(logger, &operands->workspace, &operands->d);
}

/* Integers are scaled by integers. */
static sk_result sk__check_factor(const sk_plan* plan, const char* name, float factor)
{
    bool is_integer = factor >= -2147483648.0f && factor < 2147483648.0f && (float)(int32_t)factor == factor;
    bool any = !plan->problem.epilogue.linear || !sk__is_integer_type(plan->problem.output);
    SK__REQUIRE(&plan->context->logger, any || is_integer, SK_ERROR_INVALID_VALUE,
                "%s is %g, must be an integer of 32 bits with a sign, as D is %s", name, (double)factor,
                sk_type_name(plan->problem.output));
    return SK_SUCCESS;
}

static sk_result sk__resolve_operands(const sk_plan* plan, const sk_gemm_args* args, sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    bool reads_ab = problem->k > 0 && (!problem->epilogue.linear || args->alpha != 0.0f);
    SK__TRY(sk__check_factor(plan, "alpha", args->alpha));
    SK__TRY(sk__check_factor(plan, "beta", args->beta));
    const sk_buffer* a = problem->exchanged ? &args->b : &args->a;
    const sk_buffer* b = problem->exchanged ? &args->a : &args->b;
    SK__TRY(sk__resolve_operand(plan, &problem->a, a, reads_ab, &operands->a));
    SK__TRY(sk__resolve_operand(plan, &problem->b, b, reads_ab, &operands->b));
    SK__TRY(sk__resolve_epilogue(plan, args, operands));
    SK__TRY(sk__resolve_operand(plan, &problem->d, &args->d, true, &operands->d));
    SK__TRY(sk__resolve_workspace(plan, &args->workspace, &operands->workspace));
    return sk__check_overlaps(plan, operands);
}

/* launch.h - what a plan dispatches for its arguments: copies, seed, multiplication, separate pass, last wave.
 *
 * Uses operands.h. Must not know command buffers.
 */

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
    sk__step steps[5]; /* copies of A and B, seed, multiplication, separate pass, last wave: not all of one plan */
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
    return plan->problem.pointers ? args->pointers_aligned : (a | b) % 16 == 0;
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
    if (problem->epilogue.linear && args->alpha == 0.0f)
    {
        sk__drop_k_iterations(&arguments, plan->schedule.space.tiles);
    }
    return arguments;
}

/* Bits of alpha or beta, as kernels read it. */
static uint32_t sk__factor_bits(const sk__problem* problem, float factor)
{
    uint32_t bits = 0;
    if (!problem->epilogue.linear)
    {
        return bits;
    }
    if (sk__is_integer_type(problem->output))
    {
        return (uint32_t)(int32_t)factor;
    }
    memcpy(&bits, &factor, sizeof bits);
    return bits;
}

static sk__epilogue_arguments sk__make_epilogue_arguments(const sk_plan* plan, const sk_gemm_args* args,
                                                          const sk__operands* operands)
{
    sk__epilogue_arguments arguments;
    arguments.alpha = sk__factor_bits(&plan->problem, args->alpha);
    arguments.beta = sk__factor_bits(&plan->problem, args->beta);
    arguments.clamp_min = args->clamp_min;
    arguments.clamp_max = args->clamp_max;
    sk__put_address(arguments.bias, operands->bias.address);
    sk__put_address(arguments.scale_m, operands->scale_m.address);
    sk__put_address(arguments.scale_n, operands->scale_n.address);
    sk__put_address(arguments.residual, operands->residual.address);
    arguments.leading_dimension_residual = plan->problem.residual.leading_dimension;
    arguments.batch_stride_residual = plan->problem.residual.batch_stride;
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
    sk__schedule schedule = sk__make_schedule(constants.arguments, kernel->tile_k, plan->choice.unit,
                                              plan->choice.interleave, plan->choice.chunked);
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
                "the plan is of several problems, whose launches are not queried");
    SK__TRY(sk__require_device(plan->context));
    SK__TRY(sk__prepare_launch(plan, args, &launch));
    const sk__step* steps = &launch.steps[launch.copy_count];
    info->aligned = launch.aligned;
    info->aligned_output = launch.aligned_output;
    info->dispatch_count = launch.step_count;
    info->copy_count = launch.copy_count;
    info->group_count_x = steps[0].groups_x;
    info->group_count_y = steps[0].groups_y;
    info->second_group_count_x = steps[1].groups_x;
    info->second_group_count_y = steps[1].groups_y;
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

static void sk__begin_label(VkCommandBuffer commands, const sk_plan* plan)
{
    char line[SK_LINE_SIZE];
    if (plan->context->functions.vkCmdBeginDebugUtilsLabelEXT && plan->context->functions.vkCmdEndDebugUtilsLabelEXT)
    {
        VkDebugUtilsLabelEXT label;
        memset(&label, 0, sizeof label);
        sk_format_plan(plan, line, sizeof line);
        label.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT;
        label.pLabelName = line;
        plan->context->functions.vkCmdBeginDebugUtilsLabelEXT(commands, &label);
    }
}

static void sk__end_label(VkCommandBuffer commands, const sk_plan* plan)
{
    if (plan->context->functions.vkCmdBeginDebugUtilsLabelEXT && plan->context->functions.vkCmdEndDebugUtilsLabelEXT)
    {
        plan->context->functions.vkCmdEndDebugUtilsLabelEXT(commands);
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
        bool more = i >= launch.copy_count && sk__needs_more(&plan->problem.epilogue);
        sk__record_step(commands, context, &launch.steps[i], more);
    }
    sk__end_label(commands, plan);
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

/* grouped_operands.h - the memory that a plan of several problems reads and writes, resolved and checked.
 *
 * Uses operands.h. Must not know pipelines or command buffers.
 */

/* Where operands begin, as the kernel sees them, and what problems may use from there. */
typedef struct sk__grouped_operands
{
    VkDeviceAddress a, b, c, d, bias, scale_m, scale_n, residual;
    sk__grouped_room room;
    VkDeviceAddress workspace, table, count, extents; /* 0 where there is none; a table may lie in the workspace */
} sk__grouped_operands;

static sk__wide sk__wide_of(uint64_t number)
{
    sk__wide wide = {(uint32_t)number, (uint32_t)(number >> 32)};
    return wide;
}

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

/* The number of problems, if only the device knows it. */
static sk_result sk__resolve_count(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_operands* operands)
{
    bool any = args->count.buffer || args->count.address;
    return any ? sk__resolve_words(plan, "count", &args->count, 1, &operands->count) : SK_SUCCESS;
}

/* The array that tells problems. They are written to the workspace. */
static sk_result sk__resolve_extents(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_operands* operands)
{
    SK__REQUIRE(&plan->context->logger, !args->problems && !args->table.buffer && !args->table.address,
                SK_ERROR_INVALID_VALUE, "problems or table is given, but the plan's problems are told by extents");
    SK__TRY(sk__resolve_words(plan, "extents", &args->extents, plan->grouped.most_problems, &operands->extents));
    return sk__resolve_count(plan, args, operands);
}

/* The table of problems that only the device knows, and their number. */
static sk_result sk__resolve_table(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_operands* operands)
{
    const sk_logger* logger = &plan->context->logger;
    sk__memory memory;
    uint64_t size = (uint64_t)plan->grouped.most_problems * sizeof(sk_problem);
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
    *all = sk__add_extents(*all, sk__measure_row(row, limits));
    sk__describe_reason(SK__LEFT_OUT_TOTAL, limits.exchanged, why, sizeof why);
    SK__REQUIRE(logger, sk__is_countable(*all), SK_ERROR_TOO_LARGE, "problem %u: %s", index, why);
    return SK_SUCCESS;
}

static sk_result sk__check_rows(const sk_plan* plan, const sk_grouped_args* args,
                                const sk__grouped_operands* operands, sk__grouped_extent* all)
{
    const sk_logger* logger = &plan->context->logger;
    all->tiles = all->places = 0;
    SK__REQUIRE(logger, args->problem_count <= plan->grouped.most_problems, SK_ERROR_INVALID_VALUE,
                "problem_count is %u, the plan is for at most %u", args->problem_count, plan->grouped.most_problems);
    SK__REQUIRE(logger, args->workspace.buffer, SK_ERROR_NULL_ARGUMENT,
                "workspace.buffer is NULL: problems that the host knows are written there by a transfer");
    SK__REQUIRE(logger, args->workspace.offset % 4 == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace.offset is %llu, not a multiple of 4", (unsigned long long)args->workspace.offset);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        SK__TRY(sk__check_row(plan, args, operands, i, all));
    }
    return SK_SUCCESS;
}

static sk_result sk__resolve_problems(const sk_plan* plan, const sk_grouped_args* args,
                                      sk__grouped_operands* operands, sk__grouped_extent* all)
{
    operands->table = operands->workspace + plan->grouped.rows_begin; /* unless the user has one */
    return sk__is_ragged(plan) ? sk__resolve_extents(plan, args, operands)
           : args->problems    ? sk__check_rows(plan, args, operands, all)
                               : sk__resolve_table(plan, args, operands);
}

static sk_result sk__resolve_grouped_operands(const sk_plan* plan, const sk_grouped_args* args,
                                              sk__grouped_operands* operands, sk__grouped_extent* all)
{
    sk__memory workspace;
    const sk_logger* logger = &plan->context->logger;
    memset(operands, 0, sizeof *operands);
    SK__TRY(sk__resolve_begins(plan, args, operands));
    SK__TRY(sk__resolve_workspace(plan, &args->workspace, &workspace));
    operands->workspace = workspace.address;
    SK__REQUIRE(logger, !plan->problem.epilogue.clamp || args->clamp_min <= args->clamp_max, SK_ERROR_INVALID_VALUE,
                "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min, (double)args->clamp_max);
    return sk__resolve_problems(plan, args, operands, all);
}

/* grouped.h - appends a plan of several problems to a command buffer.
 *
 * Uses grouped_operands.h, record.h. Nothing here changes a plan or a context.
 */

enum
{
    SK__UPLOAD_WORDS = 2048 /* of one update, which Vulkan allows 65536 bytes */
};

/* Writes words one after the other to the workspace. */
typedef struct sk__upload
{
    VkCommandBuffer commands;
    const sk_plan* plan;
    VkBuffer buffer;
    VkDeviceSize offset; /* of the next word that is not yet recorded */
    uint32_t count;
    uint32_t words[SK__UPLOAD_WORDS];
} sk__upload;

static void sk__flush_upload(sk__upload* upload)
{
    if (upload->count > 0)
    {
        VkDeviceSize size = upload->count * sizeof *upload->words;
        upload->plan->context->functions.vkCmdUpdateBuffer(upload->commands, upload->buffer, upload->offset, size,
                                                           upload->words);
        upload->offset += size;
        upload->count = 0;
    }
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

/* Begins to write at an offset into the workspace. */
static void sk__seek_upload(sk__upload* upload, const sk_grouped_args* args, VkDeviceSize offset)
{
    sk__flush_upload(upload);
    upload->offset = args->workspace.offset + offset;
}

/* The Stream-K tiles' places, of problems whose table nobody holds as a whole. */
static uint32_t sk__count_places_before(const sk_plan* plan, const sk_grouped_args* args, uint32_t tiles)
{
    sk__grouped_limits limits = plan->grouped.limits;
    uint32_t places = 0;
    for (uint32_t i = 0; i < args->problem_count && tiles > 0; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], limits.exchanged);
        uint32_t of_tile = sk__count_places(sk__count_row_iterations(row, limits), limits.unit);
        uint32_t some = sk__min(tiles, sk__measure_row(row, limits).tiles);
        places += some * of_tile;
        tiles -= some;
    }
    return places;
}

static sk__grouped_header sk__header_of(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_extent all)
{
    sk__grouped_header header = {args->problem_count, all.tiles, 0, all.places};
    header.stream_k_tiles = sk__count_grouped_stream_k_tiles(all.tiles, plan->choice.workers, plan->grouped.waves);
    if (header.stream_k_tiles < all.tiles)
    {
        header.stream_k_places = sk__count_places_before(plan, args, header.stream_k_tiles);
    }
    return header;
}

/* Writes header and table of the host's problems. */
static void sk__upload_space(sk__upload* upload, const sk_grouped_args* args, sk__grouped_extent all)
{
    sk__grouped_limits limits = upload->plan->grouped.limits;
    sk__grouped_header header = sk__header_of(upload->plan, args, all);
    sk__grouped_extent sum = {0, 0};
    sk__seek_upload(upload, args, upload->plan->grouped.space);
    sk__upload_words(upload, &header, SK__GROUPED_HEADER);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], limits.exchanged);
        uint32_t words[SK__TABLE_ROW];
        sk__fill_table_row(words, sum, row, limits, i);
        sk__upload_words(upload, words, SK__TABLE_ROW);
        sum = sk__add_extents(sum, sk__measure_row(row, limits));
    }
}

/* Writes the host's problems, once the launches before are done with theirs. If they are to be sorted, a dispatch makes
 * their table: recording has no memory to sort them in. */
static void sk__record_problems(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args,
                                sk__grouped_extent all)
{
    const sk__functions* functions = &plan->context->functions;
    VkMemoryBarrier before = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL,
                              VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};
    functions->vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                                    1, &before, 0, NULL, 0, NULL);
    sk__upload upload;
    upload.commands = commands;
    upload.plan = plan;
    upload.buffer = args->workspace.buffer;
    upload.count = 0;
    if (!plan->grouped.sorted)
    {
        sk__upload_space(&upload, args, all);
    }
    sk__seek_upload(&upload, args, plan->grouped.rows_begin);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        sk__upload_words(&upload, &args->problems[i], (uint32_t)(sizeof(sk_problem) / sizeof(uint32_t)));
    }
    sk__flush_upload(&upload);
    sk__barrier(commands, plan->context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
}

/* The reverse of sk__unpack_limits(). */
static uint32_t sk__pack_flags(sk__grouped_limits limits)
{
    uint32_t flags = limits.tile_k | limits.input_size << 12 | limits.output_size << 16 | limits.bias << 20;
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
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    uint32_t groups = sk__divide_up(plan->grouped.most_problems, SK__RAGGED_INVOCATIONS);
    sk__add_step(launch, plan->ragged_pipeline, &constants, groups, false);
}

/* The dispatch that makes header and table of problems that only the device knows, or that are sorted. */
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
    arguments.tile = grouped->limits.tile_m | grouped->limits.tile_n << 16;
    arguments.tile |= operands->count ? SK__PREPARE_COUNTED : 0u;
    arguments.tile |= grouped->sorted ? SK__PREPARE_SORTED : 0u;
    arguments.flags = sk__pack_flags(grouped->limits);
    arguments.unit = grouped->limits.unit;
    arguments.workers = plan->choice.workers;
    arguments.waves = grouped->waves;
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
    sk__put_address(arguments.space, operands->workspace + plan->grouped.space);
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

/* The dispatches. The separate pass has a workgroup for each worker: a worker begins one split tile at most. */
static void sk__fill_grouped_launch(const sk_plan* plan, const sk_grouped_args* args,
                                    const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__push_constants constants;
    sk__grouped_arguments arguments = sk__make_grouped_arguments(plan, args, operands);
    memset(launch, 0, sizeof *launch);
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    if (sk__is_ragged(plan))
    {
        sk__add_ragged(plan, args, operands, launch);
    }
    if (!args->problems || plan->grouped.sorted)
    {
        sk__add_prepare(plan, args, operands, launch);
    }
    sk__add_step(launch, plan->pipelines[0], &constants, plan->choice.workers, launch->step_count > 0);
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        sk__add_step(launch, plan->sum_pipelines[0], &constants, plan->choice.workers, true);
    }
}

STREAMK_API sk_result sk_gemm_grouped(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch;
    sk__grouped_operands operands;
    sk__grouped_extent all = {0, 0};
    const sk_context* context = plan->context;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems > 0, SK_ERROR_INVALID_VALUE,
                "the plan is of one problem: sk_gemm records it");
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__resolve_grouped_operands(plan, args, &operands, &all));
    if (args->problems && all.tiles == 0)
    {
        return SK_SUCCESS;
    }
    sk__begin_label(commands, plan);
    if (args->problems)
    {
        sk__record_problems(commands, plan, args, all);
    }
    sk__fill_grouped_launch(plan, args, &operands, &launch);
    for (uint32_t i = 0; i < launch.step_count; ++i)
    {
        sk__record_step(commands, context, &launch.steps[i], false);
    }
    sk__end_label(commands, plan);
    return SK_SUCCESS;
}

/* ---- kernels: rendered from gen/kernels.toml -------------------------------------------------- */

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced: source aa35af0bfbcf3b97, glslang 16.6.0, spirv-tools v2026.4, 105060 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced[] = {
("++++iA-P_CP+iC3,P_Cj+4,P_Cj5M29U-3TLM6T0VFN+TLLHN/U8T<TLLHN0N/U-kK7/TLM6T0V4;l62,M,l>M-1^12TLM+P91TBML>49P;Q4P:V4P_C"
"XLM@T0PFP1P;UHXLM@T0P<MM502P=Q5P<TFXLM@T0P@MMB0/PAQ4P=P@MMK19PBQ4P>V4P_CXLM@T0PIP1PBUHXLM@T0PCMN>02PEQ5PCTFXLM@T0PGM"
"NK0;PHQ4PEPGTFXLM@T0PJP/PAPHXLM@T6PKQ6PJMO@0-PKPAMOGM:-TLMGX1MQ@M.4Q.TKT<TLM+Q31Q.TLMGQ3MS+M--PKPHMT/M0,X1MU52,Q3MU="
"W1+MaHQD+MgDOM=,P_CPi6MD,P_CPk/R1,P_CQP6QB,P_CQV-MP.,U-RZ1I,T<R[/M3=Q4R5U-VLP4T0RHQ4UHVLP1T0R7R6T<VLP/T0R@R7UHR^=J:V"
"LP4T0U5R5U-VLP4T0R8R6T<VLP/T0U2R8U-R`>OQG,U-Uf:I,T<Ug8P+,P_CUk9UI,T<VT7S;,P_CV[IU4,T<Vf2YE,T<WS,d5,T<Wk7_0,T<X]=SE,T"
"<Xe7[1,T<YS>d5,T<YkJ_K,T<Z^J@:VLP4T0MY=MY5U-VLP4T0R9MY6T<VLP/T0MY<R9U-Z`AN8,T<Zc.M+=R:MYIU-VLP4T0MZ2R:UHVLP1T0R;MYJT"
"<VLP/T0MZ0R;UHZe4NC,U-Zh,GO6RCOi8U-TLSFRCT,Oi;PLSDT,VLP4T0T-MZ=T<VLQ5T6TDT-TFRLSCTG+TLSFTDTI]2PLSD]2VLP-T0MY7^1Oi8PL"
"SETGPLSDTIPLSETGPLSDTGZLSAT0MY8MY7]2Oi8TIVLP1T0MY9MZ=UHVLP4T0MY:MZ=UHVLP1T0MY;MY8UHVLP4T0MYKMY8UHXLN,TCMZ+NN2MY;MYKT"
"LMITBMZ,MZ+XLN,TCMZ-W2MY9MY:TLMITBMZ.MZ-ZLN,P9OiB1MY8MY9MY:TLMITBMZ1OiB]LL7TBOiD,M=MZ,MZ.MZ1ZjGN:,T<[L6SE,T<[T0Z4,T<"
"[c:d5,T<]YF_,,T<]lHSE,T<^SBTG,T<^]=@:VLP4T0N]BN]9U-VLP4T0MZDN]:T<VLP/T0N]AMZDU-^_4N8,T<^aCM+=MZEN^-U-VLP4T0N^6MZEUHV"
"LP1T0MZFN^.T<VLP/T0N^4MZFUH^cINC,U-^fAGO6MZGPW7U-TLSFMZGMZHPW:PLSDMZHVLP4T0MZIN^BT<VLQ5T6MZJMZITFRLSCMZK+TLSFMZJM[+M"
"[,PLSDM[,VLP-T0N];^1PW7PLSEMZKPLSDM[+PLSEMZKPLSDMZKZLSAT0N]<N];M[,PW7M[+VLP1T0N]=N^BUHVLP4T0N]>N^BUHVLP1T0N]@N]<UHVL"
"P4T0N^/N]<UHXLN,TCN^0W+N]@N^/TLMITBN^1N^0XLN,TCN^2NMFN]=N]>TLMITBN^3N^2ZLN,P9PWA1N]<N]=N]>TLMITBN^5PWA]LL7TBPWC,M=N^"
"1N^3N^5^i:e+2P_DN`+P_CTLMIT0P_ENE_d=9/PLSJUHPLSDP_G_b3<,P_F_bFM8EN^HP_BVLP/T0N^IP_AN^HTLMIT0N^JNKVLP+T0N^KN^IN^JRLSC"
"N_++TLSFQ-N_,N_+PLSDN_,_e+6,N^K_e7ME,N_+_g13,N_+_g:M=,N^K_i-MYG,].aUJR+,U-a[KI,T<a]IG=N_-N`GU-VLP4T0Na/N_-UHVLP1T0N_"
".N`HT<VLP/T0Na-N_.UHa_JI,P_Ca`H0:VLP4T0Na=N`GU-VLP4T0N_/N`HT<VLP/T0Na<N_/U-ab/O.,U-ae3G=N_0QLFT<TLSFN_0N`,QLIPLSDN`,"
"VLP/T0N`-QL=T<VLP+T0NaFN`-af;Z/,U-bSAI,T<bT>S1,].b[FQC,U-bb=G=N`.QRFT<TLSFN`.N`/QRIPLSDN`/VLP/T0N`IQR=T<VLP+T0Nb0N`I"
"bcFgG,U-c^BI,T<c_@T.,].cgDQC,U-dL;G=N`JQ[@T<TLSFN`JN`KQ[CPLSDN`KVLP/T0Na+Q[7T<VLP+T0NbANa+dMDiH,].dkAc7,U-eb-G=Na,Qg"
".T<TLSFNa,Na.Qg1PLSDNa.VLP/T0Na7QfGT<VLP+T0Nc,Na7ec5OE,U-eg/G=Na8Qi,T<TLSFNa8Na9Qi/PLSDNa9VLP/T0Na:QhET<VLP+T0Nc:Na:"
"eh7h++")
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced: source 1f5e4ccaabb095e7, glslang 16.6.0, spirv-tools v2026.4, 105264 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced[] = {
("++++3+;0+K;,NNLL:M;5+MH<+N93.T+,,O4RE,IV.4,Q+VE2741/RLN25-TLN35+DVLN35W7@,Q-X,:+Y31+Y=7+Z-1HH1;RLN2MG-TLN3MG+DVLN3MG"
"+M.+TLN2MH1/RLN2MI-TLN3MI+DVLN3MIZ/C+[14+X;7+[G;,R-]7:.N-6E^3P0/TLM,TJT0T1b82+d,@1UH/TLLHU.TBUHdGA+e@8+f1N03TLM6T0TF"
"+TLM6T0TH,h6M2-TE.i@2+iKO5-VFN+ML61/N.P/VFP6MLE3,VFMM-M2-V4;d>08N/U8THTLLHN0N/UHTLM+NG1N0TLMGNGMO;0N+U8TLM+W72N/TLM6"
"T0NH<TLLHNIU8NHTLLHO-NIV4TLLHO.O-T<TLM+O//O.TLMGO/2/TLM+P8/U8TLM+Z-2U8TLMGO/3/TLM6T0PDT+RLM;T6P:ZLM@T0P9Q4P:V4VFXLM@"
"T0PFP1P9UHXLM@T0P;MV@02P<Q5P;TFXLM@T0P=MW+00P@Q4P<P=TFMR309PAQ4P>V4VFXLM@T0PIP1PAUHXLM@T0PBMWF02PCQ5PBTFXLM@T0PEMX10"
"DPGQ4PCPETFXLM@T0PHP/P@PGXLM@T6PJQ6PHTFZLM@T0Q,Q4PJP@TFMY81+MYC1+MXH0/X/Q4Q+UHMZBE5TLLHPKT0THTLM+Q.1PKTLMGQ.M]612Q0T"
"0UHTLM+X72Q0M]D2DRLLI4T0RLLJ54TLM+X8QS05TLM+],QS0T0TLLHQ3TKTHTLM+Q41Q3TLMGQ4M^KM+0Q2Q4PJPGTFM`671ZLM@T0XIQ4Q+UHMa8<-"
"TLMGQ.MbF1>TLMGQ4D1TLM+Q5/TBTLM6TBY@+TLM6T0Y9T3RLM;T6Q-Mf@MB+Mj3M-FRLM2Q6QS0RLLIHU8RLLJMGHTLM+Q6QS0MGRLM2Q7QS0RLLIMH"
"TBRLLJMIMHTLM+Q7QS0MIMk5NK+NM:M7+NS3M3+Mh:7+NTH4+NU45-[1NLLLLL+NU<;8]L+TLM6T0]3eV3TLM6TB]7NLLLLL+TLM+[9/T0NW+N7+NNI1"
"5VLM@T6]FQ3R-VLM@T6]GQ3R-NYH3.Q8Q3R-NZ20,Q8NZ8M9/XLM7]BN-PDN].0,OlllllIN]4:9ZLM7U8NP6Y@Y@Y@Y@ZLM7U8QP5]7]7]7]7N]DQ7+"
"Nc@7,U/Nd,2+Ne7O@-Z-Q9NhJP/2MMDa9V4VLP4T0MMEa9QSA>2b+MMHS6VLP4T0b,MMHOM.M+,MMHON/P/,R-OR4M=,0OSHi:0R-Q:h2PLSDQ:PP;2/"
"R-eAe@Q:PPGP<,R-PU8Q3,R-PZBP4,MMHP`+0,MMHP`1NI,MMHPc/0,MMHPc5PC,MMHPh-0,MMHPh3N5,R-Pj>M4,MMHPkI0,MMHPl.O4,MMHQN80,MM"
"HQN>OI,MMHQR<IDQ@MMBN.VLP4T0QBMMBN.VLQ5T6QCQBTFXLQ4T0QDQCTFTHVLP+T0R.Q@QDQT1NB,R.QVIE,R.QWC:,R.QX2S.,VFQ`6MD,VFQb/QB"
"/UH]LMET2R/QgJ21R/VLP/T0MQ0MO@VFQh6J,UHQi5PC,VFRM-T,,UHRU/V;,Q-R`AC,UHRa8O7,UHRdFV;,Q-SN6C,UHSO.N+2NP,MXDUHTLSFNP,NP"
"-MXGWU-CRBR0NP/THTLSFR0NbKNP2PLSDNbKXLN,VER11MXDNP/TLMIU8R2R1RLMJQ9R2VLP1T0R3MXDUHVLP/T0R4R3VFTLMIT0R50VLP1T0R6R5V,V"
"LP1T0R7R5V4VLP4T0R8R7T<VLP1T0R9R6T<VLP/T0R:R9UHVLP/T0R;R8T<VLP+T0R@R:R;VLP1T0RCR5T<VLP4T0RHRCT<VLP+T0SDR@RHVLP/T0SGS"
"DUHVLP+T0SJR4SGVLP4T0SKMXDUHVLP+T0NbESJSKVLP/T0T+NP/VFVLP1T0T,R5UHVLP4T0T-T,UHVLP4T0TDR6T<VLP/T0TGTDU-VLP/T0TIT-T<VL"
"P+T0U2TGTIVLP4T0U5R5T<VLP+T0UKU2U5VLP/T0V3UKUHVLP+T0M[GT+V3VLN,TCV5Q9TFTLMITBV>V5VLN,TCV@Q9THTLMITBVAV@VLN,TCVBQ9T<T"
"LMITBVCVBVLN,TCVDQ9TETLMITBVGVDZLN;U.VHV>VAVCVGVLP+T0M[IMQ0NbEVLN,V;NP8.UDX[:2-M[INVIX[D49VLP+T0Nc0MR3M[GVLN,V;VI.UE"
"TLMIT0X,VIZWD15NVKPLSDNVKZLSAT6Nc2NVJNbKNc1NW+ZX350_BNbERLMJ_CM[GS_703M[8NC_B_C_DRLMJ_EVHSbAM0,UHScGC,_ESd>N3,TFSfHM"
"5,UHSh2=,_EShFN3,THSk.M5,UHSl9=,_ETL,NF,NbETNHM9,UHTP6M0,_ETQ<N3,TFTSFM5,UHTU0=,_ETUDN3,THTX,M5,UHTY7=,_ETYKMJ,UHT[J"
"4,_ET]3O;0VLP3TBMb1Z:Mb/T`ITJ,NbETiHM9,UHTk6=,_ETkJM,A_ERLMJ_FNbERLMJ`/M[GRLMJ`0M[8RLMJ`1Md-]LMET.MeFO0_F`/`0`1Z[10+"
"WV;8+UTKM00MMH]LMET.Me>VJUV4MD-VKVJUX.MR3,0V_7F,0V`2M7,0Va@F,0Vb:C+VlB<5W7W+2TLMGZ-W,2TLMGZ-W-WL0M==Z-W.2TLMGZ-W/2TL"
"MGT1W02TLMGT1W12TLMGW7W2WMAM91Z-W32TLMGZ-W4WPIOJ2W5NOHUHTLSFW5MZ/NOKUL9C4W6Md/THTLSFW6W8Md2PLSDW8WV10/Md/RLMJNP7NP6U"
"T<9+WVI9,W9WW70,W9WW=M4.W:NPBV4WXJ1IW:TLMIT0W;NPAVLP/T0W<NPDV4VLP-T0OiKW;W<VLN,T1W=N2UATLMIT0W>W=VLP/T0NPGW>VFWY>7,W"
"9WZ+MD,UHW[EM0,UHW]KPK,V4WbKM:4W@NR<THTLSFW@WANR@PLSDWAWdC6,0We.M6,UHWf:M03WBNS5UHVLP/T0NS7WBUHWgH@,Q+Wh<O;,VFWl-2,W"
"9Wl5MD,UHXM.QB,V4XRFM:4WCNU<THTLSFWCWDNU@PLSDWDXT=6,0XTJM6,UHXV5M03WENV5UHVLP/T0NV7WEUHXWC@,Q+XX7O01WFW9VLQ;T6WGWF_g"
"400WGWHO]-PLSDWHX],R-IWINX.THTLSFWIWJNX1PLSDWJRLSCOk4+TLSFQ+Ok5X-PLSDX-PLSEX.PLSDX.RLSCOk@+TLSFV+NXBOk@Xe2E,UHXf,J,0"
"Xg+M42X2NY5UHVLP+T0X3X2Xh;24Ol7NY-NY,X3NY/TLMIT0NY90Xi+M4.OlANYAUHbZ18,NXDbZ@I2NXDOlCVLN,T1OlJNO4NXDb[D2,V4b]+A,NX.b"
"]B56],X4PL.U@PL1XLMIT0PL4X4-/b^:3+YLI9-PL5NO4b_23,NO4b_;0CVLN,T1X5NO4UBTLMIT0PLGX5VLN,T1X6NO4UCTLMIT0PM,X6ZLN;TKPM-P"
"L6PL8bbD1,NX.bbK:8NX.RLMJPM/X>PLSEX9PLSDX9RLSCPM8+TLSFV+be-92NO7NX.VLMET0PM=MJNO7beC2,0beK7,NX.bf7J,UHbg6:,V4bgG2-V+"
"X9bh/C,NX.bhHH+YWJ9+bj1NA4NO0PNCRLMJNO1PNBVLN,T1PNDNO0cL/3,NO1cL8C,NO0cM03,NO1cM9MDGX:PO4THTLSFX:X;PO7PLSDX;RLSCPO;+"
"TLSFQ+PO<X<PLSDX<PLSEX=PLSDX=RLSCPOG+TLSFV+cQ3G,UHcR/;,NO.cRA0,NO.cRG2,0cS.M42XCPP;UHVLP+T0XFXCcT>51XFPP5TLMIT0PP@0c"
"U.M6,UHcV:M;,NO/cX+3,V4cX4M+6],XGPQ5U@PQ8XLMIT0PQ;XG-/cYDC,NO/cZ;3,NO/cZE0CVLN,T1XHNO/UBTLMIT0PR-XHVLN,T1XJNO/UCTLMI"),
("T0PR3XJZLN;TKPR4PQ=PQ@c_,F4PLSEXKPLSDXKRLSCPR@+TLSFV+ca69,NO2caF0,NO2cb+2,0cb3M6,UHcc@:,V4cd/10Og4V+XKPS/PRBa^2A,PO4"
"a^I<,PR6a_:1+ceI;/PLSEO]-PLSDO]-_Z.7,O]-_Z;72OV.OYJTHTLSFOV.OV/OZ,^eK1FRLSCPSJ+TLSFV+Y+PSJPLSDY+RLMJNO,OYJVLMET0Y,MJ"
"NO,TLMIT0OU:0RLSCOU;+TLSFX+^b92,OYJ^bBEM:PFVLP/T0PZ=OUBUHVLN,X@Y-<OYJTLMITKY.Y-TLOHU8Y/Y.RLMJW4Y/RLSCOU6+TLSFP:PZDY0"
"PLSDY0VLP1T0Y1PZ=UHTLMIU8OUGW4ZLN,P8OUH3TFY,Y1^d830PZDPLSEOTJPLSDOTJeO>KM+VLP1T0Y2Y,UHVLP4T0Y3Y,UHVLN,TCY4W4P[,TLMIT"
"BY5Y4]LN,Q5Y63TFP[3Y2Y3VLMJY6Y5M3T<eQ.5.OTJPLSDP[/^d=0.PSJPLSDPSJ_`=9+cl52,OZ,cl=7M-Y7PT;THTLSFY7Y8PT>PLSDY8PLSEY:PL"
"SDY:RLSCP[B+TLSFV+Y;P[BPLSDY;RLMJNO-PT;VLMET0Y<N+NO-TLMIT0PU.0dN7M4MAY=PU5UHVLN,X@Y>DPT;TLMITKYAY>TLOHU8YHYARLMJW3YH"
"RLSCPZ@+TLSFP>YJYKPLSDYKVLP1T0Z+Y=UHTLMIU8Z,W3ZLN,P8ZG2TFY<Z+VLMJZGZ,M3T<PLSEPZ@PLSDYJeO:1N9[-TFYJ[.[/TLSB[0[/,PLSE["
"2PLSD[2VLQ;T6[3[-UHTLSF[3[4[0PLSD[4VLP+T0[5Y=[-VLP1T0[6Y<UHVLP4T0[7Y<UHVLN,TC[8W3[-TLMITB[:[8]LN,Q5[;2TF[5[6[7VLMJ[;"
"[:M3T<PLSE[/PLSD[/VLP+T0[.[-UAPLSEP[+PLSD[0PLSEPZ@PLSDPZ@eV=0+dPF7/TLMIT0OY@W9_Y015[<TFPT>[=OYDZLSAT0OYBOY@PT>_Y9E+_"
"g+61[>+TLSFO],O].[>_g<R/G[@O^1THTLSF[@[AO^4PLSD[ARLSCO^8+TLSFQ+O^9[BPLSD[BPLSE[CPLSD[CRLSCO^D+TLSFV+`NCG,UH`O>J,0`P="
"M42[JO_8UHVLP+T0]4[J`R-24]5O_0O_/]4O_2TLMIT0O_<0`R=M6,UH`SJMD-]5V4`UDM+6],]6O`2U@O`5XLMIT0O`8]6-/`W2GM/PL:O`9VLN,T1]"
"ENN9UATLMIT0PLA]EVLN,T1]INN9UBTLMIT0_=]IVLN,T1_>NN9UCTLMIT0_@_>ZLN;TKOa1PL:PLA_=_@`[=D6PLSE_APLSD_ARLSC_G+TLSFV+Oa=_"
"G`^HF,0`_CM4._HOaJUH`a.1@_IOaBOaA_HOaDVLQ;T6_J_IV4PLSE_GPLSD_GZLSAT6Ob-V+_A_J`aIT,G_KOc8THTLSF_K`+Oc;PLSD`+RLSCOc@+T"
"LSFQ+OcA`,PLSD`,PLSE`-PLSD`-RLSCOcK+TLSFV+`l+G,UH`lHJ,0aLGM42`.Od@UHVLP+T0aG`.aN624aHOd7Od6aGOd9TLMIT0OdD0aNGM6,UHaP"
"2MD-aHV4aR,M+6],aIOe9U@Oe<XLMIT0Oe@aI-/aS;GM/PQBOeAVLN,T1aJNN4UATLMIT0PQHaJVLN,T1aKNN4UBTLMIT0h3aKVLN,T1MQ/NN4UCTLMI"
"T0MXIMQ/ZLN;TKOf8PQBPQHh3MXIaWGD6PLSEMXJPLSDMXJRLSCMXK+TLSFV+OfEMXKaZ0F,0a[+M4.MY+Og0UHa]71AMY,OfIOfHMY+OfKVLQ;T6MY-"
"MY,V4PLSEMXKPLSDMXKZLSAT6OP.V+MXJMY-OfF]dA>BMY.BOc8TLMIT0MY/MY.XLN,XBMY0OP2U@MY/XLMITKMY1MY0-;RLMJOf:MY1]eJ0+a_A<.[>"
"PLSD[>a`43,[>a`=9,V4aa,GMFMY2OgGTHTLSFMY2MY3OgJPLSDMY3VLP/T0MY4OgGVFTLMIT0MY50VLP1T0MY6MY5V,VLP1T0MY7MY5UHVLP4T0MY8M"
"Y7UHVLP4T0MY9MY6T<VLP/T0MY:MY9U-VLP/T0MY;MY8T<VLP+T0MY<MY:MY;VLP4T0MY=MY5T<SU,0M+VLP/T0MY@MY>UHVLP+T0MYAMY4MY@VLP1T0"
"MYBMYAUHZLN,P8MYC2[<Og>MYBXLMIU8Oh<MYCM;T<VLN,Z-Oh=W2adKM1OHMYDOh@THTLSFMYDMYEOhCPLSDMYEVLP/T0MYFUHOh@VLP1T0MYGMYFUH"
"VLP/T0MYHMYGVFTLMIT0MYI0VLP1T0MYJMYIV,VLP1T0MYKMYIV4VLP4T0MZ+MYKT<VLP1T0MZ,MYJT<VLP/T0MZ-MZ,UHVLP/T0MZ.MZ+T<VLP+T0MZ"
"0MZ-MZ.VLP1T0MZ1MYIT<VLP4T0MZ2MZ1T<VLP+T0MZ3MZ0MZ2VLP/T0MZ4MZ3UHVLP+T0MZ5MYHMZ4VLP4T0MZ6MYFUHVLP+T0MZ7MZ5MZ6VLP1T0MZ"
"8MZ7UHZLN,P8MZ93[<Og>MZ8XLMIU8MZ:MZ9M;T<VLN,Z-MZ;NN2Oh@RLMJMZ;MZ:ak;9IMZ<PLSDMZ<ZLSAT0MZ=TFOhCMZ>MZ@TLSBMZAMZ@,PLSEM"
"ZBPLSDMZBVLQ;T6MZCMZ=UHTLSFMZCOi-MZAPLSDOi-ai4AMKMZDOi8THTLSFMZDMZEOi;PLSDMZEVLP1T0MZFMZ=UHVLP4T0MZGMZ=UHXLN,TCMZHNN"
"2MZFMZGTLMITBMZIMZHZLN;U8MZJMZIMZIMZIMZIVLN,Z-MZKW2Oi8TLMIU8M[+MZKXLN,VEOiB1MZ=Oi8TLMIU8M[,OiB]LL7U8OiD,M=MZJM[+M[,a"
"k+<7MZ@PLSDMZ@VLP+T0MZ>MZ=UAPLSEMZ<PLSDMZAakI87VLR1T0[=[<THRLSCOiG+TLSFO],OkAOiGbU,CM-M[-OkCTHTLSFM[-M[.OkFPLSDM[.PL"
"SEM[/PLSDM[/RLSCNb:+TLSFV+M[0Nb:PLSDM[0RLMJW0OkCVLMET0M[1MJW0TLMIT0Ol-0bVF7,OkCbW2HM7M[2Ol4UHVLN,X@M[3<OkCTLMITKM[4M"
"[3TLOHU8M[5M[4RLMJW/M[5RLSCO[9+TLSFP:M[6M[7PLSDM[7VLP1T0M[9M[2UHTLMIU8O[JW/ZLN,P8O[K3[=M[1M[9_f135M[6PLSEO[,PLSDO[,Z"
"LSAT0OW9TFM[6_M,2M>M[:PLSDM[:VLQ;T6M[;OW9UHTLSFM[;M[<OW<PLSDM[<VLP+T0M[=M[2OW9VLP1T0M[>M[1UHVLP4T0M[@M[1UHVLN,TCM[AW"
"/OW9TLMITBM[BM[A]LN,Q5M[C3[=M[=M[>M[@VLMJM[CM[BM3T<_X75.O[,PLSDOW<_f60.Nb:PLSDNb:b^B8+dQ51P:OUJTFOkFPU>PU@TLSBOV,PU@"
",PLSEM[DPLSDM[DVLQ;T6M[EOUJTHTLSFM[EM[FOV,PLSDM[FPLSEM[HPLSDM[HRLSCPV=+TLSFV+Md4PV=PLSDMd4RLMJW1OUJVLMET0Md5N+W1TLMI"
"T0Md60RLSCMd7+TLSFXEMd8Md9PLSDMd9VLP/T0Md:OUJPDPLSEMd7PLSDMd8PLSEMd7PLSDMd7ZLSAT0Md;Md:Md9TFMd8VLP+T0Md<Md6Md;VLP4T0"
"Md=Md<PIVLP/T0Md>Md=UHVLN,X@Md@DOUJTLMITKMdAMd@TLOHU8MdBMdARLMJW.MdBRLSCNb@+TLSFP>MdCMdDPLSDMdDVLP1T0MdEMd>UHTLMIU8M"
"dFW.ZLN,P8MdG2[=Md5MdEVLMJMdGMdFM3T<PLSENb@PLSDMdC_LD1N5MdHTFMdCMdIMdJTLSBMdKMdJ,PLSEMe+PLSDMe+VLQ;T6Me,MdHUHTLSFMe,"),
("Me-MdKPLSDMe-VLP+T0Me.Md>MdHVLP1T0Me/Md5UHVLP4T0Me0Md5UHVLN,TCMe1W.MdHTLMITBMe2Me1]LN,Q5Me32[=Me.Me/Me0VLMJMe3Me2M3T"
"<PLSEMdJPLSDMdJVLP+T0MdIMdHUAPLSEOW8PLSDMdK_XE0.PV=PLSDPV=d]J25OUJUAPLSEPU<PLSDOV,PLSEOiGPLSDOiGal58;TLMIT0Me4NP:VLQ"
";T6Me5NPDMe4RLSCMe6+TLSFMe5NfHMe6[LKNE0NN/Ng9RLMJNN0Ng8bOCNE,Ng.bR<7KMe7Ok-THTLSFMe7Me8Ok0PLSDMe8RLSCNh2+TLSFQ+Nh3Me"
"9PLSDMe9PLSEMe:PLSDMe:RLSCNh=+TLSFV+NL6Nh=PLSDNL6[U43KNL6NhBNhCTLSBOa<NhC,PLSENL7PLSDNL7VLQ;T6Oa;NhAUHTLSFOa;NL8Oa<P"
"LSDNL8RLSCNL9+TLSFP:NL:NL;PLSDNL;bV50N6NL<MJNN-PLSENL9PLSDNL:TLMIT0NL=0RLSCNL>+TLSFX+NL@NLAPLSDNLAVLP/T0NLBOk-PDPLSE"
"NL>PLSDNL@PLSENL>PLSDNL>ZLSAT0NLCNLBNLATFNL@VLP+T0NLDNL=NLCVLP4T0NLENLDPFVLP/T0NLFNLEUHVLP+T0NLGNLFNhAPLSENL9PLSDNL9"
"ZLSAT0NLHNL<NL;NLGNL>TLMIT0Ol80bXFM4.Ni>Ol@UH[Z7M;,NN.[[I2-NLHOiK[]1>DNLI:Ok-TLMIT0NLJNLIVLP+T0NLKNLJNiGXLN,],NM+Nj,"
"U@NLKXLMIT0Nj2NM+-/[^A>M<Oa<VLN,T1NM,NN.U@TLMIT0NM-NM,VLN,T1NM.NN.UATLMIT0NM/NM.VLN,T1NM0NN.UBTLMIT0NM1NM0VLN,T1NM2N"
"N.UCTLMIT0NM3NM2ZLN;TKNk+NM-NM/NM1NM3VLN,X@Nk,<Ok-[c08HNM4<Ok-RLMJNM4X>PLSENM5PLSDNM5RLSCNM6+TLSFV+NM7NM6PLSDNM7RLSC"
"NM8+TLSFP:NM9NM:PLSDNM:be:0OKNM;MJNN1PLSENM8PLSDNM9TLMIT0NM<0RLSCNM=+TLSFX+NM>NM@PLSDNM@VLP/T0NMAOk-PDPLSENM=PLSDNM>"
"PLSENM=PLSDNM=ZLSAT0NMBNMANM@TFNM>VLP+T0NMCNM<NMBVLP4T0NMDNMCPFVLP/T0NN=NMDUHPLSENM8PLSDNM8ZLSAT0NN>NM;NM:NN=NM=VLQ;"
"T6NN@NN>OiKPLSENM6PLSDNM6ZLSAT6NNAV+NM5NN@NM8RLSCNNB+TLSFNNANNCNNBPLSDNNCTLMIT2NND;TLOHXANNENNDVLN,V;NNF:Ok-TLMIT0NN"
"GNNFXLN,XBNNHNNEU@NNGXLMITKNNINNH-;RLMJNM4NNIPLSENNBPLSDNNB[iE0+biD9@NNJ>TLMIT0NNK@VLPCP,NO+NNJNNKVLN<T0NP4NO++VLN<T"
"0NP5NO+[k+1M6NPCNPEPLSDNPEVLR/T0NPFNP4NQ9VLR/T0NRBNP5NQ9VLP-T0NRCV,NQ9VLR-T0NS6NP4NRCVLR0T0NUBNRBNS6VLN;T2NUCNPFNUBP"
"LSENl5PLSDNPCVLN;T2NV6NP4NP5[l<1MINX3NUCNPENV6NPCTLMIT2NX4=RLMJNMKNX4RLMJNN+NX3VLN,T1NX5NMKTFTLMIT0NX6NX5VLN,T1NX7NN"
"+TFTLMIT0NX8NX7VLPAP,NX9NX6NX8VLN<T0NlGNX9,VLN<T0NlHNX9+VLN,T1NX:NMKTHTLMIT0NlJNX:VLN,T1NlKNN+]M@MDGNX;OL2THTLSFNX;N"
"X<OL5PLSDNX<RLSCOL9+TLSFQ+OL:NX=PLSDNX=PLSENX>PLSDNX>RLSCOLE+TLSFV+]Q9G,UH]R5;2NMIOL2VLMET0NX@N+NMI]S,2,0]S4M42NXAOM"
"9UHVLP+T0NY6NXA]TE24NY7NX@OM0NY6OM3TLMIT0OM=0]U4M6,UH]VAM;,NMJ]X12-NY7OiK]X:M+6],NY8ON3U@ON6XLMIT0ON9NY8-/]YJBM-NYBN"
"MJU@TLMIT0ON@NYBVLN,T1NYCNMJUATLMIT0ONFNYCVLN,T1NYDNMJUBTLMIT0OO+NYDVLN,T1NYENMJUCTLMIT0OO1NYE]_-KM1PLSENYFPLSDNYFRL"
"SCNYG+TLSFV+NYHNYGPLSDNYHRLSCNYI+TLSFP>NYJNYKPLSDNYKRLMJNN,OL2VLMET0NZ+N+NN,PLSENYIPLSDNYJTLMIT0OOD0]b9M4JNZ,OOKUHPL"
"SENYIPLSDNYIZLSAT0NZ-NZ+NYKNZ,OOEVLQ;T6NZ.NZ-OiKPLSENYGPLSDNYGZLSAT6PS0V+NYFNZ.NYIcd:A,OL2ce0<,OO4ceC1+]f.;+cf87,OL5"
"cfF7BNZ/PS:THTLSFNZ/NZ0PS=PLSDNZ0PLSENZ1PLSDNZ1RLSCNb;+TLSFV+NZ2Nb;PLSDNZ2ci.02NZ3MJNMGTLMIT0PT,0ci:M4P8NZ4PT3UHVLN,"
"X@NZ5<PS:TLMITKNZ6NZ5TLOHU8NZ7NZ6RLMJW-NZ7RLSCNZ8+TLSFP:NZ9NZ:PLSDNZ:VLP1T0NZ;NZ4UHTLMIU8NZ<W-ZLN,P8NZ=3TFNZ3NZ;VLMJ"
"NZ=NZ<M3T<PLSENZ8PLSDNZ9PLSENZ>PLSDNZ>ZLSAT0NZ@TFNZ9NZANZBTLSBNZCNZB,PLSENZDPLSDNZDVLQ;T6NZENZ@UHTLSFNZENZFNZCPLSDNZ"
"FVLP+T0NZGNZ4NZ@VLP1T0NZHNZ3UHVLP4T0NZINZ3UHVLN,TCNZJW-NZ@TLMITBNZKNZJ]LN,Q5N[+3TFNZGNZHNZIVLMJN[+NZKM3T<PLSENZBPLSD"
"NZBVLP+T0NZANZ@UAPLSENZ>PLSDNZCPLSENZ8PLSDNZ8PLSENb;PLSDNb;ckH9+]jB0P6OTHTFPS=N[,N[-TLSBOQ3N[-,PLSEN[.PLSDN[.VLQ;T6N"
"[/OTHTHTLSFN[/N[0OQ3PLSDN[0PLSEN[1PLSDN[1RLSCPTK+TLSFV+N[2PTKPLSDN[2RLMJNMHOTHVLMET0N[3N+NMHTLMIT0N[40RLSCN[5+TLSFXE"
"N[6N[7PLSDN[7VLP/T0N[8OTHPDPLSEN[5PLSDN[6PLSEN[5PLSDN[5ZLSAT0N[9N[8N[7TFN[6VLP+T0N[:N[4N[9VLP4T0N[;N[:PIVLP/T0N[<N[;"
"UHVLN,X@N[=DOTHTLMITKN[>N[=TLOHU8N[@N[>RLMJW,N[@RLSCN[A+TLSFP>N[BN[CPLSDN[CVLP1T0N[DN[<UHTLMIU8N[EW,ZLN,P8N[F2TFN[3N"
"[DVLMJN[FN[EM3T<YT>0N>N[GPLSDN[GZLSAT0N[HTFN[BN[IN[JTLSBN[KN[J,PLSEN]+PLSDN]+VLQ;T6N],N[HUHTLSFN],N]-N[KPLSDN]-VLP+T"
"0N].N[<N[HVLP1T0N]/N[3UHVLP4T0N]0N[3UHVLN,TCN]1W,N[HTLMITBN]2N]1]LN,Q5N]32TFN].N]/N]0VLMJN]3N]2M3T<PLSEN[JPLSDN[JVLP"
"+T0N[IN[HUAPLSEN[GPLSDN[KPLSEN[APLSDN[AdPA02N[-PLSDN[-VLP+T0N[,OTH^X0:3PU=TFOQ3N]4N]5TLSBPUAN]5dQD4,V4dR-GNIN]6PUFTH"
"TLSFN]6N]7PUIPLSDN]7VLP/T0N]8PUFVFTLMIT0N]90VLP1T0N]:N]9V,VLP1T0N];N]9UHVLP4T0N]<N];UHVLP4T0N]=N]:T<VLP/T0N]>N]=U-VL"
"P/T0N]@N]<T<VLP+T0N]AN]>N]@VLP4T0N]BN]9T<VLP+T0N]CN]AN]BVLP/T0N]DN]CUHVLP+T0N]EN]8N]DVLP1T0N]FN]EUHZLN,P8N]G2TFPU=N]"),
("FXLMIU8PV;N]GM;T<VLN,Z-dUJ@.N]HPLSDN]HdVA<OHN]IPV>THTLSFN]IN]JPVBPLSDN]JVLP/T0N]KUHPV>VLP1T0N^+N]KUHVLP/T0N^,N^+VFTL"
"MIT0N^-0VLP1T0N^.N^-V,VLP1T0N^/N^-V4VLP4T0N^0N^/T<VLP1T0N^1N^.T<VLP/T0N^2N^1UHVLP/T0N^3N^0T<VLP+T0N^4N^2N^3VLP1T0N^5"
"N^-T<VLP4T0N^6N^5T<VLP+T0N^7N^4N^6VLP/T0N^8N^7UHVLP+T0N^9N^,N^8VLP4T0N^:N]KUHVLP+T0N^;N^9N^:VLP1T0N^<N^;UHZLN,P8N^=3"
"TFPU=N^<XLMIU8N^>N^=M;T<VLN,Z-N^@W+PV>RLMJN^@N^>d]<5.N]HPLSDPVBY`J0ET0N^BTFPVBN^CN^DTLSBN^EN^D,PLSEN^FPLSDN^FVLQ;T6N"
"^GN^BUHTLSFN^GPW,N^EPLSDPW,dZ5AMKN^HPW7THTLSFN^HN^IPW:PLSDN^IVLP1T0N^JN^BUHVLP4T0N^KN^BUHXLN,TCN_+W+N^JN^KTLMITBN_,N"
"_+ZLN;U8N_-N_,N_,N_,N_,VLN,Z-N_.NMFPW7TLMIU8N_/N_.XLN,VEPWA1N^BPW7TLMIU8N_0PWA]LL7U8PWC,M=N_-N_/N_0d],<IN^DPLSDN^DVL"
"P+T0N^CN^BUAPLSEN^APLSDN^EPLSEN]5PLSDN]5VLP+T0N]4PU=UAPLSEOSFPLSDPUAPLSEMe6PLSDMe6d^:H-Z-N_1d_8MJN5N_2PX0UHVLN,T3N_3"
"N6U@TLMIT2N_4N_3TLOHZ.N_5N_4XLN,Z/N_6N_5U@N_2XLMIU8N_7N_6-;RLMJN_1N_7VLN,TCN_8N_1TFTLMITBN_9N_8VLN,TCN_:N_1THTLMITBN"
"_;N_:VLN,TCN_<N_1T<TLMITBN_=N_<VLN,TCN_>N_1TETLMITBN_@N_>ZLN;U.PY3N_9N_;N_=N_@dg,I,UHdgKH4TLMIT0PYDN9VLP+T0PYFPYDPY5"
"di>;,PYAdj/>,PYAdjDA:Z0N_APZ0XLN,Z1N_BN_AU@PZ.XLMITBPZ4N_B-/dl+N,,Q-eM-;3N_CTFPZ;PZ>N_DTLSBPZAN_DeMF2<N_EN_CUHTLSFN_"
"EPb+PZAPLSDPb+TLMIT2N_FN=TLOHQ6PZFN_FeN=3,N_CeNGA+fR<@>N_GPb-UHTLSFN_GN_HPb0PLSDN_HVLP+T0N_IN_CPb-VLN,TCP[4QEPb-ePC3"
"/N_IRLMJP[6P[5fW,38UAPLSEPb,PLSDPb0PLSEN_DPLSDN_DVLP+T0PZ>N_CeQDK,UHeRD;1N_J+TLSFP[AP[CN_JeS9M.,Q7eT=N,.N_JPLSDN_JeV"
"BM,M1N_KNFUBTLMIT0N`+N_KVLP/T0N`,N`+VFTLMIT0N`-NEVLP+T0P]AN`,N`-RLSCN`.+TLSFQ-N`/N`.PLSDN`/PLSJUHPLSDN`.PLSEP]DPLSDP"
"]De[,:5N`0PLSDN`0ZLL7T0P_>,M1UHP^/edB0,O0edH;+ef;M+N.Q-N`1P_GPLSDN`1TLMIT2N`2ETLOHZ.N`3N`2VLP1T0N`4P_FUHVLN,TCN`5O,U"
"@TLMITBN`6N`5VLN,TCN`7O,UATLMITBN`8N`7VLN,TCN`9O,UBTLMITBN`:N`9VLN,TCN`;O,UCTLMITBN`<N`;ZLN;U8Pa/N`6N`8N`:N`<XLN,Z/P"
"a0N`3U@N`4fM6K,UHfN6IHZ0N`=Pa=VLP+T0N`>P_FPa2VLN,TCN`@O,Pa2TLMITBN`AN`@XLN,Z1N`BN`=U@N`>VLMJN`BN`A-/fQ.A,VJfZCMG,0f]"
">R.,YIfcCT<+fl7ZG,0gZ3`/,UHhM8GQ8N`CPlGTHTLSFN`CN`DPlJPLSDN`DVLP1T0N`EPl>UHVLP/T0N`FN`EVFTLMIT0N`G0VLP1T0N`HN`GV,VLP"
"1T0N`IN`GV4VLP4T0N`JN`IT<VLP1T0N`KN`HT<VLP/T0Na+N`KUHVLP/T0Na,N`JT<VLP+T0Na-Na+Na,VLP1T0Na.N`GT<VLP4T0Na/Na.T<VLP+T0"
"Na0Na-Na/VLP/T0Na1Na0UHVLP+T0Na2N`FNa1VLP4T0Na3Pl>UHVLP+T0Na4Na2Na3VLP/T0Na5Na4VFVLP/T0Na6PlGVFVLP1T0Na7N`GUHVLP4T0N"
"a8Na7UHVLP4T0Na9N`HT<VLP/T0Na:Na9U-VLP/T0Na;Na8T<VLP+T0Na<Na:Na;VLP4T0Na=N`GT<VLP+T0Na>Na<Na=VLP/T0Na@Na>UHVLP+T0NaA"
"Na6Na@VLP+T0NaBNa5NaAVLP1T0QM:NaBUHXLN,VENaC1Pl>PlGTLMIU8QMHNaChX/7+hQ/M@,UHhREGM<NaDQLFTHTLSFNaDNaEQLIPLSDNaEVLP+T0"
"NaFQL=QLFVLP/T0NaGNaFPDTLMIT0NaH0VLP+T0NaINaGNaHXLN,VENaJ1QL=QLFTLMIU8NaKNaJXLN,Z/Nb+Pl:U@NaIVLMJNb+NaKM-;hXHM9,0hZ6"
"W<,UHhfIG4Nb,QP.THTLSFNb,Nb-QP1PLSDNb-hh0XD,UHiSJGMFNb.QRFTHTLSFNb.Nb/QRIPLSDNb/VLP+T0Nb0QR=QRFVLP/T0Nb1Nb0PDTLMIT0N"
"b20VLP+T0Nb3Nb1Nb2XLN,Z/Nb4QR;U@Nb3XLMIU8Nb5Nb4M-;XLN,VENb61QR=QRFTLMIU8Nb7Nb6VLP,U8Nb8Nb7Nb5RLMJNb6Nb8i]-M9,0i^<M=+"
"i`2c8,UHjUAG4Nb9QXCTHTLSFNb9Nb<QXFPLSDNb<jVI3,QP5jW1Y7,UHje>GMFNb=Q[@THTLSFNb=Nb>Q[CPLSDNb>VLP+T0NbAQ[7Q[@VLP/T0NbBN"
"bAPDTLMIT0NbC0VLP+T0NbDNbBNbCXLN,Z/NbFQ[5U@NbDXLMIU8NbGNbFM-;XLN,VENbH1Q[7Q[@TLMIU8NbINbHVLP,U8QXJNbINbGRLMJNbHQXJkL"
"CN2+kO-UH,R-kXKb6,[,lN6J,0lO5Z0,[,l^;M2,UHl_DGMFNbJQg.THTLSFNbJNc+Qg1PLSDNc+VLP+T0Nc,QfGQg.VLP/T0Nc-Nc,PDTLMIT0Nc.0V"
"LP+T0Nc/Nc-Nc.XLN,Z/Nc5QcHU@Nc/XLMIU8Nc6Nc5M-;XLN,VEQh;1QfGQg.TLMIU8Nc7Qh;VLP,U8Qh=Nc7Nc6RLMJQh;Qh=lgHN7,UHlj4GM1Nc8"
"Qi,THTLSFNc8Nc9Qi/PLSDNc9VLP+T0Nc:QhEQi,VLP/T0Nc;Nc:PDTLMIT0Nc<0VLP+T0QiBNc;Nc<XLN,VENc=1QhEQi,TLMIU8Qj.Nc=MLN@7+MLO"
"8N0,0MLQ>RJ,0MLX=Q=,R-ML_0O2,R-MLb8SG+")
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced: source 77fd8c8399be3509, glslang 16.6.0, spirv-tools v2026.4, 102708 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced[] = {
("++++N,,N+N-g<+iC3,V,j+4,V,j5N2@^24TLLHNHU8^2TLLHNINHU-TLLHO-NITHTLM+O./O-TLMGO.ML062O.3/TLM6T0VFN+MLC0M.O/Q4P:U-V,XL"
"M@T0PFP1O/UHXLM@T0P9P4VFPFXLM@T6P;Q5P9TFXLM@T0P<P1VFPFZLM@T0P=Q4P;P<MMK1M:P@Q4P>U-V,XLM@T0PIP1P@UHXLM@T0PAP4VFPIXLM@"
"T6PBQ5PATFXLM@T0PCP1VFPIZLM@T0PDQ4PBPCTFXLM@T0PEP/P=PDXLM@T6PGQ6PEMO@0-PGP=MOGP2-PGPDMT/XA,PL+MaFQ5,VFMg0<+MgFZ51U-V"
"LP4T0MMEa9U-NU5N`+,V,Pi6MD,V,Pk/R1,V,QP6QB,V,QV-MQJ,V,R],11R9R5V,VLP1T0PHR]80,PHR]DMC;V,VLP1T0PJR5UHVLP4T0R6PJUHVLP/"
"T0U2R6T<R`9NgB,VFUZ0N2,VFU]8NG+U`DU;.R7NPBU-Uj61IR7TLMIT0T,NPAVLP/T0T-NPDU-VLP-T0OiKT,T-VLN,T1TDN2UATLMIT0TGTDVLP/T0"
"NPGTGV,Uk9T6,U-VRFN<,VFVU7R;,V,V[ISC,U-VdAN<,VFVg2[F,VFWV-MK,VFWX-NC,U-WZFQA,VFWa;M8,U-WbJW9,VFXM8MK,VFXO8NC,U-XR0QA"
",VFXWGM8,U-XY4N8/TLMIT0Ph;W9bV+3,O]-bV454VLQ;T6TIQP8NPDTLSFTIOL5QP;]kJM=,NO,^L<0,NO,^LC<,VF^M4M7,W4^NB=,W4^O4N+,W4^Q"
"5O+,NO-^T60,NO-^T<<,VF^U.M7,W3^V;=,W3^W.N+,W3^Y/MD/VLP+T0O]+QP8YLKU@,VFYV@MK,VFYX@NC,U-Y[7QA,VFYb-M8,U-Yc;W9,VFZMKMK"
",VFZOKNC,U-ZRCQA,VFZX8M8,U-ZYGO/,U-Z^+M1.N]8OgGV,^]I18W.N]9UHVLP4T0W/W.UHVLP/T0N]AW/T<^_/J,Og>^`.50W2OgGRLMJPV<PV;Za"
"J9+^a+2,OgJ^a3M.,V,^b711N^1N^-V,VLP1T0W0^bD0,W0^c.MI,Og>^e,5,NN2^e7NF,NN2^h2;,W2^hDMA+ZkE7+bf0:+[[FUA,VF[f;MK,VF[h;T"
"8,VF]OJU;,OkF]Y:9,OkF]YJNH,VF]]GMK,VF]_GT8,VF]h4OB,OkF]l+0+[S9M62NMGOUJVLMET0Y,MJNMG[M1;-OUJVF[MDM-,OUJ[NG4-W-M[5X`8"
"17W1PLSDW1VLP1T0Y1M[2UHTLMIU8OUGW-X`KM<,M[2Xb<9,W-Xc+M/+[ZC<+XdA2,OV,XdIM.,NMHXf,0,NMHXf2<,VFXfEM7,W,Xh12.W:PLSDW:Xh"
";3,W,XhEN+,W,XjFM@+^ZD7,PT>^[09,U-^[@M1.MY4PUFV,Z_418W;MY5UHVLP4T0W<W;UHVLP/T0MY<W<T<Z`;G>W=2TFPU=MYBXLMIU8W>W=M;T<V"
"LN,Z-Y+NMFPUFRLMJY+W>^`=9+Zb72,PUIZb@M.,V,ZcD11MZ,MYIV,VLP1T0Y-Zd/0,Y-Zd:MF4Y.3TFPU=MZ8XLMIU8MZ:Y.Zf=0,W+ZfDNE>Y/W+M"
"ZFMZGTLMITBY0Y/ZLN;U8MZJY0Y0Y0Y0VLN,Z-MZKNMFZj/MA+^j8d/,V,_a=MPG,YK`f9N8,YK`hHM<,YK`j9`J,V,a^811N`KN`GV,VLP1T0[<a^E0"
",[<a_/MCAV,VLP/T0Na6PlGV,VLP1T0[=N`GUHVLP4T0MY6[=UHVLP/T0Na<MY6T<aaKPB,VFafBO+,YKaiCUC,YKbR:O=+Xl>0.OYBYKQODYL-27MY7"
"PLSDMY7VLQ=T6QP=OYBQO=TLSFQP=QP>OYEbVH0,OYBbW-=-OYBYKbWBC,OYBbX9I,OYBbY7U>,VFbd+N1+[[79+bf@A,YKbg5MS>,VFdMJMa<,VFec;"
"Q,,VFeh=gF+")
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced: source 9eb39daf2c913ea3, glslang 16.6.0, spirv-tools v2026.4, 134816 bytes */
static const char* const sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced[] = {
("O_RL].NMT+]LL6RLG+PLL<,PLL<4PLL<MIPLL<PV<PLL<PW>PLL<PjKPLL<QS,PLL<QS.PLL<Qi1]LL5M[bXaN>M[bP_N6MeRkhh.MgRNi`0M[cVj`4M"
"fSTeW8kO4ZLL5M[bXaN>M[bP_N6M_RNgO>M^bki`0MbcRhh7+XLL6,MRQR`N2M_STif9eOVYM9+RLL9QS/.NTLL:0-MdR_eW8+./0123456789:;<=>@"
"ABCDEFGHIJKM+M,XLL;-<,,,TLL;-PW9;TLN2MG,,TLN2MH,.TLN2MI,-TLN2S=1;RLN2O5-VLN3O5+M.+TLN2S>1/RLN2O6-VLN3O6+M.+RLN2O>-VL"
"N3O>+M.+VLN3O>,M./VLN3O>-M.3VLN3O>.M.7VLN3O>/M.;TLN2S@1/VLN3P-+M.+VLN3P-,M.3VLN3P--M.7VLN3P.+M.+VLN3P.,M.;VLN3P.-M.M"
"+VLN3P..M.M;VLN3P./M.N+VLN3P.0M.N/VLN3P.1M.N3TLN2SA1/VLN3P/+M.+VLN3P/,M.N7VLN3P/-M.N@VLN3P/.M.NDVLN3P//M.NHVLN3P/0M."
"O+VLN3P/1M.O/VLN3P/2M.O3VLN3P/3M.O7VLN3P/4M.O;VLN3P/5M.O@TLN2P0,:TLN2SB1/RLN2P1-VLN3P1+M.+VLN3P1,M.ODTLN2P2,BTLN2SC1"
"3RLN2P3-TLN3P3+DVLN3P3+M.+TLN2P6,6TLN2P7,7TLN206M3TLN2P:,/TLN2P>,0TLN2PD,+TLN2Q+,8TLN256ITLN2Q-,2TLN2Q/,ITLN2SD1-RLN"
"2Q0-TLN3Q0+DVLN3Q0+M.+TLN2SE1;RLN2Q1-TLN3Q1+DVLN3Q1+M.+TLN2Q:,HTLN2Q;,3TLN2Q<,1TLN2Q=,ATLN2SF1;RLN2QA-VLN3QA+M.+TLN2"
"SG1-RLN2QD-VLN3QD+M.+TLN2SH1;RLN2QF-TLN3QF+DVLN3QF+M.+TLN2SI1/RLN2QG-TLN3QG+DVLN3QG+M.+TLN2QH,>TLN2QI,@TLN2QJ,<TLN2Q"
"K,=TLN2R+,;TLN2R-,5RLN2H+TLN2H6M4RLN2R<-VLN3R<+M.+TLN2SJ1;RLN2R@-VLN3R@+M.+TLN2RF,4RLN2RG-VLN3RG+M.+TLN2M+6DTLN2RH,G"
"TLN2S6,9TLN2S7,FTLN2M,6FTLN2SK,+TLN2T+6ERLN2T,+RLN2T-+PLL>T.RLM,T/T.TLLAT0M++TLM+T12T0TLLCT2T0-TLM+T32T2_LLJM-T0T0T0"
"T0T0T2T0TLM+T42M-]LLJM.T0T0T0T0T0T0VLLJM/T0T0T0TLM+T52M/PLL@T6cLLJM0M-T0T0T0T0T0T0T6M/TLM+T72M0VLM,T8M0T7T1VLM,T9T0T"
"7T1TLM+T:2M.VLLJM7M.T0T0TLM+T;2M7VLLJM>T0T0T0TLM6T0T<-TLLHT=T0T<VLLJM@T=T0T0_LLJMAM@M@M@M@T0T0T0TLM+T>2T6ZLM,T@T2T3T"
"1T1T1TLM+TA2M>RLLBTBM+TLM+TC2TBRLLBTD;TLM6T0TE.TLM=T0MG;TLM=T0MH;TLM6T0TF+ZPW3TGTDTEMGMHTFTLM=T0MI;TLM6T0TH,ZPW3TITD"
"TEMHMITHTLM,TJT0T1TLLCTKT0/VLM,U+T.TAT;VLLJN4T2T0T6TLM+U,2N4TLM6T0U-3TLLHU.TBU-TLM+U/2U._LM,U0T.U,T>T1T1T1U/]LM,U1T."
"T3T1T1T1U/TLM,U2TBTCXLM,U3T0T1T1TAZLM,U4T.T1T1T1U/VLM,U5T.T1U/ZLM,U6T.T1T1T1T1RLM2U7QS0TLLCU8TB/RLLIS=U8RLLJO5S=TLM+"
"U7QS0O5RLM2U9QS0RLLIS>T0RLLJO6S>TLM+U9QS0O6XLM,U:T6T7T;T1VLM,U;T6T7T:RLM2U<QS0ZLLJO>T0T0T0T0T0TLM+U<QS0O>ZLM,U=T6T7T"
"AT;T1TLLAU>M+,TLM6U>U@+TLM6U>UA,TLM6U>UB-TLM6U>UC.TLM6U>UD/TLM6U>UE0VLM7T2UFTFTFTLM6U>UG1TLM6T0UH/RLM5T6UITLM6U>UJ3T"
"LM6U>UK2RLM4T6V+TLLJP,T0T0TLM6T0V,M+TLM+V-1MATLMGV-.1TLLHS@T0T<VLLJP-S@T0T0_LLJP.P-P-P-P-T0T0T0TLLHSAT0T<gLLJP/P.SAT"
"0T0T0T0T0T0T0T0T0TLM=T0P0+XLM@T0V.P+T<P0TLLHSBT0V.TLLJP1P/SBTLM+V/4P1TLMGV//4TLM+V04P.RLM<T6P2RLM2V1QS0RLLISCT2RLLJP"
"3SCTLM+V1QS0P3TLM+V2QS0T2TLM6T0V3Q+TLM=T0P6,XLM@T0V4P/V3P6TLM6T0V5R+TLM=T0P7,XLM@T0V6P/V5P7TLM+V74P/TLM6U>V84TLM+V94"
"T0XLM@T6V:Q7P6THTLM+V;1T0XLM@T6V<Q7P7THTLM+V=,T0TLMGV=0,TLM6T0V>N;TLM6T0V@M;XLM@T0P8P1V>MGXLM@T0P9P1V@MIZPW3VATBTEMG"
"MIT<TLLHVBVAP9TLLHVCVBP8TLM+VD1VCTLMGVD11TLM+VE1VARLM;T6P:TLM6T0VFN+ZLM@T0VGQ4P:VFMGXLM@T0P;P1VGU-XLM@T0VHP1V3MGXLM@"
"T0VIP/VHVFZLM@T0VJQ4P:VIV3XLM@T0VKP1VJU-XLM@T0P<P+VKTHTLM+W+2TGTLM6T0W,Ni+TLLHW-TKW,TLM+W./W-TLMGW.2/TLM+W//TKZLM@U>"
"P=Q4P:U@UARLM<T6P>ZLM@T0W0Q4P>VFMIXLM@T0P@P1W0U-XLM@T0W1P1V5MIXLM@T0W2P/W1VFZLM@T0W3Q4P>W2V5XLM@T0W4P1W3U-XLM@T0PAP+"
"W4THTLM6T0W5MV+ZLM@U>PBQ4P>UAU@XLM@T0PCP1VFMHTLLHW6TGP8TLM+W72W6TLLHW8W6T<TLM+W91W8TLMGW931TLM+W:1TGTLLHW;TIP9TLLHW<"
"W;T<TLM+W=1W<TLMGW=41TLM+W>1TITLM6TDW@+TLM7TGWAW@TLM7TIWBW@TLM=T0PDT+ZLM@T0PEQ4P:VFV3XLM@T0PFP1PEU-XLM@T0WCP4PDPFXLM"
"@T6WDQ5WCTFXLM@T0WEP1PDPFZLM@T0PGQ4WDWETFZLM@T0PHQ4P>VFV5XLM@T0PIP1PHU-XLM@T0WFP4PDPIXLM@T6WGQ5WFTFXLM@T0WHP1PDPIZLM"
"@T0PJQ4WGWHTFXLM@T0WIP/PGPJXLM@T6PKQ6WITFRLM;T6Q+ZLM@T0WJQ4Q+TFPGZLM@T0Q,Q4PKPGWJXLM@T6WKQ6Q,TFTLMGV=5,XLM@T6X+Q6Q,T"
"FTLM6T0X,MT+XLM@T0X-P4X,PDXLM@T6X.Q5X-TFRLM;T6Q-ZLM@T0X/Q4Q-U-THTLM+X01T2TLMGX061TLM+X11T=TLMGV;71TLMGV;81TLMGV;91XL"
"M@T0X2P+X,PDXLM@T0X3P-X2THXLM@T0Q.P1X3PDTLLHX4T0Q.TLM+X51X4TLMGX5:1RLM<T6Q/TLLHX6T0U-TLM+X72X6TLMGX0;1RLM2X8QS0TLLAX"
"9;+RLLISDX9RLLJQ0SDTLM+X8QS0Q0TLM+X:QS0X9TLM6U>X;;TLLHX<TKQ.TLM+X=1X<TLMGX=<1ZLM7TKX>TFTFTFTFTLM+X@1TKRLM2XAQS0RLLIS"
"ETKRLLJQ1SETLM+XAQS0Q1TLM+XBQS0TKZLM@T0XCQ4Q+TFPJZLM@T0Q2Q4PKPJXCXLM@T6XDQ6Q2TFXLM@T6XEQ6Q2TFTLM6T0XFM]+XLM@T0XGP4XF"
"PDXLM@T6XHQ5XGTFZLM@T0XIQ4Q-U-THTLMGX0=1TLMGV;>1TLMGV;@1TLMGV;A1XLM@T0XJP+XFPDXLM@T0XKP-XJTHXLM@T0Q3P1XKPDTLLHY+T0Q3"),
("TLM+Y,1Y+TLMGY,B1TLMGX0C1TLLHY-TKQ3TLM+Y.1Y-TLMGY.D1XLM@T6Y/Q6Q,TFXLM@T0Y0P4Q,MGXLM@T6Y1Q5Y0TFVLM@T6Y2Q3P:XLM@T0Y3P1"
"Q,MGXLM@T6Y4Q6Q2TFXLM@T0Y5P4Q2MIXLM@T6Y6Q5Y5TFVLM@T6Y7Q3P>XLM@T0Y8P1Q2MITLM6T0Y9T3XLM@T6Y:Q2P:P>XLM@T0Y;P-PCTHXLM@T0"
"Y<P-PCTHXLM@T0Y=P-PCTHXLM@T0Y>P-PCTHTLM6TBY@+VLM@T6YAQ3Q+RLM;T6Q:TLM6T0YB:TLMGX0E1RLM<T6Q;TLM+YC1N4TLMGYCF1RLM<T6Q<T"
"LM=T0Q=+XLM@T6Q>Q6Q=TFTLMGYCG1TLM6T0YD5TLM6U>YE7TLM6U>YF8XLM@T6YGQ5Q=T<TLM+YH2TKRLM2YIQS0RLLISFTKRLLJQASFTLM+YIQS0QA"
"TLLCYJTB-XLM@T0YKP1MGU-ZLM@T0QBQ4Q:TFYKZLM@T0QCQ4Q:THTFRLM2Z+QS0RLLISGTDRLLJQDSGTLM+Z+QS0QDTLM+Z,QS0TDTLM+Z-2U8RLM2Z"
".QS0RLLISHU8RLLJQFSHTLM+Z.QS0QFTLM+Z/QS0U8RLM2Z0QS0RLLISITBRLLJQGSITLM+Z0QS0QGTLM+Z1QS0TBTLM6TBZ2leLLL+TLM6TBZ3OL^]L"
"L+TLM6TBZ4OLMRbh,TLM6TBZ5kjQal3TLM6TBZ6OMVLLL+TLM6TBZ7Nlh^V^GTLM6TBZ8MLeLLL+TLM6TBZ9lRgXi3TLM6TBZ:l][dM-TLM6TBZ;l`aL"
"S.TLM6TBZ<l`WiS.TLM6TBZ=lMOVX9TLM6TBZ>lLPkT1TLM6TBZ@Nl`^V^GTLM=T0QH+XLM@T6ZAQ5QHTHXLM@T6ZBQ5QHT<XLM@T6ZCQ5QHTEXLM@T6"
"ZDQ5QHUHRLM<T6QITLM6T0ZEMlllllKTLM6T0ZFMleLLL+XLM@T6ZGQ5QBTFRLM<T6QJTLM6T0ZH1RLM<T6QKTLM=T0R++XLM@T6ZIQ5R+THXLM@T6ZJ"
"Q5R+T<XLM@T6ZKQ6QHTFXLM@T6R,Q1ZKQIXLM@T6[+Q5Q=T<RLM<T6R-VLM@T6[,Q3R-TLM6T0[-iTLLL+TLM6TB[.MQeLLL+TLM6TB[/l]LLL+TLM6T"
"B[0MLLLLL+TLM6T0[1NLLLLL+TLM6T0[2OlKTLM6T0[3OllleL+TLM6T0[4MOeLLL+TLLC[5TD-TLM6T0[6M@XLM@T0[7P/QB[6XLM@T0[8P+[7QCTLM"
"+[9/T0ZLM@T0R8Q4Q:U-THXLM@T0[:P1V@R8XLM@T0[;P1V@R8XLM@T0[<P/MGV@XLM@T0R9P1[<U-TLM6T0[=8XLM@T0R:P1PDU-XLM@T0[>P+R9R:X"
"LM@T0[@P-[>THXLM@T0R;P1[@R:TLMGV=H,XLM@T0[AP-R9THTLLH[BU.R;TLM+[C2[BTLLH[DT2TETLM+[E1[DTLMG[EI1TLMG[EJ1TLM+[F4SARLM2"
"[GQS0RLLJR<T0TLM+[GQS0R<TLM6T0[HTLT+VLM7T2[I[HTFRLM2[JQS0RLLISJTKRLLJR@SJTLM+[JQS0R@TLM6T0[KTL]+VLM7T2]+[KTFTLM+],QS"
"0T0TLM6T0]-0TLM6T0].NLL+TLM6T0]/MLLLLL+TLM6T0]0PTL]+VLM7T2]1]0TFTLM6T0]2OeL+TLM6T0]3eV3XLM@T0]4P/MGMIXLM@T0]5P1]4R:X"
"LM@T0RCP1]5UHTLM+]61TBTLM6TB]7NLLLLL+TLMG[9K/TLM6T0]8N3TLM=T0RF+XLM@T6]9Q5RFTHXLM@T6]:Q5RF]-XLM@T6];Q5RFT<TLM6T0]<TL"
"L;VLM7T2]=]<TFRLM2]>QS0RLLJRGT0TLM+]>QS0RGTLM6T0]@TLL+VLM7T2]A]@TFTLLC]BT0.TLM+]C,]BTLMG]CM+,TLM6T0]DN-RLM<T6RHVLM@T"
"6]EQ3RHVLM@T6]FQ3RHVLM@T6]GQ3RHXLM@T6]HQ5RFTFVLM@T6]IQ3RHXLM@T6]JQ2]H]IXLM@T6]KQ5RFTFXLM@T6^+Q5RFUHXLM@T6S.Q5RFTETLM"
"=T0S6,TLM=T0S7,TLMG]CM,,XLM@T6S8Q5RFUHVLM@T6^,Q3S.VLM@T6^-Q3S.TLM=T0SK,XLM>]BT+SKTHTHTLM6T0^.OlllllERLL,T0^/TLM6T0^0"
"6TLM6T0^12TLM6T0^24VLMBT.-+T/PLSD^3TLMGT1^42TLMGT1^52TLMGT1^62TLMGT1^72TLMGT1^82TLMGT1^92TLMGT1^:2TLMGT1^;2TLMGU/^<2"
"TLMGT3^=2TLMGT1^>2TLMGT1^@2TLMGT1^A2TLMGU/^B2TLMGT3^C2TLMGT1^D2TLMGT1^E2TLMGT1^F2TLMGU/^G2TLMGU,^H2TLMGT>^I2TLMGT1^J"
"2TLMGT1^K2TLMGT1_+2TLMGU/_,2TLMGT3_-2TLMGT1_.2TLMGT1_/2TLMGT1_02TLMGU/_12TLMGT3_22TLMGT1_32TLMGT1_42TLMGT1_52TLMGU/_"
"62TLMGU,_72TLMGT>_82TLMGT1_92TLMGT1_:2TLMGT1_;2TLMGU/_<2TLMGT3_=2TLMGT3_>2TLMGT3_@2TLMGT3_A2TLMGT1_B2TLMGT1_C2TLMGTA"
"_D2TLMG[C_E2TLMGT1_F2TLMGU/_G2TLMGU/_H2TLMGT3_I2TLMGT3_J2TLMGT3_K2TLMGT1`+2TLMGT1`,2TLMGTA`-2TLMGT1`.2TLMGT1`/2TLMGT"
"1`02TLMGU/`12TLMGT3`22TLMGT3`32TLMGT1`42TLMGT1`52TLMGT1`62TLMGT3`72TLMGT3`82TLMGT3`92TLMGT3`:2TLMGT3`;2TLMGT3`<2TLMG"
"T1`=2TLMGT1`>2TLMGT1`@2TLMGT3`A2TLMGT3`B2TLMGT3`C2TLMGT3`D2TLMGT3`E2TLMGT1`F2TLMGT1`G2TLMGT1`H2TLMGT3`I2TLMGT3`J2TLM"
"GT3`K2TLMGT3a+2TLMGT7a,2TLMGT1a-2TLMGT7a.2TLMGT1a/2TLMGT7a02TLMGT1a12TLMGT3a22TLMGT3a32TLMGT3a42TLMGT3a52TLMGT7S92TL"
"MGTAS:2TLMGT;S;2TLMGT1S<2VLN,V7a6/U@VLN,V0a7a6TFVLN,V9a8a7ZHTLMIT0a9a8VLN,V9a:a6TETLMIT0a;a:VLN,V9a<a6UHTLMIT0a=a<VL"
"N,V9a>a6]-TLMIT0a@a>VLN,V9aAa6ZHTLMIT0aBaAVLN,V9aCa6U-TLMIT0aDaCVLN,V9aEa6YDTLMIT0aFaEVLP1T0aGa9VFVLP4T0aHa9VFVLQ5T6"
"aIaHTFXLQ4T0aJaITFTHVLP+T0aKaGaJVLP1T0b+aKS6VLP4T0b,aKS6VLQ5T6b-b,TFXLQ4T0b.b-TFTHVLP+T0b/b+b.VLQ7T6b0b/THXLQ4T0b1b0"
"b/THaLN;M-b2aFaKS6b1TFUFTFVLR2T0b3aDTHPLSEb4PLSDb4VLP/T0b5a@b1PLSEb6PLSDb6VLQ7T6b7aBTHRLSCb8+TLSFb7b9b:PLSDb:PLSEb8P"
"LSDb9VLP1T0b;b5aBPLSEb8PLSDb8ZLSAT0b<b5b:b;b9VLQ;T6b=b5THXLQ4T0b>b=b5THVLQ7T6b@b>b<XLQ4T0bAb@b>b<VLQ;T6bBa;bAXLQ4T0b"
"CbBa;bAVLQ7T6bDbCTHXLQ4T0bEbDbCTHVLP1T0bFb5bEVLP/T0bGbFbCVLP-T0bHb5bGXLN;M/bIbCbFbHeLN;M0bJb2a;a=a@aBb3S7RHbIVLN,V=b"
"KM,THTLMIT0c+bKVLN,V=c,M+TFTLMIT0c-c,VLP/T0c.c+c-VLN,V=c/M,TFTLMIT0c0c/VLP+T0c1c.c0RLSCc2+TLSFS8c3c2PLSDc3TLMIT0c45V"),
("LQ5T6c5c4TFRLSCc6+TLSFc5c7c6PLSDc7XLN,[Fc8/U@UAVLN,V9c9c8TFTLMIT0c:c9VLN,V9c;c8THTLMIT0c<c;VLN;T2c=c:c<RLMJa4c=RLMJa"
"5]AVLN,T1c>a4TFTLMIT0c@c>VLN,T1cAa5TFTLMIT0cBcAVLPAP,cCc@cBVLN<T0cDcC,VLN<T0cEcC+VLN,T1cFa4THTLMIT0cGcFVLN,T1cHa5THT"
"LMIT0cIcHVLP+T0cJcGcIVLP+T0cKcJcDVLN;T2d+cEcKTLOH]>d,d+VLN,V=d-M+THTLMIT0d.d-VLP/T0d/c-d.VLN,],d0d,U@ZLS5T0d1d0UETFT"
"HVLMJKd1M3T<XLMIT0d2KM;T<VLP-T0d3d/THVLQ5T6d4d2d3RLSCd5+TLSFd4d6d7PLSDd7XLMIT0d8KM;T<VLQ9T6d9d8d/RLSCd:+TLSFd9d;d:PL"
"SDd;XLMIT0d<KM;T<XLMIT0d=KM;T<RLMJa2c=RLMJa3]=VLN,T1d>a2TFTLMIT0d@d>VLN,T1dAa3TFTLMIT0dBdAVLPAP,dCd@dBVLN<T0dDdC,VLN"
"<T0dEdC+VLN,T1dFa2THTLMIT0dGdFVLN,T1dHa3THTLMIT0dIdHVLP+T0dJdGdIVLP+T0dKdJdDVLN;T2e+dEdKTLOHU<e,e+VLN,],e-e,U@_LS1T0"
"e.e-UETFTFTETFVLQ5T6e/e.TFRLSCe0+TLSFe/e1e0PLSDe1VLN,],e2e,UAVLMJe2TFM-/VLN,],e3e,UBVLMJe3d<M-/VLN,],e4e,UCVLMJe4d/M"
"-/VLN,],e5e,UDVLMJe5d=M-/PLSEe0PLSDe0PLSEd:PLSDd:PLSEd5PLSDd6VLS/d0UETFTFPLSEd5PLSDd5PLSEc6PLSDc6TLS+T<T<Y9XLMIT0e6K"
"M;T<PLSEc2PLSDc2ZLSAT0e7c1b8e6c6RLSCe8+TLSF^,e9e8PLSDe9VLQ9T6e:e7a;PLSEe8PLSDe8ZLSAT6e;^,c2e:e9RLSCe<+TLSFe;e=e<PLSD"
"e=NLSIPLSDe<PLSEe>PLSDe>VLQ7T6e@a=TFRLSCeA+TLSFe@eBeCPLSDeCVLP4T0eDe7S7RLMJa0bJRLMJa1eDXLMEM0eEM1a0a1VLN<M/eFeE3VLN<"
"T0eGeF+VLP1T0eHe7S7VLQ;T6eIeHeGRLSCeJ+TLSFeIeKeJPLSDeKVLN<T0f+eE/VLN<T0f,eF,VLN<T0f-eF-VLP/T0f.eHf,VLQ;T6f/eHf-XLQ4T"
"0f0f/eHf-VLP+T0f1f.f0VLQ7T6f2f+THRLSCf3+TLSFf2f4f3PLSDf4RLMJa.eERLMJa/f1XLMET0f5M4a.a/PLSEf3PLSDf3ZLSAT0f6f1eKf5f4VL"
"P+T0f7eHTHVLP/T0f8f7f,VLQ;T6f9f7f-XLQ4T0f:f9f7f-VLP+T0f;f8f:RLSCf<+TLSFf2f=f<PLSDf=RLMJa,eERLMJa-f;XLMET0f>M4a,a-PLS"
"Ef<PLSDf<ZLSAT0f@f;f3f>f=PLSEeJPLSDeJZLSAT0fATFeCf@f<ZLSAT0fBTFeCf6f<PLSEfCPLSDfCPLSEfDPLSDfDPLSEfEPLSDfEPLSEfFPLSDf"
"FVLQ;T6fGfBfARLSCfH+TLSFfGfIfHPLSDfIVLP-T0fJfATHPLSEfKPLSDfKVLP1T0g+fJb1PLSEg,PLSDg,VLP/T0g-g+b1PLSEg.PLSDg.PLSEg/PL"
"SDg/PLSEg0PLSDg0VLP1T0g1fBb1PLSEg2PLSDg2PLSEg3PLSDg3PLSEg4PLSDg4VLP-T0g5g+g1VLP+T0g6g5THPLSEfHPLSDfHZLSAT0g7TFfFg+g4"
"ZLSAT0g8TFfFg-g4ZLSAT0g9TFfFg6g4VLP-T0g:aFa@VLQ;T6g;e7g:XLQ4T0g<g;THTFVLQ7T6g=g:a;RLSCg>+TLSFg=g@g>PLSDg@VLP-T0gAg:e"
"7VLP-T0gBgATHVLP1T0gCgBa;VLP+T0gDgCTHPLSEg>PLSDg>ZLSAT0gEg<fHgDg@VLP+T0gFg9gEPLSEeAPLSDeBVLP1T0gGe7a=PLSEgHPLSDgHVLP"
"/T0gIgGb1PLSEgJPLSDgJPLSEgKPLSDgKPLSEeAPLSDeAZLSAT0h+fBg>TFgKZLSAT0h,fAg>TFgKZLSAT0h-g7g>gGgKZLSAT0h.g8g>gIgKZLSAT0h"
"/g9g>THgKZLSAT0h0gFg>THgKVLP-T0h1h0h/RLSCh2+TLSFRHh3h2PLSDh3PLSEh2PLSDh2ZLSAT6h4RHeAe@h3RLSCh5+TLSFh4h6h5PLSDh6PLSEh"
"7PLSDh7PLSEh8PLSDh8VLP/T0h9h-a=VLP-T0h:e7h9VLP1T0h;b1a=VLP/T0h<h:h;VLP4T0h=b1a=VLQ;T6h>h:h=XLQ4T0h@h>h:h=VLP+T0hAh<h"
"@VLP+T0hBh.hAVLQ;T6hCh:a=RLSChD+TLSFhChEhFPLSDhFPLSEhDPLSDhEVLP+T0hGh:THVLP/T0hHhGh;VLQ;T6hIhGh=XLQ4T0hJhIhGh=VLP+T0"
"hKhHhJVLP+T0i+h.hKPLSEhDPLSDhDZLSAT0i,hBhFi+hEPLSEh5PLSDh5ZLSAT0i-h+h2hBhDZLSAT0i.h,h2i,hDRLSCi/+TLSFRHi0i/PLSDi0VLP"
"-T0i1i.i-VLP/T0i2h1b1PLSEi3PLSDi3VLP+T0i4i1i2PLSEi/PLSDi/ZLSAT0i5h/h5i1i3ZLSAT0i6h0h5i4i3RLSCi7+TLSFS.i8i9PLSDi9PLSE"
"i7PLSDi8PLSEi7PLSDi7ZLSAT0i:i6i9THi8PLSEi;PLSDi;ZLSAT0i<TFi7i=i>TLSBi@i>+PLSEiAPLSDiAVLQ;T6iBi<i:TLSFiBiCi@PLSDiCVLP"
"-T0iDi6i5VLQ6T6iEb3TFXLQ4T0iFiEiDTFVLQ;T6iGi<iFTLQ3T6iHiGRLSCiI+TLSFiHiJiIPLSDiJVLP-T0iKi<iFVLQ9T6j+iKi5PLSEiIPLSDiI"
"ZLSAT6j,iGiCj+iJRLSCj-+TLSFj,j.j/PLSDj/VLP-T0j0i<iFRLSCj1+TLSFRHj2j3PLSDj3RLSCj4+TLSFe@j5j6PLSDj6VLP-T0j7h-j0PLSEj8P"
"LSDj8VLP/T0j9j7b1PLSEj:PLSDj:VLQ7T6j;i-j9XLQ4T0j<j;i-j9VLP-T0j=j<j9VLP-T0j>i.j9VLQ;T6j@j>b1XLQ4T0jAj@j>b1VLQ7T6jBS7T"
"HRLSCjC+TLSFjBjDjCPLSDjDVLP4T0jEe7S7VLP/T0jFj7S7VLP+T0jGjFjEPLSEjHPLSDjHVLP/T0jIjGb1PLSEjJPLSDjJPLSEjCPLSDjCZLSAT0jK"
"j7j:jGjJZLSAT0k+j9j:jIjJVLP/T0k,j=S6VLP/T0k-jAS6VLQ;T6k.k-aKXLQ4T0k/k.k-aKPLSEj4PLSDj5VLP/T0k0h-a=VLP-T0k1e7k0PLSEk2"
"PLSDk2PLSEk3PLSDk3VLP1T0k4b1a=VLP/T0k5k1k4VLP4T0k6b1a=VLQ;T6k7k1k6XLQ4T0k8k7k1k6VLP+T0k9k5k8VLP+T0k:k1THVLP/T0k;k:k4"
"VLQ;T6k<k:k6XLQ4T0k=k<k:k6VLP+T0k>k;k=VLP/T0k@k9S6VLP/T0kAk>S6VLQ;T6kBkAaKXLQ4T0kCkBkAaKPLSEj4PLSDj4ZLSAT0kDjKjCh-k3"
"ZLSAT0kEk+jCh.k3ZLSAT0kFk,jCk@k3ZLSAT0kGk/jCkCk3PLSEj1PLSDj2VLP+T0kHi-j0PLSEkIPLSDkIVLP1T0kJkHb1PLSEkKPLSDkKVLP/T0l+"
"kJb1PLSEl,PLSDl,PLSEl-PLSDl-VLP-T0l.kHl+VLQ7T6l/S7THRLSCl0+TLSFl/l1l0PLSDl1VLP4T0l2e7S7VLP/T0l3kJS7VLP+T0l4l3l2PLSEl"),
("5PLSDl5VLP/T0l6l4b1PLSEl7PLSDl7PLSEl0PLSDl0ZLSAT0l8kJl-l4l7ZLSAT0l9l+l-l6l7VLP+T0l:l.THVLP/T0l;l.S6VLP/T0l<l:S6VLQ;T"
"6l=l<aKXLQ4T0l>l=l<aKPLSEj1PLSDj1ZLSAT0l@kDj4l8l0ZLSAT0lAkEj4l9l0ZLSAT0lBkFj4l;l0ZLSAT0lCkGj4l>l0PLSEj-PLSDj.VLQ6T6l"
"DiFTFRLSClE+TLSFlDlFlGPLSDlGVLP-T0lHi<i5PLSElEPLSDlFPLSElEPLSDlEZLSAT0lIlHlGi<lFRLSClJ+TLSFRHlKML+PLSDML+VLP+T0ML,a@"
"e7VLP/T0ML-lIa;VLP+T0ML.ML,ML-PLSEML/PLSDML/VLP/T0ML0ML.b1PLSEML1PLSDML1VLP/T0ML2b1S6VLQ;T6ML3ML2aKXLQ4T0ML4ML3ML2aK"
"PLSElJPLSDlKPLSEML5PLSDML5VLP1T0ML6lIb1PLSEML7PLSDML7VLP+T0ML8a@e7VLP/T0ML9ML6a;VLP+T0ML:ML8ML9PLSEML;PLSDML;VLP/T0M"
"L<ML:b1PLSEML=PLSDML=VLP/T0ML>ML6b1VLP-T0ML@lIML>PLSEMLAPLSDMLAZLSAT0MLBS6ML=^/MLCTLSBMLDMLC+PLSEMLEPLSDMLEPLSEMLFPL"
"SDMLFPLSEMLDPLSDMLCPLSEMLAPLSDMLDVLP+T0MLGML@THVLP/T0MLHML@MLBVLP/T0MLIMLGMLBVLQ;T6MLJMLIaKXLQ4T0MLKMLJMLIaKPLSElJPL"
"SDlJZLSAT0MM+ML.ML1ML:MLDZLSAT0MM,ML0ML1ML<MLDZLSAT0MM-TFML1MLHMLDZLSAT0MM.ML4ML1MLKMLDPLSEj-PLSDj-ZLSAT0MM/l@j1MM+l"
"JZLSAT0MM0lAj1MM,lJZLSAT0MM1lBj1MM-lJZLSAT0MM2lCj1MM.lJRLSCMM3+TLSFS.MM4MM3PLSDMM4PLSEMM5PLSDMM5VLP/T0MM6e7b1PLSEMM7"
"PLSDMM7PLSEMM3PLSDMM3ZLSAT0MM8MM/j-e7MM7ZLSAT0MM9MM0j-MM6MM7XLN,V0MM:/U@U@TLMIP.MM;MM:TLX;MAMM<MM;RLMJ.MM<_LN;M.MM=M"
"M8aKMM9b1TFTFVLN,V9MM>a6^1TLMIT0MM@MM>TLMIMAMMA.VLN<T0MMBMMA/VLN<T0MMCMMA0VLP1T0MMDMMBV4VLP4T0MMEMMBV4VLQ5T6MMFMMETF"
"XLQ4T0MMGMMFTFTHVLP+T0MMHMMDMMGVLP1T0MMIMMCV6VLP4T0MMJMMCV6VLQ5T6MMKMMJTFXLQ4T0MN+MMKTFTHVLP+T0MN,MMIMN+VLR2T0MN-aDT"
"<XLN,V9MN./U@V8TLMIT0MN/MN.VLP+T0MN0MN/MM8VLP/T0MN1P6P7VLP4T0MN2MN0MN1VLP1T0MN3MN0MN1VLQ6T6MN4MN-TFRLSCMN5+TLSFMN4MN"
"6MN7PLSDMN7PLSEMN5PLSDMN6PLSEMN5PLSDMN5ZLSAT0MN8MMHMN7MN,MN6RLSCMN9+TLSFMN4MN:MN;PLSDMN;PLSEMN9PLSDMN:PLSEMN9PLSDMN9"
"ZLSAT0MN<MN,MN;MMHMN:VLQ;T6MN=MM@MN8XLQ4T0MN>MN=MM@MN8VLP/T0MN@MMHMN,VLQ9T6MNAMN3MN@RLSCMNB+TLSFMNAMNCMNBPLSDMNCVLP1"
"T0MNDMN3MN@PLSEMNBPLSDMNBZLSAT0MNETFMN9MNDMNCVLP/T0MNFMNEMN@VLP-T0MNGMN3MNFVLP/T0MNHMN>MN<VLQ9T6MNIMNGMNHRLSCMNJ+TLS"
"FMNIMNKMNJPLSDMNKVLP1T0MO+MNGMNHVLP/T0MO,MO+MN>PLSEMNJPLSDMNJZLSAT0MO-TFMNBMO,MNKVLP-T0MO.MN8MO-VLQ;T6MO/MN>MO.XLQ4T"
"0MO0MO/MN>MO.VLP/T0MO1MO-MN<VLP-T0MO2MNGMO1VLQ7T6MO3MO0THRLSCMO4+TLSFMO3MO5MO4PLSDMO5VLP1T0MO6MO2MO0PLSEMO4PLSDMO4ZL"
"SAT0MO7MO2MNJMO6MO5VLP/T0MO8MO7MO0VLP-T0MO9MO2MO8VLP+T0MO:MO-MO9XLQ4T0MO;MN4MO7MO:XLQ4T0MO<MN4MO:MO7VLP/T0MO=MO;P6VL"
"P1T0MO>MN2P7VLP+T0MO@MO=MO>VLP/T0MOAMO<P7VLP4T0MOBMN2P7VLP+T0MOCMOAMOBXLN;M>MODMNEMO@MOCRLSCMOE+TLSFV:MOFMOEPLSDMOFV"
"LN,V;MOG.UDTLMIT0MOHMOGVLP-T0MOIMOHTHVLP1T0MOJMOIV3VLQ7T6MOKMO@MOJPLSEMOEPLSDMOEZLSAT6MP+V:MO4MOKMOFTLQ3T6MP,MP+RLSC"
"MP-+TLSFMP,MP.MP-PLSDMP.RLSCMP/+TLSFV<MP0MP/PLSDMP0VLN,V;MP1.UETLMIT0MP2MP1VLP-T0MP3MP2THVLP1T0MP4MP3V5VLQ7T6MP5MOCM"
"P4PLSEMP/PLSDMP/ZLSAT6MP6V<MP.MP5MP0PLSEMP-PLSDMP-ZLSAT6MP7MP+MOEMP6MP/RLSCMP8+TLSFMP7MP9MP8PLSDMP9PLSEi>PLSDMP8TPk+"
"T2MP:THVLN,X0MP;ITFRLMJMP;MP:TPk+T2MP<TEVLN,X0MP=JTFRLMJMP=MP<RLMJS9bJRLMJS:MODXLN;M7MP>MM=MM1MM2RLMJS;MP>RLMJS<e7]L"
"MET6MP@OHS9S:S;S<RLSCMPA+TLSFMP@MPBMPAPLSDMPBRLSCMPC+TLSFS.MPDMPCPLSDMPDTPk+T2MPETHVLN,X0MPFITHRLMJMPFMPETPk+T2MPGTE"
"VLN,X0MPHJTHRLMJMPHMPGPLSEMPCPLSDMPCXLN,X1MPI.UCU@TLMIT=MPJMPIVLN<T0MPKMPJ+VLN<T0MQ+MPJ,VLN;T2MQ,MPKMQ+RLMJ`EMQ,RLMJ"
"`FMNEXLN,V;MQ-.UCUBTLMIT0MQ.MQ-RLMJ`GMQ.RLMJ`HT<]LMET2MQ/MB`E`F`G`HRLMJEMQ/VLP/T0MQ0MO@V3XLN,V;MQ1.UCUATLMIT0MQ2MQ1V"
"LPCP,MQ3MQ0MQ2VLN<T0MQ4MQ3+VLN<T0MQ5MQ3,XLL7U>MQ6,N6T<TLOHT0MQ7MQ6VLQ5T6MQ8MQ7TFRLSCMQ9+TLSFMQ8MQ:MQ;PLSDMQ;VLR/T0MQ"
"<MQ4MQ7VLR/T0MQ=MQ5MQ7VLP-T0MQ>V,MQ7VLR-T0MQ@MQ4MQ>VLR0T0MQAMQ=MQ@VLN;T2MQBMQ<MQAPLSEMQ9PLSDMQ:VLN;T2MQCMQ4MQ5PLSEMQ"
"9PLSDMQ9ZLSAT2MQDMQBMQ;MQCMQ:TLMIT2MQEERLMJ`IMQERLMJ`JMQDVLN,T1MQF`ITFTLMIT0MQGMQFVLN,T1MQH`JTFTLMIT0MQIMQHVLPAP,MQJ"
"MQGMQIVLN<T0MQKMQJ,VLN<T0MR+MQJ+VLN,T1MR,`ITHTLMIT0MR-MR,VLN,T1MR.`JTHTLMIT0MR/MR.VLP+T0MR0MR-MR/VLP+T0MR1MR0MQKVLN;"
"T2MR2MR+MR1RLMJEMR2VLP/T0MR3MOCV5VLPCP,MR4MR3THVLN<T0MR5MR4+VLN<T0MR6MR4,RLSCMR7+TLSFMQ8MR8MR9PLSDMR9VLR/T0MR:MR5MQ7"
"VLR/T0MR;MR6MQ7VLP-T0MR<V,MQ7VLR-T0MR=MR5MR<VLR0T0MR>MR;MR=VLN;T2MR@MR:MR>PLSEMR7PLSDMR8VLN;T2MRAMR5MR6PLSEMR7PLSDMR"
"7ZLSAT2MRBMR@MR9MRAMR8TLMIT2MRCERLMJ`KMRCRLMJa+MRBVLN,T1MRD`KTFTLMIT0MREMRDVLN,T1MRFa+TFTLMIT0MRGMRFVLPAP,MRHMREMRGV"),
("LN<T0MRIMRH,VLN<T0MRJMRH+VLN,T1MRK`KTHTLMIT0MS+MRKVLN,T1MS,a+THTLMIT0MS-MS,VLP+T0MS.MS+MS-VLP+T0MS/MS.MRIVLN;T2MS0MR"
"JMS/RLMJEMS0RLSCMS1+TLSFQ;MS2MS1PLSDMS2XLN,V9MS3/UATHTLMIT0MS4MS3TLOHTBMS5MS4VLQCT6MS6MS5Y@PLSEMS1PLSDMS1ZLSAT6MS7Q;"
"MR7MS6MS2RLSCMS8+TLSFMS7MS9MS8PLSDMS9XLN,X1MS:.UBU@TLMIT=MS;MS:VLN<T0MS<MS;+VLN<T0MS=MS;,VLN;T2MS>MS<MS=XLN,V;MS@.UB"
"UATLMIT0MSAMS@XLN,V;MSB.UBUBTLMIT0MSCMSBRLMJ`<MS>RLMJ`=MNERLMJ`>MSCRLMJ`@T<]LMET2MSDMB`<`=`>`@RLMJ`;MSDXLQ4T0MSEQ<MR"
"3MQ0VLPCP,MSFMSEMSAVLN<T0MSGMSF+VLN<T0MSHMSF,RLSCMSI+TLSFMQ8MSJMSKPLSDMSKVLR/T0MT+MSGMQ7VLR/T0MT,MSHMQ7VLP-T0MT-V,MQ"
"7VLR-T0MT.MSGMT-VLR0T0MT/MT,MT.VLN;T2MT0MT+MT/PLSEMSIPLSDMSJVLN;T2MT1MSGMSHPLSEMSIPLSDMSIZLSAT2MT2MT0MSKMT1MSJTLMIT2"
"MT3`;RLMJ`AMT3RLMJ`BMT2VLN,T1MT4`ATFTLMIT0MT5MT4VLN,T1MT6`BTFTLMIT0MT7MT6VLPAP,MT8MT5MT7VLN<T0MT9MT8,VLN<T0MT:MT8+VL"
"N,T1MT;`ATHTLMIT0MT<MT;VLN,T1MT=`BTHTLMIT0MT>MT=VLP+T0MT@MT<MT>VLP+T0MTAMT@MT9VLN;T2MTBMT:MTARLMJ`;MTBXLQ4T0MTCQ<MQ0"
"MR3VLPCP,MTDMTCTHVLN<T0MTEMTD+VLN<T0MTFMTD,RLSCMTG+TLSFMQ8MTHMTIPLSDMTIVLR/T0MTJMTEMQ7VLR/T0MTKMTFMQ7VLP-T0MU+V,MQ7V"
"LR-T0MU,MTEMU+VLR0T0MU-MTKMU,VLN;T2MU.MTJMU-PLSEMTGPLSDMTHVLN;T2MU/MTEMTFPLSEMTGPLSDMTGZLSAT2MU0MU.MTIMU/MTHTLMIT2MU"
"1`;RLMJ`CMU1RLMJ`DMU0VLN,T1MU2`CTFTLMIT0MU3MU2VLN,T1MU4`DTFTLMIT0MU5MU4VLPAP,MU6MU3MU5VLN<T0MU7MU6,VLN<T0MU8MU6+VLN,"
"T1MU9`CTHTLMIT0MU:MU9VLN,T1MU;`DTHTLMIT0MU<MU;VLP+T0MU=MU:MU<VLP+T0MU>MU=MU7VLN;T2MU@MU8MU>RLMJ`;MU@TLQ3T6MUAQ<VLQ2T"
"6MUBQ:MUARLSCMUC+TLSFMUBMUDMUCPLSDMUDVLN,T1MUE`;TFTLMIT0MUFMUEVLP/T0MUGMSAT<VLR0T0MUHMUFMUGVLR2T0MUIMUHYBVLQ5T6MUJMU"
"ITFPLSEMUCPLSDMUCZLSAT6MUKMUBMTGMUJMUDTLMIT2MV+`;XLN;N4MV,MV+MSAMUKRLMJFMV,PLSEMS8PLSDMS8RLSCMV-+TLSFQ>MV.MV-PLSDMV."
"XLN,V9MV//UAYDTLMIT0MV0MV/XLN,V9MV1/UA^0TLMIT0MV2MV1VLN;T2MV3MV0MV2XLN,V9MV4/UAYETLMIT0MV5MV4XLN,V9MV6/UAYFTLMIT0MV7"
"MV6RLMJ`3MV3RLMJ`4MNERLMJ`5MV7RLMJ`6T<]LMET2MV8MB`3`4`5`6RLMJ`2MV8XLQ4T0MV9YGMR3MQ0VLPCP,MV:MV9MV5VLN<T0MV;MV:+VLN<T"
"0MV<MV:,RLSCMV=+TLSFMQ8MV>MV@PLSDMV@VLR/T0MVAMV;MQ7VLR/T0MVBMV<MQ7VLP-T0MVCV,MQ7VLR-T0MVDMV;MVCVLR0T0MVEMVBMVDVLN;T2"
"MVFMVAMVEPLSEMV=PLSDMV>VLN;T2MVGMV;MV<PLSEMV=PLSDMV=ZLSAT2MVHMVFMV@MVGMV>TLMIT2MVI`2RLMJ`7MVIRLMJ`8MVHVLN,T1MVJ`7TFT"
"LMIT0MVKMVJVLN,T1MW+`8TFTLMIT0MW,MW+VLPAP,MW-MVKMW,VLN<T0MW.MW-,VLN<T0MW/MW-+VLN,T1MW0`7THTLMIT0MW1MW0VLN,T1MW2`8THT"
"LMIT0MW3MW2VLP+T0MW4MW1MW3VLP+T0MW5MW4MW.VLN;T2MW6MW/MW5RLMJ`2MW6XLQ4T0MW7YGMQ0MR3VLPCP,MW8MW7THVLN<T0MW9MW8+VLN<T0M"
"W:MW8,RLSCMW;+TLSFMQ8MW<MW=PLSDMW=VLR/T0MW>MW9MQ7VLR/T0MW@MW:MQ7VLP-T0MWAV,MQ7VLR-T0MWBMW9MWAVLR0T0MWCMW@MWBVLN;T2MW"
"DMW>MWCPLSEMW;PLSDMW<VLN;T2MWEMW9MW:PLSEMW;PLSDMW;ZLSAT2MWFMWDMW=MWEMW<TLMIT2MWG`2RLMJ`9MWGRLMJ`:MWFVLN,T1MWH`9TFTLM"
"IT0MWIMWHVLN,T1MWJ`:TFTLMIT0MWKMWJVLPAP,MX+MWIMWKVLN<T0MX,MX+,VLN<T0MX-MX++VLN,T1MX.`9THTLMIT0MX/MX.VLN,T1MX0`:THTLM"
"IT0MX1MX0VLP+T0MX2MX/MX1VLP+T0MX3MX2MX,VLN;T2MX4MX-MX3RLMJ`2MX4TLQ3T6MX5YGVLQ2T6MX6Q:MX5RLSCMX7+TLSFMX6MX8MX7PLSDMX8"
"VLN,T1MX9`2TFTLMIT0MX:MX9VLP/T0MX;MV5T<VLR0T0MX<MX:MX;VLR2T0MX=MX<YBVLQ5T6MX>MX=TFPLSEMX7PLSDMX7ZLSAT6MX@MX6MW;MX>MX"
"8TLMIT2MXA`2XLN;N4MXBMXAMV5MX@RLMJGMXBPLSEMV-PLSDMV-PLSEMXCPLSDMXCZLSAT0MXDTFMV-MXEMXFTLSBMXGMXF,PLSEMXHPLSDMXHVLQ;T"
"6MXIMXDP8TLSFMXIMXJMXGPLSDMXJTLMIT0MXK0VLP/T0MY+MXKMGVLP/T0MY,MY+[6TLS+T<T<Y9PLSEMY-PLSDMY-ZLSAT0MY.TFMXJMY/MY0TLSBM"
"Y1MY0,PLSEMY2PLSDMY2VLQ;T6MY3MY.P9TLSFMY3MY4MY1PLSDMY4XLN,VEMY51MXDMY.TLMIVAMY6MY5VLP/T0MY7MY.MIVLP+T0MY8MY,MY7VLP1T"
"0MY9MY8UHVLN,W/MY:2MY9ZPW5MY:MY6U@[=M3T<PLSEMY0PLSDMY0VLP+T0MY/MY.UAPLSEMY-PLSDMY1TLS+T<T<Y9VLP4T0MY;MXKT<VLP/T0MY<M"
"Y;V>VLP/T0MY=MXDMGVLP+T0MY>MY<MY=VLP1T0MY@MXKT<VLP/T0MYAMY@V@VLN;T2MYBMY>MYAVLN,V;MYC.UDTLMIT0MYDMYCVLP-T0MYEMYDTHVL"
"P-T0MYFMYEMQ0VLN,V;MYG.UETLMIT0MYHMYGVLP-T0MYIMYHR8VLP-T0MYJMYIMR3VLN;T2MYKMYFMYJPLSEMZ+PLSDMZ+ZLSAT0MZ,TFMY1MZ-MZ.T"
"LSBMZ/MZ.,PLSEMZ0PLSDMZ0VLQ;T6MZ1MZ,R;TLSFMZ1MZ2MZ/PLSDMZ2VLP/T0MZ3MZ,R:TLMIT0T,HVLP+T0MZ4MZ3T,ZLL7T0MZ5,M1MZ4[AVLP1"
"T0MZ6MZ5[:VLP4T0MZ7MZ5[;VLP/T0MZ8MZ7R8VLN;T2MZ9MZ6MZ8RLMJ_=MZ9TLMIT2MZ:_=VLP+T2MZ;MYBMZ:ZLL7T2MZ<,M1MZ;MYKRLMJ_>MZ<T"
"LMIT2MZ=_=VLP+T2MZ>MYBMZ=RLMJ_@MZ>RLMJ_AMYKVLQ;T6MZ@MZ4R9RLSCMZA+TLSFMZ@MZBMZAPLSDMZBVLN,T1MZC_@TFTLMIT0MZDMZCVLN,T1"),
("MZE_ATFTLMIT0MZFMZEVLQ=T6MZGMZDMZFPLSEMZAPLSDMZAZLSAT6MZHMZ@MZ2MZGMZBRLSCMZI+TLSFMZHMZJMZIPLSDMZJVLN,T1MZK_@THTLMIT0"
"M[+MZKVLN,T1M[,_ATHTLMIT0M[-M[,VLQ=T6M[.M[+M[-PLSEMZIPLSDMZIZLSAT6M[/MZHMZAM[.MZJRLSCM[0+TLSFM[/M[1M[2PLSDM[2PLSEM[0"
"PLSDM[1VLN,T1M[3_>TFTLMIT0M[4M[3RLMJ_BM[4VLN,T1M[5_>THTLMIT0M[6M[5RLMJ_CM[6RLMJ_DMODZLMET0M[7NC_B_C_DPLSEM[0PLSDM[0Z"
"LSAT0M[8TFM[2M[7M[1VLN,T1M[9_=TFTLMIT0M[:M[9VLP/T0M[;M[:[6VLP+T0M[<MY,M[;VLN,T1M[=_=THTLMIT0M[>M[=VLP+T0M[@M[<M[>RLM"
"J_FM[@XLMET.M[AO-_F_GTLMIU.M[B_GVLN,U/M[C_EMZ,RLMJM[CM[BVLN,T1M[D_>TFTLMIT0M[EM[DVLN,T1M[F_>THTLMIT0M[GM[FTLMIU.M[HM"
"[CRLMJ_HM[HVLP+T0M[IMQ0M[EVLP+T0M[JMR3M[GRLSCM[K+TLSFQ;M]+M[KPLSDM]+PLSEM],PLSDM],ZLSAT0M]-TFM]+M].M]/TLSBM]0M]/,PLS"
"EM]1PLSDM]1VLQ;T6M]2M]-U-TLSFM]2M]3M]0PLSDM]3XLN,V9M]4/UATFTLMIT0M]5M]4TLOHTBM]6M]5VLN,TCM]7_HM]-TLMITBM]8M]7VLP0TBM"
"]9M]8M]6RLMJM]7M]9PLSEM]/PLSDM]/VLP+T0M].M]-UAPLSEM],PLSDM]0PLSEM[KPLSDM[KRLSCM]:+TLSFQJM];M]:PLSDM];XLN,V9M]</UAZHT"
"LMIT0M]=M]<XLN,V9M]>/UA^1TLMIT0M]@M]>VLN;T2M]AM]=M]@RLMJ^=M]ARLMJ^>M[IRLMJ^@QBRLMJ^AM[8_LMET.M]BN<^=^>^@^A^BTLMIU.M]"
"C^BRLMJ^<M]CPLSEM]DPLSDM]DZLSAT0M]ETFM];M]FM]GTLSBM]HM]G,PLSEM]IPLSDM]IVLQ;T6M]JM]EU-TLSFM]JM]KM]HPLSDM]KVLN,TCM^+^<"
"M]ETLMITBM^,M^+VLN,TCM^-_HM]ETLMITBM^.M^-VLP0TBM^/M^.M^,RLMJM^-M^/PLSEM]GPLSDM]GVLP+T0M]FM]EUAPLSEM]DPLSDM]HPLSEM]:P"
"LSDM]:RLSCM^0+TLSFQKM^1M^0PLSDM^1XLN,V9M^2/UAU-TLMIT0M^3M^2XLN,V9M^4/UA^2TLMIT0M^5M^4VLN;T2M^6M^3M^5RLMJ^CM^6RLMJ^DM"
"[JRLMJ^EQCRLMJ^FM[8_LMET.M^7N<^C^D^E^F^GTLMIU.M^8^GRLMJ^<M^8PLSEM^9PLSDM^9ZLSAT0M^:TFM^1M^;M^<TLSBM^=M^<,PLSEM^>PLSD"
"M^>VLQ;T6M^@M^:U-TLSFM^@M^AM^=PLSDM^AVLN,TCM^B^<M^:TLMITBM^CM^BVLN,TCM^D_HM^:TLMITBM^EM^DVLP0TBM^FM^EM^CRLMJM^DM^FPL"
"SEM^<PLSDM^<VLP+T0M^;M^:UAPLSEM^9PLSDM^=PLSEM^0PLSDM^0RLSCM^G+TLSFQ;M^HM^GPLSDM^HXLN,V9M^I/UATHTLMIT0M^JM^ITLOHTBM^K"
"M^JVLQCT6M_+M^KY@PLSEM^GPLSDM^GZLSAT6M_,Q;M^0M_+M^HRLSCM_-+TLSFM_,M_.M_-PLSDM_.TLMIN4M_/FRLMJ^HM_/RLMJ^IQ<RLMJ^JM[ER"
"LMJ^KM[GRLMJ_+M[8aLMET.M_0N5^H^I^J^K_+_,TLMIU.M_1_,RLMJ^<M_1PLSEM_2PLSDM_2ZLSAT0M_3TFM_.M_4M_5TLSBM_6M_5,PLSEM_7PLSD"
"M_7VLQ;T6M_8M_3U-TLSFM_8M_9M_6PLSDM_9XLN,V9M_:/UATHTLMIT0M_;M_:TLOHTBM_<M_;VLN,TCM_=^<M_3TLMITBM_>M_=VLP0TBM_@M_<M_>"
"VLN,TCM_A_HM_3TLMITBM_BM_AVLP,TBM_CM_BM_@RLMJM_AM_CPLSEM_5PLSDM_5VLP+T0M_4M_3UAPLSEM_2PLSDM_6PLSEM_-PLSDM_-RLSCM_D+T"
"LSFZIM_EM_DPLSDM_EXLN,V9M_F/UAUHTLMIT0M_GM_FXLN,V9M_H/UA]-TLMIT0M_IM_HVLN;T2M_JM_GM_IRLMJ_-M_JRLMJ_.M[IRLMJ_/QBRLMJ_"
"0M[8_LMET.M_KN<_-_._/_0_1TLMIU.M`+_1RLMJ^<M`+PLSEM`,PLSDM`,ZLSAT0M`-TFM_EM`.M`/TLSBM`0M`/,PLSEM`1PLSDM`1VLQ;T6M`2M`-"
"U-TLSFM`2M`3M`0PLSDM`3VLN,TCM`4^<M`-TLMITBM`5M`4VLN,TCM`6_HM`-TLMITBM`7M`6VLP,TBM`8M`7M`5RLMJM`6M`8PLSEM`/PLSDM`/VLP"
"+T0M`.M`-UAPLSEM`,PLSDM`0PLSEM_DPLSDM_DRLSCM`9+TLSFZJM`:M`9PLSDM`:XLN,V9M`;/UAUHTLMIT0M`<M`;XLN,V9M`=/UA]-TLMIT0M`>M"
"`=VLN;T2M`@M`<M`>RLMJ_2M`@RLMJ_3M[JRLMJ_4QCRLMJ_5M[8_LMET.M`AN<_2_3_4_5_6TLMIU.M`B_6RLMJ^<M`BPLSEM`CPLSDM`CZLSAT0M`D"
"TFM`:M`EM`FTLSBM`GM`F,PLSEM`HPLSDM`HVLQ;T6M`IM`DU-TLSFM`IM`JM`GPLSDM`JVLN,TCM`K^<M`DTLMITBMa+M`KVLN,TCMa,_HM`DTLMITB"
"Ma-Ma,VLP,TBMa.Ma-Ma+RLMJMa,Ma.PLSEM`FPLSDM`FVLP+T0M`EM`DUAPLSEM`CPLSDM`GPLSEM`9PLSDM`9RLSCMa/+TLSFR,Ma0Ma/PLSDMa0PL"
"SEMa1PLSDMa1ZLSAT0Ma2TFMa0Ma3Ma4TLSBMa5Ma4,PLSEMa6PLSDMa6VLQ;T6Ma7Ma2U-TLSFMa7Ma8Ma5PLSDMa8VLN,TCMa9_HMa2TLMITBMa:Ma"
"9RLSCMa;+TLSFZAMa<Ma=PLSDMa=RLSCMa>+TLSFZBMa@MaAPLSDMaARLSCMaB+TLSFZCMaCMaDPLSDMaDRLSCMaE+TLSFZDMaFMaEPLSDMaFZLL7TBM"
"aG,M3Ma:Z6VLP0TBMaHZ7MaGXLL7TBMaI,IMaHVLP,TBMaJZ2MaIVLP3TBMaKMaGMaJPLSEMaEPLSDMaEZLSATBMb+Ma:MaDMaKMaFPLSEMaBPLSDMaC"
"XLL7TBMb,,/Ma:ZLL7TBMb-,M0Mb,Z8VLP0TBMb.Z9Mb-VLP,TBMb/Z2Mb.VLP3TBMb0Z2Mb/VLP0TBMb1Z:Mb0VLP.TBMb2Mb1Z;VLP0TBMb3Mb2Mb0"
"VLP,TBMb4Mb3Z<VLP0TBMb5Mb4Mb0VLP.TBMb6Mb5Z=VLP0TBMb7Mb6Mb0VLP,TBMb8Mb7Z>VLP0TBMb9Mb8Mb0ZLL7TBMb:,M3Ma:Y@VLP0TBMb;Z@M"
"b-VLP0TBMb<Mb;Mb-XLL7TBMb=,IMb<VLP0TBMb>Mb9Mb=VLP0TBMb@Mb-Mb>VLP.TBMbAMb:Mb@PLSEMaBPLSDMaBZLSATBMbBMb+MaEMbAMaCPLSEM"
"a>PLSDMa@ZLL7TBMbC,M3Ma:Z3VLP0TBMbDZ5MbCVLP0TBMbEMbDMbCVLP.TBMbFZ4MbEVLP0TBMbGMbCMbFXLL7TBMbH,IMbGVLP,TBMbIZ2MbHVLP3"
"TBMbJMbCMbIPLSEMa>PLSDMa>ZLSATBMbKMbBMaBMbJMa@PLSEMa;PLSDMa<ZLL7TBMc+,M3Ma:Y@PLSEMa;PLSDMa;ZLSATBMc,MbKMa>Mc+Ma<RLSC"),
("Mc-+TLSFQIMc.Mc-PLSDMc.XLN,V9Mc//UAT<TLMIT0Mc0Mc/TLOHTBMc1Mc0XLN,V9Mc2/UATETLMIT0Mc3Mc2TLOHTBMc4Mc3]LL7TBMc5,M6Mc,Mc"
"1Mc4PLSEMc-PLSDMc-ZLSATBMc6Mc,Ma;Mc5Mc.TLOHT0Mc7Ma:VLR2T0Mc8Mc7ZEVLQ7T6Mc9Mc8ZFXLQ4TBMc:Mc9Ma:Mc6RLMJMa9Mc:PLSEMa4PL"
"SDMa4VLP+T0Ma3Ma2UAPLSEMa1PLSDMa5PLSEMa/PLSDMa/RLSCMc;+TLSFQ>Mc<Mc;PLSDMc<TLMIN4Mc=GRLMJ_7Mc=RLMJ_8[+RLMJ_9M[ERLMJ_:"
"M[GRLMJ_;M[8aLMET.Mc>N5_7_8_9_:_;_<TLMIU.Mc@_<RLMJ^<Mc@PLSEMcAPLSDMcAZLSAT0McBTFMc<McCMcDTLSBMcEMcD,PLSEMcFPLSDMcFVL"
"Q;T6McGMcBU-TLSFMcGMcHMcEPLSDMcHVLN,TCMcI^<McBTLMITBMcJMcIVLN,TCMcK_HMcBTLMITBMd+McKVLP,TBMd,Md+McJRLMJMcKMd,PLSEMcD"
"PLSDMcDVLP+T0McCMcBUAPLSEMcAPLSDMcEPLSEMc;PLSDMc;TLMIU.Md-_HRLMJM[CMd-PLSEMZ.PLSDMZ.VLP+T0MZ-MZ,UAPLSEMZ+PLSDMZ/PLSE"
"Md.PLSDMd.ZLSAT0Md/TFMZ/Md0Md1TLSBMd2Md1,PLSEMd3PLSDMd3VLQ;T6Md4Md/R;TLSFMd4Md5Md2PLSDMd5VLP/T0Md6Md/R:TLMIT0T-HVLP+"
"T0Md7Md6T-VLP1T0Md8Md7[:VLP4T0Md9Md7[;VLP/T0Md:Md9R8VLN;T2Md;Md8Md:VLP+T2Md<MYBMd;RLMJ_IMd<TLMIT2Md=_IRLMJ_JMd=RLMJ_"
"KMYKVLQ;T6Md>Md7R9RLSCMd@+TLSFMd>MdAMd@PLSDMdAVLN,T1MdB_JTFTLMIT0MdCMdBVLN,T1MdD_KTFTLMIT0MdEMdDVLQ=T6MdFMdCMdEPLSEM"
"d@PLSDMd@ZLSAT6MdGMd>Md5MdFMdARLSCMdH+TLSFMdGMdIMdHPLSDMdIVLN,T1MdJ_JTHTLMIT0MdKMdJVLN,T1Me+_KTHTLMIT0Me,Me+VLQ=T6Me"
"-MdKMe,PLSEMdHPLSDMdHZLSAT6Me.MdGMd@Me-MdIRLSCMe/+TLSFMe.Me0Me/PLSDMe0VLN,T1Me1_ITFTLMIT0Me2Me1RLMJ`+Me2VLN,T1Me3_IT"
"HTLMIT0Me4Me3RLMJ`,Me4RLMJ`-MODZLMET0Me5NC`+`,`-TLMIT0Me6Me1RLMJ`.Me6TLMIT0Me7Me3RLMJ`/Me7RLMJ`0Me5VLN,U/Me8_EMd/TLM"
"IU.Me9Me8RLMJ`1Me9]LMET.Me:NI`.`/`0`1PLSEMe/PLSDMe/PLSEMd1PLSDMd1VLP+T0Md0Md/UAPLSEMd.PLSDMd2PLSEMXFPLSDMXFVLP+T0MXE"
"MXDUAPLSEMXCPLSDMXGRLSCMe;+TLSFS.Me<Me;PLSDMe<VLR0T0Me=e7]/RLMJ^8Me=RLMJ^9MM8RLMJ^:TFRLMJ^;aK]LMET.Me>O0^8^9^:^;PLSE"
"Me;PLSDMe;PLSEMPAPLSDMPARLSCMe@+TLSF^-MeAMe@PLSDMeAVLQ7T6MeBMN/TFXLQ4T0MeCMeB[1TFVLR0T0MeDe7MeCVLR0T0MeEMM8MeCRLMJ^4"
"MeDRLMJ^5MeERLMJ^6MM1RLMJ^7MM2]LMET.MeFO0^4^5^6^7PLSEMe@PLSDMe@PLSEi>PLSDi>VLP+T0i=i<UAPLSEi;PLSDi@NLSINLMDVLMBM0M1+"
"T8RLMCT7M2RLMCT1M3PLSDMeGVLN,T1MeHM2UGTLMIT0MeIMeHVLQ7T6MeJMeITHRLSCMeK+TLSFMeJMf+MeKPLSDMf+VLN,T1Mf,M2UCTLMIT0Mf-Mf"
",TLMIT0Mf.MeHVLP+T0Mf/Mf-Mf.VLP-T0Mf0Mf/THTLMIT0Mf1M3VLP-T0Mf2Mf0Mf1TLMIT0Mf3MeHVLP1T0Mf4Mf2Mf3RLMJMf,Mf4VLN,T1Mf5M2"
"UATLMIT0Mf6Mf5TLMIT0Mf7MeHVLP+T0Mf8Mf6Mf7VLP-T0Mf9Mf8THTLMIT0Mf:M3VLP-T0Mf;Mf9Mf:TLMIT0Mf<MeHVLP1T0Mf=Mf;Mf<RLMJMf5M"
"f=RLMJMeHTHTLMIM0Mf>M2VLN<M-Mf@Mf>+VLN<T0MfAMf@.VLN<T0MfBMf>,VLN<T0MfCMf>-VLN<T0MfDMf>.VLN<T0MfEMf>/VLN<T0MfFMf>0VLN"
"<T0MfGMf>1VLN<T6MfHMf>2PLSEMfIPLSDMfIVLP/T0MfJMfDMfAPLSEMfKPLSDMfKVLQ7T6Mg+MfETHRLSCMg,+TLSFMg+Mg-Mg.PLSDMg.PLSEMg,P"
"LSDMg-VLP1T0Mg/MfJMfEPLSEMg,PLSDMg,ZLSAT0Mg0MfJMg.Mg/Mg-VLQ;T6Mg1MfJTHXLQ4T0Mg2Mg1MfJTHVLQ7T6Mg3Mg2Mg0XLQ4T0Mg4Mg3Mg"
"2Mg0VLQ;T6Mg5MfBMg4XLQ4T0Mg6Mg5MfBMg4VLQ7T6Mg7Mg6THXLQ4T0Mg8Mg7Mg6THVLP1T0Mg9MfJMg8VLP/T0Mg:Mg9Mg6VLP-T0Mg;MfJMg:XLN"
";M/Mg<Mg6Mg9Mg;eLN;M0Mg=Mf@MfBMfCMfDMfEMfFMfGMfHMg<PLSJMg=PLSDMeKTLMIM0Mg>M2PLSJMg>NLMDVLMBT0M4+T9RLMCT7M5RLMCT1M6PL"
"SDMg@VLN,T4MgAM5U@TLMIM-MgBMgAVLN<T0MgCMgB.TLMIT0MgDM6PLSEMgEPLSDMgEVLP1T0MgFMgDMgCPLSEMgGPLSDMgGVLP/T0MgHMgFMgCPLSE"
"MgIPLSDMgIPLSEMgJPLSDMgJTLMIT0MgKM6VLP-T0Mh+MgKMgHVLN,T1Mh,M5UDTLMIT0Mh-Mh,VLQ;T6Mh.Mh+Mh-RLSCMh/+TLSFMh.Mh0Mh/PLSDM"
"h0PLSJMgHPLSDMh/TLMIT0Mh1Mh,VLP-T0Mh2MgCMh1VLQ7T6Mh3Mh+Mh2RLSCMh4+TLSFMh3Mh5Mh4PLSDMh5VLP+T0Mh6MgHMgCPLSJMh6PLSDMh4T"
"LMIT0Mh7M6PLSJMh7NLMDVLMBT0M8+T9RLMCT7M9RLMCT1M:PLSDMh8VLN,T1Mh9M9UGTLMIT0Mh:Mh9VLQ7T6Mh;Mh:THRLSCMh<+TLSFMh;Mh=Mh<P"
"LSDMh=TLMIT0Mh>M:TLMIT0Mh@Mh9VLP4T0MhAMh>Mh@VLN,T1MhBM9UATLMIT0MhCMhBTLMIT0MhDMh9VLP1T0MhEMhCMhDVLP/T0MhFMhAMhEVLP4T"
"0MhGMhCMhDVLQ;T6MhHMhAMhGXLQ4T0MhIMhHMhAMhGVLP+T0MhJMhFMhITLMIT0MhKM:TLMIT0Mi+Mh9VLP1T0Mi,MhKMi+VLP+T0Mi-MhJMi,PLSJM"
"i-PLSDMh<TLMIT0Mi.M:PLSJMi.NLMDVLMBT0M;+T9RLMCT7M<RLMCT1M=PLSDMi/TLMGT7Mi02TLMGT1Mi12TLMGT7Mi22TLMGT1Mi32VLN,T5Mi4M<"
"UJTLMIM/Mi5Mi4VLN<T0Mi6Mi5,VLN<T0Mi7Mi5-TLMIT0Mi8M=VLP+T0Mi9Mi6THVLP/T0Mi:Mi7Mi9VLQ;T6Mi;Mi8Mi:RLSCMi<+TLSFMi;Mi=Mi>"
"PLSDMi>VLP-T0Mi@Mi8Mi:VLP1T0MiAMi@Mi6VLP+T0MiBMi7MiAPLSEMi<PLSDMi=VLP1T0MiCMi8Mi9PLSEMi<PLSDMi<ZLSAT0MiDMiBMi>MiCMi="
"VLN,T1MiEM<UDTLMIT0MiFMiEVLQ7T6MiGMiFTHRLSCMiH+TLSFMiGMiIMiHPLSDMiITLMIT0MiJM=TLMIM0MiKM<VLN<T0Mj+MiK/VLN<M/Mj,MiK3V"),
("LN<T0Mj-Mj,,VLN<T0Mj.Mj,-VLP/T0Mj/MiDMj-VLQ;T6Mj0MiDMj.XLQ4T0Mj1Mj0MiDMj.VLP+T0Mj2Mj/Mj1VLQ7T6Mj3Mj+THRLSCMj4+TLSFMj"
"3Mj5Mj4PLSDMj5RLMJMi2MiKRLMJMi3Mj2XLMET0Mj6M4Mi2Mi3PLSEMj4PLSDMj4ZLSAT0Mj7Mj2MiIMj6Mj5VLQ;T6Mj8MiJMj7RLSCMj9+TLSFMj8"
"Mj:Mj9PLSDMj:VLP-T0Mj;MiDTHPLSJMj;PLSDMj9TLMIT0Mj<M=VLP+T0Mj=MiDTHTLMIM0Mj>M<VLN<T0Mj@Mj>/VLN<M/MjAMj>3VLN<T0MjBMjA,"
"VLN<T0MjCMjA-VLP/T0MjDMj=MjBVLQ;T6MjEMj=MjCXLQ4T0MjFMjEMj=MjCVLP+T0MjGMjDMjFVLQ7T6MjHMj@THRLSCMjI+TLSFMjHMjJMjIPLSDM"
"jJRLMJMi0Mj>RLMJMi1MjGXLMET0MjKM4Mi0Mi1PLSEMjIPLSDMjIZLSAT0Mk+MjGMj9MjKMjJVLQ9T6Mk,Mj<Mk+RLSCMk-+TLSFMk,Mk.Mk/PLSDMk"
"/PLSEMk-PLSDMk.PLSEMk-PLSDMk-ZLSAT0Mk0MiDMk/Mj=Mk.PLSJMk0PLSDMiHPLSJMiDNLMDVLMBT2MB+T@RLMCT3MCRLMCT1MDRLMCT1MERLMCT1"
"MFPLSDMk1TLMGT3P42TLMGT3P52RLSCMk2+TLSFP2Mk3Mk2PLSDMk3TLMIT2Mk4MCTLOHV1Mk5Mk4TLMIT0Mk6MDXLN,V2Mk7Mk5U@Mk6XLMIT2Mk8Mk"
"7-3PLSJMk8PLSDMk2TLMIT0Mk9MDTLMIT0Mk:METLMIT0Mk;MFVLPCP,Mk<Mk9Mk:VLN<T0Mk=Mk<+VLN<T0Mk>Mk<,XLL7U>Mk@,N6Mk;TLOHT0MkAM"
"k@VLQ5T6MkBMkATFRLSCMkC+TLSFMkBMkDMkEPLSDMkEVLR/T0MkFMk=MkAVLR/T0MkGMk>MkAVLP-T0MkHV,MkAVLR-T0MkIMk=MkHVLR0T0MkJMkGM"
"kIVLN;T2MkKMkFMkJPLSEMkCPLSDMkDVLN;T2Ml+Mk=Mk>PLSEMkCPLSDMkCZLSAT2Ml,MkKMkEMl+MkDTLMIT2Ml-MCRLMJP4Ml-RLMJP5Ml,VLN,T1"
"Ml.P4TFTLMIT0Ml/Ml.VLN,T1Ml0P5TFTLMIT0Ml1Ml0VLPAP,Ml2Ml/Ml1VLN<T0Ml3Ml2,VLN<T0Ml4Ml2+VLN,T1Ml5P4THTLMIT0Ml6Ml5VLN,T1"
"Ml7P5THTLMIT0Ml8Ml7VLP+T0Ml9Ml6Ml8VLP+T0Ml:Ml9Ml3VLN;T2Ml;Ml4Ml:PLSJMl;NLMDVLMBT0MJ+TJRLMCT1MKPLSDMl<RLSCMl=+TLSFWKM"
"l>Ml=PLSDMl>TLMIT0Ml@5VLP1T0MlAMl@PFTLMIT0MlBMKVLP/T0MlCMlBQ,VLP+T0MlDMlAMlCPLSJMlDPLSDMl=TLMIT0MlE5TLMIT0MlFMKVLP/T"
"0MlGMlFPDVLP+T0MlHMlEMlGVLP1T0MlIMlHPFPLSJMlINLMDVLMBT0N++TJRLMCT1N,PLSDMlJRLSCMlK+TLSFXDNL+MlKPLSDNL+TLMIT0NL,5VLP1"
"T0NL-NL,PITLMIT0NL.N,VLP/T0NL/NL.Q2VLP+T0NL0NL-NL/PLSJNL0PLSDMlKTLMIT0NL15TLMIT0NL2N,VLP/T0NL3NL2PDVLP+T0NL4NL1NL3VL"
"P1T0NL5NL4PIPLSJNL5NLMDVLMBT0N-+TJRLMCT1N.PLSDNL6TLMGT1Q52TLMGT1Q62RLSCNL7+TLSFY/NL8NL7PLSDNL8PLSENL7PLSDNL7ZLSAT6Q4"
"Y/NL6Y1NL8TLMIT0NL9N.XLQ4T0NL:Q4TFNL9RLMJQ5NL:VLMET0NL;MJQ5RLSCNL<+TLSFY2NL=NL<PLSDNL=TLMIT0NL>N.RLMJQ6NL>VLMET0NL@M"
"JQ6VLP/T0NLANL@P<PLSJNLAPLSDNL<VLP1T0NLBNL;MGRLSCNLC+TLSFQ4NLDNLEPLSDNLEPLSENLCPLSDNLDTLMIT0NLFN.VLP/T0NLGNLFY3PLSEN"
"LCPLSDNLCZLSAT0NLHTFNLENLGNLDVLP+T0NLINLBNLHVLP4T0NLJNL;MGVLP/T0NLKNLJP<VLP/T0NM+NLIP;VLP+T0NM,NLKNM+PLSJNM,NLMDVLMB"
"T0N/+TJRLMCT1N0PLSDNM-TLMGT1Q82TLMGT1Q92RLSCNM.+TLSFY4NM/NM.PLSDNM/PLSENM.PLSDNM.ZLSAT6Q7Y4NM-Y6NM/TLMIT0NM0N0XLQ4T0"
"NM1Q7TFNM0RLMJQ8NM1VLMET0NM2N+Q8RLSCNM3+TLSFY7NM4NM3PLSDNM4TLMIT0NM5N0RLMJQ9NM5VLMET0NM6N+Q9VLP/T0NM7NM6PAPLSJNM7PLS"
"DNM3VLP1T0NM8NM2MIRLSCNM9+TLSFQ7NM:NM;PLSDNM;PLSENM9PLSDNM:TLMIT0NM<N0VLP/T0NM=NM<Y8PLSENM9PLSDNM9ZLSAT0NM>TFNM;NM=N"
"M:VLP+T0NM@NM8NM>VLP4T0NMANM2MIVLP/T0NMBNMAPAVLP/T0NMCNM@P@VLP+T0NMDNMBNMCPLSJNMDNLMDVLMBT.N1+U+RLMCTAN2RLMCT;N3PLSD"
"NMETLMGW7NMF2TLMGT1NMG2TLMGT1NMH2TLMGT1NMI2TLMGX7NMJ2TLMGT3NMK2TLMGT3NN+2TLMGT1NN,2TLMGT1NN-2TLMGX7NN.2TLMGT3NN/2TLM"
"GT3NN02TLMGT1NN12TLMGW7NN22TLMGT1NN32TLMGX7NN42TLMGT3NN52TLMGT3NN62TLMGT1NN72TLMGT1NN82TLMGX7NN92TLMGT3NN:2TLMGT3NN;"
"2TLMGT1NN<2TLMGT1NN=2TLMGT1NN>2TLMGW7NN@2TLMGT1NNA2TLMGT1NNB2TLMGT1NNC2TLMGX7NND2TLMGT3NNE2TLMGT3NNF2TLMGT1NNG2TLMGT"
"1NNH2TLMGX7NNI2TLMGT3NNJ2TLMGT3NNK2TLMGT1NO+2TLMGT1NO,2TLMGT1NO-2TLMGT1NO.2TLMGX7NO/2TLMGT3NO02TLMGT3NO12TLMGT1NO22T"
"LMGT1NO32TLMGX7NO42TLMGT3NO52TLMGT3NO62TLMGT1NO72TLMGT3NO82TLMGT1NO92TLMGT1NO:2TLMGT1NO;2TLMGT3NO<2TLMGT3NO=2TLMGT1N"
"O>2TLMGT3NO@2TLMGT1NOA2TLMGT1NOB2TLMGT1NOC2TLMGT3NOD2TLMGT3NOE2TLMGT1NOF2PLSENOGPLSDNOGZLSAT0NOHTFNMENOINOJTLSBNOKNO"
"J,PLSENP+PLSDNP+VLQ;T6NP,NOHP8TLSFNP,NP-NOKPLSDNP-PLSENP.PLSDNP.ZLSAT0NP/TFNP-NP0NP1TLSBNP2NP1,PLSENP3PLSDNP3VLQ;T6N"
"P4NP/P9TLSFNP4NP5NP2PLSDNP5TLN;VANP6Y@XLN,VENP71NOHNP/RLMJNP7NP6PLSENP1PLSDNP1VLP+T0NP0NP/UAPLSENP.PLSDNP2PLSENOJPLS"
"DNOJVLP+T0NOINOHUAPLSENOGPLSDNOKVLN,T1NP8N3UATLMIT0NP9NP8VLN,T1NP:N3UBTLMIT0NP;NP:VLQ5T6NP<NP9NP;RLSCNP=+TLSFNP<NP>N"
"P=PLSDNP>NLSIPLSDNP=TLMIT0NP@NP:VLN,V;NPA.UGTLMIT0NPBNPAVLP1T0NPCNPBVFZLL7T0NPD,M1NP@NPCVLN,T1NPEN2UATLMIT0NPFNPEVLP"
"/T0NPGNPFV3VLN,T1NPHN2U@TLMIT0NPINPHTLMIT0NPJNP8XLN,V;NPK.U@UATLMIT0NQ+NPKXLN,X1NQ,.U@U@TLMIT=NQ-NQ,VLN<T0NQ.NQ-+VLN"),
("<T0NQ/NQ-,VLN;T2NQ0NQ.NQ/RLMJNO@NQ0RLMJNOANPIXLN,V;NQ1.U@UBTLMIT0NQ2NQ1RLMJNOBNQ2RLMJNOCT<]LMET2NQ3MBNO@NOANOBNOCRLM"
"J6NQ3XLQ4T0NQ4P:NQ+THVLPCP,NQ5NPGNQ4VLN<T0NQ6NQ5+VLN<T0NQ7NQ5,XLL7U>NQ8,N6T<TLOHT0NQ9NQ8VLQ5T6NQ:NQ9TFRLSCNQ;+TLSFNQ"
":NQ<NQ=PLSDNQ=VLR/T0NQ>NQ6NQ9VLR/T0NQ@NQ7NQ9VLP-T0NQAV,NQ9VLR-T0NQBNQ6NQAVLR0T0NQCNQ@NQBVLN;T2NQDNQ>NQCPLSENQ;PLSDNQ"
"<VLN;T2NQENQ6NQ7PLSENQ;PLSDNQ;ZLSAT2NQFNQDNQ=NQENQ<TLMIT2NQG6RLMJNODNQGRLMJNOENQFVLN,T1NQHNODTFTLMIT0NQINQHVLN,T1NQJ"
"NOETFTLMIT0NQKNQJVLPAP,NR+NQINQKVLN<T0NR,NR+,VLN<T0NR-NR++VLN,T1NR.NODTHTLMIT0NR/NR.VLN,T1NR0NOETHTLMIT0NR1NR0VLP+T0"
"NR2NR/NR1VLP+T0NR3NR2NR,VLN;T2NR4NR-NR3RLMJ6NR4RLMJ7NPJXLQ4T0NR5P:THNQ+VLP/T0NR6VFNR5RLMJ8NR6VLN,V;NR7.UDTLMIT0NR8NR"
"7VLP-T0NR9NR8THVLP-T0NR:NR9NPGRLMJ9NR:PLSENR;PLSDNR;ZLSAT0NR<TFNQ;NR=NR>TLSBNR@NR>,PLSENRAPLSDNRAVLQ;T6NRBNR<Q.TLSFN"
"RBNRCNR@PLSDNRCRLMJNOFNR<VLMET0NRDMJNOFTLMIT0NRE5RLSCNRF+TLSFX+NRGNRHPLSDNRHVLP/T0NRINR<PDPLSENRFPLSDNRGPLSENRFPLSDN"
"RFZLSAT0NRJNRINRHTFNRGVLP+T0NRKNRENRJVLP4T0NS+NRKPFVLP/T0NS,NS+U-RLSCNS-+TLSFP:NS.NS/PLSDNS/RLSCNS0+TLSFQ/NS1NS2PLSD"
"NS2TLMIT0NS39VLP+T0NS4NS3^.PLSENS0PLSDNS1TLMIT0NS59VLP1T0NS6NS5U-VLP/T0NS7NS6U-PLSENS0PLSDNS0ZLSAT0NS8NS4NS2NS7NS1VL"
"P/T0NS9NRDNQ+RLSCNS:+TLSFQ-NS;NS<PLSDNS<PLSENS:PLSDNS;ZLL7T0NS=,M1NS,NS8PLSENS:PLSDNS:ZLSAT0NS>NS,NS<NS=NS;VLP+T0NS@"
"NS9NS>VLP1T0NSANS@X/VLN,V;NSB:NR<RLMJNSBNSAPLSENS-PLSDNS.TLMIT0NSC9ZLL7T0NSD,M1NRDNSCVLP/T0NSENSDNQ+VLP+T0NSFNSENS,V"
"LP1T0NSGNSFX/VLN,V;NSH:NR<RLMJNSHNSGPLSENS-PLSDNS-PLSENR>PLSDNR>VLP+T0NR=NR<UAPLSENR;PLSDNR@VLN,T1NSIN2UBTLMIT0NSJNS"
"IVLP/T0NSKNSJV5TLMIT0NT+NPHTLMIT0NT,NP8XLN,V;NT-.UAUATLMIT0NT.NT-XLN,X1NT/.UAU@TLMIT=NT0NT/VLN<T0NT1NT0+VLN<T0NT2NT0"
",VLN;T2NT3NT1NT2RLMJNO8NT3RLMJNO9NT+XLN,V;NT4.UAUBTLMIT0NT5NT4RLMJNO:NT5RLMJNO;T<]LMET2NT6MBNO8NO9NO:NO;RLMJ=NT6XLQ4"
"T0NT7P>NT.THVLPCP,NT8NSKNT7VLN<T0NT9NT8+VLN<T0NT:NT8,RLSCNT;+TLSFNQ:NT<NT=PLSDNT=VLR/T0NT>NT9NQ9VLR/T0NT@NT:NQ9VLP-T"
"0NTAV,NQ9VLR-T0NTBNT9NTAVLR0T0NTCNT@NTBVLN;T2NTDNT>NTCPLSENT;PLSDNT<VLN;T2NTENT9NT:PLSENT;PLSDNT;ZLSAT2NTFNTDNT=NTEN"
"T<TLMIT2NTG=RLMJNO<NTGRLMJNO=NTFVLN,T1NTHNO<TFTLMIT0NTINTHVLN,T1NTJNO=TFTLMIT0NTKNTJVLPAP,NU+NTINTKVLN<T0NU,NU+,VLN<"
"T0NU-NU++VLN,T1NU.NO<THTLMIT0NU/NU.VLN,T1NU0NO=THTLMIT0NU1NU0VLP+T0NU2NU/NU1VLP+T0NU3NU2NU,VLN;T2NU4NU-NU3RLMJ=NU4RL"
"MJ>NT,XLQ4T0NU5P>THNT.VLP/T0NU6VFNU5RLMJ@NU6VLN,V;NU7.UETLMIT0NU8NU7VLP-T0NU9NU8THVLP-T0NU:NU9NSKRLMJANU:PLSENU;PLSD"
"NU;ZLSAT0NU<TFNT;NU=NU>TLSBNU@NU>,PLSENUAPLSDNUAVLQ;T6NUBNU<Q3TLSFNUBNUCNU@PLSDNUCRLMJNO>NU<VLMET0NUDN+NO>TLMIT0NUE5"
"RLSCNUF+TLSFXENUGNUHPLSDNUHVLP/T0NUINU<PDPLSENUFPLSDNUGPLSENUFPLSDNUFZLSAT0NUJNUINUHTFNUGVLP+T0NUKNUENUJVLP4T0NV+NUK"
"PIVLP/T0NV,NV+U-RLSCNV-+TLSFP>NV.NV/PLSDNV/RLSCNV0+TLSFQ/NV1NV2PLSDNV2TLMIT0NV3AVLP+T0NV4NV3^.PLSENV0PLSDNV1TLMIT0NV"
"5AVLP1T0NV6NV5U-VLP/T0NV7NV6U-PLSENV0PLSDNV0ZLSAT0NV8NV4NV2NV7NV1VLP/T0NV9NUDNT.RLSCNV:+TLSFQ-NV;NV<PLSDNV<PLSENV:PL"
"SDNV;ZLL7T0NV=,M1NV,NV8PLSENV:PLSDNV:ZLSAT0NV>NV,NV<NV=NV;VLP+T0NV@NV9NV>VLP1T0NVANV@XIVLN,V;NVBBNU<RLMJNVBNVAPLSENV"
"-PLSDNV.TLMIT0NVCAZLL7T0NVD,M1NUDNVCVLP/T0NVENVDNT.VLP+T0NVFNVENV,VLP1T0NVGNVFXIVLN,V;NVHBNU<RLMJNVHNVGPLSENV-PLSDNV"
"-PLSENU>PLSDNU>VLP+T0NU=NU<UAPLSENU;PLSDNU@TLMIT0NVINP8VLQ;T6NVJNVINPDRLSCNVK+TLSFNVJNW+NVKPLSDNW+TLMIT0NW,7TLMIT0NW"
"-8VLPCP,NW.NW,NW-VLN<T0NW/NW.+VLN<T0NW0NW.,RLSCNW1+TLSFNQ:NW2NW3PLSDNW3VLR/T0NW4NW/NQ9VLR/T0NW5NW0NQ9VLP-T0NW6V,NQ9V"
"LR-T0NW7NW/NW6VLR0T0NW8NW5NW7VLN;T2NW9NW4NW8PLSENW1PLSDNW2VLN;T2NW:NW/NW0PLSENW1PLSDNW1ZLSAT2NW;NW9NW3NW:NW2TLMIT2NW"
"<6RLMJNO5NW<RLMJNO6NW;VLN,T1NW=NO5TFTLMIT0NW>NW=VLN,T1NW@NO6TFTLMIT0NWANW@VLPAP,NWBNW>NWAVLN<T0NWCNWB,VLN<T0NWDNWB+V"
"LN,T1NWENO5THTLMIT0NWFNWEVLN,T1NWGNO6THTLMIT0NWHNWGVLP+T0NWINWFNWHVLP+T0NWJNWINWCVLN;T2NWKNWDNWJRLMJ;NWKTLMIT0NX+7VL"
"P+T0NX,NX+UARLMJ7NX,PLSENX-PLSDNX-ZLSAT0NX.TFNW1NX/NX0TLSBNX1NX0,PLSENX2PLSDNX2VLQ;T6NX3NX.Q.TLSFNX3NX4NX1PLSDNX4RLS"
"CNX5+TLSFQ-NX6NX7PLSDNX7TLQ3T6NX8X.RLSCNX9+TLSFNX8NX:NX9PLSDNX:TLMIT0NX;5VLP/T0NX<NX.PDVLP+T0NX=NX;NX<VLQ;T6NX>NX=X,"
"PLSENX9PLSDNX9ZLSAT6NX@X.NX7NX>NX:RLSCNXA+TLSFNX@NXBNXAPLSDNXBPLSENXCPLSDNXCZLSAT0NXDTFNXBNXENXFTLSBNXGNXF,PLSENXHPL"),
("SDNXHVLQ;T6NXINXDU-TLSFNXINXJNXGPLSDNXJRLSCNXK+TLSFP:NY+NY,PLSDNY,RLMJNO3NX.VLMET0NY-MJNO3PLSENXKPLSDNY+TLMIT0NY.5RL"
"SCNY/+TLSFX+NY0NY1PLSDNY1VLP/T0NY2NX.PDPLSENY/PLSDNY0PLSENY/PLSDNY/ZLSAT0NY3NY2NY1TFNY0VLP+T0NY4NY.NY3VLP4T0NY5NY4PF"
"VLP/T0NY6NY5U-VLP+T0NY7NY6NXDPLSENXKPLSDNXKZLSAT0NY8NY-NY,NY7NY/TLMIT0NY95RLSCNY:+TLSFX+NY;NY<PLSDNY<VLP/T0NY=NX.PDP"
"LSENY:PLSDNY;PLSENY:PLSDNY:ZLSAT0NY>NY=NY<TFNY;VLP+T0NY@NY9NY>VLP4T0NYANY@PFVLP/T0NYBNYAU-RLSCNYC+TLSFP:NYDNYEPLSDNY"
"EVLP+T0NYFNYBNXDTLMIT0NYG9ZLL7T0NYH,M1NYFNYGVLP-T0NYINYHNYBPLSENYCPLSDNYDPLSENYCPLSDNYCZLSAT0NYJNYINYENXDNYDVLN,T1NY"
"KNO4NXDRLMJNYKTFVLQ;T6NZ+NY8VFRLSCNZ,+TLSFNZ+NZ-NZ,PLSDNZ-TLMIT2NZ.;TLOHX8NZ/NZ.VLN,V;NZ0:NX.TLMIT0NZ1NZ0VLP+T0NZ2NZ"
"1NYJXLN,X:NZ3NZ/U@NZ2XLMIX9NZ4NZ3--TLO<T0NZ5NZ4RLMJNYKNZ5PLSENZ,PLSDNZ,PLSENXFPLSDNXFVLP+T0NXENXDUAPLSENXCPLSDNXGVLN"
",T1NZ6NO4U@TLMIT0NZ7NZ6VLN,T1NZ8NO4UATLMIT0NZ9NZ8VLR/T0NZ:NZ9X;VLR0T0NZ;NZ7NZ:VLN,T1NZ<NO4UBTLMIT0NZ=NZ<VLN,T1NZ>NO4"
"UCTLMIT0NZ@NZ>VLR/T0NZANZ@X;VLR0T0NZBNZ=NZAVLN,T1NZCNO4UDTLMIT0NZDNZCVLN,T1NZENO4UETLMIT0NZFNZEVLR/T0NZGNZFX;VLR0T0N"
"ZHNZDNZGVLN,T1NZINO4UGTLMIT0NZJNZIVLN,T1NZKNO4UKTLMIT0N[+NZKVLR/T0N[,N[+X;VLR0T0N[-NZJN[,ZLN;TKN[.NZ;NZBNZHN[-VLN,X@"
"N[/<NX.RLMJN[/N[.PLSENXAPLSDNXAPLSENX5PLSDNX6VLN,X@N[0<NX.RLMJN[0X>TLQ3T6N[1X.RLSCN[2+TLSFN[1N[3N[2PLSDN[3TLMIT0N[45"
"VLP/T0N[5NX.PDVLP+T0N[6N[4N[5VLQ;T6N[7N[6X,PLSEN[2PLSDN[2ZLSAT6N[8X.NX6N[7N[3RLSCN[9+TLSFN[8N[:N[9PLSDN[:RLSCN[;+TLS"
"FP:N[<N[=PLSDN[=RLMJNO7NX.VLMET0N[>MJNO7PLSEN[;PLSDN[<TLMIT0N[@5RLSCN[A+TLSFX+N[BN[CPLSDN[CVLP/T0N[DNX.PDPLSEN[APLSD"
"N[BPLSEN[APLSDN[AZLSAT0N[EN[DN[CTFN[BVLP+T0N[FN[@N[EVLP4T0N[GN[FPFVLP/T0N[HN[GU-PLSEN[;PLSDN[;ZLSAT0N[IN[>N[=N[HN[AV"
"LQ;T6N[JN[IVFPLSEN[9PLSDN[9ZLSAT6N[KN[8N[2N[JN[;RLSCN]++TLSFN[KN],N]+PLSDN],TLMIT2N]-;TLOHXAN].N]-VLN,V;N]/:NX.TLMIT"
"0N]0N]/XLN,XBN]1N].U@N]0XLMITKN]2N]1-;RLMJN[0N]2PLSEN]+PLSDN]+PLSENX5PLSDNX5PLSENX0PLSDNX0VLP+T0NX/NX.UAPLSENX-PLSDN"
"X1TLMIT0N]3>TLMIT0N]4@VLPCP,N]5N]3N]4VLN<T0N]6N]5+VLN<T0N]7N]5,RLSCN]8+TLSFNQ:N]9N]:PLSDN]:VLR/T0N];N]6NQ9VLR/T0N]<N"
"]7NQ9VLP-T0N]=V,NQ9VLR-T0N]>N]6N]=VLR0T0N]@N]<N]>VLN;T2N]AN];N]@PLSEN]8PLSDN]9VLN;T2N]BN]6N]7PLSEN]8PLSDN]8ZLSAT2N]C"
"N]AN]:N]BN]9TLMIT2N]D=RLMJNO0N]DRLMJNO1N]CVLN,T1N]ENO0TFTLMIT0N]FN]EVLN,T1N]GNO1TFTLMIT0N]HN]GVLPAP,N]IN]FN]HVLN<T0N"
"]JN]I,VLN<T0N]KN]I+VLN,T1N^+NO0THTLMIT0N^,N^+VLN,T1N^-NO1THTLMIT0N^.N^-VLP+T0N^/N^,N^.VLP+T0N^0N^/N]JVLN;T2N^1N]KN^0"
"RLMJCN^1TLMIT0N^2>VLP+T0N^3N^2UARLMJ>N^3PLSEN^4PLSDN^4ZLSAT0N^5TFN]8N^6N^7TLSBN^8N^7,PLSEN^9PLSDN^9VLQ;T6N^:N^5Q3TLS"
"FN^:N^;N^8PLSDN^;RLSCN^<+TLSFQ-N^=N^>PLSDN^>TLQ3T6N^@XHRLSCN^A+TLSFN^@N^BN^APLSDN^BTLMIT0N^C5VLP/T0N^DN^5PDVLP+T0N^E"
"N^CN^DVLQ;T6N^FN^EXFPLSEN^APLSDN^AZLSAT6N^GXHN^>N^FN^BRLSCN^H+TLSFN^GN^IN^HPLSDN^IPLSEN^JPLSDN^JZLSAT0N^KTFN^IN_+N_,"
"TLSBN_-N_,,PLSEN_.PLSDN_.VLQ;T6N_/N^KU-TLSFN_/N_0N_-PLSDN_0RLSCN_1+TLSFP>N_2N_3PLSDN_3RLMJNO.N^5VLMET0N_4N+NO.PLSEN_"
"1PLSDN_2TLMIT0N_55RLSCN_6+TLSFXEN_7N_8PLSDN_8VLP/T0N_9N^5PDPLSEN_6PLSDN_7PLSEN_6PLSDN_6ZLSAT0N_:N_9N_8TFN_7VLP+T0N_;"
"N_5N_:VLP4T0N_<N_;PIVLP/T0N_=N_<U-VLP+T0N_>N_=N^KPLSEN_1PLSDN_1ZLSAT0N_@N_4N_3N_>N_6TLMIT0N_A5RLSCN_B+TLSFXEN_CN_DPL"
"SDN_DVLP/T0N_EN^5PDPLSEN_BPLSDN_CPLSEN_BPLSDN_BZLSAT0N_FN_EN_DTFN_CVLP+T0N_GN_AN_FVLP4T0N_HN_GPIVLP/T0N_IN_HU-RLSCN_"
"J+TLSFP>N_KN`+PLSDN`+VLP+T0N`,N_IN^KTLMIT0N`-AZLL7T0N`.,M1N`,N`-VLP-T0N`/N`.N_IPLSEN_JPLSDN_KPLSEN_JPLSDN_JZLSAT0N`0"
"N`/N`+N^KN_KVLN,T1N`1NO/N^KRLMJN`1TFVLQ;T6N`2N_@VFRLSCN`3+TLSFN`2N`4N`3PLSDN`4TLMIT2N`5CTLOHX8N`6N`5VLN,V;N`7BN^5TLM"
"IT0N`8N`7VLP+T0N`9N`8N`0XLN,X:N`:N`6U@N`9XLMIX9N`;N`:--TLO<T0N`<N`;RLMJN`1N`<PLSEN`3PLSDN`3PLSEN_,PLSDN_,VLP+T0N_+N^"
"KUAPLSEN^JPLSDN_-VLN,T1N`=NO/U@TLMIT0N`>N`=VLN,T1N`@NO/UATLMIT0N`AN`@VLR/T0N`BN`AX;VLR0T0N`CN`>N`BVLN,T1N`DNO/UBTLMI"
"T0N`EN`DVLN,T1N`FNO/UCTLMIT0N`GN`FVLR/T0N`HN`GX;VLR0T0N`IN`EN`HVLN,T1N`JNO/UDTLMIT0N`KN`JVLN,T1Na+NO/UETLMIT0Na,Na+V"
"LR/T0Na-Na,X;VLR0T0Na.N`KNa-VLN,T1Na/NO/UGTLMIT0Na0Na/VLN,T1Na1NO/UKTLMIT0Na2Na1VLR/T0Na3Na2X;VLR0T0Na4Na0Na3ZLN;TKN"
"a5N`CN`INa.Na4VLN,X@Na6DN^5RLMJNa6Na5PLSEN^HPLSDN^HPLSEN^<PLSDN^=VLN,X@Na7DN^5RLMJNa7X>TLQ3T6Na8XHRLSCNa9+TLSFNa8Na:"),
("Na9PLSDNa:TLMIT0Na;5VLP/T0Na<N^5PDVLP+T0Na=Na;Na<VLQ;T6Na>Na=XFPLSENa9PLSDNa9ZLSAT6Na@XHN^=Na>Na:RLSCNaA+TLSFNa@NaBN"
"aAPLSDNaBRLSCNaC+TLSFP>NaDNaEPLSDNaERLMJNO2N^5VLMET0NaFN+NO2PLSENaCPLSDNaDTLMIT0NaG5RLSCNaH+TLSFXENaINaJPLSDNaJVLP/T"
"0NaKN^5PDPLSENaHPLSDNaIPLSENaHPLSDNaHZLSAT0Nb+NaKNaJTFNaIVLP+T0Nb,NaGNb+VLP4T0Nb-Nb,PIVLP/T0Nb.Nb-U-PLSENaCPLSDNaCZL"
"SAT0Nb/NaFNaENb.NaHVLQ;T6Nb0Nb/VFPLSENaAPLSDNaAZLSAT6Nb1Na@Na9Nb0NaCRLSCNb2+TLSFNb1Nb3Nb2PLSDNb3TLMIT2Nb4CTLOHXANb5N"
"b4VLN,V;Nb6BN^5TLMIT0Nb7Nb6XLN,XBNb8Nb5U@Nb7XLMITKNb9Nb8-;RLMJNa7Nb9PLSENb2PLSDNb2PLSEN^<PLSDN^<PLSEN^7PLSDN^7VLP+T0"
"N^6N^5UAPLSEN^4PLSDN^8PLSENVKPLSDNVKRLSCNb:+TLSFYANb;Nb<PLSDNb<TLMIT0Nb=NP8VLQ;T6Nb>Nb=NPDRLSCNb@+TLSFNb>NbANb@PLSDN"
"bATLMIT0NbBNP8VLP-T0NbCNPDNbBTLS+T<T<Y9PLSENbDPLSDNbDZLSAT0NbETFNbANbFNbGTLSBNbHNbG,PLSENbIPLSDNbIVLQ;T6NbJNbEQ.TLSF"
"NbJNbKNbHPLSDNbKTLQ3T6Nc+X.RLSCNc,+TLSFNc+Nc-Nc,PLSDNc-TLMIT0Nc.5VLP/T0Nc/NbEPDVLP+T0Nc0Nc.Nc/VLQ;T6Nc1Nc0X,PLSENc,P"
"LSDNc,ZLSAT6Nc2X.NbKNc1Nc-RLSCNc3+TLSFNc2Nc4Nc3PLSDNc4RLMJNO,NbEVLMET0Nc5N-NO,TLMIT0Nc65RLSCNc7+TLSFX+Nc8Nc9PLSDNc9V"
"LP/T0Nc:NbEPDPLSENc7PLSDNc8PLSENc7PLSDNc7ZLSAT0Nc;Nc:Nc9TFNc8VLP+T0Nc<Nc6Nc;VLP4T0Nc=Nc<PFVLP/T0Nc>Nc=U-VLP1T0Nc@Nc>"
"U-VLP+T0NcANc5Nc@VLN,X@NcB<NbETLMITKNcCNcBVLN,W/NcD2NcAVLMJNcDNcCM3T<PLSENc3PLSDNc3PLSENbGPLSDNbGVLP+T0NbFNbEUAPLSEN"
"bDPLSDNbHPLSENcEPLSDNcEZLSAT0NcFTFNbHNcGNcHTLSBNcINcH,PLSENcJPLSDNcJVLQ;T6NcKNcFQ3TLSFNcKNd+NcIPLSDNd+TLQ3T6Nd,XHRLS"
"CNd-+TLSFNd,Nd.Nd-PLSDNd.TLMIT0Nd/5VLP/T0Nd0NcFPDVLP+T0Nd1Nd/Nd0VLQ;T6Nd2Nd1XFPLSENd-PLSDNd-ZLSAT6Nd3XHNd+Nd2Nd.RLSC"
"Nd4+TLSFNd3Nd5Nd4PLSDNd5RLMJNO-NcFVLMET0Nd6N/NO-VLP+T0Nd7W5Nd6TLMIT0Nd85RLSCNd9+TLSFXENd:Nd;PLSDNd;VLP/T0Nd<NcFPDPLS"
"ENd9PLSDNd:PLSENd9PLSDNd9ZLSAT0Nd=Nd<Nd;TFNd:VLP+T0Nd>Nd8Nd=VLP4T0Nd@Nd>PIVLP/T0NdANd@U-VLP1T0NdBNdAU-VLP+T0NdCNd7Nd"
"BVLN,X@NdDDNcFTLMITKNdENdDVLN,W/NdF2NdCVLMJNdFNdEM3T<PLSENd4PLSDNd4PLSENcHPLSDNcHVLP+T0NcGNcFUAPLSENcEPLSDNcITLS+T<T"
"<Y9PLSENdGPLSDNdGZLSAT0NdHTFNcINdINdJTLSBNdKNdJ,PLSENe+PLSDNe+VLQ;T6Ne,NdHP8TLSFNe,Ne-NdKPLSDNe-VLP4T0Ne.Y=T<XLN,W:N"
"e/3Ne.NdHRLMJNe/WAPLSENdJPLSDNdJVLP+T0NdINdHUAPLSENdGPLSDNdKPLSENe0PLSDNe0ZLSAT0Ne1TFNdKNe2Ne3TLSBNe4Ne3,PLSENe5PLSD"
"Ne5VLQ;T6Ne6Ne1P9TLSFNe6Ne7Ne4PLSDNe7VLP4T0Ne8Y=T<XLN,W>Ne94Ne8Ne1RLMJNe9WBPLSENe3PLSDNe3VLP+T0Ne2Ne1UAPLSENe0PLSDNe"
"4PLSENe:PLSDNe:ZLSAT0Ne;THNe4Ne<Ne=TLSBNe>Ne=+PLSENe@PLSDNe@VLQ;T6NeANe;NbCTLSFNeANeBNe>PLSDNeBPLSENeCPLSDNeCZLSAT0N"
"eDTFNeBNeENeFTLSBNeGNeF,PLSENeHPLSDNeHVLQ;T6NeINeDP8TLSFNeINeJNeGPLSDNeJTLMIT0NeK0VLP4T0Nf+NeKT<VLP/T0Nf,Nf+V>VLP1T0"
"Nf-Nf,MGVLP+T0Nf.Nf-NeDVLP/T0Nf/Nf.P;PLSENf0PLSDNf0VLN,W/Nf12Nf/]PW4TGNf2Nf1P=P<M;T<XLN,W:Nf33TFNeDRLMJNf3Nf2PLSENeF"
"PLSDNeFVLP+T0NeENeDUAPLSENeCPLSDNeGPLSENf4PLSDNf4ZLSAT0Nf5TFNeGNf6Nf7TLSBNf8Nf7,PLSENf9PLSDNf9VLQ;T6Nf:Nf5P9TLSFNf:N"
"f;Nf8PLSDNf;TLMIT0Nf<0VLP1T0Nf=Nf<T<VLP/T0Nf>Nf=V@VLP1T0Nf@Nf>MIVLP+T0NfANf@Nf5VLP/T0NfBNfAP@PLSENfCPLSDNfCVLP+T0NfD"
"W5NfBVLN,W/NfE2NfD]PW4TINfFNfEPBPAM;T<XLN,W>NfG4TFNf5RLMJNfGNfFPLSENf7PLSDNf7VLP+T0Nf6Nf5UAPLSENf4PLSDNf8RLSCNfH+TLS"
"FY:NfINfHPLSDNfIRLS,TEY9PLSENfHPLSDNfHTLMIT0NfJ7TLMIT0NfK8VLPCP,Ng+NfJNfKVLN<T0Ng,Ng++VLN<T0Ng-Ng+,RLSCNg.+TLSFNQ:Ng"
"/Ng0PLSDNg0VLR/T0Ng1Ng,NQ9VLR/T0Ng2Ng-NQ9VLP-T0Ng3V,NQ9VLR-T0Ng4Ng,Ng3VLR0T0Ng5Ng2Ng4VLN;T2Ng6Ng1Ng5PLSENg.PLSDNg/VL"
"N;T2Ng7Ng,Ng-PLSENg.PLSDNg.ZLSAT2Ng8Ng6Ng0Ng7Ng/TLMIT2Ng96RLMJNNJNg9RLMJNNKNg8VLN,T1Ng:NNJTFTLMIT0Ng;Ng:VLN,T1Ng<NNK"
"TFTLMIT0Ng=Ng<VLPAP,Ng>Ng;Ng=VLN<T0Ng@Ng>,VLN<T0NgANg>+VLN,T1NgBNNJTHTLMIT0NgCNgBVLN,T1NgDNNKTHTLMIT0NgENgDVLP+T0NgF"
"NgCNgEVLP+T0NgGNgFNg@VLN;T2NgHNgANgGRLMJ;NgHTLMIT0NgI7VLP+T0NgJNgIUARLMJ7NgJPLSENgKPLSDNgKZLSAT0Nh+TFNg.Nh,Nh-TLSBNh"
".Nh-,PLSENh/PLSDNh/VLQ;T6Nh0Nh+Q.TLSFNh0Nh1Nh.PLSDNh1RLSCNh2+TLSFQ-Nh3Nh4PLSDNh4TLQ3T6Nh5X.RLSCNh6+TLSFNh5Nh7Nh6PLSD"
"Nh7TLMIT0Nh85VLP/T0Nh9Nh+PDVLP+T0Nh:Nh8Nh9VLQ;T6Nh;Nh:X,PLSENh6PLSDNh6ZLSAT6Nh<X.Nh4Nh;Nh7RLSCNh=+TLSFNh<Nh>Nh=PLSDN"
"h>PLSENh@PLSDNh@ZLSAT0NhATFNh>NhBNhCTLSBNhDNhC,PLSENhEPLSDNhEVLQ;T6NhFNhAU-TLSFNhFNhGNhDPLSDNhGRLSCNhH+TLSFP:NhINhJP"
"LSDNhJRLMJNNHNh+VLMET0NhKMJNNHPLSENhHPLSDNhITLMIT0Ni+5RLSCNi,+TLSFX+Ni-Ni.PLSDNi.VLP/T0Ni/Nh+PDPLSENi,PLSDNi-PLSENi,"),
("PLSDNi,ZLSAT0Ni0Ni/Ni.TFNi-VLP+T0Ni1Ni+Ni0VLP4T0Ni2Ni1PFVLP/T0Ni3Ni2U-VLP+T0Ni4Ni3NhAPLSENhHPLSDNhHZLSAT0Ni5NhKNhJNi"
"4Ni,TLMIT0Ni65RLSCNi7+TLSFX+Ni8Ni9PLSDNi9VLP/T0Ni:Nh+PDPLSENi7PLSDNi8PLSENi7PLSDNi7ZLSAT0Ni;Ni:Ni9TFNi8VLP+T0Ni<Ni6N"
"i;VLP4T0Ni=Ni<PFVLP/T0Ni>Ni=U-RLSCNi@+TLSFP:NiANiBPLSDNiBVLP+T0NiCNi>NhATLMIT0NiD9ZLL7T0NiE,M1NiCNiDVLP-T0NiFNiENi>P"
"LSENi@PLSDNiAPLSENi@PLSDNi@ZLSAT0NiGNiFNiBNhANiAVLN,T1NiHNNINhARLMJNiHTFVLQ;T6NiINi5VFRLSCNiJ+TLSFNiINiKNiJPLSDNiKTL"
"MIT2Nj+;TLOHX8Nj,Nj+VLN,V;Nj-:Nh+TLMIT0Nj.Nj-VLP+T0Nj/Nj.NiGXLN,X:Nj0Nj,U@Nj/XLMIX9Nj1Nj0--TLO<T0Nj2Nj1RLMJNiHNj2PLS"
"ENiJPLSDNiJPLSENhCPLSDNhCVLP+T0NhBNhAUAPLSENh@PLSDNhDVLN,T1Nj3NNIU@TLMIT0Nj4Nj3VLN,T1Nj5NNIUATLMIT0Nj6Nj5VLR/T0Nj7Nj"
"6X;VLR0T0Nj8Nj4Nj7VLN,T1Nj9NNIUBTLMIT0Nj:Nj9VLN,T1Nj;NNIUCTLMIT0Nj<Nj;VLR/T0Nj=Nj<X;VLR0T0Nj>Nj:Nj=VLN,T1Nj@NNIUDTLM"
"IT0NjANj@VLN,T1NjBNNIUETLMIT0NjCNjBVLR/T0NjDNjCX;VLR0T0NjENjANjDVLN,T1NjFNNIUGTLMIT0NjGNjFVLN,T1NjHNNIUKTLMIT0NjINjH"
"VLR/T0NjJNjIX;VLR0T0NjKNjGNjJZLN;TKNk+Nj8Nj>NjENjKVLN,X@Nk,<Nh+RLMJNk,Nk+PLSENh=PLSDNh=PLSENh2PLSDNh3VLN,X@Nk-<Nh+RL"
"MJNk-X>TLQ3T6Nk.X.RLSCNk/+TLSFNk.Nk0Nk/PLSDNk0TLMIT0Nk15VLP/T0Nk2Nh+PDVLP+T0Nk3Nk1Nk2VLQ;T6Nk4Nk3X,PLSENk/PLSDNk/ZLS"
"AT6Nk5X.Nh3Nk4Nk0RLSCNk6+TLSFNk5Nk7Nk6PLSDNk7RLSCNk8+TLSFP:Nk9Nk:PLSDNk:RLMJNO+Nh+VLMET0Nk;MJNO+PLSENk8PLSDNk9TLMIT0"
"Nk<5RLSCNk=+TLSFX+Nk>Nk@PLSDNk@VLP/T0NkANh+PDPLSENk=PLSDNk>PLSENk=PLSDNk=ZLSAT0NkBNkANk@TFNk>VLP+T0NkCNk<NkBVLP4T0Nk"
"DNkCPFVLP/T0NkENkDU-PLSENk8PLSDNk8ZLSAT0NkFNk;Nk:NkENk=VLQ;T6NkGNkFVFPLSENk6PLSDNk6ZLSAT6NkHNk5Nk/NkGNk8RLSCNkI+TLSF"
"NkHNkJNkIPLSDNkJTLMIT2NkK;TLOHXANl+NkKVLN,V;Nl,:Nh+TLMIT0Nl-Nl,XLN,XBNl.Nl+U@Nl-XLMITKNl/Nl.-;RLMJNk-Nl/PLSENkIPLSDN"
"kIPLSENh2PLSDNh2PLSENh-PLSDNh-VLP+T0Nh,Nh+UAPLSENgKPLSDNh.TLMIT0Nl0>TLMIT0Nl1@VLPCP,Nl2Nl0Nl1VLN<T0Nl3Nl2+VLN<T0Nl4N"
"l2,RLSCNl5+TLSFNQ:Nl6Nl7PLSDNl7VLR/T0Nl8Nl3NQ9VLR/T0Nl9Nl4NQ9VLP-T0Nl:V,NQ9VLR-T0Nl;Nl3Nl:VLR0T0Nl<Nl9Nl;VLN;T2Nl=Nl"
"8Nl<PLSENl5PLSDNl6VLN;T2Nl>Nl3Nl4PLSENl5PLSDNl5ZLSAT2Nl@Nl=Nl7Nl>Nl6TLMIT2NlA=RLMJNNENlARLMJNNFNl@VLN,T1NlBNNETFTLMI"
"T0NlCNlBVLN,T1NlDNNFTFTLMIT0NlENlDVLPAP,NlFNlCNlEVLN<T0NlGNlF,VLN<T0NlHNlF+VLN,T1NlINNETHTLMIT0NlJNlIVLN,T1NlKNNFTHT"
"LMIT0OL+NlKVLP+T0OL,NlJOL+VLP+T0OL-OL,NlGVLN;T2OL.NlHOL-RLMJCOL.TLMIT0OL/>VLP+T0OL0OL/UARLMJ>OL0PLSEOL1PLSDOL1ZLSAT0"
"OL2TFNl5OL3OL4TLSBOL5OL4,PLSEOL6PLSDOL6VLQ;T6OL7OL2Q3TLSFOL7OL8OL5PLSDOL8RLSCOL9+TLSFQ-OL:OL;PLSDOL;TLQ3T6OL<XHRLSCO"
"L=+TLSFOL<OL>OL=PLSDOL>TLMIT0OL@5VLP/T0OLAOL2PDVLP+T0OLBOL@OLAVLQ;T6OLCOLBXFPLSEOL=PLSDOL=ZLSAT6OLDXHOL;OLCOL>RLSCOL"
"E+TLSFOLDOLFOLEPLSDOLFPLSEOLGPLSDOLGZLSAT0OLHTFOLFOLIOLJTLSBOLKOLJ,PLSEOM+PLSDOM+VLQ;T6OM,OLHU-TLSFOM,OM-OLKPLSDOM-R"
"LSCOM.+TLSFP>OM/OM0PLSDOM0RLMJNNCOL2VLMET0OM1N+NNCPLSEOM.PLSDOM/TLMIT0OM25RLSCOM3+TLSFXEOM4OM5PLSDOM5VLP/T0OM6OL2PDP"
"LSEOM3PLSDOM4PLSEOM3PLSDOM3ZLSAT0OM7OM6OM5TFOM4VLP+T0OM8OM2OM7VLP4T0OM9OM8PIVLP/T0OM:OM9U-VLP+T0OM;OM:OLHPLSEOM.PLSD"
"OM.ZLSAT0OM<OM1OM0OM;OM3TLMIT0OM=5RLSCOM>+TLSFXEOM@OMAPLSDOMAVLP/T0OMBOL2PDPLSEOM>PLSDOM@PLSEOM>PLSDOM>ZLSAT0OMCOMBO"
"MATFOM@VLP+T0OMDOM=OMCVLP4T0OMEOMDPIVLP/T0OMFOMEU-RLSCOMG+TLSFP>OMHOMIPLSDOMIVLP+T0OMJOMFOLHTLMIT0OMKAZLL7T0ON+,M1OM"
"JOMKVLP-T0ON,ON+OMFPLSEOMGPLSDOMHPLSEOMGPLSDOMGZLSAT0ON-ON,OMIOLHOMHVLN,T1ON.NNDOLHRLMJON.TFVLQ;T6ON/OM<VFRLSCON0+TL"
"SFON/ON1ON0PLSDON1TLMIT2ON2CTLOHX8ON3ON2VLN,V;ON4BOL2TLMIT0ON5ON4VLP+T0ON6ON5ON-XLN,X:ON7ON3U@ON6XLMIX9ON8ON7--TLO<T"
"0ON9ON8RLMJON.ON9PLSEON0PLSDON0PLSEOLJPLSDOLJVLP+T0OLIOLHUAPLSEOLGPLSDOLKVLN,T1ON:NNDU@TLMIT0ON;ON:VLN,T1ON<NNDUATLM"
"IT0ON=ON<VLR/T0ON>ON=X;VLR0T0ON@ON;ON>VLN,T1ONANNDUBTLMIT0ONBONAVLN,T1ONCNNDUCTLMIT0ONDONCVLR/T0ONEONDX;VLR0T0ONFONB"
"ONEVLN,T1ONGNNDUDTLMIT0ONHONGVLN,T1ONINNDUETLMIT0ONJONIVLR/T0ONKONJX;VLR0T0OO+ONHONKVLN,T1OO,NNDUGTLMIT0OO-OO,VLN,T1"
"OO.NNDUKTLMIT0OO/OO.VLR/T0OO0OO/X;VLR0T0OO1OO-OO0ZLN;TKOO2ON@ONFOO+OO1VLN,X@OO3DOL2RLMJOO3OO2PLSEOLEPLSDOLEPLSEOL9PL"
"SDOL:VLN,X@OO4DOL2RLMJOO4X>TLQ3T6OO5XHRLSCOO6+TLSFOO5OO7OO6PLSDOO7TLMIT0OO85VLP/T0OO9OL2PDVLP+T0OO:OO8OO9VLQ;T6OO;OO"
":XFPLSEOO6PLSDOO6ZLSAT6OO<XHOL:OO;OO7RLSCOO=+TLSFOO<OO>OO=PLSDOO>RLSCOO@+TLSFP>OOAOOBPLSDOOBRLMJNNGOL2VLMET0OOCN+NNG"),
("PLSEOO@PLSDOOATLMIT0OOD5RLSCOOE+TLSFXEOOFOOGPLSDOOGVLP/T0OOHOL2PDPLSEOOEPLSDOOFPLSEOOEPLSDOOEZLSAT0OOIOOHOOGTFOOFVLP"
"+T0OOJOODOOIVLP4T0OOKOOJPIVLP/T0OP+OOKU-PLSEOO@PLSDOO@ZLSAT0OP,OOCOOBOP+OOEVLQ;T6OP-OP,VFPLSEOO=PLSDOO=ZLSAT6OP.OO<O"
"O6OP-OO@RLSCOP/+TLSFOP.OP0OP/PLSDOP0TLMIT2OP1CTLOHXAOP2OP1VLN,V;OP3BOL2TLMIT0OP4OP3XLN,XBOP5OP2U@OP4XLMITKOP6OP5-;RL"
"MJOO4OP6PLSEOP/PLSDOP/PLSEOL9PLSDOL9PLSEOL4PLSDOL4VLP+T0OL3OL2UAPLSEOL1PLSDOL5PLSEOP7PLSDOP7ZLSAT0OP8THOL5OP9OP:TLSB"
"OP;OP:,PLSEOP<PLSDOP<VLQ;T6OP=OP8P9TLSFOP=OP>OP;PLSDOP>PLSEOP@PLSDOP@ZLSAT0OPATFOP>OPBOPCTLSBOPDOPC,PLSEOPEPLSDOPEVL"
"Q;T6OPFOPAP8TLSFOPFOPGOPDPLSDOPGVLP4T0OPHY;T<XLN,W:OPI3OPHOPATLMITGOPJOPIXLN,W>OPK4OPHOP8TLMITIOQ+OPKXLN,VEOQ,1OPAOP"
"8TLMIVAOQ-OQ,XPW6VAOQ.OPJOQ+OQ-RLMJOQ,OQ.PLSEOPCPLSDOPCVLP+T0OPBOPAUAPLSEOP@PLSDOPDPLSEOP:PLSDOP:VLP+T0OP9OP8UAPLSEO"
"P7PLSDOP;PLSEOQ/PLSDOQ/ZLSAT0OQ0THOP;OQ1OQ2TLSBOQ3OQ2,PLSEOQ4PLSDOQ4VLQ;T6OQ5OQ0PCTLSFOQ5OQ6OQ3PLSDOQ6PLSEOQ7PLSDOQ7"
"ZLSAT0OQ8TFOQ6OQ9OQ:TLSBOQ;OQ:,PLSEOQ<PLSDOQ<VLQ;T6OQ=OQ8P8TLSFOQ=OQ>OQ;PLSDOQ>VLP4T0OQ@OQ0T<VLP/T0OQAOQ0MHTLMIT0OQB"
"0VLP4T0OQCOQBT<VLP/T0OQDOQCV>VLP1T0OQEOQDMGVLP+T0OQFOQEOQ8VLP/T0OQGOQFP;RLSCOQH+TLSFP:OQIOQJPLSDOQJVLP/T0OQKOQAP<PLS"
"EOQHPLSDOQIVLP1T0OR+OQAU-PLSEOQHPLSDOQHZLSAT0OR,OQKOQJOR+OQIVLP+T0OR-OQGOR,VLN,W/OR.2OR-]PW4TGOR/OR.P=P<M;T<XLN,W:OR"
"03OQ@OQ8RLMJOR0OR/PLSEOQ:PLSDOQ:VLP+T0OQ9OQ8UAPLSEOQ7PLSDOQ;PLSEOR1PLSDOR1ZLSAT0OR2TFOQ;OR3OR4TLSBOR5OR4,PLSEOR6PLSD"
"OR6VLQ;T6OR7OR2P9TLSFOR7OR8OR5PLSDOR8VLP4T0OR9OQ0T<VLP/T0OR:OQ0MHTLMIT0OR;0VLP1T0OR<OR;T<VLP/T0OR=OR<V@VLP1T0OR>OR=M"
"IVLP+T0OR@OR>OR2VLP/T0ORAOR@P@RLSCORB+TLSFP>ORCORDPLSDORDVLP/T0OREOR:PAPLSEORBPLSDORCVLP1T0ORFOR:U-PLSEORBPLSDORBZLS"
"AT0ORGOREORDORFORCVLP+T0ORHORAORGVLP+T0ORIW5ORHVLN,W/ORJ2ORI]PW4TIORKORJPBPAM;T<XLN,W>OS+4OR9OR2RLMJOS+ORKPLSEOR4PLS"
"DOR4VLP+T0OR3OR2UAPLSEOR1PLSDOR5VLP-T0OS,OQ0THPLSEOS-PLSDOS-ZLSAT0OS.TFOR5OS/OS0TLSBOS1OS0,PLSEOS2PLSDOS2VLQ;T6OS3OS"
".P9TLSFOS3OS4OS1PLSDOS4PLSEOS5PLSDOS5ZLSAT0OS6TFOS4OS7OS8TLSBOS9OS8,PLSEOS:PLSDOS:VLQ;T6OS;OS6P8TLSFOS;OS<OS9PLSDOS<"
"VLP4T0OS=OS,T<XLN,W:OS>3OS=OS6TLMITGOS@OS>XLN,W>OSA4OS=OS.TLMITIOSBOSAXLN,VEOSC1OS6OS.TLMIVAOSDOSCXPW6VAOSEOS@OSBOSD"
"RLMJOSCOSEPLSEOS8PLSDOS8VLP+T0OS7OS6UAPLSEOS5PLSDOS9PLSEOS0PLSDOS0VLP+T0OS/OS.UAPLSEOS-PLSDOS1PLSEOQ2PLSDOQ2VLP+T0OQ"
"1OQ0UAPLSEOQ/PLSDOQ3TLS+T<T<Y9PLSEOSFPLSDOSFZLSAT0OSGTFOQ3OSHOSITLSBOSJOSI,PLSEOSKPLSDOSKVLQ;T6OT+OSGQ.TLSFOT+OT,OSJ"
"PLSDOT,TLQ3T6OT-X.RLSCOT.+TLSFOT-OT/OT.PLSDOT/TLMIT0OT05VLP/T0OT1OSGPDVLP+T0OT2OT0OT1VLQ;T6OT3OT2X,PLSEOT.PLSDOT.ZLS"
"AT6OT4X.OT,OT3OT/RLSCOT5+TLSFOT4OT6OT5PLSDOT6RLMJNNAOSGVLMET0OT7N-NNATLMIT0OT85RLSCOT9+TLSFX+OT:OT;PLSDOT;VLP/T0OT<O"
"SGPDPLSEOT9PLSDOT:PLSEOT9PLSDOT9ZLSAT0OT=OT<OT;TFOT:VLP+T0OT>OT8OT=VLP4T0OT@OT>PFVLP/T0OTAOT@U-VLP1T0OTBOTAU-VLP+T0O"
"TCOT7OTBVLN,X@OTD<OSGTLMITKOTEOTDVLN,W/OTF2OTCVLMJOTFOTEM3T<PLSEOT5PLSDOT5PLSEOSIPLSDOSIVLP+T0OSHOSGUAPLSEOSFPLSDOSJ"
"PLSEOTGPLSDOTGZLSAT0OTHTFOSJOTIOTJTLSBOTKOTJ,PLSEOU+PLSDOU+VLQ;T6OU,OTHQ3TLSFOU,OU-OTKPLSDOU-TLQ3T6OU.XHRLSCOU/+TLSF"
"OU.OU0OU/PLSDOU0TLMIT0OU15VLP/T0OU2OTHPDVLP+T0OU3OU1OU2VLQ;T6OU4OU3XFPLSEOU/PLSDOU/ZLSAT6OU5XHOU-OU4OU0RLSCOU6+TLSFO"
"U5OU7OU6PLSDOU7RLMJNNBOTHVLMET0OU8N/NNBVLP+T0OU9W5OU8TLMIT0OU:5RLSCOU;+TLSFXEOU<OU=PLSDOU=VLP/T0OU>OTHPDPLSEOU;PLSDO"
"U<PLSEOU;PLSDOU;ZLSAT0OU@OU>OU=TFOU<VLP+T0OUAOU:OU@VLP4T0OUBOUAPIVLP/T0OUCOUBU-VLP1T0OUDOUCU-VLP+T0OUEOU9OUDVLN,X@OU"
"FDOTHTLMITKOUGOUFVLN,W/OUH2OUEVLMJOUHOUGM3T<PLSEOU6PLSDOU6PLSEOTJPLSDOTJVLP+T0OTIOTHUAPLSEOTGPLSDOTKPLSEOUIPLSDOUIZL"
"SAT0OUJTFOTKOUKOV+TLSBOV,OV+,PLSEOV-PLSDOV-VLQ;T6OV.OUJTHTLSFOV.OV/OV,PLSDOV/PLSEOV0PLSDOV0ZLSAT0OV1TFOV/OV2OV3TLSBO"
"V4OV3,PLSEOV5PLSDOV5VLQ;T6OV6OV1P8TLSFOV6OV7OV4PLSDOV7VLP4T0OV8Y<T<XLN,W:OV93OV8OV1TLMITGOV:OV9XLN,W>OV;4OV8OUJTLMIT"
"IOV<OV;XLN,VEOV=1OV1OUJTLMIVAOV>OV=XPW6VAOV@OV:OV<OV>RLMJOV=OV@PLSEOV3PLSDOV3VLP+T0OV2OV1UAPLSEOV0PLSDOV4PLSEOV+PLSD"
"OV+VLP+T0OUKOUJUAPLSEOUIPLSDOV,TLS+T<T<Y9PLSENe=PLSDNe=VLP+T0Ne<Ne;UAPLSENe:PLSDNe>PLSEOVAPLSDOVAZLSAT0OVBTHNe>OVCOV"
"DTLSBOVEOVD,PLSEOVFPLSDOVFVLQ;T6OVGOVBP9TLSFOVGOVHOVEPLSDOVHPLSEOVIPLSDOVIZLSAT0OVJTFOVHOVKOW+TLSBOW,OW+,PLSEOW-PLSD"),
("OW-VLQ;T6OW.OVJP8TLSFOW.OW/OW,PLSDOW/VLP4T0OW0Y>T<XLN,W:OW13OW0OVJTLMITGOW2OW1XLN,W>OW34OW0OVBTLMITIOW4OW3XLN,VEOW51"
"OVJOVBTLMIVAOW6OW5XPW6VAOW7OW2OW4OW6RLMJOW5OW7PLSEOW+PLSDOW+VLP+T0OVKOVJUAPLSEOVIPLSDOW,PLSEOVDPLSDOVDVLP+T0OVCOVBUA"
"PLSEOVAPLSDOVEPLSEOW8PLSDOW8ZLSAT0OW9TFOVEOW:OW;TLSBOW<OW;,PLSEOW=PLSDOW=VLQ;T6OW>OW9PCTLSFOW>OW@OW<PLSDOW@PLSEOWAPL"
"SDOWAZLSAT0OWBTFOW@OWCOWDTLSBOWEOWD,PLSEOWFPLSDOWFVLQ;T6OWGOWBP8TLSFOWGOWHOWEPLSDOWHVLP/T0OWIOW9MHTLMIT0OWJ0VLP4T0OW"
"KOWJT<VLP/T0OX+OWKV>VLP1T0OX,OX+MGVLP+T0OX-OX,OWBVLP/T0OX.OX-P;RLSCOX/+TLSFP:OX0OX1PLSDOX1VLP/T0OX2OWIP<PLSEOX/PLSDO"
"X0VLP1T0OX3OWIU-PLSEOX/PLSDOX/ZLSAT0OX4OX2OX1OX3OX0VLP+T0OX5OX.OX4VLN,W/OX62OX5]PW4TGOX7OX6P=P<M;T<VLN,W+OX8NN@OWBRL"
"MJOX8OX7PLSEOWDPLSDOWDVLP+T0OWCOWBUAPLSEOWAPLSDOWEPLSEOX9PLSDOX9ZLSAT0OX:TFOWEOX;OX<TLSBOX=OX<,PLSEOX>PLSDOX>VLQ;T6O"
"X@OX:P9TLSFOX@OXAOX=PLSDOXAVLP/T0OXBOW9MHTLMIT0OXC0VLP1T0OXDOXCT<VLP/T0OXEOXDV@VLP1T0OXFOXEMIVLP+T0OXGOXFOX:VLP/T0OX"
"HOXGP@RLSCOXI+TLSFP>OXJOXKPLSDOXKVLP/T0OY+OXBPAPLSEOXIPLSDOXJVLP1T0OY,OXBU-PLSEOXIPLSDOXIZLSAT0OY-OY+OXKOY,OXJVLP+T0"
"OY.OXHOY-VLP+T0OY/W5OY.VLN,W/OY02OY/]PW4TIOY1OY0PBPAM;T<PLSEOY2PLSDOY2ZLSAT0OY3TFOXIOY4OY5TLSBOY6OY5,PLSEOY7PLSDOY7V"
"LQ;T6OY8OY3P8TLSFOY8OY9OY6PLSDOY9VLN,W+OY:NN@OY3TLMITGOY;OY:XLN,VEOY<1OY3OX:TLMIVAOY=OY<XPW6VAOY>OY;OY1OY=RLMJOY<OY>"
"PLSEOY5PLSDOY5VLP+T0OY4OY3UAPLSEOY2PLSDOY6PLSEOX<PLSDOX<VLP+T0OX;OX:UAPLSEOX9PLSDOX=PLSEOW;PLSDOW;VLP+T0OW:OW9UAPLSE"
"OW8PLSDOW<PLSENb@PLSDNb@PLSENb:PLSDNb;TLMIT0OY@NP8PLSEOYAPLSDOYAZLSAT0OYBOY@Nb;OYCOYDTLSBOYEOYD+PLSEOYFPLSDOYFVLQ;T6"
"OYGOYBNPDTLSFOYGOYHOYEPLSDOYHTLS+T<T<Y9PLSEOYIPLSDOYIZLSAT0OYJTFOYHOYKOZ+TLSBOZ,OZ+,PLSEOZ-PLSDOZ-VLQ;T6OZ.OYJQ.TLSF"
"OZ.OZ/OZ,PLSDOZ/TLQ3T6OZ0X.RLSCOZ1+TLSFOZ0OZ2OZ1PLSDOZ2TLMIT0OZ35VLP/T0OZ4OYJPDVLP+T0OZ5OZ3OZ4VLQ;T6OZ6OZ5X,PLSEOZ1P"
"LSDOZ1ZLSAT6OZ7X.OZ/OZ6OZ2RLSCOZ8+TLSFOZ7OZ9OZ8PLSDOZ9RLMJNN=OYJVLMET0OZ:N-NN=TLMIT0OZ;5RLSCOZ<+TLSFX+OZ=OZ>PLSDOZ>V"
"LP/T0OZ@OYJPDPLSEOZ<PLSDOZ=PLSEOZ<PLSDOZ<ZLSAT0OZAOZ@OZ>TFOZ=VLP+T0OZBOZ;OZAVLP4T0OZCOZBPFVLP/T0OZDOZCU-VLP1T0OZEOZD"
"U-VLP+T0OZFOZ:OZEVLN,X@OZG<OYJTLMITKOZHOZGVLN,W/OZI2OZFVLMJOZIOZHM3T<PLSEOZ8PLSDOZ8PLSEOZ+PLSDOZ+VLP+T0OYKOYJUAPLSEO"
"YIPLSDOZ,PLSEOZJPLSDOZJZLSAT0OZKTFOZ,O[+O[,TLSBO[-O[,,PLSEO[.PLSDO[.VLQ;T6O[/OZKQ3TLSFO[/O[0O[-PLSDO[0TLQ3T6O[1XHRLS"
"CO[2+TLSFO[1O[3O[2PLSDO[3TLMIT0O[45VLP/T0O[5OZKPDVLP+T0O[6O[4O[5VLQ;T6O[7O[6XFPLSEO[2PLSDO[2ZLSAT6O[8XHO[0O[7O[3RLSC"
"O[9+TLSFO[8O[:O[9PLSDO[:RLMJNN>OZKVLMET0O[;N/NN>VLP+T0O[<W5O[;TLMIT0O[=5RLSCO[>+TLSFXEO[@O[APLSDO[AVLP/T0O[BOZKPDPLS"
"EO[>PLSDO[@PLSEO[>PLSDO[>ZLSAT0O[CO[BO[ATFO[@VLP+T0O[DO[=O[CVLP4T0O[EO[DPIVLP/T0O[FO[EU-VLP1T0O[GO[FU-VLP+T0O[HO[<O["
"GVLN,X@O[IDOZKTLMITKO[JO[IVLN,W/O[K2O[HVLMJO[KO[JM3T<PLSEO[9PLSDO[9PLSEO[,PLSDO[,VLP+T0O[+OZKUAPLSEOZJPLSDO[-TLS+T<T"
"<Y9VLP+T0O]+OYBTHVLQ;T6O],O]+NPDRLSCO]-+TLSFO],O].O]-PLSDO].TLMIT0O]/7TLMIT0O]08VLPCP,O]1O]/O]0VLN<T0O]2O]1+VLN<T0O]"
"3O]1,RLSCO]4+TLSFNQ:O]5O]6PLSDO]6VLR/T0O]7O]2NQ9VLR/T0O]8O]3NQ9VLP-T0O]9V,NQ9VLR-T0O]:O]2O]9VLR0T0O];O]8O]:VLN;T2O]<"
"O]7O];PLSEO]4PLSDO]5VLN;T2O]=O]2O]3PLSEO]4PLSDO]4ZLSAT2O]>O]<O]6O]=O]5TLMIT2O]@6RLMJNN:O]@RLMJNN;O]>VLN,T1O]ANN:TFTL"
"MIT0O]BO]AVLN,T1O]CNN;TFTLMIT0O]DO]CVLPAP,O]EO]BO]DVLN<T0O]FO]E,VLN<T0O]GO]E+VLN,T1O]HNN:THTLMIT0O]IO]HVLN,T1O]JNN;T"
"HTLMIT0O]KO]JVLP+T0O^+O]IO]KVLP+T0O^,O^+O]FVLN;T2O^-O]GO^,RLMJ;O^-TLMIT0O^.7VLP+T0O^/O^.UARLMJ7O^/PLSEO^0PLSDO^0ZLSA"
"T0O^1TFO]4O^2O^3TLSBO^4O^3,PLSEO^5PLSDO^5VLQ;T6O^6O^1Q.TLSFO^6O^7O^4PLSDO^7RLSCO^8+TLSFQ-O^9O^:PLSDO^:TLQ3T6O^;X.RLS"
"CO^<+TLSFO^;O^=O^<PLSDO^=TLMIT0O^>5VLP/T0O^@O^1PDVLP+T0O^AO^>O^@VLQ;T6O^BO^AX,PLSEO^<PLSDO^<ZLSAT6O^CX.O^:O^BO^=RLSC"
"O^D+TLSFO^CO^EO^DPLSDO^EPLSEO^FPLSDO^FZLSAT0O^GTFO^EO^HO^ITLSBO^JO^I,PLSEO^KPLSDO^KVLQ;T6O_+O^GU-TLSFO_+O_,O^JPLSDO_"
",RLSCO_-+TLSFP:O_.O_/PLSDO_/RLMJNN8O^1VLMET0O_0MJNN8PLSEO_-PLSDO_.TLMIT0O_15RLSCO_2+TLSFX+O_3O_4PLSDO_4VLP/T0O_5O^1P"
"DPLSEO_2PLSDO_3PLSEO_2PLSDO_2ZLSAT0O_6O_5O_4TFO_3VLP+T0O_7O_1O_6VLP4T0O_8O_7PFVLP/T0O_9O_8U-VLP+T0O_:O_9O^GPLSEO_-PL"
"SDO_-ZLSAT0O_;O_0O_/O_:O_2TLMIT0O_<5RLSCO_=+TLSFX+O_>O_@PLSDO_@VLP/T0O_AO^1PDPLSEO_=PLSDO_>PLSEO_=PLSDO_=ZLSAT0O_BO_"),
("AO_@TFO_>VLP+T0O_CO_<O_BVLP4T0O_DO_CPFVLP/T0O_EO_DU-RLSCO_F+TLSFP:O_GO_HPLSDO_HVLP+T0O_IO_EO^GTLMIT0O_J9ZLL7T0O_K,M1"
"O_IO_JVLP-T0O`+O_KO_EPLSEO_FPLSDO_GPLSEO_FPLSDO_FZLSAT0O`,O`+O_HO^GO_GVLN,T1O`-NN9O^GRLMJO`-TFVLQ;T6O`.O_;VFRLSCO`/+"
"TLSFO`.O`0O`/PLSDO`0TLMIT2O`1;TLOHX8O`2O`1VLN,V;O`3:O^1TLMIT0O`4O`3VLP+T0O`5O`4O`,XLN,X:O`6O`2U@O`5XLMIX9O`7O`6--TLO"
"<T0O`8O`7RLMJO`-O`8PLSEO`/PLSDO`/PLSEO^IPLSDO^IVLP+T0O^HO^GUAPLSEO^FPLSDO^JVLN,T1O`9NN9U@TLMIT0O`:O`9VLN,T1O`;NN9UAT"
"LMIT0O`<O`;VLR/T0O`=O`<X;VLR0T0O`>O`:O`=VLN,T1O`@NN9UBTLMIT0O`AO`@VLN,T1O`BNN9UCTLMIT0O`CO`BVLR/T0O`DO`CX;VLR0T0O`EO"
"`AO`DVLN,T1O`FNN9UDTLMIT0O`GO`FVLN,T1O`HNN9UETLMIT0O`IO`HVLR/T0O`JO`IX;VLR0T0O`KO`GO`JVLN,T1Oa+NN9UGTLMIT0Oa,Oa+VLN,"
"T1Oa-NN9UKTLMIT0Oa.Oa-VLR/T0Oa/Oa.X;VLR0T0Oa0Oa,Oa/ZLN;TKOa1O`>O`EO`KOa0VLN,X@Oa2<O^1RLMJOa2Oa1PLSEO^DPLSDO^DPLSEO^8"
"PLSDO^9VLN,X@Oa3<O^1RLMJOa3X>TLQ3T6Oa4X.RLSCOa5+TLSFOa4Oa6Oa5PLSDOa6TLMIT0Oa75VLP/T0Oa8O^1PDVLP+T0Oa9Oa7Oa8VLQ;T6Oa:"
"Oa9X,PLSEOa5PLSDOa5ZLSAT6Oa;X.O^9Oa:Oa6RLSCOa<+TLSFOa;Oa=Oa<PLSDOa=RLSCOa>+TLSFP:Oa@OaAPLSDOaARLMJNN<O^1VLMET0OaBMJN"
"N<PLSEOa>PLSDOa@TLMIT0OaC5RLSCOaD+TLSFX+OaEOaFPLSDOaFVLP/T0OaGO^1PDPLSEOaDPLSDOaEPLSEOaDPLSDOaDZLSAT0OaHOaGOaFTFOaEV"
"LP+T0OaIOaCOaHVLP4T0OaJOaIPFVLP/T0OaKOaJU-PLSEOa>PLSDOa>ZLSAT0Ob+OaBOaAOaKOaDVLQ;T6Ob,Ob+VFPLSEOa<PLSDOa<ZLSAT6Ob-Oa"
";Oa5Ob,Oa>RLSCOb.+TLSFOb-Ob/Ob.PLSDOb/TLMIT2Ob0;TLOHXAOb1Ob0VLN,V;Ob2:O^1TLMIT0Ob3Ob2XLN,XBOb4Ob1U@Ob3XLMITKOb5Ob4-;"
"RLMJOa3Ob5PLSEOb.PLSDOb.PLSEO^8PLSDO^8PLSEO^3PLSDO^3VLP+T0O^2O^1UAPLSEO^0PLSDO^4TLMIT0Ob6>TLMIT0Ob7@VLPCP,Ob8Ob6Ob7V"
"LN<T0Ob9Ob8+VLN<T0Ob:Ob8,RLSCOb;+TLSFNQ:Ob<Ob=PLSDOb=VLR/T0Ob>Ob9NQ9VLR/T0Ob@Ob:NQ9VLP-T0ObAV,NQ9VLR-T0ObBOb9ObAVLR0"
"T0ObCOb@ObBVLN;T2ObDOb>ObCPLSEOb;PLSDOb<VLN;T2ObEOb9Ob:PLSEOb;PLSDOb;ZLSAT2ObFObDOb=ObEOb<TLMIT2ObG=RLMJNN5ObGRLMJNN"
"6ObFVLN,T1ObHNN5TFTLMIT0ObIObHVLN,T1ObJNN6TFTLMIT0ObKObJVLPAP,Oc+ObIObKVLN<T0Oc,Oc+,VLN<T0Oc-Oc++VLN,T1Oc.NN5THTLMIT"
"0Oc/Oc.VLN,T1Oc0NN6THTLMIT0Oc1Oc0VLP+T0Oc2Oc/Oc1VLP+T0Oc3Oc2Oc,VLN;T2Oc4Oc-Oc3RLMJCOc4TLMIT0Oc5>VLP+T0Oc6Oc5UARLMJ>O"
"c6PLSEOc7PLSDOc7ZLSAT0Oc8TFOb;Oc9Oc:TLSBOc;Oc:,PLSEOc<PLSDOc<VLQ;T6Oc=Oc8Q3TLSFOc=Oc>Oc;PLSDOc>RLSCOc@+TLSFQ-OcAOcBP"
"LSDOcBTLQ3T6OcCXHRLSCOcD+TLSFOcCOcEOcDPLSDOcETLMIT0OcF5VLP/T0OcGOc8PDVLP+T0OcHOcFOcGVLQ;T6OcIOcHXFPLSEOcDPLSDOcDZLSA"
"T6OcJXHOcBOcIOcERLSCOcK+TLSFOcJOd+OcKPLSDOd+PLSEOd,PLSDOd,ZLSAT0Od-TFOd+Od.Od/TLSBOd0Od/,PLSEOd1PLSDOd1VLQ;T6Od2Od-U"
"-TLSFOd2Od3Od0PLSDOd3RLSCOd4+TLSFP>Od5Od6PLSDOd6RLMJNN3Oc8VLMET0Od7N+NN3PLSEOd4PLSDOd5TLMIT0Od85RLSCOd9+TLSFXEOd:Od;"
"PLSDOd;VLP/T0Od<Oc8PDPLSEOd9PLSDOd:PLSEOd9PLSDOd9ZLSAT0Od=Od<Od;TFOd:VLP+T0Od>Od8Od=VLP4T0Od@Od>PIVLP/T0OdAOd@U-VLP+"
"T0OdBOdAOd-PLSEOd4PLSDOd4ZLSAT0OdCOd7Od6OdBOd9TLMIT0OdD5RLSCOdE+TLSFXEOdFOdGPLSDOdGVLP/T0OdHOc8PDPLSEOdEPLSDOdFPLSEO"
"dEPLSDOdEZLSAT0OdIOdHOdGTFOdFVLP+T0OdJOdDOdIVLP4T0OdKOdJPIVLP/T0Oe+OdKU-RLSCOe,+TLSFP>Oe-Oe.PLSDOe.VLP+T0Oe/Oe+Od-TL"
"MIT0Oe0AZLL7T0Oe1,M1Oe/Oe0VLP-T0Oe2Oe1Oe+PLSEOe,PLSDOe-PLSEOe,PLSDOe,ZLSAT0Oe3Oe2Oe.Od-Oe-VLN,T1Oe4NN4Od-RLMJOe4TFVL"
"Q;T6Oe5OdCVFRLSCOe6+TLSFOe5Oe7Oe6PLSDOe7TLMIT2Oe8CTLOHX8Oe9Oe8VLN,V;Oe:BOc8TLMIT0Oe;Oe:VLP+T0Oe<Oe;Oe3XLN,X:Oe=Oe9U@"
"Oe<XLMIX9Oe>Oe=--TLO<T0Oe@Oe>RLMJOe4Oe@PLSEOe6PLSDOe6PLSEOd/PLSDOd/VLP+T0Od.Od-UAPLSEOd,PLSDOd0VLN,T1OeANN4U@TLMIT0O"
"eBOeAVLN,T1OeCNN4UATLMIT0OeDOeCVLR/T0OeEOeDX;VLR0T0OeFOeBOeEVLN,T1OeGNN4UBTLMIT0OeHOeGVLN,T1OeINN4UCTLMIT0OeJOeIVLR/"
"T0OeKOeJX;VLR0T0Of+OeHOeKVLN,T1Of,NN4UDTLMIT0Of-Of,VLN,T1Of.NN4UETLMIT0Of/Of.VLR/T0Of0Of/X;VLR0T0Of1Of-Of0VLN,T1Of2N"
"N4UGTLMIT0Of3Of2VLN,T1Of4NN4UKTLMIT0Of5Of4VLR/T0Of6Of5X;VLR0T0Of7Of3Of6ZLN;TKOf8OeFOf+Of1Of7VLN,X@Of9DOc8RLMJOf9Of8P"
"LSEOcKPLSDOcKPLSEOc@PLSDOcAVLN,X@Of:DOc8RLMJOf:X>TLQ3T6Of;XHRLSCOf<+TLSFOf;Of=Of<PLSDOf=TLMIT0Of>5VLP/T0Of@Oc8PDVLP+"
"T0OfAOf>Of@VLQ;T6OfBOfAXFPLSEOf<PLSDOf<ZLSAT6OfCXHOcAOfBOf=RLSCOfD+TLSFOfCOfEOfDPLSDOfERLSCOfF+TLSFP>OfGOfHPLSDOfHRL"
"MJNN7Oc8VLMET0OfIN+NN7PLSEOfFPLSDOfGTLMIT0OfJ5RLSCOfK+TLSFXEOg+Og,PLSDOg,VLP/T0Og-Oc8PDPLSEOfKPLSDOg+PLSEOfKPLSDOfKZ"
"LSAT0Og.Og-Og,TFOg+VLP+T0Og/OfJOg.VLP4T0Og0Og/PIVLP/T0Og1Og0U-PLSEOfFPLSDOfFZLSAT0Og2OfIOfHOg1OfKVLQ;T6Og3Og2VFPLSEO"),
("fDPLSDOfDZLSAT6Og4OfCOf<Og3OfFRLSCOg5+TLSFOg4Og6Og5PLSDOg6TLMIT2Og7CTLOHXAOg8Og7VLN,V;Og9BOc8TLMIT0Og:Og9XLN,XBOg;Og"
"8U@Og:XLMITKOg<Og;-;RLMJOf:Og<PLSEOg5PLSDOg5PLSEOc@PLSDOc@PLSEOc:PLSDOc:VLP+T0Oc9Oc8UAPLSEOc7PLSDOc;PLSEO]-PLSDO]-PL"
"SEOg=PLSDOg=ZLSAT0Og>TFO]-Og@OgATLSBOgBOgA,PLSEOgCPLSDOgCVLQ;T6OgDOg>PCTLSFOgDOgEOgBPLSDOgEPLSEOgFPLSDOgFZLSAT0OgGTF"
"OgEOgHOgITLSBOgJOgI,PLSEOgKPLSDOgKVLQ;T6Oh+OgGP8TLSFOh+Oh,OgJPLSDOh,VLP/T0Oh-Og>MHTLMIT0Oh.0VLP4T0Oh/Oh.T<VLP/T0Oh0O"
"h/V>VLP1T0Oh1Oh0MGVLP+T0Oh2Oh1OgGVLP/T0Oh3Oh2P;RLSCOh4+TLSFP:Oh5Oh6PLSDOh6VLP/T0Oh7Oh-P<PLSEOh4PLSDOh5VLP1T0Oh8Oh-U-"
"PLSEOh4PLSDOh4ZLSAT0Oh9Oh7Oh6Oh8Oh5VLP+T0Oh:Oh3Oh9VLN,W/Oh;2Oh:]PW4TGOh<Oh;P=P<M;T<VLN,W+Oh=NN2OgGRLMJOh=Oh<PLSEOgIP"
"LSDOgIVLP+T0OgHOgGUAPLSEOgFPLSDOgJPLSEOh>PLSDOh>ZLSAT0Oh@TFOgJOhAOhBTLSBOhCOhB,PLSEOhDPLSDOhDVLQ;T6OhEOh@P9TLSFOhEOh"
"FOhCPLSDOhFVLP/T0OhGOg>MHTLMIT0OhH0VLP1T0OhIOhHT<VLP/T0OhJOhIV@VLP1T0OhKOhJMIVLP+T0Oi+OhKOh@VLP/T0Oi,Oi+P@RLSCOi-+TL"
"SFP>Oi.Oi/PLSDOi/VLP/T0Oi0OhGPAPLSEOi-PLSDOi.VLP1T0Oi1OhGU-PLSEOi-PLSDOi-ZLSAT0Oi2Oi0Oi/Oi1Oi.VLP+T0Oi3Oi,Oi2VLP+T0O"
"i4W5Oi3VLN,W/Oi52Oi4]PW4TIOi6Oi5PBPAM;T<PLSEOi7PLSDOi7ZLSAT0Oi8TFOi-Oi9Oi:TLSBOi;Oi:,PLSEOi<PLSDOi<VLQ;T6Oi=Oi8P8TLS"
"FOi=Oi>Oi;PLSDOi>VLN,W+Oi@NN2Oi8TLMITGOiAOi@XLN,VEOiB1Oi8Oh@TLMIVAOiCOiBXPW6VAOiDOiAOi6OiCRLMJOiBOiDPLSEOi:PLSDOi:VL"
"P+T0Oi9Oi8UAPLSEOi7PLSDOi;PLSEOhBPLSDOhBVLP+T0OhAOh@UAPLSEOh>PLSDOhCPLSEOgAPLSDOgAVLP+T0Og@Og>UAPLSEOg=PLSDOgBPLSEOY"
"DPLSDOYDVLP+T0OYCOYBUAPLSEOYAPLSDOYEPLSENb:PLSDNb:TLMIT0OiENP:VLQ;T6OiFNPDOiERLSCOiG+TLSFOiFOiHOiGPLSDOiHTLMIT0OiINP"
"AVLP/T0OiJNPDVFVLP-T0OiKOiIOiJTLMIT0Oj+7TLMIT0Oj,8VLPCP,Oj-Oj+Oj,VLN<T0Oj.Oj-+VLN<T0Oj/Oj-,RLSCOj0+TLSFNQ:Oj1Oj2PLSD"
"Oj2VLR/T0Oj3Oj.NQ9VLR/T0Oj4Oj/NQ9VLP-T0Oj5V,NQ9VLR-T0Oj6Oj.Oj5VLR0T0Oj7Oj4Oj6VLN;T2Oj8Oj3Oj7PLSEOj0PLSDOj1VLN;T2Oj9O"
"j.Oj/PLSEOj0PLSDOj0ZLSAT2Oj:Oj8Oj2Oj9Oj1TLMIT2Oj;6RLMJNN/Oj;RLMJNN0Oj:VLN,T1Oj<NN/TFTLMIT0Oj=Oj<VLN,T1Oj>NN0TFTLMIT0"
"Oj@Oj>VLPAP,OjAOj=Oj@VLN<T0OjBOjA,VLN<T0OjCOjA+VLN,T1OjDNN/THTLMIT0OjEOjDVLN,T1OjFNN0THTLMIT0OjGOjFVLP+T0OjHOjEOjGVL"
"P+T0OjIOjHOjBVLN;T2OjJOjCOjIRLMJ;OjJTLMIT0OjK7VLP+T0Ok+OjKUARLMJ7Ok+PLSEOk,PLSDOk,ZLSAT0Ok-TFOj0Ok.Ok/TLSBOk0Ok/,PLS"
"EOk1PLSDOk1VLQ;T6Ok2Ok-Q.TLSFOk2Ok3Ok0PLSDOk3RLSCOk4+TLSFQ-Ok5Ok6PLSDOk6TLQ3T6Ok7X.RLSCOk8+TLSFOk7Ok9Ok8PLSDOk9TLMIT"
"0Ok:5VLP/T0Ok;Ok-PDVLP+T0Ok<Ok:Ok;VLQ;T6Ok=Ok<X,PLSEOk8PLSDOk8ZLSAT6Ok>X.Ok6Ok=Ok9RLSCOk@+TLSFOk>OkAOk@PLSDOkAPLSEOk"
"BPLSDOkBZLSAT0OkCTFOkAOkDOkETLSBOkFOkE,PLSEOkGPLSDOkGVLQ;T6OkHOkCU-TLSFOkHOkIOkFPLSDOkIRLSCOkJ+TLSFP:OkKOl+PLSDOl+RL"
"MJNN-Ok-VLMET0Ol,MJNN-PLSEOkJPLSDOkKTLMIT0Ol-5RLSCOl.+TLSFX+Ol/Ol0PLSDOl0VLP/T0Ol1Ok-PDPLSEOl.PLSDOl/PLSEOl.PLSDOl.Z"
"LSAT0Ol2Ol1Ol0TFOl/VLP+T0Ol3Ol-Ol2VLP4T0Ol4Ol3PFVLP/T0Ol5Ol4U-VLP+T0Ol6Ol5OkCPLSEOkJPLSDOkJZLSAT0Ol7Ol,Ol+Ol6Ol.TLMI"
"T0Ol85RLSCOl9+TLSFX+Ol:Ol;PLSDOl;VLP/T0Ol<Ok-PDPLSEOl9PLSDOl:PLSEOl9PLSDOl9ZLSAT0Ol=Ol<Ol;TFOl:VLP+T0Ol>Ol8Ol=VLP4T0"
"Ol@Ol>PFVLP/T0OlAOl@U-RLSCOlB+TLSFP:OlCOlDPLSDOlDVLP+T0OlEOlAOkCTLMIT0OlF9ZLL7T0OlG,M1OlEOlFVLP-T0OlHOlGOlAPLSEOlBPL"
"SDOlCPLSEOlBPLSDOlBZLSAT0OlIOlHOlDOkCOlCVLN,T1OlJNN.OkCRLMJOlJTFVLQ;T6OlKOl7OiKRLSCPL++TLSFOlKPL,PL+PLSDPL,TLMIT2PL-"
";TLOHX8PL.PL-VLN,V;PL/:Ok-TLMIT0PL0PL/VLP+T0PL1PL0OlIXLN,X:PL2PL.U@PL1XLMIX9PL3PL2--TLO<T0PL4PL3RLMJOlJPL4PLSEPL+PLS"
"DPL+PLSEOkEPLSDOkEVLP+T0OkDOkCUAPLSEOkBPLSDOkFVLN,T1PL5NN.U@TLMIT0PL6PL5VLN,T1PL7NN.UATLMIT0PL8PL7VLR/T0PL9PL8X;VLR0"
"T0PL:PL6PL9VLN,T1PL;NN.UBTLMIT0PL<PL;VLN,T1PL=NN.UCTLMIT0PL>PL=VLR/T0PL@PL>X;VLR0T0PLAPL<PL@VLN,T1PLBNN.UDTLMIT0PLCP"
"LBVLN,T1PLDNN.UETLMIT0PLEPLDVLR/T0PLFPLEX;VLR0T0PLGPLCPLFVLN,T1PLHNN.UGTLMIT0PLIPLHVLN,T1PLJNN.UKTLMIT0PLKPLJVLR/T0P"
"M+PLKX;VLR0T0PM,PLIPM+ZLN;TKPM-PL:PLAPLGPM,VLN,X@PM.<Ok-RLMJPM.PM-PLSEOk@PLSDOk@PLSEOk4PLSDOk5VLN,X@PM/<Ok-RLMJPM/X>"
"TLQ3T6PM0X.RLSCPM1+TLSFPM0PM2PM1PLSDPM2TLMIT0PM35VLP/T0PM4Ok-PDVLP+T0PM5PM3PM4VLQ;T6PM6PM5X,PLSEPM1PLSDPM1ZLSAT6PM7X"
".Ok5PM6PM2RLSCPM8+TLSFPM7PM9PM8PLSDPM9RLSCPM:+TLSFP:PM;PM<PLSDPM<RLMJNN1Ok-VLMET0PM=MJNN1PLSEPM:PLSDPM;TLMIT0PM>5RLS"
"CPM@+TLSFX+PMAPMBPLSDPMBVLP/T0PMCOk-PDPLSEPM@PLSDPMAPLSEPM@PLSDPM@ZLSAT0PMDPMCPMBTFPMAVLP+T0PMEPM>PMDVLP4T0PMFPMEPFV"),
("LP/T0PMGPMFU-PLSEPM:PLSDPM:ZLSAT0PMHPM=PM<PMGPM@VLQ;T6PMIPMHOiKPLSEPM8PLSDPM8ZLSAT6PMJPM7PM1PMIPM:RLSCPMK+TLSFPMJPN+"
"PMKPLSDPN+TLMIT2PN,;TLOHXAPN-PN,VLN,V;PN.:Ok-TLMIT0PN/PN.XLN,XBPN0PN-U@PN/XLMITKPN1PN0-;RLMJPM/PN1PLSEPMKPLSDPMKPLSE"
"Ok4PLSDOk4PLSEOk/PLSDOk/VLP+T0Ok.Ok-UAPLSEOk,PLSDOk0TLMIT0PN2>TLMIT0PN3@VLPCP,PN4PN2PN3VLN<T0PN5PN4+VLN<T0PN6PN4,RLS"
"CPN7+TLSFNQ:PN8PN9PLSDPN9VLR/T0PN:PN5NQ9VLR/T0PN;PN6NQ9VLP-T0PN<V,NQ9VLR-T0PN=PN5PN<VLR0T0PN>PN;PN=VLN;T2PN@PN:PN>PL"
"SEPN7PLSDPN8VLN;T2PNAPN5PN6PLSEPN7PLSDPN7ZLSAT2PNBPN@PN9PNAPN8TLMIT2PNC=RLMJNMKPNCRLMJNN+PNBVLN,T1PNDNMKTFTLMIT0PNEP"
"NDVLN,T1PNFNN+TFTLMIT0PNGPNFVLPAP,PNHPNEPNGVLN<T0PNIPNH,VLN<T0PNJPNH+VLN,T1PNKNMKTHTLMIT0PO+PNKVLN,T1PO,NN+THTLMIT0P"
"O-PO,VLP+T0PO.PO+PO-VLP+T0PO/PO.PNIVLN;T2PO0PNJPO/RLMJCPO0TLMIT0PO1>VLP+T0PO2PO1UARLMJ>PO2PLSEPO3PLSDPO3ZLSAT0PO4TFP"
"N7PO5PO6TLSBPO7PO6,PLSEPO8PLSDPO8VLQ;T6PO9PO4Q3TLSFPO9PO:PO7PLSDPO:RLSCPO;+TLSFQ-PO<PO=PLSDPO=TLQ3T6PO>XHRLSCPO@+TLS"
"FPO>POAPO@PLSDPOATLMIT0POB5VLP/T0POCPO4PDVLP+T0PODPOBPOCVLQ;T6POEPODXFPLSEPO@PLSDPO@ZLSAT6POFXHPO=POEPOARLSCPOG+TLSF"
"POFPOHPOGPLSDPOHPLSEPOIPLSDPOIZLSAT0POJTFPOHPOKPP+TLSBPP,PP+,PLSEPP-PLSDPP-VLQ;T6PP.POJU-TLSFPP.PP/PP,PLSDPP/RLSCPP0"
"+TLSFP>PP1PP2PLSDPP2RLMJNMIPO4VLMET0PP3N+NMIPLSEPP0PLSDPP1TLMIT0PP45RLSCPP5+TLSFXEPP6PP7PLSDPP7VLP/T0PP8PO4PDPLSEPP5"
"PLSDPP6PLSEPP5PLSDPP5ZLSAT0PP9PP8PP7TFPP6VLP+T0PP:PP4PP9VLP4T0PP;PP:PIVLP/T0PP<PP;U-VLP+T0PP=PP<POJPLSEPP0PLSDPP0ZLS"
"AT0PP>PP3PP2PP=PP5TLMIT0PP@5RLSCPPA+TLSFXEPPBPPCPLSDPPCVLP/T0PPDPO4PDPLSEPPAPLSDPPBPLSEPPAPLSDPPAZLSAT0PPEPPDPPCTFPP"
"BVLP+T0PPFPP@PPEVLP4T0PPGPPFPIVLP/T0PPHPPGU-RLSCPPI+TLSFP>PPJPPKPLSDPPKVLP+T0PQ+PPHPOJTLMIT0PQ,AZLL7T0PQ-,M1PQ+PQ,VL"
"P-T0PQ.PQ-PPHPLSEPPIPLSDPPJPLSEPPIPLSDPPIZLSAT0PQ/PQ.PPKPOJPPJVLN,T1PQ0NMJPOJRLMJPQ0TFVLQ;T6PQ1PP>OiKRLSCPQ2+TLSFPQ1"
"PQ3PQ2PLSDPQ3TLMIT2PQ4CTLOHX8PQ5PQ4VLN,V;PQ6BPO4TLMIT0PQ7PQ6VLP+T0PQ8PQ7PQ/XLN,X:PQ9PQ5U@PQ8XLMIX9PQ:PQ9--TLO<T0PQ;P"
"Q:RLMJPQ0PQ;PLSEPQ2PLSDPQ2PLSEPP+PLSDPP+VLP+T0POKPOJUAPLSEPOIPLSDPP,VLN,T1PQ<NMJU@TLMIT0PQ=PQ<VLN,T1PQ>NMJUATLMIT0PQ"
"@PQ>VLR/T0PQAPQ@X;VLR0T0PQBPQ=PQAVLN,T1PQCNMJUBTLMIT0PQDPQCVLN,T1PQENMJUCTLMIT0PQFPQEVLR/T0PQGPQFX;VLR0T0PQHPQDPQGVL"
"N,T1PQINMJUDTLMIT0PQJPQIVLN,T1PQKNMJUETLMIT0PR+PQKVLR/T0PR,PR+X;VLR0T0PR-PQJPR,VLN,T1PR.NMJUGTLMIT0PR/PR.VLN,T1PR0NM"
"JUKTLMIT0PR1PR0VLR/T0PR2PR1X;VLR0T0PR3PR/PR2ZLN;TKPR4PQBPQHPR-PR3VLN,X@PR5DPO4RLMJPR5PR4PLSEPOGPLSDPOGPLSEPO;PLSDPO<"
"VLN,X@PR6DPO4RLMJPR6X>TLQ3T6PR7XHRLSCPR8+TLSFPR7PR9PR8PLSDPR9TLMIT0PR:5VLP/T0PR;PO4PDVLP+T0PR<PR:PR;VLQ;T6PR=PR<XFPL"
"SEPR8PLSDPR8ZLSAT6PR>XHPO<PR=PR9RLSCPR@+TLSFPR>PRAPR@PLSDPRARLSCPRB+TLSFP>PRCPRDPLSDPRDRLMJNN,PO4VLMET0PREN+NN,PLSEP"
"RBPLSDPRCTLMIT0PRF5RLSCPRG+TLSFXEPRHPRIPLSDPRIVLP/T0PRJPO4PDPLSEPRGPLSDPRHPLSEPRGPLSDPRGZLSAT0PRKPRJPRITFPRHVLP+T0PS"
"+PRFPRKVLP4T0PS,PS+PIVLP/T0PS-PS,U-PLSEPRBPLSDPRBZLSAT0PS.PREPRDPS-PRGVLQ;T6PS/PS.OiKPLSEPR@PLSDPR@ZLSAT6PS0PR>PR8PS"
"/PRBRLSCPS1+TLSFPS0PS2PS1PLSDPS2TLMIT2PS3CTLOHXAPS4PS3VLN,V;PS5BPO4TLMIT0PS6PS5XLN,XBPS7PS4U@PS6XLMITKPS8PS7-;RLMJPR"
"6PS8PLSEPS1PLSDPS1PLSEPO;PLSDPO;PLSEPO6PLSDPO6VLP+T0PO5PO4UAPLSEPO3PLSDPO7TLS+T<T<Y9PLSEPS9PLSDPS9ZLSAT0PS:TFPO7PS;P"
"S<TLSBPS=PS<,PLSEPS>PLSDPS>VLQ;T6PS@PS:Q.TLSFPS@PSAPS=PLSDPSATLQ3T6PSBX.RLSCPSC+TLSFPSBPSDPSCPLSDPSDTLMIT0PSE5VLP/T0"
"PSFPS:PDVLP+T0PSGPSEPSFVLQ;T6PSHPSGX,PLSEPSCPLSDPSCZLSAT6PSIX.PSAPSHPSDRLSCPSJ+TLSFPSIPSKPSJPLSDPSKRLMJNMGPS:VLMET0P"
"T+N-NMGTLMIT0PT,5RLSCPT-+TLSFX+PT.PT/PLSDPT/VLP/T0PT0PS:PDPLSEPT-PLSDPT.PLSEPT-PLSDPT-ZLSAT0PT1PT0PT/TFPT.VLP+T0PT2P"
"T,PT1VLP4T0PT3PT2PFVLP/T0PT4PT3U-VLP1T0PT5PT4U-VLP+T0PT6PT+PT5VLN,X@PT7<PS:TLMITKPT8PT7VLN,W/PT92PT6VLMJPT9PT8M3T<PL"
"SEPSJPLSDPSJPLSEPS<PLSDPS<VLP+T0PS;PS:UAPLSEPS9PLSDPS=PLSEPT:PLSDPT:ZLSAT0PT;TFPS=PT<PT=TLSBPT>PT=,PLSEPT@PLSDPT@VLQ"
";T6PTAPT;Q3TLSFPTAPTBPT>PLSDPTBTLQ3T6PTCXHRLSCPTD+TLSFPTCPTEPTDPLSDPTETLMIT0PTF5VLP/T0PTGPT;PDVLP+T0PTHPTFPTGVLQ;T6P"
"TIPTHXFPLSEPTDPLSDPTDZLSAT6PTJXHPTBPTIPTERLSCPTK+TLSFPTJPU+PTKPLSDPU+RLMJNMHPT;VLMET0PU,N/NMHVLP+T0PU-W5PU,TLMIT0PU."
"5RLSCPU/+TLSFXEPU0PU1PLSDPU1VLP/T0PU2PT;PDPLSEPU/PLSDPU0PLSEPU/PLSDPU/ZLSAT0PU3PU2PU1TFPU0VLP+T0PU4PU.PU3VLP4T0PU5PU"),
("4PIVLP/T0PU6PU5U-VLP1T0PU7PU6U-VLP+T0PU8PU-PU7VLN,X@PU9DPT;TLMITKPU:PU9VLN,W/PU;2PU8VLMJPU;PU:M3T<PLSEPTKPLSDPTKPLSE"
"PT=PLSDPT=VLP+T0PT<PT;UAPLSEPT:PLSDPT>TLS+T<T<Y9PLSEPU<PLSDPU<ZLSAT0PU=TFPT>PU>PU@TLSBPUAPU@,PLSEPUBPLSDPUBVLQ;T6PUC"
"PU=PCTLSFPUCPUDPUAPLSDPUDPLSEPUEPLSDPUEZLSAT0PUFTFPUDPUGPUHTLSBPUIPUH,PLSEPUJPLSDPUJVLQ;T6PUKPUFP8TLSFPUKPV+PUIPLSDP"
"V+VLP/T0PV,PU=MHTLMIT0PV-0VLP4T0PV.PV-T<VLP/T0PV/PV.V>VLP1T0PV0PV/MGVLP+T0PV1PV0PUFVLP/T0PV2PV1P;RLSCPV3+TLSFP:PV4PV"
"5PLSDPV5VLP/T0PV6PV,P<PLSEPV3PLSDPV4VLP1T0PV7PV,U-PLSEPV3PLSDPV3ZLSAT0PV8PV6PV5PV7PV4VLP+T0PV9PV2PV8VLN,W/PV:2PV9]PW"
"4TGPV;PV:P=P<M;T<VLN,W+PV<NMFPUFRLMJPV<PV;PLSEPUHPLSDPUHVLP+T0PUGPUFUAPLSEPUEPLSDPUIPLSEPV=PLSDPV=ZLSAT0PV>TFPUIPV@P"
"VATLSBPVBPVA,PLSEPVCPLSDPVCVLQ;T6PVDPV>P9TLSFPVDPVEPVBPLSDPVEVLP/T0PVFPU=MHTLMIT0PVG0VLP1T0PVHPVGT<VLP/T0PVIPVHV@VLP"
"1T0PVJPVIMIVLP+T0PVKPVJPV>VLP/T0PW+PVKP@RLSCPW,+TLSFP>PW-PW.PLSDPW.VLP/T0PW/PVFPAPLSEPW,PLSDPW-VLP1T0PW0PVFU-PLSEPW,"
"PLSDPW,ZLSAT0PW1PW/PW.PW0PW-VLP+T0PW2PW+PW1VLP+T0PW3W5PW2VLN,W/PW42PW3]PW4TIPW5PW4PBPAM;T<PLSEPW6PLSDPW6ZLSAT0PW7TFP"
"W,PW8PW9TLSBPW:PW9,PLSEPW;PLSDPW;VLQ;T6PW<PW7P8TLSFPW<PW=PW:PLSDPW=VLN,W+PW>NMFPW7TLMITGPW@PW>XLN,VEPWA1PW7PV>TLMIVA"
"PWBPWAXPW6VAPWCPW@PW5PWBRLMJPWAPWCPLSEPW9PLSDPW9VLP+T0PW8PW7UAPLSEPW6PLSDPW:PLSEPVAPLSDPVAVLP+T0PV@PV>UAPLSEPV=PLSDP"
"VBPLSEPU@PLSDPU@VLP+T0PU>PU=UAPLSEPU<PLSDPUAPLSEOiGPLSDOiGNLSINLMDVLMBT.N5+U0RLMCU,N6RLMCT>N7RLMCT1N8RLMCT1N9RLMCT1N"
":RLMCU/N;PLSDPWDTLMGYHQ@2VLN,T1PWEN6UATLMIT0PWFPWEVLN,T>PWGN6UBTLMIT6PWHPWGTLMIT0PWIN:VLQ7T6PWJPWITFVLQ2T6PWKPWHPWJR"
"LSCPX++TLSFPWKPX,PX+PLSDPX,TLMIT0PX-N8VLP/T0PX.PX-PWFTLMIT0PX/N9VLP+T0PX0PX.PX/VLP1T0PX1PX0U-VLN,T3PX2N6U@TLMIT2PX3P"
"X2TLOHYIPX4PX3XLN,XBPX5PX4U@PX1XLMITKPX6PX5-;RLMJQ@PX6VLN,T1PX7Q@TFTLMIT0PX8PX7XLL7YJPX9,MJPX8VLN<TBPX:PX9+TLMIT0PX;"
"PX7XLL7YJPX<,MJPX;VLN<TBPX=PX<,VLN,T1PX>Q@THTLMIT0PX@PX>XLL7YJPXA,MJPX@VLN<TBPXBPXA+TLMIT0PXCPX>XLL7YJPXD,MJPXCVLN<T"
"BPXEPXD,VLN,T1PXFQ@T<TLMIT0PXGPXFXLL7YJPXH,MJPXGVLN<TBPXIPXH+TLMIT0PXJPXFXLL7YJPXK,MJPXJVLN<TBPY+PXK,VLN,T1PY,Q@TETL"
"MIT0PY-PY,XLL7YJPY.,MJPY-VLN<TBPY/PY.+TLMIT0PY0PY,XLL7YJPY1,MJPY0VLN<TBPY2PY1,cLN;U.PY3PX:PX=PXBPXEPXIPY+PY/PY2RLMJN"
";PY3NLSIPLSDPX+PLSEPY4PLSDPY4ZLSAT0PY5TFPX+PY6PY7TLSBPY8PY7,PLSEPY9PLSDPY9VLQ;T6PY:PY5U-TLSFPY:PY;PY8PLSDPY;TLMIT0PY"
"<N:VLQ;T6PY=PY5PY<RLSCPY>+TLSFPY=PY@PY>PLSDPY@TLMIT0PYAN8VLP/T0PYBPY5QBVLP+T0PYCPYAPYBTLMIT0PYDN9VLP/T0PYEPY5QCVLP+T"
"0PYFPYDPYETLMIT6PYGN7RLSCPYH+TLSFPYGPYIPYJPLSDPYJVLP/T0PYKPYCPWFVLP+T0PZ+PYKPYFPLSEPYHPLSDPYIVLP/T0PZ,PYFPWFVLP+T0PZ"
"-PZ,PYCPLSEPYHPLSDPYHZLSAT0PZ.PZ+PYJPZ-PYIVLN,T3PZ/N6U@TLMIT2PZ0PZ/TLOHZ+PZ1PZ0XLN,Z,PZ2PZ1U@PZ.XLMITDPZ3PZ2--TLO>TB"
"PZ4PZ3VLN,TCPZ5N;PY5RLMJPZ5PZ4PLSEPY>PLSDPY>PLSEPY7PLSDPY7VLP+T0PY6PY5UAPLSEPY4PLSDPY8NLSINLMDVLMBT.N<+U1RLMCT3N=RLM"
"CT1N>RLMCT1N@RLMCT1NARLMCU/NBPLSDPZ6TLMGZ-QE2TLMIT0PZ7N@VLQ5T6PZ8PZ7THVLQ2T6PZ9Q:PZ8RLSCPZ:+TLSFPZ9PZ;PZ:PLSDPZ;PLSE"
"PZ<PLSDPZ<ZLSAT0PZ=TFPZ;PZ>PZ@TLSBPZAPZ@,PLSEPZBPLSDPZBVLQ;T6PZCPZ=U-TLSFPZCPZDPZAPLSDPZDTLMIT2PZEN=TLOHZ.PZFPZETLMI"
"T0PZGN>VLP+T0PZHPZGPZ=VLP1T0PZIPZHUHXLN,Z/PZJPZFU@PZIXLMIU8PZKPZJ-;RLMJQEPZKPLSEP[+PLSDP[+ZLSAT0P[,TFPZDP[-P[.TLSBP["
"/P[.,PLSEP[0PLSDP[0VLQ;T6P[1P[,UHTLSFP[1P[2P[/PLSDP[2VLP+T0P[3PZ=P[,VLN,TCP[4QEP[,TLMITBP[5P[4VLN,TCP[6NBP[3RLMJP[6P"
"[5PLSEP[.PLSDP[.VLP+T0P[-P[,UAPLSEP[+PLSDP[/PLSEPZ@PLSDPZ@VLP+T0PZ>PZ=UHPLSEPZ<PLSDPZANLSIPLSDPZ:PLSEP[7PLSDP[7ZLSAT"
"0P[8TFPZ:P[9P[:TLSBP[;P[:,PLSEP[<PLSDP[<VLQ;T6P[=P[8U-TLSFP[=P[>P[;PLSDP[>TLMIT0P[@NAVLQ;T6P[AP[8P[@RLSCP[B+TLSFP[AP"
"[CP[BPLSDP[CTLMIT0P[DN@VLQ5T6P[EP[DTFVLQ7T6P[FP[8TFVLQ2T6P[GP[EP[FRLSCP[H+TLSFP[GP[IP[JPLSDP[JTLMIT2P[KN=TLOHZ0P]+P["
"KTLMIT0P],N>TLMIT0P]-N@VLP/T0P].P[8P]-VLP+T0P]/P],P].XLN,Z1P]0P]+U@P]/XLMITBP]1P]0-/PLSEP[HPLSDP[IVLN,TCP]2NBU@TLMIT"
"BP]3P]2PLSEP[HPLSDP[HZLSATBP]4P]1P[JP]3P[IVLN,TCP]5NBP[8RLMJP]5P]4PLSEP[BPLSDP[BPLSEP[:PLSDP[:VLP+T0P[9P[8UAPLSEP[7P"
"LSDP[;NLSINLMDVLMBT0NC+U3RLMCT1NDRLMCT1NERLMCTANFPLSDP]6VLN,T1P]7NFUATLMIT0P]8P]7VLP/T0P]9P]8V3TLMIT0P]:NDVLP+T0P];P"
"]9P]:VLN,T1P]<NFUBTLMIT0P]=P]<VLP/T0P]>P]=V5TLMIT0P]@NEVLP+T0P]AP]>P]@RLSCP]B+TLSFQ:P]CP]BPLSDP]CPLSJU-PLSDP]BRLSCP]"),
("D+TLSFZGP]EP]FPLSDP]FVLN,V;P]G.UDTLMIT0P]HP]GVLP-T0P]IP]HP];VLP+T0P]JP]IQBVLP-T0P]KP]JTHZLL7T0P^+,M4QBTHVLP1T0P^,P]K"
"P^+PLSEP]DPLSDP]EVLN,V;P^-.UETLMIT0P^.P^-VLP-T0P^/P^.P]APLSEP]DPLSDP]DZLSAT0P^0P^,P]FP^/P]EZLL7T0P^1,M1U-P^0PLSJP^1N"
"LMDVLMBTBNG+U2RLMCTCNHPLSDP^2TLMITBP^3NHTLOHT0P^4P^3VLR2T0P^5P^4ZEVLQ9T6P^6P^5ZFVLQ1T6P^7[,P^6RLSCP^8+TLSFP^7P^9P^8P"
"LSDP^9TLMITBP^:NHPLSJP^:PLSDP^8VLQ;T6P^;P^5[-RLSCP^<+TLSFP^;P^=P^<PLSDP^=TLMITBP^>NHXLL7TBP^@,/P^>VLP0TBP^AP^@[.XLL7"
"TBP^B,3P^AVLP.TBP^CP^AP^BVLQFT6P^DP^C[/TLQ3T6P^EP^DRLSCP^F+TLSFP^EP^GP^FPLSDP^GVLQ@T6P^HP^C[/RLSCP^I+TLSFP^HP^JP^IPL"
"SDP^JVLP8TBP^KP^B[0VLQ@T6P_+P^KZ2PLSEP^IPLSDP^IZLSAT6P_,P^HP^GP_+P^JPLSEP^FPLSDP^FZLSAT6P_-P^DP^=P_,P^IXLQ4TBP_.P_-Z"
"2Y@VLP,TBP_/P^BP_.VLP3TBP_0P_/[.TLOHT0P_1P_0VLR2T0P_2P^4[1VLR0T0P_3P_1P_2TLOHTBP_4P_3PLSJP_4PLSDP^<VLP+T0P_5P^5[2VLR"
"-T0P_6P^5YFVLR2T0P_7P_6THVLP+T0P_8P_5P_7VLR2T0P_9P_8[3VLQ9T6P_:P_9[4XLQ4T0P_;P_:ZFP_9VLR2T0P_<P^4[1VLR0T0P_=P_;P_<TL"
"OHTBP_>P_=PLSJP_>NLMDVLMBT.NI+U4RLMCT1NJRLMCT1NKRLMCT1O+RLMCU/O,PLSDP_@TLMGTCR.2TLMGTCR/2TLMGTCR02TLMGTCR12TLMGTCR22"
"TLMGTCR32TLMGTCR42TLMGTCR52TLMGTCR62TLMIT0P_ANJXLN,V;P_B.UCUATLMIT0P_CP_BVLP/T0P_DP_AP_CTLMIT0P_ENKVLP+T0P_FP_DP_ERL"
"SCP_G+TLSFQ:P_HP_GPLSDP_HTLMIT2P_IETLOHYIP_JP_IVLP1T0P_KP_FU-VLN,TCP`+O,U@TLMITBP`,P`+RLMJR.P`,VLMETBP`-NGR.VLN,TCP`"
".O,UATLMITBP`/P`.RLMJR/P`/VLMETBP`0NGR/VLN;YJP`1P`-P`0TLO>[5P`2P`1TLOHT0P`3P`2VLN,TCP`4O,UBTLMITBP`5P`4RLMJR0P`5VLME"
"TBP`6NGR0VLN,TCP`7O,UCTLMITBP`8P`7RLMJR1P`8VLMETBP`9NGR1VLN;YJP`:P`6P`9TLO>[5P`;P`:TLOHT0P`<P`;VLN,TCP`=O,UDTLMITBP`"
">P`=RLMJR2P`>VLMETBP`@NGR2VLN,TCP`AO,UETLMITBP`BP`ARLMJR3P`BVLMETBP`CNGR3VLN;YJP`DP`@P`CTLO>[5P`EP`DTLOHT0P`FP`EVLN,"
"TCP`GO,UGTLMITBP`HP`GRLMJR4P`HVLMETBP`INGR4VLN,TCP`JO,UKTLMITBP`KP`JRLMJR5P`KVLMETBPa+NGR5VLN;YJPa,P`IPa+TLO>[5Pa-Pa"
",TLOHT0Pa.Pa-ZLN;TKPa/P`3P`<P`FPa.XLN,XBPa0P_JU@P_KVLMJPa0Pa/-;NLSIPLSDP_GPLSEPa1PLSDPa1ZLSAT0Pa2TFP_GPa3Pa4TLSBPa5P"
"a4,PLSEPa6PLSDPa6VLQ;T6Pa7Pa2U-TLSFPa7Pa8Pa5PLSDPa8TLMIT0Pa9O+VLQ;T6Pa:Pa2Pa9RLSCPa;+TLSFPa:Pa<Pa;PLSDPa<TLMIT2Pa=ET"
"LOHZ+Pa>Pa=TLMIT0Pa@P_BVLP/T0PaAQBPa@VLP+T0PaBPaAQCVLP/T0PaCPa2PaBVLP+T0PaDP_FPaCVLN,TCPaEO,Pa2TLMITBPaFPaERLMJR6PaF"
"VLMETBPaGNGR6TLO>TDPaHPaGXLN,Z,PaIPa>U@PaDVLMJPaIPaH--PLSEPa;PLSDPa;PLSEPa4PLSDPa4VLP+T0Pa3Pa2UAPLSEPa1PLSDPa5NLSINL"
"MDVLMBT.O-+U5RLMCT1O.RLMCU/O/PLSDPaJTLMGZ-R72RLSCPaK+TLSFQ:Pb+PaKPLSDPb+PLSEPb,PLSDPb,ZLSAT0Pb-TFPb+Pb.Pb/TLSBPb0Pb/"
",PLSEPb1PLSDPb1VLQ;T6Pb2Pb-U-TLSFPb2Pb3Pb0PLSDPb3TLMIT0Pb4O.VLP+T0Pb5Pb4Pb-VLP1T0Pb6Pb5UHVLN,W/Pb72Pb6XLMITKPb8Pb7M;"
"T<TLOHU8Pb9Pb8RLMJR7Pb9VLN,TCPb:R7TFTLMITBPb;Pb:VLN,TCPb<O/Pb-RLMJPb<Pb;VLP+T0Pb=Pb-THVLN,TCPb>R7THTLMITBPb@Pb>VLN,T"
"CPbAO/Pb=RLMJPbAPb@VLP+T0PbBPb-T<VLN,TCPbCR7T<TLMITBPbDPbCVLN,TCPbEO/PbBRLMJPbEPbDVLP+T0PbFPb-TEVLN,TCPbGR7TETLMITBP"
"bHPbGVLN,TCPbIO/PbFRLMJPbIPbHPLSEPb/PLSDPb/VLP+T0Pb.Pb-UHPLSEPb,PLSDPb0NLSIPLSDPaKPLSEPbJPLSDPbJZLSAT0PbKTFPaKPc+Pc,"
"TLSBPc-Pc,,PLSEPc.PLSDPc.VLQ;T6Pc/PbKU-TLSFPc/Pc0Pc-PLSDPc0TLMIT0Pc1O.VLP/T0Pc2PbK[8VLP+T0Pc3Pc1Pc2XLQ4T0Pc4Q:PbKPc3"
"VLP1T0Pc5Pc3UHVLP4T0Pc6Pc4UHXLN,[9Pc72Pc5Pc6XLMIT0Pc8Pc7M;T<TLOHTBPc9Pc8VLN,TCPc:O/PbKRLMJPc:Pc9PLSEPc,PLSDPc,VLP+T0"
"Pc+PbKUAPLSEPbJPLSDPc-NLSINLMDVLMBT.O0+U6RLMCT1O1RLMCT1O2RLMCT1O3RLMCT1O4PLSDPc;TLMGT3R=2TLMGT3R>2TLMGT3RA2TLMGT3RB2"
"TPk+T2Pc<THVLN,X0Pc=IT<RLMJPc=Pc<TPk+T2Pc>TEVLN,X0Pc@JT<RLMJPc@Pc>TLMIT0PcA5VLQ6T6PcBPcATFRLSCPcC+TLSFPcBPcDPcCPLSDP"
"cDNLSIPLSDPcCXLN,[FPcE/U@UAVLN,V9PcFPcETFTLMIT0PcGPcFVLN,V9PcHPcETHTLMIT0PcIPcHVLN;T2PcJPcGPcIRLMJR=PcJRLMJR>[IVLN,T"
"1PcKR=TFTLMIT0Pd+PcKVLN,T1Pd,R>TFTLMIT0Pd-Pd,VLPAP,Pd.Pd+Pd-VLN<T0Pd/Pd.,VLN<T0Pd0Pd.+VLN,T1Pd1R=THTLMIT0Pd2Pd1VLN,T"
"1Pd3R>THTLMIT0Pd4Pd3VLP+T0Pd5Pd2Pd4VLP+T0Pd6Pd5Pd/VLN;T2Pd7Pd0Pd6TLOH[GPd8Pd7RLMJRAPcJRLMJRB]+VLN,T1Pd9RATFTLMIT0Pd:"
"Pd9VLN,T1Pd;RBTFTLMIT0Pd<Pd;VLPAP,Pd=Pd:Pd<VLN<T0Pd>Pd=,VLN<T0Pd@Pd=+VLN,T1PdARATHTLMIT0PdBPdAVLN,T1PdCRBTHTLMIT0PdD"
"PdCVLP+T0PdEPdBPdDVLP+T0PdFPdEPd>VLN;T2PdGPd@PdFTLOH[JPdHPdGVLN,],PdIPd8U@ZLS5T0PdJPdIUETFTHVLQ;T6PdKPdJ].RLSCPe++TL"
"SFPdKPe,Pe+PLSDPe,VLP/T0Pe-UHPdJTLMIT0Pe.O1TLMIT0Pe/O2TLMIT0Pe0O3TLMIT0Pe1O4ZLN;TKPe2Pe.Pe/Pe0Pe1XLN,XBPe3PdHU@Pe-VL"),
("MJPe3Pe2-;VLP+T0Pe4Pe-THVLN,X0Pe5IU@TLMIT2Pe6Pe5VLN,X0Pe7IUATLMIT2Pe8Pe7VLN<T0Pe9Pe6+VLN<T0Pe:Pe6,VLN<T0Pe;Pe8+VLN<T"
"0Pe<Pe8,ZLN;TKPe=Pe9Pe:Pe;Pe<XLN,XBPe>PdHU@Pe4VLMJPe>Pe=-;VLP+T0Pe@Pe-T<VLN,X0PeAIUBTLMIT2PeBPeAVLN,X0PeCJU@TLMIT2Pe"
"DPeCVLN<T0PeEPeB+VLN<T0PeFPeB,VLN<T0PeGPeD+VLN<T0PeHPeD,ZLN;TKPeIPeEPeFPeGPeHXLN,XBPeJPdHU@Pe@VLMJPeJPeI-;VLP+T0PeKP"
"e-TEVLN,X0Pf+JUATLMIT2Pf,Pf+VLN,X0Pf-JUBTLMIT2Pf.Pf-VLN<T0Pf/Pf,+VLN<T0Pf0Pf,,VLN<T0Pf1Pf.+VLN<T0Pf2Pf.,ZLN;TKPf3Pf/"
"Pf0Pf1Pf2XLN,XBPf4PdHU@PeKVLMJPf4Pf3-;PLSEPe+PLSDPe+NLSINLMDVLMBT6O7+U:RLMCT7O8RLMCT;O9RLMCT1O:PLSDPf5TLMGZ-Pf62TLMG"
"T3Pf72TLMGT3Pf82TLMGT3Pf92TLMGT3Pf:2TLMGT7Pf;2TLMGT1Pf<2TLMGT7Pf=2TLMGT1Pf>2TLMGT7Pf@2TLMGT1PfA2TLMGT7PfB2TLMGT1PfC2"
"TLMGT3PfD2TLMGT3PfE2TLMGT3PfF2TLMGT3PfG2TLMGT7PfH2TLMGT1PfI2TLMGT7PfJ2TLMGT1PfK2TLMGT7Pg+2TLMGT1Pg,2TLMGT7Pg-2TLMGT1"
"Pg.2TLMGT7Pg/2TLMGT1Pg02TLMGT7RD2TLMGT1RE2VLN,T4Pg1O8U@TLMIM-Pg2Pg1VLN<T0Pg3Pg2,VLN<T0Pg4Pg2.XLN,T1Pg5O9U@U@TLMIT0Pg"
"6Pg5PLSEPg7PLSDPg7VLP/T0Pg8Pg6Pg4PLSEPg9PLSDPg9TLMIM0Pg:O8RLMJRDPg:TLMIT0Pg;O:RLMJREPg;XLMET0Pg<M8RDRETLMIM0Pg=O8VLN"
"<T0Pg>Pg=-VLN<T0Pg@Pg=1VLN<T6PgAPg=2RLSCPgB+TLSFPgAPgCPgDPLSDPgDVLP/T0PgEPg6Pg>PLSEPgBPLSDPgCPLSEPgBPLSDPgBZLSAT0PgF"
"PgEPgDPg8PgCTLQ3T6PgGPgARLSCPgH+TLSFPgGPgIPgHPLSDPgIVLQ5T6PgJPg>TFPLSEPgHPLSDPgHZLSAT6PgKPgGPgBPgJPgIRLSCPh++TLSFPgK"
"Ph,Ph+PLSDPh,VLQ7T6Ph-Pg@THRLSCPh.+TLSFPh-Ph/Ph0PLSDPh0RLMJPg/Pg=RLMJPg0Pg8XLMET0Ph1M;Pg/Pg0PLSEPh.PLSDPh/VLP4T0Ph2P"
"g6Pg@VLP1T0Ph3Pg6Pg@VLP/T0Ph4Ph3Pg4RLMJPfJPg=RLMJPfKPh2XLMEM0Ph5M1PfJPfKRLMJPg+Ph5RLMJPg,Ph4XLMET0Ph6M;Pg+Pg,VLP/T0P"
"h7Ph6Pg@VLP+T0Ph8Ph7Ph2RLMJPg-Pg=RLMJPg.Ph8XLMET0Ph9M8Pg-Pg.PLSEPh.PLSDPh.ZLSAT0Ph:Ph1Ph0Ph9Ph/PLSEPh+PLSDPh+ZLSAT0P"
"h;PgFPgHPh:Ph.VLN,T1Ph<O9UBTLMIT0Ph=Ph<VLN,T1Ph>O9UATLMIT0Ph@Ph>VLP-T0PhAPh=Ph@VLP-T0PhBPg3PhAXLN,[FPhC/U@UAVLN,V9Ph"
"DPhCTFTLMIT0PhEPhDVLN,V9PhFPhCTHTLMIT0PhGPhFVLN;T2PhHPhEPhGTLOHU9PhIPhHRLSCPhJ+TLSF]9PhKPhJPLSDPhKVLP+T0Pi+Ph;THVLQ5"
"T6Pi,Pg<Pi+PLSEPhJPLSDPhJZLSAT6Pi-]9Ph+Pi,PhKRLSCPi.+TLSFPi-Pi/Pi.PLSDPi/TLMIT0Pi05VLQ5T6Pi1Pi0TFRLSCPi2+TLSFPi1Pi3P"
"i2PLSDPi3XLN,],Pi4PhIU@Ph;ZLS5T0Pi5Pi4UE]8TFVLMJKPi5M3T<PLSEPi2PLSDPi2TLS+T<]-]3XLMIT0Pi6KM;T<VLQ5T6Pi7Pi6PhBPLSEPi."
"PLSDPi.ZLSAT6Pi8Pi-PhJPi7Pi2TLQ3T6Pi9Pi8RLSCPi:+TLSFPi9Pi;Pi:PLSDPi;TLMIM0Pi<O8VLN<M-Pi=Pi<+VLN<T0Pi>Pi=+VLN<T0Pi@Pi"
"=-VLN<T0PiAPi=.VLN<T0PiBPi<-VLN<T0PiCPi<.VLN<T6PiDPi<2TLMIM7PiEO9VLN<M.PiFPiE+VLN<T0PiGPiF+VLN<T0PiHPiF-VLN<T0PiIPiE"
",TLMIT0PiJO:VLQ7T6PiKPiBTFRLSCPj++TLSFPiKPj,Pj-PLSDPj-PLSEPj+PLSDPj,PLSEPj+PLSDPj+ZLSAT0Pj.PiCPj-Pi>Pj,VLQ;T6Pj/PiGP"
"j.VLQ2T6Pj0PiDPj/RLSCPj1+TLSFPj0Pj2Pj3PLSDPj3RLSCPj4+TLSFPiDPj5Pj6PLSDPj6RLMJPfHPi<RLMJPfIPiJXLMET0Pj7M8PfHPfIVLQ1T6"
"Pj8PiKPiDRLSCPj9+TLSFPj8Pj:Pj;PLSDPj;VLP/T0Pj<T<Pj7VLQ5T6Pj=PiITFXLQ4T0Pj>Pj=THTFVLP+T0Pj@Pj<Pj>PLSEPj9PLSDPj:PLSEPj"
"9PLSDPj9ZLSAT0PjAPj@Pj;Pj7Pj:PLSEPj4PLSDPj5RLSCPjB+TLSFPiKPjCPjDPLSDPjDPLSEPjBPLSDPjCPLSEPjBPLSDPjBZLSAT0PjEPiCPjDPi"
">PjCPLSEPjFPLSDPjFVLP/T0PjGPjEPiAPLSEPjHPLSDPjHVLP+T0PjIPjGPiJPLSEPj4PLSDPj4ZLSAT0PjJPjAPj9PjIPjHPLSEPj1PLSDPj2VLP1T"
"0PjKPiIPi@VLP+T0Pk+PiHPjKPLSEPj1PLSDPj1ZLSAT0Pk,PjJPj4Pk+Pj2RLMJPfDPhHRLMJPfE]1VLN,T1Pk-PfDTFTLMIT0Pk.Pk-VLN,T1Pk/Pf"
"ETFTLMIT0Pk0Pk/VLPAP,Pk1Pk.Pk0VLN<T0Pk2Pk1,VLN<T0Pk3Pk1+VLN,T1Pk4PfDTHTLMIT0Pk5Pk4VLN,T1Pk6PfETHTLMIT0Pk7Pk6VLP+T0Pk"
"8Pk5Pk7VLP+T0Pk9Pk8Pk2VLN;T2Pk:Pk3Pk9VLPCP,Pk;Pk,]2VLN<T0Pk<Pk;+VLN<T0Pk=Pk;,XLL7U>Pk>,N6THTLOHT0Pk@Pk>VLQ5T6PkAPk@T"
"FRLSCPkB+TLSFPkAPkCPkDPLSDPkDVLR/T0PkEPk<Pk@VLR/T0PkFPk=Pk@VLP-T0PkGV,Pk@VLR-T0PkHPk<PkGVLR0T0PkIPkFPkHVLN;T2PkJPkEP"
"kIPLSEPkBPLSDPkCVLN;T2PkKPk<Pk=PLSEPkBPLSDPkBZLSAT2Pl+PkJPkDPkKPkCRLMJPfFPk:RLMJPfGPl+VLN,T1Pl,PfFTFTLMIT0Pl-Pl,VLN,"
"T1Pl.PfGTFTLMIT0Pl/Pl.VLPAP,Pl0Pl-Pl/VLN<T0Pl1Pl0,VLN<T0Pl2Pl0+VLN,T1Pl3PfFTHTLMIT0Pl4Pl3VLN,T1Pl5PfGTHTLMIT0Pl6Pl5V"
"LP+T0Pl7Pl4Pl6VLP+T0Pl8Pl7Pl1VLN;T2Pl9Pl2Pl8TLOHU7Pl:Pl9RLSCPl;+TLSF]:Pl<Pl;PLSDPl<PLSEPl=PLSDPl=ZLSAT0Pl>TFPl<Pl@Pl"
"ATLSBPlBPlA,PLSEPlCPLSDPlCVLQ;T6PlDPl>P8TLSFPlDPlEPlBPLSDPlEPLSEPlFPLSDPlFZLSAT0PlGTFPlEPlHPlITLSBPlJPlI,PLSEPlKPLSD"
"PlKVLQ;T6QL+PlGP9TLSFQL+QL,PlJPLSDQL,TLMIT0QL-0VLP4T0QL.QL-T<VLP/T0QL/QL.V>VLP/T0QL0Pl>MGVLP+T0QL1QL/QL0VLP/T0QL2QL1"),
("V5VLP1T0QL3QL-T<VLP/T0QL4QL3V@VLP+T0QL5QL2QL4VLP/T0QL6PlGMIVLP+T0QL7QL5QL6XLN,VEQL81Pl>PlGTLMIVAQL9QL8VLP1T0QL:QL7UH"
"XLN,Z/QL;Pl:U@QL:ZPW5QL;QL9U@V@M-;PLSEPlIPLSDPlIVLP+T0PlHPlGUAPLSEPlFPLSDPlJPLSEPlAPLSDPlAVLP+T0Pl@Pl>UAPLSEPl=PLSDP"
"lBPLSJUIPLSDPl;PLSEQL<PLSDQL<ZLSAT0QL=TFPl;QL>QL@TLSBQLAQL@,PLSEQLBPLSDQLBVLQ;T6QLCQL=P8TLSFQLCQLDQLAPLSDQLDPLSEQLEP"
"LSDQLEZLSAT0QLFTFQLDQLGQLHTLSBQLIQLH,PLSEQLJPLSDQLJVLQ;T6QLKQLFP9TLSFQLKQM+QLIPLSDQM+PLSEQM,PLSDQM,ZLSAT0QM-TFQM+QM."
"QM/TLSBQM0QM/,PLSEQM1PLSDQM1VLQ;T6QM2QM-RCTLSFQM2QM3QM0PLSDQM3VLP/T0QM4QL=P9VLP+T0QM5QM4QLFVLP/T0QM6QM5RCVLP+T0QM7QM"
"6QM-VLP/T0QM8QM7PDTLMIT0QM95VLP+T0QM:QM8QM9VLP/T0QM;UHQM-ZLN,]6QM<1QL=QLFQM;TLMITBQM=QM<VLP+T0QM>QM;THZLN,]6QM@1QL=Q"
"LFQM>TLMITBQMAQM@VLP+T0QMBQM;T<ZLN,]6QMC1QL=QLFQMBTLMITBQMDQMCVLP+T0QMEQM;TEZLN,]6QMF1QL=QLFQMETLMITBQMGQMFZLN;U8QMH"
"QM=QMAQMDQMGXLN,Z/QMIPl:U@QM:VLMJQMIQMHM-;PLSEQM/PLSDQM/VLP+T0QM.QM-UAPLSEQM,PLSDQM0PLSEQLHPLSDQLHVLP+T0QLGQLFUAPLSE"
"QLEPLSDQLIPLSEQL@PLSDQL@VLP+T0QL>QL=UAPLSEQL<PLSDQLARLSCQMJ+TLSF];QMKQMJPLSDQMKPLSJUIPLSDQMJTLS+T<]-]3TLMIT0QN+5VLQ5"
"T6QN,QN+TFRLSCQN-+TLSFQN,QN.QN-PLSDQN.XLN,],QN/PhIU@Ph;ZLS5T0QN0QN/UE]8PhAVLMJKQN0M3T<PLSEQN-PLSDQN-TLS+T<]-]3XLMIT0"
"QN1KM;T<VLQ5T6QN2QN1PhBPLSEPi:PLSDPi:ZLSAT6QN3Pi8Pi.QN2QN-RLSCQN4+TLSFQN3QN5QN4PLSDQN5TLMIM0QN6O8VLN<T0QN7QN6-VLN<T0"
"QN8QN61VLN<T6QN9QN62RLSCQN:+TLSFQN9QN;QN<PLSDQN<VLP/T0QN=Pg6QN7PLSEQN>PLSDQN>PLSEQN@PLSDQN@VLP+T0QNAQN=QN7VLP-T0QNBQ"
"NATHPLSEQN:PLSDQN;VLP+T0QNCPg8Pg4VLP-T0QNDQNCTHPLSEQN:PLSDQN:ZLSAT0QNEQNBQN@QNDQN;TLQ3T6QNFQN9RLSCQNG+TLSFQNFQNHQNGP"
"LSDQNHVLQ5T6QNIQN7TFPLSEQNGPLSDQNGZLSAT6QNJQNFQN:QNIQNHRLSCQNK+TLSFQNJQO+QNKPLSDQO+VLP-T0QO,Pg4THVLQ7T6QO-QN8THRLSCQ"
"O.+TLSFQO-QO/QO0PLSDQO0VLP+T0QO1Pg8QO,RLMJPfBQN6RLMJPfCQO1XLMET0QO2M;PfBPfCPLSEQO.PLSDQO/VLP4T0QO3Pg6QN8VLP1T0QO4Pg6"
"QN8VLP/T0QO5QO4Pg4VLP+T0QO6QO5QO,RLMJPf;QN6RLMJPf<QO3XLMEM0QO7M1Pf;Pf<RLMJPf=QO7RLMJPf>QO6XLMET0QO8M;Pf=Pf>VLP/T0QO9"
"QO8QN8VLP+T0QO:QO9QO3RLMJPf@QN6RLMJPfAQO:XLMET0QO;M8Pf@PfAPLSEQO.PLSDQO.ZLSAT0QO<QO2QO0QO;QO/PLSEQNKPLSDQNKZLSAT0QO="
"QNEQNGQO<QO.TLMIM0QO>O8VLN<T0QO@QO>-VLN<T6QOAQO>2VLP-T0QOBPg<Ph;VLQ7T6QOCQOBTHRLSCQOD+TLSFQOCQOEQODPLSDQOEPLSEQOFPLS"
"DQOFZLSAT0QOGTFQOEQOHQOITLSBQOJQOI,PLSEQOKPLSDQOKVLQ;T6QP+QOGP8TLSFQP+QP,QOJPLSDQP,PLSEQP-PLSDQP-ZLSAT0QP.TFQP,QP/QP"
"0TLSBQP1QP0,PLSEQP2PLSDQP2VLQ;T6QP3QP.P9TLSFQP3QP4QP1PLSDQP4TLN;VAQP5]7XLN,VEQP61QOGQP.RLMJQP6QP5PLSEQP0PLSDQP0VLP+T"
"0QP/QP.UAPLSEQP-PLSDQP1PLSEQOIPLSDQOIVLP+T0QOHQOGUAPLSEQOFPLSDQOJPLSEQODPLSDQODPLSEQP7PLSDQP7ZLSAT0QP8Ph;QODQP9QP:TL"
"SBQP;QP:+PLSEQP<PLSDQP<VLQ=T6QP=QP8QO=TLSFQP=QP>QP;PLSDQP>VLQ6T6QP@QP8Pg<VLQ1T6QPAQOCQP@RLSCQPB+TLSFQPAQPCQPBPLSDQPC"
"VLP-T0QPDQP8Ph;VLQ7T6QPEQO@TFVLQ1T6QPFQPEQOARLSCQPG+TLSFQPFQPHQPIPLSDQPIVLP/T0QPJT<QP8VLQ5T6QPKQPDTFXLQ4T0QQ+QPKTHTF"
"VLP+T0QQ,QPJQQ+PLSEQPGPLSDQPHPLSEQPGPLSDQPGZLSAT0QQ-QQ,QPIQP8QPHRLMJPf7PhHRLMJPf8]1VLN,T1QQ.Pf7TFTLMIT0QQ/QQ.VLN,T1Q"
"Q0Pf8TFTLMIT0QQ1QQ0VLPAP,QQ2QQ/QQ1VLN<T0QQ3QQ2,VLN<T0QQ4QQ2+VLN,T1QQ5Pf7THTLMIT0QQ6QQ5VLN,T1QQ7Pf8THTLMIT0QQ8QQ7VLP+"
"T0QQ9QQ6QQ8VLP+T0QQ:QQ9QQ3VLN;T2QQ;QQ4QQ:VLPCP,QQ<QQ-]2VLN<T0QQ=QQ<+VLN<T0QQ>QQ<,XLL7U>QQ@,N6THTLOHT0QQAQQ@VLQ5T6QQB"
"QQATFRLSCQQC+TLSFQQBQQDQQEPLSDQQEVLR/T0QQFQQ=QQAVLR/T0QQGQQ>QQAVLP-T0QQHV,QQAVLR-T0QQIQQ=QQHVLR0T0QQJQQGQQIVLN;T2QQK"
"QQFQQJPLSEQQCPLSDQQDVLN;T2QR+QQ=QQ>PLSEQQCPLSDQQCZLSAT2QR,QQKQQEQR+QQDRLMJPf9QQ;RLMJPf:QR,VLN,T1QR-Pf9TFTLMIT0QR.QR-"
"VLN,T1QR/Pf:TFTLMIT0QR0QR/VLPAP,QR1QR.QR0VLN<T0QR2QR1,VLN<T0QR3QR1+VLN,T1QR4Pf9THTLMIT0QR5QR4VLN,T1QR6Pf:THTLMIT0QR7"
"QR6VLP+T0QR8QR5QR7VLP+T0QR9QR8QR2VLN;T2QR:QR3QR9TLOHU7QR;QR:PLSEQR<PLSDQR<ZLSAT0QR=TFQQCQR>QR@TLSBQRAQR@,PLSEQRBPLSD"
"QRBVLQ;T6QRCQR=P8TLSFQRCQRDQRAPLSDQRDPLSEQREPLSDQREZLSAT0QRFTFQRDQRGQRHTLSBQRIQRH,PLSEQRJPLSDQRJVLQ;T6QRKQRFP9TLSFQR"
"KQS+QRIPLSDQS+PLSEQS,PLSDQS,ZLSAT0QS-TFQS+QS.QS/TLSBQS0QS/,PLSEQS1PLSDQS1VLQ;T6QS2QS-RCTLSFQS2QS3QS0PLSDQS3VLP/T0QS4"
"QR=P9VLP+T0QS5QS4QRFVLP/T0QS6QS5RCVLP+T0QS7QS6QS-VLP/T0QS8QS7PDTLMIT0QS95VLP+T0QS:QS8QS9XLN,Z/QS;QR;U@QS:XLMIU8QS<QS"
";M-;RLMJPf6QS<VLP/T0QS=UHQS-VLN,TCQS>Pf6TFTLMITBQS@QS>ZLN,]6QSA1QR=QRFQS=TLMITBQSBQSAVLP,TBQSCQSBQS@RLMJQSAQSCVLP+T0"),
("QSDQS=THVLN,TCQSEPf6THTLMITBQSFQSEZLN,]6QSG1QR=QRFQSDTLMITBQSHQSGVLP,TBQSIQSHQSFRLMJQSGQSIVLP+T0QSJQS=T<VLN,TCQSKPf6"
"T<TLMITBQT+QSKZLN,]6QT,1QR=QRFQSJTLMITBQT-QT,VLP,TBQT.QT-QT+RLMJQT,QT.VLP+T0QT/QS=TEVLN,TCQT0Pf6TETLMITBQT1QT0ZLN,]6"
"QT21QR=QRFQT/TLMITBQT3QT2VLP,TBQT4QT3QT1RLMJQT2QT4PLSEQS/PLSDQS/VLP+T0QS.QS-UAPLSEQS,PLSDQS0PLSEQRHPLSDQRHVLP+T0QRGQ"
"RFUAPLSEQREPLSDQRIPLSEQR@PLSDQR@VLP+T0QR>QR=UAPLSEQR<PLSDQRAPLSEQPBPLSDQPBPLSEQP:PLSDQP:VLP+T0QP9QP8UAPLSEQP7PLSDQP;"
"TLMIT0QT55VLQ5T6QT6QT5TFRLSCQT7+TLSFQT6QT8QT7PLSDQT8XLN,],QT9PhIU@Ph;VLS/QT9UETFTFPLSEQT7PLSDQT7PLSEQN4PLSDQN4PLSJQN"
"3NLMDVLMBT6O;+U;RLMCT7O<RLMCT:O=PLSDQT:TLMGZ-QT;2TLMGT3QT<2TLMGT3QT=2TLMGT3QT>2TLMGT3QT@2TLMGT7QTA2TLMGT1QTB2TLMGT7Q"
"TC2TLMGT1QTD2TLMGT7QTE2TLMGT1QTF2TLMGT7QTG2TLMGT1QTH2TLMGT7QTI2TLMGT1QTJ2TLMGT7QTK2TLMGT1QU+2TLMGT7QU,2TLMGT1QU-2TLM"
"GT7QU.2TLMGT1QU/2VLN,T1QU0O=U@TLMIT0QU1QU0TLMIM0QU2O<VLN<M-QU3QU2+VLN<T0QU4QU3+VLN<T0QU5QU2-VLN<T0QU6QU2.VLQ7T6QU7QU"
"5TFRLSCQU8+TLSFQU7QU9QU:PLSDQU:PLSEQU8PLSDQU9PLSEQU8PLSDQU8ZLSAT0QU;QU6QU:QU4QU9VLQ9T6QU<QU1QU;RLSCQU=+TLSFQU<QU>QU="
"PLSDQU>PLSJUIPLSDQU=TLMIM0QU@O<VLN<T0QUAQU@-VLN<T0QUBQU@1VLN<T6QUCQU@2TLMIM.QUDO=VLN<T0QUEQUD+VLN<T0QUFQUD-VLN<T0QUG"
"QUD.RLSCQUH+TLSFQUCQUIQUJPLSDQUJVLP/T0QUKQUEQUAPLSEQUHPLSDQUIPLSEQUHPLSDQUHZLSAT0QV+QUKQUJQUFQUITLQ3T6QV,QUCRLSCQV-+"
"TLSFQV,QV.QV-PLSDQV.VLQ5T6QV/QUATFPLSEQV-PLSDQV-ZLSAT6QV0QV,QUHQV/QV.RLSCQV1+TLSFQV0QV2QV1PLSDQV2VLQ7T6QV3QUBTHRLSCQ"
"V4+TLSFQV3QV5QV6PLSDQV6RLMJQU.QU@RLMJQU/QUFXLMET0QV7M;QU.QU/PLSEQV4PLSDQV5VLP4T0QV8QUEQUBVLP1T0QV9QUEQUBVLP/T0QV:QV9"
"QUGRLMJQTIQU@RLMJQTJQV8XLMEM0QV;M1QTIQTJRLMJQTKQV;RLMJQU+QV:XLMET0QV<M;QTKQU+VLP/T0QV=QV<QUBVLP+T0QV>QV=QV8RLMJQU,QU"
"@RLMJQU-QV>XLMET0QV@M8QU,QU-PLSEQV4PLSDQV4ZLSAT0QVAQV7QV6QV@QV5PLSEQV1PLSDQV1ZLSAT0QVBQV+QV-QVAQV4TLMIM0QVCO<VLN<T0Q"
"VDQVC-VLN<T0QVEQVC1VLN<T6QVFQVC2TLMIM.QVGO=VLN<T0QVHQVG+VLN<T0QVIQVG-VLN<T0QVJQVG.RLSCQVK+TLSFQVFQW+QW,PLSDQW,VLP/T0"
"QW-QVHQVDPLSEQW.PLSDQW.PLSEQW/PLSDQW/VLP+T0QW0QW-QVDVLP-T0QW1QW0THPLSEQVKPLSDQW+VLP+T0QW2QVIQVJVLP-T0QW3QW2THPLSEQVK"
"PLSDQVKZLSAT0QW4QW1QW/QW3QW+TLQ3T6QW5QVFRLSCQW6+TLSFQW5QW7QW6PLSDQW7VLQ5T6QW8QVDTFPLSEQW6PLSDQW6ZLSAT6QW9QW5QVKQW8QW"
"7RLSCQW:+TLSFQW9QW;QW:PLSDQW;VLP-T0QW<QVJTHVLQ7T6QW=QVETHRLSCQW>+TLSFQW=QW@QWAPLSDQWAVLP+T0QWBQVIQW<RLMJQTGQVCRLMJQT"
"HQWBXLMET0QWCM;QTGQTHPLSEQW>PLSDQW@VLP4T0QWDQVHQVEVLP1T0QWEQVHQVEVLP/T0QWFQWEQVJVLP+T0QWGQWFQW<RLMJQTAQVCRLMJQTBQWDX"
"LMEM0QWHM1QTAQTBRLMJQTCQWHRLMJQTDQWGXLMET0QWIM;QTCQTDVLP/T0QWJQWIQVEVLP+T0QWKQWJQWDRLMJQTEQVCRLMJQTFQWKXLMET0QX+M8QT"
"EQTFPLSEQW>PLSDQW>ZLSAT0QX,QWCQWAQX+QW@PLSEQW:PLSDQW:ZLSAT0QX-QW4QW6QX,QW>VLQ5T6QX.QVBQX-RLSCQX/+TLSFQX.QX0QX/PLSDQX"
"0PLSJUIPLSDQX/VLP-T0QX1QVBT<TLMIM0QX2O<VLN<T0QX3QX2-VLN<T6QX4QX22VLP-T0QX5QX1QVBVLQ7T6QX6QX5THRLSCQX7+TLSFQX6QX8QX7P"
"LSDQX8PLSEQX9PLSDQX9ZLSAT0QX:TFQX8QX;QX<TLSBQX=QX<,PLSEQX>PLSDQX>VLQ;T6QX@QX:P8TLSFQX@QXAQX=PLSDQXAPLSEQXBPLSDQXBZLS"
"AT0QXCTFQXAQXDQXETLSBQXFQXE,PLSEQXGPLSDQXGVLQ;T6QXHQXCP9TLSFQXHQXIQXFPLSDQXITLN;VAQXJ]7XLN,VEQXK1QX:QXCRLMJQXKQXJPLS"
"EQXEPLSDQXEVLP+T0QXDQXCUAPLSEQXBPLSDQXFPLSEQX<PLSDQX<VLP+T0QX;QX:UAPLSEQX9PLSDQX=PLSEQX7PLSDQX7PLSEQY+PLSDQY+ZLSAT0Q"
"Y,QVBQX7QY-QY.TLSBQY/QY.+PLSEQY0PLSDQY0VLQ=T6QY1QY,QX-TLSFQY1QY2QY/PLSDQY2VLQ6T6QY3QY,QX1VLQ1T6QY4QX6QY3RLSCQY5+TLSF"
"QY4QY6QY5PLSDQY6VLP-T0QY7QY,QVBVLQ7T6QY8QX3TFVLQ1T6QY9QY8QX4RLSCQY:+TLSFQY9QY;QY<PLSDQY<VLP/T0QY=T<QY,VLQ5T6QY>QY7TF"
"XLQ4T0QY@QY>THTFVLP+T0QYAQY=QY@PLSEQY:PLSDQY;PLSEQY:PLSDQY:ZLSAT0QYBQYAQY<QY,QY;XLN,[FQYC/U@UAVLN,V9QYDQYCTFTLMIT0QY"
"EQYDVLN,V9QYFQYCTHTLMIT0QYGQYFVLN;T2QYHQYEQYGRLMJQT<QYHRLMJQT=]1VLN,T1QYIQT<TFTLMIT0QYJQYIVLN,T1QYKQT=TFTLMIT0QZ+QYK"
"VLPAP,QZ,QYJQZ+VLN<T0QZ-QZ,,VLN<T0QZ.QZ,+VLN,T1QZ/QT<THTLMIT0QZ0QZ/VLN,T1QZ1QT=THTLMIT0QZ2QZ1VLP+T0QZ3QZ0QZ2VLP+T0QZ"
"4QZ3QZ-VLN;T2QZ5QZ.QZ4VLPCP,QZ6QYB]2VLN<T0QZ7QZ6+VLN<T0QZ8QZ6,XLL7U>QZ9,N6THTLOHT0QZ:QZ9VLQ5T6QZ;QZ:TFRLSCQZ<+TLSFQZ"
";QZ=QZ>PLSDQZ>VLR/T0QZ@QZ7QZ:VLR/T0QZAQZ8QZ:VLP-T0QZBV,QZ:VLR-T0QZCQZ7QZBVLR0T0QZDQZAQZCVLN;T2QZEQZ@QZDPLSEQZ<PLSDQZ"
"=VLN;T2QZFQZ7QZ8PLSEQZ<PLSDQZ<ZLSAT2QZGQZEQZ>QZFQZ=RLMJQT>QZ5RLMJQT@QZGVLN,T1QZHQT>TFTLMIT0QZIQZHVLN,T1QZJQT@TFTLMIT"),
("0QZKQZJVLPAP,Q[+QZIQZKVLN<T0Q[,Q[+,VLN<T0Q[-Q[++VLN,T1Q[.QT>THTLMIT0Q[/Q[.VLN,T1Q[0QT@THTLMIT0Q[1Q[0VLP+T0Q[2Q[/Q[1V"
"LP+T0Q[3Q[2Q[,VLN;T2Q[4Q[-Q[3TLOHU7Q[5Q[4PLSEQ[6PLSDQ[6ZLSAT0Q[7TFQZ<Q[8Q[9TLSBQ[:Q[9,PLSEQ[;PLSDQ[;VLQ;T6Q[<Q[7P8TL"
"SFQ[<Q[=Q[:PLSDQ[=PLSEQ[>PLSDQ[>ZLSAT0Q[@TFQ[=Q[AQ[BTLSBQ[CQ[B,PLSEQ[DPLSDQ[DVLQ;T6Q[EQ[@P9TLSFQ[EQ[FQ[CPLSDQ[FPLSEQ"
"[GPLSDQ[GZLSAT0Q[HTFQ[FQ[IQ[JTLSBQ[KQ[J,PLSEQ]+PLSDQ]+VLQ;T6Q],Q[HRCTLSFQ],Q]-Q[KPLSDQ]-VLP/T0Q].Q[7P9VLP+T0Q]/Q].Q["
"@VLP/T0Q]0Q]/RCVLP+T0Q]1Q]0Q[HVLP/T0Q]2Q]1PDTLMIT0Q]35VLP+T0Q]4Q]2Q]3XLN,Z/Q]5Q[5U@Q]4XLMIU8Q]6Q]5M-;RLMJQT;Q]6VLP/T"
"0Q]7UHQ[HVLN,TCQ]8QT;TFTLMITBQ]9Q]8ZLN,]6Q]:1Q[7Q[@Q]7TLMITBQ];Q]:VLP,TBQ]<Q];Q]9RLMJQ]:Q]<VLP+T0Q]=Q]7THVLN,TCQ]>QT"
";THTLMITBQ]@Q]>ZLN,]6Q]A1Q[7Q[@Q]=TLMITBQ]BQ]AVLP,TBQ]CQ]BQ]@RLMJQ]AQ]CVLP+T0Q]DQ]7T<VLN,TCQ]EQT;T<TLMITBQ]FQ]EZLN,]"
"6Q]G1Q[7Q[@Q]DTLMITBQ]HQ]GVLP,TBQ]IQ]HQ]FRLMJQ]GQ]IVLP+T0Q]JQ]7TEVLN,TCQ]KQT;TETLMITBQ^+Q]KZLN,]6Q^,1Q[7Q[@Q]JTLMITB"
"Q^-Q^,VLP,TBQ^.Q^-Q^+RLMJQ^,Q^.PLSEQ[JPLSDQ[JVLP+T0Q[IQ[HUAPLSEQ[GPLSDQ[KPLSEQ[BPLSDQ[BVLP+T0Q[AQ[@UAPLSEQ[>PLSDQ[CP"
"LSEQ[9PLSDQ[9VLP+T0Q[8Q[7UAPLSEQ[6PLSDQ[:PLSEQY5PLSDQY5PLSEQY.PLSDQY.VLP+T0QY-QY,UAPLSEQY+PLSDQY/PLSJV+NLMDVLMBT6O@+"
"U:RLMCT7OARLMCT;OBRLMCT1OCPLSDQ^/TLMGT3Q^02TLMGT3Q^12TLMGZ-Q^22TLMGT3Q^32TLMGT3Q^42TLMGT3Q^52TLMGT3Q^62TLMGT3Q^72TLM"
"GT3Q^82TLMGT3Q^92TLMGT3Q^:2TLMGT7Q^;2TLMGT1Q^<2TLMGT7Q^=2TLMGT1Q^>2TLMGT7Q^@2TLMGT1Q^A2TLMGT7Q^B2TLMGT1Q^C2TLMGT7Q^D"
"2TLMGT1Q^E2VLN,T4Q^FOAU@TLMIM-Q^GQ^FVLN<T0Q^HQ^G,VLN<T0Q^IQ^G.XLN,T1Q^JOBU@U@TLMIT0Q^KQ^JPLSEQ_+PLSDQ_+VLP/T0Q_,Q^KQ"
"^IPLSEQ_-PLSDQ_-TLMIM0Q_.OAVLN<T0Q_/Q_.-VLN<T0Q_0Q_.1VLN<T6Q_1Q_.2RLSCQ_2+TLSFQ_1Q_3Q_4PLSDQ_4VLP/T0Q_5Q^KQ_/PLSEQ_2"
"PLSDQ_3PLSEQ_2PLSDQ_2ZLSAT0Q_6Q_5Q_4Q_,Q_3TLQ3T6Q_7Q_1RLSCQ_8+TLSFQ_7Q_9Q_8PLSDQ_9VLQ5T6Q_:Q_/TFPLSEQ_8PLSDQ_8ZLSAT6"
"Q_;Q_7Q_2Q_:Q_9RLSCQ_<+TLSFQ_;Q_=Q_<PLSDQ_=VLQ7T6Q_>Q_0THRLSCQ_@+TLSFQ_>Q_AQ_BPLSDQ_BRLMJQ^DQ_.RLMJQ^EQ_,XLMET0Q_CM;"
"Q^DQ^EPLSEQ_@PLSDQ_AVLP4T0Q_DQ^KQ_0VLP1T0Q_EQ^KQ_0VLP/T0Q_FQ_EQ^IRLMJQ^=Q_.RLMJQ^>Q_DXLMEM0Q_GM1Q^=Q^>RLMJQ^@Q_GRLMJ"
"Q^AQ_FXLMET0Q_HM;Q^@Q^AVLP/T0Q_IQ_HQ_0VLP+T0Q_JQ_IQ_DRLMJQ^BQ_.RLMJQ^CQ_JXLMET0Q_KM8Q^BQ^CPLSEQ_@PLSDQ_@ZLSAT0Q`+Q_C"
"Q_BQ_KQ_APLSEQ_<PLSDQ_<ZLSAT0Q`,Q_6Q_8Q`+Q_@RLSCQ`-+TLSFRHQ`.Q`/PLSDQ`/TLMIM0Q`0OAVLN<T0Q`1Q`0,VLN<T0Q`2Q`0-VLN<T0Q`"
"3Q`0.VLN<T0Q`4Q`01VLN<M/Q`5Q`03VLN<T0Q`6Q`5+VLQ5T6Q`7Q`2TFRLSCQ`8+TLSFQ`7Q`9Q`8PLSDQ`9VLQ7T6Q`:Q`4THRLSCQ`;+TLSFQ`:Q"
"`<Q`=PLSDQ`=PLSEQ`;PLSDQ`<PLSEQ`;PLSDQ`;ZLSAT0Q`>Q`6Q`=Q`1Q`<VLQ;T6Q`@Q`>Q`3PLSEQ`8PLSDQ`8ZLSAT6Q`AQ`7Q`/Q`@Q`;XLQ4T"
"0Q`BQ`AQ`,Q^KPLSEQ`-PLSDQ`.TLMIM0Q`COAVLN<M-Q`DQ`C+VLN<T0Q`EQ`D+VLN<T0Q`FQ`D-VLN<T0Q`GQ`D.VLN<T0Q`HQ`C-VLN<T0Q`IQ`C."
"VLN<T6Q`JQ`C2TLMIM7Q`KOBVLN<M.Qa+Q`K+VLN<T0Qa,Qa++VLN<T0Qa-Qa+-VLN<T0Qa.Q`K,TLMIT0Qa/OCVLQ7T6Qa0Q`HTFRLSCQa1+TLSFQa0"
"Qa2Qa3PLSDQa3PLSEQa1PLSDQa2PLSEQa1PLSDQa1ZLSAT0Qa4Q`IQa3Q`EQa2VLQ;T6Qa5Qa,Qa4VLQ2T6Qa6Q`JQa5RLSCQa7+TLSFQa6Qa8Qa9PLS"
"DQa9RLSCQa:+TLSFQ`JQa;Qa<PLSDQa<RLMJQ^;Q`CRLMJQ^<Qa/XLMET0Qa=M8Q^;Q^<VLQ1T6Qa>Qa0Q`JRLSCQa@+TLSFQa>QaAQaBPLSDQaBVLP/"
"T0QaCT<Qa=VLQ5T6QaDQa.TFXLQ4T0QaEQaDTHTFVLP+T0QaFQaCQaEPLSEQa@PLSDQaAPLSEQa@PLSDQa@ZLSAT0QaGQaFQaBQa=QaAPLSEQa:PLSDQ"
"a;RLSCQaH+TLSFQa0QaIQaJPLSDQaJPLSEQaHPLSDQaIPLSEQaHPLSDQaHZLSAT0QaKQ`IQaJQ`EQaIPLSEQb+PLSDQb+VLP/T0Qb,QaKQ`GPLSEQb-P"
"LSDQb-VLP+T0Qb.Qb,Qa/PLSEQa:PLSDQa:ZLSAT0Qb/QaGQa@Qb.Qb-PLSEQa7PLSDQa8VLP1T0Qb0Qa.Q`FVLP+T0Qb1Qa-Qb0PLSEQa7PLSDQa7ZL"
"SAT0Qb2Qb/Qa:Qb1Qa8PLSEQ`-PLSDQ`-ZLSAT0Qb3Q`BQ`8Qb2Qa7XLN,[FQb4/U@UAVLN,V9Qb5Qb4TFTLMIT0Qb6Qb5VLN,V9Qb7Qb4THTLMIT0Qb"
"8Qb7VLN;T2Qb9Qb6Qb8RLMJQ^7Qb9RLMJQ^8]1VLN,T1Qb:Q^7TFTLMIT0Qb;Qb:VLN,T1Qb<Q^8TFTLMIT0Qb=Qb<VLPAP,Qb>Qb;Qb=VLN<T0Qb@Qb"
">,VLN<T0QbAQb>+VLN,T1QbBQ^7THTLMIT0QbCQbBVLN,T1QbDQ^8THTLMIT0QbEQbDVLP+T0QbFQbCQbEVLP+T0QbGQbFQb@VLN;T2QbHQbAQbGVLPC"
"P,QbIQb3]2VLN<T0QbJQbI+VLN<T0QbKQbI,XLL7U>Qc+,N6THTLOHT0Qc,Qc+VLQ5T6Qc-Qc,TFRLSCQc.+TLSFQc-Qc/Qc0PLSDQc0VLR/T0Qc1QbJ"
"Qc,VLR/T0Qc2QbKQc,VLP-T0Qc3V,Qc,VLR-T0Qc4QbJQc3VLR0T0Qc5Qc2Qc4VLN;T2Qc6Qc1Qc5PLSEQc.PLSDQc/VLN;T2Qc7QbJQbKPLSEQc.PLS"
"DQc.ZLSAT2Qc8Qc6Qc0Qc7Qc/RLMJQ^9QbHRLMJQ^:Qc8VLN,T1Qc9Q^9TFTLMIT0Qc:Qc9VLN,T1Qc;Q^:TFTLMIT0Qc<Qc;VLPAP,Qc=Qc:Qc<VLN<"),
("T0Qc>Qc=,VLN<T0Qc@Qc=+VLN,T1QcAQ^9THTLMIT0QcBQcAVLN,T1QcCQ^:THTLMIT0QcDQcCVLP+T0QcEQcBQcDVLP+T0QcFQcEQc>VLN;T2QcGQc@"
"QcFTLOHU7QcHQcGTLOHU9QcIQb9VLN,T1QcJOBUATLMIT0QcKQcJVLQ7T6Qd+QcKTFRLSCQd,+TLSFQd+Qd-Qd,PLSDQd-RLSCQd.+TLSF]EQd/Qd.PL"
"SDQd/TLMIM7Qd0OBVLN<M.Qd1Qd0+VLN<T0Qd2Qd1+VLN<T0Qd3Qd0,TLMIT0Qd4OCTLMIT0Qd55VLQ5T6Qd6Qd5TFRLSCQd7+TLSFQd6Qd8Qd7PLSDQ"
"d8PLSEQd9PLSDQd9ZLSAT0Qd:TFQd8Qd;Qd<ZLSAT0Qd=TFQd8Qd>Qd<TLSBQd@Qd<+PLSEQdAPLSDQdAXLN,V9QdB/U@UBTLMIT0QdCQdBVLQ;T6QdD"
"Qd:QdCTLSFQdDQdEQd@PLSDQdEXLN,],QdFQcIU@Q`,XLS.T0Qd>QdFUE]DVLQ9T6QdGQd>Qd3TLQ3T6QdHQdGRLSCQdI+TLSFQdHQdJQdIPLSDQdJRL"
"MJQ^5Qb9RLMJQ^6]=VLN,T1QdKQ^5TFTLMIT0Qe+QdKVLN,T1Qe,Q^6TFTLMIT0Qe-Qe,VLPAP,Qe.Qe+Qe-VLN<T0Qe/Qe.,VLN<T0Qe0Qe.+VLN,T1"
"Qe1Q^5THTLMIT0Qe2Qe1VLN,T1Qe3Q^6THTLMIT0Qe4Qe3VLP+T0Qe5Qe2Qe4VLP+T0Qe6Qe5Qe/VLN;T2Qe7Qe0Qe6TLOHU<Qe8Qe7VLN,],Qe9Qe8U"
"@XLS.T0Qe:Qe9UETFVLQ6T6Qe;Qe:TFPLSEQdIPLSDQdIZLSAT6Qe<QdGQdEQe;QdJRLSCQe=+TLSFQe<Qe>Qe=PLSDQe>PLSEQd@PLSDQe=PLSEQd<P"
"LSDQd<VLP+T0Qd;Qd:UAPLSEQd9PLSDQd@ZLSAT0Qe@Qd=QdAQd>Qe>VLMJKQe@M3T<XLMIT0QeAKM;T<VLQ6T6QeBQeAQd3RLSCQeC+TLSFQeBQeDQe"
"CPLSDQeDXLMIT0QeEKM;T<VLQ;T6QeFQeEQd3XLQ4T0QeGQeFTHT<XLMIT0QeHKM;T<RLMJQ^3Qb9RLMJQ^4]=VLN,T1QeIQ^3TFTLMIT0QeJQeIVLN,"
"T1QeKQ^4TFTLMIT0Qf+QeKVLPAP,Qf,QeJQf+VLN<T0Qf-Qf,,VLN<T0Qf.Qf,+VLN,T1Qf/Q^3THTLMIT0Qf0Qf/VLN,T1Qf1Q^4THTLMIT0Qf2Qf1V"
"LP+T0Qf3Qf0Qf2VLP+T0Qf4Qf3Qf-VLN;T2Qf5Qf.Qf4TLOHU<Qf6Qf5VLN,],Qf7Qf6U@_LS1T0Qf8Qf7UETFTFQeGTFVLQ5T6Qf9Qf8TFRLSCQf:+T"
"LSFQf9Qf;Qf:PLSDQf;VLN,],Qf<Qf6UAVLMJQf<Qd2M-/VLN,],Qf=Qf6UBVLMJQf=Qd4M-/VLN,],Qf>Qf6UCVLMJQf>Qd3M-/VLN,],Qf@Qf6UDVL"
"MJQf@QeHM-/PLSEQf:PLSDQf:PLSEQeCPLSDQeCPLSEQd7PLSDQd7TLS+T<]-]3XLMIT0QfAKM;T<VLQ6T6QfBQfAQd3PLSEQd.PLSDQd.ZLSAT6QfC]"
"EQd-QfBQd7RLSCQfD+TLSFQfCQfEQfDPLSDQfEPLSJUIPLSDQfDPLSEQfFPLSDQfFZLSAT0QfGTFQfDQfHQfITLSBQfJQfI,PLSEQfKPLSDQfKVLQ;T6"
"Qg+QfGP8TLSFQg+Qg,QfJPLSDQg,PLSEQg-PLSDQg-ZLSAT0Qg.TFQg,Qg/Qg0TLSBQg1Qg0,PLSEQg2PLSDQg2VLQ;T6Qg3Qg.P9TLSFQg3Qg4Qg1PL"
"SDQg4PLSEQg5PLSDQg5ZLSAT0Qg6TFQg4Qg7Qg8TLSBQg9Qg8,PLSEQg:PLSDQg:VLQ;T6Qg;Qg6RCTLSFQg;Qg<Qg9PLSDQg<VLP/T0Qg=QfGP9VLP+"
"T0Qg>Qg=Qg.VLP/T0Qg@Qg>RCVLP+T0QgAQg@Qg6VLP/T0QgBQgAPDTLMIT0QgC5VLP+T0QgDQgBQgCXLN,Z/QgEQcHU@QgDXLMIU8QgFQgEM-;RLMJQ"
"^2QgFVLP/T0QgGUHQg6VLN,TCQgHQ^2TFTLMITBQgIQgHZLN,]6QgJ1QfGQg.QgGTLMITBQgKQgJVLP,TBQh+QgKQgIRLMJQgJQh+VLP+T0Qh,QgGTHV"
"LN,TCQh-Q^2THTLMITBQh.Qh-ZLN,]6Qh/1QfGQg.Qh,TLMITBQh0Qh/VLP,TBQh1Qh0Qh.RLMJQh/Qh1VLP+T0Qh2QgGT<VLN,TCQh3Q^2T<TLMITBQ"
"h4Qh3ZLN,]6Qh51QfGQg.Qh2TLMITBQh6Qh5VLP,TBQh7Qh6Qh4RLMJQh5Qh7VLP+T0Qh8QgGTEVLN,TCQh9Q^2TETLMITBQh:Qh9ZLN,]6Qh;1QfGQg"
".Qh8TLMITBQh<Qh;VLP,TBQh=Qh<Qh:RLMJQh;Qh=PLSEQg8PLSDQg8VLP+T0Qg7Qg6UAPLSEQg5PLSDQg9PLSEQg0PLSDQg0VLP+T0Qg/Qg.UAPLSEQ"
"g-PLSDQg1PLSEQfIPLSDQfIVLP+T0QfHQfGUAPLSEQfFPLSDQfJPLSEQd,PLSDQd,VLN,T1Qh>OBUBTLMIT0Qh@Qh>VLQ;T6QhAQh@Q^HRLSCQhB+TLS"
"FQhAQhCQhBPLSDQhCPLSEQhDPLSDQhDZLSAT0QhETFQhCQhFQhGTLSBQhHQhG,PLSEQhIPLSDQhIVLQ;T6QhJQhEP8TLSFQhJQhKQhHPLSDQhKPLSEQi"
"+PLSDQi+ZLSAT0Qi,TFQhKQi-Qi.TLSBQi/Qi.,PLSEQi0PLSDQi0VLQ;T6Qi1Qi,P9TLSFQi1Qi2Qi/PLSDQi2PLSEQi3PLSDQi3ZLSAT0Qi4TFQi2Q"
"i5Qi6TLSBQi7Qi6,PLSEQi8PLSDQi8VLQ;T6Qi9Qi4RCTLSFQi9Qi:Qi7PLSDQi:VLP/T0Qi;QhEP9VLP+T0Qi<Qi;Qi,VLP/T0Qi=Qi<RCVLP+T0Qi>"
"Qi=Qi4VLP/T0Qi@Qi>PDTLMIT0QiA5VLP+T0QiBQi@QiAVLP/T0QiCUHQi4ZLN,]6QiD1QhEQi,QiCTLMITBQiEQiDVLP+T0QiFQiCTHZLN,]6QiG1Qh"
"EQi,QiFTLMITBQiHQiGVLP+T0QiIQiCT<ZLN,]6QiJ1QhEQi,QiITLMITBQiKQiJVLP+T0Qj+QiCTEZLN,]6Qj,1QhEQi,Qj+TLMITBQj-Qj,ZLN;U8Q"
"j.QiEQiHQiKQj-XLN,Z/Qj/QcHU@QiBVLMJQj/Qj.M-;PLSEQi6PLSDQi6VLP+T0Qi5Qi4UAPLSEQi3PLSDQi7PLSEQi.PLSDQi.VLP+T0Qi-Qi,UAPL"
"SEQi+PLSDQi/PLSEQhGPLSDQhGVLP+T0QhFQhEUAPLSEQhDPLSDQhHRLSCQj0+TLSF]FQj1Qj0PLSDQj1TLMIM7Qj2OBVLN<M.Qj3Qj2+VLN<T0Qj4Qj"
"3+VLN<T0Qj5Qj2,VLN<T0Qj6Qj2-TLMIT0Qj7OCTLS+T<]-]3TLMIT0Qj85VLQ5T6Qj9Qj8TFRLSCQj:+TLSFQj9Qj;Qj:PLSDQj;XLN,],Qj<QcIU@Q"
"`,VLP-T0Qj=Qj6Qj5ZLS5T0Qj>Qj<UE]8Qj=VLQ6T6Qj@Qj>Qj5RLSCQjA+TLSFQj@QjBQjAPLSDQjBRLMJQ^0Qb9RLMJQ^1]=VLN,T1QjCQ^0TFTLMI"
"T0QjDQjCVLN,T1QjEQ^1TFTLMIT0QjFQjEVLPAP,QjGQjDQjFVLN<T0QjHQjG,VLN<T0QjIQjG+VLN,T1QjJQ^0THTLMIT0QjKQjJVLN,T1Qk+Q^1THT"
"LMIT0Qk,Qk+VLP+T0Qk-QjKQk,VLP+T0Qk.Qk-QjHVLN;T2Qk/QjIQk.TLOHU<Qk0Qk/VLN,],Qk1Qk0U@_LS1T0Qk2Qk1UETFTFT<TFVLQ5T6Qk3Qk2"),
("TFRLSCQk4+TLSFQk3Qk5Qk4PLSDQk5VLN,],Qk6Qk0UAVLMJQk6Qj4M-/VLN,],Qk7Qk0UBVLMJQk7Qj7M-/VLN,],Qk8Qk0UCVLMJQk8Qj5M-/VLN,]"
",Qk9Qk0UDVLMJQk9Qj>M-/PLSEQk4PLSDQk4PLSEQjAPLSDQjAPLSEQj:PLSDQj:PLSEQj0PLSDQj0PLSJUIPLSDQhBRLSCQk:+TLSF]GQk;Qk:PLSDQ"
"k;TLMIT0Qk<5VLQ5T6Qk=Qk<TFPLSEQk:PLSDQk:ZLSAT6Qk>]GQhBQk=Qk;RLSCQk@+TLSFQk>QkAQk@PLSDQkAXLN,],QkBQcIU@Q`,VLS/QkBUETF"
"TFPLSEQk@PLSDQk@PLSJV+NLMDVLMBT6OD+U:RLMCT7OERLMCT;OFRLMCT1OGPLSDQkCTLMGT7RI2TLMGT;RJ2TLMGT1RK2TLMGT7S+2TLMGT;S,2TLM"
"GT1S-2TLQ3T6QkD]JRLSCQkE+TLSFQkDQkFQkEPLSDQkFTLMIM7QkGOFVLN<M.QkHQkG+VLN<T0QkIQkH,VLN<T0QkJQkG,VLN<T0QkKQkG-VLQ5T6Ql"
"+QkJTFRLSCQl,+TLSFQl+Ql-Ql,PLSDQl-VLQ5T6Ql.QkKQkIPLSEQl,PLSDQl,ZLSAT6Ql/Ql+QkFQl.Ql-PLSEQkEPLSDQkEZLSAT6Ql0]JQkCQl/Q"
"l,RLSCQl1+TLSFQl0Ql2Ql1PLSDQl2PLSJV+PLSDQl1RLSCQl3+TLSFRHQl4Ql3PLSDQl4TLQ3T6Ql5]KRLSCQl6+TLSFQl5Ql7Ql6PLSDQl7XLN,T1Q"
"l8OFU@U@TLMIT0Ql9Ql8TLMIM0Ql:OEVLN<M-Ql;Ql:+VLN<T0Ql<Ql;+VLN<T0Ql=Ql:-VLN<T0Ql>Ql:.VLQ7T6Ql@Ql=TFRLSCQlA+TLSFQl@QlBQ"
"lCPLSDQlCPLSEQlAPLSDQlBPLSEQlAPLSDQlAZLSAT0QlDQl>QlCQl<QlBVLQ9T6QlEQl9QlDPLSEQl6PLSDQl6ZLSAT6QlF]KQl4QlEQlAPLSEQl3PL"
"SDQl3ZLSAT6QlGRHQl1QlFQl6VLQ1T6QlH^+QlGRLSCQlI+TLSFQlHQlJQlKPLSDQlKTLMIM0RL+OERLMJS+RL+TLMIM7RL,OFRLMJS,RL,TLMIT0RL-"
"OGRLMJS-RL-ZLMET6RL.O7S+S,S-PLSEQlIPLSDQlJTLMIM0RL/OERLMJRIRL/TLMIM7RL0OFRLMJRJRL0TLMIT0RL1OGRLMJRKRL1ZLMET6RL2O@RIR"
"JRKPLSEQlIPLSDQlIZLSAT6RL3RL.QlKRL2QlJPLSJRL3NLMDVLMBT6OH+U=RLMCT7OIRLMCTAOJRLMCT;OKRLMCT1P+PLSDRL4TLMGT7S/2TLMGT:S0"
"2TLMGTAS12TLMGT;S22TLMGT7S32TLMGT;S42TLMGT1S52RLSCRL5+TLSFS.RL6RL5PLSDRL6TLMIM0RL7OIRLMJS/RL7VLN,T:RL8OKU@TLMIM.RL9R"
"L8RLMJS0RL9XLMET6RL:O;S/S0PLSJRL:PLSDRL5TLMIM>RL;OJRLMJS1RL;TLMIM7RL<OKRLMJS2RL<XLMET.RL=N1S1S2TPk+T2RL>THVLN,X0RL@I"
"THRLMJRL@RL>TPk+T2RLATEVLN,X0RLBJTHRLMJRLBRLATLMIM0RLCOIRLMJS3RLCTLMIM7RLDOKRLMJS4RLDTLMIT0RLEP+RLMJS5RLEZLMET6RLFOD"
"S3S4S5PLSJRLFNLMD")
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced: source 560d70941729d1f3, glslang 16.6.0, spirv-tools v2026.4, 134720 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced[] = {
("++++ML5,P+ML65+MLE3,V3MM-M22VFN+XLM@T0P8P1VFMN@0,V,MNF48PEVAP9TLLHPGPEP8TLM+PH1PGTLMGPHMO;4+MOI:,PJMP80;PKP/PJVFZLM@"
"T0V5Q4P:PKV3XLM@T0V>P1V5MQ-0,V>MQ327V@NP+TLLHVBTKV@TLM+VC/VBTLMGVCMQGKBVDP1V3MIXLM@T0VHP/VDVFZLM@T0VIQ4P>VHV3XLM@T0V"
"JP1VIMS;01VJTHTLM6T0W5MN+MSG9,VKMT506VKTLLHW,VKT<TLM+W-1W,TLMGW-MTF28W.TIP9TLLHW1W.T<TLM+W21W1TLMGW2MU9D,W3MV230W3U-"
"XLM@T0W4MV@02W6Q5W4TFXLM@T0W8MW+0AW9Q4W6W8TFZLM@T0W;Q4P>VFV3XLM@T0PIP1W;U-XLM@T0W<MWF02W=Q5W<TFXLM@T0WCMX10.WDQ4W=MV"
"G03P/W9WDXLM@T6WFQ6WEMXG17WGQ4Q+TFW9ZLM@T0Q,Q4WFW9WGMY8>/ML+XLM@T0WHMZ/2,WHMZ7M0,WIM[=0.WJP-WIM[F07WJPDTLLHX-T0Q.TLM"
"+X21X-TLMGX2M]6M64X3TKQ.TLM+X41X3TLMGX4M^KM+7X5Q4Q+TFWDZLM@T0Q2Q4WFWDX5M`67.XLM@T0X<MZ/0.XHQ5X<Ma1F,X=M[=0.XCP-X=Mb4"
"07XCPDTLLHXFT0Q3TLM+XG1XFTLMGXGMbF24XJTKQ3TLM+XK1XJTLMGXKMc55,Y+McA2,Y+McI@,Y,Md=2,Y,MdFX;/M/XLM@T0Y-NP92,Y-NPB;,V,N"
"Q20=V,R8XLM@T0Y.P/MGV,XLM@T0R9P1Y.U-TLM6T0^24NQJ3,Y0NR20.Y5P-Y0NR:0,Y5NRA7,[7NS-0,[7NS3ND+NV/R;+N]DOP6,V3Qb/WI,V3RM-"
"MRH,^2SSKF1[<MY;VFVLP/T0[=STK00[<[=VLP1T0[>SU40-[>V,SU;Pb<,V3Wl-MaG,X,Y`J[-,X,ZO,Z>,X,Z^AUJ,VFZh@O,,V,ZkBMR2,X,]PJ[-"
",X,]a,X2,VF^L4P9,V,^PD[6,X,^a/[-,VF_O2P3,V,_S;Z7,X,_bIMT=,X,`k;[-,X,aY>T/,VFabDP3,V,ag,MVB,X,cPD[-,X,c`GY6,X,dM2R<,V"
"FdSEP3,V,dX-MLC,V3eXFNZ<,].gh7S;A[@QL.VFVLP/T0[BPl>MGVLP+T0]2[@[BVLP/T0QL2]2V3VLP1T0MY<hO<0-MY<V,hODM3,V,hQ,j/,].iN1"
"M]@,].j_GMU:,].ki6NLI+")
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced: source d68aa72b87a5349d, glslang 16.6.0, spirv-tools v2026.4, 134720 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced[] = {
("++++bJ03TLM=T0MH3c.9,3c=UC-V4;ML61/PEP/V4P6MLE3,V,MM-M00XLM@T0P8P1U-MN@0,V4MNF48PGVAP9TLLHPHPGP8TLM+PJ1PHTLMGPJMO;41"
"ZLM@T0PKQ4P:V4MP.0FPKU-XLM@T0V5P1V4MGXLM@T0V>P/V5V4ZLM@T0VBQ4P:V>V4XLM@T0VCP1VBMQ-0,VCMQ327V3Q+TLLHVDTKV3TLM+VG/VDTL"
"MGVGMQG=/VHQ4P>V4MR<0FVHU-XLM@T0VIP1V,MIXLM@T0VJP/VIV4ZLM@T0VKQ4P>VJV,XLM@T0W,P1VKMS;01W,THTLM6T0V@M;MSG6/V4MHTLLHW-"
"MT506W-TLLHW.W-T<TLM+W01W.TLMGW0MTF28W1TIP9TLLHW2W1T<TLM+W31W2TLMGW3MU9A<P+ZLM@T0W4Q4P:V4V4XLM@T0PFP1W4U-XLM@T0W5MV@"
"02W6Q5W5TFXLM@T0W8MW+0AW9Q4W6W8TFZLM@T0W;Q4P>V4V,XLM@T0PIP1W;U-XLM@T0W<MWF02W=Q5W<TFXLM@T0WCMX10.WDQ4W=MVG03P/W9WDXL"
"M@T6WFQ6WEMXG17WGQ4Q+TFW9ZLM@T0Q,Q4WFW9WGMY8;0XLM@T0WHP4V,MZ10,WHMZ7M04WIP+V,PDXLM@T0WJP-WIM[F07WJPDTLLHX,T0Q.TLM+X-"
"1X,TLMGX-M]6M64X2TKQ.TLM+X31X2TLMGX3M^KM+7X4Q4Q+TFWDZLM@T0Q2Q4WFWDX4M`692VFN+XLM@T0X5P4VFMa+0,X5Ma1F4X<P+VFPDXLM@T0X"
"=P-X<Mb407X=PDTLLHXCT0Q3TLM+XF1XCTLMGXFMbF24XGTKQ3TLM+XJ1XGTLMGXJMc55,XKMcA2,XKMcI@,Y+Md=2,Y+MdFP2,Y,Mi-4,Y,Mi7SJ/@X"
"LM@T0Y-NP92,Y-NPB;,V4NQ20=V4R8XLM@T0Y.P/MGV4XLM@T0R9P1Y.U-TLM6T0]-0NQJ0/UHXLM@T0Y0NR20.Y5P-Y0NR:0,Y5NRA7,YKNS-0,YKNS"
"3N.+NU:=,NL+NV-1,[7NV40.[<P1[7NV<0,[<NVCb62MMDa9V4VLP4T0MMEa9QSA>2b+MMHS6VLP4T0b,MMHOM.M+,MMHON/M]G,MMHP`+0,MMHP`1NI"
",MMHPc/0,MMHPc5PC,MMHPh-0,MMHPh3O@,MMHPkI0,MMHPl.O4,MMHQN80,MMHQN>OI,MMHQR<ID[=MMBPEVLP4T0[>MMBPEVLQ5T6[@[>TFXLQ4T0["
"B[@TFTHVLP+T0]4[=[BQT1NB,]4QVIE,]4QWC:,]4QX2S.,V4Q`6MD,V,Qb/R1,V4Qh6QB,V,RM-MRH,]-SSKF1]5MY;U-VLP/T0aGSTK00]5aGVLP1T"
"0aHSU40-aHV4SU;NL@,MMHUV0NNB.aINPBV4WXJ1:aIVLN,T1aJN2UATLMIT0aKaJVLP/T0NPGaKV4WY>T6,V4WbKU-,V,Wl-SC,V4XRF]F,V,XdAS9."
"OlKNY8V4b]+A,NX.b]B3,NYJb]K<,NYKb^<1+YLI9-PL5NO4b_23,NO4b_;=,NO4b`.3,NO4b`7=,NO4b`K3,NO4ba3=,NO4baG3,NO4bb/F/NX.RLMJ"
"PM.PM-YQ35.PM/<NX.bc:C,NX.bd25,V,bd=3,NX6bdGA2NO7NX.VLMET0PM=MJNO7beC@,NX.bf7M9,V4bgGM+,NX.bhHD+YWF=+bj1NA4NO0PNCRLM"
"JNO1PNBVLN,T1PNDNO0cL/3,NO1cL8C,NO0cM03,NO1cM9O2.Og3PODVFcPD10Og4XHPO=Og3POAa^24+`l/3,Og6`l8K2NO.PO4VLMET0Od7N+NO.aL"
">@,PO4aM3MK,PO4aO3N:,NO/aQD1.PQ1OdCV4cX4J,Oe3cY3<,Oe4cYF1+aSD9-PQ<NO/cZ;3,NO/cZE=,NO/c[73,NO/c[A=,NO/c]33,NO/c]<=,NO"
"/c^/3,NO/c^8K.Og5PLSDOg5c_:M6,VFc`GJ,NO2caF0,NO2cb+N.,V4cd/N4+ZT>O4,V,ZWIQA.Nb0Nd1VFZ^A10Nb1XHNd+Nb0Nd.ZRA4+Z_40,MY<"
"Z_:0-V@MY<Z_BN9.Nb2PLSDNb2Zb2R7,U-Zh@O,,V4ZkBB,V@Zl8U2,V,[TAS;,V4[]1S<,V,[dDO3,V4[h,SHDOc8TFNl5Oc9Oc:TLSBOL5Oc:,PLSE"
"MY=PLSDMY=VLQ;T6MY@Oc8Q3TLSFMY@NPCOL5PLSDNPC`j21M,Of<PLSDOf<TLQ3T6NPEXHRLSCOfD+TLSFNPEOfFOfDPLSDOfFTLMIT0NPF5VLP/T0N"
"Z+Oc8PDVLP+T0Og2NPFNZ+VLQ;T6NZ,a]F39NZ-XHOf<NZ,OfFRLSCPOG+TLSFNZ-Od+POGPLSDOd+cQ73,Od+cQAK-NNCOc8]RH1+cRH0+]S29,Oc8]"
"SBM,-PP=OM:cT>3/OM1PP2PP=OM3cTK;,Oc8cU;N:,NNDcX+1.Oe5PP>V4aR,HBNZ.Oe;PQ/XLN,X:NZ/Oe9U@NZ.XLMIX9NZ0NZ/--TLO<T0NZ1NZ0R"
"LMJPQ0NZ1aS>0+cZ+9+]Z@OC1NZ2DOc8RLMJNZ2OO2c_60+aX3;/OcD+TLSFOf;`jE@.OO;OcHVF`k;10OO<XHOcAOO;OcE]a7@,Oc8]b,E,Oc8]bGM7"
".NZ3OP,V4]d519NZ4OO<OcDNZ3OO@RLSCNZ5+TLSFNZ4NZ6NZ5PLSDNZ6a^;M,.NZ5PLSDNZ5a_@9+]f;RD,U-^L4P9,V4^PDME,V@^R=SE,V,^Z7QA."
"OP-OU3VF^a/10OP.XHOU-OP-OU0]dA4+^aD0,NZ7^aJ0-V@NZ7^b0N9.OP/PLSDOP/^dBW;,U-_O2P3,V4_S;ME,V@_U5RF,V,_]0QA.Ob,O[6VF_bI1"
"0Ob-XHO[0Ob,O[3`aJ4+_c<0,NZ8_cC0-V@NZ8_cJN9.Ob.PLSDOb._f:TC,V,`N2S;,V4`UDS<,V,`^5O1.NZ9Ob+V4`a>1BNZ:Oa;Oa5NZ9Oa>RLSC"
"NZ;+TLSFNZ:NZ<NZ;PLSDNZ<TLMIT2NZ=;TLOHXAOb1NZ=`b:E.NZ;PLSDNZ;`c6R/.N^5TFOb;Y_+MI,VFY`JMH,NN3YbG0,NN3Yc,Q/,NN4Yh13,V4"
"Yh:N0+aT1OC1OO3DN^5RLMJOO3Of8ZM<5.OO4DN^5]_JC,N^5]`B3.NZ>OO:VF]a,1O9NZ@XHN^=NZ>OO7RLSCNZA+TLSFNZ@NZBNZAPLSDNZBRLSCNZ"
"C+TLSFP>NZDNZEPLSDNZERLMJNN7N^5VLMET0NZFN+NN7PLSENZCPLSDNZDTLMIT0NZG5RLSCNZH+TLSFXENZINZJPLSDNZJVLP/T0NZKN^5PDPLSENZ"
"HPLSDNZIPLSENZHPLSDNZHZLSAT0N[+NZKNZJTFNZIVLP+T0N[,NZGN[+VLP4T0N[-N[,PIVLP/T0N[.N[-U-PLSENZCPLSDNZCZLSAT0N[/NZFNZEN["
".NZHVLQ;T6N[0N[/V4PLSENZAPLSDNZAZLSAT6N[1NZ@OO6N[0NZCYQH5+]dK6,N^5]e6@.N[2PLSDN[2ZT-9.Oc7PLSDN^8a`0N=,U-abDP3,V4ag,M"
"E,V@ahGPF,V4bLBSD,V,bT:S9MEN[4Ol7OiKRLSCN[5+TLSFN[4N[6N[5PLSDN[6TLMIT2N[7;TLOHX8N[8N[7VLN,V;N[9:Ok-TLMIT0N[:N[9VLP+T"
"0N[;N[:OlIXLN,X:N[<N[8U@N[;XLMIX9N[=N[<--TLO<T0N[>N[=RLMJOlJN[>PLSEN[5PLSDN[5b^B:OIN[@NN.U@TLMIT0N[AN[@VLN,T1N[BNN.U"
"ATLMIT0N[CN[BVLR/T0N[DN[CX;VLR0T0N[EN[AN[DVLN,T1N[FNN.UBTLMIT0N[GN[FVLN,T1N[HNN.UCTLMIT0N[IN[HVLR/T0N[JN[IX;VLR0T0N["),
("KN[GN[JVLN,T1N]+NN.UDTLMIT0N],N]+VLN,T1N]-NN.UETLMIT0N].N]-VLR/T0N]/N].X;VLR0T0N]0N],N]/VLN,T1N]1NN.UGTLMIT0N]2N]1VL"
"N,T1N]3NN.UKTLMIT0N]4N]3VLR/T0N]5N]4X;VLR0T0N]6N]2N]5ZLN;TKN]7N[EN[KN]0N]6VLN,X@N]9<Ok-RLMJN]9N]7bc-5N.N]:<Ok-RLMJN]"
":X>TLQ3T6N];X.RLSCN]<+TLSFN];N]=N]<PLSDN]=TLMIT0N]>5VLP/T0N]@Ok-PDVLP+T0N]AN]>N]@VLQ;T6N]BN]AV,PLSEN]<PLSDN]<ZLSAT6N"
"]CX.Ok5N]BN]=RLSCN]D+TLSFN]CN]EN]DPLSDN]ERLSCN]F+TLSFP:N]GN]HPLSDN]Hbe:0OKN]IMJNN1PLSEN]FPLSDN]GTLMIT0N^+5RLSCN`=+TL"
"SFX+N`>N`@PLSDN`@VLP/T0N`AOk-PDPLSEN`=PLSDN`>PLSEN`=PLSDN`=ZLSAT0N`BN`AN`@TFN`>VLP+T0N`CN^+N`BVLP4T0N`DN`CPFVLP/T0N`"
"EN`DU-PLSEN]FPLSDN]FZLSAT0N`FN]IN]HN`EN`=VLQ;T6N`GN`FOiKPLSEN]DPLSDN]DZLSAT6N`HN]CN]<N`GN]FRLSCN`I+TLSFN`HN`JN`IPLSD"
"N`JTLMIT2N`K;TLOHXANa+N`KVLN,V;Na,:Ok-TLMIT0Na-Na,XLN,XBNa.Na+U@Na-XLMITKNa/Na.-;RLMJN]:Na/PLSEN`IPLSDN`Ibi>>@Na0>TL"
"MIT0Na1@VLPCP,Na2Na0Na1VLN<T0Na3Na2+VLN<T0Na4Na2YY+1M6Na5Na6PLSDNa6VLR/T0Na7Na3NQ9VLR/T0Na8Na4NQ9VLP-T0Na9V,NQ9VLR-T"
"0Na:Na3Na9VLR0T0Na;Na8Na:VLN;T2Na<Na7Na;PLSEN]8PLSDNa5VLN;T2Na=Na3Na4YZ<1MINa>Na<Na6Na=Na5TLMIT2Na@=RLMJNMKNa@RLMJNN"
"+Na>VLN,T1NaANMKTFTLMIT0NaBNaAVLN,T1NaCNN+TFTLMIT0NaDNaCVLPAP,NaENaBNaDVLN<T0N]JNaE,VLN<T0N]KNaE+VLN,T1NaFNMKTHTLMIT"
"0N^,NaFVLN,T1N^-NN+Y]@M4DOL2TFN]8NaGNaHTLSBNaINaH,PLSENaJPLSDNaJVLQ;T6NaKOL2Q3TLSFNaKNb+NaIPLSDNb+]OA1MCNb,PLSDNb,TL"
"Q3T6Nb-XHRLSCNb.+TLSFNb-Nb/Nb.PLSDNb/TLMIT0Nb45VLP/T0Nb5OL2PDVLP+T0Nb6Nb4Nb5VLQ;T6Nb7Nb6VFPLSENb.PLSDNb.ZLSAT6Nb8XHN"
"b,Nb7Nb/RLSCOLE+TLSFNb8Nb9OLEPLSDNb9]Q=3,Nb9]QG29Nd2PLSDNd2VLQ;T6Nd3OLHU-TLSFNd3Nd4OLKPLSDNd4]R;02Nd5OM0PLSDOM0RLMJN"
"MIOL2cRB1.OM.PLSDNd5cRK:-Nd6OL2cS;6-OL3Nd6cSI0<OL4PP4OL3VLP4T0OL6OL4PIVLP/T0OL7OL6U-VLP+T0OM;OL7]TE3/PP3OM0OM;PP5]U0"
"O+,NMJ]X13,OiK]X:N0OIOL8NMJU@TLMIT0OL;OL8VLN,T1OL<NMJUATLMIT0OL=OL<VLR/T0OL>OL=X;VLR0T0OL@OL;OL>VLN,T1OLANMJUBTLMIT0"
"OLBOLAVLN,T1OLCNMJUCTLMIT0OLDOLCVLR/T0OLFOLDX;VLR0T0OM+OLBOLFVLN,T1OM,NMJUDTLMIT0OM-OM,VLN,T1OM/NMJUETLMIT0OU4OM/VLR"
"/T0OU5OU4X;VLR0T0OU6OM-OU5VLN,T1OU7NMJUGTLMIT0OU8OU7VLN,T1O[7NMJUKTLMIT0O[8O[7VLR/T0O[9O[8X;VLR0T0O[:OU8O[9ZLN;TKO[;"
"OL@OM+OU6O[:VLN,X@Ob0DOL2RLMJOb0O[;]_<5R2Oc;DOL2RLMJOc;X>TLQ3T6Oc<XHRLSCOc=+TLSFOc<Oc>Oc=PLSDOc>TLMIT0OcB5VLP/T0OcCO"
"L2PDVLP+T0OcIOcBOcCVLQ;T6OcJOcIVFPLSEOc=PLSDOc=ZLSAT6OcKXHOL:OcJOc>RLSCOe<+TLSFOcKOe=Oe<PLSDOe=RLSCOe>+TLSFP>Oe@Of9P"
"LSDOf9RLMJNN,OL2VLMET0Of=N+NN,PLSEOe>PLSDOe@TLMIT0Of>5RLSCOf@+TLSFXEOfAOfBPLSDOfBVLP/T0OfCOL2PDPLSEOf@PLSDOfAPLSEOf@"
"PLSDOf@ZLSAT0OfEOfCOfBTFOfAVLP+T0OfGOf>OfEVLP4T0OfHOfGPIVLP/T0OfIOfHU-PLSEOe>PLSDOe>ZLSAT0POEOf=Of9OfIOf@VLQ;T6POFPO"
"EOiKPLSEOe<PLSDOe<ZLSAT6POHOcKOc=POFOe>RLSCPP8+TLSFPOHPP9PP8PLSDPP9TLMIT2PP:CTLOHXAPP;PP:VLN,V;PP<BOL2TLMIT0PU.PP<XL"
"N,XBPU/PP;U@PU.XLMITKPU0PU/-;RLMJOc;PU0PLSEPP8PLSDPP8]f-07NaHPLSDNaHVLP+T0NaGOL2UAPLSEN^4PLSDNaIcf87,NaIcfFM@,V,ch:Q"
"C,VFdM2K-V@PU,aZH;,PT;a[8K/VLP1T0PU7Og1dOHOH,U-dSEP3,V4dX-ME,V@dYHk/FPU1P]8V4TLMIT0PU2NDVLP+T0P];PU1PU2VLN,T1PU3NFUB"
"TLMIT0PU4PU3VLP/T0P]>PU4V,eXFNc-APU5QL.U-VLP/T0PU6Pl>MGVLP+T0P]9PU5PU6VLP/T0QL2P]9V,VLP1T0P]:hO<0-P]:V4hODM3,U-hQ,Qe"
"2+")
};

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced: source 630281787d5c02a9, glslang 16.6.0, spirv-tools v2026.4, 88944 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced[] = {
("++++iI-P_CP+iK3,P_Cj34,P_Cj=M29U-3TLM6T0VFN+TLLHN/U8T<TLLHN0N/U-l27/TLM6T0V4;l>2,M,lGJ1^12TLM+P91TBMLC49P;Q4P:V4P_CX"
"LM@T0PFP1P;UHXLM@T0P<MM902P=Q5P<TFXLM@T0P@MMF0/PAQ4P=P@MN.19PBQ4P>V4P_CXLM@T0PIP1PBUHXLM@T0PCMNC02PEQ5PCTFXLM@T0PGMO"
".0;PHQ4PEPGTFXLM@T0PJP/PAPHXLM@T6PKQ6PJMOD0-PKPAMOKM:-TLMGX1MQDM.4Q.TKT<TLM+Q31Q.TLMGQ3MS/M--PKPHMT3M0,X1MU92,Q3MUBS"
"1+M^+P@+MbDNkK,P_CPaDMD,P_CPc<V,,P_CQL>QB,P_CQR5MP.,U-RV9I,T<RW7M3=Q4R5U-VLP4T0RHQ4UHVLP1T0R7R6T<VLP/T0R@R7UHRYFJ:VL"
"P4T0U5R5U-VLP4T0R8R6T<VLP/T0U2R8U-R[GMh-,U-TVJI,T<TWHP+,P_CT[IUI,T<TfGS;,P_CUM7U4,T<UVBYE,T<Ue;d5,T<V[G_0,T<WN,SE,T<"
"WUG[1,T<Wf-d5,T<X]8_K,T<YO8@:VLP4T0MY=MY5U-VLP4T0R9MY6T<VLP/T0MY<R9U-YQ/N8,T<YS=M+=R:MYIU-VLP4T0MZ2R:UHVLP1T0R;MYJT<"
"VLP/T0MZ0R;UHYUDNC,U-YX;GO6RCOi8U-TLSFRCS0Oi;PLSDS0VLP4T0S9MZ=T<VLQ5T6S;S9TFRLSCS<+TLSFS;T,T-PLSDT-VLP-T0TD^1Oi8PLSE"
"S<PLSDT,PLSES<PLSDS<ZLSAT0TGTDT-Oi8T,VLP1T0TIMZ=UHVLP4T0]2MZ=UHVLP1T0MY7TGUHVLP4T0MY8TGUHXLN,TCMY9NN2MY7MY8TLMITBMY:"
"MY9XLN,TCMY;W2TI]2TLMITBMYKMY;ZLN,P9OiB1TGTI]2TLMITBMZ+OiB]LL7TBOiD,M=MY:MYKMZ+Y[5N:,T<Y^FSE,T<Yf@Z4,T<ZSJd5,T<Zl4_,"
",T<[^6SE,T<[f0TG,T<]N,@:VLP4T0N]BN]9U-VLP4T0MZ,N]:T<VLP/T0N]AMZ,U-]ODN8,T<]R1M+=MZ-N^-U-VLP4T0N^6MZ-UHVLP1T0MZ.N^.T<"
"VLP/T0N^4MZ.UH]T7NC,U-]W/GO6MZ1PW7U-TLSFMZ1MZDPW:PLSDMZDVLP4T0MZEN^BT<VLQ5T6MZFMZETFRLSCMZG+TLSFMZFMZHMZIPLSDMZIVLP-"
"T0MZJ^1PW7PLSEMZGPLSDMZHPLSEMZGPLSDMZGZLSAT0MZKMZJMZIPW7MZHVLP1T0M[+N^BUHVLP4T0M[,N^BUHVLP1T0N];MZKUHVLP4T0N]<MZKUHX"
"LN,TCN]=W+N];N]<TLMITBN]>N]=XLN,TCN]@NMFM[+M[,TLMITBN^/N]@ZLN,P9PWA1MZKM[+M[,TLMITBN^0PWA]LL7TBPWC,M=N]>N^/N^0]YJe+2"
"P_DN`+P_CTLMIT0P_ENE`MA9/PLSJUHPLSDP_G^RC<,MP@^S4R3FN^1S/P_CTLMIT0N^2REVLP+T0S:N^1N^2VLN,T1P_BRKUBTLMIT0P_AP_BVLP/T0"
"T:P_AP_C^Z6M_A0N^3NJXLN,V;N^5`M00EN^HN^5VLP/T0N^IN^3N^HTLMIT0N^JNKVLP+T0N^KN^IN^JRLSCN_++TLSFQ-N_,N_+PLSDN_,`N.6,N^K"
"`N:ME,N_+`P43,N_+`P=M=,N^K`R0MN/,].aT5e2,U-bL=G=N_-Qi,T<TLSFN_-N_.Qi/PLSDN_.VLP/T0N_/QhET<VLP+T0Nc:N_/bMFPA,U-bR;G=N"
"_0QP.T<TLSFN_0Nb-QP1PLSDNb-VLP/T0N`,QOGT<VLP+T0Na>N`,bSDP>,U-bX7G=N`-QLFT<TLSFN`-N`.QLIPLSDN`.VLP/T0N`/QL=T<VLP+T0Na"
"FN`/bY@UI+")
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced: source 91cc105e795409ca, glslang 16.6.0, spirv-tools v2026.4, 89028 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced[] = {
("++/O_RL].NMT+]LL6RLC/46PLL<Qi<_LL5M[bXaN>M[bTcN0M_RNgO>M]bki`0Macghh@McRXdh.M[dTeW:RTfO,8;,NPLL:JG0O7IJM+KMI>+NHI+N<"
"6+ODU2.R+,4XJ4,RFY3B+Z-8+Z>3.R-,GZFNB+^@O>3]LM,O;T.T1T1T1TAU/b2K/TLM+Z-2U8cJ9+c1>+d>TD+ML:]0BTLM=T0R++TLM6T0^12XLM@T"
"6O<Q5R+^1TLM+O=1T6TLMGO=O71M]@7+Mb;5.];Q5RFM^8>5TLM6T0]-0XLM@T6OAQ5R+^1M_+MK+Ma.3+Ma:;+Mc0M2+Mb-5=]DN-TLM6T0]8N3XLM@"
"T6Qd+Q5R+^1XLM@T6Q_1Q6R+ZHMf03.RLM<T6R-Mf83-R+ZHMg,<+MgF2/TLM6T0^24Mh3M+1TAOB2TLMGT1OCNL=P9+f_3>+dRGD+NQC;+NRCc=4PLS"
"EODPLSDODVLQ9T6ZIe7a;STE8.NLSIPLSDM_DNk9D/Q^DbJRLMJQ^ENl50-Q^DQ^ENl<N;/Q^BeERLMJQ^CON00-Q^BQ^CON7M:/Q^@eERLMJQ^AOOK0"
"-Q^@Q^AOP1[;3PLSEOEPLSDOEPLSEi7PLSDi7Oa9C,i6Ob1e8B_LN;M.OFMM/MMHMM0b1TFTFXLN;M7RL<OFMM1MM2PLSEOGPLSDOGXLN,V0OHPZJ04O"
"IOHTLX;MAOJOIRLMJ.OJP[ANJ,MM/P_@Y<-S1MODfa7M,+eP284e@Qd/Q`=PLSDQ`=PLSEQd.PLSDQd/e`=0ET0Q`>a@Q`=aFQd/VLQ;T6Q`@MM/Q`>P"
"LSEQd,PLSDQd,ZLSAT6Q`AQd+MP8Q`@Qd.RLMJO7Q`AdV8;,MM1fU=0,Q_:fUD2-MM2MMHfV,2/Q_:Q_9Ql.Ql-dVK14Ql0Q_1Qd,Ql/Ql,TLQ3T6QdH"
"Ql0eT15:S3bJRLMJS4RL<RLMJS5e7ZLMET6RL2O@S3S4S5eW619RL3Ql0Q_8RL2QdJRLSCQlA+TLSFRL3QlBQlAPLSDQlBQN3Mb42^8NbERLMJ^9M[GR"
"LMJOBRdD0G^8^9OBRLMJOCNbERLMJ_BM[GRLMJ_CM[8RLMJ_DMODRLMJ_EVH_LMET.OKP+OC_B_C_D_ETN5MB+Wd=02QlAPLSDQlAPLSENX0PLSDNX0T"
"Q>>,MM/TR2OL7/Q8TLSBNX1Q8WRC[>1RD+TLSFPMJPN+RDWc;M..RDPLSDRDWdB0.Q8PLSDQ8WdJRk7@P++O;RLMCT1RERLMCT1RIRLMCT1RJRLMCTAR"
"KRLMCU/S+PLSDS,Mi:P/4TLMIT6S-O7VLQ2T6e;O<S-Nk-7M9VLN,T1S.RKUATLMIT0S/S.VLP/T0S0S/VFTLMIT0S9REVLP+T0S:S0S9VLN,T1S;RKU"
"BTLMIT0S<S;VLP/T0T:S<VFTLMIT0U;RIVLP+T0M[JT:U;Re3MD,S+Rg,N06S:RLMJ^@TFTLMIT0U=RJRLMJ^AU=Ri8MF,S+Rk3N42TLMIT0ZJRJRLMJ"
"^FZJSL@MF,S+SN:N11]/+TLSFM_,M_.]/SPG7ATLMIT0]7RERLMJ^J]7TLMIT0]:RIRLMJ^K]:TLMIT0]FRJRLMJ_+]FSQ;N9,S+SSKG7]/PLSD]/RLS"
"C]G+TLSF]9]H]GPLSD]HSU1J6S:RLMJ_/TFTLMIT0]JRJRLMJ_0]JSV6D,]HSW/M,,S+SX1G3]GPLSD]GRLSCM`9+TLSF];SY4M12TLMIT0]KRJRLMJ_"
"5]KSZ=MF,S+S]8N3,S+S_BX<ATLMIT0^+RERLMJ_9^+TLMIT0^,RIRLMJ_:^,TLMIT0^-RJRLMJ_;^-Sl;MG,S+TM7J,NLSI_c2@M7TLMGU/^:2TLMIT"
"6^;O7VLQ2T6a,OA^;RLSCa-+TLSFa,a.a-PLSDa.TLMIT0a/NJTLMIT0a0NKTLMIT0Pa9O+TLMIU.a1O,RLMJ^:a1XLN,V;e8_d-0He9e8VLP/T0e:a/"
"e9VLP+T0P_Fe:a0RLSCi8+TLSFQ;i9i:PLSDi:PLSEi8PLSDi9XLN,V9MM3Rf=0<MM4MM3TLOHTBMM5MM4PLSEi8PLSDi8ZLSATBMM6Z2i:MM5i9_g13"
",i8_g:29MM7PLSDMM7VLQ;T6MM8Pa2UHTLSFMM8MM9Pa5PLSDMM9_h3GGXLN,Z1MM:N`=U@N`>VLN,TCMM;^:Pa2TLMITBMM<MM;VLP0TBMM=MM6MM<Z"
"Qi>TBMP>MM:UETFMM=_iC=-PLSDa-_cGE,MP@_dAB,MP@_e7MG+a[32,P_Ga[;2+_gB1M7Pl>UHTLSFPa7Pa8PlBPLSDPa8TLMIT0MPAO+VLQ;T6MPBP"
"l>MPARLSCPlF+TLSFMPBMPDPlFPLSDMPDTLMIT2MPEETLOHZ0MPFMPEVLP+T0MPGMP@Pl>VLN,TCN`@O,Pl>_i32.MPFU@MPG_i=1.PlFPLSDPlFacK8"
"+_j3]2+dPA0+`Y@=-Z-MPHdQ5M>=Me;2TLMGT1Me<2TLMGT7Me=2TLMGT1Me>2VLN,T4Q^FO8dSC=+`_.0+dT9=,O8dU,7,MeAdU91,MeAdUAFGN`CMe"
"ARLSCN`D+TLSFN`CN`EN`DPLSDN`EVLQ5T6N`FQ_/TFPLSEN`DPLSDN`DZLSAT6Q_;N`CQ_2N`FN`EdW5D/Me=Q_.RLMJMe>dX10-Me=Me>dX8@/Q^;Q"
"_.RLMJQ^<dY002Q^;Q^<RLMJQ^=Q_GRLMJQ^>dY<0-Q^=Q^>dYD6/Me;Q_.RLMJMe<dZ20-Me;Me<dZ9>2N`DQ`+Q_@TLMIM0Q`0O8d[<MC.N`GPLSDN"
"`Gd^654N`HQ`6N`GQ`1Q`<VLQ;T6N`IN`Hd^J26N`JQ`7Q_<N`IQ`;XLQ4T0Q`BN`JQ`,Q^Kdh6O3,Q`Bdk@Q2;N`KO9UBTLMIT0Na+N`KVLQ5T6Qe<N"
"a+Q^HVLN,T1QcJO9eOI2;[,QcKTFRLSCNa,+TLSF[,Na-Na,PLSDNa-TLMIM7Qd0O9ePI=,O:eQ;=+eWB1=Na.PLSDNa.PLSEQe=PLSDQe>PLSEQe=PL"
"SDQe=ZLSAT0Na/THNa.Qd3Qe>eR-3,Qe=eR61,Qe=eR=M:9Na/TLQ3T6Na0QdGRLSCNa1+TLSFNa0Na2Na1PLSDNa2eT:NICNa1PLSDNa1ZLSAT6Na3Q"
"dGQdEQe;Na2RLSCNa4+TLSFNa3Na5Na4PLSDNa5PLSEQd@PLSDNa4eX.>MFNa5RLSCNa6+TLSFQe<Na7QkFPLSDQkFVLQ7T6Ql+Qe@TFPLSENa6PLSDN"
"a7VLQ5T6Na8Qe@Qd3PLSENa6PLSDNa6ZLSAT6Na9Ql+QkFNa8Na7TLQ3T6Na:Na9RLSCQeC+TLSFNa:Na;QeCPLSDNa;VLQ;T6Na<Qe@Qd3XLQ4T0QeG"
"Na<THeZ1P9,Qe@e_A51XLQ4T0QN0Na9THTFaiJ1+e`+4,QN1e`516QN1THPLSENa,PLSDNa,ZLSAT6QfC[,Qc.e`G:0RLSCQhB+TLSFQe<ef3N@0Z/Nc"
"5QcHU@QiBecK5-QhEQi,ed68+ei<E+bf=A.QcIU@Q`,bg54:PLSJV+PLSDQhBTLMIT0Na=QcJVLQ5T6QOCNa=TFRLSCQj1bRB1,QODbRI3,QODbS1M>O"
"-VLP+T0Na>QOGQP.VLP/T0Na@Na>PDTLMIT0NaA0VLP+T0NaBNa@NaAXLN,VENc=1QOGQP.TLMIU8Qj.Nc=RLMJMPHQj.PLSENaCPLSDNaCZLSAT0Nb."
"TFNb-Nb/Nb0TLSBNb1Nb0,PLSENb2PLSDNb2VLQ;T6Nb3Nb.UHTLSFNb3Nb4Nb1PLSDNb4ZLN,Z1Nb5QcHU@NaBNb.VLN,TCNb6MPHNb.TLMITBNb7Nb"
"6ZQi>TBNb8Nb5UETFNb7PLSENb0PLSDNb0VLP+T0Nb/Nb.UAPLSENaCPLSDNb1bU-G.Qj1PLSDQOEad;3,QOEadEN>,QcHag8M,-PLSEQj1ej<0,O9ej"),
("CC,O:ek:M3:VLQ5T6Nb9Qj5TFVLQ6T6Nb<Qj>TFVLQ2T6Qj@Nb9Nb<elH54Pf7Qb9RLMJPf8]=VLN,T1QjCPf7fL:3,Pf8fLDC,Pf7fM;3,Pf8fMEN:+"
"NgF0+fP8@.PLSJUINLMD")
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced: source 931ca737bfaea926, glslang 16.6.0, spirv-tools v2026.4, 86552 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced[] = {
("++++N8,N+N9g8+iK3,V,j34,V,j=N2@^24TLLHNHU8^2TLLHNINHU-TLLHO-NITHTLM+O./O-TLMGO.ML822O.3/TLM6T0VFN+MLG0M.O/Q4P:U-V,XL"
"M@T0PFP1O/UHXLM@T0P9P4VFPFXLM@T6P;Q5P9TFXLM@T0P<P1VFPFZLM@T0P=Q4P;P<MN.1M:P@Q4P>U-V,XLM@T0PIP1P@UHXLM@T0PAP4VFPIXLM@"
"T6PBQ5PATFXLM@T0PCP1VFPIZLM@T0PDQ4PBPCTFXLM@T0PEP/P=PDXLM@T6PGQ6PEMOD0-PGP=MOKP2-PGPDMT3Y8,PL+MbBO+,VFMeC@+Mf:UH1U-V"
"LP4T0MMEa9U-NO<N^1,V,PaDMD,V,Pc<V,,V,QL>QB,V,QR5MQJ,V,RX411R9R5V,VLP1T0PHRXA0,PHRY+MC;V,VLP1T0PJR5UHVLP4T0R6PJUHVLP/"
"T0U2R6T<R[BM[I,VFSl@N2,VFTMHNG+TQ2U;.R7NPBU-TZF18R7TLMIT0S0NPAVLP/T0S9NPDU-VLP-T0OiK^YG0-N2UA^Z-1.NPGS<V,T[IT6,U-Te4"
"N<,VFTgGR;,V,UM7SC,U-UU/N<,VFUWB[F,VFUh<MK,VFUj<NC,U-VL4QA,VFVQKM8,U-VS8W9,VFV_HMK,VFVaHNC,U-Vd@QA,VFVj5M8,U-VkDN8+W"
"]I5.OYBOY@O]-W^<E+WU.3,OYHWU7M.2NO,PT;VLMET0Y<MJNO,WVB3,X+WVK1.OU>PT;VFWW35-OU@OU>WW@0-OUAPU.WP,:,PT;WP<M-,Y<WQ@M;1Y"
"<UHVLP4T0Y3Y<WS5M4+W]8;+WM43,PT>WM=M.M7NO-OYJVLMET0T,N+NO-TLMIT0T-0RLSCTD+TLSFXETGTIPLSDTIVLP/T0PU2OYJVFPLSETDPLSDTG"
"PLSETDPLSDTDZLSAT0PU3PU2TITFTGVLP+T0PU4T-WWG:,OYJWX6M-,T,WY9M;1T,UHVLP4T0[7T,W[/M4+WT>;+W_1UH,VFWi.MK,VFWk.NC,U-XLGQ"
"A,VFXR<M8,U-XSKW9,VFX`9MK,VFXb9NC,U-Xe1QA,VFXjHM8,U-Xl5O/,U-YN:M1.N]8OgGV,]N718W.N]9UHVLP4T0W/W.UHVLP/T0N]AW/T<]O>J,"
"Og>]P=50W2OgGRLMJPV<PV;YR89+]Q:2,OgJ]QCM.,V,]RG11N^1N^-V,VLP1T0W0]S20,W0]S=MI,Og>]U;5,NN2]UGNF,NN2]XB;,W2]Y2MA+Y]37+"
"ZLFV/,VFZVKMK,VFZXKT8,VFZb8XH,VF[N5MK,VF[P5T8,VF[XDQK,VF[_DSE,VF[g=R;,U-]M.M1.MY4PUFV,YOD18W1MY5UHVLP4T0W:W1UHVLP/T0"
"MY<W:T<YPKG>W;2TFPU=MYBXLMIU8W<W;M;T<VLN,Z-W=NMFPUFRLMJW=W<]Q,9+YRG2,PUIYS.M.,V,YT211MZ,MYIV,VLP1T0W>YT>0,W>YTJMF4Y,"
"3TFPU=MZ8XLMIU8MZ:Y,YW,0,W+YW2NE>[<W+MZFMZGTLMITB[=[<ZLN;U8MZJ[=[=[=[=VLN,Z-MZKNMFYZ>MA+]ZHd/,V,^R,S;FMY6S/V,TLMIT0M"
"Y7REVLP+T0S:MY6MY7VLN,T1MY8RKUBTLMIT0MY9MY8VLP/T0T:MY9V,^Z6O`@,VFbN+QI,VFbSJQG,VFbYFUC+")
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced: source 79556ae6663405e3, glslang 16.6.0, spirv-tools v2026.4, 115704 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced[] = {
("++/O_RL].NMT+]LL6RLC/>6PLL<Qi<_LL5M[bXaN>M[bTcN0M_RNgO>M]bki`0Macghh@McRXdh.M[dTeW:RTfO,CME-M+KN=M.+P,I+OB6+PIVI+[J8"
".RF,4]94.RH,G]BO++`FR/+Mj/0+gC8+fJ>+h6MME+Mj3X6+NUCM1+NWKM2+NW+1-]DN-NW/5/Q_1Q6RFZHNZK3.RLM<T6RHN[24,ZHN[GMA+N_+V++M"
"Lf/>+kP<D+NiC;+NjCc=8PLSEO7PLSDO7VLQ9T6S.e7a;PLSEMXCPLSDMXCUU64.NLSIPLSDMe;Ob9D/Q^DbJRLMJQ^EOc50-Q^DQ^EOc<N;/Q^BeERL"
"MJQ^COf00-Q^BQ^COf7M:/Q^@eERLMJQ^AOgK0-Q^@Q^AOh1[;3PLSEO;PLSDO;PLSEi7PLSDi7PW9C,i6PX1e8B_LN;M.O<MM/aKMM0b1TFTFXLN;M7"
"RL<O<MM1MM2PLSEO=PLSDO=XLN,V0OAQQJ04OBOATLX;MAOCOBRLMJ.OCQRANJ,MM/QU@Y<-S1MODMLh3M,+kT.;,MM1ML]90,Q_:ML]@2-MM2aKML]I"
"2/Q_:Q_9Ql.Ql-kTA14Ql0Q_1MP8Ql/Ql,TLQ3T6QdHQl0lQH5:S3bJRLMJS4RL<RLMJS5e7ZLMET6RL2O@S3S4S5lU,19RL3Ql0Q_8RL2QdJRLSCQlA"
"+TLSFRL3QlBQlAPLSDQlBQf3MW2.ODPLSDODSP=NPB.ODPLSDMXGYWA02QlAPLSDQlAPLSENX0PLSDNX0UVJ>,MM/UW=OV1/OETLSBNX1OEXbHa<1OF+"
"TLSFN[KN],OFYV>M..OFPLSDOFYWE0.OEPLSDOEYX,X_D+kN20+fkJ5+kNB4,OGkNHMC=OH2TLMGT1OI2TLMGT7OJ2TLMGT1OK2VLN,T4Q^FO8kQ8=+g"
"O<0+kR/=,O8kRC7,P+kS/1,P+kS6FGRDP+RLSCRE+TLSFRDRIREPLSDRIVLQ5T6RJQ_/TFPLSEREPLSDREZLSAT6Q_;RDQ_2RJRIkU+D/OJQ_.RLMJOK"
"kUH0-OJOKkV.@/Q^;Q_.RLMJQ^<kVG02Q^;Q^<RLMJQ^=Q_GRLMJQ^>kW20-Q^=Q^>kW96/OHQ_.RLMJOIkWI0-OHOIkX/>2REQ`+Q_@TLMIM0Q`0O8k"
"Y2NB,Q_<k[J3+kf,O3,Q`Bki5Q2;RKO9UBTLMIT0S+RKVLQ5T6Qe<S+Q^HVLN,T1QcJO9lM>>/TLMIM7Qd0O9lN>=,O:lO1=+lU71=S,PLSDS,PLSEQe"
"=PLSDQe>PLSEQe=PLSDQe=ZLSAT0S-THS,Qd3Qe>lOD3,Qe=lP,1,Qe=lP3M:9S-TLQ3T6S/QdGRLSCS0+TLSFS/S9S0PLSDS9lR0NICS0PLSDS0ZLSA"
"T6S:QdGQdEQe;S9RLSCS;+TLSFS:S<S;PLSDS<PLSEQd@PLSDS;lUE>MFS<RLSCT:+TLSFQe<U;QkFPLSDQkFVLQ7T6Ql+Qe@TFPLSET:PLSDU;VLQ5T"
"6U=Qe@Qd3PLSET:PLSDT:ZLSAT6]/Ql+QkFU=U;TLQ3T6]7]/RLSCQeC+TLSF]7]9QeCPLSD]9VLQ;T6]:Qe@Qd3XLQ4T0QeG]:THlWHP9,Qe@l]651X"
"LQ4T0QN0]/THTFh[11+l]B4,QN1l^+09QN2QN1THPLSEQd,PLSDQd,ZLSAT6QN3Qd+Qc.QN2Qd7h]448PLSJUIPLSDQN4RLSCQk:+TLSFQe<Qk;Qk:PL"
"SDQk;l_+3,Qk;l_4U8+i^8A.QcIU@Q`,i_04:PLSJV+PLSDQk:TLMIT0];QcJVLQ5T6QhA];TFRLSCQj1li51,QhBli<3,QhBliFQF.RLMJOGQj.jX/2"
"-TFQi:jX80M2,PLSE]EPLSD]EVLQ;T6]FQY,UHTLSF]F]GQY/PLSD]GZLN,Z1]HQcHU@QiBQY,VLN,TC]IOGQY,TLMITB]J]IZQi>TB]K]HUETF]JkMA"
"8+MLNKM2/PLSEQj1PLSDQhChR,3,QhChR5QI,QcHhX3M9-PLSEQj1MLP80,O9MLP>C,O:MLQ6M3:VLQ5T6^+Qj5TFVLQ6T6^,Qj>TFVLQ2T6Qj@^+^,M"
"LRDP7+O^F0+MLW4@.PLSJUINLMD")
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced: source 4cbbf78cc5194670, glslang 16.6.0, spirv-tools v2026.4, 115608 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced[] = {
("++++ML4,P+ML55+MLD3,V3MM,M22VFN+XLM@T0P8P1VFMN>0,V,MNE48PEVAP9TLLHPGPEP8TLM+PH1PGTLMGPHMO:4+MOH:,PJMP70;PKP/PJVFZLM@"
"T0V5Q4P:PKV3XLM@T0V>P1V5MQ,0,V>MQ227V@NP+TLLHVBTKV@TLM+VC/VBTLMGVCMQFKBVDP1V3MIXLM@T0VHP/VDVFZLM@T0VIQ4P>VHV3XLM@T0V"
"JP1VIMS:01VJTHTLM6T0W5MN+MSF9,VKMT406VKTLLHW,VKT<TLM+W-1W,TLMGW-MTE28W.TIP9TLLHW1W.T<TLM+W21W1TLMGW2MU8D,W3MV130W3U-"
"XLM@T0W4MV>02W6Q5W4TFXLM@T0W8MVK0AW9Q4W6W8TFZLM@T0W;Q4P>VFV3XLM@T0PIP1W;U-XLM@T0W<MWE02W=Q5W<TFXLM@T0WCMX00.WDQ4W=MV"
"F03P/W9WDXLM@T6WFQ6WEMXF17WGQ4Q+TFW9ZLM@T0Q,Q4WFW9WGMY7>/ML+XLM@T0WHMZ.2,WHMZ6M0,WIM[<0.WJP-WIM[E07WJPDTLLHX-T0Q.TLM"
"+X21X-TLMGX2M]5M64X3TKQ.TLM+X41X3TLMGX4M^JM+7X5Q4Q+TFWDZLM@T0Q2Q4WFWDX5M`57.XLM@T0X<MZ.0.XHQ5X<Ma0F,X=M[<0.XCP-X=Mb3"
"07XCPDTLLHXFT0Q3TLM+XG1XFTLMGXGMbE24XJTKQ3TLM+XK1XJTLMGXKMc45,Y+Mc@2,Y+McH@,Y,Md<2,Y,MdEX7/M/XLM@T0Y-NP42,Y-NP<;,V,N"
"Q-0=V,R8XLM@T0Y.P/MGV,XLM@T0R9P1Y.U-TLM6T0^24NQE3,Y0NR-0.Y5P-Y0NR50,Y5NR;7,[7NRI0,[7NS.N@+NUGP/+NZ.ON0,V3Q]4Z/,V3Qk9"
"MRH,^2SQ6F1[<MY;VFVLP/T0[=SR600[<[=VLP1T0[>SRA0-[>V,SRHPa5,V3Wh2MaG,X,Y].[-,X,Yl1Z>,X,ZYFUJ,VFZdEO,,V,ZgGMR2,X,]M.[-"
",X,]]1X2,VF]i9P9,V,^LI[6,X,^]4[-,VF^l7P3,V,_OAZ7,X,__-MT=,X,`gA[-,X,aUDT/,VFa^IP3,V,ac1MVB,X,cLI[-,X,c]+Y6,X,cj7R<,V"
"FdOJP3,V,dT2MLC,V3eTKNNF,].gWFMi/+")
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced: source 6af53862f51fb332, glslang 16.6.0, spirv-tools v2026.4, 115608 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced[] = {
("++++c003TLM=T0MH3c59,3cEU:-V4;ML51/OFP/V4P6MLD3,V,MM,M00XLM@T0P8P1U-MN>0,V4MNE48PEVAP9TLLHPGPEP8TLM+PH1PGTLMGPHMO:41"
"ZLM@T0PJQ4P:V4MP-0FPJU-XLM@T0PKP1V4MGXLM@T0V5P/PKV4ZLM@T0V>Q4P:V5V4XLM@T0VBP1V>MQ,0,VBMQ227V3Q+TLLHVCTKV3TLM+VD/VCTL"
"MGVDMQF=/VGQ4P>V4MR;0+MP21-V,MIMP:03V4ZLM@T0VJQ4P>VIV,MPH33PAP+VKTHTLM6T0V@M;MSF6/V4MHTLLHW,MT406W,TLLHW-W,T<TLM+W.1"
"W-TLMGW.MTE28W0TIP9TLLHW1W0T<TLM+W21W1TLMGW2MU8A6P+ZLM@T0W3Q4P:V4V4XLM@T0PFMS80,W4MV>02W5Q5W4TFXLM@T0W6MVK0AW8Q4W5W6"
"TFZLM@T0W9Q4P>V4V,XLM@T0PIP1W9U-XLM@T0W;MWE02W<Q5W;TFXLM@T0W=MX00;WCQ4W<W=TFXLM@T0WDP/W8WCXLM@T6WEQ6WDMXF17WFQ4Q+TFW"
"8ZLM@T0Q,Q4WEW8WFMY7;0XLM@T0WGP4V,MZ00,WGMZ6M04WHP+V,PDXLM@T0WIP-WHM[E07WIPDTLLHWJT0Q.TLM+X,1WJTLMGX,M]5M64X-TKQ.TLM"
"+X21X-TLMGX2M^JM+7X3Q4Q+TFWCZLM@T0Q2Q4WEWCX3M`592VFN+XLM@T0X4P4VFM`K0,X4Ma0F4X5P+VFPDXLM@T0X<P-X5Mb307X<PDTLLHX=T0Q3"
"TLM+XC1X=TLMGXCMbE24XFTKQ3TLM+XG1XFTLMGXGMc45,XJMc@2,XJMcH@,XKMd<2,XKMdEP2,Y+Mi,4,Y+Mi6SF/@XLM@T0Y,NP42,Y,NP<;,V4NQ-"
"0=V4R8XLM@T0Y-P/MGV4XLM@T0R9P1Y-U-TLM6T0]-0NQE0/UHXLM@T0Y.NR-0.Y0P-Y.NR50,Y0NR;7,Y5NRI0,Y5NS.N.+NU59,NL+NUE1,YKNV+0."
"[7P1YKNV30,[7NV9_>2MMDa9V4VLP4T0MMEa9QNF>2b+MMHS6VLP4T0b,MMHNk-M+,MMHNl.M[K,MMHP[.0,MMHP[4NI,MMHP_20,MMHP_8PC,MMHPd0"
"0,MMHPd6O@,MMHPh+0,MMHPh1O4,MMHPk;0,MMHPkBN/,MMHQLGMDD[<MMBOFVLP4T0[=MMBOFVLQ5T6[>[=TFXLQ4T0[@[>TFTHVLP+T0[B[<[@QO6N"
"B,[BQR-E,[BQRH:,[BQS7S.,V4QZ;MD,V,Q]4P.,MMHQa8P4,V4QeCQB,V,Qk9MRH,]-SQ6F1]4MY;U-VLP/T0]5SR600]4]5VLP1T0^-SRA0-^-V4SR"
"HPN/.^8NPBV4WU.1:^8VLN,T1^9N2UATLMIT0^:^9VLP/T0NPG^:V4WUDT6,V4W_/U-,V,Wh2SC,V4XNK]F,V,X`FS9.OlKNY8V4bX0A,NX.bXG3,NYJ"
"bY/<,NYKbYB1+Xj-9-PL5NO4bZ73,NO4bZA=,NO4b[33,NO4b[<=,NO4b]/3,NO4b]8=,NO4b^+3,NO4b^4F/NX.RLMJPM.PM-YM85.PM/<NX.b_@C,N"
"X.b`75,V,b`C3,NX6ba+A2NO7NX.VLMET0PM=MJNO7baH@,NX.bb<M9,V4bd+M+,NX.be,D+YSK=+bf6NA4NO0PNCRLMJNO1PNBVLN,T1PNDNO0bi43,"
"NO1bi=C,NO0bj53,NO1bj>O2.Og3PODVFcLI10Og4XHPO=Og3POAaY74+`h43,Og6`h=K2NO.PO4VLMET0Od7N+NO.`iD@,PO4`j8MK,PO4`l8N:,NO/"
"aMI1.PQ1OdCV4cT9J,Oe3cU8<,Oe4cUK1+aOI9-PQ<NO/cVA3,NO/cVJ=,NO/cW<3,NO/cWF=,NO/cX83,NO/cXB=,NO/cY43,NO/cY=K.Og5PLSDOg5"
"cZ@M6,VFc]+J,NO2c]K0,NO2c^0N.,V4c`4N4+ZPDO4,V,ZT-QA.Nb0Nd1VFZYF10Nb1XHNd+Nb0Nd.ZNF4+ZZ90,^;ZZ@0-V@^;ZZGN9.Nb2PLSDNb2"
"Z^7R7,U-ZdEO,,V4ZgGB,V@Zh=U2,V,[PFS;,V4[X6S<,V,[`IO3,V4[d1SHDOc8TFNl5Oc9Oc:TLSBOL5Oc:,PLSEa,PLSDa,VLQ;T6a-Oc8Q3TLSFa"
"-a.OL5PLSDa.`f71M,Of<PLSDOf<TLQ3T6a/XHRLSCOfD+TLSFa/OfFOfDPLSDOfFTLMIT0a05VLP/T0a1Oc8PDVLP+T0Og2a0a1VLQ;T6aGaXK39aHX"
"HOf<aGOfFRLSCPOG+TLSFaHOd+POGPLSDOd+cM<3,Od+cMFK-NNCOc8]O,1+cO,0+]O79,Oc8]OGM,-PP=OM:cPD3/OM1PP2PP=OM3cQ/;,Oc8cQAN:,"
"NNDcT01.Oe5PP>V4aN1HBaIOe;PQ/XLN,X:aJOe9U@aIXLMIX9aKaJ--TLO<T0e8aKRLMJPQ0e8aOD0+cV09+]VEOC1e9DOc8RLMJe9OO2cZ;0+aT8;/"
"OcD+TLSFOf;`fJ@.OO;OcHVF`gA10OO<XHOcAOO;OcE]]<@,Oc8]^1E,Oc8]_+M7.e:OP,V4]`:19e;OO<OcDe:OO@RLSCe<+TLSFe;e=e<PLSDe=aYA"
"M,.e<PLSDe<aZE9+]bARD,U-]i9P9,V4^LIME,V@^NCSE,V,^V<QA.OP-OU3VF^]410OP.XHOU-OP-OU0]`F4+^]I0,i8^^.0-V@i8^^5N9.OP/PLSDO"
"P/^`GW;,U-^l7P3,V4_OAME,V@_Q:RF,V,_X5QA.Ob,O[6VF__-10Ob-XHO[0Ob,O[3`^.4+__B0,i9__H0-V@i9_`.N9.Ob.PLSDOb._b@TC,V,_k7S"
";,V4`QIS<,V,`Y:O1.i:Ob+V4`]D1BMM3Oa;Oa5i:Oa>RLSCMM4+TLSFMM3MM5MM4PLSDMM5TLMIT2MM6;TLOHXAOb1MM6`^@E.MM4PLSDMM4`_;R/.N"
"^5TFOb;YZ0MI,VFY].MH,NN3Y_+0,NN3Y_1Q/,NN4Yd63,V4Yd@N0+aP6OC1OO3DN^5RLMJOO3Of8YjB5.OO4DN^5][.C,N^5][G3.MM7OO:VF]]11OC"
"MM8XHN^=MM7OO7RLSCMM9+TLSFMM8MM:MM9PLSDMM:RLSCMM;+TLSFP>MM<MM=PLSDMM=RLMJNN7N^5VLMET0MP>N+NN7PLSEMM;PLSDMM<TLMIT0MP@"
"5RLSCMPA+TLSFXEMPBMPDPLSDMPDVLP/T0MPEN^5PDPLSEMPAPLSDMPBPLSEMPAPLSDMPAZLSAT0MPFMPEMPDTFMPBVLP+T0MPGMP@MPFVLP4T0MPHMP"
"GPIVLP/T0MY<MPHU-PLSEMM;PLSDMM;ZLSAT0MY=MP>MM=MY<MPAVLQ;T6MY@MY=V4PLSEMM9PLSDMM9ZLSAT6Me=MM8OO6MY@MM;RLSCMe>+TLSFMe="
"MeAMe>PLSDMeA]a.7,N^5]a;@.Me>PLSDMe>ZP29.Oc7PLSDN^8a[5N=,U-a^IP3,V4ac1ME,V@ae+PF,V4aiGSD,V,bP@S9MENPCOl7OiKRLSCNPE+T"
"LSFNPCNPFNPEPLSDNPFTLMIT2NZ+;TLOHX8NZ,NZ+VLN,V;NZ-:Ok-TLMIT0NZ.NZ-VLP+T0NZ/NZ.OlIXLN,X:NZ0NZ,U@NZ/XLMIX9NZ1NZ0--TLO<"
"T0NZ2NZ1RLMJOlJNZ2PLSENPEPLSDNPEbYG:OINZ3NN.U@TLMIT0NZ4NZ3VLN,T1NZ5NN.UATLMIT0NZ6NZ5VLR/T0NZ7NZ6X;VLR0T0NZ8NZ4NZ7VLN"
",T1NZ9NN.UBTLMIT0NZ:NZ9VLN,T1NZ;NN.UCTLMIT0NZ<NZ;VLR/T0NZ=NZ<X;VLR0T0NZ>NZ:NZ=VLN,T1NZ@NN.UDTLMIT0NZANZ@VLN,T1NZBNN."),
("UETLMIT0NZCNZBVLR/T0NZDNZCX;VLR0T0NZENZANZDVLN,T1NZFNN.UGTLMIT0NZGNZFVLN,T1NZHNN.UKTLMIT0NZINZHVLR/T0NZJNZIX;VLR0T0N"
"ZKNZGNZJZLN;TKN[+NZ8NZ>NZENZKVLN,X@N[,<Ok-RLMJN[,N[+b_25N.N[-<Ok-RLMJN[-X>TLQ3T6N[.X.RLSCN[/+TLSFN[.N[0N[/PLSDN[0TLM"
"IT0N[15VLP/T0N[2Ok-PDVLP+T0N[3N[1N[2VLQ;T6N[4N[3V,PLSEN[/PLSDN[/ZLSAT6N[5X.Ok5N[4N[0RLSCN[6+TLSFN[5N[7N[6PLSDN[7RLSC"
"N[8+TLSFP:N[9N[:PLSDN[:ba@0OKN[;MJNN1PLSEN[8PLSDN[9TLMIT0N[<5RLSCN[=+TLSFX+N[>N[@PLSDN[@VLP/T0N[AOk-PDPLSEN[=PLSDN[>"
"PLSEN[=PLSDN[=ZLSAT0N[BN[AN[@TFN[>VLP+T0N[CN[<N[BVLP4T0N[DN[CPFVLP/T0N[EN[DU-PLSEN[8PLSDN[8ZLSAT0N[FN[;N[:N[EN[=VLQ;"
"T6N[GN[FOiKPLSEN[6PLSDN[6ZLSAT6N[HN[5N[/N[GN[8RLSCN[I+TLSFN[HN[JN[IPLSDN[JTLMIT2N[K;TLOHXAN],N[KVLN,V;N]-:Ok-TLMIT0N"
"].N]-XLN,XBN]/N],U@N].XLMITKN]0N]/-;RLMJN[-N]0PLSEN[IPLSDN[IbeD>@N]1>TLMIT0N]2@VLPCP,N]3N]1N]2VLN<T0N]4N]3+VLN<T0N]5"
"N]3YU01M6N]6N]7PLSDN]7VLR/T0N]9N]4NQ9VLR/T0N]:N]5NQ9VLP-T0N];V,NQ9VLR-T0N]<N]4N];VLR0T0N]=N]:N]<VLN;T2N]>N]9N]=PLSEN"
"]8PLSDN]6VLN;T2N]@N]4N]5YVB1HN]AN]>N]7N]@N]6TLMIT2N]B=RLMJNMKN]BRLMJNN+N]AVLN,T1N]CNMKTFTLMIT0N]DN]CVLN,T1N]ENN+YW:0"
"HVLPAP,N]GN]DN]FVLN<T0N]JN]G,VLN<T0N]KN]G+VLN,T1N]HNMKTHTLMIT0N^,N]HVLN,T1N^-NN+YXEM4DOL2TFN]8N]IN^+TLSBN`=N^+,PLSEN"
"`>PLSDN`>VLQ;T6N`@OL2Q3TLSFN`@N`AN`=PLSDN`A[lF1MCN`BPLSDN`BTLQ3T6N`CXHRLSCN`D+TLSFN`CN`EN`DPLSDN`ETLMIT0N`F5VLP/T0N`"
"GOL2PDVLP+T0N`HN`FN`GVLQ;T6N`IN`HVFPLSEN`DPLSDN`DZLSAT6N`JXHN`BN`IN`ERLSCOLE+TLSFN`JN`KOLEPLSDN`K]MC3,N`K]N+29Na+PLS"
"DNa+VLQ;T6Na,OLHU-TLSFNa,Na-OLKPLSDNa-]NA02Na.OM0PLSDOM0RLMJNMIOL2cNG1.OM.PLSDNa.cO/:-Na/OL2cOA6-Na0Na/cP-0<Na1PP4Na"
"0VLP4T0Na2Na1PIVLP/T0Na3Na2U-VLP+T0OM;Na3]PJ3/PP3OM0OM;PP5]Q5O+,NMJ]T63,OiK]T@N0OINa4NMJU@TLMIT0Na5Na4VLN,T1Na6NMJUA"
"TLMIT0Na7Na6VLR/T0Na8Na7X;VLR0T0Na9Na5Na8VLN,T1Na:NMJUBTLMIT0Na;Na:VLN,T1Na<NMJUCTLMIT0Na=Na<VLR/T0Na>Na=X;VLR0T0Na@"
"Na;Na>VLN,T1NaANMJUDTLMIT0NaBNaAVLN,T1NaCNMJUETLMIT0NaDNaCVLR/T0NaENaDX;VLR0T0NaFNaBNaEVLN,T1NaGNMJUGTLMIT0NaHNaGVLN"
",T1NaINMJUKTLMIT0NaJNaIVLR/T0NaKNaJX;VLR0T0Nb+NaHNaKZLN;TKNb,Na9Na@NaFNb+VLN,X@Nb-DOL2RLMJNb-Nb,]ZB5R2Nb.DOL2RLMJNb."
"X>TLQ3T6Nb/XHRLSCNb4+TLSFNb/Nb5Nb4PLSDNb5TLMIT0Nb65VLP/T0Nb7OL2PDVLP+T0Nb8Nb6Nb7VLQ;T6Nb9Nb8VFPLSENb4PLSDNb4ZLSAT6Nd"
"2XHOL:Nb9Nb5RLSCNd3+TLSFNd2Nd4Nd3PLSDNd4RLSCNd5+TLSFP>Nd6OL3PLSDOL3RLMJNN,OL2VLMET0OL4N+NN,PLSENd5PLSDNd6TLMIT0OL65R"
"LSCOL7+TLSFXEOL8OL;PLSDOL;VLP/T0OL<OL2PDPLSEOL7PLSDOL8PLSEOL7PLSDOL7ZLSAT0OL=OL<OL;TFOL8VLP+T0OL>OL6OL=VLP4T0OL@OL>P"
"IVLP/T0OLAOL@U-PLSENd5PLSDNd5ZLSAT0OLBOL4OL3OLAOL7VLQ;T6OLCOLBOiKPLSENd3PLSDNd3ZLSAT6OLDNd2Nb4OLCNd5RLSCOLF+TLSFOLDO"
"M+OLFPLSDOM+TLMIT2OM,CTLOHXAOM-OM,VLN,V;OM/BOL2TLMIT0OU4OM/XLN,XBOU5OM-U@OU4XLMITKOU6OU5-;RLMJNb.OU6PLSEOLFPLSDOLF]b"
"207N^+PLSDN^+VLP+T0N]IOL2UAPLSEN^4PLSDN`=cb=7,N`=cbKM@,V,cd@QC,VFcj7K-V@PU,aW,;,PT;aW=K/VLP1T0PU7Og1dL,OH,U-dOJP3,V4"
"dT2ME,V@dV,k/FOU7P]8V4TLMIT0OU8NDVLP+T0P];OU7OU8VLN,T1O[7NFUBTLMIT0O[8O[7VLP/T0P]>O[8V,eTKOkK+")
};

/* sk__spirv_sum_f32_f32_traced: source 07363055de9ed8cf, glslang 16.6.0, spirv-tools v2026.4, 37592 bytes, from sk__spirv_sum_f32_f16_traced */
static const char* const sk__spirv_sum_f32_f32_traced[] = {
("++++3+7M6+MGR2+TF1+U/7+U@1521;RLN23-TLN33+DT31781/RLN29-TLN39+DVLN39UBD+V=M3,QJWGQ:+^9S;-::f+N.+i7M,FRLM2NGQS0RLLI2U"
"8RLLJ32TLM+NGQS03RLM2NHQS0RLLI8TBRLLJ98TLM+NHQS09j8P:+MO/R,,QJMU1N/-^12MW3a@,QJMlIP-,QJNP+G,QJNPHPC,QJNU@YG,QJNd;MMK"
",UHOf;M9,UHOgKXE,UHPSEW18QDMSAUHVLR0T0QKMUFQDVLR2T0MUIQK:P`7O-,UHPc:W18R.MV5UHVLR0T0R/MX:R.VLR2T0MX=R/:QN-MO:0VLP3TB"
"Mb1Z:Mb/RQBMbH:Z.R0S;XLN,Z/R1R0U@S9XLMIU8SJR1-;Si0Q6:Z0R2PZ0XLN,Z1S>R2U@PZ.XLMITBPZ4S>-/TN.O:,NGTQ>R,,NHTWAQ3+Te==+T"
"fDM5MJZ.SDVBVLP1T0SFP_FUHVLN,TCSGO,U@TLMITBTDSGVLN,TCU2O,UATLMITBVCU2VLN,TCVDO,UBTLMITBVEVDVLN,TCVGO,UCTLMITBVHVGZLN"
";U8VJTDVCVEVHXLN,Z/VKSDU@SFVLMJVKVJ-;Tk/MDHZ0W+VIVLP+T0W,P_FPa2VLN,TCW-O,Pa2TLMITBW.W-XLN,Z1W/W+U@W,VLMJW/W.-/UM/]B+")
};

/* sk__spirv_sum_f32_f16_traced: source c53e40c4c57dbcc0, glslang 16.6.0, spirv-tools v2026.4, 39144 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_sum_f32_f16_traced[] = {
("++++3+74+M5;,MLLL:MG136FGIJ01M+NI7+OA6+Q3PG.V3,CV-0.V5,DV104P:,HTLN2P>,3TLN2Q/X@23213RLN23-VLN33Y.M@4Q;,@TLN2Q<,<TLN"
"2QI[+22QJ,5TLN206I[<4+WG1+X0124,+TLN2V4,E]A46QK,GTLN2M+6FTLN2M,6D^03+^>M-+_IM0+a6M02RLLBTBM+TLM+TA2M>d<61UH/TLLHU.TB"
"UHe-A/TLM+TC2TBeC<+f@<+f827TLM+Z-2U8TLM6T0TF+TLM6T0TH,h5M21TE.TLM6U>UJ3j,O0/TLM=T0V3/ML5135P/V3P6TLM=T0V5/MLD1,7MLK:"
"+MOA0-^12MZB76TLM+V;1T0RLM<T6P>TLM6TBY@+MfJ5,Q/Mg4M+DRLM28QS0RLLBTD;TLLC9TD/RLLI29RLLJ32TLM+8QS03TLM+:QS09Mi=P4,Q;NL"
"H3.RLM<T6Q<NM810QITLM6T0U-3NM@G,Q;NN;31QJVLM@T6[,Q3QJNNJM+/TLM+[F4SANU747XLM@T0;P/V3V5XLM@T0]2P/;UHNS.<+MMK2+NSC@1XA"
"QS0TLLCTKT0/M_95+NTC:N>].NLL+TLM+XBQS0TKTLM6T0<MLLLLL+TLM6T0VFN+TLM6T0Q.;TLLH=U8Q.TLM+>2=TLM=T04N+XLM@T0V6P14VFTLM6T"
"0Y9T3TLLH@U8VFTLM+A/@TLMGA1/TLM+B/U8TLM6TBCNLLLLL+ZLM7U8DCCCCXLM@T0EP1V5UHXLM@T0HP1V5UHTLM=T0V4/NX<5,QKNW:8M2]CM,,XL"
"M@T0KP/V3V5XLM@T0M.P1KUHXLM@T0M7P+M.VFXLM@T0MGP-M7THXLM@T0MHP1MGVFXLM@T0MIP-M.THNY175^06TLM6T0^24TLM6T0]-0NZ.PH+N`:7"
",U/N`H2+Nb2O@+fi8;->MJfiGM,+Nf9E5T7MK2TLMGT1N+2TLMGZ-N,NgAN72MMDa9V4VLP4T0MMEa9QNF>2b+MMHS6VLP4T0b,MMHNk-M+,MMHNl.OH"
",Q_.OO+2M7QKbIVLN,V=N-M+THTLMIT0N.N-VLN,V=N/M,TFTLMIT0N0N/VLP/T0N1N.N0VLN,V=N2M+TFTLMIT0N3N2VLP+T0fJN1N3VLP1T0g+fJMH"
"Og-8HVLP4T0NIfJMHVLP/T0O-NIVFTLMIT0O.0VLP4T0O/O.VFVLP+T0O6O-O/VLQ7T6MN4a=QQ7A4a@MN7aFMN6VLQ9T6S.g+MN8O^A71RLSCjJ+TLS"
"FQKO7PYB1Ag+a=PLSEjJPLSDO7PLSEjJPLSDjJZLSAT0jKjIjHg-O7TLQ3T6RDQKgLF7,a=gM24,jJgM<9,S7gN+66MKQ_.RLMJN+g-XLMET0Q_CM;MK"
"N+gNB2<g+S7VLP1T0Q_Eg+S7VLP/T0Q_FQ_Eb1RLMJQ^@Q_.RLMJQ^AgO902Q^@Q^ARLMJQ^BQ_GRLMJQ^CgOF02Q^BQ^CVLP/T0Q_IQ_HS7gP11/Q^D"
"Q_.RLMJQ^EgP;0-Q^DQ^EgPC=5jKREQ`+Q_@RLSCQd9+TLSFQKS<flK1M-g+a=PLSEQ_2PLSDQ_2PLSEQdAPLSDQdAVLP+T0O8Q_5a=VLP-T0Qd=O8TH"
"PLSEQd9PLSDS<VLP+T0O9g-b1VLP-T0Qd>O9THga/1+gg@4-RDU;gh30.O:a=TFgh;1M1O;RDQd9O:U;RLSCh5+TLSFO;O<h5PLSDO<VLP-T0O=b1THV"
"LQ7T6O>S7THRLSChD+TLSFO>hEhFPLSDhFVLP+T0O@g-O=gN50KO@XLMET0hBM;OJOKPLSEhDPLSDhEVLP4T0ODg+S7VLP1T0OEg+S7VLP/T0OFOEb1V"
"LP+T0OGOFO=gO40/ODXLMEM0P+gO=02P+RLMJQ^>OGXLMET0P8gOJ03P9P8S7VLP+T0P;P9ODgP602P;XLMET0i+M8OHOIPPJ<4NP;Qe@T:i,hDVLQ5T"
"6NP<Q`,WT/8+Q^<DM8ZLL7T0P<,M1O6MIVLQ;T6P=O.VFRLSCNb;+TLSFP=P@Nb;PLSDP@VLN,BPA1O.VLMJPADM3T<PLSENb;PLSDNb;VLP-T0PBNP;"
"Q`,VLP+T0MMCPBTHQO6F2ZLL7T0PWF,M1MN,Q._U52,Q`,_U=6;VLQ=T6PCOYBNP;TLSFPCOYHOYEPLSDOYHVLP1T0PYCO.VF_V7J0VLQ;T6PYGOYJPW"
"FdeH1+df;0+df21MBOYBPYKVLP+T0PDPZ+OYJZLL7T0POJ,M1PDNP;VLP-T0PEPOJQ`,VLQ1T6PFMN4QKRLSCPPI+TLSFPFPPJPPKPLSDPPKVLP/T0PG"
"T<POJVLQ5T6PHPETFXLQ4T0PIPHTHTFVLP+T0PQ.PGPIcS=:+gT;O3,PQ/gWEQ,DXLN,Z/PJQcHU@P<XLMIU8P]4PJM-;VLN,Z-P]5MJOYJRLMJP]5P]"
"4PLSEPYHPLSDPYH_[C9+PS=2,OZ,PSF9,V6PT41ITLS+T<T<Y9VLQ5T6PKPYCi<RLSCNc3+TLSFPKMV-Nc3PLSDMV-VLN,BNcD1O/XLMIU8Q+NcDM;T<"
"S`:01U8NcCQ+MV-Q,MXFSMJ>,Q.SN=1M6VLQ;T6MZHMXDPWFRLSCPYJ+TLSFMZHMZJPYJPLSDMZJVLP/T0PYFPYCPWFVLP+T0Q-OYBPYFVLP+T0M[+Q-"
"MXDVLQ=T6M[.M[+NP;PLSEPYJPLSDPYJZLSAT6M[/MZHMXJSZ<;3Z-Q0MJMXDTLMIU8Q2Q0S]-06U8Q3DM[2Q2M[1VLP,U8Q,NcCQ3UR55.M],PLSDMX"
"GZW15+UT<7BPLSEOYDPLSDOYDVLP/T0Q4V6PWFVLP+T0OYCOYBQ4PLSEOYAPLSDOYETLS+T<T<Y9Q_ADM,VLQ;T6Q5O6M.VLQ2T6Q6P=Q5RLSCQ7+TLS"
"FQ6Q8Q7PLSDQ8VLN,BQ91O.XLMIU8Q:Q9M;T<RLMJN,Q:QM4M0MCQ@MMA0VLP1T0QAMMB5VLP4T0QBMMB5VLQ5T6QCQBTFXLQ4T0R-QCTFTHVLP+T0R3"
"QAR-VLP1T0R4Q@7VLP4T0R5Q@7VLQ5T6R6R5TFXLQ4T0R7R6TFTHVLP+T0R8R4R7QP0>,g+QPE<9h4MN-TFRLSCh7+TLSFh4h6R9PLSDR9PLSEh7PMA1"
"7ZLSAT0R:R3R9R8h6RLSCMN9+TLSFh4QR5:.R8MN;R3QRH0,R:QS-01R:VLP/T0MN@R3R8QS8N>,R:QV,N1,h4QX30,h4QX9M10VLP1T0NbEO6EQcDMD"
",6Qe<O60NQG6RLMJ`INQGQi,0-NQH`IW[B3,`JW[KC,`IW]C3,`JW^+C+Qk4N=,6RLHN426MS0RLSCM^G+TLSFP>Sk;I0MS7P>MR7M_+M^HRP9N;,Q/R"
"RKPJ,Q/RWJPI2R;Q/VLQ2T6MUBP:R;R^-M+,^1R_.M-1NbK+TLSFQ>MV.NbKR`6X6,P:RlCM,,^1SLEJN,NbKPLSDNbKVLP4T0R@O6HVLP/T0M[GR@UH"
"VLN,TCRCN,TFTLMITBRFRCVLN,TCRGN,THTLMITBRHRGVLN,TCRKN,T<TLMITBS+RKVLN,TCS,N,TETLMITBS-S,ZLN;U.S/RFRHS+S-VLP+T0Mh+MQ0"
"NbEVLN,V;Mh,.UaH>9VLP+T0Nc0MR3M[GVLN,V;S0.UETLMIT0X,S0ZSI1EMh/PLSDMh/ZLSAT6Nc2Mh.NbKNc1Mh0RLSCMe@+TLSFNc2Nc4Me@PLSDN"
"c4RLMJ_BNbERLMJ_CM[GS[D03M[8NC_B_C_DRLMJ_ES/S`,4.P>NbHM[KZWFC2M]2NcFUHTLSFM]2M]3NcISa6>-_ENcFSb+8+Z^87+SbE3,Q<Sc-M-/"
"Mh+RLMJ^@TFSd3M5,UHSe>=,_ESf1M-,QISg4M0,THSh:M5,UHSiF=,_ESj8K/MS1+TLSFP>RO7I0M_,P>M^0MS6MS2Sl==/Q/RLMJ^JNbETL3M9,UHT"),
("MCM0,_ETNIN0/Mh+RLMJ_/TFTQ1M5,UHTR<=,_ETS/N3,THTU8M5,UHTVD=,_ETW6MJ,UHTY54,_ETY@U-,Q;TcCO;,NbETg3M9,UHThC=,_ETi5M,A_"
"ERLMJ_FNbERLMJ`/M[GRLMJ`0M[8RLMJ`1Md-]LMET.MeFO0_F`/`0`1UT70HQ7PLSDQ7VLR0T0S1fJ<RLMJ^4S1RLMJ^5g+RLMJ^6TFRLMJ^7MMH]LM"
"ET.S2S3^4^5^6^7UTIWD3S4MgKMgHVLN,T1NP8M5UDXW@2-S4NVIXWI43PLSJMgHPLSDNVKTLMIT0Mh1NP8UbC3,S4Uc+dG+dYCE-Z-S5dZ=3,S8dZGM"
"4,S8d]06N9S9PX0UHVLN,T3S:N6U@TLMIT2S;S:TLOH8S>S;XLN,:SDS>U@S9XLMI9SFSD-3TLO>U8SJSFRLMJS5SJVLN,TCT,S5TFTLMITBT-T,VLN,"
"TCT;S5THTLMITBTGT;VLN,TCTIS5T<TLMITBTJTIVLN,TCU+S5TETLMITBU5U+ZLN;U.PY3T-TGTJU5dc1I,UHdd/HMETLMIT0PYDN9VLP+T0U9PYDPY"
"5TLMIT6U:N7RLSCU<+TLSFU:U=UIPLSDUIVLP/T0UKPYAS8VLP+T0V+UKU9PLSEU<PLSDU=VLP/T0PZ,U9S8VLP+T0PZ-PZ,PYAPLSEU<PLSDU<ZLSAT"
"0PZ.V+UIPZ-U=dg3NJ,P:dj2M,,UHdk4P>,UHeNIO8,V:eR611V<NBP[8RLMJV<V:eRCM0+eT>E8P:V>P]BPLSDV>PLSJUHPLSDP]BPLSEP]DPLSDP]D"
"eW1:.V@PLSDV@eWK0-UHP^/eX1SF,O0ea,M/+ebAM+=P:VAP_GPLSDVATLMIT2VB6TLOH8VCVBVLP1T0VDP_FUHed2M-+eeBM-BZLN;U8VEP`-P`0P`6"
"P`9TLO>9VGVEXLN,:VHVCU@VDVLMJVHVG-3ejAF,UHek;F6VI6TLOHZ+Pa>VIVLP+T0PaDP_FPa2fL35,R2fL>0,R2fLEM/,S3fVHMG,0fXDR.,XAf_H"
"T++")
};

/* sk__spirv_pack_32bit: source e2558ce59bf67909, glslang 16.6.0, spirv-tools v2026.4, 5944 bytes, from sk__spirv_pack_16bit */
static const char* const sk__spirv_pack_32bit[] = {
("++++3+5F731/RLN2A-TLN3A+DVLN3AM;PJ+R=0=RLLI3HRLLJA3TLM+M8QS0ATLM+M9QS0HTLM6HM63S4O@,.VJOB=M:N;M7VLP1HN=N8M:VLP4HN<N8"
"M:VLP/HN@N<M7[1O,,M7_3eG,M7MW/D,M7MWI29N>SHXLN,M9T6N>M2SKXLMIHT9T6-/MXBN-+")
};

/* sk__spirv_pack_16bit: source ac0879830a258e69, glslang 16.6.0, spirv-tools v2026.4, 5984 bytes */
static const char* const sk__spirv_pack_16bit[] = {
("O_RL].NMT+]LL6TC+PLL<,PLL<PV<PLL<QS.XLL6,MRQR`N2M_STif9eOVYM9+RLL9QS/,_LL:0-MdR_eW8+./01XLL;-<P+,,TLN2A1-RLN23-TLN33"
"+DVLN33+M.+TLN2.6FTLN2/6DTLN206ITLN2B1/TLN2C1/RLN24-VLN34+M.+VLN34,M.3VLN34-M.;VLN34.M.@VLN34/M.DVLN340M.HVLN341M.M+"
"VLN342M.M/TLN2D1;RLN2=-TLN3=+EVLN3=+M.+TLN2E6EPLL>FRLM,GFTLLAHM++TLLCIH-TLM+J2ITLM+K2HTLM6HM+-TLLCM,H/TLM6HM-+TLLJ2H"
"HTLM6HM.,TLLAM/M+,PLL@M0TLM6HM1M+TLM6M/M2+TLM6M/M3,TLM+M42M,ZLM7M,M5M-M-M-M-TLM6HM63TLM6HM7/RLM2M8QS0TLLAM9;+RLLIAM9"
"RLLJ3ATLM+M8QS03TLM+M:QS0M9TLLCM;H.TLM+M<,M;TLMGM<.,TLM+M=,HTLMGM</,TLM6HM>P+TLMGM=0,TLLHBHM+TLLHCHM+aLLJ4BCHHHHHHTL"
"M+M@44TLMGM@14TLM6M/MA/TLM+MB4HTLM6M/MC.TLM+MD4BTLM6M/ME-TLM6M/MF1TLM6M/MG0TLM+MH4CTLM6M/MI2RLM2MJQS0RLLIDM,RLLJ=DTL"
"M+MJQS0=TLM+MKQS0M,XLM7M;EM>M.M.TLM6HN+2VLMBF-+GPLSDN,TLMGM4N-2TLMGJ52TLMGJ62TLMGJ72TLMGJ82TLMGJ92TLMGJ:2TLMGJ;2TLMG"
"J<2TLMGJ>2TLMGJ@2VLN,M=N..M.TLMIHN/N.VLN,M=N0/M-TLMIHN1N0VLP/HN2N/N1VLN,M=N3.M-TLMIHN4N3VLP+HN5N2N4VLP/HN6N5M>TLMIHN"
"70VLP+HN8N6N7VLN,MBN91MATLMIHN:N9VLP+HN;N:N+VLP1HN<N;M6VLP1HN=N8N<VLP4HN>N8N<VLP/HN@N>M6VLN,MBNA1MCTLMIHNBNAVLQ9M0NC"
"N=NBRLSCND+TLSFNCNENDPLSDNENLSIPLSDNDVLN,MDNF1M2VLN,MBNGNFM-TLMIHNHNGVLN,MBNINFM.TLMIHNJNIVLN;INKNHNJVLN,MBO+1METLMI"
"HO,O+VLP1HO-N=O,VLN,MBO.1MFTLMIHO/O.VLPC2O0O-O/VLN<HO1O0+VLN<HO2O0,XLL7M/O3,N6M+TLOHHO4O3VLQ5M0O5O4M-RLSCO6+TLSFO5O7"
"O8PLSDO7VLN;IO9O1O2PLSEO6PLSDO8VLR/HO:O1O4VLR/HO;O2O4VLP-HO<M1O4VLR-HO=O1O<VLR0HO>O;O=VLN;IO@O:O>PLSEO6PLSDO6ZLSAIOA"
"O9O7O@O8RLMJ5NKRLMJ6OAVLN,KOB5M-TLMIHOCOBVLN,KOD6M-TLMIHOEODVLPA2OFOCOEVLN<HOGOF,VLN<HOHOF+VLN,KOI5M.TLMIHOJOIVLN,KO"
"K6M.TLMIHP+OKVLP+HP,OJP+VLP+HP-P,OGVLN;IP.OHP-VLP4HP/N=O,VLN,MBP01MGTLMIHP1P0VLPC2P2P/P1VLN<HP3P2+VLN<HP4P2,RLSCP5+T"
"LSFO5P6P7PLSDP6VLN;IP8P3P4PLSEP5PLSDP7VLR/HP9P3O4VLR/HP:P4O4VLP-HP;M1O4VLR-HP<P3P;VLR0HP=P:P<VLN;IP>P9P=PLSEP5PLSDP5"
"ZLSAIP@P8P6P>P7RLMJ7P.RLMJ8P@VLN,KPA7M-TLMIHPBPAVLN,KPC8M-TLMIHPDPCVLPA2PEPBPDVLN<HPFPE,VLN<HPGPE+VLN,KPH7M.TLMIHPIP"
"HVLN,KPJ8M.TLMIHPKPJVLP+HQ+PIPKVLP+HQ,Q+PFVLN;IQ-PGQ,VLN,MHQ.1M3VLN,MBQ/Q.M-TLMIHQ0Q/VLN,MBQ1Q.M.TLMIHQ2Q1VLN;IQ3Q0Q"
"2VLN,MBQ41MITLMIHQ5Q4VLPC2Q6N=Q5VLN<HQ7Q6+VLN<HQ8Q6,RLSCQ9+TLSFO5Q:Q;PLSDQ:VLN;IQ<Q7Q8PLSEQ9PLSDQ;VLR/HQ=Q7O4VLR/HQ>"
"Q8O4VLP-HQ@M1O4VLR-HQAQ7Q@VLR0HQBQ>QAVLN;IQCQ=QBPLSEQ9PLSDQ9ZLSAIQDQ<Q:QCQ;RLMJ9Q3RLMJ:QDVLN,KQE9M-TLMIHQFQEVLN,KQG:"
"M-TLMIHQHQGVLPA2QIQFQHVLN<HQJQI,VLN<HQKQI+VLN,KR+9M.TLMIHR,R+VLN,KR-:M.TLMIHR.R-VLP+HR/R,R.VLP+HR0R/QJVLN;IR1QKR0VLP"
"C2R2N@M.VLN<HR3R2+VLN<HR4R2,RLSCR5+TLSFO5R6R7PLSDR6VLN;IR8R3R4PLSER5PLSDR7VLR/HR9R3O4VLR/HR:R4O4VLP-HR;M1O4VLR-HR<R3"
"R;VLR0HR=R:R<VLN;IR>R9R=PLSER5PLSDR5ZLSAIR@R8R6R>R7RLMJ;R1RLMJ<R@VLN,KRA;M-TLMIHRBRAVLN,KRC<M-TLMIHRDRCVLPA2RERBRDVL"
"N<HRFRE,VLN<HRGRE+VLN,KRH;M.TLMIHRIRHVLN,KRJ<M.TLMIHRKRJVLP+HS+RIRKVLP+HS,S+RFVLN;IS-RGS,TLOHMJS.S-RLSCS/+TLSFO5S0S1"
"PLSDS0VLN;IS2R3R4PLSES/PLSDS1VLR/HS3R3O4VLR/HS4R4O4VLP-HS5M1O4VLR-HS6R3S5VLR0HS7S4S6VLN;IS8S3S7PLSES/PLSDS/ZLSAIS9S2"
"S0S8S1RLMJ>Q-RLMJ@S9VLN,KS:>M-TLMIHS;S:VLN,KS<@M-TLMIHS=S<VLPA2S>S;S=VLN<HS@S>,VLN<HSAS>+VLN,KSB>M.TLMIHSCSBVLN,KSD@"
"M.TLMIHSESDVLP+HSFSCSEVLP+HSGSFS@VLN;ISHSASGVLP-HSIN:N@RLMJN-M5PLSESJPLSDSJZLSAHSKM-S/T+T,TLSBT-T,,PLSET.PLSDT.VLQ;M"
"0T/SKM6TLSFT/T0T-PLSDT0VLQ;M0T1SKSIRLSCT2+TLSFT1T3T2PLSDT3VLP/HT4SKM+VLP1HT5T4M7TLOHM8T6SHXLN,M:T7T6M2SKXLMIM9T8T7--"
"TLO<HT9T8VLP4HT:T4M7VLP/HT;M6T:VLR/HT<T9T;VLN,KT=N-T5TLMIHT>T=VLR0HT@T>T<RLMJT=T@PLSET2PLSDT2PLSET,PLSDT,VLP+HT+SKM3"
"PLSESJPLSDT-TLMIM,TAN-XLN,MKTBS.M2M2VLMJTBTA-;NLSINLMD")
};

static const sk__spirv sk__modules[16] = {
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced, 907u, &sk__modules[1], 105060u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced, 5950u, &sk__modules[3], 105264u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced, 920u, &sk__modules[1], 102708u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced, 33704u, NULL, 134816u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced, 619u, &sk__modules[3], 134720u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced, 2743u, &sk__modules[3], 134720u },
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced, 815u, &sk__modules[7], 88944u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced, 1640u, &sk__modules[1], 89028u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced, 785u, &sk__modules[7], 86552u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced, 878u, &sk__modules[3], 115704u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced, 574u, &sk__modules[9], 115608u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced, 2706u, &sk__modules[9], 115608u },
    { sk__spirv_sum_f32_f32_traced, 330u, &sk__modules[13], 37592u },
    { sk__spirv_sum_f32_f16_traced, 2203u, &sk__modules[9], 39144u },
    { sk__spirv_pack_32bit, 102u, &sk__modules[15], 5944u },
    { sk__spirv_pack_16bit, 1496u, NULL, 5984u },
};

static const sk__kernel sk__kernels[] = {
    { "gemm_f32_f32_f32_128x128x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 128, 128, 16, 8, 8, 256, 4, 33796, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[0], &sk__modules[6], NULL, NULL, NULL, &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f32_f32_f32_64x64x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 64, 64, 16, 4, 4, 256, 4, 17412, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[1], &sk__modules[7], NULL, NULL, NULL, &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f32_f32_f32_32x32x8_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, true, 0x0u, 32, 32, 8, 4, 4, 64, 4, 2308, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[2], &sk__modules[8], NULL, NULL, NULL, &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f16_f32_f16_160x192x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x10deu, 160, 192, 64, 80, 48, 8, 8, 47108, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 32, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[3], &sk__modules[9], NULL, NULL, NULL, &sk__modules[13], &sk__modules[15], NULL, NULL } },
    { "gemm_f16_f32_f16_128x128x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x0u, 128, 128, 64, 64, 32, 8, 8, 34820, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 96, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[4], &sk__modules[10], NULL, NULL, NULL, &sk__modules[13], &sk__modules[15], NULL, NULL } },
    { "gemm_f16_f32_f16_16x32x16_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, true, 0x0u, 16, 32, 16, 8, 16, 4, 8, 2564, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 8, 1, { { 8, 8, 8 } }, 0x0u, { &sk__modules[5], &sk__modules[11], NULL, NULL, NULL, &sk__modules[13], &sk__modules[15], NULL, NULL } },
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
