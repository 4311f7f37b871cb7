/* README.md: its code adds features to a device, makes a plan, and records a product. That is not submitted: a CPU
 * driver would take minutes for 4096 x 4096 x 4096. */
#include "page.h"

enum
{
    A,
    B,
    D,
    WORKSPACE,
    BUFFER_COUNT
};

static void a_product_is_recorded_on_a_device_with_the_features(void)
{
    const VkDeviceSize elements = 4096 * 4096;
    gpu g;
    gpu_buffer buffers[BUFFER_COUNT] = {{0}};
    if (!CHECK(choose_gpu(&g, NULL)))
        return;
    CHECK_EQ(extend_device(g.instance, g.physical_device, &g.create_info, &g.features), SK_SUCCESS);
    g.create_info.enabledExtensionCount = g.features.extension_count;
    g.create_info.ppEnabledExtensionNames = g.features.extensions;
    CHECK(create_gpu_device(&g));
    sk_plan* plan = make_plan(g.instance, g.physical_device, g.device, &g.create_info);
    if (!CHECK(plan))
        return;
    CHECK(create_gpu_buffer(&g, elements * 2, GPU_DEVICE, &buffers[A]));
    CHECK(create_gpu_buffer(&g, elements * 2, GPU_DEVICE, &buffers[B]));
    CHECK(create_gpu_buffer(&g, elements * 4, GPU_DEVICE, &buffers[D]));
    CHECK(create_gpu_buffer(&g, sk_query_plan(plan).workspace_size, GPU_DEVICE, &buffers[WORKSPACE]));
    VkCommandBuffer commands = begin_gpu_commands(&g);
    CHECK_EQ(
        multiply(commands, plan, buffers[A].buffer, buffers[B].buffer, buffers[D].buffer, buffers[WORKSPACE].buffer),
        SK_SUCCESS);
    CHECK_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
    CHECK(sk_query_plan(plan).tiles > 0);
}

int main(void)
{
    RUN(a_product_is_recorded_on_a_device_with_the_features);
    return CHECK_DONE();
}
