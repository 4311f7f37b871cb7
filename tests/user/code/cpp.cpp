/* docs/cpp.md: its code plans two layers, or none, and records one. That is not submitted: a CPU driver would take
 * minutes for it. */
#include "page.h"

static const VkDeviceSize ROWS = 4096, COLUMNS = 14336, INNER = 4096, ENOUGH = 1 << 29;

static void a_layer_is_planned_and_recorded()
{
    streamk::context context;
    layer first, second;
    sk_gemm_args args = {};
    gpu_buffer a, b, d, workspace;
    if (!CHECK_EQ(streamk::create(make_gpu_context_desc(&page_gpu), context), SK_SUCCESS) ||
        !CHECK_EQ(open_layers(context, first, second), SK_SUCCESS))
        return;
    CHECK(create_gpu_buffer(&page_gpu, ROWS * INNER * 2, GPU_DEVICE, &a));
    CHECK(create_gpu_buffer(&page_gpu, INNER * COLUMNS * 2, GPU_DEVICE, &b));
    CHECK(create_gpu_buffer(&page_gpu, ROWS * COLUMNS * 4, GPU_DEVICE, &d));
    CHECK(create_gpu_buffer(&page_gpu, ENOUGH, GPU_DEVICE, &workspace));
    args.a = make_gpu_matrix(&a, 0);
    args.b = make_gpu_matrix(&b, 0);
    args.d = make_gpu_matrix(&d, 0);
    args.workspace = make_gpu_matrix(&workspace, 0);
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK_EQ(first.record(commands, args), SK_SUCCESS);
    CHECK_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
    destroy_gpu_buffer(&page_gpu, &a);
    destroy_gpu_buffer(&page_gpu, &b);
    destroy_gpu_buffer(&page_gpu, &d);
    destroy_gpu_buffer(&page_gpu, &workspace);
}

int main()
{
    if (!open_page())
        return 1;
    RUN(a_layer_is_planned_and_recorded);
    return close_page();
}
