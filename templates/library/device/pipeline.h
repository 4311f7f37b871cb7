/* pipeline.h - makes a kernel's pipelines.
 *
 * Uses context.h. Must not know problems or plans.
 */

#include "context.h"

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
 * table, and are pushed more where workgroups prepare them. */
static bool sk__takes_more(const sk_context* context, const sk__pipeline_key* key)
{
    return key->module == SK__MODULE_PREPARES ||
           (key->module != SK__MODULE_GROUPED && sk__pushes_more(context, &key->epilogue));
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

/* Whether sums lie otherwise where lines of A, B and D begin anywhere: see blocks.glsl.j2. */
static bool sk__spreads(const sk__pipeline_key* key)
{
    const sk__kernel* kernel = sk__kernel_at(key->kernel);
    bool is_f32 = kernel->multiply == SK_MULTIPLY_SCALAR && kernel->input == SK_TYPE_F32;
    return sk__module_rows[key->module].multiplies && is_f32 && !key->aligned_output;
}

/* What a pipeline is made from that no instruction depends on is 0: so one serves where two would be alike. Kernels of
 * several problems depend on all layouts: these tell how long the lines of packed matrices are. */
static sk__pipeline_key sk__leave_out_unused(const sk__pipeline_key* key)
{
    sk__pipeline_key used = *key;
    bool is_grouped = key->module == SK__MODULE_GROUPED || key->module == SK__MODULE_PREPARES ||
                      key->module == SK__MODULE_GROUPED_SUM;
    bool stores_one = sk__module_rows[key->module].multiplies && sk__kernel_at(key->kernel)->output_vector == 1;
    used.aligned_output = key->aligned_output || (stores_one && !key->epilogue.gated); /* an element always is */
    used.packed = key->packed && key->aligned && !(key->a_k_contiguous && key->b_k_contiguous);
    used.aligned = key->aligned && !(key->format && sk__kernel_at(key->kernel)->multiply == SK_MULTIPLY_DOT);
    used.c_transposed = key->c_transposed && (key->epilogue.linear || is_grouped);
    if (key->fixup == SK__FIXUP_SUM) /* reads neither A nor B */
    {
        used.packed = used.vectors = used.conjugate_a = used.conjugate_b = false;
        used.aligned = key->aligned && sk__spreads(key);
        used.a_k_contiguous = key->a_k_contiguous && is_grouped;
        used.b_k_contiguous = key->b_k_contiguous && is_grouped;
    }
    return used;
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
    values[SK__CONSTANT_D_TRANSPOSED] = key->d_transposed;
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
    values[SK__CONSTANT_SUBGROUP_M] = sk__kernel_at(key->kernel)->part_m;
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
    values[SK__CONSTANT_GATE] = key->epilogue.gated;
    values[SK__CONSTANT_HERMITIAN] = key->epilogue.hermitian;
    values[SK__CONSTANT_CUT] = key->cut;
    values[SK__CONSTANT_FORMAT] = key->format;
    values[SK__CONSTANT_VECTORS] = key->vectors;
    values[SK__CONSTANT_PROBLEMS] = key->problems;
    values[SK__CONSTANT_PROMOTION] = key->epilogue.promotion / sk__kernel_at(key->kernel)->tile_k;
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
    recipe.name = key->module == SK__MODULE_JOIN       ? "sk_join"
                  : key->module == SK__MODULE_QUANTIZE ? "sk_quantize_on_device"
                                                       : kernel->name; /* the first two serve all types */
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
    uint32_t* code = sk__expand(context->allocator, &context->kept, spirv);
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

/* Makes the pipeline that `pipeline` describes. */
static sk_result sk__make_pipeline(sk_context* context, const sk__recipe* recipe, sk__pipeline* pipeline)
{
    VkShaderModule module = VK_NULL_HANDLE;
    double begin = sk__time_log(context);
    SK__TRY(sk__create_module(context, recipe, &module));
    double compiled = sk__time_log(context);
    VkPipelineCreationFeedback feedback = {0, 0};
    VkResult returned = sk__specialize(context, recipe, module, pipeline, &feedback);
    context->functions.vkDestroyShaderModule(context->handle, module, context->allocator);
    SK__TRY(sk__check_call(&context->logger, returned, "vkCreateComputePipelines", recipe->name));
    double end = sk__time_log(context);
    sk__tell(&context->log, SK_LOG_LEVEL_DETAIL,
             "pipeline \"%s: %s\" was made in %.3f ms, %.3f of them the driver's%s", recipe->name, recipe->what,
             end - begin, end - compiled, sk__cached(context, &feedback));
    sk__name_object(context, recipe, VK_OBJECT_TYPE_PIPELINE, (uint64_t)pipeline->handle);
    return SK_SUCCESS;
}
