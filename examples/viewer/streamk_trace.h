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
 *   Workspace. One workspace serves plans of every shape in turn, if it is as large as the largest of them asks. Its
 *   address must be a multiple of sk_plan_info.workspace_alignment. An allocator that puts several buffers into one
 *   VkDeviceMemory must be told so: vmaCreateBufferWithAlignment() is VMA's way. Its counters must be zero when a call
 *   begins, and are zero when it has completed. So clear the workspace once after you allocated it, and again after a
 *   submission that used it was lost.
 *
 *   If the counters are not zero, or another call uses them at the same time, results are wrong, but nothing hangs. A
 *   turnstile (see FIXUP) reports a counter or a ticket with an impossible value. It cannot notice a counter that a
 *   lost launch left at the turn of some worker. A last arriver notices nothing.
 *
 * PIPELINES
 *
 *   A plan has one pipeline or several. The context makes each once, and keeps it when plans are destroyed: the next plan
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
#define SK__DECLARATIONS 0xb6141f43

#ifndef STREAMK_PLAIN_NAMES
#define sk_multiply_name sk_multiply_name_0_1_b6141f43
#define sk_type_name sk_type_name_0_1_b6141f43
#define sk_layout_name sk_layout_name_0_1_b6141f43
#define sk_decomposition_name sk_decomposition_name_0_1_b6141f43
#define sk_fixup_name sk_fixup_name_0_1_b6141f43
#define sk_packing_name sk_packing_name_0_1_b6141f43
#define sk_order_name sk_order_name_0_1_b6141f43
#define sk_raster_name sk_raster_name_0_1_b6141f43
#define sk_sort_name sk_sort_name_0_1_b6141f43
#define sk_search_name sk_search_name_0_1_b6141f43
#define sk_ragged_name sk_ragged_name_0_1_b6141f43
#define sk_triangle_name sk_triangle_name_0_1_b6141f43
#define sk_epilogue_name sk_epilogue_name_0_1_b6141f43
#define sk_bias_name sk_bias_name_0_1_b6141f43
#define sk_activation_name sk_activation_name_0_1_b6141f43
#define sk_role_name sk_role_name_0_1_b6141f43
#define sk_log_level_name sk_log_level_name_0_1_b6141f43
#define sk_parse_multiply sk_parse_multiply_0_1_b6141f43
#define sk_parse_type sk_parse_type_0_1_b6141f43
#define sk_parse_layout sk_parse_layout_0_1_b6141f43
#define sk_parse_decomposition sk_parse_decomposition_0_1_b6141f43
#define sk_parse_fixup sk_parse_fixup_0_1_b6141f43
#define sk_parse_packing sk_parse_packing_0_1_b6141f43
#define sk_parse_order sk_parse_order_0_1_b6141f43
#define sk_parse_raster sk_parse_raster_0_1_b6141f43
#define sk_parse_sort sk_parse_sort_0_1_b6141f43
#define sk_parse_search sk_parse_search_0_1_b6141f43
#define sk_parse_ragged sk_parse_ragged_0_1_b6141f43
#define sk_parse_triangle sk_parse_triangle_0_1_b6141f43
#define sk_parse_epilogue sk_parse_epilogue_0_1_b6141f43
#define sk_parse_bias sk_parse_bias_0_1_b6141f43
#define sk_parse_activation sk_parse_activation_0_1_b6141f43
#define sk_parse_role sk_parse_role_0_1_b6141f43
#define sk_parse_log_level sk_parse_log_level_0_1_b6141f43
#define sk_result_string sk_result_string_0_1_b6141f43
#define sk_merge_features sk_merge_features_0_1_b6141f43
#define sk_required_features sk_required_features_0_1_b6141f43
#define sk_create_context sk_create_context_0_1_b6141f43
#define sk_create_planning_context sk_create_planning_context_0_1_b6141f43
#define sk_format_profile sk_format_profile_0_1_b6141f43
#define sk_destroy_context sk_destroy_context_0_1_b6141f43
#define sk_trim_context sk_trim_context_0_1_b6141f43
#define sk_query_context sk_query_context_0_1_b6141f43
#define sk_query_kernel sk_query_kernel_0_1_b6141f43
#define sk_create_plan sk_create_plan_0_1_b6141f43
#define sk_destroy_plan sk_destroy_plan_0_1_b6141f43
#define sk_query_plan sk_query_plan_0_1_b6141f43
#define sk_format_plan sk_format_plan_0_1_b6141f43
#define sk_explain_plan sk_explain_plan_0_1_b6141f43
#define sk_list_segments sk_list_segments_0_1_b6141f43
#define sk_query_times sk_query_times_0_1_b6141f43
#define sk_gemm sk_gemm_0_1_b6141f43
#define sk_query_launch sk_query_launch_0_1_b6141f43
#define sk_clear_workspace sk_clear_workspace_0_1_b6141f43
#define sk_probe_fragments sk_probe_fragments_0_1_b6141f43
#define sk_accept_fragments sk_accept_fragments_0_1_b6141f43
#define sk_read_status sk_read_status_0_1_b6141f43
#define sk_create_grouped_plan sk_create_grouped_plan_0_1_b6141f43
#define sk_explain_grouped_plan sk_explain_grouped_plan_0_1_b6141f43
#define sk_gemm_grouped sk_gemm_grouped_0_1_b6141f43
#define sk_query_upload_size sk_query_upload_size_0_1_b6141f43
#define sk_query_grouped_launch sk_query_grouped_launch_0_1_b6141f43
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
STREAMK_API const char* sk_sort_name(sk_sort sort);
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
STREAMK_API bool sk_parse_sort(const char* word, sk_sort* sort);
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
    bool automatic;                  /* plans may choose it by themselves here: it is made for such devices */
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
    sk_sort sort;          /* grouped plans only, as is: */
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
    uint32_t most_time, pieces;   /* dispatches of the multiplication, which most_time cuts; 1: it is whole */
    const char* last_wave_kernel; /* of a retiled plan, as are the next members; otherwise "" and 0 */
    uint32_t last_wave_tile_m, last_wave_tile_n, last_wave_tile_k;
    uint32_t last_wave_tiles, last_wave_k_iterations; /* beyond ragged edges, some tiles hold nothing of D */
    uint32_t longest_worker;          /* k-iterations of the busiest worker; of several problems an estimate */
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
 * and unless gemm.chunk is set. */
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
     * if that has a buffer or an address. Both are read when the launch runs, in COMPUTE_SHADER. */
    sk_buffer table, count;

    /* Or `extents` holds a uint32_t for each: where the problem ends along the ragged extent, or how much it has if the
     * plan is masked; most_problems of them, or as many as `count` says. */
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

#if SK__DECLARATIONS != 0xb6141f43
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

/* In the names that tools show of modules and pipelines. */
static const char* const sk__module_names[SK__MODULE_KINDS] = {
    "multiply",
    "adds",
    "grouped",
    "prepare",
    "ragged",
    "assign",
    "gather",
    "scatter",
    "sum",
    "grouped sum",
    "tell",
    "pack",
    "transpose",
    "arrange",
    "probe",
    "place",
    "grouped pack",
    "grouped transpose",
    "grouped arrange",
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
    if (copying.is_made == 0u || row.m == 0u || row.n == 0u || k == 0u)
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
    bool for_cpu;    /* made for CPU drivers: chosen on those, and only there */
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

/* On RDNA 3 two invocations hold each element of A and B, which only kernels that are arranged for AMD know. */
static bool sk__suits_registers(const sk__device* device, const sk__kernel* kernel)
{
    bool for_others = kernel->vendor != 0 && kernel->vendor != device->vendor;
    return !(sk__is_arranged(kernel) && for_others && device->vendor == SK__AMD);
}

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
    if (*build.reason == 0 && sk__awaits_probe(device, kernel))
    {
        build.reason = sk__unprobed;
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
    uint32_t kernel; /* index */
    sk__module_kind module;
    uint32_t constants[SK__CONSTANT_COUNT]; /* everything else that its key says */
    VkPipeline handle;
    uint32_t holders; /* how often plans hold it */
    struct sk__pipeline* next;
} sk__pipeline;

/* Lets a plan hold a pipeline, as one of those that it releases in the end. */
static VkPipeline sk__hold(sk__pipeline* pipeline, sk__pipeline** held, uint32_t* held_count)
{
    held[(*held_count)++] = pipeline;
    ++pipeline->holders;
    return pipeline->handle;
}

static void sk__release(sk__pipeline* const* held, uint32_t held_count)
{
    for (uint32_t i = 0; i < held_count; ++i)
    {
        --held[i]->holders;
    }
}

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

/* Reads constants of the cost model, if there are any. In read_profile.h, as a profile may have them, too. */
static sk_result sk__read_constants(sk_context* context, const char* constants);

/* How many modules sk_probe_fragments() dispatches. In probe.h. */
static uint32_t sk__count_probes(const sk_context* context);

/* Tells the log what a context is. In log_context.h. */
static void sk__log_context(const sk_context* context);

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
    case SK__MODULE_PLACE:
    case SK__MODULE_PREPARE: return sk__min(context->device.invocations, key->own_invocations);
    case SK__MODULE_RAGGED: return SK__RAGGED_INVOCATIONS;
    case SK__MODULE_PROBE: return invocations / sk__kernel_at(key->kernel)->parts;
    case SK__MODULE_GROUPED_ARRANGE:
    case SK__MODULE_ARRANGE: return SK__ARRANGED_BLOCK * (invocations / sk__kernel_at(key->kernel)->parts);
    default: return invocations;
    }
}

/* Whether the module relies on subgroups of the size that the kernel is built for. */
static bool sk__needs_subgroups(const sk__pipeline_key* key)
{
    bool copies = key->module == SK__MODULE_PACK || key->module == SK__MODULE_TRANSPOSE ||
                  key->module == SK__MODULE_GROUPED_PACK || key->module == SK__MODULE_GROUPED_TRANSPOSE;
    bool prepares = key->module == SK__MODULE_PREPARE || key->module == SK__MODULE_RAGGED ||
                    key->module == SK__MODULE_PLACE || key->module == SK__MODULE_TELL;
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
    values[SK__CONSTANT_CUT] = key->cut;
}

/* What a pipeline is made of, besides the values of its constants. */
typedef struct sk__recipe
{
    uint32_t kernel; /* by which it is found again, together with: */
    sk__module_kind module;
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
    recipe.kernel = key->kernel;
    recipe.module = key->module;
    recipe.spirv = kernel->modules[key->module];
    recipe.name = kernel->name;
    recipe.what = sk__module_names[key->module];
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
    pipeline->kernel = recipe->kernel;
    pipeline->module = recipe->module;
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
    SK__REQUIRE(logger, !gemm->most_time, SK_ERROR_INVALID_VALUE,
                "gemm.most_time is %u, but only launches of one problem are cut", gemm->most_time);
    SK__REQUIRE(logger, !gemm->splits && !gemm->stream_k_tiles && !gemm->interleave, SK_ERROR_INVALID_VALUE,
                "gemm.splits, stream_k_tiles or interleave is set, which need tiles that are all alike");
    SK__TRY(sk__check_search(logger, desc));
    bool any = gemm->decomposition == SK_DECOMPOSITION_AUTO ||
               gemm->decomposition == SK_DECOMPOSITION_DATA_PARALLEL ||
               gemm->decomposition == SK_DECOMPOSITION_STREAM_K || gemm->decomposition == SK_DECOMPOSITION_HYBRID;
    SK__REQUIRE(logger, any && !gemm->last_wave_kernel, SK_ERROR_INVALID_VALUE,
                "gemm.decomposition is %s, which needs tiles that are all alike",
                sk_decomposition_name(gemm->decomposition));
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
    bounds.alpha = 1.0;
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

/* A cut dispatch has the segments of a worker in any order, and its pieces do not run together. */
static sk_result sk__check_most_time(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__REQUIRE(logger, !desc->most_time || !desc->chunk, SK_ERROR_INVALID_VALUE,
                "most_time is %u, but chunk is %u, and a worker adds its chunks one after the other", desc->most_time,
                desc->chunk);
    SK__REQUIRE(logger, !desc->most_time || !sk__waits(desc->fixup), SK_ERROR_INVALID_VALUE,
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
    for (uint32_t i = 0; i < grouped->problem_count; ++i)
    {
        sk__row_copies own = sk__measure_copies(grouped->rows[i], grouped->limits, copies->word);
        bool shares_a = copies->word & SK__COPIES_SHARED_A, shares_b = copies->word & SK__COPIES_SHARED_B;
        copies->expected[0] = (shares_a ? 0.0 : copies->expected[0]) + own.a.vectors;
        copies->expected[1] = (shares_b ? 0.0 : copies->expected[1]) + own.b.vectors;
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
    bool slots = choice->chunked && grouped->waves != SK__WAVES_NONE;
    grouped->chunk_room = slots ? sk__pack_room(planner->totals.extent.places) : 0;
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
 * Uses planner.h, context.h. Must not know how pipelines are made, or command buffers.
 */

enum
{
    SK__WORKSPACE_ALIGNMENT = 256, /* bytes: a cache line on every device we know */
    SK__PLAN_PIPELINES = 11        /* most that a plan has */
};

/* How a dispatch is cut into pieces, each a dispatch of its own: a workgroup is then one segment of a worker. See
 * cut.h. */
typedef struct sk__cut
{
    uint32_t workers, segments; /* of a piece, at most: neighbouring ones; 0: the dispatch is whole */
    uint32_t depth;             /* segments of a worker, at most */
} sk__cut;

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
    const sk_context* context;
    const VkAllocationCallbacks* allocator;
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
    VkPipeline seed_pipelines[2]; /* write beta C for SK_FIXUP_ATOMIC */
    sk__last_wave last_wave;
    sk__grouped grouped;
    VkPipeline prepare_pipeline; /* of several problems that only the device knows, or that are sorted */
    VkPipeline ragged_pipeline;  /* of those that an array tells */
    VkPipeline place_pipeline;   /* of those whose operands are copied */
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
    plan->grouped.copies_begin = sk__append(plan, 4u * SK__COPIES_HEADER + row * plan->grouped.most_problems);
    if (packing->a)
    {
        plan->packed_a = sk__append(plan, sk__group_copy_size(plan, packing->copy_a));
    }
    if (packing->b)
    {
        plan->packed_b = sk__append(plan, sk__group_copy_size(plan, packing->copy_b));
    }
}

/* Lines' order, ends and stacks. */
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
 * problems, lines, and copies. */
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
    return sk__append(plan, sk__count_terms(&plan->problem) * sk__copy_size(&plan->problem, copy));
}

/* Counters come first, then slots, then the copies of A and B. */
static void sk__lay_out_workspace(sk_plan* plan)
{
    const sk__choice* choice = &plan->choice;
    VkDeviceSize slots = sk__slots_size(choice, plan->schedule);
    bool tells = sk__tells_words(&plan->context->device, &plan->problem.epilogue);
    bool is_needed = slots > 0 || choice->packing.a || choice->packing.b || tells;
    is_needed = true; /* for the records */
    plan->workspace_size = is_needed ? 4u * SK__SLOTS + slots : 0;
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

/* cut.h - cuts the dispatches of a plan into pieces, so that none takes longer than the desc allows.
 *
 * Uses times.h. Must not know pipelines or command buffers.
 *
 * A piece is a box: some neighbouring workers, and of each the segments from one number to another. Schedule, slots
 * and counters are those of the whole dispatch, and nobody waits for another worker, so the result has the same bits.
 * Pieces come one after the other, with a barrier between them: the last arriver may come pieces later than its peers.
 */

enum
{
    SK__MOST_DEPTH = 65535 /* workgroups in a dimension, which every device allows */
};

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
    SK__REQUIRE(&plan->context->logger, sk__can_be_cut(plan), SK_ERROR_WORKERS,
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
        sk__tell(&plan->context->log, SK_LOG_LEVEL_WARNING,
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
        info->guessed = info->guessed || sk__is_guess(plan->context, plan->choice.last_wave_kernel);
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
    info.guessed = sk__is_guess(plan->context, choice->kernel);
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
    *handle = sk__hold(pipeline, plan->held, &plan->held_count);
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
        key.cut = plan->last_wave.cut.segments > 0;
        SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->last_wave.pipelines[aligned]));
    }
    key.cut = false;
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
    key.kernel = copy == SK__MODULE_ARRANGE || copy == SK__MODULE_GROUPED_ARRANGE ? kernel : 0;
    if (copy == SK__MODULE_PREPARE || copy == SK__MODULE_PLACE)
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

/* Tells the log what a plan is; `grouped` is NULL, or what `desc` is a part of. In log_plan.h. */
static sk_result sk__log_plan(const sk_plan* plan, const sk_gemm_desc* desc, const sk_grouped_desc* grouped);

static sk_result sk__fill_plan(sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk__choice choice;
    plan->context = context;
    plan->allocator = context->allocator;
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
    sk__release(plan->held, plan->held_count);
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
    key.aligned = sk__are_inputs_alignable(&plan->problem, &plan->choice);
    /* To 16 bytes, which are less than a store of the largest elements needs. */
    key.aligned_output = aligned && kernel->output_vector * sk__type_size(kernel->output) <= 16u;
    key.packed = sk__has_copies(plan);
    SK__TRY(sk__hold_pipeline(context, plan, &key, &plan->pipelines[0]));
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        bool runs = plan->choice.sum_runs > 0;
        key.fixup = SK__FIXUP_SUM;
        key.packed = false;
        key.module = runs ? SK__MODULE_GROUPED_SUM : SK__MODULE_GROUPED;
        key.own_invocations = SK__SUM_VECTORS * plan->choice.sum_runs;
        key.aligned_output = aligned && !(runs && plan->problem.output == SK_TYPE_F64); /* 4 of those are 32 bytes */
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
    SK__TRY(sk__log_plan(plan, &desc->gemm, desc));
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
    if (sk__tells_words(&plan->context->device, &plan->problem.epilogue) && plan->grouped.most_problems == 0)
    {
        sk__add(line, ", epilogue in workspace");
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
    sk__add_costs(&made, plan, &info);
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
    plan.context = context;
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
 * Uses create_grouped.h, explain.h. Must not know pipelines or command buffers.
 */

/* What was asked for, with every decision forced that a candidate has so far. */
static sk_gemm_desc sk__force_grouped(const sk__grouped_planner* planner, const sk__choice* choice, uint32_t waves)
{
    sk_gemm_desc desc = planner->desc->gemm;
    bool exchanged = planner->planner.problem->exchanged;
    desc.kernel = sk__kernel_at(choice->kernel)->name;
    desc.decomposition = choice->decomposition;
    desc.fixup = choice->fixup == SK_FIXUP_NONE ? SK_FIXUP_AUTO : choice->fixup;
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
    return !sk__is_made_for(kernel, planner->device)         ? "it is made for other devices"
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
        bool serves = !*planner->builds[i].reason && sk__is_made_for(sk__kernel_at(i), planner->device);
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
            &plan->context->log, SK_LOG_LEVEL_WARNING,
            "%s is chosen by constants that are a guess, for %.1f us; of those that were measured the fastest is "
            "%s, for %.1f us: examples/calibrate measures all",
            plan->info.kernel, (double)plan->info.predicted_time, explanation->measured,
            (double)explanation->measured_time);
    }
}

/* Fails only where host memory is short. */
static sk_result sk__log_plan(const sk_plan* plan, const sk_gemm_desc* desc, const sk_grouped_desc* grouped)
{
    const sk_context* context = plan->context;
    char line[SK_LINE_SIZE];
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
        sk_format_plan(plan, line, sizeof line);
        sk__tell(&context->log, SK_LOG_LEVEL_INFO, "plan of %s", line);
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
    described.dispatch = described.piece = 0;
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
            segments[length + i].piece = sk__find_piece(&plan->cut, workers, worker, i);
        }
        length += work.segments;
    }
    SK__TRY(sk__list_last_wave(plan, *count, &length, segments));
    *count = length;
    return SK_SUCCESS;
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

/* Real numbers are scaled by real ones. */
static sk_result sk__check_scalar(const sk_plan* plan, const char* place, bool is_alpha, sk__scalar scalar)
{
    const char* name = is_alpha ? "alpha" : "beta";
    const sk_context* context = plan->context;
    const sk__epilogue* epilogue = &plan->problem.epilogue;
    sk_type type = plan->problem.output;
    if (epilogue->linear)
    {
        SK__TRY(sk__check_factor(context, place, name, scalar.real, type));
    }
    SK__REQUIRE(&context->logger, !epilogue->linear || sk__is_complex_type(type) || scalar.imaginary == 0.0,
                SK_ERROR_INVALID_VALUE, "%s%s_imaginary is %g, must be 0, as D is %s", place, name, scalar.imaginary,
                sk_type_name(type));
    SK__REQUIRE(&context->logger, !epilogue->hermitian || scalar.imaginary == 0.0 || (epilogue->second && is_alpha),
                SK_ERROR_INVALID_VALUE, "%s%s_imaginary is %g, must be 0, as D is Hermitian", place, name,
                scalar.imaginary);
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
    SK__TRY(sk__resolve_workspace(plan->context, &args->workspace, plan->workspace_size, &operands->workspace));
    return sk__check_overlaps(plan, operands);
}

/* steps.h - a launch: dispatches, one after the other.
 *
 * Uses operands.h. Must not know what is dispatched, or command buffers.
 */

enum
{
    /* Of several problems: orders lines, writes rows, places copies, gathers, prepares, copies A and B of each term,
     * multiplies, sums, scatters; and one that is empty. */
    SK__MOST_STEPS = 13
};

/* A dispatch. */
typedef struct sk__step
{
    sk__push_constants constants;
    VkPipeline pipeline;
    uint32_t groups_x, groups_y;
    sk__cut cut; /* of its rows of workgroups; each row is a part by itself */
    bool waits;  /* for the step before */
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
        memset(&step->cut, 0, sizeof step->cut);
        sk__spread_groups(groups, &step->groups_x, &step->groups_y);
    }
}

/* A step that multiplies. One that is cut waits for what precedes it, as its pieces do for each other. */
static void sk__add_cut_step(sk__launch* launch, VkPipeline pipeline, const sk__push_constants* constants,
                             const sk__cut* cut, bool waits)
{
    uint32_t workers = constants->arguments.workers;
    sk__add_step(launch, pipeline, constants, workers, waits || (cut->segments > 0 && launch->step_count > 0));
    if (cut->segments > 0)
    {
        sk__step* step = &launch->steps[launch->step_count - 1u];
        step->cut = *cut;
        step->groups_x = sk__count_in_row(cut, workers);
        step->groups_y = sk__divide_up(workers, step->groups_x);
    }
}

