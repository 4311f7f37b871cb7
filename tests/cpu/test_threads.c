/* Eight threads record from one plan, list and explain it; and eight make contexts and plans of their own. Built with
 * ThreadSanitizer: what two of them touch at once, one of them writing, ends the program.
 *
 * The device is the fake, but for what would write into it: a command buffer is a recorder here. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#define FAKE_UNPACKS_ANEW
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

#include <pthread.h>

enum
{
    THREADS = 8,
    TIMES = 200
};

/* What was recorded last into a command buffer. */
typedef struct recorder
{
    uint32_t words[32]; /* push constants of the first dispatch */
    uint32_t binds, pushes, dispatches, groups, barriers;
} recorder;

static recorder* recorder_of(VkCommandBuffer commands)
{
    return (recorder*)(void*)commands;
}

/* ---- a device that keeps nothing ------------------------------------------------------------- */

static VKAPI_ATTR void VKAPI_CALL cmd_bind(VkCommandBuffer commands, VkPipelineBindPoint point, VkPipeline pipeline)
{
    (void)point;
    recorder_of(commands)->binds += pipeline != VK_NULL_HANDLE;
}

static VKAPI_ATTR void VKAPI_CALL cmd_push(VkCommandBuffer commands, VkPipelineLayout layout,
                                           VkShaderStageFlags stages, uint32_t offset, uint32_t size,
                                           const void* values)
{
    (void)layout;
    (void)stages;
    recorder* r = recorder_of(commands);
    if (r->pushes++ == 0)
    {
        memcpy((char*)r->words + offset, values, size);
    }
}

static VKAPI_ATTR void VKAPI_CALL cmd_dispatch(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z)
{
    recorder* r = recorder_of(commands);
    ++r->dispatches;
    r->groups += x * y * z;
}

static VKAPI_ATTR void VKAPI_CALL cmd_barrier(VkCommandBuffer commands, VkPipelineStageFlags before,
                                              VkPipelineStageFlags after, VkDependencyFlags flags, uint32_t count,
                                              const VkMemoryBarrier* barriers, uint32_t buffer_count,
                                              const VkBufferMemoryBarrier* buffers, uint32_t image_count,
                                              const VkImageMemoryBarrier* images)
{
    (void)before, (void)after, (void)flags, (void)barriers, (void)buffer_count, (void)buffers;
    (void)image_count, (void)images;
    recorder_of(commands)->barriers += count;
}

static VKAPI_ATTR void VKAPI_CALL cmd_begin_label(VkCommandBuffer commands, const VkDebugUtilsLabelEXT* label)
{
    (void)commands, (void)label;
}

