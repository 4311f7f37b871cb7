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
#define SK__DECLARATIONS 0x9d374bd8

#ifndef STREAMK_PLAIN_NAMES
#define sk_multiply_name sk_multiply_name_0_1_9d374bd8
#define sk_type_name sk_type_name_0_1_9d374bd8
#define sk_layout_name sk_layout_name_0_1_9d374bd8
#define sk_decomposition_name sk_decomposition_name_0_1_9d374bd8
#define sk_fixup_name sk_fixup_name_0_1_9d374bd8
#define sk_packing_name sk_packing_name_0_1_9d374bd8
#define sk_order_name sk_order_name_0_1_9d374bd8
#define sk_raster_name sk_raster_name_0_1_9d374bd8
#define sk_epilogue_name sk_epilogue_name_0_1_9d374bd8
#define sk_bias_name sk_bias_name_0_1_9d374bd8
#define sk_activation_name sk_activation_name_0_1_9d374bd8
#define sk_role_name sk_role_name_0_1_9d374bd8
#define sk_parse_multiply sk_parse_multiply_0_1_9d374bd8
#define sk_parse_type sk_parse_type_0_1_9d374bd8
#define sk_parse_layout sk_parse_layout_0_1_9d374bd8
#define sk_parse_decomposition sk_parse_decomposition_0_1_9d374bd8
#define sk_parse_fixup sk_parse_fixup_0_1_9d374bd8
#define sk_parse_packing sk_parse_packing_0_1_9d374bd8
#define sk_parse_order sk_parse_order_0_1_9d374bd8
#define sk_parse_raster sk_parse_raster_0_1_9d374bd8
#define sk_parse_epilogue sk_parse_epilogue_0_1_9d374bd8
#define sk_parse_bias sk_parse_bias_0_1_9d374bd8
#define sk_parse_activation sk_parse_activation_0_1_9d374bd8
#define sk_parse_role sk_parse_role_0_1_9d374bd8
#define sk_result_string sk_result_string_0_1_9d374bd8
#define sk_merge_features sk_merge_features_0_1_9d374bd8
#define sk_required_features sk_required_features_0_1_9d374bd8
#define sk_create_context sk_create_context_0_1_9d374bd8
#define sk_create_planning_context sk_create_planning_context_0_1_9d374bd8
#define sk_format_profile sk_format_profile_0_1_9d374bd8
#define sk_destroy_context sk_destroy_context_0_1_9d374bd8
#define sk_trim_context sk_trim_context_0_1_9d374bd8
#define sk_query_context sk_query_context_0_1_9d374bd8
#define sk_query_kernel sk_query_kernel_0_1_9d374bd8
#define sk_create_plan sk_create_plan_0_1_9d374bd8
#define sk_destroy_plan sk_destroy_plan_0_1_9d374bd8
#define sk_query_plan sk_query_plan_0_1_9d374bd8
#define sk_format_plan sk_format_plan_0_1_9d374bd8
#define sk_explain_plan sk_explain_plan_0_1_9d374bd8
#define sk_list_segments sk_list_segments_0_1_9d374bd8
#define sk_query_times sk_query_times_0_1_9d374bd8
#define sk_gemm sk_gemm_0_1_9d374bd8
#define sk_query_launch sk_query_launch_0_1_9d374bd8
#define sk_clear_workspace sk_clear_workspace_0_1_9d374bd8
#define sk_read_status sk_read_status_0_1_9d374bd8
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
    X(SK_ERROR_NO_DEVICE, -19, "the context was made from a profile: it plans, and cannot record")

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
    uint32_t tiles, k_iterations; /* tiles of all batches, without a retiled last wave; k-iterations of each tile */
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

/* Why a worker of a plan with a turnstile gave up. */
typedef enum sk_status_code
{
    SK_STATUS_FINE,    /* no worker gave up since the workspace was cleared */
    SK_STATUS_LATE,    /* its turn did not come while it polled most_looks times */
    SK_STATUS_COUNTER, /* the tile's counter had an impossible value */
    SK_STATUS_TICKET,  /* the ticket had an impossible value */
    SK_STATUS_FORCE_I32 = 0x7fffffff
} sk_status_code;

/* The record of the first worker that gave up, as it lies in the workspace. Copy it when the launch has completed. */
typedef struct sk_status
{
    uint32_t code;           /* sk_status_code */
    uint32_t tile, worker;   /* as in sk_list_segments */
    uint32_t expected, seen; /* k-iterations in the tile's counter; or tickets */
} sk_status;

/* Judge a status record: SK_SUCCESS, or SK_ERROR_GAVE_UP with a sentence in `text` that says what happened. `size` is
 * the bytes of `text`; 256 hold every sentence. After SK_ERROR_GAVE_UP, D is wrong or incomplete, and the workspace
 * must be cleared before its next use. */
STREAMK_API sk_result sk_read_status(const sk_status* status, char* text, size_t size);

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

#if SK__DECLARATIONS != 0x9d374bd8
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
    SK__MODULE_SUM = 2, /* sums partials row by row */
    SK__MODULE_PACK = 3, /* packs A or B */
    SK__MODULE_TRANSPOSE = 4, /* packs them with k contiguous; NULL: the kernel does not want that */
    SK__MODULE_ARRANGE = 5, /* packs them in the order of fragments; NULL: the kernel is not arranged */
    SK__MODULE_KINDS = 6
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
#define SK__STATUS_LATE 1u    /* its turn did not come within the looks at the counter that it may take */
#define SK__STATUS_COUNTER 2u /* the counter held what no launch leaves there */
#define SK__STATUS_TICKET 3u  /* so did the ticket */

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
    X(vkCmdFillBuffer)

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
    const uint32_t* words;
    uint32_t count;
    const struct sk__spirv* base; /* a similar module, which may have a base of its own; or NULL */
    uint32_t size;                /* bytes of the whole module */
} sk__spirv;

/* Writes a module's `size` bytes. A run is three numbers and some words: the first word and the count of words to copy
 * from the base; how many words of the module's own follow; and those. */
static void sk__join_runs(const sk__spirv* spirv, const uint32_t* base, uint32_t* module)
{
    for (const uint32_t* run = spirv->words; run < spirv->words + spirv->count; run += 3 + run[2])
    {
        memcpy(module, base + run[0], run[1] * sizeof *module);
        memcpy(module + run[1], run + 3, run[2] * sizeof *module);
        module += run[1] + run[2];
    }
}

/* A module's `size` bytes, which the caller frees. NULL if memory is short. */
static uint32_t* sk__expand(const VkAllocationCallbacks* allocator, const sk__spirv* spirv)
{
    uint32_t* base = spirv->base ? sk__expand(allocator, spirv->base) : NULL;
    uint32_t* module = base || !spirv->base ? (uint32_t*)sk__allocate(allocator, spirv->size) : NULL;
    if (module && base)
    {
        sk__join_runs(spirv, base, module);
    }
    else if (module)
    {
        memcpy(module, spirv->words, spirv->size);
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
    case SK__MODULE_ARRANGE: return SK__ARRANGED_BLOCK * (invocations / sk__kernel_at(key->kernel)->parts);
    default: return invocations;
    }
}

/* Whether the module relies on subgroups of the size that the kernel is built for. */
static bool sk__needs_subgroups(const sk__pipeline_key* key)
{
    bool copies = key->module == SK__MODULE_PACK || key->module == SK__MODULE_TRANSPOSE;
    return sk__has_fragments(sk__kernel_at(key->kernel)) && !copies;
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
    sk__free(plan->allocator, plan);
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
    sk__add_problem(&made, &plan->problem);
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

/* Where a tile of D lies, as the user sees it. A tile beyond D's edges covers nothing. */
static void sk__describe_position(const sk_plan* plan, const sk__kernel* kernel, sk__tile_position position,
                                  sk_segment* described)
{
    uint32_t row = position.row * kernel->tile_m;
    uint32_t column = position.column * kernel->tile_n;
    described->batch = position.batch;
    uint32_t rows = sk__min(kernel->tile_m, plan->problem.m - sk__min(row, plan->problem.m));
    uint32_t columns = sk__min(kernel->tile_n, plan->problem.n - sk__min(column, plan->problem.n));
    bool exchanged = plan->problem.exchanged;
    described->m = exchanged ? column : row;
    described->n = exchanged ? row : column;
    described->rows = exchanged ? columns : rows;
    described->columns = exchanged ? rows : columns;
}

static sk_segment sk__describe_segment(const sk_plan* plan, uint32_t worker, sk__segment segment)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__arguments* arguments = &plan->arguments;
    sk__rectangle map = sk__make_tile_map(*arguments, arguments->problem, kernel->tile_m, kernel->tile_n);
    sk_segment described;
    sk__describe_position(plan, kernel, sk__locate_in_rectangle(map, segment.tile.number), &described);
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
    sk__describe_position(plan, kernel, position, described);
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
 * Uses the API. Must not know plans: the record names tile and worker by number.
 */

STREAMK_API sk_result sk_read_status(const sk_status* status, char* text, size_t size)
{
    if (!status)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    switch (status->code)
    {
    case SK_STATUS_FINE: snprintf(text, size, "no worker gave up"); return SK_SUCCESS;
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

/* ---- kernels: rendered from gen/kernels.toml -------------------------------------------------- */

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced: source 3f642e8c23792372, glslang 16.6.0, spirv-tools v2026.4, 117440 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced[] = {
0,0,0,0,913,2,68,128,915,8,1,68,924,9,1,68,
934,39,20,290,8,262187,261,345,64,262172,69,301,273,262172,91,69,
290,262176,92,6,91,262203,92,993,6,30,262187,261,328,16,262176,363,
7,69,262187,261,98,33,262172,99,301,98,262172,100,99,328,262172,139,
100,273,262176,142,4,139,262203,142,1025,11,11,142,8,4,262187,261,
548,7,262176,143,6,278,1039,9,14,144,169,141,328,68,393268,261,
152,134,144,451,393268,261,146,1062,5,7,147,170,146,282,393268,261,
148,1074,5,4,149,169,147,148,1083,6,14,151,169,145,328,68,
393268,261,155,134,151,451,393268,261,153,1103,5,2,154,170,1123,5,
0,1115,5,16,157,169,154,156,282,393268,261,161,132,149,157,393268,
267,163,171,161,1136,5,2,163,149,1143,13,4,262187,261,167,512,
1156,34,2,262203,389,1200,35,9,168,287,273,262176,203,6,168,262203,
203,1244,34,2,163,157,1280,37,1,389,1318,7,1,203,1326,354,
0,1684,181,0,1869,5335,1,68,7205,56,1,68,7262,161,1,68,
7424,182,1,68,7607,1155,1,290,8763,29,1,273,8793,40,8,204,
201,290,327817,261,251,204,451,8841,7,3,213,205,451,8871,30,15,
327817,261,327,201,290,327817,261,206,202,273,327812,261,318,206,290,8936,
3278,1,290,12215,29,1,273,12245,128,1,68,12374,317,1,273,12692,
240,1,68,12933,297,1,273,13231,441,1,273,13673,50,1,167,13724,
192,1,167,13917,572,1,273,14490,50,1,167,14541,192,1,167,14734,
407,1,273,15142,33,1,167,15176,250,1,273,15427,33,1,167,15461,
487,1,273,15949,50,1,167,16000,192,1,167,16193,572,1,273,16766,
50,1,167,16817,192,1,167,17010,433,1,273,17444,20,15,327817,261,
1818,1810,290,327817,261,210,1811,273,327812,261,1817,210,290,17499,77,1,
273,17577,32,18,248,1830,290,327817,261,1839,248,451,327814,261,280,1831,
273,327812,261,1837,280,451,17647,87,1,290,17735,27,14,283,3563,290,
262394,283,285,3566,131320,285,327817,261,6255,3582,273,27847,11,82,6259,131320,
6258,131321,6257,131320,6259,327810,261,295,548,3563,131321,6257,131320,6257,458997,261,
298,3563,6258,295,6259,327814,261,518,3582,451,327817,261,1812,3582,451,327814,
261,1813,298,451,327817,261,1814,298,451,393281,279,1815,2486,1813,1814,262205,
278,1816,1815,393281,279,1832,358,518,1812,262205,278,1833,1832,458817,143,3572,
6,298,518,1812,262205,278,1834,3572,524300,278,3574,1,50,1816,1833,1834,
17825,79,1,273,17905,33,1,167,17939,250,1,273,18190,33,1,167,
18224,458,1,273,18683,50,1,167,18734,192,1,167,18927,572,1,273,
19500,50,1,167,19551,192,1,167,19744,403,1,273,20148,33,1,167,
20182,250,1,273,20433,33,1,167,20467,284,1,273,20752,20,15,327817,
261,2978,2970,290,327817,261,1835,2971,273,327812,261,2977,1835,290,20807,77,
1,273,20885,32,18,1836,2989,290,327817,261,2998,1836,451,327814,261,1838,
2990,273,327812,261,2996,1838,451,20955,87,1,290,21043,27,107,1852,4812,
290,262394,1852,1853,4815,131320,1853,327817,261,1854,5151,273,327850,267,1855,1854,
282,196855,1856,0,262394,1855,1857,1858,131320,1857,131321,1856,131320,1858,327810,261,
1859,548,4812,131321,1856,131320,1856,458997,261,1860,4812,1857,1859,1858,327814,261,
1861,5151,451,327817,261,2972,5151,451,327814,261,2973,1860,451,327817,261,2974,
1860,451,393281,279,2975,351,2973,2974,262205,278,2976,2975,393281,279,2991,2458,
1861,2972,262205,278,2992,2991,458817,143,4821,6,1860,1861,2972,262205,278,2993,
4821,524300,278,4823,1,50,2976,2992,2993,21133,768,17,2994,4973,68,262205,
261,2995,88,327808,261,4976,2994,2995,327745,262,5046,90,310,22045,7,6,
5047,68,262205,261,5049,89,22058,14,4,131326,451,131320,5051,21949,22,1,
5050,21972,69,1,2997,22042,5,25,3008,2997,327812,261,3009,5045,3008,262205,
261,3010,95,327808,261,3011,3009,3010,196855,3012,0,262394,160,3013,3012,131320,
3013,22072,11,1,3011,22084,57,1,3012,22142,8,1,3012,22151,50,1,
3011,22202,1570,1,515,23773,192,1,290,23966,29,1,273,23996,27,18,
3014,3075,290,327817,261,3084,3014,451,327814,261,3015,3076,273,327812,261,3082,
3015,451,24061,29,1,68,24091,5,15,327817,261,3109,3075,290,327817,261,
3016,3076,273,327812,261,3108,3016,290,24131,99,1,290,24231,27,18,3017,
5517,273,262394,3017,3044,5520,131320,3044,327812,261,3045,5509,273,327808,261,3131,
3045,24271,479,1,290,24751,29,1,273,24781,230,1,515,25012,183,1,
290,25196,27,18,3046,5713,273,262394,3046,3047,5716,131320,3047,327812,261,3048,
5705,273,327808,261,3142,3048,25236,886,1,290,26123,29,1,273,26153,259,
1,515,26413,183,1,290,26597,27,18,3049,5999,273,262394,3049,3050,6002,
131320,3050,327812,261,3051,5991,273,327808,261,3155,3051,26637,986,1,515,27624,
221,25,3077,5,327850,267,3078,3077,282,196855,3079,0,262394,3078,3080,3079,
131320,3080,131321,3081,131320,3081,458997,261,6260,282,3080,27870,6,1,3080,27877,
187,1,3081,28065,210,3,3079,131320,3079,28278,25,1,3079,28304,36,1,
290,28341,27,18,3083,6344,273,262394,3083,3102,6347,131320,3102,327812,261,3103,
6336,273,327808,261,3165,3103,28381,121,1,290,28503,27,18,3104,6406,273,
262394,3104,3105,6409,131320,3105,327812,261,3107,6398,273,327808,261,3242,3107,28543,
864,0
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced: source 4ab63c26fb102b33, glslang 16.6.0, spirv-tools v2026.4, 117628 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced[] = {
0,0,0,0,8,0,16,5,0,31,16,1,0x21000f,48,10,0,
60,17,0,78,8,3,256,1,1,105,217,1,29,323,9,1,
158,345,7,12,9,6,4,196679,10,2,262216,10,0,24,327752,10,
364,20,1,160,385,15,0,424,6,0,434,12,0,450,6,28,
28,6,16,196679,59,2,262216,59,0,24,327752,59,0,35,0,262215,
60,6,4,196679,61,2,262216,61,0,24,327752,61,452,23,0,486,
9,0,400,12,0,507,16,1,192,524,15,3,66,11,25,552,
131,4,262177,286,261,262,683,7,0,735,20,6,451,4,262172,291,
278,451,761,21,0,786,14,0,805,66,8,262187,261,282,0,262187,
261,284,1,871,33,4,262187,261,281,3,904,11,0,919,106,2,
345,64,1027,6,4,67,132,345,137,1041,8,1,345,1050,39,2,
328,16,753,5,13,68,301,284,262172,69,68,451,262176,91,6,69,
262203,91,1128,5,64,301,262176,363,7,68,262187,261,92,17,262172,98,
301,92,262172,99,98,328,262172,100,99,273,262176,139,4,100,262203,139,
7,4,262176,140,4,301,262176,449,7,301,262203,139,8,4,262187,261,
150,256,196656,267,141,458804,261,142,169,141,328,345,393268,261,152,134,
142,451,393268,261,143,1356,5,7,144,170,143,282,393268,261,146,1368,
5,5,147,169,144,146,282,1216,5,14,148,169,145,328,345,393268,
261,155,134,148,451,393268,261,149,1394,5,7,151,170,149,282,393268,
261,153,1406,5,17,154,169,151,153,282,393268,261,156,132,147,154,
393268,267,157,171,156,282,1438,5,2,147,282,1445,6,0,1455,6,
0,1428,5,4,387,169,158,451,1486,25,10,262172,161,261,284,262176,
163,6,161,262203,163,1539,6,7,166,261,451,262176,395,7,166,1552,
7,24,196637,9,261,196638,10,9,262176,396,5349,10,262176,513,5349,261,
262172,167,287,284,262176,168,6,167,262203,168,1591,32,5,165,169,157,
154,282,1635,12,6,458804,261,412,169,158,451,1669,17,2,262203,163,
1714,6,19,262203,168,24,6,262176,169,4,278,262187,278,435,0,262187,
261,429,264,196656,267,160,1836,54,0,1952,13,0,1969,21,26,196647,
170,5349,196637,28,301,196638,59,28,262176,170,5349,59,196647,171,5349,196637,
60,278,196638,61,60,262176,171,5349,61,1990,95,0,2091,44,0,2276,
40,0,1895,12,0,2328,9,0,2341,10,2,486,0x80000000,2349,12,13,
16384,262187,261,519,24904,262187,278,523,0x80000000,262176,494,4,261,2392,76,0,
2137,6,10,327732,267,537,168,192,327732,267,538,168,192,2484,8,3,
172,168,192,2495,5,1,172,2501,46,4,393260,533,66,150,2555,5,
1,0xfffffffd,2561,12,14,458796,301,2539,435,435,435,435,458796,301,5633,523,
523,523,523,2573,140,0,2729,12,1,292,2742,7,0,2785,116,2,
449,173,2899,140,7,1432,644,328,327817,261,1433,644,7567,19,7,662,
1436,233,327817,261,663,1436,3072,32,1,1436,3105,155,1,192,3261,50,
1,5,3312,571,1,1436,3884,410,1,1436,4295,261,1,1436,4557,300,
5,192,178,967,131320,178,4862,7,4,192,782,781,178,4873,172,1,
192,5046,300,1,192,5347,166,1,1436,5514,262,1,1436,5777,193,1,
1436,5971,104,1,192,6076,236,1,1436,6313,213,1,1436,6527,350,1,
1436,6878,201,1,1436,7080,368,1,1436,7449,111,24,180,1430,67,327817,
261,181,1430,67,327850,267,182,181,282,393385,261,193,182,282,284,327808,
261,194,180,193,7584,88,1,194,7673,21,1,194,7695,17,1,194,
7713,227,1,345,7941,56,1,345,7998,145,4,451,524345,263,195,8147,
7,6,195,327812,261,1535,1492,345,8160,30,1,451,8191,151,1,345,
8343,257,1,451,8601,336,1,160,8938,23,1,451,8962,108,1,451,
9071,336,1,160,9408,23,1,451,9432,64,7,2529,1778,451,262394,2529,
2530,1781,13738,23,214,196,2532,284,262394,196,3106,2535,131320,3106,393281,344,
197,6,1778,2532,262205,301,198,197,196670,173,198,327814,261,199,1778,451,
327812,261,200,199,345,262205,261,201,5,327814,261,202,201,320,327814,261,
203,201,328,327817,261,204,203,273,327814,261,205,202,273,327812,261,206,
205,451,327812,261,210,204,273,327808,261,213,206,210,327814,261,248,201,
273,327817,261,251,248,273,327808,261,254,213,251,327812,261,255,254,451,
327808,261,256,200,255,327817,261,257,1778,451,327808,261,3100,256,257,327812,
261,258,2532,345,327814,261,280,201,451,327817,261,283,280,451,327817,261,
285,202,273,327812,261,295,285,290,327812,261,298,283,273,327808,261,318,
295,298,327817,261,327,201,273,327808,261,329,318,327,327812,261,338,329,
451,327808,261,1877,258,338,327745,279,339,173,282,262205,278,340,339,327745,
279,341,173,284,262205,278,342,341,327745,279,343,173,273,262205,278,346,
343,327745,279,347,173,281,262205,278,348,347,458832,291,349,340,342,346,
348,327808,261,1879,1535,3100,327745,335,2541,3,312,14967,7,2,1879,2749,
14976,9,14,327808,261,3112,1570,1877,327745,335,350,3,313,262205,261,384,
350,16903,6,10,2751,131320,2751,458997,267,3114,2750,3106,3113,2752,16919,10,
5,588,3100,196670,589,1877,9917,5,8,1863,87,588,589,590,196670,591,
349,10026,37,1,451,10064,23,1,591,10088,72,1,282,10161,42,1,
451,10204,18,1,591,10223,72,1,284,10296,42,1,451,10339,18,1,
591,10358,90,1,3100,10449,46,1,451,10496,37,1,591,10534,72,1,
282,10607,42,1,451,10650,18,1,591,10669,72,1,284,10742,42,1,
451,10785,18,1,591,10804,62,1,451,10867,9,1,591,10877,118,5,
327816,278,2049,463,2047,11000,280,1,3100,11281,46,1,451,11328,18,1,
591,11347,33,21,591,196670,592,3100,196670,602,1877,196670,603,1863,196670,604,
2108,524345,259,2153,93,592,602,603,604,17013,5,0,13784,13,0,11668,
1343,1,5,13012,26,1,5,13039,44,1,5,13084,26,1,5,13111,
23,0,13438,17,10,363,351,7,262203,449,352,7,262203,449,353,13453,
50,18,449,354,7,262203,449,355,7,262203,262,356,7,262203,262,357,
7,262203,363,358,13561,46,6,449,359,7,262203,449,360,13605,126,7,
361,2524,451,262394,361,1822,2527,11395,23,9,362,2110,284,262394,362,364,
2113,131320,364,13774,5,4,2110,196670,2540,2539,11654,14,0,13797,14,1,
365,13812,5,1,365,13818,41,3,366,2550,328,13862,6,29,366,262205,
261,367,2549,327812,261,368,2552,328,327810,261,4351,367,368,327745,262,369,
71,309,262205,261,370,369,327812,261,2555,370,345,13883,12,1,365,13896,
56,1,451,13953,37,1,451,13991,159,1,328,14151,47,9,371,2609,
284,262394,371,372,2612,131320,372,14207,11,1,5,14219,43,1,451,14263,
62,8,373,2638,451,327812,261,2640,373,451,14333,33,1,158,14367,74,
1,345,14442,7,1,365,14450,56,1,451,14507,182,1,328,14690,47,
9,374,2705,284,262394,374,375,2708,131320,375,14746,11,1,5,14758,43,
1,451,14802,62,8,376,2734,451,327812,261,2736,376,451,14872,33,1,
158,14906,63,16,377,365,327856,267,378,377,2552,196855,4049,0,262394,378,
379,4049,131320,379,14985,194,18,380,2787,284,262394,380,381,2790,131320,381,
196855,2794,0,262394,158,385,2796,131320,385,15197,8,13,196855,2799,0,262394,
315,390,2799,131320,390,262205,261,2801,5,15222,14,1,150,15237,7,4,
319,385,2804,390,15248,21,1,5,15270,43,1,451,15314,25,3,2838,
2821,328,15342,6,5,2839,2805,2799,2838,2808,15445,9,0,15362,33,0,
15870,6,14,2796,196855,2833,0,262394,315,391,2833,131320,391,262205,261,2835,
5,15419,12,3,392,2837,150,15434,6,14,393,319,2796,392,391,196855,
4439,0,262394,393,394,4439,131320,394,15454,8,1,394,15463,14,1,451,
15478,18,1,5,15497,43,1,451,15541,31,1,5,15573,41,3,4472,
2872,451,24347,17,1,2843,24365,23,1,2843,24389,6,2,2505,2843,24397,
6,2,2864,328,24405,21,1,2787,24427,10,11,513,397,4486,308,4489,
393277,261,4492,397,2,4,24452,8,0,15730,14,2,4493,2505,24476,8,
1,2505,24485,5,23,327745,262,398,2505,310,262205,261,4510,398,327745,262,
399,2505,311,262205,261,4516,399,458832,287,4517,4494,4496,24589,6,1,2787,
24596,8,0,15874,18,0,24622,85,9,2501,4535,196670,2502,4534,327745,262,
4536,2501,24716,8,1,2502,24725,23,1,2501,24749,8,1,2502,24758,56,
18,400,4553,284,262394,400,401,4556,131320,401,196855,4560,0,262394,158,406,
4562,131320,406,24832,8,13,196855,4565,0,262394,315,409,4565,131320,409,262205,
261,4567,5,24857,14,1,150,24872,7,4,319,406,4570,409,24883,21,
1,5,24905,43,1,451,24949,5,1,2503,24955,5,1,2503,24961,15,
1,328,24977,60,13,196855,4599,0,262394,315,410,4599,131320,410,262205,261,
4601,5,25054,14,1,150,25069,7,4,319,4562,4604,410,25080,32,1,
451,25113,18,1,5,25132,43,1,451,25176,10,1,2499,25187,5,1,
2499,25193,14,1,5,25208,43,1,451,25252,48,1,2500,25301,8,1,
328,25310,32,11,513,411,4653,308,4656,393277,261,4659,411,2,4,25357,
23,1,2500,25381,8,1,2500,25390,5,23,327745,262,413,2500,310,262205,
261,4040,413,327745,262,414,2500,311,262205,261,4046,414,458832,287,4047,4661,
4663,22006,6,4,4553,196670,4048,4047,25504,21,4,131321,4049,131320,4049,22636,
12,1,4049,22649,12,69,218,4160,284,262394,218,415,4163,131320,415,196855,
416,0,262394,315,417,416,131320,417,262205,261,418,5,327812,261,419,4160,
150,327808,261,420,418,419,327856,267,421,420,150,131321,416,131320,416,458997,
267,422,319,415,421,417,196855,4722,0,262394,422,423,4722,131320,423,196670,
2497,4160,327737,261,3117,62,2497,262205,261,3118,5,16940,16,1,4160,16957,
24,19,4914,3125,451,327745,403,424,17,4160,262205,287,425,424,262268,301,
426,425,196670,360,426,17874,10,0,26872,7,1,3292,26880,26,32,327814,
261,427,3117,451,327817,261,428,3117,451,327745,279,430,360,4929,262205,278,
431,430,524353,169,432,8,282,4936,427,428,327742,432,431,40,273,26923,
14,19,3291,131320,3293,327814,261,433,4914,451,262205,301,4751,360,458817,140,
4752,8,282,3117,433,25880,6,7,3291,131320,3291,131321,4722,131320,4722,22811,
14,0,26074,7,1,4163,26082,12,69,434,4787,284,262394,434,436,4790,
131320,436,196855,443,0,262394,315,445,443,131320,445,262205,261,446,5,327812,
261,447,4787,150,327808,261,448,446,447,327856,267,475,448,150,131321,443,
131320,443,458997,267,482,319,436,475,445,196855,483,0,262394,482,484,483,
131320,484,196670,2498,4787,327737,261,485,64,2498,262205,261,4212,5,22923,16,
1,4787,22940,24,19,487,4219,451,327745,403,488,24,4787,262205,287,489,
488,262268,301,490,489,196670,359,490,16522,10,0,22825,7,1,3042,22833,
7,51,491,131320,491,327856,267,492,4193,451,262394,492,493,4196,131320,493,
327808,261,495,487,4193,327814,261,496,485,451,327817,261,497,485,451,327745,
279,498,359,4193,262205,278,499,498,524353,169,500,7,282,495,496,497,
327742,500,499,40,273,23000,14,32,3041,131320,3043,327814,261,501,487,451,
262205,301,502,359,458817,140,503,7,282,485,501,327742,503,502,40,273,
131321,3041,131320,3041,131321,483,131320,483,26265,13,4,262205,261,3090,365,16812,
6,10,510,282,4790,520,3094,458997,261,3092,3090,4790,16821,25,0,17223,
213,18,521,3204,284,262394,521,522,3207,131320,522,196855,3211,0,262394,158,
536,3213,131320,536,17454,8,13,196855,3216,0,262394,315,540,3216,131320,540,
262205,261,3218,5,17479,14,1,150,17494,7,4,319,536,3221,540,17505,
21,1,5,17527,43,1,451,17571,25,3,3255,3238,328,17599,6,5,
3256,3222,3216,3255,3225,17702,9,0,17619,33,0,18127,6,14,3213,196855,
3250,0,262394,315,584,3250,131320,584,262205,261,3252,5,17676,12,3,585,
3254,150,17691,6,14,586,319,3213,585,584,196855,587,0,262394,586,593,
587,131320,593,17711,8,1,593,17720,14,1,451,17735,18,1,5,17754,
43,1,451,17798,31,1,5,17830,41,3,2873,3289,451,15617,17,1,
3260,15635,22,2,3298,3260,15659,5,0,17921,10,1,328,17932,32,11,
513,594,3304,308,3307,393277,261,3310,594,2,4,17979,27,48,4498,3311,
327745,262,595,2493,309,262205,261,4504,595,327745,262,596,2493,310,262205,261,
597,596,327745,262,598,2493,311,262205,261,599,598,458832,287,600,4498,4504,
597,599,327745,403,601,17,3204,196670,601,600,131321,587,131320,587,18130,211,
18,657,3371,284,262394,657,658,3374,131320,658,196855,3378,0,262394,158,659,
3380,131320,659,18359,8,28,196855,3383,0,262394,315,660,3383,131320,660,262205,
261,661,5,327812,261,968,3371,150,327808,261,1534,661,968,327856,267,1783,
1534,150,18399,7,4,319,659,1783,660,18410,21,1,5,18432,43,1,
451,18476,27,1,328,18504,60,46,196855,1784,0,262394,315,1785,1784,131320,
1785,262205,261,1786,5,327812,261,1787,3371,150,327808,261,1788,1786,1787,327856,
267,1789,1788,150,131321,1784,131320,1784,458997,267,1790,319,3380,1789,1785,196855,
3424,0,262394,1790,3585,3424,19671,23,9,1791,3615,451,262394,1791,1792,3618,
131320,1792,18646,5,8,1793,3436,131320,1793,262205,261,1794,5,18659,5,11,
1795,1796,131320,1795,131321,3438,131320,1796,327812,261,1797,18675,8,25,1798,282,
1795,1797,1796,327808,261,1799,1794,1798,327817,261,1800,1799,155,327812,261,1801,
1800,451,327808,261,3446,1801,3615,18708,26,1,5,18735,41,3,4002,3456,
451,21764,17,1,3615,21782,23,1,3615,21806,5,3,3844,2488,3615,20909,
5,3,3467,3448,328,18837,30,16,4010,393281,513,1802,3471,308,3474,393277,
261,3855,1802,2,4,196670,3844,3855,18887,5,0,19850,12,36,327745,262,
1803,2488,308,262205,261,3483,1803,327745,262,1804,2488,309,262205,261,3489,1804,
327745,262,1805,2488,310,262205,261,3495,1805,327745,262,1806,2488,311,262205,261,
3501,1806,19016,63,1,328,19080,27,95,1807,3513,284,262394,1807,1808,3516,
131320,1808,327812,261,1809,3513,345,262205,261,1810,5,327814,261,1811,1810,320,
327814,261,1812,1810,451,327817,261,1813,1812,451,327817,261,1814,1811,273,327812,
261,1815,1814,290,327812,261,1816,1813,273,327808,261,1817,1815,1816,327817,261,
1818,1810,273,327808,261,1819,1817,1818,327812,261,1820,1819,451,327808,261,1821,
1809,1820,327814,261,1823,1821,451,458817,140,1824,7,510,3505,1823,393277,301,
3535,1824,48,273,327745,449,3536,358,19206,38,124,1825,3538,284,262394,1825,
1826,3541,131320,1826,327812,261,1827,451,3538,327814,261,1828,1827,451,327812,261,
1829,1828,345,262205,261,1830,5,327814,261,1831,1830,320,327814,261,1832,1830,
328,327817,261,1833,1832,273,327814,261,1834,1831,273,327812,261,1835,1834,451,
327812,261,1836,1833,273,327808,261,1837,1835,1836,327814,261,1838,1830,273,327817,
261,1839,1838,273,327808,261,1840,1837,1839,327812,261,1841,1840,451,327808,261,
1842,1829,1841,327817,261,1843,1827,451,327808,261,1844,1842,1843,327814,261,1845,
1844,451,458817,140,1846,8,510,3505,1845,393277,301,1847,1846,48,273,327745,
449,1848,2486,3538,196670,1848,1847,19415,14,0,19490,7,22,3541,3583,3584,
262390,1849,3584,1,131321,1850,131320,1850,327856,267,1851,3582,451,262394,1851,3552,
1849,131320,3552,19344,21,63,1852,3563,284,262394,1852,1853,3566,131320,1853,327814,
261,1854,3582,451,327817,261,1855,3582,451,393281,279,1856,2486,1854,1855,262205,
278,1857,1856,458832,301,1858,1857,1857,1857,1857,327745,449,1859,358,3563,262205,
301,1860,1859,393281,344,3572,6,3582,3563,262205,301,1861,3572,524300,301,3574,
1,50,1858,1860,1861,19399,17,0,19661,11,1,1849,19428,13,12,327878,
261,520,510,284,196855,1862,0,262394,3167,3425,1862,18614,23,69,1864,3427,
284,262394,1864,1865,3430,131320,1865,196855,1866,0,262394,315,1867,1866,131320,1867,
262205,261,1868,5,327812,261,1869,3427,150,327808,261,1870,1868,1869,327856,267,
1871,1870,150,131321,1866,131320,1866,458997,267,1872,319,1865,1871,1867,196855,1873,
0,262394,1872,1874,1873,131320,1874,196670,356,3427,327737,261,1875,62,356,262205,
261,3600,5,19583,16,1,3427,19600,24,141,1876,3607,451,327745,403,1878,
17,3427,262205,287,2115,1878,262268,301,2116,2115,196670,355,2116,196855,4916,0,
262394,141,4920,2117,131320,4920,131321,2118,131320,2118,458997,261,2119,282,4920,2120,
2121,262390,2122,2121,1,131321,2123,131320,2123,327856,267,2124,2119,451,262394,2124,
2125,2122,131320,2125,327808,261,2126,1876,2119,327814,261,2127,1875,451,327817,261,
2128,1875,451,327745,279,2129,355,2119,262205,278,2130,2129,524353,169,2131,8,
520,2126,2127,2128,327742,2131,2130,40,273,131321,2121,131320,2121,327808,261,2120,
2119,309,131321,2118,131320,2122,131321,4916,131320,2117,327814,261,2132,1876,451,262205,
301,2133,355,458817,140,2134,8,520,1875,2132,327742,2134,2133,40,273,131321,
4916,131320,4916,131321,1873,131320,1873,18891,13,0,25936,8,1,3430,25945,7,
246,2135,131320,2135,327856,267,2136,4762,284,262394,2136,2137,4765,131320,2137,196855,
2138,0,262394,315,2139,2138,131320,2139,262205,261,2140,5,327812,261,2141,4762,
150,327808,261,2142,2140,2141,327856,267,2143,2142,150,131321,2138,131320,2138,458997,
267,2144,319,2137,2143,2139,196855,2145,0,262394,2144,2146,2145,131320,2146,196670,
357,4762,327737,261,2147,64,357,262205,261,2148,5,196855,2149,0,262394,408,
2150,2151,131320,2150,131321,2149,131320,2151,327812,261,2152,4762,150,131321,2149,131320,
2149,458997,261,2411,282,2150,2152,2151,327808,261,2412,2148,2411,327817,261,2413,
2412,155,327812,261,2414,2413,451,327745,403,2415,24,4762,262205,287,2416,2415,
262268,301,2417,2416,196670,354,2417,196855,4735,0,262394,145,2418,2419,131320,2418,
131321,2420,131320,2420,458997,261,2421,282,2418,2422,2423,262390,2424,2423,1,131321,
2425,131320,2425,327856,267,2426,2421,451,262394,2426,2427,2424,131320,2427,327808,261,
2428,2414,2421,327814,261,2429,2147,451,327817,261,2430,2147,451,327745,279,2431,
354,2421,262205,278,2432,2431,524353,169,2433,7,520,2428,2429,2430,327742,2433,
2432,40,273,131321,2423,131320,2423,327808,261,2422,2421,309,131321,2420,131320,2424,
131321,4735,131320,2419,327814,261,2434,2414,451,262205,301,2435,354,458817,140,2436,
7,520,2147,2434,327742,2436,2435,25883,7,3,2145,131320,2145,26060,14,3,
1862,131320,1862,19441,13,0,23683,20,0,23717,192,18,2437,4386,284,262394,
2437,2438,4389,131320,2438,196855,4393,0,262394,158,2439,2440,131320,2439,23927,8,
61,196855,2441,0,262394,315,2442,2441,131320,2442,262205,261,2443,5,327812,261,
2444,4386,150,327808,261,2445,2443,2444,327856,267,2446,2445,150,131321,2441,131320,
2441,458997,267,386,319,2439,2446,2442,196855,2447,0,262394,386,2448,2447,131320,
2448,196855,2834,0,262394,141,2449,2450,131320,2449,262205,261,4410,5,24000,41,
7,2451,4417,451,131321,2834,131320,2450,24048,5,37,2452,62,2470,131321,2834,
131320,2834,458997,261,2453,2451,4411,2452,2450,327856,267,2454,2453,4351,131321,2447,
131320,2447,458997,267,2455,386,2441,2454,2834,196855,2824,0,262394,2455,4424,2824,
24090,35,53,2824,131320,2824,131321,4393,131320,2440,196855,2456,0,262394,315,2471,
2456,131320,2471,262205,261,2472,5,327812,261,2473,4386,150,327808,261,2474,2472,
2473,327856,267,2475,2474,150,131321,2456,131320,2456,458997,267,2476,319,2440,2475,
2471,196855,2477,0,262394,2476,4440,2477,24182,25,1,451,24208,18,1,5,
24227,43,1,451,24271,31,1,5,24303,41,3,3835,4471,451,20859,17,
1,4442,20877,22,2,2478,4442,20901,5,11,2479,2467,4442,196670,2479,282,
327856,267,3845,4463,4351,20917,19,27,2480,15,4386,262205,261,2481,2480,327808,
261,2482,2481,2478,393281,513,2483,3849,308,2482,393277,261,2484,2483,2,4,
196670,2479,2484,20967,5,0,24460,14,53,2485,2467,308,262205,261,2537,2485,
327745,262,2538,2467,309,262205,261,2551,2538,327745,262,2553,2467,310,262205,261,
2554,2553,327745,262,2614,2467,311,262205,261,2615,2614,458832,287,2639,2537,2551,
2554,2615,327745,403,2710,17,4386,196670,2710,2639,131321,2477,131320,2477,24603,19,
0,21134,85,51,2463,3898,196670,2464,3897,327745,262,2711,2463,282,262205,261,
2735,2711,327745,262,2792,2464,282,262205,261,2793,2792,327829,127,2795,2735,2793,
327761,261,3904,2795,1,327761,261,3905,2795,0,327745,262,2798,2463,284,262205,
261,3907,2798,327745,262,3908,2464,21270,56,18,2800,3916,284,262394,2800,2822,
3919,131320,2822,196855,3923,0,262394,158,2823,3925,131320,2823,21344,8,28,196855,
4398,0,262394,315,2825,4398,131320,2825,262205,261,2832,5,327812,261,2881,3916,
150,327808,261,2882,2832,2881,327856,267,2883,2882,150,23967,6,5,3934,319,
2823,2883,2825,21395,21,1,5,21417,41,3,4418,3947,451,21461,5,7,
2465,3916,327737,261,4419,64,2465,21473,6,5,4420,4418,3941,4419,3939,24067,
6,0,21490,5,5,4422,3934,4398,4421,3937,24083,5,4,2884,4423,131320,
2884,21509,33,46,4423,131320,4423,131321,3923,131320,3925,196855,2885,0,262394,315,
2886,2885,131320,2886,262205,261,2887,5,327812,261,2888,3916,150,327808,261,2889,
2887,2888,327856,267,2890,2889,150,131321,2885,131320,2885,458997,267,3968,319,3925,
2890,2886,21592,32,1,451,21625,18,1,5,21644,41,7,2891,3989,451,
327808,261,2892,2891,21692,6,7,2461,3916,327737,261,2893,64,2461,21705,6,
9,2894,2892,3983,2893,3981,262205,261,3994,5,21720,41,52,2895,4001,451,
196855,2896,0,262394,145,2897,2898,131320,2897,131321,2896,131320,2898,327808,261,2899,
2895,3972,262205,261,2900,21,458764,261,2901,1,38,2899,2900,327810,261,2902,
2901,2895,131321,2896,131320,2896,458997,261,2903,3972,2897,2902,2898,327745,262,4011,
2462,21813,7,2,2894,4351,21822,30,13,2903,393281,513,2904,4016,308,4019,
393277,261,4022,2904,2,4,21869,22,34,2905,2462,308,262205,261,4665,2905,
327745,262,2906,2462,309,262205,261,4671,2906,327745,262,2907,2462,310,262205,261,
4677,2907,327745,262,2908,2462,311,262205,261,4683,2908,25489,11,4,3916,196670,
4685,4684,22016,21,0,25525,12,1,3919,25538,12,57,2909,4687,284,262394,
2909,2910,4690,131320,2910,196855,2911,0,262394,315,2912,2911,131320,2912,262205,261,
2913,5,327812,261,2914,4687,150,327808,261,2915,2913,2914,327856,267,2916,2915,
150,131321,2911,131320,2911,458997,267,2917,319,2910,2916,2912,196855,2918,0,262394,
2917,2919,2918,131320,2919,25611,5,7,2920,62,2459,262205,261,4705,5,22734,
15,2,4709,4687,22751,7,5,4710,282,4180,4709,4181,25652,12,28,2921,
4712,451,327745,403,2922,17,4687,262205,287,2923,2922,262268,301,2924,2923,196670,
353,2924,196855,3694,0,262394,141,2925,2926,131320,2925,20010,8,1,2925,20019,
7,51,2927,131320,2927,327856,267,2928,3677,451,262394,2928,2929,3680,131320,2929,
327808,261,2930,2921,3677,327814,261,2931,2920,451,327817,261,2932,2920,451,327745,
279,2933,353,3677,262205,278,2934,2933,524353,169,2935,8,282,2930,2931,2932,
327742,2935,2934,40,273,20095,16,17,2926,327814,261,2936,2921,451,262205,301,
3646,353,458817,140,3647,8,282,2920,2936,19840,6,7,3694,131320,3694,131321,
2918,131320,2918,25700,23,68,2937,262390,4723,2937,1,131321,2938,131320,2938,327856,
267,2939,4720,284,262394,2939,2940,4723,131320,2940,196855,2941,0,262394,315,2942,
2941,131320,2942,262205,261,2943,5,327812,261,2944,4720,150,327808,261,2945,2943,
2944,327856,267,2946,2945,150,131321,2941,131320,2941,458997,267,2947,319,2940,2946,
2942,196855,2948,0,262394,2947,2949,2948,131320,2949,25795,5,7,2950,64,2460,
262205,261,4739,5,25812,41,28,2951,4746,451,327745,403,2952,24,4720,262205,
287,2953,2952,262268,301,2954,2953,196670,352,2954,196855,4052,0,262394,145,2955,
2956,131320,2955,22067,8,1,2955,22076,7,51,2957,131320,2957,327856,267,2958,
4058,451,262394,2958,2959,4061,131320,2959,327808,261,2960,2951,4058,327814,261,2961,
2950,451,327817,261,2962,2950,451,327745,279,2963,352,4058,262205,278,2964,2963,
524353,169,2965,7,282,2960,2961,2962,327742,2965,2964,40,273,22141,16,17,
2956,327814,261,2966,2951,451,262205,301,4224,352,458817,140,4225,7,282,2950,
2966,22991,6,11,4052,131320,4052,131321,2948,131320,2948,131321,2937,131320,2937,25893,
36,1,328,25930,7,0,23321,7,1,4760,23329,7,0,25952,5,99,
2967,4283,284,262394,2967,2968,4286,131320,2968,327812,261,2969,4283,345,262205,261,
2970,5,327814,261,2971,2970,320,327814,261,2972,2970,451,327817,261,2973,2972,
451,327817,261,2974,2971,273,327812,261,2975,2974,290,327812,261,2976,2973,273,
327808,261,2977,2975,2976,327817,261,2978,2970,273,327808,261,2979,2977,2978,327812,
261,2980,2979,451,327808,261,2981,2969,2980,327814,261,2982,2981,451,458817,140,
2983,7,282,4754,2982,393277,301,4784,2983,48,273,327745,449,4785,2458,4283,
196670,4785,4784,23444,34,124,2984,4308,284,262394,2984,2985,4311,131320,2985,327812,
261,2986,451,4308,327814,261,2987,2986,451,327812,261,2988,2987,345,262205,261,
2989,5,327814,261,2990,2989,320,327814,261,2991,2989,328,327817,261,2992,2991,
273,327814,261,2993,2990,273,327812,261,2994,2993,451,327812,261,2995,2992,273,
327808,261,2996,2994,2995,327814,261,2997,2989,273,327817,261,2998,2997,273,327808,
261,2999,2996,2998,327812,261,3000,2999,451,327808,261,3001,2988,3000,327817,261,
3002,2986,451,327808,261,3003,3001,3002,327814,261,3004,3003,451,458817,140,3005,
8,282,4754,3004,393277,301,4305,3005,48,273,327745,449,4306,351,4308,196670,
4306,4305,23649,14,0,28154,7,1,4311,28162,7,14,3006,131320,3006,327856,
267,3007,5151,451,262394,3007,4801,5154,131320,4801,26194,21,63,3008,4812,284,
262394,3008,3009,4815,131320,3009,327814,261,3010,5151,451,327817,261,3011,5151,451,
393281,279,3012,351,3010,3011,262205,278,3013,3012,458832,301,3014,3013,3013,3013,
3013,327745,449,3015,2458,4812,262205,301,3016,3015,393281,344,4821,6,5151,4812,
262205,301,3017,4821,524300,301,4823,1,50,3014,3016,3017,26249,17,0,28238,
12,0,26278,45,2,449,3018,26325,62,74,3019,4837,451,327745,264,3020,
75,308,262205,263,3021,3020,262268,450,3022,3021,393281,452,3023,3022,308,3019,
393277,301,3024,3023,2,16,196670,3018,3024,327745,279,3025,3018,282,262205,278,
3026,3025,327745,279,3027,3018,284,262205,278,3028,3027,327745,279,3029,3018,273,
262205,278,3030,3029,327745,279,3031,3018,281,262205,278,3032,3031,458832,291,4872,
3026,3028,3030,3032,26569,29,1,451,26599,28,9,262205,261,4888,78,327808,
261,4890,4888,4874,26651,22,1,4885,26674,7,1,4885,26682,27,15,453,
3033,4901,393281,454,3034,3033,308,4899,393277,278,4905,3034,2,4,26728,65,
1,160,26794,16,8,3035,282,4912,4915,3577,262390,4917,3577,26818,7,17,
3036,3035,451,262394,3036,5120,4917,131320,5120,262205,263,3037,82,262268,170,4922,
3037,26842,8,1,3035,26851,21,0,27993,20,19,3038,5122,451,262394,3038,
3039,5125,131320,3039,327808,261,3040,3035,5122,327745,279,4937,183,5122,26911,8,
4,3040,196670,4939,4938,28137,8,13,309,131321,5121,131320,5125,131321,3577,131320,
3577,327808,261,4915,3035,26944,31,1,451,26976,70,1,171,27047,97,53,
3044,4973,345,262205,261,3045,88,327808,261,4976,3044,3045,327745,262,3046,90,
310,262205,261,3047,3046,327812,261,3048,3047,345,262205,261,3049,89,327808,261,
4981,3048,3049,196855,3050,0,262394,160,3051,3050,131320,3051,131326,451,131320,3050,
196855,4984,0,262394,319,27197,36,5,327810,261,3052,4992,284,27255,6,12,
3053,4989,4985,3052,4986,458764,261,5043,1,38,451,3053,27518,22,0,27576,
32,67,160,3054,5051,131320,3054,262205,263,3055,25,262268,450,3056,3055,327814,
261,3057,5050,451,327745,279,3058,97,308,262205,278,3059,3058,327745,279,3060,
97,309,262205,278,3061,3060,327745,279,3062,97,310,262205,278,3063,3062,327745,
279,3064,97,311,262205,278,3065,3064,458832,301,5092,3059,3061,3063,3065,393281,
452,5093,3056,308,3057,27827,31,1,451,27859,29,28,453,3066,5106,327808,
261,3067,5050,5095,327745,279,3068,97,5095,262205,278,3069,3068,393281,454,3070,
3066,308,3067,327742,3070,3069,2,4,27947,21,0,28254,54,1,5,28309,
195,1,444,28505,320,0,28829,513,1,5,29343,636,1,451,29980,27,
173,3071,5486,284,262394,3071,3072,5489,131320,3072,327814,261,3073,5478,451,327812,
261,3074,3073,345,262205,261,3075,5,327814,261,3076,3075,320,327814,261,3077,
3075,328,327817,261,3078,3077,273,327814,261,3079,3076,273,327812,261,3080,3079,
451,327812,261,3081,3078,273,327808,261,3082,3080,3081,327814,261,3083,3075,273,
327817,261,3084,3083,273,327808,261,3085,3082,3084,327812,261,3086,3085,451,327808,
261,3087,3074,3086,327817,261,3088,5478,451,327808,261,3089,3087,3088,327812,261,
3099,3089,345,327812,261,3101,5486,345,327814,261,3102,3075,451,327817,261,3103,
3102,451,327817,261,3104,3076,273,327812,261,3105,3104,290,327812,261,3107,3103,
273,327808,261,3108,3105,3107,327817,261,3109,3075,273,327808,261,3110,3108,3109,
327812,261,3111,3110,451,327808,261,3126,3101,3111,327808,261,3127,3099,3126,327814,
261,5538,3127,451,393281,344,3128,6,5478,5486,262205,301,5551,3128,30323,12,
0,30099,52,1,451,30152,27,49,3129,5517,284,262394,3129,3130,5520,131320,
3130,327808,261,3131,5509,5517,327812,261,3132,3131,150,262205,261,3133,5,327808,
261,3134,3132,3133,393281,344,3135,6,5509,5517,262205,301,3136,3135,393281,452,
3137,5474,308,3134,327742,3137,3136,34,16,30347,46,1,5,30394,396,1,
451,30791,27,9,3138,5626,284,262394,3138,3139,5629,131320,3139,30831,408,1,
451,31240,27,23,3140,5713,284,262394,3140,3141,5716,131320,3141,327808,261,3142,
5705,5713,327812,261,3143,3142,150,262205,261,3144,5,17082,5,30,393281,452,
3146,5703,308,3145,393277,301,3147,3146,34,16,393281,344,3148,6,5705,5713,
262205,301,3149,3148,327809,301,3150,3149,3147,196670,3148,3150,31500,46,1,5,
31547,50,0,31601,744,1,451,32346,27,9,3151,5906,284,262394,3151,3152,
5909,131320,3152,32386,8,1,5633,32395,428,1,451,32824,27,58,3153,5999,
284,262394,3153,3154,6002,131320,3154,327808,261,3155,5991,5999,327812,261,3156,3155,
150,262205,261,3157,5,327808,261,3158,3156,3157,393281,452,3159,5989,308,3158,
393277,301,3160,3159,34,16,393281,344,3161,6,5991,5999,262205,301,3162,3161,
327809,301,5913,3162,3160,196670,3161,5913,33084,71,0,33159,354,1,192,33514,
707,1,481,34222,30,1,5,34253,453,1,481,34707,39,1,451,34747,
27,58,3163,6344,284,262394,3163,3164,6347,131320,3164,327808,261,3165,6336,6344,
327812,261,3209,3165,150,262205,261,3210,5,327808,261,3212,3209,3210,393281,452,
3215,6241,308,3212,393277,301,3217,3215,34,16,393281,344,6389,6,6336,6344,
262205,301,3239,6389,327809,301,6391,3239,3217,196670,6389,6391,35007,76,1,451,
35084,27,38,3240,6406,284,262394,3240,3241,6409,131320,3241,327808,261,3242,6398,
6406,327812,261,3249,3242,150,262205,261,3251,5,327808,261,6427,3249,3251,393281,
344,3290,6,6398,6406,262205,301,6440,3290,35255,12,0,35280,69,1,5,
35350,222,1,5,35573,178,1,192,35752,103,1,192,35856,251,0
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced: source 9559329b82f86cc9, glslang 16.6.0, spirv-tools v2026.4, 114792 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced[] = {
0,0,0,0,65,1,64,66,845,0,915,8,1,320,924,9,
1,320,934,71,20,549,9,262172,92,301,549,262172,98,92,290,262172,
99,98,284,262176,100,4,99,262203,100,1025,11,7,100,8,4,262187,
261,345,64,1043,5,35,139,169,141,290,320,393268,261,152,134,139,
451,393268,261,142,137,345,152,393268,267,143,170,142,282,393268,261,144,
134,345,152,458804,261,146,169,143,144,1083,6,47,147,169,145,290,
320,393268,261,155,134,147,451,393268,261,148,137,345,155,393268,267,149,
170,148,282,393268,261,150,134,345,155,458804,261,151,169,149,150,282,
393268,261,153,132,146,151,393268,267,154,171,153,1136,5,2,154,146,
1143,135,2,154,151,1280,401,1,4096,1682,170,1,345,1853,14,0,
1871,434,6,290,327817,261,1433,644,290,2311,4893,1,320,7205,56,1,
320,7262,161,1,320,7424,182,1,320,7607,1214,1,320,8822,6,6,
205,201,320,327814,261,156,8834,5,1,156,8845,55,16,320,327814,261,
157,201,451,327817,261,202,157,451,327812,261,318,202,273,8931,2921,1,
345,11853,71,1,345,11925,91,0,12032,304,3,203,2550,290,12339,6,
29,203,262205,261,218,2549,327812,261,280,2552,290,327810,261,4351,218,280,
327745,262,283,71,309,262205,261,285,283,327812,261,2555,285,320,12374,267,
1,290,12642,85,1,345,12728,204,1,320,12933,247,1,290,13181,85,
1,345,13267,444,13,295,2787,345,327808,261,298,2801,295,327856,267,2804,
298,345,13724,50,1,345,13775,53,1,290,13829,75,13,354,2787,345,
327808,261,355,2835,354,327856,267,392,355,345,13917,80,1,345,13998,75,
1,345,14074,83,1,290,14158,370,13,356,4553,345,327808,261,357,4567,
356,327856,267,4570,357,345,14541,50,1,345,14592,53,1,290,14646,75,
13,366,4553,345,327808,261,367,4601,366,327856,267,4604,367,345,14734,80,
1,345,14815,75,1,345,14891,83,1,290,14975,139,4,262205,261,5343,
365,24826,8,1,4049,24835,10,9,327856,267,368,5636,2552,262394,368,3919,
5639,20118,51,13,369,4687,345,327808,261,370,2913,369,327856,267,2916,370,
345,20182,21,1,2497,20204,5,1,2497,20210,21,1,345,20232,40,1,
360,20273,58,1,360,20332,43,1,360,20376,78,13,415,4720,345,327808,
261,416,2943,415,327856,267,2946,416,345,20467,21,1,2498,20489,5,1,
2498,20495,21,1,345,20517,40,1,359,20558,58,1,359,20617,43,1,
359,20661,37,4,327808,261,3166,5636,15737,250,13,417,3204,345,327808,261,
418,3218,417,327856,267,3221,418,345,16000,50,1,345,16051,53,1,290,
16105,75,13,419,3204,345,327808,261,420,3252,419,327856,267,585,420,345,
16193,80,1,345,16274,75,1,345,16350,83,1,290,16434,370,13,421,
3371,345,327808,261,422,661,421,327856,267,1783,422,345,16817,50,1,345,
16868,53,1,290,16922,75,13,423,3371,345,327808,261,424,1786,423,327856,
267,1789,424,345,17010,80,1,345,17091,75,1,345,17167,83,1,290,
17251,162,1,290,17414,38,3,2969,3513,320,20763,6,13,425,2970,451,
327817,261,426,425,451,327812,261,2977,426,273,20802,30,1,3505,20833,10,
5,358,3513,196670,4785,4784,17540,14,0,20862,7,1,3516,20870,35,1,
320,20906,6,6,2993,2989,320,327814,261,427,20918,5,1,427,20929,61,
1,3505,20991,10,1,2486,21002,90,1,2486,21093,16,1,358,21110,53,
0,17855,12,0,25311,15,0,18470,251,13,428,4386,345,327808,261,447,
2443,428,327856,267,2446,447,345,18734,50,1,345,18785,129,13,448,4386,
345,327808,261,510,2472,448,327856,267,2475,510,345,18927,80,1,345,19008,
75,1,345,19084,404,1,3430,19489,14,1,3430,19504,34,13,520,3916,
345,327808,261,968,2832,520,327856,267,2883,968,345,19551,50,1,345,19602,
129,13,1534,3916,345,327808,261,1787,2887,1534,327856,267,2890,1787,345,19744,
80,1,345,19825,75,1,345,19901,218,1,3430,20120,5,0,18167,44,
13,1788,4762,345,327808,261,1811,2140,1788,327856,267,2143,1811,345,18224,21,
7,2459,4762,327737,261,1875,62,2459,17967,20,2,4762,345,17989,30,1,
4762,18020,9,1,353,18030,57,3,430,353,2119,15327,9,3,2126,2127,
2128,15339,6,0,18108,18,7,433,1876,451,262205,301,4751,353,15370,5,
1,1875,15376,7,3,4916,131320,4916,18434,18,0,15404,7,1,4765,15412,
36,13,1812,4787,345,327808,261,1813,446,1812,327856,267,475,1813,345,15461,
21,1,2460,15483,5,1,2460,15489,21,1,345,15511,40,1,352,15552,
58,1,352,15611,43,1,352,15655,33,0,20694,12,1,4790,20707,14,
1,290,20722,38,3,1809,4283,320,17455,6,13,1814,1810,451,327817,261,
1815,1814,451,327812,261,1817,1815,273,17494,27,19,1816,7,282,4754,1823,
393277,301,1824,1816,48,273,327745,449,1831,2458,4283,196670,1831,1824,20848,14,
0,17554,7,1,4286,17562,35,1,320,17598,6,1,1834,17605,12,0,
17622,59,2,282,4754,17683,10,1,351,17694,90,1,351,17785,16,1,
2458,17802,53,0,21163,738,26,1862,4973,320,262205,261,1864,88,327808,261,
4976,1862,1864,327745,262,1865,90,310,262205,261,1866,1865,327812,261,3048,1866,
320,21927,1293,1,1867,23221,77,1,1867,23299,49,1,1867,23349,662,1,
320,24012,6,6,3079,3075,320,327814,261,1868,24024,5,1,1868,24035,55,
21,320,327812,261,3101,5486,320,327814,261,1869,3075,451,327817,261,1870,1869,
451,327812,261,3108,1870,273,24126,150,1,345,24277,96,1,1867,24374,338,
1,1867,24713,114,0,15693,5,3,3092,1867,5615,15708,7,12,1871,131320,
1871,327858,267,5641,3092,5609,262394,5641,5642,3095,24854,5,1,3092,24860,18,
2,3092,1867,24880,27,1,3092,24908,23,1,3092,24932,309,1,345,25242,
70,0,18456,14,0,25326,21,1,1867,25348,1294,1,345,26643,1743,1,
345,28387,161,1,345,28549,858,0
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced: source fc0dc4a492f4c339, glslang 16.6.0, spirv-tools v2026.4, 144428 bytes */
static const uint32_t sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced[] = {
0x7230203,66816,524299,6560,0,131089,1,131089,9,131089,61,131089,4433,131089,4467,131089,
5055,131089,5345,131089,5347,131089,6022,524298,0x5f565053,0x5f52484b,0x706f6f63,0x74617265,0x5f657669,0x7274616d,30825,458762,
0x5f565053,0x5f52484b,0x64616873,0x635f7265,0x6b636f6c,0,393227,1,0x4c534c47,0x6474732e,0x3035342e,0,196622,5348,3,0x24000f,
5,2,0x6e69616d,0,3,4,5,6,7,8,9,10,11,12,13,14,
15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,
31,32,33,393232,2,17,1,1,1,262160,2,4462,16,262215,59,1,
1,262215,60,1,3,262215,61,1,2,262215,242,6,16,196679,104,2,
327752,104,0,35,0,262215,243,6,4,196679,105,2,327752,105,0,35,
0,196679,113,2,327752,113,0,35,0,327752,113,1,35,4,327752,113,
2,35,8,327752,113,3,35,12,327752,113,4,35,16,262215,244,6,
4,327752,128,0,35,0,327752,128,1,35,8,327752,128,2,35,12,
327752,129,0,35,0,327752,129,1,35,16,327752,129,2,35,32,327752,
129,3,35,48,327752,129,4,35,64,327752,129,5,35,68,327752,129,
6,35,72,262215,245,6,4,327752,130,0,35,0,327752,130,1,35,
76,327752,130,2,35,84,327752,130,3,35,88,327752,130,4,35,92,
327752,130,5,35,96,327752,130,6,35,100,327752,130,7,35,104,327752,
130,8,35,108,327752,130,9,35,112,327752,130,10,35,116,262215,131,
1,15,262215,246,6,4,196679,132,2,327752,132,0,35,0,327752,132,
1,35,120,262215,133,1,22,262215,247,6,8,196679,134,2,262216,134,
0,24,327752,134,0,35,0,262215,137,1,11,262215,138,1,12,262215,
5,11,40,262215,141,1,4,262215,145,1,5,262215,150,1,0,262215,
158,1,13,262215,10,11,29,262215,160,1,7,262215,162,1,29,262215,
248,6,2,196679,163,2,262216,163,0,24,327752,163,0,35,0,262215,
249,6,16,196679,164,2,262216,164,0,24,327752,164,0,35,0,262215,
173,1,28,262215,174,1,8,262215,175,1,6,262215,176,1,21,262215,
250,6,16,196679,179,2,327752,179,0,35,0,262215,251,6,2,196679,
182,2,327752,182,0,35,0,262215,252,6,16,196679,184,2,262216,184,
0,24,327752,184,0,35,0,262215,253,6,4,196679,185,2,262216,185,
0,24,327752,185,0,35,0,262215,186,1,19,262215,187,1,20,262215,
188,1,17,262215,189,1,18,262215,190,1,16,262215,192,1,10,196679,
28,0,262215,28,11,41,196679,207,2,327752,207,0,35,0,262215,254,
6,16,196679,210,2,327752,210,0,35,0,262215,216,1,9,196679,217,
2,327752,217,0,35,0,262215,32,11,24,262215,218,1,27,262215,233,
1,14,262215,234,1,26,262215,33,11,26,262215,255,1,0,262215,256,
11,25,196679,257,0,196679,258,0,131091,259,196641,260,259,262165,261,32,
0,262176,262,7,261,262167,263,261,2,262176,264,7,263,524318,34,261,
261,261,261,261,263,262176,265,7,34,458782,35,261,261,261,261,261,
327710,36,261,261,261,262176,266,7,36,131092,267,720926,37,34,261,261,
261,261,261,261,267,36,262176,268,7,37,327713,269,37,268,262,327713,
270,261,268,262,262176,271,7,35,327710,44,35,261,261,262176,272,7,
44,327710,51,261,261,261,262187,261,273,2,262172,274,261,273,327710,52,
274,261,261,589854,53,52,52,52,52,261,261,261,262176,275,7,267,
458785,276,263,264,262,262,262,262176,277,7,51,196630,278,32,262176,279,
7,278,196630,280,16,262187,261,281,3,262194,261,59,16,262194,261,60,
16,262187,261,282,0,463208,283,280,281,59,60,282,262194,261,61,16,
262187,261,284,1,463208,285,280,281,60,61,284,262177,286,261,262,262167,
287,261,4,327713,288,259,277,272,327710,73,263,261,267,262176,289,7,
73,262187,261,290,8,262172,291,278,290,262176,292,7,291,589857,293,259,
289,275,262,262,262,292,524321,294,259,264,262,262,262,292,262177,295,
278,279,393249,296,261,262,262,277,458785,297,259,262,262,262,292,327713,
298,259,262,292,327713,299,259,272,262,196647,300,5349,262167,301,278,4,
196637,242,301,196638,104,242,262176,300,5349,104,196647,302,5349,196637,243,261,
196638,105,243,262176,302,5349,105,393249,303,267,268,272,262,327713,304,267,
268,271,196647,305,5349,458782,113,261,261,261,261,261,262176,305,5349,113,
458785,306,267,268,277,272,262,262165,307,32,1,262187,307,308,0,262187,
307,309,1,262187,307,310,2,262187,307,311,3,262187,307,312,4,262187,
307,313,5,327724,263,314,282,282,196650,267,315,262187,307,316,8,262187,
307,317,6,262187,307,318,7,196649,267,319,262174,127,261,261,262187,261,
320,32,262176,321,6,53,262203,321,3,6,262172,244,261,273,327710,128,
244,261,261,589854,129,128,128,128,128,261,261,261,262172,245,261,273,
851998,130,129,245,261,261,261,261,261,261,261,261,261,262194,261,131,
0,393268,261,322,128,273,131,262172,246,261,322,262174,132,130,246,262176,
323,9,132,262203,323,4,9,262176,324,9,129,196657,267,133,196647,325,
5349,196637,247,263,196638,134,247,262176,325,5349,134,262176,326,5349,263,262187,
261,327,160,262194,261,137,1,393268,261,328,132,327,137,262187,261,329,
192,262194,261,138,1,393268,261,330,132,329,138,262176,331,9,130,262187,
307,332,9,262176,333,9,261,393268,267,334,172,137,284,262176,335,6,
261,393268,267,336,172,138,284,262176,337,1,261,262203,337,5,1,262187,
261,338,80,262187,261,339,48,393268,261,139,134,338,59,393268,261,140,
134,339,61,463208,340,278,281,59,61,273,262172,341,340,140,262172,342,
341,139,262176,343,6,342,262203,343,6,6,262176,344,6,340,196656,267,
141,262187,261,345,64,458804,261,346,169,141,345,59,393268,261,142,134,
346,290,393268,261,347,134,327,59,393268,261,348,132,347,345,458804,261,
349,169,141,348,327,393268,261,350,134,349,290,393268,261,143,128,350,
284,262176,351,7,283,262187,261,352,2944,262172,353,287,352,262176,354,4,
353,262203,354,7,4,262176,355,4,287,458804,307,144,169,141,308,309,
196657,267,145,458804,261,356,169,145,345,61,393268,261,146,134,356,290,
393268,261,357,134,329,61,393268,261,358,132,357,345,458804,261,359,169,
145,358,329,393268,261,360,134,359,290,393268,261,147,128,360,284,262187,
261,361,1344,458804,307,148,169,145,309,308,393268,261,149,134,345,60,
262172,362,283,139,262176,363,7,362,262172,364,362,273,262176,365,6,364,
262203,365,8,6,262176,366,6,283,262172,367,285,140,262172,368,367,273,
262176,369,6,368,262203,369,9,6,262176,370,6,285,262187,280,371,0,
262188,283,372,371,262188,285,373,371,262194,261,150,256,458804,261,151,169,
141,345,327,393268,261,152,134,151,290,393268,261,374,137,150,152,393268,
267,375,170,374,282,393268,261,376,134,150,152,458804,261,153,169,375,
376,282,458804,261,154,169,145,345,329,393268,261,155,134,154,290,393268,
261,377,137,150,155,393268,267,378,170,377,282,393268,261,379,134,150,
155,458804,261,156,169,378,379,282,393268,261,380,132,153,156,393268,267,
157,171,380,282,196656,267,158,458804,261,381,169,158,282,153,458804,261,
159,169,157,153,381,393268,267,382,171,159,282,262203,337,10,1,393268,
267,383,171,159,282,262187,261,384,1280,393268,261,385,137,384,150,393268,
267,386,170,385,282,196656,267,160,458804,261,387,169,160,290,284,262176,
388,6,263,262203,388,11,6,262176,389,6,274,262203,335,12,6,262203,
335,13,6,262203,335,14,6,393268,261,390,128,384,150,393268,261,391,
130,390,284,393268,261,161,134,391,150,262172,392,261,161,262176,393,6,
392,262203,393,15,6,196657,267,162,262172,394,261,290,262176,395,7,394,
262203,388,16,6,196647,396,5349,262165,397,16,0,196637,248,397,196638,163,
248,262176,396,5349,163,262176,398,5349,397,262187,307,399,16,262172,400,287,
161,262176,401,6,400,262203,401,17,6,458796,287,402,282,282,282,282,
262176,403,6,287,196647,404,5349,196637,249,287,196638,164,249,262176,404,5349,
164,262176,405,5349,287,458804,261,406,169,158,282,156,458804,261,165,169,
157,156,406,393268,267,407,171,165,282,393268,267,408,171,165,282,262187,
261,409,1536,393268,261,410,137,409,150,393268,267,411,170,410,282,458804,
261,412,169,160,290,284,262203,388,18,6,262203,335,19,6,262203,335,
20,6,262203,335,21,6,393268,261,413,128,409,150,393268,261,414,130,
413,284,393268,261,166,134,414,150,262172,415,261,166,262176,416,6,415,
262203,416,22,6,262203,388,23,6,262172,417,287,166,262176,418,6,417,
262203,418,24,6,393268,267,419,171,159,282,393268,261,420,137,159,59,
393268,267,421,170,420,282,327732,267,422,168,141,393268,261,423,134,159,
59,393268,267,424,171,165,282,393268,261,425,137,165,61,393268,267,426,
170,425,282,327732,267,427,168,145,393268,261,428,134,165,61,262187,261,
429,264,393268,267,430,167,141,145,393268,261,431,130,149,284,393268,261,
432,130,149,284,393268,261,433,130,149,284,393268,261,434,130,149,284,
262187,278,435,0,327732,267,436,168,158,196656,267,173,262187,261,437,15,
262203,388,25,6,196657,267,174,262176,438,6,73,262203,438,26,6,196657,
267,175,262194,261,176,0,393268,267,177,171,176,282,262203,438,27,6,
262187,261,439,10,262187,307,440,12,262187,307,441,13,393268,267,442,170,
176,273,262176,443,7,287,196647,444,5349,196637,250,287,196638,179,250,262176,
444,5349,179,262167,445,278,2,393268,261,446,134,59,290,458804,261,180,
169,173,282,446,458804,261,181,169,173,284,282,196647,447,5349,196637,251,
280,196638,182,251,262176,447,5349,182,262176,448,5349,280,262176,449,7,301,
196647,450,5349,196637,252,301,196638,184,252,262176,450,5349,184,262187,261,451,
4,262176,452,5349,301,196647,453,5349,196637,253,278,196638,185,253,262176,453,
5349,185,262176,454,5349,278,262187,278,455,0x3f800000,262187,278,456,0xc1180000,262187,278,
457,0xc0135761,262187,278,458,0x3dd2d3e8,262187,278,459,0xc2a00000,262187,278,460,0xbfb8aa3b,262187,278,
461,0x41800000,262187,278,462,0x3e6d3388,262187,278,463,0x3f07dc22,262187,278,464,0x3f3a00e3,262187,278,
465,0x3f35f0e3,262187,278,466,0x3e11a98e,262187,278,467,0x3e027906,262187,278,468,0xbf38aa3b,262194,261,
186,0,393268,267,469,170,186,284,393268,267,470,170,186,273,393268,267,
471,170,186,281,393268,267,472,170,186,451,196657,267,187,262187,261,473,
0x7fffffff,262187,261,474,0x7f800000,393268,267,475,170,180,282,196657,267,188,262187,261,
476,6,196657,267,189,262194,261,190,0,393268,267,477,170,190,284,393268,
267,478,170,190,273,393268,267,479,171,186,282,393268,267,191,166,479,
187,393268,267,480,170,176,273,196657,267,192,327732,267,481,168,192,262187,
261,482,0x38800000,262187,278,483,0x4b800000,262187,278,484,0x3f000000,262187,278,485,0x40000000,262187,
261,486,0x80000000,262187,261,487,4095,262187,261,488,0xffffe000,262187,261,489,0x47800000,262167,
490,280,2,262187,261,491,52,393268,261,492,132,180,491,393268,261,493,
128,492,181,262176,494,4,261,458804,261,203,169,173,290,284,393268,261,
495,134,339,203,393268,261,496,134,339,203,393268,261,497,132,59,339,
393268,261,204,134,497,290,262187,261,498,13,393268,261,205,134,150,290,
393268,261,499,128,204,205,393268,261,500,130,499,284,393268,261,206,134,
500,205,262203,337,28,1,393268,261,501,130,204,284,262172,502,291,206,
262176,503,7,502,262172,504,263,281,262176,505,6,504,262203,505,29,6,
262203,505,30,6,262176,506,9,245,196647,507,5349,196638,207,261,262176,507,
5349,207,262187,261,508,262400,327724,263,509,508,282,196647,510,5349,196637,254,
287,196638,210,254,262176,510,5349,210,262187,261,511,262656,327724,263,512,511,
282,262176,513,5349,261,262187,261,514,5,262187,261,515,65536,262187,261,516,
0x440200,327724,263,517,516,282,262187,261,518,122880,262187,261,519,24904,393268,261,
520,132,59,61,393268,261,521,134,520,205,393268,261,213,134,521,451,
262176,522,6,278,262187,278,523,0x80000000,262203,494,31,4,262187,261,524,72,
262194,261,216,0,393268,267,525,170,216,284,393268,267,526,170,216,514,
393268,267,527,170,216,273,262187,261,528,262160,327724,263,529,528,282,196647,
530,5349,196638,217,261,262176,530,5349,217,262187,261,531,262144,327724,263,532,
531,282,262167,533,261,3,262176,534,1,533,262203,534,32,1,262187,261,
535,66,196657,267,218,327732,267,536,168,218,327732,267,537,168,218,327732,
267,538,168,218,393268,267,539,170,216,282,327732,267,540,168,218,393268,
267,541,167,539,540,393268,267,542,170,216,282,393268,267,543,170,216,
451,393268,267,225,170,216,281,262194,261,233,1,262194,261,234,1,262203,
534,33,1,393268,267,235,170,216,451,327732,267,544,168,225,327732,267,
545,168,225,262194,261,255,1,393267,533,256,255,284,284,262187,261,546,
0xfffffff9,262187,261,547,11,262187,261,548,7,262187,261,549,9,327734,259,2,
0,260,131320,550,262203,292,551,7,262203,264,552,7,262203,262,553,7,
262203,262,554,7,262203,262,555,7,262203,292,556,7,262203,264,557,7,
262203,262,558,7,262203,262,559,7,262203,262,560,7,262203,292,561,7,
262203,289,562,7,262203,275,563,7,262203,262,564,7,262203,262,565,7,
262203,262,566,7,262203,292,567,7,262203,264,568,7,262203,262,569,7,
262203,262,570,7,262203,262,571,7,262203,292,572,7,262203,264,573,7,
262203,262,574,7,262203,262,575,7,262203,262,576,7,262203,292,577,7,
262203,289,578,7,262203,275,579,7,262203,262,580,7,262203,262,581,7,
262203,262,582,7,262203,292,583,7,262203,264,584,7,262203,264,585,7,
262203,264,586,7,262203,264,587,7,262203,262,588,7,262203,262,589,7,
262203,277,590,7,262203,503,591,7,262203,262,592,7,262203,292,593,7,
262203,292,594,7,262203,264,595,7,262203,264,596,7,262203,264,597,7,
262203,262,598,7,262203,262,599,7,262203,277,600,7,262203,262,601,7,
262203,262,602,7,262203,262,603,7,262203,292,604,7,262203,264,605,7,
262203,264,606,7,262203,262,607,7,262203,262,608,7,262203,262,609,7,
262203,264,610,7,262203,264,611,7,262203,264,612,7,262203,264,613,7,
262203,264,614,7,262203,264,615,7,262203,262,616,7,262203,262,617,7,
262203,262,618,7,262203,264,619,7,262203,264,620,7,262203,264,621,7,
262203,264,622,7,262203,264,623,7,262203,262,624,7,262203,262,625,7,
262203,262,626,7,262203,264,627,7,262203,264,628,7,262203,264,629,7,
262203,264,630,7,262203,268,631,7,262203,262,632,7,262203,268,633,7,
262203,262,634,7,262203,268,635,7,262203,262,636,7,262203,264,637,7,
262203,264,638,7,262203,264,639,7,262203,264,640,7,262203,268,236,7,
262203,277,237,7,262203,272,238,7,262203,262,239,7,262203,272,240,7,
262203,262,241,7,327745,331,641,4,308,327745,324,642,641,282,327745,333,
643,642,476,262205,261,644,643,327745,333,645,641,281,262205,261,646,645,
327745,333,647,641,451,262205,261,648,647,327745,333,649,641,514,262205,261,
650,649,327745,333,651,641,476,262205,261,652,651,327745,333,653,641,290,
262205,261,654,653,327745,333,655,641,439,262205,261,656,655,327814,261,657,
644,345,327817,261,658,644,345,327850,267,659,658,282,393385,261,660,659,
282,284,327808,261,661,657,660,327814,261,662,661,233,327817,261,663,661,
233,327850,267,664,663,282,393385,261,665,664,282,284,327808,261,666,662,
665,327852,267,667,666,284,393385,261,668,667,666,284,589904,34,669,656,
661,233,668,282,314,327879,261,670,654,284,196855,671,0,262394,315,672,
673,131320,672,131321,674,131320,674,131321,675,131320,675,131321,671,131320,673,327812,
261,676,650,668,131321,671,131320,671,458997,261,677,650,675,676,673,327852,
267,678,652,284,196855,679,0,262394,678,680,681,131320,680,327814,261,682,
677,652,131321,679,131320,681,131321,679,131320,679,458997,261,683,682,680,677,
681,327856,267,684,677,284,393385,261,685,684,677,284,327852,267,686,685,
683,393385,261,687,686,685,683,327856,267,688,646,687,393385,261,689,688,
646,687,327852,267,690,689,284,393385,261,691,690,689,284,327814,261,692,
677,691,327812,261,693,692,689,327810,261,694,677,693,393296,36,695,689,
692,694,786512,37,696,669,646,648,650,652,670,234,218,695,327745,337,
697,33,284,262205,261,698,697,327745,337,699,32,282,262205,261,700,699,
327812,261,701,698,700,327745,337,702,33,282,262205,261,703,702,327808,261,
704,701,703,196855,705,0,262394,235,706,705,131320,706,262205,261,707,10,
327850,267,708,707,282,196855,709,0,262394,708,710,709,131320,710,393281,506,
711,4,308,309,327745,333,712,711,282,262205,261,713,712,327745,333,714,
711,284,262205,261,715,714,327760,263,716,713,715,196670,639,716,196670,640,
532,327745,262,717,639,282,262205,261,718,717,327745,262,719,640,282,262205,
261,720,719,327829,127,721,718,720,327761,261,722,721,1,327761,261,723,
721,0,327745,262,724,639,284,262205,261,725,724,327745,262,726,640,284,
262205,261,727,726,327808,261,728,725,727,327808,261,729,728,722,327760,263,
730,723,729,262268,530,731,730,327745,337,732,32,284,262205,261,733,732,
327812,261,734,700,733,327745,513,735,731,308,458986,261,736,735,313,282,
284,327742,31,736,40,273,393277,261,737,31,48,273,327810,261,738,734,
284,327850,267,739,737,738,196855,740,0,262394,739,741,742,131320,741,327908,
735,313,282,282,131321,740,131320,742,393277,261,743,31,48,273,327854,267,
744,743,734,196855,745,0,262394,744,746,745,131320,746,393277,261,747,31,
48,273,393277,261,748,31,48,273,196670,637,716,196670,638,529,327745,262,
749,637,282,262205,261,750,749,327745,262,751,638,282,262205,261,752,751,
327829,127,753,750,752,327761,261,754,753,1,327761,261,755,753,0,327745,
262,756,637,284,262205,261,757,756,327745,262,758,638,284,262205,261,759,
758,327808,261,760,757,759,327808,261,761,760,754,327760,263,762,755,761,
262268,305,763,762,327745,513,764,763,308,590054,261,765,764,313,282,282,
281,282,327850,267,766,765,282,196855,767,0,262394,766,768,767,131320,768,
327745,513,769,763,309,327742,769,282,34,4,327745,513,770,763,310,327742,
770,747,34,4,327745,513,771,763,311,327742,771,734,34,4,327745,513,
772,763,312,327742,772,748,34,4,131321,767,131320,767,131321,745,131320,745,
131321,740,131320,740,131321,709,131320,709,262368,273,273,429,393277,261,773,31,
48,273,131321,705,131320,705,458997,261,774,704,679,773,709,196855,775,0,
262394,544,776,775,131320,776,327854,267,777,774,646,131321,775,131320,775,458997,
267,778,544,705,777,776,196855,779,0,262394,778,780,779,131320,780,65789,
131320,779,327852,267,781,648,282,196855,782,0,262394,781,783,784,131320,783,
327814,261,785,774,648,196855,786,0,262394,315,787,788,131320,787,131321,789,
131320,789,458997,261,790,282,787,791,792,458997,261,793,282,787,794,792,
262390,795,792,0,131321,796,131320,796,327810,261,797,793,790,327852,267,798,
797,284,262394,798,799,795,131320,799,327814,261,800,797,273,327808,261,801,
790,800,196855,802,0,262394,319,803,804,131320,803,131321,802,131320,804,131321,
802,131320,802,458997,261,791,801,803,790,804,458997,261,794,793,803,801,
804,131321,792,131320,792,131321,789,131320,795,131321,786,131320,788,327812,261,805,
785,668,131321,786,131320,786,458997,261,806,282,795,661,788,458997,261,807,
785,795,805,788,458997,261,808,284,795,668,788,458997,261,809,790,795,
282,788,327812,261,810,785,648,327810,261,811,774,810,196855,812,0,262394,
315,813,812,131320,813,196855,814,0,262394,315,815,816,131320,815,327856,267,
817,648,808,393385,261,818,817,648,808,131321,814,131320,816,131321,814,131320,
814,458997,261,819,818,815,648,816,327856,267,820,811,819,131321,812,131320,
812,458997,267,821,319,786,820,814,393385,261,822,821,284,282,131321,782,
131320,784,327817,261,823,774,234,196670,635,696,196670,636,823,393273,37,824,
38,635,636,327761,36,825,824,8,327761,261,826,825,0,327814,261,827,
774,234,327856,267,828,827,826,196855,829,0,262394,828,830,829,131320,830,
327761,261,831,824,4,327761,261,832,825,1,327761,261,833,825,2,327812,
261,834,827,832,327856,267,835,827,833,393385,261,836,835,827,833,327808,
261,837,834,836,327852,267,838,831,284,196855,839,0,262394,838,840,839,
131320,840,196670,633,824,196670,634,837,393273,261,841,41,633,634,131321,839,
131320,839,458997,261,842,837,830,841,840,327808,261,843,827,284,327812,261,
844,843,832,327856,267,845,843,833,393385,261,846,845,843,833,327808,261,
847,844,846,196855,848,0,262394,838,849,848,131320,849,196670,631,824,196670,
632,847,393273,261,850,41,631,632,131321,848,131320,848,458997,261,851,847,
839,850,849,131321,829,131320,829,458997,261,852,282,784,851,848,458997,261,
853,282,784,842,848,196855,854,0,262394,315,855,856,131320,855,131321,857,
131320,857,458997,261,858,282,855,859,860,458997,261,861,282,855,862,860,
262390,863,860,0,131321,864,131320,864,327810,261,865,861,858,327852,267,866,
865,284,262394,866,867,863,131320,867,327814,261,868,865,273,327808,261,869,
858,868,196855,870,0,262394,319,871,872,131320,871,131321,870,131320,872,131321,
870,131320,870,458997,261,859,869,871,858,872,458997,261,862,861,871,869,
872,131321,860,131320,860,131321,857,131320,863,131321,854,131320,856,131321,854,131320,
854,458997,261,873,282,863,661,856,458997,261,874,284,863,668,856,458997,
261,875,858,863,282,856,327856,267,876,853,852,196855,877,0,262394,876,
878,877,131320,878,327810,261,879,852,284,196855,880,0,262394,315,881,882,
131320,881,131321,883,131320,883,458997,261,884,282,881,885,886,458997,261,887,
282,881,888,886,262390,889,886,0,131321,890,131320,890,327810,261,891,887,
884,327852,267,892,891,284,262394,892,893,889,131320,893,327814,261,894,891,
273,327808,261,895,884,894,196855,896,0,262394,319,897,898,131320,897,131321,
896,131320,898,131321,896,131320,896,458997,261,885,895,897,884,898,458997,261,
888,887,897,895,898,131321,886,131320,886,131321,883,131320,889,131321,880,131320,
882,327814,261,899,879,668,196855,900,0,262394,315,901,902,131320,901,131321,
903,131320,903,458997,261,904,282,901,905,906,458997,261,907,282,901,908,
906,262390,909,906,0,131321,910,131320,910,327810,261,911,907,904,327852,267,
912,911,284,262394,912,913,909,131320,913,327814,261,914,911,273,327808,261,
915,904,914,196855,916,0,262394,319,917,918,131320,917,131321,916,131320,918,
131321,916,131320,916,458997,261,905,915,917,904,918,458997,261,908,907,917,
915,918,131321,906,131320,906,131321,903,131320,909,131321,900,131320,902,327812,261,
919,899,668,131321,900,131320,900,458997,261,920,282,909,661,902,458997,261,
921,899,909,919,902,458997,261,922,284,909,668,902,458997,261,923,904,
909,282,902,131321,880,131320,880,458997,261,924,879,889,899,900,458997,261,
925,282,889,920,900,458997,261,926,879,889,921,900,458997,261,927,284,
889,922,900,458997,261,928,884,889,923,900,196855,929,0,262394,315,930,
931,131320,930,131321,932,131320,932,131321,933,131320,933,131321,929,131320,931,327814,
261,934,853,668,131321,935,131320,935,131321,929,131320,929,458997,261,936,853,
933,934,935,327810,261,937,924,936,327808,261,938,937,284,131321,877,131320,
877,458997,261,939,282,854,924,929,458997,261,940,873,854,925,929,458997,
261,941,282,854,926,929,458997,261,942,874,854,927,929,458997,261,943,
875,854,928,929,458997,261,944,282,854,938,929,327810,261,945,656,650,
327856,267,946,774,945,393385,261,947,946,284,282,327852,267,948,945,646,
196855,949,0,262394,948,950,949,131320,950,327810,261,951,945,774,327810,261,
952,951,284,327814,261,953,952,646,327808,261,954,953,284,131321,949,131320,
949,458997,261,955,947,877,954,950,327808,261,956,944,955,131321,782,131320,
782,458997,261,957,282,812,853,949,458997,261,958,282,812,852,949,458997,
261,959,785,812,939,949,458997,261,960,806,812,940,949,458997,261,961,
807,812,941,949,458997,261,962,808,812,942,949,458997,261,963,809,812,
943,949,458997,261,964,822,812,944,949,458997,261,965,822,812,956,949,
327810,261,966,965,964,196855,967,0,262394,218,968,967,131320,968,131321,967,
131320,967,458997,267,969,218,782,781,968,196855,970,0,262394,969,971,970,
131320,971,196855,972,0,262394,315,973,974,131320,973,327856,267,975,648,962,
393385,261,976,975,648,962,131321,972,131320,974,131321,972,131320,972,458997,261,
977,976,973,648,974,327812,261,978,959,648,327810,261,979,774,978,327814,
261,980,962,977,327812,261,981,979,980,327817,261,982,962,977,327856,267,
983,979,982,393385,261,984,983,979,982,327808,261,985,981,984,327808,261,
986,961,985,327856,267,987,979,977,196855,988,0,262394,987,989,990,131320,
989,327808,261,991,979,284,327812,261,992,991,980,327856,267,993,991,982,
393385,261,994,993,991,982,327808,261,995,992,994,327808,261,996,961,995,
131321,988,131320,990,131321,988,131320,988,458997,261,997,996,989,986,990,131321,
970,131320,970,458997,261,998,957,967,986,988,458997,261,999,958,967,997,
988,196855,1000,0,262394,218,1001,1000,131320,1001,327810,261,1002,999,998,327812,
261,1003,966,668,196855,1004,0,262394,315,1005,1004,131320,1005,131321,1006,131320,
1006,458997,261,1007,282,1005,1008,1009,458997,261,1010,282,1005,1011,1009,262390,
1012,1009,0,131321,1013,131320,1013,327856,267,1014,1010,966,262394,1014,1015,1012,
131320,1015,196855,1016,0,262394,315,1017,1018,131320,1017,131321,1019,131320,1019,131321,
1020,131320,1020,131321,1016,131320,1018,131321,1016,131320,1016,458997,261,1021,284,1020,
668,1018,327808,261,1008,1007,1021,131321,1009,131320,1009,327808,261,1011,1010,309,
131321,1006,131320,1012,131321,1004,131320,1004,458997,261,1022,1003,1001,1007,1012,327808,
261,1023,1002,1022,131321,1000,131320,1000,458997,261,1024,964,970,1002,1004,458997,
261,1025,965,970,1023,1004,196855,1026,0,262394,225,1027,1028,131320,1027,131321,
1026,131320,1028,131321,1026,131320,1026,458997,261,1029,284,1027,1025,1028,131321,1030,
131320,1030,458997,261,1031,282,1026,1032,1033,262390,1034,1033,0,131321,1035,131320,
1035,327856,267,1036,1031,1029,262394,1036,1037,1034,131320,1037,327810,261,1038,1025,
1024,327851,267,1039,670,282,393385,261,1040,1039,1038,282,327856,267,1041,1031,
1040,262312,267,1042,1041,196855,1043,0,262394,1042,1044,1043,131320,1044,327810,261,
1045,1031,1040,327854,267,1046,1045,1024,131321,1043,131320,1043,458997,267,1047,1041,
1037,1046,1044,196855,1048,0,262394,1047,1049,1050,131320,1049,327851,267,1051,1040,
282,196855,1052,0,262394,1051,1053,1054,131320,1053,131321,1052,131320,1054,327810,261,
1055,1031,1024,131321,1052,131320,1052,458997,261,1056,1031,1053,1055,1054,196855,1057,
0,262394,218,1058,1059,131320,1058,196855,1060,0,262394,315,1061,1062,131320,1061,
131321,1060,131320,1062,327814,261,1063,1056,668,131321,1060,131320,1060,458997,261,1064,
282,1061,1063,1062,327808,261,1065,650,774,327812,261,1066,1064,646,327808,261,
1067,1065,1066,196855,1068,0,262394,315,1069,1070,131320,1069,131321,1071,131320,1071,
458997,261,1072,282,1069,1073,1074,458997,261,1075,282,1069,1076,1074,262390,1077,
1074,0,131321,1078,131320,1078,327810,261,1079,1075,1072,327852,267,1080,1079,284,
262394,1080,1081,1077,131320,1081,327814,261,1082,1079,273,327808,261,1083,1072,1082,
196855,1084,0,262394,319,1085,1086,131320,1085,131321,1084,131320,1086,131321,1084,131320,
1084,458997,261,1073,1083,1085,1072,1086,458997,261,1076,1075,1085,1083,1086,131321,
1074,131320,1074,131321,1071,131320,1077,131321,1068,131320,1070,327812,261,1087,1067,668,
131321,1068,131320,1068,458997,261,1088,282,1077,661,1070,458997,261,1089,1067,1077,
1087,1070,458997,261,1090,284,1077,668,1070,458997,261,1091,1072,1077,282,1070,
327812,261,1092,1064,668,327810,261,1093,1056,1092,131321,1094,131320,1094,458997,261,
1095,1064,1068,1096,1097,458997,261,1098,1067,1068,1099,1097,458997,261,1100,1088,
1068,1101,1097,458997,261,1102,1089,1068,1103,1097,458997,261,1104,1091,1068,1105,
1097,458997,261,1106,1090,1068,1107,1097,458997,261,1108,1093,1068,1109,1097,262390,
1110,1097,0,131321,1111,131320,1111,196855,1112,0,262394,315,1113,1112,131320,1113,
327854,267,1114,1108,1106,131321,1112,131320,1112,458997,267,1115,315,1111,1114,1113,
262394,1115,1116,1110,131320,1116,327810,261,1109,1108,1106,327808,261,1096,1095,309,
327812,261,1117,1096,646,327808,261,1099,1065,1117,196855,1118,0,262394,315,1119,
1120,131320,1119,131321,1121,131320,1121,458997,261,1122,282,1119,1123,1124,458997,261,
1125,282,1119,1126,1124,262390,1127,1124,0,131321,1128,131320,1128,327810,261,1129,
1125,1122,327852,267,1130,1129,284,262394,1130,1131,1127,131320,1131,327814,261,1132,
1129,273,327808,261,1133,1122,1132,196855,1134,0,262394,319,1135,1136,131320,1135,
131321,1134,131320,1136,131321,1134,131320,1134,458997,261,1123,1133,1135,1122,1136,458997,
261,1126,1125,1135,1133,1136,131321,1124,131320,1124,131321,1121,131320,1127,131321,1118,
131320,1120,327812,261,1137,1099,668,131321,1118,131320,1118,458997,261,1101,282,1127,
661,1120,458997,261,1103,1099,1127,1137,1120,458997,261,1107,284,1127,668,1120,
458997,261,1105,1122,1127,282,1120,131321,1097,131320,1097,131321,1094,131320,1110,327808,
261,1138,1108,284,327812,261,1139,1108,233,327812,261,1140,1138,233,327856,267,
1141,1140,1100,393385,261,1142,1141,1140,1100,131321,1057,131320,1059,327808,261,1143,
650,774,327812,261,1144,1056,646,327808,261,1145,1143,1144,196855,1146,0,262394,
315,1147,1148,131320,1147,131321,1149,131320,1149,458997,261,1150,282,1147,1151,1152,
458997,261,1153,282,1147,1154,1152,262390,1155,1152,0,131321,1156,131320,1156,327810,
261,1157,1153,1150,327852,267,1158,1157,284,262394,1158,1159,1155,131320,1159,327814,
261,1160,1157,273,327808,261,1161,1150,1160,196855,1162,0,262394,319,1163,1164,
131320,1163,131321,1162,131320,1164,131321,1162,131320,1162,458997,261,1151,1161,1163,1150,
1164,458997,261,1154,1153,1163,1161,1164,131321,1152,131320,1152,131321,1149,131320,1155,
131321,1146,131320,1148,327812,261,1165,1145,668,131321,1146,131320,1146,458997,261,1166,
282,1155,661,1148,458997,261,1167,1145,1155,1165,1148,458997,261,1168,284,1155,
668,1148,458997,261,1169,1150,1155,282,1148,327812,261,1170,1168,233,327856,267,
1171,1170,1166,393385,261,1172,1171,1170,1166,131321,1057,131320,1057,458997,261,1173,
1098,1110,1145,1146,458997,261,1174,1100,1110,1166,1146,458997,261,1175,1102,1110,
1167,1146,458997,261,1176,1106,1110,1168,1146,458997,261,1177,1104,1110,1169,1146,
458997,261,1178,1139,1110,282,1146,458997,261,1179,1142,1110,1172,1146,131321,1048,
131320,1050,327810,261,1180,1031,1040,196855,1181,0,262394,218,1182,1183,131320,1182,
327808,261,1184,998,1180,196855,1185,0,262394,315,1186,1187,131320,1186,131321,1188,
131320,1188,458997,261,1189,282,1186,1190,1191,458997,261,1192,282,1186,1193,1191,
262390,1194,1191,0,131321,1195,131320,1195,327810,261,1196,1192,1189,327852,267,1197,
1196,284,262394,1197,1198,1194,131320,1198,327814,261,1199,1196,273,327808,261,1200,
1189,1199,196855,1201,0,262394,319,1202,1203,131320,1202,131321,1201,131320,1203,131321,
1201,131320,1201,458997,261,1190,1200,1202,1189,1203,458997,261,1193,1192,1202,1200,
1203,131321,1191,131320,1191,131321,1188,131320,1194,131321,1185,131320,1187,327814,261,1204,
1184,668,196855,1205,0,262394,315,1206,1207,131320,1206,131321,1208,131320,1208,458997,
261,1209,282,1206,1210,1211,458997,261,1212,282,1206,1213,1211,262390,1214,1211,
0,131321,1215,131320,1215,327810,261,1216,1212,1209,327852,267,1217,1216,284,262394,
1217,1218,1214,131320,1218,327814,261,1219,1216,273,327808,261,1220,1209,1219,196855,
1221,0,262394,319,1222,1223,131320,1222,131321,1221,131320,1223,131321,1221,131320,1221,
458997,261,1210,1220,1222,1209,1223,458997,261,1213,1212,1222,1220,1223,131321,1211,
131320,1211,131321,1208,131320,1214,131321,1205,131320,1207,327812,261,1224,1204,668,131321,
1205,131320,1205,458997,261,1225,282,1214,661,1207,458997,261,1226,1204,1214,1224,
1207,458997,261,1227,284,1214,668,1207,458997,261,1228,1209,1214,282,1207,131321,
1185,131320,1185,458997,261,1229,1184,1194,1204,1205,458997,261,1230,282,1194,1225,
1205,458997,261,1231,1184,1194,1226,1205,458997,261,1232,284,1194,1227,1205,458997,
261,1233,1189,1194,1228,1205,327810,261,1234,1184,1231,327852,267,1235,234,284,
196855,1236,0,262394,1235,1237,1236,131320,1237,327817,261,1238,774,234,327812,261,
1239,1229,234,327808,261,1240,1239,1238,196855,1241,0,262394,315,1242,1243,131320,
1242,131321,1244,131320,1244,458997,261,1245,282,1242,1246,1247,458997,261,1248,282,
1242,1249,1247,262390,1250,1247,0,131321,1251,131320,1251,327810,261,1252,1248,1245,
327852,267,1253,1252,284,262394,1253,1254,1250,131320,1254,327814,261,1255,1252,273,
327808,261,1256,1245,1255,196855,1257,0,262394,319,1258,1259,131320,1258,131321,1257,
131320,1259,131321,1257,131320,1257,458997,261,1246,1256,1258,1245,1259,458997,261,1249,
1248,1258,1256,1259,131321,1247,131320,1247,131321,1244,131320,1250,131321,1241,131320,1243,
327812,261,1260,1240,668,131321,1241,131320,1241,458997,261,1261,282,1250,661,1243,
458997,261,1262,1240,1250,1260,1243,458997,261,1263,284,1250,668,1243,458997,261,
1264,1245,1250,282,1243,131321,1236,131320,1236,458997,261,1265,1229,1185,1240,1241,
458997,261,1266,1230,1185,1261,1241,458997,261,1267,1231,1185,1262,1241,458997,261,
1268,1232,1185,1263,1241,458997,261,1269,1233,1185,1264,1241,327808,261,1270,1234,
284,327812,261,1271,1234,233,327812,261,1272,1270,233,327856,267,1273,1272,1266,
393385,261,1274,1273,1272,1266,131321,1181,131320,1183,196855,1275,0,262394,781,1276,
1277,131320,1276,327812,261,1278,959,648,327810,261,1279,774,1278,196855,1280,0,
262394,315,1281,1282,131320,1281,327856,267,1283,648,962,393385,261,1284,1283,648,
962,131321,1280,131320,1282,131321,1280,131320,1280,458997,261,1285,1284,1281,648,1282,
327814,261,1286,962,1285,327812,261,1287,1279,1286,327817,261,1288,962,1285,327856,
267,1289,1279,1288,393385,261,1290,1289,1279,1288,327808,261,1291,1287,1290,327808,
261,1292,1279,284,327812,261,1293,1292,1286,327856,267,1294,1292,1288,393385,261,
1295,1294,1292,1288,327808,261,1296,1293,1295,327812,261,1297,1291,233,327812,261,
1298,1296,233,327856,267,1299,1298,960,393385,261,1300,1299,1298,960,131321,1275,
131320,1277,327810,261,1301,959,1180,196855,1302,0,262394,315,1303,1304,131320,1303,
131321,1305,131320,1305,458997,261,1306,282,1303,1307,1308,458997,261,1309,282,1303,
1310,1308,262390,1311,1308,0,131321,1312,131320,1312,327810,261,1313,1309,1306,327852,
267,1314,1313,284,262394,1314,1315,1311,131320,1315,327814,261,1316,1313,273,327808,
261,1317,1306,1316,196855,1318,0,262394,319,1319,1320,131320,1319,131321,1318,131320,
1320,131321,1318,131320,1318,458997,261,1307,1317,1319,1306,1320,458997,261,1310,1309,
1319,1317,1320,131321,1308,131320,1308,131321,1305,131320,1311,131321,1302,131320,1304,327812,
261,1321,1301,668,131321,1302,131320,1302,458997,261,1322,282,1311,661,1304,458997,
261,1323,1301,1311,1321,1304,458997,261,1324,284,1311,668,1304,458997,261,1325,
1306,1311,282,1304,327852,267,1326,998,1323,393385,261,1327,1326,998,1323,327810,
261,1328,1327,1323,327810,261,1329,999,1323,327856,267,1330,1329,1324,393385,261,
1331,1330,1329,1324,327852,267,1332,234,284,196855,1333,0,262394,1332,1334,1333,
131320,1334,327817,261,1335,774,234,327812,261,1336,1301,234,327808,261,1337,1336,
1335,196855,1338,0,262394,315,1339,1340,131320,1339,131321,1341,131320,1341,458997,261,
1342,282,1339,1343,1344,458997,261,1345,282,1339,1346,1344,262390,1347,1344,0,
131321,1348,131320,1348,327810,261,1349,1345,1342,327852,267,1350,1349,284,262394,1350,
1351,1347,131320,1351,327814,261,1352,1349,273,327808,261,1353,1342,1352,196855,1354,
0,262394,319,1355,1356,131320,1355,131321,1354,131320,1356,131321,1354,131320,1354,458997,
261,1343,1353,1355,1342,1356,458997,261,1346,1345,1355,1353,1356,131321,1344,131320,
1344,131321,1341,131320,1347,131321,1338,131320,1340,327812,261,1357,1337,668,131321,1338,
131320,1338,458997,261,1358,282,1347,661,1340,458997,261,1359,1337,1347,1357,1340,
458997,261,1360,284,1347,668,1340,458997,261,1361,1342,1347,282,1340,131321,1333,
131320,1333,458997,261,1362,1301,1302,1337,1338,458997,261,1363,1322,1302,1358,1338,
458997,261,1364,1323,1302,1359,1338,458997,261,1365,1324,1302,1360,1338,458997,261,
1366,1325,1302,1361,1338,327812,261,1367,1328,233,327812,261,1368,1331,233,327856,
267,1369,1368,1363,393385,261,1370,1369,1368,1363,131321,1275,131320,1275,458997,261,
1371,959,1280,1362,1333,458997,261,1372,960,1280,1363,1333,458997,261,1373,961,
1280,1364,1333,458997,261,1374,962,1280,1365,1333,458997,261,1375,963,1280,1366,
1333,458997,261,1376,1297,1280,1367,1333,458997,261,1377,1300,1280,1370,1333,131321,
1181,131320,1181,458997,261,1378,1265,1236,1371,1275,458997,261,1379,1266,1236,1372,
1275,458997,261,1380,1267,1236,1373,1275,458997,261,1381,1268,1236,1374,1275,458997,
261,1382,1269,1236,1375,1275,458997,261,1383,1271,1236,1376,1275,458997,261,1384,
1274,1236,1377,1275,131321,1048,131320,1048,458997,261,1385,1173,1057,1378,1181,458997,
261,1386,1174,1057,1379,1181,458997,261,1387,1175,1057,1380,1181,458997,261,1388,
1176,1057,1381,1181,458997,261,1389,1177,1057,1382,1181,458997,261,1390,1178,1057,
1383,1181,458997,261,1391,1179,1057,1384,1181,196855,1392,0,262394,225,1393,1392,
131320,1393,196855,1394,0,262394,315,1395,1396,131320,1395,131321,1397,131320,1397,458997,
261,1398,282,1395,1399,1400,458997,261,1401,282,1395,1402,1400,262390,1403,1400,
0,131321,1404,131320,1404,327810,261,1405,1401,1398,327852,267,1406,1405,284,262394,
1406,1407,1403,131320,1407,327814,261,1408,1405,273,327808,261,1409,1398,1408,196855,
1410,0,262394,319,1411,1412,131320,1411,131321,1410,131320,1412,131321,1410,131320,1410,
458997,261,1399,1409,1411,1398,1412,458997,261,1402,1401,1411,1409,1412,131321,1400,
131320,1400,131321,1397,131320,1403,131321,1394,131320,1396,327812,261,1413,774,668,131321,
1394,131320,1394,458997,261,1414,282,1403,661,1396,458997,261,1415,774,1403,1413,
1396,458997,261,1416,284,1403,668,1396,458997,261,1417,1398,1403,282,1396,131321,
1392,131320,1392,458997,261,1418,1385,1048,774,1394,458997,261,1419,1386,1048,1414,
1394,458997,261,1420,1387,1048,1415,1394,458997,261,1421,1388,1048,1416,1394,458997,
261,1422,1389,1048,1417,1394,393281,324,1423,4,308,308,262205,129,1424,1423,
262544,53,1425,1424,196670,3,1425,524368,35,1426,1418,1419,1420,1421,1422,327745,
333,1427,641,548,262205,261,1428,1427,262205,53,1429,3,327761,261,1430,1429,
4,327761,261,1431,1429,5,327814,261,1432,1430,328,327817,261,1433,1430,328,
327850,267,1434,1433,282,393385,261,1435,1434,282,284,327808,261,1436,1432,1435,
327814,261,1437,1431,330,327817,261,1438,1431,330,327850,267,1439,1438,282,393385,
261,1440,1439,282,284,327808,261,1441,1437,1440,327879,261,1442,654,273,393281,
333,1443,4,308,332,262205,261,1444,1443,327808,261,1445,1444,1418,327812,261,
1446,137,138,327817,261,1447,1445,1446,327814,261,1448,1445,1446,327851,267,1449,
1442,282,196855,1450,0,262394,1449,1451,1452,131320,1451,131321,1450,131320,1452,131321,
1450,131320,1450,458997,261,1453,1441,1451,1436,1452,196855,1454,0,262394,1449,1455,
1456,131320,1455,131321,1454,131320,1456,131321,1454,131320,1454,458997,261,1457,1436,1455,
1441,1456,327856,267,1458,1428,1453,393385,261,1459,1458,1428,1453,327812,261,1460,
1436,1441,327854,267,1461,1448,1460,196855,1462,0,262394,1461,1463,1462,131320,1463,
327814,261,1464,1448,1460,131321,1462,131320,1462,458997,261,1465,282,1454,1464,1463,
327812,261,1466,1465,1460,327810,261,1467,1448,1466,327812,261,1468,1459,1457,327854,
267,1469,1467,1468,196855,1470,0,262394,1469,1471,1470,131320,1471,327814,261,1472,
1467,1468,327812,261,1473,1472,1459,131321,1470,131320,1470,458997,261,1474,282,1462,
1473,1471,327810,261,1475,1453,1474,327856,267,1476,1459,1475,393385,261,1477,1476,
1459,1475,327812,261,1478,1474,1457,327810,261,1479,1467,1478,327852,267,1480,1477,
284,196855,1481,0,262394,1480,1482,1481,131320,1482,327814,261,1483,1479,1477,131321,
1481,131320,1481,458997,261,1484,1479,1470,1483,1482,327812,261,1485,1484,1477,327810,
261,1486,1479,1485,327808,261,1487,1474,1486,393385,261,1488,1449,1484,1487,393385,
261,1489,1449,1487,1484,327812,261,1490,1488,137,327814,261,1491,1447,138,327808,
261,1492,1490,1491,327812,261,1493,1489,138,327817,261,1494,1447,138,327808,261,
1495,1493,1494,393296,51,1496,1465,1492,1495,196855,1497,0,262394,334,1498,1497,
131320,1498,327745,335,1499,3,312,262205,261,1500,1499,327810,261,1501,1500,284,
327814,261,1502,1501,327,327852,267,1503,1492,1502,131321,1497,131320,1497,458997,267,
1504,334,1481,1503,1498,262312,267,1505,1504,196855,1506,0,262394,1505,1507,1506,
131320,1507,196855,1508,0,262394,336,1509,1508,131320,1509,327745,335,1510,3,313,
262205,261,1511,1510,327810,261,1512,1511,284,327814,261,1513,1512,329,327852,267,
1514,1495,1513,131321,1508,131320,1508,458997,267,1515,336,1507,1514,1509,131321,1506,
131320,1506,458997,267,1516,1504,1497,1515,1508,196855,1517,0,262394,1516,1518,1517,
131320,1518,131321,1033,131320,1517,267200,263,1519,284,327745,388,1520,29,282,196670,
1520,1519,267200,263,1521,281,327745,388,1522,30,282,196670,1522,1521,196670,236,
696,196670,237,1496,393296,44,1523,1426,1390,1391,196670,238,1523,196670,239,774,
524345,267,1524,122,236,237,238,239,196855,1525,0,262394,1524,1526,1525,131320,
1526,393281,389,1527,3,311,308,262205,274,1528,1527,327761,261,1529,1528,0,
327761,261,1530,1528,1,327760,263,1531,1529,1530,196670,623,1531,196670,624,1465,
393281,335,1532,3,311,310,262205,261,1533,1532,196670,625,1533,196670,626,273,
524345,263,1534,54,623,624,625,626,196670,25,1534,327812,261,1535,1492,327,
393281,335,1536,3,311,309,262205,261,1537,1536,327831,127,1538,1535,1537,327761,
261,1539,1538,0,327761,261,1540,1538,1,393228,307,1541,1,75,273,262268,
261,1542,1541,327850,267,1543,1542,282,196855,1544,0,262394,1543,1545,1546,131320,
1545,327760,263,1547,1539,1540,131321,1544,131320,1546,327876,261,1548,1539,1542,327876,
261,1549,1540,1542,327810,261,1550,320,1542,327874,261,1551,1539,1550,327877,261,
1552,1549,1551,327760,263,1553,1548,1552,131321,1544,131320,1544,458997,263,1554,1547,
1545,1553,1546,262205,263,1555,25,196670,627,1555,196670,628,1554,327745,262,1556,
627,282,262205,261,1557,1556,327745,262,1558,628,282,262205,261,1559,1558,327829,
127,1560,1557,1559,327761,261,1561,1560,1,327761,261,1562,1560,0,327745,262,
1563,627,284,262205,261,1564,1563,327745,262,1565,628,284,262205,261,1566,1565,
327808,261,1567,1564,1566,327808,261,1568,1567,1561,327760,263,1569,1562,1568,196670,
25,1569,327812,261,1570,1495,329,327831,127,1571,1570,284,327761,261,1572,1571,
0,327761,261,1573,1571,1,196855,1574,0,262394,1543,1575,1576,131320,1575,327760,
263,1577,1572,1573,131321,1574,131320,1576,327876,261,1578,1572,1542,327876,261,1579,
1573,1542,327810,261,1580,320,1542,327874,261,1581,1572,1580,327877,261,1582,1579,
1581,327760,263,1583,1578,1582,131321,1574,131320,1574,458997,263,1584,1577,1575,1583,
1576,262205,263,1585,25,196670,629,1585,196670,630,1584,327745,262,1586,629,282,
262205,261,1587,1586,327745,262,1588,630,282,262205,261,1589,1588,327829,127,1590,
1587,1589,327761,261,1591,1590,1,327761,261,1592,1590,0,327745,262,1593,629,
284,262205,261,1594,1593,327745,262,1595,630,284,262205,261,1596,1595,327808,261,
1597,1594,1596,327808,261,1598,1597,1591,327760,263,1599,1592,1598,196670,25,1599,
196855,1600,0,262394,174,1601,1600,131320,1601,393281,333,1602,4,309,284,262205,
261,1603,1602,262268,278,1604,1603,327863,267,1605,1604,435,131321,1600,131320,1600,
458997,267,1606,174,1574,1605,1601,196855,1607,0,262394,1606,1608,1607,131320,1608,
393281,389,1609,3,310,308,262205,274,1610,1609,327761,261,1611,1610,0,327761,
261,1612,1610,1,327760,263,1613,1611,1612,393281,335,1614,3,310,309,262205,
261,1615,1614,393281,335,1616,3,310,310,262205,261,1617,1616,196670,615,1613,
196670,616,1465,196670,617,1617,196670,618,273,524345,263,1618,54,615,616,617,
618,196670,614,1618,393385,261,1619,175,1570,1535,327831,127,1620,1619,1615,327761,
261,1621,1620,0,327761,261,1622,1620,1,196855,1623,0,262394,1543,1624,1625,
131320,1624,327760,263,1626,1621,1622,131321,1623,131320,1625,327876,261,1627,1621,1542,
327876,261,1628,1622,1542,327810,261,1629,320,1542,327874,261,1630,1621,1629,327877,
261,1631,1628,1630,327760,263,1632,1627,1631,131321,1623,131320,1623,458997,263,1633,
1626,1624,1632,1625,262205,263,1634,614,196670,619,1634,196670,620,1633,327745,262,
1635,619,282,262205,261,1636,1635,327745,262,1637,620,282,262205,261,1638,1637,
327829,127,1639,1636,1638,327761,261,1640,1639,1,327761,261,1641,1639,0,327745,
262,1642,619,284,262205,261,1643,1642,327745,262,1644,620,284,262205,261,1645,
1644,327808,261,1646,1643,1645,327808,261,1647,1646,1640,327760,263,1648,1641,1647,
196670,614,1648,393385,261,1649,175,1535,1570,327831,127,1650,1649,284,327761,261,
1651,1650,0,327761,261,1652,1650,1,196855,1653,0,262394,1543,1654,1655,131320,
1654,327760,263,1656,1651,1652,131321,1653,131320,1655,327876,261,1657,1651,1542,327876,
261,1658,1652,1542,327810,261,1659,320,1542,327874,261,1660,1651,1659,327877,261,
1661,1658,1660,327760,263,1662,1657,1661,131321,1653,131320,1653,458997,263,1663,1656,
1654,1662,1655,262205,263,1664,614,196670,621,1664,196670,622,1663,327745,262,1665,
621,282,262205,261,1666,1665,327745,262,1667,622,282,262205,261,1668,1667,327829,
127,1669,1666,1668,327761,261,1670,1669,1,327761,261,1671,1669,0,327745,262,
1672,621,284,262205,261,1673,1672,327745,262,1674,622,284,262205,261,1675,1674,
327808,261,1676,1673,1675,327808,261,1677,1676,1670,327760,263,1678,1671,1677,196670,
614,1678,262312,267,1679,175,327847,267,1680,173,1679,196855,1681,0,262394,1680,
1682,1681,131320,1682,327745,262,1683,614,282,262205,261,1684,1683,327812,261,1685,
1615,273,327877,261,1686,1684,1685,327879,261,1687,1686,437,327850,267,1688,1687,
282,131321,1681,131320,1681,458997,267,1689,1680,1653,1688,1682,262205,263,1690,614,
393296,73,1691,1690,1615,1689,196670,26,1691,131321,1607,131320,1607,196855,1692,0,
262394,177,1693,1692,131320,1693,393281,333,1694,4,309,439,262205,261,1695,1694,
393281,333,1696,4,309,547,262205,261,1697,1696,327760,263,1698,1695,1697,393281,
333,1699,4,309,440,262205,261,1700,1699,393281,333,1701,4,309,441,262205,
261,1702,1701,196670,606,1698,196670,607,1465,196670,608,1702,196670,609,273,524345,
263,1703,54,606,607,608,609,196670,605,1703,393385,261,1704,442,1570,1535,
327831,127,1705,1704,1700,327761,261,1706,1705,0,327761,261,1707,1705,1,196855,
1708,0,262394,1543,1709,1710,131320,1709,327760,263,1711,1706,1707,131321,1708,131320,
1710,327876,261,1712,1706,1542,327876,261,1713,1707,1542,327810,261,1714,320,1542,
327874,261,1715,1706,1714,327877,261,1716,1713,1715,327760,263,1717,1712,1716,131321,
1708,131320,1708,458997,263,1718,1711,1709,1717,1710,262205,263,1719,605,196670,610,
1719,196670,611,1718,327745,262,1720,610,282,262205,261,1721,1720,327745,262,1722,
611,282,262205,261,1723,1722,327829,127,1724,1721,1723,327761,261,1725,1724,1,
327761,261,1726,1724,0,327745,262,1727,610,284,262205,261,1728,1727,327745,262,
1729,611,284,262205,261,1730,1729,327808,261,1731,1728,1730,327808,261,1732,1731,
1725,327760,263,1733,1726,1732,196670,605,1733,393385,261,1734,442,1535,1570,327831,
127,1735,1734,284,327761,261,1736,1735,0,327761,261,1737,1735,1,196855,1738,
0,262394,1543,1739,1740,131320,1739,327760,263,1741,1736,1737,131321,1738,131320,1740,
327876,261,1742,1736,1542,327876,261,1743,1737,1542,327810,261,1744,320,1542,327874,
261,1745,1736,1744,327877,261,1746,1743,1745,327760,263,1747,1742,1746,131321,1738,
131320,1738,458997,263,1748,1741,1739,1747,1740,262205,263,1749,605,196670,612,1749,
196670,613,1748,327745,262,1750,612,282,262205,261,1751,1750,327745,262,1752,613,
282,262205,261,1753,1752,327829,127,1754,1751,1753,327761,261,1755,1754,1,327761,
261,1756,1754,0,327745,262,1757,612,284,262205,261,1758,1757,327745,262,1759,
613,284,262205,261,1760,1759,327808,261,1761,1758,1760,327808,261,1762,1761,1755,
327760,263,1763,1756,1762,196670,605,1763,262312,267,1764,442,327847,267,1765,173,
1764,196855,1766,0,262394,1765,1767,1766,131320,1767,327745,262,1768,605,282,262205,
261,1769,1768,327812,261,1770,1700,273,327877,261,1771,1769,1770,327879,261,1772,
1771,437,327850,267,1773,1772,282,131321,1766,131320,1766,458997,267,1774,1765,1738,
1773,1767,262205,263,1775,605,393296,73,1776,1775,1700,1774,196670,27,1776,131321,
1692,131320,1692,131321,1777,131320,1777,458997,261,1778,282,1692,1779,1780,262390,1781,
1780,1,131321,1782,131320,1782,327856,267,1783,1778,139,262394,1783,1784,1781,131320,
1784,262205,261,1785,5,327812,261,1786,1785,59,327812,261,1787,1786,491,262368,
273,273,429,131321,1788,131320,1788,458997,261,1789,282,1784,1790,1791,262390,1792,
1791,1,131321,1793,131320,1793,327856,267,1794,1789,140,262394,1794,1795,1792,131320,
1795,393281,344,1796,6,1778,1789,262205,340,1797,1796,327812,261,1798,1789,61,
327808,261,1799,1787,1798,327814,261,1800,1799,451,327745,355,1801,7,1800,463210,
1801,1797,308,498,40,273,131321,1791,131320,1791,327808,261,1790,1789,309,131321,
1788,131320,1792,262368,273,273,429,327817,261,1802,1785,273,327812,261,1803,1802,
338,327812,261,1804,1778,59,327808,261,1805,1803,1804,327814,261,1806,1785,273,
327812,261,1807,1806,339,327760,263,1808,1805,1807,327745,335,1809,3,312,262205,
261,1810,1809,327810,261,1811,1810,284,327810,261,1812,1811,1535,327745,335,1813,
3,313,262205,261,1814,1813,327810,261,1815,1814,203,327810,261,1816,1815,1570,
327760,263,1817,1812,1816,131321,1818,131320,1818,458997,261,1819,282,1792,1820,1821,
262390,1822,1821,1,131321,1823,131320,1823,327856,267,1824,1819,206,262394,1824,1825,
1822,131320,1825,327812,261,1826,1819,205,262205,261,257,28,327808,261,1827,1826,
257,458764,261,1828,1,38,1827,501,327814,261,1829,1828,495,327817,261,1830,
1828,496,327812,261,1831,1830,203,327760,263,1832,1829,1831,196670,584,1832,262205,
263,1833,584,327808,263,1834,1808,1833,458764,263,1835,1,38,1834,1817,196670,
585,1835,262205,263,1836,584,327808,263,1837,1808,1836,196670,586,1837,196670,587,
1817,327856,267,1838,1827,204,196855,1839,0,262394,1838,1840,1839,131320,1840,327745,
262,1841,586,282,262205,261,1842,1841,327745,262,1843,587,282,262205,261,1844,
1843,327858,267,1845,1842,1844,131321,1839,131320,1839,458997,267,1846,1838,1825,1845,
1840,196855,1847,0,262394,1846,1848,1847,131320,1848,327745,262,1849,586,284,262205,
261,1850,1849,327745,262,1851,587,284,262205,261,1852,1851,327858,267,1853,1850,
1852,131321,1847,131320,1847,458997,267,1854,1846,1839,1853,1848,196855,1855,0,262394,
1854,1856,1857,131320,1856,327745,262,1858,585,282,262205,261,1859,1858,196670,588,
1859,327745,262,1860,585,284,262205,261,1861,1860,196670,589,1861,196670,590,1496,
458809,261,1862,87,588,589,590,131321,1855,131320,1857,131321,1855,131320,1855,458997,
261,1863,1862,1856,282,1857,327745,262,1864,584,282,262205,261,1865,1864,327812,
261,1866,1865,491,327808,261,1867,1787,1866,327745,262,1868,584,284,262205,261,
1869,1868,327808,261,1870,1867,1869,196670,592,1870,393273,259,1871,98,592,593,
262205,291,1872,593,327745,292,1873,591,1819,196670,1873,1872,327745,262,1874,585,
282,262205,261,1875,1874,327745,262,1876,585,284,262205,261,1877,1876,262205,291,
1878,1873,196670,594,1878,327808,261,1879,1535,1875,327808,261,1880,1570,1877,196855,
1881,0,262394,174,1882,1881,131320,1882,131321,1883,131320,1883,458997,261,1884,282,
1882,1885,1886,262390,1887,1886,1,131321,1888,131320,1888,327856,267,1889,1884,290,
262394,1889,1890,1887,131320,1890,393281,333,1891,4,309,282,262205,261,1892,1891,
262268,278,1893,1892,327745,279,1894,594,1884,262205,278,1895,1894,327813,278,1896,
1895,1893,196670,1894,1896,131321,1886,131320,1886,327808,261,1885,1884,309,131321,1883,
131320,1887,131321,1881,131320,1881,196855,1897,0,262394,188,1898,1897,131320,1898,393281,
333,1899,4,309,476,262205,261,1900,1899,393281,333,1901,4,309,548,262205,
261,1902,1901,327760,263,1903,1900,1902,196670,552,1903,196670,553,1879,196670,554,
180,196670,555,1863,589881,259,1904,81,552,553,554,555,556,262205,291,1905,
556,196670,551,1905,131321,1906,131320,1906,458997,261,1907,282,1898,1908,1909,262390,
1910,1909,1,131321,1911,131320,1911,327856,267,1912,1907,290,262394,1912,1913,1910,
131320,1913,327745,279,1914,551,1907,262205,278,1915,1914,327745,279,1916,594,1907,
262205,278,1917,1916,327813,278,1918,1917,1915,196670,1916,1918,131321,1909,131320,1909,
327808,261,1908,1907,309,131321,1906,131320,1910,131321,1897,131320,1897,196855,1919,0,
262394,189,1920,1919,131320,1920,393281,333,1921,4,309,290,262205,261,1922,1921,
393281,333,1923,4,309,549,262205,261,1924,1923,327760,263,1925,1922,1924,196670,
557,1925,196670,558,1880,196670,559,181,196670,560,1863,589881,259,1926,81,557,
558,559,560,561,262205,291,1927,561,196670,551,1927,131321,1928,131320,1928,458997,
261,1929,282,1920,1930,1931,262390,1932,1931,1,131321,1933,131320,1933,327856,267,
1934,1929,290,262394,1934,1935,1932,131320,1935,327745,279,1936,551,1929,262205,278,
1937,1936,327745,279,1938,594,1929,262205,278,1939,1938,327813,278,1940,1939,1937,
196670,1938,1940,131321,1931,131320,1931,327808,261,1930,1929,309,131321,1928,131320,1932,
131321,1919,131320,1919,196855,1941,0,262394,174,1942,1941,131320,1942,393281,333,1943,
4,309,284,262205,261,1944,1943,262268,278,1945,1944,327863,267,1946,1945,435,
131321,1941,131320,1941,458997,267,1947,174,1919,1946,1942,196855,1948,0,262394,1947,
1949,1948,131320,1949,262205,73,1950,26,196670,562,1950,196670,563,175,196670,564,
1875,196670,565,1877,196670,566,1863,655417,259,1951,74,562,563,564,565,566,
567,262205,291,1952,567,196670,551,1952,131321,1953,131320,1953,458997,261,1954,282,
1949,1955,1956,262390,1957,1956,1,131321,1958,131320,1958,327856,267,1959,1954,290,
262394,1959,1960,1957,131320,1960,393281,333,1961,4,309,284,262205,261,1962,1961,
262268,278,1963,1962,327745,279,1964,551,1954,262205,278,1965,1964,327813,278,1966,
1963,1965,327745,279,1967,594,1954,262205,278,1968,1967,327809,278,1969,1968,1966,
196670,1967,1969,131321,1956,131320,1956,327808,261,1955,1954,309,131321,1953,131320,1957,
131321,1948,131320,1948,196855,1970,0,262394,477,1971,1970,131320,1971,393281,333,1972,
4,309,451,262205,261,1973,1972,393281,333,1974,4,309,514,262205,261,1975,
1974,327760,263,1976,1973,1975,196670,568,1976,196670,569,1879,196670,570,180,196670,
571,1863,589881,259,1977,81,568,569,570,571,572,262205,291,1978,572,196670,
551,1978,131321,1979,131320,1979,458997,261,1980,282,1971,1981,1982,262390,1983,1982,
1,131321,1984,131320,1984,327856,267,1985,1980,290,262394,1985,1986,1983,131320,1986,
327745,279,1987,551,1980,262205,278,1988,1987,327745,279,1989,594,1980,262205,278,
1990,1989,327809,278,1991,1990,1988,196670,1989,1991,131321,1982,131320,1982,327808,261,
1981,1980,309,131321,1979,131320,1983,131321,1970,131320,1970,196855,1992,0,262394,478,
1993,1992,131320,1993,393281,333,1994,4,309,451,262205,261,1995,1994,393281,333,
1996,4,309,514,262205,261,1997,1996,327760,263,1998,1995,1997,196670,573,1998,
196670,574,1880,196670,575,181,196670,576,1863,589881,259,1999,81,573,574,575,
576,577,262205,291,2000,577,196670,551,2000,131321,2001,131320,2001,458997,261,2002,
282,1993,2003,2004,262390,2005,2004,1,131321,2006,131320,2006,327856,267,2007,2002,
290,262394,2007,2008,2005,131320,2008,327745,279,2009,551,2002,262205,278,2010,2009,
327745,279,2011,594,2002,262205,278,2012,2011,327809,278,2013,2012,2010,196670,2011,
2013,131321,2004,131320,2004,327808,261,2003,2002,309,131321,2001,131320,2005,131321,1992,
131320,1992,196855,2014,0,262394,191,2015,2014,131320,2015,131321,2016,131320,2016,458997,
261,2017,282,2015,2018,2019,262390,2020,2019,1,131321,2021,131320,2021,327856,267,
2022,2017,290,262394,2022,2023,2020,131320,2023,327745,279,2024,594,2017,262205,278,
2025,2024,196855,2026,0,262394,469,2027,2028,131320,2027,458764,278,2029,1,40,
2025,435,131321,2026,131320,2028,196855,2030,0,262394,470,2031,2032,131320,2031,458764,
278,2033,1,40,2025,456,327813,278,2034,458,2033,327813,278,2035,2034,2033,
327811,278,2036,457,2035,327813,278,2037,2033,2036,393228,278,2038,1,29,2037,
327809,278,2039,455,2038,327816,278,2040,2033,2039,131321,2030,131320,2032,196855,2041,
0,262394,471,2042,2043,131320,2042,393228,278,2044,1,4,2025,458764,278,2045,
1,37,2044,461,327813,278,2046,462,2045,327809,278,2047,455,2046,327816,278,
2048,455,2047,327813,278,2049,463,2048,327811,278,2050,2049,464,327813,278,2051,
2050,2048,327809,278,2052,2051,465,327813,278,2053,2052,2048,327811,278,2054,2053,
466,327813,278,2055,2054,2048,327809,278,2056,2055,467,327813,278,2057,2056,2048,
458764,278,2058,1,40,2025,435,327813,278,2059,468,2045,327813,278,2060,2059,
2045,393228,278,2061,1,29,2060,327813,278,2062,2057,2061,327813,278,2063,2045,
2062,327811,278,2064,2058,2063,131321,2041,131320,2043,196855,2065,0,262394,472,2066,
2065,131320,2066,458764,278,2067,1,40,2025,459,327813,278,2068,460,2067,393228,
278,2069,1,29,2068,327809,278,2070,455,2069,327816,278,2071,2067,2070,131321,
2065,131320,2065,458997,278,2072,2025,2043,2071,2066,131321,2041,131320,2041,458997,278,
2073,2064,2042,2072,2065,131321,2030,131320,2030,458997,278,2074,2040,2031,2073,2041,
131321,2026,131320,2026,458997,278,2075,2029,2027,2074,2030,196855,2076,0,262394,187,
2077,2076,131320,2077,393281,333,2078,4,309,273,262205,261,2079,2078,262268,278,
2080,2079,393281,333,2081,4,309,281,262205,261,2082,2081,262268,278,2083,2082,
524300,278,2084,1,43,2075,2080,2083,131321,2076,131320,2076,458997,278,2085,2075,
2026,2084,2077,262268,261,2086,2025,327879,261,2087,2086,473,327852,267,2088,2087,
474,393385,278,2089,2088,2025,2085,196670,2024,2089,131321,2019,131320,2019,327808,261,
2018,2017,309,131321,2016,131320,2020,131321,2014,131320,2014,196855,2090,0,262394,177,
2091,2090,131320,2091,262205,73,2092,27,196670,578,2092,196670,579,480,196670,580,
1875,196670,581,1877,196670,582,1863,655417,259,2093,74,578,579,580,581,582,
583,262205,291,2094,583,196670,551,2094,131321,2095,131320,2095,458997,261,2096,282,
2091,2097,2098,262390,2099,2098,1,131321,2100,131320,2100,327856,267,2101,2096,290,
262394,2101,2102,2099,131320,2102,327745,279,2103,551,2096,262205,278,2104,2103,327745,
279,2105,594,2096,262205,278,2106,2105,327809,278,2107,2106,2104,196670,2105,2107,
131321,2098,131320,2098,327808,261,2097,2096,309,131321,2095,131320,2099,131321,2090,131320,
2090,262205,291,2108,594,196670,1873,2108,131321,1821,131320,1821,327808,261,1820,1819,
309,131321,1818,131320,1822,131321,2109,131320,2109,458997,261,2110,282,1822,2111,2112,
262390,2113,2112,1,131321,2114,131320,2114,327856,267,2115,2110,206,262394,2115,2116,
2113,131320,2116,327812,261,2117,2110,205,262205,261,258,28,327808,261,2118,2117,
258,327814,261,2119,2118,495,327817,261,2120,2118,496,327812,261,2121,2120,203,
327760,263,2122,2119,2121,327808,263,2123,1808,2122,196670,595,2123,262205,263,2124,
595,196670,596,2124,196670,597,1817,327856,267,2125,2118,204,196855,2126,0,262394,
2125,2127,2126,131320,2127,327745,262,2128,596,282,262205,261,2129,2128,327745,262,
2130,597,282,262205,261,2131,2130,327858,267,2132,2129,2131,131321,2126,131320,2126,
458997,267,2133,2125,2116,2132,2127,196855,2134,0,262394,2133,2135,2134,131320,2135,
327745,262,2136,596,284,262205,261,2137,2136,327745,262,2138,597,284,262205,261,
2139,2138,327858,267,2140,2137,2139,131321,2134,131320,2134,458997,267,2141,2133,2126,
2140,2135,196855,2142,0,262394,2141,2143,2142,131320,2143,327745,262,2144,595,282,
262205,261,2145,2144,196670,598,2145,327745,262,2146,595,284,262205,261,2147,2146,
196670,599,2147,196670,600,1496,458809,261,2148,87,598,599,600,262205,261,2149,
2144,196670,601,2149,262205,261,2150,2146,196670,602,2150,196670,603,2148,327745,292,
2151,591,2110,262205,291,2152,2151,196670,604,2152,524345,259,2153,93,601,602,
603,604,131321,2142,131320,2142,131321,2112,131320,2112,327808,261,2111,2110,309,131321,
2109,131320,2113,131321,1780,131320,1780,327808,261,1779,1778,309,131321,1777,131320,1781,
131321,1525,131320,1525,196855,2154,0,262394,545,2155,2154,131320,2155,196670,240,1523,
196670,241,774,393273,259,2156,101,240,241,131321,2154,131320,2154,131321,1033,131320,
1033,327808,261,1032,1031,309,131321,1030,131320,1034,65789,65592,327734,37,38,0,
269,196663,268,39,196663,262,40,131320,2157,327745,262,2158,39,317,262205,261,
2159,2158,327852,267,2160,2159,284,196855,2161,0,262394,2160,2162,2161,131320,2162,
327745,262,2163,39,311,262205,261,2164,2163,262205,261,2165,2158,327808,261,2166,
2164,2165,327810,261,2167,2166,284,262205,261,2168,40,327810,261,2169,2167,2168,
262205,261,2170,2158,327814,261,2171,2169,2170,196670,2163,2171,327745,262,2172,39,
309,262205,261,2173,2172,262205,261,2174,2158,327808,261,2175,2173,2174,327810,261,
2176,2175,284,262205,261,2177,40,327810,261,2178,2176,2177,262205,261,2179,2158,
327814,261,2180,2178,2179,196670,2172,2180,196670,2158,284,262205,37,2181,39,327761,
34,2182,2181,0,327761,261,2183,2182,3,327761,261,2184,2181,1,327761,261,
2185,2181,2,327761,261,2186,2181,3,327761,261,2187,2181,4,327761,261,2188,
2181,5,327761,261,2189,2181,6,327761,267,2190,2181,7,196855,2191,0,262394,
315,2192,2193,131320,2192,131321,2194,131320,2194,131321,2195,131320,2195,131321,2191,131320,
2193,327812,261,2196,2186,2183,131321,2191,131320,2191,458997,261,2197,2186,2195,2196,
2193,327852,267,2198,2187,284,196855,2199,0,262394,2198,2200,2201,131320,2200,327814,
261,2202,2197,2187,131321,2199,131320,2201,131321,2199,131320,2199,458997,261,2203,2202,
2200,2197,2201,327856,267,2204,2197,284,393385,261,2205,2204,2197,284,327852,267,
2206,2205,2203,393385,261,2207,2206,2205,2203,327856,267,2208,2184,2207,393385,261,
2209,2208,2184,2207,327852,267,2210,2209,284,393385,261,2211,2210,2209,284,327814,
261,2212,2197,2211,327812,261,2213,2212,2209,327810,261,2214,2197,2213,393296,36,
2215,2209,2212,2214,786512,37,2216,2182,2184,2185,2186,2187,2188,2189,2190,2215,
131326,2216,131320,2161,262205,37,2217,39,131326,2217,65592,327734,261,41,0,270,
196663,268,42,196663,262,43,131320,2218,327745,265,2219,42,308,262205,34,2220,
2219,327761,261,2221,2220,3,262205,261,2222,43,196855,2223,0,262394,315,2224,
2225,131320,2224,131321,2226,131320,2226,131321,2227,131320,2227,131321,2223,131320,2225,327814,
261,2228,2222,2221,196855,2229,0,262394,315,2230,2231,131320,2230,131321,2232,131320,
2232,131321,2233,131320,2233,131321,2229,131320,2231,327812,261,2234,2228,2221,131321,2229,
131320,2229,458997,261,2235,2228,2233,2234,2231,458997,261,2236,284,2233,2221,2231,
131321,2223,131320,2223,458997,261,2237,2222,2227,2235,2229,458997,261,2238,284,2227,
2236,2229,262205,261,2239,43,327810,261,2240,2239,2237,327745,262,2241,42,312,
262205,261,2242,2241,327856,267,2243,2240,2242,196855,2244,0,262394,2243,2245,2244,
131320,2245,131326,2237,131320,2244,262205,261,2246,2241,327810,261,2247,2238,2246,327852,
267,2248,2240,2247,196855,2249,0,262394,2248,2250,2249,131320,2250,327808,261,2251,
2237,2238,131326,2251,131320,2249,262205,261,2252,43,131326,2252,65592,327734,261,45,
0,270,196663,268,46,196663,262,47,131320,2253,327745,262,2254,46,317,262205,
261,2255,2254,327852,267,2256,2255,284,196855,2257,0,262394,2256,2258,2257,131320,
2258,262205,261,2259,47,262205,261,2260,2254,327817,261,2261,2259,2260,327745,262,
2262,46,309,262205,261,2263,2262,262205,261,2264,2254,327814,261,2265,2263,2264,
327812,261,2266,2261,2265,327817,261,2267,2263,2264,327856,267,2268,2261,2267,393385,
261,2269,2268,2261,2267,327808,261,2270,2266,2269,262205,261,2271,47,262205,261,
2272,2254,327814,261,2273,2271,2272,327808,261,2274,2270,2273,131326,2274,131320,2257,
262205,261,2275,47,131326,2275,65592,327734,261,48,0,270,196663,268,49,196663,
262,50,131320,2276,262203,268,2277,7,262203,262,2278,7,262203,268,2279,7,
262203,262,2280,7,327745,266,2281,49,316,262205,36,2282,2281,327761,261,2283,
2282,1,327761,261,2284,2282,2,262205,261,2285,50,327808,261,2286,2283,284,
327812,261,2287,2284,2286,327856,267,2288,2285,2287,196855,2289,0,262394,2288,2290,
2291,131320,2290,327814,261,2292,2285,2286,131321,2289,131320,2291,327810,261,2293,2285,
2287,327814,261,2294,2293,2283,327808,261,2295,2284,2294,131321,2289,131320,2289,458997,
261,2296,2292,2290,2295,2291,327745,262,2297,49,312,262205,261,2298,2297,327852,
267,2299,2298,284,196855,2300,0,262394,2299,2301,2300,131320,2301,262205,261,2302,
50,262205,37,2303,49,327761,261,2304,2303,4,327761,36,2305,2303,8,327761,
261,2306,2305,1,327761,261,2307,2305,2,327812,261,2308,2296,2306,327856,267,
2309,2296,2307,393385,261,2310,2309,2296,2307,327808,261,2311,2308,2310,327852,267,
2312,2304,284,196855,2313,0,262394,2312,2314,2313,131320,2314,196670,2279,2303,196670,
2280,2311,393273,261,2315,41,2279,2280,131321,2313,131320,2313,458997,261,2316,2311,
2301,2315,2314,327856,267,2317,2302,2316,196855,2318,0,262394,2317,2319,2318,131320,
2319,327810,261,2320,2296,284,131326,2320,131320,2318,262205,261,2321,50,327808,261,
2322,2296,284,262205,37,2323,49,327761,261,2324,2323,4,327761,36,2325,2323,
8,327761,261,2326,2325,1,327761,261,2327,2325,2,327812,261,2328,2322,2326,
327856,267,2329,2322,2327,393385,261,2330,2329,2322,2327,327808,261,2331,2328,2330,
327852,267,2332,2324,284,196855,2333,0,262394,2332,2334,2333,131320,2334,196670,2277,
2323,196670,2278,2331,393273,261,2335,41,2277,2278,131321,2333,131320,2333,458997,261,
2336,2331,2318,2335,2334,327854,267,2337,2321,2336,196855,2338,0,262394,2337,2339,
2340,131320,2339,131321,2338,131320,2340,131321,2338,131320,2338,458997,261,2341,2322,2339,
2296,2340,131326,2341,131320,2300,131326,2296,65592,327734,263,54,0,276,196663,264,
55,196663,262,56,196663,262,57,196663,262,58,131320,2342,262203,264,135,7,
262203,264,136,7,196855,2343,0,262394,133,2344,2343,131320,2344,262205,263,2345,
55,262268,325,2346,2345,262205,261,2347,56,393281,326,2348,2346,308,2347,393277,
263,2349,2348,2,8,131326,2349,131320,2343,262205,261,2350,56,262205,261,2351,
57,262205,261,2352,58,327831,127,2353,2350,2351,327761,261,2354,2353,0,327761,
261,2355,2353,1,393228,307,2356,1,75,2352,262268,261,2357,2356,327850,267,
2358,2357,282,196855,2359,0,262394,2358,2360,2361,131320,2360,327760,263,2362,2354,
2355,131321,2359,131320,2361,327876,261,2363,2354,2357,327876,261,2364,2355,2357,327810,
261,2365,320,2357,327874,261,2366,2354,2365,327877,261,2367,2364,2366,327760,263,
2368,2363,2367,131321,2359,131320,2359,458997,263,2369,2362,2360,2368,2361,262205,263,
2370,55,196670,135,2370,196670,136,2369,327745,262,2371,135,282,262205,261,2372,
2371,327745,262,2373,136,282,262205,261,2374,2373,327829,127,2375,2372,2374,327761,
261,2376,2375,1,327761,261,2377,2375,0,327745,262,2378,135,284,262205,261,
2379,2378,327745,262,2380,136,284,262205,261,2381,2380,327808,261,2382,2379,2381,
327808,261,2383,2382,2376,327760,263,2384,2377,2383,131326,2384,65592,327734,261,62,
0,286,196663,262,63,131320,2385,196855,2386,0,262394,382,2387,2386,131320,2387,
262205,261,2388,10,327814,261,2389,2388,152,262205,261,2390,63,327812,261,2391,
2390,159,327808,261,2392,2389,2391,131326,2392,131320,2386,262205,261,2393,10,262205,
261,2394,63,327812,261,2395,2394,150,327808,261,2396,2393,2395,327814,261,2397,
2396,152,131326,2397,65592,327734,261,64,0,286,196663,262,65,131320,2398,196855,
2399,0,262394,407,2400,2399,131320,2400,262205,261,2401,10,327814,261,2402,2401,
155,262205,261,2403,65,327812,261,2404,2403,165,327808,261,2405,2402,2404,131326,
2405,131320,2399,262205,261,2406,10,262205,261,2407,65,327812,261,2408,2407,150,
327808,261,2409,2406,2408,327814,261,2410,2409,155,131326,2410,65592,327734,261,66,
0,286,196663,262,67,131320,2411,262203,262,168,7,262203,262,169,7,196855,
2412,0,262394,419,2413,2412,131320,2413,131321,2412,131320,2412,458997,267,167,419,
2411,421,2413,262205,261,2414,67,393385,261,2415,167,282,2414,196670,168,2415,
327737,261,2416,62,168,196855,2417,0,262394,422,2418,2417,131320,2418,262205,261,
2419,67,196670,169,2419,327737,261,2420,62,169,327812,261,2421,2420,143,131326,
2421,131320,2417,327814,261,2422,2416,59,196855,2423,0,262394,167,2424,2425,131320,
2424,262205,261,2426,67,327812,261,2427,2426,423,131321,2423,131320,2425,131321,2423,
131320,2423,458997,261,2428,2427,2424,282,2425,327808,261,2429,2422,2428,327817,261,
2430,2416,59,327812,261,2431,2430,143,327812,261,2432,2429,142,327808,261,2433,
2431,2432,131326,2433,65592,327734,261,68,0,286,196663,262,69,131320,2434,262203,
262,171,7,262203,262,172,7,196855,2435,0,262394,424,2436,2435,131320,2436,
131321,2435,131320,2435,458997,267,170,424,2434,426,2436,262205,261,2437,69,393385,
261,2438,170,282,2437,196670,171,2438,327737,261,2439,64,171,196855,2440,0,
262394,427,2441,2440,131320,2441,262205,261,2442,69,196670,172,2442,327737,261,2443,
64,172,327812,261,2444,2443,147,131326,2444,131320,2440,327814,261,2445,2439,61,
196855,2446,0,262394,170,2447,2448,131320,2447,262205,261,2449,69,327812,261,2450,
2449,428,131321,2446,131320,2448,131321,2446,131320,2446,458997,261,2451,2450,2447,282,
2448,327808,261,2452,2445,2451,327817,261,2453,2439,61,327812,261,2454,2453,147,
327812,261,2455,2452,146,327808,261,2456,2454,2455,131326,2456,65592,327734,259,70,
0,288,196663,277,71,196663,272,72,131320,2457,262203,363,2458,7,262203,262,
2459,7,262203,262,2460,7,262203,262,2461,7,262203,395,2462,7,262203,264,
2463,7,262203,264,2464,7,262203,262,2465,7,262203,262,2466,7,262203,395,
2467,7,262203,264,2468,7,262203,264,2469,7,262203,262,2470,7,262203,363,
2471,7,262203,262,2472,7,262203,262,2473,7,262203,262,2474,7,262203,395,
2475,7,262203,264,2476,7,262203,264,2477,7,262203,262,2478,7,262203,262,
2479,7,262203,395,2480,7,262203,264,2481,7,262203,264,2482,7,262203,262,
2483,7,262203,262,2484,7,262203,262,2485,7,262203,363,2486,7,262203,262,
2487,7,262203,395,2488,7,262203,264,2489,7,262203,264,2490,7,262203,262,
2491,7,262203,262,2492,7,262203,395,2493,7,262203,264,2494,7,262203,264,
2495,7,262203,262,2496,7,262203,262,2497,7,262203,262,2498,7,262203,262,
2499,7,262203,395,2500,7,262203,264,2501,7,262203,264,2502,7,262203,262,
2503,7,262203,262,2504,7,262203,395,2505,7,262203,264,2506,7,262203,264,
2507,7,262203,262,2508,7,262203,264,2509,7,262203,262,2510,7,262203,262,
2511,7,262203,262,2512,7,262203,264,2513,7,262203,264,2514,7,262203,262,
2515,7,262203,264,2516,7,262203,262,2517,7,262203,262,2518,7,262203,262,
2519,7,262203,264,2520,7,262203,264,2521,7,262203,262,2522,7,131321,2523,
131320,2523,458997,261,2524,282,2457,2525,2526,262390,2527,2526,1,131321,2528,131320,
2528,327856,267,2529,2524,139,262394,2529,2530,2527,131320,2530,131321,2531,131320,2531,
458997,261,2532,282,2530,2533,2534,262390,2535,2534,1,131321,2536,131320,2536,327856,
267,2537,2532,140,262394,2537,2538,2535,131320,2538,262224,340,2539,435,393281,344,
2540,6,2524,2532,196670,2540,2539,131321,2534,131320,2534,327808,261,2533,2532,309,
131321,2531,131320,2535,131321,2526,131320,2526,327808,261,2525,2524,309,131321,2523,131320,
2527,327745,262,2541,72,309,262205,261,2542,2541,327745,262,2543,72,310,262205,
261,2544,2543,327850,267,2545,2542,2544,196855,2546,0,262394,2545,2547,2546,131320,
2547,65789,131320,2546,262205,261,2548,2543,327745,335,2549,3,317,262205,261,2550,
2549,327814,261,2551,2550,345,458764,261,2552,1,38,2548,2551,327745,262,2553,
71,309,262205,261,2554,2553,327812,261,2555,2554,327,327745,262,2556,71,308,
262205,261,2557,2556,262205,261,2558,2541,393281,335,2559,3,308,309,262205,261,
2560,2559,393281,389,2561,3,308,308,262205,274,2562,2561,327761,261,2563,2562,
0,327761,261,2564,2562,1,327760,263,2565,2563,2564,196670,2516,2565,196670,2517,
2557,393281,335,2566,3,308,310,262205,261,2567,2566,196670,2518,2567,196670,2519,
273,524345,263,2568,54,2516,2517,2518,2519,196670,11,2568,393385,261,2569,141,
2560,284,327831,127,2570,2555,2569,327761,261,2571,2570,0,327761,261,2572,2570,
1,393228,307,2573,1,75,273,262268,261,2574,2573,327850,267,2575,2574,282,
196855,2576,0,262394,2575,2577,2578,131320,2577,327760,263,2579,2571,2572,131321,2576,
131320,2578,327876,261,2580,2571,2574,327876,261,2581,2572,2574,327810,261,2582,320,
2574,327874,261,2583,2571,2582,327877,261,2584,2581,2583,327760,263,2585,2580,2584,
131321,2576,131320,2576,458997,263,2586,2579,2577,2585,2578,262205,263,2587,11,196670,
2520,2587,196670,2521,2586,327745,262,2588,2520,282,262205,261,2589,2588,327745,262,
2590,2521,282,262205,261,2591,2590,327829,127,2592,2589,2591,327761,261,2593,2592,
1,327761,261,2594,2592,0,327745,262,2595,2520,284,262205,261,2596,2595,327745,
262,2597,2521,284,262205,261,2598,2597,327808,261,2599,2596,2598,327808,261,2600,
2599,2593,327760,263,2601,2594,2600,196670,11,2601,196670,12,2558,393385,261,2602,
141,284,2560,327812,261,2603,345,2602,196670,13,2603,327745,335,2604,3,312,
262205,261,2605,2604,327810,261,2606,2605,284,327810,261,2607,2606,2555,196670,14,
2607,131321,2608,131320,2608,458997,261,2609,282,2576,2610,2611,262390,2612,2611,1,
131321,2613,131320,2613,327856,267,2614,2609,161,262394,2614,2615,2612,131320,2615,196670,
2522,2609,327737,261,2616,62,2522,262205,261,2617,10,196855,2618,0,262394,383,
2619,2620,131320,2619,131321,2618,131320,2620,327812,261,2621,2609,150,131321,2618,131320,
2618,458997,261,2622,282,2619,2621,2620,327808,261,2623,2617,2622,327817,261,2624,
2623,152,327812,261,2625,2624,290,196855,2626,0,262394,141,2627,2628,131320,2627,
262205,261,2629,14,458764,261,2630,1,38,2616,2629,327812,261,2631,2630,2560,
327808,261,2632,2631,2625,327814,261,2633,2632,387,327745,335,2634,15,2609,196670,
2634,2633,131321,2626,131320,2628,196855,2635,0,262394,162,2636,2637,131320,2636,262205,
261,2638,14,327814,261,2639,2638,290,327812,261,2640,2639,290,131321,2635,131320,
2637,262205,261,2641,14,327808,261,2642,2641,546,131321,2635,131320,2635,458997,261,
2643,2640,2636,2642,2637,327812,261,2644,2616,2560,196855,2645,0,262394,160,2646,
2647,131320,2646,458764,261,2648,1,38,2625,2643,131321,2645,131320,2647,131321,2645,
131320,2645,458997,261,2649,2648,2646,2625,2647,327808,261,2650,2644,2649,327814,261,
2651,2650,387,327745,335,2652,15,2609,196670,2652,2651,131321,2626,131320,2626,131321,
2611,131320,2611,327808,261,2610,2609,309,131321,2608,131320,2612,327745,262,2653,71,
310,262205,261,2654,2653,327812,261,2655,2654,329,262205,261,2656,2556,262205,261,
2657,2541,393281,335,2658,3,309,309,262205,261,2659,2658,393281,389,2660,3,
309,308,262205,274,2661,2660,327761,261,2662,2661,0,327761,261,2663,2661,1,
327760,263,2664,2662,2663,196670,2509,2664,196670,2510,2656,393281,335,2665,3,309,
310,262205,261,2666,2665,196670,2511,2666,196670,2512,273,524345,263,2667,54,2509,
2510,2511,2512,196670,18,2667,393385,261,2668,145,2659,284,327831,127,2669,2655,
2668,327761,261,2670,2669,0,327761,261,2671,2669,1,196855,2672,0,262394,2575,
2673,2674,131320,2673,327760,263,2675,2670,2671,131321,2672,131320,2674,327876,261,2676,
2670,2574,327876,261,2677,2671,2574,327810,261,2678,320,2574,327874,261,2679,2670,
2678,327877,261,2680,2677,2679,327760,263,2681,2676,2680,131321,2672,131320,2672,458997,
263,2682,2675,2673,2681,2674,262205,263,2683,18,196670,2513,2683,196670,2514,2682,
327745,262,2684,2513,282,262205,261,2685,2684,327745,262,2686,2514,282,262205,261,
2687,2686,327829,127,2688,2685,2687,327761,261,2689,2688,1,327761,261,2690,2688,
0,327745,262,2691,2513,284,262205,261,2692,2691,327745,262,2693,2514,284,262205,
261,2694,2693,327808,261,2695,2692,2694,327808,261,2696,2695,2689,327760,263,2697,
2690,2696,196670,18,2697,196670,19,2657,393385,261,2698,145,284,2659,327812,261,
2699,345,2698,196670,20,2699,327745,335,2700,3,313,262205,261,2701,2700,327810,
261,2702,2701,284,327810,261,2703,2702,2655,196670,21,2703,131321,2704,131320,2704,
458997,261,2705,282,2672,2706,2707,262390,2708,2707,1,131321,2709,131320,2709,327856,
267,2710,2705,166,262394,2710,2711,2708,131320,2711,196670,2515,2705,327737,261,2712,
64,2515,262205,261,2713,10,196855,2714,0,262394,408,2715,2716,131320,2715,131321,
2714,131320,2716,327812,261,2717,2705,150,131321,2714,131320,2714,458997,261,2718,282,
2715,2717,2716,327808,261,2719,2713,2718,327817,261,2720,2719,155,327812,261,2721,
2720,290,196855,2722,0,262394,145,2723,2724,131320,2723,262205,261,2725,21,458764,
261,2726,1,38,2712,2725,327812,261,2727,2726,2659,327808,261,2728,2727,2721,
327814,261,2729,2728,412,327745,335,2730,22,2705,196670,2730,2729,131321,2722,131320,
2724,196855,2731,0,262394,162,2732,2733,131320,2732,262205,261,2734,21,327814,261,
2735,2734,290,327812,261,2736,2735,290,131321,2731,131320,2733,262205,261,2737,21,
327808,261,2738,2737,546,131321,2731,131320,2731,458997,261,2739,2736,2732,2738,2733,
327812,261,2740,2712,2659,196855,2741,0,262394,160,2742,2743,131320,2742,458764,261,
2744,1,38,2721,2739,131321,2741,131320,2743,131321,2741,131320,2741,458997,261,2745,
2744,2742,2721,2743,327808,261,2746,2740,2745,327814,261,2747,2746,412,327745,335,
2748,22,2705,196670,2748,2747,131321,2722,131320,2722,131321,2707,131320,2707,327808,261,
2706,2705,309,131321,2704,131320,2708,262205,261,2749,2541,327856,267,2750,2749,2552,
196855,2751,0,262394,2750,2752,2751,131320,2752,262205,261,2753,12,262205,261,2754,
13,327831,127,2755,2753,2754,327761,261,2756,2755,0,327761,261,2757,2755,1,
196855,2758,0,262394,2575,2759,2760,131320,2759,327760,263,2761,2756,2757,131321,2758,
131320,2760,327876,261,2762,2756,2574,327876,261,2763,2757,2574,327810,261,2764,320,
2574,327874,261,2765,2756,2764,327877,261,2766,2763,2765,327760,263,2767,2762,2766,
131321,2758,131320,2758,458997,263,2768,2761,2759,2767,2760,262205,263,2769,11,196670,
2506,2769,196670,2507,2768,327745,262,2770,2506,282,262205,261,2771,2770,327745,262,
2772,2507,282,262205,261,2773,2772,327829,127,2774,2771,2773,327761,261,2775,2774,
1,327761,261,2776,2774,0,327745,262,2777,2506,284,262205,261,2778,2777,327745,
262,2779,2507,284,262205,261,2780,2779,327808,261,2781,2778,2780,327808,261,2782,
2781,2775,327760,263,2783,2776,2782,196670,16,2783,262205,261,2784,12,327808,261,
2785,2784,309,196670,12,2785,131321,2786,131320,2786,458997,261,2787,282,2758,2788,
2789,262390,2790,2789,1,131321,2791,131320,2791,327856,267,2792,2787,161,262394,2792,
2793,2790,131320,2793,196855,2794,0,262394,160,2795,2796,131320,2795,327745,403,2797,
17,2787,196670,2797,402,262312,267,2798,386,196855,2799,0,262394,2798,2800,2799,
131320,2800,262205,261,2801,10,327812,261,2802,2787,150,327808,261,2803,2801,2802,
327856,267,2804,2803,384,131321,2799,131320,2799,458997,267,2805,386,2795,2804,2800,
196855,2806,0,262394,2805,2807,2806,131320,2807,196855,2808,0,262394,141,2809,2810,
131320,2809,262205,261,2811,10,196855,2812,0,262394,383,2813,2814,131320,2813,131321,
2812,131320,2814,327812,261,2815,2787,150,131321,2812,131320,2812,458997,261,2816,282,
2813,2815,2814,327808,261,2817,2811,2816,327817,261,2818,2817,152,327812,261,2819,
2818,290,131321,2808,131320,2810,196670,2508,2787,327737,261,2820,62,2508,131321,2808,
131320,2808,458997,261,2821,2819,2812,2820,2810,327856,267,2822,2821,345,131321,2806,
131320,2806,458997,267,2823,2805,2799,2822,2808,196855,2824,0,262394,2823,2825,2824,
131320,2825,262205,263,2826,16,262268,404,2827,2826,327745,335,2828,15,2787,262205,
261,2829,2828,393281,405,2830,2827,308,2829,393277,287,2831,2830,2,16,196670,
2797,2831,131321,2824,131320,2824,131321,2794,131320,2796,262312,267,2832,386,196855,2833,
0,262394,2832,2834,2833,131320,2834,262205,261,2835,10,327812,261,2836,2787,150,
327808,261,2837,2835,2836,327856,267,2838,2837,384,131321,2833,131320,2833,458997,267,
2839,386,2796,2838,2834,196855,2840,0,262394,2839,2841,2840,131320,2841,131321,2842,
131320,2842,458997,261,2843,282,2841,2844,2845,262390,2846,2845,1,131321,2847,131320,
2847,327856,267,2848,2843,290,262394,2848,2849,2846,131320,2849,196855,2850,0,262394,
141,2851,2852,131320,2851,262205,261,2853,10,196855,2854,0,262394,383,2855,2856,
131320,2855,131321,2854,131320,2856,327812,261,2857,2787,150,131321,2854,131320,2854,458997,
261,2858,282,2855,2857,2856,327808,261,2859,2853,2858,327817,261,2860,2859,152,
327812,261,2861,2860,290,327808,261,2862,2861,2843,131321,2850,131320,2852,196670,2504,
2787,327737,261,2863,62,2504,131321,2850,131320,2850,458997,261,2864,2862,2854,2863,
2852,262205,261,2865,10,196855,2866,0,262394,383,2867,2868,131320,2867,131321,2866,
131320,2868,327812,261,2869,2787,150,131321,2866,131320,2866,458997,261,2870,282,2867,
2869,2868,327808,261,2871,2865,2870,327817,261,2872,2871,152,327812,261,2873,2872,
290,196855,2874,0,262394,141,2875,2876,131320,2875,131321,2874,131320,2876,327808,261,
2877,2873,2843,262205,261,2878,14,458764,261,2879,1,38,2877,2878,327810,261,
2880,2879,2873,131321,2874,131320,2874,458997,261,2881,2843,2875,2880,2876,327745,262,
2882,2505,2843,196670,2882,282,327856,267,2883,2864,345,196855,2884,0,262394,2883,
2885,2884,131320,2885,262205,263,2886,16,262268,396,2887,2886,327745,335,2888,15,
2787,262205,261,2889,2888,327808,261,2890,2889,2881,393281,398,2891,2887,308,2890,
393277,397,2892,2891,2,2,262257,261,2893,2892,196670,2882,2893,131321,2884,131320,
2884,131321,2845,131320,2845,327808,261,2844,2843,309,131321,2842,131320,2846,327745,262,
2894,2505,308,262205,261,2895,2894,327745,262,2896,2505,309,262205,261,2897,2896,
327876,261,2898,2897,399,327877,261,2899,2895,2898,327745,262,2900,2505,310,262205,
261,2901,2900,327745,262,2902,2505,311,262205,261,2903,2902,327876,261,2904,2903,
399,327877,261,2905,2901,2904,327745,262,2906,2505,312,262205,261,2907,2906,327745,
262,2908,2505,313,262205,261,2909,2908,327876,261,2910,2909,399,327877,261,2911,
2907,2910,327745,262,2912,2505,317,262205,261,2913,2912,327745,262,2914,2505,318,
262205,261,2915,2914,327876,261,2916,2915,399,327877,261,2917,2913,2916,458832,287,
2918,2899,2905,2911,2917,327745,403,2919,17,2787,196670,2919,2918,131321,2840,131320,
2840,131321,2794,131320,2794,131321,2789,131320,2789,327808,261,2788,2787,309,131321,2786,
131320,2790,262205,261,2920,19,262205,261,2921,20,327831,127,2922,2920,2921,327761,
261,2923,2922,0,327761,261,2924,2922,1,196855,2925,0,262394,2575,2926,2927,
131320,2926,327760,263,2928,2923,2924,131321,2925,131320,2927,327876,261,2929,2923,2574,
327876,261,2930,2924,2574,327810,261,2931,320,2574,327874,261,2932,2923,2931,327877,
261,2933,2930,2932,327760,263,2934,2929,2933,131321,2925,131320,2925,458997,263,2935,
2928,2926,2934,2927,262205,263,2936,18,196670,2501,2936,196670,2502,2935,327745,262,
2937,2501,282,262205,261,2938,2937,327745,262,2939,2502,282,262205,261,2940,2939,
327829,127,2941,2938,2940,327761,261,2942,2941,1,327761,261,2943,2941,0,327745,
262,2944,2501,284,262205,261,2945,2944,327745,262,2946,2502,284,262205,261,2947,
2946,327808,261,2948,2945,2947,327808,261,2949,2948,2942,327760,263,2950,2943,2949,
196670,23,2950,262205,261,2951,19,327808,261,2952,2951,309,196670,19,2952,131321,
2953,131320,2953,458997,261,2954,282,2925,2955,2956,262390,2957,2956,1,131321,2958,
131320,2958,327856,267,2959,2954,166,262394,2959,2960,2957,131320,2960,196855,2961,0,
262394,160,2962,2963,131320,2962,327745,403,2964,24,2954,196670,2964,402,262312,267,
2965,411,196855,2966,0,262394,2965,2967,2966,131320,2967,262205,261,2968,10,327812,
261,2969,2954,150,327808,261,2970,2968,2969,327856,267,2971,2970,409,131321,2966,
131320,2966,458997,267,2972,411,2962,2971,2967,196855,2973,0,262394,2972,2974,2973,
131320,2974,196855,2975,0,262394,145,2976,2977,131320,2976,262205,261,2978,10,196855,
2979,0,262394,408,2980,2981,131320,2980,131321,2979,131320,2981,327812,261,2982,2954,
150,131321,2979,131320,2979,458997,261,2983,282,2980,2982,2981,327808,261,2984,2978,
2983,327817,261,2985,2984,155,327812,261,2986,2985,290,131321,2975,131320,2977,196670,
2503,2954,327737,261,2987,64,2503,131321,2975,131320,2975,458997,261,2988,2986,2979,
2987,2977,327856,267,2989,2988,345,131321,2973,131320,2973,458997,267,2990,2972,2966,
2989,2975,196855,2991,0,262394,2990,2992,2991,131320,2992,262205,263,2993,23,262268,
404,2994,2993,327745,335,2995,22,2954,262205,261,2996,2995,393281,405,2997,2994,
308,2996,393277,287,2998,2997,2,16,196670,2964,2998,131321,2991,131320,2991,131321,
2961,131320,2963,262312,267,2999,411,196855,3000,0,262394,2999,3001,3000,131320,3001,
262205,261,3002,10,327812,261,3003,2954,150,327808,261,3004,3002,3003,327856,267,
3005,3004,409,131321,3000,131320,3000,458997,267,3006,411,2963,3005,3001,196855,3007,
0,262394,3006,3008,3007,131320,3008,131321,3009,131320,3009,458997,261,3010,282,3008,
3011,3012,262390,3013,3012,1,131321,3014,131320,3014,327856,267,3015,3010,290,262394,
3015,3016,3013,131320,3016,196855,3017,0,262394,145,3018,3019,131320,3018,262205,261,
3020,10,196855,3021,0,262394,408,3022,3023,131320,3022,131321,3021,131320,3023,327812,
261,3024,2954,150,131321,3021,131320,3021,458997,261,3025,282,3022,3024,3023,327808,
261,3026,3020,3025,327817,261,3027,3026,155,327812,261,3028,3027,290,327808,261,
3029,3028,3010,131321,3017,131320,3019,196670,2499,2954,327737,261,3030,64,2499,131321,
3017,131320,3017,458997,261,3031,3029,3021,3030,3019,262205,261,3032,10,196855,3033,
0,262394,408,3034,3035,131320,3034,131321,3033,131320,3035,327812,261,3036,2954,150,
131321,3033,131320,3033,458997,261,3037,282,3034,3036,3035,327808,261,3038,3032,3037,
327817,261,3039,3038,155,327812,261,3040,3039,290,196855,3041,0,262394,145,3042,
3043,131320,3042,131321,3041,131320,3043,327808,261,3044,3040,3010,262205,261,3045,21,
458764,261,3046,1,38,3044,3045,327810,261,3047,3046,3040,131321,3041,131320,3041,
458997,261,3048,3010,3042,3047,3043,327745,262,3049,2500,3010,196670,3049,282,327856,
267,3050,3031,345,196855,3051,0,262394,3050,3052,3051,131320,3052,262205,263,3053,
23,262268,396,3054,3053,327745,335,3055,22,2954,262205,261,3056,3055,327808,261,
3057,3056,3048,393281,398,3058,3054,308,3057,393277,397,3059,3058,2,2,262257,
261,3060,3059,196670,3049,3060,131321,3051,131320,3051,131321,3012,131320,3012,327808,261,
3011,3010,309,131321,3009,131320,3013,327745,262,3061,2500,308,262205,261,3062,3061,
327745,262,3063,2500,309,262205,261,3064,3063,327876,261,3065,3064,399,327877,261,
3066,3062,3065,327745,262,3067,2500,310,262205,261,3068,3067,327745,262,3069,2500,
311,262205,261,3070,3069,327876,261,3071,3070,399,327877,261,3072,3068,3071,327745,
262,3073,2500,312,262205,261,3074,3073,327745,262,3075,2500,313,262205,261,3076,
3075,327876,261,3077,3076,399,327877,261,3078,3074,3077,327745,262,3079,2500,317,
262205,261,3080,3079,327745,262,3081,2500,318,262205,261,3082,3081,327876,261,3083,
3082,399,327877,261,3084,3080,3083,458832,287,3085,3066,3072,3078,3084,327745,403,
3086,24,2954,196670,3086,3085,131321,3007,131320,3007,131321,2961,131320,2961,131321,2956,
131320,2956,327808,261,2955,2954,309,131321,2953,131320,2957,131321,2751,131320,2751,196855,
3087,0,262394,436,3088,3089,131320,3088,262205,261,3090,2541,131321,3091,131320,3091,
458997,261,3092,3090,3088,3093,3094,262390,3095,3094,0,131321,3096,131320,3096,327856,
267,3097,3092,2552,262394,3097,3098,3095,131320,3098,262368,273,273,429,131321,3099,
131320,3099,458997,261,3100,282,3098,3101,3102,262390,3103,3102,1,131321,3104,131320,
3104,327856,267,3105,3100,161,262394,3105,3106,3103,131320,3106,262312,267,3107,386,
196855,3108,0,262394,3107,3109,3108,131320,3109,262205,261,3110,10,327812,261,3111,
3100,150,327808,261,3112,3110,3111,327856,267,3113,3112,384,131321,3108,131320,3108,
458997,267,3114,386,3106,3113,3109,196855,3115,0,262394,3114,3116,3115,131320,3116,
196670,2497,3100,327737,261,3117,66,2497,262205,261,3118,10,196855,3119,0,262394,
383,3120,3121,131320,3120,131321,3119,131320,3121,327812,261,3122,3100,150,131321,3119,
131320,3119,458997,261,3123,282,3120,3122,3121,327808,261,3124,3118,3123,327817,261,
3125,3124,152,327812,261,3126,3125,290,327814,261,3127,3126,290,327808,261,3128,
3117,3127,327745,403,3129,17,3100,262205,287,3130,3129,327745,355,3131,7,3128,
327742,3131,3130,40,273,131321,3115,131320,3115,131321,3102,131320,3102,327808,261,3101,
3100,309,131321,3099,131320,3103,131321,3132,131320,3132,458997,261,3133,282,3103,3134,
3135,262390,3136,3135,1,131321,3137,131320,3137,327856,267,3138,3133,166,262394,3138,
3139,3136,131320,3139,262312,267,3140,411,196855,3141,0,262394,3140,3142,3141,131320,
3142,262205,261,3143,10,327812,261,3144,3133,150,327808,261,3145,3143,3144,327856,
267,3146,3145,409,131321,3141,131320,3141,458997,267,3147,411,3139,3146,3142,196855,
3148,0,262394,3147,3149,3148,131320,3149,196670,2498,3133,327737,261,3150,68,2498,
327808,261,3151,361,3150,262205,261,3152,10,196855,3153,0,262394,408,3154,3155,
131320,3154,131321,3153,131320,3155,327812,261,3156,3133,150,131321,3153,131320,3153,458997,
261,3157,282,3154,3156,3155,327808,261,3158,3152,3157,327817,261,3159,3158,155,
327812,261,3160,3159,290,327814,261,3161,3160,290,327808,261,3162,3151,3161,327745,
403,3163,24,3133,262205,287,3164,3163,327745,355,3165,7,3162,327742,3165,3164,
40,273,131321,3148,131320,3148,131321,3135,131320,3135,327808,261,3134,3133,309,131321,
3132,131320,3136,262368,273,273,429,327808,261,3166,3092,284,327856,267,3167,3166,
2552,196855,3168,0,262394,3167,3169,3168,131320,3169,262205,261,3170,12,262205,261,
3171,13,327831,127,3172,3170,3171,327761,261,3173,3172,0,327761,261,3174,3172,
1,196855,3175,0,262394,2575,3176,3177,131320,3176,327760,263,3178,3173,3174,131321,
3175,131320,3177,327876,261,3179,3173,2574,327876,261,3180,3174,2574,327810,261,3181,
320,2574,327874,261,3182,3173,3181,327877,261,3183,3180,3182,327760,263,3184,3179,
3183,131321,3175,131320,3175,458997,263,3185,3178,3176,3184,3177,262205,263,3186,11,
196670,2494,3186,196670,2495,3185,327745,262,3187,2494,282,262205,261,3188,3187,327745,
262,3189,2495,282,262205,261,3190,3189,327829,127,3191,3188,3190,327761,261,3192,
3191,1,327761,261,3193,3191,0,327745,262,3194,2494,284,262205,261,3195,3194,
327745,262,3196,2495,284,262205,261,3197,3196,327808,261,3198,3195,3197,327808,261,
3199,3198,3192,327760,263,3200,3193,3199,196670,16,3200,262205,261,3201,12,327808,
261,3202,3201,309,196670,12,3202,131321,3203,131320,3203,458997,261,3204,282,3175,
3205,3206,262390,3207,3206,1,131321,3208,131320,3208,327856,267,3209,3204,161,262394,
3209,3210,3207,131320,3210,196855,3211,0,262394,160,3212,3213,131320,3212,327745,403,
3214,17,3204,196670,3214,402,262312,267,3215,386,196855,3216,0,262394,3215,3217,
3216,131320,3217,262205,261,3218,10,327812,261,3219,3204,150,327808,261,3220,3218,
3219,327856,267,3221,3220,384,131321,3216,131320,3216,458997,267,3222,386,3212,3221,
3217,196855,3223,0,262394,3222,3224,3223,131320,3224,196855,3225,0,262394,141,3226,
3227,131320,3226,262205,261,3228,10,196855,3229,0,262394,383,3230,3231,131320,3230,
131321,3229,131320,3231,327812,261,3232,3204,150,131321,3229,131320,3229,458997,261,3233,
282,3230,3232,3231,327808,261,3234,3228,3233,327817,261,3235,3234,152,327812,261,
3236,3235,290,131321,3225,131320,3227,196670,2496,3204,327737,261,3237,62,2496,131321,
3225,131320,3225,458997,261,3238,3236,3229,3237,3227,327856,267,3239,3238,345,131321,
3223,131320,3223,458997,267,3240,3222,3216,3239,3225,196855,3241,0,262394,3240,3242,
3241,131320,3242,262205,263,3243,16,262268,404,3244,3243,327745,335,3245,15,3204,
262205,261,3246,3245,393281,405,3247,3244,308,3246,393277,287,3248,3247,2,16,
196670,3214,3248,131321,3241,131320,3241,131321,3211,131320,3213,262312,267,3249,386,196855,
3250,0,262394,3249,3251,3250,131320,3251,262205,261,3252,10,327812,261,3253,3204,
150,327808,261,3254,3252,3253,327856,267,3255,3254,384,131321,3250,131320,3250,458997,
267,3256,386,3213,3255,3251,196855,3257,0,262394,3256,3258,3257,131320,3258,131321,
3259,131320,3259,458997,261,3260,282,3258,3261,3262,262390,3263,3262,1,131321,3264,
131320,3264,327856,267,3265,3260,290,262394,3265,3266,3263,131320,3266,196855,3267,0,
262394,141,3268,3269,131320,3268,262205,261,3270,10,196855,3271,0,262394,383,3272,
3273,131320,3272,131321,3271,131320,3273,327812,261,3274,3204,150,131321,3271,131320,3271,
458997,261,3275,282,3272,3274,3273,327808,261,3276,3270,3275,327817,261,3277,3276,
152,327812,261,3278,3277,290,327808,261,3279,3278,3260,131321,3267,131320,3269,196670,
2492,3204,327737,261,3280,62,2492,131321,3267,131320,3267,458997,261,3281,3279,3271,
3280,3269,262205,261,3282,10,196855,3283,0,262394,383,3284,3285,131320,3284,131321,
3283,131320,3285,327812,261,3286,3204,150,131321,3283,131320,3283,458997,261,3287,282,
3284,3286,3285,327808,261,3288,3282,3287,327817,261,3289,3288,152,327812,261,3290,
3289,290,196855,3291,0,262394,141,3292,3293,131320,3292,131321,3291,131320,3293,327808,
261,3294,3290,3260,262205,261,3295,14,458764,261,3296,1,38,3294,3295,327810,
261,3297,3296,3290,131321,3291,131320,3291,458997,261,3298,3260,3292,3297,3293,327745,
262,3299,2493,3260,196670,3299,282,327856,267,3300,3281,345,196855,3301,0,262394,
3300,3302,3301,131320,3302,262205,263,3303,16,262268,396,3304,3303,327745,335,3305,
15,3204,262205,261,3306,3305,327808,261,3307,3306,3298,393281,398,3308,3304,308,
3307,393277,397,3309,3308,2,2,262257,261,3310,3309,196670,3299,3310,131321,3301,
131320,3301,131321,3262,131320,3262,327808,261,3261,3260,309,131321,3259,131320,3263,327745,
262,3311,2493,308,262205,261,3312,3311,327745,262,3313,2493,309,262205,261,3314,
3313,327876,261,3315,3314,399,327877,261,3316,3312,3315,327745,262,3317,2493,310,
262205,261,3318,3317,327745,262,3319,2493,311,262205,261,3320,3319,327876,261,3321,
3320,399,327877,261,3322,3318,3321,327745,262,3323,2493,312,262205,261,3324,3323,
327745,262,3325,2493,313,262205,261,3326,3325,327876,261,3327,3326,399,327877,261,
3328,3324,3327,327745,262,3329,2493,317,262205,261,3330,3329,327745,262,3331,2493,
318,262205,261,3332,3331,327876,261,3333,3332,399,327877,261,3334,3330,3333,458832,
287,3335,3316,3322,3328,3334,327745,403,3336,17,3204,196670,3336,3335,131321,3257,
131320,3257,131321,3211,131320,3211,131321,3206,131320,3206,327808,261,3205,3204,309,131321,
3203,131320,3207,262205,261,3337,19,262205,261,3338,20,327831,127,3339,3337,3338,
327761,261,3340,3339,0,327761,261,3341,3339,1,196855,3342,0,262394,2575,3343,
3344,131320,3343,327760,263,3345,3340,3341,131321,3342,131320,3344,327876,261,3346,3340,
2574,327876,261,3347,3341,2574,327810,261,3348,320,2574,327874,261,3349,3340,3348,
327877,261,3350,3347,3349,327760,263,3351,3346,3350,131321,3342,131320,3342,458997,263,
3352,3345,3343,3351,3344,262205,263,3353,18,196670,2489,3353,196670,2490,3352,327745,
262,3354,2489,282,262205,261,3355,3354,327745,262,3356,2490,282,262205,261,3357,
3356,327829,127,3358,3355,3357,327761,261,3359,3358,1,327761,261,3360,3358,0,
327745,262,3361,2489,284,262205,261,3362,3361,327745,262,3363,2490,284,262205,261,
3364,3363,327808,261,3365,3362,3364,327808,261,3366,3365,3359,327760,263,3367,3360,
3366,196670,23,3367,262205,261,3368,19,327808,261,3369,3368,309,196670,19,3369,
131321,3370,131320,3370,458997,261,3371,282,3342,3372,3373,262390,3374,3373,1,131321,
3375,131320,3375,327856,267,3376,3371,166,262394,3376,3377,3374,131320,3377,196855,3378,
0,262394,160,3379,3380,131320,3379,327745,403,3381,24,3371,196670,3381,402,262312,
267,3382,411,196855,3383,0,262394,3382,3384,3383,131320,3384,262205,261,3385,10,
327812,261,3386,3371,150,327808,261,3387,3385,3386,327856,267,3388,3387,409,131321,
3383,131320,3383,458997,267,3389,411,3379,3388,3384,196855,3390,0,262394,3389,3391,
3390,131320,3391,196855,3392,0,262394,145,3393,3394,131320,3393,262205,261,3395,10,
196855,3396,0,262394,408,3397,3398,131320,3397,131321,3396,131320,3398,327812,261,3399,
3371,150,131321,3396,131320,3396,458997,261,3400,282,3397,3399,3398,327808,261,3401,
3395,3400,327817,261,3402,3401,155,327812,261,3403,3402,290,131321,3392,131320,3394,
196670,2491,3371,327737,261,3404,64,2491,131321,3392,131320,3392,458997,261,3405,3403,
3396,3404,3394,327856,267,3406,3405,345,131321,3390,131320,3390,458997,267,3407,3389,
3383,3406,3392,196855,3408,0,262394,3407,3409,3408,131320,3409,262205,263,3410,23,
262268,404,3411,3410,327745,335,3412,22,3371,262205,261,3413,3412,393281,405,3414,
3411,308,3413,393277,287,3415,3414,2,16,196670,3381,3415,131321,3408,131320,3408,
131321,3378,131320,3380,262312,267,3416,411,196855,3417,0,262394,3416,3418,3417,131320,
3418,262205,261,3419,10,327812,261,3420,3371,150,327808,261,3421,3419,3420,327856,
267,3422,3421,409,131321,3417,131320,3417,458997,267,3423,411,3380,3422,3418,196855,
3424,0,262394,3423,3425,3424,131320,3425,131321,3426,131320,3426,458997,261,3427,282,
3425,3428,3429,262390,3430,3429,1,131321,3431,131320,3431,327856,267,3432,3427,290,
262394,3432,3433,3430,131320,3433,196855,3434,0,262394,145,3435,3436,131320,3435,262205,
261,3437,10,196855,3438,0,262394,408,3439,3440,131320,3439,131321,3438,131320,3440,
327812,261,3441,3371,150,131321,3438,131320,3438,458997,261,3442,282,3439,3441,3440,
327808,261,3443,3437,3442,327817,261,3444,3443,155,327812,261,3445,3444,290,327808,
261,3446,3445,3427,131321,3434,131320,3436,196670,2487,3371,327737,261,3447,64,2487,
131321,3434,131320,3434,458997,261,3448,3446,3438,3447,3436,262205,261,3449,10,196855,
3450,0,262394,408,3451,3452,131320,3451,131321,3450,131320,3452,327812,261,3453,3371,
150,131321,3450,131320,3450,458997,261,3454,282,3451,3453,3452,327808,261,3455,3449,
3454,327817,261,3456,3455,155,327812,261,3457,3456,290,196855,3458,0,262394,145,
3459,3460,131320,3459,131321,3458,131320,3460,327808,261,3461,3457,3427,262205,261,3462,
21,458764,261,3463,1,38,3461,3462,327810,261,3464,3463,3457,131321,3458,131320,
3458,458997,261,3465,3427,3459,3464,3460,327745,262,3466,2488,3427,196670,3466,282,
327856,267,3467,3448,345,196855,3468,0,262394,3467,3469,3468,131320,3469,262205,263,
3470,23,262268,396,3471,3470,327745,335,3472,22,3371,262205,261,3473,3472,327808,
261,3474,3473,3465,393281,398,3475,3471,308,3474,393277,397,3476,3475,2,2,
262257,261,3477,3476,196670,3466,3477,131321,3468,131320,3468,131321,3429,131320,3429,327808,
261,3428,3427,309,131321,3426,131320,3430,327745,262,3478,2488,308,262205,261,3479,
3478,327745,262,3480,2488,309,262205,261,3481,3480,327876,261,3482,3481,399,327877,
261,3483,3479,3482,327745,262,3484,2488,310,262205,261,3485,3484,327745,262,3486,
2488,311,262205,261,3487,3486,327876,261,3488,3487,399,327877,261,3489,3485,3488,
327745,262,3490,2488,312,262205,261,3491,3490,327745,262,3492,2488,313,262205,261,
3493,3492,327876,261,3494,3493,399,327877,261,3495,3491,3494,327745,262,3496,2488,
317,262205,261,3497,3496,327745,262,3498,2488,318,262205,261,3499,3498,327876,261,
3500,3499,399,327877,261,3501,3497,3500,458832,287,3502,3483,3489,3495,3501,327745,
403,3503,24,3371,196670,3503,3502,131321,3424,131320,3424,131321,3378,131320,3378,131321,
3373,131320,3373,327808,261,3372,3371,309,131321,3370,131320,3374,131321,3168,131320,3168,
131321,3504,131320,3504,458997,261,3505,282,3168,3506,3507,262390,3508,3507,1,131321,
3509,131320,3509,327856,267,3510,3505,149,262394,3510,3511,3508,131320,3511,131321,3512,
131320,3512,458997,261,3513,282,3511,3514,3515,262390,3516,3515,1,131321,3517,131320,
3517,327856,267,3518,3513,139,262394,3518,3519,3516,131320,3519,327812,261,3520,3505,
60,262205,261,3521,5,327817,261,3522,3521,273,327812,261,3523,3522,338,327814,
261,3524,3523,59,327808,261,3525,3524,3513,327812,261,3526,3525,142,196855,3527,
0,262394,141,3528,3529,131320,3528,327814,261,3530,3520,290,131321,3527,131320,3529,
327812,261,3531,3520,143,131321,3527,131320,3527,458997,261,3532,3530,3528,3531,3529,
327808,261,3533,3526,3532,327745,355,3534,7,3533,528745,283,3535,3534,144,143,
48,273,327745,351,3536,2486,3513,196670,3536,3535,131321,3515,131320,3515,327808,261,
3514,3513,309,131321,3512,131320,3516,131321,3537,131320,3537,458997,261,3538,282,3516,
3539,3540,262390,3541,3540,1,131321,3542,131320,3542,327856,267,3543,3538,140,262394,
3543,3544,3541,131320,3544,327812,261,3545,3505,60,262205,261,3546,5,327814,261,
3547,3546,273,327812,261,3548,3547,339,327814,261,3549,3548,61,327808,261,3550,
3549,3538,327812,261,3551,3550,146,196855,3552,0,262394,145,3553,3554,131320,3553,
327814,261,3555,3545,290,131321,3552,131320,3554,327812,261,3556,3545,147,131321,3552,
131320,3552,458997,261,3557,3555,3553,3556,3554,327808,261,3558,3551,3557,327808,261,
3559,361,3558,327745,355,3560,7,3559,528745,285,3561,3560,148,147,48,273,
131321,3562,131320,3562,458997,261,3563,282,3552,3564,3565,262390,3566,3565,1,131321,
3567,131320,3567,327856,267,3568,3563,139,262394,3568,3569,3566,131320,3569,327745,351,
3570,2486,3563,262205,283,3571,3570,393281,344,3572,6,3563,3538,262205,340,3573,
3572,397675,340,3574,3571,3561,3573,196670,3572,3574,131321,3565,131320,3565,327808,261,
3564,3563,309,131321,3562,131320,3566,131321,3540,131320,3540,327808,261,3539,3538,309,
131321,3537,131320,3541,131321,3507,131320,3507,327808,261,3506,3505,309,131321,3504,131320,
3508,131321,3094,131320,3094,327808,261,3093,3092,309,131321,3091,131320,3095,131321,3087,
131320,3089,262205,261,3575,2541,327856,267,3576,3575,2552,196855,3577,0,262394,3576,
3578,3577,131320,3578,262205,261,3579,2541,327810,261,3580,2552,3579,262368,273,273,
429,131321,3581,131320,3581,458997,261,3582,282,3578,3583,3584,262390,3585,3584,1,
131321,3586,131320,3586,327856,267,3587,3582,161,262394,3587,3588,3585,131320,3588,262312,
267,3589,386,196855,3590,0,262394,3589,3591,3590,131320,3591,262205,261,3592,10,
327812,261,3593,3582,150,327808,261,3594,3592,3593,327856,267,3595,3594,384,131321,
3590,131320,3590,458997,267,3596,386,3588,3595,3591,196855,3597,0,262394,3596,3598,
3597,131320,3598,196670,2484,3582,327737,261,3599,66,2484,262205,261,3600,10,196855,
3601,0,262394,383,3602,3603,131320,3602,131321,3601,131320,3603,327812,261,3604,3582,
150,131321,3601,131320,3601,458997,261,3605,282,3602,3604,3603,327808,261,3606,3600,
3605,327817,261,3607,3606,152,327812,261,3608,3607,290,327814,261,3609,3608,290,
327808,261,3610,3599,3609,327745,403,3611,17,3582,262205,287,3612,3611,327745,355,
3613,7,3610,327742,3613,3612,40,273,131321,3597,131320,3597,131321,3584,131320,3584,
327808,261,3583,3582,309,131321,3581,131320,3585,131321,3614,131320,3614,458997,261,3615,
282,3585,3616,3617,262390,3618,3617,1,131321,3619,131320,3619,327856,267,3620,3615,
166,262394,3620,3621,3618,131320,3621,262312,267,3622,411,196855,3623,0,262394,3622,
3624,3623,131320,3624,262205,261,3625,10,327812,261,3626,3615,150,327808,261,3627,
3625,3626,327856,267,3628,3627,409,131321,3623,131320,3623,458997,267,3629,411,3621,
3628,3624,196855,3630,0,262394,3629,3631,3630,131320,3631,196670,2485,3615,327737,261,
3632,68,2485,327808,261,3633,361,3632,262205,261,3634,10,196855,3635,0,262394,
408,3636,3637,131320,3636,131321,3635,131320,3637,327812,261,3638,3615,150,131321,3635,
131320,3635,458997,261,3639,282,3636,3638,3637,327808,261,3640,3634,3639,327817,261,
3641,3640,155,327812,261,3642,3641,290,327814,261,3643,3642,290,327808,261,3644,
3633,3643,327745,403,3645,24,3615,262205,287,3646,3645,327745,355,3647,7,3644,
327742,3647,3646,40,273,131321,3630,131320,3630,131321,3617,131320,3617,327808,261,3616,
3615,309,131321,3614,131320,3618,262368,273,273,429,131321,3648,131320,3648,458997,261,
3649,282,3618,3650,3651,262390,3652,3651,1,131321,3653,131320,3653,327856,267,3654,
3649,139,262394,3654,3655,3652,131320,3655,327817,261,3656,433,273,393281,366,3657,
8,3656,3649,196670,3657,372,131321,3651,131320,3651,327808,261,3650,3649,309,131321,
3648,131320,3652,131321,3658,131320,3658,458997,261,3659,282,3652,3660,3661,262390,3662,
3661,1,131321,3663,131320,3663,327856,267,3664,3659,140,262394,3664,3665,3662,131320,
3665,327817,261,3666,433,273,393281,370,3667,9,3666,3659,196670,3667,373,131321,
3661,131320,3661,327808,261,3660,3659,309,131321,3658,131320,3662,131321,3668,131320,3668,
458997,261,3669,284,3662,3670,3671,262390,3672,3671,0,131321,3673,131320,3673,327856,
267,3674,3669,3580,262394,3674,3675,3672,131320,3675,131321,3676,131320,3676,458997,261,
3677,282,3675,3678,3679,262390,3680,3679,1,131321,3681,131320,3681,327856,267,3682,
3677,139,262394,3682,3683,3680,131320,3683,262205,261,3684,5,327817,261,3685,3684,
273,327812,261,3686,3685,338,327814,261,3687,3686,59,327808,261,3688,3687,3677,
327812,261,3689,3688,142,131321,3690,131320,3690,327745,355,3691,7,3689,528745,283,
3692,3691,144,143,48,273,393281,366,3693,8,282,3677,196670,3693,3692,131321,
3679,131320,3679,327808,261,3678,3677,309,131321,3676,131320,3680,131321,3694,131320,3694,
458997,261,3695,282,3680,3696,3697,262390,3698,3697,1,131321,3699,131320,3699,327856,
267,3700,3695,140,262394,3700,3701,3698,131320,3701,262205,261,3702,5,327814,261,
3703,3702,273,327812,261,3704,3703,339,327814,261,3705,3704,61,327808,261,3706,
3705,3695,327812,261,3707,3706,146,131321,3708,131320,3708,327808,261,3709,361,3707,
327745,355,3710,7,3709,528745,285,3711,3710,148,147,48,273,393281,370,3712,
9,282,3695,196670,3712,3711,131321,3697,131320,3697,327808,261,3696,3695,309,131321,
3694,131320,3698,196855,3713,0,262394,430,3714,3713,131320,3714,196833,281,429,131321,
3713,131320,3713,262205,261,3715,12,262205,261,3716,13,327831,127,3717,3715,3716,
327761,261,3718,3717,0,327761,261,3719,3717,1,196855,3720,0,262394,2575,3721,
3722,131320,3721,327760,263,3723,3718,3719,131321,3720,131320,3722,327876,261,3724,3718,
2574,327876,261,3725,3719,2574,327810,261,3726,320,2574,327874,261,3727,3718,3726,
327877,261,3728,3725,3727,327760,263,3729,3724,3728,131321,3720,131320,3720,458997,263,
3730,3723,3721,3729,3722,262205,263,3731,11,196670,2481,3731,196670,2482,3730,327745,
262,3732,2481,282,262205,261,3733,3732,327745,262,3734,2482,282,262205,261,3735,
3734,327829,127,3736,3733,3735,327761,261,3737,3736,1,327761,261,3738,3736,0,
327745,262,3739,2481,284,262205,261,3740,3739,327745,262,3741,2482,284,262205,261,
3742,3741,327808,261,3743,3740,3742,327808,261,3744,3743,3737,327760,263,3745,3738,
3744,196670,16,3745,262205,261,3746,12,327808,261,3747,3746,309,196670,12,3747,
131321,3748,131320,3748,458997,261,3749,282,3720,3750,3751,262390,3752,3751,1,131321,
3753,131320,3753,327856,267,3754,3749,161,262394,3754,3755,3752,131320,3755,196855,3756,
0,262394,160,3757,3758,131320,3757,327745,403,3759,17,3749,196670,3759,402,262312,
267,3760,386,196855,3761,0,262394,3760,3762,3761,131320,3762,262205,261,3763,10,
327812,261,3764,3749,150,327808,261,3765,3763,3764,327856,267,3766,3765,384,131321,
3761,131320,3761,458997,267,3767,386,3757,3766,3762,196855,3768,0,262394,3767,3769,
3768,131320,3769,196855,3770,0,262394,141,3771,3772,131320,3771,262205,261,3773,10,
196855,3774,0,262394,383,3775,3776,131320,3775,131321,3774,131320,3776,327812,261,3777,
3749,150,131321,3774,131320,3774,458997,261,3778,282,3775,3777,3776,327808,261,3779,
3773,3778,327817,261,3780,3779,152,327812,261,3781,3780,290,131321,3770,131320,3772,
196670,2483,3749,327737,261,3782,62,2483,131321,3770,131320,3770,458997,261,3783,3781,
3774,3782,3772,327856,267,3784,3783,345,131321,3768,131320,3768,458997,267,3785,3767,
3761,3784,3770,196855,3786,0,262394,3785,3787,3786,131320,3787,262205,263,3788,16,
262268,404,3789,3788,327745,335,3790,15,3749,262205,261,3791,3790,393281,405,3792,
3789,308,3791,393277,287,3793,3792,2,16,196670,3759,3793,131321,3786,131320,3786,
131321,3756,131320,3758,262312,267,3794,386,196855,3795,0,262394,3794,3796,3795,131320,
3796,262205,261,3797,10,327812,261,3798,3749,150,327808,261,3799,3797,3798,327856,
267,3800,3799,384,131321,3795,131320,3795,458997,267,3801,386,3758,3800,3796,196855,
3802,0,262394,3801,3803,3802,131320,3803,131321,3804,131320,3804,458997,261,3805,282,
3803,3806,3807,262390,3808,3807,1,131321,3809,131320,3809,327856,267,3810,3805,290,
262394,3810,3811,3808,131320,3811,196855,3812,0,262394,141,3813,3814,131320,3813,262205,
261,3815,10,196855,3816,0,262394,383,3817,3818,131320,3817,131321,3816,131320,3818,
327812,261,3819,3749,150,131321,3816,131320,3816,458997,261,3820,282,3817,3819,3818,
327808,261,3821,3815,3820,327817,261,3822,3821,152,327812,261,3823,3822,290,327808,
261,3824,3823,3805,131321,3812,131320,3814,196670,2479,3749,327737,261,3825,62,2479,
131321,3812,131320,3812,458997,261,3826,3824,3816,3825,3814,262205,261,3827,10,196855,
3828,0,262394,383,3829,3830,131320,3829,131321,3828,131320,3830,327812,261,3831,3749,
150,131321,3828,131320,3828,458997,261,3832,282,3829,3831,3830,327808,261,3833,3827,
3832,327817,261,3834,3833,152,327812,261,3835,3834,290,196855,3836,0,262394,141,
3837,3838,131320,3837,131321,3836,131320,3838,327808,261,3839,3835,3805,262205,261,3840,
14,458764,261,3841,1,38,3839,3840,327810,261,3842,3841,3835,131321,3836,131320,
3836,458997,261,3843,3805,3837,3842,3838,327745,262,3844,2480,3805,196670,3844,282,
327856,267,3845,3826,345,196855,3846,0,262394,3845,3847,3846,131320,3847,262205,263,
3848,16,262268,396,3849,3848,327745,335,3850,15,3749,262205,261,3851,3850,327808,
261,3852,3851,3843,393281,398,3853,3849,308,3852,393277,397,3854,3853,2,2,
262257,261,3855,3854,196670,3844,3855,131321,3846,131320,3846,131321,3807,131320,3807,327808,
261,3806,3805,309,131321,3804,131320,3808,327745,262,3856,2480,308,262205,261,3857,
3856,327745,262,3858,2480,309,262205,261,3859,3858,327876,261,3860,3859,399,327877,
261,3861,3857,3860,327745,262,3862,2480,310,262205,261,3863,3862,327745,262,3864,
2480,311,262205,261,3865,3864,327876,261,3866,3865,399,327877,261,3867,3863,3866,
327745,262,3868,2480,312,262205,261,3869,3868,327745,262,3870,2480,313,262205,261,
3871,3870,327876,261,3872,3871,399,327877,261,3873,3869,3872,327745,262,3874,2480,
317,262205,261,3875,3874,327745,262,3876,2480,318,262205,261,3877,3876,327876,261,
3878,3877,399,327877,261,3879,3875,3878,458832,287,3880,3861,3867,3873,3879,327745,
403,3881,17,3749,196670,3881,3880,131321,3802,131320,3802,131321,3756,131320,3756,131321,
3751,131320,3751,327808,261,3750,3749,309,131321,3748,131320,3752,262205,261,3882,19,
262205,261,3883,20,327831,127,3884,3882,3883,327761,261,3885,3884,0,327761,261,
3886,3884,1,196855,3887,0,262394,2575,3888,3889,131320,3888,327760,263,3890,3885,
3886,131321,3887,131320,3889,327876,261,3891,3885,2574,327876,261,3892,3886,2574,327810,
261,3893,320,2574,327874,261,3894,3885,3893,327877,261,3895,3892,3894,327760,263,
3896,3891,3895,131321,3887,131320,3887,458997,263,3897,3890,3888,3896,3889,262205,263,
3898,18,196670,2476,3898,196670,2477,3897,327745,262,3899,2476,282,262205,261,3900,
3899,327745,262,3901,2477,282,262205,261,3902,3901,327829,127,3903,3900,3902,327761,
261,3904,3903,1,327761,261,3905,3903,0,327745,262,3906,2476,284,262205,261,
3907,3906,327745,262,3908,2477,284,262205,261,3909,3908,327808,261,3910,3907,3909,
327808,261,3911,3910,3904,327760,263,3912,3905,3911,196670,23,3912,262205,261,3913,
19,327808,261,3914,3913,309,196670,19,3914,131321,3915,131320,3915,458997,261,3916,
282,3887,3917,3918,262390,3919,3918,1,131321,3920,131320,3920,327856,267,3921,3916,
166,262394,3921,3922,3919,131320,3922,196855,3923,0,262394,160,3924,3925,131320,3924,
327745,403,3926,24,3916,196670,3926,402,262312,267,3927,411,196855,3928,0,262394,
3927,3929,3928,131320,3929,262205,261,3930,10,327812,261,3931,3916,150,327808,261,
3932,3930,3931,327856,267,3933,3932,409,131321,3928,131320,3928,458997,267,3934,411,
3924,3933,3929,196855,3935,0,262394,3934,3936,3935,131320,3936,196855,3937,0,262394,
145,3938,3939,131320,3938,262205,261,3940,10,196855,3941,0,262394,408,3942,3943,
131320,3942,131321,3941,131320,3943,327812,261,3944,3916,150,131321,3941,131320,3941,458997,
261,3945,282,3942,3944,3943,327808,261,3946,3940,3945,327817,261,3947,3946,155,
327812,261,3948,3947,290,131321,3937,131320,3939,196670,2478,3916,327737,261,3949,64,
2478,131321,3937,131320,3937,458997,261,3950,3948,3941,3949,3939,327856,267,3951,3950,
345,131321,3935,131320,3935,458997,267,3952,3934,3928,3951,3937,196855,3953,0,262394,
3952,3954,3953,131320,3954,262205,263,3955,23,262268,404,3956,3955,327745,335,3957,
22,3916,262205,261,3958,3957,393281,405,3959,3956,308,3958,393277,287,3960,3959,
2,16,196670,3926,3960,131321,3953,131320,3953,131321,3923,131320,3925,262312,267,3961,
411,196855,3962,0,262394,3961,3963,3962,131320,3963,262205,261,3964,10,327812,261,
3965,3916,150,327808,261,3966,3964,3965,327856,267,3967,3966,409,131321,3962,131320,
3962,458997,267,3968,411,3925,3967,3963,196855,3969,0,262394,3968,3970,3969,131320,
3970,131321,3971,131320,3971,458997,261,3972,282,3970,3973,3974,262390,3975,3974,1,
131321,3976,131320,3976,327856,267,3977,3972,290,262394,3977,3978,3975,131320,3978,196855,
3979,0,262394,145,3980,3981,131320,3980,262205,261,3982,10,196855,3983,0,262394,
408,3984,3985,131320,3984,131321,3983,131320,3985,327812,261,3986,3916,150,131321,3983,
131320,3983,458997,261,3987,282,3984,3986,3985,327808,261,3988,3982,3987,327817,261,
3989,3988,155,327812,261,3990,3989,290,327808,261,3991,3990,3972,131321,3979,131320,
3981,196670,2474,3916,327737,261,3992,64,2474,131321,3979,131320,3979,458997,261,3993,
3991,3983,3992,3981,262205,261,3994,10,196855,3995,0,262394,408,3996,3997,131320,
3996,131321,3995,131320,3997,327812,261,3998,3916,150,131321,3995,131320,3995,458997,261,
3999,282,3996,3998,3997,327808,261,4000,3994,3999,327817,261,4001,4000,155,327812,
261,4002,4001,290,196855,4003,0,262394,145,4004,4005,131320,4004,131321,4003,131320,
4005,327808,261,4006,4002,3972,262205,261,4007,21,458764,261,4008,1,38,4006,
4007,327810,261,4009,4008,4002,131321,4003,131320,4003,458997,261,4010,3972,4004,4009,
4005,327745,262,4011,2475,3972,196670,4011,282,327856,267,4012,3993,345,196855,4013,
0,262394,4012,4014,4013,131320,4014,262205,263,4015,23,262268,396,4016,4015,327745,
335,4017,22,3916,262205,261,4018,4017,327808,261,4019,4018,4010,393281,398,4020,
4016,308,4019,393277,397,4021,4020,2,2,262257,261,4022,4021,196670,4011,4022,
131321,4013,131320,4013,131321,3974,131320,3974,327808,261,3973,3972,309,131321,3971,131320,
3975,327745,262,4023,2475,308,262205,261,4024,4023,327745,262,4025,2475,309,262205,
261,4026,4025,327876,261,4027,4026,399,327877,261,4028,4024,4027,327745,262,4029,
2475,310,262205,261,4030,4029,327745,262,4031,2475,311,262205,261,4032,4031,327876,
261,4033,4032,399,327877,261,4034,4030,4033,327745,262,4035,2475,312,262205,261,
4036,4035,327745,262,4037,2475,313,262205,261,4038,4037,327876,261,4039,4038,399,
327877,261,4040,4036,4039,327745,262,4041,2475,317,262205,261,4042,4041,327745,262,
4043,2475,318,262205,261,4044,4043,327876,261,4045,4044,399,327877,261,4046,4042,
4045,458832,287,4047,4028,4034,4040,4046,327745,403,4048,24,3916,196670,4048,4047,
131321,3969,131320,3969,131321,3923,131320,3923,131321,3918,131320,3918,327808,261,3917,3916,
309,131321,3915,131320,3919,131321,4049,131320,4049,458997,261,4050,284,3919,4051,4052,
262390,4053,4052,1,131321,4054,131320,4054,327856,267,4055,4050,140,262394,4055,4056,
4053,131320,4056,131321,4057,131320,4057,458997,261,4058,282,4056,4059,4060,262390,4061,
4060,1,131321,4062,131320,4062,327856,267,4063,4058,139,262394,4063,4064,4061,131320,
4064,327817,261,4065,431,273,393281,366,4066,8,4065,4058,262205,283,4067,4066,
393281,370,4068,9,4065,4050,262205,285,4069,4068,393281,344,4070,6,4058,4050,
262205,340,4071,4070,397675,340,4072,4067,4069,4071,196670,4070,4072,131321,4060,131320,
4060,327808,261,4059,4058,309,131321,4057,131320,4061,131321,4052,131320,4052,327808,261,
4051,4050,309,131321,4049,131320,4053,131321,4073,131320,4073,458997,261,4074,284,4053,
4075,4076,262390,4077,4076,1,131321,4078,131320,4078,327856,267,4079,4074,149,262394,
4079,4080,4077,131320,4080,131321,4081,131320,4081,458997,261,4082,282,4080,4083,4084,
262390,4085,4084,1,131321,4086,131320,4086,327856,267,4087,4082,139,262394,4087,4088,
4085,131320,4088,327817,261,4089,4074,273,327812,261,4090,4074,60,262205,261,4091,
5,327817,261,4092,4091,273,327812,261,4093,4092,338,327814,261,4094,4093,59,
327808,261,4095,4094,4082,327812,261,4096,4095,142,196855,4097,0,262394,141,4098,
4099,131320,4098,327814,261,4100,4090,290,131321,4097,131320,4099,327812,261,4101,4090,
143,131321,4097,131320,4097,458997,261,4102,4100,4098,4101,4099,327808,261,4103,4096,
4102,327745,355,4104,7,4103,528745,283,4105,4104,144,143,48,273,393281,366,
4106,8,4089,4082,196670,4106,4105,131321,4084,131320,4084,327808,261,4083,4082,309,
131321,4081,131320,4085,131321,4107,131320,4107,458997,261,4108,282,4085,4109,4110,262390,
4111,4110,1,131321,4112,131320,4112,327856,267,4113,4108,140,262394,4113,4114,4111,
131320,4114,327817,261,4115,4074,273,327812,261,4116,4074,60,262205,261,4117,5,
327814,261,4118,4117,273,327812,261,4119,4118,339,327814,261,4120,4119,61,327808,
261,4121,4120,4108,327812,261,4122,4121,146,196855,4123,0,262394,145,4124,4125,
131320,4124,327814,261,4126,4116,290,131321,4123,131320,4125,327812,261,4127,4116,147,
131321,4123,131320,4123,458997,261,4128,4126,4124,4127,4125,327808,261,4129,4122,4128,
327808,261,4130,361,4129,327745,355,4131,7,4130,528745,285,4132,4131,148,147,
48,273,393281,370,4133,9,4115,4108,196670,4133,4132,131321,4110,131320,4110,327808,
261,4109,4108,309,131321,4107,131320,4111,327810,261,4134,4074,284,131321,4135,131320,
4135,458997,261,4136,282,4111,4137,4138,262390,4139,4138,1,131321,4140,131320,4140,
327856,267,4141,4136,140,262394,4141,4142,4139,131320,4142,131321,4143,131320,4143,458997,
261,4144,282,4142,4145,4146,262390,4147,4146,1,131321,4148,131320,4148,327856,267,
4149,4144,139,262394,4149,4150,4147,131320,4150,327817,261,4151,4134,273,393281,366,
4152,8,4151,4144,262205,283,4153,4152,393281,370,4154,9,4151,4136,262205,285,
4155,4154,393281,344,4156,6,4144,4136,262205,340,4157,4156,397675,340,4158,4153,
4155,4157,196670,4156,4158,131321,4146,131320,4146,327808,261,4145,4144,309,131321,4143,
131320,4147,131321,4138,131320,4138,327808,261,4137,4136,309,131321,4135,131320,4139,131321,
4076,131320,4076,327808,261,4075,4074,309,131321,4073,131320,4077,262368,273,273,429,
131321,4159,131320,4159,458997,261,4160,282,4077,4161,4162,262390,4163,4162,1,131321,
4164,131320,4164,327856,267,4165,4160,161,262394,4165,4166,4163,131320,4166,262312,267,
4167,386,196855,4168,0,262394,4167,4169,4168,131320,4169,262205,261,4170,10,327812,
261,4171,4160,150,327808,261,4172,4170,4171,327856,267,4173,4172,384,131321,4168,
131320,4168,458997,267,4174,386,4166,4173,4169,196855,4175,0,262394,4174,4176,4175,
131320,4176,196670,2472,4160,327737,261,4177,66,2472,262205,261,4178,10,196855,4179,
0,262394,383,4180,4181,131320,4180,131321,4179,131320,4181,327812,261,4182,4160,150,
131321,4179,131320,4179,458997,261,4183,282,4180,4182,4181,327808,261,4184,4178,4183,
327817,261,4185,4184,152,327812,261,4186,4185,290,327814,261,4187,4186,290,327808,
261,4188,4177,4187,327745,403,4189,17,4160,262205,287,4190,4189,327745,355,4191,
7,4188,327742,4191,4190,40,273,131321,4175,131320,4175,131321,4162,131320,4162,327808,
261,4161,4160,309,131321,4159,131320,4163,131321,4192,131320,4192,458997,261,4193,282,
4163,4194,4195,262390,4196,4195,1,131321,4197,131320,4197,327856,267,4198,4193,166,
262394,4198,4199,4196,131320,4199,262312,267,4200,411,196855,4201,0,262394,4200,4202,
4201,131320,4202,262205,261,4203,10,327812,261,4204,4193,150,327808,261,4205,4203,
4204,327856,267,4206,4205,409,131321,4201,131320,4201,458997,267,4207,411,4199,4206,
4202,196855,4208,0,262394,4207,4209,4208,131320,4209,196670,2473,4193,327737,261,4210,
68,2473,327808,261,4211,361,4210,262205,261,4212,10,196855,4213,0,262394,408,
4214,4215,131320,4214,131321,4213,131320,4215,327812,261,4216,4193,150,131321,4213,131320,
4213,458997,261,4217,282,4214,4216,4215,327808,261,4218,4212,4217,327817,261,4219,
4218,155,327812,261,4220,4219,290,327814,261,4221,4220,290,327808,261,4222,4211,
4221,327745,403,4223,24,4193,262205,287,4224,4223,327745,355,4225,7,4222,327742,
4225,4224,40,273,131321,4208,131320,4208,131321,4195,131320,4195,327808,261,4194,4193,
309,131321,4192,131320,4196,131321,4226,131320,4226,458997,261,4227,282,4196,4228,4229,
262390,4230,4229,1,131321,4231,131320,4231,327856,267,4232,4227,284,262394,4232,4233,
4230,131320,4233,131321,4234,131320,4234,458997,261,4235,282,4233,4236,4237,262390,4238,
4237,1,131321,4239,131320,4239,327856,267,4240,4235,139,262394,4240,4241,4238,131320,
4241,327817,261,4242,432,273,393281,366,4243,8,4242,4235,262205,283,4244,4243,
393281,370,4245,9,4242,4227,262205,285,4246,4245,393281,344,4247,6,4235,4227,
262205,340,4248,4247,397675,340,4249,4244,4246,4248,196670,4247,4249,131321,4237,131320,
4237,327808,261,4236,4235,309,131321,4234,131320,4238,131321,4229,131320,4229,327808,261,
4228,4227,309,131321,4226,131320,4230,262368,273,273,429,131321,3671,131320,3671,327808,
261,3670,3669,309,131321,3668,131320,3672,131321,4250,131320,4250,458997,261,4251,284,
3672,4252,4253,262390,4254,4253,1,131321,4255,131320,4255,327856,267,4256,4251,140,
262394,4256,4257,4254,131320,4257,131321,4258,131320,4258,458997,261,4259,282,4257,4260,
4261,262390,4262,4261,1,131321,4263,131320,4263,327856,267,4264,4259,139,262394,4264,
4265,4262,131320,4265,327817,261,4266,434,273,393281,366,4267,8,4266,4259,262205,
283,4268,4267,393281,370,4269,9,4266,4251,262205,285,4270,4269,393281,344,4271,
6,4259,4251,262205,340,4272,4271,397675,340,4273,4268,4270,4272,196670,4271,4273,
131321,4261,131320,4261,327808,261,4260,4259,309,131321,4258,131320,4262,131321,4253,131320,
4253,327808,261,4252,4251,309,131321,4250,131320,4254,131321,4274,131320,4274,458997,261,
4275,282,4254,4276,4277,262390,4278,4277,1,131321,4279,131320,4279,327856,267,4280,
4275,149,262394,4280,4281,4278,131320,4281,131321,4282,131320,4282,458997,261,4283,282,
4281,4284,4285,262390,4286,4285,1,131321,4287,131320,4287,327856,267,4288,4283,139,
262394,4288,4289,4286,131320,4289,327812,261,4290,4275,60,262205,261,4291,5,327817,
261,4292,4291,273,327812,261,4293,4292,338,327814,261,4294,4293,59,327808,261,
4295,4294,4283,327812,261,4296,4295,142,196855,4297,0,262394,141,4298,4299,131320,
4298,327814,261,4300,4290,290,131321,4297,131320,4299,327812,261,4301,4290,143,131321,
4297,131320,4297,458997,261,4302,4300,4298,4301,4299,327808,261,4303,4296,4302,327745,
355,4304,7,4303,528745,283,4305,4304,144,143,48,273,327745,351,4306,2471,
4283,196670,4306,4305,131321,4285,131320,4285,327808,261,4284,4283,309,131321,4282,131320,
4286,131321,4307,131320,4307,458997,261,4308,282,4286,4309,4310,262390,4311,4310,1,
131321,4312,131320,4312,327856,267,4313,4308,140,262394,4313,4314,4311,131320,4314,327812,
261,4315,4275,60,262205,261,4316,5,327814,261,4317,4316,273,327812,261,4318,
4317,339,327814,261,4319,4318,61,327808,261,4320,4319,4308,327812,261,4321,4320,
146,196855,4322,0,262394,145,4323,4324,131320,4323,327814,261,4325,4315,290,131321,
4322,131320,4324,327812,261,4326,4315,147,131321,4322,131320,4322,458997,261,4327,4325,
4323,4326,4324,327808,261,4328,4321,4327,327808,261,4329,361,4328,327745,355,4330,
7,4329,528745,285,4331,4330,148,147,48,273,131321,4332,131320,4332,458997,261,
4333,282,4322,4334,4335,262390,4336,4335,1,131321,4337,131320,4337,327856,267,4338,
4333,139,262394,4338,4339,4336,131320,4339,327745,351,4340,2471,4333,262205,283,4341,
4340,393281,344,4342,6,4333,4308,262205,340,4343,4342,397675,340,4344,4341,4331,
4343,196670,4342,4344,131321,4335,131320,4335,327808,261,4334,4333,309,131321,4332,131320,
4336,131321,4310,131320,4310,327808,261,4309,4308,309,131321,4307,131320,4311,131321,4277,
131320,4277,327808,261,4276,4275,309,131321,4274,131320,4278,131321,3577,131320,3577,131321,
3087,131320,3087,262205,261,4345,2543,327856,267,4346,2552,4345,196855,4347,0,262394,
4346,4348,4347,131320,4348,262205,261,4349,2549,327812,261,4350,2552,345,327810,261,
4351,4349,4350,262205,261,4352,12,262205,261,4353,13,327831,127,4354,4352,4353,
327761,261,4355,4354,0,327761,261,4356,4354,1,196855,4357,0,262394,2575,4358,
4359,131320,4358,327760,263,4360,4355,4356,131321,4357,131320,4359,327876,261,4361,4355,
2574,327876,261,4362,4356,2574,327810,261,4363,320,2574,327874,261,4364,4355,4363,
327877,261,4365,4362,4364,327760,263,4366,4361,4365,131321,4357,131320,4357,458997,263,
4367,4360,4358,4366,4359,262205,263,4368,11,196670,2468,4368,196670,2469,4367,327745,
262,4369,2468,282,262205,261,4370,4369,327745,262,4371,2469,282,262205,261,4372,
4371,327829,127,4373,4370,4372,327761,261,4374,4373,1,327761,261,4375,4373,0,
327745,262,4376,2468,284,262205,261,4377,4376,327745,262,4378,2469,284,262205,261,
4379,4378,327808,261,4380,4377,4379,327808,261,4381,4380,4374,327760,263,4382,4375,
4381,196670,16,4382,262205,261,4383,12,327808,261,4384,4383,309,196670,12,4384,
131321,4385,131320,4385,458997,261,4386,282,4357,4387,4388,262390,4389,4388,1,131321,
4390,131320,4390,327856,267,4391,4386,161,262394,4391,4392,4389,131320,4392,196855,4393,
0,262394,160,4394,4395,131320,4394,327745,403,4396,17,4386,196670,4396,402,262312,
267,4397,386,196855,4398,0,262394,4397,4399,4398,131320,4399,262205,261,4400,10,
327812,261,4401,4386,150,327808,261,4402,4400,4401,327856,267,4403,4402,384,131321,
4398,131320,4398,458997,267,4404,386,4394,4403,4399,196855,4405,0,262394,4404,4406,
4405,131320,4406,196855,4407,0,262394,141,4408,4409,131320,4408,262205,261,4410,10,
196855,4411,0,262394,383,4412,4413,131320,4412,131321,4411,131320,4413,327812,261,4414,
4386,150,131321,4411,131320,4411,458997,261,4415,282,4412,4414,4413,327808,261,4416,
4410,4415,327817,261,4417,4416,152,327812,261,4418,4417,290,131321,4407,131320,4409,
196670,2470,4386,327737,261,4419,62,2470,131321,4407,131320,4407,458997,261,4420,4418,
4411,4419,4409,327856,267,4421,4420,4351,131321,4405,131320,4405,458997,267,4422,4404,
4398,4421,4407,196855,4423,0,262394,4422,4424,4423,131320,4424,262205,263,4425,16,
262268,404,4426,4425,327745,335,4427,15,4386,262205,261,4428,4427,393281,405,4429,
4426,308,4428,393277,287,4430,4429,2,16,196670,4396,4430,131321,4423,131320,4423,
131321,4393,131320,4395,262312,267,4431,386,196855,4432,0,262394,4431,4433,4432,131320,
4433,262205,261,4434,10,327812,261,4435,4386,150,327808,261,4436,4434,4435,327856,
267,4437,4436,384,131321,4432,131320,4432,458997,267,4438,386,4395,4437,4433,196855,
4439,0,262394,4438,4440,4439,131320,4440,131321,4441,131320,4441,458997,261,4442,282,
4440,4443,4444,262390,4445,4444,1,131321,4446,131320,4446,327856,267,4447,4442,290,
262394,4447,4448,4445,131320,4448,196855,4449,0,262394,141,4450,4451,131320,4450,262205,
261,4452,10,196855,4453,0,262394,383,4454,4455,131320,4454,131321,4453,131320,4455,
327812,261,4456,4386,150,131321,4453,131320,4453,458997,261,4457,282,4454,4456,4455,
327808,261,4458,4452,4457,327817,261,4459,4458,152,327812,261,4460,4459,290,327808,
261,4461,4460,4442,131321,4449,131320,4451,196670,2466,4386,327737,261,4462,62,2466,
131321,4449,131320,4449,458997,261,4463,4461,4453,4462,4451,262205,261,4464,10,196855,
4465,0,262394,383,4466,4467,131320,4466,131321,4465,131320,4467,327812,261,4468,4386,
150,131321,4465,131320,4465,458997,261,4469,282,4466,4468,4467,327808,261,4470,4464,
4469,327817,261,4471,4470,152,327812,261,4472,4471,290,196855,4473,0,262394,141,
4474,4475,131320,4474,131321,4473,131320,4475,327808,261,4476,4472,4442,262205,261,4477,
14,458764,261,4478,1,38,4476,4477,327810,261,4479,4478,4472,131321,4473,131320,
4473,458997,261,4480,4442,4474,4479,4475,327745,262,4481,2467,4442,196670,4481,282,
327856,267,4482,4463,4351,196855,4483,0,262394,4482,4484,4483,131320,4484,262205,263,
4485,16,262268,396,4486,4485,327745,335,4487,15,4386,262205,261,4488,4487,327808,
261,4489,4488,4480,393281,398,4490,4486,308,4489,393277,397,4491,4490,2,2,
262257,261,4492,4491,196670,4481,4492,131321,4483,131320,4483,131321,4444,131320,4444,327808,
261,4443,4442,309,131321,4441,131320,4445,327745,262,4493,2467,308,262205,261,4494,
4493,327745,262,4495,2467,309,262205,261,4496,4495,327876,261,4497,4496,399,327877,
261,4498,4494,4497,327745,262,4499,2467,310,262205,261,4500,4499,327745,262,4501,
2467,311,262205,261,4502,4501,327876,261,4503,4502,399,327877,261,4504,4500,4503,
327745,262,4505,2467,312,262205,261,4506,4505,327745,262,4507,2467,313,262205,261,
4508,4507,327876,261,4509,4508,399,327877,261,4510,4506,4509,327745,262,4511,2467,
317,262205,261,4512,4511,327745,262,4513,2467,318,262205,261,4514,4513,327876,261,
4515,4514,399,327877,261,4516,4512,4515,458832,287,4517,4498,4504,4510,4516,327745,
403,4518,17,4386,196670,4518,4517,131321,4439,131320,4439,131321,4393,131320,4393,131321,
4388,131320,4388,327808,261,4387,4386,309,131321,4385,131320,4389,262205,261,4519,19,
262205,261,4520,20,327831,127,4521,4519,4520,327761,261,4522,4521,0,327761,261,
4523,4521,1,196855,4524,0,262394,2575,4525,4526,131320,4525,327760,263,4527,4522,
4523,131321,4524,131320,4526,327876,261,4528,4522,2574,327876,261,4529,4523,2574,327810,
261,4530,320,2574,327874,261,4531,4522,4530,327877,261,4532,4529,4531,327760,263,
4533,4528,4532,131321,4524,131320,4524,458997,263,4534,4527,4525,4533,4526,262205,263,
4535,18,196670,2463,4535,196670,2464,4534,327745,262,4536,2463,282,262205,261,4537,
4536,327745,262,4538,2464,282,262205,261,4539,4538,327829,127,4540,4537,4539,327761,
261,4541,4540,1,327761,261,4542,4540,0,327745,262,4543,2463,284,262205,261,
4544,4543,327745,262,4545,2464,284,262205,261,4546,4545,327808,261,4547,4544,4546,
327808,261,4548,4547,4541,327760,263,4549,4542,4548,196670,23,4549,262205,261,4550,
19,327808,261,4551,4550,309,196670,19,4551,131321,4552,131320,4552,458997,261,4553,
282,4524,4554,4555,262390,4556,4555,1,131321,4557,131320,4557,327856,267,4558,4553,
166,262394,4558,4559,4556,131320,4559,196855,4560,0,262394,160,4561,4562,131320,4561,
327745,403,4563,24,4553,196670,4563,402,262312,267,4564,411,196855,4565,0,262394,
4564,4566,4565,131320,4566,262205,261,4567,10,327812,261,4568,4553,150,327808,261,
4569,4567,4568,327856,267,4570,4569,409,131321,4565,131320,4565,458997,267,4571,411,
4561,4570,4566,196855,4572,0,262394,4571,4573,4572,131320,4573,196855,4574,0,262394,
145,4575,4576,131320,4575,262205,261,4577,10,196855,4578,0,262394,408,4579,4580,
131320,4579,131321,4578,131320,4580,327812,261,4581,4553,150,131321,4578,131320,4578,458997,
261,4582,282,4579,4581,4580,327808,261,4583,4577,4582,327817,261,4584,4583,155,
327812,261,4585,4584,290,131321,4574,131320,4576,196670,2465,4553,327737,261,4586,64,
2465,131321,4574,131320,4574,458997,261,4587,4585,4578,4586,4576,327856,267,4588,4587,
4351,131321,4572,131320,4572,458997,267,4589,4571,4565,4588,4574,196855,4590,0,262394,
4589,4591,4590,131320,4591,262205,263,4592,23,262268,404,4593,4592,327745,335,4594,
22,4553,262205,261,4595,4594,393281,405,4596,4593,308,4595,393277,287,4597,4596,
2,16,196670,4563,4597,131321,4590,131320,4590,131321,4560,131320,4562,262312,267,4598,
411,196855,4599,0,262394,4598,4600,4599,131320,4600,262205,261,4601,10,327812,261,
4602,4553,150,327808,261,4603,4601,4602,327856,267,4604,4603,409,131321,4599,131320,
4599,458997,267,4605,411,4562,4604,4600,196855,4606,0,262394,4605,4607,4606,131320,
4607,131321,4608,131320,4608,458997,261,4609,282,4607,4610,4611,262390,4612,4611,1,
131321,4613,131320,4613,327856,267,4614,4609,290,262394,4614,4615,4612,131320,4615,196855,
4616,0,262394,145,4617,4618,131320,4617,262205,261,4619,10,196855,4620,0,262394,
408,4621,4622,131320,4621,131321,4620,131320,4622,327812,261,4623,4553,150,131321,4620,
131320,4620,458997,261,4624,282,4621,4623,4622,327808,261,4625,4619,4624,327817,261,
4626,4625,155,327812,261,4627,4626,290,327808,261,4628,4627,4609,131321,4616,131320,
4618,196670,2461,4553,327737,261,4629,64,2461,131321,4616,131320,4616,458997,261,4630,
4628,4620,4629,4618,262205,261,4631,10,196855,4632,0,262394,408,4633,4634,131320,
4633,131321,4632,131320,4634,327812,261,4635,4553,150,131321,4632,131320,4632,458997,261,
4636,282,4633,4635,4634,327808,261,4637,4631,4636,327817,261,4638,4637,155,327812,
261,4639,4638,290,196855,4640,0,262394,145,4641,4642,131320,4641,131321,4640,131320,
4642,327808,261,4643,4639,4609,262205,261,4644,21,458764,261,4645,1,38,4643,
4644,327810,261,4646,4645,4639,131321,4640,131320,4640,458997,261,4647,4609,4641,4646,
4642,327745,262,4648,2462,4609,196670,4648,282,327856,267,4649,4630,4351,196855,4650,
0,262394,4649,4651,4650,131320,4651,262205,263,4652,23,262268,396,4653,4652,327745,
335,4654,22,4553,262205,261,4655,4654,327808,261,4656,4655,4647,393281,398,4657,
4653,308,4656,393277,397,4658,4657,2,2,262257,261,4659,4658,196670,4648,4659,
131321,4650,131320,4650,131321,4611,131320,4611,327808,261,4610,4609,309,131321,4608,131320,
4612,327745,262,4660,2462,308,262205,261,4661,4660,327745,262,4662,2462,309,262205,
261,4663,4662,327876,261,4664,4663,399,327877,261,4665,4661,4664,327745,262,4666,
2462,310,262205,261,4667,4666,327745,262,4668,2462,311,262205,261,4669,4668,327876,
261,4670,4669,399,327877,261,4671,4667,4670,327745,262,4672,2462,312,262205,261,
4673,4672,327745,262,4674,2462,313,262205,261,4675,4674,327876,261,4676,4675,399,
327877,261,4677,4673,4676,327745,262,4678,2462,317,262205,261,4679,4678,327745,262,
4680,2462,318,262205,261,4681,4680,327876,261,4682,4681,399,327877,261,4683,4679,
4682,458832,287,4684,4665,4671,4677,4683,327745,403,4685,24,4553,196670,4685,4684,
131321,4606,131320,4606,131321,4560,131320,4560,131321,4555,131320,4555,327808,261,4554,4553,
309,131321,4552,131320,4556,262368,273,273,429,131321,4686,131320,4686,458997,261,4687,
282,4556,4688,4689,262390,4690,4689,1,131321,4691,131320,4691,327856,267,4692,4687,
161,262394,4692,4693,4690,131320,4693,262312,267,4694,386,196855,4695,0,262394,4694,
4696,4695,131320,4696,262205,261,4697,10,327812,261,4698,4687,150,327808,261,4699,
4697,4698,327856,267,4700,4699,384,131321,4695,131320,4695,458997,267,4701,386,4693,
4700,4696,196855,4702,0,262394,4701,4703,4702,131320,4703,196670,2459,4687,327737,261,
4704,66,2459,262205,261,4705,10,196855,4706,0,262394,383,4707,4708,131320,4707,
131321,4706,131320,4708,327812,261,4709,4687,150,131321,4706,131320,4706,458997,261,4710,
282,4707,4709,4708,327808,261,4711,4705,4710,327817,261,4712,4711,152,327812,261,
4713,4712,290,327814,261,4714,4713,290,327808,261,4715,4704,4714,327745,403,4716,
17,4687,262205,287,4717,4716,327745,355,4718,7,4715,327742,4718,4717,40,273,
131321,4702,131320,4702,131321,4689,131320,4689,327808,261,4688,4687,309,131321,4686,131320,
4690,131321,4719,131320,4719,458997,261,4720,282,4690,4721,4722,262390,4723,4722,1,
131321,4724,131320,4724,327856,267,4725,4720,166,262394,4725,4726,4723,131320,4726,262312,
267,4727,411,196855,4728,0,262394,4727,4729,4728,131320,4729,262205,261,4730,10,
327812,261,4731,4720,150,327808,261,4732,4730,4731,327856,267,4733,4732,409,131321,
4728,131320,4728,458997,267,4734,411,4726,4733,4729,196855,4735,0,262394,4734,4736,
4735,131320,4736,196670,2460,4720,327737,261,4737,68,2460,327808,261,4738,361,4737,
262205,261,4739,10,196855,4740,0,262394,408,4741,4742,131320,4741,131321,4740,131320,
4742,327812,261,4743,4720,150,131321,4740,131320,4740,458997,261,4744,282,4741,4743,
4742,327808,261,4745,4739,4744,327817,261,4746,4745,155,327812,261,4747,4746,290,
327814,261,4748,4747,290,327808,261,4749,4738,4748,327745,403,4750,24,4720,262205,
287,4751,4750,327745,355,4752,7,4749,327742,4752,4751,40,273,131321,4735,131320,
4735,131321,4722,131320,4722,327808,261,4721,4720,309,131321,4719,131320,4723,262368,273,
273,429,131321,4753,131320,4753,458997,261,4754,282,4723,4755,4756,262390,4757,4756,
1,131321,4758,131320,4758,327856,267,4759,4754,149,262394,4759,4760,4757,131320,4760,
131321,4761,131320,4761,458997,261,4762,282,4760,4763,4764,262390,4765,4764,1,131321,
4766,131320,4766,327856,267,4767,4762,139,262394,4767,4768,4765,131320,4768,327812,261,
4769,4754,60,262205,261,4770,5,327817,261,4771,4770,273,327812,261,4772,4771,
338,327814,261,4773,4772,59,327808,261,4774,4773,4762,327812,261,4775,4774,142,
196855,4776,0,262394,141,4777,4778,131320,4777,327814,261,4779,4769,290,131321,4776,
131320,4778,327812,261,4780,4769,143,131321,4776,131320,4776,458997,261,4781,4779,4777,
4780,4778,327808,261,4782,4775,4781,327745,355,4783,7,4782,528745,283,4784,4783,
144,143,48,273,327745,351,4785,2458,4762,196670,4785,4784,131321,4764,131320,4764,
327808,261,4763,4762,309,131321,4761,131320,4765,131321,4786,131320,4786,458997,261,4787,
282,4765,4788,4789,262390,4790,4789,1,131321,4791,131320,4791,327856,267,4792,4787,
140,262394,4792,4793,4790,131320,4793,327812,261,4794,4754,60,262205,261,4795,5,
327814,261,4796,4795,273,327812,261,4797,4796,339,327814,261,4798,4797,61,327808,
261,4799,4798,4787,327812,261,4800,4799,146,196855,4801,0,262394,145,4802,4803,
131320,4802,327814,261,4804,4794,290,131321,4801,131320,4803,327812,261,4805,4794,147,
131321,4801,131320,4801,458997,261,4806,4804,4802,4805,4803,327808,261,4807,4800,4806,
327808,261,4808,361,4807,327745,355,4809,7,4808,528745,285,4810,4809,148,147,
48,273,131321,4811,131320,4811,458997,261,4812,282,4801,4813,4814,262390,4815,4814,
1,131321,4816,131320,4816,327856,267,4817,4812,139,262394,4817,4818,4815,131320,4818,
327745,351,4819,2458,4812,262205,283,4820,4819,393281,344,4821,6,4812,4787,262205,
340,4822,4821,397675,340,4823,4820,4810,4822,196670,4821,4823,131321,4814,131320,4814,
327808,261,4813,4812,309,131321,4811,131320,4815,131321,4789,131320,4789,327808,261,4788,
4787,309,131321,4786,131320,4790,131321,4756,131320,4756,327808,261,4755,4754,309,131321,
4753,131320,4757,131321,4347,131320,4347,65789,65592,327734,259,74,0,293,196663,289,
75,196663,275,76,196663,262,77,196663,262,78,196663,262,79,196663,292,80,
131320,4824,262203,443,178,7,327745,262,4825,75,309,262205,261,4826,4825,327745,
275,4827,75,310,262205,267,4828,4827,262205,261,4829,79,327852,267,4830,4829,
282,327847,267,4831,4828,4830,196855,4832,0,262394,4831,4833,4832,131320,4833,262205,
261,4834,77,327812,261,4835,4834,4826,262205,261,4836,78,327808,261,4837,4835,
4836,327814,261,4838,4837,290,327745,264,4839,75,308,262205,263,4840,4839,262268,
444,4841,4840,393281,405,4842,4841,308,4838,393277,287,4843,4842,2,16,196670,
178,4843,327745,262,4844,178,282,262205,261,4845,4844,393228,445,4846,1,62,
4845,327761,278,4847,4846,0,262205,261,4848,4844,393228,445,4849,1,62,4848,
327761,278,4850,4849,1,327745,262,4851,178,284,262205,261,4852,4851,393228,445,
4853,1,62,4852,327761,278,4854,4853,0,262205,261,4855,4851,393228,445,4856,
1,62,4855,327761,278,4857,4856,1,327745,262,4858,178,273,262205,261,4859,
4858,393228,445,4860,1,62,4859,327761,278,4861,4860,0,262205,261,4862,4858,
393228,445,4863,1,62,4862,327761,278,4864,4863,1,327745,262,4865,178,281,
262205,261,4866,4865,393228,445,4867,1,62,4866,327761,278,4868,4867,0,262205,
261,4869,4865,393228,445,4870,1,62,4869,327761,278,4871,4870,1,720976,291,
4872,4847,4850,4854,4857,4861,4864,4868,4871,196670,80,4872,65789,131320,4832,131321,
4873,131320,4873,458997,261,4874,282,4832,4875,4876,262390,4877,4876,1,131321,4878,
131320,4878,327856,267,4879,4874,290,262394,4879,4880,4877,131320,4880,262205,261,4881,
79,327856,267,4882,4874,4881,196855,4883,0,262394,4882,4884,4883,131320,4884,262205,
261,4885,77,327812,261,4886,4874,180,327808,261,4887,4885,4886,262205,261,4888,
78,327812,261,4889,4874,181,327808,261,4890,4888,4889,262205,267,4891,76,196855,
4892,0,262394,4891,4893,4894,131320,4893,327812,261,4895,4890,4826,327808,261,4896,
4895,4887,131321,4892,131320,4894,327812,261,4897,4887,4826,327808,261,4898,4897,4890,
131321,4892,131320,4892,458997,261,4899,4896,4893,4898,4894,327745,264,4900,75,308,
262205,263,4901,4900,262268,447,4902,4901,393281,448,4903,4902,308,4899,393277,280,
4904,4903,2,2,262259,278,4905,4904,327745,279,4906,80,4874,196670,4906,4905,
131321,4883,131320,4883,131321,4876,131320,4876,327808,261,4875,4874,309,131321,4873,131320,
4877,65789,65592,327734,259,81,0,294,196663,264,82,196663,262,83,196663,262,
84,196663,262,85,196663,292,86,131320,4907,262203,449,183,7,262205,261,4908,
84,327850,267,4909,4908,284,327847,267,4910,173,4909,196855,4911,0,262394,4910,
4912,4911,131320,4912,131321,4913,131320,4913,458997,261,4914,282,4912,4915,4916,262390,
4917,4916,1,131321,4918,131320,4918,327856,267,4919,4914,290,262394,4919,4920,4917,
131320,4920,262205,263,4921,82,262268,450,4922,4921,262205,261,4923,83,327808,261,
4924,4923,4914,327814,261,4925,4924,451,393281,452,4926,4922,308,4925,393277,301,
4927,4926,2,16,196670,183,4927,131321,4928,131320,4928,458997,261,4929,282,4920,
4930,4931,262390,4932,4931,1,131321,4933,131320,4933,327856,267,4934,4929,451,262394,
4934,4935,4932,131320,4935,327808,261,4936,4914,4929,327745,279,4937,183,4929,262205,
278,4938,4937,327745,279,4939,86,4936,196670,4939,4938,131321,4931,131320,4931,327808,
261,4930,4929,309,131321,4928,131320,4932,131321,4916,131320,4916,327808,261,4915,4914,
451,131321,4913,131320,4917,65789,131320,4911,131321,4940,131320,4940,458997,261,4941,282,
4911,4942,4943,262390,4944,4943,1,131321,4945,131320,4945,327856,267,4946,4941,290,
262394,4946,4947,4944,131320,4947,262205,261,4948,85,327856,267,4949,4941,4948,196855,
4950,0,262394,4949,4951,4950,131320,4951,262205,261,4952,84,327850,267,4953,4952,
282,327852,267,4954,4941,282,327847,267,4955,4953,4954,196855,4956,0,262394,4955,
4957,4958,131320,4957,327745,279,4959,86,308,262205,278,4960,4959,131321,4956,131320,
4958,262205,263,4961,82,262268,453,4962,4961,262205,261,4963,83,262205,261,4964,
84,327812,261,4965,4941,4964,327808,261,4966,4963,4965,393281,454,4967,4962,308,
4966,393277,278,4968,4967,2,4,131321,4956,131320,4956,458997,278,4969,4960,4957,
4968,4958,327745,279,4970,86,4941,196670,4970,4969,131321,4950,131320,4950,131321,4943,
131320,4943,327808,261,4942,4941,309,131321,4940,131320,4944,65789,65592,327734,261,87,
0,296,196663,262,88,196663,262,89,196663,277,90,131320,4971,327745,262,4972,
90,309,262205,261,4973,4972,327812,261,4974,4973,327,262205,261,4975,88,327808,
261,4976,4974,4975,327745,262,4977,90,310,262205,261,4978,4977,327812,261,4979,
4978,329,262205,261,4980,89,327808,261,4981,4979,4980,196855,4982,0,262394,173,
4983,4982,131320,4983,131326,290,131320,4982,196855,4984,0,262394,475,4985,4986,131320,
4985,327745,335,4987,3,313,262205,261,4988,4987,327810,261,4989,4988,4981,131321,
4984,131320,4986,327745,335,4990,3,312,262205,261,4991,4990,327810,261,4992,4991,
4976,327808,261,4993,4992,180,327810,261,4994,4993,284,458764,261,4995,1,41,
180,284,327814,261,4996,4994,4995,131321,4984,131320,4984,458997,261,4997,4989,4985,
4996,4986,458764,261,4998,1,38,290,4997,131326,4998,65592,327734,278,91,0,
295,196663,279,92,131320,4999,262205,278,5000,92,262268,261,5001,5000,327879,261,
5002,5001,473,327854,267,5003,5002,474,327846,267,5004,481,5003,196855,5005,0,
262394,5004,5006,5005,131320,5006,262205,278,5007,92,131326,5007,131320,5005,327856,267,
5008,5002,482,196855,5009,0,262394,5008,5010,5009,131320,5010,262205,278,5011,92,
393228,278,5012,1,4,5011,327813,278,5013,5012,483,393228,278,5014,1,8,
5013,327811,278,5015,5013,5014,327866,267,5016,5015,484,262312,267,5017,5016,196855,
5018,0,262394,5017,5019,5018,131320,5019,327860,267,5020,5015,484,196855,5021,0,
262394,5020,5022,5021,131320,5022,327821,278,5023,5014,485,327860,267,5024,5023,455,
131321,5021,131320,5021,458997,267,5025,5020,5019,5024,5022,131321,5018,131320,5018,458997,
267,5026,5016,5010,5025,5021,393385,278,5027,5026,455,435,327809,278,5028,5014,
5027,327816,278,5029,5028,483,262268,261,5030,5029,327879,261,5031,5001,486,327877,
261,5032,5030,5031,262268,278,5033,5032,131326,5033,131320,5009,327808,261,5034,5002,
487,327874,261,5035,5002,441,327879,261,5036,5035,284,327808,261,5037,5034,5036,
327879,261,5038,5037,488,327854,267,5039,5038,489,393385,261,5040,5039,474,5038,
327879,261,5041,5001,486,327877,261,5042,5040,5041,262268,278,5043,5042,131326,5043,
65592,327734,259,93,0,297,196663,262,94,196663,262,95,196663,262,96,196663,
292,97,131320,5044,262203,279,193,7,262203,279,194,7,262203,279,195,7,
262203,279,196,7,262203,279,197,7,262203,279,198,7,262203,279,199,7,
262203,279,200,7,262203,279,201,7,262205,261,5045,94,393281,335,5046,3,
311,309,262205,261,5047,5046,327812,261,5048,5045,5047,262205,261,5049,95,327808,
261,5050,5048,5049,196855,5051,0,262394,173,5052,5051,131320,5052,262205,263,5053,
25,262268,444,5054,5053,327814,261,5055,5050,290,327745,279,5056,97,308,262205,
278,5057,5056,196670,193,5057,327737,278,5058,91,193,327745,279,5059,97,309,
262205,278,5060,5059,196670,194,5060,327737,278,5061,91,194,327760,445,5062,5058,
5061,262259,490,5063,5062,262268,261,5064,5063,327745,279,5065,97,310,262205,278,
5066,5065,196670,195,5066,327737,278,5067,91,195,327745,279,5068,97,311,262205,
278,5069,5068,196670,196,5069,327737,278,5070,91,196,327760,445,5071,5067,5070,
262259,490,5072,5071,262268,261,5073,5072,327745,279,5074,97,312,262205,278,5075,
5074,196670,197,5075,327737,278,5076,91,197,327745,279,5077,97,313,262205,278,
5078,5077,196670,198,5078,327737,278,5079,91,198,327760,445,5080,5076,5079,262259,
490,5081,5080,262268,261,5082,5081,327745,279,5083,97,317,262205,278,5084,5083,
196670,199,5084,327737,278,5085,91,199,327745,279,5086,97,318,262205,278,5087,
5086,196670,200,5087,327737,278,5088,91,200,327760,445,5089,5085,5088,262259,490,
5090,5089,262268,261,5091,5090,458832,287,5092,5064,5073,5082,5091,393281,405,5093,
5054,308,5055,327742,5093,5092,2,16,65789,131320,5051,131321,5094,131320,5094,458997,
261,5095,282,5051,5096,5097,262390,5098,5097,1,131321,5099,131320,5099,327856,267,
5100,5095,290,262394,5100,5101,5098,131320,5101,262205,261,5102,96,327856,267,5103,
5095,5102,196855,5104,0,262394,5103,5105,5104,131320,5105,262205,263,5106,25,262268,
447,5107,5106,262205,261,5108,5046,327812,261,5109,180,5108,327808,261,5110,5109,
181,327812,261,5111,5095,5110,327808,261,5112,5050,5111,327745,279,5113,97,5095,
262205,278,5114,5113,196670,201,5114,327737,278,5115,91,201,262259,280,5116,5115,
393281,448,5117,5107,308,5112,327742,5117,5116,2,2,131321,5104,131320,5104,131321,
5097,131320,5097,327808,261,5096,5095,309,131321,5094,131320,5098,65789,65592,327734,259,
98,0,298,196663,262,99,196663,292,100,131320,5118,262203,449,202,7,196855,
5119,0,262394,173,5120,5119,131320,5120,131321,5121,131320,5121,458997,261,5122,282,
5120,5123,5124,262390,5125,5124,1,131321,5126,131320,5126,327856,267,5127,5122,290,
262394,5127,5128,5125,131320,5128,262205,261,5129,99,327808,261,5130,5129,5122,327814,
261,5131,5130,451,327745,355,5132,7,5131,393277,287,5133,5132,48,273,262268,
301,5134,5133,196670,202,5134,327745,279,5135,202,282,262205,278,5136,5135,327745,
279,5137,100,5122,196670,5137,5136,327808,261,5138,5122,284,327745,279,5139,202,
284,262205,278,5140,5139,327745,279,5141,100,5138,196670,5141,5140,327808,261,5142,
5122,273,327745,279,5143,202,273,262205,278,5144,5143,327745,279,5145,100,5142,
196670,5145,5144,327808,261,5146,5122,281,327745,279,5147,202,281,262205,278,5148,
5147,327745,279,5149,100,5146,196670,5149,5148,131321,5124,131320,5124,327808,261,5123,
5122,451,131321,5121,131320,5125,65789,131320,5119,131321,5150,131320,5150,458997,261,5151,
282,5119,5152,5153,262390,5154,5153,1,131321,5155,131320,5155,327856,267,5156,5151,
290,262394,5156,5157,5154,131320,5157,262205,261,5158,99,327812,261,5159,5151,493,
327808,261,5160,5158,5159,393385,261,5161,173,5151,5160,327814,261,5162,5160,451,
327817,261,5163,5161,451,393281,494,5164,7,5162,5163,393277,261,5165,5164,48,
273,262268,278,5166,5165,327745,279,5167,100,5151,196670,5167,5166,131321,5153,131320,
5153,327808,261,5152,5151,309,131321,5150,131320,5154,65789,65592,327734,259,101,0,
299,196663,272,102,196663,262,103,131320,5168,262203,264,208,7,262203,264,209,
7,262203,264,211,7,262203,264,212,7,267200,263,5169,284,327745,388,5170,
29,273,196670,5170,5169,267200,263,5171,281,327745,388,5172,30,273,196670,5172,
5171,262205,261,5173,10,327851,267,5174,5173,282,196855,5175,0,262394,5174,5176,
5175,131320,5176,65789,131320,5175,393281,506,5177,4,308,309,327745,333,5178,5177,
282,262205,261,5179,5178,327745,333,5180,5177,284,262205,261,5181,5180,327760,263,
5182,5179,5181,196670,208,5182,196670,209,509,327745,262,5183,208,282,262205,261,
5184,5183,327745,262,5185,209,282,262205,261,5186,5185,327829,127,5187,5184,5186,
327761,261,5188,5187,1,327761,261,5189,5187,0,327745,262,5190,208,284,262205,
261,5191,5190,327745,262,5192,209,284,262205,261,5193,5192,327808,261,5194,5191,
5193,327808,261,5195,5194,5188,327760,263,5196,5189,5195,262268,507,5197,5196,196670,
211,5182,196670,212,512,327745,262,5198,211,282,262205,261,5199,5198,327745,262,
5200,212,282,262205,261,5201,5200,327829,127,5202,5199,5201,327761,261,5203,5202,
1,327761,261,5204,5202,0,327745,262,5205,211,284,262205,261,5206,5205,327745,
262,5207,212,284,262205,261,5208,5207,327808,261,5209,5206,5208,327808,261,5210,
5209,5203,327760,263,5211,5204,5210,262268,510,5212,5211,327745,513,5213,5197,308,
458986,261,5214,5213,313,282,284,327856,267,5215,5214,515,196855,5216,0,262394,
5215,5217,5216,131320,5217,393281,333,5218,4,308,332,262205,261,5219,5218,327852,
267,5220,5219,282,393385,261,5221,5220,486,282,327812,261,5222,451,5214,262205,
261,5223,103,327877,261,5224,5223,5221,393281,262,5225,102,308,308,262205,261,
5226,5225,327877,261,5227,5226,5221,327745,262,5228,102,309,262205,261,5229,5228,
327745,262,5230,102,310,262205,261,5231,5230,458832,287,5232,5224,5227,5229,5231,
393281,405,5233,5212,308,5222,327742,5233,5232,2,16,327808,261,5234,5222,284,
327745,388,5235,29,308,262205,263,5236,5235,327745,388,5237,29,309,262205,263,
5238,5237,327761,261,5239,5236,0,327761,261,5240,5236,1,327761,261,5241,5238,
0,327761,261,5242,5238,1,458832,287,5243,5239,5240,5241,5242,393281,405,5244,
5212,308,5234,327742,5244,5243,2,16,327808,261,5245,5222,273,327745,388,5246,
29,310,262205,263,5247,5246,327745,388,5248,30,308,262205,263,5249,5248,327761,
261,5250,5247,0,327761,261,5251,5247,1,327761,261,5252,5249,0,327761,261,
5253,5249,1,458832,287,5254,5250,5251,5252,5253,393281,405,5255,5212,308,5245,
327742,5255,5254,2,16,327808,261,5256,5222,281,327745,388,5257,30,309,262205,
263,5258,5257,327745,388,5259,30,310,262205,263,5260,5259,327761,261,5261,5258,
0,327761,261,5262,5258,1,327761,261,5263,5260,0,327761,261,5264,5260,1,
458832,287,5265,5261,5262,5263,5264,393281,405,5266,5212,308,5256,327742,5266,5265,
2,16,131321,5216,131320,5216,65789,65592,327734,267,106,0,303,196663,268,107,
196663,272,108,196663,262,109,131320,5267,262203,449,5268,7,262203,264,5269,7,
262203,264,5270,7,262203,264,5271,7,262203,264,5272,7,262203,268,5273,7,
262203,262,5274,7,262203,268,5275,7,262203,262,5276,7,262203,268,5277,7,
262203,262,5278,7,262203,268,5279,7,262203,262,5280,7,262203,264,5281,7,
262203,264,5282,7,262203,264,5283,7,262203,264,5284,7,262203,268,5285,7,
262203,262,5286,7,262203,268,5287,7,262203,262,5288,7,262203,268,5289,7,
262203,262,5290,7,262203,268,5291,7,262203,262,5292,7,262203,268,5293,7,
262203,262,5294,7,262203,268,214,7,262203,262,215,7,327745,265,5295,107,
308,262205,34,5296,5295,327761,261,5297,5296,1,327761,261,5298,5296,3,393281,
262,5299,108,308,308,262205,261,5300,5299,196855,5301,0,262394,315,5302,5303,
131320,5302,131321,5304,131320,5304,131321,5305,131320,5305,131321,5301,131320,5303,327812,261,
5306,5300,5298,131321,5301,131320,5301,458997,261,5307,282,5305,5297,5303,458997,261,
5308,5300,5305,5306,5303,458997,261,5309,284,5305,5298,5303,262205,37,5310,107,
196670,214,5310,262205,261,5311,109,196670,215,5311,393273,261,5312,45,214,215,
262205,37,5313,107,327761,261,5314,5313,2,327761,261,5315,5313,6,327761,267,
5316,5313,7,196855,5317,0,262394,5316,5318,5319,131320,5318,131321,5317,131320,5319,
327812,261,5320,5300,5314,131321,5317,131320,5317,458997,261,5321,5308,5318,5320,5319,
262312,267,5322,5316,196855,5323,0,262394,5322,5324,5323,131320,5324,327850,267,5325,
5314,282,131321,5323,131320,5323,458997,267,5326,5322,5317,5325,5324,196855,5327,0,
262394,5326,5328,5327,131320,5328,327852,267,5329,5315,284,196855,5330,0,262394,5329,
5331,5332,131320,5331,327817,261,5333,5300,5315,327814,261,5334,5300,5315,327812,261,
5335,5334,5309,196670,5287,5313,196670,5288,5333,393273,37,5336,38,5287,5288,196670,
5289,5336,196670,5290,5335,393273,261,5337,48,5289,5290,327812,261,5338,5337,5315,
327808,261,5339,5338,5333,196670,5291,5313,196670,5292,5339,393273,261,5340,45,5291,
5292,131321,5330,131320,5332,196670,5293,5313,196670,5294,5308,393273,261,5341,48,5293,
5294,131321,5330,131320,5330,458997,261,5342,5340,5331,5341,5332,131321,5327,131320,5327,
458997,261,5343,5321,5323,5342,5330,327745,262,5344,108,310,262205,261,5345,5344,
327745,262,5346,108,309,262205,261,5347,5346,327810,261,5348,5345,5347,327810,261,
5349,5307,5348,393281,506,5350,4,308,309,327745,333,5351,5350,282,262205,261,
5352,5351,327745,333,5353,5350,284,262205,261,5354,5353,327760,263,5355,5352,5354,
262268,302,5356,5355,196855,5357,0,262394,525,5358,5357,131320,5358,327808,261,5359,
5343,284,327850,267,5360,5312,5359,131321,5357,131320,5357,458997,267,5361,525,5327,
5360,5358,196855,5362,0,262394,5361,5363,5362,131320,5363,262205,261,5364,10,327850,
267,5365,5364,282,196855,5366,0,262394,5365,5367,5366,131320,5367,393281,513,5368,
5356,308,5343,458986,261,5369,5368,313,524,282,327742,31,5369,40,273,131321,
5366,131320,5366,262368,273,514,519,393277,261,5370,31,48,273,327850,267,5371,
5370,5349,131321,5362,131320,5362,458997,267,5372,5361,5357,5371,5366,262312,267,5373,
5372,196855,5374,0,262394,5373,5375,5374,131320,5375,262205,37,5376,107,327761,34,
5377,5376,0,327761,261,5378,5377,0,327761,261,5379,5377,2,327761,261,5380,
5377,3,327761,261,5381,5376,2,327761,261,5382,5376,3,327761,267,5383,5376,
7,262205,44,5384,108,327761,35,5385,5384,0,327761,261,5386,5385,0,327761,
261,5387,5385,2,327761,261,5388,5384,1,262205,261,5389,109,327852,267,5390,
5381,282,196855,5391,0,262394,5390,5392,5393,131320,5392,131321,5391,131320,5393,131321,
5391,131320,5391,458997,261,5394,5378,5392,5382,5393,327856,267,5395,5386,5394,327847,
267,5396,5383,5395,196855,5397,0,262394,5396,5398,5399,131320,5398,327814,261,5400,
5388,5379,327808,261,5401,5387,5400,131321,5397,131320,5399,196855,5402,0,262394,5383,
5403,5404,131320,5403,196855,5405,0,262394,5390,5406,5407,131320,5406,131321,5405,131320,
5407,131321,5405,131320,5405,458997,261,5408,5378,5406,5382,5407,196855,5409,0,262394,
315,5410,5411,131320,5410,131321,5412,131320,5412,131321,5413,131320,5413,131321,5409,131320,
5411,327812,261,5414,5408,5380,131321,5409,131320,5409,458997,261,5415,5408,5413,5414,
5411,327808,261,5416,5415,5389,131321,5402,131320,5404,196670,5285,5376,196670,5286,5389,
393273,261,5417,45,5285,5286,327846,267,5418,5390,5383,196855,5419,0,262394,5418,
5420,5421,131320,5420,131321,5419,131320,5421,327812,261,5422,273,5417,327850,267,5423,
5388,282,393385,261,5424,5423,284,282,327808,261,5425,5422,5424,131321,5419,131320,
5419,458997,261,5426,5417,5420,5425,5421,131321,5402,131320,5402,458997,261,5427,5416,
5409,5426,5419,131321,5397,131320,5397,458997,261,5428,5401,5398,5427,5402,196670,5281,
5355,196670,5282,517,327745,262,5429,5281,282,262205,261,5430,5429,327745,262,5431,
5282,282,262205,261,5432,5431,327829,127,5433,5430,5432,327761,261,5434,5433,1,
327761,261,5435,5433,0,327745,262,5436,5281,284,262205,261,5437,5436,327745,262,
5438,5282,284,262205,261,5439,5438,327808,261,5440,5437,5439,327808,261,5441,5440,
5434,327760,263,5442,5435,5441,327831,127,5443,5428,518,327761,261,5444,5443,0,
327761,261,5445,5443,1,393228,307,5446,1,75,284,262268,261,5447,5446,327850,
267,5448,5447,282,196855,5449,0,262394,5448,5450,5451,131320,5450,327760,263,5452,
5444,5445,131321,5449,131320,5451,327876,261,5453,5444,5447,327876,261,5454,5445,5447,
327810,261,5455,320,5447,327874,261,5456,5444,5455,327877,261,5457,5454,5456,327760,
263,5458,5453,5457,131321,5449,131320,5449,458997,263,5459,5452,5450,5458,5451,196670,
5283,5442,196670,5284,5459,327745,262,5460,5283,282,262205,261,5461,5460,327745,262,
5462,5284,282,262205,261,5463,5462,327829,127,5464,5461,5463,327761,261,5465,5464,
1,327761,261,5466,5464,0,327745,262,5467,5283,284,262205,261,5468,5467,327745,
262,5469,5284,284,262205,261,5470,5469,327808,261,5471,5468,5470,327808,261,5472,
5471,5465,327760,263,5473,5466,5472,262268,300,5474,5473,196855,5475,0,262394,526,
5476,5475,131320,5476,131321,5477,131320,5477,458997,261,5478,282,5476,5479,5480,262390,
5481,5480,1,131321,5482,131320,5482,327856,267,5483,5478,139,262394,5483,5484,5481,
131320,5484,131321,5485,131320,5485,458997,261,5486,282,5484,5487,5488,262390,5489,5488,
1,131321,5490,131320,5490,327856,267,5491,5486,140,262394,5491,5492,5489,131320,5492,
262205,261,5493,5,327817,261,5494,5493,273,327812,261,5495,5494,338,327812,261,
5496,5478,59,327808,261,5497,5495,5496,327812,261,5498,5497,329,327814,261,5499,
5493,273,327812,261,5500,5499,339,327808,261,5501,5498,5500,327812,261,5502,5486,
61,327808,261,5503,5501,5502,393281,344,5504,6,5478,5486,262205,340,5505,5504,
327814,261,5506,5503,451,393281,452,5507,5474,308,5506,463210,5507,5505,308,339,
34,16,131321,5488,131320,5488,327808,261,5487,5486,309,131321,5485,131320,5489,131321,
5480,131320,5480,327808,261,5479,5478,309,131321,5477,131320,5481,131326,315,131320,5475,
131321,5508,131320,5508,458997,261,5509,282,5475,5510,5511,262390,5512,5511,1,131321,
5513,131320,5513,327856,267,5514,5509,139,262394,5514,5515,5512,131320,5515,131321,5516,
131320,5516,458997,261,5517,282,5515,5518,5519,262390,5520,5519,1,131321,5521,131320,
5521,327856,267,5522,5517,140,262394,5522,5523,5520,131320,5523,131321,5524,131320,5524,
458997,261,5525,282,5523,5526,5527,262390,5528,5527,1,131321,5529,131320,5529,327856,
267,5530,5525,213,262394,5530,5531,5528,131320,5531,327812,261,5532,5509,140,327808,
261,5533,5532,5517,327812,261,5534,5533,213,327808,261,5535,5534,5525,327812,261,
5536,5535,150,262205,261,5537,10,327808,261,5538,5536,5537,327812,261,5539,451,
5525,458817,522,5540,6,5509,5517,5539,262205,278,5541,5540,327808,261,5542,5539,
284,458817,522,5543,6,5509,5517,5542,262205,278,5544,5543,327808,261,5545,5539,
273,458817,522,5546,6,5509,5517,5545,262205,278,5547,5546,327808,261,5548,5539,
281,458817,522,5549,6,5509,5517,5548,262205,278,5550,5549,458832,301,5551,5541,
5544,5547,5550,393281,452,5552,5474,308,5538,327742,5552,5551,34,16,131321,5527,
131320,5527,327808,261,5526,5525,309,131321,5524,131320,5528,131321,5519,131320,5519,327808,
261,5518,5517,309,131321,5516,131320,5520,131321,5511,131320,5511,327808,261,5510,5509,
309,131321,5508,131320,5512,196855,5553,0,262394,527,5554,5553,131320,5554,131326,315,
131320,5553,262368,273,514,519,262205,261,5555,10,327850,267,5556,5555,282,196855,
5557,0,262394,5556,5558,5557,131320,5558,393281,513,5559,5356,308,5343,458986,261,
5560,5559,313,524,5348,327742,31,5560,40,273,131321,5557,131320,5557,262368,273,
514,519,393277,261,5561,31,48,273,327850,267,5562,5561,5349,131321,5374,131320,
5374,458997,267,5563,5372,5362,5562,5557,196855,5564,0,262394,5563,5565,5564,131320,
5565,262205,37,5566,107,327761,261,5567,5566,2,327761,261,5568,5566,6,327761,
267,5569,5566,7,196855,5570,0,262394,5569,5571,5572,131320,5571,327808,261,5573,
5308,5309,327810,261,5574,5573,284,131321,5570,131320,5572,327812,261,5575,5300,5567,
196855,5576,0,262394,315,5577,5578,131320,5577,327856,267,5579,5567,5309,393385,261,
5580,5579,5567,5309,131321,5576,131320,5578,131321,5576,131320,5576,458997,261,5581,5580,
5577,5567,5578,327808,261,5582,5575,5581,327810,261,5583,5582,284,131321,5570,131320,
5570,458997,261,5584,5574,5571,5583,5576,262312,267,5585,5569,196855,5586,0,262394,
5585,5587,5586,131320,5587,327850,267,5588,5567,282,131321,5586,131320,5586,458997,267,
5589,5585,5570,5588,5587,196855,5590,0,262394,5589,5591,5590,131320,5591,327810,261,
5592,5309,284,327852,267,5593,5568,284,196855,5594,0,262394,5593,5595,5596,131320,
5595,327817,261,5597,5300,5568,327814,261,5598,5300,5568,327812,261,5599,5598,5309,
327808,261,5600,5599,5592,196670,5273,5566,196670,5274,5597,393273,37,5601,38,5273,
5274,196670,5275,5601,196670,5276,5600,393273,261,5602,48,5275,5276,327812,261,5603,
5602,5568,327808,261,5604,5603,5597,196670,5277,5566,196670,5278,5604,393273,261,5605,
45,5277,5278,131321,5594,131320,5596,327808,261,5606,5308,5592,196670,5279,5566,196670,
5280,5606,393273,261,5607,48,5279,5280,131321,5594,131320,5594,458997,261,5608,5605,
5595,5607,5596,131321,5590,131320,5590,458997,261,5609,5584,5586,5608,5594,262205,37,
5610,107,327761,261,5611,5610,2,327761,267,5612,5610,7,327810,261,5613,5312,
5343,327852,267,5614,5613,284,196855,5615,0,262394,5614,5616,5615,131320,5616,131321,
5617,131320,5617,458997,261,5618,282,5616,5619,5620,262390,5621,5620,1,131321,5622,
131320,5622,327856,267,5623,5618,139,262394,5623,5624,5621,131320,5624,131321,5625,131320,
5625,458997,261,5626,282,5624,5627,5628,262390,5629,5628,1,131321,5630,131320,5630,
327856,267,5631,5626,140,262394,5631,5632,5629,131320,5632,262224,340,5633,523,393281,
344,5634,6,5618,5626,196670,5634,5633,131321,5628,131320,5628,327808,261,5627,5626,
309,131321,5625,131320,5629,131321,5620,131320,5620,327808,261,5619,5618,309,131321,5617,
131320,5621,131321,5615,131320,5615,131321,5635,131320,5635,458997,261,5636,5343,5615,5637,
5638,262390,5639,5638,0,131321,5640,131320,5640,327858,267,5641,5636,5609,262394,5641,
5642,5639,131320,5642,327851,267,5643,5636,5312,327846,267,5644,5614,5643,196855,5645,
0,262394,5644,5646,5645,131320,5646,327810,261,5647,5636,5343,327852,267,5648,5611,
282,327846,267,5649,5648,5612,196855,5650,0,262394,5649,5651,5652,131320,5651,131321,
5650,131320,5652,327812,261,5653,273,5636,327850,267,5654,5647,282,393385,261,5655,
5654,284,282,327808,261,5656,5653,5655,131321,5650,131320,5650,458997,261,5657,5636,
5651,5656,5652,196670,5269,5355,196670,5270,517,327745,262,5658,5269,282,262205,261,
5659,5658,327745,262,5660,5270,282,262205,261,5661,5660,327829,127,5662,5659,5661,
327761,261,5663,5662,1,327761,261,5664,5662,0,327745,262,5665,5269,284,262205,
261,5666,5665,327745,262,5667,5270,284,262205,261,5668,5667,327808,261,5669,5666,
5668,327808,261,5670,5669,5663,327760,263,5671,5664,5670,327831,127,5672,5657,518,
327761,261,5673,5672,0,327761,261,5674,5672,1,393228,307,5675,1,75,284,
262268,261,5676,5675,327850,267,5677,5676,282,196855,5678,0,262394,5677,5679,5680,
131320,5679,327760,263,5681,5673,5674,131321,5678,131320,5680,327876,261,5682,5673,5676,
327876,261,5683,5674,5676,327810,261,5684,320,5676,327874,261,5685,5673,5684,327877,
261,5686,5683,5685,327760,263,5687,5682,5686,131321,5678,131320,5678,458997,263,5688,
5681,5679,5687,5680,196670,5271,5671,196670,5272,5688,327745,262,5689,5271,282,262205,
261,5690,5689,327745,262,5691,5272,282,262205,261,5692,5691,327829,127,5693,5690,
5692,327761,261,5694,5693,1,327761,261,5695,5693,0,327745,262,5696,5271,284,
262205,261,5697,5696,327745,262,5698,5272,284,262205,261,5699,5698,327808,261,5700,
5697,5699,327808,261,5701,5700,5694,327760,263,5702,5695,5701,262268,300,5703,5702,
131321,5704,131320,5704,458997,261,5705,282,5678,5706,5707,262390,5708,5707,1,131321,
5709,131320,5709,327856,267,5710,5705,139,262394,5710,5711,5708,131320,5711,131321,5712,
131320,5712,458997,261,5713,282,5711,5714,5715,262390,5716,5715,1,131321,5717,131320,
5717,327856,267,5718,5713,140,262394,5718,5719,5716,131320,5719,131321,5720,131320,5720,
458997,261,5721,282,5719,5722,5723,262390,5724,5723,1,131321,5725,131320,5725,327856,
267,5726,5721,213,262394,5726,5727,5724,131320,5727,327812,261,5728,5705,140,327808,
261,5729,5728,5713,327812,261,5730,5729,213,327808,261,5731,5730,5721,327812,261,
5732,5731,150,262205,261,5733,10,327808,261,5734,5732,5733,393281,452,5735,5703,
308,5734,393277,301,5736,5735,34,16,196670,5268,5736,327812,261,5737,451,5721,
327745,279,5738,5268,282,262205,278,5739,5738,458817,522,5740,6,5705,5713,5737,
262205,278,5741,5740,327809,278,5742,5741,5739,196670,5740,5742,327808,261,5743,5737,
284,327745,279,5744,5268,284,262205,278,5745,5744,458817,522,5746,6,5705,5713,
5743,262205,278,5747,5746,327809,278,5748,5747,5745,196670,5746,5748,327808,261,5749,
5737,273,327745,279,5750,5268,273,262205,278,5751,5750,458817,522,5752,6,5705,
5713,5749,262205,278,5753,5752,327809,278,5754,5753,5751,196670,5752,5754,327808,261,
5755,5737,281,327745,279,5756,5268,281,262205,278,5757,5756,458817,522,5758,6,
5705,5713,5755,262205,278,5759,5758,327809,278,5760,5759,5757,196670,5758,5760,131321,
5723,131320,5723,327808,261,5722,5721,309,131321,5720,131320,5724,131321,5715,131320,5715,
327808,261,5714,5713,309,131321,5712,131320,5716,131321,5707,131320,5707,327808,261,5706,
5705,309,131321,5704,131320,5708,131321,5645,131320,5645,131321,5638,131320,5638,327808,261,
5637,5636,309,131321,5635,131320,5639,262205,261,5761,10,327850,267,5762,5761,282,
196855,5763,0,262394,5762,5764,5763,131320,5764,393281,513,5765,5356,308,5343,327908,
5765,313,282,282,131321,5763,131320,5763,131321,5564,131320,5564,131326,5563,65592,327734,
267,110,0,304,196663,268,111,196663,271,112,131320,5766,262203,449,5767,7,
262203,264,5768,7,262203,264,5769,7,262203,264,5770,7,262203,264,5771,7,
262203,268,5772,7,262203,262,5773,7,262203,268,5774,7,262203,262,5775,7,
262203,268,5776,7,262203,262,5777,7,262203,268,5778,7,262203,262,5779,7,
262203,268,5780,7,262203,262,5781,7,262203,268,5782,7,262203,262,5783,7,
262203,268,5784,7,262203,262,5785,7,262203,268,5786,7,262203,262,5787,7,
327745,262,5788,112,308,262205,261,5789,5788,262205,37,5790,111,327761,34,5791,
5790,0,327761,261,5792,5791,0,327761,261,5793,5790,2,327761,261,5794,5790,
3,327852,267,5795,5793,282,196855,5796,0,262394,5795,5797,5798,131320,5797,131321,
5796,131320,5798,131321,5796,131320,5796,458997,261,5799,5792,5797,5794,5798,327854,267,
5800,5789,5799,196855,5801,0,262394,5800,5802,5801,131320,5802,131326,315,131320,5801,
262205,37,5803,111,327761,261,5804,5803,2,327761,261,5805,5803,6,327761,267,
5806,5803,7,262205,35,5807,112,327761,261,5808,5807,0,327761,261,5809,5807,
2,327761,261,5810,5807,3,196855,5811,0,262394,5806,5812,5813,131320,5812,131321,
5811,131320,5813,327812,261,5814,5808,5804,131321,5811,131320,5811,458997,261,5815,5809,
5812,5814,5813,262312,267,5816,5806,196855,5817,0,262394,5816,5818,5817,131320,5818,
327850,267,5819,5804,282,131321,5817,131320,5817,458997,267,5820,5816,5811,5819,5818,
196855,5821,0,262394,5820,5822,5821,131320,5822,327852,267,5823,5805,284,196855,5824,
0,262394,5823,5825,5826,131320,5825,327817,261,5827,5808,5805,327814,261,5828,5808,
5805,327812,261,5829,5828,5810,196670,5780,5803,196670,5781,5827,393273,37,5830,38,
5780,5781,196670,5782,5830,196670,5783,5829,393273,261,5831,48,5782,5783,327812,261,
5832,5831,5805,327808,261,5833,5832,5827,196670,5784,5803,196670,5785,5833,393273,261,
5834,45,5784,5785,131321,5824,131320,5826,196670,5786,5803,196670,5787,5809,393273,261,
5835,48,5786,5787,131321,5824,131320,5824,458997,261,5836,5834,5825,5835,5826,131321,
5821,131320,5821,458997,261,5837,5815,5817,5836,5824,262205,37,5838,111,327761,261,
5839,5838,2,327761,261,5840,5838,6,327761,267,5841,5838,7,262205,35,5842,
112,327761,261,5843,5842,0,327761,261,5844,5842,2,327761,261,5845,5842,3,
196855,5846,0,262394,5841,5847,5848,131320,5847,327808,261,5849,5844,5845,327810,261,
5850,5849,284,131321,5846,131320,5848,327812,261,5851,5843,5839,196855,5852,0,262394,
315,5853,5854,131320,5853,327856,267,5855,5839,5845,393385,261,5856,5855,5839,5845,
131321,5852,131320,5854,131321,5852,131320,5852,458997,261,5857,5856,5853,5839,5854,327808,
261,5858,5851,5857,327810,261,5859,5858,284,131321,5846,131320,5846,458997,261,5860,
5850,5847,5859,5852,262312,267,5861,5841,196855,5862,0,262394,5861,5863,5862,131320,
5863,327850,267,5864,5839,282,131321,5862,131320,5862,458997,267,5865,5861,5846,5864,
5863,196855,5866,0,262394,5865,5867,5866,131320,5867,327810,261,5868,5845,284,327852,
267,5869,5840,284,196855,5870,0,262394,5869,5871,5872,131320,5871,327817,261,5873,
5843,5840,327814,261,5874,5843,5840,327812,261,5875,5874,5845,327808,261,5876,5875,
5868,196670,5772,5838,196670,5773,5873,393273,37,5877,38,5772,5773,196670,5774,5877,
196670,5775,5876,393273,261,5878,48,5774,5775,327812,261,5879,5878,5840,327808,261,
5880,5879,5873,196670,5776,5838,196670,5777,5880,393273,261,5881,45,5776,5777,131321,
5870,131320,5872,327808,261,5882,5844,5868,196670,5778,5838,196670,5779,5882,393273,261,
5883,48,5778,5779,131321,5870,131320,5870,458997,261,5884,5881,5871,5883,5872,131321,
5866,131320,5866,458997,261,5885,5860,5862,5884,5870,327850,267,5886,5837,5885,196855,
5887,0,262394,5886,5888,5887,131320,5888,131326,315,131320,5887,327810,261,5889,5837,
273,262205,37,5890,111,327761,261,5891,5890,2,327761,267,5892,5890,7,327810,
261,5893,5889,5837,327852,267,5894,5893,284,196855,5895,0,262394,5894,5896,5895,
131320,5896,131321,5897,131320,5897,458997,261,5898,282,5896,5899,5900,262390,5901,5900,
1,131321,5902,131320,5902,327856,267,5903,5898,139,262394,5903,5904,5901,131320,5904,
131321,5905,131320,5905,458997,261,5906,282,5904,5907,5908,262390,5909,5908,1,131321,
5910,131320,5910,327856,267,5911,5906,140,262394,5911,5912,5909,131320,5912,262224,340,
5913,523,393281,344,5914,6,5898,5906,196670,5914,5913,131321,5908,131320,5908,327808,
261,5907,5906,309,131321,5905,131320,5909,131321,5900,131320,5900,327808,261,5899,5898,
309,131321,5897,131320,5901,131321,5895,131320,5895,131321,5915,131320,5915,458997,261,5916,
5837,5895,5917,5918,262390,5919,5918,0,131321,5920,131320,5920,327858,267,5921,5916,
5885,262394,5921,5922,5919,131320,5922,327851,267,5923,5916,5889,327846,267,5924,5894,
5923,196855,5925,0,262394,5924,5926,5925,131320,5926,327810,261,5927,5916,5837,327852,
267,5928,5891,282,327846,267,5929,5928,5892,196855,5930,0,262394,5929,5931,5932,
131320,5931,131321,5930,131320,5932,327812,261,5933,273,5916,327850,267,5934,5927,282,
393385,261,5935,5934,284,282,327808,261,5936,5933,5935,131321,5930,131320,5930,458997,
261,5937,5916,5931,5936,5932,393281,506,5938,4,308,309,327745,333,5939,5938,
282,262205,261,5940,5939,327745,333,5941,5938,284,262205,261,5942,5941,327760,263,
5943,5940,5942,196670,5768,5943,196670,5769,517,327745,262,5944,5768,282,262205,261,
5945,5944,327745,262,5946,5769,282,262205,261,5947,5946,327829,127,5948,5945,5947,
327761,261,5949,5948,1,327761,261,5950,5948,0,327745,262,5951,5768,284,262205,
261,5952,5951,327745,262,5953,5769,284,262205,261,5954,5953,327808,261,5955,5952,
5954,327808,261,5956,5955,5949,327760,263,5957,5950,5956,327831,127,5958,5937,518,
327761,261,5959,5958,0,327761,261,5960,5958,1,393228,307,5961,1,75,284,
262268,261,5962,5961,327850,267,5963,5962,282,196855,5964,0,262394,5963,5965,5966,
131320,5965,327760,263,5967,5959,5960,131321,5964,131320,5966,327876,261,5968,5959,5962,
327876,261,5969,5960,5962,327810,261,5970,320,5962,327874,261,5971,5959,5970,327877,
261,5972,5969,5971,327760,263,5973,5968,5972,131321,5964,131320,5964,458997,263,5974,
5967,5965,5973,5966,196670,5770,5957,196670,5771,5974,327745,262,5975,5770,282,262205,
261,5976,5975,327745,262,5977,5771,282,262205,261,5978,5977,327829,127,5979,5976,
5978,327761,261,5980,5979,1,327761,261,5981,5979,0,327745,262,5982,5770,284,
262205,261,5983,5982,327745,262,5984,5771,284,262205,261,5985,5984,327808,261,5986,
5983,5985,327808,261,5987,5986,5980,327760,263,5988,5981,5987,262268,300,5989,5988,
131321,5990,131320,5990,458997,261,5991,282,5964,5992,5993,262390,5994,5993,1,131321,
5995,131320,5995,327856,267,5996,5991,139,262394,5996,5997,5994,131320,5997,131321,5998,
131320,5998,458997,261,5999,282,5997,6000,6001,262390,6002,6001,1,131321,6003,131320,
6003,327856,267,6004,5999,140,262394,6004,6005,6002,131320,6005,131321,6006,131320,6006,
458997,261,6007,282,6005,6008,6009,262390,6010,6009,1,131321,6011,131320,6011,327856,
267,6012,6007,213,262394,6012,6013,6010,131320,6013,327812,261,6014,5991,140,327808,
261,6015,6014,5999,327812,261,6016,6015,213,327808,261,6017,6016,6007,327812,261,
6018,6017,150,262205,261,6019,10,327808,261,6020,6018,6019,393281,452,6021,5989,
308,6020,393277,301,6022,6021,34,16,196670,5767,6022,327812,261,6023,451,6007,
327745,279,6024,5767,282,262205,278,6025,6024,458817,522,6026,6,5991,5999,6023,
262205,278,6027,6026,327809,278,6028,6027,6025,196670,6026,6028,327808,261,6029,6023,
284,327745,279,6030,5767,284,262205,278,6031,6030,458817,522,6032,6,5991,5999,
6029,262205,278,6033,6032,327809,278,6034,6033,6031,196670,6032,6034,327808,261,6035,
6023,273,327745,279,6036,5767,273,262205,278,6037,6036,458817,522,6038,6,5991,
5999,6035,262205,278,6039,6038,327809,278,6040,6039,6037,196670,6038,6040,327808,261,
6041,6023,281,327745,279,6042,5767,281,262205,278,6043,6042,458817,522,6044,6,
5991,5999,6041,262205,278,6045,6044,327809,278,6046,6045,6043,196670,6044,6046,131321,
6009,131320,6009,327808,261,6008,6007,309,131321,6006,131320,6010,131321,6001,131320,6001,
327808,261,6000,5999,309,131321,5998,131320,6002,131321,5993,131320,5993,327808,261,5992,
5991,309,131321,5990,131320,5994,131321,5925,131320,5925,131321,5918,131320,5918,327808,261,
5917,5916,309,131321,5915,131320,5919,131326,319,65592,327734,267,114,0,303,196663,
268,115,196663,272,116,196663,262,117,131320,6047,262203,264,6048,7,262203,264,
6049,7,262203,449,6050,7,262203,264,6051,7,262203,264,6052,7,262203,264,
6053,7,262203,264,6054,7,262203,264,6055,7,262203,264,6056,7,262203,264,
6057,7,262203,264,6058,7,262203,268,6059,7,262203,262,6060,7,262203,268,
6061,7,262203,262,6062,7,262203,268,6063,7,262203,262,6064,7,262203,268,
6065,7,262203,262,6066,7,262203,268,6067,7,262203,262,6068,7,327745,265,
6069,115,308,262205,34,6070,6069,327761,261,6071,6070,1,327761,261,6072,6070,
3,393281,262,6073,116,308,308,262205,261,6074,6073,196855,6075,0,262394,315,
6076,6077,131320,6076,131321,6078,131320,6078,131321,6079,131320,6079,131321,6075,131320,6077,
327812,261,6080,6074,6072,131321,6075,131320,6075,458997,261,6081,282,6079,6071,6077,
458997,261,6082,6074,6079,6080,6077,458997,261,6083,284,6079,6072,6077,262205,37,
6084,115,327761,261,6085,6084,2,327761,261,6086,6084,6,327761,267,6087,6084,
7,196855,6088,0,262394,6087,6089,6090,131320,6089,131321,6088,131320,6090,327812,261,
6091,6074,6085,131321,6088,131320,6088,458997,261,6092,6082,6089,6091,6090,262312,267,
6093,6087,196855,6094,0,262394,6093,6095,6094,131320,6095,327850,267,6096,6085,282,
131321,6094,131320,6094,458997,267,6097,6093,6088,6096,6095,196855,6098,0,262394,6097,
6099,6098,131320,6099,327852,267,6100,6086,284,196855,6101,0,262394,6100,6102,6103,
131320,6102,327817,261,6104,6074,6086,327814,261,6105,6074,6086,327812,261,6106,6105,
6083,196670,6061,6084,196670,6062,6104,393273,37,6107,38,6061,6062,196670,6063,6107,
196670,6064,6106,393273,261,6108,48,6063,6064,327812,261,6109,6108,6086,327808,261,
6110,6109,6104,196670,6065,6084,196670,6066,6110,393273,261,6111,45,6065,6066,131321,
6101,131320,6103,196670,6067,6084,196670,6068,6082,393273,261,6112,48,6067,6068,131321,
6101,131320,6101,458997,261,6113,6111,6102,6112,6103,131321,6098,131320,6098,458997,261,
6114,6092,6094,6113,6101,196855,6115,0,262394,218,6116,6117,131320,6116,262205,37,
6118,115,327761,34,6119,6118,0,327761,261,6120,6119,0,327761,261,6121,6119,
2,327761,261,6122,6119,3,327761,261,6123,6118,2,327761,261,6124,6118,3,
327761,267,6125,6118,7,262205,44,6126,116,327761,35,6127,6126,0,327761,261,
6128,6127,0,327761,261,6129,6127,2,327761,261,6130,6126,1,262205,261,6131,
117,327852,267,6132,6123,282,196855,6133,0,262394,6132,6134,6135,131320,6134,131321,
6133,131320,6135,131321,6133,131320,6133,458997,261,6136,6120,6134,6124,6135,327856,267,
6137,6128,6136,327847,267,6138,6125,6137,196855,6139,0,262394,6138,6140,6141,131320,
6140,327814,261,6142,6130,6121,327808,261,6143,6129,6142,131321,6139,131320,6141,196855,
6144,0,262394,6125,6145,6146,131320,6145,196855,6147,0,262394,6132,6148,6149,131320,
6148,131321,6147,131320,6149,131321,6147,131320,6147,458997,261,6150,6120,6148,6124,6149,
196855,6151,0,262394,315,6152,6153,131320,6152,131321,6154,131320,6154,131321,6155,131320,
6155,131321,6151,131320,6153,327812,261,6156,6150,6122,131321,6151,131320,6151,458997,261,
6157,6150,6155,6156,6153,327808,261,6158,6157,6131,131321,6144,131320,6146,196670,6059,
6118,196670,6060,6131,393273,261,6159,45,6059,6060,327846,267,6160,6132,6125,196855,
6161,0,262394,6160,6162,6163,131320,6162,131321,6161,131320,6163,327812,261,6164,273,
6159,327850,267,6165,6130,282,393385,261,6166,6165,284,282,327808,261,6167,6164,
6166,131321,6161,131320,6161,458997,261,6168,6159,6162,6167,6163,131321,6144,131320,6144,
458997,261,6169,6158,6151,6168,6161,131321,6139,131320,6139,458997,261,6170,6143,6140,
6169,6144,131321,6115,131320,6117,262205,37,6171,115,327761,261,6172,6171,1,327761,
261,6173,6171,2,327761,261,6174,6171,3,327761,261,6175,6171,6,327761,36,
6176,6171,8,327761,261,6177,6176,0,327850,267,6178,6173,282,196855,6179,0,
262394,6178,6180,6179,131320,6180,327852,267,6181,6175,284,196855,6182,0,262394,6181,
6183,6184,131320,6183,131321,6182,131320,6184,131321,6182,131320,6182,458997,261,6185,6172,
6183,6177,6184,327856,267,6186,6185,6174,131321,6179,131320,6179,458997,267,6187,6178,
6117,6186,6182,393385,261,6188,6187,6114,6074,131321,6115,131320,6115,458997,261,6189,
6170,6139,6188,6179,393281,506,6190,4,308,309,327745,333,6191,6190,282,262205,
261,6192,6191,327745,333,6193,6190,284,262205,261,6194,6193,327760,263,6195,6192,
6194,196670,6055,6195,196670,6056,517,327745,262,6196,6055,282,262205,261,6197,6196,
327745,262,6198,6056,282,262205,261,6199,6198,327829,127,6200,6197,6199,327761,261,
6201,6200,1,327761,261,6202,6200,0,327745,262,6203,6055,284,262205,261,6204,
6203,327745,262,6205,6056,284,262205,261,6206,6205,327808,261,6207,6204,6206,327808,
261,6208,6207,6201,327760,263,6209,6202,6208,327831,127,6210,6189,518,327761,261,
6211,6210,0,327761,261,6212,6210,1,393228,307,6213,1,75,284,262268,261,
6214,6213,327850,267,6215,6214,282,196855,6216,0,262394,6215,6217,6218,131320,6217,
327760,263,6219,6211,6212,131321,6216,131320,6218,327876,261,6220,6211,6214,327876,261,
6221,6212,6214,327810,261,6222,320,6214,327874,261,6223,6211,6222,327877,261,6224,
6221,6223,327760,263,6225,6220,6224,131321,6216,131320,6216,458997,263,6226,6219,6217,
6225,6218,196670,6057,6209,196670,6058,6226,327745,262,6227,6057,282,262205,261,6228,
6227,327745,262,6229,6058,282,262205,261,6230,6229,327829,127,6231,6228,6230,327761,
261,6232,6231,1,327761,261,6233,6231,0,327745,262,6234,6057,284,262205,261,
6235,6234,327745,262,6236,6058,284,262205,261,6237,6236,327808,261,6238,6235,6237,
327808,261,6239,6238,6232,327760,263,6240,6233,6239,262268,300,6241,6240,262268,302,
6242,6195,327745,262,6243,116,309,262205,261,6244,6243,327852,267,6245,6244,282,
196855,6246,0,262394,6245,6247,6246,131320,6247,196855,6248,0,262394,536,6249,6248,
131320,6249,262205,44,6250,116,327761,35,6251,6250,0,327761,261,6252,6251,0,
327761,261,6253,6250,1,262205,261,6254,117,262205,261,6255,10,327850,267,6256,
6255,282,196855,6257,0,262394,6256,6258,6257,131320,6258,131321,6259,131320,6259,458997,
261,6260,282,6258,6261,6262,458997,261,6263,282,6258,6264,6262,262390,6265,6262,
0,131321,6266,131320,6266,393281,333,6267,4,308,310,262205,261,6268,6267,327856,
267,6269,6260,6268,262394,6269,6270,6265,131320,6270,393281,513,6271,6242,308,6114,
393443,261,6264,6271,313,535,327854,267,6272,6264,6253,262312,267,6273,6272,196855,
6274,0,262394,6273,6275,6274,131320,6275,196670,6053,6195,196670,6054,529,327745,262,
6276,6053,282,262205,261,6277,6276,327745,262,6278,6054,282,262205,261,6279,6278,
327829,127,6280,6277,6279,327761,261,6281,6280,1,327761,261,6282,6280,0,327745,
262,6283,6053,284,262205,261,6284,6283,327745,262,6285,6054,284,262205,261,6286,
6285,327808,261,6287,6284,6286,327808,261,6288,6287,6281,327760,263,6289,6282,6288,
262268,305,6290,6289,327745,513,6291,6290,308,393443,261,6292,6291,313,282,327851,
267,6293,6292,282,131321,6274,131320,6274,458997,267,6294,6272,6270,6293,6275,196855,
6295,0,262394,6294,6296,6295,131320,6296,131321,6265,131320,6295,131321,6262,131320,6262,
327808,261,6261,6260,309,131321,6259,131320,6265,458997,261,6297,6263,6266,6264,6296,
327742,31,6297,40,273,393277,261,6298,31,48,273,327851,267,6299,6298,6253,
196855,6300,0,262394,6299,6301,6300,131320,6301,393277,261,6302,31,48,273,327856,
267,6303,6302,6253,393385,261,6304,6303,284,273,393277,261,6305,31,48,273,
196670,6051,6195,196670,6052,529,327745,262,6306,6051,282,262205,261,6307,6306,327745,
262,6308,6052,282,262205,261,6309,6308,327829,127,6310,6307,6309,327761,261,6311,
6310,1,327761,261,6312,6310,0,327745,262,6313,6051,284,262205,261,6314,6313,
327745,262,6315,6052,284,262205,261,6316,6315,327808,261,6317,6314,6316,327808,261,
6318,6317,6311,327760,263,6319,6312,6318,262268,305,6320,6319,327745,513,6321,6320,
308,590054,261,6322,6321,313,282,282,6304,282,327850,267,6323,6322,282,196855,
6324,0,262394,6323,6325,6324,131320,6325,327745,513,6326,6320,309,327742,6326,6252,
34,4,327745,513,6327,6320,310,327742,6327,6254,34,4,327745,513,6328,6320,
311,327742,6328,6253,34,4,327745,513,6329,6320,312,327742,6329,6305,34,4,
131321,6324,131320,6324,131321,6300,131320,6300,131321,6257,131320,6257,262368,273,514,519,
393277,261,6330,31,48,273,327851,267,6331,6330,6253,131321,6248,131320,6248,458997,
267,6332,536,6247,6331,6257,196855,6333,0,262394,6332,6334,6333,131320,6334,131326,
315,131320,6333,131321,6335,131320,6335,458997,261,6336,282,6333,6337,6338,262390,6339,
6338,1,131321,6340,131320,6340,327856,267,6341,6336,139,262394,6341,6342,6339,131320,
6342,131321,6343,131320,6343,458997,261,6344,282,6342,6345,6346,262390,6347,6346,1,
131321,6348,131320,6348,327856,267,6349,6344,140,262394,6349,6350,6347,131320,6350,131321,
6351,131320,6351,458997,261,6352,282,6350,6353,6354,262390,6355,6354,1,131321,6356,
131320,6356,327856,267,6357,6352,213,262394,6357,6358,6355,131320,6358,327812,261,6359,
6336,140,327808,261,6360,6359,6344,327812,261,6361,6360,213,327808,261,6362,6361,
6352,327812,261,6363,6362,150,262205,261,6364,10,327808,261,6365,6363,6364,393281,
452,6366,6241,308,6365,393277,301,6367,6366,34,16,196670,6050,6367,327812,261,
6368,451,6352,327745,279,6369,6050,282,262205,278,6370,6369,458817,522,6371,6,
6336,6344,6368,262205,278,6372,6371,327809,278,6373,6372,6370,196670,6371,6373,327808,
261,6374,6368,284,327745,279,6375,6050,284,262205,278,6376,6375,458817,522,6377,
6,6336,6344,6374,262205,278,6378,6377,327809,278,6379,6378,6376,196670,6377,6379,
327808,261,6380,6368,273,327745,279,6381,6050,273,262205,278,6382,6381,458817,522,
6383,6,6336,6344,6380,262205,278,6384,6383,327809,278,6385,6384,6382,196670,6383,
6385,327808,261,6386,6368,281,327745,279,6387,6050,281,262205,278,6388,6387,458817,
522,6389,6,6336,6344,6386,262205,278,6390,6389,327809,278,6391,6390,6388,196670,
6389,6391,131321,6354,131320,6354,327808,261,6353,6352,309,131321,6351,131320,6355,131321,
6346,131320,6346,327808,261,6345,6344,309,131321,6343,131320,6347,131321,6338,131320,6338,
327808,261,6337,6336,309,131321,6335,131320,6339,131321,6246,131320,6246,327745,262,6392,
116,310,262205,261,6393,6392,327856,267,6394,6393,6081,196855,6395,0,262394,6394,
6396,6395,131320,6396,131321,6397,131320,6397,458997,261,6398,282,6396,6399,6400,262390,
6401,6400,1,131321,6402,131320,6402,327856,267,6403,6398,139,262394,6403,6404,6401,
131320,6404,131321,6405,131320,6405,458997,261,6406,282,6404,6407,6408,262390,6409,6408,
1,131321,6410,131320,6410,327856,267,6411,6406,140,262394,6411,6412,6409,131320,6412,
131321,6413,131320,6413,458997,261,6414,282,6412,6415,6416,262390,6417,6416,1,131321,
6418,131320,6418,327856,267,6419,6414,213,262394,6419,6420,6417,131320,6420,327812,261,
6421,6398,140,327808,261,6422,6421,6406,327812,261,6423,6422,213,327808,261,6424,
6423,6414,327812,261,6425,6424,150,262205,261,6426,10,327808,261,6427,6425,6426,
327812,261,6428,451,6414,458817,522,6429,6,6398,6406,6428,262205,278,6430,6429,
327808,261,6431,6428,284,458817,522,6432,6,6398,6406,6431,262205,278,6433,6432,
327808,261,6434,6428,273,458817,522,6435,6,6398,6406,6434,262205,278,6436,6435,
327808,261,6437,6428,281,458817,522,6438,6,6398,6406,6437,262205,278,6439,6438,
458832,301,6440,6430,6433,6436,6439,393281,452,6441,6241,308,6427,327742,6441,6440,
34,16,131321,6416,131320,6416,327808,261,6415,6414,309,131321,6413,131320,6417,131321,
6408,131320,6408,327808,261,6407,6406,309,131321,6405,131320,6409,131321,6400,131320,6400,
327808,261,6399,6398,309,131321,6397,131320,6401,196855,6442,0,262394,537,6443,6442,
131320,6443,262205,44,6444,116,327761,35,6445,6444,0,327761,261,6446,6445,0,
327761,261,6447,6444,1,327761,261,6448,6444,2,262205,261,6449,117,262368,273,
514,519,262205,261,6450,10,327850,267,6451,6450,282,196855,6452,0,262394,6451,
6453,6452,131320,6453,393281,513,6454,6242,308,6114,327810,261,6455,6448,6447,458986,
261,6456,6454,313,524,6455,327851,267,6457,6456,6447,196855,6458,0,262394,6457,
6459,6458,131320,6459,196670,6048,6195,196670,6049,529,327745,262,6460,6048,282,262205,
261,6461,6460,327745,262,6462,6049,282,262205,261,6463,6462,327829,127,6464,6461,
6463,327761,261,6465,6464,1,327761,261,6466,6464,0,327745,262,6467,6048,284,
262205,261,6468,6467,327745,262,6469,6049,284,262205,261,6470,6469,327808,261,6471,
6468,6470,327808,261,6472,6471,6465,327760,263,6473,6466,6472,262268,305,6474,6473,
327745,513,6475,6474,308,590054,261,6476,6475,313,282,282,273,282,327850,267,
6477,6476,282,196855,6478,0,262394,6477,6479,6478,131320,6479,327745,513,6480,6474,
309,327742,6480,6446,34,4,327745,513,6481,6474,310,327742,6481,6449,34,4,
327745,513,6482,6474,311,327742,6482,6447,34,4,327745,513,6483,6474,312,327742,
6483,6456,34,4,131321,6478,131320,6478,131321,6458,131320,6458,131321,6452,131320,6452,
131321,6442,131320,6442,131326,315,131320,6395,196855,6484,0,262394,538,6485,6484,131320,
6485,262205,261,6486,10,327850,267,6487,6486,282,131321,6484,131320,6484,458997,267,
6488,538,6395,6487,6485,196855,6489,0,262394,6488,6490,6489,131320,6490,393281,513,
6491,6242,308,6114,327908,6491,313,282,282,131321,6489,131320,6489,131326,319,65592,
327734,267,118,0,303,196663,268,119,196663,272,120,196663,262,121,131320,6492,
262203,268,219,7,262203,272,220,7,262203,262,221,7,262203,268,222,7,
262203,272,223,7,262203,262,224,7,262312,267,6493,541,196855,6494,0,262394,
6493,6495,6494,131320,6495,262205,44,6496,120,327761,35,6497,6496,0,327761,261,
6498,6497,1,327761,261,6499,6496,1,327761,261,6500,6496,2,327850,267,6501,
6499,282,196855,6502,0,262394,6501,6503,6502,131320,6503,327850,267,6504,6500,6498,
131321,6502,131320,6502,458997,267,6505,6501,6495,6504,6503,131321,6494,131320,6494,458997,
267,6506,541,6492,6505,6502,196855,6507,0,262394,6506,6508,6507,131320,6508,131326,
319,131320,6507,196855,6509,0,262394,218,6510,6509,131320,6510,262312,267,6511,542,
196855,6512,0,262394,6511,6513,6512,131320,6513,393281,262,6514,120,308,308,262205,
261,6515,6514,262205,37,6516,119,327761,34,6517,6516,0,327761,261,6518,6517,
0,327761,261,6519,6516,2,327761,261,6520,6516,3,327852,267,6521,6519,282,
196855,6522,0,262394,6521,6523,6524,131320,6523,131321,6522,131320,6524,131321,6522,131320,
6522,458997,261,6525,6518,6523,6520,6524,327854,267,6526,6515,6525,131321,6512,131320,
6512,458997,267,6527,542,6510,6526,6522,131321,6509,131320,6509,458997,267,6528,218,
6507,6527,6512,327846,267,6529,543,6528,196855,6530,0,262394,6529,6531,6532,131320,
6531,262205,37,6533,119,196670,219,6533,262205,44,6534,120,196670,220,6534,262205,
261,6535,121,196670,221,6535,458809,267,6536,114,219,220,221,131321,6530,131320,
6532,262205,37,6537,119,196670,222,6537,262205,44,6538,120,196670,223,6538,262205,
261,6539,121,196670,224,6539,458809,267,6540,106,222,223,224,131321,6530,131320,
6530,458997,267,6541,6536,6531,6540,6532,131326,6541,65592,327734,267,122,0,306,
196663,268,123,196663,277,124,196663,272,125,196663,262,126,131320,6542,262203,268,
226,7,262203,271,227,7,262203,277,228,7,262203,272,229,7,262203,268,
230,7,262203,272,231,7,262203,262,232,7,196855,6543,0,262394,225,6544,
6543,131320,6544,262205,37,6545,123,196670,226,6545,327745,271,6546,125,308,262205,
35,6547,6546,196670,227,6547,393273,267,6548,110,226,227,131326,6548,131320,6543,
262205,51,6549,124,196670,228,6549,262205,44,6550,125,196670,229,6550,393273,259,
6551,70,228,229,267200,263,6552,284,327745,388,6553,29,284,196670,6553,6552,
267200,263,6554,281,327745,388,6555,30,284,196670,6555,6554,262205,37,6556,123,
196670,230,6556,262205,44,6557,125,196670,231,6557,262205,261,6558,126,196670,232,
6558,458809,267,6559,118,230,231,232,131326,6559,65592
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced: source fd7b80a06593af13, glslang 16.6.0, spirv-tools v2026.4, 144332 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced[] = {
0,0,0,0,1026,1,128,1027,10,0,1041,8,1,327,1050,39,
7,345,64,393268,261,139,134,345,1100,5,1,320,1106,9,13,151,
340,140,262172,153,151,139,262176,154,6,153,262203,154,1128,9,0,1141,
15,1,156,1157,5,16,157,132,156,345,458804,261,329,169,141,157,
327,393268,261,338,134,329,1178,5,1,338,1184,7,12,339,2176,262172,
341,287,339,262176,342,4,341,262203,342,1203,31,22,343,134,327,61,
393268,261,347,132,343,345,458804,261,348,169,145,347,327,393268,261,349,
134,348,1256,5,6,349,284,262187,261,361,1088,1267,14,1,350,1282,
5,11,350,262172,352,350,273,262176,353,6,352,262203,353,1298,7,13,
354,285,140,262172,357,354,273,262176,358,6,357,262203,358,1318,24,1,
359,1343,8,5,359,290,393268,261,360,1356,5,7,362,170,360,282,
393268,261,364,1368,5,21,365,169,362,364,282,458804,261,367,169,145,
345,327,393268,261,155,134,367,290,393268,261,368,1394,5,7,369,170,
368,282,393268,261,374,1406,5,3,375,169,369,1363,5,8,132,365,
375,393268,267,377,171,376,1427,6,12,378,169,158,282,365,458804,261,
159,169,377,365,378,1445,19,4,1024,393268,261,379,1468,7,1,379,
1476,37,1,380,1514,5,3,381,130,380,1522,5,12,381,150,262172,
385,261,161,262176,390,6,385,262203,390,1539,43,9,391,287,161,262176,
392,6,391,262203,392,1591,32,12,393,169,158,282,375,458804,261,165,
169,377,375,393,1635,12,3,393268,261,400,1468,5,3,411,170,400,
1662,26,1,401,1514,5,3,406,130,401,1697,5,12,406,150,262172,
409,261,166,262176,410,6,409,262203,410,1714,7,9,413,287,166,262176,
414,6,413,262203,414,1730,10,1,415,1741,7,1,415,1749,20,1,
416,1770,7,1,416,1778,404,4,36,393268,261,417,2186,7,1,417,
2194,16,1,320,2211,5,18,320,203,393268,261,418,132,59,320,393268,
261,204,134,418,290,262187,261,549,9,2234,8,1,420,2243,5,3,
425,130,420,2251,5,1,425,2257,12,1,492,2270,5,1,492,2276,
84,0,2364,205,0,2573,5424,1,327,7998,344,1,327,8343,1244,1,
549,9588,26,6,497,1802,345,327812,261,498,9620,5,5,497,498,327814,
261,499,9630,5,2,499,320,9637,4804,1,327,14442,1699,1,384,16142,
196,1,384,16339,752,1,384,17092,1306,1,384,18399,196,1,384,18596,
538,1,345,19135,136,1,320,19272,462,1,384,19735,318,1,345,20054,
97,1,320,20152,1231,1,384,21384,196,1,384,21581,669,1,345,22251,
142,1,320,22394,491,1,384,22886,482,1,345,23369,136,1,320,23506,
1365,1,384,24872,196,1,384,25069,705,1,384,25775,209,1,345,25985,
136,1,320,26122,1047,1,327,27170,2616,1,515,29787,240,21,500,5494,
345,327812,261,502,5478,59,327808,261,518,500,502,327812,261,5498,518,327,
327814,261,1803,30048,5,2,1803,320,30055,40,1,320,30096,959,1,515,
31056,1583,1,515,32640,1389,1,515,34030,2077,0
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced: source 7c11b8a44a51e7d7, glslang 16.6.0, spirv-tools v2026.4, 144332 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced[] = {
0,0,0,0,700,5,8,262194,261,60,8,705,14,1,8,720,
305,2,328,16,1027,6,4,151,132,328,137,1041,8,1,320,1050,
37,5,393268,261,139,134,290,1100,5,1,328,1106,9,13,153,340,
140,262172,154,153,139,262176,156,6,154,262203,156,1128,9,6,458804,261,
157,169,141,328,1147,5,26,157,290,393268,261,329,134,328,59,393268,
261,338,132,329,328,458804,261,341,169,141,338,328,393268,261,342,134,
341,1178,5,1,342,1184,7,12,327,160,262172,343,287,327,262176,346,
4,343,262203,346,1203,18,4,347,169,145,328,1225,5,26,347,290,
393268,261,348,134,320,61,393268,261,349,132,348,328,458804,261,350,169,
145,349,320,393268,261,352,134,350,1256,5,6,352,284,262187,261,339,
48,1267,11,4,328,60,262172,353,1282,5,11,353,262172,354,353,273,
262176,356,6,354,262203,356,1298,7,13,357,285,140,262172,358,357,273,
262176,359,6,358,262203,359,1318,21,17,128,458804,261,360,169,141,328,
328,393268,261,152,134,360,290,393268,261,361,1356,5,7,362,170,361,
282,393268,261,364,1368,5,21,365,169,362,364,282,458804,261,367,169,
145,328,320,393268,261,155,134,367,290,393268,261,368,1394,5,7,369,
170,368,282,393268,261,374,1406,5,3,375,169,369,1363,5,8,132,
365,375,393268,267,377,171,376,1427,6,12,378,169,158,282,365,458804,
261,159,169,377,365,378,1445,16,5,393268,261,379,137,320,1470,5,
1,379,1476,37,9,380,128,320,150,393268,261,381,130,380,1522,5,
12,381,150,262172,384,261,161,262176,385,6,384,262203,385,1539,43,9,
390,287,161,262176,391,6,390,262203,391,1591,32,12,392,169,158,282,
375,458804,261,165,169,377,375,392,1635,14,7,345,64,393268,261,393,
137,345,1656,5,1,393,1662,26,9,400,128,345,150,393268,261,401,
130,400,1697,5,12,401,150,262172,406,261,166,262176,409,6,406,262203,
409,1714,7,9,410,287,166,262176,413,6,410,262203,413,1730,10,1,
414,1741,7,1,414,1749,20,1,415,1770,7,1,415,1778,135,1,
416,1914,9,1,416,1924,258,4,20,393268,261,417,2186,7,1,417,
2194,16,1,328,2211,5,18,328,203,393268,261,418,132,59,328,393268,
261,204,134,418,290,262187,261,514,5,2234,5,4,451,393268,261,420,
2243,5,3,425,130,420,2251,5,1,425,2257,12,1,446,2270,5,
1,446,2276,67,0,2347,14,1,2048,2362,6,1,492,2369,5,3,
497,134,492,2377,5,1,497,2383,656,7,1432,644,328,327817,261,1433,
644,7567,19,7,662,1436,233,327817,261,663,1436,3072,32,1,1436,3105,
778,1,1436,3884,410,1,1436,4295,261,1,1436,4557,956,1,1436,5514,
262,1,1436,5777,193,1,1436,5971,341,1,1436,6313,213,1,1436,6527,
350,1,1436,6878,201,1,1436,7080,368,1,1436,7449,111,24,498,1430,
151,327817,261,499,1430,151,327850,267,500,499,282,393385,261,502,500,282,
284,327808,261,520,498,502,7584,88,1,520,7673,21,1,520,7695,17,
1,520,7713,227,1,328,7941,56,1,320,7998,161,1,328,8160,182,
1,320,8343,1244,1,514,9588,26,6,521,1802,290,327812,261,657,9620,
5,5,521,657,327814,261,658,9630,5,2,658,328,9637,4222,3,659,
2550,328,13862,6,15,659,327745,262,660,71,309,262205,261,661,660,327812,
261,2555,661,328,13883,267,1,328,14151,290,1,320,14442,247,1,328,
14690,546,1,320,15237,102,3,2838,2821,328,15342,6,5,2839,2805,2799,
2838,2808,15445,9,0,15362,33,0,15870,6,0,15401,30,3,1803,2837,
320,15434,6,14,1804,386,2796,1803,2834,196855,4439,0,262394,1804,1806,4439,
131320,1806,15454,8,1,1806,15463,209,3,4482,2864,328,24405,21,1,2787,
24427,8,1,2881,24436,17,1,2882,24454,6,0,15730,14,2,4493,2505,
24476,8,1,2505,24485,18,1,2505,24504,8,1,2505,24513,18,1,2505,
24532,8,1,2505,24541,18,1,2505,24560,8,1,2505,24569,26,1,2787,
24596,8,0,15874,18,0,24622,85,9,2501,4535,196670,2502,4534,327745,262,
4536,2501,24716,8,1,2502,24725,23,1,2501,24749,8,1,2502,24758,111,
3,3951,4569,345,24872,6,5,3952,411,4561,3951,4566,21500,9,0,24892,
62,1,2503,24955,5,1,2503,24961,15,9,328,131321,3953,131320,3953,458997,
267,4589,3952,24985,81,3,2551,4603,345,25069,6,4,2553,411,4562,2551,
25079,5,3,2553,3970,4606,21599,61,1,4553,21661,37,7,2499,4553,327737,
261,3992,64,2499,21705,31,1,4553,21737,75,1,2500,21813,6,3,4649,
3993,328,25310,30,1,4010,25341,17,1,4011,25359,6,0,21877,14,2,
4660,2500,25381,8,1,2500,25390,18,1,2500,25409,8,1,2500,25418,18,
1,2500,25437,8,1,2500,25446,18,1,2500,25465,8,1,2500,25474,51,
0,16795,112,1,320,16908,181,3,3239,3145,345,17092,6,5,3240,411,
3139,3239,3142,17610,9,0,17112,5,1,2554,17118,5,2,339,2554,17125,
78,3,3241,131320,3241,17206,287,1,320,17494,102,3,3255,3238,328,17599,
6,5,3256,3222,3216,3255,3225,17702,9,0,17619,33,0,18127,6,0,
17658,30,3,2822,3254,320,17691,6,5,2823,386,3213,2822,3251,15353,9,
0,17711,8,1,2825,17720,211,1,328,17932,195,3,2824,131320,2824,18130,
196,24,3916,282,3342,3917,3918,262390,2883,3918,1,131321,2884,131320,2884,327856,
267,2885,3916,166,262394,2885,2886,2883,131320,2886,18350,5,4,3928,3380,131320,
3928,21344,10,28,2887,411,196855,3935,0,262394,2887,3937,3935,131320,3937,262205,
261,2888,10,327812,261,2889,3916,150,327808,261,3950,2888,2889,327856,267,2890,
21487,8,5,4571,411,3928,2890,3937,24883,5,2,3391,4572,18417,30,2,
3944,3916,18449,7,9,3945,282,3397,3944,3398,327808,261,3946,3395,21450,12,
0,18477,5,4,3916,327737,261,2891,18486,8,10,2892,3948,3396,2891,3394,
327856,267,2893,2892,328,24977,6,4,3407,4571,3935,2893,18514,20,0,21519,
10,1,3411,21530,12,0,18557,26,13,2894,3916,150,327808,261,2895,3419,
2894,327856,267,3422,2895,345,18596,21,0,25090,7,1,3425,25098,49,2,
2896,3916,25149,7,24,2897,282,4621,2896,4622,327808,261,2898,4619,2897,327817,
261,2899,2898,155,327812,261,2900,2899,290,327808,261,4628,2900,25180,6,7,
2487,3916,327737,261,4629,64,2487,25193,30,2,2901,3916,25225,7,19,2902,
282,4633,2901,4634,327808,261,2903,4631,2902,327817,261,2904,2903,155,327812,261,
4639,2904,25251,49,1,2488,25301,6,3,4012,4630,328,21822,28,22,2905,
4018,4647,393281,398,2906,4016,308,2905,393277,397,2907,2906,2,2,262257,261,
2908,2907,196670,4648,2908,21872,5,0,25365,14,0,18906,119,0,22010,5,
0,19030,10,0,22025,9,3,3370,131320,2883,19052,5,0,23291,7,1,
3168,23299,69,1,290,23369,70,1,2486,23440,65,1,328,23506,56,3,
3559,339,4328,19331,21,1,4322,19353,35,1,4308,19389,27,0,23650,26,
0,19442,108,1,320,19551,181,3,3784,3627,345,19735,6,5,3785,411,
3621,3784,3624,20595,9,0,19755,5,1,2909,19761,5,2,339,2909,19768,
78,3,3786,131320,3786,19849,204,1,290,20054,97,1,328,20152,22,1,
339,20175,303,1,320,20479,102,3,3800,3783,328,20584,6,5,3801,3767,
3761,3800,3770,20687,9,0,20604,33,0,21112,6,0,20643,30,3,2910,
3799,320,20676,6,14,2911,386,3758,2910,3796,196855,2912,0,262394,2911,2913,
2912,131320,2913,20696,8,1,2913,20705,211,1,328,20917,195,3,2912,131320,
2912,21115,196,17,3371,282,3887,3372,3373,262390,3919,3373,1,131321,2914,131320,
2914,327856,267,3921,3371,21328,18,0,18361,37,1,345,18399,8,1,3924,
18408,7,30,2915,3390,131320,2915,196855,2916,0,262394,145,2917,2918,131320,2917,
262205,261,2919,10,196855,2920,0,262394,408,2921,2922,131320,2921,131321,2920,131320,
2922,18445,6,14,2920,131320,2920,458997,261,3400,282,2921,3399,2922,327808,261,
3401,2919,18465,12,27,2916,131320,2918,196670,2478,3371,327737,261,2923,64,2478,
131321,2916,131320,2916,458997,261,2924,3403,2920,2923,2918,327856,267,3406,2924,328,
18504,6,22,2925,3389,3383,3406,2916,196855,2926,0,262394,2925,2927,2926,131320,
2927,262205,263,2928,23,262268,404,2929,2928,18532,12,1,2929,18545,12,3,
2926,131320,2926,21545,6,14,2930,411,196855,2931,0,262394,2930,2932,2931,131320,
2932,262205,261,2933,18580,9,27,2933,3420,327856,267,2934,3421,345,131321,2931,
131320,2931,458997,267,2935,411,3925,2934,2932,196855,2936,0,262394,2935,2937,2936,
131320,2937,18616,8,1,2937,18625,88,1,2474,18714,5,1,2474,18720,107,
1,2475,18828,8,1,328,18837,69,0,21891,119,0,19025,5,5,4047,
131321,2936,131320,2936,22020,5,0,19040,9,0,22034,216,1,290,22251,142,
1,328,22394,57,1,339,22452,249,1,320,22702,183,1,345,22886,31,
1,339,22918,373,0,19057,7,1,4254,19065,69,1,290,19135,70,1,
2471,19206,65,1,328,19272,56,3,4329,339,3558,23565,21,1,3552,23587,
35,1,3538,23623,27,0,19416,26,0,23676,33,1,328,23710,256,1,
320,23967,196,1,320,24164,12,6,2938,0,262394,4438,4440,2938,24182,220,
57,2939,4463,4351,196855,2940,0,262394,2939,2941,2940,131320,2941,262205,263,2942,
16,262268,396,2943,2942,327745,335,2944,15,4386,262205,261,2945,2944,327808,261,
2946,2945,4480,393281,398,2947,2943,308,2946,393277,397,2948,2947,2,2,262257,
261,2949,2948,196670,4481,2949,131321,2940,131320,2940,24459,15,129,2950,2467,308,
262205,261,2951,2950,327745,262,2952,2467,309,262205,261,2953,2952,327876,261,2954,
2953,399,327877,261,2955,2951,2954,327745,262,2956,2467,310,262205,261,2957,2956,
327745,262,2958,2467,311,262205,261,2959,2958,327876,261,2960,2959,399,327877,261,
2961,2957,2960,327745,262,2962,2467,312,262205,261,2963,2962,327745,262,2964,2467,
313,262205,261,2965,2964,327876,261,2966,2965,399,327877,261,2967,2963,2966,327745,
262,2968,2467,317,262205,261,2969,2968,327745,262,2970,2467,318,262205,261,2971,
2970,327876,261,2972,2971,399,327877,261,2973,2969,2972,458832,287,2974,2955,2961,
2967,2973,327745,403,2975,17,4386,196670,2975,2974,131321,2938,131320,2938,24603,19,
170,2976,19,262205,261,2977,20,327831,127,2978,2976,2977,327761,261,2979,2978,
0,327761,261,2980,2978,1,196855,2981,0,262394,2575,2982,2983,131320,2982,327760,
263,2984,2979,2980,131321,2981,131320,2983,327876,261,2985,2979,2574,327876,261,2986,
2980,2574,327810,261,2987,320,2574,327874,261,2988,2979,2987,327877,261,2989,2986,
2988,327760,263,2990,2985,2989,131321,2981,131320,2981,458997,263,2991,2984,2982,2990,
2983,262205,263,2992,18,196670,2463,2992,196670,2464,2991,327745,262,2993,2463,282,
262205,261,2994,2993,327745,262,2995,2464,282,262205,261,2996,2995,327829,127,2997,
2994,2996,327761,261,2998,2997,1,327761,261,2999,2997,0,327745,262,3000,2463,
284,262205,261,3001,3000,327745,262,3002,2464,284,262205,261,3003,3002,327808,261,
3004,3001,3003,327808,261,3005,3004,2998,327760,263,3006,2999,3005,196670,23,3006,
262205,261,3007,19,327808,261,3008,3007,309,196670,19,16358,9,6,2981,3011,
3012,262390,3374,3012,18334,8,1,3010,18343,8,48,3013,0,262394,160,3379,
3014,131320,3379,327745,403,3015,24,3010,196670,3015,402,262312,267,3016,411,196855,
3017,0,262394,3016,3018,3017,131320,3018,262205,261,3019,10,327812,261,3020,3010,
150,327808,261,3021,3019,3020,327856,267,3022,3021,345,16463,5,164,267,3023,
411,3379,3022,3018,196855,3024,0,262394,3023,3025,3024,131320,3025,196855,3026,0,
262394,145,3027,3028,131320,3027,262205,261,3029,10,196855,3030,0,262394,408,3031,
3032,131320,3031,131321,3030,131320,3032,327812,261,3033,3010,150,131321,3030,131320,3030,
458997,261,3034,282,3031,3033,3032,327808,261,3035,3029,3034,327817,261,3036,3035,
155,327812,261,3037,3036,290,131321,3026,131320,3028,196670,2465,3010,327737,261,3038,
64,2465,131321,3026,131320,3026,458997,261,3039,3037,3030,3038,3028,327856,267,3040,
3039,4351,131321,3024,131320,3024,458997,267,3041,3023,3017,3040,3026,196855,3042,0,
262394,3041,3043,3042,131320,3043,262205,263,3044,23,262268,404,3045,3044,327745,335,
3046,22,3010,262205,261,3047,3046,393281,405,3048,3045,308,3047,393277,287,3049,
3048,2,16,196670,3015,3049,131321,3042,131320,3042,131321,3013,131320,3014,262312,267,
3050,411,16580,10,461,261,3053,10,327812,261,3054,3010,150,327808,261,3055,
3053,3054,327856,267,3056,3055,345,131321,3051,131320,3051,458997,267,3057,411,3014,
3056,3052,196855,3058,0,262394,3057,3059,3058,131320,3059,131321,3060,131320,3060,458997,
261,3061,282,3059,3062,3063,262390,3064,3063,1,131321,3065,131320,3065,327856,267,
3066,3061,290,262394,3066,3067,3064,131320,3067,196855,3068,0,262394,145,3069,3070,
131320,3069,262205,261,3071,10,196855,3072,0,262394,408,3073,3074,131320,3073,131321,
3072,131320,3074,327812,261,3075,3010,150,131321,3072,131320,3072,458997,261,3076,282,
3073,3075,3074,327808,261,3077,3071,3076,327817,261,3078,3077,155,327812,261,3079,
3078,290,327808,261,3080,3079,3061,131321,3068,131320,3070,196670,2461,3010,327737,261,
3081,64,2461,131321,3068,131320,3068,458997,261,3082,3080,3072,3081,3070,262205,261,
3083,10,196855,3084,0,262394,408,3085,3086,131320,3085,131321,3084,131320,3086,327812,
261,3146,3010,150,131321,3084,131320,3084,458997,261,3147,282,3085,3146,3086,327808,
261,3148,3083,3147,327817,261,3149,3148,155,327812,261,3150,3149,290,196855,3404,
0,262394,145,3405,3628,131320,3405,131321,3404,131320,3628,327808,261,3629,3150,3061,
262205,261,3630,21,458764,261,3631,1,38,3629,3630,327810,261,3632,3631,3150,
131321,3404,131320,3404,458997,261,3920,3061,3405,3632,3628,327745,262,3927,2462,3061,
196670,3927,282,327856,267,3929,3082,4351,196855,3930,0,262394,3929,3931,3930,131320,
3931,262205,263,3932,23,262268,396,3933,3932,327745,335,3934,22,3010,262205,261,
3936,3934,327808,261,3938,3936,3920,393281,398,3939,3933,308,3938,393277,397,3940,
3939,2,2,262257,261,3941,3940,196670,3927,3941,131321,3930,131320,3930,131321,3063,
131320,3063,327808,261,3062,3061,309,131321,3060,131320,3064,327745,262,3942,2462,308,
262205,261,3943,3942,327745,262,3949,2462,309,262205,261,3955,3949,327876,261,3956,
3955,399,327877,261,3961,3943,3956,327745,262,3962,2462,310,262205,261,3963,3962,
327745,262,3964,2462,311,262205,261,3965,3964,327876,261,3966,3965,399,327877,261,
3967,3963,3966,327745,262,3968,2462,312,262205,261,3969,3968,327745,262,4019,2462,
313,262205,261,4020,4019,327876,261,4021,4020,399,327877,261,4022,3969,4021,327745,
262,4570,2462,317,262205,261,4573,4570,327745,262,4604,2462,318,262205,261,4605,
4604,327876,261,4607,4605,399,327877,261,4623,4573,4607,458832,287,4624,3961,3967,
4022,4623,327745,403,4625,24,3010,196670,4625,4624,131321,3058,131320,3058,131321,3013,
131320,3013,16634,12,1,3374,25525,12,1,3374,25538,52,1,320,25591,183,
1,345,25775,31,1,339,25807,177,1,290,25985,136,1,328,26122,57,
1,339,26180,964,26,4626,4973,328,262205,261,4627,88,327808,261,4976,4626,
4627,327745,262,4635,90,310,262205,261,4636,4635,327812,261,4979,4636,320,27170,
2857,21,4637,5494,290,327812,261,4638,5478,59,327808,261,4974,4637,4638,327812,
261,5498,4974,320,327814,261,4975,30048,5,2,4975,328,30055,40,1,290,
30096,6011,0
};

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced: source 7dde71ba8546e05f, glslang 16.6.0, spirv-tools v2026.4, 101388 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced[] = {
0,0,0,0,921,2,68,128,923,8,1,68,932,9,1,68,
942,39,20,290,8,262187,261,345,64,262172,69,301,273,262172,91,69,
290,262176,92,6,91,262203,92,1001,6,30,262187,261,328,16,262176,363,
7,69,262187,261,98,33,262172,99,301,98,262172,100,99,328,262172,139,
100,273,262176,142,4,139,262203,142,1033,7,11,142,8,4,262187,261,
548,7,262176,143,6,278,1043,9,14,144,169,141,328,68,393268,261,
152,134,144,451,393268,261,146,1066,5,7,147,170,146,282,393268,261,
148,1078,5,4,149,169,147,148,1087,6,14,151,169,145,328,68,
393268,261,155,134,151,451,393268,261,153,1107,5,2,154,170,1127,5,
0,1119,5,16,157,169,154,156,282,393268,261,161,132,149,157,393268,
267,163,171,161,1140,5,2,163,149,1147,13,4,262187,261,167,512,
1160,34,2,262203,389,1204,35,9,168,287,273,262176,203,6,168,262203,
203,1248,34,2,163,157,1284,37,1,389,1322,7,1,203,1330,230,
0,1564,148,0,1716,5323,1,68,7040,56,1,68,7097,323,1,68,
7421,182,1,68,7604,1155,1,290,8760,29,1,273,8790,40,8,204,
201,290,327817,261,251,204,451,8838,7,3,213,205,451,8868,30,15,
327817,261,327,201,290,327817,261,206,202,273,327812,261,318,206,290,8933,
1948,1,290,10882,29,1,273,10912,128,1,68,11041,317,1,273,11359,
240,1,68,11600,297,1,273,11898,441,1,273,12340,50,1,167,12391,
192,1,167,12584,572,1,273,13157,50,1,167,13208,192,1,167,13401,
407,1,273,13809,33,1,167,13843,250,1,273,14094,33,1,167,14128,
487,1,273,14616,50,1,167,14667,192,1,167,14860,572,1,273,15433,
50,1,167,15484,192,1,167,15677,433,1,273,16111,20,15,327817,261,
1818,1810,290,327817,261,210,1811,273,327812,261,1817,210,290,16166,77,1,
273,16244,32,18,227,1830,290,327817,261,1839,227,451,327814,261,236,1831,
273,327812,261,1837,236,451,16314,87,1,290,16402,27,14,238,3563,290,
262394,238,239,3566,131320,239,327817,261,3146,3582,273,24781,15,81,5615,131320,
5475,327810,261,248,548,3563,131321,5615,131320,5615,458997,261,280,3563,5616,248,
5475,327814,261,283,3582,451,327817,261,285,3582,451,327814,261,295,280,451,
327817,261,298,280,451,393281,279,518,2486,295,298,262205,278,1812,518,393281,
279,1813,358,283,285,262205,278,1814,1813,458817,143,6389,6,280,283,285,
262205,278,1815,6389,524300,278,6391,1,50,1812,1814,1815,196670,6389,6391,16495,
76,1,273,16572,33,1,167,16606,250,1,273,16857,33,1,167,16891,
458,1,273,17350,50,1,167,17401,192,1,167,17594,572,1,273,18167,
50,1,167,18218,192,1,167,18411,403,1,273,18815,33,1,167,18849,
250,1,273,19100,33,1,167,19134,284,1,273,19419,20,15,327817,261,
2978,2970,290,327817,261,1816,2971,273,327812,261,2977,1816,290,19474,77,1,
273,19552,32,18,1832,2989,290,327817,261,2998,1832,451,327814,261,1833,2990,
273,327812,261,2996,1833,451,19622,87,1,290,19710,27,37,1834,4812,290,
262394,1834,1835,4815,131320,1835,327817,261,1836,5151,273,327850,267,1838,1836,282,
196855,5617,0,262394,1838,1852,1853,131320,1852,131321,5617,131320,1853,327810,261,1854,
548,4812,24795,6,64,1855,4812,1852,1854,1853,327814,261,1856,5151,451,327817,
261,1857,5151,451,327814,261,1858,1855,451,327817,261,1859,1855,451,393281,279,
1860,351,1858,1859,262205,278,1861,1860,393281,279,2972,2458,1856,1857,262205,278,
2973,2972,458817,143,4821,6,1855,1856,1857,262205,278,2974,4821,524300,278,4823,
1,50,1861,2973,2974,19800,768,17,2975,4973,68,262205,261,2976,88,327808,
261,4976,2975,2976,327745,262,5046,90,310,22524,7,6,5047,68,262205,261,
5049,89,22537,14,4,131326,451,131320,5051,20616,22,1,3083,20639,230,26,
2991,226,68,262205,261,2992,219,327808,261,237,2991,2992,327745,262,2993,222,
310,262205,261,5045,2993,327812,261,271,5045,68,20895,1621,5,2994,94,393281,
335,2995,22521,5,25,2997,2995,327812,261,3008,2994,2997,262205,261,3009,95,
327808,261,3010,3008,3009,196855,3011,0,262394,160,3012,3011,131320,3012,22551,11,
1,3010,22563,57,1,3011,22621,8,1,3011,22630,50,1,3010,22681,1171,
1,515,23853,775,1,290,24629,27,18,3013,6406,273,262394,3013,3014,6409,
131320,3014,327812,261,3015,6398,273,327808,261,3242,3015,24669,29,1,3016,24699,
6,9,3016,327809,301,3017,3239,3217,196670,3016,3017,24714,65,25,3044,6243,
327850,267,3045,3044,282,196855,3046,0,262394,3045,3047,3048,131320,3047,131321,3049,
131320,3049,458997,261,5618,282,3047,24804,14,1,290,24819,27,18,3050,5626,
273,262394,3050,3051,5629,131320,3051,327812,261,3129,5618,273,327808,261,3147,3129,
24859,59,7,3049,131320,5621,131321,3046,131320,3048,24925,8,1,3048,24934,14,
1,290,24949,27,18,3138,5517,273,262394,3138,3130,5520,131320,3130,327812,261,
3139,5509,273,327808,261,3131,3139,24989,121,3,3046,131320,3046,25113,251,0
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced: source 21990e64ad17fe18, glslang 16.6.0, spirv-tools v2026.4, 101456 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced[] = {
0,0,4,0x7230203,66816,524299,6556,4,9,11,131089,6033,589834,0x5f565053,0x5f545845,0x64616873,
0x615f7265,0x696d6f74,0x6c665f63,0x5f74616f,0x646461,13,16,1,0x22000f,30,27,5,110,29,30,32,
31,61,19,0,92,29,0,81,11,0,120,295,3,190,1,9,
414,9,1,216,424,22,0,450,13,0,467,8,3,192,1,27,
474,84,0,562,115,8,524321,111,259,262,262,262,277,292,677,29,
4,262176,449,7,301,730,14,0,706,19,0,751,280,0,1035,517,
22,262194,261,190,0,262187,261,548,7,393268,267,112,170,190,548,262176,
114,6,267,262203,114,110,6,1552,12,0,1704,10,3,527,170,216,
1577,19,10,262187,261,514,5,393268,267,115,170,190,548,1596,63,0,
1663,24,0,1725,39,0,1690,10,18,535,66,262187,261,524,72,393268,
267,6125,170,190,548,393268,267,6087,171,190,476,1821,8,3,196657,267,
192,1829,8,2,190,476,1849,14,0,1871,7,4,262187,261,549,9,
1885,6,16,116,262203,262,117,7,262203,262,118,7,262203,277,119,7,
262203,262,120,2023,142,0,29275,19,0,26800,24,0,2188,17,0,2221,
756,8,319,390,775,131320,390,327854,267,2804,2985,8,3,2805,319,705,
13733,11,3,65789,131320,2806,3010,246,4,6067,696,196670,6068,3260,5,2,
6067,6068,3267,80,4,6065,824,196670,6066,3351,5,2,6065,6066,3358,47,
4,6063,824,196670,6064,3409,5,2,6063,6064,3416,1042,1,315,4459,2130,
1,315,6590,736,9,393296,44,6550,1426,1390,1391,196670,228,1496,29343,33,
0,27241,6,1,6144,27248,6,1,781,27255,15,9,656,6148,650,6149,
327856,267,121,1418,6150,27382,5,9,267,122,6125,1517,121,6147,196670,110,
122,26952,16,1,1390,28997,5,1,6096,29003,7,2,1391,1419,29012,7,
4,6096,6095,6504,6503,26970,6,9,6506,6087,6144,6505,6502,262312,267,6273,
6506,27929,10,15,230,696,196670,231,6550,196670,232,774,458809,267,6540,106,
230,231,232,28030,6,10,6541,6506,6094,6540,6275,196855,1525,0,262394,6541,
7357,1705,7,117,3100,196670,118,1877,196670,119,9069,5,27,117,118,119,
196670,120,3100,196670,588,1877,196670,589,1863,196670,590,1496,196670,591,349,589881,
259,123,124,120,588,589,590,591,10431,62,1,319,10494,6,1,6550,
10501,3200,4,125,2799,131320,125,13705,16,1,126,13722,8,14,172,319,
385,126,125,196855,214,0,262394,172,215,214,131320,215,13744,86,7,214,
131320,214,458997,267,2839,172,13837,8181,18,124,0,111,196663,262,219,196663,
262,220,196663,262,221,196663,277,222,196663,292,223,1890,134,9,262205,267,
224,110,327847,267,778,112,224,2998,12,46,327745,262,225,222,309,262205,
261,226,225,327812,261,227,226,345,262205,261,236,219,327808,261,237,227,
236,327745,262,238,222,310,262205,261,239,238,327812,261,271,239,345,262205,
261,304,220,327808,261,1880,271,304,9085,56,1,223,9142,69,11,237,
196670,554,282,262205,261,306,221,196670,555,306,9218,58,1,223,9277,73,
7,262205,261,477,221,196670,560,477,9353,58,1,223,9412,88,21,262205,
261,478,219,196670,564,478,262205,261,481,220,196670,565,481,262205,261,523,
221,196670,566,523,9509,78,1,223,9588,34,1,525,9623,34,11,237,
196670,570,282,262205,261,526,221,196670,571,526,9664,58,1,223,9723,34,
1,527,9758,38,7,262205,261,537,221,196670,576,537,9799,58,1,223,
9858,72,1,223,9931,401,21,262205,261,538,219,196670,580,538,262205,261,
539,220,196670,581,539,262205,261,541,221,196670,582,541,10341,59,1,223,
10401,30,1,65789,22015,20,44,262203,292,542,7,262205,267,543,110,327847,
267,544,115,543,196855,545,0,262394,544,631,545,131320,631,262205,261,632,
94,262205,261,633,95,262205,261,5102,96,262205,291,634,97,196670,542,634,
393281,335,635,22042,5,24,636,635,327812,261,776,632,636,327808,261,5050,
776,633,196855,777,0,262394,174,1523,1524,131320,1523,393281,333,3071,9127,5,
21,3072,3071,262268,278,3073,3072,131321,777,131320,1524,131321,777,131320,777,458997,
278,3074,3073,1523,455,1524,22142,8,1,777,22151,7,14,3075,131320,3075,
327856,267,3076,5095,451,262394,3076,3077,5098,131320,3077,22176,27,27,393281,454,
3078,3066,308,3067,327745,279,3079,542,5095,262205,278,3080,3079,327813,278,3081,
3074,3080,464787,278,3082,3078,313,282,3081,22223,18,2,131320,545,22035,25,
1,3083,22061,22,1,3083,22084,59,0,23943,7,1,5051,23951,7,0,
22158,6,44,5478,451,262394,5100,5101,5481,131320,5101,262205,261,3084,96,327856,
267,3085,5478,3084,196855,5485,0,262394,3085,3086,5485,131320,3086,262205,263,3087,
25,262268,453,3088,3087,327808,261,3089,3083,5478,327745,279,3068,97,5478,22208,
7,3,3088,308,3089,22218,6,3,5485,131320,5485,24190,13,0,22240,583,
2,449,3099,26751,51,18,3101,7,262203,262,3102,7,262203,268,3103,7,
262203,262,3104,7,327745,265,6069,107,26828,18,0,22948,5,0,26851,56,
1,107,26908,12,1,3105,26921,6,1,3105,26928,26,27,3107,3105,196855,
3108,0,262394,3107,3109,3108,131320,3109,327850,267,3110,6085,282,131321,3108,131320,
3108,458997,267,6097,3107,6088,3110,3109,26981,39,4,6059,6084,196670,6060,27024,
5,7,6059,6060,196670,6061,6107,196670,6062,27036,5,2,6061,6062,27043,11,
4,3101,6084,196670,3102,27058,5,2,3101,3102,27065,5,4,3103,6084,196670,
3104,27074,5,2,3103,3104,27081,19,7,3108,6113,6101,262205,37,6171,107,
27412,86,1,6098,27499,8,0,27518,104,1,6188,27623,167,16,3111,108,
310,262205,261,3126,3111,327850,267,6294,3126,6081,327745,262,6243,108,27792,19,
4,262205,44,6250,108,27824,18,1,109,27843,18,0,28041,6,18,3127,
131320,6296,131321,6295,131320,3127,131321,6295,131320,6295,458997,261,3128,6253,6296,284,
3127,27861,8,1,6295,27870,6,1,6295,27877,47,14,3128,262312,267,3137,
6272,196855,3140,0,262394,3137,3141,3140,131320,3141,27938,93,23,3140,131320,3140,
458997,267,3142,6272,6270,6293,3141,196855,3143,0,262394,3142,3144,3143,131320,3144,
131321,6265,131320,3143,28054,19,24,3144,196855,5362,0,262394,6294,5357,5366,131320,
5357,327850,267,5361,6297,6253,131321,5362,131320,5366,327852,267,5371,6297,282,23380,
24,10,327856,267,3145,6297,6253,393385,261,6304,3145,284,28121,142,1,6297,
28264,7,9,5374,131320,5374,393385,261,5560,5372,284,282,24381,6,0,28275,
9,1,5561,28285,6,11,5561,284,131321,6246,131320,6246,458997,267,6332,6245,
6216,28302,15,5,196855,6395,0,262394,6294,28475,84,5,452,3215,6241,308,
6427,28402,10,2,6398,6406,28414,13,0,28580,25,0,25324,21,3,6242,
308,6114,25348,9,13,131326,319,131320,6395,262205,261,3146,6243,327850,267,5614,
3146,282,24718,6,1,5475,24725,62,25,327808,261,3147,5618,5626,327812,261,
3148,3147,150,262205,261,3149,5,327808,261,3150,3148,3149,393281,344,3290,6,
5618,5626,28564,9,1,3150,28574,6,0,24797,28,1,5475,24826,6,0,
24213,83,12,196670,3099,3136,131321,3151,131320,3151,458997,261,5486,282,3130,23981,
7,0,23958,6,31,5486,451,262394,5483,5484,5489,131320,5484,458817,454,3152,
6241,308,3134,5486,327745,279,3153,3099,5486,262205,278,3154,3153,464787,278,3155,
3152,313,282,3154,24177,10,3,3151,131320,5489,24307,23,11,5635,131320,5512,
131321,5615,131320,5615,262205,44,6444,108,28618,23,1,109,28642,40,15,327850,
267,3156,6447,282,327851,267,3157,6456,282,327847,267,6457,3156,3157,28687,10,
9,5269,6195,196670,5270,529,327745,262,6460,5269,28706,8,1,5270,28715,23,
1,5269,28739,8,1,5270,28748,79,0,2903,5,0,28832,20,3,131326,
315,65592
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced: source 4f47335ed443308b, glslang 16.6.0, spirv-tools v2026.4, 98700 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced[] = {
0,0,0,0,77,1,64,78,841,0,923,8,1,320,932,9,
1,320,942,71,20,549,9,262172,92,301,549,262172,98,92,290,262172,
99,98,284,262176,100,4,99,262203,100,1033,7,7,100,8,4,262187,
261,345,64,1047,5,35,139,169,141,290,320,393268,261,152,134,139,
451,393268,261,142,137,345,152,393268,267,143,170,142,282,393268,261,144,
134,345,152,458804,261,146,169,143,144,1087,6,47,147,169,145,290,
320,393268,261,155,134,147,451,393268,261,148,137,345,155,393268,267,149,
170,148,282,393268,261,150,134,345,155,458804,261,151,169,149,150,282,
393268,261,153,132,146,151,393268,267,154,171,153,1140,5,2,154,146,
1147,135,2,154,151,1284,429,1,4096,1714,96,1,345,1811,17,0,
1832,308,6,290,327817,261,1433,644,290,2146,4893,1,320,7040,56,1,
320,7097,323,1,320,7421,182,1,320,7604,1214,1,320,8819,6,6,
205,201,320,327814,261,156,8831,5,1,156,8842,55,16,320,327814,261,
157,201,451,327817,261,202,157,451,327812,261,318,202,273,8928,1591,1,
345,10520,71,1,345,10592,91,0,10699,304,3,203,2550,290,11006,6,
13,203,262205,261,227,2549,327812,261,236,2552,290,327810,261,4351,20879,5,
2,71,309,20886,6,3,2555,239,320,11041,267,1,290,11309,85,1,
345,11395,204,1,320,11600,247,1,290,11848,85,1,345,11934,444,13,
280,2787,345,327808,261,283,2801,280,327856,267,126,283,345,12391,50,1,
345,12442,53,1,290,12496,75,13,285,2787,345,327808,261,295,2835,285,
327856,267,392,295,345,12584,80,1,345,12665,75,1,345,12741,83,1,
290,12825,370,13,298,4553,345,327808,261,354,4567,298,327856,267,4570,354,
345,13208,50,1,345,13259,53,1,290,13313,75,13,355,4553,345,327808,
261,356,4601,355,327856,267,4604,356,345,13401,80,1,345,13482,75,1,
345,13558,83,1,290,13642,139,0,14355,10,3,3092,3090,4049,14375,25,
0,14070,8,1,3098,14079,36,13,357,4787,345,327808,261,366,446,357,
327856,267,475,366,345,14128,21,7,2497,4787,327737,261,485,62,2497,14156,
8,1,383,14165,10,3,3122,4787,345,14178,6,9,3123,282,4214,3122,
4215,327808,261,3124,4212,13908,15,1,4787,13924,58,6,485,451,327817,261,
428,485,13988,54,1,485,14043,11,0,14339,16,0,13785,8,1,4790,
13794,36,13,367,4160,345,327808,261,368,418,367,327856,267,421,368,345,
13843,21,7,2498,4160,327737,261,369,64,2498,16919,19,3,4216,4160,345,
16941,6,9,4217,282,2150,4216,2151,327808,261,4218,2148,14193,15,1,4160,
14209,58,6,369,451,327817,261,497,369,14273,54,1,369,14328,11,0,
14054,16,0,14396,258,13,370,3204,345,327808,261,419,3218,370,327856,267,
3221,419,345,14667,50,1,345,14718,53,1,290,14772,75,13,420,3204,
345,327808,261,447,3252,420,327856,267,585,447,345,14860,80,1,345,14941,
75,1,345,15017,83,1,290,15101,370,13,448,3371,345,327808,261,510,
661,448,327856,267,1783,510,345,15484,50,1,345,15535,53,1,290,15589,
75,13,520,3371,345,327808,261,968,1786,520,327856,267,1789,968,345,15677,
80,1,345,15758,75,1,345,15834,83,1,290,15918,162,1,290,16081,
38,3,2969,3513,320,19430,6,13,1534,2970,451,327817,261,1787,1534,451,
327812,261,2977,1787,273,19469,30,1,3505,19500,10,5,358,3513,196670,4785,
4784,16207,14,0,19529,7,1,3516,19537,35,1,320,19573,6,6,2993,
2989,320,327814,261,1788,19585,5,1,1788,19596,61,1,3505,19658,10,1,
2486,19669,90,1,2486,19760,16,1,358,19777,53,0,16522,12,0,17122,
266,13,1811,4386,345,327808,261,1812,2443,1811,327856,267,2446,1812,345,17401,
50,1,345,17452,129,13,1813,4386,345,327808,261,1814,2472,1813,327856,267,
2475,1814,345,17594,80,1,345,17675,75,1,345,17751,454,13,1815,3916,
345,327808,261,1816,2832,1815,327856,267,2883,1816,345,18218,50,1,345,18269,
129,13,1824,3916,345,327808,261,1831,2887,1824,327856,267,2890,1831,345,18411,
80,1,345,18492,75,1,345,18568,268,13,1832,4687,345,327808,261,1846,
2913,1832,327856,267,2916,1846,345,18849,49,1,345,18899,222,13,1856,4720,
345,327808,261,1857,2943,1856,327856,267,2946,1857,345,19134,49,1,345,19184,
204,1,290,19389,38,3,1809,4283,320,16122,6,13,1862,1810,451,327817,
261,1864,1862,451,327812,261,1817,1864,273,16161,27,19,1865,7,282,4754,
1823,393277,301,1866,1865,48,273,327745,449,1867,2458,4283,196670,1867,1866,19515,
14,0,16221,7,1,4286,16229,35,1,320,16265,6,6,1834,1830,320,
327814,261,1868,16277,5,1,1868,16288,58,9,1869,8,282,4754,1845,393277,
301,1847,1869,16355,5,1,351,16361,89,19,1870,351,1854,1855,262205,278,
1871,1870,458832,301,1858,1871,1871,1871,1871,327745,449,1859,2458,16469,53,0,
19830,738,26,1872,4973,320,262205,261,1873,88,327808,261,4976,1872,1873,327745,
262,1874,90,310,262205,261,1875,1874,327812,261,3048,1875,320,20594,275,26,
1876,226,320,262205,261,1878,219,327808,261,237,1876,1878,327745,262,2115,222,
310,262205,261,2116,2115,327812,261,271,2116,320,20895,3779,1,345,24675,189,
1,345,24865,129,1,345,24995,369,0
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced: source 635d529757ab1b90, glslang 16.6.0, spirv-tools v2026.4, 125380 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced[] = {
0,0,4,0x7230203,66816,524299,6556,4,19,11,131089,6033,589834,0x5f565053,0x5f545845,0x64616873,
0x615f7265,0x696d6f74,0x6c665f63,0x5f74616f,0x646461,23,57,2,32,31,82,35,0,129,29,0,
118,11,0,157,349,0,510,13,3,216,1,9,526,9,3,218,
1,27,534,94,0,632,194,0,1948,5,0,851,13,0,826,19,
0,871,1077,0,1952,437,0,2423,39,0,2392,6,2,535,66,2396,
10,4,6087,171,216,476,2519,8,3,196657,267,218,2527,9,1,476,
2547,354,0,35975,19,0,33206,24,0,2924,17,0,2957,756,8,319,
110,775,131320,110,327854,267,111,3721,9,4,319,705,111,110,3734,258,
4,6067,696,196670,6068,3996,5,2,6067,6068,4003,80,4,6065,824,196670,
6066,4087,5,2,6065,6066,4094,47,4,6063,824,196670,6064,4145,5,2,
6063,6064,4152,1042,1,315,5195,2130,1,315,7326,736,9,393296,44,6550,
1426,1390,1391,196670,228,1496,36043,33,0,33358,16,1,1390,35697,5,1,
6096,35703,7,2,1391,1419,35712,7,4,6096,6095,6504,6503,33376,6,9,
6506,6087,1517,6505,6502,262312,267,6273,6506,34335,10,15,230,696,196670,231,
6550,196670,232,774,458809,267,6540,106,230,231,232,34436,6,10,6541,6506,
6094,6540,6275,196855,1525,0,262394,6541,8093,3595,1,319,11689,6,1,6550,
11696,17129,0,33147,9,1,112,33153,55,18,114,7,262203,262,115,7,
262203,268,116,7,262203,262,117,7,327745,265,6069,107,33234,18,0,28962,
5,0,33257,56,1,107,33314,12,1,118,33327,6,1,118,33334,26,
27,119,118,196855,120,0,262394,119,121,120,131320,121,327850,267,122,6085,
282,131321,120,131320,120,458997,267,6097,119,6088,122,121,33387,39,4,6059,
6084,196670,6060,33430,5,7,6059,6060,196670,6061,6107,196670,6062,33442,5,2,
6061,6062,33449,11,4,114,6084,196670,115,33464,5,2,114,115,33471,5,
4,116,6084,196670,117,33480,5,2,116,117,33487,19,7,120,6113,6101,
262205,37,6171,107,33818,86,1,6098,33905,8,0,33924,104,1,6188,34029,
167,16,123,108,310,262205,261,124,123,327850,267,6294,124,6081,327745,262,
6243,108,34198,19,4,262205,44,6250,108,34230,18,1,109,34249,18,0,
34447,6,18,125,131320,6296,131321,6295,131320,125,131321,6295,131320,6295,458997,261,
126,6253,6296,284,125,34267,8,1,6295,34276,6,1,6295,34283,47,14,
126,262312,267,214,6272,196855,215,0,262394,214,219,215,131320,219,34344,93,
23,215,131320,215,458997,267,220,6272,6270,6293,219,196855,221,0,262394,220,
222,221,131320,222,131321,6265,131320,221,34460,19,24,222,196855,5362,0,262394,
6294,5357,5366,131320,5357,327850,267,5361,6297,6253,131321,5362,131320,5366,327852,267,
5371,6297,282,29394,24,10,327856,267,223,6297,6253,393385,261,6304,223,284,
34527,142,1,6297,34670,7,9,5374,131320,5374,393385,261,5560,5372,284,282,
30421,6,0,34681,9,1,5561,34691,5,14,5562,5561,284,131321,6246,131320,
6246,458997,267,5563,6245,6216,5562,6257,30456,9,13,131326,315,131320,5564,196855,
6484,0,262394,6294,6485,6484,131320,6485,34723,8,1,6485,34732,301,0,31543,
21,3,6242,308,6114,31567,9,13,131326,319,131320,6484,262205,261,224,6243,
327850,267,6394,224,282,35051,6,1,5475,35058,247,2,131321,6395,30126,197,
3,196670,112,5551,29956,8,1,5531,29965,7,37,225,131320,225,327856,267,
226,5478,451,262394,226,227,5481,131320,227,458817,454,236,6241,308,5538,5478,
327745,279,237,112,5478,262205,278,238,237,464787,278,239,236,313,282,238,
30111,13,0,30334,39,8,131321,6395,131320,6395,262205,44,6444,108,35318,23,
1,109,35342,40,15,327850,267,271,6447,282,327851,267,304,6456,282,327847,
267,6457,271,304,35387,140,0,3639,5,0,35532,20,3,131326,315,65592
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced: source a7d28c5efea78e0e, glslang 16.6.0, spirv-tools v2026.4, 125284 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced[] = {
0,0,0,0,1025,1,128,1026,10,0,1040,8,1,327,1049,39,
7,345,64,393268,261,139,134,345,1099,5,1,320,1105,9,13,151,
340,140,262172,153,151,139,262176,154,6,153,262203,154,1127,9,0,1140,
15,1,156,1156,5,16,157,132,156,345,458804,261,306,169,141,157,
327,393268,261,329,134,306,1177,5,1,329,1183,7,12,338,2176,262172,
339,287,338,262176,341,4,339,262203,341,1202,31,22,342,134,327,61,
393268,261,343,132,342,345,458804,261,347,169,145,343,327,393268,261,348,
134,347,1255,5,6,348,284,262187,261,361,1088,1266,14,1,349,1281,
5,11,349,262172,350,349,273,262176,352,6,350,262203,352,1297,7,13,
353,285,140,262172,354,353,273,262176,357,6,354,262203,357,1317,24,1,
358,1342,8,5,358,290,393268,261,359,1355,5,7,360,170,359,282,
393268,261,362,1367,5,21,364,169,360,362,282,458804,261,365,169,145,
345,327,393268,261,155,134,365,290,393268,261,367,1393,5,7,368,170,
367,282,393268,261,369,1405,5,16,374,169,368,369,282,393268,261,375,
132,364,374,393268,267,376,171,375,1426,6,12,377,169,158,282,364,
458804,261,159,169,376,364,377,1444,19,4,1024,393268,261,378,1467,7,
1,378,1475,37,1,379,1513,5,3,380,130,379,1521,5,12,380,
150,262172,381,261,161,262176,385,6,381,262203,385,1538,43,9,390,287,
161,262176,391,6,390,262203,391,1590,32,12,392,169,158,282,374,458804,
261,165,169,376,374,392,1634,12,3,393268,261,393,1467,5,3,411,
170,393,1661,26,1,400,1513,5,3,401,130,400,1696,5,12,401,
150,262172,406,261,166,262176,409,6,406,262203,409,1713,7,9,410,287,
166,262176,413,6,410,262203,413,1729,10,1,414,1740,7,1,414,1748,
20,1,415,1769,7,1,415,1777,400,4,36,393268,261,416,2181,7,
1,416,2189,16,1,320,2206,5,18,320,203,393268,261,417,132,59,
320,393268,261,204,134,417,290,262187,261,549,9,2229,8,1,418,2238,
5,3,420,130,418,2246,5,1,420,2252,12,1,425,2265,5,1,
425,2271,84,0,2359,129,0,2492,5428,1,327,7921,454,1,327,8376,
1244,1,549,9621,26,6,492,1802,345,327812,261,497,9653,5,5,492,
497,327814,261,498,9663,5,2,498,320,9670,4804,1,327,14475,1699,1,
384,16175,196,1,384,16372,752,1,384,17125,1306,1,384,18432,196,1,
384,18629,538,1,345,19168,136,1,320,19305,462,1,384,19768,318,1,
345,20087,97,1,320,20185,1231,1,384,21417,196,1,384,21614,669,1,
345,22284,142,1,320,22427,491,1,384,22919,482,1,345,23402,136,1,
320,23539,1365,1,384,24905,196,1,384,25102,705,1,384,25808,209,1,
345,26018,136,1,320,26155,1047,1,327,27203,2217,1,515,29421,1924,0
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced: source 0c7b893f54f72af8, glslang 16.6.0, spirv-tools v2026.4, 125284 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced[] = {
0,0,0,0,707,5,8,262194,261,60,8,712,14,1,8,727,
297,2,328,16,1026,6,4,151,132,328,137,1040,8,1,320,1049,
37,5,393268,261,139,134,290,1099,5,1,328,1105,9,13,153,340,
140,262172,154,153,139,262176,156,6,154,262203,156,1127,9,6,458804,261,
157,169,141,328,1146,5,26,157,290,393268,261,306,134,328,59,393268,
261,329,132,306,328,458804,261,338,169,141,329,328,393268,261,341,134,
338,1177,5,1,341,1183,7,12,327,160,262172,342,287,327,262176,343,
4,342,262203,343,1202,18,4,346,169,145,328,1224,5,0,1151,6,
2,320,61,1159,5,8,328,458804,261,349,169,145,348,320,1172,8,
8,147,128,350,284,262187,261,339,48,1266,11,4,328,60,262172,352,
1281,5,11,352,262172,353,352,273,262176,354,6,353,262203,354,1297,7,
13,356,285,140,262172,357,356,273,262176,358,6,357,262203,358,1317,21,
11,128,458804,261,359,169,141,328,328,393268,261,152,1253,5,1,360,
1355,5,7,361,170,360,282,393268,261,362,1367,5,21,364,169,361,
362,282,458804,261,365,169,145,328,320,393268,261,155,134,365,290,393268,
261,367,1393,5,7,368,170,367,282,393268,261,369,1405,5,16,374,
169,368,369,282,393268,261,375,132,364,374,393268,267,376,171,375,1426,
6,12,377,169,158,282,364,458804,261,159,169,376,364,377,1444,16,
5,393268,261,378,137,320,1469,5,1,378,1475,37,9,379,128,320,
150,393268,261,380,130,379,1521,5,12,380,150,262172,381,261,161,262176,
384,6,381,262203,384,1538,43,9,385,287,161,262176,390,6,385,262203,
390,1590,32,12,391,169,158,282,374,458804,261,165,169,376,374,391,
1634,14,7,345,64,393268,261,392,137,345,1655,5,1,392,1661,26,
9,393,128,345,150,393268,261,400,130,393,1696,5,12,400,150,262172,
401,261,166,262176,406,6,401,262203,406,1713,7,9,409,287,166,262176,
410,6,409,262203,410,1729,10,1,413,1740,7,1,413,1748,20,1,
414,1769,7,1,414,1777,135,1,415,1913,9,1,415,1923,254,4,
20,393268,261,416,2181,7,1,416,2189,16,1,328,2206,5,18,328,
203,393268,261,417,132,59,328,393268,261,204,134,417,290,262187,261,514,
5,2229,5,4,451,393268,261,418,2238,5,3,420,130,418,2246,5,
1,420,2252,12,1,425,2265,5,1,425,2271,67,0,2342,14,1,
2048,2357,6,1,446,2364,5,3,492,134,446,2372,5,1,492,2378,
584,7,1432,644,328,327817,261,1433,644,7490,19,7,662,1436,233,327817,
261,663,1436,2995,32,1,1436,3028,778,1,1436,3807,410,1,1436,4218,
261,1,1436,4480,956,1,1436,5437,262,1,1436,5700,193,1,1436,5894,
341,1,1436,6236,213,1,1436,6450,350,1,1436,6801,201,1,1436,7003,
368,1,1436,7372,111,24,497,1430,151,327817,261,498,1430,151,327850,267,
499,498,282,393385,261,500,499,282,284,327808,261,502,497,500,7507,88,
1,502,7596,21,1,502,7618,17,1,502,7636,227,1,328,7864,56,
1,320,7921,271,1,328,8193,182,1,320,8376,1244,1,514,9621,26,
6,520,1802,290,327812,261,521,9653,5,5,520,521,327814,261,523,9663,
5,2,523,328,9670,4222,3,525,2550,328,13895,6,15,525,327745,262,
526,71,309,262205,261,527,526,327812,261,2555,527,328,13916,267,1,328,
14184,290,1,320,14475,247,1,328,14723,546,1,320,15270,102,3,2838,
2821,328,15375,6,5,2839,2805,2799,2838,2808,15478,9,0,15395,33,0,
15903,6,0,15434,30,3,536,2837,320,15467,6,14,537,386,2796,536,
2834,196855,4439,0,262394,537,538,4439,131320,538,15487,8,1,538,15496,209,
3,4482,2864,328,24438,21,1,2787,24460,8,1,2881,24469,17,1,2882,
24487,6,0,15763,14,2,4493,2505,24509,8,1,2505,24518,18,1,2505,
24537,8,1,2505,24546,18,1,2505,24565,8,1,2505,24574,18,1,2505,
24593,8,1,2505,24602,26,1,2787,24629,8,0,15907,18,0,24655,85,
9,2501,4535,196670,2502,4534,327745,262,4536,2501,24749,8,1,2502,24758,23,
1,2501,24782,8,1,2502,24791,111,3,3951,4569,345,24905,6,5,3952,
411,4561,3951,4566,21533,9,0,24925,62,1,2503,24988,5,1,2503,24994,
15,9,328,131321,3953,131320,3953,458997,267,4589,3952,25018,81,3,539,4603,
345,25102,6,4,540,411,4562,539,25112,5,3,540,3970,4606,21632,61,
1,4553,21694,37,7,2499,4553,327737,261,3992,64,2499,21738,31,1,4553,
21770,75,1,2500,21846,6,3,4649,3993,328,25343,30,1,4010,25374,17,
1,4011,25392,6,0,21910,14,2,4660,2500,25414,8,1,2500,25423,18,
1,2500,25442,8,1,2500,25451,18,1,2500,25470,8,1,2500,25479,18,
1,2500,25498,8,1,2500,25507,51,0,16828,112,1,320,16941,181,3,
3239,3145,345,17125,6,5,3240,411,3139,3239,3142,17643,9,0,17145,5,
1,541,17151,5,2,339,541,17158,78,3,3241,131320,3241,17239,287,1,
320,17527,102,3,3255,3238,328,17632,6,5,3256,3222,3216,3255,3225,17735,
9,0,17652,33,0,18160,6,0,17691,30,3,542,3254,320,17724,6,
14,543,386,3213,542,3251,196855,544,0,262394,543,545,544,131320,545,17744,
8,1,545,17753,211,1,328,17965,195,3,544,131320,544,18163,196,24,
3916,282,3342,3917,3918,262390,631,3918,1,131321,632,131320,632,327856,267,633,
3916,166,262394,633,634,631,131320,634,18383,5,4,3928,3380,131320,3928,21377,
10,28,635,411,196855,3935,0,262394,635,3937,3935,131320,3937,262205,261,636,
10,327812,261,657,3916,150,327808,261,3950,636,657,327856,267,658,21520,8,
5,4571,411,3928,658,3937,24916,5,2,3391,4572,18450,30,2,3944,3916,
18482,7,9,3945,282,3397,3944,3398,327808,261,3946,3395,21483,12,0,18510,
5,4,3916,327737,261,659,18519,8,10,660,3948,3396,659,3394,327856,267,
661,660,328,25010,6,4,3407,4571,3935,661,18547,20,0,21552,10,1,
3411,21563,12,0,18590,26,13,776,3916,150,327808,261,777,3419,776,327856,
267,3422,777,345,18629,21,0,25123,7,1,3425,25131,49,2,1523,3916,
25182,7,24,1524,282,4621,1523,4622,327808,261,1803,4619,1524,327817,261,1804,
1803,155,327812,261,1806,1804,290,327808,261,4628,1806,25213,6,7,2487,3916,
327737,261,4629,64,2487,25226,30,2,2551,3916,25258,7,19,2553,282,4633,
2551,4634,327808,261,2554,4631,2553,327817,261,2822,2554,155,327812,261,4639,2822,
25284,49,1,2488,25334,6,3,4012,4630,328,21855,28,22,2823,4018,4647,
393281,398,2824,4016,308,2823,393277,397,2825,2824,2,2,262257,261,2883,2825,
196670,4648,2883,21905,5,0,25398,14,0,18939,119,0,22043,5,0,19063,
10,0,22058,9,3,3370,131320,631,19085,5,0,23324,7,1,3168,23332,
69,1,290,23402,70,1,2486,23473,65,1,328,23539,56,3,3559,339,
4328,19364,21,1,4322,19386,35,1,4308,19422,27,0,23683,26,0,19475,
108,1,320,19584,181,3,3784,3627,345,19768,6,5,3785,411,3621,3784,
3624,20628,9,0,19788,5,1,2884,19794,5,2,339,2884,19801,78,3,
3786,131320,3786,19882,204,1,290,20087,97,1,328,20185,22,1,339,20208,
303,1,320,20512,102,3,3800,3783,328,20617,6,5,3801,3767,3761,3800,
3770,20720,9,0,20637,33,0,21145,6,0,20676,30,3,2885,3799,320,
20709,6,14,2886,386,3758,2885,3796,196855,2887,0,262394,2886,2888,2887,131320,
2888,20729,8,1,2888,20738,211,1,328,20950,195,3,2887,131320,2887,21148,
196,17,3371,282,3887,3372,3373,262390,3919,3373,1,131321,2889,131320,2889,327856,
267,3921,3371,21361,18,0,18394,37,1,345,18432,8,1,3924,18441,7,
30,2890,3390,131320,2890,196855,2891,0,262394,145,2892,2893,131320,2892,262205,261,
2894,10,196855,2895,0,262394,408,2896,2897,131320,2896,131321,2895,131320,2897,18478,
6,14,2895,131320,2895,458997,261,3400,282,2896,3399,2897,327808,261,3401,2894,
18498,12,27,2891,131320,2893,196670,2478,3371,327737,261,2898,64,2478,131321,2891,
131320,2891,458997,261,2899,3403,2895,2898,2893,327856,267,3406,2899,328,18537,6,
22,2900,3389,3383,3406,2891,196855,2901,0,262394,2900,2902,2901,131320,2902,262205,
263,2903,23,262268,404,2904,2903,18565,12,1,2904,18578,12,3,2901,131320,
2901,21578,6,14,2905,411,196855,2906,0,262394,2905,2907,2906,131320,2907,262205,
261,2908,18613,9,27,2908,3420,327856,267,2909,3421,345,131321,2906,131320,2906,
458997,267,2910,411,3925,2909,2907,196855,2911,0,262394,2910,2912,2911,131320,2912,
18649,8,1,2912,18658,88,1,2474,18747,5,1,2474,18753,107,1,2475,
18861,8,1,328,18870,69,0,21924,119,0,19058,5,5,4047,131321,2911,
131320,2911,22053,5,0,19073,9,0,22067,216,1,290,22284,142,1,328,
22427,57,1,339,22485,249,1,320,22735,183,1,345,22919,31,1,339,
22951,373,0,19090,7,1,4254,19098,69,1,290,19168,70,1,2471,19239,
65,1,328,19305,56,3,4329,339,3558,23598,21,1,3552,23620,35,1,
3538,23656,27,0,19449,26,0,23709,33,1,328,23743,256,1,320,24000,
196,1,320,24197,12,6,2913,0,262394,4438,4440,2913,24215,220,57,2914,
4463,4351,196855,2915,0,262394,2914,2916,2915,131320,2916,262205,263,2917,16,262268,
396,2918,2917,327745,335,2919,15,4386,262205,261,2920,2919,327808,261,2921,2920,
4480,393281,398,2922,2918,308,2921,393277,397,2923,2922,2,2,262257,261,2924,
2923,196670,4481,2924,131321,2915,131320,2915,24492,15,59,2925,2467,308,262205,261,
2926,2925,327745,262,2927,2467,309,262205,261,2928,2927,327876,261,2929,2928,399,
327877,261,2930,2926,2929,327745,262,2931,2467,310,262205,261,2932,2931,327745,262,
2933,2467,311,262205,261,2934,2933,327876,261,2935,2934,399,327877,261,2936,2932,
2935,327745,262,2937,2467,312,16020,7,63,2467,313,262205,261,2940,2939,327876,
261,2941,2940,399,327877,261,2942,2938,2941,327745,262,2943,2467,317,262205,261,
2944,2943,327745,262,2945,2467,318,262205,261,2946,2945,327876,261,2947,2946,399,
327877,261,2948,2944,2947,458832,287,2949,2930,2936,2942,2948,327745,403,2950,17,
4386,196670,2950,2949,131321,2913,131320,2913,24636,19,185,2951,19,262205,261,2952,
20,327831,127,2953,2951,2952,327761,261,2954,2953,0,327761,261,2955,2953,1,
196855,2956,0,262394,2575,2957,2958,131320,2957,327760,263,2959,2954,2955,131321,2956,
131320,2958,327876,261,2960,2954,2574,327876,261,2961,2955,2574,327810,261,2962,320,
2574,327874,261,2963,2954,2962,327877,261,2964,2961,2963,327760,263,2965,2960,2964,
131321,2956,131320,2956,458997,263,2966,2959,2957,2965,2958,262205,263,2967,18,196670,
2463,2967,196670,2464,2966,327745,262,2968,2463,282,262205,261,2969,2968,327745,262,
2970,2464,282,262205,261,2971,2970,327829,127,2972,2969,2971,327761,261,2973,2972,
1,327761,261,2974,2972,0,327745,262,2975,2463,284,262205,261,2976,2975,327745,
262,2977,2464,284,262205,261,2978,2977,327808,261,2979,2976,2978,327808,261,2980,
2979,2973,327760,263,2981,2974,2980,196670,23,2981,262205,261,2982,19,327808,261,
2983,2982,309,196670,19,2983,131321,2984,131320,2984,458997,261,2985,282,2956,2986,
2987,262390,3374,2987,18367,8,1,2985,18376,8,701,2988,0,262394,160,3379,
2989,131320,3379,327745,403,2990,24,2985,196670,2990,402,262312,267,2991,411,196855,
2992,0,262394,2991,2993,2992,131320,2993,262205,261,2994,10,327812,261,2995,2985,
150,327808,261,2996,2994,2995,327856,267,2997,2996,345,131321,2992,131320,2992,458997,
267,2998,411,3379,2997,2993,196855,2999,0,262394,2998,3000,2999,131320,3000,196855,
3001,0,262394,145,3002,3003,131320,3002,262205,261,3004,10,196855,3005,0,262394,
408,3006,3007,131320,3006,131321,3005,131320,3007,327812,261,3008,2985,150,131321,3005,
131320,3005,458997,261,3009,282,3006,3008,3007,327808,261,3010,3004,3009,327817,261,
3011,3010,155,327812,261,3012,3011,290,131321,3001,131320,3003,196670,2465,2985,327737,
261,3013,64,2465,131321,3001,131320,3001,458997,261,3014,3012,3005,3013,3003,327856,
267,3015,3014,4351,131321,2999,131320,2999,458997,267,3016,2998,2992,3015,3001,196855,
3017,0,262394,3016,3018,3017,131320,3018,262205,263,3019,23,262268,404,3020,3019,
327745,335,3021,22,2985,262205,261,3022,3021,393281,405,3023,3020,308,3022,393277,
287,3024,3023,2,16,196670,2990,3024,131321,3017,131320,3017,131321,2988,131320,2989,
262312,267,3025,411,196855,3026,0,262394,3025,3027,3026,131320,3027,262205,261,3028,
10,327812,261,3029,2985,150,327808,261,3030,3028,3029,327856,267,3031,3030,345,
131321,3026,131320,3026,458997,267,3032,411,2989,3031,3027,196855,3033,0,262394,3032,
3034,3033,131320,3034,131321,3035,131320,3035,458997,261,3036,282,3034,3037,3038,262390,
3039,3038,1,131321,3040,131320,3040,327856,267,3041,3036,290,262394,3041,3042,3039,
131320,3042,196855,3043,0,262394,145,3044,3045,131320,3044,262205,261,3046,10,196855,
3047,0,262394,408,3048,3049,131320,3048,131321,3047,131320,3049,327812,261,3050,2985,
150,131321,3047,131320,3047,458997,261,3051,282,3048,3050,3049,327808,261,3052,3046,
3051,327817,261,3053,3052,155,327812,261,3054,3053,290,327808,261,3055,3054,3036,
131321,3043,131320,3045,196670,2461,2985,327737,261,3056,64,2461,131321,3043,131320,3043,
458997,261,3057,3055,3047,3056,3045,262205,261,3058,10,196855,3059,0,262394,408,
3060,3061,131320,3060,131321,3059,131320,3061,327812,261,3062,2985,150,131321,3059,131320,
3059,458997,261,3063,282,3060,3062,3061,327808,261,3064,3058,3063,327817,261,3065,
3064,155,327812,261,3066,3065,290,196855,3067,0,262394,145,3068,3069,131320,3068,
131321,3067,131320,3069,327808,261,3070,3066,3036,262205,261,3071,21,458764,261,3072,
1,38,3070,3071,327810,261,3073,3072,3066,131321,3067,131320,3067,458997,261,3074,
3036,3068,3073,3069,327745,262,3075,2462,3036,196670,3075,282,327856,267,3076,3057,
4351,196855,3077,0,262394,3076,3078,3077,131320,3078,262205,263,3079,23,262268,396,
3080,3079,327745,335,3081,22,2985,262205,261,3082,3081,327808,261,3083,3082,3074,
393281,398,3084,3080,308,3083,393277,397,3085,3084,2,2,262257,261,3086,3085,
196670,3075,3086,131321,3077,131320,3077,131321,3038,131320,3038,327808,261,3037,3036,309,
131321,3035,131320,3039,327745,262,3146,2462,308,262205,261,3147,3146,327745,262,3148,
2462,309,262205,261,3149,3148,327876,261,3150,3149,399,327877,261,3404,3147,3150,
327745,262,3405,2462,310,262205,261,3628,3405,327745,262,3629,2462,311,262205,261,
3630,3629,327876,261,3631,3630,399,327877,261,3632,3628,3631,327745,262,3920,2462,
312,262205,261,3927,3920,327745,262,3929,2462,313,262205,261,3930,3929,327876,261,
3931,3930,399,327877,261,3932,3927,3931,327745,262,3933,2462,317,262205,261,3934,
3933,327745,262,3936,2462,318,262205,261,3938,3936,327876,261,3939,3938,399,327877,
261,3940,3934,3939,458832,287,3941,3404,3632,3932,3940,327745,403,3942,24,2985,
196670,3942,3941,131321,3033,131320,3033,131321,2988,131320,2988,131321,2987,131320,2987,327808,
261,2986,2985,309,131321,2984,131320,3374,25558,12,1,3374,25571,52,1,320,
25624,183,1,345,25808,31,1,339,25840,177,1,290,26018,136,1,328,
26155,57,1,339,26213,964,26,3943,4973,328,262205,261,3949,88,327808,261,
4976,3943,3949,327745,262,3955,90,310,262205,261,3956,3955,327812,261,4979,3956,
320,27203,4142,0
};

/* sk__spirv_sum_f32_f32_traced: source 97e41853e05bec34, glslang 16.6.0, spirv-tools v2026.4, 35636 bytes, from sk__spirv_sum_f32_f16_traced */
static const uint32_t sk__spirv_sum_f32_f32_traced[] = {
0,0,7,0x7230203,66816,524299,1690,0,131089,1,11,33,0,48,199,0,
271,6,0,281,12,0,297,6,26,53,6,16,196679,54,2,262216,
54,0,24,327752,54,0,35,0,262215,81,6,4,196679,82,2,262216,
82,0,24,265,6,0,303,20,0,327,20,1,92,348,174,0,
526,236,2,93,15,764,67,0,872,33,26,196647,94,5349,196637,53,
148,196638,54,53,262176,94,5349,54,196647,95,5349,196637,81,135,196638,82,
81,262176,95,5349,82,905,146,0,1091,116,1,92,1208,68,2,176,
7,1274,667,1,92,1942,161,1,92,2104,27,1,92,2132,151,1,
92,2284,446,1,92,2731,1063,1,138,3795,46,1,138,3842,409,1,
138,4252,358,13,96,810,138,327877,121,97,879,96,327879,121,882,97,
93,4623,98,1,138,4722,358,13,104,895,138,327877,121,113,964,104,
327879,121,967,113,93,5093,1141,5,327816,135,1166,204,1164,6239,1779,15,
192,114,1471,393281,193,144,114,153,1469,393277,148,1475,144,2,16,8037,
171,15,194,186,1510,393281,195,187,186,153,1508,393277,135,1514,187,2,
4,8227,111,1,94,8339,206,1,95,8546,213,0,9004,18,0,9042,
42,62,192,188,1659,327814,121,189,1656,138,327745,143,190,59,153,262205,
135,191,190,327745,143,223,59,154,262205,135,224,223,327745,143,225,59,
155,262205,135,226,225,327745,143,227,59,156,262205,135,228,227,458832,148,
229,191,224,226,228,393281,193,230,188,153,189,327742,230,229,2,16,
9182,56,28,194,231,1689,327808,121,880,1656,1678,327745,143,881,59,1678,
262205,135,965,881,393281,195,966,231,153,880,327742,966,965,2,4,9278,
19,0
};

/* sk__spirv_sum_f32_f16_traced: source d8178fb1f37965f6, glslang 16.6.0, spirv-tools v2026.4, 37188 bytes */
static const uint32_t sk__spirv_sum_f32_f16_traced[] = {
0x7230203,66816,524299,1697,0,131089,1,131089,4433,131089,4467,131089,5345,131089,5347,393227,
1,0x4c534c47,0x6474732e,0x3035342e,0,196622,5348,3,917519,5,2,0x6e69616d,0,3,4,5,
6,7,8,9,10,11,393232,2,17,1,1,1,262160,2,4462,16,
262215,108,6,16,196679,60,2,327752,60,0,35,0,262215,109,6,4,
327752,62,0,35,0,327752,62,1,35,8,327752,62,2,35,12,327752,
63,0,35,0,327752,63,1,35,16,327752,63,2,35,32,327752,63,
3,35,48,327752,63,4,35,64,327752,63,5,35,68,327752,63,6,
35,72,262215,110,6,4,327752,64,0,35,0,327752,64,1,35,76,
327752,64,2,35,84,327752,64,3,35,88,327752,64,4,35,92,327752,
64,5,35,96,327752,64,6,35,100,327752,64,7,35,104,327752,64,
8,35,108,327752,64,9,35,112,327752,64,10,35,116,262215,65,1,
15,262215,111,6,4,196679,66,2,327752,66,0,35,0,327752,66,1,
35,120,262215,67,1,22,262215,112,6,8,196679,68,2,262216,68,0,
24,327752,68,0,35,0,262215,71,1,23,262215,72,1,11,262215,73,
1,24,262215,74,1,12,262215,75,1,28,262215,76,1,8,262215,77,
1,6,262215,78,1,21,262215,113,6,8,196679,81,2,327752,81,0,
35,0,262215,114,6,2,196679,82,2,327752,82,0,35,0,262215,115,
6,16,196679,84,2,262216,84,0,24,327752,84,0,35,0,262215,116,
6,4,196679,85,2,262216,85,0,24,327752,85,0,35,0,262215,86,
1,19,262215,87,1,20,262215,88,1,17,262215,89,1,18,262215,90,
1,16,262215,92,1,10,262215,8,11,29,262215,99,1,0,262215,101,
1,25,262215,102,1,14,262215,103,1,26,262215,104,1,27,262215,10,
11,26,262215,11,11,24,262215,117,1,0,262215,118,11,25,131091,119,
196641,120,119,262165,121,32,0,262176,122,7,121,262167,123,121,2,262176,
124,7,123,524318,12,121,121,121,121,121,123,262176,125,7,12,327710,
13,121,121,121,262176,126,7,13,131092,127,720926,14,12,121,121,121,
121,121,121,127,13,262176,128,7,14,327713,129,14,128,122,327713,130,
121,128,122,327710,27,121,121,121,262187,121,131,2,262172,132,121,131,
327710,28,132,121,121,589854,29,28,28,28,28,121,121,121,262176,133,
7,127,458785,134,123,124,122,122,122,196630,135,32,262176,136,7,27,
327710,35,123,121,127,262176,137,7,35,262187,121,138,4,262172,139,135,
138,262176,140,7,139,589857,141,119,137,133,122,122,122,140,524321,142,
119,124,122,122,122,140,262176,143,7,135,262177,144,135,143,393249,145,
121,122,122,136,458785,146,119,122,122,122,140,196647,147,5349,262167,148,
135,4,196637,108,148,196638,60,108,262176,147,5349,60,262176,149,7,148,
262187,121,150,0,262187,121,151,1,262165,152,32,1,262187,152,153,0,
262187,152,154,1,262187,152,155,2,262187,152,156,3,262187,152,157,4,
262187,152,158,5,327724,123,159,150,150,262187,121,160,3,196650,127,161,
262187,152,162,8,262187,152,163,6,262174,61,121,121,262187,121,164,32,
262176,165,6,29,262203,165,3,6,262172,109,121,131,327710,62,109,121,
121,589854,63,62,62,62,62,121,121,121,262172,110,121,131,851998,64,
63,110,121,121,121,121,121,121,121,121,121,262194,121,65,0,393268,
121,166,128,131,65,262172,111,121,166,262174,66,64,111,262176,167,9,
66,262203,167,4,9,262176,168,9,63,196657,127,67,196647,169,5349,196637,
112,123,196638,68,112,262176,169,5349,68,262176,170,5349,123,262194,121,71,
4,262194,121,72,1,393268,121,171,132,71,72,262194,121,73,4,262194,
121,74,1,393268,121,172,132,73,74,262176,173,9,64,262187,152,174,
9,262176,175,9,121,196656,127,75,262187,121,176,7,262176,177,6,123,
262203,177,5,6,262176,178,6,132,262176,179,6,121,196657,127,76,262187,
135,180,0,262176,181,6,35,262203,181,6,6,196657,127,77,262194,121,
78,0,393268,127,79,171,78,150,262203,181,7,6,262187,121,182,10,
262187,152,183,12,262187,152,184,13,393268,127,185,170,78,131,196647,186,
5349,196630,187,16,262167,188,187,4,196637,113,188,196638,81,113,262176,186,
5349,81,262176,189,5349,188,196647,190,5349,196637,114,187,196638,82,114,262176,
190,5349,82,262176,191,5349,187,196647,192,5349,196637,115,148,196638,84,115,
262176,192,5349,84,262176,193,5349,148,196647,194,5349,196637,116,135,196638,85,
116,262176,194,5349,85,262176,195,5349,135,262187,135,196,0x3f800000,262187,135,197,
0xc1180000,262187,135,198,0xc0135761,262187,135,199,0x3dd2d3e8,262187,135,200,0xc2a00000,262187,135,201,
0xbfb8aa3b,262187,135,202,0x41800000,262187,135,203,0x3e6d3388,262187,135,204,0x3f07dc22,262187,135,205,
0x3f3a00e3,262187,135,206,0x3f35f0e3,262187,135,207,0x3e11a98e,262187,135,208,0x3e027906,262187,135,209,
0xbf38aa3b,262194,121,86,0,393268,127,210,170,86,151,393268,127,211,170,86,
131,393268,127,212,170,86,160,393268,127,213,170,86,138,196657,127,87,
262187,121,214,0x7fffffff,262187,121,215,0x7f800000,196649,127,216,196657,127,88,262187,121,
217,6,196657,127,89,262187,121,218,8,262194,121,90,0,393268,127,219,
170,90,151,393268,127,220,170,90,131,393268,127,221,171,86,150,393268,
127,91,166,221,87,393268,127,222,170,78,131,196657,127,92,327732,127,
223,168,92,262187,121,224,0x38800000,262187,135,225,0x4b800000,262187,135,226,0x3f000000,262187,
135,227,0x40000000,262187,121,228,0x80000000,262187,121,229,4095,262187,121,230,0xffffe000,262187,
121,231,0x47800000,262176,232,9,110,262187,121,233,0x440200,327724,123,234,233,150,
393268,121,235,132,71,73,393268,121,98,132,235,138,262176,236,1,121,
262203,236,8,1,262187,121,237,64,262187,121,238,16,262172,239,148,238,
262176,240,7,239,262194,121,99,64,393268,121,100,134,99,237,262187,121,
241,264,262172,242,148,237,262176,243,4,242,262203,243,9,4,262176,244,
4,148,262187,135,245,0x80000000,458796,148,246,245,245,245,245,393268,121,247,
134,73,138,393268,121,248,134,73,138,262194,121,101,4,262194,121,102,
1,262194,121,103,1,196657,127,104,262167,249,121,3,262176,250,1,249,
262203,250,10,1,262203,250,11,1,393268,121,251,132,71,73,393268,121,
105,134,251,138,393268,121,252,128,105,237,393268,121,253,130,252,151,
393268,121,106,134,253,237,393268,121,254,130,105,151,262194,121,117,1,
393267,249,118,117,151,151,262187,121,255,11,262187,121,256,9,262187,121,
257,5,327734,119,2,0,120,131320,258,262203,140,259,7,262203,124,260,
7,262203,122,261,7,262203,122,262,7,262203,122,263,7,262203,140,264,
7,262203,124,265,7,262203,122,266,7,262203,122,267,7,262203,122,268,
7,262203,140,269,7,262203,137,270,7,262203,133,271,7,262203,122,272,
7,262203,122,273,7,262203,122,274,7,262203,140,275,7,262203,124,276,
7,262203,122,277,7,262203,122,278,7,262203,122,279,7,262203,140,280,
7,262203,124,281,7,262203,122,282,7,262203,122,283,7,262203,122,284,
7,262203,140,285,7,262203,137,286,7,262203,133,287,7,262203,122,288,
7,262203,122,289,7,262203,122,290,7,262203,140,291,7,262203,122,292,
7,262203,122,293,7,262203,136,294,7,262203,140,295,7,262203,122,296,
7,262203,122,297,7,262203,122,298,7,262203,140,299,7,262203,124,300,
7,262203,124,301,7,262203,122,302,7,262203,122,303,7,262203,122,304,
7,262203,124,305,7,262203,124,306,7,262203,124,307,7,262203,124,308,
7,262203,124,309,7,262203,124,310,7,262203,122,311,7,262203,122,312,
7,262203,122,313,7,262203,124,314,7,262203,124,315,7,262203,124,316,
7,262203,124,317,7,262203,124,318,7,262203,122,319,7,262203,122,320,
7,262203,122,321,7,262203,124,322,7,262203,124,323,7,262203,124,324,
7,262203,124,325,7,262203,124,326,7,262203,124,327,7,262203,124,328,
7,262203,124,329,7,262203,240,330,7,262203,128,331,7,262203,122,332,
7,262203,128,333,7,262203,122,334,7,262203,128,335,7,262203,122,336,
7,262203,128,337,7,262203,122,338,7,262203,128,339,7,262203,122,340,
7,262203,128,341,7,262203,122,342,7,262203,128,343,7,262203,122,344,
7,262203,128,345,7,262203,122,346,7,262203,149,107,7,327745,173,347,
4,153,327745,168,348,347,150,327745,175,349,348,217,262205,121,350,349,
327745,175,351,347,160,262205,121,352,351,327745,175,353,347,138,262205,121,
354,353,327745,175,355,347,257,262205,121,356,355,327745,175,357,347,217,
262205,121,358,357,327745,175,359,347,218,262205,121,360,359,327745,175,361,
347,182,262205,121,362,361,327814,121,363,350,101,327817,121,364,350,101,
327850,127,365,364,150,393385,121,366,365,150,151,327808,121,367,363,366,
327814,121,368,367,102,327817,121,369,367,102,327850,127,370,369,150,393385,
121,371,370,150,151,327808,121,372,368,371,327852,127,373,372,151,393385,
121,374,373,372,151,589904,12,375,362,367,102,374,150,159,327879,121,
376,360,151,196855,377,0,262394,161,378,379,131320,378,131321,380,131320,380,
131321,381,131320,381,131321,377,131320,379,327812,121,382,356,374,131321,377,131320,
377,458997,121,383,356,381,382,379,327852,127,384,358,151,196855,385,0,
262394,384,386,387,131320,386,327814,121,388,383,358,131321,385,131320,387,131321,
385,131320,385,458997,121,389,388,386,383,387,327856,127,390,383,151,393385,
121,391,390,383,151,327852,127,392,391,389,393385,121,393,392,391,389,
327856,127,394,352,393,393385,121,395,394,352,393,327852,127,396,395,151,
393385,121,397,396,395,151,327814,121,398,383,397,327812,121,399,398,395,
327810,121,400,383,399,393296,13,401,395,398,400,786512,14,402,375,352,
354,356,358,376,103,104,401,327745,236,403,10,151,262205,121,404,403,
327745,236,405,11,150,262205,121,406,405,327812,121,407,404,406,327745,236,
408,10,150,262205,121,409,408,327808,121,410,407,409,327814,121,411,410,
106,196855,412,0,262394,161,413,414,131320,413,131321,415,131320,415,131321,416,
131320,416,131321,412,131320,414,327812,121,417,411,374,131321,412,131320,412,458997,
121,418,411,416,417,414,458997,121,419,151,416,374,414,327817,121,420,
410,106,327812,121,421,420,237,262205,121,422,8,327817,121,423,422,237,
327808,121,424,421,423,327852,127,425,354,150,196855,426,0,262394,425,427,
428,131320,427,131321,426,131320,428,131321,426,131320,426,458997,121,429,362,427,
356,428,327854,127,430,411,429,196855,431,0,262394,430,432,431,131320,432,
65789,131320,431,196855,433,0,262394,104,434,435,131320,434,131321,433,131320,435,
327812,121,436,411,354,131321,433,131320,433,458997,121,437,418,434,436,435,
262312,127,438,104,196855,439,0,262394,438,440,439,131320,440,327850,127,441,
354,150,131321,439,131320,439,458997,127,442,438,433,441,440,196855,443,0,
262394,442,444,443,131320,444,327852,127,445,103,151,196855,446,0,262394,445,
447,448,131320,447,327817,121,449,411,103,327814,121,450,411,103,327812,121,
451,450,419,196670,339,402,196670,340,449,393273,14,452,15,339,340,196670,
341,452,196670,342,451,393273,121,453,24,341,342,327812,121,454,453,103,
327808,121,455,454,449,196670,343,402,196670,344,455,393273,121,456,21,343,
344,131321,446,131320,448,196670,345,402,196670,346,418,393273,121,457,24,345,
346,131321,446,131320,446,458997,121,458,456,447,457,448,131321,443,131320,443,
458997,121,459,437,439,458,446,196855,460,0,262394,104,461,462,131320,461,
327808,121,463,418,419,327810,121,464,463,151,131321,460,131320,462,327812,121,
465,411,354,196855,466,0,262394,161,467,468,131320,467,327856,127,469,354,
419,393385,121,470,469,354,419,131321,466,131320,468,131321,466,131320,466,458997,
121,471,470,467,354,468,327808,121,472,465,471,327810,121,473,472,151,
131321,460,131320,460,458997,121,474,464,461,473,466,196855,475,0,262394,438,
476,475,131320,476,327850,127,477,354,150,131321,475,131320,475,458997,127,478,
438,460,477,476,196855,479,0,262394,478,480,479,131320,480,327810,121,481,
419,151,327852,127,482,103,151,196855,483,0,262394,482,484,485,131320,484,
327817,121,486,411,103,327814,121,487,411,103,327812,121,488,487,419,327808,
121,489,488,481,196670,331,402,196670,332,486,393273,14,490,15,331,332,
196670,333,490,196670,334,489,393273,121,491,24,333,334,327812,121,492,491,
103,327808,121,493,492,486,196670,335,402,196670,336,493,393273,121,494,21,
335,336,131321,483,131320,485,327808,121,495,418,481,196670,337,402,196670,338,
495,393273,121,496,24,337,338,131321,483,131320,483,458997,121,497,494,484,
496,485,131321,479,131320,479,458997,121,498,474,475,497,483,327850,127,499,
459,498,196855,500,0,262394,499,501,500,131320,501,65789,131320,500,458764,121,
502,1,38,424,254,327856,127,503,422,237,196855,504,0,262394,503,505,
504,131320,505,327745,244,506,9,422,327742,506,246,40,131,131321,504,131320,
504,327810,121,507,498,459,327808,121,508,507,151,327814,121,509,508,100,
327817,121,510,508,100,327850,127,511,510,150,393385,121,512,511,150,151,
327808,121,513,509,512,458764,121,514,1,38,513,238,131321,515,131320,515,
458997,121,516,459,504,517,518,262390,519,518,0,131321,520,131320,520,327858,
127,521,516,498,262394,521,522,519,131320,522,327814,121,523,422,237,131321,
524,131320,524,458997,121,525,150,522,526,527,262390,528,527,1,131321,529,
131320,529,327856,127,530,525,238,262394,530,531,528,131320,531,327856,127,532,
525,514,196855,533,0,262394,532,534,533,131320,534,327812,121,535,523,514,
327808,121,536,516,535,327808,121,537,536,525,458764,121,538,1,38,537,
498,327810,121,539,538,459,327846,127,540,425,104,196855,541,0,262394,540,
542,543,131320,542,131321,541,131320,543,327812,121,544,131,538,327850,127,545,
539,150,393385,121,546,545,151,150,327808,121,547,544,546,131321,541,131320,
541,458997,121,548,538,542,547,543,393281,232,549,4,153,154,327745,175,
550,549,150,262205,121,551,550,327745,175,552,549,151,262205,121,553,552,
327760,123,554,551,553,196670,326,554,196670,327,234,327745,122,555,326,150,
262205,121,556,555,327745,122,557,327,150,262205,121,558,557,327829,61,559,
556,558,327761,121,560,559,1,327761,121,561,559,0,327745,122,562,326,
151,262205,121,563,562,327745,122,564,327,151,262205,121,565,564,327808,121,
566,563,565,327808,121,567,566,560,327760,123,568,561,567,327831,61,569,
548,98,327761,121,570,569,0,327761,121,571,569,1,393228,152,572,1,
75,151,262268,121,573,572,327850,127,574,573,150,196855,575,0,262394,574,
576,577,131320,576,327760,123,578,570,571,131321,575,131320,577,327876,121,579,
570,573,327876,121,580,571,573,327810,121,581,164,573,327874,121,582,570,
581,327877,121,583,580,582,327760,123,584,579,583,131321,575,131320,575,458997,
123,585,578,576,584,577,196670,328,568,196670,329,585,327745,122,586,328,
150,262205,121,587,586,327745,122,588,329,150,262205,121,589,588,327829,61,
590,587,589,327761,121,591,590,1,327761,121,592,590,0,327745,122,593,
328,151,262205,121,594,593,327745,122,595,329,151,262205,121,596,595,327808,
121,597,594,596,327808,121,598,597,591,327760,123,599,592,598,262268,147,
600,599,393281,193,601,600,153,502,393277,148,602,601,34,16,327745,149,
603,330,525,196670,603,602,131321,533,131320,533,131321,527,131320,527,327808,121,
526,525,154,131321,524,131320,528,131321,604,131320,604,458997,121,605,150,528,
606,607,262390,608,607,0,131321,609,131320,609,327856,127,610,605,100,262394,
610,611,608,131320,611,262368,131,131,241,327850,127,612,523,605,196855,613,
0,262394,612,614,613,131320,614,327745,244,615,9,423,393277,148,616,615,
48,131,131321,617,131320,617,458997,148,618,616,614,619,620,458997,121,621,
150,614,622,620,262390,623,620,1,131321,624,131320,624,327856,127,625,621,
238,262394,625,626,623,131320,626,327856,127,627,621,514,196855,628,0,262394,
627,629,628,131320,629,327812,121,630,523,514,327808,121,631,516,630,327808,
121,632,631,621,327858,127,633,632,498,131321,628,131320,628,458997,127,634,
627,626,633,629,196855,635,0,262394,634,636,637,131320,636,327745,149,638,
330,621,262205,148,639,638,131321,635,131320,637,131321,635,131320,635,458997,148,
640,639,636,246,637,327809,148,619,618,640,131321,620,131320,620,327808,121,
622,621,154,131321,617,131320,623,327742,615,618,40,131,131321,613,131320,613,
131321,607,131320,607,327808,121,606,605,154,131321,604,131320,608,131321,518,131320,
518,327812,121,641,100,514,327808,121,517,516,641,131321,515,131320,519,262368,
131,131,241,327856,127,642,424,105,327847,127,643,503,642,196855,644,0,
262394,643,645,644,131320,645,327745,244,646,9,422,393277,148,647,646,48,
131,196670,107,647,393281,168,648,4,153,153,262205,63,649,648,262544,29,
650,649,196670,3,650,327745,175,651,347,176,262205,121,652,651,262205,29,
653,3,327761,121,654,653,4,327761,121,655,653,5,327814,121,656,654,
171,327817,121,657,654,171,327850,127,658,657,150,393385,121,659,658,150,
151,327808,121,660,656,659,327814,121,661,655,172,327817,121,662,655,172,
327850,127,663,662,150,393385,121,664,663,150,151,327808,121,665,661,664,
327879,121,666,360,131,393281,175,667,4,153,174,262205,121,668,667,327808,
121,669,668,411,327812,121,670,72,74,327817,121,671,669,670,327814,121,
672,669,670,327851,127,673,666,150,196855,674,0,262394,673,675,676,131320,
675,131321,674,131320,676,131321,674,131320,674,458997,121,677,665,675,660,676,
196855,678,0,262394,673,679,680,131320,679,131321,678,131320,680,131321,678,131320,
678,458997,121,681,660,679,665,680,327856,127,682,652,677,393385,121,683,
682,652,677,327812,121,684,660,665,327854,127,685,672,684,196855,686,0,
262394,685,687,686,131320,687,327814,121,688,672,684,131321,686,131320,686,458997,
121,689,150,678,688,687,327812,121,690,689,684,327810,121,691,672,690,
327812,121,692,683,681,327854,127,693,691,692,196855,694,0,262394,693,695,
694,131320,695,327814,121,696,691,692,327812,121,697,696,683,131321,694,131320,
694,458997,121,698,150,686,697,695,327810,121,699,677,698,327856,127,700,
683,699,393385,121,701,700,683,699,327812,121,702,698,681,327810,121,703,
691,702,327852,127,704,701,151,196855,705,0,262394,704,706,705,131320,706,
327814,121,707,703,701,131321,705,131320,705,458997,121,708,703,694,707,706,
327812,121,709,708,701,327810,121,710,703,709,327808,121,711,698,710,393385,
121,712,673,708,711,393385,121,713,673,711,708,327812,121,714,712,72,
327814,121,715,671,74,327808,121,716,714,715,327812,121,717,713,74,327817,
121,718,671,74,327808,121,719,717,718,393296,27,720,689,716,719,327814,
121,721,424,247,393281,178,722,3,156,153,262205,132,723,722,327761,121,
724,723,0,327761,121,725,723,1,327760,123,726,724,725,196670,318,726,
196670,319,689,393281,179,727,3,156,155,262205,121,728,727,196670,320,728,
196670,321,131,524345,123,729,30,318,319,320,321,196670,5,729,327812,121,
730,716,71,393281,179,731,3,156,154,262205,121,732,731,327831,61,733,
730,732,327761,121,734,733,0,327761,121,735,733,1,393228,152,736,1,
75,131,262268,121,737,736,327850,127,738,737,150,196855,739,0,262394,738,
740,741,131320,740,327760,123,742,734,735,131321,739,131320,741,327876,121,743,
734,737,327876,121,744,735,737,327810,121,745,164,737,327874,121,746,734,
745,327877,121,747,744,746,327760,123,748,743,747,131321,739,131320,739,458997,
123,749,742,740,748,741,262205,123,750,5,196670,322,750,196670,323,749,
327745,122,751,322,150,262205,121,752,751,327745,122,753,323,150,262205,121,
754,753,327829,61,755,752,754,327761,121,756,755,1,327761,121,757,755,
0,327745,122,758,322,151,262205,121,759,758,327745,122,760,323,151,262205,
121,761,760,327808,121,762,759,761,327808,121,763,762,756,327760,123,764,
757,763,196670,5,764,327812,121,765,719,73,327831,61,766,765,151,327761,
121,767,766,0,327761,121,768,766,1,196855,769,0,262394,738,770,771,
131320,770,327760,123,772,767,768,131321,769,131320,771,327876,121,773,767,737,
327876,121,774,768,737,327810,121,775,164,737,327874,121,776,767,775,327877,
121,777,774,776,327760,123,778,773,777,131321,769,131320,769,458997,123,779,
772,770,778,771,262205,123,780,5,196670,324,780,196670,325,779,327745,122,
781,324,150,262205,121,782,781,327745,122,783,325,150,262205,121,784,783,
327829,61,785,782,784,327761,121,786,785,1,327761,121,787,785,0,327745,
122,788,324,151,262205,121,789,788,327745,122,790,325,151,262205,121,791,
790,327808,121,792,789,791,327808,121,793,792,786,327760,123,794,787,793,
196670,5,794,196855,795,0,262394,76,796,795,131320,796,393281,175,797,4,
154,151,262205,121,798,797,262268,135,799,798,327863,127,800,799,180,131321,
795,131320,795,458997,127,801,76,769,800,796,196855,802,0,262394,801,803,
802,131320,803,393281,178,804,3,155,153,262205,132,805,804,327761,121,806,
805,0,327761,121,807,805,1,327760,123,808,806,807,393281,179,809,3,
155,154,262205,121,810,809,393281,179,811,3,155,155,262205,121,812,811,
196670,310,808,196670,311,689,196670,312,812,196670,313,131,524345,123,813,30,
310,311,312,313,196670,309,813,393385,121,814,77,765,730,327831,61,815,
814,810,327761,121,816,815,0,327761,121,817,815,1,196855,818,0,262394,
738,819,820,131320,819,327760,123,821,816,817,131321,818,131320,820,327876,121,
822,816,737,327876,121,823,817,737,327810,121,824,164,737,327874,121,825,
816,824,327877,121,826,823,825,327760,123,827,822,826,131321,818,131320,818,
458997,123,828,821,819,827,820,262205,123,829,309,196670,314,829,196670,315,
828,327745,122,830,314,150,262205,121,831,830,327745,122,832,315,150,262205,
121,833,832,327829,61,834,831,833,327761,121,835,834,1,327761,121,836,
834,0,327745,122,837,314,151,262205,121,838,837,327745,122,839,315,151,
262205,121,840,839,327808,121,841,838,840,327808,121,842,841,835,327760,123,
843,836,842,196670,309,843,393385,121,844,77,730,765,327831,61,845,844,
151,327761,121,846,845,0,327761,121,847,845,1,196855,848,0,262394,738,
849,850,131320,849,327760,123,851,846,847,131321,848,131320,850,327876,121,852,
846,737,327876,121,853,847,737,327810,121,854,164,737,327874,121,855,846,
854,327877,121,856,853,855,327760,123,857,852,856,131321,848,131320,848,458997,
123,858,851,849,857,850,262205,123,859,309,196670,316,859,196670,317,858,
327745,122,860,316,150,262205,121,861,860,327745,122,862,317,150,262205,121,
863,862,327829,61,864,861,863,327761,121,865,864,1,327761,121,866,864,
0,327745,122,867,316,151,262205,121,868,867,327745,122,869,317,151,262205,
121,870,869,327808,121,871,868,870,327808,121,872,871,865,327760,123,873,
866,872,196670,309,873,262312,127,874,77,327847,127,875,75,874,196855,876,
0,262394,875,877,876,131320,877,327745,122,878,309,150,262205,121,879,878,
327812,121,880,810,131,327877,121,881,879,880,327879,121,882,881,176,327850,
127,883,882,150,131321,876,131320,876,458997,127,884,875,848,883,877,262205,
123,885,309,393296,35,886,885,810,884,196670,6,886,131321,802,131320,802,
196855,887,0,262394,79,888,887,131320,888,393281,175,889,4,154,182,262205,
121,890,889,393281,175,891,4,154,255,262205,121,892,891,327760,123,893,
890,892,393281,175,894,4,154,183,262205,121,895,894,393281,175,896,4,
154,184,262205,121,897,896,196670,301,893,196670,302,689,196670,303,897,196670,
304,131,524345,123,898,30,301,302,303,304,196670,300,898,393385,121,899,
185,765,730,327831,61,900,899,895,327761,121,901,900,0,327761,121,902,
900,1,196855,903,0,262394,738,904,905,131320,904,327760,123,906,901,902,
131321,903,131320,905,327876,121,907,901,737,327876,121,908,902,737,327810,121,
909,164,737,327874,121,910,901,909,327877,121,911,908,910,327760,123,912,
907,911,131321,903,131320,903,458997,123,913,906,904,912,905,262205,123,914,
300,196670,305,914,196670,306,913,327745,122,915,305,150,262205,121,916,915,
327745,122,917,306,150,262205,121,918,917,327829,61,919,916,918,327761,121,
920,919,1,327761,121,921,919,0,327745,122,922,305,151,262205,121,923,
922,327745,122,924,306,151,262205,121,925,924,327808,121,926,923,925,327808,
121,927,926,920,327760,123,928,921,927,196670,300,928,393385,121,929,185,
730,765,327831,61,930,929,151,327761,121,931,930,0,327761,121,932,930,
1,196855,933,0,262394,738,934,935,131320,934,327760,123,936,931,932,131321,
933,131320,935,327876,121,937,931,737,327876,121,938,932,737,327810,121,939,
164,737,327874,121,940,931,939,327877,121,941,938,940,327760,123,942,937,
941,131321,933,131320,933,458997,123,943,936,934,942,935,262205,123,944,300,
196670,307,944,196670,308,943,327745,122,945,307,150,262205,121,946,945,327745,
122,947,308,150,262205,121,948,947,327829,61,949,946,948,327761,121,950,
949,1,327761,121,951,949,0,327745,122,952,307,151,262205,121,953,952,
327745,122,954,308,151,262205,121,955,954,327808,121,956,953,955,327808,121,
957,956,950,327760,123,958,951,957,196670,300,958,262312,127,959,185,327847,
127,960,75,959,196855,961,0,262394,960,962,961,131320,962,327745,122,963,
300,150,262205,121,964,963,327812,121,965,895,131,327877,121,966,964,965,
327879,121,967,966,176,327850,127,968,967,150,131321,961,131320,961,458997,127,
969,960,933,968,962,262205,123,970,300,393296,35,971,970,895,969,196670,
7,971,131321,887,131320,887,327817,121,972,424,248,327812,121,973,972,138,
327745,143,974,107,150,262205,135,975,974,327745,143,976,107,151,262205,135,
977,976,327745,143,978,107,131,262205,135,979,978,327745,143,980,107,160,
262205,135,981,980,458832,139,982,975,977,979,981,327808,121,983,730,721,
327745,179,984,3,157,262205,121,985,984,327856,127,986,983,985,196855,987,
0,262394,986,988,987,131320,988,327808,121,989,765,973,327745,179,990,3,
158,262205,121,991,990,327856,127,992,989,991,131321,987,131320,987,458997,127,
993,986,887,992,988,196855,994,0,262394,993,995,994,131320,995,196670,292,
721,196670,293,973,196670,294,720,458809,121,996,49,292,293,294,196670,295,
982,327808,121,997,765,973,196855,998,0,262394,76,999,998,131320,999,131321,
1000,131320,1000,458997,121,1001,150,999,1002,1003,262390,1004,1003,1,131321,1005,
131320,1005,327856,127,1006,1001,138,262394,1006,1007,1004,131320,1007,393281,175,1008,
4,154,150,262205,121,1009,1008,262268,135,1010,1009,327745,143,1011,295,1001,
262205,135,1012,1011,327813,135,1013,1012,1010,196670,1011,1013,131321,1003,131320,1003,
327808,121,1002,1001,154,131321,1000,131320,1004,131321,998,131320,998,196855,1014,0,
262394,88,1015,1014,131320,1015,393281,175,1016,4,154,217,262205,121,1017,1016,
393281,175,1018,4,154,176,262205,121,1019,1018,327760,123,1020,1017,1019,196670,
260,1020,196670,261,983,196670,262,150,196670,263,996,589881,119,1021,43,260,
261,262,263,264,262205,139,1022,264,196670,259,1022,131321,1023,131320,1023,458997,
121,1024,150,1015,1025,1026,262390,1027,1026,1,131321,1028,131320,1028,327856,127,
1029,1024,138,262394,1029,1030,1027,131320,1030,327745,143,1031,259,1024,262205,135,
1032,1031,327745,143,1033,295,1024,262205,135,1034,1033,327813,135,1035,1034,1032,
196670,1033,1035,131321,1026,131320,1026,327808,121,1025,1024,154,131321,1023,131320,1027,
131321,1014,131320,1014,196855,1036,0,262394,89,1037,1036,131320,1037,393281,175,1038,
4,154,218,262205,121,1039,1038,393281,175,1040,4,154,256,262205,121,1041,
1040,327760,123,1042,1039,1041,196670,265,1042,196670,266,997,196670,267,151,196670,
268,996,589881,119,1043,43,265,266,267,268,269,262205,139,1044,269,196670,
259,1044,131321,1045,131320,1045,458997,121,1046,150,1037,1047,1048,262390,1049,1048,
1,131321,1050,131320,1050,327856,127,1051,1046,138,262394,1051,1052,1049,131320,1052,
327745,143,1053,259,1046,262205,135,1054,1053,327745,143,1055,295,1046,262205,135,
1056,1055,327813,135,1057,1056,1054,196670,1055,1057,131321,1048,131320,1048,327808,121,
1047,1046,154,131321,1045,131320,1049,131321,1036,131320,1036,196855,1058,0,262394,76,
1059,1058,131320,1059,393281,175,1060,4,154,151,262205,121,1061,1060,262268,135,
1062,1061,327863,127,1063,1062,180,131321,1058,131320,1058,458997,127,1064,76,1036,
1063,1059,196855,1065,0,262394,1064,1066,1065,131320,1066,262205,35,1067,6,196670,
270,1067,196670,271,77,196670,272,721,196670,273,973,196670,274,996,655417,119,
1068,36,270,271,272,273,274,275,262205,139,1069,275,196670,259,1069,131321,
1070,131320,1070,458997,121,1071,150,1066,1072,1073,262390,1074,1073,1,131321,1075,
131320,1075,327856,127,1076,1071,138,262394,1076,1077,1074,131320,1077,393281,175,1078,
4,154,151,262205,121,1079,1078,262268,135,1080,1079,327745,143,1081,259,1071,
262205,135,1082,1081,327813,135,1083,1080,1082,327745,143,1084,295,1071,262205,135,
1085,1084,327809,135,1086,1085,1083,196670,1084,1086,131321,1073,131320,1073,327808,121,
1072,1071,154,131321,1070,131320,1074,131321,1065,131320,1065,196855,1087,0,262394,219,
1088,1087,131320,1088,393281,175,1089,4,154,138,262205,121,1090,1089,393281,175,
1091,4,154,257,262205,121,1092,1091,327760,123,1093,1090,1092,196670,276,1093,
196670,277,983,196670,278,150,196670,279,996,589881,119,1094,43,276,277,278,
279,280,262205,139,1095,280,196670,259,1095,131321,1096,131320,1096,458997,121,1097,
150,1088,1098,1099,262390,1100,1099,1,131321,1101,131320,1101,327856,127,1102,1097,
138,262394,1102,1103,1100,131320,1103,327745,143,1104,259,1097,262205,135,1105,1104,
327745,143,1106,295,1097,262205,135,1107,1106,327809,135,1108,1107,1105,196670,1106,
1108,131321,1099,131320,1099,327808,121,1098,1097,154,131321,1096,131320,1100,131321,1087,
131320,1087,196855,1109,0,262394,220,1110,1109,131320,1110,393281,175,1111,4,154,
138,262205,121,1112,1111,393281,175,1113,4,154,257,262205,121,1114,1113,327760,
123,1115,1112,1114,196670,281,1115,196670,282,997,196670,283,151,196670,284,996,
589881,119,1116,43,281,282,283,284,285,262205,139,1117,285,196670,259,1117,
131321,1118,131320,1118,458997,121,1119,150,1110,1120,1121,262390,1122,1121,1,131321,
1123,131320,1123,327856,127,1124,1119,138,262394,1124,1125,1122,131320,1125,327745,143,
1126,259,1119,262205,135,1127,1126,327745,143,1128,295,1119,262205,135,1129,1128,
327809,135,1130,1129,1127,196670,1128,1130,131321,1121,131320,1121,327808,121,1120,1119,
154,131321,1118,131320,1122,131321,1109,131320,1109,196855,1131,0,262394,91,1132,1131,
131320,1132,131321,1133,131320,1133,458997,121,1134,150,1132,1135,1136,262390,1137,1136,
1,131321,1138,131320,1138,327856,127,1139,1134,138,262394,1139,1140,1137,131320,1140,
327745,143,1141,295,1134,262205,135,1142,1141,196855,1143,0,262394,210,1144,1145,
131320,1144,458764,135,1146,1,40,1142,180,131321,1143,131320,1145,196855,1147,0,
262394,211,1148,1149,131320,1148,458764,135,1150,1,40,1142,197,327813,135,1151,
199,1150,327813,135,1152,1151,1150,327811,135,1153,198,1152,327813,135,1154,1150,
1153,393228,135,1155,1,29,1154,327809,135,1156,196,1155,327816,135,1157,1150,
1156,131321,1147,131320,1149,196855,1158,0,262394,212,1159,1160,131320,1159,393228,135,
1161,1,4,1142,458764,135,1162,1,37,1161,202,327813,135,1163,203,1162,
327809,135,1164,196,1163,327816,135,1165,196,1164,327813,135,1166,204,1165,327811,
135,1167,1166,205,327813,135,1168,1167,1165,327809,135,1169,1168,206,327813,135,
1170,1169,1165,327811,135,1171,1170,207,327813,135,1172,1171,1165,327809,135,1173,
1172,208,327813,135,1174,1173,1165,458764,135,1175,1,40,1142,180,327813,135,
1176,209,1162,327813,135,1177,1176,1162,393228,135,1178,1,29,1177,327813,135,
1179,1174,1178,327813,135,1180,1162,1179,327811,135,1181,1175,1180,131321,1158,131320,
1160,196855,1182,0,262394,213,1183,1182,131320,1183,458764,135,1184,1,40,1142,
200,327813,135,1185,201,1184,393228,135,1186,1,29,1185,327809,135,1187,196,
1186,327816,135,1188,1184,1187,131321,1182,131320,1182,458997,135,1189,1142,1160,1188,
1183,131321,1158,131320,1158,458997,135,1190,1181,1159,1189,1182,131321,1147,131320,1147,
458997,135,1191,1157,1148,1190,1158,131321,1143,131320,1143,458997,135,1192,1146,1144,
1191,1147,196855,1193,0,262394,87,1194,1193,131320,1194,393281,175,1195,4,154,
131,262205,121,1196,1195,262268,135,1197,1196,393281,175,1198,4,154,160,262205,
121,1199,1198,262268,135,1200,1199,524300,135,1201,1,43,1192,1197,1200,131321,
1193,131320,1193,458997,135,1202,1192,1143,1201,1194,262268,121,1203,1142,327879,121,
1204,1203,214,327852,127,1205,1204,215,393385,135,1206,1205,1142,1202,196670,1141,
1206,131321,1136,131320,1136,327808,121,1135,1134,154,131321,1133,131320,1137,131321,1131,
131320,1131,196855,1207,0,262394,79,1208,1207,131320,1208,262205,35,1209,7,196670,
286,1209,196670,287,222,196670,288,721,196670,289,973,196670,290,996,655417,119,
1210,36,286,287,288,289,290,291,262205,139,1211,291,196670,259,1211,131321,
1212,131320,1212,458997,121,1213,150,1208,1214,1215,262390,1216,1215,1,131321,1217,
131320,1217,327856,127,1218,1213,138,262394,1218,1219,1216,131320,1219,327745,143,1220,
259,1213,262205,135,1221,1220,327745,143,1222,295,1213,262205,135,1223,1222,327809,
135,1224,1223,1221,196670,1222,1224,131321,1215,131320,1215,327808,121,1214,1213,154,
131321,1212,131320,1216,131321,1207,131320,1207,262205,139,1225,295,196670,296,721,196670,
297,973,196670,298,996,196670,299,1225,524345,119,1226,55,296,297,298,299,
131321,994,131320,994,131321,644,131320,644,65789,65592,327734,14,15,0,129,196663,
128,16,196663,122,17,131320,1227,327745,122,1228,16,163,262205,121,1229,1228,
327852,127,1230,1229,151,196855,1231,0,262394,1230,1232,1231,131320,1232,327745,122,
1233,16,156,262205,121,1234,1233,262205,121,1235,1228,327808,121,1236,1234,1235,
327810,121,1237,1236,151,262205,121,1238,17,327810,121,1239,1237,1238,262205,121,
1240,1228,327814,121,1241,1239,1240,196670,1233,1241,327745,122,1242,16,154,262205,
121,1243,1242,262205,121,1244,1228,327808,121,1245,1243,1244,327810,121,1246,1245,
151,262205,121,1247,17,327810,121,1248,1246,1247,262205,121,1249,1228,327814,121,
1250,1248,1249,196670,1242,1250,196670,1228,151,262205,14,1251,16,327761,12,1252,
1251,0,327761,121,1253,1252,3,327761,121,1254,1251,1,327761,121,1255,1251,
2,327761,121,1256,1251,3,327761,121,1257,1251,4,327761,121,1258,1251,5,
327761,121,1259,1251,6,327761,127,1260,1251,7,196855,1261,0,262394,161,1262,
1263,131320,1262,131321,1264,131320,1264,131321,1265,131320,1265,131321,1261,131320,1263,327812,
121,1266,1256,1253,131321,1261,131320,1261,458997,121,1267,1256,1265,1266,1263,327852,
127,1268,1257,151,196855,1269,0,262394,1268,1270,1271,131320,1270,327814,121,1272,
1267,1257,131321,1269,131320,1271,131321,1269,131320,1269,458997,121,1273,1272,1270,1267,
1271,327856,127,1274,1267,151,393385,121,1275,1274,1267,151,327852,127,1276,1275,
1273,393385,121,1277,1276,1275,1273,327856,127,1278,1254,1277,393385,121,1279,1278,
1254,1277,327852,127,1280,1279,151,393385,121,1281,1280,1279,151,327814,121,1282,
1267,1281,327812,121,1283,1282,1279,327810,121,1284,1267,1283,393296,13,1285,1279,
1282,1284,786512,14,1286,1252,1254,1255,1256,1257,1258,1259,1260,1285,131326,1286,
131320,1231,262205,14,1287,16,131326,1287,65592,327734,121,18,0,130,196663,128,
19,196663,122,20,131320,1288,327745,125,1289,19,153,262205,12,1290,1289,327761,
121,1291,1290,3,262205,121,1292,20,196855,1293,0,262394,161,1294,1295,131320,
1294,131321,1296,131320,1296,131321,1297,131320,1297,131321,1293,131320,1295,327814,121,1298,
1292,1291,196855,1299,0,262394,161,1300,1301,131320,1300,131321,1302,131320,1302,131321,
1303,131320,1303,131321,1299,131320,1301,327812,121,1304,1298,1291,131321,1299,131320,1299,
458997,121,1305,1298,1303,1304,1301,458997,121,1306,151,1303,1291,1301,131321,1293,
131320,1293,458997,121,1307,1292,1297,1305,1299,458997,121,1308,151,1297,1306,1299,
262205,121,1309,20,327810,121,1310,1309,1307,327745,122,1311,19,157,262205,121,
1312,1311,327856,127,1313,1310,1312,196855,1314,0,262394,1313,1315,1314,131320,1315,
131326,1307,131320,1314,262205,121,1316,1311,327810,121,1317,1308,1316,327852,127,1318,
1310,1317,196855,1319,0,262394,1318,1320,1319,131320,1320,327808,121,1321,1307,1308,
131326,1321,131320,1319,262205,121,1322,20,131326,1322,65592,327734,121,21,0,130,
196663,128,22,196663,122,23,131320,1323,327745,122,1324,22,163,262205,121,1325,
1324,327852,127,1326,1325,151,196855,1327,0,262394,1326,1328,1327,131320,1328,262205,
121,1329,23,262205,121,1330,1324,327817,121,1331,1329,1330,327745,122,1332,22,
154,262205,121,1333,1332,262205,121,1334,1324,327814,121,1335,1333,1334,327812,121,
1336,1331,1335,327817,121,1337,1333,1334,327856,127,1338,1331,1337,393385,121,1339,
1338,1331,1337,327808,121,1340,1336,1339,262205,121,1341,23,262205,121,1342,1324,
327814,121,1343,1341,1342,327808,121,1344,1340,1343,131326,1344,131320,1327,262205,121,
1345,23,131326,1345,65592,327734,121,24,0,130,196663,128,25,196663,122,26,
131320,1346,262203,128,1347,7,262203,122,1348,7,262203,128,1349,7,262203,122,
1350,7,327745,126,1351,25,162,262205,13,1352,1351,327761,121,1353,1352,1,
327761,121,1354,1352,2,262205,121,1355,26,327808,121,1356,1353,151,327812,121,
1357,1354,1356,327856,127,1358,1355,1357,196855,1359,0,262394,1358,1360,1361,131320,
1360,327814,121,1362,1355,1356,131321,1359,131320,1361,327810,121,1363,1355,1357,327814,
121,1364,1363,1353,327808,121,1365,1354,1364,131321,1359,131320,1359,458997,121,1366,
1362,1360,1365,1361,327745,122,1367,25,157,262205,121,1368,1367,327852,127,1369,
1368,151,196855,1370,0,262394,1369,1371,1370,131320,1371,262205,121,1372,26,262205,
14,1373,25,327761,121,1374,1373,4,327761,13,1375,1373,8,327761,121,1376,
1375,1,327761,121,1377,1375,2,327812,121,1378,1366,1376,327856,127,1379,1366,
1377,393385,121,1380,1379,1366,1377,327808,121,1381,1378,1380,327852,127,1382,1374,
151,196855,1383,0,262394,1382,1384,1383,131320,1384,196670,1349,1373,196670,1350,1381,
393273,121,1385,18,1349,1350,131321,1383,131320,1383,458997,121,1386,1381,1371,1385,
1384,327856,127,1387,1372,1386,196855,1388,0,262394,1387,1389,1388,131320,1389,327810,
121,1390,1366,151,131326,1390,131320,1388,262205,121,1391,26,327808,121,1392,1366,
151,262205,14,1393,25,327761,121,1394,1393,4,327761,13,1395,1393,8,327761,
121,1396,1395,1,327761,121,1397,1395,2,327812,121,1398,1392,1396,327856,127,
1399,1392,1397,393385,121,1400,1399,1392,1397,327808,121,1401,1398,1400,327852,127,
1402,1394,151,196855,1403,0,262394,1402,1404,1403,131320,1404,196670,1347,1393,196670,
1348,1401,393273,121,1405,18,1347,1348,131321,1403,131320,1403,458997,121,1406,1401,
1388,1405,1404,327854,127,1407,1391,1406,196855,1408,0,262394,1407,1409,1410,131320,
1409,131321,1408,131320,1410,131321,1408,131320,1408,458997,121,1411,1392,1409,1366,1410,
131326,1411,131320,1370,131326,1366,65592,327734,123,30,0,134,196663,124,31,196663,
122,32,196663,122,33,196663,122,34,131320,1412,262203,124,69,7,262203,124,
70,7,196855,1413,0,262394,67,1414,1413,131320,1414,262205,123,1415,31,262268,
169,1416,1415,262205,121,1417,32,393281,170,1418,1416,153,1417,393277,123,1419,
1418,2,8,131326,1419,131320,1413,262205,121,1420,32,262205,121,1421,33,262205,
121,1422,34,327831,61,1423,1420,1421,327761,121,1424,1423,0,327761,121,1425,
1423,1,393228,152,1426,1,75,1422,262268,121,1427,1426,327850,127,1428,1427,
150,196855,1429,0,262394,1428,1430,1431,131320,1430,327760,123,1432,1424,1425,131321,
1429,131320,1431,327876,121,1433,1424,1427,327876,121,1434,1425,1427,327810,121,1435,
164,1427,327874,121,1436,1424,1435,327877,121,1437,1434,1436,327760,123,1438,1433,
1437,131321,1429,131320,1429,458997,123,1439,1432,1430,1438,1431,262205,123,1440,31,
196670,69,1440,196670,70,1439,327745,122,1441,69,150,262205,121,1442,1441,327745,
122,1443,70,150,262205,121,1444,1443,327829,61,1445,1442,1444,327761,121,1446,
1445,1,327761,121,1447,1445,0,327745,122,1448,69,151,262205,121,1449,1448,
327745,122,1450,70,151,262205,121,1451,1450,327808,121,1452,1449,1451,327808,121,
1453,1452,1446,327760,123,1454,1447,1453,131326,1454,65592,327734,119,36,0,141,
196663,137,37,196663,133,38,196663,122,39,196663,122,40,196663,122,41,196663,
140,42,131320,1455,262203,149,80,7,327745,122,1456,37,154,262205,121,1457,
1456,327745,133,1458,37,155,262205,127,1459,1458,262205,121,1460,41,327852,127,
1461,1460,150,327847,127,1462,1459,1461,196855,1463,0,262394,1462,1464,1463,131320,
1464,262205,121,1465,39,327812,121,1466,1465,1457,262205,121,1467,40,327808,121,
1468,1466,1467,327814,121,1469,1468,138,327745,124,1470,37,153,262205,123,1471,
1470,262268,186,1472,1471,393281,189,1473,1472,153,1469,393277,188,1474,1473,2,
8,262259,148,1475,1474,196670,80,1475,327745,143,1476,80,150,262205,135,1477,
1476,327745,143,1478,80,151,262205,135,1479,1478,327745,143,1480,80,131,262205,
135,1481,1480,327745,143,1482,80,160,262205,135,1483,1482,458832,139,1484,1477,
1479,1481,1483,196670,42,1484,65789,131320,1463,131321,1485,131320,1485,458997,121,1486,
150,1463,1487,1488,262390,1489,1488,1,131321,1490,131320,1490,327856,127,1491,1486,
138,262394,1491,1492,1489,131320,1492,262205,121,1493,41,327856,127,1494,1486,1493,
196855,1495,0,262394,1494,1496,1495,131320,1496,262205,121,1497,39,262205,121,1498,
40,327808,121,1499,1498,1486,262205,127,1500,38,196855,1501,0,262394,1500,1502,
1503,131320,1502,327812,121,1504,1499,1457,327808,121,1505,1504,1497,131321,1501,131320,
1503,327812,121,1506,1497,1457,327808,121,1507,1506,1499,131321,1501,131320,1501,458997,
121,1508,1505,1502,1507,1503,327745,124,1509,37,153,262205,123,1510,1509,262268,
190,1511,1510,393281,191,1512,1511,153,1508,393277,187,1513,1512,2,2,262259,
135,1514,1513,327745,143,1515,42,1486,196670,1515,1514,131321,1495,131320,1495,131321,
1488,131320,1488,327808,121,1487,1486,154,131321,1485,131320,1489,65789,65592,327734,119,
43,0,142,196663,124,44,196663,122,45,196663,122,46,196663,122,47,196663,
140,48,131320,1516,262203,149,83,7,262205,121,1517,46,327850,127,1518,1517,
151,327847,127,1519,75,1518,196855,1520,0,262394,1519,1521,1520,131320,1521,131321,
1522,131320,1522,458997,121,1523,150,1521,1524,1525,262390,1526,1525,1,131321,1527,
131320,1527,327856,127,1528,1523,138,262394,1528,1529,1526,131320,1529,262205,123,1530,
44,262268,192,1531,1530,262205,121,1532,45,327808,121,1533,1532,1523,327814,121,
1534,1533,138,393281,193,1535,1531,153,1534,393277,148,1536,1535,2,16,196670,
83,1536,131321,1537,131320,1537,458997,121,1538,150,1529,1539,1540,262390,1541,1540,
1,131321,1542,131320,1542,327856,127,1543,1538,138,262394,1543,1544,1541,131320,1544,
327808,121,1545,1523,1538,327745,143,1546,83,1538,262205,135,1547,1546,327745,143,
1548,48,1545,196670,1548,1547,131321,1540,131320,1540,327808,121,1539,1538,154,131321,
1537,131320,1541,131321,1525,131320,1525,327808,121,1524,1523,138,131321,1522,131320,1526,
65789,131320,1520,131321,1549,131320,1549,458997,121,1550,150,1520,1551,1552,262390,1553,
1552,1,131321,1554,131320,1554,327856,127,1555,1550,138,262394,1555,1556,1553,131320,
1556,262205,121,1557,47,327856,127,1558,1550,1557,196855,1559,0,262394,1558,1560,
1559,131320,1560,262205,121,1561,46,327850,127,1562,1561,150,327852,127,1563,1550,
150,327847,127,1564,1562,1563,196855,1565,0,262394,1564,1566,1567,131320,1566,327745,
143,1568,48,153,262205,135,1569,1568,131321,1565,131320,1567,262205,123,1570,44,
262268,194,1571,1570,262205,121,1572,45,262205,121,1573,46,327812,121,1574,1550,
1573,327808,121,1575,1572,1574,393281,195,1576,1571,153,1575,393277,135,1577,1576,
2,4,131321,1565,131320,1565,458997,135,1578,1569,1566,1577,1567,327745,143,1579,
48,1550,196670,1579,1578,131321,1559,131320,1559,131321,1552,131320,1552,327808,121,1551,
1550,154,131321,1549,131320,1553,65789,65592,327734,121,49,0,145,196663,122,50,
196663,122,51,196663,136,52,131320,1580,327745,122,1581,52,154,262205,121,1582,
1581,327812,121,1583,1582,71,262205,121,1584,50,327808,121,1585,1583,1584,327745,
122,1586,52,155,262205,121,1587,1586,327812,121,1588,1587,73,262205,121,1589,
51,327808,121,1590,1588,1589,196855,1591,0,262394,75,1592,1591,131320,1592,131326,
138,131320,1591,196855,1593,0,262394,216,1594,1595,131320,1594,327745,179,1596,3,
158,262205,121,1597,1596,327810,121,1598,1597,1590,131321,1593,131320,1595,327745,179,
1599,3,157,262205,121,1600,1599,327810,121,1601,1600,1585,327810,121,1602,1601,
151,131321,1593,131320,1593,458997,121,1603,1598,1594,1602,1595,458764,121,1604,1,
38,138,1603,131326,1604,65592,327734,135,53,0,144,196663,143,54,131320,1605,
262205,135,1606,54,262268,121,1607,1606,327879,121,1608,1607,214,327854,127,1609,
1608,215,327846,127,1610,223,1609,196855,1611,0,262394,1610,1612,1611,131320,1612,
262205,135,1613,54,131326,1613,131320,1611,327856,127,1614,1608,224,196855,1615,0,
262394,1614,1616,1615,131320,1616,262205,135,1617,54,393228,135,1618,1,4,1617,
327813,135,1619,1618,225,393228,135,1620,1,8,1619,327811,135,1621,1619,1620,
327866,127,1622,1621,226,262312,127,1623,1622,196855,1624,0,262394,1623,1625,1624,
131320,1625,327860,127,1626,1621,226,196855,1627,0,262394,1626,1628,1627,131320,1628,
327821,135,1629,1620,227,327860,127,1630,1629,196,131321,1627,131320,1627,458997,127,
1631,1626,1625,1630,1628,131321,1624,131320,1624,458997,127,1632,1622,1616,1631,1627,
393385,135,1633,1632,196,180,327809,135,1634,1620,1633,327816,135,1635,1634,225,
262268,121,1636,1635,327879,121,1637,1607,228,327877,121,1638,1636,1637,262268,135,
1639,1638,131326,1639,131320,1615,327808,121,1640,1608,229,327874,121,1641,1608,184,
327879,121,1642,1641,151,327808,121,1643,1640,1642,327879,121,1644,1643,230,327854,
127,1645,1644,231,393385,121,1646,1645,215,1644,327879,121,1647,1607,228,327877,
121,1648,1646,1647,262268,135,1649,1648,131326,1649,65592,327734,119,55,0,146,
196663,122,56,196663,122,57,196663,122,58,196663,140,59,131320,1650,262203,143,
93,7,262203,143,94,7,262203,143,95,7,262203,143,96,7,262203,143,
97,7,262205,121,1651,56,393281,179,1652,3,156,154,262205,121,1653,1652,
327812,121,1654,1651,1653,262205,121,1655,57,327808,121,1656,1654,1655,196855,1657,
0,262394,75,1658,1657,131320,1658,262205,123,1659,5,262268,186,1660,1659,327814,
121,1661,1656,138,327745,143,1662,59,153,262205,135,1663,1662,196670,93,1663,
327737,135,1664,53,93,327745,143,1665,59,154,262205,135,1666,1665,196670,94,
1666,327737,135,1667,53,94,327745,143,1668,59,155,262205,135,1669,1668,196670,
95,1669,327737,135,1670,53,95,327745,143,1671,59,156,262205,135,1672,1671,
196670,96,1672,327737,135,1673,53,96,458832,148,1674,1664,1667,1670,1673,262259,
188,1675,1674,393281,189,1676,1660,153,1661,327742,1676,1675,2,8,65789,131320,
1657,131321,1677,131320,1677,458997,121,1678,150,1657,1679,1680,262390,1681,1680,1,
131321,1682,131320,1682,327856,127,1683,1678,138,262394,1683,1684,1681,131320,1684,262205,
121,1685,58,327856,127,1686,1678,1685,196855,1687,0,262394,1686,1688,1687,131320,
1688,262205,123,1689,5,262268,190,1690,1689,327808,121,1691,1656,1678,327745,143,
1692,59,1678,262205,135,1693,1692,196670,97,1693,327737,135,1694,53,97,262259,
187,1695,1694,393281,191,1696,1690,153,1691,327742,1696,1695,2,2,131321,1687,
131320,1687,131321,1680,131320,1680,327808,121,1679,1678,154,131321,1677,131320,1681,65789,
65592
};

/* sk__spirv_pack_32bit: source e2558ce59bf67909, glslang 16.6.0, spirv-tools v2026.4, 5944 bytes, from sk__spirv_pack_16bit */
static const uint32_t sk__spirv_pack_32bit[] = {
0,0,0,0,8,0,10,26,12,8,6,4,196679,21,2,262216,
21,0,24,327752,21,48,158,0,210,5,18,196637,8,28,196638,21,
8,262176,45,5349,21,262176,46,5349,28,262187,28,43,8,233,116,1,
3,350,118,18,47,80,44,327814,28,82,77,47,327817,28,81,77,
47,327812,28,84,81,44,486,97,1,44,584,795,1,44,1380,24,
1,44,1405,7,14,83,252,393281,46,267,83,39,255,393277,28,270,
267,2,4,1430,66,0
};

/* sk__spirv_pack_16bit: source ac0879830a258e69, glslang 16.6.0, spirv-tools v2026.4, 5984 bytes */
static const uint32_t sk__spirv_pack_16bit[] = {
0x7230203,66816,524299,279,0,131089,1,131089,4433,131089,5347,393227,1,0x4c534c47,0x6474732e,0x3035342e,
0,196622,5348,1,589839,5,2,0x6e69616d,0,3,4,5,6,393232,2,17,
128,1,1,262215,21,6,2,196679,8,2,262216,8,0,24,327752,8,
0,35,0,262215,3,11,26,262215,4,11,24,262215,5,11,29,262215,
22,6,4,262215,23,6,4,196679,9,2,327752,9,0,35,0,327752,
9,1,35,8,327752,9,2,35,16,327752,9,3,35,20,327752,9,
4,35,24,327752,9,5,35,28,327752,9,6,35,32,327752,9,7,
35,36,262215,24,6,16,196679,18,2,262216,18,0,25,327752,18,0,
35,0,262215,25,11,25,131091,26,196641,27,26,262165,28,32,0,262167,
29,28,2,262176,30,7,29,262176,31,7,28,262187,28,32,2,262167,
33,28,4,262187,28,34,0,262174,7,28,28,262187,28,35,1,262165,
36,32,1,131092,37,262187,28,38,32,262187,36,39,0,262187,36,40,
1,262176,41,7,33,458796,33,42,34,34,34,34,262187,28,43,8,
262187,28,44,4,196647,45,5349,262165,46,16,0,196637,21,46,196638,8,
21,262176,45,5349,8,262176,47,5349,46,262167,48,28,3,262176,49,1,
48,262203,49,3,1,262176,50,1,28,262203,49,4,1,262187,28,51,
128,262203,50,5,1,262172,22,28,32,262172,23,28,32,655390,9,22,
23,28,28,28,28,28,28,262176,52,9,9,262203,52,6,9,262187,
36,53,4,262176,54,9,28,262187,36,55,3,262176,56,9,22,262187,
36,57,2,262187,36,58,6,262187,36,59,5,262176,60,9,23,262187,
36,61,7,196647,62,5349,196637,24,33,196638,18,24,262176,62,5349,18,
262176,63,5349,33,393260,48,25,51,35,35,262187,28,64,7,327734,26,
2,0,27,131320,65,262203,41,66,7,262203,30,10,7,262203,30,11,
7,262203,30,12,7,262203,30,13,7,262203,30,14,7,262203,30,15,
7,262203,30,16,7,262203,30,17,7,262203,30,19,7,262203,30,20,
7,327745,50,67,3,35,262205,28,68,67,327745,50,69,4,34,262205,
28,70,69,327812,28,71,68,70,327745,50,72,3,34,262205,28,73,
72,327808,28,74,71,73,327812,28,75,74,51,262205,28,76,5,327808,
28,77,75,76,327745,54,78,6,53,262205,28,79,78,327808,28,80,
79,64,327814,28,81,80,43,327814,28,82,77,81,327817,28,83,77,
81,327812,28,84,83,43,327745,54,85,6,55,262205,28,86,85,327854,
37,87,82,86,196855,88,0,262394,87,89,88,131320,89,65789,131320,88,
327745,56,90,6,39,327745,54,91,90,34,262205,28,92,91,327745,54,
93,90,35,262205,28,94,93,327760,29,95,92,94,327745,54,96,6,
57,262205,28,97,96,327814,28,98,82,97,327745,54,99,6,58,262205,
28,100,99,327831,7,101,98,100,327761,28,102,101,0,327761,28,103,
101,1,393228,36,104,1,75,32,262268,28,105,104,327850,37,106,105,
34,196855,107,0,262394,106,108,109,131320,108,327760,29,110,102,103,131321,
107,131320,109,327876,28,111,102,105,327876,28,112,103,105,327810,28,113,
38,105,327874,28,114,102,113,327877,28,115,112,114,327760,29,116,111,
115,131321,107,131320,107,458997,29,117,110,108,116,109,196670,10,95,196670,
11,117,327745,31,118,10,34,262205,28,119,118,327745,31,120,11,34,
262205,28,121,120,327829,7,122,119,121,327761,28,123,122,1,327761,28,
124,122,0,327745,31,125,10,35,262205,28,126,125,327745,31,127,11,
35,262205,28,128,127,327808,28,129,126,128,327808,28,130,129,123,327760,
29,131,124,130,327817,28,132,82,97,327745,54,133,6,59,262205,28,
134,133,327831,7,135,132,134,327761,28,136,135,0,327761,28,137,135,
1,196855,138,0,262394,106,139,140,131320,139,327760,29,141,136,137,131321,
138,131320,140,327876,28,142,136,105,327876,28,143,137,105,327810,28,144,
38,105,327874,28,145,136,144,327877,28,146,143,145,327760,29,147,142,
146,131321,138,131320,138,458997,29,148,141,139,147,140,196670,12,131,196670,
13,148,327745,31,149,12,34,262205,28,150,149,327745,31,151,13,34,
262205,28,152,151,327829,7,153,150,152,327761,28,154,153,1,327761,28,
155,153,0,327745,31,156,12,35,262205,28,157,156,327745,31,158,13,
35,262205,28,159,158,327808,28,160,157,159,327808,28,161,160,154,327760,
29,162,155,161,327745,60,163,6,40,327745,54,164,163,34,262205,28,
165,164,327745,54,166,163,35,262205,28,167,166,327760,29,168,165,167,
327745,54,169,6,61,262205,28,170,169,327831,7,171,82,170,327761,28,
172,171,0,327761,28,173,171,1,196855,174,0,262394,106,175,176,131320,
175,327760,29,177,172,173,131321,174,131320,176,327876,28,178,172,105,327876,
28,179,173,105,327810,28,180,38,105,327874,28,181,172,180,327877,28,
182,179,181,327760,29,183,178,182,131321,174,131320,174,458997,29,184,177,
175,183,176,196670,14,168,196670,15,184,327745,31,185,14,34,262205,28,
186,185,327745,31,187,15,34,262205,28,188,187,327829,7,189,186,188,
327761,28,190,189,1,327761,28,191,189,0,327745,31,192,14,35,262205,
28,193,192,327745,31,194,15,35,262205,28,195,194,327808,28,196,193,
195,327808,28,197,196,190,327760,29,198,191,197,327831,7,199,84,35,
327761,28,200,199,0,327761,28,201,199,1,196855,202,0,262394,106,203,
204,131320,203,327760,29,205,200,201,131321,202,131320,204,327876,28,206,200,
105,327876,28,207,201,105,327810,28,208,38,105,327874,28,209,200,208,
327877,28,210,207,209,327760,29,211,206,210,131321,202,131320,202,458997,29,
212,205,203,211,204,196670,16,198,196670,17,212,327745,31,213,16,34,
262205,28,214,213,327745,31,215,17,34,262205,28,216,215,327829,7,217,
214,216,327761,28,218,217,1,327761,28,219,217,0,327745,31,220,16,
35,262205,28,221,220,327745,31,222,17,35,262205,28,223,222,327808,28,
224,221,223,327808,28,225,224,218,327760,29,226,219,225,262268,62,227,
226,196855,228,0,262394,106,229,230,131320,229,327760,29,231,200,201,131321,
228,131320,230,327876,28,232,200,105,327876,28,233,201,105,327810,28,234,
38,105,327874,28,235,200,234,327877,28,236,233,235,327760,29,237,232,
236,131321,228,131320,228,458997,29,238,231,229,237,230,196670,19,162,196670,
20,238,327745,31,239,19,34,262205,28,240,239,327745,31,241,20,34,
262205,28,242,241,327829,7,243,240,242,327761,28,244,243,1,327761,28,
245,243,0,327745,31,246,19,35,262205,28,247,246,327745,31,248,20,
35,262205,28,249,248,327808,28,250,247,249,327808,28,251,250,244,327760,
29,252,245,251,327810,28,253,79,84,196670,66,42,131321,254,131320,254,
458997,28,255,34,228,256,257,262390,258,257,1,131321,259,131320,259,327856,
37,260,255,43,262394,260,261,258,131320,261,327856,37,262,255,253,196855,
263,0,262394,262,264,263,131320,264,327812,28,265,255,32,327814,28,266,
265,44,262268,45,267,252,393281,47,268,267,39,255,393277,46,269,268,
2,2,262257,28,270,269,327817,28,271,265,44,327812,28,272,43,271,
327876,28,273,270,272,327745,31,274,66,266,262205,28,275,274,327877,28,
276,275,273,196670,274,276,131321,263,131320,263,131321,257,131320,257,327808,28,
256,255,40,131321,254,131320,258,262205,33,277,66,393281,63,278,227,39,
39,327742,278,277,2,16,65789,65592
};

static const sk__spirv sk__modules[16] = {
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced / 4u), &sk__modules[1], 117440u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced / 4u), &sk__modules[3], 117628u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced / 4u), &sk__modules[1], 114792u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced / 4u), NULL, 144428u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced / 4u), &sk__modules[3], 144332u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced / 4u), &sk__modules[3], 144332u },
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced / 4u), &sk__modules[7], 101388u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced / 4u), &sk__modules[1], 101456u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced / 4u), &sk__modules[7], 98700u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced / 4u), &sk__modules[3], 125380u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced / 4u), &sk__modules[9], 125284u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced / 4u), &sk__modules[9], 125284u },
    { sk__spirv_sum_f32_f32_traced, (uint32_t)(sizeof sk__spirv_sum_f32_f32_traced / 4u), &sk__modules[13], 35636u },
    { sk__spirv_sum_f32_f16_traced, (uint32_t)(sizeof sk__spirv_sum_f32_f16_traced / 4u), NULL, 37188u },
    { sk__spirv_pack_32bit, (uint32_t)(sizeof sk__spirv_pack_32bit / 4u), &sk__modules[15], 5944u },
    { sk__spirv_pack_16bit, (uint32_t)(sizeof sk__spirv_pack_16bit / 4u), NULL, 5984u },
};

static const sk__kernel sk__kernels[] = {
    { "gemm_f32_f32_f32_128x128x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 128, 128, 16, 8, 8, 256, 4, 33796, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[0], &sk__modules[6], &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f32_f32_f32_64x64x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 64, 64, 16, 4, 4, 256, 4, 17412, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[1], &sk__modules[7], &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f32_f32_f32_32x32x8_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, true, 0x0u, 32, 32, 8, 4, 4, 64, 4, 2308, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[2], &sk__modules[8], &sk__modules[12], &sk__modules[14], NULL, NULL } },
    { "gemm_f16_f32_f16_160x192x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x10deu, 160, 192, 64, 80, 48, 8, 8, 47108, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 32, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[3], &sk__modules[9], &sk__modules[13], &sk__modules[15], NULL, NULL } },
    { "gemm_f16_f32_f16_128x128x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x0u, 128, 128, 64, 64, 32, 8, 8, 34820, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 96, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[4], &sk__modules[10], &sk__modules[13], &sk__modules[15], NULL, NULL } },
    { "gemm_f16_f32_f16_16x32x16_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, true, 0x0u, 16, 32, 16, 8, 16, 4, 8, 2564, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 8, 1, { { 8, 8, 8 } }, 0x0u, { &sk__modules[5], &sk__modules[11], &sk__modules[13], &sk__modules[15], NULL, NULL } },
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
