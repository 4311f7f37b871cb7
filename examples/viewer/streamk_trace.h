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
 *   dispatch of one workgroup checks it and makes the schedule, and a problem that breaks a rule is left out. The
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
#define SK__DECLARATIONS 0xdd061a5a

#ifndef STREAMK_PLAIN_NAMES
#define sk_multiply_name sk_multiply_name_0_1_dd061a5a
#define sk_type_name sk_type_name_0_1_dd061a5a
#define sk_layout_name sk_layout_name_0_1_dd061a5a
#define sk_decomposition_name sk_decomposition_name_0_1_dd061a5a
#define sk_fixup_name sk_fixup_name_0_1_dd061a5a
#define sk_packing_name sk_packing_name_0_1_dd061a5a
#define sk_order_name sk_order_name_0_1_dd061a5a
#define sk_raster_name sk_raster_name_0_1_dd061a5a
#define sk_epilogue_name sk_epilogue_name_0_1_dd061a5a
#define sk_bias_name sk_bias_name_0_1_dd061a5a
#define sk_activation_name sk_activation_name_0_1_dd061a5a
#define sk_role_name sk_role_name_0_1_dd061a5a
#define sk_parse_multiply sk_parse_multiply_0_1_dd061a5a
#define sk_parse_type sk_parse_type_0_1_dd061a5a
#define sk_parse_layout sk_parse_layout_0_1_dd061a5a
#define sk_parse_decomposition sk_parse_decomposition_0_1_dd061a5a
#define sk_parse_fixup sk_parse_fixup_0_1_dd061a5a
#define sk_parse_packing sk_parse_packing_0_1_dd061a5a
#define sk_parse_order sk_parse_order_0_1_dd061a5a
#define sk_parse_raster sk_parse_raster_0_1_dd061a5a
#define sk_parse_epilogue sk_parse_epilogue_0_1_dd061a5a
#define sk_parse_bias sk_parse_bias_0_1_dd061a5a
#define sk_parse_activation sk_parse_activation_0_1_dd061a5a
#define sk_parse_role sk_parse_role_0_1_dd061a5a
#define sk_result_string sk_result_string_0_1_dd061a5a
#define sk_merge_features sk_merge_features_0_1_dd061a5a
#define sk_required_features sk_required_features_0_1_dd061a5a
#define sk_create_context sk_create_context_0_1_dd061a5a
#define sk_create_planning_context sk_create_planning_context_0_1_dd061a5a
#define sk_format_profile sk_format_profile_0_1_dd061a5a
#define sk_destroy_context sk_destroy_context_0_1_dd061a5a
#define sk_trim_context sk_trim_context_0_1_dd061a5a
#define sk_query_context sk_query_context_0_1_dd061a5a
#define sk_query_kernel sk_query_kernel_0_1_dd061a5a
#define sk_create_plan sk_create_plan_0_1_dd061a5a
#define sk_destroy_plan sk_destroy_plan_0_1_dd061a5a
#define sk_query_plan sk_query_plan_0_1_dd061a5a
#define sk_format_plan sk_format_plan_0_1_dd061a5a
#define sk_explain_plan sk_explain_plan_0_1_dd061a5a
#define sk_list_segments sk_list_segments_0_1_dd061a5a
#define sk_query_times sk_query_times_0_1_dd061a5a
#define sk_gemm sk_gemm_0_1_dd061a5a
#define sk_query_launch sk_query_launch_0_1_dd061a5a
#define sk_clear_workspace sk_clear_workspace_0_1_dd061a5a
#define sk_read_status sk_read_status_0_1_dd061a5a
#define sk_create_grouped_plan sk_create_grouped_plan_0_1_dd061a5a
#define sk_gemm_grouped sk_gemm_grouped_0_1_dd061a5a
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

    /* A promise, which is checked: all offsets, and the bytes of all leading dimensions and lines of A, B and D are
     * multiples of 16. Then the fast path is taken. A line is a row of a row-major matrix, a column of another. */
    bool aligned;

    /* Sizes that are expected, from which kernel, workers and decomposition are chosen. Launches may have others.
     * NULL: most_problems of the bounds, none of which may then be 0. */
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
     * command buffer, 116 bytes a problem. The workspace then needs a buffer, with TRANSFER_DST. */
    const sk_problem* problems;
    uint32_t problem_count;

    /* Or only the device does: `table` holds most_problems of sk_problem, or as many as the uint32_t in `count` says
     * if that has a buffer or an address. Both are read when the launch runs, in COMPUTE_SHADER. */
    sk_buffer table, count;
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

#if SK__DECLARATIONS != 0xdd061a5a
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
    SK__MODULE_SUM = 4, /* sums partials row by row */
    SK__MODULE_PACK = 5, /* packs A or B */
    SK__MODULE_TRANSPOSE = 6, /* packs them with k contiguous; NULL: the kernel does not want that */
    SK__MODULE_ARRANGE = 7, /* packs them in the order of fragments; NULL: the kernel is not arranged */
    SK__MODULE_KINDS = 8
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
    SK__TABLE table;       /* SK__TABLE_ROW words a problem, in its order, described below */
};

/* A row of the table: what lies before the problem, and what its tiles are. */
#define SK__TABLE_TILES 0u        /* tiles of the problems before it */
#define SK__TABLE_PLACES 1u       /* places of the problems before it */
#define SK__TABLE_K_ITERATIONS 2u /* of each of its tiles */
#define SK__TABLE_ROW 3u          /* words of a row */

SK__STRUCT(sk__tile)
{
    uint32_t number;
    uint32_t k_iterations; /* 0 only where k is 0 */
    uint32_t first_place;
    uint32_t places;
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
    return space;
}

/* The last problem before which a column of the table counts at most `most`: one that has tiles, if any has so many. */
SK__FUNCTION uint32_t sk__find_problem(sk__space space, uint32_t column, uint32_t most)
{
    uint32_t first = 0u;
    uint32_t end = space.problems;
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

/* The first tile of a problem. */
SK__FUNCTION sk__tile sk__first_tile(sk__space space, uint32_t problem)
{
    uint32_t row = problem * SK__TABLE_ROW;
    sk__tile tile;
    tile.problem = problem;
    tile.number = sk__read_table(space.table, row + SK__TABLE_TILES);
    tile.first_place = sk__read_table(space.table, row + SK__TABLE_PLACES);
    tile.k_iterations = sk__read_table(space.table, row + SK__TABLE_K_ITERATIONS);
    tile.places = sk__count_places(tile.k_iterations, space.unit);
    return tile;
}

/* A tile by its number; of number `tiles`, which is none, the first place is the end of the space. */
SK__FUNCTION sk__tile sk__tile_at(sk__space space, uint32_t number)
{
    sk__tile tile;
    if (sk__lists_problems(space))
    {
        tile = sk__first_tile(space, sk__find_problem(space, SK__TABLE_TILES, number));
        tile.first_place += (number - tile.number) * tile.places;
    }
    else
    {
        tile.k_iterations = space.k_iterations;
        tile.places = space.places;
        tile.first_place = number * space.places;
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
        tile = sk__first_tile(space, sk__find_problem(space, SK__TABLE_PLACES, place));
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

/* schedule.h - which k-iterations of which macro-tile each worker computes.
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

/* What a worker has to do, found once so that its segments cost no division. */
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
    work.last_tile = sk__tile_at(schedule.space, 0u);
    if (work.begin < work.end)
    {
        work.last_tile = sk__find_tile(schedule.space, work.end - 1u);
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

/* grouped.h - what kernels of several problems are pushed and read: the problems' rows, and the header of their space.
 *
 * Uses arguments.h, wide.h. Must not know who fills them in. Addresses and offsets are two words, low first.
 * Rows are as the user wrote them, sk_problem. What is made of a row is the kernel's: where D is column-major, A and B
 * are exchanged, as are m and n.
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
    uint32_t tile; /* tile_m, tile_n from bit 16 on, and SK__PREPARE_COUNTED */
    uint32_t
        flags; /* SK__LIMITS_... bits; tile_k from bit 0, the sizes of elements from bits 12 and 16, bias from 20 */
    uint32_t unit;
    uint32_t workers;
    uint32_t waves; /* of the hybrid */
    sk__grouped_room room;
};

#define SK__PREPARE_COUNTED 0x8000u /* bit of `tile`: otherwise there are the most problems */
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
    limits.tile_n = arguments.tile >> 16u;
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
    uint32_t sum_invocations;  /* invocations in a workgroup of sum.comp: see sum.h */
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
    case SK__MODULE_SUM: return key->sum_invocations;
    case SK__MODULE_PREPARE: return sk__min(context->device.invocations, SK__PREPARE_INVOCATIONS);
    case SK__MODULE_ARRANGE: return SK__ARRANGED_BLOCK * (invocations / sk__kernel_at(key->kernel)->parts);
    default: return invocations;
    }
}

/* Whether the module relies on subgroups of the size that the kernel is built for. */
static bool sk__needs_subgroups(const sk__pipeline_key* key)
{
    bool copies = key->module == SK__MODULE_PACK || key->module == SK__MODULE_TRANSPOSE;
    return sk__has_fragments(sk__kernel_at(key->kernel)) && !copies && key->module != SK__MODULE_PREPARE;
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

/* What a plan of several problems has besides. */
typedef struct sk__grouped
{
    uint32_t most_problems; /* 0: the plan is of one problem */
    bool addresses;
    uint32_t waves;                    /* of the hybrid, or an SK__WAVES_... */
    uint32_t minimum_segment;          /* units */
    sk__grouped_limits limits;         /* the tile's extents are those of the chosen kernel */
    uint32_t problem_count;            /* expected */
    uint32_t* table;                   /* of the expected space, behind its header; the plan owns it, and */
    sk__problem_row* rows;             /* the expected problems */
    uint64_t k_iterations;             /* of all expected tiles */
    uint32_t longest_worker;           /* k-iterations of the busiest worker, if all are as expected */
    uint32_t most_peers;               /* at most, of a tile */
    VkDeviceSize space, uploaded_rows; /* bytes from the workspace's start to the header, and to rows of the host */
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
    SK__TRY(sk__check_own(logger, "a", &gemm->a));
    SK__TRY(sk__check_own(logger, "b", &gemm->b));
    SK__TRY(sk__check_own(logger, "c", &gemm->c));
    SK__TRY(sk__check_own(logger, "d", &gemm->d));
    SK__TRY(sk__check_own(logger, "residual", &gemm->residual));
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
    bounds.alpha = 1.0f;
    const sk_problem* expected = desc->problems ? &desc->problems[index] : &bounds;
    return sk__row_of(expected, problem->exchanged);
}

static uint32_t sk__count_expected(const sk_grouped_desc* desc)
{
    return desc->problems ? desc->problem_count : desc->most_problems;
}

/* Fills in the table's row of a problem. */
static void sk__fill_table_row(uint32_t words[SK__TABLE_ROW], sk__grouped_extent before, sk__problem_row row,
                               sk__grouped_limits limits)
{
    words[SK__TABLE_TILES] = before.tiles;
    words[SK__TABLE_PLACES] = before.places;
    words[SK__TABLE_K_ITERATIONS] = sk__count_row_iterations(row, limits);
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

/* The fastest way to sum, by prediction. The number of sum.comp's workgroups must fit 32 bits. */
static sk__sum sk__choose_sum(const sk__cost_table* costs, uint32_t kernel, const sk__device* device, uint32_t tiles,
                              uint32_t peers)
{
    uint32_t waves = sk__divide_up(tiles, device->compute_units);
    const sk__cost* cost = &costs->kernels[kernel];
    bool few = peers < sk__fitted_of(costs, cost)->sum_peers;
    uint32_t most = few ? 0 : sk__min(SK__MOST_SUM_RUNS, device->invocations / SK__SUM_VECTORS);
    sk__sum best = {0, (float)waves * (float)peers * cost->peer_time};
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
    return sk__choose_sum(planner->costs, choice->kernel, planner->device, load->split_tiles, load->peers);
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
 * Uses serve.h, wishes.h, ../problem/grouped.h. Must not know contexts, pipelines or command buffers. The cost model
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
        sk__fill_table_row(words, planner->totals.extent, grouped->rows[i], *limits);
        sk__add_totals(&planner->totals, grouped->rows[i], *limits);
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
        load.segments += sk__divide_up(schedule->stream_k_tiles, schedule->workers);
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

/* Chooses the fastest by prediction; the table is then the choice's. */
static sk_result sk__choose_grouped(sk__grouped_planner* planner, sk__choice* choice)
{
    sk__planner* one = &planner->planner;
    bool is_countable = true;
    choice->time = SK__NEVER;
    SK__TRY(sk__check_desc(one->logger, one->desc));
    SK__TRY(sk__check_kernels(one));
    SK__TRY(sk__check_fixup(one));
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
    sk__tabulate(planner, sk__kernel_at(choice->kernel));
    sk__schedule schedule = sk__deal_group(planner, choice, planner->grouped->waves);
    sk__load load = sk__grouped_load(planner, &schedule);
    planner->grouped->k_iterations = planner->totals.k_iterations;
    planner->grouped->longest_worker = load.k_iterations;
    planner->grouped->most_peers = sk__max(load.peers, 1u);
    choice->along_longer = one->desc->raster == SK_RASTER_AUTO;
    choice->along_m = !choice->along_longer && (one->desc->raster == SK_RASTER_ALONG_M) != one->problem->exchanged;
    choice->raster_width = one->desc->raster_width ? one->desc->raster_width : 8u;
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
    VkPipeline prepare_pipeline; /* of several problems that only the device knows */
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

/* Counters come first, then slots, then the space's header and table, then the rows of problems that the host knows. */
static void sk__lay_out_grouped_workspace(sk_plan* plan)
{
    VkDeviceSize most = plan->grouped.most_problems;
    plan->workspace_size = 4u * SK__SLOTS + sk__grouped_slots_size(plan);
    plan->grouped.space = sk__append(plan, 4u * (SK__GROUPED_HEADER + SK__TABLE_ROW * most));
    plan->grouped.uploaded_rows = sk__append(plan, sizeof(sk__problem_row) * most);
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
    sk__planner planner = {
        &context->logger, &context->device, context->builds, context->costs, desc, problem, 0, 0, 0.0f, NULL, NULL};
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
        key.sum_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
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
    size_t size = table + count * sizeof(sk__problem_row);
    grouped->most_problems = desc->most_problems;
    grouped->addresses = desc->addresses;
    grouped->problem_count = count;
    grouped->limits = sk__make_limits(desc, &plan->problem);
    uint32_t unit = sk__max(desc->gemm.k_alignment, 1u), least = desc->gemm.minimum_segment;
    grouped->minimum_segment = least > 1 ? sk__divide_up(sk__add_saturated(least, unit - 1u), unit) : least;
    grouped->table = (uint32_t*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, grouped->table, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the expected problems' %llu bytes could not be allocated", (unsigned long long)size);
    grouped->rows = (sk__problem_row*)(grouped->table + table / sizeof(uint32_t));
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
    return sk__make_copy_pipeline(context, plan, SK__MODULE_PREPARE, &plan->prepare_pipeline);
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
    uint32_t in_problem = tile.number - sk__first_tile(plan->schedule.space, tile.problem).number;
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
    VkDeviceAddress workspace, table, count; /* table and count: 0 where the host knows the problems */
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
    if (args->count.buffer || args->count.address)
    {
        SK__TRY(sk__resolve_buffer(plan->context, "count", &args->count, &memory));
        SK__REQUIRE(logger, memory.address % 4 == 0 && memory.address > 0, SK_ERROR_MISALIGNED,
                    "count is at address 0x%llx, not a multiple of 4", (unsigned long long)memory.address);
        SK__REQUIRE(logger, args->count.size >= 4, SK_ERROR_BUFFER_TOO_SMALL, "count.size is %llu bytes, it takes 4",
                    (unsigned long long)args->count.size);
        operands->count = memory.address;
    }
    return SK_SUCCESS;
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
    return args->problems ? sk__check_rows(plan, args, operands, all) : sk__resolve_table(plan, args, operands);
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

/* Writes header, table and rows of the host's problems, once the launches before are done with theirs. */
static void sk__record_problems(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args,
                                sk__grouped_extent all)
{
    const sk__functions* functions = &plan->context->functions;
    VkMemoryBarrier before = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL,
                              VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_TRANSFER_WRITE_BIT};
    functions->vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                                    1, &before, 0, NULL, 0, NULL);
    sk__grouped_limits limits = plan->grouped.limits;
    sk__grouped_header header = sk__header_of(plan, args, all);
    sk__grouped_extent sum = {0, 0};
    sk__upload upload;
    upload.commands = commands;
    upload.plan = plan;
    upload.buffer = args->workspace.buffer;
    upload.count = 0;
    sk__seek_upload(&upload, args, plan->grouped.space);
    sk__upload_words(&upload, &header, SK__GROUPED_HEADER);
    for (uint32_t i = 0; i < args->problem_count; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], limits.exchanged);
        uint32_t words[SK__TABLE_ROW];
        sk__fill_table_row(words, sum, row, limits);
        sk__upload_words(&upload, words, SK__TABLE_ROW);
        sum = sk__add_extents(sum, sk__measure_row(row, limits));
    }
    sk__seek_upload(&upload, args, plan->grouped.uploaded_rows);
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

/* The dispatch that makes header and table of problems that only the device knows. */
static void sk__add_prepare(const sk_plan* plan, const sk__grouped_operands* operands, sk__launch* launch)
{
    const sk__grouped* grouped = &plan->grouped;
    sk__prepare_arguments arguments;
    sk__push_constants constants;
    memset(&arguments, 0, sizeof arguments);
    sk__put_address(arguments.problems, operands->table);
    sk__put_address(arguments.workspace, operands->workspace);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->table);
    arguments.space = (uint32_t)(grouped->space / 4u);
    arguments.most_problems = grouped->most_problems;
    arguments.m = grouped->limits.m;
    arguments.n = grouped->limits.n;
    arguments.k = grouped->limits.k;
    arguments.tile = grouped->limits.tile_m | grouped->limits.tile_n << 16;
    arguments.tile |= operands->count ? SK__PREPARE_COUNTED : 0u;
    arguments.flags = sk__pack_flags(grouped->limits);
    arguments.unit = grouped->limits.unit;
    arguments.workers = plan->choice.workers;
    arguments.waves = grouped->waves;
    arguments.room = operands->room;
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    sk__add_step(launch, plan->prepare_pipeline, &constants, 1, false);
}

static sk__grouped_arguments sk__make_grouped_arguments(const sk_plan* plan, const sk_grouped_args* args,
                                                        const sk__grouped_operands* operands)
{
    sk__grouped_arguments arguments;
    VkDeviceAddress rows = args->problems ? operands->workspace + plan->grouped.uploaded_rows : operands->table;
    sk__put_address(arguments.a, operands->a);
    sk__put_address(arguments.b, operands->b);
    sk__put_address(arguments.c, operands->c);
    sk__put_address(arguments.d, operands->d);
    sk__put_address(arguments.bias, operands->bias);
    sk__put_address(arguments.scale_m, operands->scale_m);
    sk__put_address(arguments.scale_n, operands->scale_n);
    sk__put_address(arguments.residual, operands->residual);
    sk__put_address(arguments.problems, rows);
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
    if (!args->problems)
    {
        sk__add_prepare(plan, operands, launch);
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

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced: source 80273cb71683e3a6, glslang 16.6.0, spirv-tools v2026.4, 117812 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced[] = {
("++++i>-N/P+iA3,N/iJ4,N/j3M2@U-3TLM6T0VEN+TLLHN0U8T<TLLHNGN0U-TLM+NH1NGTLMGNHl.1JTLM6T0V3;TLM+W62N0TLM6T0NIM,TLLHO-U8"
"NITLLHO.O-V3TLLHO/O.T<TLM+P9/O/TLMGP9ML.66P93/TLM6T0^02TLM+P;1TBML<49P<Q4P:V3N/XLM@T0PFP1P<Z.XLM@T0P=MM302P@Q5P=TFXL"
"M@T0PAMM@0/PBQ4P@PAMMI19PCQ4P>V3N/XLM@T0PIP1PCZ.XLM@T0PEMN<0-PGQ5MO00+MNI0;PJQ4PGPHTFXLM@T0PKP/PBPJXLM@T6Q.Q6PKMO=0-"
"Q.PBMOE8/TLM6T0Q3]+MP1M--TLMGX0MQ=M.4Q4TKT<TLM+R71Q4TLMGR7MRJM--Q.PJMT-M0,X0MU32,R7MU;W1+MaFQA+Mg>QS:,N/SN.MD,N/SOHR"
"1,N/SV.QB,N/S[FMP.,U-T`JI,T<TaHM33R8R5U-VLP4T0SDR8Z.Tc72.R@R9Z.Td5J:VLP4T0UJR5U-VLP4T0R:R6T<VLP/T0U5R:U-Tf6OT<,U-XMI"
"I,T<XNGP+,N/XRHUI,T<X]FS;,N/Xe6U4,T<YMAYE,T<Y[:M=,Q3Y^-R+,Q3Yd.^H,T<ZU+M=,Q3ZV>R+,Q3Z]@XC,T<Zj7M,,Q3Zk9SF,T<[R4M,,Q3"
"[S6[2,T<[c>M=,Q3[e1R+,Q3[k2^H,T<]]/M=,Q3]^CR+,Q3]dDY<,T<^Q5@:VLP4T0Mf5Mf-U-VLP4T0R;Mf.T<VLP/T0Mf4R;U-^S,N8,T<^U:M+=R"
"CMfBU-VLP4T0MfKRCZ.VLP1T0T-MfCT<VLP/T0MfIT-Z.^WANC,U-^Z8G9TDO]-U-TLSFTDTGO]0PLSDTGVLP4T0ROIO]AT<hU/6N=RP,PLSDRP+PLSE"
"ROKPLSDRP,VLP-T0TI^0O]-PLSEROKPLSDROKZLSAT0U2O]-RP+TIRP,VLP1T0]2O]AZ.VLP4T0Mf/O]AZ.VLP1T0Mf0U2Z.VLP4T0Mf1U2Z.XLN,TCM"
"f2NZ8Mf0Mf1TLMITBMf3Mf2XLN,TCMfDW2]2Mf/TLMITBMfEMfDZLN,P;O]61U2]2Mf/TLMITBMfFO]6]LL7TBO]8,M=Mf3MfEMfF^^2N:,T<^`CM,,Q"
"3^aESF,T<^i@M,,Q3^jBZ5,T<_X,M=,Q3_Y@R+,Q3_`A^H,T<`Q=M=,Q3`S0R+,Q3`Y1X>,T<`fFM,,Q3`gHSF,T<aNCM,,Q3aOETH,T<aXB@:VLP4T0"
"NjENj<U-VLP4T0MfGNj=T<VLP/T0NjDMfGU-aZ8N8,T<a]GM+=MfHNk/U-VLP4T0Nk8MfHZ.VLP1T0MfJNk0T<VLP/T0Nk6MfJZ.a`,NC,U-abEGO6Mg"
"7Pd.U-TLSFMg7Mg8Pd1PLSDMg8VLP4T0Mg9QMBT<VLQ5T6Mg:Mg9TFRLSCMg;+TLSFMg:Mg<Mg=PLSDMg<PLSEMg;PLSDMg=VLP-T0Mg>^0Pd.PLSEMg"
";PLSDMg;ZLSAT0Mg@Pd.Mg<Mg>Mg=VLP1T0MgAQMBZ.VLP4T0Nj>QMBZ.VLP1T0Nj@Mg@Z.VLP4T0NjAMg@Z.XLN,TCNjBW+Nj@NjATLMITBNjCNjBXL"
"N,TCNk1NY<MgANj>TLMITBNk2Nk1ZLN,P;Pd71Mg@MgANj>TLMITBNk3Pd7]LL7TBPd9,M=NjCNk2Nk3ae>e+<Nk4Pi/N/TLMIT0Nk5NDVLP+T0Pi2Nk"
"4Nk5VLN,T1Pk8NFUBbb.21Pk9N/TLMIT0Pk;NEbb;9/PLSJZ.PLSDPk=b_.B,Pk<b_FN0,Nk7bb+0ENkCNk7VLP/T0NkDPk7NkCTLMIT0NkENKVLP+T0"
"NkFNkDNkERLSCNkG+TLSFQ-NkHNkGPLSDNkHbbJ6,NkFbc5ME,NkGbe/3,NkGbe8M=,NkFbg+M[E,].dUFR+,U-d[GI,T<d]EG=NkIOLFU-VLP4T0OM."
"NkIZ.VLP1T0NkJOLGT<VLP/T0OM,NkJZ.d_FI,N/d`D0:VLP4T0OMHOLFU-VLP4T0NkKOLGT<VLP/T0OMGNkKU-db+O.,U-de/G=Nl+QXGT<TLSFNl+N"
"lGQXJPLSDNlGVLP/T0NlHQX>T<VLP+T0ON=NlHdf7ZK,U-eT7I,T<eU5S1,].e]<QC,U-ec4G=NlIQ_KT<TLSFNlINlJQ`-PLSDNlJVLP/T0NlKQ_CT<"
"VLP+T0ONINlKed<hB,U-f`3I,T<fa1T.,].fi5QC,U-gN-G=OL+QhIT<TLSFOL+OL,Qi+PLSDOL,VLP/T0OL-QhAT<VLP+T0OO5OL-gO5kF,].hN0RIE"
"OLH0VLQ5T6OLIOLHTFRLSCOLJ+TLSFOLIOLKOLJPLSDOLKPLSEOM+PLSDOM+ZLSAT0RP-TFOLKhUG1,OLKhV-QG,OM+h[JR=.OLJPLSDOLJhc>E,OLJh"
"d8M/,U-he=G=OM-RRBT<TLSFOM-OMARREPLSDOMAVLP/T0OMBRR9T<VLP+T0OO@OMBhfFOE,U-hj@G=OMCRT@T<TLSFOMCOMDRTCPLSDOMDVLP/T0OMF"
"RT7T<VLP+T0OR,OMFhkHh++")
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced: source 18d6f794c1dfb958, glslang 16.6.0, spirv-tools v2026.4, 118000 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced[] = {
("++++3+;0+K;,NNLL:M;5+MH<+N93.T+,,O4RE,IV.4,Q+VE2741/RLN25-TLN35+DVLN35W7@,Q-X,:+Y31+Y=7+Z-1HH1;RLN2MG-TLN3MG+DVLN3MG"
"+M.+TLN2MH1/RLN2MI-TLN3MI+DVLN3MIZ/C+[14+X;7+[G;,R-]7:.N-6E^3P./TLM,TJT0T1b62+cK@1Z./TLLHU.TBZ.dEA+e=8+f/N03TLM6T0TF"
"+TLM6T0TH,h4M,/TLM6T0TE.i56+iEO5-VEN+ML01/N.P/VEP6ML>3,VEMLHM2-V3;d<08N/U8THTLLHN0N/Z.TLM+NG1N0TLMGNGMO50N+U8TLM+W62"
"N/TLM6T0NH<TLLHNIU8NHTLLHO-NIV3TLLHO.O-T<TLM+O//O.TLMGO/2/TLM+P8/U8TLM+Z,2U8TLMGO/3/TLM6T0PDT+RLM;T6P:ZLM@T0P9Q4P:V3"
"VEXLM@T0PFP1P9Z.XLM@T0P;MV902P<Q5P;TFXLM@T0P=MVF00P@Q4P<P=TFMR-09PAQ4P>V3VEXLM@T0PIP1PAZ.XLM@T0PBMW@02PCQ5PBTFXLM@T0"
"PEMX+0DPGQ4PCPETFXLM@T0PHP/P@PGXLM@T6PJQ6PHTFZLM@T0Q,Q4PJP@TFMY21+MY<1+MXB0/X.Q4Q+Z.MZ;E5TLLHPKT0THTLM+Q.1PKTLMGQ.M]"
"012Q0T0Z.TLM+X62Q0M]=2DRLLI4T0RLLJ54TLM+X7QS05TLM+],QS0T0TLLHQ3TKTHTLM+Q41Q3TLMGQ4M^EM+0Q2Q4PJPGTFM`071ZLM@T0XHQ4Q+Z"
".Ma2<-TLMGQ.Mb@1>TLMGQ4D1TLM+Q5/TBTLM6TBY>+TLM6T0Y8T3RLM;T6Q-Mf9MB+Mj-8+Mj>AFRLM2Q6QS0RLLIHU8RLLJMGHTLM+Q6QS0MGRLM2Q"
"7QS0RLLIMHTBRLLJMIMHTLM+Q7QS0MIMk3NK+NM8M7+NS1M3+Mh47+NTF4+NU25-[1NLLLLL+NU:;8]L+TLM6T0]3eV3TLM6TB]7NLLLLL+TLM+[9/T0"
"NVJN7+NNG15VLM@T6]FQ3R-VLM@T6]GQ3R-NYF3.Q8Q3R-NZ00,Q8NZ6M9/XLM7]BN-PDN],0,OlllllIN]279ZLM7U8N]-Y>Y>Y>Y>ZLM7U8Q]:]7]7"
"]7]7N]>Q7+Nc:7,U/NcH2+Ne2O@-Z,Q9NhEP/2MY,a8V3VLP4T0MY-a8SY8>2aKMY0S6VLP4T0b+MY0OLJM+,MY0OMKPG,R-ORGM=,0OT9^G,MY0Og5X"
"F,MY0PS0T0,MY0P[6U70R-Q:k;PLSDQ:PeH2/R-eCeBQ:Pf2Q7,R-Pk@U7,R-QT,Q1,MY0QY3T1,MY0Qb:R,,MY0Qh<O3,R-QkFS7,MY0RR2RA,MY0RX"
"IVJ,MY0RdHR4,MY0Rk1W;,MY0SUCO:DQ@MXKN.VLP4T0QBMXKN.VLQ5T6QCQBTFXLQ4T0QDQCTFTHVLP+T0R.Q@QDSYJND,R.S]CA,R.S^8<,R.S^KS."
",VESf.MD,VESgHQB/Z.]LMET2R/TLB21R/VLP/T0M]9MZIVETM.J,Z.TN-PC,VETRFT,,Z.TZHV;,Q-Tf8C,Z.Tg0O7,Z.Tj=V;,Q-UT.C,Z.UTGN+2N"
"[DMe,Z.TLSFN[DN[EMe/Y^;CRBR0N[GTHTLSFR0OMEN[JPLSDOMEXLN,VDR11Me,N[GTLMIU8R2R1RLMJQ9R2VLP1T0R3Me,Z.VLP/T0R4R3VETLMIT0"
"R50VLP1T0R6R5V+VLP1T0R7R5V3VLP4T0R8R7T<VLP1T0R9R6T<VLP/T0R:R9Z.VLP/T0R;R8T<VLP+T0R@R:R;VLP1T0RCR5T<VLP4T0SDRCT<VLP+T"
"0SGR@SDVLP/T0SJSGZ.VLP+T0SKR4SJVLP4T0T+Me,Z.VLP+T0OM>SKT+VLP/T0T,N[GVEVLP1T0T-R5Z.VLP4T0TDT-Z.VLP4T0TGR6T<VLP/T0TITG"
"U-VLP/T0U2TDT<VLP+T0U5TIU2VLP4T0UJR5T<VLP+T0V2U5UJVLP/T0V4V2Z.VLP+T0Mh/T,V4VLN,TCV=Q9TFTLMITBV>V=VLN,TCV@Q9THTLMITBV"
"AV@VLN,TCVBQ9T<TLMITBVCVBVLN,TCVFQ9TETLMITBVGVFZLN;U.VHV>VAVCVGVLP+T0Mh1M]9OM>VLN,V:N]/.UDZdI2-Mh1Nc@Ze149VLP+T0OMKM"
"^<Mh/VLN,V:VI.UETLMIT0X+VI]a815NcBPLSDNcBZLSAT6ON,NcAOMEON+NcC]aI50_AOM>RLMJ_BMh/Ue+03MgBNC_A_B_CRLMJ_DVHUh8M0,Z.Ui>"
"C,_DUj6N3,TFUl@M5,Z.VLK=,_DVM=N3,THVOGM5,Z.VQ1=,_DVQENF,OM>VT@M9,Z.VV.M0,_DVW4N3,TFVY=M5,Z.VZI=,_DV[;N3,THV^EM5,Z.V`"
"/=,_DV`CMJ,Z.VbB4,_DVc+OB0VLP3TBNL;Z:NL9VfGTD,OM>WN@M9,Z.WP.=,_DWPBM,A_DRLMJ_EOM>RLMJ`.Mh/RLMJ`/MgBRLMJ`0NN6]LMET.NP"
".O0_E`.`/`0]dG0+Y_J8+WZCM4,VJW],MD-VKVJW^GMTJ,0XgFF,0XhAM7,0Xj-F,0XjIC+YT/<5W6W+2TLMGZ,W,2TLMGZ,W-YT>M==Z,W.2TLMGZ,W"
"/2TLMGT1W02TLMGT1W12TLMGW6W2YWKM91Z,W32TLMGZ,W4YY6OJ2W5N[>Z.TLSFW5Mf8N[BWR1C4W7NN8THTLSFW7W8NN;PLSDW8Y_@0/NN8RLMJN]."
"N]-WZ49+Y`69,W9Y`F0,W9Ya+M4.W:N]8V3Yb71IW:TLMIT0W;N]7VLP/T0W<N]:V3VLP-T0PTBW;W<VLN,T1W=N2UATLMIT0W>W=VLP/T0N]=W>VEYc"
",7,W9Yc9MD,Z.Ye2M0,Z.Yf8PK,V3Yk8M:4W@N_3THTLSFW@WAN_6PLSDWAZL06,0ZL<M6,Z.ZMIMJ3WBN`0Z.VLP/T0N`2WBZ.ZP.M,,Q+ZQ0N5,VEZ"
"S;2,W9ZSDMD,Z.ZU<QB,V3Z[3M:4WCNb3THTLSFWCWDNb6PLSDWDZ^+6,0Z^7M6,Z.Z_DMJ3WENc0Z.VLP/T0Nc2WEZ.ZaJM,,Q+Zc+MK;WFW9VLQ;T6"
"WGWFN]:RLSCOl3+TLSFWGWHOl3PLSDWHZe:R-=WINdFTHTLSFWIX,NdIPLSDX,RLSCNe,+TLSFQ+X1Ne.PLSDX1Zl.38RLSCNe1+TLSFUGX2Ne1PLSDX"
"2TLMIT0Ne30ZlH9,PD[L62/UKX1Ne6X2[LBA,0[M7M6,Z.[NDE.Nf8NeHV3[O@10Nf9Ne7Ne1Nf8Ne:[RG4+[P3M,+[a/19Ne.RLSCNf3+TLSFUGX3Nf"
"3PLSDX3TLMIT0Nf50[R,7.X4Nf7PD[R;19X5UKNe.X4X3RLSCPW9+TLSFX5X8PW9PLSDX8[S/3,X8[S89,Z.[SH=,0[T:M6,Z.[UGK,0[VGM4.PX:Ng:"
"Z.dj,<,Nf=dj>C,Nf=dk61-N[+Nf=dk>1-Ng2V3dkGA,NdFdl<56],X9PXIU@PY+XLMIT0PY.X9-/eL53+[[D9-PY/N[+eM-3,N[+eM60CVLN,T1X:N["
"+UBTLMIT0PYAX:VLN,T1X;N[+UCTLMIT0PYGX;ZLN;TKPYHPY0PY2eP>1,NdFePF3+[a3=+eQ@NA4NZHPZ9RLMJNZIPZ8VLN,T1PZ:NZHeT=3,NZIeTG"
"C,NZHeU>3,NZIeUHMD=X<P[+THTLSFX<XBP[.PLSDXBRLSCP[2+TLSFQ+XEP[4PLSDXEeX138RLSCP[7+TLSFUGXFP[7PLSDXFTLMIT0P[90eXK9,PDe"
"Y92/UKXEP[<XFeYEA,0eZ:M6,Z.e[G0,NZJe],0,NZJe]2:,V3e]CMH8RLSCP]9+TLSFUGXGP]9PLSDXGTLMIT0P];0e`/9,PDe`>2/UKP[4P]>XGe`J"),
("M+,Z.eaK=,0eb=M6,Z.ecJ5,NZFed40,NZFed:9,0edJM6,Z.ef5M;,NZGegG3,V3eh/M+6],XIP_/U@P_2XLMIT0P_5XI-/ei>C,NZGej63,NZGej@0"
"CVLN,T1XJNZGUBTLMIT0OkKXJVLN,T1XKNZGUCTLMIT0Ol0XKZLN;TKOl1P_7P_9b`H1/P[+RLMJOl2Ol1fM1A/PLSEOl3PLSDOl3cS=7,Ol3cSK7N0R"
"HPNCTHTLSFRHY+PNFPLSDY+RLSCY,+TLSFUGY-Y,PLSDY-TLMIT0Y.0VLP/T0Y/PNCPDVLP+T0Y0Y.Y/VLQ;T6Y1Y0PDPLSEY,PLSDY,ZLSAT6Y2UKY+"
"Y1Y-RLSCPa4+TLSFY2Y3Pa4PLSDY3RLMJNZDPNCVLMET0ON/MJNZDTLMIT0ON00]b=;,PNC]c.D>Pg4ON7Z.VLN,X>Y4<PNCTLMITKY5Y4TLOHU8Y6Y5"
"RLMJW4Y6^_D5+gWJ2,OS>gX1FM+VLP1T0Y7ON/Z.VLP4T0Y9ON/Z.VLN,TCY:W4PgDTLMITBY;Y:]LN,Q5Y<3TFPgKY7Y9VLMJY<Y;M3T<gY<9>OS=PL"
"SDOS@VLP1T0Y=Pg4Z.TLMIU8Pb1W4ZLN,P8Pb23TFON/Y=fXJ12OS=PLSDOS=PLSEPa4PLSDPa4cY,9+f`+2,PNFf`37N0Y@Pc5THTLSFY@YGPc8PLSD"
"YGRLSCYI+TLSFUGYJYIPLSDYJTLMIT0YK0VLP/T0Z+Pc5PDVLP+T0ZGYKZ+VLQ;T6[-ZGPDPLSEYIPLSDYIZLSAT6[.UKYG[-YJRLSC[/+TLSF[.[0[/"
"PLSD[0RLMJNZEPc5VLMET0[2N+NZETLMIT0PP60c]<;,Pc5c^-D>[3PP=Z.VLN,X>[4DPc5TLMITK[5[4TLOHU8[6[5RLMJW3[6]T;5+cY:2,NlEcYC2"
"M>[7PLSD[7VLQ;T6[8PODZ.TLSF[8[:POGPLSD[:VLP+T0[;[3PODVLP1T0[<[2Z.VLP4T0[=[2Z.VLN,TC[>W3PODTLMITB[@[>]LN,Q5[A2TF[;[<["
"=VLMJ[A[@M3T<c_J9M+NlDPLSDNlFVLP1T0[B[3Z.TLMIU8[CW3ZLN,P8[J2TF[2[BVLMJ[J[CM3T<PLSENlDPLSDNlDPLSE[/PLSD[/feK8/TLMIT0O"
"M4W9]^=15]4TFPc8]5OM8ZLSAT0OM6OM4Pc8]^GE+]k8RA=]6OPGTHTLSF]6]EOPJPLSD]ERLSCOQ-+TLSFQ+]IOQ/PLSD]I^Q@38RLSCOQ2+TLSFUG_"
"<OQ2PLSD_<TLMIT0OQ40^R89,PD^RH2/UK]IOQ7_<^S2A,0^SIM6,Z.^U4E.OR9OQIV3^V010OR:OQ8OQ2OR9OQ;^Y74+^VEM,+^gA19OQ/RLSCOR4+T"
"LSFUG_=OR4PLSD_=TLMIT0OR60^X=7._>OR8PD^Y,19_@UKOQ/_>_=RLSC_F+TLSF_@_G_FPLSD_G^YA3,_G^YJ9,Z.^Z8=,0^[+M6,Z.^]7K,0^^7M4"
".Ng;OS;Z.[X2<,OR>[XEB-OSEOR>[Y<0+^a25,V3^a=M+6],_HOSKU@OT-XLMIT0OT0_H-/^c,GM;PY4OT1VLN,T1_INZ@UATLMIT0PY:_IVLN,T1_JN"
"Z@UBTLMIT0_K_JVLN,T1`+NZ@UCTLMIT0`,`+ZLN;TK`-PY4PY:_K`,VLN,X>aF<OPGRLMJaF`-PLSE_FPLSD_F^gDR>=aGOV-THTLSFaGaHOV0PLSDa"
"HRLSCOV4+TLSFQ+aIOV6PLSDaI_MI3HRLSCOV9+TLSFUGaJOV9PLSDaJTLMIT0k<0VLP/T0M]8OV-PDVLP+T0Me1k<M]8VLQ;T6Me2Me1PD_O02/UKaI"
"Me2aJ_O;A,0_P1M6,Z._Q=G,V3_R9MHM9RLSCMe3+TLSFUGMe4Me3PLSDMe4TLMIT0Me50VLP/T0Me6OV-PDVLP+T0Me7Me5Me6VLQ;T6Me8Me7PDPLS"
"EMe3PLSDMe3ZLSAT6Me9UKOV6Me8Me4RLSCOWC+TLSFMe9O]DOWC`VIC4Me:O^BZ.TLSFMe:Me;O^EPLSDMe;_VH03Me<OX.PLSDMe<TLMIT0Me=0_W4"
"06Me>Me@PLSDMe>PLSEOX0PLSDMe@VLP/T0MeA_WE3EMeBTFMe>MeAMe@VLP+T0MeCMe=MeBVLP4T0MeDMeCPIVLP/T0MeEMeDZ.VLP+T0OX8MeEO^B_"
"XFF,0_YAM4.OjEOXCZ.bX5<,O^BbXHC,O^BbY@0.OeGNZ:O^Ba^>0.OY-OX:V3_]GJ;Ok,XLN,],MeFOY1U@OY4XLMIT0Of1MeF-/RLMJOeGOf1__80+"
"`];7M/VLN,T1MeGNZ:U@TLMIT0OY=MeGVLN,T1MeHNZ:UATLMIT0OYDMeHVLN,T1MeINZ:UBTLMIT0OYJMeIVLN,T1MeJNZ:UCTLMIT0OZ/MeJ_c9MK,"
"V3_e9GNKMeKOZ;THTLSFMeKMf+OZ>PLSDMf+VLP/T0Mf,OZ;VETLMIT0Mf-0VLP1T0Mf.Mf-V+VLP1T0Mf/Mf-Z.VLP4T0Mf0Mf/Z.VLP4T0Mf1Mf.T<"
"VLP/T0Mf2Mf1U-VLP/T0Mf3Mf0T<VLP+T0Mf4Mf2Mf3VLP4T0Mf5Mf-T<VLP+T0Mf6Mf4Mf5VLP/T0Mf7Mf6Z.VLP+T0Mf9Mf,Mf7VLP1T0Mf:Mf9Z.Z"
"LN,P8Mf;2]4OZ3Mf:XLMIU8O[1Mf;M;T<VLN,Z,O[2W2_i7M1OHMf<O[4THTLSFMf<Mf=O[7PLSDMf=VLP/T0Mf>Z.O[4VLP1T0Mf@Mf>Z.VLP/T0MfA"
"Mf@VETLMIT0MfB0VLP1T0MfCMfBV+VLP1T0MfDMfBV3VLP4T0MfEMfDT<VLP1T0MfFMfCT<VLP/T0MfGMfFZ.VLP/T0MfHMfET<VLP+T0MfIMfGMfHVL"
"P1T0MfJMfBT<VLP4T0MfKMfJT<VLP+T0Mg+MfIMfKVLP/T0Mg,Mg+Z.VLP+T0Mg-MfAMg,VLP4T0Mg.Mf>Z.VLP+T0Mg/Mg-Mg.VLP1T0Mg0Mg/Z.ZLN"
",P8Mg13]4OZ3Mg0XLMIU8Mg2Mg1M;T<VLN,Z,Mg3NZ8O[4RLMJMg3Mg2`NI9+`Q32BO[7O]BO]CTLSBMg4O]C,PLSEMg5PLSDMg5VLQ;T6Mg6O]AZ.TL"
"SFMg6O[CMg4PLSDO[C`LBAMKMg7O]-THTLSFMg7Mg8O]0PLSDMg8VLP1T0Mg9O]AZ.VLP4T0Mg:O]AZ.XLN,TCMg;NZ8Mg9Mg:TLMITBMg<Mg;ZLN;U8"
"Mg=Mg<Mg<Mg<Mg<VLN,Z,Mg>W2O]-TLMIU8Mg@Mg>XLN,VDO]61O]AO]-TLMIU8MgAO]6]LL7U8O]8,M=Mg=Mg@MgA`N8<+`V>6,Mg4`O587VLR1T0]5"
"]4THRLSCMgC+TLSFOOBOWDMgC_UHCN0MgDOWFTHTLSFMgDMgEOWIPLSDMgERLSCMgF+TLSFUGMgGMgFPLSDMgGTLMIT0MgH0VLP/T0MgIOWFPDVLP+T0"
"MgJMgHMgIVLQ;T6MgKMgJPDPLSEMgFPLSDMgFZLSAT6Mh+UKMgEMgKMgGRLSCMh,+TLSFMh+Mh-Mh,PLSDMh-RLMJW0OWFVLMET0Mh.MJW0TLMIT0O^2"
"0`T0;,OWF`TBDP8Mh0O^9Z.VLN,X>NN=<OWFTLMITKNN>NN=TLOHU8NN@NN>RLMJW/NN@RLSCPg6+TLSFP:Pg:NNAPLSDPg:PLSENNBPLSDNNBZLSAT0"
"NNCTFPg:NNDNNETLSBNNFNNE,PLSENNGPLSDNNGVLQ;T6NNHNNCZ.TLSFNNHNNINNFPLSDNNIVLP+T0NNJMh0NNCVLP1T0NNKMh.Z.VLP4T0NO+Mh.Z."
"VLN,TCNO,W/NNCTLMITBNO-NO,]LN,Q5NO.3]5NNJNNKNO+VLMJNO.NO-M3T<PLSENNEPLSDNNEVLP+T0NNDNNCUAPLSENNBPLSDNNFPLSEPg6PLSDNN"),
("AVLP1T0NO/Mh0Z.TLMIU8NO0W/ZLN,P8NO13]5Mh.NO/VLMJNO1NO0M3T<PLSEPg6PLSDPg6PLSEMh,PLSDMh,__<8+fZB3,OWIfZK2SBNO2PLSDNO2V"
"LQ;T6NO3Pb<THTLSFNO3NO4Pb@PLSDNO4RLSCNO5+TLSFUGNO6NO5PLSDNO6TLMIT0NO70VLP/T0NO8Pb<PDVLP+T0NO9NO7NO8VLQ;T6NO:NO9PDPLS"
"ENO5PLSDNO5ZLSAT6NO;UKNO4NO:NO6RLSCNO<+TLSFNO;NO=NO<PLSDNO=RLMJW1Pb<VLMET0NO>N+W1TLMIT0NO@0RLSCNOA+TLSFXDNOBNOCPLSDN"
"OBPLSENOAPLSDNOCVLP/T0NODPb<PDPLSENOAPLSDNOAZLSAT0NX-TFNOBNODNOCVLP+T0NX.NO@NX-VLP4T0NX/NX.PIVLP/T0NX0NX/Z.VLN,X>NX1"
"DPb<TLMITKNX2NX1TLOHU8NX3NX2RLMJW.NX3RLSCPaB+TLSFP>NX4NX5PLSDNX4PLSENX6PLSDNX6ZLSAT0NX7TFNX4NX8NX9TLSBNX:NX9,PLSENX;"
"PLSDNX;VLQ;T6NX<NX7Z.TLSFNX<NX=NX:PLSDNX=VLP+T0NX>NX0NX7VLP1T0NX@NO>Z.VLP4T0NXANO>Z.VLN,TCNXBW.NX7TLMITBNXCNXB]LN,Q5"
"NXD2]5NX>NX@NXAVLMJNXDNXCM3T<PLSENX9PLSDNX9VLP+T0NX8NX7UAPLSENX6PLSDNX:PLSEPaBPLSDNX5VLP1T0NXENX0Z.TLMIU8NXFW.ZLN,P8"
"NXG2]5NO>NXEVLMJNXGNXFfY,2.NO<PLSDNO<f_=9.MgCPLSDMgC`OC8+dT4@+dU6R+=NXHPUETHTLSFNXHNXIPUHPLSDNXIRLSCPV++TLSFQ+NXJNXK"
"PLSDNXJd[I3MIRLSCNY++TLSFUGNY,NY+PLSDNY,TLMIT0NY-0VLP/T0NY.PUEPDVLP+T0NY/NY-NY.VLQ;T6NY0NY/PDPLSENY+PLSDNY+ZLSAT6X-U"
"KNXJNY0NY,RLSCNY1+TLSFX-NY2NY1PLSDNY2RLSCNf4+TLSFP:NY3NY4PLSDNY3TLMIT0PV<0d_1M42NY5PVDZ.PLSENf4PLSDNY4d`B0M0NY6MJNYI"
"PLSENf4PLSDNf4ZLSAT0NY7NY5PV=NY6NY4VLQ;T6NY8NY7PTBPLSENY1PLSDNY1ZLSAT6NY9X-NY+NY8Nf4RLSCNeK+TLSFNY9PVKNeKdb+M.MANeKP"
"LSDNeKPLSEPV+PLSDNXKRLSCNY:+TLSFUGNYJNY:PLSDNYJTLMIT0NYK0VLP/T0NZ+PUEPDVLP+T0NZ,NYKNZ+VLQ;T6NZ-NZ,PDPLSENY:PLSDNY:ZL"
"SAT6NZ.UKNXKNZ-NYJRLSCNZ/+TLSFNZ.PW:NZ/ddHE,Z.deB=,0df4M6,Z.dgAK,0dhAM4.Oe=PX9Z.a],<,PW<a]>B-NZ0PW<a^606NZ1NYFPW<RLM"
"JNZ1TFVLQ;T6OeHPX1PTBa^G>GNZ2:PUETLMIT0NZ3NZ2VLP+T0NZ4NZ3NZ0XLN,],NZ5Of+U@NZ4XLMIT0NZ6NZ5-/RLMJNZ1NZ6a`80+eL=9MANZ7N"
"YFU@TLMIT0N]+NZ7VLN,T1N],NYFUATLMIT0N]9N],VLN,T1N];NYFUBTLMIT0N]<N];VLN,T1N_8NYFUCTLMIT0N_9N_8ZLN;TKN`1N]+N]9N]<N_9V"
"LN,X>Nb8<PUERLMJNb8N`1PLSENZ/PLSDNZ/eQ,>+ae@NAM>NYBOg<RLMJNYCOg;VLN,T1Nb9NYBTFTLMIT0Nc1Nb9VLN,T1NdKNYCTFTLMIT0Ne+NdK"
"VLPAP,Ne-Nc1Ne+VLN<T0OgCNe-,VLN<T0OgDNe-+VLN,T1Ne0NYBTHTLMIT0OgFNe0VLN,T1OgGNYCaiHMD=Ne2Oh.THTLSFNe2NeIOh1PLSDNeIRLS"
"COh5+TLSFQ+NeJOh7PLSDNeJal13HRLSCPV0+TLSFUGNf+PV0PLSDNf+TLMIT0Nf20VLP/T0NgDOh.PDVLP+T0NgENf2NgDVLQ;T6NgFNgEPDd^010Oh"
"AUKNeJNgFNf+bLEA,0bM:M4.PVEOi-Z.bNG02NYDOh.VLMET0PVFN+NYDbO210PVGPVEOhHPVFOhFda41+bOD00PVIOhAPV0PVHOhDdaE0/NgGPVJPLS"
"DNgGbP6M,M9PVJPLSDPVJPLSEOh5PLSDOh7RLSCNgH+TLSFUGNgINgHPLSDNgITLMIT0NgJ0VLP/T0NgKOh.PDVLP+T0Nh+NgJNgKVLQ;T6Nh,Nh+PDP"
"LSENgHPLSDNgHZLSAT6OiCUKOh7Nh,NgIbRJM+,Z.bSK=,0bT=M42Nh-Oj7Z.VLP+T0Nh.Nh-bV-12NY@Oh.VLMET0Nh/N+NY@bV:14Nh0Nh.Oj1Nh/O"
"j/TLMIT0Oj<0bVJM4M@Nh1OjDZ.RLSCNh2+TLSFP>Nh3Nh4PLSDNh3PLSENh2PLSDNh4VLP+T0Nh5Nh1OiGTLMIT0Nh6AZLL7T0Nh7,M1Nh5Nh6VLP-T"
"0Nh8Nh7Nh1PLSENh2PLSDNh2ZLSAT0Nh9OiGNh3Nh8Nh4VLN,T1Ok-NYAbYG2-Nh0PTBbZ/J8Nh9XLN,],Nh:Ok2U@Ok5XLMIT0Ok8Nh:-/b[>BM-Nh;"
"NYAU@TLMIT0P_;Nh;VLN,T1Nh<NYAUATLMIT0P_BNh<VLN,T1Nh=NYAUBTLMIT0P_HNh=VLN,T1Nh>NYAUCTLMIT0P`-Nh>fLC6/Oh.RLMJP`/P`.ba1"
"A+fMG7,Oh1fN37MENh@P`1THTLSFNh@NhAP`4PLSDNhARLSCNhB+TLSFUGNhCNhBPLSDNhCTLMIT0NhD0VLP/T0NhEP`1PDVLP+T0NhFNhDNhEVLQ;T6"
"NhGNhFPDPLSENhBPLSDNhBZLSAT6NhHUKNhANhGNhCRLSCNhI+TLSFNhHNhJNhIPLSDNhJfP<02NhKMJNY=TLMIT0P`D0cV@:-P`HP`1cW020P`ITFPO"
"6P`HPO7fQF7HNi+P`KZ.VLN,X>Ni,<P`1TLMITKNi-Ni,TLOHU8Ni.Ni-RLMJW-Ni.RLSCOa0+TLSFP:Ni/Ni0PLSDNi/`b;3,Ni/`bE2M>Ni1PLSDNi"
"1VLQ;T6Ni2O`@Z.TLSFNi2Ni3O`CPLSDNi3VLP+T0Ni4Ni+O`@VLP1T0Ni5NhKZ.VLP4T0Ni6NhKZ.VLN,TCNi7W-O`@TLMITBNi8Ni7]LN,Q5Ni93TF"
"Ni4Ni5Ni6VLMJNi9Ni8M3T<`e0;<Ni0VLP1T0Ni:Ni+Z.TLMIU8O_AW-ZLN,P8O_B3TFNhKNi:`]112Oa0PLSDOa0PLSENhIPLSDNhIfS5CN/Ni;TLSB"
"Pa5Ni;,PLSENi<PLSDNi<VLQ;T6Ni=Pa2THTLSFNi=Ni>Pa5PLSDNi>RLSCNi@+TLSFUGNiANi@PLSDNiATLMIT0NiB0VLP/T0NiCPa2PDVLP+T0NiDN"
"iBNiCVLQ;T6NiENiDPDPLSENi@PLSDNi@ZLSAT6NiFUKNi>NiENiARLSCNiG+TLSFNiFNiHNiGPLSDNiHfV402NiIN+NY>TLMIT0PaF0fVFM4HNiJPb,"
"Z.VLN,X>NiKDPa2TLMITKNj+NiKTLOHU8Nj,Nj+RLMJW,Nj,RLSCOl6+TLSFP>Nj-Nj.PLSDNj-bbE3,Nj-bc-2M>Nj/PLSDNj/VLQ;T6Nj0Ol<Z.TLS"
"FNj0Nj1Ol@PLSDNj1VLP+T0Nj2NiJOl<VLP1T0Nj3NiIZ.VLP4T0Nj4NiIZ.VLN,TCNj5W,Ol<TLMITBNj6Nj5]LN,Q5Nj72TFNj2Nj3Nj4VLMJNj7Nj"
"6M3T<be.;<Nj.VLP1T0Nj8NiJZ.TLMIU8PPCW,ZLN,P8PPD2TFNiINj8c_A16Ol6PLSDOl6PLSENiGPLSDNiGPLSENi;PLSDNi;fY6M/,V3fZ;2+ciK2"),
(",Pb:cj22+f[10O.Nj9PR=THTLSFNj9Nj:PRAPLSDNj:VLP/T0Nj;PR=VETLMIT0Nj<0VLP1T0Nj=Nj<V+VLP1T0Nj>Nj<Z.VLP4T0Nj@Nj>Z.VLP4T0N"
"jANj=T<VLP/T0NjBNjAU-VLP/T0NjCNj@T<VLP+T0NjDNjBNjCVLP4T0NjENj<T<VLP+T0NjFNjDNjEVLP/T0NjGNjFZ.VLP+T0NjHNj;NjGVLP1T0Nj"
"INjHZ.ZLN,P8NjJ2TFPb4NjIXLMIU8Pc2NjJM;T<VLN,Z,Pc3NY<PR=RLMJPc3Pc2dLFM-OHNjKPS6THTLSFNjKNk+PS9PLSDNk+VLP/T0Nk,Z.PS6VL"
"P1T0Nk-Nk,Z.VLP/T0Nk.Nk-VETLMIT0Nk/0VLP1T0Nk0Nk/V+VLP1T0Nk1Nk/V3VLP4T0Nk2Nk1T<VLP1T0Nk3Nk0T<VLP/T0Nk4Nk3Z.VLP/T0Nk5N"
"k2T<VLP+T0Nk6Nk4Nk5VLP1T0Nk7Nk/T<VLP4T0Nk8Nk7T<VLP+T0Nk9Nk6Nk8VLP/T0Nk:Nk9Z.VLP+T0Nk;Nk.Nk:VLP4T0Nk<Nk,Z.VLP+T0Nk=Nk"
";Nk<VLP1T0Nk>Nk=Z.ZLN,P8Nk@3TFPb4Nk>XLMIU8PS3Nk@M;T<VLN,Z,PS4W+PS6RLMJPS4PS3dS29+ha+2,PS9ha329NkAPLSDNkAVLQ;T6NkBQMB"
"Z.TLSFNkBPcDQMEPLSDPcDfcDAMKNkCPd.THTLSFNkCNkDPd1PLSDNkDVLP1T0NkEQMBZ.VLP4T0NkFQMBZ.XLN,TCNkGW+NkENkFTLMITBNkHNkGZLN"
";U8NkINkHNkHNkHNkHVLN,Z,NkJNY<Pd.TLMIU8NkKNkJXLN,VDPd71QMBPd.TLMIU8Nl+Pd7]LL7U8Pd9,M=NkINkKNl+fe:<+hc@7+ff7M8-Z,Nl,f"
"gGMJN5Nl-PdHZ.VLN,T3Nl.N6U@TLMIT2Nl/Nl.TLOHZ-Nl0Nl/XLN,Z/Nl1Nl0U@Nl-XLMIU8Nl2Nl1-;RLMJNl,Nl2VLN,TCNl3Nl,TFTLMITBNl4N"
"l3VLN,TCNl5Nl,THTLMITBNl6Nl5VLN,TCNl7Nl,T<TLMITBNl8Nl7VLN,TCNl9Nl,TETLMITBNl:Nl9ZLN;U.PeKNl4Nl6Nl8Nl:gN:I,Z.gO8H4TLM"
"IT0Pf:N9VLP+T0Pf<Pf:Pf,gQ,B,Pf7gQD2,Pf7gR+G:Z0Nl;PfHXLN,Z1Nl<Nl;U@PfFXLMITBPg+Nl<-/gS9N,,Q-gU;;3Nl=TFPg2Pg5O];TLSBPg"
"7O];gV32<Nl>Nl=Z.TLSFNl>QLCPg7PLSDQLCTLMIT2Nl@N=TLOHQ6Pg<Nl@gW+3,Nl=gW4A+hZK@>NlAQLEZ.TLSFNlANlBQLHPLSDNlBVLP+T0NlCN"
"l=QLEVLN,TCPh+QEQLEgY03/NlCRLMJPh-Ph,h`:38UAPLSEQLDPLSDQLHPLSEO];PLSDO];VLP+T0Pg5Nl=gZ1K,Z.g[1N1,Q7g^8O,MANlGPi/VETL"
"MIT0NlHNDVLP+T0Pi2NlGNlHVLN,T1NlINFUBTLMIT0NlJNlIVLP/T0NlKNlJVETLMIT0OL+NEVLP+T0Pi7NlKOL+RLSCOL,+TLSFQ-OL-OL,PLSDOL-"
"PLSJZ.PLSDOL,RLSCPi:+TLSFUKgc.M/0VLP-T0OL.PiCTHgdI17OL/Pi@Pi;OL.Pi<ZLL7T0Pk5,M1Z.OL/hL/0,O0hL5;+hMJM+N.Q-OL0Pk=PLSDO"
"L0TLMIT2OL1ETLOHZ-OL2OL1VLP1T0OL3Pk<Z.VLN,TCOL4O,U@TLMITBOL5OL4VLN,TCOL6O,UATLMITBOL7OL6VLN,TCOL8O,UBTLMITBOL9OL8VLN"
",TCOL:O,UCTLMITBOL;OL:ZLN;U8PlGOL5OL7OL9OL;XLN,Z/PlHOL2U@OL3hUEK,Z.hVEIHZ0OL<QL4VLP+T0OL=Pk<PlJVLN,TCOL>O,PlJTLMITBO"
"L@OL>XLN,Z1OLAOL<U@OL=VLMJOLAOL@-/hY<A,VJhd0MG,0hf,R.,YHhl0T<+iSF],,0idH`H,Z.jWEGQ8OLBQWHTHTLSFOLBOLCQWKPLSDOLCVLP1T"
"0OLDQW@Z.VLP/T0OLEOLDVETLMIT0OLF0VLP1T0OLGOLFV+VLP1T0OLHOLFV3VLP4T0OLIOLHT<VLP1T0OLJOLGT<VLP/T0OLKOLJZ.VLP/T0OM+OLIT"
"<VLP+T0OM,OLKOM+VLP1T0OM-OLFT<VLP4T0OM.OM-T<VLP+T0OM/OM,OM.VLP/T0OM0OM/Z.VLP+T0OM1OLEOM0VLP4T0OM2QW@Z.VLP+T0OM3OM1OM"
"2VLP/T0OM=OM3VEVLP/T0OM@QWHVEVLP1T0OMAOLFZ.VLP4T0OMBOMAZ.VLP4T0OMCOLGT<VLP/T0OMDOMCU-VLP/T0OMFOMBT<VLP+T0OMGOMDOMFVL"
"P4T0OMHOLFT<VLP+T0OMIOMGOMHVLP/T0OMJOMIZ.VLP+T0ON8OM@OMJVLP+T0ON9OM=ON8VLP1T0QY;ON9Z.XLN,VDON:1QW@QWHTLMIU8QYION:jc;"
"7+j[;M@,Z.j^0GM<ON;QXGTHTLSFON;ON<QXJPLSDON<VLP+T0ON=QX>QXGVLP/T0ON>ON=PDTLMIT0ON@0VLP+T0ONAON>ON@XLN,VDONB1QX>QXGTL"
"MIU8ONCONBXLN,Z/ONDQW;U@ONAVLMJONDONCM-;jd3M9,0jeCX7,Z.kQ/G4ONEQ]3THTLSFONEONFQ]6PLSDONFkR7XD,Z.k`0GCONGQ_KTHTLSFONG"
"ONHQ`-PLSDONHVLP+T0ONIQ_CQ_KVLP/T0ONJONIPDTLMIT0ONK0]g+0JXLN,Z/OO,Q_AU@OO+XLMIU8OO-OO,M-;XLN,VDOO.1Q_CQ_KTLMIU8OO/OO"
".VLP,U8OO0OO/OO-RLMJOO.OO0kh4M9,0kiDM=+kk9d3,Z.lbCG4OO1Qf+THTLSFOO1OO2Qf.PLSDOO2lcK3,Q]:ld3Y7,Z.MLPAGMFOO3QhITHTLSFO"
"O3OO4Qi+PLSDOO4VLP+T0OO5QhAQhIVLP/T0OO6OO5PDTLMIT0OO70VLP+T0OO8OO6OO7XLN,Z/OO9Qh>U@OO8XLMIU8OO:OO9M-;XLN,VDOO;1QhAQh"
"ITLMIU8OO<OO;VLP,U8Qf2OO<OO:RLMJOO;Qf2MLXEN2+ML[/W-,R-MLg2c.,[,MM]6J,0MM^5Z0,[,MMl;M2,Z.MNLDGMFOO=RRBTHTLSFOO=OO>RRE"
"PLSDOO>VLP+T0OO@RR9RRBVLP/T0OQ+OO@PDTLMIT0OQ,0VLP+T0OQ.OQ+OQ,XLN,Z/OQ1RO:U@OQ.XLMIU8OQ3OQ1M-;XLN,VDRT.1RR9RRBTLMIU8O"
"QJRT.VLP,U8RT0OQJOQ3RLMJRT.RT0MNTHN7,Z.MNW4GM1OQKRT@THTLSFOQKOR+RTCPLSDOR+VLP+T0OR,RT7RT@VLP/T0OR3OR,PDTLMIT0OR50VLP"
"+T0RU4OR3OR5XLN,VDOS<1RT7RT@TLMIU8RUBOS<MN]@7+MN^8N0,0MN`>RJ,0MNg=Q=,R-MOL0O2,R-MOO8SG+")
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced: source 51f5596a61bbcf39, glslang 16.6.0, spirv-tools v2026.4, 115164 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced[] = {
("++++N,,N+N-g:+iA3,V+iJ4,V+j3N2@^14TLLHNHU8^1TLLHNINHU-TLLHO-NITHTLM+O./O-TLMGO.ML.62O.3/TLM6T0VEN+MLA0M.O/Q4P:U-V+XL"
"M@T0PFP1O/Z.XLM@T0P9P4VEPFXLM@T6P;Q5P9TFXLM@T0P<P1VEPFZLM@T0P=Q4P;P<MMI1M:P@Q4P>U-V+XLM@T0PIP1P@Z.XLM@T0PAP4VEPIXLM@"
"T6PBQ5PATFXLM@T0PCP1VEPIZLM@T0PDQ4PBPCTFXLM@T0PEP/P=PDXLM@T6PGQ6PEMO=0-PGP=MOEP2-PGPDMT-XA,PL+MaDQ5,VEMg.9+MgAZ51U-V"
"LP4T0MY-a8U-NU0PeI,V+SN.MD,V+SOHR1,V+SV.QB,V+S[FMQJ,V+TbE11R9R5V+VLP1T0PHTc00,PHTc;MC;V+VLP1T0PJR5Z.VLP4T0R6PJZ.VLP/"
"T0U5R6T<Tf1Nj7,VEWc>N2,VEWeGNG+Wi1U;.R7N]8U-XQE1IR7TLMIT0RHN]7VLP/T0T-N]:U-VLP-T0PTBRHT-VLN,T1TDN2UATLMIT0TGTDVLP/T0"
"N]=TGV+XRHT6,U-X[3NA,VEX^JR7,V+Xe6SC,U-YL.NA,VEYNEYH8TINdFVEVLP+T0U2Ne3TIVLQ;T6Ne6U2VEY^-M=,VEY_AMA,U-Ya6N68W.NdFVEV"
"LP+T0W/Nf5W.VLQ;T6X4W/VEYd.N;,VEYf@N6,VEYi+N>,U-Yk@W=8W0P[+VEVLP+T0W1P[9W0VLQ;T6P[<W1VEZV>M=,VEZX1MA,U-ZYHN68W:P[+VE"
"VLP+T0W;P];W:VLQ;T6P]>W;VEZ]@N;,VEZ`0N6,VEZb<N>,U-Ze0P6/TLMIT0QS8W9eVC3,Ol3eW+54VLQ;T6W<Q]=N]:TLSFW<Oh1Q]A`eHM>8W=P`"
"1VEVLP+T0W>NhDW=VLQ;T6NhGW>VE`gHA,NZD`h=0,NZD`hDA,VE`i9M3,W4`jCMF,W4`l=M6,W4aLJN98Y+Pa2VEVLP+T0Y,NiBY+VLQ;T6NiEY,VEa"
"OEA,NZEaP:0,NZEaPAA,VEaQ6M3,W3aR@MF,W3aT:M6,W3aUGM0/VLP+T0OOAQ]=[[KSF8Y-OPGVEVLP+T0Y.OQ4Y-VLQ;T6OQ7Y.VE[e1M=,VE[fEMA"
",U-[h:N68Y/OPGVEVLP+T0Y0OR6Y/VLQ;T6_>Y0VE[k2N;,VE]LDN6,VE]O/N>,U-]QDW=8Y1OV-VEVLP+T0Y2k<Y1VLQ;T6Me2Y2VE]^CM=,VE]`5MA"
",U-]b+N68Y3OV-VEVLP+T0Y4Me5Y3VLQ;T6Me8Y4VE]dDN;,VE]g4N6,VE]iAN>,U-]l4Q-,U-^P7M1.Nj;OZ;V+aY,18Y5Nj<Z.VLP4T0Y6Y5Z.VLP/"
"T0NjDY6T<aZ3J,OZ3a[250W2OZ;RLMJPc3Pc2^T59+a]/2,OZ>a]7M.,V+a^;11Nk3Nk/V+VLP1T0Y7a^H0,Y7a_2MI,OZ3aa05,NZ8aa;NF,NZ8ad6;"
",W2adHMA+^_07+efH:+_Q7SG8Y9PUEVEVLP+T0Z+NY-Y9VLQ;T6NY0Z+VE_Y@M=,VE_[2P,8ZGPUEVEVLP+T0]4NYKZGVLQ;T6NZ-]4VE_`AN;,VE_c1"
"N6,VE_e=X@,OWI`Q29,OWI`QBM-8]5Oh.VEVLP+T0M]8Nf2]5VLQ;T6NgFM]8VE`S0M=,VE`TDP,8Me1Oh.VEVLP+T0Me6NgJMe1VLQ;T6Nh,Me6VE`Y"
"1N;,VE`[CN6,VE`_.RF,OWI`eJ0+^hIM78Me7Pb<VEVLP+T0Mf.NO7Me7VLQ;T6NO:Mf.VE^jBA2NY=Pb<VLMET0Mh.MJNY=^bA@-Pb<VE^c6J,Pb<^d"
"54,W-^d@ME.Y:W-NNC[O04.NNJNNKNO+[O<1+^g-=2Y=Mh0Z.TLMIU8Pb1W-[P;0,Mh.[PB2.Pg6PLSDPg6_P3=+[Q=2,Pb@[QFM/8Mf/Pc5VEVLP+T0"
"Mf0YKMf/VLQ;T6[-Mf0VE[S6A,NY>[T,0,NY>[T2A,VE[TIM3,W,[V1MF,W,[X,M6,W,[Y8M,+aVH7,Pc8aW49,U-aWDM1.Mf,PR=V+^QA18Mf1Mf-Z."
"VLP4T0Mf2Mf1Z.VLP/T0Mf4Mf2T<^RHG>Mf32TFPb4Mf:XLMIU8Mf;Mf3M;T<VLN,Z,MfCNY<PR=RLMJMfCMf;a[B9+^TD2,PRA^U+M.,V+^V/1,MfF^"
"V67+^VHMG-TFPb4^XE5,W+^Y/NF,W+^[K;,NY<^];MA+af<d-FMgCPi/V+TLMIT0MgDNDVLP+T0Pi2MgCMgDVLN,T1MgENFUBTLMIT0MgFMgEVLP/T0N"
"lKMgFV+b^8MS/,MgGce=N8,MgGch+M<,MgGci=aB,V+d^411OLJOLFV+VLP1T0MgHd^A0,MgHd_+MCAV+VLP/T0OM@QWHV+VLP1T0MgIOLFZ.VLP4T0M"
"gJMgIZ.VLP/T0OMGMgJT<daGPB,VEdf=O+,MgGdi>V=,MgGeS1O=+[Z>0.OM6MgGQ[I[[-27MgKPLSDMgKVLQ=T6Q]COM6Q[CTLSFQ]CQ]DOM9eW>0,O"
"M6eWE=-OM6MgGeX8G,OM6eY4C,OM6eZ,UA,VEedCN1+_PJ9+eg6A,MgGeh,MT9,VEgO;Mc:,VEhg+Q,,VEhl-gF+")
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced: source aa32f5c48eb16774, glslang 16.6.0, spirv-tools v2026.4, 144800 bytes */
static const char* const sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced[] = {
("O_RL].NMT+]LL6RY9+PLL<,PLL<4PLL<MIPLL<PV<PLL<PW>PLL<PjKPLL<QS,PLL<QS.PLL<Qi1]LL5M[bXaN>M[bP_N6MeRkhh.MgRNi`0M[cVj`4M"
"fSTeW8kO4ZLL5M[bXaN>M[bP_N6M_RNgO>M^bki`0MbcRhh7+XLL6,MRQR`N2M_STif9eOVYM9+RLL9QS/.NTLL:0-MdR_eW8+./0123456789:;<=>@"
"ABCDEFGHIJKM+M,XLL;-<,,,TLL;-PW9;TLN2MG,,TLN2MH,.TLN2MI,-TLN2S=1;RLN2O5-VLN3O5+M.+TLN2S>1/RLN2O6-VLN3O6+M.+RLN2O>-VL"
"N3O>+M.+VLN3O>,M./VLN3O>-M.3VLN3O>.M.7VLN3O>/M.;TLN2S@1/VLN3P-+M.+VLN3P-,M.3VLN3P--M.7VLN3P.+M.+VLN3P.,M.;VLN3P.-M.M"
"+VLN3P..M.M;VLN3P./M.N+VLN3P.0M.N/VLN3P.1M.N3TLN2SA1/VLN3P/+M.+VLN3P/,M.N7VLN3P/-M.N@VLN3P/.M.NDVLN3P//M.NHVLN3P/0M."
"O+VLN3P/1M.O/VLN3P/2M.O3VLN3P/3M.O7VLN3P/4M.O;VLN3P/5M.O@TLN2P0,:TLN2SB1/RLN2P1-VLN3P1+M.+VLN3P1,M.ODTLN2P2,BTLN2SC1"
"3RLN2P3-TLN3P3+DVLN3P3+M.+TLN2P6,6TLN2P7,7TLN206M3TLN2P:,/TLN2P>,0TLN2PD,+TLN2Q+,8TLN256ITLN2Q-,2TLN2Q/,ITLN2SD1-RLN"
"2Q0-TLN3Q0+DVLN3Q0+M.+TLN2SE1;RLN2Q1-TLN3Q1+DVLN3Q1+M.+TLN2Q:,HTLN2Q;,3TLN2Q<,1TLN2Q=,ATLN2SF1;RLN2QA-VLN3QA+M.+TLN2"
"SG1-RLN2QD-VLN3QD+M.+TLN2SH1;RLN2QF-TLN3QF+DVLN3QF+M.+TLN2SI1/RLN2QG-TLN3QG+DVLN3QG+M.+TLN2QH,>TLN2QI,@TLN2QJ,<TLN2Q"
"K,=TLN2R+,;TLN2R-,5RLN2H+TLN2H6M4RLN2R<-VLN3R<+M.+TLN2SJ1;RLN2R@-VLN3R@+M.+TLN2RF,4RLN2RG-VLN3RG+M.+TLN2M+6DTLN2RH,G"
"TLN2S6,9TLN2S7,FTLN2M,6FTLN2SK,+TLN2T+6ERLN2T,+RLN2T-+PLL>T.RLM,T/T.TLLAT0M++TLM+T12T0TLLCT2T0-TLM+T32T2]LLJM-T0T0T0"
"T0T0T2TLM+T42M-ZLLJM.T0T0T0T0T0VLLJM/T0T0T0TLM+T52M/PLL@T6cLLJM0M-T0T0T0T0T0T0T6M/TLM+T72M0VLM,T8M0T7T1VLM,T9T0T7T1T"
"LM+T:2M.VLLJM7M.T0T0TLM+T;2M7VLLJM>T0T0T0TLM6T0T<-TLLHT=T0T<VLLJM@T=T0T0_LLJMAM@M@M@M@T0T0T0TLM+T>2T6ZLM,T@T2T3T1T1T"
"1TLM+TA2M>RLLBTBM+TLM+TC2TBRLLBTD;TLM6T0TE.TLM=T0MG;TLM=T0MH;TLM6T0TF+ZPW3TGTDTEMGMHTFTLM=T0MI;TLM6T0TH,ZPW3TITDTEMH"
"MITHTLM,TJT0T1TLLCTKT0/VLM,U+T.TAT;VLLJN4T2T0T6TLM+U,2N4TLM6T0U-3TLLHU.TBU-TLM+U/2U._LM,U0T.U,T>T1T1T1U/]LM,U1T.T3T1"
"T1T1U/TLM,U2TBTCXLM,U3T0T1T1TAZLM,U4T.T1T1T1U/VLM,U5T.T1U/ZLM,U6T.T1T1T1T1RLM2U7QS0TLLCU8TB/RLLIS=U8RLLJO5S=TLM+U7QS"
"0O5RLM2U9QS0RLLIS>T0RLLJO6S>TLM+U9QS0O6XLM,U:T6T7T;T1VLM,U;T6T7T:RLM2U<QS0ZLLJO>T0T0T0T0T0TLM+U<QS0O>ZLM,U=T6T7TAT;T"
"1TLLAU>M+,TLM6U>U@+TLM6U>UA,TLM6U>UB-TLM6U>UC.TLM6U>UD/TLM6U>UE0VLM7T2UFTFTFRLM5T6UGTLM6U>UH3TLM6U>UI1TLM6U>UJ2RLM4T"
"6UKTLLJP,T0T0TLM6T0V+M+TLM+V,1MATLMGV,.1TLLHS@T0T<VLLJP-S@T0T0_LLJP.P-P-P-P-T0T0T0TLLHSAT0T<gLLJP/P.SAT0T0T0T0T0T0T0"
"T0T0TLM=T0P0+XLM@T0V-P+T<P0TLLHSBT0V-TLLJP1P/SBTLM+V.4P1TLMGV./4TLM+V/4P.RLM<T6P2RLM2V0QS0RLLISCT2RLLJP3SCTLM+V0QS0P"
"3TLM+V1QS0T2TLM6T0V2Q+TLM=T0P6,XLM@T0V3P/V2P6TLM6T0V4R+TLM=T0P7,XLM@T0V5P/V4P7TLM+V64P/TLM6U>V74TLM+V84T0XLM@T6V9Q7P"
"6THTLM+V:1T0XLM@T6V;Q7P7THTLM+V<,T0TLMGV<0,TLM6T0V=N;TLM6T0V>M;XLM@T0P8P1V=MGXLM@T0P9P1V>MIZPW3V@TBTEMGMIT<TLLHVAV@P"
"9TLLHVBVAP8TLM+VC1VBTLMGVC11TLM+VD1V@RLM;T6P:TLM6T0VEN+ZLM@T0VFQ4P:VEMGXLM@T0P;P1VFU-XLM@T0VGP1V2MGXLM@T0VHP/VGVEZLM"
"@T0VIQ4P:VHV2XLM@T0VJP1VIU-XLM@T0P<P+VJTHTLM+VK2TGTLM6T0W+Ni+TLLHW,TKW+TLM+W-/W,TLMGW-2/TLM+W./TKZLM@U>P=Q4P:U@UARLM"
"<T6P>ZLM@T0W/Q4P>VEMIXLM@T0P@P1W/U-XLM@T0W0P1V4MIXLM@T0W1P/W0VEZLM@T0W2Q4P>W1V4XLM@T0W3P1W2U-XLM@T0PAP+W3THTLM6T0W4M"
"V+ZLM@U>PBQ4P>UAU@XLM@T0PCP1VEMHTLLHW5TGP8TLM+W62W5TLLHW7W5T<TLM+W81W7TLMGW831TLM+W91TGTLLHW:TIP9TLLHW;W:T<TLM+W<1W;"
"TLMGW<41TLM+W=1TITLM6TDW>+TLM7TGW@W>TLM7TIWAW>TLM=T0PDT+ZLM@T0PEQ4P:VEV2XLM@T0PFP1PEU-XLM@T0WBP4PDPFXLM@T6WCQ5WBTFXL"
"M@T0WDP1PDPFZLM@T0PGQ4WCWDTFZLM@T0PHQ4P>VEV4XLM@T0PIP1PHU-XLM@T0WEP4PDPIXLM@T6WFQ5WETFXLM@T0WGP1PDPIZLM@T0PJQ4WFWGTF"
"XLM@T0WHP/PGPJXLM@T6PKQ6WHTFRLM;T6Q+ZLM@T0WIQ4Q+TFPGZLM@T0Q,Q4PKPGWIXLM@T6WJQ6Q,TFTLMGV<5,XLM@T6WKQ6Q,TFTLM6T0X+MT+X"
"LM@T0X,P4X+PDXLM@T6X-Q5X,TFRLM;T6Q-ZLM@T0X.Q4Q-U-THTLM+X/1T2TLMGX/61TLM+X01T=TLMGV:71TLMGV:81TLMGV:91XLM@T0X1P+X+PDX"
"LM@T0X2P-X1THXLM@T0Q.P1X2PDTLLHX3T0Q.TLM+X41X3TLMGX4:1RLM<T6Q/TLLHX5T0U-TLM+X62X5TLMGX/;1RLM2X7QS0TLLAX8;+RLLISDX8RL"
"LJQ0SDTLM+X7QS0Q0TLM+X9QS0X8TLM6U>X:;TLLHX;TKQ.TLM+X<1X;TLMGX<<1ZLM7TKX=TFTFTFTFTLM+X>1TKRLM2X@QS0RLLISETKRLLJQ1SETL"
"M+X@QS0Q1TLM+XAQS0TKZLM@T0XBQ4Q+TFPJZLM@T0Q2Q4PKPJXBXLM@T6XCQ6Q2TFXLM@T6XDQ6Q2TFTLM6T0XEM]+XLM@T0XFP4XEPDXLM@T6XGQ5X"
"FTFZLM@T0XHQ4Q-U-THTLMGX/=1TLMGV:>1TLMGV:@1TLMGV:A1XLM@T0XIP+XEPDXLM@T0XJP-XITHXLM@T0Q3P1XJPDTLLHXKT0Q3TLM+Y+1XKTLMG"),
("Y+B1TLMGX/C1TLLHY,TKQ3TLM+Y-1Y,TLMGY-D1XLM@T6Y.Q6Q,TFXLM@T0Y/P4Q,MGXLM@T6Y0Q5Y/TFVLM@T6Y1Q3P:XLM@T0Y2P1Q,MGXLM@T6Y3Q"
"6Q2TFXLM@T0Y4P4Q2MIXLM@T6Y5Q5Y4TFVLM@T6Y6Q3P>XLM@T0Y7P1Q2MITLM6T0Y8T3XLM@T6Y9Q2P:P>XLM@T0Y:P-PCTHXLM@T0Y;P-PCTHXLM@T"
"0Y<P-PCTHXLM@T0Y=P-PCTHTLM6TBY>+VLM@T6Y@Q3Q+RLM;T6Q:TLM6T0YA:TLMGX/E1RLM<T6Q;TLM+YB1N4TLMGYBF1RLM<T6Q<TLM=T0Q=+XLM@T"
"6Q>Q6Q=TFTLMGYBG1TLM6T0YC5TLM6U>YD7TLM6U>YE8XLM@T6YFQ5Q=T<TLM+YG2TKRLM2YHQS0RLLISFTKRLLJQASFTLM+YHQS0QATLLCYITB-XLM@"
"T0YJP1MGU-ZLM@T0QBQ4Q:TFYJZLM@T0QCQ4Q:THTFRLM2YKQS0RLLISGTDRLLJQDSGTLM+YKQS0QDTLM+Z+QS0TDTLM+Z,2U8RLM2Z-QS0RLLISHU8R"
"LLJQFSHTLM+Z-QS0QFTLM6T0Z./TLM+Z/QS0U8RLM2Z0QS0RLLISITBRLLJQGSITLM+Z0QS0QGTLM+Z1QS0TBTLM6TBZ2leLLL+TLM6TBZ3OL^]LL+TL"
"M6TBZ4OLMRbh,TLM6TBZ5kjQal3TLM6TBZ6OMVLLL+TLM6TBZ7Nlh^V^GTLM6TBZ8MLeLLL+TLM6TBZ9lRgXi3TLM6TBZ:l][dM-TLM6TBZ;l`aLS.TL"
"M6TBZ<l`WiS.TLM6TBZ=lMOVX9TLM6TBZ>lLPkT1TLM6TBZ@Nl`^V^GTLM=T0QH+XLM@T6ZAQ5QHTHXLM@T6ZBQ5QHT<XLM@T6ZCQ5QHTEXLM@T6ZDQ5"
"QHZ.RLM<T6QITLM6T0ZEMlllllKTLM6T0ZFMleLLL+XLM@T6ZGQ5QBTFRLM<T6QJTLM6T0ZH1RLM<T6QKTLM=T0R++XLM@T6ZIQ5R+THXLM@T6ZJQ5R+"
"T<XLM@T6ZKQ6QHTFXLM@T6R,Q1ZKQIXLM@T6[+Q5Q=T<RLM<T6R-VLM@T6[,Q3R-TLM6T0[-iTLLL+TLM6TB[.MQeLLL+TLM6TB[/l]LLL+TLM6TB[0M"
"LLLLL+TLM6T0[1NLLLLL+TLM6T0[2OlKTLM6T0[3OllleL+TLM6T0[4MOeLLL+TLLC[5TD-TLM6T0[6M@XLM@T0[7P/QB[6XLM@T0[8P+[7QCTLM+[9/"
"T0ZLM@T0R8Q4Q:U-THXLM@T0[:P1V>R8XLM@T0[;P1V>R8XLM@T0[<P/MGV>XLM@T0R9P1[<U-TLM6T0[=8XLM@T0R:P1PDU-XLM@T0[>P+R9R:XLM@T"
"0[@P-[>THXLM@T0R;P1[@R:TLMGV<H,XLM@T0[AP-R9THTLLH[BU.R;TLM+[C2[BTLLH[DT2TETLM+[E1[DTLMG[EI1TLMG[EJ1TLM+[F4SARLM2[GQS"
"0RLLJR<T0TLM+[GQS0R<TLM6T0[HTLT+VLM7T2[I[HTFRLM2[JQS0RLLISJTKRLLJR@SJTLM+[JQS0R@TLM6T0[KTL]+VLM7T2]+[KTFTLM+],QS0T0T"
"LM6T0]-0TLM6T0].NLL+TLM6T0]/MLLLLL+TLM6T0]0PTL]+VLM7T2]1]0TFTLM6T0]2OeL+TLM6T0]3eV3XLM@T0]4P/MGMIXLM@T0]5P1]4R:XLM@T"
"0RCP1]5Z.TLM+]61TBTLM6TB]7NLLLLL+TLMG[9K/TLM6T0]8N3TLM=T0RF+XLM@T6]9Q5RFTHXLM@T6]:Q5RF]-XLM@T6];Q5RFT<TLM6T0]<TLL;VL"
"M7T2]=]<TFRLM2]>QS0RLLJRGT0TLM+]>QS0RGTLM6T0]@TLL+VLM7T2]A]@TFTLLC]BT0.TLM+]C,]BTLMG]CM+,TLM6T0]DN-RLM<T6RHVLM@T6]EQ"
"3RHVLM@T6]FQ3RHVLM@T6]GQ3RHXLM@T6]HQ5RFTFVLM@T6]IQ3RHXLM@T6]JQ2]H]IXLM@T6]KQ5RFTFXLM@T6^+Q5RFZ.XLM@T6S.Q5RFTETLM=T0S"
"6,TLM=T0S7,TLMG]CM,,XLM@T6S8Q5RFZ.VLM@T6^,Q3S.VLM@T6^-Q3S.TLM=T0SK,XLM>]BT+SKTHTHTLM6T0^.OlllllETLM6T0^/6TLM6T0^02TL"
"M6T0^14VLMBT.-+T/PLSD^2TLMGT1^32TLMGT1^42TLMGT1^52TLMGT1^62TLMGT1^72TLMGT1^82TLMGT1^92TLMGT1^:2TLMGU/^;2TLMGT3^<2TLM"
"GT1^=2TLMGT1^>2TLMGT1^@2TLMGU/^A2TLMGT3^B2TLMGT1^C2TLMGT1^D2TLMGT1^E2TLMGU/^F2TLMGU,^G2TLMGT>^H2TLMGT1^I2TLMGT1^J2TL"
"MGT1^K2TLMGU/_+2TLMGT3_,2TLMGT1_-2TLMGT1_.2TLMGT1_/2TLMGU/_02TLMGT3_12TLMGT1_22TLMGT1_32TLMGT1_42TLMGU/_52TLMGU,_62T"
"LMGT>_72TLMGT1_82TLMGT1_92TLMGT1_:2TLMGU/_;2TLMGT3_<2TLMGT3_=2TLMGT3_>2TLMGT3_@2TLMGT1_A2TLMGT1_B2TLMGTA_C2TLMG[C_D2"
"TLMGT1_E2TLMGU/_F2TLMGU/_G2TLMGT3_H2TLMGT3_I2TLMGT3_J2TLMGT1_K2TLMGT1`+2TLMGTA`,2TLMGT1`-2TLMGT1`.2TLMGT1`/2TLMGU/`0"
"2TLMGT3`12TLMGT3`22TLMGT1`32TLMGT1`42TLMGT1`52TLMGT3`62TLMGT3`72TLMGT3`82TLMGT3`92TLMGT3`:2TLMGT3`;2TLMGT1`<2TLMGT1`"
"=2TLMGT1`>2TLMGT3`@2TLMGT3`A2TLMGT3`B2TLMGT3`C2TLMGT3`D2TLMGT1`E2TLMGT1`F2TLMGT1`G2TLMGT3`H2TLMGT3`I2TLMGT3`J2TLMGT3"
"`K2TLMGT7a+2TLMGT1a,2TLMGT7a-2TLMGT1a.2TLMGT7a/2TLMGT1a02TLMGT3a12TLMGT3a22TLMGT3a32TLMGT3a42TLMGT7S92TLMGTAS:2TLMGT"
";S;2TLMGT1S<2VLN,V6a5/U@VLN,V/a6a5TFVLN,V8a7a6ZHTLMIT0a8a7VLN,V8a9a5TETLMIT0a:a9VLN,V8a;a5Z.TLMIT0a<a;VLN,V8a=a5]-TL"
"MIT0a>a=VLN,V8a@a5ZHTLMIT0aAa@VLN,V8aBa5U-TLMIT0aCaBVLN,V8aDa5YCTLMIT0aEaDVLP1T0aFa8VEVLP4T0aGa8VEVLQ5T6aHaGTFXLQ4T0"
"aIaHTFTHVLP+T0aJaFaIVLP1T0aKaJS6VLP4T0b+aJS6VLQ5T6b,b+TFXLQ4T0b-b,TFTHVLP+T0b.aKb-VLQ7T6b/b.THXLQ4T0b0b/b.TH_LN;M-b1"
"aEaJS6b0TFUFVLR2T0b2aCTHRLSCb3+TLSFUGb4b5PLSDb4PLSEb6PLSDb6PLSEb7PLSDb7PLSEb3PLSDb5VLP/T0b8a>b0PLSEb3PLSDb3ZLSAT0b9a"
">b7b8b5VLQ7T6b:aATHRLSCb;+TLSFb:b<b=PLSDb<VLP1T0b>b9aAPLSEb;PLSDb=PLSEb;PLSDb;ZLSAT0b@b>b<b9b=VLQ;T6bAb9THXLQ4T0bBbA"
"b9THVLQ7T6bCbBb@XLQ4T0bDbCbBb@VLQ;T6bEa:bDXLQ4T0bFbEa:bDVLQ7T6bGbFTHXLQ4T0bHbGbFTHVLP1T0bIb9bHVLP/T0bJbIbFVLP-T0bKb9"
"bJXLN;M/c+bFbIbKeLN;M0c,b1a:a<a>aAb2S7RHc+VLN,V<c-M,THTLMIT0c.c-VLN,V<c/M+TFTLMIT0c0c/VLP/T0c1c.c0VLN,V<c2M,TFTLMIT0"),
("c3c2VLP+T0c4c1c3RLSCc5+TLSFS8c6c5PLSDc6TLMIT0c75VLQ5T6c8c7TFRLSCc9+TLSFc8c:c9PLSDc:XLN,[Fc;/U@UAVLN,V8c<c;TFTLMIT0c="
"c<VLN,V8c>c;THTLMIT0c@c>VLN;T2cAc=c@RLMJa3cARLMJa4]AVLN,T1cBa3TFTLMIT0cCcBVLN,T1cDa4TFTLMIT0cEcDVLPAP,cFcCcEVLN<T0cG"
"cF,VLN<T0cHcF+VLN,T1cIa3THTLMIT0cJcIVLN,T1cKa4THTLMIT0d+cKVLP+T0d,cJd+VLP+T0d-d,cGVLN;T2d.cHd-TLOH]>d/d.VLN,V<d0M+TH"
"TLMIT0d1d0VLP/T0d2c0d1VLN,],d3d/U@ZLS5T0d4d3UETFTHVLMJKd4M3T<XLMIT0d5KM;T<VLP-T0d6d2THVLQ5T6d7d5d6RLSCd8+TLSFd7d9d:P"
"LSDd9VLS/d3UETFTFPLSEd8PLSDd:XLMIT0d;KM;T<VLQ9T6d<d;d2RLSCd=+TLSFd<d>d=PLSDd>XLMIT0d@KM;T<XLMIT0dAKM;T<RLMJa1cARLMJa"
"2]=VLN,T1dBa1TFTLMIT0dCdBVLN,T1dDa2TFTLMIT0dEdDVLPAP,dFdCdEVLN<T0dGdF,VLN<T0dHdF+VLN,T1dIa1THTLMIT0dJdIVLN,T1dKa2THT"
"LMIT0e+dKVLP+T0e,dJe+VLP+T0e-e,dGVLN;T2e.dHe-TLOHU<e/e.VLN,],e0e/U@_LS1T0e1e0UETFTFTETFVLQ5T6e2e1TFRLSCe3+TLSFe2e4e3"
"PLSDe4VLN,],e5e/UAVLMJe5TFM-/VLN,],e6e/UBVLMJe6d@M-/VLN,],e7e/UCVLMJe7d2M-/VLN,],e8e/UDVLMJe8dAM-/PLSEe3PLSDe3PLSEd="
"PLSDd=PLSEd8PLSDd8PLSEc9PLSDc9TLS+T<T<Y8XLMIT0e9KM;T<PLSEc5PLSDc5ZLSAT0e:c4b;e9c9RLSCe;+TLSF^,e<e;PLSDe<VLQ9T6e=e:a:"
"PLSEe;PLSDe;ZLSAT6e>^,c5e=e<RLSCe@+TLSFe>eAe@PLSDeANLSIPLSDe@VLQ7T6eBa<TFRLSCeC+TLSFeBeDeEPLSDeDVLP1T0eFe:a<RLSCeG+T"
"LSFUGeHeIPLSDeHPLSEeJPLSDeJZLSAT0eKTFeHf+f,ZLSAT0f-TFeHf.f,TLSBf/f,+PLSEf0PLSDf0VLP-T0f1f-eKVLQ7T6f2f1THTLSFf2f3f/PL"
"SDf3VLP1T0f4f1T<VLP+T0f5eKf4RLSCf6+TLSFUKf7f8PLSDf7PLSEf6PLSDf8PLSEf6PLSDf6ZLSAT0f+f5f7eKf8ZLSAT0f.f-f7f5f8PLSEf,PLS"
"Df,PLSEeJPLSDf/PLSEeGPLSDeIVLP/T0f9eFb0PLSEeGPLSDeGZLSAT0f:TFf/aJeIZLSAT0f;eFf/f9eIZLSAT0f<THf/b0eIZLSAT0f=eKf/TFeIV"
"LP/T0f>eFa<VLP-T0f@e:f>RLSCfA+TLSFUGfBfAPLSDfBRLSCfC+TLSFUGfDfEPLSDfDVLQ;T6fFa<f<XLQ4T0fGfFa<f<PLSEfCPLSDfEPLSEfCPLS"
"DfCZLSAT0fHfGfDa<fEVLQ;T6fIf@fHPLSEfAPLSDfAZLSAT6fJUKeGfIfCXLQ4T0fKfJTHTFPLSEeCPLSDeEVLP4T0g+e:S7RLMJa/c,RLMJa0g+XLM"
"EM0g,M1a/a0VLN<M/g-g,3VLN<T0g.g-+VLP1T0g/e:S7VLQ;T6g0g/g.RLSCg1+TLSFg0g2g1PLSDg2VLN<T0g3g,/VLN<T0g4g-,VLN<T0g5g--VLP"
"/T0g6g/g4VLQ;T6g7g/g5XLQ4T0g8g7g/g5VLP+T0g9g6g8VLQ7T6g:g3THRLSCg;+TLSFg:g<g;PLSDg<RLMJa-g,RLMJa.g9XLMET0g=M4a-a.PLSE"
"g;PLSDg;ZLSAT0g>g9g2g=g<VLP+T0g@g/THVLP/T0gAg@g4VLQ;T6gBg@g5XLQ4T0gCgBg@g5VLP+T0gDgAgCRLSCgE+TLSFg:gFgEPLSDgFRLMJa+g"
",RLMJa,gDXLMET0gGM4a+a,PLSEgEPLSDgEZLSAT0gHgDg;gGgFPLSEg1PLSDg1ZLSAT0gITFeEgHgEZLSAT0gJTFeEg>gERLSCgK+TLSFUGh+h,PLSD"
"h+PLSEh-PLSDh-ZLSAT0h.TFh+h/h0ZLSAT0h1TFh+h2h0TLSBh3h0+PLSEh4PLSDh4VLP-T0h5h1h.VLQ7T6h6h5THTLSFh6h7h3PLSDh7VLP1T0h8h"
"5T<VLP+T0h9h.h8RLSCh:+TLSFUKh;h<PLSDh;PLSEh:PLSDh<PLSEh:PLSDh:ZLSAT0h/h9h;h.h<ZLSAT0h2h1h;h9h<PLSEh0PLSDh0PLSEh-PLSD"
"h3PLSEgKPLSDh,PLSEgKPLSDgKZLSAT0h=TFh3aJh,ZLSAT0h>THh3b0h,ZLSAT0h@h.h3TFh,VLQ;T6hAgJgIRLSChB+TLSFhAhChBPLSDhCVLP-T0h"
"DgITHRLSChE+TLSFUGhFhGPLSDhFPLSEhHPLSDhHZLSAT0hITFhFhJhKZLSAT0i+TFhFi,hKTLSBi-hK+PLSEi.PLSDi.VLP-T0i/i+hIVLQ7T6i0i/T"
"HTLSFi0i1i-PLSDi1VLP1T0i2i/T<VLP+T0i3hIi2RLSCi4+TLSFUKi5i6PLSDi5PLSEi4PLSDi6PLSEi4PLSDi4ZLSAT0hJi3i5hIi6ZLSAT0i,i+i5"
"i3i6PLSEhKPLSDhKPLSEhHPLSDi-PLSEhEPLSDhGVLP1T0i7hDb0RLSCi8+TLSFUGi9i:PLSDi9PLSEi;PLSDi;ZLSAT0i<TFi9i=i>ZLSAT0i@TFi9i"
"Ai>TLSBiBi>+PLSEiCPLSDiCVLP-T0iDi@i<VLQ7T6iEiDTHTLSFiEiFiBPLSDiFVLP1T0iGiDT<VLP+T0iHi<iGRLSCiI+TLSFUKiJiKPLSDiJPLSEi"
"IPLSDiKPLSEiIPLSDiIZLSAT0i=iHiJi<iKZLSAT0iAi@iJiHiKPLSEi>PLSDi>PLSEi;PLSDiBPLSEi8PLSDi:VLP/T0j+i7b0PLSEi8PLSDi8ZLSAT"
"0j,TFiBaJi:ZLSAT0j-i7iBj+i:ZLSAT0j.THiBb0i:ZLSAT0j/i<iBTFi:PLSEhEPLSDhEZLSAT0j0hDi-i7i8ZLSAT0j1TFi-j,i8ZLSAT0j2hDi-j"
"-i8ZLSAT0j3THi-j.i8ZLSAT0j4hIi-j/i8RLSCj5+TLSFUGj6j7PLSDj6PLSEj8PLSDj8PLSEj9PLSDj9PLSEj5PLSDj7VLP1T0j:gJb0PLSEj;PLSD"
"j;PLSEj5PLSDj5ZLSAT0j<gJj9j:j;VLP-T0j=j0j<VLP+T0j>j=THPLSEhBPLSDhBZLSAT0j@TFgKj0j5ZLSAT0jAh=gKj1j5ZLSAT0jBTFgKj2j5ZL"
"SAT0jCh>gKj3j5ZLSAT0jDh@gKj4j5ZLSAT0jETFgKj>j5VLP-T0jFaEa>VLQ;T6jGe:jFXLQ4T0jHjGTHTFVLQ7T6jIjFa:RLSCjJ+TLSFjIjKjJPLS"
"DjKVLP-T0k+jFe:VLP-T0k,k+THVLP1T0k-k,a:VLP+T0k.k-THPLSEjJPLSDjJZLSAT0k/jHhBk.jKVLP+T0k0jEk/PLSEeCPLSDeCZLSAT0k1TFfAg"
"JjJZLSAT0k2TFfAgIjJZLSAT0k3eFfAj@jJZLSAT0k4f:fAjAjJZLSAT0k5f;fAjBjJZLSAT0k6f<fAjCjJZLSAT0k7f=fAjDjJZLSAT0k8fKfAjEjJZ"
"LSAT0k9fKfAk0jJVLP-T0k:k9k8RLSCk;+TLSFRHk<k;PLSDk<PLSEk;PLSDk;ZLSAT6k=RHeCeBk<RLSCk>+TLSFk=k@k>PLSDk@RLSCkA+TLSFUGkB"),
("kCPLSDkBVLQ;T6kDa<k6XLQ4T0kEkDa<k6PLSEkAPLSDkCPLSEkAPLSDkAZLSAT0kFkEkBa<kCVLP/T0kGk3a<VLP-T0kHe:kGVLP1T0kIk6kFVLP/T0"
"kJkHkIVLP4T0kKk6kFVLQ;T6l+kHkKXLQ4T0l,l+kHkKVLP+T0l-kJl,VLP+T0l.k5l-VLQ;T6l/kHkFRLSCl0+TLSFl/l1l2PLSDl1VLP+T0l3kHTHV"
"LP/T0l4l3kIVLQ;T6l5l3kKXLQ4T0l6l5l3kKVLP+T0l7l4l6VLP+T0l8k5l7PLSEl0PLSDl2PLSEl0PLSDl0ZLSAT0l9l8l1l.l2PLSEk>PLSDk>ZLS"
"AT0l:k1k;l.l0ZLSAT0l;k2k;l9l0RLSCl<+TLSFRHl=l<PLSDl=VLP-T0l>l;l:VLP/T0l@k:b0RLSClA+TLSFUGlBlAPLSDlBPLSElCPLSDlCZLSAT"
"0lDTFlBlElFZLSAT0lGTFlBlHlFTLSBlIlF+PLSElJPLSDlJVLQ;T6lKlGk:TLSFlKML+lIPLSDML+RLSCML,+TLSFUGML-ML.PLSDML-PLSEML/PLSD"
"ML/PLSEML0PLSDML0PLSEML,PLSDML.PLSEML,PLSDML,ZLSAT0ML1THML0b0ML.VLP+T0lElDML1PLSElFPLSDlFVLP+T0lHlGUAPLSElCPLSDlIPLS"
"ElAPLSDlAZLSAT0ML2l@l=lDlIVLP+T0ML3l>ML2PLSEl<PLSDl<ZLSAT0ML4k8k>l>lAZLSAT0ML5k9k>ML3lARLSCML6+TLSFS.ML7ML8PLSDML7PL"
"SEML6PLSDML8PLSEML6PLSDML6ZLSAT0ML9THML7ML5ML8PLSEML:PLSDML:ZLSAT0ML;TFML6ML<ML=TLSBML>ML=+PLSEML@PLSDML@VLQ;T6MLAML"
";ML9TLSFMLAMLBML>PLSDMLBVLP-T0MLCML5ML4VLQ6T6MLDb2TFXLQ4T0MLEMLDMLCTFVLQ;T6MLFML;MLETLQ3T6MLGMLFRLSCMLH+TLSFMLGMLIML"
"HPLSDMLIVLP-T0MLJML;MLEVLQ9T6MLKMLJML4PLSEMLHPLSDMLHZLSAT6MM+MLFMLBMLKMLIRLSCMM,+TLSFMM+MM-MM.PLSDMM-VLQ6T6MM/MLETFR"
"LSCMM0+TLSFMM/MM1MM2PLSDMM1PLSEMM0PLSDMM2VLP-T0MM3ML;ML4PLSEMM0PLSDMM0ZLSAT0MM4ML;MM1MM3MM2RLSCMM5+TLSFRHMM6MM7PLSDM"
"M6RLSCMM8+TLSFUGMM9MM:PLSDMM9PLSEMM8PLSDMM:VLP1T0MM;MM4b0PLSEMM8PLSDMM8ZLSAT0MM<TFMM9MM;MM:VLP+T0MM=a>e:VLP/T0MM>MM<"
"a:VLP+T0MM@MM=MM>RLSCMMA+TLSFUGMMBMMCPLSDMMBPLSEMMDPLSDMMDZLSAT0MMETFMMBMMFMMGZLSAT0MMHTFMMBMMIMMGTLSBMMJMMG+PLSEMMK"
"PLSDMMKVLP-T0MN+MMHMMEVLQ7T6MN,MN+THTLSFMN,MN-MMJPLSDMN-VLP1T0MN.MN+T<VLP+T0MN/MMEMN.RLSCMN0+TLSFUKMN1MN2PLSDMN1PLSE"
"MN0PLSDMN2PLSEMN0PLSDMN0ZLSAT0MMFMN/MN1MMEMN2ZLSAT0MMIMMHMN1MN/MN2PLSEMMGPLSDMMGPLSEMMDPLSDMMJPLSEMMAPLSDMMCVLP/T0MN"
"3MM@b0PLSEMMAPLSDMMAZLSAT0MN4TFMMJaJMMCZLSAT0MN5MM@MMJMN3MMCZLSAT0MN6THMMJb0MMCZLSAT0MN7MMEMMJTFMMCVLP/T0MN8MM<b0VLP"
"-T0MN9MM4MN8PLSEMN:PLSDMN:ZLSAT0MN;MM<MMAMN<MN=ZLSAT0MN>MM@MMAMN@MN=ZLSAT0MNAMN4MMAMNBMN=ZLSAT0MNCMN5MMAMNDMN=ZLSAT0"
"MNEMN7MMAMNFMN=ZLSAT0MNGMN6MMAMNHMN=ZLSAT0MNIMN9MMAMNJMN=TLSBMNKMN=+PLSEMO+PLSDMO+RLSCMO,+TLSFUGMO-MO,PLSDMO-VLQ9T6M"
"O.MNIMNGPLSEMO,PLSDMO,ZLSAT6MO/UGMO+MO.MO-TLSFMO/MO0MNKPLSDMO0VLP-T0MNJMNIMNGVLP+T0MN<MN;UAVLP/T0MO1MN<a:VLP+T0MN@MM"
"=MO1RLSCMO2+TLSFUGMO3MO4PLSDMO3PLSEMO5PLSDMO5ZLSAT0MO6TFMO3MO7MO8ZLSAT0MO9TFMO3MO:MO8TLSBMO;MO8+PLSEMO<PLSDMO<VLP-T0"
"MO=MO9MO6VLQ7T6MO>MO=THTLSFMO>MO@MO;PLSDMO@VLP1T0MOAMO=T<VLP+T0MOBMO6MOARLSCMOC+TLSFUKMODMOEPLSDMODPLSEMOCPLSDMOEPLS"
"EMOCPLSDMOCZLSAT0MO7MOBMODMO6MOEZLSAT0MO:MO9MODMOBMOEPLSEMO8PLSDMO8PLSEMO5PLSDMO;PLSEMO2PLSDMO4VLP/T0MOFMN@b0PLSEMO2"
"PLSDMO2ZLSAT0MNBTFMO;aJMO4ZLSAT0MNDMN@MO;MOFMO4ZLSAT0MNHTHMO;b0MO4ZLSAT0MNFMO6MO;TFMO4PLSEMN=PLSDMN=PLSEMN:PLSDMNKVL"
"P+T0MOGMNITHVLP/T0MOHMNIS6VLP/T0MOIMOGS6VLQ;T6MOJMOIMNAXLQ4T0MOKMOJMOIMNAPLSEMM5PLSDMM7VLP+T0MP+a>e:VLP/T0MP,MM4a:VL"
"P+T0MP-MP+MP,RLSCMP.+TLSFUGMP/MP0PLSDMP/PLSEMP1PLSDMP1ZLSAT0MP2TFMP/MP3MP4ZLSAT0MP5TFMP/MP6MP4TLSBMP7MP4+PLSEMP8PLSD"
"MP8VLP-T0MP9MP5MP2VLQ7T6MP:MP9THTLSFMP:MP;MP7PLSDMP;VLP1T0MP<MP9T<VLP+T0MP=MP2MP<RLSCMP>+TLSFUKMP@MPAPLSDMP@PLSEMP>P"
"LSDMPAPLSEMP>PLSDMP>ZLSAT0MP3MP=MP@MP2MPAZLSAT0MP6MP5MP@MP=MPAPLSEMP4PLSDMP4PLSEMP1PLSDMP7PLSEMP.PLSDMP0VLP/T0MPBMP-"
"b0PLSEMP.PLSDMP.ZLSAT0MPCTFMP7aJMP0ZLSAT0MPDMP-MP7MPBMP0ZLSAT0MPETHMP7b0MP0ZLSAT0MPFMP2MP7TFMP0VLP/T0MPGMPES6VLQ;T6M"
"PHMPGMPCXLQ4T0MPIMPHMPGMPCPLSEMM5PLSDMM5ZLSAT0MPJMN>MNKMP-MP.ZLSAT0MPKMNAMNKMPCMP.ZLSAT0MQ+MNCMNKMPDMP.ZLSAT0MQ,MNGM"
"NKMPEMP.ZLSAT0MQ-MNEMNKMPFMP.ZLSAT0MQ.MOHMNKTFMP.ZLSAT0MQ/MOKMNKMPIMP.PLSEMM,PLSDMM.VLP-T0MQ0ML;MLERLSCMQ1+TLSFRHMQ2"
"MQ3PLSDMQ2VLP+T0MQ4l:MQ0RLSCMQ5+TLSFUGMQ6MQ7PLSDMQ6PLSEMQ8PLSDMQ8ZLSAT0MQ9TFMQ6MQ:MQ;ZLSAT0MQ<TFMQ6MQ=MQ;TLSBMQ>MQ;+"
"PLSEMQ@PLSDMQ@VLP-T0MQAMQ<MQ9VLQ7T6MQBMQATHTLSFMQBMQCMQ>PLSDMQCVLP1T0MQDMQAT<VLP+T0MQEMQ9MQDRLSCMQF+TLSFUKMQGMQHPLSD"
"MQGPLSEMQFPLSDMQHPLSEMQFPLSDMQFZLSAT0MQ:MQEMQGMQ9MQHZLSAT0MQ=MQ<MQGMQEMQHPLSEMQ;PLSDMQ;PLSEMQ8PLSDMQ>PLSEMQ5PLSDMQ7V"
"LP1T0MQIMQ4b0RLSCMQJ+TLSFUGMQKMR+PLSDMQKPLSEMR,PLSDMR,ZLSAT0MR-TFMQKMR.MR/ZLSAT0MR0TFMQKMR1MR/TLSBMR2MR/+PLSEMR3PLSD"),
("MR3VLP-T0MR4MR0MR-VLQ7T6MR5MR4THTLSFMR5MR6MR2PLSDMR6VLP1T0MR7MR4T<VLP+T0MR8MR-MR7RLSCMR9+TLSFUKMR:MR;PLSDMR:PLSEMR9P"
"LSDMR;PLSEMR9PLSDMR9ZLSAT0MR.MR8MR:MR-MR;ZLSAT0MR1MR0MR:MR8MR;PLSEMR/PLSDMR/PLSEMR,PLSDMR2PLSEMQJPLSDMR+VLP/T0MR<MQI"
"b0PLSEMQJPLSDMQJZLSAT0MR=TFMR2aJMR+ZLSAT0MR>MQIMR2MR<MR+ZLSAT0MR@THMR2b0MR+ZLSAT0MRAMR-MR2TFMR+PLSEMQ5PLSDMQ5ZLSAT0M"
"RBMQ4MQ>MQIMQJZLSAT0MRCTFMQ>MR=MQJZLSAT0MRDMQ4MQ>MR>MQJZLSAT0MRETHMQ>MR@MQJZLSAT0MRFMQ9MQ>MRAMQJVLP-T0MRGMQ4MRDVLQ7T"
"6MRHS7THRLSCMRI+TLSFMRHMRJMRIPLSDMRJVLP4T0MRKe:S7VLP/T0MS+MRBS7VLP+T0MS,MS+MRKRLSCMS-+TLSFUGMS.MS/PLSDMS.PLSEMS0PLSD"
"MS0ZLSAT0MS1TFMS.MS2MS3ZLSAT0MS4TFMS.MS5MS3TLSBMS6MS3+PLSEMS7PLSDMS7VLP-T0MS8MS4MS1VLQ7T6MS9MS8THTLSFMS9MS:MS6PLSDMS"
":VLP1T0MS;MS8T<VLP+T0MS<MS1MS;RLSCMS=+TLSFUKMS>MS@PLSDMS>PLSEMS=PLSDMS@PLSEMS=PLSDMS=ZLSAT0MS2MS<MS>MS1MS@ZLSAT0MS5M"
"S4MS>MS<MS@PLSEMS3PLSDMS3PLSEMS0PLSDMS6PLSEMS-PLSDMS/VLP/T0MSAMS,b0PLSEMS-PLSDMS-ZLSAT0MSBTFMS6aJMS/ZLSAT0MSCMS,MS6M"
"SAMS/ZLSAT0MSDTHMS6b0MS/ZLSAT0MSEMS1MS6TFMS/PLSEMRIPLSDMRIZLSAT0MSFMRBMQ5MS,MS-ZLSAT0MSGMRCMQ5MSBMS-ZLSAT0MSHMRDMQ5M"
"SCMS-ZLSAT0MSIMREMQ5MSDMS-ZLSAT0MSJMRFMQ5MSEMS-VLP+T0MSKMRGTHVLP/T0MT+MRGS6VLP/T0MT,MSKS6VLQ;T6MT-MT,MSGXLQ4T0MT.MT-"
"MT,MSGPLSEMQ1PLSDMQ3RLSCMT/+TLSFeBMT0MT1PLSDMT0VLP/T0MT2k3a<VLP-T0MT3e:MT2RLSCMT4+TLSFUGMT5MT6PLSDMT5VLQ;T6MT7a<k6XL"
"Q4T0MT8MT7a<k6PLSEMT4PLSDMT6PLSEMT4PLSDMT4ZLSAT0MT9MT8MT5a<MT6VLP1T0MT:k6MT9VLP/T0MT;MT3MT:VLP4T0MT<k6MT9VLQ;T6MT=MT"
"3MT<XLQ4T0MT>MT=MT3MT<VLP+T0MT@MT;MT>VLP+T0MTAMT3THVLP/T0MTBMTAMT:VLQ;T6MTCMTAMT<XLQ4T0MTDMTCMTAMT<VLP+T0MTEMTBMTDVL"
"P/T0MTFMT@S6VLP/T0MTGMTES6VLQ;T6MTHMTGk4XLQ4T0MTIMTHMTGk4PLSEMT/PLSDMT1VLP-T0MTJk3MQ0RLSCMTK+TLSFUGMU+MU,PLSDMU+PLSE"
"MU-PLSDMU-ZLSAT0MU.TFMU+MU/MU0ZLSAT0MU1TFMU+MU2MU0TLSBMU3MU0+PLSEMU4PLSDMU4VLP-T0MU5MU1MU.VLQ7T6MU6MU5THTLSFMU6MU7MU"
"3PLSDMU7VLP1T0MU8MU5T<VLP+T0MU9MU.MU8RLSCMU:+TLSFUKMU;MU<PLSDMU;PLSEMU:PLSDMU<PLSEMU:PLSDMU:ZLSAT0MU/MU9MU;MU.MU<ZLS"
"AT0MU2MU1MU;MU9MU<PLSEMU0PLSDMU0PLSEMU-PLSDMU3PLSEMTKPLSDMU,VLP/T0MU=MTJb0PLSEMTKPLSDMTKZLSAT0MU>TFMU3aJMU,ZLSAT0MU@"
"MTJMU3MU=MU,ZLSAT0MUATHMU3b0MU,ZLSAT0MUBMU.MU3TFMU,VLQ7T6MUCl:MU@XLQ4T0MUDMUCl:MU@VLP-T0MUEMUDMU@VLP-T0MUFl;MU@VLQ;T"
"6MUGMUFMUAXLQ4T0MUHMUGMUFMUAVLQ7T6MUIS7THRLSCMUJ+TLSFMUIMUKMUJPLSDMUKVLP4T0MV+e:S7VLP/T0MV,MTJS7VLP+T0MV-MV,MV+RLSCM"
"V.+TLSFUGMV/MV0PLSDMV/PLSEMV1PLSDMV1ZLSAT0MV2TFMV/MV3MV4ZLSAT0MV5TFMV/MV6MV4TLSBMV7MV4+PLSEMV8PLSDMV8VLP-T0MV9MV5MV2"
"VLQ7T6MV:MV9THTLSFMV:MV;MV7PLSDMV;VLP1T0MV<MV9T<VLP+T0MV=MV2MV<RLSCMV>+TLSFUKMV@MVAPLSDMV@PLSEMV>PLSDMVAPLSEMV>PLSDM"
"V>ZLSAT0MV3MV=MV@MV2MVAZLSAT0MV6MV5MV@MV=MVAPLSEMV4PLSDMV4PLSEMV1PLSDMV7PLSEMV.PLSDMV0VLP/T0MVBMV-b0PLSEMV.PLSDMV.ZL"
"SAT0MVCTFMV7aJMV0ZLSAT0MVDMV-MV7MVBMV0ZLSAT0MVETHMV7b0MV0ZLSAT0MVFMV2MV7TFMV0PLSEMUJPLSDMUJZLSAT0MVGMTJMTKMV-MV.ZLSA"
"T0MVHMU>MTKMVCMV.ZLSAT0MVIMU@MTKMVDMV.ZLSAT0MVJMUAMTKMVEMV.ZLSAT0MVKMUBMTKMVFMV.VLP/T0MW+MUES6VLP/T0MW,MUHS6VLQ;T6MW"
"-MW,MVHXLQ4T0MW.MW-MW,MVHPLSEMT/PLSDMT/ZLSAT0MW/k3MT4MVGMUJZLSAT0MW0k4MT4MVHMUJZLSAT0MW1k5MT4MVIMUJZLSAT0MW2k6MT4MVJ"
"MUJZLSAT0MW3k7MT4MVKMUJZLSAT0MW4MTFMT4MW+MUJZLSAT0MW5MTIMT4MW.MUJPLSEMQ1PLSDMQ1ZLSAT0MW6MSFMRIMW/MT/ZLSAT0MW7MSGMRIM"
"W0MT/ZLSAT0MW8MSHMRIMW1MT/ZLSAT0MW9MSIMRIMW2MT/ZLSAT0MW:MSJMRIMW3MT/ZLSAT0MW;MT+MRIMW4MT/ZLSAT0MW<MT.MRIMW5MT/PLSEMM"
",PLSDMM,ZLSAT0MW=MPJMM5MW6MQ1ZLSAT0MW>MPKMM5MW7MQ1ZLSAT0MW@MQ+MM5MW8MQ1ZLSAT0MWAMQ,MM5MW9MQ1ZLSAT0MWBMQ-MM5MW:MQ1ZLS"
"AT0MWCMQ.MM5MW;MQ1ZLSAT0MWDMQ/MM5MW<MQ1RLSCMWE+TLSFS.MWFMWEPLSDMWFRLSCMWG+TLSFUGMWHMWIPLSDMWHPLSEMWJPLSDMWJZLSAT0MWK"
"TFMWHMX+MX,ZLSAT0MX-TFMWHMX.MX,TLSBMX/MX,+PLSEMX0PLSDMX0VLP-T0MX1MX-MWKVLQ7T6MX2MX1THTLSFMX2MX3MX/PLSDMX3VLP1T0MX4MX"
"1T<VLP+T0MX5MWKMX4RLSCMX6+TLSFUKMX7MX8PLSDMX7PLSEMX6PLSDMX8PLSEMX6PLSDMX6ZLSAT0MX+MX5MX7MWKMX8ZLSAT0MX.MX-MX7MX5MX8P"
"LSEMX,PLSDMX,PLSEMWJPLSDMX/PLSEMWGPLSDMWIVLP/T0MX9e:b0PLSEMWGPLSDMWGZLSAT0MX:TFMX/aJMWIZLSAT0MX;e:MX/MX9MWIZLSAT0MX<"
"THMX/b0MWIZLSAT0MX=MWKMX/TFMWIPLSEMWEPLSDMWEZLSAT0MX>MW=MM,e:MWGZLSAT0MX@MW>MM,MX:MWGZLSAT0MXAMW@MM,MX;MWGZLSAT0MXBM"
"WAMM,MX<MWGZLSAT0MXCMWBMM,MX=MWGXLN,V/MXD/U@U@TLMIP.MXEMXDTLX;MAMXFMXERLMJ.MXF]LN;M.MXGMX>MX@MXAMXBMXCVLN,V8MXHa5^0T"),
("LMIT0MXIMXHTLMIMAMXJ.VLN<T0MXKMXJ/VLN<T0MY+MXJ0VLP1T0MY,MXKV3VLP4T0MY-MXKV3VLQ5T6MY.MY-TFXLQ4T0MY/MY.TFTHVLP+T0MY0MY"
",MY/VLP1T0MY1MY+V5VLP4T0MY2MY+V5VLQ5T6MY3MY2TFXLQ4T0MY4MY3TFTHVLP+T0MY5MY1MY4VLR2T0MY6aCT<XLN,V8MY7/U@V7TLMIT0MY8MY7"
"VLP+T0MY9MY8MX>VLP/T0MY:P6P7VLP4T0MY;MY9MY:VLP1T0MY<MY9MY:VLQ6T6MY=MY6TFRLSCMY>+TLSFMY=MY@MYAPLSDMY@PLSEMY>PLSDMYAPL"
"SEMY>PLSDMY>ZLSAT0MYBMY5MY@MY0MYARLSCMYC+TLSFMY=MYDMYEPLSDMYDPLSEMYCPLSDMYEPLSEMYCPLSDMYCZLSAT0MYFMY0MYDMY5MYEVLQ;T6"
"MYGMXIMYBXLQ4T0MYHMYGMXIMYBVLP/T0MYIMY0MY5VLQ9T6MYJMY<MYIRLSCMYK+TLSFMYJMZ+MYKPLSDMZ+VLP1T0MZ,MY<MYIPLSEMYKPLSDMYKZL"
"SAT0MZ-TFMYCMZ,MZ+VLP/T0MZ.MZ-MYIVLP-T0MZ/MY<MZ.VLP/T0MZ0MYHMYFVLQ9T6MZ1MZ/MZ0RLSCMZ2+TLSFMZ1MZ3MZ2PLSDMZ3VLP1T0MZ4M"
"Z/MZ0VLP/T0MZ5MZ4MYHPLSEMZ2PLSDMZ2ZLSAT0MZ6TFMYKMZ5MZ3VLP-T0MZ7MYBMZ6VLQ;T6MZ8MYHMZ7XLQ4T0MZ9MZ8MYHMZ7VLP/T0MZ:MZ6MY"
"FVLP-T0MZ;MZ/MZ:VLQ7T6MZ<MZ9THRLSCMZ=+TLSFMZ<MZ>MZ=PLSDMZ>VLP1T0MZ@MZ;MZ9PLSEMZ=PLSDMZ=ZLSAT0MZAMZ;MZ2MZ@MZ>VLP/T0MZ"
"BMZAMZ9VLP-T0MZCMZ;MZBVLP+T0MZDMZ6MZCXLQ4T0MZEMY=MZAMZDXLQ4T0MZFMY=MZDMZAVLP/T0MZGMZEP6VLP1T0MZHMY;P7VLP+T0MZIMZGMZH"
"VLP/T0MZJMZFP7VLP4T0MZKMY;P7VLP+T0M[+MZJMZKXLN;M>M[,MZ-MZIM[+RLSCM[-+TLSFV9M[.M[-PLSDM[.VLN,V:M[/.UDTLMIT0M[0M[/VLP-"
"T0M[1M[0THVLP1T0M[2M[1V2VLQ7T6M[3MZIM[2PLSEM[-PLSDM[-ZLSAT6M[4V9MZ=M[3M[.TLQ3T6M[5M[4RLSCM[6+TLSFM[5M[7M[6PLSDM[7RLS"
"CM[8+TLSFV;M[9M[8PLSDM[9VLN,V:M[:.UETLMIT0M[;M[:VLP-T0M[<M[;THVLP1T0M[=M[<V4VLQ7T6M[>M[+M[=PLSEM[8PLSDM[8ZLSAT6M[@V;"
"M[7M[>M[9PLSEM[6PLSDM[6ZLSAT6M[AM[4M[-M[@M[8RLSCM[B+TLSFM[AM[CM[BPLSDM[CPLSEML=PLSDM[BTPk+T2M[DTHVLN,X/M[EITFRLMJM[E"
"M[DTPk+T2M[FTEVLN,X/M[GJTFRLMJM[GM[FRLMJS9c,RLMJS:M[,XLN;M7M[HMXGMWCMWDRLMJS;M[HRLMJS<e:]LMET6M[IOHS9S:S;S<RLSCM[J+T"
"LSFM[IM[KM[JPLSDM[KRLSCM]++TLSFS.M],M]+PLSDM],TPk+T2M]-THVLN,X/M].ITHRLMJM].M]-TPk+T2M]/TEVLN,X/M]0JTHRLMJM]0M]/PLSE"
"M]+PLSDM]+XLN,X0M]1.UCU@TLMIT=M]2M]1VLN<T0M]3M]2+VLN<T0M]4M]2,VLN;T2M]5M]3M]4RLMJ`DM]5RLMJ`EMZ-XLN,V:M]6.UCUBTLMIT0M"
"]7M]6RLMJ`FM]7RLMJ`GT<]LMET2M]8MB`D`E`F`GRLMJEM]8VLP/T0M]9MZIV2XLN,V:M]:.UCUATLMIT0M];M]:VLPCP,M]<M]9M];VLN<T0M]=M]<"
"+VLN<T0M]>M]<,XLL7U>M]@,N6T<TLOHT0M]AM]@VLQ5T6M]BM]ATFRLSCM]C+TLSFM]BM]DM]EPLSDM]DVLN;T2M]FM]=M]>PLSEM]CPLSDM]EVLR/T"
"0M]GM]=M]AVLR/T0M]HM]>M]AVLP-T0M]IV+M]AVLR-T0M]JM]=M]IVLR0T0M]KM]HM]JVLN;T2M^+M]GM]KPLSEM]CPLSDM]CZLSAT2M^,M]FM]DM^+"
"M]ETLMIT2M^-ERLMJ`HM^-RLMJ`IM^,VLN,T1M^.`HTFTLMIT0M^/M^.VLN,T1M^0`ITFTLMIT0M^1M^0VLPAP,M^2M^/M^1VLN<T0M^3M^2,VLN<T0M"
"^4M^2+VLN,T1M^5`HTHTLMIT0M^6M^5VLN,T1M^7`ITHTLMIT0M^8M^7VLP+T0M^9M^6M^8VLP+T0M^:M^9M^3VLN;T2M^;M^4M^:RLMJEM^;VLP/T0M"
"^<M[+V4VLPCP,M^=M^<THVLN<T0M^>M^=+VLN<T0M^@M^=,RLSCM^A+TLSFM]BM^BM^CPLSDM^BVLN;T2M^DM^>M^@PLSEM^APLSDM^CVLR/T0M^EM^>"
"M]AVLR/T0M^FM^@M]AVLP-T0M^GV+M]AVLR-T0M^HM^>M^GVLR0T0M^IM^FM^HVLN;T2M^JM^EM^IPLSEM^APLSDM^AZLSAT2M^KM^DM^BM^JM^CTLMI"
"T2M_+ERLMJ`JM_+RLMJ`KM^KVLN,T1M_,`JTFTLMIT0M_-M_,VLN,T1M_.`KTFTLMIT0M_/M_.VLPAP,M_0M_-M_/VLN<T0M_1M_0,VLN<T0M_2M_0+V"
"LN,T1M_3`JTHTLMIT0M_4M_3VLN,T1M_5`KTHTLMIT0M_6M_5VLP+T0M_7M_4M_6VLP+T0M_8M_7M_1VLN;T2M_9M_2M_8RLMJEM_9RLSCM_:+TLSFQ;"
"M_;M_:PLSDM_;XLN,V8M_</UATHTLMIT0M_=M_<TLOHTBM_>M_=VLQCT6M_@M_>Y>PLSEM_:PLSDM_:ZLSAT6M_AQ;M^AM_@M_;RLSCM_B+TLSFM_AM_"
"CM_BPLSDM_CXLN,X0M_D.UBU@TLMIT=M_EM_DVLN<T0M_FM_E+VLN<T0M_GM_E,VLN;T2M_HM_FM_GXLN,V:M_I.UBUATLMIT0M_JM_IXLN,V:M_K.UB"
"UBTLMIT0M`+M_KRLMJ`;M_HRLMJ`<MZ-RLMJ`=M`+RLMJ`>T<]LMET2M`,MB`;`<`=`>RLMJ`:M`,XLQ4T0M`-Q<M^<M]9VLPCP,M`.M`-M_JVLN<T0M"
"`/M`.+VLN<T0M`0M`.,RLSCM`1+TLSFM]BM`2M`3PLSDM`2VLN;T2M`4M`/M`0PLSEM`1PLSDM`3VLR/T0M`5M`/M]AVLR/T0M`6M`0M]AVLP-T0M`7V"
"+M]AVLR-T0M`8M`/M`7VLR0T0M`9M`6M`8VLN;T2M`:M`5M`9PLSEM`1PLSDM`1ZLSAT2M`;M`4M`2M`:M`3TLMIT2M`<`:RLMJ`@M`<RLMJ`AM`;VLN"
",T1M`=`@TFTLMIT0M`>M`=VLN,T1M`@`ATFTLMIT0M`AM`@VLPAP,M`BM`>M`AVLN<T0M`CM`B,VLN<T0M`DM`B+VLN,T1M`E`@THTLMIT0M`FM`EVLN"
",T1M`G`ATHTLMIT0M`HM`GVLP+T0M`IM`FM`HVLP+T0M`JM`IM`CVLN;T2M`KM`DM`JRLMJ`:M`KXLQ4T0Ma+Q<M]9M^<VLPCP,Ma,Ma+THVLN<T0Ma-"
"Ma,+VLN<T0Ma.Ma,,RLSCMa/+TLSFM]BMa0Ma1PLSDMa0VLN;T2Ma2Ma-Ma.PLSEMa/PLSDMa1VLR/T0Ma3Ma-M]AVLR/T0Ma4Ma.M]AVLP-T0Ma5V+M"
"]AVLR-T0Ma6Ma-Ma5VLR0T0Ma7Ma4Ma6VLN;T2Ma8Ma3Ma7PLSEMa/PLSDMa/ZLSAT2Ma9Ma2Ma0Ma8Ma1TLMIT2Ma:`:RLMJ`BMa:RLMJ`CMa9VLN,T"),
("1Ma;`BTFTLMIT0Ma<Ma;VLN,T1Ma=`CTFTLMIT0Ma>Ma=VLPAP,Ma@Ma<Ma>VLN<T0MaAMa@,VLN<T0MaBMa@+VLN,T1MaC`BTHTLMIT0MaDMaCVLN,T"
"1MaE`CTHTLMIT0MaFMaEVLP+T0MaGMaDMaFVLP+T0MaHMaGMaAVLN;T2MaIMaBMaHRLMJ`:MaITLQ3T6MaJQ<VLQ2T6MaKQ:MaJRLSCMb++TLSFMaKMb"
",Mb+PLSDMb,VLN,T1Mb-`:TFTLMIT0Mb.Mb-VLP/T0Mb/M_JT<VLR0T0Mb0Mb.Mb/VLR2T0Mb1Mb0YAVLQ5T6Mb2Mb1TFPLSEMb+PLSDMb+ZLSAT6Mb3"
"MaKMa/Mb2Mb,TLMIT2Mb4`:XLN;N4Mb5Mb4M_JMb3RLMJFMb5PLSEM_BPLSDM_BRLSCMb6+TLSFQ>Mb7Mb6PLSDMb7XLN,V8Mb8/UAYCTLMIT0Mb9Mb8"
"XLN,V8Mb:/UA^/TLMIT0Mb;Mb:VLN;T2Mb<Mb9Mb;XLN,V8Mb=/UAYDTLMIT0Mb>Mb=XLN,V8Mb@/UAYETLMIT0MbAMb@RLMJ`2Mb<RLMJ`3MZ-RLMJ`"
"4MbARLMJ`5T<]LMET2MbBMB`2`3`4`5RLMJ`1MbBXLQ4T0MbCYFM^<M]9VLPCP,MbDMbCMb>VLN<T0MbEMbD+VLN<T0MbFMbD,RLSCMbG+TLSFM]BMbH"
"MbIPLSDMbHVLN;T2MbJMbEMbFPLSEMbGPLSDMbIVLR/T0MbKMbEM]AVLR/T0Mc+MbFM]AVLP-T0Mc,V+M]AVLR-T0Mc-MbEMc,VLR0T0Mc.Mc+Mc-VLN"
";T2Mc/MbKMc.PLSEMbGPLSDMbGZLSAT2Mc0MbJMbHMc/MbITLMIT2Mc1`1RLMJ`6Mc1RLMJ`7Mc0VLN,T1Mc2`6TFTLMIT0Mc3Mc2VLN,T1Mc4`7TFTL"
"MIT0Mc5Mc4VLPAP,Mc6Mc3Mc5VLN<T0Mc7Mc6,VLN<T0Mc8Mc6+VLN,T1Mc9`6THTLMIT0Mc:Mc9VLN,T1Mc;`7THTLMIT0Mc<Mc;VLP+T0Mc=Mc:Mc<"
"VLP+T0Mc>Mc=Mc7VLN;T2Mc@Mc8Mc>RLMJ`1Mc@XLQ4T0McAYFM]9M^<VLPCP,McBMcATHVLN<T0McCMcB+VLN<T0McDMcB,RLSCMcE+TLSFM]BMcFMc"
"GPLSDMcFVLN;T2McHMcCMcDPLSEMcEPLSDMcGVLR/T0McIMcCM]AVLR/T0McJMcDM]AVLP-T0McKV+M]AVLR-T0Md+McCMcKVLR0T0Md,McJMd+VLN;T"
"2Md-McIMd,PLSEMcEPLSDMcEZLSAT2Md.McHMcFMd-McGTLMIT2Md/`1RLMJ`8Md/RLMJ`9Md.VLN,T1Md0`8TFTLMIT0Md1Md0VLN,T1Md2`9TFTLMI"
"T0Md3Md2VLPAP,Md4Md1Md3VLN<T0Md5Md4,VLN<T0Md6Md4+VLN,T1Md7`8THTLMIT0Md8Md7VLN,T1Md9`9THTLMIT0Md:Md9VLP+T0Md;Md8Md:VL"
"P+T0Md<Md;Md5VLN;T2Md=Md6Md<RLMJ`1Md=TLQ3T6Md>YFVLQ2T6Md@Q:Md>RLSCMdA+TLSFMd@MdBMdAPLSDMdBVLN,T1MdC`1TFTLMIT0MdDMdCV"
"LP/T0MdEMb>T<VLR0T0MdFMdDMdEVLR2T0MdGMdFYAVLQ5T6MdHMdGTFPLSEMdAPLSDMdAZLSAT6MdIMd@McEMdHMdBTLMIT2MdJ`1XLN;N4MdKMdJMb"
">MdIRLMJGMdKPLSEMb6PLSDMb6PLSEMe+PLSDMe+ZLSAT0Me,TFMb6Me-Me.TLSBMe/Me.,PLSEMe0PLSDMe0VLQ;T6Me1Me,P8TLSFMe1Me2Me/PLSD"
"Me2TLMIT0Me30VLP/T0Me4Me3MGVLP/T0Me5Me4[6TLS+T<T<Y8PLSEMe6PLSDMe6ZLSAT0Me7TFMe2Me8Me9TLSBMe:Me9,PLSEMe;PLSDMe;VLQ;T6"
"Me<Me7P9TLSFMe<Me=Me:PLSDMe=XLN,VDMe>1Me,Me7TLMIV@Me@Me>VLP/T0MeAMe7MIVLP+T0MeBMe5MeAVLP1T0MeCMeBZ.VLN,W.MeD2MeCZPW5"
"MeDMe@U@[=M3T<PLSEMe9PLSDMe9VLP+T0Me8Me7UAPLSEMe6PLSDMe:TLS+T<T<Y8VLP4T0MeEMe3T<VLP/T0MeFMeEV=VLP/T0MeGMe,MGVLP+T0Me"
"HMeFMeGVLP1T0MeIMe3T<VLP/T0MeJMeIV>VLN;T2MeKMeHMeJVLN,V:Mf+.UDTLMIT0Mf,Mf+VLP-T0Mf-Mf,THVLP-T0Mf.Mf-M]9VLN,V:Mf/.UET"
"LMIT0Mf0Mf/VLP-T0Mf1Mf0R8VLP-T0Mf2Mf1M^<VLN;T2Mf3Mf.Mf2PLSEMf4PLSDMf4ZLSAT0Mf5TFMe:Mf6Mf7TLSBMf8Mf7,PLSEMf9PLSDMf9VL"
"Q;T6Mf:Mf5R;TLSFMf:Mf;Mf8PLSDMf;VLP/T0Mf<Mf5R:TLMIT0T,HVLP+T0Mf=Mf<T,ZLL7T0Mf>,M1Mf=[AVLP1T0Mf@Mf>[:VLP4T0MfAMf>[;VL"
"P/T0MfBMfAR8VLN;T2MfCMf@MfBRLMJ_<MfCTLMIT2MfD_<VLP+T2MfEMeKMfDZLL7T2MfF,M1MfEMf3RLMJ_=MfFTLMIT2MfG_<VLP+T2MfHMeKMfGR"
"LMJ_>MfHRLMJ_@Mf3VLQ;T6MfIMf=R9RLSCMfJ+TLSFMfIMfKMfJPLSDMfKVLN,T1Mg+_>TFTLMIT0Mg,Mg+VLN,T1Mg-_@TFTLMIT0Mg.Mg-VLQ=T6M"
"g/Mg,Mg.PLSEMfJPLSDMfJZLSAT6Mg0MfIMf;Mg/MfKRLSCMg1+TLSFMg0Mg2Mg1PLSDMg2VLN,T1Mg3_>THTLMIT0Mg4Mg3VLN,T1Mg5_@THTLMIT0M"
"g6Mg5VLQ=T6Mg7Mg4Mg6PLSEMg1PLSDMg1ZLSAT6Mg8Mg0MfJMg7Mg2RLSCMg9+TLSFMg8Mg:Mg;PLSDMg:VLN,T1Mg<_=TFTLMIT0Mg=Mg<RLMJ_AMg"
"=VLN,T1Mg>_=THTLMIT0Mg@Mg>RLMJ_BMg@RLMJ_CM[,ZLMET0MgANC_A_B_CPLSEMg9PLSDMg;PLSEMg9PLSDMg9ZLSAT0MgBMgAMg:TFMg;VLN,T1M"
"gC_<TFTLMIT0MgDMgCVLP/T0MgEMgD[6VLP+T0MgFMe5MgEVLN,T1MgG_<THTLMIT0MgHMgGVLP+T0MgIMgFMgHRLMJ_EMgIXLMET.MgJO-_E_FTLMIU"
".MgK_FVLN,U/Mh+_DMf5RLMJMh+MgKVLN,T1Mh,_=TFTLMIT0Mh-Mh,VLN,T1Mh._=THTLMIT0Mh/Mh.TLMIU.Mh0Mh+RLMJ_GMh0VLP+T0Mh1M]9Mh-"
"VLP+T0Mh2M^<Mh/RLSCMh3+TLSFQ;Mh4Mh3PLSDMh4PLSEMh5PLSDMh5ZLSAT0Mh6TFMh4Mh7Mh8TLSBMh9Mh8,PLSEMh:PLSDMh:VLQ;T6Mh;Mh6U-T"
"LSFMh;Mh<Mh9PLSDMh<XLN,V8Mh=/UATFTLMIT0Mh>Mh=TLOHTBMh@Mh>VLN,TCMhA_GMh6TLMITBMhBMhAVLP0TBMhCMhBMh@RLMJMhAMhCPLSEMh8P"
"LSDMh8VLP+T0Mh7Mh6UAPLSEMh5PLSDMh9PLSEMh3PLSDMh3RLSCMhD+TLSFQJMhEMhDPLSDMhEXLN,V8MhF/UAZHTLMIT0MhGMhFXLN,V8MhH/UA^0T"
"LMIT0MhIMhHVLN;T2MhJMhGMhIRLMJ^<MhJRLMJ^=Mh1RLMJ^>QBRLMJ^@MgB_LMET.MhKN<^<^=^>^@^ATLMIU.Mi+^ARLMJ^;Mi+PLSEMi,PLSDMi,"
"ZLSAT0Mi-TFMhEMi.Mi/TLSBMi0Mi/,PLSEMi1PLSDMi1VLQ;T6Mi2Mi-U-TLSFMi2Mi3Mi0PLSDMi3VLN,TCMi4^;Mi-TLMITBMi5Mi4VLN,TCMi6_G"),
("Mi-TLMITBMi7Mi6VLP0TBMi8Mi7Mi5RLMJMi6Mi8PLSEMi/PLSDMi/VLP+T0Mi.Mi-UAPLSEMi,PLSDMi0PLSEMhDPLSDMhDRLSCMi9+TLSFQKMi:Mi9"
"PLSDMi:XLN,V8Mi;/UAU-TLMIT0Mi<Mi;XLN,V8Mi=/UA^1TLMIT0Mi>Mi=VLN;T2Mi@Mi<Mi>RLMJ^BMi@RLMJ^CMh2RLMJ^DQCRLMJ^EMgB_LMET.M"
"iAN<^B^C^D^E^FTLMIU.MiB^FRLMJ^;MiBPLSEMiCPLSDMiCZLSAT0MiDTFMi:MiEMiFTLSBMiGMiF,PLSEMiHPLSDMiHVLQ;T6MiIMiDU-TLSFMiIMi"
"JMiGPLSDMiJVLN,TCMiK^;MiDTLMITBMj+MiKVLN,TCMj,_GMiDTLMITBMj-Mj,VLP0TBMj.Mj-Mj+RLMJMj,Mj.PLSEMiFPLSDMiFVLP+T0MiEMiDUA"
"PLSEMiCPLSDMiGPLSEMi9PLSDMi9RLSCMj/+TLSFQ;Mj0Mj/PLSDMj0XLN,V8Mj1/UATHTLMIT0Mj2Mj1TLOHTBMj3Mj2VLQCT6Mj4Mj3Y>PLSEMj/PL"
"SDMj/ZLSAT6Mj5Q;Mi9Mj4Mj0RLSCMj6+TLSFMj5Mj7Mj6PLSDMj7TLMIN4Mj8FRLMJ^GMj8RLMJ^HQ<RLMJ^IMh-RLMJ^JMh/RLMJ^KMgBaLMET.Mj9"
"N5^G^H^I^J^K_+TLMIU.Mj:_+RLMJ^;Mj:PLSEMj;PLSDMj;ZLSAT0Mj<TFMj7Mj=Mj>TLSBMj@Mj>,PLSEMjAPLSDMjAVLQ;T6MjBMj<U-TLSFMjBMj"
"CMj@PLSDMjCXLN,V8MjD/UATHTLMIT0MjEMjDTLOHTBMjFMjEVLN,TCMjG^;Mj<TLMITBMjHMjGVLP0TBMjIMjFMjHVLN,TCMjJ_GMj<TLMITBMjKMjJ"
"VLP,TBMk+MjKMjIRLMJMjJMk+PLSEMj>PLSDMj>VLP+T0Mj=Mj<UAPLSEMj;PLSDMj@PLSEMj6PLSDMj6RLSCMk,+TLSFZIMk-Mk,PLSDMk-XLN,V8Mk"
"./UAZ.TLMIT0Mk/Mk.XLN,V8Mk0/UA]-TLMIT0Mk1Mk0VLN;T2Mk2Mk/Mk1RLMJ_,Mk2RLMJ_-Mh1RLMJ_.QBRLMJ_/MgB_LMET.Mk3N<_,_-_._/_0T"
"LMIU.Mk4_0RLMJ^;Mk4PLSEMk5PLSDMk5ZLSAT0Mk6TFMk-Mk7Mk8TLSBMk9Mk8,PLSEMk:PLSDMk:VLQ;T6Mk;Mk6U-TLSFMk;Mk<Mk9PLSDMk<VLN,"
"TCMk=^;Mk6TLMITBMk>Mk=VLN,TCMk@_GMk6TLMITBMkAMk@VLP,TBMkBMkAMk>RLMJMk@MkBPLSEMk8PLSDMk8VLP+T0Mk7Mk6UAPLSEMk5PLSDMk9P"
"LSEMk,PLSDMk,RLSCMkC+TLSFZJMkDMkCPLSDMkDXLN,V8MkE/UAZ.TLMIT0MkFMkEXLN,V8MkG/UA]-TLMIT0MkHMkGVLN;T2MkIMkFMkHRLMJ_1MkI"
"RLMJ_2Mh2RLMJ_3QCRLMJ_4MgB_LMET.MkJN<_1_2_3_4_5TLMIU.MkK_5RLMJ^;MkKPLSEMl+PLSDMl+ZLSAT0Ml,TFMkDMl-Ml.TLSBMl/Ml.,PLSE"
"Ml0PLSDMl0VLQ;T6Ml1Ml,U-TLSFMl1Ml2Ml/PLSDMl2VLN,TCMl3^;Ml,TLMITBMl4Ml3VLN,TCMl5_GMl,TLMITBMl6Ml5VLP,TBMl7Ml6Ml4RLMJM"
"l5Ml7PLSEMl.PLSDMl.VLP+T0Ml-Ml,UAPLSEMl+PLSDMl/PLSEMkCPLSDMkCRLSCMl8+TLSFR,Ml9Ml8PLSDMl9PLSEMl:PLSDMl:ZLSAT0Ml;TFMl9"
"Ml<Ml=TLSBMl>Ml=,PLSEMl@PLSDMl@VLQ;T6MlAMl;U-TLSFMlAMlBMl>PLSDMlBVLN,TCMlC_GMl;TLMITBMlDMlCRLSCMlE+TLSFZAMlFMlGPLSDM"
"lFZLL7TBMlH,M3MlDY>PLSEMlEPLSDMlGRLSCMlI+TLSFZBMlJMlKPLSDMlJZLL7TBNL+,M3MlDZ3VLP0TBNL,Z5NL+VLP0TBNL-NL,NL+VLP.TBNL.Z"
"4NL-VLP0TBNL/NL+NL.XLL7TBNL0,INL/VLP,TBNL1Z2NL0VLP3TBNL2NL+NL1PLSEMlIPLSDMlKRLSCNL3+TLSFZCNL4NL5PLSDNL4XLL7TBNL6,/Ml"
"DZLL7TBNL7,M0NL6Z8VLP0TBNL8Z9NL7VLP,TBNL9Z2NL8VLP3TBNL:Z2NL9VLP0TBNL;Z:NL:VLP.TBNL<NL;Z;VLP0TBNL=NL<NL:VLP,TBNL>NL=Z"
"<VLP0TBNL@NL>NL:VLP.TBNLANL@Z=VLP0TBNLBNLANL:VLP,TBNLCNLBZ>VLP0TBNLDNLCNL:ZLL7TBNLE,M3MlDY>VLP0TBNLFZ@NL7VLP0TBNLGNL"
"FNL7XLL7TBNLH,INLGVLP0TBNLINLDNLHVLP0TBNLJNL7NLIVLP.TBNLKNLENLJPLSENL3PLSDNL5RLSCNM++TLSFZDNM,NM+PLSDNM,ZLL7TBNM-,M3"
"MlDZ6VLP0TBNM.Z7NM-XLL7TBNM/,INM.VLP,TBNM0Z2NM/VLP3TBNM1NM-NM0PLSENM+PLSDNM+ZLSATBNM2MlDNL5NM1NM,PLSENL3PLSDNL3ZLSAT"
"BNM3NLKNL4NM2NM+PLSEMlIPLSDMlIZLSATBNM4NL2MlJNM3NL3PLSEMlEPLSDMlEZLSATBNM5MlHMlFNM4MlIRLSCNM6+TLSFQINM7NM6PLSDNM7XLN"
",V8NM8/UAT<TLMIT0NM9NM8TLOHTBNM:NM9XLN,V8NM;/UATETLMIT0NM<NM;TLOHTBNM=NM<]LL7TBNM>,M6NM5NM:NM=PLSENM6PLSDNM6ZLSATBNM"
"@NM5MlENM>NM7TLOHT0NMAMlDVLR2T0NMBNMAZEVLQ7T6NMCNMBZFXLQ4TBNMDNMCMlDNM@RLMJMlCNMDPLSEMl=PLSDMl=VLP+T0Ml<Ml;UAPLSEMl:"
"PLSDMl>PLSEMl8PLSDMl8RLSCNME+TLSFQ>NMFNMEPLSDNMFTLMIN4NMGGRLMJ_6NMGRLMJ_7[+RLMJ_8Mh-RLMJ_9Mh/RLMJ_:MgBaLMET.NMHN5_6_"
"7_8_9_:_;TLMIU.NMI_;RLMJ^;NMIPLSENMJPLSDNMJZLSAT0NMKTFNMFNN+NN,TLSBNN-NN,,PLSENN.PLSDNN.VLQ;T6NN/NMKU-TLSFNN/NN0NN-P"
"LSDNN0VLN,TCNN1^;NMKTLMITBNN2NN1VLN,TCNN3_GNMKTLMITBNN4NN3VLP,TBNN5NN4NN2RLMJNN3NN5PLSENN,PLSDNN,VLP+T0NN+NMKUAPLSEN"
"MJPLSDNN-PLSENMEPLSDNMETLMIU.NN6_GRLMJMh+NN6PLSEMf7PLSDMf7VLP+T0Mf6Mf5UAPLSEMf4PLSDMf8PLSENN7PLSDNN7ZLSAT0NN8TFMf8NN"
"9NN:TLSBNN;NN:,PLSENN<PLSDNN<VLQ;T6NN=NN8R;TLSFNN=NN>NN;PLSDNN>VLP/T0NN@NN8R:TLMIT0T-HVLP+T0NNANN@T-VLP1T0NNBNNA[:VL"
"P4T0NNCNNA[;VLP/T0NNDNNCR8VLN;T2NNENNBNNDVLP+T2NNFMeKNNERLMJ_HNNFTLMIT2NNG_HRLMJ_INNGRLMJ_JMf3VLQ;T6NNHNNAR9RLSCNNI+"
"TLSFNNHNNJNNIPLSDNNJVLN,T1NNK_ITFTLMIT0NO+NNKVLN,T1NO,_JTFTLMIT0NO-NO,VLQ=T6NO.NO+NO-PLSENNIPLSDNNIZLSAT6NO/NNHNN>NO"
".NNJRLSCNO0+TLSFNO/NO1NO0PLSDNO1VLN,T1NO2_ITHTLMIT0NO3NO2VLN,T1NO4_JTHTLMIT0NO5NO4VLQ=T6NO6NO3NO5PLSENO0PLSDNO0ZLSAT"),
("6NO7NO/NNINO6NO1RLSCNO8+TLSFNO7NO9NO8PLSDNO9VLN,T1NO:_HTFTLMIT0NO;NO:RLMJ_KNO;VLN,T1NO<_HTHTLMIT0NO=NO<RLMJ`+NO=RLMJ"
"`,M[,ZLMET0NO>NC_K`+`,TLMIT0NO@NO:RLMJ`-NO@TLMIT0NOANO<RLMJ`.NOARLMJ`/NO>VLN,U/NOB_DNN8TLMIU.NOCNOBRLMJ`0NOC]LMET.NO"
"DNI`-`.`/`0PLSENO8PLSDNO8PLSENN:PLSDNN:VLP+T0NN9NN8UAPLSENN7PLSDNN;PLSEMe.PLSDMe.VLP+T0Me-Me,UAPLSEMe+PLSDMe/RLSCNOE"
"+TLSFS.NOFNOEPLSDNOFVLR0T0NOGe:]/RLMJ^7NOGRLMJ^8MX>RLMJ^9TFRLMJ^:MX@]LMET.NOHO0^7^8^9^:PLSENOEPLSDNOEPLSEM[JPLSDM[JR"
"LSCNOI+TLSF^-NOJNOIPLSDNOJVLQ7T6NOKMY8TFXLQ4T0NP+NOK[1TFVLR0T0NP,e:NP+VLR0T0NP-MX>NP+RLMJ^3NP,RLMJ^4NP-RLMJ^5MWCRLMJ"
"^6MWD]LMET.NP.O0^3^4^5^6PLSENOIPLSDNOIPLSEML=PLSDML=VLP+T0ML<ML;UAPLSEML:PLSDML>NLSINLMDVLMBM0M1+T8RLMCT7M2RLMCT1M3P"
"LSDNP/VLN,T1NP0M2UITLMIT0NP1NP0VLQ7T6NP2NP1THRLSCNP3+TLSFNP2NP4NP3PLSDNP4VLN,T1NP5M2UCTLMIT0NP6NP5TLMIT0NP7NP0VLP+T0"
"NP8NP6NP7VLP-T0NP9NP8THTLMIT0NP:M3VLP-T0NP;NP9NP:TLMIT0NP<NP0VLP1T0NP=NP;NP<RLMJNP5NP=VLN,T1NP>M2UATLMIT0NP@NP>TLMIT"
"0NPANP0VLP+T0NPBNP@NPAVLP-T0NPCNPBTHTLMIT0NPDM3VLP-T0NPENPCNPDTLMIT0NPFNP0VLP1T0NPGNPENPFRLMJNP>NPGRLMJNP0THTLMIM0NP"
"HM2VLN<M-NPINPH+VLN<T0NPJNPI.VLN<T0NPKNPH,VLN<T0NQ+NPH-VLN<T0NQ,NPH.VLN<T0NQ-NPH/VLN<T0NQ.NPH0VLN<T0NQ/NPH1VLN<T6NQ0"
"NPH2RLSCNQ1+TLSFUGNQ2NQ3PLSDNQ2PLSENQ4PLSDNQ4PLSENQ5PLSDNQ5PLSENQ1PLSDNQ3VLP/T0NQ6NQ,NPJPLSENQ1PLSDNQ1ZLSAT0NQ7NQ,NQ"
"5NQ6NQ3VLQ7T6NQ8NQ-THRLSCNQ9+TLSFNQ8NQ:NQ;PLSDNQ:VLP1T0NQ<NQ7NQ-PLSENQ9PLSDNQ;PLSENQ9PLSDNQ9ZLSAT0NQ=NQ<NQ:NQ7NQ;VLQ"
";T6NQ>NQ7THXLQ4T0NQ@NQ>NQ7THVLQ7T6NQANQ@NQ=XLQ4T0NQBNQANQ@NQ=VLQ;T6NQCNPKNQBXLQ4T0NQDNQCNPKNQBVLQ7T6NQENQDTHXLQ4T0NQ"
"FNQENQDTHVLP1T0NQGNQ7NQFVLP/T0NQHNQGNQDVLP-T0NQINQ7NQHXLN;M/NQJNQDNQGNQIeLN;M0NQKNPINPKNQ+NQ,NQ-NQ.NQ/NQ0NQJPLSJNQKP"
"LSDNP3TLMIM0NR+M2PLSJNR+NLMDVLMBT0M4+T9RLMCT7M5RLMCT1M6PLSDNR,VLN,T4NR-M5U@TLMIM-NR.NR-VLN<T0NR/NR..TLMIT0NR0M6RLSCN"
"R1+TLSFUGNR2NR3PLSDNR2PLSENR4PLSDNR4PLSENR5PLSDNR5PLSENR1PLSDNR3VLP1T0NR6NR0NR/RLSCNR7+TLSFUGNR8NR9PLSDNR8PLSENR:PLS"
"DNR:PLSENR;PLSDNR;PLSENR7PLSDNR9VLP/T0NR<NR6NR/PLSENR7PLSDNR7ZLSAT0NR=NR6NR;NR<NR9ZLSAT0NR>THNR;NR/NR9PLSENR1PLSDNR1"
"ZLSAT0NR@NR0NR5NR=NR7ZLSAT0NRATHNR5NR>NR7TLMIT0NRBM6VLP-T0NRCNRBNR@VLN,T1NRDM5UDTLMIT0NRENRDVLQ;T6NRFNRCNRERLSCNRG+T"
"LSFNRFNRHNRGPLSDNRHPLSJNR@PLSDNRGTLMIT0NRINRDVLP-T0NRJNRANRIVLQ7T6NRKNRCNRJRLSCNS++TLSFNRKNS,NS+PLSDNS,VLP+T0NS-NR@N"
"RAPLSJNS-PLSDNS+TLMIT0NS.M6PLSJNS.NLMDVLMBT0M8+T9RLMCT7M9RLMCT1M:PLSDNS/VLN,T1NS0M9UITLMIT0NS1NS0VLQ7T6NS2NS1THRLSCN"
"S3+TLSFNS2NS4NS3PLSDNS4TLMIT0NS5M:TLMIT0NS6NS0VLP4T0NS7NS5NS6VLN,T1NS8M9UATLMIT0NS9NS8TLMIT0NS:NS0VLP1T0NS;NS9NS:VLP"
"/T0NS<NS7NS;VLP4T0NS=NS9NS:VLQ;T6NS>NS7NS=XLQ4T0NS@NS>NS7NS=VLP+T0NSANS<NS@TLMIT0NSBM:TLMIT0NSCNS0VLP1T0NSDNSBNSCVLP"
"+T0NSENSANSDPLSJNSEPLSDNS3TLMIT0NSFM:PLSJNSFNLMDVLMBT0M;+T9RLMCT7M<RLMCT1M=PLSDNSGTLMGT7NSH2TLMGT1NSI2TLMGT7NSJ2TLMG"
"T1NSK2VLN,T5NT+M<UHTLMIM/NT,NT+VLN<T0NT-NT,,VLN<T0NT.NT,-TLMIT0NT/M=VLP+T0NT0NT-THVLP/T0NT1NT.NT0VLQ;T6NT2NT/NT1RLSC"
"NT3+TLSFNT2NT4NT5PLSDNT4VLP1T0NT6NT/NT0PLSENT3PLSDNT5VLP-T0NT7NT/NT1VLP1T0NT8NT7NT-VLP+T0NT9NT.NT8PLSENT3PLSDNT3ZLSA"
"T0NT:NT6NT4NT9NT5VLN,T1NT;M<UDTLMIT0NT<NT;VLQ7T6NT=NT<THRLSCNT>+TLSFNT=NT@NT>PLSDNT@TLMIT0NTAM=TLMIM0NTBM<VLN<T0NTCN"
"TB/VLN<M/NTDNTB3VLN<T0NTENTD,VLN<T0NTFNTD-VLP/T0NTGNT:NTEVLQ;T6NTHNT:NTFXLQ4T0NTINTHNT:NTFVLP+T0NTJNTGNTIVLQ7T6NTKNT"
"CTHRLSCNU++TLSFNTKNU,NU+PLSDNU,RLMJNSJNTBRLMJNSKNTJXLMET0NU-M4NSJNSKPLSENU+PLSDNU+ZLSAT0NU.NTJNT@NU-NU,VLQ;T6NU/NTAN"
"U.RLSCNU0+TLSFNU/NU1NU0PLSDNU1VLP-T0NU2NT:THPLSJNU2PLSDNU0TLMIT0NU3M=VLP+T0NU4NT:THTLMIM0NU5M<VLN<T0NU6NU5/VLN<M/NU7"
"NU53VLN<T0NU8NU7,VLN<T0NU9NU7-VLP/T0NU:NU4NU8VLQ;T6NU;NU4NU9XLQ4T0NU<NU;NU4NU9VLP+T0NU=NU:NU<VLQ7T6NU>NU6THRLSCNU@+T"
"LSFNU>NUANU@PLSDNUARLMJNSHNU5RLMJNSINU=XLMET0NUBM4NSHNSIPLSENU@PLSDNU@ZLSAT0NUCNU=NU0NUBNUAVLQ9T6NUDNU3NUCRLSCNUE+TL"
"SFNUDNUFNUGPLSDNUFPLSENUEPLSDNUGPLSENUEPLSDNUEZLSAT0NUHNU4NUFNT:NUGPLSJNUHPLSDNT>PLSJNT:NLMDVLMBT2MB+T@RLMCT3MCRLMCT"
"1MDRLMCT1MERLMCT1MFPLSDNUITLMGT3P42TLMGT3P52RLSCNUJ+TLSFP2NUKNUJPLSDNUKTLMIT2NV+MCTLOHV0NV,NV+TLMIT0NV-MDXLN,V1NV.NV"
",U@NV-XLMIT2NV/NV.-3PLSJNV/PLSDNUJTLMIT0NV0MDTLMIT0NV1METLMIT0NV2MFVLPCP,NV3NV0NV1VLN<T0NV4NV3+VLN<T0NV5NV3,XLL7U>NV"),
("6,N6NV2TLOHT0NV7NV6VLQ5T6NV8NV7TFRLSCNV9+TLSFNV8NV:NV;PLSDNV:VLN;T2NV<NV4NV5PLSENV9PLSDNV;VLR/T0NV=NV4NV7VLR/T0NV>NV"
"5NV7VLP-T0NV@V+NV7VLR-T0NVANV4NV@VLR0T0NVBNV>NVAVLN;T2NVCNV=NVBPLSENV9PLSDNV9ZLSAT2NVDNV<NV:NVCNV;TLMIT2NVEMCRLMJP4N"
"VERLMJP5NVDVLN,T1NVFP4TFTLMIT0NVGNVFVLN,T1NVHP5TFTLMIT0NVINVHVLPAP,NVJNVGNVIVLN<T0NVKNVJ,VLN<T0NW+NVJ+VLN,T1NW,P4THT"
"LMIT0NW-NW,VLN,T1NW.P5THTLMIT0NW/NW.VLP+T0NW0NW-NW/VLP+T0NW1NW0NVKVLN;T2NW2NW+NW1PLSJNW2NLMDVLMBT0MJ+TJRLMCT1MKPLSDN"
"W3RLSCNW4+TLSFWJNW5NW4PLSDNW5TLMIT0NW65VLP1T0NW7NW6PFTLMIT0NW8MKVLP/T0NW9NW8Q,VLP+T0NW:NW7NW9PLSJNW:PLSDNW4TLMIT0NW;"
"5TLMIT0NW<MKVLP/T0NW=NW<PDVLP+T0NW>NW;NW=VLP1T0NW@NW>PFPLSJNW@NLMDVLMBT0N++TJRLMCT1N,PLSDNWARLSCNWB+TLSFXCNWCNWBPLSD"
"NWCTLMIT0NWD5VLP1T0NWENWDPITLMIT0NWFN,VLP/T0NWGNWFQ2VLP+T0NWHNWENWGPLSJNWHPLSDNWBTLMIT0NWI5TLMIT0NWJN,VLP/T0NWKNWJPD"
"VLP+T0NX+NWINWKVLP1T0NX,NX+PIPLSJNX,NLMDVLMBT0N-+TJRLMCT1N.PLSDNX-TLMGT1Q52TLMGT1Q62RLSCNX.+TLSFY.NX/NX.PLSDNX/PLSEN"
"X.PLSDNX.ZLSAT6Q4Y.NX-Y0NX/TLMIT0NX0N.XLQ4T0NX1Q4TFNX0RLMJQ5NX1VLMET0NX2MJQ5RLSCNX3+TLSFY1NX4NX3PLSDNX4TLMIT0NX5N.RL"
"MJQ6NX5VLMET0NX6MJQ6VLP/T0NX7NX6P<PLSJNX7PLSDNX3VLP1T0NX8NX2MGRLSCNX9+TLSFQ4NX:NX;PLSDNX:TLMIT0NX<N.VLP/T0NX=NX<Y2PL"
"SENX9PLSDNX;PLSENX9PLSDNX9ZLSAT0NX>NX=NX:TFNX;VLP+T0NX@NX8NX>VLP4T0NXANX2MGVLP/T0NXBNXAP<VLP/T0NXCNX@P;VLP+T0NXDNXBN"
"XCPLSJNXDNLMDVLMBT0N/+TJRLMCT1N0PLSDNXETLMGT1Q82TLMGT1Q92RLSCNXF+TLSFY3NXGNXFPLSDNXGPLSENXFPLSDNXFZLSAT6Q7Y3NXEY5NXG"
"TLMIT0NXHN0XLQ4T0NXIQ7TFNXHRLMJQ8NXIVLMET0NXJN+Q8RLSCNXK+TLSFY6NY+NXKPLSDNY+TLMIT0NY,N0RLMJQ9NY,VLMET0NY-N+Q9VLP/T0N"
"Y.NY-PAPLSJNY.PLSDNXKVLP1T0NY/NXJMIRLSCNY0+TLSFQ7NY1NY2PLSDNY1TLMIT0NY3N0VLP/T0NY4NY3Y7PLSENY0PLSDNY2PLSENY0PLSDNY0Z"
"LSAT0NY5NY4NY1TFNY2VLP+T0NY6NY/NY5VLP4T0NY7NXJMIVLP/T0NY8NY7PAVLP/T0NY9NY6P@VLP+T0NY:NY8NY9PLSJNY:NLMDVLMBT.N1+U+RLM"
"CTAN2RLMCT;N3PLSDNY;TLMGW6NY<2TLMGT1NY=2TLMGT1NY>2TLMGT1NY@2TLMGX6NYA2TLMGT3NYB2TLMGT3NYC2TLMGT1NYD2TLMGT1NYE2TLMGX6"
"NYF2TLMGT3NYG2TLMGT3NYH2TLMGT1NYI2TLMGW6NYJ2TLMGT1NYK2TLMGT1NZ+2TLMGT1NZ,2TLMGX6NZ-2TLMGT3NZ.2TLMGT3NZ/2TLMGT1NZ02TL"
"MGT1NZ12TLMGX6NZ22TLMGT3NZ32TLMGT3NZ42TLMGT1NZ52TLMGT1NZ62TLMGT1NZ72TLMGW6NZ82TLMGT1NZ92TLMGX6NZ:2TLMGT3NZ;2TLMGT3NZ"
"<2TLMGT1NZ=2TLMGT1NZ>2TLMGX6NZ@2TLMGT3NZA2TLMGT3NZB2TLMGT1NZC2TLMGT1NZD2TLMGT1NZE2TLMGT1NZF2TLMGX6NZG2TLMGT3NZH2TLMG"
"T3NZI2TLMGT1NZJ2TLMGT1NZK2TLMGX6N[+2TLMGT3N[,2TLMGT3N[-2TLMGT1N[.2TLMGT3N[/2TLMGT1N[02TLMGT1N[12TLMGT1N[22TLMGT3N[32"
"TLMGT3N[42TLMGT1N[52TLMGT3N[62TLMGT1N[72TLMGT1N[82TLMGT1N[92TLMGT3N[:2TLMGT3N[;2TLMGT1N[<2PLSEN[=PLSDN[=ZLSAT0N[>TFN"
"Y;N[@N[ATLSBN[BN[A,PLSEN[CPLSDN[CVLQ;T6N[DN[>P8TLSFN[DN[EN[BPLSDN[EPLSEN[FPLSDN[FZLSAT0N[GTFN[EN[HN[ITLSBN[JN[I,PLSE"
"N[KPLSDN[KVLQ;T6N]+N[GP9TLSFN]+N],N[JPLSDN],TLN;V@N]-Y>XLN,VDN].1N[>N[GRLMJN].N]-PLSEN[IPLSDN[IVLP+T0N[HN[GUAPLSEN[F"
"PLSDN[JPLSEN[APLSDN[AVLP+T0N[@N[>UAPLSEN[=PLSDN[BVLN,T1N]/N3UATLMIT0N]0N]/VLN,T1N]1N3UBTLMIT0N]2N]1VLQ5T6N]3N]0N]2RL"
"SCN]4+TLSFN]3N]5N]4PLSDN]5NLSIPLSDN]4TLMIT0N]6N]1VLN,V:N]7.UITLMIT0N]8N]7VLP1T0N]9N]8VEZLL7T0N]:,M1N]6N]9VLN,T1N];N2"
"UATLMIT0N]<N];VLP/T0N]=N]<V2VLN,T1N]>N2U@TLMIT0N]@N]>TLMIT0N]AN]/XLN,V:N]B.U@UATLMIT0N]CN]BXLN,X0N]D.U@U@TLMIT=N]EN]"
"DVLN<T0N]FN]E+VLN<T0N]GN]E,VLN;T2N]HN]FN]GRLMJN[6N]HRLMJN[7N]@XLN,V:N]I.U@UBTLMIT0N]JN]IRLMJN[8N]JRLMJN[9T<]LMET2N]K"
"MBN[6N[7N[8N[9RLMJ6N]KXLQ4T0N^+P:N]CTHVLPCP,N^,N]=N^+VLN<T0N^-N^,+VLN<T0N^.N^,,XLL7U>N^/,N6T<TLOHT0N^0N^/VLQ5T6N^1N^"
"0TFRLSCN^2+TLSFN^1N^3N^4PLSDN^3VLN;T2N^5N^-N^.PLSEN^2PLSDN^4VLR/T0N^6N^-N^0VLR/T0N^7N^.N^0VLP-T0N^8V+N^0VLR-T0N^9N^-"
"N^8VLR0T0N^:N^7N^9VLN;T2N^;N^6N^:PLSEN^2PLSDN^2ZLSAT2N^<N^5N^3N^;N^4TLMIT2N^=6RLMJN[:N^=RLMJN[;N^<VLN,T1N^>N[:TFTLMI"
"T0N^@N^>VLN,T1N^AN[;TFTLMIT0N^BN^AVLPAP,N^CN^@N^BVLN<T0N^DN^C,VLN<T0N^EN^C+VLN,T1N^FN[:THTLMIT0N^GN^FVLN,T1N^HN[;THT"
"LMIT0N^IN^HVLP+T0N^JN^GN^IVLP+T0N^KN^JN^DVLN;T2N_+N^EN^KRLMJ6N_+RLMJ7N]AXLQ4T0N_,P:THN]CVLP/T0N_-VEN_,RLMJ8N_-VLN,V:"
"N_..UDTLMIT0N_/N_.VLP-T0N_0N_/THVLP-T0N_1N_0N]=RLMJ9N_1PLSEN_2PLSDN_2ZLSAT0N_3TFN^2N_4N_5TLSBN_6N_5,PLSEN_7PLSDN_7VL"
"Q;T6N_8N_3Q.TLSFN_8N_9N_6PLSDN_9RLMJN[<N_3VLMET0N_:MJN[<TLMIT0N_;5RLSCN_<+TLSFWKN_=N_>PLSDN_=PLSEN_<PLSDN_>VLP/T0N_@"),
("N_3PDPLSEN_<PLSDN_<ZLSAT0N_ATFN_=N_@N_>VLP+T0N_BN_;N_AVLP4T0N_CN_BPFVLP/T0N_DN_CU-RLSCN_E+TLSFP:N_FN_GPLSDN_FTLMIT0N"
"_H9ZLL7T0N_I,M1N_:N_HVLP/T0N_JN_IN]CVLP+T0N_KN_JN_DVLP1T0N`+N_KX.VLN,V:N`,:N_3RLMJN`,N`+PLSEN_EPLSDN_GRLSCN`-+TLSFQ/"
"N`.N`/PLSDN`.TLMIT0N`09VLP1T0N`1N`0U-VLP/T0N`2N`1U-PLSEN`-PLSDN`/TLMIT0N`39VLP+T0N`4N`3^.PLSEN`-PLSDN`-ZLSAT0N`5N`2N"
"`.N`4N`/VLP/T0N`6N_:N]CRLSCN`7+TLSFQ-N`8N`9PLSDN`8ZLL7T0N`:,M1N_DN`5PLSEN`7PLSDN`9PLSEN`7PLSDN`7ZLSAT0N`;N`:N`8N_DN`"
"9VLP+T0N`<N`6N`;VLP1T0N`=N`<X.VLN,V:N`>:N_3RLMJN`>N`=PLSEN_EPLSDN_EPLSEN_5PLSDN_5VLP+T0N_4N_3UAPLSEN_2PLSDN_6VLN,T1N"
"`@N2UBTLMIT0N`AN`@VLP/T0N`BN`AV4TLMIT0N`CN]>TLMIT0N`DN]/XLN,V:N`E.UAUATLMIT0N`FN`EXLN,X0N`G.UAU@TLMIT=N`HN`GVLN<T0N`"
"IN`H+VLN<T0N`JN`H,VLN;T2N`KN`IN`JRLMJN[/N`KRLMJN[0N`CXLN,V:Na+.UAUBTLMIT0Na,Na+RLMJN[1Na,RLMJN[2T<]LMET2Na-MBN[/N[0N"
"[1N[2RLMJ=Na-XLQ4T0Na.P>N`FTHVLPCP,Na/N`BNa.VLN<T0Na0Na/+VLN<T0Na1Na/,RLSCNa2+TLSFN^1Na3Na4PLSDNa3VLN;T2Na5Na0Na1PLS"
"ENa2PLSDNa4VLR/T0Na6Na0N^0VLR/T0Na7Na1N^0VLP-T0Na8V+N^0VLR-T0Na9Na0Na8VLR0T0Na:Na7Na9VLN;T2Na;Na6Na:PLSENa2PLSDNa2ZL"
"SAT2Na<Na5Na3Na;Na4TLMIT2Na==RLMJN[3Na=RLMJN[4Na<VLN,T1Na>N[3TFTLMIT0Na@Na>VLN,T1NaAN[4TFTLMIT0NaBNaAVLPAP,NaCNa@NaB"
"VLN<T0NaDNaC,VLN<T0NaENaC+VLN,T1NaFN[3THTLMIT0NaGNaFVLN,T1NaHN[4THTLMIT0NaINaHVLP+T0NaJNaGNaIVLP+T0NaKNaJNaDVLN;T2Nb"
"+NaENaKRLMJ=Nb+RLMJ>N`DXLQ4T0Nb,P>THN`FVLP/T0Nb-VENb,RLMJ@Nb-VLN,V:Nb..UETLMIT0Nb/Nb.VLP-T0Nb0Nb/THVLP-T0Nb1Nb0N`BRL"
"MJANb1PLSENb2PLSDNb2ZLSAT0Nb3TFNa2Nb4Nb5TLSBNb6Nb5,PLSENb7PLSDNb7VLQ;T6Nb8Nb3Q3TLSFNb8Nb9Nb6PLSDNb9RLMJN[5Nb3VLMET0N"
"b:N+N[5TLMIT0Nb;5RLSCNb<+TLSFXDNb=Nb>PLSDNb=PLSENb<PLSDNb>VLP/T0Nb@Nb3PDPLSENb<PLSDNb<ZLSAT0NbATFNb=Nb@Nb>VLP+T0NbBN"
"b;NbAVLP4T0NbCNbBPIVLP/T0NbDNbCU-RLSCNbE+TLSFP>NbFNbGPLSDNbFTLMIT0NbHAZLL7T0NbI,M1Nb:NbHVLP/T0NbJNbIN`FVLP+T0NbKNbJN"
"bDVLP1T0Nc+NbKXHVLN,V:Nc,BNb3RLMJNc,Nc+PLSENbEPLSDNbGRLSCNc-+TLSFQ/Nc.Nc/PLSDNc.TLMIT0Nc0AVLP1T0Nc1Nc0U-VLP/T0Nc2Nc1"
"U-PLSENc-PLSDNc/TLMIT0Nc3AVLP+T0Nc4Nc3^.PLSENc-PLSDNc-ZLSAT0Nc5Nc2Nc.Nc4Nc/VLP/T0Nc6Nb:N`FRLSCNc7+TLSFQ-Nc8Nc9PLSDNc"
"8ZLL7T0Nc:,M1NbDNc5PLSENc7PLSDNc9PLSENc7PLSDNc7ZLSAT0Nc;Nc:Nc8NbDNc9VLP+T0Nc<Nc6Nc;VLP1T0Nc=Nc<XHVLN,V:Nc>BNb3RLMJNc"
">Nc=PLSENbEPLSDNbEPLSENb5PLSDNb5VLP+T0Nb4Nb3UAPLSENb2PLSDNb6TLMIT0Nc@N]/VLQ;T6NcANc@N]:RLSCNcB+TLSFNcANcCNcBPLSDNcCT"
"LMIT0NcD7TLMIT0NcE8VLPCP,NcFNcDNcEVLN<T0NcGNcF+VLN<T0NcHNcF,RLSCNcI+TLSFN^1NcJNcKPLSDNcJVLN;T2Nd+NcGNcHPLSENcIPLSDNc"
"KVLR/T0Nd,NcGN^0VLR/T0Nd-NcHN^0VLP-T0Nd.V+N^0VLR-T0Nd/NcGNd.VLR0T0Nd0Nd-Nd/VLN;T2Nd1Nd,Nd0PLSENcIPLSDNcIZLSAT2Nd2Nd+"
"NcJNd1NcKTLMIT2Nd36RLMJN[,Nd3RLMJN[-Nd2VLN,T1Nd4N[,TFTLMIT0Nd5Nd4VLN,T1Nd6N[-TFTLMIT0Nd7Nd6VLPAP,Nd8Nd5Nd7VLN<T0Nd9N"
"d8,VLN<T0Nd:Nd8+VLN,T1Nd;N[,THTLMIT0Nd<Nd;VLN,T1Nd=N[-THTLMIT0Nd>Nd=VLP+T0Nd@Nd<Nd>VLP+T0NdANd@Nd9VLN;T2NdBNd:NdARLM"
"J;NdBTLMIT0NdC7VLP+T0NdDNdCUARLMJ7NdDPLSENdEPLSDNdEZLSAT0NdFTFNcINdGNdHTLSBNdINdH,PLSENdJPLSDNdJVLQ;T6NdKNdFQ.TLSFNd"
"KNe+NdIPLSDNe+RLSCNe,+TLSFQ-Ne-Ne.PLSDNe-VLN,X>Ne/<NdFRLMJNe/X=TLQ3T6Ne0X-RLSCNe1+TLSFNe0Ne2Ne1PLSDNe2TLMIT0Ne35VLP/"
"T0Ne4NdFPDVLP+T0Ne5Ne3Ne4VLQ;T6Ne6Ne5X+PLSENe1PLSDNe1ZLSAT6Ne7X-Ne-Ne6Ne2RLSCNe8+TLSFNe7Ne9Ne8PLSDNe9RLSCNe:+TLSFP:N"
"e;Ne<PLSDNe;TLMIT0Ne=5RLSCNe>+TLSFWKNe@NeAPLSDNe@PLSENe>PLSDNeAVLP/T0NeBNdFPDPLSENe>PLSDNe>ZLSAT0NeCTFNe@NeBNeAVLP+T"
"0NeDNe=NeCVLP4T0NeENeDPFVLP/T0NeFNeEU-PLSENe:PLSDNe<RLMJN[.NdFVLMET0NeGMJN[.PLSENe:PLSDNe:ZLSAT0NeHNeFNe>NeGNe<VLQ;T"
"6NeINeHVEPLSENe8PLSDNe8ZLSAT6NeJNe7Ne1NeINe:RLSCNeK+TLSFNeJNf+NeKPLSDNf+TLMIT2Nf,;TLOHX@Nf-Nf,VLN,V:Nf.:NdFTLMIT0Nf/"
"Nf.XLN,XANf0Nf-U@Nf/XLMITKNf1Nf0-;RLMJNe/Nf1PLSENeKPLSDNeKPLSENe,PLSDNe.TLQ3T6Nf2X-RLSCNf3+TLSFNf2Nf4Nf3PLSDNf4TLMIT"
"0Nf55VLP/T0Nf6NdFPDVLP+T0Nf7Nf5Nf6VLQ;T6Nf8Nf7X+PLSENf3PLSDNf3ZLSAT6Nf9X-Ne.Nf8Nf4RLSCNf:+TLSFNf9Nf;Nf:PLSDNf;PLSENf"
"<PLSDNf<ZLSAT0Nf=TFNf;Nf>Nf@TLSBNfANf@,PLSENfBPLSDNfBVLQ;T6NfCNf=U-TLSFNfCNfDNfAPLSDNfDRLSCNfE+TLSFP:NfFNfGPLSDNfFTL"
"MIT0NfH5RLSCNfI+TLSFWKNfJNfKPLSDNfJPLSENfIPLSDNfKVLP/T0Ng+NdFPDPLSENfIPLSDNfIZLSAT0Ng,TFNfJNg+NfKVLP+T0Ng-NfHNg,VLP4"
"T0Ng.Ng-PFVLP/T0Ng/Ng.U-VLP+T0Ng0Ng/Nf=PLSENfEPLSDNfGRLMJNZKNdFVLMET0Ng1MJNZKPLSENfEPLSDNfEZLSAT0Ng2Ng0NfINg1NfGTLMI"),
("T0Ng35RLSCNg4+TLSFWKNg5Ng6PLSDNg5PLSENg4PLSDNg6VLP/T0Ng7NdFPDPLSENg4PLSDNg4ZLSAT0Ng8TFNg5Ng7Ng6VLP+T0Ng9Ng3Ng8VLP4T0"
"Ng:Ng9PFVLP/T0Ng;Ng:U-RLSCNg<+TLSFP:Ng=Ng>PLSDNg=PLSENg<PLSDNg>VLP+T0Ng@Ng;Nf=TLMIT0NgA9ZLL7T0NgB,M1Ng@NgAVLP-T0NgCN"
"gBNg;PLSENg<PLSDNg<ZLSAT0NgDNf=Ng=NgCNg>VLN,T1NgEN[+Nf=RLMJNgETFVLQ;T6NgFNg2VERLSCNgG+TLSFNgFNgHNgGPLSDNgHTLMIT2NgI;"
"TLOHX7NgJNgIVLN,V:NgK:NdFTLMIT0Nh+NgKVLP+T0Nh,Nh+NgDXLN,X9Nh-NgJU@Nh,XLMIX8Nh.Nh---TLO<T0Nh/Nh.RLMJNgENh/PLSENgGPLSD"
"NgGPLSENf@PLSDNf@VLP+T0Nf>Nf=UAPLSENf<PLSDNfAVLN,T1Nh0N[+U@TLMIT0Nh1Nh0VLN,T1Nh2N[+UATLMIT0Nh3Nh2VLR/T0Nh4Nh3X:VLR0T"
"0Nh5Nh1Nh4VLN,T1Nh6N[+UBTLMIT0Nh7Nh6VLN,T1Nh8N[+UCTLMIT0Nh9Nh8VLR/T0Nh:Nh9X:VLR0T0Nh;Nh7Nh:VLN,T1Nh<N[+UDTLMIT0Nh=Nh"
"<VLN,T1Nh>N[+UETLMIT0Nh@Nh>VLR/T0NhANh@X:VLR0T0NhBNh=NhAVLN,T1NhCN[+UITLMIT0NhDNhCVLN,T1NhEN[+UJTLMIT0NhFNhEVLR/T0Nh"
"GNhFX:VLR0T0NhHNhDNhGZLN;TKNhINh5Nh;NhBNhHVLN,X>NhJ<NdFRLMJNhJNhIPLSENf:PLSDNf:PLSENe,PLSDNe,PLSENdHPLSDNdHVLP+T0NdG"
"NdFUAPLSENdEPLSDNdITLMIT0NhK>TLMIT0Ni+@VLPCP,Ni,NhKNi+VLN<T0Ni-Ni,+VLN<T0Ni.Ni,,RLSCNi/+TLSFN^1Ni0Ni1PLSDNi0VLN;T2Ni"
"2Ni-Ni.PLSENi/PLSDNi1VLR/T0Ni3Ni-N^0VLR/T0Ni4Ni.N^0VLP-T0Ni5V+N^0VLR-T0Ni6Ni-Ni5VLR0T0Ni7Ni4Ni6VLN;T2Ni8Ni3Ni7PLSENi"
"/PLSDNi/ZLSAT2Ni9Ni2Ni0Ni8Ni1TLMIT2Ni:=RLMJNZHNi:RLMJNZINi9VLN,T1Ni;NZHTFTLMIT0Ni<Ni;VLN,T1Ni=NZITFTLMIT0Ni>Ni=VLPAP"
",Ni@Ni<Ni>VLN<T0NiANi@,VLN<T0NiBNi@+VLN,T1NiCNZHTHTLMIT0NiDNiCVLN,T1NiENZITHTLMIT0NiFNiEVLP+T0NiGNiDNiFVLP+T0NiHNiGN"
"iAVLN;T2NiINiBNiHRLMJCNiITLMIT0NiJ>VLP+T0NiKNiJUARLMJ>NiKPLSENj+PLSDNj+ZLSAT0Nj,TFNi/Nj-Nj.TLSBNj/Nj.,PLSENj0PLSDNj0"
"VLQ;T6Nj1Nj,Q3TLSFNj1Nj2Nj/PLSDNj2RLSCNj3+TLSFQ-Nj4Nj5PLSDNj4VLN,X>Nj6DNj,RLMJNj6X=TLQ3T6Nj7XGRLSCNj8+TLSFNj7Nj9Nj8P"
"LSDNj9TLMIT0Nj:5VLP/T0Nj;Nj,PDVLP+T0Nj<Nj:Nj;VLQ;T6Nj=Nj<XEPLSENj8PLSDNj8ZLSAT6Nj>XGNj4Nj=Nj9RLSCNj@+TLSFNj>NjANj@PL"
"SDNjARLSCNjB+TLSFP>NjCNjDPLSDNjCTLMIT0NjE5RLSCNjF+TLSFXDNjGNjHPLSDNjGPLSENjFPLSDNjHVLP/T0NjINj,PDPLSENjFPLSDNjFZLSAT"
"0NjJTFNjGNjINjHVLP+T0NjKNjENjJVLP4T0Nk+NjKPIVLP/T0Nk,Nk+U-PLSENjBPLSDNjDRLMJNZJNj,VLMET0Nk-N+NZJPLSENjBPLSDNjBZLSAT0"
"Nk.Nk,NjFNk-NjDVLQ;T6Nk/Nk.VEPLSENj@PLSDNj@ZLSAT6Nk0Nj>Nj8Nk/NjBRLSCNk1+TLSFNk0Nk2Nk1PLSDNk2TLMIT2Nk3CTLOHX@Nk4Nk3VL"
"N,V:Nk5BNj,TLMIT0Nk6Nk5XLN,XANk7Nk4U@Nk6XLMITKNk8Nk7-;RLMJNj6Nk8PLSENk1PLSDNk1PLSENj3PLSDNj5TLQ3T6Nk9XGRLSCNk:+TLSFN"
"k9Nk;Nk:PLSDNk;TLMIT0Nk<5VLP/T0Nk=Nj,PDVLP+T0Nk>Nk<Nk=VLQ;T6Nk@Nk>XEPLSENk:PLSDNk:ZLSAT6NkAXGNj5Nk@Nk;RLSCNkB+TLSFNk"
"ANkCNkBPLSDNkCPLSENkDPLSDNkDZLSAT0NkETFNkCNkFNkGTLSBNkHNkG,PLSENkIPLSDNkIVLQ;T6NkJNkEU-TLSFNkJNkKNkHPLSDNkKRLSCNl++T"
"LSFP>Nl,Nl-PLSDNl,TLMIT0Nl.5RLSCNl/+TLSFXDNl0Nl1PLSDNl0PLSENl/PLSDNl1VLP/T0Nl2Nj,PDPLSENl/PLSDNl/ZLSAT0Nl3TFNl0Nl2Nl"
"1VLP+T0Nl4Nl.Nl3VLP4T0Nl5Nl4PIVLP/T0Nl6Nl5U-VLP+T0Nl7Nl6NkEPLSENl+PLSDNl-RLMJNZFNj,VLMET0Nl8N+NZFPLSENl+PLSDNl+ZLSAT"
"0Nl9Nl7Nl/Nl8Nl-TLMIT0Nl:5RLSCNl;+TLSFXDNl<Nl=PLSDNl<PLSENl;PLSDNl=VLP/T0Nl>Nj,PDPLSENl;PLSDNl;ZLSAT0Nl@TFNl<Nl>Nl=V"
"LP+T0NlANl:Nl@VLP4T0NlBNlAPIVLP/T0NlCNlBU-RLSCNlD+TLSFP>NlENlFPLSDNlEPLSENlDPLSDNlFVLP+T0NlGNlCNkETLMIT0NlHAZLL7T0Nl"
"I,M1NlGNlHVLP-T0NlJNlINlCPLSENlDPLSDNlDZLSAT0NlKNkENlENlJNlFVLN,T1OL+NZGNkERLMJOL+TFVLQ;T6OL,Nl9VERLSCOL-+TLSFOL,OL."
"OL-PLSDOL.TLMIT2OL/CTLOHX7OL0OL/VLN,V:OL1BNj,TLMIT0OL2OL1VLP+T0OL3OL2NlKXLN,X9OL4OL0U@OL3XLMIX8OL5OL4--TLO<T0OL6OL5R"
"LMJOL+OL6PLSEOL-PLSDOL-PLSENkGPLSDNkGVLP+T0NkFNkEUAPLSENkDPLSDNkHVLN,T1OL7NZGU@TLMIT0OL8OL7VLN,T1OL9NZGUATLMIT0OL:OL"
"9VLR/T0OL;OL:X:VLR0T0OL<OL8OL;VLN,T1OL=NZGUBTLMIT0OL>OL=VLN,T1OL@NZGUCTLMIT0OLAOL@VLR/T0OLBOLAX:VLR0T0OLCOL>OLBVLN,T"
"1OLDNZGUDTLMIT0OLEOLDVLN,T1OLFNZGUETLMIT0OLGOLFVLR/T0OLHOLGX:VLR0T0OLIOLEOLHVLN,T1OLJNZGUITLMIT0OLKOLJVLN,T1OM+NZGUJ"
"TLMIT0OM,OM+VLR/T0OM-OM,X:VLR0T0OM.OLKOM-ZLN;TKOM/OL<OLCOLIOM.VLN,X>OM0DNj,RLMJOM0OM/PLSENkBPLSDNkBPLSENj3PLSDNj3PLS"
"ENj.PLSDNj.VLP+T0Nj-Nj,UAPLSENj+PLSDNj/PLSENcBPLSDNcBRLSCOM1+TLSFY@OM2OM3PLSDOM2TLMIT0OM4N]/PLSEOM5PLSDOM5ZLSAT0OM6O"
"M4OM2OM7OM8TLSBOM9OM8+PLSEOM:PLSDOM:VLQ;T6OM;OM6N]:TLSFOM;OM<OM9PLSDOM<TLS+T<T<Y8PLSEOM=PLSDOM=ZLSAT0OM>TFOM<OM@OMAT"
"LSBOMBOMA,PLSEOMCPLSDOMCVLQ;T6OMDOM>Q.TLSFOMDOMEOMBPLSDOMETLQ3T6OMFX-RLSCOMG+TLSFOMFOMHOMGPLSDOMHTLMIT0OMI5VLP/T0OMJ"),
("OM>PDVLP+T0OMKOMIOMJVLQ;T6ON+OMKX+PLSEOMGPLSDOMGZLSAT6ON,X-OMEON+OMHRLSCON-+TLSFON,ON.ON-PLSDON.RLMJNZDOM>VLMET0ON/N"
"-NZDTLMIT0ON05RLSCON1+TLSFWKON2ON3PLSDON2PLSEON1PLSDON3VLP/T0ON4OM>PDPLSEON1PLSDON1ZLSAT0ON5TFON2ON4ON3VLP+T0ON6ON0O"
"N5VLP4T0ON7ON6PFVLP/T0ON8ON7U-VLP1T0ON9ON8U-VLP+T0ON:ON/ON9VLN,X>ON;<OM>TLMITKON<ON;VLN,W.ON=2ON:VLMJON=ON<M3T<PLSEO"
"N-PLSDON-PLSEOMAPLSDOMAVLP+T0OM@OM>UAPLSEOM=PLSDOMBPLSEON>PLSDON>ZLSAT0ON@TFOMBONAONBTLSBONCONB,PLSEONDPLSDONDVLQ;T6"
"ONEON@Q3TLSFONEONFONCPLSDONFTLQ3T6ONGXGRLSCONH+TLSFONGONIONHPLSDONITLMIT0ONJ5VLP/T0ONKON@PDVLP+T0OO+ONJONKVLQ;T6OO,O"
"O+XEPLSEONHPLSDONHZLSAT6OO-XGONFOO,ONIRLSCOO.+TLSFOO-OO/OO.PLSDOO/RLMJNZEON@VLMET0OO0N/NZEVLP+T0OO1W4OO0TLMIT0OO25RL"
"SCOO3+TLSFXDOO4OO5PLSDOO4PLSEOO3PLSDOO5VLP/T0OO6ON@PDPLSEOO3PLSDOO3ZLSAT0OO7TFOO4OO6OO5VLP+T0OO8OO2OO7VLP4T0OO9OO8PI"
"VLP/T0OO:OO9U-VLP1T0OO;OO:U-VLP+T0OO<OO1OO;VLN,X>OO=DON@TLMITKOO>OO=VLN,W.OO@2OO<VLMJOO@OO>M3T<PLSEOO.PLSDOO.PLSEONB"
"PLSDONBVLP+T0ONAON@UAPLSEON>PLSDONCTLS+T<T<Y8VLP+T0OOAOM6THVLQ;T6OOBOOAN]:RLSCOOC+TLSFOOBOODOOCPLSDOODTLMIT0OOE7TLMI"
"T0OOF8VLPCP,OOGOOEOOFVLN<T0OOHOOG+VLN<T0OOIOOG,RLSCOOJ+TLSFN^1OOKOP+PLSDOOKVLN;T2OP,OOHOOIPLSEOOJPLSDOP+VLR/T0OP-OOH"
"N^0VLR/T0OP.OOIN^0VLP-T0OP/V+N^0VLR-T0OP0OOHOP/VLR0T0OP1OP.OP0VLN;T2OP2OP-OP1PLSEOOJPLSDOOJZLSAT2OP3OP,OOKOP2OP+TLMI"
"T2OP46RLMJNZAOP4RLMJNZBOP3VLN,T1OP5NZATFTLMIT0OP6OP5VLN,T1OP7NZBTFTLMIT0OP8OP7VLPAP,OP9OP6OP8VLN<T0OP:OP9,VLN<T0OP;O"
"P9+VLN,T1OP<NZATHTLMIT0OP=OP<VLN,T1OP>NZBTHTLMIT0OP@OP>VLP+T0OPAOP=OP@VLP+T0OPBOPAOP:VLN;T2OPCOP;OPBRLMJ;OPCTLMIT0OP"
"D7VLP+T0OPEOPDUARLMJ7OPEPLSEOPFPLSDOPFZLSAT0OPGTFOOJOPHOPITLSBOPJOPI,PLSEOPKPLSDOPKVLQ;T6OQ+OPGQ.TLSFOQ+OQ,OPJPLSDOQ"
",RLSCOQ-+TLSFQ-OQ.OQ/PLSDOQ.VLN,X>OQ0<OPGRLMJOQ0X=TLQ3T6OQ1X-RLSCOQ2+TLSFOQ1OQ3OQ2PLSDOQ3TLMIT0OQ45VLP/T0OQ5OPGPDVLP"
"+T0OQ6OQ4OQ5VLQ;T6OQ7OQ6X+PLSEOQ2PLSDOQ2ZLSAT6OQ8X-OQ.OQ7OQ3RLSCOQ9+TLSFOQ8OQ:OQ9PLSDOQ:RLSCOQ;+TLSFP:OQ<OQ=PLSDOQ<T"
"LMIT0OQ>5RLSCOQ@+TLSFWKOQAOQBPLSDOQAPLSEOQ@PLSDOQBVLP/T0OQCOPGPDPLSEOQ@PLSDOQ@ZLSAT0OQDTFOQAOQCOQBVLP+T0OQEOQ>OQDVLP"
"4T0OQFOQEPFVLP/T0OQGOQFU-PLSEOQ;PLSDOQ=RLMJNZCOPGVLMET0OQHMJNZCPLSEOQ;PLSDOQ;ZLSAT0OQIOQGOQ@OQHOQ=VLQ;T6OQJOQIVEPLSE"
"OQ9PLSDOQ9ZLSAT6OQKOQ8OQ2OQJOQ;RLSCOR++TLSFOQKOR,OR+PLSDOR,TLMIT2OR-;TLOHX@OR.OR-VLN,V:OR/:OPGTLMIT0OR0OR/XLN,XAOR1O"
"R.U@OR0XLMITKOR2OR1-;RLMJOQ0OR2PLSEOR+PLSDOR+PLSEOQ-PLSDOQ/TLQ3T6OR3X-RLSCOR4+TLSFOR3OR5OR4PLSDOR5TLMIT0OR65VLP/T0OR"
"7OPGPDVLP+T0OR8OR6OR7VLQ;T6OR9OR8X+PLSEOR4PLSDOR4ZLSAT6OR:X-OQ/OR9OR5RLSCOR;+TLSFOR:OR<OR;PLSDOR<PLSEOR=PLSDOR=ZLSAT"
"0OR>TFOR<OR@ORATLSBORBORA,PLSEORCPLSDORCVLQ;T6ORDOR>U-TLSFORDOREORBPLSDORERLSCORF+TLSFP:ORGORHPLSDORGTLMIT0ORI5RLSCO"
"RJ+TLSFWKORKOS+PLSDORKPLSEORJPLSDOS+VLP/T0OS,OPGPDPLSEORJPLSDORJZLSAT0OS-TFORKOS,OS+VLP+T0OS.ORIOS-VLP4T0OS/OS.PFVLP"
"/T0OS0OS/U-VLP+T0OS1OS0OR>PLSEORFPLSDORHRLMJNZ>OPGVLMET0OS2MJNZ>PLSEORFPLSDORFZLSAT0OS3OS1ORJOS2ORHTLMIT0OS45RLSCOS5"
"+TLSFWKOS6OS7PLSDOS6PLSEOS5PLSDOS7VLP/T0OS8OPGPDPLSEOS5PLSDOS5ZLSAT0OS9TFOS6OS8OS7VLP+T0OS:OS4OS9VLP4T0OS;OS:PFVLP/T"
"0OS<OS;U-RLSCOS=+TLSFP:OS>OS@PLSDOS>PLSEOS=PLSDOS@VLP+T0OSAOS<OR>TLMIT0OSB9ZLL7T0OSC,M1OSAOSBVLP-T0OSDOSCOS<PLSEOS=P"
"LSDOS=ZLSAT0OSEOR>OS>OSDOS@VLN,T1OSFNZ@OR>RLMJOSFTFVLQ;T6OSGOS3VERLSCOSH+TLSFOSGOSIOSHPLSDOSITLMIT2OSJ;TLOHX7OSKOSJV"
"LN,V:OT+:OPGTLMIT0OT,OT+VLP+T0OT-OT,OSEXLN,X9OT.OSKU@OT-XLMIX8OT/OT.--TLO<T0OT0OT/RLMJOSFOT0PLSEOSHPLSDOSHPLSEORAPLS"
"DORAVLP+T0OR@OR>UAPLSEOR=PLSDORBVLN,T1OT1NZ@U@TLMIT0OT2OT1VLN,T1OT3NZ@UATLMIT0OT4OT3VLR/T0OT5OT4X:VLR0T0OT6OT2OT5VLN"
",T1OT7NZ@UBTLMIT0OT8OT7VLN,T1OT9NZ@UCTLMIT0OT:OT9VLR/T0OT;OT:X:VLR0T0OT<OT8OT;VLN,T1OT=NZ@UDTLMIT0OT>OT=VLN,T1OT@NZ@"
"UETLMIT0OTAOT@VLR/T0OTBOTAX:VLR0T0OTCOT>OTBVLN,T1OTDNZ@UITLMIT0OTEOTDVLN,T1OTFNZ@UJTLMIT0OTGOTFVLR/T0OTHOTGX:VLR0T0O"
"TIOTEOTHZLN;TKOTJOT6OT<OTCOTIVLN,X>OTK<OPGRLMJOTKOTJPLSEOR;PLSDOR;PLSEOQ-PLSDOQ-PLSEOPIPLSDOPIVLP+T0OPHOPGUAPLSEOPFP"
"LSDOPJTLMIT0OU+>TLMIT0OU,@VLPCP,OU-OU+OU,VLN<T0OU.OU-+VLN<T0OU/OU-,RLSCOU0+TLSFN^1OU1OU2PLSDOU1VLN;T2OU3OU.OU/PLSEOU"
"0PLSDOU2VLR/T0OU4OU.N^0VLR/T0OU5OU/N^0VLP-T0OU6V+N^0VLR-T0OU7OU.OU6VLR0T0OU8OU5OU7VLN;T2OU9OU4OU8PLSEOU0PLSDOU0ZLSAT"),
("2OU:OU3OU1OU9OU2TLMIT2OU;=RLMJNZ;OU;RLMJNZ<OU:VLN,T1OU<NZ;TFTLMIT0OU=OU<VLN,T1OU>NZ<TFTLMIT0OU@OU>VLPAP,OUAOU=OU@VLN"
"<T0OUBOUA,VLN<T0OUCOUA+VLN,T1OUDNZ;THTLMIT0OUEOUDVLN,T1OUFNZ<THTLMIT0OUGOUFVLP+T0OUHOUEOUGVLP+T0OUIOUHOUBVLN;T2OUJOU"
"COUIRLMJCOUJTLMIT0OUK>VLP+T0OV+OUKUARLMJ>OV+PLSEOV,PLSDOV,ZLSAT0OV-TFOU0OV.OV/TLSBOV0OV/,PLSEOV1PLSDOV1VLQ;T6OV2OV-Q"
"3TLSFOV2OV3OV0PLSDOV3RLSCOV4+TLSFQ-OV5OV6PLSDOV5VLN,X>OV7DOV-RLMJOV7X=TLQ3T6OV8XGRLSCOV9+TLSFOV8OV:OV9PLSDOV:TLMIT0O"
"V;5VLP/T0OV<OV-PDVLP+T0OV=OV;OV<VLQ;T6OV>OV=XEPLSEOV9PLSDOV9ZLSAT6OV@XGOV5OV>OV:RLSCOVA+TLSFOV@OVBOVAPLSDOVBRLSCOVC+"
"TLSFP>OVDOVEPLSDOVDTLMIT0OVF5RLSCOVG+TLSFXDOVHOVIPLSDOVHPLSEOVGPLSDOVIVLP/T0OVJOV-PDPLSEOVGPLSDOVGZLSAT0OVKTFOVHOVJO"
"VIVLP+T0OW+OVFOVKVLP4T0OW,OW+PIVLP/T0OW-OW,U-PLSEOVCPLSDOVERLMJNZ=OV-VLMET0OW.N+NZ=PLSEOVCPLSDOVCZLSAT0OW/OW-OVGOW.O"
"VEVLQ;T6OW0OW/VEPLSEOVAPLSDOVAZLSAT6OW1OV@OV9OW0OVCRLSCOW2+TLSFOW1OW3OW2PLSDOW3TLMIT2OW4CTLOHX@OW5OW4VLN,V:OW6BOV-TL"
"MIT0OW7OW6XLN,XAOW8OW5U@OW7XLMITKOW9OW8-;RLMJOV7OW9PLSEOW2PLSDOW2PLSEOV4PLSDOV6TLQ3T6OW:XGRLSCOW;+TLSFOW:OW<OW;PLSDO"
"W<TLMIT0OW=5VLP/T0OW>OV-PDVLP+T0OW@OW=OW>VLQ;T6OWAOW@XEPLSEOW;PLSDOW;ZLSAT6OWBXGOV6OWAOW<RLSCOWC+TLSFOWBOWDOWCPLSDOW"
"DPLSEOWEPLSDOWEZLSAT0OWFTFOWDOWGOWHTLSBOWIOWH,PLSEOWJPLSDOWJVLQ;T6OWKOWFU-TLSFOWKOX+OWIPLSDOX+RLSCOX,+TLSFP>OX-OX.PL"
"SDOX-TLMIT0OX/5RLSCOX0+TLSFXDOX1OX2PLSDOX1PLSEOX0PLSDOX2VLP/T0OX3OV-PDPLSEOX0PLSDOX0ZLSAT0OX4TFOX1OX3OX2VLP+T0OX5OX/"
"OX4VLP4T0OX6OX5PIVLP/T0OX7OX6U-VLP+T0OX8OX7OWFPLSEOX,PLSDOX.RLMJNZ9OV-VLMET0OX9N+NZ9PLSEOX,PLSDOX,ZLSAT0OX:OX8OX0OX9"
"OX.TLMIT0OX;5RLSCOX<+TLSFXDOX=OX>PLSDOX=PLSEOX<PLSDOX>VLP/T0OX@OV-PDPLSEOX<PLSDOX<ZLSAT0OXATFOX=OX@OX>VLP+T0OXBOX;OX"
"AVLP4T0OXCOXBPIVLP/T0OXDOXCU-RLSCOXE+TLSFP>OXFOXGPLSDOXFPLSEOXEPLSDOXGVLP+T0OXHOXDOWFTLMIT0OXIAZLL7T0OXJ,M1OXHOXIVLP"
"-T0OXKOXJOXDPLSEOXEPLSDOXEZLSAT0OY+OWFOXFOXKOXGVLN,T1OY,NZ:OWFRLMJOY,TFVLQ;T6OY-OX:VERLSCOY.+TLSFOY-OY/OY.PLSDOY/TLM"
"IT2OY0CTLOHX7OY1OY0VLN,V:OY2BOV-TLMIT0OY3OY2VLP+T0OY4OY3OY+XLN,X9OY5OY1U@OY4XLMIX8OY6OY5--TLO<T0OY7OY6RLMJOY,OY7PLSE"
"OY.PLSDOY.PLSEOWHPLSDOWHVLP+T0OWGOWFUAPLSEOWEPLSDOWIVLN,T1OY8NZ:U@TLMIT0OY9OY8VLN,T1OY:NZ:UATLMIT0OY;OY:VLR/T0OY<OY;"
"X:VLR0T0OY=OY9OY<VLN,T1OY>NZ:UBTLMIT0OY@OY>VLN,T1OYANZ:UCTLMIT0OYBOYAVLR/T0OYCOYBX:VLR0T0OYDOY@OYCVLN,T1OYENZ:UDTLMI"
"T0OYFOYEVLN,T1OYGNZ:UETLMIT0OYHOYGVLR/T0OYIOYHX:VLR0T0OYJOYFOYIVLN,T1OYKNZ:UITLMIT0OZ+OYKVLN,T1OZ,NZ:UJTLMIT0OZ-OZ,V"
"LR/T0OZ.OZ-X:VLR0T0OZ/OZ+OZ.ZLN;TKOZ0OY=OYDOYJOZ/VLN,X>OZ1DOV-RLMJOZ1OZ0PLSEOWCPLSDOWCPLSEOV4PLSDOV4PLSEOV/PLSDOV/VL"
"P+T0OV.OV-UAPLSEOV,PLSDOV0PLSEOOCPLSDOOCPLSEOZ2PLSDOZ2ZLSAT0OZ3TFOOCOZ4OZ5TLSBOZ6OZ5,PLSEOZ7PLSDOZ7VLQ;T6OZ8OZ3PCTLS"
"FOZ8OZ9OZ6PLSDOZ9PLSEOZ:PLSDOZ:ZLSAT0OZ;TFOZ9OZ<OZ=TLSBOZ>OZ=,PLSEOZ@PLSDOZ@VLQ;T6OZAOZ;P8TLSFOZAOZBOZ>PLSDOZBVLP/T0"
"OZCOZ3MHTLMIT0OZD0VLP4T0OZEOZDT<VLP/T0OZFOZEV=VLP1T0OZGOZFMGVLP+T0OZHOZGOZ;VLP/T0OZIOZHP;RLSCOZJ+TLSFP:OZKO[+PLSDOZK"
"VLP1T0O[,OZCU-PLSEOZJPLSDO[+VLP/T0O[-OZCP<PLSEOZJPLSDOZJZLSAT0O[.O[,OZKO[-O[+VLP+T0O[/OZIO[.VLN,W.O[02O[/]PW4TGO[1O["
"0P=P<M;T<VLN,VKO[2NZ8OZ;RLMJO[2O[1PLSEOZ=PLSDOZ=VLP+T0OZ<OZ;UAPLSEOZ:PLSDOZ>PLSEO[3PLSDO[3ZLSAT0O[4TFOZ>O[5O[6TLSBO["
"7O[6,PLSEO[8PLSDO[8VLQ;T6O[9O[4P9TLSFO[9O[:O[7PLSDO[:VLP/T0O[;OZ3MHTLMIT0O[<0VLP1T0O[=O[<T<VLP/T0O[>O[=V>VLP1T0O[@O["
">MIVLP+T0O[AO[@O[4VLP/T0O[BO[AP@RLSCO[C+TLSFP>O[DO[EPLSDO[DVLP1T0O[FO[;U-PLSEO[CPLSDO[EVLP/T0O[GO[;PAPLSEO[CPLSDO[CZ"
"LSAT0O[HO[FO[DO[GO[EVLP+T0O[IO[BO[HVLP+T0O[JW4O[IVLN,W.O[K2O[J]PW4TIO]+O[KPBPAM;T<PLSEO],PLSDO],ZLSAT0O]-TFO[CO].O]/"
"TLSBO]0O]/,PLSEO]1PLSDO]1VLQ;T6O]2O]-P8TLSFO]2O]3O]0PLSDO]3VLN,VKO]4NZ8O]-TLMITGO]5O]4XLN,VDO]61O]-O[4TLMIV@O]7O]6XP"
"W6V@O]8O]5O]+O]7RLMJO]6O]8PLSEO]/PLSDO]/VLP+T0O].O]-UAPLSEO],PLSDO]0PLSEO[6PLSDO[6VLP+T0O[5O[4UAPLSEO[3PLSDO[7PLSEOZ"
"5PLSDOZ5VLP+T0OZ4OZ3UAPLSEOZ2PLSDOZ6PLSEOM8PLSDOM8VLP+T0OM7OM6UAPLSEOM5PLSDOM9PLSEOM1PLSDOM3TLMIT0O]9N]/VLQ;T6O]:O]9"
"N]:RLSCO];+TLSFO]:O]<O];PLSDO]<TLMIT0O]=N]/VLP-T0O]>N]:O]=TLS+T<T<Y8PLSEO]@PLSDO]@ZLSAT0O]ATFO]<O]BO]CTLSBO]DO]C,PLS"
"EO]EPLSDO]EVLQ;T6O]FO]AQ.TLSFO]FO]GO]DPLSDO]GTLQ3T6O]HX-RLSCO]I+TLSFO]HO]JO]IPLSDO]JTLMIT0O]K5VLP/T0O^+O]APDVLP+T0O^"),
(",O]KO^+VLQ;T6O^-O^,X+PLSEO]IPLSDO]IZLSAT6O^.X-O]GO^-O]JRLSCO^/+TLSFO^.O^0O^/PLSDO^0RLMJNZ6O]AVLMET0O^1N-NZ6TLMIT0O^2"
"5RLSCO^3+TLSFWKO^4O^5PLSDO^4PLSEO^3PLSDO^5VLP/T0O^6O]APDPLSEO^3PLSDO^3ZLSAT0O^7TFO^4O^6O^5VLP+T0O^8O^2O^7VLP4T0O^9O^"
"8PFVLP/T0O^:O^9U-VLP1T0O^;O^:U-VLP+T0O^<O^1O^;VLN,X>O^=<O]ATLMITKO^>O^=VLN,W.O^@2O^<VLMJO^@O^>M3T<PLSEO^/PLSDO^/PLSE"
"O]CPLSDO]CVLP+T0O]BO]AUAPLSEO]@PLSDO]DPLSEO^APLSDO^AZLSAT0O^BTFO]DO^CO^DTLSBO^EO^D,PLSEO^FPLSDO^FVLQ;T6O^GO^BQ3TLSFO"
"^GO^HO^EPLSDO^HTLQ3T6O^IXGRLSCO^J+TLSFO^IO^KO^JPLSDO^KTLMIT0O_+5VLP/T0O_,O^BPDVLP+T0O_-O_+O_,VLQ;T6O_.O_-XEPLSEO^JPL"
"SDO^JZLSAT6O_/XGO^HO_.O^KRLSCO_0+TLSFO_/O_1O_0PLSDO_1RLMJNZ7O^BVLMET0O_2N/NZ7VLP+T0O_3W4O_2TLMIT0O_45RLSCO_5+TLSFXDO"
"_6O_7PLSDO_6PLSEO_5PLSDO_7VLP/T0O_8O^BPDPLSEO_5PLSDO_5ZLSAT0O_9TFO_6O_8O_7VLP+T0O_:O_4O_9VLP4T0O_;O_:PIVLP/T0O_<O_;U"
"-VLP1T0O_=O_<U-VLP+T0O_>O_3O_=VLN,X>O_@DO^BTLMITKO_AO_@VLN,W.O_B2O_>VLMJO_BO_AM3T<PLSEO_0PLSDO_0PLSEO^DPLSDO^DVLP+T0"
"O^CO^BUAPLSEO^APLSDO^ETLS+T<T<Y8PLSEO_CPLSDO_CZLSAT0O_DTFO^EO_EO_FTLSBO_GO_F,PLSEO_HPLSDO_HVLQ;T6O_IO_DP8TLSFO_IO_JO"
"_GPLSDO_JVLP4T0O_KY<T<XLN,W9O`+3O_KO_DRLMJO`+W@PLSEO_FPLSDO_FVLP+T0O_EO_DUAPLSEO_CPLSDO_GPLSEO`,PLSDO`,ZLSAT0O`-TFO_"
"GO`.O`/TLSBO`0O`/,PLSEO`1PLSDO`1VLQ;T6O`2O`-P9TLSFO`2O`3O`0PLSDO`3VLP4T0O`4Y<T<XLN,W=O`54O`4O`-RLMJO`5WAPLSEO`/PLSDO"
"`/VLP+T0O`.O`-UAPLSEO`,PLSDO`0PLSEO`6PLSDO`6ZLSAT0O`7THO`0O`8O`9TLSBO`:O`9+PLSEO`;PLSDO`;VLQ;T6O`<O`7O]>TLSFO`<O`=O`"
":PLSDO`=PLSEO`>PLSDO`>ZLSAT0O`@TFO`=O`AO`BTLSBO`CO`B,PLSEO`DPLSDO`DVLQ;T6O`EO`@P8TLSFO`EO`FO`CPLSDO`FTLMIT0O`G0VLP4T"
"0O`HO`GT<VLP/T0O`IO`HV=VLP1T0O`JO`IMGVLP+T0O`KO`JO`@VLP/T0Oa+O`KP;PLSEOa,PLSDOa,VLN,W.Oa-2Oa+]PW4TGOa.Oa-P=P<M;T<XLN"
",W9Oa/3TFO`@RLMJOa/Oa.PLSEO`BPLSDO`BVLP+T0O`AO`@UAPLSEO`>PLSDO`CPLSEOa0PLSDOa0ZLSAT0Oa1TFO`COa2Oa3TLSBOa4Oa3,PLSEOa5"
"PLSDOa5VLQ;T6Oa6Oa1P9TLSFOa6Oa7Oa4PLSDOa7TLMIT0Oa80VLP1T0Oa9Oa8T<VLP/T0Oa:Oa9V>VLP1T0Oa;Oa:MIVLP+T0Oa<Oa;Oa1VLP/T0Oa"
"=Oa<P@PLSEOa>PLSDOa>VLP+T0Oa@W4Oa=VLN,W.OaA2Oa@]PW4TIOaBOaAPBPAM;T<XLN,W=OaC4TFOa1RLMJOaCOaBPLSEOa3PLSDOa3VLP+T0Oa2O"
"a1UAPLSEOa0PLSDOa4RLSCOaD+TLSFY9OaEOaDPLSDOaERLS,TEY8PLSEOaDPLSDOaDTLMIT0OaF7TLMIT0OaG8VLPCP,OaHOaFOaGVLN<T0OaIOaH+V"
"LN<T0OaJOaH,RLSCOaK+TLSFN^1Ob+Ob,PLSDOb+VLN;T2Ob-OaIOaJPLSEOaKPLSDOb,VLR/T0Ob.OaIN^0VLR/T0Ob/OaJN^0VLP-T0Ob0V+N^0VLR"
"-T0Ob1OaIOb0VLR0T0Ob2Ob/Ob1VLN;T2Ob3Ob.Ob2PLSEOaKPLSDOaKZLSAT2Ob4Ob-Ob+Ob3Ob,TLMIT2Ob56RLMJNZ3Ob5RLMJNZ4Ob4VLN,T1Ob6"
"NZ3TFTLMIT0Ob7Ob6VLN,T1Ob8NZ4TFTLMIT0Ob9Ob8VLPAP,Ob:Ob7Ob9VLN<T0Ob;Ob:,VLN<T0Ob<Ob:+VLN,T1Ob=NZ3THTLMIT0Ob>Ob=VLN,T1"
"Ob@NZ4THTLMIT0ObAOb@VLP+T0ObBOb>ObAVLP+T0ObCObBOb;VLN;T2ObDOb<ObCRLMJ;ObDTLMIT0ObE7VLP+T0ObFObEUARLMJ7ObFPLSEObGPLSD"
"ObGZLSAT0ObHTFOaKObIObJTLSBObKObJ,PLSEOc+PLSDOc+VLQ;T6Oc,ObHQ.TLSFOc,Oc-ObKPLSDOc-RLSCOc.+TLSFQ-Oc/Oc0PLSDOc/VLN,X>O"
"c1<ObHRLMJOc1X=TLQ3T6Oc2X-RLSCOc3+TLSFOc2Oc4Oc3PLSDOc4TLMIT0Oc55VLP/T0Oc6ObHPDVLP+T0Oc7Oc5Oc6VLQ;T6Oc8Oc7X+PLSEOc3PL"
"SDOc3ZLSAT6Oc9X-Oc/Oc8Oc4RLSCOc:+TLSFOc9Oc;Oc:PLSDOc;RLSCOc<+TLSFP:Oc=Oc>PLSDOc=TLMIT0Oc@5RLSCOcA+TLSFWKOcBOcCPLSDOc"
"BPLSEOcAPLSDOcCVLP/T0OcDObHPDPLSEOcAPLSDOcAZLSAT0OcETFOcBOcDOcCVLP+T0OcFOc@OcEVLP4T0OcGOcFPFVLP/T0OcHOcGU-PLSEOc<PLS"
"DOc>RLMJNZ5ObHVLMET0OcIMJNZ5PLSEOc<PLSDOc<ZLSAT0OcJOcHOcAOcIOc>VLQ;T6OcKOcJVEPLSEOc:PLSDOc:ZLSAT6Od+Oc9Oc3OcKOc<RLSC"
"Od,+TLSFOd+Od-Od,PLSDOd-TLMIT2Od.;TLOHX@Od/Od.VLN,V:Od0:ObHTLMIT0Od1Od0XLN,XAOd2Od/U@Od1XLMITKOd3Od2-;RLMJOc1Od3PLSE"
"Od,PLSDOd,PLSEOc.PLSDOc0TLQ3T6Od4X-RLSCOd5+TLSFOd4Od6Od5PLSDOd6TLMIT0Od75VLP/T0Od8ObHPDVLP+T0Od9Od7Od8VLQ;T6Od:Od9X+"
"PLSEOd5PLSDOd5ZLSAT6Od;X-Oc0Od:Od6RLSCOd<+TLSFOd;Od=Od<PLSDOd=PLSEOd>PLSDOd>ZLSAT0Od@TFOd=OdAOdBTLSBOdCOdB,PLSEOdDPL"
"SDOdDVLQ;T6OdEOd@U-TLSFOdEOdFOdCPLSDOdFRLSCOdG+TLSFP:OdHOdIPLSDOdHTLMIT0OdJ5RLSCOdK+TLSFWKOe+Oe,PLSDOe+PLSEOdKPLSDOe"
",VLP/T0Oe-ObHPDPLSEOdKPLSDOdKZLSAT0Oe.TFOe+Oe-Oe,VLP+T0Oe/OdJOe.VLP4T0Oe0Oe/PFVLP/T0Oe1Oe0U-VLP+T0Oe2Oe1Od@PLSEOdGPL"
"SDOdIRLMJNZ1ObHVLMET0Oe3MJNZ1PLSEOdGPLSDOdGZLSAT0Oe4Oe2OdKOe3OdITLMIT0Oe55RLSCOe6+TLSFWKOe7Oe8PLSDOe7PLSEOe6PLSDOe8V"
"LP/T0Oe9ObHPDPLSEOe6PLSDOe6ZLSAT0Oe:TFOe7Oe9Oe8VLP+T0Oe;Oe5Oe:VLP4T0Oe<Oe;PFVLP/T0Oe=Oe<U-RLSCOe>+TLSFP:Oe@OeAPLSDOe"),
("@PLSEOe>PLSDOeAVLP+T0OeBOe=Od@TLMIT0OeC9ZLL7T0OeD,M1OeBOeCVLP-T0OeEOeDOe=PLSEOe>PLSDOe>ZLSAT0OeFOd@Oe@OeEOeAVLN,T1Oe"
"GNZ2Od@RLMJOeGTFVLQ;T6OeHOe4VERLSCOeI+TLSFOeHOeJOeIPLSDOeJTLMIT2OeK;TLOHX7Of+OeKVLN,V:Of,:ObHTLMIT0Of-Of,VLP+T0Of.Of"
"-OeFXLN,X9Of/Of+U@Of.XLMIX8Of0Of/--TLO<T0Of1Of0RLMJOeGOf1PLSEOeIPLSDOeIPLSEOdBPLSDOdBVLP+T0OdAOd@UAPLSEOd>PLSDOdCVLN"
",T1Of2NZ2U@TLMIT0Of3Of2VLN,T1Of4NZ2UATLMIT0Of5Of4VLR/T0Of6Of5X:VLR0T0Of7Of3Of6VLN,T1Of8NZ2UBTLMIT0Of9Of8VLN,T1Of:NZ2"
"UCTLMIT0Of;Of:VLR/T0Of<Of;X:VLR0T0Of=Of9Of<VLN,T1Of>NZ2UDTLMIT0Of@Of>VLN,T1OfANZ2UETLMIT0OfBOfAVLR/T0OfCOfBX:VLR0T0O"
"fDOf@OfCVLN,T1OfENZ2UITLMIT0OfFOfEVLN,T1OfGNZ2UJTLMIT0OfHOfGVLR/T0OfIOfHX:VLR0T0OfJOfFOfIZLN;TKOfKOf7Of=OfDOfJVLN,X>"
"Og+<ObHRLMJOg+OfKPLSEOd<PLSDOd<PLSEOc.PLSDOc.PLSEObJPLSDObJVLP+T0ObIObHUAPLSEObGPLSDObKTLMIT0Og,>TLMIT0Og-@VLPCP,Og."
"Og,Og-VLN<T0Og/Og.+VLN<T0Og0Og.,RLSCOg1+TLSFN^1Og2Og3PLSDOg2VLN;T2Og4Og/Og0PLSEOg1PLSDOg3VLR/T0Og5Og/N^0VLR/T0Og6Og0"
"N^0VLP-T0Og7V+N^0VLR-T0Og8Og/Og7VLR0T0Og9Og6Og8VLN;T2Og:Og5Og9PLSEOg1PLSDOg1ZLSAT2Og;Og4Og2Og:Og3TLMIT2Og<=RLMJNZ.Og"
"<RLMJNZ/Og;VLN,T1Og=NZ.TFTLMIT0Og>Og=VLN,T1Og@NZ/TFTLMIT0OgAOg@VLPAP,OgBOg>OgAVLN<T0OgCOgB,VLN<T0OgDOgB+VLN,T1OgENZ."
"THTLMIT0OgFOgEVLN,T1OgGNZ/THTLMIT0OgHOgGVLP+T0OgIOgFOgHVLP+T0OgJOgIOgCVLN;T2OgKOgDOgJRLMJCOgKTLMIT0Oh+>VLP+T0Oh,Oh+U"
"ARLMJ>Oh,PLSEOh-PLSDOh-ZLSAT0Oh.TFOg1Oh/Oh0TLSBOh1Oh0,PLSEOh2PLSDOh2VLQ;T6Oh3Oh.Q3TLSFOh3Oh4Oh1PLSDOh4RLSCOh5+TLSFQ-"
"Oh6Oh7PLSDOh6VLN,X>Oh8DOh.RLMJOh8X=TLQ3T6Oh9XGRLSCOh:+TLSFOh9Oh;Oh:PLSDOh;TLMIT0Oh<5VLP/T0Oh=Oh.PDVLP+T0Oh>Oh<Oh=VLQ"
";T6Oh@Oh>XEPLSEOh:PLSDOh:ZLSAT6OhAXGOh6Oh@Oh;RLSCOhB+TLSFOhAOhCOhBPLSDOhCRLSCOhD+TLSFP>OhEOhFPLSDOhETLMIT0OhG5RLSCOh"
"H+TLSFXDOhIOhJPLSDOhIPLSEOhHPLSDOhJVLP/T0OhKOh.PDPLSEOhHPLSDOhHZLSAT0Oi+TFOhIOhKOhJVLP+T0Oi,OhGOi+VLP4T0Oi-Oi,PIVLP/"
"T0Oi.Oi-U-PLSEOhDPLSDOhFRLMJNZ0Oh.VLMET0Oi/N+NZ0PLSEOhDPLSDOhDZLSAT0Oi0Oi.OhHOi/OhFVLQ;T6Oi1Oi0VEPLSEOhBPLSDOhBZLSAT"
"6Oi2OhAOh:Oi1OhDRLSCOi3+TLSFOi2Oi4Oi3PLSDOi4TLMIT2Oi5CTLOHX@Oi6Oi5VLN,V:Oi7BOh.TLMIT0Oi8Oi7XLN,XAOi9Oi6U@Oi8XLMITKOi"
":Oi9-;RLMJOh8Oi:PLSEOi3PLSDOi3PLSEOh5PLSDOh7TLQ3T6Oi;XGRLSCOi<+TLSFOi;Oi=Oi<PLSDOi=TLMIT0Oi>5VLP/T0Oi@Oh.PDVLP+T0OiA"
"Oi>Oi@VLQ;T6OiBOiAXEPLSEOi<PLSDOi<ZLSAT6OiCXGOh7OiBOi=RLSCOiD+TLSFOiCOiEOiDPLSDOiEPLSEOiFPLSDOiFZLSAT0OiGTFOiEOiHOiI"
"TLSBOiJOiI,PLSEOiKPLSDOiKVLQ;T6Oj+OiGU-TLSFOj+Oj,OiJPLSDOj,RLSCOj-+TLSFP>Oj.Oj/PLSDOj.TLMIT0Oj05RLSCOj1+TLSFXDOj2Oj3"
"PLSDOj2PLSEOj1PLSDOj3VLP/T0Oj4Oh.PDPLSEOj1PLSDOj1ZLSAT0Oj5TFOj2Oj4Oj3VLP+T0Oj6Oj0Oj5VLP4T0Oj7Oj6PIVLP/T0Oj8Oj7U-VLP+"
"T0Oj9Oj8OiGPLSEOj-PLSDOj/RLMJNZ,Oh.VLMET0Oj:N+NZ,PLSEOj-PLSDOj-ZLSAT0Oj;Oj9Oj1Oj:Oj/TLMIT0Oj<5RLSCOj=+TLSFXDOj>Oj@PL"
"SDOj>PLSEOj=PLSDOj@VLP/T0OjAOh.PDPLSEOj=PLSDOj=ZLSAT0OjBTFOj>OjAOj@VLP+T0OjCOj<OjBVLP4T0OjDOjCPIVLP/T0OjEOjDU-RLSCOj"
"F+TLSFP>OjGOjHPLSDOjGPLSEOjFPLSDOjHVLP+T0OjIOjEOiGTLMIT0OjJAZLL7T0OjK,M1OjIOjJVLP-T0Ok+OjKOjEPLSEOjFPLSDOjFZLSAT0Ok,"
"OiGOjGOk+OjHVLN,T1Ok-NZ-OiGRLMJOk-TFVLQ;T6Ok.Oj;VERLSCOk/+TLSFOk.Ok0Ok/PLSDOk0TLMIT2Ok1CTLOHX7Ok2Ok1VLN,V:Ok3BOh.TLM"
"IT0Ok4Ok3VLP+T0Ok5Ok4Ok,XLN,X9Ok6Ok2U@Ok5XLMIX8Ok7Ok6--TLO<T0Ok8Ok7RLMJOk-Ok8PLSEOk/PLSDOk/PLSEOiIPLSDOiIVLP+T0OiHOi"
"GUAPLSEOiFPLSDOiJVLN,T1Ok9NZ-U@TLMIT0Ok:Ok9VLN,T1Ok;NZ-UATLMIT0Ok<Ok;VLR/T0Ok=Ok<X:VLR0T0Ok>Ok:Ok=VLN,T1Ok@NZ-UBTLMI"
"T0OkAOk@VLN,T1OkBNZ-UCTLMIT0OkCOkBVLR/T0OkDOkCX:VLR0T0OkEOkAOkDVLN,T1OkFNZ-UDTLMIT0OkGOkFVLN,T1OkHNZ-UETLMIT0OkIOkHV"
"LR/T0OkJOkIX:VLR0T0OkKOkGOkJVLN,T1Ol+NZ-UITLMIT0Ol,Ol+VLN,T1Ol-NZ-UJTLMIT0Ol.Ol-VLR/T0Ol/Ol.X:VLR0T0Ol0Ol,Ol/ZLN;TKO"
"l1Ok>OkEOkKOl0VLN,X>Ol2DOh.RLMJOl2Ol1PLSEOiDPLSDOiDPLSEOh5PLSDOh5PLSEOh0PLSDOh0VLP+T0Oh/Oh.UAPLSEOh-PLSDOh1PLSEOl3PL"
"SDOl3ZLSAT0Ol4THOh1Ol5Ol6TLSBOl7Ol6,PLSEOl8PLSDOl8VLQ;T6Ol9Ol4P9TLSFOl9Ol:Ol7PLSDOl:PLSEOl;PLSDOl;ZLSAT0Ol<TFOl:Ol=O"
"l>TLSBOl@Ol>,PLSEOlAPLSDOlAVLQ;T6OlBOl<P8TLSFOlBOlCOl@PLSDOlCVLP4T0OlDY:T<XLN,W9OlE3OlDOl<TLMITGOlFOlEXLN,W=OlG4OlDO"
"l4TLMITIOlHOlGXLN,VDOlI1Ol<Ol4TLMIV@OlJOlIXPW6V@OlKOlFOlHOlJRLMJOlIOlKPLSEOl>PLSDOl>VLP+T0Ol=Ol<UAPLSEOl;PLSDOl@PLSE"
"Ol6PLSDOl6VLP+T0Ol5Ol4UAPLSEOl3PLSDOl7PLSEPL+PLSDPL+ZLSAT0PL,THOl7PL-PL.TLSBPL/PL.,PLSEPL0PLSDPL0VLQ;T6PL1PL,PCTLSFP"),
("L1PL2PL/PLSDPL2PLSEPL3PLSDPL3ZLSAT0PL4TFPL2PL5PL6TLSBPL7PL6,PLSEPL8PLSDPL8VLQ;T6PL9PL4P8TLSFPL9PL:PL7PLSDPL:VLP4T0PL"
";PL,T<VLP/T0PL<PL,MHTLMIT0PL=0VLP4T0PL>PL=T<VLP/T0PL@PL>V=VLP1T0PLAPL@MGVLP+T0PLBPLAPL4VLP/T0PLCPLBP;RLSCPLD+TLSFP:P"
"LEPLFPLSDPLEVLP1T0PLGPL<U-PLSEPLDPLSDPLFVLP/T0PLHPL<P<PLSEPLDPLSDPLDZLSAT0PLIPLGPLEPLHPLFVLP+T0PLJPLCPLIVLN,W.PLK2PL"
"J]PW4TGPM+PLKP=P<M;T<XLN,W9PM,3PL;PL4RLMJPM,PM+PLSEPL6PLSDPL6VLP+T0PL5PL4UAPLSEPL3PLSDPL7PLSEPM-PLSDPM-ZLSAT0PM.TFPL"
"7PM/PM0TLSBPM1PM0,PLSEPM2PLSDPM2VLQ;T6PM3PM.P9TLSFPM3PM4PM1PLSDPM4VLP4T0PM5PL,T<VLP/T0PM6PL,MHTLMIT0PM70VLP1T0PM8PM7"
"T<VLP/T0PM9PM8V>VLP1T0PM:PM9MIVLP+T0PM;PM:PM.VLP/T0PM<PM;P@RLSCPM=+TLSFP>PM>PM@PLSDPM>VLP1T0PMAPM6U-PLSEPM=PLSDPM@VL"
"P/T0PMBPM6PAPLSEPM=PLSDPM=ZLSAT0PMCPMAPM>PMBPM@VLP+T0PMDPM<PMCVLP+T0PMEW4PMDVLN,W.PMF2PME]PW4TIPMGPMFPBPAM;T<XLN,W=P"
"MH4PM5PM.RLMJPMHPMGPLSEPM0PLSDPM0VLP+T0PM/PM.UAPLSEPM-PLSDPM1VLP-T0PMIPL,THPLSEPMJPLSDPMJZLSAT0PMKTFPM1PN+PN,TLSBPN-"
"PN,,PLSEPN.PLSDPN.VLQ;T6PN/PMKP9TLSFPN/PN0PN-PLSDPN0PLSEPN1PLSDPN1ZLSAT0PN2TFPN0PN3PN4TLSBPN5PN4,PLSEPN6PLSDPN6VLQ;T"
"6PN7PN2P8TLSFPN7PN8PN5PLSDPN8VLP4T0PN9PMIT<XLN,W9PN:3PN9PN2TLMITGPN;PN:XLN,W=PN<4PN9PMKTLMITIPN=PN<XLN,VDPN>1PN2PMKT"
"LMIV@PN@PN>XPW6V@PNAPN;PN=PN@RLMJPN>PNAPLSEPN4PLSDPN4VLP+T0PN3PN2UAPLSEPN1PLSDPN5PLSEPN,PLSDPN,VLP+T0PN+PMKUAPLSEPMJ"
"PLSDPN-PLSEPL.PLSDPL.VLP+T0PL-PL,UAPLSEPL+PLSDPL/TLS+T<T<Y8PLSEPNBPLSDPNBZLSAT0PNCTFPL/PNDPNETLSBPNFPNE,PLSEPNGPLSDP"
"NGVLQ;T6PNHPNCQ.TLSFPNHPNIPNFPLSDPNITLQ3T6PNJX-RLSCPNK+TLSFPNJPO+PNKPLSDPO+TLMIT0PO,5VLP/T0PO-PNCPDVLP+T0PO.PO,PO-VL"
"Q;T6PO/PO.X+PLSEPNKPLSDPNKZLSAT6PO0X-PNIPO/PO+RLSCPO1+TLSFPO0PO2PO1PLSDPO2RLMJNYKPNCVLMET0PO3N-NYKTLMIT0PO45RLSCPO5+"
"TLSFWKPO6PO7PLSDPO6PLSEPO5PLSDPO7VLP/T0PO8PNCPDPLSEPO5PLSDPO5ZLSAT0PO9TFPO6PO8PO7VLP+T0PO:PO4PO9VLP4T0PO;PO:PFVLP/T0"
"PO<PO;U-VLP1T0PO=PO<U-VLP+T0PO>PO3PO=VLN,X>PO@<PNCTLMITKPOAPO@VLN,W.POB2PO>VLMJPOBPOAM3T<PLSEPO1PLSDPO1PLSEPNEPLSDPN"
"EVLP+T0PNDPNCUAPLSEPNBPLSDPNFPLSEPOCPLSDPOCZLSAT0PODTFPNFPOEPOFTLSBPOGPOF,PLSEPOHPLSDPOHVLQ;T6POIPODQ3TLSFPOIPOJPOGP"
"LSDPOJTLQ3T6POKXGRLSCPP++TLSFPOKPP,PP+PLSDPP,TLMIT0PP-5VLP/T0PP.PODPDVLP+T0PP/PP-PP.VLQ;T6PP0PP/XEPLSEPP+PLSDPP+ZLSA"
"T6PP1XGPOJPP0PP,RLSCPP2+TLSFPP1PP3PP2PLSDPP3RLMJNZ+PODVLMET0PP4N/NZ+VLP+T0PP5W4PP4TLMIT0PP65RLSCPP7+TLSFXDPP8PP9PLSD"
"PP8PLSEPP7PLSDPP9VLP/T0PP:PODPDPLSEPP7PLSDPP7ZLSAT0PP;TFPP8PP:PP9VLP+T0PP<PP6PP;VLP4T0PP=PP<PIVLP/T0PP>PP=U-VLP1T0PP"
"@PP>U-VLP+T0PPAPP5PP@VLN,X>PPBDPODTLMITKPPCPPBVLN,W.PPD2PPAVLMJPPDPPCM3T<PLSEPP2PLSDPP2PLSEPOFPLSDPOFVLP+T0POEPODUAP"
"LSEPOCPLSDPOGPLSEPPEPLSDPPEZLSAT0PPFTFPOGPPGPPHTLSBPPIPPH,PLSEPPJPLSDPPJVLQ;T6PPKPPFTHTLSFPPKPQ+PPIPLSDPQ+PLSEPQ,PLS"
"DPQ,ZLSAT0PQ-TFPQ+PQ.PQ/TLSBPQ0PQ/,PLSEPQ1PLSDPQ1VLQ;T6PQ2PQ-P8TLSFPQ2PQ3PQ0PLSDPQ3VLP4T0PQ4Y;T<XLN,W9PQ53PQ4PQ-TLMI"
"TGPQ6PQ5XLN,W=PQ74PQ4PPFTLMITIPQ8PQ7XLN,VDPQ91PQ-PPFTLMIV@PQ:PQ9XPW6V@PQ;PQ6PQ8PQ:RLMJPQ9PQ;PLSEPQ/PLSDPQ/VLP+T0PQ.P"
"Q-UAPLSEPQ,PLSDPQ0PLSEPPHPLSDPPHVLP+T0PPGPPFUAPLSEPPEPLSDPPITLS+T<T<Y8PLSEO`9PLSDO`9VLP+T0O`8O`7UAPLSEO`6PLSDO`:PLSE"
"PQ<PLSDPQ<ZLSAT0PQ=THO`:PQ>PQ@TLSBPQAPQ@,PLSEPQBPLSDPQBVLQ;T6PQCPQ=P9TLSFPQCPQDPQAPLSDPQDPLSEPQEPLSDPQEZLSAT0PQFTFPQ"
"DPQGPQHTLSBPQIPQH,PLSEPQJPLSDPQJVLQ;T6PQKPQFP8TLSFPQKPR+PQIPLSDPR+VLP4T0PR,Y=T<XLN,W9PR-3PR,PQFTLMITGPR.PR-XLN,W=PR/"
"4PR,PQ=TLMITIPR0PR/XLN,VDPR11PQFPQ=TLMIV@PR2PR1XPW6V@PR3PR.PR0PR2RLMJPR1PR3PLSEPQHPLSDPQHVLP+T0PQGPQFUAPLSEPQEPLSDPQ"
"IPLSEPQ@PLSDPQ@VLP+T0PQ>PQ=UAPLSEPQ<PLSDPQAPLSEPR4PLSDPR4ZLSAT0PR5TFPQAPR6PR7TLSBPR8PR7,PLSEPR9PLSDPR9VLQ;T6PR:PR5PC"
"TLSFPR:PR;PR8PLSDPR;PLSEPR<PLSDPR<ZLSAT0PR=TFPR;PR>PR@TLSBPRAPR@,PLSEPRBPLSDPRBVLQ;T6PRCPR=P8TLSFPRCPRDPRAPLSDPRDVLP"
"/T0PREPR5MHTLMIT0PRF0VLP4T0PRGPRFT<VLP/T0PRHPRGV=VLP1T0PRIPRHMGVLP+T0PRJPRIPR=VLP/T0PRKPRJP;RLSCPS++TLSFP:PS,PS-PLSD"
"PS,VLP1T0PS.PREU-PLSEPS+PLSDPS-VLP/T0PS/PREP<PLSEPS+PLSDPS+ZLSAT0PS0PS.PS,PS/PS-VLP+T0PS1PRKPS0VLN,W.PS22PS1]PW4TGPS"
"3PS2P=P<M;T<VLN,VKPS4NYJPR=RLMJPS4PS3PLSEPR@PLSDPR@VLP+T0PR>PR=UAPLSEPR<PLSDPRAPLSEPS5PLSDPS5ZLSAT0PS6TFPRAPS7PS8TLS"
"BPS9PS8,PLSEPS:PLSDPS:VLQ;T6PS;PS6P9TLSFPS;PS<PS9PLSDPS<VLP/T0PS=PR5MHTLMIT0PS>0VLP1T0PS@PS>T<VLP/T0PSAPS@V>VLP1T0PS"),
("BPSAMIVLP+T0PSCPSBPS6VLP/T0PSDPSCP@RLSCPSE+TLSFP>PSFPSGPLSDPSFVLP1T0PSHPS=U-PLSEPSEPLSDPSGVLP/T0PSIPS=PAPLSEPSEPLSDP"
"SEZLSAT0PSJPSHPSFPSIPSGVLP+T0PSKPSDPSJVLP+T0PT+W4PSKVLN,W.PT,2PT+]PW4TIPT-PT,PBPAM;T<PLSEPT.PLSDPT.ZLSAT0PT/TFPSEPT0"
"PT1TLSBPT2PT1,PLSEPT3PLSDPT3VLQ;T6PT4PT/P8TLSFPT4PT5PT2PLSDPT5VLN,VKPT6NYJPT/TLMITGPT7PT6XLN,VDPT81PT/PS6TLMIV@PT9PT"
"8XPW6V@PT:PT7PT-PT9RLMJPT8PT:PLSEPT1PLSDPT1VLP+T0PT0PT/UAPLSEPT.PLSDPT2PLSEPS8PLSDPS8VLP+T0PS7PS6UAPLSEPS5PLSDPS9PLS"
"EPR7PLSDPR7VLP+T0PR6PR5UAPLSEPR4PLSDPR8PLSEO];PLSDO];PLSEOM1PLSDOM1TLMIT0PT;N]1VLQ;T6PT<N]:PT;RLSCPT=+TLSFPT<PT>PT=P"
"LSDPT>TLMIT0PT@N]7VLP/T0PTAN]:VEVLP-T0PTBPT@PTATLMIT0PTC7TLMIT0PTD8VLPCP,PTEPTCPTDVLN<T0PTFPTE+VLN<T0PTGPTE,RLSCPTH+"
"TLSFN^1PTIPTJPLSDPTIVLN;T2PTKPTFPTGPLSEPTHPLSDPTJVLR/T0PU+PTFN^0VLR/T0PU,PTGN^0VLP-T0PU-V+N^0VLR-T0PU.PTFPU-VLR0T0PU"
"/PU,PU.VLN;T2PU0PU+PU/PLSEPTHPLSDPTHZLSAT2PU1PTKPTIPU0PTJTLMIT2PU26RLMJNYGPU2RLMJNYHPU1VLN,T1PU3NYGTFTLMIT0PU4PU3VLN"
",T1PU5NYHTFTLMIT0PU6PU5VLPAP,PU7PU4PU6VLN<T0PU8PU7,VLN<T0PU9PU7+VLN,T1PU:NYGTHTLMIT0PU;PU:VLN,T1PU<NYHTHTLMIT0PU=PU<"
"VLP+T0PU>PU;PU=VLP+T0PU@PU>PU8VLN;T2PUAPU9PU@RLMJ;PUATLMIT0PUB7VLP+T0PUCPUBUARLMJ7PUCPLSEPUDPLSDPUDZLSAT0PUETFPTHPUF"
"PUGTLSBPUHPUG,PLSEPUIPLSDPUIVLQ;T6PUJPUEQ.TLSFPUJPUKPUHPLSDPUKRLSCPV++TLSFQ-PV,PV-PLSDPV,VLN,X>PV.<PUERLMJPV.X=TLQ3T"
"6PV/X-RLSCPV0+TLSFPV/PV1PV0PLSDPV1TLMIT0PV25VLP/T0PV3PUEPDVLP+T0PV4PV2PV3VLQ;T6PV5PV4X+PLSEPV0PLSDPV0ZLSAT6PV6X-PV,P"
"V5PV1RLSCPV7+TLSFPV6PV8PV7PLSDPV8RLSCPV9+TLSFP:PV:PV;PLSDPV:TLMIT0PV<5RLSCPV=+TLSFWKPV>PV@PLSDPV>PLSEPV=PLSDPV@VLP/T"
"0PVAPUEPDPLSEPV=PLSDPV=ZLSAT0PVBTFPV>PVAPV@VLP+T0PVCPV<PVBVLP4T0PVDPVCPFVLP/T0PVEPVDU-PLSEPV9PLSDPV;RLMJNYIPUEVLMET0"
"PVFMJNYIPLSEPV9PLSDPV9ZLSAT0PVGPVEPV=PVFPV;VLQ;T6PVHPVGPTBPLSEPV7PLSDPV7ZLSAT6PVIPV6PV0PVHPV9RLSCPVJ+TLSFPVIPVKPVJPL"
"SDPVKTLMIT2PW+;TLOHX@PW,PW+VLN,V:PW-:PUETLMIT0PW.PW-XLN,XAPW/PW,U@PW.XLMITKPW0PW/-;RLMJPV.PW0PLSEPVJPLSDPVJPLSEPV+PL"
"SDPV-TLQ3T6PW1X-RLSCPW2+TLSFPW1PW3PW2PLSDPW3TLMIT0PW45VLP/T0PW5PUEPDVLP+T0PW6PW4PW5VLQ;T6PW7PW6X+PLSEPW2PLSDPW2ZLSAT"
"6PW8X-PV-PW7PW3RLSCPW9+TLSFPW8PW:PW9PLSDPW:PLSEPW;PLSDPW;ZLSAT0PW<TFPW:PW=PW>TLSBPW@PW>,PLSEPWAPLSDPWAVLQ;T6PWBPW<U-"
"TLSFPWBPWCPW@PLSDPWCRLSCPWD+TLSFP:PWEPWFPLSDPWETLMIT0PWG5RLSCPWH+TLSFWKPWIPWJPLSDPWIPLSEPWHPLSDPWJVLP/T0PWKPUEPDPLSE"
"PWHPLSDPWHZLSAT0PX+TFPWIPWKPWJVLP+T0PX,PWGPX+VLP4T0PX-PX,PFVLP/T0PX.PX-U-VLP+T0PX/PX.PW<PLSEPWDPLSDPWFRLMJNYEPUEVLME"
"T0PX0MJNYEPLSEPWDPLSDPWDZLSAT0PX1PX/PWHPX0PWFTLMIT0PX25RLSCPX3+TLSFWKPX4PX5PLSDPX4PLSEPX3PLSDPX5VLP/T0PX6PUEPDPLSEPX"
"3PLSDPX3ZLSAT0PX7TFPX4PX6PX5VLP+T0PX8PX2PX7VLP4T0PX9PX8PFVLP/T0PX:PX9U-RLSCPX;+TLSFP:PX<PX=PLSDPX<PLSEPX;PLSDPX=VLP+"
"T0PX>PX:PW<TLMIT0PX@9ZLL7T0PXA,M1PX>PX@VLP-T0PXBPXAPX:PLSEPX;PLSDPX;ZLSAT0PXCPW<PX<PXBPX=VLN,T1PXDNYFPW<RLMJPXDTFVLQ"
";T6PXEPX1PTBRLSCPXF+TLSFPXEPXGPXFPLSDPXGTLMIT2PXH;TLOHX7PXIPXHVLN,V:PXJ:PUETLMIT0PXKPXJVLP+T0PY+PXKPXCXLN,X9PY,PXIU@"
"PY+XLMIX8PY-PY,--TLO<T0PY.PY-RLMJPXDPY.PLSEPXFPLSDPXFPLSEPW>PLSDPW>VLP+T0PW=PW<UAPLSEPW;PLSDPW@VLN,T1PY/NYFU@TLMIT0P"
"Y0PY/VLN,T1PY1NYFUATLMIT0PY2PY1VLR/T0PY3PY2X:VLR0T0PY4PY0PY3VLN,T1PY5NYFUBTLMIT0PY6PY5VLN,T1PY7NYFUCTLMIT0PY8PY7VLR/"
"T0PY9PY8X:VLR0T0PY:PY6PY9VLN,T1PY;NYFUDTLMIT0PY<PY;VLN,T1PY=NYFUETLMIT0PY>PY=VLR/T0PY@PY>X:VLR0T0PYAPY<PY@VLN,T1PYBN"
"YFUITLMIT0PYCPYBVLN,T1PYDNYFUJTLMIT0PYEPYDVLR/T0PYFPYEX:VLR0T0PYGPYCPYFZLN;TKPYHPY4PY:PYAPYGVLN,X>PYI<PUERLMJPYIPYHP"
"LSEPW9PLSDPW9PLSEPV+PLSDPV+PLSEPUGPLSDPUGVLP+T0PUFPUEUAPLSEPUDPLSDPUHTLMIT0PYJ>TLMIT0PYK@VLPCP,PZ+PYJPYKVLN<T0PZ,PZ+"
"+VLN<T0PZ-PZ+,RLSCPZ.+TLSFN^1PZ/PZ0PLSDPZ/VLN;T2PZ1PZ,PZ-PLSEPZ.PLSDPZ0VLR/T0PZ2PZ,N^0VLR/T0PZ3PZ-N^0VLP-T0PZ4V+N^0V"
"LR-T0PZ5PZ,PZ4VLR0T0PZ6PZ3PZ5VLN;T2PZ7PZ2PZ6PLSEPZ.PLSDPZ.ZLSAT2PZ8PZ1PZ/PZ7PZ0TLMIT2PZ9=RLMJNYBPZ9RLMJNYCPZ8VLN,T1P"
"Z:NYBTFTLMIT0PZ;PZ:VLN,T1PZ<NYCTFTLMIT0PZ=PZ<VLPAP,PZ>PZ;PZ=VLN<T0PZ@PZ>,VLN<T0PZAPZ>+VLN,T1PZBNYBTHTLMIT0PZCPZBVLN,"
"T1PZDNYCTHTLMIT0PZEPZDVLP+T0PZFPZCPZEVLP+T0PZGPZFPZ@VLN;T2PZHPZAPZGRLMJCPZHTLMIT0PZI>VLP+T0PZJPZIUARLMJ>PZJPLSEPZKPL"
"SDPZKZLSAT0P[+TFPZ.P[,P[-TLSBP[.P[-,PLSEP[/PLSDP[/VLQ;T6P[0P[+Q3TLSFP[0P[1P[.PLSDP[1RLSCP[2+TLSFQ-P[3P[4PLSDP[3VLN,X"),
(">P[5DP[+RLMJP[5X=TLQ3T6P[6XGRLSCP[7+TLSFP[6P[8P[7PLSDP[8TLMIT0P[95VLP/T0P[:P[+PDVLP+T0P[;P[9P[:VLQ;T6P[<P[;XEPLSEP[7"
"PLSDP[7ZLSAT6P[=XGP[3P[<P[8RLSCP[>+TLSFP[=P[@P[>PLSDP[@RLSCP[A+TLSFP>P[BP[CPLSDP[BTLMIT0P[D5RLSCP[E+TLSFXDP[FP[GPLSD"
"P[FPLSEP[EPLSDP[GVLP/T0P[HP[+PDPLSEP[EPLSDP[EZLSAT0P[ITFP[FP[HP[GVLP+T0P[JP[DP[IVLP4T0P[KP[JPIVLP/T0P]+P[KU-PLSEP[AP"
"LSDP[CRLMJNYDP[+VLMET0P],N+NYDPLSEP[APLSDP[AZLSAT0P]-P]+P[EP],P[CVLQ;T6P].P]-PTBPLSEP[>PLSDP[>ZLSAT6P]/P[=P[7P].P[AR"
"LSCP]0+TLSFP]/P]1P]0PLSDP]1TLMIT2P]2CTLOHX@P]3P]2VLN,V:P]4BP[+TLMIT0P]5P]4XLN,XAP]6P]3U@P]5XLMITKP]7P]6-;RLMJP[5P]7P"
"LSEP]0PLSDP]0PLSEP[2PLSDP[4TLQ3T6P]8XGRLSCP]9+TLSFP]8P]:P]9PLSDP]:TLMIT0P];5VLP/T0P]<P[+PDVLP+T0P]=P];P]<VLQ;T6P]>P]"
"=XEPLSEP]9PLSDP]9ZLSAT6P]@XGP[4P]>P]:RLSCP]A+TLSFP]@P]BP]APLSDP]BPLSEP]CPLSDP]CZLSAT0P]DTFP]BP]EP]FTLSBP]GP]F,PLSEP]"
"HPLSDP]HVLQ;T6P]IP]DU-TLSFP]IP]JP]GPLSDP]JRLSCP]K+TLSFP>P^+P^,PLSDP^+TLMIT0P^-5RLSCP^.+TLSFXDP^/P^0PLSDP^/PLSEP^.PLS"
"DP^0VLP/T0P^1P[+PDPLSEP^.PLSDP^.ZLSAT0P^2TFP^/P^1P^0VLP+T0P^3P^-P^2VLP4T0P^4P^3PIVLP/T0P^5P^4U-VLP+T0P^6P^5P]DPLSEP]"
"KPLSDP^,RLMJNY@P[+VLMET0P^7N+NY@PLSEP]KPLSDP]KZLSAT0P^8P^6P^.P^7P^,TLMIT0P^95RLSCP^:+TLSFXDP^;P^<PLSDP^;PLSEP^:PLSDP"
"^<VLP/T0P^=P[+PDPLSEP^:PLSDP^:ZLSAT0P^>TFP^;P^=P^<VLP+T0P^@P^9P^>VLP4T0P^AP^@PIVLP/T0P^BP^AU-RLSCP^C+TLSFP>P^DP^EPLS"
"DP^DPLSEP^CPLSDP^EVLP+T0P^FP^BP]DTLMIT0P^GAZLL7T0P^H,M1P^FP^GVLP-T0P^IP^HP^BPLSEP^CPLSDP^CZLSAT0P^JP]DP^DP^IP^EVLN,T"
"1P^KNYAP]DRLMJP^KTFVLQ;T6P_+P^8PTBRLSCP_,+TLSFP_+P_-P_,PLSDP_-TLMIT2P_.CTLOHX7P_/P_.VLN,V:P_0BP[+TLMIT0P_1P_0VLP+T0P"
"_2P_1P^JXLN,X9P_3P_/U@P_2XLMIX8P_4P_3--TLO<T0P_5P_4RLMJP^KP_5PLSEP_,PLSDP_,PLSEP]FPLSDP]FVLP+T0P]EP]DUAPLSEP]CPLSDP]"
"GVLN,T1P_6NYAU@TLMIT0P_7P_6VLN,T1P_8NYAUATLMIT0P_9P_8VLR/T0P_:P_9X:VLR0T0P_;P_7P_:VLN,T1P_<NYAUBTLMIT0P_=P_<VLN,T1P_"
">NYAUCTLMIT0P_@P_>VLR/T0P_AP_@X:VLR0T0P_BP_=P_AVLN,T1P_CNYAUDTLMIT0P_DP_CVLN,T1P_ENYAUETLMIT0P_FP_EVLR/T0P_GP_FX:VLR"
"0T0P_HP_DP_GVLN,T1P_INYAUITLMIT0P_JP_IVLN,T1P_KNYAUJTLMIT0P`+P_KVLR/T0P`,P`+X:VLR0T0P`-P_JP`,ZLN;TKP`.P_;P_BP_HP`-VL"
"N,X>P`/DP[+RLMJP`/P`.PLSEP]APLSDP]APLSEP[2PLSDP[2PLSEP[-PLSDP[-VLP+T0P[,P[+UAPLSEPZKPLSDP[.TLS+T<T<Y8PLSEP`0PLSDP`0Z"
"LSAT0P`1TFP[.P`2P`3TLSBP`4P`3,PLSEP`5PLSDP`5VLQ;T6P`6P`1Q.TLSFP`6P`7P`4PLSDP`7TLQ3T6P`8X-RLSCP`9+TLSFP`8P`:P`9PLSDP`"
":TLMIT0P`;5VLP/T0P`<P`1PDVLP+T0P`=P`;P`<VLQ;T6P`>P`=X+PLSEP`9PLSDP`9ZLSAT6P`@X-P`7P`>P`:RLSCP`A+TLSFP`@P`BP`APLSDP`B"
"RLMJNY=P`1VLMET0P`CN-NY=TLMIT0P`D5RLSCP`E+TLSFWKP`FP`GPLSDP`FPLSEP`EPLSDP`GVLP/T0P`HP`1PDPLSEP`EPLSDP`EZLSAT0P`ITFP`"
"FP`HP`GVLP+T0P`JP`DP`IVLP4T0P`KP`JPFVLP/T0Pa+P`KU-VLP1T0Pa,Pa+U-VLP+T0Pa-P`CPa,VLN,X>Pa.<P`1TLMITKPa/Pa.VLN,W.Pa02Pa"
"-VLMJPa0Pa/M3T<PLSEP`APLSDP`APLSEP`3PLSDP`3VLP+T0P`2P`1UAPLSEP`0PLSDP`4PLSEPa1PLSDPa1ZLSAT0Pa2TFP`4Pa3Pa4TLSBPa5Pa4,"
"PLSEPa6PLSDPa6VLQ;T6Pa7Pa2Q3TLSFPa7Pa8Pa5PLSDPa8TLQ3T6Pa9XGRLSCPa:+TLSFPa9Pa;Pa:PLSDPa;TLMIT0Pa<5VLP/T0Pa=Pa2PDVLP+T"
"0Pa>Pa<Pa=VLQ;T6Pa@Pa>XEPLSEPa:PLSDPa:ZLSAT6PaAXGPa8Pa@Pa;RLSCPaB+TLSFPaAPaCPaBPLSDPaCRLMJNY>Pa2VLMET0PaDN/NY>VLP+T0"
"PaEW4PaDTLMIT0PaF5RLSCPaG+TLSFXDPaHPaIPLSDPaHPLSEPaGPLSDPaIVLP/T0PaJPa2PDPLSEPaGPLSDPaGZLSAT0PaKTFPaHPaJPaIVLP+T0Pb+"
"PaFPaKVLP4T0Pb,Pb+PIVLP/T0Pb-Pb,U-VLP1T0Pb.Pb-U-VLP+T0Pb/PaEPb.VLN,X>Pb0DPa2TLMITKPb1Pb0VLN,W.Pb22Pb/VLMJPb2Pb1M3T<P"
"LSEPaBPLSDPaBPLSEPa4PLSDPa4VLP+T0Pa3Pa2UAPLSEPa1PLSDPa5TLS+T<T<Y8PLSEPb3PLSDPb3ZLSAT0Pb4TFPa5Pb5Pb6TLSBPb7Pb6,PLSEPb"
"8PLSDPb8VLQ;T6Pb9Pb4PCTLSFPb9Pb:Pb7PLSDPb:PLSEPb;PLSDPb;ZLSAT0Pb<TFPb:Pb=Pb>TLSBPb@Pb>,PLSEPbAPLSDPbAVLQ;T6PbBPb<P8T"
"LSFPbBPbCPb@PLSDPbCVLP/T0PbDPb4MHTLMIT0PbE0VLP4T0PbFPbET<VLP/T0PbGPbFV=VLP1T0PbHPbGMGVLP+T0PbIPbHPb<VLP/T0PbJPbIP;RL"
"SCPbK+TLSFP:Pc+Pc,PLSDPc+VLP1T0Pc-PbDU-PLSEPbKPLSDPc,VLP/T0Pc.PbDP<PLSEPbKPLSDPbKZLSAT0Pc/Pc-Pc+Pc.Pc,VLP+T0Pc0PbJPc"
"/VLN,W.Pc12Pc0]PW4TGPc2Pc1P=P<M;T<VLN,VKPc3NY<Pb<RLMJPc3Pc2PLSEPb>PLSDPb>VLP+T0Pb=Pb<UAPLSEPb;PLSDPb@PLSEPc4PLSDPc4Z"
"LSAT0Pc5TFPb@Pc6Pc7TLSBPc8Pc7,PLSEPc9PLSDPc9VLQ;T6Pc:Pc5P9TLSFPc:Pc;Pc8PLSDPc;VLP/T0Pc<Pb4MHTLMIT0Pc=0VLP1T0Pc>Pc=T<"
"VLP/T0Pc@Pc>V>VLP1T0PcAPc@MIVLP+T0PcBPcAPc5VLP/T0PcCPcBP@RLSCPcD+TLSFP>PcEPcFPLSDPcEVLP1T0PcGPc<U-PLSEPcDPLSDPcFVLP/"),
("T0PcHPc<PAPLSEPcDPLSDPcDZLSAT0PcIPcGPcEPcHPcFVLP+T0PcJPcCPcIVLP+T0PcKW4PcJVLN,W.Pd+2PcK]PW4TIPd,Pd+PBPAM;T<PLSEPd-PL"
"SDPd-ZLSAT0Pd.TFPcDPd/Pd0TLSBPd1Pd0,PLSEPd2PLSDPd2VLQ;T6Pd3Pd.P8TLSFPd3Pd4Pd1PLSDPd4VLN,VKPd5NY<Pd.TLMITGPd6Pd5XLN,V"
"DPd71Pd.Pc5TLMIV@Pd8Pd7XPW6V@Pd9Pd6Pd,Pd8RLMJPd7Pd9PLSEPd0PLSDPd0VLP+T0Pd/Pd.UAPLSEPd-PLSDPd1PLSEPc7PLSDPc7VLP+T0Pc6"
"Pc5UAPLSEPc4PLSDPc8PLSEPb6PLSDPb6VLP+T0Pb5Pb4UAPLSEPb3PLSDPb7PLSEPT=PLSDPT=NLSINLMDVLMBT.N5+U0RLMCU,N6RLMCT>N7RLMCT1"
"N8RLMCT1N9RLMCT1N:RLMCU/N;PLSDPd:TLMGYGQ@2VLN,T1Pd;N6UATLMIT0Pd<Pd;VLN,T>Pd=N6UBTLMIT6Pd>Pd=TLMIT0Pd@N:VLQ7T6PdAPd@T"
"FVLQ2T6PdBPd>PdARLSCPdC+TLSFPdBPdDPdCPLSDPdDTLMIT0PdEN8VLP/T0PdFPdEPd<TLMIT0PdGN9VLP+T0PdHPdFPdGVLP1T0PdIPdHU-VLN,T3"
"PdJN6U@TLMIT2PdKPdJTLOHYHPe+PdKXLN,XAPe,Pe+U@PdIXLMITKPe-Pe,-;RLMJQ@Pe-VLN,T1Pe.Q@TFTLMIT0Pe/Pe.XLL7YIPe0,MJPe/VLN<T"
"BPe1Pe0+TLMIT0Pe2Pe.XLL7YIPe3,MJPe2VLN<TBPe4Pe3,VLN,T1Pe5Q@THTLMIT0Pe6Pe5XLL7YIPe7,MJPe6VLN<TBPe8Pe7+TLMIT0Pe9Pe5XLL"
"7YIPe:,MJPe9VLN<TBPe;Pe:,VLN,T1Pe<Q@T<TLMIT0Pe=Pe<XLL7YIPe>,MJPe=VLN<TBPe@Pe>+TLMIT0PeAPe<XLL7YIPeB,MJPeAVLN<TBPeCPe"
"B,VLN,T1PeDQ@TETLMIT0PeEPeDXLL7YIPeF,MJPeEVLN<TBPeGPeF+TLMIT0PeHPeDXLL7YIPeI,MJPeHVLN<TBPeJPeI,cLN;U.PeKPe1Pe4Pe8Pe;"
"Pe@PeCPeGPeJRLMJN;PeKNLSIPLSDPdCPLSEPf+PLSDPf+ZLSAT0Pf,TFPdCPf-Pf.TLSBPf/Pf.,PLSEPf0PLSDPf0VLQ;T6Pf1Pf,U-TLSFPf1Pf2P"
"f/PLSDPf2TLMIT0Pf3N:VLQ;T6Pf4Pf,Pf3RLSCPf5+TLSFPf4Pf6Pf5PLSDPf6TLMIT0Pf7N8VLP/T0Pf8Pf,QBVLP+T0Pf9Pf7Pf8TLMIT0Pf:N9VL"
"P/T0Pf;Pf,QCVLP+T0Pf<Pf:Pf;TLMIT6Pf=N7RLSCPf>+TLSFPf=Pf@PfAPLSDPf@VLP/T0PfBPf<Pd<VLP+T0PfCPfBPf9PLSEPf>PLSDPfAVLP/T0"
"PfDPf9Pd<VLP+T0PfEPfDPf<PLSEPf>PLSDPf>ZLSAT0PfFPfCPf@PfEPfAVLN,T3PfGN6U@TLMIT2PfHPfGTLOHYKPfIPfHXLN,Z+PfJPfIU@PfFXLM"
"ITDPfKPfJ--TLO>TBPg+PfKVLN,TCPg,N;Pf,RLMJPg,Pg+PLSEPf5PLSDPf5PLSEPf.PLSDPf.VLP+T0Pf-Pf,UAPLSEPf+PLSDPf/NLSINLMDVLMBT"
".N<+U1RLMCT3N=RLMCT1N>RLMCT1N@RLMCT1NARLMCU/NBPLSDPg-TLMGZ,QE2TLMIT0Pg.N@VLQ5T6Pg/Pg.THVLQ2T6Pg0Q:Pg/RLSCPg1+TLSFPg0"
"Pg2Pg1PLSDPg2PLSEPg3PLSDPg3ZLSAT0Pg4TFPg2Pg5Pg6TLSBPg7Pg6,PLSEPg8PLSDPg8VLQ;T6Pg9Pg4U-TLSFPg9Pg:Pg7PLSDPg:TLMIT2Pg;N"
"=TLOHZ-Pg<Pg;TLMIT0Pg=N>VLP+T0Pg>Pg=Pg4VLP1T0Pg@Pg>Z.XLN,Z/PgAPg<U@Pg@XLMIU8PgBPgA-;RLMJQEPgBPLSEPgCPLSDPgCZLSAT0PgD"
"TFPg:PgEPgFTLSBPgGPgF,PLSEPgHPLSDPgHVLQ;T6PgIPgDZ.TLSFPgIPgJPgGPLSDPgJVLP+T0PgKPg4PgDVLN,TCPh+QEPgDTLMITBPh,Ph+VLN,T"
"CPh-NBPgKRLMJPh-Ph,PLSEPgFPLSDPgFVLP+T0PgEPgDUAPLSEPgCPLSDPgGPLSEPg6PLSDPg6VLP+T0Pg5Pg4Z.PLSEPg3PLSDPg7NLSIPLSDPg1PL"
"SEPh.PLSDPh.ZLSAT0Ph/TFPg1Ph0Ph1TLSBPh2Ph1,PLSEPh3PLSDPh3VLQ;T6Ph4Ph/U-TLSFPh4Ph5Ph2PLSDPh5TLMIT0Ph6NAVLQ;T6Ph7Ph/Ph"
"6RLSCPh8+TLSFPh7Ph9Ph8PLSDPh9TLMIT0Ph:N@VLQ5T6Ph;Ph:TFVLQ7T6Ph<Ph/TFVLQ2T6Ph=Ph;Ph<RLSCPh>+TLSFPh=Ph@PhAPLSDPh@VLN,T"
"CPhBNBU@TLMITBPhCPhBPLSEPh>PLSDPhATLMIT2PhDN=TLOHZ0PhEPhDTLMIT0PhFN>TLMIT0PhGN@VLP/T0PhHPh/PhGVLP+T0PhIPhFPhHXLN,Z1P"
"hJPhEU@PhIXLMITBPhKPhJ-/PLSEPh>PLSDPh>ZLSATBPi+PhCPh@PhKPhAVLN,TCPi,NBPh/RLMJPi,Pi+PLSEPh8PLSDPh8PLSEPh1PLSDPh1VLP+T"
"0Ph0Ph/UAPLSEPh.PLSDPh2NLSINLMDVLMBT0NC+U3RLMCT1NDRLMCT1NERLMCTANFPLSDPi-VLN,T1Pi.NFUATLMIT0Pi/Pi.VLP/T0Pi0Pi/V2TLMI"
"T0Pi1NDVLP+T0Pi2Pi0Pi1VLN,T1Pi3NFUBTLMIT0Pi4Pi3VLP/T0Pi5Pi4V4TLMIT0Pi6NEVLP+T0Pi7Pi5Pi6RLSCPi8+TLSFQ:Pi9Pi8PLSDPi9PL"
"SJU-PLSDPi8RLSCPi:+TLSFZGPi;Pi<PLSDPi;VLN,V:Pi=.UETLMIT0Pi>Pi=VLP-T0Pi@Pi>Pi7PLSEPi:PLSDPi<VLN,V:PiA.UDTLMIT0PiBPiAV"
"LP-T0PiCPiBPi2VLP+T0PiDPiCQBVLP-T0PiEPiDTHZLL7T0PiF,M4QBTHVLP1T0PiGPiEPiFPLSEPi:PLSDPi:ZLSAT0PiHPi@Pi;PiGPi<ZLL7T0Pi"
"I,M1U-PiHPLSJPiINLMDVLMBTBNG+U2RLMCTCNHPLSDPiJTLMITBPiKNHTLOHT0Pj+PiKVLR2T0Pj,Pj+ZEVLQ9T6Pj-Pj,ZFVLQ1T6Pj.[,Pj-RLSCP"
"j/+TLSFPj.Pj0Pj/PLSDPj0TLMITBPj1NHPLSJPj1PLSDPj/VLQ;T6Pj2Pj,[-RLSCPj3+TLSFPj2Pj4Pj3PLSDPj4TLMITBPj5NHXLL7TBPj6,/Pj5V"
"LP0TBPj7Pj6[.XLL7TBPj8,3Pj7VLP.TBPj9Pj7Pj8VLQFT6Pj:Pj9[/TLQ3T6Pj;Pj:RLSCPj<+TLSFPj;Pj=Pj<PLSDPj=VLQ@T6Pj>Pj9[/RLSCPj"
"@+TLSFPj>PjAPj@PLSDPjAVLP8TBPjBPj8[0VLQ@T6PjCPjBZ2PLSEPj@PLSDPj@ZLSAT6PjDPj>Pj=PjCPjAPLSEPj<PLSDPj<ZLSAT6PjEPj:Pj4Pj"
"DPj@XLQ4TBPjFPjEZ2Y>VLP,TBPjGPj8PjFVLP3TBPjHPjG[.TLOHT0PjIPjHVLR2T0PjJPj+[1VLR0T0PjKPjIPjJTLOHTBPk+PjKPLSJPk+PLSDPj3"
"VLP+T0Pk,Pj,[2VLR-T0Pk-Pj,YEVLR2T0Pk.Pk-THVLP+T0Pk/Pk,Pk.VLR2T0Pk0Pk/[3VLQ9T6Pk1Pk0[4XLQ4T0Pk2Pk1ZFPk0VLR2T0Pk3Pj+[1"),
("VLR0T0Pk4Pk2Pk3TLOHTBPk5Pk4PLSJPk5NLMDVLMBT.NI+U4RLMCT1NJRLMCT1NKRLMCT1O+RLMCU/O,PLSDPk6TLMGTCR.2TLMGTCR/2TLMGTCR02T"
"LMGTCR12TLMGTCR22TLMGTCR32TLMGTCR42TLMGTCR52TLMGTCR62TLMIT0Pk7NJXLN,V:Pk8.UCUATLMIT0Pk9Pk8VLP/T0Pk:Pk7Pk9TLMIT0Pk;NK"
"VLP+T0Pk<Pk:Pk;RLSCPk=+TLSFQ:Pk>Pk=PLSDPk>TLMIT2Pk@ETLOHYHPkAPk@VLP1T0PkBPk<U-VLN,TCPkCO,U@TLMITBPkDPkCRLMJR.PkDVLME"
"TBPkENGR.VLN,TCPkFO,UATLMITBPkGPkFRLMJR/PkGVLMETBPkHNGR/VLN;YIPkIPkEPkHTLO>[5PkJPkITLOHT0PkKPkJVLN,TCPl+O,UBTLMITBPl"
",Pl+RLMJR0Pl,VLMETBPl-NGR0VLN,TCPl.O,UCTLMITBPl/Pl.RLMJR1Pl/VLMETBPl0NGR1VLN;YIPl1Pl-Pl0TLO>[5Pl2Pl1TLOHT0Pl3Pl2VLN,"
"TCPl4O,UDTLMITBPl5Pl4RLMJR2Pl5VLMETBPl6NGR2VLN,TCPl7O,UETLMITBPl8Pl7RLMJR3Pl8VLMETBPl9NGR3VLN;YIPl:Pl6Pl9TLO>[5Pl;Pl"
":TLOHT0Pl<Pl;VLN,TCPl=O,UITLMITBPl>Pl=RLMJR4Pl>VLMETBPl@NGR4VLN,TCPlAO,UJTLMITBPlBPlARLMJR5PlBVLMETBPlCNGR5VLN;YIPlD"
"Pl@PlCTLO>[5PlEPlDTLOHT0PlFPlEZLN;TKPlGPkKPl3Pl<PlFXLN,XAPlHPkAU@PkBVLMJPlHPlG-;NLSIPLSDPk=PLSEPlIPLSDPlIZLSAT0PlJTF"
"Pk=PlKQL+TLSBQL,QL+,PLSEQL-PLSDQL-VLQ;T6QL.PlJU-TLSFQL.QL/QL,PLSDQL/TLMIT0QL0O+VLQ;T6QL1PlJQL0RLSCQL2+TLSFQL1QL3QL2P"
"LSDQL3TLMIT2QL4ETLOHYKQL5QL4TLMIT0QL6Pk8VLP/T0QL7QBQL6VLP+T0QL8QL7QCVLP/T0QL9PlJQL8VLP+T0QL:Pk<QL9VLN,TCQL;O,PlJTLMI"
"TBQL<QL;RLMJR6QL<VLMETBQL=NGR6TLO>TDQL>QL=XLN,Z+QL@QL5U@QL:VLMJQL@QL>--PLSEQL2PLSDQL2PLSEQL+PLSDQL+VLP+T0PlKPlJUAPLS"
"EPlIPLSDQL,NLSINLMDVLMBT.O-+U5RLMCT1O.RLMCU/O/PLSDQLATLMGZ,R72RLSCQLB+TLSFQ:QLCQLBPLSDQLCPLSEQLDPLSDQLDZLSAT0QLETFQL"
"CQLFQLGTLSBQLHQLG,PLSEQLIPLSDQLIVLQ;T6QLJQLEU-TLSFQLJQLKQLHPLSDQLKTLMIT0QM+O.VLP+T0QM,QM+QLEVLP1T0QM-QM,Z.VLN,W.QM.2"
"QM-XLMITKQM/QM.M;T<TLOHU8QM0QM/RLMJR7QM0VLN,TCQM1R7TFTLMITBQM2QM1VLN,TCQM3O/QLERLMJQM3QM2VLP+T0QM4QLETHVLN,TCQM5R7TH"
"TLMITBQM6QM5VLN,TCQM7O/QM4RLMJQM7QM6VLP+T0QM8QLET<VLN,TCQM9R7T<TLMITBQM:QM9VLN,TCQM;O/QM8RLMJQM;QM:VLP+T0QM<QLETEVLN"
",TCQM=R7TETLMITBQM>QM=VLN,TCQM@O/QM<RLMJQM@QM>PLSEQLGPLSDQLGVLP+T0QLFQLEZ.PLSEQLDPLSDQLHNLSIPLSDQLBPLSEQMAPLSDQMAZLS"
"AT0QMBTFQLBQMCQMDTLSBQMEQMD,PLSEQMFPLSDQMFVLQ;T6QMGQMBU-TLSFQMGQMHQMEPLSDQMHTLMIT0QMIO.VLP/T0QMJQMB[8VLP+T0QMKQMIQMJ"
"XLQ4T0QN+Q:QMBQMKVLP1T0QN,QMKZ.VLP4T0QN-QN+Z.XLN,[9QN.2QN,QN-XLMIT0QN/QN.M;T<TLOHTBQN0QN/VLN,TCQN1O/QMBRLMJQN1QN0PLS"
"EQMDPLSDQMDVLP+T0QMCQMBUAPLSEQMAPLSDQMENLSINLMDVLMBT.O0+U6RLMCT1O1RLMCT1O2RLMCT1O3RLMCT1O4PLSDQN2TLMGT3R=2TLMGT3R>2T"
"LMGT3RA2TLMGT3RB2TPk+T2QN3THVLN,X/QN4IT<RLMJQN4QN3TPk+T2QN5TEVLN,X/QN6JT<RLMJQN6QN5TLMIT0QN75VLQ6T6QN8QN7TFRLSCQN9+T"
"LSFQN8QN:QN9PLSDQN:NLSIPLSDQN9XLN,[FQN;/U@UAVLN,V8QN<QN;TFTLMIT0QN=QN<VLN,V8QN>QN;THTLMIT0QN@QN>VLN;T2QNAQN=QN@RLMJR"
"=QNARLMJR>[IVLN,T1QNBR=TFTLMIT0QNCQNBVLN,T1QNDR>TFTLMIT0QNEQNDVLPAP,QNFQNCQNEVLN<T0QNGQNF,VLN<T0QNHQNF+VLN,T1QNIR=TH"
"TLMIT0QNJQNIVLN,T1QNKR>THTLMIT0QO+QNKVLP+T0QO,QNJQO+VLP+T0QO-QO,QNGVLN;T2QO.QNHQO-TLOH[GQO/QO.RLMJRAQNARLMJRB]+VLN,T"
"1QO0RATFTLMIT0QO1QO0VLN,T1QO2RBTFTLMIT0QO3QO2VLPAP,QO4QO1QO3VLN<T0QO5QO4,VLN<T0QO6QO4+VLN,T1QO7RATHTLMIT0QO8QO7VLN,T"
"1QO9RBTHTLMIT0QO:QO9VLP+T0QO;QO8QO:VLP+T0QO<QO;QO5VLN;T2QO=QO6QO<TLOH[JQO>QO=VLN,],QO@QO/U@ZLS5T0QOAQO@UETFTHVLQ;T6Q"
"OBQOA].RLSCQOC+TLSFQOBQODQOCPLSDQODVLP/T0QOEZ.QOATLMIT0QOFO1TLMIT0QOGO2TLMIT0QOHO3TLMIT0QOIO4ZLN;TKQOJQOFQOGQOHQOIXL"
"N,XAQOKQO>U@QOEVLMJQOKQOJ-;VLP+T0QP+QOETHVLN,X/QP,IU@TLMIT2QP-QP,VLN,X/QP.IUATLMIT2QP/QP.VLN<T0QP0QP-+VLN<T0QP1QP-,V"
"LN<T0QP2QP/+VLN<T0QP3QP/,ZLN;TKQP4QP0QP1QP2QP3XLN,XAQP5QO>U@QP+VLMJQP5QP4-;VLP+T0QP6QOET<VLN,X/QP7IUBTLMIT2QP8QP7VLN"
",X/QP9JU@TLMIT2QP:QP9VLN<T0QP;QP8+VLN<T0QP<QP8,VLN<T0QP=QP:+VLN<T0QP>QP:,ZLN;TKQP@QP;QP<QP=QP>XLN,XAQPAQO>U@QP6VLMJQ"
"PAQP@-;VLP+T0QPBQOETEVLN,X/QPCJUATLMIT2QPDQPCVLN,X/QPEJUBTLMIT2QPFQPEVLN<T0QPGQPD+VLN<T0QPHQPD,VLN<T0QPIQPF+VLN<T0QP"
"JQPF,ZLN;TKQPKQPGQPHQPIQPJXLN,XAQQ+QO>U@QPBVLMJQQ+QPK-;PLSEQOCPLSDQOCNLSINLMDVLMBT6O7+U:RLMCT7O8RLMCT;O9RLMCT1O:PLSD"
"QQ,TLMGZ,QQ-2TLMGT3QQ.2TLMGT3QQ/2TLMGT3QQ02TLMGT3QQ12TLMGT7QQ22TLMGT1QQ32TLMGT7QQ42TLMGT1QQ52TLMGT7QQ62TLMGT1QQ72TLM"
"GT7QQ82TLMGT1QQ92TLMGT3QQ:2TLMGT3QQ;2TLMGT3QQ<2TLMGT3QQ=2TLMGT7QQ>2TLMGT1QQ@2TLMGT7QQA2TLMGT1QQB2TLMGT7QQC2TLMGT1QQD"
"2TLMGT7QQE2TLMGT1QQF2TLMGT7QQG2TLMGT1QQH2TLMGT7RD2TLMGT1RE2VLN,T4QQIO8U@TLMIM-QQJQQIVLN<T0QQKQQJ,VLN<T0QR+QQJ.XLN,T1"),
("QR,O9U@U@TLMIT0QR-QR,RLSCQR.+TLSFUGQR/QR0PLSDQR/PLSEQR1PLSDQR1PLSEQR2PLSDQR2PLSEQR.PLSDQR0VLP/T0QR3QR-QR+PLSEQR.PLSD"
"QR.ZLSAT0QR4TFQR2QQKQR0ZLSAT0QR5QR-QR2QR3QR0ZLSAT0QR6THQR2QR+QR0TLMIM0QR7O8RLMJRDQR7TLMIT0QR8O:RLMJREQR8XLMET0QR9M8R"
"DRETLMIM0QR:O8VLN<T0QR;QR:-VLN<T0QR<QR:1VLN<T6QR=QR:2RLSCQR>+TLSFQR=QR@QRAPLSDQR@PLSEQR>PLSDQRAVLP/T0QRBQR-QR;PLSEQR"
">PLSDQR>ZLSAT0QRCQR5QR@QRBQRATLQ3T6QRDQR=RLSCQRE+TLSFQRDQRFQREPLSDQRFVLQ5T6QRGQR;TFPLSEQREPLSDQREZLSAT6QRHQRDQR>QRGQ"
"RFRLSCQRI+TLSFQRHQRJQRIPLSDQRJVLQ7T6QRKQR<THRLSCQS++TLSFQRKQS,QS-PLSDQS,VLP4T0QS.QR-QR<VLP1T0QS/QR-QR<VLP/T0QS0QS/QR"
"6RLMJQQAQR:RLMJQQBQS.XLMEM0QS1M1QQAQQBRLMJQQCQS1RLMJQQDQS0XLMET0QS2M;QQCQQDVLP/T0QS3QS2QR<VLP+T0QS4QS3QS.RLMJQQEQR:R"
"LMJQQFQS4XLMET0QS5M8QQEQQFPLSEQS+PLSDQS-RLMJQQGQR:RLMJQQHQR5XLMET0QS6M;QQGQQHPLSEQS+PLSDQS+ZLSAT0QS7QS5QS,QS6QS-PLSE"
"QRIPLSDQRIZLSAT0QS8QRCQREQS7QS+VLN,T1QS9O9UBTLMIT0QS:QS9VLN,T1QS;O9UATLMIT0QS<QS;VLP-T0QS=QS:QS<VLP-T0QS>QR4QS=XLN,["
"FQS@/U@UAVLN,V8QSAQS@TFTLMIT0QSBQSAVLN,V8QSCQS@THTLMIT0QSDQSCVLN;T2QSEQSBQSDTLOHU9QSFQSERLSCQSG+TLSF]9QSHQSGPLSDQSHV"
"LP+T0QSIQS8THVLQ5T6QSJQR9QSIPLSEQSGPLSDQSGZLSAT6QSK]9QRIQSJQSHRLSCQT++TLSFQSKQT,QT+PLSDQT,TLMIT0QT-5VLQ5T6QT.QT-TFRL"
"SCQT/+TLSFQT.QT0QT/PLSDQT0XLN,],QT1QSFU@QS8ZLS5T0QT2QT1UE]8TFVLMJKQT2M3T<PLSEQT/PLSDQT/TLS+T<]-]3XLMIT0QT3KM;T<VLQ5T"
"6QT4QT3QS>PLSEQT+PLSDQT+ZLSAT6QT5QSKQSGQT4QT/TLQ3T6QT6QT5RLSCQT7+TLSFQT6QT8QT7PLSDQT8TLMIM0QT9O8VLN<M-QT:QT9+VLN<T0Q"
"T;QT:+VLN<T0QT<QT:-VLN<T0QT=QT:.VLN<T0QT>QT9-VLN<T0QT@QT9.VLN<T6QTAQT92TLMIM7QTBO9VLN<M.QTCQTB+VLN<T0QTDQTC+VLN<T0QT"
"EQTC-VLN<T0QTFQTB,TLMIT0QTGO:VLQ7T6QTHQT>TFRLSCQTI+TLSFQTHQTJQTKPLSDQTJPLSEQTIPLSDQTKPLSEQTIPLSDQTIZLSAT0QU+QT;QTJQT"
"@QTKVLQ;T6QU,QTDQU+VLQ2T6QU-QTAQU,RLSCQU.+TLSFQU-QU/QU0PLSDQU/VLP1T0QU1QTFQT<VLP+T0QU2QTEQU1PLSEQU.PLSDQU0RLSCQU3+TL"
"SFQTAQU4QU5PLSDQU4RLSCQU6+TLSFQTHQU7QU8PLSDQU7PLSEQU6PLSDQU8PLSEQU6PLSDQU6ZLSAT0QU9QT;QU7QT@QU8RLSCQU:+TLSFUGQU;QU<P"
"LSDQU;PLSEQU=PLSDQU=PLSEQU>PLSDQU>PLSEQU:PLSDQU<VLP/T0QU@QU9QT=PLSEQU:PLSDQU:ZLSAT0QUAQU9QU>QU@QU<VLP+T0QUBQUAQTGPLS"
"EQU3PLSDQU5RLMJQQ>QT9RLMJQQ@QTGXLMET0QUCM8QQ>QQ@VLQ1T6QUDQTHQTARLSCQUE+TLSFQUDQUFQUGPLSDQUFPLSEQUEPLSDQUGVLP/T0QUHT<"
"QUCVLQ5T6QUIQTFTFXLQ4T0QUJQUITHTFVLP+T0QUKQUHQUJPLSEQUEPLSDQUEZLSAT0QV+QUCQUFQUKQUGPLSEQU3PLSDQU3ZLSAT0QV,QUBQU:QV+Q"
"UEPLSEQU.PLSDQU.ZLSAT0QV-QU2QU/QV,QU3RLMJQQ:QSERLMJQQ;]1VLN,T1QV.QQ:TFTLMIT0QV/QV.VLN,T1QV0QQ;TFTLMIT0QV1QV0VLPAP,QV"
"2QV/QV1VLN<T0QV3QV2,VLN<T0QV4QV2+VLN,T1QV5QQ:THTLMIT0QV6QV5VLN,T1QV7QQ;THTLMIT0QV8QV7VLP+T0QV9QV6QV8VLP+T0QV:QV9QV3V"
"LN;T2QV;QV4QV:VLPCP,QV<QV-]2VLN<T0QV=QV<+VLN<T0QV>QV<,XLL7U>QV@,N6THTLOHT0QVAQV@VLQ5T6QVBQVATFRLSCQVC+TLSFQVBQVDQVEP"
"LSDQVDVLN;T2QVFQV=QV>PLSEQVCPLSDQVEVLR/T0QVGQV=QVAVLR/T0QVHQV>QVAVLP-T0QVIV+QVAVLR-T0QVJQV=QVIVLR0T0QVKQVHQVJVLN;T2Q"
"W+QVGQVKPLSEQVCPLSDQVCZLSAT2QW,QVFQVDQW+QVERLMJQQ<QV;RLMJQQ=QW,VLN,T1QW-QQ<TFTLMIT0QW.QW-VLN,T1QW/QQ=TFTLMIT0QW0QW/V"
"LPAP,QW1QW.QW0VLN<T0QW2QW1,VLN<T0QW3QW1+VLN,T1QW4QQ<THTLMIT0QW5QW4VLN,T1QW6QQ=THTLMIT0QW7QW6VLP+T0QW8QW5QW7VLP+T0QW9"
"QW8QW2VLN;T2QW:QW3QW9TLOHU7QW;QW:RLSCQW<+TLSF]:QW=QW<PLSDQW=PLSEQW>PLSDQW>ZLSAT0QW@TFQW=QWAQWBTLSBQWCQWB,PLSEQWDPLSD"
"QWDVLQ;T6QWEQW@P8TLSFQWEQWFQWCPLSDQWFPLSEQWGPLSDQWGZLSAT0QWHTFQWFQWIQWJTLSBQWKQWJ,PLSEQX+PLSDQX+VLQ;T6QX,QWHP9TLSFQX"
",QX-QWKPLSDQX-TLMIT0QX.0VLP4T0QX/QX.T<VLP/T0QX0QX/V=VLP/T0QX1QW@MGVLP+T0QX2QX0QX1VLP/T0QX3QX2V4VLP1T0QX4QX.T<VLP/T0Q"
"X5QX4V>VLP+T0QX6QX3QX5VLP/T0QX7QWHMIVLP+T0QX8QX6QX7XLN,VDQX91QW@QWHTLMIV@QX:QX9VLP1T0QX;QX8Z.XLN,Z/QX<QW;U@QX;ZPW5QX"
"<QX:U@V>M-;PLSEQWJPLSDQWJVLP+T0QWIQWHUAPLSEQWGPLSDQWKPLSEQWBPLSDQWBVLP+T0QWAQW@UAPLSEQW>PLSDQWCPLSJUGPLSDQW<PLSEQX=P"
"LSDQX=ZLSAT0QX>TFQW<QX@QXATLSBQXBQXA,PLSEQXCPLSDQXCVLQ;T6QXDQX>P8TLSFQXDQXEQXBPLSDQXEPLSEQXFPLSDQXFZLSAT0QXGTFQXEQXH"
"QXITLSBQXJQXI,PLSEQXKPLSDQXKVLQ;T6QY+QXGP9TLSFQY+QY,QXJPLSDQY,PLSEQY-PLSDQY-ZLSAT0QY.TFQY,QY/QY0TLSBQY1QY0,PLSEQY2PL"
"SDQY2VLQ;T6QY3QY.RCTLSFQY3QY4QY1PLSDQY4VLP/T0QY5QX>P9VLP+T0QY6QY5QXGVLP/T0QY7QY6RCVLP+T0QY8QY7QY.VLP/T0QY9QY8PDTLMIT"
"0QY:5VLP+T0QY;QY9QY:VLP/T0QY<Z.QY.ZLN,]6QY=1QX>QXGQY<TLMITBQY>QY=VLP+T0QY@QY<THZLN,]6QYA1QX>QXGQY@TLMITBQYBQYAVLP+T0"),
("QYCQY<T<ZLN,]6QYD1QX>QXGQYCTLMITBQYEQYDVLP+T0QYFQY<TEZLN,]6QYG1QX>QXGQYFTLMITBQYHQYGZLN;U8QYIQY>QYBQYEQYHXLN,Z/QYJQW"
";U@QY;VLMJQYJQYIM-;PLSEQY0PLSDQY0VLP+T0QY/QY.UAPLSEQY-PLSDQY1PLSEQXIPLSDQXIVLP+T0QXHQXGUAPLSEQXFPLSDQXJPLSEQXAPLSDQX"
"AVLP+T0QX@QX>UAPLSEQX=PLSDQXBRLSCQYK+TLSF];QZ+QYKPLSDQZ+PLSJUGPLSDQYKTLS+T<]-]3TLMIT0QZ,5VLQ5T6QZ-QZ,TFRLSCQZ.+TLSFQ"
"Z-QZ/QZ.PLSDQZ/XLN,],QZ0QSFU@QS8ZLS5T0QZ1QZ0UE]8QS=VLMJKQZ1M3T<PLSEQZ.PLSDQZ.TLS+T<]-]3XLMIT0QZ2KM;T<VLQ5T6QZ3QZ2QS>"
"PLSEQT7PLSDQT7ZLSAT6QZ4QT5QT+QZ3QZ.RLSCQZ5+TLSFQZ4QZ6QZ5PLSDQZ6TLMIM0QZ7O8VLN<T0QZ8QZ7-VLN<T0QZ9QZ71VLN<T6QZ:QZ72RLS"
"CQZ;+TLSFQZ:QZ<QZ=PLSDQZ<VLP+T0QZ>QR5QR6VLP-T0QZ@QZ>THPLSEQZ;PLSDQZ=VLP/T0QZAQR-QZ8RLSCQZB+TLSFUGQZCQZDPLSDQZCVLQ;T6"
"QZEQZ8QR6XLQ4T0QZFQZEQZ8QR6PLSEQZBPLSDQZDPLSEQZBPLSDQZBZLSAT0QZGQZFQZCQZ8QZDVLP+T0QZHQZAQZGVLP-T0QZIQZHTHPLSEQZ;PLSD"
"QZ;ZLSAT0QZJQZ@QZ<QZIQZBTLQ3T6QZKQZ:RLSCQ[++TLSFQZKQ[,Q[+PLSDQ[,VLQ5T6Q[-QZ8TFPLSEQ[+PLSDQ[+ZLSAT6Q[.QZKQZ;Q[-Q[,RLS"
"CQ[/+TLSFQ[.Q[0Q[/PLSDQ[0VLP-T0Q[1QR6THVLQ7T6Q[2QZ9THRLSCQ[3+TLSFQ[2Q[4Q[5PLSDQ[4VLP4T0Q[6QR-QZ9VLP1T0Q[7QR-QZ9VLP/T"
"0Q[8Q[7QR6VLP+T0Q[9Q[8Q[1RLMJQQ2QZ7RLMJQQ3Q[6XLMEM0Q[:M1QQ2QQ3RLMJQQ4Q[:RLMJQQ5Q[9XLMET0Q[;M;QQ4QQ5VLP/T0Q[<Q[;QZ9VL"
"P+T0Q[=Q[<Q[6RLMJQQ6QZ7RLMJQQ7Q[=XLMET0Q[>M8QQ6QQ7PLSEQ[3PLSDQ[5VLP+T0Q[@QR5Q[1RLMJQQ8QZ7RLMJQQ9Q[@XLMET0Q[AM;QQ8QQ9"
"PLSEQ[3PLSDQ[3ZLSAT0Q[BQ[>Q[4Q[AQ[5PLSEQ[/PLSDQ[/ZLSAT0Q[CQZJQ[+Q[BQ[3TLMIM0Q[DO8VLN<T0Q[EQ[D-VLN<T6Q[FQ[D2VLP-T0Q[G"
"QR9QS8VLQ7T6Q[HQ[GTHRLSCQ[I+TLSFQ[HQ[JQ[IPLSDQ[JPLSEQ[KPLSDQ[KZLSAT0Q]+TFQ[JQ],Q]-TLSBQ].Q]-,PLSEQ]/PLSDQ]/VLQ;T6Q]0"
"Q]+P8TLSFQ]0Q]1Q].PLSDQ]1PLSEQ]2PLSDQ]2ZLSAT0Q]3TFQ]1Q]4Q]5TLSBQ]6Q]5,PLSEQ]7PLSDQ]7VLQ;T6Q]8Q]3P9TLSFQ]8Q]9Q]6PLSDQ"
"]9TLN;V@Q]:]7XLN,VDQ];1Q]+Q]3RLMJQ];Q]:PLSEQ]5PLSDQ]5VLP+T0Q]4Q]3UAPLSEQ]2PLSDQ]6PLSEQ]-PLSDQ]-VLP+T0Q],Q]+UAPLSEQ[K"
"PLSDQ].PLSEQ[IPLSDQ[IPLSEQ]<PLSDQ]<ZLSAT0Q]=QS8Q[IQ]>Q]@TLSBQ]AQ]@+PLSEQ]BPLSDQ]BVLQ=T6Q]CQ]=Q[CTLSFQ]CQ]DQ]APLSDQ]D"
"VLQ6T6Q]EQ]=QR9VLQ1T6Q]FQ[HQ]ERLSCQ]G+TLSFQ]FQ]HQ]GPLSDQ]HVLP-T0Q]IQ]=QS8VLQ7T6Q]JQ[ETFVLQ1T6Q]KQ]JQ[FRLSCQ^++TLSFQ]"
"KQ^,Q^-PLSDQ^,PLSEQ^+PLSDQ^-VLP/T0Q^.T<Q]=VLQ5T6Q^/Q]ITFXLQ4T0Q^0Q^/THTFVLP+T0Q^1Q^.Q^0PLSEQ^+PLSDQ^+ZLSAT0Q^2Q]=Q^,"
"Q^1Q^-RLMJQQ.QSERLMJQQ/]1VLN,T1Q^3QQ.TFTLMIT0Q^4Q^3VLN,T1Q^5QQ/TFTLMIT0Q^6Q^5VLPAP,Q^7Q^4Q^6VLN<T0Q^8Q^7,VLN<T0Q^9Q^"
"7+VLN,T1Q^:QQ.THTLMIT0Q^;Q^:VLN,T1Q^<QQ/THTLMIT0Q^=Q^<VLP+T0Q^>Q^;Q^=VLP+T0Q^@Q^>Q^8VLN;T2Q^AQ^9Q^@VLPCP,Q^BQ^2]2VLN"
"<T0Q^CQ^B+VLN<T0Q^DQ^B,XLL7U>Q^E,N6THTLOHT0Q^FQ^EVLQ5T6Q^GQ^FTFRLSCQ^H+TLSFQ^GQ^IQ^JPLSDQ^IVLN;T2Q^KQ^CQ^DPLSEQ^HPLS"
"DQ^JVLR/T0Q_+Q^CQ^FVLR/T0Q_,Q^DQ^FVLP-T0Q_-V+Q^FVLR-T0Q_.Q^CQ_-VLR0T0Q_/Q_,Q_.VLN;T2Q_0Q_+Q_/PLSEQ^HPLSDQ^HZLSAT2Q_1"
"Q^KQ^IQ_0Q^JRLMJQQ0Q^ARLMJQQ1Q_1VLN,T1Q_2QQ0TFTLMIT0Q_3Q_2VLN,T1Q_4QQ1TFTLMIT0Q_5Q_4VLPAP,Q_6Q_3Q_5VLN<T0Q_7Q_6,VLN<"
"T0Q_8Q_6+VLN,T1Q_9QQ0THTLMIT0Q_:Q_9VLN,T1Q_;QQ1THTLMIT0Q_<Q_;VLP+T0Q_=Q_:Q_<VLP+T0Q_>Q_=Q_7VLN;T2Q_@Q_8Q_>TLOHU7Q_AQ"
"_@PLSEQ_BPLSDQ_BZLSAT0Q_CTFQ^HQ_DQ_ETLSBQ_FQ_E,PLSEQ_GPLSDQ_GVLQ;T6Q_HQ_CP8TLSFQ_HQ_IQ_FPLSDQ_IPLSEQ_JPLSDQ_JZLSAT0Q"
"_KTFQ_IQ`+Q`,TLSBQ`-Q`,,PLSEQ`.PLSDQ`.VLQ;T6Q`/Q_KP9TLSFQ`/Q`0Q`-PLSDQ`0PLSEQ`1PLSDQ`1ZLSAT0Q`2TFQ`0Q`3Q`4TLSBQ`5Q`4"
",PLSEQ`6PLSDQ`6VLQ;T6Q`7Q`2RCTLSFQ`7Q`8Q`5PLSDQ`8VLP/T0Q`9Q_CP9VLP+T0Q`:Q`9Q_KVLP/T0Q`;Q`:RCVLP+T0Q`<Q`;Q`2VLP/T0Q`="
"Q`<PDTLMIT0Q`>5VLP+T0Q`@Q`=Q`>XLN,Z/Q`AQ_AU@Q`@XLMIU8Q`BQ`AM-;RLMJQQ-Q`BVLP/T0Q`CZ.Q`2VLN,TCQ`DQQ-TFTLMITBQ`EQ`DZLN,"
"]6Q`F1Q_CQ_KQ`CTLMITBQ`GQ`FVLP,TBQ`HQ`GQ`ERLMJQ`FQ`HVLP+T0Q`IQ`CTHVLN,TCQ`JQQ-THTLMITBQ`KQ`JZLN,]6Qa+1Q_CQ_KQ`ITLMIT"
"BQa,Qa+VLP,TBQa-Qa,Q`KRLMJQa+Qa-VLP+T0Qa.Q`CT<VLN,TCQa/QQ-T<TLMITBQa0Qa/ZLN,]6Qa11Q_CQ_KQa.TLMITBQa2Qa1VLP,TBQa3Qa2Q"
"a0RLMJQa1Qa3VLP+T0Qa4Q`CTEVLN,TCQa5QQ-TETLMITBQa6Qa5ZLN,]6Qa71Q_CQ_KQa4TLMITBQa8Qa7VLP,TBQa9Qa8Qa6RLMJQa7Qa9PLSEQ`4P"
"LSDQ`4VLP+T0Q`3Q`2UAPLSEQ`1PLSDQ`5PLSEQ`,PLSDQ`,VLP+T0Q`+Q_KUAPLSEQ_JPLSDQ`-PLSEQ_EPLSDQ_EVLP+T0Q_DQ_CUAPLSEQ_BPLSDQ"
"_FPLSEQ]GPLSDQ]GPLSEQ]@PLSDQ]@VLP+T0Q]>Q]=UAPLSEQ]<PLSDQ]ATLMIT0Qa:5VLQ5T6Qa;Qa:TFRLSCQa<+TLSFQa;Qa=Qa<PLSDQa=XLN,],"
"Qa>QSFU@QS8VLS/Qa>UETFTFPLSEQa<PLSDQa<PLSEQZ5PLSDQZ5PLSJQZ4NLMDVLMBT6O;+U;RLMCT7O<RLMCT:O=PLSDQa@TLMGZ,QaA2TLMGT3QaB"),
("2TLMGT3QaC2TLMGT3QaD2TLMGT3QaE2TLMGT7QaF2TLMGT1QaG2TLMGT7QaH2TLMGT1QaI2TLMGT7QaJ2TLMGT1QaK2TLMGT7Qb+2TLMGT1Qb,2TLMGT"
"7Qb-2TLMGT1Qb.2TLMGT7Qb/2TLMGT1Qb02TLMGT7Qb12TLMGT1Qb22TLMGT7Qb32TLMGT1Qb42VLN,T1Qb5O=U@TLMIT0Qb6Qb5TLMIM0Qb7O<VLN<M"
"-Qb8Qb7+VLN<T0Qb9Qb8+VLN<T0Qb:Qb7-VLN<T0Qb;Qb7.VLQ7T6Qb<Qb:TFRLSCQb=+TLSFQb<Qb>Qb@PLSDQb>PLSEQb=PLSDQb@PLSEQb=PLSDQb"
"=ZLSAT0QbAQb9Qb>Qb;Qb@VLQ9T6QbBQb6QbARLSCQbC+TLSFQbBQbDQbCPLSDQbDPLSJUGPLSDQbCTLMIM0QbEO<VLN<T0QbFQbE-VLN<T0QbGQbE1V"
"LN<T6QbHQbE2TLMIM.QbIO=VLN<T0QbJQbI+VLN<T0QbKQbI-VLN<T0Qc+QbI.RLSCQc,+TLSFQbHQc-Qc.PLSDQc-PLSEQc,PLSDQc.VLP/T0Qc/QbJ"
"QbFPLSEQc,PLSDQc,ZLSAT0Qc0QbKQc-Qc/Qc.TLQ3T6Qc1QbHRLSCQc2+TLSFQc1Qc3Qc2PLSDQc3VLQ5T6Qc4QbFTFPLSEQc2PLSDQc2ZLSAT6Qc5Q"
"c1Qc,Qc4Qc3RLSCQc6+TLSFQc5Qc7Qc6PLSDQc7VLQ7T6Qc8QbGTHRLSCQc9+TLSFQc8Qc:Qc;PLSDQc:VLP4T0Qc<QbJQbGVLP1T0Qc=QbJQbGVLP/T"
"0Qc>Qc=Qc+RLMJQb-QbERLMJQb.Qc<XLMEM0Qc@M1Qb-Qb.RLMJQb/Qc@RLMJQb0Qc>XLMET0QcAM;Qb/Qb0VLP/T0QcBQcAQbGVLP+T0QcCQcBQc<RL"
"MJQb1QbERLMJQb2QcCXLMET0QcDM8Qb1Qb2PLSEQc9PLSDQc;RLMJQb3QbERLMJQb4QbKXLMET0QcEM;Qb3Qb4PLSEQc9PLSDQc9ZLSAT0QcFQcDQc:Q"
"cEQc;PLSEQc6PLSDQc6ZLSAT0QcGQc0Qc2QcFQc9TLMIM0QcHO<VLN<T0QcIQcH-VLN<T0QcJQcH1VLN<T6QcKQcH2TLMIM.Qd+O=VLN<T0Qd,Qd++VL"
"N<T0Qd-Qd+-VLN<T0Qd.Qd+.RLSCQd/+TLSFQcKQd0Qd1PLSDQd0VLP+T0Qd2Qd-Qd.VLP-T0Qd3Qd2THPLSEQd/PLSDQd1VLP/T0Qd4Qd,QcIRLSCQd"
"5+TLSFUGQd6Qd7PLSDQd6VLQ;T6Qd8QcIQd.XLQ4T0Qd9Qd8QcIQd.PLSEQd5PLSDQd7PLSEQd5PLSDQd5ZLSAT0Qd:Qd9Qd6QcIQd7VLP+T0Qd;Qd4Q"
"d:VLP-T0Qd<Qd;THPLSEQd/PLSDQd/ZLSAT0Qd=Qd3Qd0Qd<Qd5TLQ3T6Qd>QcKRLSCQd@+TLSFQd>QdAQd@PLSDQdAVLQ5T6QdBQcITFPLSEQd@PLSD"
"Qd@ZLSAT6QdCQd>Qd/QdBQdARLSCQdD+TLSFQdCQdEQdDPLSDQdEVLP-T0QdFQd.THVLQ7T6QdGQcJTHRLSCQdH+TLSFQdGQdIQdJPLSDQdIVLP4T0Qd"
"KQd,QcJVLP1T0Qe+Qd,QcJVLP/T0Qe,Qe+Qd.VLP+T0Qe-Qe,QdFRLMJQaFQcHRLMJQaGQdKXLMEM0Qe.M1QaFQaGRLMJQaHQe.RLMJQaIQe-XLMET0Q"
"e/M;QaHQaIVLP/T0Qe0Qe/QcJVLP+T0Qe1Qe0QdKRLMJQaJQcHRLMJQaKQe1XLMET0Qe2M8QaJQaKPLSEQdHPLSDQdJVLP+T0Qe3Qd-QdFRLMJQb+QcH"
"RLMJQb,Qe3XLMET0Qe4M;Qb+Qb,PLSEQdHPLSDQdHZLSAT0Qe5Qe2QdIQe4QdJPLSEQdDPLSDQdDZLSAT0Qe6Qd=Qd@Qe5QdHVLQ5T6Qe7QcGQe6RLSC"
"Qe8+TLSFQe7Qe9Qe8PLSDQe9PLSJUGPLSDQe8VLP-T0Qe:QcGT<TLMIM0Qe;O<VLN<T0Qe<Qe;-VLN<T6Qe=Qe;2VLP-T0Qe>Qe:QcGVLQ7T6Qe@Qe>T"
"HRLSCQeA+TLSFQe@QeBQeAPLSDQeBPLSEQeCPLSDQeCZLSAT0QeDTFQeBQeEQeFTLSBQeGQeF,PLSEQeHPLSDQeHVLQ;T6QeIQeDP8TLSFQeIQeJQeGP"
"LSDQeJPLSEQeKPLSDQeKZLSAT0Qf+TFQeJQf,Qf-TLSBQf.Qf-,PLSEQf/PLSDQf/VLQ;T6Qf0Qf+P9TLSFQf0Qf1Qf.PLSDQf1TLN;V@Qf2]7XLN,VD"
"Qf31QeDQf+RLMJQf3Qf2PLSEQf-PLSDQf-VLP+T0Qf,Qf+UAPLSEQeKPLSDQf.PLSEQeFPLSDQeFVLP+T0QeEQeDUAPLSEQeCPLSDQeGPLSEQeAPLSDQ"
"eAPLSEQf4PLSDQf4ZLSAT0Qf5QcGQeAQf6Qf7TLSBQf8Qf7+PLSEQf9PLSDQf9VLQ=T6Qf:Qf5Qe6TLSFQf:Qf;Qf8PLSDQf;VLQ6T6Qf<Qf5Qe:VLQ1"
"T6Qf=Qe@Qf<RLSCQf>+TLSFQf=Qf@Qf>PLSDQf@VLP-T0QfAQf5QcGVLQ7T6QfBQe<TFVLQ1T6QfCQfBQe=RLSCQfD+TLSFQfCQfEQfFPLSDQfEPLSEQ"
"fDPLSDQfFVLP/T0QfGT<Qf5VLQ5T6QfHQfATFXLQ4T0QfIQfHTHTFVLP+T0QfJQfGQfIPLSEQfDPLSDQfDZLSAT0QfKQf5QfEQfJQfFXLN,[FQg+/U@U"
"AVLN,V8Qg,Qg+TFTLMIT0Qg-Qg,VLN,V8Qg.Qg+THTLMIT0Qg/Qg.VLN;T2Qg0Qg-Qg/RLMJQaBQg0RLMJQaC]1VLN,T1Qg1QaBTFTLMIT0Qg2Qg1VLN"
",T1Qg3QaCTFTLMIT0Qg4Qg3VLPAP,Qg5Qg2Qg4VLN<T0Qg6Qg5,VLN<T0Qg7Qg5+VLN,T1Qg8QaBTHTLMIT0Qg9Qg8VLN,T1Qg:QaCTHTLMIT0Qg;Qg:"
"VLP+T0Qg<Qg9Qg;VLP+T0Qg=Qg<Qg6VLN;T2Qg>Qg7Qg=VLPCP,Qg@QfK]2VLN<T0QgAQg@+VLN<T0QgBQg@,XLL7U>QgC,N6THTLOHT0QgDQgCVLQ5T"
"6QgEQgDTFRLSCQgF+TLSFQgEQgGQgHPLSDQgGVLN;T2QgIQgAQgBPLSEQgFPLSDQgHVLR/T0QgJQgAQgDVLR/T0QgKQgBQgDVLP-T0Qh+V+QgDVLR-T0"
"Qh,QgAQh+VLR0T0Qh-QgKQh,VLN;T2Qh.QgJQh-PLSEQgFPLSDQgFZLSAT2Qh/QgIQgGQh.QgHRLMJQaDQg>RLMJQaEQh/VLN,T1Qh0QaDTFTLMIT0Qh"
"1Qh0VLN,T1Qh2QaETFTLMIT0Qh3Qh2VLPAP,Qh4Qh1Qh3VLN<T0Qh5Qh4,VLN<T0Qh6Qh4+VLN,T1Qh7QaDTHTLMIT0Qh8Qh7VLN,T1Qh9QaETHTLMIT"
"0Qh:Qh9VLP+T0Qh;Qh8Qh:VLP+T0Qh<Qh;Qh5VLN;T2Qh=Qh6Qh<TLOHU7Qh>Qh=PLSEQh@PLSDQh@ZLSAT0QhATFQgFQhBQhCTLSBQhDQhC,PLSEQhE"
"PLSDQhEVLQ;T6QhFQhAP8TLSFQhFQhGQhDPLSDQhGPLSEQhHPLSDQhHZLSAT0QhITFQhGQhJQhKTLSBQi+QhK,PLSEQi,PLSDQi,VLQ;T6Qi-QhIP9TL"
"SFQi-Qi.Qi+PLSDQi.PLSEQi/PLSDQi/ZLSAT0Qi0TFQi.Qi1Qi2TLSBQi3Qi2,PLSEQi4PLSDQi4VLQ;T6Qi5Qi0RCTLSFQi5Qi6Qi3PLSDQi6VLP/T"
"0Qi7QhAP9VLP+T0Qi8Qi7QhIVLP/T0Qi9Qi8RCVLP+T0Qi:Qi9Qi0VLP/T0Qi;Qi:PDTLMIT0Qi<5VLP+T0Qi=Qi;Qi<XLN,Z/Qi>Qh>U@Qi=XLMIU8Q"),
("i@Qi>M-;RLMJQaAQi@VLP/T0QiAZ.Qi0VLN,TCQiBQaATFTLMITBQiCQiBZLN,]6QiD1QhAQhIQiATLMITBQiEQiDVLP,TBQiFQiEQiCRLMJQiDQiFVL"
"P+T0QiGQiATHVLN,TCQiHQaATHTLMITBQiIQiHZLN,]6QiJ1QhAQhIQiGTLMITBQiKQiJVLP,TBQj+QiKQiIRLMJQiJQj+VLP+T0Qj,QiAT<VLN,TCQj"
"-QaAT<TLMITBQj.Qj-ZLN,]6Qj/1QhAQhIQj,TLMITBQj0Qj/VLP,TBQj1Qj0Qj.RLMJQj/Qj1VLP+T0Qj2QiATEVLN,TCQj3QaATETLMITBQj4Qj3ZL"
"N,]6Qj51QhAQhIQj2TLMITBQj6Qj5VLP,TBQj7Qj6Qj4RLMJQj5Qj7PLSEQi2PLSDQi2VLP+T0Qi1Qi0UAPLSEQi/PLSDQi3PLSEQhKPLSDQhKVLP+T0"
"QhJQhIUAPLSEQhHPLSDQi+PLSEQhCPLSDQhCVLP+T0QhBQhAUAPLSEQh@PLSDQhDPLSEQf>PLSDQf>PLSEQf7PLSDQf7VLP+T0Qf6Qf5UAPLSEQf4PLS"
"DQf8PLSJUKNLMDVLMBT6O@+U:RLMCT7OARLMCT;OBRLMCT1OCPLSDQj8TLMGT3Qj92TLMGT3Qj:2TLMGZ,Qj;2TLMGT3Qj<2TLMGT3Qj=2TLMGT3Qj>2"
"TLMGT3Qj@2TLMGT3QjA2TLMGT3QjB2TLMGT3QjC2TLMGT3QjD2TLMGT7QjE2TLMGT1QjF2TLMGT7QjG2TLMGT1QjH2TLMGT7QjI2TLMGT1QjJ2TLMGT7"
"QjK2TLMGT1Qk+2TLMGT7Qk,2TLMGT1Qk-2VLN,T4Qk.OAU@TLMIM-Qk/Qk.VLN<T0Qk0Qk/,VLN<T0Qk1Qk/.XLN,T1Qk2OBU@U@TLMIT0Qk3Qk2RLSC"
"Qk4+TLSFUGQk5Qk6PLSDQk5PLSEQk7PLSDQk7PLSEQk8PLSDQk8PLSEQk4PLSDQk6VLP/T0Qk9Qk3Qk1PLSEQk4PLSDQk4ZLSAT0Qk:TFQk8Qk0Qk6ZL"
"SAT0Qk;Qk3Qk8Qk9Qk6ZLSAT0Qk<THQk8Qk1Qk6TLMIM0Qk=OAVLN<T0Qk>Qk=-VLN<T0Qk@Qk=1VLN<T6QkAQk=2RLSCQkB+TLSFQkAQkCQkDPLSDQk"
"CPLSEQkBPLSDQkDVLP/T0QkEQk3Qk>PLSEQkBPLSDQkBZLSAT0QkFQk;QkCQkEQkDTLQ3T6QkGQkARLSCQkH+TLSFQkGQkIQkHPLSDQkIVLQ5T6QkJQk"
">TFPLSEQkHPLSDQkHZLSAT6QkKQkGQkBQkJQkIRLSCQl++TLSFQkKQl,Ql+PLSDQl,VLQ7T6Ql-Qk@THRLSCQl.+TLSFQl-Ql/Ql0PLSDQl/VLP4T0Ql"
"1Qk3Qk@VLP1T0Ql2Qk3Qk@VLP/T0Ql3Ql2Qk<RLMJQjGQk=RLMJQjHQl1XLMEM0Ql4M1QjGQjHRLMJQjIQl4RLMJQjJQl3XLMET0Ql5M;QjIQjJVLP/T"
"0Ql6Ql5Qk@VLP+T0Ql7Ql6Ql1RLMJQjKQk=RLMJQk+Ql7XLMET0Ql8M8QjKQk+PLSEQl.PLSDQl0RLMJQk,Qk=RLMJQk-Qk;XLMET0Ql9M;Qk,Qk-PLS"
"EQl.PLSDQl.ZLSAT0Ql:Ql8Ql/Ql9Ql0PLSEQl+PLSDQl+ZLSAT0Ql;QkFQkHQl:Ql.RLSCQl<+TLSFRHQl=Ql>PLSDQl=TLMIM0Ql@OAVLN<M-QlAQl"
"@+VLN<T0QlBQlA+VLN<T0QlCQlA-VLN<T0QlDQlA.VLN<T0QlEQl@-VLN<T0QlFQl@.VLN<T6QlGQl@2TLMIM7QlHOBVLN<M.QlIQlH+VLN<T0QlJQlI"
"+VLN<T0QlKQlI-VLN<T0RL+QlH,TLMIT0RL,OCVLQ7T6RL-QlETFRLSCRL.+TLSFRL-RL/RL0PLSDRL/PLSERL.PLSDRL0PLSERL.PLSDRL.ZLSAT0RL"
"1QlBRL/QlFRL0VLQ;T6RL2QlJRL1VLQ2T6RL3QlGRL2RLSCRL4+TLSFRL3RL5RL6PLSDRL5VLP1T0RL7RL+QlCVLP+T0RL8QlKRL7PLSERL4PLSDRL6R"
"LSCRL9+TLSFQlGRL:RL;PLSDRL:RLSCRL<+TLSFRL-RL=RL>PLSDRL=PLSERL<PLSDRL>PLSERL<PLSDRL<ZLSAT0RL@QlBRL=QlFRL>RLSCRLA+TLSF"
"UGRLBRLCPLSDRLBPLSERLDPLSDRLDPLSERLEPLSDRLEPLSERLAPLSDRLCVLP/T0RLFRL@QlDPLSERLAPLSDRLAZLSAT0RLGRL@RLERLFRLCVLP+T0RLH"
"RLGRL,PLSERL9PLSDRL;RLMJQjEQl@RLMJQjFRL,XLMET0RLIM8QjEQjFVLQ1T6RLJRL-QlGRLSCRLK+TLSFRLJRM+RM,PLSDRM+PLSERLKPLSDRM,VL"
"P/T0RM-T<RLIVLQ5T6RM.RL+TFXLQ4T0RM/RM.THTFVLP+T0RM0RM-RM/PLSERLKPLSDRLKZLSAT0RM1RLIRM+RM0RM,PLSERL9PLSDRL9ZLSAT0RM2R"
"LHRLARM1RLKPLSERL4PLSDRL4ZLSAT0RM3RL8RL5RM2RL9PLSEQl<PLSDQl>TLMIM0RM4OAVLN<T0RM5RM4,VLN<T0RM6RM4-VLN<T0RM7RM4.VLN<T0"
"RM8RM41VLN<M/RM9RM43VLN<T0RM:RM9+VLQ5T6RM;RM6TFRLSCRM<+TLSFRM;RM=RM<PLSDRM=VLQ7T6RM>RM8THRLSCRM@+TLSFRM>RMARMBPLSDRM"
"APLSERM@PLSDRMBPLSERM@PLSDRM@ZLSAT0RMCRM5RMARM:RMBVLQ;T6RMDRMCRM7PLSERM<PLSDRM<ZLSAT6RMERM;Ql>RMDRM@XLQ4T0RMFRMEQl;Q"
"k3PLSEQl<PLSDQl<ZLSAT0RMGRM3RL4RMFRM<XLN,[FRMH/U@UAVLN,V8RMIRMHTFTLMIT0RMJRMIVLN,V8RMKRMHTHTLMIT0RN+RMKVLN;T2RN,RMJR"
"N+RLMJQjARN,RLMJQjB]1VLN,T1RN-QjATFTLMIT0RN.RN-VLN,T1RN/QjBTFTLMIT0RN0RN/VLPAP,RN1RN.RN0VLN<T0RN2RN1,VLN<T0RN3RN1+VL"
"N,T1RN4QjATHTLMIT0RN5RN4VLN,T1RN6QjBTHTLMIT0RN7RN6VLP+T0RN8RN5RN7VLP+T0RN9RN8RN2VLN;T2RN:RN3RN9VLPCP,RN;RMG]2VLN<T0R"
"N<RN;+VLN<T0RN=RN;,XLL7U>RN>,N6THTLOHT0RN@RN>VLQ5T6RNARN@TFRLSCRNB+TLSFRNARNCRNDPLSDRNCVLN;T2RNERN<RN=PLSERNBPLSDRND"
"VLR/T0RNFRN<RN@VLR/T0RNGRN=RN@VLP-T0RNHV+RN@VLR-T0RNIRN<RNHVLR0T0RNJRNGRNIVLN;T2RNKRNFRNJPLSERNBPLSDRNBZLSAT2RO+RNER"
"NCRNKRNDRLMJQjCRN:RLMJQjDRO+VLN,T1RO,QjCTFTLMIT0RO-RO,VLN,T1RO.QjDTFTLMIT0RO/RO.VLPAP,RO0RO-RO/VLN<T0RO1RO0,VLN<T0RO"
"2RO0+VLN,T1RO3QjCTHTLMIT0RO4RO3VLN,T1RO5QjDTHTLMIT0RO6RO5VLP+T0RO7RO4RO6VLP+T0RO8RO7RO1VLN;T2RO9RO2RO8TLOHU7RO:RO9TL"
"OHU9RO;RN,VLN,T1RO<OBUATLMIT0RO=RO<VLQ7T6RO>RO=TFRLSCRO@+TLSFRO>ROARO@PLSDROARLSCROB+TLSF]EROCROBPLSDROCTLMIM7RODOBV"
"LN<M.ROEROD+VLN<T0ROFROE+VLN<T0ROGROD,TLMIT0ROHOCTLMIT0ROI5VLQ5T6ROJROITFRLSCROK+TLSFROJRP+ROKPLSDRP+PLSERP,PLSDRP,Z"),
("LSAT0RP-TFRP+RP.RP/ZLSAT0RP0TFRP+RP1RP/TLSBRP2RP/+PLSERP3PLSDRP3XLN,V8RP4/U@UBTLMIT0RP5RP4VLQ;T6RP6RP-RP5TLSFRP6RP7R"
"P2PLSDRP7XLN,],RP8RO;U@Ql;XLS.T0RP1RP8UE]DVLQ9T6RP9RP1ROGTLQ3T6RP:RP9RLSCRP;+TLSFRP:RP<RP;PLSDRP<RLMJQj>RN,RLMJQj@]="
"VLN,T1RP=Qj>TFTLMIT0RP>RP=VLN,T1RP@Qj@TFTLMIT0RPARP@VLPAP,RPBRP>RPAVLN<T0RPCRPB,VLN<T0RPDRPB+VLN,T1RPEQj>THTLMIT0RPF"
"RPEVLN,T1RPGQj@THTLMIT0RPHRPGVLP+T0RPIRPFRPHVLP+T0RPJRPIRPCVLN;T2RPKRPDRPJTLOHU<RQ+RPKVLN,],RQ,RQ+U@XLS.T0RQ-RQ,UETF"
"VLQ6T6RQ.RQ-TFPLSERP;PLSDRP;ZLSAT6RQ/RP9RP7RQ.RP<RLSCRQ0+TLSFRQ/RQ1RQ0PLSDRQ1PLSERP2PLSDRQ0PLSERP/PLSDRP/VLP+T0RP.RP"
"-UAPLSERP,PLSDRP2ZLSAT0RQ2RP0RP3RP1RQ1VLMJKRQ2M3T<XLMIT0RQ3KM;T<VLQ6T6RQ4RQ3ROGRLSCRQ5+TLSFRQ4RQ6RQ5PLSDRQ6XLMIT0RQ7"
"KM;T<VLQ;T6RQ8RQ7ROGXLQ4T0RQ9RQ8THT<XLMIT0RQ:KM;T<RLMJQj<RN,RLMJQj=]=VLN,T1RQ;Qj<TFTLMIT0RQ<RQ;VLN,T1RQ=Qj=TFTLMIT0R"
"Q>RQ=VLPAP,RQ@RQ<RQ>VLN<T0RQARQ@,VLN<T0RQBRQ@+VLN,T1RQCQj<THTLMIT0RQDRQCVLN,T1RQEQj=THTLMIT0RQFRQEVLP+T0RQGRQDRQFVLP"
"+T0RQHRQGRQAVLN;T2RQIRQBRQHTLOHU<RQJRQIVLN,],RQKRQJU@_LS1T0RR+RQKUETFTFRQ9TFVLQ5T6RR,RR+TFRLSCRR-+TLSFRR,RR.RR-PLSDR"
"R.VLN,],RR/RQJUAVLMJRR/ROFM-/VLN,],RR0RQJUBVLMJRR0ROHM-/VLN,],RR1RQJUCVLMJRR1ROGM-/VLN,],RR2RQJUDVLMJRR2RQ:M-/PLSERR"
"-PLSDRR-PLSERQ5PLSDRQ5PLSEROKPLSDROKTLS+T<]-]3XLMIT0RR3KM;T<VLQ6T6RR4RR3ROGPLSEROBPLSDROBZLSAT6RR5]EROARR4ROKRLSCRR6"
"+TLSFRR5RR7RR6PLSDRR7PLSJUGPLSDRR6PLSERR8PLSDRR8ZLSAT0RR9TFRR6RR:RR;TLSBRR<RR;,PLSERR=PLSDRR=VLQ;T6RR>RR9P8TLSFRR>RR"
"@RR<PLSDRR@PLSERRAPLSDRRAZLSAT0RRBTFRR@RRCRRDTLSBRRERRD,PLSERRFPLSDRRFVLQ;T6RRGRRBP9TLSFRRGRRHRREPLSDRRHPLSERRIPLSDR"
"RIZLSAT0RRJTFRRHRRKRS+TLSBRS,RS+,PLSERS-PLSDRS-VLQ;T6RS.RRJRCTLSFRS.RS/RS,PLSDRS/VLP/T0RS0RR9P9VLP+T0RS1RS0RRBVLP/T0"
"RS2RS1RCVLP+T0RS3RS2RRJVLP/T0RS4RS3PDTLMIT0RS55VLP+T0RS6RS4RS5XLN,Z/RS7RO:U@RS6XLMIU8RS8RS7M-;RLMJQj;RS8VLP/T0RS9Z.R"
"RJVLN,TCRS:Qj;TFTLMITBRS;RS:ZLN,]6RS<1RR9RRBRS9TLMITBRS=RS<VLP,TBRS>RS=RS;RLMJRS<RS>VLP+T0RS@RS9THVLN,TCRSAQj;THTLMI"
"TBRSBRSAZLN,]6RSC1RR9RRBRS@TLMITBRSDRSCVLP,TBRSERSDRSBRLMJRSCRSEVLP+T0RSFRS9T<VLN,TCRSGQj;T<TLMITBRSHRSGZLN,]6RSI1RR"
"9RRBRSFTLMITBRSJRSIVLP,TBRSKRSJRSHRLMJRSIRSKVLP+T0RT+RS9TEVLN,TCRT,Qj;TETLMITBRT-RT,ZLN,]6RT.1RR9RRBRT+TLMITBRT/RT.V"
"LP,TBRT0RT/RT-RLMJRT.RT0PLSERS+PLSDRS+VLP+T0RRKRRJUAPLSERRIPLSDRS,PLSERRDPLSDRRDVLP+T0RRCRRBUAPLSERRAPLSDRREPLSERR;P"
"LSDRR;VLP+T0RR:RR9UAPLSERR8PLSDRR<PLSERO@PLSDRO@VLN,T1RT1OBUBTLMIT0RT2RT1VLQ;T6RT3RT2Qk:RLSCRT4+TLSFRT3RT5RT4PLSDRT5"
"PLSERT6PLSDRT6ZLSAT0RT7TFRT5RT8RT9TLSBRT:RT9,PLSERT;PLSDRT;VLQ;T6RT<RT7P8TLSFRT<RT=RT:PLSDRT=PLSERT>PLSDRT>ZLSAT0RT@"
"TFRT=RTARTBTLSBRTCRTB,PLSERTDPLSDRTDVLQ;T6RTERT@P9TLSFRTERTFRTCPLSDRTFPLSERTGPLSDRTGZLSAT0RTHTFRTFRTIRTJTLSBRTKRTJ,P"
"LSERU+PLSDRU+VLQ;T6RU,RTHRCTLSFRU,RU-RTKPLSDRU-VLP/T0RU.RT7P9VLP+T0RU/RU.RT@VLP/T0RU0RU/RCVLP+T0RU1RU0RTHVLP/T0RU2RU"
"1PDTLMIT0RU35VLP+T0RU4RU2RU3VLP/T0RU5Z.RTHZLN,]6RU61RT7RT@RU5TLMITBRU7RU6VLP+T0RU8RU5THZLN,]6RU91RT7RT@RU8TLMITBRU:R"
"U9VLP+T0RU;RU5T<ZLN,]6RU<1RT7RT@RU;TLMITBRU=RU<VLP+T0RU>RU5TEZLN,]6RU@1RT7RT@RU>TLMITBRUARU@ZLN;U8RUBRU7RU:RU=RUAXLN"
",Z/RUCRO:U@RU4VLMJRUCRUBM-;PLSERTJPLSDRTJVLP+T0RTIRTHUAPLSERTGPLSDRTKPLSERTBPLSDRTBVLP+T0RTART@UAPLSERT>PLSDRTCPLSER"
"T9PLSDRT9VLP+T0RT8RT7UAPLSERT6PLSDRT:RLSCRUD+TLSF]FRUERUDPLSDRUETLMIM7RUFOBVLN<M.RUGRUF+VLN<T0RUHRUG+VLN<T0RUIRUF,VL"
"N<T0RUJRUF-TLMIT0RUKOCTLS+T<]-]3TLMIT0RV+5VLQ5T6RV,RV+TFRLSCRV-+TLSFRV,RV.RV-PLSDRV.XLN,],RV/RO;U@Ql;VLP-T0RV0RUJRUI"
"ZLS5T0RV1RV/UE]8RV0VLQ6T6RV2RV1RUIRLSCRV3+TLSFRV2RV4RV3PLSDRV4RLMJQj9RN,RLMJQj:]=VLN,T1RV5Qj9TFTLMIT0RV6RV5VLN,T1RV7"
"Qj:TFTLMIT0RV8RV7VLPAP,RV9RV6RV8VLN<T0RV:RV9,VLN<T0RV;RV9+VLN,T1RV<Qj9THTLMIT0RV=RV<VLN,T1RV>Qj:THTLMIT0RV@RV>VLP+T0"
"RVARV=RV@VLP+T0RVBRVARV:VLN;T2RVCRV;RVBTLOHU<RVDRVCVLN,],RVERVDU@_LS1T0RVFRVEUETFTFT<TFVLQ5T6RVGRVFTFRLSCRVH+TLSFRVG"
"RVIRVHPLSDRVIVLN,],RVJRVDUAVLMJRVJRUHM-/VLN,],RVKRVDUBVLMJRVKRUKM-/VLN,],RW+RVDUCVLMJRW+RUIM-/VLN,],RW,RVDUDVLMJRW,R"
"V1M-/PLSERVHPLSDRVHPLSERV3PLSDRV3PLSERV-PLSDRV-PLSERUDPLSDRUDPLSJUGPLSDRT4RLSCRW-+TLSF]GRW.RW-PLSDRW.TLMIT0RW/5VLQ5T"
"6RW0RW/TFPLSERW-PLSDRW-ZLSAT6RW1]GRT4RW0RW.RLSCRW2+TLSFRW1RW3RW2PLSDRW3XLN,],RW4RO;U@Ql;VLS/RW4UETFTFPLSERW2PLSDRW2P"),
("LSJUKNLMDVLMBT6OD+U:RLMCT7OERLMCT;OFRLMCT1OGPLSDRW5TLMGT7RI2TLMGT;RJ2TLMGT1RK2TLMGT7S+2TLMGT;S,2TLMGT1S-2TLQ3T6RW6]J"
"RLSCRW7+TLSFRW6RW8RW7PLSDRW8TLMIM7RW9OFVLN<M.RW:RW9+VLN<T0RW;RW:,VLN<T0RW<RW9,VLN<T0RW=RW9-VLQ5T6RW>RW<TFRLSCRW@+TLS"
"FRW>RWARW@PLSDRWAVLQ5T6RWBRW=RW;PLSERW@PLSDRW@ZLSAT6RWCRW>RW8RWBRWAPLSERW7PLSDRW7ZLSAT6RWD]JRW5RWCRW@RLSCRWE+TLSFRWD"
"RWFRWEPLSDRWFPLSJUKPLSDRWERLSCRWG+TLSFRHRWHRWGPLSDRWHTLQ3T6RWI]KRLSCRWJ+TLSFRWIRWKRWJPLSDRWKXLN,T1RX+OFU@U@TLMIT0RX,"
"RX+TLMIM0RX-OEVLN<M-RX.RX-+VLN<T0RX/RX.+VLN<T0RX0RX--VLN<T0RX1RX-.VLQ7T6RX2RX0TFRLSCRX3+TLSFRX2RX4RX5PLSDRX4PLSERX3P"
"LSDRX5PLSERX3PLSDRX3ZLSAT0RX6RX/RX4RX1RX5VLQ9T6RX7RX,RX6PLSERWJPLSDRWJZLSAT6RX8]KRWHRX7RX3PLSERWGPLSDRWGZLSAT6RX9RHR"
"WERX8RWJVLQ1T6RX:^+RX9RLSCRX;+TLSFRX:RX<RX=PLSDRX<TLMIM0RX>OERLMJRIRX>TLMIM7RX@OFRLMJRJRX@TLMIT0RXAOGRLMJRKRXAZLMET6"
"RXBO@RIRJRKPLSERX;PLSDRX=TLMIM0RXCOERLMJS+RXCTLMIM7RXDOFRLMJS,RXDTLMIT0RXEOGRLMJS-RXEZLMET6RXFO7S+S,S-PLSERX;PLSDRX;"
"ZLSAT6RXGRXBRX<RXFRX=PLSJRXGNLMDVLMBT6OH+U=RLMCT7OIRLMCTAOJRLMCT;OKRLMCT1P+PLSDRXHTLMGT7S/2TLMGT:S02TLMGTAS12TLMGT;S"
"22TLMGT7S32TLMGT;S42TLMGT1S52RLSCRXI+TLSFS.RXJRXIPLSDRXJTLMIM0RXKOIRLMJS/RXKVLN,T:RY+OKU@TLMIM.RY,RY+RLMJS0RY,XLMET6"
"RY-O;S/S0PLSJRY-PLSDRXITLMIM>RY.OJRLMJS1RY.TLMIM7RY/OKRLMJS2RY/XLMET.RY0N1S1S2TPk+T2RY1THVLN,X/RY2ITHRLMJRY2RY1TPk+T"
"2RY3TEVLN,X/RY4JTHRLMJRY4RY3TLMIM0RY5OIRLMJS3RY5TLMIM7RY6OKRLMJS4RY6TLMIT0RY7P+RLMJS5RY7ZLMET6RY8ODS3S4S5PLSJRY8NLMD")
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced: source f48acc8bbea7925b, glslang 16.6.0, spirv-tools v2026.4, 144704 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced[] = {
("++++ML/,P+ML05+ML>3,V2MLHM22VEN+XLM@T0P8P1VEMN90,V+MN@48PEV@P9TLLHPGPEP8TLM+PH1PGTLMGPHMO54+MOC:,PJMP20;PKP/PJVEZLM@"
"T0V4Q4P:PKV2XLM@T0V=P1V4MPH0,V=MQ-27V>NP+TLLHVATKV>TLM+VB/VATLMGVBMQAKBVCP1V2MIXLM@T0VGP/VCVEZLM@T0VHQ4P>VGV2XLM@T0V"
"IP1VHMS501VITHTLM6T0W4MN+MSA9,VJMT/06VJTLLHW+VJT<TLM+W,1W+TLMGW,MT@28W-TIP9TLLHW0W-T<TLM+W11W0TLMGW1MU3D,W2MV,30W2U-"
"XLM@T0W3MV902W5Q5W3TFXLM@T0W7MVF0AW8Q4W5W7TFZLM@T0W:Q4P>VEV2XLM@T0PIP1W:U-XLM@T0W;MW@02W<Q5W;TFXLM@T0WBMX+0.WCQ4W<MV"
"A03P/W8WCXLM@T6WEQ6WDMXA17WFQ4Q+TFW8ZLM@T0Q,Q4WEW8WFMY2>/ML+XLM@T0WGMYJ2,WGMZ1M0,WHM[70.WIP-WHM[@07WIPDTLLHX,T0Q.TLM"
"+X11X,TLMGX1M]0M64X2TKQ.TLM+X31X2TLMGX3M^EM+7X4Q4Q+TFWCZLM@T0Q2Q4WEWCX4M`07.XLM@T0X;MYJ0.XGQ5X;Ma+F,X<M[70.XBP-X<Mb."
"07XBPDTLLHXET0Q3TLM+XF1XETLMGXFMb@24XITKQ3TLM+XJ1XITLMGXJMc/5,XKMc:2,XKMcC@,Y+Md72,Y+Md@X@/M/XLM@T0Y,NP72,Y,NP@;,V+N"
"Q00=V+R8XLM@T0Y-P/MGV+XLM@T0R9P1Y-U-TLM6T0^14NQH3,Y/NR00.Y4P-Y/NR80,Y4NR>7,[7NS+0,[7NS1ND+NV-R8+N]>QV3,V2SgHWI,V2TRF"
"MRH,^1UYCF1[<MeEVEVLP/T0[=UZC00[<[=VLP1T0[>U[,0-[>V+U[3Pe2,V2ZS;Mb.,X+[i@R/,X+]NEd;,X+]g5MTF,X+_O0R/,X+_U5]F,VE_g0P3"
",V+_k9Z9,X+`XIUJ,VE`cHO,,V+`fJMR:,X+bL9R/,X+bR>aI,VEbh<P9,V+cL+[6,X+c[7[-,VEck:P3,V+dNDMVA,X+eY9R/,X+e`>c,,X+fUAR<,V"
"Ef]2P3,V+fa;MLC,V2gb3N]:,].jQDS;A[@QX/VEVLP/T0[BQW@MGVLP+T0]2[@[BVLP/T0QX3]2V2VLP1T0MeFjYI0-MeFV+jZ/M3,V+j[8jK,].kY8"
"M^:,].lkIMW8,].MMV6NLI+")
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced: source 4179083739654a20, glslang 16.6.0, spirv-tools v2026.4, 144704 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced[] = {
("++++bH03TLM=T0MH3c,9,3c;U>-V3;ML01/PEP/V3P6ML>3,V+MLHM00XLM@T0P8P1U-MN90,V3MN@48PGV@P9TLLHPHPGP8TLM+PJ1PHTLMGPJMO541"
"ZLM@T0PKQ4P:V3MOI0FPKU-XLM@T0V4P1V3MGXLM@T0V=P/V4V3ZLM@T0VAQ4P:V=V3XLM@T0VBP1VAMPH0,VBMQ-27V2Q+TLLHVCTKV2TLM+VF/VCTL"
"MGVFMQA=/VGQ4P>V3MR60FVGU-XLM@T0VHP1V+MIXLM@T0VIP/VHV3ZLM@T0VJQ4P>VIV+XLM@T0W+P1VJMS501W+THTLM6T0V>M;MSA6/V3MHTLLHW,"
"MT/06W,TLLHW-W,T<TLM+W/1W-TLMGW/MT@28W0TIP9TLLHW1W0T<TLM+W21W1TLMGW2MU3A<P+ZLM@T0W3Q4P:V3V3XLM@T0PFP1W3U-XLM@T0W4MV9"
"02W5Q5W4TFXLM@T0W7MVF0AW8Q4W5W7TFZLM@T0W:Q4P>V3V+XLM@T0PIP1W:U-XLM@T0W;MW@02W<Q5W;TFXLM@T0WBMX+0.WCQ4W<MVA03P/W8WCXL"
"M@T6WEQ6WDMXA17WFQ4Q+TFW8ZLM@T0Q,Q4WEW8WFMY2;0XLM@T0WGP4V+MZ+0,WGMZ1M04WHP+V+PDXLM@T0WIP-WHM[@07WIPDTLLHX+T0Q.TLM+X,"
"1X+TLMGX,M]0M64X1TKQ.TLM+X21X1TLMGX2M^EM+7X3Q4Q+TFWCZLM@T0Q2Q4WEWCX3M`092VEN+XLM@T0X4P4VEM`F0,X4Ma+F4X;P+VEPDXLM@T0X"
"<P-X;Mb.07X<PDTLLHXBT0Q3TLM+XE1XBTLMGXEMb@24XFTKQ3TLM+XI1XFTLMGXIMc/5,XJMc:2,XJMcC@,XKMd72,XKMd@P2,Y+MhH4,Y+Mi1T-/@X"
"LM@T0Y,NP72,Y,NP@;,V3NQ00=V3R8XLM@T0Y-P/MGV3XLM@T0R9P1Y-U-TLM6T0]-0NQH0/Z.XLM@T0Y/NR00.Y4P-Y/NR80,Y4NR>7,YJNS+0,YJNS"
"1N.+NU8=,NL+NV+1,[7NV20.[<P1[7NV:0,[<NVAb32MY,a8V3VLP4T0MY-a8SY8>2aKMY0S6VLP4T0b+MY0OLJM+,MY0OMKe5,MY0Og5XF,MY0PS0T0"
",MY0P[6jH,MY0QY3T1,MY0Qb:R,,MY0Qh<VA,MY0RR2RA,MY0RXIVJ,MY0RdHR4,MY0Rk1W;,MY0SUCO:D[=MXKPEVLP4T0[>MXKPEVLQ5T6[@[>TFXL"
"Q4T0[B[@TFTHVLP+T0]4[=[BSYJND,]4S]CA,]4S^8<,]4S^KS.,V3Sf.MD,V+SgHR1,V3TM.QB,V+TRFMRH,]-UYCF1]5MeEU-VLP/T0aFUZC00]5aF"
"VLP1T0aGU[,0-aGV3U[3PR,.aHN]8V3Yb71:aHVLN,T1aIN2UATLMIT0aJaIVLP/T0N]=aJV3Yc,T6,V3Yk8U-,V+ZS;SC,V3Z[3^-,V+[L6O1.Nf8Ne"
"HV3[O@10Nf9Ne7Ne1Nf8Ne:[RG4+[P3M,+[a/1+[Q:J.MeFNf7V+[R;19MeGX-Ne.MeFNf4RLSCPW9+TLSFMeGMeIPW9PLSDMeI[S/3,MeI[S8R<.PXE"
"Ng2V3dkGA,NdFdl<3,NgDdlF<,NgEeL71+[[D9-PY/N[+eM-3,N[+eM6=,N[+eMJ3,N[+eN2=,N[+eNF3,N[+eO.=,N[+eOB3,N[+eOKF,NdFePF3+[a"
"3=+eQ@NA4NZHPZ9RLMJNZIPZ8VLN,T1PZ:NZHeT=3,NZIeTGC,NZHeU>3,NZIeUHO:.Oi1P[;VEeY910Oi2XGP[3Oi1P[8bP-4+eZ-MJ,NZJe],0,NZJ"
"e]2:4V3PLSEOi3PLSDOi3ZLSAT6P]/Oi2e]KN<.N]9P]=VEe`>1/N];XGP[4N]9e`I0.N];OiEP]AbS0MI,P[+bU.M02NZFP[+VLMET0Oj:N+NZFbV:K"
",P[+bW:N6,NZGbYG1.P_+Oj;V3eh/J,Ok,ei.<,Ok-eiA1+b[G9-P_6NZGej63,NZGej@=,NZGek23,NZGek;=,NZGel.3,NZGel7=,NZGelK3,NZGfL"
"3M>+]^,O;,V+]a=QA.OQJOO+VE]g510OQKXGONFOQJONI^V;4+]gJ0,N]<]h/0-V>N]<]h6N9.OR+PLSDOR+]jHTK,V+^RHO1.OR9OQIV3^V010OR:OQ"
"8OQ2OR9OQ;^Y74+^VEM,+^gA1+^X+J.NeIOR8V+^Y,10NeJX-OQ/NeIOR5[OK4+^YA3,Nf+^YJR>,V3^a=R..NeKPLSDNeK^gDR/DOh.TFOU0Oh/Oh0T"
"LSBNgFOh0,PLSENgGPLSDNgGVLQ;T6NgHOh.Q3TLSFNgHNgINgFPLSDNgI_M@0/Oh:OV6PLSDOh:al15HNgJXGRLSCOhB+TLSFNgJOhDOhBPLSDOhDTL"
"MIT0NgK5VLP/T0Nh+Oh.PDVLP+T0Oi0NgKNh+VLQ;T6Nh,bOA30P[=XGOh:Nh,OhDeYE0-OVBP[>_OCJ-OhKOh._PC24Oi+TFOVHOhKOVIVLP+T0Oi,O"
"VFbN;7+_Q>0/Oh.VLMET0Nh-_QH35Nh.Oi.OVGNh-OVEVLQ;T6Nh/Nh.V3e]C1/OW1P[=OhBNh/_RD@+bPA5,OW5bQ+7+_T.F8Nh0Oh.PDVLP+T0Nh1O"
"W=Nh0VLQ;T6OWANh1VE_U5A+ea32,OWDea;M<-Nh2Oh.ec.2DNh3TFP^/Nh2P^0VLP+T0Nh4P^-Nh3VLP4T0Nh5Nh4PIVLP/T0Nh6Nh5U-VLP+T0P^6N"
"h6ed-12NZ9Oh.VLMET0P^7N+NZ9ed:J-Nh7Oh.ee:2>Nh8TFP^;Nh7P^<VLP+T0Nh9P^9Nh8VLP4T0Nh:Nh9PIVLP/T0P^BNh:ef4M<,NZ:egG1.Ok.P"
"^8V3bZ/HBNh;Ok4P^JXLN,X9Nh<Ok2U@Nh;XLMIX8Nh=Nh<--TLO<T0Nh>Nh=RLMJP^KNh>b[B0+eiG9+_`+OC+ba+0+_cH5+ba:4.OV,PLSDNgF_d=0"
"+ci,2,OOCci4N0,U-ck:N1,NZ8dLBN,,V3dNDMD.O[JV>PSK`L4A,PSE`LKM.,PS6`N.G+dS3F+`ODO7,V+`S0QA.OcKO_-VE`XI10Od+XGO^HOcKO^K"
"aSE4+`Y<0,Nh@`YC0-V>Nh@`YJN9.Od,PLSDOd,`]:R7,U-`cHO,,V3`fJB,V>`gAU:,V+aP0O1.Od:OcJV3aS910Od;Oc9Oc3Od:Oc<aVA4+aT-M,+a"
"dJ1+aU4J.NhAOd9V+aV519NhBX-Oc0NhAOd6RLSCNhC+TLSFNhBNhDNhCPLSDNhDaVJ3,NhDaW2R>,V3a^GR..NhCPLSDNhCae,R/<OV-TFOg1OV.OV/"
"TLSBOh1OV/,PLSENhEPLSDNhEVLQ;T6Oh3OV-akB=+_MKM0,VE_O03,Oh6_O92JNhFOVAPLSDNhFRLSCNhG+TLSFP>NhHNhIPLSDNhHTLMIT0NhJ5RLS"
"CNhK+TLSFXDNi+Ni,PLSDNi+PLSENhKPLSDNi,_P>19NhKPLSDNhKZLSAT0OVKTFNi+OVJNi,VLP+T0OW+NhJ_Q27GNhGPLSDNhIRLMJNZ0OV-VLMET0"
"Ni-N+NZ0PLSENhGPLSDNhGZLSAT0Ni.OW-NhKNi-NhIVLQ;T6OW0Ni.V3_R91BNi/OV@OV9OW0NhGRLSCNi0+TLSFNi/Ni1Ni0PLSDNi1TLMIT2Ni2CT"
"LOHX@Ni3Ni2_S57,Ni3_SC7.Ni0PLSDNi0bQ:19Ni4XGRLSCNi5+TLSFNi4Ni6Ni5PLSDNi6TLMIT0Ni7_TF4GNi7OW>VLQ;T6Ni8OW@VEPLSENi5PLS"
"DNi5ZLSAT6Ni9XGOh7Ni8Ni6RLSCNi:+TLSFNi9Ni;Ni:PLSDNi;_UJ3,Ni;_V2ND,NZ,_Y+0,NZ,_Y1O6,NZ-_]=3,V3_]GN0+b]4OC+_cC00Ol1PLS"),
("ENi:PLSDNi:ba50+_d14+baDRD,U-bh<P9,V3cL+ME,V>cMFSE,V+cU@QC,VEc[7K,V>c]7WA+_dC2,PQA_dKN0,U-_g0N1,NYJ_i7N,,V3_k9MD.PT+"
"V>O[IdP>A,O[CdQ4M.,O[4dR8G+`NJF+dT-M,,V3dU/T+,V+d^0R/,V+dd571Ni<+TLSFPW8PW:Ni<ddHRHMENi=PX1PTBRLSCNi>+TLSFNi=Ni@Ni>P"
"LSDNi@TLMIT2NiA;TLOHX7NiBNiAVLN,V:NiC:PUETLMIT0NiDNiCVLP+T0NiENiDPXCXLN,X9NiFNiBU@NiEXLMIX8NiGNiF--TLO<T0NiHNiGRLMJP"
"XDNiHPLSENi>PLSDNi>eL<:P,NiINYFU@TLMIT0NiJNiIVLN,T1NiKNYFUATLMIT0Nj+NiKVLR/T0Nj,Nj+X:VLR0T0Nj-NiJNj,VLN,T1Nj.NYFUBTL"
"MIT0Nj/Nj.VLN,T1Nj0NYFUCTLMIT0Nj1Nj0VLR/T0Nj2Nj1X:VLR0T0Nj3Nj/Nj2VLN,T1Nj4NYFUDTLMIT0Nj5Nj4VLN,T1Nj6NYFUETLMIT0Nj7Nj"
"6VLR/T0Nj8Nj7X:VLR0T0Nj9Nj5Nj8VLN,T1Nj:NYFUITLMIT0Nj;Nj:VLN,T1Nj<NYFUJTLMIT0Nj=Nj<VLR/T0Nj>Nj=X:VLR0T0Nj@Nj;Nj>ZLN;T"
"KNjANj-Nj3Nj9Nj@VLN,X>NjB<PUERLMJNjBNjAPLSENi<PLSDNi<eQ,>Q5NjC>TLMIT0NjD@VLPCP,NjENjCNjDVLN<T0NjFNjE+VLN<T0NjGNjE,RL"
"SCNjH+TLSFN^1NjINjJPLSDNjIVLN;T2NjKNjFNjGPLSENjHPLSDNjJVLR/T0Nk+NjFN^0VLR/T0Nk,NjGN^0VLP-T0Nk-V+N^0VLR-T0Nk.NjFNk-VL"
"R0T0Nk/Nk,Nk.VLN;T2Nk0Nk+Nk/PLSENjHPLSDNjHZLSAT2Nk1NjKNjINk0NjJTLMIT2Nk2=RLMJNYBNk2RLMJNYCNk1VLN,T1Nk3NYBTFTLMIT0Nk4"
"Nk3VLN,T1Nk5NYCTFTLMIT0Nk6Nk5VLPAP,Nk7Nk4Nk6VLN<T0Nk8Nk7,VLN<T0Nk9Nk7+VLN,T1Nk:NYBTHTLMIT0Nk;Nk:VLN,T1Nk<NYCTHTLMIT0"
"Nk=Nk<VLP+T0Nk>Nk;Nk=VLP+T0Nk@Nk>Nk8VLN;T2NkANk9Nk@RLMJCNkATLMIT0NkB>VLP+T0NkCNkBUARLMJ>]O741NjHNkFNkGTLSBOV0NkG_M/3"
",NkE_M83M;NkH+TLSFQ-OV5NkIPLSDOV5VLN,X>NkJDNkERLMJNkJX=TLQ3T6NkKXGRLSCNl++TLSFNkKNl,Nl+PLSDNl,TLMIT0Nl-5VLP/T0Nl.NkE"
"PDVLP+T0Nl/Nl-Nl.VLQ;T6Nl0Nl/VE]RA0Q/T6Nl1XGOV5Nl0Nl,RLSCNl2+TLSFNl1Nl3Nl2PLSDNl3RLSCNl4+TLSFP>Nl5Nl6PLSDNl5TLMIT0Nl"
"75RLSCNl8+TLSFXDNl9Nl:PLSDNl9PLSENl8PLSDNl:VLP/T0Nl;NkEPDPLSENl8PLSDNl8ZLSAT0Nl<TFNl9Nl;Nl:VLP+T0Nl=Nl7Nl<VLP4T0Nl>N"
"l=PIVLP/T0Nl@Nl>U-PLSENl4PLSDNl6RLMJNYDNkEVLMET0NlAN+NYDPLSENl4PLSDNl4ZLSAT0NlBNl@Nl8NlANl6VLQ;T6NlCNlBPTBPLSENl2PLS"
"DNl2ZLSAT6NlDNl1Nl+NlCNl4RLSCNlE+TLSFNlDNlFNlEPLSDNlFTLMIT2NlGCTLOHX@NlHNlGVLN,V:NlIBNkETLMIT0NlJNlIXLN,XANlKNlHU@Nl"
"JXLMITKOL+NlK-;RLMJNkJOL+PLSENlEPLSDNlEPLSENkHPLSDNkITLQ3T6OL,XG]V55Z8T0OL/5VLP/T0OL0NkEPDVLP+T0OL1OL/OL0VLQ;T6OL2OL"
"1VEPLSEOL-PLSDOL-ZLSAT6OL3XGNkIOL2OL.RLSCOL4+TLSFOL3OL5OL4PLSDOL5PLSEOL6PLSDOL6ZLSAT0OL7TFOL5OL8OL9TLSBOL:OL9,PLSEOL"
";PLSDOL;VLQ;T6OL<OL7U-TLSFOL<OL=OL:PLSDOL=RLSCOL>+TLSFP>OL@OLAPLSDOL@TLMIT0OLB5RLSCOLC+TLSFXDOLDOLEPLSDOLDPLSEOLCPLS"
"DOLEVLP/T0OLFNkEPDPLSEOLCPLSDOLCZLSAT0OLGTFOLDOLFOLEVLP+T0OLHOLBOLGVLP4T0OLIOLHPIVLP/T0OLJOLIU-VLP+T0OLKOLJOL7PLSEOL"
">PLSDOLARLMJNY@NkEVLMET0OM+N+NY@PLSEOL>PLSDOL>ZLSAT0OM,OLKOLCOM+OLATLMIT0OM-5RLSCOM.+TLSFXDOM/OM0PLSDOM/PLSEOM.PLSDO"
"M0VLP/T0OO,NkEPDPLSEOM.PLSDOM.ZLSAT0OO-TFOM/OO,OM0VLP+T0OO.OM-OO-VLP4T0OO/OO.PIVLP/T0OO0OO/U-RLSCOW.+TLSFP>OW/O_.PLS"
"DOW/PLSEOW.PLSDO_.VLP+T0O_/OO0OL7TLMIT0O_0AZLL7T0O_1,M1O_/O_0VLP-T0O_2O_1OO0PLSEOW.PLSDOW.ZLSAT0Oh2OL7OW/O_2O_.VLN,T"
"1Oh9NYAOL7RLMJOh9TFVLQ;T6Oh;OM,PTBRLSCOh<+TLSFOh;Oh=Oh<PLSDOh=TLMIT2Oh>CTLOHX7Oh@Oh>VLN,V:OhABNkETLMIT0OhCOhAVLP+T0O"
"hEOhCOh2XLN,X9OhFOh@U@OhEXLMIX8OhGOhF--TLO<T0OhHOhGRLMJOh9OhHPLSEOh<PLSDOh<PLSEOL9PLSDOL9VLP+T0OL8OL7UAPLSEOL6PLSDOL"
":VLN,T1OhINYAU@TLMIT0OhJOhIVLN,T1Oi/NYAUATLMIT0Oi5Oi/VLR/T0Oi6Oi5X:VLR0T0Oi;OhJOi6VLN,T1Oi<NYAUBTLMIT0Oi=Oi<VLN,T1Oi"
">NYAUCTLMIT0Oi@Oi>VLR/T0OiAOi@X:VLR0T0OiBOi=OiAVLN,T1OiCNYAUDTLMIT0OiDOiCVLN,T1Ok5NYAUETLMIT0Ok6Ok5VLR/T0Ok7Ok6X:VLR"
"0T0Ok8OiDOk7VLN,T1P[<NYAUITLMIT0P[@P[<VLN,T1P]>NYAUJTLMIT0P]@P]>VLR/T0P]BP]@X:VLR0T0P^1P[@P]BZLN;TKP^2Oi;OiBOk8P^1VL"
"N,X>P^3DNkERLMJP^3P^2PLSEOL4PLSDOL4PLSENkHPLSDNkH]X+7,OV0fMG7,OV0fN3M@,V+fOIQC,VEfUAK,V>fVAQ<,U-f]2P3,V3fa;ME,V>fc5k"
"/FP^4Pi/V3TLMIT0P^5NDVLP+T0Pi2P^4P^5VLN,T1P^=NFUBTLMIT0P^>P^=VLP/T0Pi5P^>V+gb3Ne+AP^@QX/U-VLP/T0P^AQW@MGVLP+T0Pi0P^@"
"P^AVLP/T0QX3Pi0V+VLP1T0Pi1jYI0-Pi1V3jZ/M3,U-j[8QhG+")
};

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced: source ee090efe67d5a91e, glslang 16.6.0, spirv-tools v2026.4, 101720 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced[] = {
("++++iG-N/P+iI3,N/j14,N/j;M2@U-3TLM6T0VEN+TLLHN0U8T<TLLHNGN0U-TLM+NH1NGTLMGNHl61JTLM6T0V3;TLM+W62N0TLM6T0NIM,TLLHO-U8"
"NITLLHO.O-V3TLLHO/O.T<TLM+P9/O/TLMGP9ML626P93/TLM6T0^02TLM+P;1TBMLA49P<Q4P:V3N/XLM@T0PFP1P<Z.XLM@T0P=MM702P@Q5P=TFXL"
"M@T0PAMMD0/PBQ4P@PAMN,19PCQ4P>V3N/XLM@T0PIP1PCZ.XLM@T0PEMNA0-PGQ5MO40+MO,0;PJQ4PGPHTFXLM@T0PKP/PBPJXLM@T6Q.Q6PKMOB0-"
"Q.PBMOI8/TLM6T0Q3]+MP5M--TLMGX0MQBM.4Q4TKT<TLM+R71Q4TLMGR7MS-M--Q.PJMT1M0,X0MU72,R7MU@S1+M]JPD+MbFQS.,N/RiJMD,N/RkCV"
"J,N/SUBQB,N/S[8MP.,U-T`<I,T<Ta:M33R8R5U-VLP4T0SDR8Z.TbK2.R@R9Z.TcIJ:VLP4T0UJR5U-VLP4T0R:R6T<VLP/T0U5R:U-TeJMkK,U-VdJ"
"I,T<VeHP+,N/ViIUI,T<WRGS;,N/WZ7U4,T<WdBYE,T<XQ;M=,Q3XS.R+,Q3XY/^H,T<Xl,M=,Q3YL@R+,Q3YRAXC,T<Y`8M,,Q3Ya:SF,T<Yi5M,,Q3"
"Yj7[2,T<ZX@M=,Q3ZZ2R+,Q3Za3^H,T<[R0M=,Q3[SDR+,Q3[YEY<,T<[h6@:VLP4T0Mf5Mf-U-VLP4T0R;Mf.T<VLP/T0Mf4R;U-[j-N8,T<[l;M+=R"
"CMfBU-VLP4T0MfKRCZ.VLP1T0T-MfCT<VLP/T0MfIT-Z.]MBNC,U-]P9G9T:O]-U-TLSFT:TDO]0PLSDTDVLP4T0ONKO]AT<eU+:N<Q[IPLSDQW<VLP-"
"T0TG^0O]-PLSEQ[IPLSDQ[IZLSAT0TIO]-Q[JTGQW<VLP1T0U2O]AZ.VLP4T0U;O]AZ.VLP1T0ZITIZ.VLP4T0ZJTIZ.XLN,TC]2NZ8ZIZJTLMITBMf/"
"]2XLN,TCMf0W2U2U;TLMITBMf1Mf0ZLN,P;RT.1TIU2U;TLMITBMf2RT.]LL7TBRT0,M=Mf/Mf1Mf2RLMJRT.RT0]S6N7,T<]UDM,,Q3]VFSF,T<]_AM"
",,Q3]`CZ5,T<^N-M=,Q3^OAR+,Q3^UB^H,T<^h>M=,Q3^j1R+,Q3_O2X>,T<_[GM,,Q3_]ISF,T<_eDM,,Q3_fFTH,T<`NC@:VLP4T0NjENj<U-VLP4T"
"0Mf3Nj=T<VLP/T0NjDMf3U-`P9N8,T<`RHM+=MfDNk/U-VLP4T0Nk8MfDZ.VLP1T0MfENk0T<VLP/T0Nk6MfEZ.`U-NC,U-`WFGM0MfFPd.U-TLSFMfF"
"MfGPd1PLSDMfGVLP4T0MfHQMBT<VLQ5T6MfJMfHTFRLSCQ[K+TLSFMfJMg7Mg8PLSDMg7PLSEQ[KPLSDMg8VLP-T0Mg9^0Pd.eU91N+Mg:Pd.Mg7Mg9M"
"g8VLP1T0Mg;QMBZ.VLP4T0Mg<QMBZ.VLP1T0Mg=Mg:Z.VLP4T0Mg>Mg:Z.XLN,TCMg@W+Mg=Mg>TLMITBMgAMg@XLN,TCNj>NY<Mg;Mg<TLMITBNj@Nj"
">ZLN,P;Pd71Mg:Mg;Mg<TLMITBNjAPd7]LL7TBPd9,M=MgANj@NjA`Z@e+<NjBPi/N/TLMIT0NjCNDVLP+T0Pi2NjBNjCVLN,T1Pk8NFUBcOD21Pk9N/"
"TLMIT0Pk;NEcP09/PLSJZ.PLSDPk=aT/B,OM+aTGS1FNk1S<N/TLMIT0Nk2S,VLP+T0U=Nk1Nk2VLN,T1Nk3S/UBTLMIT0Pk7Nk3VLP/T0[,Pk7N/a]G"
"M_A0Nk4NJXLN,V:Nk5cOA0ENk7Nk5VLP/T0NkCNk4Nk7TLMIT0NkDNKVLP+T0NkENkCNkDRLSCNkF+TLSFQ-NkGNkFPLSDNkGcP>6,NkEcPKME,NkFcR"
"E3,NkFcS-M=,NkEcTAMO5,].dX+e2,U-eP3G=NkHRT@T<TLSFNkHNkIRTCPLSDNkIVLP/T0NkJRT7T<VLP+T0OR,NkJeQ;I,NkKeR914NkKVLP,U8Nl+"
"OQJOQ3RLMJNkKNl+eRIN,ENlGRO<VLQ5T6NlHNlGTFRLSCNlI+TLSFNlHNlJNlKPLSDNlJPLSEOL+PLSDOL+ZLSAT0Q]+TFNlJeUC9,U-eV1G=OL,Q]3"
"T<TLSFOL,OL-Q]6PLSDOL-VLP/T0ON;Q]+T<VLP+T0OO+ON;eW9MG2OL+PLSDQ].PLSENlIPLSDNlKeY;3,NlKeYE9,U-eZ3G=ONEQXGT<TLSFONEON<"
"QXJPLSDON<VLP/T0ONFQX>T<VLP+T0ON=ONFe[;OE.NlIPLSDNlIe`7SG+")
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced: source 34e42ace94dc9391, glslang 16.6.0, spirv-tools v2026.4, 101788 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced[] = {
("++/O_RL].NMT+]LL6RY5/46PLL<Qi<_LL5M[bXaN>M[bTcN0M_RNgO>M]bki`0Macghh@McRXdh.M[dTeW:RTfO,8;,NPLL:JG0O;IJM+KMI>+NHI+N<"
"6+ODU2.R+,4XJ4,RFY3B+Z-8+Z>3.R-,GZFN@+^=O>3]LM,O<T.T1T1T1TAU/b0K/TLM+Z,2U8cH9+c/>+d<TD+ML8]0BTLM=T0R++TLM6T0^02XLM@T"
"6O=Q5R+^0TLM+O@1T6TLMGO@O;1M]=7+Mb95.];Q5RFM^6>5TLM6T0]-0XLM@T6OAQ5R+^0M^JMK+Ma,H+Mc.M2+Mb+5=]DN-TLM6T0]8N3XLM@T6QlG"
"Q5R+^0XLM@T6QkAQ6R+ZHMf.3.RLM<T6R-Mf63-R+ZHMfK9+MgA2/TLM6T0^14Mh.M39T1OB2TLMGT1OC2TLMGTAOD2TLMGT1OENL8P9+ibD>+gT8D+N"
"Q=;+NR=d83UKX2e;PLSDX2VLQ9T6Ne6Nk23.Ne7UKc5Y^66.NLSIPLSDNe8Nl+SB/Qk,c,RLMJQk-ORF0-Qk,Qk-OS,N;/QjKg,RLMJQk+OUA0-QjKQk"
"+OUHM:/QjIg,RLMJQjJOW:0-QjIQjJOWBML=,UGPX4NN=0UGOFMWEPLSDOFR[+0/OGOHPLSDOGR[43,OGR[=1,OGR[EN9/OHVLP/T0OIR_67,OHR_D0-"
"OIOHR_K1,OHR`11,OHR`8_:4XLN;M7RY/MXGMWCMWDRLMJS1M[,idHM,+gc11,RL9gc81,eBgc@:4aERL=a>RL>VLQ;T6OJMX>RL@gg>04T6OKQlGM[B"
"OJRL<RLMJO;OKgY0;,MWCiY-0,QkJiY32-MWDMX@iY<2/QkJQkIRWBRWAgYC14RWDQkARL9RWCRW@TLQ3T6RP:RWDhWB5:S3c,RLMJS4RY/RLMJS5e:Z"
"LMET6RXFO7S3S4S5hZG1;RXGRWDQkHRXFRP<RLSCM[J+TLSFRXGMWFM[JPLSDMWFRLSCMWIR[-2=TPk+T2P+THRLMJRY2P+TPk+T2M]/TERLMJRY4M]/"
"PLSEMWIPLSDMWIST/Mb02OBOM>RLMJOCMh/RLMJODTj;0GOBOCODRLMJOEOM>RLMJ_AMh/RLMJ_BMgBRLMJ_CM[,RLMJ_DVH_LMET.Q8RDOE_A_B_C_D"
"VT-MF,UGVUIM4,UKVW2OQ//RENe1PLSDREY]:;,RIY^+39RJUKX1RIRERLSCRK+TLSFRJS+RKPLSDS+Y^BNB2RKPLSDRKZLSAT6Nf9RJYa>SlA@RD+O<"
"RLMCT1S,RLMCT1S-RLMCT1S.RLMCTAS/RLMCU/S0PLSDS9Mi5P/4TLMIT6S:O;VLQ2T6e>O=S:Nk@7M9VLN,T1S;S/UATLMIT0S<S;VLP/T0T:S<VETL"
"MIT0U;S,VLP+T0U=T:U;VLN,T1ZIS/UBTLMIT0ZJZIVLP/T0[,ZJVETLMIT0]7S-VLP+T0Mh2[,]7Tk+MD,S0TlEN06U=RLMJ^>TFTLMIT0]:S.RLMJ^"
"@]:UN0MF,S0UP+N42TLMIT0]FS.RLMJ^E]FUR7MF,S0UT2NDATLMIT0]GS,RLMJ^I]GTLMIT0]HS-RLMJ^J]HTLMIT0]JS.RLMJ^K]JUW3N9,S0UYCM-"
",]9UZFM-6U=RLMJ_.TFTLMIT0]KS.RLMJ_/]KU].MF,S0U^JM-,];U`,M12TLMIT0^+S.RLMJ_4^+Ua5MF,S0Uc0N3,S0Ue9X<ATLMIT0^,S,RLMJ_8^"
",TLMIT0^-S-RLMJ_9^-TLMIT0a+S.RLMJ_:a+VQ3MG,S0VS/J,NLSIba0@M7TLMGU/a,2TLMIT6a-O;VLQ2T6a.OAa-RLSCa/+TLSFa.a0a/PLSDa0TL"
"MIT0e<NJTLMIT0e=NKTLMIT0QL0O+TLMIU.MX9O,RLMJa,MX9XLN,V:M[Hbb+0DM[IM[HVLP/T0M[Ke<M[IVLP+T0Pk<M[Ke=RLSCM]++TLSFQ;M],M]"
"-PLSDM],XLN,V8M].Tl50AM]0M].TLOHTBOLBM]0PLSEM]+PLSDM]-PLSEM]+PLSDM]+ZLSATBOLCOLBM],Z2M]-be/3,M]+be829OLDPLSDOLDVLQ;T"
"6OLEPlJZ.TLSFOLEOLFQL,PLSDOLFbf1GGXLN,Z1OLGOL<U@OL=VLN,TCOLHa,PlJTLMITBOLIOLHVLP0TBOLJOLCOLIZQi>TBOLKOLGUETFOLJbgA=-"
"PLSDa/baEE,OM+bb>B,OM+bc5MG+d[/2,Pk=d[72+be@1M7QW@Z.TLSFQL.QL/QWCPLSDQL/TLMIT0OM,O+VLQ;T6OM-QW@OM,RLSCQWG+TLSFOM-OM."
"QWGPLSDOM.TLMIT2OM/ETLOHZ0OM0OM/VLP+T0OM1OM+QW@VLN,TCOL>O,QW@bg12.OM0U@OM1bg;1.QWGPLSDQWGdcG8+bh1]J-Z,OM2gRHM>=OM32T"
"LMGT1OM=2TLMGT7OM@2TLMGT1OMA2VLN,T4Qk.O8gU4=+c],0+gV+MD,O8gWE7,OMBgX11,OMBgX8FGOMCOMBRLSCOMD+TLSFOMCOMFOMDPLSDOMFVLQ"
"5T6OMGQk>TFPLSEOMDPLSDOMDZLSAT6QkKOMCQkBOMGOMFgZ-M2/QjEQk=RLMJQjFg[802QjEQjFRLMJQjGQl4RLMJQjHg[E0-QjGQjHg]+6/OM3Qk=R"
"LMJOM=g]:0-OM3OM=g]B0/OM@Qk=RLMJOMAg]K0-OM@OMAg^1>2OMDQl:Ql.TLMIM0RM4O8gh<NB,Ql+gk33+gkGO3,RMFhN/Q2;OMHO9UBTLMIT0OMI"
"OMHVLQ5T6RQ/OMIQk:VLN,T1RO<O9hS8>/TLMIM7RODO9hT8=,O:hU+=+h[11=OMJPLSDRQ1PLSERQ0PLSDOMJPLSERQ0PLSDRQ0ZLSAT0ON8ROGRQ1T"
"HOMJhU=3,RQ0hUG1,RQ0hV-M:9ON8TLQ3T6ON9RP9RLSCON:+TLSFON9ONDON:PLSDONDhWKNICON:PLSDON:ZLSAT6ONGRP9RP7RQ.ONDRLSCONH+TL"
"SFONGONIONHPLSDONIPLSERP2PLSDONHh[>>DONIRLSCQT++TLSFRQ/QSGQT/PLSDQSGVLQ5T6QSKRQ2ROGPLSEQT+PLSDQT/VLQ7T6QT4RQ2TFcj<D5"
"VLQ;T6ONJRQ2ROGXLQ4T0RQ9ONJTHh^BP9,RQ2hc024QT7PLSDQT7XLQ4T0QZ1QT5THTFdiF1+hc;4,QZ2hcF16QZ2THPLSERO@PLSDRO@ZLSAT6RR5R"
"O>RNBhd6:0RLSCRT4+TLSFRQ/hiDN@0Z/OQ1RO:U@RU4hg:5-RT7RT@hgG8+iL,E+eg4A.RO;U@Ql;eh,48PLSJUKPLSDRT4TLMIT0ONKRO<VLQ5T6Q["
"HONKTFeS61,QW<eS=MJEVLP+T0OO+Q]+Q]3VLP/T0OO,OO+PDTLMIT0OO-0VLP+T0OO.OO,OO-XLN,VDOS<1Q]+Q]3hl<4,OO.hlG1+eUFH,QW<eVC1+"
"dd=N>7RLMJOM2ONCPLSEOO/PLSDOO/ZLSAT0QWHTFON<d]52+d[>1KQWHZ.TLSFQWEQWFQWKPLSDQWFZLN,Z1OO0RO:U@ONAQWHVLN,TCOO1OM2QWHTL"
"MITBOO2OO1ZQi>TBOO3OO0UETFOO2dc95.OO/PLSDQWKdg;C6Q]<PLSDQXBPLSEQ[IPLSDQ[ITLMIM7RUFO9iM2C,O:iMKM3:VLQ5T6OO4RUITFVLQ6T"
"6OO5RV1TFVLQ2T6RV2OO4OO5iO754QQ.RN,RLMJQQ/]=VLN,T1RV5QQ.iOK3,QQ/iP3C,QQ.iQ+3,QQ/iQ4N:+NhA0+iSI@.PLSJUGNLMD")
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced: source e38ec007f86af4f6, glslang 16.6.0, spirv-tools v2026.4, 99032 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced[] = {
("++++N8,N+N9g6+iI3,V+j14,V+j;N2@^14TLLHNHU8^1TLLHNINHU-TLLHO-NITHTLM+O./O-TLMGO.ML622O.3/TLM6T0VEN+MLE0M.O/Q4P:U-V+XL"
"M@T0PFP1O/Z.XLM@T0P9P4VEPFXLM@T6P;Q5P9TFXLM@T0P<P1VEPFZLM@T0P=Q4P;P<MN,1M:P@Q4P>U-V+XLM@T0PIP1P@Z.XLM@T0PAP4VEPIXLM@"
"T6PBQ5PATFXLM@T0PCP1VEPIZLM@T0PDQ4PBPCTFXLM@T0PEP/P=PDXLM@T6PGQ6PEMOB0-PGP=MOIP2-PGPDMT1Y<,PL+MbDO+,VEMeE<+Mf9V71U-V"
"LP4T0MY-a8U-NP+PeI,V+RiJMD,V+RkCVJ,V+SUBQB,V+S[8MQJ,V+Tb711R9R5V+VLP1T0PHTbD0,PHTc.MC;V+VLP1T0PJR5Z.VLP4T0R6PJZ.VLP/"
"T0U5R6T<TeEM`F,VEVX@N2,VEVZHNG+V_2U;.R7N]8U-VhF1IR7TLMIT0T-N]7VLP/T0T:N]:U-VLP-T0PTBT-T:VLN,T1TDN2UATLMIT0TGTDVLP/T0"
"N]=TGV+ViIT6,U-WQ4NA,VEWSKR7,V+WZ7SC,U-Wc/NA,VEWeFYH8TINdFVEVLP+T0U2Ne3TIVLQ;T6RIU2VEXS.M=,VEXTBMA,U-XV7N68U;NdFVEVL"
"P+T0W.Nf5U;VLQ;T6X4W.VEXY/N;,VEX[AN6,VEX_,N>,U-XaAW=8W/P[+VEVLP+T0W0P[9W/VLQ;T6P[<W0VEYL@M=,VEYN2MA,U-YOIN68W1P[+VEV"
"LP+T0W:P];W1VLQ;T6P]>W:VEYRAN;,VEYU1N6,VEYW=N>,U-YZ1P6+ZP:5.OM6OM4Ol3ZQ.E+Yh=3,OM<YhGM/8W;Pc5VEVLP+T0W<YKW;VLQ;T6[-W"
"<VEYj7A2NZDPc5VLMET0[2MJNZDYk33,WKYk<5.ON4Pc5VEYkJ14ON5TFPP8ON4PP9VLP+T0ON6PP6Yc;:,Pc5Yd+MF1[2Z.VLP4T0Y9[2Yf+MB,[2Yg"
"C6+ZOK;+Y_A3,Pc8Y_JM/8W=PNCVEVLP+T0W>Y.W=VLQ;T6Y1W>VEYa:A2NZEPNCVLMET0Y/N+NZE]a>>.PP:PNCVE]b414PP;TFNOBPP:NOCVLP+T0P"
"P<NO@Yl8:,PNCYlIMF1Y/Z.VLP4T0[=Y/ZMIMB,Y/ZO@6+Yh-;+ZQDT-8Y0OPGVEVLP+T0Z+OQ4Y0VLQ;T6OQ7Z+VEZZ2M=,VEZ[FMA,U-Z^;N68ZGOP"
"GVEVLP+T0ZIOR6ZGVLQ;T6_>ZIVEZa3N;,VEZcEN6,VEZf0N>,U-ZhEW=8ZJOV-VEVLP+T0]4k<ZJVLQ;T6Me2]4VE[SDM=,VE[U6MA,U-[W,N68]5OV"
"-VEVLP+T0M]8Me5]5VLQ;T6Me8M]8VE[YEN;,VE[]5N6,VE[_BN>,U-[b5Q-,U-[g8M1.Nj;OZ;V+`O-18Me1Nj<Z.VLP4T0Me6Me1Z.VLP/T0NjDMe6"
"T<`P4J,OZ3`Q350W2OZ;RLMJPc3Pc2[k69+`R02,OZ>`R8M.,V+`S<11Nk3Nk/V+VLP1T0Me7`SI0,Me7`T3MI,OZ3`V15,NZ8`V<NF,NZ8`Y7;,W2`Y"
"IMA+]T17+]gJT58Mf.PUEVEVLP+T0Mf/NY-Mf.VLQ;T6NY0Mf/VE^OAM=,VE^Q3P,8Mf0PUEVEVLP+T0Mf1NYKMf0VLQ;T6NZ-Mf1VE^UBN;,VE^X2N6"
",VE^Z>Z18Mf2Oh.VEVLP+T0Mf3Nf2Mf2VLQ;T6NgFMf3VE^j1M=,VE^kEP,8Mf;Oh.VEVLP+T0MfCNgJMf;VLQ;T6Nh,MfCVE_O2N;,VE_QDN6,VE_T/"
"T78MfDP`1VEVLP+T0Mg1NhDMfDVLQ;T6NhGMg1VE_]IM<,VE__:RJ8Mg;Pa2VEVLP+T0Mg<NiBMg;VLQ;T6NiEMg<VE_fFM<,VE_h7R7,U-`MEM1.Mf,"
"PR=V+[hB18MgCMf-Z.VLP4T0MgDMgCZ.VLP/T0Mf4MgDT<[iIG>MgE2TFPb4Mf:XLMIU8MgFMgEM;T<VLN,Z,MgGNY<PR=RLMJMgGMgF`QC9+[kE2,PR"
"A[l,M.,V+]L011MfFMfBV+VLP1T0MgH]L<0,MgH]LHMF4MgI3TFPb4Mg0XLMIU8Mg2MgI]NK0,W+]O0NE>MgJW+Mg9Mg:TLMITBMgKMgJZLN;U8Mg=Mg"
"KMgKMgKMgKVLN,Z,Mg>NY<]R<MA+`[=d-FMh+Pi/V+TLMIT0Mh,NDVLP+T0Pi2Mh+Mh,VLN,T1Mh-NFUBTLMIT0Mh.Mh-VLP/T0NlKMh.V+aS9T>FMh0"
"S<V+TLMIT0NN=S,VLP+T0U=Mh0NN=VLN,T1NN>S/UBTLMIT0NN@NN>VLP/T0[,NN@V+a]GOaF,VEeQBQI,VEeW@P,,VEe[BW<+")
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced: source 6052a01ce0db99a3, glslang 16.6.0, spirv-tools v2026.4, 125712 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced[] = {
("++/O_RL].NMT+]LL6RY5/>6PLL<Qi<_LL5M[bXaN>M[bTcN0M_RNgO>M]bki`0Macghh@McRXdh.M[dTeW:RTfO,CME-M+KN=M.+P,I+OB6+PIVI+[J8"
".RF,4]94.RH,G]BNJ+`DR/+MiJ0+gA8+fH>+h4MMA+Mj-YE+NWIM2+NVJ1-]DN-NW-5/QkAQ6RFZHNZI3.RLM<T6RHN[04,ZHN[EX-+MOS/>+ML]>D+N"
"i=;+Nj=d83UKO;e;PLSDO;VLQ9T6O<Ob24/UKc5O<O;Ob@T-/Qk,c,RLMJQk-OjF0-Qk,Qk-Ok,N;/QjKg,RLMJQk+PLA0-QjKQk+PLHM:/QjIg,RLMJ"
"QjJPN:0-QjIQjJPNBML=,UGQO4NN=0UGO=MWEPLSDO=SR+0/O@OAPLSDO@SR43,O@SR=1,O@SREN9/OAVLP/T0OBSU67,OASUD0-OBOASUK1,OASV11,"
"OASV8_:4XLN;M7RY/MXGMWCMWDRLMJS1M[,MOU3M,+MLb6;,MWCMNk90,QkJMNk@2-MWDMX@MNkI2/QkJQkIRWBRWAMLbI14RWDQkAM[BRWCRW@TLQ3T"
"6RP:RWDMM`H5:S3c,RLMJS4RY/RLMJS5e:ZLMET6RXFO7S3S4S5MMd,1;RXGRWDQkHRXFRP<RLSCM[J+TLSFRXGMWFM[JPLSDMWFRLSCMWISR-2=TPk+"
"T2OCTHRLMJRY2OCTPk+T2M]/TERLMJRY4M]/PLSEMWIPLSDMWISl/O].,UGW[3M4,UKW]=]d/+MLZD4,ODMLZJMC=OE2TLMGT1OF2TLMGT7OG2TLMGT1"
"OH2VLN,T4Qk.O8ML^:=+iWK0+ML_1MD,O8ML`K7,OIMLa71,OIMLa>FGOJOIRLSCOK+TLSFOJP+OKPLSDP+VLQ5T6RDQk>TFPLSEOKPLSDOKZLSAT6Qk"
"KOJQkBRDP+MLc3M2/QjEQk=RLMJQjFMLd>02QjEQjFRLMJQjGQl4RLMJQjHMLdK0-QjGQjHMLe16/OEQk=RLMJOFMLeA0-OEOFMLeH0/OGQk=RLMJOHM"
"Lf00-OGOHMLf7>2OKQl:Ql.TLMIM0RM4O8MMOCNB,Ql+MMR93+MMS,O3,RMFMMV5Q2;REO9UBTLMIT0RIREVLQ5T6RQ/RIQk:VLN,T1RO<O9MM[>>/TL"
"MIM7RODO9MM]>=,O:MM^1=+MMd71=RJPLSDRQ1PLSERQ0PLSDRJPLSERQ0PLSDRQ0ZLSAT0RKROGRQ1THRJMM^D3,RQ0MM_,1,RQ0MM_3M:9RKTLQ3T6"
"S+RP9RLSCS,+TLSFS+S-S,PLSDS-MMa0NICS,PLSDS,ZLSAT6S.RP9RP7RQ.S-RLSCS/+TLSFS.S0S/PLSDS0PLSERP2PLSDS/MMdE>DS0RLSCQT++TL"
"SFRQ/QSGQT/PLSDQSGVLQ5T6QSKRQ2ROGPLSEQT+PLSDQT/VLQ7T6QT4RQ2TFif:D5VLQ;T6S9RQ2ROGXLQ4T0RQ9S9THMMfHP9,RQ2MMk624QT7PLSD"
"QT7XLQ4T0QZ1QT5THTFjf=1+MMkB4,QZ2MMl+09QZ3QZ2THPLSERO@PLSDRO@ZLSAT6QZ4RO>RNBQZ3ROKjgA48PLSJUGPLSDQZ5RLSCRW-+TLSFRQ/R"
"W.RW-PLSDRW.MNL+3,RW.MNL4U8+ki@A.RO;U@Ql;kj748PLSJUKPLSDRW-TLMIT0S:RO<VLQ5T6RT3S:TFMNV31,QW<MNV:SC-PLSERT4j]6R0.RLMJ"
"ODQYIjW,3,QY4jW52M0S;PLSDS;VLQ;T6S<QW@Z.TLSFS<T:QWCPLSDT:ZLN,Z1U;RO:U@QY;QW@VLN,TCU=ODQW@TLMITB]7U=ZQi>TB]9U;UETF]7j"
"[H8+jcGM23PLSERT4PLSDRT4TLMIM7RUFO9MN_>C,O:MN`6M3:VLQ5T6]:RUITFVLQ6T6];RV1TFVLQ2T6RV2]:];MNaDP7+O_A0+MNf4@.PLSJUGNLM"
"D")
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced: source 1c7a0fdf4c92b896, glslang 16.6.0, spirv-tools v2026.4, 125616 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced[] = {
("++++ML.,P+ML/5+ML=3,V2MLGM22VEN+XLM@T0P8P1VEMN80,V+MN>48PEV@P9TLLHPGPEP8TLM+PH1PGTLMGPHMO44+MOB:,PJMP10;PKP/PJVEZLM@"
"T0V4Q4P:PKV2XLM@T0V=P1V4MPG0,V=MQ,27V>NP+TLLHVATKV>TLM+VB/VATLMGVBMQ@KBVCP1V2MIXLM@T0VGP/VCVEZLM@T0VHQ4P>VGV2XLM@T0V"
"IP1VHMS401VITHTLM6T0W4MN+MS@9,VJMT.06VJTLLHW+VJT<TLM+W,1W+TLMGW,MT>28W-TIP9TLLHW0W-T<TLM+W11W0TLMGW1MU2D,W2MV+30W2U-"
"XLM@T0W3MV802W5Q5W3TFXLM@T0W7MVE0AW8Q4W5W7TFZLM@T0W:Q4P>VEV2XLM@T0PIP1W:U-XLM@T0W;MW>02W<Q5W;TFXLM@T0WBMWK0.WCQ4W<MV"
"@03P/W8WCXLM@T6WEQ6WDMX@17WFQ4Q+TFW8ZLM@T0Q,Q4WEW8WFMY1>/ML+XLM@T0WGMYI2,WGMZ0M0,WHM[60.WIP-WHM[>07WIPDTLLHX,T0Q.TLM"
"+X11X,TLMGX1M]/M64X2TKQ.TLM+X31X2TLMGX3M^DM+7X4Q4Q+TFWCZLM@T0Q2Q4WEWCX4M`/7.XLM@T0X;MYI0.XGQ5X;M`KF,X<M[60.XBP-X<Mb-"
"07XBPDTLLHXET0Q3TLM+XF1XETLMGXFMb>24XITKQ3TLM+XJ1XITLMGXJMc.5,XKMc92,XKMcB@,Y+Md62,Y+Md>X;/M/XLM@T0Y,NP22,Y,NP:;,V+N"
"Q+0=V+R8XLM@T0Y-P/MGV+XLM@T0R9P1Y-U-TLM6T0^14NQC3,Y/NR+0.Y4P-Y/NR30,Y4NR97,[7NRG0,[7NS,ND+NUIP,+NZ-QV7,V2Se:[,,V2TS<"
"MRH,^1UZ9F1[<MeEVEVLP/T0[=U[900[<[=VLP1T0[>U[D0-[>V+U[KPe2,V2ZT2Mb.,X+[j6R/,X+]O;d;,X+]h,MTF,X+_OHR/,X+_V,]F,VE_gHP3"
",V+_l0Z9,X+`Y@UJ,VE`d>O,,V+`gAMR:,X+bM0R/,X+bS5aI,VEbi3P9,V+cLC[6,X+c].[-,VEcl1P3,V+dO:MVA,X+eZ0R/,X+ea5c,,X+fV7R<,V"
"Ef]JP3,V+fb2MLC,V2gbKNP+,].ig+Mi/+")
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced: source 8f75611b9f909bb8, glslang 16.6.0, spirv-tools v2026.4, 125616 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced[] = {
("++++c.03TLM=T0MH3c39,3cCU6-V3;ML/1/PEP/V3P6ML=3,V+MLGM00XLM@T0P8P1U-MN80,V3MN>48PGV@P9TLLHPHPGP8TLM+PJ1PHTLMGPJMO441"
"ZLM@T0PKQ4P:V3MOH0FPKU-XLM@T0V4P1V3MGXLM@T0V=P/V4V3ZLM@T0VAQ4P:V=V3XLM@T0VBP1VAMPG0,VBMQ,27V2Q+TLLHVCTKV2TLM+VF/VCTL"
"MGVFMQ@=/VGQ4P>V3MR50FVGU-XLM@T0VHP1V+MIXLM@T0VIP/VHV3ZLM@T0VJQ4P>VIV+XLM@T0W+P1VJMS401W+THTLM6T0V>M;MS@6/V3MHTLLHW,"
"MT.06W,TLLHW-W,T<TLM+W/1W-TLMGW/MT>28W0TIP9TLLHW1W0T<TLM+W21W1TLMGW2MU2A<P+ZLM@T0W3Q4P:V3V3XLM@T0PFP1W3U-XLM@T0W4MV8"
"02W5Q5W4TFXLM@T0W7MVE0AW8Q4W5W7TFZLM@T0W:Q4P>V3V+XLM@T0PIP1W:U-XLM@T0W;MW>02W<Q5W;TFXLM@T0WBMWK0.WCQ4W<MV@03P/W8WCXL"
"M@T6WEQ6WDMX@17WFQ4Q+TFW8ZLM@T0Q,Q4WEW8WFMY1;0XLM@T0WGP4V+MYK0,WGMZ0M04WHP+V+PDXLM@T0WIP-WHM[>07WIPDTLLHX+T0Q.TLM+X,"
"1X+TLMGX,M]/M64X1TKQ.TLM+X21X1TLMGX2M^DM+7X3Q4Q+TFWCZLM@T0Q2Q4WEWCX3M`/92VEN+XLM@T0X4P4VEM`E0,X4M`KF4X;P+VEPDXLM@T0X"
"<P-X;Mb-07X<PDTLLHXBT0Q3TLM+XE1XBTLMGXEMb>24XFTKQ3TLM+XI1XFTLMGXIMc.5,XJMc92,XJMcB@,XKMd62,XKMd>P2,Y+MhG4,Y+Mi0SJ/@X"
"LM@T0Y,NP22,Y,NP:;,V3NQ+0=V3R8XLM@T0Y-P/MGV3XLM@T0R9P1Y-U-TLM6T0]-0NQC0/Z.XLM@T0Y/NR+0.Y4P-Y/NR30,Y4NR97,YJNRG0,YJNS"
",N.+NU3=,NL+NUG1,[7NV-0.[<P1[7NV50,[<NV;`+2MY,a8V3VLP4T0MY-a8SW+>2aKMY0S6VLP4T0b+MY0Nk<M+,MY0Nl=e5,MY0OdIXF,MY0PPDT0"
",MY0PXJjH,MY0QVGT1,MY0Q`-R,,MY0Qf/VA,MY0ROFRA,MY0RV;VJ,MY0Rb:R4,MY0RhEW;,MY0SS5O:D[=MXKPEVLP4T0[>MXKPEVLQ5T6[@[>TFXL"
"Q4T0[B[@TFTHVLP+T0]4[=[BSW<ND,]4SZ5A,]4S[+<,]4S[=S.,V3ScBMD,V+Se:U5,V3TMFQB,V+TS<MRH,]-UZ9F1]5MeEU-VLP/T0]EU[900]5]E"
"VLP1T0]FU[D0-]FV3U[KPR,.]GN]8V3Yc.1:]GVLN,T1]HN2UATLMIT0]I]HVLP/T0N]=]IV3YcDT6,V3Yl/U-,V+ZT2SC,V3Z[K^-,V+[M-O1.Nf8Ne"
"HV3[P610Nf9Ne7Ne1Nf8Ne:[S=4+[PKM,+[aG1+[R1J.]JNf7V+[S219]KX-Ne.]JNf4RLSCPW9+TLSF]K^+PW9PLSD^+[SG3,^+[T/R<.PXENg2V3dl"
"=A,NdFeL33,NgDeL<<,NgEeM.1+[]:9-PY/N[+eME3,N[+eN-=,N[+eNA3,N[+eNJ=,N[+eO<3,N[+eOF=,N[+eP83,N[+ePBF,NdFeQ<3+[aK=+eR6N"
"A4NZHPZ9RLMJNZIPZ8VLN,T1PZ:NZHeU43,NZIeU=C,NZHeV53,NZIeV>O:.Oi1P[;VEeZ010Oi2XGP[3Oi1P[8bPE4+eZEMJ,NZJe]D0,NZJe]J:4V3"
"PLSEOi3PLSDOi3ZLSAT6P]/Oi2e^BN<.^,P]=VEea51/^-XGP[4^,ea@0.^-OiEP]AbSHMI,P[+bUFM02NZFP[+VLMET0Oj:N+NZFbW1K,P[+bX1N6,N"
"ZGbZ=1.P_+Oj;V3ehGJ,Ok,eiF<,Ok-ej71+b]=9-P_6NZGek-3,NZGek6=,NZGekJ3,NZGel2=,NZGelF3,NZGfL.=,NZGfLB3,NZGfLKM>+]^DO;,V"
"+]b4QA.OQJOO+VE]h,10OQKXGONFOQJONI^W24+]hA0,a+]hG0-V>a+]i-N9.OR+PLSDOR+]k>TK,V+^S>O1.OR9OQIV3^VH10OR:OQ8OQ2OR9OQ;^Z."
"4+^W;M,+^h71+^XCJ.a,OR8V+^YD19a-X-OQ/a,OR5RLSCa.+TLSFa-a/a.PLSDa/^Z73,a/^ZAR>,V3^b4R..a.PLSDa.^h:R/DOh.TFOU0Oh/Oh0TL"
"SBa0Oh0,PLSEaFPLSDaFVLQ;T6aGOh.Q3TLSFaGaHa0PLSDaH_N60/Oh:OV6PLSDOh:alI5HaIXGRLSCOhB+TLSFaIOhDOhBPLSDOhDTLMIT0aJ5VLP/"
"T0e<Oh.PDVLP+T0Oi0aJe<VLQ;T6e=bP730P[=XGOh:e=OhDeZ;0-OVBP[>_P9J-OhKOh._Q924Oi+TFOVHOhKOVIVLP+T0Oi,OVFbO27+_R50/Oh.VL"
"MET0MX9_R>35M[HOi.OVGMX9OVEVLQ;T6M[IM[HV3e^91/OW1P[=OhBM[I_S:@+bQ75,OW5bQC7+_TFF8M[KOh.PDVLP+T0M]+OW=M[KVLQ;T6OWAM]+"
"VE_V,A+eaK2,OWDeb2M<-M],Oh.ecF2DM]-TFP^/M],P^0VLP+T0M].P^-M]-VLP4T0M]0M].PIVLP/T0MeFM]0U-VLP+T0P^6MeFedE12NZ9Oh.VLME"
"T0P^7N+NZ9ee1J-MeGOh.ef12>MeITFP^;MeGP^<VLP+T0N]9P^9MeIVLP4T0N];N]9PIVLP/T0P^BN];eg+M<,NZ:eh=1.Ok.P^8V3bZGHBN]<Ok4P^"
"JXLN,X9NeIOk2U@N]<XLMIX8NeJNeI--TLO<T0NeKNeJRLMJP^KNeKb]80+ej=9+_`COC+baC0+_d>5+bb14.OV,PLSDa0_e40+ciD2,OOCcj+N0,U-c"
"l1N1,NZ8dM8N,,V3dO:MD.O[JV>PSK`M+A,PSE`MBM.,PS6`NFG+dSKF+`P:O7,V+`SHQA.OcKO_-VE`Y@10Od+XGO^HOcKO^KaT;4+`Z30,Nf+`Z90-"
"V>Nf+`ZAN9.Od,PLSDOd,`^1R7,U-`d>O,,V3`gAB,V>`h7U:,V+aPHO1.Od:OcJV3aT010Od;Oc9Oc3Od:Oc<aW74+aTEM,+aeA1+aV+J.NgFOd9V+a"
"W,19NgGX-Oc0NgFOd6RLSCNgH+TLSFNgGNgINgHPLSDNgIaWA3,NgIaWJR>,V3a_=R..NgHPLSDNgHaeDR/<OV-TFOg1OV.OV/TLSBOh1OV/,PLSENgJ"
"PLSDNgJVLQ;T6Oh3OV-al8=+_NBM0,VE_OH3,Oh6_P02JNgKOVAPLSDNgKRLSCNh++TLSFP>Nh,Nh-PLSDNh,TLMIT0Nh.5RLSCNh/+TLSFXDNh0Nh1P"
"LSDNh0PLSENh/PLSDNh1_Q519Nh/PLSDNh/ZLSAT0OVKTFNh0OVJNh1VLP+T0OW+Nh._QJ7GNh+PLSDNh-RLMJNZ0OV-VLMET0Nh2N+NZ0PLSENh+PLS"
"DNh+ZLSAT0Nh3OW-Nh/Nh2Nh-VLQ;T6OW0Nh3V3_S01BNh4OV@OV9OW0Nh+RLSCNh5+TLSFNh4Nh6Nh5PLSDNh6TLMIT2Nh7CTLOHX@Nh8Nh7_T,7,Nh"
"8_T97.Nh5PLSDNh5bR119Nh9XGRLSCNh:+TLSFNh9Nh;Nh:PLSDNh;TLMIT0Nh<_U<4GNh<OW>VLQ;T6Nh=OW@VEPLSENh:PLSDNh:ZLSAT6Nh>XGOh7"
"Nh=Nh;RLSCNh@+TLSFNh>NhANh@PLSDNhA_VA3,NhA_VJND,NZ,_YC0,NZ,_YIO6,NZ-_^43,V3_^=N0+b^+OC+_d900Ol1PLSENh@PLSDNh@bb,0+_d"),
("I4+bb:RD,U-bi3P9,V3cLCME,V>cN<SE,V+cV6QC,VEc].K,V>c^.WA+_e92,PQA_eBN0,U-_gHN1,NYJ_j.N,,V3_l0MD.PT+V>O[IdQ5A,O[CdR+M."
",O[4dS/G+`OAF+dTEM,,V3dUGT+,V+d^HR/,V+de,71NhB+TLSFPW8PW:NhBde>RHMENhCPX1PTBRLSCNhD+TLSFNhCNhENhDPLSDNhETLMIT2NhF;TL"
"OHX7NhGNhFVLN,V:NhH:PUETLMIT0NhINhHVLP+T0NhJNhIPXCXLN,X9NhKNhGU@NhJXLMIX8Ni+NhK--TLO<T0Ni,Ni+RLMJPXDNi,PLSENhDPLSDNh"
"DeM3:P,Ni-NYFU@TLMIT0Ni.Ni-VLN,T1Ni/NYFUATLMIT0Ni0Ni/VLR/T0Ni1Ni0X:VLR0T0Ni2Ni.Ni1VLN,T1Ni3NYFUBTLMIT0Ni4Ni3VLN,T1Ni"
"5NYFUCTLMIT0Ni6Ni5VLR/T0Ni7Ni6X:VLR0T0Ni8Ni4Ni7VLN,T1Ni9NYFUDTLMIT0Ni:Ni9VLN,T1Ni;NYFUETLMIT0Ni<Ni;VLR/T0Ni=Ni<X:VLR"
"0T0Ni>Ni:Ni=VLN,T1Ni@NYFUITLMIT0NiANi@VLN,T1NiBNYFUJTLMIT0NiCNiBVLR/T0NiDNiCX:VLR0T0NiENiANiDZLN;TKNiFNi2Ni8Ni>NiEVL"
"N,X>NiG<PUERLMJNiGNiFPLSENhBPLSDNhBeQD>QENiH>TLMIT0NiI@VLPCP,NiJNiHNiIVLN<T0NiKNiJ+VLN<T0Nj+NiJ,RLSCNj,+TLSFN^1Nj-Nj"
".PLSDNj-VLN;T2Nj/NiKNj+PLSENj,PLSDNj.VLR/T0Nj0NiKN^0VLR/T0Nj1Nj+N^0VLP-T0Nj2V+N^0VLR-T0Nj3NiKNj2VLR0T0Nj4Nj1Nj3VLN;T"
"2Nj5Nj0Nj4PLSENj,PLSDNj,ZLSAT2Nj6Nj/Nj-Nj5Nj.TLMIT2Nj7=RLMJNYBNj7RLMJNYCNj6VLN,T1Nj8NYBTFTLMIT0Nj9Nj8VLN,T1Nj:NYCTFT"
"LMIT0Nj;Nj:VLPAP,Nj<Nj9Nj;VLN<T0Nj=Nj<,VLN<T0Nj>Nj<+VLN,T1Nj@NYBTHTLMIT0NjANj@VLN,T1NjBNYCTHTLMIT0NjCNjBVLP+T0NjDNjA"
"NjCVLP+T0NjENjDNj=VLN;T2NjFNj>NjERLMJCNjFTLMIT0NjG>VLP+T0NjHNjGUARLMJ>NjHPLSENjIPLSDNjIZLSAT0NjJTFNj,NjKNk+TLSBOV0Nk"
"+_MG3,NjJ_N/3T4Nk,+TLSFQ-OV5Nk-PLSDOV5VLN,X>Nk.DNjJRLMJNk.X=TLQ3T6Nk/XGRLSCNk0+TLSFNk/Nk1Nk0PLSDNk1TLMIT0Nk25VLP/T0N"
"k3NjJPDVLP+T0Nk4Nk2Nk3VLQ;T6Nk5Nk4VEPLSENk0PLSDNk0ZLSAT6Nk6XGOV5Nk5Nk1RLSCNk7+TLSFNk6Nk8Nk7PLSDNk8RLSCNk9+TLSFP>Nk:N"
"k;PLSDNk:TLMIT0Nk<5RLSCNk=+TLSFXDNk>Nk@PLSDNk>PLSENk=PLSDNk@VLP/T0NkANjJPDPLSENk=PLSDNk=ZLSAT0NkBTFNk>NkANk@VLP+T0Nk"
"CNk<NkBVLP4T0NkDNkCPIVLP/T0NkENkDU-PLSENk9PLSDNk;RLMJNYDNjJVLMET0NkFN+NYDPLSENk9PLSDNk9ZLSAT0NkGNkENk=NkFNk;VLQ;T6Nk"
"HNkGPTBPLSENk7PLSDNk7ZLSAT6NkINk6Nk0NkHNk9RLSCNkJ+TLSFNkINkKNkJPLSDNkKTLMIT2Nl+CTLOHX@Nl,Nl+VLN,V:Nl-BNjJTLMIT0Nl.Nl"
"-XLN,XANl/Nl,U@Nl.XLMITKNl0Nl/-;RLMJNk.Nl0PLSENkJPLSDNkJPLSENk,PLSDNk-TLQ3T6Nl1XGRLSCNl2+TLSFNl1Nl3Nl2PLSDNl3TLMIT0N"
"l45VLP/T0Nl5NjJPDVLP+T0Nl6Nl4Nl5VLQ;T6Nl7Nl6VEPLSENl2PLSDNl2ZLSAT6Nl8XGNk-Nl7Nl3RLSCNl9+TLSFNl8Nl:Nl9PLSDNl:]T81DNl<"
"TFNl:Nl=Nl>TLSBNl@Nl>,PLSENlAPLSDNlAVLQ;T6NlBNl<U-TLSFNlBNlCNl@PLSDNlC]U24N,TLMIT0NlG5RLSCNlH+TLSFXDNlINlJPLSDNlIPLS"
"ENlHPLSDNlJVLP/T0NlKNjJPDPLSENlHPLSDNlHZLSAT0OL+TFNlINlKNlJVLP+T0OL,NlGOL+VLP4T0OL-OL,PIVLP/T0OL.OL-U-VLP+T0OL/OL.Nl"
"<PLSENlDPLSDNlFRLMJNY@NjJVLMET0OL0N+NY@]V41V1OL1OL/NlHOL0NlFTLMIT0OL25RLSCOL3+TLSFXDOL4OL5PLSDOL4PLSEOL3PLSDOL5VLP/T"
"0OL6NjJPDPLSEOL3PLSDOL3ZLSAT0OL7TFOL4OL6OL5VLP+T0OL8OL2OL7VLP4T0OL9OL8PIVLP/T0OL:OL9U-RLSCOL;+TLSFP>OL<OL=PLSDOL<PLS"
"EOL;PLSDOL=VLP+T0OL>OL:Nl<TLMIT0OL@AZLL7T0OLA,M1OL>OL@VLP-T0OLBOLAOL:PLSEOL;PLSDOL;ZLSAT0OLCNl<OL<OLBOL=VLN,T1OLDNYA"
"Nl<RLMJOLDTFVLQ;T6OLEOL1PTBRLSCOLF+TLSFOLEOLGOLFPLSDOLGTLMIT2OLHCTLOHX7OLIOLHVLN,V:OLJBNjJTLMIT0OLKOLJVLP+T0OM+OLKOL"
"CXLN,X9OM,OLIU@OM+XLMIX8OM-OM,--TLO<T0OM.OM-RLMJOLDOM.PLSEOLFPLSDOLFPLSENl>PLSDNl>VLP+T0Nl=Nl<UAPLSENl;PLSDNl@VLN,T1"
"OM/NYAU@TLMIT0OM0OM/VLN,T1OO,NYAUATLMIT0OO-OO,VLR/T0OO.OO-X:VLR0T0OO/OM0OO.VLN,T1OO0NYAUBTLMIT0OW.OO0VLN,T1OW/NYAUCT"
"LMIT0O_.OW/VLR/T0O_/O_.X:VLR0T0O_0OW.O_/VLN,T1O_1NYAUDTLMIT0O_2O_1VLN,T1Oh2NYAUETLMIT0Oh9Oh2VLR/T0Oh;Oh9X:VLR0T0Oh<O"
"_2Oh;VLN,T1Oh=NYAUITLMIT0Oh>Oh=VLN,T1Oh@NYAUJTLMIT0OhAOh@VLR/T0OhCOhAX:VLR0T0OhEOh>OhCZLN;TKOhFOO/O_0Oh<OhEVLN,X>OhG"
"DNjJRLMJOhGOhFPLSENl9PLSDNl9PLSENk,PLSDNk,PLSENk+PLSDNk+VLP+T0NjKNjJUAPLSENjIPLSDOV0fN=7,OV0fNKM@,V+fP@QC,VEfV7K,V>f"
"W7Q<,U-f]JP3,V3fb2ME,V>fd,k/FOhHPi/V3TLMIT0OhINDVLP+T0Pi2OhHOhIVLN,T1OhJNFUBTLMIT0Oi/OhJVLP/T0Pi5Oi/V+gbKPL0+")
};

/* sk__spirv_sum_f32_f32_traced: source 85fef8c29e823cdb, glslang 16.6.0, spirv-tools v2026.4, 38540 bytes, from sk__spirv_sum_f32_f16_traced */
static const char* const sk__spirv_sum_f32_f32_traced[] = {
("++++3+7M6+MGR2+TF1+U/7+U@1521;RLN23-TLN33+DT31781/RLN29-TLN39+DVLN39UBD+V=M3,QJWGQ9+^8S>-::f-N.+i9M,FRLM2NGQS0RLLI2U"
"8RLLJ32TLM+NGQS03RLM2NHQS0RLLI8TBRLLJ98TLM+NHQS09j:P=+MO4R,,QJMU6N/-^02MW8b6,QJNLEQ3,QJNR-G,QJNRJPC,QJNWBZB,QJNg8MMK"
",Z.Oi8M9,Z.OjHXE,Z.PVBW18QDM_JZ.VLR0T0QKMb.QDVLR2T0Mb1QK:Pc4O-,Z.Pf7W18R.Mb>Z.VLR0T0R/MdDR.VLR2T0MdGR/:QPKMOA0VLP3TB"
"NL;Z:NL9RTEMe7:Z-R0UJXLN,Z/R1R0U@U<XLMIU8V>R1-;TMDQ6:Z0R2PfHXLN,Z1SGR2U@PfFXLMITBPg+SG-/TSBO:,NGTW1R9,NHT^ARA+TlK=+U"
"M0M5MJZ-TDW6VLP1T0U2Pk<Z.VLN,TCV9O,U@TLMITBV;V9VLN,TCV=O,UATLMITBW7V=VLN,TCW8O,UBTLMITBW9W8VLN,TCW:O,UCTLMITBW;W:ZLN"
";U8W=V;W7W9W;XLN,Z/W>TDU@U2VLMJW>W=-;UQ<MDHZ0W@W<VLP+T0WAPk<PlJVLN,TCWBO,PlJTLMITBWCWBXLN,Z1WDW@U@WAVLMJWDWC-/UT<]B+")
};

/* sk__spirv_sum_f32_f16_traced: source a7c41c195e1d7615, glslang 16.6.0, spirv-tools v2026.4, 40092 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_sum_f32_f16_traced[] = {
("++++3+74+M5;,MLLL:MG136FGIJ01M+NI7+OA6+Q3PG.V2,CV-0.V4,DV104P:,HTLN2P>,3TLN2Q/X@23213RLN23-VLN33Y.M@4Q;,@TLN2Q<,<TLN"
"2QI[+22QJ,5TLN206I[<4+WG1+X0124,+TLN2V3,E]A46QK,GTLN2M+6FTLN2M,6D^03+^>M,+_GM0+a4M02RLLBTBM+TLM+TA2M>d:61Z./TLLHU.TB"
"Z.e+A/TLM+TC2TBeA<+f=<+f627TLM+Z,2U8TLM6T0TF+TLM6T0TH,h3M,/TLM6T0TE.i46+iGO0/TLM=T0V2/ML/135P/V2P6TLM=T0V4/ML=1,7MLE"
":+MO:0-^02MZ;76TLM+V:1T0RLM<T6P>TLM6TBY>+MfD5,Q/Mg.M+DRLM28QS0RLLBTD;TLLC9TD/RLLI29RLLJ32TLM+8QS03TLM+:QS09Mi7J+Mj9O"
"6,Q;NLF31RLM4T6UKRLM<T6Q<NM610QITLM6T0U-3NM=G,Q;NN931QJVLM@T6[,Q3QJNNHM+/TLM+[F4SANU947XLM@T0;P/V2V4XLM@T0]2P/;Z.NS,"
"<+MME2+NSA@1X@QS0TLLCTKT0/M_35+NTA:1].NLL+TLM+XAQS0TKNU51N2VEN+TLM6T0Q.;TLLH<U8Q.TLM+=2<TLM=T04N+XLM@T0V5P14VETLM6T0"
"Y8T3TLLH>U8VETLM+@/>TLMG@1/TLM+A/U8TLM6TBBNLLLLL+ZLM7U8CBBBBXLM@T0DP1V4Z.XLM@T0EP1V4Z.TLM=T0V3/NX>5,QKNW<8M2]CM,,XLM"
"@T0HP/V2V4XLM@T0KP1HZ.XLM@T0M.P+KVEXLM@T0M7P-M.THXLM@T0NR/P1M7VEXLM@T0MGP-KTHNY375^/6TLM6T0^14TLM6T0]-0NZ-D+N[5P/+N`"
"J7,U/Na62+NbBO@+iU8;-=MHiUGM,+NfIE5T7MI2TLMGT1MJ2TLMGZ,MKNh/N72MY,a8V3VLP4T0MY-a8SW+>2aKMY0S6VLP4T0b+MY0Nk<M+,MY0Nl="
"P>,Qk=OP12M2QKc+VLN,V<N+M+THTLMIT0N,N+VLN,V<N-M,TFTLMIT0N.N-VLP/T0N/N,N.VLN,V<N0M+TFTLMIT0N1N0VLP+T0NR0N/N1Wl7J,b0XL"
"613MX@TFNR;MY0NR9ZLSAT0Qk;XL=1M-Qk<THNR;b0NR9VLP4T0N2NR0NR/VLP/T0N3N2VETLMIT0NI0VLP4T0O-NIVEVLP+T0O.N3O-VLQ7T6NUDa<T"
"FX_2@4aENUFa>NUGVLQ9T6N]3NR6NUHYb07=RLSCQkB+TLSFQKO/O6PLSDO/PLSEQkBPLSDO6VLP/T0O7NR6a<iZ<14NR=Qk;O/O7O6TLQ3T6OJQKi[+"
"7,a<i[8C+Rd24,Ql0Rd<02NR6S7VLP1T0Ql2NR6S7i]F1;QjIQk=RLMJQjJMV+XLMEM0Ql4M1QjIQjJRLMJQjKQl4RLMJQk+i^;0<QjKQk+VLP/T0Ql6"
"Ql5S7VLP+T0Ql7Ql6MV+RLMJQk,Qk=RLMJQk-i_106Qk,Qk-PLSEMUJPLSDQl0RLMJMIQk=RLMJMJi_B0-MIMJRi:1.Ql:Ql8MUKi`14M+NR=OKQl:MU"
"JRLSCMY>+TLSFQKMY@O8PLSDMY@VLP+T0O9Qk;Qk<VLP-T0MY5O9THPLSEMY>PLSDO8VLP/T0O:NR6a<RYJ8,Qk<RZ70,Qk<RZ=:5VLP+T0O;O:MT9VL"
"P-T0O<O;THSZ+4;O<MT4RLSCMYC+TLSFOJMYDMYCPLSDMYDVLQ5T6O=a<TFSZD0DT6O>OJMY>O=MYDRLSCOB+TLSFO>OCOBPLSDOCVLP-T0ODQk<THVL"
"Q7T6OIS7i]10EOIP8P9PLSDP8VLP4T0Ql1NR6S7VLP1T0P;NR6S7VLP/T0P<P;Qk<VLP+T0P=P<ODi]K3,P@i^302P@RLMJQjHP=XLMET0PAi^@02PBP"
"AS7VLP+T0PCPBi_+1/PCXLMET0PDi_511P9VLP+T0PEQk;ODi_<0/PEXLMET0PFi_F4APGPDP8PFP9PLSEOBPLSDOBZLSAT0N]2MYBMYCPGQl.VLQ5T6"
"e>Ql;N]2O`27+SfCDM8ZLL7T0PH,M1O.MGVLQ;T6PINIVERLSCOM2+TLSFPIPJOM2PLSDPJVLN,APK1NIVLMJPKCM3T<PLSEOM2PLSDOM2VLP-T0Q+N]"
"2Ql;VLP+T0MY+Q+THSW<C5Q,MY1MY4ZLL7T0Pd<,M1Q,Q.]_42,Ql;]_<6;VLQ=T6Q-OM6N]2TLSFQ-OM<OM9PLSDOM<VLP1T0Pf<NIVE]`6J0VLQ;T6"
"Pf=OM>Pd<gQH1,Pf>gR.5DOM6PfBVLP+T0Q0PfCOM>ZLL7T0Q2,M1Q0N]2VLP-T0Q3Q2Ql;VLQ1T6Pg0NUDQKgV31M2Pg3PLSDPg2PLSEPg1PLSDPg3V"
"LP/T0Q4T<Q2VLQ5T6Q5Q3TFXLQ4T0Q6Q5THTFVLP+T0Q7Q4Q6PLSEPg1PLSDPg1ZLSAT0RMFQ2Pg2Q7Pg3icBT5DXLN,Z/Q8RO:U@PHXLMIU8Pi+Q8M-"
";VLN,Z,Pi,MHOM>RLMJPi,Pi+PLSEPf>PLSDPf>]eB9+QM;2,OMBQMD9,V5QN21ITLS+T<T<Y8VLQ5T6Q9Pf<ML;RLSCON-+TLSFQ9Mb6ON-PLSDMb6V"
"LN,AON=1O-XLMIU8Q:ON=M;T<WRK01U8ON<Q:Mb6Q@Me.UW,>,Q.UWA1M6VLQ;T6NO/Me,Pd<RLSCPfA+TLSFNO/NO1PfAPLSDNO1VLP/T0Pf9Pf<Pd<"
"VLP+T0QAOM6Pf9VLP+T0NO3QAMe,VLQ=T6NO6NO3N]2PLSEPfAPLSDPfAZLSAT6NO7NO/Me2WX53M+QBPLSDNO9VLN,Z,QCMHMe,TLMIU8R-QCPLSENO"
"8PLSDQBPLSENO8PLSDNO8ZLSAU8R3R-NO9CQBVLP,U8Q@ON<R3W[85.NN7PLSDMe/]e85+W_G7BPLSEOM8PLSDOM8VLP/T0R4V5Pd<VLP+T0OM7OM6R4"
"PLSEOM5PLSDOM9TLS+T<T<Y8Sh,DM/VLQ;T6R5O.KVLQ2T6R6PIR5RLSCR7+TLSFR6R8R7PLSDR8VLN,AR91NIXLMIU8R:R9M;T<RLMJMKR:XLN,V/R;"
"SU504R@R;TLX;MARCR@RLMJ.RCSV+@MCREMXJ0VLP1T0RFMXK5VLP4T0RGMXK5VLQ5T6RHRGTFXLQ4T0RIRHTFTHVLP+T0RJRFRIVLP1T0RKRE7VLP4T"
"0S+RE7VLQ5T6S,S+TFXLQ4T0S-S,TFTHVLP+T0S.RKS-SX6>,NR6SXKAM9S/+TLSFMY=S0MYAPLSDS0PLSES/PLSDMYAPLSES/PLSDS/ZLSAT0S1S.S0"
"RJMYARLSCS2+TLSFMY=S3MYEPLSDS3PLSES2PLSDMYEPLSES2PLSDS2ZLSAT0MYFRJS3S.S[-0,S1S[301S1VLP/T0MYIRJS.S[>G,S2S]:MC,S1S_2O"
">0VLP1T0Mh-O.DSlGMD,6TM@O60N^=6RLMJ`HN^=TQ/0-N^>`HYiB3,`IYiKC,`HYjC3,`IYk+C+TS7N=,6TUKN426M_9RLSCMj/+TLSFP>VS>I0M_AP"
">M^AMj4Mj0TY<N;,Q/T]-PJ,Q/Tb,PI2S4Q/VLQ2T6MaKP:S4Tg0M+,^0Th1M-1S5+TLSFQ>Mb7S5Ti9X6,P:UTFM,,^0UUHJN,S5PLSDS5VLP4T0S8O"
".EVLP/T0Mh/S8Z.VLN,TCS9MKTFTLMITBS:S9VLN,TCS>MKTHTLMITBSDS>VLN,TCSFMKT<TLMITBSJSFVLN,TCT,MKTETLMITBT-T,ZLN;U.T;S:SDS"
"JT-VLP+T0NRCM]9Mh-VLN,V:NRD.XMH>9VLP+T0OMKM^<Mh/VLN,V:TG.UETLMIT0X+TG]b/1ENRGPLSDNRGZLSAT6ON,NRFS5ON+NRHRLSCNOI+TLSF"),
("ON,ON.NOIPLSDON.RLMJ_AMh-RLMJ_BMh/UeC03MgBNC_A_B_CRLMJ_DT;Ui/1+]U307NlDPLSDNlEPLSENlFPLSDNlFZLSAT0PgDTFNlEgXIA+Uj;<-"
"_DPgDUk.8+gZ447NlFPLSDPgGPLSENlDPLSDNlDRLSCMhD+TLSFQ<Ul0M-/NRCRLMJ^>TFVL6M5,Z.VMB=,_DVN4M-,QIVO7M0,THVP=M5,Z.VQI=,_D"
"VR;K/M_:+TLSFP>TX:I0Mj5P>Mi9M_@M_;VTA=,Q/VU3M<,Z.VVFM0,_DVX+N0/NRCRLMJ_.TFVZ4M5,Z.V[@=,_DV]2N3,THV_;M5,Z.V`G=,_DVa9M"
"J,Z.Vc84,_DVcCU-,Q;VlFPK,Z.WPF=,_DWQ8M,A_DRLMJ_EMh-RLMJ`.Mh/RLMJ`/MgBRLMJ`0NN6]LMET.NP.O0_E`.`/`0W_B0HR7PLSDR7VLR0T0"
"NOGNR0]/RLMJ^3NOGRLMJ^4NR6RLMJ^5TFRLMJ^6MX@]LMET.NOHTI^3^4^5^6W`2W41Qk1NR..TLMIT0TJWkBD.Qk3TJQk1SO>8+iX10+SRD0.Qk9Qk"
"3Qk1SS+17U+Qk3Qk8Qk9OAZLSAT0NR>THQk8Qk1OAXLI2/TJNR5U+MWGXM31,MWGXM:13N]:NRBNR@VLN,T1N]1M5UDdU+=3PLSJNR@PLSDPT=TLMIT0"
"NRIN]1XNC3,N]:XO+[/.Y.NU3NUCXlH1,U5YL.0,U5YL003T0U9NU4NX/NT:U5PLSJU9X`,SF+fgCE-Z,U:fh=3,U;fhGM4,U;fj06N9U<PdHZ.VLN,T"
"3U=N6U@TLMIT2UJU=TLOH8V9UJXLN,:V;V9U@U<XLMI9V=V;-3TLO>U8V>V=RLMJU:V>VLN,TCV@U:TFTLMITBVAV@VLN,TCVBU:THTLMITBVCVBVLN,"
"TCVDU:T<TLMITBVFVDVLN,TCVGU:TETLMITBVHVGZLN;U.PeKVAVCVFVHgO1I,Z.gP/HMETLMIT0Pf:N9VLP+T0VIPf:Pf,TLMIT6VJN7RLSCVK+TLSF"
"VJW+W,PLSDW+VLP/T0W-VIU;VLP+T0W.W-Pf7PLSEVKPLSDW,VLP/T0PfDPf7U;VLP+T0PfEPfDVIPLSEVKPLSDVKZLSAT0PfFW.W+PfEW,gS3NI.XDP"
":Pg/fW<17PaGPLSDPaHPLSEPaIPLSDPaIZLSAT0Pg4TFPaHgVF9,Z.gW4M</QW@TFPg:W/kW1@5VLP+T0PgKPg4QW@VLN,TCPh+QEQW@gYH8+kX=02W/"
"QW@UAPLSEPgCPLSDQWCgZA51PaIPLSDPg7NLSIPLSDPaGg[03,PaGg[99,Z.g[IO8,W0g`611W1NBPh/RLMJW1W0g`CNA2P:W2Pi8PLSDW2PLSJZ.gc>"
"1,UKgcFM/0VLP-T0W3PiCTHge@1/W4Pi@Pi;W3geJ1-Z.W4gf1SF,O0hM,M/+hNAM+=P:W5Pk=PLSDW5TLMIT2W66TLOH8W7W6VLP1T0W8Pk<Z.hP2M-"
"+hQBM-BZLN;U8W9PkEPkHPl-Pl0TLO>9W:W9XLN,:W;W7U@W8VLMJW;W:-3hVAF,Z.hW;F6W<6TLOHYKQL5W<VLP+T0QL:Pk<PlJhY35,R2hY>0,R2hY"
"EM/,TIhdHMG,0hfDR.,X@hlHT++")
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
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced, 1074u, &sk__modules[1], 117812u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced, 6079u, &sk__modules[3], 118000u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced, 1176u, &sk__modules[1], 115164u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced, 36200u, NULL, 144800u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced, 619u, &sk__modules[3], 144704u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced, 2979u, &sk__modules[3], 144704u },
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced, 992u, &sk__modules[7], 101720u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced, 1560u, &sk__modules[1], 101788u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced, 1054u, &sk__modules[7], 99032u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced, 806u, &sk__modules[3], 125712u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced, 574u, &sk__modules[9], 125616u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced, 2964u, &sk__modules[9], 125616u },
    { sk__spirv_sum_f32_f32_traced, 330u, &sk__modules[13], 38540u },
    { sk__spirv_sum_f32_f16_traced, 2429u, &sk__modules[9], 40092u },
    { sk__spirv_pack_32bit, 102u, &sk__modules[15], 5944u },
    { sk__spirv_pack_16bit, 1496u, NULL, 5984u },
};

static const sk__kernel sk__kernels[] = {
    { "gemm_f32_f32_f32_128x128x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 128, 128, 16, 8, 8, 256, 4, 33796, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[0], &sk__modules[6], NULL, NULL, &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f32_f32_f32_64x64x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 64, 64, 16, 4, 4, 256, 4, 17412, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[1], &sk__modules[7], NULL, NULL, &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f32_f32_f32_32x32x8_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, true, 0x0u, 32, 32, 8, 4, 4, 64, 4, 2308, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[2], &sk__modules[8], NULL, NULL, &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f16_f32_f16_160x192x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x10deu, 160, 192, 64, 80, 48, 8, 8, 47108, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 32, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[3], &sk__modules[9], NULL, NULL, &sk__modules[13], &sk__modules[15], NULL, NULL } },
    { "gemm_f16_f32_f16_128x128x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x0u, 128, 128, 64, 64, 32, 8, 8, 34820, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 96, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[4], &sk__modules[10], NULL, NULL, &sk__modules[13], &sk__modules[15], NULL, NULL } },
    { "gemm_f16_f32_f16_16x32x16_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, true, 0x0u, 16, 32, 16, 8, 16, 4, 8, 2564, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 8, 1, { { 8, 8, 8 } }, 0x0u, { &sk__modules[5], &sk__modules[11], NULL, NULL, &sk__modules[13], &sk__modules[15], NULL, NULL } },
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
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 4, 8 },
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
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 4, 8 },
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
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 4, 8 },
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
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 4, 8 },
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
    { 1.000f, 1.000f, 1.000f, 0.000f, 0.000f, 0.000f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 4, 8 },
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