static uint32_t sk__count_dispatches(const sk__step* step)
{
    return step->cut.segments == 0 ? 1 : step->groups_y * sk__divide_up(step->cut.depth, step->cut.segments);
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
    sk__push_constants constants;
    sk__put_address(arguments.to, operands->workspace.address + 4u * SK__TOLD);
    memcpy(arguments.told, (const uint32_t*)epilogue + SK__EPILOGUE_LEAST, sizeof arguments.told);
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    sk__add_step(launch, plan->tell_pipeline, &constants, 1, false);
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

/* How the first dispatch is cut. Where k-iterations were dropped, all tiles are whole. */
static sk__cut sk__cut_of_launch(const sk_plan* plan, const sk__arguments* arguments)
{
    sk__cut cut = plan->cut;
    if (cut.workers > 0 && arguments->problem.k != plan->arguments.problem.k)
    {
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
    launch->copy_count = launch->step_count;
    last_wave.arguments = sk__last_wave_arguments(plan, constants.arguments);
    last_wave.epilogue = constants.epilogue;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    sk__schedule schedule = sk__make_schedule(constants.arguments, kernel->tile_k, sk__count_terms(&plan->problem),
                                              plan->choice.unit, plan->choice.interleave, plan->choice.chunked);
    bool sums = plan->sum_pipelines[aligned] != VK_NULL_HANDLE;
    uint32_t sum_groups =
        sums ? sk__count_sum_workgroups(kernel, sk__count_split_region_tiles(schedule), plan->choice.sum_runs) : 0;
    sk__add_seed(&constants, plan->seed_pipelines[aligned], schedule, launch);
    sk__cut cut = sk__cut_of_launch(plan, &constants.arguments);
    sk__add_cut_step(launch, plan->pipelines[aligned], &constants, &cut, launch->step_count > 0);
    sk__add_step(launch, plan->sum_pipelines[aligned], &constants, sum_groups, true);
    sk__add_cut_step(launch, plan->last_wave.pipelines[aligned], &last_wave, &plan->last_wave.cut,
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
    info.dispatch_count = 0;
    for (uint32_t i = 0; i < launch->step_count; ++i)
    {
        info.dispatch_count += sk__count_dispatches(&launch->steps[i]);
    }
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

/* The pieces of a dispatch, row after row, each behind those before it. */
static void sk__record_pieces(VkCommandBuffer commands, const sk_context* context, const sk__step* step)
{
    for (uint32_t row = 0; row < step->groups_y; ++row)
    {
        for (uint32_t begin = 0; begin < step->cut.depth; begin += step->cut.segments)
        {
            if (row > 0 || begin > 0)
            {
                sk__barrier(commands, context, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT);
            }
            context->functions.vkCmdDispatchBase(commands, 0, row, begin, step->groups_x, 1,
                                                 sk__min(step->cut.segments, step->cut.depth - begin));
        }
    }
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
    if (step->cut.segments > 0)
    {
        sk__record_pieces(commands, context, step);
        return;
    }
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
    sk__push_constants constants;
    sk__probe_arguments arguments;
    memset(&constants, 0, sizeof constants);
    sk__put_address(arguments.to, to);
    memcpy(arguments.identity, context->device.identity, sizeof arguments.identity);
    arguments.type = (uint32_t)sk__kernel_at(kernel)->input;
    memcpy(&constants, &arguments, sizeof arguments);
    sk__add_step(launch, pipeline->handle, &constants, 1, false);
    return SK_SUCCESS;
}

static sk_result sk__prepare_probe(sk_context* context, const sk_buffer* to, sk__launch* launch)
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
    sk__launch launch;
    memset(&launch, 0, sizeof launch);
    SK__TRY(sk__require_probes(context));
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__TRY(sk__prepare_probe(context, &to, &launch));
    for (uint32_t i = 0; i < launch.step_count; ++i)
    {
        sk__record_step(commands, context, &launch.steps[i], false);
    }
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
    SK__REQUIRE(&plan->context->logger, !args->problems && !args->table.buffer && !args->table.address,
                SK_ERROR_INVALID_VALUE, "problems or table is given, but the plan's problems are told by extents");
    SK__TRY(sk__check_scalars(plan, "", sk__round_scalar(plan, args->alpha, args->alpha_imaginary),
                              sk__round_scalar(plan, args->beta, args->beta_imaginary)));
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
        SK__REQUIRE(&plan->context->logger, reason == SK__LEFT_OUT_NOT, SK_ERROR_TOO_LARGE, "problem %u: %s", i, why);
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
    sk__push_constants constants;
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
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    sk__add_step(launch, plan->place_pipeline, &constants, 1, launch->step_count > 0);
}

/* Those of a term behind the first lie behind the room for the first's, and offsets count as rows tell: see
 * sk__problem_row. */
static sk__copies_arguments sk__make_copies_arguments(const sk_plan* plan, const sk__grouped_operands* operands,
                                                      bool is_b, bool second)
{
    const sk__grouped* grouped = &plan->grouped;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    const sk__fragment* fragment = &plan->context->builds[plan->choice.kernel].fragment;
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
    uint32_t together = sk__min(SK__COPY_GROUPS * plan->context->device.compute_units, 65535u);
    for (uint32_t i = 0; i < 2u * sk__count_terms(&plan->problem); ++i)
    {
        bool is_b = i % 2u == 1u;
        sk__push_constants constants;
        sk__copies_arguments arguments = sk__make_copies_arguments(plan, operands, is_b, i >= 2u);
        bool transposed = is_b ? packing->transpose_b : packing->transpose_a;
        uint64_t vectors = is_b ? packing->copy_b.vectors : packing->copy_a.vectors;
        memset(&constants, 0, sizeof constants);
        memcpy(&constants, &arguments, sizeof arguments);
        uint32_t groups = sk__min((uint32_t)vectors, together);
        sk__add_step(launch, transposed ? plan->transpose_pipeline : plan->pack_pipeline, &constants, groups, waits);
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
    plan->context->functions.vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                                  VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &before, 0, NULL, 0, NULL);
    sk__upload_problems(commands, plan, args, all);
    sk__barrier(commands, plan->context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
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
    memcpy(arguments.alpha, &args->alpha, sizeof arguments.alpha);
    memcpy(arguments.beta, &args->beta, sizeof arguments.beta);
    memcpy(arguments.alpha_imaginary, &args->alpha_imaginary, sizeof arguments.alpha_imaginary);
    memcpy(arguments.beta_imaginary, &args->beta_imaginary, sizeof arguments.beta_imaginary);
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

/* The dispatch that makes header, table and shares of problems, which may be judged already. */
static void sk__add_prepare(const sk_plan* plan, const sk_grouped_args* args, const sk__grouped_operands* operands,
                            sk__launch* launch)
{
    sk__prepare_arguments arguments = sk__make_prepare_arguments(plan, args, operands);
    sk__push_constants constants;
    arguments.flags |= sk__has_copies(plan) ? SK__PREPARE_JUDGED : 0u;
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
    sk__push_constants constants;
    sk__grouped_operands read = sk__with_group_copies(plan, args, operands);
    sk__grouped_arguments arguments = sk__make_grouped_arguments(plan, args, &read);
    memset(launch, 0, sizeof *launch);
    memset(&constants, 0, sizeof constants);
    memcpy(&constants, &arguments, sizeof arguments);
    sk__add_preparation(plan, args, operands, &read, launch);
    launch->copy_count = launch->step_count;
    launch->aligned = sk__are_inputs_alignable(&plan->problem, &plan->choice);
    launch->aligned_output = plan->grouped.limits.aligned;
    sk__add_step(launch, plan->pipelines[0], &constants, plan->choice.workers, launch->step_count > 0);
    if (plan->choice.fixup == SK_FIXUP_SEPARATE_PASS)
    {
        uint32_t groups =
            sk__count_sum_workgroups(sk__kernel_at(plan->choice.kernel), plan->choice.workers, plan->choice.sum_runs);
        sk__add_step(launch, plan->sum_pipelines[0], &constants, groups, true);
    }
    sk__add_lines(plan, &plan->grouped.lines.scatter, &operands->lines.scatter, operands, launch);
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
    SK__TRY(sk__check_group_room(plan, args));
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

/* sk__archive_0:
 * gemm_f16_f32_f16_160x192x64_coop_traced: source f01b0337d6c0fce8, glslang 16.6.0, spirv-tools v2026.4, 193472 bytes, 48371 words
 * gemm_f16_f32_f16_128x128x64_coop_traced: source 4a832724248d8ee6, glslang 16.6.0, spirv-tools v2026.4, 193328 bytes, 993 words from gemm_f16_f32_f16_160x192x64_coop_traced
 * gemm_f16_f32_f16_16x32x16_coop_traced: source 911c07f3105642b3, glslang 16.6.0, spirv-tools v2026.4, 193328 bytes, 1198 words from gemm_f16_f32_f16_160x192x64_coop_traced
 * gemm_f16_f32_f16_160x192x64_coop_adds_traced: source c257640920e9a53f, glslang 16.6.0, spirv-tools v2026.4, 175528 bytes, 882 words from gemm_f16_f32_f16_160x192x64_coop_traced
 * gemm_f32_f32_f32_32x32x8_scalar_traced: source b8a85eb6ff72393c, glslang 16.6.0, spirv-tools v2026.4, 135176 bytes, 7514 words from gemm_f16_f32_f16_160x192x64_coop_traced
 * gemm_f16_f32_f16_128x128x64_coop_adds_traced: source 4913481db5edd6d5, glslang 16.6.0, spirv-tools v2026.4, 175384 bytes, 882 words from gemm_f16_f32_f16_128x128x64_coop_traced
 * gemm_f16_f32_f16_16x32x16_coop_adds_traced: source ed86fcbd523b4da6, glslang 16.6.0, spirv-tools v2026.4, 175384 bytes, 882 words from gemm_f16_f32_f16_16x32x16_coop_traced
 * gemm_f32_f32_f32_64x64x16_scalar_traced: source 22abf8b33b407c6f, glslang 16.6.0, spirv-tools v2026.4, 133744 bytes, 1266 words from gemm_f32_f32_f32_32x32x8_scalar_traced
 * gemm_f32_f32_f32_32x32x8_scalar_adds_traced: source c97ee96eb3695961, glslang 16.6.0, spirv-tools v2026.4, 122200 bytes, 2343 words from gemm_f32_f32_f32_32x32x8_scalar_traced
 * sum_f32_f16_traced: source 57a8a4f695fc92b9, glslang 16.6.0, spirv-tools v2026.4, 59244 bytes, 3303 words from gemm_f16_f32_f16_160x192x64_coop_adds_traced
 * gemm_f32_f32_f32_128x128x16_scalar_traced: source 8c9b8aa91298aa70, glslang 16.6.0, spirv-tools v2026.4, 133556 bytes, 1106 words from gemm_f32_f32_f32_64x64x16_scalar_traced
 * gemm_f32_f32_f32_64x64x16_scalar_adds_traced: source 88acda2e73710511, glslang 16.6.0, spirv-tools v2026.4, 120688 bytes, 1098 words from gemm_f32_f32_f32_32x32x8_scalar_adds_traced
 * sum_f32_f32_traced: source b14d50cf4ce14351, glslang 16.6.0, spirv-tools v2026.4, 57708 bytes, 343 words from sum_f32_f16_traced
 * gemm_f32_f32_f32_128x128x16_scalar_adds_traced: source e23c646de55aac96, glslang 16.6.0, spirv-tools v2026.4, 120620 bytes, 1006 words from gemm_f32_f32_f32_64x64x16_scalar_adds_traced
 */
static const char* const sk__archive_0[] = {
"!!%gIFsH5ca$v#TA@K%k_RZkL,yG%bvTB&<ERM;Vl)vEAK]Jn,YcwR)tT($hQ_E,$O'Qxa$aPsY^cuEx`x6QbNX%fD+4Y41WDyE[Qf<R`Vjh!j@3!.>sO_[d:a!w(GSFyDRF;0q5rQpg7xN2_8W>=[;a[d9%Hi=itM9E2KvSd5XT,dER-s[4;l_Ky&E:OyLTXHBan4SGfYPRQ!x8xWkWf<9b:QOqCV[hdR)9UK`MCuA=W:#'_J0m`'cO][4]_LV2@[H2^K)Sw.lx]TV3YU,dpI,IKXHyG0'a0L8B)P]hHqHp._7Q5)Qr^&g8STom0KJVM'4lm<4dNl2'w&<XICOtmb1lVKpp&X`V0IPIpW/@():PVrVV&0i:mL[gL]#b(8UtS5X!fPYD,QIM9JM.964kLSKx>'VlvvLL[WmH3LMb)o[PZ.&eiAxu!wu]5SyNgbkAd:ZTPjVvAjfY:/@.&cx(fj/F<'+NcZIap3Y:Wd1C^Mv(-<<7_cVDr405DF+_]uiP9Qx9=/oBhZf=P`n;-(GXh!&R]A52)r^$6nCp=V9'3(RX55RGVvBB'Wnf1B=bZxUgmum_T<:&nLX6P_7kqtNS5-y.Ivfln+(mRx_BFPui&=,0Pb!)3go/LtM[UXeWMk9-Rtn>6Ic5sFv:3<D`tkXJD`#ZiBAnh9tk5kxm6$mhsPRbL]jVynHH2X[&PNldGd<J$>#<o=e(h1<HtLu1iKQ50Rd1nwnjax5(-Qo<NZg.)hH!Hsv:yhnUVUbPZ&@Bi8dJ<jFOt9W0;6mv5i1gQDVscA7Q1kR_(]:gY_(.;Vwa,/6-KNR-=JWmbD&k5#n+wKl/CEKn[Nm!cxfG+h5j)Se%vne1fld^]O6v_ZwR3AJPE-a9oK$(1iI)x7!#ZJM]NfM$xMt)-:Z-d4<1%dQ-WKF!fYwuY_v%/QlVhDlu6w#Qy_,d,T'MQ39BfGlbgoli=&-_oK@kvaPRWh_<KGyQkY,hP592B;fl6n2sV^7&H7o2^jDf8L@![/<].ieAUr(T/7Vre[T$E$r'klx6wLmtZ8)8n+-EG.MN@Bx_nID.4!Xp25vnrT#stfLT-R)(S;EFyllbPow7tYndO)q;HY->pGUbL$Lwh:s_s.YgSjEa^04Q('e=8I1%y>PlBbD_kixKvTlG![E4+<+T'@DUvDVC^]fBQGDpBipZ:9nZDN6Zc_BBhO;j9m7)5qlU9PGu&h/gfjM=H[Q.']u]_C^y1Vn!c<JmkYVuk2J;^m&2,Ggq$T>@)+&][J/w4Mks<:+UhEH<^=oJ!MF_%9M'LwTBvt9QWJ@oAd!-CJb,lro8SYE<SIjM+urb@HNlwcL(BO`KyjyM.vZ/]up)nPa/YuPXE_h/([AWQi)hk4Xt1$_vGd2OLNMqkf]yLcN1K1xsA]qHGp4XQ_u:(%Z]P..MZc.%q=X:yC_-274q-+yaA.CJ(r3<`fB;nykp7WiS@A`h`_/Hg<5%$]+[J']#kK'XF>,-@H:P]uWkcrPP_R$#AZ9D1;'Mi='%9k'3Q5uR`%/H!%Kt$vM)-=u^Vgv3f3[Lbb&qkF6pPE3VH.+p)X]o[01`iagjGPTC`yX%T_+N%BBaa55DsX1+1/NM)6Zk8BVc.BVBCyVK$:X=Y4rp22SV==/9H'uq,K=K[<XRkvJ]!fiV(w`WHnB96FiuvT+f6F3R<Y>!C7lMu=Ogwno[qjP/llR1S1`>,K6.6,W2va48k_n`i2+dm.XE`<QKRQSvI'%7/9@:-JadS=a>#TK/=F6Tf_sF[/r'5L-Zq#J+WL;W1(eQ'F0vX50uk;+-cvakp%^'/UJxvB<DA/TKq/:3'-51QM[qIDnt_>GG,k0Fb4NfLohto6jODj[^p..8xNy#'t/N!I.Vg8]p_HT+0PcobBSkj<NSyX;ZlJL=,1][bK6Nks'BcVlR.m,6,c3W.Ou&BrjDVZQ1QRZ&xcCn4:_KMGfD)W`<5EOhlee&APv$(^iSS<QZ`+)Lb:mW:NO+7j5pnQlK]pm&ZT&n=1ae#<WgbS5e#'sc-A[CD5NMfh2Cgt%V<^->[Ej@2S['[JU8>daeri4;fEd-kw:mgD!g)%[GAol=re'dEXFw4rA9,w52w_',vt;A,8vRZl;1INe/b-KmJ!r1cMsrEi`F/T!!_f<(B%BtelmoO^873a0)+UAW7Se>d]L5;Bb7)J]QXf&/V!0lw)$_kq_HtRHLQ#GsVgdu8AFgkjm1]2OZ3S6SmX7E1K!w;4;gy%9/8hiVYC.Z'Tb13p]d;8li1v9O_WBlbSt&d^Z_C7<lQSk0J<g/0o5F/Syx+Z41+PITkpoy9h+@&$/(aWCXRP)kG^BEQp<P>)kA3V'eUpO'twG_L0+svZAEwVbvij2H77!aKd,[N$EnE5dnSxT0rZN!8Yb3.+AarxG$v<J5n$X16F[T^l)=N97[_NE`ZDMS`v0FRJ.k!ZNr,$Uu[9^@P4kglRXg3^@fpe+t%[lQRAT,vmF(+C>qD<CfD(et4DMLY47/bZndeM@u=o<apWi3c%N=8!nM@+,6yvK9B):NaK6F>2KF@J&[#p.Y$AbfUMKfYl<iZMmomiheGD`T8D!9>kU@d&]#F[X$1c@GfnZ4=#jS`gpGYh%=.%OE6o$B$bP4[V9QCB'c;0]RqQw),s5LZ-fn/AAgiB&nk<Iw[@pEAOEgq<+CXjnA>4=5(7pm[F1.ip@eQJoix,OkW`#]2^nGyc'5o!Q%d)ifZkPYPwW5wsPXY)]m96Pti0`GdQI+7[Zd2V`qbUWGM=V%N^oLpT2b#HW<C9i8@R%;Bt6!YS&[HYx]=-.s%]L.;^3`2FCqF0ZrnK0uoW`Zfu,d^&a1j=mU(j^aaaF0Qp3P,8kYH#TqZ'U4K1BD^QBf=1I-6$x&RanG03NrKhbuweaB_dXRfu)>[YZOPFaha;iX0ak:RNhn+W)C%;LFV=(a`Rn@B=lPPZ$1AmpDT+K.GCgII7]<f8F!(LbJ3]ibBc!j9,(1Dk7k-;&vqNSi8#dn30]hoV'eF[#Zwf:mE2U.kh=)bb@I_qLB@gb(<(oM87x-=%Shv@k,0-,BqI1A533jw&2GE5k2N]k61!8oaflWNAdIS(l%:.K$_:i,6+W@1<3n-b6'WVJ^DFTg$1n8uLT,#&<:8x,9e'oEMdclSMk%Gj^C]NtoEt.l@4!+$ao.jCK1;/O9S]/I301R%a7COoEtg/#1;OO+X8>2PPj[oLoChG,&4'IRXK6.J[>F71MCVVoMTZ%F)ov-jMt/i.A(rgCAa1y-Noog3W@`hw_3+QY(MU:eM[;do0)NxupG]Q.)p@#x;FlYQCf5d3_+O.koc,IV8H7C%2CM;]L62e>K#/t%,.QjRyHW]$.JeJ>tSGmBOQ#HR.&l`6W5cdV8or0>>nVhaoab2D>mJ2S2_FPFK+ODKL,MvreEbueL]A4VZ)pRZq<P^Ro$eA'!fiV`X_yUR,qBL-UB&'TeePAR5kCB>4H$,yA0O;UiigC&@FpP.khZf%qF]a40ayE#Mr8dwAv5eHGOpD%A/xV0Wd760i0pLiH6trrwig5>l[B-T%lw43;t;noX6-YrMk&FD!t5AU#CKP960<fv>BseTUs;Hr:<FA`:W@Gb_SP$f+gKDxovnoq^E%v6)V^vKD8o=C9p0(k0&-^g]5!hm]pGv55KNFi36pAEQJ.6>q(h&#athe0L<eu<p<Wwrk7rrAL&Rf%x^xcf]SWPuv_0$+b;7-9p/k%%TEfZ]6lK/2J=mr=j!Mo%`ZCtQU)-27.qA;NJ!d:x-DM;qik@qSP7vFp@8e^A)pbGud0:EC,ljY8VcWIOq8ov3WBLei:lKpuGhcKd^)iZnGtFKA4SX`#lFTupJP.qDu(!C-&mY$a/Cf==OAXXB8hQh!K,0wBa(PNHug>;f=bw@UWnr6c5_P1MoPX$TBckk$s%Nax-lp7t^ixuhuTPyyE=3kaSIWU]W>2SmH0jM=tA;`W<e`pyPK4_gZ08[U5V^6f#NI4`j[X!yF-VZ)DWYolcl%1s)M/cf+.ihn=<PRx_",
"!wEBL^Yasn1Pd:G7:mP8jGS(77blYqhMJ(3IF0OPbsSmQ&+TBr_afJ3hpRB&><9A7n-![Hc_;OxhqTpsu``9(@;:we5R(lwW,Y-:G,X(.j(;;RqW'<Q=9+8<>2iVKZM1Gj]()atr`eg&<ZZxlgs+i%YNCh8^'(GfiDqu=E-bZxItuSYBP'Bw5@=@g:hNv+hIJvt:Ci;JAOC>8B7;mPs)D(93SSDK_8:hKg(LdXk%(1<ixVK.8nfiY'XsP&[/gr[#8U^yu&kSoYf@.QU,)k'v<<K,aAK5S'3F6F<N<<4X#BP9O.%LUQ[0AubY<b.gci.#L(3A)2;BgT)mB'snQ]K&K%K.3nfv8qa'.b]mr3F6nyk7+]K)WSgpH=jN>ps1mqGRY_@E-1NQRH+m-;Mg,U+%<o-Kx6Naax#A$E^UT&2`T4wU6BLy9Av3_Sk'gL-7;jruuC[TBh4ihoCEA7wq^#I+glJT-;3,saayk=Hl6OEiIv'lFTu#y$ucA82563VG5pThUJb;AdLx@1V'<LUHuOUt'>4KK1S'o(vgOi^y7=Q,)Ql]!5G#YRSv;lWnC`<7([ZN`W69gqOE]VpSCRvp%8_).+(A_CsrQNOG$N3[rydooGyH'XYBp(r1+VKHKjV9-(9P/(KXIMDM]J(YgMymWCmNLh=,pj]`$m!o:sWYUKkt5uMHlf8&%IMo/gc,+RQFm'W>x9&p2>Pj!#OffqW44<_=v!+T:B!-Hx`G-kXQ2j]JxIFtW/o4hY[ZLoro`tO>x@cr=(70l#Z;aeF/ZG@F88W;58Ao3PWES/2XmrA#i3:GY-`A6]CY`OE:umL3,FaW,[hr3b++JVl@iAm%x9T=p/tNS,NeqLBs!IDTn1L1^KZBAu5HX/e3Er&@p.bF'_9ybnbK])u4&'+wc)[%#_(H+ht,v6l`g+2y:`mBw<Od#i%H%@x@)koyR7j9kd#MJgKIkecsmfdGq9,:6R'I5:[eF_fPf%Dg9%daI%US;kJ]Q1/nYG6.m)voYZhPDkR,`gP_hnfM(Q[wyX<3g]M^A[@hty%VV`$#IEOIo:$N;r`%AmFi2t.uk6i-FQWhuN-L/JjwqQ`K#qZ87p4]YQAo,qnsVm>=qxp^],:_OvCa./jPpU;bfYmG$Z%trME@o]a&K>1RtN&8t9TLlDj]j:XEKMoO-b#uv6m8SG5`P798QO>aW$MZxYd1Jtl<2]f,K/#xW;+0i+$FJ@Y1@e;n`Z>B0e!p1A7J8(]uof>@M_+YXoc'U:+K!I&!hD+^KM+OBXb]RfeZ=D/g#Qs-OtHjS7@'U=M./`72$QsJ,QSX(rZvTmy.pF(<[/2bntb>s^pYJ<xA0]pFUtEs`V,_GecgTsP^.y/m$-d/+io(k8qFqd)f,j^4WZ5WJdY'(1Rr_cfheXt$&k>M$n-.`t`5mFMp3T(8Fj:')8W0EI''-O7%H:bIQO+gWFZM6:c.37qBE_Pt_!ei,$'M(FJ1E2^JZL6#DWc_[j[Le$/`-X4_),4I'S+_uPM2`HQoN,DLXO.iFRGl%&dFGQ0'x2kA<Kk9KU6)+k[RVH025qlYAtrael/6t]Iml'B<##A&>NrAnxW2/>`(`3AgPGVFmBQ[E[Q3s]-(luY.xLrj@Noy6#Kc,Z&M:#D30(IlDL9d#BCrye#UjS15'lT6Ww@(-8EOYdWcG@N1fZf-)ITJ6K=ih!,T%2X<_d/hU$gPaVmJ4Hl;ARCU-9X9suUP-.C>Xq1I2E);;S0my^xfu[ZD^ere(T:%H`J=Y7%>Pk8bkWHtV+5CL--[VJvU)nlJ.D!<3vMKhduh-puNJB4e7DqCZyCPU+BM&!hIZijR=OIicv2s;opNIA#i()-BfejUh1'V/rmC]AFiq^YjW_=1>shJfm84PSo>CmVl=gPGAfw9K.B/Uu=OE5iu'Kqqti%AO4m^#Tq-8FH9ei)9!sM]CI_L@(j0%WFI)-'6ebQZk#DN=WMQOdp$hj1L=R-#Lu^9wir$G!CDxMTRm[9a_KASmENAv;FjNMkDyFjbl`%Q3Ix!vo7xY9Y7dhbilXXXC'Seepl4yjvBTGLXS3qNmr=;_O^k6YM&ZlJNFsKc#xJ-gi#=0m@,IZ'5_DmUq;BkfZV8E)sgW/)LH%<D#R6b7/8$tXL]:9&LLk70FsutrPt6^7EclV2jCxkWpXUpVltEHdGT;vb+!Mo$C/R'DZ4G9boC+@@<m)=8KYh#J<<ZuTIjXc=IH`KhZ+uO4S(_J`-,G<Mqpc1(&yc((e-9rPwY=,%DO-fFA)Q!]jBmD8yC#(05IC`SBh:LWlgp)v!HV_seX/9J7kiurUfj<g;l>quDS12H.QZK.y^![]..o67#XP_[ZGRTb[((.6-$mi9=Yqh`'#fDp+mH4B+g$pLBR.g&L5:c_)#LCXNN(g,GGr7NEvR]&(oH'^e'Hl6$QXsd2Uun<lw.<4eaZw(y8kT5DGRc]Hgo04tK0Dl)E[C%FD9v=;<we70.p<!=qTP>VB&5Cn8q]<;V8=W>KvnH!UY$j7!-Hab(]kd$7g6Hp[c7ClcVe[ff^,l<,wI-Xfdm]T:[DAB$xGEc`w]v8uF$v`O0;`_X;tTlF(0ucS/8!4tcxfR[87riEgEe6YoH7QB]'v365o5l`/xl^21B9tqf@Y4!kLRpmjGT<@KL6Y>^Hc<&/`u`F&o_'1f3AosTXU(8vhfkXPQ@93IFi.[Y5,%Dq]HsOuZ&W;.l_47<QMrhkVT/`guK.G+='LF%tV4iynjuVT2Ng::A:9D5_7D6^t(2(Mee:C!On5s)'77mIhsTV;+$+'KhIfDoGdLe^l98wLT+veuv-..E+F@ARXIL<Dg!0M>m#7SatQIyL;p)O/0R3RGnIuDVZU%6U^tYcr1U12<%o3t^vQJ^T`f:3+S%+sL1&LxInvNd.8rMm4_GqB]xEVWhMi0I^BOi,DZ`i64Tap-)W+MesRe(Yi74Zs/,oE2vW=yT9F7lVPe94V&:T#myJTGb7'HVu]3Lu:<Tea:9t=n>ne0R^gDlrXXTVyyJqO,M-V@;'r/#io,g#Oc7g6I2(1V!MUYQ4yl+ahTcRJa^ECcew.TJw)Bp#&wOq_@&BHcmgUP]YPGI>N3sHTcMj!L],rC)=v&)g1>94;J%Zq1hrQV7JD9-d`Ka97t(+p)Umo#]=,93Tf&,QL&FUrM'Ol1d.TR7<MDGMGvVwEU&=V(ot]9Z/Wa`u15%F>)(_+7b&175DPE]decY66)_b04m4iG_+;G#$/ff7TTZgiS#o9<Iv^N+A=+YKoXFkZXBUS5go6!8@`u#1Mvk,f[:^eq1Y2)^x5sn,]ZdQjg:>Zrbh6,%mh$Wu4P79BY72:ZydNbZsZvZp[Y.c0+'o4%.uFh>,`eG7^b^sm]N0`5l+.>n./gYHxQ-n8(9F(el@Y9`5`Q6juhYCU#afMYvNI)@w<=_bqCn7:4jCO9c%6n&NWB_jN!l2;Zf`psTD.m%vKUed$`@lfMBDq0vw..9r5!UP9g=0O%[>lJ,g,M1-WnO4(BOFStf==x^4yrS^^uPwrBg7ap[WaJX[_8YRfJ>Th02CIF(Ul`ejnDi0bGdw-X,U8^oaC0RIEmi2tq>7#]F,/%D4^s%^pk7(uU/4J->9tJ[To$aSj8n(T1=r3D)vAdY,$@&Ie:_9vMlRiiUE33X+Q4bX`HG^4DIZloWO[#FhC&Qf.Sh]i;$pT-p2py<,65Qpfit1Ehdqm[SpRps^;L^>YeZ]MZ]mlGjy'E(Ky(qjFN3HmPG;lKw2a$@mtERF$Y&GN+tJ;>uXJDSh=H`Un/lo<$.UZFIMe'PvQX.l^D%Q;r$[D2FSQ@P;/BZ5tmOK+6JEw:aO4&+fR,X&vKAq+!m^x`@eZJ;>L`YRRKM,:I'(i6QJC3#+&rt+ik5Yd.pY/[g73>KVAha<^-.;J>$a^2Gbr/XHh;FVu:J/2w''db@Ve7&h,T<GVr8<H4BLv+;B)=Shvg^:gLvNg!8dLIG@`cHv&dwMR0=v9ind4BDTS.;C='uSQVrP'])u5P6'wCkhF'5",
"`PEIQn6KLT9CF30V/1$$d](./JyE#6ZIE+VUYLZa2Na+<g#'SvZ21^=^gLqJDb$%jaa[;I+KG'b1)[)Fb5U^D.=/<<dg3f3'1Z5hKkc.O6j0X'G#w&u-Lbm]!LE4P9@1<^i)utHsVSxIC>NZ4Xev2jKPS&8+f(K&IuV9h`W]G<;j,U1-LjRd2P@JJd9N;oCTf;89`%hu^W0&c^>.mdET9WeC%nAiaOc^>uWOoX@h`K'tK`Hopt/i(>EK[0@dQOwfS-0T.3ZU5elE4ZML'8_X&;yB9`b7)+IbkOF)F$`&kDS,o8<`1O=tp)6bLG8Wn3EJc>%;`kAmpa=xvHAhfNUdfNuGd(<GmMc_J:a)oLJ!_n&((1Hf_^tU^/UU:A7fpD271l>W]'ACXLdVw/x_junqiaZw:to=K3@&2Ug+AjK(wPBjXrBj[oISas$gK@%RD-'N3=Qiw+,f^U+as`3JrYd60lvM^k)n_xO@@13!B<mDH7N.xC7o76GCkmyEKN4t`3T'31+0OE[Z1vpTH4'2a-ZPMN/l[4;&/dv=D_xsXy@,b$Zb/^e'd&6l+g@<W:H:0uUmrG%5T4r2W7b6BhMMEsvF0mC>Kl)%@uqhNi7^x!UWd_u`hCyN_4pF-bfwbC`<IN]mNkHM31j8/G28[Bcqufojjm1TrodmCjPX9C8lUiJZ8C8)_c;s33a,7[b7mT(!(0#yk3g@.:+d6W!A.y5p=-7xn_(4Hk:-F5!X1D!!)tMndZ]g/vDwMKH3JuWaB6kFjbP.511+J;4ScDd3'.j]bn.w`@g(6]5=L&kho#a#jd8v<0q_'a=Epa;usEh0B-aBNRb=5-/BBkV.5Z75N13kC+Dhn^B1$7iy@)cpE:+`j>/w0TL/vcQ!h4NH1VRfbw8T>.pd@<lyv<79p0Mr-S=@#`BY75^E3kiR%O>D`nSJB)HBq+63oCt^mi:Itg^oDnwsfE<kqS<CZ$,!<gNpa_$RrayEuj,IK:kdDb&4phyVjJ9Ttb;(MoqY-O,;L+e!S^2pj=J:9if@UH+nd0p<%gu/348qEG9k,pA#,`H#&s1m7dNo6@Vif!6wh'!]>u@ZJ%sQO3]g`V(qGMLP1o&T0<>=q>_NU,43SW]]6C6dj&jUHH,m8$;SMk.&j`N<Eex1`'Jbo.DE5if@,cQ6$-2FE,%H:&Qoy&)9+#3oUd(ancdwya1qo]c:LX]q;$wu5CcE%G9oM5UoY2Db/<4do&k,xfP:`H17F!G/5O+GXN=3Ta$O^MMpBr/F[i0%%WHDV3%$UC8=AfWq9oqDy;]8B3pc#8^93du2(wL+HYmW1$$&pqlUAE7$j8>$:tXb$m;0r;COdeN%Et[sr2Fn4.)Rg:q-XgU,_>Klm'AEL6-@]8]!rB-p+tJ!fcfAmFpkM]G+$Yj+9s1-/+lC_]&&EOwssCJDqo1y[Evhds8UE>'!DE#L&knQI,Oi%!2q,[i`[ir(eij1c/,OcZ2GL'p40Wg^r'$=h3uX3#Bnw!kE=&x_++0WXGvVp9u[L2:Zr:IxoxhV_,fcexe9c.QlbsG&HPUu_:.ar_<[=mK-!p>KL#'D;338@`;hv0.Qb%Rg5n_(n'C&e3hIEpwK(s`AIwTB;#$UX'Lt1Dj+t1`tc)9m&OA>m@oSMACHL=<^S=.UJUGHi(6LL/dGBN3cEb$q`TuwAJZ<rLh+%SRj;,Q(SLqLyv>u&Kl)mY6sv%'Dd1u-CQdK8`DV<l)&N28mlfS1o^B;7)_mO[%M$gq'];qD45j+UWDutiIU`xyV>=ljRX(Qo!H9tKA4rjlwlLm`G.ObTQFutwrEALFE`nxP3n1dI-43TaYFD>0E>slmU36sN#M2uWBfA[(F.GO[`$c9YGE^6+OF1a3sm.4cC=,6i'r]<&=>;o@osmcW1YFfN;]8>'/egv5SW[`C;S^a4LH`/NRCi'hQ8f&Y!65>u.CuSGMaAkdfY_suhe=f$l;<sKa_.NRU$D>a-1pvt))%W^jgj3!Z!deZ<'AN46#S+!U!!6.O5#rj'pc8aMdr=fQ4Wl+oRnj,N(e)sTy%]s7t=-5/C7@](T<-=lH&)@7sOZ27K&538&viyJ^oFC79bE3q2QhNv>B&O_<PUhi#]9$;%^Rx<=cH(u8P'+q1=J6%r/GF:@Tr7%dS]IuQm(x;qI^]li6qO#4WyvGo'O1uvR+eyjB`VLNJ83d<Hmr#tdfR5ck^MI7i&L!:&1#LF9F+pNNZ(stAlKs.eX+W.w$;DirBy.iK]cu]0oVRY/G+k$5CWaIjBdYdC)O_+Ze6EcnbUC3b>X+gF8S`6O0:6t0CVY'bvKjVZ:QJZeG_`7DD>ZDJx/)_nV's4lImKKKHYBWsVCC8`p5T>cngb/7]A'.M2yISZvwN6%'LjtFEyRgvXj2y6Xd:U/@(6D4UgM2B0jB+;qd^ZlOx#UQ9FDGBAYJo(LVvi7Yi/y51@D(nc,`-XtXweDlSm)uE&DZqyMC/0;6,]SIFR8SNcp1p=O<wl2RXlP2LlfEFl<PL`o<rIHS$mB:Jj6&@HG%[2[UDsRR_NAxTT,ba4cbgrlcZ$aBt6mvWQ/C2yJ_MKZTW(Lk1@eBo>qvhaU(-v3U5Jk3bS!ViE2%VK$Zd4:O/AwK%rJw%l$C;Wcp)pM5#[KQb2`-7l..k@_mL03C,.'=SNmj-MYCZ2NiunKoYV.u<Q!QDflUQ8y8SkFL&g#of.)fd:y'dM-lt].DBamor[6kNw-EjPn=#R2G4u;NIh>h`@FAR^Av9;Y:0N;EY_7ycNuVD%ZN(gSnk5Hop&s,+.b419'_IknnGHrT@!%qvavL>rjEbc_v-^k-W3/U4wilchZ#W>x-Ygh,ygoBye_J3E;70aLA]Bg$8nw,v-IdXbA&cP>11QUF+F1m0GM5;Fjp4i6D12fEt4.f'(MP(0!o_(^DfSuqCwenFxO$H5l@OZ5h$R6Zc0-ytQn5nL4c-<s(yl5R7cc&JLZ(Xh,VPcSsVJa61!ktrw39aRuYh$X=B8>>)<'A#'`U[Wd-QHI1K+jXdO16sq>'ts^x.cedq8('(Au:]5Qc$8x;eY@Dvlv09e8jBttcgR7vaFD!T_jv%X>vjfxN5^wJYXKpx&w<ib[Nv&kGY$VheF/:2B]$tn0JfsU90DoKRkpF3&EB+xvb.j;.X3viVPO`L1fH@IQnkp!^[:(2hm=lJ:2-%D!.C#@C'8,H:0<v<p'7=Ul(fk7(NCM.#Kcu2CZ)OV7R[g0_qJ$dpg;9s;S67)P=IZ%olxvK)K`q51ye7+8AggkBr91otUTRxNGvnO1NJYr+x-ituO4aC</YJRAZ]8JU5`GF`LWqPnEy/TiWF/BUtFMRl3J`6j[U@)=BS7vAa[uhN%S@ncw6rKiT)='bS=jOO3((;d$Y(8j<AQw@,aTXKF:VOZi%24AM&rJK!uY%3Itq'+KXj1AmG,%Ugh`Tv7;R9i_nLugPg0$!$41:;5IJKId/&.%Ad0s/cl&hYdJJYja`esZFFhb+WJ#gt3^gZU$s`R&(h<re=Vrc6EQF<+rmjXQ@9Ws_@c0W7bw1A4!UZso+E_h!s'5BHa'Qa:5M59Y@gDC[O=k=uk#Wb<riYMI(qETnBY%mf2S_nMR5XVOr7DrcTV3LA^:KyI2fWQgY(3`M@/<33Zu4%IL,sBTo!Fx'xIlkNK9@sc_oC4@wUBWe+B&m.nvaO@Tb;7=;hMYlRDhH5bxP6i1U(Jm;B]-Od>GX;y;VNijyC`@TDJRRvJh$qd9xG&Ne4x/NFZHDb$DXlwJ_iiHRt>X;L:T#H+Zmp_c'%G$F8>h.cy>U,/L.L)VW,b^b]l4k0;Ifnb1:j1G!D$-mm7quh7!I231PTbfWJJqFY&BGV]7N`Nvd:a1Tngu)O7Q9D(I)8hR-v2a'a$Gupdp=T)I&DE+n`%58=gQ1U:RAOTh-IKTvu&k&PJ,T06[etnK_C4`MSAOmai%'i1_,R^y_xg-=%:`g:r,><W-[ioVu#S3auR7pRNU6h&aK.JDcscvZ.,Ix'HilH%81]jT:jbZc]#sS@",
"`wKZZJi`Atr5uHN)MCfc(L-spIEJYDjrp_iJtNZH/fJfU7i]9UXB'i]3Zt<3BeAL50D&%TZB&6i0-8[Nto#ya6)nN=Axh)hXD#[cR@'.0T<bYiPiW7cH.P7XDs;=RHl,(=vkJxEVDfx;hufhV&jevI`L6eL,jZH2Z6t#[,vX#^9=(K/g=cL@0j5Krv!Bbl/UnRVi8(KFR^%opmj8j<m;L,=-yr/GnN%oI1doD>>.KVqN'BJPcO>!QI<_8u#'sqEL#gD#57IG>eZGjWGZ@h(O<F8I#<0h<VLRKSYi[`c;R`vdiLDm;Teac,<aQ>_FRRhrN(D2ybha-[tpha)7I;[bPn16G>DVQUu^-7=b=Pdp;sGS$DB=42&Y7R<<h)w(@4QLS<'C9dZdnmUe<N$:ast$,R_&9HT2AiPcWH])Cy3R&R,8^%g`bLC)XAPHDWe0YT'o`$E=kcp=B<`ITQ+V051nNb8N-iZ)lK($MkVHy0+%Ms@B6Nl!r@gjXahqdRjY&R_kbL@#fZ')E0TX1U[7'5_(T/KU4OJ`4Z5yo_h7s!@Nx$<#h)y;Es'+3vX&dtie,wV8'WobpY&#XRV3HZ1F#R;1)[73)m/XFaE1+Tt3Z=y%+I<8,XjhjlRf=<_fN@fc^&LdhKx5@21B;f+No8AidtOypfUm)CT>+xnEltW'I3rcv^EoB3ew=OB2obLWy'DLm3@9N@D8B#@G:/;7a!ym](&),p#m!`pL[Sj_nWgmu]45jbC,Atj`TZ;+OV],kj![.1[i5MJquY'GF1,BGUy!D<sdSrB^9H#enYnaZR-nT_TXu3GW.Mdgv.:eu.XiHUtyn-7r#pWfw[wb8NG8]D.[P7m#bKR]W39)8Cq]9/,JF[)E(e_W-.h:!$`[#@!3PYn)TF0egE`NbKrWe@Y@k_Xnawa9KQ$`L0=.bPcThQJn6S''6l2B8V`R#bVX>.<X;Z8PuJ]FQR<Sx8u'4OC)e&yeINrr(56t75FmRx_L<$b;S5yg(&`gRdQ!%wt(Fs'7_n)=mL$WHO&nhZScid-T/.NsB:J6iP8-E@K8Ng>L)q.r#3'OY.C^1u0!su_/Q0@g!1xO_g1aW8s(LG!XR:_gS'eRPV!u9CZvEQ#JpL-EA-K$fUU@TfV&gouNeZyASqj,+-LK_ANIZG4Ox_F]ZYxVFNJRVZ!U2v91_3s]/^fjlbVDy(`0$(N$wsQXSh^4<<;lb=X(oa+`u/lAc,&RcjIeO1ZFfjafA<O@h@g`6L0Z6XvklqUEXxXA>0[k'%@EnbcQERd3%`-Kk0`g[tpA=@Ig3:<X!kjC[`Ve4kp3ed0hr9:(p`pW_ehPYl9IA5[ESVxcegO``=oKVT3,%O&-qm;(s'VC]'7A^cpw=TkgRL1.Opq=Tio!C2pP2OR$D<:3xQdTj:7L+^f=j+s2Jhi9GuEAH)H^:K!&=cuaU>o2P:RuelB`NgWAT=)WHws>kDgy=uJ4iJ4X6=BrBy2MeCX4Otv(6f/HA0s=Q/uj2-itb$:%(Jf^CjO9!I8%^impbYs64Z#4UJ:%^dl&ZkivmwI3-GHr>IP`[.RY%kx3TD^VvEXj/pcMi:(&$,DNvTM!r&2p>q/wFb#dcH<a<Ldxm'69bD1mBXB't2^:V$#>O+tFx.YFw<`qNs^hB]rWopE@q%]A@)^6#>ZYY,c)Y0($d=8]IOfQwC_<FkJCnZE%H/Vs-1%7%_!LYiU4sJ$)X`F`C+(7<^JTMI,3f<KemRWJ/D^Xsxmh_HNT]ApI%o3A2[I6B%BR8^&=L8nt0fvGQ,8EHp:at;eXbhb<JZZGe,]2ph4$fV7Y!/orB-F>pnCkYc!l=DQyyr$j&[458aeN,6;cDEpSLAU-g8C7Wu!MM_:Qv=VEG6w2JLf&t'TW!^wLfBTeT4N&qp@8Q4q=&h+;6Ra;#c3cosVhOu!4fGv7QC!.1-5TP+ME-&d:+Jn=b%>o)WOlrWK9U@'4q_T/cvvF5kwZo]T-2_XTYdw7b/!x8Mek%S^R_r9um#GwVqkKglT:<'m,P>I3f'^Z,D6[WI!nn5>fnr</FHd^VOluxCRU#Q9#7xepNXnXfh@C+X8AeAN-KclR=A!aIyEA=+[D.6q@mgmNOG8jiK4p@`1`20t4WPAm_Sg0Q0w^1p(`Q0JAIK7h7^5aRK!;DHt)Z!`>.=E47xsR8^=d,P$.yD#CxlbUIbB!rb6E%H%%<$QYu!.7I%p3'ZBpYeCsn_'6`5A_ZoyAJ8(#kZsDrp+ncl2n7G9'<S.X,hKJ,6l'c^O`Z!7NkT0b6ria'l%b06Df.X!t`V-].@q;8-PS+WWAi`FP0^@`/OGIs-]bid0gdxCsQ(Z9,D1sn3&Q)3Q3u9kyrZpTxNr2nhvZ(xaoL/s@`nnBtdZf]ivXG.YgGr)l>_t<FgKpUEn.P6)vDN%o$:M8PXsyjjYdA6/+wg(>;,1GmiG%$,<4<xe3wxNQ5Wk!&F4b(2/^cc5Sb_BkDoy>Jk[3<i/dEPvJ<&8;Pq6;;9IlTkpj$sNE#>RiS=t)WN9oeJ2)Y0vXvG0#hrkLVB.#%OiB%5:9ZCR>RgO+B_0Ob@9SPoX-E8Ue%fx$)8%0#M<7q_+kL,qNB+SXyZGv;L.$%`7k&RxR.!5bC4ursDPRI))Wo^kKCGA%mC<)!6J>nu>Dif4DC@5A)OU=@9'dTs!pu.agOEMX2-UE$jcZ2Xc;,+1c.SF)fW6C:`'B3!1aWt[.)+UZ'@HJ.6KMQ`1X=IWtXuAxLMO;$tj@19jPM!s4`G=(<4j)AAEEERW-.GpeAoa2)/.vQa78l7sZrnXfv.]Pa7);6xuXIh9:15CShp>C')PGrpm@6,p[f0UrpQY,TcshI.Pk8M2o(7BwFAk=AX9`.I>%,')<dRGtI.G$[C!94yQ(5#3VJLha1m$h<)hR;aeNn6BI/^L98QW%Va/]hI;rp4%VdhuINg1<Mj8guHF<70s2lJq[fj]60C5hHF80Ovb];KHZ@1A/p8H$:/(5T;wE%00)[[orGOd;cY4@2>%%6y4,Zu%)jUsU:F&JvrLHtF[_ZjsaZ8y1_r+!O1BH>)Y#R0X,D;X%b]C-GVu;ZkCIGRy4<;@^F'][8i.:>`rxkO(G't[vSFN=R%U8OQ:%ri$!TufKh^)a.hMp,49J3Lca.7%'u)u,qiI7[:__&$@uuXb_Y:1#mCK_sAdqdBuq4LSH,uPkjgr<+WKY=Yn5U3_FefvK^CTkW]G&rrde1mFsNT>jy9=>54-@M:+JI$t0-.rCY=9hNb81@7:gPTqFWv!%C-5_naE)n`t1hpZSBsMJc)vY9RRKp88+[Bx,<e;M+:Id8xF=.h7xG#a9+%:K[&@9_,rorF#G^sJ'l@dpq#yU+hg8i``fR9HXvud!%#:[&r;(9K[UO(y@gepP4$isgi<rpnsTkaW2=`<vYAY]OD^cTbJL2uR/QmRh<hP@='ty5idqFJYYpckxC4AsGTZg:2Zl9avZdm]d9[>--:/EbhYqb$=a[!tIaOw:P&+F=_67@DdcUC7!wXB.Q>eva8_OA(Kdkaj6'-C&)ZWbga`ek`kP8,k,YnKv;=eYCxi@8Cd-eQEr@2dESt5h1woL0lb+^/$W4>_NWwAQ-P8J9:p)/>_kbr4MfVQ'1Z`%8>t=94.92@<X&q'y!l<JR7GMo7S[Errg7rwOS`m:g_LBUhYP,O7jOl)N]]C3y:dkONpJ<r@_g#EpQb.Qo@9;@+Qd'@wo@KJ;ORvkQJ)be:7CKaEvqG`n$UVmq!acQQJ,EJ%i<&'2ZNZ@X;XpY/Lx!^hbu-p#uD]])Hs>#J&a7jp9:Nm3ReOa^Y0a;E<v/6QYPf+yXde,xIDK_N['/FK<vIOW4fLb0v=S<EUZ5hJJB6Cf0H8J0AI!#.Z_U![C.oP$(SBA!rbFY1DV=nnMs89;[wVN_/46FYtvfdp.M!=!X)aZFoNMhVSXo7H(laF4L^db1GEM7wROBsTE/DyaKLhUqi@R83'<>u]@F,340+%>HKhad6H:L+Y4nwYoi^!xS:OdW_R,YGfSfn`h",
";_(d/5J$<3;79@%`>buPv#Ll/ZAmcKbmb4juNcKq%vEOUK@&F2cUei>o'D@1(('[o]U]wB[Hh].9jp2/Q,VQ(2n<<cghf(FI/]jtS=^`LV@+(H#(M9PRJ`E5C^Pibf(4oIEbNN]Ta@hQ37hE'5=GBjc_uh3$o/b`.[%),s<a[TMU5d;guM&0sN<&.^E='MEfIZHQSnl[pUm]KIIFjWF5PKO2tc=4JaXl&6H:O>p_HUnVruP$GLoolmXTh`VyqJ;/FDrDL7<P%DnQqno;ot09SrI5e/meUe]9vsfZ[t5Eaocd[3H5-r)hQuS/A`F/hu=oBKsRIJwS#bs><%$0=EOyfc0tNp%otmX[::kD&HcK(:/1!0X'O]/yIC6Mtg(Zo4dDwSZ_<(CrED6cRZu&]gfO32ept=43S=4IHVfx/!N/d+-`VbE<S(p([VkaMI:-PNM]xq/3__qY46;$.+F,PJTbr&h'!G9NwKD(MaP@Cma%aV#4QRR$hc;pnR3u@[AZATN/@PAS#6fdS`IwovNiXLkARx9=br6[r8/cjF-,NL%6+Hu%C7IVB&JpsAU/)++=wQCOF(<xa`n1N1cVNw$%j>[h8nB^(]a(Tg;'a81ED(D_fe4HZD01QnJ194ZE3:WpkyB!$&X`j-[Ux_BW3L%c6%r8ULgD-d)3g^IrWdGble3Oa:llxuG_Ouh^r^!a;K7&;rk8(rGc>O1bH!#UY$/$cGiS.iX-f(7'f5+8qQu#5;[pyK@i=kPbe=!KH0e6!GCJ4A$idQndBtI@xoHRf@<9yHF@C`dmqb_!;K]l-VL`%vG!a6uU:cOcH'^(EZe]b;0K'(XT@:TQMG7f-<1P9&9EDqoDlW^kYP[.Cmn,!AV#nC]DJ2Q`PNcd(:1!M/+(J21=<,,UsH/+LR&KvuoI^E2vF]Zq`qa$U[]XT:W2K4n:#iwvTL7N!]O5],6L@]:Q!2CJybQYO,a&Y2[f<(AB2IAO(u%0Y<l(k#y-^;kv@pTu(fBs/S_pQ93X3/O&iD./QNxKGA(TR!S8_Q5-oSk(8<`!gW:ui(V6e<RW`-Qr,+pKcFbpm`qm97UlS+yv_f/EqTsWxI1)eesT[+a8Fn+W[jLTK9kTD@B8J_4ngke.cU;edUYUTFS<DH,I^dE3cRxxwWK_)6LM-h#fYSa/EDh@lQg6J8UuTCA&QQ8pJ`Rqgfkmpa_c'PpMNTDw74deUf20[7>&Tl)+)d[@KY0Z2JbhZq@cv7L8rj8CFeqIQ9/s4G($KkyVqj5c.5;EMl8'6Y+_$9L^[+uFs5!Cdqj3T!'^!5o]erk__8:E)c!]E-I6:/M1VD7FUE1.9]q(a^tT>oh5&nm.<LpN#Gx[_X4J8:g1yh&4@OfgRo_w5_]0SS):b;2x:]D+>-Rd!ZTprCJc3Sy1Gsr!HTV:so_+JCsMw_S>d01_nUAN+F5,Mi_ZGA;&l_4b`s/i7p>yPqV-^!oI4w[mb,1UI+sx.G5TBPE7_Wl:5ITc][<LIiyp[pekC]V#KgcrNPA_>x-ZY#57ML'2WnS.5g$cy$6:jolb8TQeEVi:ek.-H7A'iS2fmnP8L,sLIRZMc#]QkyvMqhB-tpGbo;&=.rgr&Sn/(s9#:8BQ;9Nq5R3#yGbA1p@NbqP!7bGh&Fj2(sJrK1uibTyL5M]>6.0rx3fKUg#)!YT/ohV:]ZgGhwQV2;9[pdA-0@PeA-5+b!IG=k>]D@$q6#3'(fCGy@XOStsQnvyTKfKuFy6JE5w=D4mR]&$q$JYP6xn,9Jw9-Uyr+6MNXcj7+'<L$MLA$+;yVmjpoUkZ:,mS/GG)r6%XPCisd9V.kO0d5whl`g_JF20%5hS!Wh$ivv`Z;%&#d$@SUpB#WLaWm<He6nn=4fuHD23H70R/;@!E@0Br5a,&Q=^oimN;qRaXvvs.Xml)EL25ihymXIQ4VRY@QF6q:Vpq4E$g/5].3-4&QB6,Tf[[jG)X.Lx4q!odNM`T;7v[Tt,]w^;%&[%H[CrUh3sQUQ]K-_s-a[wFn)qU3d!0(;_rF+W$!fKPG0J8d_@AtHDc,5`_g%=WdYFC>XQi<adv_xQY_53B$,pBURL-0M>fuW]`d4dQ1&;.d`]61sN^3@MeYwF`@ikt&_3Z0NrG%<DxTWkqSGHNmesSdCsvVvbuZ'bVL=V';%NQQU__#d2k@ajZ'Mno-)!#iYY'-@v%#&cCj7.Ig+slxrV+`y2YZ%uVLTvutV:Y<Z@)V4;^#YBFg^QPp@;cuoGY3h:M-Q/eUmixA>#ow$G4#66XI/acRAQ%tKVAvfsfMv5^i>0nF;fuAH2)$di3j]yTdlNW$;q1`]:/-OICpOJWak-jmK(NcooYM&xaa@7E3:`;cXjJH_k,ONge]vBioTTW`q&PTc>U2nyPL2MVGTKWjoQ1jV9gWlgSg()Q,RC!,5xBa<^Hi_I(pcqw0fAJ9,i>u#0gYSccgcsyQAGoP=t<6>JRi#]d0&0Z,TTRTf5V0]OZ,gKatg<m=/W3hH+sxe9B/gQbp!G--Ra@xJN^O'3T#DhWL,ZBASkvjifl=Av=!I8U'sQE.DIx5q9!H0]^`C_(`PCv:uV9080O<n#M)fWS1A.cjEB9YQ>wt@4/8G7r_Nvb5<#T0+lKa8oVX$xkdChj,te^P;YH;wOsZlb^8Il41r4OlV6HeW79&At3IX4[_mg5)_KTO-;ne[9dkGC^/[gsY]8Kn#fgKHTp68b.6(@`jR8C<16.nO3_@nIYQrQ79&Z(`lJtyJ/0caEJDr>:H79n/1dtt6=CeN>lYTv)_6uEfk>FWV<`k$^87Z_b6hAx=a7,3blnV8MT,CBjxt245l=v3kr>%NFWdv9D=TJt6q`01uT,op#g>]=HL2@8X]UhSdct#TJt.4Uj.<q-><(uU:5.QseMWJj(M--11U1Y#Ti=S$4,P[LVyG@5XF+0neO@/<FfAL2Jdow2nrgL>>JfHr+cp5yDCrfOr`Gg=>`hm7&RP'maItKfL/^kA7QH&qG_6'xDDM;K+gQ+E-e&6Xhd7;2ppLX%/$+g)KWD['AmHt6f2s'&#n#c18T`9MmuQbVJtUlfB9PHdaZ0'tr`dxv/YbYO6P[Um<hG2L83>dpc'Z@chK=9$N'+51,=VQF5h5kxu<YI-m@uAhI`vpFi,V$Ryj#0NLnh>y8kjHjSb/[X#Ehq!Pw['rTrYVkq'4F&jR3@_7hc9'+C1.^4.9gXG7gn-:LN1@gf.Pl]!Qr7V.3IKEM5Iy7%X$liwblp9uf&SZscsX<$TobE7jGA]2QeiU4)bRqHd:s)fIT99)f,Z-v8.2450.LC#CtLoX0M@4^3NEgo40]V=W2R+Y>Mdn)X]Y:x3D3HdE7l@M75lB_0yDy'QxcX4Qg3Dp&G)_qIq,7`f`;s4;d7f,AjMbjXV=F/I!mP+3#8B&'c%gZHF:C2/xI'@c,&'&Lb);KL6YF1Y2<O@8sH]]m%mV5GcL1[s6d//;7),+8daxQN@f'rj^#y5hAaZhh0/]=39Kk4Q7MLQ_%)OsjQ'hSC;M_r^][9^BWO+Ap>-g;4thOY.=EJ$>OI#EZ+Hm4B3+w<qCX/uq'x,`7wfBG3k+TPD2ITqniAsNEru`k:`;a4UoX1pjyxK]rxr]MJ(au[F8xWgFQS+e+gbE#1VrUriVsr2e4K1'0w^qXs/xJyi-2Fr9)HuS$;LW1vL-,!&i9l@6SG6(QL2L/vP3k_6q'bT@[YtPpq5H9_0ucDRT^Xxc/6kFpo`c2vo#[2`Tk(GZiIGA0666FlW0wT_@RA29[wbyZZh>)u!xG(g+hhA`1vcV]/+Zkl&Pu%gB5)(@d_SxvZ9wx<c1F)tlP8(ty,)LubT)G_[gg::hoheW2pvY>lvOW6O>)hRim&JmomVSE:u.JoV@xR&7bBrE<i#IX0p;HTk&v2s@-DS2snvTjyCjY7lw7N>%JoD3I-]AVg;9DL-q_nsDjN&APJG'$8P,90$&^bT@+o:jc/B.43cmE$NRlXv<V&4Sa4`Qq-kV+TK5g4`kOtX#XIM<1vq5TdJx#o",
"5y/<s;XE-_Q')iQtm(&2eAGAJC#U(@,k:y)9'`A/L6BJ)H+n:dP]HRo`Wab>iLx%CA6Tk0'@gx@KMO2]fk#OK3#g+.`loNq^dJ'BXxne,N;y/>H';;:_&+N_TU4o&X+9SNvP5%rM;OP/-_,-%)H,md/-0M2@W_tJIj:w(mbtp2]lvVuN=:^.B`PG9p9=dG&[vJ;[y07#G[]=f3MqDH=Us8A<`C>W7H_CUuvY7J^R5w7dUwxH`cT'^`B:OF@D`,:i@MNWq=1=L^r4DYWV_6J/(w/SprWF%Z)$&U31xNR2<Bvsn/TQa=jT!rkJeX#Yq/AcS:3At&&34e(oj#sipq/#'QwW=P!JDElD[]WV;^Z#,>4fWX'M)b.MS^-Na'H19mRwwHZVH6^TFcU01_>(!UM+y-/o[<umu53[&oITY66@xI619SC^8EmL%7HLa6(]$U(w/r';ew=,uDbi>0/V!VVUvW._l[(G,lUm/#>bZ)p[IadT_)>6+;mv,&_p)FIAHv:3%q&,D+7SHTa)5^5QNH!EkW0g^$BNjJrV&aB_rlRA6'xRhi1lmKlo:Ky2TrYx_=x[2PXg9kMR6!U/eOXB^>'!^WG;m:,h/+C`9i7Pqm0gq%a/H&H)siqdp3q_dOM/G[eZnI&1eNP]1<G/(-0H<FOdI:en=<4GV5Av,Ew/'M.s0Pg-e7RnwKeM(VD-;+b^mnl.KSF(0mZK-TJk49FQmf>h$$Xdi!D7K2gOQOZ8MXG.2!&y_$uZ2H6t`4YG`1S-eo)x%r_w-3B(/kUL[bINJ::JKSB.Lo0aq$B/MhmhZC>@nH!AMrN<DP.XDL)<A:%Q%mdVa!r7M6gS#)Csvtm[=nJCx%v/YqbsI1.JaYK/`8al`Q+]$9dN9eee7Q1ZT-4ohP-D2lnNt<U0@K@Pp%[x[EW>jF6.)rJA(qOoN,Q2jk%+'Xr@v34%6Zuix+nn[kG/,@!4>nAN9+K5GAr%lp:NXFS`RuhM8Lg'DVq']Qo]y+)1pJrCq'[!d@8!xq`5X+i>@i9F]Vj[8C^nblvlJ6+M%A_7E/s(QD:G,@)F8+u[:l@BUc-1,ihb[5IU8)2>@cUk=QU@<CNA(V-)Zb7C(/'XTHHM:jVTL[Ih!N0JGX_riqc0ZGncc5LT>Z3pbB>O2XoQB[BBRAhWbAA<A=^9UphuC7oiF5kf6o[++2'JP]E>d^iboy5kLMXyC);Kb1bN+GCGJ6uZ%@^Ej'Fi>!#xE1Q/EvUG-vQ99C`hsa[/Iv;1nxxeh9.MVEpEYoty`DA(B/B9,e.ED7x]g<IZuG@tu-LY-#+PKgqGF'j^w')LNYq^1R'R.yaeC##5U(:)+F56kE5QRYkJ2CCiL86=%taE<o6A)WQT7'[K9spGQgt5,<s^RE9&PnCG2PAUD@s0H1;fEgkWhP7fr+e`1_IkqG)wv8h0uf<d^]0MR>6Y<W3BQTpf$fV7+EF!#.74T0mK!<HD!pP$S_Gq[;4Hj%6(JlMd(=,mkSNbHHr^x2K'YU]GL^MOONA:CQCBZS.P2(L[p,>d8pqq,o%jIr;aj(xTTlvPYpt2:j$vXnH7#_3n_kay4@v#)mQ&$ti1#gxfP4MS'B9P<g^s%lEUj:VMqGFe4D0[wb(a&IJ!02:XMdW<U_WeqA+-u#95AgMluq+x7!sTY)GYeht(]j<WM+X+S'+c:-+2/$4D1N/PPBvqYZXp'#:r:7.=:pTQK^;PX!Sqh;C[G8a&,F)BsV3Ep86'mD'L'WN8rxD]6SZ)iiC6syPg('x`/8Y3KRI(RP8cSW>K5vK+BrW8/O%Tj+`e,iGZebV1UZ,5`L0GdK9p7I;ijv!Ba9gXe.JRVbcHNvx)!UX`LD%VkQ2'1]%Y[>^gC`F&SpHTHlbYf$-)8qOikUIBap86Hp#Hhe(B[:xpG=7+g;n4;NI@X!Px=^/Q]f7R)b`D_eNMTkF@QUIPt@uAY=n^.Pj7.ChCOGdSNp(s65!h7hOCVwW>SBOaT(lGqI;-YF!8soUj5gC,`])AVul/DQ4%)0Zfk4c(y#/SAc=u2F]WB3`F&mL)ODQ)Si[tILKPV(Q;k8s1GbbDdMV+Q8;JCjh;!GYd4RR9[+R%&S3P/S0(ifu@_l0wL`LVSZeZ]8'jfDD6@R2V@1_G9IOF4ai&m`W5avnNk@+i3e9j5[OUqY&7Wx)IggmTNHbc>6m2XVD3=E#h]>e,>0(AdOu1'vIZwI(!/)2l%@5f[p<TLxLH#HwFInQBO]]NP!K8bA.X;(^ahDdtsQFq+YjHApG-1J<IUPvk!3`FID&6Wov2U:GXIj5uDn`x`Z#NHh#X;Laj4dwGkB9ByjoP(d+8A->W/f2/4`B,;I9A;sZ@Knw0;emY]5FXF%oR'==U9'FJ]ktWFM`8o@L/.N<6GG11E)QAyVAEMc^@%E4:x,ySlkW^jovJPu7XHFk):7rgXQhk]aLHs%[wYh[Kdu(X=!KowisfR_F9_GKs2D1dJYFq&$.=EjC#mqZKm8[Z2TfJT`4UGk)Ox<,vKt[UsN.GNZ)..+NkT-<J[%`N24BUeU%b6-[ZRMxHVfb,K2]YWsGy,J5/)/,(reVLks%N/e5du)DKW`=_G`]OJ'5/1,&`'/@_V-8kAfFC[8p<if=Z@nGYa@'%'kX&BmWW_YthLO$.&4FW3=ba@`M-jNL8OOD]waN9p2]]I5=DTXtbMuW^>tZM:F0doC&9%9`^R-HZN-W_9rdNYfihHG&Y(&(-Z<OdmEF7VU'N7[4:1QFwjkDtARAI<QfP0;N9#7.LNcg^b/TVCCF']#yE:XfwjphM,A6HTqv.6R:LnmM/VmXlq1blJ(`Da_&k,90d.#+&DEWgf6m)-/Nn@SN_=wPor<D7QaOhp;/xvApppTGOp'w6!x<Zsd]V07YnbkESbh97VmfYt86>gQ&)6NLAJS3mZp>hop.-]O+;=9(';.5/:oZqSfc5sCRjB.e3>PTuSYx=9cco`:4I(c/Hj-$WO3V9$^m6.N;3=Y4GcI:9V$y(prK'_M[xCWM4wJ%[Pc@gD0sd80/t8;T8Hlg![lt7so%Itq@ay'2m=hKi6Q8ISv#:GQgBTQrJfMZS-1k=OS@bG>CQJ#5PyX=y!<;og^oEefgMvgIS9-;@;IeEjQWSLm%^<i#=>L='7tgI11pbUnPkiVh8HCkU3U/Jr:N1#WW]E(_#-@>p!a:LUhvR`V<hUJ1K.#_C>MJ_Aa87K]i@7lmB)G_r&rMMUI-u,D=g6e&+,bd;5&#/Wdulqg'J&qF%HrFJ(_MJ/<Rwfy-ZsQ9&xAx1/d>g9@^=iU1@O4mYE'D$k3)U:W:E:+MbH&BC#1&x^P)e(7Fgc@c>7j1&.I97=]wHbX]Ja.Gs:SBUD>.1aLGIi,`l;)9/R[#AH2/y2aVkp:6ABv&TfjM>Rb$7+YmHNAJ`m'@kL_;>/ixD6j#iFhBR(N_+UZr+1NP=(;w6JhTMRD:SFy@1/w-WJV$U1KM5hb$8+E_h-OVgI9YnISN#5e'N4r&U%f8]kK8Wpgd_!B_RNktK8l+]n&q5a;6eqLKCjO+duWYY+pQKiD<.6<LZOP[7VO-1aH`wyYWc7nBDMN3]Ow-Lp,XLd#dyK<.isY6OK12SRv5%b8U9xB%Q5`40fB70SE!=0gk5$^$YPCO,K&,SilKR.&O]>h3#=f/L<y7x88,R&@9[Df,KbwW](U[DcHHtdD,kExe%sy+aH+M;UOhmG4jZ'8,B+/e[/R4Y3:uAq,<Vsi9(y7ErRmn_GuHNw35gh+^1nMW.s57i.LCe$P$SOrVv3@g+K`8BMC/B:Vip4k_Ke$X9tYY1FJu6hfo,q-(XuZvTC=lY87D/gvPj2u.<52$jxLdxMHH7.X]5m%D5spedp88AK14oSrLVW('AiZHFSOFVpti5B08<ocT.k`1i^V6GcF21'_HErQmDsKD'<l9:].ZX8CyZ;d5MMK]onogXn9J8,bYiW[+d&h:9D:0GEQU-9CHFc3C<hns]Cp3L/D.7XHXwcYY>5s,`>Z&V$Ov]Vb'@vgXh6s4)b/@;",
"16S7V>[6$q6dZXc&@Zrw$efFWr`Bwf(2$Jr'JFk&Txv4<`1R-VJ(S1&YZq]tVwS./tX[qdFN4tCqUE%iuo^9T1d'ZLLLs@7eK5_U>`Zj^otl'd[;EeG'v(+]Cr@<wjQO0Z3IP5@H]9Do4KB061H[iV$k:QV=]e^W#cQbrEggb+EK#pbik:L$'bm!bp<Nl!Ll.j-VN3cP@0#H]>ngX4QHJ&wHMyuDpm<04VqS#Kg;0iU1K5a)rsyAuZ.tpJ4wX<.jyiSvF6+Mn=iyDk&MlVQs]qsZsn7/'74Oxi52>]U)x#tv!Xd$MehWQijLjsg)XnrZv`13tP+qe8Q-0yfTd]CZU&PxaSSP8>m(Nr`ou#BfD1g_;Mvx'pDDl&D_Y@:f`[V8P#b&pa;n5+P'il4O0mFYC4<l7`Rg%LQ++!o-Z'T#lkSyqMnCFMT:k0u,@'lG'nF)>6cX_2fV,DUkkFQSlivV.V<d7vQ`v;Yu]QB5j8j!_0(]mr=:]j;%F[qb^FZrkG/>#i^%x]mtOmRlj_Bv>(Jn/poY0Z@4P.aQ7d>,j-,vWRDdSt7$tt`/r#4:UKYqRP^MM-UA]dFx36avbd>bW.ZYq#1ONphM@Prvcl/Lt>xYl.n^$%ZMq56:,Y=xnNNK^JKS<r$VOc!Q;3%'&v!6R$K]Y!tAp,omDTqsWc=L0]yvLe<9.TqgG$(7/k^3>CYhV#_X50:t/BsK`dhke/APjK=(Lv``AN.nA5!jG`_Lp(i4&IH2+)9]ge03Ayndd9i`_Dp.aBCYWF+m(F03Yoctpk!0Y(mm7PyNCc]aWPOGJ/9:&O6S<3a[(#Bs(=:W.Y342qv;5GTtvSN7:YjvN.uVcQfuF2wVvIL6iDQ2,MSK4R=rxxj/.c&=NJs&,&T0q6)jJL<8Rk4aV7fjYBy=M<`XjE`o5CxuQG#TgMe1:Ej_mOq7vEmYH_g1(on4r`0O,eq()]RSX3_tftG>E4AwLX4v<%<29%`]@Ah<k>#Zu:Ng;GBBD;=d/WFg/9]-WdQ&^clA1PiN_`F5X+<2F5Yjh9:b!h4!WSWM=;YXA5j<C2^!8G=&:6v(Gi.[%LGX^X#yqQTFL/vcW]`g)6c7.U5!(!9WN2hQL!._,Y!h]BFEbCo(;nfM'Du60O>ioPJ2dx_lSbeb(.X+YhMW/xN7T5,1.;_mSwa[!:!r(OEQe'ffW.L;mdND>.opYRo!m6j]#.@mbOsO=]P)O_j#iF$Z7pBuW@U:$>t6!cBaI4vxe,(s-6EK!1Mngi;#-o7FD#4>jU-2JM<)D=ZJrb5X+VcZ%>BUjvU3_-OW4XMGD>9j)H>3.pWHqJO[sUXbREAJrF_(m[pY31)0j7qk0-k4gvql&Y9Tnspdt9F-!Fx%D.J/tit8K0g2OKW4sQ-#3'SG(jkAk)Mj7SZA9ZJooYu#/OV/C+P64C0FL:Av$TC)A#R,VC]Q9h$!W<%leHV8jw^g<q]u_'c=b'.&;<1xwakXX@0YeulZIU:5Y@#8qQ8(_!k_O9!epRkE!8ir>Qc3;G,/WN^@pVoVK:7l;^lD^T'cVAljj56c5a53Pu-FjW(R$M!a)qd>d(%3=Y>tIsK)Z=L9#XbQC[eeL#[r(Q>D1/vn'vQN9D49!3=LvYAqgL&gBOwo!jlOsRNY1pU`@WI%N!wmr8^5pp-ST15%_HGLTaNJ#FI2feOC_Pp_MxE#u;-O]uU3^G^6iA.L.1'C0KGcTH5@%wHaJJx>i94StUq@qa,S78Jo%[]mp4vXpdN_FT#N7%,MPJN>j<&BLr[vyuv!P_tP6A>]$uZ>O>&N1wS/hm/8-)calJBP_dxCdA8Nm/j4us,Y:A<psf_U!E+0qeagt),ZR7Q8(EV4G.DSpf@t)vwgp<&%khN]N!s[%JN'jDd<d;Ps5#r7A7t_VU8r8DZrLSw>'WxvRX]1Z)'Af1Kbq(U%Po5F_,C+oUL$OL%LrmH&0ECb(ZAA_Ua%/O`%I,YW%(<BwC%ME04o9$AX42&tV>SMKM9YA&l,pk)2SC`>J5)y<s$RmyBqgDTQ2BbU#iruMw,6:kD2x,3'fOG,x]WQZ@i>6=dEp^HVJHWk#7&Hajc@)u9>)@CgtTI_2_=jvw1r!sxNf>a>]Cxh3QRW)mHDY7v.&gW[#UoiJb_DK$[.w&.;o--x&@tpPtU0_B.0e=[6TI[s0^9MTrW1&[M,s0l'YYI)>xSZfmOXOhKeYvFGI#<1f,a%g!`T5BXW/3F^7(rcuCR%L/:uYPVddUgG#jt@db>N:3([`$%R>MDs[M<^!n;`HY':X-7HMEYO1GotrQ;xL0&943sIV8_J'Piv+&g[r950sPNDhLM->7jGsx=tBDCHaM/XMZ`^+M],;nmjHVi.8nLGP,_KF,sqNYRVo&A9aeC(Gv&Y<3dPJh6Thl6!/!X;>ZkIFQ#T[@m>tRd1=F=x#H`2&mqlviUkZw1BP@3w<@LanU9@1EYtHl%BkA64WSVSudJthbI]h6TtXydF:JLsa<:PEe>+6Gu>aG;hFy'E9klDisge=jT!!!oBFml<o>^`1O@!Z^PX:UClV0iWpLkn6_4d)-iVSyt8DPKM_4r[N@>P$r,^%ILD$NLDTYou!1O!@d:5)=Gvu5h)U<^jjEsUWjN$K^!wg:tGRG0r0r1upRH]aOUUX(YB<:Unhsisa>KGaq29wGJGu;Pe4oWS4owjLQPGolNfVnne)6T1P'QZB@9r08_9:&rp6QbZnv8u#FvK;G<4a=8gk00WBa[)_V0%9tnlacA5-(f%m9@OW2`)1Irub,1Q(i0GIj5.mtVP&m/`o2HN!Z9U>[@)+WSmcnQ]=TViSb%6GKYFDb<RfK5e#d+5(99=[L%]H>Woqqod.AK_+Q.KN#N:l&#Rk^SAEs;9,U(c:w/ufH@:0q@vwg87cp#l<9o%an6ac/C_-<JnLp_YZ%9`4QfT(ne`XG.Jl%mOrP#:Va$DD5AI#hVC>tf-eWwuC-bKoL=8NnhpMjCLo64+Z<&Z]7v2igtWQ6B'=;3v]:F)qM/ZY<eQ'Oc^7^hK4v8@%m33Up51FH$jP.(jP7-OJSg&n1>OVtrZbACq`$4H9eZj0b`lFdRpbSiL!4fa3I`g5+fH698f$.UuSL$H8T_B9X9B`,JZuN+_TWRmby2)V'7mhhV$:;e=A/]Z2E/HHD/sgkgh3pp%P6P)X(>9HV9=f:oJd>W]Nr-XcKm^Ds5(.MC)a`ekR!0rHAR.5!vx)G#fx!`'He,NT4+V:P_rm=t7/pK-tgVPyvl;-VOc,P!M2o#o>abth$F2ZaII:<w`qiZ#:_-Ax8m2whmZS3=utFZr+EP(W@s&C7Wt9!cTuCI)Y)UPh4:POOi.$U!+d([vyj6b]VqYElv7$rk6HiWhL^]hRil9;pHe(jEcn^xi_l'e7(f$KxY;EBLD<0M@fG.:dPhC>YD5e4%83AcQU9v9Sy!s$X$.Aj5E7.6w9K^-Df/ge0kKKRp@Rf(,i^o6_:ZOIuQfu;U>9se!f1:5T27c5XO3GfqhKD1)8/c6dgdb_vdkEd9[mT)C;OpZvNyJ(X0_$A1cY(wGbSi08^-7@IgA@dXrZ<wF/23Es^Z6U,Z)>Rd)fvPBX-eOJe-W,rgFBg!UY^E2[<9@1.#,!8ylC'!tX19aIODI$+4Vp-JUglR)1VPB4h!q)+,j4E5_DNVuSur:!jU`GX_cGQ1s9!n:O@aj8'u.L%gNyh,L`$F,o@rJvZ;ZrKIhb76#vkSuED:.RQB`0MgDBbj6L;X@ooSf0:Qvtmf<ob8I^J)5U!O;]L#XFP$.uk@<F'Wtab5OGXIB,vbCUa)VG5+`k6Y3J<D>:'r(scCRENRi.dT:iee[u-Fv_;vg=jY.1P=OWj+i<d't'V(FBavy6#@9W#jZ-^wmXQ/j,vcolR#fyjFV#:<;'E_GS#9-G(8;5Bc-7=G7Z-EweB;-NVmZV5E)m>fnietHC_P($af6'.2HGVlDCKko/Iqt'05Iq!@4h^@dbG7g[]C_4S][T10RnJGC4-W$#I4`EGtJkNQmYId)ToTi",
"fEv$vd/((tuDC6H,56t#oHtb(cu(5S,RG=7q&#XZnc8iveH4_V2D1uy)i'u9#$Z5A=J3,rBoDQ@jc2;imauVirDD$Ku6>+L'CPN!]e1,2PB6vU7r[[(h658%D5Q_0Msa+ikqP#RLvBB<..yh.E83iouw4nk7Gthu1w-5l`KM/Hq(OVuZX:k5ro%`W1qg,Umt6%u.+jP(kW5CXS=1C`2f[VC.KLcL`%'wOPU)!F_XR+,A>Nk:a,whG!d/EW.2LM<oE]p<)Cfxw$!><YrA9AhW84Bc)TJH,`[_NKqmObBhlL]>Kh6ORe,UP0'[6%mlpgut&&@.nDo!-'t53ff;gp4`Mi3wYVguq8)S#mQ'n8sW29%GBB(]DX@M(T1#!TGdnc55hJql-vT;9#;X>&DQw!Y;G0ZE1wYJ3)@3FpMVSMO'UkQ#Yvm/SbpB(ZMcb+G-:N0GJYs/>F<4+pv<p.O2/Rq<u)kd7iq`dSqijUkk'9MUo9tdANW!.Cm0se2%VP`H,0%jl``5lrVNMEIr3htIkLf#`]r'Te!sHAx4dpWHJUinBZ>Y+pnC3uV)fY([w@8LS3&!ygQF]/0`H&)AS/;LwS3jQNLQM03<3C-9<=8GWq&cH(lVM_yNvjpULuOKm#F]Sx6Qol0[tV4X'r`ADoo<A_pED5#SSQFP18esG'Ft`m#lnrTnPU<gd51r6EI0o_JIBGQ[s=G!ZSt.:N$o.2!iG#e@i+KtGL<xQnl:c7cAuX0E6pumKQ`uk9LtZ,trM<cp/Y#a^h'I>f[D.#n93W3W#ApQ!_qB(l>Ebm<)KDy[dV1S:os$eX[uu7y^@nKC[vlo+RYqX6'$Lf:qw8)RWsK;7u4OByTO@gXJqmKRINQ4fulY@y&/Pvl%%1(Gincq7PL:PC==F/WP,R`]-7GBClGpmTg0%F]k)DqwHM[9$CjXL1u>-r6njR>m>pDV%'gCL0n.ermW1<hjoL4Oj3U5EjeVWah.M`jL]=g;>gh5<s>hGss8`aRm,By9FIdud)6lm2X(-!AQMGtc4gsR&>[sLb>WV<y![vn4t@VvS)0+TdUbIs)H:RGNtIrXR9QErS_f>0G4+j<=ZE0knNtuKTdL(#G26hd,iTQ:i:CV,cJ-#M)%!3bJo.9U<];FVU+MM'NP7MK].fAMF9^05j]R]]ZW3o>mtn4W/V`[C%v=-=;;oZ8H!C&OEG2_]j)AgysO;52]xTT6_=NR%,GfTf@8y5Pgf`a07jcMkQDWTW#B]RU(&H&$mNSSFV>a0y=o=fi])T,jBH(VW-8ratOOlV8y&KjrH:Bn7cd8bGO]T$nUw9c_wE0ql%%S$c,J`aqIqmuv9`mJj&#Rkv,P%A[T<R2k:rWX-T^Kn4p`_O$To9o(U.T)-$4U@,cD-;>(w_q%P:5r@ITTG)@)cJafS.HlLSZt3$tbWqyq+cw<&,KRb'^FTPHKTZ5n>Wdm4%MJ_VPaDdIYg5(m)O&L,riGO&0rO'.b+=tZkc7!b.`pg#RAyTs'BXVg`7rFTPiYBW!aLia[6_MiIXV=LB(J/></5acsjD3kmTDjS'&S>O`u8K5#o$.B:NSJ'V3bb#&MnA0SudQy;eh@1m4ci]%1OqRgG$0yyMfX)8Pp.+=O]4!C,2nBbZp]M/'Hb0ci<0MAI:xpIj9Q)@vU+,WP+;t/rJbuDc#ZUvL.]'4RCZv[;dfMihcWZhD:O.McPoPYVSVgi5XLmY-`vDPC1C)uvQ@WcA6[90li61mP!KsIl!BHB=RFnxoGo5drC]RE7<LUgF&@h=andN5)8WT,$B-FB>x3HBD>NQxKC9RJKrXh'Sp-sh/=g#=CTE[h[A2rIHH:dAX'SQh-'N4ugGC=/q]STorU@8A]Uml'ZqbytGmj1CJ^MP2g$f/1(pU`hhb3>ZL8#TqXI2j`m1ZyYJ'@T3`[q$xD%QSiaSy&$;4;&6C9(9E0)5^v!mugN%554mII4i!Z=jp^]IOk[ri7bP%lF,;(NN;K8Xlo44=/;6=,Qq=5nL5(nH^:k-OvYAapEZi0imYiI+7h/TZa.D@p=63'uv[g)pCrhrX(=2A/oRpto;23v<>0ZR^/#mP0H`67UmB3D&%#Nc'cSD)kD=vei/)d%hL3(o7m-s7RFMj=QAC%Ct3;yNlQ:_L.:u6ckya6%6oY0N72HO&Q82.!79d;<Xtdf;=OAG`TD4C6[I(p1rd7J-M+&cFhMKfj;(TFoAc3HEjHM!'n3HZ9AvGBk^R0qs=JKAFC!AHDKC&`8[rJ@m1dR@RT1Um^R>ZFSYnNZ.oq!i,Uaaw.5$lVDo5EJ+KCb`4-]+3p>)I257C/`[6G=F:$VQn.Y=XV4B5CvuhqusvJ``fLUfPd'>9u,APhA>b0F&XRKMR>N_=;e-+;X6J$v=)g9FwGt1_^;J=`noUbl-`^1bEc&UCGxawaR[PicA@di+AKMhCVs`nP6Zw'bVy!9r:LQSHd3T`dM_ALgl'QMRnw/>@;ck4(UnM3KEq6vEEZEQ4_=_'T')C'.9Sju)cf[.J]deZj(f1aVdP9DKVybMB<]bh2/-YbF0mO()l1K0bX,R4=Zb5A=T2&='WW5y=G`$$kh6'.FRh;Gv,^ZD/`)r$D@0h(3Z#.&A@p+[Dp+vK%0FbbFJ%MxJOO1a7[k4MRyb(l3s:Is8ljXTfAnQ<V+[QoFYUXk4KS##!MDPPDE0V.5oGjoW%-2Yr/8UtuEQC+eJVq8w%Tp(Yq-;WWHjkgG=a2-po!@yY5jeY@x(SJGr%5sCF_)_k>C5yNFHpfXj,V`]uNE7/Ksl'@jGP;aFB/8^nDRYP%e$TQ)`kCHQ+%=e](KS&EO5N#8S,vqXhs:NT3poPsl^UAFFjoh5;'h3_I:j@K,(X+gloGw'X^8.Zbn+1ey4G/)Rkl^cvcZgl%#RASA_mv5Y0.=7m+X`PGbmp3G9rcyPg!cp#Vq,8j27)dqOPOtM>#;-aFg=InHA4wDVAu0b1y=+NG`uGGqrFaC/M_,D3&]tHXA[I2%y5(rDYKhD@^]Vkv@L9D&J:f'C&1UV&O)NKP^may87IsNeC`>ph`VdNc9D'!3BO/I'TSpZZQCkVT4ooSPXGL)cGvClfOgj+M+jt7Zi7Ti_4Hh:&fTONWm$V_tH/KC=^_IHqr_Ocp;di6O^Lnd+:fc_R:%Ur.[2;y+r1M<Yk[`3kvYJ;lfJdeAlgJi]Bm_W`LRoPRwjH;QcpR]IB[ebqKja1>owBj0FxL&<%Ux>oBr(-nc`DUa<,,/leUEu(=T7i&C11)/yu:Mef'78GTVtVFafLD]1#(&UP9Oj%oVm)EBe5k3j;;b=sjy%4DX:B%ADl+2:RbP_wkw#q%VCNPuKV)-oq`7s6b`Y7=e)W-![TweR@Y<(rn9/US8As:(=58dg9%w/t5kqIQI[TuxEADn/sx6AF`6YLyJ,N9Gw6Vgm7yeN+FE^]5BUn.`b_+TnwVikCfY.>1vws6h(!imX1DP^m4UA(X']Ln,qq$,d=AK=%!';#-_t#r43j+X7jGq`a).odJYd=cteJJI:,FO)Pu9hUKMl/DSE4QrE.rTg=$#xj4qdce@t8Pvin7+(5gkAi3=IT]5CmPP2KQ7:+Qhh%K4+<0Xk!F]H3#t5E4xNk,W-V]wiaZsY8:Uej;CuItB5_Va9rKFdXorfn4(5PvW96HIJL1>9tQL$LL'jWK[uyw2(c5u.6&//@6t:6Aj)%q3awl&!6,v;O,wt[V^06Y=Q_wZSWpS3ve:h1G>@7('(=I]ah;,g/ioehBg&>Z.pMSu^1w<+1Byi9Gb-B+`agDU1nS@)K6B#>3ouwH17OJkC$sE]uh7^u:R3t8#YYjd/N!jnit35hJ&^=2o-8lA!u5nTBhb4_@bsD#Tc-yA2##s=Q!'XUseEqsulaB,#q(HkpG=f29&pcmyCQHoD&SHuX9rApgsW_FP[n2gjBXM`XMF]YQqET[SPQS2Wf3/@GDQb`_CIY-%.t>oKs[6t-=`0:G!lKpo']wSfsD85jxlIDMhVos+5Gp)>.:Z:9Qhsq5&AR<c)(a",
"aVJlmHot_oOeO^dYJNX-gTVk:$/%p93vHFmBjmm8>8PA=/U)[Md`/>#b&SQ62yYS6p4+UZC^EbPoV%=!F0%F(`)OKR23_h8a1I%yPLAf;TL0RKvMUx;^fW#j3c')3'2b0$[m4@A3eBZvdg>XcIVw5X270gAm:fg'$,P4^nbBcWIL#HU3c9J$c[Un/9WXp5OJ[SD<hjwB'ejruDxR9D$w-,AIIlRFBN;pA6y([a0&D=/L;k`#-&<o@Mbtq1')I/_6JpW5XxQnl--&Z!_)6oR%/PO,NjLYNu4OK6ZI[>I!QxF0+]KV.71hfiZQ8^nf>g[60P8T208tk[9:RP<BCJnGu,e2Lg^,F0c)ZVu.s+!RRQU:UgfrF!MoCkF<1vI=mlj(6vK[)`8LCg=ckRr4d[ilh;,<flsrl8)NHo;Jt)!2g+#Aw1(tr<8sSMNAUD&#+H5UD^ZkAaEgU,d7WQGF>8yIhy)kXeI.H2:BTea/q9J/+m2/^h,`EIp,BdfMq'1T+WAITr5lTMNg6(csYPlxWEU'#vMeL6tAlI#/]I-p!EOENBcZ,bQr_Kl6Zh5)3I>B^R8UiK_wtuN=yF1kQ>F'pl!0ZWcW>]_n]6_;abG]Vk.8=UklEnP[0F3M3!q_qCm>]IYv'/0,#U%H,:;ZeO3)+$XcZ$Wi_SN$cTTVix>a!.>m'xd=$)99M'm3l]q=_v#aB>:kBn-8Iu8uK=y,N4qy2+F2P-Tt#N8v65+1)=NJ2GgqguLnD]QB;4y&:uMxiL`ASDka8fH$t2:TEa;5J@kptJ4Q;f'd#:6Fc3FWu%[Y:_%h^g8#trX(2`eSOs+(ukC[>TG&s+:K(k>@Zl9uob9aLV(=0%`mc[BYe,h]3b.$2xYH'aRQF&+,alS2Oh(Uby27r@&kZ8%6ASUr2iaWImVe),sO<MH;cVZmm>]SO)[eBr)Z&u09E6,)G]1aP8kGkd0jIv4v++JC8OJ<3O`2gV>d&!Uyt7KXX:Ia,oiUk(J.(Zpd-O=aggh06O)rbP.,+4Lo+.A$r;#)v)v$@.su/ef>$aB1e(7[_!V2L/^b)Sl)A+JpWWZ2`#$1(37X/.u]AY+p$#$_qp33h3nFCXZVmTA!4UskCk2ud.JMX)MN1+wk$hy4c7#@>n2:@BC3:%f>fQL4x,+Zc+;%7f.;XGQ:Z6gWSF.aiPMMtUmW-Mq5AEB.(^Wvy1[L/bkSY)U![^]GJ_Yr8@3ceEVWSZ`YPE/NdKo[=lq<v&DXuE(#R(J%)%4Hg>:9NR.w7_H6J_NN8futfelpJi14^Ns'Jm[0$@9;>S_>L#a7[R[pI.l1&@99.Ldl8;#ScyLUK/P7pZ.GF0ZSp`vQtX]5mY5:vj]Cpl!mL<]I&^,)jJUJxEuZ'-E)cdIIp($q3`#F;BQ&Z%Fu2FQhqwU0KW6xqpDQ(0QtmOY8btjJK/RxXyGkRDX$/iCV5#0T0#a@F#SweVvTJ-dSoxj(Y.rhCV[vny#m-F0`YF$r1Pt1RtYE3VxKhR-yNlrRi9b'.%;,&7qOcjG+#xpW'Hm]v`ldR`+D^'971<W=IKxrM8#U#c20Dl`2AT)Ac=C!k>b/DK3o!4N@2^oG=lQ=f;Z1by>l'<,h:e7u(FX8F15OnG`9W%Nbo#aES4oUj.&!Ex=75lBm9kO=J^]s`B36CP_e[r89T)xK`tCc2$D8](e5WM/h54F4r)NoI'K^ebF5O$j^QF('n[SmtI5U4x@:B$1WYyq,.@$I60>mY6n`7Au4b/$@FPUK&yP--(8UQ2^iLCr3ddp0A+^vr]9SM`=d0eZ8El;;$aiZUg:_xfRn;lx_J,`Z`dF8;,/)VudyB(GJiXomYI(=S'D<p0+padaSjMOPPX+@,n<;,LO=fcliDUi0KTGr'Xw[(s1v`sdLQnZKUv0HP,x)FcxV]5RtJHl.+YZ!x1CK#23RYRYNx:[bh<U@dXPnEn7tIc,.Iw5YJuB)Nc1sp`I.NTd6[HlN)@@&73<q;'+CRs8M;kFN]T(m0s>:5=b@7+ByU8::&$kc=nXd4$yesxOk1phy-2>mTZU8@;R@^6%-n!U.!O$:LBiBO<s5D<5-x'#a$GQYjw+2+JFf_kH/Xk2(QuDGIOO7+nu)/@vC!Ux6:tP'ulbM>T^EONw&EWZ']n@(Sr@oTl_C_qesR.U=D)'HB_qA^//MtLUO%Eg,9=+v.6I<iIgSEFEmv)g&F>4BQ'RSyC/6/M']cIKM2_H/7#>RD)/cIJXG-QH9<G>9^(FvayU-3HQSN<y<R214:I7Kh<=(@2CrMB`ct=exRY<)$OYO;3R5ZQSC2//pU<$EF+RnossXBrFIZ73VL#Atsmd9idmoME$)A-0.<>Aoi5JU;;<L@]3<Ba6M9&+#V75FhL65DYmr=TSUJC`Nx91X[0@>s@3R7h9UyCVW0+HDsD,SAGfp7jb^qT8;6;lXI:ZvDA&eu/r#s<!ZS<xk/IkY^7#nX1GWq7n-F&CnDKWw-doZQRBs-rySkU8Iu]YLHaT+VZC%=n>Z7wN`7k,b:jQI&/t)1fI79Nk&!Qbg+-ng2pSM3dH1T'gsRs;bf;qT)T)g4pOjq8$8k9P+TrN)Dt$LiRgo=o8rZu<OoT76r^P5L&aIo8Q=8bj<T-LUpVr&Y:bT#pFwA.wayp!V0D+N#]EVjtqwAC2'rS1WXn1c2asDcEo8Zn-d+u;EP+2%ge9rlr[y2Vd;-(`/CAp:c$]hyO%_0+(3Sp]3U!^_dVEm7O%J2`'@XsWriY[8ORWHs'#/-'.dGX[DY]S!R@&/Y6tYdYco>Be:4HrYgi.bYqS<3@g=2CVd6lgyvghbr$i[5U4lQuW=oso5n-5:X[FXkKeWU7kw:yC'vCxTHK`.4b#Tk;KiuqR:5pU[f:yF9=s/U@S%CaSvI^@vtEXLpIIN=NLEwGQ;6biqJ@XiV0vi&=m5nKNv#KLrOe82mU+/0;jG,XUC2Y&]cxU6.Kw,^ut7s@1fE1Du$&.hbBM,Y)e>AT['],s7m9N)v7s]QEhAyLcWF,mD>VvKvS-I;2FXVZ$/nUN52[7,_>Q:eRwj!8jO1L!-b:]efZHY87c&qn2g$lk[MXD'4(ilO>!Aw[08qeb$u!g17l=P2i_$ZsU9)>1'v]U-Z#]2Y][IFXpK3,[HCn8'_vBIf-Vj2]PP:F/n&rjq$=rJ)'.0G8'u^uPW9ZV,2^N#a!lvwA].M8.6kEZWUWgy/'B#KS@W%HHh]H3lOGrC(lRjbw11>tL9Y0c_n(4o=os-Nku+yEjB2NKEoh]Txw'yU!7FXCZeUaCL3O@4#Km^Vk:kYY2_HT9;3YOd`M#V=q5YtKfJH:OM_Po-Y.3vqSlnGtXDw#)a>#9F_t$wtLaTu1bRbA>#[>qrJP9J$p+Ux]!r=UA@0X2j$Qn10f^@P^i4oVRx#U#@rEcCpsevRUhI+WGyt=AWT(OKw.UOVLa1^=G9FF3VOYBhc0A6W:dnm2=nV0@40=n56F8.qg;%oAH$pgHN@ABBB;&;k;+E.anD-Y.hF>%5&j')nOyJ$K;'e-K5gp+)u)+N&G0_VQZqINCB-`;@Gm$Bwr9<xt-DI2OaB5xUIb3d(_ttOpwL23r8Nhdg2>(JXJ=U&fidkfM>&7jk>LT)x0.VQxL;lMKV1&yIhbej9[w#65P'L73&F,u5h[s0+DSvj<8kBKj:.GE3)BQ'&te.5d7REp'!M#K+RbMc<t4vxm7/8$+xaF:#GX8$vp01llNBsk8aLMleu@%Ywi-v,x$rt=[2Yuqu>PC5$KsvBkJ@&+8fJPA%sh3i=U:fQA(Va_(MB.I;5VG(nKmu#BTYfK_d:XO7pePGOC37eB_lqsFX^6aWmg9rV`BT%rCU2(@(rKG%LEJs&(YeRrC6439.<@t>J&WC<)S6BSQ4qfZEw)'cuGD[48`X4Slu-L!`v/<(xb'T+`qbh7aJcoIU$tYIXaN<Mpf`QmWV'm]SrFkTCq;;Kc8J]LLA6i+`_6R5HWTy_M%sv,CPTox/wOZJhu![)4Zp^@J4XKeO<8u4Twv!iQ(`t;%u",
"Qi1,>JXo`mDq)URrWV[2LVx#aB`7/f9n$/^'ZDd/)haOl677tB&C##6pmPo&]L6Aam,%>1<]onlD3AG%9C&>vaLk4$eTsqZ5iZGcm%X%>SO7;[QoIb9)$HVvb27q!XJJ++Vgl6&-:[&b9^UMR67wcKSfLS&FedjOACqb@R^)u2K>LdOAX(1F`Kh8qU6mKK,xAsI(0vh';L>UqeSEtDXdIaGo2]jHvm(A#!+DXmQ&$s;M2T#y.3h`+qD;u[<aBA`9ZA:ATxbY(py-4#2Zh1.X'h%/=_59rA=,lH%=w)e-k1PTH3WfX9]%vCM.uLW9hQWhuQv=jP>(O.=(df&Zmt:O29rOvM>cQCu3tPQW,#Qu4vBXgT$v'5fJ:US4uE-h6$;hIRFXY@t3.i%ZS`(<1)&MR:RqZNvI885:jdXK)4d^6UDC/h,kt`HG+ylt-J'pKWpp-;Z#&w)29;s'7h^u,R)CtrHw,S8$1)LqOg,<I<k%f2Zkr.9_;xMVv!nCnAe(&%Zm_i#Bn]e/Kn%qGrU@PfIo)pYHyc[g_RB(%;.>';8E>M<D!VYsk/t@pv1HhZd[MJIS^h;tVTX@K6(,9cpun#(]gaTMs'#R6o<%`V_+1r6-g`3WEU.uDbBI%3@rJP#_Cm1N<`xLgqo_ta'6aj.7)`3cMGul[<Sj&P6tSAh,DEPQEaa;'NinuQBpq285vACvEySan>iWK'M07@q;ZO49-nGWo3unD4`vJ:4I,>%EB]4teoE;#N:+:-P`Xv7$iu(lNET2o8e!a'&[UW(3Kh7:/kR$Qo6,N5[e[[Fk82:N9CYbT@#)aCkky[fNn#>Wh[2+)qVKuWThZ,rLdf'1;h<P_$7)uVGDxMB:dk@xvd:gij#o=sNrEgcMj@b9&B#+Wwix9.0qp9hNbyZ,qqbSnYSc3GOZ,lmHqwiC!IDk#xjGA3V9kOiUs>1rmIJX#+3iIMj^hh:xlY^thIP5a,mn;O2;(P&dt7_;KvT1-P_6yMO:Fwag;bnG,2qyBms1hccl81)<]+k=6#(5Gmn%`7^/3`9q@$x%_k#ihh:hV[J/<gHCGn,^2<anvM39Ik4Mwcv31@UWnZC=c6I]+$UNE]moSU5xT`3e8JExY]9NlU(xXX2o'5gJeZ:3rx)5okQA.=voxU0^,oiBtKV6QD^2Drp$ZSiajT9#lp82vat'bOtLTJfciTiu!ARl=2CI_Xnjq.:B=f#<FB8hx-0rI]voxTK[@N):-P`Lrfq-mx6[MIrSB,rtu#^Amp=SW+Kunm:UD:nSd=@hd'6IoK%Udmc$[:O@YDrRwqiNY98)[,4RVI'`d1$+U65l)DNr[Md+=`q_'7k_<G#pW8-(f->n!gj+T[@@QHMJ$F::Oh(j=kXRL0[:2[;.%7mGr$Q>k4B,b!;S]CyY>N8]g[i]pN<69#.7pQe$<>[1q%x<'XQcLFjoJ!kEgb$Ld,Q4iRT9hotO4Zk]iyvsj:vJ.U!&7MW'M$IP406C-9bsOxEJhvC-m.+rL,v:Y%-y&[Wlw.DTA)EvoKtQKCXU+K^!43u7sL'']4YR!(PTdpb,n+qt]()#%!g>JnjOXM!mCTn$jjG'S;.qa=2&_2Ng&G4XiltenGtEF6BWa)-a2b07^4uSD&/ww0oYEYmpDWCI'Z.oM[R8fVoN^ou<Jcf'1jCBB4jI_'M#K0hwF[qUS.;ms]2;0W'.v@&K'KhqVZhTA+<:2e6B[-#EM1O,s5.(!&EVH=k;tPA!uxnmG3U.Z4!^v^r/(Ze88QO<b#xKrF;hoW]w)Sl&1.+6-!dP4W:M2IZ7B-.xa]E^BFfMIY&jskB'8:UHLJvY;Bb@a6@;LnH=.6_h!mfTnNWIu,#Mc+.6ZZGISohv/6nACT^4;g_4o!a6,Q5eFJC8kc:j,B7nCaT4b+M$V0>ykhlQoUg9vjEJQw!+78D`++UrFa9MW#e3L/EY1[[7qAN^D_R:p7Zgf[;;Z'Z6i>m`921$M^d&kNEZtW(DIou1aunW/oYe`20!9mW%a#NpTirTK#cb4-xMy3))Y$mWH<F#j4)P7-A2bVtPbEGN&tnN.Cd@)5>2^tBn'P#k5&(m`dg+>dN-aR(jD,wDyV&M/D]h%XfqnqYX)w+qB<K&i%0kAA!:;/tO;7/Y'B.v9b(.M+`DB2kD3wt0=,:q+t12.XS_icX)OaECrAG$0Wmk>]+[W9iF=<y,I9+68([WaLpKk:U:(!)9X$90oic[&e1V0QPI,:OXii=ssd.,]j&JT'u1T1MhyLA!WWVkWEW`w,D3[tW'IWXqD@!6o$ghm)bef3Ow>Rl&GrnboDxHs++[Y6iMI2@B3D4k:;LYdwt7cFiR7h.kTB_v&WN[h$E)u,+wP.&#AketuO^%j,m!_hRe(!Rob3rGfsFHE,/$MmQ61])`iXtJa)NRUtXcFO81-W:TuKXr'3.tH4vM-jEH]l1=R;fQ+!>!UE.<,xV5.`YC/QF_E7x7`S[o>/,4hlkbdi3MAh3[#hL`!l%3S;:<k'rIEZ9>pCR<4++y^&',s-1TY.aG%SL>9Ic(0k:Q4wRv(d8HYN5NfDKUJ`An)k;im<>f`KBYs`upiIC.uW!92N+K@Z54jW;CCHneY4Vb`EBAuUax[:1o4s]d)Os`/d'&oP!4;iDhDcW;cV2.<uwZYb7_ryt;b!YAkn5v'Ath<`k%/3G^Y[pub1'mD-BLb]J(VKfXGX!U:X$m;pPX#NB=3sO)'e,Ito_wj1Yst(h,:`^.NKvXkJ6bI5m/):Pam$o<r!dR(Ns5o`8gyVQcO)-JZqf^vA/c>4$5cTLN=h(HJqllcQr[.<jYrAs^(%UqRMh==UjWN=uiI$AW2HoU8CAgMV#ORe#=2U;0iP.n2$A2X,$!X$M3`ui,;xux:2$TXOG:(en1K/qWB1B=X<;OZL^O^F9I:j1W3=!+d>L!1<>VWyJ[`:fl=1DrhUooeL.!Bt,P>grr!CjMnb+R+[gkEMhA7WAA=:=UvI,ceQ&gf3Qb'B6PPaL)m00x7iEuqD9G9rIcea,w[m+tj=CKb:nDhOf^Vt-Gl>^8,[Bugsfa6B0Sm[qE.je+/kZi&[hq:Y.@=vi0+1f0@j`m;`7k%+=+m`Ja9_rJ&J!DD4#kJ=dI3=:fESr'Q6Ro=t80$]0:^Ww[.9x4BHMU]]1H>`S[,oNe`t.g8Ap(jeRMkeqa^]/l>f[<@UZur3''>@'&WIwk&P!rK7v!04PfmgA2&KA(6#+_C+@2`V^eETU^Fu&vX^9dQ#ou`BW!Z8nES1%EPEM[8n`bA%lr,n_9Ak%B.U%&FpHRF6.SUK-yQnw=F#s+Be!lK4Vg;%F-Y]-d#0wtI)1wGjff0X[-/7VMbo+,5ujLL;:Xo@L95iio]GvE0Jb'Bjpn';U1.<rZe)(t=uC+M!X<VFn((g+2!.WI7G^)Y.u:@GV&%rcmXG^P7DI8/YE01b]%.:tyMNg,dj)J]W>AgOhl^LD#.kwu6;,p_sXodRj0m>I3$:-w4I#7PVHnjeSAjD_,4CtD27$J%^K<k5j3gjxM3U&jac<)y]To@j-:ciC)e>J%bu9V84BO(<&6836'FE:9;f4C64Vm)2HB7&m$iQ,cUD-VxdL73%S9c31frDAX^`W+.Zpg%uf,1=)S1$d%od$v`d246mRK0H%tRMi.;qCGStb#kSeYNi=f/6y/Gj0vkK0[nyjK'Oh5sAx1,t$tO<]`@I8CAB'0:`x3`p8]_%um8.4g6pH_WW[69rcKBk/L1i<k:8SxpVMMMSYt/rU/YmR(&r6vVv9$sjN9n,<5-I)U4)@>cIXDDu1>C$QKf=mjtRSZIhq=Nd-38ThB:%VGlVbQS#JWv%8[IsL%Psf2Ll+B^U'xXh>+y0m7Q<AaWj`xP`=!2PGZ&51HC`Kgk>x8aHXA%AhnBO3M'8ZOiS-iA)SxYeD0dP7^qQvLqWwl35<!cp`5A&333Fm+COBa^^Kd9h,S%T>uV#OFH/#!#859y/Gx'4$U)VWo/pJnW268;T/=$$m.<7_;m6t8AZ7j9xlnK@^EyC@-",
",]6N`L==/TKeq.0(>pI@!b%bvXDq:grhD9;2wYtJOUKkDDKG,%iijtC:p,eK>Zbl`md,D/BXa7V`x0#bSNT_=)mbi>W&i4A8/dgb7CF07r'<m^sJ/3^bfVojf]V<Slf5'B@J(!1+6X,N0qZCD;SF4nf<U,.'_bb==V9afY5GHr$6BG&,PKfsapUWCfI&a+nuU'5`9i_Zh5N#Qqjc+cVT0.(E4kk8&4`cNi$5bt:vE&<Fb/VfF5pEF]ubi1#'/`JbS3XdmZIN,(kti+/UY,q^23TiV&#DqrCWoX4y03Np&iYGi-^5yf2gCvO`,2MRV.!WWW_i]3FPpsFu5HMRt#VH3qyex2v4DZ&kWjeiE-5g`d53vbfThv7g.jW@X)eqe7aS<F.6DSZ8I,ybZvbkk^yrM-h=Btg1W4gp(v,X.@$>8/jNe^`fT<i%4XHw7sr:7Ap;Nnp88jq>U[fK>>7IlrM)iWs!pgS]8O_mPDqa'IBObTIho4+=tXsF#;1qK@:MNi7YtBDB%r>V`1y:leT&mjM;xmQ@pt8<='Sw/R6f&uumF[W'.^dv71'T#]Cdc%.@B`dV&2S5Yd3-NWs_rNf[`_']4.!e$NURi=K,<qM`+qUI<VLXAw7!c.uTb$@CvIL<J=:Dqj+#kWN$BB9B!G=r%#KZ-!$v'(nyYiXhyDq!@'=HNSCkl9'f$G4!UCXgW^6A7ms+TphJqRGfu6b+0K#h4#S@XWpO;J0OhM.7QV`eb[y1tT0dKs^lu)#C$T'G'c6H_%j`yRv.U7#70N7bHh8uqUxtJrX'uQR$hwd_iOK$_W[QM$[sWdoIsB1/Cu#9IQq&%D#m,-x^1qwuPbt:cW)BmcHc4tU3/$gZaACK#PMG@KdXa%D:5(;D'9WV;b!)eq+PW[dvTKZcPWwuatK/$#%m9Au#>#DYW.(fam^N:v5LKecOeZ!+XgkS4pvYC@sr5JNbB<LBK<&601!nd='#j4Y/<h0c+U>f/S=09.d%mn)kVUn0Al2C;:Mk00`@CvZR8qJ;!2-CwOwNO6>DL^G`fX]4WL.+m..S%)=FtM4,RGZKuFJ3hIp5OP2eAoj=0D'&4B>IDXXkb.G3>^>&[VUItNd(5JNv=NVGok'0PSi7UOQ]oFe:8J.xc1WA&/4#oYd052Igy!]46A6X(Sx(:U:2c48K1V$L%]SZOK3cWbk&+JRWu8bjyFLt[v0rdY8to;5FbP2ln<Yi7W`/7G#X4:hna2n'=n<<U:MsAOte=(wtf=U5UyAZ0O0=e<t#Z-U2xZA.[l2XH%5iEU'Jp_BH;-Oxta>P5ML0u#&YxaElkj$Rko)1e!S6=dUtJKCSKV5tPAV<:rdY'KuVkfflN_Oh9^)Q#xs;_U`kAM.1H/=yTGR6`ggHH!s6De]i8!v(bVhUNm=,m,p%]pjO8_br+cl64jRf[)!CI`uWvYou9]oSyek,/e<4#7HpCi)IV4#DuI/Bc$2wEg[4M=5Bq'RtW,J0w%-[N8sfTAGgBnON7=)&XVQGf4d&.x!&`vAGwPHA^dxxqCQ//FavbruT9lOIl:Saa98rVkAi#ey.9ZA1+iN<aG^;8I;+d1%5GfKs&X##E0w6dU1BApE,X105-VIJf#KON5h<LpJgk(2+':C_Rc'eTHQ9s`d31JiX4q+gh`8lAE3&40Atgg<50wc9$eLdmIa(C=7]EoZevF4`GV8ZaI9&W2NikNeuBFSMb#1.!XX;r=omPef99&<5f2y_u5Y+0kwDo[54!'Fg3WHIkyGs%VK^T0iyf$lRTr#f7D.9BFm`WXbZO=(L>kNoRZuxt+NC^/vvg.%$&<Q`W(o3@.DH3a7^&igo$auaQO1lNREC)_b_mNg@`pb<3Rkq2B:!Fk.tKZB<I[BRaxg_B,gs[>C5V@72Z;k$P4AiXfkCYJ2Z`O%2y;NOE3fR0cpM5k/[w/+Aa5+l_f<C4B=]uoOVn=:yUDU@EEg4BHW-R,ZP1R)dLSG1n1s<BDiJ-C:xjFP8H+9h7DVN0c,qj<`Oej!hIc9%s9SQ+>yo5jpgeGvV)n%kv00uwh8,0$bS!_EA+T$$A&FEY'V$GFKSaU-aj,jW)go95W9+Wx/FGwtKj&B6Oe`-R!x%1@c2oaX%Nu^X,[IrOVPS]_o>1;LL$23Lp=%L/k_#qQ1ER8hMwVk3BB>`vQU3xUNX&^AYO<DLiVj9a,N;SV-Pl6]/1rIIK[o9I6#Es;<28j<XWv4j3uk/ni==[XWh%Q;BRJugUeDE7[6]`Z9.NM0I)8s@wLd[_)5YqJ%CF3bVDPDM=-5@WO26'x!'-_rsh5DNabvkO48&;<#:6]@-4S!iTQ477QG__v8i9:B:Vu_-g2kbB+vmp<v!=P%_UIdHk0pF)<eC8^(V.$QgP%-kkk!OEng;@gHnZVAZe./WiCfq^.5[7;Dm&y:^BVNcGr;GUqB7hMGUNvA^x>qQ+ptIbb#,1)K07c4`A>2P`B'v4YYC%93<+'>s:Iy11.U=4ToK;aau4p^Pm9;j4:-@N`_Ex>=RQmN3=&,3`KvBcHDmhC]V=:xi!<Sg<8Hu=y6Qkq5J6Zxfo<k>HS'jN9J(C<c=AVAoH7V:#LKoj`(c8jp8o3PTvBWm-3!XBq9#wM^JVX8#BLy29%M4<ktiGXfMVE:%/!N.&&$<N9'cyel:gekC>]tnIN8RQ`!>^,23kKtE'ZRT[MIr==NMb4$r=3-2Dmbyc-VrNfEFDaeBkE_.9TW6#O;H6y&187)5&@4N2Ke&WcQXY,d,/_4c.ZvjW5v^+_(s#LoPkRR=!ya4x^aY7P`X)yDc$B4H>uwGXK/(e:Q;5O5R&8T7.&beb>d2+mMwY2SOSNrS/VId%(J+FN:Bb`v#]vM.^@i$c3md;g5&:5,Cu;[NAHuiYUO&`C(leSgT0e^_rQeCXTBtB(iwZxpQ'gikZn/bN!5:c>0`ZB`q$P)F7o6B;&'K8msMW#g2+c9uk8&wsuWnRd$Fp=t5i6sYYQCJe2HR'Vnk8iv[-tv5HWM5+o@K-g^5A[%03569'1iM.i!0sN>cADx/Yd60jgfP8Q<v:bKCl0fLpeH:[)J69ahfW_dsesw5aKZu/S7Zn2WZZyq8RYUHKhi;]q_xg,9x&@qtDpB'p[X@NQ,V3`P_/ufY-_^V6^=%R)(B557rPM1A6&K/uGR1`Tb=<RPxwy/;nA!WgEK9H)>2jG/v#tL8xXB+t9&$bQ^C6pMOciY$1CxqLAA<3yNLerxWblh[yh]=!+@L$R^Bm7FYC,<rEYQvb,_g$h2LnKWoo&r>_v7q%ifenrScDUPZ)#3DR,Gqpd5m.hSMtOb]s=%4H#'s4%k(Gd8)<]P[tJh`c=soDq2Y2;&bTiqKX3Q`;x8.Puoq&MKh2s%OERrgH1#Tk8^w)tDNA:A/@vt]uvEnJdTE)$_O#l[V`#PU:3-`(@`yAUYkb>Y'!/%Y&V!7)NuHB1SVqI4#X)sB=6;M%b)8gL+0xS]^s::FHd`Yv,FwL>SgKTaIGjHs]i@ZB>8u%xKrCHM)!!`]<0%r_qNY[o4IyrI4:=MNR-b8Se]ov;>WC>3N[cL1nS0[fw^[ZH)7bb-/0[$.PS3cKpRTJ2NAKm4a+O)8WY8-PN46@RO9>O!c0E(=[:=CWag-9Dx7vsilk&Va^kkmMk,cEiyRNr(=.5Th(J3#0.NoF+k]&NmxVL+K;a%qa0FmS!3$tb@B1%adG,!EspILt6MW!,+%^<r-U'c-@0l-jZVkJ92XBUpZJf%I>0.x_QyeBvE!T=)J3g)6IR8`mR$t+2KH[3_(y:[AwUc_JHV/on$.$[@4wk[RF_$rnH=%hrRy4k6oRk/T5P7sve3+xHtVEOGsl>QuB(c4;xal#d^<'sT4D8Db&/fXgqis1!X]'3&mIU76sT=u=BYlXYtW`a%yk2p-Q^bbWk'c'Ma2U7UwiyI/kAX<nQTU1c'ux.,Plkfbg;33':hqCF;fr@&elK,!N`T_G#i)6<I(r`Ido!$4F[IbJou'eo4;JHpYgoU@wts'P[3l#3qUtI;F9NRcV=[H",
"(D7X;@5x1AiRP1=VK]LonSW2S=g+X$Cfb[5X)Gwk/jQ8OceGNrkOV.$,%`tmR2xMC_<UV;%H-uIC,792Xlok(>AZJFTdr!UBhsQOQ80#5uA[:60``)]F6A@$l:I8WU_R3h'5Oe-!r!fDG!Dp@JGpj(_BQ.(2w-p3Kg]>x;Wb<bWTBL22Q0Wa(q;t8&)$!d7@ZLjnJ#x2C8#P4q84!tf`vVi=09V@+Qrsl]SK&md_f-_kmI8/C2=,NC%-[yi;a-)lArw7mpdO3Xnx[_XxH[vHe335eDv:i!Bed)]LqwPIA0dpb0NQ+))x:q;,m71MWP:j/EI'aF@[fk>v+IBI3TnoAC/nvvfm%@iI<2TTYu([(QqCih2<.BDfNj8YY!8v!v>6%dAWr&<W:U-PC+h_#J6aOLFH`H3=WO5!w;Q4PF4JqQ$A7b2;TK@fxR0uu;bPWdYMsk/0B7lY8o>b!DOGe;b!AF7=.ALEV`2Xn]BweU+U(5PLZRf1hq,bbk&'aMM/]GsKSiAe3JQc<q_Bv/suj.TcMgfUfsYKEZYQXF<H-Y0y#eU_/82]Zi6]d3+vPFB2,comno,>>I6YnsD2^u#m!'Yev8rMkN@6bQL&1238wE'Aj_iMaA`<t.kEZ(j&SqB4C:O<JK,h)Y`68DTnv_,M.g-,PMda%IG(9sibg!a(l1BOYSBP3TTqZG;(gyf([$AC9UOgw`%-^,gMB-jmA[3monnAno&2L=`fk)wRR]w<;st'iXYd6OJEGfh.VSWnBvOW2^.x_O7Z7y8'J'@=P>_btpE''yZ$QIy6n:@%LpG;53,U!h.XJC4NZcqqGkqm[u69R'#F507&g2d2$@s=nSR(1.@:$;Go2H&S:/v967,8t;jqf#F#rFc^RfZ]Z3,AG>FUU&s``1ux'SnXariEv@eHmy-7'TMJC_EpmjO!O@!/0$0I+Cs'8`[7FJM.m/.xmZCd6hg<Sx:wL=A[X8iPIf)(IuRo/^]5j5'APb$&^e[E6A.D<k_Mq0Z#:_POjRRHb>fZWR9B5o)1&p&(OVk^OI[NLvy4W^o[Q$h2xu[vdKyM$CDb@C9D_LPLnh'e^bJHqh93R[UrLi>V3/V-De9U.,nqa7yqNN,D^-bYdM:o(RLV%ol^e#vGVCXQF'G5U6)rt$gcIob/D#kkm=2YM%s]u,.]MOBOtyG)=:6Sq.J,D'16;1FY:>oI'75:<^TL`R<!t+B>d='eeA^V9pK%E+Yh<fQ08WH)W.ACCGdW$];Y9#@%sG.FXVd.L+<l[HTgo,Ywni-S^$N5=FxfwcN(MP%(w>vgS.)/RTHi<$$D#MF$D&%n5C&v]GST@.(y8riQ^N3+4i(]>XEN(_I&fhZZy's48gp+b4(_WBXvk@-`DjLMrD>sqcFB$O4B/R=;n(=37RU3(];wgFowbcv]hG+8ZG)ZC(EVevX&+bD-uxq^`&:LHXgj1QsVjAQTHkwCgDGpB@PDImoLxy:A@f+736q<G;km3+jCO_gDLxMjT0dH+9rrKX%b)%>=(gJ)::hI/+[cFYV=Z%T8+pQB^m%bqKvWRrvff;>c/1B4+ykp(faNHJZMQG@rkuaq_Uca[1D-nb@jV@f->s%9G1C>Z<b#FUje[_/y:hTelvHg236TTFQ5I1dg!YPYO#_WSIn2U/lF4(pC1r^Fc9/sfoJdv8x)y&-8(:on=GvhAVO&Y@PPP6BSb(=0gyV8=W>(<ETV$L.J@_-,-]>=ugqV^OZe[']L`Hv_mTQX..uDDKiq1M4']S8m9=lq'(qY8U&1g#Y>VtK@dF:LI$m`(eVU`11`N_L;mYIeAtXBoU5Ssa>AdR^$Xyln/V!3._y>7!&cHP85<Fly-9p+1Xa(DEDC6Ru+XA%Y,nr>CTb@V!F1hAsfKD50C+rAT^5pGITA>U6ryVJRA:0R.BFHN$^RaaS5(b6AOWoxg.A>sNGI>3skZi2PEy+mv0]TDe1ik'1U`4M,;<+^9cW%O'@JVP2]b<uwTQ7]C@)[rqD`icT`v)x`2%]CB1Z;Z-a1TVd=iqj;>+UGy]S0/H,[B>.O119S56kPXPq+lQEh,>#mK[_dFKP/YSo'#dD[N^yCY@Y6a^X-@4vbgsS1aaUL]ls-/;xp1;aRg2>YN]T;t,2-KcvJ%'xik#r@'4h955gFTQ]fnJny[f$bD4]c.lH#)P%;AEdpFk,qWw1>3QvY2t`5%v#MWaE&)^@0O@Rp:<C9AU];nh2l'-,[@@B^sv[.xqrT(,e9Ax`@0<>X<4toK[<#m3MW:TJY33=/gDO=4&q4b.w18PaSbJGwN=<qL4s4[[(XwfL&=t)Q8Vr+EFPFG%j$gYmPv9R5-B0Ur5DEmdED.4AC)dhwhe_;X=,61P,F8^M$15GgRC-:$O437t>#K$WP6'MX8WHQo2yks;U%F`>[fh@!;s/dE<wX'giUW+b:c%:=FsHMr^]l[pDtls]^Q_W@ko99li$WdZ$e%Y-E2eI.Ync+X6rrQBG@h,d'mAn/cLUJ0)Cv]T<iVk4_$J</J_a&#jP9j%SoKsBUZ'@U%and'UhYMp2+OVoUT:nTb&Uca&=A(q-wh5&7C.NFlV/[lZ0^KcT3S;(Yg(tL9fk@Cu8jrgP&V.>So@^)2wf,LeQ`=elR#FSK8#x>14^P2)XEmU+q=Jq@,f#v([i7x1jb7F>Q1O=[#.m`u:VnOqUiEs[=1B$5etSk_I[5AJ_FLD-I!K^Pi-m<_4%KypCMpK7p'C$eEJIBiG75$fiJn^:a_[0FFO/]k/GPQO7=3,#]0[3S=lPU,'o>GFh#JL4Ns.1P:M=[kylM`YDC#!cFgv3X+5'UPnMmDKSCY9lMXWGUBW$l[o@rG/^CjusX;_:VT`p.Z/N7_Zs0g6nNfCmN1.Bp.S1guu:,Slw(Fs$4N%_pHy^D:IdR#ZO$3jl1x>uM_K.S1S'h`k]Wb4l32'mt9mE&>D)jZlkA'geOV[&@)VZ&!X>o6x`yU>!SE%N!vFfIKS2rlpUc0`fICc3KIF)(_A6J4L='e#)%>H]U]'aYl5oN5.ou]pb,jo6R&Yp>T>a2p1;b:9%%BiRu/f7l1ZG&.V:>i=0#Aq/$`dF%!v<B&g`3]HwRi3]w+_c8qV_XJ;+78$.:HJWTQPmuIIf)F,QAQQ5s$,VcBL4IDNkGYD1&&UPhT_YHdf]ZJaYWU+bydm_[,8DG&a//7c8[6m_asNpDjkR`Y%x53eF0nval(X%Z]DS<a7rS6WYI(+V+>;4#eESa,CuDY9Vut9/u[_-[nUEka3[[KCyH,oq4,0YRH1.j^`%LgUn>KHhFFWfi0,K,Z,l-2ZSs]ChZ:Pm:LC-8/mkLm!%9__-&w)4Ikj@==IWwd05UQgeB&K>(.SWr)v7i1L]1In8H2W&fIF+q!5PEg'ub#=(t'J8u__Nk$Zy/Q.jAIcT!1UjEL5'E-0::__dEDCo6By7((9tw#NsvS,ZatVu=/s:mL]Ex;O,#E!KR;m>>v,W<-%#;eWUQMBa8!Aqo&0SBSkI0[U.QBtyxkg>`RRd2hB`bI#H`(`r)jx]_af#FY)<l=dWELFVWx_Ha&5s_HB,SDU'O$AO3m3Mk)+!(F0:WUyFTBCy@kwZVqnZe6A5]Dd[60>_8j:%rSiV4N3J1t,O<baXN+BS:0Wt/UWGQRD<jx9T0xQT7etPWP^-U+UZrW9h2JT1&E5Wk0D;DHm9fGW'grxo7<V+KZK>GF2UTOh)[g]53nf3tIyMdC(5>VIe>3s7g4qTjKpU@@3L5Hg&brT:y;RH[P,DfuiwQ9Dc9SXq&.[%NEXq/h:O0-VQ1V9L195qsdp,Y$5@x'r-hiN#5]c]ocWHWfTOH<o[_Adb']5s,m(2jKRfLO-/C7a50cP+D4'dfQ;vd[G$W'ZG;'bJT0gM96YIdInUm6d)::mq4(owNgE:Iy_s^%Ehr)4Nfre01YdULdqV's4'BQYp;oU,2cWAJ-B[+wYk/8XG:DaUKZ6q>:1V6[ZP8urJmg+GN[lA)wVxyvG%Pj]G7_18QlllXgV&I;MbFv%f'DaeN",
"+UmXfQVIHxU4g-Zc]DQ,X_/Pao/$@59j3[Fi<2v3cOal_Rc-X<2+O$>8C<oR``')v8f8Iju=pd#uK.']fD1fE5C1r9BQ(F(i,UsVSAd[h'!`[$)icH_H+G=`HR)47bB5f)<]Y;nC&SU!^CuU]#YME/#yyN[MW>F6r>KD4@]j@UfWZlL1Sf=qF`/32ds0.CpoDotuZslo`LdWy>QY^c+;K3wkr#6A&w8hKN%>rEX<&BQX.=OI-v>-Dg8)VS9]4R/-/RcaG(Di`UbZ`l<x'_7Q)Cas]WM)q,6'G23>wRlm[]g'FhNbdqLxtUYoUD1[Q)fHZ=5PBnm0Muj$.`OFgG%2]^8ROo^(u'=7DyFtca#jvc5+UGH,KL!3D/>GwtL+vv$3tNKqsi;!MEX[]+u]!g.B,4Bym<-1O@odYtI)$46^GXIqEe>/l!<XTkSn[Pu>7+$]V[PNu$K.HTOl=D;)rH=ew_3w:YoZ7^:Vj&imj6kuS6p-7Hb:@>,Xc#a,bR&t:%7P&SxaJ@ACd^A8Cfmx1tHyAX1&MZ6N4KZ@qM$h0:q,ujK'ue=w0NM'pUaOjjmucXZJD/<yM]WHq9^NE<rftD3>/q'$;o+/r0Mauqc:AE<]sOa=6^r^Mpj!='6ZqZ`3$YJuh8ha:,lJMCs:wf1cDEw)=!MuY2>0#CREuUP7RHq5_/traZ%'TH4w$!+Xb;.]Eq$)]&CNm7^=x)V'Od`F.7kAS$fyfpXsEGnuv+^ZDpVXSSO:t=Z^a2an5c4,K&/n,>Y2LK_N</pO`X8cBgLspi!kwYM)%q9)101=IAEm'=4FEXXQxrnqt5Rs5Z'C.:MF/t7Yl+$6'uH)qOCBSpt5Lp2LwBBfJ8##:FCK$RJ!X.apAj-s7sUn<3GE2pB#c;q2_>FL-UMCL'0XqZ6P.T.K5n2tCeioqZ1xK'LMbK2om7pr^pwbCtLoem&SW,KQMC&[p`0TS;>ueb-]JaK)#(U9Elnl>:xhu/'E/'&YtZ$vqHdS0oIAgUCWo:ox[(tCxe(&K1:=JZV-yF(^DPsFYpC4l(H'YVD9xW8lBMe4$Sx_57Xng=5]Zn)^yYRO+/hN8hv6`7G[FK[78wP!xdl3(DllV;IRV56KkVW$gbRwcBC9r]K:&F8M_h#S8JNY!B::pdIsnGJV'nj#.'a++'FDROIS0!PwMwKI2y9ZmFX6jWq6J';T-:OkM;3bY+A;)&P-dSZ[)JT]loc>Lb+VooH;Y3kYB4K.N!pQoK)gTrBpKNtC@<TD$<_mbF^FKTpJ!4s6Wxg:FWJIS9qeZNuPP;7.Uj#Y7dTbo6NDN4a@8xDL7Ux&qcsTCn^Pms-[:F/LBfrY&6aZ'Pxl>:IO-W;q3kP'2>-cZ.TR!3l_fX2'n[f=&!]c03mYfADtKW4ccEb]>RD>H'f;j[UjXB_Q:5BIErmi[siZDst&A[9/gytT4H5.Jycf^AtnT0+0+gF;dq28##W<PGgGhXdj%<Z6t6E.1,!'_[<Kt[d(%M,Ddm7c71&0WYp@HiQ$YB@g8yi=H+85MnvCbU@ed:t:GG->`rT&8Y.,ic+cV3#gK.uo&CXBrKaj(b9w75:vgK=ko0vSSpBkK!B]3oZAW`Uqq-fd/Q>Nd&>e.uqV<mtLRa.6fv-<&_lI^9'lG206Pm/Gs'_R;-`(^I:79Wuj>'(NJ[sCO+;[!`&<T2KZPMTV4-]<[QX]VjXb,iUN=V7!>8/v2$NSeOJH]WiRT`=d]-,^fIg^mH$+jj4rdG!#]SGp2VusW2HQ=O+ne@x$#K^Qgk3GLC.!SuC'dE&Q)HyRX>_O-BoB-oP!$l7W9ZY4>NO#J&x:ZlUgG$X-<&jI,S2qG0C`('Gq'fcE`S-#[5-%45jF5rv].s3IHU+)/M,[`y3LM=jQ%y4r>vrl,N^h3.n7jg0oBvJ9x8#395K4:.vl:M#uNV4o`vW5;<Znx&%1.'5>PfN:Vg7nNdm'W.B#9FLQ')=r]mPV#15I4(R'Jl;LTNvC,q5:h7AhmpkdR32$;c'>p,Ytn4_Zu8tG=l`QPCt+@!#Q+&e1<18YkFp@]pNFS]=7e4Z,Vx5e9=4$R$!UsP_k'p1<rN7M==ac),JUf%KA0f.+v-<bI:kZr_gJcCJgdl9%q5+f+mEKPS07]0MTw+v>maiQm.lG97:uos9f&Av]G-7nF@.PA6&635pHG6+ro3x%Y_jvQ/)n@i)@YfdjRq4)0tuahymqbNwPa@r-S_l2UxPE^BY`A%:B`m%O%&4pV7;Va_])QAc[pt4rkXFv!y:G/_b]'V2,fxT]0nkft1vqQ`tt/nCOG;d'@ah3^t(>PB/3aqTlK7TqQAr2mnig'IGI2g75LkbMg6VcC<vQ<nR:3[3StSCqx5R9vNIEl%t@5+IgYHjPJ0y<&&;Hst0,6.4%gN:xOJwGRuKXeSd8DGSdL6#:3s&<4W^'Ud9,s2A&3I@$<i#m-UF-O4!>FIH^i:97YSRssk%c]!w4WClrSao2b^uJ<H1pfAu4gsW=DHm-AJ-joplIuTh#WnLfH9MBD.LhpCWkCsQO/aWFE-)S#TDY>ao&b9FNJV'mw%C(Lt,W:.cMXJZ-E]-T7.;@(49N!:KL(khJ6KP:v3!,1.-t[us!1LH8U:v5RrXnUfDncy-<bdgGklKQte-[%F_L>!;5;#88l%XA@,<`&%3^B%/U%Ws=1(S.nTd:Mst,P')&/8`Oa4')MCsUTFGBQV5tB2%O^8=+nCTxf=:>.A-4#51>S%wygY['FYgZ9I`B[1fyM@8Y$_avI,%YqZOtX;8g#(0b51h]ZnJ&_Eh%b:LVtOHl/xi^@JTX#)b(>pZvxG;a<5>=$kV!%g9/]'(7=!wMq#)pLhS^&t@Nb[j3vD/)'Q3RyrR'_CC'=3+MZqRS&aCE'DJquhjtF=CHM0ZyV]CR0df=XdQHq/c855F8`.j[c@Q>sx9;=y6_3tKr)M8q>2TI485aLAg5^_u`iJ3^ZP8B>m-s$)6e<:0Pwl)iCXi2=VT06cx#D:4N2,RENV!=r$XAn7u06j/2JF`-EAfO>W7436<nC]6E[1H^+@wkTx;)Knnx!OIbs4$a8u44^R#8%fU9L@2=^%1w;kqgakcDe%96k:BFmrOFu-`W/@P,#r/xRo4^@`_0.5f&6SC0'XJ&]FlrU3Kg5@@OX2QedI3']k6fC9(^m2@#%FA0sJMHGh[fE=JPkeyQr.&`Vf.+XV0M=YZofhWU;sc%5Afo8`WEP5Tr2<:6xJax>rYZG<KAjsumTdDqE6B,<d<Z7!0smHW^8Qd'[$DQV8$DMBn;Uj=5q;2KQiS=[T^W,l^8LS:+fo8P3rHrFge-mkgn:L;F,2Dklj@Q3D=2t%X%q9jA9n<C&d>[WL_v(T.7jjK&'Pwkx`C!)sfx.ph1T']LrWTX4-NaE`;_P$V<gTGXV#AdG`<K`<XEC_t8xW92-nJry-XPBb$P-!8T.qO4R/v<ON'F:6CZxQm9LQ1-JbkbJ&QoaNu[p#o1$_$BM(%F+f]DPBx&^fqW5Be]mq@n5x2]<D:+9[Hw=Akp-gZN.hG``]B3EHw6`!GoUjHkhgFsR[hL%KT$4pm)6Yrto),djY1/C]`KmJhAE.-.&U9]lDpbiYDB-GF8^CvS8<0(i%c2rl@)iTGC6f,UO`4rfkDEPS.PHyDv`]2FPbjbs)2)N,,ud(HMKQ4TcDy(VirPv%/9ryk=0HX#nM>o$,iyw<%J5c]q_#&rO/W-vJbmba&+[eNkOjMYnd3(UIa+HQ4'Xv(5Rxv8UGF4g(S,AU+!g#@T$GgfEiOX0+%%x2kOr9_>9#D)j':bW+@K=E_[n^:!qY+0o2sEB3@$-5nGs1KIbN3v`)l/$Qq]DvZ:x-%=2RMk(k0wHiTVkN'&Z=R$/BM@a&vcqr>Pd[&l0(gibyM9x%Y_Ph0vS=V@G3JM!ee@,2K[Y.ijk&GZO+-mLZMK,V)Yeklc:m$D<Tk9GbZC]b]/smXbXK3BvuX]ejSZj0m,EvjTHRs]A3J:`B2U4hA`#Uq4c>cLn0,9Ch[UZ5jy",
"lc(y)$VKhm7KpiiMmHxXsESa8!Hux:#H+LL9+swkmvpL);G5%Gr_n:,hPt=elLa[=U]9H47J#-nCGL6)#P&LnEhT<$]!P8Nfc,eV@wYTFvBg#]Ye$OVUCZ1b[%H[^/O0U)7-G.C(C>^T;w]B=c>ZIb88bkET-.e&s=hkVUJi'9+.qu!YG&DCGlxd#QF-S@:K!S_A)U6Y=&S_[!na!r[0[B-=`NZ.if#c[NE/gT'qPEe4b>'WBaa.AA^h&xvV&s4Q#M6)cN[VKYm[Zvf'0`DaCkl9^&Jh`Ne1^QP=QMNL4p3M18itD18+dJ:U=j/dtMMhboEP9n&+Ccqo!g[.`tGC4GZ@74X^l`/fHB)8hLtG3wEtCh-Vm/]bKGeME$H'#k._Uj8P(FX#Zf:mg@_B`kA<U=-j1RL[+8V&weafgtctCGmb/nTE,Y'3t&@ReanwHh'`]0,&)],@F)7m',4/cVSBsyRrfh-aDuOhmksPVk2[]B(9=4Rry8Y&1dt2eBB(vg44WA10U-FCc(,-v!tLe5m$ewdHh$`1G94B)3x/'D<P0n2'V!Kw#cxPVnxuk[D3%@vlmx0aL7X0fbsS&%_XTSUj@#1T0ucG-N]!EFAt!16Y_B`S;01JUMLOL2o]S$k(=58@J/9&lk]<#7(KDcEm;2lNr2&KiD$kXBHZg5aC85qY.q$O,u;FU/Qy<cyHS1xuj76q3:vo63Q#3UNFQ@1-)<.eW1_mAew4aUvJHjuXlK.K'T_Kq8ZCP+3+$Uo9,gXRW@N0NP2#V%l[>ih7ZmsEP8i%Nekqwcn:q5>faS9OO[chqZR^[+Our0Fb''dC<-'+q3FTEH(:&v$ZuSmHj/qwDQoHEup=c.IF=pd=k2mqqTayRPOpYb$[=V8RAEw0aWpG0p&[if!cct783Ua9&>RcT<dkn#lt2.#>G2Zb:%Sh#&EW`Sp0JBj]80Ih%ihpgfpd-%7jJHJ'[d<bSqEu,ram&6YDw/'[F^l[%4f`t!--_;u@(%Jn6-ARgp8Phg4;s4BDn3bwnn#H1!72^63Tb2Ly$5>S)El:cRI_KoAhFI0(:u0_&:ri8l@Q$4`c1-c!W5t(Vop_AV,!-Q66Y=QMFY%VxahSEm.k2hh)9DhhK%NvxehXHq_ybr77NOCIp5i`8]&Jo-h!J,th0:>A7nX9$+!0ArI+d.J70VJgs<My0b.xki1#3XLg5oRyIi$RU!w_SpYT<XVZ[S]qJESk-fr#XDIUkxm:BJcToC//8a,53C;cw8Lo@^JbW3:a`h88f7r^GVs-TAS(/A'Og7m6oAh'$u_3@ptmNM>t%9l@:dt=qnlJMpt6YmYvsePK6BYZRlG`[.Gc2yZ[%MJ:abB@GT;Qs86QM(7glM/m0a^t-f+GLp#VZIQIJV-[9NNLS#2@%v)lkeqV:`(vjv)0w2XuAl!@2_V;)+NAJ8;]34:nH3KB<s`48)uyG/fce`/uGP7b7q+pr_e4#n@Db^<Bu<)p+ah$.v3!x#>jVIh'6E=^S!]#Yry&5o(B;Q%]3Ak.rugI8W./Y,JMI5P+[F7OIW<xvJ=C<>v&^Kcd=0kB`SY./h.1X<mx#U$v'`hxA2`]tESGS9K!MRmRZ-6_W.CoPiDufQ!Ty;)DN3Rl1:)^ua`W9v1xi>USF32wPnRNZuSE!ir/J'R>DNU7)pehc57$V'ea$KMAGIbT22_7BOY360K7GwaT@v.nfaUB4+<PD.!(#$1V1AvxfIoB8KeQ>+sX=d&=xJ$6bKMn9k47@f8]x)Q)0[cHL9kxb/7wIEQ$:RL(BFgQj!_o!>;5N=.>tUfvsf:9#JUIrV&=m&:F=3^sqgLDh7+b],%k)X[Vup#po(;fDy;dY^p]0H_aaG74T49@'vS/EDhQr(V_Og[8k[GfB>KE3F%.Gnc`HgKrQX=IAUnFw1`;NEl109Jq_I=8s9;RN/Dj^FSy,<kP`i1Y`oKrMj%k0O0S/`Xd)G`sXAO&i2<ng:NF92d=TOD!Iea6L;KnT;YiJ)cdNjU;>7#>m73AXOkN,qnMShFJPd5`J&p066YtQyXK12(%Qy_)d3VOU7lwvW@`e0P_`8DR>`/Hx/MOqJmnRhAJtQ+pGI+2qVjeod3Xv05_W'a@YLuW'vjWfZX=dp22_B`6f+tGEB@Gs-wmo4u#w,Y5HkKPrS%t@gcPKu$;^`NSTf4tmp/,@>!VgInQ4Y&X3oYfb7Nf@g/MgPOAJXoBj3vM-'VNcxm1,Jev7pKs%QbS1Jq!15U7p%DdGK_-&`p.,B+(`1MMc2^t[oqUD-daH7VLOR#aI`bAWQE5D;Sa!N#CI'a&x5!@!p#pPNpcnPsHYpe)uJq!h,(uQ]h9x8#pY)ie+N^>_nT;,DiNa+`uLYE^TYL_.XMuW2x/[8W=[^;NZDt(cOAibnGV[Bb>5<d,_ElDQpKh/@X'PM02Z8sv0-ITfe'KK5/>MK,1'Gp@O)erk35_ie/nykB)2%YA^)]<A6Q:oRYJ6ECw.!OtD4Er#k3YWC8BVi(;Yg>Js%i;Zj^v=l!9tD0o-6Eq6C:ls9Fm%kdy0oJ.RObtk20g1Mw0Sbl0nV@opP';j](KPml@s]AE5[0f=W.9.%hHem^Sa]LyH[c>1o#CJP81eY`(ZU4EfaFu:B4l(qh==/%sB0/nSfQMx4[Gj)!g^;HpD)9g(k7LqQrF9eTF:=uD4^=D+G!9D!S+f7W9kBQlse<K2(t$ltEC$hp.@oI>]p%cb>qs'VgoN`wcEl1ie:0Crwf+RgX[3fRsHACv&DGXYR$!'5%>ws%6]%$#p2Cm38B,qftGDeg$++(c-r`4g,YBnS+F,W0)6PZCFZ&2h4dA+Qm<'j0m4>U(XP$).92srv7qVEhCw3[pR)@.(,nFXM,#g.iFAWy<InyB+k+ePOO'K'%9_E;Li/`y[/)@Dw1@Kwc%C.BH),s9m4pi/&Fo(2$eGk4jZS_tR.9CbpQ7W@]Zb3hDIpN8O4'_<e0):/=vud@qEUe[TQaSB%]iqWtDP[NCrNe8.]6&cq/Y4hqpBc%Hp!6x@(Bg1h[gtm$d$-6#3MCt]xb0F`C>3>qw!8(A@4ao._f7oK@2ax1Ntnfl9^!6]]n;_!xXQ=E;3%R+W5cdb`Lfp)aS+x/eBlYT^.0u$]fkQs-3Ic)Va6KZ&[3=<mc&]N`Yci$eDrH;Y>8UdRvD7gP!qW5#GeIrwR;>6;[t-89N7qXfV/nVQ#Ug%,>5Irs,yTQ-i^Vd<gLjHnPT1-Fb59r]$e00u2_oo@@&YpMcfpynm&ge$.Lnbr3[v#7k:UmGiu,40J&8MB[E6%bM'n2)[u2^>cseUV,[p%F.v']tj-NHk(3hd9s#+@tV/Dwba(cs/cH+bJ8;2>=-SyV:YEIZ'0hUbm'tcjgb61%@c2dTRg`C6t!k-K.p'U.x=)Y&t9nKMlD8anfR>.WsB!b^[A4;k-YLQ'CE[1(UtyoFFp@8A^g/NTE=l63sv=w$E'$-Je0(B6m&B^xd,1X(>>tC0GJS_pMHQ60v/e+)xbBArGjZRNRNOKF.Eja,qDQUN$#)ybFB,wiQI&XOp(cUM^$bF1$:06ZgYXSQ=X_cM)3[4$s7!rsd(<3BWlAtMpV8qmWTpB0i(KeUWLCaK#D:.yRjospx:xhQO/X,`<sFVFo:Ls=o;VWCVBs8c[@]:E>#Dy<sSb1Tk.Cp`t8WS9RWc=1jRYL,%Sej&:rGfGn$8FrlleG5u1sw)%qh@u:dsvwNa7KZ>11qVKclbcx0r+P;EjC'q6_(PNiLWMA4)461JsmBu^84qVAd23BUOY^y^>x&C+)A08TYyUd6-=K@9ZUiF+_Mdka='-Vu+B%yUQHtq_&W8`V@rh+cBm6Va(A&wNMggkTVm'_):H@[FJPUM-D<%@jP'#7>pIW)g2d>2R`Npd3p5H,tLm@)6,n=ctioZKM,0T^n:njE=[aM6)%3)5ms1Js0[D-EY,Zdq3I%)C3'C'>84<%l--2LW2o8OG/-T'GY6GPsp+b-$aiYgT1]oG`'y:u7p&Vq3R5OnhD(byI`..AI",
"Q,VN&4i]&K$`UQabV;[B=Ze^&k$&Z0Lx+sY]3NhfGs-59Oagq,FIexG(d:X_u<@MA)-uP&BEmR-8.XNQZMpk'Qm+M(@WWp;'NMl4i<Axn9)Y#Kk8gijZSj`7kS1bFtw[YeWSh`XO^%3t#gcq.+bhkEL^K&H5g%y`hVb3N!&IDV!C=Mn2vxE0fMbZIaZIse@rfh-Sn`m>h1Y]EgC;ErPw_r&`%&=L<dfBQ$0/VKKhjWO!Sa:f@8q+rPSZ45aLA6wRs41XqQ!bobe24,51t,OdPTQZr<b>>'7G^_Y2.i!P9xm^W#9,Ha[HjB%$8)RL>r+4DoMDShnuBu:67qu78`Ve]lh%WW8A3#QC0J0SCM]Gh<p&UOqdsG`!;;GjWVUEXf)/vq]O:8`^T3R=_V<5)_Gdma^2PtaO(HIu^_pJHS^GD,vCyct=9o'27c+$sWCqrh%WtWC`mvpY2JY6+NS]oKHL=^isPBwgvMh7B['`ygE2pUJJ;@oBg7)5sHJ/:Kn$0[ja4#6Fei((2F_.2(_P[SY=U<guG>0tK+wC3:V$-p!yeEg%IgRnJ2&Ocro(X5>4:1-dl&kNQvN_-O]G.H5^w&H)X_0:/gVfdHmnQ6#o7-5NW.YLfwaJW!lRt&.M%v8,Jc(HHZIud[Bg]gTrpxlGFPTFUp48rkN:6yr_#'x8psi'n9Qr4#'!CpiP<!8S5eRvCQY,B]eX0T&!6kF-od-2<Wnqwdw,IG-oU9&;eXm2k5W8'tTOmEJ<8,UGN=`5o[LGOXHKvAWig:F<Mhw_r-IT'5p/g]A<UmbTK4DrWg@4g]V!U$Grx7]b)WZddG'/L3gfOK4xf,1QpQ>+n/D[IFDs^it7Hh&=']O/RKO$AAdJG._0ldK.mZs2tC![%$T&'<w%-8m]Z=Q6l#n=57UO/S_$uV3ahvDRRimc8#<fMR=dWdA_5MR#^2#XF[#ts2>/4.W`#&(R3Xw(O_l%IyESQw,&O5An^yOB[u25,;cjTm3(m_SP:s`q-X=kvRB$tQLvLZDxJv-,^(SvM4Efga/9:P4yJ6y-<jfSUuafjh2B/$#''TI's9QH3gI(+y'A`7tk&+@8sDTm9/HlSyi;vI8m4@aH-5Lg=H1>]`'JRRI5G2;%DFtKQx_tb)LVk832kqZJA.pU,6+PUj3vl-$v1rt4#B4'WA%i$Kd#-Iv4%#D2FW/n-%b5@P[a]x8r-8g[nCeX$5V8J`kdlyYDg[_dofxU7d+ctpCKEiAqP(4$B%wOegq&<U!G-a^-PXGknM0K(bY+bkv=t0VCF^2bp<t,;+GM#m.H)o#'1g(R3'D[,X%VO#0:o6M]KD[MyMc@)iI,d>MHtjafpB=;`KcMk^/d8S;`c9DoGJOmZl=%#Qar=d9J[%v@11yyrHh/uMuRK$X6DcZj+[Re_eiRW]I;#dxYl2bgZX!gt4KG1@].=aPmslqk_$naIaW3aO4_yNE'j9iO2at.Bm@!doU8pq:HFKRX@62,dK%Y/J[.J0=GQ]y=7FT0Iv[D_k!d/YEtl))IF)t/:J;4[]ko/&1&pR#)Ct[Axm3$_OtWf9]Z7u'bZ32tYdhhJl!%kFsP3ebxh.@Kie_D1BM)VYeb4qIWR$Agnld@aaSZX:R&TC!8KD0!wq>S]O_2m8xF;T>Mif1RYHxOi/2>LesqA%tv4/l^RVdHBKT<DFdZERxP-c<^&uN[ci)waI_P,'r9dl7gYZ:oR:esRp`T+^]S9uB#%Tii'<]KDBF9.2.Idf=O5YnS(o'73</Nq$$#<`9O'KqqoJlOG<K(ss%SV0yDP(>5pCNZM79`lsM+lG@f(Jn5<p10.n!JRA`vG2TV_ZX@<VgCK4-]L-Ch85&ng]@ucya->kk+HC1$@t!5SY`K-@@!SspugXVT-jo3Ta]VOYeLt!._-9cw/@kcFmDTQ'OUgKCCAEcSYQAA_8lBc()-HdC2aw##.;X.aRD!(nZKS^0&GtcWS_4>7J;(C7Q/O%oS)-$'I0QpB&D0NZoZ@U]l1nJs$(OYZ3l>Kc!N=#%nHE]C]/H$tkH7Jc]l!ZW1%PsFrW--9!h_82j91VM0Cd!pK5$f+k!`B7^V([4V>5#Oqr57:[VbQP/cSRdChcg,>/042LF/x-X&su9_Pl;2I,XQro2QVM294M3Xajy@ePh#1L:hc@K_8[dH!ff9Vow_B#$NfV+)1jO9kO18-'F/,KrqIQ<a=EI:sHKOe3p^jA@gXiuXI<N:)8M>-8yjprbqI<oMDMY]f@$CDwb6+!Jhp`Gnp,y,=Rq.niC@f(;KZVuNh`O$MO=a0c`-kcUH^)7Nq%i%NO/-(@DB@i,mn=;[QifGB-o1VOI9KkOw'!Tu&qdg('9<^q8oV:.t2ZRhy@h!;Ul0!1hG26;LXuJnHZL/>/UNe^LO%P[UVT[3A]@Ol0y0H70NT&w(:<lh-RsTZ:YdYegT#m[b3U`LPGFV36FRJX;GxVNa3NX[dV<%uBZZA=Hry9S73557xdT'0/G+qwP/y7(:Bh]sHfFT4;,0kEM)H`ZaL#>>oPRe',lY2c<+@Y9>x$(,L0GOXH)3t'pQK!mB-b9r@2,rqEQO_:OOc'`17@C1`FbRX4<:H8F$M=r#YcKvjPKQBQ#,m4w4UsvkFe7MkIQ,&#p@vF7sQ<!^rOBHqVe[,go-g!d$Y_4&28th_b`:IAM,^y)t=Z>'XqC'Z#SV8]s%KH2U9RXHhi1Dd+,dXYO+rwVORb>14ahP.dy!P[mYZ=If3B9H+ZK]tTDXn!=ww3a`OZ'1JlO/LfZ1;LM]T_)]&/Q&dPeI>mCP9-G]RJ1bOR=Rc6T>X!0qnff++#`3U%FFho$&Lg`hA:X^>0->^6EwG,bZ-<#1kUf),R^b4);g'CSlS$CEK&cF#r<t'&!'%mK<X+1q]Y@p7Nvqr$I_X02SOWM`xCt`=2/#ElLgC^jvPTPC'+Q4R>]SJ;!/T-R/bJ0&wfcDBxb.02uUYS_mpoi]Yxg)b]$ww-5ttZFwm0Vad4$r[Df`kvy7i_Nn+D[RPFF+i;u@J.EkWX^#t^V`Xdrk/WLvwt)m=8[VQK#remXOnnL(R=SGqd]G+OtX9S8T5Q1/>KGJ-H87=YYB/<,L+i9kD'he5scZR:+vqiw#Qx)ucjB`9W32.gySnW#C(hF$te!U73]-N9h7>Mxd=[li>@9UK']W(@vO)fOo]=n[2NHM87X;K0n@k:-d)UEwL4N1:Ra/hpOL=+FIgPLxQJi5ierIdxs_-qyyd-if/;k9Li7Nj$pE>YAAn35]jt3T,$mye<B.LeRb,v#OF-w'CWb_!cs_eu!#bJ1([&Jy-x;7)=GA;.yt1,0uC6nqjv$#!HqA9SU>k2hx!<`BBqW--m_>E@Y[Q^4u#Y$_b-^>ER$uxTZkt)8S1I5v5@;yyUe87D/o,sudyt)L%bi6<&w-E4cL;uODnYZ&Yk6GRF!!,cw5Y/[,ADRmv-@w)^H^E6/<[8eUh.uPCLpQR<`58iN$r59GX[d0K0`@0jJOg&:,=CAHDJiICe`I,L(u%dp^'4,+!u_+@9uZ0=vavfrF3j`UnN'Q@e$!LVf93_w8HsOl+Zu8^y&#Ux'Cq$T`U$SDJk@qp43xO_p)YtAC8oZXi0G#P).ZvJMW@/7c0LNd#oWZ_xvA'>'n9ME$SGCYs>tjMNq+M2@L(_gs.yoKghMPBng85&nD6OoQQIcU0IMldp:9n3stj0BBuug3tkjk9BtWrS<fF4yNoY$t$PP=ew>)X4US7kBUq!BbS;sW8L0,Khd-X9D4]HUNX9E5u=p'iA##2JcN$N259q9SP'^y0axhyuDM#VyUUX5q5THA,7Z%a%DoVH1/[s6^nVtcgjiC;]869')QxF(K(g<bxm#C:1'w0-B!Ng)QG8<!)l@qcR%(lkgIPR[hC._q9T228/[Ilt/PItx5Abt5Rnd&5P>TdRpdr][$W6:T#]FSCwJOQ9(%`I'DVlD/in++D#hO5H<u#o:`YSV!$r,;mD:$7$y`L0k!)chk2&3:TT7fa1TRUq[]fM&W:ZADtF2A",
"J:W_C$G8qZKCIG#'rNFT7W;qk7@y:VDU-C`nNt:UTH2pg#pB_ikcH&!H(Ppa9>E!&%._i=Y2RgPX(GXN<Q06S6bMRHR[!$a^Ia5L!&;X1Y4;#mnyH<PSyvkS$%c%Y5YMWgLvGs0+2YIo4kI]cb`BVjf/nkD8g6ovHWCpQt'ikXFvLDX#8#rob_uM^_&CA=)!u,Xj[aqAh2aL@klk!HsRSEmVSxa_]NCV;#x,7NJLVSYSuoeEf^S&N`2-y'%_PeP(Ti!_JIs(]X<//6eJ]^%:kFGlQcnfL9mLek99$KOqYJ/,WX'fOtqKuNGR@61Kt_$S;>0[NY6_8=gQ7IH.,]h@4)E<1So@tIc.@ic.OqpeRXdPrNjYH=/xOFNh;(N=TsNah0p,.)&CP&A0X7a59KB[rA^l1a^RxiKVV$/WP!%e;e;8x_cRTjKRc!YD&1]sGs-j;M+qDL-P$D';UprAE:,1BF7bZfyW5BqfkH:UfdJd//jykMQQG8`KmY6])+_k.YW`U>!KL`q6qI<]$Q,ul1jRk!Q5iIb+B7FIieJxHH(`f-&i!jg>ftFp-;1WT!glO'5%8(dOOnQ&S]8sZ;JA9auiH1QHK`%NR(LVXQ._-bi^07.5]S1M8vG[s-n>;O6&@/5UGun1SLFWd5O+Mg37bvHeL&PLD39)wNi=&GD69^7CTw7<RYOWiq3iLo1K%IU_I@I;.<GH(JOXo@2pB-kdeA$S)P']xGW:=WgCsc9b:9X=V.Bt7cv+(lRD`kX33+E#iJ53IrKLrps>7,Gk(UeYpKX_K]I'7^,%@7/53xv:sa_^+07IB.4n.,MM4cG8V/FlMBEu'H#uCO'+QwA]x#82+H76MvEbV!@'_5t-9f=5#^M=HYhYbZD#w%jUHH=@oroox+=PN;V&dRF0yA&I_V%fSW1lKvp._g,l^AJQcBmjZh:5;<!b72QRq6HM1ne>0R:h9K(&hQM5Ika8Bj`/yw;qP6>2r2hY5G2]kRX#bCAb]HQL3-G)Ks]t>T6ZH@vBD%;I<l_t'Ti;&Bm1:F'h;rA&<7HG1BeoJ`M_4$%(iO$pdJ[kPCqdcL=6a[d']dEb=qbVqLT@tyd<4(R))cSvKo_4jsH#tb#[B2r;,O5US,wc8bgUWWvlteNtIgGD:;jQx>/yge),It%C,c2$H]f7vFMn/c,0#EI0Y7'urE_)a1<3BeWs#G%`q-.P)XX#-]a&QmKc8qb+Lx,%Q-w%n'W(6vZ$Srr0731N!64J<A$eFP&dMfg;h3&KC41wP=W4PC#ag,-]kTV8ST<8Yp48,r]&PVH34QgiSXer)abt)elA1I3FZQyeYZ6s9jm3bMFb<^0efcMK.PVa=%Q1uR)Es)YAB-nU_Agl4:'b#K]Vb'sBhLxc/i4erqiKw!Ud4I1lW7fe>T)SG3^XjWfEC[nMTC5o945OAUaF[a#x+dn)Ku4$d`X.`<etW1W9,%do_oPg54jg^BisFLF8Bvh`A/1>v5P:QL$YVX;UJ:W36K:ATR$=p>VE:DMcMcDNrZ@M/w8U`ClIygU%J'Wn.1q$B(MkOQDfk1lx4cprpbrlgc;v-a52Nm,PfcuDE+Io`Hp,$':gF7+F4u>pMJ[36H9%rY<Qc^+Tu@9qav<,,GcND0gu#Slo,TR5:19.#c;_oShhVxul280k^rMKRy't8l;w5XGt-s>GTQ59j1uR>V%ndjH!JV_Py.l:$.InI^$QXvL`q'1/Qv&.Va0=+JZd2.c@:-67:9/cnig<OWbZhNq-,&BC#`6ZnL(6C!$Wi,Unr7'r>`iUC!0rk(%'D3.v&4!F.#DvnYV8J^B.DVm%u8nr/#%ha)(t'#GiAmOea[r/$SC/5396G'dkj$2GBpQN<=n.23/e=/>Yn#WIg<&RK0GSQ-PyYo2XE$<C,ce^/Aj[F7W7bBb]K(A2[5:`C!WnN<X=vcq]9uk,w):X%b;wr3AC>st4gWFFH$p!!TYFPR;.4(6t8uH-dT)F@SLAe]j(1ELFmeAF$.uLZt<v@muceb97V:;QwrOO'(l2Bdj@KSJ/oll39%U`A4v_s4&xWo@O$mV]V#7ZQbKpNw_av.sh;ensW/T'S7RcJa!-L_O3g!P.VU2vR-uU9EPq:mf1-;Q[n[UF[]]t$F:+0H$RWwPTKvJIkll,3:+lLUlFr3Ot%Mf@]80sp^%qLs$kg+dP>XNGba!>((6V46Y:c.YT2[/uY)'HNv/(``9$!e/,-8n4#8m$b8Q3e%b^h[;')UW'/jnqYAXj%E#q<-iu$UKT+=6;Aq#w-b;4=2.4Yt3HQXd)uaMGk)0K%k8fd!tS8r7vV8i5=p+Cm)v10c8%/K2[GxMWZ5!]'#EQb%4a'b]9^3iXO(GVImV5n',_6WmU_'l8^h)5k;9QUR@O2L4A7%[@Qfb-g=TMi!rcpdch,4DjQvJP/0CbqQOFwnZ/8KRNR'i2fXGRZ.=Oa)e<'&wlSBh_`cI1EJoBFN-Sv+9u62>CoVO:(Yf^nr<:BD.9xn:)xyNfu2UD[QVGKRfrk8<U/M93>[^Ld(Z]#ayagP_;9Z-L_.Y!ILAnhnC)<FHc-hf:'VB=ndDce-v`c[xmqdaVhw&KD4WP6$Mxd&)09817FSh3Vs#E9W!/c:1,_(9%q6RGT&o$,q@][SDp5h<sATIhLSV]YnW<luYq>qZyGka]oPnYiPK82NNO`c#'Wd8+g.dX)vnJ$Oc;L;b9_FQutALOau:HLsjyE/Rp(0mUM:OT.pqPqdX!:>'[ttAIKcndrtlEf#B9Kl`BfXQXk@D[P47E-%'IVU=k1iPo8^(6oUC-@GHJi2GF.Bhd.S[7$Rxq8>/aPM)Do=Otr(pTlxU8ncT]3#J%r<1%8bEqKv><G4,5'url5<Dgrn<ekU8hHS%3^Xg(coLUUY'`YcSKQc<,Pu@Ip[C=j;X9-%6e9[2`7e(,'_ZkIrhT5oy+Z)q,Tu7>.5uDk7c_g1rq,I,0Z^Mmg'2TrElhvIN5Gj`>o(Ktmhcp_X$SSr+yJ9;(&viEJBv0Oi!-pd<3:HFOw;nUZl`HR,6Lsmn3p`.hCcv)9bO1>%^04=Bc>>>t8jckt&Tf7fv<IFOUf8SP%6.%YEd4c;ULeBH]&>IwFFt8nQii`!!m/4Q'^gTtVuqm61ZE21'<fvnFa;P#Fy&)=ZN7iE)l$C0du`n_ZZ%q.qVNgvOR81(ttu+Nl1SZ3o)dn]j'E)5E8#])Q;!]W3/u_>gqK-ry!H<)w.YS0Y-mo%Np4hHXeUNIk3AWN<e(t`nPh.Iu/P7Mkkj[TmAkMgU]6)a)tD4Dqi6@4gSYbO&`g00RQ@tYGcs^'YLKwWZ2jBdpl[keM4&E[8oES&n=WG`mYv=J1[h/#'K@ZW&hbjx4_.Dt(y.VxTc=^`UcJ;gDf+e/3jD&,=0VR-VDkvSj7E,7)jlJ50I[H#o1,FcV%Sp8)JZ,A5#OQ/PB.A=gBp.`.Ned/eA^ta/y6/,)gtjl@r1A/wSfr(1G><!'D$:3_P[GyybV=fRp6HoIpsv_UfOv='Pn]cHbAgC8sMZ;-F/Mv#/]adp+@9WI$4y389f-!vBm@`TlfX4U+GBQf8-vYFGA'k<>Q']k/uaO87Ov`hBZ4KtHNF$bm63n_^ZuIjrfs16i'>dO&B;Ypk<-5@,Gmcni-/4QKcT=_7;+waXKYv%X$M^.]Q:LSGqWyo%;A,uiZAjPbCT)-+XUr59lWj59,vIhdjtF!e[m['dv^eK@;^`K93WW>J@u0::g4_OtiOA8c8,L=U5#=Mv&(C>DF+wB;fitUO<-WbsTDJS=u[cIH[8K3KdNS<#S6_W(21iEJ2d5Mxq7Y7/5VVt4mU<`D`%y#m/$-4SiI97tl$5.m;Y!PGEbo+pajt74t&dk)/>.nLm-Ox3mJu,vYu75Sm>.<VEA6R6^i%bn/V2=+#f1EC5%LaDu<facGq=3'&]ZD:J5^Q,_ifbl3RR;QY;gso5i[A(=yxf,l`1I[qPqDT0aYI>`3%spaV;I]TIs8ib9taZ5<VhZIbSv.9QK3;SsUw//sg[y",
"rCusDv,Z;MjF[1rBW[5B.Ea9c-o4.&_UR&=l%N)s_dd-d_Q44qqp#S9@:x5)4hyTEkKkTC:crrhN-t0j)s)cr/vP/3u2PK2P`t;[EQP,YS`L@!C$;yB30c(c]<c'=&bWbL2Ye):81q.fn'XfAJHs1u@SCA=kgGBvjfx;RY/;ijWkDC><Yu;oAS+.y,o=/='(K%91kGIaJ$.b_DgB]&/`6=%;@qY'HcqP,Wpa6'KTP^8E<oN6QY!('%8>Mg[m-@Vs9eC0Omk%,W3[!y19c7./+:3h501VB#U]2n]b4W1f)W/piR:jL(K7(0(XYES6qTOkVA)<)6cdm;]ge]wfI'R0e4UMh:eTU=7xO'hZXvFnBX$kp,[!MIA;V4L-!Cxm=1`f30k7C/&gI<LJ-p8<9=]Vp,'HtI&MJ=44MPY/l7%KQg]mj+QScp=>>TT4e8<Bi^Wm&7AlGCRJ_y>!NGhNV_E's+#d$_[]IR2Qjua@v]L+WQkU'dZ3pRs4<a:dARgfHM##wxoF4UFIe,gR9NvGZ_9B8V[.<Fd,IlqL;DrB4REb<B#OE&Lw6YNaK@6rydB8BWlBO5sgF#xG6%K8nq0bb]AX![2-JIRyg$0-BbDYc`ig%IhY+x]``_rr./nwbc/!y!r9kC#URRZ##opGS^'SZ9mWE.F$&vRm%&5gPR3pOy=tE8UOpUPm[CbJQ<3f(M2#f1$f-:YY>&F1MVLGOWf(WZ>jF#hU6q)lNV+j#OTQa4Jy8<Mexu]YjB!._D0Jb<7)G4cb().[cN<mWtuY6)m6Tn-5:dWvGGpu:<f=bN6M9M^T3j`Wc2[=Y5%xaynVr7!npsD:bTeouKHCHbWXSp5x.8rC-]ydwO(d,+T/2n&4u+b(^(D=tgHV=ks8nZ5L&H)'bhGDoujbm>W<Rv@!_5:u!al29cUMWamgg@Tqq]8V0A8<vq0nV8tHvm%sc`B-lyI=dKX4ORFS1E#go`%5t9_hnj$6hDyUC&RF2gt&&Qx4kK5(deO)SX,o2+^h:hR3:0K%=g(yDhj3binPu>R4ON%WMXKQfoSQQa<q4_-vlC/,rZ%Y!0C[lPIe-oa=s+5V:9'ZlcL<jD%9.f!mJd;+7bP;K!KA4xdR/)A`QGTW&-_ov.:q/q_!#cOsM%:Ys]NJ<0tUm^h;2K<JCX3a'>cvJAd:2Igb<VcEZ#Fvrq6+@G^,1i@$Ka(gGv#h1;lBo$T4mw<uM^M8_.hmb<TPGn7o.O#/0S.Z#5hCuDYgah6B2wRpu7oCK-3sU>d,3=Y4(cXL]!RdEBSLcigM_+FF]w./)YHbtu^C0_T`AEr=(V_i0&FqL1,`5d[HLTgg<;!wxxW`;PP_QnZ#MXfYfpVmG9TeX]mvo;7Px-5@a^VrUR%7vCpJNm%0I+;tGc9ReGEl`Vi_cXK-c=X&RXjZ/d0<62cgptpM[onoFq(25XJY^UiaS4yOUu+OEj3ji@%L+UoKB;%)5F4)jf--v$0+m'-&QNR-e9gY:c+R$#9_I.pBR5Z3oWEYm$3Z((K00!wgLURU[3_aVe3m!G)TOyYOm34C#b.<MA6^c3a;$Ia&YJDq`;N&@sb7X/M59af-.maH;X@7-IA7u59ieQVJt:4K[dQgxwV&6/7bC!mJ4H3e6CwgpG2AuJ@,53-U;K=3[9])L]ut&bhJIyD+--X6)KCXa::!6ZN;.iHnNHE`>$5uLV]viB97pUE'8KxWqVq(62W-ptHLq:2JAvL6f0Hna5YOhFRE9Hb>,m'p(N;=a_E7<`o66GZ)^+P;,7(!#tg&HT+9@+RK]bWVbhh#'u^niJ/`#r5a&y[M+v8NR+[,YogkTBsD/6`kX_LQ0OL5+SxjH(GX%fdkEd#G_HX0Ycj4xV)-&&qJJM%p3F8llV3Z_4:e37GrwDcKO#pbVPC@'L&SS3f3T=)q=(Le2BPSE9gr>lRR9WxZlPo@a0DN%E<-(.WFEnT[2$g4L05A%vI!2Uf!!;wJ;]H#/=5b]a@q+sMCX3nlk=>>,nj6OT0cR,k9X!mx=.d!o2U[jvqR,Sc%AS4H3Mniub)`$gPq>VZ7Q`@/>jZr,OuHxB0wZ-@!udeO94&N3:f1BkW_j>#i:=;Ccq#j7xj#73Jh(08^.P2f=#uHJ(I6j8nrK1d(8n4,SU8ILw.p%Z9PF.ydjQoKx4T%;nKBoR3[DuNU$'mYo[r(yUN7F>P,NU+SX/5+=9e>xq6-b5pm46ewGIv$pndJU[^&$X#HF(F-`V/TOdBMjXaW5i8R7fow,5R;Li5)i:Z79=N;:8_=Qw-TA)t9gk3@ZoHaDCqBhNTt+1n,`2:rM+mZn];oK`0Ws4w2;m<;[:.LIL)>[cH[+h4=]4aSkXH0Eb.S<Wt]D/'TA:KE&8$YQ`8@K=_!Wy_Ogx.TToOnK=#P[.gn;9Ur=PqM:.nxIn%D2bCQv8>y/Wx>hcmF<U[7g&BrvxCX9HI#)eUO5-tU.ZWT/y,i8%qc+iY9d6Y+n5dM#BoZ$r0!lQ3Pm<R&c&wsEe6JDj1W:rR9$eP`0N/Y1Xi[MNUaTkWYC`1TDIL)6UC1FOw,>U(vG1D98:_6+!%@,SJ[CDcBmc`:wKHi@,s,r(H[.&@'pW5j7g1to7ei<2OSYW0pW2/2fu:LU;XGEX&j@LyfN9tECkJb+=5!1etamUaWAI;TSqd^NbTyy6Hp5tDk6wL8%4%'E0(:,1vhM$lTC=R#lexS:Mn$tnd)J'rk.5'j!RMF/hEf1I9$%)oO:wKpPI^EpZd%X)&O<uqTUWi5O)A7S;gmn]IWJ:5UFDW2Q%=T=fI[ES`K3;`>8TL3;+Ay2e3UYIJnn&4/Pd'5]n9SYdr`JrM1U)GirLFa+Q=ck74f]!]%`WRa=0Iw]=Sa=/tb%KS5rcN$_/B7y;$;w_Z`XQ4rn&R2FOwCnrm^VL::vmyvMZXC^h%/;%0.MtGpOwS.w&$MR2E%A$p/'k4RYv8CHZY=6at1Y(7r!2uUt]8T^y:xPfRH@s2>;)7dmEK00w`#p>cNiTh,hM`33)tjjd;kowovan,U<L+]'EsB(C&)%Yoc%[@LC;<dHs&qmf4cM.[8S9Q`_rYDpKaI63O9P,'yS,CTs7Zo+_XD6<WF<8Fcthbgk-a<!u^ZxKl3u0x:DSEqbI&eM.xL88-xoaT`YOS:C!+[eGRgQu(tn_)^>Kp^qAdP:;GShqXB6ga)boI4#!vWN!`vh&Fpg]t7asQ,KIF&pSxj4Z3CshBTDVw^jw2B+G^:Xg2!mSJsX&)LMeT8pPN<nSn@/[TP9&AQ`uZ7<^;GYVOwU-x7nR<LSlmKai&]M2J3_Oy15=P@a7islZ42=L/=-Oahf!)H)><(_oT3@Ij:>G^9'Tq-T2S:>^9R@<E^G:`x(I25SqSy5s^Q'=5S<=wUMrqJkBq=a3T`w`VKt(ixespQE,YufNkB;@kUiA8r1Lb.d,<2'($[hxS#aH<D&Ei%_x:umK]A@LM:a';+T)%57ULxKG/4[!vw$(wNtYc_dN;@2#JtLE<v_RE3wer4kpjBE7Y)^J)$on6YFO%Xmtp+XMZ6Ke0n7YvI&qdSV3"
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
    { sk__archive_0, 71187u },
    { sk__archive_1, 1475u },
    { sk__archive_2, 270u },
};

static const sk__spirv sk__modules[17] = {
    { &sk__archives[0], 67634u, 1106u, &sk__modules[1], 133556u },
    { &sk__archives[0], 60722u, 1266u, &sk__modules[2], 133744u },
    { &sk__archives[0], 51444u, 7514u, &sk__modules[3], 135176u },
    { &sk__archives[0], 0u, 48371u, NULL, 193472u },
    { &sk__archives[0], 48371u, 993u, &sk__modules[3], 193328u },
    { &sk__archives[0], 49364u, 1198u, &sk__modules[3], 193328u },
    { &sk__archives[0], 70181u, 1006u, &sk__modules[7], 120620u },
    { &sk__archives[0], 68740u, 1098u, &sk__modules[8], 120688u },
    { &sk__archives[0], 61988u, 2343u, &sk__modules[2], 122200u },
    { &sk__archives[0], 50562u, 882u, &sk__modules[3], 175528u },
    { &sk__archives[0], 58958u, 882u, &sk__modules[4], 175384u },
    { &sk__archives[0], 59840u, 882u, &sk__modules[5], 175384u },
    { &sk__archives[0], 69838u, 343u, &sk__modules[13], 57708u },
    { &sk__archives[0], 64331u, 3303u, &sk__modules[9], 59244u },
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
