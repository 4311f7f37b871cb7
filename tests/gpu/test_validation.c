/* Multiplications of every kind under the Khronos validation layer, which must not say a word.
 *
 *     test_validation sync         checks the use of the API, and synchronization
 *     test_validation addresses    instruments the shaders to find addresses out of bounds
 *     test_validation races        instruments them to find races on shared memory; slow to compile
 *
 * Errors are planted too, so that a layer that sees nothing is not mistaken for one that finds nothing. What passes
 * through device addresses the layer does not synchronize: that is test_recording's. */
#include "vulkan.h"
#include "element.h"
#include "check.h"
#include "gpu/larger.h"

#include <stdlib.h>
#include <string.h>

/* ---- what the layer says ---------------------------------------------------------------------- */

static struct
{
    const char* expected; /* part of a planted error's name; NULL: none is planted */
    unsigned found;       /* messages with that name */
    unsigned complaints;  /* all others */
} layer;

static VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                 VkDebugUtilsMessageTypeFlagsEXT types,
                                                 const VkDebugUtilsMessengerCallbackDataEXT* data, void* user_data)
{
    const char* name = data->pMessageIdName ? data->pMessageIdName : "";
    (void)severity;
    (void)types;
    (void)user_data;
    /* of the machine's other drivers and layers; of features that the layer adds for itself */
    if (strcmp(name, "Loader Message") == 0 || strcmp(name, "WARNING-Setting-Limit-Adjusted") == 0)
    {
        return VK_FALSE;
    }
    if (layer.expected && strstr(name, layer.expected))
    {
        layer.found++;
        return VK_FALSE;
    }
    if (layer.complaints++ < 20)
    {
        printf("  the layer says: %s: %s\n", name, data->pMessage);
    }
    return VK_FALSE;
}

/* ---- a multiplication ------------------------------------------------------------------------- */

static gpu device;
static sk_context* context;
static gpu_buffer workspace;
static bool is_cpu;
static const char* checks; /* "sync", "addresses" or "races" */

typedef struct product
{
    sk_gemm_desc desc;
    sk_gemm_args args;
    sk_plan* plan;
    gpu_buffer a, b, c, d;
} product;

static float get(const gpu_buffer* buffer, sk_type type, size_t index)
{
    return type == SK_TYPE_F16 ? half_to_float(((const uint16_t*)buffer->mapped)[index])
                               : ((const float*)buffer->mapped)[index];
}

/* Small integers: every sum is exact in every type. */
static bool create_matrix(size_t count, sk_type type, uint32_t seed, gpu_buffer* buffer)
{
    if (!CHECK(gpu_create_buffer(&device, count * element_size(type), GPU_HOST, buffer)))
    {
        return false;
    }
    for (size_t i = 0; i < count; i++)
    {
        seed = seed * 1664525u + 1013904223u;
        float value = (float)(int)(seed >> 24) / 64.0f;
        value = (float)((int)value - 2);
        if (type == SK_TYPE_F16)
        {
            ((uint16_t*)buffer->mapped)[i] = half_from_float(value);
        }
        else
        {
            ((float*)buffer->mapped)[i] = value;
        }
    }
    return true;
}

/* Matrices begin `first` elements into their buffers, and are packed. */
static bool open_product(product* p, size_t first)
{
    const sk_gemm_desc* d = &p->desc;
    size_t batches = d->batch_count ? d->batch_count : 1;
    bool opened = create_matrix(first + batches * d->m * d->k, d->a.type, 1, &p->a) &&
                  create_matrix(first + batches * d->k * d->n, d->b.type, 2, &p->b) &&
                  create_matrix(first + batches * d->m * d->n, d->c.type, 3, &p->c) &&
                  create_matrix(first + batches * d->m * d->n, d->d.type, 4, &p->d);
    p->args.a = gpu_matrix(&p->a, first * element_size(d->a.type));
    p->args.b = gpu_matrix(&p->b, first * element_size(d->b.type));
    p->args.c = gpu_matrix(&p->c, first * element_size(d->c.type));
    p->args.d = gpu_matrix(&p->d, first * element_size(d->d.type));
    p->args.workspace = gpu_matrix(&workspace, 0);
    return opened && CHECK_EQ(sk_create_plan(context, d, &p->plan), SK_SUCCESS) &&
           CHECK(sk_query_plan(p->plan).workspace_size <= workspace.size);
}

