/* Compiles the kernels for AMD's GPUs, on a machine without one: RADV 25.0 makes pipelines for any family that
 * RADV_FORCE_FAMILY names, and tells what became of them. (Recording a dispatch there crashes.) The pipelines are made
 * by the library itself, for real plans; this file stands between it and the driver.
 *
 *     RADV_FORCE_FAMILY=navi31 test_compile_amd nn tn     layouts of A and B: n row-major, t column-major
 *     STREAMK_ASSEMBLY=DIR                                writes there what each pipeline was compiled to
 *
 * Prints a table: registers, occupancy, instructions and the compiler's estimate of time, for each pipeline. */
#include "vulkan.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

/* ---- what the driver tells of a pipeline ------------------------------------------------------ */

typedef struct compiled
{
    bool is_complete; /* the driver told all of what follows */
    uint32_t subgroup_size;
    unsigned vgprs, spilled_sgprs, spilled_vgprs, scratch, lds, subgroups_per_simd, code_size, inverse_throughput;
    /* instructions: multiplications; loads of 128 bits and of fewer; others */
    unsigned wmma, fma, lds_128, lds_narrow, global_128, global_narrow, scratch_accesses, unknown;
    char* assembly;
} compiled;

static bool read_statistics(VkDevice device, const VkPipelineExecutableInfoKHR* executable, compiled* c)
{
    const struct
    {
        const char* name;
        unsigned* value;
    } wanted[] = {
        {"VGPRs", &c->vgprs},
        {"Spilled SGPRs", &c->spilled_sgprs},
        {"Spilled VGPRs", &c->spilled_vgprs},
        {"Scratch size", &c->scratch},
        {"LDS size", &c->lds},
        {"Subgroups per SIMD", &c->subgroups_per_simd},
        {"Code size", &c->code_size},
        {"Inverse Throughput", &c->inverse_throughput},
    };
    VkPipelineExecutableStatisticKHR statistics[64];
    uint32_t count = sizeof statistics / sizeof statistics[0];
    unsigned found = 0;
    memset(statistics, 0, sizeof statistics);
    for (uint32_t i = 0; i < count; i++)
    {
        statistics[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    }
    if (vkGetPipelineExecutableStatisticsKHR(device, executable, &count, statistics) != VK_SUCCESS)
    {
        return false;
    }
    for (uint32_t i = 0; i < count; i++)
    {
        for (size_t j = 0; j < sizeof wanted / sizeof wanted[0]; j++)
        {
            if (strcmp(statistics[i].name, wanted[j].name) == 0)
            {
                *wanted[j].value = (unsigned)statistics[i].value.u64;
                found++;
            }
        }
    }
    return found == sizeof wanted / sizeof wanted[0];
}

/* Words that begin with one of `beginnings`. Anywhere in a line: instructions that issue together share one. */
static unsigned count_words(const char* text, const char* const* beginnings)
{
    unsigned count = 0;
    for (; *beginnings; beginnings++)
    {
        for (const char* at = text; (at = strstr(at, *beginnings)) != NULL; at += strlen(*beginnings))
        {
            count += at == text || strchr(" \t\n", at[-1]) ? 1 : 0;
        }
    }
    return count;
}

/* The names of GFX9, of GFX10, and of GFX11 and later. */
static void count_instructions(compiled* c)
{
    static const char* const wmma[] = {"v_wmma_", NULL};
    static const char* const fma[] = {"v_fma",   "v_dual_fma", "v_pk_fma", "v_dot2", "v_dual_dot2",
                                      "v_mad_f", "v_mad_mix",  "v_mac_f",  NULL};
    static const char* const lds_128[] = {"ds_read_b128", "ds_load_b128", NULL};
    static const char* const lds[] = {"ds_read", "ds_load", NULL};
    static const char* const global_128[] = {"global_load_dwordx4", "global_load_b128", NULL};
    static const char* const global[] = {"global_load", NULL};
    static const char* const scratch[] = {"scratch_", "buffer_load", "buffer_store", NULL};
    static const char* const unknown[] = {"(invalid", NULL}; /* on gfx940 RADV's v_mac_f32, which only GFX9.0 has */
    c->wmma = count_words(c->assembly, wmma);
    c->fma = count_words(c->assembly, fma);
    c->lds_128 = count_words(c->assembly, lds_128);
    c->lds_narrow = count_words(c->assembly, lds) - c->lds_128;
    c->global_128 = count_words(c->assembly, global_128);
    c->global_narrow = count_words(c->assembly, global) - c->global_128;
    c->scratch_accesses = count_words(c->assembly, scratch);
    c->unknown = count_words(c->assembly, unknown);
}

static bool read_assembly(VkDevice device, const VkPipelineExecutableInfoKHR* executable, compiled* c)
{
    VkPipelineExecutableInternalRepresentationKHR texts[16];
    uint32_t count = sizeof texts / sizeof texts[0];
    memset(texts, 0, sizeof texts);
    for (uint32_t i = 0; i < count; i++)
    {
        texts[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR;
    }
    vkGetPipelineExecutableInternalRepresentationsKHR(device, executable, &count, texts); /* names and sizes */
    for (uint32_t i = 0; i < count; i++)
    {
        if (texts[i].isText && strcmp(texts[i].name, "Assembly") == 0)
        {
            texts[i].pData = c->assembly = calloc(texts[i].dataSize + 1, 1);
        }
    }
    vkGetPipelineExecutableInternalRepresentationsKHR(device, executable, &count, texts); /* what has room */
    if (!c->assembly || !*c->assembly)
    {
        return false;
    }
    count_instructions(c);
    return true;
}

static compiled inspect(VkDevice device, VkPipeline pipeline)
{
    compiled c = {0};
    VkPipelineInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR};
    VkPipelineExecutablePropertiesKHR properties = {.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR};
    VkPipelineExecutableInfoKHR executable = {.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR};
    uint32_t count = 1;
    info.pipeline = pipeline;
    executable.pipeline = pipeline;
    if (vkGetPipelineExecutablePropertiesKHR(device, &info, &count, &properties) == VK_SUCCESS && count == 1)
    {
        c.subgroup_size = properties.subgroupSize;
        c.is_complete = read_statistics(device, &executable, &c) && read_assembly(device, &executable, &c);
    }
    return c;
}

/* ---- between the library and the driver ------------------------------------------------------- */

static struct
{
    PFN_vkGetDeviceProcAddr get_device_proc_addr;
    PFN_vkCreateComputePipelines create_compute_pipelines;
    uint32_t subgroup_size; /* forced where the library leaves it to the driver; 0: none */
    compiled latest[4];     /* since forget_compiled */
    uint32_t count;
} between;

static VKAPI_ATTR VkResult VKAPI_CALL create_and_inspect(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                         const VkComputePipelineCreateInfo* infos,
                                                         const VkAllocationCallbacks* allocator,
                                                         VkPipeline* pipelines)
{
    VkComputePipelineCreateInfo info = infos[0];
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO};
    size.requiredSubgroupSize = between.subgroup_size;
    CHECK_EQ(count, 1);
    info.flags |=
        VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR | VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;
    if (between.subgroup_size && !info.stage.pNext)
    {
        info.stage.pNext = &size;
    }
    VkResult result = between.create_compute_pipelines(device, cache, 1, &info, allocator, pipelines);
    if (CHECK_EQ(result, VK_SUCCESS) && CHECK(between.count < sizeof between.latest / sizeof between.latest[0]))
    {
        between.latest[between.count++] = inspect(device, pipelines[0]);
    }
    return result;
}

