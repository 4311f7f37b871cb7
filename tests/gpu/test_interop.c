/* Memory of another Vulkan: A, B, D and the workspace lie in one allocation that a first instance and device make and
 * export as a file descriptor. A second instance and device import it, and multiply there. */
#include "course/vulkan_try.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum
{
    M = 100,
    N = 72,
    K = 500,
    A_OFFSET = 0,
    B_OFFSET = 1 << 18,
    D_OFFSET = 2 << 18,
    WORKSPACE_OFFSET = 3 << 18,
    SIZE = 8 << 20, /* bytes */
    BESIDE = 7      /* in every float of D's room that no product writes */
};

static const VkExternalMemoryHandleTypeFlagBits FILE_DESCRIPTOR = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
static gpu owner, guest;
static float a[M * K], b[K * N], d[M * N + 1];

/* ---- two devices ----------------------------------------------------------------------------- */

static void add_extension(sk_features* features, void* user_data)
{
    (void)user_data;
    features->extensions[features->extension_count++] = VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME;
}

static bool has_extension(const gpu* g)
{
    VkExtensionProperties list[512];
    uint32_t count = sizeof list / sizeof *list;
    bool found = false;
    vkEnumerateDeviceExtensionProperties(g->physical_device, NULL, &count, list);
    for (uint32_t i = 0; i < count; i++)
    {
        found = found || strcmp(list[i].extensionName, VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME) == 0;
    }
    return found;
}

static VkBufferUsageFlags usage(void)
{
    return VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
           VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
}

static bool can_share(const gpu* g)
{
    const VkExternalMemoryFeatureFlags both =
        VK_EXTERNAL_MEMORY_FEATURE_EXPORTABLE_BIT | VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT;
    VkPhysicalDeviceExternalBufferInfo info = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO};
    VkExternalBufferProperties properties = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_BUFFER_PROPERTIES};
    info.usage = usage();
    info.handleType = FILE_DESCRIPTOR;
    vkGetPhysicalDeviceExternalBufferProperties(g->physical_device, &info, &properties);
    return (properties.externalMemoryProperties.externalMemoryFeatures & both) == both;
}

/* Why not, or NULL. */
static const char* open_both(void)
{
    gpu_options options = {.edit_features = add_extension};
    if (!choose_gpu(&owner, NULL))
    {
        return "no device";
    }
    bool has = has_extension(&owner), shares = has && can_share(&owner);
    close_gpu(&owner);
    if (!has || !shares)
    {
        return has ? "the driver does not share buffers by file descriptor" : "no VK_KHR_external_memory_fd";
    }
    return open_gpu(&owner, &options) && open_gpu(&guest, &options) ? NULL : "the devices could not be opened";
}

/* ---- the memory ------------------------------------------------------------------------------ */

/* Memory of the owner's; or, with a file descriptor, that which it is of. Then that is the driver's. */
static bool share_memory(const gpu* g, int descriptor, gpu_buffer* buffer)
{
    VkExternalMemoryBufferCreateInfo external = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO};
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .pNext = &external};
    VkImportMemoryFdInfoKHR import = {.sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR};
    VkExportMemoryAllocateInfo export = {.sType = VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO};
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
    VkMemoryAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .pNext = &flags};
    VkMemoryRequirements needs;
    external.handleTypes = export.handleTypes = FILE_DESCRIPTOR;
    import.handleType = FILE_DESCRIPTOR;
    import.fd = descriptor;
    info.size = SIZE;
    info.usage = usage();
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    flags.pNext = descriptor < 0 ? (const void*)&export : (const void*)&import;
    memset(buffer, 0, sizeof *buffer);
    buffer->size = SIZE;
    if (!VK_TRY(vkCreateBuffer(g->device, &info, NULL, &buffer->buffer)))
    {
        return false;
    }
    vkGetBufferMemoryRequirements(g->device, buffer->buffer, &needs);
    allocation.allocationSize = needs.size;
    while (!(needs.memoryTypeBits >> allocation.memoryTypeIndex & 1u))
    {
        ++allocation.memoryTypeIndex;
    }
    return VK_TRY(vkAllocateMemory(g->device, &allocation, NULL, &buffer->memory)) &&
           VK_TRY(vkBindBufferMemory(g->device, buffer->buffer, buffer->memory, 0));
}

/* A file descriptor of the memory, or -1. */
static int export_memory(const gpu* g, const gpu_buffer* buffer)
{
    int descriptor = -1;
    VkMemoryGetFdInfoKHR info = {.sType = VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR};
    info.memory = buffer->memory;
    info.handleType = FILE_DESCRIPTOR;
    PFN_vkGetMemoryFdKHR get = (PFN_vkGetMemoryFdKHR)vkGetDeviceProcAddr(g->device, "vkGetMemoryFdKHR");
    return get && VK_TRY(get(g->device, &info, &descriptor)) ? descriptor : -1;
}