static VKAPI_ATTR void VKAPI_CALL cmd_end_label(VkCommandBuffer commands)
{
    (void)commands;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_module(VkDevice device, const VkShaderModuleCreateInfo* info,
                                                    const VkAllocationCallbacks* allocator, VkShaderModule* module)
{
    (void)device, (void)allocator;
    *module = (VkShaderModule)(uintptr_t)info->codeSize;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_layout(VkDevice device, const VkPipelineLayoutCreateInfo* info,
                                                    const VkAllocationCallbacks* allocator, VkPipelineLayout* layout)
{
    (void)device, (void)info, (void)allocator;
    *layout = (VkPipelineLayout)(uintptr_t)0x77;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_pipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                       const VkComputePipelineCreateInfo* infos,
                                                       const VkAllocationCallbacks* allocator, VkPipeline* pipelines)
{
    (void)device, (void)cache, (void)count, (void)infos, (void)allocator;
    *pipelines = (VkPipeline)(uintptr_t)0x88;
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL destroy_module(VkDevice device, VkShaderModule module,
                                                 const VkAllocationCallbacks* allocator)
{
    (void)device, (void)module, (void)allocator;
}

static VKAPI_ATTR void VKAPI_CALL destroy_layout(VkDevice device, VkPipelineLayout layout,
                                                 const VkAllocationCallbacks* allocator)
{
    (void)device, (void)layout, (void)allocator;
}

static VKAPI_ATTR void VKAPI_CALL destroy_pipeline(VkDevice device, VkPipeline pipeline,
                                                   const VkAllocationCallbacks* allocator)
{
    (void)device, (void)pipeline, (void)allocator;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_proc_addr(VkInstance instance, const char* name);

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device_proc_addr(VkDevice device, const char* name)
{
    (void)device;
    return get_proc_addr(fake_instance(), name);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_proc_addr(VkInstance instance, const char* name)
{
    static const struct
    {
        const char* name;
        PFN_vkVoidFunction function;
    } own[] = {
        {"vkGetDeviceProcAddr", (PFN_vkVoidFunction)get_device_proc_addr},
        {"vkCmdBindPipeline", (PFN_vkVoidFunction)cmd_bind},
        {"vkCmdPushConstants", (PFN_vkVoidFunction)cmd_push},
        {"vkCmdDispatch", (PFN_vkVoidFunction)cmd_dispatch},
        {"vkCmdPipelineBarrier", (PFN_vkVoidFunction)cmd_barrier},
        {"vkCmdBeginDebugUtilsLabelEXT", (PFN_vkVoidFunction)cmd_begin_label},
        {"vkCmdEndDebugUtilsLabelEXT", (PFN_vkVoidFunction)cmd_end_label},
        {"vkCreateShaderModule", (PFN_vkVoidFunction)create_module},
        {"vkDestroyShaderModule", (PFN_vkVoidFunction)destroy_module},
        {"vkCreatePipelineLayout", (PFN_vkVoidFunction)create_layout},
        {"vkDestroyPipelineLayout", (PFN_vkVoidFunction)destroy_layout},
        {"vkCreateComputePipelines", (PFN_vkVoidFunction)create_pipelines},
        {"vkDestroyPipeline", (PFN_vkVoidFunction)destroy_pipeline},
    };
    for (size_t i = 0; i < sizeof own / sizeof own[0]; ++i)
    {
        if (strcmp(own[i].name, name) == 0)
        {
            return own[i].function;
        }
    }
    return fake_get_instance_proc_addr(instance, name);
}

/* The logger is called by whichever thread errs: this one needs no lock. */
static void count_error(sk_result result, const char* sentence, void* user_data)
{
    (void)sentence, (void)user_data;
    STREAMK_ASSERT(result < SK_SUCCESS);
}

static sk_context_desc desc_of_context(void)
{
    sk_context_desc desc = fake_context_desc();
    desc.get_instance_proc_addr = get_proc_addr;
    desc.allocator = NULL;
    desc.logger.function = count_error;
    return desc;
}

/* ---- threads --------------------------------------------------------------------------------- */

/* One thread's work, and what it saw go wrong: the checks are not made for threads. */
typedef struct task
{
    pthread_t thread;
    uint32_t number, errors;
    const sk_context_desc* desc;
    const sk_plan* plan;
    sk_gemm_desc problem;
} task;

static void run_threads(void* (*function)(void*), const sk_context_desc* desc, const sk_plan* plan,
                        const sk_gemm_desc* problem)
{
    task tasks[THREADS];
    for (uint32_t i = 0; i < THREADS; ++i)
    {
        task t = {0};
        t.number = i;
        t.desc = desc;
        t.plan = plan;
        t.problem = *problem;
        tasks[i] = t;
        if (!CHECK_EQ(pthread_create(&tasks[i].thread, NULL, function, &tasks[i]), 0))
        {
            abort();
        }
    }
    for (uint32_t i = 0; i < THREADS; ++i)
    {
        pthread_join(tasks[i].thread, NULL);
        CHECK_EQ(tasks[i].errors, 0);
    }
}

static sk_gemm_args args_of(uint32_t number, const sk_plan* plan)
{
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a.address = 0x10000000000u + number * 0x100000000u;
    args.b.address = 0x20000000000u;
    args.d.address = 0x30000000000u + number * 0x100000000u;
    args.workspace.address = 0x40000000000u + number * 0x100000000u;
    args.a.size = args.b.size = args.d.size = VK_WHOLE_SIZE;
    args.workspace.size = sk_query_plan(plan).workspace_size;
    return args;
}

static void record_once(task* t)
{
    recorder r;
    memset(&r, 0, sizeof r);
    sk_gemm_args args = args_of(t->number, t->plan);
    t->errors += sk_gemm((VkCommandBuffer)(void*)&r, t->plan, &args) != SK_SUCCESS;
    t->errors += r.binds != 2 || r.pushes != 2 || r.dispatches != 2 || r.barriers != 1;
    t->errors += memcmp(r.words, &args.a.address, sizeof args.a.address) != 0; /* a is the first argument */
    args.d.address = args.a.address;
    t->errors += sk_gemm((VkCommandBuffer)(void*)&r, t->plan, &args) != SK_ERROR_OVERLAP;
}

static void ask_once(task* t)
{
    char line[SK_LINE_SIZE];
    sk_segment segments[64];
    sk_candidate candidates[2];
    sk_launch_info launch = {0};
    uint64_t segment_count = 64;
    uint32_t count = 2;
    sk_gemm_args args = args_of(t->number, t->plan);
    t->errors += sk_query_gemm_launch(t->plan, &args, &launch) != SK_SUCCESS || launch.dispatch_count != 2;
    t->errors += sk_list_segments(t->plan, &segment_count, segments) != SK_INCOMPLETE;
    t->errors +=
        sk_explain_gemm_plan(t->plan->program.context, &t->problem, &count, candidates) < SK_SUCCESS || count == 0;
    t->errors += sk_format_plan(t->plan, line, sizeof line) == 0;
    t->errors += sk_query_kernel(t->plan->program.context, t->number).name == NULL;
    t->errors += sk_query_context(t->plan->program.context).kernel_count == 0;
}

static void* record_and_ask(void* data)
{
    for (uint32_t i = 0; i < TIMES; ++i)
    {
        record_once(data);
        ask_once(data);
    }
    return NULL;
}

static void eight_threads_record_from_one_plan(void)
{
    reset_fake();
    sk_context_desc desc = desc_of_context();
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    sk_gemm_desc problem = describe_shape(512, 512, 512);
    problem.decomposition = SK_DECOMPOSITION_SPLIT_K;
    problem.splits = 4;
    problem.fixup = SK_FIXUP_SEPARATE_PASS;
    sk_plan* plan = make(&problem);
    if (plan)
    {
        run_threads(record_and_ask, &desc, plan, &problem);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void* make_and_record(void* data)
{
    task* t = data;
    for (uint32_t i = 0; i < TIMES / 10; ++i)
    {
        sk_context* own = NULL;
        sk_plan* plan = NULL;
        t->errors += sk_create_context(t->desc, &own) != SK_SUCCESS;
        t->errors += !own || sk_create_gemm_plan(own, &t->problem, &plan) != SK_SUCCESS;
        t->plan = plan;
        if (plan)
        {
            record_once(t);
        }
        sk_destroy_plan(plan);
        sk_destroy_context(own);
    }
    return NULL;
}

/* Without names, as the fake keeps that of the last module for all threads. */
static void eight_threads_have_contexts_of_their_own(void)
{
    reset_fake();
    fake.no_labels = true;
    sk_context_desc desc = desc_of_context();
    sk_gemm_desc problem = describe_shape(300, 300, 3000);
    problem.decomposition = SK_DECOMPOSITION_STREAM_K;
    problem.fixup = SK_FIXUP_SEPARATE_PASS;
    run_threads(make_and_record, &desc, NULL, &problem);
}

int main(void)
{
    RUN(eight_threads_record_from_one_plan);
    RUN(eight_threads_have_contexts_of_their_own);
    return CHECK_DONE();
}
