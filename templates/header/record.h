/* record.h - checks arguments and appends a plan to a command buffer.
 *
 * Uses plan.h. Nothing here changes a plan or a context.
 */

#include "plan.h"

/* Memory as the kernel sees it: [address, end). */
typedef struct sk__memory
{
    const char* name;
    VkDeviceAddress address;
    VkDeviceAddress end;
} sk__memory;

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
    memory->name = name;
    memory->address = base + buffer->offset;
    return SK_SUCCESS;
}

/* `extent` elements of `size` bytes; without elements it needs no memory. */
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
                "%s.size is %llu bytes, its elements reach %llu", name, (unsigned long long)buffer->size,
                (unsigned long long)(extent * size));
    memory->end = memory->address + extent * size;
    return SK_SUCCESS;
}

/* The matrices of a batch, or the array of their addresses. */
static sk_result sk__resolve_operand(const sk_plan* plan, const char* name, const sk_buffer* buffer, sk_type type,
                                     uint64_t extent, sk__memory* memory)
{
    bool pointers = plan->problem.pointers && extent > 0;
    return sk__resolve_elements(plan, name, buffer, pointers ? 8u : sk__type_size(type),
                                pointers ? plan->problem.batch_count : extent, memory);
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
                "workspace.size is %llu bytes, the plan needs %llu", (unsigned long long)buffer->size,
                (unsigned long long)plan->workspace_size);
    memory->end = memory->address + plan->workspace_size;
    return SK_SUCCESS;
}

static sk_result sk__check_overlap(const sk_logger* logger, const sk__memory* x, const sk__memory* y)
{
    SK__REQUIRE(logger, x->end <= y->address || y->end <= x->address || x->address == x->end || y->address == y->end,
                SK_ERROR_OVERLAP, "%s [0x%llx, 0x%llx) overlaps %s [0x%llx, 0x%llx)", x->name,
                (unsigned long long)x->address, (unsigned long long)x->end, y->name, (unsigned long long)y->address,
                (unsigned long long)y->end);
    return SK_SUCCESS;
}

/* C or the residual may be D: then each element is read by the invocation that writes it, so both must lie alike. */
static bool sk__is_d(const sk__problem* problem, const sk__memory* x, const sk__memory* d, bool transposed,
                     uint32_t leading_dimension, uint32_t batch_stride)
{
    return x->address == d->address && !transposed && leading_dimension == problem->leading_dimension_d &&
           batch_stride == problem->batch_stride_d;
}

/* Memory that is read or written; of what is not, nothing. */
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
    SK__TRY(sk__resolve_operand(plan, "c", &args->c, problem->output, reads_c ? problem->c_extent : 0, &operands->c));
    SK__TRY(sk__resolve_elements(plan, exchanged ? "scale_n" : "scale_m", exchanged ? &args->scale_n : &args->scale_m,
                                 (uint32_t)sizeof(float), epilogue->scale_m ? problem->m : 0, &operands->scale_m));
    SK__TRY(sk__resolve_elements(plan, exchanged ? "scale_m" : "scale_n", exchanged ? &args->scale_m : &args->scale_n,
                                 (uint32_t)sizeof(float), epilogue->scale_n ? problem->n : 0, &operands->scale_n));
    SK__TRY(sk__resolve_elements(plan, "bias", &args->bias, (uint32_t)sizeof(float), bias, &operands->bias));
    SK__TRY(sk__resolve_operand(plan, "residual", &args->residual, problem->output, problem->residual_extent,
                                &operands->residual));
    SK__REQUIRE(&plan->context->logger, !epilogue->clamp || args->clamp_min <= args->clamp_max,
                SK_ERROR_INVALID_VALUE, "clamp_min is %g, must be at most clamp_max, %g", (double)args->clamp_min,
                (double)args->clamp_max);
    return SK_SUCCESS;
}

/* D and the workspace are written, the others only read, as are arrays of addresses. */
static sk_result sk__check_overlaps(const sk_plan* plan, const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    const sk_logger* logger = &plan->context->logger;
    const sk__memory* inputs[] = {&operands->a,    &operands->b, &operands->scale_m, &operands->scale_n,
                                  &operands->bias, &operands->c, &operands->residual};
    bool are_d[7] = {false};
    are_d[5] = sk__is_d(problem, &operands->c, &operands->d, problem->c_transposed, problem->leading_dimension_c,
                        problem->batch_stride_c);
    are_d[6] = sk__is_d(problem, &operands->residual, &operands->d, problem->epilogue.residual == 2u,
                        problem->leading_dimension_residual, problem->batch_stride_residual);
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
                sk__type_name(plan->problem.output));
    return SK_SUCCESS;
}

static sk_result sk__resolve_operands(const sk_plan* plan, const sk_gemm_args* args, sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    bool reads_ab = problem->k > 0 && (!problem->epilogue.linear || args->alpha != 0.0f);
    SK__TRY(sk__check_factor(plan, "alpha", args->alpha));
    SK__TRY(sk__check_factor(plan, "beta", args->beta));
    SK__TRY(sk__resolve_operand(plan, "a", &args->a, problem->input, reads_ab ? problem->a_extent : 0, &operands->a));
    SK__TRY(sk__resolve_operand(plan, "b", &args->b, problem->input, reads_ab ? problem->b_extent : 0, &operands->b));
    SK__TRY(sk__resolve_epilogue(plan, args, operands));
    SK__TRY(sk__resolve_operand(plan, "d", &args->d, problem->output, problem->d_extent, &operands->d));
    SK__TRY(sk__resolve_workspace(plan, &args->workspace, &operands->workspace));
    return sk__check_overlaps(plan, operands);
}

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