static void forget_compiled(void)
{
    while (between.count > 0)
    {
        free(between.latest[--between.count].assembly);
    }
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL device_function(VkDevice device, const char* name)
{
    return strcmp(name, "vkCreateComputePipelines") == 0 ? (PFN_vkVoidFunction)create_and_inspect
                                                         : between.get_device_proc_addr(device, name);
}

/* The device without hardware has no compute units. Lend it those of a Radeon RX 7900 XTX, where they are asked for. */
static VKAPI_ATTR void VKAPI_CALL get_properties(VkPhysicalDevice physical_device,
                                                 VkPhysicalDeviceProperties2* properties)
{
    vkGetPhysicalDeviceProperties2(physical_device, properties);
    for (VkBaseOutStructure* s = properties->pNext; s; s = s->pNext)
    {
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD)
        {
            VkPhysicalDeviceShaderCorePropertiesAMD* cores = (VkPhysicalDeviceShaderCorePropertiesAMD*)(void*)s;
            cores->shaderEngineCount = 6;
            cores->shaderArraysPerEngineCount = 2;
            cores->computeUnitsPerShaderArray = 8;
        }
    }
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL instance_function(VkInstance instance, const char* name)
{
    if (strcmp(name, "vkGetPhysicalDeviceProperties2") == 0)
    {
        return (PFN_vkVoidFunction)get_properties;
    }
    return strcmp(name, "vkGetDeviceProcAddr") == 0 ? (PFN_vkVoidFunction)device_function
                                                    : vkGetInstanceProcAddr(instance, name);
}

/* ---- the device ------------------------------------------------------------------------------- */

static gpu device;
static VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executable_features = {
    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR};
static VkPhysicalDeviceSubgroupSizeControlProperties subgroup_sizes = {
    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES};
static bool has_matrices;          /* that RADV 25.0 offers for the family */
static const char* const* layouts; /* with NULL at the end */

static void enable_executable_properties(sk_features* features, void* user_data)
{
    (void)user_data;
    executable_features.pipelineExecutableInfo = VK_TRUE;
    executable_features.pNext = features->features.pNext;
    features->features.pNext = &executable_features;
    features->extensions[features->extension_count++] = VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME;
}

static bool open_device(void)
{
    const char* family = getenv("RADV_FORCE_FAMILY");
    gpu_options options = {0};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    options.edit_features = enable_executable_properties;
    if (!family || !gpu_open(&device, &options))
    {
        return false;
    }
    properties.pNext = &subgroup_sizes;
    vkGetPhysicalDeviceProperties2(device.physical_device, &properties);
    has_matrices = strcmp(family, "navi31") == 0 || strcmp(family, "gfx1151") == 0;
    between.get_device_proc_addr = vkGetDeviceProcAddr;
    between.create_compute_pipelines = vkCreateComputePipelines;
    printf("%s, subgroups of %u to %u\n", device.properties.deviceName, subgroup_sizes.minSubgroupSize,
           subgroup_sizes.maxSubgroupSize);
    return true;
}

static void print_error(sk_result result, const char* sentence, void* user_data)
{
    (void)result;
    (void)user_data;
    printf("  streamk: %s\n", sentence);
}

static sk_context* create_context(void)
{
    sk_context* context = NULL;
    sk_context_desc desc = {0};
    desc.instance = device.instance;
    desc.physical_device = device.physical_device;
    desc.device = device.device;
    desc.device_create_info = &device.create_info;
    desc.get_instance_proc_addr = instance_function;
    desc.logger.function = print_error;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    return context;
}

/* ---- compiling -------------------------------------------------------------------------------- */

/* The kernels for CPU drivers have the smallest tiles. */
static bool is_for_gpus(const sk_kernel_info* kernel)
{
    return kernel->tile_m > 32 || kernel->tile_n > 32;
}

/* The driver's own choice where neither the library nor this file forces it. */
static uint32_t expected_subgroup_size(const sk_kernel_info* kernel)
{
    uint32_t size = kernel->multiply == SK_MULTIPLY_COOP ? 32 : between.subgroup_size;
    return size ? size : subgroup_sizes.maxSubgroupSize;
}

static void check_compiled(const sk_kernel_info* kernel, const char* name, const compiled* c)
{
    bool multiplies = strncmp(name, "sum", 3) != 0;
    bool good = CHECK(c->is_complete);
    good &= CHECK_EQ(c->spilled_sgprs, 0);
    good &= CHECK_EQ(c->spilled_vgprs, 0);
    good &= CHECK_EQ(c->scratch, 0);
    good &= CHECK_EQ(c->scratch_accesses, 0);
    good &= CHECK(c->subgroups_per_simd > 0);
    good &= CHECK_EQ(c->subgroup_size, expected_subgroup_size(kernel));
    good &= CHECK_EQ(c->wmma > 0, multiplies && kernel->multiply == SK_MULTIPLY_COOP);
    good &= CHECK(c->fma > 0 || c->wmma > 0 || c->unknown > 0 || !multiplies);
    if (!good)
    {
        CHECK_NOTE("in the line that follows\n");
    }
}

static void print_heading(void)
{
    printf("  %-34s %s %-20s %2s %5s %5s %5s %5s %6s  %4s %5s %5s %5s %5s %5s %8s\n", "kernel", "ab", "pipeline",
           "sg", "vgprs", "spill", "lds", "waves", "bytes", "wmma", "fma", "ds128", "ds<", "gl128", "gl<",
           "estimate");
}

static void print_compiled(const sk_kernel_info* kernel, const char* layout, const char* name, const compiled* c)
{
    printf("  %-34s %s %-20s %2u %5u %5u %5u %5u %6u  %4u %5u %5u %5u %5u %5u %8u\n", kernel->name, layout, name,
           c->subgroup_size, c->vgprs, c->spilled_sgprs + c->spilled_vgprs + c->scratch, c->lds,
           c->subgroups_per_simd, c->code_size, c->wmma, c->fma, c->lds_128, c->lds_narrow, c->global_128,
           c->global_narrow, c->inverse_throughput);
}

static void write_assembly(const sk_kernel_info* kernel, const char* layout, const char* name, const compiled* c)
{
    char path[1024];
    const char* folder = getenv("STREAMK_ASSEMBLY");
    if (!folder || !c->assembly)
    {
        return;
    }
    snprintf(path, sizeof path, "%s/%s_%s_%s_%u.s", folder, kernel->name, layout, name, c->subgroup_size);
    FILE* file = fopen(path, "w");
    if (CHECK(file != NULL))
    {
        fputs(c->assembly, file);
        fclose(file);
    }
}

/* How a plan is forced, and the pipelines that it makes, in order. */
typedef struct variant
{
    sk_decomposition decomposition;
    sk_fixup fixup;
    sk_epilogue epilogue;
    sk_layout c_layout;
    uint32_t count;
    const char* names[4];
} variant;

static const variant VARIANTS[] = {
    {SK_DECOMPOSITION_DATA_PARALLEL,
     SK_FIXUP_NONE,
     SK_EPILOGUE_NONE,
     SK_LAYOUT_ROW_MAJOR,
     2,
     {"whole_general", "whole_aligned"}},
    {SK_DECOMPOSITION_STREAM_K,
     SK_FIXUP_LAST_ARRIVER,
     SK_EPILOGUE_LINEAR,
     SK_LAYOUT_ROW_MAJOR,
     2,
     {"last_arriver_general", "last_arriver_aligned"}},
    {SK_DECOMPOSITION_STREAM_K,
     SK_FIXUP_SEPARATE_PASS,
     SK_EPILOGUE_LINEAR,
     SK_LAYOUT_COL_MAJOR,
     4,
     {"store_general", "sum_general", "store_aligned", "sum_aligned"}},
};

static void compile_variant(sk_context* context, const sk_kernel_info* kernel, const char* layout, const variant* v)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = {0};
    desc.m = 2 * kernel->tile_m;
    desc.n = 2 * kernel->tile_n;
    desc.k = 8 * kernel->tile_k;
    desc.a.type = desc.b.type = kernel->input;
    desc.c.type = desc.d.type = kernel->output;
    desc.a.layout = layout[0] == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.b.layout = layout[1] == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.c.layout = v->c_layout;
    desc.kernel = kernel->name;
    desc.epilogue = v->epilogue;
    desc.decomposition = v->decomposition;
    desc.fixup = v->fixup;
    desc.workers = v->fixup == SK_FIXUP_NONE ? 0 : 7;
    if (CHECK_EQ(sk_create_plan(context, &desc, &plan), SK_SUCCESS) && CHECK_EQ(between.count, v->count))
    {
        for (uint32_t i = 0; i < v->count; i++)
        {
            check_compiled(kernel, v->names[i], &between.latest[i]);
            print_compiled(kernel, layout, v->names[i], &between.latest[i]);
            write_assembly(kernel, layout, v->names[i], &between.latest[i]);
        }
    }
    forget_compiled();
    sk_destroy_plan(plan);
}