/* Hands the memory to the other device (`gives`), or takes it from there. */
static void record_transfer(const gpu* g, VkCommandBuffer commands, const gpu_buffer* buffer, bool gives)
{
    VkBufferMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER};
    VkAccessFlags all = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    barrier.srcAccessMask = gives ? all : 0;
    barrier.dstAccessMask = gives ? 0 : all;
    barrier.srcQueueFamilyIndex = gives ? g->queue_family : VK_QUEUE_FAMILY_EXTERNAL;
    barrier.dstQueueFamilyIndex = gives ? VK_QUEUE_FAMILY_EXTERNAL : g->queue_family;
    barrier.buffer = buffer->buffer;
    barrier.size = VK_WHOLE_SIZE;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, NULL,
                         1, &barrier, 0, NULL);
}

static bool transfer(const gpu* g, const gpu_buffer* buffer, bool gives)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
    {
        return false;
    }
    record_transfer(g, commands, buffer, gives);
    return submit_gpu_commands(g, commands);
}

/* ---- the product ----------------------------------------------------------------------------- */

static void draw_matrices(void)
{
    for (uint32_t i = 0; i < M * K; i++)
    {
        a[i] = (float)(i * 7919 % 15) - 7;
    }
    for (uint32_t i = 0; i < K * N; i++)
    {
        b[i] = (float)(i * 104729 % 13) - 6;
    }
}

static float multiply_element(uint32_t i, uint32_t j)
{
    float sum = 0;
    for (uint32_t l = 0; l < K; l++)
    {
        sum += a[i * K + l] * b[l * N + j];
    }
    return sum;
}

static void check_product(void)
{
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < M * N; i++)
    {
        wrong += d[i] != multiply_element(i / N, i % N);
    }
    CHECK_EQ(wrong, 0);
    CHECK_EQ((long long)d[M * N], BESIDE);
}

static sk_buffer place(const gpu_buffer* buffer, VkDeviceSize offset)
{
    sk_buffer memory = {.buffer = buffer->buffer, .offset = offset, .size = SIZE - offset};
    return memory;
}

/* On the guest's device, as Stream-K, so that partials pass through the shared memory, too. */
static void multiply(const gpu_buffer* buffer)
{
    sk_context* context = NULL;
    sk_plan* plan = NULL;
    sk_gemm_desc desc = {.m = M, .n = N, .k = K};
    desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    desc.workers = 5;
    CHECK_EQ(create_gpu_context(&guest, &context), SK_SUCCESS);
    if (context && CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS))
    {
        CHECK_EQ(sk_query_plan(plan).decomposition, SK_DECOMPOSITION_STREAM_K);
        CHECK(sk_query_plan(plan).workspace_size <= SIZE - WORKSPACE_OFFSET);
        VkCommandBuffer commands = begin_gpu_commands(&guest);
        sk_gemm_args args = {
            .a = place(buffer, A_OFFSET), .b = place(buffer, B_OFFSET), .d = place(buffer, D_OFFSET)};
        args.d.size = sizeof d;
        args.workspace = place(buffer, WORKSPACE_OFFSET);
        record_transfer(&guest, commands, buffer, false);
        CHECK_EQ(sk_clear_workspace(commands, context, args.workspace), SK_SUCCESS);
        CHECK_EQ(sk_gemm(commands, plan, &args), SK_SUCCESS);
        record_transfer(&guest, commands, buffer, true);
        CHECK(submit_gpu_commands(&guest, commands));
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void a_product_in_memory_of_another_device(void)
{
    gpu_buffer owned = {0}, imported = {0};
    const char* why = open_both();
    if (why)
    {
        SKIP("%s", why);
    }
    draw_matrices();
    d[M * N] = BESIDE;
    bool shared =
        CHECK(share_memory(&owner, -1, &owned)) && CHECK(upload_gpu_buffer(&owner, &owned, A_OFFSET, a, sizeof a)) &&
        CHECK(upload_gpu_buffer(&owner, &owned, B_OFFSET, b, sizeof b)) &&
        CHECK(upload_gpu_buffer(&owner, &owned, D_OFFSET, d, sizeof d)) && CHECK(transfer(&owner, &owned, true)) &&
        CHECK(share_memory(&guest, export_memory(&owner, &owned), &imported));
    CHECK(owner.instance != guest.instance && owner.device != guest.device);
    if (shared)
    {
        multiply(&imported);
        CHECK(transfer(&owner, &owned, false));
        memset(d, 0, sizeof d);
        CHECK(download_gpu_buffer(&owner, &owned, D_OFFSET, d, sizeof d));
        check_product();
    }
    destroy_gpu_buffer(&guest, &imported);
    destroy_gpu_buffer(&owner, &owned);
    close_gpu(&guest);
    close_gpu(&owner);
}

int main(void)
{
    RUN(a_product_in_memory_of_another_device);
    return CHECK_DONE();
}
