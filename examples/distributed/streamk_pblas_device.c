/* A rank's products on its device: a panel is copied and multiplied while the next one is staged. */
#include "streamk_pblas_parts.h"

#include <string.h>

/* ---- memory ---------------------------------------------------------------------------------- */

static int allocate(const streamk_device* d, VkMemoryPropertyFlags wanted, streamk_buffer* b)
{
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkPhysicalDeviceMemoryProperties memory;
    VkMemoryRequirements needs;
    vkGetPhysicalDeviceMemoryProperties(d->physical_device, &memory);
    vkGetBufferMemoryRequirements(d->device, b->buffer, &needs);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    info.pNext = &flags;
    info.allocationSize = needs.size;
    for (uint32_t i = 0; i < memory.memoryTypeCount; i++)
    {
        info.memoryTypeIndex = i;
        if ((needs.memoryTypeBits >> i & 1u) && (memory.memoryTypes[i].propertyFlags & wanted) == wanted &&
            vkAllocateMemory(d->device, &info, NULL, &b->memory) == VK_SUCCESS)
            return vkBindBufferMemory(d->device, b->buffer, b->memory, 0) == VK_SUCCESS;
    }
    return 0;
}

static int make_buffer(const streamk_device* d, size_t size, int is_staging, streamk_buffer* b)
{
    const VkMemoryPropertyFlags mapped = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    info.size = size ? size : 16;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (vkCreateBuffer(d->device, &info, NULL, &b->buffer) != VK_SUCCESS)
        return 0;
    if (!is_staging)
        return allocate(d, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, b);
    return (allocate(d, mapped | VK_MEMORY_PROPERTY_HOST_CACHED_BIT, b) || allocate(d, mapped, b)) &&
           vkMapMemory(d->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped) == VK_SUCCESS;
}

static void free_buffer(const streamk_device* d, streamk_buffer* b)
{
    vkDestroyBuffer(d->device, b->buffer, NULL);
    vkFreeMemory(d->device, b->memory, NULL);
    memset(b, 0, sizeof *b);
}

/* ---- commands -------------------------------------------------------------------------------- */

static void order(VkCommandBuffer commands)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                         VK_PIPELINE_STAGE_ALL_COMMANDS_BIT | VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0,
                         NULL);
}

static VkCommandBuffer make_commands(const streamk_product* p)
{
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
    info.commandPool = p->pool;
    info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    info.commandBufferCount = 1;
    return vkAllocateCommandBuffers(p->device->device, &info, &commands) == VK_SUCCESS ? commands : VK_NULL_HANDLE;
}

static int begin(const streamk_slot* s)
{
    VkCommandBufferBeginInfo first = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    if (vkBeginCommandBuffer(s->commands, &first) != VK_SUCCESS)
        return 0;
    order(s->commands);
    return 1;
}

static int submit(const streamk_product* p, streamk_slot* s)
{
    VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    info.commandBufferCount = 1;
    info.pCommandBuffers = &s->commands;
    order(s->commands);
    s->is_submitted = vkEndCommandBuffer(s->commands) == VK_SUCCESS &&
                      vkQueueSubmit(p->device->queue, 1, &info, s->fence) == VK_SUCCESS;
    return s->is_submitted;
}

int streamk_wait_for_slot(const streamk_product* p, streamk_slot* s)
{
    VkDevice device = p->device->device;
    if (!s->is_submitted)
        return 0;
    s->is_submitted = 0;
    return vkWaitForFences(device, 1, &s->fence, VK_TRUE, UINT64_MAX) == VK_SUCCESS &&
                   vkResetFences(device, 1, &s->fence) == VK_SUCCESS
               ? 0
               : STREAMK_PBLAS_DEVICE;
}

/* ---- products -------------------------------------------------------------------------------- */

static sk_plan* make_plan(const streamk_product* p, uint32_t k)
{
    sk_gemm_desc desc = {0};
    sk_plan* plan = NULL;
    desc.m = p->m;
    desc.n = p->n;
    desc.k = k;
    desc.a.type = p->type_a;
    desc.b.type = p->type_b;
    desc.c.type = desc.d.type = p->sums;
    desc.a.layout = desc.c.layout = desc.d.layout = SK_LAYOUT_COL_MAJOR;
    if (streamk_find_unit(p->type_b).elements > 1)
        desc.b.layout = SK_LAYOUT_COL_MAJOR; /* blocks lie along k */
    desc.epilogue = SK_EPILOGUE_LINEAR;
    return sk_create_gemm_plan(p->device->context, &desc, &plan) == SK_SUCCESS ? plan : NULL;
}

static VkDeviceSize find_workspace(const streamk_product* p)
{
    VkDeviceSize size = p->plan ? sk_query_plan(p->plan).workspace_size : 0;
    VkDeviceSize last = sk_query_plan(p->last_plan).workspace_size;
    return size > last ? size : last;
}

static sk_buffer refer_to_workspace(const streamk_product* p)
{
    sk_buffer workspace = {0};
    workspace.buffer = p->workspace.buffer;
    workspace.size = p->workspace.buffer ? find_workspace(p) : 0;
    return workspace;
}

/* Panels use it one after the other. */
static int take_workspace(streamk_product* p)
{
    streamk_slot* s = &p->slots[0];
    if (find_workspace(p) == 0)
        return 1;
    if (!make_buffer(p->device, find_workspace(p), 0, &p->workspace) || !begin(s))
        return 0;
    return sk_clear_workspace(s->commands, p->device->context, refer_to_workspace(p)) == SK_SUCCESS && submit(p, s) &&
           streamk_wait_for_slot(p, s) == 0;
}

