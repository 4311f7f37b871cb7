/* What the programs of this folder share. Each runs the code of the page of docs that it is named after: page_code.h is
 * that code, as tests/user/test_code.py takes it from the page. Operands are f32, of small integers, so that sums are
 * exact. */
#ifndef TESTS_USER_CODE_PAGE_H
#define TESTS_USER_CODE_PAGE_H

#ifdef __cplusplus
extern "C" {
#endif
#include "course/vulkan.h"
#ifdef __cplusplus
}
#endif

#include "check.h"

#include <string.h>

#include "page_code.h"

static gpu page_gpu;
static sk_context* page_context;

static inline bool open_page(void)
{
    return open_gpu(&page_gpu, NULL) && create_gpu_context(&page_gpu, &page_context) == SK_SUCCESS;
}

static inline int close_page(void)
{
    sk_destroy_context(page_context);
    close_gpu(&page_gpu);
    return CHECK_DONE();
}

/* Small integers, other ones for each seed. */
static inline void fill_floats(float* to, size_t count, unsigned seed)
{
    for (size_t i = 0; i < count; i++)
        to[i] = (float)((i * (2 * seed + 5) + i / 7 + seed) % 9) - 4.0f;
}

/* A device buffer with these bytes. */
static inline gpu_buffer upload_page(const void* data, VkDeviceSize size)
{
    gpu_buffer buffer;
    CHECK(create_gpu_buffer(&page_gpu, size, GPU_DEVICE, &buffer));
    CHECK(size == 0 || upload_gpu_buffer(&page_gpu, &buffer, 0, data, size));
    return buffer;
}

/* A cleared workspace for the plan. */
static inline gpu_buffer create_page_workspace(const sk_plan* plan)
{
    gpu_buffer buffer;
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    CHECK(create_gpu_buffer(&page_gpu, size, GPU_DEVICE, &buffer));
    if (size == 0)
        return buffer;
    VkCommandBuffer commands = begin_gpu_commands(&page_gpu);
    CHECK(sk_clear_workspace(commands, page_context, make_gpu_matrix(&buffer, 0)) == SK_SUCCESS);
    CHECK(submit_gpu_commands(&page_gpu, commands));
    return buffer;
}

#endif