static void compile_all(sk_multiply multiply)
{
    sk_context* context = create_context();
    sk_context_info info = context ? sk_query_context(context) : (sk_context_info){0};
    print_heading();
    for (uint32_t i = 0; i < info.kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.multiply != multiply || !is_for_gpus(&kernel) || !CHECK(kernel.available))
        {
            continue;
        }
        for (const char* const* layout = layouts; *layout; layout++)
        {
            for (size_t v = 0; v < sizeof VARIANTS / sizeof VARIANTS[0]; v++)
            {
                compile_variant(context, &kernel, *layout, &VARIANTS[v]);
            }
        }
    }
    sk_destroy_context(context);
}

static void compute_units_are_told_by_the_extension(void)
{
    sk_context* context = create_context();
    if (context)
    {
        sk_context_info info = sk_query_context(context);
        CHECK(!info.compute_units_guessed);
        CHECK_EQ(info.compute_units, 96);
    }
    sk_destroy_context(context);
}

static void matrix_kernels_are_available_where_the_family_has_matrices(void)
{
    sk_context* context = create_context();
    sk_context_info info = context ? sk_query_context(context) : (sk_context_info){0};
    for (uint32_t i = 0; i < info.kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.multiply == SK_MULTIPLY_COOP && is_for_gpus(&kernel))
        {
            CHECK_EQ(kernel.available, has_matrices);
            CHECK_EQ(strcmp(kernel.reason, has_matrices ? "" : "cooperativeMatrix"), 0);
        }
    }
    CHECK(info.kernel_count > 0);
    sk_destroy_context(context);
}

static void scalar_kernels_compile(void)
{
    between.subgroup_size = 0;
    compile_all(SK_MULTIPLY_SCALAR);
}

static void scalar_kernels_compile_for_subgroups_of_32(void)
{
    between.subgroup_size = 32;
    compile_all(SK_MULTIPLY_SCALAR);
    between.subgroup_size = 0;
}

static void matrix_kernels_compile(void)
{
    compile_all(SK_MULTIPLY_COOP);
}

int main(int argc, char** argv)
{
    static const char* const one_layout[] = {"nn", NULL};
    layouts = argc > 1 ? (const char* const*)argv + 1 : one_layout;
    if (!open_device())
    {
        return 1;
    }
    RUN(compute_units_are_told_by_the_extension);
    RUN(matrix_kernels_are_available_where_the_family_has_matrices);
    RUN(scalar_kernels_compile);
    if (subgroup_sizes.minSubgroupSize <= 32)
    {
        RUN(scalar_kernels_compile_for_subgroups_of_32);
    }
    if (has_matrices)
    {
        RUN(matrix_kernels_compile);
    }
    gpu_close(&device);
    return CHECK_DONE();
}
