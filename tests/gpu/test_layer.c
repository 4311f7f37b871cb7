/* Errors that are planted, which the Khronos validation layer must find: so its silence in test_validation means
 * something.
 *
 *     test_layer sync         checks the use of the API, and synchronization
 *     test_layer addresses    instruments the shaders to find addresses out of bounds
 *     test_layer races        instruments them to find races on shared memory; slow to compile
 */
#include "check.h"
#include "gpu/validated.h"
#include "gpu/validated_kinds.h"

static void a_fill_past_the_end_is_found(void)
{
    VkCommandBuffer commands = begin_gpu_commands(&device);
    expect("VUID-vkCmdFillBuffer-size");
    vkCmdFillBuffer(commands, workspace.buffer, 256, workspace.size, 0);
    vkFreeCommandBuffers(device.device, device.pool, 1, &commands);
    check_found();
}

static void a_clear_that_races_with_a_fill_is_found(void)
{
    VkCommandBuffer commands = begin_gpu_commands(&device);
    expect("SYNC-HAZARD-WRITE-AFTER-WRITE");
    vkCmdFillBuffer(commands, workspace.buffer, 0, 1024, 1);
    CHECK_EQ(sk_clear_workspace(commands, context, make_gpu_matrix(&workspace, 0)), SK_SUCCESS);
    vkFreeCommandBuffers(device.device, device.pool, 1, &commands);
    check_found();
}

/* Makes the buffer shorter than its memory: what is read behind its end is harmless, and wrong. */
static bool shorten(gpu_buffer* buffer)
{
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    info.size = buffer->size / 2;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    vkDestroyBuffer(device.device, buffer->buffer, NULL);
    buffer->buffer = VK_NULL_HANDLE;
    if (!CHECK_EQ(vkCreateBuffer(device.device, &info, NULL, &buffer->buffer), VK_SUCCESS) ||
        !CHECK_EQ(vkBindBufferMemory(device.device, buffer->buffer, buffer->memory, 0), VK_SUCCESS))
    {
        return false;
    }
    address.buffer = buffer->buffer;
    buffer->address = vkGetBufferDeviceAddress(device.device, &address);
    return true;
}

static void a_read_past_the_end_is_found(void)
{
    sk_kernel_info kernel = find_tested_kernel();
    product p = make_product(&kernel, &KINDS[0]);
    expect("VUID-RuntimeSpirv-PhysicalStorageBuffer64");
    if (open_product(&p, 0) && shorten(&p.a))
    {
        p.args.a.buffer = VK_NULL_HANDLE;
        p.args.a.address = p.a.address;
        p.args.a.size = VK_WHOLE_SIZE;
        VkCommandBuffer commands = begin_with_clear_workspace();
        CHECK_EQ(sk_gemm(commands, p.plan, &p.args), SK_SUCCESS);
        CHECK(submit_gpu_commands(&device, commands));
    }
    close_product(&p);
    check_found();
}

/* SPIR-V 1.5, sections 2.3 and 3.37: OpControlBarrier is 224; OpNop is 0, one word. */
static VKAPI_ATTR VkResult VKAPI_CALL create_module_without_barriers(VkDevice handle,
                                                                     const VkShaderModuleCreateInfo* info,
                                                                     const VkAllocationCallbacks* allocator,
                                                                     VkShaderModule* module)
{
    VkShaderModuleCreateInfo changed = *info;
    size_t words = info->codeSize / 4;
    uint32_t* code = malloc(info->codeSize);
    if (!code)
    {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    memcpy(code, info->pCode, info->codeSize);
    for (size_t i = 5, length; i < words; i += length)
    {
        length = code[i] >> 16;
        for (size_t j = 0; (info->pCode[i] & 0xffffu) == 224 && j < length; j++)
        {
            code[i + j] = 1u << 16;
        }
    }
    changed.pCode = code;
    VkResult result = vkCreateShaderModule(handle, &changed, allocator, module);
    free(code);
    return result;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL device_function(VkDevice handle, const char* name)
{
    return strcmp(name, "vkCreateShaderModule") == 0 ? (PFN_vkVoidFunction)create_module_without_barriers
                                                     : vkGetDeviceProcAddr(handle, name);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL instance_function(VkInstance instance, const char* name)
{
    return strcmp(name, "vkGetDeviceProcAddr") == 0 ? (PFN_vkVoidFunction)device_function
                                                    : vkGetInstanceProcAddr(instance, name);
}

static void check_race_is_found(const sk_kernel_info* kernel)
{
    product p = make_product(kernel, &KINDS[1]);
    expect("SharedMemoryDataRace");
    if (open_product(&p, 1))
    {
        VkCommandBuffer commands = begin_with_clear_workspace();
        CHECK_EQ(sk_gemm(commands, p.plan, &p.args), SK_SUCCESS);
        CHECK(submit_gpu_commands(&device, commands));
    }
    close_product(&p);
    if (layer.found == 0)
    {
        CHECK_NOTE("no race is found in %s\n", kernel->name);
    }
    check_found();
}

/* One kernel of each way to multiply, but for small dot, where the layer finds a race in some headers only, and
 * kernels of arranged A and B, whose shared memory is written by matrix stores alone: those it does not follow. */
static void missing_barriers_are_found(void)
{
    sk_context* correct = context;
    sk_context_desc desc = {0};
    unsigned tested = 0; /* set of bits */
    desc.instance = device.instance;
    desc.physical_device = device.physical_device;
    desc.device = device.device;
    desc.device_create_info = &device.create_info;
    desc.get_instance_proc_addr = instance_function;
    if (CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS))
    {
        for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
        {
            sk_kernel_info kernel = sk_query_kernel(context, i);
            bool is_followed = kernel.multiply != SK_MULTIPLY_DOT && kernel.multiply != SK_MULTIPLY_ARRANGED;
            if (is_tested(&kernel) && is_followed && !(tested >> kernel.multiply & 1u))
            {
                check_race_is_found(&kernel);
                tested |= 1u << kernel.multiply;
            }
        }
    }
    CHECK(tested != 0);
    sk_destroy_context(context);
    context = correct;
}

static void run_cases(void)
{
    if (has_checks("sync"))
    {
        RUN(a_fill_past_the_end_is_found);
        RUN(a_clear_that_races_with_a_fill_is_found);
    }
    if (has_checks("addresses"))
    {
        RUN(a_read_past_the_end_is_found);
    }
    if (has_checks("races"))
    {
        RUN(missing_barriers_are_found);
    }
}

int main(int argc, char** argv)
{
    return run_under_layer(argc, argv, run_cases);
}
