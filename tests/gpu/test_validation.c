/* Multiplications of every kind under the Khronos validation layer, which must not say a word.
 *
 *     test_validation sync         checks the use of the API, and synchronization
 *     test_validation addresses    instruments the shaders to find addresses out of bounds
 *     test_validation races        instruments them to find races on shared memory; slow to compile
 *
 * That the layer sees errors is test_layer's. What passes through device addresses it does not synchronize: that is
 * test_record's. */
#include "check.h"
#include "gpu/validated.h"
#include "gpu/validated_kinds.h"

/* Compiling takes the time, most of all where shaders are instrumented: every other row, the others with the next
 * kernel; for races the last arriver, whose pipelines do everything that others do with shared memory. */
static bool is_kind_tested(uint32_t kernel, size_t row)
{
    return has_checks("races") ? row == 4 : !is_cpu || (kernel + row) % 2 == 0;
}

static void every_kernel_and_kind_passes_in_silence(void)
{
    uint32_t kernels = sk_query_context(context).kernel_count, tested = 0;
    for (uint32_t i = 0; i < kernels; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        for (size_t j = 0; is_tested(&kernel) && j < sizeof KINDS / sizeof KINDS[0]; j++)
        {
            if (is_kind_tested(i, j))
            {
                product p = make_product(&kernel, &KINDS[j]);
                run_product(&p, KINDS[j].is_ragged ? 1 : 0);
                tested++;
            }
        }
    }
    CHECK(tested > 0);
    CHECK_EQ(layer.complaints, 0);
}

static void empty_products_pass_in_silence(void)
{
    static const uint32_t sizes[][3] = {{0, 8, 8}, {8, 0, 8}, {8, 8, 0}};
    sk_kernel_info kernel = find_tested_kernel();
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
    {
        product p = make_product(&kernel, &KINDS[0]);
        p.desc.m = sizes[i][0];
        p.desc.n = sizes[i][1];
        p.desc.k = sizes[i][2];
        p.desc.epilogue = SK_EPILOGUE_LINEAR;
        p.args.beta = 2;
        run_product(&p, 0);
    }
    CHECK_EQ(layer.complaints, 0);
}

/* Two products through one workspace, and a third that reads what the second wrote. */
static void several_in_one_command_buffer_pass_in_silence(void)
{
    sk_kernel_info kernel = find_tested_kernel();
    product p = make_product(&kernel, &KINDS[5]), q = make_product(&kernel, &KINDS[6]), r = q;
    r.desc.k = r.desc.n;
    if (open_product(&p, 0) && open_product(&q, 0) && open_product(&r, 0))
    {
        r.desc.a.layout = q.desc.d.layout;
        sk_destroy_plan(r.plan);
        CHECK_EQ(sk_create_gemm_plan(context, &r.desc, &r.plan), SK_SUCCESS);
        r.args.a = q.args.d;
        VkCommandBuffer commands = begin_with_clear_workspace();
        CHECK_EQ(sk_gemm(commands, p.plan, &p.args), SK_SUCCESS);
        record_compute_barrier(commands);
        CHECK_EQ(sk_gemm(commands, q.plan, &q.args), SK_SUCCESS);
        record_compute_barrier(commands);
        CHECK_EQ(sk_gemm(commands, r.plan, &r.args), SK_SUCCESS);
        CHECK(submit_gpu_commands(&device, commands));
        check_product(&p, 0);
        check_product(&q, 0);
        memcpy(r.a.mapped, q.d.mapped, q.d.size);
        check_product(&r, 0);
    }
    close_product(&p);
    close_product(&q);
    close_product(&r);
    CHECK_EQ(layer.complaints, 0);
}

static VkCommandBuffer begin_secondary(void)
{
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkCommandBufferAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
    VkCommandBufferInheritanceInfo inheritance = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    allocation.commandPool = device.pool;
    allocation.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    allocation.commandBufferCount = 1;
    begin.pInheritanceInfo = &inheritance;
    CHECK_EQ(vkAllocateCommandBuffers(device.device, &allocation, &commands), VK_SUCCESS);
    CHECK_EQ(vkBeginCommandBuffer(commands, &begin), VK_SUCCESS);
    return commands;
}

