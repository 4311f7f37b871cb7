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
#define SK__DECLARATIONS 0xf1b1a88c

#ifndef STREAMK_PLAIN_NAMES
#define sk_multiply_name sk_multiply_name_0_1_f1b1a88c
#define sk_type_name sk_type_name_0_1_f1b1a88c
#define sk_layout_name sk_layout_name_0_1_f1b1a88c
#define sk_decomposition_name sk_decomposition_name_0_1_f1b1a88c
#define sk_fixup_name sk_fixup_name_0_1_f1b1a88c
#define sk_packing_name sk_packing_name_0_1_f1b1a88c
#define sk_order_name sk_order_name_0_1_f1b1a88c
#define sk_raster_name sk_raster_name_0_1_f1b1a88c
#define sk_epilogue_name sk_epilogue_name_0_1_f1b1a88c
#define sk_bias_name sk_bias_name_0_1_f1b1a88c
#define sk_activation_name sk_activation_name_0_1_f1b1a88c
#define sk_role_name sk_role_name_0_1_f1b1a88c
#define sk_parse_multiply sk_parse_multiply_0_1_f1b1a88c
#define sk_parse_type sk_parse_type_0_1_f1b1a88c
#define sk_parse_layout sk_parse_layout_0_1_f1b1a88c
#define sk_parse_decomposition sk_parse_decomposition_0_1_f1b1a88c
#define sk_parse_fixup sk_parse_fixup_0_1_f1b1a88c
#define sk_parse_packing sk_parse_packing_0_1_f1b1a88c
#define sk_parse_order sk_parse_order_0_1_f1b1a88c
#define sk_parse_raster sk_parse_raster_0_1_f1b1a88c
#define sk_parse_epilogue sk_parse_epilogue_0_1_f1b1a88c
#define sk_parse_bias sk_parse_bias_0_1_f1b1a88c
#define sk_parse_activation sk_parse_activation_0_1_f1b1a88c
#define sk_parse_role sk_parse_role_0_1_f1b1a88c
#define sk_result_string sk_result_string_0_1_f1b1a88c
#define sk_merge_features sk_merge_features_0_1_f1b1a88c
#define sk_required_features sk_required_features_0_1_f1b1a88c
#define sk_create_context sk_create_context_0_1_f1b1a88c
#define sk_create_planning_context sk_create_planning_context_0_1_f1b1a88c
#define sk_format_profile sk_format_profile_0_1_f1b1a88c
#define sk_destroy_context sk_destroy_context_0_1_f1b1a88c
#define sk_trim_context sk_trim_context_0_1_f1b1a88c
#define sk_query_context sk_query_context_0_1_f1b1a88c
#define sk_query_kernel sk_query_kernel_0_1_f1b1a88c
#define sk_create_plan sk_create_plan_0_1_f1b1a88c
#define sk_destroy_plan sk_destroy_plan_0_1_f1b1a88c
#define sk_query_plan sk_query_plan_0_1_f1b1a88c
#define sk_format_plan sk_format_plan_0_1_f1b1a88c
#define sk_explain_plan sk_explain_plan_0_1_f1b1a88c
#define sk_list_segments sk_list_segments_0_1_f1b1a88c
#define sk_query_times sk_query_times_0_1_f1b1a88c
#define sk_gemm sk_gemm_0_1_f1b1a88c
#define sk_query_launch sk_query_launch_0_1_f1b1a88c
#define sk_clear_workspace sk_clear_workspace_0_1_f1b1a88c
#define sk_read_status sk_read_status_0_1_f1b1a88c
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

#if SK__DECLARATIONS != 0xf1b1a88c
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

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced: source e47a5e3befd2b83a, glslang 16.6.0, spirv-tools v2026.4, 117812 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced[] = {
0,0,0,0,915,2,68,128,917,8,1,68,926,9,1,68,
936,39,20,290,8,262187,261,345,64,262172,69,301,273,262172,91,69,
290,262176,92,6,91,262203,92,995,6,30,262187,261,328,16,262176,363,
7,69,262187,261,93,33,262172,98,301,93,262172,99,98,328,262172,100,
99,273,262176,142,4,100,262203,142,1027,11,11,142,8,4,262187,261,
549,7,262176,144,6,278,1041,9,14,145,169,143,328,68,393268,261,
154,134,145,451,393268,261,146,1064,5,7,148,170,146,282,393268,261,
149,1076,5,4,150,169,148,149,1085,6,14,151,169,147,328,68,
393268,261,157,134,151,451,393268,261,153,1105,5,2,155,170,1125,5,
0,1117,5,16,158,169,155,156,282,393268,261,159,132,150,158,393268,
267,163,171,159,1138,5,2,163,150,1145,13,4,262187,261,168,512,
1158,34,2,262203,389,1202,35,9,169,287,273,262176,204,6,169,262203,
204,1246,34,2,163,158,1282,37,1,389,1320,7,1,204,1328,358,
0,1690,181,0,1875,5359,1,68,7235,56,1,68,7292,198,1,68,
7491,182,1,68,7674,1155,1,290,8830,29,1,273,8860,40,8,205,
202,290,327817,261,248,205,451,8908,7,3,212,206,451,8938,30,15,
327817,261,318,202,290,327817,261,207,203,273,327812,261,298,207,290,9003,
3345,1,290,12349,29,1,273,12379,128,1,68,12508,317,1,273,12826,
240,1,68,13067,297,1,273,13365,441,1,273,13807,50,1,168,13858,
192,1,168,14051,572,1,273,14624,50,1,168,14675,192,1,168,14868,
407,1,273,15276,33,1,168,15310,250,1,273,15561,33,1,168,15595,
487,1,273,16083,50,1,168,16134,192,1,168,16327,572,1,273,16900,
50,1,168,16951,192,1,168,17144,433,1,273,17578,20,15,327817,261,
1834,1826,290,327817,261,208,1827,273,327812,261,1833,208,290,17633,77,1,
273,17711,32,18,215,1846,290,327817,261,1855,215,451,327814,261,258,1847,
273,327812,261,1853,258,451,17781,87,1,290,17869,27,14,280,3586,290,
262394,280,283,3589,131320,283,327817,261,6269,3605,273,27940,11,82,6273,131320,
6272,131321,6271,131320,6273,327810,261,285,549,3586,131321,6271,131320,6271,458997,261,
295,3586,6272,285,6273,327814,261,519,3605,451,327817,261,1828,3605,451,327814,
261,1829,295,451,327817,261,1830,295,451,393281,279,1831,2509,1829,1830,262205,
278,1832,1831,393281,279,1848,359,519,1828,262205,278,1849,1848,458817,144,3595,
6,295,519,1828,262205,278,1850,3595,524300,278,3597,1,50,1832,1849,1850,
17959,79,1,273,18039,33,1,168,18073,250,1,273,18324,33,1,168,
18358,458,1,273,18817,50,1,168,18868,192,1,168,19061,572,1,273,
19634,50,1,168,19685,192,1,168,19878,403,1,273,20282,33,1,168,
20316,250,1,273,20567,33,1,168,20601,284,1,273,20886,20,15,327817,
261,3001,2993,290,327817,261,1851,2994,273,327812,261,3000,1851,290,20941,77,
1,273,21019,32,18,1852,3012,290,327817,261,3021,1852,451,327814,261,1854,
3013,273,327812,261,3019,1854,451,21089,87,1,290,21177,27,107,1868,4835,
290,262394,1868,1869,4838,131320,1869,327817,261,1870,5174,273,327850,267,1871,1870,
282,196855,1872,0,262394,1871,1873,1874,131320,1873,131321,1872,131320,1874,327810,261,
1875,549,4835,131321,1872,131320,1872,458997,261,1876,4835,1873,1875,1874,327814,261,
1877,5174,451,327817,261,2995,5174,451,327814,261,2996,1876,451,327817,261,2997,
1876,451,393281,279,2998,352,2996,2997,262205,278,2999,2998,393281,279,3014,2481,
1877,2995,262205,278,3015,3014,458817,144,4844,6,1876,1877,2995,262205,278,3016,
4844,524300,278,4846,1,50,2999,3015,3016,21267,768,17,3017,4996,68,262205,
261,3018,88,327808,261,4999,3017,3018,327745,262,5069,90,310,22179,7,6,
5070,68,262205,261,5072,89,22192,14,4,131326,451,131320,5074,22083,22,1,
5073,22106,69,1,3020,22176,5,25,3031,3020,327812,261,3032,5068,3031,262205,
261,3033,95,327808,261,3034,3032,3033,196855,3035,0,262394,162,3036,3035,131320,
3036,22206,11,1,3034,22218,57,1,3035,22276,8,1,3035,22285,50,1,
3034,22336,1529,1,515,23866,192,1,290,24059,29,1,273,24089,27,18,
3037,3098,290,327817,261,3107,3037,451,327814,261,3038,3099,273,327812,261,3105,
3038,451,24154,29,1,68,24184,5,15,327817,261,3132,3098,290,327817,261,
3039,3099,273,327812,261,3131,3039,290,24224,99,1,290,24324,27,18,3040,
5531,273,262394,3040,3067,5534,131320,3067,327812,261,3068,5523,273,327808,261,3154,
3068,24364,479,1,290,24844,29,1,273,24874,230,1,515,25105,183,1,
290,25289,27,18,3069,5727,273,262394,3069,3070,5730,131320,3070,327812,261,3071,
5719,273,327808,261,3165,3071,25329,886,1,290,26216,29,1,273,26246,259,
1,515,26506,183,1,290,26690,27,18,3072,6013,273,262394,3072,3073,6016,
131320,3073,327812,261,3074,6005,273,327808,261,3178,3074,26730,986,1,515,27717,
221,25,3100,5,327850,267,3101,3100,282,196855,3102,0,262394,3101,3103,3102,
131320,3103,131321,3104,131320,3104,458997,261,6274,282,3103,27963,6,1,3103,27970,
187,1,3104,28158,210,3,3102,131320,3102,28371,25,1,3102,28397,36,1,
290,28434,27,18,3106,6358,273,262394,3106,3125,6361,131320,3125,327812,261,3126,
6350,273,327808,261,3188,3126,28474,121,1,290,28596,27,18,3127,6420,273,
262394,3127,3128,6423,131320,3128,327812,261,3130,6412,273,327808,261,3265,3130,28636,
864,0
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced: source ad5f43b3b555327d, glslang 16.6.0, spirv-tools v2026.4, 118000 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced[] = {
0,0,0,0,8,0,16,5,0,31,16,1,0x21000f,48,10,0,
60,17,0,78,8,3,256,1,1,105,217,1,29,323,9,1,
160,345,7,12,9,6,4,196679,10,2,262216,10,0,24,327752,10,
364,20,1,162,385,15,0,424,6,0,434,12,0,450,6,28,
28,6,16,196679,59,2,262216,59,0,24,327752,59,0,35,0,262215,
60,6,4,196679,61,2,262216,61,0,24,327752,61,452,23,0,486,
9,0,400,12,0,507,16,1,194,524,15,3,66,11,25,552,
131,4,262177,286,261,262,683,7,0,735,20,6,451,4,262172,291,
278,451,761,21,0,786,13,0,804,69,8,262187,261,282,0,262187,
261,284,1,873,33,4,262187,261,281,3,906,11,0,921,106,2,
345,64,1029,6,4,67,132,345,139,1043,8,1,345,1052,39,2,
328,16,753,5,13,68,301,284,262172,69,68,451,262176,91,6,69,
262203,91,1130,5,64,301,262176,363,7,68,262187,261,92,17,262172,93,
301,92,262172,98,93,328,262172,99,98,273,262176,100,4,99,262203,100,
7,4,262176,141,4,301,262176,449,7,301,262203,100,8,4,262187,261,
152,256,196656,267,143,458804,261,142,169,143,328,345,393268,261,154,134,
142,451,393268,261,144,1358,5,7,145,170,144,282,393268,261,146,1370,
5,5,148,169,145,146,282,1218,5,14,149,169,147,328,345,393268,
261,157,134,149,451,393268,261,150,1396,5,7,151,170,150,282,393268,
261,153,1408,5,24,155,169,151,153,282,393268,261,156,132,148,155,
393268,267,158,171,156,282,458804,261,161,169,158,148,282,1447,6,0,
1457,6,0,1430,5,4,387,169,160,451,1488,25,10,262172,159,261,
284,262176,163,6,159,262203,163,1541,6,7,165,261,451,262176,395,7,
165,1554,7,24,196637,9,261,196638,10,9,262176,396,5349,10,262176,513,
5349,261,262172,168,287,284,262176,169,6,168,262203,169,1593,32,5,167,
169,158,155,282,1637,12,6,458804,261,412,169,160,451,1671,17,2,
262203,163,1716,6,19,262203,169,24,6,262176,170,4,278,262187,278,435,
0,262187,261,429,264,196656,267,162,1838,54,0,1954,13,0,1971,21,
26,196647,171,5349,196637,28,301,196638,59,28,262176,171,5349,59,196647,172,
5349,196637,60,278,196638,61,60,262176,172,5349,61,1992,95,0,2093,44,
0,2278,40,0,1897,12,0,2330,9,0,2343,10,2,486,0x80000000,2351,
16,13,16384,262187,261,520,24904,262187,278,524,0x80000000,262176,494,4,261,2398,
76,0,2139,6,10,327732,267,538,168,194,327732,267,539,168,194,2490,
8,3,173,168,194,2501,5,1,173,2507,46,4,393260,534,66,152,
2561,5,1,0xfffffffd,2567,12,14,458796,301,2562,435,435,435,435,458796,301,
5647,524,524,524,524,2579,172,0,2767,12,1,292,2780,7,0,2823,
116,2,449,174,2937,132,7,1441,653,328,327817,261,1442,653,7597,19,
7,671,1445,235,327817,261,672,1445,3102,32,1,1445,3135,155,1,194,
3291,50,1,5,3342,571,1,1445,3914,410,1,1445,4325,261,1,1445,
4587,300,5,194,175,976,131320,175,4892,7,4,194,791,790,175,4903,
172,1,194,5076,300,1,194,5377,166,1,1445,5544,262,1,1445,5807,
193,1,1445,6001,104,1,194,6106,236,1,1445,6343,213,1,1445,6557,
350,1,1445,6908,201,1,1445,7110,368,1,1445,7479,111,24,180,1439,
67,327817,261,182,1439,67,327850,267,183,182,282,393385,261,184,183,282,
284,327808,261,195,180,184,7614,88,1,195,7703,21,1,195,7725,17,
1,195,7743,227,1,345,7971,56,1,345,8028,182,4,451,524345,263,
196,8214,7,6,196,327812,261,1550,1501,345,8227,30,1,451,8258,151,
1,345,8410,257,1,451,8668,336,1,162,9005,23,1,451,9029,108,
1,451,9138,336,1,162,9475,23,1,451,9499,64,7,2552,1793,451,
262394,2552,2553,1796,13872,23,214,197,2555,284,262394,197,3129,2558,131320,3129,
393281,344,198,6,1793,2555,262205,301,199,198,196670,174,199,327814,261,200,
1793,451,327812,261,201,200,345,262205,261,202,5,327814,261,203,202,320,
327814,261,204,202,328,327817,261,205,204,273,327814,261,206,203,273,327812,
261,207,206,451,327812,261,208,205,273,327808,261,212,207,208,327814,261,
215,202,273,327817,261,248,215,273,327808,261,251,212,248,327812,261,254,
251,451,327808,261,255,201,254,327817,261,256,1793,451,327808,261,3123,255,
256,327812,261,257,2555,345,327814,261,258,202,451,327817,261,280,258,451,
327817,261,283,203,273,327812,261,285,283,290,327812,261,295,280,273,327808,
261,298,285,295,327817,261,318,202,273,327808,261,327,298,318,327812,261,
329,327,451,327808,261,1892,257,329,327745,279,338,174,282,262205,278,339,
338,327745,279,340,174,284,262205,278,341,340,327745,279,342,174,273,262205,
278,343,342,327745,279,346,174,281,262205,278,347,346,458832,291,348,339,
341,343,347,327808,261,1894,1550,3123,327745,335,2564,3,312,15101,7,2,
1894,2772,15110,9,14,327808,261,3135,1585,1892,327745,335,349,3,313,262205,
261,384,349,17037,6,10,2774,131320,2774,458997,267,3137,2773,3129,3136,2775,
17053,10,5,597,3123,196670,598,1892,9984,5,8,1878,87,597,598,599,
196670,600,348,10093,37,1,451,10131,23,1,600,10155,72,1,282,10228,
42,1,451,10271,18,1,600,10290,72,1,284,10363,42,1,451,10406,
18,1,600,10425,90,1,3123,10516,46,1,451,10563,37,1,600,10601,
72,1,282,10674,42,1,451,10717,18,1,600,10736,72,1,284,10809,
42,1,451,10852,18,1,600,10871,62,1,451,10934,9,1,600,10944,
118,5,327816,278,2064,463,2062,11067,280,1,3123,11348,46,1,451,11395,
18,1,600,11414,33,21,600,196670,601,3123,196670,611,1892,196670,612,1878,
196670,613,2123,524345,259,2179,101,601,611,612,613,17147,5,0,13918,13,
0,11735,41,1,350,11777,56,2,351,350,11835,1310,1,5,13146,26,
1,5,13173,44,1,5,13218,26,1,5,13245,23,0,13572,17,10,
363,352,7,262203,449,353,7,262203,449,354,13587,50,18,449,355,7,
262203,449,356,7,262203,262,357,7,262203,262,358,7,262203,363,359,13695,
46,6,449,360,7,262203,449,361,13739,126,7,362,2547,451,262394,362,
1837,2550,11462,23,9,364,2125,284,262394,364,365,2128,131320,365,13908,5,
4,2125,196670,2563,2562,11721,14,0,13931,14,1,366,13946,5,1,366,
13952,41,3,367,2573,328,13996,6,29,367,262205,261,368,2572,327812,261,
369,2575,328,327810,261,4374,368,369,327745,262,370,71,309,262205,261,371,
370,327812,261,2578,371,345,14017,12,1,366,14030,56,1,451,14087,37,
1,451,14125,159,1,328,14285,47,9,372,2632,284,262394,372,373,2635,
131320,373,14341,11,1,5,14353,43,1,451,14397,62,8,374,2661,451,
327812,261,2663,374,451,14467,33,1,160,14501,74,1,345,14576,7,1,
366,14584,56,1,451,14641,182,1,328,14824,47,9,375,2728,284,262394,
375,376,2731,131320,376,14880,11,1,5,14892,43,1,451,14936,62,8,
377,2757,451,327812,261,2759,377,451,15006,33,1,160,15040,63,16,378,
366,327856,267,379,378,2575,196855,4072,0,262394,379,380,4072,131320,380,15119,
194,18,381,2810,284,262394,381,385,2813,131320,385,196855,2817,0,262394,160,
390,2819,131320,390,15331,8,13,196855,2822,0,262394,315,391,2822,131320,391,
262205,261,2824,5,15356,14,1,152,15371,7,4,319,390,2827,391,15382,
21,1,5,15404,43,1,451,15448,25,3,2861,2844,328,15476,6,5,
2862,2828,2822,2861,2831,15579,9,0,15496,33,0,16004,6,14,2819,196855,
2856,0,262394,315,392,2856,131320,392,262205,261,2858,5,15553,12,3,393,
2860,152,15568,6,14,394,319,2819,393,392,196855,4462,0,262394,394,397,
4462,131320,397,15588,8,1,397,15597,14,1,451,15612,18,1,5,15631,
43,1,451,15675,31,1,5,15707,41,3,4495,2895,451,24481,17,1,
2866,24499,23,1,2866,24523,6,2,2528,2866,24531,6,2,2887,328,24539,
21,1,2810,24561,10,11,513,398,4509,308,4512,393277,261,4515,398,2,
4,24586,8,0,15864,14,2,4516,2528,24610,8,1,2528,24619,5,23,
327745,262,399,2528,310,262205,261,4533,399,327745,262,400,2528,311,262205,261,
4539,400,458832,287,4540,4517,4519,24723,6,1,2810,24730,8,0,16008,18,
0,24756,85,9,2524,4558,196670,2525,4557,327745,262,4559,2524,24850,8,1,
2525,24859,23,1,2524,24883,8,1,2525,24892,56,18,401,4576,284,262394,
401,406,4579,131320,406,196855,4583,0,262394,160,409,4585,131320,409,24966,8,
13,196855,4588,0,262394,315,410,4588,131320,410,262205,261,4590,5,24991,14,
1,152,25006,7,4,319,409,4593,410,25017,21,1,5,25039,43,1,
451,25083,5,1,2526,25089,5,1,2526,25095,15,1,328,25111,60,13,
196855,4622,0,262394,315,411,4622,131320,411,262205,261,4624,5,25188,14,1,
152,25203,7,4,319,4585,4627,411,25214,32,1,451,25247,18,1,5,
25266,43,1,451,25310,10,1,2522,25321,5,1,2522,25327,14,1,5,
25342,43,1,451,25386,48,1,2523,25435,8,1,328,25444,32,11,513,
413,4676,308,4679,393277,261,4682,413,2,4,25491,23,1,2523,25515,8,
1,2523,25524,5,23,327745,262,414,2523,310,262205,261,4063,414,327745,262,
415,2523,311,262205,261,4069,415,458832,287,4070,4684,4686,22140,6,4,4576,
196670,4071,4070,25638,21,4,131321,4072,131320,4072,22770,12,1,4072,22783,12,
69,220,4183,284,262394,220,416,4186,131320,416,196855,417,0,262394,315,418,
417,131320,418,262205,261,419,5,327812,261,420,4183,152,327808,261,421,419,
420,327856,267,422,421,152,131321,417,131320,417,458997,267,423,319,416,422,
418,196855,4745,0,262394,423,424,4745,131320,424,196670,2520,4183,327737,261,3140,
62,2520,262205,261,3141,5,17074,16,1,4183,17091,24,19,4937,3148,451,
327745,403,425,17,4183,262205,287,426,425,262268,301,427,426,196670,361,427,
18008,10,0,27006,7,1,3315,27014,26,32,327814,261,428,3140,451,327817,
261,430,3140,451,327745,279,431,361,4952,262205,278,432,431,524353,170,433,
8,282,4959,428,430,327742,433,432,40,273,27057,14,19,3314,131320,3316,
327814,261,434,4937,451,262205,301,4774,361,458817,141,4775,8,282,3140,434,
26014,6,7,3314,131320,3314,131321,4745,131320,4745,22945,14,0,26208,7,1,
4186,26216,12,69,436,4810,284,262394,436,443,4813,131320,443,196855,445,0,
262394,315,446,445,131320,446,262205,261,447,5,327812,261,448,4810,152,327808,
261,475,447,448,327856,267,482,475,152,131321,445,131320,445,458997,267,483,
319,443,482,446,196855,484,0,262394,483,485,484,131320,485,196670,2521,4810,
327737,261,487,64,2521,262205,261,4235,5,23057,16,1,4810,23074,24,19,
488,4242,451,327745,403,489,24,4810,262205,287,490,489,262268,301,491,490,
196670,360,491,16656,10,0,22959,7,1,3065,22967,7,51,492,131320,492,
327856,267,493,4216,451,262394,493,495,4219,131320,495,327808,261,496,488,4216,
327814,261,497,487,451,327817,261,498,487,451,327745,279,499,360,4216,262205,
278,500,499,524353,170,501,7,282,496,497,498,327742,501,500,40,273,
23134,14,32,3064,131320,3066,327814,261,502,488,451,262205,301,503,360,458817,
141,510,7,282,487,502,327742,510,503,40,273,131321,3064,131320,3064,131321,
484,131320,484,26399,13,4,262205,261,3113,366,16946,6,10,521,282,4813,
522,3117,458997,261,3115,3113,4813,16955,25,0,17357,213,18,523,3227,284,
262394,523,537,3230,131320,537,196855,3234,0,262394,160,541,3236,131320,541,17588,
8,13,196855,3239,0,262394,315,593,3239,131320,593,262205,261,3241,5,17613,
14,1,152,17628,7,4,319,541,3244,593,17639,21,1,5,17661,43,
1,451,17705,25,3,3278,3261,328,17733,6,5,3279,3245,3239,3278,3248,
17836,9,0,17753,33,0,18261,6,14,3236,196855,3273,0,262394,315,594,
3273,131320,594,262205,261,3275,5,17810,12,3,595,3277,152,17825,6,14,
596,319,3236,595,594,196855,602,0,262394,596,603,602,131320,603,17845,8,
1,603,17854,14,1,451,17869,18,1,5,17888,43,1,451,17932,31,
1,5,17964,41,3,2896,3312,451,15751,17,1,3283,15769,22,2,3321,
3283,15793,5,0,18055,10,1,328,18066,32,11,513,604,3327,308,3330,
393277,261,3333,604,2,4,18113,27,48,4521,3334,327745,262,605,2516,309,
262205,261,4527,605,327745,262,606,2516,310,262205,261,607,606,327745,262,608,
2516,311,262205,261,609,608,458832,287,610,4521,4527,607,609,327745,403,666,
17,3227,196670,666,610,131321,602,131320,602,18264,211,18,667,3394,284,262394,
667,668,3397,131320,668,196855,3401,0,262394,160,669,3403,131320,669,18493,8,
28,196855,3406,0,262394,315,670,3406,131320,670,262205,261,977,5,327812,261,
1549,3394,152,327808,261,1798,977,1549,327856,267,1799,1798,152,18533,7,4,
319,669,1799,670,18544,21,1,5,18566,43,1,451,18610,27,1,328,
18638,60,46,196855,1800,0,262394,315,1801,1800,131320,1801,262205,261,1802,5,
327812,261,1803,3394,152,327808,261,1804,1802,1803,327856,267,1805,1804,152,131321,
1800,131320,1800,458997,267,1806,319,3403,1805,1801,196855,3447,0,262394,1806,3608,
3447,19805,23,9,1807,3638,451,262394,1807,1808,3641,131320,1808,18780,5,8,
1809,3459,131320,1809,262205,261,1810,5,18793,5,11,1811,1812,131320,1811,131321,
3461,131320,1812,327812,261,1813,18809,8,25,1814,282,1811,1813,1812,327808,261,
1815,1810,1814,327817,261,1816,1815,157,327812,261,1817,1816,451,327808,261,3469,
1817,3638,18842,26,1,5,18869,41,3,4025,3479,451,21898,17,1,3638,
21916,23,1,3638,21940,5,3,3867,2511,3638,21043,5,3,3490,3471,328,
18971,30,16,4033,393281,513,1818,3494,308,3497,393277,261,3878,1818,2,4,
196670,3867,3878,19021,5,0,19984,12,36,327745,262,1819,2511,308,262205,261,
3506,1819,327745,262,1820,2511,309,262205,261,3512,1820,327745,262,1821,2511,310,
262205,261,3518,1821,327745,262,1822,2511,311,262205,261,3524,1822,19150,63,1,
328,19214,27,95,1823,3536,284,262394,1823,1824,3539,131320,1824,327812,261,1825,
3536,345,262205,261,1826,5,327814,261,1827,1826,320,327814,261,1828,1826,451,
327817,261,1829,1828,451,327817,261,1830,1827,273,327812,261,1831,1830,290,327812,
261,1832,1829,273,327808,261,1833,1831,1832,327817,261,1834,1826,273,327808,261,
1835,1833,1834,327812,261,1836,1835,451,327808,261,1838,1825,1836,327814,261,1839,
1838,451,458817,141,1840,7,521,3528,1839,393277,301,3558,1840,48,273,327745,
449,3559,359,19340,38,124,1841,3561,284,262394,1841,1842,3564,131320,1842,327812,
261,1843,451,3561,327814,261,1844,1843,451,327812,261,1845,1844,345,262205,261,
1846,5,327814,261,1847,1846,320,327814,261,1848,1846,328,327817,261,1849,1848,
273,327814,261,1850,1847,273,327812,261,1851,1850,451,327812,261,1852,1849,273,
327808,261,1853,1851,1852,327814,261,1854,1846,273,327817,261,1855,1854,273,327808,
261,1856,1853,1855,327812,261,1857,1856,451,327808,261,1858,1845,1857,327817,261,
1859,1843,451,327808,261,1860,1858,1859,327814,261,1861,1860,451,458817,141,1862,
8,521,3528,1861,393277,301,1863,1862,48,273,327745,449,1864,2509,3561,196670,
1864,1863,19549,14,0,19624,7,22,3564,3606,3607,262390,1865,3607,1,131321,
1866,131320,1866,327856,267,1867,3605,451,262394,1867,3575,1865,131320,3575,19478,21,
63,1868,3586,284,262394,1868,1869,3589,131320,1869,327814,261,1870,3605,451,327817,
261,1871,3605,451,393281,279,1872,2509,1870,1871,262205,278,1873,1872,458832,301,
1874,1873,1873,1873,1873,327745,449,1875,359,3586,262205,301,1876,1875,393281,344,
3595,6,3605,3586,262205,301,1877,3595,524300,301,3597,1,50,1874,1876,1877,
19533,17,0,19795,11,1,1865,19562,13,12,327878,261,522,521,284,196855,
1879,0,262394,3190,3448,1879,18748,23,69,1880,3450,284,262394,1880,1881,3453,
131320,1881,196855,1882,0,262394,315,1883,1882,131320,1883,262205,261,1884,5,327812,
261,1885,3450,152,327808,261,1886,1884,1885,327856,267,1887,1886,152,131321,1882,
131320,1882,458997,267,1888,319,1881,1887,1883,196855,1889,0,262394,1888,1890,1889,
131320,1890,196670,357,3450,327737,261,1891,62,357,262205,261,3623,5,19717,16,
1,3450,19734,24,141,1893,3630,451,327745,403,2130,17,3450,262205,287,2131,
2130,262268,301,2132,2131,196670,356,2132,196855,4939,0,262394,143,4943,2133,131320,
4943,131321,2134,131320,2134,458997,261,2135,282,4943,2136,2137,262390,2138,2137,1,
131321,2139,131320,2139,327856,267,2140,2135,451,262394,2140,2141,2138,131320,2141,327808,
261,2142,1893,2135,327814,261,2143,1891,451,327817,261,2144,1891,451,327745,279,
2145,356,2135,262205,278,2146,2145,524353,170,2147,8,522,2142,2143,2144,327742,
2147,2146,40,273,131321,2137,131320,2137,327808,261,2136,2135,309,131321,2134,131320,
2138,131321,4939,131320,2133,327814,261,2148,1893,451,262205,301,2149,356,458817,141,
2150,8,522,1891,2148,327742,2150,2149,40,273,131321,4939,131320,4939,131321,1889,
131320,1889,19025,13,0,26070,8,1,3453,26079,7,246,2151,131320,2151,327856,
267,2152,4785,284,262394,2152,2153,4788,131320,2153,196855,2154,0,262394,315,2155,
2154,131320,2155,262205,261,2156,5,327812,261,2157,4785,152,327808,261,2158,2156,
2157,327856,267,2159,2158,152,131321,2154,131320,2154,458997,267,2160,319,2153,2159,
2155,196855,2161,0,262394,2160,2162,2161,131320,2162,196670,358,4785,327737,261,2163,
64,358,262205,261,2164,5,196855,2165,0,262394,408,2166,2167,131320,2166,131321,
2165,131320,2167,327812,261,2168,4785,152,131321,2165,131320,2165,458997,261,2434,282,
2166,2168,2167,327808,261,2435,2164,2434,327817,261,2436,2435,157,327812,261,2437,
2436,451,327745,403,2438,24,4785,262205,287,2439,2438,262268,301,2440,2439,196670,
355,2440,196855,4758,0,262394,147,2441,2442,131320,2441,131321,2443,131320,2443,458997,
261,2444,282,2441,2445,2446,262390,2447,2446,1,131321,2448,131320,2448,327856,267,
2449,2444,451,262394,2449,2450,2447,131320,2450,327808,261,2451,2437,2444,327814,261,
2452,2163,451,327817,261,2453,2163,451,327745,279,2454,355,2444,262205,278,2455,
2454,524353,170,2456,7,522,2451,2452,2453,327742,2456,2455,40,273,131321,2446,
131320,2446,327808,261,2445,2444,309,131321,2443,131320,2447,131321,4758,131320,2442,327814,
261,2457,2437,451,262205,301,2458,355,458817,141,2459,7,522,2163,2457,327742,
2459,2458,26017,7,3,2161,131320,2161,26194,14,3,1879,131320,1879,19575,13,
0,23817,20,0,23851,192,18,2460,4409,284,262394,2460,2461,4412,131320,2461,
196855,4416,0,262394,160,2462,2463,131320,2462,24061,8,61,196855,2464,0,262394,
315,2465,2464,131320,2465,262205,261,2466,5,327812,261,2467,4409,152,327808,261,
2468,2466,2467,327856,267,2469,2468,152,131321,2464,131320,2464,458997,267,386,319,
2462,2469,2465,196855,2470,0,262394,386,2471,2470,131320,2471,196855,2857,0,262394,
143,2472,2473,131320,2472,262205,261,4433,5,24134,41,7,2474,4440,451,131321,
2857,131320,2473,24182,5,37,2475,62,2493,131321,2857,131320,2857,458997,261,2476,
2474,4434,2475,2473,327856,267,2477,2476,4374,131321,2470,131320,2470,458997,267,2478,
386,2464,2477,2857,196855,2847,0,262394,2478,4447,2847,24224,35,53,2847,131320,
2847,131321,4416,131320,2463,196855,2479,0,262394,315,2494,2479,131320,2494,262205,261,
2495,5,327812,261,2496,4409,152,327808,261,2497,2495,2496,327856,267,2498,2497,
152,131321,2479,131320,2479,458997,267,2499,319,2463,2498,2494,196855,2500,0,262394,
2499,4463,2500,24316,25,1,451,24342,18,1,5,24361,43,1,451,24405,
31,1,5,24437,41,3,3858,4494,451,20993,17,1,4465,21011,22,2,
2501,4465,21035,5,11,2502,2490,4465,196670,2502,282,327856,267,3868,4486,4374,
21051,19,27,2503,15,4409,262205,261,2504,2503,327808,261,2505,2504,2501,393281,
513,2506,3872,308,2505,393277,261,2507,2506,2,4,196670,2502,2507,21101,5,
0,24594,14,53,2508,2490,308,262205,261,2560,2508,327745,262,2561,2490,309,
262205,261,2574,2561,327745,262,2576,2490,310,262205,261,2577,2576,327745,262,2637,
2490,311,262205,261,2638,2637,458832,287,2662,2560,2574,2577,2638,327745,403,2733,
17,4409,196670,2733,2662,131321,2500,131320,2500,24737,19,0,21268,85,51,2486,
3921,196670,2487,3920,327745,262,2734,2486,282,262205,261,2758,2734,327745,262,2815,
2487,282,262205,261,2816,2815,327829,129,2818,2758,2816,327761,261,3927,2818,1,
327761,261,3928,2818,0,327745,262,2821,2486,284,262205,261,3930,2821,327745,262,
3931,2487,21404,56,18,2823,3939,284,262394,2823,2845,3942,131320,2845,196855,3946,
0,262394,160,2846,3948,131320,2846,21478,8,28,196855,4421,0,262394,315,2848,
4421,131320,2848,262205,261,2855,5,327812,261,2904,3939,152,327808,261,2905,2855,
2904,327856,267,2906,2905,152,24101,6,5,3957,319,2846,2906,2848,21529,21,
1,5,21551,41,3,4441,3970,451,21595,5,7,2488,3939,327737,261,4442,
64,2488,21607,6,5,4443,4441,3964,4442,3962,24201,6,0,21624,5,5,
4445,3957,4421,4444,3960,24217,5,4,2907,4446,131320,2907,21643,33,46,4446,
131320,4446,131321,3946,131320,3948,196855,2908,0,262394,315,2909,2908,131320,2909,262205,
261,2910,5,327812,261,2911,3939,152,327808,261,2912,2910,2911,327856,267,2913,
2912,152,131321,2908,131320,2908,458997,267,3991,319,3948,2913,2909,21726,32,1,
451,21759,18,1,5,21778,41,7,2914,4012,451,327808,261,2915,2914,21826,
6,7,2484,3939,327737,261,2916,64,2484,21839,6,9,2917,2915,4006,2916,
4004,262205,261,4017,5,21854,41,52,2918,4024,451,196855,2919,0,262394,147,
2920,2921,131320,2920,131321,2919,131320,2921,327808,261,2922,2918,3995,262205,261,2923,
21,458764,261,2924,1,38,2922,2923,327810,261,2925,2924,2918,131321,2919,131320,
2919,458997,261,2926,3995,2920,2925,2921,327745,262,4034,2485,21947,7,2,2917,
4374,21956,30,13,2926,393281,513,2927,4039,308,4042,393277,261,4045,2927,2,
4,22003,22,34,2928,2485,308,262205,261,4688,2928,327745,262,2929,2485,309,
262205,261,4694,2929,327745,262,2930,2485,310,262205,261,4700,2930,327745,262,2931,
2485,311,262205,261,4706,2931,25623,11,4,3939,196670,4708,4707,22150,21,0,
25659,12,1,3942,25672,12,57,2932,4710,284,262394,2932,2933,4713,131320,2933,
196855,2934,0,262394,315,2935,2934,131320,2935,262205,261,2936,5,327812,261,2937,
4710,152,327808,261,2938,2936,2937,327856,267,2939,2938,152,131321,2934,131320,2934,
458997,267,2940,319,2933,2939,2935,196855,2941,0,262394,2940,2942,2941,131320,2942,
25745,5,7,2943,62,2482,262205,261,4728,5,22868,15,2,4732,4710,22885,
7,5,4733,282,4203,4732,4204,25786,12,28,2944,4735,451,327745,403,2945,
17,4710,262205,287,2946,2945,262268,301,2947,2946,196670,354,2947,196855,3717,0,
262394,143,2948,2949,131320,2948,20144,8,1,2948,20153,7,51,2950,131320,2950,
327856,267,2951,3700,451,262394,2951,2952,3703,131320,2952,327808,261,2953,2944,3700,
327814,261,2954,2943,451,327817,261,2955,2943,451,327745,279,2956,354,3700,262205,
278,2957,2956,524353,170,2958,8,282,2953,2954,2955,327742,2958,2957,40,273,
20229,16,17,2949,327814,261,2959,2944,451,262205,301,3669,354,458817,141,3670,
8,282,2943,2959,19974,6,7,3717,131320,3717,131321,2941,131320,2941,25834,23,
68,2960,262390,4746,2960,1,131321,2961,131320,2961,327856,267,2962,4743,284,262394,
2962,2963,4746,131320,2963,196855,2964,0,262394,315,2965,2964,131320,2965,262205,261,
2966,5,327812,261,2967,4743,152,327808,261,2968,2966,2967,327856,267,2969,2968,
152,131321,2964,131320,2964,458997,267,2970,319,2963,2969,2965,196855,2971,0,262394,
2970,2972,2971,131320,2972,25929,5,7,2973,64,2483,262205,261,4762,5,25946,
41,28,2974,4769,451,327745,403,2975,24,4743,262205,287,2976,2975,262268,301,
2977,2976,196670,353,2977,196855,4075,0,262394,147,2978,2979,131320,2978,22201,8,
1,2978,22210,7,51,2980,131320,2980,327856,267,2981,4081,451,262394,2981,2982,
4084,131320,2982,327808,261,2983,2974,4081,327814,261,2984,2973,451,327817,261,2985,
2973,451,327745,279,2986,353,4081,262205,278,2987,2986,524353,170,2988,7,282,
2983,2984,2985,327742,2988,2987,40,273,22275,16,17,2979,327814,261,2989,2974,
451,262205,301,4247,353,458817,141,4248,7,282,2973,2989,23125,6,11,4075,
131320,4075,131321,2971,131320,2971,131321,2960,131320,2960,26027,36,1,328,26064,7,
0,23455,7,1,4783,23463,7,0,26086,5,99,2990,4306,284,262394,2990,
2991,4309,131320,2991,327812,261,2992,4306,345,262205,261,2993,5,327814,261,2994,
2993,320,327814,261,2995,2993,451,327817,261,2996,2995,451,327817,261,2997,2994,
273,327812,261,2998,2997,290,327812,261,2999,2996,273,327808,261,3000,2998,2999,
327817,261,3001,2993,273,327808,261,3002,3000,3001,327812,261,3003,3002,451,327808,
261,3004,2992,3003,327814,261,3005,3004,451,458817,141,3006,7,282,4777,3005,
393277,301,4807,3006,48,273,327745,449,4808,2481,4306,196670,4808,4807,23578,34,
124,3007,4331,284,262394,3007,3008,4334,131320,3008,327812,261,3009,451,4331,327814,
261,3010,3009,451,327812,261,3011,3010,345,262205,261,3012,5,327814,261,3013,
3012,320,327814,261,3014,3012,328,327817,261,3015,3014,273,327814,261,3016,3013,
273,327812,261,3017,3016,451,327812,261,3018,3015,273,327808,261,3019,3017,3018,
327814,261,3020,3012,273,327817,261,3021,3020,273,327808,261,3022,3019,3021,327812,
261,3023,3022,451,327808,261,3024,3011,3023,327817,261,3025,3009,451,327808,261,
3026,3024,3025,327814,261,3027,3026,451,458817,141,3028,8,282,4777,3027,393277,
301,4328,3028,48,273,327745,449,4329,352,4331,196670,4329,4328,23783,14,0,
28288,7,1,4334,28296,7,14,3029,131320,3029,327856,267,3030,5174,451,262394,
3030,4824,5177,131320,4824,26328,21,63,3031,4835,284,262394,3031,3032,4838,131320,
3032,327814,261,3033,5174,451,327817,261,3034,5174,451,393281,279,3035,352,3033,
3034,262205,278,3036,3035,458832,301,3037,3036,3036,3036,3036,327745,449,3038,2481,
4835,262205,301,3039,3038,393281,344,4844,6,5174,4835,262205,301,3040,4844,524300,
301,4846,1,50,3037,3039,3040,26383,17,0,28372,12,0,26412,45,2,
449,3041,26459,62,74,3042,4860,451,327745,264,3043,75,308,262205,263,3044,
3043,262268,450,3045,3044,393281,452,3046,3045,308,3042,393277,301,3047,3046,2,
16,196670,3041,3047,327745,279,3048,3041,282,262205,278,3049,3048,327745,279,3050,
3041,284,262205,278,3051,3050,327745,279,3052,3041,273,262205,278,3053,3052,327745,
279,3054,3041,281,262205,278,3055,3054,458832,291,4895,3049,3051,3053,3055,26703,
29,1,451,26733,28,9,262205,261,4911,78,327808,261,4913,4911,4897,26785,
22,1,4908,26808,7,1,4908,26816,27,15,453,3056,4924,393281,454,3057,
3056,308,4922,393277,278,4928,3057,2,4,26862,65,1,162,26928,16,8,
3058,282,4935,4938,3600,262390,4940,3600,26952,7,17,3059,3058,451,262394,3059,
5143,4940,131320,5143,262205,263,3060,82,262268,171,4945,3060,26976,8,1,3058,
26985,21,0,28127,20,19,3061,5145,451,262394,3061,3062,5148,131320,3062,327808,
261,3063,3058,5145,327745,279,4960,185,5145,27045,8,4,3063,196670,4962,4961,
28271,8,13,309,131321,5144,131320,5148,131321,3600,131320,3600,327808,261,4938,3058,
27078,31,1,451,27110,70,1,172,27181,97,53,3067,4996,345,262205,261,
3068,88,327808,261,4999,3067,3068,327745,262,3069,90,310,262205,261,3070,3069,
327812,261,3071,3070,345,262205,261,3072,89,327808,261,5004,3071,3072,196855,3073,
0,262394,162,3074,3073,131320,3074,131326,451,131320,3073,196855,5007,0,262394,319,
27331,36,5,327810,261,3075,5015,284,27389,6,12,3076,5012,5008,3075,5009,
458764,261,5066,1,38,451,3076,27652,5,1,101,27658,16,0,27710,32,
67,162,3077,5074,131320,3077,262205,263,3078,25,262268,450,3079,3078,327814,261,
3080,5073,451,327745,279,3081,97,308,262205,278,3082,3081,327745,279,3083,97,
309,262205,278,3084,3083,327745,279,3085,97,310,262205,278,3086,3085,327745,279,
3087,97,311,262205,278,3088,3087,458832,301,5115,3082,3084,3086,3088,393281,452,
5116,3079,308,3080,27961,31,1,451,27993,29,28,453,3089,5129,327808,261,
3090,5073,5118,327745,279,3091,97,5118,262205,278,3092,3091,393281,454,3093,3089,
308,3090,327742,3093,3092,2,4,28081,21,1,350,28389,59,1,5,28449,
195,1,444,28645,273,0,28922,513,1,5,29436,636,1,451,30073,27,
173,3094,5500,284,262394,3094,3095,5503,131320,3095,327814,261,3096,5492,451,327812,
261,3097,3096,345,262205,261,3098,5,327814,261,3099,3098,320,327814,261,3100,
3098,328,327817,261,3101,3100,273,327814,261,3102,3099,273,327812,261,3103,3102,
451,327812,261,3104,3101,273,327808,261,3105,3103,3104,327814,261,3106,3098,273,
327817,261,3107,3106,273,327808,261,3108,3105,3107,327812,261,3109,3108,451,327808,
261,3110,3097,3109,327817,261,3111,5492,451,327808,261,3112,3110,3111,327812,261,
3122,3112,345,327812,261,3124,5500,345,327814,261,3125,3098,451,327817,261,3126,
3125,451,327817,261,3127,3099,273,327812,261,3128,3127,290,327812,261,3130,3126,
273,327808,261,3131,3128,3130,327817,261,3132,3098,273,327808,261,3133,3131,3132,
327812,261,3134,3133,451,327808,261,3149,3124,3134,327808,261,3150,3122,3149,327814,
261,5552,3150,451,393281,344,3151,6,5492,5500,262205,301,5565,3151,30416,12,
0,30192,52,1,451,30245,27,49,3152,5531,284,262394,3152,3153,5534,131320,
3153,327808,261,3154,5523,5531,327812,261,3155,3154,152,262205,261,3156,5,327808,
261,3157,3155,3156,393281,344,3158,6,5523,5531,262205,301,3159,3158,393281,452,
3160,5488,308,3157,327742,3160,3159,34,16,30440,46,1,5,30487,396,1,
451,30884,27,9,3161,5640,284,262394,3161,3162,5643,131320,3162,30924,408,1,
451,31333,27,23,3163,5727,284,262394,3163,3164,5730,131320,3164,327808,261,3165,
5719,5727,327812,261,3166,3165,152,262205,261,3167,5,17216,5,30,393281,452,
3169,5717,308,3168,393277,301,3170,3169,34,16,393281,344,3171,6,5719,5727,
262205,301,3172,3171,327809,301,3173,3172,3170,196670,3171,3173,31593,46,1,5,
31640,50,0,31694,744,1,451,32439,27,9,3174,5920,284,262394,3174,3175,
5923,131320,3175,32479,8,1,5647,32488,428,1,451,32917,27,58,3176,6013,
284,262394,3176,3177,6016,131320,3177,327808,261,3178,6005,6013,327812,261,3179,3178,
152,262205,261,3180,5,327808,261,3181,3179,3180,393281,452,3182,6003,308,3181,
393277,301,3183,3182,34,16,393281,344,3184,6,6005,6013,262205,301,3185,3184,
327809,301,5927,3185,3183,196670,3184,5927,33177,71,0,33252,354,1,194,33607,
707,1,481,34315,30,1,5,34346,453,1,481,34800,39,1,451,34840,
27,58,3186,6358,284,262394,3186,3187,6361,131320,3187,327808,261,3188,6350,6358,
327812,261,3232,3188,152,262205,261,3233,5,327808,261,3235,3232,3233,393281,452,
3238,6255,308,3235,393277,301,3240,3238,34,16,393281,344,6403,6,6350,6358,
262205,301,3262,6403,327809,301,6405,3262,3240,196670,6403,6405,35100,76,1,451,
35177,27,38,3263,6420,284,262394,3263,3264,6423,131320,3264,327808,261,3265,6412,
6420,327812,261,3272,3265,152,262205,261,3274,5,327808,261,6441,3272,3274,393281,
344,3313,6,6412,6420,262205,301,6454,3313,35348,12,0,35373,69,1,5,
35443,222,1,5,35666,178,1,194,35845,103,1,194,35949,251,0
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced: source c38d58e948109c0c, glslang 16.6.0, spirv-tools v2026.4, 115164 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced[] = {
0,0,0,0,65,1,64,66,847,0,917,8,1,320,926,9,
1,320,936,71,20,550,9,262172,92,301,550,262172,93,92,290,262172,
98,93,284,262176,99,4,98,262203,99,1027,11,7,99,8,4,262187,
261,345,64,1045,5,35,100,169,143,290,320,393268,261,154,134,100,
451,393268,261,142,137,345,154,393268,267,144,170,142,282,393268,261,145,
134,345,154,458804,261,146,169,144,145,1085,6,47,148,169,147,290,
320,393268,261,157,134,148,451,393268,261,149,137,345,157,393268,267,150,
170,149,282,393268,261,151,134,345,157,458804,261,152,169,150,151,282,
393268,261,153,132,146,152,393268,267,155,171,153,1138,5,2,155,146,
1145,135,2,155,152,1282,405,1,4096,1688,170,1,345,1859,14,0,
1877,458,6,290,327817,261,1442,653,290,2341,4893,1,320,7235,56,1,
320,7292,198,1,320,7491,182,1,320,7674,1214,1,320,8889,6,6,
206,202,320,327814,261,156,8901,5,1,156,8912,55,16,320,327814,261,
158,202,451,327817,261,203,158,451,327812,261,298,203,273,8998,2988,1,
345,11987,71,1,345,12059,91,0,12166,304,3,204,2573,290,12473,6,
29,204,262205,261,220,2572,327812,261,258,2575,290,327810,261,4374,220,258,
327745,262,280,71,309,262205,261,283,280,327812,261,2578,283,320,12508,267,
1,290,12776,85,1,345,12862,204,1,320,13067,247,1,290,13315,85,
1,345,13401,444,13,285,2810,345,327808,261,295,2824,285,327856,267,2827,
295,345,13858,50,1,345,13909,53,1,290,13963,75,13,355,2810,345,
327808,261,356,2858,355,327856,267,393,356,345,14051,80,1,345,14132,75,
1,345,14208,83,1,290,14292,370,13,357,4576,345,327808,261,358,4590,
357,327856,267,4593,358,345,14675,50,1,345,14726,53,1,290,14780,75,
13,367,4576,345,327808,261,368,4624,367,327856,267,4627,368,345,14868,80,
1,345,14949,75,1,345,15025,83,1,290,15109,139,4,262205,261,5357,
366,24919,8,1,4072,24928,10,9,327856,267,369,5650,2575,262394,369,3942,
5653,20252,51,13,370,4710,345,327808,261,371,2936,370,327856,267,2939,371,
345,20316,21,1,2520,20338,5,1,2520,20344,21,1,345,20366,40,1,
361,20407,58,1,361,20466,43,1,361,20510,78,13,416,4743,345,327808,
261,417,2966,416,327856,267,2969,417,345,20601,21,1,2521,20623,5,1,
2521,20629,21,1,345,20651,40,1,360,20692,58,1,360,20751,43,1,
360,20795,37,4,327808,261,3189,5650,15871,250,13,418,3227,345,327808,261,
419,3241,418,327856,267,3244,419,345,16134,50,1,345,16185,53,1,290,
16239,75,13,420,3227,345,327808,261,421,3275,420,327856,267,595,421,345,
16327,80,1,345,16408,75,1,345,16484,83,1,290,16568,370,13,422,
3394,345,327808,261,423,977,422,327856,267,1799,423,345,16951,50,1,345,
17002,53,1,290,17056,75,13,424,3394,345,327808,261,425,1802,424,327856,
267,1805,425,345,17144,80,1,345,17225,75,1,345,17301,83,1,290,
17385,162,1,290,17548,38,3,2992,3536,320,20897,6,13,426,2993,451,
327817,261,427,426,451,327812,261,3000,427,273,20936,30,1,3528,20967,10,
5,359,3536,196670,4808,4807,17674,14,0,20996,7,1,3539,21004,35,1,
320,21040,6,6,3016,3012,320,327814,261,428,21052,5,1,428,21063,61,
1,3528,21125,10,1,2509,21136,90,1,2509,21227,16,1,359,21244,53,
0,17989,12,0,25404,15,0,18604,251,13,430,4409,345,327808,261,448,
2466,430,327856,267,2469,448,345,18868,50,1,345,18919,129,13,475,4409,
345,327808,261,521,2495,475,327856,267,2498,521,345,19061,80,1,345,19142,
75,1,345,19218,404,1,3453,19623,14,1,3453,19638,34,13,522,3939,
345,327808,261,1549,2855,522,327856,267,2906,1549,345,19685,50,1,345,19736,
129,13,1798,3939,345,327808,261,1803,2910,1798,327856,267,2913,1803,345,19878,
80,1,345,19959,75,1,345,20035,218,1,3453,20254,5,0,18301,44,
13,1804,4785,345,327808,261,1827,2156,1804,327856,267,2159,1827,345,18358,21,
7,2482,4785,327737,261,1891,62,2482,18101,20,2,4785,345,18123,30,1,
4785,18154,9,1,354,18164,57,3,431,354,2135,15461,9,3,2142,2143,
2144,15473,6,0,18242,18,7,434,1893,451,262205,301,4774,354,15504,5,
1,1891,15510,7,3,4939,131320,4939,18568,18,0,15538,7,1,4788,15546,
36,13,1828,4810,345,327808,261,1829,447,1828,327856,267,482,1829,345,15595,
21,1,2483,15617,5,1,2483,15623,21,1,345,15645,40,1,353,15686,
58,1,353,15745,43,1,353,15789,33,0,20828,12,1,4813,20841,14,
1,290,20856,38,3,1825,4306,320,17589,6,13,1830,1826,451,327817,261,
1831,1830,451,327812,261,1833,1831,273,17628,27,19,1832,7,282,4777,1839,
393277,301,1840,1832,48,273,327745,449,1847,2481,4306,196670,1847,1840,20982,14,
0,17688,7,1,4309,17696,35,1,320,17732,6,1,1850,17739,12,0,
17756,59,2,282,4777,17817,10,1,352,17828,90,1,352,17919,16,1,
2481,17936,53,0,21297,738,26,1879,4996,320,262205,261,1880,88,327808,261,
4999,1879,1880,327745,262,1881,90,310,262205,261,1882,1881,327812,261,3071,1882,
320,22061,1252,1,1883,23314,77,1,1883,23392,49,1,1883,23442,662,1,
320,24105,6,6,3102,3098,320,327814,261,1884,24117,5,1,1884,24128,55,
21,320,327812,261,3124,5500,320,327814,261,1885,3098,451,327817,261,1886,1885,
451,327812,261,3131,1886,273,24219,150,1,345,24370,96,1,1883,24467,338,
1,1883,24806,114,0,15827,5,3,3115,1883,5629,15842,7,12,1887,131320,
1887,327858,267,5655,3115,5623,262394,5655,5656,3118,24947,5,1,3115,24953,18,
2,3115,1883,24973,27,1,3115,25001,23,1,3115,25025,309,1,345,25335,
70,0,18590,14,0,25419,21,1,1883,25441,1294,1,345,26736,1743,1,
345,28480,161,1,345,28642,858,0
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced: source acb7bcef3b184add, glslang 16.6.0, spirv-tools v2026.4, 144800 bytes */
static const uint32_t sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced[] = {
0x7230203,66816,524299,6574,0,131089,1,131089,9,131089,61,131089,4433,131089,4467,131089,
5055,131089,5345,131089,5347,131089,6022,524298,0x5f565053,0x5f52484b,0x706f6f63,0x74617265,0x5f657669,0x7274616d,30825,458762,
0x5f565053,0x5f52484b,0x64616873,0x635f7265,0x6b636f6c,0,393227,1,0x4c534c47,0x6474732e,0x3035342e,0,196622,5348,3,0x24000f,
5,2,0x6e69616d,0,3,4,5,6,7,8,9,10,11,12,13,14,
15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,
31,32,33,393232,2,17,1,1,1,262160,2,4462,16,262215,59,1,
1,262215,60,1,3,262215,61,1,2,262215,242,6,16,196679,106,2,
327752,106,0,35,0,262215,243,6,4,196679,107,2,327752,107,0,35,
0,196679,115,2,327752,115,0,35,0,327752,115,1,35,4,327752,115,
2,35,8,327752,115,3,35,12,327752,115,4,35,16,262215,244,6,
4,327752,130,0,35,0,327752,130,1,35,8,327752,130,2,35,12,
327752,131,0,35,0,327752,131,1,35,16,327752,131,2,35,32,327752,
131,3,35,48,327752,131,4,35,64,327752,131,5,35,68,327752,131,
6,35,72,262215,245,6,4,327752,132,0,35,0,327752,132,1,35,
76,327752,132,2,35,84,327752,132,3,35,88,327752,132,4,35,92,
327752,132,5,35,96,327752,132,6,35,100,327752,132,7,35,104,327752,
132,8,35,108,327752,132,9,35,112,327752,132,10,35,116,262215,133,
1,15,262215,246,6,4,196679,134,2,327752,134,0,35,0,327752,134,
1,35,120,262215,135,1,22,262215,247,6,8,196679,136,2,262216,136,
0,24,327752,136,0,35,0,262215,139,1,11,262215,140,1,12,262215,
5,11,40,262215,143,1,4,262215,147,1,5,262215,152,1,0,262215,
160,1,13,262215,10,11,29,262215,162,1,7,262215,164,1,29,262215,
248,6,2,196679,165,2,262216,165,0,24,327752,165,0,35,0,262215,
249,6,16,196679,166,2,262216,166,0,24,327752,166,0,35,0,262215,
175,1,28,262215,176,1,8,262215,177,1,6,262215,178,1,21,262215,
250,6,16,196679,181,2,327752,181,0,35,0,262215,251,6,2,196679,
184,2,327752,184,0,35,0,262215,252,6,16,196679,186,2,262216,186,
0,24,327752,186,0,35,0,262215,253,6,4,196679,187,2,262216,187,
0,24,327752,187,0,35,0,262215,188,1,19,262215,189,1,20,262215,
190,1,17,262215,191,1,18,262215,192,1,16,262215,194,1,10,196679,
28,0,262215,28,11,41,196679,209,2,327752,209,0,35,0,262215,254,
6,16,196679,212,2,327752,212,0,35,0,262215,218,1,9,196679,219,
2,327752,219,0,35,0,262215,32,11,24,262215,220,1,27,262215,235,
1,14,262215,236,1,26,262215,33,11,26,262215,255,1,0,262215,256,
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
298,259,262,292,458785,299,259,262,262,262,262,196647,300,5349,262167,301,
278,4,196637,242,301,196638,106,242,262176,300,5349,106,196647,302,5349,196637,
243,261,196638,107,243,262176,302,5349,107,393249,303,267,268,272,262,327713,
304,267,268,271,196647,305,5349,458782,115,261,261,261,261,261,262176,305,
5349,115,458785,306,267,268,277,272,262,262165,307,32,1,262187,307,308,
0,262187,307,309,1,262187,307,310,2,262187,307,311,3,262187,307,312,
4,262187,307,313,5,327724,263,314,282,282,196650,267,315,262187,307,316,
8,262187,307,317,6,262187,307,318,7,196649,267,319,262174,129,261,261,
262187,261,320,32,262176,321,6,53,262203,321,3,6,262172,244,261,273,
327710,130,244,261,261,589854,131,130,130,130,130,261,261,261,262172,245,
261,273,851998,132,131,245,261,261,261,261,261,261,261,261,261,262194,
261,133,0,393268,261,322,128,273,133,262172,246,261,322,262174,134,132,
246,262176,323,9,134,262203,323,4,9,262176,324,9,131,196657,267,135,
196647,325,5349,196637,247,263,196638,136,247,262176,325,5349,136,262176,326,5349,
263,262187,261,327,160,262194,261,139,1,393268,261,328,132,327,139,262187,
261,329,192,262194,261,140,1,393268,261,330,132,329,140,262176,331,9,
132,262187,307,332,9,262176,333,9,261,393268,267,334,172,139,284,262176,
335,6,261,393268,267,336,172,140,284,262176,337,1,261,262203,337,5,
1,262187,261,338,80,262187,261,339,48,393268,261,141,134,338,59,393268,
261,142,134,339,61,463208,340,278,281,59,61,273,262172,341,340,142,
262172,342,341,141,262176,343,6,342,262203,343,6,6,262176,344,6,340,
196656,267,143,262187,261,345,64,458804,261,346,169,143,345,59,393268,261,
144,134,346,290,393268,261,347,134,327,59,393268,261,348,132,347,345,
458804,261,349,169,143,348,327,393268,261,350,134,349,290,393268,261,145,
128,350,284,262176,351,7,283,262187,261,352,2944,262172,353,287,352,262176,
354,4,353,262203,354,7,4,262176,355,4,287,458804,307,146,169,143,
308,309,196657,267,147,458804,261,356,169,147,345,61,393268,261,148,134,
356,290,393268,261,357,134,329,61,393268,261,358,132,357,345,458804,261,
359,169,147,358,329,393268,261,360,134,359,290,393268,261,149,128,360,
284,262187,261,361,1344,458804,307,150,169,147,309,308,393268,261,151,134,
345,60,262172,362,283,141,262176,363,7,362,262172,364,362,273,262176,365,
6,364,262203,365,8,6,262176,366,6,283,262172,367,285,142,262172,368,
367,273,262176,369,6,368,262203,369,9,6,262176,370,6,285,262187,280,
371,0,262188,283,372,371,262188,285,373,371,262194,261,152,256,458804,261,
153,169,143,345,327,393268,261,154,134,153,290,393268,261,374,137,152,
154,393268,267,375,170,374,282,393268,261,376,134,152,154,458804,261,155,
169,375,376,282,458804,261,156,169,147,345,329,393268,261,157,134,156,
290,393268,261,377,137,152,157,393268,267,378,170,377,282,393268,261,379,
134,152,157,458804,261,158,169,378,379,282,393268,261,380,132,155,158,
393268,267,159,171,380,282,196656,267,160,458804,261,381,169,160,282,155,
458804,261,161,169,159,155,381,393268,267,382,171,161,282,262203,337,10,
1,393268,267,383,171,161,282,262187,261,384,1280,393268,261,385,137,384,
152,393268,267,386,170,385,282,196656,267,162,458804,261,387,169,162,290,
284,262176,388,6,263,262203,388,11,6,262176,389,6,274,262203,335,12,
6,262203,335,13,6,262203,335,14,6,393268,261,390,128,384,152,393268,
261,391,130,390,284,393268,261,163,134,391,152,262172,392,261,163,262176,
393,6,392,262203,393,15,6,196657,267,164,262172,394,261,290,262176,395,
7,394,262203,388,16,6,196647,396,5349,262165,397,16,0,196637,248,397,
196638,165,248,262176,396,5349,165,262176,398,5349,397,262187,307,399,16,262172,
400,287,163,262176,401,6,400,262203,401,17,6,458796,287,402,282,282,
282,282,262176,403,6,287,196647,404,5349,196637,249,287,196638,166,249,262176,
404,5349,166,262176,405,5349,287,458804,261,406,169,160,282,158,458804,261,
167,169,159,158,406,393268,267,407,171,167,282,393268,267,408,171,167,
282,262187,261,409,1536,393268,261,410,137,409,152,393268,267,411,170,410,
282,458804,261,412,169,162,290,284,262203,388,18,6,262203,335,19,6,
262203,335,20,6,262203,335,21,6,393268,261,413,128,409,152,393268,261,
414,130,413,284,393268,261,168,134,414,152,262172,415,261,168,262176,416,
6,415,262203,416,22,6,262203,388,23,6,262172,417,287,168,262176,418,
6,417,262203,418,24,6,393268,267,419,171,161,282,393268,261,420,137,
161,59,393268,267,421,170,420,282,327732,267,422,168,143,393268,261,423,
134,161,59,393268,267,424,171,167,282,393268,261,425,137,167,61,393268,
267,426,170,425,282,327732,267,427,168,147,393268,261,428,134,167,61,
262187,261,429,264,393268,267,430,167,143,147,393268,261,431,130,151,284,
393268,261,432,130,151,284,393268,261,433,130,151,284,393268,261,434,130,
151,284,262187,278,435,0,327732,267,436,168,160,196656,267,175,262187,261,
437,15,262203,388,25,6,196657,267,176,262176,438,6,73,262203,438,26,
6,196657,267,177,262194,261,178,0,393268,267,179,171,178,282,262203,438,
27,6,262187,261,439,10,262187,307,440,12,262187,307,441,13,393268,267,
442,170,178,273,262176,443,7,287,196647,444,5349,196637,250,287,196638,181,
250,262176,444,5349,181,262167,445,278,2,393268,261,446,134,59,290,458804,
261,182,169,175,282,446,458804,261,183,169,175,284,282,196647,447,5349,
196637,251,280,196638,184,251,262176,447,5349,184,262176,448,5349,280,262176,449,
7,301,196647,450,5349,196637,252,301,196638,186,252,262176,450,5349,186,262187,
261,451,4,262176,452,5349,301,196647,453,5349,196637,253,278,196638,187,253,
262176,453,5349,187,262176,454,5349,278,262187,278,455,0x3f800000,262187,278,456,0xc1180000,
262187,278,457,0xc0135761,262187,278,458,0x3dd2d3e8,262187,278,459,0xc2a00000,262187,278,460,0xbfb8aa3b,
262187,278,461,0x41800000,262187,278,462,0x3e6d3388,262187,278,463,0x3f07dc22,262187,278,464,0x3f3a00e3,
262187,278,465,0x3f35f0e3,262187,278,466,0x3e11a98e,262187,278,467,0x3e027906,262187,278,468,0xbf38aa3b,
262194,261,188,0,393268,267,469,170,188,284,393268,267,470,170,188,273,
393268,267,471,170,188,281,393268,267,472,170,188,451,196657,267,189,262187,
261,473,0x7fffffff,262187,261,474,0x7f800000,393268,267,475,170,182,282,196657,267,190,
262187,261,476,6,196657,267,191,262194,261,192,0,393268,267,477,170,192,
284,393268,267,478,170,192,273,393268,267,479,171,188,282,393268,267,193,
166,479,189,393268,267,480,170,178,273,196657,267,194,327732,267,481,168,
194,262187,261,482,0x38800000,262187,278,483,0x4b800000,262187,278,484,0x3f000000,262187,278,485,
0x40000000,262187,261,486,0x80000000,262187,261,487,4095,262187,261,488,0xffffe000,262187,261,489,
0x47800000,262167,490,280,2,262187,261,491,52,393268,261,492,132,182,491,393268,
261,493,128,492,183,262176,494,4,261,458804,261,205,169,175,290,284,
393268,261,495,134,339,205,393268,261,496,134,339,205,393268,261,497,132,
59,339,393268,261,206,134,497,290,262187,261,498,13,393268,261,207,134,
152,290,393268,261,499,128,206,207,393268,261,500,130,499,284,393268,261,
208,134,500,207,262203,337,28,1,393268,261,501,130,206,284,262172,502,
291,208,262176,503,7,502,262172,504,263,281,262176,505,6,504,262203,505,
29,6,262203,505,30,6,262176,506,9,245,196647,507,5349,196638,209,261,
262176,507,5349,209,262187,261,508,262400,327724,263,509,508,282,196647,510,5349,
196637,254,287,196638,212,254,262176,510,5349,212,262187,261,511,262656,327724,263,
512,511,282,262176,513,5349,261,262187,261,514,5,262187,261,515,65536,262187,
261,516,0x40000000,262187,261,517,0x440200,327724,263,518,517,282,262187,261,519,122880,
262187,261,520,24904,393268,261,521,132,59,61,393268,261,522,134,521,207,
393268,261,215,134,522,451,262176,523,6,278,262187,278,524,0x80000000,262203,494,
31,4,262187,261,525,72,262194,261,218,0,393268,267,526,170,218,284,
393268,267,527,170,218,514,393268,267,528,170,218,273,262187,261,529,262160,
327724,263,530,529,282,196647,531,5349,196638,219,261,262176,531,5349,219,262187,
261,532,262144,327724,263,533,532,282,262167,534,261,3,262176,535,1,534,
262203,535,32,1,262187,261,536,66,196657,267,220,327732,267,537,168,220,
327732,267,538,168,220,327732,267,539,168,220,393268,267,540,170,218,282,
327732,267,541,168,220,393268,267,542,167,540,541,393268,267,543,170,218,
282,393268,267,544,170,218,451,393268,267,227,170,218,281,262194,261,235,
1,262194,261,236,1,262203,535,33,1,393268,267,237,170,218,451,327732,
267,545,168,227,327732,267,546,168,227,262194,261,255,1,393267,534,256,
255,284,284,262187,261,547,0xfffffff9,262187,261,548,11,262187,261,549,7,262187,
261,550,9,327734,259,2,0,260,131320,551,262203,262,552,7,262203,262,
553,7,262203,262,554,7,262203,262,555,7,262203,262,556,7,262203,262,
557,7,262203,262,558,7,262203,262,559,7,262203,292,560,7,262203,264,
561,7,262203,262,562,7,262203,262,563,7,262203,262,564,7,262203,292,
565,7,262203,264,566,7,262203,262,567,7,262203,262,568,7,262203,262,
569,7,262203,292,570,7,262203,289,571,7,262203,275,572,7,262203,262,
573,7,262203,262,574,7,262203,262,575,7,262203,292,576,7,262203,264,
577,7,262203,262,578,7,262203,262,579,7,262203,262,580,7,262203,292,
581,7,262203,264,582,7,262203,262,583,7,262203,262,584,7,262203,262,
585,7,262203,292,586,7,262203,289,587,7,262203,275,588,7,262203,262,
589,7,262203,262,590,7,262203,262,591,7,262203,292,592,7,262203,264,
593,7,262203,264,594,7,262203,264,595,7,262203,264,596,7,262203,262,
597,7,262203,262,598,7,262203,277,599,7,262203,503,600,7,262203,262,
601,7,262203,292,602,7,262203,292,603,7,262203,264,604,7,262203,264,
605,7,262203,264,606,7,262203,262,607,7,262203,262,608,7,262203,277,
609,7,262203,262,610,7,262203,262,611,7,262203,262,612,7,262203,292,
613,7,262203,264,614,7,262203,264,615,7,262203,262,616,7,262203,262,
617,7,262203,262,618,7,262203,264,619,7,262203,264,620,7,262203,264,
621,7,262203,264,622,7,262203,264,623,7,262203,264,624,7,262203,262,
625,7,262203,262,626,7,262203,262,627,7,262203,264,628,7,262203,264,
629,7,262203,264,630,7,262203,264,631,7,262203,264,632,7,262203,262,
633,7,262203,262,634,7,262203,262,635,7,262203,264,636,7,262203,264,
637,7,262203,264,638,7,262203,264,639,7,262203,268,640,7,262203,262,
641,7,262203,268,642,7,262203,262,643,7,262203,268,644,7,262203,262,
645,7,262203,264,646,7,262203,264,647,7,262203,264,648,7,262203,264,
649,7,262203,268,238,7,262203,277,239,7,262203,272,240,7,262203,262,
241,7,327745,331,650,4,308,327745,324,651,650,282,327745,333,652,651,
476,262205,261,653,652,327745,333,654,650,281,262205,261,655,654,327745,333,
656,650,451,262205,261,657,656,327745,333,658,650,514,262205,261,659,658,
327745,333,660,650,476,262205,261,661,660,327745,333,662,650,290,262205,261,
663,662,327745,333,664,650,439,262205,261,665,664,327814,261,666,653,345,
327817,261,667,653,345,327850,267,668,667,282,393385,261,669,668,282,284,
327808,261,670,666,669,327814,261,671,670,235,327817,261,672,670,235,327850,
267,673,672,282,393385,261,674,673,282,284,327808,261,675,671,674,327852,
267,676,675,284,393385,261,677,676,675,284,589904,34,678,665,670,235,
677,282,314,327879,261,679,663,284,196855,680,0,262394,315,681,682,131320,
681,131321,683,131320,683,131321,684,131320,684,131321,680,131320,682,327812,261,685,
659,677,131321,680,131320,680,458997,261,686,659,684,685,682,327852,267,687,
661,284,196855,688,0,262394,687,689,690,131320,689,327814,261,691,686,661,
131321,688,131320,690,131321,688,131320,688,458997,261,692,691,689,686,690,327856,
267,693,686,284,393385,261,694,693,686,284,327852,267,695,694,692,393385,
261,696,695,694,692,327856,267,697,655,696,393385,261,698,697,655,696,
327852,267,699,698,284,393385,261,700,699,698,284,327814,261,701,686,700,
327812,261,702,701,698,327810,261,703,686,702,393296,36,704,698,701,703,
786512,37,705,678,655,657,659,661,679,236,220,704,327745,337,706,33,
284,262205,261,707,706,327745,337,708,32,282,262205,261,709,708,327812,261,
710,707,709,327745,337,711,33,282,262205,261,712,711,327808,261,713,710,
712,196855,714,0,262394,237,715,714,131320,715,262205,261,716,10,327850,267,
717,716,282,196855,718,0,262394,717,719,718,131320,719,393281,506,720,4,
308,309,327745,333,721,720,282,262205,261,722,721,327745,333,723,720,284,
262205,261,724,723,327760,263,725,722,724,196670,648,725,196670,649,533,327745,
262,726,648,282,262205,261,727,726,327745,262,728,649,282,262205,261,729,
728,327829,129,730,727,729,327761,261,731,730,1,327761,261,732,730,0,
327745,262,733,648,284,262205,261,734,733,327745,262,735,649,284,262205,261,
736,735,327808,261,737,734,736,327808,261,738,737,731,327760,263,739,732,
738,262268,531,740,739,327745,337,741,32,284,262205,261,742,741,327812,261,
743,709,742,327745,513,744,740,308,458986,261,745,744,313,282,284,327742,
31,745,40,273,393277,261,746,31,48,273,327810,261,747,743,284,327850,
267,748,746,747,196855,749,0,262394,748,750,751,131320,750,327908,744,313,
282,282,131321,749,131320,751,393277,261,752,31,48,273,327854,267,753,752,
743,196855,754,0,262394,753,755,754,131320,755,393277,261,756,31,48,273,
393277,261,757,31,48,273,196670,646,725,196670,647,530,327745,262,758,646,
282,262205,261,759,758,327745,262,760,647,282,262205,261,761,760,327829,129,
762,759,761,327761,261,763,762,1,327761,261,764,762,0,327745,262,765,
646,284,262205,261,766,765,327745,262,767,647,284,262205,261,768,767,327808,
261,769,766,768,327808,261,770,769,763,327760,263,771,764,770,262268,305,
772,771,327745,513,773,772,308,590054,261,774,773,313,282,282,281,282,
327850,267,775,774,282,196855,776,0,262394,775,777,776,131320,777,327745,513,
778,772,309,327742,778,282,34,4,327745,513,779,772,310,327742,779,756,
34,4,327745,513,780,772,311,327742,780,743,34,4,327745,513,781,772,
312,327742,781,757,34,4,131321,776,131320,776,131321,754,131320,754,131321,749,
131320,749,131321,718,131320,718,262368,273,273,429,393277,261,782,31,48,273,
131321,714,131320,714,458997,261,783,713,688,782,718,196855,784,0,262394,545,
785,784,131320,785,327854,267,786,783,655,131321,784,131320,784,458997,267,787,
545,714,786,785,196855,788,0,262394,787,789,788,131320,789,65789,131320,788,
327852,267,790,657,282,196855,791,0,262394,790,792,793,131320,792,327814,261,
794,783,657,196855,795,0,262394,315,796,797,131320,796,131321,798,131320,798,
458997,261,799,282,796,800,801,458997,261,802,282,796,803,801,262390,804,
801,0,131321,805,131320,805,327810,261,806,802,799,327852,267,807,806,284,
262394,807,808,804,131320,808,327814,261,809,806,273,327808,261,810,799,809,
196855,811,0,262394,319,812,813,131320,812,131321,811,131320,813,131321,811,131320,
811,458997,261,800,810,812,799,813,458997,261,803,802,812,810,813,131321,
801,131320,801,131321,798,131320,804,131321,795,131320,797,327812,261,814,794,677,
131321,795,131320,795,458997,261,815,282,804,670,797,458997,261,816,794,804,
814,797,458997,261,817,284,804,677,797,458997,261,818,799,804,282,797,
327812,261,819,794,657,327810,261,820,783,819,196855,821,0,262394,315,822,
821,131320,822,196855,823,0,262394,315,824,825,131320,824,327856,267,826,657,
817,393385,261,827,826,657,817,131321,823,131320,825,131321,823,131320,823,458997,
261,828,827,824,657,825,327856,267,829,820,828,131321,821,131320,821,458997,
267,830,319,795,829,823,393385,261,831,830,284,282,131321,791,131320,793,
327817,261,832,783,236,196670,644,705,196670,645,832,393273,37,833,38,644,
645,327761,36,834,833,8,327761,261,835,834,0,327814,261,836,783,236,
327856,267,837,836,835,196855,838,0,262394,837,839,838,131320,839,327761,261,
840,833,4,327761,261,841,834,1,327761,261,842,834,2,327812,261,843,
836,841,327856,267,844,836,842,393385,261,845,844,836,842,327808,261,846,
843,845,327852,267,847,840,284,196855,848,0,262394,847,849,848,131320,849,
196670,642,833,196670,643,846,393273,261,850,41,642,643,131321,848,131320,848,
458997,261,851,846,839,850,849,327808,261,852,836,284,327812,261,853,852,
841,327856,267,854,852,842,393385,261,855,854,852,842,327808,261,856,853,
855,196855,857,0,262394,847,858,857,131320,858,196670,640,833,196670,641,856,
393273,261,859,41,640,641,131321,857,131320,857,458997,261,860,856,848,859,
858,131321,838,131320,838,458997,261,861,282,793,860,857,458997,261,862,282,
793,851,857,196855,863,0,262394,315,864,865,131320,864,131321,866,131320,866,
458997,261,867,282,864,868,869,458997,261,870,282,864,871,869,262390,872,
869,0,131321,873,131320,873,327810,261,874,870,867,327852,267,875,874,284,
262394,875,876,872,131320,876,327814,261,877,874,273,327808,261,878,867,877,
196855,879,0,262394,319,880,881,131320,880,131321,879,131320,881,131321,879,131320,
879,458997,261,868,878,880,867,881,458997,261,871,870,880,878,881,131321,
869,131320,869,131321,866,131320,872,131321,863,131320,865,131321,863,131320,863,458997,
261,882,282,872,670,865,458997,261,883,284,872,677,865,458997,261,884,
867,872,282,865,327856,267,885,862,861,196855,886,0,262394,885,887,886,
131320,887,327810,261,888,861,284,196855,889,0,262394,315,890,891,131320,890,
131321,892,131320,892,458997,261,893,282,890,894,895,458997,261,896,282,890,
897,895,262390,898,895,0,131321,899,131320,899,327810,261,900,896,893,327852,
267,901,900,284,262394,901,902,898,131320,902,327814,261,903,900,273,327808,
261,904,893,903,196855,905,0,262394,319,906,907,131320,906,131321,905,131320,
907,131321,905,131320,905,458997,261,894,904,906,893,907,458997,261,897,896,
906,904,907,131321,895,131320,895,131321,892,131320,898,131321,889,131320,891,327814,
261,908,888,677,196855,909,0,262394,315,910,911,131320,910,131321,912,131320,
912,458997,261,913,282,910,914,915,458997,261,916,282,910,917,915,262390,
918,915,0,131321,919,131320,919,327810,261,920,916,913,327852,267,921,920,
284,262394,921,922,918,131320,922,327814,261,923,920,273,327808,261,924,913,
923,196855,925,0,262394,319,926,927,131320,926,131321,925,131320,927,131321,925,
131320,925,458997,261,914,924,926,913,927,458997,261,917,916,926,924,927,
131321,915,131320,915,131321,912,131320,918,131321,909,131320,911,327812,261,928,908,
677,131321,909,131320,909,458997,261,929,282,918,670,911,458997,261,930,908,
918,928,911,458997,261,931,284,918,677,911,458997,261,932,913,918,282,
911,131321,889,131320,889,458997,261,933,888,898,908,909,458997,261,934,282,
898,929,909,458997,261,935,888,898,930,909,458997,261,936,284,898,931,
909,458997,261,937,893,898,932,909,196855,938,0,262394,315,939,940,131320,
939,131321,941,131320,941,131321,942,131320,942,131321,938,131320,940,327814,261,943,
862,677,131321,944,131320,944,131321,938,131320,938,458997,261,945,862,942,943,
944,327810,261,946,933,945,327808,261,947,946,284,131321,886,131320,886,458997,
261,948,282,863,933,938,458997,261,949,882,863,934,938,458997,261,950,
282,863,935,938,458997,261,951,883,863,936,938,458997,261,952,884,863,
937,938,458997,261,953,282,863,947,938,327810,261,954,665,659,327856,267,
955,783,954,393385,261,956,955,284,282,327852,267,957,954,655,196855,958,
0,262394,957,959,958,131320,959,327810,261,960,954,783,327810,261,961,960,
284,327814,261,962,961,655,327808,261,963,962,284,131321,958,131320,958,458997,
261,964,956,886,963,959,327808,261,965,953,964,131321,791,131320,791,458997,
261,966,282,821,862,958,458997,261,967,282,821,861,958,458997,261,968,
794,821,948,958,458997,261,969,815,821,949,958,458997,261,970,816,821,
950,958,458997,261,971,817,821,951,958,458997,261,972,818,821,952,958,
458997,261,973,831,821,953,958,458997,261,974,831,821,965,958,327810,261,
975,974,973,196855,976,0,262394,220,977,976,131320,977,131321,976,131320,976,
458997,267,978,220,791,790,977,196855,979,0,262394,978,980,979,131320,980,
196855,981,0,262394,315,982,983,131320,982,327856,267,984,657,971,393385,261,
985,984,657,971,131321,981,131320,983,131321,981,131320,981,458997,261,986,985,
982,657,983,327812,261,987,968,657,327810,261,988,783,987,327814,261,989,
971,986,327812,261,990,988,989,327817,261,991,971,986,327856,267,992,988,
991,393385,261,993,992,988,991,327808,261,994,990,993,327808,261,995,970,
994,327856,267,996,988,986,196855,997,0,262394,996,998,999,131320,998,327808,
261,1000,988,284,327812,261,1001,1000,989,327856,267,1002,1000,991,393385,261,
1003,1002,1000,991,327808,261,1004,1001,1003,327808,261,1005,970,1004,131321,997,
131320,999,131321,997,131320,997,458997,261,1006,1005,998,995,999,131321,979,131320,
979,458997,261,1007,966,976,995,997,458997,261,1008,967,976,1006,997,196855,
1009,0,262394,220,1010,1009,131320,1010,327810,261,1011,1008,1007,327812,261,1012,
975,677,196855,1013,0,262394,315,1014,1013,131320,1014,131321,1015,131320,1015,458997,
261,1016,282,1014,1017,1018,458997,261,1019,282,1014,1020,1018,262390,1021,1018,
0,131321,1022,131320,1022,327856,267,1023,1019,975,262394,1023,1024,1021,131320,1024,
196855,1025,0,262394,315,1026,1027,131320,1026,131321,1028,131320,1028,131321,1029,131320,
1029,131321,1025,131320,1027,131321,1025,131320,1025,458997,261,1030,284,1029,677,1027,
327808,261,1017,1016,1030,131321,1018,131320,1018,327808,261,1020,1019,309,131321,1015,
131320,1021,131321,1013,131320,1013,458997,261,1031,1012,1010,1016,1021,327808,261,1032,
1011,1031,131321,1009,131320,1009,458997,261,1033,973,979,1011,1013,458997,261,1034,
974,979,1032,1013,196855,1035,0,262394,227,1036,1037,131320,1036,131321,1035,131320,
1037,131321,1035,131320,1035,458997,261,1038,284,1036,1034,1037,131321,1039,131320,1039,
458997,261,1040,282,1035,1041,1042,262390,1043,1042,0,131321,1044,131320,1044,327856,
267,1045,1040,1038,262394,1045,1046,1043,131320,1046,327810,261,1047,1034,1033,327851,
267,1048,679,282,393385,261,1049,1048,1047,282,327856,267,1050,1040,1049,262312,
267,1051,1050,196855,1052,0,262394,1051,1053,1052,131320,1053,327810,261,1054,1040,
1049,327854,267,1055,1054,1033,131321,1052,131320,1052,458997,267,1056,1050,1046,1055,
1053,196855,1057,0,262394,1056,1058,1059,131320,1058,327851,267,1060,1049,282,196855,
1061,0,262394,1060,1062,1063,131320,1062,131321,1061,131320,1063,327810,261,1064,1040,
1033,131321,1061,131320,1061,458997,261,1065,1040,1062,1064,1063,196855,1066,0,262394,
220,1067,1068,131320,1067,196855,1069,0,262394,315,1070,1071,131320,1070,131321,1069,
131320,1071,327814,261,1072,1065,677,131321,1069,131320,1069,458997,261,1073,282,1070,
1072,1071,327808,261,1074,659,783,327812,261,1075,1073,655,327808,261,1076,1074,
1075,196855,1077,0,262394,315,1078,1079,131320,1078,131321,1080,131320,1080,458997,261,
1081,282,1078,1082,1083,458997,261,1084,282,1078,1085,1083,262390,1086,1083,0,
131321,1087,131320,1087,327810,261,1088,1084,1081,327852,267,1089,1088,284,262394,1089,
1090,1086,131320,1090,327814,261,1091,1088,273,327808,261,1092,1081,1091,196855,1093,
0,262394,319,1094,1095,131320,1094,131321,1093,131320,1095,131321,1093,131320,1093,458997,
261,1082,1092,1094,1081,1095,458997,261,1085,1084,1094,1092,1095,131321,1083,131320,
1083,131321,1080,131320,1086,131321,1077,131320,1079,327812,261,1096,1076,677,131321,1077,
131320,1077,458997,261,1097,282,1086,670,1079,458997,261,1098,1076,1086,1096,1079,
458997,261,1099,284,1086,677,1079,458997,261,1100,1081,1086,282,1079,327812,261,
1101,1073,677,327810,261,1102,1065,1101,131321,1103,131320,1103,458997,261,1104,1073,
1077,1105,1106,458997,261,1107,1076,1077,1108,1106,458997,261,1109,1097,1077,1110,
1106,458997,261,1111,1098,1077,1112,1106,458997,261,1113,1100,1077,1114,1106,458997,
261,1115,1099,1077,1116,1106,458997,261,1117,1102,1077,1118,1106,262390,1119,1106,
0,131321,1120,131320,1120,196855,1121,0,262394,315,1122,1121,131320,1122,327854,267,
1123,1117,1115,131321,1121,131320,1121,458997,267,1124,315,1120,1123,1122,262394,1124,
1125,1119,131320,1125,327810,261,1118,1117,1115,327808,261,1105,1104,309,327812,261,
1126,1105,655,327808,261,1108,1074,1126,196855,1127,0,262394,315,1128,1129,131320,
1128,131321,1130,131320,1130,458997,261,1131,282,1128,1132,1133,458997,261,1134,282,
1128,1135,1133,262390,1136,1133,0,131321,1137,131320,1137,327810,261,1138,1134,1131,
327852,267,1139,1138,284,262394,1139,1140,1136,131320,1140,327814,261,1141,1138,273,
327808,261,1142,1131,1141,196855,1143,0,262394,319,1144,1145,131320,1144,131321,1143,
131320,1145,131321,1143,131320,1143,458997,261,1132,1142,1144,1131,1145,458997,261,1135,
1134,1144,1142,1145,131321,1133,131320,1133,131321,1130,131320,1136,131321,1127,131320,1129,
327812,261,1146,1108,677,131321,1127,131320,1127,458997,261,1110,282,1136,670,1129,
458997,261,1112,1108,1136,1146,1129,458997,261,1116,284,1136,677,1129,458997,261,
1114,1131,1136,282,1129,131321,1106,131320,1106,131321,1103,131320,1119,327808,261,1147,
1117,284,327812,261,1148,1117,235,327812,261,1149,1147,235,327856,267,1150,1149,
1109,393385,261,1151,1150,1149,1109,131321,1066,131320,1068,327808,261,1152,659,783,
327812,261,1153,1065,655,327808,261,1154,1152,1153,196855,1155,0,262394,315,1156,
1157,131320,1156,131321,1158,131320,1158,458997,261,1159,282,1156,1160,1161,458997,261,
1162,282,1156,1163,1161,262390,1164,1161,0,131321,1165,131320,1165,327810,261,1166,
1162,1159,327852,267,1167,1166,284,262394,1167,1168,1164,131320,1168,327814,261,1169,
1166,273,327808,261,1170,1159,1169,196855,1171,0,262394,319,1172,1173,131320,1172,
131321,1171,131320,1173,131321,1171,131320,1171,458997,261,1160,1170,1172,1159,1173,458997,
261,1163,1162,1172,1170,1173,131321,1161,131320,1161,131321,1158,131320,1164,131321,1155,
131320,1157,327812,261,1174,1154,677,131321,1155,131320,1155,458997,261,1175,282,1164,
670,1157,458997,261,1176,1154,1164,1174,1157,458997,261,1177,284,1164,677,1157,
458997,261,1178,1159,1164,282,1157,327812,261,1179,1177,235,327856,267,1180,1179,
1175,393385,261,1181,1180,1179,1175,131321,1066,131320,1066,458997,261,1182,1107,1119,
1154,1155,458997,261,1183,1109,1119,1175,1155,458997,261,1184,1111,1119,1176,1155,
458997,261,1185,1115,1119,1177,1155,458997,261,1186,1113,1119,1178,1155,458997,261,
1187,1148,1119,282,1155,458997,261,1188,1151,1119,1181,1155,131321,1057,131320,1059,
327810,261,1189,1040,1049,196855,1190,0,262394,220,1191,1192,131320,1191,327808,261,
1193,1007,1189,196855,1194,0,262394,315,1195,1196,131320,1195,131321,1197,131320,1197,
458997,261,1198,282,1195,1199,1200,458997,261,1201,282,1195,1202,1200,262390,1203,
1200,0,131321,1204,131320,1204,327810,261,1205,1201,1198,327852,267,1206,1205,284,
262394,1206,1207,1203,131320,1207,327814,261,1208,1205,273,327808,261,1209,1198,1208,
196855,1210,0,262394,319,1211,1212,131320,1211,131321,1210,131320,1212,131321,1210,131320,
1210,458997,261,1199,1209,1211,1198,1212,458997,261,1202,1201,1211,1209,1212,131321,
1200,131320,1200,131321,1197,131320,1203,131321,1194,131320,1196,327814,261,1213,1193,677,
196855,1214,0,262394,315,1215,1216,131320,1215,131321,1217,131320,1217,458997,261,1218,
282,1215,1219,1220,458997,261,1221,282,1215,1222,1220,262390,1223,1220,0,131321,
1224,131320,1224,327810,261,1225,1221,1218,327852,267,1226,1225,284,262394,1226,1227,
1223,131320,1227,327814,261,1228,1225,273,327808,261,1229,1218,1228,196855,1230,0,
262394,319,1231,1232,131320,1231,131321,1230,131320,1232,131321,1230,131320,1230,458997,261,
1219,1229,1231,1218,1232,458997,261,1222,1221,1231,1229,1232,131321,1220,131320,1220,
131321,1217,131320,1223,131321,1214,131320,1216,327812,261,1233,1213,677,131321,1214,131320,
1214,458997,261,1234,282,1223,670,1216,458997,261,1235,1213,1223,1233,1216,458997,
261,1236,284,1223,677,1216,458997,261,1237,1218,1223,282,1216,131321,1194,131320,
1194,458997,261,1238,1193,1203,1213,1214,458997,261,1239,282,1203,1234,1214,458997,
261,1240,1193,1203,1235,1214,458997,261,1241,284,1203,1236,1214,458997,261,1242,
1198,1203,1237,1214,327810,261,1243,1193,1240,327852,267,1244,236,284,196855,1245,
0,262394,1244,1246,1245,131320,1246,327817,261,1247,783,236,327812,261,1248,1238,
236,327808,261,1249,1248,1247,196855,1250,0,262394,315,1251,1252,131320,1251,131321,
1253,131320,1253,458997,261,1254,282,1251,1255,1256,458997,261,1257,282,1251,1258,
1256,262390,1259,1256,0,131321,1260,131320,1260,327810,261,1261,1257,1254,327852,267,
1262,1261,284,262394,1262,1263,1259,131320,1263,327814,261,1264,1261,273,327808,261,
1265,1254,1264,196855,1266,0,262394,319,1267,1268,131320,1267,131321,1266,131320,1268,
131321,1266,131320,1266,458997,261,1255,1265,1267,1254,1268,458997,261,1258,1257,1267,
1265,1268,131321,1256,131320,1256,131321,1253,131320,1259,131321,1250,131320,1252,327812,261,
1269,1249,677,131321,1250,131320,1250,458997,261,1270,282,1259,670,1252,458997,261,
1271,1249,1259,1269,1252,458997,261,1272,284,1259,677,1252,458997,261,1273,1254,
1259,282,1252,131321,1245,131320,1245,458997,261,1274,1238,1194,1249,1250,458997,261,
1275,1239,1194,1270,1250,458997,261,1276,1240,1194,1271,1250,458997,261,1277,1241,
1194,1272,1250,458997,261,1278,1242,1194,1273,1250,327808,261,1279,1243,284,327812,
261,1280,1243,235,327812,261,1281,1279,235,327856,267,1282,1281,1275,393385,261,
1283,1282,1281,1275,131321,1190,131320,1192,196855,1284,0,262394,790,1285,1286,131320,
1285,327812,261,1287,968,657,327810,261,1288,783,1287,196855,1289,0,262394,315,
1290,1291,131320,1290,327856,267,1292,657,971,393385,261,1293,1292,657,971,131321,
1289,131320,1291,131321,1289,131320,1289,458997,261,1294,1293,1290,657,1291,327814,261,
1295,971,1294,327812,261,1296,1288,1295,327817,261,1297,971,1294,327856,267,1298,
1288,1297,393385,261,1299,1298,1288,1297,327808,261,1300,1296,1299,327808,261,1301,
1288,284,327812,261,1302,1301,1295,327856,267,1303,1301,1297,393385,261,1304,1303,
1301,1297,327808,261,1305,1302,1304,327812,261,1306,1300,235,327812,261,1307,1305,
235,327856,267,1308,1307,969,393385,261,1309,1308,1307,969,131321,1284,131320,1286,
327810,261,1310,968,1189,196855,1311,0,262394,315,1312,1313,131320,1312,131321,1314,
131320,1314,458997,261,1315,282,1312,1316,1317,458997,261,1318,282,1312,1319,1317,
262390,1320,1317,0,131321,1321,131320,1321,327810,261,1322,1318,1315,327852,267,1323,
1322,284,262394,1323,1324,1320,131320,1324,327814,261,1325,1322,273,327808,261,1326,
1315,1325,196855,1327,0,262394,319,1328,1329,131320,1328,131321,1327,131320,1329,131321,
1327,131320,1327,458997,261,1316,1326,1328,1315,1329,458997,261,1319,1318,1328,1326,
1329,131321,1317,131320,1317,131321,1314,131320,1320,131321,1311,131320,1313,327812,261,1330,
1310,677,131321,1311,131320,1311,458997,261,1331,282,1320,670,1313,458997,261,1332,
1310,1320,1330,1313,458997,261,1333,284,1320,677,1313,458997,261,1334,1315,1320,
282,1313,327852,267,1335,1007,1332,393385,261,1336,1335,1007,1332,327810,261,1337,
1336,1332,327810,261,1338,1008,1332,327856,267,1339,1338,1333,393385,261,1340,1339,
1338,1333,327852,267,1341,236,284,196855,1342,0,262394,1341,1343,1342,131320,1343,
327817,261,1344,783,236,327812,261,1345,1310,236,327808,261,1346,1345,1344,196855,
1347,0,262394,315,1348,1349,131320,1348,131321,1350,131320,1350,458997,261,1351,282,
1348,1352,1353,458997,261,1354,282,1348,1355,1353,262390,1356,1353,0,131321,1357,
131320,1357,327810,261,1358,1354,1351,327852,267,1359,1358,284,262394,1359,1360,1356,
131320,1360,327814,261,1361,1358,273,327808,261,1362,1351,1361,196855,1363,0,262394,
319,1364,1365,131320,1364,131321,1363,131320,1365,131321,1363,131320,1363,458997,261,1352,
1362,1364,1351,1365,458997,261,1355,1354,1364,1362,1365,131321,1353,131320,1353,131321,
1350,131320,1356,131321,1347,131320,1349,327812,261,1366,1346,677,131321,1347,131320,1347,
458997,261,1367,282,1356,670,1349,458997,261,1368,1346,1356,1366,1349,458997,261,
1369,284,1356,677,1349,458997,261,1370,1351,1356,282,1349,131321,1342,131320,1342,
458997,261,1371,1310,1311,1346,1347,458997,261,1372,1331,1311,1367,1347,458997,261,
1373,1332,1311,1368,1347,458997,261,1374,1333,1311,1369,1347,458997,261,1375,1334,
1311,1370,1347,327812,261,1376,1337,235,327812,261,1377,1340,235,327856,267,1378,
1377,1372,393385,261,1379,1378,1377,1372,131321,1284,131320,1284,458997,261,1380,968,
1289,1371,1342,458997,261,1381,969,1289,1372,1342,458997,261,1382,970,1289,1373,
1342,458997,261,1383,971,1289,1374,1342,458997,261,1384,972,1289,1375,1342,458997,
261,1385,1306,1289,1376,1342,458997,261,1386,1309,1289,1379,1342,131321,1190,131320,
1190,458997,261,1387,1274,1245,1380,1284,458997,261,1388,1275,1245,1381,1284,458997,
261,1389,1276,1245,1382,1284,458997,261,1390,1277,1245,1383,1284,458997,261,1391,
1278,1245,1384,1284,458997,261,1392,1280,1245,1385,1284,458997,261,1393,1283,1245,
1386,1284,131321,1057,131320,1057,458997,261,1394,1182,1066,1387,1190,458997,261,1395,
1183,1066,1388,1190,458997,261,1396,1184,1066,1389,1190,458997,261,1397,1185,1066,
1390,1190,458997,261,1398,1186,1066,1391,1190,458997,261,1399,1187,1066,1392,1190,
458997,261,1400,1188,1066,1393,1190,196855,1401,0,262394,227,1402,1401,131320,1402,
196855,1403,0,262394,315,1404,1405,131320,1404,131321,1406,131320,1406,458997,261,1407,
282,1404,1408,1409,458997,261,1410,282,1404,1411,1409,262390,1412,1409,0,131321,
1413,131320,1413,327810,261,1414,1410,1407,327852,267,1415,1414,284,262394,1415,1416,
1412,131320,1416,327814,261,1417,1414,273,327808,261,1418,1407,1417,196855,1419,0,
262394,319,1420,1421,131320,1420,131321,1419,131320,1421,131321,1419,131320,1419,458997,261,
1408,1418,1420,1407,1421,458997,261,1411,1410,1420,1418,1421,131321,1409,131320,1409,
131321,1406,131320,1412,131321,1403,131320,1405,327812,261,1422,783,677,131321,1403,131320,
1403,458997,261,1423,282,1412,670,1405,458997,261,1424,783,1412,1422,1405,458997,
261,1425,284,1412,677,1405,458997,261,1426,1407,1412,282,1405,131321,1401,131320,
1401,458997,261,1427,1394,1057,783,1403,458997,261,1428,1395,1057,1423,1403,458997,
261,1429,1396,1057,1424,1403,458997,261,1430,1397,1057,1425,1403,458997,261,1431,
1398,1057,1426,1403,393281,324,1432,4,308,308,262205,131,1433,1432,262544,53,
1434,1433,196670,3,1434,524368,35,1435,1427,1428,1429,1430,1431,327745,333,1436,
650,549,262205,261,1437,1436,262205,53,1438,3,327761,261,1439,1438,4,327761,
261,1440,1438,5,327814,261,1441,1439,328,327817,261,1442,1439,328,327850,267,
1443,1442,282,393385,261,1444,1443,282,284,327808,261,1445,1441,1444,327814,261,
1446,1440,330,327817,261,1447,1440,330,327850,267,1448,1447,282,393385,261,1449,
1448,282,284,327808,261,1450,1446,1449,327879,261,1451,663,273,393281,333,1452,
4,308,332,262205,261,1453,1452,327808,261,1454,1453,1427,327812,261,1455,139,
140,327817,261,1456,1454,1455,327814,261,1457,1454,1455,327851,267,1458,1451,282,
196855,1459,0,262394,1458,1460,1461,131320,1460,131321,1459,131320,1461,131321,1459,131320,
1459,458997,261,1462,1450,1460,1445,1461,196855,1463,0,262394,1458,1464,1465,131320,
1464,131321,1463,131320,1465,131321,1463,131320,1463,458997,261,1466,1445,1464,1450,1465,
327856,267,1467,1437,1462,393385,261,1468,1467,1437,1462,327812,261,1469,1445,1450,
327854,267,1470,1457,1469,196855,1471,0,262394,1470,1472,1471,131320,1472,327814,261,
1473,1457,1469,131321,1471,131320,1471,458997,261,1474,282,1463,1473,1472,327812,261,
1475,1474,1469,327810,261,1476,1457,1475,327812,261,1477,1468,1466,327854,267,1478,
1476,1477,196855,1479,0,262394,1478,1480,1479,131320,1480,327814,261,1481,1476,1477,
327812,261,1482,1481,1468,131321,1479,131320,1479,458997,261,1483,282,1471,1482,1480,
327810,261,1484,1462,1483,327856,267,1485,1468,1484,393385,261,1486,1485,1468,1484,
327812,261,1487,1483,1466,327810,261,1488,1476,1487,327852,267,1489,1486,284,196855,
1490,0,262394,1489,1491,1490,131320,1491,327814,261,1492,1488,1486,131321,1490,131320,
1490,458997,261,1493,1488,1479,1492,1491,327812,261,1494,1493,1486,327810,261,1495,
1488,1494,327808,261,1496,1483,1495,393385,261,1497,1458,1493,1496,393385,261,1498,
1458,1496,1493,327812,261,1499,1497,139,327814,261,1500,1456,140,327808,261,1501,
1499,1500,327812,261,1502,1498,140,327817,261,1503,1456,140,327808,261,1504,1502,
1503,393296,51,1505,1474,1501,1504,196855,1506,0,262394,334,1507,1506,131320,1507,
327745,335,1508,3,312,262205,261,1509,1508,327810,261,1510,1509,284,327814,261,
1511,1510,327,327852,267,1512,1501,1511,131321,1506,131320,1506,458997,267,1513,334,
1490,1512,1507,262312,267,1514,1513,196855,1515,0,262394,1514,1516,1515,131320,1516,
196855,1517,0,262394,336,1518,1517,131320,1518,327745,335,1519,3,313,262205,261,
1520,1519,327810,261,1521,1520,284,327814,261,1522,1521,329,327852,267,1523,1504,
1522,131321,1517,131320,1517,458997,267,1524,336,1516,1523,1518,131321,1515,131320,1515,
458997,267,1525,1513,1506,1524,1517,196855,1526,0,262394,1525,1527,1526,131320,1527,
131321,1042,131320,1526,267200,263,1528,284,327745,388,1529,29,282,196670,1529,1528,
267200,263,1530,281,327745,388,1531,30,282,196670,1531,1530,196670,238,705,196670,
239,1505,393296,44,1532,1435,1399,1400,196670,240,1532,196670,241,783,524345,267,
1533,124,238,239,240,241,196855,1534,0,262394,1533,1535,1534,131320,1535,196855,
1536,0,262394,227,1537,1536,131320,1537,267200,263,1538,284,327745,388,1539,29,
284,196670,1539,1538,267200,263,1540,281,327745,388,1541,30,284,196670,1541,1540,
131321,1536,131320,1536,393281,389,1542,3,311,308,262205,274,1543,1542,327761,261,
1544,1543,0,327761,261,1545,1543,1,327760,263,1546,1544,1545,196670,632,1546,
196670,633,1474,393281,335,1547,3,311,310,262205,261,1548,1547,196670,634,1548,
196670,635,273,524345,263,1549,54,632,633,634,635,196670,25,1549,327812,261,
1550,1501,327,393281,335,1551,3,311,309,262205,261,1552,1551,327831,129,1553,
1550,1552,327761,261,1554,1553,0,327761,261,1555,1553,1,393228,307,1556,1,
75,273,262268,261,1557,1556,327850,267,1558,1557,282,196855,1559,0,262394,1558,
1560,1561,131320,1560,327760,263,1562,1554,1555,131321,1559,131320,1561,327876,261,1563,
1554,1557,327876,261,1564,1555,1557,327810,261,1565,320,1557,327874,261,1566,1554,
1565,327877,261,1567,1564,1566,327760,263,1568,1563,1567,131321,1559,131320,1559,458997,
263,1569,1562,1560,1568,1561,262205,263,1570,25,196670,636,1570,196670,637,1569,
327745,262,1571,636,282,262205,261,1572,1571,327745,262,1573,637,282,262205,261,
1574,1573,327829,129,1575,1572,1574,327761,261,1576,1575,1,327761,261,1577,1575,
0,327745,262,1578,636,284,262205,261,1579,1578,327745,262,1580,637,284,262205,
261,1581,1580,327808,261,1582,1579,1581,327808,261,1583,1582,1576,327760,263,1584,
1577,1583,196670,25,1584,327812,261,1585,1504,329,327831,129,1586,1585,284,327761,
261,1587,1586,0,327761,261,1588,1586,1,196855,1589,0,262394,1558,1590,1591,
131320,1590,327760,263,1592,1587,1588,131321,1589,131320,1591,327876,261,1593,1587,1557,
327876,261,1594,1588,1557,327810,261,1595,320,1557,327874,261,1596,1587,1595,327877,
261,1597,1594,1596,327760,263,1598,1593,1597,131321,1589,131320,1589,458997,263,1599,
1592,1590,1598,1591,262205,263,1600,25,196670,638,1600,196670,639,1599,327745,262,
1601,638,282,262205,261,1602,1601,327745,262,1603,639,282,262205,261,1604,1603,
327829,129,1605,1602,1604,327761,261,1606,1605,1,327761,261,1607,1605,0,327745,
262,1608,638,284,262205,261,1609,1608,327745,262,1610,639,284,262205,261,1611,
1610,327808,261,1612,1609,1611,327808,261,1613,1612,1606,327760,263,1614,1607,1613,
196670,25,1614,196855,1615,0,262394,176,1616,1615,131320,1616,393281,333,1617,4,
309,284,262205,261,1618,1617,262268,278,1619,1618,327863,267,1620,1619,435,131321,
1615,131320,1615,458997,267,1621,176,1589,1620,1616,196855,1622,0,262394,1621,1623,
1622,131320,1623,393281,389,1624,3,310,308,262205,274,1625,1624,327761,261,1626,
1625,0,327761,261,1627,1625,1,327760,263,1628,1626,1627,393281,335,1629,3,
310,309,262205,261,1630,1629,393281,335,1631,3,310,310,262205,261,1632,1631,
196670,624,1628,196670,625,1474,196670,626,1632,196670,627,273,524345,263,1633,54,
624,625,626,627,196670,623,1633,393385,261,1634,177,1585,1550,327831,129,1635,
1634,1630,327761,261,1636,1635,0,327761,261,1637,1635,1,196855,1638,0,262394,
1558,1639,1640,131320,1639,327760,263,1641,1636,1637,131321,1638,131320,1640,327876,261,
1642,1636,1557,327876,261,1643,1637,1557,327810,261,1644,320,1557,327874,261,1645,
1636,1644,327877,261,1646,1643,1645,327760,263,1647,1642,1646,131321,1638,131320,1638,
458997,263,1648,1641,1639,1647,1640,262205,263,1649,623,196670,628,1649,196670,629,
1648,327745,262,1650,628,282,262205,261,1651,1650,327745,262,1652,629,282,262205,
261,1653,1652,327829,129,1654,1651,1653,327761,261,1655,1654,1,327761,261,1656,
1654,0,327745,262,1657,628,284,262205,261,1658,1657,327745,262,1659,629,284,
262205,261,1660,1659,327808,261,1661,1658,1660,327808,261,1662,1661,1655,327760,263,
1663,1656,1662,196670,623,1663,393385,261,1664,177,1550,1585,327831,129,1665,1664,
284,327761,261,1666,1665,0,327761,261,1667,1665,1,196855,1668,0,262394,1558,
1669,1670,131320,1669,327760,263,1671,1666,1667,131321,1668,131320,1670,327876,261,1672,
1666,1557,327876,261,1673,1667,1557,327810,261,1674,320,1557,327874,261,1675,1666,
1674,327877,261,1676,1673,1675,327760,263,1677,1672,1676,131321,1668,131320,1668,458997,
263,1678,1671,1669,1677,1670,262205,263,1679,623,196670,630,1679,196670,631,1678,
327745,262,1680,630,282,262205,261,1681,1680,327745,262,1682,631,282,262205,261,
1683,1682,327829,129,1684,1681,1683,327761,261,1685,1684,1,327761,261,1686,1684,
0,327745,262,1687,630,284,262205,261,1688,1687,327745,262,1689,631,284,262205,
261,1690,1689,327808,261,1691,1688,1690,327808,261,1692,1691,1685,327760,263,1693,
1686,1692,196670,623,1693,262312,267,1694,177,327847,267,1695,175,1694,196855,1696,
0,262394,1695,1697,1696,131320,1697,327745,262,1698,623,282,262205,261,1699,1698,
327812,261,1700,1630,273,327877,261,1701,1699,1700,327879,261,1702,1701,437,327850,
267,1703,1702,282,131321,1696,131320,1696,458997,267,1704,1695,1668,1703,1697,262205,
263,1705,623,393296,73,1706,1705,1630,1704,196670,26,1706,131321,1622,131320,1622,
196855,1707,0,262394,179,1708,1707,131320,1708,393281,333,1709,4,309,439,262205,
261,1710,1709,393281,333,1711,4,309,548,262205,261,1712,1711,327760,263,1713,
1710,1712,393281,333,1714,4,309,440,262205,261,1715,1714,393281,333,1716,4,
309,441,262205,261,1717,1716,196670,615,1713,196670,616,1474,196670,617,1717,196670,
618,273,524345,263,1718,54,615,616,617,618,196670,614,1718,393385,261,1719,
442,1585,1550,327831,129,1720,1719,1715,327761,261,1721,1720,0,327761,261,1722,
1720,1,196855,1723,0,262394,1558,1724,1725,131320,1724,327760,263,1726,1721,1722,
131321,1723,131320,1725,327876,261,1727,1721,1557,327876,261,1728,1722,1557,327810,261,
1729,320,1557,327874,261,1730,1721,1729,327877,261,1731,1728,1730,327760,263,1732,
1727,1731,131321,1723,131320,1723,458997,263,1733,1726,1724,1732,1725,262205,263,1734,
614,196670,619,1734,196670,620,1733,327745,262,1735,619,282,262205,261,1736,1735,
327745,262,1737,620,282,262205,261,1738,1737,327829,129,1739,1736,1738,327761,261,
1740,1739,1,327761,261,1741,1739,0,327745,262,1742,619,284,262205,261,1743,
1742,327745,262,1744,620,284,262205,261,1745,1744,327808,261,1746,1743,1745,327808,
261,1747,1746,1740,327760,263,1748,1741,1747,196670,614,1748,393385,261,1749,442,
1550,1585,327831,129,1750,1749,284,327761,261,1751,1750,0,327761,261,1752,1750,
1,196855,1753,0,262394,1558,1754,1755,131320,1754,327760,263,1756,1751,1752,131321,
1753,131320,1755,327876,261,1757,1751,1557,327876,261,1758,1752,1557,327810,261,1759,
320,1557,327874,261,1760,1751,1759,327877,261,1761,1758,1760,327760,263,1762,1757,
1761,131321,1753,131320,1753,458997,263,1763,1756,1754,1762,1755,262205,263,1764,614,
196670,621,1764,196670,622,1763,327745,262,1765,621,282,262205,261,1766,1765,327745,
262,1767,622,282,262205,261,1768,1767,327829,129,1769,1766,1768,327761,261,1770,
1769,1,327761,261,1771,1769,0,327745,262,1772,621,284,262205,261,1773,1772,
327745,262,1774,622,284,262205,261,1775,1774,327808,261,1776,1773,1775,327808,261,
1777,1776,1770,327760,263,1778,1771,1777,196670,614,1778,262312,267,1779,442,327847,
267,1780,175,1779,196855,1781,0,262394,1780,1782,1781,131320,1782,327745,262,1783,
614,282,262205,261,1784,1783,327812,261,1785,1715,273,327877,261,1786,1784,1785,
327879,261,1787,1786,437,327850,267,1788,1787,282,131321,1781,131320,1781,458997,267,
1789,1780,1753,1788,1782,262205,263,1790,614,393296,73,1791,1790,1715,1789,196670,
27,1791,131321,1707,131320,1707,131321,1792,131320,1792,458997,261,1793,282,1707,1794,
1795,262390,1796,1795,1,131321,1797,131320,1797,327856,267,1798,1793,141,262394,1798,
1799,1796,131320,1799,262205,261,1800,5,327812,261,1801,1800,59,327812,261,1802,
1801,491,262368,273,273,429,131321,1803,131320,1803,458997,261,1804,282,1799,1805,
1806,262390,1807,1806,1,131321,1808,131320,1808,327856,267,1809,1804,142,262394,1809,
1810,1807,131320,1810,393281,344,1811,6,1793,1804,262205,340,1812,1811,327812,261,
1813,1804,61,327808,261,1814,1802,1813,327814,261,1815,1814,451,327745,355,1816,
7,1815,463210,1816,1812,308,498,40,273,131321,1806,131320,1806,327808,261,1805,
1804,309,131321,1803,131320,1807,262368,273,273,429,327817,261,1817,1800,273,327812,
261,1818,1817,338,327812,261,1819,1793,59,327808,261,1820,1818,1819,327814,261,
1821,1800,273,327812,261,1822,1821,339,327760,263,1823,1820,1822,327745,335,1824,
3,312,262205,261,1825,1824,327810,261,1826,1825,284,327810,261,1827,1826,1550,
327745,335,1828,3,313,262205,261,1829,1828,327810,261,1830,1829,205,327810,261,
1831,1830,1585,327760,263,1832,1827,1831,131321,1833,131320,1833,458997,261,1834,282,
1807,1835,1836,262390,1837,1836,1,131321,1838,131320,1838,327856,267,1839,1834,208,
262394,1839,1840,1837,131320,1840,327812,261,1841,1834,207,262205,261,257,28,327808,
261,1842,1841,257,458764,261,1843,1,38,1842,501,327814,261,1844,1843,495,
327817,261,1845,1843,496,327812,261,1846,1845,205,327760,263,1847,1844,1846,196670,
593,1847,262205,263,1848,593,327808,263,1849,1823,1848,458764,263,1850,1,38,
1849,1832,196670,594,1850,262205,263,1851,593,327808,263,1852,1823,1851,196670,595,
1852,196670,596,1832,327856,267,1853,1842,206,196855,1854,0,262394,1853,1855,1854,
131320,1855,327745,262,1856,595,282,262205,261,1857,1856,327745,262,1858,596,282,
262205,261,1859,1858,327858,267,1860,1857,1859,131321,1854,131320,1854,458997,267,1861,
1853,1840,1860,1855,196855,1862,0,262394,1861,1863,1862,131320,1863,327745,262,1864,
595,284,262205,261,1865,1864,327745,262,1866,596,284,262205,261,1867,1866,327858,
267,1868,1865,1867,131321,1862,131320,1862,458997,267,1869,1861,1854,1868,1863,196855,
1870,0,262394,1869,1871,1872,131320,1871,327745,262,1873,594,282,262205,261,1874,
1873,196670,597,1874,327745,262,1875,594,284,262205,261,1876,1875,196670,598,1876,
196670,599,1505,458809,261,1877,87,597,598,599,131321,1870,131320,1872,131321,1870,
131320,1870,458997,261,1878,1877,1871,282,1872,327745,262,1879,593,282,262205,261,
1880,1879,327812,261,1881,1880,491,327808,261,1882,1802,1881,327745,262,1883,593,
284,262205,261,1884,1883,327808,261,1885,1882,1884,196670,601,1885,393273,259,1886,
98,601,602,262205,291,1887,602,327745,292,1888,600,1834,196670,1888,1887,327745,
262,1889,594,282,262205,261,1890,1889,327745,262,1891,594,284,262205,261,1892,
1891,262205,291,1893,1888,196670,603,1893,327808,261,1894,1550,1890,327808,261,1895,
1585,1892,196855,1896,0,262394,176,1897,1896,131320,1897,131321,1898,131320,1898,458997,
261,1899,282,1897,1900,1901,262390,1902,1901,1,131321,1903,131320,1903,327856,267,
1904,1899,290,262394,1904,1905,1902,131320,1905,393281,333,1906,4,309,282,262205,
261,1907,1906,262268,278,1908,1907,327745,279,1909,603,1899,262205,278,1910,1909,
327813,278,1911,1910,1908,196670,1909,1911,131321,1901,131320,1901,327808,261,1900,1899,
309,131321,1898,131320,1902,131321,1896,131320,1896,196855,1912,0,262394,190,1913,1912,
131320,1913,393281,333,1914,4,309,476,262205,261,1915,1914,393281,333,1916,4,
309,549,262205,261,1917,1916,327760,263,1918,1915,1917,196670,561,1918,196670,562,
1894,196670,563,182,196670,564,1878,589881,259,1919,81,561,562,563,564,565,
262205,291,1920,565,196670,560,1920,131321,1921,131320,1921,458997,261,1922,282,1913,
1923,1924,262390,1925,1924,1,131321,1926,131320,1926,327856,267,1927,1922,290,262394,
1927,1928,1925,131320,1928,327745,279,1929,560,1922,262205,278,1930,1929,327745,279,
1931,603,1922,262205,278,1932,1931,327813,278,1933,1932,1930,196670,1931,1933,131321,
1924,131320,1924,327808,261,1923,1922,309,131321,1921,131320,1925,131321,1912,131320,1912,
196855,1934,0,262394,191,1935,1934,131320,1935,393281,333,1936,4,309,290,262205,
261,1937,1936,393281,333,1938,4,309,550,262205,261,1939,1938,327760,263,1940,
1937,1939,196670,566,1940,196670,567,1895,196670,568,183,196670,569,1878,589881,259,
1941,81,566,567,568,569,570,262205,291,1942,570,196670,560,1942,131321,1943,
131320,1943,458997,261,1944,282,1935,1945,1946,262390,1947,1946,1,131321,1948,131320,
1948,327856,267,1949,1944,290,262394,1949,1950,1947,131320,1950,327745,279,1951,560,
1944,262205,278,1952,1951,327745,279,1953,603,1944,262205,278,1954,1953,327813,278,
1955,1954,1952,196670,1953,1955,131321,1946,131320,1946,327808,261,1945,1944,309,131321,
1943,131320,1947,131321,1934,131320,1934,196855,1956,0,262394,176,1957,1956,131320,1957,
393281,333,1958,4,309,284,262205,261,1959,1958,262268,278,1960,1959,327863,267,
1961,1960,435,131321,1956,131320,1956,458997,267,1962,176,1934,1961,1957,196855,1963,
0,262394,1962,1964,1963,131320,1964,262205,73,1965,26,196670,571,1965,196670,572,
177,196670,573,1890,196670,574,1892,196670,575,1878,655417,259,1966,74,571,572,
573,574,575,576,262205,291,1967,576,196670,560,1967,131321,1968,131320,1968,458997,
261,1969,282,1964,1970,1971,262390,1972,1971,1,131321,1973,131320,1973,327856,267,
1974,1969,290,262394,1974,1975,1972,131320,1975,393281,333,1976,4,309,284,262205,
261,1977,1976,262268,278,1978,1977,327745,279,1979,560,1969,262205,278,1980,1979,
327813,278,1981,1978,1980,327745,279,1982,603,1969,262205,278,1983,1982,327809,278,
1984,1983,1981,196670,1982,1984,131321,1971,131320,1971,327808,261,1970,1969,309,131321,
1968,131320,1972,131321,1963,131320,1963,196855,1985,0,262394,477,1986,1985,131320,1986,
393281,333,1987,4,309,451,262205,261,1988,1987,393281,333,1989,4,309,514,
262205,261,1990,1989,327760,263,1991,1988,1990,196670,577,1991,196670,578,1894,196670,
579,182,196670,580,1878,589881,259,1992,81,577,578,579,580,581,262205,291,
1993,581,196670,560,1993,131321,1994,131320,1994,458997,261,1995,282,1986,1996,1997,
262390,1998,1997,1,131321,1999,131320,1999,327856,267,2000,1995,290,262394,2000,2001,
1998,131320,2001,327745,279,2002,560,1995,262205,278,2003,2002,327745,279,2004,603,
1995,262205,278,2005,2004,327809,278,2006,2005,2003,196670,2004,2006,131321,1997,131320,
1997,327808,261,1996,1995,309,131321,1994,131320,1998,131321,1985,131320,1985,196855,2007,
0,262394,478,2008,2007,131320,2008,393281,333,2009,4,309,451,262205,261,2010,
2009,393281,333,2011,4,309,514,262205,261,2012,2011,327760,263,2013,2010,2012,
196670,582,2013,196670,583,1895,196670,584,183,196670,585,1878,589881,259,2014,81,
582,583,584,585,586,262205,291,2015,586,196670,560,2015,131321,2016,131320,2016,
458997,261,2017,282,2008,2018,2019,262390,2020,2019,1,131321,2021,131320,2021,327856,
267,2022,2017,290,262394,2022,2023,2020,131320,2023,327745,279,2024,560,2017,262205,
278,2025,2024,327745,279,2026,603,2017,262205,278,2027,2026,327809,278,2028,2027,
2025,196670,2026,2028,131321,2019,131320,2019,327808,261,2018,2017,309,131321,2016,131320,
2020,131321,2007,131320,2007,196855,2029,0,262394,193,2030,2029,131320,2030,131321,2031,
131320,2031,458997,261,2032,282,2030,2033,2034,262390,2035,2034,1,131321,2036,131320,
2036,327856,267,2037,2032,290,262394,2037,2038,2035,131320,2038,327745,279,2039,603,
2032,262205,278,2040,2039,196855,2041,0,262394,469,2042,2043,131320,2042,458764,278,
2044,1,40,2040,435,131321,2041,131320,2043,196855,2045,0,262394,470,2046,2047,
131320,2046,458764,278,2048,1,40,2040,456,327813,278,2049,458,2048,327813,278,
2050,2049,2048,327811,278,2051,457,2050,327813,278,2052,2048,2051,393228,278,2053,
1,29,2052,327809,278,2054,455,2053,327816,278,2055,2048,2054,131321,2045,131320,
2047,196855,2056,0,262394,471,2057,2058,131320,2057,393228,278,2059,1,4,2040,
458764,278,2060,1,37,2059,461,327813,278,2061,462,2060,327809,278,2062,455,
2061,327816,278,2063,455,2062,327813,278,2064,463,2063,327811,278,2065,2064,464,
327813,278,2066,2065,2063,327809,278,2067,2066,465,327813,278,2068,2067,2063,327811,
278,2069,2068,466,327813,278,2070,2069,2063,327809,278,2071,2070,467,327813,278,
2072,2071,2063,458764,278,2073,1,40,2040,435,327813,278,2074,468,2060,327813,
278,2075,2074,2060,393228,278,2076,1,29,2075,327813,278,2077,2072,2076,327813,
278,2078,2060,2077,327811,278,2079,2073,2078,131321,2056,131320,2058,196855,2080,0,
262394,472,2081,2080,131320,2081,458764,278,2082,1,40,2040,459,327813,278,2083,
460,2082,393228,278,2084,1,29,2083,327809,278,2085,455,2084,327816,278,2086,
2082,2085,131321,2080,131320,2080,458997,278,2087,2040,2058,2086,2081,131321,2056,131320,
2056,458997,278,2088,2079,2057,2087,2080,131321,2045,131320,2045,458997,278,2089,2055,
2046,2088,2056,131321,2041,131320,2041,458997,278,2090,2044,2042,2089,2045,196855,2091,
0,262394,189,2092,2091,131320,2092,393281,333,2093,4,309,273,262205,261,2094,
2093,262268,278,2095,2094,393281,333,2096,4,309,281,262205,261,2097,2096,262268,
278,2098,2097,524300,278,2099,1,43,2090,2095,2098,131321,2091,131320,2091,458997,
278,2100,2090,2041,2099,2092,262268,261,2101,2040,327879,261,2102,2101,473,327852,
267,2103,2102,474,393385,278,2104,2103,2040,2100,196670,2039,2104,131321,2034,131320,
2034,327808,261,2033,2032,309,131321,2031,131320,2035,131321,2029,131320,2029,196855,2105,
0,262394,179,2106,2105,131320,2106,262205,73,2107,27,196670,587,2107,196670,588,
480,196670,589,1890,196670,590,1892,196670,591,1878,655417,259,2108,74,587,588,
589,590,591,592,262205,291,2109,592,196670,560,2109,131321,2110,131320,2110,458997,
261,2111,282,2106,2112,2113,262390,2114,2113,1,131321,2115,131320,2115,327856,267,
2116,2111,290,262394,2116,2117,2114,131320,2117,327745,279,2118,560,2111,262205,278,
2119,2118,327745,279,2120,603,2111,262205,278,2121,2120,327809,278,2122,2121,2119,
196670,2120,2122,131321,2113,131320,2113,327808,261,2112,2111,309,131321,2110,131320,2114,
131321,2105,131320,2105,262205,291,2123,603,196670,1888,2123,131321,1836,131320,1836,327808,
261,1835,1834,309,131321,1833,131320,1837,131321,2124,131320,2124,458997,261,2125,282,
1837,2126,2127,262390,2128,2127,1,131321,2129,131320,2129,327856,267,2130,2125,208,
262394,2130,2131,2128,131320,2131,327812,261,2132,2125,207,262205,261,258,28,327808,
261,2133,2132,258,327814,261,2134,2133,495,327817,261,2135,2133,496,327812,261,
2136,2135,205,327760,263,2137,2134,2136,327808,263,2138,1823,2137,196670,604,2138,
262205,263,2139,604,196670,605,2139,196670,606,1832,327856,267,2140,2133,206,196855,
2141,0,262394,2140,2142,2141,131320,2142,327745,262,2143,605,282,262205,261,2144,
2143,327745,262,2145,606,282,262205,261,2146,2145,327858,267,2147,2144,2146,131321,
2141,131320,2141,458997,267,2148,2140,2131,2147,2142,196855,2149,0,262394,2148,2150,
2149,131320,2150,327745,262,2151,605,284,262205,261,2152,2151,327745,262,2153,606,
284,262205,261,2154,2153,327858,267,2155,2152,2154,131321,2149,131320,2149,458997,267,
2156,2148,2141,2155,2150,196855,2157,0,262394,2156,2158,2157,131320,2158,327745,262,
2159,604,282,262205,261,2160,2159,196670,607,2160,327745,262,2161,604,284,262205,
261,2162,2161,196670,608,2162,196670,609,1505,458809,261,2163,87,607,608,609,
262205,261,2164,2159,196670,610,2164,262205,261,2165,2161,196670,611,2165,196670,612,
2163,327745,292,2166,600,2125,262205,291,2167,2166,196670,613,2167,524345,259,2168,
93,610,611,612,613,131321,2157,131320,2157,131321,2127,131320,2127,327808,261,2126,
2125,309,131321,2124,131320,2128,131321,1795,131320,1795,327808,261,1794,1793,309,131321,
1792,131320,1796,196855,2169,0,262394,227,2170,2169,131320,2170,327877,261,2171,783,
516,196670,556,2171,196670,557,1427,196670,558,282,196670,559,1428,524345,259,2172,
101,556,557,558,559,131321,2169,131320,2169,131321,1534,131320,1534,196855,2173,0,
262394,546,2174,2173,131320,2174,327852,267,2175,1453,282,393385,261,2176,2175,486,
282,327877,261,2177,783,2176,327877,261,2178,1427,2176,196670,552,2177,196670,553,
2178,196670,554,1399,196670,555,1400,524345,259,2179,101,552,553,554,555,131321,
2173,131320,2173,131321,1042,131320,1042,327808,261,1041,1040,309,131321,1039,131320,1043,
65789,65592,327734,37,38,0,269,196663,268,39,196663,262,40,131320,2180,327745,
262,2181,39,317,262205,261,2182,2181,327852,267,2183,2182,284,196855,2184,0,
262394,2183,2185,2184,131320,2185,327745,262,2186,39,311,262205,261,2187,2186,262205,
261,2188,2181,327808,261,2189,2187,2188,327810,261,2190,2189,284,262205,261,2191,
40,327810,261,2192,2190,2191,262205,261,2193,2181,327814,261,2194,2192,2193,196670,
2186,2194,327745,262,2195,39,309,262205,261,2196,2195,262205,261,2197,2181,327808,
261,2198,2196,2197,327810,261,2199,2198,284,262205,261,2200,40,327810,261,2201,
2199,2200,262205,261,2202,2181,327814,261,2203,2201,2202,196670,2195,2203,196670,2181,
284,262205,37,2204,39,327761,34,2205,2204,0,327761,261,2206,2205,3,327761,
261,2207,2204,1,327761,261,2208,2204,2,327761,261,2209,2204,3,327761,261,
2210,2204,4,327761,261,2211,2204,5,327761,261,2212,2204,6,327761,267,2213,
2204,7,196855,2214,0,262394,315,2215,2216,131320,2215,131321,2217,131320,2217,131321,
2218,131320,2218,131321,2214,131320,2216,327812,261,2219,2209,2206,131321,2214,131320,2214,
458997,261,2220,2209,2218,2219,2216,327852,267,2221,2210,284,196855,2222,0,262394,
2221,2223,2224,131320,2223,327814,261,2225,2220,2210,131321,2222,131320,2224,131321,2222,
131320,2222,458997,261,2226,2225,2223,2220,2224,327856,267,2227,2220,284,393385,261,
2228,2227,2220,284,327852,267,2229,2228,2226,393385,261,2230,2229,2228,2226,327856,
267,2231,2207,2230,393385,261,2232,2231,2207,2230,327852,267,2233,2232,284,393385,
261,2234,2233,2232,284,327814,261,2235,2220,2234,327812,261,2236,2235,2232,327810,
261,2237,2220,2236,393296,36,2238,2232,2235,2237,786512,37,2239,2205,2207,2208,
2209,2210,2211,2212,2213,2238,131326,2239,131320,2184,262205,37,2240,39,131326,2240,
65592,327734,261,41,0,270,196663,268,42,196663,262,43,131320,2241,327745,265,
2242,42,308,262205,34,2243,2242,327761,261,2244,2243,3,262205,261,2245,43,
196855,2246,0,262394,315,2247,2248,131320,2247,131321,2249,131320,2249,131321,2250,131320,
2250,131321,2246,131320,2248,327814,261,2251,2245,2244,196855,2252,0,262394,315,2253,
2254,131320,2253,131321,2255,131320,2255,131321,2256,131320,2256,131321,2252,131320,2254,327812,
261,2257,2251,2244,131321,2252,131320,2252,458997,261,2258,2251,2256,2257,2254,458997,
261,2259,284,2256,2244,2254,131321,2246,131320,2246,458997,261,2260,2245,2250,2258,
2252,458997,261,2261,284,2250,2259,2252,262205,261,2262,43,327810,261,2263,2262,
2260,327745,262,2264,42,312,262205,261,2265,2264,327856,267,2266,2263,2265,196855,
2267,0,262394,2266,2268,2267,131320,2268,131326,2260,131320,2267,262205,261,2269,2264,
327810,261,2270,2261,2269,327852,267,2271,2263,2270,196855,2272,0,262394,2271,2273,
2272,131320,2273,327808,261,2274,2260,2261,131326,2274,131320,2272,262205,261,2275,43,
131326,2275,65592,327734,261,45,0,270,196663,268,46,196663,262,47,131320,2276,
327745,262,2277,46,317,262205,261,2278,2277,327852,267,2279,2278,284,196855,2280,
0,262394,2279,2281,2280,131320,2281,262205,261,2282,47,262205,261,2283,2277,327817,
261,2284,2282,2283,327745,262,2285,46,309,262205,261,2286,2285,262205,261,2287,
2277,327814,261,2288,2286,2287,327812,261,2289,2284,2288,327817,261,2290,2286,2287,
327856,267,2291,2284,2290,393385,261,2292,2291,2284,2290,327808,261,2293,2289,2292,
262205,261,2294,47,262205,261,2295,2277,327814,261,2296,2294,2295,327808,261,2297,
2293,2296,131326,2297,131320,2280,262205,261,2298,47,131326,2298,65592,327734,261,48,
0,270,196663,268,49,196663,262,50,131320,2299,262203,268,2300,7,262203,262,
2301,7,262203,268,2302,7,262203,262,2303,7,327745,266,2304,49,316,262205,
36,2305,2304,327761,261,2306,2305,1,327761,261,2307,2305,2,262205,261,2308,
50,327808,261,2309,2306,284,327812,261,2310,2307,2309,327856,267,2311,2308,2310,
196855,2312,0,262394,2311,2313,2314,131320,2313,327814,261,2315,2308,2309,131321,2312,
131320,2314,327810,261,2316,2308,2310,327814,261,2317,2316,2306,327808,261,2318,2307,
2317,131321,2312,131320,2312,458997,261,2319,2315,2313,2318,2314,327745,262,2320,49,
312,262205,261,2321,2320,327852,267,2322,2321,284,196855,2323,0,262394,2322,2324,
2323,131320,2324,262205,261,2325,50,262205,37,2326,49,327761,261,2327,2326,4,
327761,36,2328,2326,8,327761,261,2329,2328,1,327761,261,2330,2328,2,327812,
261,2331,2319,2329,327856,267,2332,2319,2330,393385,261,2333,2332,2319,2330,327808,
261,2334,2331,2333,327852,267,2335,2327,284,196855,2336,0,262394,2335,2337,2336,
131320,2337,196670,2302,2326,196670,2303,2334,393273,261,2338,41,2302,2303,131321,2336,
131320,2336,458997,261,2339,2334,2324,2338,2337,327856,267,2340,2325,2339,196855,2341,
0,262394,2340,2342,2341,131320,2342,327810,261,2343,2319,284,131326,2343,131320,2341,
262205,261,2344,50,327808,261,2345,2319,284,262205,37,2346,49,327761,261,2347,
2346,4,327761,36,2348,2346,8,327761,261,2349,2348,1,327761,261,2350,2348,
2,327812,261,2351,2345,2349,327856,267,2352,2345,2350,393385,261,2353,2352,2345,
2350,327808,261,2354,2351,2353,327852,267,2355,2347,284,196855,2356,0,262394,2355,
2357,2356,131320,2357,196670,2300,2346,196670,2301,2354,393273,261,2358,41,2300,2301,
131321,2356,131320,2356,458997,261,2359,2354,2341,2358,2357,327854,267,2360,2344,2359,
196855,2361,0,262394,2360,2362,2363,131320,2362,131321,2361,131320,2363,131321,2361,131320,
2361,458997,261,2364,2345,2362,2319,2363,131326,2364,131320,2323,131326,2319,65592,327734,
263,54,0,276,196663,264,55,196663,262,56,196663,262,57,196663,262,58,
131320,2365,262203,264,137,7,262203,264,138,7,196855,2366,0,262394,135,2367,
2366,131320,2367,262205,263,2368,55,262268,325,2369,2368,262205,261,2370,56,393281,
326,2371,2369,308,2370,393277,263,2372,2371,2,8,131326,2372,131320,2366,262205,
261,2373,56,262205,261,2374,57,262205,261,2375,58,327831,129,2376,2373,2374,
327761,261,2377,2376,0,327761,261,2378,2376,1,393228,307,2379,1,75,2375,
262268,261,2380,2379,327850,267,2381,2380,282,196855,2382,0,262394,2381,2383,2384,
131320,2383,327760,263,2385,2377,2378,131321,2382,131320,2384,327876,261,2386,2377,2380,
327876,261,2387,2378,2380,327810,261,2388,320,2380,327874,261,2389,2377,2388,327877,
261,2390,2387,2389,327760,263,2391,2386,2390,131321,2382,131320,2382,458997,263,2392,
2385,2383,2391,2384,262205,263,2393,55,196670,137,2393,196670,138,2392,327745,262,
2394,137,282,262205,261,2395,2394,327745,262,2396,138,282,262205,261,2397,2396,
327829,129,2398,2395,2397,327761,261,2399,2398,1,327761,261,2400,2398,0,327745,
262,2401,137,284,262205,261,2402,2401,327745,262,2403,138,284,262205,261,2404,
2403,327808,261,2405,2402,2404,327808,261,2406,2405,2399,327760,263,2407,2400,2406,
131326,2407,65592,327734,261,62,0,286,196663,262,63,131320,2408,196855,2409,0,
262394,382,2410,2409,131320,2410,262205,261,2411,10,327814,261,2412,2411,154,262205,
261,2413,63,327812,261,2414,2413,161,327808,261,2415,2412,2414,131326,2415,131320,
2409,262205,261,2416,10,262205,261,2417,63,327812,261,2418,2417,152,327808,261,
2419,2416,2418,327814,261,2420,2419,154,131326,2420,65592,327734,261,64,0,286,
196663,262,65,131320,2421,196855,2422,0,262394,407,2423,2422,131320,2423,262205,261,
2424,10,327814,261,2425,2424,157,262205,261,2426,65,327812,261,2427,2426,167,
327808,261,2428,2425,2427,131326,2428,131320,2422,262205,261,2429,10,262205,261,2430,
65,327812,261,2431,2430,152,327808,261,2432,2429,2431,327814,261,2433,2432,157,
131326,2433,65592,327734,261,66,0,286,196663,262,67,131320,2434,262203,262,170,
7,262203,262,171,7,196855,2435,0,262394,419,2436,2435,131320,2436,131321,2435,
131320,2435,458997,267,169,419,2434,421,2436,262205,261,2437,67,393385,261,2438,
169,282,2437,196670,170,2438,327737,261,2439,62,170,196855,2440,0,262394,422,
2441,2440,131320,2441,262205,261,2442,67,196670,171,2442,327737,261,2443,62,171,
327812,261,2444,2443,145,131326,2444,131320,2440,327814,261,2445,2439,59,196855,2446,
0,262394,169,2447,2448,131320,2447,262205,261,2449,67,327812,261,2450,2449,423,
131321,2446,131320,2448,131321,2446,131320,2446,458997,261,2451,2450,2447,282,2448,327808,
261,2452,2445,2451,327817,261,2453,2439,59,327812,261,2454,2453,145,327812,261,
2455,2452,144,327808,261,2456,2454,2455,131326,2456,65592,327734,261,68,0,286,
196663,262,69,131320,2457,262203,262,173,7,262203,262,174,7,196855,2458,0,
262394,424,2459,2458,131320,2459,131321,2458,131320,2458,458997,267,172,424,2457,426,
2459,262205,261,2460,69,393385,261,2461,172,282,2460,196670,173,2461,327737,261,
2462,64,173,196855,2463,0,262394,427,2464,2463,131320,2464,262205,261,2465,69,
196670,174,2465,327737,261,2466,64,174,327812,261,2467,2466,149,131326,2467,131320,
2463,327814,261,2468,2462,61,196855,2469,0,262394,172,2470,2471,131320,2470,262205,
261,2472,69,327812,261,2473,2472,428,131321,2469,131320,2471,131321,2469,131320,2469,
458997,261,2474,2473,2470,282,2471,327808,261,2475,2468,2474,327817,261,2476,2462,
61,327812,261,2477,2476,149,327812,261,2478,2475,148,327808,261,2479,2477,2478,
131326,2479,65592,327734,259,70,0,288,196663,277,71,196663,272,72,131320,2480,
262203,363,2481,7,262203,262,2482,7,262203,262,2483,7,262203,262,2484,7,
262203,395,2485,7,262203,264,2486,7,262203,264,2487,7,262203,262,2488,7,
262203,262,2489,7,262203,395,2490,7,262203,264,2491,7,262203,264,2492,7,
262203,262,2493,7,262203,363,2494,7,262203,262,2495,7,262203,262,2496,7,
262203,262,2497,7,262203,395,2498,7,262203,264,2499,7,262203,264,2500,7,
262203,262,2501,7,262203,262,2502,7,262203,395,2503,7,262203,264,2504,7,
262203,264,2505,7,262203,262,2506,7,262203,262,2507,7,262203,262,2508,7,
262203,363,2509,7,262203,262,2510,7,262203,395,2511,7,262203,264,2512,7,
262203,264,2513,7,262203,262,2514,7,262203,262,2515,7,262203,395,2516,7,
262203,264,2517,7,262203,264,2518,7,262203,262,2519,7,262203,262,2520,7,
262203,262,2521,7,262203,262,2522,7,262203,395,2523,7,262203,264,2524,7,
262203,264,2525,7,262203,262,2526,7,262203,262,2527,7,262203,395,2528,7,
262203,264,2529,7,262203,264,2530,7,262203,262,2531,7,262203,264,2532,7,
262203,262,2533,7,262203,262,2534,7,262203,262,2535,7,262203,264,2536,7,
262203,264,2537,7,262203,262,2538,7,262203,264,2539,7,262203,262,2540,7,
262203,262,2541,7,262203,262,2542,7,262203,264,2543,7,262203,264,2544,7,
262203,262,2545,7,131321,2546,131320,2546,458997,261,2547,282,2480,2548,2549,262390,
2550,2549,1,131321,2551,131320,2551,327856,267,2552,2547,141,262394,2552,2553,2550,
131320,2553,131321,2554,131320,2554,458997,261,2555,282,2553,2556,2557,262390,2558,2557,
1,131321,2559,131320,2559,327856,267,2560,2555,142,262394,2560,2561,2558,131320,2561,
262224,340,2562,435,393281,344,2563,6,2547,2555,196670,2563,2562,131321,2557,131320,
2557,327808,261,2556,2555,309,131321,2554,131320,2558,131321,2549,131320,2549,327808,261,
2548,2547,309,131321,2546,131320,2550,327745,262,2564,72,309,262205,261,2565,2564,
327745,262,2566,72,310,262205,261,2567,2566,327850,267,2568,2565,2567,196855,2569,
0,262394,2568,2570,2569,131320,2570,65789,131320,2569,262205,261,2571,2566,327745,335,
2572,3,317,262205,261,2573,2572,327814,261,2574,2573,345,458764,261,2575,1,
38,2571,2574,327745,262,2576,71,309,262205,261,2577,2576,327812,261,2578,2577,
327,327745,262,2579,71,308,262205,261,2580,2579,262205,261,2581,2564,393281,335,
2582,3,308,309,262205,261,2583,2582,393281,389,2584,3,308,308,262205,274,
2585,2584,327761,261,2586,2585,0,327761,261,2587,2585,1,327760,263,2588,2586,
2587,196670,2539,2588,196670,2540,2580,393281,335,2589,3,308,310,262205,261,2590,
2589,196670,2541,2590,196670,2542,273,524345,263,2591,54,2539,2540,2541,2542,196670,
11,2591,393385,261,2592,143,2583,284,327831,129,2593,2578,2592,327761,261,2594,
2593,0,327761,261,2595,2593,1,393228,307,2596,1,75,273,262268,261,2597,
2596,327850,267,2598,2597,282,196855,2599,0,262394,2598,2600,2601,131320,2600,327760,
263,2602,2594,2595,131321,2599,131320,2601,327876,261,2603,2594,2597,327876,261,2604,
2595,2597,327810,261,2605,320,2597,327874,261,2606,2594,2605,327877,261,2607,2604,
2606,327760,263,2608,2603,2607,131321,2599,131320,2599,458997,263,2609,2602,2600,2608,
2601,262205,263,2610,11,196670,2543,2610,196670,2544,2609,327745,262,2611,2543,282,
262205,261,2612,2611,327745,262,2613,2544,282,262205,261,2614,2613,327829,129,2615,
2612,2614,327761,261,2616,2615,1,327761,261,2617,2615,0,327745,262,2618,2543,
284,262205,261,2619,2618,327745,262,2620,2544,284,262205,261,2621,2620,327808,261,
2622,2619,2621,327808,261,2623,2622,2616,327760,263,2624,2617,2623,196670,11,2624,
196670,12,2581,393385,261,2625,143,284,2583,327812,261,2626,345,2625,196670,13,
2626,327745,335,2627,3,312,262205,261,2628,2627,327810,261,2629,2628,284,327810,
261,2630,2629,2578,196670,14,2630,131321,2631,131320,2631,458997,261,2632,282,2599,
2633,2634,262390,2635,2634,1,131321,2636,131320,2636,327856,267,2637,2632,163,262394,
2637,2638,2635,131320,2638,196670,2545,2632,327737,261,2639,62,2545,262205,261,2640,
10,196855,2641,0,262394,383,2642,2643,131320,2642,131321,2641,131320,2643,327812,261,
2644,2632,152,131321,2641,131320,2641,458997,261,2645,282,2642,2644,2643,327808,261,
2646,2640,2645,327817,261,2647,2646,154,327812,261,2648,2647,290,196855,2649,0,
262394,143,2650,2651,131320,2650,262205,261,2652,14,458764,261,2653,1,38,2639,
2652,327812,261,2654,2653,2583,327808,261,2655,2654,2648,327814,261,2656,2655,387,
327745,335,2657,15,2632,196670,2657,2656,131321,2649,131320,2651,196855,2658,0,262394,
164,2659,2660,131320,2659,262205,261,2661,14,327814,261,2662,2661,290,327812,261,
2663,2662,290,131321,2658,131320,2660,262205,261,2664,14,327808,261,2665,2664,547,
131321,2658,131320,2658,458997,261,2666,2663,2659,2665,2660,327812,261,2667,2639,2583,
196855,2668,0,262394,162,2669,2670,131320,2669,458764,261,2671,1,38,2648,2666,
131321,2668,131320,2670,131321,2668,131320,2668,458997,261,2672,2671,2669,2648,2670,327808,
261,2673,2667,2672,327814,261,2674,2673,387,327745,335,2675,15,2632,196670,2675,
2674,131321,2649,131320,2649,131321,2634,131320,2634,327808,261,2633,2632,309,131321,2631,
131320,2635,327745,262,2676,71,310,262205,261,2677,2676,327812,261,2678,2677,329,
262205,261,2679,2579,262205,261,2680,2564,393281,335,2681,3,309,309,262205,261,
2682,2681,393281,389,2683,3,309,308,262205,274,2684,2683,327761,261,2685,2684,
0,327761,261,2686,2684,1,327760,263,2687,2685,2686,196670,2532,2687,196670,2533,
2679,393281,335,2688,3,309,310,262205,261,2689,2688,196670,2534,2689,196670,2535,
273,524345,263,2690,54,2532,2533,2534,2535,196670,18,2690,393385,261,2691,147,
2682,284,327831,129,2692,2678,2691,327761,261,2693,2692,0,327761,261,2694,2692,
1,196855,2695,0,262394,2598,2696,2697,131320,2696,327760,263,2698,2693,2694,131321,
2695,131320,2697,327876,261,2699,2693,2597,327876,261,2700,2694,2597,327810,261,2701,
320,2597,327874,261,2702,2693,2701,327877,261,2703,2700,2702,327760,263,2704,2699,
2703,131321,2695,131320,2695,458997,263,2705,2698,2696,2704,2697,262205,263,2706,18,
196670,2536,2706,196670,2537,2705,327745,262,2707,2536,282,262205,261,2708,2707,327745,
262,2709,2537,282,262205,261,2710,2709,327829,129,2711,2708,2710,327761,261,2712,
2711,1,327761,261,2713,2711,0,327745,262,2714,2536,284,262205,261,2715,2714,
327745,262,2716,2537,284,262205,261,2717,2716,327808,261,2718,2715,2717,327808,261,
2719,2718,2712,327760,263,2720,2713,2719,196670,18,2720,196670,19,2680,393385,261,
2721,147,284,2682,327812,261,2722,345,2721,196670,20,2722,327745,335,2723,3,
313,262205,261,2724,2723,327810,261,2725,2724,284,327810,261,2726,2725,2678,196670,
21,2726,131321,2727,131320,2727,458997,261,2728,282,2695,2729,2730,262390,2731,2730,
1,131321,2732,131320,2732,327856,267,2733,2728,168,262394,2733,2734,2731,131320,2734,
196670,2538,2728,327737,261,2735,64,2538,262205,261,2736,10,196855,2737,0,262394,
408,2738,2739,131320,2738,131321,2737,131320,2739,327812,261,2740,2728,152,131321,2737,
131320,2737,458997,261,2741,282,2738,2740,2739,327808,261,2742,2736,2741,327817,261,
2743,2742,157,327812,261,2744,2743,290,196855,2745,0,262394,147,2746,2747,131320,
2746,262205,261,2748,21,458764,261,2749,1,38,2735,2748,327812,261,2750,2749,
2682,327808,261,2751,2750,2744,327814,261,2752,2751,412,327745,335,2753,22,2728,
196670,2753,2752,131321,2745,131320,2747,196855,2754,0,262394,164,2755,2756,131320,2755,
262205,261,2757,21,327814,261,2758,2757,290,327812,261,2759,2758,290,131321,2754,
131320,2756,262205,261,2760,21,327808,261,2761,2760,547,131321,2754,131320,2754,458997,
261,2762,2759,2755,2761,2756,327812,261,2763,2735,2682,196855,2764,0,262394,162,
2765,2766,131320,2765,458764,261,2767,1,38,2744,2762,131321,2764,131320,2766,131321,
2764,131320,2764,458997,261,2768,2767,2765,2744,2766,327808,261,2769,2763,2768,327814,
261,2770,2769,412,327745,335,2771,22,2728,196670,2771,2770,131321,2745,131320,2745,
131321,2730,131320,2730,327808,261,2729,2728,309,131321,2727,131320,2731,262205,261,2772,
2564,327856,267,2773,2772,2575,196855,2774,0,262394,2773,2775,2774,131320,2775,262205,
261,2776,12,262205,261,2777,13,327831,129,2778,2776,2777,327761,261,2779,2778,
0,327761,261,2780,2778,1,196855,2781,0,262394,2598,2782,2783,131320,2782,327760,
263,2784,2779,2780,131321,2781,131320,2783,327876,261,2785,2779,2597,327876,261,2786,
2780,2597,327810,261,2787,320,2597,327874,261,2788,2779,2787,327877,261,2789,2786,
2788,327760,263,2790,2785,2789,131321,2781,131320,2781,458997,263,2791,2784,2782,2790,
2783,262205,263,2792,11,196670,2529,2792,196670,2530,2791,327745,262,2793,2529,282,
262205,261,2794,2793,327745,262,2795,2530,282,262205,261,2796,2795,327829,129,2797,
2794,2796,327761,261,2798,2797,1,327761,261,2799,2797,0,327745,262,2800,2529,
284,262205,261,2801,2800,327745,262,2802,2530,284,262205,261,2803,2802,327808,261,
2804,2801,2803,327808,261,2805,2804,2798,327760,263,2806,2799,2805,196670,16,2806,
262205,261,2807,12,327808,261,2808,2807,309,196670,12,2808,131321,2809,131320,2809,
458997,261,2810,282,2781,2811,2812,262390,2813,2812,1,131321,2814,131320,2814,327856,
267,2815,2810,163,262394,2815,2816,2813,131320,2816,196855,2817,0,262394,162,2818,
2819,131320,2818,327745,403,2820,17,2810,196670,2820,402,262312,267,2821,386,196855,
2822,0,262394,2821,2823,2822,131320,2823,262205,261,2824,10,327812,261,2825,2810,
152,327808,261,2826,2824,2825,327856,267,2827,2826,384,131321,2822,131320,2822,458997,
267,2828,386,2818,2827,2823,196855,2829,0,262394,2828,2830,2829,131320,2830,196855,
2831,0,262394,143,2832,2833,131320,2832,262205,261,2834,10,196855,2835,0,262394,
383,2836,2837,131320,2836,131321,2835,131320,2837,327812,261,2838,2810,152,131321,2835,
131320,2835,458997,261,2839,282,2836,2838,2837,327808,261,2840,2834,2839,327817,261,
2841,2840,154,327812,261,2842,2841,290,131321,2831,131320,2833,196670,2531,2810,327737,
261,2843,62,2531,131321,2831,131320,2831,458997,261,2844,2842,2835,2843,2833,327856,
267,2845,2844,345,131321,2829,131320,2829,458997,267,2846,2828,2822,2845,2831,196855,
2847,0,262394,2846,2848,2847,131320,2848,262205,263,2849,16,262268,404,2850,2849,
327745,335,2851,15,2810,262205,261,2852,2851,393281,405,2853,2850,308,2852,393277,
287,2854,2853,2,16,196670,2820,2854,131321,2847,131320,2847,131321,2817,131320,2819,
262312,267,2855,386,196855,2856,0,262394,2855,2857,2856,131320,2857,262205,261,2858,
10,327812,261,2859,2810,152,327808,261,2860,2858,2859,327856,267,2861,2860,384,
131321,2856,131320,2856,458997,267,2862,386,2819,2861,2857,196855,2863,0,262394,2862,
2864,2863,131320,2864,131321,2865,131320,2865,458997,261,2866,282,2864,2867,2868,262390,
2869,2868,1,131321,2870,131320,2870,327856,267,2871,2866,290,262394,2871,2872,2869,
131320,2872,196855,2873,0,262394,143,2874,2875,131320,2874,262205,261,2876,10,196855,
2877,0,262394,383,2878,2879,131320,2878,131321,2877,131320,2879,327812,261,2880,2810,
152,131321,2877,131320,2877,458997,261,2881,282,2878,2880,2879,327808,261,2882,2876,
2881,327817,261,2883,2882,154,327812,261,2884,2883,290,327808,261,2885,2884,2866,
131321,2873,131320,2875,196670,2527,2810,327737,261,2886,62,2527,131321,2873,131320,2873,
458997,261,2887,2885,2877,2886,2875,262205,261,2888,10,196855,2889,0,262394,383,
2890,2891,131320,2890,131321,2889,131320,2891,327812,261,2892,2810,152,131321,2889,131320,
2889,458997,261,2893,282,2890,2892,2891,327808,261,2894,2888,2893,327817,261,2895,
2894,154,327812,261,2896,2895,290,196855,2897,0,262394,143,2898,2899,131320,2898,
131321,2897,131320,2899,327808,261,2900,2896,2866,262205,261,2901,14,458764,261,2902,
1,38,2900,2901,327810,261,2903,2902,2896,131321,2897,131320,2897,458997,261,2904,
2866,2898,2903,2899,327745,262,2905,2528,2866,196670,2905,282,327856,267,2906,2887,
345,196855,2907,0,262394,2906,2908,2907,131320,2908,262205,263,2909,16,262268,396,
2910,2909,327745,335,2911,15,2810,262205,261,2912,2911,327808,261,2913,2912,2904,
393281,398,2914,2910,308,2913,393277,397,2915,2914,2,2,262257,261,2916,2915,
196670,2905,2916,131321,2907,131320,2907,131321,2868,131320,2868,327808,261,2867,2866,309,
131321,2865,131320,2869,327745,262,2917,2528,308,262205,261,2918,2917,327745,262,2919,
2528,309,262205,261,2920,2919,327876,261,2921,2920,399,327877,261,2922,2918,2921,
327745,262,2923,2528,310,262205,261,2924,2923,327745,262,2925,2528,311,262205,261,
2926,2925,327876,261,2927,2926,399,327877,261,2928,2924,2927,327745,262,2929,2528,
312,262205,261,2930,2929,327745,262,2931,2528,313,262205,261,2932,2931,327876,261,
2933,2932,399,327877,261,2934,2930,2933,327745,262,2935,2528,317,262205,261,2936,
2935,327745,262,2937,2528,318,262205,261,2938,2937,327876,261,2939,2938,399,327877,
261,2940,2936,2939,458832,287,2941,2922,2928,2934,2940,327745,403,2942,17,2810,
196670,2942,2941,131321,2863,131320,2863,131321,2817,131320,2817,131321,2812,131320,2812,327808,
261,2811,2810,309,131321,2809,131320,2813,262205,261,2943,19,262205,261,2944,20,
327831,129,2945,2943,2944,327761,261,2946,2945,0,327761,261,2947,2945,1,196855,
2948,0,262394,2598,2949,2950,131320,2949,327760,263,2951,2946,2947,131321,2948,131320,
2950,327876,261,2952,2946,2597,327876,261,2953,2947,2597,327810,261,2954,320,2597,
327874,261,2955,2946,2954,327877,261,2956,2953,2955,327760,263,2957,2952,2956,131321,
2948,131320,2948,458997,263,2958,2951,2949,2957,2950,262205,263,2959,18,196670,2524,
2959,196670,2525,2958,327745,262,2960,2524,282,262205,261,2961,2960,327745,262,2962,
2525,282,262205,261,2963,2962,327829,129,2964,2961,2963,327761,261,2965,2964,1,
327761,261,2966,2964,0,327745,262,2967,2524,284,262205,261,2968,2967,327745,262,
2969,2525,284,262205,261,2970,2969,327808,261,2971,2968,2970,327808,261,2972,2971,
2965,327760,263,2973,2966,2972,196670,23,2973,262205,261,2974,19,327808,261,2975,
2974,309,196670,19,2975,131321,2976,131320,2976,458997,261,2977,282,2948,2978,2979,
262390,2980,2979,1,131321,2981,131320,2981,327856,267,2982,2977,168,262394,2982,2983,
2980,131320,2983,196855,2984,0,262394,162,2985,2986,131320,2985,327745,403,2987,24,
2977,196670,2987,402,262312,267,2988,411,196855,2989,0,262394,2988,2990,2989,131320,
2990,262205,261,2991,10,327812,261,2992,2977,152,327808,261,2993,2991,2992,327856,
267,2994,2993,409,131321,2989,131320,2989,458997,267,2995,411,2985,2994,2990,196855,
2996,0,262394,2995,2997,2996,131320,2997,196855,2998,0,262394,147,2999,3000,131320,
2999,262205,261,3001,10,196855,3002,0,262394,408,3003,3004,131320,3003,131321,3002,
131320,3004,327812,261,3005,2977,152,131321,3002,131320,3002,458997,261,3006,282,3003,
3005,3004,327808,261,3007,3001,3006,327817,261,3008,3007,157,327812,261,3009,3008,
290,131321,2998,131320,3000,196670,2526,2977,327737,261,3010,64,2526,131321,2998,131320,
2998,458997,261,3011,3009,3002,3010,3000,327856,267,3012,3011,345,131321,2996,131320,
2996,458997,267,3013,2995,2989,3012,2998,196855,3014,0,262394,3013,3015,3014,131320,
3015,262205,263,3016,23,262268,404,3017,3016,327745,335,3018,22,2977,262205,261,
3019,3018,393281,405,3020,3017,308,3019,393277,287,3021,3020,2,16,196670,2987,
3021,131321,3014,131320,3014,131321,2984,131320,2986,262312,267,3022,411,196855,3023,0,
262394,3022,3024,3023,131320,3024,262205,261,3025,10,327812,261,3026,2977,152,327808,
261,3027,3025,3026,327856,267,3028,3027,409,131321,3023,131320,3023,458997,267,3029,
411,2986,3028,3024,196855,3030,0,262394,3029,3031,3030,131320,3031,131321,3032,131320,
3032,458997,261,3033,282,3031,3034,3035,262390,3036,3035,1,131321,3037,131320,3037,
327856,267,3038,3033,290,262394,3038,3039,3036,131320,3039,196855,3040,0,262394,147,
3041,3042,131320,3041,262205,261,3043,10,196855,3044,0,262394,408,3045,3046,131320,
3045,131321,3044,131320,3046,327812,261,3047,2977,152,131321,3044,131320,3044,458997,261,
3048,282,3045,3047,3046,327808,261,3049,3043,3048,327817,261,3050,3049,157,327812,
261,3051,3050,290,327808,261,3052,3051,3033,131321,3040,131320,3042,196670,2522,2977,
327737,261,3053,64,2522,131321,3040,131320,3040,458997,261,3054,3052,3044,3053,3042,
262205,261,3055,10,196855,3056,0,262394,408,3057,3058,131320,3057,131321,3056,131320,
3058,327812,261,3059,2977,152,131321,3056,131320,3056,458997,261,3060,282,3057,3059,
3058,327808,261,3061,3055,3060,327817,261,3062,3061,157,327812,261,3063,3062,290,
196855,3064,0,262394,147,3065,3066,131320,3065,131321,3064,131320,3066,327808,261,3067,
3063,3033,262205,261,3068,21,458764,261,3069,1,38,3067,3068,327810,261,3070,
3069,3063,131321,3064,131320,3064,458997,261,3071,3033,3065,3070,3066,327745,262,3072,
2523,3033,196670,3072,282,327856,267,3073,3054,345,196855,3074,0,262394,3073,3075,
3074,131320,3075,262205,263,3076,23,262268,396,3077,3076,327745,335,3078,22,2977,
262205,261,3079,3078,327808,261,3080,3079,3071,393281,398,3081,3077,308,3080,393277,
397,3082,3081,2,2,262257,261,3083,3082,196670,3072,3083,131321,3074,131320,3074,
131321,3035,131320,3035,327808,261,3034,3033,309,131321,3032,131320,3036,327745,262,3084,
2523,308,262205,261,3085,3084,327745,262,3086,2523,309,262205,261,3087,3086,327876,
261,3088,3087,399,327877,261,3089,3085,3088,327745,262,3090,2523,310,262205,261,
3091,3090,327745,262,3092,2523,311,262205,261,3093,3092,327876,261,3094,3093,399,
327877,261,3095,3091,3094,327745,262,3096,2523,312,262205,261,3097,3096,327745,262,
3098,2523,313,262205,261,3099,3098,327876,261,3100,3099,399,327877,261,3101,3097,
3100,327745,262,3102,2523,317,262205,261,3103,3102,327745,262,3104,2523,318,262205,
261,3105,3104,327876,261,3106,3105,399,327877,261,3107,3103,3106,458832,287,3108,
3089,3095,3101,3107,327745,403,3109,24,2977,196670,3109,3108,131321,3030,131320,3030,
131321,2984,131320,2984,131321,2979,131320,2979,327808,261,2978,2977,309,131321,2976,131320,
2980,131321,2774,131320,2774,196855,3110,0,262394,436,3111,3112,131320,3111,262205,261,
3113,2564,131321,3114,131320,3114,458997,261,3115,3113,3111,3116,3117,262390,3118,3117,
0,131321,3119,131320,3119,327856,267,3120,3115,2575,262394,3120,3121,3118,131320,3121,
262368,273,273,429,131321,3122,131320,3122,458997,261,3123,282,3121,3124,3125,262390,
3126,3125,1,131321,3127,131320,3127,327856,267,3128,3123,163,262394,3128,3129,3126,
131320,3129,262312,267,3130,386,196855,3131,0,262394,3130,3132,3131,131320,3132,262205,
261,3133,10,327812,261,3134,3123,152,327808,261,3135,3133,3134,327856,267,3136,
3135,384,131321,3131,131320,3131,458997,267,3137,386,3129,3136,3132,196855,3138,0,
262394,3137,3139,3138,131320,3139,196670,2520,3123,327737,261,3140,66,2520,262205,261,
3141,10,196855,3142,0,262394,383,3143,3144,131320,3143,131321,3142,131320,3144,327812,
261,3145,3123,152,131321,3142,131320,3142,458997,261,3146,282,3143,3145,3144,327808,
261,3147,3141,3146,327817,261,3148,3147,154,327812,261,3149,3148,290,327814,261,
3150,3149,290,327808,261,3151,3140,3150,327745,403,3152,17,3123,262205,287,3153,
3152,327745,355,3154,7,3151,327742,3154,3153,40,273,131321,3138,131320,3138,131321,
3125,131320,3125,327808,261,3124,3123,309,131321,3122,131320,3126,131321,3155,131320,3155,
458997,261,3156,282,3126,3157,3158,262390,3159,3158,1,131321,3160,131320,3160,327856,
267,3161,3156,168,262394,3161,3162,3159,131320,3162,262312,267,3163,411,196855,3164,
0,262394,3163,3165,3164,131320,3165,262205,261,3166,10,327812,261,3167,3156,152,
327808,261,3168,3166,3167,327856,267,3169,3168,409,131321,3164,131320,3164,458997,267,
3170,411,3162,3169,3165,196855,3171,0,262394,3170,3172,3171,131320,3172,196670,2521,
3156,327737,261,3173,68,2521,327808,261,3174,361,3173,262205,261,3175,10,196855,
3176,0,262394,408,3177,3178,131320,3177,131321,3176,131320,3178,327812,261,3179,3156,
152,131321,3176,131320,3176,458997,261,3180,282,3177,3179,3178,327808,261,3181,3175,
3180,327817,261,3182,3181,157,327812,261,3183,3182,290,327814,261,3184,3183,290,
327808,261,3185,3174,3184,327745,403,3186,24,3156,262205,287,3187,3186,327745,355,
3188,7,3185,327742,3188,3187,40,273,131321,3171,131320,3171,131321,3158,131320,3158,
327808,261,3157,3156,309,131321,3155,131320,3159,262368,273,273,429,327808,261,3189,
3115,284,327856,267,3190,3189,2575,196855,3191,0,262394,3190,3192,3191,131320,3192,
262205,261,3193,12,262205,261,3194,13,327831,129,3195,3193,3194,327761,261,3196,
3195,0,327761,261,3197,3195,1,196855,3198,0,262394,2598,3199,3200,131320,3199,
327760,263,3201,3196,3197,131321,3198,131320,3200,327876,261,3202,3196,2597,327876,261,
3203,3197,2597,327810,261,3204,320,2597,327874,261,3205,3196,3204,327877,261,3206,
3203,3205,327760,263,3207,3202,3206,131321,3198,131320,3198,458997,263,3208,3201,3199,
3207,3200,262205,263,3209,11,196670,2517,3209,196670,2518,3208,327745,262,3210,2517,
282,262205,261,3211,3210,327745,262,3212,2518,282,262205,261,3213,3212,327829,129,
3214,3211,3213,327761,261,3215,3214,1,327761,261,3216,3214,0,327745,262,3217,
2517,284,262205,261,3218,3217,327745,262,3219,2518,284,262205,261,3220,3219,327808,
261,3221,3218,3220,327808,261,3222,3221,3215,327760,263,3223,3216,3222,196670,16,
3223,262205,261,3224,12,327808,261,3225,3224,309,196670,12,3225,131321,3226,131320,
3226,458997,261,3227,282,3198,3228,3229,262390,3230,3229,1,131321,3231,131320,3231,
327856,267,3232,3227,163,262394,3232,3233,3230,131320,3233,196855,3234,0,262394,162,
3235,3236,131320,3235,327745,403,3237,17,3227,196670,3237,402,262312,267,3238,386,
196855,3239,0,262394,3238,3240,3239,131320,3240,262205,261,3241,10,327812,261,3242,
3227,152,327808,261,3243,3241,3242,327856,267,3244,3243,384,131321,3239,131320,3239,
458997,267,3245,386,3235,3244,3240,196855,3246,0,262394,3245,3247,3246,131320,3247,
196855,3248,0,262394,143,3249,3250,131320,3249,262205,261,3251,10,196855,3252,0,
262394,383,3253,3254,131320,3253,131321,3252,131320,3254,327812,261,3255,3227,152,131321,
3252,131320,3252,458997,261,3256,282,3253,3255,3254,327808,261,3257,3251,3256,327817,
261,3258,3257,154,327812,261,3259,3258,290,131321,3248,131320,3250,196670,2519,3227,
327737,261,3260,62,2519,131321,3248,131320,3248,458997,261,3261,3259,3252,3260,3250,
327856,267,3262,3261,345,131321,3246,131320,3246,458997,267,3263,3245,3239,3262,3248,
196855,3264,0,262394,3263,3265,3264,131320,3265,262205,263,3266,16,262268,404,3267,
3266,327745,335,3268,15,3227,262205,261,3269,3268,393281,405,3270,3267,308,3269,
393277,287,3271,3270,2,16,196670,3237,3271,131321,3264,131320,3264,131321,3234,131320,
3236,262312,267,3272,386,196855,3273,0,262394,3272,3274,3273,131320,3274,262205,261,
3275,10,327812,261,3276,3227,152,327808,261,3277,3275,3276,327856,267,3278,3277,
384,131321,3273,131320,3273,458997,267,3279,386,3236,3278,3274,196855,3280,0,262394,
3279,3281,3280,131320,3281,131321,3282,131320,3282,458997,261,3283,282,3281,3284,3285,
262390,3286,3285,1,131321,3287,131320,3287,327856,267,3288,3283,290,262394,3288,3289,
3286,131320,3289,196855,3290,0,262394,143,3291,3292,131320,3291,262205,261,3293,10,
196855,3294,0,262394,383,3295,3296,131320,3295,131321,3294,131320,3296,327812,261,3297,
3227,152,131321,3294,131320,3294,458997,261,3298,282,3295,3297,3296,327808,261,3299,
3293,3298,327817,261,3300,3299,154,327812,261,3301,3300,290,327808,261,3302,3301,
3283,131321,3290,131320,3292,196670,2515,3227,327737,261,3303,62,2515,131321,3290,131320,
3290,458997,261,3304,3302,3294,3303,3292,262205,261,3305,10,196855,3306,0,262394,
383,3307,3308,131320,3307,131321,3306,131320,3308,327812,261,3309,3227,152,131321,3306,
131320,3306,458997,261,3310,282,3307,3309,3308,327808,261,3311,3305,3310,327817,261,
3312,3311,154,327812,261,3313,3312,290,196855,3314,0,262394,143,3315,3316,131320,
3315,131321,3314,131320,3316,327808,261,3317,3313,3283,262205,261,3318,14,458764,261,
3319,1,38,3317,3318,327810,261,3320,3319,3313,131321,3314,131320,3314,458997,261,
3321,3283,3315,3320,3316,327745,262,3322,2516,3283,196670,3322,282,327856,267,3323,
3304,345,196855,3324,0,262394,3323,3325,3324,131320,3325,262205,263,3326,16,262268,
396,3327,3326,327745,335,3328,15,3227,262205,261,3329,3328,327808,261,3330,3329,
3321,393281,398,3331,3327,308,3330,393277,397,3332,3331,2,2,262257,261,3333,
3332,196670,3322,3333,131321,3324,131320,3324,131321,3285,131320,3285,327808,261,3284,3283,
309,131321,3282,131320,3286,327745,262,3334,2516,308,262205,261,3335,3334,327745,262,
3336,2516,309,262205,261,3337,3336,327876,261,3338,3337,399,327877,261,3339,3335,
3338,327745,262,3340,2516,310,262205,261,3341,3340,327745,262,3342,2516,311,262205,
261,3343,3342,327876,261,3344,3343,399,327877,261,3345,3341,3344,327745,262,3346,
2516,312,262205,261,3347,3346,327745,262,3348,2516,313,262205,261,3349,3348,327876,
261,3350,3349,399,327877,261,3351,3347,3350,327745,262,3352,2516,317,262205,261,
3353,3352,327745,262,3354,2516,318,262205,261,3355,3354,327876,261,3356,3355,399,
327877,261,3357,3353,3356,458832,287,3358,3339,3345,3351,3357,327745,403,3359,17,
3227,196670,3359,3358,131321,3280,131320,3280,131321,3234,131320,3234,131321,3229,131320,3229,
327808,261,3228,3227,309,131321,3226,131320,3230,262205,261,3360,19,262205,261,3361,
20,327831,129,3362,3360,3361,327761,261,3363,3362,0,327761,261,3364,3362,1,
196855,3365,0,262394,2598,3366,3367,131320,3366,327760,263,3368,3363,3364,131321,3365,
131320,3367,327876,261,3369,3363,2597,327876,261,3370,3364,2597,327810,261,3371,320,
2597,327874,261,3372,3363,3371,327877,261,3373,3370,3372,327760,263,3374,3369,3373,
131321,3365,131320,3365,458997,263,3375,3368,3366,3374,3367,262205,263,3376,18,196670,
2512,3376,196670,2513,3375,327745,262,3377,2512,282,262205,261,3378,3377,327745,262,
3379,2513,282,262205,261,3380,3379,327829,129,3381,3378,3380,327761,261,3382,3381,
1,327761,261,3383,3381,0,327745,262,3384,2512,284,262205,261,3385,3384,327745,
262,3386,2513,284,262205,261,3387,3386,327808,261,3388,3385,3387,327808,261,3389,
3388,3382,327760,263,3390,3383,3389,196670,23,3390,262205,261,3391,19,327808,261,
3392,3391,309,196670,19,3392,131321,3393,131320,3393,458997,261,3394,282,3365,3395,
3396,262390,3397,3396,1,131321,3398,131320,3398,327856,267,3399,3394,168,262394,3399,
3400,3397,131320,3400,196855,3401,0,262394,162,3402,3403,131320,3402,327745,403,3404,
24,3394,196670,3404,402,262312,267,3405,411,196855,3406,0,262394,3405,3407,3406,
131320,3407,262205,261,3408,10,327812,261,3409,3394,152,327808,261,3410,3408,3409,
327856,267,3411,3410,409,131321,3406,131320,3406,458997,267,3412,411,3402,3411,3407,
196855,3413,0,262394,3412,3414,3413,131320,3414,196855,3415,0,262394,147,3416,3417,
131320,3416,262205,261,3418,10,196855,3419,0,262394,408,3420,3421,131320,3420,131321,
3419,131320,3421,327812,261,3422,3394,152,131321,3419,131320,3419,458997,261,3423,282,
3420,3422,3421,327808,261,3424,3418,3423,327817,261,3425,3424,157,327812,261,3426,
3425,290,131321,3415,131320,3417,196670,2514,3394,327737,261,3427,64,2514,131321,3415,
131320,3415,458997,261,3428,3426,3419,3427,3417,327856,267,3429,3428,345,131321,3413,
131320,3413,458997,267,3430,3412,3406,3429,3415,196855,3431,0,262394,3430,3432,3431,
131320,3432,262205,263,3433,23,262268,404,3434,3433,327745,335,3435,22,3394,262205,
261,3436,3435,393281,405,3437,3434,308,3436,393277,287,3438,3437,2,16,196670,
3404,3438,131321,3431,131320,3431,131321,3401,131320,3403,262312,267,3439,411,196855,3440,
0,262394,3439,3441,3440,131320,3441,262205,261,3442,10,327812,261,3443,3394,152,
327808,261,3444,3442,3443,327856,267,3445,3444,409,131321,3440,131320,3440,458997,267,
3446,411,3403,3445,3441,196855,3447,0,262394,3446,3448,3447,131320,3448,131321,3449,
131320,3449,458997,261,3450,282,3448,3451,3452,262390,3453,3452,1,131321,3454,131320,
3454,327856,267,3455,3450,290,262394,3455,3456,3453,131320,3456,196855,3457,0,262394,
147,3458,3459,131320,3458,262205,261,3460,10,196855,3461,0,262394,408,3462,3463,
131320,3462,131321,3461,131320,3463,327812,261,3464,3394,152,131321,3461,131320,3461,458997,
261,3465,282,3462,3464,3463,327808,261,3466,3460,3465,327817,261,3467,3466,157,
327812,261,3468,3467,290,327808,261,3469,3468,3450,131321,3457,131320,3459,196670,2510,
3394,327737,261,3470,64,2510,131321,3457,131320,3457,458997,261,3471,3469,3461,3470,
3459,262205,261,3472,10,196855,3473,0,262394,408,3474,3475,131320,3474,131321,3473,
131320,3475,327812,261,3476,3394,152,131321,3473,131320,3473,458997,261,3477,282,3474,
3476,3475,327808,261,3478,3472,3477,327817,261,3479,3478,157,327812,261,3480,3479,
290,196855,3481,0,262394,147,3482,3483,131320,3482,131321,3481,131320,3483,327808,261,
3484,3480,3450,262205,261,3485,21,458764,261,3486,1,38,3484,3485,327810,261,
3487,3486,3480,131321,3481,131320,3481,458997,261,3488,3450,3482,3487,3483,327745,262,
3489,2511,3450,196670,3489,282,327856,267,3490,3471,345,196855,3491,0,262394,3490,
3492,3491,131320,3492,262205,263,3493,23,262268,396,3494,3493,327745,335,3495,22,
3394,262205,261,3496,3495,327808,261,3497,3496,3488,393281,398,3498,3494,308,3497,
393277,397,3499,3498,2,2,262257,261,3500,3499,196670,3489,3500,131321,3491,131320,
3491,131321,3452,131320,3452,327808,261,3451,3450,309,131321,3449,131320,3453,327745,262,
3501,2511,308,262205,261,3502,3501,327745,262,3503,2511,309,262205,261,3504,3503,
327876,261,3505,3504,399,327877,261,3506,3502,3505,327745,262,3507,2511,310,262205,
261,3508,3507,327745,262,3509,2511,311,262205,261,3510,3509,327876,261,3511,3510,
399,327877,261,3512,3508,3511,327745,262,3513,2511,312,262205,261,3514,3513,327745,
262,3515,2511,313,262205,261,3516,3515,327876,261,3517,3516,399,327877,261,3518,
3514,3517,327745,262,3519,2511,317,262205,261,3520,3519,327745,262,3521,2511,318,
262205,261,3522,3521,327876,261,3523,3522,399,327877,261,3524,3520,3523,458832,287,
3525,3506,3512,3518,3524,327745,403,3526,24,3394,196670,3526,3525,131321,3447,131320,
3447,131321,3401,131320,3401,131321,3396,131320,3396,327808,261,3395,3394,309,131321,3393,
131320,3397,131321,3191,131320,3191,131321,3527,131320,3527,458997,261,3528,282,3191,3529,
3530,262390,3531,3530,1,131321,3532,131320,3532,327856,267,3533,3528,151,262394,3533,
3534,3531,131320,3534,131321,3535,131320,3535,458997,261,3536,282,3534,3537,3538,262390,
3539,3538,1,131321,3540,131320,3540,327856,267,3541,3536,141,262394,3541,3542,3539,
131320,3542,327812,261,3543,3528,60,262205,261,3544,5,327817,261,3545,3544,273,
327812,261,3546,3545,338,327814,261,3547,3546,59,327808,261,3548,3547,3536,327812,
261,3549,3548,144,196855,3550,0,262394,143,3551,3552,131320,3551,327814,261,3553,
3543,290,131321,3550,131320,3552,327812,261,3554,3543,145,131321,3550,131320,3550,458997,
261,3555,3553,3551,3554,3552,327808,261,3556,3549,3555,327745,355,3557,7,3556,
528745,283,3558,3557,146,145,48,273,327745,351,3559,2509,3536,196670,3559,3558,
131321,3538,131320,3538,327808,261,3537,3536,309,131321,3535,131320,3539,131321,3560,131320,
3560,458997,261,3561,282,3539,3562,3563,262390,3564,3563,1,131321,3565,131320,3565,
327856,267,3566,3561,142,262394,3566,3567,3564,131320,3567,327812,261,3568,3528,60,
262205,261,3569,5,327814,261,3570,3569,273,327812,261,3571,3570,339,327814,261,
3572,3571,61,327808,261,3573,3572,3561,327812,261,3574,3573,148,196855,3575,0,
262394,147,3576,3577,131320,3576,327814,261,3578,3568,290,131321,3575,131320,3577,327812,
261,3579,3568,149,131321,3575,131320,3575,458997,261,3580,3578,3576,3579,3577,327808,
261,3581,3574,3580,327808,261,3582,361,3581,327745,355,3583,7,3582,528745,285,
3584,3583,150,149,48,273,131321,3585,131320,3585,458997,261,3586,282,3575,3587,
3588,262390,3589,3588,1,131321,3590,131320,3590,327856,267,3591,3586,141,262394,3591,
3592,3589,131320,3592,327745,351,3593,2509,3586,262205,283,3594,3593,393281,344,3595,
6,3586,3561,262205,340,3596,3595,397675,340,3597,3594,3584,3596,196670,3595,3597,
131321,3588,131320,3588,327808,261,3587,3586,309,131321,3585,131320,3589,131321,3563,131320,
3563,327808,261,3562,3561,309,131321,3560,131320,3564,131321,3530,131320,3530,327808,261,
3529,3528,309,131321,3527,131320,3531,131321,3117,131320,3117,327808,261,3116,3115,309,
131321,3114,131320,3118,131321,3110,131320,3112,262205,261,3598,2564,327856,267,3599,3598,
2575,196855,3600,0,262394,3599,3601,3600,131320,3601,262205,261,3602,2564,327810,261,
3603,2575,3602,262368,273,273,429,131321,3604,131320,3604,458997,261,3605,282,3601,
3606,3607,262390,3608,3607,1,131321,3609,131320,3609,327856,267,3610,3605,163,262394,
3610,3611,3608,131320,3611,262312,267,3612,386,196855,3613,0,262394,3612,3614,3613,
131320,3614,262205,261,3615,10,327812,261,3616,3605,152,327808,261,3617,3615,3616,
327856,267,3618,3617,384,131321,3613,131320,3613,458997,267,3619,386,3611,3618,3614,
196855,3620,0,262394,3619,3621,3620,131320,3621,196670,2507,3605,327737,261,3622,66,
2507,262205,261,3623,10,196855,3624,0,262394,383,3625,3626,131320,3625,131321,3624,
131320,3626,327812,261,3627,3605,152,131321,3624,131320,3624,458997,261,3628,282,3625,
3627,3626,327808,261,3629,3623,3628,327817,261,3630,3629,154,327812,261,3631,3630,
290,327814,261,3632,3631,290,327808,261,3633,3622,3632,327745,403,3634,17,3605,
262205,287,3635,3634,327745,355,3636,7,3633,327742,3636,3635,40,273,131321,3620,
131320,3620,131321,3607,131320,3607,327808,261,3606,3605,309,131321,3604,131320,3608,131321,
3637,131320,3637,458997,261,3638,282,3608,3639,3640,262390,3641,3640,1,131321,3642,
131320,3642,327856,267,3643,3638,168,262394,3643,3644,3641,131320,3644,262312,267,3645,
411,196855,3646,0,262394,3645,3647,3646,131320,3647,262205,261,3648,10,327812,261,
3649,3638,152,327808,261,3650,3648,3649,327856,267,3651,3650,409,131321,3646,131320,
3646,458997,267,3652,411,3644,3651,3647,196855,3653,0,262394,3652,3654,3653,131320,
3654,196670,2508,3638,327737,261,3655,68,2508,327808,261,3656,361,3655,262205,261,
3657,10,196855,3658,0,262394,408,3659,3660,131320,3659,131321,3658,131320,3660,327812,
261,3661,3638,152,131321,3658,131320,3658,458997,261,3662,282,3659,3661,3660,327808,
261,3663,3657,3662,327817,261,3664,3663,157,327812,261,3665,3664,290,327814,261,
3666,3665,290,327808,261,3667,3656,3666,327745,403,3668,24,3638,262205,287,3669,
3668,327745,355,3670,7,3667,327742,3670,3669,40,273,131321,3653,131320,3653,131321,
3640,131320,3640,327808,261,3639,3638,309,131321,3637,131320,3641,262368,273,273,429,
131321,3671,131320,3671,458997,261,3672,282,3641,3673,3674,262390,3675,3674,1,131321,
3676,131320,3676,327856,267,3677,3672,141,262394,3677,3678,3675,131320,3678,327817,261,
3679,433,273,393281,366,3680,8,3679,3672,196670,3680,372,131321,3674,131320,3674,
327808,261,3673,3672,309,131321,3671,131320,3675,131321,3681,131320,3681,458997,261,3682,
282,3675,3683,3684,262390,3685,3684,1,131321,3686,131320,3686,327856,267,3687,3682,
142,262394,3687,3688,3685,131320,3688,327817,261,3689,433,273,393281,370,3690,9,
3689,3682,196670,3690,373,131321,3684,131320,3684,327808,261,3683,3682,309,131321,3681,
131320,3685,131321,3691,131320,3691,458997,261,3692,284,3685,3693,3694,262390,3695,3694,
0,131321,3696,131320,3696,327856,267,3697,3692,3603,262394,3697,3698,3695,131320,3698,
131321,3699,131320,3699,458997,261,3700,282,3698,3701,3702,262390,3703,3702,1,131321,
3704,131320,3704,327856,267,3705,3700,141,262394,3705,3706,3703,131320,3706,262205,261,
3707,5,327817,261,3708,3707,273,327812,261,3709,3708,338,327814,261,3710,3709,
59,327808,261,3711,3710,3700,327812,261,3712,3711,144,131321,3713,131320,3713,327745,
355,3714,7,3712,528745,283,3715,3714,146,145,48,273,393281,366,3716,8,
282,3700,196670,3716,3715,131321,3702,131320,3702,327808,261,3701,3700,309,131321,3699,
131320,3703,131321,3717,131320,3717,458997,261,3718,282,3703,3719,3720,262390,3721,3720,
1,131321,3722,131320,3722,327856,267,3723,3718,142,262394,3723,3724,3721,131320,3724,
262205,261,3725,5,327814,261,3726,3725,273,327812,261,3727,3726,339,327814,261,
3728,3727,61,327808,261,3729,3728,3718,327812,261,3730,3729,148,131321,3731,131320,
3731,327808,261,3732,361,3730,327745,355,3733,7,3732,528745,285,3734,3733,150,
149,48,273,393281,370,3735,9,282,3718,196670,3735,3734,131321,3720,131320,3720,
327808,261,3719,3718,309,131321,3717,131320,3721,196855,3736,0,262394,430,3737,3736,
131320,3737,196833,281,429,131321,3736,131320,3736,262205,261,3738,12,262205,261,3739,
13,327831,129,3740,3738,3739,327761,261,3741,3740,0,327761,261,3742,3740,1,
196855,3743,0,262394,2598,3744,3745,131320,3744,327760,263,3746,3741,3742,131321,3743,
131320,3745,327876,261,3747,3741,2597,327876,261,3748,3742,2597,327810,261,3749,320,
2597,327874,261,3750,3741,3749,327877,261,3751,3748,3750,327760,263,3752,3747,3751,
131321,3743,131320,3743,458997,263,3753,3746,3744,3752,3745,262205,263,3754,11,196670,
2504,3754,196670,2505,3753,327745,262,3755,2504,282,262205,261,3756,3755,327745,262,
3757,2505,282,262205,261,3758,3757,327829,129,3759,3756,3758,327761,261,3760,3759,
1,327761,261,3761,3759,0,327745,262,3762,2504,284,262205,261,3763,3762,327745,
262,3764,2505,284,262205,261,3765,3764,327808,261,3766,3763,3765,327808,261,3767,
3766,3760,327760,263,3768,3761,3767,196670,16,3768,262205,261,3769,12,327808,261,
3770,3769,309,196670,12,3770,131321,3771,131320,3771,458997,261,3772,282,3743,3773,
3774,262390,3775,3774,1,131321,3776,131320,3776,327856,267,3777,3772,163,262394,3777,
3778,3775,131320,3778,196855,3779,0,262394,162,3780,3781,131320,3780,327745,403,3782,
17,3772,196670,3782,402,262312,267,3783,386,196855,3784,0,262394,3783,3785,3784,
131320,3785,262205,261,3786,10,327812,261,3787,3772,152,327808,261,3788,3786,3787,
327856,267,3789,3788,384,131321,3784,131320,3784,458997,267,3790,386,3780,3789,3785,
196855,3791,0,262394,3790,3792,3791,131320,3792,196855,3793,0,262394,143,3794,3795,
131320,3794,262205,261,3796,10,196855,3797,0,262394,383,3798,3799,131320,3798,131321,
3797,131320,3799,327812,261,3800,3772,152,131321,3797,131320,3797,458997,261,3801,282,
3798,3800,3799,327808,261,3802,3796,3801,327817,261,3803,3802,154,327812,261,3804,
3803,290,131321,3793,131320,3795,196670,2506,3772,327737,261,3805,62,2506,131321,3793,
131320,3793,458997,261,3806,3804,3797,3805,3795,327856,267,3807,3806,345,131321,3791,
131320,3791,458997,267,3808,3790,3784,3807,3793,196855,3809,0,262394,3808,3810,3809,
131320,3810,262205,263,3811,16,262268,404,3812,3811,327745,335,3813,15,3772,262205,
261,3814,3813,393281,405,3815,3812,308,3814,393277,287,3816,3815,2,16,196670,
3782,3816,131321,3809,131320,3809,131321,3779,131320,3781,262312,267,3817,386,196855,3818,
0,262394,3817,3819,3818,131320,3819,262205,261,3820,10,327812,261,3821,3772,152,
327808,261,3822,3820,3821,327856,267,3823,3822,384,131321,3818,131320,3818,458997,267,
3824,386,3781,3823,3819,196855,3825,0,262394,3824,3826,3825,131320,3826,131321,3827,
131320,3827,458997,261,3828,282,3826,3829,3830,262390,3831,3830,1,131321,3832,131320,
3832,327856,267,3833,3828,290,262394,3833,3834,3831,131320,3834,196855,3835,0,262394,
143,3836,3837,131320,3836,262205,261,3838,10,196855,3839,0,262394,383,3840,3841,
131320,3840,131321,3839,131320,3841,327812,261,3842,3772,152,131321,3839,131320,3839,458997,
261,3843,282,3840,3842,3841,327808,261,3844,3838,3843,327817,261,3845,3844,154,
327812,261,3846,3845,290,327808,261,3847,3846,3828,131321,3835,131320,3837,196670,2502,
3772,327737,261,3848,62,2502,131321,3835,131320,3835,458997,261,3849,3847,3839,3848,
3837,262205,261,3850,10,196855,3851,0,262394,383,3852,3853,131320,3852,131321,3851,
131320,3853,327812,261,3854,3772,152,131321,3851,131320,3851,458997,261,3855,282,3852,
3854,3853,327808,261,3856,3850,3855,327817,261,3857,3856,154,327812,261,3858,3857,
290,196855,3859,0,262394,143,3860,3861,131320,3860,131321,3859,131320,3861,327808,261,
3862,3858,3828,262205,261,3863,14,458764,261,3864,1,38,3862,3863,327810,261,
3865,3864,3858,131321,3859,131320,3859,458997,261,3866,3828,3860,3865,3861,327745,262,
3867,2503,3828,196670,3867,282,327856,267,3868,3849,345,196855,3869,0,262394,3868,
3870,3869,131320,3870,262205,263,3871,16,262268,396,3872,3871,327745,335,3873,15,
3772,262205,261,3874,3873,327808,261,3875,3874,3866,393281,398,3876,3872,308,3875,
393277,397,3877,3876,2,2,262257,261,3878,3877,196670,3867,3878,131321,3869,131320,
3869,131321,3830,131320,3830,327808,261,3829,3828,309,131321,3827,131320,3831,327745,262,
3879,2503,308,262205,261,3880,3879,327745,262,3881,2503,309,262205,261,3882,3881,
327876,261,3883,3882,399,327877,261,3884,3880,3883,327745,262,3885,2503,310,262205,
261,3886,3885,327745,262,3887,2503,311,262205,261,3888,3887,327876,261,3889,3888,
399,327877,261,3890,3886,3889,327745,262,3891,2503,312,262205,261,3892,3891,327745,
262,3893,2503,313,262205,261,3894,3893,327876,261,3895,3894,399,327877,261,3896,
3892,3895,327745,262,3897,2503,317,262205,261,3898,3897,327745,262,3899,2503,318,
262205,261,3900,3899,327876,261,3901,3900,399,327877,261,3902,3898,3901,458832,287,
3903,3884,3890,3896,3902,327745,403,3904,17,3772,196670,3904,3903,131321,3825,131320,
3825,131321,3779,131320,3779,131321,3774,131320,3774,327808,261,3773,3772,309,131321,3771,
131320,3775,262205,261,3905,19,262205,261,3906,20,327831,129,3907,3905,3906,327761,
261,3908,3907,0,327761,261,3909,3907,1,196855,3910,0,262394,2598,3911,3912,
131320,3911,327760,263,3913,3908,3909,131321,3910,131320,3912,327876,261,3914,3908,2597,
327876,261,3915,3909,2597,327810,261,3916,320,2597,327874,261,3917,3908,3916,327877,
261,3918,3915,3917,327760,263,3919,3914,3918,131321,3910,131320,3910,458997,263,3920,
3913,3911,3919,3912,262205,263,3921,18,196670,2499,3921,196670,2500,3920,327745,262,
3922,2499,282,262205,261,3923,3922,327745,262,3924,2500,282,262205,261,3925,3924,
327829,129,3926,3923,3925,327761,261,3927,3926,1,327761,261,3928,3926,0,327745,
262,3929,2499,284,262205,261,3930,3929,327745,262,3931,2500,284,262205,261,3932,
3931,327808,261,3933,3930,3932,327808,261,3934,3933,3927,327760,263,3935,3928,3934,
196670,23,3935,262205,261,3936,19,327808,261,3937,3936,309,196670,19,3937,131321,
3938,131320,3938,458997,261,3939,282,3910,3940,3941,262390,3942,3941,1,131321,3943,
131320,3943,327856,267,3944,3939,168,262394,3944,3945,3942,131320,3945,196855,3946,0,
262394,162,3947,3948,131320,3947,327745,403,3949,24,3939,196670,3949,402,262312,267,
3950,411,196855,3951,0,262394,3950,3952,3951,131320,3952,262205,261,3953,10,327812,
261,3954,3939,152,327808,261,3955,3953,3954,327856,267,3956,3955,409,131321,3951,
131320,3951,458997,267,3957,411,3947,3956,3952,196855,3958,0,262394,3957,3959,3958,
131320,3959,196855,3960,0,262394,147,3961,3962,131320,3961,262205,261,3963,10,196855,
3964,0,262394,408,3965,3966,131320,3965,131321,3964,131320,3966,327812,261,3967,3939,
152,131321,3964,131320,3964,458997,261,3968,282,3965,3967,3966,327808,261,3969,3963,
3968,327817,261,3970,3969,157,327812,261,3971,3970,290,131321,3960,131320,3962,196670,
2501,3939,327737,261,3972,64,2501,131321,3960,131320,3960,458997,261,3973,3971,3964,
3972,3962,327856,267,3974,3973,345,131321,3958,131320,3958,458997,267,3975,3957,3951,
3974,3960,196855,3976,0,262394,3975,3977,3976,131320,3977,262205,263,3978,23,262268,
404,3979,3978,327745,335,3980,22,3939,262205,261,3981,3980,393281,405,3982,3979,
308,3981,393277,287,3983,3982,2,16,196670,3949,3983,131321,3976,131320,3976,131321,
3946,131320,3948,262312,267,3984,411,196855,3985,0,262394,3984,3986,3985,131320,3986,
262205,261,3987,10,327812,261,3988,3939,152,327808,261,3989,3987,3988,327856,267,
3990,3989,409,131321,3985,131320,3985,458997,267,3991,411,3948,3990,3986,196855,3992,
0,262394,3991,3993,3992,131320,3993,131321,3994,131320,3994,458997,261,3995,282,3993,
3996,3997,262390,3998,3997,1,131321,3999,131320,3999,327856,267,4000,3995,290,262394,
4000,4001,3998,131320,4001,196855,4002,0,262394,147,4003,4004,131320,4003,262205,261,
4005,10,196855,4006,0,262394,408,4007,4008,131320,4007,131321,4006,131320,4008,327812,
261,4009,3939,152,131321,4006,131320,4006,458997,261,4010,282,4007,4009,4008,327808,
261,4011,4005,4010,327817,261,4012,4011,157,327812,261,4013,4012,290,327808,261,
4014,4013,3995,131321,4002,131320,4004,196670,2497,3939,327737,261,4015,64,2497,131321,
4002,131320,4002,458997,261,4016,4014,4006,4015,4004,262205,261,4017,10,196855,4018,
0,262394,408,4019,4020,131320,4019,131321,4018,131320,4020,327812,261,4021,3939,152,
131321,4018,131320,4018,458997,261,4022,282,4019,4021,4020,327808,261,4023,4017,4022,
327817,261,4024,4023,157,327812,261,4025,4024,290,196855,4026,0,262394,147,4027,
4028,131320,4027,131321,4026,131320,4028,327808,261,4029,4025,3995,262205,261,4030,21,
458764,261,4031,1,38,4029,4030,327810,261,4032,4031,4025,131321,4026,131320,4026,
458997,261,4033,3995,4027,4032,4028,327745,262,4034,2498,3995,196670,4034,282,327856,
267,4035,4016,345,196855,4036,0,262394,4035,4037,4036,131320,4037,262205,263,4038,
23,262268,396,4039,4038,327745,335,4040,22,3939,262205,261,4041,4040,327808,261,
4042,4041,4033,393281,398,4043,4039,308,4042,393277,397,4044,4043,2,2,262257,
261,4045,4044,196670,4034,4045,131321,4036,131320,4036,131321,3997,131320,3997,327808,261,
3996,3995,309,131321,3994,131320,3998,327745,262,4046,2498,308,262205,261,4047,4046,
327745,262,4048,2498,309,262205,261,4049,4048,327876,261,4050,4049,399,327877,261,
4051,4047,4050,327745,262,4052,2498,310,262205,261,4053,4052,327745,262,4054,2498,
311,262205,261,4055,4054,327876,261,4056,4055,399,327877,261,4057,4053,4056,327745,
262,4058,2498,312,262205,261,4059,4058,327745,262,4060,2498,313,262205,261,4061,
4060,327876,261,4062,4061,399,327877,261,4063,4059,4062,327745,262,4064,2498,317,
262205,261,4065,4064,327745,262,4066,2498,318,262205,261,4067,4066,327876,261,4068,
4067,399,327877,261,4069,4065,4068,458832,287,4070,4051,4057,4063,4069,327745,403,
4071,24,3939,196670,4071,4070,131321,3992,131320,3992,131321,3946,131320,3946,131321,3941,
131320,3941,327808,261,3940,3939,309,131321,3938,131320,3942,131321,4072,131320,4072,458997,
261,4073,284,3942,4074,4075,262390,4076,4075,1,131321,4077,131320,4077,327856,267,
4078,4073,142,262394,4078,4079,4076,131320,4079,131321,4080,131320,4080,458997,261,4081,
282,4079,4082,4083,262390,4084,4083,1,131321,4085,131320,4085,327856,267,4086,4081,
141,262394,4086,4087,4084,131320,4087,327817,261,4088,431,273,393281,366,4089,8,
4088,4081,262205,283,4090,4089,393281,370,4091,9,4088,4073,262205,285,4092,4091,
393281,344,4093,6,4081,4073,262205,340,4094,4093,397675,340,4095,4090,4092,4094,
196670,4093,4095,131321,4083,131320,4083,327808,261,4082,4081,309,131321,4080,131320,4084,
131321,4075,131320,4075,327808,261,4074,4073,309,131321,4072,131320,4076,131321,4096,131320,
4096,458997,261,4097,284,4076,4098,4099,262390,4100,4099,1,131321,4101,131320,4101,
327856,267,4102,4097,151,262394,4102,4103,4100,131320,4103,131321,4104,131320,4104,458997,
261,4105,282,4103,4106,4107,262390,4108,4107,1,131321,4109,131320,4109,327856,267,
4110,4105,141,262394,4110,4111,4108,131320,4111,327817,261,4112,4097,273,327812,261,
4113,4097,60,262205,261,4114,5,327817,261,4115,4114,273,327812,261,4116,4115,
338,327814,261,4117,4116,59,327808,261,4118,4117,4105,327812,261,4119,4118,144,
196855,4120,0,262394,143,4121,4122,131320,4121,327814,261,4123,4113,290,131321,4120,
131320,4122,327812,261,4124,4113,145,131321,4120,131320,4120,458997,261,4125,4123,4121,
4124,4122,327808,261,4126,4119,4125,327745,355,4127,7,4126,528745,283,4128,4127,
146,145,48,273,393281,366,4129,8,4112,4105,196670,4129,4128,131321,4107,131320,
4107,327808,261,4106,4105,309,131321,4104,131320,4108,131321,4130,131320,4130,458997,261,
4131,282,4108,4132,4133,262390,4134,4133,1,131321,4135,131320,4135,327856,267,4136,
4131,142,262394,4136,4137,4134,131320,4137,327817,261,4138,4097,273,327812,261,4139,
4097,60,262205,261,4140,5,327814,261,4141,4140,273,327812,261,4142,4141,339,
327814,261,4143,4142,61,327808,261,4144,4143,4131,327812,261,4145,4144,148,196855,
4146,0,262394,147,4147,4148,131320,4147,327814,261,4149,4139,290,131321,4146,131320,
4148,327812,261,4150,4139,149,131321,4146,131320,4146,458997,261,4151,4149,4147,4150,
4148,327808,261,4152,4145,4151,327808,261,4153,361,4152,327745,355,4154,7,4153,
528745,285,4155,4154,150,149,48,273,393281,370,4156,9,4138,4131,196670,4156,
4155,131321,4133,131320,4133,327808,261,4132,4131,309,131321,4130,131320,4134,327810,261,
4157,4097,284,131321,4158,131320,4158,458997,261,4159,282,4134,4160,4161,262390,4162,
4161,1,131321,4163,131320,4163,327856,267,4164,4159,142,262394,4164,4165,4162,131320,
4165,131321,4166,131320,4166,458997,261,4167,282,4165,4168,4169,262390,4170,4169,1,
131321,4171,131320,4171,327856,267,4172,4167,141,262394,4172,4173,4170,131320,4173,327817,
261,4174,4157,273,393281,366,4175,8,4174,4167,262205,283,4176,4175,393281,370,
4177,9,4174,4159,262205,285,4178,4177,393281,344,4179,6,4167,4159,262205,340,
4180,4179,397675,340,4181,4176,4178,4180,196670,4179,4181,131321,4169,131320,4169,327808,
261,4168,4167,309,131321,4166,131320,4170,131321,4161,131320,4161,327808,261,4160,4159,
309,131321,4158,131320,4162,131321,4099,131320,4099,327808,261,4098,4097,309,131321,4096,
131320,4100,262368,273,273,429,131321,4182,131320,4182,458997,261,4183,282,4100,4184,
4185,262390,4186,4185,1,131321,4187,131320,4187,327856,267,4188,4183,163,262394,4188,
4189,4186,131320,4189,262312,267,4190,386,196855,4191,0,262394,4190,4192,4191,131320,
4192,262205,261,4193,10,327812,261,4194,4183,152,327808,261,4195,4193,4194,327856,
267,4196,4195,384,131321,4191,131320,4191,458997,267,4197,386,4189,4196,4192,196855,
4198,0,262394,4197,4199,4198,131320,4199,196670,2495,4183,327737,261,4200,66,2495,
262205,261,4201,10,196855,4202,0,262394,383,4203,4204,131320,4203,131321,4202,131320,
4204,327812,261,4205,4183,152,131321,4202,131320,4202,458997,261,4206,282,4203,4205,
4204,327808,261,4207,4201,4206,327817,261,4208,4207,154,327812,261,4209,4208,290,
327814,261,4210,4209,290,327808,261,4211,4200,4210,327745,403,4212,17,4183,262205,
287,4213,4212,327745,355,4214,7,4211,327742,4214,4213,40,273,131321,4198,131320,
4198,131321,4185,131320,4185,327808,261,4184,4183,309,131321,4182,131320,4186,131321,4215,
131320,4215,458997,261,4216,282,4186,4217,4218,262390,4219,4218,1,131321,4220,131320,
4220,327856,267,4221,4216,168,262394,4221,4222,4219,131320,4222,262312,267,4223,411,
196855,4224,0,262394,4223,4225,4224,131320,4225,262205,261,4226,10,327812,261,4227,
4216,152,327808,261,4228,4226,4227,327856,267,4229,4228,409,131321,4224,131320,4224,
458997,267,4230,411,4222,4229,4225,196855,4231,0,262394,4230,4232,4231,131320,4232,
196670,2496,4216,327737,261,4233,68,2496,327808,261,4234,361,4233,262205,261,4235,
10,196855,4236,0,262394,408,4237,4238,131320,4237,131321,4236,131320,4238,327812,261,
4239,4216,152,131321,4236,131320,4236,458997,261,4240,282,4237,4239,4238,327808,261,
4241,4235,4240,327817,261,4242,4241,157,327812,261,4243,4242,290,327814,261,4244,
4243,290,327808,261,4245,4234,4244,327745,403,4246,24,4216,262205,287,4247,4246,
327745,355,4248,7,4245,327742,4248,4247,40,273,131321,4231,131320,4231,131321,4218,
131320,4218,327808,261,4217,4216,309,131321,4215,131320,4219,131321,4249,131320,4249,458997,
261,4250,282,4219,4251,4252,262390,4253,4252,1,131321,4254,131320,4254,327856,267,
4255,4250,284,262394,4255,4256,4253,131320,4256,131321,4257,131320,4257,458997,261,4258,
282,4256,4259,4260,262390,4261,4260,1,131321,4262,131320,4262,327856,267,4263,4258,
141,262394,4263,4264,4261,131320,4264,327817,261,4265,432,273,393281,366,4266,8,
4265,4258,262205,283,4267,4266,393281,370,4268,9,4265,4250,262205,285,4269,4268,
393281,344,4270,6,4258,4250,262205,340,4271,4270,397675,340,4272,4267,4269,4271,
196670,4270,4272,131321,4260,131320,4260,327808,261,4259,4258,309,131321,4257,131320,4261,
131321,4252,131320,4252,327808,261,4251,4250,309,131321,4249,131320,4253,262368,273,273,
429,131321,3694,131320,3694,327808,261,3693,3692,309,131321,3691,131320,3695,131321,4273,
131320,4273,458997,261,4274,284,3695,4275,4276,262390,4277,4276,1,131321,4278,131320,
4278,327856,267,4279,4274,142,262394,4279,4280,4277,131320,4280,131321,4281,131320,4281,
458997,261,4282,282,4280,4283,4284,262390,4285,4284,1,131321,4286,131320,4286,327856,
267,4287,4282,141,262394,4287,4288,4285,131320,4288,327817,261,4289,434,273,393281,
366,4290,8,4289,4282,262205,283,4291,4290,393281,370,4292,9,4289,4274,262205,
285,4293,4292,393281,344,4294,6,4282,4274,262205,340,4295,4294,397675,340,4296,
4291,4293,4295,196670,4294,4296,131321,4284,131320,4284,327808,261,4283,4282,309,131321,
4281,131320,4285,131321,4276,131320,4276,327808,261,4275,4274,309,131321,4273,131320,4277,
131321,4297,131320,4297,458997,261,4298,282,4277,4299,4300,262390,4301,4300,1,131321,
4302,131320,4302,327856,267,4303,4298,151,262394,4303,4304,4301,131320,4304,131321,4305,
131320,4305,458997,261,4306,282,4304,4307,4308,262390,4309,4308,1,131321,4310,131320,
4310,327856,267,4311,4306,141,262394,4311,4312,4309,131320,4312,327812,261,4313,4298,
60,262205,261,4314,5,327817,261,4315,4314,273,327812,261,4316,4315,338,327814,
261,4317,4316,59,327808,261,4318,4317,4306,327812,261,4319,4318,144,196855,4320,
0,262394,143,4321,4322,131320,4321,327814,261,4323,4313,290,131321,4320,131320,4322,
327812,261,4324,4313,145,131321,4320,131320,4320,458997,261,4325,4323,4321,4324,4322,
327808,261,4326,4319,4325,327745,355,4327,7,4326,528745,283,4328,4327,146,145,
48,273,327745,351,4329,2494,4306,196670,4329,4328,131321,4308,131320,4308,327808,261,
4307,4306,309,131321,4305,131320,4309,131321,4330,131320,4330,458997,261,4331,282,4309,
4332,4333,262390,4334,4333,1,131321,4335,131320,4335,327856,267,4336,4331,142,262394,
4336,4337,4334,131320,4337,327812,261,4338,4298,60,262205,261,4339,5,327814,261,
4340,4339,273,327812,261,4341,4340,339,327814,261,4342,4341,61,327808,261,4343,
4342,4331,327812,261,4344,4343,148,196855,4345,0,262394,147,4346,4347,131320,4346,
327814,261,4348,4338,290,131321,4345,131320,4347,327812,261,4349,4338,149,131321,4345,
131320,4345,458997,261,4350,4348,4346,4349,4347,327808,261,4351,4344,4350,327808,261,
4352,361,4351,327745,355,4353,7,4352,528745,285,4354,4353,150,149,48,273,
131321,4355,131320,4355,458997,261,4356,282,4345,4357,4358,262390,4359,4358,1,131321,
4360,131320,4360,327856,267,4361,4356,141,262394,4361,4362,4359,131320,4362,327745,351,
4363,2494,4356,262205,283,4364,4363,393281,344,4365,6,4356,4331,262205,340,4366,
4365,397675,340,4367,4364,4354,4366,196670,4365,4367,131321,4358,131320,4358,327808,261,
4357,4356,309,131321,4355,131320,4359,131321,4333,131320,4333,327808,261,4332,4331,309,
131321,4330,131320,4334,131321,4300,131320,4300,327808,261,4299,4298,309,131321,4297,131320,
4301,131321,3600,131320,3600,131321,3110,131320,3110,262205,261,4368,2566,327856,267,4369,
2575,4368,196855,4370,0,262394,4369,4371,4370,131320,4371,262205,261,4372,2572,327812,
261,4373,2575,345,327810,261,4374,4372,4373,262205,261,4375,12,262205,261,4376,
13,327831,129,4377,4375,4376,327761,261,4378,4377,0,327761,261,4379,4377,1,
196855,4380,0,262394,2598,4381,4382,131320,4381,327760,263,4383,4378,4379,131321,4380,
131320,4382,327876,261,4384,4378,2597,327876,261,4385,4379,2597,327810,261,4386,320,
2597,327874,261,4387,4378,4386,327877,261,4388,4385,4387,327760,263,4389,4384,4388,
131321,4380,131320,4380,458997,263,4390,4383,4381,4389,4382,262205,263,4391,11,196670,
2491,4391,196670,2492,4390,327745,262,4392,2491,282,262205,261,4393,4392,327745,262,
4394,2492,282,262205,261,4395,4394,327829,129,4396,4393,4395,327761,261,4397,4396,
1,327761,261,4398,4396,0,327745,262,4399,2491,284,262205,261,4400,4399,327745,
262,4401,2492,284,262205,261,4402,4401,327808,261,4403,4400,4402,327808,261,4404,
4403,4397,327760,263,4405,4398,4404,196670,16,4405,262205,261,4406,12,327808,261,
4407,4406,309,196670,12,4407,131321,4408,131320,4408,458997,261,4409,282,4380,4410,
4411,262390,4412,4411,1,131321,4413,131320,4413,327856,267,4414,4409,163,262394,4414,
4415,4412,131320,4415,196855,4416,0,262394,162,4417,4418,131320,4417,327745,403,4419,
17,4409,196670,4419,402,262312,267,4420,386,196855,4421,0,262394,4420,4422,4421,
131320,4422,262205,261,4423,10,327812,261,4424,4409,152,327808,261,4425,4423,4424,
327856,267,4426,4425,384,131321,4421,131320,4421,458997,267,4427,386,4417,4426,4422,
196855,4428,0,262394,4427,4429,4428,131320,4429,196855,4430,0,262394,143,4431,4432,
131320,4431,262205,261,4433,10,196855,4434,0,262394,383,4435,4436,131320,4435,131321,
4434,131320,4436,327812,261,4437,4409,152,131321,4434,131320,4434,458997,261,4438,282,
4435,4437,4436,327808,261,4439,4433,4438,327817,261,4440,4439,154,327812,261,4441,
4440,290,131321,4430,131320,4432,196670,2493,4409,327737,261,4442,62,2493,131321,4430,
131320,4430,458997,261,4443,4441,4434,4442,4432,327856,267,4444,4443,4374,131321,4428,
131320,4428,458997,267,4445,4427,4421,4444,4430,196855,4446,0,262394,4445,4447,4446,
131320,4447,262205,263,4448,16,262268,404,4449,4448,327745,335,4450,15,4409,262205,
261,4451,4450,393281,405,4452,4449,308,4451,393277,287,4453,4452,2,16,196670,
4419,4453,131321,4446,131320,4446,131321,4416,131320,4418,262312,267,4454,386,196855,4455,
0,262394,4454,4456,4455,131320,4456,262205,261,4457,10,327812,261,4458,4409,152,
327808,261,4459,4457,4458,327856,267,4460,4459,384,131321,4455,131320,4455,458997,267,
4461,386,4418,4460,4456,196855,4462,0,262394,4461,4463,4462,131320,4463,131321,4464,
131320,4464,458997,261,4465,282,4463,4466,4467,262390,4468,4467,1,131321,4469,131320,
4469,327856,267,4470,4465,290,262394,4470,4471,4468,131320,4471,196855,4472,0,262394,
143,4473,4474,131320,4473,262205,261,4475,10,196855,4476,0,262394,383,4477,4478,
131320,4477,131321,4476,131320,4478,327812,261,4479,4409,152,131321,4476,131320,4476,458997,
261,4480,282,4477,4479,4478,327808,261,4481,4475,4480,327817,261,4482,4481,154,
327812,261,4483,4482,290,327808,261,4484,4483,4465,131321,4472,131320,4474,196670,2489,
4409,327737,261,4485,62,2489,131321,4472,131320,4472,458997,261,4486,4484,4476,4485,
4474,262205,261,4487,10,196855,4488,0,262394,383,4489,4490,131320,4489,131321,4488,
131320,4490,327812,261,4491,4409,152,131321,4488,131320,4488,458997,261,4492,282,4489,
4491,4490,327808,261,4493,4487,4492,327817,261,4494,4493,154,327812,261,4495,4494,
290,196855,4496,0,262394,143,4497,4498,131320,4497,131321,4496,131320,4498,327808,261,
4499,4495,4465,262205,261,4500,14,458764,261,4501,1,38,4499,4500,327810,261,
4502,4501,4495,131321,4496,131320,4496,458997,261,4503,4465,4497,4502,4498,327745,262,
4504,2490,4465,196670,4504,282,327856,267,4505,4486,4374,196855,4506,0,262394,4505,
4507,4506,131320,4507,262205,263,4508,16,262268,396,4509,4508,327745,335,4510,15,
4409,262205,261,4511,4510,327808,261,4512,4511,4503,393281,398,4513,4509,308,4512,
393277,397,4514,4513,2,2,262257,261,4515,4514,196670,4504,4515,131321,4506,131320,
4506,131321,4467,131320,4467,327808,261,4466,4465,309,131321,4464,131320,4468,327745,262,
4516,2490,308,262205,261,4517,4516,327745,262,4518,2490,309,262205,261,4519,4518,
327876,261,4520,4519,399,327877,261,4521,4517,4520,327745,262,4522,2490,310,262205,
261,4523,4522,327745,262,4524,2490,311,262205,261,4525,4524,327876,261,4526,4525,
399,327877,261,4527,4523,4526,327745,262,4528,2490,312,262205,261,4529,4528,327745,
262,4530,2490,313,262205,261,4531,4530,327876,261,4532,4531,399,327877,261,4533,
4529,4532,327745,262,4534,2490,317,262205,261,4535,4534,327745,262,4536,2490,318,
262205,261,4537,4536,327876,261,4538,4537,399,327877,261,4539,4535,4538,458832,287,
4540,4521,4527,4533,4539,327745,403,4541,17,4409,196670,4541,4540,131321,4462,131320,
4462,131321,4416,131320,4416,131321,4411,131320,4411,327808,261,4410,4409,309,131321,4408,
131320,4412,262205,261,4542,19,262205,261,4543,20,327831,129,4544,4542,4543,327761,
261,4545,4544,0,327761,261,4546,4544,1,196855,4547,0,262394,2598,4548,4549,
131320,4548,327760,263,4550,4545,4546,131321,4547,131320,4549,327876,261,4551,4545,2597,
327876,261,4552,4546,2597,327810,261,4553,320,2597,327874,261,4554,4545,4553,327877,
261,4555,4552,4554,327760,263,4556,4551,4555,131321,4547,131320,4547,458997,263,4557,
4550,4548,4556,4549,262205,263,4558,18,196670,2486,4558,196670,2487,4557,327745,262,
4559,2486,282,262205,261,4560,4559,327745,262,4561,2487,282,262205,261,4562,4561,
327829,129,4563,4560,4562,327761,261,4564,4563,1,327761,261,4565,4563,0,327745,
262,4566,2486,284,262205,261,4567,4566,327745,262,4568,2487,284,262205,261,4569,
4568,327808,261,4570,4567,4569,327808,261,4571,4570,4564,327760,263,4572,4565,4571,
196670,23,4572,262205,261,4573,19,327808,261,4574,4573,309,196670,19,4574,131321,
4575,131320,4575,458997,261,4576,282,4547,4577,4578,262390,4579,4578,1,131321,4580,
131320,4580,327856,267,4581,4576,168,262394,4581,4582,4579,131320,4582,196855,4583,0,
262394,162,4584,4585,131320,4584,327745,403,4586,24,4576,196670,4586,402,262312,267,
4587,411,196855,4588,0,262394,4587,4589,4588,131320,4589,262205,261,4590,10,327812,
261,4591,4576,152,327808,261,4592,4590,4591,327856,267,4593,4592,409,131321,4588,
131320,4588,458997,267,4594,411,4584,4593,4589,196855,4595,0,262394,4594,4596,4595,
131320,4596,196855,4597,0,262394,147,4598,4599,131320,4598,262205,261,4600,10,196855,
4601,0,262394,408,4602,4603,131320,4602,131321,4601,131320,4603,327812,261,4604,4576,
152,131321,4601,131320,4601,458997,261,4605,282,4602,4604,4603,327808,261,4606,4600,
4605,327817,261,4607,4606,157,327812,261,4608,4607,290,131321,4597,131320,4599,196670,
2488,4576,327737,261,4609,64,2488,131321,4597,131320,4597,458997,261,4610,4608,4601,
4609,4599,327856,267,4611,4610,4374,131321,4595,131320,4595,458997,267,4612,4594,4588,
4611,4597,196855,4613,0,262394,4612,4614,4613,131320,4614,262205,263,4615,23,262268,
404,4616,4615,327745,335,4617,22,4576,262205,261,4618,4617,393281,405,4619,4616,
308,4618,393277,287,4620,4619,2,16,196670,4586,4620,131321,4613,131320,4613,131321,
4583,131320,4585,262312,267,4621,411,196855,4622,0,262394,4621,4623,4622,131320,4623,
262205,261,4624,10,327812,261,4625,4576,152,327808,261,4626,4624,4625,327856,267,
4627,4626,409,131321,4622,131320,4622,458997,267,4628,411,4585,4627,4623,196855,4629,
0,262394,4628,4630,4629,131320,4630,131321,4631,131320,4631,458997,261,4632,282,4630,
4633,4634,262390,4635,4634,1,131321,4636,131320,4636,327856,267,4637,4632,290,262394,
4637,4638,4635,131320,4638,196855,4639,0,262394,147,4640,4641,131320,4640,262205,261,
4642,10,196855,4643,0,262394,408,4644,4645,131320,4644,131321,4643,131320,4645,327812,
261,4646,4576,152,131321,4643,131320,4643,458997,261,4647,282,4644,4646,4645,327808,
261,4648,4642,4647,327817,261,4649,4648,157,327812,261,4650,4649,290,327808,261,
4651,4650,4632,131321,4639,131320,4641,196670,2484,4576,327737,261,4652,64,2484,131321,
4639,131320,4639,458997,261,4653,4651,4643,4652,4641,262205,261,4654,10,196855,4655,
0,262394,408,4656,4657,131320,4656,131321,4655,131320,4657,327812,261,4658,4576,152,
131321,4655,131320,4655,458997,261,4659,282,4656,4658,4657,327808,261,4660,4654,4659,
327817,261,4661,4660,157,327812,261,4662,4661,290,196855,4663,0,262394,147,4664,
4665,131320,4664,131321,4663,131320,4665,327808,261,4666,4662,4632,262205,261,4667,21,
458764,261,4668,1,38,4666,4667,327810,261,4669,4668,4662,131321,4663,131320,4663,
458997,261,4670,4632,4664,4669,4665,327745,262,4671,2485,4632,196670,4671,282,327856,
267,4672,4653,4374,196855,4673,0,262394,4672,4674,4673,131320,4674,262205,263,4675,
23,262268,396,4676,4675,327745,335,4677,22,4576,262205,261,4678,4677,327808,261,
4679,4678,4670,393281,398,4680,4676,308,4679,393277,397,4681,4680,2,2,262257,
261,4682,4681,196670,4671,4682,131321,4673,131320,4673,131321,4634,131320,4634,327808,261,
4633,4632,309,131321,4631,131320,4635,327745,262,4683,2485,308,262205,261,4684,4683,
327745,262,4685,2485,309,262205,261,4686,4685,327876,261,4687,4686,399,327877,261,
4688,4684,4687,327745,262,4689,2485,310,262205,261,4690,4689,327745,262,4691,2485,
311,262205,261,4692,4691,327876,261,4693,4692,399,327877,261,4694,4690,4693,327745,
262,4695,2485,312,262205,261,4696,4695,327745,262,4697,2485,313,262205,261,4698,
4697,327876,261,4699,4698,399,327877,261,4700,4696,4699,327745,262,4701,2485,317,
262205,261,4702,4701,327745,262,4703,2485,318,262205,261,4704,4703,327876,261,4705,
4704,399,327877,261,4706,4702,4705,458832,287,4707,4688,4694,4700,4706,327745,403,
4708,24,4576,196670,4708,4707,131321,4629,131320,4629,131321,4583,131320,4583,131321,4578,
131320,4578,327808,261,4577,4576,309,131321,4575,131320,4579,262368,273,273,429,131321,
4709,131320,4709,458997,261,4710,282,4579,4711,4712,262390,4713,4712,1,131321,4714,
131320,4714,327856,267,4715,4710,163,262394,4715,4716,4713,131320,4716,262312,267,4717,
386,196855,4718,0,262394,4717,4719,4718,131320,4719,262205,261,4720,10,327812,261,
4721,4710,152,327808,261,4722,4720,4721,327856,267,4723,4722,384,131321,4718,131320,
4718,458997,267,4724,386,4716,4723,4719,196855,4725,0,262394,4724,4726,4725,131320,
4726,196670,2482,4710,327737,261,4727,66,2482,262205,261,4728,10,196855,4729,0,
262394,383,4730,4731,131320,4730,131321,4729,131320,4731,327812,261,4732,4710,152,131321,
4729,131320,4729,458997,261,4733,282,4730,4732,4731,327808,261,4734,4728,4733,327817,
261,4735,4734,154,327812,261,4736,4735,290,327814,261,4737,4736,290,327808,261,
4738,4727,4737,327745,403,4739,17,4710,262205,287,4740,4739,327745,355,4741,7,
4738,327742,4741,4740,40,273,131321,4725,131320,4725,131321,4712,131320,4712,327808,261,
4711,4710,309,131321,4709,131320,4713,131321,4742,131320,4742,458997,261,4743,282,4713,
4744,4745,262390,4746,4745,1,131321,4747,131320,4747,327856,267,4748,4743,168,262394,
4748,4749,4746,131320,4749,262312,267,4750,411,196855,4751,0,262394,4750,4752,4751,
131320,4752,262205,261,4753,10,327812,261,4754,4743,152,327808,261,4755,4753,4754,
327856,267,4756,4755,409,131321,4751,131320,4751,458997,267,4757,411,4749,4756,4752,
196855,4758,0,262394,4757,4759,4758,131320,4759,196670,2483,4743,327737,261,4760,68,
2483,327808,261,4761,361,4760,262205,261,4762,10,196855,4763,0,262394,408,4764,
4765,131320,4764,131321,4763,131320,4765,327812,261,4766,4743,152,131321,4763,131320,4763,
458997,261,4767,282,4764,4766,4765,327808,261,4768,4762,4767,327817,261,4769,4768,
157,327812,261,4770,4769,290,327814,261,4771,4770,290,327808,261,4772,4761,4771,
327745,403,4773,24,4743,262205,287,4774,4773,327745,355,4775,7,4772,327742,4775,
4774,40,273,131321,4758,131320,4758,131321,4745,131320,4745,327808,261,4744,4743,309,
131321,4742,131320,4746,262368,273,273,429,131321,4776,131320,4776,458997,261,4777,282,
4746,4778,4779,262390,4780,4779,1,131321,4781,131320,4781,327856,267,4782,4777,151,
262394,4782,4783,4780,131320,4783,131321,4784,131320,4784,458997,261,4785,282,4783,4786,
4787,262390,4788,4787,1,131321,4789,131320,4789,327856,267,4790,4785,141,262394,4790,
4791,4788,131320,4791,327812,261,4792,4777,60,262205,261,4793,5,327817,261,4794,
4793,273,327812,261,4795,4794,338,327814,261,4796,4795,59,327808,261,4797,4796,
4785,327812,261,4798,4797,144,196855,4799,0,262394,143,4800,4801,131320,4800,327814,
261,4802,4792,290,131321,4799,131320,4801,327812,261,4803,4792,145,131321,4799,131320,
4799,458997,261,4804,4802,4800,4803,4801,327808,261,4805,4798,4804,327745,355,4806,
7,4805,528745,283,4807,4806,146,145,48,273,327745,351,4808,2481,4785,196670,
4808,4807,131321,4787,131320,4787,327808,261,4786,4785,309,131321,4784,131320,4788,131321,
4809,131320,4809,458997,261,4810,282,4788,4811,4812,262390,4813,4812,1,131321,4814,
131320,4814,327856,267,4815,4810,142,262394,4815,4816,4813,131320,4816,327812,261,4817,
4777,60,262205,261,4818,5,327814,261,4819,4818,273,327812,261,4820,4819,339,
327814,261,4821,4820,61,327808,261,4822,4821,4810,327812,261,4823,4822,148,196855,
4824,0,262394,147,4825,4826,131320,4825,327814,261,4827,4817,290,131321,4824,131320,
4826,327812,261,4828,4817,149,131321,4824,131320,4824,458997,261,4829,4827,4825,4828,
4826,327808,261,4830,4823,4829,327808,261,4831,361,4830,327745,355,4832,7,4831,
528745,285,4833,4832,150,149,48,273,131321,4834,131320,4834,458997,261,4835,282,
4824,4836,4837,262390,4838,4837,1,131321,4839,131320,4839,327856,267,4840,4835,141,
262394,4840,4841,4838,131320,4841,327745,351,4842,2481,4835,262205,283,4843,4842,393281,
344,4844,6,4835,4810,262205,340,4845,4844,397675,340,4846,4843,4833,4845,196670,
4844,4846,131321,4837,131320,4837,327808,261,4836,4835,309,131321,4834,131320,4838,131321,
4812,131320,4812,327808,261,4811,4810,309,131321,4809,131320,4813,131321,4779,131320,4779,
327808,261,4778,4777,309,131321,4776,131320,4780,131321,4370,131320,4370,65789,65592,327734,
259,74,0,293,196663,289,75,196663,275,76,196663,262,77,196663,262,78,
196663,262,79,196663,292,80,131320,4847,262203,443,180,7,327745,262,4848,75,
309,262205,261,4849,4848,327745,275,4850,75,310,262205,267,4851,4850,262205,261,
4852,79,327852,267,4853,4852,282,327847,267,4854,4851,4853,196855,4855,0,262394,
4854,4856,4855,131320,4856,262205,261,4857,77,327812,261,4858,4857,4849,262205,261,
4859,78,327808,261,4860,4858,4859,327814,261,4861,4860,290,327745,264,4862,75,
308,262205,263,4863,4862,262268,444,4864,4863,393281,405,4865,4864,308,4861,393277,
287,4866,4865,2,16,196670,180,4866,327745,262,4867,180,282,262205,261,4868,
4867,393228,445,4869,1,62,4868,327761,278,4870,4869,0,262205,261,4871,4867,
393228,445,4872,1,62,4871,327761,278,4873,4872,1,327745,262,4874,180,284,
262205,261,4875,4874,393228,445,4876,1,62,4875,327761,278,4877,4876,0,262205,
261,4878,4874,393228,445,4879,1,62,4878,327761,278,4880,4879,1,327745,262,
4881,180,273,262205,261,4882,4881,393228,445,4883,1,62,4882,327761,278,4884,
4883,0,262205,261,4885,4881,393228,445,4886,1,62,4885,327761,278,4887,4886,
1,327745,262,4888,180,281,262205,261,4889,4888,393228,445,4890,1,62,4889,
327761,278,4891,4890,0,262205,261,4892,4888,393228,445,4893,1,62,4892,327761,
278,4894,4893,1,720976,291,4895,4870,4873,4877,4880,4884,4887,4891,4894,196670,
80,4895,65789,131320,4855,131321,4896,131320,4896,458997,261,4897,282,4855,4898,4899,
262390,4900,4899,1,131321,4901,131320,4901,327856,267,4902,4897,290,262394,4902,4903,
4900,131320,4903,262205,261,4904,79,327856,267,4905,4897,4904,196855,4906,0,262394,
4905,4907,4906,131320,4907,262205,261,4908,77,327812,261,4909,4897,182,327808,261,
4910,4908,4909,262205,261,4911,78,327812,261,4912,4897,183,327808,261,4913,4911,
4912,262205,267,4914,76,196855,4915,0,262394,4914,4916,4917,131320,4916,327812,261,
4918,4913,4849,327808,261,4919,4918,4910,131321,4915,131320,4917,327812,261,4920,4910,
4849,327808,261,4921,4920,4913,131321,4915,131320,4915,458997,261,4922,4919,4916,4921,
4917,327745,264,4923,75,308,262205,263,4924,4923,262268,447,4925,4924,393281,448,
4926,4925,308,4922,393277,280,4927,4926,2,2,262259,278,4928,4927,327745,279,
4929,80,4897,196670,4929,4928,131321,4906,131320,4906,131321,4899,131320,4899,327808,261,
4898,4897,309,131321,4896,131320,4900,65789,65592,327734,259,81,0,294,196663,264,
82,196663,262,83,196663,262,84,196663,262,85,196663,292,86,131320,4930,262203,
449,185,7,262205,261,4931,84,327850,267,4932,4931,284,327847,267,4933,175,
4932,196855,4934,0,262394,4933,4935,4934,131320,4935,131321,4936,131320,4936,458997,261,
4937,282,4935,4938,4939,262390,4940,4939,1,131321,4941,131320,4941,327856,267,4942,
4937,290,262394,4942,4943,4940,131320,4943,262205,263,4944,82,262268,450,4945,4944,
262205,261,4946,83,327808,261,4947,4946,4937,327814,261,4948,4947,451,393281,452,
4949,4945,308,4948,393277,301,4950,4949,2,16,196670,185,4950,131321,4951,131320,
4951,458997,261,4952,282,4943,4953,4954,262390,4955,4954,1,131321,4956,131320,4956,
327856,267,4957,4952,451,262394,4957,4958,4955,131320,4958,327808,261,4959,4937,4952,
327745,279,4960,185,4952,262205,278,4961,4960,327745,279,4962,86,4959,196670,4962,
4961,131321,4954,131320,4954,327808,261,4953,4952,309,131321,4951,131320,4955,131321,4939,
131320,4939,327808,261,4938,4937,451,131321,4936,131320,4940,65789,131320,4934,131321,4963,
131320,4963,458997,261,4964,282,4934,4965,4966,262390,4967,4966,1,131321,4968,131320,
4968,327856,267,4969,4964,290,262394,4969,4970,4967,131320,4970,262205,261,4971,85,
327856,267,4972,4964,4971,196855,4973,0,262394,4972,4974,4973,131320,4974,262205,261,
4975,84,327850,267,4976,4975,282,327852,267,4977,4964,282,327847,267,4978,4976,
4977,196855,4979,0,262394,4978,4980,4981,131320,4980,327745,279,4982,86,308,262205,
278,4983,4982,131321,4979,131320,4981,262205,263,4984,82,262268,453,4985,4984,262205,
261,4986,83,262205,261,4987,84,327812,261,4988,4964,4987,327808,261,4989,4986,
4988,393281,454,4990,4985,308,4989,393277,278,4991,4990,2,4,131321,4979,131320,
4979,458997,278,4992,4983,4980,4991,4981,327745,279,4993,86,4964,196670,4993,4992,
131321,4973,131320,4973,131321,4966,131320,4966,327808,261,4965,4964,309,131321,4963,131320,
4967,65789,65592,327734,261,87,0,296,196663,262,88,196663,262,89,196663,277,
90,131320,4994,327745,262,4995,90,309,262205,261,4996,4995,327812,261,4997,4996,
327,262205,261,4998,88,327808,261,4999,4997,4998,327745,262,5000,90,310,262205,
261,5001,5000,327812,261,5002,5001,329,262205,261,5003,89,327808,261,5004,5002,
5003,196855,5005,0,262394,175,5006,5005,131320,5006,131326,290,131320,5005,196855,5007,
0,262394,475,5008,5009,131320,5008,327745,335,5010,3,313,262205,261,5011,5010,
327810,261,5012,5011,5004,131321,5007,131320,5009,327745,335,5013,3,312,262205,261,
5014,5013,327810,261,5015,5014,4999,327808,261,5016,5015,182,327810,261,5017,5016,
284,458764,261,5018,1,41,182,284,327814,261,5019,5017,5018,131321,5007,131320,
5007,458997,261,5020,5012,5008,5019,5009,458764,261,5021,1,38,290,5020,131326,
5021,65592,327734,278,91,0,295,196663,279,92,131320,5022,262205,278,5023,92,
262268,261,5024,5023,327879,261,5025,5024,473,327854,267,5026,5025,474,327846,267,
5027,481,5026,196855,5028,0,262394,5027,5029,5028,131320,5029,262205,278,5030,92,
131326,5030,131320,5028,327856,267,5031,5025,482,196855,5032,0,262394,5031,5033,5032,
131320,5033,262205,278,5034,92,393228,278,5035,1,4,5034,327813,278,5036,5035,
483,393228,278,5037,1,8,5036,327811,278,5038,5036,5037,327866,267,5039,5038,
484,262312,267,5040,5039,196855,5041,0,262394,5040,5042,5041,131320,5042,327860,267,
5043,5038,484,196855,5044,0,262394,5043,5045,5044,131320,5045,327821,278,5046,5037,
485,327860,267,5047,5046,455,131321,5044,131320,5044,458997,267,5048,5043,5042,5047,
5045,131321,5041,131320,5041,458997,267,5049,5039,5033,5048,5044,393385,278,5050,5049,
455,435,327809,278,5051,5037,5050,327816,278,5052,5051,483,262268,261,5053,5052,
327879,261,5054,5024,486,327877,261,5055,5053,5054,262268,278,5056,5055,131326,5056,
131320,5032,327808,261,5057,5025,487,327874,261,5058,5025,441,327879,261,5059,5058,
284,327808,261,5060,5057,5059,327879,261,5061,5060,488,327854,267,5062,5061,489,
393385,261,5063,5062,474,5061,327879,261,5064,5024,486,327877,261,5065,5063,5064,
262268,278,5066,5065,131326,5066,65592,327734,259,93,0,297,196663,262,94,196663,
262,95,196663,262,96,196663,292,97,131320,5067,262203,279,195,7,262203,279,
196,7,262203,279,197,7,262203,279,198,7,262203,279,199,7,262203,279,
200,7,262203,279,201,7,262203,279,202,7,262203,279,203,7,262205,261,
5068,94,393281,335,5069,3,311,309,262205,261,5070,5069,327812,261,5071,5068,
5070,262205,261,5072,95,327808,261,5073,5071,5072,196855,5074,0,262394,175,5075,
5074,131320,5075,262205,263,5076,25,262268,444,5077,5076,327814,261,5078,5073,290,
327745,279,5079,97,308,262205,278,5080,5079,196670,195,5080,327737,278,5081,91,
195,327745,279,5082,97,309,262205,278,5083,5082,196670,196,5083,327737,278,5084,
91,196,327760,445,5085,5081,5084,262259,490,5086,5085,262268,261,5087,5086,327745,
279,5088,97,310,262205,278,5089,5088,196670,197,5089,327737,278,5090,91,197,
327745,279,5091,97,311,262205,278,5092,5091,196670,198,5092,327737,278,5093,91,
198,327760,445,5094,5090,5093,262259,490,5095,5094,262268,261,5096,5095,327745,279,
5097,97,312,262205,278,5098,5097,196670,199,5098,327737,278,5099,91,199,327745,
279,5100,97,313,262205,278,5101,5100,196670,200,5101,327737,278,5102,91,200,
327760,445,5103,5099,5102,262259,490,5104,5103,262268,261,5105,5104,327745,279,5106,
97,317,262205,278,5107,5106,196670,201,5107,327737,278,5108,91,201,327745,279,
5109,97,318,262205,278,5110,5109,196670,202,5110,327737,278,5111,91,202,327760,
445,5112,5108,5111,262259,490,5113,5112,262268,261,5114,5113,458832,287,5115,5087,
5096,5105,5114,393281,405,5116,5077,308,5078,327742,5116,5115,2,16,65789,131320,
5074,131321,5117,131320,5117,458997,261,5118,282,5074,5119,5120,262390,5121,5120,1,
131321,5122,131320,5122,327856,267,5123,5118,290,262394,5123,5124,5121,131320,5124,262205,
261,5125,96,327856,267,5126,5118,5125,196855,5127,0,262394,5126,5128,5127,131320,
5128,262205,263,5129,25,262268,447,5130,5129,262205,261,5131,5069,327812,261,5132,
182,5131,327808,261,5133,5132,183,327812,261,5134,5118,5133,327808,261,5135,5073,
5134,327745,279,5136,97,5118,262205,278,5137,5136,196670,203,5137,327737,278,5138,
91,203,262259,280,5139,5138,393281,448,5140,5130,308,5135,327742,5140,5139,2,
2,131321,5127,131320,5127,131321,5120,131320,5120,327808,261,5119,5118,309,131321,5117,
131320,5121,65789,65592,327734,259,98,0,298,196663,262,99,196663,292,100,131320,
5141,262203,449,204,7,196855,5142,0,262394,175,5143,5142,131320,5143,131321,5144,
131320,5144,458997,261,5145,282,5143,5146,5147,262390,5148,5147,1,131321,5149,131320,
5149,327856,267,5150,5145,290,262394,5150,5151,5148,131320,5151,262205,261,5152,99,
327808,261,5153,5152,5145,327814,261,5154,5153,451,327745,355,5155,7,5154,393277,
287,5156,5155,48,273,262268,301,5157,5156,196670,204,5157,327745,279,5158,204,
282,262205,278,5159,5158,327745,279,5160,100,5145,196670,5160,5159,327808,261,5161,
5145,284,327745,279,5162,204,284,262205,278,5163,5162,327745,279,5164,100,5161,
196670,5164,5163,327808,261,5165,5145,273,327745,279,5166,204,273,262205,278,5167,
5166,327745,279,5168,100,5165,196670,5168,5167,327808,261,5169,5145,281,327745,279,
5170,204,281,262205,278,5171,5170,327745,279,5172,100,5169,196670,5172,5171,131321,
5147,131320,5147,327808,261,5146,5145,451,131321,5144,131320,5148,65789,131320,5142,131321,
5173,131320,5173,458997,261,5174,282,5142,5175,5176,262390,5177,5176,1,131321,5178,
131320,5178,327856,267,5179,5174,290,262394,5179,5180,5177,131320,5180,262205,261,5181,
99,327812,261,5182,5174,493,327808,261,5183,5181,5182,393385,261,5184,175,5174,
5183,327814,261,5185,5183,451,327817,261,5186,5184,451,393281,494,5187,7,5185,
5186,393277,261,5188,5187,48,273,262268,278,5189,5188,327745,279,5190,100,5174,
196670,5190,5189,131321,5176,131320,5176,327808,261,5175,5174,309,131321,5173,131320,5177,
65789,65592,327734,259,101,0,299,196663,262,102,196663,262,103,196663,262,104,
196663,262,105,131320,5191,262203,264,210,7,262203,264,211,7,262203,264,213,
7,262203,264,214,7,267200,263,5192,284,327745,388,5193,29,273,196670,5193,
5192,267200,263,5194,281,327745,388,5195,30,273,196670,5195,5194,262205,261,5196,
10,327851,267,5197,5196,282,196855,5198,0,262394,5197,5199,5198,131320,5199,65789,
131320,5198,393281,506,5200,4,308,309,327745,333,5201,5200,282,262205,261,5202,
5201,327745,333,5203,5200,284,262205,261,5204,5203,327760,263,5205,5202,5204,196670,
210,5205,196670,211,509,327745,262,5206,210,282,262205,261,5207,5206,327745,262,
5208,211,282,262205,261,5209,5208,327829,129,5210,5207,5209,327761,261,5211,5210,
1,327761,261,5212,5210,0,327745,262,5213,210,284,262205,261,5214,5213,327745,
262,5215,211,284,262205,261,5216,5215,327808,261,5217,5214,5216,327808,261,5218,
5217,5211,327760,263,5219,5212,5218,262268,507,5220,5219,196670,213,5205,196670,214,
512,327745,262,5221,213,282,262205,261,5222,5221,327745,262,5223,214,282,262205,
261,5224,5223,327829,129,5225,5222,5224,327761,261,5226,5225,1,327761,261,5227,
5225,0,327745,262,5228,213,284,262205,261,5229,5228,327745,262,5230,214,284,
262205,261,5231,5230,327808,261,5232,5229,5231,327808,261,5233,5232,5226,327760,263,
5234,5227,5233,262268,510,5235,5234,327745,513,5236,5220,308,458986,261,5237,5236,
313,282,284,327856,267,5238,5237,515,196855,5239,0,262394,5238,5240,5239,131320,
5240,327812,261,5241,451,5237,262205,261,5242,102,262205,261,5243,103,262205,261,
5244,104,262205,261,5245,105,458832,287,5246,5242,5243,5244,5245,393281,405,5247,
5235,308,5241,327742,5247,5246,2,16,327808,261,5248,5241,284,327745,388,5249,
29,308,262205,263,5250,5249,327745,388,5251,29,309,262205,263,5252,5251,327761,
261,5253,5250,0,327761,261,5254,5250,1,327761,261,5255,5252,0,327761,261,
5256,5252,1,458832,287,5257,5253,5254,5255,5256,393281,405,5258,5235,308,5248,
327742,5258,5257,2,16,327808,261,5259,5241,273,327745,388,5260,29,310,262205,
263,5261,5260,327745,388,5262,30,308,262205,263,5263,5262,327761,261,5264,5261,
0,327761,261,5265,5261,1,327761,261,5266,5263,0,327761,261,5267,5263,1,
458832,287,5268,5264,5265,5266,5267,393281,405,5269,5235,308,5259,327742,5269,5268,
2,16,327808,261,5270,5241,281,327745,388,5271,30,309,262205,263,5272,5271,
327745,388,5273,30,310,262205,263,5274,5273,327761,261,5275,5272,0,327761,261,
5276,5272,1,327761,261,5277,5274,0,327761,261,5278,5274,1,458832,287,5279,
5275,5276,5277,5278,393281,405,5280,5235,308,5270,327742,5280,5279,2,16,131321,
5239,131320,5239,65789,65592,327734,267,108,0,303,196663,268,109,196663,272,110,
196663,262,111,131320,5281,262203,449,5282,7,262203,264,5283,7,262203,264,5284,
7,262203,264,5285,7,262203,264,5286,7,262203,268,5287,7,262203,262,5288,
7,262203,268,5289,7,262203,262,5290,7,262203,268,5291,7,262203,262,5292,
7,262203,268,5293,7,262203,262,5294,7,262203,264,5295,7,262203,264,5296,
7,262203,264,5297,7,262203,264,5298,7,262203,268,5299,7,262203,262,5300,
7,262203,268,5301,7,262203,262,5302,7,262203,268,5303,7,262203,262,5304,
7,262203,268,5305,7,262203,262,5306,7,262203,268,5307,7,262203,262,5308,
7,262203,268,216,7,262203,262,217,7,327745,265,5309,109,308,262205,34,
5310,5309,327761,261,5311,5310,1,327761,261,5312,5310,3,393281,262,5313,110,
308,308,262205,261,5314,5313,196855,5315,0,262394,315,5316,5317,131320,5316,131321,
5318,131320,5318,131321,5319,131320,5319,131321,5315,131320,5317,327812,261,5320,5314,5312,
131321,5315,131320,5315,458997,261,5321,282,5319,5311,5317,458997,261,5322,5314,5319,
5320,5317,458997,261,5323,284,5319,5312,5317,262205,37,5324,109,196670,216,5324,
262205,261,5325,111,196670,217,5325,393273,261,5326,45,216,217,262205,37,5327,
109,327761,261,5328,5327,2,327761,261,5329,5327,6,327761,267,5330,5327,7,
196855,5331,0,262394,5330,5332,5333,131320,5332,131321,5331,131320,5333,327812,261,5334,
5314,5328,131321,5331,131320,5331,458997,261,5335,5322,5332,5334,5333,262312,267,5336,
5330,196855,5337,0,262394,5336,5338,5337,131320,5338,327850,267,5339,5328,282,131321,
5337,131320,5337,458997,267,5340,5336,5331,5339,5338,196855,5341,0,262394,5340,5342,
5341,131320,5342,327852,267,5343,5329,284,196855,5344,0,262394,5343,5345,5346,131320,
5345,327817,261,5347,5314,5329,327814,261,5348,5314,5329,327812,261,5349,5348,5323,
196670,5301,5327,196670,5302,5347,393273,37,5350,38,5301,5302,196670,5303,5350,196670,
5304,5349,393273,261,5351,48,5303,5304,327812,261,5352,5351,5329,327808,261,5353,
5352,5347,196670,5305,5327,196670,5306,5353,393273,261,5354,45,5305,5306,131321,5344,
131320,5346,196670,5307,5327,196670,5308,5322,393273,261,5355,48,5307,5308,131321,5344,
131320,5344,458997,261,5356,5354,5345,5355,5346,131321,5341,131320,5341,458997,261,5357,
5335,5337,5356,5344,327745,262,5358,110,310,262205,261,5359,5358,327745,262,5360,
110,309,262205,261,5361,5360,327810,261,5362,5359,5361,327810,261,5363,5321,5362,
393281,506,5364,4,308,309,327745,333,5365,5364,282,262205,261,5366,5365,327745,
333,5367,5364,284,262205,261,5368,5367,327760,263,5369,5366,5368,262268,302,5370,
5369,196855,5371,0,262394,526,5372,5371,131320,5372,327808,261,5373,5357,284,327850,
267,5374,5326,5373,131321,5371,131320,5371,458997,267,5375,526,5341,5374,5372,196855,
5376,0,262394,5375,5377,5376,131320,5377,262205,261,5378,10,327850,267,5379,5378,
282,196855,5380,0,262394,5379,5381,5380,131320,5381,393281,513,5382,5370,308,5357,
458986,261,5383,5382,313,525,282,327742,31,5383,40,273,131321,5380,131320,5380,
262368,273,514,520,393277,261,5384,31,48,273,327850,267,5385,5384,5363,131321,
5376,131320,5376,458997,267,5386,5375,5371,5385,5380,262312,267,5387,5386,196855,5388,
0,262394,5387,5389,5388,131320,5389,262205,37,5390,109,327761,34,5391,5390,0,
327761,261,5392,5391,0,327761,261,5393,5391,2,327761,261,5394,5391,3,327761,
261,5395,5390,2,327761,261,5396,5390,3,327761,267,5397,5390,7,262205,44,
5398,110,327761,35,5399,5398,0,327761,261,5400,5399,0,327761,261,5401,5399,
2,327761,261,5402,5398,1,262205,261,5403,111,327852,267,5404,5395,282,196855,
5405,0,262394,5404,5406,5407,131320,5406,131321,5405,131320,5407,131321,5405,131320,5405,
458997,261,5408,5392,5406,5396,5407,327856,267,5409,5400,5408,327847,267,5410,5397,
5409,196855,5411,0,262394,5410,5412,5413,131320,5412,327814,261,5414,5402,5393,327808,
261,5415,5401,5414,131321,5411,131320,5413,196855,5416,0,262394,5397,5417,5418,131320,
5417,196855,5419,0,262394,5404,5420,5421,131320,5420,131321,5419,131320,5421,131321,5419,
131320,5419,458997,261,5422,5392,5420,5396,5421,196855,5423,0,262394,315,5424,5425,
131320,5424,131321,5426,131320,5426,131321,5427,131320,5427,131321,5423,131320,5425,327812,261,
5428,5422,5394,131321,5423,131320,5423,458997,261,5429,5422,5427,5428,5425,327808,261,
5430,5429,5403,131321,5416,131320,5418,196670,5299,5390,196670,5300,5403,393273,261,5431,
45,5299,5300,327846,267,5432,5404,5397,196855,5433,0,262394,5432,5434,5435,131320,
5434,131321,5433,131320,5435,327812,261,5436,273,5431,327850,267,5437,5402,282,393385,
261,5438,5437,284,282,327808,261,5439,5436,5438,131321,5433,131320,5433,458997,261,
5440,5431,5434,5439,5435,131321,5416,131320,5416,458997,261,5441,5430,5423,5440,5433,
131321,5411,131320,5411,458997,261,5442,5415,5412,5441,5416,196670,5295,5369,196670,5296,
518,327745,262,5443,5295,282,262205,261,5444,5443,327745,262,5445,5296,282,262205,
261,5446,5445,327829,129,5447,5444,5446,327761,261,5448,5447,1,327761,261,5449,
5447,0,327745,262,5450,5295,284,262205,261,5451,5450,327745,262,5452,5296,284,
262205,261,5453,5452,327808,261,5454,5451,5453,327808,261,5455,5454,5448,327760,263,
5456,5449,5455,327831,129,5457,5442,519,327761,261,5458,5457,0,327761,261,5459,
5457,1,393228,307,5460,1,75,284,262268,261,5461,5460,327850,267,5462,5461,
282,196855,5463,0,262394,5462,5464,5465,131320,5464,327760,263,5466,5458,5459,131321,
5463,131320,5465,327876,261,5467,5458,5461,327876,261,5468,5459,5461,327810,261,5469,
320,5461,327874,261,5470,5458,5469,327877,261,5471,5468,5470,327760,263,5472,5467,
5471,131321,5463,131320,5463,458997,263,5473,5466,5464,5472,5465,196670,5297,5456,196670,
5298,5473,327745,262,5474,5297,282,262205,261,5475,5474,327745,262,5476,5298,282,
262205,261,5477,5476,327829,129,5478,5475,5477,327761,261,5479,5478,1,327761,261,
5480,5478,0,327745,262,5481,5297,284,262205,261,5482,5481,327745,262,5483,5298,
284,262205,261,5484,5483,327808,261,5485,5482,5484,327808,261,5486,5485,5479,327760,
263,5487,5480,5486,262268,300,5488,5487,196855,5489,0,262394,527,5490,5489,131320,
5490,131321,5491,131320,5491,458997,261,5492,282,5490,5493,5494,262390,5495,5494,1,
131321,5496,131320,5496,327856,267,5497,5492,141,262394,5497,5498,5495,131320,5498,131321,
5499,131320,5499,458997,261,5500,282,5498,5501,5502,262390,5503,5502,1,131321,5504,
131320,5504,327856,267,5505,5500,142,262394,5505,5506,5503,131320,5506,262205,261,5507,
5,327817,261,5508,5507,273,327812,261,5509,5508,338,327812,261,5510,5492,59,
327808,261,5511,5509,5510,327812,261,5512,5511,329,327814,261,5513,5507,273,327812,
261,5514,5513,339,327808,261,5515,5512,5514,327812,261,5516,5500,61,327808,261,
5517,5515,5516,393281,344,5518,6,5492,5500,262205,340,5519,5518,327814,261,5520,
5517,451,393281,452,5521,5488,308,5520,463210,5521,5519,308,339,34,16,131321,
5502,131320,5502,327808,261,5501,5500,309,131321,5499,131320,5503,131321,5494,131320,5494,
327808,261,5493,5492,309,131321,5491,131320,5495,131326,315,131320,5489,131321,5522,131320,
5522,458997,261,5523,282,5489,5524,5525,262390,5526,5525,1,131321,5527,131320,5527,
327856,267,5528,5523,141,262394,5528,5529,5526,131320,5529,131321,5530,131320,5530,458997,
261,5531,282,5529,5532,5533,262390,5534,5533,1,131321,5535,131320,5535,327856,267,
5536,5531,142,262394,5536,5537,5534,131320,5537,131321,5538,131320,5538,458997,261,5539,
282,5537,5540,5541,262390,5542,5541,1,131321,5543,131320,5543,327856,267,5544,5539,
215,262394,5544,5545,5542,131320,5545,327812,261,5546,5523,142,327808,261,5547,5546,
5531,327812,261,5548,5547,215,327808,261,5549,5548,5539,327812,261,5550,5549,152,
262205,261,5551,10,327808,261,5552,5550,5551,327812,261,5553,451,5539,458817,523,
5554,6,5523,5531,5553,262205,278,5555,5554,327808,261,5556,5553,284,458817,523,
5557,6,5523,5531,5556,262205,278,5558,5557,327808,261,5559,5553,273,458817,523,
5560,6,5523,5531,5559,262205,278,5561,5560,327808,261,5562,5553,281,458817,523,
5563,6,5523,5531,5562,262205,278,5564,5563,458832,301,5565,5555,5558,5561,5564,
393281,452,5566,5488,308,5552,327742,5566,5565,34,16,131321,5541,131320,5541,327808,
261,5540,5539,309,131321,5538,131320,5542,131321,5533,131320,5533,327808,261,5532,5531,
309,131321,5530,131320,5534,131321,5525,131320,5525,327808,261,5524,5523,309,131321,5522,
131320,5526,196855,5567,0,262394,528,5568,5567,131320,5568,131326,315,131320,5567,262368,
273,514,520,262205,261,5569,10,327850,267,5570,5569,282,196855,5571,0,262394,
5570,5572,5571,131320,5572,393281,513,5573,5370,308,5357,458986,261,5574,5573,313,
525,5362,327742,31,5574,40,273,131321,5571,131320,5571,262368,273,514,520,393277,
261,5575,31,48,273,327850,267,5576,5575,5363,131321,5388,131320,5388,458997,267,
5577,5386,5376,5576,5571,196855,5578,0,262394,5577,5579,5578,131320,5579,262205,37,
5580,109,327761,261,5581,5580,2,327761,261,5582,5580,6,327761,267,5583,5580,
7,196855,5584,0,262394,5583,5585,5586,131320,5585,327808,261,5587,5322,5323,327810,
261,5588,5587,284,131321,5584,131320,5586,327812,261,5589,5314,5581,196855,5590,0,
262394,315,5591,5592,131320,5591,327856,267,5593,5581,5323,393385,261,5594,5593,5581,
5323,131321,5590,131320,5592,131321,5590,131320,5590,458997,261,5595,5594,5591,5581,5592,
327808,261,5596,5589,5595,327810,261,5597,5596,284,131321,5584,131320,5584,458997,261,
5598,5588,5585,5597,5590,262312,267,5599,5583,196855,5600,0,262394,5599,5601,5600,
131320,5601,327850,267,5602,5581,282,131321,5600,131320,5600,458997,267,5603,5599,5584,
5602,5601,196855,5604,0,262394,5603,5605,5604,131320,5605,327810,261,5606,5323,284,
327852,267,5607,5582,284,196855,5608,0,262394,5607,5609,5610,131320,5609,327817,261,
5611,5314,5582,327814,261,5612,5314,5582,327812,261,5613,5612,5323,327808,261,5614,
5613,5606,196670,5287,5580,196670,5288,5611,393273,37,5615,38,5287,5288,196670,5289,
5615,196670,5290,5614,393273,261,5616,48,5289,5290,327812,261,5617,5616,5582,327808,
261,5618,5617,5611,196670,5291,5580,196670,5292,5618,393273,261,5619,45,5291,5292,
131321,5608,131320,5610,327808,261,5620,5322,5606,196670,5293,5580,196670,5294,5620,393273,
261,5621,48,5293,5294,131321,5608,131320,5608,458997,261,5622,5619,5609,5621,5610,
131321,5604,131320,5604,458997,261,5623,5598,5600,5622,5608,262205,37,5624,109,327761,
261,5625,5624,2,327761,267,5626,5624,7,327810,261,5627,5326,5357,327852,267,
5628,5627,284,196855,5629,0,262394,5628,5630,5629,131320,5630,131321,5631,131320,5631,
458997,261,5632,282,5630,5633,5634,262390,5635,5634,1,131321,5636,131320,5636,327856,
267,5637,5632,141,262394,5637,5638,5635,131320,5638,131321,5639,131320,5639,458997,261,
5640,282,5638,5641,5642,262390,5643,5642,1,131321,5644,131320,5644,327856,267,5645,
5640,142,262394,5645,5646,5643,131320,5646,262224,340,5647,524,393281,344,5648,6,
5632,5640,196670,5648,5647,131321,5642,131320,5642,327808,261,5641,5640,309,131321,5639,
131320,5643,131321,5634,131320,5634,327808,261,5633,5632,309,131321,5631,131320,5635,131321,
5629,131320,5629,131321,5649,131320,5649,458997,261,5650,5357,5629,5651,5652,262390,5653,
5652,0,131321,5654,131320,5654,327858,267,5655,5650,5623,262394,5655,5656,5653,131320,
5656,327851,267,5657,5650,5326,327846,267,5658,5628,5657,196855,5659,0,262394,5658,
5660,5659,131320,5660,327810,261,5661,5650,5357,327852,267,5662,5625,282,327846,267,
5663,5662,5626,196855,5664,0,262394,5663,5665,5666,131320,5665,131321,5664,131320,5666,
327812,261,5667,273,5650,327850,267,5668,5661,282,393385,261,5669,5668,284,282,
327808,261,5670,5667,5669,131321,5664,131320,5664,458997,261,5671,5650,5665,5670,5666,
196670,5283,5369,196670,5284,518,327745,262,5672,5283,282,262205,261,5673,5672,327745,
262,5674,5284,282,262205,261,5675,5674,327829,129,5676,5673,5675,327761,261,5677,
5676,1,327761,261,5678,5676,0,327745,262,5679,5283,284,262205,261,5680,5679,
327745,262,5681,5284,284,262205,261,5682,5681,327808,261,5683,5680,5682,327808,261,
5684,5683,5677,327760,263,5685,5678,5684,327831,129,5686,5671,519,327761,261,5687,
5686,0,327761,261,5688,5686,1,393228,307,5689,1,75,284,262268,261,5690,
5689,327850,267,5691,5690,282,196855,5692,0,262394,5691,5693,5694,131320,5693,327760,
263,5695,5687,5688,131321,5692,131320,5694,327876,261,5696,5687,5690,327876,261,5697,
5688,5690,327810,261,5698,320,5690,327874,261,5699,5687,5698,327877,261,5700,5697,
5699,327760,263,5701,5696,5700,131321,5692,131320,5692,458997,263,5702,5695,5693,5701,
5694,196670,5285,5685,196670,5286,5702,327745,262,5703,5285,282,262205,261,5704,5703,
327745,262,5705,5286,282,262205,261,5706,5705,327829,129,5707,5704,5706,327761,261,
5708,5707,1,327761,261,5709,5707,0,327745,262,5710,5285,284,262205,261,5711,
5710,327745,262,5712,5286,284,262205,261,5713,5712,327808,261,5714,5711,5713,327808,
261,5715,5714,5708,327760,263,5716,5709,5715,262268,300,5717,5716,131321,5718,131320,
5718,458997,261,5719,282,5692,5720,5721,262390,5722,5721,1,131321,5723,131320,5723,
327856,267,5724,5719,141,262394,5724,5725,5722,131320,5725,131321,5726,131320,5726,458997,
261,5727,282,5725,5728,5729,262390,5730,5729,1,131321,5731,131320,5731,327856,267,
5732,5727,142,262394,5732,5733,5730,131320,5733,131321,5734,131320,5734,458997,261,5735,
282,5733,5736,5737,262390,5738,5737,1,131321,5739,131320,5739,327856,267,5740,5735,
215,262394,5740,5741,5738,131320,5741,327812,261,5742,5719,142,327808,261,5743,5742,
5727,327812,261,5744,5743,215,327808,261,5745,5744,5735,327812,261,5746,5745,152,
262205,261,5747,10,327808,261,5748,5746,5747,393281,452,5749,5717,308,5748,393277,
301,5750,5749,34,16,196670,5282,5750,327812,261,5751,451,5735,327745,279,5752,
5282,282,262205,278,5753,5752,458817,523,5754,6,5719,5727,5751,262205,278,5755,
5754,327809,278,5756,5755,5753,196670,5754,5756,327808,261,5757,5751,284,327745,279,
5758,5282,284,262205,278,5759,5758,458817,523,5760,6,5719,5727,5757,262205,278,
5761,5760,327809,278,5762,5761,5759,196670,5760,5762,327808,261,5763,5751,273,327745,
279,5764,5282,273,262205,278,5765,5764,458817,523,5766,6,5719,5727,5763,262205,
278,5767,5766,327809,278,5768,5767,5765,196670,5766,5768,327808,261,5769,5751,281,
327745,279,5770,5282,281,262205,278,5771,5770,458817,523,5772,6,5719,5727,5769,
262205,278,5773,5772,327809,278,5774,5773,5771,196670,5772,5774,131321,5737,131320,5737,
327808,261,5736,5735,309,131321,5734,131320,5738,131321,5729,131320,5729,327808,261,5728,
5727,309,131321,5726,131320,5730,131321,5721,131320,5721,327808,261,5720,5719,309,131321,
5718,131320,5722,131321,5659,131320,5659,131321,5652,131320,5652,327808,261,5651,5650,309,
131321,5649,131320,5653,262205,261,5775,10,327850,267,5776,5775,282,196855,5777,0,
262394,5776,5778,5777,131320,5778,393281,513,5779,5370,308,5357,327908,5779,313,282,
282,131321,5777,131320,5777,131321,5578,131320,5578,131326,5577,65592,327734,267,112,0,
304,196663,268,113,196663,271,114,131320,5780,262203,449,5781,7,262203,264,5782,
7,262203,264,5783,7,262203,264,5784,7,262203,264,5785,7,262203,268,5786,
7,262203,262,5787,7,262203,268,5788,7,262203,262,5789,7,262203,268,5790,
7,262203,262,5791,7,262203,268,5792,7,262203,262,5793,7,262203,268,5794,
7,262203,262,5795,7,262203,268,5796,7,262203,262,5797,7,262203,268,5798,
7,262203,262,5799,7,262203,268,5800,7,262203,262,5801,7,327745,262,5802,
114,308,262205,261,5803,5802,262205,37,5804,113,327761,34,5805,5804,0,327761,
261,5806,5805,0,327761,261,5807,5804,2,327761,261,5808,5804,3,327852,267,
5809,5807,282,196855,5810,0,262394,5809,5811,5812,131320,5811,131321,5810,131320,5812,
131321,5810,131320,5810,458997,261,5813,5806,5811,5808,5812,327854,267,5814,5803,5813,
196855,5815,0,262394,5814,5816,5815,131320,5816,131326,315,131320,5815,262205,37,5817,
113,327761,261,5818,5817,2,327761,261,5819,5817,6,327761,267,5820,5817,7,
262205,35,5821,114,327761,261,5822,5821,0,327761,261,5823,5821,2,327761,261,
5824,5821,3,196855,5825,0,262394,5820,5826,5827,131320,5826,131321,5825,131320,5827,
327812,261,5828,5822,5818,131321,5825,131320,5825,458997,261,5829,5823,5826,5828,5827,
262312,267,5830,5820,196855,5831,0,262394,5830,5832,5831,131320,5832,327850,267,5833,
5818,282,131321,5831,131320,5831,458997,267,5834,5830,5825,5833,5832,196855,5835,0,
262394,5834,5836,5835,131320,5836,327852,267,5837,5819,284,196855,5838,0,262394,5837,
5839,5840,131320,5839,327817,261,5841,5822,5819,327814,261,5842,5822,5819,327812,261,
5843,5842,5824,196670,5794,5817,196670,5795,5841,393273,37,5844,38,5794,5795,196670,
5796,5844,196670,5797,5843,393273,261,5845,48,5796,5797,327812,261,5846,5845,5819,
327808,261,5847,5846,5841,196670,5798,5817,196670,5799,5847,393273,261,5848,45,5798,
5799,131321,5838,131320,5840,196670,5800,5817,196670,5801,5823,393273,261,5849,48,5800,
5801,131321,5838,131320,5838,458997,261,5850,5848,5839,5849,5840,131321,5835,131320,5835,
458997,261,5851,5829,5831,5850,5838,262205,37,5852,113,327761,261,5853,5852,2,
327761,261,5854,5852,6,327761,267,5855,5852,7,262205,35,5856,114,327761,261,
5857,5856,0,327761,261,5858,5856,2,327761,261,5859,5856,3,196855,5860,0,
262394,5855,5861,5862,131320,5861,327808,261,5863,5858,5859,327810,261,5864,5863,284,
131321,5860,131320,5862,327812,261,5865,5857,5853,196855,5866,0,262394,315,5867,5868,
131320,5867,327856,267,5869,5853,5859,393385,261,5870,5869,5853,5859,131321,5866,131320,
5868,131321,5866,131320,5866,458997,261,5871,5870,5867,5853,5868,327808,261,5872,5865,
5871,327810,261,5873,5872,284,131321,5860,131320,5860,458997,261,5874,5864,5861,5873,
5866,262312,267,5875,5855,196855,5876,0,262394,5875,5877,5876,131320,5877,327850,267,
5878,5853,282,131321,5876,131320,5876,458997,267,5879,5875,5860,5878,5877,196855,5880,
0,262394,5879,5881,5880,131320,5881,327810,261,5882,5859,284,327852,267,5883,5854,
284,196855,5884,0,262394,5883,5885,5886,131320,5885,327817,261,5887,5857,5854,327814,
261,5888,5857,5854,327812,261,5889,5888,5859,327808,261,5890,5889,5882,196670,5786,
5852,196670,5787,5887,393273,37,5891,38,5786,5787,196670,5788,5891,196670,5789,5890,
393273,261,5892,48,5788,5789,327812,261,5893,5892,5854,327808,261,5894,5893,5887,
196670,5790,5852,196670,5791,5894,393273,261,5895,45,5790,5791,131321,5884,131320,5886,
327808,261,5896,5858,5882,196670,5792,5852,196670,5793,5896,393273,261,5897,48,5792,
5793,131321,5884,131320,5884,458997,261,5898,5895,5885,5897,5886,131321,5880,131320,5880,
458997,261,5899,5874,5876,5898,5884,327850,267,5900,5851,5899,196855,5901,0,262394,
5900,5902,5901,131320,5902,131326,315,131320,5901,327810,261,5903,5851,273,262205,37,
5904,113,327761,261,5905,5904,2,327761,267,5906,5904,7,327810,261,5907,5903,
5851,327852,267,5908,5907,284,196855,5909,0,262394,5908,5910,5909,131320,5910,131321,
5911,131320,5911,458997,261,5912,282,5910,5913,5914,262390,5915,5914,1,131321,5916,
131320,5916,327856,267,5917,5912,141,262394,5917,5918,5915,131320,5918,131321,5919,131320,
5919,458997,261,5920,282,5918,5921,5922,262390,5923,5922,1,131321,5924,131320,5924,
327856,267,5925,5920,142,262394,5925,5926,5923,131320,5926,262224,340,5927,524,393281,
344,5928,6,5912,5920,196670,5928,5927,131321,5922,131320,5922,327808,261,5921,5920,
309,131321,5919,131320,5923,131321,5914,131320,5914,327808,261,5913,5912,309,131321,5911,
131320,5915,131321,5909,131320,5909,131321,5929,131320,5929,458997,261,5930,5851,5909,5931,
5932,262390,5933,5932,0,131321,5934,131320,5934,327858,267,5935,5930,5899,262394,5935,
5936,5933,131320,5936,327851,267,5937,5930,5903,327846,267,5938,5908,5937,196855,5939,
0,262394,5938,5940,5939,131320,5940,327810,261,5941,5930,5851,327852,267,5942,5905,
282,327846,267,5943,5942,5906,196855,5944,0,262394,5943,5945,5946,131320,5945,131321,
5944,131320,5946,327812,261,5947,273,5930,327850,267,5948,5941,282,393385,261,5949,
5948,284,282,327808,261,5950,5947,5949,131321,5944,131320,5944,458997,261,5951,5930,
5945,5950,5946,393281,506,5952,4,308,309,327745,333,5953,5952,282,262205,261,
5954,5953,327745,333,5955,5952,284,262205,261,5956,5955,327760,263,5957,5954,5956,
196670,5782,5957,196670,5783,518,327745,262,5958,5782,282,262205,261,5959,5958,327745,
262,5960,5783,282,262205,261,5961,5960,327829,129,5962,5959,5961,327761,261,5963,
5962,1,327761,261,5964,5962,0,327745,262,5965,5782,284,262205,261,5966,5965,
327745,262,5967,5783,284,262205,261,5968,5967,327808,261,5969,5966,5968,327808,261,
5970,5969,5963,327760,263,5971,5964,5970,327831,129,5972,5951,519,327761,261,5973,
5972,0,327761,261,5974,5972,1,393228,307,5975,1,75,284,262268,261,5976,
5975,327850,267,5977,5976,282,196855,5978,0,262394,5977,5979,5980,131320,5979,327760,
263,5981,5973,5974,131321,5978,131320,5980,327876,261,5982,5973,5976,327876,261,5983,
5974,5976,327810,261,5984,320,5976,327874,261,5985,5973,5984,327877,261,5986,5983,
5985,327760,263,5987,5982,5986,131321,5978,131320,5978,458997,263,5988,5981,5979,5987,
5980,196670,5784,5971,196670,5785,5988,327745,262,5989,5784,282,262205,261,5990,5989,
327745,262,5991,5785,282,262205,261,5992,5991,327829,129,5993,5990,5992,327761,261,
5994,5993,1,327761,261,5995,5993,0,327745,262,5996,5784,284,262205,261,5997,
5996,327745,262,5998,5785,284,262205,261,5999,5998,327808,261,6000,5997,5999,327808,
261,6001,6000,5994,327760,263,6002,5995,6001,262268,300,6003,6002,131321,6004,131320,
6004,458997,261,6005,282,5978,6006,6007,262390,6008,6007,1,131321,6009,131320,6009,
327856,267,6010,6005,141,262394,6010,6011,6008,131320,6011,131321,6012,131320,6012,458997,
261,6013,282,6011,6014,6015,262390,6016,6015,1,131321,6017,131320,6017,327856,267,
6018,6013,142,262394,6018,6019,6016,131320,6019,131321,6020,131320,6020,458997,261,6021,
282,6019,6022,6023,262390,6024,6023,1,131321,6025,131320,6025,327856,267,6026,6021,
215,262394,6026,6027,6024,131320,6027,327812,261,6028,6005,142,327808,261,6029,6028,
6013,327812,261,6030,6029,215,327808,261,6031,6030,6021,327812,261,6032,6031,152,
262205,261,6033,10,327808,261,6034,6032,6033,393281,452,6035,6003,308,6034,393277,
301,6036,6035,34,16,196670,5781,6036,327812,261,6037,451,6021,327745,279,6038,
5781,282,262205,278,6039,6038,458817,523,6040,6,6005,6013,6037,262205,278,6041,
6040,327809,278,6042,6041,6039,196670,6040,6042,327808,261,6043,6037,284,327745,279,
6044,5781,284,262205,278,6045,6044,458817,523,6046,6,6005,6013,6043,262205,278,
6047,6046,327809,278,6048,6047,6045,196670,6046,6048,327808,261,6049,6037,273,327745,
279,6050,5781,273,262205,278,6051,6050,458817,523,6052,6,6005,6013,6049,262205,
278,6053,6052,327809,278,6054,6053,6051,196670,6052,6054,327808,261,6055,6037,281,
327745,279,6056,5781,281,262205,278,6057,6056,458817,523,6058,6,6005,6013,6055,
262205,278,6059,6058,327809,278,6060,6059,6057,196670,6058,6060,131321,6023,131320,6023,
327808,261,6022,6021,309,131321,6020,131320,6024,131321,6015,131320,6015,327808,261,6014,
6013,309,131321,6012,131320,6016,131321,6007,131320,6007,327808,261,6006,6005,309,131321,
6004,131320,6008,131321,5939,131320,5939,131321,5932,131320,5932,327808,261,5931,5930,309,
131321,5929,131320,5933,131326,319,65592,327734,267,116,0,303,196663,268,117,196663,
272,118,196663,262,119,131320,6061,262203,264,6062,7,262203,264,6063,7,262203,
449,6064,7,262203,264,6065,7,262203,264,6066,7,262203,264,6067,7,262203,
264,6068,7,262203,264,6069,7,262203,264,6070,7,262203,264,6071,7,262203,
264,6072,7,262203,268,6073,7,262203,262,6074,7,262203,268,6075,7,262203,
262,6076,7,262203,268,6077,7,262203,262,6078,7,262203,268,6079,7,262203,
262,6080,7,262203,268,6081,7,262203,262,6082,7,327745,265,6083,117,308,
262205,34,6084,6083,327761,261,6085,6084,1,327761,261,6086,6084,3,393281,262,
6087,118,308,308,262205,261,6088,6087,196855,6089,0,262394,315,6090,6091,131320,
6090,131321,6092,131320,6092,131321,6093,131320,6093,131321,6089,131320,6091,327812,261,6094,
6088,6086,131321,6089,131320,6089,458997,261,6095,282,6093,6085,6091,458997,261,6096,
6088,6093,6094,6091,458997,261,6097,284,6093,6086,6091,262205,37,6098,117,327761,
261,6099,6098,2,327761,261,6100,6098,6,327761,267,6101,6098,7,196855,6102,
0,262394,6101,6103,6104,131320,6103,131321,6102,131320,6104,327812,261,6105,6088,6099,
131321,6102,131320,6102,458997,261,6106,6096,6103,6105,6104,262312,267,6107,6101,196855,
6108,0,262394,6107,6109,6108,131320,6109,327850,267,6110,6099,282,131321,6108,131320,
6108,458997,267,6111,6107,6102,6110,6109,196855,6112,0,262394,6111,6113,6112,131320,
6113,327852,267,6114,6100,284,196855,6115,0,262394,6114,6116,6117,131320,6116,327817,
261,6118,6088,6100,327814,261,6119,6088,6100,327812,261,6120,6119,6097,196670,6075,
6098,196670,6076,6118,393273,37,6121,38,6075,6076,196670,6077,6121,196670,6078,6120,
393273,261,6122,48,6077,6078,327812,261,6123,6122,6100,327808,261,6124,6123,6118,
196670,6079,6098,196670,6080,6124,393273,261,6125,45,6079,6080,131321,6115,131320,6117,
196670,6081,6098,196670,6082,6096,393273,261,6126,48,6081,6082,131321,6115,131320,6115,
458997,261,6127,6125,6116,6126,6117,131321,6112,131320,6112,458997,261,6128,6106,6108,
6127,6115,196855,6129,0,262394,220,6130,6131,131320,6130,262205,37,6132,117,327761,
34,6133,6132,0,327761,261,6134,6133,0,327761,261,6135,6133,2,327761,261,
6136,6133,3,327761,261,6137,6132,2,327761,261,6138,6132,3,327761,267,6139,
6132,7,262205,44,6140,118,327761,35,6141,6140,0,327761,261,6142,6141,0,
327761,261,6143,6141,2,327761,261,6144,6140,1,262205,261,6145,119,327852,267,
6146,6137,282,196855,6147,0,262394,6146,6148,6149,131320,6148,131321,6147,131320,6149,
131321,6147,131320,6147,458997,261,6150,6134,6148,6138,6149,327856,267,6151,6142,6150,
327847,267,6152,6139,6151,196855,6153,0,262394,6152,6154,6155,131320,6154,327814,261,
6156,6144,6135,327808,261,6157,6143,6156,131321,6153,131320,6155,196855,6158,0,262394,
6139,6159,6160,131320,6159,196855,6161,0,262394,6146,6162,6163,131320,6162,131321,6161,
131320,6163,131321,6161,131320,6161,458997,261,6164,6134,6162,6138,6163,196855,6165,0,
262394,315,6166,6167,131320,6166,131321,6168,131320,6168,131321,6169,131320,6169,131321,6165,
131320,6167,327812,261,6170,6164,6136,131321,6165,131320,6165,458997,261,6171,6164,6169,
6170,6167,327808,261,6172,6171,6145,131321,6158,131320,6160,196670,6073,6132,196670,6074,
6145,393273,261,6173,45,6073,6074,327846,267,6174,6146,6139,196855,6175,0,262394,
6174,6176,6177,131320,6176,131321,6175,131320,6177,327812,261,6178,273,6173,327850,267,
6179,6144,282,393385,261,6180,6179,284,282,327808,261,6181,6178,6180,131321,6175,
131320,6175,458997,261,6182,6173,6176,6181,6177,131321,6158,131320,6158,458997,261,6183,
6172,6165,6182,6175,131321,6153,131320,6153,458997,261,6184,6157,6154,6183,6158,131321,
6129,131320,6131,262205,37,6185,117,327761,261,6186,6185,1,327761,261,6187,6185,
2,327761,261,6188,6185,3,327761,261,6189,6185,6,327761,36,6190,6185,8,
327761,261,6191,6190,0,327850,267,6192,6187,282,196855,6193,0,262394,6192,6194,
6193,131320,6194,327852,267,6195,6189,284,196855,6196,0,262394,6195,6197,6198,131320,
6197,131321,6196,131320,6198,131321,6196,131320,6196,458997,261,6199,6186,6197,6191,6198,
327856,267,6200,6199,6188,131321,6193,131320,6193,458997,267,6201,6192,6131,6200,6196,
393385,261,6202,6201,6128,6088,131321,6129,131320,6129,458997,261,6203,6184,6153,6202,
6193,393281,506,6204,4,308,309,327745,333,6205,6204,282,262205,261,6206,6205,
327745,333,6207,6204,284,262205,261,6208,6207,327760,263,6209,6206,6208,196670,6069,
6209,196670,6070,518,327745,262,6210,6069,282,262205,261,6211,6210,327745,262,6212,
6070,282,262205,261,6213,6212,327829,129,6214,6211,6213,327761,261,6215,6214,1,
327761,261,6216,6214,0,327745,262,6217,6069,284,262205,261,6218,6217,327745,262,
6219,6070,284,262205,261,6220,6219,327808,261,6221,6218,6220,327808,261,6222,6221,
6215,327760,263,6223,6216,6222,327831,129,6224,6203,519,327761,261,6225,6224,0,
327761,261,6226,6224,1,393228,307,6227,1,75,284,262268,261,6228,6227,327850,
267,6229,6228,282,196855,6230,0,262394,6229,6231,6232,131320,6231,327760,263,6233,
6225,6226,131321,6230,131320,6232,327876,261,6234,6225,6228,327876,261,6235,6226,6228,
327810,261,6236,320,6228,327874,261,6237,6225,6236,327877,261,6238,6235,6237,327760,
263,6239,6234,6238,131321,6230,131320,6230,458997,263,6240,6233,6231,6239,6232,196670,
6071,6223,196670,6072,6240,327745,262,6241,6071,282,262205,261,6242,6241,327745,262,
6243,6072,282,262205,261,6244,6243,327829,129,6245,6242,6244,327761,261,6246,6245,
1,327761,261,6247,6245,0,327745,262,6248,6071,284,262205,261,6249,6248,327745,
262,6250,6072,284,262205,261,6251,6250,327808,261,6252,6249,6251,327808,261,6253,
6252,6246,327760,263,6254,6247,6253,262268,300,6255,6254,262268,302,6256,6209,327745,
262,6257,118,309,262205,261,6258,6257,327852,267,6259,6258,282,196855,6260,0,
262394,6259,6261,6260,131320,6261,196855,6262,0,262394,537,6263,6262,131320,6263,262205,
44,6264,118,327761,35,6265,6264,0,327761,261,6266,6265,0,327761,261,6267,
6264,1,262205,261,6268,119,262205,261,6269,10,327850,267,6270,6269,282,196855,
6271,0,262394,6270,6272,6271,131320,6272,131321,6273,131320,6273,458997,261,6274,282,
6272,6275,6276,458997,261,6277,282,6272,6278,6276,262390,6279,6276,0,131321,6280,
131320,6280,393281,333,6281,4,308,310,262205,261,6282,6281,327856,267,6283,6274,
6282,262394,6283,6284,6279,131320,6284,393281,513,6285,6256,308,6128,393443,261,6278,
6285,313,536,327854,267,6286,6278,6267,262312,267,6287,6286,196855,6288,0,262394,
6287,6289,6288,131320,6289,196670,6067,6209,196670,6068,530,327745,262,6290,6067,282,
262205,261,6291,6290,327745,262,6292,6068,282,262205,261,6293,6292,327829,129,6294,
6291,6293,327761,261,6295,6294,1,327761,261,6296,6294,0,327745,262,6297,6067,
284,262205,261,6298,6297,327745,262,6299,6068,284,262205,261,6300,6299,327808,261,
6301,6298,6300,327808,261,6302,6301,6295,327760,263,6303,6296,6302,262268,305,6304,
6303,327745,513,6305,6304,308,393443,261,6306,6305,313,282,327851,267,6307,6306,
282,131321,6288,131320,6288,458997,267,6308,6286,6284,6307,6289,196855,6309,0,262394,
6308,6310,6309,131320,6310,131321,6279,131320,6309,131321,6276,131320,6276,327808,261,6275,
6274,309,131321,6273,131320,6279,458997,261,6311,6277,6280,6278,6310,327742,31,6311,
40,273,393277,261,6312,31,48,273,327851,267,6313,6312,6267,196855,6314,0,
262394,6313,6315,6314,131320,6315,393277,261,6316,31,48,273,327856,267,6317,6316,
6267,393385,261,6318,6317,284,273,393277,261,6319,31,48,273,196670,6065,6209,
196670,6066,530,327745,262,6320,6065,282,262205,261,6321,6320,327745,262,6322,6066,
282,262205,261,6323,6322,327829,129,6324,6321,6323,327761,261,6325,6324,1,327761,
261,6326,6324,0,327745,262,6327,6065,284,262205,261,6328,6327,327745,262,6329,
6066,284,262205,261,6330,6329,327808,261,6331,6328,6330,327808,261,6332,6331,6325,
327760,263,6333,6326,6332,262268,305,6334,6333,327745,513,6335,6334,308,590054,261,
6336,6335,313,282,282,6318,282,327850,267,6337,6336,282,196855,6338,0,262394,
6337,6339,6338,131320,6339,327745,513,6340,6334,309,327742,6340,6266,34,4,327745,
513,6341,6334,310,327742,6341,6268,34,4,327745,513,6342,6334,311,327742,6342,
6267,34,4,327745,513,6343,6334,312,327742,6343,6319,34,4,131321,6338,131320,
6338,131321,6314,131320,6314,131321,6271,131320,6271,262368,273,514,520,393277,261,6344,
31,48,273,327851,267,6345,6344,6267,131321,6262,131320,6262,458997,267,6346,537,
6261,6345,6271,196855,6347,0,262394,6346,6348,6347,131320,6348,131326,315,131320,6347,
131321,6349,131320,6349,458997,261,6350,282,6347,6351,6352,262390,6353,6352,1,131321,
6354,131320,6354,327856,267,6355,6350,141,262394,6355,6356,6353,131320,6356,131321,6357,
131320,6357,458997,261,6358,282,6356,6359,6360,262390,6361,6360,1,131321,6362,131320,
6362,327856,267,6363,6358,142,262394,6363,6364,6361,131320,6364,131321,6365,131320,6365,
458997,261,6366,282,6364,6367,6368,262390,6369,6368,1,131321,6370,131320,6370,327856,
267,6371,6366,215,262394,6371,6372,6369,131320,6372,327812,261,6373,6350,142,327808,
261,6374,6373,6358,327812,261,6375,6374,215,327808,261,6376,6375,6366,327812,261,
6377,6376,152,262205,261,6378,10,327808,261,6379,6377,6378,393281,452,6380,6255,
308,6379,393277,301,6381,6380,34,16,196670,6064,6381,327812,261,6382,451,6366,
327745,279,6383,6064,282,262205,278,6384,6383,458817,523,6385,6,6350,6358,6382,
262205,278,6386,6385,327809,278,6387,6386,6384,196670,6385,6387,327808,261,6388,6382,
284,327745,279,6389,6064,284,262205,278,6390,6389,458817,523,6391,6,6350,6358,
6388,262205,278,6392,6391,327809,278,6393,6392,6390,196670,6391,6393,327808,261,6394,
6382,273,327745,279,6395,6064,273,262205,278,6396,6395,458817,523,6397,6,6350,
6358,6394,262205,278,6398,6397,327809,278,6399,6398,6396,196670,6397,6399,327808,261,
6400,6382,281,327745,279,6401,6064,281,262205,278,6402,6401,458817,523,6403,6,
6350,6358,6400,262205,278,6404,6403,327809,278,6405,6404,6402,196670,6403,6405,131321,
6368,131320,6368,327808,261,6367,6366,309,131321,6365,131320,6369,131321,6360,131320,6360,
327808,261,6359,6358,309,131321,6357,131320,6361,131321,6352,131320,6352,327808,261,6351,
6350,309,131321,6349,131320,6353,131321,6260,131320,6260,327745,262,6406,118,310,262205,
261,6407,6406,327856,267,6408,6407,6095,196855,6409,0,262394,6408,6410,6409,131320,
6410,131321,6411,131320,6411,458997,261,6412,282,6410,6413,6414,262390,6415,6414,1,
131321,6416,131320,6416,327856,267,6417,6412,141,262394,6417,6418,6415,131320,6418,131321,
6419,131320,6419,458997,261,6420,282,6418,6421,6422,262390,6423,6422,1,131321,6424,
131320,6424,327856,267,6425,6420,142,262394,6425,6426,6423,131320,6426,131321,6427,131320,
6427,458997,261,6428,282,6426,6429,6430,262390,6431,6430,1,131321,6432,131320,6432,
327856,267,6433,6428,215,262394,6433,6434,6431,131320,6434,327812,261,6435,6412,142,
327808,261,6436,6435,6420,327812,261,6437,6436,215,327808,261,6438,6437,6428,327812,
261,6439,6438,152,262205,261,6440,10,327808,261,6441,6439,6440,327812,261,6442,
451,6428,458817,523,6443,6,6412,6420,6442,262205,278,6444,6443,327808,261,6445,
6442,284,458817,523,6446,6,6412,6420,6445,262205,278,6447,6446,327808,261,6448,
6442,273,458817,523,6449,6,6412,6420,6448,262205,278,6450,6449,327808,261,6451,
6442,281,458817,523,6452,6,6412,6420,6451,262205,278,6453,6452,458832,301,6454,
6444,6447,6450,6453,393281,452,6455,6255,308,6441,327742,6455,6454,34,16,131321,
6430,131320,6430,327808,261,6429,6428,309,131321,6427,131320,6431,131321,6422,131320,6422,
327808,261,6421,6420,309,131321,6419,131320,6423,131321,6414,131320,6414,327808,261,6413,
6412,309,131321,6411,131320,6415,196855,6456,0,262394,538,6457,6456,131320,6457,262205,
44,6458,118,327761,35,6459,6458,0,327761,261,6460,6459,0,327761,261,6461,
6458,1,327761,261,6462,6458,2,262205,261,6463,119,262368,273,514,520,262205,
261,6464,10,327850,267,6465,6464,282,196855,6466,0,262394,6465,6467,6466,131320,
6467,393281,513,6468,6256,308,6128,327810,261,6469,6462,6461,458986,261,6470,6468,
313,525,6469,327851,267,6471,6470,6461,196855,6472,0,262394,6471,6473,6472,131320,
6473,196670,6062,6209,196670,6063,530,327745,262,6474,6062,282,262205,261,6475,6474,
327745,262,6476,6063,282,262205,261,6477,6476,327829,129,6478,6475,6477,327761,261,
6479,6478,1,327761,261,6480,6478,0,327745,262,6481,6062,284,262205,261,6482,
6481,327745,262,6483,6063,284,262205,261,6484,6483,327808,261,6485,6482,6484,327808,
261,6486,6485,6479,327760,263,6487,6480,6486,262268,305,6488,6487,327745,513,6489,
6488,308,590054,261,6490,6489,313,282,282,273,282,327850,267,6491,6490,282,
196855,6492,0,262394,6491,6493,6492,131320,6493,327745,513,6494,6488,309,327742,6494,
6460,34,4,327745,513,6495,6488,310,327742,6495,6463,34,4,327745,513,6496,
6488,311,327742,6496,6461,34,4,327745,513,6497,6488,312,327742,6497,6470,34,
4,131321,6492,131320,6492,131321,6472,131320,6472,131321,6466,131320,6466,131321,6456,131320,
6456,131326,315,131320,6409,196855,6498,0,262394,539,6499,6498,131320,6499,262205,261,
6500,10,327850,267,6501,6500,282,131321,6498,131320,6498,458997,267,6502,539,6409,
6501,6499,196855,6503,0,262394,6502,6504,6503,131320,6504,393281,513,6505,6256,308,
6128,327908,6505,313,282,282,131321,6503,131320,6503,131326,319,65592,327734,267,120,
0,303,196663,268,121,196663,272,122,196663,262,123,131320,6506,262203,268,221,
7,262203,272,222,7,262203,262,223,7,262203,268,224,7,262203,272,225,
7,262203,262,226,7,262312,267,6507,542,196855,6508,0,262394,6507,6509,6508,
131320,6509,262205,44,6510,122,327761,35,6511,6510,0,327761,261,6512,6511,1,
327761,261,6513,6510,1,327761,261,6514,6510,2,327850,267,6515,6513,282,196855,
6516,0,262394,6515,6517,6516,131320,6517,327850,267,6518,6514,6512,131321,6516,131320,
6516,458997,267,6519,6515,6509,6518,6517,131321,6508,131320,6508,458997,267,6520,542,
6506,6519,6516,196855,6521,0,262394,6520,6522,6521,131320,6522,131326,319,131320,6521,
196855,6523,0,262394,220,6524,6523,131320,6524,262312,267,6525,543,196855,6526,0,
262394,6525,6527,6526,131320,6527,393281,262,6528,122,308,308,262205,261,6529,6528,
262205,37,6530,121,327761,34,6531,6530,0,327761,261,6532,6531,0,327761,261,
6533,6530,2,327761,261,6534,6530,3,327852,267,6535,6533,282,196855,6536,0,
262394,6535,6537,6538,131320,6537,131321,6536,131320,6538,131321,6536,131320,6536,458997,261,
6539,6532,6537,6534,6538,327854,267,6540,6529,6539,131321,6526,131320,6526,458997,267,
6541,543,6524,6540,6536,131321,6523,131320,6523,458997,267,6542,220,6521,6541,6526,
327846,267,6543,544,6542,196855,6544,0,262394,6543,6545,6546,131320,6545,262205,37,
6547,121,196670,221,6547,262205,44,6548,122,196670,222,6548,262205,261,6549,123,
196670,223,6549,458809,267,6550,116,221,222,223,131321,6544,131320,6546,262205,37,
6551,121,196670,224,6551,262205,44,6552,122,196670,225,6552,262205,261,6553,123,
196670,226,6553,458809,267,6554,108,224,225,226,131321,6544,131320,6544,458997,267,
6555,6550,6545,6554,6546,131326,6555,65592,327734,267,124,0,306,196663,268,125,
196663,277,126,196663,272,127,196663,262,128,131320,6556,262203,268,228,7,262203,
271,229,7,262203,277,230,7,262203,272,231,7,262203,268,232,7,262203,
272,233,7,262203,262,234,7,196855,6557,0,262394,227,6558,6557,131320,6558,
262205,37,6559,125,196670,228,6559,327745,271,6560,127,308,262205,35,6561,6560,
196670,229,6561,393273,267,6562,112,228,229,131326,6562,131320,6557,262205,51,6563,
126,196670,230,6563,262205,44,6564,127,196670,231,6564,393273,259,6565,70,230,
231,267200,263,6566,284,327745,388,6567,29,284,196670,6567,6566,267200,263,6568,
281,327745,388,6569,30,284,196670,6569,6568,262205,37,6570,125,196670,232,6570,
262205,44,6571,127,196670,233,6571,262205,261,6572,128,196670,234,6572,458809,267,
6573,120,232,233,234,131326,6573,65592
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced: source 36a61595a9b8a683, glslang 16.6.0, spirv-tools v2026.4, 144704 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced[] = {
0,0,0,0,1028,1,128,1029,10,0,1043,8,1,327,1052,39,
7,345,64,393268,261,141,134,345,1102,5,1,320,1108,9,13,153,
340,142,262172,155,153,141,262176,156,6,155,262203,156,1130,9,0,1143,
15,1,158,1159,5,16,159,132,158,345,458804,261,329,169,143,159,
327,393268,261,338,134,329,1180,5,1,338,1186,7,12,339,2176,262172,
341,287,339,262176,342,4,341,262203,342,1205,31,22,343,134,327,61,
393268,261,347,132,343,345,458804,261,348,169,147,347,327,393268,261,349,
134,348,1258,5,6,349,284,262187,261,361,1088,1269,14,1,350,1284,
5,11,350,262172,352,350,273,262176,353,6,352,262203,353,1300,7,13,
354,285,142,262172,357,354,273,262176,358,6,357,262203,358,1320,24,1,
359,1345,8,5,359,290,393268,261,360,1358,5,7,362,170,360,282,
393268,261,364,1370,5,21,365,169,362,364,282,458804,261,367,169,147,
345,327,393268,261,157,134,367,290,393268,261,368,1396,5,7,369,170,
368,282,393268,261,374,1408,5,3,375,169,369,1365,5,8,132,365,
375,393268,267,377,171,376,1429,6,12,378,169,160,282,365,458804,261,
161,169,377,365,378,1447,19,4,1024,393268,261,379,1470,7,1,379,
1478,37,1,380,1516,5,3,381,130,380,1524,5,12,381,152,262172,
385,261,163,262176,390,6,385,262203,390,1541,43,9,391,287,163,262176,
392,6,391,262203,392,1593,32,12,393,169,160,282,375,458804,261,167,
169,377,375,393,1637,12,3,393268,261,400,1470,5,3,411,170,400,
1664,26,1,401,1516,5,3,406,130,401,1699,5,12,406,152,262172,
409,261,168,262176,410,6,409,262203,410,1716,7,9,413,287,168,262176,
414,6,413,262203,414,1732,10,1,415,1743,7,1,415,1751,20,1,
416,1772,7,1,416,1780,404,4,36,393268,261,417,2188,7,1,417,
2196,16,1,320,2213,5,18,320,205,393268,261,418,132,59,320,393268,
261,206,134,418,290,262187,261,550,9,2236,8,1,420,2245,5,3,
425,130,420,2253,5,1,425,2259,12,1,492,2272,5,1,492,2278,
88,0,2370,205,0,2579,5448,1,327,8028,381,1,327,8410,1244,1,
550,9655,26,6,497,1817,345,327812,261,498,9687,5,5,497,498,327814,
261,499,9697,5,2,499,320,9704,4871,1,327,14576,1699,1,384,16276,
196,1,384,16473,752,1,384,17226,1306,1,384,18533,196,1,384,18730,
538,1,345,19269,136,1,320,19406,462,1,384,19869,318,1,345,20188,
97,1,320,20286,1231,1,384,21518,196,1,384,21715,669,1,345,22385,
142,1,320,22528,491,1,384,23020,482,1,345,23503,136,1,320,23640,
1365,1,384,25006,196,1,384,25203,705,1,384,25909,209,1,345,26119,
136,1,320,26256,1047,1,327,27304,2575,1,515,29880,240,21,500,5508,
345,327812,261,502,5492,59,327808,261,519,500,502,327812,261,5512,519,327,
327814,261,1818,30141,5,2,1818,320,30148,40,1,320,30189,959,1,515,
31149,1583,1,515,32733,1389,1,515,34123,2077,0
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced: source 3a65da3eacbd8682, glslang 16.6.0, spirv-tools v2026.4, 144704 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced[] = {
0,0,0,0,700,5,8,262194,261,60,8,705,14,1,8,720,
307,2,328,16,1029,6,4,153,132,328,139,1043,8,1,320,1052,
37,5,393268,261,141,134,290,1102,5,1,328,1108,9,13,155,340,
142,262172,156,155,141,262176,158,6,156,262203,158,1130,9,6,458804,261,
159,169,143,328,1149,5,26,159,290,393268,261,329,134,328,59,393268,
261,338,132,329,328,458804,261,341,169,143,338,328,393268,261,342,134,
341,1180,5,1,342,1186,7,12,327,160,262172,343,287,327,262176,346,
4,343,262203,346,1205,18,4,347,169,147,328,1227,5,26,347,290,
393268,261,348,134,320,61,393268,261,349,132,348,328,458804,261,350,169,
147,349,320,393268,261,352,134,350,1258,5,6,352,284,262187,261,339,
48,1269,11,4,328,60,262172,353,1284,5,11,353,262172,354,353,273,
262176,356,6,354,262203,356,1300,7,13,357,285,142,262172,358,357,273,
262176,359,6,358,262203,359,1320,21,17,128,458804,261,360,169,143,328,
328,393268,261,154,134,360,290,393268,261,361,1358,5,7,362,170,361,
282,393268,261,364,1370,5,21,365,169,362,364,282,458804,261,367,169,
147,328,320,393268,261,157,134,367,290,393268,261,368,1396,5,7,369,
170,368,282,393268,261,374,1408,5,3,375,169,369,1365,5,8,132,
365,375,393268,267,377,171,376,1429,6,12,378,169,160,282,365,458804,
261,161,169,377,365,378,1447,16,5,393268,261,379,137,320,1472,5,
1,379,1478,37,9,380,128,320,152,393268,261,381,130,380,1524,5,
12,381,152,262172,384,261,163,262176,385,6,384,262203,385,1541,43,9,
390,287,163,262176,391,6,390,262203,391,1593,32,12,392,169,160,282,
375,458804,261,167,169,377,375,392,1637,14,7,345,64,393268,261,393,
137,345,1658,5,1,393,1664,26,9,400,128,345,152,393268,261,401,
130,400,1699,5,12,401,152,262172,406,261,168,262176,409,6,406,262203,
409,1716,7,9,410,287,168,262176,413,6,410,262203,413,1732,10,1,
414,1743,7,1,414,1751,20,1,415,1772,7,1,415,1780,135,1,
416,1916,9,1,416,1926,258,4,20,393268,261,417,2188,7,1,417,
2196,16,1,328,2213,5,18,328,205,393268,261,418,132,59,328,393268,
261,206,134,418,290,262187,261,514,5,2236,5,4,451,393268,261,420,
2245,5,3,425,130,420,2253,5,1,425,2259,12,1,446,2272,5,
1,446,2278,67,0,2349,18,1,2048,2368,6,1,492,2375,5,3,
497,134,492,2383,5,1,497,2389,680,7,1441,653,328,327817,261,1442,
653,7597,19,7,671,1445,235,327817,261,672,1445,3102,32,1,1445,3135,
778,1,1445,3914,410,1,1445,4325,261,1,1445,4587,956,1,1445,5544,
262,1,1445,5807,193,1,1445,6001,341,1,1445,6343,213,1,1445,6557,
350,1,1445,6908,201,1,1445,7110,368,1,1445,7479,111,24,498,1439,
153,327817,261,499,1439,153,327850,267,500,499,282,393385,261,502,500,282,
284,327808,261,521,498,502,7614,88,1,521,7703,21,1,521,7725,17,
1,521,7743,227,1,328,7971,56,1,320,8028,198,1,328,8227,182,
1,320,8410,1244,1,514,9655,26,6,522,1817,290,327812,261,666,9687,
5,5,522,666,327814,261,667,9697,5,2,667,328,9704,4289,3,668,
2573,328,13996,6,15,668,327745,262,669,71,309,262205,261,670,669,327812,
261,2578,670,328,14017,267,1,328,14285,290,1,320,14576,247,1,328,
14824,546,1,320,15371,102,3,2861,2844,328,15476,6,5,2862,2828,2822,
2861,2831,15579,9,0,15496,33,0,16004,6,0,15535,30,3,1818,2860,
320,15568,6,14,1819,386,2819,1818,2857,196855,4462,0,262394,1819,1821,4462,
131320,1821,15588,8,1,1821,15597,209,3,4505,2887,328,24539,21,1,2810,
24561,8,1,2904,24570,17,1,2905,24588,6,0,15864,14,2,4516,2528,
24610,8,1,2528,24619,18,1,2528,24638,8,1,2528,24647,18,1,2528,
24666,8,1,2528,24675,18,1,2528,24694,8,1,2528,24703,26,1,2810,
24730,8,0,16008,18,0,24756,85,9,2524,4558,196670,2525,4557,327745,262,
4559,2524,24850,8,1,2525,24859,23,1,2524,24883,8,1,2525,24892,111,
3,3974,4592,345,25006,6,5,3975,411,4584,3974,4589,21634,9,0,25026,
62,1,2526,25089,5,1,2526,25095,15,9,328,131321,3976,131320,3976,458997,
267,4612,3975,25119,81,3,2574,4626,345,25203,6,4,2576,411,4585,2574,
25213,5,3,2576,3993,4629,21733,61,1,4576,21795,37,7,2522,4576,327737,
261,4015,64,2522,21839,31,1,4576,21871,75,1,2523,21947,6,3,4672,
4016,328,25444,30,1,4033,25475,17,1,4034,25493,6,0,22011,14,2,
4683,2523,25515,8,1,2523,25524,18,1,2523,25543,8,1,2523,25552,18,
1,2523,25571,8,1,2523,25580,18,1,2523,25599,8,1,2523,25608,51,
0,16929,112,1,320,17042,181,3,3262,3168,345,17226,6,5,3263,411,
3162,3262,3165,17744,9,0,17246,5,1,2577,17252,5,2,339,2577,17259,
78,3,3264,131320,3264,17340,287,1,320,17628,102,3,3278,3261,328,17733,
6,5,3279,3245,3239,3278,3248,17836,9,0,17753,33,0,18261,6,0,
17792,30,3,2845,3277,320,17825,6,5,2846,386,3236,2845,3274,15487,9,
0,17845,8,1,2848,17854,211,1,328,18066,195,3,2847,131320,2847,18264,
196,24,3939,282,3365,3940,3941,262390,2906,3941,1,131321,2907,131320,2907,327856,
267,2908,3939,168,262394,2908,2909,2906,131320,2909,18484,5,4,3951,3403,131320,
3951,21478,10,28,2910,411,196855,3958,0,262394,2910,3960,3958,131320,3960,262205,
261,2911,10,327812,261,2912,3939,152,327808,261,3973,2911,2912,327856,267,2913,
21621,8,5,4594,411,3951,2913,3960,25017,5,2,3414,4595,18551,30,2,
3967,3939,18583,7,9,3968,282,3420,3967,3421,327808,261,3969,3418,21584,12,
0,18611,5,4,3939,327737,261,2914,18620,8,10,2915,3971,3419,2914,3417,
327856,267,2916,2915,328,25111,6,4,3430,4594,3958,2916,18648,20,0,21653,
10,1,3434,21664,12,0,18691,26,13,2917,3939,152,327808,261,2918,3442,
2917,327856,267,3445,2918,345,18730,21,0,25224,7,1,3448,25232,49,2,
2919,3939,25283,7,24,2920,282,4644,2919,4645,327808,261,2921,4642,2920,327817,
261,2922,2921,157,327812,261,2923,2922,290,327808,261,4651,2923,25314,6,7,
2510,3939,327737,261,4652,64,2510,25327,30,2,2924,3939,25359,7,19,2925,
282,4656,2924,4657,327808,261,2926,4654,2925,327817,261,2927,2926,157,327812,261,
4662,2927,25385,49,1,2511,25435,6,3,4035,4653,328,21956,28,22,2928,
4041,4670,393281,398,2929,4039,308,2928,393277,397,2930,2929,2,2,262257,261,
2931,2930,196670,4671,2931,22006,5,0,25499,14,0,19040,119,0,22144,5,
0,19164,10,0,22159,9,3,3393,131320,2906,19186,5,0,23425,7,1,
3191,23433,69,1,290,23503,70,1,2509,23574,65,1,328,23640,56,3,
3582,339,4351,19465,21,1,4345,19487,35,1,4331,19523,27,0,23784,26,
0,19576,108,1,320,19685,181,3,3807,3650,345,19869,6,5,3808,411,
3644,3807,3647,20729,9,0,19889,5,1,2932,19895,5,2,339,2932,19902,
78,3,3809,131320,3809,19983,204,1,290,20188,97,1,328,20286,22,1,
339,20309,303,1,320,20613,102,3,3823,3806,328,20718,6,5,3824,3790,
3784,3823,3793,20821,9,0,20738,33,0,21246,6,0,20777,30,3,2933,
3822,320,20810,6,14,2934,386,3781,2933,3819,196855,2935,0,262394,2934,2936,
2935,131320,2936,20830,8,1,2936,20839,211,1,328,21051,195,3,2935,131320,
2935,21249,196,17,3394,282,3910,3395,3396,262390,3942,3396,1,131321,2937,131320,
2937,327856,267,3944,3394,21462,18,0,18495,37,1,345,18533,8,1,3947,
18542,7,30,2938,3413,131320,2938,196855,2939,0,262394,147,2940,2941,131320,2940,
262205,261,2942,10,196855,2943,0,262394,408,2944,2945,131320,2944,131321,2943,131320,
2945,18579,6,14,2943,131320,2943,458997,261,3423,282,2944,3422,2945,327808,261,
3424,2942,18599,12,27,2939,131320,2941,196670,2501,3394,327737,261,2946,64,2501,
131321,2939,131320,2939,458997,261,2947,3426,2943,2946,2941,327856,267,3429,2947,328,
18638,6,22,2948,3412,3406,3429,2939,196855,2949,0,262394,2948,2950,2949,131320,
2950,262205,263,2951,23,262268,404,2952,2951,18666,12,1,2952,18679,12,3,
2949,131320,2949,21679,6,14,2953,411,196855,2954,0,262394,2953,2955,2954,131320,
2955,262205,261,2956,18714,9,27,2956,3443,327856,267,2957,3444,345,131321,2954,
131320,2954,458997,267,2958,411,3948,2957,2955,196855,2959,0,262394,2958,2960,2959,
131320,2960,18750,8,1,2960,18759,88,1,2497,18848,5,1,2497,18854,107,
1,2498,18962,8,1,328,18971,69,0,22025,119,0,19159,5,5,4070,
131321,2959,131320,2959,22154,5,0,19174,9,0,22168,216,1,290,22385,142,
1,328,22528,57,1,339,22586,249,1,320,22836,183,1,345,23020,31,
1,339,23052,373,0,19191,7,1,4277,19199,69,1,290,19269,70,1,
2494,19340,65,1,328,19406,56,3,4352,339,3581,23699,21,1,3575,23721,
35,1,3561,23757,27,0,19550,26,0,23810,33,1,328,23844,256,1,
320,24101,196,1,320,24298,12,6,2961,0,262394,4461,4463,2961,24316,220,
57,2962,4486,4374,196855,2963,0,262394,2962,2964,2963,131320,2964,262205,263,2965,
16,262268,396,2966,2965,327745,335,2967,15,4409,262205,261,2968,2967,327808,261,
2969,2968,4503,393281,398,2970,2966,308,2969,393277,397,2971,2970,2,2,262257,
261,2972,2971,196670,4504,2972,131321,2963,131320,2963,24593,15,129,2973,2490,308,
262205,261,2974,2973,327745,262,2975,2490,309,262205,261,2976,2975,327876,261,2977,
2976,399,327877,261,2978,2974,2977,327745,262,2979,2490,310,262205,261,2980,2979,
327745,262,2981,2490,311,262205,261,2982,2981,327876,261,2983,2982,399,327877,261,
2984,2980,2983,327745,262,2985,2490,312,262205,261,2986,2985,327745,262,2987,2490,
313,262205,261,2988,2987,327876,261,2989,2988,399,327877,261,2990,2986,2989,327745,
262,2991,2490,317,262205,261,2992,2991,327745,262,2993,2490,318,262205,261,2994,
2993,327876,261,2995,2994,399,327877,261,2996,2992,2995,458832,287,2997,2978,2984,
2990,2996,327745,403,2998,17,4409,196670,2998,2997,131321,2961,131320,2961,24737,19,
170,2999,19,262205,261,3000,20,327831,129,3001,2999,3000,327761,261,3002,3001,
0,327761,261,3003,3001,1,196855,3004,0,262394,2598,3005,3006,131320,3005,327760,
263,3007,3002,3003,131321,3004,131320,3006,327876,261,3008,3002,2597,327876,261,3009,
3003,2597,327810,261,3010,320,2597,327874,261,3011,3002,3010,327877,261,3012,3009,
3011,327760,263,3013,3008,3012,131321,3004,131320,3004,458997,263,3014,3007,3005,3013,
3006,262205,263,3015,18,196670,2486,3015,196670,2487,3014,327745,262,3016,2486,282,
262205,261,3017,3016,327745,262,3018,2487,282,262205,261,3019,3018,327829,129,3020,
3017,3019,327761,261,3021,3020,1,327761,261,3022,3020,0,327745,262,3023,2486,
284,262205,261,3024,3023,327745,262,3025,2487,284,262205,261,3026,3025,327808,261,
3027,3024,3026,327808,261,3028,3027,3021,327760,263,3029,3022,3028,196670,23,3029,
262205,261,3030,19,327808,261,3031,3030,309,196670,19,16492,9,6,3004,3034,
3035,262390,3397,3035,18468,8,1,3033,18477,8,48,3036,0,262394,162,3402,
3037,131320,3402,327745,403,3038,24,3033,196670,3038,402,262312,267,3039,411,196855,
3040,0,262394,3039,3041,3040,131320,3041,262205,261,3042,10,327812,261,3043,3033,
152,327808,261,3044,3042,3043,327856,267,3045,3044,345,16597,5,164,267,3046,
411,3402,3045,3041,196855,3047,0,262394,3046,3048,3047,131320,3048,196855,3049,0,
262394,147,3050,3051,131320,3050,262205,261,3052,10,196855,3053,0,262394,408,3054,
3055,131320,3054,131321,3053,131320,3055,327812,261,3056,3033,152,131321,3053,131320,3053,
458997,261,3057,282,3054,3056,3055,327808,261,3058,3052,3057,327817,261,3059,3058,
157,327812,261,3060,3059,290,131321,3049,131320,3051,196670,2488,3033,327737,261,3061,
64,2488,131321,3049,131320,3049,458997,261,3062,3060,3053,3061,3051,327856,267,3063,
3062,4374,131321,3047,131320,3047,458997,267,3064,3046,3040,3063,3049,196855,3065,0,
262394,3064,3066,3065,131320,3066,262205,263,3067,23,262268,404,3068,3067,327745,335,
3069,22,3033,262205,261,3070,3069,393281,405,3071,3068,308,3070,393277,287,3072,
3071,2,16,196670,3038,3072,131321,3065,131320,3065,131321,3036,131320,3037,262312,267,
3073,411,16714,10,461,261,3076,10,327812,261,3077,3033,152,327808,261,3078,
3076,3077,327856,267,3079,3078,345,131321,3074,131320,3074,458997,267,3080,411,3037,
3079,3075,196855,3081,0,262394,3080,3082,3081,131320,3082,131321,3083,131320,3083,458997,
261,3084,282,3082,3085,3086,262390,3087,3086,1,131321,3088,131320,3088,327856,267,
3089,3084,290,262394,3089,3090,3087,131320,3090,196855,3091,0,262394,147,3092,3093,
131320,3092,262205,261,3094,10,196855,3095,0,262394,408,3096,3097,131320,3096,131321,
3095,131320,3097,327812,261,3098,3033,152,131321,3095,131320,3095,458997,261,3099,282,
3096,3098,3097,327808,261,3100,3094,3099,327817,261,3101,3100,157,327812,261,3102,
3101,290,327808,261,3103,3102,3084,131321,3091,131320,3093,196670,2484,3033,327737,261,
3104,64,2484,131321,3091,131320,3091,458997,261,3105,3103,3095,3104,3093,262205,261,
3106,10,196855,3107,0,262394,408,3108,3109,131320,3108,131321,3107,131320,3109,327812,
261,3169,3033,152,131321,3107,131320,3107,458997,261,3170,282,3108,3169,3109,327808,
261,3171,3106,3170,327817,261,3172,3171,157,327812,261,3173,3172,290,196855,3427,
0,262394,147,3428,3651,131320,3428,131321,3427,131320,3651,327808,261,3652,3173,3084,
262205,261,3653,21,458764,261,3654,1,38,3652,3653,327810,261,3655,3654,3173,
131321,3427,131320,3427,458997,261,3943,3084,3428,3655,3651,327745,262,3950,2485,3084,
196670,3950,282,327856,267,3952,3105,4374,196855,3953,0,262394,3952,3954,3953,131320,
3954,262205,263,3955,23,262268,396,3956,3955,327745,335,3957,22,3033,262205,261,
3959,3957,327808,261,3961,3959,3943,393281,398,3962,3956,308,3961,393277,397,3963,
3962,2,2,262257,261,3964,3963,196670,3950,3964,131321,3953,131320,3953,131321,3086,
131320,3086,327808,261,3085,3084,309,131321,3083,131320,3087,327745,262,3965,2485,308,
262205,261,3966,3965,327745,262,3972,2485,309,262205,261,3978,3972,327876,261,3979,
3978,399,327877,261,3984,3966,3979,327745,262,3985,2485,310,262205,261,3986,3985,
327745,262,3987,2485,311,262205,261,3988,3987,327876,261,3989,3988,399,327877,261,
3990,3986,3989,327745,262,3991,2485,312,262205,261,3992,3991,327745,262,4042,2485,
313,262205,261,4043,4042,327876,261,4044,4043,399,327877,261,4045,3992,4044,327745,
262,4593,2485,317,262205,261,4596,4593,327745,262,4627,2485,318,262205,261,4628,
4627,327876,261,4630,4628,399,327877,261,4646,4596,4630,458832,287,4647,3984,3990,
4045,4646,327745,403,4648,24,3033,196670,4648,4647,131321,3081,131320,3081,131321,3036,
131320,3036,16768,12,1,3397,25659,12,1,3397,25672,52,1,320,25725,183,
1,345,25909,31,1,339,25941,177,1,290,26119,136,1,328,26256,57,
1,339,26314,964,26,4649,4996,328,262205,261,4650,88,327808,261,4999,4649,
4650,327745,262,4658,90,310,262205,261,4659,4658,327812,261,5002,4659,320,27304,
2816,21,4660,5508,290,327812,261,4661,5492,59,327808,261,4997,4660,4661,327812,
261,5512,4997,320,327814,261,4998,30141,5,2,4998,328,30148,40,1,290,
30189,6011,0
};

/* sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced: source dfab108233213bba, glslang 16.6.0, spirv-tools v2026.4, 101720 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced[] = {
0,0,0,0,923,2,68,128,925,8,1,68,934,9,1,68,
944,39,20,290,8,262187,261,345,64,262172,69,301,273,262172,91,69,
290,262176,92,6,91,262203,92,1003,6,30,262187,261,328,16,262176,363,
7,69,262187,261,93,33,262172,98,301,93,262172,99,98,328,262172,100,
99,273,262176,142,4,100,262203,142,1035,7,11,142,8,4,262187,261,
549,7,262176,144,6,278,1045,9,14,145,169,143,328,68,393268,261,
154,134,145,451,393268,261,146,1068,5,7,148,170,146,282,393268,261,
149,1080,5,4,150,169,148,149,1089,6,14,151,169,147,328,68,
393268,261,157,134,151,451,393268,261,153,1109,5,2,155,170,1129,5,
0,1121,5,16,158,169,155,156,282,393268,261,159,132,150,158,393268,
267,163,171,159,1142,5,2,163,150,1149,13,4,262187,261,168,512,
1162,34,2,262203,389,1206,35,9,169,287,273,262176,204,6,169,262203,
204,1250,34,2,163,158,1286,37,1,389,1324,7,1,204,1332,230,
0,1566,152,0,1722,5347,1,68,7070,56,1,68,7127,350,1,68,
7478,182,1,68,7661,1155,1,290,8817,29,1,273,8847,40,8,205,
202,290,327817,261,248,205,451,8895,7,3,212,206,451,8925,30,15,
327817,261,318,202,290,327817,261,207,203,273,327812,261,298,207,290,8990,
2015,1,290,11006,29,1,273,11036,128,1,68,11165,317,1,273,11483,
240,1,68,11724,297,1,273,12022,441,1,273,12464,50,1,168,12515,
192,1,168,12708,572,1,273,13281,50,1,168,13332,192,1,168,13525,
407,1,273,13933,33,1,168,13967,250,1,273,14218,33,1,168,14252,
487,1,273,14740,50,1,168,14791,192,1,168,14984,572,1,273,15557,
50,1,168,15608,192,1,168,15801,433,1,273,16235,20,15,327817,261,
1834,1826,290,327817,261,208,1827,273,327812,261,1833,208,290,16290,77,1,
273,16368,32,18,215,1846,290,327817,261,1855,215,451,327814,261,258,1847,
273,327812,261,1853,258,451,16438,87,1,290,16526,27,14,271,3586,290,
262394,271,280,3589,131320,280,327817,261,3167,3605,273,24864,15,81,5629,131320,
5489,327810,261,283,549,3586,131321,5629,131320,5629,458997,261,285,3586,5630,283,
5489,327814,261,295,3605,451,327817,261,304,3605,451,327814,261,477,285,451,
327817,261,478,285,451,393281,279,519,2509,477,478,262205,278,1828,519,393281,
279,1829,359,295,304,262205,278,1830,1829,458817,144,6403,6,285,295,304,
262205,278,1831,6403,524300,278,6405,1,50,1828,1830,1831,196670,6403,6405,16619,
76,1,273,16696,33,1,168,16730,250,1,273,16981,33,1,168,17015,
458,1,273,17474,50,1,168,17525,192,1,168,17718,572,1,273,18291,
50,1,168,18342,192,1,168,18535,403,1,273,18939,33,1,168,18973,
250,1,273,19224,33,1,168,19258,284,1,273,19543,20,15,327817,261,
3001,2993,290,327817,261,1832,2994,273,327812,261,3000,1832,290,19598,77,1,
273,19676,32,18,1848,3012,290,327817,261,3021,1848,451,327814,261,1849,3013,
273,327812,261,3019,1849,451,19746,87,1,290,19834,27,37,1850,4835,290,
262394,1850,1851,4838,131320,1851,327817,261,1852,5174,273,327850,267,1854,1852,282,
196855,5631,0,262394,1854,1868,1869,131320,1868,131321,5631,131320,1869,327810,261,1870,
549,4835,24878,6,64,1871,4835,1868,1870,1869,327814,261,1872,5174,451,327817,
261,1873,5174,451,327814,261,1874,1871,451,327817,261,1875,1871,451,393281,279,
1876,352,1874,1875,262205,278,1877,1876,393281,279,2995,2481,1872,1873,262205,278,
2996,2995,458817,144,4844,6,1871,1872,1873,262205,278,2997,4844,524300,278,4846,
1,50,1877,2996,2997,19924,768,17,2998,4996,68,262205,261,2999,88,327808,
261,4999,2998,2999,327745,262,5069,90,310,22648,7,6,5070,68,262205,261,
5072,89,22661,14,4,131326,451,131320,5074,20740,22,1,3104,20763,230,26,
3014,241,68,262205,261,3015,225,327808,261,306,3014,3015,327745,262,3016,228,
310,262205,261,5068,3016,327812,261,481,5068,68,21019,1621,5,3017,94,393281,
335,3018,22645,5,25,3020,3018,327812,261,3031,3017,3020,262205,261,3032,95,
327808,261,3033,3031,3032,196855,3034,0,262394,162,3035,3034,131320,3035,22675,11,
1,3033,22687,57,1,3034,22745,8,1,3034,22754,50,1,3033,22805,1130,
1,515,23936,775,1,290,24712,27,18,3036,6420,273,262394,3036,3037,6423,
131320,3037,327812,261,3038,6412,273,327808,261,3265,3038,24752,29,1,3039,24782,
6,9,3039,327809,301,3040,3262,3240,196670,3039,3040,24797,65,25,3067,6257,
327850,267,3068,3067,282,196855,3069,0,262394,3068,3070,3071,131320,3070,131321,3072,
131320,3072,458997,261,5632,282,3070,24887,14,1,290,24902,27,18,3073,5640,
273,262394,3073,3074,5643,131320,3074,327812,261,3152,5632,273,327808,261,3168,3152,
24942,59,7,3072,131320,5635,131321,3069,131320,3071,25008,8,1,3071,25017,14,
1,290,25032,27,18,3161,5531,273,262394,3161,3153,5534,131320,3153,327812,261,
3162,5523,273,327808,261,3154,3162,25072,121,3,3069,131320,3069,25196,251,0
};

/* sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced: source a3f63ab147369d10, glslang 16.6.0, spirv-tools v2026.4, 101788 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced[] = {
0,0,4,0x7230203,66816,524299,6570,4,9,11,131089,6033,589834,0x5f565053,0x5f545845,0x64616873,
0x615f7265,0x696d6f74,0x6c665f63,0x5f74616f,0x646461,13,16,1,0x22000f,30,27,5,112,29,30,32,
31,61,19,0,92,29,0,81,11,0,120,295,3,192,1,9,
414,9,1,218,424,22,0,450,13,0,467,8,3,194,1,27,
474,84,0,562,115,8,524321,113,259,262,262,262,277,292,677,31,
4,262176,449,7,301,732,14,0,708,19,0,753,280,0,1037,517,
22,262194,261,192,0,262187,261,549,7,393268,267,114,170,192,549,262176,
116,6,267,262203,116,112,6,1554,12,0,1710,10,3,528,170,218,
1579,19,10,262187,261,514,5,393268,267,117,170,192,549,1598,63,0,
1665,28,0,1731,39,0,1696,10,18,536,66,262187,261,525,72,393268,
267,6139,170,192,549,393268,267,6101,171,192,476,1827,8,3,196657,267,
194,1835,8,2,192,476,1855,14,0,1877,7,4,262187,261,550,9,
1891,40,14,262,118,7,262203,262,119,7,262203,277,120,7,262203,262,
121,2061,142,0,29368,19,0,26893,24,0,2226,16,0,2258,749,8,
319,391,784,131320,391,327854,267,2827,3015,8,3,2828,319,714,13867,11,
3,65789,131320,2829,3040,246,4,6081,705,196670,6082,3290,5,2,6081,6082,
3297,80,4,6079,833,196670,6080,3381,5,2,6079,6080,3388,47,4,6077,
833,196670,6078,3439,5,2,6077,6078,3446,1042,1,315,4489,2130,5,315,
122,1401,131320,122,6624,5,4,123,124,131320,123,6633,8,1,123,6642,
6,1,123,6649,78,4,124,327812,261,125,6731,12,1,124,6744,5,
2,125,124,6751,6,1,124,6758,6,1,124,6765,591,9,393296,44,
6564,1435,1399,1400,196670,230,1505,29436,33,0,27334,6,1,6158,27341,6,
1,790,27348,15,9,665,6162,659,6163,327856,267,126,1427,6164,27475,5,
9,267,127,6139,1526,126,6161,196670,112,127,27045,16,1,1399,29090,5,
1,6110,29096,7,2,1400,1428,29105,7,4,6110,6109,6518,6517,27063,6,
9,6520,6101,6158,6519,6516,262312,267,6287,6520,28022,10,15,232,705,196670,
233,6564,196670,234,783,458809,267,6554,108,232,233,234,28123,6,16,6555,
6520,6108,6554,6289,196855,1534,0,262394,6555,1402,1534,131320,1402,196855,1405,6626,
7,18,267200,263,128,284,196670,6567,128,267200,263,1540,281,196670,6569,1540,
131321,1405,131320,1405,7428,1701,7,118,3123,196670,119,1892,196670,120,9136,5,
27,118,119,120,196670,121,3123,196670,597,1892,196670,598,1878,196670,599,1505,
196670,600,348,589881,259,173,216,121,597,598,599,600,10498,58,1,315,
10557,41,1,319,10599,3236,4,217,2822,131320,217,13839,16,1,221,13856,
8,14,222,319,390,221,217,196855,223,0,262394,222,224,223,131320,224,
13878,86,7,223,131320,223,458997,267,2862,222,13971,8181,20,216,0,113,
196663,262,225,196663,262,226,196663,262,227,196663,277,228,196663,292,229,131320,
238,1930,132,9,262205,267,239,112,327847,267,787,114,239,3028,12,46,
327745,262,240,228,309,262205,261,241,240,327812,261,271,241,345,262205,261,
304,225,327808,261,306,271,304,327745,262,477,228,310,262205,261,478,477,
327812,261,481,478,345,262205,261,524,226,327808,261,1895,481,524,9152,56,
1,229,9209,69,11,306,196670,563,282,262205,261,527,227,196670,564,527,
9285,58,1,229,9344,73,7,262205,261,538,227,196670,569,538,9420,58,
1,229,9479,88,21,262205,261,539,225,196670,573,539,262205,261,540,226,
196670,574,540,262205,261,542,227,196670,575,542,9576,78,1,229,9655,34,
1,526,9690,34,11,306,196670,579,282,262205,261,543,227,196670,580,543,
9731,58,1,229,9790,34,1,528,9825,38,7,262205,261,544,227,196670,
585,544,9866,58,1,229,9925,72,1,229,9998,401,21,262205,261,545,
225,196670,589,545,262205,261,546,226,196670,590,546,262205,261,640,227,196670,
591,640,10408,59,1,229,10468,30,1,65789,22149,20,44,262203,292,641,
7,262205,267,642,112,327847,267,643,117,642,196855,644,0,262394,643,645,
644,131320,645,262205,261,785,94,262205,261,786,95,262205,261,5125,96,262205,
291,1422,97,196670,641,1422,393281,335,1532,22176,5,24,1533,1532,327812,261,
1535,785,1533,327808,261,5073,1535,786,196855,1536,0,262394,176,1537,1538,131320,
1537,393281,333,1539,9194,5,21,1541,1539,262268,278,3094,1541,131321,1536,131320,
1538,131321,1536,131320,1536,458997,278,3095,3094,1537,455,1538,22276,8,1,1536,
22285,7,14,3096,131320,3096,327856,267,3097,5118,451,262394,3097,3098,5121,131320,
3098,22310,27,27,393281,454,3099,3089,308,3090,327745,279,3100,641,5118,262205,
278,3101,3100,327813,278,3102,3095,3101,464787,278,3103,3099,313,282,3102,22357,
18,2,131320,644,22169,25,1,3104,22195,22,1,3104,22218,59,0,24036,
7,1,5074,24044,7,0,22292,6,44,5492,451,262394,5123,5124,5495,131320,
5124,262205,261,3105,96,327856,267,3106,5492,3105,196855,5499,0,262394,3106,3107,
5499,131320,3107,262205,263,3108,25,262268,453,3109,3108,327808,261,3110,3104,5492,
327745,279,3091,97,5492,22342,7,3,3109,308,3110,22352,6,3,5499,131320,
5499,24283,13,0,22374,542,2,449,3111,26844,51,18,3112,7,262203,262,
3122,7,262203,268,3124,7,262203,262,3125,7,327745,265,6083,109,26921,18,
0,23041,5,0,26944,56,1,109,27001,12,1,3126,27014,6,1,3126,
27021,26,27,3127,3126,196855,3128,0,262394,3127,3130,3128,131320,3130,327850,267,
3131,6099,282,131321,3128,131320,3128,458997,267,6111,3127,6102,3131,3130,27074,39,
4,6073,6098,196670,6074,27117,5,7,6073,6074,196670,6075,6121,196670,6076,27129,
5,2,6075,6076,27136,11,4,3112,6098,196670,3122,27151,5,2,3112,3122,
27158,5,4,3124,6098,196670,3125,27167,5,2,3124,3125,27174,19,7,3128,
6127,6115,262205,37,6185,109,27505,86,1,6112,27592,8,0,27611,104,1,
6202,27716,167,16,3132,110,310,262205,261,3133,3132,327850,267,6308,3133,6095,
327745,262,6257,110,27885,19,4,262205,44,6264,110,27917,18,1,111,27936,
18,0,28134,6,18,3134,131320,6310,131321,6309,131320,3134,131321,6309,131320,6309,
458997,261,3149,6267,6310,284,3134,27954,8,1,6309,27963,6,1,6309,27970,
47,14,3149,262312,267,3150,6286,196855,3151,0,262394,3150,3160,3151,131320,3160,
28031,93,23,3151,131320,3151,458997,267,3163,6286,6284,6307,3160,196855,3164,0,
262394,3163,3165,3164,131320,3165,131321,6279,131320,3164,28147,19,24,3165,196855,5376,
0,262394,6308,5371,5380,131320,5371,327850,267,5375,6311,6267,131321,5376,131320,5380,
327852,267,5385,6311,282,23473,24,10,327856,267,3166,6311,6267,393385,261,6318,
3166,284,28214,142,1,6311,28357,7,9,5388,131320,5388,393385,261,5574,5386,
284,282,24474,6,0,28368,9,1,5575,28378,6,11,5575,284,131321,6260,
131320,6260,458997,267,6346,6259,6230,28395,15,5,196855,6409,0,262394,6308,28568,
84,5,452,3238,6255,308,6441,28495,10,2,6412,6420,28507,13,0,28673,
25,0,25417,21,3,6256,308,6128,25441,9,13,131326,319,131320,6409,262205,
261,3167,6257,327850,267,5628,3167,282,24811,6,1,5489,24818,62,25,327808,
261,3168,5632,5640,327812,261,3169,3168,152,262205,261,3170,5,327808,261,3171,
3169,3170,393281,344,3313,6,5632,5640,28657,9,1,3171,28667,6,0,24890,
28,1,5489,24919,6,0,24306,83,12,196670,3111,3159,131321,3172,131320,3172,
458997,261,5500,282,3153,24074,7,0,24051,6,31,5500,451,262394,5497,5498,
5503,131320,5498,458817,454,3173,6255,308,3157,5500,327745,279,3174,3111,5500,262205,
278,3175,3174,464787,278,3176,3173,313,282,3175,24270,10,3,3172,131320,5503,
24400,23,11,5649,131320,5526,131321,5629,131320,5629,262205,44,6458,110,28711,23,
1,111,28735,40,15,327850,267,3177,6461,282,327851,267,3178,6470,282,327847,
267,6471,3177,3178,28780,10,9,5283,6209,196670,5284,530,327745,262,6474,5283,
28799,8,1,5284,28808,23,1,5283,28832,8,1,5284,28841,79,0,2933,
5,0,28925,20,3,131326,315,65592
};

/* sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced: source 7d7237930bf08052, glslang 16.6.0, spirv-tools v2026.4, 99032 bytes, from sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced */
static const uint32_t sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced[] = {
0,0,0,0,77,1,64,78,843,0,925,8,1,320,934,9,
1,320,944,71,20,550,9,262172,92,301,550,262172,93,92,290,262172,
98,93,284,262176,99,4,98,262203,99,1035,7,7,99,8,4,262187,
261,345,64,1049,5,35,100,169,143,290,320,393268,261,154,134,100,
451,393268,261,142,137,345,154,393268,267,144,170,142,282,393268,261,145,
134,345,154,458804,261,146,169,144,145,1089,6,47,148,169,147,290,
320,393268,261,157,134,148,451,393268,261,149,137,345,157,393268,267,150,
170,149,282,393268,261,151,134,345,157,458804,261,152,169,150,151,282,
393268,261,153,132,146,152,393268,267,155,171,153,1142,5,2,155,146,
1149,135,2,155,152,1286,433,1,4096,1720,96,1,345,1817,17,0,
1838,332,6,290,327817,261,1442,653,290,2176,4893,1,320,7070,56,1,
320,7127,350,1,320,7478,182,1,320,7661,1214,1,320,8876,6,6,
206,202,320,327814,261,156,8888,5,1,156,8899,55,16,320,327814,261,
158,202,451,327817,261,203,158,451,327812,261,298,203,273,8985,1658,1,
345,10644,71,1,345,10716,91,0,10823,304,3,204,2573,290,11130,6,
29,204,262205,261,258,2572,327812,261,271,2575,290,327810,261,4374,258,271,
327745,262,280,71,309,262205,261,283,280,327812,261,2578,283,320,11165,267,
1,290,11433,85,1,345,11519,204,1,320,11724,247,1,290,11972,85,
1,345,12058,444,13,285,2810,345,327808,261,295,2824,285,327856,267,221,
295,345,12515,50,1,345,12566,53,1,290,12620,75,13,304,2810,345,
327808,261,355,2858,304,327856,267,393,355,345,12708,80,1,345,12789,75,
1,345,12865,83,1,290,12949,370,13,356,4576,345,327808,261,357,4590,
356,327856,267,4593,357,345,13332,50,1,345,13383,53,1,290,13437,75,
13,358,4576,345,327808,261,367,4624,358,327856,267,4627,367,345,13525,80,
1,345,13606,75,1,345,13682,83,1,290,13766,139,0,14479,10,3,
3115,3113,4072,14499,25,0,14194,8,1,3121,14203,36,13,368,4810,345,
327808,261,369,447,368,327856,267,482,369,345,14252,21,7,2520,4810,327737,
261,487,62,2520,14280,8,1,383,14289,10,3,3145,4810,345,14302,6,
9,3146,282,4237,3145,4238,327808,261,3147,4235,14032,15,1,4810,14048,58,
6,487,451,327817,261,430,487,14112,54,1,487,14167,11,0,14463,16,
0,13909,8,1,4813,13918,36,13,370,4183,345,327808,261,371,419,370,
327856,267,422,371,345,13967,21,7,2521,4183,327737,261,420,64,2521,17043,
19,3,4239,4183,345,17065,6,9,4240,282,2166,4239,2167,327808,261,4241,
2164,14317,15,1,4183,14333,58,6,420,451,327817,261,498,420,14397,54,
1,420,14452,11,0,14178,16,0,14520,258,13,421,3227,345,327808,261,
448,3241,421,327856,267,3244,448,345,14791,50,1,345,14842,53,1,290,
14896,75,13,475,3227,345,327808,261,477,3275,475,327856,267,595,477,345,
14984,80,1,345,15065,75,1,345,15141,83,1,290,15225,370,13,478,
3394,345,327808,261,521,977,478,327856,267,1799,521,345,15608,50,1,345,
15659,53,1,290,15713,75,13,522,3394,345,327808,261,1549,1802,522,327856,
267,1805,1549,345,15801,80,1,345,15882,75,1,345,15958,83,1,290,
16042,162,1,290,16205,38,3,2992,3536,320,19554,6,13,1798,2993,451,
327817,261,1803,1798,451,327812,261,3000,1803,273,19593,30,1,3528,19624,10,
5,359,3536,196670,4808,4807,16331,14,0,19653,7,1,3539,19661,35,1,
320,19697,6,6,3016,3012,320,327814,261,1804,19709,5,1,1804,19720,61,
1,3528,19782,10,1,2509,19793,90,1,2509,19884,16,1,359,19901,53,
0,16646,12,0,17246,266,13,1827,4409,345,327808,261,1828,2466,1827,327856,
267,2469,1828,345,17525,50,1,345,17576,129,13,1829,4409,345,327808,261,
1830,2495,1829,327856,267,2498,1830,345,17718,80,1,345,17799,75,1,345,
17875,454,13,1831,3939,345,327808,261,1832,2855,1831,327856,267,2906,1832,345,
18342,50,1,345,18393,129,13,1840,3939,345,327808,261,1847,2910,1840,327856,
267,2913,1847,345,18535,80,1,345,18616,75,1,345,18692,268,13,1848,
4710,345,327808,261,1862,2936,1848,327856,267,2939,1862,345,18973,49,1,345,
19023,222,13,1872,4743,345,327808,261,1873,2966,1872,327856,267,2969,1873,345,
19258,49,1,345,19308,204,1,290,19513,38,3,1825,4306,320,16246,6,
13,1879,1826,451,327817,261,1880,1879,451,327812,261,1833,1880,273,16285,27,
19,1881,7,282,4777,1839,393277,301,1882,1881,48,273,327745,449,1883,2481,
4306,196670,1883,1882,19639,14,0,16345,7,1,4309,16353,35,1,320,16389,
6,6,1850,1846,320,327814,261,1884,16401,5,1,1884,16412,58,9,1885,
8,282,4777,1861,393277,301,1863,1885,16479,5,1,352,16485,89,19,1886,
352,1870,1871,262205,278,1887,1886,458832,301,1874,1887,1887,1887,1887,327745,449,
1875,2481,16593,53,0,19954,738,26,1888,4996,320,262205,261,1889,88,327808,
261,4999,1888,1889,327745,262,1890,90,310,262205,261,1891,1890,327812,261,3071,
1891,320,20718,275,26,1893,241,320,262205,261,2130,225,327808,261,306,1893,
2130,327745,262,2131,228,310,262205,261,2132,2131,327812,261,481,2132,320,21019,
3738,1,345,24758,189,1,345,24948,129,1,345,25078,369,0
};

/* sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced: source d4d2c078028f6400, glslang 16.6.0, spirv-tools v2026.4, 125712 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced[] = {
0,0,4,0x7230203,66816,524299,6570,4,19,11,131089,6033,589834,0x5f565053,0x5f545845,0x64616873,
0x615f7265,0x696d6f74,0x6c665f63,0x5f74616f,0x646461,23,57,2,32,31,82,35,0,129,29,0,
118,11,0,157,349,0,510,13,3,218,1,9,526,9,3,220,
1,27,534,94,0,632,196,0,1950,5,0,853,13,0,828,19,
0,873,1077,0,1954,441,0,2429,39,0,2398,6,2,536,66,2402,
10,4,6101,171,218,476,2525,8,3,196657,267,220,2533,9,1,476,
2553,386,0,36068,19,0,33299,24,0,2962,16,0,2994,749,8,319,
112,784,131320,112,327854,267,113,3751,9,4,319,714,113,112,3764,258,
4,6081,705,196670,6082,4026,5,2,6081,6082,4033,80,4,6079,833,196670,
6080,4117,5,2,6079,6080,4124,47,4,6077,833,196670,6078,4175,5,2,
6077,6078,4182,1042,1,315,5225,2130,5,315,114,1401,131320,114,7360,5,
4,116,117,131320,116,7369,8,1,116,7378,6,1,116,7385,78,4,
117,327812,261,118,7467,12,1,117,7480,5,2,118,117,7487,6,1,
117,7494,6,1,117,7501,591,9,393296,44,6564,1435,1399,1400,196670,230,
1505,36136,33,0,33451,16,1,1399,35790,5,1,6110,35796,7,2,1400,
1428,35805,7,4,6110,6109,6518,6517,33469,6,9,6520,6101,1526,6519,6516,
262312,267,6287,6520,34428,10,15,232,705,196670,233,6564,196670,234,783,458809,
267,6554,108,232,233,234,34529,6,16,6555,6520,6108,6554,6289,196855,1534,
0,262394,6555,1402,1534,131320,1402,196855,1405,7362,7,18,267200,263,119,284,
196670,6567,119,267200,263,1540,281,196670,6569,1540,131321,1405,131320,1405,8164,3587,
1,315,11752,41,1,319,11794,17124,0,33240,9,1,120,33246,55,18,
121,7,262203,262,122,7,262203,268,123,7,262203,262,124,7,327745,265,
6083,109,33327,18,0,29055,5,0,33350,56,1,109,33407,12,1,125,
33420,6,1,125,33427,26,27,126,125,196855,127,0,262394,126,128,127,
131320,128,327850,267,216,6099,282,131321,127,131320,127,458997,267,6111,126,6102,
216,128,33480,39,4,6073,6098,196670,6074,33523,5,7,6073,6074,196670,6075,
6121,196670,6076,33535,5,2,6075,6076,33542,11,4,121,6098,196670,122,33557,
5,2,121,122,33564,5,4,123,6098,196670,124,33573,5,2,123,124,
33580,19,7,127,6127,6115,262205,37,6185,109,33911,86,1,6112,33998,8,
0,34017,104,1,6202,34122,167,16,217,110,310,262205,261,221,217,327850,
267,6308,221,6095,327745,262,6257,110,34291,19,4,262205,44,6264,110,34323,
18,1,111,34342,18,0,34540,6,18,222,131320,6310,131321,6309,131320,222,
131321,6309,131320,6309,458997,261,223,6267,6310,284,222,34360,8,1,6309,34369,
6,1,6309,34376,47,14,223,262312,267,224,6286,196855,225,0,262394,224,
226,225,131320,226,34437,93,23,225,131320,225,458997,267,227,6286,6284,6307,
226,196855,228,0,262394,227,229,228,131320,229,131321,6279,131320,228,34553,19,
24,229,196855,5376,0,262394,6308,5371,5380,131320,5371,327850,267,5375,6311,6267,
131321,5376,131320,5380,327852,267,5385,6311,282,29487,24,10,327856,267,238,6311,
6267,393385,261,6318,238,284,34620,142,1,6311,34763,7,9,5388,131320,5388,
393385,261,5574,5386,284,282,30514,6,0,34774,9,1,5575,34784,5,14,
5576,5575,284,131321,6260,131320,6260,458997,267,5577,6259,6230,5576,6271,30549,9,
13,131326,315,131320,5578,196855,6498,0,262394,6308,6499,6498,131320,6499,34816,8,
1,6499,34825,301,0,31636,21,3,6256,308,6128,31660,9,13,131326,319,
131320,6498,262205,261,239,6257,327850,267,6408,239,282,35144,6,1,5489,35151,
247,2,131321,6409,30219,197,3,196670,120,5565,30049,8,1,5545,30058,7,
37,240,131320,240,327856,267,241,5492,451,262394,241,271,5495,131320,271,458817,
454,304,6255,308,5552,5492,327745,279,306,120,5492,262205,278,524,306,464787,
278,526,304,313,282,524,30204,13,0,30427,39,8,131321,6409,131320,6409,
262205,44,6458,110,35411,23,1,111,35435,40,15,327850,267,527,6461,282,
327851,267,528,6470,282,327847,267,6471,527,528,35480,140,0,3669,5,0,
35625,20,3,131326,315,65592
};

/* sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced: source 8c0a6551e7d8a7ea, glslang 16.6.0, spirv-tools v2026.4, 125616 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced[] = {
0,0,0,0,1027,1,128,1028,10,0,1042,8,1,327,1051,39,
7,345,64,393268,261,141,134,345,1101,5,1,320,1107,9,13,153,
340,142,262172,155,153,141,262176,156,6,155,262203,156,1129,9,0,1142,
15,1,158,1158,5,16,159,132,158,345,458804,261,329,169,143,159,
327,393268,261,338,134,329,1179,5,1,338,1185,7,12,339,2176,262172,
341,287,339,262176,342,4,341,262203,342,1204,31,22,343,134,327,61,
393268,261,347,132,343,345,458804,261,348,169,147,347,327,393268,261,349,
134,348,1257,5,6,349,284,262187,261,361,1088,1268,14,1,350,1283,
5,11,350,262172,352,350,273,262176,353,6,352,262203,353,1299,7,13,
354,285,142,262172,357,354,273,262176,358,6,357,262203,358,1319,24,1,
359,1344,8,5,359,290,393268,261,360,1357,5,7,362,170,360,282,
393268,261,364,1369,5,21,365,169,362,364,282,458804,261,367,169,147,
345,327,393268,261,157,134,367,290,393268,261,368,1395,5,7,369,170,
368,282,393268,261,374,1407,5,3,375,169,369,1364,5,8,132,365,
375,393268,267,377,171,376,1428,6,12,378,169,160,282,365,458804,261,
161,169,377,365,378,1446,19,4,1024,393268,261,379,1469,7,1,379,
1477,37,1,380,1515,5,3,381,130,380,1523,5,12,381,152,262172,
385,261,163,262176,390,6,385,262203,390,1540,43,9,391,287,163,262176,
392,6,391,262203,392,1592,32,12,393,169,160,282,375,458804,261,167,
169,377,375,393,1636,12,3,393268,261,400,1469,5,3,411,170,400,
1663,26,1,401,1515,5,3,406,130,401,1698,5,12,406,152,262172,
409,261,168,262176,410,6,409,262203,410,1715,7,9,413,287,168,262176,
414,6,413,262203,414,1731,10,1,415,1742,7,1,415,1750,20,1,
416,1771,7,1,416,1779,400,4,36,393268,261,417,2183,7,1,417,
2191,16,1,320,2208,5,18,320,205,393268,261,418,132,59,320,393268,
261,206,134,418,290,262187,261,550,9,2231,8,1,420,2240,5,3,
425,130,420,2248,5,1,425,2254,12,1,492,2267,5,1,492,2273,
88,0,2365,129,0,2498,5452,1,327,7951,481,1,327,8433,1244,1,
550,9678,26,6,497,1817,345,327812,261,498,9710,5,5,497,498,327814,
261,499,9720,5,2,499,320,9727,4871,1,327,14599,1699,1,384,16299,
196,1,384,16496,752,1,384,17249,1306,1,384,18556,196,1,384,18753,
538,1,345,19292,136,1,320,19429,462,1,384,19892,318,1,345,20211,
97,1,320,20309,1231,1,384,21541,196,1,384,21738,669,1,345,22408,
142,1,320,22551,491,1,384,23043,482,1,345,23526,136,1,320,23663,
1365,1,384,25029,196,1,384,25226,705,1,384,25932,209,1,345,26142,
136,1,320,26279,1047,1,327,27327,2176,1,515,29504,1924,0
};

/* sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced: source 8ceeb68a9f308922, glslang 16.6.0, spirv-tools v2026.4, 125616 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const uint32_t sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced[] = {
0,0,0,0,707,5,8,262194,261,60,8,712,14,1,8,727,
299,2,328,16,1028,6,4,153,132,328,139,1042,8,1,320,1051,
37,5,393268,261,141,134,290,1101,5,1,328,1107,9,13,155,340,
142,262172,156,155,141,262176,158,6,156,262203,158,1129,9,6,458804,261,
159,169,143,328,1148,5,26,159,290,393268,261,329,134,328,59,393268,
261,338,132,329,328,458804,261,341,169,143,338,328,393268,261,342,134,
341,1179,5,1,342,1185,7,12,327,160,262172,343,287,327,262176,346,
4,343,262203,346,1204,18,4,347,169,147,328,1226,5,26,347,290,
393268,261,348,134,320,61,393268,261,349,132,348,328,458804,261,350,169,
147,349,320,393268,261,352,134,350,1257,5,6,352,284,262187,261,339,
48,1268,11,4,328,60,262172,353,1283,5,11,353,262172,354,353,273,
262176,356,6,354,262203,356,1299,7,13,357,285,142,262172,358,357,273,
262176,359,6,358,262203,359,1319,21,17,128,458804,261,360,169,143,328,
328,393268,261,154,134,360,290,393268,261,361,1357,5,7,362,170,361,
282,393268,261,364,1369,5,21,365,169,362,364,282,458804,261,367,169,
147,328,320,393268,261,157,134,367,290,393268,261,368,1395,5,7,369,
170,368,282,393268,261,374,1407,5,3,375,169,369,1364,5,8,132,
365,375,393268,267,377,171,376,1428,6,12,378,169,160,282,365,458804,
261,161,169,377,365,378,1446,16,5,393268,261,379,137,320,1471,5,
1,379,1477,37,9,380,128,320,152,393268,261,381,130,380,1523,5,
12,381,152,262172,384,261,163,262176,385,6,384,262203,385,1540,43,9,
390,287,163,262176,391,6,390,262203,391,1592,32,12,392,169,160,282,
375,458804,261,167,169,377,375,392,1636,14,7,345,64,393268,261,393,
137,345,1657,5,1,393,1663,26,9,400,128,345,152,393268,261,401,
130,400,1698,5,12,401,152,262172,406,261,168,262176,409,6,406,262203,
409,1715,7,9,410,287,168,262176,413,6,410,262203,413,1731,10,1,
414,1742,7,1,414,1750,20,1,415,1771,7,1,415,1779,135,1,
416,1915,9,1,416,1925,254,4,20,393268,261,417,2183,7,1,417,
2191,16,1,328,2208,5,18,328,205,393268,261,418,132,59,328,393268,
261,206,134,418,290,262187,261,514,5,2231,5,4,451,393268,261,420,
2240,5,3,425,130,420,2248,5,1,425,2254,12,1,446,2267,5,
1,446,2273,67,0,2344,18,1,2048,2363,6,1,492,2370,5,3,
497,134,492,2378,5,1,497,2384,608,7,1441,653,328,327817,261,1442,
653,7520,19,7,671,1445,235,327817,261,672,1445,3025,32,1,1445,3058,
778,1,1445,3837,410,1,1445,4248,261,1,1445,4510,956,1,1445,5467,
262,1,1445,5730,193,1,1445,5924,341,1,1445,6266,213,1,1445,6480,
350,1,1445,6831,201,1,1445,7033,368,1,1445,7402,111,24,498,1439,
153,327817,261,499,1439,153,327850,267,500,499,282,393385,261,502,500,282,
284,327808,261,521,498,502,7537,88,1,521,7626,21,1,521,7648,17,
1,521,7666,227,1,328,7894,56,1,320,7951,298,1,328,8250,182,
1,320,8433,1244,1,514,9678,26,6,522,1817,290,327812,261,537,9710,
5,5,522,537,327814,261,538,9720,5,2,538,328,9727,4289,3,539,
2573,328,14019,6,15,539,327745,262,540,71,309,262205,261,541,540,327812,
261,2578,541,328,14040,267,1,328,14308,290,1,320,14599,247,1,328,
14847,546,1,320,15394,102,3,2861,2844,328,15499,6,5,2862,2828,2822,
2861,2831,15602,9,0,15519,33,0,16027,6,0,15558,30,3,542,2860,
320,15591,6,14,543,386,2819,542,2857,196855,4462,0,262394,543,544,4462,
131320,544,15611,8,1,544,15620,209,3,4505,2887,328,24562,21,1,2810,
24584,8,1,2904,24593,17,1,2905,24611,6,0,15887,14,2,4516,2528,
24633,8,1,2528,24642,18,1,2528,24661,8,1,2528,24670,18,1,2528,
24689,8,1,2528,24698,18,1,2528,24717,8,1,2528,24726,26,1,2810,
24753,8,0,16031,18,0,24779,85,9,2524,4558,196670,2525,4557,327745,262,
4559,2524,24873,8,1,2525,24882,23,1,2524,24906,8,1,2525,24915,111,
3,3974,4592,345,25029,6,5,3975,411,4584,3974,4589,21657,9,0,25049,
62,1,2526,25112,5,1,2526,25118,15,9,328,131321,3976,131320,3976,458997,
267,4612,3975,25142,81,3,545,4626,345,25226,6,4,546,411,4585,545,
25236,5,3,546,3993,4629,21756,61,1,4576,21818,37,7,2522,4576,327737,
261,4015,64,2522,21862,31,1,4576,21894,75,1,2523,21970,6,3,4672,
4016,328,25467,30,1,4033,25498,17,1,4034,25516,6,0,22034,14,2,
4683,2523,25538,8,1,2523,25547,18,1,2523,25566,8,1,2523,25575,18,
1,2523,25594,8,1,2523,25603,18,1,2523,25622,8,1,2523,25631,51,
0,16952,112,1,320,17065,181,3,3262,3168,345,17249,6,5,3263,411,
3162,3262,3165,17767,9,0,17269,5,1,640,17275,5,2,339,640,17282,
78,3,3264,131320,3264,17363,287,1,320,17651,102,3,3278,3261,328,17756,
6,5,3279,3245,3239,3278,3248,17859,9,0,17776,33,0,18284,6,0,
17815,30,3,641,3277,320,17848,6,14,642,386,3236,641,3274,196855,643,
0,262394,642,644,643,131320,644,17868,8,1,644,17877,211,1,328,18089,
195,3,643,131320,643,18287,196,24,3939,282,3365,3940,3941,262390,645,3941,
1,131321,666,131320,666,327856,267,667,3939,168,262394,667,668,645,131320,668,
18507,5,4,3951,3403,131320,3951,21501,10,28,669,411,196855,3958,0,262394,
669,3960,3958,131320,3960,262205,261,670,10,327812,261,785,3939,152,327808,261,
3973,670,785,327856,267,786,21644,8,5,4594,411,3951,786,3960,25040,5,
2,3414,4595,18574,30,2,3967,3939,18606,7,9,3968,282,3420,3967,3421,
327808,261,3969,3418,21607,12,0,18634,5,4,3939,327737,261,1422,18643,8,
10,1532,3971,3419,1422,3417,327856,267,1533,1532,328,25134,6,4,3430,4594,
3958,1533,18671,20,0,21676,10,1,3434,21687,12,0,18714,26,13,1535,
3939,152,327808,261,1536,3442,1535,327856,267,3445,1536,345,18753,21,0,25247,
7,1,3448,25255,49,2,1537,3939,25306,7,24,1538,282,4644,1537,4645,
327808,261,1539,4642,1538,327817,261,1541,1539,157,327812,261,1818,1541,290,327808,
261,4651,1818,25337,6,7,2510,3939,327737,261,4652,64,2510,25350,30,2,
1819,3939,25382,7,19,1821,282,4656,1819,4657,327808,261,2574,4654,1821,327817,
261,2576,2574,157,327812,261,4662,2576,25408,49,1,2511,25458,6,3,4035,
4653,328,21979,28,22,2577,4041,4670,393281,398,2845,4039,308,2577,393277,397,
2846,2845,2,2,262257,261,2847,2846,196670,4671,2847,22029,5,0,25522,14,
0,19063,119,0,22167,5,0,19187,10,0,22182,9,3,3393,131320,645,
19209,5,0,23448,7,1,3191,23456,69,1,290,23526,70,1,2509,23597,
65,1,328,23663,56,3,3582,339,4351,19488,21,1,4345,19510,35,1,
4331,19546,27,0,23807,26,0,19599,108,1,320,19708,181,3,3807,3650,
345,19892,6,5,3808,411,3644,3807,3647,20752,9,0,19912,5,1,2848,
19918,5,2,339,2848,19925,78,3,3809,131320,3809,20006,204,1,290,20211,
97,1,328,20309,22,1,339,20332,303,1,320,20636,102,3,3823,3806,
328,20741,6,5,3824,3790,3784,3823,3793,20844,9,0,20761,33,0,21269,
6,0,20800,30,3,2906,3822,320,20833,6,14,2907,386,3781,2906,3819,
196855,2908,0,262394,2907,2909,2908,131320,2909,20853,8,1,2909,20862,211,1,
328,21074,195,3,2908,131320,2908,21272,196,17,3394,282,3910,3395,3396,262390,
3942,3396,1,131321,2910,131320,2910,327856,267,3944,3394,21485,18,0,18518,37,
1,345,18556,8,1,3947,18565,7,30,2911,3413,131320,2911,196855,2912,0,
262394,147,2913,2914,131320,2913,262205,261,2915,10,196855,2916,0,262394,408,2917,
2918,131320,2917,131321,2916,131320,2918,18602,6,14,2916,131320,2916,458997,261,3423,
282,2917,3422,2918,327808,261,3424,2915,18622,12,27,2912,131320,2914,196670,2501,
3394,327737,261,2919,64,2501,131321,2912,131320,2912,458997,261,2920,3426,2916,2919,
2914,327856,267,3429,2920,328,18661,6,22,2921,3412,3406,3429,2912,196855,2922,
0,262394,2921,2923,2922,131320,2923,262205,263,2924,23,262268,404,2925,2924,18689,
12,1,2925,18702,12,3,2922,131320,2922,21702,6,14,2926,411,196855,2927,
0,262394,2926,2928,2927,131320,2928,262205,261,2929,18737,9,27,2929,3443,327856,
267,2930,3444,345,131321,2927,131320,2927,458997,267,2931,411,3948,2930,2928,196855,
2932,0,262394,2931,2933,2932,131320,2933,18773,8,1,2933,18782,88,1,2497,
18871,5,1,2497,18877,107,1,2498,18985,8,1,328,18994,69,0,22048,
119,0,19182,5,5,4070,131321,2932,131320,2932,22177,5,0,19197,9,0,
22191,216,1,290,22408,142,1,328,22551,57,1,339,22609,249,1,320,
22859,183,1,345,23043,31,1,339,23075,373,0,19214,7,1,4277,19222,
69,1,290,19292,70,1,2494,19363,65,1,328,19429,56,3,4352,339,
3581,23722,21,1,3575,23744,35,1,3561,23780,27,0,19573,26,0,23833,
33,1,328,23867,256,1,320,24124,196,1,320,24321,12,6,2934,0,
262394,4461,4463,2934,24339,220,57,2935,4486,4374,196855,2936,0,262394,2935,2937,
2936,131320,2937,262205,263,2938,16,262268,396,2939,2938,327745,335,2940,15,4409,
262205,261,2941,2940,327808,261,2942,2941,4503,393281,398,2943,2939,308,2942,393277,
397,2944,2943,2,2,262257,261,2945,2944,196670,4504,2945,131321,2936,131320,2936,
24616,15,129,2946,2490,308,262205,261,2947,2946,327745,262,2948,2490,309,262205,
261,2949,2948,327876,261,2950,2949,399,327877,261,2951,2947,2950,327745,262,2952,
2490,310,262205,261,2953,2952,327745,262,2954,2490,311,262205,261,2955,2954,327876,
261,2956,2955,399,327877,261,2957,2953,2956,327745,262,2958,2490,312,262205,261,
2959,2958,327745,262,2960,2490,313,262205,261,2961,2960,327876,261,2962,2961,399,
327877,261,2963,2959,2962,327745,262,2964,2490,317,262205,261,2965,2964,327745,262,
2966,2490,318,262205,261,2967,2966,327876,261,2968,2967,399,327877,261,2969,2965,
2968,458832,287,2970,2951,2957,2963,2969,327745,403,2971,17,4409,196670,2971,2970,
131321,2934,131320,2934,24760,19,185,2972,19,262205,261,2973,20,327831,129,2974,
2972,2973,327761,261,2975,2974,0,327761,261,2976,2974,1,196855,2977,0,262394,
2598,2978,2979,131320,2978,327760,263,2980,2975,2976,131321,2977,131320,2979,327876,261,
2981,2975,2597,327876,261,2982,2976,2597,327810,261,2983,320,2597,327874,261,2984,
2975,2983,327877,261,2985,2982,2984,327760,263,2986,2981,2985,131321,2977,131320,2977,
458997,263,2987,2980,2978,2986,2979,262205,263,2988,18,196670,2486,2988,196670,2487,
2987,327745,262,2989,2486,282,262205,261,2990,2989,327745,262,2991,2487,282,262205,
261,2992,2991,327829,129,2993,2990,2992,327761,261,2994,2993,1,327761,261,2995,
2993,0,327745,262,2996,2486,284,262205,261,2997,2996,327745,262,2998,2487,284,
262205,261,2999,2998,327808,261,3000,2997,2999,327808,261,3001,3000,2994,327760,263,
3002,2995,3001,196670,23,3002,262205,261,3003,19,327808,261,3004,3003,309,196670,
19,3004,131321,3005,131320,3005,458997,261,3006,282,2977,3007,3008,262390,3397,3008,
18491,8,1,3006,18500,8,265,3009,0,262394,162,3402,3010,131320,3402,327745,
403,3011,24,3006,196670,3011,402,262312,267,3012,411,196855,3013,0,262394,3012,
3014,3013,131320,3014,262205,261,3015,10,327812,261,3016,3006,152,327808,261,3017,
3015,3016,327856,267,3018,3017,345,131321,3013,131320,3013,458997,267,3019,411,3402,
3018,3014,196855,3020,0,262394,3019,3021,3020,131320,3021,196855,3022,0,262394,147,
3023,3024,131320,3023,262205,261,3025,10,196855,3026,0,262394,408,3027,3028,131320,
3027,131321,3026,131320,3028,327812,261,3029,3006,152,131321,3026,131320,3026,458997,261,
3030,282,3027,3029,3028,327808,261,3031,3025,3030,327817,261,3032,3031,157,327812,
261,3033,3032,290,131321,3022,131320,3024,196670,2488,3006,327737,261,3034,64,2488,
131321,3022,131320,3022,458997,261,3035,3033,3026,3034,3024,327856,267,3036,3035,4374,
131321,3020,131320,3020,458997,267,3037,3019,3013,3036,3022,196855,3038,0,262394,3037,
3039,3038,131320,3039,262205,263,3040,23,262268,404,3041,3040,327745,335,3042,22,
3006,262205,261,3043,3042,393281,405,3044,3041,308,3043,393277,287,3045,3044,2,
16,196670,3011,3045,131321,3038,131320,3038,131321,3009,131320,3010,262312,267,3046,411,
196855,3047,0,262394,3046,3048,3047,131320,3048,262205,261,3049,10,327812,261,3050,
3006,152,327808,261,3051,3049,3050,327856,267,3052,3051,345,131321,3047,131320,3047,
458997,267,3053,411,3010,3052,3048,196855,3054,0,262394,3053,3055,3054,131320,3055,
16653,6,24,3057,282,3055,3058,3059,262390,3060,3059,1,131321,3061,131320,3061,
327856,267,3062,3057,290,262394,3062,3063,3060,131320,3063,16679,9,65,262205,261,
3067,10,196855,3068,0,262394,408,3069,3070,131320,3069,131321,3068,131320,3070,327812,
261,3071,3006,152,131321,3068,131320,3068,458997,261,3072,282,3069,3071,3070,327808,
261,3073,3067,3072,327817,261,3074,3073,157,327812,261,3075,3074,290,327808,261,
3076,3075,3057,131321,3064,131320,3066,196670,2484,3006,327737,261,3077,64,2484,16713,
6,326,3078,3076,3068,3077,3066,262205,261,3079,10,196855,3080,0,262394,408,
3081,3082,131320,3081,131321,3080,131320,3082,327812,261,3083,3006,152,131321,3080,131320,
3080,458997,261,3084,282,3081,3083,3082,327808,261,3085,3079,3084,327817,261,3086,
3085,157,327812,261,3087,3086,290,196855,3088,0,262394,147,3089,3090,131320,3089,
131321,3088,131320,3090,327808,261,3091,3087,3057,262205,261,3092,21,458764,261,3093,
1,38,3091,3092,327810,261,3094,3093,3087,131321,3088,131320,3088,458997,261,3095,
3057,3089,3094,3090,327745,262,3096,2485,3057,196670,3096,282,327856,267,3097,3078,
4374,196855,3098,0,262394,3097,3099,3098,131320,3099,262205,263,3100,23,262268,396,
3101,3100,327745,335,3102,22,3006,262205,261,3103,3102,327808,261,3104,3103,3095,
393281,398,3105,3101,308,3104,393277,397,3106,3105,2,2,262257,261,3107,3106,
196670,3096,3107,131321,3098,131320,3098,131321,3059,131320,3059,327808,261,3058,3057,309,
131321,3056,131320,3060,327745,262,3108,2485,308,262205,261,3109,3108,327745,262,3169,
2485,309,262205,261,3170,3169,327876,261,3171,3170,399,327877,261,3172,3109,3171,
327745,262,3173,2485,310,262205,261,3427,3173,327745,262,3428,2485,311,262205,261,
3651,3428,327876,261,3652,3651,399,327877,261,3653,3427,3652,327745,262,3654,2485,
312,262205,261,3655,3654,327745,262,3943,2485,313,262205,261,3950,3943,327876,261,
3952,3950,399,327877,261,3953,3655,3952,327745,262,3954,2485,317,262205,261,3955,
3954,327745,262,3956,2485,318,262205,261,3957,3956,327876,261,3959,3957,399,327877,
261,3961,3955,3959,458832,287,3962,3172,3653,3953,3961,327745,403,3963,24,3006,
196670,3963,3962,131321,3054,131320,3054,131321,3009,131320,3009,131321,3008,131320,3008,327808,
261,3007,3006,309,131321,3005,131320,3397,25682,12,1,3397,25695,52,1,320,
25748,183,1,345,25932,31,1,339,25964,177,1,290,26142,136,1,328,
26279,57,1,339,26337,964,26,3964,4996,328,262205,261,3965,88,327808,261,
4999,3964,3965,327745,262,3966,90,310,262205,261,3972,3966,327812,261,5002,3972,
320,27327,4101,0
};

/* sk__spirv_sum_f32_f32_traced: source 2d7bd9257b1512e7, glslang 16.6.0, spirv-tools v2026.4, 38540 bytes, from sk__spirv_sum_f32_f16_traced */
static const uint32_t sk__spirv_sum_f32_f32_traced[] = {
0,0,0,0,8,0,12,43,0,59,199,0,282,6,0,292,
12,0,308,6,10,7,6,16,196679,8,2,262216,8,0,24,264,
6,12,13,6,4,196679,14,2,262216,14,0,24,327752,14,310,24,
0,338,40,1,190,379,174,0,557,243,2,15,15,802,67,0,
910,33,26,196647,91,5349,196637,7,301,196638,8,7,262176,91,5349,8,
196647,92,5349,196637,13,278,196638,14,13,262176,92,5349,14,943,146,0,
1129,193,1,190,1323,68,2,549,7,1389,683,1,190,2073,168,1,
190,2242,27,1,190,2270,151,1,190,2422,470,1,190,2893,1087,1,
451,3981,46,1,451,4028,409,1,451,4438,358,13,184,1630,451,327877,
261,191,1699,184,327879,261,1702,191,15,4809,98,1,451,4908,358,13,
195,1715,451,327877,261,196,1784,195,327879,261,1787,196,15,5279,1141,5,
327816,278,2064,463,2062,6425,1804,15,450,197,318,393281,452,198,197,308,
305,393277,301,339,198,2,16,8248,171,15,453,199,4924,393281,454,251,
199,308,4922,393277,278,4928,251,2,4,8438,111,1,91,8550,206,1,
92,8757,213,0,9215,18,0,9253,42,62,450,280,363,327814,261,295,
5073,451,327745,279,334,97,308,262205,278,336,334,327745,279,338,97,309,
262205,278,364,338,327745,279,365,97,310,262205,278,366,365,327745,279,367,
97,311,262205,278,368,367,458832,301,370,336,364,366,368,393281,452,371,
280,308,295,327742,371,370,2,16,9393,56,28,453,372,369,327808,261,
373,5073,5118,327745,279,374,97,5118,262205,278,375,374,393281,454,376,372,
308,373,327742,376,375,2,4,9489,534,0
};

/* sk__spirv_sum_f32_f16_traced: source b5eb365741bef265, glslang 16.6.0, spirv-tools v2026.4, 40092 bytes, from sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced */
static const uint32_t sk__spirv_sum_f32_f16_traced[] = {
0,0,0,0,8,0,12,9,0,42,16,1,0x10000f,59,6,8,
11,26,27,29,30,5,6,32,93,12,0,117,11,0,168,155,
3,327,1,23,322,5,3,329,1,24,326,5,9,143,1,28,
262215,147,1,8,262215,164,404,7,8,7,6,8,196679,8,2,327752,
8,419,52,9,176,1,20,262215,177,1,17,262215,189,480,7,7,
190,1,10,262215,5,11,29,497,9,0,379,6,0,389,6,7,
9,1,0,262215,328,1,25,533,9,11,191,1,27,262215,32,11,
26,262215,33,11,24,549,8,0,563,33,0,603,37,0,649,37,
7,196630,278,32,262176,277,7,51,751,11,6,451,4,262172,291,278,
451,768,21,4,262176,279,7,278,789,17,0,818,17,0,811,7,
12,262176,449,7,301,262187,261,282,0,262187,261,284,1,872,33,4,
262187,261,281,3,905,11,0,923,101,4,262194,261,327,4,1028,6,
8,10,132,327,139,262194,261,329,4,1042,6,1,12,1049,15,0,
1135,5,2,549,7,1488,12,11,262176,335,6,261,196657,267,147,262187,
278,435,0,1848,10,1,164,1859,32,24,196647,13,5349,196630,280,16,
262167,14,280,4,196637,7,14,196638,8,7,262176,13,5349,8,262176,15,
5349,14,1932,30,0,1966,107,1,176,2074,8,6,196649,267,319,196657,
267,177,2091,6,5,189,262187,261,290,8,2098,27,1,176,2126,8,
6,190,327732,267,481,168,190,2140,32,4,262176,506,9,245,2350,9,
12,393268,261,16,132,327,329,393268,261,519,132,16,451,2273,17,0,
1081,7,0,2293,20,6,404,5349,262167,287,261,4,1608,10,0,2325,
15,6,515,65536,262176,405,5349,287,2346,6,71,345,64,262187,261,163,
16,262172,17,301,163,262176,18,7,17,262194,261,9,64,393268,261,330,
134,9,345,262187,261,429,264,262172,19,301,345,262176,20,4,19,262203,
20,6,4,262176,21,4,301,262187,278,22,0x80000000,458796,301,23,22,22,
22,22,393268,261,24,134,329,451,393268,261,25,134,329,451,262194,261,
328,4,2451,10,1,191,2417,13,39,535,33,1,393268,261,28,132,
327,329,393268,261,31,134,28,451,393268,261,35,128,31,345,393268,261,
44,130,35,284,393268,261,2244,134,44,345,393268,261,59,130,31,284,
2472,12,10,548,11,262187,261,550,9,262187,261,514,5,2498,24,0,
2538,132,0,2686,12,1,292,2699,7,0,2742,116,0,28973,16,2,
18,60,28987,33,0,2877,25,10,268,61,7,262203,262,62,7,262203,
449,63,2916,76,7,1441,653,328,327817,261,1442,653,7520,19,7,671,
1445,235,327817,261,672,1445,3025,32,1,1445,3058,147,1,6098,3206,7,
39,191,704,327745,337,64,32,284,262205,261,65,64,327745,337,66,33,
282,262205,261,67,66,327812,261,68,65,67,327745,337,69,32,282,262205,
261,70,69,327808,261,2245,68,70,12268,30,1,677,12299,6,8,1428,
282,2256,1445,2254,458997,261,6096,12306,6,34,6097,284,2256,677,2254,327817,
261,71,2245,2244,327812,261,72,71,345,262205,261,93,5,327817,261,98,
93,345,327808,261,99,72,98,327852,267,2360,657,282,12871,20,9,665,
2362,659,2363,327854,267,2568,2251,2364,13989,12,18,196855,6102,0,262394,191,
100,107,131320,100,131321,6102,131320,107,327812,261,108,2251,657,29137,6,9,
2258,6096,100,108,107,262312,267,126,191,29152,12,1,657,29165,23,0,
6887,9,1,6117,6897,5,7,2251,236,327814,261,6119,2251,236,29210,6,
16,6077,6098,196670,6078,1344,393273,37,6121,38,6077,6078,196670,6079,6121,196670,
6080,29232,5,17,6079,6080,327812,261,6123,6122,236,327808,261,6124,6123,1344,
196670,6081,6098,196670,6082,29254,5,11,6081,6082,131321,1342,131320,6117,196670,61,
6098,196670,62,29270,5,2,61,62,7055,6,3,6127,6125,1343,29286,9,
32,2258,127,6127,1342,196855,1459,0,262394,191,1460,109,131320,1460,327808,261,
110,6096,6097,327810,261,1450,110,284,131321,1459,131320,109,327812,261,111,2251,
657,6590,13,1,6097,6604,5,1,6097,6610,15,10,327808,261,112,111,
1294,327810,261,113,112,284,7616,9,16,113,1289,196855,1463,0,262394,126,
1464,1463,131320,1464,327850,267,114,657,282,7640,5,24,267,115,126,1459,
114,1464,196855,118,0,262394,115,119,118,131320,119,327810,261,120,6097,284,
327852,267,125,236,29190,5,25,125,141,142,131320,141,327817,261,6118,2251,
236,327814,261,144,2251,236,327812,261,145,144,6097,327808,261,146,145,120,
29215,8,1,148,29224,5,7,148,196670,6076,146,393273,261,149,29236,5,
7,150,149,236,327808,261,151,150,29248,6,4,151,393273,261,152,29258,
6,6,142,327808,261,153,6096,120,29265,5,4,153,393273,261,154,29274,
9,21,155,152,141,154,142,131321,118,131320,118,458997,261,2567,1462,1463,
155,6115,327850,267,787,6128,2567,3687,12,0,7991,24,45,458764,261,156,
1,38,99,59,327856,267,157,93,345,196855,3111,0,262394,157,158,3111,
131320,158,327745,21,159,6,93,327742,159,23,40,273,131321,3111,131320,3111,
327810,261,160,2567,6128,327808,261,1440,160,284,7537,23,10,161,1446,1449,
458764,261,4849,1,38,161,163,16969,7,1,6128,16977,11,16,327858,267,
162,3115,2567,262394,162,3121,3118,131320,3121,327814,261,4913,93,345,17003,30,
5,327856,267,4914,3123,4849,26812,6,1,4915,26819,10,24,3115,4918,327808,
261,165,4919,3123,458764,261,167,1,38,165,2567,327810,261,168,167,6128,
327846,267,4933,2360,191,26952,6,39,4936,131320,4935,131321,4934,131320,4936,327812,
261,169,273,167,327850,267,170,168,282,393385,261,171,170,284,282,327808,
261,172,169,171,131321,4934,131320,4934,458997,261,6202,167,4935,172,4936,29398,
266,24,393281,452,173,6255,308,156,393277,301,4992,173,34,16,327745,449,
4993,60,3123,196670,4993,4992,131321,4915,131320,4915,17174,14,0,5168,7,1,
3126,5176,14,1,330,5191,6,29,262368,273,273,429,327850,267,174,4913,
1040,196855,3138,0,262394,174,1707,3138,131320,1707,327745,21,3154,6,98,393277,
301,175,3154,48,273,11487,5,6,301,3153,175,1707,180,1795,9569,19,
1,163,9589,6,43,327856,267,2148,1793,4849,196855,4917,0,262394,2148,2150,
4917,131320,2150,327812,261,4910,4913,4849,327808,261,181,3115,4910,327808,261,2152,
181,1793,327858,267,2155,2152,2567,131321,4917,131320,4917,458997,267,2156,2148,1799,
11658,8,32,182,131320,2158,327745,449,183,60,1793,262205,301,194,183,131321,
2157,131320,182,131321,2157,131320,2157,458997,301,200,194,2158,23,182,327809,301,
180,3153,200,11757,10,3,2124,131320,1796,17165,10,0,11867,12,22,131321,
3117,131320,3117,327812,261,201,330,4849,327808,261,3116,3115,201,131321,3114,131320,
3118,262368,273,273,429,8033,24,36,327856,267,202,99,31,327847,267,203,
157,202,196855,204,0,262394,203,205,204,131320,205,327745,21,206,6,93,
393277,301,207,206,48,273,196670,63,207,393281,324,208,7466,5,9,212,
208,262544,53,215,212,196670,3,215,7488,20,55,217,1438,5,327814,261,
218,1439,10,327817,261,219,1439,10,327850,267,220,219,282,393385,261,221,
220,282,284,327808,261,222,218,221,327814,261,223,217,12,327817,261,224,
217,12,327850,267,225,224,282,393385,261,226,225,282,284,327808,261,227,
223,226,7563,19,1,2251,7583,21,46,228,0,262394,1458,229,1461,131320,
229,131321,228,131320,1461,131321,228,131320,228,458997,261,230,227,229,222,1461,
196855,231,0,262394,1458,232,1465,131320,232,131321,231,131320,1465,131321,231,131320,
231,458997,261,1466,222,232,227,7650,5,1,230,7656,5,6,230,327812,
261,1469,222,227,7667,27,1,231,7695,55,1,230,7751,115,5,327814,
261,1890,99,24,8187,56,1,11,8244,107,5,2610,11,196670,636,2610,
8356,5,2,2611,636,14230,8,1,637,14239,23,1,636,14263,8,1,
637,14272,23,0,8428,82,1,11,8511,73,7,11,1614,196855,1956,0,
262394,147,10483,29,5,1621,147,1589,1961,1957,8625,80,1,164,8706,158,
1,164,8865,157,7,233,164,327847,267,1695,143,233,9029,32,1,549,
9062,34,6,234,0,262394,179,1708,234,9102,395,1,143,9498,33,1,
549,9532,30,65,234,131320,234,327817,261,237,99,25,327812,261,1892,237,
451,327745,279,238,63,282,262205,278,239,238,327745,279,243,63,284,262205,
278,248,243,327745,279,250,63,273,262205,278,254,250,327745,279,257,63,
281,262205,278,258,257,458832,291,272,239,248,254,258,327808,261,2263,1550,
1890,327745,335,2264,3,12348,19,14,327808,261,3135,1585,1892,327745,335,283,
3,313,262205,261,384,283,17060,6,25,2267,131320,2267,458997,267,3137,2266,
234,3136,2268,196855,2173,0,262394,3137,3139,2173,131320,3139,196670,597,1890,196670,
598,1892,10007,5,8,1878,87,597,598,599,196670,600,272,10116,6,0,
16680,5,12,3064,131320,3065,131321,3066,131320,3066,458997,261,4952,282,3065,27037,
21,0,10160,17,2,600,4952,10179,13,0,27081,9,12,3066,131320,4955,
131321,3064,131320,3064,196855,1912,0,262394,177,10213,34,4,2263,196670,563,282,
10251,42,1,451,10294,18,1,600,10313,34,1,189,10348,37,1,284,
10386,42,1,451,10429,18,1,600,10448,31,4,1615,0,262394,147,8591,
29,5,1962,147,1934,1620,1616,10517,18,1,164,10536,49,1,451,10586,
37,1,600,10624,69,4,2263,196670,579,282,10697,42,1,451,10740,18,
1,600,10759,72,1,284,10832,42,1,451,10875,18,1,600,10894,62,
1,451,10957,9,1,600,10967,290,1,176,11258,159,1,451,11418,18,
1,600,11437,33,21,600,196670,601,1890,196670,611,1892,196670,612,1878,196670,
613,2123,524345,259,2179,101,601,611,612,613,11862,5,28,204,131320,204,
327877,261,2171,2245,516,196670,552,2171,196670,553,2251,196670,554,282,196670,555,
1428,524345,259,2172,285,552,553,554,555,11879,361,6,6086,2243,3,262205,
261,286,12246,24,3,6088,286,6086,7283,13,0,29062,5,0,7384,5,
3,6094,6088,6086,7392,6,12,288,6088,6093,6094,117,458997,261,2259,284,
6093,6086,117,12317,7,4,286,2250,288,1403,12328,6,1,1403,12335,6,
8,2575,2262,2260,327745,262,2566,42,312,23840,18,8,131326,2260,131320,4370,
262205,261,2269,2566,12375,8,1,2575,12384,484,3,419,2344,2359,13308,6,
1,298,13315,5,1,298,13317,5,8,261,302,2345,2436,2319,298,131326,
302,12897,250,0,26455,25,2,449,303,26482,8,1,304,26491,41,1,
304,26533,11,78,305,4860,451,327745,264,306,75,308,262205,263,318,306,
262268,13,334,318,393281,15,336,334,308,305,393277,14,338,336,2,8,
262259,301,339,338,196670,303,339,327745,279,340,303,282,262205,278,341,340,
327745,279,342,303,284,262205,278,343,342,327745,279,344,303,273,262205,278,
346,344,327745,279,347,303,281,262205,278,348,347,458832,291,4895,341,343,
346,348,26726,29,1,451,26756,28,57,262205,261,4911,78,327808,261,349,
4911,4897,262205,267,350,76,196855,351,0,262394,350,352,353,131320,352,327812,
261,354,349,304,327808,261,355,354,4908,131321,351,131320,353,327812,261,4920,
4908,304,327808,261,4921,4920,349,131321,351,131320,351,458997,261,4922,355,352,
4921,353,26856,93,3,408,143,4932,25969,6,12,4763,131320,4764,131321,4765,
131320,4765,458997,261,4937,282,4764,26970,14,1,451,26985,49,4,5492,282,
4943,356,31078,20,10,327808,261,4959,4937,5492,327745,279,4960,185,5492,27068,
13,0,31122,5,7,356,5492,309,131321,4951,131320,5495,27093,10,6,4765,
131320,4940,65789,131320,4763,27109,8,1,4763,27118,14,1,451,27133,109,1,
357,27243,6,6,358,86,4964,196670,358,357,27255,85,7,143,359,5005,
131320,359,131326,451,27347,6,1,319,27354,36,5,327810,261,360,5015,284,
27412,6,4,361,5012,5008,360,27422,6,2,451,361,27430,250,1,101,
27681,36,0,27733,32,18,143,362,5074,131320,362,262205,263,363,11,262268,
13,364,363,327814,261,365,5073,451,27783,34,0,27830,34,22,458832,301,
366,5081,5084,5090,5093,262259,14,367,366,393281,15,368,364,308,365,327742,
368,367,2,8,27989,26,1,451,28016,26,11,369,11,262268,447,5130,
369,327808,261,5135,5073,5118,28072,10,1,199,28083,5,1,199,28089,36,
1,285,28412,59,1,5,28472,195,1,404,28668,256,0
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
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_traced / 4u), &sk__modules[1], 117812u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_traced / 4u), &sk__modules[3], 118000u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_traced / 4u), &sk__modules[1], 115164u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_160x192x64_coop_traced / 4u), NULL, 144800u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_128x128x64_coop_traced / 4u), &sk__modules[3], 144704u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_16x32x16_coop_traced / 4u), &sk__modules[3], 144704u },
    { sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_128x128x16_scalar_adds_traced / 4u), &sk__modules[7], 101720u },
    { sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_64x64x16_scalar_adds_traced / 4u), &sk__modules[1], 101788u },
    { sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f32_f32_f32_32x32x8_scalar_adds_traced / 4u), &sk__modules[7], 99032u },
    { sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_160x192x64_coop_adds_traced / 4u), &sk__modules[3], 125712u },
    { sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_128x128x64_coop_adds_traced / 4u), &sk__modules[9], 125616u },
    { sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced, (uint32_t)(sizeof sk__spirv_gemm_f16_f32_f16_16x32x16_coop_adds_traced / 4u), &sk__modules[9], 125616u },
    { sk__spirv_sum_f32_f32_traced, (uint32_t)(sizeof sk__spirv_sum_f32_f32_traced / 4u), &sk__modules[13], 38540u },
    { sk__spirv_sum_f32_f16_traced, (uint32_t)(sizeof sk__spirv_sum_f32_f16_traced / 4u), &sk__modules[9], 40092u },
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
