/* Every error provoked, on the fake device, and its whole sentence compared. A row is one way to go wrong; a result
 * without a row is a failure. Nothing may be recorded, and nothing may be lost. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"

/* How far a row goes; it starts from what works. */
typedef enum step
{
    GEMM, /* context, plan, gemm: the first that fails */
    FEATURES,
    LAUNCH,
    CLEAR
} step;

static struct
{
    step step;
    sk_required_features_desc features;
    sk_context_desc context;
    sk_gemm_desc desc;
    const sk_gemm_desc* given_desc;
    VkCommandBuffer commands;
    sk_gemm_args args;
    const sk_gemm_args* given_args;
    sk_buffer workspace; /* to clear */
} s;

static sk_buffer locate_memory(VkDeviceAddress address, VkDeviceSize size)
{
    sk_buffer memory;
    memset(&memory, 0, sizeof memory);
    memory.address = address;
    memory.size = size;
    return memory;
}

/* 100 x 200 x 300 of f32, in 5 shares. */
static void start(void)
{
    reset_fake();
    memset(&s, 0, sizeof s);
    s.features = fake_features_desc();
    s.context = fake_context_desc();
    s.desc.m = 100;
    s.desc.n = 200;
    s.desc.k = 300;
    s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    s.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    s.desc.splits = 5;
    s.given_desc = &s.desc;
    s.commands = fake_commands();
    s.args.a = locate_memory(0x10000000, 120000);
    s.args.b = locate_memory(0x20000000, 240000);
    s.args.c = locate_memory(0x50000000, 80000);
    s.args.d = locate_memory(0x30000000, 80000);
    s.args.workspace = locate_memory(0x40000000, 1 << 20);
    s.given_args = &s.args;
    s.workspace.buffer = fake_buffer(0x40000000);
    s.workspace.size = 1 << 20;
}

/* Stream-K without a kernel's name, for rows about planning. */
static void plan_only(sk_decomposition decomposition)
{
    s.desc.kernel = NULL;
    s.desc.splits = 0;
    s.desc.decomposition = decomposition;
}

static sk_result run_with(sk_context* context)
{
    sk_plan* plan = NULL;
    sk_launch_info launch = {0};
    if (s.step == CLEAR)
    {
        return sk_clear_workspace(s.commands, context, s.workspace);
    }
    sk_result result = sk_create_plan(context, s.given_desc, &plan);
    if (result == SK_SUCCESS)
    {
        result =
            s.step == LAUNCH ? sk_query_launch(plan, s.given_args, &launch) : sk_gemm(s.commands, plan, s.given_args);
    }
    sk_destroy_plan(plan);
    return result;
}

static sk_result run(void)
{
    sk_features features;
    sk_context* context = NULL;
    if (s.step == FEATURES)
    {
        return sk_required_features(&s.features, &features);
    }
    sk_result result = sk_create_context(&s.context, &context);
    if (result == SK_SUCCESS)
    {
        result = run_with(context);
    }
    sk_destroy_context(context);
    return result;
}