/* Recorded once, run by three primary command buffers. */
static void replays_of_a_secondary_command_buffer_pass_in_silence(void)
{
    sk_kernel_info kernel = find_tested_kernel();
    product p = make_product(&kernel, &KINDS[7]);
    if (open_product(&p, 1))
    {
        VkCommandBuffer secondary = begin_secondary();
        CHECK_EQ(sk_gemm(secondary, p.plan, &p.args), SK_SUCCESS);
        CHECK_EQ(vkEndCommandBuffer(secondary), VK_SUCCESS);
        for (int i = 0; i < 3; i++)
        {
            VkCommandBuffer commands = i == 0 ? begin_with_clear_workspace() : begin_gpu_commands(&device);
            memset(p.d.mapped, 0xff, p.d.size);
            vkCmdExecuteCommands(commands, 1, &secondary);
            CHECK(submit_gpu_commands(&device, commands));
            check_product(&p, 1);
        }
        vkFreeCommandBuffers(device.device, device.pool, 1, &secondary);
    }
    close_product(&p);
    CHECK_EQ(layer.complaints, 0);
}

/* One primary command buffer, submitted three times without waiting in between. */
static void replays_of_a_primary_command_buffer_pass_in_silence(void)
{
    sk_kernel_info kernel = find_tested_kernel();
    product p = make_product(&kernel, &KINDS[4]);
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    VkCommandBuffer commands;
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    begin.flags = VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    if (open_product(&p, 1) && CHECK(submit_gpu_commands(&device, begin_with_clear_workspace())))
    {
        commands = begin_gpu_commands(&device);
        CHECK_EQ(vkBeginCommandBuffer(commands, &begin), VK_SUCCESS); /* anew, with our flags */
        record_compute_barrier(commands);
        CHECK_EQ(sk_gemm(commands, p.plan, &p.args), SK_SUCCESS);
        CHECK_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
        for (int i = 0; i < 3; i++)
        {
            CHECK_EQ(vkQueueSubmit(device.queue, 1, &submit, VK_NULL_HANDLE), VK_SUCCESS);
        }
        CHECK(submit_gpu_commands(&device, begin_gpu_commands(&device))); /* the host may read */
        vkFreeCommandBuffers(device.device, device.pool, 1, &commands);
        check_product(&p, 1);
    }
    close_product(&p);
    CHECK_EQ(layer.complaints, 0);
}

/* Two plans that share no pipeline; one of them is destroyed after its last run, and made again. */
static void trimming_between_replays_passes_in_silence(void)
{
    sk_kernel_info kernel = find_tested_kernel();
    product p = make_product(&kernel, &KINDS[3]), q = make_product(&kernel, &KINDS[0]);
    if (open_product(&p, 1) && open_product(&q, 0))
    {
        VkCommandBuffer secondary = begin_secondary();
        CHECK_EQ(sk_gemm(secondary, p.plan, &p.args), SK_SUCCESS);
        CHECK_EQ(vkEndCommandBuffer(secondary), VK_SUCCESS);
        for (int i = 0; i < 2; i++)
        {
            VkCommandBuffer commands = begin_with_clear_workspace();
            memset(p.d.mapped, 0xff, p.d.size);
            memset(q.d.mapped, 0xff, q.d.size);
            CHECK_EQ(sk_gemm(commands, q.plan, &q.args), SK_SUCCESS);
            sk_destroy_plan(q.plan);
            vkCmdExecuteCommands(commands, 1, &secondary);
            CHECK(submit_gpu_commands(&device, commands));
            check_product(&p, 1);
            sk_trim_context(context);
            q.plan = NULL;
            CHECK_EQ(sk_create_gemm_plan(context, &q.desc, &q.plan), SK_SUCCESS);
            check_product(&q, 0);
        }
        vkFreeCommandBuffers(device.device, device.pool, 1, &secondary);
    }
    close_product(&p);
    close_product(&q);
    CHECK_EQ(layer.complaints, 0);
}

static void run_cases(void)
{
    RUN(every_kernel_and_kind_passes_in_silence);
    if (!has_checks("races"))
    {
        RUN(empty_products_pass_in_silence);
        RUN(several_in_one_command_buffer_pass_in_silence);
        RUN(replays_of_a_secondary_command_buffer_pass_in_silence);
        RUN(replays_of_a_primary_command_buffer_pass_in_silence);
        RUN(trimming_between_replays_passes_in_silence);
    }
}

int main(int argc, char** argv)
{
    return run_under_layer(argc, argv, run_cases);
}