static void close_product(product* p)
{
    sk_destroy_plan(p->plan);
    gpu_destroy_buffer(&device, &p->a);
    gpu_destroy_buffer(&device, &p->b);
    gpu_destroy_buffer(&device, &p->c);
    gpu_destroy_buffer(&device, &p->d);
}

static size_t at(const sk_matrix_desc* matrix, uint32_t rows, uint32_t columns, uint32_t row, uint32_t column)
{
    return matrix->layout == SK_LAYOUT_COL_MAJOR ? (size_t)column * rows + row : (size_t)row * columns + column;
}

static float expected_element(const product* p, size_t first, uint32_t batch, uint32_t i, uint32_t j)
{
    const sk_gemm_desc* d = &p->desc;
    size_t a = first + (size_t)batch * d->m * d->k, b = first + (size_t)batch * d->k * d->n;
    size_t c = first + (size_t)batch * d->m * d->n;
    double sum = 0;
    for (uint32_t k = 0; k < d->k; k++)
    {
        sum += (double)get(&p->a, d->a.type, a + at(&d->a, d->m, d->k, i, k)) *
               get(&p->b, d->b.type, b + at(&d->b, d->k, d->n, k, j));
    }
    return d->epilogue == SK_EPILOGUE_NONE
               ? (float)sum
               : (float)(p->args.alpha * sum + p->args.beta * get(&p->c, d->c.type, c + at(&d->c, d->m, d->n, i, j)));
}