/* result, what is different, sentence. In order of the results, then of templates/library/. */
#define ROWS(X)                                                                                                      \
    X(SK_ERROR_NULL_ARGUMENT, s.step = FEATURES; s.features.instance = NULL, "instance is NULL")                     \
    X(SK_ERROR_NULL_ARGUMENT, s.step = FEATURES; s.features.physical_device = NULL, "physical_device is NULL")       \
    X(SK_ERROR_NULL_ARGUMENT, s.context.instance = NULL, "instance is NULL")                                         \
    X(SK_ERROR_NULL_ARGUMENT, s.context.physical_device = NULL, "physical_device is NULL")                           \
    X(SK_ERROR_NULL_ARGUMENT, s.context.device = NULL, "device is NULL")                                             \
    X(SK_ERROR_NULL_ARGUMENT, s.context.device_create_info = NULL,                                                   \
      "device_create_info is NULL: pass what the device was created with")                                           \
    X(SK_ERROR_NULL_ARGUMENT, s.given_desc = NULL, "desc is NULL")                                                   \
    X(SK_ERROR_NULL_ARGUMENT, s.commands = NULL, "commands is NULL")                                                 \
    X(SK_ERROR_NULL_ARGUMENT, s.given_args = NULL, "args is NULL")                                                   \
    X(SK_ERROR_NULL_ARGUMENT, s.step = LAUNCH; s.given_args = NULL, "args is NULL")                                  \
    X(SK_ERROR_NULL_ARGUMENT, s.args.a.address = 0, "a has neither a buffer nor an address")                         \
    X(SK_ERROR_NULL_ARGUMENT, s.args.b.address = 0, "b has neither a buffer nor an address")                         \
    X(SK_ERROR_NULL_ARGUMENT, s.args.d.address = 0, "d has neither a buffer nor an address")                         \
    X(SK_ERROR_NULL_ARGUMENT, s.args.workspace.address = 0, "workspace has neither a buffer nor an address")         \
    X(SK_ERROR_NULL_ARGUMENT, s.desc.epilogue = SK_EPILOGUE_LINEAR; s.args.beta = 1;                                 \
      s.args.c.address = 0, "c has neither a buffer nor an address")                                                 \
    X(SK_ERROR_NULL_ARGUMENT, s.step = CLEAR; s.commands = NULL, "commands is NULL")                                 \
    X(SK_ERROR_NULL_ARGUMENT, s.step = CLEAR;                                                                        \
      s.workspace.buffer = VK_NULL_HANDLE,                                                                           \
      "workspace.buffer is NULL: a fill needs the buffer; its first 262400 bytes must become zero")                  \
    X(SK_ERROR_INVALID_VALUE, s.args.a.buffer = fake_buffer(0x10000000), "a has both a buffer and an address")       \
    X(SK_ERROR_INVALID_VALUE, s.desc.a.type = (sk_type)99, "a.type is 99, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.b.type = (sk_type)99, "b.type is 99, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.c.type = (sk_type)99, "c.type is 99, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.d.type = (sk_type)99, "d.type is 99, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.a.layout = (sk_layout)2, "a.layout is 2, not one of its enum")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.b.layout = (sk_layout)2, "b.layout is 2, not one of its enum")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.c.layout = (sk_layout)2, "c.layout is 2, not one of its enum")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.d.layout = (sk_layout)2, "d.layout is 2, not one of its enum")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.epilogue = (sk_epilogue)2, "epilogue is 2, not one of its enum")                \
    X(SK_ERROR_INVALID_VALUE, s.desc.decomposition = (sk_decomposition)6, "decomposition is 6, not one of its enum") \
    X(SK_ERROR_INVALID_VALUE, s.desc.fixup = (sk_fixup)7, "fixup is 7, not one of its enum")                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.order = (sk_order)3, "order is 3, not one of its enum")                         \
    X(SK_ERROR_INVALID_VALUE, s.desc.raster = (sk_raster)3, "raster is 3, not one of its enum")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.workers = 9, "workers is 9, but split-K has tiles * splits workers")            \
    X(SK_ERROR_INVALID_VALUE, s.desc.stream_k_tiles = 3, "stream_k_tiles is 3, but decomposition is not hybrid")     \
    X(SK_ERROR_INVALID_VALUE, s.desc.interleave = 2,                                                                 \
      "interleave is 2, but decomposition is neither Stream-K nor hybrid")                                           \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_HYBRID);                                                    \
      s.desc.interleave = 9, "interleave is 9, at most 8 are possible")                                              \
    X(SK_ERROR_INVALID_VALUE, s.desc.kernel = NULL;                                                                  \
      s.desc.chunk = 2, "chunk is 2, but kernel is NULL: only chunks of the same kernel have the same bits")         \
    X(SK_ERROR_INVALID_VALUE, s.desc.chunk = 2; s.desc.k_alignment = 3;                                              \
      s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar",                                                            \
      "k_alignment is 3, but chunk is 2, and chunks are not parted")                                                 \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_RETILED); s.desc.chunk = 2;                                 \
      s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar",                                                            \
      "chunk is 2, but retiled plans have two kernels, whose chunks differ")                                         \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_STREAM_K); s.desc.chunk = 2;                                \
      s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";                                                            \
      s.desc.fixup = SK_FIXUP_TURNSTILE,                                                                             \
      "chunk is 2, but fixup is turnstile: chunks of split tiles are summed by the separate pass")                   \
    X(SK_ERROR_INVALID_VALUE, s.desc.hybrid_waves = 1, "hybrid_waves is 1, but decomposition is not hybrid")         \
    X(SK_ERROR_INVALID_VALUE, s.desc.most_looks = 9, "most_looks is 9, but fixup is not turnstile")                  \
    X(SK_ERROR_INVALID_VALUE, s.desc.fixup = SK_FIXUP_NONE, "fixup is none, but decomposition may split tiles")      \
    X(SK_ERROR_INVALID_VALUE, plan_only(SK_DECOMPOSITION_HYBRID);                                                    \
      s.desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";                                                            \
      s.desc.stream_k_tiles = 9, "stream_k_tiles is 9, more than the 8 tiles of D")                                  \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.a.leading_dimension = 299,                                                  \
      "a.leading_dimension is 299, must be at least its 300 columns")                                                \
    X(SK_ERROR_TOO_LARGE, s.desc.m = 1;                                                                              \
      s.desc.k = 0x80000000,                                                                                         \
      "a.leading_dimension is 0, which means 2147483648: 1 row would span 2^31 bytes or more")                       \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 2; s.desc.m = 0x80000000;                                             \
      s.desc.k = 2, "a.batch_stride is 0, which means 4294967296 elements, at most 4294967295 are possible")         \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.b.layout = SK_LAYOUT_COL_MAJOR;                                             \
      s.desc.b.leading_dimension = 1, "b.leading_dimension is 1, must be at least its 300 rows")                     \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.d.leading_dimension = 199,                                                  \
      "d.leading_dimension is 199, must be at least its 200 columns")                                                \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.epilogue = SK_EPILOGUE_LINEAR; s.desc.c.layout = SK_LAYOUT_COL_MAJOR;       \
      s.desc.c.leading_dimension = 99, "c.leading_dimension is 99, must be at least its 100 rows")                   \
    X(SK_ERROR_SPLITS, s.desc.splits = 20, "splits is 20, at most the 19 k-iterations of a tile")                    \
    X(SK_ERROR_SPLITS, s.desc.k_alignment = 4;                                                                       \
      s.desc.splits = 6, "splits is 6, but a tile has only 5 times 4 k-iterations that are kept together")           \
    X(SK_ERROR_SPLITS, s.desc.k = 0; s.desc.splits = 2, "splits is 2, at most the 1 k-iteration of a tile")          \
    X(SK_ERROR_SPLITS, s.desc.decomposition = SK_DECOMPOSITION_AUTO,                                                 \
      "splits is 5, but decomposition is not split-K")                                                               \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 2;                                                                    \
      s.desc.b.batch_stride = 0x100000000, "b.batch_stride is 4294967296 elements, at most 4294967295 are possible") \
    X(SK_ERROR_TOO_LARGE, s.desc.a.leading_dimension = 0x80000000,                                                   \
      "a.leading_dimension is 2147483648: 100 rows would span 2^31 bytes or more")                                   \
    X(SK_ERROR_TOO_LARGE, s.desc.m = s.desc.n = s.desc.k = 2000000,                                                  \
      "976562500 tiles of 125000 k-iterations are more than 4294967295")                                             \
    X(SK_ERROR_TOO_LARGE, s.desc.m = s.desc.n = 2000000;                                                             \
      s.desc.k = 80, "976562500 tiles of 5 k-iterations are more than 4294967295")                                   \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = 4000000000; s.desc.a.batch_stride = 1; s.desc.b.batch_stride = 1;     \
      s.desc.d.batch_stride = 20000, "32000000000 tiles of 19 k-iterations are more than 4294967295")                \
    X(SK_ERROR_WORKERS, plan_only(SK_DECOMPOSITION_STREAM_K);                                                        \
      s.desc.workers = 65536, "workers is 65536, at most 65535 can share split tiles")                               \
    X(SK_ERROR_WORKERS, plan_only(SK_DECOMPOSITION_DATA_PARALLEL);                                                   \
      s.desc.workers = UINT32_MAX, "workers is 4294967295, at most 4294836225 workgroups can be dispatched")         \
    X(SK_ERROR_WORKERS, s.desc.m = s.desc.n = 16384; s.desc.chunk = 2;                                               \
      s.desc.splits = 0, "tiles * splits is 65536 * 1, at most 65535 workers can share split tiles")                 \
    X(SK_ERROR_WORKERS, s.desc.m = 65537 * 32; s.desc.n = 65535 * 32; s.desc.k = 1; s.desc.splits = 0;               \
      s.desc.kernel = "gemm_f32_f32_f32_32x32x8_scalar",                                                             \
      "tiles * splits is 4294967295 * 1, at most 4294836225 workers can be dispatched")                              \
    X(SK_ERROR_WORKERS, s.desc.m = s.desc.n = 8192,                                                                  \
      "tiles * splits is 16384 * 5, at most 65535 workers can share split tiles")                                    \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.a.size = 119999, "a.size is 119999 bytes, its elements reach 120000")        \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.b.size = 0, "b.size is 0 bytes, its elements reach 240000")                  \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.d.leading_dimension = 1000,                                                  \
      "d.size is 80000 bytes, its elements reach 396800")                                                            \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.d.size = 1, "d.size is 1 byte, its elements reach 80000")                    \
    X(SK_ERROR_MISALIGNED, s.args.b.offset = 2, "b is at address 0x20000002, not a multiple of its 4-byte elements") \
    X(SK_ERROR_INVALID_VALUE, s.args.d.offset = 0 - (VkDeviceSize)64,                                                \
      "d.offset is 18446744073709551552, which from address 0x30000000 leads beyond 2^64")                           \
    X(SK_ERROR_INVALID_VALUE, s.args.a.address = 0; s.args.a.buffer = fake_buffer(0x10000000);                       \
      s.args.a.offset = 0 - (VkDeviceSize)4,                                                                         \
      "a.offset is 18446744073709551612, which from address 0x10000000 leads beyond 2^64")                           \
    X(SK_ERROR_INVALID_VALUE, s.args.workspace.offset = 0 - (VkDeviceSize)256,                                       \
      "workspace.offset is 18446744073709551360, which from address 0x40000000 leads beyond 2^64")                   \
    X(SK_ERROR_INVALID_VALUE, s.desc.bias = SK_BIAS_ALONG_N; s.args.bias = locate_memory(0x60000000, 800);           \
      s.args.bias.offset = 0 - (VkDeviceSize)0x60000000,                                                             \
      "bias.offset is 18446744072098938880, which from address 0x60000000 leads beyond 2^64")                        \
    X(SK_ERROR_INVALID_VALUE, s.desc.pointers = true;                                                                \
      s.args.b.offset = 0 - (VkDeviceSize)8,                                                                         \
      "b.offset is 18446744073709551608, which from address 0x20000000 leads beyond 2^64")                           \
    X(SK_ERROR_INVALID_VALUE, s.step = CLEAR; s.workspace.size = VK_WHOLE_SIZE;                                      \
      s.workspace.offset = 0 - (VkDeviceSize)64,                                                                     \
      "workspace.offset is 18446744073709551552, from which 262400 bytes reach beyond 2^64")                         \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.d = locate_memory(0 - (VkDeviceAddress)4096, VK_WHOLE_SIZE),                 \
      "d is at address 0xfffffffffffff000, from which its elements reach 80000 bytes, beyond 2^64")                  \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.args.b = locate_memory(0 - (VkDeviceAddress)4096, 240000),                        \
      "b is at address 0xfffffffffffff000, from which its elements reach 240000 bytes, beyond 2^64")                 \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.epilogue = SK_EPILOGUE_LINEAR; s.args.beta = 1;                              \
      s.args.c = locate_memory(0 - (VkDeviceAddress)4096, VK_WHOLE_SIZE),                                            \
      "c is at address 0xfffffffffffff000, from which its elements reach 80000 bytes, beyond 2^64")                  \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.scale_m = true;                                                              \
      s.args.scale_m = locate_memory(0 - (VkDeviceAddress)100, VK_WHOLE_SIZE),                                       \
      "scale_m is at address 0xffffffffffffff9c, from which its elements reach 400 bytes, beyond 2^64")              \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.add_residual = true;                                                         \
      s.args.residual = locate_memory(0 - (VkDeviceAddress)4096, VK_WHOLE_SIZE),                                     \
      "residual is at address 0xfffffffffffff000, from which its elements reach 80000 bytes, beyond 2^64")           \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.pointers = true; s.desc.batch_count = 7;                                     \
      s.args.a = locate_memory(0 - (VkDeviceAddress)48, VK_WHOLE_SIZE),                                              \
      "a is at address 0xffffffffffffffd0, from which its elements reach 56 bytes, beyond 2^64")                     \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, s.args.workspace = locate_memory(0 - (VkDeviceAddress)4096, VK_WHOLE_SIZE),      \
      "workspace is at address 0xfffffffffffff000, from which the plan needs 917760 bytes, beyond 2^64")             \
    X(SK_ERROR_TOO_LARGE, s.desc.batch_count = UINT32_MAX;                                                           \
      s.desc.a.batch_stride = UINT32_MAX,                                                                            \
      "a.batch_stride is 4294967295 elements: 4294967295 matrices would span 2^64 bytes or more")                    \
    X(SK_ERROR_OVERLAP, s.args.d.address = 0x10000000 + 119996,                                                      \
      "d [0x1001d4bc, 0x10030d3c) overlaps a [0x10000000, 0x1001d4c0)")                                              \
    X(SK_ERROR_OVERLAP, s.args.b.address = 0x30000000 + 79996,                                                       \
      "d [0x30000000, 0x30013880) overlaps b [0x3001387c, 0x3004e1fc)")                                              \
    X(SK_ERROR_OVERLAP, s.desc.epilogue = SK_EPILOGUE_LINEAR; s.args.beta = 1; s.args.alpha = 1;                     \
      s.args.c.address = 0x30000004, "d [0x30000000, 0x30013880) overlaps c [0x30000004, 0x30013884)")               \
    X(SK_ERROR_OVERLAP, s.args.workspace.address = 0x20000000,                                                       \
      "workspace [0x20000000, 0x200e0100) overlaps b [0x20000000, 0x2003a980)")                                      \
    X(SK_ERROR_OVERLAP, s.desc.batch_count = 3;                                                                      \
      s.desc.d.batch_stride = 19999,                                                                                 \
      "d.batch_stride is 19999 elements, but d.leading_dimension is 0, which means 200: "                            \
      "matrices of 20000 elements would overlap")                                                                    \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, s.args.workspace.size = 917759,                                                  \
      "workspace.size is 917759 bytes, the plan needs 917760")                                                       \
    X(SK_ERROR_WORKSPACE_TOO_SMALL, s.step = CLEAR;                                                                  \
      s.workspace.size = 262399, "workspace.size is 262399 bytes, what precedes its slots takes 262400")             \
    X(SK_ERROR_WORKSPACE_MISALIGNED, s.args.workspace.address += 128,                                                \
      "workspace is at address 0x40000080, not a multiple of 256")                                                   \
    X(SK_ERROR_WORKSPACE_MISALIGNED, s.step = CLEAR;                                                                 \
      s.workspace.offset = 2, "workspace.offset is 2, not a multiple of 4")                                          \
    X(SK_ERROR_NO_KERNEL, s.desc.b.type = SK_TYPE_F16, "a.type and b.type differ: no kernel multiplies mixed types") \
    X(SK_ERROR_NO_KERNEL, s.desc.epilogue = SK_EPILOGUE_LINEAR;                                                      \
      s.desc.c.type = SK_TYPE_F16, "c.type and d.type differ: no kernel converts C")                                 \
    X(SK_ERROR_NO_KERNEL, s.desc.kernel = "fast", "kernel is \"fast\", but no kernel has that name")                 \
    X(SK_ERROR_NO_KERNEL, s.desc.kernel = "gemm_f16_f32_f16_64x64x64_coop",                                          \
      "kernel is \"gemm_f16_f32_f16_64x64x64_coop\", which does not take f32 inputs and f32 D")                      \
    X(SK_ERROR_NO_KERNEL, plan_only(SK_DECOMPOSITION_RETILED);                                                       \
      s.desc.last_wave_kernel = "fast", "last_wave_kernel is \"fast\", but no kernel has that name")                 \
    X(SK_ERROR_NO_KERNEL, s.desc.kernel = NULL; s.desc.d.type = SK_TYPE_F16, "no kernel takes f32 inputs and f16 D") \
    X(SK_ERROR_MISSING_FEATURE, s.step = FEATURES;                                                                   \
      fake.properties.apiVersion = VK_API_VERSION_1_1, "Fake GPU has Vulkan 1.1, 1.2 is needed")                     \
    X(SK_ERROR_MISSING_FEATURE, s.step = FEATURES;                                                                   \
      fake.vulkan12.bufferDeviceAddress = VK_FALSE, "Fake GPU lacks bufferDeviceAddress, which every kernel needs")  \
    X(SK_ERROR_MISSING_FEATURE, fake.features.vulkan_memory_model.vulkanMemoryModel = VK_FALSE,                      \
      "device_create_info does not enable vulkanMemoryModel, which every kernel needs")                              \
    X(SK_ERROR_MISSING_FEATURE, s.desc.kernel = NULL; s.desc.a.type = s.desc.b.type = SK_TYPE_F16;                   \
      fake.features.storage_16bit.storageBuffer16BitAccess = VK_FALSE,                                               \
      "Fake GPU cannot run a kernel for f16 inputs and f32 D: storageBuffer16BitAccess")                             \
    X(SK_ERROR_MISSING_FUNCTION, s.context.get_instance_proc_addr = NULL,                                            \
      "get_instance_proc_addr is NULL, and no linked Vulkan or loaded volk provides vkGetInstanceProcAddr")          \
    X(SK_ERROR_MISSING_FUNCTION, fake.missing = "vkGetPhysicalDeviceFeatures2",                                      \
      "the instance has no function vkGetPhysicalDeviceFeatures2: Vulkan 1.2 is needed")                             \
    X(SK_ERROR_MISSING_FUNCTION, fake.missing = "vkGetBufferDeviceAddress",                                          \
      "the device has no function vkGetBufferDeviceAddress: Vulkan 1.2 is needed")                                   \
    X(SK_ERROR_INVALID_VALUE, s.desc.d.shared = true, "d.shared is true, but each product writes a D of its own")    \
    X(SK_ERROR_INVALID_VALUE, s.desc.pointers = s.desc.a.shared = true,                                              \
      "a.shared is true, but with pointers each matrix has an address")                                              \
    X(SK_ERROR_INVALID_VALUE, s.desc.b.shared = true;                                                                \
      s.desc.b.batch_stride = 7, "b.batch_stride is 7, must be 0 where one matrix is shared")                        \
    X(SK_ERROR_INVALID_VALUE, s.desc.pointers = true;                                                                \
      s.desc.d.batch_stride = 20000, "d.batch_stride is 20000, must be 0 with pointers")                             \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.pointers = true; s.desc.batch_count = 7;                                     \
      s.args.b.size = 55, "b.size is 55 bytes, its elements reach 56")                                               \
    X(SK_ERROR_MISALIGNED, s.desc.pointers = true;                                                                   \
      s.args.d.offset = 4, "d is at address 0x30000004, not a multiple of its 8-byte elements")                      \
    X(SK_ERROR_INVALID_VALUE, s.desc.bias = (sk_bias)3, "bias is 3, not one of its enum")                            \
    X(SK_ERROR_INVALID_VALUE, s.desc.activation = (sk_activation)5, "activation is 5, not one of its enum")          \
    X(SK_ERROR_INVALID_VALUE, s.desc.clamp = true; s.args.clamp_min = 2;                                             \
      s.args.clamp_max = 1, "clamp_min is 2, must be at most clamp_max, 1")                                          \
    X(SK_ERROR_NO_KERNEL, s.desc.add_residual = true;                                                                \
      s.desc.residual.type = SK_TYPE_F16, "residual.type and d.type differ: no kernel converts the residual")        \
    X(SK_ERROR_LEADING_DIMENSION, s.desc.add_residual = true;                                                        \
      s.desc.residual.leading_dimension = 199,                                                                       \
      "residual.leading_dimension is 199, must be at least its 200 columns")                                         \
    X(SK_ERROR_NULL_ARGUMENT, s.desc.scale_m = true, "scale_m has neither a buffer nor an address")                  \
    X(SK_ERROR_NULL_ARGUMENT, s.desc.scale_m = true;                                                                 \
      s.desc.d.layout = SK_LAYOUT_COL_MAJOR, "scale_m has neither a buffer nor an address")                          \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.bias = SK_BIAS_ALONG_M;                                                      \
      s.args.bias = locate_memory(0x60000000, 399), "bias.size is 399 bytes, its elements reach 400")                \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.bias = SK_BIAS_ALONG_N;                                                      \
      s.args.bias = locate_memory(0x60000000, 400), "bias.size is 400 bytes, its elements reach 800")                \
    X(SK_ERROR_BUFFER_TOO_SMALL, s.desc.scale_n = true; s.desc.d.layout = SK_LAYOUT_COL_MAJOR;                       \
      s.args.scale_n = locate_memory(0x60000000, 400), "scale_n.size is 400 bytes, its elements reach 800")          \
    X(SK_ERROR_MISALIGNED, s.desc.scale_n = true;                                                                    \
      s.args.scale_n = locate_memory(0x60000002, 800),                                                               \
      "scale_n is at address 0x60000002, not a multiple of its 4-byte elements")                                     \
    X(SK_ERROR_OVERLAP, s.desc.bias = SK_BIAS_ALONG_N;                                                               \
      s.args.bias = locate_memory(0x30000000, 800),                                                                  \
      "d [0x30000000, 0x30013880) overlaps bias [0x30000000, 0x30000320)")                                           \
    X(SK_ERROR_OVERLAP, s.desc.scale_m = true;                                                                       \
      s.args.scale_m = locate_memory(0x40000000, 400),                                                               \
      "workspace [0x40000000, 0x400e0100) overlaps scale_m [0x40000000, 0x40000190)")                                \
    X(SK_ERROR_OVERLAP, s.desc.add_residual = true; s.desc.residual.layout = SK_LAYOUT_COL_MAJOR;                    \
      s.args.residual = s.args.d, "d [0x30000000, 0x30013880) overlaps residual [0x30000000, 0x30013880)")           \
    X(SK_ERROR_VULKAN, fake.layout_result = VK_ERROR_OUT_OF_DEVICE_MEMORY, "vkCreatePipelineLayout returned -2")     \
    X(SK_ERROR_VULKAN, fake.module_result = VK_ERROR_OUT_OF_HOST_MEMORY,                                             \
      "vkCreateShaderModule returned -1 for gemm_f32_f32_f32_64x64x16_scalar")                                       \
    X(SK_ERROR_VULKAN, fake.pipeline_result = VK_ERROR_INITIALIZATION_FAILED,                                        \
      "vkCreateComputePipelines returned -3 for gemm_f32_f32_f32_64x64x16_scalar")