/* D = beta C for some tiles, the first: without k-iterations all are whole. */
static void sk__drop_k_iterations(sk__arguments* arguments, uint32_t tiles)
{
    arguments->k = 0;
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
    sk__put_address(arguments.a, problem->exchanged ? operands->b.address : operands->a.address);
    sk__put_address(arguments.b, problem->exchanged ? operands->a.address : operands->b.address);
    sk__put_address(arguments.c, operands->c.address);
    sk__put_address(arguments.d, operands->d.address);
    sk__put_address(arguments.workspace, operands->workspace.address);
    if (problem->epilogue.linear && args->alpha == 0.0f)
    {
        sk__drop_k_iterations(&arguments, plan->schedule.tiles);
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
    arguments.leading_dimension_residual = plan->problem.leading_dimension_residual;
    arguments.batch_stride_residual = plan->problem.batch_stride_residual;
    return arguments;
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

/* The operands that the kernel sees as A and B. */
static const sk__memory* sk__left(const sk_plan* plan, const sk__operands* operands)
{
    return plan->problem.exchanged ? &operands->b : &operands->a;
}

static const sk__memory* sk__right(const sk_plan* plan, const sk__operands* operands)
{
    return plan->problem.exchanged ? &operands->a : &operands->b;
}

/* Whether the addresses of A and B suit 16-byte accesses, unless they are packed. */
static bool sk__are_inputs_aligned(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands)
{
    bool reads_a = sk__reads_vectors_of_a(&plan->choice) && !plan->choice.packing.a;
    uint64_t a = reads_a ? sk__left(plan, operands)->address : 0;
    uint64_t b = plan->choice.packing.b ? 0 : sk__right(plan, operands)->address;
    return plan->problem.pointers ? args->pointers_aligned : (a | b) % 16 == 0;
}

/* Whether those of D and of what is read with it do; of C and the residual they need not: the kernel looks itself. */
static bool sk__is_output_aligned(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands)
{
    const sk__problem* problem = &plan->problem;
    uint64_t vectors = operands->scale_n.address;
    uint64_t store = (uint64_t)sk__widest_store(plan) * sk__type_size(problem->output);
    vectors |= problem->epilogue.bias == SK_BIAS_ALONG_N ? operands->bias.address : 0;
    bool is_d = problem->pointers ? args->pointers_aligned : operands->d.address % store == 0;
    return is_d && vectors % 16 == 0;
}

/* Adds the copy of A or B from `from` to `to`. */
static void sk__add_copy(const sk_plan* plan, sk__launch* launch, sk__copy copy, VkDeviceAddress from,
                         VkDeviceAddress to)
{
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
    sk__add_step(launch, copy.turned ? plan->turn_pipeline : plan->pack_pipeline, &constants,
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
        sk__add_copy(plan, launch, sk__copy_of_a(&plan->problem, packing->turn_a), sk__left(plan, operands)->address,
                     a);
        sk__put_address(arguments->a, a);
    }
    if (packing->b)
    {
        sk__add_copy(plan, launch, sk__copy_of_b(&plan->problem, packing->turn_b), sk__right(plan, operands)->address,
                     b);
        sk__put_address(arguments->b, b);
    }
    launch->copy_count = launch->step_count;
}

/* Whether only copies have been added: what comes next waits for them. */
static bool sk__follows_copies(const sk__launch* launch)
{
    return launch->step_count > 0 && launch->step_count == launch->copy_count;
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
    if (constants.arguments.k > 0)
    {
        sk__add_copies(plan, operands, launch, &constants.arguments);
    }
    last_wave.arguments = sk__last_wave_arguments(plan, constants.arguments);
    last_wave.epilogue = constants.epilogue;
    const sk__kernel* kernel = sk__kernel_at(plan->choice.kernel);
    sk__schedule schedule = sk__make_schedule(constants.arguments, kernel->tile_k, plan->choice.unit,
                                              plan->choice.groups, plan->choice.chunked);
    bool sums = plan->sum_pipelines[aligned] != VK_NULL_HANDLE;
    uint32_t sum_groups = sums ? sk__count_sum_workgroups(kernel, schedule, plan->choice.sum_rows) : 0;
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
    char line[512];
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

STREAMK_API sk_result sk_query_launch(const sk_plan* plan, const sk_gemm_args* args, sk_launch_info* info)
{
    if (!plan || !info)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    sk__launch launch;
    SK__REQUIRE(&plan->context->logger, args, SK_ERROR_NULL_ARGUMENT, "args is NULL");
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

STREAMK_API sk_result sk_clear_workspace(VkCommandBuffer commands, const sk_context* context, sk_buffer workspace)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const VkDeviceSize size = 4u * SK__SLOTS;
    SK__REQUIRE(&context->logger, commands, SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    SK__REQUIRE(&context->logger, workspace.buffer, SK_ERROR_NULL_ARGUMENT,
                "workspace.buffer is NULL: a fill needs the buffer; its first %llu bytes must become zero",
                (unsigned long long)size);
    SK__REQUIRE(&context->logger, workspace.size >= size, SK_ERROR_WORKSPACE_TOO_SMALL,
                "workspace.size is %llu bytes, what precedes its slots takes %llu",
                (unsigned long long)workspace.size, (unsigned long long)size);
    SK__REQUIRE(&context->logger, workspace.offset % 4 == 0, SK_ERROR_WORKSPACE_MISALIGNED,
                "workspace.offset is %llu, not a multiple of 4", (unsigned long long)workspace.offset);
    context->functions.vkCmdFillBuffer(commands, workspace.buffer, workspace.offset, size, 0);
    sk__barrier(commands, context, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
    return SK_SUCCESS;
}