/* Checks a part of the result: is what ran under the layer the multiplication at all? */
static void check_product(const product* p, size_t first)
{
    const sk_gemm_desc* d = &p->desc;
    uint32_t batches = d->batch_count ? d->batch_count : 1;
    size_t wrong = 0;
    for (uint32_t batch = 0; batch < batches; batch++)
    {
        for (uint32_t i = 0; i < d->m; i += 3)
        {
            for (uint32_t j = 0; j < d->n; j += 5)
            {
                size_t index = first + (size_t)batch * d->m * d->n + at(&d->d, d->m, d->n, i, j);
                wrong += get(&p->d, d->d.type, index) != expected_element(p, first, batch, i, j);
            }
        }
    }
    if (!CHECK_EQ(wrong, 0))
    {
        char line[512];
        sk_format_plan(p->plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
}

static VkCommandBuffer begin_with_clear_workspace(void)
{
    VkCommandBuffer commands = gpu_begin(&device);
    CHECK_EQ(sk_clear_workspace(commands, context, gpu_matrix(&workspace, 0)), SK_SUCCESS);
    return commands;
}

static void run_product(product* p, size_t first)
{
    if (open_product(p, first))
    {
        VkCommandBuffer commands = begin_with_clear_workspace();
        CHECK_EQ(sk_gemm(commands, p->plan, &p->args), SK_SUCCESS);
        CHECK(gpu_submit(&device, commands));
        check_product(p, first);
    }
    close_product(p);
}

/* ---- all kinds of them ------------------------------------------------------------------------ */

typedef struct kind
{
    sk_decomposition decomposition;
    sk_fixup fixup;
    const char* layouts; /* of A, B, C, D: n row-major, t column-major */
    sk_epilogue epilogue;
    float alpha, beta;
    bool is_ragged; /* odd sizes and addresses */
    uint32_t batch_count;
    sk_packing packing;
} kind;

static const kind KINDS[] = {
    {SK_DECOMPOSITION_DATA_PARALLEL, SK_FIXUP_NONE, "nnnn", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_DATA_PARALLEL, SK_FIXUP_NONE, "ttnt", SK_EPILOGUE_LINEAR, 2, -1, true, 2, SK_PACKING_ALWAYS},
    {SK_DECOMPOSITION_SPLIT_K, SK_FIXUP_LAST_ARRIVER, "ntnn", SK_EPILOGUE_LINEAR, 1, 1, false, 1, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_SPLIT_K, SK_FIXUP_SEPARATE_PASS, "tntt", SK_EPILOGUE_NONE, 0, 0, true, 1, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, "nntn", SK_EPILOGUE_LINEAR, 1, 0, true, 2, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_LAST_ARRIVER, "tnnt", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, "ttnn", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_STREAM_K, SK_FIXUP_SEPARATE_PASS, "ntnt", SK_EPILOGUE_LINEAR, 0, 2, true, 1, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_HYBRID, SK_FIXUP_LAST_ARRIVER, "ntnn", SK_EPILOGUE_NONE, 0, 0, false, 2, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_HYBRID, SK_FIXUP_SEPARATE_PASS, "nntt", SK_EPILOGUE_LINEAR, 1, 1, true, 1, SK_PACKING_B},
    {SK_DECOMPOSITION_RETILED, SK_FIXUP_NONE, "nnnn", SK_EPILOGUE_LINEAR, 1, 1, true, 2, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_RETILED, SK_FIXUP_NONE, "tntt", SK_EPILOGUE_NONE, 0, 0, false, 1, SK_PACKING_NEVER},
    {SK_DECOMPOSITION_AUTO, SK_FIXUP_AUTO, "tnnn", SK_EPILOGUE_LINEAR, 1, 1, true, 1, SK_PACKING_ALWAYS},
};

static sk_layout layout_of(char letter)
{
    return letter == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
}

static product make_product(const sk_kernel_info* kernel, const kind* how)
{
    product p = {0};
    p.desc.m = 2 * kernel->tile_m + (how->is_ragged ? 3 : 16);
    p.desc.n = 2 * kernel->tile_n + (how->is_ragged ? 5 : 8);
    p.desc.k = 4 * kernel->tile_k + (how->is_ragged ? 1 : 8);
    p.desc.batch_count = how->batch_count;
    p.desc.a.type = p.desc.b.type = kernel->input;
    p.desc.c.type = p.desc.d.type = kernel->output;
    p.desc.a.layout = layout_of(how->layouts[0]);
    p.desc.b.layout = layout_of(how->layouts[1]);
    p.desc.c.layout = layout_of(how->layouts[2]);
    p.desc.d.layout = layout_of(how->layouts[3]);
    p.desc.epilogue = how->epilogue;
    p.desc.kernel = kernel->name;
    p.desc.decomposition = how->decomposition;
    p.desc.fixup = how->fixup;
    p.desc.packing = how->packing;
    p.desc.splits = how->decomposition == SK_DECOMPOSITION_SPLIT_K ? 3 : 0;
    p.desc.workers = how->decomposition == SK_DECOMPOSITION_STREAM_K ? 7 : 0;
    p.desc.workers = how->decomposition == SK_DECOMPOSITION_HYBRID ? 4 : p.desc.workers;
    if (how->decomposition == SK_DECOMPOSITION_RETILED)
    {
        const char* larger = find_larger_kernel(context, kernel);
        p.desc.decomposition = larger ? SK_DECOMPOSITION_RETILED : SK_DECOMPOSITION_DATA_PARALLEL;
        p.desc.kernel = larger ? larger : kernel->name;
        p.desc.last_wave_kernel = larger ? kernel->name : NULL;
        p.desc.workers = larger ? 3 : 0;
    }
    p.args.alpha = how->alpha;
    p.args.beta = how->beta;
    return p;
}

/* On CPU drivers compiling takes the time: only the kernels made for them, and small dot of f32 alone. What bf16 and
 * 8 bits cannot hold is another test's. */
static bool is_tested(const sk_kernel_info* kernel)
{
    bool is_wide = kernel->input == SK_TYPE_F32 || kernel->input == SK_TYPE_F16;
    bool is_usual = kernel->accumulator == SK_TYPE_F32 && is_wide;
    bool is_quick = kernel->automatic && (kernel->multiply != SK_MULTIPLY_DOT || kernel->input == SK_TYPE_F32);
    return kernel->available && is_usual && (!is_cpu || is_quick);
}

/* Compiling takes the time, most of all where shaders are instrumented: every other row, the others with the next
 * kernel; for races the last arriver, whose pipelines do everything that others do with shared memory. */
static bool is_kind_tested(uint32_t kernel, size_t row)
{
    return strcmp(checks, "races") == 0 ? row == 4 : !is_cpu || (kernel + row) % 2 == 0;
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

/* The first kernel that is tested. */
static sk_kernel_info a_kernel(void)
{
    sk_kernel_info kernel = {0};
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        kernel = sk_query_kernel(context, i);
        if (is_tested(&kernel) && kernel.input == SK_TYPE_F32)
        {
            break;
        }
    }
    return kernel;
}

static void empty_products_pass_in_silence(void)
{
    static const uint32_t sizes[][3] = {{0, 8, 8}, {8, 0, 8}, {8, 8, 0}};
    sk_kernel_info kernel = a_kernel();
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
    sk_kernel_info kernel = a_kernel();
    product p = make_product(&kernel, &KINDS[5]), q = make_product(&kernel, &KINDS[6]), r = q;
    r.desc.k = r.desc.n;
    if (open_product(&p, 0) && open_product(&q, 0) && open_product(&r, 0))
    {
        r.desc.a.layout = q.desc.d.layout;
        sk_destroy_plan(r.plan);
        CHECK_EQ(sk_create_plan(context, &r.desc, &r.plan), SK_SUCCESS);
        r.args.a = q.args.d;
        VkCommandBuffer commands = begin_with_clear_workspace();
        CHECK_EQ(sk_gemm(commands, p.plan, &p.args), SK_SUCCESS);
        gpu_compute_barrier(commands);
        CHECK_EQ(sk_gemm(commands, q.plan, &q.args), SK_SUCCESS);
        gpu_compute_barrier(commands);
        CHECK_EQ(sk_gemm(commands, r.plan, &r.args), SK_SUCCESS);
        CHECK(gpu_submit(&device, commands));
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
    sk_kernel_info kernel = a_kernel();
    product p = make_product(&kernel, &KINDS[7]);
    if (open_product(&p, 1))
    {
        VkCommandBuffer secondary = begin_secondary();
        CHECK_EQ(sk_gemm(secondary, p.plan, &p.args), SK_SUCCESS);
        CHECK_EQ(vkEndCommandBuffer(secondary), VK_SUCCESS);
        for (int i = 0; i < 3; i++)
        {
            VkCommandBuffer commands = i == 0 ? begin_with_clear_workspace() : gpu_begin(&device);
            memset(p.d.mapped, 0xff, p.d.size);
            vkCmdExecuteCommands(commands, 1, &secondary);
            CHECK(gpu_submit(&device, commands));
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
    sk_kernel_info kernel = a_kernel();
    product p = make_product(&kernel, &KINDS[4]);
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    VkCommandBuffer commands;
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    begin.flags = VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    if (open_product(&p, 1) && CHECK(gpu_submit(&device, begin_with_clear_workspace())))
    {
        commands = gpu_begin(&device);
        CHECK_EQ(vkBeginCommandBuffer(commands, &begin), VK_SUCCESS); /* anew, with our flags */
        gpu_compute_barrier(commands);
        CHECK_EQ(sk_gemm(commands, p.plan, &p.args), SK_SUCCESS);
        CHECK_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
        for (int i = 0; i < 3; i++)
        {
            CHECK_EQ(vkQueueSubmit(device.queue, 1, &submit, VK_NULL_HANDLE), VK_SUCCESS);
        }
        CHECK(gpu_submit(&device, gpu_begin(&device))); /* the host may read */
        vkFreeCommandBuffers(device.device, device.pool, 1, &commands);
        check_product(&p, 1);
    }
    close_product(&p);
    CHECK_EQ(layer.complaints, 0);
}

/* ---- planted errors --------------------------------------------------------------------------- */

static void expect(const char* name)
{
    layer.expected = name;
    layer.found = 0;
}

static void check_found(void)
{
    CHECK(layer.found > 0);
    CHECK_EQ(layer.complaints, 0);
    layer.expected = NULL;
}

static void a_fill_past_the_end_is_found(void)
{
    VkCommandBuffer commands = gpu_begin(&device);
    expect("VUID-vkCmdFillBuffer-size");
    vkCmdFillBuffer(commands, workspace.buffer, 256, workspace.size, 0);
    vkFreeCommandBuffers(device.device, device.pool, 1, &commands);
    check_found();
}

static void a_clear_that_races_with_a_fill_is_found(void)
{
    VkCommandBuffer commands = gpu_begin(&device);
    expect("SYNC-HAZARD-WRITE-AFTER-WRITE");
    vkCmdFillBuffer(commands, workspace.buffer, 0, 1024, 1);
    CHECK_EQ(sk_clear_workspace(commands, context, gpu_matrix(&workspace, 0)), SK_SUCCESS);
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
    sk_kernel_info kernel = a_kernel();
    product p = make_product(&kernel, &KINDS[0]);
    expect("VUID-RuntimeSpirv-PhysicalStorageBuffer64");
    if (open_product(&p, 0) && shorten(&p.a))
    {
        p.args.a.buffer = VK_NULL_HANDLE;
        p.args.a.address = p.a.address;
        p.args.a.size = VK_WHOLE_SIZE;
        VkCommandBuffer commands = begin_with_clear_workspace();
        CHECK_EQ(sk_gemm(commands, p.plan, &p.args), SK_SUCCESS);
        CHECK(gpu_submit(&device, commands));
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
        CHECK(gpu_submit(&device, commands));
    }
    close_product(&p);
    if (layer.found == 0)
    {
        CHECK_NOTE("no race is found in %s\n", kernel->name);
    }
    check_found();
}

/* One kernel of each way to multiply, but for small dot: the layer finds a race there in some headers only. */
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
            bool is_dot = kernel.multiply == SK_MULTIPLY_DOT;
            if (is_tested(&kernel) && !is_dot && !(tested >> kernel.multiply & 1u))
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

/* ---- the device ------------------------------------------------------------------------------- */

static void choose_checks(void)
{
    bool sync = strcmp(checks, "sync") == 0;
    setenv("VK_LAYER_VALIDATE_CORE", sync ? "1" : "0", 1); /* the layer warns of core and GPU-AV at once */
    setenv("VK_LAYER_VALIDATE_SYNC", sync ? "1" : "0", 1);
    setenv("VK_LAYER_SYNCVAL_SHADER_ACCESSES_HEURISTIC", sync ? "1" : "0", 1);
    setenv("VK_LAYER_GPUAV_ENABLE", sync ? "0" : "1", 1);
    setenv("VK_LAYER_GPUAV_BUFFER_ADDRESS_OOB", strcmp(checks, "addresses") == 0 ? "1" : "0", 1);
    setenv("VK_LAYER_GPUAV_SHARED_MEMORY_DATA_RACE", strcmp(checks, "races") == 0 ? "1" : "0", 1);
}

static bool has_layer(void)
{
    VkLayerProperties layers[64];
    uint32_t count = sizeof layers / sizeof layers[0];
    if (volkInitialize() != VK_SUCCESS || vkEnumerateInstanceLayerProperties(&count, layers) < 0)
    {
        return false;
    }
    for (uint32_t i = 0; i < count; i++)
    {
        if (strcmp(layers[i].layerName, "VK_LAYER_KHRONOS_validation") == 0)
        {
            return true;
        }
    }
    return false;
}

static void the_layer_is_present(void)
{
    if (!has_layer())
    {
        SKIP("no validation layer here");
    }
}

static bool open_device(void)
{
    gpu_options options = {0};
    options.validation = true;
    options.labels = true;
    options.on_message = on_message;
    if (!gpu_open(&device, &options) || gpu_create_context(&device, &context) != SK_SUCCESS)
    {
        return false;
    }
    is_cpu = device.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    printf("%s\n", device.properties.deviceName);
    return gpu_create_buffer(&device, 8 << 20, GPU_DEVICE, &workspace);
}

static void nothing_is_left_behind(void)
{
    gpu_destroy_buffer(&device, &workspace);
    sk_destroy_context(context);
    gpu_close(&device);
    CHECK_EQ(layer.complaints, 0);
}

static void run_silent_cases(void)
{
    RUN(every_kernel_and_kind_passes_in_silence);
    if (strcmp(checks, "races") != 0)
    {
        RUN(empty_products_pass_in_silence);
        RUN(several_in_one_command_buffer_pass_in_silence);
        RUN(replays_of_a_secondary_command_buffer_pass_in_silence);
        RUN(replays_of_a_primary_command_buffer_pass_in_silence);
    }
}

static void run_planted_errors(void)
{
    if (strcmp(checks, "sync") == 0)
    {
        RUN(a_fill_past_the_end_is_found);
        RUN(a_clear_that_races_with_a_fill_is_found);
    }
    if (strcmp(checks, "addresses") == 0)
    {
        RUN(a_read_past_the_end_is_found);
    }
    if (strcmp(checks, "races") == 0)
    {
        RUN(missing_barriers_are_found);
    }
}

int main(int argc, char** argv)
{
    checks = argc > 1 ? argv[1] : "sync";
    choose_checks();
    RUN(the_layer_is_present);
    if (!has_layer())
    {
        return CHECK_DONE();
    }
    if (!open_device())
    {
        return 1;
    }
    run_silent_cases();
    run_planted_errors();
    RUN(nothing_is_left_behind);
    return CHECK_DONE();
}