static sk_buffer refer(const streamk_product* p, int which)
{
    sk_buffer b = {0};
    b.buffer = p->operands[which].buffer;
    b.size = p->sizes[which];
    return b;
}

static int record(const streamk_product* p, VkCommandBuffer commands, const sk_plan* plan, double alpha, double beta)
{
    sk_gemm_args args = {0};
    args.a = refer(p, STREAMK_PBLAS_A);
    args.b = refer(p, STREAMK_PBLAS_B);
    args.c = args.d = refer(p, STREAMK_PBLAS_C);
    args.alpha = alpha;
    args.beta = beta;
    args.workspace = refer_to_workspace(p);
    return sk_gemm(commands, plan, &args) == SK_SUCCESS;
}

static void copy(const streamk_product* p, VkCommandBuffer commands, const streamk_buffer* staged, int which, int up)
{
    VkBufferCopy region = {0, 0, p->sizes[which]};
    VkBuffer operand = p->operands[which].buffer;
    if (region.size > 0)
        vkCmdCopyBuffer(commands, up ? staged->buffer : operand, up ? operand : staged->buffer, 1, &region);
}

int streamk_submit_panel(const streamk_product* p, streamk_slot* s, double alpha, double beta, int is_first,
                         int is_last)
{
    if (!begin(s))
        return STREAMK_PBLAS_DEVICE;
    copy(p, s->commands, &s->staging[STREAMK_PBLAS_A], STREAMK_PBLAS_A, 1);
    copy(p, s->commands, &s->staging[STREAMK_PBLAS_B], STREAMK_PBLAS_B, 1);
    if (is_first)
        copy(p, s->commands, &p->staged_c, STREAMK_PBLAS_C, 1);
    order(s->commands);
    int done = record(p, s->commands, is_last ? p->last_plan : p->plan, alpha, beta);
    order(s->commands);
    if (is_last)
        copy(p, s->commands, &p->staged_c, STREAMK_PBLAS_C, 0);
    return submit(p, s) && done ? 0 : STREAMK_PBLAS_DEVICE;
}

static size_t count_bytes(sk_type type, size_t elements)
{
    streamk_unit unit = streamk_find_unit(type);
    return elements / (size_t)unit.elements * unit.bytes;
}

static int open_slot(const streamk_product* p, streamk_slot* s)
{
    VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    int done = vkCreateFence(p->device->device, &fence, NULL, &s->fence) == VK_SUCCESS;
    for (int i = 0; i < STREAMK_PBLAS_C; i++)
        done = done && make_buffer(p->device, p->sizes[i], 1, &s->staging[i]);
    s->commands = done ? make_commands(p) : VK_NULL_HANDLE;
    return s->commands != VK_NULL_HANDLE;
}

static int open_all(streamk_product* p, uint32_t k)
{
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    pool.queueFamilyIndex = p->device->queue_family;
    int done = vkCreateCommandPool(p->device->device, &pool, NULL, &p->pool) == VK_SUCCESS;
    for (int i = 0; i < STREAMK_PBLAS_SLOTS; i++)
        done = done && open_slot(p, &p->slots[i]);
    for (int i = 0; i < STREAMK_PBLAS_OPERANDS; i++)
        done = done && make_buffer(p->device, p->sizes[i], 0, &p->operands[i]);
    done = done && make_buffer(p->device, p->sizes[STREAMK_PBLAS_C], 1, &p->staged_c);
    if (p->m == 0 || p->n == 0)
        return done;
    p->last_plan = done ? make_plan(p, p->last) : NULL;
    done = p->last_plan != NULL;
    if (done && k > p->panel)
        done = (p->plan = make_plan(p, p->panel)) != NULL;
    return done && take_workspace(p);
}

int streamk_open_product(const streamk_device* device, sk_type type_a, sk_type type_b, uint32_t m, uint32_t n,
                         uint32_t k, uint32_t panel, streamk_product* p)
{
    memset(p, 0, sizeof *p);
    p->device = device;
    p->type_a = type_a;
    p->type_b = type_b;
    p->sums = type_a == SK_TYPE_F64 ? SK_TYPE_F64 : type_a == SK_TYPE_S8 ? SK_TYPE_S32 : SK_TYPE_F32;
    p->m = m;
    p->n = n;
    p->panel = panel;
    p->last = k > 0 ? (k - 1) % panel + 1 : 0;
    p->sizes[STREAMK_PBLAS_A] = count_bytes(type_a, (size_t)m * panel);
    p->sizes[STREAMK_PBLAS_B] = count_bytes(type_b, (size_t)n * panel);
    p->sizes[STREAMK_PBLAS_C] = count_bytes(p->sums, (size_t)m * n);
    return open_all(p, k) ? 0 : STREAMK_PBLAS_DEVICE;
}

static void close_slot(const streamk_product* p, streamk_slot* s)
{
    streamk_wait_for_slot(p, s);
    for (int i = 0; i < STREAMK_PBLAS_C; i++)
        free_buffer(p->device, &s->staging[i]);
    vkDestroyFence(p->device->device, s->fence, NULL);
}

void streamk_close_product(streamk_product* p)
{
    if (!p->device)
        return;
    for (int i = 0; i < STREAMK_PBLAS_SLOTS; i++)
        close_slot(p, &p->slots[i]);
    for (int i = 0; i < STREAMK_PBLAS_OPERANDS; i++)
        free_buffer(p->device, &p->operands[i]);
    free_buffer(p->device, &p->staged_c);
    free_buffer(p->device, &p->workspace);
    sk_destroy_plan(p->plan);
    sk_destroy_plan(p->last_plan);
    vkDestroyCommandPool(p->device->device, p->pool, NULL);
    memset(p, 0, sizeof *p);
}