/* Results seen, by -value; positive ones have cases of their own. */
static bool provoked[64];

static void nothing_is_lost(void)
{
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
}

static void expect(sk_result result, sk_result wanted, const char* sentence, const char* what)
{
    bool ok = CHECK_EQ(result, wanted) & CHECK_EQ(fake.count, 0) & CHECK_EQ(fake.sentence_count, 1);
    ok &= CHECK_EQ(fake.result, wanted);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0) || !ok)
    {
        CHECK_NOTE("%s\n    said:   %s\n    wanted: %s\n", what, fake.sentence, sentence);
    }
    provoked[-wanted] = true;
    nothing_is_lost();
}

static void what_is_wrong_is_said_in_one_sentence(void)
{
#define ROW(result, change, sentence) \
    start();                          \
    change;                           \
    expect(run(), result, sentence, #change);
    ROWS(ROW)
#undef ROW
}

static void success_says_nothing(void)
{
    start();
    CHECK_EQ(run(), SK_SUCCESS);
    CHECK_EQ(fake.sentence_count, 0);
    CHECK(fake.count > 0);
    nothing_is_lost();
}

static void without_a_logger_only_the_result_tells(void)
{
    start();
    s.context.logger.function = NULL;
    s.desc.splits = 20;
    CHECK_EQ(run(), SK_ERROR_SPLITS);
    CHECK_EQ(fake.sentence_count, 0);
}

static void expect_null(sk_result result, const char* sentence)
{
    CHECK_EQ(result, SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(fake.sentence_count, 1);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("said: %s, wanted: %s\n", fake.sentence, sentence);
    }
    fake.sentence_count = 0;
    fake.sentence[0] = 0;
}

static void what_has_no_place_for_its_result_says_so(void)
{
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    start();
    expect_null(sk_required_features(&s.features, NULL), "features is NULL");
    expect_null(sk_create_context(&s.context, NULL), "context is NULL");
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    expect_null(sk_create_plan(context, &s.desc, NULL), "plan is NULL");
    expect_null(sk_explain_plan(context, &s.desc, NULL, NULL), "count is NULL");
    CHECK_EQ(sk_create_plan(context, &s.desc, &plan), SK_SUCCESS);
    expect_null(sk_query_launch(plan, &s.args, NULL), "launch is NULL");
    expect_null(sk_list_segments(plan, NULL, NULL), "count is NULL");
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void without_a_place_to_say_it_only_the_result_tells(void)
{
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    uint64_t count = 0;
    uint32_t candidates = 0;
    sk_launch_info launch = {0};
    start();
    CHECK_EQ(sk_required_features(NULL, &fake.features), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_create_context(NULL, &context), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_create_plan(NULL, &s.desc, &plan), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_explain_plan(NULL, &s.desc, &candidates, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_list_segments(NULL, &count, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_gemm(s.commands, NULL, &s.args), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_query_launch(NULL, &s.args, &launch), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_clear_workspace(s.commands, NULL, s.workspace), SK_ERROR_NULL_ARGUMENT);
    sk_destroy_plan(NULL);
    sk_destroy_context(NULL);
    CHECK_EQ(fake.sentence_count, 0);
}

/* What the user gave, in quotes, of 2,000 characters the first 66. */
static void a_name_is_quoted_and_cut_before_it_eats_the_sentence(void)
{
    char name[2001], wanted[256];
    memset(name, 'x', sizeof name - 1);
    name[sizeof name - 1] = 0;
    start();
    s.desc.kernel = name;
    snprintf(wanted, sizeof wanted, "kernel is \"%.66s...\", but no kernel has that name", name);
    expect(run(), SK_ERROR_NO_KERNEL, wanted, "kernel");
    start();
    plan_only(SK_DECOMPOSITION_RETILED);
    s.desc.last_wave_kernel = name;
    snprintf(wanted, sizeof wanted, "last_wave_kernel is \"%.66s...\", but no kernel has that name", name);
    expect(run(), SK_ERROR_NO_KERNEL, wanted, "last_wave_kernel");
    start();
    plan_only(SK_DECOMPOSITION_STREAM_K);
    s.desc.last_wave_kernel = name;
    snprintf(wanted, sizeof wanted, "last_wave_kernel is \"%.66s...\", but decomposition is not retiled", name);
    expect(run(), SK_ERROR_INVALID_VALUE, wanted, "last_wave_kernel");
}

static uint32_t pick(uint32_t* seed, const uint32_t* values, uint32_t count)
{
    *seed = *seed * 1664525u + 1013904223u;
    return values[(*seed >> 8) % count];
}

/* Large, small and empty products, by kernels of all types, dealt in all ways. */
static sk_gemm_desc hostile_desc(uint32_t* seed)
{
    static const uint32_t sizes[] = {0, 1, 64, 100, 8192, 16384, 65537 * 32, 2000000, 0x80000000u, UINT32_MAX};
    static const uint32_t numbers[] = {0, 0, 0, 1, 2, 5, 70000, UINT32_MAX};
    static const uint32_t ways[] = {0, 1, 2, 3, 4, 5, 6, 7};
    sk_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    const sk__kernel* kernel = sk__kernel_at(pick(seed, sizes, 10) % sk__kernel_count());
    desc.m = pick(seed, sizes, 10);
    desc.n = pick(seed, sizes, 10);
    desc.k = pick(seed, sizes, 10);
    desc.a.type = desc.b.type = kernel->input;
    desc.accumulator = kernel->accumulator;
    desc.d.type = kernel->output;
    desc.kernel = pick(seed, ways, 8) < 4 ? NULL : kernel->name;
    desc.decomposition = (sk_decomposition)pick(seed, ways, 6);
    desc.fixup = pick(seed, ways, 8) < 6 ? SK_FIXUP_AUTO : (sk_fixup)pick(seed, ways, 7);
    desc.splits = desc.decomposition == SK_DECOMPOSITION_SPLIT_K ? pick(seed, numbers, 8) : 0;
    desc.workers = desc.decomposition == SK_DECOMPOSITION_SPLIT_K ? 0 : pick(seed, numbers, 8);
    desc.chunk = desc.kernel ? pick(seed, numbers, 8) : 0;
    return desc;
}

/* In a whole sentence: what it ends with is a reason, and none in the middle is missing. */
static void check_why(void)
{
    const char* why = fake.sentence;
    size_t length = strlen(why);
    bool whole = length > 0 && why[length - 1] != ' ' && why[length - 1] != ':' && !strstr(why, "  ");
    if (!CHECK(whole) || !CHECK_EQ(fake.sentence_count, 1))
    {
        CHECK_NOTE("%s\n", why);
    }
}

static void every_refusal_says_why(void)
{
    uint32_t seed = 1, refused = 0;
    sk_context* context = NULL;
    start();
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    for (int i = 0; i < 20000; ++i)
    {
        uint32_t count = 0;
        sk_gemm_desc desc = hostile_desc(&seed);
        fake.sentence_count = 0;
        if (sk_explain_plan(context, &desc, &count, NULL) < SK_SUCCESS)
        {
            check_why();
            ++refused;
        }
    }
    CHECK(refused > 5000 && refused < 19000);
    sk_destroy_context(context);
}

static void a_short_array_is_filled_and_incomplete(void)
{
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    sk_segment segments[40];
    uint64_t count = 0;
    start();
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    CHECK_EQ(sk_create_plan(context, &s.desc, &plan), SK_SUCCESS);
    CHECK_EQ(sk_list_segments(plan, &count, NULL), SK_SUCCESS);
    CHECK_EQ(count, 40);
    segments[39].worker = 12345;
    count = 39;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_INCOMPLETE);
    CHECK_EQ(count, 39);
    CHECK_EQ(segments[38].worker, 38);
    CHECK_EQ(segments[39].worker, 12345);
    count = 40;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    CHECK_EQ(segments[39].worker, 39);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Lets the first `succeeding` allocations succeed. */
static void expect_no_memory(uint32_t succeeding, const char* sentence)
{
    fake.allocations = succeeding;
    expect(run(), SK_ERROR_OUT_OF_HOST_MEMORY, sentence, "allocations");
}

/* Creating a context allocates it, and a list of extensions. */
static void no_host_memory_is_said_in_one_sentence(void)
{
    char sentence[128];
    uint32_t context = 2;
    start();
    snprintf(sentence, sizeof sentence, "the context's %zu bytes could not be allocated",
             sizeof(sk_context) + sk__kernel_count() * sizeof(sk__build));
    expect_no_memory(0, sentence);
    start();
    snprintf(sentence, sizeof sentence, "%zu bytes for a list of extensions could not be allocated",
             (fake.extension_count + 1) * sizeof(VkExtensionProperties));
    expect_no_memory(1, sentence);
    start();
    s.step = FEATURES;
    s.features.allocator = fake_allocator();
    expect_no_memory(0, sentence);
    start();
    snprintf(sentence, sizeof sentence, "the plan's %zu bytes could not be allocated", sizeof(sk_plan));
    expect_no_memory(context, sentence);
    start();
    snprintf(sentence, sizeof sentence, "a pipeline's %zu bytes could not be allocated", sizeof(sk__pipeline));
    expect_no_memory(context + 1, sentence);
    start();
    fake.rounds_to_nearest = VK_FALSE;
    uint32_t kernel = 0;
    while (strcmp(sk__kernel_at(kernel)->name, s.desc.kernel) != 0)
    {
        ++kernel;
    }
    snprintf(sentence, sizeof sentence, "%u bytes for a shader module could not be allocated",
             sk__kernel_at(kernel)->modules[SK__MODULE_MULTIPLY]->size);
    expect_no_memory(context + 2, sentence);
}

static void every_result_has_a_string_of_its_own(void)
{
#define STRING(name, value, text) \
    CHECK_EQ(name, value);        \
    CHECK(strcmp(sk_result_string(name), text) == 0);
    SK_RESULTS(STRING)
#undef STRING
    CHECK(strcmp(sk_result_string((sk_result)99), "not a result of this library") == 0);
}

static void a_status_record_becomes_a_sentence(void)
{
    static const struct
    {
        uint32_t words[5]; /* of the worker's record */
        const char* text;
    } rows[] = {
        {{SK_STATUS_LATE, 7, 3, 12, 5},
         "worker 3 gave up: 5 of the 12 k-iterations of tile 7 before its own came in time"},
        {{SK_STATUS_LATE, 7, 3, 1, 0},
         "worker 3 gave up: 0 of the 1 k-iteration of tile 7 before its own came in time"},
        {{SK_STATUS_COUNTER, 7, 3, 12, 15},
         "worker 3 gave up: the counter of tile 7 held 15, not 12: the workspace was not clear, or is shared"},
        {{SK_STATUS_TICKET, 0, 9, 8, 9}, "ticket 9 of 8 was drawn: the workspace was not clear, or is shared"},
        {{77, 0, 0, 0, 0}, "77 is no status: the workspace was not clear, or is shared"},
    };
    sk_status fine = {SK_STATUS_FINE, 0, 0, 0, 0, SK_STATUS_FINE, 0, 0, 0, 0};
    char text[256];
    CHECK_EQ(sk_read_status(&fine, text, sizeof text), SK_SUCCESS);
    CHECK(strcmp(text, "no worker gave up, and no problem was left out") == 0);
    CHECK_EQ(sk_read_status(&fine, NULL, 0), SK_SUCCESS);
    CHECK_EQ(sk_read_status(NULL, text, sizeof text), SK_ERROR_NULL_ARGUMENT);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)
    {
        sk_status status = {0, 0, 0, 0, 0, SK_STATUS_LEFT_OUT, 5, SK__LEFT_OUT_BOUND, 9, 1}; /* is told later */
        memcpy(&status, rows[i].words, sizeof rows[i].words);
        CHECK_EQ(sk_read_status(&status, text, sizeof text), SK_ERROR_GAVE_UP);
        CHECK(strcmp(text, rows[i].text) == 0);
    }
    provoked[-SK_ERROR_GAVE_UP] = true;
}

static void a_status_record_says_which_problem_was_left_out(void)
{
    sk_status status = {0, 0, 0, 0, 0, SK_STATUS_LEFT_OUT, 5, SK__LEFT_OUT_BOUND + 16, 9, 1};
    char text[256];
    CHECK_EQ(sk_read_status(&status, text, sizeof text), SK_ERROR_LEFT_OUT);
    CHECK(strcmp(text, "1 of 9 problems was left out; the first is problem 5: n is above the plan's bound") == 0);
    provoked[-SK_ERROR_LEFT_OUT] = true;
}

static void a_context_without_a_device_says_so(void)
{
    static char profile[1 << 14];
    sk_planning_desc desc;
    sk_context* context = NULL;
    sk_buffer workspace;
    start();
    CHECK_EQ(sk_create_context(&s.context, &context), SK_SUCCESS);
    sk_format_profile(context, profile, sizeof profile);
    sk_destroy_context(context);
    memset(&desc, 0, sizeof desc);
    memset(&workspace, 0, sizeof workspace);
    desc.profile = profile;
    desc.logger = fake_logger();
    CHECK_EQ(sk_create_planning_context(&desc, &context), SK_SUCCESS);
    sk_result result = sk_clear_workspace(s.commands, context, workspace);
    sk_destroy_context(context);
    expect(result, SK_ERROR_NO_DEVICE,
           "the context was made from the profile of Fake GPU: it plans, and cannot record", "sk_clear_workspace");
}

static void every_error_was_provoked(void)
{
#define PROVOKED(name, value, text)                          \
    if ((value) < 0 && !CHECK(provoked[(0 - (value)) % 64])) \
    {                                                        \
        CHECK_NOTE("%s has no row\n", #name);                \
    }
    SK_RESULTS(PROVOKED)
#undef PROVOKED
}

int main(void)
{
    RUN(success_says_nothing);
    RUN(what_is_wrong_is_said_in_one_sentence);
    RUN(no_host_memory_is_said_in_one_sentence);
    RUN(without_a_logger_only_the_result_tells);
    RUN(what_has_no_place_for_its_result_says_so);
    RUN(without_a_place_to_say_it_only_the_result_tells);
    RUN(a_name_is_quoted_and_cut_before_it_eats_the_sentence);
    RUN(every_refusal_says_why);
    RUN(a_short_array_is_filled_and_incomplete);
    RUN(every_result_has_a_string_of_its_own);
    RUN(a_status_record_becomes_a_sentence);
    RUN(a_context_without_a_device_says_so);
    RUN(a_status_record_says_which_problem_was_left_out);
    RUN(every_error_was_provoked);
    return CHECK_DONE();
}
