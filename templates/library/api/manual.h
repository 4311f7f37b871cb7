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
 *   files that include different ones do not link. STREAMK_VERSION is for your own #if.
 *
 * STEP BY STEP
 *
 *   1. sk_merge_features(): adds what the kernels use to your VkDeviceCreateInfo. Append features.extensions to yours.
 *   2. sk_create_context(): once for each VkDevice. Tell it the VkDeviceCreateInfo.
 *   3. sk_create_gemm_plan(): once for each problem (shape, types, layouts). Zero means "choose for me" throughout.
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
 *     sk_create_gemm_plan(context, &desc, &plan);
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
 *   decomposition       how work is dealt to workers: a desc asks for one, and a plan has one
 *   schedule            the numbers that follow from a decomposition: what each worker computes, and in which order
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
 *   small dot           a kernel whose tiles have few rows, and which loads A and B into registers (SK_MULTIPLY_DOT)
 *   contiguous extent   elements of a row of a row-major matrix, or of a column of a column-major one
 *   line                a row or a column of a matrix whose elements lie side by side
 *   packed              copied to the workspace first, where lines begin at multiples of 128 bytes
 *   prepacked           written once by sk_pack(), in the order in which plans read it
 *   raster              the order of tiles over D: strips of raster_width tiles, one after the other
 *   strand              every interleave-th worker with every interleave-th tile, which are dealt by themselves
 *   chunk               what is computed by itself: some k-iterations of a tile, or neighbouring rows of a sparse C
 *   lane, team          an invocation, and those that compute a row of a sparse matrix together
 *   module              SPIR-V in the header, of which pipelines are made
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
 *   dimensions and contiguous extents are multiples of 16 bytes; sk_query_gemm_launch() tells whether it is. A plan
 *   whose shapes allow that has pipelines for both cases, as the addresses of a launch decide. sk_gemm_desc.aligned
 *   promises that those of A, B, D and vectors along D's lines are: then the plan has half as many pipelines, and takes
 *   half the time to create.
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
 *   dimension and batch stride. What a grouped launch reads of its sizes must not lie in D or the workspace; nobody
 *   checks that.
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
 * DETERMINISM
 *
 *   A plan's result is the same, bit for bit, each time it runs on the same device and driver: partials are added in
 *   ascending k, whatever the order in which workgroups run. Two fixups are exceptions: SK_FIXUP_TURNSTILE_UNORDERED
 *   and SK_FIXUP_ATOMIC add in whatever order workgroups come. Where sums are rounded, their last bits may differ from
 *   launch to launch. What is NaN is NaN in every launch, but its bits (sign and payload) may differ.
 *
 *   Plans that split tiles differently, or use other kernels, may round differently. Products and sums that are
 *   integers below 2^24 are exact in every plan.
 *
 *   sk_gemm_desc.chunk makes sums independent of how tiles are shared: every chunk of so many k-iterations is summed by
 *   itself, and the chunks of a tile are added in ascending k. All plans with the same kernel, chunk and problem then
 *   give the same bits on the same device and driver: with 16 workers or 528, with whole tiles or split ones. With an
 *   epilogue this holds if the driver compiles its arithmetic alike in every pipeline.
 *   sk_plan_info.sameness tells what holds for a plan; f64 and f32 may have the same bits on every device: see SLICES.
 *   Bits of a row may be made not to depend on m: see BATCH INVARIANCE.
 *
 *   Each chunk except a tile's last costs a pass through the workspace: the sums of a tile are stored and read again,
 *   and the main loop starts again. The workspace holds a slot for each chunk of each tile that may be split, and one
 *   for each worker that computes whole tiles.
 *
 * PRECISION
 *
 *   A and B have one type, unless one of them, or both, are in blocks: see WEIGHTS. C and D have one type.
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
 *   f64, cf64    shaderFloat64 (f64 by     -
 *                slices: nothing)
 *   cf32         -                         -
 *   s8, u8       storageBuffer8BitAccess   cooperativeMatrix and shaderInt8 (D of f16: shaderFloat16, too); or
 *                                          shaderIntegerDotProduct; else multiplied one by one, to the same bits
 *   e4m3, e5m2   storageBuffer8BitAccess   cooperativeMatrix and shaderFloat16
 *
 *   Sums of f16 need cooperativeMatrix and shaderFloat16. Their kernels are made for NVIDIA's GPUs and for CPU drivers.
 *   shaderIntegerDotProduct is used unasked only where Vulkan's properties say that the packed dot products of s8 and
 *   u8 are accelerated, and for codes of two operands in blocks on CPU drivers, too.
 *
 * LIMITS
 *
 *   what                                             at most
 *   tiles times k-iterations                         2^32 - 1
 *   tiles of all problems of a grouped launch, and   2^32 - 2
 *   the k-iterations of all of them
 *   workers of a plan that splits tiles, of          65535
 *   row-blocks and of merge-path
 *   workers of other plans                           65535^2
 *   a batch stride                                   2^32 - 1 elements
 *   256 rows of a row-major matrix, or columns of    2^31 - 1 bytes, each with its leading dimension (fewer rows, if
 *   a column-major one                               the matrix has no 256)
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
