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
 *   The matrices of a batch lie batch_stride elements apart. With sk_gemm_desc.pointers they lie anywhere: the device
 *   reads their addresses from arrays as it runs. Nobody checks the sizes, alignment and overlap of what those
 *   addresses point at. An address that is no multiple of the element size, or of 16 with pointers_aligned, gives wrong
 *   results or a lost device.
 *
 * GROUPED
 *
 *   A grouped plan computes many problems of different sizes in one launch: sk_create_grouped_plan(), sk_gemm_grouped().
 *   All have the same types, layouts and parts of the epilogue. Each is a row of a table, sk_problem.
 *
 *   If the host knows the table, it is checked and written into the command buffer. If only the device knows it, a
 *   dispatch of one workgroup checks it and makes the schedule, and a problem that breaks a rule is left out. The
 *   workspace depends on the most problems, the kernel and the workers, and on no size of a problem.
 *
 *   Operands are offsets into buffers: nothing outside the buffers is touched. Or they are addresses, and nobody checks.
 *   Scales, bias, clamp and residual need no more than 128 bytes of push constants here.
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
#define SK__DECLARATIONS 0x8657ec6c

#ifndef STREAMK_PLAIN_NAMES
#define sk_multiply_name sk_multiply_name_0_1_8657ec6c
#define sk_type_name sk_type_name_0_1_8657ec6c
#define sk_layout_name sk_layout_name_0_1_8657ec6c
#define sk_decomposition_name sk_decomposition_name_0_1_8657ec6c
#define sk_fixup_name sk_fixup_name_0_1_8657ec6c
#define sk_packing_name sk_packing_name_0_1_8657ec6c
#define sk_order_name sk_order_name_0_1_8657ec6c
#define sk_raster_name sk_raster_name_0_1_8657ec6c
#define sk_epilogue_name sk_epilogue_name_0_1_8657ec6c
#define sk_bias_name sk_bias_name_0_1_8657ec6c
#define sk_activation_name sk_activation_name_0_1_8657ec6c
#define sk_role_name sk_role_name_0_1_8657ec6c
#define sk_parse_multiply sk_parse_multiply_0_1_8657ec6c
#define sk_parse_type sk_parse_type_0_1_8657ec6c
#define sk_parse_layout sk_parse_layout_0_1_8657ec6c
#define sk_parse_decomposition sk_parse_decomposition_0_1_8657ec6c
#define sk_parse_fixup sk_parse_fixup_0_1_8657ec6c
#define sk_parse_packing sk_parse_packing_0_1_8657ec6c
#define sk_parse_order sk_parse_order_0_1_8657ec6c
#define sk_parse_raster sk_parse_raster_0_1_8657ec6c
#define sk_parse_epilogue sk_parse_epilogue_0_1_8657ec6c
#define sk_parse_bias sk_parse_bias_0_1_8657ec6c
#define sk_parse_activation sk_parse_activation_0_1_8657ec6c
#define sk_parse_role sk_parse_role_0_1_8657ec6c
#define sk_result_string sk_result_string_0_1_8657ec6c
#define sk_merge_features sk_merge_features_0_1_8657ec6c
#define sk_required_features sk_required_features_0_1_8657ec6c
#define sk_create_context sk_create_context_0_1_8657ec6c
#define sk_create_planning_context sk_create_planning_context_0_1_8657ec6c
#define sk_format_profile sk_format_profile_0_1_8657ec6c
#define sk_destroy_context sk_destroy_context_0_1_8657ec6c
#define sk_trim_context sk_trim_context_0_1_8657ec6c
#define sk_query_context sk_query_context_0_1_8657ec6c
#define sk_query_kernel sk_query_kernel_0_1_8657ec6c
#define sk_create_plan sk_create_plan_0_1_8657ec6c
#define sk_destroy_plan sk_destroy_plan_0_1_8657ec6c
#define sk_query_plan sk_query_plan_0_1_8657ec6c
#define sk_format_plan sk_format_plan_0_1_8657ec6c
#define sk_explain_plan sk_explain_plan_0_1_8657ec6c
#define sk_list_segments sk_list_segments_0_1_8657ec6c
#define sk_query_times sk_query_times_0_1_8657ec6c
#define sk_gemm sk_gemm_0_1_8657ec6c
#define sk_query_launch sk_query_launch_0_1_8657ec6c
#define sk_clear_workspace sk_clear_workspace_0_1_8657ec6c
#define sk_read_status sk_read_status_0_1_8657ec6c
#define sk_create_grouped_plan sk_create_grouped_plan_0_1_8657ec6c
#define sk_gemm_grouped sk_gemm_grouped_0_1_8657ec6c
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

/* A problem of several. All have the types, layouts and parts of the epilogue of one plan. The device reads them as they
 * lie here: 104 bytes each, in a table.
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
     * decisions that need all tiles alike: splits, stream_k_tiles, interleave, chunk, last_wave_kernel. Operands are not
     * packed. decomposition: data-parallel deals whole tiles round robin; Stream-K and hybrid go across all problems. */
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

    /* Either the host knows the problems: they are checked, and what the device reads of them is written into the command
     * buffer, 116 bytes a problem. The workspace then needs a buffer, with TRANSFER_DST. */
    const sk_problem* problems;
    uint32_t problem_count;

    /* Or only the device does: `table` holds most_problems of sk_problem, or as many as the uint32_t in `count` says
     * if that has a buffer or an address. Both are read when the launch runs, in COMPUTE_SHADER. */
    sk_buffer table, count;
} sk_grouped_args;

/* Append all products of a grouped plan to a command buffer, as sk_gemm does one.
 *
 * Of problems that the host knows, a wrong one is refused with a sentence. Of others, each is judged when the launch
 * runs: those that break the plan's bounds or promise, or reach outside their buffers, are left out, as are all from the
 * first one on up to which 32 bits do not count the tiles or k-iterations. sk_read_status tells of the first that was
 * left out. No two problems may write the same element of D; nobody checks that.
 *
 * A launch of problems that the host knows writes to the workspace in TRANSFER, too, and waits for COMPUTE_SHADER before
 * it does. */
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

/* A segment. The times are when its first invocation began it, had multiplied it, and had ended it: written D, or
 * handed in its partial. The device's clock has one beginning for all workers, and ticks of any length, a nanosecond or
 * a microsecond, say. That of a subgroup has ticks of its own, and compares times of one worker only. On some drivers
 * the upper halves of clocks are 0: they wrap around after 2^32 ticks. Where a plan first writes beta C to D, as
 * SK_FIXUP_ATOMIC may, that is recorded as segments without k-iterations. */
typedef struct sk_trace_record
{
    uint32_t worker, tile, k_begin, k_end; /* as in sk_list_segments() */
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

#if SK__DECLARATIONS != 0x8657ec6c
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
    stride = batch_count > 1 ? stride : 0;
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

/* Matrices that lie anywhere have no strides. */
static sk_result sk__check_pointers(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const sk_matrix_desc* matrices[] = {&desc->a, &desc->b, &desc->c, &desc->d, &desc->residual};
    static const char* const names[] = {"a", "b", "c", "d", "residual"};
    for (int i = 0; i < 5; ++i)
    {
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
    SK__TRY(sk__check_pointers(logger, desc));
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
 * Uses problem.h. Must not know devices, kernels or decompositions. Rows are the kernel's: where D is column-major, A and
 * B are exchanged, as are m and n.
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
    SK__REQUIRE(logger, matrix->leading_dimension == 0 && matrix->batch_stride == 0, SK_ERROR_INVALID_VALUE,
                "gemm.%s has a leading_dimension or a batch_stride, which each problem has of its own", name);
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
    sk__problem_row row = sk__row_of(expected, problem->exchanged);
    row.alpha = expected->alpha == 0.0f ? 0u : row.alpha;
    return row;
}

static uint32_t sk__count_expected(const sk_grouped_desc* desc)
{
    return desc->problems ? desc->problem_count : desc->most_problems;
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
    float bandwidth = costs->bandwidth * 1e3f * (float)compute_units; /* bytes/us */
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

/* Least time in microseconds in which device memory gives A, B and C and takes D. Partials are not counted: they are
 * few enough to stay in a cache, and the times of fixup and peers contain them. */
static float sk__memory_time(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    float m = (float)problem->m, n = (float)problem->n, k = (float)problem->k;
    float inputs = m * n > 0 ? k * (m + n) * (float)sk__type_size(problem->input) : 0.0f;
    float matrices = 1.0f + (problem->epilogue.linear ? 1.0f : 0.0f) + (problem->epilogue.residual ? 1.0f : 0.0f);
    float outputs = m * n * (float)sk__type_size(problem->output) * matrices;
    float bandwidth = planner->costs->bandwidth * 1e3f * (float)planner->device->compute_units; /* bytes/us */
    return (float)problem->batch_count * (inputs + outputs) / bandwidth;
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
 * Uses serve.h, wishes.h, ../problem/grouped.h. Must not know contexts, pipelines or command buffers. The cost model is that
 * of one problem: it gets the busiest worker's load.
 */

/* What the choice is made from, and the room in which it is made. */
typedef struct sk__grouped_planner
{
    sk__planner planner; /* of a problem that stands for all: its m is the largest */
    const sk_grouped_desc* desc;
    sk__grouped* grouped;
    uint32_t* table; /* room for a header, and rows of all expected problems */
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
    uint32_t* row = planner->table + SK__GROUPED_HEADER;
    for (uint32_t i = 0; i < grouped->problem_count; ++i, row += SK__TABLE_ROW)
    {
        sk__problem_row problem = planner->grouped->rows[i];
        row[SK__TABLE_TILES] = planner->totals.extent.tiles;
        row[SK__TABLE_PLACES] = planner->totals.extent.places;
        row[SK__TABLE_K_ITERATIONS] = sk__count_row_iterations(problem, *limits);
        sk__add_totals(&planner->totals, problem, *limits);
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
static sk__schedule sk__schedule_grouped(const sk__grouped* grouped, const uint32_t* table, const sk__choice* choice)
{
    sk__grouped_arguments arguments;
    sk__grouped_header header;
    memset(&arguments, 0, sizeof arguments);
    memcpy(&header, table, sizeof header);
    arguments.workers = choice->workers;
    arguments.minimum_segment = grouped->minimum_segment;
    arguments.order = choice->data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    return sk__make_grouped_schedule(arguments, header, table + SK__GROUPED_HEADER, choice->unit, false);
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
    sk__grouped* grouped = planner->grouped;
    const sk__grouped_totals* totals = &planner->totals;
    sk__grouped_header header = sk__make_header(planner->table + SK__GROUPED_HEADER, grouped->problem_count,
                                                totals->extent, candidate.unit, candidate.workers, waves);
    memcpy(planner->table, &header, sizeof header);
    candidate.stream_k_tiles = header.stream_k_tiles;
    sk__schedule schedule = sk__schedule_grouped(grouped, planner->table, &candidate);
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

/* Least time in microseconds in which device memory gives all A and B and takes all D. */
static float sk__grouped_memory_time(const sk__grouped_planner* planner)
{
    const sk__planner* one = &planner->planner;
    double matrices = 1.0 + (one->problem->epilogue.linear != 0) + (one->problem->epilogue.residual != 0);
    double bytes = planner->totals.inputs * sk__type_size(one->problem->input) +
                   planner->totals.outputs * sk__type_size(one->problem->output) * matrices;
    return (float)(bytes / ((double)one->costs->bandwidth * 1e3 * one->device->compute_units));
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
            one->memory_time = sk__grouped_memory_time(planner);
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
    sk__grouped_header header =
        sk__make_header(planner->table + SK__GROUPED_HEADER, planner->grouped->problem_count, planner->totals.extent,
                        choice->unit, choice->workers, planner->grouped->waves);
    memcpy(planner->table, &header, sizeof header);
    sk__schedule schedule = sk__schedule_grouped(planner->grouped, planner->table, choice);
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
    uint32_t together = plan->context->device.compute_units *
                        plan->context->costs->kernels[plan->choice.kernel].workgroups_per_unit;
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

static sk_result sk__make_pipelines(sk_context* context, sk_plan* plan, bool aligned)
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
    key.aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    key.aligned_output = aligned && plan->alignable_output;
    key.packed = plan->choice.packing.a || plan->choice.packing.b;
    key.fixup = sk__first_stage(&plan->choice);
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

STREAMK_API sk_result sk_create_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, plan, SK_ERROR_NULL_ARGUMENT, "plan is NULL");
    *plan = NULL;
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk_plan* made = (sk_plan*)sk__allocate(context->allocator, sizeof *made);
    SK__REQUIRE(&context->logger, made, SK_ERROR_OUT_OF_HOST_MEMORY, "the plan's %llu bytes could not be allocated",
                (unsigned long long)sizeof *made);
    sk_result result = sk__fill_plan(context, desc, made);
    if (result != SK_SUCCESS)
    {
        sk_destroy_plan(made);
        return result;
    }
    *plan = made;
    return SK_SUCCESS;
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
    planner.table = plan->grouped.table;
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
    const sk__problem* problem = &plan->problem;
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.kernel = plan->choice.kernel;
    key.module = SK__MODULE_GROUPED;
    key.parts_m = key.parts_n = 1;
    key.unit = plan->choice.unit;
    key.interleave = 1;
    key.a_k_contiguous = problem->a.k_contiguous;
    key.b_k_contiguous = problem->b.k_contiguous;
    key.c_transposed = problem->c.transposed;
    key.epilogue = problem->epilogue;
    key.aligned = key.aligned_output = aligned;
    key.fixup = sk__first_stage(&plan->choice);
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
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    plan->grouped.limits.tile_m = kernel->tile_m;
    plan->grouped.limits.tile_n = kernel->tile_n;
    plan->grouped.limits.tile_k = kernel->tile_k;
    plan->schedule = sk__schedule_grouped(&plan->grouped, plan->grouped.table, &plan->choice);
    sk__lay_out_grouped_workspace(plan);
    plan->info = sk__describe_plan(plan);
    return context->handle ? sk__make_grouped_pipelines(context, plan, desc->aligned) : SK_SUCCESS;
}

STREAMK_API sk_result sk_create_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan** plan)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, plan, SK_ERROR_NULL_ARGUMENT, "plan is NULL");
    *plan = NULL;
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk_plan* made = (sk_plan*)sk__allocate(context->allocator, sizeof *made);
    SK__REQUIRE(&context->logger, made, SK_ERROR_OUT_OF_HOST_MEMORY, "the plan's %llu bytes could not be allocated",
                (unsigned long long)sizeof *made);
    sk_result result = sk__fill_grouped_plan(context, desc, made);
    if (result != SK_SUCCESS)
    {
        sk_destroy_plan(made);
        return result;
    }
    *plan = made;
    return SK_SUCCESS;
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
        words[SK__TABLE_TILES] = sum.tiles;
        words[SK__TABLE_PLACES] = sum.places;
        words[SK__TABLE_K_ITERATIONS] = sk__count_row_iterations(row, limits);
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

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced: source 3b76f4b03235fe24, glslang 16.6.0, spirv-tools v2026.4, 117440 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced[] = {
"++++i<-N/P+i>3,N/iH4,N/j1M2@U-3TLM6T0VEN+TLLHN0U8T<TLLHNGN0U-TLM+NH1NGTLMGNHl,1JTLM6T0V3;TLM+W62N0TLM6T0O-M,TLLHO.U8"
"O-TLLHO/O.V3TLLHP6O/T<TLM+P9/P6TLMGP9ML,66P93/TLM6T0^/2TLM+P:1TBML:49P;Q4P8V3N/XLM@T0PDP1P;Z.XLM@T0P=MM102P>Q5P=TFXL"
"M@T0P@MM=0/PAQ4P>P@MMG19PCQ4P<V3N/XLM@T0PGP1PCZ.XLM@T0PEMN:0-PFQ5MO.0+MNG0;PIQ4PFPHTFXLM@T0Q,P/PAPIXLM@T6Q.Q6Q,MO;0-"
"Q.PAMOC8/TLM6T0Q2]+MP/M--TLMGX0MQ;M.4Q3TKT<TLM+R61Q3TLMGR6MRHM--Q.PIMT+M0,X0MU12,R6MU9W-+Ma@QA+Mg8QRC,N/SM0MD,N/SNJQ"
",,N/ST+QB,N/SYCMP.,U-T^GI,T<T_EM33R7R4U-VLP4T0SGR7Z.Ta42.RAR8Z.Tb2J:VLP4T0V2R4U-VLP4T0R9R5T<VLP/T0UJR9U-Td3OR9,U-WjC"
"I,T<WkAP+,N/XNBUI,T<XX@S;,N/Xa0U4,T<Xj:YE,T<YW4M=,Q2YXHR+,Q2Y_I^H,T<ZPFM=,Q2ZR8R+,Q2ZX9XC,T<Zf1M,,Q2Zg3SF,T<[N.M,,Q2"
"[O0[2,T<[_8M=,Q2[a+R+,Q2[g,^H,T<]WJM=,Q2]Y<R+,Q2]`=Y<,T<^M/@:VLP4T0MeFMe=U-VLP4T0R=Me>T<VLP/T0MeER=U-^NGN8,T<^Q4M+=S"
"DMf1U-VLP4T0Mf:SDZ.VLP1T0TDMf2T<VLP/T0Mf8TDZ.^S:NC,U-^V2G9TGO[6U-TLSFTGTIO[9PLSDTIVLP4T0RO:O[JT<hR26N=RO>PLSDRO=PLSE"
"RO<PLSDRO>VLP-T0U2^/O[6PLSERO<PLSDRO<ZLSAT0U5O[6RO=U2RO>VLP1T0]1O[JZ.VLP4T0Me@O[JZ.VLP1T0MeAU5Z.VLP4T0MeBU5Z.XLN,TCM"
"eCNYBMeAMeBTLMITBMeDMeCXLN,TCMf3W1]1Me@TLMITBMf4Mf3ZLN,P:O[@1U5]1Me@TLMITBMf5O[@]LL7TBO[B,M=MeDMf4Mf5^Y,N:,T<^[<M,,Q"
"2^]>SF,T<^e9M,,Q2^f;Z5,T<_SGM=,Q2_U9R+,Q2_[:^H,T<`M7M=,Q2`NKR+,Q2`U+X>,T<`b@M,,Q2`cBSF,T<`k<M,,Q2`l>TH,T<aT;@:VLP4T0"
"Nj-NiFU-VLP4T0Mf6NiGT<VLP/T0Nj,Mf6U-aV2N8,T<aXAM+=Mf7Nj8U-VLP4T0NjBMf7Z.VLP1T0Mf9Nj9T<VLP/T0Nj@Mf9Z.aZGNC,U-a^>GO6Mf"
"HPc7U-TLSFMfHMfIPc:PLSDMfIVLP4T0MfJQLKT<VLQ5T6MfKMfJTFRLSCMg++TLSFMfKMg,Mg-PLSDMg,PLSEMg+PLSDMg-VLP-T0Mg.^/Pc7PLSEMg"
"+PLSDMg+ZLSAT0Mg/Pc7Mg,Mg.Mg-VLP1T0Mg0QLKZ.VLP4T0NiHQLKZ.VLP1T0NiIMg/Z.VLP4T0NiJMg/Z.XLN,TCNiKVKNiINiJTLMITBNj+NiKXL"
"N,TCNj:NXFMg0NiHTLMITBNj;Nj:ZLN,P:PcA1Mg/Mg0NiHTLMITBNj<PcA]LL7TBPcC,M=Nj+Nj;Nj<aa8e+<Nj=Ph8N/TLMIT0Nj>NDVLP+T0Ph;Nj"
"=Nj>VLN,T1PjBNFUBb]I21PjCN/TLMIT0PjENEb^59/PLSJZ.PLSDPjGbYIB,PjFbZ@N0,NjAb]F0ENk+NjAVLP/T0Nk,PjANk+TLMIT0Nk-NKVLP+T0"
"Nk.Nk,Nk-RLSCNk/+TLSFQ+Nk0Nk/PLSDNk0b^D6,Nk.b_/ME,Nk/b`J3,Nk/ba2M=,Nk.bbFM^-,].dRIR+,U-dXJI,T<dYHG=Nk1OL.U-VLP4T0OL7"
"Nk1Z.VLP1T0Nk2OL/T<VLP/T0OL5Nk2Z.d[II,N/d]G0:VLP4T0OM0OL.U-VLP4T0Nk3OL/T<VLP/T0OM/Nk3U-d_.O.,U-db2G=Nk4QX8T<TLSFNk4N"
"l/QX;PLSDNl/VLP/T0Nl0QX0T<VLP+T0OMGNl0dc:ZK,U-eQ:I,T<eR8S1,].eY@QC,U-e`7G=Nl1Q_<T<TLSFNl1Nl2Q_@PLSDNl2VLP/T0Nl3Q_4T<"
"VLP+T0ON1Nl3ea@hB,U-f]6I,T<f^4T.,].ff8QC,U-fl0G=Nl4Qh:T<TLSFNl4Nl5Qh=PLSDNl5VLP/T0Nl6Qh2T<VLP+T0ON>Nl6gL8kF,].gl3RIE"
"OL00VLQ5T6OL1OL0TFRLSCOL2+TLSFOL1OL3OL2PLSDOL3PLSEOL4PLSDOL4ZLSAT0RO@TFOL3hRJ1,OL3hS0QG,OL4hY,R=.OL2PLSDOL2h`BE,OL2h"
"a;M/,U-hbAG=OL6RR3T<TLSFOL6OLJRR6PLSDOLJVLP/T0OLKRR+T<VLP+T0ONIOLKhcIOE,U-hgCG=OM+RT1T<TLSFOM+OM,RT4PLSDOM,VLP/T0OM."
"RSJT<VLP+T0OQ5OM.hhKh++"
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced: source e909bbf0c9c808de, glslang 16.6.0, spirv-tools v2026.4, 117628 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced[] = {
"++++3+;0+K;,NNLL:M;5+MH<+N93.T+,,O4RE,IV.4,PJVE2741/RLN25-TLN35+DVLN35W7@,Q+X,:+Y31+Y=7+Z-1HH1;RLN2MG-TLN3MG+DVLN3MG"
"+M.+TLN2MH1/RLN2MI-TLN3MI+DVLN3MIZ/C+[14+X;7+[G;,R+]7:.N-6E^3P./TLM,TJT0T1b62+cK@1Z./TLLHU.TBZ.dEA+e=9+f0N-3TLM6T0TF"
"+TLM6T0TH,h2M,/TLM6T0TE.i36+iCO5-VEN+ML.1/N.P/VEP4ML<3,VEMLFM2-V3;d<08N/U8THTLLHN0N/Z.TLM+NG1N0TLMGNGMO30N+U8TLM+W62"
"N/TLM6T0NH<TLLHO-U8NHTLLHO.O-V3TLLHO/O.T<TLM+P6/O/TLMGP62/TLM+P7/U8TLM+Z,2U8TLMGP63/TLM6T0PBT+RLM;T6P8ZLM@T0P9Q4P8V3"
"VEXLM@T0PDP1P9Z.XLM@T0P:MV702P;Q5P:TFXLM@T0P=MVD00P>Q4P;P=TFMR+09P@Q4P<V3VEXLM@T0PGP1P@Z.XLM@T0PAMW=02PCQ5PATFXLM@T0"
"PEMWJ0<PFQ4PCPETFXLM@T0PHP/P>PFXLM@T6PIQ6PHTFMXJ0-P>TFMY01+MY:1+MX@0/X.Q4PJZ.MZ9E5TLLHQ,T0THTLM+Q.1Q,TLMGQ.M].12Q1T0"
"Z.TLM+X62Q1M];2DRLLI4T0RLLJ54TLM+X7QS05TLM+],QS0T0TLLHQ2TKTHTLM+Q31Q2TLMGQ3M^CM+0Q0Q4PIPFTFM`.71ZLM@T0XHQ4PJZ.Ma0<-T"
"LMGQ.Mb=1>TLMGQ3D1TLM+Q4/TBTLM6TBY>+TLM6T0Y8T3RLM;T6Q+Mf7MB+Mj+8+Mj<AFRLM2Q5QS0RLLIHU8RLLJMGHTLM+Q5QS0MGRLM2Q6QS0RLL"
"IMHTBRLLJMIMHTLM+Q6QS0MIMk1NK+NM6M7+NS/M3+Mh27+NTD4+NU05-[1NLLLLL+NU878]L+TLM6T0]2eV3TLM6TB]6NLLLLL+TLM+[9/T0NVDN7+N"
"NE15VLM@T6]EQ3R+VLM@T6]FQ3R+NY@3.Q7Q3R+NYK0,Q7NZ0M9/XLM7]AN-PBN[G0,OlllllIN],79ZLM7U8N[6Y>Y>Y>Y>ZLM7U8Q],]6]6]6]6N]8"
"P7+Nb47,U/NbB2+Nd,O@-Z,Q8Ng>P72MXDa/V3VLP4T0MXEa/SX:>2aBMXHS4VLP4T0aCMXHOL+M+,MXHOM,PG,R+OQIM=,0OS;^G,MXHOf7XF,MXHPR"
"2T0,MXHPZ8U70R+Q=k2PLSDQ=PdJ2/R+e9e8Q=Pe4Q7,R+PjBU7,R+QS.Q1,MXHQX5T1,MXHQa<R,,MXHQg>O3,R+QjHS7,MXHRQ4RA,MXHRWKVJ,MXH"
"RcJR4,MXHRj3W;,MXHSTEO:DQ@MXBN.VLP4T0QAMXBN.VLQ5T6QBQATFXLQ4T0R,QBTFTHVLP+T0R-Q@R,SY+ND,R-S[EA,R-S]:<,R-S^,S.,VESe0M"
"D,VESfJP</Z.]LMET2R.Sk>21R.VLP/T0M[KMZ@VESl+J,Z.SlKPC,VETPCT,,Z.TXEV;,Q+Td5C,Z.Te-O7,Z.Th:V;,Q+UR+C,Z.URDN+2N[,Md=Z."
"TLSFN[,N[-MdAYY5CRBR/N[/THTLSFR/OM-N[2PLSDOM-XLN,VDR01Md=N[/TLMIU8R1R0RLMJQ8R1VLP1T0R2Md=Z.VLP/T0R3R2VETLMIT0R40VLP1"
"T0R5R4V+VLP1T0R6R4V3VLP4T0R7R6T<VLP1T0R8R5T<VLP/T0R9R8Z.VLP/T0R=R7T<VLP+T0RAR9R=VLP1T0SDR4T<VLP4T0SGSDT<VLP+T0SJRASG"
"VLP/T0SKSJZ.VLP+T0T+R3SKVLP4T0T,Md=Z.VLP+T0OLHT+T,VLP/T0T-N[/VEVLP1T0TDR4Z.VLP4T0TGTDZ.VLP4T0TIR5T<VLP/T0U2TIU-VLP/T"
"0U5TGT<VLP+T0UJU2U5VLP4T0V2R4T<VLP+T0V4UJV2VLP/T0V=V4Z.VLP+T0MgAT-V=VLN,TCV>Q8TFTLMITBV@V>VLN,TCVAQ8THTLMITBVBVAVLN,"
"TCVCQ8T<TLMITBVFVCVLN,TCVGQ8TETLMITBVHVGZLN;U.VIV@VBVFVHVLP+T0MgCM[KOLHVLN,V:N[8.UDZ`C2-MgCNbIZa+49VLP+T0OM3M^-MgAVL"
"N,V:VJ.UETLMIT0X+VJ]]215NbKPLSDNbKZLSAT6OM5NbJOM-OM4Nc+]]C50_7OLHRLMJ_8MgAUbI03Mg2NC_7_8_9RLMJ_:VIUf5M0,Z.Ug;C,_:Uh3"
"N3,TFUj<M5,Z.UkH=,_:Ul:N3,THVMDM5,Z.VO.=,_:VOBNF,OLHVR<M9,Z.VT+M0,_:VU1N3,TFVW:M5,Z.VXF=,_:VY8N3,THV[BM5,Z.V^,=,_:V^"
"@MJ,Z.V`>4,_:V`IOB0VLP3TBNL,Z:MlKVdDTD,OLHWL<M9,Z.WN+=,_:WN>M,A_:RLMJ_;OLHRLMJ_FMgARLMJ_GMg2RLMJ_HNMH]LMET.NO4NI_;_F"
"_G_H]`A0+YZD8+WX@MUK,0Xc@F,0Xd:M7,0XeHF,0XfCC+YOJ<5W6VK2TLMGZ,W+2TLMGZ,W,YP8M==Z,W-2TLMGZ,W.2TLMGT1W/2TLMGT1W02TLMGW"
"6W1YSEM91Z,W22TLMGZ,W3YU0OJ2W4NZHZ.TLSFW4MeJNZKWP.C4W5NMJTHTLSFW5W7NN,PLSDW7YZ90/NMJRLMJN[7N[6WX19+Y[09,W8Y[@0,W8Y[F"
"M4.W9N[BV3Y^11IW9TLMIT0W:N[AVLP/T0W;N[DV3VLP-T0PSKW:W;VLN,T1W<N2UATLMIT0W=W<VLP/T0N[GW=VEY^G7,W8Y_3MD,Z.Ya,M0,Z.Yb2P"
"K,V3Yg2M:4W>N^<THTLSFW>W@N^@PLSDW@YhK6,0Yi6M6,Z.YjCMJ3WAN_9Z.VLP/T0N_;WAZ.YlIM,,PJZLKN5,VEZO52,W8ZO=MD,Z.ZQ6QB,V3ZW-"
"M:4WBNa<THTLSFWBWCNa@PLSDWCZXF6,0ZY1M6,Z.ZZ=MJ3WDNb9Z.VLP/T0Nb;WDZ.Z]DM,,PJZ^FMK;WEW8VLQ;T6WFWEN[DRLSCOk<+TLSFWFWGOk"
"<PLSDWGZa4R-=WHNd.THTLSFWHWINd1PLSDWIRLSCNd5+TLSFPJX,Nd7PLSDX,ZgI38RLSCNd:+TLSFUGX1Nd:PLSDX1TLMIT0Nd<0ZhB9,PBZi02/UK"
"X,Nd@X1Zi;A,0Zj1M6,Z.Zk=E.NeBNe0V3Zl910NeCNdANd:NeBNdD[NA4+[L-M,+[[J19Nd7RLSCNe<+TLSFUGX2Ne<PLSDX2TLMIT0Ne>0[MG7.X3N"
"eAPB[N519X4UKNd7X3X2RLSCPVC+TLSFX4X5PVCPLSDX5[NJ3,X5[O29,Z.[OB=,0[P4M6,Z.[QAK,0[RAM4.PWDNfDZ.deG<,NeGdf8C,NeGdg01-NZ"
"4NeGdg81-Nf;V3dgAA,Nd.dh656],X8PX1U@PX4XLMIT0PX7X8-/di/3+[W=9-PX8NZ4diH3,NZ4dj00CVLN,T1X9NZ4UBTLMIT0PXJX9VLN,T1X:NZ4"
"UCTLMIT0PY/X:ZLN;TKPY0PX9PX;eL81,Nd.eL@3+[]-=+eM9NA4NZ0PYCRLMJNZ1PYBVLN,T1PYDNZ0eP73,NZ1ePAC,NZ0eQ83,NZ1eQBMD=X;PZ4T"
"HTLSFX;X<PZ7PLSDX<RLSCPZ;+TLSFPJXBPZ=PLSDXBeT+38RLSCPZA+TLSFUGXEPZAPLSDXETLMIT0PZC0eTE9,PBeU32/UKXBPZFXEeU>A,0eV4M6,"
"Z.eWA0,NZ2eWG0,NZ2eX,:,V3eX<MH8RLSCP[C+TLSFUGXFP[CPLSDXFTLMIT0P[E0eZJ9,PBe[82/UKPZ=P[HXFe[DM+,Z.e]E=,0e^7M6,Z.e_D5,N",
"Z.e`.0,NZ.e`49,0e`DM6,Z.eb/M;,NZ/ecA3,V3ecJM+6],XGP^8U@P^;XLMIT0P^>XG-/ee8C,NZ/ef03,NZ/ef90CVLN,T1XINZ/UBTLMIT0Ok3XI"
"VLN,T1XJNZ/UCTLMIT0Ok9XJZLN;TKOk:P^AP^Cb[B1/PZ4RLMJOk;Ok:ej+A/PLSEOk<PLSDOk<cO77,Ok<cOE7N0RFPN+THTLSFRFXKPN.PLSDXKRL"
"SCY++TLSFUGY,Y+PLSDY,TLMIT0Y-0VLP/T0Y.PN+PBVLP+T0Y/Y-Y.VLQ;T6Y0Y/PBPLSEY+PLSDY+ZLSAT6Y1UKXKY0Y,RLSCP`=+TLSFY1Y2P`=PL"
"SDY2RLMJNZ,PN+VLMET0OM8MJNZ,TLMIT0OM90]^7;,PN+]^ID>Pf=OMAZ.VLN,X>Y3<PN+TLMITKY4Y3TLOHU8Y5Y4RLMJW3Y5^Z=5+gSD2,ORHgT+F"
"M+VLP1T0Y6OM8Z.VLP4T0Y7OM8Z.VLN,TCY9W3Pg,TLMITBY:Y9]LN,Q4Y;3TFPg3Y6Y7VLMJY;Y:M3T<gU69>ORGPLSDORIVLP1T0Y<Pf=Z.TLMIU8P"
"a:W3ZLN,P7Pa;3TFOM8Y<fTD12ORGPLSDORGPLSEP`=PLSDP`=cTG9+fZF2,PN.f[-7N0Y=Pb>THTLSFY=Y@PbBPLSDY@RLSCYG+TLSFUGYIYGPLSDYI"
"TLMIT0YJ0VLP/T0YKPb>PBVLP+T0Z+YJYKVLQ;T6ZGZ+PBPLSEYGPLSDYGZLSAT6[-UKY@ZGYIRLSC[.+TLSF[-[/[.PLSD[/RLMJNZ-Pb>VLMET0[0N"
"+NZ-TLMIT0PO@0cX6;,Pb>cXHD>[2POGZ.VLN,X>[3DPb>TLMITK[4[3TLOHU8[5[4RLMJW2[5]P55+cU42,Nl-cU<2M>[6PLSD[6VLQ;T6[7PO,Z.TL"
"SF[7[8PO/PLSD[8VLP+T0[:[2PO,VLP1T0[;[0Z.VLP4T0[<[0Z.VLN,TC[=W2PO,TLMITB[>[=]LN,Q4[@2TF[:[;[<VLMJ[@[>M3T<cZD9M+Nl,PLS"
"DNl.VLP1T0[A[2Z.TLMIU8[BW2ZLN,P7[C2TF[0[AVLMJ[C[BM3T<PLSENl,PLSDNl,PLSE[.PLSD[.faE8/TLMIT0OL=W8]Y715[JTFPbB]3OLBZLSA"
"T0OL@OL=PbB]YAE+]g2RA=]4OP/THTLSF]4]5OP2PLSD]5RLSCOP6+TLSFPJ]DOP8PLSD]D^M938RLSCOP;+TLSFUG]HOP;PLSD]HTLMIT0OP=0^N29,"
"PB^NB2/UK]DOPA]H^O,A,0^OCM6,Z.^Q.E.OQCOQ1V3^QK10OQDOPBOP;OQCOPE^U14+^R>M,+^c:19OP8RLSCOQ=+TLSFUG_3OQ=PLSD_3TLMIT0OQ@"
"0^T77._4OQBPB^TG19_5UKOP8_4_3RLSC_6+TLSF_5_<_6PLSD_<^U:3,_<^UD9,Z.^V2=,0^VFM6,Z.^X1K,0^Y1M4.NfEOREZ.[T,<,OQH[T>B-OS-"
"OQH[U60+^],5,V3^]7M+6],_=OS3U@OS6XLMIT0OS9_=-/^^GGM;PX=OS:VLN,T1_>NYIUATLMIT0PXD_>VLN,T1_@NYIUBTLMIT0_A_@VLN,T1_BNYI"
"UCTLMIT0_C_BZLN;TK_DPX=PXD_A_CVLN,X>_E<OP/RLMJ_E_DPLSE_6PLSD_6^c=R>=a<OU6THTLSFa<a=OU9PLSDa=RLSCOU=+TLSFPJa>OU@PLSDa"
">^jC3HRLSCOUC+TLSFUGa@OUCPLSDa@TLMIT0aA0VLP/T0k3OU6PBVLP+T0M[JaAk3VLQ;T6MdCM[JPB^kK2/UKa>MdCa@^l5A,0_L+M6,Z._M7G,V3_"
"N3MHM9RLSCMdD+TLSFUGMdEMdDPLSDMdETLMIT0MdF0VLP/T0MdGOU6PBVLP+T0MdHMdFMdGVLQ;T6MdIMdHPBPLSEMdDPLSDMdDZLSAT6MdJUKOU@Md"
"IMdERLSCOW++TLSFMdJO],OW+`RCC4MdKO]KZ.TLSFMdKMe+O^-PLSDMe+_RB03Me,OW7PLSDMe,TLMIT0Me-0_S.06Me.Me/PLSDMe.PLSEOW9PLSDM"
"e/VLP/T0Me0_S>3EMe1TFMe.Me0Me/VLP+T0Me2Me-Me1VLP4T0Me3Me2PGVLP/T0Me4Me3Z.VLP+T0OWBMe4O]K_T@F,0_U:M4.Oj-OX+Z.bT/<,O]K"
"bTBC,O]KbU90.Oe/NYDO]KaY80.OX6OWDV3_XAJ;Oj5XLN,],Me5OX:U@OX=XLMIT0Oe:Me5-/RLMJOe/Oe:_Z20+`X57M/VLN,T1Me6NYDU@TLMIT0O"
"XGMe6VLN,T1Me7NYDUATLMIT0OY,Me7VLN,T1Me8NYDUBTLMIT0OY2Me8VLN,T1Me9NYDUCTLMIT0OY8Me9__3MK,V3_a3GNKMe:OYETHTLSFMe:Me;O"
"YHPLSDMe;VLP/T0Me<OYEVETLMIT0Me=0VLP1T0Me>Me=V+VLP1T0Me@Me=Z.VLP4T0MeAMe@Z.VLP4T0MeBMe>T<VLP/T0MeCMeBU-VLP/T0MeDMeAT"
"<VLP+T0MeEMeCMeDVLP4T0MeFMe=T<VLP+T0MeGMeEMeFVLP/T0MeHMeGZ.VLP+T0MeIMe<MeHVLP1T0MeKMeIZ.ZLN,P7Mf+2[JOY<MeKXLMIU8OZ:M"
"f+M;T<VLN,Z,OZ;W1_e1M1OHMf,OZ=THTLSFMf,Mf-OZAPLSDMf-VLP/T0Mf.Z.OZ=VLP1T0Mf/Mf.Z.VLP/T0Mf0Mf/VETLMIT0Mf10VLP1T0Mf2Mf1"
"V+VLP1T0Mf3Mf1V3VLP4T0Mf4Mf3T<VLP1T0Mf5Mf2T<VLP/T0Mf6Mf5Z.VLP/T0Mf7Mf4T<VLP+T0Mf8Mf6Mf7VLP1T0Mf9Mf1T<VLP4T0Mf:Mf9T<V"
"LP+T0Mf;Mf8Mf:VLP/T0Mf<Mf;Z.VLP+T0Mf=Mf0Mf<VLP4T0Mf>Mf.Z.VLP+T0Mf@Mf=Mf>VLP1T0MfAMf@Z.ZLN,P7MfB3[JOY<MfAXLMIU8MfCMfB"
"M;T<VLN,Z,MfDNYBOZ=RLMJMfDMfC_kC9+`M-2BOZAO[KO]+TLSBMfEO]+,PLSEMfFPLSDMfFVLQ;T6MfGO[JZ.TLSFMfGO[+MfEPLSDO[+_i;AMKMfH"
"O[6THTLSFMfHMfIO[9PLSDMfIVLP1T0MfJO[JZ.VLP4T0MfKO[JZ.XLN,TCMg+NYBMfJMfKTLMITBMg,Mg+ZLN;U8Mg-Mg,Mg,Mg,Mg,VLN,Z,Mg.W1O"
"[6TLMIU8Mg/Mg.XLN,VDO[@1O[JO[6TLMIU8Mg0O[@]LL7U8O[B,M=Mg-Mg/Mg0_k2<+`R86,MfE_l/87VLR1T0]3[JTHRLSCMg1+TLSFONKOW,Mg1_Q"
"BCN0Mg3OW.THTLSFMg3Mg4OW1PLSDMg4RLSCMg5+TLSFUGMg6Mg5PLSDMg6TLMIT0Mg70VLP/T0Mg8OW.PBVLP+T0Mg9Mg7Mg8VLQ;T6Mg:Mg9PBPLSE"
"Mg5PLSDMg5ZLSAT6Mg;UKMg4Mg:Mg6RLSCMg<+TLSFMg;Mg=Mg<PLSDMg=RLMJW/OW.VLMET0Mg>MJW/TLMIT0O];0`OK;,OW.`P;DP8Mg@O]CZ.VLN,"
"X>MgB<OW.TLMITKNN.MgBTLOHU8NN/NN.RLMJW.NN/RLSCPf@+TLSFP8PfDNN0PLSDPfDPLSENN1PLSDNN1ZLSAT0NN2TFPfDNN3NN4TLSBNN5NN4,PL"
"SENN6PLSDNN6VLQ;T6NN7NN2Z.TLSFNN7NN8NN5PLSDNN8VLP+T0NN9Mg@NN2VLP1T0NN:Mg>Z.VLP4T0NN;Mg>Z.VLN,TCNN<W.NN2TLMITBNN=NN<]"
"LN,Q4NN>3]3NN9NN:NN;VLMJNN>NN=M3T<PLSENN4PLSDNN4VLP+T0NN3NN2UAPLSENN1PLSDNN5PLSEPf@PLSDNN0VLP1T0NN@Mg@Z.TLMIU8NNAW.Z",
"LN,P7NNB3]3Mg>NN@VLMJNNBNNAM3T<PLSEPf@PLSDPf@PLSEMg<PLSDMg<_Z68+fV;3,OW1fVE2SBNNCPLSDNNCVLQ;T6NNDPaFTHTLSFNNDNNEPaIP"
"LSDNNERLSCNNF+TLSFUGNNGNNFPLSDNNGTLMIT0NNH0VLP/T0NNIPaFPBVLP+T0NNJNNHNNIVLQ;T6NNKNNJPBPLSENNFPLSDNNFZLSAT6NO+UKNNENN"
"KNNGRLSCNO,+TLSFNO+NO-NO,PLSDNO-RLMJW0PaFVLMET0NO.N+W0TLMIT0NO/0RLSCNO0+TLSFXDNO1NO2PLSDNO1PLSENO0PLSDNO2VLP/T0NO3Pa"
"FPBPLSENO0PLSDNO0ZLSAT0NW6TFNO1NO3NO2VLP+T0NW7NO/NW6VLP4T0NW8NW7PGVLP/T0NW9NW8Z.VLN,X>NW:DPaFTLMITKNW;NW:TLOHU8NW<NW"
";RLMJW-NW<RLSCP`K+TLSFP<NW=NW>PLSDNW=PLSENW@PLSDNW@ZLSAT0NWATFNW=NWBNWCTLSBNWDNWC,PLSENWEPLSDNWEVLQ;T6NWFNWAZ.TLSFNW"
"FNWGNWDPLSDNWGVLP+T0NWHNW9NWAVLP1T0NWINO.Z.VLP4T0NWJNO.Z.VLN,TCNWKW-NWATLMITBNX+NWK]LN,Q4NX,2]3NWHNWINWJVLMJNX,NX+M3"
"T<PLSENWCPLSDNWCVLP+T0NWBNWAUAPLSENW@PLSDNWDPLSEP`KPLSDNW>VLP1T0NX-NW9Z.TLMIU8NX.W-ZLN,P7NX/2]3NO.NX-VLMJNX/NX.fTG2."
"NO,PLSDNO,fZ79.Mg1PLSDMg1_l<8+dP.@+dQ0R+=NX0PU-THTLSFNX0NX1PU0PLSDNX1RLSCPU4+TLSFPJNX2NX3PLSDNX2dWC3MIRLSCNX4+TLSFUG"
"NX5NX4PLSDNX5TLMIT0NX60VLP/T0NX7PU-PBVLP+T0NX8NX6NX7VLQ;T6NX9NX8PBPLSENX4PLSDNX4ZLSAT6X-UKNX2NX9NX5RLSCNX:+TLSFX-NX;"
"NX:PLSDNX;RLSCNe=+TLSFP8NX<NX=PLSDNX<TLMIT0PUF0dZ+M42NX>PV,Z.PLSENe=PLSDNX=d[;0M0NX@MJNY1PLSENe=PLSDNe=ZLSAT0NXANX>P"
"UGNX@NX=VLQ;T6NXBNXAPSKPLSENX:PLSDNX:ZLSAT6NXCX-NX4NXBNe=RLSCNe3+TLSFNXCPV3Ne3d]FM.MANe3PLSDNe3PLSEPU4PLSDNX3RLSCNXD"
"+TLSFUGNY2NXDPLSDNY2TLMIT0NY30VLP/T0NY4PU-PBVLP+T0NY5NY3NY4VLQ;T6NY6NY5PBPLSENXDPLSDNXDZLSAT6NY7UKNX3NY6NY2RLSCNY8+T"
"LSFNY7PVDNY8d`BE,Z.da;=,0db.M6,Z.dc:K,0dd:M4.OdGPWCZ.aWG<,PVFaX8B-NY9PVFaY006NY:NY.PVFRLMJNY:TFVLQ;T6Oe0PW:PSKaYA>GN"
"Y;:PU-TLMIT0NY<NY;VLP+T0NY=NY<NY9XLN,],NY>Oe4U@NY=XLMIT0NY@NY>-/RLMJNY:NY@a[20+di79MANYANY.U@TLMIT0N[4NYAVLN,T1N[5NY"
".UATLMIT0N[CN[5VLN,T1N[ENY.UBTLMIT0N[FN[EVLN,T1N^BNY.UCTLMIT0N^CN^BZLN;TKN_:N[4N[CN[FN^CVLN,X>NaB<PU-RLMJNaBN_:PLSEN"
"Y8PLSDNY8eLG>+aa9NAM>NXKOfFRLMJNY+OfEVLN,T1NaCNXKTFTLMIT0Nb:NaCVLN,T1Nd3NY+TFTLMIT0Nd4Nd3VLPAOKNd6Nb:Nd4VLN<T0Og+Nd6"
",VLN<T0Og,Nd6+VLN,T1Nd9NXKTHTLMIT0Og.Nd9VLN,T1Og/NY+aeBMD=Nd;Og7THTLSFNd;Ne1Og:PLSDNe1RLSCOg>+TLSFPJNe2OgAPLSDNe2ah+"
"3HRLSCPU9+TLSFUGNe4PU9PLSDNe4TLMIT0Ne;0VLP/T0Ng,Og7PBVLP+T0Ng-Ne;Ng,VLQ;T6Ng.Ng-PBdXK10OgJUKNe2Ng.Ne4ai>A,0aj4M4.PV-"
"Oh6Z.akA02NY,Og7VLMET0PV.N+NY,al,10PV/PV-Oh0PV.Oh.d].1+al=00PV1OgJPU9PV0Oh,d]>0/Ng/PV2PLSDNg/bL0M,M9PV2PLSDPV2PLSEOg"
">PLSDOgARLSCNg0+TLSFUGNg1Ng0PLSDNg1TLMIT0Ng20VLP/T0Ng3Og7PBVLP+T0Ng4Ng2Ng3VLQ;T6Ng5Ng4PBPLSENg0PLSDNg0ZLSAT6Oi+UKOgA"
"Ng5Ng1bNDM+,Z.bOE=,0bP7M42Ng6OiAZ.VLP+T0Ng7Ng6bQH12NXIOg7VLMET0Ng8N+NXIbR414Ng9Ng7Oi:Ng8Oi8TLMIT0OiF0bRDM4M@Ng:Oj,Z."
"RLSCNg;+TLSFP<Ng<Ng=PLSDNg<PLSENg;PLSDNg=VLP+T0Ng>Ng:Oi/TLMIT0Ng@AZLL7T0NgA,M1Ng>Ng@VLP-T0NgBNgANg:PLSENg;PLSDNg;ZLS"
"AT0NgCOi/Ng<NgBNg=VLN,T1Oj6NXJbUA2-Ng9PSKbUJJ8NgCXLN,],NgDOj;U@Oj>XLMIT0OjBNgD-/bW8BM-NgENXJU@TLMIT0P^ENgEVLN,T1NgFN"
"XJUATLMIT0P^KNgFVLN,T1NgGNXJUBTLMIT0P_0NgGVLN,T1NgHNXJUCTLMIT0P_6NgHei<6/Og7RLMJP_8P_7b]+A+ejA7,Og:ek-7MENgIP_:THTLS"
"FNgINgJP_=PLSDNgJRLSCNgK+TLSFUGNh+NgKPLSDNh+TLMIT0Nh,0VLP/T0Nh-P_:PBVLP+T0Nh.Nh,Nh-VLQ;T6Nh/Nh.PBPLSENgKPLSDNgKZLSAT"
"6Nh0UKNgJNh/Nh+RLSCNh1+TLSFNh0Nh2Nh1PLSDNh2fL602Nh3MJNXGTLMIT0P`,0cR9:-P`0P_:cRK20P`1TFPN@P`0PNAfM@7HNh4P`3Z.VLN,X>N"
"h5<P_:TLMITKNh6Nh5TLOHU8Nh7Nh6RLMJW,Nh7RLSCO`9+TLSFP8Nh8Nh9PLSDNh8`^53,Nh8`^>2M>Nh:PLSDNh:VLQ;T6Nh;O_IZ.TLSFNh;Nh<O`"
"+PLSDNh<VLP+T0Nh=Nh4O_IVLP1T0Nh>Nh3Z.VLP4T0Nh@Nh3Z.VLN,TCNhAW,O_ITLMITBNhBNhA]LN,Q4NhC3TFNh=Nh>Nh@VLMJNhCNhBM3T<``K;"
"<Nh9VLP1T0NhDNh4Z.TLMIU8O^JW,ZLN,P7O^K3TFNh3NhD`X+12O`9PLSDO`9PLSENh1PLSDNh1fO/CN/NhETLSBP`>NhE,PLSENhFPLSDNhFVLQ;T6"
"NhGP`;THTLSFNhGNhHP`>PLSDNhHRLSCNhI+TLSFUGNhJNhIPLSDNhJTLMIT0NhK0VLP/T0Ni+P`;PBVLP+T0Ni,NhKNi+VLQ;T6Ni-Ni,PBPLSENhIP"
"LSDNhIZLSAT6Ni.UKNhHNi-NhJRLSCNi/+TLSFNi.Ni0Ni/PLSDNi0fR.02Ni1N+NXHTLMIT0Pa.0fR@M4HNi2Pa5Z.VLN,X>Ni3DP`;TLMITKNi4Ni3"
"TLOHU8Ni5Ni4RLMJW+Ni5RLSCOk@+TLSFP<Ni6Ni7PLSDNi6b^>3,Ni6b^H2M>Ni8PLSDNi8VLQ;T6Ni9OkFZ.TLSFNi9Ni:OkIPLSDNi:VLP+T0Ni;N"
"i2OkFVLP1T0Ni<Ni1Z.VLP4T0Ni=Ni1Z.VLN,TCNi>W+OkFTLMITBNi@Ni>]LN,Q4NiA2TFNi;Ni<Ni=VLMJNiANi@M3T<b`I;<Ni7VLP1T0NiBNi2Z."
"TLMIU8PP+W+ZLN,P7PP,2TFNi1NiBcZ:16Ok@PLSDOk@PLSENi/PLSDNi/PLSENhEPLSDNhEfU0M/,V3fV52+ceE2,PaDcf,2+fW+0O.NiCPQGTHTLSF",
"NiCNiDPQJPLSDNiDVLP/T0NiEPQGVETLMIT0NiF0VLP1T0NiGNiFV+VLP1T0NiHNiFZ.VLP4T0NiINiHZ.VLP4T0NiJNiGT<VLP/T0NiKNiJU-VLP/T0"
"Nj+NiIT<VLP+T0Nj,NiKNj+VLP4T0Nj-NiFT<VLP+T0Nj.Nj,Nj-VLP/T0Nj/Nj.Z.VLP+T0Nj0NiENj/VLP1T0Nj1Nj0Z.ZLN,P7Nj22TFPa=Nj1XLM"
"IU8Pb;Nj2M;T<VLN,Z,Pb<NXFPQGRLMJPb<Pb;ci@M-OHNj3PR@THTLSFNj3Nj4PRCPLSDNj4VLP/T0Nj5Z.PR@VLP1T0Nj6Nj5Z.VLP/T0Nj7Nj6VET"
"LMIT0Nj80VLP1T0Nj9Nj8V+VLP1T0Nj:Nj8V3VLP4T0Nj;Nj:T<VLP1T0Nj<Nj9T<VLP/T0Nj=Nj<Z.VLP/T0Nj>Nj;T<VLP+T0Nj@Nj=Nj>VLP1T0Nj"
"ANj8T<VLP4T0NjBNjAT<VLP+T0NjCNj@NjBVLP/T0NjDNjCZ.VLP+T0NjENj7NjDVLP4T0NjFNj5Z.VLP+T0NjGNjENjFVLP1T0NjHNjGZ.ZLN,P7NjI"
"3TFPa=NjHXLMIU8PR<NjIM;T<VLN,Z,PR=VKPR@RLMJPR=PR<dO,9+h[F2,PRCh]-29NjJPLSDNjJVLQ;T6NjKQLKZ.TLSFNjKPc,QM-PLSDPc,f_=AM"
"KNk+Pc7THTLSFNk+Nk,Pc:PLSDNk,VLP1T0Nk-QLKZ.VLP4T0Nk.QLKZ.XLN,TCNk/VKNk-Nk.TLMITBNk0Nk/ZLN;U8Nk1Nk0Nk0Nk0Nk0VLN,Z,Nk2"
"NXFPc7TLMIU8Nk3Nk2XLN,VDPcA1QLKPc7TLMIU8Nk4PcA]LL7U8PcC,M=Nk1Nk3Nk4fa4<+h_97+fb1M8-Z,Nk5fcAMJN5Nk6Pd0Z.VLN,T3Nk7N6U@"
"TLMIT2Nk8Nk7TLOHZ-Nk9Nk8XLN,Z/Nk:Nk9U@Nk6XLMIU8Nk;Nk:-;RLMJNk5Nk;VLN,TCNk<Nk5TFTLMITBNk=Nk<VLN,TCNk>Nk5THTLMITBNk@Nk"
">VLN,TCNkANk5T<TLMITBNkBNkAVLN,TCNkCNk5TETLMITBNkDNkCZLN;U.Pe3Nk=Nk@NkBNkDfk4I,Z.fl2H4TLMIT0PeDN9VLP+T0PeFPeDPe5gLGB"
",PeAgM=2,PeAgMFG:Z0NkEPf0XLN,Z1NkFNkEU@Pf.XLMITBPf4NkF-/gO3N,,Q+gQ5;3NkGTFPf;Pf>O[ETLSBPfAO[EgR-2<NkHNkGZ.TLSFNkHQL+"
"PfAPLSDQL+TLMIT2NkIN=TLOHQ5PfFNkIgRF3,NkGgS.A+hVE@>NkJQL-Z.TLSFNkJNkKQL0PLSDNkKVLP+T0Nl+NkGQL-VLN,TCPg4QCQL-gTK3/Nl+"
"RLMJPg6Pg5h[438UAPLSEQL,PLSDQL0PLSEO[EPLSDO[EVLP+T0Pf>NkGgV+K,Z.gW+N1,Q6gY2O,MANl/Ph8VETLMIT0Nl0NDVLP+T0Ph;Nl/Nl0VLN"
",T1Nl1NFUBTLMIT0Nl2Nl1VLP/T0Nl3Nl2VETLMIT0Nl4NEVLP+T0PhANl3Nl4RLSCNl5+TLSFQ+Nl6Nl5PLSDNl6PLSJZ.PLSDNl5RLSCPhD+TLSFUK"
"g^IM/0VLP-T0Nl7Pi+THg`C17Nl8PhIPhENl7PhFZLL7T0Pj>,M1Z.Nl8ghJB+gjDM+N.Q+Nl9PjGPLSDNl9TLMIT2Nl:ETLOHZ-Nl;Nl:VLP1T0Nl<P"
"jFZ.VLN,TCNl=O,U@TLMITBNl>Nl=VLN,TCNl@O,UATLMITBNlANl@VLN,TCNlBO,UBTLMITBNlCNlBVLN,TCNlDO,UCTLMITBNlENlDZLN;U8Pl/Nl>"
"NlANlCNlEXLN,Z/Pl0Nl;U@Nl<hQ>K,Z.hR>IHZ0NlFPl=VLP+T0NlGPjFPl2VLN,TCNlHO,Pl2TLMITBNlINlHXLN,Z1NlJNlFU@NlGVLMJNlJNlI-/"
"hU6A+h_JMB,0haAR.,YHhgEV++iPI],,0iaK`H,Z.jTHGQ8NlKQW9THTLSFNlKOL+QW<PLSDOL+VLP1T0OL,QW1Z.VLP/T0OL-OL,VETLMIT0OL.0VLP"
"1T0OL/OL.V+VLP1T0OL0OL.V3VLP4T0OL1OL0T<VLP1T0OL2OL/T<VLP/T0OL3OL2Z.VLP/T0OL4OL1T<VLP+T0OL5OL3OL4VLP1T0OL6OL.T<VLP4T0"
"OL7OL6T<VLP+T0OL8OL5OL7VLP/T0OL9OL8Z.VLP+T0OL:OL-OL9VLP4T0OL;QW1Z.VLP+T0OL<OL:OL;VLP/T0OLGOL<VEVLP/T0OLIQW9VEVLP1T0O"
"LJOL.Z.VLP4T0OLKOLJZ.VLP4T0OM+OL/T<VLP/T0OM,OM+U-VLP/T0OM.OLKT<VLP+T0OM/OM,OM.VLP4T0OM0OL.T<VLP+T0OM1OM/OM0VLP/T0OM2"
"OM1Z.VLP+T0OMBOLIOM2VLP+T0OMCOLGOMBVLP1T0QY-OMCZ.XLN,VDOMD1QW1QW9TLMIU8QY:OMDj`>7+jX>M@,Z.jZ3GM<OMEQX8THTLSFOMEOMFQX"
";PLSDOMFVLP+T0OMGQX0QX8VLP/T0OMHOMGPBTLMIT0OMI0VLP+T0OMJOMHOMIXLN,VDOMK1QX0QX8TLMIU8ON+OMKXLN,Z/ON,QW-U@OMJVLMJON,ON"
"+M-;ja6M9,0jbFX7,Z.kN2G4ON-Q[FTHTLSFON-ON.Q[IPLSDON.kO:XD,Z.k]3GCON/Q_<THTLSFON/ON0Q_@PLSDON0VLP+T0ON1Q_4Q_<VLP/T0ON"
"2ON1PBTLMIT0ON30]bF0JXLN,Z/ON5Q_2U@ON4XLMIU8ON6ON5M-;XLN,VDON71Q_4Q_<TLMIU8ON8ON7VLP,U8ON9ON8ON6RLMJON7ON9ke7M9,0kfG"
"M=+kh<d3,Z.l_FG4ON:Qe=THTLSFON:ON;QeAPLSDON;la-3,Q],la6Y7,Z.MLMDGMFON<Qh:THTLSFON<ON=Qh=PLSDON=VLP+T0ON>Qh2Qh:VLP/T0"
"ON@ON>PBTLMIT0ONA0VLP+T0ONBON@ONAXLN,Z/ONCQh0U@ONBXLMIU8ONDONCM-;XLN,VDONE1Qh2Qh:TLMIU8ONFONEVLP,U8QeEONFONDRLMJONEQ"
"eEMLUHN2+MLX2W-,R+MLd5c.,[,MMY9J,0MMZ8Z0,[,MMi>M2,Z.MMjGGMFONGRR3THTLSFONGONHRR6PLSDONHVLP+T0ONIRR+RR3VLP/T0OP4ONIPB"
"TLMIT0OP50VLP+T0OP7OP4OP5XLN,Z/OP:RO,U@OP7XLMIU8OP<OP:M-;XLN,VDRSA1RR+RR3TLMIU8OQ2RSAVLP,U8RSCOQ2OP<RLMJRSARSCMNQKN7"
",Z.MNT7GM1OQ3RT1THTLSFOQ3OQ4RT4PLSDOQ4VLP+T0OQ5RSJRT1VLP/T0OQ<OQ5PBTLMIT0OQ>0VLP+T0RTGOQ<OQ>XLN,VDORF1RSJRT1TLMIU8RU"
"3ORFMNYC7+MNZ;N0,0MN]BRJ,0MNdAQ=,R+MNj3O2,R+MOL;SG+"
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced: source 3086e9e27fae9a56, glslang 16.6.0, spirv-tools v2026.4, 114792 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced[] = {
"++++N,,N+N-g8+i>3,V+iH4,V+j1N2@^04TLLHNHU8^0TLLHO-NHU-TLLHO.O-THTLM+O//O.TLMGO/ML,62O/3/TLM6T0VEN+ML>0M.P6Q4P8U-V+XL"
"M@T0PDP1P6Z.XLM@T0P9P4VEPDXLM@T6P:Q5P9TFXLM@T0P;P1VEPDZLM@T0P=Q4P:P;MMG1M:P>Q4P<U-V+XLM@T0PGP1P>Z.XLM@T0P@P4VEPGXLM@"
"T6PAQ5P@TFXLM@T0PBP1VEPGZLM@T0PCQ4PAPBTFXLM@T0PEP/P=PCXLM@T6PFQ6PEMO;0-PFP=MOCP2-PFPCMT+X<,PL+Ma=Q5,VEMfI9+Mg:Y=1U-V"
"LP4T0MXEa/U-NT2PeI,V+SM0MD,V+SNJQ,,V+ST+QB,V+SYCMQJ,V+T`B11R8R4V+VLP1T0PHTa-0,PHTa8MC;V+VLP1T0PIR4Z.VLP4T0R5PIZ.VLP/"
"T0UJR5T<Td.Nh4,VEW_8N2,VEWaANG+We+U;.R6N[BU-XM>1IR6TLMIT0RFN[AVLP/T0TDN[DU-VLP-T0PSKRFTDVLN,T1TGN2UATLMIT0TITGVLP/T0"
"N[GTIV+XNBT6,U-XW-NA,VEXYDR7,V+Xa0SC,U-XhINA,VEXk>YH8U2Nd.VEVLP+T0U5Nd<U2VLQ;T6Nd@U5VEYXHM=,VEYZ:MA,U-Y]0N68W-Nd.VEV"
"LP+T0W.Ne>W-VLQ;T6X3W.VEY_IN;,VEYb9N6,VEYdFN>,U-Yg9W=8W/PZ4VEVLP+T0W0PZCW/VLQ;T6PZFW0VEZR8M=,VEZT+MA,U-ZUBN68W9PZ4VE"
"VLP+T0W:P[EW9VLQ;T6P[HW:VEZX9N;,VEZZKN6,VEZ^6N>,U-Z`KP6/TLMIT0QRKW8eSF3,Ok<eT.54VLQ;T6W;Q]/N[DTLSFW;Og:Q]2`aBM>8W<P_"
":VEVLP+T0W=Nh,W<VLQ;T6Nh/W=VE`cBA,NZ,`d70,NZ,`d=A,VE`e3M3,W3`f<MF,W3`h7M6,W3`iDN98XKP`;VEVLP+T0Y+NhKXKVLQ;T6Ni-Y+VE`"
"l>A,NZ-aL40,NZ-aL:A,VEaM0M3,W2aN9MF,W2aP4M6,W2aQAM0/VLP+T0ONJQ]/[WESF8Y,OP/VEVLP+T0Y-OP=Y,VLQ;T6OPAY-VE[a+M=,VE[b>MA"
",U-[d4N68Y.OP/VEVLP+T0Y/OQ@Y.VLQ;T6_4Y/VE[g,N;,VE[i=N6,VE[kJN>,U-]M=W=8Y0OU6VEVLP+T0Y1aAY0VLQ;T6MdCY1VE]Y<M=,VE][/MA"
",U-]]FN68Y2OU6VEVLP+T0Y3MdFY2VLQ;T6MdIY3VE]`=N;,VE]c.N6,VE]e:N>,U-]h.Q-,U-^L1M1.NiEOYEV+aTG18Y4NiFZ.VLP4T0Y5Y4Z.VLP/"
"T0Nj,Y5T<aV-J,OY<aW,50W1OYERLMJPb<Pb;^P/9+aWJ2,OYHaX1M.,V+aY511Nj<Nj8V+VLP1T0Y6aYB0,Y6aZ,MI,OY<a[K5,NYBa]5NF,NYBa`0;"
",W1a`BMA+^YK7+ecK:+_M1SG8Y7PU-VEVLP+T0YKNX6Y7VLQ;T6NX9YKVE_U9M=,VE_W,P,8Z+PU-VEVLP+T0[JNY3Z+VLQ;T6NY6[JVE_[:N;,VE__+"
"N6,VE_a7X@,OW1`M,9,OW1`M;M-8]3Og7VEVLP+T0k3Ne;]3VLQ;T6Ng.k3VE`NKM=,VE`P=P,8M[JOg7VEVLP+T0MdGNg2M[JVLQ;T6Ng5MdGVE`U+N"
";,VE`W<N6,VE`YIRF,OW1`aD0+^dCM78MdHPaFVEVLP+T0Me>NNHMdHVLQ;T6NNKMe>VE^f;A2NXGPaFVLMET0Mg>MJNXG^^:@-PaFVE^_0J,PaF^`/4"
",W,^`9ME.Y9W,NN2ZkK4.NN9NN:NN;Zl61+^bH=2Y<Mg@Z.TLMIU8Pa:W,[L50,Mg>[L;2.Pf@PLSDPf@_L-=+[M72,PaI[M@M/8Me@Pb>VEVLP+T0Me"
"AYJMe@VLQ;T6ZGMeAVE[O0A,NXH[OG0,NXH[P,A,VE[PCM3,W+[R+MF,W+[SGM6,W+[U2M,+aRB7,PbBaS.9,U-aS=M1.Me<PQGV+^M:18MeBMe=Z.VL"
"P4T0MeCMeBZ.VLP/T0MeEMeCT<^NBG>MeD2TFPa=MeKXLMIU8Mf+MeDM;T<VLN,Z,Mf2NXFPQGRLMJMf2Mf+aW;9+^P=2,PQJ^PFM.,V+^QJ1,Mf5^R0"
"7+^RBMG-TFPa=^T>5,VK^TJNF,VK^WE;,NXF^X5MA+ab6d-FMg1Ph8V+TLMIT0Mg3NDVLP+T0Ph;Mg1Mg3VLN,T1Mg4NFUBTLMIT0Mg5Mg4VLP/T0Nl3"
"Mg5V+bY2MT8,Mg6cbAN8,Mg6ce.M<,Mg6cfAaB,V+dZ711OL2OL.V+VLP1T0Mg7dZD0,Mg7d[.MCAV+VLP/T0OLIQW9V+VLP1T0Mg8OL.Z.VLP4T0Mg9"
"Mg8Z.VLP/T0OM/Mg9T<d^JPB,VEdcAO+,Mg6dfBV=,Mg6eP4O=+[V80.OL@Mg6Q[:[VH27Mg:PLSDMg:VLQ=T6Q]4OL@Q[4TLSFQ]4Q]5OLCeTB0,OL@"
"eTH=-OL@Mg6eU;G,OL@eV7C,OL@eW/UA,VEeaFN1+_LD9+ed9A,Mg6ee/MT9,VEgL>Mc:,VEhd.Q,,VEhi0gF+"
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced: source 3a5c8cba25eb9078, glslang 16.6.0, spirv-tools v2026.4, 144428 bytes */
static const char* const sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced[] = {
"O_RL].NMT+]LL6RY++PLL<,PLL<4PLL<MIPLL<PV<PLL<PW>PLL<PjKPLL<QS,PLL<QS.PLL<Qi1]LL5M[bXaN>M[bP_N6MeRkhh.MgRNi`0M[cVj`4M"
"fSTeW8kO4ZLL5M[bXaN>M[bP_N6M_RNgO>M^bki`0MbcRhh7+XLL6,MRQR`N2M_STif9eOVYM9+RLL9QS/.NTLL:0-MdR_eW8+./0123456789:;<=>@"
"ABCDEFGHIJKM+M,XLL;-<,,,TLL;-PW9;TLN2MG,,TLN2MH,.TLN2MI,-TLN2S=1;RLN2O3-VLN3O3+M.+TLN2S>1/RLN2O4-VLN3O4+M.+RLN2O<-VL"
"N3O<+M.+VLN3O<,M./VLN3O<-M.3VLN3O<.M.7VLN3O</M.;TLN2S@1/VLN3P++M.+VLN3P+,M.3VLN3P+-M.7VLN3P,+M.+VLN3P,,M.;VLN3P,-M.M"
"+VLN3P,.M.M;VLN3P,/M.N+VLN3P,0M.N/VLN3P,1M.N3TLN2SA1/VLN3P-+M.+VLN3P-,M.N7VLN3P--M.N@VLN3P-.M.NDVLN3P-/M.NHVLN3P-0M."
"O+VLN3P-1M.O/VLN3P-2M.O3VLN3P-3M.O7VLN3P-4M.O;VLN3P-5M.O@TLN2P.,:TLN2SB1/RLN2P/-VLN3P/+M.+VLN3P/,M.ODTLN2P0,BTLN2SC1"
"3RLN2P1-TLN3P1+DVLN3P1+M.+TLN2P4,6TLN2P5,7TLN206M3TLN2P8,/TLN2P<,0TLN2PB,+TLN2PJ,8TLN256ITLN2Q+,2TLN2Q-,ITLN2SD1-RLN"
"2Q.-TLN3Q.+DVLN3Q.+M.+TLN2SE1;RLN2Q/-TLN3Q/+DVLN3Q/+M.+TLN2Q8,HTLN2Q9,3TLN2Q:,1TLN2Q;,ATLN2SF1;RLN2Q>-VLN3Q>+M.+TLN2"
"SG1-RLN2QB-VLN3QB+M.+TLN2SH1;RLN2QD-TLN3QD+DVLN3QD+M.+TLN2SI1/RLN2QE-TLN3QE+DVLN3QE+M.+TLN2QF,>TLN2QG,@TLN2QH,<TLN2Q"
"I,=TLN2QJ,;TLN2R+,5RLN2H+TLN2H6M4RLN2R:-VLN3R:+M.+TLN2SJ1;RLN2R=-VLN3R=+M.+TLN2RD,4RLN2RE-VLN3RE+M.+TLN2M+6DTLN2RF,G"
"TLN2S4,9TLN2S5,FTLN2M,6FTLN2SK,+TLN2T+6ERLN2T,+RLN2T-+PLL>T.RLM,T/T.TLLAT0M++TLM+T12T0TLLCT2T0-TLM+T32T2]LLJM-T0T0T0"
"T0T0T2TLM+T42M-ZLLJM.T0T0T0T0T0VLLJM/T0T0T0TLM+T52M/PLL@T6cLLJM0M-T0T0T0T0T0T0T6M/TLM+T72M0VLM,T8M0T7T1VLM,T9T0T7T1T"
"LM+T:2M.VLLJM7M.T0T0TLM+T;2M7VLLJM>T0T0T0TLM6T0T<-TLLHT=T0T<VLLJM@T=T0T0_LLJMAM@M@M@M@T0T0T0TLM+T>2T6ZLM,T@T2T3T1T1T"
"1TLM+TA2M>RLLBTBM+TLM+TC2TBRLLBTD;TLM6T0TE.TLM=T0MG;TLM=T0MH;TLM6T0TF+ZPW3TGTDTEMGMHTFTLM=T0MI;TLM6T0TH,ZPW3TITDTEMH"
"MITHTLM,TJT0T1TLLCTKT0/VLM,U+T.TAT;VLLJN4T2T0T6TLM+U,2N4TLM6T0U-3TLLHU.TBU-TLM+U/2U._LM,U0T.U,T>T1T1T1U/]LM,U1T.T3T1"
"T1T1U/TLM,U2TBTCXLM,U3T0T1T1TAZLM,U4T.T1T1T1U/VLM,U5T.T1U/VLM,U6T.T;T1RLM2U7QS0TLLCU8TB/RLLIS=U8RLLJO3S=TLM+U7QS0O3R"
"LM2U9QS0RLLIS>T0RLLJO4S>TLM+U9QS0O4XLM,U:T6T7T;T1VLM,U;T6T7T:RLM2U<QS0ZLLJO<T0T0T0T0T0TLM+U<QS0O<ZLM,U=T6T7TAT;T1TLL"
"AU>M+,TLM6U>U@+TLM6U>UA,TLM6U>UB-TLM6U>UC.TLM6U>UD/TLM6U>UE0VLM7T2UFTFTFRLM5T6UGTLM6U>UH3TLM6U>UI1TLM6U>UJ2RLM4T6UKT"
"LLJOKT0T0TLM6T0V+M+TLM+V,1MATLMGV,.1TLLHS@T0T<VLLJP+S@T0T0_LLJP,P+P+P+P+T0T0T0TLLHSAT0T<gLLJP-P,SAT0T0T0T0T0T0T0T0T0"
"TLM=T0P.+XLM@T0V-P+T<P.TLLHSBT0V-TLLJP/P-SBTLM+V.4P/TLMGV./4TLM+V/4P,RLM<T6P0RLM2V0QS0RLLISCT2RLLJP1SCTLM+V0QS0P1TLM"
"+V1QS0T2TLM6T0V2Q+TLM=T0P4,XLM@T0V3P/V2P4TLM6T0V4R+TLM=T0P5,XLM@T0V5P/V4P5TLM+V64P-TLM6U>V74TLM+V84T0XLM@T6V9Q7P4THT"
"LM+V:1T0XLM@T6V;Q7P5THTLM+V<,T0TLMGV<0,TLM6T0V=N;TLM6T0V>M;XLM@T0P6P1V=MGXLM@T0P7P1V>MIZPW3V@TBTEMGMIT<TLLHVAV@P7TLL"
"HVBVAP6TLM+VC1VBTLMGVC11TLM+VD1V@RLM;T6P8TLM6T0VEN+ZLM@T0VFQ4P8VEMGXLM@T0P9P1VFU-XLM@T0VGP1V2MGXLM@T0VHP/VGVEZLM@T0V"
"IQ4P8VHV2XLM@T0VJP1VIU-XLM@T0P:P+VJTHTLM+VK2TGTLM6T0W+Ni+TLLHW,TKW+TLM+W-/W,TLMGW-2/TLM+W./TKZLM@U>P;Q4P8U@UARLM<T6P"
"<ZLM@T0W/Q4P<VEMIXLM@T0P=P1W/U-XLM@T0W0P1V4MIXLM@T0W1P/W0VEZLM@T0W2Q4P<W1V4XLM@T0W3P1W2U-XLM@T0P>P+W3THTLM6T0W4MV+ZL"
"M@U>P@Q4P<UAU@XLM@T0PAP1VEMHTLLHW5TGP6TLM+W62W5TLLHW7W5T<TLM+W81W7TLMGW831TLM+W91TGTLLHW:TIP7TLLHW;W:T<TLM+W<1W;TLMG"
"W<41TLM+W=1TITLM6TDW>+TLM7TGW@W>TLM7TIWAW>TLM=T0PBT+ZLM@T0PCQ4P8VEV2XLM@T0PDP1PCU-XLM@T0WBP4PBPDXLM@T6WCQ5WBTFXLM@T0"
"WDP1PBPDZLM@T0PEQ4WCWDTFZLM@T0PFQ4P<VEV4XLM@T0PGP1PFU-XLM@T0WEP4PBPGXLM@T6WFQ5WETFXLM@T0WGP1PBPGZLM@T0PHQ4WFWGTFXLM@"
"T0WHP/PEPHXLM@T6PIQ6WHTFRLM;T6PJZLM@T0WIQ4PJTFPEZLM@T0PKQ4PIPEWIXLM@T6WJQ6PKTFTLMGV<5,XLM@T6WKQ6PKTFTLM6T0X+MT+XLM@T"
"0X,P4X+PBXLM@T6X-Q5X,TFRLM;T6Q+ZLM@T0X.Q4Q+U-THTLM+X/1T2TLMGX/61TLM+X01T=TLMGV:71TLMGV:81TLMGV:91XLM@T0X1P+X+PBXLM@T"
"0X2P-X1THXLM@T0Q,P1X2PBTLLHX3T0Q,TLM+X41X3TLMGX4:1RLM<T6Q-TLLHX5T0U-TLM+X62X5TLMGX/;1RLM2X7QS0TLLAX8;+RLLISDX8RLLJQ."
"SDTLM+X7QS0Q.TLM+X9QS0X8TLM6U>X:;TLLHX;TKQ,TLM+X<1X;TLMGX<<1ZLM7TKX=TFTFTFTFTLM+X>1TKRLM2X@QS0RLLISETKRLLJQ/SETLM+X@"
"QS0Q/TLM+XAQS0TKZLM@T0XBQ4PJTFPHZLM@T0Q0Q4PIPHXBXLM@T6XCQ6Q0TFXLM@T6XDQ6Q0TFTLM6T0XEM]+XLM@T0XFP4XEPBXLM@T6XGQ5XFTFZ"
"LM@T0XHQ4Q+U-THTLMGX/=1TLMGV:>1TLMGV:@1TLMGV:A1XLM@T0XIP+XEPBXLM@T0XJP-XITHXLM@T0Q1P1XJPBTLLHXKT0Q1TLM+Y+1XKTLMGY+B1",
"TLMGX/C1TLLHY,TKQ1TLM+Y-1Y,TLMGY-D1XLM@T6Y.Q6PKTFXLM@T0Y/P4PKMGXLM@T6Y0Q5Y/TFVLM@T6Y1Q3P8XLM@T0Y2P1PKMGXLM@T6Y3Q6Q0T"
"FXLM@T0Y4P4Q0MIXLM@T6Y5Q5Y4TFVLM@T6Y6Q3P<XLM@T0Y7P1Q0MITLM6T0Y8T3XLM@T6Y9Q2P8P<XLM@T0Y:P-PATHXLM@T0Y;P-PATHXLM@T0Y<P"
"-PATHXLM@T0Y=P-PATHTLM6TBY>+VLM@T6Y@Q3PJRLM;T6Q8TLM6T0YA:TLMGX/E1RLM<T6Q9TLM+YB1N4TLMGYBF1RLM<T6Q:TLM=T0Q;+XLM@T6Q<Q"
"6Q;TFTLMGYBG1TLM6T0YC5TLM6U>YD7TLM6U>YE8XLM@T6YFQ5Q;T<TLM+YG2TKRLM2YHQS0RLLISFTKRLLJQ>SFTLM+YHQS0Q>TLLCYITB-XLM@T0YJ"
"P1MGU-ZLM@T0Q@Q4Q8TFYJZLM@T0QAQ4Q8THTFRLM2YKQS0RLLISGTDRLLJQBSGTLM+YKQS0QBTLM+Z+QS0TDTLM+Z,2U8RLM2Z-QS0RLLISHU8RLLJQ"
"DSHTLM+Z-QS0QDTLM6T0Z./TLM+Z/QS0U8RLM2Z0QS0RLLISITBRLLJQESITLM+Z0QS0QETLM+Z1QS0TBTLM6TBZ2leLLL+TLM6TBZ3OL^]LL+TLM6TB"
"Z4OLMRbh,TLM6TBZ5kjQal3TLM6TBZ6OMVLLL+TLM6TBZ7Nlh^V^GTLM6TBZ8MLeLLL+TLM6TBZ9lRgXi3TLM6TBZ:l][dM-TLM6TBZ;l`aLS.TLM6TB"
"Z<l`WiS.TLM6TBZ=lMOVX9TLM6TBZ>lLPkT1TLM6TBZ@Nl`^V^GTLM=T0QF+XLM@T6ZAQ5QFTHXLM@T6ZBQ5QFT<XLM@T6ZCQ5QFTEXLM@T6ZDQ5QFZ."
"RLM<T6QGTLM6T0ZEMlllllKTLM6T0ZFMleLLL+XLM@T6ZGQ5Q@TFRLM<T6QHTLM6T0ZH1RLM<T6QITLM=T0QJ+XLM@T6ZIQ5QJTHXLM@T6ZJQ5QJT<XL"
"M@T6ZKQ6QFTFXLM@T6QKQ1ZKQGXLM@T6[+Q5Q;T<RLM<T6R+VLM@T6[,Q3R+TLM6T0[-iTLLL+TLM6TB[.MQeLLL+TLM6TB[/l]LLL+TLM6TB[0MLLLL"
"L+TLM6T0[1NLLLLL+TLM6T0[2OlKTLM6T0[3OllleL+TLM6T0[4MOeLLL+TLLC[5TD-TLM6T0[6M@XLM@T0[7P/Q@[6XLM@T0[8P+[7QATLM+[9/T0ZL"
"M@T0R6Q4Q8U-THXLM@T0[:P1V>R6XLM@T0[;P1V>R6XLM@T0[<P/MGV>XLM@T0R7P1[<U-TLM6T0[=8XLM@T0R8P1PBU-XLM@T0[>P+R7R8XLM@T0[@P"
"-[>THXLM@T0R9P1[@R8TLMGV<H,XLM@T0[AP-R7THTLLH[BU.R9TLM+[C2[BTLLH[DT2TETLM+[E1[DTLMG[EI1TLMG[EJ1TLM+[F4SARLM2[GQS0RLL"
"JR:T0TLM+[GQS0R:TLM6T0[HTLT+VLM7T2[I[HTFRLM2[JQS0RLLISJTKRLLJR=SJTLM+[JQS0R=TLM6T0[KTL]+VLM7T2]+[KTFTLM+],QS0T0TLM6T"
"0]-0TLM6T0].NLL+TLM6T0]/PTL]+VLM7T2]0]/TFTLM6T0]1OeL+TLM6T0]2eV3XLM@T0]3P/MGMIXLM@T0]4P1]3R8XLM@T0RAP1]4Z.TLM+]51TBT"
"LM6TB]6NLLLLL+TLMG[9K/TLM6T0]7N3TLM=T0RD+XLM@T6]8Q5RDTHXLM@T6]9Q5RD]-XLM@T6]:Q5RDT<TLM6T0];TLL;VLM7T2]<];TFRLM2]=QS0"
"RLLJRET0TLM+]=QS0RETLM6T0]>TLL+VLM7T2]@]>TFTLLC]AT0.TLM+]B,]ATLMG]BM+,TLM6T0]CN-RLM<T6RFVLM@T6]DQ3RFVLM@T6]EQ3RFVLM@"
"T6]FQ3RFXLM@T6]GQ5RDTFVLM@T6]HQ3RFXLM@T6]IQ2]G]HXLM@T6]JQ5RDTFXLM@T6]KQ5RDZ.XLM@T6S,Q5RDTETLM=T0S4,TLM=T0S5,TLMG]BM,"
",XLM@T6S6Q5RDZ.VLM@T6^+Q3S,VLM@T6^,Q3S,TLM=T0SK,XLM>]AT+SKTHTHTLM6T0^-OlllllETLM6T0^.6TLM6T0^/2TLM6T0^04VLMBT.-+T/PL"
"SD^1TLMGU/^22TLMGT3^32TLMGT1^42TLMGT1^52TLMGT1^62TLMGU/^72TLMGT3^82TLMGT1^92TLMGT1^:2TLMGT1^;2TLMGU/^<2TLMGU,^=2TLMG"
"T>^>2TLMGT1^@2TLMGT1^A2TLMGT1^B2TLMGU/^C2TLMGT3^D2TLMGT1^E2TLMGT1^F2TLMGT1^G2TLMGU/^H2TLMGT3^I2TLMGT1^J2TLMGT1^K2TLM"
"GT1_+2TLMGU/_,2TLMGU,_-2TLMGT>_.2TLMGT1_/2TLMGT1_02TLMGT1_12TLMGU/_22TLMGT3_32TLMGT3_42TLMGT3_52TLMGT3_62TLMGT1_72TL"
"MGT1_82TLMGTA_92TLMG[C_:2TLMGT1_;2TLMGU/_<2TLMGU/_=2TLMGT3_>2TLMGT3_@2TLMGT3_A2TLMGT1_B2TLMGT1_C2TLMGTA_D2TLMGT1_E2T"
"LMGT1_F2TLMGT1_G2TLMGU/_H2TLMGT3_I2TLMGT3_J2TLMGT1_K2TLMGT1`+2TLMGT1`,2TLMGT3`-2TLMGT3`.2TLMGT3`/2TLMGT3`02TLMGT3`12"
"TLMGT3`22TLMGT1`32TLMGT1`42TLMGT1`52TLMGT3`62TLMGT3`72TLMGT3`82TLMGT3`92TLMGT3`:2TLMGT1`;2TLMGT1`<2TLMGT1`=2TLMGT3`>"
"2TLMGT3`@2TLMGT3`A2TLMGT3`B2TLMGT7`C2TLMGT1`D2TLMGT7`E2TLMGT1`F2TLMGT7`G2TLMGT1`H2TLMGT3`I2TLMGT3`J2TLMGT3`K2TLMGT3a"
"+2TLMGT7S72TLMGTAS82TLMGT;S92TLMGT1S:2TLMGT;S;2TLMGT1S<2VLN,V6a,/U@VLN,V/a-a,TFVLN,V8a.a-ZHTLMIT0a/a.VLN,V8a0a,TETLM"
"IT0a1a0VLN,V8a2a,Z.TLMIT0a3a2VLN,V8a4a,]-TLMIT0a5a4VLN,V8a6a,ZHTLMIT0a7a6VLN,V8a8a,U-TLMIT0a9a8VLN,V8a:a,YCTLMIT0a;a"
":VLP1T0a<a/VEVLP4T0a=a/VEVLQ5T6a>a=TFXLQ4T0a@a>TFTHVLP+T0aAa<a@VLP1T0aBaAS4VLP4T0aCaAS4VLQ5T6aDaCTFXLQ4T0aEaDTFTHVLP"
"+T0aFaBaEVLQ7T6aGaFTHXLQ4T0aHaGaFTH_LN;M-aIa;aAS4aHTFUFVLR2T0aJa9THRLSCaK+TLSFUGb+b,PLSDb+PLSEb-PLSDb-PLSEb.PLSDb.PL"
"SEaKPLSDb,VLP/T0b/a5aHPLSEaKPLSDaKZLSAT0b0a5b.b/b,VLQ7T6b1a7THRLSCb2+TLSFb1b3b4PLSDb3VLP1T0b5b0a7PLSEb2PLSDb4PLSEb2P"
"LSDb2ZLSAT0b6b5b3b0b4VLQ;T6b7b0THXLQ4T0b8b7b0THVLQ7T6b9b8b6XLQ4T0b:b9b8b6VLQ;T6b;a1b:XLQ4T0b<b;a1b:VLQ7T6b=b<THXLQ4T"
"0b>b=b<THVLP1T0b@b0b>VLP/T0bAb@b<VLP-T0bBb0bAXLN;M/bCb<b@bBeLN;M0bDaIa1a3a5a7aJS5RFbCVLN,V<bEM,THTLMIT0bFbEVLN,V<bGM"
"+TFTLMIT0bHbGVLP/T0bIbFbHVLN,V<bJM,TFTLMIT0bKbJVLP+T0c+bIbKRLSCc,+TLSFS6c-c,PLSDc-TLMIT0c.5VLQ5T6c/c.TFRLSCc0+TLSFc/",
"c1c0PLSDc1XLN,[Fc2/U@UAVLN,V8c3c2TFTLMIT0c4c3VLN,V8c5c2THTLMIT0c6c5VLN;T2c7c4c6RLMJ`Kc7RLMJa+]@VLN,T1c8`KTFTLMIT0c9c"
"8VLN,T1c:a+TFTLMIT0c;c:VLPAOKc<c9c;VLN<T0c=c<,VLN<T0c>c<+VLN,T1c@`KTHTLMIT0cAc@VLN,T1cBa+THTLMIT0cCcBVLP+T0cDcAcCVLP"
"+T0cEcDc=VLN;T2cFc>cETLOH]=cGcFVLN,V<cHM+THTLMIT0cIcHVLP/T0cJbHcIVLN,],cKcGU@ZLS5T0d+cKUETFTHVLMJKd+M3T<XLMIT0d,KM;T"
"<VLP-T0d-cJTHVLQ5T6d.d,d-RLSCd/+TLSFd.d0d1PLSDd0VLS/cKUETFTFPLSEd/PLSDd1XLMIT0d2KM;T<VLQ9T6d3d2cJRLSCd4+TLSFd3d5d4PL"
"SDd5XLMIT0d6KM;T<XLMIT0d7KM;T<RLMJ`Ic7RLMJ`J]<VLN,T1d8`ITFTLMIT0d9d8VLN,T1d:`JTFTLMIT0d;d:VLPAOKd<d9d;VLN<T0d=d<,VLN"
"<T0d>d<+VLN,T1d@`ITHTLMIT0dAd@VLN,T1dB`JTHTLMIT0dCdBVLP+T0dDdAdCVLP+T0dEdDd=VLN;T2dFd>dETLOHU<dGdFVLN,],dHdGU@_LS1T0"
"dIdHUETFTFTETFVLQ5T6dJdITFRLSCdK+TLSFdJe+dKPLSDe+VLN,],e,dGUAVLMJe,TFM-/VLN,],e-dGUBVLMJe-d6M-/VLN,],e.dGUCVLMJe.cJM"
"-/VLN,],e/dGUDVLMJe/d7M-/PLSEdKPLSDdKPLSEd4PLSDd4PLSEd/PLSDd/PLSEc0PLSDc0TLS+T<T<Y8XLMIT0e0KM;T<PLSEc,PLSDc,ZLSAT0e1"
"c+b2e0c0RLSCe2+TLSF^+e3e2PLSDe3VLQ9T6e4e1a1PLSEe2PLSDe2ZLSAT6e5^+c,e4e3RLSCe6+TLSFe5e7e6PLSDe7NLSIPLSDe6VLQ7T6e8a3TF"
"RLSCe9+TLSFe8e:e;PLSDe:VLP1T0e<e1a3RLSCe=+TLSFUGe>e@PLSDe>PLSEeAPLSDeAZLSAT0eBTFe>eCeDZLSAT0eETFe>eFeDTLSBeGeD+PLSEe"
"HPLSDeHVLP-T0eIeEeBVLQ7T6eJeITHTLSFeJeKeGPLSDeKVLP1T0f+eIT<VLP+T0f,eBf+RLSCf-+TLSFUKf.f/PLSDf.PLSEf-PLSDf/PLSEf-PLSD"
"f-ZLSAT0eCf,f.eBf/ZLSAT0eFeEf.f,f/PLSEeDPLSDeDPLSEeAPLSDeGPLSEe=PLSDe@VLP/T0f0e<aHPLSEe=PLSDe=ZLSAT0f1TFeGaAe@ZLSAT0"
"f2e<eGf0e@ZLSAT0f3THeGaHe@ZLSAT0f4eBeGTFe@VLP/T0f5e<a3VLP-T0f6e1f5RLSCf7+TLSFUGf8f7PLSDf8RLSCf9+TLSFUGf:f;PLSDf:VLQ;"
"T6f<a3f3XLQ4T0f=f<a3f3PLSEf9PLSDf;PLSEf9PLSDf9ZLSAT0f>f=f:a3f;VLQ;T6f@f6f>PLSEf7PLSDf7ZLSAT6fAUKe=f@f9XLQ4T0fBfATHTF"
"PLSEe9PLSDe;VLP4T0fCe1S5RLMJ`GbDRLMJ`HfCXLMEM0fDM1`G`HVLN<M/fEfD3VLN<T0fFfE+VLP1T0fGe1S5VLQ;T6fHfGfFRLSCfI+TLSFfHfJf"
"IPLSDfJVLN<T0fKfD/VLN<T0g+fE,VLN<T0g,fE-VLP/T0g-fGg+VLQ;T6g.fGg,XLQ4T0g/g.fGg,VLP+T0g0g-g/VLQ7T6g1fKTHRLSCg2+TLSFg1g"
"3g2PLSDg3RLMJ`EfDRLMJ`Fg0XLMET0g4M4`E`FPLSEg2PLSDg2ZLSAT0g5g0fJg4g3VLP+T0g6fGTHVLP/T0g7g6g+VLQ;T6g8g6g,XLQ4T0g9g8g6g"
",VLP+T0g:g7g9RLSCg;+TLSFg1g<g;PLSDg<RLMJ`CfDRLMJ`Dg:XLMET0g=M4`C`DPLSEg;PLSDg;ZLSAT0g>g:g2g=g<PLSEfIPLSDfIZLSAT0g@TF"
"e;g>g;ZLSAT0gATFe;g5g;RLSCgB+TLSFUGgCgDPLSDgCPLSEgEPLSDgEZLSAT0gFTFgCgGgHZLSAT0gITFgCgJgHTLSBgKgH+PLSEh+PLSDh+VLP-T0"
"h,gIgFVLQ7T6h-h,THTLSFh-h.gKPLSDh.VLP1T0h/h,T<VLP+T0h0gFh/RLSCh1+TLSFUKh2h3PLSDh2PLSEh1PLSDh3PLSEh1PLSDh1ZLSAT0gGh0h"
"2gFh3ZLSAT0gJgIh2h0h3PLSEgHPLSDgHPLSEgEPLSDgKPLSEgBPLSDgDPLSEgBPLSDgBZLSAT0h4TFgKaAgDZLSAT0h5THgKaHgDZLSAT0h6gFgKTFg"
"DVLQ;T6h7gAg@RLSCh8+TLSFh7h9h8PLSDh9VLP-T0h:g@THRLSCh;+TLSFUGh<h=PLSDh<PLSEh>PLSDh>ZLSAT0h@TFh<hAhBZLSAT0hCTFh<hDhBT"
"LSBhEhB+PLSEhFPLSDhFVLP-T0hGhCh@VLQ7T6hHhGTHTLSFhHhIhEPLSDhIVLP1T0hJhGT<VLP+T0hKh@hJRLSCi++TLSFUKi,i-PLSDi,PLSEi+PLS"
"Di-PLSEi+PLSDi+ZLSAT0hAhKi,h@i-ZLSAT0hDhCi,hKi-PLSEhBPLSDhBPLSEh>PLSDhEPLSEh;PLSDh=VLP1T0i.h:aHRLSCi/+TLSFUGi0i1PLSD"
"i0PLSEi2PLSDi2ZLSAT0i3TFi0i4i5ZLSAT0i6TFi0i7i5TLSBi8i5+PLSEi9PLSDi9VLP-T0i:i6i3VLQ7T6i;i:THTLSFi;i<i8PLSDi<VLP1T0i=i"
":T<VLP+T0i>i3i=RLSCi@+TLSFUKiAiBPLSDiAPLSEi@PLSDiBPLSEi@PLSDi@ZLSAT0i4i>iAi3iBZLSAT0i7i6iAi>iBPLSEi5PLSDi5PLSEi2PLSD"
"i8PLSEi/PLSDi1VLP/T0iCi.aHPLSEi/PLSDi/ZLSAT0iDTFi8aAi1ZLSAT0iEi.i8iCi1ZLSAT0iFTHi8aHi1ZLSAT0iGi3i8TFi1PLSEh;PLSDh;ZL"
"SAT0iHh:hEi.i/ZLSAT0iITFhEiDi/ZLSAT0iJh:hEiEi/ZLSAT0iKTHhEiFi/ZLSAT0j+h@hEiGi/RLSCj,+TLSFUGj-j.PLSDj-PLSEj/PLSDj/PLS"
"Ej0PLSDj0PLSEj,PLSDj.VLP1T0j1gAaHPLSEj2PLSDj2PLSEj,PLSDj,ZLSAT0j3gAj0j1j2VLP-T0j4iHj3VLP+T0j5j4THPLSEh8PLSDh8ZLSAT0j"
"6TFgBiHj,ZLSAT0j7h4gBiIj,ZLSAT0j8TFgBiJj,ZLSAT0j9h5gBiKj,ZLSAT0j:h6gBj+j,ZLSAT0j;TFgBj5j,VLP-T0j<a;a5VLQ;T6j=e1j<XLQ"
"4T0j>j=THTFVLQ7T6j@j<a1RLSCjA+TLSFj@jBjAPLSDjBVLP-T0jCj<e1VLP-T0jDjCTHVLP1T0jEjDa1VLP+T0jFjETHPLSEjAPLSDjAZLSAT0jGj>"
"h8jFjBVLP+T0jHj;jGPLSEe9PLSDe9ZLSAT0jITFf7gAjAZLSAT0jJTFf7g@jAZLSAT0jKe<f7j6jAZLSAT0k+f1f7j7jAZLSAT0k,f2f7j8jAZLSAT0"
"k-f3f7j9jAZLSAT0k.f4f7j:jAZLSAT0k/fBf7j;jAZLSAT0k0fBf7jHjAVLP-T0k1k0k/RLSCk2+TLSFRFk3k2PLSDk3PLSEk2PLSDk2ZLSAT6k4RFe"
"9e8k3RLSCk5+TLSFk4k6k5PLSDk6RLSCk7+TLSFUGk8k9PLSDk8VLQ;T6k:a3k-XLQ4T0k;k:a3k-PLSEk7PLSDk9PLSEk7PLSDk7ZLSAT0k<k;k8a3k",
"9VLP/T0k=jKa3VLP-T0k>e1k=VLP1T0k@k-k<VLP/T0kAk>k@VLP4T0kBk-k<VLQ;T6kCk>kBXLQ4T0kDkCk>kBVLP+T0kEkAkDVLP+T0kFk,kEVLQ;T"
"6kGk>k<RLSCkH+TLSFkGkIkJPLSDkIVLP+T0kKk>THVLP/T0l+kKk@VLQ;T6l,kKkBXLQ4T0l-l,kKkBVLP+T0l.l+l-VLP+T0l/k,l.PLSEkHPLSDkJ"
"PLSEkHPLSDkHZLSAT0l0l/kIkFkJPLSEk5PLSDk5ZLSAT0l1jIk2kFkHZLSAT0l2jJk2l0kHRLSCl3+TLSFRFl4l3PLSDl4VLP-T0l5l2l1VLP/T0l6k"
"1aHRLSCl7+TLSFUGl8l7PLSDl8PLSEl9PLSDl9ZLSAT0l:TFl8l;l<ZLSAT0l=TFl8l>l<TLSBl@l<+PLSElAPLSDlAVLQ;T6lBl=k1TLSFlBlCl@PLS"
"DlCRLSClD+TLSFUGlElFPLSDlEPLSElGPLSDlGPLSElHPLSDlHPLSElDPLSDlFPLSElDPLSDlDZLSAT0lITHlHaHlFVLP+T0l;l:lIPLSEl<PLSDl<VL"
"P+T0l>l=UAPLSEl9PLSDl@PLSEl7PLSDl7ZLSAT0lJl6l4l:l@VLP+T0lKl5lJPLSEl3PLSDl3ZLSAT0ML+k/k5l5l7ZLSAT0ML,k0k5lKl7RLSCML-+"
"TLSFS,ML.ML/PLSDML.PLSEML-PLSDML/PLSEML-PLSDML-ZLSAT0ML0THML.ML,ML/PLSEML1PLSDML1ZLSAT0ML2TFML-ML3ML4TLSBML5ML4+PLSE"
"ML6PLSDML6VLQ;T6ML7ML2ML0TLSFML7ML8ML5PLSDML8VLP-T0ML9ML,ML+VLQ6T6ML:aJTFXLQ4T0ML;ML:ML9TFVLQ;T6ML<ML2ML;TLQ3T6ML=ML"
"<RLSCML>+TLSFML=ML@ML>PLSDML@VLP-T0MLAML2ML;VLQ9T6MLBMLAML+PLSEML>PLSDML>ZLSAT6MLCML<ML8MLBML@RLSCMLD+TLSFMLCMLEMLFP"
"LSDMLEVLQ6T6MLGML;TFRLSCMLH+TLSFMLGMLIMLJPLSDMLIPLSEMLHPLSDMLJVLP-T0MLKML2ML+PLSEMLHPLSDMLHZLSAT0MM+ML2MLIMLKMLJRLSC"
"MM,+TLSFRFMM-MM.PLSDMM-RLSCMM/+TLSFUGMM0MM1PLSDMM0PLSEMM/PLSDMM1VLP1T0MM2MM+aHPLSEMM/PLSDMM/ZLSAT0MM3TFMM0MM2MM1VLP+"
"T0MM4a5e1VLP/T0MM5MM3a1VLP+T0MM6MM4MM5RLSCMM7+TLSFUGMM8MM9PLSDMM8PLSEMM:PLSDMM:ZLSAT0MM;TFMM8MM<MM=ZLSAT0MM>TFMM8MM@"
"MM=TLSBMMAMM=+PLSEMMBPLSDMMBVLP-T0MMCMM>MM;VLQ7T6MMDMMCTHTLSFMMDMMEMMAPLSDMMEVLP1T0MMFMMCT<VLP+T0MMGMM;MMFRLSCMMH+TL"
"SFUKMMIMMJPLSDMMIPLSEMMHPLSDMMJPLSEMMHPLSDMMHZLSAT0MM<MMGMMIMM;MMJZLSAT0MM@MM>MMIMMGMMJPLSEMM=PLSDMM=PLSEMM:PLSDMMAP"
"LSEMM7PLSDMM9VLP/T0MMKMM6aHPLSEMM7PLSDMM7ZLSAT0MN+TFMMAaAMM9ZLSAT0MN,MM6MMAMMKMM9ZLSAT0MN-THMMAaHMM9ZLSAT0MN.MM;MMAT"
"FMM9VLP/T0MN/MM3aHVLP-T0MN0MM+MN/PLSEMN1PLSDMN1ZLSAT0MN2MM3MM7MN3MN4ZLSAT0MN5MM6MM7MN6MN4ZLSAT0MN7MN+MM7MN8MN4ZLSAT0"
"MN9MN,MM7MN:MN4ZLSAT0MN;MN.MM7MN<MN4ZLSAT0MN=MN-MM7MN>MN4ZLSAT0MN@MN0MM7MNAMN4TLSBMNBMN4+PLSEMNCPLSDMNCRLSCMND+TLSFU"
"GMNEMNDPLSDMNEVLQ9T6MNFMN@MN=PLSEMNDPLSDMNDZLSAT6MNGUGMNCMNFMNETLSFMNGMNHMNBPLSDMNHVLP-T0MNAMN@MN=VLP+T0MN3MN2UAVLP/"
"T0MNIMN3a1VLP+T0MN6MM4MNIRLSCMNJ+TLSFUGMNKMO+PLSDMNKPLSEMO,PLSDMO,ZLSAT0MO-TFMNKMO.MO/ZLSAT0MO0TFMNKMO1MO/TLSBMO2MO/"
"+PLSEMO3PLSDMO3VLP-T0MO4MO0MO-VLQ7T6MO5MO4THTLSFMO5MO6MO2PLSDMO6VLP1T0MO7MO4T<VLP+T0MO8MO-MO7RLSCMO9+TLSFUKMO:MO;PLS"
"DMO:PLSEMO9PLSDMO;PLSEMO9PLSDMO9ZLSAT0MO.MO8MO:MO-MO;ZLSAT0MO1MO0MO:MO8MO;PLSEMO/PLSDMO/PLSEMO,PLSDMO2PLSEMNJPLSDMO+"
"VLP/T0MO<MN6aHPLSEMNJPLSDMNJZLSAT0MN8TFMO2aAMO+ZLSAT0MN:MN6MO2MO<MO+ZLSAT0MN>THMO2aHMO+ZLSAT0MN<MO-MO2TFMO+PLSEMN4PL"
"SDMN4PLSEMN1PLSDMNBVLP+T0MO=MN@THVLP/T0MO>MN@S4VLP/T0MO@MO=S4VLQ;T6MOAMO@MN7XLQ4T0MOBMOAMO@MN7PLSEMM,PLSDMM.VLP+T0MO"
"Ca5e1VLP/T0MODMM+a1VLP+T0MOEMOCMODRLSCMOF+TLSFUGMOGMOHPLSDMOGPLSEMOIPLSDMOIZLSAT0MOJTFMOGMOKMP+ZLSAT0MP,TFMOGMP-MP+T"
"LSBMP.MP++PLSEMP/PLSDMP/VLP-T0MP0MP,MOJVLQ7T6MP1MP0THTLSFMP1MP2MP.PLSDMP2VLP1T0MP3MP0T<VLP+T0MP4MOJMP3RLSCMP5+TLSFUK"
"MP6MP7PLSDMP6PLSEMP5PLSDMP7PLSEMP5PLSDMP5ZLSAT0MOKMP4MP6MOJMP7ZLSAT0MP-MP,MP6MP4MP7PLSEMP+PLSDMP+PLSEMOIPLSDMP.PLSEM"
"OFPLSDMOHVLP/T0MP8MOEaHPLSEMOFPLSDMOFZLSAT0MP9TFMP.aAMOHZLSAT0MP:MOEMP.MP8MOHZLSAT0MP;THMP.aHMOHZLSAT0MP<MOJMP.TFMOH"
"VLP/T0MP=MP;S4VLQ;T6MP>MP=MP9XLQ4T0MP@MP>MP=MP9PLSEMM,PLSDMM,ZLSAT0MPAMN5MNBMOEMOFZLSAT0MPBMN7MNBMP9MOFZLSAT0MPCMN9M"
"NBMP:MOFZLSAT0MPDMN=MNBMP;MOFZLSAT0MPEMN;MNBMP<MOFZLSAT0MPFMO>MNBTFMOFZLSAT0MPGMOBMNBMP@MOFPLSEMLDPLSDMLFVLP-T0MPHML"
"2ML;RLSCMPI+TLSFRFMPJMPKPLSDMPJVLP+T0MQ+l1MPHRLSCMQ,+TLSFUGMQ-MQ.PLSDMQ-PLSEMQ/PLSDMQ/ZLSAT0MQ0TFMQ-MQ1MQ2ZLSAT0MQ3T"
"FMQ-MQ4MQ2TLSBMQ5MQ2+PLSEMQ6PLSDMQ6VLP-T0MQ7MQ3MQ0VLQ7T6MQ8MQ7THTLSFMQ8MQ9MQ5PLSDMQ9VLP1T0MQ:MQ7T<VLP+T0MQ;MQ0MQ:RLS"
"CMQ<+TLSFUKMQ=MQ>PLSDMQ=PLSEMQ<PLSDMQ>PLSEMQ<PLSDMQ<ZLSAT0MQ1MQ;MQ=MQ0MQ>ZLSAT0MQ4MQ3MQ=MQ;MQ>PLSEMQ2PLSDMQ2PLSEMQ/P"
"LSDMQ5PLSEMQ,PLSDMQ.VLP1T0MQ@MQ+aHRLSCMQA+TLSFUGMQBMQCPLSDMQBPLSEMQDPLSDMQDZLSAT0MQETFMQBMQFMQGZLSAT0MQHTFMQBMQIMQGT"
"LSBMQJMQG+PLSEMQKPLSDMQKVLP-T0MR+MQHMQEVLQ7T6MR,MR+THTLSFMR,MR-MQJPLSDMR-VLP1T0MR.MR+T<VLP+T0MR/MQEMR.RLSCMR0+TLSFUK",
"MR1MR2PLSDMR1PLSEMR0PLSDMR2PLSEMR0PLSDMR0ZLSAT0MQFMR/MR1MQEMR2ZLSAT0MQIMQHMR1MR/MR2PLSEMQGPLSDMQGPLSEMQDPLSDMQJPLSEM"
"QAPLSDMQCVLP/T0MR3MQ@aHPLSEMQAPLSDMQAZLSAT0MR4TFMQJaAMQCZLSAT0MR5MQ@MQJMR3MQCZLSAT0MR6THMQJaHMQCZLSAT0MR7MQEMQJTFMQC"
"PLSEMQ,PLSDMQ,ZLSAT0MR8MQ+MQ5MQ@MQAZLSAT0MR9TFMQ5MR4MQAZLSAT0MR:MQ+MQ5MR5MQAZLSAT0MR;THMQ5MR6MQAZLSAT0MR<MQ0MQ5MR7MQ"
"AVLP-T0MR=MQ+MR:VLQ7T6MR>S5THRLSCMR@+TLSFMR>MRAMR@PLSDMRAVLP4T0MRBe1S5VLP/T0MRCMR8S5VLP+T0MRDMRCMRBRLSCMRE+TLSFUGMRF"
"MRGPLSDMRFPLSEMRHPLSDMRHZLSAT0MRITFMRFMRJMRKZLSAT0MS+TFMRFMS,MRKTLSBMS-MRK+PLSEMS.PLSDMS.VLP-T0MS/MS+MRIVLQ7T6MS0MS/"
"THTLSFMS0MS1MS-PLSDMS1VLP1T0MS2MS/T<VLP+T0MS3MRIMS2RLSCMS4+TLSFUKMS5MS6PLSDMS5PLSEMS4PLSDMS6PLSEMS4PLSDMS4ZLSAT0MRJM"
"S3MS5MRIMS6ZLSAT0MS,MS+MS5MS3MS6PLSEMRKPLSDMRKPLSEMRHPLSDMS-PLSEMREPLSDMRGVLP/T0MS7MRDaHPLSEMREPLSDMREZLSAT0MS8TFMS-"
"aAMRGZLSAT0MS9MRDMS-MS7MRGZLSAT0MS:THMS-aHMRGZLSAT0MS;MRIMS-TFMRGPLSEMR@PLSDMR@ZLSAT0MS<MR8MQ,MRDMREZLSAT0MS=MR9MQ,M"
"S8MREZLSAT0MS>MR:MQ,MS9MREZLSAT0MS@MR;MQ,MS:MREZLSAT0MSAMR<MQ,MS;MREVLP+T0MSBMR=THVLP/T0MSCMR=S4VLP/T0MSDMSBS4VLQ;T6"
"MSEMSDMS=XLQ4T0MSFMSEMSDMS=PLSEMPIPLSDMPKRLSCMSG+TLSFe8MSHMSIPLSDMSHVLP/T0MSJjKa3VLP-T0MSKe1MSJRLSCMT++TLSFUGMT,MT-P"
"LSDMT,VLQ;T6MT.a3k-XLQ4T0MT/MT.a3k-PLSEMT+PLSDMT-PLSEMT+PLSDMT+ZLSAT0MT0MT/MT,a3MT-VLP1T0MT1k-MT0VLP/T0MT2MSKMT1VLP4"
"T0MT3k-MT0VLQ;T6MT4MSKMT3XLQ4T0MT5MT4MSKMT3VLP+T0MT6MT2MT5VLP+T0MT7MSKTHVLP/T0MT8MT7MT1VLQ;T6MT9MT7MT3XLQ4T0MT:MT9MT"
"7MT3VLP+T0MT;MT8MT:VLP/T0MT<MT6S4VLP/T0MT=MT;S4VLQ;T6MT>MT=k+XLQ4T0MT@MT>MT=k+PLSEMSGPLSDMSIVLP-T0MTAjKMPHRLSCMTB+TL"
"SFUGMTCMTDPLSDMTCPLSEMTEPLSDMTEZLSAT0MTFTFMTCMTGMTHZLSAT0MTITFMTCMTJMTHTLSBMTKMTH+PLSEMU+PLSDMU+VLP-T0MU,MTIMTFVLQ7T"
"6MU-MU,THTLSFMU-MU.MTKPLSDMU.VLP1T0MU/MU,T<VLP+T0MU0MTFMU/RLSCMU1+TLSFUKMU2MU3PLSDMU2PLSEMU1PLSDMU3PLSEMU1PLSDMU1ZLS"
"AT0MTGMU0MU2MTFMU3ZLSAT0MTJMTIMU2MU0MU3PLSEMTHPLSDMTHPLSEMTEPLSDMTKPLSEMTBPLSDMTDVLP/T0MU4MTAaHPLSEMTBPLSDMTBZLSAT0M"
"U5TFMTKaAMTDZLSAT0MU6MTAMTKMU4MTDZLSAT0MU7THMTKaHMTDZLSAT0MU8MTFMTKTFMTDVLQ7T6MU9l1MU6XLQ4T0MU:MU9l1MU6VLP-T0MU;MU:M"
"U6VLP-T0MU<l2MU6VLQ;T6MU=MU<MU7XLQ4T0MU>MU=MU<MU7VLQ7T6MU@S5THRLSCMUA+TLSFMU@MUBMUAPLSDMUBVLP4T0MUCe1S5VLP/T0MUDMTAS"
"5VLP+T0MUEMUDMUCRLSCMUF+TLSFUGMUGMUHPLSDMUGPLSEMUIPLSDMUIZLSAT0MUJTFMUGMUKMV+ZLSAT0MV,TFMUGMV-MV+TLSBMV.MV++PLSEMV/P"
"LSDMV/VLP-T0MV0MV,MUJVLQ7T6MV1MV0THTLSFMV1MV2MV.PLSDMV2VLP1T0MV3MV0T<VLP+T0MV4MUJMV3RLSCMV5+TLSFUKMV6MV7PLSDMV6PLSEM"
"V5PLSDMV7PLSEMV5PLSDMV5ZLSAT0MUKMV4MV6MUJMV7ZLSAT0MV-MV,MV6MV4MV7PLSEMV+PLSDMV+PLSEMUIPLSDMV.PLSEMUFPLSDMUHVLP/T0MV8"
"MUEaHPLSEMUFPLSDMUFZLSAT0MV9TFMV.aAMUHZLSAT0MV:MUEMV.MV8MUHZLSAT0MV;THMV.aHMUHZLSAT0MV<MUJMV.TFMUHPLSEMUAPLSDMUAZLSA"
"T0MV=MTAMTBMUEMUFZLSAT0MV>MU5MTBMV9MUFZLSAT0MV@MU6MTBMV:MUFZLSAT0MVAMU7MTBMV;MUFZLSAT0MVBMU8MTBMV<MUFVLP/T0MVCMU;S4V"
"LP/T0MVDMU>S4VLQ;T6MVEMVDMV>XLQ4T0MVFMVEMVDMV>PLSEMSGPLSDMSGZLSAT0MVGjKMT+MV=MUAZLSAT0MVHk+MT+MV>MUAZLSAT0MVIk,MT+MV"
"@MUAZLSAT0MVJk-MT+MVAMUAZLSAT0MVKk.MT+MVBMUAZLSAT0MW+MT<MT+MVCMUAZLSAT0MW,MT@MT+MVFMUAPLSEMPIPLSDMPIZLSAT0MW-MS<MR@M"
"VGMSGZLSAT0MW.MS=MR@MVHMSGZLSAT0MW/MS>MR@MVIMSGZLSAT0MW0MS@MR@MVJMSGZLSAT0MW1MSAMR@MVKMSGZLSAT0MW2MSCMR@MW+MSGZLSAT0"
"MW3MSFMR@MW,MSGPLSEMLDPLSDMLDZLSAT0MW4MPAMM,MW-MPIZLSAT0MW5MPBMM,MW.MPIZLSAT0MW6MPCMM,MW/MPIZLSAT0MW7MPDMM,MW0MPIZLS"
"AT0MW8MPEMM,MW1MPIZLSAT0MW9MPFMM,MW2MPIZLSAT0MW:MPGMM,MW3MPIRLSCMW;+TLSFS,MW<MW;PLSDMW<RLSCMW=+TLSFUGMW>MW@PLSDMW>PL"
"SEMWAPLSDMWAZLSAT0MWBTFMW>MWCMWDZLSAT0MWETFMW>MWFMWDTLSBMWGMWD+PLSEMWHPLSDMWHVLP-T0MWIMWEMWBVLQ7T6MWJMWITHTLSFMWJMWK"
"MWGPLSDMWKVLP1T0MX+MWIT<VLP+T0MX,MWBMX+RLSCMX-+TLSFUKMX.MX/PLSDMX.PLSEMX-PLSDMX/PLSEMX-PLSDMX-ZLSAT0MWCMX,MX.MWBMX/Z"
"LSAT0MWFMWEMX.MX,MX/PLSEMWDPLSDMWDPLSEMWAPLSDMWGPLSEMW=PLSDMW@VLP/T0MX0e1aHPLSEMW=PLSDMW=ZLSAT0MX1TFMWGaAMW@ZLSAT0MX"
"2e1MWGMX0MW@ZLSAT0MX3THMWGaHMW@ZLSAT0MX4MWBMWGTFMW@PLSEMW;PLSDMW;ZLSAT0MX5MW4MLDe1MW=ZLSAT0MX6MW5MLDMX1MW=ZLSAT0MX7M"
"W6MLDMX2MW=ZLSAT0MX8MW7MLDMX3MW=ZLSAT0MX9MW8MLDMX4MW=XLN,V/MX:/U@U@TLMIP,MX;MX:TLX;MAMX<MX;RLMJ.MX<]LN;M.MX=MX5MX6MX"
"7MX8MX9VLN,V8MX>a,^/TLMIT0MX@MX>TLMIMAMXA.VLN<T0MXBMXA/VLN<T0MXCMXA0VLP1T0MXDMXBV3VLP4T0MXEMXBV3VLQ5T6MXFMXETFXLQ4T0",
"MXGMXFTFTHVLP+T0MXHMXDMXGVLP1T0MXIMXCV5VLP4T0MXJMXCV5VLQ5T6MXKMXJTFXLQ4T0MY+MXKTFTHVLP+T0MY,MXIMY+VLR2T0MY-a9T<XLN,V"
"8MY./U@V7TLMIT0MY/MY.VLP+T0MY0MY/MX5VLP/T0MY1P4P5VLP4T0MY2MY0MY1VLP1T0MY3MY0MY1VLQ6T6MY4MY-TFRLSCMY5+TLSFMY4MY6MY7PL"
"SDMY6PLSEMY5PLSDMY7PLSEMY5PLSDMY5ZLSAT0MY8MY,MY6MXHMY7RLSCMY9+TLSFMY4MY:MY;PLSDMY:PLSEMY9PLSDMY;PLSEMY9PLSDMY9ZLSAT0"
"MY<MXHMY:MY,MY;VLQ;T6MY=MX@MY8XLQ4T0MY>MY=MX@MY8VLP/T0MY@MXHMY,VLQ9T6MYAMY3MY@RLSCMYB+TLSFMYAMYCMYBPLSDMYCVLP1T0MYDM"
"Y3MY@PLSEMYBPLSDMYBZLSAT0MYETFMY9MYDMYCVLP/T0MYFMYEMY@VLP-T0MYGMY3MYFVLP/T0MYHMY>MY<VLQ9T6MYIMYGMYHRLSCMYJ+TLSFMYIMY"
"KMYJPLSDMYKVLP1T0MZ+MYGMYHVLP/T0MZ,MZ+MY>PLSEMYJPLSDMYJZLSAT0MZ-TFMYBMZ,MYKVLP-T0MZ.MY8MZ-VLQ;T6MZ/MY>MZ.XLQ4T0MZ0MZ"
"/MY>MZ.VLP/T0MZ1MZ-MY<VLP-T0MZ2MYGMZ1VLQ7T6MZ3MZ0THRLSCMZ4+TLSFMZ3MZ5MZ4PLSDMZ5VLP1T0MZ6MZ2MZ0PLSEMZ4PLSDMZ4ZLSAT0MZ"
"7MZ2MYJMZ6MZ5VLP/T0MZ8MZ7MZ0VLP-T0MZ9MZ2MZ8VLP+T0MZ:MZ-MZ9XLQ4T0MZ;MY4MZ7MZ:XLQ4T0MZ<MY4MZ:MZ7VLP/T0MZ=MZ;P4VLP1T0MZ"
">MY2P5VLP+T0MZ@MZ=MZ>VLP/T0MZAMZ<P5VLP4T0MZBMY2P5VLP+T0MZCMZAMZBXLN;M>MZDMYEMZ@MZCRLSCMZE+TLSFV9MZFMZEPLSDMZFVLN,V:M"
"ZG.UDTLMIT0MZHMZGVLP-T0MZIMZHTHVLP1T0MZJMZIV2VLQ7T6MZKMZ@MZJPLSEMZEPLSDMZEZLSAT6M[+V9MZ4MZKMZFTLQ3T6M[,M[+RLSCM[-+TL"
"SFM[,M[.M[-PLSDM[.RLSCM[/+TLSFV;M[0M[/PLSDM[0VLN,V:M[1.UETLMIT0M[2M[1VLP-T0M[3M[2THVLP1T0M[4M[3V4VLQ7T6M[5MZCM[4PLSE"
"M[/PLSDM[/ZLSAT6M[6V;M[.M[5M[0PLSEM[-PLSDM[-ZLSAT6M[7M[+MZEM[6M[/RLSCM[8+TLSFM[7M[9M[8PLSDM[9PLSEML4PLSDM[8TPk+T2M[:"
"THVLN,X/M[;ITFRLMJM[;M[:TPk+T2M[<TEVLN,X/M[=JTFRLMJM[=M[<RLMJS7bDRLMJS8MZDXLN;M7M[>MX=MW9MW:RLMJS9M[>RLMJS:e1]LMET6M"
"[@OFS7S8S9S:RLSCM[A+TLSFM[@M[BM[APLSDM[BXLN,X0M[C.UCU@TLMIT=M[DM[CVLN<T0M[EM[D+VLN<T0M[FM[D,VLN;T2M[GM[EM[FRLMJ`:M[G"
"RLMJ`;MYEXLN,V:M[H.UCUBTLMIT0M[IM[HRLMJ`<M[IRLMJ`=T<]LMET2M[JMB`:`;`<`=RLMJEM[JVLP/T0M[KMZ@V2XLN,V:M]+.UCUATLMIT0M],"
"M]+VLPCOKM]-M[KM],VLN<T0M].M]-+VLN<T0M]/M]-,XLL7U>M]0,N6T<TLOHT0M]1M]0VLQ5T6M]2M]1TFRLSCM]3+TLSFM]2M]4M]5PLSDM]4VLN;"
"T2M]6M].M]/PLSEM]3PLSDM]5VLR/T0M]7M].M]1VLR/T0M]8M]/M]1VLP-T0M]9V+M]1VLR-T0M]:M].M]9VLR0T0M];M]8M]:VLN;T2M]<M]7M];PL"
"SEM]3PLSDM]3ZLSAT2M]=M]6M]4M]<M]5TLMIT2M]>ERLMJ`>M]>RLMJ`@M]=VLN,T1M]@`>TFTLMIT0M]AM]@VLN,T1M]B`@TFTLMIT0M]CM]BVLPAO"
"KM]DM]AM]CVLN<T0M]EM]D,VLN<T0M]FM]D+VLN,T1M]G`>THTLMIT0M]HM]GVLN,T1M]I`@THTLMIT0M]JM]IVLP+T0M]KM]HM]JVLP+T0M^+M]KM]E"
"VLN;T2M^,M]FM^+RLMJEM^,VLP/T0M^-MZCV4VLPCOKM^.M^-THVLN<T0M^/M^.+VLN<T0M^0M^.,RLSCM^1+TLSFM]2M^2M^3PLSDM^2VLN;T2M^4M^"
"/M^0PLSEM^1PLSDM^3VLR/T0M^5M^/M]1VLR/T0M^6M^0M]1VLP-T0M^7V+M]1VLR-T0M^8M^/M^7VLR0T0M^9M^6M^8VLN;T2M^:M^5M^9PLSEM^1PL"
"SDM^1ZLSAT2M^;M^4M^2M^:M^3TLMIT2M^<ERLMJ`AM^<RLMJ`BM^;VLN,T1M^=`ATFTLMIT0M^>M^=VLN,T1M^@`BTFTLMIT0M^AM^@VLPAOKM^BM^>"
"M^AVLN<T0M^CM^B,VLN<T0M^DM^B+VLN,T1M^E`ATHTLMIT0M^FM^EVLN,T1M^G`BTHTLMIT0M^HM^GVLP+T0M^IM^FM^HVLP+T0M^JM^IM^CVLN;T2M"
"^KM^DM^JRLMJEM^KRLSCM_++TLSFQ9M_,M_+PLSDM_,XLN,V8M_-/UATHTLMIT0M_.M_-TLOHTBM_/M_.VLQCT6M_0M_/Y>PLSEM_+PLSDM_+ZLSAT6M"
"_1Q9M^1M_0M_,RLSCM_2+TLSFM_1M_3M_2PLSDM_3XLN,X0M_4.UBU@TLMIT=M_5M_4VLN<T0M_6M_5+VLN<T0M_7M_5,VLN;T2M_8M_6M_7XLN,V:M_"
"9.UBUATLMIT0M_:M_9XLN,V:M_;.UBUBTLMIT0M_<M_;RLMJ`2M_8RLMJ`3MYERLMJ`4M_<RLMJ`5T<]LMET2M_=MB`2`3`4`5RLMJ`1M_=XLQ4T0M_>"
"Q:M^-M[KVLPCOKM_@M_>M_:VLN<T0M_AM_@+VLN<T0M_BM_@,RLSCM_C+TLSFM]2M_DM_EPLSDM_DVLN;T2M_FM_AM_BPLSEM_CPLSDM_EVLR/T0M_GM"
"_AM]1VLR/T0M_HM_BM]1VLP-T0M_IV+M]1VLR-T0M_JM_AM_IVLR0T0M_KM_HM_JVLN;T2M`+M_GM_KPLSEM_CPLSDM_CZLSAT2M`,M_FM_DM`+M_ETL"
"MIT2M`-`1RLMJ`6M`-RLMJ`7M`,VLN,T1M`.`6TFTLMIT0M`/M`.VLN,T1M`0`7TFTLMIT0M`1M`0VLPAOKM`2M`/M`1VLN<T0M`3M`2,VLN<T0M`4M`"
"2+VLN,T1M`5`6THTLMIT0M`6M`5VLN,T1M`7`7THTLMIT0M`8M`7VLP+T0M`9M`6M`8VLP+T0M`:M`9M`3VLN;T2M`;M`4M`:RLMJ`1M`;XLQ4T0M`<Q"
":M[KM^-VLPCOKM`=M`<THVLN<T0M`>M`=+VLN<T0M`@M`=,RLSCM`A+TLSFM]2M`BM`CPLSDM`BVLN;T2M`DM`>M`@PLSEM`APLSDM`CVLR/T0M`EM`>"
"M]1VLR/T0M`FM`@M]1VLP-T0M`GV+M]1VLR-T0M`HM`>M`GVLR0T0M`IM`FM`HVLN;T2M`JM`EM`IPLSEM`APLSDM`AZLSAT2M`KM`DM`BM`JM`CTLMI"
"T2Ma+`1RLMJ`8Ma+RLMJ`9M`KVLN,T1Ma,`8TFTLMIT0Ma-Ma,VLN,T1Ma.`9TFTLMIT0Ma/Ma.VLPAOKMa0Ma-Ma/VLN<T0Ma1Ma0,VLN<T0Ma2Ma0+"
"VLN,T1Ma3`8THTLMIT0Ma4Ma3VLN,T1Ma5`9THTLMIT0Ma6Ma5VLP+T0Ma7Ma4Ma6VLP+T0Ma8Ma7Ma1VLN;T2Ma9Ma2Ma8RLMJ`1Ma9TLQ3T6Ma:Q:V",
"LQ2T6Ma;Q8Ma:RLSCMa<+TLSFMa;Ma=Ma<PLSDMa=VLN,T1Ma>`1TFTLMIT0Ma@Ma>VLP/T0MaAM_:T<VLR0T0MaBMa@MaAVLR2T0MaCMaBYAVLQ5T6M"
"aDMaCTFPLSEMa<PLSDMa<ZLSAT6MaEMa;M`AMaDMa=TLMIT2MaF`1XLN;N4MaGMaFM_:MaERLMJFMaGPLSEM_2PLSDM_2RLSCMaH+TLSFQ<MaIMaHPLS"
"DMaIXLN,V8MaJ/UAYCTLMIT0MaKMaJXLN,V8Mb+/UA^.TLMIT0Mb,Mb+VLN;T2Mb-MaKMb,XLN,V8Mb./UAYDTLMIT0Mb/Mb.XLN,V8Mb0/UAYETLMIT"
"0Mb1Mb0RLMJ_JMb-RLMJ_KMYERLMJ`+Mb1RLMJ`,T<]LMET2Mb2MB_J_K`+`,RLMJ_IMb2XLQ4T0Mb3YFM^-M[KVLPCOKMb4Mb3Mb/VLN<T0Mb5Mb4+V"
"LN<T0Mb6Mb4,RLSCMb7+TLSFM]2Mb8Mb9PLSDMb8VLN;T2Mb:Mb5Mb6PLSEMb7PLSDMb9VLR/T0Mb;Mb5M]1VLR/T0Mb<Mb6M]1VLP-T0Mb=V+M]1VLR"
"-T0Mb>Mb5Mb=VLR0T0Mb@Mb<Mb>VLN;T2MbAMb;Mb@PLSEMb7PLSDMb7ZLSAT2MbBMb:Mb8MbAMb9TLMIT2MbC_IRLMJ`-MbCRLMJ`.MbBVLN,T1MbD`"
"-TFTLMIT0MbEMbDVLN,T1MbF`.TFTLMIT0MbGMbFVLPAOKMbHMbEMbGVLN<T0MbIMbH,VLN<T0MbJMbH+VLN,T1MbK`-THTLMIT0Mc+MbKVLN,T1Mc,`"
".THTLMIT0Mc-Mc,VLP+T0Mc.Mc+Mc-VLP+T0Mc/Mc.MbIVLN;T2Mc0MbJMc/RLMJ_IMc0XLQ4T0Mc1YFM[KM^-VLPCOKMc2Mc1THVLN<T0Mc3Mc2+VLN"
"<T0Mc4Mc2,RLSCMc5+TLSFM]2Mc6Mc7PLSDMc6VLN;T2Mc8Mc3Mc4PLSEMc5PLSDMc7VLR/T0Mc9Mc3M]1VLR/T0Mc:Mc4M]1VLP-T0Mc;V+M]1VLR-T"
"0Mc<Mc3Mc;VLR0T0Mc=Mc:Mc<VLN;T2Mc>Mc9Mc=PLSEMc5PLSDMc5ZLSAT2Mc@Mc8Mc6Mc>Mc7TLMIT2McA_IRLMJ`/McARLMJ`0Mc@VLN,T1McB`/T"
"FTLMIT0McCMcBVLN,T1McD`0TFTLMIT0McEMcDVLPAOKMcFMcCMcEVLN<T0McGMcF,VLN<T0McHMcF+VLN,T1McI`/THTLMIT0McJMcIVLN,T1McK`0T"
"HTLMIT0Md+McKVLP+T0Md,McJMd+VLP+T0Md-Md,McGVLN;T2Md.McHMd-RLMJ_IMd.TLQ3T6Md/YFVLQ2T6Md0Q8Md/RLSCMd1+TLSFMd0Md2Md1PLS"
"DMd2VLN,T1Md3_ITFTLMIT0Md4Md3VLP/T0Md5Mb/T<VLR0T0Md6Md4Md5VLR2T0Md7Md6YAVLQ5T6Md8Md7TFPLSEMd1PLSDMd1ZLSAT6Md9Md0Mc5M"
"d8Md2TLMIT2Md:_IXLN;N4Md;Md:Mb/Md9RLMJGMd;PLSEMaHPLSDMaHPLSEMd<PLSDMd<ZLSAT0Md=TFMaHMd>Md@TLSBMdAMd@,PLSEMdBPLSDMdBV"
"LQ;T6MdCMd=P6TLSFMdCMdDMdAPLSDMdDTLMIT0MdE0VLP/T0MdFMdEMGVLP/T0MdGMdF[6TLS+T<T<Y8PLSEMdHPLSDMdHZLSAT0MdITFMdDMdJMdKT"
"LSBMe+MdK,PLSEMe,PLSDMe,VLQ;T6Me-MdIP7TLSFMe-Me.Me+PLSDMe.XLN,VDMe/1Md=MdITLMIV@Me0Me/VLP/T0Me1MdIMIVLP+T0Me2MdGMe1V"
"LP1T0Me3Me2Z.VLN,W.Me42Me3ZPW5Me4Me0U@[=M3T<PLSEMdKPLSDMdKVLP+T0MdJMdIUAPLSEMdHPLSDMe+TLS+T<T<Y8VLP4T0Me5MdET<VLP/T0"
"Me6Me5V=VLP/T0Me7Md=MGVLP+T0Me8Me6Me7VLP1T0Me9MdET<VLP/T0Me:Me9V>VLN;T2Me;Me8Me:VLN,V:Me<.UDTLMIT0Me=Me<VLP-T0Me>Me="
"THVLP-T0Me@Me>M[KVLN,V:MeA.UETLMIT0MeBMeAVLP-T0MeCMeBR6VLP-T0MeDMeCM^-VLN;T2MeEMe@MeDPLSEMeFPLSDMeFZLSAT0MeGTFMe+MeH"
"MeITLSBMeJMeI,PLSEMeKPLSDMeKVLQ;T6Mf+MeGR9TLSFMf+Mf,MeJPLSDMf,VLP/T0Mf-MeGR8TLMIT0T,HVLP+T0Mf.Mf-T,ZLL7T0Mf/,M1Mf.[A"
"VLP1T0Mf0Mf/[:VLP4T0Mf1Mf/[;VLP/T0Mf2Mf1R6VLN;T2Mf3Mf0Mf2RLMJ_3Mf3TLMIT2Mf4_3VLP+T2Mf5Me;Mf4ZLL7T2Mf6,M1Mf5MeERLMJ_4"
"Mf6TLMIT2Mf7_3VLP+T2Mf8Me;Mf7RLMJ_5Mf8RLMJ_6MeEVLQ;T6Mf9Mf.R7RLSCMf:+TLSFMf9Mf;Mf:PLSDMf;VLN,T1Mf<_5TFTLMIT0Mf=Mf<VL"
"N,T1Mf>_6TFTLMIT0Mf@Mf>VLQ=T6MfAMf=Mf@PLSEMf:PLSDMf:ZLSAT6MfBMf9Mf,MfAMf;RLSCMfC+TLSFMfBMfDMfCPLSDMfDVLN,T1MfE_5THTL"
"MIT0MfFMfEVLN,T1MfG_6THTLMIT0MfHMfGVLQ=T6MfIMfFMfHPLSEMfCPLSDMfCZLSAT6MfJMfBMf:MfIMfDRLSCMfK+TLSFMfJMg+Mg,PLSDMg+VLN"
",T1Mg-_4TFTLMIT0Mg.Mg-RLMJ_7Mg.VLN,T1Mg/_4THTLMIT0Mg0Mg/RLMJ_8Mg0RLMJ_9MZDZLMET0Mg1NC_7_8_9PLSEMfKPLSDMg,PLSEMfKPLSD"
"MfKZLSAT0Mg2Mg1Mg+TFMg,VLN,T1Mg3_3TFTLMIT0Mg4Mg3VLP/T0Mg5Mg4[6VLP+T0Mg6MdGMg5VLN,T1Mg7_3THTLMIT0Mg8Mg7VLP+T0Mg9Mg6Mg"
"8RLMJ_;Mg9XLMET.Mg:O-_;_<TLMIU.Mg;_<VLN,U/Mg<_:MeGRLMJMg<Mg;VLN,T1Mg=_4TFTLMIT0Mg>Mg=VLN,T1Mg@_4THTLMIT0MgAMg@TLMIU."
"MgBMg<RLMJ_=MgBVLP+T0MgCM[KMg>VLP+T0MgDM^-MgARLSCMgE+TLSFQ9MgFMgEPLSDMgFPLSEMgGPLSDMgGZLSAT0MgHTFMgFMgIMgJTLSBMgKMgJ"
",PLSEMh+PLSDMh+VLQ;T6Mh,MgHU-TLSFMh,Mh-MgKPLSDMh-XLN,V8Mh./UATFTLMIT0Mh/Mh.TLOHTBMh0Mh/VLN,TCMh1_=MgHTLMITBMh2Mh1VLP"
"0TBMh3Mh2Mh0RLMJMh1Mh3PLSEMgJPLSDMgJVLP+T0MgIMgHUAPLSEMgGPLSDMgKPLSEMgEPLSDMgERLSCMh4+TLSFQHMh5Mh4PLSDMh5XLN,V8Mh6/U"
"AZHTLMIT0Mh7Mh6XLN,V8Mh8/UA^/TLMIT0Mh9Mh8VLN;T2Mh:Mh7Mh9RLMJ^3Mh:RLMJ^4MgCRLMJ^5Q@RLMJ^6Mg2_LMET.Mh;N<^3^4^5^6^7TLMI"
"U.Mh<^7RLMJ^2Mh<PLSEMh=PLSDMh=ZLSAT0Mh>TFMh5Mh@MhATLSBMhBMhA,PLSEMhCPLSDMhCVLQ;T6MhDMh>U-TLSFMhDMhEMhBPLSDMhEVLN,TCM"
"hF^2Mh>TLMITBMhGMhFVLN,TCMhH_=Mh>TLMITBMhIMhHVLP0TBMhJMhIMhGRLMJMhHMhJPLSEMhAPLSDMhAVLP+T0Mh@Mh>UAPLSEMh=PLSDMhBPLSE"
"Mh4PLSDMh4RLSCMhK+TLSFQIMi+MhKPLSDMi+XLN,V8Mi,/UAU-TLMIT0Mi-Mi,XLN,V8Mi./UA^0TLMIT0Mi/Mi.VLN;T2Mi0Mi-Mi/RLMJ^8Mi0RLM",
"J^9MgDRLMJ^:QARLMJ^;Mg2_LMET.Mi1N<^8^9^:^;^<TLMIU.Mi2^<RLMJ^2Mi2PLSEMi3PLSDMi3ZLSAT0Mi4TFMi+Mi5Mi6TLSBMi7Mi6,PLSEMi8"
"PLSDMi8VLQ;T6Mi9Mi4U-TLSFMi9Mi:Mi7PLSDMi:VLN,TCMi;^2Mi4TLMITBMi<Mi;VLN,TCMi=_=Mi4TLMITBMi>Mi=VLP0TBMi@Mi>Mi<RLMJMi=M"
"i@PLSEMi6PLSDMi6VLP+T0Mi5Mi4UAPLSEMi3PLSDMi7PLSEMhKPLSDMhKRLSCMiA+TLSFQ9MiBMiAPLSDMiBXLN,V8MiC/UATHTLMIT0MiDMiCTLOHT"
"BMiEMiDVLQCT6MiFMiEY>PLSEMiAPLSDMiAZLSAT6MiGQ9MhKMiFMiBRLSCMiH+TLSFMiGMiIMiHPLSDMiITLMIN4MiJFRLMJ^=MiJRLMJ^>Q:RLMJ^@"
"Mg>RLMJ^AMgARLMJ^BMg2aLMET.MiKN5^=^>^@^A^B^CTLMIU.Mj+^CRLMJ^2Mj+PLSEMj,PLSDMj,ZLSAT0Mj-TFMiIMj.Mj/TLSBMj0Mj/,PLSEMj1"
"PLSDMj1VLQ;T6Mj2Mj-U-TLSFMj2Mj3Mj0PLSDMj3XLN,V8Mj4/UATHTLMIT0Mj5Mj4TLOHTBMj6Mj5VLN,TCMj7^2Mj-TLMITBMj8Mj7VLP0TBMj9Mj"
"6Mj8VLN,TCMj:_=Mj-TLMITBMj;Mj:VLP,TBMj<Mj;Mj9RLMJMj:Mj<PLSEMj/PLSDMj/VLP+T0Mj.Mj-UAPLSEMj,PLSDMj0PLSEMiHPLSDMiHRLSCM"
"j=+TLSFZIMj>Mj=PLSDMj>XLN,V8Mj@/UAZ.TLMIT0MjAMj@XLN,V8MjB/UA]-TLMIT0MjCMjBVLN;T2MjDMjAMjCRLMJ^DMjDRLMJ^EMgCRLMJ^FQ@R"
"LMJ^GMg2_LMET.MjEN<^D^E^F^G^HTLMIU.MjF^HRLMJ^2MjFPLSEMjGPLSDMjGZLSAT0MjHTFMj>MjIMjJTLSBMjKMjJ,PLSEMk+PLSDMk+VLQ;T6Mk"
",MjHU-TLSFMk,Mk-MjKPLSDMk-VLN,TCMk.^2MjHTLMITBMk/Mk.VLN,TCMk0_=MjHTLMITBMk1Mk0VLP,TBMk2Mk1Mk/RLMJMk0Mk2PLSEMjJPLSDMj"
"JVLP+T0MjIMjHUAPLSEMjGPLSDMjKPLSEMj=PLSDMj=RLSCMk3+TLSFZJMk4Mk3PLSDMk4XLN,V8Mk5/UAZ.TLMIT0Mk6Mk5XLN,V8Mk7/UA]-TLMIT0"
"Mk8Mk7VLN;T2Mk9Mk6Mk8RLMJ^IMk9RLMJ^JMgDRLMJ^KQARLMJ_+Mg2_LMET.Mk:N<^I^J^K_+_,TLMIU.Mk;_,RLMJ^2Mk;PLSEMk<PLSDMk<ZLSAT"
"0Mk=TFMk4Mk>Mk@TLSBMkAMk@,PLSEMkBPLSDMkBVLQ;T6MkCMk=U-TLSFMkCMkDMkAPLSDMkDVLN,TCMkE^2Mk=TLMITBMkFMkEVLN,TCMkG_=Mk=TL"
"MITBMkHMkGVLP,TBMkIMkHMkFRLMJMkGMkIPLSEMk@PLSDMk@VLP+T0Mk>Mk=UAPLSEMk<PLSDMkAPLSEMk3PLSDMk3RLSCMkJ+TLSFQKMkKMkJPLSDM"
"kKPLSEMl+PLSDMl+ZLSAT0Ml,TFMkKMl-Ml.TLSBMl/Ml.,PLSEMl0PLSDMl0VLQ;T6Ml1Ml,U-TLSFMl1Ml2Ml/PLSDMl2VLN,TCMl3_=Ml,TLMITBM"
"l4Ml3RLSCMl5+TLSFZAMl6Ml7PLSDMl6ZLL7TBMl8,M3Ml4Y>PLSEMl5PLSDMl7RLSCMl9+TLSFZBMl:Ml;PLSDMl:ZLL7TBMl<,M3Ml4Z3VLP0TBMl="
"Z5Ml<VLP0TBMl>Ml=Ml<VLP.TBMl@Z4Ml>VLP0TBMlAMl<Ml@XLL7TBMlB,IMlAVLP,TBMlCZ2MlBVLP3TBMlDMl<MlCPLSEMl9PLSDMl;RLSCMlE+TL"
"SFZCMlFMlGPLSDMlFXLL7TBMlH,/Ml4ZLL7TBMlI,M0MlHZ8VLP0TBMlJZ9MlIVLP,TBMlKZ2MlJVLP3TBNL+Z2MlKVLP0TBNL,Z:NL+VLP.TBNL-NL,"
"Z;VLP0TBNL.NL-NL+VLP,TBNL/NL.Z<VLP0TBNL0NL/NL+VLP.TBNL1NL0Z=VLP0TBNL2NL1NL+VLP,TBNL3NL2Z>VLP0TBNL4NL3NL+ZLL7TBNL5,M3"
"Ml4Y>VLP0TBNL6Z@MlIVLP0TBNL7NL6MlIXLL7TBNL8,INL7VLP0TBNL9NL4NL8VLP0TBNL:MlINL9VLP.TBNL;NL5NL:PLSEMlEPLSDMlGRLSCNL<+T"
"LSFZDNL=NL<PLSDNL=ZLL7TBNL>,M3Ml4Z6VLP0TBNL@Z7NL>XLL7TBNLA,INL@VLP,TBNLBZ2NLAVLP3TBNLCNL>NLBPLSENL<PLSDNL<ZLSATBNLDM"
"l4MlGNLCNL=PLSEMlEPLSDMlEZLSATBNLENL;MlFNLDNL<PLSEMl9PLSDMl9ZLSATBNLFMlDMl:NLEMlEPLSEMl5PLSDMl5ZLSATBNLGMl8Ml6NLFMl9"
"RLSCNLH+TLSFQGNLINLHPLSDNLIXLN,V8NLJ/UAT<TLMIT0NLKNLJTLOHTBNM+NLKXLN,V8NM,/UATETLMIT0NM-NM,TLOHTBNM.NM-]LL7TBNM/,M6N"
"LGNM+NM.PLSENLHPLSDNLHZLSATBNM0NLGMl5NM/NLITLOHT0NM1Ml4VLR2T0NM2NM1ZEVLQ7T6NM3NM2ZFXLQ4TBNM4NM3Ml4NM0RLMJMl3NM4PLSEM"
"l.PLSDMl.VLP+T0Ml-Ml,UAPLSEMl+PLSDMl/PLSEMkJPLSDMkJRLSCNM5+TLSFQ<NM6NM5PLSDNM6TLMIN4NM7GRLMJ_-NM7RLMJ_.[+RLMJ_/Mg>RL"
"MJ_0MgARLMJ_1Mg2aLMET.NM8N5_-_._/_0_1_2TLMIU.NM9_2RLMJ^2NM9PLSENM:PLSDNM:ZLSAT0NM;TFNM6NM<NM=TLSBNM>NM=,PLSENM@PLSDN"
"M@VLQ;T6NMANM;U-TLSFNMANMBNM>PLSDNMBVLN,TCNMC^2NM;TLMITBNMDNMCVLN,TCNME_=NM;TLMITBNMFNMEVLP,TBNMGNMFNMDRLMJNMENMGPLS"
"ENM=PLSDNM=VLP+T0NM<NM;UAPLSENM:PLSDNM>PLSENM5PLSDNM5TLMIU.NMH_=RLMJMg<NMHPLSEMeIPLSDMeIVLP+T0MeHMeGUAPLSEMeFPLSDMeJ"
"PLSENMIPLSDNMIZLSAT0NMJTFMeJNMKNN+TLSBNN,NN+,PLSENN-PLSDNN-VLQ;T6NN.NMJR9TLSFNN.NN/NN,PLSDNN/VLP/T0NN0NMJR8TLMIT0T-H"
"VLP+T0NN1NN0T-VLP1T0NN2NN1[:VLP4T0NN3NN1[;VLP/T0NN4NN3R6VLN;T2NN5NN2NN4VLP+T2NN6Me;NN5RLMJ_>NN6TLMIT2NN7_>RLMJ_@NN7R"
"LMJ_AMeEVLQ;T6NN8NN1R7RLSCNN9+TLSFNN8NN:NN9PLSDNN:VLN,T1NN;_@TFTLMIT0NN<NN;VLN,T1NN=_ATFTLMIT0NN>NN=VLQ=T6NN@NN<NN>P"
"LSENN9PLSDNN9ZLSAT6NNANN8NN/NN@NN:RLSCNNB+TLSFNNANNCNNBPLSDNNCVLN,T1NND_@THTLMIT0NNENNDVLN,T1NNF_ATHTLMIT0NNGNNFVLQ="
"T6NNHNNENNGPLSENNBPLSDNNBZLSAT6NNINNANN9NNHNNCRLSCNNJ+TLSFNNINNKNNJPLSDNNKVLN,T1NO+_>TFTLMIT0NO,NO+RLMJ_BNO,VLN,T1NO"
"-_>THTLMIT0NO.NO-RLMJ_CNO.RLMJ_DMZDZLMET0NO/NC_B_C_DTLMIT0NO0NO+RLMJ_ENO0TLMIT0NO1NO-RLMJ_FNO1RLMJ_GNO/VLN,U/NO2_:NM",
"JTLMIU.NO3NO2RLMJ_HNO3]LMET.NO4NI_E_F_G_HPLSENNJPLSDNNJPLSENN+PLSDNN+VLP+T0NMKNMJUAPLSENMIPLSDNN,PLSEMd@PLSDMd@VLP+T"
"0Md>Md=UAPLSEMd<PLSDMdAPLSEM[APLSDM[ARLSCNO5+TLSF^,NO6NO5PLSDNO6RLMJS;M[>RLMJS<e1XLMET.NO7O0S;S<PLSENO5PLSDNO5PLSEML"
"4PLSDML4VLP+T0ML3ML2UAPLSEML1PLSDML5NLSINLMDVLMBM0M1+T8RLMCT7M2RLMCT1M3PLSDNO8VLN,T1NO9M2UITLMIT0NO:NO9VLQ7T6NO;NO:T"
"HRLSCNO<+TLSFNO;NO=NO<PLSDNO=VLN,T1NO>M2UCTLMIT0NO@NO>TLMIT0NOANO9VLP+T0NOBNO@NOAVLP-T0NOCNOBTHTLMIT0NODM3VLP-T0NOEN"
"OCNODTLMIT0NOFNO9VLP1T0NOGNOENOFRLMJNO>NOGVLN,T1NOHM2UATLMIT0NOINOHTLMIT0NOJNO9VLP+T0NOKNOINOJVLP-T0NP+NOKTHTLMIT0NP"
",M3VLP-T0NP-NP+NP,TLMIT0NP.NO9VLP1T0NP/NP-NP.RLMJNOHNP/RLMJNO9THTLMIM0NP0M2VLN<M-NP1NP0+VLN<T0NP2NP1.VLN<T0NP3NP0,VL"
"N<T0NP4NP0-VLN<T0NP5NP0.VLN<T0NP6NP0/VLN<T0NP7NP00VLN<T0NP8NP01VLN<T6NP9NP02RLSCNP:+TLSFUGNP;NP<PLSDNP;PLSENP=PLSDNP"
"=PLSENP>PLSDNP>PLSENP:PLSDNP<VLP/T0NP@NP5NP2PLSENP:PLSDNP:ZLSAT0NPANP5NP>NP@NP<VLQ7T6NPBNP6THRLSCNPC+TLSFNPBNPDNPEPL"
"SDNPDVLP1T0NPFNPANP6PLSENPCPLSDNPEPLSENPCPLSDNPCZLSAT0NPGNPFNPDNPANPEVLQ;T6NPHNPATHXLQ4T0NPINPHNPATHVLQ7T6NPJNPINPGX"
"LQ4T0NPKNPJNPINPGVLQ;T6NQ+NP3NPKXLQ4T0NQ,NQ+NP3NPKVLQ7T6NQ-NQ,THXLQ4T0NQ.NQ-NQ,THVLP1T0NQ/NPANQ.VLP/T0NQ0NQ/NQ,VLP-T"
"0NQ1NPANQ0XLN;M/NQ2NQ,NQ/NQ1eLN;M0NQ3NP1NP3NP4NP5NP6NP7NP8NP9NQ2PLSJNQ3PLSDNO<TLMIM0NQ4M2PLSJNQ4NLMDVLMBT0M4+T9RLMCT"
"7M5RLMCT1M6PLSDNQ5VLN,T4NQ6M5U@TLMIM-NQ7NQ6VLN<T0NQ8NQ7.TLMIT0NQ9M6RLSCNQ:+TLSFUGNQ;NQ<PLSDNQ;PLSENQ=PLSDNQ=PLSENQ>P"
"LSDNQ>PLSENQ:PLSDNQ<VLP1T0NQ@NQ9NQ8RLSCNQA+TLSFUGNQBNQCPLSDNQBPLSENQDPLSDNQDPLSENQEPLSDNQEPLSENQAPLSDNQCVLP/T0NQFNQ@"
"NQ8PLSENQAPLSDNQAZLSAT0NQGNQ@NQENQFNQCZLSAT0NQHTHNQENQ8NQCPLSENQ:PLSDNQ:ZLSAT0NQINQ9NQ>NQGNQAZLSAT0NQJTHNQ>NQHNQATLM"
"IT0NQKM6VLP-T0NR+NQKNQIVLN,T1NR,M5UDTLMIT0NR-NR,VLQ;T6NR.NR+NR-RLSCNR/+TLSFNR.NR0NR/PLSDNR0PLSJNQIPLSDNR/TLMIT0NR1NR"
",VLP-T0NR2NQJNR1VLQ7T6NR3NR+NR2RLSCNR4+TLSFNR3NR5NR4PLSDNR5VLP+T0NR6NQINQJPLSJNR6PLSDNR4TLMIT0NR7M6PLSJNR7NLMDVLMBT0"
"M8+T9RLMCT7M9RLMCT1M:PLSDNR8VLN,T1NR9M9UITLMIT0NR:NR9VLQ7T6NR;NR:THRLSCNR<+TLSFNR;NR=NR<PLSDNR=TLMIT0NR>M:TLMIT0NR@N"
"R9VLP4T0NRANR>NR@VLN,T1NRBM9UATLMIT0NRCNRBTLMIT0NRDNR9VLP1T0NRENRCNRDVLP/T0NRFNRANREVLP4T0NRGNRCNRDVLQ;T6NRHNRANRGXL"
"Q4T0NRINRHNRANRGVLP+T0NRJNRFNRITLMIT0NRKM:TLMIT0NS+NR9VLP1T0NS,NRKNS+VLP+T0NS-NRJNS,PLSJNS-PLSDNR<TLMIT0NS.M:PLSJNS."
"NLMDVLMBT0M;+T9RLMCT7M<RLMCT1M=PLSDNS/TLMGT7NS02TLMGT1NS12TLMGT7NS22TLMGT1NS32VLN,T5NS4M<UHTLMIM/NS5NS4VLN<T0NS6NS5,"
"VLN<T0NS7NS5-TLMIT0NS8M=VLP+T0NS9NS6THVLP/T0NS:NS7NS9VLQ;T6NS;NS8NS:RLSCNS<+TLSFNS;NS=NS>PLSDNS=VLP1T0NS@NS8NS9PLSEN"
"S<PLSDNS>VLP-T0NSANS8NS:VLP1T0NSBNSANS6VLP+T0NSCNS7NSBPLSENS<PLSDNS<ZLSAT0NSDNS@NS=NSCNS>VLN,T1NSEM<UDTLMIT0NSFNSEVL"
"Q7T6NSGNSFTHRLSCNSH+TLSFNSGNSINSHPLSDNSITLMIT0NSJM=TLMIM0NSKM<VLN<T0NT+NSK/VLN<M/NT,NSK3VLN<T0NT-NT,,VLN<T0NT.NT,-VL"
"P/T0NT/NSDNT-VLQ;T6NT0NSDNT.XLQ4T0NT1NT0NSDNT.VLP+T0NT2NT/NT1VLQ7T6NT3NT+THRLSCNT4+TLSFNT3NT5NT4PLSDNT5RLMJNS2NSKRLM"
"JNS3NT2XLMET0NT6M4NS2NS3PLSENT4PLSDNT4ZLSAT0NT7NT2NSINT6NT5VLQ;T6NT8NSJNT7RLSCNT9+TLSFNT8NT:NT9PLSDNT:VLP-T0NT;NSDTH"
"PLSJNT;PLSDNT9TLMIT0NT<M=VLP+T0NT=NSDTHTLMIM0NT>M<VLN<T0NT@NT>/VLN<M/NTANT>3VLN<T0NTBNTA,VLN<T0NTCNTA-VLP/T0NTDNT=NT"
"BVLQ;T6NTENT=NTCXLQ4T0NTFNTENT=NTCVLP+T0NTGNTDNTFVLQ7T6NTHNT@THRLSCNTI+TLSFNTHNTJNTIPLSDNTJRLMJNS0NT>RLMJNS1NTGXLMET"
"0NTKM4NS0NS1PLSENTIPLSDNTIZLSAT0NU+NTGNT9NTKNTJVLQ9T6NU,NT<NU+RLSCNU-+TLSFNU,NU.NU/PLSDNU.PLSENU-PLSDNU/PLSENU-PLSDN"
"U-ZLSAT0NU0NT=NU.NSDNU/PLSJNU0PLSDNSHPLSJNSDNLMDVLMBT2MB+T@RLMCT3MCRLMCT1MDRLMCT1MERLMCT1MFPLSDNU1TLMGT3P22TLMGT3P32"
"RLSCNU2+TLSFP0NU3NU2PLSDNU3TLMIT2NU4MCTLOHV0NU5NU4TLMIT0NU6MDXLN,V1NU7NU5U@NU6XLMIT2NU8NU7-3PLSJNU8PLSDNU2TLMIT0NU9M"
"DTLMIT0NU:METLMIT0NU;MFVLPCOKNU<NU9NU:VLN<T0NU=NU<+VLN<T0NU>NU<,XLL7U>NU@,N6NU;TLOHT0NUANU@VLQ5T6NUBNUATFRLSCNUC+TLS"
"FNUBNUDNUEPLSDNUDVLN;T2NUFNU=NU>PLSENUCPLSDNUEVLR/T0NUGNU=NUAVLR/T0NUHNU>NUAVLP-T0NUIV+NUAVLR-T0NUJNU=NUIVLR0T0NUKNU"
"HNUJVLN;T2NV+NUGNUKPLSENUCPLSDNUCZLSAT2NV,NUFNUDNV+NUETLMIT2NV-MCRLMJP2NV-RLMJP3NV,VLN,T1NV.P2TFTLMIT0NV/NV.VLN,T1NV"
"0P3TFTLMIT0NV1NV0VLPAOKNV2NV/NV1VLN<T0NV3NV2,VLN<T0NV4NV2+VLN,T1NV5P2THTLMIT0NV6NV5VLN,T1NV7P3THTLMIT0NV8NV7VLP+T0NV",
"9NV6NV8VLP+T0NV:NV9NV3VLN;T2NV;NV4NV:PLSJNV;NLMDVLMBT0MJ+TJRLMCT1MKPLSDNV<RLSCNV=+TLSFWJNV>NV=PLSDNV>TLMIT0NV@5VLP1T"
"0NVANV@PDTLMIT0NVBMKVLP/T0NVCNVBPKVLP+T0NVDNVANVCPLSJNVDPLSDNV=TLMIT0NVE5TLMIT0NVFMKVLP/T0NVGNVFPBVLP+T0NVHNVENVGVLP"
"1T0NVINVHPDPLSJNVINLMDVLMBT0N++TJRLMCT1N,PLSDNVJRLSCNVK+TLSFXCNW+NVKPLSDNW+TLMIT0NW,5VLP1T0NW-NW,PGTLMIT0NW.N,VLP/T0"
"NW/NW.Q0VLP+T0NW0NW-NW/PLSJNW0PLSDNVKTLMIT0NW15TLMIT0NW2N,VLP/T0NW3NW2PBVLP+T0NW4NW1NW3VLP1T0NW5NW4PGPLSJNW5NLMDVLMB"
"T0N-+TJRLMCT1N.PLSDNW6TLMGT1Q32TLMGT1Q42RLSCNW7+TLSFY.NW8NW7PLSDNW8PLSENW7PLSDNW7ZLSAT6Q2Y.NW6Y0NW8TLMIT0NW9N.XLQ4T0"
"NW:Q2TFNW9RLMJQ3NW:VLMET0NW;MJQ3RLSCNW<+TLSFY1NW=NW<PLSDNW=TLMIT0NW>N.RLMJQ4NW>VLMET0NW@MJQ4VLP/T0NWANW@P:PLSJNWAPLS"
"DNW<VLP1T0NWBNW;MGRLSCNWC+TLSFQ2NWDNWEPLSDNWDTLMIT0NWFN.VLP/T0NWGNWFY2PLSENWCPLSDNWEPLSENWCPLSDNWCZLSAT0NWHNWGNWDTFN"
"WEVLP+T0NWINWBNWHVLP4T0NWJNW;MGVLP/T0NWKNWJP:VLP/T0NX+NWIP9VLP+T0NX,NWKNX+PLSJNX,NLMDVLMBT0N/+TJRLMCT1N0PLSDNX-TLMGT"
"1Q62TLMGT1Q72RLSCNX.+TLSFY3NX/NX.PLSDNX/PLSENX.PLSDNX.ZLSAT6Q5Y3NX-Y5NX/TLMIT0NX0N0XLQ4T0NX1Q5TFNX0RLMJQ6NX1VLMET0NX"
"2N+Q6RLSCNX3+TLSFY6NX4NX3PLSDNX4TLMIT0NX5N0RLMJQ7NX5VLMET0NX6N+Q7VLP/T0NX7NX6P>PLSJNX7PLSDNX3VLP1T0NX8NX2MIRLSCNX9+T"
"LSFQ5NX:NX;PLSDNX:TLMIT0NX<N0VLP/T0NX=NX<Y7PLSENX9PLSDNX;PLSENX9PLSDNX9ZLSAT0NX>NX=NX:TFNX;VLP+T0NX@NX8NX>VLP4T0NXAN"
"X2MIVLP/T0NXBNXAP>VLP/T0NXCNX@P=VLP+T0NXDNXBNXCPLSJNXDNLMDVLMBT.N1+U+RLMCTAN2RLMCT;N3PLSDNXETLMGW6NXF2TLMGT1NXG2TLMG"
"T1NXH2TLMGT1NXI2TLMGX6NXJ2TLMGT3NXK2TLMGT3NY+2TLMGT1NY,2TLMGT1NY-2TLMGX6NY.2TLMGT3NY/2TLMGT3NY02TLMGT1NY12TLMGW6NY22"
"TLMGT1NY32TLMGT1NY42TLMGT1NY52TLMGX6NY62TLMGT3NY72TLMGT3NY82TLMGT1NY92TLMGT1NY:2TLMGX6NY;2TLMGT3NY<2TLMGT3NY=2TLMGT1"
"NY>2TLMGT1NY@2TLMGT1NYA2TLMGW6NYB2TLMGT1NYC2TLMGX6NYD2TLMGT3NYE2TLMGT3NYF2TLMGT1NYG2TLMGT1NYH2TLMGX6NYI2TLMGT3NYJ2TL"
"MGT3NYK2TLMGT1NZ+2TLMGT1NZ,2TLMGT1NZ-2TLMGT1NZ.2TLMGX6NZ/2TLMGT3NZ02TLMGT3NZ12TLMGT1NZ22TLMGT1NZ32TLMGX6NZ42TLMGT3NZ"
"52TLMGT3NZ62TLMGT1NZ72TLMGT3NZ82TLMGT1NZ92TLMGT1NZ:2TLMGT1NZ;2TLMGT3NZ<2TLMGT3NZ=2TLMGT1NZ>2TLMGT3NZ@2TLMGT1NZA2TLMG"
"T1NZB2TLMGT1NZC2TLMGT3NZD2TLMGT3NZE2TLMGT1NZF2PLSENZGPLSDNZGZLSAT0NZHTFNXENZINZJTLSBNZKNZJ,PLSEN[+PLSDN[+VLQ;T6N[,NZ"
"HP6TLSFN[,N[-NZKPLSDN[-PLSEN[.PLSDN[.ZLSAT0N[/TFN[-N[0N[1TLSBN[2N[1,PLSEN[3PLSDN[3VLQ;T6N[4N[/P7TLSFN[4N[5N[2PLSDN[5"
"TLN;V@N[6Y>XLN,VDN[71NZHN[/RLMJN[7N[6PLSEN[1PLSDN[1VLP+T0N[0N[/UAPLSEN[.PLSDN[2PLSENZJPLSDNZJVLP+T0NZINZHUAPLSENZGPL"
"SDNZKVLN,T1N[8N3UATLMIT0N[9N[8VLN,T1N[:N3UBTLMIT0N[;N[:VLQ5T6N[<N[9N[;RLSCN[=+TLSFN[<N[>N[=PLSDN[>NLSIPLSDN[=TLMIT0N"
"[@N[:VLN,V:N[A.UITLMIT0N[BN[AVLP1T0N[CN[BVEZLL7T0N[D,M1N[@N[CVLN,T1N[EN2UATLMIT0N[FN[EVLP/T0N[GN[FV2VLN,T1N[HN2U@TLM"
"IT0N[IN[HTLMIT0N[JN[8XLN,V:N[K.U@UATLMIT0N]+N[KXLN,X0N],.U@U@TLMIT=N]-N],VLN<T0N].N]-+VLN<T0N]/N]-,VLN;T2N]0N].N]/RL"
"MJNZ@N]0RLMJNZAN[IXLN,V:N]1.U@UBTLMIT0N]2N]1RLMJNZBN]2RLMJNZCT<]LMET2N]3MBNZ@NZANZBNZCRLMJ6N]3XLQ4T0N]4P8N]+THVLPCOK"
"N]5N[GN]4VLN<T0N]6N]5+VLN<T0N]7N]5,XLL7U>N]8,N6T<TLOHT0N]9N]8VLQ5T6N]:N]9TFRLSCN];+TLSFN]:N]<N]=PLSDN]<VLN;T2N]>N]6N"
"]7PLSEN];PLSDN]=VLR/T0N]@N]6N]9VLR/T0N]AN]7N]9VLP-T0N]BV+N]9VLR-T0N]CN]6N]BVLR0T0N]DN]AN]CVLN;T2N]EN]@N]DPLSEN];PLSD"
"N];ZLSAT2N]FN]>N]<N]EN]=TLMIT2N]G6RLMJNZDN]GRLMJNZEN]FVLN,T1N]HNZDTFTLMIT0N]IN]HVLN,T1N]JNZETFTLMIT0N]KN]JVLPAOKN^+N"
"]IN]KVLN<T0N^,N^+,VLN<T0N^-N^++VLN,T1N^.NZDTHTLMIT0N^/N^.VLN,T1N^0NZETHTLMIT0N^1N^0VLP+T0N^2N^/N^1VLP+T0N^3N^2N^,VLN"
";T2N^4N^-N^3RLMJ6N^4RLMJ7N[JXLQ4T0N^5P8THN]+VLP/T0N^6VEN^5RLMJ8N^6VLN,V:N^7.UDTLMIT0N^8N^7VLP-T0N^9N^8THVLP-T0N^:N^9"
"N[GRLMJ9N^:PLSEN^;PLSDN^;ZLSAT0N^<TFN];N^=N^>TLSBN^@N^>,PLSEN^APLSDN^AVLQ;T6N^BN^<Q,TLSFN^BN^CN^@PLSDN^CRLMJNZFN^<VL"
"MET0N^DMJNZFTLMIT0N^E5RLSCN^F+TLSFWKN^GN^HPLSDN^GPLSEN^FPLSDN^HVLP/T0N^IN^<PBPLSEN^FPLSDN^FZLSAT0N^JTFN^GN^IN^HVLP+T"
"0N^KN^EN^JVLP4T0N_+N^KPDVLP/T0N_,N_+U-RLSCN_-+TLSFP8N_.N_/PLSDN_.TLMIT0N_09ZLL7T0N_1,M1N^DN_0VLP/T0N_2N_1N]+VLP+T0N_"
"3N_2N_,VLP1T0N_4N_3X.VLN,V:N_5:N^<RLMJN_5N_4PLSEN_-PLSDN_/RLSCN_6+TLSFQ-N_7N_8PLSDN_7TLMIT0N_99VLP1T0N_:N_9U-VLP/T0N"
"_;N_:U-PLSEN_6PLSDN_8TLMIT0N_<9VLP+T0N_=N_<^-PLSEN_6PLSDN_6ZLSAT0N_>N_;N_7N_=N_8VLP/T0N_@N^DN]+RLSCN_A+TLSFQ+N_BN_CP",
"LSDN_BZLL7T0N_D,M1N_,N_>PLSEN_APLSDN_CPLSEN_APLSDN_AZLSAT0N_EN_DN_BN_,N_CVLP+T0N_FN_@N_EVLP1T0N_GN_FX.VLN,V:N_H:N^<R"
"LMJN_HN_GPLSEN_-PLSDN_-PLSEN^>PLSDN^>VLP+T0N^=N^<UAPLSEN^;PLSDN^@VLN,T1N_IN2UBTLMIT0N_JN_IVLP/T0N_KN_JV4TLMIT0N`+N[H"
"TLMIT0N`,N[8XLN,V:N`-.UAUATLMIT0N`.N`-XLN,X0N`/.UAU@TLMIT=N`0N`/VLN<T0N`1N`0+VLN<T0N`2N`0,VLN;T2N`3N`1N`2RLMJNZ8N`3R"
"LMJNZ9N`+XLN,V:N`4.UAUBTLMIT0N`5N`4RLMJNZ:N`5RLMJNZ;T<]LMET2N`6MBNZ8NZ9NZ:NZ;RLMJ=N`6XLQ4T0N`7P<N`.THVLPCOKN`8N_KN`7"
"VLN<T0N`9N`8+VLN<T0N`:N`8,RLSCN`;+TLSFN]:N`<N`=PLSDN`<VLN;T2N`>N`9N`:PLSEN`;PLSDN`=VLR/T0N`@N`9N]9VLR/T0N`AN`:N]9VLP"
"-T0N`BV+N]9VLR-T0N`CN`9N`BVLR0T0N`DN`AN`CVLN;T2N`EN`@N`DPLSEN`;PLSDN`;ZLSAT2N`FN`>N`<N`EN`=TLMIT2N`G=RLMJNZ<N`GRLMJN"
"Z=N`FVLN,T1N`HNZ<TFTLMIT0N`IN`HVLN,T1N`JNZ=TFTLMIT0N`KN`JVLPAOKNa+N`IN`KVLN<T0Na,Na+,VLN<T0Na-Na++VLN,T1Na.NZ<THTLMI"
"T0Na/Na.VLN,T1Na0NZ=THTLMIT0Na1Na0VLP+T0Na2Na/Na1VLP+T0Na3Na2Na,VLN;T2Na4Na-Na3RLMJ=Na4RLMJ>N`,XLQ4T0Na5P<THN`.VLP/T"
"0Na6VENa5RLMJ@Na6VLN,V:Na7.UETLMIT0Na8Na7VLP-T0Na9Na8THVLP-T0Na:Na9N_KRLMJANa:PLSENa;PLSDNa;ZLSAT0Na<TFN`;Na=Na>TLSB"
"Na@Na>,PLSENaAPLSDNaAVLQ;T6NaBNa<Q1TLSFNaBNaCNa@PLSDNaCRLMJNZ>Na<VLMET0NaDN+NZ>TLMIT0NaE5RLSCNaF+TLSFXDNaGNaHPLSDNaG"
"PLSENaFPLSDNaHVLP/T0NaINa<PBPLSENaFPLSDNaFZLSAT0NaJTFNaGNaINaHVLP+T0NaKNaENaJVLP4T0Nb+NaKPGVLP/T0Nb,Nb+U-RLSCNb-+TLS"
"FP<Nb.Nb/PLSDNb.TLMIT0Nb0AZLL7T0Nb1,M1NaDNb0VLP/T0Nb2Nb1N`.VLP+T0Nb3Nb2Nb,VLP1T0Nb4Nb3XHVLN,V:Nb5BNa<RLMJNb5Nb4PLSEN"
"b-PLSDNb/RLSCNb6+TLSFQ-Nb7Nb8PLSDNb7TLMIT0Nb9AVLP1T0Nb:Nb9U-VLP/T0Nb;Nb:U-PLSENb6PLSDNb8TLMIT0Nb<AVLP+T0Nb=Nb<^-PLSE"
"Nb6PLSDNb6ZLSAT0Nb>Nb;Nb7Nb=Nb8VLP/T0Nb@NaDN`.RLSCNbA+TLSFQ+NbBNbCPLSDNbBZLL7T0NbD,M1Nb,Nb>PLSENbAPLSDNbCPLSENbAPLSD"
"NbAZLSAT0NbENbDNbBNb,NbCVLP+T0NbFNb@NbEVLP1T0NbGNbFXHVLN,V:NbHBNa<RLMJNbHNbGPLSENb-PLSDNb-PLSENa>PLSDNa>VLP+T0Na=Na<"
"UAPLSENa;PLSDNa@TLMIT0NbIN[8VLQ;T6NbJNbIN[DRLSCNbK+TLSFNbJNc+NbKPLSDNc+TLMIT0Nc,7TLMIT0Nc-8VLPCOKNc.Nc,Nc-VLN<T0Nc/N"
"c.+VLN<T0Nc0Nc.,RLSCNc1+TLSFN]:Nc2Nc3PLSDNc2VLN;T2Nc4Nc/Nc0PLSENc1PLSDNc3VLR/T0Nc5Nc/N]9VLR/T0Nc6Nc0N]9VLP-T0Nc7V+N]"
"9VLR-T0Nc8Nc/Nc7VLR0T0Nc9Nc6Nc8VLN;T2Nc:Nc5Nc9PLSENc1PLSDNc1ZLSAT2Nc;Nc4Nc2Nc:Nc3TLMIT2Nc<6RLMJNZ5Nc<RLMJNZ6Nc;VLN,T"
"1Nc=NZ5TFTLMIT0Nc>Nc=VLN,T1Nc@NZ6TFTLMIT0NcANc@VLPAOKNcBNc>NcAVLN<T0NcCNcB,VLN<T0NcDNcB+VLN,T1NcENZ5THTLMIT0NcFNcEVL"
"N,T1NcGNZ6THTLMIT0NcHNcGVLP+T0NcINcFNcHVLP+T0NcJNcINcCVLN;T2NcKNcDNcJRLMJ;NcKTLMIT0Nd+7VLP+T0Nd,Nd+UARLMJ7Nd,PLSENd-"
"PLSDNd-ZLSAT0Nd.TFNc1Nd/Nd0TLSBNd1Nd0,PLSENd2PLSDNd2VLQ;T6Nd3Nd.Q,TLSFNd3Nd4Nd1PLSDNd4RLSCNd5+TLSFQ+Nd6Nd7PLSDNd6VLN"
",X>Nd8<Nd.RLMJNd8X=TLQ3T6Nd9X-RLSCNd:+TLSFNd9Nd;Nd:PLSDNd;TLMIT0Nd<5VLP/T0Nd=Nd.PBVLP+T0Nd>Nd<Nd=VLQ;T6Nd@Nd>X+PLSEN"
"d:PLSDNd:ZLSAT6NdAX-Nd6Nd@Nd;RLSCNdB+TLSFNdANdCNdBPLSDNdCRLSCNdD+TLSFP8NdENdFPLSDNdETLMIT0NdG5RLSCNdH+TLSFWKNdINdJPL"
"SDNdIPLSENdHPLSDNdJVLP/T0NdKNd.PBPLSENdHPLSDNdHZLSAT0Ne+TFNdINdKNdJVLP+T0Ne,NdGNe+VLP4T0Ne-Ne,PDVLP/T0Ne.Ne-U-PLSENd"
"DPLSDNdFRLMJNZ7Nd.VLMET0Ne/MJNZ7PLSENdDPLSDNdDZLSAT0Ne0Ne.NdHNe/NdFVLQ;T6Ne1Ne0VEPLSENdBPLSDNdBZLSAT6Ne2NdANd:Ne1NdD"
"RLSCNe3+TLSFNe2Ne4Ne3PLSDNe4TLMIT2Ne5;TLOHX@Ne6Ne5VLN,V:Ne7:Nd.TLMIT0Ne8Ne7XLN,XANe9Ne6U@Ne8XLMITKNe:Ne9-;RLMJNd8Ne:"
"PLSENe3PLSDNe3PLSENd5PLSDNd7TLQ3T6Ne;X-RLSCNe<+TLSFNe;Ne=Ne<PLSDNe=TLMIT0Ne>5VLP/T0Ne@Nd.PBVLP+T0NeANe>Ne@VLQ;T6NeBN"
"eAX+PLSENe<PLSDNe<ZLSAT6NeCX-Nd7NeBNe=RLSCNeD+TLSFNeCNeENeDPLSDNeEPLSENeFPLSDNeFZLSAT0NeGTFNeENeHNeITLSBNeJNeI,PLSEN"
"eKPLSDNeKVLQ;T6Nf+NeGU-TLSFNf+Nf,NeJPLSDNf,RLSCNf-+TLSFP8Nf.Nf/PLSDNf.TLMIT0Nf05RLSCNf1+TLSFWKNf2Nf3PLSDNf2PLSENf1PL"
"SDNf3VLP/T0Nf4Nd.PBPLSENf1PLSDNf1ZLSAT0Nf5TFNf2Nf4Nf3VLP+T0Nf6Nf0Nf5VLP4T0Nf7Nf6PDVLP/T0Nf8Nf7U-VLP+T0Nf9Nf8NeGPLSEN"
"f-PLSDNf/RLMJNZ3Nd.VLMET0Nf:MJNZ3PLSENf-PLSDNf-ZLSAT0Nf;Nf9Nf1Nf:Nf/TLMIT0Nf<5RLSCNf=+TLSFWKNf>Nf@PLSDNf>PLSENf=PLSD"
"Nf@VLP/T0NfANd.PBPLSENf=PLSDNf=ZLSAT0NfBTFNf>NfANf@VLP+T0NfCNf<NfBVLP4T0NfDNfCPDVLP/T0NfENfDU-RLSCNfF+TLSFP8NfGNfHPL"
"SDNfGPLSENfFPLSDNfHVLP+T0NfINfENeGTLMIT0NfJ9ZLL7T0NfK,M1NfINfJVLP-T0Ng+NfKNfEPLSENfFPLSDNfFZLSAT0Ng,NeGNfGNg+NfHVLN,"
"T1Ng-NZ4NeGRLMJNg-TFVLQ;T6Ng.Nf;VERLSCNg/+TLSFNg.Ng0Ng/PLSDNg0TLMIT2Ng1;TLOHX7Ng2Ng1VLN,V:Ng3:Nd.TLMIT0Ng4Ng3VLP+T0N",
"g5Ng4Ng,XLN,X9Ng6Ng2U@Ng5XLMIX8Ng7Ng6--TLO<T0Ng8Ng7RLMJNg-Ng8PLSENg/PLSDNg/PLSENeIPLSDNeIVLP+T0NeHNeGUAPLSENeFPLSDNe"
"JVLN,T1Ng9NZ4U@TLMIT0Ng:Ng9VLN,T1Ng;NZ4UATLMIT0Ng<Ng;VLR/T0Ng=Ng<X:VLR0T0Ng>Ng:Ng=VLN,T1Ng@NZ4UBTLMIT0NgANg@VLN,T1Ng"
"BNZ4UCTLMIT0NgCNgBVLR/T0NgDNgCX:VLR0T0NgENgANgDVLN,T1NgFNZ4UDTLMIT0NgGNgFVLN,T1NgHNZ4UETLMIT0NgINgHVLR/T0NgJNgIX:VLR"
"0T0NgKNgGNgJVLN,T1Nh+NZ4UITLMIT0Nh,Nh+VLN,T1Nh-NZ4UJTLMIT0Nh.Nh-VLR/T0Nh/Nh.X:VLR0T0Nh0Nh,Nh/ZLN;TKNh1Ng>NgENgKNh0VL"
"N,X>Nh2<Nd.RLMJNh2Nh1PLSENeDPLSDNeDPLSENd5PLSDNd5PLSENd0PLSDNd0VLP+T0Nd/Nd.UAPLSENd-PLSDNd1TLMIT0Nh3>TLMIT0Nh4@VLPCO"
"KNh5Nh3Nh4VLN<T0Nh6Nh5+VLN<T0Nh7Nh5,RLSCNh8+TLSFN]:Nh9Nh:PLSDNh9VLN;T2Nh;Nh6Nh7PLSENh8PLSDNh:VLR/T0Nh<Nh6N]9VLR/T0Nh"
"=Nh7N]9VLP-T0Nh>V+N]9VLR-T0Nh@Nh6Nh>VLR0T0NhANh=Nh@VLN;T2NhBNh<NhAPLSENh8PLSDNh8ZLSAT2NhCNh;Nh9NhBNh:TLMIT2NhD=RLMJN"
"Z0NhDRLMJNZ1NhCVLN,T1NhENZ0TFTLMIT0NhFNhEVLN,T1NhGNZ1TFTLMIT0NhHNhGVLPAOKNhINhFNhHVLN<T0NhJNhI,VLN<T0NhKNhI+VLN,T1Ni"
"+NZ0THTLMIT0Ni,Ni+VLN,T1Ni-NZ1THTLMIT0Ni.Ni-VLP+T0Ni/Ni,Ni.VLP+T0Ni0Ni/NhJVLN;T2Ni1NhKNi0RLMJCNi1TLMIT0Ni2>VLP+T0Ni3"
"Ni2UARLMJ>Ni3PLSENi4PLSDNi4ZLSAT0Ni5TFNh8Ni6Ni7TLSBNi8Ni7,PLSENi9PLSDNi9VLQ;T6Ni:Ni5Q1TLSFNi:Ni;Ni8PLSDNi;RLSCNi<+TL"
"SFQ+Ni=Ni>PLSDNi=VLN,X>Ni@DNi5RLMJNi@X=TLQ3T6NiAXGRLSCNiB+TLSFNiANiCNiBPLSDNiCTLMIT0NiD5VLP/T0NiENi5PBVLP+T0NiFNiDNi"
"EVLQ;T6NiGNiFXEPLSENiBPLSDNiBZLSAT6NiHXGNi=NiGNiCRLSCNiI+TLSFNiHNiJNiIPLSDNiJRLSCNiK+TLSFP<Nj+Nj,PLSDNj+TLMIT0Nj-5RL"
"SCNj.+TLSFXDNj/Nj0PLSDNj/PLSENj.PLSDNj0VLP/T0Nj1Ni5PBPLSENj.PLSDNj.ZLSAT0Nj2TFNj/Nj1Nj0VLP+T0Nj3Nj-Nj2VLP4T0Nj4Nj3PG"
"VLP/T0Nj5Nj4U-PLSENiKPLSDNj,RLMJNZ2Ni5VLMET0Nj6N+NZ2PLSENiKPLSDNiKZLSAT0Nj7Nj5Nj.Nj6Nj,VLQ;T6Nj8Nj7VEPLSENiIPLSDNiIZ"
"LSAT6Nj9NiHNiBNj8NiKRLSCNj:+TLSFNj9Nj;Nj:PLSDNj;TLMIT2Nj<CTLOHX@Nj=Nj<VLN,V:Nj>BNi5TLMIT0Nj@Nj>XLN,XANjANj=U@Nj@XLMI"
"TKNjBNjA-;RLMJNi@NjBPLSENj:PLSDNj:PLSENi<PLSDNi>TLQ3T6NjCXGRLSCNjD+TLSFNjCNjENjDPLSDNjETLMIT0NjF5VLP/T0NjGNi5PBVLP+T"
"0NjHNjFNjGVLQ;T6NjINjHXEPLSENjDPLSDNjDZLSAT6NjJXGNi>NjINjERLSCNjK+TLSFNjJNk+NjKPLSDNk+PLSENk,PLSDNk,ZLSAT0Nk-TFNk+Nk"
".Nk/TLSBNk0Nk/,PLSENk1PLSDNk1VLQ;T6Nk2Nk-U-TLSFNk2Nk3Nk0PLSDNk3RLSCNk4+TLSFP<Nk5Nk6PLSDNk5TLMIT0Nk75RLSCNk8+TLSFXDNk"
"9Nk:PLSDNk9PLSENk8PLSDNk:VLP/T0Nk;Ni5PBPLSENk8PLSDNk8ZLSAT0Nk<TFNk9Nk;Nk:VLP+T0Nk=Nk7Nk<VLP4T0Nk>Nk=PGVLP/T0Nk@Nk>U-"
"VLP+T0NkANk@Nk-PLSENk4PLSDNk6RLMJNZ.Ni5VLMET0NkBN+NZ.PLSENk4PLSDNk4ZLSAT0NkCNkANk8NkBNk6TLMIT0NkD5RLSCNkE+TLSFXDNkFN"
"kGPLSDNkFPLSENkEPLSDNkGVLP/T0NkHNi5PBPLSENkEPLSDNkEZLSAT0NkITFNkFNkHNkGVLP+T0NkJNkDNkIVLP4T0NkKNkJPGVLP/T0Nl+NkKU-RL"
"SCNl,+TLSFP<Nl-Nl.PLSDNl-PLSENl,PLSDNl.VLP+T0Nl/Nl+Nk-TLMIT0Nl0AZLL7T0Nl1,M1Nl/Nl0VLP-T0Nl2Nl1Nl+PLSENl,PLSDNl,ZLSAT"
"0Nl3Nk-Nl-Nl2Nl.VLN,T1Nl4NZ/Nk-RLMJNl4TFVLQ;T6Nl5NkCVERLSCNl6+TLSFNl5Nl7Nl6PLSDNl7TLMIT2Nl8CTLOHX7Nl9Nl8VLN,V:Nl:BNi"
"5TLMIT0Nl;Nl:VLP+T0Nl<Nl;Nl3XLN,X9Nl=Nl9U@Nl<XLMIX8Nl>Nl=--TLO<T0Nl@Nl>RLMJNl4Nl@PLSENl6PLSDNl6PLSENk/PLSDNk/VLP+T0N"
"k.Nk-UAPLSENk,PLSDNk0VLN,T1NlANZ/U@TLMIT0NlBNlAVLN,T1NlCNZ/UATLMIT0NlDNlCVLR/T0NlENlDX:VLR0T0NlFNlBNlEVLN,T1NlGNZ/UB"
"TLMIT0NlHNlGVLN,T1NlINZ/UCTLMIT0NlJNlIVLR/T0NlKNlJX:VLR0T0OL+NlHNlKVLN,T1OL,NZ/UDTLMIT0OL-OL,VLN,T1OL.NZ/UETLMIT0OL/"
"OL.VLR/T0OL0OL/X:VLR0T0OL1OL-OL0VLN,T1OL2NZ/UITLMIT0OL3OL2VLN,T1OL4NZ/UJTLMIT0OL5OL4VLR/T0OL6OL5X:VLR0T0OL7OL3OL6ZLN"
";TKOL8NlFOL+OL1OL7VLN,X>OL9DNi5RLMJOL9OL8PLSENjKPLSDNjKPLSENi<PLSDNi<PLSENi7PLSDNi7VLP+T0Ni6Ni5UAPLSENi4PLSDNi8PLSEN"
"bKPLSDNbKRLSCOL:+TLSFY@OL;OL<PLSDOL;TLMIT0OL=N[8PLSEOL>PLSDOL>ZLSAT0OL@OL=OL;OLAOLBTLSBOLCOLB+PLSEOLDPLSDOLDVLQ;T6OL"
"EOL@N[DTLSFOLEOLFOLCPLSDOLFTLS+T<T<Y8PLSEOLGPLSDOLGZLSAT0OLHTFOLFOLIOLJTLSBOLKOLJ,PLSEOM+PLSDOM+VLQ;T6OM,OLHQ,TLSFOM"
",OM-OLKPLSDOM-TLQ3T6OM.X-RLSCOM/+TLSFOM.OM0OM/PLSDOM0TLMIT0OM15VLP/T0OM2OLHPBVLP+T0OM3OM1OM2VLQ;T6OM4OM3X+PLSEOM/PLS"
"DOM/ZLSAT6OM5X-OM-OM4OM0RLSCOM6+TLSFOM5OM7OM6PLSDOM7RLMJNZ,OLHVLMET0OM8N-NZ,TLMIT0OM95RLSCOM:+TLSFWKOM;OM<PLSDOM;PLS"
"EOM:PLSDOM<VLP/T0OM=OLHPBPLSEOM:PLSDOM:ZLSAT0OM>TFOM;OM=OM<VLP+T0OM@OM9OM>VLP4T0OMAOM@PDVLP/T0OMBOMAU-VLP1T0OMCOMBU-"
"VLP+T0OMDOM8OMCVLN,X>OME<OLHTLMITKOMFOMEVLN,W.OMG2OMDVLMJOMGOMFM3T<PLSEOM6PLSDOM6PLSEOLJPLSDOLJVLP+T0OLIOLHUAPLSEOLG",
"PLSDOLKPLSEOMHPLSDOMHZLSAT0OMITFOLKOMJOMKTLSBON+OMK,PLSEON,PLSDON,VLQ;T6ON-OMIQ1TLSFON-ON.ON+PLSDON.TLQ3T6ON/XGRLSCO"
"N0+TLSFON/ON1ON0PLSDON1TLMIT0ON25VLP/T0ON3OMIPBVLP+T0ON4ON2ON3VLQ;T6ON5ON4XEPLSEON0PLSDON0ZLSAT6ON6XGON.ON5ON1RLSCON"
"7+TLSFON6ON8ON7PLSDON8RLMJNZ-OMIVLMET0ON9N/NZ-VLP+T0ON:W4ON9TLMIT0ON;5RLSCON<+TLSFXDON=ON>PLSDON=PLSEON<PLSDON>VLP/T"
"0ON@OMIPBPLSEON<PLSDON<ZLSAT0ONATFON=ON@ON>VLP+T0ONBON;ONAVLP4T0ONCONBPGVLP/T0ONDONCU-VLP1T0ONEONDU-VLP+T0ONFON:ONEV"
"LN,X>ONGDOMITLMITKONHONGVLN,W.ONI2ONFVLMJONIONHM3T<PLSEON7PLSDON7PLSEOMKPLSDOMKVLP+T0OMJOMIUAPLSEOMHPLSDON+TLS+T<T<Y"
"8VLP+T0ONJOL@THVLQ;T6ONKONJN[DRLSCOO++TLSFONKOO,OO+PLSDOO,TLMIT0OO-7TLMIT0OO.8VLPCOKOO/OO-OO.VLN<T0OO0OO/+VLN<T0OO1O"
"O/,RLSCOO2+TLSFN]:OO3OO4PLSDOO3VLN;T2OO5OO0OO1PLSEOO2PLSDOO4VLR/T0OO6OO0N]9VLR/T0OO7OO1N]9VLP-T0OO8V+N]9VLR-T0OO9OO0"
"OO8VLR0T0OO:OO7OO9VLN;T2OO;OO6OO:PLSEOO2PLSDOO2ZLSAT2OO<OO5OO3OO;OO4TLMIT2OO=6RLMJNYJOO=RLMJNYKOO<VLN,T1OO>NYJTFTLMI"
"T0OO@OO>VLN,T1OOANYKTFTLMIT0OOBOOAVLPAOKOOCOO@OOBVLN<T0OODOOC,VLN<T0OOEOOC+VLN,T1OOFNYJTHTLMIT0OOGOOFVLN,T1OOHNYKTHT"
"LMIT0OOIOOHVLP+T0OOJOOGOOIVLP+T0OOKOOJOODVLN;T2OP+OOEOOKRLMJ;OP+TLMIT0OP,7VLP+T0OP-OP,UARLMJ7OP-PLSEOP.PLSDOP.ZLSAT0"
"OP/TFOO2OP0OP1TLSBOP2OP1,PLSEOP3PLSDOP3VLQ;T6OP4OP/Q,TLSFOP4OP5OP2PLSDOP5RLSCOP6+TLSFQ+OP7OP8PLSDOP7VLN,X>OP9<OP/RLM"
"JOP9X=TLQ3T6OP:X-RLSCOP;+TLSFOP:OP<OP;PLSDOP<TLMIT0OP=5VLP/T0OP>OP/PBVLP+T0OP@OP=OP>VLQ;T6OPAOP@X+PLSEOP;PLSDOP;ZLSA"
"T6OPBX-OP7OPAOP<RLSCOPC+TLSFOPBOPDOPCPLSDOPDRLSCOPE+TLSFP8OPFOPGPLSDOPFTLMIT0OPH5RLSCOPI+TLSFWKOPJOPKPLSDOPJPLSEOPIP"
"LSDOPKVLP/T0OQ+OP/PBPLSEOPIPLSDOPIZLSAT0OQ,TFOPJOQ+OPKVLP+T0OQ-OPHOQ,VLP4T0OQ.OQ-PDVLP/T0OQ/OQ.U-PLSEOPEPLSDOPGRLMJN"
"Z+OP/VLMET0OQ0MJNZ+PLSEOPEPLSDOPEZLSAT0OQ1OQ/OPIOQ0OPGVLQ;T6OQ2OQ1VEPLSEOPCPLSDOPCZLSAT6OQ3OPBOP;OQ2OPERLSCOQ4+TLSFO"
"Q3OQ5OQ4PLSDOQ5TLMIT2OQ6;TLOHX@OQ7OQ6VLN,V:OQ8:OP/TLMIT0OQ9OQ8XLN,XAOQ:OQ7U@OQ9XLMITKOQ;OQ:-;RLMJOP9OQ;PLSEOQ4PLSDOQ"
"4PLSEOP6PLSDOP8TLQ3T6OQ<X-RLSCOQ=+TLSFOQ<OQ>OQ=PLSDOQ>TLMIT0OQ@5VLP/T0OQAOP/PBVLP+T0OQBOQ@OQAVLQ;T6OQCOQBX+PLSEOQ=PL"
"SDOQ=ZLSAT6OQDX-OP8OQCOQ>RLSCOQE+TLSFOQDOQFOQEPLSDOQFPLSEOQGPLSDOQGZLSAT0OQHTFOQFOQIOQJTLSBOQKOQJ,PLSEOR+PLSDOR+VLQ;"
"T6OR,OQHU-TLSFOR,OR-OQKPLSDOR-RLSCOR.+TLSFP8OR/OR0PLSDOR/TLMIT0OR15RLSCOR2+TLSFWKOR3OR4PLSDOR3PLSEOR2PLSDOR4VLP/T0OR"
"5OP/PBPLSEOR2PLSDOR2ZLSAT0OR6TFOR3OR5OR4VLP+T0OR7OR1OR6VLP4T0OR8OR7PDVLP/T0OR9OR8U-VLP+T0OR:OR9OQHPLSEOR.PLSDOR0RLMJ"
"NYHOP/VLMET0OR;MJNYHPLSEOR.PLSDOR.ZLSAT0OR<OR:OR2OR;OR0TLMIT0OR=5RLSCOR>+TLSFWKOR@ORAPLSDOR@PLSEOR>PLSDORAVLP/T0ORBO"
"P/PBPLSEOR>PLSDOR>ZLSAT0ORCTFOR@ORBORAVLP+T0ORDOR=ORCVLP4T0OREORDPDVLP/T0ORFOREU-RLSCORG+TLSFP8ORHORIPLSDORHPLSEORGP"
"LSDORIVLP+T0ORJORFOQHTLMIT0ORK9ZLL7T0OS+,M1ORJORKVLP-T0OS,OS+ORFPLSEORGPLSDORGZLSAT0OS-OQHORHOS,ORIVLN,T1OS.NYIOQHRL"
"MJOS.TFVLQ;T6OS/OR<VERLSCOS0+TLSFOS/OS1OS0PLSDOS1TLMIT2OS2;TLOHX7OS3OS2VLN,V:OS4:OP/TLMIT0OS5OS4VLP+T0OS6OS5OS-XLN,X"
"9OS7OS3U@OS6XLMIX8OS8OS7--TLO<T0OS9OS8RLMJOS.OS9PLSEOS0PLSDOS0PLSEOQJPLSDOQJVLP+T0OQIOQHUAPLSEOQGPLSDOQKVLN,T1OS:NYI"
"U@TLMIT0OS;OS:VLN,T1OS<NYIUATLMIT0OS=OS<VLR/T0OS>OS=X:VLR0T0OS@OS;OS>VLN,T1OSANYIUBTLMIT0OSBOSAVLN,T1OSCNYIUCTLMIT0O"
"SDOSCVLR/T0OSEOSDX:VLR0T0OSFOSBOSEVLN,T1OSGNYIUDTLMIT0OSHOSGVLN,T1OSINYIUETLMIT0OSJOSIVLR/T0OSKOSJX:VLR0T0OT+OSHOSKV"
"LN,T1OT,NYIUITLMIT0OT-OT,VLN,T1OT.NYIUJTLMIT0OT/OT.VLR/T0OT0OT/X:VLR0T0OT1OT-OT0ZLN;TKOT2OS@OSFOT+OT1VLN,X>OT3<OP/RL"
"MJOT3OT2PLSEOQEPLSDOQEPLSEOP6PLSDOP6PLSEOP1PLSDOP1VLP+T0OP0OP/UAPLSEOP.PLSDOP2TLMIT0OT4>TLMIT0OT5@VLPCOKOT6OT4OT5VLN"
"<T0OT7OT6+VLN<T0OT8OT6,RLSCOT9+TLSFN]:OT:OT;PLSDOT:VLN;T2OT<OT7OT8PLSEOT9PLSDOT;VLR/T0OT=OT7N]9VLR/T0OT>OT8N]9VLP-T0"
"OT@V+N]9VLR-T0OTAOT7OT@VLR0T0OTBOT>OTAVLN;T2OTCOT=OTBPLSEOT9PLSDOT9ZLSAT2OTDOT<OT:OTCOT;TLMIT2OTE=RLMJNYEOTERLMJNYFO"
"TDVLN,T1OTFNYETFTLMIT0OTGOTFVLN,T1OTHNYFTFTLMIT0OTIOTHVLPAOKOTJOTGOTIVLN<T0OTKOTJ,VLN<T0OU+OTJ+VLN,T1OU,NYETHTLMIT0O"
"U-OU,VLN,T1OU.NYFTHTLMIT0OU/OU.VLP+T0OU0OU-OU/VLP+T0OU1OU0OTKVLN;T2OU2OU+OU1RLMJCOU2TLMIT0OU3>VLP+T0OU4OU3UARLMJ>OU4"
"PLSEOU5PLSDOU5ZLSAT0OU6TFOT9OU7OU8TLSBOU9OU8,PLSEOU:PLSDOU:VLQ;T6OU;OU6Q1TLSFOU;OU<OU9PLSDOU<RLSCOU=+TLSFQ+OU>OU@PLS",
"DOU>VLN,X>OUADOU6RLMJOUAX=TLQ3T6OUBXGRLSCOUC+TLSFOUBOUDOUCPLSDOUDTLMIT0OUE5VLP/T0OUFOU6PBVLP+T0OUGOUEOUFVLQ;T6OUHOUG"
"XEPLSEOUCPLSDOUCZLSAT6OUIXGOU>OUHOUDRLSCOUJ+TLSFOUIOUKOUJPLSDOUKRLSCOV++TLSFP<OV,OV-PLSDOV,TLMIT0OV.5RLSCOV/+TLSFXDO"
"V0OV1PLSDOV0PLSEOV/PLSDOV1VLP/T0OV2OU6PBPLSEOV/PLSDOV/ZLSAT0OV3TFOV0OV2OV1VLP+T0OV4OV.OV3VLP4T0OV5OV4PGVLP/T0OV6OV5U"
"-PLSEOV+PLSDOV-RLMJNYGOU6VLMET0OV7N+NYGPLSEOV+PLSDOV+ZLSAT0OV8OV6OV/OV7OV-VLQ;T6OV9OV8VEPLSEOUJPLSDOUJZLSAT6OV:OUIOU"
"COV9OV+RLSCOV;+TLSFOV:OV<OV;PLSDOV<TLMIT2OV=CTLOHX@OV>OV=VLN,V:OV@BOU6TLMIT0OVAOV@XLN,XAOVBOV>U@OVAXLMITKOVCOVB-;RLM"
"JOUAOVCPLSEOV;PLSDOV;PLSEOU=PLSDOU@TLQ3T6OVDXGRLSCOVE+TLSFOVDOVFOVEPLSDOVFTLMIT0OVG5VLP/T0OVHOU6PBVLP+T0OVIOVGOVHVLQ"
";T6OVJOVIXEPLSEOVEPLSDOVEZLSAT6OVKXGOU@OVJOVFRLSCOW++TLSFOVKOW,OW+PLSDOW,PLSEOW-PLSDOW-ZLSAT0OW.TFOW,OW/OW0TLSBOW1OW"
"0,PLSEOW2PLSDOW2VLQ;T6OW3OW.U-TLSFOW3OW4OW1PLSDOW4RLSCOW5+TLSFP<OW6OW7PLSDOW6TLMIT0OW85RLSCOW9+TLSFXDOW:OW;PLSDOW:PL"
"SEOW9PLSDOW;VLP/T0OW<OU6PBPLSEOW9PLSDOW9ZLSAT0OW=TFOW:OW<OW;VLP+T0OW>OW8OW=VLP4T0OW@OW>PGVLP/T0OWAOW@U-VLP+T0OWBOWAO"
"W.PLSEOW5PLSDOW7RLMJNYCOU6VLMET0OWCN+NYCPLSEOW5PLSDOW5ZLSAT0OWDOWBOW9OWCOW7TLMIT0OWE5RLSCOWF+TLSFXDOWGOWHPLSDOWGPLSE"
"OWFPLSDOWHVLP/T0OWIOU6PBPLSEOWFPLSDOWFZLSAT0OWJTFOWGOWIOWHVLP+T0OWKOWEOWJVLP4T0OX+OWKPGVLP/T0OX,OX+U-RLSCOX-+TLSFP<O"
"X.OX/PLSDOX.PLSEOX-PLSDOX/VLP+T0OX0OX,OW.TLMIT0OX1AZLL7T0OX2,M1OX0OX1VLP-T0OX3OX2OX,PLSEOX-PLSDOX-ZLSAT0OX4OW.OX.OX3"
"OX/VLN,T1OX5NYDOW.RLMJOX5TFVLQ;T6OX6OWDVERLSCOX7+TLSFOX6OX8OX7PLSDOX8TLMIT2OX9CTLOHX7OX:OX9VLN,V:OX;BOU6TLMIT0OX<OX;"
"VLP+T0OX=OX<OX4XLN,X9OX>OX:U@OX=XLMIX8OX@OX>--TLO<T0OXAOX@RLMJOX5OXAPLSEOX7PLSDOX7PLSEOW0PLSDOW0VLP+T0OW/OW.UAPLSEOW"
"-PLSDOW1VLN,T1OXBNYDU@TLMIT0OXCOXBVLN,T1OXDNYDUATLMIT0OXEOXDVLR/T0OXFOXEX:VLR0T0OXGOXCOXFVLN,T1OXHNYDUBTLMIT0OXIOXHV"
"LN,T1OXJNYDUCTLMIT0OXKOXJVLR/T0OY+OXKX:VLR0T0OY,OXIOY+VLN,T1OY-NYDUDTLMIT0OY.OY-VLN,T1OY/NYDUETLMIT0OY0OY/VLR/T0OY1O"
"Y0X:VLR0T0OY2OY.OY1VLN,T1OY3NYDUITLMIT0OY4OY3VLN,T1OY5NYDUJTLMIT0OY6OY5VLR/T0OY7OY6X:VLR0T0OY8OY4OY7ZLN;TKOY9OXGOY,O"
"Y2OY8VLN,X>OY:DOU6RLMJOY:OY9PLSEOW+PLSDOW+PLSEOU=PLSDOU=PLSEOU8PLSDOU8VLP+T0OU7OU6UAPLSEOU5PLSDOU9PLSEOO+PLSDOO+PLSE"
"OY;PLSDOY;ZLSAT0OY<TFOO+OY=OY>TLSBOY@OY>,PLSEOYAPLSDOYAVLQ;T6OYBOY<PATLSFOYBOYCOY@PLSDOYCPLSEOYDPLSDOYDZLSAT0OYETFOY"
"COYFOYGTLSBOYHOYG,PLSEOYIPLSDOYIVLQ;T6OYJOYEP6TLSFOYJOYKOYHPLSDOYKVLP/T0OZ+OY<MHTLMIT0OZ,0VLP4T0OZ-OZ,T<VLP/T0OZ.OZ-"
"V=VLP1T0OZ/OZ.MGVLP+T0OZ0OZ/OYEVLP/T0OZ1OZ0P9RLSCOZ2+TLSFP8OZ3OZ4PLSDOZ3VLP1T0OZ5OZ+U-PLSEOZ2PLSDOZ4VLP/T0OZ6OZ+P:PL"
"SEOZ2PLSDOZ2ZLSAT0OZ7OZ5OZ3OZ6OZ4VLP+T0OZ8OZ1OZ7VLN,W.OZ92OZ8]PW4TGOZ:OZ9P;P:M;T<VLN,VKOZ;NYBOYERLMJOZ;OZ:PLSEOYGPLS"
"DOYGVLP+T0OYFOYEUAPLSEOYDPLSDOYHPLSEOZ<PLSDOZ<ZLSAT0OZ=TFOYHOZ>OZ@TLSBOZAOZ@,PLSEOZBPLSDOZBVLQ;T6OZCOZ=P7TLSFOZCOZDO"
"ZAPLSDOZDVLP/T0OZEOY<MHTLMIT0OZF0VLP1T0OZGOZFT<VLP/T0OZHOZGV>VLP1T0OZIOZHMIVLP+T0OZJOZIOZ=VLP/T0OZKOZJP=RLSCO[++TLSF"
"P<O[,O[-PLSDO[,VLP1T0O[.OZEU-PLSEO[+PLSDO[-VLP/T0O[/OZEP>PLSEO[+PLSDO[+ZLSAT0O[0O[.O[,O[/O[-VLP+T0O[1OZKO[0VLP+T0O[2"
"W4O[1VLN,W.O[32O[2]PW4TIO[4O[3P@P>M;T<PLSEO[5PLSDO[5ZLSAT0O[6TFO[+O[7O[8TLSBO[9O[8,PLSEO[:PLSDO[:VLQ;T6O[;O[6P6TLSFO"
"[;O[<O[9PLSDO[<VLN,VKO[=NYBO[6TLMITGO[>O[=XLN,VDO[@1O[6OZ=TLMIV@O[AO[@XPW6V@O[BO[>O[4O[ARLMJO[@O[BPLSEO[8PLSDO[8VLP+"
"T0O[7O[6UAPLSEO[5PLSDO[9PLSEOZ@PLSDOZ@VLP+T0OZ>OZ=UAPLSEOZ<PLSDOZAPLSEOY>PLSDOY>VLP+T0OY=OY<UAPLSEOY;PLSDOY@PLSEOLBP"
"LSDOLBVLP+T0OLAOL@UAPLSEOL>PLSDOLCPLSEOL:PLSDOL<TLMIT0O[CN[8VLQ;T6O[DO[CN[DRLSCO[E+TLSFO[DO[FO[EPLSDO[FTLMIT0O[GN[8V"
"LP-T0O[HN[DO[GTLS+T<T<Y8PLSEO[IPLSDO[IZLSAT0O[JTFO[FO[KO]+TLSBO],O]+,PLSEO]-PLSDO]-VLQ;T6O].O[JQ,TLSFO].O]/O],PLSDO]"
"/TLQ3T6O]0X-RLSCO]1+TLSFO]0O]2O]1PLSDO]2TLMIT0O]35VLP/T0O]4O[JPBVLP+T0O]5O]3O]4VLQ;T6O]6O]5X+PLSEO]1PLSDO]1ZLSAT6O]7"
"X-O]/O]6O]2RLSCO]8+TLSFO]7O]9O]8PLSDO]9RLMJNY@O[JVLMET0O]:N-NY@TLMIT0O];5RLSCO]<+TLSFWKO]=O]>PLSDO]=PLSEO]<PLSDO]>VL"
"P/T0O]@O[JPBPLSEO]<PLSDO]<ZLSAT0O]ATFO]=O]@O]>VLP+T0O]BO];O]AVLP4T0O]CO]BPDVLP/T0O]DO]CU-VLP1T0O]EO]DU-VLP+T0O]FO]:O"
"]EVLN,X>O]G<O[JTLMITKO]HO]GVLN,W.O]I2O]FVLMJO]IO]HM3T<PLSEO]8PLSDO]8PLSEO]+PLSDO]+VLP+T0O[KO[JUAPLSEO[IPLSDO],PLSEO]",
"JPLSDO]JZLSAT0O]KTFO],O^+O^,TLSBO^-O^,,PLSEO^.PLSDO^.VLQ;T6O^/O]KQ1TLSFO^/O^0O^-PLSDO^0TLQ3T6O^1XGRLSCO^2+TLSFO^1O^3"
"O^2PLSDO^3TLMIT0O^45VLP/T0O^5O]KPBVLP+T0O^6O^4O^5VLQ;T6O^7O^6XEPLSEO^2PLSDO^2ZLSAT6O^8XGO^0O^7O^3RLSCO^9+TLSFO^8O^:O"
"^9PLSDO^:RLMJNYAO]KVLMET0O^;N/NYAVLP+T0O^<W4O^;TLMIT0O^=5RLSCO^>+TLSFXDO^@O^APLSDO^@PLSEO^>PLSDO^AVLP/T0O^BO]KPBPLSE"
"O^>PLSDO^>ZLSAT0O^CTFO^@O^BO^AVLP+T0O^DO^=O^CVLP4T0O^EO^DPGVLP/T0O^FO^EU-VLP1T0O^GO^FU-VLP+T0O^HO^<O^GVLN,X>O^IDO]KT"
"LMITKO^JO^IVLN,W.O^K2O^HVLMJO^KO^JM3T<PLSEO^9PLSDO^9PLSEO^,PLSDO^,VLP+T0O^+O]KUAPLSEO]JPLSDO^-TLS+T<T<Y8PLSEO_+PLSDO"
"_+ZLSAT0O_,TFO^-O_-O_.TLSBO_/O_.,PLSEO_0PLSDO_0VLQ;T6O_1O_,P6TLSFO_1O_2O_/PLSDO_2VLP4T0O_3Y<T<XLN,W9O_43O_3O_,RLMJO_"
"4W@PLSEO_.PLSDO_.VLP+T0O_-O_,UAPLSEO_+PLSDO_/PLSEO_5PLSDO_5ZLSAT0O_6TFO_/O_7O_8TLSBO_9O_8,PLSEO_:PLSDO_:VLQ;T6O_;O_6"
"P7TLSFO_;O_<O_9PLSDO_<VLP4T0O_=Y<T<XLN,W=O_>4O_=O_6RLMJO_>WAPLSEO_8PLSDO_8VLP+T0O_7O_6UAPLSEO_5PLSDO_9PLSEO_@PLSDO_@"
"ZLSAT0O_ATHO_9O_BO_CTLSBO_DO_C+PLSEO_EPLSDO_EVLQ;T6O_FO_AO[HTLSFO_FO_GO_DPLSDO_GPLSEO_HPLSDO_HZLSAT0O_ITFO_GO_JO_KTL"
"SBO`+O_K,PLSEO`,PLSDO`,VLQ;T6O`-O_IP6TLSFO`-O`.O`+PLSDO`.TLMIT0O`/0VLP4T0O`0O`/T<VLP/T0O`1O`0V=VLP1T0O`2O`1MGVLP+T0O"
"`3O`2O_IVLP/T0O`4O`3P9PLSEO`5PLSDO`5VLN,W.O`62O`4]PW4TGO`7O`6P;P:M;T<XLN,W9O`83TFO_IRLMJO`8O`7PLSEO_KPLSDO_KVLP+T0O_"
"JO_IUAPLSEO_HPLSDO`+PLSEO`9PLSDO`9ZLSAT0O`:TFO`+O`;O`<TLSBO`=O`<,PLSEO`>PLSDO`>VLQ;T6O`@O`:P7TLSFO`@O`AO`=PLSDO`ATLM"
"IT0O`B0VLP1T0O`CO`BT<VLP/T0O`DO`CV>VLP1T0O`EO`DMIVLP+T0O`FO`EO`:VLP/T0O`GO`FP=PLSEO`HPLSDO`HVLP+T0O`IW4O`GVLN,W.O`J2"
"O`I]PW4TIO`KO`JP@P>M;T<XLN,W=Oa+4TFO`:RLMJOa+O`KPLSEO`<PLSDO`<VLP+T0O`;O`:UAPLSEO`9PLSDO`=RLSCOa,+TLSFY9Oa-Oa,PLSDOa"
"-RLS,TEY8PLSEOa,PLSDOa,TLMIT0Oa.7TLMIT0Oa/8VLPCOKOa0Oa.Oa/VLN<T0Oa1Oa0+VLN<T0Oa2Oa0,RLSCOa3+TLSFN]:Oa4Oa5PLSDOa4VLN;"
"T2Oa6Oa1Oa2PLSEOa3PLSDOa5VLR/T0Oa7Oa1N]9VLR/T0Oa8Oa2N]9VLP-T0Oa9V+N]9VLR-T0Oa:Oa1Oa9VLR0T0Oa;Oa8Oa:VLN;T2Oa<Oa7Oa;PL"
"SEOa3PLSDOa3ZLSAT2Oa=Oa6Oa4Oa<Oa5TLMIT2Oa>6RLMJNY<Oa>RLMJNY=Oa=VLN,T1Oa@NY<TFTLMIT0OaAOa@VLN,T1OaBNY=TFTLMIT0OaCOaBV"
"LPAOKOaDOaAOaCVLN<T0OaEOaD,VLN<T0OaFOaD+VLN,T1OaGNY<THTLMIT0OaHOaGVLN,T1OaINY=THTLMIT0OaJOaIVLP+T0OaKOaHOaJVLP+T0Ob+"
"OaKOaEVLN;T2Ob,OaFOb+RLMJ;Ob,TLMIT0Ob-7VLP+T0Ob.Ob-UARLMJ7Ob.PLSEOb/PLSDOb/ZLSAT0Ob0TFOa3Ob1Ob2TLSBOb3Ob2,PLSEOb4PLS"
"DOb4VLQ;T6Ob5Ob0Q,TLSFOb5Ob6Ob3PLSDOb6RLSCOb7+TLSFQ+Ob8Ob9PLSDOb8VLN,X>Ob:<Ob0RLMJOb:X=TLQ3T6Ob;X-RLSCOb<+TLSFOb;Ob="
"Ob<PLSDOb=TLMIT0Ob>5VLP/T0Ob@Ob0PBVLP+T0ObAOb>Ob@VLQ;T6ObBObAX+PLSEOb<PLSDOb<ZLSAT6ObCX-Ob8ObBOb=RLSCObD+TLSFObCObEO"
"bDPLSDObERLSCObF+TLSFP8ObGObHPLSDObGTLMIT0ObI5RLSCObJ+TLSFWKObKOc+PLSDObKPLSEObJPLSDOc+VLP/T0Oc,Ob0PBPLSEObJPLSDObJZ"
"LSAT0Oc-TFObKOc,Oc+VLP+T0Oc.ObIOc-VLP4T0Oc/Oc.PDVLP/T0Oc0Oc/U-PLSEObFPLSDObHRLMJNY>Ob0VLMET0Oc1MJNY>PLSEObFPLSDObFZL"
"SAT0Oc2Oc0ObJOc1ObHVLQ;T6Oc3Oc2VEPLSEObDPLSDObDZLSAT6Oc4ObCOb<Oc3ObFRLSCOc5+TLSFOc4Oc6Oc5PLSDOc6TLMIT2Oc7;TLOHX@Oc8O"
"c7VLN,V:Oc9:Ob0TLMIT0Oc:Oc9XLN,XAOc;Oc8U@Oc:XLMITKOc<Oc;-;RLMJOb:Oc<PLSEOc5PLSDOc5PLSEOb7PLSDOb9TLQ3T6Oc=X-RLSCOc>+T"
"LSFOc=Oc@Oc>PLSDOc@TLMIT0OcA5VLP/T0OcBOb0PBVLP+T0OcCOcAOcBVLQ;T6OcDOcCX+PLSEOc>PLSDOc>ZLSAT6OcEX-Ob9OcDOc@RLSCOcF+TL"
"SFOcEOcGOcFPLSDOcGPLSEOcHPLSDOcHZLSAT0OcITFOcGOcJOcKTLSBOd+OcK,PLSEOd,PLSDOd,VLQ;T6Od-OcIU-TLSFOd-Od.Od+PLSDOd.RLSCO"
"d/+TLSFP8Od0Od1PLSDOd0TLMIT0Od25RLSCOd3+TLSFWKOd4Od5PLSDOd4PLSEOd3PLSDOd5VLP/T0Od6Ob0PBPLSEOd3PLSDOd3ZLSAT0Od7TFOd4O"
"d6Od5VLP+T0Od8Od2Od7VLP4T0Od9Od8PDVLP/T0Od:Od9U-VLP+T0Od;Od:OcIPLSEOd/PLSDOd1RLMJNY:Ob0VLMET0Od<MJNY:PLSEOd/PLSDOd/Z"
"LSAT0Od=Od;Od3Od<Od1TLMIT0Od>5RLSCOd@+TLSFWKOdAOdBPLSDOdAPLSEOd@PLSDOdBVLP/T0OdCOb0PBPLSEOd@PLSDOd@ZLSAT0OdDTFOdAOdC"
"OdBVLP+T0OdEOd>OdDVLP4T0OdFOdEPDVLP/T0OdGOdFU-RLSCOdH+TLSFP8OdIOdJPLSDOdIPLSEOdHPLSDOdJVLP+T0OdKOdGOcITLMIT0Oe+9ZLL7"
"T0Oe,,M1OdKOe+VLP-T0Oe-Oe,OdGPLSEOdHPLSDOdHZLSAT0Oe.OcIOdIOe-OdJVLN,T1Oe/NY;OcIRLMJOe/TFVLQ;T6Oe0Od=VERLSCOe1+TLSFOe"
"0Oe2Oe1PLSDOe2TLMIT2Oe3;TLOHX7Oe4Oe3VLN,V:Oe5:Ob0TLMIT0Oe6Oe5VLP+T0Oe7Oe6Oe.XLN,X9Oe8Oe4U@Oe7XLMIX8Oe9Oe8--TLO<T0Oe:"
"Oe9RLMJOe/Oe:PLSEOe1PLSDOe1PLSEOcKPLSDOcKVLP+T0OcJOcIUAPLSEOcHPLSDOd+VLN,T1Oe;NY;U@TLMIT0Oe<Oe;VLN,T1Oe=NY;UATLMIT0O",
"e>Oe=VLR/T0Oe@Oe>X:VLR0T0OeAOe<Oe@VLN,T1OeBNY;UBTLMIT0OeCOeBVLN,T1OeDNY;UCTLMIT0OeEOeDVLR/T0OeFOeEX:VLR0T0OeGOeCOeFV"
"LN,T1OeHNY;UDTLMIT0OeIOeHVLN,T1OeJNY;UETLMIT0OeKOeJVLR/T0Of+OeKX:VLR0T0Of,OeIOf+VLN,T1Of-NY;UITLMIT0Of.Of-VLN,T1Of/N"
"Y;UJTLMIT0Of0Of/VLR/T0Of1Of0X:VLR0T0Of2Of.Of1ZLN;TKOf3OeAOeGOf,Of2VLN,X>Of4<Ob0RLMJOf4Of3PLSEOcFPLSDOcFPLSEOb7PLSDOb"
"7PLSEOb2PLSDOb2VLP+T0Ob1Ob0UAPLSEOb/PLSDOb3TLMIT0Of5>TLMIT0Of6@VLPCOKOf7Of5Of6VLN<T0Of8Of7+VLN<T0Of9Of7,RLSCOf:+TLSF"
"N]:Of;Of<PLSDOf;VLN;T2Of=Of8Of9PLSEOf:PLSDOf<VLR/T0Of>Of8N]9VLR/T0Of@Of9N]9VLP-T0OfAV+N]9VLR-T0OfBOf8OfAVLR0T0OfCOf@"
"OfBVLN;T2OfDOf>OfCPLSEOf:PLSDOf:ZLSAT2OfEOf=Of;OfDOf<TLMIT2OfF=RLMJNY7OfFRLMJNY8OfEVLN,T1OfGNY7TFTLMIT0OfHOfGVLN,T1O"
"fINY8TFTLMIT0OfJOfIVLPAOKOfKOfHOfJVLN<T0Og+OfK,VLN<T0Og,OfK+VLN,T1Og-NY7THTLMIT0Og.Og-VLN,T1Og/NY8THTLMIT0Og0Og/VLP+"
"T0Og1Og.Og0VLP+T0Og2Og1Og+VLN;T2Og3Og,Og2RLMJCOg3TLMIT0Og4>VLP+T0Og5Og4UARLMJ>Og5PLSEOg6PLSDOg6ZLSAT0Og7TFOf:Og8Og9T"
"LSBOg:Og9,PLSEOg;PLSDOg;VLQ;T6Og<Og7Q1TLSFOg<Og=Og:PLSDOg=RLSCOg>+TLSFQ+Og@OgAPLSDOg@VLN,X>OgBDOg7RLMJOgBX=TLQ3T6OgC"
"XGRLSCOgD+TLSFOgCOgEOgDPLSDOgETLMIT0OgF5VLP/T0OgGOg7PBVLP+T0OgHOgFOgGVLQ;T6OgIOgHXEPLSEOgDPLSDOgDZLSAT6OgJXGOg@OgIOg"
"ERLSCOgK+TLSFOgJOh+OgKPLSDOh+RLSCOh,+TLSFP<Oh-Oh.PLSDOh-TLMIT0Oh/5RLSCOh0+TLSFXDOh1Oh2PLSDOh1PLSEOh0PLSDOh2VLP/T0Oh3"
"Og7PBPLSEOh0PLSDOh0ZLSAT0Oh4TFOh1Oh3Oh2VLP+T0Oh5Oh/Oh4VLP4T0Oh6Oh5PGVLP/T0Oh7Oh6U-PLSEOh,PLSDOh.RLMJNY9Og7VLMET0Oh8N"
"+NY9PLSEOh,PLSDOh,ZLSAT0Oh9Oh7Oh0Oh8Oh.VLQ;T6Oh:Oh9VEPLSEOgKPLSDOgKZLSAT6Oh;OgJOgDOh:Oh,RLSCOh<+TLSFOh;Oh=Oh<PLSDOh="
"TLMIT2Oh>CTLOHX@Oh@Oh>VLN,V:OhABOg7TLMIT0OhBOhAXLN,XAOhCOh@U@OhBXLMITKOhDOhC-;RLMJOgBOhDPLSEOh<PLSDOh<PLSEOg>PLSDOgA"
"TLQ3T6OhEXGRLSCOhF+TLSFOhEOhGOhFPLSDOhGTLMIT0OhH5VLP/T0OhIOg7PBVLP+T0OhJOhHOhIVLQ;T6OhKOhJXEPLSEOhFPLSDOhFZLSAT6Oi+X"
"GOgAOhKOhGRLSCOi,+TLSFOi+Oi-Oi,PLSDOi-PLSEOi.PLSDOi.ZLSAT0Oi/TFOi-Oi0Oi1TLSBOi2Oi1,PLSEOi3PLSDOi3VLQ;T6Oi4Oi/U-TLSFO"
"i4Oi5Oi2PLSDOi5RLSCOi6+TLSFP<Oi7Oi8PLSDOi7TLMIT0Oi95RLSCOi:+TLSFXDOi;Oi<PLSDOi;PLSEOi:PLSDOi<VLP/T0Oi=Og7PBPLSEOi:PL"
"SDOi:ZLSAT0Oi>TFOi;Oi=Oi<VLP+T0Oi@Oi9Oi>VLP4T0OiAOi@PGVLP/T0OiBOiAU-VLP+T0OiCOiBOi/PLSEOi6PLSDOi8RLMJNY5Og7VLMET0OiD"
"N+NY5PLSEOi6PLSDOi6ZLSAT0OiEOiCOi:OiDOi8TLMIT0OiF5RLSCOiG+TLSFXDOiHOiIPLSDOiHPLSEOiGPLSDOiIVLP/T0OiJOg7PBPLSEOiGPLSD"
"OiGZLSAT0OiKTFOiHOiJOiIVLP+T0Oj+OiFOiKVLP4T0Oj,Oj+PGVLP/T0Oj-Oj,U-RLSCOj.+TLSFP<Oj/Oj0PLSDOj/PLSEOj.PLSDOj0VLP+T0Oj1"
"Oj-Oi/TLMIT0Oj2AZLL7T0Oj3,M1Oj1Oj2VLP-T0Oj4Oj3Oj-PLSEOj.PLSDOj.ZLSAT0Oj5Oi/Oj/Oj4Oj0VLN,T1Oj6NY6Oi/RLMJOj6TFVLQ;T6Oj"
"7OiEVERLSCOj8+TLSFOj7Oj9Oj8PLSDOj9TLMIT2Oj:CTLOHX7Oj;Oj:VLN,V:Oj<BOg7TLMIT0Oj=Oj<VLP+T0Oj>Oj=Oj5XLN,X9Oj@Oj;U@Oj>XLM"
"IX8OjAOj@--TLO<T0OjBOjARLMJOj6OjBPLSEOj8PLSDOj8PLSEOi1PLSDOi1VLP+T0Oi0Oi/UAPLSEOi.PLSDOi2VLN,T1OjCNY6U@TLMIT0OjDOjCV"
"LN,T1OjENY6UATLMIT0OjFOjEVLR/T0OjGOjFX:VLR0T0OjHOjDOjGVLN,T1OjINY6UBTLMIT0OjJOjIVLN,T1OjKNY6UCTLMIT0Ok+OjKVLR/T0Ok,O"
"k+X:VLR0T0Ok-OjJOk,VLN,T1Ok.NY6UDTLMIT0Ok/Ok.VLN,T1Ok0NY6UETLMIT0Ok1Ok0VLR/T0Ok2Ok1X:VLR0T0Ok3Ok/Ok2VLN,T1Ok4NY6UITL"
"MIT0Ok5Ok4VLN,T1Ok6NY6UJTLMIT0Ok7Ok6VLR/T0Ok8Ok7X:VLR0T0Ok9Ok5Ok8ZLN;TKOk:OjHOk-Ok3Ok9VLN,X>Ok;DOg7RLMJOk;Ok:PLSEOi,"
"PLSDOi,PLSEOg>PLSDOg>PLSEOg9PLSDOg9VLP+T0Og8Og7UAPLSEOg6PLSDOg:PLSEOk<PLSDOk<ZLSAT0Ok=THOg:Ok>Ok@TLSBOkAOk@,PLSEOkBP"
"LSDOkBVLQ;T6OkCOk=P7TLSFOkCOkDOkAPLSDOkDPLSEOkEPLSDOkEZLSAT0OkFTFOkDOkGOkHTLSBOkIOkH,PLSEOkJPLSDOkJVLQ;T6OkKOkFP6TLS"
"FOkKOl+OkIPLSDOl+VLP4T0Ol,Y:T<XLN,W9Ol-3Ol,OkFTLMITGOl.Ol-XLN,W=Ol/4Ol,Ok=TLMITIOl0Ol/XLN,VDOl11OkFOk=TLMIV@Ol2Ol1XP"
"W6V@Ol3Ol.Ol0Ol2RLMJOl1Ol3PLSEOkHPLSDOkHVLP+T0OkGOkFUAPLSEOkEPLSDOkIPLSEOk@PLSDOk@VLP+T0Ok>Ok=UAPLSEOk<PLSDOkAPLSEOl"
"4PLSDOl4ZLSAT0Ol5THOkAOl6Ol7TLSBOl8Ol7,PLSEOl9PLSDOl9VLQ;T6Ol:Ol5PATLSFOl:Ol;Ol8PLSDOl;PLSEOl<PLSDOl<ZLSAT0Ol=TFOl;O"
"l>Ol@TLSBOlAOl@,PLSEOlBPLSDOlBVLQ;T6OlCOl=P6TLSFOlCOlDOlAPLSDOlDVLP4T0OlEOl5T<VLP/T0OlFOl5MHTLMIT0OlG0VLP4T0OlHOlGT<"
"VLP/T0OlIOlHV=VLP1T0OlJOlIMGVLP+T0OlKOlJOl=VLP/T0PL+OlKP9RLSCPL,+TLSFP8PL-PL.PLSDPL-VLP1T0PL/OlFU-PLSEPL,PLSDPL.VLP/"
"T0PL0OlFP:PLSEPL,PLSDPL,ZLSAT0PL1PL/PL-PL0PL.VLP+T0PL2PL+PL1VLN,W.PL32PL2]PW4TGPL4PL3P;P:M;T<XLN,W9PL53OlEOl=RLMJPL5",
"PL4PLSEOl@PLSDOl@VLP+T0Ol>Ol=UAPLSEOl<PLSDOlAPLSEPL6PLSDPL6ZLSAT0PL7TFOlAPL8PL9TLSBPL:PL9,PLSEPL;PLSDPL;VLQ;T6PL<PL7"
"P7TLSFPL<PL=PL:PLSDPL=VLP4T0PL>Ol5T<VLP/T0PL@Ol5MHTLMIT0PLA0VLP1T0PLBPLAT<VLP/T0PLCPLBV>VLP1T0PLDPLCMIVLP+T0PLEPLDPL"
"7VLP/T0PLFPLEP=RLSCPLG+TLSFP<PLHPLIPLSDPLHVLP1T0PLJPL@U-PLSEPLGPLSDPLIVLP/T0PLKPL@P>PLSEPLGPLSDPLGZLSAT0PM+PLJPLHPLK"
"PLIVLP+T0PM,PLFPM+VLP+T0PM-W4PM,VLN,W.PM.2PM-]PW4TIPM/PM.P@P>M;T<XLN,W=PM04PL>PL7RLMJPM0PM/PLSEPL9PLSDPL9VLP+T0PL8PL"
"7UAPLSEPL6PLSDPL:VLP-T0PM1Ol5THPLSEPM2PLSDPM2ZLSAT0PM3TFPL:PM4PM5TLSBPM6PM5,PLSEPM7PLSDPM7VLQ;T6PM8PM3P7TLSFPM8PM9PM"
"6PLSDPM9PLSEPM:PLSDPM:ZLSAT0PM;TFPM9PM<PM=TLSBPM>PM=,PLSEPM@PLSDPM@VLQ;T6PMAPM;P6TLSFPMAPMBPM>PLSDPMBVLP4T0PMCPM1T<X"
"LN,W9PMD3PMCPM;TLMITGPMEPMDXLN,W=PMF4PMCPM3TLMITIPMGPMFXLN,VDPMH1PM;PM3TLMIV@PMIPMHXPW6V@PMJPMEPMGPMIRLMJPMHPMJPLSEP"
"M=PLSDPM=VLP+T0PM<PM;UAPLSEPM:PLSDPM>PLSEPM5PLSDPM5VLP+T0PM4PM3UAPLSEPM2PLSDPM6PLSEOl7PLSDOl7VLP+T0Ol6Ol5UAPLSEOl4PL"
"SDOl8TLS+T<T<Y8PLSEPMKPLSDPMKZLSAT0PN+TFOl8PN,PN-TLSBPN.PN-,PLSEPN/PLSDPN/VLQ;T6PN0PN+Q,TLSFPN0PN1PN.PLSDPN1TLQ3T6PN"
"2X-RLSCPN3+TLSFPN2PN4PN3PLSDPN4TLMIT0PN55VLP/T0PN6PN+PBVLP+T0PN7PN5PN6VLQ;T6PN8PN7X+PLSEPN3PLSDPN3ZLSAT6PN9X-PN1PN8P"
"N4RLSCPN:+TLSFPN9PN;PN:PLSDPN;RLMJNY3PN+VLMET0PN<N-NY3TLMIT0PN=5RLSCPN>+TLSFWKPN@PNAPLSDPN@PLSEPN>PLSDPNAVLP/T0PNBPN"
"+PBPLSEPN>PLSDPN>ZLSAT0PNCTFPN@PNBPNAVLP+T0PNDPN=PNCVLP4T0PNEPNDPDVLP/T0PNFPNEU-VLP1T0PNGPNFU-VLP+T0PNHPN<PNGVLN,X>P"
"NI<PN+TLMITKPNJPNIVLN,W.PNK2PNHVLMJPNKPNJM3T<PLSEPN:PLSDPN:PLSEPN-PLSDPN-VLP+T0PN,PN+UAPLSEPMKPLSDPN.PLSEPO+PLSDPO+Z"
"LSAT0PO,TFPN.PO-PO.TLSBPO/PO.,PLSEPO0PLSDPO0VLQ;T6PO1PO,Q1TLSFPO1PO2PO/PLSDPO2TLQ3T6PO3XGRLSCPO4+TLSFPO3PO5PO4PLSDPO"
"5TLMIT0PO65VLP/T0PO7PO,PBVLP+T0PO8PO6PO7VLQ;T6PO9PO8XEPLSEPO4PLSDPO4ZLSAT6PO:XGPO2PO9PO5RLSCPO;+TLSFPO:PO<PO;PLSDPO<"
"RLMJNY4PO,VLMET0PO=N/NY4VLP+T0PO>W4PO=TLMIT0PO@5RLSCPOA+TLSFXDPOBPOCPLSDPOBPLSEPOAPLSDPOCVLP/T0PODPO,PBPLSEPOAPLSDPO"
"AZLSAT0POETFPOBPODPOCVLP+T0POFPO@POEVLP4T0POGPOFPGVLP/T0POHPOGU-VLP1T0POIPOHU-VLP+T0POJPO>POIVLN,X>POKDPO,TLMITKPP+P"
"OKVLN,W.PP,2POJVLMJPP,PP+M3T<PLSEPO;PLSDPO;PLSEPO.PLSDPO.VLP+T0PO-PO,UAPLSEPO+PLSDPO/PLSEPP-PLSDPP-ZLSAT0PP.TFPO/PP/"
"PP0TLSBPP1PP0,PLSEPP2PLSDPP2VLQ;T6PP3PP.THTLSFPP3PP4PP1PLSDPP4PLSEPP5PLSDPP5ZLSAT0PP6TFPP4PP7PP8TLSBPP9PP8,PLSEPP:PL"
"SDPP:VLQ;T6PP;PP6P6TLSFPP;PP<PP9PLSDPP<VLP4T0PP=Y;T<XLN,W9PP>3PP=PP6TLMITGPP@PP>XLN,W=PPA4PP=PP.TLMITIPPBPPAXLN,VDPP"
"C1PP6PP.TLMIV@PPDPPCXPW6V@PPEPP@PPBPPDRLMJPPCPPEPLSEPP8PLSDPP8VLP+T0PP7PP6UAPLSEPP5PLSDPP9PLSEPP0PLSDPP0VLP+T0PP/PP."
"UAPLSEPP-PLSDPP1TLS+T<T<Y8PLSEO_CPLSDO_CVLP+T0O_BO_AUAPLSEO_@PLSDO_DPLSEPPFPLSDPPFZLSAT0PPGTHO_DPPHPPITLSBPPJPPI,PLS"
"EPPKPLSDPPKVLQ;T6PQ+PPGP7TLSFPQ+PQ,PPJPLSDPQ,PLSEPQ-PLSDPQ-ZLSAT0PQ.TFPQ,PQ/PQ0TLSBPQ1PQ0,PLSEPQ2PLSDPQ2VLQ;T6PQ3PQ."
"P6TLSFPQ3PQ4PQ1PLSDPQ4VLP4T0PQ5Y=T<XLN,W9PQ63PQ5PQ.TLMITGPQ7PQ6XLN,W=PQ84PQ5PPGTLMITIPQ9PQ8XLN,VDPQ:1PQ.PPGTLMIV@PQ;"
"PQ:XPW6V@PQ<PQ7PQ9PQ;RLMJPQ:PQ<PLSEPQ0PLSDPQ0VLP+T0PQ/PQ.UAPLSEPQ-PLSDPQ1PLSEPPIPLSDPPIVLP+T0PPHPPGUAPLSEPPFPLSDPPJP"
"LSEPQ=PLSDPQ=ZLSAT0PQ>TFPPJPQ@PQATLSBPQBPQA,PLSEPQCPLSDPQCVLQ;T6PQDPQ>PATLSFPQDPQEPQBPLSDPQEPLSEPQFPLSDPQFZLSAT0PQGT"
"FPQEPQHPQITLSBPQJPQI,PLSEPQKPLSDPQKVLQ;T6PR+PQGP6TLSFPR+PR,PQJPLSDPR,VLP/T0PR-PQ>MHTLMIT0PR.0VLP4T0PR/PR.T<VLP/T0PR0"
"PR/V=VLP1T0PR1PR0MGVLP+T0PR2PR1PQGVLP/T0PR3PR2P9RLSCPR4+TLSFP8PR5PR6PLSDPR5VLP1T0PR7PR-U-PLSEPR4PLSDPR6VLP/T0PR8PR-P"
":PLSEPR4PLSDPR4ZLSAT0PR9PR7PR5PR8PR6VLP+T0PR:PR3PR9VLN,W.PR;2PR:]PW4TGPR<PR;P;P:M;T<VLN,VKPR=NY2PQGRLMJPR=PR<PLSEPQI"
"PLSDPQIVLP+T0PQHPQGUAPLSEPQFPLSDPQJPLSEPR>PLSDPR>ZLSAT0PR@TFPQJPRAPRBTLSBPRCPRB,PLSEPRDPLSDPRDVLQ;T6PREPR@P7TLSFPREP"
"RFPRCPLSDPRFVLP/T0PRGPQ>MHTLMIT0PRH0VLP1T0PRIPRHT<VLP/T0PRJPRIV>VLP1T0PRKPRJMIVLP+T0PS+PRKPR@VLP/T0PS,PS+P=RLSCPS-+T"
"LSFP<PS.PS/PLSDPS.VLP1T0PS0PRGU-PLSEPS-PLSDPS/VLP/T0PS1PRGP>PLSEPS-PLSDPS-ZLSAT0PS2PS0PS.PS1PS/VLP+T0PS3PS,PS2VLP+T0"
"PS4W4PS3VLN,W.PS52PS4]PW4TIPS6PS5P@P>M;T<PLSEPS7PLSDPS7ZLSAT0PS8TFPS-PS9PS:TLSBPS;PS:,PLSEPS<PLSDPS<VLQ;T6PS=PS8P6TL"
"SFPS=PS>PS;PLSDPS>VLN,VKPS@NY2PS8TLMITGPSAPS@XLN,VDPSB1PS8PR@TLMIV@PSCPSBXPW6V@PSDPSAPS6PSCRLMJPSBPSDPLSEPS:PLSDPS:V",
"LP+T0PS9PS8UAPLSEPS7PLSDPS;PLSEPRBPLSDPRBVLP+T0PRAPR@UAPLSEPR>PLSDPRCPLSEPQAPLSDPQAVLP+T0PQ@PQ>UAPLSEPQ=PLSDPQBPLSEO"
"[EPLSDO[EPLSEOL:PLSDOL:TLMIT0PSEN[:VLQ;T6PSFN[DPSERLSCPSG+TLSFPSFPSHPSGPLSDPSHTLMIT0PSIN[AVLP/T0PSJN[DVEVLP-T0PSKPSI"
"PSJTLMIT0PT+7TLMIT0PT,8VLPCOKPT-PT+PT,VLN<T0PT.PT-+VLN<T0PT/PT-,RLSCPT0+TLSFN]:PT1PT2PLSDPT1VLN;T2PT3PT.PT/PLSEPT0PL"
"SDPT2VLR/T0PT4PT.N]9VLR/T0PT5PT/N]9VLP-T0PT6V+N]9VLR-T0PT7PT.PT6VLR0T0PT8PT5PT7VLN;T2PT9PT4PT8PLSEPT0PLSDPT0ZLSAT2PT"
":PT3PT1PT9PT2TLMIT2PT;6RLMJNY/PT;RLMJNY0PT:VLN,T1PT<NY/TFTLMIT0PT=PT<VLN,T1PT>NY0TFTLMIT0PT@PT>VLPAOKPTAPT=PT@VLN<T0"
"PTBPTA,VLN<T0PTCPTA+VLN,T1PTDNY/THTLMIT0PTEPTDVLN,T1PTFNY0THTLMIT0PTGPTFVLP+T0PTHPTEPTGVLP+T0PTIPTHPTBVLN;T2PTJPTCPT"
"IRLMJ;PTJTLMIT0PTK7VLP+T0PU+PTKUARLMJ7PU+PLSEPU,PLSDPU,ZLSAT0PU-TFPT0PU.PU/TLSBPU0PU/,PLSEPU1PLSDPU1VLQ;T6PU2PU-Q,TL"
"SFPU2PU3PU0PLSDPU3RLSCPU4+TLSFQ+PU5PU6PLSDPU5VLN,X>PU7<PU-RLMJPU7X=TLQ3T6PU8X-RLSCPU9+TLSFPU8PU:PU9PLSDPU:TLMIT0PU;5"
"VLP/T0PU<PU-PBVLP+T0PU=PU;PU<VLQ;T6PU>PU=X+PLSEPU9PLSDPU9ZLSAT6PU@X-PU5PU>PU:RLSCPUA+TLSFPU@PUBPUAPLSDPUBRLSCPUC+TLS"
"FP8PUDPUEPLSDPUDTLMIT0PUF5RLSCPUG+TLSFWKPUHPUIPLSDPUHPLSEPUGPLSDPUIVLP/T0PUJPU-PBPLSEPUGPLSDPUGZLSAT0PUKTFPUHPUJPUIV"
"LP+T0PV+PUFPUKVLP4T0PV,PV+PDVLP/T0PV-PV,U-PLSEPUCPLSDPUERLMJNY1PU-VLMET0PV.MJNY1PLSEPUCPLSDPUCZLSAT0PV/PV-PUGPV.PUEV"
"LQ;T6PV0PV/PSKPLSEPUAPLSDPUAZLSAT6PV1PU@PU9PV0PUCRLSCPV2+TLSFPV1PV3PV2PLSDPV3TLMIT2PV4;TLOHX@PV5PV4VLN,V:PV6:PU-TLMI"
"T0PV7PV6XLN,XAPV8PV5U@PV7XLMITKPV9PV8-;RLMJPU7PV9PLSEPV2PLSDPV2PLSEPU4PLSDPU6TLQ3T6PV:X-RLSCPV;+TLSFPV:PV<PV;PLSDPV<"
"TLMIT0PV=5VLP/T0PV>PU-PBVLP+T0PV@PV=PV>VLQ;T6PVAPV@X+PLSEPV;PLSDPV;ZLSAT6PVBX-PU6PVAPV<RLSCPVC+TLSFPVBPVDPVCPLSDPVDP"
"LSEPVEPLSDPVEZLSAT0PVFTFPVDPVGPVHTLSBPVIPVH,PLSEPVJPLSDPVJVLQ;T6PVKPVFU-TLSFPVKPW+PVIPLSDPW+RLSCPW,+TLSFP8PW-PW.PLSD"
"PW-TLMIT0PW/5RLSCPW0+TLSFWKPW1PW2PLSDPW1PLSEPW0PLSDPW2VLP/T0PW3PU-PBPLSEPW0PLSDPW0ZLSAT0PW4TFPW1PW3PW2VLP+T0PW5PW/PW"
"4VLP4T0PW6PW5PDVLP/T0PW7PW6U-VLP+T0PW8PW7PVFPLSEPW,PLSDPW.RLMJNY-PU-VLMET0PW9MJNY-PLSEPW,PLSDPW,ZLSAT0PW:PW8PW0PW9PW"
".TLMIT0PW;5RLSCPW<+TLSFWKPW=PW>PLSDPW=PLSEPW<PLSDPW>VLP/T0PW@PU-PBPLSEPW<PLSDPW<ZLSAT0PWATFPW=PW@PW>VLP+T0PWBPW;PWAV"
"LP4T0PWCPWBPDVLP/T0PWDPWCU-RLSCPWE+TLSFP8PWFPWGPLSDPWFPLSEPWEPLSDPWGVLP+T0PWHPWDPVFTLMIT0PWI9ZLL7T0PWJ,M1PWHPWIVLP-T"
"0PWKPWJPWDPLSEPWEPLSDPWEZLSAT0PX+PVFPWFPWKPWGVLN,T1PX,NY.PVFRLMJPX,TFVLQ;T6PX-PW:PSKRLSCPX.+TLSFPX-PX/PX.PLSDPX/TLMI"
"T2PX0;TLOHX7PX1PX0VLN,V:PX2:PU-TLMIT0PX3PX2VLP+T0PX4PX3PX+XLN,X9PX5PX1U@PX4XLMIX8PX6PX5--TLO<T0PX7PX6RLMJPX,PX7PLSEP"
"X.PLSDPX.PLSEPVHPLSDPVHVLP+T0PVGPVFUAPLSEPVEPLSDPVIVLN,T1PX8NY.U@TLMIT0PX9PX8VLN,T1PX:NY.UATLMIT0PX;PX:VLR/T0PX<PX;X"
":VLR0T0PX=PX9PX<VLN,T1PX>NY.UBTLMIT0PX@PX>VLN,T1PXANY.UCTLMIT0PXBPXAVLR/T0PXCPXBX:VLR0T0PXDPX@PXCVLN,T1PXENY.UDTLMIT"
"0PXFPXEVLN,T1PXGNY.UETLMIT0PXHPXGVLR/T0PXIPXHX:VLR0T0PXJPXFPXIVLN,T1PXKNY.UITLMIT0PY+PXKVLN,T1PY,NY.UJTLMIT0PY-PY,VL"
"R/T0PY.PY-X:VLR0T0PY/PY+PY.ZLN;TKPY0PX=PXDPXJPY/VLN,X>PY1<PU-RLMJPY1PY0PLSEPVCPLSDPVCPLSEPU4PLSDPU4PLSEPU/PLSDPU/VLP"
"+T0PU.PU-UAPLSEPU,PLSDPU0TLMIT0PY2>TLMIT0PY3@VLPCOKPY4PY2PY3VLN<T0PY5PY4+VLN<T0PY6PY4,RLSCPY7+TLSFN]:PY8PY9PLSDPY8VL"
"N;T2PY:PY5PY6PLSEPY7PLSDPY9VLR/T0PY;PY5N]9VLR/T0PY<PY6N]9VLP-T0PY=V+N]9VLR-T0PY>PY5PY=VLR0T0PY@PY<PY>VLN;T2PYAPY;PY@"
"PLSEPY7PLSDPY7ZLSAT2PYBPY:PY8PYAPY9TLMIT2PYC=RLMJNXKPYCRLMJNY+PYBVLN,T1PYDNXKTFTLMIT0PYEPYDVLN,T1PYFNY+TFTLMIT0PYGPY"
"FVLPAOKPYHPYEPYGVLN<T0PYIPYH,VLN<T0PYJPYH+VLN,T1PYKNXKTHTLMIT0PZ+PYKVLN,T1PZ,NY+THTLMIT0PZ-PZ,VLP+T0PZ.PZ+PZ-VLP+T0P"
"Z/PZ.PYIVLN;T2PZ0PYJPZ/RLMJCPZ0TLMIT0PZ1>VLP+T0PZ2PZ1UARLMJ>PZ2PLSEPZ3PLSDPZ3ZLSAT0PZ4TFPY7PZ5PZ6TLSBPZ7PZ6,PLSEPZ8P"
"LSDPZ8VLQ;T6PZ9PZ4Q1TLSFPZ9PZ:PZ7PLSDPZ:RLSCPZ;+TLSFQ+PZ<PZ=PLSDPZ<VLN,X>PZ>DPZ4RLMJPZ>X=TLQ3T6PZ@XGRLSCPZA+TLSFPZ@P"
"ZBPZAPLSDPZBTLMIT0PZC5VLP/T0PZDPZ4PBVLP+T0PZEPZCPZDVLQ;T6PZFPZEXEPLSEPZAPLSDPZAZLSAT6PZGXGPZ<PZFPZBRLSCPZH+TLSFPZGPZ"
"IPZHPLSDPZIRLSCPZJ+TLSFP<PZKP[+PLSDPZKTLMIT0P[,5RLSCP[-+TLSFXDP[.P[/PLSDP[.PLSEP[-PLSDP[/VLP/T0P[0PZ4PBPLSEP[-PLSDP["
"-ZLSAT0P[1TFP[.P[0P[/VLP+T0P[2P[,P[1VLP4T0P[3P[2PGVLP/T0P[4P[3U-PLSEPZJPLSDP[+RLMJNY,PZ4VLMET0P[5N+NY,PLSEPZJPLSDPZJ",
"ZLSAT0P[6P[4P[-P[5P[+VLQ;T6P[7P[6PSKPLSEPZHPLSDPZHZLSAT6P[8PZGPZAP[7PZJRLSCP[9+TLSFP[8P[:P[9PLSDP[:TLMIT2P[;CTLOHX@P"
"[<P[;VLN,V:P[=BPZ4TLMIT0P[>P[=XLN,XAP[@P[<U@P[>XLMITKP[AP[@-;RLMJPZ>P[APLSEP[9PLSDP[9PLSEPZ;PLSDPZ=TLQ3T6P[BXGRLSCP["
"C+TLSFP[BP[DP[CPLSDP[DTLMIT0P[E5VLP/T0P[FPZ4PBVLP+T0P[GP[EP[FVLQ;T6P[HP[GXEPLSEP[CPLSDP[CZLSAT6P[IXGPZ=P[HP[DRLSCP[J"
"+TLSFP[IP[KP[JPLSDP[KPLSEP]+PLSDP]+ZLSAT0P],TFP[KP]-P].TLSBP]/P].,PLSEP]0PLSDP]0VLQ;T6P]1P],U-TLSFP]1P]2P]/PLSDP]2RL"
"SCP]3+TLSFP<P]4P]5PLSDP]4TLMIT0P]65RLSCP]7+TLSFXDP]8P]9PLSDP]8PLSEP]7PLSDP]9VLP/T0P]:PZ4PBPLSEP]7PLSDP]7ZLSAT0P];TFP"
"]8P]:P]9VLP+T0P]<P]6P];VLP4T0P]=P]<PGVLP/T0P]>P]=U-VLP+T0P]@P]>P],PLSEP]3PLSDP]5RLMJNXIPZ4VLMET0P]AN+NXIPLSEP]3PLSDP"
"]3ZLSAT0P]BP]@P]7P]AP]5TLMIT0P]C5RLSCP]D+TLSFXDP]EP]FPLSDP]EPLSEP]DPLSDP]FVLP/T0P]GPZ4PBPLSEP]DPLSDP]DZLSAT0P]HTFP]E"
"P]GP]FVLP+T0P]IP]CP]HVLP4T0P]JP]IPGVLP/T0P]KP]JU-RLSCP^++TLSFP<P^,P^-PLSDP^,PLSEP^+PLSDP^-VLP+T0P^.P]KP],TLMIT0P^/AZ"
"LL7T0P^0,M1P^.P^/VLP-T0P^1P^0P]KPLSEP^+PLSDP^+ZLSAT0P^2P],P^,P^1P^-VLN,T1P^3NXJP],RLMJP^3TFVLQ;T6P^4P]BPSKRLSCP^5+TL"
"SFP^4P^6P^5PLSDP^6TLMIT2P^7CTLOHX7P^8P^7VLN,V:P^9BPZ4TLMIT0P^:P^9VLP+T0P^;P^:P^2XLN,X9P^<P^8U@P^;XLMIX8P^=P^<--TLO<T"
"0P^>P^=RLMJP^3P^>PLSEP^5PLSDP^5PLSEP].PLSDP].VLP+T0P]-P],UAPLSEP]+PLSDP]/VLN,T1P^@NXJU@TLMIT0P^AP^@VLN,T1P^BNXJUATLM"
"IT0P^CP^BVLR/T0P^DP^CX:VLR0T0P^EP^AP^DVLN,T1P^FNXJUBTLMIT0P^GP^FVLN,T1P^HNXJUCTLMIT0P^IP^HVLR/T0P^JP^IX:VLR0T0P^KP^G"
"P^JVLN,T1P_+NXJUDTLMIT0P_,P_+VLN,T1P_-NXJUETLMIT0P_.P_-VLR/T0P_/P_.X:VLR0T0P_0P_,P_/VLN,T1P_1NXJUITLMIT0P_2P_1VLN,T1"
"P_3NXJUJTLMIT0P_4P_3VLR/T0P_5P_4X:VLR0T0P_6P_2P_5ZLN;TKP_7P^EP^KP_0P_6VLN,X>P_8DPZ4RLMJP_8P_7PLSEP[JPLSDP[JPLSEPZ;PL"
"SDPZ;PLSEPZ6PLSDPZ6VLP+T0PZ5PZ4UAPLSEPZ3PLSDPZ7TLS+T<T<Y8PLSEP_9PLSDP_9ZLSAT0P_:TFPZ7P_;P_<TLSBP_=P_<,PLSEP_>PLSDP_>"
"VLQ;T6P_@P_:Q,TLSFP_@P_AP_=PLSDP_ATLQ3T6P_BX-RLSCP_C+TLSFP_BP_DP_CPLSDP_DTLMIT0P_E5VLP/T0P_FP_:PBVLP+T0P_GP_EP_FVLQ;"
"T6P_HP_GX+PLSEP_CPLSDP_CZLSAT6P_IX-P_AP_HP_DRLSCP_J+TLSFP_IP_KP_JPLSDP_KRLMJNXGP_:VLMET0P`+N-NXGTLMIT0P`,5RLSCP`-+TL"
"SFWKP`.P`/PLSDP`.PLSEP`-PLSDP`/VLP/T0P`0P_:PBPLSEP`-PLSDP`-ZLSAT0P`1TFP`.P`0P`/VLP+T0P`2P`,P`1VLP4T0P`3P`2PDVLP/T0P`"
"4P`3U-VLP1T0P`5P`4U-VLP+T0P`6P`+P`5VLN,X>P`7<P_:TLMITKP`8P`7VLN,W.P`92P`6VLMJP`9P`8M3T<PLSEP_JPLSDP_JPLSEP_<PLSDP_<V"
"LP+T0P_;P_:UAPLSEP_9PLSDP_=PLSEP`:PLSDP`:ZLSAT0P`;TFP_=P`<P`=TLSBP`>P`=,PLSEP`@PLSDP`@VLQ;T6P`AP`;Q1TLSFP`AP`BP`>PLS"
"DP`BTLQ3T6P`CXGRLSCP`D+TLSFP`CP`EP`DPLSDP`ETLMIT0P`F5VLP/T0P`GP`;PBVLP+T0P`HP`FP`GVLQ;T6P`IP`HXEPLSEP`DPLSDP`DZLSAT6"
"P`JXGP`BP`IP`ERLSCP`K+TLSFP`JPa+P`KPLSDPa+RLMJNXHP`;VLMET0Pa,N/NXHVLP+T0Pa-W4Pa,TLMIT0Pa.5RLSCPa/+TLSFXDPa0Pa1PLSDPa"
"0PLSEPa/PLSDPa1VLP/T0Pa2P`;PBPLSEPa/PLSDPa/ZLSAT0Pa3TFPa0Pa2Pa1VLP+T0Pa4Pa.Pa3VLP4T0Pa5Pa4PGVLP/T0Pa6Pa5U-VLP1T0Pa7P"
"a6U-VLP+T0Pa8Pa-Pa7VLN,X>Pa9DP`;TLMITKPa:Pa9VLN,W.Pa;2Pa8VLMJPa;Pa:M3T<PLSEP`KPLSDP`KPLSEP`=PLSDP`=VLP+T0P`<P`;UAPLS"
"EP`:PLSDP`>TLS+T<T<Y8PLSEPa<PLSDPa<ZLSAT0Pa=TFP`>Pa>Pa@TLSBPaAPa@,PLSEPaBPLSDPaBVLQ;T6PaCPa=PATLSFPaCPaDPaAPLSDPaDPL"
"SEPaEPLSDPaEZLSAT0PaFTFPaDPaGPaHTLSBPaIPaH,PLSEPaJPLSDPaJVLQ;T6PaKPaFP6TLSFPaKPb+PaIPLSDPb+VLP/T0Pb,Pa=MHTLMIT0Pb-0V"
"LP4T0Pb.Pb-T<VLP/T0Pb/Pb.V=VLP1T0Pb0Pb/MGVLP+T0Pb1Pb0PaFVLP/T0Pb2Pb1P9RLSCPb3+TLSFP8Pb4Pb5PLSDPb4VLP1T0Pb6Pb,U-PLSEP"
"b3PLSDPb5VLP/T0Pb7Pb,P:PLSEPb3PLSDPb3ZLSAT0Pb8Pb6Pb4Pb7Pb5VLP+T0Pb9Pb2Pb8VLN,W.Pb:2Pb9]PW4TGPb;Pb:P;P:M;T<VLN,VKPb<N"
"XFPaFRLMJPb<Pb;PLSEPaHPLSDPaHVLP+T0PaGPaFUAPLSEPaEPLSDPaIPLSEPb=PLSDPb=ZLSAT0Pb>TFPaIPb@PbATLSBPbBPbA,PLSEPbCPLSDPbC"
"VLQ;T6PbDPb>P7TLSFPbDPbEPbBPLSDPbEVLP/T0PbFPa=MHTLMIT0PbG0VLP1T0PbHPbGT<VLP/T0PbIPbHV>VLP1T0PbJPbIMIVLP+T0PbKPbJPb>V"
"LP/T0Pc+PbKP=RLSCPc,+TLSFP<Pc-Pc.PLSDPc-VLP1T0Pc/PbFU-PLSEPc,PLSDPc.VLP/T0Pc0PbFP>PLSEPc,PLSDPc,ZLSAT0Pc1Pc/Pc-Pc0Pc"
".VLP+T0Pc2Pc+Pc1VLP+T0Pc3W4Pc2VLN,W.Pc42Pc3]PW4TIPc5Pc4P@P>M;T<PLSEPc6PLSDPc6ZLSAT0Pc7TFPc,Pc8Pc9TLSBPc:Pc9,PLSEPc;P"
"LSDPc;VLQ;T6Pc<Pc7P6TLSFPc<Pc=Pc:PLSDPc=VLN,VKPc>NXFPc7TLMITGPc@Pc>XLN,VDPcA1Pc7Pb>TLMIV@PcBPcAXPW6V@PcCPc@Pc5PcBRLM"
"JPcAPcCPLSEPc9PLSDPc9VLP+T0Pc8Pc7UAPLSEPc6PLSDPc:PLSEPbAPLSDPbAVLP+T0Pb@Pb>UAPLSEPb=PLSDPbBPLSEPa@PLSDPa@VLP+T0Pa>Pa",
"=UAPLSEPa<PLSDPaAPLSEPSGPLSDPSGNLSINLMDVLMBT.N5+U0RLMCU,N6RLMCT>N7RLMCT1N8RLMCT1N9RLMCT1N:RLMCU/N;PLSDPcDTLMGYGQ=2VL"
"N,T1PcEN6UATLMIT0PcFPcEVLN,T>PcGN6UBTLMIT6PcHPcGTLMIT0PcIN:VLQ7T6PcJPcITFVLQ2T6PcKPcHPcJRLSCPd++TLSFPcKPd,Pd+PLSDPd,"
"TLMIT0Pd-N8VLP/T0Pd.Pd-PcFTLMIT0Pd/N9VLP+T0Pd0Pd.Pd/VLP1T0Pd1Pd0U-VLN,T3Pd2N6U@TLMIT2Pd3Pd2TLOHYHPd4Pd3XLN,XAPd5Pd4U"
"@Pd1XLMITKPd6Pd5-;RLMJQ=Pd6VLN,T1Pd7Q=TFTLMIT0Pd8Pd7XLL7YIPd9,MJPd8VLN<TBPd:Pd9+TLMIT0Pd;Pd7XLL7YIPd<,MJPd;VLN<TBPd="
"Pd<,VLN,T1Pd>Q=THTLMIT0Pd@Pd>XLL7YIPdA,MJPd@VLN<TBPdBPdA+TLMIT0PdCPd>XLL7YIPdD,MJPdCVLN<TBPdEPdD,VLN,T1PdFQ=T<TLMIT0"
"PdGPdFXLL7YIPdH,MJPdGVLN<TBPdIPdH+TLMIT0PdJPdFXLL7YIPdK,MJPdJVLN<TBPe+PdK,VLN,T1Pe,Q=TETLMIT0Pe-Pe,XLL7YIPe.,MJPe-VL"
"N<TBPe/Pe.+TLMIT0Pe0Pe,XLL7YIPe1,MJPe0VLN<TBPe2Pe1,cLN;U.Pe3Pd:Pd=PdBPdEPdIPe+Pe/Pe2RLMJN;Pe3NLSIPLSDPd+PLSEPe4PLSDP"
"e4ZLSAT0Pe5TFPd+Pe6Pe7TLSBPe8Pe7,PLSEPe9PLSDPe9VLQ;T6Pe:Pe5U-TLSFPe:Pe;Pe8PLSDPe;TLMIT0Pe<N:VLQ;T6Pe=Pe5Pe<RLSCPe>+T"
"LSFPe=Pe@Pe>PLSDPe@TLMIT0PeAN8VLP/T0PeBPe5Q@VLP+T0PeCPeAPeBTLMIT0PeDN9VLP/T0PeEPe5QAVLP+T0PeFPeDPeETLMIT6PeGN7RLSCPe"
"H+TLSFPeGPeIPeJPLSDPeIVLP/T0PeKPeFPcFVLP+T0Pf+PeKPeCPLSEPeHPLSDPeJVLP/T0Pf,PeCPcFVLP+T0Pf-Pf,PeFPLSEPeHPLSDPeHZLSAT0"
"Pf.Pf+PeIPf-PeJVLN,T3Pf/N6U@TLMIT2Pf0Pf/TLOHYKPf1Pf0XLN,Z+Pf2Pf1U@Pf.XLMITDPf3Pf2--TLO>TBPf4Pf3VLN,TCPf5N;Pe5RLMJPf5"
"Pf4PLSEPe>PLSDPe>PLSEPe7PLSDPe7VLP+T0Pe6Pe5UAPLSEPe4PLSDPe8NLSINLMDVLMBT.N<+U1RLMCT3N=RLMCT1N>RLMCT1N@RLMCT1NARLMCU/"
"NBPLSDPf6TLMGZ,QC2TLMIT0Pf7N@VLQ5T6Pf8Pf7THVLQ2T6Pf9Q8Pf8RLSCPf:+TLSFPf9Pf;Pf:PLSDPf;PLSEPf<PLSDPf<ZLSAT0Pf=TFPf;Pf>"
"Pf@TLSBPfAPf@,PLSEPfBPLSDPfBVLQ;T6PfCPf=U-TLSFPfCPfDPfAPLSDPfDTLMIT2PfEN=TLOHZ-PfFPfETLMIT0PfGN>VLP+T0PfHPfGPf=VLP1T"
"0PfIPfHZ.XLN,Z/PfJPfFU@PfIXLMIU8PfKPfJ-;RLMJQCPfKPLSEPg+PLSDPg+ZLSAT0Pg,TFPfDPg-Pg.TLSBPg/Pg.,PLSEPg0PLSDPg0VLQ;T6Pg"
"1Pg,Z.TLSFPg1Pg2Pg/PLSDPg2VLP+T0Pg3Pf=Pg,VLN,TCPg4QCPg,TLMITBPg5Pg4VLN,TCPg6NBPg3RLMJPg6Pg5PLSEPg.PLSDPg.VLP+T0Pg-Pg"
",UAPLSEPg+PLSDPg/PLSEPf@PLSDPf@VLP+T0Pf>Pf=Z.PLSEPf<PLSDPfANLSIPLSDPf:PLSEPg7PLSDPg7ZLSAT0Pg8TFPf:Pg9Pg:TLSBPg;Pg:,P"
"LSEPg<PLSDPg<VLQ;T6Pg=Pg8U-TLSFPg=Pg>Pg;PLSDPg>TLMIT0Pg@NAVLQ;T6PgAPg8Pg@RLSCPgB+TLSFPgAPgCPgBPLSDPgCTLMIT0PgDN@VLQ5"
"T6PgEPgDTFVLQ7T6PgFPg8TFVLQ2T6PgGPgEPgFRLSCPgH+TLSFPgGPgIPgJPLSDPgIVLN,TCPgKNBU@TLMITBPh+PgKPLSEPgHPLSDPgJTLMIT2Ph,N"
"=TLOHZ0Ph-Ph,TLMIT0Ph.N>TLMIT0Ph/N@VLP/T0Ph0Pg8Ph/VLP+T0Ph1Ph.Ph0XLN,Z1Ph2Ph-U@Ph1XLMITBPh3Ph2-/PLSEPgHPLSDPgHZLSATB"
"Ph4Ph+PgIPh3PgJVLN,TCPh5NBPg8RLMJPh5Ph4PLSEPgBPLSDPgBPLSEPg:PLSDPg:VLP+T0Pg9Pg8UAPLSEPg7PLSDPg;NLSINLMDVLMBT0NC+U3RL"
"MCT1NDRLMCT1NERLMCTANFPLSDPh6VLN,T1Ph7NFUATLMIT0Ph8Ph7VLP/T0Ph9Ph8V2TLMIT0Ph:NDVLP+T0Ph;Ph9Ph:VLN,T1Ph<NFUBTLMIT0Ph="
"Ph<VLP/T0Ph>Ph=V4TLMIT0Ph@NEVLP+T0PhAPh>Ph@RLSCPhB+TLSFQ8PhCPhBPLSDPhCPLSJU-PLSDPhBRLSCPhD+TLSFZGPhEPhFPLSDPhEVLN,V:"
"PhG.UETLMIT0PhHPhGVLP-T0PhIPhHPhAPLSEPhDPLSDPhFVLN,V:PhJ.UDTLMIT0PhKPhJVLP-T0Pi+PhKPh;VLP+T0Pi,Pi+Q@VLP-T0Pi-Pi,THZL"
"L7T0Pi.,M4Q@THVLP1T0Pi/Pi-Pi.PLSEPhDPLSDPhDZLSAT0Pi0PhIPhEPi/PhFZLL7T0Pi1,M1U-Pi0PLSJPi1NLMDVLMBTBNG+U2RLMCTCNHPLSDP"
"i2TLMITBPi3NHTLOHT0Pi4Pi3VLR2T0Pi5Pi4ZEVLQ9T6Pi6Pi5ZFVLQ1T6Pi7[,Pi6RLSCPi8+TLSFPi7Pi9Pi8PLSDPi9TLMITBPi:NHPLSJPi:PLS"
"DPi8VLQ;T6Pi;Pi5[-RLSCPi<+TLSFPi;Pi=Pi<PLSDPi=TLMITBPi>NHXLL7TBPi@,/Pi>VLP0TBPiAPi@[.XLL7TBPiB,3PiAVLP.TBPiCPiAPiBVL"
"QFT6PiDPiC[/TLQ3T6PiEPiDRLSCPiF+TLSFPiEPiGPiFPLSDPiGVLQ@T6PiHPiC[/RLSCPiI+TLSFPiHPiJPiIPLSDPiJVLP8TBPiKPiB[0VLQ@T6Pj"
"+PiKZ2PLSEPiIPLSDPiIZLSAT6Pj,PiHPiGPj+PiJPLSEPiFPLSDPiFZLSAT6Pj-PiDPi=Pj,PiIXLQ4TBPj.Pj-Z2Y>VLP,TBPj/PiBPj.VLP3TBPj0"
"Pj/[.TLOHT0Pj1Pj0VLR2T0Pj2Pi4[1VLR0T0Pj3Pj1Pj2TLOHTBPj4Pj3PLSJPj4PLSDPi<VLP+T0Pj5Pi5[2VLR-T0Pj6Pi5YEVLR2T0Pj7Pj6THVL"
"P+T0Pj8Pj5Pj7VLR2T0Pj9Pj8[3VLQ9T6Pj:Pj9[4XLQ4T0Pj;Pj:ZFPj9VLR2T0Pj<Pi4[1VLR0T0Pj=Pj;Pj<TLOHTBPj>Pj=PLSJPj>NLMDVLMBT."
"NI+U4RLMCT1NJRLMCT1NKRLMCT1O+RLMCU/O,PLSDPj@TLMGTCR,2TLMGTCR-2TLMGTCR.2TLMGTCR/2TLMGTCR02TLMGTCR12TLMGTCR22TLMGTCR32"
"TLMGTCR42TLMIT0PjANJXLN,V:PjB.UCUATLMIT0PjCPjBVLP/T0PjDPjAPjCTLMIT0PjENKVLP+T0PjFPjDPjERLSCPjG+TLSFQ8PjHPjGPLSDPjHTL"
"MIT2PjIETLOHYHPjJPjIVLP1T0PjKPjFU-VLN,TCPk+O,U@TLMITBPk,Pk+RLMJR,Pk,VLMETBPk-NGR,VLN,TCPk.O,UATLMITBPk/Pk.RLMJR-Pk/V",
"LMETBPk0NGR-VLN;YIPk1Pk-Pk0TLO>[5Pk2Pk1TLOHT0Pk3Pk2VLN,TCPk4O,UBTLMITBPk5Pk4RLMJR.Pk5VLMETBPk6NGR.VLN,TCPk7O,UCTLMIT"
"BPk8Pk7RLMJR/Pk8VLMETBPk9NGR/VLN;YIPk:Pk6Pk9TLO>[5Pk;Pk:TLOHT0Pk<Pk;VLN,TCPk=O,UDTLMITBPk>Pk=RLMJR0Pk>VLMETBPk@NGR0V"
"LN,TCPkAO,UETLMITBPkBPkARLMJR1PkBVLMETBPkCNGR1VLN;YIPkDPk@PkCTLO>[5PkEPkDTLOHT0PkFPkEVLN,TCPkGO,UITLMITBPkHPkGRLMJR2"
"PkHVLMETBPkINGR2VLN,TCPkJO,UJTLMITBPkKPkJRLMJR3PkKVLMETBPl+NGR3VLN;YIPl,PkIPl+TLO>[5Pl-Pl,TLOHT0Pl.Pl-ZLN;TKPl/Pk3Pk"
"<PkFPl.XLN,XAPl0PjJU@PjKVLMJPl0Pl/-;NLSIPLSDPjGPLSEPl1PLSDPl1ZLSAT0Pl2TFPjGPl3Pl4TLSBPl5Pl4,PLSEPl6PLSDPl6VLQ;T6Pl7P"
"l2U-TLSFPl7Pl8Pl5PLSDPl8TLMIT0Pl9O+VLQ;T6Pl:Pl2Pl9RLSCPl;+TLSFPl:Pl<Pl;PLSDPl<TLMIT2Pl=ETLOHYKPl>Pl=TLMIT0Pl@PjBVLP/"
"T0PlAQ@Pl@VLP+T0PlBPlAQAVLP/T0PlCPl2PlBVLP+T0PlDPjFPlCVLN,TCPlEO,Pl2TLMITBPlFPlERLMJR4PlFVLMETBPlGNGR4TLO>TDPlHPlGXL"
"N,Z+PlIPl>U@PlDVLMJPlIPlH--PLSEPl;PLSDPl;PLSEPl4PLSDPl4VLP+T0Pl3Pl2UAPLSEPl1PLSDPl5NLSINLMDVLMBT.O-+U5RLMCT1O.RLMCU/"
"O/PLSDPlJTLMGZ,R52RLSCPlK+TLSFQ8QL+PlKPLSDQL+PLSEQL,PLSDQL,ZLSAT0QL-TFQL+QL.QL/TLSBQL0QL/,PLSEQL1PLSDQL1VLQ;T6QL2QL-"
"U-TLSFQL2QL3QL0PLSDQL3TLMIT0QL4O.VLP+T0QL5QL4QL-VLP1T0QL6QL5Z.VLN,W.QL72QL6XLMITKQL8QL7M;T<TLOHU8QL9QL8RLMJR5QL9VLN,"
"TCQL:R5TFTLMITBQL;QL:VLN,TCQL<O/QL-RLMJQL<QL;VLP+T0QL=QL-THVLN,TCQL>R5THTLMITBQL@QL>VLN,TCQLAO/QL=RLMJQLAQL@VLP+T0QL"
"BQL-T<VLN,TCQLCR5T<TLMITBQLDQLCVLN,TCQLEO/QLBRLMJQLEQLDVLP+T0QLFQL-TEVLN,TCQLGR5TETLMITBQLHQLGVLN,TCQLIO/QLFRLMJQLIQ"
"LHPLSEQL/PLSDQL/VLP+T0QL.QL-Z.PLSEQL,PLSDQL0NLSIPLSDPlKPLSEQLJPLSDQLJZLSAT0QLKTFPlKQM+QM,TLSBQM-QM,,PLSEQM.PLSDQM.VL"
"Q;T6QM/QLKU-TLSFQM/QM0QM-PLSDQM0TLMIT0QM1O.VLP/T0QM2QLK[8VLP+T0QM3QM1QM2XLQ4T0QM4Q8QLKQM3VLP1T0QM5QM3Z.VLP4T0QM6QM4Z"
".XLN,[9QM72QM5QM6XLMIT0QM8QM7M;T<TLOHTBQM9QM8VLN,TCQM:O/QLKRLMJQM:QM9PLSEQM,PLSDQM,VLP+T0QM+QLKUAPLSEQLJPLSDQM-NLSIN"
"LMDVLMBT.O0+U6RLMCT;O1RLMCT1O2PLSDQM;TLMGT3R;2TLMGT3R<2TLMGT3R>2TLMGT3R@2TPk+T2QM<THVLN,X/QM=IT<RLMJQM=QM<TPk+T2QM>T"
"EVLN,X/QM@JT<RLMJQM@QM>TLMIT0QMA5VLQ6T6QMBQMATFRLSCQMC+TLSFQMBQMDQMCPLSDQMDNLSIPLSDQMCXLN,[FQME/U@UAVLN,V8QMFQMETFTL"
"MIT0QMGQMFVLN,V8QMHQMETHTLMIT0QMIQMHVLN;T2QMJQMGQMIRLMJR;QMJRLMJR<[IVLN,T1QMKR;TFTLMIT0QN+QMKVLN,T1QN,R<TFTLMIT0QN-Q"
"N,VLPAOKQN.QN+QN-VLN<T0QN/QN.,VLN<T0QN0QN.+VLN,T1QN1R;THTLMIT0QN2QN1VLN,T1QN3R<THTLMIT0QN4QN3VLP+T0QN5QN2QN4VLP+T0QN"
"6QN5QN/VLN;T2QN7QN0QN6TLOH[GQN8QN7RLMJR>QMJRLMJR@]+VLN,T1QN9R>TFTLMIT0QN:QN9VLN,T1QN;R@TFTLMIT0QN<QN;VLPAOKQN=QN:QN<"
"VLN<T0QN>QN=,VLN<T0QN@QN=+VLN,T1QNAR>THTLMIT0QNBQNAVLN,T1QNCR@THTLMIT0QNDQNCVLP+T0QNEQNBQNDVLP+T0QNFQNEQN>VLN;T2QNGQ"
"N@QNFTLOH[JQNHQNGVLN,],QNIQN8U@ZLS5T0QNJQNIUETFTHVLQ;T6QNKQNJ].RLSCQO++TLSFQNKQO,QO+PLSDQO,XLN,V8QO-/U@V7TLMIT0QO.QO"
"-VLQ7T6QO/QO.TFXLQ4T0QO0QO/[1TFVLP/T0QO1Z.QNJTLMIT0QO2O2VLR0T0QO3QO2QO0XLN,T1QO4O1U@U@TLMIT0QO5QO4VLR0T0QO6QO5QO0VLN"
",T1QO7O1UATLMIT0QO8QO7VLN,T1QO9O1UBTLMIT0QO:QO9ZLN;TKQO;QO3QO6QO8QO:XLN,XAQO<QNHU@QO1VLMJQO<QO;-;VLP+T0QO=QO1THVLN,X"
"/QO>IU@TLMIT2QO@QO>VLN,X/QOAIUATLMIT2QOBQOAVLN<T0QOCQO@+VLN<T0QODQO@,VLN<T0QOEQOB+VLN<T0QOFQOB,ZLN;TKQOGQOCQODQOEQOF"
"XLN,XAQOHQNHU@QO=VLMJQOHQOG-;VLP+T0QOIQO1T<VLN,X/QOJIUBTLMIT2QOKQOJVLN,X/QP+JU@TLMIT2QP,QP+VLN<T0QP-QOK+VLN<T0QP.QOK"
",VLN<T0QP/QP,+VLN<T0QP0QP,,ZLN;TKQP1QP-QP.QP/QP0XLN,XAQP2QNHU@QOIVLMJQP2QP1-;VLP+T0QP3QO1TEVLN,X/QP4JUATLMIT2QP5QP4V"
"LN,X/QP6JUBTLMIT2QP7QP6VLN<T0QP8QP5+VLN<T0QP9QP5,VLN<T0QP:QP7+VLN<T0QP;QP7,ZLN;TKQP<QP8QP9QP:QP;XLN,XAQP=QNHU@QP3VLM"
"JQP=QP<-;PLSEQO+PLSDQO+NLSINLMDVLMBT6O5+U:RLMCT7O6RLMCT;O7RLMCT1O8PLSDQP>TLMGZ,QP@2TLMGT3QPA2TLMGT3QPB2TLMGT3QPC2TLM"
"GT3QPD2TLMGT7QPE2TLMGT1QPF2TLMGT7QPG2TLMGT1QPH2TLMGT7QPI2TLMGT1QPJ2TLMGT7QPK2TLMGT1QQ+2TLMGT3QQ,2TLMGT3QQ-2TLMGT3QQ."
"2TLMGT3QQ/2TLMGT7QQ02TLMGT1QQ12TLMGT7QQ22TLMGT1QQ32TLMGT7QQ42TLMGT1QQ52TLMGT7QQ62TLMGT1QQ72TLMGT7QQ82TLMGT1QQ92TLMGT"
"7RB2TLMGT1RC2VLN,T4QQ:O6U@TLMIM-QQ;QQ:VLN<T0QQ<QQ;,VLN<T0QQ=QQ;.XLN,T1QQ>O7U@U@TLMIT0QQ@QQ>RLSCQQA+TLSFUGQQBQQCPLSDQ"
"QBPLSEQQDPLSDQQDPLSEQQEPLSDQQEPLSEQQAPLSDQQCVLP/T0QQFQQ@QQ=PLSEQQAPLSDQQAZLSAT0QQGTFQQEQQ<QQCZLSAT0QQHQQ@QQEQQFQQCZL"
"SAT0QQITHQQEQQ=QQCTLMIM0QQJO6RLMJRBQQJTLMIT0QQKO8RLMJRCQQKXLMET0QR+M8RBRCTLMIM0QR,O6VLN<T0QR-QR,-VLN<T0QR.QR,1VLN<T6",
"QR/QR,2RLSCQR0+TLSFQR/QR1QR2PLSDQR1PLSEQR0PLSDQR2VLP/T0QR3QQ@QR-PLSEQR0PLSDQR0ZLSAT0QR4QQHQR1QR3QR2TLQ3T6QR5QR/RLSCQ"
"R6+TLSFQR5QR7QR6PLSDQR7VLQ5T6QR8QR-TFPLSEQR6PLSDQR6ZLSAT6QR9QR5QR0QR8QR7RLSCQR:+TLSFQR9QR;QR:PLSDQR;VLQ7T6QR<QR.THRL"
"SCQR=+TLSFQR<QR>QR@PLSDQR>VLP4T0QRAQQ@QR.VLP1T0QRBQQ@QR.VLP/T0QRCQRBQQIRLMJQQ2QR,RLMJQQ3QRAXLMEM0QRDM1QQ2QQ3RLMJQQ4Q"
"RDRLMJQQ5QRCXLMET0QREM;QQ4QQ5VLP/T0QRFQREQR.VLP+T0QRGQRFQRARLMJQQ6QR,RLMJQQ7QRGXLMET0QRHM8QQ6QQ7PLSEQR=PLSDQR@RLMJQQ"
"8QR,RLMJQQ9QQHXLMET0QRIM;QQ8QQ9PLSEQR=PLSDQR=ZLSAT0QRJQRHQR>QRIQR@PLSEQR:PLSDQR:ZLSAT0QRKQR4QR6QRJQR=VLN,T1QS+O7UBTL"
"MIT0QS,QS+VLN,T1QS-O7UATLMIT0QS.QS-VLP-T0QS/QS,QS.VLP-T0QS0QQGQS/XLN,[FQS1/U@UAVLN,V8QS2QS1TFTLMIT0QS3QS2VLN,V8QS4QS"
"1THTLMIT0QS5QS4VLN;T2QS6QS3QS5TLOHU9QS7QS6RLSCQS8+TLSF]8QS9QS8PLSDQS9VLP+T0QS:QRKTHVLQ5T6QS;QR+QS:PLSEQS8PLSDQS8ZLSA"
"T6QS<]8QR:QS;QS9RLSCQS=+TLSFQS<QS>QS=PLSDQS>TLMIT0QS@5VLQ5T6QSAQS@TFRLSCQSB+TLSFQSAQSCQSBPLSDQSCXLN,],QSDQS7U@QRKZLS"
"5T0QSEQSDUE]7TFVLMJKQSEM3T<PLSEQSBPLSDQSBTLS+T<]-]2XLMIT0QSFKM;T<VLQ5T6QSGQSFQS0PLSEQS=PLSDQS=ZLSAT6QSHQS<QS8QSGQSBT"
"LQ3T6QSIQSHRLSCQSJ+TLSFQSIQSKQSJPLSDQSKTLMIM0QT+O6VLN<M-QT,QT++VLN<T0QT-QT,+VLN<T0QT.QT,-VLN<T0QT/QT,.VLN<T0QT0QT+-V"
"LN<T0QT1QT+.VLN<T6QT2QT+2TLMIM7QT3O7VLN<M.QT4QT3+VLN<T0QT5QT4+VLN<T0QT6QT4-VLN<T0QT7QT3,TLMIT0QT8O8VLQ7T6QT9QT0TFRLS"
"CQT:+TLSFQT9QT;QT<PLSDQT;PLSEQT:PLSDQT<PLSEQT:PLSDQT:ZLSAT0QT=QT-QT;QT1QT<VLQ;T6QT>QT5QT=VLQ2T6QT@QT2QT>RLSCQTA+TLSF"
"QT@QTBQTCPLSDQTBVLP1T0QTDQT7QT.VLP+T0QTEQT6QTDPLSEQTAPLSDQTCRLSCQTF+TLSFQT2QTGQTHPLSDQTGRLSCQTI+TLSFQT9QTJQTKPLSDQTJ"
"PLSEQTIPLSDQTKPLSEQTIPLSDQTIZLSAT0QU+QT-QTJQT1QTKRLSCQU,+TLSFUGQU-QU.PLSDQU-PLSEQU/PLSDQU/PLSEQU0PLSDQU0PLSEQU,PLSDQ"
"U.VLP/T0QU1QU+QT/PLSEQU,PLSDQU,ZLSAT0QU2QU+QU0QU1QU.VLP+T0QU3QU2QT8PLSEQTFPLSDQTHRLMJQQ0QT+RLMJQQ1QT8XLMET0QU4M8QQ0Q"
"Q1VLQ1T6QU5QT9QT2RLSCQU6+TLSFQU5QU7QU8PLSDQU7PLSEQU6PLSDQU8VLP/T0QU9T<QU4VLQ5T6QU:QT7TFXLQ4T0QU;QU:THTFVLP+T0QU<QU9Q"
"U;PLSEQU6PLSDQU6ZLSAT0QU=QU4QU7QU<QU8PLSEQTFPLSDQTFZLSAT0QU>QU3QU,QU=QU6PLSEQTAPLSDQTAZLSAT0QU@QTEQTBQU>QTFRLMJQQ,QS"
"6RLMJQQ-]0VLN,T1QUAQQ,TFTLMIT0QUBQUAVLN,T1QUCQQ-TFTLMIT0QUDQUCVLPAOKQUEQUBQUDVLN<T0QUFQUE,VLN<T0QUGQUE+VLN,T1QUHQQ,T"
"HTLMIT0QUIQUHVLN,T1QUJQQ-THTLMIT0QUKQUJVLP+T0QV+QUIQUKVLP+T0QV,QV+QUFVLN;T2QV-QUGQV,VLPCOKQV.QU@]1VLN<T0QV/QV.+VLN<T"
"0QV0QV.,XLL7U>QV1,N6THTLOHT0QV2QV1VLQ5T6QV3QV2TFRLSCQV4+TLSFQV3QV5QV6PLSDQV5VLN;T2QV7QV/QV0PLSEQV4PLSDQV6VLR/T0QV8QV"
"/QV2VLR/T0QV9QV0QV2VLP-T0QV:V+QV2VLR-T0QV;QV/QV:VLR0T0QV<QV9QV;VLN;T2QV=QV8QV<PLSEQV4PLSDQV4ZLSAT2QV>QV7QV5QV=QV6RLM"
"JQQ.QV-RLMJQQ/QV>VLN,T1QV@QQ.TFTLMIT0QVAQV@VLN,T1QVBQQ/TFTLMIT0QVCQVBVLPAOKQVDQVAQVCVLN<T0QVEQVD,VLN<T0QVFQVD+VLN,T1"
"QVGQQ.THTLMIT0QVHQVGVLN,T1QVIQQ/THTLMIT0QVJQVIVLP+T0QVKQVHQVJVLP+T0QW+QVKQVEVLN;T2QW,QVFQW+TLOHU7QW-QW,RLSCQW.+TLSF]"
"9QW/QW.PLSDQW/PLSEQW0PLSDQW0ZLSAT0QW1TFQW/QW2QW3TLSBQW4QW3,PLSEQW5PLSDQW5VLQ;T6QW6QW1P6TLSFQW6QW7QW4PLSDQW7PLSEQW8PL"
"SDQW8ZLSAT0QW9TFQW7QW:QW;TLSBQW<QW;,PLSEQW=PLSDQW=VLQ;T6QW>QW9P7TLSFQW>QW@QW<PLSDQW@TLMIT0QWA0VLP4T0QWBQWAT<VLP/T0QW"
"CQWBV=VLP/T0QWDQW1MGVLP+T0QWEQWCQWDVLP/T0QWFQWEV4VLP1T0QWGQWAT<VLP/T0QWHQWGV>VLP+T0QWIQWFQWHVLP/T0QWJQW9MIVLP+T0QWKQ"
"WIQWJXLN,VDQX+1QW1QW9TLMIV@QX,QX+VLP1T0QX-QWKZ.XLN,Z/QX.QW-U@QX-ZPW5QX.QX,U@V>M-;PLSEQW;PLSDQW;VLP+T0QW:QW9UAPLSEQW8"
"PLSDQW<PLSEQW3PLSDQW3VLP+T0QW2QW1UAPLSEQW0PLSDQW4PLSJUGPLSDQW.PLSEQX/PLSDQX/ZLSAT0QX0TFQW.QX1QX2TLSBQX3QX2,PLSEQX4PL"
"SDQX4VLQ;T6QX5QX0P6TLSFQX5QX6QX3PLSDQX6PLSEQX7PLSDQX7ZLSAT0QX8TFQX6QX9QX:TLSBQX;QX:,PLSEQX<PLSDQX<VLQ;T6QX=QX8P7TLSF"
"QX=QX>QX;PLSDQX>PLSEQX@PLSDQX@ZLSAT0QXATFQX>QXBQXCTLSBQXDQXC,PLSEQXEPLSDQXEVLQ;T6QXFQXARATLSFQXFQXGQXDPLSDQXGVLP/T0Q"
"XHQX0P7VLP+T0QXIQXHQX8VLP/T0QXJQXIRAVLP+T0QXKQXJQXAVLP/T0QY+QXKPBTLMIT0QY,5VLP+T0QY-QY+QY,VLP/T0QY.Z.QXAZLN,]5QY/1QX"
"0QX8QY.TLMITBQY0QY/VLP+T0QY1QY.THZLN,]5QY21QX0QX8QY1TLMITBQY3QY2VLP+T0QY4QY.T<ZLN,]5QY51QX0QX8QY4TLMITBQY6QY5VLP+T0Q"
"Y7QY.TEZLN,]5QY81QX0QX8QY7TLMITBQY9QY8ZLN;U8QY:QY0QY3QY6QY9XLN,Z/QY;QW-U@QY-VLMJQY;QY:M-;PLSEQXCPLSDQXCVLP+T0QXBQXAU"
"APLSEQX@PLSDQXDPLSEQX:PLSDQX:VLP+T0QX9QX8UAPLSEQX7PLSDQX;PLSEQX2PLSDQX2VLP+T0QX1QX0UAPLSEQX/PLSDQX3RLSCQY<+TLSF]:QY=",
"QY<PLSDQY=PLSJUGPLSDQY<TLS+T<]-]2TLMIT0QY>5VLQ5T6QY@QY>TFRLSCQYA+TLSFQY@QYBQYAPLSDQYBXLN,],QYCQS7U@QRKZLS5T0QYDQYCUE"
"]7QS/VLMJKQYDM3T<PLSEQYAPLSDQYATLS+T<]-]2XLMIT0QYEKM;T<VLQ5T6QYFQYEQS0PLSEQSJPLSDQSJZLSAT6QYGQSHQS=QYFQYARLSCQYH+TLS"
"FQYGQYIQYHPLSDQYITLMIM0QYJO6VLN<T0QYKQYJ-VLN<T0QZ+QYJ1VLN<T6QZ,QYJ2RLSCQZ-+TLSFQZ,QZ.QZ/PLSDQZ.VLP+T0QZ0QQHQQIVLP-T0"
"QZ1QZ0THPLSEQZ-PLSDQZ/VLP/T0QZ2QQ@QYKRLSCQZ3+TLSFUGQZ4QZ5PLSDQZ4VLQ;T6QZ6QYKQQIXLQ4T0QZ7QZ6QYKQQIPLSEQZ3PLSDQZ5PLSEQ"
"Z3PLSDQZ3ZLSAT0QZ8QZ7QZ4QYKQZ5VLP+T0QZ9QZ2QZ8VLP-T0QZ:QZ9THPLSEQZ-PLSDQZ-ZLSAT0QZ;QZ1QZ.QZ:QZ3TLQ3T6QZ<QZ,RLSCQZ=+TL"
"SFQZ<QZ>QZ=PLSDQZ>VLQ5T6QZ@QYKTFPLSEQZ=PLSDQZ=ZLSAT6QZAQZ<QZ-QZ@QZ>RLSCQZB+TLSFQZAQZCQZBPLSDQZCVLP-T0QZDQQITHVLQ7T6Q"
"ZEQZ+THRLSCQZF+TLSFQZEQZGQZHPLSDQZGVLP4T0QZIQQ@QZ+VLP1T0QZJQQ@QZ+VLP/T0QZKQZJQQIVLP+T0Q[+QZKQZDRLMJQPEQYJRLMJQPFQZIX"
"LMEM0Q[,M1QPEQPFRLMJQPGQ[,RLMJQPHQ[+XLMET0Q[-M;QPGQPHVLP/T0Q[.Q[-QZ+VLP+T0Q[/Q[.QZIRLMJQPIQYJRLMJQPJQ[/XLMET0Q[0M8QP"
"IQPJPLSEQZFPLSDQZHVLP+T0Q[1QQHQZDRLMJQPKQYJRLMJQQ+Q[1XLMET0Q[2M;QPKQQ+PLSEQZFPLSDQZFZLSAT0Q[3Q[0QZGQ[2QZHPLSEQZBPLSD"
"QZBZLSAT0Q[4QZ;QZ=Q[3QZFTLMIM0Q[5O6VLN<T0Q[6Q[5-VLN<T6Q[7Q[52VLP-T0Q[8QR+QRKVLQ7T6Q[9Q[8THRLSCQ[:+TLSFQ[9Q[;Q[:PLSDQ"
"[;PLSEQ[<PLSDQ[<ZLSAT0Q[=TFQ[;Q[>Q[@TLSBQ[AQ[@,PLSEQ[BPLSDQ[BVLQ;T6Q[CQ[=P6TLSFQ[CQ[DQ[APLSDQ[DPLSEQ[EPLSDQ[EZLSAT0Q"
"[FTFQ[DQ[GQ[HTLSBQ[IQ[H,PLSEQ[JPLSDQ[JVLQ;T6Q[KQ[FP7TLSFQ[KQ]+Q[IPLSDQ]+TLN;V@Q],]6XLN,VDQ]-1Q[=Q[FRLMJQ]-Q],PLSEQ[H"
"PLSDQ[HVLP+T0Q[GQ[FUAPLSEQ[EPLSDQ[IPLSEQ[@PLSDQ[@VLP+T0Q[>Q[=UAPLSEQ[<PLSDQ[APLSEQ[:PLSDQ[:PLSEQ].PLSDQ].ZLSAT0Q]/QR"
"KQ[:Q]0Q]1TLSBQ]2Q]1+PLSEQ]3PLSDQ]3VLQ=T6Q]4Q]/Q[4TLSFQ]4Q]5Q]2PLSDQ]5VLQ6T6Q]6Q]/QR+VLQ1T6Q]7Q[9Q]6RLSCQ]8+TLSFQ]7Q"
"]9Q]8PLSDQ]9VLP-T0Q]:Q]/QRKVLQ7T6Q];Q[6TFVLQ1T6Q]<Q];Q[7RLSCQ]=+TLSFQ]<Q]>Q]@PLSDQ]>PLSEQ]=PLSDQ]@VLP/T0Q]AT<Q]/VLQ5"
"T6Q]BQ]:TFXLQ4T0Q]CQ]BTHTFVLP+T0Q]DQ]AQ]CPLSEQ]=PLSDQ]=ZLSAT0Q]EQ]/Q]>Q]DQ]@RLMJQPAQS6RLMJQPB]0VLN,T1Q]FQPATFTLMIT0Q"
"]GQ]FVLN,T1Q]HQPBTFTLMIT0Q]IQ]HVLPAOKQ]JQ]GQ]IVLN<T0Q]KQ]J,VLN<T0Q^+Q]J+VLN,T1Q^,QPATHTLMIT0Q^-Q^,VLN,T1Q^.QPBTHTLMI"
"T0Q^/Q^.VLP+T0Q^0Q^-Q^/VLP+T0Q^1Q^0Q]KVLN;T2Q^2Q^+Q^1VLPCOKQ^3Q]E]1VLN<T0Q^4Q^3+VLN<T0Q^5Q^3,XLL7U>Q^6,N6THTLOHT0Q^7"
"Q^6VLQ5T6Q^8Q^7TFRLSCQ^9+TLSFQ^8Q^:Q^;PLSDQ^:VLN;T2Q^<Q^4Q^5PLSEQ^9PLSDQ^;VLR/T0Q^=Q^4Q^7VLR/T0Q^>Q^5Q^7VLP-T0Q^@V+Q"
"^7VLR-T0Q^AQ^4Q^@VLR0T0Q^BQ^>Q^AVLN;T2Q^CQ^=Q^BPLSEQ^9PLSDQ^9ZLSAT2Q^DQ^<Q^:Q^CQ^;RLMJQPCQ^2RLMJQPDQ^DVLN,T1Q^EQPCTF"
"TLMIT0Q^FQ^EVLN,T1Q^GQPDTFTLMIT0Q^HQ^GVLPAOKQ^IQ^FQ^HVLN<T0Q^JQ^I,VLN<T0Q^KQ^I+VLN,T1Q_+QPCTHTLMIT0Q_,Q_+VLN,T1Q_-QP"
"DTHTLMIT0Q_.Q_-VLP+T0Q_/Q_,Q_.VLP+T0Q_0Q_/Q^JVLN;T2Q_1Q^KQ_0TLOHU7Q_2Q_1PLSEQ_3PLSDQ_3ZLSAT0Q_4TFQ^9Q_5Q_6TLSBQ_7Q_6"
",PLSEQ_8PLSDQ_8VLQ;T6Q_9Q_4P6TLSFQ_9Q_:Q_7PLSDQ_:PLSEQ_;PLSDQ_;ZLSAT0Q_<TFQ_:Q_=Q_>TLSBQ_@Q_>,PLSEQ_APLSDQ_AVLQ;T6Q_"
"BQ_<P7TLSFQ_BQ_CQ_@PLSDQ_CPLSEQ_DPLSDQ_DZLSAT0Q_ETFQ_CQ_FQ_GTLSBQ_HQ_G,PLSEQ_IPLSDQ_IVLQ;T6Q_JQ_ERATLSFQ_JQ_KQ_HPLSD"
"Q_KVLP/T0Q`+Q_4P7VLP+T0Q`,Q`+Q_<VLP/T0Q`-Q`,RAVLP+T0Q`.Q`-Q_EVLP/T0Q`/Q`.PBTLMIT0Q`05VLP+T0Q`1Q`/Q`0XLN,Z/Q`2Q_2U@Q`"
"1XLMIU8Q`3Q`2M-;RLMJQP@Q`3VLP/T0Q`4Z.Q_EVLN,TCQ`5QP@TFTLMITBQ`6Q`5ZLN,]5Q`71Q_4Q_<Q`4TLMITBQ`8Q`7VLP,TBQ`9Q`8Q`6RLMJ"
"Q`7Q`9VLP+T0Q`:Q`4THVLN,TCQ`;QP@THTLMITBQ`<Q`;ZLN,]5Q`=1Q_4Q_<Q`:TLMITBQ`>Q`=VLP,TBQ`@Q`>Q`<RLMJQ`=Q`@VLP+T0Q`AQ`4T<"
"VLN,TCQ`BQP@T<TLMITBQ`CQ`BZLN,]5Q`D1Q_4Q_<Q`ATLMITBQ`EQ`DVLP,TBQ`FQ`EQ`CRLMJQ`DQ`FVLP+T0Q`GQ`4TEVLN,TCQ`HQP@TETLMITB"
"Q`IQ`HZLN,]5Q`J1Q_4Q_<Q`GTLMITBQ`KQ`JVLP,TBQa+Q`KQ`IRLMJQ`JQa+PLSEQ_GPLSDQ_GVLP+T0Q_FQ_EUAPLSEQ_DPLSDQ_HPLSEQ_>PLSDQ"
"_>VLP+T0Q_=Q_<UAPLSEQ_;PLSDQ_@PLSEQ_6PLSDQ_6VLP+T0Q_5Q_4UAPLSEQ_3PLSDQ_7PLSEQ]8PLSDQ]8PLSEQ]1PLSDQ]1VLP+T0Q]0Q]/UAPL"
"SEQ].PLSDQ]2TLMIT0Qa,5VLQ5T6Qa-Qa,TFRLSCQa.+TLSFQa-Qa/Qa.PLSDQa/XLN,],Qa0QS7U@QRKVLS/Qa0UETFTFPLSEQa.PLSDQa.PLSEQYHP"
"LSDQYHPLSJQYGNLMDVLMBT6O9+U;RLMCT7O:RLMCT:O;PLSDQa1TLMGZ,Qa22TLMGT3Qa32TLMGT3Qa42TLMGT3Qa52TLMGT3Qa62TLMGT7Qa72TLMGT"
"1Qa82TLMGT7Qa92TLMGT1Qa:2TLMGT7Qa;2TLMGT1Qa<2TLMGT7Qa=2TLMGT1Qa>2TLMGT7Qa@2TLMGT1QaA2TLMGT7QaB2TLMGT1QaC2TLMGT7QaD2T"
"LMGT1QaE2TLMGT7QaF2TLMGT1QaG2VLN,T1QaHO;U@TLMIT0QaIQaHTLMIM0QaJO:VLN<M-QaKQaJ+VLN<T0Qb+QaK+VLN<T0Qb,QaJ-VLN<T0Qb-QaJ",
".VLQ7T6Qb.Qb,TFRLSCQb/+TLSFQb.Qb0Qb1PLSDQb0PLSEQb/PLSDQb1PLSEQb/PLSDQb/ZLSAT0Qb2Qb+Qb0Qb-Qb1VLQ9T6Qb3QaIQb2RLSCQb4+T"
"LSFQb3Qb5Qb4PLSDQb5PLSJUGPLSDQb4TLMIM0Qb6O:VLN<T0Qb7Qb6-VLN<T0Qb8Qb61VLN<T6Qb9Qb62TLMIM.Qb:O;VLN<T0Qb;Qb:+VLN<T0Qb<Q"
"b:-VLN<T0Qb=Qb:.RLSCQb>+TLSFQb9Qb@QbAPLSDQb@PLSEQb>PLSDQbAVLP/T0QbBQb;Qb7PLSEQb>PLSDQb>ZLSAT0QbCQb<Qb@QbBQbATLQ3T6Qb"
"DQb9RLSCQbE+TLSFQbDQbFQbEPLSDQbFVLQ5T6QbGQb7TFPLSEQbEPLSDQbEZLSAT6QbHQbDQb>QbGQbFRLSCQbI+TLSFQbHQbJQbIPLSDQbJVLQ7T6Q"
"bKQb8THRLSCQc++TLSFQbKQc,Qc-PLSDQc,VLP4T0Qc.Qb;Qb8VLP1T0Qc/Qb;Qb8VLP/T0Qc0Qc/Qb=RLMJQa@Qb6RLMJQaAQc.XLMEM0Qc1M1Qa@Qa"
"ARLMJQaBQc1RLMJQaCQc0XLMET0Qc2M;QaBQaCVLP/T0Qc3Qc2Qb8VLP+T0Qc4Qc3Qc.RLMJQaDQb6RLMJQaEQc4XLMET0Qc5M8QaDQaEPLSEQc+PLSD"
"Qc-RLMJQaFQb6RLMJQaGQb<XLMET0Qc6M;QaFQaGPLSEQc+PLSDQc+ZLSAT0Qc7Qc5Qc,Qc6Qc-PLSEQbIPLSDQbIZLSAT0Qc8QbCQbEQc7Qc+TLMIM0"
"Qc9O:VLN<T0Qc:Qc9-VLN<T0Qc;Qc91VLN<T6Qc<Qc92TLMIM.Qc=O;VLN<T0Qc>Qc=+VLN<T0Qc@Qc=-VLN<T0QcAQc=.RLSCQcB+TLSFQc<QcCQcDP"
"LSDQcCVLP+T0QcEQc@QcAVLP-T0QcFQcETHPLSEQcBPLSDQcDVLP/T0QcGQc>Qc:RLSCQcH+TLSFUGQcIQcJPLSDQcIVLQ;T6QcKQc:QcAXLQ4T0Qd+Q"
"cKQc:QcAPLSEQcHPLSDQcJPLSEQcHPLSDQcHZLSAT0Qd,Qd+QcIQc:QcJVLP+T0Qd-QcGQd,VLP-T0Qd.Qd-THPLSEQcBPLSDQcBZLSAT0Qd/QcFQcCQ"
"d.QcHTLQ3T6Qd0Qc<RLSCQd1+TLSFQd0Qd2Qd1PLSDQd2VLQ5T6Qd3Qc:TFPLSEQd1PLSDQd1ZLSAT6Qd4Qd0QcBQd3Qd2RLSCQd5+TLSFQd4Qd6Qd5P"
"LSDQd6VLP-T0Qd7QcATHVLQ7T6Qd8Qc;THRLSCQd9+TLSFQd8Qd:Qd;PLSDQd:VLP4T0Qd<Qc>Qc;VLP1T0Qd=Qc>Qc;VLP/T0Qd>Qd=QcAVLP+T0Qd@"
"Qd>Qd7RLMJQa7Qc9RLMJQa8Qd<XLMEM0QdAM1Qa7Qa8RLMJQa9QdARLMJQa:Qd@XLMET0QdBM;Qa9Qa:VLP/T0QdCQdBQc;VLP+T0QdDQdCQd<RLMJQa"
";Qc9RLMJQa<QdDXLMET0QdEM8Qa;Qa<PLSEQd9PLSDQd;VLP+T0QdFQc@Qd7RLMJQa=Qc9RLMJQa>QdFXLMET0QdGM;Qa=Qa>PLSEQd9PLSDQd9ZLSAT"
"0QdHQdEQd:QdGQd;PLSEQd5PLSDQd5ZLSAT0QdIQd/Qd1QdHQd9VLQ5T6QdJQc8QdIRLSCQdK+TLSFQdJQe+QdKPLSDQe+PLSJUGPLSDQdKVLP-T0Qe,"
"Qc8T<TLMIM0Qe-O:VLN<T0Qe.Qe--VLN<T6Qe/Qe-2VLP-T0Qe0Qe,Qc8VLQ7T6Qe1Qe0THRLSCQe2+TLSFQe1Qe3Qe2PLSDQe3PLSEQe4PLSDQe4ZLS"
"AT0Qe5TFQe3Qe6Qe7TLSBQe8Qe7,PLSEQe9PLSDQe9VLQ;T6Qe:Qe5P6TLSFQe:Qe;Qe8PLSDQe;PLSEQe<PLSDQe<ZLSAT0Qe=TFQe;Qe>Qe@TLSBQe"
"AQe@,PLSEQeBPLSDQeBVLQ;T6QeCQe=P7TLSFQeCQeDQeAPLSDQeDTLN;V@QeE]6XLN,VDQeF1Qe5Qe=RLMJQeFQeEPLSEQe@PLSDQe@VLP+T0Qe>Qe="
"UAPLSEQe<PLSDQeAPLSEQe7PLSDQe7VLP+T0Qe6Qe5UAPLSEQe4PLSDQe8PLSEQe2PLSDQe2PLSEQeGPLSDQeGZLSAT0QeHQc8Qe2QeIQeJTLSBQeKQe"
"J+PLSEQf+PLSDQf+VLQ=T6Qf,QeHQdITLSFQf,Qf-QeKPLSDQf-VLQ6T6Qf.QeHQe,VLQ1T6Qf/Qe1Qf.RLSCQf0+TLSFQf/Qf1Qf0PLSDQf1VLP-T0Q"
"f2QeHQc8VLQ7T6Qf3Qe.TFVLQ1T6Qf4Qf3Qe/RLSCQf5+TLSFQf4Qf6Qf7PLSDQf6PLSEQf5PLSDQf7VLP/T0Qf8T<QeHVLQ5T6Qf9Qf2TFXLQ4T0Qf:"
"Qf9THTFVLP+T0Qf;Qf8Qf:PLSEQf5PLSDQf5ZLSAT0Qf<QeHQf6Qf;Qf7XLN,[FQf=/U@UAVLN,V8Qf>Qf=TFTLMIT0Qf@Qf>VLN,V8QfAQf=THTLMIT"
"0QfBQfAVLN;T2QfCQf@QfBRLMJQa3QfCRLMJQa4]0VLN,T1QfDQa3TFTLMIT0QfEQfDVLN,T1QfFQa4TFTLMIT0QfGQfFVLPAOKQfHQfEQfGVLN<T0Qf"
"IQfH,VLN<T0QfJQfH+VLN,T1QfKQa3THTLMIT0Qg+QfKVLN,T1Qg,Qa4THTLMIT0Qg-Qg,VLP+T0Qg.Qg+Qg-VLP+T0Qg/Qg.QfIVLN;T2Qg0QfJQg/V"
"LPCOKQg1Qf<]1VLN<T0Qg2Qg1+VLN<T0Qg3Qg1,XLL7U>Qg4,N6THTLOHT0Qg5Qg4VLQ5T6Qg6Qg5TFRLSCQg7+TLSFQg6Qg8Qg9PLSDQg8VLN;T2Qg:"
"Qg2Qg3PLSEQg7PLSDQg9VLR/T0Qg;Qg2Qg5VLR/T0Qg<Qg3Qg5VLP-T0Qg=V+Qg5VLR-T0Qg>Qg2Qg=VLR0T0Qg@Qg<Qg>VLN;T2QgAQg;Qg@PLSEQg7"
"PLSDQg7ZLSAT2QgBQg:Qg8QgAQg9RLMJQa5Qg0RLMJQa6QgBVLN,T1QgCQa5TFTLMIT0QgDQgCVLN,T1QgEQa6TFTLMIT0QgFQgEVLPAOKQgGQgDQgFV"
"LN<T0QgHQgG,VLN<T0QgIQgG+VLN,T1QgJQa5THTLMIT0QgKQgJVLN,T1Qh+Qa6THTLMIT0Qh,Qh+VLP+T0Qh-QgKQh,VLP+T0Qh.Qh-QgHVLN;T2Qh/"
"QgIQh.TLOHU7Qh0Qh/PLSEQh1PLSDQh1ZLSAT0Qh2TFQg7Qh3Qh4TLSBQh5Qh4,PLSEQh6PLSDQh6VLQ;T6Qh7Qh2P6TLSFQh7Qh8Qh5PLSDQh8PLSEQ"
"h9PLSDQh9ZLSAT0Qh:TFQh8Qh;Qh<TLSBQh=Qh<,PLSEQh>PLSDQh>VLQ;T6Qh@Qh:P7TLSFQh@QhAQh=PLSDQhAPLSEQhBPLSDQhBZLSAT0QhCTFQhA"
"QhDQhETLSBQhFQhE,PLSEQhGPLSDQhGVLQ;T6QhHQhCRATLSFQhHQhIQhFPLSDQhIVLP/T0QhJQh2P7VLP+T0QhKQhJQh:VLP/T0Qi+QhKRAVLP+T0Qi"
",Qi+QhCVLP/T0Qi-Qi,PBTLMIT0Qi.5VLP+T0Qi/Qi-Qi.XLN,Z/Qi0Qh0U@Qi/XLMIU8Qi1Qi0M-;RLMJQa2Qi1VLP/T0Qi2Z.QhCVLN,TCQi3Qa2TF"
"TLMITBQi4Qi3ZLN,]5Qi51Qh2Qh:Qi2TLMITBQi6Qi5VLP,TBQi7Qi6Qi4RLMJQi5Qi7VLP+T0Qi8Qi2THVLN,TCQi9Qa2THTLMITBQi:Qi9ZLN,]5Qi"
";1Qh2Qh:Qi8TLMITBQi<Qi;VLP,TBQi=Qi<Qi:RLMJQi;Qi=VLP+T0Qi>Qi2T<VLN,TCQi@Qa2T<TLMITBQiAQi@ZLN,]5QiB1Qh2Qh:Qi>TLMITBQiC",
"QiBVLP,TBQiDQiCQiARLMJQiBQiDVLP+T0QiEQi2TEVLN,TCQiFQa2TETLMITBQiGQiFZLN,]5QiH1Qh2Qh:QiETLMITBQiIQiHVLP,TBQiJQiIQiGRL"
"MJQiHQiJPLSEQhEPLSDQhEVLP+T0QhDQhCUAPLSEQhBPLSDQhFPLSEQh<PLSDQh<VLP+T0Qh;Qh:UAPLSEQh9PLSDQh=PLSEQh4PLSDQh4VLP+T0Qh3Q"
"h2UAPLSEQh1PLSDQh5PLSEQf0PLSDQf0PLSEQeJPLSDQeJVLP+T0QeIQeHUAPLSEQeGPLSDQeKPLSJUKNLMDVLMBT6O=+U:RLMCT7O>RLMCT;O@RLMCT"
"1OAPLSDQiKTLMGT3Qj+2TLMGT3Qj,2TLMGZ,Qj-2TLMGT3Qj.2TLMGT3Qj/2TLMGT3Qj02TLMGT3Qj12TLMGT3Qj22TLMGT3Qj32TLMGT3Qj42TLMGT3"
"Qj52TLMGT7Qj62TLMGT1Qj72TLMGT7Qj82TLMGT1Qj92TLMGT7Qj:2TLMGT1Qj;2TLMGT7Qj<2TLMGT1Qj=2TLMGT7Qj>2TLMGT1Qj@2VLN,T4QjAO>U"
"@TLMIM-QjBQjAVLN<T0QjCQjB,VLN<T0QjDQjB.XLN,T1QjEO@U@U@TLMIT0QjFQjERLSCQjG+TLSFUGQjHQjIPLSDQjHPLSEQjJPLSDQjJPLSEQjKPL"
"SDQjKPLSEQjGPLSDQjIVLP/T0Qk+QjFQjDPLSEQjGPLSDQjGZLSAT0Qk,TFQjKQjCQjIZLSAT0Qk-QjFQjKQk+QjIZLSAT0Qk.THQjKQjDQjITLMIM0Q"
"k/O>VLN<T0Qk0Qk/-VLN<T0Qk1Qk/1VLN<T6Qk2Qk/2RLSCQk3+TLSFQk2Qk4Qk5PLSDQk4PLSEQk3PLSDQk5VLP/T0Qk6QjFQk0PLSEQk3PLSDQk3ZL"
"SAT0Qk7Qk-Qk4Qk6Qk5TLQ3T6Qk8Qk2RLSCQk9+TLSFQk8Qk:Qk9PLSDQk:VLQ5T6Qk;Qk0TFPLSEQk9PLSDQk9ZLSAT6Qk<Qk8Qk3Qk;Qk:RLSCQk=+"
"TLSFQk<Qk>Qk=PLSDQk>VLQ7T6Qk@Qk1THRLSCQkA+TLSFQk@QkBQkCPLSDQkBVLP4T0QkDQjFQk1VLP1T0QkEQjFQk1VLP/T0QkFQkEQk.RLMJQj8Qk"
"/RLMJQj9QkDXLMEM0QkGM1Qj8Qj9RLMJQj:QkGRLMJQj;QkFXLMET0QkHM;Qj:Qj;VLP/T0QkIQkHQk1VLP+T0QkJQkIQkDRLMJQj<Qk/RLMJQj=QkJX"
"LMET0QkKM8Qj<Qj=PLSEQkAPLSDQkCRLMJQj>Qk/RLMJQj@Qk-XLMET0Ql+M;Qj>Qj@PLSEQkAPLSDQkAZLSAT0Ql,QkKQkBQl+QkCPLSEQk=PLSDQk="
"ZLSAT0Ql-Qk7Qk9Ql,QkARLSCQl.+TLSFRFQl/Ql0PLSDQl/TLMIM0Ql1O>VLN<M-Ql2Ql1+VLN<T0Ql3Ql2+VLN<T0Ql4Ql2-VLN<T0Ql5Ql2.VLN<T"
"0Ql6Ql1-VLN<T0Ql7Ql1.VLN<T6Ql8Ql12TLMIM7Ql9O@VLN<M.Ql:Ql9+VLN<T0Ql;Ql:+VLN<T0Ql<Ql:-VLN<T0Ql=Ql9,TLMIT0Ql>OAVLQ7T6Ql"
"@Ql6TFRLSCQlA+TLSFQl@QlBQlCPLSDQlBPLSEQlAPLSDQlCPLSEQlAPLSDQlAZLSAT0QlDQl3QlBQl7QlCVLQ;T6QlEQl;QlDVLQ2T6QlFQl8QlERLS"
"CQlG+TLSFQlFQlHQlIPLSDQlHVLP1T0QlJQl=Ql4VLP+T0QlKQl<QlJPLSEQlGPLSDQlIRLSCRL++TLSFQl8RL,RL-PLSDRL,RLSCRL.+TLSFQl@RL/R"
"L0PLSDRL/PLSERL.PLSDRL0PLSERL.PLSDRL.ZLSAT0RL1Ql3RL/Ql7RL0RLSCRL2+TLSFUGRL3RL4PLSDRL3PLSERL5PLSDRL5PLSERL6PLSDRL6PLS"
"ERL2PLSDRL4VLP/T0RL7RL1Ql5PLSERL2PLSDRL2ZLSAT0RL8RL1RL6RL7RL4VLP+T0RL9RL8Ql>PLSERL+PLSDRL-RLMJQj6Ql1RLMJQj7Ql>XLMET0"
"RL:M8Qj6Qj7VLQ1T6RL;Ql@Ql8RLSCRL<+TLSFRL;RL=RL>PLSDRL=PLSERL<PLSDRL>VLP/T0RL@T<RL:VLQ5T6RLAQl=TFXLQ4T0RLBRLATHTFVLP+"
"T0RLCRL@RLBPLSERL<PLSDRL<ZLSAT0RLDRL:RL=RLCRL>PLSERL+PLSDRL+ZLSAT0RLERL9RL2RLDRL<PLSEQlGPLSDQlGZLSAT0RLFQlKQlHRLERL+"
"PLSEQl.PLSDQl0TLMIM0RLGO>VLN<T0RLHRLG,VLN<T0RLIRLG-VLN<T0RLJRLG.VLN<T0RLKRLG1VLN<M/RM+RLG3VLN<T0RM,RM++VLQ5T6RM-RLIT"
"FRLSCRM.+TLSFRM-RM/RM.PLSDRM/VLQ7T6RM0RLKTHRLSCRM1+TLSFRM0RM2RM3PLSDRM2PLSERM1PLSDRM3PLSERM1PLSDRM1ZLSAT0RM4RLHRM2RM"
",RM3VLQ;T6RM5RM4RLJPLSERM.PLSDRM.ZLSAT6RM6RM-Ql0RM5RM1XLQ4T0RM7RM6Ql-QjFPLSEQl.PLSDQl.ZLSAT0RM8RLFQlGRM7RM.XLN,[FRM9"
"/U@UAVLN,V8RM:RM9TFTLMIT0RM;RM:VLN,V8RM<RM9THTLMIT0RM=RM<VLN;T2RM>RM;RM=RLMJQj2RM>RLMJQj3]0VLN,T1RM@Qj2TFTLMIT0RMARM"
"@VLN,T1RMBQj3TFTLMIT0RMCRMBVLPAOKRMDRMARMCVLN<T0RMERMD,VLN<T0RMFRMD+VLN,T1RMGQj2THTLMIT0RMHRMGVLN,T1RMIQj3THTLMIT0RM"
"JRMIVLP+T0RMKRMHRMJVLP+T0RN+RMKRMEVLN;T2RN,RMFRN+VLPCOKRN-RM8]1VLN<T0RN.RN-+VLN<T0RN/RN-,XLL7U>RN0,N6THTLOHT0RN1RN0V"
"LQ5T6RN2RN1TFRLSCRN3+TLSFRN2RN4RN5PLSDRN4VLN;T2RN6RN.RN/PLSERN3PLSDRN5VLR/T0RN7RN.RN1VLR/T0RN8RN/RN1VLP-T0RN9V+RN1VL"
"R-T0RN:RN.RN9VLR0T0RN;RN8RN:VLN;T2RN<RN7RN;PLSERN3PLSDRN3ZLSAT2RN=RN6RN4RN<RN5RLMJQj4RN,RLMJQj5RN=VLN,T1RN>Qj4TFTLMI"
"T0RN@RN>VLN,T1RNAQj5TFTLMIT0RNBRNAVLPAOKRNCRN@RNBVLN<T0RNDRNC,VLN<T0RNERNC+VLN,T1RNFQj4THTLMIT0RNGRNFVLN,T1RNHQj5THT"
"LMIT0RNIRNHVLP+T0RNJRNGRNIVLP+T0RNKRNJRNDVLN;T2RO+RNERNKTLOHU7RO,RO+TLOHU9RO-RM>VLN,T1RO.O@UATLMIT0RO/RO.VLQ7T6RO0RO"
"/TFRLSCRO1+TLSFRO0RO2RO1PLSDRO2RLSCRO3+TLSF]DRO4RO3PLSDRO4TLMIM7RO5O@VLN<M.RO6RO5+VLN<T0RO7RO6+VLN<T0RO8RO5,TLMIT0RO"
"9OATLMIT0RO:5VLQ5T6RO;RO:TFRLSCRO<+TLSFRO;RO=RO<PLSDRO=PLSERO>PLSDRO>ZLSAT0RO@TFRO=ROAROBZLSAT0ROCTFRO=RODROBTLSBROE"
"ROB+PLSEROFPLSDROFXLN,V8ROG/U@UBTLMIT0ROHROGVLQ;T6ROIRO@ROHTLSFROIROJROEPLSDROJXLN,],ROKRO-U@Ql-XLS.T0RODROKUE]CVLQ9"
"T6RP+RODRO8TLQ3T6RP,RP+RLSCRP-+TLSFRP,RP.RP-PLSDRP.RLMJQj0RM>RLMJQj1]<VLN,T1RP/Qj0TFTLMIT0RP0RP/VLN,T1RP1Qj1TFTLMIT0",
"RP2RP1VLPAOKRP3RP0RP2VLN<T0RP4RP3,VLN<T0RP5RP3+VLN,T1RP6Qj0THTLMIT0RP7RP6VLN,T1RP8Qj1THTLMIT0RP9RP8VLP+T0RP:RP7RP9VL"
"P+T0RP;RP:RP4VLN;T2RP<RP5RP;TLOHU<RP=RP<VLN,],RP>RP=U@XLS.T0RP@RP>UETFVLQ6T6RPARP@TFPLSERP-PLSDRP-ZLSAT6RPBRP+ROJRPA"
"RP.RLSCRPC+TLSFRPBRPDRPCPLSDRPDPLSEROEPLSDRPCPLSEROBPLSDROBVLP+T0ROARO@UAPLSERO>PLSDROEZLSAT0RPEROCROFRODRPDVLMJKRPE"
"M3T<XLMIT0RPFKM;T<VLQ6T6RPGRPFRO8RLSCRPH+TLSFRPGRPIRPHPLSDRPIXLMIT0RPJKM;T<VLQ;T6RPKRPJRO8XLQ4T0RQ+RPKTHT<XLMIT0RQ,K"
"M;T<RLMJQj.RM>RLMJQj/]<VLN,T1RQ-Qj.TFTLMIT0RQ.RQ-VLN,T1RQ/Qj/TFTLMIT0RQ0RQ/VLPAOKRQ1RQ.RQ0VLN<T0RQ2RQ1,VLN<T0RQ3RQ1+"
"VLN,T1RQ4Qj.THTLMIT0RQ5RQ4VLN,T1RQ6Qj/THTLMIT0RQ7RQ6VLP+T0RQ8RQ5RQ7VLP+T0RQ9RQ8RQ2VLN;T2RQ:RQ3RQ9TLOHU<RQ;RQ:VLN,],R"
"Q<RQ;U@_LS1T0RQ=RQ<UETFTFRQ+TFVLQ5T6RQ>RQ=TFRLSCRQ@+TLSFRQ>RQARQ@PLSDRQAVLN,],RQBRQ;UAVLMJRQBRO7M-/VLN,],RQCRQ;UBVLM"
"JRQCRO9M-/VLN,],RQDRQ;UCVLMJRQDRO8M-/VLN,],RQERQ;UDVLMJRQERQ,M-/PLSERQ@PLSDRQ@PLSERPHPLSDRPHPLSERO<PLSDRO<TLS+T<]-]2"
"XLMIT0RQFKM;T<VLQ6T6RQGRQFRO8PLSERO3PLSDRO3ZLSAT6RQH]DRO2RQGRO<RLSCRQI+TLSFRQHRQJRQIPLSDRQJPLSJUGPLSDRQIPLSERQKPLSDR"
"QKZLSAT0RR+TFRQIRR,RR-TLSBRR.RR-,PLSERR/PLSDRR/VLQ;T6RR0RR+P6TLSFRR0RR1RR.PLSDRR1PLSERR2PLSDRR2ZLSAT0RR3TFRR1RR4RR5T"
"LSBRR6RR5,PLSERR7PLSDRR7VLQ;T6RR8RR3P7TLSFRR8RR9RR6PLSDRR9PLSERR:PLSDRR:ZLSAT0RR;TFRR9RR<RR=TLSBRR>RR=,PLSERR@PLSDRR"
"@VLQ;T6RRARR;RATLSFRRARRBRR>PLSDRRBVLP/T0RRCRR+P7VLP+T0RRDRRCRR3VLP/T0RRERRDRAVLP+T0RRFRRERR;VLP/T0RRGRRFPBTLMIT0RRH"
"5VLP+T0RRIRRGRRHXLN,Z/RRJRO,U@RRIXLMIU8RRKRRJM-;RLMJQj-RRKVLP/T0RS+Z.RR;VLN,TCRS,Qj-TFTLMITBRS-RS,ZLN,]5RS.1RR+RR3RS"
"+TLMITBRS/RS.VLP,TBRS0RS/RS-RLMJRS.RS0VLP+T0RS1RS+THVLN,TCRS2Qj-THTLMITBRS3RS2ZLN,]5RS41RR+RR3RS1TLMITBRS5RS4VLP,TBR"
"S6RS5RS3RLMJRS4RS6VLP+T0RS7RS+T<VLN,TCRS8Qj-T<TLMITBRS9RS8ZLN,]5RS:1RR+RR3RS7TLMITBRS;RS:VLP,TBRS<RS;RS9RLMJRS:RS<VL"
"P+T0RS=RS+TEVLN,TCRS>Qj-TETLMITBRS@RS>ZLN,]5RSA1RR+RR3RS=TLMITBRSBRSAVLP,TBRSCRSBRS@RLMJRSARSCPLSERR=PLSDRR=VLP+T0RR"
"<RR;UAPLSERR:PLSDRR>PLSERR5PLSDRR5VLP+T0RR4RR3UAPLSERR2PLSDRR6PLSERR-PLSDRR-VLP+T0RR,RR+UAPLSERQKPLSDRR.PLSERO1PLSDR"
"O1VLN,T1RSDO@UBTLMIT0RSERSDVLQ;T6RSFRSEQk,RLSCRSG+TLSFRSFRSHRSGPLSDRSHPLSERSIPLSDRSIZLSAT0RSJTFRSHRSKRT+TLSBRT,RT+,P"
"LSERT-PLSDRT-VLQ;T6RT.RSJP6TLSFRT.RT/RT,PLSDRT/PLSERT0PLSDRT0ZLSAT0RT1TFRT/RT2RT3TLSBRT4RT3,PLSERT5PLSDRT5VLQ;T6RT6R"
"T1P7TLSFRT6RT7RT4PLSDRT7PLSERT8PLSDRT8ZLSAT0RT9TFRT7RT:RT;TLSBRT<RT;,PLSERT=PLSDRT=VLQ;T6RT>RT9RATLSFRT>RT@RT<PLSDRT"
"@VLP/T0RTARSJP7VLP+T0RTBRTART1VLP/T0RTCRTBRAVLP+T0RTDRTCRT9VLP/T0RTERTDPBTLMIT0RTF5VLP+T0RTGRTERTFVLP/T0RTHZ.RT9ZLN,"
"]5RTI1RSJRT1RTHTLMITBRTJRTIVLP+T0RTKRTHTHZLN,]5RU+1RSJRT1RTKTLMITBRU,RU+VLP+T0RU-RTHT<ZLN,]5RU.1RSJRT1RU-TLMITBRU/RU"
".VLP+T0RU0RTHTEZLN,]5RU11RSJRT1RU0TLMITBRU2RU1ZLN;U8RU3RTJRU,RU/RU2XLN,Z/RU4RO,U@RTGVLMJRU4RU3M-;PLSERT;PLSDRT;VLP+T"
"0RT:RT9UAPLSERT8PLSDRT<PLSERT3PLSDRT3VLP+T0RT2RT1UAPLSERT0PLSDRT4PLSERT+PLSDRT+VLP+T0RSKRSJUAPLSERSIPLSDRT,RLSCRU5+T"
"LSF]ERU6RU5PLSDRU6TLMIM7RU7O@VLN<M.RU8RU7+VLN<T0RU9RU8+VLN<T0RU:RU7,VLN<T0RU;RU7-TLMIT0RU<OATLS+T<]-]2TLMIT0RU=5VLQ5"
"T6RU>RU=TFRLSCRU@+TLSFRU>RUARU@PLSDRUAXLN,],RUBRO-U@Ql-VLP-T0RUCRU;RU:ZLS5T0RUDRUBUE]7RUCVLQ6T6RUERUDRU:RLSCRUF+TLSF"
"RUERUGRUFPLSDRUGRLMJQj+RM>RLMJQj,]<VLN,T1RUHQj+TFTLMIT0RUIRUHVLN,T1RUJQj,TFTLMIT0RUKRUJVLPAOKRV+RUIRUKVLN<T0RV,RV+,V"
"LN<T0RV-RV++VLN,T1RV.Qj+THTLMIT0RV/RV.VLN,T1RV0Qj,THTLMIT0RV1RV0VLP+T0RV2RV/RV1VLP+T0RV3RV2RV,VLN;T2RV4RV-RV3TLOHU<R"
"V5RV4VLN,],RV6RV5U@_LS1T0RV7RV6UETFTFT<TFVLQ5T6RV8RV7TFRLSCRV9+TLSFRV8RV:RV9PLSDRV:VLN,],RV;RV5UAVLMJRV;RU9M-/VLN,],"
"RV<RV5UBVLMJRV<RU<M-/VLN,],RV=RV5UCVLMJRV=RU:M-/VLN,],RV>RV5UDVLMJRV>RUDM-/PLSERV9PLSDRV9PLSERUFPLSDRUFPLSERU@PLSDRU"
"@PLSERU5PLSDRU5PLSJUGPLSDRSGRLSCRV@+TLSF]FRVARV@PLSDRVATLMIT0RVB5VLQ5T6RVCRVBTFPLSERV@PLSDRV@ZLSAT6RVD]FRSGRVCRVARLS"
"CRVE+TLSFRVDRVFRVEPLSDRVFXLN,],RVGRO-U@Ql-VLS/RVGUETFTFPLSERVEPLSDRVEPLSJUKNLMDVLMBT6OB+U:RLMCT7OCRLMCT;ODRLMCT1OEPL"
"SDRVHTLMGT7RG2TLMGT;RH2TLMGT1RI2TLMGT7RJ2TLMGT;RK2TLMGT1S+2TLQ3T6RVI]IRLSCRVJ+TLSFRVIRVKRVJPLSDRVKTLMIM7RW+ODVLN<M.R"
"W,RW++VLN<T0RW-RW,,VLN<T0RW.RW+,VLN<T0RW/RW+-VLQ5T6RW0RW.TFRLSCRW1+TLSFRW0RW2RW1PLSDRW2VLQ5T6RW3RW/RW-PLSERW1PLSDRW1",
"ZLSAT6RW4RW0RVKRW3RW2PLSERVJPLSDRVJZLSAT6RW5]IRVHRW4RW1RLSCRW6+TLSFRW5RW7RW6PLSDRW7PLSJUKPLSDRW6RLSCRW8+TLSFRFRW9RW8"
"PLSDRW9TLQ3T6RW:]JRLSCRW;+TLSFRW:RW<RW;PLSDRW<XLN,T1RW=ODU@U@TLMIT0RW>RW=TLMIM0RW@OCVLN<M-RWARW@+VLN<T0RWBRWA+VLN<T0"
"RWCRW@-VLN<T0RWDRW@.VLQ7T6RWERWCTFRLSCRWF+TLSFRWERWGRWHPLSDRWGPLSERWFPLSDRWHPLSERWFPLSDRWFZLSAT0RWIRWBRWGRWDRWHVLQ9T"
"6RWJRW>RWIPLSERW;PLSDRW;ZLSAT6RWK]JRW9RWJRWFPLSERW8PLSDRW8ZLSAT6RX+RFRW6RWKRW;VLQ1T6RX,]KRX+RLSCRX-+TLSFRX,RX.RX/PLS"
"DRX.TLMIM0RX0OCRLMJRGRX0TLMIM7RX1ODRLMJRHRX1TLMIT0RX2OERLMJRIRX2ZLMET6RX3O=RGRHRIPLSERX-PLSDRX/TLMIM0RX4OCRLMJRJRX4T"
"LMIM7RX5ODRLMJRKRX5TLMIT0RX6OERLMJS+RX6ZLMET6RX7O5RJRKS+PLSERX-PLSDRX-ZLSAT6RX8RX3RX.RX7RX/PLSJRX8NLMDVLMBT6OF+U=RLM"
"CT7OGRLMCTAOHRLMCT;OIRLMCT1OJPLSDRX9TLMGT7S-2TLMGT:S.2TLMGTAS/2TLMGT;S02TLMGT7S12TLMGT;S22TLMGT1S32RLSCRX:+TLSFS,RX;"
"RX:PLSDRX;TLMIM0RX<OGRLMJS-RX<VLN,T:RX=OIU@TLMIM.RX>RX=RLMJS.RX>XLMET6RX@O9S-S.PLSJRX@PLSDRX:TLMIM>RXAOHRLMJS/RXATLM"
"IM7RXBOIRLMJS0RXBXLMET.RXCN1S/S0TPk+T2RXDTHVLN,X/RXEITHRLMJRXERXDTPk+T2RXFTEVLN,X/RXGJTHRLMJRXGRXFTLMIM0RXHOGRLMJS1R"
"XHTLMIM7RXIOIRLMJS2RXITLMIT0RXJOJRLMJS3RXJZLMET6RXKOBS1S2S3PLSJRXKNLMD"
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced: source 773d167c58b769b9, glslang 16.6.0, spirv-tools v2026.4, 144332 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced[] = {
"++++ML-,P+ML.5+ML<3,V2MLFM22VEN+XLM@T0P6P1VEMN70,V+MN=48PCV@P7TLLHPEPCP6TLM+PF1PETLMGPFMO34+MOA:,PHMP00;PIP/PHVEZLM@"
"T0V4Q4P8PIV2XLM@T0V=P1V4MPF0,V=MQ+27V>NP+TLLHVATKV>TLM+VB/VATLMGVBMQ>KBVCP1V2MIXLM@T0VGP/VCVEZLM@T0VHQ4P<VGV2XLM@T0V"
"IP1VHMS301VITHTLM6T0W4MN+MS>9,VJMT-06VJTLLHW+VJT<TLM+W,1W+TLMGW,MT=28W-TIP7TLLHW0W-T<TLM+W11W0TLMGW1MU1D,W2MUK30W2U-"
"XLM@T0W3MV702W5Q5W3TFXLM@T0W7MVD0AW8Q4W5W7TFZLM@T0W:Q4P<VEV2XLM@T0PGP1W:U-XLM@T0W;MW=02W<Q5W;TFXLM@T0WBMWJ0.WCQ4W<MV"
">03P/W8WCXLM@T6WEQ6WDMX>17WFQ4PJTFW8ZLM@T0PKQ4WEW8WFMY0>/ML+XLM@T0WGMYH2,WGMZ/M0,WHM[50.WIP-WHM[=07WIPBTLLHX,T0Q,TLM"
"+X11X,TLMGX1M].M64X2TKQ,TLM+X31X2TLMGX3M^CM+7X4Q4PJTFWCZLM@T0Q0Q4WEWCX4M`.7.XLM@T0X;MYH0.XGQ5X;M`JF,X<M[50.XBP-X<Mb,"
"07XBPBTLLHXET0Q1TLM+XF1XETLMGXFMb=24XITKQ1TLM+XJ1XITLMGXJMc-5,XKMc82,XKMcA@,Y+Md52,Y+Md=X@/M/XLM@T0Y,NP52,Y,NP=;,V+N"
"Q.0=V+R6XLM@T0Y-P/MGV+XLM@T0R7P1Y-U-TLM6T0^04NQF3,Y/NR.0.Y4P-Y/NR60,Y4NR<7,[7NRJ0,[7NS/N@+NUHR8+N]8QU;,V2SfJVD,V2TPC"
"MRH,^0UW@F1[<Me5VEVLP/T0[=UX@00[<[=VLP1T0[>UXJ0-[>V+UY0Pc/,V2ZO5Mb.,X+[e9R/,X+[k>d;,X+]c/MTF,X+^kKR/,X+_Q/]F,VE_bKP3"
",V+_g3Z9,X+`TCUJ,VE`_BO,,V+`bDMR:,X+ai3R/,X+bN8aI,VEbd6P9,V+bhF[6,X+cW1[-,VEcg4P3,V+ck=MVA,X+eU3R/,X+e[8c,,X+fQ:R<,V"
"EfX,P3,V+f]5MLC,V2g^-N^D,].jNGS;A[@QWBVEVLP/T0[BQW1MGVLP+T0]1[@[BVLP/T0QWF]1V2VLP1T0Me6jW+0-Me6V+jW2M3,V+jX;jK,].kV;"
"M^:,].li+MW8,].MMS9NLI+"
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced: source eb92c7092985bd5f, glslang 16.6.0, spirv-tools v2026.4, 144332 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced[] = {
"++++bH03TLM=T0MH3c,9,3c;U<-V3;ML.1/PCP/V3P4ML<3,V+MLFM00XLM@T0P6P1U-MN70,V3MN=48PEV@P7TLLHPFPEP6TLM+PH1PFTLMGPHMO341"
"ZLM@T0PIQ4P8V3MOG0FPIU-XLM@T0V4P1V3MGXLM@T0V=P/V4V3ZLM@T0VAQ4P8V=V3XLM@T0VBP1VAMPF0,VBMQ+27V2Q+TLLHVCTKV2TLM+VF/VCTL"
"MGVFMQ>=/VGQ4P<V3MR40FVGU-XLM@T0VHP1V+MIXLM@T0VIP/VHV3ZLM@T0VJQ4P<VIV+XLM@T0W+P1VJMS301W+THTLM6T0V>M;MS>6/V3MHTLLHW,"
"MT-06W,TLLHW-W,T<TLM+W/1W-TLMGW/MT=28W0TIP7TLLHW1W0T<TLM+W21W1TLMGW2MU1A<P+ZLM@T0W3Q4P8V3V3XLM@T0PDP1W3U-XLM@T0W4MV7"
"02W5Q5W4TFXLM@T0W7MVD0AW8Q4W5W7TFZLM@T0W:Q4P<V3V+XLM@T0PGP1W:U-XLM@T0W;MW=02W<Q5W;TFXLM@T0WBMWJ0.WCQ4W<MV>03P/W8WCXL"
"M@T6WEQ6WDMX>17WFQ4PJTFW8ZLM@T0PKQ4WEW8WFMY0;0XLM@T0WGP4V+MYJ0,WGMZ/M04WHP+V+PBXLM@T0WIP-WHM[=07WIPBTLLHX+T0Q,TLM+X,"
"1X+TLMGX,M].M64X1TKQ,TLM+X21X1TLMGX2M^CM+7X3Q4PJTFWCZLM@T0Q0Q4WEWCX3M`.92VEN+XLM@T0X4P4VEM`D0,X4M`JF4X;P+VEPBXLM@T0X"
"<P-X;Mb,07X<PBTLLHXBT0Q1TLM+XE1XBTLMGXEMb=24XFTKQ1TLM+XI1XFTLMGXIMc-5,XJMc82,XJMcA@,XKMd52,XKMd=P2,Y+MhF4,Y+Mi/T-/@X"
"LM@T0Y,NP52,Y,NP=;,V3NQ.0=V3R6XLM@T0Y-P/MGV3XLM@T0R7P1Y-U-TLM6T0]-0NQF0/Z.XLM@T0Y/NR.0.Y4P-Y/NR60,Y4NR<7,YJNRJ0,YJNS"
"/N.+NU69,NL+NUF1,[7NV,0.[<P1[7NV40,[<NV:a;2MXDa/V3VLP4T0MXEa/SX:>2aBMXHS4VLP4T0aCMXHOL+M+,MXHOM,e5,MXHOf7XF,MXHPR2T0"
",MXHPZ8jH,MXHQX5T1,MXHQa<R,,MXHQg>VA,MXHRQ4RA,MXHRWKVJ,MXHRcJR4,MXHRj3W;,MXHSTEO:D[=MXBPCVLP4T0[>MXBPCVLQ5T6[@[>TFXL"
"Q4T0[B[@TFTHVLP+T0]3[=[BSY+ND,]3S[EA,]3S]:<,]3S^,S.,V3Se0MD,V+SfJQ,,V3Sl+QB,V+TPCMRH,]-UW@F1]4Me5U-VLP/T0a<UX@00]4a<"
"VLP1T0a=UXJ0-a=V3UY0POJ.a>N[BV3Y^11:a>VLN,T1a@N2UATLMIT0aAa@VLP/T0N[GaAV3Y^GT6,V3Yg2U-,V+ZO5SC,V3ZW-^-,V+Zi0O1.NeBNe"
"0V3Zl910NeCNdANd:NeBNdD[NA4+[L-M,+[[J1+[M4J.Me6NeAV+[N519Me7X-Nd7Me6Ne=RLSCPVC+TLSFMe7Me9PVCPLSDMe9[NJ3,Me9[O2R<.PX-"
"Nf;V3dgAA,Nd.dh63,Ng,dh@<,Ng-di11+[W=9-PX8NZ4diH3,NZ4dj0=,NZ4djD3,NZ4dk,=,NZ4dk@3,NZ4dkI=,NZ4dl;3,NZ4dlEF,Nd.eL@3+[]"
"-=+eM9NA4NZ0PYCRLMJNZ1PYBVLN,T1PYDNZ0eP73,NZ1ePAC,NZ0eQ83,NZ1eQBO:.Oh:PZEVEeU310Oh;XGPZ<Oh:PZBalH4+eUHMJ,NZ2eWG0,NZ2"
"eX,:4V3PLSEOh<PLSDOh<ZLSAT6P[8Oh;eXEN<.N[CP[GVEe[81/N[EXGPZ=N[Ce[C0.N[EOi-P[JbNKMI,PZ4bPIM02NZ.PZ4VLMET0OiDN+NZ.bR4K"
",PZ4bS4N6,NZ/bUA1.P^4OiEV3ecJJ,Oj5edI<,Oj6ee:1+bWA9-P^@NZ/ef03,NZ/ef9=,NZ/eg,3,NZ/eg5=,NZ/egI3,NZ/eh1=,NZ/ehE3,NZ/ei"
"-M>+]XGO;,V+]]7QA.OQ2ON4VE]c/10OQ3XGON.OQ2ON1^R54+]cD0,N[F]cJ0-V>N[F]d0N9.OQ4PLSDOQ4]fBTK,V+^NBO1.OQCOQ1V3^QK10OQDOP"
"BOP;OQCOPE^U14+^R>M,+^c:1+^SFJ.Ne1OQBV+^TG10Ne2X-OP8Ne1OQ>ZlE4+^U:3,Ne4^UDR>,V3^]7R..Ne3PLSDNe3^c=R/DOg7TFOT9Og8Og9T"
"LSBNg.Og9,PLSENg/PLSDNg/VLQ;T6Ng0Og7Q1TLSFNg0Ng1Ng.PLSDNg1^j90/OgDOU@PLSDOgDah+5HNg2XGRLSCOgK+TLSFNg2Oh,OgKPLSDOh,TL"
"MIT0Ng35VLP/T0Ng4Og7PBVLP+T0Oh9Ng3Ng4VLQ;T6Ng5al:30PZGXGOgDNg5Oh,eU>0-OUKPZH^l<J-Oh3Og7_L<24Oh4TFOV0Oh3OV1VLP+T0Oh5O"
"V.ak57+_M80/Og7VLMET0Ng6_MB35Ng7Oh7OV/Ng6OV-VLQ;T6Ng8Ng7V3eX<1/OV:PZGOgKNg8_N=@+bL:5,OV>bLF7+_OIF8Ng9Og7PBVLP+T0Ng:O"
"VGNg9VLQ;T6OVJNg:VE_Q/A+e]-2,OW,e]5M<-Ng;Og7e^I2DNg<TFP]8Ng;P]9VLP+T0Ng=P]6Ng<VLP4T0Ng>Ng=PGVLP/T0Ng@Ng>U-VLP+T0P]@N"
"g@e_H12NYCOg7VLMET0P]AN+NYCe`4J-NgAOg7ea42>NgBTFP]ENgAP]FVLP+T0NgCP]CNgBVLP4T0NgDNgCPGVLP/T0P]KNgDeb.M<,NYDecA1.Oj7P"
"]BV3bUJHBNgEOj=P^2XLN,X9NgFOj;U@NgEXLMIX8NgGNgF--TLO<T0NgHNgGRLMJP^3NgHbW;0+eeA9+_ZFOC+b[F0+__B5+b]44.OU5PLSDNg._`70"
"+cdG2,OO+ce.N0,U-cg4N1,NYBci;N,,V3ck=MD.O[2V>PS3_i.A,PS-_iEM.,PR@_jIG+dO-F+_l=O7,V+`NKQA.Oc3O^6VE`TC10Oc4XGO^0Oc3O^3"
"aO>4+`U60,NgI`U<0-V>NgI`UDN9.Oc5PLSDOc5`X4R7,U-`_BO,,V3`bDB,V>`c:U:,V+`lKO1.OcDOc2V3aO310OcEObCOb<OcDObFaR:4+aOHM,+a"
"`D1+aQ.J.NgJOcCV+aR/19NgKX-Ob9NgJOc@RLSCNh++TLSFNgKNh,Nh+PLSDNh,aRD3,Nh,aS,R>,V3aYAR..Nh+PLSDNh+a`GR/<OU6TFOf:OU7OU8"
"TLSBOg:OU8,PLSENh-PLSDNh-VLQ;T6Og<OU6ag;=+^jEM0,VE^kK3,Og@^l32JNh.OUJPLSDNh.RLSCNh/+TLSFP<Nh0Nh1PLSDNh0TLMIT0Nh25RLS"
"CNh3+TLSFXDNh4Nh5PLSDNh4PLSENh3PLSDNh5_L819Nh3PLSDNh3ZLSAT0OV3TFNh4OV2Nh5VLP+T0OV4Nh2_M,7GNh/PLSDNh1RLMJNY9OU6VLMET0"
"Nh6N+NY9PLSENh/PLSDNh/ZLSAT0Nh7OV6Nh3Nh6Nh1VLQ;T6OV9Nh7V3_N31BNh8OUIOUCOV9Nh/RLSCNh9+TLSFNh8Nh:Nh9PLSDNh:TLMIT2Nh;CT"
"LOHX@Nh<Nh;_O/7,Nh<_O<7.Nh9PLSDNh9bM419Nh=XGRLSCNh>+TLSFNh=Nh@Nh>PLSDNh@TLMIT0NhA_P@4GNhAOVHVLQ;T6NhBOVIVEPLSENh>PLS"
"DNh>ZLSAT6NhCXGOgANhBNh@RLSCNhD+TLSFNhCNhENhDPLSDNhE_QD3,NhE_R,ND,NY5_TF0,NY5_U+O6,NY6_X73,V3_XAN0+bX.OC+__<00Ok:PLS",
"ENhDPLSDNhDb]/0+_`+4+b]=RD,U-bd6P9,V3bhFME,V>bj@SE,V+cQ9QC,VEcW1K,V>cX1WA+_`<2,PPJ_`EN0,U-_bKN1,NY2_e1N,,V3_g3MD.PS4"
"V>O[1dL8A,O[+dM.M.,OZ=dN2G+_kDF+dOHM,,V3dPJT+,V+dXKR/,V+d`/71NhF+TLSFPVBPVDNhFd`BRHMENhGPW:PSKRLSCNhH+TLSFNhGNhINhHP"
"LSDNhITLMIT2NhJ;TLOHX7NhKNhJVLN,V:Ni+:PU-TLMIT0Ni,Ni+VLP+T0Ni-Ni,PX+XLN,X9Ni.NhKU@Ni-XLMIX8Ni/Ni.--TLO<T0Ni0Ni/RLMJP"
"X,Ni0PLSENhHPLSDNhHdi6:P,Ni1NY.U@TLMIT0Ni2Ni1VLN,T1Ni3NY.UATLMIT0Ni4Ni3VLR/T0Ni5Ni4X:VLR0T0Ni6Ni2Ni5VLN,T1Ni7NY.UBTL"
"MIT0Ni8Ni7VLN,T1Ni9NY.UCTLMIT0Ni:Ni9VLR/T0Ni;Ni:X:VLR0T0Ni<Ni8Ni;VLN,T1Ni=NY.UDTLMIT0Ni>Ni=VLN,T1Ni@NY.UETLMIT0NiANi"
"@VLR/T0NiBNiAX:VLR0T0NiCNi>NiBVLN,T1NiDNY.UITLMIT0NiENiDVLN,T1NiFNY.UJTLMIT0NiGNiFVLR/T0NiHNiGX:VLR0T0NiINiENiHZLN;T"
"KNiJNi6Ni<NiCNiIVLN,X>NiK<PU-RLMJNiKNiJPLSENhFPLSDNhFeLG>Q5Nj+>TLMIT0Nj,@VLPCOKNj-Nj+Nj,VLN<T0Nj.Nj-+VLN<T0Nj/Nj-,RL"
"SCNj0+TLSFN]:Nj1Nj2PLSDNj1VLN;T2Nj3Nj.Nj/PLSENj0PLSDNj2VLR/T0Nj4Nj.N]9VLR/T0Nj5Nj/N]9VLP-T0Nj6V+N]9VLR-T0Nj7Nj.Nj6VL"
"R0T0Nj8Nj5Nj7VLN;T2Nj9Nj4Nj8PLSENj0PLSDNj0ZLSAT2Nj:Nj3Nj1Nj9Nj2TLMIT2Nj;=RLMJNXKNj;RLMJNY+Nj:VLN,T1Nj<NXKTFTLMIT0Nj="
"Nj<VLN,T1Nj>NY+TFTLMIT0Nj@Nj>VLPAOKNjANj=Nj@VLN<T0NjBNjA,VLN<T0NjCNjA+VLN,T1NjDNXKTHTLMIT0NjENjDVLN,T1NjFNY+THTLMIT0"
"NjGNjFVLP+T0NjHNjENjGVLP+T0NjINjHNjBVLN;T2NjJNjCNjIRLMJCNjJTLMIT0NjK>VLP+T0Nk+NjKUARLMJ>[l141Nj0Nk.Nk/TLSBOU9Nk/^iJ3"
",Nk-^j23M;Nk0+TLSFQ+OU>Nk1PLSDOU>VLN,X>Nk2DNk-RLMJNk2X=TLQ3T6Nk3XGRLSCNk4+TLSFNk3Nk5Nk4PLSDNk5TLMIT0Nk65VLP/T0Nk7Nk-"
"PBVLP+T0Nk8Nk6Nk7VLQ;T6Nk9Nk8VE]N:0Q/T6Nk:XGOU>Nk9Nk5RLSCNk;+TLSFNk:Nk<Nk;PLSDNk<RLSCNk=+TLSFP<Nk>Nk@PLSDNk>TLMIT0Nk"
"A5RLSCNkB+TLSFXDNkCNkDPLSDNkCPLSENkBPLSDNkDVLP/T0NkENk-PBPLSENkBPLSDNkBZLSAT0NkFTFNkCNkENkDVLP+T0NkGNkANkFVLP4T0NkHN"
"kGPGVLP/T0NkINkHU-PLSENk=PLSDNk@RLMJNY,Nk-VLMET0NkJN+NY,PLSENk=PLSDNk=ZLSAT0NkKNkINkBNkJNk@VLQ;T6Nl+NkKPSKPLSENk;PLS"
"DNk;ZLSAT6Nl,Nk:Nk4Nl+Nk=RLSCNl-+TLSFNl,Nl.Nl-PLSDNl.TLMIT2Nl/CTLOHX@Nl0Nl/VLN,V:Nl1BNk-TLMIT0Nl2Nl1XLN,XANl3Nl0U@Nl"
"2XLMITKNl4Nl3-;RLMJNk2Nl4PLSENl-PLSDNl-PLSENk0PLSDNk1TLQ3T6Nl5XG]R/5Z8T0Nl85VLP/T0Nl9Nk-PBVLP+T0Nl:Nl8Nl9VLQ;T6Nl;Nl"
":VEPLSENl6PLSDNl6ZLSAT6Nl<XGNk1Nl;Nl7RLSCNl=+TLSFNl<Nl>Nl=PLSDNl>PLSENl@PLSDNl@ZLSAT0NlATFNl>NlBNlCTLSBNlDNlC,PLSENl"
"EPLSDNlEVLQ;T6NlFNlAU-TLSFNlFNlGNlDPLSDNlGRLSCNlH+TLSFP<NlINlJPLSDNlITLMIT0NlK5RLSCOL++TLSFXDOL,OL-PLSDOL,PLSEOL+PLS"
"DOL-VLP/T0OL.Nk-PBPLSEOL+PLSDOL+ZLSAT0OL/TFOL,OL.OL-VLP+T0OL0NlKOL/VLP4T0OL1OL0PGVLP/T0OL2OL1U-VLP+T0OL3OL2NlAPLSENl"
"HPLSDNlJRLMJNXINk-VLMET0OL4N+NXIPLSENlHPLSDNlHZLSAT0OL5OL3OL+OL4NlJTLMIT0OL65RLSCOL7+TLSFXDOL8OL9PLSDOL8PLSEOL7PLSDO"
"L9VLP/T0ON5Nk-PBPLSEOL7PLSDOL7ZLSAT0ON6TFOL8ON5OL9VLP+T0ON7OL6ON6VLP4T0ON8ON7PGVLP/T0ON9ON8U-RLSCOV7+TLSFP<OV8O^7PLS"
"DOV8PLSEOV7PLSDO^7VLP+T0O^8ON9NlATLMIT0O^9AZLL7T0O^:,M1O^8O^9VLP-T0O^;O^:ON9PLSEOV7PLSDOV7ZLSAT0Og;NlAOV8O^;O^7VLN,T"
"1OgCNXJNlARLMJOgCTFVLQ;T6OgEOL5PSKRLSCOgF+TLSFOgEOgGOgFPLSDOgGTLMIT2OgHCTLOHX7OgIOgHVLN,V:OgJBNk-TLMIT0Oh+OgJVLP+T0O"
"h-Oh+Og;XLN,X9Oh.OgIU@Oh-XLMIX8Oh/Oh.--TLO<T0Oh0Oh/RLMJOgCOh0PLSEOgFPLSDOgFPLSENlCPLSDNlCVLP+T0NlBNlAUAPLSENl@PLSDNl"
"DVLN,T1Oh1NXJU@TLMIT0Oh2Oh1VLN,T1Oh8NXJUATLMIT0Oh>Oh8VLR/T0Oh@Oh>X:VLR0T0OhEOh2Oh@VLN,T1OhFNXJUBTLMIT0OhGOhFVLN,T1Oh"
"HNXJUCTLMIT0OhIOhHVLR/T0OhJOhIX:VLR0T0OhKOhGOhJVLN,T1Oi+NXJUDTLMIT0Oi,Oi+VLN,T1Oj>NXJUETLMIT0Oj@Oj>VLR/T0OjAOj@X:VLR"
"0T0OjBOi,OjAVLN,T1PZFNXJUITLMIT0PZIPZFVLN,T1P[HNXJUJTLMIT0P[IP[HVLR/T0P[KP[IX:VLR0T0P]:PZIP[KZLN;TKP];OhEOhKOjBP]:VL"
"N,X>P]<DNk-RLMJP]<P];PLSENl=PLSDNl=PLSENk0PLSDNk0]SF7,OU9ejA7,OU9ek-M@,V+elCQC,VEfQ:K,V>fR:Q<,U-fX,P3,V3f]5ME,V>f_/k"
"/FP]=Ph8V3TLMIT0P]>NDVLP+T0Ph;P]=P]>VLN,T1P]GNFUBTLMIT0P]HP]GVLP/T0Ph>P]HV+g^-Nf4AP]IQWBU-VLP/T0P]JQW1MGVLP+T0Ph9P]I"
"P]JVLP/T0QWFPh9V+VLP1T0Ph:jW+0-Ph:V3jW2M3,U-jX;QhG+"
};

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced: source 7299205c894cd5ad, glslang 16.6.0, spirv-tools v2026.4, 101388 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced[] = {
"++++iE-N/P+iG3,N/j/4,N/j9M2@U-3TLM6T0VEN+TLLHN0U8T<TLLHNGN0U-TLM+NH1NGTLMGNHl41JTLM6T0V3;TLM+W62N0TLM6T0O-M,TLLHO.U8"
"O-TLLHO/O.V3TLLHP6O/T<TLM+P9/P6TLMGP9ML426P93/TLM6T0^/2TLM+P:1TBML>49P;Q4P8V3N/XLM@T0PDP1P;Z.XLM@T0P=MM502P>Q5P=TFXL"
"M@T0P@MMB0/PAQ4P>P@MMK19PCQ4P<V3N/XLM@T0PGP1PCZ.XLM@T0PEMN>0-PFQ5MO20+MNK0;PIQ4PFPHTFXLM@T0Q,P/PAPIXLM@T6Q.Q6Q,MO@0-"
"Q.PAMOG8/TLM6T0Q2]+MP3M--TLMGX0MQ@M.4Q3TKT<TLM+R61Q3TLMGR6MS+M--Q.PIMT/M0,X0MU52,R6MU=S1+M]HP@+Mb@QR6,N/Ri+MD,N/RjEV"
".,N/SSIQB,N/SY@MP.,U-T^DI,T<T_BM33R7R4U-VLP4T0SGR7Z.Ta12.RAR8Z.Tb/J:VLP4T0V2R4U-VLP4T0R9R5T<VLP/T0UJR9U-Td0MiH,U-Va-"
"I,T<Vb+P+,N/Vf,UI,T<WNKS;,N/WV;U4,T<W`FYE,T<XM@M=,Q2XO2R+,Q2XU3^H,T<Xh0M=,Q2XiDR+,Q2YNEXC,T<Y[<M,,Q2Y]>SF,T<Ye9M,,Q2"
"Yf;[2,T<ZTDM=,Q2ZV6R+,Q2Z]7^H,T<[N4M=,Q2[OHR+,Q2[UIY<,T<[d:@:VLP4T0MeFMe=U-VLP4T0R=Me>T<VLP/T0MeER=U-[f1N8,T<[h@M+=S"
".Mf1U-VLP4T0Mf:S.Z.VLP1T0S7Mf2T<VLP/T0Mf8S7Z.[jFNC,U-]L=G9S9O[6U-TLSFS9S:O[9PLSDS:VLP4T0ON5O[JT<eR8:N<Q[:PLSDQW.VLP-"
"T0SD^/O[6PLSEQ[:PLSDQ[:ZLSAT0TDO[6Q[;SDQW.VLP1T0TGO[JZ.VLP4T0TIO[JZ.VLP1T0U2TDZ.VLP4T0U5TDZ.XLN,TC]1NYBU2U5TLMITBMe@"
"]1XLN,TCMeAW1TGTITLMITBMeBMeAZLN,P:RSA1TDTGTITLMITBMeCRSA]LL7TBRSC,M=Me@MeBMeCRLMJRSARSC]O:N7,T<]QHM,,Q2]RJSF,T<]ZEM"
",,Q2][GZ5,T<]k1M=,Q2]lER+,Q2^QF^H,T<^dCM=,Q2^f5R+,Q2^l6X>,T<_WKM,,Q2_Y,SF,T<_aHM,,Q2_bJTH,T<_kG@:VLP4T0Nj-NiFU-VLP4T"
"0MeDNiGT<VLP/T0Nj,MeDU-`L=N8,T<`O+M+=Mf3Nj8U-VLP4T0NjBMf3Z.VLP1T0Mf4Nj9T<VLP/T0Nj@Mf4Z.`Q1NC,U-`SJGM0Mf5Pc7U-TLSFMf5"
"Mf6Pc:PLSDMf6VLP4T0Mf7QLKT<VLQ5T6Mf9Mf7TFRLSCQ[<+TLSFMf9MfHMfIPLSDMfHPLSEQ[<PLSDMfIVLP-T0MfJ^/Pc7eRG1N+MfKPc7MfHMfJM"
"fIVLP1T0Mg+QLKZ.VLP4T0Mg,QLKZ.VLP1T0Mg-MfKZ.VLP4T0Mg.MfKZ.XLN,TCMg/VKMg-Mg.TLMITBMg0Mg/XLN,TCNiHNXFMg+Mg,TLMITBNiINi"
"HZLN,P:PcA1MfKMg+Mg,TLMITBNiJPcA]LL7TBPcC,M=Mg0NiINiJ`VDe+<NiKPh8N/TLMIT0Nj+NDVLP+T0Ph;NiKNj+VLN,T1PjBNFUBblH21PjCN/"
"TLMIT0PjENEcL49/PLSJZ.PLSDPjGaP3B,OL6aPKS1FNj:S-N/TLMIT0Nj;RGVLP+T0S8Nj:Nj;VLN,T1Nj<RJUBTLMIT0PjANj<VLP/T0T:PjAN/aXK"
"M_A0Nj=NJXLN,V:Nj>blE0ENjANj>VLP/T0Nk+Nj=NjATLMIT0Nk,NKVLP+T0Nk-Nk+Nk,RLSCNk.+TLSFQ+Nk/Nk.PLSDNk/cLC6,Nk-cM.ME,Nk.cN"
"I3,Nk.cO1M=,Nk-cPEMP>,].dU8e2,U-eMAG=Nk0RT1T<TLSFNk0Nk1RT4PLSDNk1VLP/T0Nk2RSJT<VLP+T0OQ5Nk2eNII,Nk3eOG14Nk3VLP,U8Nk4"
"OQ2OP<RLMJNk3Nk4eP5N,ENl/RO.VLQ5T6Nl0Nl/TFRLSCNl1+TLSFNl0Nl2Nl3PLSDNl2PLSENl4PLSDNl4ZLSAT0Q[=TFNl2eS/9,U-eS>G=Nl5Q[F"
"T<TLSFNl5Nl6Q[IPLSDNl6VLP/T0OMEQ[=T<VLP+T0ON6OMEeTGMG2Nl4PLSDQ[APLSENl1PLSDNl3eVI3,Nl3eW19,U-eWAG=ON-QX8T<TLSFON-OMF"
"QX;PLSDOMFVLP/T0ON.QX0T<VLP+T0OMGON.eXIOE.Nl1PLSDNl1e]ESG+"
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced: source 9d9f59e047c61e59, glslang 16.6.0, spirv-tools v2026.4, 101456 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced[] = {
"++/O_RL].NMT+]LL6RXH/46PLL<Qi<_LL5M[bXaN>M[bTcN0M_RNgO>M]bki`0Macghh@McRXdh.M[dTeW:RTfO,8;,NPLL:JG0O9IJM+KMI>+NHI+N<"
"6+ODU2.QJ,4XJ4,RDY3B+Z-8+Z>3.R+,GZFN@+^=O>3]LM,O:T.T1T1T1TAU/b0I/TLM+Z,2U8cF9+c->+d:TD+ML6]0BTLM=T0QJ+TLM6T0^/2XLM@T"
"6O;Q5QJ^/TLM+O=1T6TLMGO=O91M];7+Mb35.]:Q5RDM^4>5TLM6T0]-0XLM@T6O>Q5QJ^/M^HMK+M`KD+MbIM2+MaF5=]CN-TLM6T0]7N3XLM@T6Ql8"
"Q5QJ^/XLM@T6Qk2Q6QJZHMeI3.RLM<T6R+Mf03-QJZHMfE9+Mg:2/TLM6T0^04MgI1;O@TLMGT1OA2TLMGT1OB2TLMGTAOC2TLMGT1ODMl2P9+i_G>+g"
"Q;D+NP7<+NQ8d@3UKX1e2PLSDX1VLQ9T6Nd@Nj43.NdAUKc,YY06.NLSIPLSDNdBNk-SB/Qj>bDRLMJQj@OQH0-Qj>Qj@OR.N;/Qj<fDRLMJQj=OTC0-"
"Qj<Qj=OTJM:/Qj:fDRLMJQj;OV<0-Qj:Qj;OVDML=,UGPW6NN=,UGRYJd+4XLN;M7RXBMX=MW9MW:RLMJS/MZDiaKM,+g`41,RL+g`;1,e8g`C:4a;RL"
"/a5RL0VLQ;T6OEMX5RL1gdB04T6OFQl8M[8OERL.RLMJO9OFgV3;,MW9iV00,Qk;iV62-MW:MX6iV@2/Qk;Qk:RW3RW2gVF14RW5Qk2RL+RW4RW1TLQ3"
"T6RP,RW5hTE5:S1bDRLMJS2RXBRLMJS3e1ZLMET6RX7O5S1S2S3hWJ15RX8RW5Qk9RX7RP.RLSCM[A+TLSFRX8SQIMb42OAOLHRLMJOBMgARLMJOCTh8"
"0GOAOBOCRLMJODOLHRLMJ_7MgARLMJ_8Mg2RLMJ_9MZDRLMJ_:VI_LMET.OGOHOD_7_8_9_:VQKMJ,UKVSJ1,RXBVT0OP+/OINd:PLSDOIYX4;,OJYXF"
"39Q7UKX,OJOIRLSCRB+TLSFQ7RCRBPLSDRCYY;NB2RBPLSDRBZLSAT6NeCQ7Y]8SlA=OH+O:RLMCT1RGRLMCT1RHRLMCT1RIRLMCTARJRLMCU/RKMh-P"
"14TLMIT6S+O9VLQ2T6e5O;S+NjB7M9VLN,T1S,RJUATLMIT0S-S,VLP/T0S.S-VETLMIT0S7RGVLP+T0S8S.S7VLN,T1S9RJUBTLMIT0S:S9VLP/T0T:"
"S:VETLMIT0U;RHVLP+T0MgDT:U;ThIMD,RKTjBN06S8RLMJ^5TFTLMIT0U=RIRLMJ^6U=UL-MF,RKUMIN42TLMIT0ZIRIRLMJ^;ZIUP4MF,RKUR/NDAT"
"LMIT0ZJRGRLMJ^@ZJTLMIT0[,RHRLMJ^A[,TLMIT0]6RIRLMJ^B]6UU0N9,RKUW@M-,]8UXCM-6S8RLMJ^FTFTLMIT0]9RIRLMJ^G]9UZ+MF,RKU[GM-"
",]:U]JM12TLMIT0]ERIRLMJ_+]EU_2MF,RKUa-N3,RKUc6X<ATLMIT0]FRGRLMJ_/]FTLMIT0]GRHRLMJ_0]GTLMIT0]IRIRLMJ_1]IVO0MG,RKVQ,J,"
"NLSIb[K@M7TLMGU/]J2TLMIT6]KO9VLQ2T6^+O>]KRLSC^,+TLSF^+`C^,PLSD`CTLMIT0`DNJTLMIT0`ENKTLMIT0Pl9O+TLMIU.`FO,RLMJ]J`FXLN"
",V:`Gb]F0D`H`GVLP/T0e3`D`HVLP+T0PjFe3`ERLSCe4+TLSFQ9M[>M[@PLSDM[>XLN,V8NlKTj20AOL+NlKTLOHTBOL,OL+PLSEe4PLSDM[@PLSEe4"
"PLSDe4ZLSATBOL-OL,M[>Z2M[@b`J3,e4ba229OL.PLSDOL.VLQ;T6OL/Pl2Z.TLSFOL/OL0Pl5PLSDOL0bb+GGXLN,Z1OL1NlFU@NlGVLN,TCOL2]JP"
"l2TLMITBOL3OL2VLP0TBOL4OL-OL3ZQi>TBOL5OL1UETFOL4bc:=-PLSD^,b]>E,OL6b^8B,OL6b_/MG+dX22,PjGdX:2+ba91M7QW1Z.TLSFPl7Pl8Q"
"W4PLSDPl8TLMIT0OL7O+VLQ;T6OL8QW1OL7RLSCQW8+TLSFOL8OL9QW8PLSDOL9TLMIT2OL:ETLOHZ0OL;OL:VLP+T0OL<OL6QW1VLN,TCNlHO,QW1bc"
"+2.OL;U@OL<bc51.QW8PLSDQW8d`J8+bd+_2-Z,OLGgOKM>=OLI2TLMGT1OLJ2TLMGT7OLK2TLMGT1OM+2VLN,T4QjAO6gR7=+cY/0+gS.MD,O6gTH7,"
"OM,gU41,OM,gU;FGOM.OM,RLSCOM/+TLSFOM.OM0OM/PLSDOM0VLQ5T6OM1Qk0TFPLSEOM/PLSDOM/ZLSAT6Qk<OM.Qk3OM1OM0gW0M2/Qj6Qk/RLMJQ"
"j7gX;02Qj6Qj7RLMJQj8QkGRLMJQj9gXH0-Qj8Qj9gY.6/OLIQk/RLMJOLJgY=0-OLIOLJgYE0/OLKQk/RLMJOM+gZ-0-OLKOM+gZ4>2OM/Ql,QkATLM"
"IM0RLGO6ge@NB,Qk=gh63+ghJO3,RM7gl2Q2;OM2O7UBTLMIT0OMBOM2VLQ5T6RPBOMBQk,VLN,T1RO.O7hP;>/TLMIM7RO5O7hQ;=,O8hR.=+hX41=O"
"MCPLSDRPDPLSERPCPLSDOMCPLSERPCPLSDRPCZLSAT0OMDRO8RPDTHOMChRA3,RPChRJ1,RPChS0M:9OMDTLQ3T6ON,RP+RLSCON/+TLSFON,ON0ON/P"
"LSDON0hU-NICON/PLSDON/ZLSAT6ON1RP+ROJRPAON0RLSCON2+TLSFON1ON3ON2PLSDON3PLSEROEPLSDON2hXB>DON3RLSCQS=+TLSFRPBQS8QSBPL"
"SDQS8VLQ5T6QS<RPERO8PLSEQS=PLSDQSBVLQ7T6QSGRPETFcg@D5VLQ;T6ON4RPERO8XLQ4T0RQ+ON4THhZEP9,RPEh`324QSJPLSDQSJXLQ4T0QYDQ"
"SHTHTFdfI1+h`>4,QYEh`I16QYETHPLSERO1PLSDRO1ZLSAT6RQHRO0RN3ha9:0RLSCRSG+TLSFRPBhfGN@0Z/OP:RO,U@RTGhd=5-RSJRT1hdJ8+hj/"
"E+ed7A.RO-U@Ql-ee/48PLSJUKPLSDRSGTLMIT0ON5RO.VLQ5T6Q[9ON5TFeP91,QW.ePAMJEVLP+T0ON6Q[=Q[FVLP/T0ON7ON6PBTLMIT0ON80VLP+"
"T0ON9ON7ON8XLN,VDORF1Q[=Q[Fhi@4,ON9hiJ1+eRIH,QW.eSF1+daAN>7RLMJOLGON+PLSEON:PLSDON:ZLSAT0QW9TFOMFdY82+dXB1KQW9Z.TLSF"
"QW6QW7QW<PLSDQW7ZLN,Z1ON;RO,U@OMJQW9VLN,TCON<OLGQW9TLMITBON=ON<ZQi>TBON>ON;UETFON=d`<5.ON:PLSDQW<dd>C6Q].PLSDQX3PLSE"
"Q[:PLSDQ[:TLMIM7RU7O7hk5C,O8hl-M3:VLQ5T6ON@RU:TFVLQ6T6ONARUDTFVLQ2T6RUEON@ONAiL:54QPARM>RLMJQPB]<VLN,T1RUHQPAiM-3,QP"
"BiM6C,QPAiN.3,QPBiN7N:+NgC0+iQ+@.PLSJUGNLMD"
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced: source baa75530e0eef2cc, glslang 16.6.0, spirv-tools v2026.4, 98700 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const char* const sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced[] = {
"++++N8,N+N9g4+iG3,V+j/4,V+j9N2@^04TLLHNHU8^0TLLHO-NHU-TLLHO.O-THTLM+O//O.TLMGO/ML422O/3/TLM6T0VEN+MLC0M.P6Q4P8U-V+XL"
"M@T0PDP1P6Z.XLM@T0P9P4VEPDXLM@T6P:Q5P9TFXLM@T0P;P1VEPDZLM@T0P=Q4P:P;MMK1M:P>Q4P<U-V+XLM@T0PGP1P>Z.XLM@T0P@P4VEPGXLM@"
"T6PAQ5P@TFXLM@T0PBP1VEPGZLM@T0PCQ4PAPBTFXLM@T0PEP/P=PCXLM@T6PFQ6PEMO@0-PFP=MOGP2-PFPCMT/Y8,PL+Mb=O+,VEMe><+Mf3U@1U-V"
"LP4T0MXEa/U-NO-PeI,V+Ri+MD,V+RjEV.,V+SSIQB,V+SY@MQJ,V+T`>11R8R4V+VLP1T0PHT`K0,PHTa5MC;V+VLP1T0PIR4Z.VLP4T0R5PIZ.VLP/"
"T0UJR5T<Td+M^C,VEVTDN2,VEVW+NG+VZ6U;.R6N[BU-VdJ18R6TLMIT0S.N[AVLP/T0S7N[DU-VLP-T0PSKaX:0-N2UAaXB1.N[GS:V+Vf,T6,U-WM8"
"NA,VEWP.R7,V+WV;SC,U-W_3NA,VEWaJYH8TDNd.VEVLP+T0TGNd<TDVLQ;T6OJTGVEXO2M=,VEXPFMA,U-XR;N68TINd.VEVLP+T0U2Ne>TIVLQ;T6X"
"3U2VEXU3N;,VEXWEN6,VEXZ0N>,U-X]EW=8U5PZ4VEVLP+T0W-PZCU5VLQ;T6PZFW-VEXiDM=,VEXk6MA,U-YL,N68W.PZ4VEVLP+T0W/P[EW.VLQ;T6"
"P[HW/VEYNEN;,VEYQ5N6,VEYSBN>,U-YV5P6+ZL>5.OL@OL=Ok<ZM2E+YdB3,OLFYdKM/8W0Pb>VEVLP+T0W9YJW0VLQ;T6ZGW9VEYf;A2NZ,Pb>VLME"
"T0[0MJNZ,Yg73,WKYgA5.OM=Pb>VEYh-14OM>TFPOBOM=POCVLP+T0OM@PO@Y_@:,Pb>Y`/MF1[0Z.VLP4T0Y7[0Yb/MB,[0YcG6+ZL.;+YZE3,PbBY["
"-M/8W:PN+VEVLP+T0W;Y-W:VLQ;T6Y0W;VEY]>A2NZ-PN+VLMET0W<N+NZ-]]C>.PODPN+VE]^814POETFNO1PODNO2VLP+T0POFNO/Yh<:,PN+Yi,MF"
"1W<Z.VLP4T0[<W<Yk,MB,W<YlD6+Yd1;+ZMHT-8W=OP/VEVLP+T0Y.OP=W=VLQ;T6OPAY.VEZV6M=,VEZWJMA,U-ZY@N68Y/OP/VEVLP+T0YKOQ@Y/VL"
"Q;T6_4YKVEZ]7N;,VEZ_IN6,VEZb4N>,U-ZdIW=8Z+OU6VEVLP+T0[JaAZ+VLQ;T6MdC[JVE[OHM=,VE[Q:MA,U-[S0N68]3OU6VEVLP+T0k3MdF]3VL"
"Q;T6MdIk3VE[UIN;,VE[X9N6,VE[ZFN>,U-[^9Q-,U-[c<M1.NiEOYEV+_l118M[JNiFZ.VLP4T0MdGM[JZ.VLP/T0Nj,MdGT<`L8J,OY<`M750W1OYE"
"RLMJPb<Pb;[g:9+`N42,OYH`N<M.,V+`OA11Nj<Nj8V+VLP1T0MdH`P,0,MdH`P7MI,OY<`R55,NYB`RANF,NYB`U;;,W1`V,MA+]P57+]d-T58Me>PU"
"-VEVLP+T0Me@NX6Me>VLQ;T6NX9Me@VE]lEM=,VE^M7P,8MeAPU-VEVLP+T0MeBNY3MeAVLQ;T6NY6MeBVE^QFN;,VE^T6N6,VE^VCZ18MeCOg7VEVLP"
"+T0MeDNe;MeCVLQ;T6Ng.MeDVE^f5M=,VE^gIP,8Mf+Og7VEVLP+T0Mf2Ng2Mf+VLQ;T6Ng5Mf2VE^l6N;,VE_MHN6,VE_P3T78Mf3P_:VEVLP+T0MfB"
"Nh,Mf3VLQ;T6Nh/MfBVE_Y,M<,VE_Z>RJ8Mg+P`;VEVLP+T0Mg,NhKMg+VLQ;T6Ni-Mg,VE_bJM<,VE_d;R7,U-_jIM1.Me<PQGV+[dF18Mg1Me=Z.VL"
"P4T0Mg3Mg1Z.VLP/T0MeEMg3T<[f,G>Mg42TFPa=MeKXLMIU8Mg5Mg4M;T<VLN,Z,Mg6NXFPQGRLMJMg6Mg5`MG9+[gI2,PQJ[h0M.,V+[i411Mf5Mf1"
"V+VLP1T0Mg7[iA0,Mg7[j+MF4Mg83TFPa=MfAXLMIU8MfCMg8[l.0,VK[l4NE>Mg9VKMfJMfKTLMITBMg:Mg9ZLN;U8Mg-Mg:Mg:Mg:Mg:VLN,Z,Mg.N"
"XF]NAMA+`WBd-FMg;Ph8V+TLMIT0Mg<NDVLP+T0Ph;Mg;Mg<VLN,T1Mg=NFUBTLMIT0Mg>Mg=VLP/T0Nl3Mg>V+aO=T>FMg@S-V+TLMIT0MgBRGVLP+T"
"0S8Mg@MgBVLN,T1NN.RJUBTLMIT0NN/NN.VLP/T0T:NN/V+aXKOc.,VEeO.QI,VEeU,P,,VEeY.W<+"
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced: source e9f8d9fd9999a288, glslang 16.6.0, spirv-tools v2026.4, 125380 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced[] = {
"++/O_RL].NMT+]LL6RXH/>6PLL<Qi<_LL5M[bXaN>M[bTcN0M_RNgO>M]bki`0Macghh@McRXdh.M[dTeW:RTfO,CME-M+KN=M.+P,I+OB6+PIVI+[J8"
".RD,4]94.RF,G]BNJ+`DR-+MiH0+g>8+fF>+h2MMA+Mj+YA+NWCM2+NVD1-]CN-NVH5/Qk2Q6RDZHNZC3.RLM<T6RFNZK4,ZHN[>W-+MOP2>+MLYBD+N"
"h7<+Ni8d@3UKO9e2PLSDO9VLQ9T6O:Oa44/UKc,O:O9OaBT-/Qj>bDRLMJQj@OiH0-Qj>Qj@Oj.N;/Qj<fDRLMJQj=OlC0-Qj<Qj=OlJM:/Qj:fDRLMJ"
"Qj;PM<0-Qj:Qj;PMDML=,UGQN6NN=,UGSPJd+4XLN;M7RXBMX=MW9MW:RLMJS/MZDMOR6M,+ML_9;,MW9MNh<0,Qk;MNhC2-MW:MX6MNi+2/Qk;Qk:RW"
"3RW2ML`+14RW5Qk2M[8RW4RW1TLQ3T6RP,RW5MM]K5:S1bDRLMJS2RXBRLMJS3e1ZLMET6RX7O5S1S2S3MMa/15RX8RW5Qk9RX7RP.RLSCM[A+TLSFRX"
"8SiIO]6,UKWY41,RXBWY;]d4+MLWG4,O;MLX,MC=O=2TLMGT1O>2TLMGT7O@2TLMGT1OA2VLN,T4QjAO6MLZ==+iU-0+ML[4MD,O6ML^-7,OBML^:1,O"
"BML^BFGOCOBRLSCOD+TLSFOCOEODPLSDOEVLQ5T6OFQk0TFPLSEODPLSDODZLSAT6Qk<OCQk3OFOEML`6M2/Qj6Qk/RLMJQj7MLaB02Qj6Qj7RLMJQj8"
"QkGRLMJQj9MLb-0-Qj8Qj9MLb46/O=Qk/RLMJO>MLbD0-O=O>MLbK0/O@Qk/RLMJOAMLc30-O@OAMLc:>2ODQl,QkATLMIM0RLGO6MMLFNB,Qk=MMO<3"
"+MMP/O3,RM7MMS8Q2;OGO7UBTLMIT0OHOGVLQ5T6RPBOHQk,VLN,T1RO.O7MMXB>/TLMIM7RO5O7MMYB=,O8MMZ4=+MMa:1=OIPLSDRPDPLSERPCPLSD"
"OIPLSERPCPLSDRPCZLSAT0OJRO8RPDTHOIMMZG3,RPCMM[/1,RPCMM[6M:9OJTLQ3T6RBRP+RLSCRC+TLSFRBRGRCPLSDRGMM^3NICRCPLSDRCZLSAT6"
"RHRP+ROJRPARGRLSCRI+TLSFRHRJRIPLSDRJPLSEROEPLSDRIMMaH>DRJRLSCQS=+TLSFRPBQS8QSBPLSDQS8VLQ5T6QS<RPERO8PLSEQS=PLSDQSBVL"
"Q7T6QSGRPETFic=D5VLQ;T6RKRPERO8XLQ4T0RQ+RKTHMMcKP9,RPEMMh924QSJPLSDQSJXLQ4T0QYDQSHTHTFjcA1+MMhE4,QYEMMi.09QYFQYETHPL"
"SERO1PLSDRO1ZLSAT6QYGRO0RN3QYFRO<jdD48PLSJUGPLSDQYHRLSCRV@+TLSFRPBRVARV@PLSDRVAMMj.3,RVAMMj7U8+kfCA.RO-U@Ql-kg:48PLS"
"JUKPLSDRV@TLMIT0S+RO.VLQ5T6RSFS+TFMNS61,QW.MNS=SC-PLSERSGjY9R0.RLMJO;QY:jT/3,QXGjT82M0S,PLSDS,VLQ;T6S-QW1Z.TLSFS-S.Q"
"W4PLSDS.ZLN,Z1S7RO,U@QY-QW1VLN,TCS8O;QW1TLMITBS9S8ZQi>TBS:S7UETFS9jXK8+j`JM23PLSERSGPLSDRSGTLMIM7RU7O7MN[BC,O8MN]9M3"
":VLQ5T6T:RU:TFVLQ6T6U;RUDTFVLQ2T6RUET:U;MN^GP7+O^C0+MNc7@.PLSJUGNLMD"
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced: source 570c5342d3d78834, glslang 16.6.0, spirv-tools v2026.4, 125284 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced[] = {
"++++ML,,P+ML-5+ML;3,V2MLEM22VEN+XLM@T0P6P1VEMN60,V+MN<48PCV@P7TLLHPEPCP6TLM+PF1PETLMGPFMO24+MO@:,PHMP/0;PIP/PHVEZLM@"
"T0U=Q4P8PIV2XLM@T0V4P1U=MPE0,V4MPK27V=NP+TLLHV>TKV=TLM+VA/V>TLMGVAMQ=KBVBP1V2MIXLM@T0VCP/VBVEZLM@T0VGQ4P<VCV2XLM@T0V"
"HP1VGMS201VHTHTLM6T0W4MN+MS=9,VIMT,06VITLLHVJVIT<TLM+W+1VJTLMGW+MT<28W,TIP7TLLHW-W,T<TLM+W01W-TLMGW0MU0D,W1MUJ30W1U-"
"XLM@T0W2MV602W3Q5W2TFXLM@T0W5MVC0AW7Q4W3W5TFZLM@T0W8Q4P<VEV2XLM@T0PGP1W8U-XLM@T0W:MW<02W;Q5W:TFXLM@T0W<MWI0;WBQ4W;W<"
"TFXLM@T0WCP/W7WBXLM@T6WDQ6WCMX=17WEQ4PJTFW7ZLM@T0PKQ4WDW7WEMY/>/ML+XLM@T0WFMYG2,WFMZ.M0,WGM[40.WHP-WGM[<07WHPBTLLHWI"
"T0Q,TLM+X,1WITLMGX,M]-M64X1TKQ,TLM+X21X1TLMGX2M^BM+7X3Q4PJTFWBZLM@T0Q0Q4WDWBX3M`-7.XLM@T0X4MYG0.XGQ5X4M`IF,X;M[40.X<"
"P-X;Mb+07X<PBTLLHXBT0Q1TLM+XE1XBTLMGXEMb<24XFTKQ1TLM+XI1XFTLMGXIMc,5,XJMc72,XJMc@@,XKMd42,XKMd<X;/M/XLM@T0Y+NP02,Y+N"
"P8;,V+NPJ0=V+R6XLM@T0Y,P/MGV+XLM@T0R7P1Y,U-TLM6T0^04NQA3,Y-NQJ0.Y/P-Y-NR10,Y/NR77,Y4NRE0,Y4NRKN@+NUCP,+NYHQU@,V2Sd<Z"
"1,V2TQDMRH,^0UXAF1[7Me5VEVLP/T0[<UYA00[7[<VLP1T0[=UYK0-[=V+UZ1Pc/,V2ZP6Mb.,X+[f:R/,X+[l@d;,X+]d0MTF,X+_L+R/,X+_R0]F,"
"VE_d+P3,V+_h4Z9,X+`UDUJ,VE``CO,,V+`cEMR:,X+aj4R/,X+bO9aI,VEbe7P9,V+biG[6,X+cX2[-,VEch5P3,V+cl>MVA,X+eV4R/,X+e]9c,,X+"
"fR;R<,VEfY-P3,V+f^6MLC,V2g_.NQ4,].id8Mi/+"
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced: source 588ba2ec6db17c34, glslang 16.6.0, spirv-tools v2026.4, 125284 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const char* const sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced[] = {
"++++c.03TLM=T0MH3c39,3cCU4-V3;ML-1/PCP/V3P4ML;3,V+MLEM00XLM@T0P6P1U-MN60,V3MN<48PEV@P7TLLHPFPEP6TLM+PH1PFTLMGPHMO241"
"ZLM@T0PIQ4P8V3MOF0FPIU-XLM@T0U=P1V3MGXLM@T0V4P/U=V3ZLM@T0V=Q4P8V4V3XLM@T0VAP1V=MPE0,VAMPK27V2Q+TLLHVBTKV2TLM+VC/VBTL"
"MGVCMQ==/VFQ4P<V3MR30+MOK1-V+MIMP203V3ZLM@T0VIQ4P<VHV+MP@33P>P+VJTHTLM6T0V>M;MS=6/V3MHTLLHW+MT,06W+TLLHW,W+T<TLM+W-1"
"W,TLMGW-MT<28W/TIP7TLLHW0W/T<TLM+W11W0TLMGW1MU0A6P+ZLM@T0W2Q4P8V3V3XLM@T0PDMS00,W3MV602W4Q5W3TFXLM@T0W5MVC0AW7Q4W4W5"
"TFZLM@T0W8Q4P<V3V+XLM@T0PGP1W8U-XLM@T0W:MW<02W;Q5W:TFXLM@T0W<MWI0;WBQ4W;W<TFXLM@T0WCP/W7WBXLM@T6WDQ6WCMX=17WEQ4PJTFW"
"7ZLM@T0PKQ4WDW7WEMY/;0XLM@T0WFP4V+MYI0,WFMZ.M04WGP+V+PBXLM@T0WHP-WGM[<07WHPBTLLHWIT0Q,TLM+X+1WITLMGX+M]-M64X,TKQ,TLM"
"+X11X,TLMGX1M^BM+7X2Q4PJTFWBZLM@T0Q0Q4WDWBX2M`-92VEN+XLM@T0X3P4VEM`C0,X3M`IF4X4P+VEPBXLM@T0X;P-X4Mb+07X;PBTLLHX<T0Q1"
"TLM+XB1X<TLMGXBMb<24XETKQ1TLM+XF1XETLMGXFMc,5,XIMc72,XIMc@@,XJMd42,XJMd<P2,XKMhE4,XKMi.SJ/@XLM@T0Y+NP02,Y+NP8;,V3NPJ"
"0=V3R6XLM@T0Y,P/MGV3XLM@T0R7P1Y,U-TLM6T0]-0NQA0/Z.XLM@T0Y-NQJ0.Y/P-Y-NR10,Y/NR77,Y4NRE0,Y4NRKN.+NU19,NL+NUA1,YJNUH0."
"[7P1YJNV/0,[7NV5_32MXDa/V3VLP4T0MXEa/SV->2aBMXHS4VLP4T0aCMXHNj>M+,MXHNk@e5,MXHOcKXF,MXHPOFT0,MXHPX+jH,MXHQUIT1,MXHQ_"
"/R,,MXHQe1VA,MXHRNHRA,MXHRU=VJ,MXHRa<R4,MXHRgGW;,MXHSR7O:D[<MXBPCVLP4T0[=MXBPCVLQ5T6[>[=TFXLQ4T0[@[>TFTHVLP+T0[B[<[@"
"SV>ND,[BSY7A,[BSZ-<,[BSZ@S.,V3SbDMD,V+Sd<T:,V3TL,QB,V+TQDMRH,]-UXAF1]3Me5U-VLP/T0]4UYA00]3]4VLP1T0]6UYK0-]6V3UZ1POJ."
"]8N[BV3Y_21:]8VLN,T1]9N2UATLMIT0]:]9VLP/T0N[G]:V3Y_HT6,V3Yh3U-,V+ZP6SC,V3ZX.^-,V+Zj1O1.NeBNe0V3[L:10NeCNdANd:NeBNdD["
"OB4+[M.M,+[]K1+[N5J.]DNeAV+[O619]EX-Nd7]DNe=RLSCPVC+TLSF]E]FPVCPLSD]F[OK3,]F[P3R<.PX-Nf;V3dhBA,Nd.di73,Ng,diA<,Ng-dj"
"21+[X>9-PX8NZ4djI3,NZ4dk1=,NZ4dkE3,NZ4dl-=,NZ4dlA3,NZ4dlJ=,NZ4eL<3,NZ4eLFF,Nd.eMA3+[^.=+eN:NA4NZ0PYCRLMJNZ1PYBVLN,T1"
"PYDNZ0eQ83,NZ1eQBC,NZ0eR93,NZ1eRCO:.Oh:PZEVEeV410Oh;XGPZ<Oh:PZBbLI4+eVIMJ,NZ2eXH0,NZ2eY-:4V3PLSEOh<PLSDOh<ZLSAT6P[8O"
"h;eYFN<.]GP[GVEe]91/]HXGPZ=]Ge]D0.]HOi-P[JbP+MI,PZ4bQJM02NZ.PZ4VLMET0OiDN+NZ.bS5K,PZ4bT5N6,NZ/bVB1.P^4OiEV3edKJ,Oj5e"
"eJ<,Oj6ef;1+bXB9-P^@NZ/eg13,NZ/eg:=,NZ/eh-3,NZ/eh6=,NZ/ehJ3,NZ/ei2=,NZ/eiF3,NZ/ej.M>+]YHO;,V+]^8QA.OQ2ON4VE]d010OQ3X"
"GON.OQ2ON1^S64+]dE0,]I]dK0-V>]I]e1N9.OQ4PLSDOQ4]gCTK,V+^OCO1.OQCOQ1V3^S+10OQDOPBOP;OQCOPE^V24+^S@M,+^d;1+^TGJ.]JOQBV"
"+^UH19]KX-OP8]JOQ>RLSC^++TLSF]K^,^+PLSD^,^V;3,^,^VER>,V3^^8R..^+PLSD^+^d>R/DOg7TFOT9Og8Og9TLSB`COg9,PLSE`DPLSD`DVLQ;"
"T6`EOg7Q1TLSF`E`F`CPLSD`F^k:0/OgDOU@PLSDOgDai,5H`GXGRLSCOgK+TLSF`GOh,OgKPLSDOh,TLMIT0`H5VLP/T0a<Og7PBVLP+T0Oh9`Ha<VL"
"Q;T6a=bL;30PZGXGOgDa=Oh,eV@0-OUKPZH_L=J-Oh3Og7_M=24Oh4TFOV0Oh3OV1VLP+T0Oh5OV.al67+_N90/Og7VLMET0a>_NC35a@Oh7OV/a>OV-"
"VLQ;T6aAa@V3eY=1/OV:PZGOgKaA_O>@+bM;5,OV>bMG7+_PJF8e3Og7PBVLP+T0e4OVGe3VLQ;T6OVJe4VE_R0A+e^.2,OW,e^6M<-M[>Og7e_J2DM["
"@TFP]8M[>P]9VLP+T0Me6P]6M[@VLP4T0Me7Me6PGVLP/T0Me9Me7U-VLP+T0P]@Me9e`I12NYCOg7VLMET0P]AN+NYCea5J-N[COg7eb52>N[ETFP]E"
"N[CP]FVLP+T0N[FP]CN[EVLP4T0Ne1N[FPGVLP/T0P]KNe1ec/M<,NYDedB1.Oj7P]BV3bVKHBNe2Oj=P^2XLN,X9Ne3Oj;U@Ne2XLMIX8Ne4Ne3--TL"
"O<T0Ng.Ne4RLMJP^3Ng.bX<0+efB9+_[GOC+b]G0+_`C5+b^54.OU5PLSD`C_a80+ceH2,OO+cf/N0,U-ch5N1,NYBcj<N,,V3cl>MD.O[2V>PS3_j/A"
",PS-_jFM.,PR@_kJG+dP.F+`L>O7,V+`P+QA.Oc3O^6VE`UD10Oc4XGO^0Oc3O^3aP@4+`V70,Ng/`V=0-V>Ng/`VEN9.Oc5PLSDOc5`Y5R7,U-``CO,"
",V3`cEB,V>`d;U:,V+aM+O1.OcDOc2V3aP410OcEObCOb<OcDObFaS;4+aPIM,+aaE1+aR/J.Ng0OcCV+aS019Ng1X-Ob9Ng0Oc@RLSCNg2+TLSFNg1N"
"g3Ng2PLSDNg3aSE3,Ng3aT-R>,V3aZBR..Ng2PLSDNg2aaHR/<OU6TFOf:OU7OU8TLSBOg:OU8,PLSENg4PLSDNg4VLQ;T6Og<OU6ah<=+^kFM0,VE_L"
"+3,Og@_L42JNg5OUJPLSDNg5RLSCNg6+TLSFP<Ng7Ng8PLSDNg7TLMIT0Ng95RLSCNg:+TLSFXDNg;Ng<PLSDNg;PLSENg:PLSDNg<_M919Ng:PLSDNg"
":ZLSAT0OV3TFNg;OV2Ng<VLP+T0OV4Ng9_N-7GNg6PLSDNg8RLMJNY9OU6VLMET0Ng=N+NY9PLSENg6PLSDNg6ZLSAT0Ng>OV6Ng:Ng=Ng8VLQ;T6OV9"
"Ng>V3_O41BNg@OUIOUCOV9Ng6RLSCNgA+TLSFNg@NgBNgAPLSDNgBTLMIT2NgCCTLOHX@NgDNgC_P07,NgD_P=7.NgAPLSDNgAbN519NgEXGRLSCNgF+"
"TLSFNgENgGNgFPLSDNgGTLMIT0NgH_QA4GNgHOVHVLQ;T6NgIOVIVEPLSENgFPLSDNgFZLSAT6NgJXGOgANgINgGRLSCNgK+TLSFNgJNh+NgKPLSDNh+"
"_RE3,Nh+_S-ND,NY5_UG0,NY5_V,O6,NY6_Y83,V3_YBN0+bY/OC+_`=00Ok:PLSENgKPLSDNgKb^00+_a,4+b^>RD,U-be7P9,V3biGME,V>bkASE,V",
"+cR:QC,VEcX2K,V>cY2WA+_a=2,PPJ_aFN0,U-_d+N1,NY2_f2N,,V3_h4MD.PS4V>O[1dM9A,O[+dN/M.,OZ=dO3G+_lEF+dPIM,,V3dQKT+,V+dZ+R"
"/,V+da071Nh,+TLSFPVBPVDNh,daCRHMENh-PW:PSKRLSCNh.+TLSFNh-Nh/Nh.PLSDNh/TLMIT2Nh0;TLOHX7Nh1Nh0VLN,V:Nh2:PU-TLMIT0Nh3Nh"
"2VLP+T0Nh4Nh3PX+XLN,X9Nh5Nh1U@Nh4XLMIX8Nh6Nh5--TLO<T0Nh7Nh6RLMJPX,Nh7PLSENh.PLSDNh.dj7:MGNh8NY.U@TLMIT0Nh9Nh8VLN,T1N"
"h:NY.UATLMIT0Nh;Nh:VLR/T0Nh<Nh;X:VLR0T0Nh=Nh9Nh<VLN,T1Nh>NY.UBTLMIT0Nh@Nh>VLN,T1NhANY.UCTLMIT0NhBNhAVLR/T0NhCNhBX:VL"
"R0T0NhDNh@NhCVLN,T1NhENY.UD[a@2MKNY.UETLMIT0NhHNhGVLR/T0NhINhHX:VLR0T0NhJNhFNhIVLN,T1NhKNY.UITLMIT0Ni+NhKVLN,T1Ni,NY"
".UJTLMIT0Ni-Ni,VLR/T0Ni.Ni-X:VLR0T0Ni/Ni+Ni.ZLN;TKNi0Nh=NhDNhJNi/VLN,X>Ni1<PU-RLMJNi1Ni0PLSENh,PLSDNh,eMH>QENi2>TLMI"
"T0Ni3@VLPCOKNi4Ni2Ni3VLN<T0Ni5Ni4+VLN<T0Ni6Ni4,RLSCNi7+TLSFN]:Ni8Ni9PLSDNi8VLN;T2Ni:Ni5Ni6PLSENi7PLSDNi9VLR/T0Ni;Ni5"
"N]9VLR/T0Ni<Ni6N]9VLP-T0Ni=V+N]9VLR-T0Ni>Ni5Ni=VLR0T0Ni@Ni<Ni>VLN;T2NiANi;Ni@PLSENi7PLSDNi7ZLSAT2NiBNi:Ni8NiANi9TLMI"
"T2NiC=RLMJNXKNiCRLMJNY+NiBVLN,T1NiDNXKTFTLMIT0NiENiDVLN,T1NiFNY+TFTLMIT0NiGNiFVLPAOKNiHNiENiGVLN<T0NiINiH,VLN<T0NiJN"
"iH+VLN,T1NiKNXKTHTLMIT0Nj+NiKVLN,T1Nj,NY+THTLMIT0Nj-Nj,VLP+T0Nj.Nj+Nj-VLP+T0Nj/Nj.NiIVLN;T2Nj0NiJNj/RLMJCNj0TLMIT0Nj"
"1>VLP+T0Nj2Nj1UARLMJ>Nj2PLSENj3PLSDNj3ZLSAT0Nj4TFNi7Nj5Nj6TLSBOU9Nj6^jK3,Nj4^k33bINj7+TLSFQ+OU>Nj8PLSDOU>VLN,X>Nj9DN"
"j4RLMJNj9X=TLQ3T6Nj:XGRLSCNj;+TLSFNj:Nj<Nj;PLSDNj<TLMIT0Nj=5VLP/T0Nj>Nj4PBVLP+T0Nj@Nj=Nj>VLQ;T6NjANj@VEPLSENj;PLSDNj"
";ZLSAT6NjBXGOU>NjANj<RLSCNjC+TLSFNjBNjDNjCPLSDNjDRLSCNjE+TLSFP<NjFNjGPLSDNjFTLMIT0NjH5RLSCNjI+TLSFXDNjJNjKPLSDNjJPLS"
"ENjIPLSDNjKVLP/T0Nk+Nj4PBPLSENjIPLSDNjIZLSAT0Nk,TFNjJNk+NjKVLP+T0Nk-NjHNk,VLP4T0Nk.Nk-PGVLP/T0Nk/Nk.U-PLSENjEPLSDNjG"
"RLMJNY,Nj4VLMET0Nk0N+NY,PLSENjEPLSDNjEZLSAT0Nk1Nk/NjINk0NjGVLQ;T6Nk2Nk1PSKPLSENjCPLSDNjCZLSAT6Nk3NjBNj;Nk2NjERLSCNk4"
"+TLSFNk3Nk5Nk4PLSDNk5TLMIT2Nk6CTLOHX@Nk7Nk6VLN,V:Nk8BNj4TLMIT0Nk9Nk8XLN,XANk:Nk7U@Nk9XLMITKNk;Nk:-;RLMJNj9Nk;PLSENk4"
"PLSDNk4PLSENj7PLSDNj8TLQ3T6Nk<XGRLSCNk=+TLSFNk<Nk>Nk=PLSDNk>TLMIT0Nk@5VLP/T0NkANj4PBVLP+T0NkBNk@NkAVLQ;T6NkCNkBVEPLS"
"ENk=PLSDNk=ZLSAT6NkDXGNj8NkCNk>RLSCNkE+TLSFNkDNkFNkEPLSDNkFPLSENkGPLSDNkGZLSAT0NkHTFNkFNkINkJTLSBNkKNkJ,PLSENl+PLSDN"
"l+VLQ;T6Nl,NkHU-TLSFNl,Nl-NkKPLSDNl-RLSCNl.+TLSFP<Nl/Nl0PLSDNl/TLMIT0Nl15RLSCNl2+TLSFXDNl3Nl4PLSDNl3PLSENl2PLSDNl4VL"
"P/T0Nl5Nj4PBPLSENl2PLSDNl2ZLSAT0Nl6TFNl3Nl5Nl4VLP+T0Nl7Nl1Nl6VLP4T0Nl8Nl7PGVLP/T0Nl9Nl8U-VLP+T0Nl:Nl9NkHPLSENl.PLSDN"
"l0RLMJNXINj4VLMET0Nl;N+NXIPLSENl.PLSDNl.ZLSAT0Nl<Nl:Nl2Nl;Nl0TLMIT0Nl=5RLSCNl>+TLSFXDNl@NlAPLSDNl@PLSENl>PLSDNlAVLP/"
"T0NlBNj4PBPLSENl>PLSDNl>ZLSAT0NlCTFNl@NlBNlAVLP+T0NlDNl=NlCVLP4T0NlENlDPGVLP/T0NlFNlEU-RLSCNlG+TLSFP<NlHNlIPLSDNlHPL"
"SENlGPLSDNlIVLP+T0NlJNlFNkHTLMIT0NlKAZLL7T0OL+,M1NlJNlKVLP-T0OL,OL+NlFPLSENlGPLSDNlGZLSAT0OL-NkHNlHOL,NlIVLN,T1OL.NX"
"JNkHRLMJOL.TFVLQ;T6OL/Nl<PSKRLSCOL0+TLSFOL/OL1OL0PLSDOL1TLMIT2OL2CTLOHX7OL3OL2VLN,V:OL4BNj4TLMIT0OL5OL4VLP+T0OL6OL5O"
"L-XLN,X9OL7OL3U@OL6XLMIX8OL8OL7--TLO<T0OL9OL8RLMJOL.OL9PLSEOL0PLSDOL0PLSENkJPLSDNkJVLP+T0NkINkHUAPLSENkGPLSDNkKVLN,T"
"1ON5NXJU@TLMIT0ON6ON5VLN,T1ON7NXJUATLMIT0ON8ON7VLR/T0ON9ON8X:VLR0T0OV7ON6ON9VLN,T1OV8NXJUBTLMIT0O^7OV8VLN,T1O^8NXJUC"
"TLMIT0O^9O^8VLR/T0O^:O^9X:VLR0T0O^;O^7O^:VLN,T1Og;NXJUDTLMIT0OgCOg;VLN,T1OgENXJUETLMIT0OgFOgEVLR/T0OgGOgFX:VLR0T0OgH"
"OgCOgGVLN,T1OgINXJUITLMIT0OgJOgIVLN,T1Oh+NXJUJTLMIT0Oh-Oh+VLR/T0Oh.Oh-X:VLR0T0Oh/OgJOh.ZLN;TKOh0OV7O^;OgHOh/VLN,X>Oh"
"1DNj4RLMJOh1Oh0PLSENkEPLSDNkEPLSENj7PLSDNj7PLSENj6PLSDNj6VLP+T0Nj5Nj4UAPLSENj3PLSDOU9ekB7,OU9el.M@,V+fLDQC,VEfR;K,V>"
"fS;Q<,U-fY-P3,V3f^6ME,V>f`0k/FOh2Ph8V3TLMIT0Oh8NDVLP+T0Ph;Oh2Oh8VLN,T1Oh>NFUBTLMIT0Oh@Oh>VLP/T0Ph>Oh@V+g_.PM9+"
};

/* sk__spirv_sum_f32_f32_traced: source fa1b8046515dbe2f, glslang 16.6.0, spirv-tools v2026.4, 35636 bytes, from sk__spirv_sum_f32_f16_traced */
static const char* const sk__spirv_sum_f32_f32_traced[] = {
"++2O_RL].NMT+]LL6MaF+PLL<,6M,+M;R2+T:1+TE7+U41FMA1;RLN2MB-TLN3MB+DVLN3MB+M.+TLN2N<1/RLN2N=-TLN3N=+DT41+U:@+V2@,NHVHQ"
"9+]9S7-NI:dHN.+h3M,FRLM2NJQS0RLLIMAP@RLLJMBMATLM+NJQS0MBRLM2NKQS0RLLIN<P2RLLJN=N<TLM+NKQS0N=i4P=+MN.O@,NHMQDN/-Q;2MS"
"FaG,NHMiBQ,,NHNMDG,NHNN@PC,NHNS7YJ,NHNb6MM2,P5Oc>M9,P5Oe-XE,P5PPHW18O+f5P5VLR0OEO,h:O+VLR2OEh=O,NIP]:O-,P5P`=W18O3hK"
"P5VLR0OEO<k/O3VLR2OEk2O<NIPl0MOA0VLP3P2MP9R7MP7RNKMd>:R+O=MYKXLN,R,P;O=PEMYIXLMIP@MZ.P;-;Sh0Q6:R-QFM[1XLN,R.QGQFPEM["
"/XLMIP2M[5QG-/TM.O:,NJTP>R9,NKTW-RA+Tf7=+Tg=M5MJR+QHM`GVLP1OEQIM`DP5VLN,P:QJMGPETLMIP2QKQJVLN,P:RKMGPFTLMIP2S+RKVLN,"
"P:S,MGPGTLMIP2S-S,VLN,P:S.MGPHTLMIP2S/S.ZLN;P@S0QKS+S-S/XLN,R,S1QHPEQIVLMJS1S0-;TkJMDHR-S2MaEVLP+OEh;M`DMa9VLN,P:h<M"
"GMa9TLMIP2k0h<XLN,R.k1S2PEh;VLMJk1k0-/UMJ>+"
};

/* sk__spirv_sum_f32_f16_traced: source 7d333276f711a1ad, glslang 16.6.0, spirv-tools v2026.4, 37188 bytes */
static const char* const sk__spirv_sum_f32_f16_traced[] = {
"O_RL].NMT+]LL6Mb,+PLL<,PLL<PV<PLL<PW>PLL<QS,PLL<QS.XLL6,MRQR`N2M_STif9eOVYM9+RLL9QS/.iLL:0-MdR_eW8+./0123456XLL;-<,,"
",TLL;-PW9;TLN2O71;RLN2MH-VLN3MH+M.+TLN2O81/VLN3MJ+M.+VLN3MJ,M.3VLN3MJ-M.7VLN3MK+M.+VLN3MK,M.;VLN3MK-M.M+VLN3MK.M.M;V"
"LN3MK/M.N+VLN3MK0M.N/VLN3MK1M.N3TLN2O91/VLN3N++M.+VLN3N+,M.N7VLN3N+-M.N@VLN3N+.M.NDVLN3N+/M.NHVLN3N+0M.O+VLN3N+1M.O/"
"VLN3N+2M.O3VLN3N+3M.O7VLN3N+4M.O;VLN3N+5M.O@TLN2N,,:TLN2O:1/RLN2N--VLN3N-+M.+VLN3N-,M.ODTLN2N.,BTLN2O;13RLN2N/-TLN3N"
"/+DVLN3N/+M.+TLN2N2,CTLN2N3,6TLN2N4,DTLN2N5,7TLN2N6,HTLN2N7,3TLN2N8,1TLN2N9,ATLN2O<13RLN2N<-VLN3N<+M.+TLN2O=1-RLN2N="
"-VLN3N=+M.+TLN2O>1;RLN2N@-TLN3N@+DVLN3N@+M.+TLN2O@1/RLN2NA-TLN3NA+DVLN3NA+M.+TLN2NB,>TLN2NC,@TLN2ND,<TLN2NE,=TLN2NF,"
";TLN2NH,5TLN236ITLN2O.,+TLN2O0,ETLN2O1,9TLN2O2,FTLN2O3,GTLN256FTLN266DTLN2OA,+TLN2OB6EPLL>OCRLM,ODOCTLLAOEM++TLM+OF2"
"OETLLCOGOE-TLM+OH2OG]LLJ7OEOEOEOEOEOGTLM+OI27VLLJ8OEOEOETLM+OJ28PLL@OKcLLJ97OEOEOEOEOEOEOK8TLM+P+29VLM,P,9P+OFVLM,P-"
"OEP+OFVLLJGOEOEOETLM6OEP.-TLLHP/OEP.VLLJHP/OEOE_LLJIHHHHOEOEOETLM+P02OKZLM,P1OGOHOFOFOFRLLBP2M+TLM+P32GVLLJM.OGOEOKT"
"LM+P42M.TLM6OEP5/TLLHP6P2P5TLM+P72P6_LM,P8OCP4P0OFOFOFP7]LM,P9OCOHOFOFOFP7TLM+P:2P2TLM,P;P2P:XLM,P<OEOFOFP3ZLM,P=OCO"
"FOFOFP7RLM2P>QS0TLLCP@P2/RLLIO7P@RLLJMHO7TLM+P>QS0MHTLM+PA2P@TLM6OEPB+TLM6OEPC,TLLAPDM+,TLM6PDPE+TLM6PDPF,TLM6PDPG-T"
"LM6PDPH.TLM6PDPI/TLM6PDPJ0VLM7OGPKPBPBTLM6OEQ+.RLM5OKQ,TLM6PDQ-3TLM6PDQ.1TLLJMIOEOETLM6OEQ/M+TLM+Q01ITLMGQ0.1TLLHO8O"
"EP.VLLJMJO8OEOE_LLJMKMJMJMJMJOEOEOETLLHO9OEP.gLLJN+MKO9OEOEOEOEOEOEOEOEOETLM=OEN,+XLM@OEQ1P+P.N,TLLHO:OEQ1TLLJN-N+O:"
"TLM+Q24N-TLMGQ2/4TLM+Q34MKRLM<OKN.RLM2Q4QS0RLLIO;OGRLLJN/O;TLM+Q4QS0N/TLM+Q5QS0OGTLM=OEN2/TLM=OEN3,XLM@OEQ6P/N2N3TLM"
"=OEN4/TLM=OEN5,XLM@OEQ7P/N4N5TLM+Q84N+TLM6PDQ94TLM+Q:4OERLM;OKN6TLM6OEQ;2TLM+Q<1OGTLMGQ<01TLM+Q=1P/TLM+Q>1OERLM<OKN7"
"TLM6P2Q@+TLM+QA1M.TLMGQA11RLM<OKN8TLM=OEN9+XLM@OKN:Q6N9PBTLMGQA21TLM6OEQB5TLM6PDQC7TLM6PDQD8XLM@OKQEQ5N9P.RLM2QFQS0R"
"LLBQG;TLLCQHQG/RLLIO<QHRLLJN<O<TLM+QFQS0N<TLM+QIQS0QHRLM2QJQS0RLLIO=QGRLLJN=O=TLM+QJQS0N=TLM+QKQS0QGRLM2R+QS0RLLIO>P"
"@RLLJN@O>TLM+R+QS0N@TLM+R,QS0P@RLM2R-QS0RLLIO@P2RLLJNAO@TLM+R-QS0NATLM+R.QS0P2TLM6P2R/leLLL+TLM6P2R0OL^]LL+TLM6P2R1O"
"LMRbh,TLM6P2R2kjQal3TLM6P2R3OMVLLL+TLM6P2R4Nlh^V^GTLM6P2R5MLeLLL+TLM6P2R6lRgXi3TLM6P2R7l][dM-TLM6P2R8l`aLS.TLM6P2R9l"
"`WiS.TLM6P2R:lMOVX9TLM6P2R;lLPkT1TLM6P2R<Nl`^V^GTLM=OENB+XLM@OKR=Q5NBPCXLM@OKR>Q5NBP.XLM@OKR@Q5NBQ+XLM@OKRAQ5NBP5RLM"
"<OKNCTLM6OERBMlllllKTLM6OERCMleLLL+RLM4OKRDRLM<OKNDTLM6OERE1RLM<OKNETLM6OERF3TLM=OENF+XLM@OKRGQ5NFPCXLM@OKRHQ5NFP.XL"
"M@OKRIQ6NBPBXLM@OKNGQ1RINCXLM@OKRJQ5N9P.RLM<OKNHVLM@OKRKQ3NHTLM6OES+iTLLL+TLM6P2S,MQeLLL+TLM6P2S-l]LLL+TLM6P2S.MLLLL"
"L+TLM6OES/NLLLLL+TLM6OES0OlKTLM6OES1OllleL+TLM6OES2MOeLLL+TLM+S34O9TLM6OES4PTL]+VLM7OGS5S4PBXLM@OES6P/N2N4XLM@OEO-P/"
"S6P5TLM+S7,OETLMGS73,TLM6OES8N+TLM6OES9;TLLHS:P@S9TLM+S;2S:TLM=OEO.N+XLM@OEO/P1O.S8TLM6OES<T3TLLHS=P@S8TLM+S>/S=TLMG"
"S>4/TLM+S@/P@TLM6P2SANLLLLL+ZLM7P@SBSASASASAXLM@OESCP1N4P5XLM@OESDP1N4P5TLM=OEO0/TLM=OEO1,TLM=OEO2,RLM<OKO3TLLCSEOE."
"TLM+SF,SETLMGSF5,TLMGSF6,XLM@OESGP/N2N4XLM@OEO4P1SGP5XLM@OESHP+O4S8XLM@OESIP-SHPCXLM@OEO5P1SIS8XLM@OESJP-O4PCTLM=OEO"
"A,XLM>SEOBOAPCPCTLM6OESK6TLM6OET+4TLM6OET,0VLMBOC-+ODPLSDT-TLMGP7T.2TLMGOHT/2TLMGOFT02TLMGOFT12TLMGOFT22TLMGP7T32TLM"
"GOHT42TLMGOFT52TLMGOFT62TLMGOFT72TLMGP7T82TLMGP4T92TLMGP0T:2TLMGOFT;2TLMGOFT<2TLMGOFT=2TLMGP7T>2TLMGOHT@2TLMGOFTA2TL"
"MGOFTB2TLMGOFTC2TLMGP7TD2TLMGOHTE2TLMGOFTF2TLMGOFTG2TLMGOFTH2TLMGP7TI2TLMGP4TJ2TLMGP0TK2TLMGOFU+2TLMGOFU,2TLMGOFU-2T"
"LMGP7U.2TLMGOFU/2TLMGOFU02TLMGP3U12TLMGP7U22TLMGOFU32TLMGOFU42TLMGOFU52TLMGP7U62TLMGOHU72TLMGOHU82TLMGOFU92TLMGOFU:2"
"TLMGOFU;2TLMGOHU<2TLMGOHU=2TLMGOHU>2TLMGOHU@2TLMGOHUA2TLMGOHUB2TLMGOFUC2TLMGOFUD2TLMGOFUE2TLMGOHUF2TLMGOHUG2TLMGOHUH"
"2TLMGOHUI2TLMGOHUJ2TLMGOFUK2TLMGOFV+2TLMGOFV,2TLMGOHV-2TLMGOHV.2TLMGOHV/2TLMGOHV02TLMGOHV12TLMGOHV22TLMGOHV32TLMGOHV"
"42TLMGS;V52TLMGP+V62TLMGOFV72TLMGP+V82TLMGOFV92TLMGP+V:2TLMGOFV;2TLMGP+V<2TLMGOFV=2TLMGP+V>2TLMGOFV@2TLMGP+VA2TLMGOF"
"VB2TLMGP+VC2TLMGOFVD2TLMGP+VE2TLMGOFVF2TLMGPAO62VLN,Q8VG/PEVLN,Q3VHVGPBVLN,Q:VIVHRETLMIOEVJVIVLN,Q:VKVGQ+TLMIOEW+VKV",
"LN,Q:W,VGP5TLMIOEW-W,VLN,Q:W.VGT,TLMIOEW/W.VLN,Q:W0VGRETLMIOEW1W0VLN,Q:W2VGRFTLMIOEW3W2VLN,Q:W4VGQBTLMIOEW5W4VLP1OEW"
"6VJO0VLP4OEW7VJO0VLQ5OKW8W7PBXLQ4OEW9W8PBPCVLP+OEW:W6W9VLP1OEW;W:O1VLP4OEW<W:O1VLQ5OKW=W<PBXLQ4OEW>W=PBPCVLP+OEW@W;W"
">VLQ7OKWAW@PCXLQ4OEWBWAW@PC_LN;7WCW5W:O1WBPBPKVLR2OEWDW3PCRLSCWE+TLSFQ,WFWGPLSDWFPLSEWHPLSDWHPLSEWIPLSDWIPLSEWEPLSDW"
"GVLP/OEWJW/WBPLSEWEPLSDWEZLSAOEWKW/WIWJWGVLQ7OKX+W1PCRLSCX,+TLSFX+X-X.PLSDX-VLP1OEX/WKW1PLSEX,PLSDX.PLSEX,PLSDX,ZLSA"
"OEX0X/X-WKX.VLQ;OKX1WKPCXLQ4OEX2X1WKPCVLQ7OKX3X2X0XLQ4OEX4X3X2X0VLQ;OKX5W+X4XLQ4OEX6X5W+X4VLQ7OKX7X6PCXLQ4OEX8X7X6PC"
"VLP1OEX9WKX8VLP/OEX:X9X6VLP-OEX;WKX:XLN;8X<X6X9X;eLN;9X=WCW+W-W/W1WDO2O3X<VLN,S7X>5PCTLMIOEX@X>VLN,S7XA6PBTLMIOEXBXA"
"VLP/OEXCX@XBVLN,S7XD5PBTLMIOEXEXDVLP+OEXFXCXEVLP1OEXGXFO5RLSCXH+TLSFQ,XIXJPLSDXIPLSEXKPLSDXKPLSEY+PLSDY+PLSEXHPLSDXJ"
"VLP/OEY,XGWBPLSEXHPLSDXHZLSAOEY-XGY+Y,XJZLSAOEY.PCY+WBXJVLP4OEY/XFO5VLP/OEY0Y/S8TLMIOEY13VLP4OEY2Y1S8VLP+OEY3Y0Y2VLQ"
"7OKY4W-PBRLSCY5+TLSFY4Y6Y7PLSDY6PLSEY5PLSDY7PLSEY5PLSDY5ZLSAOEY8W5Y6W/Y7VLQ9OKY9XGY8RLSCY:+TLSFY9Y;Y:PLSDY;NLSIPLSDY"
":RLSCY<+TLSFO3Y=Y>PLSDY=PLSEY<PLSDY>VLP/OEY@XGW-PLSEY<PLSDY<ZLSAOEYAY-Y=Y@Y>TLQ3OKYBO3RLSCYC+TLSFYBYDYCPLSDYDVLQ5OKY"
"EW-PBPLSEYCPLSDYCZLSAOKYFYBY<YEYDRLSCYG+TLSFYFYHYGPLSDYHVLQ7OKYIO2PCRLSCYJ+TLSFYIYKZ+PLSDYKVLP4OEZ,XGO2VLP1OEZ-XGO2V"
"LP/OEZ.Z-Y.RLMJV>X=RLMJV@Z,XLME9Z/:V>V@RLMJVAZ/RLMJVBZ.XLMEOEZ0DVAVBVLP/OEZ1Z0O2VLP+OEZ2Z1Z,RLMJVCX=RLMJVDZ2XLMEOEZ3"
"AVCVDPLSEYJPLSDZ+RLMJVEX=RLMJVFY-XLMEOEZ4DVEVFPLSEYJPLSDYJZLSAOEZ5Z3YKZ4Z+PLSEYGPLSDYGZLSAOEZ6YAYCZ5YJRLSCZ7+TLSFO3Z"
"8Z9PLSDZ8VLP+OEZ:Y-Y.VLP-OEZ;Z:PCPLSEZ7PLSDZ9VLP/OEZ<XGW-RLSCZ=+TLSFQ,Z>Z@PLSDZ>VLQ;OKZAW-Y.XLQ4OEZBZAW-Y.PLSEZ=PLSD"
"Z@PLSEZ=PLSDZ=ZLSAOEZCZBZ>W-Z@VLP+OEZDZ<ZCVLP-OEZEZDPCPLSEZ7PLSDZ7ZLSAOEZFZ;Z8ZEZ=RLSCZG+TLSFYBZHZGPLSDZHVLQ5OKZIW-P"
"BPLSEZGPLSDZGZLSAOKZJYBZ7ZIZHRLSCZK+TLSFZJ[+ZKPLSD[+VLP-OE[,Y.PCVLQ7OK[-O2PCRLSC[.+TLSF[-[/[0PLSD[/VLP4OE[1XGO2VLP1O"
"E[2XGO2VLP/OE[3[2Y.VLP+OE[4[3[,RLMJV6X=RLMJV7[1XLME9[5:V6V7RLMJV8[5RLMJV9[4XLMEOE[6DV8V9VLP/OE[7[6O2VLP+OE[8[7[1RLMJ"
"V:X=RLMJV;[8XLMEOE[9AV:V;PLSE[.PLSD[0VLP+OE[:Y-[,RLMJV<X=RLMJV=[:XLMEOE[;DV<V=PLSE[.PLSD[.ZLSAOE[<[9[/[;[0PLSEZKPLSD"
"ZKZLSAOE[=ZFZG[<[.VLQ5OK[>Z6[=RLSC[@+TLSF[>[A[@PLSD[ANLSIPLSD[@ZLL7OE[B,M1Y3SJVLQ;OK[CY1S8RLSC[D+TLSF[C[E[DPLSD[EVLN"
",S@[F4Y1VLMJ[FSBM3P.PLSE[DPLSD[DVLP-OE[G[=Z6VLP+OE[H[GPCVLP1OE[I[HO/VLP4OE[J[HO/VLQ5OK[K[JPBXLQ4OE]+[KPBPCVLP+OE],[I"
"]+ZLL7OE]-,M1],S9PLSE].PLSD].ZLSAOE]/Z6[D]0]1TLSB]2]1+PLSE]3PLSD]3VLQ=OK]4]/[=TLSF]4]5]2PLSD]5VLP1OE]6Y1S8PLSE]7PLSD"
"]7ZLSAOE]8PB]5]9]:TLSB];]:,PLSE]<PLSD]<VLQ;OK]=]8S9TLSF]=]>];PLSD]>VLQ;OK]@]8]-RLSC]A+TLSF]@]B]APLSD]BVLP/OE]C]6]-VL"
"P+OE]D]/]CVLP+OE]E]D]8ZLL7OE]F,M1]E[=VLP-OE]G]FZ6VLQ1OK]HY4O3RLSC]I+TLSF]H]J]KPLSD]JPLSE]IPLSD]KVLP/OE^+P.]FVLQ5OK^,"
"]GPBXLQ4OE^-^,PCPBVLP+OE^.^+^-PLSE]IPLSD]IZLSAOE^/]F]J^.]KXLN,S3^0/PEPFVLN,Q:^1^0PBTLMIOE^2^1VLN,Q:^3^0PCTLMIOE^4^3V"
"LN;OG^5^2^4RLMJV1^5RLMJV2S5VLN,OF^6V1PBTLMIOE^7^6VLN,OF^8V2PBTLMIOE^9^8VLPAMI^:^7^9VLN<OE^;^:,VLN<OE^<^:+VLN,OF^=V1P"
"CTLMIOE^>^=VLN,OF^@V2PCTLMIOE^A^@VLP+OE^B^>^AVLP+OE^C^B^;VLN;OG^D^<^CVLPCMI^E^/O-VLN<OE^F^E+VLN<OE^G^E,XLL7PD^H,N6PC"
"TLOHOE^I^HVLQ5OK^J^IPBRLSC^K+TLSF^J_+_,PLSD_+VLN;OG_-^F^GPLSE^KPLSD_,VLR/OE_.^F^IVLR/OE_/^G^IVLP-OE_0Q/^IVLR-OE_1^F_"
"0VLR0OE_2_/_1VLN;OG_3_._2PLSE^KPLSD^KZLSAOG_4_-_+_3_,RLMJV3^DRLMJV4_4VLN,OF_5V3PBTLMIOE_6_5VLN,OF_7V4PBTLMIOE_8_7VLP"
"AMI_9_6_8VLN<OE_:_9,VLN<OE_;_9+VLN,OF_<V3PCTLMIOE_=_<VLN,OF_>V4PCTLMIOE_@_>VLP+OE_A_=_@VLP+OE_B_A_:VLN;OG_C_;_BTLOHP"
">_D_CXLN,R,_E_DPE[BXLMIP@_F_EM-;VLN,PA_GV5]8RLMJ_G_FPLSE]APLSD]APLSE]:PLSD]:VLP+OE]9]8PFPLSE]7PLSD];PLSE_HPLSD_HZLSA"
"OE_IPB];_J_KTLSB`+_K+PLSE`,PLSD`,VLQ;OK`-_IO/TLSF`-`.`+PLSD`.TLS+P.P.S<VLQ5OK`/]6_IRLSC`0+TLSF`/`1`0PLSD`1VLN,S@`24Y"
"2XLMIP@`3`2M;P.PLSE`4PLSD`4ZLSAP@`5`3`1`6`7ZLSAOE`8PB`1`9`7TLSB`:`7,PLSE`;PLSD`;VLQ;OK`<`8S9TLSF`<`=`:PLSD`=VLQ;OK`>"
"`8]-RLSC`@+TLSF`>`A`@PLSD`AVLP/OE`B]6]-VLP+OE`C]/`BVLP+OE`D`C`8VLQ=OK`E`D[=PLSE`@PLSD`@ZLSAOK`F`>`=`E`ARLSC`G+TLSF`F"
"`H`IPLSD`HVLN,PA`JV5`8TLMIP@`K`JPLSE`GPLSD`IPLSE`GPLSD`GZLSAP@a+`K`HSB`IVLP,P@`6`5a+PLSE`7PLSD`7VLP+OE`9`8PFPLSE`4PL",
"SD`:VLMJ`2`5M3P.PLSE`0PLSD`0PLSE_KPLSD_KVLP+OE_J_IPFPLSE_HPLSD`+PLSE]1PLSD]1VLP/OEa,O/]-VLP+OE]0]/a,PLSE].PLSD]2TLS+"
"P.P.S<VLQ;OKa-Y3O4VLQ2OKa.[Ca-RLSCa/+TLSFa.a0a/PLSDa0VLN,S@a14Y1XLMIP@a2a1M;P.RLMJO6a2XLN,Q3a3/PEPETLMIMKa4a3TLX;Ia5"
"a4RLMJ.a5VLN,Q:a6VGQ;TLMIOEa7a6TLMIIa8.VLN<OEa9a8/VLN<OEa:a80VLP1OEa;a9Q6VLP4OEa<a9Q6VLQ5OKa=a<PBXLQ4OEa>a=PBPCVLP+O"
"Ea@a;a>VLP1OEaAa:Q7VLP4OEaBa:Q7VLQ5OKaCaBPBXLQ4OEaDaCPBPCVLP+OEaEaAaDVLR2OEaFW3P.XLN,Q:aG/PEQ9TLMIOEaHaGVLP+OEaIaHXG"
"VLP/OEaJN3N5VLP4OEaKaIaJVLP1OEb+aIaJVLQ6OKb,aFPBRLSCb-+TLSFb,b.b/PLSDb.PLSEb-PLSDb/PLSEb-PLSDb-ZLSAOEb0aEb.a@b/RLSCb"
"1+TLSFb,b2b3PLSDb2PLSEb1PLSDb3PLSEb1PLSDb1ZLSAOEb4a@b2aEb3VLQ;OKb5a7b0XLQ4OEb6b5a7b0VLP/OEb7a@aEVLQ9OKb8b+b7RLSCb9+T"
"LSFb8b:b9PLSDb:VLP1OEb;b+b7PLSEb9PLSDb9ZLSAOEb<PBb1b;b:VLP/OEb=b<b7VLP-OEb>b+b=VLP/OEb@b6b4VLQ9OKbAb>b@RLSCbB+TLSFbA"
"bCbBPLSDbCVLP1OEbDb>b@VLP/OEbEbDb6PLSEbBPLSDbBZLSAOEbFPBb9bEbCVLP-OEbGb0bFVLQ;OKbHb6bGXLQ4OEbIbHb6bGVLP/OEbJbFb4VLP-"
"OEbKb>bJVLQ7OKc+bIPCRLSCc,+TLSFc+c-c,PLSDc-VLP1OEc.bKbIPLSEc,PLSDc,ZLSAOEc/bKbBc.c-VLP/OEc0c/bIVLP-OEc1bKc0VLP+OEc2b"
"Fc1XLQ4OEc3b,c/c2XLQ4OEc4b,c2c/VLP/OEc5c3N3VLP1OEc6aKN5VLP+OEc7c5c6VLP/OEc8c4N5VLP4OEc9aKN5VLP+OEc:c8c9XLN;Gc;b<c7c:"
"VLP1OEc<Y3SCXLN,Q=c=.PHPETLMIP/c>c=VLN<OEc@c>+VLN<OEcAc>,VLN;OGcBc@cARLMJUJcBRLMJUKb<XLN,Q>cC.PHPGTLMIOEcDcCRLMJV+cD"
"RLMJV,P.]LMEOGcEJUJUKV+V,RLMJ0cEVLP/OEcFc7N2XLN,Q>cG.PHPFTLMIOEcHcGVLPCMIcIcFcHVLN<OEcJcI+VLN<OEcKcI,XLL7PDd+,N6P.TL"
"OHOEd,d+VLQ5OKd-d,PBRLSCd.+TLSFd-d/d0PLSDd/VLN;OGd1cJcKPLSEd.PLSDd0VLR/OEd2cJd,VLR/OEd3cKd,VLP-OEd4Q/d,VLR-OEd5cJd4V"
"LR0OEd6d3d5VLN;OGd7d2d6PLSEd.PLSDd.ZLSAOGd8d1d/d7d0TLMIOGd90RLMJV-d9RLMJV.d8VLN,OFd:V-PBTLMIOEd;d:VLN,OFd<V.PBTLMIOE"
"d=d<VLPAMId>d;d=VLN<OEd@d>,VLN<OEdAd>+VLN,OFdBV-PCTLMIOEdCdBVLN,OFdDV.PCTLMIOEdEdDVLP+OEdFdCdEVLP+OEdGdFd@VLN;OGdHdA"
"dGRLMJ0dHVLP/OEdIc:N4VLPCMIdJdIPCVLN<OEdKdJ+VLN<OEe+dJ,RLSCe,+TLSFd-e-e.PLSDe-VLN;OGe/dKe+PLSEe,PLSDe.VLR/OEe0dKd,VL"
"R/OEe1e+d,VLP-OEe2Q/d,VLR-OEe3dKe2VLR0OEe4e1e3VLN;OGe5e0e4PLSEe,PLSDe,ZLSAOGe6e/e-e5e.TLMIOGe70RLMJV/e7RLMJV0e6VLN,O"
"Fe8V/PBTLMIOEe9e8VLN,OFe:V0PBTLMIOEe;e:VLPAMIe<e9e;VLN<OEe=e<,VLN<OEe>e<+VLN,OFe@V/PCTLMIOEeAe@VLN,OFeBV0PCTLMIOEeCe"
"BVLP+OEeDeAeCVLP+OEeEeDe=VLN;OGeFe>eERLMJ0eFRLSCeG+TLSFN7eHeGPLSDeHXLN,Q:eI/PFPCTLMIOEeJeITLOHP2eKeJVLQCOKf+eKQ@PLSE"
"eGPLSDeGZLSAOKf,N7e,f+eHRLSCf-+TLSFf,f.f-PLSDf.XLN,Q=f/.PGPETLMIP/f0f/VLN<OEf1f0+VLN<OEf2f0,VLN;OGf3f1f2XLN,Q>f4.PGP"
"FTLMIOEf5f4XLN,Q>f6.PGPGTLMIOEf7f6RLMJUBf3RLMJUCb<RLMJUDf7RLMJUEP.]LMEOGf8JUBUCUDUERLMJUAf8XLQ4OEf9N8dIcFVLPCMIf:f9f"
"5VLN<OEf;f:+VLN<OEf<f:,RLSCf=+TLSFd-f>f@PLSDf>VLN;OGfAf;f<PLSEf=PLSDf@VLR/OEfBf;d,VLR/OEfCf<d,VLP-OEfDQ/d,VLR-OEfEf;"
"fDVLR0OEfFfCfEVLN;OGfGfBfFPLSEf=PLSDf=ZLSAOGfHfAf>fGf@TLMIOGfIUARLMJUFfIRLMJUGfHVLN,OFfJUFPBTLMIOEfKfJVLN,OFg+UGPBTL"
"MIOEg,g+VLPAMIg-fKg,VLN<OEg.g-,VLN<OEg/g-+VLN,OFg0UFPCTLMIOEg1g0VLN,OFg2UGPCTLMIOEg3g2VLP+OEg4g1g3VLP+OEg5g4g.VLN;OG"
"g6g/g5RLMJUAg6XLQ4OEg7N8cFdIVLPCMIg8g7PCVLN<OEg9g8+VLN<OEg:g8,RLSCg;+TLSFd-g<g=PLSDg<VLN;OGg>g9g:PLSEg;PLSDg=VLR/OEg"
"@g9d,VLR/OEgAg:d,VLP-OEgBQ/d,VLR-OEgCg9gBVLR0OEgDgAgCVLN;OGgEg@gDPLSEg;PLSDg;ZLSAOGgFg>g<gEg=TLMIOGgGUARLMJUHgGRLMJU"
"IgFVLN,OFgHUHPBTLMIOEgIgHVLN,OFgJUIPBTLMIOEgKgJVLPAMIh+gIgKVLN<OEh,h+,VLN<OEh-h++VLN,OFh.UHPCTLMIOEh/h.VLN,OFh0UIPCT"
"LMIOEh1h0VLP+OEh2h/h1VLP+OEh3h2h,VLN;OGh4h-h3RLMJUAh4TLQ3OKh5N8VLQ2OKh6N6h5RLSCh7+TLSFh6h8h7PLSDh8VLN,OFh9UAPBTLMIOE"
"h:h9VLP/OEh;f5P.VLR0OEh<h:h;VLR2OEh=h<Q;VLQ5OKh>h=PBPLSEh7PLSDh7ZLSAOKh@h6g;h>h8TLMIOGhAUAXLN;M.hBhAf5h@RLMJ1hBPLSEf"
"-PLSDf-RLSChC+TLSFN:hDhCPLSDhDXLN,Q:hE/PFQBTLMIOEhFhEXLN,Q:hG/PFSKTLMIOEhHhGVLN;OGhIhFhHXLN,Q:hJ/PFQCTLMIOEhKhJXLN,Q"
":i+/PFQDTLMIOEi,i+RLMJU8hIRLMJU9b<RLMJU:i,RLMJU;P.]LMEOGi-JU8U9U:U;RLMJU7i-XLQ4OEi.QEdIcFVLPCMIi/i.hKVLN<OEi0i/+VLN<"
"OEi1i/,RLSCi2+TLSFd-i3i4PLSDi3VLN;OGi5i0i1PLSEi2PLSDi4VLR/OEi6i0d,VLR/OEi7i1d,VLP-OEi8Q/d,VLR-OEi9i0i8VLR0OEi:i7i9VL"
"N;OGi;i6i:PLSEi2PLSDi2ZLSAOGi<i5i3i;i4TLMIOGi=U7RLMJU<i=RLMJU=i<VLN,OFi>U<PBTLMIOEi@i>VLN,OFiAU=PBTLMIOEiBiAVLPAMIiC"
"i@iBVLN<OEiDiC,VLN<OEiEiC+VLN,OFiFU<PCTLMIOEiGiFVLN,OFiHU=PCTLMIOEiIiHVLP+OEiJiGiIVLP+OEiKiJiDVLN;OGj+iEiKRLMJU7j+XL",
"Q4OEj,QEcFdIVLPCMIj-j,PCVLN<OEj.j-+VLN<OEj/j-,RLSCj0+TLSFd-j1j2PLSDj1VLN;OGj3j.j/PLSEj0PLSDj2VLR/OEj4j.d,VLR/OEj5j/d"
",VLP-OEj6Q/d,VLR-OEj7j.j6VLR0OEj8j5j7VLN;OGj9j4j8PLSEj0PLSDj0ZLSAOGj:j3j1j9j2TLMIOGj;U7RLMJU>j;RLMJU@j:VLN,OFj<U>PBT"
"LMIOEj=j<VLN,OFj>U@PBTLMIOEj@j>VLPAMIjAj=j@VLN<OEjBjA,VLN<OEjCjA+VLN,OFjDU>PCTLMIOEjEjDVLN,OFjFU@PCTLMIOEjGjFVLP+OEj"
"HjEjGVLP+OEjIjHjBVLN;OGjJjCjIRLMJU7jJTLQ3OKjKQEVLQ2OKk+N6jKRLSCk,+TLSFk+k-k,PLSDk-VLN,OFk.U7PBTLMIOEk/k.VLP/OEk0hKP."
"VLR0OEk1k/k0VLR2OEk2k1Q;VLQ5OKk3k2PBPLSEk,PLSDk,ZLSAOKk4k+j0k3k-TLMIOGk5U7XLN;M.k6k5hKk4RLMJ2k6PLSEhCPLSDhCVLP4OEk7Y"
"3SDVLP/OEk8k7P5VLN,P:k9O6PBTLMIP2k:k9VLN,P:k;O6PCTLMIP2k<k;VLN,P:k=O6P.TLMIP2k>k=VLN,P:k@O6Q+TLMIP2kAk@ZLN;P6kBk:k<k"
">kAVLP+OEkCcFc<VLN,Q>kD.PITLMIOEkEkDVLQ;OKkFkCkERLSCkG+TLSFkFkHkGPLSDkHVLP+OEkIdIk8VLN,Q>kJ.PJTLMIOEkKkJVLQ;OKl+kIkK"
"PLSEkGPLSDkGZLSAOKl,kFhCl+kHRLSCl-+TLSFl,l.l-PLSDl.RLMJU/c<RLMJU0k8RLMJU1c;ZLMEOEl/M<U/U0U1RLMJU2kBVLP+OEl0dIk8RLSCl"
"1+TLSFN7l2l1PLSDl2PLSEl3PLSDl3ZLSAOEl4PBl2l5l6TLSBl7l6,PLSEl8PLSDl8VLQ;OKl9l4P5TLSFl9l:l7PLSDl:XLN,Q:l;/PFPBTLMIOEl<"
"l;TLOHP2l=l<VLN,P:l>U2l4TLMIP2l@l>VLP0P2lAl@l=RLMJl>lAPLSEl6PLSDl6VLP+OEl5l4PFPLSEl3PLSDl7PLSEl1PLSDl1RLSClB+TLSFNDl"
"ClBPLSDlCXLN,Q:lD/PFRETLMIOElElDXLN,Q:lF/PFQ;TLMIOElGlFVLN;OGlHlElGRLMJT/lHRLMJT0kCRLMJT1PBRLMJT2l/_LMEOClIM6T/T0T1T"
"2T3TLMIP6lJT3RLMJT.lJPLSElKPLSDlKZLSAOEML+PBlCML,ML-TLSBML.ML-,PLSEML/PLSDML/VLQ;OKML0ML+P5TLSFML0ML1ML.PLSDML1VLN,P"
":ML2T.ML+TLMIP2ML3ML2VLN,P:ML4U2ML+TLMIP2ML5ML4VLP0P2ML6ML5ML3RLMJML4ML6PLSEML-PLSDML-VLP+OEML,ML+PFPLSElKPLSDML.PLS"
"ElBPLSDlBRLSCML7+TLSFNEML8ML7PLSDML8XLN,Q:ML9/PFRFTLMIOEML:ML9XLN,Q:ML;/PFT+TLMIOEML<ML;VLN;OGML=ML:ML<RLMJT4ML=RLMJ"
"T5l0RLMJT6PCRLMJT7l/_LMEOCML>M6T4T5T6T7T8TLMIP6ML@T8RLMJT.ML@PLSEMLAPLSDMLAZLSAOEMLBPBML8MLCMLDTLSBMLEMLD,PLSEMLFPLS"
"DMLFVLQ;OKMLGMLBP5TLSFMLGMLHMLEPLSDMLHVLN,P:MLIT.MLBTLMIP2MLJMLIVLN,P:MLKU2MLBTLMIP2MM+MLKVLP0P2MM,MM+MLJRLMJMLKMM,P"
"LSEMLDPLSDMLDVLP+OEMLCMLBPFPLSEMLAPLSDMLEPLSEML7PLSDML7RLSCMM-+TLSFN7MM.MM-PLSDMM.XLN,Q:MM//PFPCTLMIOEMM0MM/TLOHP2MM"
"1MM0VLQCOKMM2MM1Q@PLSEMM-PLSDMM-ZLSAOKMM3N7ML7MM2MM.RLSCMM4+TLSFMM3MM5MM4PLSDMM5TLMIM.MM61RLMJT9MM6RLMJT:N8RLMJT;c<R"
"LMJT<k8RLMJT=l/aLMEOCMM7M/T9T:T;T<T=T>TLMIP6MM8T>RLMJT.MM8PLSEMM9PLSDMM9ZLSAOEMM:PBMM5MM;MM<TLSBMM=MM<,PLSEMM>PLSDMM"
">VLQ;OKMM@MM:P5TLSFMM@MMAMM=PLSDMMAXLN,Q:MMB/PFPCTLMIOEMMCMMBTLOHP2MMDMMCVLN,P:MMET.MM:TLMIP2MMFMMEVLP0P2MMGMMDMMFVL"
"N,P:MMHU2MM:TLMIP2MMIMMHVLP,P2MMJMMIMMGRLMJMMHMMJPLSEMM<PLSDMM<VLP+OEMM;MM:PFPLSEMM9PLSDMM=PLSEMM4PLSDMM4RLSCMMK+TLS"
"FRGMN+MMKPLSDMN+XLN,Q:MN,/PFP5TLMIOEMN-MN,XLN,Q:MN./PFT,TLMIOEMN/MN.VLN;OGMN0MN-MN/RLMJT@MN0RLMJTAkCRLMJTBPBRLMJTCl/"
"_LMEOCMN1M6T@TATBTCTDTLMIP6MN2TDRLMJT.MN2PLSEMN3PLSDMN3ZLSAOEMN4PBMN+MN5MN6TLSBMN7MN6,PLSEMN8PLSDMN8VLQ;OKMN9MN4P5TL"
"SFMN9MN:MN7PLSDMN:VLN,P:MN;T.MN4TLMIP2MN<MN;VLN,P:MN=U2MN4TLMIP2MN>MN=VLP,P2MN@MN>MN<RLMJMN=MN@PLSEMN6PLSDMN6VLP+OEM"
"N5MN4PFPLSEMN3PLSDMN7PLSEMMKPLSDMMKRLSCMNA+TLSFRHMNBMNAPLSDMNBXLN,Q:MNC/PFP5TLMIOEMNDMNCXLN,Q:MNE/PFT,TLMIOEMNFMNEVL"
"N;OGMNGMNDMNFRLMJTEMNGRLMJTFl0RLMJTGPCRLMJTHl/_LMEOCMNHM6TETFTGTHTITLMIP6MNITIRLMJT.MNIPLSEMNJPLSDMNJZLSAOEMNKPBMNBM"
"O+MO,TLSBMO-MO,,PLSEMO.PLSDMO.VLQ;OKMO/MNKP5TLSFMO/MO0MO-PLSDMO0VLN,P:MO1T.MNKTLMIP2MO2MO1VLN,P:MO3U2MNKTLMIP2MO4MO3"
"VLP,P2MO5MO4MO2RLMJMO3MO5PLSEMO,PLSDMO,VLP+OEMO+MNKPFPLSEMNJPLSDMO-PLSEMNAPLSDMNARLSCMO6+TLSFNGMO7MO6PLSDMO7PLSEMO8P"
"LSDMO8ZLSAOEMO9PBMO7MO:MO;TLSBMO<MO;,PLSEMO=PLSDMO=VLQ;OKMO>MO9P5TLSFMO>MO@MO<PLSDMO@VLN,P:MOAU2MO9TLMIP2MOBMOARLSCM"
"OC+TLSFR=MODMOEPLSDMODZLL7P2MOF,M3MOBQ@PLSEMOCPLSDMOERLSCMOG+TLSFR>MOHMOIPLSDMOHZLL7P2MOJ,M3MOBR0VLP0P2MOKR2MOJVLP0P"
"2MP+MOKMOJVLP.P2MP,R1MP+VLP0P2MP-MOJMP,XLL7P2MP.,IMP-VLP,P2MP/R/MP.VLP3P2MP0MOJMP/PLSEMOGPLSDMOIRLSCMP1+TLSFR@MP2MP3"
"PLSDMP2XLL7P2MP4,/MOBZLL7P2MP5,M0MP4R5VLP0P2MP6R6MP5VLP,P2MP7R/MP6VLP3P2MP8R/MP7VLP0P2MP9R7MP8VLP.P2MP:MP9R8VLP0P2MP"
";MP:MP8VLP,P2MP<MP;R9VLP0P2MP=MP<MP8VLP.P2MP>MP=R:VLP0P2MP@MP>MP8VLP,P2MPAMP@R;VLP0P2MPBMPAMP8ZLL7P2MPC,M3MOBQ@VLP0P"
"2MPDR<MP5VLP0P2MPEMPDMP5XLL7P2MPF,IMPEVLP0P2MPGMPBMPFVLP0P2MPHMP5MPGVLP.P2MPIMPCMPHPLSEMP1PLSDMP3RLSCMPJ+TLSFRAMPKMP",
"JPLSDMPKZLL7P2MQ+,M3MOBR3VLP0P2MQ,R4MQ+XLL7P2MQ-,IMQ,VLP,P2MQ.R/MQ-VLP3P2MQ/MQ+MQ.PLSEMPJPLSDMPJZLSAP2MQ0MOBMP3MQ/MP"
"KPLSEMP1PLSDMP1ZLSAP2MQ1MPIMP2MQ0MPJPLSEMOGPLSDMOGZLSAP2MQ2MP0MOHMQ1MP1PLSEMOCPLSDMOCZLSAP2MQ3MOFMODMQ2MOGRLSCMQ4+TL"
"SFNCMQ5MQ4PLSDMQ5XLN,Q:MQ6/PFP.TLMIOEMQ7MQ6TLOHP2MQ8MQ7XLN,Q:MQ9/PFQ+TLMIOEMQ:MQ9TLOHP2MQ;MQ:]LL7P2MQ<,M6MQ3MQ8MQ;PL"
"SEMQ4PLSDMQ4ZLSAP2MQ=MQ3MOCMQ<MQ5TLOHOEMQ>MOBVLR2OEMQ@MQ>RBVLQ7OKMQAMQ@RCXLQ4P2MQBMQAMOBMQ=RLMJMOAMQBPLSEMO;PLSDMO;V"
"LP+OEMO:MO9PFPLSEMO8PLSDMO<PLSEMO6PLSDMO6RLSCMQC+TLSFN:MQDMQCPLSDMQDTLMIM.MQE2RLMJTJMQERLMJTKRJRLMJU+c<RLMJU,k8RLMJU"
"-l/aLMEOCMQFM/TJTKU+U,U-U.TLMIP6MQGU.RLMJT.MQGPLSEMQHPLSDMQHZLSAOEMQIPBMQDMQJMQKTLSBMR+MQK,PLSEMR,PLSDMR,VLQ;OKMR-MQ"
"IP5TLSFMR-MR.MR+PLSDMR.VLN,P:MR/T.MQITLMIP2MR0MR/VLN,P:MR1U2MQITLMIP2MR2MR1VLP,P2MR3MR2MR0RLMJMR1MR3PLSEMQKPLSDMQKVL"
"P+OEMQJMQIPFPLSEMQHPLSDMR+PLSEMQCPLSDMQCTLMIP6MR4U2RLMJU3c<RLMJU4k8RLMJU5l/RLMJU6MR4]LMEOCMR5MCU3U4U5U6PLSEl-PLSDl-P"
"LSEa/PLSDa/NLSINLMDVLMB9:+P,RLMCP+;RLMCOF<PLSDMR6VLN,OFMR7;Q.TLMIOEMR8MR7VLQ7OKMR9MR8PCRLSCMR:+TLSFMR9MR;MR:PLSDMR;V"
"LN,OFMR<;PHTLMIOEMR=MR<TLMIOEMR>MR7VLP+OEMR@MR=MR>VLP-OEMRAMR@PCTLMIOEMRB<VLP-OEMRCMRAMRBTLMIOEMRDMR7VLP1OEMREMRCMRD"
"RLMJMR<MREVLN,OFMRF;PFTLMIOEMRGMRFTLMIOEMRHMR7VLP+OEMRIMRGMRHVLP-OEMRJMRIPCTLMIOEMRK<VLP-OEMS+MRJMRKTLMIOEMS,MR7VLP1"
"OEMS-MS+MS,RLMJMRFMS-RLMJMR7PCTLMI9MS.;VLN<7MS/MS.+VLN<OEMS0MS/.VLN<OEMS1MS.,VLN<OEMS2MS.-VLN<OEMS3MS..VLN<OEMS4MS./"
"VLN<OEMS5MS.0VLN<OEMS6MS.1VLN<OKMS7MS.2RLSCMS8+TLSFQ,MS9MS:PLSDMS9PLSEMS;PLSDMS;PLSEMS<PLSDMS<PLSEMS8PLSDMS:VLP/OEMS"
"=MS3MS0PLSEMS8PLSDMS8ZLSAOEMS>MS3MS<MS=MS:VLQ7OKMS@MS4PCRLSCMSA+TLSFMS@MSBMSCPLSDMSBVLP1OEMSDMS>MS4PLSEMSAPLSDMSCPLS"
"EMSAPLSDMSAZLSAOEMSEMSDMSBMS>MSCVLQ;OKMSFMS>PCXLQ4OEMSGMSFMS>PCVLQ7OKMSHMSGMSEXLQ4OEMSIMSHMSGMSEVLQ;OKMSJMS1MSIXLQ4O"
"EMSKMSJMS1MSIVLQ7OKMT+MSKPCXLQ4OEMT,MT+MSKPCVLP1OEMT-MS>MT,VLP/OEMT.MT-MSKVLP-OEMT/MS>MT.XLN;8MT0MSKMT-MT/eLN;9MT1MS"
"/MS1MS2MS3MS4MS5MS6MS7MT0PLSJMT1PLSDMR:TLMI9MT2;PLSJMT2NLMDVLMBOE=+P-RLMCP+>RLMCOF@PLSDMT3VLN,OIMT4>PETLMI7MT5MT4VLN"
"<OEMT6MT5.TLMIOEMT7@RLSCMT8+TLSFQ,MT9MT:PLSDMT9PLSEMT;PLSDMT;PLSEMT<PLSDMT<PLSEMT8PLSDMT:VLP1OEMT=MT7MT6RLSCMT>+TLSF"
"Q,MT@MTAPLSDMT@PLSEMTBPLSDMTBPLSEMTCPLSDMTCPLSEMT>PLSDMTAVLP/OEMTDMT=MT6PLSEMT>PLSDMT>ZLSAOEMTEMT=MTCMTDMTAZLSAOEMTF"
"PCMTCMT6MTAPLSEMT8PLSDMT8ZLSAOEMTGMT7MT<MTEMT>ZLSAOEMTHPCMT<MTFMT>TLMIOEMTI@VLP-OEMTJMTIMTGVLN,OFMTK>PITLMIOEMU+MTKV"
"LQ;OKMU,MTJMU+RLSCMU-+TLSFMU,MU.MU-PLSDMU.PLSJMTGPLSDMU-TLMIOEMU/MTKVLP-OEMU0MTHMU/VLQ7OKMU1MTJMU0RLSCMU2+TLSFMU1MU3"
"MU2PLSDMU3VLP+OEMU4MTGMTHPLSJMU4PLSDMU2TLMIOEMU5@PLSJMU5NLMDVLMBOEA+P-RLMCP+BRLMCOFCPLSDMU6VLN,OFMU7BQ.TLMIOEMU8MU7V"
"LQ7OKMU9MU8PCRLSCMU:+TLSFMU9MU;MU:PLSDMU;TLMIOEMU<CTLMIOEMU=MU7VLP4OEMU>MU<MU=VLN,OFMU@BPFTLMIOEMUAMU@TLMIOEMUBMU7VL"
"P1OEMUCMUAMUBVLP/OEMUDMU>MUCVLP4OEMUEMUAMUBVLQ;OKMUFMU>MUEXLQ4OEMUGMUFMU>MUEVLP+OEMUHMUDMUGTLMIOEMUICTLMIOEMUJMU7VLP"
"1OEMUKMUIMUJVLP+OEMV+MUHMUKPLSJMV+PLSDMU:TLMIOEMV,CPLSJMV,NLMDVLMBOED+P-RLMCP+ERLMCOFFPLSDMV-TLMGP+MV.2TLMGOFMV/2TLM"
"GP+MV02TLMGOFMV12VLN,OJMV2EQ-TLMI8MV3MV2VLN<OEMV4MV3,VLN<OEMV5MV3-TLMIOEMV6FVLP+OEMV7MV4PCVLP/OEMV8MV5MV7VLQ;OKMV9MV"
"6MV8RLSCMV:+TLSFMV9MV;MV<PLSDMV;VLP1OEMV=MV6MV7PLSEMV:PLSDMV<VLP-OEMV>MV6MV8VLP1OEMV@MV>MV4VLP+OEMVAMV5MV@PLSEMV:PLS"
"DMV:ZLSAOEMVBMV=MV;MVAMV<VLN,OFMVCEPITLMIOEMVDMVCVLQ7OKMVEMVDPCRLSCMVF+TLSFMVEMVGMVFPLSDMVGTLMIOEMVHFTLMI9MVIEVLN<OE"
"MVJMVI/VLN<8MVKMVI3VLN<OEMW+MVK,VLN<OEMW,MVK-VLP/OEMW-MVBMW+VLQ;OKMW.MVBMW,XLQ4OEMW/MW.MVBMW,VLP+OEMW0MW-MW/VLQ7OKMW"
"1MVJPCRLSCMW2+TLSFMW1MW3MW2PLSDMW3RLMJMV0MVIRLMJMV1MW0XLMEOEMW4=MV0MV1PLSEMW2PLSDMW2ZLSAOEMW5MW0MVGMW4MW3VLQ;OKMW6MV"
"HMW5RLSCMW7+TLSFMW6MW8MW7PLSDMW8VLP-OEMW9MVBPCPLSJMW9PLSDMW7TLMIOEMW:FVLP+OEMW;MVBPCTLMI9MW<EVLN<OEMW=MW</VLN<8MW>MW"
"<3VLN<OEMW@MW>,VLN<OEMWAMW>-VLP/OEMWBMW;MW@VLQ;OKMWCMW;MWAXLQ4OEMWDMWCMW;MWAVLP+OEMWEMWBMWDVLQ7OKMWFMW=PCRLSCMWG+TLS"
"FMWFMWHMWGPLSDMWHRLMJMV.MW<RLMJMV/MWEXLMEOEMWI=MV.MV/PLSEMWGPLSDMWGZLSAOEMWJMWEMW7MWIMWHVLQ9OKMWKMW:MWJRLSCMX++TLSFM"
"WKMX,MX-PLSDMX,PLSEMX+PLSDMX-PLSEMX+PLSDMX+ZLSAOEMX.MW;MX,MVBMX-PLSJMX.PLSDMVFPLSJMVBNLMDVLMBOGJ+P1RLMCOHKRLMCOFM+RL",
"MCOFM,RLMCOFM-PLSDMX/TLMGOHN02TLMGOHN12RLSCMX0+TLSFN.MX1MX0PLSDMX1TLMIOGMX2KTLOHQ4MX3MX2TLMIOEMX4M+XLN,Q5MX5MX3PEMX4"
"XLMIOGMX6MX5-3PLSJMX6PLSDMX0TLMIOEMX7M+TLMIOEMX8M,TLMIOEMX9M-VLPCMIMX:MX7MX8VLN<OEMX;MX:+VLN<OEMX<MX:,XLL7PDMX=,N6MX"
"9TLOHOEMX>MX=VLQ5OKMX@MX>PBRLSCMXA+TLSFMX@MXBMXCPLSDMXBVLN;OGMXDMX;MX<PLSEMXAPLSDMXCVLR/OEMXEMX;MX>VLR/OEMXFMX<MX>VL"
"P-OEMXGQ/MX>VLR-OEMXHMX;MXGVLR0OEMXIMXFMXHVLN;OGMXJMXEMXIPLSEMXAPLSDMXAZLSAOGMXKMXDMXBMXJMXCTLMIOGMY+KRLMJN0MY+RLMJN"
"1MXKVLN,OFMY,N0PBTLMIOEMY-MY,VLN,OFMY.N1PBTLMIOEMY/MY.VLPAMIMY0MY-MY/VLN<OEMY1MY0,VLN<OEMY2MY0+VLN,OFMY3N0PCTLMIOEMY"
"4MY3VLN,OFMY5N1PCTLMIOEMY6MY5VLP+OEMY7MY4MY6VLP+OEMY8MY7MY1VLN;OGMY9MY2MY8PLSJMY9NLMDVLMBOCM/+P8RLMCP4M0RLMCP0M1RLMC"
"OFM2RLMCOFM3RLMCOFM4RLMCP7M5PLSDMY:TLMGPAN;2VLN,OFMY;M0PFTLMIOEMY<MY;VLN,P0MY=M0PGTLMIOKMY>MY=TLMIOEMY@M4VLQ7OKMYAMY"
"@PBVLQ2OKMYBMY>MYARLSCMYC+TLSFMYBMYDMYCPLSDMYDTLMIOEMYEM2VLP/OEMYFMYEMY<TLMIOEMYGM3VLP+OEMYHMYFMYGVLP1OEMYIMYHP5VLN,"
"OHMYJM0PETLMIOGMYKMYJTLOHQFMZ+MYKXLN,QIMZ,MZ+PEMYIXLMIQHMZ-MZ,-3TLO>P@MZ.MZ-RLMJN;MZ.VLN,P:MZ/N;PBTLMIP2MZ0MZ/VLN,P:"
"MZ1N;PCTLMIP2MZ2MZ1VLN,P:MZ3N;P.TLMIP2MZ4MZ3VLN,P:MZ5N;Q+TLMIP2MZ6MZ5ZLN;P6MZ7MZ0MZ2MZ4MZ6RLMJM5MZ7NLSIPLSDMYCPLSEMZ"
"8PLSDMZ8ZLSAOEMZ9PBMYCMZ:MZ;TLSBMZ<MZ;,PLSEMZ=PLSDMZ=VLQ;OKMZ>MZ9P5TLSFMZ>MZ@MZ<PLSDMZ@TLMIOEMZAM4VLQ;OKMZBMZ9MZARLS"
"CMZC+TLSFMZBMZDMZCPLSDMZDTLMIOEMZEM2TLMIOEMZFM3VLP+OEMZGMZFMZ9TLMIOKMZHM1RLSCMZI+TLSFMZHMZJMZKPLSDMZJVLP/OEM[+MZGMY<"
"VLP+OEM[,M[+MZEPLSEMZIPLSDMZKVLP/OEM[-MZEMY<VLP+OEM[.M[-MZGPLSEMZIPLSDMZIZLSAOEM[/M[,MZJM[.MZKVLN,OHM[0M0PETLMIOGM[1"
"M[0TLOHQJM[2M[1XLN,QKM[3M[2PEM[/XLMIQGM[4M[3--TLO>P2M[5M[4VLN,P:M[6M5MZ9RLMJM[6M[5PLSEMZCPLSDMZCPLSEMZ;PLSDMZ;VLP+OE"
"MZ:MZ9PFPLSEMZ8PLSDMZ<NLSINLMDVLMBOCM6+P9RLMCOHM7RLMCOFM8RLMCOFM9RLMCOFM:RLMCP7M;PLSDM[7TLMGPAN>2TLMIOEM[8M9VLQ5OKM["
"9M[8PCVLQ2OKM[:N6M[9RLSCM[;+TLSFM[:M[<M[;PLSDM[<PLSEM[=PLSDM[=ZLSAOEM[>PBM[<M[@M[ATLSBM[BM[A,PLSEM[CPLSDM[CVLQ;OKM[D"
"M[>P5TLSFM[DM[EM[BPLSDM[ETLMIOGM[FM7TLOHR+M[GM[FTLMIOEM[HM8VLP+OEM[IM[HM[>VLP1OEM[JM[IP5XLN,R,M[KM[GPEM[JXLMIP@M]+M["
"K-;RLMJN>M]+PLSEM],PLSDM],ZLSAOEM]-PBM[EM].M]/TLSBM]0M]/,PLSEM]1PLSDM]1VLQ;OKM]2M]-P5TLSFM]2M]3M]0PLSDM]3VLP+OEM]4M["
">M]-VLN,P:M]5N>M]-TLMIP2M]6M]5VLN,P:M]7M;M]4RLMJM]7M]6PLSEM]/PLSDM]/VLP+OEM].M]-PFPLSEM],PLSDM]0PLSEM[APLSDM[AVLP+OE"
"M[@M[>P5PLSEM[=PLSDM[BNLSIPLSDM[;PLSEM]8PLSDM]8ZLSAOEM]9PBM[;M]:M];TLSBM]<M];,PLSEM]=PLSDM]=VLQ;OKM]>M]9P5TLSFM]>M]@"
"M]<PLSDM]@TLMIOEM]AM:VLQ;OKM]BM]9M]ARLSCM]C+TLSFM]BM]DM]CPLSDM]DTLMIOEM]EM9VLQ5OKM]FM]EPBVLQ7OKM]GM]9PBVLQ2OKM]HM]FM"
"]GRLSCM]I+TLSFM]HM]JM]KPLSDM]JVLN,P:M^+M;PETLMIP2M^,M^+PLSEM]IPLSDM]KTLMIOGM^-M7TLOHR-M^.M^-TLMIOEM^/M8TLMIOEM^0M9VL"
"P/OEM^1M]9M^0VLP+OEM^2M^/M^1XLN,R.M^3M^.PEM^2XLMIP2M^4M^3-/PLSEM]IPLSDM]IZLSAP2M^5M^,M]JM^4M]KVLN,P:M^6M;M]9RLMJM^6M"
"^5PLSEM]CPLSDM]CPLSEM];PLSDM];VLP+OEM]:M]9PFPLSEM]8PLSDM]<NLSINLMDVLMBOEM<+P<RLMCOFM=RLMCOFM>RLMCP3M@PLSDM^7VLN,OFM^"
"8M@PFTLMIOEM^9M^8VLP/OEM^:M^9N2TLMIOEM^;M=VLP+OEM^<M^:M^;VLN,OFM^=M@PGTLMIOEM^>M^=VLP/OEM^@M^>N4TLMIOEM^AM>VLP+OEM^B"
"M^@M^ARLSCM^C+TLSFN6M^DM^CPLSDM^DPLSJP5PLSDM^CRLSCM^E+TLSFRDM^FM^GPLSDM^FVLN,Q>M^H.PJTLMIOEM^IM^HVLP-OEM^JM^IM^BPLSE"
"M^EPLSDM^GVLN,Q>M^K.PITLMIOEM_+M^KVLP-OEM_,M_+M^<VLP-OEM_-M_,PCPLSEM^EPLSDM^EZLSAOEM_.M^JM^FM_-M^GZLL7OEM_/,M1P5M_.P"
"LSJM_/NLMDVLMBP2MA+P;RLMCP:MBPLSDM_0TLMIP2M_1MBTLOHOEM_2M_1VLR2OEM_3M_2RBVLQ9OKM_4M_3RCVLQ1OKM_5RKM_4RLSCM_6+TLSFM_5"
"M_7M_6PLSDM_7TLMIP2M_8MBPLSJM_8PLSDM_6VLQ;OKM_9M_3S+RLSCM_:+TLSFM_9M_;M_:PLSDM_;TLMIP2M_<MBXLL7P2M_=,/M_<VLP0P2M_>M_"
"=S,XLL7P2M_@,3M_>VLP.P2M_AM_>M_@VLQFOKM_BM_AS-TLQ3OKM_CM_BRLSCM_D+TLSFM_CM_EM_DPLSDM_EVLQ@OKM_FM_AS-RLSCM_G+TLSFM_FM"
"_HM_GPLSDM_HVLP8P2M_IM_@S.VLQ@OKM_JM_IR/PLSEM_GPLSDM_GZLSAOKM_KM_FM_EM_JM_HPLSEM_DPLSDM_DZLSAOKM`+M_BM_;M_KM_GXLQ4P2"
"M`,M`+R/Q@VLP,P2M`-M_@M`,VLP3P2M`.M`-S,TLOHOEM`/M`.VLR2OEM`0M_2S/VLR0OEM`1M`/M`0TLOHP2M`2M`1PLSJM`2PLSDM_:VLP+OEM`3M"
"_3S0VLR-OEM`4M_3QDVLR2OEM`5M`4PCVLP+OEM`6M`3M`5VLR2OEM`7M`6S1VLQ9OKM`8M`7S2XLQ4OEM`9M`8RCM`7VLR2OEM`:M_2S/VLR0OEM`;M"
"`9M`:TLOHP2M`<M`;PLSJM`<NLMDVLMBOCMC+P=RLMCOFMDRLMCOFMERLMCOFMFRLMCP7MGPLSDM`=TLMGP:NI2TLMGP:NJ2TLMGP:NK2TLMGP:O+2TL",
"MGP:O,2TLMIOEM`>MDXLN,Q>M`@.PHPFTLMIOEM`AM`@VLP/OEM`BM`>M`ATLMIOEM`CMEVLP+OEM`DM`BM`CRLSCM`E+TLSFN6M`FM`EPLSDM`FTLMI"
"OGM`G0TLOHQFM`HM`GVLP1OEM`IM`DP5VLN,P:M`JMGPETLMIP2M`KM`JRLMJNIM`KVLMEP2Ma+MANIVLN,P:Ma,MGPFTLMIP2Ma-Ma,RLMJNJMa-VLM"
"EP2Ma.MANJVLN,P:Ma/MGPGTLMIP2Ma0Ma/RLMJNKMa0VLMEP2Ma1MANKVLN,P:Ma2MGPHTLMIP2Ma3Ma2RLMJO+Ma3VLMEP2Ma4MAO+ZLN;P@Ma5Ma+"
"Ma.Ma1Ma4TLO>QHMa6Ma5XLN,QIMa7M`HPEM`IVLMJMa7Ma6-3NLSIPLSDM`EPLSEMa8PLSDMa8ZLSAOEMa9PBM`EMa:Ma;TLSBMa<Ma;,PLSEMa=PLS"
"DMa=VLQ;OKMa>Ma9P5TLSFMa>Ma@Ma<PLSDMa@TLMIOEMaAMFVLQ;OKMaBMa9MaARLSCMaC+TLSFMaBMaDMaCPLSDMaDTLMIOGMaE0TLOHQJMaFMaEVL"
"P+OEMaGM`DMa9VLN,P:MaHMGMa9TLMIP2MaIMaHRLMJO,MaIVLMEP2MaJMAO,TLO>QGMaKMaJXLN,QKMb+MaFPEMaGVLMJMb+MaK--PLSEMaCPLSDMaC"
"PLSEMa;PLSDMa;VLP+OEMa:Ma9PFPLSEMa8PLSDMa<NLSINLMD"
};

/* sk__spirv_pack_32bit: source e2558ce59bf67909, glslang 16.6.0, spirv-tools v2026.4, 5944 bytes, from sk__spirv_pack_16bit */
static const char* const sk__spirv_pack_32bit[] = {
"++++3+5F731/RLN2A-TLN3A+DVLN3AM;PJ+R=0=RLLI3HRLLJA3TLM+M8QS0ATLM+M9QS0HTLM6HM63S4O@,.VJOB=M:N;M7VLP1HN=N8M:VLP4HN<N8"
"M:VLP/HN@N<M7[1O,,M7_3eG,M7MW/D,M7MWI29N>SHXLN,M9T6N>M2SKXLMIHT9T6-/MXBN-+"
};

/* sk__spirv_pack_16bit: source ac0879830a258e69, glslang 16.6.0, spirv-tools v2026.4, 5984 bytes */
static const char* const sk__spirv_pack_16bit[] = {
"O_RL].NMT+]LL6TC+PLL<,PLL<PV<PLL<QS.XLL6,MRQR`N2M_STif9eOVYM9+RLL9QS/,_LL:0-MdR_eW8+./01XLL;-<P+,,TLN2A1-RLN23-TLN33"
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
"PLSESJPLSDT-TLMIM,TAN-XLN,MKTBS.M2M2VLMJTBTA-;NLSINLMD"
};

static const sk__spirv sk__modules[16] = {
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced, 1074u, &sk__modules[1], 117440u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced, 6063u, &sk__modules[3], 117628u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced, 1176u, &sk__modules[1], 114792u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced, 36107u, NULL, 144428u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced, 619u, &sk__modules[3], 144332u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced, 2979u, &sk__modules[3], 144332u },
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced, 992u, &sk__modules[7], 101388u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced, 1490u, &sk__modules[1], 101456u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced, 1049u, &sk__modules[7], 98700u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced, 736u, &sk__modules[3], 125380u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced, 576u, &sk__modules[9], 125284u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced, 2964u, &sk__modules[9], 125284u },
    { sk__spirv_sum_f32_f32_traced, 338u, &sk__modules[13], 35636u },
    { sk__spirv_sum_f32_f16_traced, 9297u, NULL, 37188u },
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
