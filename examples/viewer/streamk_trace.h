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
 *   fragments_accepted                         as in sk_context_info: yes or no
 *   shuffles                                   invocations of a subgroup can read each other's values: yes or no
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
 * CONSTANTS
 *
 *   Plans are chosen by a cost model. sk_context_info says whose constants it has: the device's, or those of its class.
 *   A program may have others: examples/calibrate --constants measures a device in half a minute, and prints lines of
 *   a profile that hold the constants alone. Give the text to sk_context_desc.constants:
 *
 *     bandwidth = 36.4
 *     second_dispatch_time = 4.1
 *     cost = gemm_f32_f32_f32_64x64x16_scalar 2 1.9 0.8 0.5 5.6 0.6 1.02 1.4
 *
 *   The numbers of a cost are workgroups that run together on a compute unit, then microseconds: start of a segment,
 *   k-iteration, k-iteration of a lone workgroup, fixup, peer; the factor of the fixup last arriver; epilogue. What the
 *   text does not name is as before, and kernels that the library lacks are passed over. So a text that was measured
 *   with an older version is still good. A shipped program keeps it in a file beside its VkPipelineCache, and measures
 *   anew when the device or the driver's version changes. Constants change what is chosen, and so may change bits.
 *
 * DOES NOT
 *
 *   - submit, wait, allocate device memory or create descriptors; it owns pipelines and a little host memory
 *   - call back into your program, except the logger, the log and the allocation callbacks that you give it
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
 *   What it assumes of AMD GPUs you let the device show first: see the chapter REGISTERS OF AMD.
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
 *   Workspace. One workspace serves plans of every product and shape in turn, sparse ones included, if it is as large
 *   as the largest of them asks. Its address must be a multiple of sk_plan_info.workspace_alignment. Tell it to an
 *   allocator that puts several buffers into one VkDeviceMemory, such as VMA: vmaCreateBufferWithAlignment(). Its
 *   counters must be zero when a call begins, and are zero when it has completed. So clear the workspace once after you
 *   allocated it, and again after a submission that used it was lost.
 *
 *   If the counters are not zero, or another call uses them at the same time, results are wrong, but nothing hangs. A
 *   turnstile (see FIXUP) reports a counter or a ticket with an impossible value. It cannot notice a counter that a
 *   lost launch left at the turn of some worker. A last arriver notices nothing.
 *
 * PIPELINES
 *
 *   A plan has one pipeline or several. The context makes each once, and keeps it when plans are destroyed: the next
 *   plan that needs it takes microseconds, and what was recorded from a destroyed plan stays valid.
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
 *   Where VK_EXT_debug_utils is enabled, shader modules and pipelines are named by their kernel, and what sk_gemm()
 *   records stands in a label with the plan's line: captures and the validation layer show both.
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
 *   SK_MULTIPLY_DP2A adds two products of f16 to an f32 sum in one instruction. The device decides how it orders and
 *   rounds these additions: the bits are that device's, the same in every run. Integers whose sums f32 holds are exact.
 *
 *   Complex numbers, cf32 and cf64, lie in memory as those of C, NumPy and BLAS: the real part, and behind it the
 *   imaginary part. A product is (a_r b_r - a_i b_i, a_r b_i + a_i b_r) and nothing else: where infinities meet, a part
 *   may be NaN, as in BLAS, which the multiplication of C99's annex G would make an infinity again. With conjugate, A
 *   or B is conjugated as it is read, at no cost.
 *
 *   Integers. Sums and results of s32 and u32 wrap modulo 2^32; nothing saturates. Sums of s8 cannot wrap if K <
 *   131072.
 *
 *   Epilogue. Scales and bias are f32, widened exactly for f64. alpha and beta have the precision of D. Some parts
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
 *
 *   Where the driver fails, a function destroys what it has made so far, and the sentence has the Vulkan function and
 *   its VkResult. Pipelines that are complete stay with the context, so the call may be repeated.
 *
 *   SK_ERROR_OUT_OF_HOST_MEMORY    yours, through the allocation callbacks, or the driver's
 *   SK_ERROR_OUT_OF_DEVICE_MEMORY  free some, or call sk_trim_context(), and try again
 *   SK_ERROR_DEVICE_LOST           destroy plans and context as usual, then make device, context and workspaces anew
 *   SK_ERROR_VULKAN                any other VkResult, such as that of a pipeline which the driver refuses
 *
 *   Mostly your own vkQueueSubmit() or wait learns first that a device is lost: recording cannot notice it.
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
 *   Scales, bias, clamp, residual, a second term, and alpha and beta of f64 or complex numbers need 256 bytes of push
 *   constants. On a device with fewer, a dispatch writes them into the workspace, which is needed then.
 *
 * TRIANGLES AND TWO TERMS
 *
 *   With sk_gemm_desc.triangle only one triangle of a square D is computed, and its diagonal. What lies beyond is
 *   neither written, nor read of C and the residual. Tiles that have nothing of the triangle do not exist. With
 *   sk_gemm_desc.second, D = alpha (A B + A2 B2) + beta C: a tile has the k-iterations of both terms, one after the
 *   other. docs/blas.md has BLAS's names.
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
 *   alone. Where A or B is copied, the workspace has room for what m, n, k and their totals in the desc allow.
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
 *   checks. Epilogues need no more than 128 bytes of push constants here.
 */

/* The manual goes on: memory that other APIs share.
 *
 * OTHER APIS
 *
 *   Matrices, vectors and workspace may lie in memory that CUDA, HIP, another process or another Vulkan device shares:
 *   streamk asks only for a buffer's usages and address. Allocating, and saying whose turn it is, are yours.
 *
 *   Vulkan exports. Chain VkExportMemoryAllocateInfo and VkMemoryAllocateFlagsInfo (DEVICE_ADDRESS) to your
 *   VkMemoryAllocateInfo, and VkExternalMemoryBufferCreateInfo to the VkBufferCreateInfo. VK_KHR_external_memory_fd
 *   hands out a file descriptor of the memory, VK_KHR_external_memory_win32 a handle. Each import takes one.
 *
 *   CUDA   cudaImportExternalMemory() with cudaExternalMemoryHandleTypeOpaqueFd, or OpaqueWin32, and the size of the
 *          allocation; then cudaExternalMemoryGetMappedBuffer() gives the pointer
 *   HIP    hipImportExternalMemory() and hipExternalMemoryGetMappedBuffer(), in the same way
 *
 *   A VkMemoryDedicatedAllocateInfo in Vulkan needs the flag cudaExternalMemoryDedicated there. Both APIs must use the
 *   same GPU: VkPhysicalDeviceIDProperties.deviceUUID is the uuid of cudaDeviceProp. What cudaMalloc() allocated cannot
 *   be imported; what cuMemCreate() made with an exportable handle can, by VkImportMemoryFdInfoKHR.
 *
 *   Turns. Let a semaphore of VK_KHR_external_semaphore_fd (or win32) order them: cudaImportExternalSemaphore(),
 *   cudaWaitExternalSemaphoresAsync() and cudaSignalExternalSemaphoresAsync(). Or wait on the host for each. Before
 *   sk_gemm(), record a buffer barrier from VK_QUEUE_FAMILY_EXTERNAL to your queue's family, and after it one back. A
 *   workspace that streamk alone uses needs neither.
 *
 *   This was run between two Vulkan devices, on the CPU drivers lavapipe and SwiftShader. With CUDA and HIP it was not.
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
 * REGISTERS OF AMD
 *
 *   Kernels that are arranged for AMD GPUs (gemm_f16_f32_f16_128x192x32_arranged, for one) load what another shader has
 *   stored, as invocations hold cooperative matrices: each element once (RDNA 4), or twice, the second time 16
 *   invocations further, in the same order (RDNA 3). AMD's guides to the instruction sets say so, but no driver
 *   promises it. So these kernels are unavailable, by name, too, until the device has shown it in dispatches of one
 *   subgroup:
 *
 *     size_t size = sk_query_context(context).fragments_size;    // 0: nothing to do
 *     to.buffer = buffer;  to.size = size;                       // mapped, with usages as for a matrix
 *     sk_probe_fragments(commands, context, to);
 *     ... a barrier to the host; submit; wait for the fence ...
 *     sk_accept_fragments(context, mapped, size);
 *
 *   Plans that are created after that may be arranged. Keep the bytes in a file beside your VkPipelineCache: at the
 *   next start give them to sk_accept_fragments(), and probe anew only if it refuses them. It compares the
 *   pipelineCacheUUID that they hold. Then it copies and loads the fragments that they tell of on the host, by the
 *   kernels' own text. Profiles say whether that succeeded.
 *
 * WATCHDOGS
 *
 *   A display driver may end a dispatch that keeps the GPU from the screen for too long: after 2 seconds on Windows, by
 *   default. Nothing in Vulkan tells whether there is such a limit. So no launch is cut unless you ask for it:
 *   sk_gemm_desc.most_time says how many microseconds a dispatch may take. Leave it 0 where nothing is displayed.
 *
 *   A multiplication that takes longer by prediction is recorded as several dispatches, with a barrier before each but
 *   the first. A piece has some workers' next segments. Kernel, schedule and slots are those of the whole launch, and
 *   so are the bits. sk_plan_info.pieces counts them, and sk_segment.piece names that of a segment. Each costs some
 *   microseconds more, which predicted_time leaves out. A launch that fits is recorded as without most_time.
 *
 *   Predictions may be wrong, above all where constants are those of a class of devices: ask for a quarter of the
 *   limit. A segment stays whole. The log is warned of one that is too long by itself; more splits make it shorter.
 *   Copies and the separate pass stay whole, too: they take as long as memory does. Some drivers limit a submission
 *   instead, such as amdgpu on Linux by its lockup_timeout: then submit fewer launches together.
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
 *   orders. In the dispatch that finds room for copies, an invocation reads no memory but what it wrote itself. The
 *   dispatches that copy and multiply come behind barriers of the library's. Lines may be gathered while a launch is
 *   prepared: both tell of what is left out by a compare and exchange of the status record, so that one of them
 *   writes it.
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

#if VK_HEADER_VERSION < 204
#error "streamk.h needs Vulkan headers 1.3.204 or newer"
#endif

/* ---- names: rendered from the declarations ----------------------------------------------------
 *
 * Files that include different streamk.h must not share one implementation: structures are passed by pointer. So
 * functions are linked by names that tell the version, and a hash of all declarations. A file that was compiled with
 * others does not link; an implementation behind others does not compile. Code in other languages, which has to know the
 * names, may want them plain. */
#define SK__DECLARATIONS 0x12c77e1f

#ifndef STREAMK_PLAIN_NAMES
#define sk_multiply_name sk_multiply_name_0_1_12c77e1f
#define sk_type_name sk_type_name_0_1_12c77e1f
#define sk_layout_name sk_layout_name_0_1_12c77e1f
#define sk_decomposition_name sk_decomposition_name_0_1_12c77e1f
#define sk_fixup_name sk_fixup_name_0_1_12c77e1f
#define sk_packing_name sk_packing_name_0_1_12c77e1f
#define sk_order_name sk_order_name_0_1_12c77e1f
#define sk_raster_name sk_raster_name_0_1_12c77e1f
#define sk_sort_name sk_sort_name_0_1_12c77e1f
#define sk_search_name sk_search_name_0_1_12c77e1f
#define sk_ragged_name sk_ragged_name_0_1_12c77e1f
#define sk_triangle_name sk_triangle_name_0_1_12c77e1f
#define sk_epilogue_name sk_epilogue_name_0_1_12c77e1f
#define sk_bias_name sk_bias_name_0_1_12c77e1f
#define sk_activation_name sk_activation_name_0_1_12c77e1f
#define sk_role_name sk_role_name_0_1_12c77e1f
#define sk_log_level_name sk_log_level_name_0_1_12c77e1f
#define sk_parse_multiply sk_parse_multiply_0_1_12c77e1f
#define sk_parse_type sk_parse_type_0_1_12c77e1f
#define sk_parse_layout sk_parse_layout_0_1_12c77e1f
#define sk_parse_decomposition sk_parse_decomposition_0_1_12c77e1f
#define sk_parse_fixup sk_parse_fixup_0_1_12c77e1f
#define sk_parse_packing sk_parse_packing_0_1_12c77e1f
#define sk_parse_order sk_parse_order_0_1_12c77e1f
#define sk_parse_raster sk_parse_raster_0_1_12c77e1f
#define sk_parse_sort sk_parse_sort_0_1_12c77e1f
#define sk_parse_search sk_parse_search_0_1_12c77e1f
#define sk_parse_ragged sk_parse_ragged_0_1_12c77e1f
#define sk_parse_triangle sk_parse_triangle_0_1_12c77e1f
#define sk_parse_epilogue sk_parse_epilogue_0_1_12c77e1f
#define sk_parse_bias sk_parse_bias_0_1_12c77e1f
#define sk_parse_activation sk_parse_activation_0_1_12c77e1f
#define sk_parse_role sk_parse_role_0_1_12c77e1f
#define sk_parse_log_level sk_parse_log_level_0_1_12c77e1f
#define sk_result_string sk_result_string_0_1_12c77e1f
#define sk_merge_features sk_merge_features_0_1_12c77e1f
#define sk_required_features sk_required_features_0_1_12c77e1f
#define sk_create_context sk_create_context_0_1_12c77e1f
#define sk_create_planning_context sk_create_planning_context_0_1_12c77e1f
#define sk_format_profile sk_format_profile_0_1_12c77e1f
#define sk_destroy_context sk_destroy_context_0_1_12c77e1f
#define sk_trim_context sk_trim_context_0_1_12c77e1f
#define sk_query_context sk_query_context_0_1_12c77e1f
#define sk_query_kernel sk_query_kernel_0_1_12c77e1f
#define sk_create_plan sk_create_plan_0_1_12c77e1f
#define sk_destroy_plan sk_destroy_plan_0_1_12c77e1f
#define sk_query_plan sk_query_plan_0_1_12c77e1f
#define sk_format_plan sk_format_plan_0_1_12c77e1f
#define sk_explain_plan sk_explain_plan_0_1_12c77e1f
#define sk_list_segments sk_list_segments_0_1_12c77e1f
#define sk_query_times sk_query_times_0_1_12c77e1f
#define sk_gemm sk_gemm_0_1_12c77e1f
#define sk_query_launch sk_query_launch_0_1_12c77e1f
#define sk_clear_workspace sk_clear_workspace_0_1_12c77e1f
#define sk_probe_fragments sk_probe_fragments_0_1_12c77e1f
#define sk_accept_fragments sk_accept_fragments_0_1_12c77e1f
#define sk_read_status sk_read_status_0_1_12c77e1f
#define sk_create_grouped_plan sk_create_grouped_plan_0_1_12c77e1f
#define sk_explain_grouped_plan sk_explain_grouped_plan_0_1_12c77e1f
#define sk_gemm_grouped sk_gemm_grouped_0_1_12c77e1f
#define sk_query_upload_size sk_query_upload_size_0_1_12c77e1f
#define sk_query_grouped_launch sk_query_grouped_launch_0_1_12c77e1f
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
 * ARRANGED: cooperative matrices; A and B are first copied in the order in which registers hold them. DP2A: dot
 * products of two neighbours along k, f16 with f32 sums (VK_VALVE_shader_mixed_float_dot_product). */
#define SK_MULTIPLIES(X)                \
    X(SK_MULTIPLY_SCALAR, "scalar")     \
    X(SK_MULTIPLY_COOP, "coop")         \
    X(SK_MULTIPLY_DOT, "dot")           \
    X(SK_MULTIPLY_DP4A, "dp4a")         \
    X(SK_MULTIPLY_ARRANGED, "arranged") \
    X(SK_MULTIPLY_DP2A, "dp2a")

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

typedef enum sk_sorting
{
    SK_SORTS(SK__ENUMERATOR) SK_SORT_FORCE_I32 = 0x7fffffff
} sk_sorting;

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

/* How important something is that a context tells its log: plans that could be better; what was chosen; all that led to
 * it. A level includes those before it. */
#define SK_LOG_LEVELS(X)               \
    X(SK_LOG_LEVEL_WARNING, "warning") \
    X(SK_LOG_LEVEL_INFO, "info")       \
    X(SK_LOG_LEVEL_DETAIL, "detail")

typedef enum sk_log_level
{
    SK_LOG_LEVELS(SK__ENUMERATOR) SK_LOG_LEVEL_FORCE_I32 = 0x7fffffff
} sk_log_level;

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
STREAMK_API const char* sk_sort_name(sk_sorting sort);
STREAMK_API const char* sk_search_name(sk_search search);
STREAMK_API const char* sk_ragged_name(sk_ragged ragged);
STREAMK_API const char* sk_triangle_name(sk_triangle triangle);
STREAMK_API const char* sk_epilogue_name(sk_epilogue epilogue);
STREAMK_API const char* sk_bias_name(sk_bias bias);
STREAMK_API const char* sk_activation_name(sk_activation activation);
STREAMK_API const char* sk_role_name(sk_role role);
STREAMK_API const char* sk_log_level_name(sk_log_level log_level);

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
STREAMK_API bool sk_parse_sort(const char* word, sk_sorting* sort);
STREAMK_API bool sk_parse_search(const char* word, sk_search* search);
STREAMK_API bool sk_parse_ragged(const char* word, sk_ragged* ragged);
STREAMK_API bool sk_parse_triangle(const char* word, sk_triangle* triangle);
STREAMK_API bool sk_parse_epilogue(const char* word, sk_epilogue* epilogue);
STREAMK_API bool sk_parse_bias(const char* word, sk_bias* bias);
STREAMK_API bool sk_parse_activation(const char* word, sk_activation* activation);
STREAMK_API bool sk_parse_role(const char* word, sk_role* role);
STREAMK_API bool sk_parse_log_level(const char* word, sk_log_level* log_level);

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
    X(SK_ERROR_VULKAN, -16, "a Vulkan call failed otherwise; the logger is told which, and its VkResult")       \
    X(SK_ERROR_GAVE_UP, -18, "a worker gave up waiting for its turn, so that a result is wrong")                \
    X(SK_ERROR_NO_DEVICE, -19, "the context was made from a profile: it plans, and cannot record")              \
    X(SK_ERROR_LEFT_OUT, -20,                                                                                   \
      "a problem of a grouped launch, or a line, was left out, so that its result is missing")                  \
    X(SK_ERROR_OUT_OF_DEVICE_MEMORY, -21, "the driver could not allocate device memory")                        \
    X(SK_ERROR_DEVICE_LOST, -22, "the device is lost: destroy plans and context, and create the device anew")

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

/* Called with one finished sentence for each thing that is worth knowing and is no error, up to `level`:
 *
 *   WARNING   compute units that were guessed, constants of the cost model that no such device was measured for, a
 *             kernel that was chosen by a guess although others were measured, and segments that alone take longer
 *             than most_time
 *   INFO      the device, its constants, and how many kernels it can run; each plan's line, and its runner-up
 *   DETAIL    each kernel that the device cannot run, or that a plan passes over, and why; each pipeline that is made,
 *             how long that took, and whether it was in sk_context_desc.pipeline_cache, which only a device with
 *             VK_EXT_pipeline_creation_feedback enabled tells
 *
 * Only functions that create a context or a plan call it, on their caller's thread, before they return: never twice at
 * a time for one context. The sentence is valid during the call. The function may query that context, and may not
 * create, destroy or trim anything of it. To find a runner-up, INFO weighs all candidates: some milliseconds a plan.
 * Without a function, or below its level, nothing is formatted, weighed or timed. */
typedef struct sk_log
{
    void (*function)(sk_log_level level, const char* sentence, void* user_data);
    void* user_data;
    sk_log_level level;
} sk_log;

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

/* VkPhysicalDeviceShaderMixedFloatDotProductFeaturesVALVE, which older Vulkan headers lack. */
typedef struct sk_mixed_dot_product_features
{
    VkStructureType sType;
    void* pNext;
    VkBool32 shaderMixedFloatDotProductFloat16AccFloat32;
    VkBool32 shaderMixedFloatDotProductFloat16AccFloat16;
    VkBool32 shaderMixedFloatDotProductBFloat16Acc;
    VkBool32 shaderMixedFloatDotProductFloat8AccFloat32;
} sk_mixed_dot_product_features;

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
    sk_mixed_dot_product_features mixed_dot_product;
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
 * info->ppEnabledExtensionNames already; VK_KHR_portability_subset is among them where the device has it, as Vulkan
 * demands. `features` must live until the device and the sk_context are created.
 *
 * SK_ERROR_MISSING_FEATURE if the device cannot run any kernel: Vulkan 1.2, bufferDeviceAddress and vulkanMemoryModel
 * are the least. Everything else only makes more kernels available; features->missing names what is not there.
 * SK_ERROR_INVALID_VALUE if the chain cannot be added to: it holds `features` already, it holds
 * VkPhysicalDeviceVulkan13Features though the device or api_version is older, or VK_EXT_buffer_device_address is
 * enabled. Also if VkApplicationInfo.apiVersion was below 1.1, or left out; of 1.1, sk_create_context tells it at the
 * latest. After an error info and its chain are as they were. */
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
    uint32_t compute_units; /* 0: asked of the driver, or guessed where it does not tell. A CPU driver does not: give
                               the number of cores */
    const char* constants; /* optional: text with constants of the cost model, as examples/calibrate prints it and the
                              manual's chapter CONSTANTS explains; read during the call only */
    sk_log log;            /* optional */
} sk_context_desc;

typedef struct sk_context_info
{
    const char* device_name;
    uint32_t compute_units;
    bool compute_units_guessed; /* neither an extension nor the desc told their number */
    uint32_t kernel_count;      /* kernels in the library, whether or not this device can run them */
    const char* costs;       /* the device, or the class of devices ("amd"), that the cost model has constants of */
    bool costs_measured;     /* they were measured on such a device; examples/calibrate measures others */
    bool costs_given;        /* some of them are the desc's or the profile's instead */
    bool only_plans;         /* made by sk_create_planning_context */
    size_t fragments_size;   /* bytes that sk_probe_fragments writes; 0: no kernel here needs it */
    bool fragments_accepted; /* sk_accept_fragments succeeded, or the profile says so */
} sk_context_info;

typedef struct sk_kernel_info
{
    const char* name;                   /* e.g. "gemm_f16_f32_f16_128x192x64_coop" */
    sk_type input, accumulator, output; /* of A and B; of sums and partials; of C and D */
    sk_multiply multiply;
    uint32_t tile_m, tile_n, tile_k; /* macro-tile, elements */
    uint32_t part_m, part_n;         /* the part of the tile that a subgroup (coop) or an invocation (the others)
                                        holds; dot: rows of the tile, and columns (or rows) of B from each of which an
                                        invocation loads 16 bytes at a time */
    uint32_t invocations;            /* in a workgroup; 0 if unavailable */
    uint32_t shared_size;            /* bytes of shared memory in a workgroup */
    bool available;                  /* this device can run it */
    const char* reason;              /* why it is not available, in a few words; "" if it is */
    bool automatic;                  /* plans may choose it by themselves here: it is made for such devices, or none
                                        that is can run */
    bool guessed;                    /* nobody measured its constants: they are a guess by the rates of a class */
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
    sk_log log;                             /* optional */
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
 * Free what was unpacked to make pipelines, too: up to 2 MB for each family of types.
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
     * in D's type if that is f64, s32 or u32. What is 0 is left out. */
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
     * of A and B, and may be left out. */
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
    sk_sorting sort;       /* grouped plans only, as is: */
    sk_search search;      /* HOST needs data-parallel, and problems that the host knows and does not have sorted */
    uint32_t most_looks;   /* turnstiles: how often a worker polls a counter before it gives up; 0: some seconds,
                              which are 2^21 times on a GPU and 2^28 on a CPU driver */
    uint32_t most_time; /* microseconds that a dispatch may take by prediction; 0: any. Longer ones are cut: see the
                              manual's WATCHDOGS. Not for grouped plans, turnstiles or chunk */
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
    sk_sorting sort; /* of a grouped plan, never AUTO; otherwise AUTO; so is: */
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
    uint32_t most_time, pieces;   /* dispatches of the multiplication, which most_time cuts; 1: it is whole */
    const char* last_wave_kernel; /* of a retiled plan, as are the next members; otherwise "" and 0 */
    uint32_t last_wave_tile_m, last_wave_tile_n, last_wave_tile_k;
    uint32_t last_wave_tiles, last_wave_k_iterations; /* beyond ragged edges, some tiles hold nothing of D */
    uint32_t longest_worker;          /* k-iterations of the busiest worker, at most 2^32 - 1; of several problems an
                                         estimate */
    uint32_t most_peers;              /* segments of the tile that has most; a chunk counts as a segment */
    float utilisation;                /* share of the workers' time with work, if every k-iteration took as long
                                            and all compute units ran `workers_per_unit` of them: at most 1 */
    float predicted_time;             /* microseconds, by the cost model */
    bool guessed;                     /* a kernel of it is guessed: see sk_kernel_info */
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
    COUNT(most_looks, "--most-looks")                         \
    COUNT(most_time, "--most-time")

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
    uint32_t piece;          /* of that dispatch, which comes after those of smaller number; 0 if it is whole */
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
     * where D is real. */
    double alpha, beta, alpha_imaginary, beta_imaginary;

    /* With sk_gemm_desc.pointers, a, b, c, d, residual, second_a and second_b are arrays of batch_count device
     * addresses of 8 bytes, which the device reads as it runs. Each address must be a multiple of its matrix's element
     * size. Set this if each is a multiple of 16 bytes: then the fast path is taken. Nobody but you can check that the
     * matrices lie inside their memory, and that none overlaps D. */
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
    uint32_t copy_count;                   /* of the dispatches, the first: they copy A and B, write what
                                                            the device has no push constants for, or prepare a
                                                            launch of several problems */
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

/* Append dispatches that write sk_context_info.fragments_size bytes at `to`: which elements of a cooperative matrix
 * each invocation holds on this device. Some arranged kernels are unavailable until sk_accept_fragments has seen that.
 * The manual's chapter REGISTERS OF AMD shows both calls.
 *
 * `to` begins at a multiple of 4. It is written in COMPUTE_SHADER: record the barrier to your copy, or to the host.
 * This makes pipelines, so it counts among the calls that create plans. sk_trim_context destroys them: not before the
 * commands have completed. The bound compute pipeline and the push constants are undefined afterwards.
 * SK_ERROR_NO_KERNEL if fragments_size is 0. */
STREAMK_API sk_result sk_probe_fragments(VkCommandBuffer commands, sk_context* context, sk_buffer to);

/* Judge what sk_probe_fragments wrote, once that has completed. If it is what the arranged kernels need, they are
 * available from now on, to plans that choose by themselves, too. Plans that exist stay as they are.
 *
 * Keep the bytes beside your VkPipelineCache, and accept them at the next start instead of probing again: they hold the
 * pipelineCacheUUID, so that those of another device or driver are refused. No other call with the context may run at
 * the same time.
 *
 * SK_ERROR_INVALID_VALUE: the bytes are another device's or driver's, or damaged. SK_ERROR_MISSING_FEATURE: the device
 * holds matrices in another way. After an error everything is as it was; other kernels serve. */
STREAMK_API sk_result sk_accept_fragments(sk_context* context, const void* data, size_t size);

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
 * they lie here: 152 bytes each, in a table.
 *
 * Offsets are bytes from the begin of the buffer of the same name in sk_grouped_args; with sk_grouped_desc.addresses
 * they are device addresses. Only those of matrices and vectors that the plan reads matter. */
typedef struct sk_problem
{
    uint32_t m, n, k; /* if m or n is 0, nothing is computed; if k is 0, only the epilogue runs */
    uint32_t leading_dimension_a, leading_dimension_b, leading_dimension_c, leading_dimension_d,
        leading_dimension_residual; /* elements; 0: packed */
    uint64_t a, b, c, d, bias, scale_m, scale_n, residual;

    /* Read only with SK_EPILOGUE_LINEAR, and rounded to the precision of D; integers, where D is of those. Imaginary
     * parts must be 0 where D is real. */
    double alpha, beta, alpha_imaginary, beta_imaginary;

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
     * decisions that need all tiles alike: splits, stream_k_tiles, interleave, last_wave_kernel.
     * decomposition: data-parallel deals whole tiles round robin; Stream-K and hybrid go across all problems.
     * chunk: the workspace has slots for the chunks of the expected problems, unless tiles stay whole. */
    sk_gemm_desc gemm;
    uint32_t most_problems; /* that a launch may have; 1 to 14,128,181 */
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

    /* m, n and k of all problems together, at most; 0: most_problems times the bound. They limit what copies of A and B
     * take of the workspace, if gemm.packing or an arranged kernel asks for some, or they pay. Problems within these
     * totals and gemm's bounds find room. If neither bounds nor totals limit an operand's copies, there is room for
     * those of the expected problems. Of stacked matrices it is the extent of the stack. */
    uint64_t total_m, total_n, total_k;
} sk_grouped_desc;

/* Plan a launch of several problems. What sk_query_plan, sk_format_plan, sk_list_segments and sk_query_times say of the
 * plan is for the expected problems. sk_gemm refuses it, as sk_gemm_grouped refuses others.
 *
 * The workspace depends on most_problems, kernel and workers, and on no size, but for the bounds of what copies need,
 * and unless gemm.chunk is set. Planning takes host memory and time for the problems given, the workers and the
 * device's compute units: with `problems` NULL, most_problems costs nothing. */
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
     * schedule, 168 bytes a problem. That is your `upload` buffer, of sk_query_upload_size() bytes at a multiple of 16.
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
     * if that has a buffer or an address. Both are read when the launch runs, in COMPUTE_SHADER. The size of `table`
     * holds most_problems rows, whatever `count` says. */
    sk_buffer table, count;

    /* Or `extents` holds a uint32_t for each: where the problem ends along the ragged extent, or how much it has if the
     * plan is masked; most_problems of them, or as many as `count` says. Its size holds most_problems words. */
    sk_buffer extents;
    double alpha, beta, alpha_imaginary, beta_imaginary; /* of all ragged problems, as in sk_problem */

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
 * the expected problems. Problems of a plan with copies are left out, too, from the first one on up to which copies
 * take more than the workspace has room for, if they need a copy. sk_read_status tells of the first that was left out.
 * No two problems may write the same element of D; nobody checks that.
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

#if SK__DECLARATIONS != 0x12c77e1f
#error "the declarations are another streamk.h's, which was included first"
#endif

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast" /* it is C */
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
    SK__CONSTANT_CUT = 37, /* gl_WorkGroupID.z is the worker's segment, the only one of this workgroup */
    SK__CONSTANT_COUNT = 38
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
    SK__MODULE_TELL = 10, /* writes the push constants that a device lacks room for */
    SK__MODULE_PACK = 11, /* packs A or B */
    SK__MODULE_TRANSPOSE = 12, /* packs them with k contiguous; NULL: the kernel does not want that */
    SK__MODULE_ARRANGE = 13, /* packs them in the order of fragments; NULL: the kernel is not arranged */
    SK__MODULE_PROBE = 14, /* tells how fragments lie in registers; NULL: the kernel is not arranged for AMD */
    SK__MODULE_PLACE = 15, /* finds room for copies of several problems; NULL: in a trace header */
    SK__MODULE_GROUPED_PACK = 16, /* as PACK, of several problems; NULL: in a trace header */
    SK__MODULE_GROUPED_TRANSPOSE = 17, /* as TRANSPOSE */
    SK__MODULE_GROUPED_ARRANGE = 18, /* as ARRANGE */
    SK__MODULE_KINDS = 19
} sk__module_kind;

/* Whose invocations a workgroup of a module has. */
typedef enum sk__workgroup
{
    SK__WORKGROUP_KERNEL, /* its kernel's */
    SK__WORKGROUP_PART, /* a subgroup's, of its kernel */
    SK__WORKGROUP_BLOCK, /* a subgroup's for each block that it arranges */
    SK__WORKGROUP_OWN, /* its pipeline's own */
    SK__WORKGROUP_FITTING, /* its pipeline's own, or as many as the device allows */
    SK__WORKGROUP_RAGGED /* RAGGED_INVOCATIONS */
} sk__workgroup;

typedef struct sk__module_row
{
    const char* name; /* that tools show */
    sk__workgroup workgroup;
    bool multiplies, uses_subgroups;
    uint64_t constants; /* bits of those that such modules have */
} sk__module_row;

static const sk__module_row sk__module_rows[SK__MODULE_KINDS] = {
    {"multiply", SK__WORKGROUP_KERNEL, true, true, 0x3ffc7fffffu},
    {"adds", SK__WORKGROUP_KERNEL, true, true, 0x3b3c7fffffu},
    {"grouped", SK__WORKGROUP_KERNEL, true, true, 0x1ffc7fffffu},
    {"prepare", SK__WORKGROUP_FITTING, false, false, 0x1u},
    {"ragged", SK__WORKGROUP_RAGGED, false, false, 0x1u},
    {"assign", SK__WORKGROUP_KERNEL, false, false, 0x0u},
    {"gather", SK__WORKGROUP_KERNEL, false, false, 0x0u},
    {"scatter", SK__WORKGROUP_KERNEL, false, false, 0x0u},
    {"sum", SK__WORKGROUP_OWN, false, true, 0x73fffdff1u},
    {"grouped sum", SK__WORKGROUP_OWN, false, true, 0x73fffdff1u},
    {"tell", SK__WORKGROUP_KERNEL, false, false, 0x0u},
    {"pack", SK__WORKGROUP_KERNEL, false, false, 0x0u},
    {"transpose", SK__WORKGROUP_KERNEL, false, false, 0x0u},
    {"arrange", SK__WORKGROUP_BLOCK, false, true, 0xfu},
    {"probe", SK__WORKGROUP_PART, false, true, 0xfu},
    {"place", SK__WORKGROUP_FITTING, false, false, 0x1u},
    {"grouped pack", SK__WORKGROUP_KERNEL, false, false, 0x0u},
    {"grouped transpose", SK__WORKGROUP_KERNEL, false, false, 0x0u},
    {"grouped arrange", SK__WORKGROUP_BLOCK, false, true, 0xfu},
};

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
    SK__PACKED_LINE = 128, /* bytes: packed copies' lines begin at multiples of it; a cache line of most devices */
    SK__PACK_INVOCATIONS = 128, /* of a workgroup that packs, each of which copies 16 bytes */
    SK__TRANSPOSED_LINES = 128, /* of the tile of a transposed copy that a workgroup writes, one for each invocation */
    SK__TRANSPOSED_COLUMNS = 256, /* of that tile: an invocation transposes 16 x 16 bytes */
    SK__PREPARE_INVOCATIONS = 1024, /* at most, of the workgroup that prepares a launch of several problems */
    SK__PREPARE_FEW = 256, /* invocations of it where there are no more problems: barriers cost less */
    SK__RAGGED_INVOCATIONS = 64, /* of a workgroup that writes the problems of an array, one each */
    SK__SPARSE_INVOCATIONS = 128, /* of a workgroup of every module for sparse matrices */
    SK__SPARSE_COLUMNS_OF_LANE = 4, /* of D that an invocation of those computes, at most */
    SK__SPARSE_MOST_LOADS = 8, /* nonzeros that an invocation of those loads at once, at most */
    SK__SPARSE_PRODUCTS_OF_LANE = 4, /* of a row of C that an invocation takes at once: a power of two */
    SK__SPARSE_SLOTS_OF_LANE = 8, /* of a table of a row's columns, an invocation: a power of two. Half of them stay free, as a search takes long in a table that is nearly full */
    SK__ASSIGN_INVOCATIONS = 128, /* of the workgroup that places the lines of a problem */
    SK__PROBE_INVOCATIONS = 32, /* of the subgroup that tells how fragments lie in registers, at most */
    SK__PROBE_WORDS = 8, /* at most, of two elements each, that one of them holds of a fragment */
    SK__PROBE_ELEMENTS = 256, /* of a fragment that is told, at most */
    SK__PROBE_FIRST = 15360, /* bits of the fragment's first element; each other one has 1 more, all of them normal numbers as f16 and as bf16 */
    SK__ARRANGED_BLOCK = 4, /* subgroups of a workgroup that arranges, each with a row of fragments; and steps along k */
    SK__EPILOGUE_LEAST = 2, /* words of the epilogue that every plan pushes */
    SK__TOLD_WORDS = 28 /* the others */
};

/* result.h - what results mean, and how errors reach the user's logger.
 *
 * Uses the API. Makes no Vulkan call, and must not know plans.
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

/* What a VkResult means here. A positive one, such as VK_PIPELINE_COMPILE_REQUIRED, leaves the work undone, too. */
static sk_result sk__result_of(VkResult returned)
{
    switch ((int)returned)
    {
    case VK_SUCCESS: return SK_SUCCESS;
    case VK_ERROR_OUT_OF_HOST_MEMORY: return SK_ERROR_OUT_OF_HOST_MEMORY;
    case VK_ERROR_OUT_OF_DEVICE_MEMORY: return SK_ERROR_OUT_OF_DEVICE_MEMORY;
    case VK_ERROR_DEVICE_LOST: return SK_ERROR_DEVICE_LOST;
    default: return SK_ERROR_VULKAN;
    }
}

/* The result of a Vulkan call. If it failed, the logger is told which call, and "" or for which kernel. */
static sk_result sk__check_call(const sk_logger* logger, VkResult returned, const char* function, const char* kernel)
{
    sk_result result = sk__result_of(returned);
    return result == SK_SUCCESS ? SK_SUCCESS
                                : sk__fail(logger, result, "%s returned %d%s%s", function, (int)returned,
                                           *kernel ? " for " : "", kernel);
}

/* The same for a call that fills an array. VK_INCOMPLETE, a full array, is no failure. */
static sk_result sk__check_list(const sk_logger* logger, VkResult returned, const char* function)
{
    return sk__check_call(logger, returned == VK_INCOMPLETE ? VK_SUCCESS : returned, function, "");
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
#define SK__DEFINE_NAMES_OF(noun, type, ...)                                   \
    static const char* const sk__##noun##_words[] = {__VA_ARGS__};             \
    STREAMK_API const char* sk_##noun##_name(type noun)                        \
    {                                                                          \
        size_t count = sizeof sk__##noun##_words / sizeof *sk__##noun##_words; \
        return (size_t)noun < count ? sk__##noun##_words[noun] : "unknown";    \
    }                                                                          \
    STREAMK_API bool sk_parse_##noun(const char* word, type* noun)             \
    {                                                                          \
        size_t count = sizeof sk__##noun##_words / sizeof *sk__##noun##_words; \
        size_t place = sk__find_word(sk__##noun##_words, count, word);         \
        if (place < count)                                                     \
        {                                                                      \
            *noun = (type)place;                                               \
        }                                                                      \
        return place < count;                                                  \
    }
#define SK__DEFINE_NAMES(noun, ...) SK__DEFINE_NAMES_OF(noun, sk_##noun, __VA_ARGS__)

SK__DEFINE_NAMES(multiply, SK_MULTIPLIES(SK__WORD))
SK__DEFINE_NAMES(type, SK_TYPES(SK__TYPE_WORD))
SK__DEFINE_NAMES(layout, SK_LAYOUTS(SK__WORD))
SK__DEFINE_NAMES(decomposition, SK_DECOMPOSITIONS(SK__WORD))
SK__DEFINE_NAMES(fixup, SK_FIXUPS(SK__WORD))
SK__DEFINE_NAMES(packing, SK_PACKINGS(SK__WORD))
SK__DEFINE_NAMES(order, SK_ORDERS(SK__WORD))
SK__DEFINE_NAMES(raster, SK_RASTERS(SK__WORD))
SK__DEFINE_NAMES_OF(sort, sk_sorting, SK_SORTS(SK__WORD))
SK__DEFINE_NAMES(search, SK_SEARCHES(SK__WORD))
SK__DEFINE_NAMES(ragged, SK_RAGGEDS(SK__WORD))
SK__DEFINE_NAMES(triangle, SK_TRIANGLES(SK__WORD))
SK__DEFINE_NAMES(epilogue, SK_EPILOGUES(SK__WORD))
SK__DEFINE_NAMES(bias, SK_BIASES(SK__WORD))
SK__DEFINE_NAMES(activation, SK_ACTIVATIONS(SK__WORD))
SK__DEFINE_NAMES(role, SK_ROLES(SK__WORD))
SK__DEFINE_NAMES(log_level, SK_LOG_LEVELS(SK__WORD))

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

/* log.h - tells the user's log what is worth knowing, and the clock that it needs.
 *
 * Uses result.h. Must not know what is worth knowing.
 */

#include <time.h>

static bool sk__logs(const sk_log* log, sk_log_level level)
{
    return log->function && level <= log->level;
}

/* Tells one sentence, if its level is wanted. */
SK__FORMAT(3, 4) static void sk__tell(const sk_log* log, sk_log_level level, const char* format, ...)
{
    char sentence[SK_LINE_SIZE + 128];
    if (sk__logs(log, level))
    {
        va_list values;
        va_start(values, format);
        vsnprintf(sentence, sizeof sentence, format, values);
        va_end(values);
        log->function(level, sentence, log->user_data);
    }
}

/* Milliseconds since some time: of the wall's clock, or of the process's processors where <time.h> declares no other.
 * On Windows clock() is the wall's. */
static double sk__read_clock(void)
{
#if defined(CLOCK_MONOTONIC) && !defined(_WIN32)
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
#else
    return (double)clock() * 1e3 / (double)CLOCKS_PER_SEC;
#endif
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
#define SK__TOLD 65568            /* SK__TOLD_WORDS that the device has no push constants for */
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
        while (band + 1u < bands && along >= sk__count_in_block(map, group, band))
        {
            along -= sk__count_in_block(map, group, band);
            ++band;
        }
        along += before;
    }
    return sk__locate_band(map, group * map.bands + band, along);
}

/* A tile by its number. A number beyond the last tile gives some position, and the search for it ends. */
SK__FUNCTION sk__tile_position sk__locate_in_triangle(sk__triangle map, uint32_t tile)
{
    uint32_t batch = 0u;
    if (tile >= sk__count_before_group(map, sk__count_whole_groups(map)))
    {
        uint32_t tiles = sk__max(sk__count_triangle(map), 1u);
        batch = tile / tiles;
        tile -= batch * tiles;
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

/* The difference modulo 2^64. */
SK__FUNCTION sk__wide sk__subtract_wide(sk__wide a, sk__wide b)
{
    sk__wide difference;
    difference.low = a.low - b.low;
    difference.high = a.high - b.high - (a.low < b.low ? 1u : 0u);
    return difference;
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
    uint32_t alpha[2]; /* bits of an f64 */
    uint32_t beta[2];
    uint32_t alpha_imaginary[2]; /* 0 where types are real */
    uint32_t beta_imaginary[2];
    uint32_t second_a[2]; /* of the second term, from where b begins; */
    uint32_t second_b[2]; /* and from where a does */
    uint32_t leading_dimension_second_a;
    uint32_t leading_dimension_second_b;
};

/* Whether D has no element: then there are no tiles and no copies, whatever the other extents are. */
SK__FUNCTION bool sk__is_empty_row(sk__problem_row row)
{
    return row.m == 0u || row.n == 0u;
}

/* factor.h - alpha and beta of a problem table, which are f64, as numbers that kernels without f64 compute with.
 *
 * Uses language.h. Must not know which kernel reads them. An f64 is two words, low first.
 */

/* Whether it is 0, of either sign. */
SK__FUNCTION bool sk__is_zero_factor(uint32_t factor[2])
{
    return (factor[0] | factor[1] << 1u) == 0u;
}

/* Divides by 2^shift, to the nearest integer, and to the even one of two. `rest`: there are lower bits. */
SK__FUNCTION uint32_t sk__shift_to_nearest(uint32_t significand, uint32_t shift, bool rest)
{
    uint32_t half_way = (1u << shift) >> 1u;
    uint32_t lost = significand & ((1u << shift) - 1u), whole = significand >> shift;
    bool up = lost > half_way || (lost == half_way && (rest || (whole & 1u) != 0u));
    return whole + (up ? 1u : 0u);
}

/* Bits of the nearest f32; of NaN, those of one. An f32 of the least exponent is subnormal: it has fewer bits. */
SK__FUNCTION uint32_t sk__round_factor(uint32_t factor[2])
{
    const uint32_t infinite = 0x7f800000u, bias = 1023u - 127u;
    uint32_t sign = factor[1] & 0x80000000u, exponent = factor[1] >> 20u & 0x7ffu;
    uint32_t significand = (factor[1] & 0xfffffu) << 4u | factor[0] >> 28u; /* one bit more than an f32 has */
    bool rest = (factor[0] & 0xfffffffu) != 0u;
    if (exponent == 0x7ffu)
    {
        return sign | infinite | (significand != 0u || rest ? 0x400000u : 0u);
    }
    if (exponent >= bias + 255u)
    {
        return sign | infinite;
    }
    if (exponent > bias)
    {
        return sign | (((exponent - bias) << 23u) + sk__shift_to_nearest(significand, 1u, rest));
    }
    uint32_t shift = sk__min(bias - exponent, 24u) + 2u; /* 26 leaves nothing of 25 bits */
    return sign | sk__shift_to_nearest(0x1000000u | significand, shift, rest);
}

/* The integer that it is; its 32 low bits, if it has more. */
SK__FUNCTION uint32_t sk__integer_factor(uint32_t factor[2])
{
    uint32_t exponent = factor[1] >> 20u & 0x7ffu, high = (factor[1] & 0xfffffu) | 0x100000u;
    uint32_t magnitude = 0u;
    if (exponent >= 1023u && exponent < 1023u + 32u)
    {
        uint32_t shift = 1023u + 52u - exponent; /* 21 to 52 */
        magnitude = shift >= 32u ? high >> (shift - 32u) : high << (32u - shift) | factor[0] >> shift;
    }
    return (factor[1] >> 31u) != 0u ? 0u - magnitude : magnitude;
}

/* grouped.h - what kernels of several problems are pushed and read: the header of the problems' space.
 *
 * Uses arguments.h, wide.h, problem_row.h, factor.h. Must not know who fills them in. Addresses are two words, low
 * first. Rows are as the user wrote them. What is made of a row is the kernel's: where D is column-major, A and B are
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
#define SK__ORDER_COPIED 32u      /* of two terms, A and B are copies: see sk__place_row() */
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
    bool is_zero = sk__is_zero_factor(row.alpha) && sk__is_zero_factor(row.alpha_imaginary);
    return linear && is_zero ? 0u : row.k;
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

/* Matrices, in the order of their strides. */
#define SK__RAGGED_A 0u
#define SK__RAGGED_B 1u
#define SK__RAGGED_C 2u
#define SK__RAGGED_D 3u
#define SK__RAGGED_RESIDUAL 4u

/* Push constants of ragged.comp, 128 bytes. Strides are bytes, below 2^48; one of 0 means that all problems share the
 * matrix. */
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
    uint32_t strides[5];      /* low words; */
    uint32_t strides_high[3]; /* 16 bits of each, low first */
    uint32_t alpha[2];        /* bits of an f64 */
    uint32_t beta[2];
    uint32_t alpha_imaginary[2];
    uint32_t beta_imaginary[2];
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

/* How far a problem's matrix lies behind the first one's, bytes modulo 2^64. */
SK__FUNCTION sk__wide sk__ragged_distance(sk__ragged_arguments arguments, uint32_t number, uint32_t matrix)
{
    sk__wide distance = sk__multiply_wide(number, arguments.strides[matrix]);
    distance.high += number * (arguments.strides_high[matrix / 2u] >> 16u * (matrix % 2u) & 0xffffu);
    return distance;
}

/* Where a problem's matrix of these rows and columns begins, bytes: the ragged extent is that of its lines, the one
 * along them, or none of both. */
SK__FUNCTION sk__wide sk__ragged_offset(sk__ragged_arguments arguments, sk__ragged_part part, uint32_t rows,
                                        uint32_t columns, bool lines_are_columns, uint32_t leading_dimension,
                                        uint32_t matrix, uint32_t size)
{
    uint32_t ragged = arguments.flags & SK__RAGGED_EXTENT;
    uint32_t across = lines_are_columns ? columns : rows, along = lines_are_columns ? rows : columns;
    sk__wide offset = sk__ragged_distance(arguments, part.number, matrix);
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
    for (uint32_t i = 0u; i < 2u; ++i) /* there is no second term */
    {
        row.alpha[i] = arguments.alpha[i];
        row.beta[i] = arguments.beta[i];
        row.alpha_imaginary[i] = arguments.alpha_imaginary[i];
        row.beta_imaginary[i] = arguments.beta_imaginary[i];
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
                                   row.leading_dimension_a, SK__RAGGED_A, input_size);
    sk__wide b = sk__ragged_offset(arguments, part, SK__RAGGED_K, SK__RAGGED_N, (flags & SK__RAGGED_B_COLUMNS) != 0u,
                                   row.leading_dimension_b, SK__RAGGED_B, input_size);
    sk__wide c = sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_C_COLUMNS) != 0u,
                                   row.leading_dimension_c, SK__RAGGED_C, output_size);
    sk__wide d = sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_D_COLUMNS) != 0u,
                                   row.leading_dimension_d, SK__RAGGED_D, output_size);
    sk__wide residual =
        sk__ragged_offset(arguments, part, SK__RAGGED_M, SK__RAGGED_N, (flags & SK__RAGGED_RESIDUAL_COLUMNS) != 0u,
                          row.leading_dimension_residual, SK__RAGGED_RESIDUAL, output_size);
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

/* left_out.h - why a problem of several is left out, and the row that tells it.
 *
 * Uses problem_row.h. Must not know who judges.
 */

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
#define SK__LEFT_OUT_SQUARE 7u    /* D is not square, and has no triangle */
#define SK__LEFT_OUT_CHUNKS 8u    /* the workspace has no slots for the chunks up to here */
#define SK__LEFT_OUT_COPY 9u      /* the workspace has no room for the operand's copies up to here */

/* A row without tiles, which tells why it has none: of a problem that is left out, or empty. */
SK__FUNCTION sk__problem_row sk__leave_out(sk__problem_row row, uint32_t reason)
{
    row.m = row.n = 0u;
    row.leading_dimension_d = reason;
    return row;
}

/* Of a row that is judged already. */
SK__FUNCTION uint32_t sk__judged_reason(sk__problem_row row)
{
    return row.m == 0u ? row.leading_dimension_d : SK__LEFT_OUT_NOT;
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
 * Uses grouped.h, left_out.h. Must not know the space that is made of them. Host and device run the same text, so they
 * leave out the same problems.
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
    bool is_zero = sk__is_zero_factor(row.beta) && sk__is_zero_factor(row.beta_imaginary);
    bool reads_c = limits.layouts.linear && !is_zero;
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
    if (sk__is_empty_row(row))
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
    extent.tiles = sk__is_empty_row(row) ? 0u : extent.tiles;
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
    uint32_t tile;  /* tile_m, tile_n from bit 9 on, the room for chunks from bit 18 on, SK__PREPARE_... */
    uint32_t flags; /* bits; half of tile_k from bit 0, sizes of elements less 1 from 12 and 16 on, bias from 20 */
    uint32_t unit;
    uint32_t workers; /* that share tiles, sharing.least from bit 16 on; 0 where tiles stay whole */
    uint32_t waves;   /* sharing.waves, an SK__TRIANGLE from bit 13 on, sharing.tile_weight from bit 16 on */
    sk__grouped_room room;
};

#define SK__PREPARE_SECOND 0x8000u      /* bit of `waves`: there are two terms */
#define SK__PREPARE_FORM 0xe000u        /* bits of `waves`: triangle and terms */
#define SK__PREPARE_JUDGED 0x800u       /* bit of `flags`: rows are judged already: see sk__leave_out() */
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
    limits.tile_k = (arguments.flags & (SK__PREPARE_JUDGED - 1u)) << 1u;
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

/* copies.h - how A or B of several problems are copied: the extents of each copy, and the blocks in which it is made.
 *
 * Uses wide.h, problem_row.h. Must not know where copies lie. Rows and extents are the kernel's: where D is
 * column-major, A and B are exchanged, as are m and n. A vector is 16 bytes.
 */

/* The same of all problems. A line of a copy runs along k, or along the rows of A or the columns of B. */
SK__STRUCT(sk__copying)
{
    uint32_t is_made;
    uint32_t is_b;
    uint32_t is_shared; /* all problems have one matrix, whose copy they share */
    uint32_t along_k;
    uint32_t vector;       /* elements of the copy in 16 bytes */
    uint32_t fill_lines;   /* a copy has a multiple of so many lines, */
    uint32_t fill_length;  /* and each of them of so many elements */
    uint32_t block_lines;  /* of a block; 0: it is block_length vectors that hold elements, */
    uint32_t block_length; /* otherwise so many elements of each line */
};

/* The copy of one problem. */
SK__STRUCT(sk__copy_extent)
{
    uint32_t lines; /* that hold elements */
    uint32_t line;
    uint32_t all_lines; /* with those that fill up */
    uint32_t all_line;
    uint32_t vectors; /* of all; 2^32 - 1 where there are at least so many, or kernels do not reach a tile's lines */
    uint32_t blocks;  /* if vectors are below 2^31 */
};

/* The next multiple, or 2^32 - 1 where that is less. */
SK__FUNCTION uint32_t sk__fill_up(uint32_t extent, uint32_t granule)
{
    return sk__multiply_saturated(sk__divide_up(extent, granule), granule);
}

SK__FUNCTION uint32_t sk__count_copy_vectors(sk__copy_extent extent, uint32_t line_vectors)
{
    uint32_t reached = sk__multiply_saturated(16u * sk__min(extent.all_lines, SK__TILE_LINES), line_vectors);
    return reached > 0x7fffffffu ? 0xffffffffu : sk__multiply_saturated(extent.all_lines, line_vectors);
}

SK__FUNCTION uint32_t sk__count_copy_blocks(sk__copy_extent extent, sk__copying copying)
{
    uint32_t filled = extent.lines * sk__divide_up(extent.line, copying.vector);
    uint32_t blocks = sk__divide_up(filled, copying.block_length);
    if (copying.block_lines > 0u)
    {
        blocks = sk__divide_up(extent.all_lines, copying.block_lines) *
                 sk__divide_up(extent.all_line, copying.block_length);
    }
    return blocks;
}

/* The copy of a problem's operand, of which k is multiplied; none if nothing is. Returns early, so that spirv-opt keeps
 * one function for all callers (see schedule.h). */
SK__FUNCTION sk__copy_extent sk__measure_copy(sk__problem_row row, uint32_t k, sk__copying copying)
{
    uint32_t rows = copying.is_b != 0u ? row.n : row.m;
    sk__copy_extent extent;
    extent.lines = copying.along_k != 0u ? rows : k;
    extent.line = copying.along_k != 0u ? k : rows;
    extent.all_lines = sk__fill_up(extent.lines, copying.fill_lines);
    extent.all_line = sk__fill_up(extent.line, copying.fill_length);
    extent.vectors = extent.blocks = 0u;
    if (copying.is_made == 0u || sk__is_empty_row(row) || k == 0u)
    {
        return extent;
    }
    extent.vectors = sk__count_copy_vectors(extent, extent.all_line / copying.vector);
    extent.blocks = sk__count_copy_blocks(extent, copying);
    return extent;
}

/* What the table of copies does not say of them. The table follows it in memory: a row for each problem, as wide as
 * those of a space. */
SK__STRUCT(sk__copies_header)
{
    uint32_t problems;
    uint32_t blocks[2]; /* of all copies of A, and of B */
    uint32_t unused;
};

#define SK__COPIES_HEADER 4u /* words */

/* Words of a row: what lies before the problem's copies of A and, one word further, of B. */
#define SK__COPIES_BLOCKS 0u
#define SK__COPIES_VECTORS 2u

/* Push constants of modules that copy A or B of several problems. */
SK__STRUCT(sk__copies_arguments)
{
    uint32_t problems[2]; /* addresses: of the problem table, */
    uint32_t copies[2];   /* of the copies' header, */
    uint32_t from[2];     /* from where the operand's offsets count, */
    uint32_t to[2];       /* and of the first copy */
    sk__copying copying;
    uint32_t second;         /* the second term's is copied */
    uint32_t exchanged;      /* rows are */
    uint32_t source_along_k; /* k is contiguous in `from` */
    uint32_t strip;          /* of arranged copies: fragments along the rows of a strip */
};

/* place.h - where the copies of several problems lie, and the rows of the problems that kernels then read.
 *
 * Uses prepare_arguments.h, copies.h. Host and device run the same text, so they find room for the same problems.
 * The copies of all A lie one after the other, and those of all B, in the order of the problems. Of two terms, the
 * operands of both are copied, or none is.
 */

/* Bits of a word that tells which operands are copied, and how. */
#define SK__COPIES_A 1u
#define SK__COPIES_B 2u
#define SK__COPIES_TRANSPOSED_A 4u
#define SK__COPIES_TRANSPOSED_B 8u
#define SK__COPIES_SHARED_A 16u
#define SK__COPIES_SHARED_B 32u
#define SK__COPIES_ARRANGED 64u
#define SK__COPIES_FRAGMENT 16u /* bits from here on: the extent of a fragment of arranged copies */

/* The word's bits count from those of A. Matrices that are arranged have elements of 16 bits. */
SK__FUNCTION sk__copying sk__copying_of(sk__grouped_limits limits, uint32_t word, bool is_b)
{
    uint32_t bits = is_b ? word >> 1u : word;
    bool arranged = (word & SK__COPIES_ARRANGED) != 0u, transposed = (bits & SK__COPIES_TRANSPOSED_A) != 0u;
    bool k_contiguous = is_b ? limits.layouts.b_k_contiguous : limits.layouts.a_k_contiguous;
    uint32_t size = arranged ? 2u : limits.input_size, block = SK__ARRANGED_BLOCK * (word >> SK__COPIES_FRAGMENT);
    sk__copying copying;
    copying.is_made = bits & SK__COPIES_A;
    copying.is_b = is_b ? 1u : 0u;
    copying.is_shared = bits & SK__COPIES_SHARED_A;
    copying.along_k = k_contiguous || transposed || arranged ? 1u : 0u;
    copying.vector = 16u / size;
    copying.fill_lines = !arranged ? 1u : is_b ? limits.tile_n : limits.tile_m;
    copying.fill_length = arranged ? limits.tile_k : SK__PACKED_LINE / size;
    copying.block_lines = copying.block_length = block;
    if (!arranged)
    {
        copying.block_lines = 0u;
        copying.block_length = SK__PACK_INVOCATIONS;
    }
    if (transposed)
    {
        copying.block_lines = SK__TRANSPOSED_LINES;
        copying.block_length = SK__TRANSPOSED_COLUMNS;
    }
    return copying;
}

/* The copies of a problem. */
SK__STRUCT(sk__row_copies)
{
    sk__copy_extent a;
    sk__copy_extent b;
};

SK__FUNCTION sk__row_copies sk__measure_copies(sk__problem_row row, sk__grouped_limits limits, uint32_t word)
{
    uint32_t k = sk__multiplied_k(row, limits.layouts.linear);
    sk__row_copies copies;
    copies.a = sk__measure_copy(row, k, sk__copying_of(limits, word, false));
    copies.b = sk__measure_copy(row, k, sk__copying_of(limits, word, true));
    return copies;
}

/* Whether there is room for a copy behind others; none needs no room. */
SK__FUNCTION bool sk__has_room(uint32_t before, uint32_t own, uint32_t most, uint32_t is_shared)
{
    return own == 0u || sk__add_saturated(is_shared != 0u ? 0u : before, own) <= most;
}

/* Why there is no room for a problem's copies, whose vectors before it are given. */
SK__FUNCTION uint32_t sk__judge_room(sk__row_copies copies, uint32_t before[2], uint32_t most[2], uint32_t word)
{
    uint32_t reason = SK__LEFT_OUT_NOT;
    if (!sk__has_room(before[1], copies.b.vectors, most[1], word & SK__COPIES_SHARED_B))
    {
        reason = SK__LEFT_OUT_COPY + 16u * SK__OPERAND_B;
    }
    if (!sk__has_room(before[0], copies.a.vectors, most[0], word & SK__COPIES_SHARED_A))
    {
        reason = SK__LEFT_OUT_COPY + 16u * SK__OPERAND_A;
    }
    return reason;
}

/* The row whose A and B are the copies, as offsets from the first ones. Copies of the second term lie as those of the
 * first, but behind the room for these: both terms' offsets then count from where the copies of the operand begin. */
SK__FUNCTION sk__problem_row sk__place_row(sk__problem_row row, sk__row_copies copies, uint32_t before[2],
                                           uint32_t most[2], uint32_t word)
{
    uint32_t a = (word & SK__COPIES_SHARED_A) != 0u ? 0u : before[0];
    uint32_t b = (word & SK__COPIES_SHARED_B) != 0u ? 0u : before[1];
    if ((word & SK__COPIES_A) != 0u)
    {
        row.a[0] = a << 4u;
        row.a[1] = a >> 28u;
        row.second_a[0] = (a + most[0]) << 4u;
        row.second_a[1] = (a + most[0]) >> 28u;
        row.leading_dimension_a = row.leading_dimension_second_a = copies.a.all_line;
    }
    if ((word & SK__COPIES_B) != 0u)
    {
        row.b[0] = b << 4u;
        row.b[1] = b >> 28u;
        row.second_b[0] = (b + most[1]) << 4u;
        row.second_b[1] = (b + most[1]) >> 28u;
        row.leading_dimension_b = row.leading_dimension_second_b = copies.b.all_line;
    }
    return row;
}

/* Push constants of place.comp, 128 bytes. Those that prepare.comp has, too, are as there. */
SK__STRUCT(sk__place_arguments)
{
    uint32_t problems[2];
    uint32_t workspace[2];
    uint32_t count[2];
    uint32_t copies; /* words from the workspace to the copies' header; the rows that are written follow the table */
    uint32_t most_problems;
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t tile;
    uint32_t flags;
    uint32_t word;    /* SK__COPIES_... bits, and those of SK__PREPARE_FORM */
    uint32_t most[2]; /* vectors for which there is room, of A and of B */
    sk__grouped_room room;
};

#define SK__PLACED_ROWS 4u /* words a problem in the table of copies, behind which the rows of all problems begin */

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

/* tell_arguments.h - the push constants of the module that writes others into a workspace.
 *
 * Uses language.h, and SK__TOLD_WORDS: the words of an epilogue that not every device has push constants for. With
 * their address, 128 bytes hold them.
 */

SK__PUSH_CONSTANTS(sk__tell_arguments)
{
    uint32_t to[2]; /* address, low word first */
    uint32_t told[SK__TOLD_WORDS];
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

/* fragments.h - which invocations hold what of a fragment of A or B, for kernels that are arranged for AMD.
 *
 * Uses language.h. An invocation holds 16 bytes of a fragment (RDNA 4), or 32 that another invocation holds as well
 * (RDNA 3): the one that is as many places further as hold the fragment once. `held` is in units of 16 bytes, as is
 * `vectors`, a whole fragment. The order of elements is the driver's affair, if all modules have the same.
 */

/* Where in a fragment those of an invocation begin. */
SK__FUNCTION uint32_t sk__place_in_fragment(uint32_t invocation, uint32_t vectors, uint32_t held)
{
    return invocation % (vectors / held) * held;
}

/* Whether no earlier invocation holds the same. */
SK__FUNCTION bool sk__holds_first(uint32_t invocation, uint32_t vectors, uint32_t held)
{
    return invocation < vectors / held;
}

/* probe_arguments.h - the push constants of the module that tells how fragments lie in registers, and what it writes.
 *
 * Uses language.h, SK__PROBE_INVOCATIONS, SK__PROBE_WORDS.
 */

/* Of a fragment of A, and of one of B, whose elements are told apart. */
SK__STRUCT(sk__told_fragments)
{
    uint32_t identity[4]; /* of the device and its driver */
    uint32_t type;
    uint32_t invocations; /* of the subgroup */
    uint32_t elements[2]; /* that an invocation holds; two share a word: */
    uint32_t words[2][SK__PROBE_INVOCATIONS][SK__PROBE_WORDS];
};

SK__PUSH_CONSTANTS(sk__probe_arguments)
{
    uint32_t to[2]; /* address, low word first */
    uint32_t identity[4];
    uint32_t type;
};

/* element.h - what an element of a matrix is: its bytes, and the type of its sums.
 *
 * Uses the enums of the API. Must not know matrices.
 */

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

/* fixups.h - what each fixup is. A new one is a row here, a value of sk_fixup, and a stage of kernels.
 *
 * Uses the contract. Must not know plans.
 */

typedef struct sk__fixup
{
    sk__fixup_stage stage;       /* how a segment of a split tile ends in the first dispatch */
    uint32_t slots;              /* that a worker leaves sums in, at most: 2, of its first and last tile, or 1 */
    bool is_weighed;             /* AUTO takes the fastest of these */
    bool waits;                  /* a worker waits for another, and may give up */
    bool adds_floats;            /* by atomics, in any order */
    bool begins_with_d, sums_up; /* a dispatch before the first writes beta C to D; one after it sums slots */
} sk__fixup;

static const sk__fixup sk__fixups[] = {
    {SK__FIXUP_NONE, 0, false, false, false, false, false},        /* AUTO, before it is chosen */
    {SK__FIXUP_NONE, 0, false, false, false, false, false},        /* NONE */
    {SK__FIXUP_LAST_ARRIVER, 2, true, false, false, false, false}, /* LAST_ARRIVER */
    {SK__FIXUP_STORE, 2, true, false, false, false, true},         /* SEPARATE_PASS */
    {SK__FIXUP_TURNSTILE, 1, false, true, false, false, false},    /* TURNSTILE */
    {SK__FIXUP_UNORDERED, 1, false, true, true, false, false},     /* TURNSTILE_UNORDERED */
    {SK__FIXUP_ATOMIC, 0, false, false, true, true, false},        /* ATOMIC */
};

enum
{
    SK__FIXUP_COUNT = sizeof sk__fixups / sizeof *sk__fixups
};

/* The row of a fixup; that of NONE for what is not one. */
static const sk__fixup* sk__fixup_of(sk_fixup fixup)
{
    return &sk__fixups[(uint32_t)fixup < SK__FIXUP_COUNT ? fixup : SK_FIXUP_NONE];
}

/* epilogue.h - the parts that a plan's epilogue is made of, as the kernel knows them.
 *
 * Uses contract.h.j2, memory.h. Must not know devices, kernels or decompositions.
 */

/* Plans with the same epilogue share pipelines, so this is compared as bytes: numbers only, no padding. m and n are the
 * kernel's: where A and B are exchanged, m and n are exchanged, too. */
typedef struct sk__epilogue
{
    uint32_t linear;
    uint32_t wide; /* alpha and beta may be more than an f32 */
    uint32_t bias; /* an sk_bias */
    uint32_t scale_m, scale_n;
    uint32_t activation; /* an sk_activation */
    uint32_t clamp;
    uint32_t residual; /* an SK__RESIDUAL */
    uint32_t triangle; /* an SK__TRIANGLE, of the kernel's D */
    uint32_t second;   /* there is a second term, whose operands are told */
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

/* Whether it has more words than the push constants that every device has. */
static bool sk__needs_more(const sk__epilogue* epilogue)
{
    return sk__has_parts(epilogue) || epilogue->second || epilogue->wide;
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

/* digits.h - bytes as text.
 *
 * Uses nothing of ours.
 */

#include <stdint.h>

/* Where a text is read: strings, of which the bytes go from one to the next. Five digits of base 85, the highest first,
 * are four bytes, the highest first. */
typedef struct sk__reader
{
    const char* const* piece;
    const char* next;
    uint32_t word; /* whose bytes are being read, the next one highest */
    uint32_t left; /* bytes of it */
} sk__reader;

static sk__reader sk__read_text(const char* const* text)
{
    sk__reader reader = {text, text[0], 0, 0};
    return reader;
}

/* The value of a digit: 85 characters from ! on, without ", *, ? and \. */
static uint32_t sk__digit(char digit)
{
    uint32_t left_out = (digit > '"' ? 1u : 0u) + (digit > '*' ? 1u : 0u) + (digit > '?' ? 1u : 0u);
    return (uint32_t)(unsigned char)digit - 33u - left_out - (digit > '\\' ? 1u : 0u);
}

static void sk__read_digits(sk__reader* reader)
{
    for (uint32_t i = 0; i < 5; ++i)
    {
        while (*reader->next == 0)
        {
            reader->next = *++reader->piece;
        }
        reader->word = reader->word * 85u + sk__digit(*reader->next++);
    }
    reader->left = 4;
}

static uint32_t sk__read_byte(sk__reader* reader)
{
    if (reader->left == 0)
    {
        sk__read_digits(reader);
    }
    uint32_t byte = reader->word >> 24;
    reader->word <<= 8;
    --reader->left;
    return byte;
}

/* lzma.h - unpacks a raw LZMA stream with lc 0, lp 0, pb 2: literals without context, and positions modulo 4, as what
 * is packed are words of 4 bytes. Source: Pavlov, LZMA specification (lzma-specification.txt of the LZMA SDK, 2015).
 *
 * Uses digits.h.
 */

#include <stdint.h>
#include <string.h>

enum
{
    SK__LZMA_STATES = 12,   /* of what the last packets were; below 7, the last one was a literal */
    SK__LZMA_POSITIONS = 4, /* of a byte */
    SK__LZMA_EVEN = 1024    /* a chance of one half */
};

/* The chances that a bit is 0, of 2048. */
typedef uint16_t sk__chance;

typedef struct sk__length_chances
{
    sk__chance choice[2]; /* not low; high */
    sk__chance low[SK__LZMA_POSITIONS][8];
    sk__chance middle[SK__LZMA_POSITIONS][8];
    sk__chance high[256];
} sk__length_chances;

/* What bits a packet begins with, by the specification's names: a match; a repeated distance; not the last distance
 * (G0), nor the one before (G1), nor the one before that (G2); more than one byte of the last distance (G0 long). */
typedef struct sk__packet_chances
{
    sk__chance is_match[SK__LZMA_STATES][SK__LZMA_POSITIONS];
    sk__chance is_repeated[SK__LZMA_STATES];
    sk__chance is_not_first[SK__LZMA_STATES];
    sk__chance is_not_second[SK__LZMA_STATES];
    sk__chance is_not_third[SK__LZMA_STATES];
    sk__chance is_long[SK__LZMA_STATES][SK__LZMA_POSITIONS];
} sk__packet_chances;

typedef struct sk__chances
{
    sk__packet_chances packet;
    sk__length_chances match, repeated;
    sk__chance literal[3][256]; /* plain; where the byte at the last distance has a 0 so far; a 1 */
    sk__chance slot[4][64];     /* of a distance, by the length of its match */
    sk__chance middle[115];     /* bits of distances of slots 4 to 13 */
    sk__chance low[16];         /* the lowest 4 bits of longer ones */
} sk__chances;

typedef struct sk__lzma
{
    sk__reader reader;
    uint32_t range, code; /* of the range coder */
    uint32_t state;
    uint32_t distances[4]; /* bytes less 1, the last one first */
    sk__chances chances;
} sk__lzma;

static void sk__start_lzma(sk__lzma* lzma, const char* const* text)
{
    memset(lzma, 0, sizeof *lzma);
    lzma->reader = sk__read_text(text);
    lzma->range = 0xffffffffu;
    for (uint32_t i = 0; i < 5; ++i)
    {
        lzma->code = lzma->code << 8 | sk__read_byte(&lzma->reader);
    }
    sk__chance* chances = (sk__chance*)&lzma->chances; /* which has nothing else */
    for (size_t i = 0; i < sizeof lzma->chances / sizeof *chances; ++i)
    {
        chances[i] = SK__LZMA_EVEN;
    }
}

static void sk__refill(sk__lzma* lzma)
{
    if (lzma->range < 1u << 24)
    {
        lzma->range <<= 8;
        lzma->code = lzma->code << 8 | sk__read_byte(&lzma->reader);
    }
}

/* A bit, whose chance moves towards it by a 32nd of the way. */
static uint32_t sk__unpack_bit(sk__lzma* lzma, sk__chance* chance)
{
    sk__refill(lzma);
    uint32_t bound = (lzma->range >> 11) * *chance;
    if (lzma->code < bound)
    {
        lzma->range = bound;
        *chance = (sk__chance)(*chance + ((2048u - *chance) >> 5));
        return 0;
    }
    lzma->range -= bound;
    lzma->code -= bound;
    *chance = (sk__chance)(*chance - (*chance >> 5));
    return 1;
}

/* Bits whose chances are even, the highest first. */
static uint32_t sk__unpack_even_bits(sk__lzma* lzma, uint32_t count)
{
    uint32_t bits = 0;
    for (uint32_t i = 0; i < count; ++i)
    {
        sk__refill(lzma);
        lzma->range >>= 1;
        uint32_t bit = lzma->code >= lzma->range ? 1u : 0u;
        lzma->code -= bit * lzma->range;
        bits = bits << 1 | bit;
    }
    return bits;
}

/* Bits each of which has a chance for all that stand before it, the highest first. */
static uint32_t sk__unpack_bits(sk__lzma* lzma, sk__chance* chances, uint32_t count)
{
    uint32_t bits = 1;
    for (uint32_t i = 0; i < count; ++i)
    {
        bits = bits << 1 | sk__unpack_bit(lzma, &chances[bits]);
    }
    return bits - (1u << count);
}

/* The same, the lowest first; the first chance is that of the first bit. */
static uint32_t sk__unpack_low_bits(sk__lzma* lzma, sk__chance* chances, uint32_t count)
{
    uint32_t read = 1, bits = 0;
    for (uint32_t i = 0; i < count; ++i)
    {
        uint32_t bit = sk__unpack_bit(lzma, &chances[read - 1]);
        read = read << 1 | bit;
        bits |= bit << i;
    }
    return bits;
}

/* A byte. After a match, the byte at the last distance foretells it, as long as their bits agree. */
static uint8_t sk__unpack_literal(sk__lzma* lzma, uint32_t foretold)
{
    uint32_t byte = 1, agrees = lzma->state >= 7 ? 1u : 0u;
    while (byte < 256)
    {
        uint32_t wanted = foretold >> 7 & 1u;
        uint32_t bit = sk__unpack_bit(lzma, &lzma->chances.literal[agrees ? 1 + wanted : 0][byte]);
        agrees &= bit == wanted ? 1u : 0u;
        byte = byte << 1 | bit;
        foretold <<= 1;
    }
    lzma->state = lzma->state < 4 ? 0 : lzma->state < 10 ? lzma->state - 3 : lzma->state - 6;
    return (uint8_t)byte;
}

/* The bytes of a match, less 2. */
static uint32_t sk__unpack_length(sk__lzma* lzma, sk__length_chances* chances, uint32_t position)
{
    if (!sk__unpack_bit(lzma, &chances->choice[0]))
    {
        return sk__unpack_bits(lzma, chances->low[position], 3);
    }
    if (!sk__unpack_bit(lzma, &chances->choice[1]))
    {
        return 8 + sk__unpack_bits(lzma, chances->middle[position], 3);
    }
    return 16 + sk__unpack_bits(lzma, chances->high, 8);
}

/* The distance of a match, in bytes less 1: a slot says its highest two bits and how many follow. */
static uint32_t sk__unpack_distance(sk__lzma* lzma, uint32_t length)
{
    uint32_t slot = sk__unpack_bits(lzma, lzma->chances.slot[length < 3 ? length : 3], 6);
    if (slot < 4)
    {
        return slot;
    }
    uint32_t bits = (slot >> 1) - 1, distance = (2u | (slot & 1u)) << bits;
    if (slot < 14)
    {
        return distance + sk__unpack_low_bits(lzma, &lzma->chances.middle[distance - slot + 1], bits);
    }
    distance += sk__unpack_even_bits(lzma, bits - 4) << 4;
    return distance + sk__unpack_low_bits(lzma, &lzma->chances.low[1], 4);
}

/* Makes one of the last distances the last one. */
static void sk__recall_distance(sk__lzma* lzma, uint32_t which)
{
    uint32_t distance = lzma->distances[which];
    memmove(&lzma->distances[1], &lzma->distances[0], which * sizeof distance);
    lzma->distances[0] = distance;
}

/* The bytes to copy from the last distance, which is set. */
static uint32_t sk__unpack_match(sk__lzma* lzma, uint32_t position)
{
    sk__packet_chances* chances = &lzma->chances.packet;
    uint32_t state = lzma->state, is_literal_before = state < 7 ? 1u : 0u;
    if (!sk__unpack_bit(lzma, &chances->is_repeated[state]))
    {
        uint32_t length = sk__unpack_length(lzma, &lzma->chances.match, position);
        sk__recall_distance(lzma, 3);
        lzma->distances[0] = sk__unpack_distance(lzma, length);
        lzma->state = is_literal_before ? 7 : 10;
        return length + 2;
    }
    if (sk__unpack_bit(lzma, &chances->is_not_first[state]))
    {
        uint32_t later = sk__unpack_bit(lzma, &chances->is_not_second[state]);
        sk__recall_distance(lzma, later ? 2 + sk__unpack_bit(lzma, &chances->is_not_third[state]) : 1);
    }
    else if (!sk__unpack_bit(lzma, &chances->is_long[state][position]))
    {
        lzma->state = is_literal_before ? 9 : 11;
        return 1;
    }
    lzma->state = is_literal_before ? 8 : 11;
    return sk__unpack_length(lzma, &lzma->chances.repeated, position) + 2;
}

/* The first `size` bytes of a stream. */
static void sk__unpack_lzma(sk__lzma* lzma, uint8_t* bytes, size_t size)
{
    for (size_t i = 0; i < size;)
    {
        uint32_t position = (uint32_t)(i % SK__LZMA_POSITIONS);
        if (!sk__unpack_bit(lzma, &lzma->chances.packet.is_match[lzma->state][position]))
        {
            uint32_t foretold = lzma->state >= 7 ? bytes[i - lzma->distances[0] - 1] : 0;
            bytes[i++] = sk__unpack_literal(lzma, foretold);
            continue;
        }
        for (uint32_t left = sk__unpack_match(lzma, position); left > 0 && i < size; --left, ++i)
        {
            bytes[i] = bytes[i - lzma->distances[0] - 1];
        }
    }
}

/* spirv.h - shader modules as the header holds them: those that are like each other in one archive.
 *
 * Uses memory.h, lzma.h.
 */

#include <stdint.h>
#include <string.h>

/* Words of modules, packed by LZMA: each word has its lowest byte first. Of what a module is made stands after that of
 * its base. */
typedef struct sk__archive
{
    const char* const* text; /* digits; see digits.h */
    uint32_t count;          /* of words */
} sk__archive;

/* What an archive holds, kept for the next module that comes of it. Its bytes follow. */
typedef struct sk__unpacked
{
    struct sk__unpacked* next;
    const sk__archive* archive;
} sk__unpacked;

/* A module: runs of words; see sk__join_runs. */
typedef struct sk__spirv
{
    const sk__archive* archive;
    uint32_t first;               /* word of the archive */
    uint32_t count;               /* of words there */
    const struct sk__spirv* base; /* a similar module of the archive, which may have a base of its own; or NULL */
    uint32_t size;                /* bytes of the whole module */
} sk__spirv;

/* The bytes of an archive, which are then among those that are kept. NULL if memory is short. */
static const uint8_t* sk__unpack(const VkAllocationCallbacks* allocator, sk__unpacked** kept,
                                 const sk__archive* archive)
{
    for (const sk__unpacked* unpacked = *kept; unpacked; unpacked = unpacked->next)
    {
        if (unpacked->archive == archive)
        {
            return (const uint8_t*)(unpacked + 1);
        }
    }
    size_t size = 4 * (size_t)archive->count;
    sk__lzma* lzma = (sk__lzma*)sk__allocate(allocator, sizeof *lzma);
    sk__unpacked* made = lzma ? (sk__unpacked*)sk__allocate(allocator, sizeof *made + size) : NULL;
    if (made)
    {
        sk__start_lzma(lzma, archive->text);
        sk__unpack_lzma(lzma, (uint8_t*)(made + 1), size);
        made->archive = archive;
        made->next = *kept;
        *kept = made;
    }
    sk__free(allocator, lzma);
    return made ? (const uint8_t*)(made + 1) : NULL;
}

static void sk__free_unpacked(const VkAllocationCallbacks* allocator, sk__unpacked** kept)
{
    while (*kept)
    {
        sk__unpacked* next = (*kept)->next;
        sk__free(allocator, *kept);
        *kept = next;
    }
}

static uint32_t sk__read_word(const uint8_t* bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

/* Writes a module's `size` bytes. A run is three numbers and some words: how many words of the base to pass, behind
 * those that stand beside the run before; how many to copy; how many words of the module's own follow; and those. */
static void sk__join_runs(const uint8_t* bytes, const sk__spirv* spirv, const uint32_t* base, uint32_t* module)
{
    const uint8_t* end = bytes + 4 * (size_t)(spirv->first + spirv->count);
    uint32_t from = 0;
    for (bytes += 4 * (size_t)spirv->first; bytes < end;)
    {
        uint32_t passed = sk__read_word(bytes), copied = sk__read_word(bytes + 4), own = sk__read_word(bytes + 8);
        from += passed; /* modulo 2^32: it may go back */
        for (uint32_t i = 0; i < copied; ++i)
        {
            *module++ = base[from + i];
        }
        from += copied + own;
        for (bytes += 12; own > 0; --own, bytes += 4)
        {
            *module++ = sk__read_word(bytes);
        }
    }
}

/* A module's `size` bytes, of the bytes of its archive; the caller frees them. NULL if memory is short. */
static uint32_t* sk__join(const VkAllocationCallbacks* allocator, const sk__spirv* spirv, const uint8_t* bytes)
{
    uint32_t* base = spirv->base ? sk__join(allocator, spirv->base, bytes) : NULL;
    uint32_t* module = base || !spirv->base ? (uint32_t*)sk__allocate(allocator, spirv->size) : NULL;
    if (module)
    {
        sk__join_runs(bytes, spirv, base, module);
    }
    sk__free(allocator, base);
    return module;
}

/* The same, of the header. */
static uint32_t* sk__expand(const VkAllocationCallbacks* allocator, sk__unpacked** kept, const sk__spirv* spirv)
{
    const uint8_t* bytes = sk__unpack(allocator, kept, spirv->archive);
    return bytes ? sk__join(allocator, spirv, bytes) : NULL;
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

/* functions.h - the Vulkan functions that the library calls: the whole list.
 *
 * Uses result.h. Must not know what they are called for.
 * All of them are found through vkGetInstanceProcAddr. Each device gets pointers of its own.
 */

/* For a sentence: why a function is absent. The driver gives no functions of a version that the application does not
 * ask for. */
#define SK__NEEDS_VULKAN "Vulkan 1.2 is needed, of the driver and in VkApplicationInfo.apiVersion"

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
    X(vkCmdDispatchBase)        \
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
    X(PFN_vkSetDebugUtilsObjectNameEXT, vkSetDebugUtilsObjectNameEXT)               \
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
                "the instance has no function %s: " SK__NEEDS_VULKAN, #name);
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
                "the device has no function %s: " SK__NEEDS_VULKAN, #name);
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
    X(SK__FLOAT32_ADD, 12, "shaderBufferFloat32AtomicAdd")        \
    X(SK__MIXED_DOT_PRODUCT, 13, "shaderMixedFloatDotProductFloat16AccFloat32")

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
    SK__SHADER_CLOCK = 1 << 14
};

/* Enumerators of VK_KHR_cooperative_matrix, VK_KHR_shader_bfloat16, VK_ARM_shader_core_builtins and
 * VK_VALVE_shader_mixed_float_dot_product, which older Vulkan headers lack. */
enum
{
    SK__ARM_PROPERTIES = 1000497001,              /* VkStructureType */
    SK__COOPERATIVE_MATRIX_FEATURES = 1000506000, /* VkStructureType */
    SK__MATRIX_PROPERTIES = 1000506001,           /* VkStructureType */
    SK__BFLOAT16_FEATURES = 1000141000,           /* VkStructureType */
    SK__MIXED_DOT_PRODUCT_FEATURES = 1000673000,  /* VkStructureType */
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
    {SK__MIXED_DOT_PRODUCT_FEATURES,
     offsetof(sk_mixed_dot_product_features, shaderMixedFloatDotProductFloat16AccFloat32), SK__MIXED_DOT_PRODUCT},
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
    static const char function[] = "vkEnumerateDeviceExtensionProperties";
    uint32_t count = 0;
    VkResult returned = functions->vkEnumerateDeviceExtensionProperties(physical_device, NULL, &count, NULL);
    SK__TRY(sk__check_list(logger, returned, function));
    size_t size = (count + 1u) * sizeof *extensions->list;
    extensions->list = (VkExtensionProperties*)sk__allocate(allocator, size);
    SK__REQUIRE(logger, extensions->list, SK_ERROR_OUT_OF_HOST_MEMORY,
                "%llu bytes for a list of extensions could not be allocated", (unsigned long long)size);
    returned = functions->vkEnumerateDeviceExtensionProperties(physical_device, NULL, &count, extensions->list);
    SK__TRY(sk__check_list(logger, returned, function));
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
    {SK__SOURCE(SK__MIXED_DOT_PRODUCT_FEATURES, mixed_dot_product, UINT32_MAX,
                "VK_VALVE_shader_mixed_float_dot_product")},
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

/* What the Vulkan of a device has that a VkDevice is created with. */
typedef struct sk__found_features
{
    VkPhysicalDeviceProperties properties;
    uint32_t version;      /* of Vulkan that the application uses */
    uint32_t available;    /* features */
    bool is_portable_only; /* it has a subset of Vulkan, as its extension says, which then must be enabled */
} sk__found_features;

#define SK__PORTABILITY_SUBSET "VK_KHR_portability_subset" /* vulkan_core.h lacks it */

/* Whether features of Vulkan 1.2 are told through the instance. Every device of Vulkan 1.2 has timelineSemaphore; if
 * the instance is of Vulkan 1.0, the loader answers for the device, and knows no such structure. */
static bool sk__tells_features(const sk__functions* functions, VkPhysicalDevice physical_device)
{
    VkPhysicalDeviceTimelineSemaphoreFeatures timeline;
    VkPhysicalDeviceFeatures2 all;
    memset(&timeline, 0, sizeof timeline);
    memset(&all, 0, sizeof all);
    timeline.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES;
    all.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    all.pNext = &timeline;
    functions->vkGetPhysicalDeviceFeatures2(physical_device, &all);
    return timeline.timelineSemaphore;
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
static void sk__append_features(const sk__found_features* found, VkDeviceCreateInfo* info, sk_features* features)
{
    uint32_t available = found->available;
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
        if (used && found->version < source->version && !sk__enables_extension(info, source->extension))
        {
            features->extensions[features->extension_count++] = source->extension;
        }
    }
    if (found->is_portable_only && !sk__enables_extension(info, SK__PORTABILITY_SUBSET))
    {
        features->extensions[features->extension_count++] = SK__PORTABILITY_SUBSET;
    }
    if (!(placed & SK__FLOAT64))
    {
        chain = sk__link_core_features(chain, features);
        sk__enable_features(available, (VkBaseOutStructure*)chain);
    }
    info->pNext = chain;
}

/* Whether what the caller chains and enables can be added to. */
static sk_result sk__check_device_info(const sk_logger* logger, const sk__found_features* found,
                                       const VkDeviceCreateInfo* info, const sk_features* features)
{
    for (const VkBaseOutStructure* s = (const VkBaseOutStructure*)info->pNext; s; s = s->pNext)
    {
        SK__REQUIRE(logger, (uintptr_t)s - (uintptr_t)features >= sizeof *features, SK_ERROR_INVALID_VALUE,
                    "info->pNext holds structures of features already: use others, or begin with a new info");
    }
    SK__REQUIRE(logger,
                found->version >= VK_API_VERSION_1_3 ||
                    !sk__find_structure(info, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES),
                SK_ERROR_INVALID_VALUE,
                "info->pNext holds VkPhysicalDeviceVulkan13Features, but %s is used with Vulkan %u.%u",
                found->properties.deviceName, VK_API_VERSION_MAJOR(found->version),
                VK_API_VERSION_MINOR(found->version));
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

/* Whether both the device and the application have Vulkan 1.2, as far as can be told. */
static sk_result sk__check_version(const sk_required_features_desc* desc, const sk__functions* functions,
                                   const sk__found_features* found)
{
    const VkPhysicalDeviceProperties* properties = &found->properties;
    SK__REQUIRE(&desc->logger, properties->apiVersion >= VK_API_VERSION_1_2, SK_ERROR_MISSING_FEATURE,
                "%s has Vulkan %u.%u, 1.2 is needed", properties->deviceName,
                VK_API_VERSION_MAJOR(properties->apiVersion), VK_API_VERSION_MINOR(properties->apiVersion));
    SK__REQUIRE(&desc->logger, found->version >= VK_API_VERSION_1_2, SK_ERROR_INVALID_VALUE,
                "api_version is %u.%u, 1.2 is needed", VK_API_VERSION_MAJOR(found->version),
                VK_API_VERSION_MINOR(found->version));
    SK__REQUIRE(&desc->logger, sk__tells_features(functions, desc->physical_device), SK_ERROR_INVALID_VALUE,
                "the instance is of Vulkan 1.0, though %s has %u.%u: VkApplicationInfo.apiVersion must be "
                "VK_API_VERSION_1_2 or newer",
                properties->deviceName, VK_API_VERSION_MAJOR(properties->apiVersion),
                VK_API_VERSION_MINOR(properties->apiVersion));
    return SK_SUCCESS;
}

/* Finds what a device has. The members of the desc have been checked. */
static sk_result sk__find_features(const sk_required_features_desc* desc, sk__found_features* found)
{
    sk__functions functions;
    sk__extensions extensions;
    uint32_t told = desc->api_version;
    SK__TRY(sk__load_instance_functions(&desc->logger, desc->get_instance_proc_addr, desc->instance, &functions));
    functions.vkGetPhysicalDeviceProperties(desc->physical_device, &found->properties);
    found->version = told && told < found->properties.apiVersion ? told : found->properties.apiVersion;
    SK__TRY(sk__check_version(desc, &functions, found));
    sk_result result =
        sk__list_extensions(&desc->logger, &functions, desc->allocator, desc->physical_device, &extensions);
    if (result == SK_SUCCESS)
    {
        found->available = sk__query_features(&functions, &extensions, desc->physical_device, found->version);
        found->is_portable_only = sk__has_extension(&extensions, SK__PORTABILITY_SUBSET);
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
    sk__found_features found;
    memset(&found, 0, sizeof found);
    const sk_logger* logger = &desc->logger;
    SK__REQUIRE(logger, desc->instance, SK_ERROR_NULL_ARGUMENT, "instance is NULL");
    SK__REQUIRE(logger, desc->physical_device, SK_ERROR_NULL_ARGUMENT, "physical_device is NULL");
    SK__REQUIRE(logger, info, SK_ERROR_NULL_ARGUMENT, "info is NULL");
    SK__REQUIRE(logger, features, SK_ERROR_NULL_ARGUMENT, "features is NULL");
    SK__TRY(sk__find_features(desc, &found));
    SK__TRY(sk__check_device_info(logger, &found, info, features));
    memset(features, 0, sizeof *features);
    SK__TRY(sk__list_missing(logger, found.properties.deviceName, SK__ALL_FEATURES & ~found.available, features));
    sk__append_features(&found, info, features);
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
    SK__MAX_FRAGMENTS = 64,
    SK__MORE_PUSH_CONSTANTS = 256 /* bytes, which hold all of an epilogue; every device has 128 */
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
    uint32_t vendor;                      /* VkPhysicalDeviceProperties.vendorID */
    uint32_t identity[VK_UUID_SIZE / 4u]; /* its pipelineCacheUUID; 0 in a profile */
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
    bool fragments_accepted;  /* by sk_accept_fragments() */
    bool shuffles;            /* invocations of a subgroup can read each other's values, in compute shaders */
    uint32_t matrix_count;    /* sizes in `matrices`: those of subgroup scope whose types kernels have */
    sk__matrix_size matrices[SK__MAX_FRAGMENTS];
} sk__device;

/* VkPhysicalDeviceShaderCoreBuiltinsPropertiesARM, which older Vulkan headers lack. */
typedef struct sk__arm_properties
{
    VkStructureType sType;
    void* pNext;
    uint64_t shaderCoreMask;
    uint32_t shaderCoreCount;
    uint32_t shaderWarpsPerCore;
} sk__arm_properties;

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
    sk__arm_properties arm;
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
    if (sk__has_extension(extensions, "VK_ARM_shader_core_builtins"))
    {
        sk__chain_properties(properties, &properties->arm, (VkStructureType)SK__ARM_PROPERTIES);
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
static sk_result sk__find_fragments(const sk_logger* logger, const sk__functions* functions,
                                    VkPhysicalDevice physical_device, sk__device* device)
{
    sk__matrix_properties matrices[256];
    uint32_t count = sizeof matrices / sizeof matrices[0];
    if (!(device->features & SK__COOPERATIVE_MATRIX) || !functions->vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR)
    {
        return SK_SUCCESS;
    }
    memset(matrices, 0, sizeof matrices);
    for (uint32_t i = 0; i < count; ++i)
    {
        matrices[i].sType = (VkStructureType)SK__MATRIX_PROPERTIES;
    }
    VkResult returned =
        functions->vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR(physical_device, &count, matrices);
    SK__TRY(sk__check_list(logger, returned, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR"));
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
    return SK_SUCCESS;
}

static bool sk__has_shuffles(const VkPhysicalDeviceVulkan11Properties* properties)
{
    const VkSubgroupFeatureFlags needed = VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT;
    return (properties->subgroupSupportedStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
           (properties->subgroupSupportedOperations & needed) == needed;
}

static sk_result sk__fill_device(const sk_logger* logger, const sk__functions* functions,
                                 const sk__extensions* extensions, VkPhysicalDevice physical_device,
                                 const VkDeviceCreateInfo* create_info, uint32_t compute_units, sk__device* device)
{
    sk__properties properties;
    memset(device, 0, sizeof *device);
    device->features = sk__features_of_device(create_info);
    sk__query_properties(functions, extensions, physical_device, device->features, &properties);
    const VkPhysicalDeviceLimits* limits = &properties.core.properties.limits;
    memcpy(device->identity, properties.core.properties.pipelineCacheUUID, sizeof device->identity);
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
    device->shuffles = sk__has_shuffles(&properties.vulkan11);
    device->converts_to_nearest = properties.vulkan12.shaderRoundingModeRTEFloat16 == VK_TRUE;
    device->accelerates_dp4a = properties.dot_product.integerDotProduct4x8BitPackedSignedAccelerated &&
                               properties.dot_product.integerDotProduct4x8BitPackedUnsignedAccelerated;
    sk__find_compute_units(&properties, compute_units, device);
    return sk__find_fragments(logger, functions, physical_device, device);
}

static bool sk__has_more_push_constants(const sk__device* device)
{
    return device->push_constants >= SK__MORE_PUSH_CONSTANTS;
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
    bool for_cpu;    /* made for CPU drivers: chosen on those, and on GPUs as a last resort */
    uint32_t vendor; /* chosen only on this vendor's GPUs; 0: on any */
    uint32_t tile_m, tile_n, tile_k;
    uint32_t part_m, part_n; /* of a subgroup (coop) or an invocation (scalar, dp4a, dp2a); dot: rows, lines of B */
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

/* Whether it multiplies by instructions that the device has to imitate. */
static bool sk__is_imitated(const sk__kernel* kernel, const sk__device* device)
{
    bool multiplies_words = (kernel->features & SK__INTEGER_DOT_PRODUCT) != 0;
    return multiplies_words && !device->accelerates_dp4a && !device->is_cpu;
}

static bool sk__is_made_for(const sk__kernel* kernel, const sk__device* device)
{
    return kernel->for_cpu == device->is_cpu && (kernel->vendor == 0 || kernel->vendor == device->vendor) &&
           !sk__is_imitated(kernel, device);
}

/* Whether it serves GPUs that have too little for the kernels that are made for them: the tiles for CPU drivers are
 * small, and rely on nothing that Vulkan does not promise. */
static bool sk__is_last_resort(const sk__kernel* kernel, const sk__device* device)
{
    bool by_invocations = kernel->multiply == SK_MULTIPLY_SCALAR || kernel->multiply == SK_MULTIPLY_DP4A;
    return kernel->for_cpu && !device->is_cpu && by_invocations && !sk__is_imitated(kernel, device);
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

/* On RDNA 3 two invocations hold each element of A and B, which only kernels that are arranged for AMD know. */
static bool sk__suits_registers(const sk__device* device, const sk__kernel* kernel)
{
    bool for_others = kernel->vendor != 0 && kernel->vendor != device->vendor;
    return !(sk__is_arranged(kernel) && for_others && device->vendor == SK__AMD);
}

/* Limits that are too small for a kernel. */
static const char* const sk__few_subgroups = "maxComputeWorkgroupSubgroups is too small";
static const char* const sk__little_shared = "maxComputeSharedMemorySize is too small";
static const char* const sk__few_invocations = "maxComputeWorkGroupInvocations is too small";

/* Why a kernel waits for sk_accept_fragments(). */
static const char* const sk__unprobed = "unproven order of registers: see sk_probe_fragments";

/* Whether it relies on an order of registers that the device has yet to show, where plans may choose it. */
static bool sk__awaits_probe(const sk__device* device, const sk__kernel* kernel)
{
    return kernel->modules[SK__MODULE_PROBE] && sk__is_made_for(kernel, device) && !device->fragments_accepted;
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
    if (!sk__suits_registers(device, kernel))
    {
        return "no copies of A and B in the order of AMD's registers";
    }
    if (!subgroup_size)
    {
        return "no subgroup size that the kernel is made for";
    }
    bool forced = (device->features & SK__SUBGROUP_SIZE_CONTROL) && (device->features & SK__FULL_SUBGROUPS);
    if (forced && kernel->parts > device->subgroups)
    {
        return sk__few_subgroups;
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
        build.reason = sk__little_shared;
    }
    if (*build.reason == 0 && build.invocations > device->invocations)
    {
        build.reason = sk__few_invocations;
    }
    if (*build.reason == 0 && sk__awaits_probe(device, kernel))
    {
        build.reason = sk__unprobed;
    }
    return build;
}

enum
{
    SK__UNFIT_TEXT = 160 /* bytes of the words for why a kernel cannot run */
};

/* Says why a device cannot run a kernel, with the numbers of a limit. Returns `text`. */
static const char* sk__describe_unfit(const sk__device* device, const sk__kernel* kernel, const sk__build* build,
                                      char text[SK__UNFIT_TEXT])
{
    const char* reason = build->reason;
    uint32_t limit = reason == sk__few_subgroups     ? device->subgroups
                     : reason == sk__few_invocations ? device->invocations
                                                     : device->shared_size;
    uint32_t needed = reason == sk__few_subgroups     ? kernel->parts
                      : reason == sk__few_invocations ? build->invocations
                                                      : kernel->shared_size;
    bool is_limit = reason == sk__few_subgroups || reason == sk__few_invocations || reason == sk__little_shared;
    snprintf(text, SK__UNFIT_TEXT, "%s", reason);
    if (is_limit)
    {
        size_t name = strcspn(reason, " ");
        snprintf(text + name, SK__UNFIT_TEXT - name, " is %u, %s needs %u", limit, kernel->name, needed);
    }
    return text;
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
    uint32_t guessed;             /* 1: the class's rates give the times, as nobody measured the kernel */
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
    X(float, distant)                 \
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
 * Uses contract.h.j2, costs.h, epilogue.h, log.h, merge.h. Must not know problems or plans.
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
    bool cut;                  /* a workgroup is one segment, and dispatches have a base */
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
    const sk__spirv* spirv;
    uint32_t subgroup_size; /* that it requires; 0: the device's own */
    uint32_t constants[SK__CONSTANT_COUNT];
    VkPipeline handle;
    uint32_t holders; /* how often plans hold it */
    struct sk__pipeline* next;
} sk__pipeline;

struct sk_context
{
    sk__device device;
    const sk__cost_table* costs; /* the library's, or &own_costs */
    sk__cost_table own_costs;    /* of a desc or a profile that has constants, with: */
    sk__cost* own_kernel_costs;  /* one a kernel; NULL: there are none */
    sk__functions functions;
    sk_logger logger;
    sk_log log;
    const VkAllocationCallbacks* allocator; /* NULL, or &allocator_copy */
    VkAllocationCallbacks allocator_copy;
    VkDevice handle; /* NULL: there is none, the context only plans */
    VkPipelineCache pipeline_cache;
    bool has_feedback;           /* the device's VK_EXT_pipeline_creation_feedback is enabled */
    VkPipelineLayout layouts[2]; /* push constants only; [0]: as many as every device has; [1]: more, or NULL */
    sk__pipeline* pipelines;     /* newest first */
    sk__unpacked* unpacked;      /* archives of modules, newest first */
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
    return sk__needs_more(epilogue) && sk__has_more_push_constants(&context->device);
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

/* Memory of a context, zeroed, with the allocator and the logger that it keeps. */
static sk_result sk__allocate_context(const VkAllocationCallbacks* allocator, const sk_logger* logger,
                                      const sk_log* log, sk_context** context)
{
    size_t size = sizeof(sk_context) + sk__kernel_count() * sizeof(sk__build);
    sk_context* made = (sk_context*)sk__allocate(allocator, size);
    SK__REQUIRE(logger, made, SK_ERROR_OUT_OF_HOST_MEMORY, "the context's %llu bytes could not be allocated",
                (unsigned long long)size);
    made->logger = *logger;
    made->log = *log;
    if (allocator)
    {
        made->allocator_copy = *allocator;
        made->allocator = &made->allocator_copy;
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
        sk__free_unpacked(context->allocator, &context->unpacked);
    }
}

STREAMK_API void sk_destroy_context(sk_context* context)
{
    if (!context)
    {
        return;
    }
    sk__destroy_pipelines(context, UINT32_MAX);
    sk__free_unpacked(context->allocator, &context->unpacked);
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

/* query_kernel.h - says what a kernel is, and whether the context's device can run it.
 *
 * Uses context.h. Must not know problems or plans.
 */

/* Whether the device can run a kernel of these types that is made for it, for any number of rows. */
static bool sk__has_made_kernel(const sk_context* context, const sk__kernel* types)
{
    bool found = false;
    for (uint32_t i = 0; i < sk__kernel_count() && !found; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        bool same = kernel->input == types->input && kernel->accumulator == types->accumulator &&
                    kernel->output == types->output;
        found = same && kernel->multiply != SK_MULTIPLY_DOT && *context->builds[i].reason == 0 &&
                sk__is_made_for(kernel, &context->device);
    }
    return found;
}

static bool sk__is_automatic(const sk_context* context, const sk__kernel* kernel)
{
    return sk__is_made_for(kernel, &context->device) ||
           (sk__is_last_resort(kernel, &context->device) && !sk__has_made_kernel(context, kernel));
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
    info.automatic = sk__is_automatic(context, kernel);
    info.guessed = context->costs->kernels[index].guessed != 0;
    info.invocations = info.available ? build->invocations : 0;
    return info;
}

/* log_context.h - tells the log what a context is: its device, the constants of its cost model, its kernels.
 *
 * Uses context.h. Must not know problems or plans.
 */

static void sk__log_constants(const sk_context* context)
{
    const char* name = context->costs->name;
    if (context->own_kernel_costs)
    {
        sk__tell(&context->log, SK_LOG_LEVEL_INFO, "the cost model has constants that were given, and the rest of %s",
                 name);
    }
    else if (context->costs->is_class)
    {
        sk__tell(&context->log, SK_LOG_LEVEL_WARNING,
                 "the cost model has constants of the class \"%s\": examples/calibrate measures those of %s", name,
                 context->device.name);
    }
    else
    {
        sk__tell(&context->log, SK_LOG_LEVEL_INFO, "the cost model has constants that were measured on %s", name);
    }
}

/* Tells each kernel that cannot run. Returns how many can. */
static uint32_t sk__log_unavailable(const sk_context* context)
{
    uint32_t available = 0;
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        const char* reason = context->builds[i].reason;
        available += *reason == 0;
        if (*reason)
        {
            sk__tell(&context->log, SK_LOG_LEVEL_DETAIL, "%s cannot run: %s", sk__kernel_at(i)->name, reason);
        }
    }
    return available;
}

static void sk__log_context(const sk_context* context)
{
    if (!context->log.function)
    {
        return;
    }
    uint32_t units = context->device.compute_units, available = sk__log_unavailable(context);
    sk__tell(&context->log, SK_LOG_LEVEL_INFO, "%s: %u compute unit%s, %u of %u kernels can run",
             context->device.name, units, sk__plural(units), available, sk__kernel_count());
    if (context->device.compute_units_guessed)
    {
        sk__tell(&context->log, SK_LOG_LEVEL_WARNING,
                 "%u compute unit%s: a guess, as the driver does not tell; set desc.compute_units%s", units,
                 sk__plural(units), context->device.is_cpu ? " to the number of cores" : "");
    }
    sk__log_constants(context);
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
    X(fragments_accepted)    \
    X(shuffles)              \
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

/* Which lines are read: those of constants need those of the device. */
typedef enum sk__reading
{
    SK__READING_DEVICE,        /* of a profile; those of constants are passed over */
    SK__READING_CONSTANTS,     /* of a profile; all others are passed over */
    SK__READING_ONLY_CONSTANTS /* of sk_context_desc.constants; there must be no others */
} sk__reading;

/* A line of a profile, which is being read into a context. */
typedef struct sk__profile_line
{
    sk_context* context;
    uint32_t number; /* from 1 */
    sk__reading reading;
    char text[SK__PROFILE_LINE];
    char* key;
    char* value;
} sk__profile_line;

/* For sentences: what the line is of. */
static const char* sk__source_of(sk__reading reading)
{
    return reading == SK__READING_ONLY_CONSTANTS ? "constants" : "profile";
}

static sk_result sk__refuse_value(const sk__profile_line* line, const char* wanted)
{
    char quoted[SK__QUOTED];
    return sk__fail(&line->context->logger, SK_ERROR_INVALID_VALUE, "%s, line %u: %s is %s, and takes %s",
                    sk__source_of(line->reading), line->number, line->key, sk__quote(line->value, quoted), wanted);
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

static sk_result sk__refuse_key(const sk__profile_line* line)
{
    char quoted[SK__QUOTED];
    const char* what = line->reading == SK__READING_ONLY_CONSTANTS ? "there is no constant" : "a profile has no";
    return sk__fail(&line->context->logger, SK_ERROR_INVALID_VALUE, "%s, line %u: %s %s",
                    sk__source_of(line->reading), line->number, what, sk__quote(line->key, quoted));
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
    return sk__refuse_key(line);
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
                "%s, line %u: it is not of the form key = value", sk__source_of(line->reading), line->number);
    *equals = 0;
    line->key = sk__trim(text);
    line->value = sk__trim(equals + 1);
    if (sk__is_constant(line->key))
    {
        return line->reading == SK__READING_DEVICE ? SK_SUCCESS : sk__read_constant(line);
    }
    switch (line->reading)
    {
    case SK__READING_DEVICE: return sk__read_member(line);
    case SK__READING_ONLY_CONSTANTS: return sk__refuse_key(line);
    default: return SK_SUCCESS;
    }
}

static sk_result sk__check_bandwidth(const sk_context* context, sk__reading reading)
{
    SK__REQUIRE(&context->logger, context->costs->bandwidth > 0.0f, SK_ERROR_INVALID_VALUE,
                "%s: bandwidth is 0, and must be more", sk__source_of(reading));
    return SK_SUCCESS;
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
    return sk__check_bandwidth(context, SK__READING_DEVICE);
}

static sk_result sk__read_profile_lines(sk_context* context, const char* profile, sk__reading reading)
{
    sk__profile_line line;
    line.context = context;
    line.number = 0;
    line.reading = reading;
    while (*profile)
    {
        size_t length = strcspn(profile, "\n");
        ++line.number;
        SK__REQUIRE(&context->logger, length < sizeof line.text, SK_ERROR_INVALID_VALUE,
                    "%s, line %u: it has more than %u bytes", sk__source_of(reading), line.number,
                    (unsigned)SK__PROFILE_LINE - 1u);
        memcpy(line.text, profile, length);
        line.text[length] = 0;
        SK__TRY(sk__read_profile_line(&line));
        profile += length + (profile[length] ? 1u : 0u);
    }
    return SK_SUCCESS;
}

static sk_result sk__read_constants(sk_context* context, const char* constants)
{
    SK__TRY(sk__read_profile_lines(context, constants ? constants : "", SK__READING_ONLY_CONSTANTS));
    return sk__check_bandwidth(context, SK__READING_ONLY_CONSTANTS);
}

/* Fills a zeroed context. */
static sk_result sk__open_profile(sk_context* context, const sk_planning_desc* desc)
{
    SK__TRY(sk__read_profile_lines(context, desc->profile, SK__READING_DEVICE));
    context->costs = sk__find_costs(&context->device);
    SK__TRY(sk__read_profile_lines(context, desc->profile, SK__READING_CONSTANTS));
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
    SK__TRY(sk__allocate_context(desc->allocator, &desc->logger, &desc->log, &made));
    sk_result result = sk__open_profile(made, desc);
    if (result != SK_SUCCESS)
    {
        sk_destroy_context(made);
        return result;
    }
    sk__log_context(made);
    *context = made;
    return SK_SUCCESS;
}

/* probe.h - whether a device holds fragments as kernels that are arranged for AMD take for granted.
 *
 * Uses context.h. Must not know problems, plans or command buffers.
 */

/* Whether a kernel may be chosen, as far as all but the probe is concerned. */
static bool sk__is_probed(const sk_context* context, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    const char* reason = context->builds[index].reason;
    return kernel->modules[SK__MODULE_PROBE] && sk__is_made_for(kernel, &context->device) &&
           (*reason == 0 || reason == sk__unprobed);
}

/* Whether it is the first of those with the same module, which is dispatched for it. */
static bool sk__is_first_probed(const sk_context* context, uint32_t index)
{
    bool is_first = sk__is_probed(context, index);
    for (uint32_t i = 0; i < index && is_first; ++i)
    {
        bool same = sk__kernel_at(i)->modules[SK__MODULE_PROBE] == sk__kernel_at(index)->modules[SK__MODULE_PROBE];
        is_first = !same || !sk__is_probed(context, i);
    }
    return is_first;
}

static uint32_t sk__count_probes(const sk_context* context)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        count += sk__is_first_probed(context, i) ? 1u : 0u;
    }
    return count;
}

/* The number of element `element` that an invocation holds of a fragment of A, or of B. */
static uint32_t sk__told_element(const sk__told_fragments* told, uint32_t is_b, uint32_t invocation, uint32_t element)
{
    uint32_t word = told->words[is_b][invocation][element / 2u];
    return (element % 2u ? word >> 16 : word & 0xffffu) - SK__PROBE_FIRST;
}

/* Copies a fragment as arranged copies do; false if an element is there twice. */
static bool sk__arrange_told(const sk__told_fragments* told, uint32_t is_b, uint32_t elements,
                             uint32_t arranged[SK__PROBE_ELEMENTS])
{
    bool seen[SK__PROBE_ELEMENTS] = {false};
    uint32_t held = told->elements[is_b] / 8u;
    for (uint32_t i = 0; i < told->invocations; ++i)
    {
        uint32_t begin = 8u * sk__place_in_fragment(i, elements / 8u, held);
        for (uint32_t e = 0; e < 8u * held && sk__holds_first(i, elements / 8u, held); ++e)
        {
            uint32_t element = sk__told_element(told, is_b, i, e);
            if (element >= elements || seen[element])
            {
                return false;
            }
            seen[element] = true;
            arranged[begin + e] = element;
        }
    }
    return true;
}

/* Loads the copy as arranged kernels do: whether each invocation gets what it holds. */
static bool sk__loads_as_told(const sk__told_fragments* told, uint32_t is_b, uint32_t elements,
                              const uint32_t arranged[SK__PROBE_ELEMENTS])
{
    uint32_t held = told->elements[is_b] / 8u;
    for (uint32_t i = 0; i < told->invocations; ++i)
    {
        uint32_t begin = 8u * sk__place_in_fragment(i, elements / 8u, held);
        for (uint32_t e = 0; e < 8u * held; ++e)
        {
            if (arranged[begin + e] != sk__told_element(told, is_b, i, e))
            {
                return false;
            }
        }
    }
    return true;
}

/* Whether copies of A, or of B, of `elements` elements a fragment would be loaded as they were stored. A fragment has
 * 16 bytes for each invocation. */
static bool sk__is_arrangeable(const sk__told_fragments* told, uint32_t is_b, uint32_t elements)
{
    uint32_t arranged[SK__PROBE_ELEMENTS];
    uint32_t length = told->elements[is_b];
    return (length == 8u || length == 16u) && elements == 8u * told->invocations && elements <= SK__PROBE_ELEMENTS &&
           sk__arrange_told(told, is_b, elements, arranged) && sk__loads_as_told(told, is_b, elements, arranged);
}

/* Judges what was told of the kernel's type. */
static sk_result sk__check_told(const sk_context* context, uint32_t index, const sk__told_fragments* told)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    const sk__build* build = &context->builds[index];
    const sk_logger* logger = &context->logger;
    const char* type = sk_type_name(kernel->input);
    bool same = memcmp(told->identity, context->device.identity, sizeof told->identity) == 0;
    SK__REQUIRE(logger, same, SK_ERROR_INVALID_VALUE,
                "data is of another device or driver than %s, or was never written: probe again",
                context->device.name);
    SK__REQUIRE(logger,
                told->type == (uint32_t)kernel->input && told->invocations == build->invocations / kernel->parts,
                SK_ERROR_INVALID_VALUE, "data is damaged, or of kernels other than these: probe again");
    for (uint32_t is_b = 0; is_b < 2; ++is_b)
    {
        uint32_t elements = build->fragment.k * (is_b ? build->fragment.n : build->fragment.m);
        SK__REQUIRE(logger, sk__is_arrangeable(told, is_b, elements), SK_ERROR_MISSING_FEATURE,
                    "%s does not hold fragments of %s of %s as arranged kernels need: they stay unavailable",
                    context->device.name, is_b ? "B" : "A", type);
    }
    return SK_SUCCESS;
}

/* Refuses a context none of whose kernels needs a probe, or for which there is none. */
static sk_result sk__require_probes(const sk_context* context)
{
    SK__TRY(sk__require_device(context));
    SK__REQUIRE(&context->logger, sk__count_probes(context) > 0, SK_ERROR_NO_KERNEL,
                "%s has no kernels that need sk_probe_fragments", context->device.name);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_accept_fragments(sk_context* context, const void* data, size_t size)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_logger* logger = &context->logger;
    size_t wanted = sk__count_probes(context) * sizeof(sk__told_fragments), at = 0;
    SK__TRY(sk__require_probes(context));
    SK__REQUIRE(logger, data, SK_ERROR_NULL_ARGUMENT, "data is NULL");
    SK__REQUIRE(logger, size == wanted, SK_ERROR_INVALID_VALUE,
                "size is %llu, and sk_context_info.fragments_size is %llu", (unsigned long long)size,
                (unsigned long long)wanted);
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (sk__is_first_probed(context, i))
        {
            sk__told_fragments told;
            memcpy(&told, (const char*)data + at, sizeof told);
            SK__TRY(sk__check_told(context, i, &told));
            at += sizeof told;
        }
    }
    context->device.fragments_accepted = true;
    return sk__find_builds(context, context->device.name);
}

/* create_context.h - creates a context of a device, and says what it is.
 *
 * Uses read_profile.h, log_context.h, probe.h. Must not know problems or plans.
 */

static sk_result sk__create_layout(sk_context* context, bool more)
{
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, sk__push_constants_size(more)};
    VkPipelineLayoutCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    VkResult returned = context->functions.vkCreatePipelineLayout(context->handle, &info, context->allocator,
                                                                  &context->layouts[more]);
    return sk__check_call(&context->logger, returned, "vkCreatePipelineLayout", "");
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
        result = sk__fill_device(&context->logger, &context->functions, &extensions, desc->physical_device,
                                 desc->device_create_info, desc->compute_units, &context->device);
    }
    sk__free(context->allocator, extensions.list);
    return result;
}

/* Fills a zeroed context. If it fails, the caller destroys what was made so far. */
static sk_result sk__open_context(sk_context* context, const sk_context_desc* desc)
{
    context->handle = desc->device;
    context->pipeline_cache = desc->pipeline_cache;
    context->has_feedback =
        sk__enables_extension(desc->device_create_info, VK_EXT_PIPELINE_CREATION_FEEDBACK_EXTENSION_NAME);
    SK__TRY(sk__load_instance_functions(&desc->logger, desc->get_instance_proc_addr, desc->instance,
                                        &context->functions));
    SK__TRY(sk__load_device_functions(&desc->logger, desc->device, &context->functions));
    SK__TRY(sk__find_device(context, desc));
    context->costs = sk__find_costs(&context->device);
    SK__TRY(sk__read_constants(context, desc->constants));
    SK__TRY(sk__find_builds(context, "device_create_info"));
    SK__TRY(sk__create_layout(context, false));
    return sk__has_more_push_constants(&context->device) ? sk__create_layout(context, true) : SK_SUCCESS;
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
    SK__TRY(sk__allocate_context(desc->allocator, &desc->logger, &desc->log, &made));
    sk_result result = sk__open_context(made, desc);
    if (result != SK_SUCCESS)
    {
        sk_destroy_context(made);
        return result;
    }
    sk__log_context(made);
    *context = made;
    return SK_SUCCESS;
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
    info.costs_given = context->own_kernel_costs != NULL;
    info.only_plans = !context->handle;
    info.fragments_size = sk__count_probes(context) * sizeof(sk__told_fragments);
    info.fragments_accepted = context->device.fragments_accepted;
    return info;
}

/* pipeline.h - makes a kernel's pipelines, each once.
 *
 * Uses context.h. Must not know problems or plans.
 */

/* Invocations in a workgroup of a pipeline. */
static uint32_t sk__count_invocations(const sk_context* context, const sk__pipeline_key* key)
{
    uint32_t invocations = context->builds[key->kernel].invocations, parts = sk__kernel_at(key->kernel)->parts;
    switch (sk__module_rows[key->module].workgroup)
    {
    case SK__WORKGROUP_PART: return invocations / parts;
    case SK__WORKGROUP_BLOCK: return SK__ARRANGED_BLOCK * (invocations / parts);
    case SK__WORKGROUP_OWN: return key->own_invocations;
    case SK__WORKGROUP_FITTING: return sk__min(context->device.invocations, key->own_invocations);
    case SK__WORKGROUP_RAGGED: return SK__RAGGED_INVOCATIONS;
    default: return invocations;
    }
}

/* Whether the module relies on subgroups of the size that the kernel is built for. */
static bool sk__needs_subgroups(const sk__pipeline_key* key)
{
    return sk__module_rows[key->module].uses_subgroups && sk__has_fragments(sk__kernel_at(key->kernel));
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
    bool adds_f32 = kernel->multiply == SK_MULTIPLY_SCALAR && kernel->accumulator == SK_TYPE_F32;
    bool has_both = (device->features & SK__SUBGROUP_SIZE_CONTROL) && device->subgroup_size_min <= 32 &&
                    device->subgroup_size_max > 32 && kernel->parts <= 32 * device->subgroups;
    return sk__module_rows[key->module].multiplies && adds_f32 && has_both && device->vendor == SK__AMD &&
           device->matrix_count > 0;
}

/* Fills in the value of every specialization constant; 0 of one that such modules do not have. */
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
    values[SK__CONSTANT_CUT] = key->cut;
    for (uint32_t i = 0; i < SK__CONSTANT_COUNT; ++i)
    {
        values[i] = sk__module_rows[key->module].constants >> i & 1u ? values[i] : 0;
    }
}

/* What a pipeline is made of, besides the values of its constants. */
typedef struct sk__recipe
{
    const sk__spirv* spirv;
    const char* name; /* for sentences, and for tools, with: */
    const char* what; /* it does */
    VkPipelineLayout layout;
    uint32_t subgroup_size; /* 0: the device's own */
    bool full_subgroups;
    bool based; /* its dispatches have a base */
} sk__recipe;

static sk__recipe sk__make_recipe(const sk_context* context, const sk__pipeline_key* key)
{
    const sk__kernel* kernel = sk__kernel_at(key->kernel);
    bool needs_subgroups = sk__needs_subgroups(key);
    sk__recipe recipe;
    recipe.spirv = kernel->modules[key->module];
    recipe.name = kernel->name;
    recipe.what = sk__module_rows[key->module].name;
    recipe.layout = context->layouts[sk__takes_more(context, key)];
    recipe.subgroup_size = needs_subgroups           ? context->builds[key->kernel].required_subgroup_size
                           : sk__pairs(context, key) ? 32
                                                     : 0;
    recipe.full_subgroups = needs_subgroups && (context->device.features & SK__FULL_SUBGROUPS);
    recipe.based = key->cut;
    return recipe;
}

/* Names an object for captures and for the validation layer, if debug utils are there. What cannot be named works. */
static void sk__name_object(const sk_context* context, const sk__recipe* recipe, VkObjectType type, uint64_t handle)
{
    char name[128];
    VkDebugUtilsObjectNameInfoEXT info;
    if (!context->functions.vkSetDebugUtilsObjectNameEXT)
    {
        return;
    }
    snprintf(name, sizeof name, "%s: %s", recipe->name, recipe->what);
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT;
    info.objectType = type;
    info.objectHandle = handle;
    info.pObjectName = name;
    context->functions.vkSetDebugUtilsObjectNameEXT(context->handle, &info);
}

static sk_result sk__create_module(sk_context* context, const sk__recipe* recipe, VkShaderModule* module)
{
    const sk__spirv* spirv = recipe->spirv;
    uint32_t* code = sk__expand(context->allocator, &context->unpacked, spirv);
    SK__REQUIRE(&context->logger, code, SK_ERROR_OUT_OF_HOST_MEMORY,
                "%u bytes for a shader module could not be allocated", spirv->size);
    VkShaderModuleCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = context->device.converts_to_nearest ? spirv->size : sk__strip_rounding_mode(code, spirv->size);
    info.pCode = code;
    VkResult returned = context->functions.vkCreateShaderModule(context->handle, &info, context->allocator, module);
    sk__free(context->allocator, code);
    SK__TRY(sk__check_call(&context->logger, returned, "vkCreateShaderModule", recipe->name));
    sk__name_object(context, recipe, VK_OBJECT_TYPE_SHADER_MODULE, (uint64_t)*module);
    return SK_SUCCESS;
}

/* Fills `feedback` where the device has it; otherwise it says nothing. */
static VkResult sk__specialize(const sk_context* context, const sk__recipe* recipe, VkShaderModule module,
                               sk__pipeline* pipeline, VkPipelineCreationFeedback* feedback)
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
    VkPipelineCreationFeedback of_stage = {0, 0};
    VkPipelineCreationFeedbackCreateInfo feedbacks = {VK_STRUCTURE_TYPE_PIPELINE_CREATION_FEEDBACK_CREATE_INFO, NULL,
                                                      feedback, 1, &of_stage};
    VkComputePipelineCreateInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.pNext = context->has_feedback ? &feedbacks : NULL;
    info.flags = recipe->based ? (VkPipelineCreateFlags)VK_PIPELINE_CREATE_DISPATCH_BASE : 0;
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

/* When it is, for the log, if that wants to know. */
static double sk__time_log(const sk_context* context)
{
    return sk__logs(&context->log, SK_LOG_LEVEL_DETAIL) ? sk__read_clock() : 0.0;
}

/* Whether the pipeline came from the user's cache, if the driver tells. */
static const char* sk__cached(const sk_context* context, const VkPipelineCreationFeedback* feedback)
{
    if (!context->pipeline_cache || !(feedback->flags & VK_PIPELINE_CREATION_FEEDBACK_VALID_BIT))
    {
        return "";
    }
    return feedback->flags & VK_PIPELINE_CREATION_FEEDBACK_APPLICATION_PIPELINE_CACHE_HIT_BIT
               ? "; it was in the pipeline cache"
               : "; it was not in the pipeline cache";
}

static sk_result sk__create_pipeline(sk_context* context, const sk__recipe* recipe,
                                     const uint32_t constants[SK__CONSTANT_COUNT], sk__pipeline** made)
{
    sk__pipeline* pipeline = (sk__pipeline*)sk__allocate(context->allocator, sizeof *pipeline);
    SK__REQUIRE(&context->logger, pipeline, SK_ERROR_OUT_OF_HOST_MEMORY,
                "a pipeline's %llu bytes could not be allocated", (unsigned long long)sizeof *pipeline);
    VkShaderModule module = VK_NULL_HANDLE;
    double begin = sk__time_log(context);
    sk_result result = sk__create_module(context, recipe, &module);
    if (result != SK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
        return result;
    }
    pipeline->spirv = recipe->spirv;
    pipeline->subgroup_size = recipe->subgroup_size;
    memcpy(pipeline->constants, constants, sizeof pipeline->constants);
    double compiled = sk__time_log(context);
    VkPipelineCreationFeedback feedback = {0, 0};
    VkResult returned = sk__specialize(context, recipe, module, pipeline, &feedback);
    context->functions.vkDestroyShaderModule(context->handle, module, context->allocator);
    result = sk__check_call(&context->logger, returned, "vkCreateComputePipelines", recipe->name);
    if (result != SK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
        return result;
    }
    double end = sk__time_log(context);
    sk__tell(&context->log, SK_LOG_LEVEL_DETAIL,
             "pipeline \"%s: %s\" was made in %.3f ms, %.3f of them the driver's%s", recipe->name, recipe->what,
             end - begin, end - compiled, sk__cached(context, &feedback));
    sk__name_object(context, recipe, VK_OBJECT_TYPE_PIPELINE, (uint64_t)pipeline->handle);
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
        if (pipeline->spirv == recipe->spirv && pipeline->subgroup_size == recipe->subgroup_size &&
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

/* workspace.h - how the workspace of every plan is laid out.
 *
 * Uses the contract. Must not know what lies behind the head.
 */

enum
{
    SK__WORKSPACE_ALIGNMENT = 256 /* bytes: a cache line on every device we know */
};

/* Bytes at the start of every workspace: counters, ticket and records, which launches leave as they found them. Sums,
 * copies and tables of all products lie after it, so that one workspace serves them in turn. */
#define SK__WORKSPACE_HEAD ((VkDeviceSize)4u * SK__SLOTS)

/* Takes room for `bytes` at the end of a workspace of `size` bytes. Returns where they begin. */
static VkDeviceSize sk__take_room(VkDeviceSize* size, VkDeviceSize bytes)
{
    VkDeviceSize begin = (*size + SK__WORKSPACE_ALIGNMENT - 1u) / SK__WORKSPACE_ALIGNMENT * SK__WORKSPACE_ALIGNMENT;
    *size = begin + bytes;
    return begin;
}

/* memory.h - memory that a launch reads and writes, resolved and checked.
 *
 * Uses context.h, overlap.h, workspace.h. Must not know problems, plans or command buffers.
 */

static sk_result sk__resolve_buffer(const sk_context* context, const char* name, const sk_buffer* buffer,
                                    sk__memory* memory)
{
    memory->name = name;
    memory->address = buffer->address;
    SK__REQUIRE(&context->logger, buffer->buffer || buffer->address, SK_ERROR_NULL_ARGUMENT,
                "%s has neither a buffer nor an address", name);
    SK__REQUIRE(&context->logger, !buffer->buffer || !buffer->address, SK_ERROR_INVALID_VALUE,
                "%s has both a buffer and an address", name);
    if (buffer->buffer)
    {
        VkBufferDeviceAddressInfo info = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, NULL, buffer->buffer};
        memory->address = context->functions.vkGetBufferDeviceAddress(context->handle, &info);
    }
    SK__REQUIRE(&context->logger, buffer->offset <= UINT64_MAX - memory->address, SK_ERROR_INVALID_VALUE,
                "%s.offset is %llu, which from address 0x%llx leads beyond 2^64", name,
                (unsigned long long)buffer->offset, (unsigned long long)memory->address);
    memory->address += buffer->offset;
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

/* Lets resolved elements be lines of `length` elements of `size` bytes, which begin `stride` elements apart. */
static void sk__take_lines(sk__memory* memory, uint64_t size, uint64_t length, uint64_t stride, uint64_t lines)
{
    memory->width = length * size;
    memory->rows.stride = stride * size;
    memory->rows.count = lines;
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

static sk_result sk__check_overlap(const sk_logger* logger, const sk__memory* x, const sk__memory* y)
{
    SK__REQUIRE(logger, !sk__overlap(x, y), SK_ERROR_OVERLAP, "%s [0x%llx, 0x%llx) overlaps %s [0x%llx, 0x%llx)",
                x->name, (unsigned long long)x->address, (unsigned long long)x->end, y->name,
                (unsigned long long)y->address, (unsigned long long)y->end);
    return SK_SUCCESS;
}

static void sk__put_address(uint32_t words[2], VkDeviceAddress address)
{
    words[0] = (uint32_t)address;
    words[1] = (uint32_t)(address >> 32);
}

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
static sk_result sk__resolve_words(const sk_context* context, const char* name, const sk_buffer* buffer,
                                   uint64_t count, VkDeviceAddress* address)
{
    const sk_logger* logger = &context->logger;
    sk__memory memory;
    SK__TRY(sk__resolve_buffer(context, name, buffer, &memory));
    SK__REQUIRE(logger, memory.address % 4 == 0 && memory.address > 0, SK_ERROR_MISALIGNED,
                "%s is at address 0x%llx, not a multiple of 4", name, (unsigned long long)memory.address);
    SK__REQUIRE(logger, buffer->size >= 4 * count, SK_ERROR_BUFFER_TOO_SMALL, "%s.size is %llu bytes, it takes %llu",
                name, (unsigned long long)buffer->size, (unsigned long long)(4 * count));
    *address = memory.address;
    return SK_SUCCESS;
}

/* factors.h - alpha and beta, as kernels of real numbers read them.
 *
 * Uses context.h. Must not know problems or plans.
 */

/* Integers are scaled by integers. `place` is what sentences begin with. */
static sk_result sk__check_factor(const sk_context* context, const char* place, const char* name, double factor,
                                  sk_type output)
{
    bool is_integer = factor >= -2147483648.0 && factor < 2147483648.0 && (double)(int32_t)factor == factor;
    SK__REQUIRE(&context->logger, is_integer || !sk__is_integer_type(output), SK_ERROR_INVALID_VALUE,
                "%s%s is %g, must be an integer of 32 bits with a sign, as D is %s", place, name, factor,
                sk_type_name(output));
    return SK_SUCCESS;
}

/* Bits of a real alpha or beta. */
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

/* program.h - what every plan is, whatever it multiplies: pipelines that it holds, and a line that tells what it does.
 *
 * Uses context.h, line.h, memory.h. Must not know problems or command buffers.
 */

enum
{
    SK__MOST_HELD = 32 /* pipelines of a plan */
};

typedef struct sk__product sk__product;

/* The head of every plan. */
typedef struct sk__program
{
    const sk__product* product;
    const sk_context* context;
    sk__pipeline* held[SK__MOST_HELD];
    uint32_t held_count;
} sk__program;

/* What is particular to the plans of a product. */
struct sk__product
{
    size_t size;                                                                    /* of a plan, in bytes */
    sk_result (*fill)(sk_context* context, const void* desc, sk__program* program); /* its head is filled in */
    void (*tell)(const sk__program* program, sk__line* line);
    void (*empty)(sk__program* program); /* frees what it has besides pipelines; NULL: nothing */
};

static VkPipeline sk__hold(sk__program* program, sk__pipeline* pipeline)
{
    STREAMK_ASSERT(program->held_count < SK__MOST_HELD);
    program->held[program->held_count++] = pipeline;
    ++pipeline->holders;
    return pipeline->handle;
}

static void sk__destroy_program(sk__program* program)
{
    for (uint32_t i = 0; i < program->held_count; ++i)
    {
        --program->held[i]->holders;
    }
    if (program->product->empty)
    {
        program->product->empty(program);
    }
    sk__free(program->context->allocator, program);
}

/* Makes a plan. `wants` tells whether the user gave a place for it. NULL where it cannot be made. */
static sk_result sk__create_program(const sk__product* product, sk_context* context, const void* desc, bool wants,
                                    sk__program** made)
{
    *made = NULL;
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, wants, SK_ERROR_NULL_ARGUMENT, "plan is NULL");
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    sk__program* program = (sk__program*)sk__allocate(context->allocator, product->size);
    SK__REQUIRE(&context->logger, program, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the plan's %llu bytes could not be allocated", (unsigned long long)product->size);
    program->product = product;
    program->context = context;
    sk_result result = product->fill(context, desc, program);
    if (result != SK_SUCCESS)
    {
        sk__destroy_program(program);
        return result;
    }
    *made = program;
    return SK_SUCCESS;
}

/* Writes the line of a plan, as far as there is room for it. Returns its length. */
static size_t sk__format_program(const sk__program* program, char* text, size_t size)
{
    sk__line line = {text, size, 0};
    program->product->tell(program, &line);
    return line.length;
}

static void sk__log_program(const sk__program* program)
{
    char line[SK_LINE_SIZE];
    if (sk__logs(&program->context->log, SK_LOG_LEVEL_INFO))
    {
        sk__format_program(program, line, sizeof line);
        sk__tell(&program->context->log, SK_LOG_LEVEL_INFO, "plan of %s", line);
    }
}

/* launch.h - a launch: dispatches that are recorded one after the other under a label, and counted.
 *
 * Uses memory.h, program.h. Must not know what is dispatched.
 */

enum
{
    SK__MOST_DEPTH = 65535 /* workgroups in a dimension, which every device allows */
};

/* How a dispatch is cut into pieces, each a dispatch of its own: a workgroup is then one segment of a worker. */
typedef struct sk__cut
{
    uint32_t workers, segments; /* of a piece, at most: neighbouring ones; 0: the dispatch is whole */
    uint32_t depth;             /* segments of a worker, at most */
} sk__cut;

static const sk__cut sk__whole = {0, 0, 0};

/* A dispatch. */
typedef struct sk__step
{
    VkPipeline pipeline;
    const void* constants;
    uint32_t size; /* of the constants, in bytes */
    uint32_t groups[3];
    sk__cut cut; /* of its rows of workgroups; each row is a part by itself */
} sk__step;

typedef struct sk__launch
{
    const sk_context* context;
    VkCommandBuffer commands; /* NULL: dispatches are counted only */
    uint32_t step_count;
    sk_launch_info info;
} sk__launch;

/* Workers in a row of workgroups: as many as a piece has, unless there would be too many rows, or too long ones. */
static uint32_t sk__count_in_row(const sk__cut* cut, uint32_t workers)
{
    uint32_t least = sk__divide_up(workers, SK__MOST_DEPTH);
    return sk__min(sk__max(sk__min(cut->workers, workers), least), SK__MOST_DEPTH);
}

/* Dispatches of a cut one. */
static uint32_t sk__count_pieces(const sk__cut* cut, uint32_t workers)
{
    return cut->segments == 0
               ? 1
               : sk__divide_up(workers, sk__count_in_row(cut, workers)) * sk__divide_up(cut->depth, cut->segments);
}

static void sk__barrier(VkCommandBuffer commands, const sk_context* context, VkPipelineStageFlags stage,
                        VkAccessFlags written)
{
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, written,
                               VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
    context->functions.vkCmdPipelineBarrier(commands, stage, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0,
                                            NULL, 0, NULL);
}

/* What follows waits for the dispatches before. */
static void sk__wait(const sk__launch* launch)
{
    if (launch->commands)
    {
        sk__barrier(launch->commands, launch->context, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                    VK_ACCESS_SHADER_WRITE_BIT);
    }
}

/* Begins a launch. Without commands it only counts. */
static sk__launch sk__begin_launch(const sk_context* context, VkCommandBuffer commands)
{
    sk__launch launch;
    memset(&launch, 0, sizeof launch);
    launch.context = context;
    launch.commands = commands;
    return launch;
}

static bool sk__has_labels(const sk__launch* launch)
{
    const sk__functions* functions = &launch->context->functions;
    return launch->commands && functions->vkCmdBeginDebugUtilsLabelEXT && functions->vkCmdEndDebugUtilsLabelEXT;
}

/* Begins a launch under a label of the plan's line, if there are labels. */
static sk__launch sk__begin_labelled(const sk__program* program, VkCommandBuffer commands)
{
    char line[SK_LINE_SIZE];
    sk__launch launch = sk__begin_launch(program->context, commands);
    if (sk__has_labels(&launch))
    {
        VkDebugUtilsLabelEXT label;
        memset(&label, 0, sizeof label);
        sk__format_program(program, line, sizeof line);
        label.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT;
        label.pLabelName = line;
        program->context->functions.vkCmdBeginDebugUtilsLabelEXT(commands, &label);
    }
    return launch;
}

static void sk__end_labelled(const sk__launch* launch)
{
    if (sk__has_labels(launch))
    {
        launch->context->functions.vkCmdEndDebugUtilsLabelEXT(launch->commands);
    }
}

/* The dispatches so far were copies, which sk_launch_info tells apart. */
static void sk__end_copies(sk__launch* launch)
{
    launch->info.copy_count = launch->step_count;
    launch->info.group_count_x = launch->info.group_count_y = 0;
    launch->info.second_group_count_x = launch->info.second_group_count_y = 0;
}

static void sk__count_step(sk__launch* launch, const sk__step* step)
{
    sk_launch_info* info = &launch->info;
    uint32_t place = launch->step_count++ - info->copy_count;
    if (place == 0)
    {
        info->group_count_x = step->groups[0];
        info->group_count_y = step->groups[1];
    }
    if (place == 1)
    {
        info->second_group_count_x = step->groups[0];
        info->second_group_count_y = step->groups[1];
    }
    info->dispatch_count +=
        step->cut.segments == 0 ? 1 : step->groups[1] * sk__divide_up(step->cut.depth, step->cut.segments);
}

/* The pieces of a dispatch, row after row, each behind those before it. */
static void sk__record_pieces(const sk__launch* launch, const sk__step* step)
{
    for (uint32_t row = 0; row < step->groups[1]; ++row)
    {
        for (uint32_t begin = 0; begin < step->cut.depth; begin += step->cut.segments)
        {
            if (row > 0 || begin > 0)
            {
                sk__wait(launch);
            }
            launch->context->functions.vkCmdDispatchBase(launch->commands, 0, row, begin, step->groups[0], 1,
                                                         sk__min(step->cut.segments, step->cut.depth - begin));
        }
    }
}

/* Adds a dispatch. Its constants are read at once. */
static void sk__add_step(sk__launch* launch, const sk__step* step)
{
    const sk_context* context = launch->context;
    sk__count_step(launch, step);
    if (!launch->commands)
    {
        return;
    }
    context->functions.vkCmdBindPipeline(launch->commands, VK_PIPELINE_BIND_POINT_COMPUTE, step->pipeline);
    context->functions.vkCmdPushConstants(launch->commands,
                                          context->layouts[step->size > sk__push_constants_size(false)],
                                          VK_SHADER_STAGE_COMPUTE_BIT, 0, step->size, step->constants);
    if (step->cut.segments > 0)
    {
        sk__record_pieces(launch, step);
        return;
    }
    context->functions.vkCmdDispatch(launch->commands, step->groups[0], step->groups[1], step->groups[2]);
}

/* At least as many workgroups as there are workers; no dimension takes more than 65535. */
static void sk__spread_groups(uint32_t workers, uint32_t groups[3])
{
    groups[0] = sk__min(workers, 65535u);
    groups[1] = groups[0] ? sk__divide_up(workers, groups[0]) : 0;
    groups[2] = 1;
}

/* problem.h - a desc checked, with its defaults filled in, and exchanged so that D is row-major.
 *
 * Uses element.h, epilogue.h. Must not know devices, kernels or decompositions.
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

/* reasons.h - why a problem of a group is left out, in words.
 *
 * Must not know devices, kernels or decompositions.
 */

enum
{
    SK__REASON_TEXT = 128 /* bytes of the words for why a problem is left out */
};

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
        snprintf(text, size,
                 operand >= SK__OPERAND_BIAS && operand <= SK__OPERAND_SCALE_N
                     ? "%s has 2^31 bytes or more"
                     : "leading_dimension_%s makes the lines of a tile span 2^31 bytes or more",
                 name);
        break;
    case SK__LEFT_OUT_ALIGNMENT:
        snprintf(text, size, "%s is not aligned to its elements, or as the plan promised", name);
        break;
    case SK__LEFT_OUT_SQUARE: snprintf(text, size, "m and n differ, but the plan is of triangles"); break;
    case SK__LEFT_OUT_COPY:
        snprintf(text, size, "the copies of %s up to it take more than the workspace has room for", name);
        break;
    case SK__LEFT_OUT_OUTSIDE: snprintf(text, size, "%s reaches past the end of its buffer", name); break;
    case SK__LEFT_OUT_CHUNKS:
        snprintf(text, size, "the problems up to it have more chunks than those that the plan expects");
        break;
    default: snprintf(text, size, "32 bits do not count the tiles, or their k-iterations, of the problems up to it");
    }
}

/* grouped.h - the desc of several problems checked, and the rows and the space of problems that the host knows.
 *
 * Uses lines.h, reasons.h. Must not know devices, kernels or decompositions. Rows are the kernel's: where D is
 * column-major, A and B are exchanged, as are m and n.
 */

#define SK__MOST_STARTS 65535u /* workers that a table says of where they begin */

/* Rows of a problem table: some drivers compute offsets from an address in 31 bits. */
#define SK__MOST_PROBLEMS ((uint32_t)(0x7fffffffu / sizeof(sk_problem)))

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
    uint32_t row_count;          /* rows of the expected space, each of which */
    uint32_t repeats;            /* stands for so many problems that are alike */
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
    uint32_t copies;             /* SK__COPIES_... bits */
    VkDeviceSize copies_begin;   /* bytes from the workspace's start to the header of copies */
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
    SK__REQUIRE(logger, (unsigned)desc->ragged <= (unsigned)SK_RAGGED_K, SK_ERROR_INVALID_VALUE,
                "ragged is %d, not one of its enum", (int)desc->ragged);
    SK__REQUIRE(logger, desc->most_problems > 0, SK_ERROR_INVALID_VALUE, "most_problems is 0");
    SK__REQUIRE(logger, desc->most_problems <= SK__MOST_PROBLEMS, SK_ERROR_TOO_LARGE,
                "most_problems is %u, at most %u rows make a table of less than 2^31 bytes", desc->most_problems,
                SK__MOST_PROBLEMS);
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
    SK__REQUIRE(logger, !gemm->most_time, SK_ERROR_INVALID_VALUE,
                "gemm.most_time is %u, but only launches of one problem are cut", gemm->most_time);
    SK__REQUIRE(logger, !gemm->splits && !gemm->stream_k_tiles && !gemm->interleave, SK_ERROR_INVALID_VALUE,
                "gemm.splits, stream_k_tiles or interleave is set, which need tiles that are all alike");
    SK__TRY(sk__check_search(logger, desc));
    char quoted[SK__QUOTED];
    SK__REQUIRE(logger, !gemm->last_wave_kernel, SK_ERROR_INVALID_VALUE,
                "gemm.last_wave_kernel is %s, but retiled plans need tiles that are all alike",
                sk__quote(gemm->last_wave_kernel, quoted));
    bool any = gemm->decomposition == SK_DECOMPOSITION_AUTO ||
               gemm->decomposition == SK_DECOMPOSITION_DATA_PARALLEL ||
               gemm->decomposition == SK_DECOMPOSITION_STREAM_K || gemm->decomposition == SK_DECOMPOSITION_HYBRID;
    SK__REQUIRE(logger, any, SK_ERROR_INVALID_VALUE, "gemm.decomposition is %s, which needs tiles that are all alike",
                sk_decomposition_name(gemm->decomposition));
    SK__REQUIRE(logger, !sk__fixup_of(gemm->fixup)->adds_floats, SK_ERROR_INVALID_VALUE,
                "gemm.fixup is %s, which several problems do not have", sk_fixup_name(gemm->fixup));
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
    bounds.alpha = 1.0;
    return sk__row_of(&bounds, problem->exchanged);
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
    for (uint32_t i = 0; i < grouped->row_count; ++i)
    {
        grouped->order[i].k = sk__multiplied_k(grouped->rows[i], grouped->limits.layouts.linear);
        grouped->order[i].problem = i;
        differ = differ || grouped->order[i].k != grouped->order[0].k;
    }
    if (sorted && differ)
    {
        qsort(grouped->order, grouped->row_count, sizeof *grouped->order, sk__compare_places);
    }
    return differ;
}

/* What so many problems have that are alike. */
static sk__grouped_extent sk__repeat_extent(sk__grouped_extent extent, uint32_t repeats)
{
    extent.tiles = sk__multiply_saturated(extent.tiles, repeats);
    extent.places = sk__multiply_saturated(extent.places, repeats);
    return extent;
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

/* Adds `repeats` problems of a row. */
static void sk__add_totals(sk__grouped_totals* totals, sk__problem_row row, sk__grouped_limits limits,
                           uint32_t repeats)
{
    sk__grouped_extent own = sk__repeat_extent(sk__measure_row(row, limits), repeats);
    uint32_t k_iterations = sk__count_row_iterations(row, limits);
    totals->extent = sk__add_extents(totals->extent, own);
    totals->k_iterations += (uint64_t)own.tiles * k_iterations;
    totals->longest = sk__max(totals->longest, own.tiles ? k_iterations : 0);
    totals->shortest = sk__min(totals->shortest, own.tiles ? k_iterations : UINT32_MAX);
    totals->most_rows = sk__max(totals->most_rows, row.m);
    double terms = limits.second ? 2.0 : 1.0, held = limits.triangle ? 0.5 : 1.0;
    totals->inputs += own.tiles ? repeats * terms * row.k * ((double)row.m + row.n) : 0.0;
    totals->outputs += repeats * held * row.m * row.n;
}

/* Where the shares of the expected problems lie, if they are listed. */
static uint32_t* sk__shares_of(const sk__grouped* grouped)
{
    return grouped->table + SK__GROUPED_HEADER + SK__TABLE_ROW * (size_t)grouped->row_count;
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
    uint32_t number; /* of its stride */
} sk__ragged_matrix;

static uint32_t sk__ragged_bound(const sk_gemm_desc* desc, sk_ragged extent)
{
    return extent == SK_RAGGED_M ? desc->m : extent == SK_RAGGED_N ? desc->n : desc->k;
}

/* The extents that are the same for all must be known, and so must one that says how far problems lie apart. */
static sk_result sk__check_ragged(const sk_logger* logger, const sk_grouped_desc* desc)
{
    const sk_gemm_desc* gemm = &desc->gemm;
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
                                           const sk__ragged_matrix* matrix, uint32_t size,
                                           sk__ragged_arguments* ragged)
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
    SK__REQUIRE(logger, stride <= ((UINT64_C(1) << 48) - 1u) / size / desc->most_problems, SK_ERROR_TOO_LARGE,
                "gemm.%s.batch_stride is %s%llu elements: %u matrices would span 2^48 bytes or more", matrix->name,
                sk__default_of(own->batch_stride), (unsigned long long)stride, desc->most_problems);
    ragged->strides[matrix->number] = (uint32_t)(stride * size);
    ragged->strides_high[matrix->number / 2u] |= (uint32_t)(stride * size >> 32) << 16u * (matrix->number % 2u);
    return SK_SUCCESS;
}

static sk_result sk__resolve_ragged_matrices(const sk_logger* logger, const sk_grouped_desc* desc,
                                             const sk__problem* problem, sk__ragged_arguments* ragged)
{
    const sk_gemm_desc* gemm = &desc->gemm;
    const sk__ragged_matrix matrices[] = {
        {"a", &gemm->a, SK_RAGGED_M, SK_RAGGED_K, &ragged->leading_dimension_a, SK__RAGGED_A},
        {"b", &gemm->b, SK_RAGGED_K, SK_RAGGED_N, &ragged->leading_dimension_b, SK__RAGGED_B},
        {"d", &gemm->d, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_d, SK__RAGGED_D},
        {"c", &gemm->c, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_c, SK__RAGGED_C},
        {"residual", &gemm->residual, SK_RAGGED_M, SK_RAGGED_N, &ragged->leading_dimension_residual,
         SK__RAGGED_RESIDUAL}};
    const bool is_read[] = {true, true, true, gemm->epilogue == SK_EPILOGUE_LINEAR, gemm->add_residual};
    for (uint32_t i = 0; i < sizeof matrices / sizeof *matrices; ++i)
    {
        uint32_t size = sk__type_size(i < 2 ? problem->input : problem->output);
        if (is_read[i])
        {
            SK__TRY(sk__resolve_ragged_lines(logger, desc, &matrices[i]));
            SK__TRY(sk__resolve_ragged_stride(logger, desc, &matrices[i], size, ragged));
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

/* Which operands are copied first; A and B are the kernel's. Of two terms, both terms' are copied alike. */
typedef struct sk__packing
{
    bool a, b;
    bool transpose_a, transpose_b; /* the copy is transposed */
    const sk__kernel* arranged;    /* the kernel for whose fragments both are arranged, or NULL */
    sk__copy copy_a, copy_b;       /* zero where there is no copy */
} sk__packing;

/* Products that are summed into the same tiles. */
static uint32_t sk__count_terms(const sk__problem* problem)
{
    return problem->epilogue.second ? 2u : 1u;
}

/* Whether lines of A, of each term, suit 16-byte accesses. */
static bool sk__are_lines_of_a_aligned(const sk__problem* problem)
{
    return problem->a.aligned && (!problem->epilogue.second || problem->second_a.aligned);
}

/* Whether lines of B, of each term, suit 16-byte accesses. */
static bool sk__are_lines_of_b_aligned(const sk__problem* problem)
{
    return problem->b.aligned && (!problem->epilogue.second || problem->second_b.aligned);
}

/* The same copy of a matrix that differs only in its strides. */
static sk__copy sk__copy_from(sk__copy copy, const sk__matrix* matrix)
{
    copy.leading_dimension = matrix->leading_dimension;
    copy.batch_stride = matrix->batch_stride;
    return copy;
}

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

/* The first term's copy of B if is_b, otherwise that of A. */
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
    copy = sk__copy_from(copy, matrix);
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

/* Whether a dispatch writes words of the epilogue into the workspace, as the device has too few push constants. */
static bool sk__tells_words(const sk__device* device, const sk__epilogue* epilogue)
{
    return sk__needs_more(epilogue) && !sk__has_more_push_constants(device);
}

/* Predicted time in microseconds of all copies for a kernel, and of the dispatch that waits for them, or for words of
 * the epilogue. Each term has as many. */
static float sk__predict_copies(const sk__problem* problem, const sk__cost_table* costs, uint32_t kernel,
                                const sk__device* device, const sk__packing* packing)
{
    const sk__fitted* fitted = sk__fitted_of(costs, &costs->kernels[kernel]);
    float bandwidth = sk__memory_rate(costs, device->compute_units);
    bool waits = packing->a || packing->b || sk__tells_words(device, &problem->epilogue);
    float dispatch = waits ? costs->second_dispatch_time : 0.0f, copies = 0.0f;
    if (packing->a)
    {
        copies += sk__predict_copy(problem, fitted, bandwidth, packing->copy_a, sk__are_lines_of_a_aligned(problem));
    }
    if (packing->b)
    {
        copies += sk__predict_copy(problem, fitted, bandwidth, packing->copy_b, sk__are_lines_of_b_aligned(problem));
    }
    return dispatch + (float)sk__count_terms(problem) * copies;
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
    uint32_t first_kernel, kernel_end; /* those of the problem's types */
    bool last_resort;                  /* no kernel that is made for the device can serve: see sk__is_last_resort */
    float memory_time;                 /* see sk__memory_time */
    void (*visit)(const struct sk__planner* planner, const sk__choice* candidate); /* or NULL */
    void* user_data;                                                               /* of visit */
} sk__planner;

/* Whether plans may have the kernel unasked, as far as the device is concerned. */
static bool sk__is_eligible(const sk__planner* planner, const sk__kernel* kernel)
{
    return planner->last_resort ? sk__is_last_resort(kernel, planner->device)
                                : sk__is_made_for(kernel, planner->device);
}

/* Whether tiles are split anywhere along k, into equal shares. */
static bool sk__is_stream_k(sk_decomposition decomposition)
{
    return decomposition == SK_DECOMPOSITION_STREAM_K || decomposition == SK_DECOMPOSITION_HYBRID;
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
    packing.a = is_free ? !sk__are_lines_of_a_aligned(problem) || packing.transpose_a : wanted == SK_PACKING_ALWAYS;
    packing.b = is_free ? !sk__are_lines_of_b_aligned(problem) || packing.transpose_b : wanted == SK_PACKING_ALWAYS;
    packing.a |= wanted == (problem->exchanged ? SK_PACKING_B : SK_PACKING_A);
    packing.b |= wanted == (problem->exchanged ? SK_PACKING_A : SK_PACKING_B);
    packing.transpose_a &= packing.a;
    packing.transpose_b &= packing.b;
    return sk__with_copies(problem, packing);
}

/* Whether a kernel takes as many terms. Sums of small-dot kernels come from their first term alone. */
static bool sk__takes_terms(const sk__problem* problem, const sk__kernel* kernel)
{
    return !problem->epilogue.second || kernel->multiply != SK_MULTIPLY_DOT;
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
    bool a = choice->packing.a || sk__are_lines_of_a_aligned(problem) || !sk__relies_on_lines_of_a(choice);
    return a && (choice->packing.b || sk__are_lines_of_b_aligned(problem));
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
    if (sk__fixup_of(fixup)->sums_up)
    {
        worker += sk__store_time(planner, cost);
        second = planner->costs->second_dispatch_time;
        sums = sk__sum_of(planner, choice, &pace->load).time;
    }
    else if (fixup != SK_FIXUP_NONE)
    {
        float peers = (float)pace->load.peers * cost->peer_time;
        worker = pace->segments + peers + pace->multiplying * cost->last_arriver_factor + cost->fixup_time;
        second = sk__fixup_of(fixup)->begins_with_d ? planner->costs->second_dispatch_time : 0.0f;
    }
    return pace->rounds * worker + second + sums + choice->packing_time;
}

/* Whether a choice with a load takes at least so long, whatever the fixup. */
static bool sk__takes_longer(const sk__planner* planner, const sk__choice* choice, sk__load load, float time)
{
    sk__pace pace = sk__find_pace(planner, choice, load);
    bool all = pace.load.peers > 0;
    for (uint32_t i = 0; i < SK__FIXUP_COUNT && all; ++i)
    {
        all = !sk__fixups[i].is_weighed || sk__predict(planner, choice, &pace, (sk_fixup)i) >= time;
    }
    return all || sk__predict(planner, choice, &pace, SK_FIXUP_NONE) >= time;
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
    choice->most_looks = sk__fixup_of(fixup)->waits ? sk__most_looks(planner) : 0;
    choice->sum_runs = sk__fixup_of(fixup)->sums_up ? sk__sum_of(planner, choice, &pace->load).runs : 0;
    choice->time = sk__predict(planner, choice, pace, fixup);
}

/* Lets a choice that splits tiles do so with the fixup that was asked for, or the faster one. */
static void sk__choose_fixup(const sk__planner* planner, const sk__pace* pace, sk__choice* choice)
{
    sk_fixup wanted = choice->chunked ? SK_FIXUP_SEPARATE_PASS : planner->desc->fixup;
    sk__set_fixup(planner, pace, wanted > SK_FIXUP_NONE ? wanted : SK_FIXUP_LAST_ARRIVER, choice);
    for (uint32_t i = 0; i < SK__FIXUP_COUNT && wanted == SK_FIXUP_AUTO; ++i)
    {
        sk__choice other = *choice;
        if (sk__fixups[i].is_weighed)
        {
            sk__set_fixup(planner, pace, (sk_fixup)i, &other);
            *choice = other.time < choice->time ? other : *choice;
        }
    }
}

/* Visits the fixups that AUTO weighed for a choice, and did not take. */
static void sk__visit_other_fixups(const sk__planner* planner, const sk__pace* pace, const sk__choice* taken,
                                   void (*visit)(const void* with, const sk__choice* choice), const void* with)
{
    bool weighed = taken->fixup != SK_FIXUP_NONE && planner->desc->fixup == SK_FIXUP_AUTO && !taken->chunked;
    for (uint32_t i = 0; i < SK__FIXUP_COUNT && weighed; ++i)
    {
        sk__choice other = *taken;
        if (sk__fixups[i].is_weighed && (sk_fixup)i != taken->fixup)
        {
            sk__set_fixup(planner, pace, (sk_fixup)i, &other);
            visit(with, &other);
        }
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
           (wanted ? strcmp(wanted, smaller->name) == 0 : sk__is_eligible(planner, smaller));
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
    candidate->packing_time =
        sk__predict_copies(planner->problem, planner->costs, candidate->kernel, planner->device, &candidate->packing);
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
static bool sk__suits_problem(const sk__planner* planner, const sk__kernel* kernel)
{
    uint32_t most_rows = kernel->multiply == SK_MULTIPLY_DOT ? 2u * kernel->tile_m : UINT32_MAX;
    return planner->problem->m <= most_rows && sk__takes_terms(planner->problem, kernel);
}

static bool sk__serves(const sk__planner* planner, const sk__kernel* kernel)
{
    if (planner->desc->kernel)
    {
        return strcmp(planner->desc->kernel, kernel->name) == 0;
    }
    return sk__is_eligible(planner, kernel) && sk__suits_problem(planner, kernel);
}

/* Whether a last resort can serve, and no kernel that is made for the device. */
static bool sk__needs_last_resort(const sk__planner* planner)
{
    bool has_last = false;
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        bool can = *planner->builds[i].reason == 0 && sk__suits_problem(planner, kernel);
        if (can && sk__is_made_for(kernel, planner->device))
        {
            return false;
        }
        has_last = has_last || (can && sk__is_last_resort(kernel, planner->device));
    }
    return has_last;
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

/* The kernel that tells why none can run: the last resort that needs the least, or the last of those that serve. */
static uint32_t sk__find_telling(const sk__planner* planner)
{
    uint32_t telling = planner->kernel_end, least = UINT32_MAX;
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        bool is_last = !planner->desc->kernel && sk__is_last_resort(kernel, planner->device);
        bool cannot = *planner->builds[i].reason != 0;
        if (cannot && (is_last ? kernel->shared_size < least : least == UINT32_MAX && sk__serves(planner, kernel)))
        {
            telling = i;
            least = is_last ? kernel->shared_size : least;
        }
    }
    return telling;
}

/* Says why no kernel that serves can run. */
static sk_result sk__report_no_kernel(const sk__planner* planner)
{
    char types[SK__TYPES_TEXT], reason[SK__UNFIT_TEXT] = "";
    uint32_t telling = sk__find_telling(planner);
    if (telling < planner->kernel_end)
    {
        sk__describe_unfit(planner->device, sk__kernel_at(telling), &planner->builds[telling], reason);
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
    char quoted[SK__QUOTED], reason[SK__UNFIT_TEXT];
    const char* last = planner->desc->last_wave_kernel;
    for (uint32_t i = planner->first_kernel; last && i < planner->kernel_end; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        const sk__build* build = &planner->builds[i];
        SK__REQUIRE(planner->logger, *build->reason == 0 || strcmp(last, kernel->name) != 0, SK_ERROR_MISSING_FEATURE,
                    "%s cannot run last_wave_kernel %s: %s", planner->device->name, sk__quote(last, quoted),
                    sk__describe_unfit(planner->device, kernel, build, reason));
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
    bool any = desc->fixup <= SK_FIXUP_NONE || sk__fixup_of(desc->fixup)->sums_up;
    SK__REQUIRE(logger, !desc->chunk || any, SK_ERROR_INVALID_VALUE,
                "chunk is %u, but fixup is %s: chunks of split tiles are summed by the separate pass", desc->chunk,
                sk_fixup_name(desc->fixup));
    return SK_SUCCESS;
}

/* A cut dispatch has the segments of a worker in any order, and its pieces do not run together. */
static sk_result sk__check_most_time(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->most_time || !desc->chunk, SK_ERROR_INVALID_VALUE,
                "most_time is %u, but chunk is %u, and a worker adds its chunks one after the other", desc->most_time,
                desc->chunk);
    SK__REQUIRE(logger, !desc->most_time || !sk__fixup_of(desc->fixup)->waits, SK_ERROR_INVALID_VALUE,
                "most_time is %u, but fixup is %s: a worker might wait for one of a later dispatch", desc->most_time,
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
    SK__TRY(sk__check_most_time(logger, desc));
    SK__REQUIRE(logger, !desc->workers || desc->workers < SK__COUNTERS || !stream_k, SK_ERROR_WORKERS,
                "workers is %u, at most 65535 can share split tiles", desc->workers);
    SK__REQUIRE(logger, !desc->most_looks || sk__fixup_of(desc->fixup)->waits, SK_ERROR_INVALID_VALUE,
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
    bool adds = sk__fixup_of(fixup)->adds_floats, to_d = sk__fixup_of(fixup)->begins_with_d;
    SK__REQUIRE(planner->logger, !adds || problem->accumulator == SK_TYPE_F32, SK_ERROR_INVALID_VALUE,
                "fixup is %s, which adds f32, but sums are %s", sk_fixup_name(fixup),
                sk_type_name(problem->accumulator));
    SK__REQUIRE(planner->logger, !to_d || problem->output == SK_TYPE_F32, SK_ERROR_INVALID_VALUE,
                "fixup is %s, which adds f32 to D, but d.type is %s", sk_fixup_name(fixup),
                sk_type_name(problem->output));
    SK__REQUIRE(planner->logger, !to_d || !(problem->epilogue.activation || sk__has_parts(&problem->epilogue)),
                SK_ERROR_INVALID_VALUE, "fixup is %s, which adds to D with alpha and beta alone, but the desc has %s",
                sk_fixup_name(fixup), sk__epilogue_member(planner->desc));
    SK__REQUIRE(planner->logger, !adds || (planner->device->features & SK__FLOAT32_ADD), SK_ERROR_MISSING_FEATURE,
                "fixup is %s, which needs %s: %s was created without it", sk_fixup_name(fixup),
                sk__feature_name(SK__FLOAT32_ADD), planner->device->name);
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
                "second is true, but \"%s\" multiplies one term alone: small-dot kernels are for one or two rows",
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
    uint32_t unfit;          /* the first kernel whose copies are refused */
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
static uint32_t sk__count_tiles_in_share(const sk__schedule* schedule, uint32_t repeats, uint32_t share)
{
    uint32_t most = 0;
    for (uint32_t i = 0; i < schedule->space.problems; ++i)
    {
        sk__tile tile = sk__first_tile(schedule->space, i);
        uint32_t own = (sk__end_of_row(&schedule->space, i) - tile.number) / repeats; /* tiles of a problem */
        uint32_t shared = sk__min(tile.number + own, schedule->stream_k_tiles);
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
    bool counts = schedule->workers < SK__MOST_LOADS && planner->totals.k_iterations <= UINT32_MAX;
    uint32_t whole = counts ? sk__find_longest_round_robin(schedule, planner->loads)
                            : sk__multiply_saturated(rounds, planner->totals.longest);
    sk__load load = {rounds, whole, 0, 0, shares};
    if (shares)
    {
        uint32_t share = schedule->stream_k.share + (schedule->stream_k.larger_shares > 0);
        uint32_t of_place = sk__min(schedule->space.unit, planner->totals.longest); /* k-iterations, at most */
        load.k_iterations = sk__add_saturated(load.k_iterations, sk__multiply_saturated(share, of_place));
        uint32_t mean = sk__divide_up(schedule->stream_k_tiles, schedule->workers);
        load.segments += sk__max(mean, sk__count_tiles_in_share(schedule, planner->grouped->repeats, share));
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

/* grouped_copies.h - copies of several problems' A and B: for how much of them the desc's bounds want room, what they
 * take if the problems are as expected, and when they are refused.
 *
 * Uses wishes.h, ../problem/grouped.h. Must not know decompositions.
 */

#define SK__ANY_EXTENT 1e30 /* as an extent has that nothing bounds */

enum
{
    SK__MOST_VECTORS = INT32_MAX, /* of all copies of an operand */
    SK__SPARE_ROOM = 2 /* unasked, a plan copies only if room is at most so many times what is expected to be used */
};

/* An extent of several problems, at most. */
typedef struct sk__most
{
    double each, all;
} sk__most;

/* What the copies of several problems take, in vectors of 16 bytes: at most, and if all is as expected. */
typedef struct sk__group_copies
{
    uint32_t word; /* SK__COPIES_... bits */
    double most[2], expected[2];
    bool is_bounded; /* by the desc; else there is room for the expected problems alone */
} sk__group_copies;

static sk__most sk__most_of(uint32_t bound, uint64_t total, double problems)
{
    sk__most most = {SK__ANY_EXTENT, SK__ANY_EXTENT};
    most.each = bound < UINT32_MAX ? (double)bound : most.each;
    most.all = total ? (double)total : most.all;
    most.each = most.all < most.each ? most.all : most.each;
    most.all = most.each * problems < most.all ? most.each * problems : most.all;
    return most;
}

/* The next multiple of a granule; huge numbers as they are. */
static double sk__fill(double extent, uint32_t granule)
{
    return extent < 1e15 ? (double)(((uint64_t)extent + granule - 1u) / granule * granule) : extent;
}

/* Vectors of the copies of all problems, at most. Each line, and the number of lines, is filled up. */
static double sk__bound_copies(sk__copying copying, sk__most lines, sk__most line, double problems)
{
    double filled_lines = sk__fill(lines.each, copying.fill_lines), filled = sk__fill(line.each, copying.fill_length);
    double by_lines = (lines.all + problems * (copying.fill_lines - 1u)) * filled;
    double by_length = filled_lines * (line.all + problems * (copying.fill_length - 1u));
    double least = problems * filled_lines * filled;
    least = by_lines < least ? by_lines : least;
    least = by_length < least ? by_length : least;
    return sk__fill(least, copying.vector) / copying.vector;
}

/* Rows of all A, or columns of all B, at most; 0: any. Lines that are copied by indices lie in a stack. */
static uint64_t sk__total_of(const sk_grouped_desc* desc, bool is_n)
{
    uint64_t total = is_n ? desc->total_n : desc->total_m;
    bool stacked = desc->most_lines > 0 && is_n == (desc->ragged == SK_RAGGED_N);
    return stacked && (!total || desc->most_lines < total) ? desc->most_lines : total;
}

/* Vectors for which the desc's bounds want room. */
static double sk__want_room(const sk_grouped_desc* desc, const sk__grouped* grouped, sk__copying copying)
{
    bool is_n = (copying.is_b != 0) != grouped->limits.exchanged; /* as the user names it */
    uint32_t bound = copying.is_b ? grouped->limits.n : grouped->limits.m;
    double problems = copying.is_shared ? 1.0 : (double)desc->most_problems;
    sk__most rows = sk__most_of(bound, sk__total_of(desc, is_n), problems);
    sk__most depth = sk__most_of(grouped->limits.k, desc->total_k, problems);
    return copying.along_k ? sk__bound_copies(copying, rows, depth, problems)
                           : sk__bound_copies(copying, depth, rows, problems);
}

/* Whether all problems have one matrix of the same extents. */
static bool sk__is_shared(const sk_grouped_desc* desc, bool is_b)
{
    return is_b ? desc->gemm.b.shared && desc->ragged == SK_RAGGED_M
                : desc->gemm.a.shared && desc->ragged == SK_RAGGED_N;
}

static uint32_t sk__copies_word(const sk_grouped_desc* desc, const sk__packing* packing, bool exchanged,
                                uint32_t fragment)
{
    uint32_t word = packing->arranged ? SK__COPIES_ARRANGED | fragment << SK__COPIES_FRAGMENT : 0;
    word |= packing->a ? SK__COPIES_A : 0;
    word |= packing->b ? SK__COPIES_B : 0;
    word |= packing->transpose_a ? SK__COPIES_TRANSPOSED_A : 0;
    word |= packing->transpose_b ? SK__COPIES_TRANSPOSED_B : 0;
    word |= sk__is_shared(desc, exchanged) ? SK__COPIES_SHARED_A : 0;
    return word | (sk__is_shared(desc, !exchanged) ? SK__COPIES_SHARED_B : 0);
}

/* Vectors of the expected problems' copies. */
static void sk__expect_copies(const sk__grouped* grouped, sk__group_copies* copies)
{
    double repeats = grouped->repeats;
    for (uint32_t i = 0; i < grouped->row_count; ++i)
    {
        sk__row_copies own = sk__measure_copies(grouped->rows[i], grouped->limits, copies->word);
        bool shares_a = copies->word & SK__COPIES_SHARED_A, shares_b = copies->word & SK__COPIES_SHARED_B;
        copies->expected[0] = shares_a ? own.a.vectors : copies->expected[0] + repeats * own.a.vectors;
        copies->expected[1] = shares_b ? own.b.vectors : copies->expected[1] + repeats * own.b.vectors;
    }
}

/* The copies of a packing. What no bound limits has room for the expected problems. */
static sk__group_copies sk__plan_group_copies(const sk__planner* planner, const sk_grouped_desc* desc,
                                              const sk__grouped* grouped, uint32_t kernel, const sk__packing* packing)
{
    sk__group_copies copies;
    memset(&copies, 0, sizeof copies);
    copies.word = sk__copies_word(desc, packing, planner->problem->exchanged, planner->builds[kernel].fragment.m);
    sk__expect_copies(grouped, &copies);
    copies.is_bounded = true;
    for (uint32_t i = 0; i < 2; ++i)
    {
        sk__copying copying = sk__copying_of(grouped->limits, copies.word, i == 1);
        copies.most[i] = copying.is_made ? sk__want_room(desc, grouped, copying) : 0.0;
        bool is_bounded = copies.most[i] < SK__ANY_EXTENT / 16;
        copies.most[i] = is_bounded ? copies.most[i] : copies.expected[i];
        copies.is_bounded = copies.is_bounded && is_bounded;
    }
    return copies;
}

/* Lets a packing's copies be those of all problems: their vectors are those for which there is room, or expected. */
static void sk__set_copied_vectors(sk__packing* packing, const double vectors[2])
{
    packing->copy_a.vectors = packing->a ? (uint64_t)vectors[0] : 0;
    packing->copy_b.vectors = packing->b ? (uint64_t)vectors[1] : 0;
}

/* Predicted time in microseconds of all copies, and of the dispatch that finds room for them. */
static float sk__predict_group_copies(const sk__planner* planner, uint32_t kernel, sk__packing packing,
                                      const sk__group_copies* copies)
{
    sk__set_copied_vectors(&packing, copies->expected);
    return planner->costs->second_dispatch_time +
           sk__predict_copies(planner->problem, planner->costs, kernel, planner->device, &packing);
}

/* Refuses to pack one operand of two terms in a group: the other's second term would begin where no kernel finds it. */
static sk_result sk__check_packed_terms(const sk__planner* planner)
{
    sk_packing wanted = planner->desc->packing;
    bool one = wanted == SK_PACKING_A || wanted == SK_PACKING_B;
    SK__REQUIRE(planner->logger, !one || !planner->problem->epilogue.second, SK_ERROR_INVALID_VALUE,
                "packing is %s, but of two terms in a group both operands are packed, or none",
                sk_packing_name(wanted));
    return SK_SUCCESS;
}

static bool sk__is_room_used(double most, double expected)
{
    return most <= (double)SK__SPARE_ROOM * expected;
}

/* Refuses copies that are too large, or that an arranged kernel lacks; unasked, also those whose bounds are wide
 * or missing: then some problem could be left out for want of room. */
static sk_result sk__check_group_copies(const sk_logger* logger, const sk__planner* planner,
                                        const sk__packing* packing, const sk__group_copies* copies)
{
    sk_packing wanted = planner->desc->packing;
    double most = copies->most[0] > copies->most[1] ? copies->most[0] : copies->most[1];
    bool both = wanted == SK_PACKING_AUTO || wanted == SK_PACKING_ALWAYS;
    bool named = packing->arranged && planner->desc->kernel;
    bool used = sk__is_room_used(copies->most[0], copies->expected[0]) &&
                sk__is_room_used(copies->most[1], copies->expected[1]);
    SK__REQUIRE(logger, !packing->arranged || both, SK_ERROR_INVALID_VALUE,
                "packing is %s, but \"%s\" has both A and B packed", sk_packing_name(wanted),
                packing->arranged ? packing->arranged->name : "");
    SK__REQUIRE(logger, most <= (double)SK__MOST_VECTORS, SK_ERROR_TOO_LARGE,
                "the copies of all problems may take %.0f bytes, at most 32 GiB of an operand are possible: m, n, k, "
                "total_m, total_n and total_k bound them",
                16.0 * most);
    SK__REQUIRE(logger, wanted != SK_PACKING_AUTO || named || copies->is_bounded, SK_ERROR_TOO_LARGE,
                "m, n, k, total_m, total_n and total_k do not bound the copies, so that larger problems than those "
                "expected would be left out");
    SK__REQUIRE(logger, wanted != SK_PACKING_AUTO || named || used, SK_ERROR_TOO_LARGE,
                "the bounds want room for more than %d times the copies of the expected problems",
                (int)SK__SPARE_ROOM);
    return SK_SUCCESS;
}

/* Plans a kernel's copies of all problems, if it makes any, and predicts their time; or refuses them. The packing's
 * vectors are those for which there is room, of each term. Of two terms, both operands are copied. */
static sk_result sk__pack_group(const sk_logger* logger, const sk__planner* planner, const sk_grouped_desc* desc,
                                const sk__grouped* grouped, uint32_t kernel, sk__packing* packing, float* time)
{
    *time = 0.0f;
    *packing = sk__plan_packing(planner, sk__kernel_at(kernel));
    if (planner->problem->epilogue.second && packing->a != packing->b)
    {
        packing->a = packing->b = true;
        *packing = sk__with_copies(planner->problem, *packing);
    }
    if (!packing->a && !packing->b)
    {
        return SK_SUCCESS;
    }
    sk__group_copies copies = sk__plan_group_copies(planner, desc, grouped, kernel, packing);
    SK__TRY(sk__check_group_copies(logger, planner, packing, &copies));
    *time = sk__predict_group_copies(planner, kernel, *packing, &copies);
    sk__set_copied_vectors(packing, copies.most);
    return SK_SUCCESS;
}

/* grouped.h - chooses kernel, workers and decomposition for several problems, from the sizes that are expected.
 *
 * Uses group_load.h, grouped_copies.h, serve.h, ../problem/ragged.h. Must not know contexts, pipelines or command
 * buffers. The cost model is that of one problem: it gets the busiest worker's load.
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
    for (uint32_t i = 0; i < grouped->row_count; ++i, words += SK__TABLE_ROW)
    {
        uint32_t problem = grouped->order[i].problem;
        sk__fill_table_row(words, planner->totals.extent, grouped->rows[problem], *limits, problem);
        sk__add_totals(&planner->totals, grouped->rows[problem], *limits, grouped->repeats);
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
    space.problems = planner->grouped->row_count;
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
        candidate.access_factor *= sk__fitted_of(costs, &costs->kernels[candidate.kernel])->distant;
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
static void sk__try_grouped_packing(sk__grouped_planner* planner, uint32_t index, const sk__packing* packing,
                                    float packing_time, sk__choice* best)
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
    candidate.packing = *packing;
    candidate.packing_time = packing_time;
    candidate.access_factor = sk__access_factor(&planner->planner, &candidate);
    for (uint32_t way = 0; way < sizeof ways / sizeof *ways; ++way)
    {
        candidate.decomposition = ways[way];
        bool whole = ways[way] == SK_DECOMPOSITION_DATA_PARALLEL;
        bool wanted = gemm->decomposition == SK_DECOMPOSITION_AUTO || gemm->decomposition == ways[way];
        bool allowed = whole || (gemm->fixup != SK_FIXUP_NONE && gemm->workers < SK__COUNTERS);
        for (uint32_t on_a_unit = whole || gemm->workers ? most : 1; wanted && allowed && on_a_unit <= most;
             ++on_a_unit)
        {
            uint32_t wave = planner->planner.device->compute_units * on_a_unit;
            candidate.workers = gemm->workers ? gemm->workers : sk__min(wave, SK__COUNTERS - 1u);
            sk__try_grouped(planner, candidate, sk__waves_of(gemm, ways[way], way == 2 ? 1u : 2u), best);
        }
    }
}

/* Tries a kernel without copies, with them, or both. */
static void sk__try_grouped_kernel(sk__grouped_planner* planner, uint32_t index, sk__choice* best)
{
    float time;
    sk__packing none, packing;
    const sk_logger silent = {NULL, NULL};
    const sk__planner* one = &planner->planner;
    bool fits = sk__pack_group(&silent, one, planner->desc, planner->grouped, index, &packing, &time) == SK_SUCCESS;
    bool packs = packing.a || packing.b, may_not = one->desc->packing == SK_PACKING_AUTO && !packing.arranged;
    memset(&none, 0, sizeof none);
    if (!packs || may_not)
    {
        sk__try_grouped_packing(planner, index, &none, 0.0f, best);
    }
    if (packs && fits)
    {
        sk__try_grouped_packing(planner, index, &packing, time, best);
    }
    planner->unfit = fits || may_not ? planner->unfit : sk__min(planner->unfit, index);
}

/* Whether a kernel serves several problems. */
static bool sk__can_serve_grouped(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    return sk__can_serve(planner, index) && kernel->modules[SK__MODULE_GROUPED] &&
           sk__takes_terms(planner->problem, kernel);
}

static sk_result sk__refuse_grouped(sk__grouped_planner* planner, bool is_countable)
{
    float time;
    sk__packing packing;
    const sk__planner* one = &planner->planner;
    char quoted[SK__QUOTED];
    SK__REQUIRE(one->logger, is_countable, SK_ERROR_TOO_LARGE,
                "32 bits do not count the tiles, or their k-iterations, of all expected problems");
    if (planner->unfit < UINT32_MAX)
    {
        sk__tabulate(planner, sk__kernel_at(planner->unfit));
        SK__TRY(sk__pack_group(one->logger, one, planner->desc, planner->grouped, planner->unfit, &packing, &time));
    }
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
    grouped->copies = sk__copies_word(planner->desc, &choice->packing, planner->planner.problem->exchanged,
                                      planner->planner.builds[choice->kernel].fragment.m);
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
    bool has_slots = choice->chunked && grouped->waves != SK__WAVES_NONE;
    grouped->chunk_room = has_slots ? sk__pack_room(planner->totals.extent.places) : 0;
}

/* Chooses the fastest by prediction; the table is then the choice's. */
static sk_result sk__choose_grouped(sk__grouped_planner* planner, sk__choice* choice)
{
    sk__planner* one = &planner->planner;
    bool is_countable = true;
    choice->time = SK__NEVER;
    planner->unfit = UINT32_MAX;
    SK__TRY(sk__check_desc(one->logger, one->desc));
    SK__TRY(sk__check_kernels(one));
    SK__TRY(sk__check_fixup(one));
    SK__TRY(sk__check_packing(one));
    SK__TRY(sk__check_packed_terms(one));
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
 * Uses planner.h, ../launch/launch.h. Must not know how pipelines are made, or command buffers.
 */

/* The last wave of a retiled plan, which a second dispatch computes. */
typedef struct sk__last_wave
{
    sk__cut cut;
    sk__schedule schedule;     /* no tiles: there is no last wave */
    uint32_t parts_m, parts_n; /* its tiles in one of the other kernel's */
    VkPipeline pipelines[2];   /* general, aligned */
} sk__last_wave;

struct sk_plan
{
    sk__program program;
    sk__problem problem;
    sk__choice choice;
    sk__schedule schedule;
    sk__arguments arguments; /* addresses are filled in when a launch is recorded */
    uint32_t most_time;      /* microseconds of a dispatch; 0: any */
    sk__cut cut;
    VkDeviceSize workspace_size;
    VkDeviceSize packed_a, packed_b;  /* bytes from the workspace's start to the copies; the second term's follow */
    bool alignable, alignable_output; /* shapes allow 16-byte accesses of A and B, and of D; addresses decide when
                                         recording */
    VkPipeline pack_pipeline, transpose_pipeline;
    VkPipeline tell_pipeline;     /* of an epilogue that the device has too few push constants for */
    VkPipeline pipelines[2];      /* general, aligned */
    VkPipeline sum_pipelines[2];  /* of the separate pass */
    VkPipeline seed_pipelines[2]; /* write beta C to D */
    sk__last_wave last_wave;
    sk__grouped grouped;
    VkPipeline prepare_pipeline; /* of several problems that only the device knows, or that are sorted */
    VkPipeline ragged_pipeline;  /* of those that an array tells */
    VkPipeline place_pipeline;   /* of those whose operands are copied */
    VkPipeline assign_pipeline, gather_pipeline, scatter_pipeline; /* of those whose lines are copied */
    sk_plan_info info;
};

static bool sk__is_empty(const sk_plan* plan)
{
    return plan->problem.d.extent == 0;
}

static VkDeviceSize sk__slots_size(const sk__choice* choice, sk__schedule schedule)
{
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    VkDeviceSize slot = (VkDeviceSize)kernel->tile_m * kernel->tile_n * sk__type_size(kernel->accumulator);
    uint32_t of_worker = sk__fixup_of(choice->fixup)->slots;
    uint32_t slot_count = choice->chunked  ? sk__count_chunk_slots(schedule)
                          : of_worker == 0 ? 0
                          : of_worker == 1 ? sk__count_turn_slots(schedule)
                                           : sk__count_slots(schedule);
    return slot_count * slot;
}

/* Slots of several problems depend on no size, but for those of chunks: these depend on the expected problems. */
static VkDeviceSize sk__grouped_slots_size(const sk_plan* plan)
{
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    VkDeviceSize slot = (VkDeviceSize)kernel->tile_m * kernel->tile_n * sk__type_size(kernel->accumulator);
    uint32_t of_worker = plan->choice.chunked ? 1u : sk__fixup_of(plan->choice.fixup)->slots;
    VkDeviceSize room = plan->grouped.chunk_room ? sk__unpack_room(plan->grouped.chunk_room) : 0u;
    return (room + (VkDeviceSize)of_worker * plan->choice.workers) * slot;
}

static bool sk__is_ragged(const sk_plan* plan)
{
    return plan->grouped.ragged.flags != 0;
}

static bool sk__has_copies(const sk_plan* plan)
{
    return plan->choice.packing.a || plan->choice.packing.b;
}

static VkDeviceSize sk__group_copy_size(const sk_plan* plan, sk__copy copy)
{
    return 16u * sk__count_terms(&plan->problem) * copy.vectors + copy.ahead * copy.size;
}

/* The copies' header, table and rows, then the copies. */
static void sk__lay_out_group_copies(sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    VkDeviceSize row = 4u * SK__PLACED_ROWS + sizeof(sk__problem_row);
    plan->grouped.copies_begin =
        sk__take_room(&plan->workspace_size, 4u * SK__COPIES_HEADER + row * plan->grouped.most_problems);
    if (packing->a)
    {
        plan->packed_a = sk__take_room(&plan->workspace_size, sk__group_copy_size(plan, packing->copy_a));
    }
    if (packing->b)
    {
        plan->packed_b = sk__take_room(&plan->workspace_size, sk__group_copy_size(plan, packing->copy_b));
    }
}

/* Lines' order, ends and stacks. */
static void sk__lay_out_lines(sk_plan* plan)
{
    sk__lines* lines = &plan->grouped.lines;
    if (lines->most > 0)
    {
        lines->order =
            sk__take_room(&plan->workspace_size, lines->assigned ? sizeof(uint32_t) * (VkDeviceSize)lines->most : 0u);
        lines->ends = sk__take_room(&plan->workspace_size,
                                    lines->assigned ? sizeof(uint32_t) * plan->grouped.most_problems : 0u);
        lines->gather.begin = sk__take_room(&plan->workspace_size, sk__stack_size(lines, &lines->gather));
        lines->scatter.begin = sk__take_room(&plan->workspace_size, sk__stack_size(lines, &lines->scatter));
    }
}

/* Counters come first, then slots, then the space's header and table, and what sorts it or the shares, then rows of
 * problems, lines, and copies. */
static void sk__lay_out_grouped_workspace(sk_plan* plan)
{
    VkDeviceSize most = plan->grouped.most_problems, workers = plan->choice.workers;
    VkDeviceSize sorting = plan->grouped.sorted ? SK__PREPARE_ORDER * most : 0u;
    VkDeviceSize sharing = plan->grouped.waves != SK__WAVES_NONE ? SK__PREPARE_SHARES * workers + 1u : 0u;
    VkDeviceSize behind = plan->grouped.starts ? workers : sorting > sharing ? sorting : sharing;
    plan->workspace_size = SK__WORKSPACE_HEAD + sk__grouped_slots_size(plan);
    plan->grouped.space =
        sk__take_room(&plan->workspace_size, 4u * (SK__GROUPED_HEADER + SK__TABLE_ROW * most + behind));
    plan->grouped.rows_begin = sk__take_room(&plan->workspace_size, sizeof(sk__problem_row) * most);
    sk__lay_out_lines(plan);
    if (sk__has_copies(plan))
    {
        sk__lay_out_group_copies(plan);
    }
}

/* SK__ORDER_... bits of a plan of several problems. */
static uint32_t sk__grouped_order(const sk_plan* plan)
{
    uint32_t order = plan->choice.data_parallel_first ? SK__ORDER_DATA_PARALLEL_FIRST : 0;
    order |= plan->choice.along_m ? SK__ORDER_ALONG_M : 0;
    order |= plan->grouped.starts ? SK__ORDER_STARTS : 0;
    order |= plan->choice.along_longer ? SK__ORDER_ALONG_LONGER : 0;
    order |= sk__has_copies(plan) ? SK__ORDER_COPIED : 0;
    order |= plan->choice.periods << SK__ORDER_PERIODS;
    return order | (plan->problem.exchanged ? SK__ORDER_EXCHANGED : 0);
}

/* Takes room for the copies of an operand, a term after the other. Returns where they begin. */
static VkDeviceSize sk__append_copies(sk_plan* plan, sk__copy copy)
{
    return sk__take_room(&plan->workspace_size,
                         sk__count_terms(&plan->problem) * sk__copy_size(&plan->problem, copy));
}

/* Counters come first, then slots, then the copies of A and B. */
static void sk__lay_out_workspace(sk_plan* plan)
{
    const sk__choice* choice = &plan->choice;
    VkDeviceSize slots_size = sk__slots_size(choice, plan->schedule);
    bool tells = sk__tells_words(&plan->program.context->device, &plan->problem.epilogue);
    bool is_needed = slots_size > 0 || choice->packing.a || choice->packing.b || tells;
    is_needed = true; /* for the records */
    plan->workspace_size = is_needed ? SK__WORKSPACE_HEAD + slots_size : 0;
    if (choice->packing.a)
    {
        plan->packed_a = sk__append_copies(plan, choice->packing.copy_a);
    }
    if (choice->packing.b)
    {
        plan->packed_b = sk__append_copies(plan, choice->packing.copy_b);
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
                           false,
                           0.0f,
                           NULL,
                           NULL};
    sk__find_kernels(&planner);
    planner.last_resort = sk__needs_last_resort(&planner);
    planner.memory_time = sk__memory_time(&planner);
    return planner;
}

/* alignment.h - whether the shapes of a plan's operands allow the widest accesses of its kernels.
 *
 * Uses plan.h. Must not know addresses, pipelines or command buffers.
 */

/* Elements of D in the widest store of its kernels. */
static uint32_t sk__widest_store(const sk_plan* plan)
{
    uint32_t widest = sk__max(sk__kernel_at(plan->choice.kernel)->output_vector, plan->choice.sum_runs ? 4u : 1u);
    return plan->last_wave.schedule.space.tiles > 0
               ? sk__max(widest, sk__kernel_at(plan->choice.last_wave_kernel)->output_vector)
               : widest;
}

/* Whether every 16-byte access of A and B, and every store of D, stays inside its line and on a multiple of its size.
 * Of several problems, multiples of 16 bytes are all that is promised. */
static void sk__find_alignment(sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    bool grouped = plan->grouped.most_problems > 0;
    uint32_t outputs = problem->n | problem->d.leading_dimension | problem->d.batch_stride;
    outputs = grouped ? 16u / sk__type_size(problem->output) : outputs;
    plan->alignable = sk__are_inputs_alignable(problem, &plan->choice);
    plan->alignable_output = (!grouped || plan->grouped.limits.aligned) && outputs % sk__widest_store(plan) == 0;
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
    if (sk__fixup_of(choice->fixup)->sums_up)
    {
        times->store = sk__store_time(planner, cost);
        times->after = planner->costs->second_dispatch_time + sk__sum_of(planner, choice, &pace->load).time;
    }
    else if (choice->fixup != SK_FIXUP_NONE)
    {
        times->k_iteration *= cost->last_arriver_factor;
        times->fixup = cost->fixup_time;
        times->peer = cost->peer_time;
        times->before += sk__fixup_of(choice->fixup)->begins_with_d ? planner->costs->second_dispatch_time : 0.0f;
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
    const sk_context* context = plan->program.context;
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
                           false,
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

/* cut.h - cuts the dispatches of a plan into pieces, so that none takes longer than the desc allows.
 *
 * Uses times.h. Must not know pipelines or command buffers.
 *
 * A piece is a box: some neighbouring workers, and of each the segments from one number to another. Schedule, slots
 * and counters are those of the whole dispatch, and nobody waits for another worker, so the result has the same bits.
 * Pieces come one after the other, with a barrier between them: the last arriver may come pieces later than its peers.
 */

/* Segments of a worker, at most. */
static uint32_t sk__find_depth(sk__schedule schedule)
{
    uint32_t depth = schedule.splits > 0 ? 1 : sk__divide_up(schedule.space.tiles, sk__max(schedule.workers, 1u));
    uint32_t sharing = schedule.stream_k_tiles > 0 ? schedule.workers : 0;
    for (uint32_t worker = 0; worker < sharing; ++worker)
    {
        depth = sk__max(depth, sk__find_work(schedule, worker).segments);
    }
    return depth;
}

/* What a segment takes at most, by the cost model, while as many workers run as can. Microseconds. */
static float sk__segment_time(sk__schedule schedule, const sk_plan_times* times)
{
    uint32_t k_iterations = sk__divide_up(schedule.space.k_iterations, sk__max(schedule.splits, 1u));
    float peers = times->fixup > 0.0f ? (float)sk__most_peers(schedule) * times->peer : 0.0f;
    float end = times->end + times->store + times->fixup + peers;
    return times->start + (float)k_iterations * times->k_iteration + end;
}

/* Of so much time: as many workers as have time for a segment, and of each as many segments as all have time for. */
static sk__cut sk__find_cut(sk__schedule schedule, const sk_plan_times* times, uint32_t most_time)
{
    sk__cut cut = {0, 0, 0};
    if (most_time > 0 && schedule.space.tiles > 0)
    {
        float fitting = (float)most_time / sk__segment_time(schedule, times);
        uint64_t rounds = fitting < 1.0f ? 1 : fitting > 1e9f ? 1000000000 : (uint64_t)fitting;
        uint64_t segments = rounds * sk__min(sk__max(times->workers_together, 1u), schedule.workers);
        cut.depth = sk__find_depth(schedule);
        cut.workers = segments < schedule.workers ? (uint32_t)segments : schedule.workers;
        segments /= cut.workers;
        cut.segments = segments < cut.depth ? (uint32_t)segments : cut.depth;
        cut.segments = cut.workers == schedule.workers && cut.segments == cut.depth ? 0 : cut.segments;
    }
    return cut;
}

/* The piece that has a segment, by its number among those of its worker. */
static uint32_t sk__find_piece(const sk__cut* cut, uint32_t workers, uint32_t worker, uint32_t segment)
{
    return cut->segments == 0 ? 0
                              : worker / sk__count_in_row(cut, workers) * sk__divide_up(cut->depth, cut->segments) +
                                    segment / cut->segments;
}

/* Cuts the dispatches of a plan that has its schedules. */
static void sk__cut_plan(sk_plan* plan, uint32_t most_time)
{
    plan->most_time = most_time;
    if (most_time > 0)
    {
        sk_plan_times first = sk_query_times(plan, 0), last = sk_query_times(plan, 1);
        plan->cut = sk__find_cut(plan->schedule, &first, most_time);
        plan->last_wave.cut = sk__find_cut(plan->last_wave.schedule, &last, most_time);
    }
}

/* Whether no worker of a dispatch that is cut has too many segments. */
static bool sk__can_be_cut(const sk_plan* plan)
{
    return plan->cut.segments == 0 || plan->cut.depth <= SK__MOST_DEPTH;
}

static sk_result sk__check_cut(const sk_plan* plan)
{
    SK__REQUIRE(&plan->program.context->logger, sk__can_be_cut(plan), SK_ERROR_WORKERS,
                "most_time is %u, but a worker has %u segments, of which a dispatch can be cut from at most %u: more "
                "workers have fewer each",
                plan->most_time, plan->cut.depth, (uint32_t)SK__MOST_DEPTH);
    return SK_SUCCESS;
}

/* Warns of a segment that is too long by itself. */
static void sk__warn_of_segment(const sk_plan* plan)
{
    if (plan->most_time == 0 || plan->schedule.space.tiles == 0)
    {
        return;
    }
    sk_plan_times times = sk_query_times(plan, 0);
    float time = sk__segment_time(plan->schedule, &times);
    if (time > (float)plan->most_time)
    {
        sk__tell(&plan->program.context->log, SK_LOG_LEVEL_WARNING,
                 "most_time is %u us, but one segment takes %.0f us by prediction: only more splits would shorten it",
                 plan->most_time, (double)time);
    }
}

/* query.h - says in numbers what a plan is.
 *
 * Uses cut.h. Must not know pipelines or command buffers.
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
    uint32_t together = plan->program.context->device.compute_units *
                        plan->program.context->costs->kernels[index].workgroups_per_unit;
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

/* Whether nobody measured the kernel's constants. */
static bool sk__is_guess(const sk_context* context, uint32_t kernel)
{
    return context->costs->kernels[kernel].guessed != 0;
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
        info->guessed = info->guessed || sk__is_guess(plan->program.context, plan->choice.last_wave_kernel);
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
static sk_packing sk__operands_as_asked(bool exchanged, bool left, bool right)
{
    bool a = exchanged ? right : left;
    bool b = exchanged ? left : right;
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
    uint32_t together = plan->program.context->device.compute_units *
                        plan->program.context->costs->kernels[plan->choice.kernel].workgroups_per_unit;
    double rounds = sk__divide_up(info->workers, together);
    info->problems = grouped->problem_count;
    info->sort = grouped->sorted ? SK_SORT_BY_K : SK_SORT_NEVER;
    info->search = grouped->starts ? SK_SEARCH_HOST : SK_SEARCH_DEVICE;
    info->decomposition = plan->choice.decomposition;
    info->k_iterations = plan->choice.k_iterations;
    info->longest_worker = grouped->longest_worker;
    info->most_peers = grouped->most_peers;
    double room = rounds * together * grouped->longest_worker;
    double used = room > 0 ? (double)grouped->k_iterations / room : 0.0;
    info->utilisation = (float)(used < 1.0 ? used : 1.0); /* where 32 bits do not count longest_worker */
}

/* Dispatches of the multiplication. */
static uint32_t sk__count_plan_pieces(const sk_plan* plan)
{
    const sk__last_wave* last = &plan->last_wave;
    uint32_t pieces = plan->schedule.space.tiles > 0 ? sk__count_pieces(&plan->cut, plan->schedule.workers) : 0;
    return pieces + (last->schedule.space.tiles > 0 ? sk__count_pieces(&last->cut, last->schedule.workers) : 0);
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
    info.packing = sk__operands_as_asked(plan->problem.exchanged, choice->packing.a, choice->packing.b);
    info.packs_transposed =
        sk__operands_as_asked(plan->problem.exchanged, choice->packing.transpose_a, choice->packing.transpose_b);
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
    info.most_time = plan->most_time;
    info.pieces = sk__count_plan_pieces(plan);
    info.k_alignment = choice->unit;
    info.chunk = choice->chunked ? choice->unit : 0;
    info.interleave = choice->interleave;
    info.longest_worker = plan->schedule.space.tiles ? sk__find_busiest(plan->schedule).k_iterations : 0;
    info.most_peers = sk__most_peers(plan->schedule);
    info.utilisation = sk__utilisation(plan);
    info.predicted_time = choice->time;
    info.guessed = sk__is_guess(plan->program.context, choice->kernel);
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

/* pipelines.h - makes the pipelines of a plan.
 *
 * Uses plan.h, pipeline.h. Must not know descs or command buffers.
 */

/* The fixup stage of a plan's first dispatch: sums that are stored may lie row by row. */
static sk__fixup_stage sk__first_stage(const sk__choice* choice)
{
    return choice->sum_runs > 0 ? SK__FIXUP_STORE_ROWS : sk__fixup_of(choice->fixup)->stage;
}

/* Finds a pipeline, or makes it, which then stays until the plan is destroyed. */
static sk_result sk__hold_pipeline(sk_context* context, sk_plan* plan, const sk__pipeline_key* key,
                                   VkPipeline* handle)
{
    sk__pipeline* pipeline = NULL;
    SK__TRY(sk__get_pipeline(context, key, &pipeline));
    *handle = sk__hold(&plan->program, pipeline);
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
    key.cut = plan->cut.segments > 0;
    return key;
}

static sk_result sk__make_pipelines(sk_context* context, sk_plan* plan, bool aligned)
{
    sk__pipeline_key key = sk__first_key(plan);
    key.aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    key.aligned_output = aligned && plan->alignable_output;
    key.packed = plan->choice.packing.a || plan->choice.packing.b;
    key.module = sk__fixup_of(plan->choice.fixup)->adds_floats ? SK__MODULE_ADDS : SK__MODULE_MULTIPLY;
    if (plan->schedule.space.tiles > 0)
    {
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[aligned]));
    }
    if (plan->last_wave.schedule.space.tiles > 0)
    {
        key.kernel = plan->choice.last_wave_kernel;
        key.parts_m = plan->last_wave.parts_m;
        key.parts_n = plan->last_wave.parts_n;
        key.cut = plan->last_wave.cut.segments > 0;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->last_wave.pipelines[aligned]));
    }
    key.cut = false;
    if (sk__fixup_of(plan->choice.fixup)->sums_up)
    {
        key.fixup = SK__FIXUP_SUM;
        key.module = plan->choice.sum_runs ? SK__MODULE_SUM : SK__MODULE_MULTIPLY;
        key.own_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
        key.packed = false;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->sum_pipelines[aligned]));
    }
    if (sk__fixup_of(plan->choice.fixup)->begins_with_d)
    {
        key.fixup = SK__FIXUP_NONE;
        key.module = SK__MODULE_MULTIPLY;
        key.packed = false;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->seed_pipelines[aligned]));
    }
    return SK_SUCCESS;
}

/* Kernels that share the module of a copy share its pipeline, unless it arranges: that one has the kernel's fragments.
 */
static sk_result sk__make_copy_pipeline(sk_context* context, sk_plan* plan, sk__module_kind copy, VkPipeline* handle)
{
    sk__pipeline_key key;
    memset(&key, 0, sizeof key);
    key.module = copy;
    key.parts_m = key.parts_n = key.unit = 1;
    key.kernel = plan->choice.kernel;
    if (copy == SK__MODULE_PREPARE || copy == SK__MODULE_PLACE)
    {
        bool few = plan->grouped.most_problems <= SK__PREPARE_FEW;
        key.own_invocations = (uint32_t)(few ? SK__PREPARE_FEW : SK__PREPARE_INVOCATIONS);
    }
    return sk__hold_pipeline(context, plan, &key, handle);
}

static sk_result sk__make_copy_pipelines(sk_context* context, sk_plan* plan)
{
    const sk__packing* packing = &plan->choice.packing;
    bool grouped = plan->grouped.most_problems > 0;
    sk__module_kind pack = grouped ? SK__MODULE_GROUPED_PACK : SK__MODULE_PACK;
    sk__module_kind transpose = grouped ? SK__MODULE_GROUPED_TRANSPOSE : SK__MODULE_TRANSPOSE;
    sk__module_kind arrange = grouped ? SK__MODULE_GROUPED_ARRANGE : SK__MODULE_ARRANGE;
    if (packing->arranged)
    {
        return sk__make_copy_pipeline(context, plan, arrange, &plan->pack_pipeline);
    }
    if (packing->a != packing->transpose_a || packing->b != packing->transpose_b)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, pack, &plan->pack_pipeline));
    }
    if (packing->transpose_a || packing->transpose_b)
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, transpose, &plan->transpose_pipeline));
    }
    return SK_SUCCESS;
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

static sk_result sk__make_grouped_pipelines(sk_context* context, sk_plan* plan)
{
    sk__pipeline_key key = sk__first_key(plan);
    key.module = SK__MODULE_GROUPED;
    key.aligned = plan->alignable;
    key.aligned_output = plan->alignable_output;
    key.packed = sk__has_copies(plan);
    SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[0]));
    if (sk__fixup_of(plan->choice.fixup)->sums_up)
    {
        bool runs = plan->choice.sum_runs > 0;
        key.fixup = SK__FIXUP_SUM;
        key.packed = false;
        key.module = runs ? SK__MODULE_GROUPED_SUM : SK__MODULE_GROUPED;
        key.own_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->sum_pipelines[0]));
    }
    SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_PREPARE, &plan->prepare_pipeline));
    if (sk__has_copies(plan))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_PLACE, &plan->place_pipeline));
        SK__TRY(sk__make_copy_pipelines(context, plan));
    }
    if (sk__is_ragged(plan))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_RAGGED, &plan->ragged_pipeline));
    }
    return sk__make_lines_pipelines(context, plan);
}

/* group.h - plans several problems: all of a plan but its pipelines.
 *
 * Uses alignment.h, query.h. Must not know pipelines or command buffers.
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
    problem->second_a.aligned = problem->second_b.aligned = desc->aligned;
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
    uint32_t count = desc->problems ? desc->problem_count : 1;
    size_t shares = sk__count_loads(context, &desc->gemm) + (size_t)1;
    size_t table = (SK__GROUPED_HEADER + (size_t)SK__TABLE_ROW * count + shares) * sizeof(uint32_t);
    size_t size = table + count * (sizeof(sk__problem_row) + sizeof(sk__place));
    grouped->row_count = count;
    grouped->repeats = desc->problems ? 1 : desc->most_problems;
    grouped->most_problems = desc->most_problems;
    grouped->addresses = desc->addresses;
    grouped->problem_count = desc->problems ? desc->problem_count : desc->most_problems;
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
        const sk__problem_row* row = &grouped->rows[i];
        SK__REQUIRE(&context->logger, !desc->gemm.triangle || row->m == row->n || sk__is_empty_row(*row),
                    SK_ERROR_INVALID_VALUE,
                    "gemm.triangle is %s, but problems[%u] is %u x %u: only a square D has one",
                    sk_triangle_name(desc->gemm.triangle), i, desc->problems[i].m, desc->problems[i].n);
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
    for (uint32_t i = 0; i < plan->grouped.row_count; ++i)
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

/* Kernels are told in 32 bits where the tables begin, in words. */
static sk_result sk__check_grouped_workspace(const sk_plan* plan)
{
    VkDeviceSize last = sk__has_copies(plan) ? plan->grouped.copies_begin : plan->grouped.space;
    SK__REQUIRE(&plan->program.context->logger, last / 4u <= UINT32_MAX, SK_ERROR_TOO_LARGE,
                "the workspace has %llu bytes before its last table, at most 16 GiB are possible: fewer workers, or "
                "smaller tiles, need fewer slots",
                (unsigned long long)last);
    return SK_SUCCESS;
}

/* Makes all of a plan but its pipelines. */
static sk_result sk__plan_group(const sk_context* context, const sk_grouped_desc* desc, sk__visit_grouped visit,
                                void* user_data, sk_plan* plan)
{
    plan->program.context = context;
    SK__TRY(sk__resolve_grouped(&context->logger, desc, &plan->problem));
    SK__TRY(sk__expect_problems(context, desc, plan));
    SK__TRY(sk__choose_for_group(context, desc, visit, user_data, plan));
    plan->schedule = sk__schedule_grouped(&plan->grouped, &plan->choice);
    sk__lay_out_grouped_workspace(plan);
    SK__TRY(sk__check_grouped_workspace(plan));
    sk__find_alignment(plan);
    plan->info = sk__describe_plan(plan);
    return SK_SUCCESS;
}

/* Frees what a plan of several problems has of those that are expected. */
static void sk__forget_expected(sk_plan* plan)
{
    if (plan->grouped.table)
    {
        sk__free(plan->program.context->allocator, plan->grouped.table);
    }
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
    desc.most_time = info->most_time;
    return desc;
}

/* Decisions without those that their decomposition does not use. */
static sk_gemm_desc sk__drop_unused(sk_gemm_desc desc)
{
    bool stream_k = sk__is_stream_k(desc.decomposition);
    bool splits_tiles = stream_k || desc.decomposition == SK_DECOMPOSITION_SPLIT_K;
    desc.minimum_segment = stream_k && desc.minimum_segment > 1 ? desc.minimum_segment : 0;
    desc.k_alignment = splits_tiles && desc.k_alignment > 1 ? desc.k_alignment : 0;
    desc.order = desc.decomposition == SK_DECOMPOSITION_HYBRID ? desc.order : SK_ORDER_AUTO;
    return desc;
}

/* The decisions of a plan, without those that its decomposition does not use. */
static sk_gemm_desc sk__decisions_of(const sk_plan* plan, const sk_plan_info* info)
{
    sk_gemm_desc nothing;
    memset(&nothing, 0, sizeof nothing);
    sk_gemm_desc desc = sk__drop_unused(sk__force(&nothing, &plan->choice, info));
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
    if (info->most_time > 0)
    {
        sk__add(line, "; cut into %u dispatch%s", info->pieces, info->pieces == 1 ? "" : "es");
    }
}

static void sk__add_costs(sk__line* line, const sk_plan* plan, const sk_plan_info* info)
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
    if (sk__tells_words(&plan->program.context->device, &plan->problem.epilogue) && plan->grouped.most_problems == 0)
    {
        sk__add(line, ", epilogue in workspace");
    }
    sk__add(line, ", utilisation %.3f, predicted %.1f us", (double)info->utilisation, (double)info->predicted_time);
}

static void sk__tell_plan(const sk__program* program, sk__line* line)
{
    const sk_plan* plan = (const sk_plan*)program;
    char epilogue[96];
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_desc decisions = sk__decisions_of(plan, &info);
    sk__format_epilogue(&plan->problem.epilogue, info.exchanged, epilogue, sizeof epilogue);
    if (plan->grouped.most_problems > 0)
    {
        sk__add_problems(line, plan);
    }
    else
    {
        sk__add_problem(line, &plan->problem);
    }
    sk__add_decisions(line, &decisions);
    sk__add_shares(line, &info);
    sk__add(line, "%s", epilogue);
    sk__add_costs(line, plan, &info);
}

STREAMK_API size_t sk_format_plan(const sk_plan* plan, char* line, size_t size)
{
    return sk__format_program(&plan->program, line, size);
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
    uint32_t count;       /* of all, also those that did not fit */
    const char* measured; /* the kernel of the fastest candidate whose constants are no guess; NULL: there is none */
    float measured_time;  /* of that candidate */
} sk__explanation;

/* Keeps the kernel and the time of a candidate, if it is the fastest of those whose constants are no guess. */
static void sk__note_measured(sk__explanation* explanation, const sk__choice* choice)
{
    bool retiled = choice->decomposition == SK_DECOMPOSITION_RETILED;
    bool guessed = sk__is_guess(explanation->context, choice->kernel) ||
                   (retiled && sk__is_guess(explanation->context, choice->last_wave_kernel));
    if (!guessed && (!explanation->measured || choice->time < explanation->measured_time))
    {
        explanation->measured = sk__kernel_at(choice->kernel)->name;
        explanation->measured_time = choice->time;
    }
}

/* The plan of a candidate, as far as its info goes. */
static sk_plan sk__sketch_plan(const sk__planner* planner, const sk_context* context, const sk__choice* candidate)
{
    sk_plan plan;
    sk__choice choice = *candidate;
    memset(&plan, 0, sizeof plan);
    plan.program.context = context;
    plan.problem = *planner->problem;
    sk__choose_raster(planner, &choice);
    sk__set_choice(&plan, &choice);
    sk__cut_plan(&plan, planner->desc->most_time);
    return plan;
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
    sk_plan plan = sk__sketch_plan(planner, explanation->context, choice);
    uint32_t place = explanation->capacity;
    if (sk__can_be_cut(&plan))
    {
        place = sk__make_place(explanation, choice->time);
        sk__note_measured(explanation, choice);
    }
    if (place < explanation->capacity)
    {
        sk_candidate* candidate = &explanation->list[place];
        candidate->info = sk__describe_plan(&plan);
        candidate->desc = sk__force(planner->desc, &plan.choice, &candidate->info);
    }
}

static void sk__explain_other(const void* planner, const sk__choice* other)
{
    sk__explain_choice((const sk__planner*)planner, other);
}

/* Visits a candidate as the planner does, and after it the fixups that were not taken. */
static void sk__explain_candidate(const sk__planner* planner, const sk__choice* candidate)
{
    sk__pace pace = sk__pace_of(planner, candidate);
    sk__explain_choice(planner, candidate);
    sk__visit_other_fixups(planner, &pace, candidate, sk__explain_other, planner);
}

/* Fills an explanation. */
static sk_result sk__weigh(const sk_context* context, const sk_gemm_desc* desc, sk__explanation* explanation)
{
    sk__problem problem;
    sk__choice choice;
    SK__TRY(sk__resolve_problem(&context->logger, desc, &problem));
    sk__planner planner = sk__make_planner(context, desc, &problem);
    planner.visit = sk__explain_candidate;
    planner.user_data = explanation;
    SK__TRY(sk__choose(&planner, &choice));
    sk_plan plan = sk__sketch_plan(&planner, context, &choice);
    return sk__check_cut(&plan);
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
    sk__explanation explanation = {context, candidates, candidates ? *count : 0, 0, NULL, 0.0f};
    SK__TRY(sk__weigh(context, desc, &explanation));
    bool incomplete = candidates && explanation.count > explanation.capacity;
    *count = incomplete ? explanation.capacity : explanation.count;
    return incomplete ? SK_INCOMPLETE : SK_SUCCESS;
}

/* explain_grouped.h - lists what the planner weighs for several problems.
 *
 * Uses group.h, explain.h. Must not know pipelines or command buffers.
 */

/* What was asked for, with every decision forced that a candidate has so far. */
static sk_gemm_desc sk__force_grouped(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves)
{
    sk_gemm_desc desc = planner->desc->gemm;
    bool exchanged = planner->planner.problem->exchanged;
    desc.kernel = sk__kernel_at(choice->kernel)->name;
    desc.decomposition = choice->decomposition;
    desc.fixup = choice->fixup == SK_FIXUP_NONE ? SK_FIXUP_AUTO : choice->fixup;
    desc.most_looks = sk__fixup_of(desc.fixup)->waits ? desc.most_looks : 0;
    desc.workers = choice->workers;
    desc.packing = sk__operands_as_asked(exchanged, choice->packing.a, choice->packing.b);
    desc.hybrid_waves = choice->decomposition == SK_DECOMPOSITION_HYBRID ? waves : 0;
    return desc;
}

/* Keeps a candidate, if it is among the fastest. */
static void sk__keep_grouped(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves)
{
    sk__explanation* explanation = (sk__explanation*)planner->user_data;
    uint32_t place = sk__make_place(explanation, choice->time);
    sk__note_measured(explanation, choice);
    if (place < explanation->capacity)
    {
        explanation->list[place].desc = sk__force_grouped(planner, choice, waves);
        explanation->list[place].info.predicted_time = choice->time;
    }
}

/* A planner, and the waves of the candidate that it visits. */
typedef struct sk__explained
{
    const sk__grouped_planner* planner;
    uint32_t waves;
} sk__explained;

static void sk__keep_other(const void* explained, const sk__choice* other)
{
    const sk__explained* with = (const sk__explained*)explained;
    sk__keep_grouped(with->planner, other, with->waves);
}

/* Visits a candidate as the planner does, and after it the fixups that were not taken. */
static void sk__explain_grouped(const sk__grouped_planner* planner, const sk__choice* candidate, uint32_t waves)
{
    sk__explained explained = {planner, waves};
    sk__schedule schedule = sk__schedule_grouped(planner->grouped, candidate);
    sk__pace pace = sk__grouped_pace(planner, candidate, &schedule);
    sk__keep_grouped(planner, candidate, waves);
    sk__visit_other_fixups(&planner->planner, &pace, candidate, sk__keep_other, &explained);
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

/* Fills an explanation. */
static sk_result sk__weigh_grouped(const sk_context* context, const sk_grouped_desc* desc,
                                   sk__explanation* explanation)
{
    sk_plan plan;
    memset(&plan, 0, sizeof plan);
    sk_result result = sk__plan_group(context, desc, sk__explain_grouped, explanation, &plan);
    sk__forget_expected(&plan);
    SK__TRY(result);
    for (uint32_t i = 0; i < sk__min(explanation->count, explanation->capacity); ++i)
    {
        SK__TRY(sk__describe_grouped(context, desc, &explanation->list[i]));
    }
    return SK_SUCCESS;
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
    sk__explanation explanation = {context, candidates, candidates ? *count : 0, 0, NULL, 0.0f};
    SK__TRY(sk__weigh_grouped(context, desc, &explanation));
    bool incomplete = candidates && explanation.count > explanation.capacity;
    *count = incomplete ? explanation.capacity : explanation.count;
    return incomplete ? SK_INCOMPLETE : SK_SUCCESS;
}

/* log_plan.h - tells the log what a plan is, what would have been next best, and which kernels were passed over.
 *
 * Uses explain_grouped.h, format.h. Must not know pipelines or command buffers.
 */

/* A kernel that the wishes of a desc refuse. */
typedef struct sk__refused
{
    const sk_log* log;
    const char* kernel;
} sk__refused;

static void sk__log_refusal(sk_result result, const char* sentence, void* user_data)
{
    const sk__refused* refused = (const sk__refused*)user_data;
    (void)result;
    sk__tell(refused->log, SK_LOG_LEVEL_DETAIL, "%s is passed over: %s", refused->kernel, sentence);
}

/* Why a kernel of the right types, which can run, does not serve unasked; "" if it does. */
static const char* sk__why_not(const sk__planner* planner, const sk__kernel* kernel, bool grouped)
{
    return !sk__is_eligible(planner, kernel)                 ? "it is made for other devices"
           : !sk__takes_terms(planner->problem, kernel)      ? "it does not take two terms"
           : !sk__serves(planner, kernel)                    ? "it is made for fewer rows"
           : grouped && !kernel->modules[SK__MODULE_GROUPED] ? "it does not serve several problems"
                                                             : "";
}

/* Tells which kernels were not weighed, though they have the types and can run, and no other was asked for. */
static void sk__log_passed_over(const sk__planner* planner, const sk_log* log, bool grouped)
{
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end && !planner->desc->kernel; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        const char* reason = sk__why_not(planner, kernel, grouped);
        sk__refused refused = {log, kernel->name};
        sk_logger refusals = {sk__log_refusal, &refused};
        if (*planner->builds[i].reason)
        {
            continue;
        }
        if (*reason)
        {
            sk__log_refusal(SK_ERROR_NO_KERNEL, reason, &refused);
        }
        else if (!grouped)
        {
            (void)sk__check_wishes(&refusals, planner, kernel);
        }
    }
}

/* Tells the second of the candidates, which are the fastest in order. */
static void sk__log_runner_up(const sk_log* log, uint32_t count, const sk_candidate* candidates)
{
    char text[SK_LINE_SIZE];
    sk__line line = {text, sizeof text, 0};
    if (count < 2)
    {
        sk__tell(log, SK_LOG_LEVEL_INFO, "it has no runner-up: nothing else could be chosen");
        return;
    }
    sk_gemm_desc decisions = sk__drop_unused(candidates[1].desc);
    sk__add_decisions(&line, &decisions);
    sk__tell(log, SK_LOG_LEVEL_INFO, "its runner-up:%s; predicted %.1f us", text,
             (double)candidates[1].info.predicted_time);
}

/* Whether plans of these types may have a kernel whose constants are no guess. */
static bool sk__has_measured(const sk__planner* planner)
{
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        bool serves = !*planner->builds[i].reason && sk__is_eligible(planner, sk__kernel_at(i));
        if (serves && !planner->costs->kernels[i].guessed)
        {
            return true;
        }
    }
    return false;
}

/* Warns of a kernel that was chosen by a guess, though one that was measured was weighed. */
static void sk__log_guess(const sk_plan* plan, const sk__explanation* explanation)
{
    if (plan->info.guessed && explanation->measured)
    {
        sk__tell(
            &plan->program.context->log, SK_LOG_LEVEL_WARNING,
            "%s is chosen by constants that are a guess, for %.1f us; of those that were measured the fastest is "
            "%s, for %.1f us: examples/calibrate measures all",
            plan->info.kernel, (double)plan->info.predicted_time, explanation->measured,
            (double)explanation->measured_time);
    }
}

/* Fails only where host memory is short. */
static sk_result sk__log_plan(const sk_plan* plan, const sk_gemm_desc* desc, const sk_grouped_desc* grouped)
{
    const sk_context* context = plan->program.context;
    sk_candidate candidates[2];
    sk__explanation explanation = {context, candidates, 2, 0, NULL, 0.0f};
    sk__planner planner = sk__make_planner(context, desc, &plan->problem);
    bool informs = sk__logs(&context->log, SK_LOG_LEVEL_INFO);
    bool warns = sk__logs(&context->log, SK_LOG_LEVEL_WARNING) && plan->info.guessed && !desc->kernel;
    if (!informs && !(warns && sk__has_measured(&planner)))
    {
        return SK_SUCCESS;
    }
    SK__TRY(grouped ? sk__weigh_grouped(context, grouped, &explanation) : sk__weigh(context, desc, &explanation));
    if (informs)
    {
        sk__log_program(&plan->program);
        if (planner.last_resort && !desc->kernel)
        {
            sk__tell(&context->log, SK_LOG_LEVEL_INFO,
                     "its kernel is made for CPU drivers: %s can run none of those that are made for GPUs",
                     context->device.name);
        }
        sk__log_runner_up(&context->log, sk__min(explanation.count, 2u), candidates);
    }
    sk__log_guess(plan, &explanation);
    sk__log_passed_over(&planner, &context->log, grouped != NULL);
    return SK_SUCCESS;
}

/* segments.h - replays a plan on the host: what every worker computes, in its order.
 *
 * Uses cut.h. Must not know command buffers.
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
    const sk__grouped* grouped = &plan->grouped;
    const sk__problem_row* row = &grouped->rows[tile.problem];
    sk__grouped_arguments arguments;
    sk__problem_arguments problem;
    memset(&arguments, 0, sizeof arguments);
    memset(&problem, 0, sizeof problem);
    arguments.raster_width = plan->choice.raster_width;
    arguments.order = sk__grouped_order(plan);
    problem.m = row->m;
    problem.n = row->n;
    uint32_t in_row = tile.number - sk__first_tile(plan->schedule.space, tile.row).number;
    uint32_t tiles = sk__measure_row(*row, grouped->limits).tiles, in_problem = in_row % tiles;
    described->problem = tile.problem + in_row / tiles;
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
    described.dispatch = described.piece = 0;
    described.role = sk__role_of(segment);
    bool whole = described.role == SK_ROLE_WHOLE;
    uint32_t of_worker = sk__fixup_of(plan->choice.fixup)->slots;
    uint32_t slots = whole ? 0 : plan->choice.chunked ? 2 : of_worker;
    bool counts = slots > 0 && !plan->choice.chunked;
    described.counter = counts ? sk__first_peer(plan->schedule, segment.tile) : UINT32_MAX;
    described.slot = slots == 0   ? UINT32_MAX
                     : slots == 1 ? sk__turn_slot(plan->schedule, described.tile, described.counter)
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
    described->piece = sk__find_piece(&last->cut, last->schedule.workers, worker, 0);
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
    SK__REQUIRE(&plan->program.context->logger, count, SK_ERROR_NULL_ARGUMENT, "count is NULL");
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
            segments[length + i].piece = sk__find_piece(&plan->cut, workers, worker, i);
        }
        length += work.segments;
    }
    SK__TRY(sk__list_last_wave(plan, *count, &length, segments));
    *count = length;
    return SK_SUCCESS;
}

/* create.h - creates a plan: lets the planner choose, tells the log, and makes the pipelines; and destroys it.
 *
 * Uses group.h, pipelines.h, cut.h, log_plan.h. Must not know command buffers.
 */

static sk_result sk__fill_plan(sk_context* context, const void* of, sk__program* program)
{
    const sk_gemm_desc* desc = (const sk_gemm_desc*)of;
    sk_plan* plan = (sk_plan*)program;
    sk__choice choice;
    SK__TRY(sk__resolve_problem(&context->logger, desc, &plan->problem));
    sk__planner planner = sk__make_planner(context, desc, &plan->problem);
    SK__TRY(sk__choose(&planner, &choice));
    sk__set_choice(plan, &choice);
    sk__cut_plan(plan, desc->most_time);
    SK__TRY(sk__check_cut(plan));
    sk__warn_of_segment(plan);
    sk__find_alignment(plan);
    sk__fill_arguments(plan);
    plan->info = sk__describe_plan(plan);
    SK__TRY(sk__log_plan(plan, desc, NULL));
    if (sk__is_empty(plan) || !context->handle)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__make_copy_pipelines(context, plan));
    if (sk__tells_words(&context->device, &plan->problem.epilogue))
    {
        SK__TRY(sk__make_copy_pipeline(context, plan, SK__MODULE_TELL, &plan->tell_pipeline));
    }
    SK__TRY(sk__make_pipelines(context, plan, false));
    return plan->alignable ? sk__make_pipelines(context, plan, true) : SK_SUCCESS;
}

static sk_result sk__fill_grouped_plan(sk_context* context, const void* of, sk__program* program)
{
    const sk_grouped_desc* desc = (const sk_grouped_desc*)of;
    sk_plan* plan = (sk_plan*)program;
    SK__TRY(sk__plan_group(context, desc, NULL, NULL, plan));
    SK__TRY(sk__log_plan(plan, &desc->gemm, desc));
    return context->handle ? sk__make_grouped_pipelines(context, plan) : SK_SUCCESS;
}

static void sk__empty_plan(sk__program* program)
{
    sk__forget_expected((sk_plan*)program);
}

static const sk__product sk__gemm = {sizeof(sk_plan), sk__fill_plan, sk__tell_plan, sk__empty_plan};
static const sk__product sk__grouped_gemm = {sizeof(sk_plan), sk__fill_grouped_plan, sk__tell_plan, sk__empty_plan};

STREAMK_API sk_result sk_create_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan** plan)
{
    sk__program* made = NULL;
    sk_result result = sk__create_program(&sk__gemm, context, desc, plan != NULL, &made);
    if (plan)
    {
        *plan = (sk_plan*)made;
    }
    return result;
}

STREAMK_API sk_result sk_create_grouped_plan(sk_context* context, const sk_grouped_desc* desc, sk_plan** plan)
{
    sk__program* made = NULL;
    sk_result result = sk__create_program(&sk__grouped_gemm, context, desc, plan != NULL, &made);
    if (plan)
    {
        *plan = (sk_plan*)made;
    }
    return result;
}

STREAMK_API void sk_destroy_plan(sk_plan* plan)
{
    if (plan)
    {
        sk__destroy_program(&plan->program);
    }
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
 * Uses ../launch/factors.h, ../plan/plan.h. Must not know pipelines or command buffers.
 */

typedef struct sk__scalar
{
    double real, imaginary_part;
} sk__scalar;

static bool sk__is_zero(sk__scalar scalar)
{
    return scalar.real == 0.0 && scalar.imaginary_part == 0.0;
}

/* A scalar as precise as D's type lets it be. */
static sk__scalar sk__round_scalar(const sk_plan* plan, double real, double imaginary_part)
{
    sk_type type = plan->problem.output;
    sk__scalar scalar = {real, imaginary_part};
    if (type != SK_TYPE_F64 && type != SK_TYPE_CF64)
    {
        scalar.real = (double)(float)real;
        scalar.imaginary_part = (double)(float)imaginary_part;
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

/* Real numbers are scaled by real ones. Without the linear epilogue nothing is scaled. */
static sk_result sk__check_scalar(const sk_plan* plan, const char* place, bool is_alpha, sk__scalar scalar)
{
    const char* name = is_alpha ? "alpha" : "beta";
    const sk_context* context = plan->program.context;
    const sk__epilogue* epilogue = &plan->problem.epilogue;
    sk_type type = plan->problem.output;
    if (!epilogue->linear)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__check_factor(context, place, name, scalar.real, type));
    SK__REQUIRE(&context->logger, sk__is_complex_type(type) || scalar.imaginary_part == 0.0, SK_ERROR_INVALID_VALUE,
                "%s%s_imaginary is %g, must be 0, as D is %s", place, name, scalar.imaginary_part,
                sk_type_name(type));
    SK__REQUIRE(&context->logger,
                !epilogue->hermitian || scalar.imaginary_part == 0.0 || (epilogue->second && is_alpha),
                SK_ERROR_INVALID_VALUE, "%s%s_imaginary is %g, must be 0, as D is Hermitian", place, name,
                scalar.imaginary_part);
    return SK_SUCCESS;
}

/* Bits of the real part of alpha or beta. */
static uint32_t sk__scalar_bits(const sk__problem* problem, sk__scalar scalar)
{
    return problem->epilogue.linear ? sk__factor_bits(problem->output, scalar.real) : 0;
}

/* The words of alpha or beta that tell more than those bits. */
static void sk__put_wide_scalar(const sk__problem* problem, sk__scalar scalar, uint32_t words[4])
{
    float imaginary_part = (float)scalar.imaginary_part;
    memset(words, 0, 4 * sizeof *words);
    if (problem->epilogue.wide && problem->output == SK_TYPE_CF32)
    {
        memcpy(words, &imaginary_part, sizeof imaginary_part);
    }
    else if (problem->epilogue.wide)
    {
        memcpy(words, &scalar.real, sizeof scalar.real);
        memcpy(words + 2, &scalar.imaginary_part, sizeof scalar.imaginary_part);
    }
}

/* operands.h - the memory that a plan reads and writes, resolved and checked.
 *
 * Uses ../launch/memory.h, scalars.h. Must not know pipelines or command buffers.
 */

/* The matrices of a batch, or the array of their addresses; nothing of what is not read. */
static sk_result sk__resolve_operand(const sk_plan* plan, const sk__matrix* matrix, const sk_buffer* buffer,
                                     bool is_used, sk__memory* memory)
{
    uint64_t size = sk__type_size(matrix->type), extent = is_used ? matrix->extent : 0;
    bool pointers = plan->problem.pointers && extent > 0;
    SK__TRY(sk__resolve_elements(plan->program.context, matrix->name, buffer, pointers ? 8u : (uint32_t)size,
                                 pointers ? plan->problem.batch_count : extent, memory));
    if (extent > 0 && !pointers)
    {
        sk__take_lines(memory, size, matrix->length, matrix->leading_dimension, matrix->lines);
        memory->batches.stride = matrix->batch_stride * size;
        memory->batches.count = plan->problem.batch_count;
    }
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
    SK__TRY(sk__resolve_elements(plan->program.context, exchanged ? "scale_n" : "scale_m",
                                 exchanged ? &args->scale_n : &args->scale_m, (uint32_t)sizeof(float),
                                 epilogue->scale_m ? problem->m : 0, &operands->scale_m));
    SK__TRY(sk__resolve_elements(plan->program.context, exchanged ? "scale_m" : "scale_n",
                                 exchanged ? &args->scale_m : &args->scale_n, (uint32_t)sizeof(float),
                                 epilogue->scale_n ? problem->n : 0, &operands->scale_n));
    SK__TRY(sk__resolve_elements(plan->program.context, "bias", &args->bias, (uint32_t)sizeof(float), bias,
                                 &operands->bias));
    SK__TRY(
        sk__resolve_operand(plan, &problem->residual, &args->residual, epilogue->residual != 0, &operands->residual));
    SK__REQUIRE(&plan->program.context->logger, !epilogue->clamp || args->clamp_min <= args->clamp_max,
                SK_ERROR_INVALID_VALUE, "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min,
                (double)args->clamp_max);
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
    const sk_logger* logger = &plan->program.context->logger;
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
    SK__TRY(sk__check_scalar(plan, "", true, alpha));
    SK__TRY(sk__check_scalar(plan, "", false, beta));
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
    SK__TRY(
        sk__resolve_workspace(plan->program.context, &args->workspace, plan->workspace_size, &operands->workspace));
    return sk__check_overlaps(plan, operands);
}

/* steps.h - the dispatches of a plan, each with its push constants.
 *
 * Uses ../launch/launch.h, operands.h. Must not know what is dispatched.
 */

/* Adds a dispatch of as many workgroups, unless there are none. The constants are those that every device has room for;
 * `arguments` are the first of them. */
static void sk__add_plain_step(sk__launch* launch, VkPipeline pipeline, const void* arguments, size_t size,
                               uint32_t groups, bool waits)
{
    sk__push_constants constants;
    sk__step step;
    if (groups == 0)
    {
        return;
    }
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, arguments, size);
    memset(&step, 0, sizeof step);
    step.pipeline = pipeline;
    step.constants = &constants;
    step.size = sk__push_constants_size(false);
    sk__spread_groups(groups, step.groups);
    if (waits)
    {
        sk__wait(launch);
    }
    sk__add_step(launch, &step);
}

/* Adds a dispatch that computes tiles: as many workgroups, unless there are none, cut into pieces or whole. One that is
 * cut waits for what precedes it, as its pieces do for each other. */
static void sk__add_tiles_step(const sk_plan* plan, sk__launch* launch, VkPipeline pipeline,
                               const sk__push_constants* constants, uint32_t groups, const sk__cut* cut, bool waits)
{
    sk__step step;
    if (groups == 0)
    {
        return;
    }
    step.pipeline = pipeline;
    step.constants = constants;
    step.size = sk__push_constants_size(sk__pushes_more(launch->context, &plan->problem.epilogue));
    step.cut = *cut;
    sk__spread_groups(groups, step.groups);
    if (cut->segments > 0)
    {
        step.groups[0] = sk__count_in_row(cut, groups);
        step.groups[1] = sk__divide_up(groups, step.groups[0]);
    }
    if (waits || (cut->segments > 0 && launch->step_count > 0))
    {
        sk__wait(launch);
    }
    sk__add_step(launch, &step);
}

/* copies.h - the dispatches that copy A and B into the workspace, of each term.
 *
 * Uses steps.h. Must not know what follows them, or command buffers.
 */

/* Adds the arranged copy of A or B from `from` to `to`. */
static void sk__add_arranged_copy(const sk_plan* plan, sk__launch* launch, sk__copy copy, bool is_b,
                                  VkDeviceAddress from, VkDeviceAddress to)
{
    const sk__problem* problem = &plan->problem;
    const sk__kernel* kernel = plan->choice.packing.arranged;
    const sk__fragment* fragment = &plan->program.context->builds[plan->choice.kernel].fragment;
    sk__arrange_arguments arrange;
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
    uint32_t blocks =
        sk__divide_up(arrange.all_rows, SK__ARRANGED_BLOCK) * sk__divide_up(arrange.steps, SK__ARRANGED_BLOCK);
    sk__add_plain_step(launch, plan->pack_pipeline, &arrange, sizeof arrange, blocks * problem->batch_count, false);
}

/* Adds a copy of A or B from `from` to `to`. */
static void sk__add_copy(const sk_plan* plan, sk__launch* launch, sk__copy copy, bool is_b, VkDeviceAddress from,
                         VkDeviceAddress to)
{
    if (copy.arranged)
    {
        sk__add_arranged_copy(plan, launch, copy, is_b, from, to);
        return;
    }
    uint32_t batch_count = plan->problem.batch_count;
    sk__pack_arguments pack;
    sk__put_address(pack.from, from);
    sk__put_address(pack.to, to);
    pack.lines = copy.lines;
    pack.all_lines = copy.lines * batch_count;
    pack.length = copy.length;
    pack.leading_dimension = copy.leading_dimension;
    pack.batch_stride = copy.batch_stride;
    pack.packed_leading_dimension = (uint32_t)copy.packed_leading_dimension;
    sk__add_plain_step(launch, copy.transposed ? plan->transpose_pipeline : plan->pack_pipeline, &pack, sizeof pack,
                       sk__count_copy_workgroups(copy, batch_count), false);
}

/* Adds the copies of A or B, of each term, and lets the arguments name them. */
static void sk__add_copies_of(const sk_plan* plan, const sk__operands* operands, bool is_b, sk__launch* launch,
                              sk__push_constants* constants)
{
    const sk__problem* problem = &plan->problem;
    sk__copy copy = is_b ? plan->choice.packing.copy_b : plan->choice.packing.copy_a;
    VkDeviceAddress to = operands->workspace.address + (is_b ? plan->packed_b : plan->packed_a);
    sk__problem_arguments* first = &constants->arguments.problem;
    sk__add_copy(plan, launch, copy, is_b, is_b ? operands->b.address : operands->a.address, to);
    sk__put_address(is_b ? first->b.address : first->a.address, to);
    if (problem->epilogue.second)
    {
        sk__copy second = sk__copy_from(copy, is_b ? &problem->second_b : &problem->second_a);
        to += sk__copy_size(problem, copy);
        sk__add_copy(plan, launch, second, is_b, is_b ? operands->second_b.address : operands->second_a.address, to);
        sk__put_address(is_b ? constants->epilogue.second_b : constants->epilogue.second_a, to);
    }
}

static void sk__add_copies(const sk_plan* plan, const sk__operands* operands, sk__launch* launch,
                           sk__push_constants* constants)
{
    if (plan->choice.packing.a)
    {
        sk__add_copies_of(plan, operands, false, launch, constants);
    }
    if (plan->choice.packing.b)
    {
        sk__add_copies_of(plan, operands, true, launch, constants);
    }
}

/* launch.h - what a plan dispatches for its arguments: copies, seed, multiplication, separate pass, last wave.
 *
 * Uses copies.h. Must not know command buffers.
 */

/* Whether the addresses of A and B suit 16-byte accesses, unless they are packed. */
static bool sk__are_inputs_aligned(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands)
{
    bool reads_a = sk__relies_on_lines_of_a(&plan->choice) && !plan->choice.packing.a;
    uint64_t a = reads_a ? operands->a.address | operands->second_a.address : 0;
    uint64_t b = plan->choice.packing.b ? 0 : operands->b.address | operands->second_b.address;
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
    launch->info.aligned = aligned || (plan->choice.packing.a && plan->choice.packing.b);
    launch->info.aligned_output = aligned && plan->alignable_output;
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
    const sk__packing* packing = &plan->choice.packing;
    sk__operand second_a =
        packing->a ? sk__operand_of_copy(packing->copy_a) : sk__operand_of(&plan->problem.second_a);
    sk__operand second_b =
        packing->b ? sk__operand_of_copy(packing->copy_b) : sk__operand_of(&plan->problem.second_b);
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
    arguments.leading_dimension_second_a = second_a.leading_dimension;
    arguments.leading_dimension_second_b = second_b.leading_dimension;
    arguments.batch_stride_second_a = second_a.batch_stride;
    arguments.batch_stride_second_b = second_b.batch_stride;
    return arguments;
}

/* Adds the dispatch that writes the words of the epilogue for which the device has no push constants. */
static void sk__add_telling(const sk_plan* plan, const sk__operands* operands, const sk__epilogue_arguments* epilogue,
                            sk__launch* launch)
{
    sk__tell_arguments arguments;
    sk__put_address(arguments.to, operands->workspace.address + 4u * SK__TOLD);
    memcpy(arguments.told, (const uint32_t*)epilogue + SK__EPILOGUE_LEAST, sizeof arguments.told);
    sk__add_plain_step(launch, plan->tell_pipeline, &arguments, sizeof arguments, 1, false);
}

/* Whether only copies have been added: what comes next waits for them. */
static bool sk__follows_copies(const sk__launch* launch)
{
    return launch->step_count > 0 && launch->step_count == launch->info.copy_count;
}

/* Adds what comes before partials are added to D: beta C there, whatever alpha is. */
static void sk__add_seed(const sk_plan* plan, const sk__push_constants* constants, VkPipeline pipeline,
                         sk__schedule schedule, sk__launch* launch)
{
    if (pipeline != VK_NULL_HANDLE)
    {
        sk__push_constants seed = *constants;
        sk__drop_k_iterations(&seed.arguments, sk__count_split_region_tiles(schedule));
        seed.epilogue.alpha = 0;
        sk__add_tiles_step(plan, launch, pipeline, &seed, seed.arguments.workers, &sk__whole, false);
    }
}

/* How the first dispatch is cut. Where k-iterations were dropped, all tiles are whole, and a tile has a worker of its
 * own: a piece has as many of them as it had segments. */
static sk__cut sk__cut_of_launch(const sk_plan* plan, const sk__arguments* arguments)
{
    sk__cut cut = plan->cut;
    if (cut.segments > 0 && arguments->problem.k != plan->arguments.problem.k)
    {
        uint64_t segments = (uint64_t)cut.workers * cut.segments;
        cut.workers = segments < arguments->workers ? (uint32_t)segments : arguments->workers;
        cut.segments = 1;
        cut.depth = sk__divide_up(arguments->tiles, arguments->workers);
    }
    return cut;
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
        sk__add_copies(plan, operands, launch, &constants);
    }
    if (plan->tell_pipeline != VK_NULL_HANDLE)
    {
        sk__add_telling(plan, operands, &constants.epilogue, launch);
    }
    sk__end_copies(launch);
    last_wave.arguments = sk__last_wave_arguments(plan, constants.arguments);
    last_wave.epilogue = constants.epilogue;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    sk__schedule schedule = sk__make_schedule(constants.arguments, kernel->tile_k, sk__count_terms(&plan->problem),
                                              plan->choice.unit, plan->choice.interleave, plan->choice.chunked);
    bool sums = plan->sum_pipelines[aligned] != VK_NULL_HANDLE;
    uint32_t sum_groups =
        sums ? sk__count_sum_workgroups(kernel, sk__count_split_region_tiles(schedule), plan->choice.sum_runs) : 0;
    sk__add_seed(plan, &constants, plan->seed_pipelines[aligned], schedule, launch);
    sk__cut cut = sk__cut_of_launch(plan, &constants.arguments);
    sk__add_tiles_step(plan, launch, plan->pipelines[aligned], &constants, constants.arguments.workers, &cut,
                       launch->step_count > 0);
    sk__add_tiles_step(plan, launch, plan->sum_pipelines[aligned], &constants, sum_groups, &sk__whole, true);
    sk__add_tiles_step(plan, launch, plan->last_wave.pipelines[aligned], &last_wave, last_wave.arguments.workers,
                       &plan->last_wave.cut, sk__follows_copies(launch));
}

STREAMK_API sk_result sk_query_launch(const sk_plan* plan, const sk_gemm_args* args, sk_launch_info* info)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    sk__operands operands;
    sk__launch launch = sk__begin_launch(context, VK_NULL_HANDLE);
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, info, SK_ERROR_NULL_ARGUMENT, "launch is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems == 0, SK_ERROR_INVALID_VALUE,
                "the plan is of several problems: sk_query_grouped_launch tells of it");
    SK__TRY(sk__require_device(context));
    if (!sk__is_empty(plan))
    {
        SK__TRY(sk__resolve_operands(plan, args, &operands));
        sk__fill_launch(plan, args, &operands, &launch);
    }
    *info = launch.info;
    return SK_SUCCESS;
}

/* record.h - appends a plan to a command buffer.
 *
 * Uses launch.h. Nothing here changes a plan or a context.
 */

STREAMK_API sk_result sk_gemm(VkCommandBuffer commands, const sk_plan* plan, const sk_gemm_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_context* context = plan->program.context;
    sk__operands operands;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems == 0, SK_ERROR_INVALID_VALUE,
                "the plan is of several problems: sk_gemm_grouped records it");
    SK__TRY(sk__require_device(context));
    if (sk__is_empty(plan))
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_operands(plan, args, &operands));
    sk__launch launch = sk__begin_labelled(&plan->program, commands);
    sk__fill_launch(plan, args, &operands, &launch);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_clear_workspace(VkCommandBuffer commands, const sk_context* context, sk_buffer workspace)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const VkDeviceSize size = SK__WORKSPACE_HEAD;
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

/* probe.h - appends the dispatches that tell how fragments lie in registers.
 *
 * Uses record.h, ../device/probe.h.
 */

/* Adds the dispatch of a kernel's type, which writes to `to`. */
static sk_result sk__add_probe(sk_context* context, uint32_t kernel, VkDeviceAddress to, sk__launch* launch)
{
    sk__pipeline_key key;
    sk__pipeline* pipeline = NULL;
    memset(&key, 0, sizeof key);
    key.kernel = kernel;
    key.module = SK__MODULE_PROBE;
    SK__TRY(sk__get_pipeline(context, &key, &pipeline));
    sk__probe_arguments arguments;
    sk__put_address(arguments.to, to);
    memcpy(arguments.identity, context->device.identity, sizeof arguments.identity);
    arguments.type = (uint32_t)sk__kernel_at(kernel)->input;
    sk__add_plain_step(launch, pipeline->handle, &arguments, sizeof arguments, 1, false);
    return SK_SUCCESS;
}

static sk_result sk__fill_probe(sk_context* context, const sk_buffer* to, sk__launch* launch)
{
    const sk_logger* logger = &context->logger;
    const uint64_t each = sizeof(sk__told_fragments), wanted = each * sk__count_probes(context);
    sk__memory memory;
    SK__TRY(sk__resolve_buffer(context, "to", to, &memory));
    SK__REQUIRE(logger, memory.address % 4u == 0, SK_ERROR_MISALIGNED, "to is at address 0x%llx, not a multiple of 4",
                (unsigned long long)memory.address);
    SK__REQUIRE(logger, to->size >= wanted, SK_ERROR_BUFFER_TOO_SMALL,
                "to.size is %llu byte%s, the probe writes %llu", (unsigned long long)to->size, sk__plural(to->size),
                (unsigned long long)wanted);
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (sk__is_first_probed(context, i))
        {
            SK__TRY(sk__add_probe(context, i, memory.address + launch->step_count * each, launch));
        }
    }
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_probe_fragments(VkCommandBuffer commands, sk_context* context, sk_buffer to)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch counted = sk__begin_launch(context, VK_NULL_HANDLE), launch = sk__begin_launch(context, commands);
    SK__TRY(sk__require_probes(context));
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__fill_probe(context, &to,
                           &counted)); /* makes the pipelines, which may fail, before anything is recorded */
    return sk__fill_probe(context, &to, &launch);
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
        bool any = !sk__is_empty_row(row);
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

/* lines.h - copies of lines by indices: their memory resolved and checked, and their dispatches.
 *
 * Uses launch.h. Must not know command buffers.
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
    SK__REQUIRE(&plan->program.context->logger, copy->is_made || !sk__is_given(indices), SK_ERROR_INVALID_VALUE,
                "%s is given, but the plan copies no lines by it", name);
    if (!copy->is_made)
    {
        return SK_SUCCESS;
    }
    if (!lines->assigned || sk__is_given(indices))
    {
        SK__TRY(sk__resolve_words(plan->program.context, name, indices, lines->most, &operand->indices));
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
    sk__put_address(arguments.problems, operands->assigned);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->assigned);
    sk__put_address(arguments.order, workspace + plan->grouped.lines.order);
    sk__put_address(arguments.ends, workspace + plan->grouped.lines.ends);
    arguments.most_problems = plan->grouped.most_problems;
    arguments.most_lines = plan->grouped.lines.most;
    arguments.counted = operands->count != 0;
    sk__add_plain_step(launch, plan->assign_pipeline, &arguments, sizeof arguments, plan->grouped.most_problems,
                       false);
}

/* The dispatch of a copy. `ends` and `count` tell the problems: the count, if there is one. */
static void sk__add_line_copy(const sk_plan* plan, const sk__line_copy* copy, const sk__line_operand* operand,
                              sk__lines_arguments arguments, VkDeviceAddress workspace, sk__launch* launch)
{
    bool scatters = copy == &plan->grouped.lines.scatter;
    VkDeviceAddress stack = workspace + copy->begin, order = workspace + plan->grouped.lines.order;
    uint64_t bytes = (uint64_t)copy->length * copy->size, stride = (uint64_t)copy->leading_dimension * copy->size;
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
    uint32_t together = sk__multiply_saturated(SK__LINE_COPIES, plan->program.context->device.compute_units);
    sk__add_plain_step(launch, scatters ? plan->scatter_pipeline : plan->gather_pipeline, &arguments,
                       sizeof arguments, sk__min(plan->grouped.lines.most, together), scatters);
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
    const sk_logger* logger = &plan->program.context->logger;
    sk__memory memory;
    *begin = 0;
    *room = sk__wide_of(plan->grouped.addresses ? UINT64_MAX : 0);
    if (!is_read || plan->grouped.addresses)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__resolve_buffer(plan->program.context, name, buffer, &memory));
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
    return sk__is_given(&args->count)
               ? sk__resolve_words(plan->program.context, "count", &args->count, 1, &operands->count)
               : SK_SUCCESS;
}

/* Alpha and beta of a problem, or of all. `place` is what sentences begin with. */
static sk_result sk__check_scalars(const sk_plan* plan, const char* place, sk__scalar alpha, sk__scalar beta)
{
    SK__TRY(sk__check_scalar(plan, place, true, alpha));
    return sk__check_scalar(plan, place, false, beta);
}

/* The array that tells problems, which are written to the workspace: their ends, or the problem of each line. A
 * dispatch makes ends of that. */
static sk_result sk__resolve_extents(const sk_plan* plan, const sk_grouped_args* args, sk__grouped_operands* operands)
{
    const sk__lines* lines = &plan->grouped.lines;
    uint32_t words = lines->assigned ? lines->most : plan->grouped.most_problems;
    SK__REQUIRE(&plan->program.context->logger, !args->problems && !args->table.buffer && !args->table.address,
                SK_ERROR_INVALID_VALUE, "problems or table is given, but the plan's problems are told by extents");
    SK__TRY(sk__check_scalars(plan, "", sk__round_scalar(plan, args->alpha, args->alpha_imaginary),
                              sk__round_scalar(plan, args->beta, args->beta_imaginary)));
    SK__TRY(sk__resolve_words(plan->program.context, "extents", &args->extents, words, &operands->extents));
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
    const sk_logger* logger = &plan->program.context->logger;
    sk__memory memory;
    uint64_t size = (uint64_t)plan->grouped.most_problems * sizeof(sk_problem);
    SK__REQUIRE(logger, !plan->grouped.starts, SK_ERROR_INVALID_VALUE,
                "problems is NULL, but the plan's search is host: only the host's problems have a table of starts");
    SK__TRY(sk__resolve_buffer(plan->program.context, "table", &args->table, &memory));
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
    const sk_logger* logger = &plan->program.context->logger;
    sk__grouped_limits limits = plan->grouped.limits;
    sk__problem_row row = sk__row_of(&args->problems[index], limits.exchanged);
    uint32_t reason = sk__judge_row(row, limits, operands->room);
    sk__describe_reason(reason, limits.exchanged, why, sizeof why);
    SK__REQUIRE(logger, reason == SK__LEFT_OUT_NOT, SK_ERROR_INVALID_VALUE, "problem %u: %s", index, why);
    snprintf(why, sizeof why, "problem %u: ", index);
    const sk_problem* problem = &args->problems[index];
    SK__TRY(sk__check_scalars(plan, why, sk__round_scalar(plan, problem->alpha, problem->alpha_imaginary),
                              sk__round_scalar(plan, problem->beta, problem->beta_imaginary)));
    *all = sk__add_extents(*all, sk__measure_row(row, limits));
    uint32_t room = plan->grouped.chunk_room;
    sk__describe_reason(room ? SK__LEFT_OUT_CHUNKS : SK__LEFT_OUT_TOTAL, limits.exchanged, why, sizeof why);
    SK__REQUIRE(logger, sk__is_countable(*all, room), SK_ERROR_TOO_LARGE, "problem %u: %s", index, why);
    return SK_SUCCESS;
}

static sk_result sk__check_rows(const sk_plan* plan, const sk_grouped_args* args,
                                const sk__grouped_operands* operands, sk__grouped_extent* all)
{
    const sk_logger* logger = &plan->program.context->logger;
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
    const sk_logger* logger = &plan->program.context->logger;
    VkDeviceSize size = sk_query_upload_size(plan, args->problem_count);
    SK__REQUIRE(logger, args->upload_mapped, SK_ERROR_NULL_ARGUMENT,
                "upload_mapped is NULL, but upload is given: the host writes there what the device reads");
    SK__TRY(sk__resolve_buffer(plan->program.context, "upload", &args->upload, &upload));
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
    const sk_logger* logger = &plan->program.context->logger;
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
    SK__REQUIRE(&plan->program.context->logger, !sk__is_given(&args->upload) && !args->upload_mapped,
                SK_ERROR_INVALID_VALUE,
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
    const sk_logger* logger = &plan->program.context->logger;
    memset(operands, 0, sizeof *operands);
    SK__TRY(sk__resolve_begins(plan, args, operands));
    SK__TRY(sk__resolve_workspace(plan->program.context, &args->workspace, plan->workspace_size, &workspace));
    operands->workspace = workspace.address;
    SK__TRY(sk__resolve_copied_lines(plan, args, operands));
    SK__REQUIRE(logger, !plan->problem.epilogue.clamp || args->clamp_min <= args->clamp_max, SK_ERROR_INVALID_VALUE,
                "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min, (double)args->clamp_max);
    SK__REQUIRE(logger, !plan->grouped.lines.assigned || !plan->problem.epilogue.linear || args->beta == 0.0,
                SK_ERROR_INVALID_VALUE, "beta is %g, must be 0: lines are assigned, and C's order is the device's",
                args->beta);
    return sk__resolve_problems(plan, args, &workspace, operands, all);
}

/* grouped_copies.h - what a launch of several problems dispatches for the copies of their A and B.
 *
 * Uses grouped_operands.h, launch.h. Must not know command buffers.
 */

enum
{
    SK__COPY_GROUPS = 16 /* workgroups on a compute unit that copy: as many as most GPUs run together */
};

/* The reverse of sk__unpack_limits(). */
static uint32_t sk__pack_flags(sk__grouped_limits limits)
{
    uint32_t flags = limits.tile_k >> 1 | (limits.input_size - 1u) << 12 | (limits.output_size - 1u) << 16;
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

/* Problems that a launch may have. */
static uint32_t sk__most_of_launch(const sk_plan* plan, const sk_grouped_args* args)
{
    return args->problems ? args->problem_count : plan->grouped.most_problems;
}

/* What the dispatches before the multiplication are pushed of problems and their limits. */
static sk__prepare_arguments sk__make_prepare_arguments(const sk_plan* plan, const sk_grouped_args* args,
                                                        const sk__grouped_operands* operands)
{
    const sk__grouped* grouped = &plan->grouped;
    sk__prepare_arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    sk__put_address(arguments.problems, operands->table);
    sk__put_address(arguments.workspace, operands->workspace);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->table);
    arguments.space = (uint32_t)(grouped->space / 4u);
    arguments.most_problems = sk__most_of_launch(plan, args);
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
    return arguments;
}

/* Refuses a problem of the host's for whose copies there is no room. */
static sk_result sk__check_group_room(const sk_plan* plan, const sk_grouped_args* args)
{
    char why[SK__REASON_TEXT];
    const sk__grouped* grouped = &plan->grouped;
    uint32_t before[2] = {0, 0}, most[2];
    most[0] = (uint32_t)plan->choice.packing.copy_a.vectors;
    most[1] = (uint32_t)plan->choice.packing.copy_b.vectors;
    for (uint32_t i = 0; args->problems && sk__has_copies(plan) && i < args->problem_count; ++i)
    {
        sk__problem_row row = sk__row_of(&args->problems[i], grouped->limits.exchanged);
        sk__row_copies copies = sk__measure_copies(row, grouped->limits, grouped->copies);
        uint32_t reason = sk__judge_room(copies, before, most, grouped->copies);
        sk__describe_reason(reason, grouped->limits.exchanged, why, sizeof why);
        SK__REQUIRE(&plan->program.context->logger, reason == SK__LEFT_OUT_NOT, SK_ERROR_TOO_LARGE, "problem %u: %s",
                    i, why);
        before[0] = sk__add_saturated(before[0], copies.a.vectors);
        before[1] = sk__add_saturated(before[1], copies.b.vectors);
    }
    return SK_SUCCESS;
}

/* Where kernels that multiply find the problems, and A and B. */
static sk__grouped_operands sk__with_group_copies(const sk_plan* plan, const sk_grouped_args* args,
                                                  const sk__grouped_operands* operands)
{
    sk__grouped_operands read = *operands;
    const sk__packing* packing = &plan->choice.packing;
    VkDeviceSize table = 4u * (SK__COPIES_HEADER + (VkDeviceSize)SK__PLACED_ROWS * sk__most_of_launch(plan, args));
    read.table = sk__has_copies(plan) ? operands->workspace + plan->grouped.copies_begin + table : operands->table;
    read.a = packing->a ? operands->workspace + plan->packed_a : operands->a;
    read.b = packing->b ? operands->workspace + plan->packed_b : operands->b;
    return read;
}

/* The dispatch that finds room for all copies. */
static void sk__add_place(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                          sk__launch* launch)
{
    sk__prepare_arguments same = sk__make_prepare_arguments(plan, args, operands);
    sk__place_arguments arguments;
    memset(&arguments, 0, sizeof arguments);
    memcpy(arguments.problems, same.problems, sizeof same.problems);
    memcpy(arguments.workspace, same.workspace, sizeof same.workspace);
    memcpy(arguments.count, same.count, sizeof same.count);
    arguments.copies = (uint32_t)(plan->grouped.copies_begin / 4u);
    arguments.most_problems = same.most_problems;
    arguments.m = same.m;
    arguments.n = same.n;
    arguments.k = same.k;
    arguments.tile = same.tile;
    arguments.flags = same.flags;
    arguments.word = plan->grouped.copies | (same.waves & SK__PREPARE_FORM);
    arguments.most[0] = (uint32_t)plan->choice.packing.copy_a.vectors;
    arguments.most[1] = (uint32_t)plan->choice.packing.copy_b.vectors;
    arguments.room = same.room;
    sk__add_plain_step(launch, plan->place_pipeline, &arguments, sizeof arguments, 1, launch->step_count > 0);
}

/* Those of a term behind the first lie behind the room for the first's, and offsets count as rows tell: see
 * sk__problem_row. */
static sk__copies_arguments sk__make_copies_arguments(const sk_plan* plan, const sk__grouped_operands* operands,
                                                      bool is_b, bool second)
{
    const sk__grouped* grouped = &plan->grouped;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__fragment* fragment = &plan->program.context->builds[plan->choice.kernel].fragment;
    sk__copies_arguments arguments;
    sk__put_address(arguments.problems, operands->table);
    sk__put_address(arguments.copies, operands->workspace + grouped->copies_begin);
    sk__put_address(arguments.from, is_b != second ? operands->b : operands->a);
    uint64_t before = second ? (is_b ? plan->choice.packing.copy_b.vectors : plan->choice.packing.copy_a.vectors) : 0;
    sk__put_address(arguments.to, operands->workspace + (is_b ? plan->packed_b : plan->packed_a) + 16u * before);
    arguments.second = second;
    arguments.copying = sk__copying_of(grouped->limits, grouped->copies, is_b);
    arguments.exchanged = grouped->limits.exchanged;
    arguments.source_along_k = is_b ? plan->problem.b.k_contiguous : plan->problem.a.k_contiguous;
    arguments.strip = (is_b ? kernel->part_n : kernel->part_m) / sk__max(fragment->m, 1u);
    return arguments;
}

/* The dispatches that copy, beside each other: A, B, and those of the second term. They have as many workgroups as run
 * together, or as there are vectors if those are fewer. */
static void sk__add_group_copies(const sk_plan* plan, const sk__grouped_operands* operands, bool waits,
                                 sk__launch* launch)
{
    const sk__packing* packing = &plan->choice.packing;
    uint32_t together = sk__min(SK__COPY_GROUPS * plan->program.context->device.compute_units, 65535u);
    for (uint32_t i = 0; i < 2u * sk__count_terms(&plan->problem); ++i)
    {
        bool is_b = i % 2u == 1u;
        sk__copies_arguments arguments = sk__make_copies_arguments(plan, operands, is_b, i >= 2u);
        bool transposed = is_b ? packing->transpose_b : packing->transpose_a;
        uint64_t vectors = is_b ? packing->copy_b.vectors : packing->copy_a.vectors;
        uint32_t groups = sk__min((uint32_t)vectors, together);
        sk__add_plain_step(launch, transposed ? plan->transpose_pipeline : plan->pack_pipeline, &arguments,
                           sizeof arguments, groups, waits);
        waits = waits && groups == 0;
    }
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
        upload->plan->program.context->functions.vkCmdUpdateBuffer(upload->commands, upload->buffer, upload->offset,
                                                                   size, upload->words);
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
 * Uses record.h, upload.h, grouped_copies.h. Nothing here changes a plan or a context.
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
    plan->program.context->functions.vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                                          VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &before, 0, NULL, 0,
                                                          NULL);
    sk__upload_problems(commands, plan, args, all);
    sk__barrier(commands, plan->program.context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
}

/* The dispatch that makes the problem table of an array. */
static void sk__add_ragged(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                           sk__launch* launch)
{
    sk__ragged_arguments arguments = plan->grouped.ragged;
    sk__put_address(arguments.extents, operands->extents);
    sk__put_address(arguments.count, operands->count ? operands->count : operands->extents);
    sk__put_address(arguments.rows, operands->table);
    arguments.flags |= operands->count ? SK__RAGGED_COUNTED : 0u;
    memcpy(arguments.alpha, &args->alpha, sizeof arguments.alpha);
    memcpy(arguments.beta, &args->beta, sizeof arguments.beta);
    memcpy(arguments.alpha_imaginary, &args->alpha_imaginary, sizeof arguments.alpha_imaginary);
    memcpy(arguments.beta_imaginary, &args->beta_imaginary, sizeof arguments.beta_imaginary);
    uint32_t groups = sk__divide_up(plan->grouped.most_problems, SK__RAGGED_INVOCATIONS);
    sk__add_plain_step(launch, plan->ragged_pipeline, &arguments, sizeof arguments, groups, launch->step_count > 0);
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

/* The dispatch that makes header, table and shares of problems, which may be judged already. */
static void sk__add_prepare(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                            sk__launch* launch)
{
    sk__prepare_arguments arguments = sk__make_prepare_arguments(plan, args, operands);
    arguments.flags |= sk__has_copies(plan) ? SK__PREPARE_JUDGED : 0u;
    sk__add_plain_step(launch, plan->prepare_pipeline, &arguments, sizeof arguments, 1, launch->step_count > 0);
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

/* The dispatches before the multiplication. Lines are gathered beside the one that judges problems first. Copies read
 * them, and are made beside the one that prepares, if there is one. */
static void sk__add_preparation(const sk_plan* plan, const sk_grouped_args* args,
                                const sk__grouped_operands* operands, const sk__grouped_operands* read,
                                sk__launch* launch)
{
    const sk__lines* lines = &plan->grouped.lines;
    bool copies = sk__has_copies(plan), prepares = sk__is_prepared(plan, args);
    if (lines->assigned)
    {
        sk__add_assign(plan, &operands->lines, operands->workspace, launch);
    }
    if (sk__is_ragged(plan))
    {
        sk__add_ragged(plan, args, operands, launch);
    }
    if (copies)
    {
        sk__add_place(plan, args, operands, launch);
    }
    else if (prepares)
    {
        sk__add_prepare(plan, args, operands, launch);
    }
    sk__add_lines(plan, &lines->gather, &operands->lines.gather, operands, launch);
    if (copies && prepares)
    {
        sk__add_prepare(plan, args, read, launch);
    }
    if (copies)
    {
        sk__add_group_copies(plan, operands, !prepares, launch);
    }
}

/* The dispatches. The separate pass has a workgroup for each worker, or several: they sum the tiles that it begins. */
static void sk__fill_grouped_launch(const sk_plan* plan, const sk_grouped_args* args,
                                    const sk__grouped_operands* operands, sk__launch* launch)
{
    sk__grouped_operands read = sk__with_group_copies(plan, args, operands);
    sk__grouped_arguments arguments = sk__make_grouped_arguments(plan, args, &read);
    sk__add_preparation(plan, args, operands, &read, launch);
    sk__end_copies(launch);
    launch->info.aligned = plan->alignable;
    launch->info.aligned_output = plan->alignable_output;
    sk__add_plain_step(launch, plan->pipelines[0], &arguments, sizeof arguments, plan->choice.workers,
                       launch->step_count > 0);
    if (sk__fixup_of(plan->choice.fixup)->sums_up)
    {
        uint32_t groups =
            sk__count_sum_workgroups(sk__kernel_at(plan->choice.kernel), plan->choice.workers, plan->choice.sum_runs);
        sk__add_plain_step(launch, plan->sum_pipelines[0], &arguments, sizeof arguments, groups, true);
    }
    sk__add_lines(plan, &plan->grouped.lines.scatter, &operands->lines.scatter, operands, launch);
}

/* Resolves what is launched. Without tiles nothing is. */
static sk_result sk__resolve_grouped_launch(const sk_plan* plan, const sk_grouped_args* args,
                                            sk__grouped_operands* operands, sk__grouped_extent* all, bool* has_tiles)
{
    const sk_context* context = plan->program.context;
    all->tiles = all->places = 0;
    SK__REQUIRE(&context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
    SK__REQUIRE(&context->logger, plan->grouped.most_problems > 0, SK_ERROR_INVALID_VALUE,
                "the plan is of one problem: sk_gemm records it, and sk_query_launch tells of it");
    SK__TRY(sk__require_device(context));
    SK__TRY(sk__resolve_grouped_operands(plan, args, operands, all));
    SK__TRY(sk__check_group_room(plan, args));
    *has_tiles = !args->problems || all->tiles > 0;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_query_grouped_launch(const sk_plan* plan, const sk_grouped_args* args, sk_launch_info* info)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch = sk__begin_launch(plan->program.context, VK_NULL_HANDLE);
    sk__grouped_operands operands;
    sk__grouped_extent all;
    bool has_tiles = false;
    SK__REQUIRE(&plan->program.context->logger, info, SK_ERROR_NULL_ARGUMENT, "launch is NULL");
    SK__TRY(sk__resolve_grouped_launch(plan, args, &operands, &all, &has_tiles));
    if (has_tiles)
    {
        sk__fill_grouped_launch(plan, args, &operands, &launch);
    }
    *info = launch.info;
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_gemm_grouped(VkCommandBuffer commands, const sk_plan* plan, const sk_grouped_args* args)
{
    if (!plan)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__grouped_operands operands;
    sk__grouped_extent all;
    bool has_tiles = false;
    SK__REQUIRE(&plan->program.context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__resolve_grouped_launch(plan, args, &operands, &all, &has_tiles));
    if (!has_tiles)
    {
        return SK_SUCCESS;
    }
    sk__launch launch = sk__begin_labelled(&plan->program, commands);
    if (args->problems)
    {
        sk__record_problems(commands, plan, args, all);
    }
    sk__fill_grouped_launch(plan, args, &operands, &launch);
    sk__end_labelled(&launch);
    return SK_SUCCESS;
}

/* ---- kernels: rendered from gen/kernels.toml -------------------------------------------------- */

/* sk__archive_0:
 * gemm_f16_f32_f16_160x192x64_coop_traced: source c8014a8d9155b937, glslang 16.6.0, spirv-tools v2026.4, 193100 bytes, 48278 words
 * gemm_f16_f32_f16_128x128x64_coop_traced: source 22a25ae10fe1c163, glslang 16.6.0, spirv-tools v2026.4, 192956 bytes, 993 words from gemm_f16_f32_f16_160x192x64_coop_traced
 * gemm_f16_f32_f16_16x32x16_coop_traced: source 1d34b371eab35118, glslang 16.6.0, spirv-tools v2026.4, 192956 bytes, 1198 words from gemm_f16_f32_f16_160x192x64_coop_traced
 * gemm_f16_f32_f16_160x192x64_coop_adds_traced: source 272207272a788fbb, glslang 16.6.0, spirv-tools v2026.4, 175156 bytes, 882 words from gemm_f16_f32_f16_160x192x64_coop_traced
 * gemm_f32_f32_f32_32x32x8_scalar_traced: source 280dc053dd902eca, glslang 16.6.0, spirv-tools v2026.4, 134804 bytes, 7514 words from gemm_f16_f32_f16_160x192x64_coop_traced
 * gemm_f16_f32_f16_128x128x64_coop_adds_traced: source fd2bb700efbd9dfa, glslang 16.6.0, spirv-tools v2026.4, 175012 bytes, 882 words from gemm_f16_f32_f16_128x128x64_coop_traced
 * gemm_f16_f32_f16_16x32x16_coop_adds_traced: source 84ec378ae3f603ff, glslang 16.6.0, spirv-tools v2026.4, 175012 bytes, 882 words from gemm_f16_f32_f16_16x32x16_coop_traced
 * gemm_f32_f32_f32_64x64x16_scalar_traced: source bc48abb68ead432b, glslang 16.6.0, spirv-tools v2026.4, 133372 bytes, 1266 words from gemm_f32_f32_f32_32x32x8_scalar_traced
 * gemm_f32_f32_f32_32x32x8_scalar_adds_traced: source f9ac4f630586aa71, glslang 16.6.0, spirv-tools v2026.4, 121828 bytes, 2343 words from gemm_f32_f32_f32_32x32x8_scalar_traced
 * sum_f32_f16_traced: source ec397ab44f614a0d, glslang 16.6.0, spirv-tools v2026.4, 58872 bytes, 3282 words from gemm_f16_f32_f16_160x192x64_coop_adds_traced
 * gemm_f32_f32_f32_128x128x16_scalar_traced: source a5e8c5881ac2657a, glslang 16.6.0, spirv-tools v2026.4, 133184 bytes, 1106 words from gemm_f32_f32_f32_64x64x16_scalar_traced
 * gemm_f32_f32_f32_64x64x16_scalar_adds_traced: source 6ce6b722df103042, glslang 16.6.0, spirv-tools v2026.4, 120316 bytes, 1098 words from gemm_f32_f32_f32_32x32x8_scalar_adds_traced
 * sum_f32_f32_traced: source c1596d5e497ce120, glslang 16.6.0, spirv-tools v2026.4, 57336 bytes, 343 words from sum_f32_f16_traced
 * gemm_f32_f32_f32_128x128x16_scalar_adds_traced: source 38b0ef0626cb023f, glslang 16.6.0, spirv-tools v2026.4, 120248 bytes, 1006 words from gemm_f32_f32_f32_64x64x16_scalar_adds_traced
 */
static const char* const sk__archive_0[] = {
"!!%g11XjmFq<xSJ#bJFB%nPFx=8)1]FXlY<Bf:5Fgk]'qd)w]O/&W:pP4]E&N_jklt&8Nl6a;6/UoE>uT<B5HKs^rXTEJ^a@5fl_3Hm0Kq8e6:sk>,'0My(S8dvGx^`Nkc4bCc[l]asARSmTB%q$@r=M7rsvwGNeE>JCFTBrsR>bI3AZn_c4$7d@7[,-YxXrJKt[QpMVXl`9r.P+h(OF7T4Qd`=5rEmSsKjlfNjqcIrE3-;)-yt;oKv;,QtUkB#J0#In#G7y)0!rSC]$J@1VYQKkU>_9VjX1)Pp)E3RkcBtlo[Ff-ULsPm,Z)1o:J#t1bVw>Ooh6QS[qni7#tN_DB&GP+=Xg4ikg:m$++,2m[sfaqLE'e1!uJH-j=E:%!EFt;0WK<U5cn$$%#Ok%6XQx$Gd;]9U2ax0A[o8,B,w:0eY>k`h7/GBl8=[f8QWjfShQHlWc'7^bCTpS.Y(m8NC;OhHaHO3<t#=9k_a8Y0lbTt+La=1q4v]xB/h'1M6lbAq6T]RG_f@)0#^@A>x];7a1'#Ca#lBKa-/d3/!I=LUuSD0=A0oXOvIn<&iOG`K4#u.(]k<n]0%H]:SGtft=!A]m_4@q^iSpT%Gn<Xu6l^-5tbB(0Q:WT=B/X,`)Z!.t0V5CE@=n`Ld^U'H:t(GCV6OeYPx5[/Rg[oD^v2l7Es;'!Vq_X3s)Z%GnL9y`53(Y3Gc5+Ma<bh5Yp!EaWi4.<SH=6JKLT26s;Yo,RULu<hNEQ<LO]u/58)>Nm5N8=YqFyBo5+Cmp=nLproLp<4hM'BPN6IJ8w.R,A@<^5KGX@#-rZyh_hk8X;5`nEMFT+6GB0FOQ4i+%lT]`[QHitf2Ze;tP1&j@P[(6hGL:!q7;_tur3$Dtwb2Th4TH(a6M@=2>GxcD&KU(MJ`&RXFA:cm'h^tZf5lZ1Syf=>!+oUJas4I3#an^gvkp-hpe&Pu9W=#R8/`81k3u16Ysd#:OAxw]KAuf-q96U_Pxk7>jdVev3/]hEjmX^D9vkK+.gPYfv8[:Y;FswiW@Wlnj]B]JQ9H'@>BJA.`807OFx#/5c]&tI(3`DF99y4Igd[;1qNZa4Q^veG5'S^M@qy0Q0sf#V`I3Dmo34]-7`6/J8]DRq=.CG&XnCt^vye,t2k/E55191#M0:y#:/,H7DxqA+!=^2u_0qm+m+^I]qTPAI[1'X/N1qwg;-LF-HZ)IRoeBgU`qp=g:R__bQ$!pNR[NNa-qtYjGV-q0iS>,rV(=!7+]ci6t.F]IeLG[h)0]'VK'OTHW[pR]iLF!ZcU!U=,S>k7KN_`6W5oEAR8Icu)v,J+x]&pY$,uE0nA:aKRv8u2ks85S0TNn3%22$i^CQT+%#lEta]ocMrm)n'b22KD3JF_3A)H]&cbj=e5hT2a9,ZY(,XE7/JVyecckr2&l+'/8Li+V6ZE#bt'jYkNq9cMrRqpvOErxK9W<vb0H[-AduoOIf/mFONm$Oft$wPqq+j[Idf5sHNyEZre%36AWE1wK)AVj-.RH$hPWQ4ojD3Ok`pDTW]o]Y[mPM<u=]uFYZ_nw9]cfrx7bFb;9ewB<JLY`1UvjC7T7lee]^2D_L5dc>WV>,D$=[qrq7cD_w8-H.fX_%&s3muA/mn.8@!#w0D&Cg+u<f,;/5trMER#[9b)eJ3tPQKG8p.1@aTAuCKUs;+enUL_,XNAJi3DBB/'VG7m4fxAhV%gt.;l!YIxmsRcw4m[OP(vZ^uU5Hh5_DW=I91Y!_&Bg1>/NwW<K,`2Gq8m`GxS_nhyr^i+@kr]h_/Qw8/v)Gtjji=swI[qBsI@Ji@r2sf(70^UV/f-F0BRMGSt<Ratx@Zi3@h5E$M.8)fDuF+WE<RSwDLP(Sj.q%I>YnV_y&uLbV%uyZ_e,u2qGTKeVqNCf7wjMBi&l,9ax'5yncfDa[f-Ee<jH`5'FZZE4'krJ7QsH2$o>9<4vvo43ETov&,fu>PlD5=eU]Tu(HV(@Xgb=1SA@E)+VdX[C8FimNgW7P8'v[D(LecS:+'V6aDFqFw^ex_<x^/`s(:v)y<$Yl.K58:m&Q.'gAWBc+'e<[igkpf/&;.QF4J<_R7e#v<4PXqJ0ZLqMx08@HaS%`KNb1K$H.-Sm3ser/-abQ_jb&U5;6SYweDvw2,DOYqWo`w6csyOOgI+!DmO+LfbJjy-)Gr6s>SE95lu=x%J_.L.-qiS;cl/QR[$E#mEnD#'oDlQRZ<,hn@F[Y1oMb+nfB;ts2@,]lU7t$_ssjOjy^2vdHN-PB!(MN08_IEWml`E+q]h-xr]!)kVZpYD%$6N0A'3B+EP8n@y/6tiQt8Me$=n:SxPyhmuv.X(F%kE^8P6hJLT@SgDS&(iW<QKn4.j!:MehAmgVI,^1:0n_EHi6wVTT@eL5A&/84Ex)J@BR0Y`0Ya<Ax1/eVn5P:-yT.u'7_FtI%.v9/4nREt3iQN'<XY.nF!;)ot;^QG'7yyFE]MOLt@HF&XZJO;I@vhE/bOnb0.Z)S0%TDd4SUk%Di-X!0'(b)`#VJ$/],x`::s^aox)JUiY2>PTFV-SY)ci8b;XX,73ZYj#o`QR9A=/-Hsn+m72<4_5fCHTWd>ob<65.h'++QCHWYECZB=JvA&!YPob_l'V93&Tn`NI.FOXD#$jA]c]a!quOq]GbIBKZRQcRB(387.,PtUw49Y03tJUS#;k_^0'PQyinV+4E'd.Q]/xj46K0.^vq!nYEYM$TwmHc>W-S9<W_mn6qb_qp,c_o3it#V)O(P57'4mS@!+%;<%($H7qR(6!a!B9%DZ)vj1&iaeN;f:GOD6!UfmNl!%0:1lZ-ebF#/L4@wf1w>`uF1>gDgQNXt:^+<U#PtbkD(<X.4%ZX;DvTi]589-$&t)tR(fvCkhj02b(KZ[+dPYI>`qtO51l<mZ&x#.8Mb^93iYYN(4vQ$JO$FwI8YGi$Dc60&l(gQ#2O8&sOl;iQiNI<O%oEmXawb3]m,'nOWbCZ:!Anm=s.XEffC&!:%U]uar]-cv@^)8R:_mRVxTho0ms$=U7bCG@:Mw]l7HF=BgiTC^n7T1PjbY`YT]@hUrT]bOY>BwF8B'h^_iAvqFdr<#]bXc<AT)H=a4+-(/kPam]TDT^w:HSf8(fsnAnaPJd!50=daL!i)P>6Ub(iXI$41q%xYF.]xXY):6aW^,O4IP`CO+dM/BPNmZy(1Rnu@[vu&cM30u;vq,lVkK3u@`glQyD9==IG>.E<Mb</n-.hN'BAhT7qdSa6ROZF'ejHn=#Av6J=$C/N@a;lJ[sBAXXYNAy`C8CrkvclSI1YGXZ(RvFXusZuCsvjk'ke3Fa>U(uxMBpylb#Me$nQ^Ae8jW_AoVJV#ujvY:tL-a/2n>2&a7VHXTb#Vrd8d)&am4'>Okj2ppw$T#MZ)MT.xeaq:-EJOHi[EZlOsm7@UIW:WWxek6<^pu]A1w9ro0SgY2QOE_lLO(C],LwZL-<KjmFAPR!=i2!]M@mo3@nRw4-g9cpAGy_g'5uIby#UR6wkG:f_PA%2JemD/Eg!>=oi3)@kTFZyHoUuIm.TsFuYt_hCqOJySn+Rf2:&`<'5Yd2b,ma[W'.GD>cZ4Q(r+Tk!Lg4)&Fh(&t1J<2j!LQCBbNhGTuuN$;]+$cqsFP%,t&ctknP'G-bHmP6T)3>4C1#v2cC`S=YML/ojhGE<$OfPR9;ZIXxr^p7cdv7A8cUJk@mF.]^O[mwi1:[2Zw=5&X(vjlQ-785>T.xVmVQT,d#Fet^F#P`Xc'8!+B%uo$[o=NKPhA4&Gu9QTu:v[opfNdV:#-rmqpoTj@R(_T3d<Rc2[jv2u4LpbNaiLh,6V/E#fd=;Rw0@GJ6pN5NrdJp=[4RWfqF[GDMk%UQBrPoFHa9^-nSTo[;6Ek%$pwWr;VqjbWxMwxF>8]]Z;F`OKZY1ICl9<d2I6y_+DyKO=(D8x2tB.,Xu`6:Hb>PI/Kj-Co!'.&hMP3_s_1$!S&V0S_9<Kx&iTJb]yoOQBc`Q[/@WCYj^<p`#6d7DjFN^W9V8o2JJ>gt]Y8Nm",
"@%$;rn.^t0ll1+7RfI3_1[Dt!m,+JcXX_nhS^vlqV.tGTlSqmEA+L:k&Q(fBpW)5bNqCow>s+pfNy+ACf%ylh`R2&mKONMx!SmXJn>NWM7TYG7(eET1%xPiPg>%'G<#AV$pyJsNv)h84ib2g$SyE!7C=mjCM,(OQY/B&56jRvlWE_B:JvUf6n]gPM>]/susG$pEK^>iy25e8xZL4Vg0Ai!_a1T<_/w,D+;un--@s`TJiZrHu)DphRd2Jf94nyaI:>RRo6m#:@2c^[dXGv)ffx+>JPfZ#:qFtd7Mj.b]6-.Iyq-`KW5sDUI-((0/.&OT;sTRus@$TQKBtj@d%M%mL[ZN3_aW):>kP=T6J8'o[^cP.ZUb>`MWUOsmUyBYjE:ctRW/7V($`y]8mm_2ad1a$ZEGs6b'jM5@.%CQ+r0m3.^0N<4VB0N44r#0Ea4i-_sgIbMQ`KtPk7/=;M74xK(mLH4<nDoD#M,#EaBJ>T.a)6X]GDVDHqM2L384x12[<FcM,0]&^)(nVgprf^mYf0o%KdF_CW_0<H64]h[B+2&V&fD3b!c&C.H+XlE-/'T$0Y^NpP)n[)DIMB=.3_@K9g3-12Z&9ea)GL1[xm19c$x'CfGmepN7yuU,nQrGu9)s..5Ipk1Rxj><rZl<ppd+T7LY(gL]brC_)tBr4sY93>Za+]dZg:fX1[vW5K]'LXsfE)/^O(.XJ5[f+q&q`L#^i&]H#,D%Kl>H)t1$FZfsZ()3B7Bm&V)Xue.02UyxJs+pXk[:)Uiq]@8,<sOaQZ-!+XbX#c2nVgN0,IDqAW0M;)8PlCTJsC9I#_[Fe>8-/oJSk.WNv_!]uh,u&pa`a3_%!u@GN>1y^v4JtQg6)a;stwkW.OKg:%MXnb7DoVns,t0X=E:eU$wJ]v5+,8Z3W8]C0_@rq$6tQpp0#@DLEm>Q'__Vn.5/<Rt_)5OdD-r(KZn>kL`&Gb3BE4W)1//S1ZNn(aZBRayn7WIwC#eh@PC&`DCdv$0xD9bv6kwcKj=aoE]PIgPVu'pTt=B4VC;6YUcsJ+)Uu&aJ0x7/,HDuJpP&,J;VG_mCoN%m08Td/Hbq9-CGw_/@$GTKG@Ga=flB659E+80c]Bnnjt0Ts+VXWcKDYrgf=(:AI=U;TK3[IirZNnGIjONH9@Kh]qopxjJ'ZW+J+ph#6l#/7a%5S;1oTa7oN3A_%yxk4Y@@+YIcQyvIm7/&Y<L9ePyTHs3OYC3uc:#=,5ilQCx8PDfWTiUxyLZkBAWeNkoPTH!'Jv537A-g)Oylr:knxB1e:_o:`;uvu]%&d$2Y#:]=x;nDFFPsekBb$h^XIY.]'!G&'+0X;sk=XvFBN:LqD/eCU)ZljKg!Mk3w$kQJ6S'M5+OE<f5I2PpH=`jO&J_b%soiAa'):QT(5,B`vsc.e9-u:C#J'^Fu@Mu6Pl=ANmE#3w%t4%3:5^dJ.ppD':8bg0d4<5fDpeJ:/VXS`8Sqw]cvAn#&m(^'+Tr>yLv1/6SCq$x%+HW[A5P%nqZb<BrqIO@;^'a@jn&gctbssj!thpNSd1+20/&mPT0)7=t:n:ff[$wd^^5;-y,(_G[[q^:a_O0_u+%p8U+$_g#(2i>aC)Ir]5,W=(G1pxFHNtEn6WmWPkEBH^+vc]A,`fFLN`6eW8aY6]!X1K_3OG+`s!k6PauLI,gBbiXJ#f.H_B@:o(O[ABtv'6s+9ySYAiNK<MFjS/H9K;,5P(cL)aIPs+-hBh=o5oiF8h]cH&)pfhC,93gldchg-X<&ZM!J<.A',@UtBfeV@F3xQ7&ZMi5n#0pBFC%fNv2_qM1HKjopITj3w!4LSbAG!.OIq2+e_F.Y8jqR&SY9/no39fo1_2=co:epijh0[vORam@DU:EU>[)6-wq>eYYbn86+R,fcC+dG$P#,dTULiTe6SSW2wLx^385f!#N/&O_QVJU5UUs.qg.p_bX,JDV%vtXgkyn!.RP[]T@kG`QbJ'.=POy`:.2lI>+mA>('<+u4M-HO5%^l75Nid'L9mx8T4ZlB;yjDJlJyd0]gFV(ablaiUY]+;h'D+lgR1xN$qZkS6pf2+5338Y3pW$3@rcY%-AK5V&C:p0@mCrFT1eZWQauh_-!WMGYk$#y9]<tL)WZ7ZV@D!8'I[(R6im`_&;qcJ1W+jn>b,<Zw2xbv-8IQJI<Sp72hN3MAdYNm>JNL4)[>J(ni>dwQ:J1j.SVHR1t8dJSreqo!K4&S$Q/$SlwL@cnJcfDj;7_po1Klj2-9M)Ud;p&GE2HbIk@dsTfwp;8JnItpVumjt'-q!nRjF;#O&xf`tYexcp.!7osnqXu83ap><:SBkXxD(I8upV;lq%G/-WH&ZR3lcOf@D#E4av_dxMrhVx.Ldo9fi):$AL%U#32iKph1oetS,H!Nq[-P6yR'TdCY=SmYbp%2f0)_LOOLaH6w/[pD(H'Y!Mv@r-'&tl+Dk0sMOZisf8Ns1F:cF>QMBCAg<iXMcgM=tB^E8s)cv-]^<JU]yXp<3.]Z,Yg5U-K,>I_&x43j047j@9K.t].9<_QGt21emkysZ(E#u3=^7Ru('&N$P2P:3/`MZOj!!p_8Bk6Mp>qO76UT$6Oe+u)5US0tG1!PhG)1%ASZTtCM;8rWvqIy=[KOYP9AfY2ks5[mT1S8RkEcZePn0Xol@dm^CJpiAo[@K9.s3wC4NUQXmQ66Fc&DHGx)'O+FI6nP^$C!9Erc_/H`mw-vHW99E0I#cb[+xL2cGHdGBAlv#cga'pw,lGj;dKG.Hjj2#,k_hmeKJBX2WF/$DGmY-rlDY^o2%bbRX].w_Kcc-(=nA;%W6KY3JtbDQah/6fl]5TYT5@nXs(&v#m#2ds_BS46YKRS=fS;6!&2GeF-Wt+PE<Rp_5Wmix_U3'ooUCiH/'#-QRfJ6<Kx1'/HB1FYQX38y;YmtTV3ugt-(C<Z<50b&dBi6(I<k/k)F%_'aB90;%l-^vOa!Sq-KYxek):xit!&^s34MUZ>0%[IV0;5$1_s_t3tg^4l(+gtA/<m<3r<S>r2%sE(455N^r-E-YLU2Ry.m:iE9KRe;b(!U$<%R0F[qQi$#_YA[,_=NbPAa=0tjel4+5G>gW-PfP0__!agsD&S2_i%'-A005F.noax<E.Xgw-7>qudDFnQKs'Wb!KX$).6`:>Mpjp/xd^8BwDt,s8/&k8U_SaC0-o-h8rc3+KCXtlc0YTm_pspvfC$oKC7^&:T-n1ucV,auY3&Wg`HhW.W[oEjR.nH4$b2t=7ys0/E8MIigaNF=,r^cnxqd1bY,j]CF31!1W66n;;4N)&CXta_T.3^uVFv(O,m^6]#A5JeQ6EEss!CY)nU4q7m%y=p1blqUqVKA6:K%$+0Q;vW0]b45U:kTc^Ke32,`PHY:QyA[G`TjU`[h[d4g3/@9ptKPowrY@&3Ks!MpFZP+:@@&6kAqVX<!KDFcsy=-0_LF[V;,h+aV.H05'xZR)EF;26VMQ2:d:.S7fKN$F@XZ7;#Q+WBUcDIL1R_0tnl%ZVgXv#im6IOs[=$.m[!/Yy$!c814J$c%B2b3AL4eyIL^,33)!dW)E:dboI(O+m=TMpiyWHh;3vf=XLo(JDrI4t/Jmd/f9[LcFoNgJwh,G@yY-VWKN6u`H1#!Gao/.LEG[Qe]_^!%ICGs/V>W2083/FLpubO7$;pj2s6<%h^q#@_DuiOZNO]5DTpsgMr4AOay;Akh8Bn4jiLx!<#9/GC-f0]wn-L89QN]9qYgHKf1-51d%i,DqNY)B'$^tp'.>r[CCMk#PF(=O76l@GfEXDr:MK)SKE4p!9``BIH2cQ/PutV=C32$,y!42QUk42(6_MAXaNUFs!C3Kp^ss/(3D.Jd`J2hA7hKLiV'I<3qMP0Ft=e]nM0wGF!aecC.t/I.U<V-+hGvjA2nXq.$X0@,r0=oXCJ9k#[DJG<-^F%3N]=.<r=D@HPP#cb4BSPoxU;21ADMrj!-e.9$7KB-PhaiZopTT4[q-[(q-N&]..%XA2w3CfUk,sPV_M&/mN4R>on@W",
"toMNA4XNuOXRhaN_4D-:NBj,uFdAGEIl>ahfm(cOMpsaG<Lj!t`5=p%@p%Jq2TDnH+ePECH&-8D957V`i5Mht[N='$fs6hc2JD'IP/[lWw6]R%!fo<;RmxFt4X6OOHA1'1d(^mH@6=^s64_5)O&XpJX;G,Z1o)r%JDA^/e)O^0=RQt/EivBrw6$B=gooRtF%Abh.b!L!AU+<NomJd23ocb!+NZRy2/$xct#1L<n0TP=S2t8LXcd;'oig']-/NfKV,e][SJauUr6D^U,Cd@VL^=J9bVY9t&Mc2>o%:p]!os]t>0NaE]:kxFE+7Y0f<AQQh:O0l%ge(c@'+8kc!/jM8jlhfqj)@W6@2,]DK:grZxYrmmLoeWk6>Sh.fxf9KFc_7F8Dp@>Ol9G0+@3A';Pr]H$oAAgN2nP$SY3I`-tM05d/J:1bTLmC+%/oUp(p&l4u;UhTy&Vn@H+p7:2Dw5Fp:<$-98oRgMh6R7o+v=Cm%mHPj7bG=MH^-v8WF_ALQMg2nCfT'M1R-K6$jbo@>n0/54qQ@qr_ZpM#.)%0+WBK6&)+mn`x@1h0vY4bwc!RK'4]lGCiJcD$2'HIvBjCDp22^%B(X'QJLqi,^]:Ip1]+4ZV4l_,xqKhU@s6a,e<`a0Reca(pFgOkSUG!;FH&eDQ11V`RZ#,<:flN]vq9$rcx!V,sr8JA&Fqo`GoKl0yDGJ&.h4$b6xfLfTWNeS2M7Xiqqv)R+d[Up<eib[,>IX/A<ok2LT.:=prPNe=Z!1iG_7+2dLhll[uO@$H`,a2._psoepMVol'.Y;o)s3P/G=[^8ipdF(va.yxT6L0G<$Ruo&gU'J%OeLs8q='4j81RO=WNOdJQ^+e`POy-X3UTPC>:s&bw3q,EqM(o#:_q-6'8+d1$quFAP3RO`(T$4GjKOVe7(9_]Me'UYRp$O=VD7Te9Ui9,$:.nAt'dME,8j7qv9@bl_52+)24y!8h39ys+#&YS;0xEqJ;d.MiMT-k)SP2&4&xes>'-)dXU4_cr$7njg[_Xr'kY46-NUC1&5HG]obCbRL`I^@>fsA50_T#Elq$q$T&bH[8k+NfHeCKWLri_<Zf<;`atF%@=5-TG,JTZ]Y!]-;L3%e/l!d/QoM[[ecf[b]<CF47[e36lN#S2H7(8%)UggeMVL3q!Y/Je7O7.be.Oc'Ljf@$()uq&gandCo5bMw#RT]xRSNyXC2/F)'h5,9VqDldKV%A/!4/bMEXrs[2$OGfTeC8CGvmx=q9fZF</y+mO+$#8.Z,k!9]BmikD&9-:2$FyCP;oOI=&Js!5c[6'%/#R%Q2p=FaB'$edL.TeX=x<$3mE;(ZKer`d-%O8V(KIn.,xJY.t[54#Au6a`/j5Y6,0$RjTXWqDp1^o>1[44kS]FSo-pTk#EeHO;qoQOe2-oF=OPYoM(OPVIbAhZB+5>RFye-#aM@9TL4)Sg+)si+OKCxJQA<EY0v)L>9R(8p:00RG2Q@3FoWU#dN'@MibtVehk;&@'rUTFFNkgdg!Ss9cuM]L(M,_]1GS$;5$pw@_>4Lk6px(o9'K_OibKAdQlto.2<jZ2dkI>55iE7&vEpsiFN:H#V^=-`jW$/1OE:ZERMy<,QP_]ofZ6`3S_<oHQA.x=Ye5TD)j]OV$lfP<Mo9sl_'5Zb3/crgQ$wYQDbanu+%k/!09>LFZ8,/GuG:0L0dj`)Hu]<s/FWjVwHu:]mulB&A,X/_[rjd%>)poVpI8`edLvO)1qCe4R7'<aCE-%$.VGK+^1b6%A]Xr<h;04LdMO/h-p5u,(KG8xwqj_7c#:T&5Nrf9sd1a.YmIK@56x=#BmoelL^gRnAlQ'tNvX3Dn)Z08gl//xs'vZg.tj[V/GABC4-YPkCh^]0us;N'&7e&K:u%&bLZcV&KVxE>,Jc.ty>#=^rfdCbSNlsN56X$VN=u2fWH0)x2,8PgmZ!$YL==00ipb>`Wa6=AwN;hh6Cv2UuAE!l2qUC):LqIl#Z;4>;X'^(DCGJ.PD7%OPJbE,uQSX$:O,8@+4uL_YK+7VySVBnhw#BFaVi$H'(mr9f5<b6S'NiSaITGmPMHs`8mH!KSS9'N!]ZKTl'sFF(FKbmaggavcTUn!cUvg0R0Dq6jV]n=dnly@v.'L'o.9ZZJ77hYxLn-7=B2i2knBe19dGG,w_6CFUkJ)!Gpb;aO/e[8.%KIa68d-JWYfO.P@t5Y@RZJu&TpaMZ!C7o5M7kG(:gn3^uyf>N72><0a^5;'21:(8^!x=h%t6aL6(.Pht;W/HXxq7YG[g]AiBXylBT7b<-;LDMScTW7[PaW#TQtKDFJ)4sE;gWxO@#C]4i!@3Qry]uh6Gl)t4R;sM,D;OfDP`:#.VP>[/,jvJ2O<F,V.CWCqLD@Sh8(#-LRg9i[(_;@GZPxUi]@9^B@+=h+hg#2Jb.L(V8KFj!gFFrF8k0RcpV&D!OZtS@9@9s>A15Uf%T&/UdFbuG8.Mt8.wB8!Rb.EyIvJ(BqrTg_T9p[cCFZ'I^M'sLPf,'Tn1M:%+,ZSvjXLETW$]%E/U4I;h[H'rA=GLBrb]/#GBUas9/ud7_xeb'OhOeR[3f+]oB!I8:-[c3S5n12xH0-cox4N&F<=H'@`;)ChS/JDq`e6_a1lPFKM^GHS.^6f1FME=9rliqY^H]^O/ZJpMP1gm#$;a;+NdnfDDP_ZUW]m&@A-<60GONFCt:-g<q/!I@m(id>Mb42j5FTi7UtJt`IXTW`AqR+OBcBT9e$^S`EsjWf/#t9;T:-AmiN<^SwT>dW,3LL.t/uJ'8bZ$e3vHNs_PKYD+dX(yIy);<DPTNYe;:99up,jK-2PRwYMUK^yXLC3gr16`='jYr$/Vql>#+Z;907Vt[QUO:Ys!NnPCsy6%-+2y^GvkwS0X,(vJ=)3;G=8#1MMf'qR6td[--A:wV28bAx7DTVqROd$t`H2)#9QWqC:JK0gS)10y./yUooYQuX/br<5mWjE,Axqr2sCHxGH>4-+O`hy<gT=>S(x9k'-76<6QBnb0a$%>PQY@>#1v6J]askHwMjjEgOB#n=oY4]/gE&Jo:o40P`eC1!ca5>:B)nb1U0%!%LRt>BA@kL0huyqIN9vYO!)=VA.Y9[UF2EGZJ`1#jnXdKTdj.u53(4MiWj1a^fnhudW=UeEG)Vyl'J$IIKe`JAvZmh7pxdJS+Jpi4g7d;9qPB_!DN13Xp^nC,`^WbZr(rbl-/iN;N>AtSuyju!DwohxY)>EsA&93&L>Vkv2BLJYa4DMI$-JnmZ@N]0Q^tc3sCGXiqbI@,fW6tQT,KGk1%:u+0Tq]P68k2d62cR%pIMr6VK^L#!&<k6a:6kd6%+=Cp<B^#](CJxLX-yZeyVk-/Y41C`T(igukIF7aGW7W6.^.quVYWp_tPdaI__+PVPGuwT@5As%lvk'do0TDDqMBo3WI>'0YXHfcSPt)Lt7i&aj<EQHKs^TA0T'<I8aJ2+]0r5<-y$vhN0iqjt1iue(ETIbD])qEjoMdI2+vL9k1NqKb[M%0mp2ha2PHMdLU!dld-hKteLk+uhd4Zs+c=!Kl3aoQ>iS;Ky6+Yu$Zp9Z](KTRbI';$O62$[AKUkq`hZ45GO(o'#A(qf8N1%J-[H6f^SWraq(f4fOH>6_9.S)kTmCuv1Zj)/]<hmO#4(G%ig9l[Y^MS1o$qriC42t.yYB;+y+$9&T't_('x6Kvj3U`IiWPlY;A&a10KM^uZmfVu:j+wijRhag8R78kZu[ub&4$]b5tg#i(nk!)qtuvq^C/;HA:QPT;UoWNPmQpi:/l=,3k<Or.r.GV6ttRds@LM!K95@WPH&sYoUxErON.7qYp7[sCm7LD]Tdl^LdoYhb]us2qE&rl,@6FAj&LSI6(D=_^L,/,.K)%asY<k9];K&ogwRd)@.:<iOsP,l$$%Fc!DT&]%HF=5%LQu&$>xIOKvgMRq2amQfY36J]<%.u85Zp)MX%Ue=]G+A@_:8d-2ogKP)7xum4wV$=YtRsAbxo-ZL!-s<_tU5(_rZJ83`O2V3pJ",
"Yt+5T$g1'n5[<r2qn3XZQhdXA-R+lqkyFdf>[vV[>$JQ@`r>H=@-yBGX5alS(1a0K;w=jdSpt(hb4Siy4uamA-p$d7/+pm#jpDblF>S.'<!XRSmE]x=Pc1F8l(4Us,snUb'l6N[%kKQ,gaF&4cT`1t_w3jV`'=Vmi(_L.cL<yB,$MoovErr5=E>Qui3Am)MFW[+<jbBlrlj!_Z0JnRD7Js/Q<32HO2Y&.l3Y4hhg)E!Ub^qZ:BV+'s#Yb#+uHq+7pW3BK$cBml`IE3k,G(E&tQIA-A7#9<x;P:Yu6>'vVWx,Z^N]OL#f4:4U>6mjE^!UL#ku8SQwGk'+UpJ-PXyk#26fA&YxOyX6jkDvyE,qRMZh(UYD]aAk#6nH5.P5dABVcZ_tut9ORiGZ)Fiq<.XZ=W+#4j33kpD:35'b/X(.e^h9neUo(CGOAH)m@7FH1vA!LGfEiHEe[R`0/'56wA_AB1R')$1:%xyIUe2x),nqkwZ&Z=d5vBf]U2Cgk9uXPrj-U3C3a3PNt(/;qFqh;@vHM1XPtEg`YIK0WB:_xTZSKCA3IXvGo@W4Wn1G!Ynd$BoJV$rxZf:3eNPGMy!]Z.jt]WREf&5,_QuVvcM72e0DmqS8!'.b@q7ZYq<D+!R:9>O0C_e$Zn=t&QLIhxWjo5.hX9yXy:9Y'x&0M#'+1JUSZUjbb#@CAT2O]VveZ;;a7h-_HK;7nw..RgJ4uLJQ=8<rJ.2$FG&.CH[nByp:$aLE,;>wXqSVI2M,Z!Vf6cvk>Ra^I+a:+[UB3ouWKoVQQj=aYbW66M3g(mfX$Tv2-nY_:h%Acl5p5(0WWglLPWL=5/$xc:f)gSU8eiwvxOL0[(%$lWK^KbF=<pdi$tb%3@mnK,$MYuWP9%J&Tc7RygsH2F4&hXuxEE6TGg!vCAp3Mi&vo<EIS)hWso<22!6'$w5b3HrlExG7L:<(J0r'hgJX-VF5dwPEX5AO,Evf>Sjt,1)N>4xC6E!(pINPu`^scydL&4aQ_]opy7/+n/yrh;e'%g,^)md(6c_Mjm9Un`<f;2o.B16-BkkA9hv_at:K[cTy5lETH$@:c>eP7J%<UuXWpTs&kG9ff6q#Os5xoL:wTE9ROL%Ex,J&oE(e)[nV(h5$7=fdF6l;!ttaGxVN<]B;w/_PdVYHf1T@,-uRh)%$.MRYRnClYIM(hZ'3[@;02,0$Ooi1^Q5(L,eGS2oo5Gj+31Bmcvp6P3SGyh:#c'K=Tp[SukFoi38-)oB0&vvx@tdQDrY]gkH__EJbFU;uSrZB9$GBX2i9_r1M=ubLN0(k-[kBJ5ge@3vNpwX;V',WXj6#hP@kLGvI9=]T=AQ!]f,i'0sgTn=Gm)L^ST4%j7a`4oh(Y^1:&m%0/rJJkuw9IX>WqEdYb7]^rVw65,ZdVVcuwg_ikD<OH,mL!iNwX]xs;e[c3++owBf7gZ_M>bjH==2[G:vU!O[_ET6@$w)KPJoAv9MScs/s.m`89;[mg.vTIKhj1cbjD^nf;j$Yg#X/=,nAZ$!M!CaZU[WI9r!,v4CwwAGcoofZ]SAWO[`-'xYpIf<9VO6.-v]URj-YH@nBRq-s1s!q%kjuD@W]YuTL-/GJN^HFNnvl',S2V%6>y+hs<&4VLB^s^o1]Oo@Sqevd^HTdF[x&`:(XFQQCF0y_`_E]>`CwhD5>f`]Wn7dO62aOY'v3;q%S(1n$k`U&eTgNOXRs>>&Ire4%#>gMFW$6gR^@8%`EoB.ax=p676W7!#,W!Ctn7UoUvnID]GJg5]NG>.`N=aJUQ(0p,Acg%O-e%SxNvSLf<=!AYU'84`kvX#209JRhyX!#g#nGiu0BXv3!=g'N44Lm2ymo@OJ#g.BfIL2S;V#1g$Cr3_2OT9ZWOx42TY$-uB8u'8adt:rNZg^_UO^@)dLpfu;ExH7.3C(U$jC]y/g$3K.=W_f@/r#N`]Dn5IDJ-A`u)d/OmCsq'NBNor]QY2(yoptv0cqw4!ivWGKA:N/N;8x&fvJEs;o$JU8;f7-(igsB,uIUA)>Xo)]D);85Gt^,KJeI[by'Ax#JXvN2ch`wmZIyl+PXxRYuB&5wDQ`yYLRJv>Q'4G5]9`)YT.p+.N`Ax7LN=Xm%#+)ZFGr7#I,!NLfGQ7M+ruC0H-e3wceBo8'JrltT;CKJ>h8]aXKL#duTU=F9ui9w8m+f@T(!fP`tyy-'%M,4`kx.G'W7V;6Y#tDK,APrnJ>&.u8To[-fB6PO4'LDrA9^Jr2lhZBGqt/o(@62Ik53KBHuT5a#C]pD:Lfm)I<k^$Zk[u3P8Xy&AKV0<1/7S^Aa@_#-._X0cmCE;u0)=,#vBZe_X6==_Hqi<7Ws[S'PMfh!]-yLJi%.AqyjQff>ov9r.!+t^1++VWsK/-r(8f!7IW,!'gIb-i)%x1(Ut#FRSIJp@:9-jVLw4RrGv1IL3^K3@4+[a`JYRYU&igh7JMWsMficrZ)_]rI8<QE2[U10Kq6WqquV4o^U(s5WMdxA[^J[Pe/&4s'dcY>cEX&gUdlB1#uKi5s@UIo<A_<Ch&I46!$hMxdvU0K4AJp_:`2Fv`2[^q'/W50KQ3LYS^wm(J>rGPlN3Qsw)1i%9d)ryVJEg]ql$V#<'k;:9&4^=q<7N0Dh5%`,;SN6^rUgU2NQNU$fD#$,gs%[G57Dq0gl/mD%wG18.=&R/Lirw9OeG3QAko%fcHLbuj@OZ!%oPGi[c4/q_Y4Ob6p!`VWZ0VZ%5f(QV&3x2mUayeJ!h6i2a;$GZn2;r,[SkJemRHEDBCB)jl^)dbf`w0PImAjn4X)bU9Ft%!n=QQZRlt]NaLDstrEKOc/fm<I4d/gjIQbJHJ$5:]6@Oo#!4/:e0[j=r`bi$W7YkIFG8]+C%nj>r@>FfL,-GM<unlX5;APd<[$evQ8OPuuqduEl5fW-+6='GR8FTdhd-jWH'3N'IG^;d^xZFg0aWd8O51M&)X4qB4%LX#[c[uljyy20RL<-/-pu<A$1B:;JWG=vf;0&t)].6<s)2K+]6JUmQ-o)Orvf8)ICk/^`B5,@,+^-9#g[UJnDHCcS]mZ:alvlu&=cUvLDyCplwc]fuCH()V;JPI)e#>dA@L!H_'mw;w$:tOMsfW25,`,tTXl$jC;yt,^+`%eRvoR25v_g=';Hc;)5#;YKf'NO9x9IgIA<y)=8QiB^hZm.$4W/u.Ej'.Nv&oM84AF_AAZ$N1hp!h5u6tsei!q3E`Sf[c(E&'YAE&L6;Y)^ejhVr]ueXK)/Fg&+^IV6L/+,3_ZW-kJh%f@o3>7BcLQatnPt5oP&-x8!n%4@!nSk9t/9!TTUCoiJygD/qgw(Yj)gY`o<W(NIY!wKCvQ,c[9(K0;>5#S%msg5Y<xpt+;=Da>gPX:TnM#9QbXFqAwG_A1FS8%/WCc,QsY7bp.6a>o7O+t[+1CsY8CI_HwcC.XFk_M87Sd[X`TC!))sejoVYm,6G2Lj/y&puR)Tg<-.0NDT,VR'g8R;4]&e2n3rZ$G=92sQ^MI,]mlK!Yo7Ip[AY-U$jmJD-72)74gH6faXsre2f'pL.,H'7AqIi#w68)9vj_fb(OgRu:YKPtoMD]i`uMJ`ft#B4-dvye[^uU^FnKfAR$w='d(oYH(nxmyM0muQOmdw3bRfETmUqt+)f:+CFijx%JW,dgE)gS_[I@-s3J_`P.)7xc)`I1'X'6^1$E#u_03feS!Pb9Mr7+W0(>BXyl8$!'Hd$:Gp3EPKZ3X]8;Pq`btd+te9OKM^]wiQXXA[>`#(YVSlU_ffUb@,C(9kONF=R$'&XuEnEZCZZ=s@)KQ-K%iXFGf/Z;ecOLnNP;1Ig`<8GdA'p:[OOYh;ohaTntTbmV[0fXc)SR]opj3h+!u:xRyZ^[@K]],5uI+s(h.<CooVus4@(s3.'=vK(j3Fyl,b#'2A#KwB%)%S=:QT)`[-;iY$CXR[nNiZf]B8EPdA.n65Kr']U9[2gjbTKqx%7Ql_NP7lxJkd5+@vBX7g_j8k0R:e,oK+9c4U7G)gCDn[vpgP%41a2gytJeFc",
"Z--h8=FO3b0!OD'J(9[XO7(@D&p.nT-)7Lq<[A$yc-NRNZs5]]@2RrCa_tEm7L'taj.Kb.C];9XWMB0$mVSi[IUpwbWneCrERvsLKbU<&<a$h3rA<'w%0NNPw9fGxs8UO+MZ;cP@Lijm;&H7T3Kw4SZae;ttk<dbWP^PONrMhK:G)CP)/:0qbNAV4'[YjSD,P6e1_Gl7fJTca_A^Rs4t8;mF@$v>smX,;WPq:;uBJ#)XjZYs.pAsWH'g[g:[>IL<HBal694ZSc70/eXQINoi.HH$hK]ajb,eQYs]9J$kw)1Xr%j/-[Fx+UE9XaZr$,XElq26iGCDL841/L:%FV9N87'kvXd63L80KBbY39Rw3AAniEV7wrW^:XG,G1d,4$7-LVh5n-'0V:gAYJ`iVfR>9m1KGhQ4V%tlJ_6sU+d[d%VKNC=9$@7B9=$_a)3q4W)+:wgIF>8AyYIi_U=1G#[]+Ug=#Kc4ltp#@mxl^'$q;<<^6O8=fp1wrLKOQ[E<]Q:1IkY)Q_(WtHn/99&7]vidq3Z07s`NfO0Pu#b5v2q)7WX>es=O2J$uyiso%%QWT]>IIMkbitA#DYE(xY3_o2hMD:7h/IB2+!8iiFdOZtg=2S_fpxj]vM($9,psSpY3OgJySc:orehB5&pTNb:lid'&iUD0xS:oq:f/Ixt@n^Q>mw48KaYV_A9kRc^c(%d&<:w-h8upfAgUj^&bV:@ZR(%.bo0/8mSvD@J>R@=l$-=WDJZ&Iv:dgT8n@80uHtj%)B4i/q7B`>%1I(;c@]i1$t$2`RW]6G@dd)t7m1dMh6QK'`hM%PAI's<jtO=DVZ,BhbT9&Q4l7_e`_ahEB/^`Cn[B2D!I0uNyLKvX%Gu>0L&w>Q1quCk+48q2`@-+GeqmVIh`'_BhUAdIWNtq-PRTIcwofD.'Pj4&d.wq.e!0eI)-0>(^474br:(45pag+j7a%G0iS/;IubEDLd/PC^@2-8pmHFTHveCermgR>s]<I7hReU4o!R7Jjc/=FhH3HmLYAHL@2Z7n'siCNmY[,$`>G`SBJf74:CUNIGpPwc'68j3+UknxP7vh+WQHv1#ZtnFh6:,T5^oD;VsdtKbXPdJ9o_kMu`VY!)Lf7`XP&3@5)CgHDNkxki`p5A@i!qkG>fK2i%'dMrP)O59]Q->lb/4qj,J!0C`l7+5[<8ZIkrYWtQ]=#,2g'#F%BN%<XuIEJQB5h4o>0IiEHkC72^wF(ES+I$!;Sxp$$&Ejd..&OMv_''11>h=XJ39+!n4h=_:OQ%SQsNpI+u,/;Q2!8/lbE5L[SNkAP^fKZU)CcW[0M^P:#gOcvwD6H];RcR;jxhwb9thKBNUSX&Z%Ns7A6f&NSal_8NSLW[SRwn%tS@^J79),d'AP51QOcO1b>L7q-Dp[nR)qWdDeScvih1o<WfwsXGF1F=^[K=MoOd4drrbiFT=>CA#9tN)#ZEX9tX:xAv!HhTv8dVo^h$xFF+^CIrh)/8qWyaUAebeb(5q5A5v2wcPiHZ#mX`3HtjYv#VFus0mMto`w(U<$A`>Ac]D^3I$QJqEsvt54dAWnZoB#h@1TEF`>ItHPlQq[(.mgA+3r64kEKdgM&;T,NBdh]c$bNG,[.SC_y3S#g:C`l-5WuF$#X)!vYlai==G+w4W8Kwbl;wnsv%V_-V-eqYpU[Dcy9$hoM'w[O@'Buehf'jqls$sC`pe@>5Uy2ipjJ=;I!asQv)1q)pn/nq;%GOT'4B$h+,isjeM+<G@)$:BdTLB@fsS/WMs(PPSL.rv>xI^)Vf3-`+2ROhw(E]t<loC)nWB64ii[TaZhHH/tp0SjCX_cOWGBu`TTcZOT3RF!&yK=JL`Kk]4mZL]xq_7@t2E&Nm>^G1MkAW8j<xe!TP/XmYde>tPYpWMcW,UublfF)QShN[Li]`(AU!=I@2JE#`9Tasy=p'BSD&I.`qnq;mJ#'e+bGgB1g6$_.LGPr,>[tog39]3+wE,4fRf(ZWXQm0YdiZ2LC76l<yCqm3o(Zl&b2!t8.6j=WvUPJ#(RvH#&[E]^GuXUlU-JFkih&$a]tH=pF;[G[lZ$]0!0(/8T--o&sp%45f!KRl4YSX^L(/6D=j1cTpVH0&bj[U2WD0bQDN;<30Jr/xfox[&`Xi3mA;phuv$hf+j[SUt4M3Fw<)&J2L0dJ(p(1=6j!0=9@Sf!VKHO1PCchd0x6ErlkEStUG5+UEcI6eV/-<@n7#)PZl6SI-0R.h%iF%V51P$C72To8VHif`:)@[g^wn@i5l`BUp=Hq(L,b8^nTTR/jVO4dA+qO'Bb['4;Xyk'$C!DnGq`V0Xq0BaPw:0itf9LAly2d#;(]>qZC(8Wpq_/.AQ=n`R_;H`<7%Mdo%PmWYM%#@2O_EOu.!47W_UI42b)AT1ISl25us2G)C'-E`2nFpKKDW]w3EE<6A(v(e6GvX%;3f.l/j#$kv:^&nNe45k;(yWrLj::!6[%=e3^6ZZcvtNsD4mZN,]u0$DbhOs!li`VVywE!rCIO<-v=i2v7>KhM(3dbGs&h$8Yv&JG4sa2isb.lvEbFt+y3t,tWu0+p:cW6m'JRiyh_QWj-bGdYQCN3&ZZudH058Q6$Tv_nkpSsO9146qPXnx(p4EEm-[IO0%_WAxO#<OY9,eoq-<Nmymxa8%`'>-n-SD;(S<gVkTSpQ.RY3Pv(YB]vlTGkcOMIZi-mc+&kZf'+[=.Axcw])%6EtNKm#B;oMj@yi7wF'gN43Qs=b;R[r84nBXB5#;]l3.leroE8`j%hEN1Pw3(;OLITTfMT>QIXQsw3-'o@m[f!$DdsU4W`2MAT87vg(8#U(LBVMA]7=r#RNqL/^aH@V5jp<^E;]Ew`@hHJs0gc^I9QI7iJ,klcdQ4r(X$=XNu;s)sR]EIL.wtM'k&dJbo,;uIS9w$2x0bUr.K]g%4J6R-4Q,N6_Hib<hCUD1Fc`TW:Y<`FS%)G-TkI72#6`.g_h<ZbJYZmLleNg%S2elp1fks+0aAqak$9VA/&)b-[TSnKM&7%ILIL9!OcY$)/+U`h7>SQAto)Wi._jr<%9SIotL/vF`,liIr>m`6q9@R$9Q&f_i.bT+jy)M9tydE/2<P@uL_T;,V+^VtU-e4t7At7e=3ObRNFoV1!#]5=3inpm7t;H1k60!d<kX_GtFcR%3N/NjkWoYFdR-c%yCdP&!tv7!@Ku0=9P7tw9[t:^,TBW/3X![@,WNrJB;-q(>QM<@&L>cl`0HXM6G`'XlZ/=gLmJ>)0.I/B[6e[IUry(O>@v&FOm<%t2'-lVL+M9]lA^U'1.vhO#/_F[_yBr+S'tr@m+&I46IcDkO<f/MC(#WKeLed7>qkWXyh(Y@.;1/IfXROP_g8lZ2NiNuNdjET%>!bRE+>2F>b-s$aNh,^+CxQIq6EW0=R6_7y2bn!QWZ[_yAGLL<tV(fR#>&4^-)P%_J_y#P$r-Kt$c^-MR$5>mXJQbt%].Ikbm,qH9BDVB!C@1lac)^Z&#n58:W:PINnFtPZZhoGyrBRdUVGNeHH4nTJ11.FTdtlde,#[OV-xD_NL_i0cBA^)N7kWA3HQm7=eRNo_bcgZ:GZ>HL=<AEIoCmTtU+i,S4]]jl;/&-/UuZ^Xh`#guw;2ga['])m#[=uWP+I`6Fh+7QHGb3T[4Ac;3JGfI&lF]'IniBpo`.SrP!:MK1vpiCE'E$=f,6l1$8T/RlO3)'i+qgW7SqZr_M7V&[+pf'0ATQGd;jILbH'1%G+L=QRjfp)GNgsYsCgZFhitEA]Q^G#'nce)N[0y%^cS%1xEw'N_TMj:VBve;8(NTZ/-WsgP<L_RH3,tUsem$LJI(ZYXynZiG1d]cj'`-s#FOZ`RwV!8PMXRGlx%9L0WdY/qP:rNr5EQ4#>>0KtZgqj3U8=,yFQvpHbJIh`,$t$Lxi/bU`W&fV9]#.o)v%9B)V>cCR8i<DKmXVr9i+SP8&hnM$19+3jj:AFj2#iK2utPyBr1uG`+w,ODE5MqIk0Ru<=jV.v8ZN(1KVO2(<hU9lRh7CX",
"qElsib^EFm[P#D2^k>%0WY,@rukLjJ][ekgU9XO)V04ZDAAN&GR#(7aeyFsH/ISm^&t37b8PAn,hq2Nq#U6)`WZc$<^N>qAf#,!W!Phm!CyqUqnCrT=H>@ZK57RxXpZn3nmvj:;YZwM+@e68!k7;C%DD3<ld7C^[25]V4L3s5PVkhFUeqIwuq`eA7cI&j7RaF:Wcdc!+WyPN7-;iHYqbF3m[9$sKc-&;Z=Oiq%[1ax9.A;.IBQ3VRRkQ8_)>l,mqR^+h75IS$BP>Z!$4sn:iWcrc2Pkif3o%nQ541:aDtdpcTxg=[BE9xQ_rm>;$USenp_x9LV.->#sPjX`:[lvC]i.%Cgi&MnRF2HK_dt_6lX#CL4sSR4Vtb4x9>t=Kpkr)dDI[Cb#h&<0kW%B0%Y[^#d;S'&`w%[(XY[7C3T[He2wJiaqP]>@!4BLt)_Ew5D2cN'LdV>k:.'M/YKf$j9iHGFLNKiy[)xB.S^Xj&hL4S^2'bu$O)mH$2v2]3lJ&brZX#w,ANL6RC$6pK6C3J$&M!jghUkuM]370Lfmo]m4.b5'p=ttSiHT>&GggQIhek<:8^'t^s0&!::LnaW<<Us8lC_m^+Es;VfnyHb#&<Kg_HxpL(pu>,ImMti&BPDg2IoR$B+>qX0(hn`fIvqwVk%^GAZVw8v-#PTb#qS@)qh>'&f>'UqY)k.b^-pH'V4!:fCOv%Vx7D]7)NuBbtR4A#>!)J!:'FeA2<-Z[$H$$bdquR,sBpORP)O=LM/'AZfe0M0Q5PU0+W784)#f#129gf6U=]mGu:30@b382nGST9;wjb0RhJlI.aACA%BZh_ST2PCrMsY'=haObp^MnU`+r1Tpt[p)d=G>E<t3nL!`$%@Cj'7k4rKcJqaL(k81Ny4d`PmNhSNtG>#Dga)&-gRfWF.l%QuUG]AWtQmhU#_>].J-Y9aP#G9R7_U8ip.U6lp[u/icIrBl<p7i7p@1(3axUGgLMs4ZU66:/vPq@[wPBT;5.MUOT]P`4b_5xDZ(ubXL`bR:W72Yh`hOtR=Ij-^6;nRBmdqO!9&UK;uGL_V-r@`8w8Q:&pf-U<[Xgp+a`@UUWU#lp5;GDsUhaHgGwux$!e7SJ)Z1'4^J_5mP()Dw'G+'.q[hl!:,^FDuMumCX1Kwsx#^6c+B9P8wmvOAx%7'LUC.^(DxLuBe+Tine@KWeXDGA)sit=S0cl'<5>N%:RCq88P%dqSI]mr5EPM=l0XQC4oyQS2H-#'_cCli=M&hnG96L;fPf!if$Qkiu2Z159W^&2b+-$')J>a&/iQPg;7+tBe^Ggva5(5AAq460yk^`+BI@qZq&@4trda]))9@&]+X8U/yC2Fem<K`KN2m^R8_!&,l-'$G.aJvsd#dAwh7b;-n`t-^ku;_ud0q<LnE/X4u._geV-AHb7PSL3UclS]XhNSpJw<$eoC)UOa%VsZ2^3drD@S.7=Ubeg;WG3DYXu:<M@cc.wVxWo/ESVCGsDGMYN]fU;It423sToU:A]RrrP60XC]T+;r#^5$+sRRvy&#V:s0/aST(;pff5b2QfWj^]Hmvee5YpQ!p]s1L9@`mpgLIg;P;7q%$20!uNpT1oH:SNq%F`KUcsWdIQ3x!Me5gV3FVOA8G[$eB^av-TNs)!)Q[)q=cbRNZm-Ip5U_8a2f!Z#(a$e[Kf$&$'H7!INCQCk@hq0v]xd13^+N<2n#-;:-%Pv)>tpArCaSO=CF:p%N!@cMkeW4mI`Yqlx-:R%avwr4dXQyL%P=='gx`w-,jmWDEW[R0VK5O!NqK!BMx-lUO]7j]>JLU&t8DGPf+SiUO;O-Vd^e0%q8LYTYnvQ(Mtq2Wla0B'-F5,Wnj6XKO(P[Icf,FAvw'uV/L`E[/JNq_q]q=Tk]1,`@8@uD1d_g-x$p,u(,Blu:GOLK(kQD'#Ssr)Hf1&D>fO0Ctwk!w&-0IKS@iaoCuXEjZmmGm7+'9h&u^w1G;DDEbRfjeFxM>Ras8Tm$h6:ZIo1u1$=FhrV$Pvjjw]m)`;gI&&:hM;h@Q&0Mwm-MT=f;=Gs.P9+eA)FgcmSUZeW^'eQ0.+(G:s]Zfb^C9p9`+YYh%l$O(mw#^A'$]j9O2Q`iBE+#ylnTpq;1$W,b,bwgRQ8WsSVxY]Lqjm'E.wQaQEiO4&BODiRpJ!]<dpFjCic2&>(k+4^d[h-elHE0VAf=s_]j)tCv#).h=O5GF9B$k,Q-6Wm`]nG@h6uDR.9nJAUlDf-+!f#8s%['O1u=<BF&p0Sg^SK2<b'0C=TdkSXaYjT-@65eN9WjLWma+NN-(qXRjf8::QMi=LG/%iZ%d(H3KKqVDWK0IBd/A>JZ:jFFVgDQXEK,3vr;R!vCcKS)`9-Ktvy/)ua1dDG3s+3e[CT0_lUP@%db.^]KCiIR=Qsj<$-t-hO:en-hxxYs=kVjO-X]rG5p]j=]qpj2Si[vUrtO]9OX5b2e<>f_#wgoji.#SK.I.nC1`6La9K;4n-4TeG876I^F1sYH&Fgt:Y@NbHK$-<`BZ.!ht.>9<kCEvqq3`wo(_F/0WY2YA;aIpLlv.%-!ntlO:Fm2CuT>@[>_sPpj9nn;2Sn$Tl>;Jl]U1p5w=21>h<D`fW6aD2RZ$U.FD'NoT'kvq2^-FB297^l^32-(t^rb6uYPijpYo5o[:H-ZCKAuf`D&(JSF-flv+&BgoUZ7qFQ24#EU0/t#ZXv$6fg2r.3TWv[0<cncWTs`1^/;bB9u4.x4YT]$5:E@wn/vY6o=RX9,:xPDh8(4^UUP&f[Xn(r^f%LGZdyYE]tdura$T3VS@7FxZMl4wgoLsTSMhq5t,(Ud;dl4v#dd`Ogg3-/JoSs)Cs+Myep4(As@RRlNx4Vc'/TCII'D/n%x6t^r)n_rOp0kT@EP>TNwrw!(k_=dhm;C&2;8u8YYn<u/u:ua^e+OM2kslf2!e8>0@cYX/!6jc&y88/B^t)e%k]m9EBUYEj[^$AAC%Jj73FuqY2.G^dc;-WhuI=qHJkso(mC)``u:^nY2RS@I2.@xl_!i-5CNthU=1t)T+Lu4pASEk^4)82,wflXsJH$0:'U'ogD@VqB+1kCxtNLBOmFmI:(xrWXk=7%)W&2MS(7J[yY5qXx=uta.Bs4L_VX5KRQ62!J<l59c1diSAy1&0$s.t9L!jK-r-Um%UF(99`l<t!_rDW%:6,kTOvx9DQSN=PeBAi&xkO%In^S@]:,s#9y%$eEF[>u3w$VW$1wgFxcs!b$vC7UTTNR=$pdV@=<+8W8XQ#B!&CP7/quBH0%oH>+`P7t'3&jCE&^&+;p/.Gq1UDcjG)U4vZ.RZx:#K8OpPi'2nY^j[[:/^$QT&VEUDf/.DTvjNUfSXaXSEP,c=fFXoUO-.TUEvcZxXCwJ&kUvI;.aSUbOl:%<E:vidHt7Y:sYtKTyor1<TXJlEFrDFg+>>Y3NnjTD@F;,C4Ohv6c>-H%%H__[`Vfyk^.rHaK-qO$,:GHUoT<E=::YHPt3Xar;rEPnG2&K9ILo+E!pQKEskBhuMGF:yVT5,Q$t0I)'O+mIJRqvPfBA=Ah+aIB^qd:r]s60]6pEY2DAjA8Ko#ZRALi,Of5^RXaIv()1`iN&i2ANh:^Rj>:&JYpghLgd9u4k_5O!Q7Y@U+xDr5pw;Bx)kJTjkdq1LV9b9_,W=SDrsM2D)W05v0ROU<7&0doaJ_L7=t==vMLD.3VjLc(>7j+hHZE3nnotM`h@D7Bl^4^>=&$drOQeOB#7,vZ:n@n/TVKHe8sfq-o;/>CG&yL!]dw'IRP^L75CgLJ902i+o&#mQXQWEHtY:0nL%D=;w)i@j5T/A8]Hn.u#`wJRQfdr'eS.v4,SbL^C:fh:+6-GQ=d,@nNjhp)XiKV&^)xKsBsB%hEjWub$+;R9yhf>YZSPZjkA77g`u>e/^--v]jTufqo%JF!=,kgURQ$mPn7)mnL%OHU,=Vn7FT6UoSRUF[SNRR7jxFn6f`/<BHLo'>2OGVmjcvB4lMJ:mDTmeIkG,>q';I06tVd=)eX%Yk$aBUo9M'",
"5R(gxXR:x[DjkV`>C92;^pdUT0!11ik3!vne6A-kHbyGH=WWcT.R37;m+.[hRjrI9Ube_EWH,SdJG%JLR[0^xvZ3M(6H4jxESe;Fr#-Pv%(S'[MsD#'dGosUVDIA)j;FGK_6>WNZ30QW+DBO46Bcgj>h%/EMCl]F+;5>SjJTkQDAj:!egv($N:^OJI,>yPr[LgS@o:awh8H[;93bOYISw-X(/Mm;kCZMI+^$t/i)[:TuT^HC.r=_J1^.u5_g8l)+>V+w7MD4MAyU2K.)QvF^9=HAPecT.bpHE@4O=NF2!44n84dLfqxM51HSyWmI]K7RFBT>&5'nyYnH0QgUr8&+ZL+CyPSM1<j0pHZE;A_J1eT5yF8t[;ukS$=H337J]ixFoQbhsHFH]Uq+Kg+8k%imoCt#:gh/lE4W0.>Z@!pJsoPmZAI:CFgg0[GE=1b9MqawFfW^rQ]&=ofsUTx-y%8.fxe5SpYN1;(`6!uLk3;&,WaMLrT_xN[;UJ8TdE9Hsvjv-iflr4]!Odn'9rJ5@MA3tI&bgq/v,Sb'rI.<8RKZWet/>$(`tH_im>t6QZ%o%h.)Q+G`oyEsUQ8&jbhhIA@#aRK;(@3&:ixYX5:DT;DO@ICME%'kX&ZmPvEtMh6G3PrHL3'>YDt6Ra'>xPld,+BfdffwJN&7]+@j.ll$%[Iq,PU7OA8$kni>QGtB-!__u8j%muk<8A5ZK:QriFTBZyZ+rnmZ1gHqJwD_7SUt`kJRuUjEt3.W:Fi-IB<QvCsN,kC%1s6.drcqARG/l'9-qQ5M]Mvwq:]X8nk,#x/3(R5wpr33rXor]nHs5K^r4!qdY@@T[EPGFI^&Y;#()mLB-+n69m$Mkm80$[m(1[ad%X9ZWPPUQY5dvYyV2;bRO,vVJ5-_.yj(pV7u48]m0_&VO8xo%+FkQB@YYi@4'Nhd>usQKlCB'dDLEN0WL+Ypai9;D>iEpxTcu5_E%%%!3O'n_XH>(b<K+;bLrFtnvDNpBFbk<6fEMs@NqWDmdF&D]!yVT9al^eZ[#TQ7uu'-a!op8^#r3utQYIm%(Hk=GjM,(=]Y4]Xf1Q(QxxiWeZ]P-Olo8vEk^g>b;sg,;S^$StdS(r@n7Pcc<COp,I,oUk(H7X;Z=$34)FqNDq2y%G2Eda8tKqLKrht_2@f2cMWLxmc1mCUdFQnA<u1F]y%s+-pRye`%4rr%6h6P[oe.nq>JAf+;lEW.cfPLkWaKv-k/LUo=).<#9Xg.'5@L/ae6LLHPX@v('4H%9--O[9l[yp:.NU6XV/$7EDECD4kwen77D#epOD_Q<q#;nO57,M7I[+DPw!n^91-l-v`]=SRl%'>sc',HK]RV0$GjK,>fy@oYqn,'.djH'f]Q9h]k6g%J&,h2=0@J'#g:HH>(TE[ab-Cd9jU0_^(eS)f>,/mt2lyQa@9ndq1TpN-.nfAa'.oc:+-bt%Nv3VAGAh:A1O99r=pHaFl0D@cXs)aJ0=/:2Dp)9rq[BqoX@<yA1gHZ]^!)q%rl;'-D<mcr^395N1wP,Qm#;tVeIKId6tmW%&aYqOHE#RJqx^,2`b`uWmOh`0cWrg'<3tq1M:woLs2A`(&(H^&Y;Jebck`WlVKVG;EDP6+OB.f(dp5#6DBxvc%bsgv^7;N%l`6h)Z,K)8mo1c:(MpZY/tEJJbO+p@c$AWmbGe!tjM=CoFLvXLyrkp^yt:@`JQ[-PJOqs`.Mq]/1hFlGJ6H.2hH<bDEiaq/S'/@[TN/<,DCo97n^wuSHtxr.&2&<XUMpd>i_H/XgITyf:M7[pWpM<a<!%ma]T%_Cop^7&YtlR`2ihb@q`_.9hnbmU8P$^V:tC+UmGSwnGr3@1;:lxtgByU87VtL6e,'0MIOkG9'r9`t3P#o,YmEwqXC+UexS6sf`p9VHB4hgNt'eOWWFt_Us/2eWpfX8A$NulQs@wrQ/hs_r+q][8k)7mVKO400Wl^4G4N><J%SB6S8aobgp]^5t%5!M't$`ntPQN;XH(I=Tj=%&$MM!%':Soa-yJ6<2sRE3O&`d/DiWWje[L1F:m+5oNxkEtT[47_1[]s.F2&qP^,u/x>[2x^JfvB'%A!2$`m:>Y--iAlPv1]OpUO-@s.[;i;07,lmWB5_()F]pVrmn#9YH_63h[K)4s_x!$5wM;eFljEf!Qy8nJt6$$vl3d74x5/TRV(+8I6PrK2#$>vZmsC]uGvGCr4GvJ5V)T3w#RUY%nUp'YTHV.c]Vc,CwE<jj3E%uQvH`RErI+mVXK;g+'=k0e`xuM4]DbrX;$4Lyg4U)k+N]^PsEr9/<wSiYX:K5Akxy<elfbRZ`WCNV4F4]YAC3XN&Vl_>Xw;JHYyLrbVyjw-o)VO-woxt.98%sJ:k7#y+xVWpLPPY[j3u6qGsaJl>(TD&0I.#7DS3-=Z8hGgGk=AJM])p@nrhUp-%kohRVs<^a2s_6QUpU7^J%['Da4bV'rT&3;Otq6nb%9>:%SY_lN4g>u!g+iDj`^1Py#:4!y5(y_UK'rX_e=sP3Ks1=AdN3D)iffOu.dl;Ak#c2PVq8Lc>lT:%r.W5UjY;S^;`wM[NN>_-$kQ9Su@EFsd[2Zmn>wk`P2rMgXl^6pNP^M670e3+y&N$h,K%.Ju;uC=lgf^gQi;DxTCwbR5Z$-TA2R5xhVS<0jJ6QDJKlxj#PBf>i-4oVL,wX't=s5^.dVKN2E,.s9$&Y#OPB63v[6.G'tE+ru1$(_;Vk+Z`I>xSppXGicuJRXxLWgIA:E8yx!P@0O2#wnoSk#uUJe`1Z1xNDH]/gHF2Fe18'=F4X!CR&kSLX/n,Kq8taqM`$:<Z(T:Z(L9PW)q'bPw=iq^j877oi/70/@eKpW0TOb<5dkiu5dj:`EZYA!Irci5<[ujZR'6sBnm0+yrlToEX_JE]rk^5Z#h5<nre&9:bO(6dn5U4bNM$nI-yfv/`v@B4.IeJ)<x+APp>j((pWprt#,jG)hb;7/p'INNCZXqe@kQ+!08T^uq]F-'_UjK_LME.kkJs.Va!c=_sZwYP.FrCI1gYY5mB_nYP7>n(;qlw'MwB@:@M.@+UYDKiM47MCol<V6.WZgAL1Ebd7`k=oQ2cv!:,<ZX^m2bIlkYQ&9f!`!TjE5Re]rLb$LwJa/CaI$;`%8R'b6JHE(1'[es,daaL:9rw,AatBUm0r'7>m^,>(;GTb.MJE3v+,ghSDk$JscJ(_XeM2Q-(6o%)6oAc,][GE-P.1;;UD@8!GAUMTl&m6b_g'/U4]q#1Mb-,a)Hf#[RFk@]#0sZ0G7sNf/9]M<I_RA!BK&/O'vc139$74sF!VAIWQr(:ES91mD'$qH)h03`_L%lNU_e^@A=v^K6bunobmpF;@<u4I>ND:#%^9Uj84CPbN-Can1!Z>eKU`=:V@nJbvhSs)q'n49)Jga%&''Q]SDC#C!Kh;%GVBY91s(a(ER&+M4+K=[IPvyY!,09q@tOZY-<fS&O!X,lb$)j38cp`nm8U,R>aYam:F<GGLa$g:[e]($E>YTxd5@V)9T,-ye]Jx7n`S,P'xd-[FTUHgF8JP8PpA8C-d$K>D(e>W0yg)0IRdL])-a&#I#H<T8+y@^T%FE$F$$)^e7f>232#Xk,<R$0!%)-BiyC9:-a%@YFWP!]aDA:3hNds/J-=sqX0oKE[ranLvpAc,voB:HfL>mr-gytgN958^3CiiuDq>.A`d^'w^a;vs5Fg2BJ'Ahp(,pNdIuOEOMGpv2MJ0+!PRUJT]y;O;bZM].6x883CB!V1W;:mW3oPt;I;,nxa0R0s@@tY1[e8x/v^5oj[tM;8e/P;2m31ysTXO<qVMa%XEi2]QBp.nm`%.J3d8n+,Bb]P%R`VOQ-B1E1rn'/%nNbKfGRmptJuB/-u]6Ik;$^s<qXALO5X%dj8/E6Qn`.0I`-)sp)8%qr=KE4Q,(6XWO9[RtEBHOcS#s^U^ddxobAWE$JnO`(3T5E]gpK=d0kRI`;Fc8Cd17T#hNDT')ZM)`8JuUU',]4<fAr`3j61sZgLn2P-l)PMv0V$l",
"3bg5<5MRSNLjG8.f=hZCnfL@ZDw&]M%Yh:NCcmo#ffu(raMoN>._dRX1T^Mt)I)I$n+'rx9=y^ThxU-WC5CnP_4.B)h=Nm$(3Zcn+XLeFj/)]$F.H].3aRO=Af,lCgZ&Br5[!na;wmVdSXsq2(%gJqTQ0H%16vlio^nRfg%&mvYw-3&_nar4_ZSl6QvHsEkN;LDbupQfg@6lt[-cR7Ax(:`4'-A#q+-7U:]I08&)[j5-[YinVNMb#vSooqAi#[qrF@A@o=i]L9C&3+cOp5f<_`%Ti[_+1uT:@U#-PbS)s#]6n`If`9%q[hU1+$uR8+Fv9o.;TFp@'[&M$lN[,3F1,fc%)eX_//YyrAFuHFxYpjK80,GEe4sMc#:@'DS=<q<u.KY>8LGed:nw!A3EN$-!BU#M[ls4xIm$KMsoU3rCD;5Ko1$D49k<^^aPCoDn`Ao=fh=Ik%>4eK',Wlc!XmbN/:,Vii=w#3x$'#=$&;#G%!sgpW.I<Lyn0`4+V3Z5=S#JPmk$D]hZeA.aDSJd%2hD'pUnm5W:8D!<@S-9M(@Xw^J-TV3;(E@<o)6-T(_kcmV!'&-_T3VZq2jya9=D;Vq-/d3;<,/ld01WUkd8ZXI+8J'$V!eRY27e`]6lgvn.TI)lQX%]uHw_%:Zv_w=+aCd<_xlh[>COao>aYOqGSP(OURS2]'q6m_3B#yWqo3MUk8rwviZI'%D^ZA/teU<Vv0quOh:Pei3le77ElW$j=hKD_FNctVHFT/c$xX9t5F;;9gep<mw#g+j>lPKR&RedUnlbCw%+eb#jV2hn+A5,#EU6]boR>g='Pyh![DD,t^p`xH&yQlwFS[y<L4`vP!E=,9H@:edr0`p^#'ctZM#sn4tkXo6)Vg/8nP;p7DXV$k2`.]CZ@9P+<>EI3$q/E',br>q3I2EFFH(r>h4'<-Z%FenDN3Vr;b:(Hf57UWH5dVh`mvt]oVVMDL3do^&gJjo;0j/Z;GxS^$_)><cmYAM`1p.nL2`'ZHYk8&);0(N<FnPdVGN<.ShQdyFc1lje#C89WV6Tk&)R4ytmRS&Nm9dmWoxSqlv!61=xYRl;T@LYXihp2H;S,uOuU8FZ+fCV@58a2J,sG//uYGiO&u``S1:'ZYe4eR8$#4kOo]SpXhxfwFDyD-%88@6mf0%nv,adw5CT0CKKb9ods!axAv8bK80W-a-./F'Tx4tL5I#RZa;6IC%$3RY%0-Pg=$7U^Jko>vJ:@QaKqSX(hHF'GAEkmR%qCcF:-6gbC<K>+oxG3#,!s8Lg/lYk&oEeivkU&AsQ(>(>Cw]Nw+'X=tN9&.&s=`X5r&x@8hwqSic_,Q[i7,C`Z@:JB8>n@$u'WNA+$VRtyyyXe%^%3ja/V]qL5UHBKh:k@hYB]Ei@2Xvv)O2$8'mo-N/b#qOQ$8=E1/)M%xOfj>1DZe<P<4MEd+A13E=vW85OxuVutmqngev8Fc!/'Etr43YLb,E!qie:@FU0l;-mOFq&QPk,9h%9uOuv[wmLJ!s+i+%+GJ)]D]>7bWwj5mw[b&eM6^kc<,$-,CFMqC7Pc^v>@85:biw9Hp+p4c]LEe0'X<D<y`UJ'4hVhpp5bERH=aD5FoGtG[,AUP,cRsg%9dcdH5qwDRp7nll&FQ2F(cI9BVIA$e,lhg/Z#HbsNd.QLLW2g(qy(Yh'H-1jyP[5.'uW,yw7qEdtEe(pm'V0Yc9NP%;b7`dG`rmMP3O[!byjpN(ekBmkKkX4JMP!R--DXGIL/HQC.USE0eGng<Lq^k6EQ4gELQ;9vi=qDoQ^oN$gwi&reciF6P196[Pb7Tr12-QGvyJl^jFl>3D)Vwnfbb!#46YI:UgP-5m(LDC&S5f<VKZX<jQ_&Xjl'au)<EyT%f0>ojPNtZp@VNZ+[v]o%<n=FpG_we_B0RUxFWx7m+QmGVJb=YJ/$^qp<GH=v1Mygr165vvBpT/c.iU7eF:K>;X$)],hsHSSN3-@eDHD(iq]MYpE3l[5lOQryrelPv<jDsRf_jVqerVwFRb,GfJ-fB@QZc=Z(=GLpV0%xQUX]C@:D>qFEZ5H,Dl&E,i69(IwCE3)__':JY5sf0M+L)H6^rjf7:WVr%dQ]2okgM8QKa15eG,LLu(ZsfiEpm=3qK2n:@Jy)n0AP`CE-qB8H-u`d<gCoO<r<e[finl>RYHE4,:!v^uKpUa=a`9qi9I/aEXva=ZB[K`GpjUBLu>9FRyM9O;8t:):5PrC2m'S)6Z^2o%)!LZdS-9Wbp._o@iXChoby#-L6t((X^9XMldHCS!KG3W-Of:Y8DjL<o+m6[d!<PlHkE>ivK@(aTGuAuh9]VVs0sEr,K'!=@$[p;uUaci+&Ud8T,JUOV,o)U0Sv,pcQ,D+X)cZlB$`S&p%!&1bTx0f[WvJZCRe!Au'&._gNo1;7G`D3CZcYJhQIGeQZgG'WV6/ks&ydg`@bydsA(V#8pF1V!$U0_!2V)U%nU&FEv2>X4&n+6U<]b_fM0%@%Xxs(OPJjEs=UG$Ny57%K%/I+Mqr@ut=p&>ulUNu[UIwa7k-yN>9.,w7#WB<hB0@b>fO1Ok6(ZiDJO[`rL&HvuOMurfpYro0^Fjc]'1UOuE#L9<sqh+LU&t,v`9#an=6]'tZs'9Uw.gc1mtoa-u0gPHsu/pcG]!;<R^'sB/!<Wu;njX]x#+#EnBU3iJjSP@^GbbpI$j98GgkahXdm_PSDeEDl$-WE4orqaO,xe]u)`!OZ=a4bF7=tvOvedX>3wX_%.]$uPUPcB-vJaYGV1/5p=0g!Nv_!2T#xqhT0WwOb(:^faXI'DcVM5,pFB3qS=$IZ$f9uJ&y]ZXgM9sWNy3v)NF`@NM47W7Dj#3Idr^S^y(t`8OE'Cc;qWt[@:.dh_>]k$9aST-r5$`RM3],;j5WY4c$)EIv$>7;P5',dSt5FevJ8b&J1pemloavS[YF4mmEJQt!/mTfG%oJ%.=;2eLE.gX)+4@H3Z!oJuw+QgEq!vEd55cJwh6BsND<T)a)hlp`t3B$cDL-KTI-/(0nZ]@(2^D;_JZ4,e4`<+T-WISLq24^h)wZXyOlJ&sMwhd@HI=]Dsnc8JM,eG^qJG]LTLWMAhErIZ[DfQIc18n'JTD1Gu;n8I_(=VRMER&js[16;3b`'3g)eeENcj-nZK1k<lxuG2bDPXd+1_snTu2jU:R2&>HL&[S5pL>BGC'KE]cJ:`MoX@q;cx9gG_c>>cx%+wl;w':.9/E]mNRZnQeph($4G>fA'HIWnI/)R,R$PucN[fiO@0^)jnn%s^hNuq9lXv$U'sXQ@[M.9@Ctou_tQPhc9sq@TfA)r.h'vf.],7clNS#3o@(v:8iy)qb:_c>^0Z/JwBNDNn/C#[KlmJ+Vk^d5_n-DyYgy-=Gatw9gL`Wg0Y5mO#&sRCu;VRPM,&@Qd3Rq$3Tdm$lZxUb`6aO8@V%&(C[<T@jQ'rAU33s;w4#iKd(9<pKQl^^!@Z$YNQKN^VH!EB$V;[&bvwXEWqdvx'D)Lw:-#X`/hYUG;6b!2)TKWZEPKSEC_Rj7hr.TdyNcq`Q#V9_hZ5NX6a;Y9k,0kUJ->cqGDxH;$k^[/&AaGB3IcC:'HNN)->^6D83!C0X=/@aLp:nP_&X>'Y+l[l[@r[=BawE`NqW<I+^O_Sy^5(M9/Bn@#b>+pnm4SCRGmLwb^AiLui9HC;lR'Ehr>q)1Gvj]jKRG>kwpF1NTQ.w3_uu-F%v-3tb&=;FIB79tZLB-'MQh'/+JM%deOI#l2X&ljIMFo[iq8.`wkh!#&&=X5I(S`/$vTI7>bd6r)F.Wj5L)-aT<[i-eycL]e0riTpFVlbBS+P@;eit[&y3&^^C02e^M0%57+esPLj'vey:]ou3U6+>B_S)HuUmJAdx.^Vg7#vr[ccK/U=eY]vvT>^;yfDZHEJRLw&uOM0DPouEHX%`DMUo[c9(bIDmq&+Fd_2!POjPamQfH<^YG]J%q%ar'liVdKc5uikR`JBU/EV7u-b1d,WK9T]Fn.e^D:&@13!s&B,VyZI!;V!rv",
"Qh!r7QryQFiFR0PdLMKZ<Fqv_g>(5:Mv4kji6Y3]Ep)C(2N9DlVwrdLTY$gCE(aKA)bTqx=xpd9PvP0W7t:7g%m`7mMIF3w-KSt84O+jytIMo:Lub,0:kdAO6&qZ@ESWXbw(oTxu9=^!-h`9E<0^K;=`48o@330XGOMNO7Tb>A$^_+un7D8[Z/I,lGsus59ir$R0$-eSey7k)7>&]2&NM]a.MlEwOBqAQvLQMTPW_W3k<6G5ADaDs:KcqUih%VJTb=1.e3d!;RfjN6_0'nC5[,N=!N:fAW9oO;g<C_x!ma9ft4]e>PoZ+-lfn6J/B]ysY:</'+F.YpgoPtR@)h,Lb-98kSHhrvEvY_J.rNi4-oclS1@5yvfU$H!3KD]4/K39AXrs;fp3'%gAO7oR[c>G3bsU>lg+Kpvj53.$^`+'7qO`;a<du%i]L;:oHaj]7`O0x5I$7q%otOoan=JP0Ng:T,>5e_Wk8-5bj($kG'^vH]n%rh2KTxVuV(A3Lh$30F'Fh3@T$:/h=XN9uW5Na3K[rdkK)q(=''23[s:-2r$J-2Fn<jM<u,/QDU;XP/rpslLlVw$;$;Tb7c<89`3i#19<WET6BeHmT'_!<M4%o^4E:uQ>n=15pV#COx#R5]aDlKyk/5bXTflUcTI@Q>'O,:G@&B7N:JX9nt(0DP6Ymh[Tfe[,@[[MAR0QImEMxRhV9PM$H^RB^hleUovP$`@dFbkZ-6,6W;)%X9c@OZT$o0.,`o:rmYSB_$uPOpRheYIh-5UFfZuItC>Ou_.C%>:VNQY7$`fS6P]^fHW0RuHQQ[0mU!4%N[pbJ+NLNI9UMd6F!$C'>@%F[r/X6(ZZ`sSSkDSIjKn,qw=Y%fS_B!>(;fI%X^&>8&jfp@[IaPc/aKiEmb)#m+_2Cb+3pq-NJF0vs#Loxmjldg-x9E1VR5M2]F4TMP1cKQZ@p9L7p]Zhf5-j1Acqpu59Wmo2,3.yFfF.(%6x;LsU`Xh#ODT%g0C29'T_fZuS`arFa:$SmZ3@YsnOW:LxGq7kZWOi9mvj7(m<W>T17ACE(gu9'ZdGchTOsHuZVcfvW<$km'a<cj_RP8tx)n_Y^cCYpd6dU$'gX:f[m+a460X'o7Ijqux$L)sJ(,`i#8>=OT[QIY5ba>e2av3twT^#@v-IVg4%;O/k.&)T=M09UpxcwP3w80(Jv^4vDNhpY%O.,1b)G$nQ5scIs!-h`Wm5)HbY7lCE9`7RGe<Pk:&(7l2]R]VIZSiH8'L38.p7Cs7-Z=iliq%q3urq(sX4;XYRJO!<NcK=Fj9%e4hc2#,%os#0A]_3'd$HP/AXqIY9$T>j^lio!A;+hX)<P8;5$'QTHAJv`d'%;9[Fw'vl@Q+NBXGX-A!57t-hpj'O(@$5F6wg+o]/[EAdKPkJhd/Zf5iIRnF/1!mVd'J6no.NXj'k=mWd3Mp0cit85JyvT<<RatI#_bIDFgjDkbsu9G7)l3LufmY5t#SV^&-,H]umD@I$^<[+YT'md=+u@B)5lv,Y<b$;tt-gkFG#Mtc(m#`(=<4@[/WbC7.p_:AL;lsr2`Z!r34F'E^HcaS=B0Z58qfAUDH.D4%v@R9Z]G$A4C9YmAtk187hUSJoD#Vg5pVE(eVHn&,H)/C,,+DdTWU=#&]dG5r/!Qa'&J3Nr@llp^gBg>cll@MW92-]VW;Z,-Zf(i=Q0:k!S:,GGeBm%R;o3&Ux9AjbJ=i'EDHTTmEGFtaM.5Ty7bCD5B`!+<Q-kdh)kXb1E+-OZZ>RU<q@SmF[-aI[QEuP]vXjMN%[aEM7$T9px2Y+2I9t#wa&6w@4TD2J:%7W`O.$pw`L_/C.cbqNp8.u5b/aS;T[`ZN09h&Wowd!<#3Qp+ppi<m9j-:lV`tx7=GYkexI0synul%1(h4:cxRiP$qS'jxkxZxT^_8ZM>_!45r$TwZg8,X3EcrW_i%kTwwkQtXAJ;El8([sOA74Bi%u/IdNyJg[75s6fSj$W'9I;ZEEX$K_S5@4;)'vfll@O1&)5@Ns1v[b:j7b25R8SW!aDZXd<=!]G#W[NRTSCW<]l:>;Fs5UkFu]u;(&4HO7XG0-JfPp:mnf@p/cEW7jmY:WqJ8:7.gtBTL:!]4[99.el!h5lJD!57,NRtarb:c8CnYaX59C50BJ:SUhZ>69k3^5QyDE%.gDPMt7TL6Z^5J+!4-#tZLF3V=Vrtx_fPDaG3.a!w)K-T-y.>/CE+IQU(VEU(;$RG=T+u&99)/y_[(u;=/MrhFKejNTwGYXYh]dm)!:<^%Z$>&u94naL/O7]byYCl1l6q.+b<cclcHDw&mn[JhvUbl^8./49:g>x`Cvp],fth>-G.Pcti4d/st'nP(obQA#FBP-N<]G9fMO1q#mVfYr(cH,lUSo$w0rmEP9W&4dtMFG'Si6FI:5LhYW,BZn80KNw3`g`]eKt6BN]jsdJSU;tr,KHPU67T!u8M[CAc8_xFCI(HmKG1pegm_[w;P&G4dE5p#M1p1'`%F&/y>LCoZTZQJ]bK!VU4%6SWRG-/0q&-0148C_1Ke@1p&dB&=r-)jV5D6@'X+c]:-ZT9EM%'AA.dr45vKq7vW/DA$Yt%Bv#pa=n.dGhcu!Q,ZrKPthVFdJpmNt:yFD)>`jP3r^PWIO0b6AFS!q^J,h13GYGheAMYC(W.iDeQiJe^VWn#:9n8(5vbS8;nZf/nG_.1a-7rZUwE_>+l(]W_;B/!3qVdo8y4X=B<v&PtstUZB%7ronkQ_^H]t(K+jZpw-cm(x^GZrW&_P>[)R/!p+;VsLR-f`h0Fd)43D,&%B&82So15]f+/rZ]v3d)60PMda@0;&Ge8G@S/L%a]N$N>vankQR0II%eH_ihW1aNr/qBGBH&idS8UdmAp$,nhRIOnLyoiX9($hd>usa<^c0-`,,Q;OL`mE]tm-Wmr%RkvUe&=m1D3bj'Fl!LYib5_5%GF:YV7),'>-tPD#Nqob0iD)j5wNSduh]Jm8OcY,WrY&`xxZ+jR'wCRh^hc3/GxwHM-QL.F^V=+Uiose)8iOF[N!TI4:9be`a8XvR=1i0F+gFZT`!Xr(Q_,>6A#dt0R,Qu^d69S)C`JdvT-dL8hLAG9Vmu<Fvg(VLw@jQ^&.7P<E,OrO^l%8t^jXVi0hHHRL8G3E11#@(yrd40Tdg4SJRwU_'7erdc4%lBaAk4bMx`Kd8yxtFY$y8lQ,9RCHeHWpE_lEGWh/Vx<sOFN4`FGulK$gf[93a)Mc#awK_qRejEU_2a,n!OXrcqACTAv^kZp9YEZ0PUN1=D0$yCJ7@/`^a/RR]qPsda^lm&]#2yy-B7<<O;-^<ZE3wZ1WhmXmtH!V#RFC`ZwFt:l/Fy(H>@g4V$WRVB>ZgU%kDSamiq0L[xnyS;Go0qh')R6v^;2d)t:_@kgrbMDnMKgXDOVaX6OQIv3Qm/A8+bCJNsqr)6+jwHh#e#;IV#2s$hgOS0Bkl]7hp2htKQ6.kAPAbvRqWF<0p]td)_kb#1r1`W-sHQoxvLT<n`T7.AZ$ap=<d2n<^rQ[5[4m_SD&n.bIIDIJR=>=>d4'fn[![[=]$5GCEXC:Wks6@11j[@)1S&:OkK=!2.^:kU[E,i&5Ql(8N;AI[onRv9'sHxL`24v@@Xc%bay[g+tvff$tm.nO67lkM3E,!!!$-Ge)f7kPa:E%bYTD&5UUb2,BftOdVBpNw@[,RKO`egy;r2MPIKpk.V@QBdVLg!pfs)TwtBfe5XJF[uD/W9FbTsjf&P+rOb(j#ukK!GeX&4bg'4a2G'Qg]q7@[t;rn<SvMwT2v@3h<q5u4ZU`I`M4ugY1;.M9V8p/L3/g:(h>PK.I@D_DY`(/+yV15CsbrRkCHnOXA4=ZWA0efNhtgVF(:)>dZGWbCZqWB0Q4]!;;iFWGuP;S2P(:d&Oejt'3J@Xw/:_y%Yq.0J&N5fRjwGa1TU(j/Jy#o)-$ODj;ePPB8U5Ew+>0$C_4U_p[hPFKs!jp]-9MmBiLN57yg/Fj'[;#>HmgA$BB$#E1a-F`mR>_5amE4",
"'g$H>LDl;nE<7,M$N+O>T^J.H5wiYNSKn3o]$Z+_S;j3oLBPAYnMS6LGnuB]U`CxP7vrwofI8l+Kxax!Qo`v;'/nj3Z4;W8>ES/uB<S+E1keQf4TXRVoCd8Lim-@kQG4Xxtvi3GrG#dDnxK/pQM3&Uc9-6/bXMo)70nuUbK)g@eq3BUqThO+5+A+Z%ZDf9p'Yu#FL6=e;VQ0sQ.s4_aY_#%mQ);QSibcjQ8ILt_O#^g5]gS9#0mTIH,H3;ll5OCE=hg[IM761tV<-h(M#H+688]BuydZI+oFif<V@FUc$5hArlG,@tVVlWd01tFL@Zt8K+,m+cJNU_'Ee[#hfFxKXMd6P##q%njcdVbXY/m7YXcwS5woQ[6o/.w:j#5qpVl#Hd0sEPnIhXV5`eLgQnS7&WALrnE[oTwefH9&aeD`lLAs4M;V+e7^TJo23XWr`(m2S._'klmK<WG$Q;+$66I3fY4S,FYic$F8'DMld_i2+_px3<O9<uI7FfR73c6]eRI>7DN)Pr`colKYR=0FioGI9d7%%D[ZUpp-M7=i%fY](T7bb6-`u[Xh5sxt^=H<Ig48d;0]q8t%QtuhC'Qnl3ZB^WL,1H;FLS^O[gqse)>56q+@OIP-k%N+JabY[x#@uhTtR4;&QIt<MG+'-jyu,xf%q/1__TIA[X4d>Sg=:^0KIi^vQDSar#$a6o)r165ok%T<_[D:mY=ODoo+KmP.=vaACUY[@'@uJP:t<dmUKQ(U5k/8s;VpaU:=9cixleH$k1+C_98Km_>bkX;>i9DL:U8E^tJ0IGMgW2m-r3.eqQHDB6;_/V(#/9;>3&:hes='YW3jUZ4K_dvZl-lva0=W+,%=FwuSDy_jRfwy(m2+CA0t&VtASsP/PXLu5'i=e:,lMD@a1@cM1t]Dt):R'Ptlf2^rob:b(ZOyhX7Y02'3Okq]hK%A+K+$PdZ$)4TW+&KT!<BT1t0)<v&k&Z[k8d,(TR(J9@<U5e:bgH.T9[[TwqYdQSTZU:lxP&EM6b#v=WR6KUyr5;u^3yjSxMf@2weoSKS<kji/[0p=o/dirvr-buZA$YO)H+)<T#)d_GR6SEdwn%4nf+1$8o57K^mkuo2d/MM_oNEYDR^G&&Kt>hL^dgXW3+nZTe`))xNU$R%uO#qAj.CjTAi$X#gK0E^8`B>VtkV;p^kvXZF77mYGFHLw<`pa+^=l1k>mN#HawC[FyAJL>qhq1^O.AuUGlu5(&DU:S[k)[h=Q5t2t)o/O9=;0ndOqbff]&l=]EETw=/(u<^TrsB2#&'r$hOAebbTGxv[qE540L8^iy`8f&J<m,&qm7$M9Th6bS^FBj@BlCJsG;%^r:_Ne.W1;M(>KMjfhd(e0Hl3q'mDpU!h>:9St(S+`3.yTxep-av4TCqNbGoa0=q/2L:al+j&I,eT1Qd8kZh/qFrwj@^Q!n^IbevYieS(^a8UP9d-Td(b<>Kk_[tm`E@l4Afc8ca>B#^wEh3A3VUauRbawFT'Z^lC8oWTi@kgInZdABF$9@p':LMU>fBr%olRSIqegp@0nr;sgUX.jjr(hc0Kd%7TDdmL$M%#6nh5^l9P]g'>.aVj41Hm2@@,V<TMXnS+C$-l0jd48w2uc&y-syOPJ'%n7hShZNDm-jW%PHnupq>m%T5wq,S:#%h:MWMoYX++4K3fE:(MyZwE`U9$(e`@>Js&Z3vKNg;Xo&KGhEaR5:m+O_M,wm)0;gGK9(6eYS_)61Xv5u`!qfptA,.pILUH+CKB$P;kD2duZK9cbTnU,#:a^`$I^Nj^<T/N5$Ru:KL)]F']c#9BM<_O_Mn[AfuUt%6+2lwoGQvee:hQ<yF%c'9MArXqjkQL1G@0$]#./NGIJAfCtWm!XKD>,c0%fRTdN9]r/4e,Q[J^Dh9(dV<vuZWAt_TB$OdSd:SRM+_,c1Hc#aKR_BL=jv;'44S1r[UQ&iixaIr)E;9(hB.fHWu(rgJ4CN%yLY++xLQrBOQ:CnBftt0`.oiZkbCHENq'kOL`:YhS1nu@`)v0w+A`NOhC4P[Z9TM^lLY32^(YtDw1u_n:Rvf0YKhL[ekqSSTv7Qq)&ij@AREU5Q&J'JJ>a>pu%8@(FlM^4IPyl;D`$w;(>bn^G0)^i1pUn@iQyb7=USKLw<L^]]_^wV_l3#HAbQ,3t-8eS!4sL]ewtpg&kbW_D1ZHDS7Sp8ahAg(OWpUp4)f7&BWQ8JWI_m)@P9@UQwl(d4F!xJXsNK[&f69Mi`g&=K3H^V>fHX5,:8UKL7HYdvAb/Xq'Jq9&vUwL'B4hJdCbw1qQ[Nr-7fb'Y9SGOyB06Ldr8DWgE.1pr`j%CD,SmaTwF$^K+njTXO23.G7[p#N]HkYA7VkS6#9CtYbF^nIPn1E5]%(L1AsxY.O,DU=qIWJ%uXt)+R'0NUI%5]N!.o<fe:t<y/+qKc)TXIWCPfiHS4:Xv>0/lV/;;p#/qK0F6KeR0QPo63mbP@:hek9DF(BO&,ydoWIU.CBl<FR<TEj5)RO42qFI]]_efxp4LH-pjR0HjN6yd5`D6w7xDbo;AZ'sO[RXTg;@/rrG2D2hP@pllQrw&TFBX&RKH.kQwL.xSg))$m'u$f2JJYqn'uW!lAWB_V[FLAF$yCDqN-W<O^iA%(7wQ5nHw.Auy<('i,:,uP]o.=]tb;Kt8u>UVUpk.!oL5e/C`@&Xj.@.);AyOjL-j:<9uO67@4_Lmo`iVB$[A#,BCJcLY_cDNL=y.vWC;GDDgbDZ0VZvNi_6qe-i%:Ya@(;Z'!xn6/XLm3JVYP3m#5:iu9,x0G4L+;YEA]:T/EoIih&)Tc_uuowQT=l<wiAA'm@;^c8rC+MTnn<ZLVIc^yd.oGhiufTo^s0oIO.(o#F]e98k2OKOsT+kVIX@wCpj%4/!NvRKXmvOR<c.eVo'7577dm6nod)gtFg.qDa!LZMa=`VqNdHlI[XIdo2O=cglj`$.T`!w6^pu82x!D,+'`v.yWVA^#``=,PH=uV%>8h^P$2jsgL^Hk=8OYQil6tHX4:MXsAdYx,E356%hCeHsNLq+[iCT[7TKr1]&A^124mN`JLG3D(t[UaiHV#`u[liZM86a$p>bB!Mxh3[hXX@9+daw5]4boLYTIc1iZ4(N,nxa3J/LNv&/CuZfF.e/BfuJr<aS:QV/yhP$A_]SLJX8XI`+kLlTfjdJoXXb=#qoK`bZ%=-ibUGq)eMWvtEJ,@$DZnTfFU,wx-j=pGRJOc-hdYeix.Y@<049D[M.l.SrO%;PM>+%k(!BSL=19wLjw'cHsXn-xO<mTNvi&eT,R:M3#%y@Y%DkVR:%%&<GM/[=1A3v]HsQ>S$#;N#yO/v$!VGJpYla:<)GDXE9;;4768C00ReKVLsBe%7_f2l)7U,m_xr8==C_N<gn9<'7V$EX_AaKje,c`VL_b2a(>_9)orUXBIS%RTBgO]^Rac40ktMwxMOsfg<J@vy;PiT^yAb<WdfK'OIs!@XWZT9lh`9(oOy&DRxvkERv^hK3VBg;%$32]ZxmZHaM&:I@R;>'NsAQ>bUEO<@JhMScj+YL9l+rr9<v)[1iMm`uWC;5H+4RxpDR.<7p0US7P/NAHT(peoSXeJrfdLgLV)oU7XxNAbEKjV<&EkfV_P[/&X0fm4u(W]1P_j>yf<n%U8n=oa=4BW7W!Km.P4UR+Yuv@JjT7kY%<#'yl2.xs/o$hOxa;I.MQsk<PvLrnSW[<AZT9[Dqlo[Tiw2pBKd2mFdZ3]h_kQ0+'G4/)>]]Xun#^=;)G6[!AD!FG1yj<::Bi,YnrH-^dr])j'y&&2%Q8BiBxP4mwSP6@<$iCI>kQA]hLGhj4`Ghj`vl#td4Qq#UDu%-IC0M5tiVs<'VJ[W;A`v6;P7yL)p,4=R)b62kdrp>Gx[PKhgZp=X7O(I(jjIO'o=t`ajQ(RAc`Y4WAD1lN/$b@O0Ri>>EHo^+vl5k72ixG:6Zlr>X=Q0F&42(.,[ka1tcw;W^/@FPwo8^;4/c(OkF9b+ENhYa,eMeB$e$.8bbnmU:_opwq",
"3luZ%=,kxI0l!r_hjk7q#iY8@4_);7U_Oh[[!Jioo+^>L4MF+b_).[CBaK7U+Wn=+!%^N0XdpCVZR-Bk9>%gw8dcNC;j)oQtkuU8Fp'i)m<11xe$/9e@JN^%k-vI7Ix%w+mbT7np$0#H@xU(g14uaNopwiC=Vv%@gx+sx[.d#K<x54wjf3CV1A8unf_)fE<sj>$vb+c]>=(Jak+G_:i;x)e'H7tEeDgN/(W#Fxhuk]yn#_#np@6Y@9Y!Y;CIOZXAd#`mC%7Dacg)<J'$_+VlemL34^kIE$ethL=tItg+;y&Vi<ic9NW7=+4.8<@Ysg`ZT0ay%AC:&;JrEEA;=W2fiTu3xVDTkZ))0vE#]QpG<[+&uU3v1@/uUw_)+w)(Xm>S;irl0YF%94eu%%pe+s.RO553V#C3i'$]Hsa/L,3JNnb3N)F]>i9qpB50W`Jm8qs@])l)nXQ5LT97/!<$]7eq2LqWCh]Re(qE#M@V%a:B&@)rD_yB[LYxr[#RdpmU:&upVeQ':QV)NKG)UvnXt7!vWvo&Cd=%QM4lQhdv4@n0_!KSd>%ml<wDVs,E&Q^+yng.+Eb]#p`t4(.wfBOlkbjCJ'gT-c3PRfF^Mt#TH;VIru;v_2Ck6AN(ePAGw9fjF1!4+f#bnV1%v]jAh;RYNsRik-5U,m+([J>uhoP[p/M#SgT8(%%b1=Eb=h9_tk<k;62$s:kgjE#<]7;%rOw:2HUt24B<ULTQX.-hL:K,RGQ8fEB2bP9-iB@H;D@gW(lCeOo54`N4_)`oIZis%SW[f4lB:(Ec4'0mYDYWmfG>u#Ko(Cu+wnJ`ny8qMt[u=^lpO@i-8&qUe[BcOqHsY!&5n%`>pIWT(Eptq6:yQNn%RW@G^tpTm#ou]X-jZf=@M3q+<K7tZaBrlC4#Gi2PZlk;smMZs1]^/C;3AQy(&f'_CXH3<UbP%SW,(^:pFU(<:3xW#suaT8e[+7:IHw_Hubg2[UD;-3isldCgmgl+wc^,n5IGBr4psri@rKKCMsd-dlk[RQNGNY0ODT^L#.gmSfpYg.:'vm`hHuTyLN`WPl7B:BC2E7_8y;dxQhA5MSO_C3rH^/;G-pKHa)N/qA#tV3H8R>XZa)dfon0qcZe%<CMHB'Y/aRoQdlxr=o3_FJ_3!]J^qwr]U;Z]sjsFt`a!=hc0F20yueYC_ewW>HNB@d'2SvK_Cr&gC5xr=w-V)uX,:0L=o0TNGy;q&&d!dR<q9on9YH^G+>'m8!RhW^RVK8Tb:SBt5pqJ5&n,f]=UmoAl3@xLw]Baf9%Qw11+.'jLXj:7h8#:J,':,Ncd2gLja!oIv+__ee(VN%IZl#d'3)'QWLKm$&^P<'AWx.D4234&1S2@<$lanTw2r)2F9>pcJ9Q+[PBOu09:tL+AgC-&Looi&+21$^H7IZ.H14$e8-ZtYxK&o:@mCL;T:@rR`)NpcWU@T%k!=')WVNB0GQ;4o^svd5!-5xfhlQK>M:i]QxTH'$'>jPKOj3Gj%e3I9E)^Dqg%^2OTa(Tfyy;F7H4taQPm@4F=0NE&G^/5Dc@y4vD8W''#g'!_BGxj-l>CR>q_=$Swl__&nevUnF2bc4C![Ot<jg5Y3Z4s$XMp>#iWbPFn4fusNG8j&Fi19Y;=e+mZ9In9_DTTB.mVCoHG8A89<IDMD9-`d!Tnf)@Sm>mjlbLP(y@7@Naj^1y6$A$h)X]Idt^cQ+Om3tbMk0&_]2faK%pFRS3Ab=M'%<AXBmqPLFYChvB+]a_573,ow86#;a'&D<yG:'@&X9ln$.Hr3q9'R52.lRg;tSYC=0L@62CG7Xk92>&L</$SO1TM:SNqb@)1[p70jKv)Sx::UiQA>[yaoAP-/YI2OgV6=T,-ueUbC^5Z(C7uHAyqo1%_XX0jqFT8E7RwQZA#7PoXvLNGj/'c/=57GD'Sc=iT>tdjLP6IQ>[MlAp1XFe`/6o:iv<gK`ID`)ffO3Y!2I)%suMPT1`vX5]cC4EfX@ZgMFC].6c]Uk%R_^@)`a.3ysZ4h/OE>wLngu@EUx=fd:o^!,Z89F99^=Ct:)k>4G8Yl(/nkh<D<&HvvabboI5oZ7TqVt=^U4^7GeB5.2bQpw#&vQ7AY>Fa`X0K;B.[Ac0+R7_)mv)51+p=JYNBwYG3:jm/%nOUjGoHQp%C>9$AL`=7y0o;!3;5^7])#kk#g$qj%'Tcvb2`w'79j;]bZ3#Qk8Fh-i<;w!T/wai:Fy1cT40PvNKtP)31uFa[EBjFUC,oAo0s+n>/GV<^r+<9RfCWV=VW=al!hSsQxX74r@VQ7/<DfOb!1hrhOu&C4Pnk0Y;5lU4T%-Hu3pp&33BiQ>ktWG:nnA:ni'1C4;T!hx_IJX,McQTO_Es!TaP$#1]+yD$:Xx>^vvIiFi,0_m>3@rel:Kn8PxMs60+>$f;17o7.$,gH<ptK&ZS9qR')6YWyp6P!Pt!7Ni[d-A+^`9704Id<JMPC-eb;C!k]c0J[ub(EC-EfT#6VXwfw$_&j0AmiC,AZ:XoIZVg4D@H9`!5&A-F=1(:_XDc9:acb-_8oQ!,tsbIYvncLbN)K-CttEXtki`4`d`/WdYOg+m@#b:4r0LP9>sgm6!h][;AsV_n47Y<HY2WgFG67VL-)<_hE=.CEbU6ub7X;XFr!st!qCy%sA>QL'OEX.<s]lXXX>I.,eXjI8UZ13@#oj^7J>^JQ1bQH`Z5G-h=UsCs(W3IY@0'p/M0`f@rrg6L4's'd.7o8r8Z_NXP)7SK,p.`@Tm0bUAV,Ehi`wP`ZGdp4]j@0_&Qp::f0=^M@ucC:)o2o%Koyic`14jAq=$3^fP0SWvAE/X`;bH)gnWxCfR.HNuv4)5f)l;x`tax<JEC+,BNnc,:rAZcYCKcrYDX%aR$DdWXtgbiZ;RC5(:]Vt]q]Px0Id'-!IBp(FxvoDMWbqL`U9Y5.ovcN5!c#HgeH7[CRK7r53!X#Abp;%%l@n8HJ^X+pPXRCusaI+%5Zvx#.5GxJ8s%w69]42V^1y8<Ma^)ep4#&$b;_gde01%g,@ygVdOw6D0iZJtcL(XYlA2wX9uG'%F'#T`TQG]<XmQ6[f3uh>NbRyfbH&c`MvVTQW;>ag/K-f-P_;WWH0hF2<KASV#mdnIkJf0_AbjQZ$A!1qDt!-@6Kj8PVDm<ay-fs#.OulfqdtcFg6o7dg[!3&0_S;XsTEZNOWX8c>LPI2THD78`uv&^Dwt(;X'e/J<,qa#jvYQ3g_J&Zc;DBFU$i/YM#%hoU)4jYK5G0,gKx[$&BpXhF]3X(0VuMCIrtm]xKEFG9ATl-skQ['qiH,5YrWZd((L=4sHor]]J176:7_ojRUFDSgHBM]y@='Z9(#]6:6>xZ'(1H0'Tm&JgS_7mV$RS9;c<7I)%SS6As(3WQJLXRs9K3dfF43.Uo#^q'0U%3_S7,IWG><[:;g$Y_3N;:fL5]Le8%@<O.!0G99VqEkpT#jV$+ATJG6KY&=aBHLK(BE7K_TgEp&K[]Nw(X]lxc-3!XsOgoKQ9=Ow#Cu_wRPcILlc:%;GU:4'34aVbKYmJ'583PRWnIURLrGo7yjnw'mStb2@lJZWGN(>9cnNoBB:FtR(bN#HP(QTMXD[yn$4sMjj3<<wobG=yD;AlZSEe,'yI[n$xdOf07,T2P<XN]RgIKIBVc[7o++d_#V`5&p9-!X-TFq!nun9FU+A'LBu6l6!<2`mOG/4pZ=!t^Kn3'D-a5&w55#M!3RnHBpa1R(kd@gP:+QjPm6;rVdq/Ja!n9[YQK&I(`2dwbjV@-`JIF<jhG]C<n3B12e^ay'SbU>b#P-dhPj%k=Q&b12u=.k4+b#$Vp)W=o^:_kUyXr%QQh$pKf8^5cjBPd7HZN7eWr@@97Eq/Nk,lvUZyOa0%9:Qw0KNvVcUE%e!!vYJ)A)RrF0[X_!<8vlS(fFh2MW9B'eFW+t(3is5A%-_I^<mtuI5D=vhIdmC3LsY4vQ,@H5na)lM&AF]ZfU!u+IAjgR%ca7n<.n6R+UcL1NdQE`P8,Z$'+J&0u^>]A",
"8$6cStD]bWvZ5oEX@wY&dEgJ[K7qHdSMSGm#2M7E4s]aH=qg/0DPPe+&sO+FE:jZ.]x6Rg63S(m,9]iK69SeE_p9Aru.-L0-N_6b-5>6J3Muf:i<Gr[/H+K/UyB7+Q(7l:G/`4n;'tDJ]FiNCrV$8<tFH68c=6x[C2EH)3Xr.O0w5x`5.%#os+M:Rt%/$iPm&EF,%Grs0'bSMUD/p(c5Q-n8O'r3%cWyMlUO_L8w3Z^b[@=$:4y0s1Pi!,2N<Ix9O7YQg9/]_3n4cY^ii4'np)E[0<;^O$.=,rp5C1Avq/JF$2PnFYaMdOB6M_tJW]Q^dq@ti!-X:8Ws<!7TvgeIq4W(l$+80s='DaWLr8i=W+K,FeO#:x44F``9W&3>2j(jE<]Mb@3$vZN2jS0sb.W+EI,%E3RU:3UooFgXdWX.Kt3^gaZqCdQb0Mpv419-cg;!0>'%d+t:FiI`TgW9A/u@f/Uqu[+mvTU7R>TGx50P1KVRpw!'$I3qOGo.]2`y<!Q;o_/fG7gm4m@(^s.A,RqG$DB;gQqxuJkb.6Q4J[V&D>8=fZIH:'4&JAnw;^0@^JcTuWPyAFo!SrV:m[%S2Di]ODe5^b4n==D0og$Wr3jp7,xyl<Z2sf'@<iIM@GgHJ2bAPnY0PLCD'xq9-<rFA<-9cBltr5yfOi_-`bpk!=O7.972Lj]Zx!`,tDf_0Yikr0=upAl`<F7(n_7SB%LF9Ribe!u5PU5RZI`&@1u@cU(`'1'7MdCtIs<q,5]33XWDDR(e<IZrIn2(a>pY.t%6.[&;I;dg^B^doO6T_Q>EDn3iT+ii#Y8sKhJ%;AVKu$wk!K/$tE2n6a%2pMSgR!KJ@v7-_e:PgN]CIQa_c0T-;:MFy2i1H9C$>GJ]a+;EDe_2O_189l09]rej%&^/1]D,>16Rf<YS725=Cj:o:3I@-(WU=D..6$+rT9nIKcR-Dt#'x/[dJQI]/Ww]4H@:gaB>U]MJ4p;osDb;8v289A)h5ST]#cApTDA6CxUJ9B9Rmrv5))G$hf#qX>>flBW8#(G!#%`_c'_@5<]n;P!)T`+PgEhDPsGTgup!MXaw+HrD>9;W)JXFqvdfDAMul4v4/u/yt@N[vB.BnD'%:C^,@`6B</5Q%8vWXrkY@Byh<vq$Xo!K/DM26tD0UvlL@$IDY8GLjROJ>7EW2h<b<e$++Hch$5FS$pLXh3N8Uyiy;.2mWJb:oIhP%xqM9n;Z-jUpE>-AK2ddTJo[c6Q81gcdFeV5h,-$`]tehnrMDm6WT2O48Kak;4@6Jy7YgI>N,0&bnbA8-;$p;Y`;_N&,Sw7cV.>(/xGdGL&F2t;TQBV^l+Dvmuk=l)WNv&mdlOpe;Q6,k1BWZ6%gND4$HZs@'F#b<l(LmF0uv'^b@;6p04cZEOlXb'Od_95+:2hr88!!neN38Eqin>UHK;>`nXkDm@ThX),J=b9rf/DFL`F4tG2-Ls&-ItV;)srsV`dWLXQxS;E=5pT@')@'C7oCsc`,WO#9&ZSS7<5aU@Qcs4en7,5aO,Z0T!n%40cr0G3rf#9tBkjx>d%bEy4NN&4CmLx-yC#&u'_cm8l&+qH`92:&WR3a)6eNIXlmHD^.6gm0P^+f<4EEaG-iXgK)Hk,jN7n1G@,yT,tm&Xn1N`aVsU.e7tBR()[hK7w9_0NjF&1;6qODHIZrB&,2])i$97RogN%Ej]6GH/jZsUI3cP5f+=/003:!n,`vql3G1Q-0&[vs0rfk8e1re'<tW%h-LIrs[Hmk4IK1H(n]_/0A6>Tv!DuAJd5%n)@2Q%Rt&lA[Uodui-^jTm]Wen_,tIFRB&g>E4ftIps[@lC:_Q]Bix6d2NUNm6wne=4Pof/mJ9yiO[H-PZcxCvfD6fsu4,8@T=eVa^(WD%O0,A3o7kt%;phf=wj]WLb19Jv0Wa@(na-FEuIKB'ksSTl)[d:jD-]Bp0m3q;UeH-SH9^2'Rhw--oVGJ+XeJqPL<Ee=5iqMcA+/mbZT3Lv]K>/%k4mh8K6d^;@g+A>RcuxRgJ/e@b:L$]J^IyK0xchE@&1qY>WnQ$]t4#AAAh./]T1tF&`Bp-HAkd6JeK-9!$Vw-t;r0LZk>tJ#6`0jJy5$0T4&(2dy:TJ&]V3k&hmX^(Va8=]g6Y5I#%yV)n`bnfk[Ugu5a.+KOyN.#p<YKUdi%hD$/(v!_+0F!@;!b$bR7n)VGUV-D0]%JnR#TiB+sC3K-BHtNdQrd!vH-smXSF/tAGh:b43qm#N`X_,Ic0KW9V^$=;C:>.,N3[C8'(4(iyH1ZaZR]'qlnN2Q5hF>6W:YG`Qr<wEG[ArQ@NMxtP@8HMtU<qb3O`6M8eKg-#SZT_b%fUbo7[H$oF])8[Q!cK;8aI-RU<#]!90`(L&9f`Z]STV6Nwb!%>q55:oe:rIXS/.7YX>MW.Msh%EevUQD'7tO^R^B!D:w,a=^lTyQ:quJ-K=VFf]m-e#3Lh^bf8tc>=E;DcDC'Lda:$ft@c]s2#m!7(PXAjr6jM^@bYH%p+mab%;^%(_ZJcc'A5v3I&@ly!@;o@3f'KZRpg#I#4w=Hj&jSi/OOV>cWP2Ofx10T(C`j<bsGo+OymmsGld`@<;.0N!ciGinCx+,ss=Qu@law6vYI/6Pw+1WJwN5$AImU!8th=9shL.m_3g)k`.SQkEJ0x2FUvhp^u]%P3+IIuh5<oRhmDk8ON:rmsupZeDwlxcv_&d]uC]vEn+KZVHfV)BR)dDhWP&N>;F$iM=u#h`-XJAIdl;Z+<23&N'.Q/cre$e@;,)e(2Ah(jc),S(-'SGCL45=.t76AfX2qliuJ9jb^!PK[:V3ba;4aYS>y1mVesrS%&7qHwCBQ!bjPVAlgYvIAEwOsDB<5oaCSmSgRHP_/p11Hcmdv(m/iCWB8%94L2Xy<vF6;OK;GQf>%7)=yRXQJtV8eZ%u#hmQ!/Q:kuMN/sYI^4S5g;)JD!Oy<K_O1Mu5>1cknwVcD4E31!r`LY!u4p,_9IPkEhGNp&-i+k-(8,yVMOR(G$)s)+rl=:7$3'ZDmU0=Zs5eC3-r7Gjw6mYKI';J'v!YId)cN<QGXbqb;G3yGXbC/D[k38[WMkk8)q&ZiX8D>KQ=^5(,EsjRLu-YVRHMQl_s/'vg%$g>d4.irqaWOTN_V)Fn!0bWu&WjeyX#0/,pH-SxCxZ`]!qF^o$un8.@vB9IyEW_pgl>-.7`H&[MxV.Y!lLJ0ykeD#R=[_NjH=`:L5/QMb-h85x[j,pGP`5n-5S7g!D^FjnMX/hQ!eUR;fxQW<]ik,0k`Y<[=6ogrc`1#YV<2<yRYX.nU@tH3Z5`Hn.^c4N:@Q)l&pp+U!IG=JMscb,urL#@P^P(xWF(,',-C5BC#U`&xl:NLYR%dS1(vhdK:lv[lw#%$gK^ju5$,xjIhQ,Tsa^QZ'QTLN'AMy7k-m>UR,%$&oFDJjn-:aG;q@u7ts9=S(6<D;aP-fk1MCX0k]l3%;5<UcAat(Jb8@o%tkeM-6wHm,>%'4tg2nGE2lrs7t>UV=W[R_dO%&Lt/&r1-Fr][4I'aQ)NR3;F545,j:,bgfMtLTYps_U_jKcyA]t8[8_b6QKDhVE+JGqqC88'RWy_&0UcP87_E_^3#L8+t0FQS!/k6^NJ'(&:MBV%GyTikHCAjP9y=R's<Di&C8sRS_9A=WQ4]MNe:ABYEDLRGv,b=j$=JKXZF%GhSRnv9_jX:GsxkfBprtJ'>E(O<Su6kL:]CmRUP-#CG<_2WK;'$f8'&1N(kL^i2k$UU2[=rS4Gw+HY;nI_5&i)pLoN,BfVw7ed!vrn=J`7B[sDDnN!1#mcWp[0c6argUqZGHYM7&h&+[84$VYd0j8Bd1X,8j:GGIspDW5rEarV!u[(;naNQ9I_nCPXU$EKx7fvCav^$GxYTL'C^g#=;]2Lmwp_l1D9;(<VDf92+@x2jaw)0'C:7b>qjkp(bL@4L6F<WI!D,n[0`[YZXCd<tF;N0Bfc9n5v=`,a2avO6`+d_kei$[;'1B(5ALpP>Q:/IviSlY>Y",
"YrZP_`anfd1r:tG;1f9[O9d2pTsG4JL1IgkBumT[IY1;(8iZ`M]sp6!9>2sm8mSa%]>7R6TmWKlmj(:i`25y/mjXq5n4Usr71v/X]39c>Ftloh0.yy:DTJ7)/H^Pi#/9Y:1P_9G.NgWDG67q:)!eZan)uRP_,0rvTjYqR>rK$,b)+ncE'Wtu<9w@7HYknG>emUx&tX2!vEc2th>gsIZ^8_L;-OD7d]>)ii>-qxjG4hfl9%1pIp=>;^S'jp/#EL@M@]CMMOlxxXkPUcKG+>:kR`d$j5iM5.Os'vl330>OfNtTnd'==:nD6vBiQqQJb=r9'Db!2b8#8Zq2PkF#X.e]M/'I6AYF@cXpAcq$B8#79btm2f&E<Aq;7SpA<Q2lnO5T7WHnM:3IlYLY4d_F-U+o`BHl,$-.:/,$`/%rfH(RjDvEf`,M9)uuui3Qg7m@'Yl^VhIasbnNlj%>M+b%ZUaIodY)(3,uX5s4MX.,iBDdgrdNwKx(%5)^$Z:_WANB[RX7UEh;)WSN;<v$bWS.S1,]Cns,4x5gWU[ww(126&e3ibVZ].C97QXy$RUPk1)D^B/E8->Y'2<poQNBjXl1dDmVQNvE;qMaHX1Nu%`t90-Dl<Z]RH,6%4%CCp-mD8,@d1,vJx%EFYm`u[S;d5!orc8sfXCer$gwUS+!/Qqm6b]n:BL'Ff248Ep-gDqnmh3jIKt6+kL,)$UBi8&=P<li1nkn^0rkU>XEUw['fR5Bi!Uc1GcIE6pkaBv,fj7L5h')<ovX@Mfn[ix.aZ9g:3ko7#,D4U7b)GKF+3,Z6NERBfa1&]J^=tu/sL4jV:[HQk5,Cp3C_bI)Ae05>d2_.UQ;DcUf]dgCeDWS/>MH^iCk@oKhb5[(c79J_f)nht[N7:bJn$rdJ<eiL3>,Rek]8-DLn56P-Z<$H7>WK[kocnZ_FHN6DT]ZW&lk@KNgL`5KY%Zf$GGM/#i$2o<7P;mtT#i<-miuKJ0J%,uh84BMLeJ1A`1S,BD>J%K.yGZWwe.n870Z>J2X#Yiy.vA4)&r#Ruwtq_#2LM6_=D.'(WVc2(hNP_5UsMG[;H1%uR,:_GXMh)Lvg!^=)&F_gj0e7H#x;sVK,u5&>,RdWShSO0`BcDAT50:86h%^Tgw09&ccHusp0nhu^&m^j!6c3kI1_.Ewd8g/Z^q4^$)iQ8r<n:X+g,sU>:!d_Ie6Ls2unO#vA!OgmP[U;&rugK>WbX'jo(Z+[tK5O_xq>a!nePRHE=9kofL40IVH0DARjQ@<sMmojU1mF%HLlm'bkgR6`&>;u`K$C:M,;#w_M4<bpYjB&5Iybh`L_EpEt.d634x^Mi;jJNIhI25$XaJOGEek<fFfLem9>PYp`)]bjA0PX8Z$WS`Mna_T4upY9c5GrgRa$2yg7C,U<M/d(LjgpftNT/RfgqKe_fhaB_W^buV#T:(14MT/TDu_8n962XZG`M`B!pJfvcIuAmXv5kX=C&N:n!'I%[@P#kZ'a#Gn<Cn<5GGh%<0^.D8wo3Y^tm.hwxb%r^kp_h+%0/'Z8em!<(2FCB$TkB=sFm[@;bN,o_<9f;1Ru&Q7<^,$PegGg7opfNp^>d<rDe)wWewAcNWy2iAGM-l@XaPA^qq78,<44>I[1o34H4(gTOTC8umu.L6]P<YLx'%sjXG6IGEEat6n@/E8]E-B5.c$h#Ge$Rl1;dY$n9A6/geOHhdFg6Sn&aW<]6t-XW).0$W3_@pWBb^9LMds$x4SsRox#+Jf=!OUNQ/=>7t`qqd>E$y&JUJmr@I:2Ca:v`k6.(`]JXF/frKYyxTa,tiSo,EJ+pWOoeK'C(VUv@IxMo8(9opUBT^G,ex^o8.:qSX9nRA85WF%!O(v;pO]<-,chS$l$fYE%BHIRJu>(v/LE0+2DCS.g#nYxSEd+KQjM]jUn(Za8KmqoL&xJ4u$c.gh4)YenRjuYm<M:!P3GBvN^:tB8Ypqo=-`<O3r)>QK7P,'pA7>'<GP:L/l@R5L7vcDL4nrpna1C&t-rmX^g/T:UDH(h4Wv6yX%,:D+>qHjuqRJ3B8DZ];iR/QQV+$J`d'6=oG:b7<(8a9!71LPDB)i)9Cf:rHI(ISlrMWyeW3n8svafI#A;T9l<`%HYV`-)BEZALW&cjTXPcL+-]^!]:(EW(R/oG@Ec7#<q6yNts&OqBl)u4I!>SF<@a>Fmd]Lp<$P7Oi$c[R0<tup+v>d,!NM^!,ghPt@`lJ8^82rLpZD-/K&M#fKG5GnY^yIr&@f:0bx^n!MGprpB0`Bb0c2sPXD':BF9a6hE.:1om'c;3d,eXm1:WAcnBY@FmD^3l&$lYvqhi91o!5`Yo4)#dpk;eC$ZSO>3Ow`SJ^+GqyDk,Im]w[PpH]I&jL#Q[Sr3E^`>/Lm_:XaB5XRyTq'mAY@C1DF`#-UYLaag[o>e^WgR;8)%RQl:OvaqaBP,w7E6xFOmw9TD4lPE+G'-Dni#)Rw9t9y#9Nh26Yxyo3O>7IfMJ_pk3W:ro%)e+Mbo&T1JvJ>Tre9PWBr,6:c'<0#b0;Cp2m_TfZxR,V:nNbr;L]47KDB;d_,Qsup16b(x&L0qeK#-fV`IA-pkW5P4#I[O$&9i,js#`eW-sOBbGoTu^:bDe@%xMr:x0n2Dg#rk[tk4m$Ok+%b0$.dMVFxBG2FQunbjW`ZB:E>Lv30QKkGeHo.g4t$;h2Fo+ao>pcWi<;=YG'F%:pLR^g</)EOuFcH19P7!Gb/PsDp:sZX,MhH.ZVhW]/F:)KgPTB]Q'@rlS'gNd0#DM:HEqeHTb'-PhLG7T09/tWnD:[5wj::l%93f#V>>LtSDrqZOP3j@#>78O'XN&Nel_nyRK'Sn:P;5poEh^x,V(,;;,JYcjSCKZ=%Y$4f+-4XO=f6[h_9`whCkPtQ)rxipS^p+,U#Gr8t5S$oTmpEo.^`78aKiBv_lRB5qSZf4FbU72h<=Ha-Cu5LLYD[A#ADPLQ6Ibw<;gNBi36FTAm9h=[(sX<Kq19h:,d8jFxk$0Jrq#jKoK<89HCI@,U>KyEi2PO+Q6LtS#novRSL)tPP3dQ14T6Q1sCA,G#LP+3MR!Fqv'pg30`6.afl`NP-jhuWBbRC#o/Z-pdMeKJ2q5_BeVd`ipBqVlyDUk9saNO!%oEt0C[.DZatfX/+lKP(xD8'4B,:BUeWp(RK1c!`X0x]Ms5g+2gctsD>fqHdsS.CM8cgfk'v2w@`H)L.Hc+Fo.SeKBkZ3x^y#v[mT0a`5CuhfgM_FPK5&Q2@El[nfXcZkqxjT)vxJKd=/Dit@ir<o#Tr).2W)_fuO@`=nC]ZMG26A4-%37sPtshr^)g9hgLeB:RrofLtb>IF>tjZyufT9JBTb-<qIM%Fu`6aiG32YrFCx7)lnk)$IbisOgg9c)Gf[$[9;y<-gq<1'V7jiw>>#V'3b0;XNBOixHr)pG.L_XFXu6cxmk.+wkZ@;!'QnS:L!>9cS6p4P25aheI9'k,a%a69CO.<CBWvZ>-kZ,>HT5$I%-mqjZ%8@tjEDEWF=WQLl9ETt9;9K]vP(6]A)9!.lRRsVE@_9kU3)iN1<pn<REDIT)_WG,Q<$+j<kU_f('#[o4yBhl.oA9=Fx7(;$x=yq.6(SL-bYyG]UXG5M4;Ln4Z0E^jJ4^5][Q4,T6#(m!p@xLe#CdQ1^_5@&&>e'v5dU[=Z)fr6ltb#(`jH=B3r=ec,]0unClnhf8QIuuKL,Us=l=SJ]i0lWNV^BN19wNbFC442VENC`7GV1>UX<#uhqMl7LDW'I0^9=ZqmR:g-h1'ZtZ@2UVmCqYKB#S53oOX]RJ_,Pmu.`XO+#<$UX-#];E:OHV]JFFG@vqp6%:XvjI!9DeansOsTcW1KGg<:Pc%Hd!5/bL9Z.He_ceeBG>kT;OGM2h!>R>4%3.54bQTWs+8+vB(qaSmOt1^D_WFl%9mMN[QGsKNVCTjI<qOK.E9FtiEnaYH0-f4tB._Q!1i'9iTKkB7@$LA[FR$uR23:C3,J1d/hB1O9%5^KTX-FYt;0rs@kE(t.FPAI",
"XK8D=qMMGR_rZ-G%g:5LlmZ[aM0qD+v_dV`Qt$F24r:]%:2R,[f3Kk'O4=yR7eZnhrK;WaW[nK`%cK4W:tiFgZ/m0xR5xq5qJUcDAkq0(r4ut4K6GW2h;plmnL<;UgZaL=rE+^qAFw-na_4<rmSh58US]blR>;Bq>REb<lOS&<!RQ5m6Z/Aq%S+;9,1l_k$k,@er_%.;#c$pDPkBd_7X]7O08MsgiFYY2H@&$![(aZ'-0rr5iZ[rJVJpK+B7N-xUbu/0Ppfp4lp6F&659nN<vBb3/i5yd@#4/SEJADOvo;t^F5i-R9(WVkJd!s6v:o[`[suIAW4AFVVt(Q2=CYwFeuqnE5q#`%'>>w-^PWSVgKaf1J026W]IwY]gYiPiW4ftCH`a,fnVF[1B/+1jlUVhF@Og0dLNl#50KJ#Fu09C6I;H9=Ye3U70Pny9,,SsZ(2_yGZ:WM;]M[-gj>jwi8o/SQnyX2@@Wp@v),Ma3(%i%m(I9<^5TM[kq^m1f!-G[sQ_UC=$dlkFW'fg&X5va/^Qmj`;BWDx7m1[wg=fS]FaeHfCB&Crf&F2TR2c#J3ZvPSa:26kBHIkbpXJs4`k^]R.:%hYT`A7,sdM]UXjTg$=%`QahSeWV`R@o0W`4,X[GQdXul,)=s`3v<NWRLDvylc^3>gYs[/<,M&%rRfj09cyR`Mis9q4DmJ]/tK_c>_YKXt5XYC0LS5hHx&EP&7SU&GA-JG>_y4s.mEco)j^9iEMo/1x-FO9#ZAYN8$#Mq7m,0RG`-@4Wne1,7k%_$0/F&N7&AEd]_%RBDDPnJ;%0w7`HQ+=Co%9Bldl'=Z<2(aC^yRA,tlG4Bn2uTP,iZ)H)9q]X#'E6/AVQL!=3nYO0Q9-2>UfTP'LT2rC1>epQ7vEmmL4PAV#d$g3w@/,22sw4#b98'4HvpokYr>5!+HuG(mbffEfSXIyw_-0,a8Zd[v6GGv]vAK.ebLqHnHcysK@ssVX88&xJS#p%K0QLIX#kF352s4D&Ca(3Y6(V_usrY0wfgYJjtg'RZo]c<%VeCLO5yTVxm/ZxwD-b_2DE$O7CFGZ$`6ZOZoKeX#9Uvkbp!DAXQ.q`L<'g7,lT%B-NiIUe>VHgLt&'wt%V%D)gOYFXPqtq5A-x8glSC[c/5/)KN54Li$U&ccI9H>XM95nL3GMJ[.a$N#nAUFypr/A<A^mKrw)x5^5&q3Zpy5mg#R#ecGA<S#Z:^<wj=kK,U]mw.`=Gd_&wL'#P6-uc3r/=@F6As)KImQ7<6;[T'25!OYOj`6@CeLI/6KT+(UWDdM-6y>c6/K<tgrYqFEG$-nxbP1cT..FAF+m6%$O0W'3d&o;Hh<f+[ZH+`9]>ONLJw@GaPyu4W15,Hm[9_n`::H2)$!++a..<nI/jCCL@v6;BR#Gkuv+o:+%9,SafOj^HA$wsE<E$0g>j);@RKMZnYh2J/5EI/qiOHG'D/uDhQf>ZsS.Ug#66MKV37<uaQDB^UUM.HdG0r21wj]Uq;g!6ETW9,r^#T2E;0`BYwl0=&h_VAKwXZnjkSIlHY8<0<:ipp-yjOk/;yyL$>UFh'IV$f$nEgL[H'O#7f1u1nj'6NKrie(PBnTMOPWK(vP%o6]+Q'Lk-8I#cYMs0`-bK.EBXw%P%nCOVZs=^OP/@+iEBgP0A$>W![4!.8,S1B74mSn^b5)nLWltiTK]i&^0A3hBaIi<.l-%e_YRW<jWwnBtGGAqAvUMTp6:1P6eJ$aKV5TfFYSDXV=5,caoeiF,Dh`XmBh2B&aE1:-fNRNF<&84W@38:9-B#!@SdKg`.f`q5[j/o)8!AdRO$ykVb'%Q6[!G-/Ri+JiGqJ+w2j!]!jF0-o/Ug6j'ET:@]CI>!EFvte2S[51(4m(nC4.fsLdE%7vL,+r]tMafTtWl[CmenXX3YH>vK[Y1lTj7DF/`B),pu##Wp:0VGQo.93:$QNc[D_&G[Q!b-e=CJ]OaVd=U=$(+<b>b'rS'Vl9Ch)Yw6KIcZn'/iTdM9VE!SxWK<6LTOKF0dQv7PJGO_9]4>R].V&!D6VA`f.^k3P>kmW^OH!0OQ3-fOqx/8@vYqKbZ:!JUjwNB.ZptkhKgR)gQOndP=FcfK-!%M]UY=/^%gmYO5>O=75_GhGb0A(Fj+dCI-.nPS^'1U5fJAO4bf2Ifp%sF%wcS$i2f9HnoNE$IZ3d&EfqaVnp$(PNvbWlQvkr^Huw)6anN_1t[Q&!L0[K=sy#mDHS`a9O09aOy;g_iLRg%um5vm31V5DY<jAZlj9Q!dZMTXZJP;2ic3EHlFm6=pdWxX/O25=qCHT[l&.l]QQk-+<,QNXI2,!#_(TUjU=Ax1V8P-kIns!],iFb#,yVl;-TK281,6Is^%e7W[[VgKL@,3bVoFcfI4J!d6V:ung'k]+KPF7fSm:N0$xXQ;29jo$D+1>@&aWF&s@sqt16D]Z6-m,sS5j<df'&Bi(l0[ef+om<3MnlY_.YZv/Y995]:$Nxg[@i^.rut1M`mU.2gOX;<$F,/$C<jFc6Aj[$U+;F2tJOtfpG'#ADW#JV%ZZ:4`(:ME$mD=q@`u.KNU`7o]y'1;+AaL!ATU2>K62CCh&#&ZZ2o,35<O]147GDI+`mm.rJXt@G99NiR)D-AFBpyoC>SnE;wNUVk@@P)Ir61.HQsUQkPPi:y1;(p<34U69+4!$8>Ka+NvyqGoj^.DR4wA&UQ3:Ec#)TnoN^rq60ad3`/&VsCL5HK3CBOc2i@'s>;n_,qb71#7#GG!@Oaj;/2j%bG&!>_&m`Fu)sM5Qe-0ERQnD]AI<V]Y6iFGin!tAZqV1(H=Ny_&c_U@mplN)qFc4Ec]T0WI)kff!quAmiE_=74:utpFygpYf'K+C<RHe_>RV06G@H_gQ]_rhAUMm]&rR6E2S0u9qUhYY_;ChO'w3Z.uguY.Jy,m9-&.RFme&!]LH33&;U-Xiv;Z)xT3Y_e(q09NZ<029f!$Da:=Ygqmj'+>lYLu:DK1Qp%LdBvjhPZr&nPow_%,+6w3GngN&T(RCq$HOp45RJHY!0KnTUNqu;#I!V4h%_(&,3&!/jXG(KRg-!di<BaY>e6Gg'e#25^1!&/RcRNy`8^`,ON>hd$VPqJcbq;NRv<0R1@_BJ$T9K=8O6n_KKPl9]yWp/'ph3)G1.,H.I6!SwqB(Nlffu[:iQW1asALYq>#;.u7sg''n-`e58=`%sHe;YOCw)%)[KEZ)6]bts52V7BE:'SJ2Je9!69lWPLn#Pshqlrp)k7d9BD+7ynd%X!gh9HFj;#vEaD0L&2h36>7[NDxTBN$/-F'8m1JDw:'=c4;Ou,9s)%fi(xhKwZp;EoSNe$Ecj.saqcOp/EK9OJ;:TVNa6'h#GoOs,vN$]Gbv74Nw+0s.pbldx.qBh6(UA51N+]k,s/1`OM]VN3]FFvh`w!>^:4XD'Qkwd!OeaV$5X6Rb4/)Aunc>@8,UqNx_vA#o<pO<)<S().i`a#7aFCI74U-70jKe(A7DmOUfwB^Y7ECtXCDYpVxxG]pxEFF/fZL=yo/EYyS,jM1k-phAkaFiGD.x+Awd0fNU46.k;@_a8.hTSX<x%rQuY(m>K`2orn:8)mh8[aTx)@J`QLE8Vcj[Ns.AZbNZJy+U7PILCR0/)='A<rTk.,)<u6jhR$<V.^H<Ni@S<i1FyaCa019yR!j&9OBWG>e>PLH]m3/,My2@ATge5n6T/eV@%R9poN:<P>%TL['T3A#HbileDIi5iI/x+-4`ovv9,ew>/sfT8+)KY]9<[Iju+'9odoq.rWEZH9bMW^0B..Uvk%5@I-ETsA7n&oFNF&dajD[br8RIIvJNNeKqu_[kpBYgLJ=M-vW_3$(/en#u#(@QB%$B_a:53d^1(QP_J/xjh^#sX]6c;IHPavf/c'X<w=c6SlhaBeQHU![CKLCXxA,_o'OUq1H<Fqcw+[L8h4(fhI4vJGGH_fsIv&ePJ4O4s!@3mZ0@V;7J`sr:F4v#ydv^9!;[/.6f]&h1gQs[VmUHUo6@Q-<qBY:TfIN$ML",
"77%u'0cJA-72F=fp/rN7RX`gm&^K6T:/GM,K6'O%M1:'L6joiPP><So)Z,h8p:`$'-j3lrFVTe5YwrIuMVyD5o%o,1_!54%W$e,lR]2Rq>Dd3L+P'e&Ac:9Vq>npBoq0pp=3(&9quPoch$AGECgmc[XGIhFcOB@ud$X4<=XM;MkUL=2GFPJ/PvXX_XEccj:Yc2<1kKqS_un5N[uv9G^;W36SlKl_;aKYv4114K$HpFBn(REmEc3y]$F-n1jm5bCcwHVWB$b5RAkm%r7lLbi;,%C&ckWpWQceC373bU9aSg@l,>QZ/Cg+3&hDo%%%7<!_/u5m0Bu7+%-Ify!>,eI&rwnl=8LKF1D=RoX=T!Xj@U5_<d$Ky)Vb`a_-VM6edT6tcRh$y'aH2eZ!yKjAmF2A/I6FgJqVYJd#OiHOC0x:7ulm3>FDR!Vr,-7,P1HN4pU0c>UKJ]dOct_'Uq!h#$RpbC6_@f=ZL4p-8wv>9^uXKRvc#V2,NvE=KAIhku`6'DXd0QcXa.u@dMIO[hyuwp9&5r<#B0pH..I!5-'ah/kQGI[(1rG+vA9s5jsTSy&p9',H/.G[WvPIG`P`cGCL.(A4%RPEE!N-+hw&mC>%G_v1N4la^^UTb_nyyQXkRf;_#yO.+hRqyee9q]fQAHJ)w292F#_PxrHLVAkd-X]21UI(0(ra'P_qMlB$dI95-82nEEWnq$MuP9;0Xwg3:9hNJ4BX1iPEAjw('Q_>x)^=a98p'v.nB9..,e2>lo![1xm7@dGZW/dF)hxaBf0F38`x;@`5=TKLRv$S-Yf<`6]gy^!E!+tU[>SCw=9>mc'jT+8TYp3uR,8QgtanKE.m$kIm#.[u8V<8/7d`un2D#T/11(nQ:@_)7>0]%[c2.UTln>)6/v(1lha/0a2`s:c_]9gJrK=5gM,o;7RQY74cUZ>982$K/xj-f5BUdCb5xH&OC`hZ.7FhvG[_b@6MIx$u4)oiqB`dLn^5LW]EbNKN`xI`I-B;m4Z`K@41CnVx%`#pE-f1&`[L:iI.>.A1;]p,H8'G_S8`JH#[>6:TdCXYHlER.=rk>Se8TqDGOLI;'3$<H'-iTL5gCt%Ol^Q0>[P8o4D:%U'P,AB`RF3)RIj8cqPDSr`0hiU-r`i8E-b1+W8JKnBNsbe`.n1rPl(g8D,!Nv+Mr0e.-=K_`TuZdp==8e+LTrfok9fo;r-J:/'Y>pl9:5D`-g)dPcvw6.Gy-3q<k(uj.yK';duvFa5w)uf`WFX_Tpm#,T$2T)inrJ.[`o7@741+VOjpI:I2qOVUjWg;SJ0oI!wyk4^1g[@w3J_fq[;gu-,!R[3o!1gBv=egCtJSBVcl3]HKY#Ml/131Qt>/=Hh,%^q.sA7QZLUp;$GYI2x_E6HT$C^k=DZnh1@3dut1kAD`#!8RSD8,bx/R%Y<4,64hADvSE;nQ=u4im6v=8dRoFuQP$G,^`GnH+,uRogP&jqu8_G&T]>>2:$yy9j'R&M6F(4gGZR@(e`AxqJ_J&P`&jaBnwt^XPuZ0M3v0l$wf[Q1r:+8(xt)yR(DsR8@=,i)5+ITu!rME:$sUTYki=N<<@B6@Z%!tA:8hcGwS.[/n:->m,^Ss9Z,FQGjy]FInXL>FDCB4LYhqbv9Q4k3l2kgnTZgN[;]sSf4f/V9'p'^E;>u6XIl)=KF:6sU.e#dV9ML`5BSoZ9Gkq89i%pj:Q>cut)'mt3`)4y<JM4NVXjx#>nPe_M#!4)Jj[D.h)Zv7`=0_L@Dlw_sLmVv$wHvA!SfZv+1+NN/F3%qtwCF;useq#kD>8EM$_OcvMCt7-@5(5rk=[+R%42WLY8O[1VgqcQcT/5'A%V(8Ag#:k86B2J'2`%Lf(dp5pbO+PaZ^`s6e1`N35bn20MbdoWKZGra%vYlKns<QX1$'a[Su4dF]stIN<)G$GB(+;xuw%'xe[y3&>^R-`-2;$G3rke$S.I#UGKsYi$gYElnRA$Y'h'>HxD1=cYl-JJqOY84I_U.A@Rk:H1.bgGp/jtq+2!12JQ8Kbb>cUD+X#QM$biTOn_ici+>4Qx)+]f't5<%%A>jc'vesh<)XynfD21QXVhp.mu8B3VPOjetRhcoVlMdJrB+Z+baT_b))Q-HacdTArTYI[591/no%PuR[_[VT]:wl^yB_eB8iTbjQDG,EJX!;H6pFgpvkU&=&5w%9s-DBldXGEuOIfRW2n<CgJ!oC&U[5,cH_]J.GE:Mi:upQ1[Bdnoda-I6gUIklsx#tE/l4jM]^)!(pI$GL@clnEo(!G@3s_wH!W@yc3F(7EnA@9VmKd-)$3;n@#97h]F>IYU'e+''@F<F#xP7KvfIuWk`@#woRhhb=&c]+vHNn[UdIx<qRw1X'-3;`=/P$[MpS0jAl1'yif'`T9,;x6j`t&e[!>PQ,j&WiY32d/e&qpmmDn7Ea>cK7m:f#+lt58Y9N$k9UQi_sOBECnBl!57kfBKAp4a;hnTO7jAgP.#VQg[bGg-H9oMcN:S=1@,7H`#p5/EmO/w63oA&JhNp%JLpg:lb7F3BVC]Xx(-!0/w/.U<>jtS-/W02g8X+8%&e.kZo6p`aFJ^L@5hc1U.iu:$:E@%>C./Up[Bl0'EoW6ybKJ6D%J8C8BW^7oH[;MQLJ1b0kl;gI'O).OC]^VeWyHo#W_hyo4D&oEynVA]Yy25)@DM(ng;7PW'HU-0,r7X4B>:S,wPhu9tSPqC_r0nZMaoaVRm@peHlX!3>T<jVa@)2av_!5ET75Pq8j@7^dut&(EYJ&w5xJ$$uxs3rxI7WW54w6egw]h<>hjLqFx`k0J/3>Jt%Gu@i[bO]o)Ks9.YYQP8^JjpmS1(kCZ&;x:JvnZf=52pIh1R5&0v0F>,;I%';WEiG!D'L$!-,).2(b3trsO^D1oJv:s@Yy77kp%P>ReCw6G2/c-WGY)aPd!E/D;-R3mhdFib:_mm<HBidd)`4Or$VkA=-1QAMH+!iYj%=J'=DQfN,'a1(OPu;',s;)pbiyUrG'53Q,WW+lj/rh[O0tWfj#MDLX@xom+j01PFwp4kTeZs.Wo8l`d<SIqlEX3TQ`dbQH6n=#W`EogY]_+PGE<f[IN3qbGVNU`NmI4J4#18#cup^D,p]'gy;X6(naB>L!dD6>'Plc(2s&!,Z>j``WFZi[Tle[/LqAAMx[Q[q]:t2oNdG=FH3NoZiavNWJ.@MKuG>T%VBy%4g3$s;WRWi'l@bpHI^eI[!9(:<6:-ZQfwBBp4_QE'me,<Dm0dH0e!%s&1NRNTM-jT4&$eD(K)TSO$G/0f@CHa](h;09$+cTjU=tC;#Yupt20;Y^c=@ln0`H;^y0c16vIweCuFCwb@FBFdF&8%SYnF^&WQ9_nqnoI:1mhW.4@j1]Sn%^e[=hi!C8[1QR5LxIJKtjBC[MXHn@p6OWx]FY%'jSJARF]1;;3U_:<_RAG26RX:ZD,4R3eTu]v18V/Zv+m<(%m8'w2.$UoG`QFZ5u]gMwjU]oiu-t8<<DR,kp(S'vc%)gn2NXt=wBqJVt<Ic-CbW(VR>@4DFmILr7q#Nm(T9jjBnEi=JJ&cu@;eeq^3W-L!=]%:pVP0UJK1dmx,j/E445xJkP)tl(>B&kMM95l]OCI6bQ9mX0UIwLA%jq^ed:)b.L=Ho:5FIFr<PBqL^EnC/vmVZ$f+TU;w&R;]gIFoaclGdM/tXrm;>NLWuaRY5R[2btocQBV72Uyh5u6dZ8OP_F0F[mH#nijHOs4pK[j/cV7-J4PJ47i-Sv$ZI##r8i'eyN!a@ln[4Zrd`4ftiLS;Jdba&EYsFg(+(>dnJ>#>>qE=040%fx%B(+B^ZajhbM=$YN^_bZ;-sDgHIW%4f>j8t+LCnwn+%sC)7o9QJQ1%^2Em!(MuJZ=-wC/!8[YN2y[j-V+<cLu>eF_)h$FL;7^]:Qy)KAwoRp='#c>HC`8s,kFeL%bu&K=MTl,&ZW4MEN3.@E.thrO9N0t>..32Moj%`q_$+31-nsNCjCmm8wHQSrBBZo52Bs[DH157=GRB1$Tp1F",
"ljos6k$AtV`lTnl(Xt4`nv$$^6UW(!oj.%4]HKmKvqF@haE)x.aGcWP%%N9AOwJ:G2cO#_JMF:^J.Ki8dXg9c=$t)0JF90;2>7qQ.VhiOZ%yMK6K;Ki(mG2't/iUjDuPb3ebw!Xe&:kh^vnZe_QW8n_hB3JNu4kv88I$5v[8J<9]6KAG+&dL,3!3hH3MY86C^Dp=>xSw)(tE-r]=WqjXJ..Nj6YfuV20sP((QD#JqUR4l)+5/RQ(m+EH8ll%g!VIsZp2q4!<s7r:(fBP;NO&5BTYH3Ng1N+&C)G5B#^U8WYQ:E-yXO_.9P8)V]LH]47H%990HDkkd3M!LF+;jHllb7m8ELR':9(]cqE@VxnE:-h)k'cW+0<%qw7Ds)0P8>swRE8c8C,xHb_=2YvnmV+ci`#NjDqrnS6V0jT-m'ss+&YY!Xsm+8;cs1-&mh;+bL4.P_myhI/+Kek'hA0H^-[WM=HG$Y3Mxe6eH=s#1f&kow&nkI3Y#I:GN@s1/3C5+1Dj)htB,(y3L=&BRA]KD+5;&Qs1O0;J-])w`.B'X,`V,Zv&c'HCPBqn+enWoZ0@%bAY7j=>E&N3j()=K!N)3U(Gh8_[$UGXqC^(wwadY-@Zh83<a(Jl=RjGU`!SIuWN&EL5g>k1-eOr(+P:KNgjZ1c$5LQu_.QthakXAZN2IAeB69^!Oq3O`Lj1dWtb)Gy-9c)4qm_,gdI5XF=A_0j4HQhK@l3s[&9cGQpR5w.bclp3&Hc@;Yk%-x[Sm#rI]l.Dk5kJ/-Ad40^=woaAANu$$NsL3Ac-Y/Et@A`,iphw'bAtw[QP[d#<iO`+EJuYJUcfY,#N@JAI#`QC[4w5EJ3X45`%XhQ!FLX.$q)b948-m7px9-BEXK3u+jDXK(Ln1qO^ag_E`NK_iFobr2foITpb3q4O;6App'WONH3I<+,RF<omUo5v<>8:+Su:maCT#m649Pr).UI@@&x)`46PP]Xko4v)=cjs4(:pH&+dY@SW1Mu&R0>_DP+'4;`0yL6;rNtaneJTh2(-gZNRY@Ca,RhG/s#mA5Ou0terRL[iO/AA2_kP2-tkWRrp)VS%;84F6.&a>2/#s,4aVq#<0rl&X`y)y%P-ZLi1(te7%06:]'J9A/vVS0R(MTTl:gl-IvHXiNFAe5HL6A3RK[QiqaFFojPLYPkcXs#iY8G6[)9a;mg(</bv6rX[P2<J[CwOytUkTDUy12j@:9V>:60Bo)dKY-n`!pau0Byt=s`[oQBs'>R9H(/Dbk:-UgB<'w27Ii]P@RwTMF21(Wfw3PV#&Ls$$QK67jxHfOFL4iI%Op/Fw,.&X`TXP5a-e8'`XvB#HMcSe)@hDSnKj<@Ga5#d7e7!h:`jC$R$+NoXvx/Frq@rYNJkMo8[oE-epwd+<J&>Jur.@cN`o#aSUr@@.xAfG!g;MD7ZGHZ-SA5,SXA8Qrm@G1Fx$97:Fg_#8,^!kgS[^jX`r)x=3>bZNo5<#)fe49GyvvJ4airVK+V._VSuW`L-7hu6S0<Z<NAdGsA(fItS+IwwH0bgvjeQ>#Uu;`1I--)c@NpB2igZa]F(WnSCIQ>S9J8s.u$B=qAl1Sf!f$K>/^t%S;eK_+Q%[oFG:2l#AMuhu$0CdyK)IA>-8hf(h3!c[1_;G`1jSqWee=7j8a/M4xn@%I0Il;X096l,]F-jG-B/QXr!jhtFK)6Cyk5fj60;9PPkSW#H/Htw`nC<9;9oQ'y,(lU'UFV2YSaWRWr/j>S$6835YMn7J^-JoY2TXoa=SgmQMMX6%W!ZPK80-PIn])GjP&ZW[#ccbSCnEds(@xLZJpn&)=/'Dqw$=RAVO+W6=5ys2EDq#2ER'bj:_#U2,liG)m@a%nxcfGBAh</Gq__:t=.JP.T(9nFrUbLMI[P6A>@h46w@bV3gj+Q,FL]XHj&@!F(N0@U.0$wHiR&A'5SBlcgF`0N(N`,BrtM[i#NqM9m:B2qa1O$yfI[X2$lebMs&b&6=Q3gI/q$]dpS!eOm#R3.1c1qedfEu&<Wwv52!JCTa'UoA]TA7F$tTpri<]G;`[T^]ZB-RLsI,!iab!=MQM7_bl]ftv[2b#uQ81EyjbwZXLO5<1mmEtx,p:h8Im+1nhAI%_q74L@pd'f`g(P@Vx)(%vxXviU)ejJ#)k&VHIBg>-+;f4CnlI9>KBs@bt`SqRYYXmGX`&MIcBgg%65v<Mr0t-aRJTB;)5M'KBRqy^4Oa8og,w;tpZ5ie[#Ef^]1B,e&hXaWKU.0(f#A]-H[c()#HY7=jkyQ>tk8R;L/K$^H&stlS-df0hBxIOY8_:u_kj`((/PSy=fbenPWS^H4h_@T9rbUoW/m]oZu<tLU]]CZ26V5i`sK$:L44;8@.lWA^em/e+oCFRpp]yUPH@c'4YbZ()pHJ68AI7bWr+^a(#3Ijen=:rF<>]&^(uxd;-AhE0]bCg@1aKSlvSF24-FT-NIWKt77N8+FZ^PI8w!',#+;^f`apc:xXN@Kj5K+4>4BM:=o35>Pq)F36e%.Y:AMbMVPBhUh)e!:=SbJd3/FFv3grmtW8QL[AmTi,h9Ath5<$F^+HmImqH+l,sF%KSrVoQA!,lu_M7o#IO^BU>G$[^iP`.XXG(GEqH2q1Neb'9MG_rj[(P75b##,S(hOYOvN9`NNDfq0=<Wdr(i(.BaO//Drc(-bOb=:X)WM#`wc#SQmoVF<8sC=)Y-(8FJlFqY4m/RGhD6-=/H+3Fr/4^r/9:-Nx;R6pnh8BkQO>tj(DBds8kBYJAWXprf@Db]@bI$Vv=B=yDjC/O9,rEI_[BWP6m^X.%XdV.R_vOPD/6$Hn6T3uqVp32W%OxmFiRCO=4khTHx5TuKs=[eSuYat81iZw[tR7^bWZG'pLS&fo_AIldfMT`,KQ'W',%bQY,Qqb5sV8lw61e1I;-lX!x!$VHa`LbbN=Hr0<d/!R3b=p<7p.6_U3R9_$=G=4u1AUCJks)0;2gk2o%^@;VQ6VI5L/7me).l`!)QpvAfrn%6(q6L:WxoJUJh@-63'OpQqed$$`&#.oQ&nmq;h>(/G[PF&A)->omG,ogRsYC`1BPDaY/u:IX;QBc#Vpsvi00m.<Hj_=`&7@;UbE.tL+S[+27pQ%VHYE-6<R/E7Yke,(+)4im%Z8`S^vu3aqQD40hbNxW]a%n%eaW:6/+Fp+f)9=n<%rj;2or')[oxH8W11c9vaB58'a&O@9&`]7snZCgN,v(w)O9>gU/2_R#&23&k6G-lURUh%3M@37I2^he_f`r&X>.XP)c3eC1EjxKaq-K^(_&,3KXm$lHF1<b`Vj_CBmP:Bhi>7MJ@uUJiklDK(J4)-_uc3YNgpUa`Fg671G@'7nvl#Ek^&j05`w(ND.'N`on4QWWe'otvY9/Y!`OndujK6bk6,K%+V:d^Gr<4%:w%=1X9nbX)qPm=dquOW9M9%.+xNnaK]CJERZmqt.J;,7b0n[I$QGxObWN575_c7Dd2W5hnJNHv^a86U)`5naVHQ2msq^C-Eju3I1;.^OPkA<An]_7nXhe]m[Tr&]g$%3(EU4>.Jm0d38I%s@4s2-RJ_LPg1fkomYmPs!Q35b$D1bchL6nJLK)qacSiXo5JrDG^ga/M6no-h1;CWS%LftJM:1y1#DyLL8vx'7rHt=eqCrOaBGh1rnu,2!)8XYysec$f+rDW8_g+o!q,<Fw.2&<Iev+M+C%LYpiOr7G`96Ef=@vd[Te%,^lur0l`'xDpF1VT:c2sZufQtLtYFh8ipn2]Gf^x-RT'-H2gMe!nbVluR@6)U'0AQDHMsplT)/9IMAQ+(.6mwuf0v_L+>8Ke4h79%Q)5^5sf'ShUG@:=t1um'o&Zj&E.hkLPE96'7tPi:iW/-qgBQX%3<rdi>@ixccL%OK43_W;B/8$@O/$0v_m`C(0kqp:<Ol(Gu>f2p3:CijXWKpDF4#gpv4>j>O]aem53F55Mv@O/u`88<a,8rU+U8TQ3exZbX)er#T2AK3Q_-t'!AIWeyU`#3DL0<%(`mv.P)xmI(pA[UE",
"JOpSbk$h&7QRSh#)Y]<)N9U]<o)_cqD4gHq_&0MaWrIy`+MJSbs72qg'uIBi`i-a`bYmMuNX,2<_pVWfh..cc_wS-O-V;/'<FV4fpo!o8gn8ktrRec!<jXtpc#X!I-x>RF_T3stIqBTgm@Ox/)/p%WY>`J]JpaxyM/X8hGwbrSn/8^k-IJl<pG<AvP%X$y-JlkIe<A=5j:EIpIyn4R$e>`)OJMgwt[Md;gc,)Bm40)8&ewH.BwtS&=/3.9/%U1E+8t)[[r0sMK#I9IP'LcLOFF<t'CF<b/q]Zt8e4icl,R2&=ed@Iamb3)>OK><E2EewZ</qMIZN@B&]Y1SO^3l!kTR%`-%pHIg[,UpG[W+<3Z.]rs$Lfg6]6%5YT/>=kWh$7Z4$Kb9^V,S[^yks'11wkT<f&xO[l=/te1aKt<4u`,!DVI`Pm795vB2Chmyfg1nI92X#7FE18KyKKPS!%%ne7e(bguUK)or]JV@@9^BhjS]&4l,`V-H07A@F.sn(.h6Cc2_deo):aPtYMh>CF0-u9uCl!G%NLDrx_%3hUb#MC@KWqfQ1.B.4!^H<<Z!!jWjU/P!ES#6,6b:W^xi(rkv5sQ7VppP^<>9;fD3M5kd4Pl8_0Sr5N66'[-X1:(77>W9bQk<kpDLIN1nf0lyuFw$WXVVg.G1HGgv5ZCJSo5G$&xC68^B)Z=/78hL.cEHO@V^m#6.O3v[ZV!n#%M>7qycl6KuiNf1@u09]&Yd72FD4X9R9aOq>3>p>ZalLqW>P$c`u%Eg)Be.F4-%HegTC!16W.B1:[37N&6>sqTo5iOm!hD<=FvZ,1]:L)tMM%Jp.SiZYpDWj,)Ife'YVw)Dn=AQ;<-O)JAH4V4=>:#='7W:.&Z+hZh.0h_NOxhS0BFEja^/hl)#2]OmHyo8w4JrW!/Or(/+0v]65(:@JjudNnJ.h)KxomPnu0)P39,j+.yyJ&M5g00(SlkoAonLQB43-U!7WeKA`;@ed&`o'#Kn]vEytNQ6-AU16^WqeItsAYVKf^eoqEq+4d!ij`yqp$9u#CvO;_#g!Rf+WUWOW2#5nPW]qrh<us/=VR:v.GSMb47H,k-D33&<<0s3pn.M^=J#=K3!Zd'[,:=GuqG/bqmfa86%s;F@5G8@7Ld#08Ck%6:WX<yLkxc3vCL+6fn2;EO^8fQ6EfaEHc]xhSpI=#=(%R1pGm8r^>#..--uPnPo9=pg4jcvrF3p%kaWrQ>UQb[Y9!63Vs0Q_ZsQT4KnMS'sP+#]6_TQsVtlPm=/QfYUnH&BW$yV+is].Z=)phNL^KJ<v,390BMZ[:nfa[_jY>Ea<a%6x,FtPy72HIHYUb;:3@x/rqYPM:B-FW^:C<Z.j(D>Vh0t9.q/q%gJlo(0`v^m;&([j`jAZd4;W@D72Zj!Qd<t+k>3%j-r9O8Jq1r(b(5O4vpRug:OMB0(8oT<QX.d0@+7Eqi=%LE8-5aMdELocfNhu0GHh.5`0,F8_C]/Wb,2.pS20FIH`micpj`)vI;m=<Q3H.f5iF+)%OU/9RT#<x%KNC<2#F'>FJ_uUaM$Nu&ZEHUdJe.QWRNWTl,upKGfoVuKsoD7N+ja/%R=yj`CC^'u^kp_9XFbq]qgXV=%pF%f]M9aB3wd,8_p^RDGAmXAMJPbwoFJ6OL'@dldnK'56vSkNN-R:'FlnH.L8RGF;RE'Y+=1@g$ij!,eIE^LCxv+>j72n%E_DI^)FYTiYe;u1n;9D,Pvq:BM>749;uj6x8+@-KgCjMV44Fi6o/L%tU=]0;0%joYw#gDD'!RVebUK`&ia#Pg@aUKA!!!II[ZYuvimP,DrX/MF#wMlQaF0G+@C&6!or!fuVq55OB,sy^<c8gHb_KkB@K7DCWLqOvYkGHTrX_%7=S7[R&I<;'T3LgG-q/b++>!9QboJJpVsX:t&Q+I98eRE`gXA`KOhZde/31Y[_3OIJ3cwp.b$IFBSRY9wfEPWlnckr1ak9LphhW49lExSwvx@8w6qx@><1$=1O)ZL_%U(kPR,KMS:E9v]J%@#jS9j#u:e1-()v`W^0!O7h#+#:&da%#TseFF(%-3pv/Y%i5KV:=j34gX:j,C@=w18]ofrPtYBed'^-,U63YFpX#n=4u>KY5:2=;2MHT`F]G#,-un;7D^wvZJ$_<p<>-00-Tj%^xe&pO]#@L8D7-o-c<@5'oKX`6%L$38@Q+hfpw4sV&)2'6=APs4wN_0bCT4NV6jnQStWI_Qb9<314<CXiQUFIF$=GWg=YRfB,!ePSDI%7N]#C.Rg&dc/QCMiW2X9u&5!LrrnVqkd#/XFNeG2^C_od$G](MRkQ</dAo,]s@ID%]cT&BAdYb0.(0qt;l>@Uvf=d'!^KQQEVhpES/T^veiYROIlaygYA@V/he:@)V4gZQq8fB,gYsgNtd%_Z=jl9fGB!@iZI9=539v)#knN+E4;%iYM&4Ea=!m`WKrtxSHp]GIJqDK_v5<85XmXpDOGkPvf2^L<llv-$@`3c2.tr$Z+8dQbSySxg11u#NBi-p$HX<a=8rGfQ%8fY+])_q&F-st$_4UM_q$BM6Wr))fLsCw:=JEg'q::,42/s9v$<R'B-Ru;fiil4qL/t$(U`3h[s-NLOt4wI/Ei3x<%66&]tWUSC0YVffTdMMvQBd(g^`JAQ%&)MCH[&gy$p>ArCcNO<JTb^;rcWFQSXD<x,e=3gW&U`,7BkT9!h>sBsfqONb6mQW+42v-W<R7m93gPvIu^c4VLiTS_TpD041Bi]vxT4^;jy@Nt^(Vde;R$R)2-5!1rAo1:>kBa%u8rWm^p9!gQedC:f2Kv0KtxXaTsx6jQ]'RP@j6t:V^;94/r'1&$k_u7e.ZC&7+01m`>1F8Fy6<pWR,whX9`(]jOCJ8DKNpZPB=(:gZ6udLS0#`>^GIt]OOCINOQ:s`jEeg`@=-g.ndth&X_k5.,l`Lq%+UF$:B4vMu/se7:mdw:.;RJ#EZUNF&uOQlLcy(%@=YpLEpkO:Q2C4y+TrGC[-0)uZ'u+jNkpTtPe(9H=vM8=tNsI#t&H$f@a_s9`>p_l4SGl#Gc5Gyb[n^VoRjZ&+_/1!.&+B5qHjm#)(NubQF2:0WIQg[Ok2D;GDLYc251Lacv00N[wm,/g@6TR7Ri+FWl30Utit-qpE[am(:FX$u%Iea/N^f5;(Knt@/@j,eO)n:7d[]7tWe35uK=]hRh.:hj5!n'3rZ>6%)r`dNP:</Tx>ucMjQ>y,RDc3.9j7Rxw6WO%)yVX>_cZ'ToJjd0KNtaLJ#YIK%1-2/jDj9Ql]jGn:@D@,Aw"
};

/* sk__archive_1:
 * pack_16bit: source 6c7dfedbeee8ebb3, glslang 16.6.0, spirv-tools v2026.4, 5544 bytes, 1389 words
 * pack_32bit: source 1bff74775a354045, glslang 16.6.0, spirv-tools v2026.4, 5504 bytes, 86 words from pack_16bit
 */
static const char* const sk__archive_1[] = {
"!!%g%ir/W[PNqN6G[6Iav:,ZfkneTt^gJy)&b@IQ@e2sCi!JPA2dJnO>D1FOW#Y7#,Q7lo%D0KVhP@`@B%Dqn/X]GCdhjUw!owDxJ7jVWB3Ij<m&ma5DqRm&ktdNxp-f_rE:g@YVqWZ`YK]m1P8,4jd<<ov1n[A59.<^vgtK17ctXlch6IbX81g925nUCCvQ=sHCWC$V$p:Zgt15uObCDQOAHft#PdGBClkNV7NY'i@6b/TLX!'imtGj.c:SU^RD3[C$tIY::H:U(69@_fjcUR[-3xS3rRWjhf95tJR.DPq@$wfVuJFKf_>k[I;GlTA@f5J`Y9>rUB0CZR6K560rZI(+d/QU;w+<X%$vHv!:c`in8_Cu;HJ;9m4;KBI)V0_9QZhFu8eT(^=uNpx-_;s$mcS]6BGs^q;=YAY'P^]:x#kkO)i,b`taHsDq-V;%iNFqObBSEIEf+':po=L]RR9$U!v(X2mvFh$!9Ztlx/Se0271S,gd(<h_g:mUtU.b<nplTbp(C`=9ZX!FCV9bx7R-Grj.8fRT0gV#Sjsb@_PjRSH^a2wVL/]T!Koh$5HQQTI,yiKU+0v0UAPul^+1K)!cm$;wNsWDfT5e74q+gW'IX1.F'dY/L+$X6xk=r'r<.<=t6acE91bM:eu;-kQA>4MNal(C]4S$Wal$#.y1Gew]St=!o1=e@s3a<b,[v)!e$f&>->,Ueum$+Po]),Z$%ap7U;syB:1e0^4c`oZBQ&qQS]Eif#Krgjlpb>W`eooC]Y2`$AGj)B_Ym.5-4$@[BiZvM-T#i2AJ-10c6u^k'@ov%LMMg!.ZYSXvc9R>nBWdCC(`kp.lunsB7vyr.PDyoIfX#O&kH,F.1/0J$KD[[ri&.OGhmu8^UM1VIYQjG.VuT%H=:B/;'pYo+<')Y2tt[gD%5'm5YXmQ!sq_,PmJaRec_a<hae%;jVRxF4k'9iPM!9&<FZ<T#d$6U(>CbPUqRt&5(7c_oe#AV`E,5pfuk02&J[E<R>40.1UEBN7.=1!V`ehKQGTC_,(n=Y7L_fH_MgJFl+>L7x`'`BBECusnG%=Z,Zr7>-Zb'62RZCP0,0!'KkC!SS[%s6nnhG1946)p9@wxQG)rV$J.tcm'_eqAt6Wq`Z4dQe-6HJ]rIYXGPU#M[Ci1e5h%P$,Eq[-<_T).WpK,C[8_I#H[&0+bCkU/UnChOT&hPoBPr0TsROgPqw&UDyKZ_0P@YqS6t>pt[WQdvOgek,D.o6Nw7FvZ@Dj=UHr]fNAq$LSOW]fYeoJ0n,%I_U`wk=/<0hW.0&A:io3TjttKd!66+o[c6W&STgtkn12Q6cCBn]h'X[EWDG;$AT82H93f#<f,xAPMAsp[:-WF]/8$#)9OlfYYpu57Lwt<@+iEKvVBtu:WLsADnG67SsrwHJrI'2mV)p-@n&nDm_x^HD]CJtn1L()qMUvF6:$BP/vvFa3C83>9T>r=NAM-2O;-[`Y_vjV@<+ry^KMN0MlXYa1u>(NLM1X.4nWhi<Nsckw.L2<:kJX'.V@)-U%nGC4F0ww_tqexmlVUIhAr(:.ZGp439CR;Q]-]&^NBd!]w=4<W6Gc%.$97Ht/%p;$Iif.t]0Drgxn/9iSygXRFLCuw7,axiwv.i(Y$0''6qpE"
};

/* sk__archive_2:
 * tell: source 9b053ea7fe3a47ce, glslang 16.6.0, spirv-tools v2026.4, 1068 bytes, 270 words
 */
static const char* const sk__archive_2[] = {
"!!%ff).9EOaT8(i_6]YEUC7KY(B]Vt(a4PT5qp4GCFWPCVBhnQYQaa7[)CTX]fC+5('IiP;TD(C$Wt;I@mjD3Ut:jGvp5P:Y#%&g@ewEMLl-3:s:-jq@A49.9LU]P_^^(s_2%iv_Y,o%6JP,.co'OcR#1CCZiKx.RV9x!V7>H;J,3POhoXsq2^'!$E8l/RbLx9JsQ@LF$rJd4Hby+a777De2UdhIWOJ+Qs6SJw8NN!lGBv7c1G)LrgAb;b=[qA5t2-Y2,w1Uy<$4sbv'I2R@[0VPq4R=)(9c=$BU;'o),Lh7kbIkVe=$pNh:,uMlvWjh]DlyI_PcE2ohAe9G>J@V]!>E3]s@d/JTV1>vK.kShCru-SSd)h=OAIkb`%jK<Q'Vd;q[S.qySMD!pGWGDLdj!>C!F>&-<$j-YKX.U/1eJ^m1TaNuG('pTIDiYCc>b>YhWk&,;2u:4$K`Dd7l@N[3[[cP=kg"
};

static const sk__archive sk__archives[3] = {
    { sk__archive_0, 71073u },
    { sk__archive_1, 1475u },
    { sk__archive_2, 270u },
};

static const sk__spirv sk__modules[17] = {
    { &sk__archives[0], 67520u, 1106u, &sk__modules[1], 133184u },
    { &sk__archives[0], 60629u, 1266u, &sk__modules[2], 133372u },
    { &sk__archives[0], 51351u, 7514u, &sk__modules[3], 134804u },
    { &sk__archives[0], 0u, 48278u, NULL, 193100u },
    { &sk__archives[0], 48278u, 993u, &sk__modules[3], 192956u },
    { &sk__archives[0], 49271u, 1198u, &sk__modules[3], 192956u },
    { &sk__archives[0], 70067u, 1006u, &sk__modules[7], 120248u },
    { &sk__archives[0], 68626u, 1098u, &sk__modules[8], 120316u },
    { &sk__archives[0], 61895u, 2343u, &sk__modules[2], 121828u },
    { &sk__archives[0], 50469u, 882u, &sk__modules[3], 175156u },
    { &sk__archives[0], 58865u, 882u, &sk__modules[4], 175012u },
    { &sk__archives[0], 59747u, 882u, &sk__modules[5], 175012u },
    { &sk__archives[0], 69724u, 343u, &sk__modules[13], 57336u },
    { &sk__archives[0], 64238u, 3282u, &sk__modules[9], 58872u },
    { &sk__archives[2], 0u, 270u, NULL, 1068u },
    { &sk__archives[1], 1389u, 86u, &sk__modules[16], 5504u },
    { &sk__archives[1], 0u, 1389u, NULL, 5544u },
};

static const sk__kernel sk__kernels[] = {
    { "gemm_f32_f32_f32_128x128x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 128, 128, 16, 8, 8, 256, 4, 33796, 33796, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[0], &sk__modules[6], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[12], NULL, &sk__modules[14], &sk__modules[15], NULL, NULL, NULL, NULL, NULL, NULL, NULL } },
    { "gemm_f32_f32_f32_64x64x16_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, false, 0x0u, 64, 64, 16, 4, 4, 256, 4, 17412, 17412, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[1], &sk__modules[7], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[12], NULL, &sk__modules[14], &sk__modules[15], NULL, NULL, NULL, NULL, NULL, NULL, NULL } },
    { "gemm_f32_f32_f32_32x32x8_scalar", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, SK_MULTIPLY_SCALAR, true, 0x0u, 32, 32, 8, 4, 4, 64, 4, 2308, 2308, SK__BASELINE | SK__SHADER_CLOCK, 0, 0, { { 0, 0, 0 } }, 0x0u, { &sk__modules[2], &sk__modules[8], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[12], NULL, &sk__modules[14], &sk__modules[15], NULL, NULL, NULL, NULL, NULL, NULL, NULL } },
    { "gemm_f16_f32_f16_160x192x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x10deu, 160, 192, 64, 80, 48, 8, 8, 47108, 61956, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 32, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[3], &sk__modules[9], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[13], NULL, &sk__modules[14], &sk__modules[16], NULL, NULL, NULL, NULL, NULL, NULL, NULL } },
    { "gemm_f16_f32_f16_128x128x64_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, false, 0x0u, 128, 128, 64, 64, 32, 8, 8, 34820, 37380, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 96, 1, { { 16, 16, 16 } }, 0x10deu, { &sk__modules[4], &sk__modules[10], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[13], NULL, &sk__modules[14], &sk__modules[16], NULL, NULL, NULL, NULL, NULL, NULL, NULL } },
    { "gemm_f16_f32_f16_16x32x16_coop", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, SK_MULTIPLY_COOP, true, 0x0u, 16, 32, 16, 8, 16, 4, 8, 2564, 2564, SK__BASELINE | SK__SHADER_CLOCK | SK__STORAGE_16BIT | SK__FLOAT16 | SK__COOPERATIVE_MATRIX, 8, 1, { { 8, 8, 8 } }, 0x0u, { &sk__modules[5], &sk__modules[11], NULL, NULL, NULL, NULL, NULL, NULL, &sk__modules[13], NULL, &sk__modules[14], &sk__modules[16], NULL, NULL, NULL, NULL, NULL, NULL, NULL } },
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
    { 1, 1.500f, 1.500f, 1.500f, 6.000f, 0.500f, 1.030f, 1.500f, 0, 0 },
    { 2, 1.500f, 1.000f, 0.680f, 6.000f, 0.300f, 1.000f, 1.000f, 0, 0 },
    { 1, 1.500f, 0.051f, 0.051f, 5.000f, 0.041f, 1.000f, 0.082f, 0, 1 },
    { 1, 1.500f, 1.220f, 1.220f, 8.000f, 0.900f, 1.000f, 2.000f, 0, 0 },
    { 1, 1.500f, 0.870f, 0.870f, 6.000f, 0.500f, 1.000f, 1.500f, 0, 0 },
    { 1, 1.500f, 0.007f, 0.007f, 5.000f, 0.020f, 1.000f, 0.041f, 0, 1 },
};

static const sk__fitted sk__fitted_1[] = {
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_1[] = {
    { 1, 1.500f, 1.500f, 1.500f, 6.000f, 0.500f, 1.030f, 1.500f, 0, 0 },
    { 2, 1.500f, 1.000f, 0.680f, 6.000f, 0.300f, 1.000f, 1.000f, 0, 0 },
    { 1, 1.500f, 0.051f, 0.051f, 5.000f, 0.041f, 1.000f, 0.082f, 0, 1 },
    { 1, 1.500f, 1.220f, 1.220f, 8.000f, 0.900f, 1.000f, 2.000f, 0, 0 },
    { 1, 1.500f, 0.870f, 0.870f, 6.000f, 0.500f, 1.000f, 1.500f, 0, 0 },
    { 1, 1.500f, 0.007f, 0.007f, 5.000f, 0.020f, 1.000f, 0.041f, 0, 1 },
};

static const sk__fitted sk__fitted_2[] = {
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_2[] = {
    { 1, 1.500f, 1.500f, 1.500f, 6.000f, 0.500f, 1.030f, 1.500f, 0, 0 },
    { 2, 1.500f, 1.000f, 0.680f, 6.000f, 0.300f, 1.000f, 1.000f, 0, 0 },
    { 1, 1.500f, 0.051f, 0.051f, 5.000f, 0.041f, 1.000f, 0.082f, 0, 1 },
    { 1, 1.500f, 1.220f, 1.220f, 8.000f, 0.900f, 1.000f, 2.000f, 0, 0 },
    { 1, 1.500f, 0.870f, 0.870f, 6.000f, 0.500f, 1.000f, 1.500f, 0, 0 },
    { 1, 1.500f, 0.007f, 0.007f, 5.000f, 0.020f, 1.000f, 0.041f, 0, 1 },
};

static const sk__fitted sk__fitted_3[] = {
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_3[] = {
    { 1, 1.500f, 1.304f, 1.304f, 5.000f, 0.655f, 1.000f, 1.311f, 0, 1 },
    { 1, 1.500f, 0.482f, 0.482f, 5.000f, 0.164f, 1.000f, 0.328f, 0, 1 },
    { 1, 1.500f, 0.048f, 0.048f, 5.000f, 0.041f, 1.000f, 0.082f, 0, 1 },
    { 1, 1.500f, 3.419f, 3.419f, 5.000f, 1.229f, 1.000f, 2.458f, 0, 1 },
    { 1, 1.500f, 1.768f, 1.768f, 5.000f, 0.655f, 1.000f, 1.311f, 0, 1 },
    { 1, 1.500f, 0.014f, 0.014f, 5.000f, 0.020f, 1.000f, 0.041f, 0, 1 },
};

static const sk__fitted sk__fitted_4[] = {
    { 2.600f, 1.120f, 1.900f, 0.300f, 1.850f, 0.830f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_4[] = {
    { 1, 1.500f, 2.621f, 2.621f, 5.000f, 0.655f, 1.000f, 1.311f, 0, 1 },
    { 1, 1.500f, 0.655f, 0.655f, 5.000f, 0.164f, 1.000f, 0.328f, 0, 1 },
    { 1, 1.500f, 0.082f, 0.082f, 5.000f, 0.041f, 1.000f, 0.082f, 0, 1 },
    { 1, 1.500f, 2.621f, 2.621f, 5.000f, 1.229f, 1.000f, 2.458f, 0, 1 },
    { 1, 1.500f, 1.398f, 1.398f, 5.000f, 0.655f, 1.000f, 1.311f, 0, 1 },
    { 1, 1.500f, 0.011f, 0.011f, 5.000f, 0.020f, 1.000f, 0.041f, 0, 1 },
};

static const sk__fitted sk__fitted_5[] = {
    { 1.000f, 1.000f, 1.000f, 0.000f, 0.000f, 0.000f, 0.700f, 0.400f, 5.000f, 15.000f, 0.500f, 0.800f, 0.200f, 1.150f, 4, 8 },
};

static const sk__cost sk__costs_5[] = {
    { 1, 1.500f, 349.525f, 349.525f, 5.000f, 65.536f, 1.000f, 131.072f, 0, 1 },
    { 1, 1.500f, 87.381f, 87.381f, 5.000f, 16.384f, 1.000f, 32.768f, 0, 1 },
    { 1, 1.500f, 10.923f, 10.923f, 5.000f, 4.096f, 1.000f, 8.192f, 0, 1 },
    { 1, 1.500f, 2621.440f, 2621.440f, 5.000f, 122.880f, 1.000f, 245.760f, 0, 1 },
    { 1, 1.500f, 1398.101f, 1398.101f, 5.000f, 65.536f, 1.000f, 131.072f, 0, 1 },
    { 1, 1.500f, 10.923f, 10.923f, 5.000f, 2.048f, 1.000f, 4.096f, 0, 1 },
};

static const sk__cost_table sk__cost_tables[] = {
    { "NVIDIA H100 80GB HBM3", false, false, 0x10de, 21.700f, 4.000f, sk__fitted_0, sk__costs_0 },
    { "NVIDIA H200", false, false, 0x10de, 30.300f, 4.000f, sk__fitted_1, sk__costs_1 },
    { "nvidia", true, false, 0x10de, 12.000f, 4.000f, sk__fitted_2, sk__costs_2 },
    { "amd", true, false, 0x1002, 10.000f, 4.000f, sk__fitted_3, sk__costs_3 },
    { "intel", true, false, 0x0, 8.500f, 4.000f, sk__fitted_4, sk__costs_4 },
    { "cpu", true, true, 0x0, 4.000f, 4.000f, sk__fitted_5, sk__costs_5 },
};

static const sk__cost_table* sk__cost_table_at(uint32_t index)
{
    return &sk__cost_tables[index];
}

#if defined(__cplusplus) && defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

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
