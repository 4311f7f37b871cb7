/* multiply.c - the device, the arena, the workspace, and one product on them. */
#include "multiply.h"
#include "quantized.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    GUARD = 1024,           /* bytes between matrices, and around the workspace */
    COUNTERS_SIZE = 262400, /* bytes at the start of every workspace: counters, ticket, status record, and words */
    ZEROS_SIZE = 262272,    /* of them, those before the words that push constants have no room for */
    POISON = 0xff           /* every float and half of such bytes is a NaN */
};

/* ---- device ---------------------------------------------------------------------------------- */

/* The number in a variable of the environment; `otherwise` where it is not set. */
static uint32_t read_number(const char* variable, uint32_t otherwise)
{
    return getenv(variable) ? (uint32_t)strtoul(getenv(variable), NULL, 0) : otherwise;
}

/* Limits of a GPU that has what Vulkan promises, but for its invocations. */
static void shrink_properties(VkPhysicalDeviceProperties2* properties, uint32_t invocations)
{
    VkPhysicalDeviceLimits* limits = &properties->properties.limits;
    properties->properties.deviceType = VK_PHYSICAL_DEVICE_TYPE_OTHER;
    limits->maxComputeSharedMemorySize = 16384;
    limits->maxComputeWorkGroupInvocations = limits->maxComputeWorkGroupSize[0] = invocations;
    limits->maxPushConstantsSize = 128;
    for (VkBaseOutStructure* s = properties->pNext; s; s = s->pNext)
    {
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES)
        {
            void* vulkan11 = s;
            ((VkPhysicalDeviceVulkan11Properties*)vulkan11)->subgroupSupportedOperations =
                VK_SUBGROUP_FEATURE_BASIC_BIT;
        }
    }
}

/* STREAMK_TEST_VENDOR=0x1002 lends the device AMD's number: its kernels then load and store as on AMD's GPUs.
 * STREAMK_TEST_INVOCATIONS=128 makes it a small GPU, whose workgroups have so many. */
static VKAPI_ATTR void VKAPI_CALL get_lent_properties(VkPhysicalDevice physical_device,
                                                      VkPhysicalDeviceProperties2* properties)
{
    vkGetPhysicalDeviceProperties2(physical_device, properties);
    uint32_t invocations = read_number("STREAMK_TEST_INVOCATIONS", 0);
    properties->properties.vendorID = read_number("STREAMK_TEST_VENDOR", properties->properties.vendorID);
    if (invocations > 0)
    {
        shrink_properties(properties, invocations);
    }
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL lending_function(VkInstance instance, const char* name)
{
    return strcmp(name, "vkGetPhysicalDeviceProperties2") == 0 ? (PFN_vkVoidFunction)get_lent_properties
                                                               : vkGetInstanceProcAddr(instance, name);
}

static sk_result create_rig_context(const gpu* g, sk_context** context)
{
    sk_context_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.device = g->device;
    desc.device_create_info = &g->create_info;
    desc.logger = g->logger;
    desc.get_instance_proc_addr = lending_function;
    if (!getenv("STREAMK_TEST_VENDOR") && !getenv("STREAMK_TEST_INVOCATIONS"))
    {
        return create_gpu_context(g, context);
    }
    sk_result result = sk_create_context(&desc, context);
    if (result == SK_SUCCESS)
    {
        accept_gpu_fragments(g, *context);
    }
    return result;
}

bool open_rig(rig* r, const gpu_options* options)
{
    memset(r, 0, sizeof *r);
    if (!open_gpu(&r->g, options))
    {
        return false;
    }
    printf("device: %s\n", r->g.properties.deviceName);
    if (create_rig_context(&r->g, &r->context) != SK_SUCCESS)
    {
        close_rig(r);
        return false;
    }
    return true;
}

void close_rig(rig* r)
{
    sk_destroy_context(r->context);
    destroy_gpu_buffer(&r->g, &r->arena);
    destroy_gpu_buffer(&r->g, &r->workspace);
    free(r->before);
    close_gpu(&r->g);
    memset(r, 0, sizeof *r);
}

bool is_on_cpu(const rig* r)
{
    return r->g.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
}

uint32_t list_kernels(const rig* r, const char* part, sk_kernel_info kernels[MOST_KERNELS])
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sk_query_context(r->context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(r->context, i);
        bool reads_blocks = kernel.blocks && !(part && strstr(part, "blocks"));
        bool is_wanted = !reads_blocks && (!part || strstr(kernel.name, part));
        bool is_suited = !is_on_cpu(r) || kernel.automatic || (part && strcmp(part, kernel.name) == 0);
        if (kernel.available && is_wanted && is_suited)
        {
            if (count == MOST_KERNELS)
            {
                fprintf(stderr, "there are more than %d kernels: enlarge MOST_KERNELS\n", (int)MOST_KERNELS);
                exit(1);
            }
            kernels[count++] = kernel;
        }
    }
    return count;
}

bool is_thin(const rig* r, const sk_kernel_info* kernel)
{
    bool is_plain = kernel->input == SK_TYPE_F32 && kernel->multiply == SK_MULTIPLY_SCALAR;
    bool is_usual = kernel->multiply == SK_MULTIPLY_COOP && kernel->input == SK_TYPE_F16 &&
                    kernel->accumulator == SK_TYPE_F32 && kernel->output == SK_TYPE_F16;
    return is_on_cpu(r) && !is_plain && !is_usual;
}

bool has_matrices(const sk_kernel_info* kernel)
{
    return kernel->multiply == SK_MULTIPLY_COOP || kernel->multiply == SK_MULTIPLY_ARRANGED;
}

sk_packing find_least_packing(const sk_kernel_info* kernel)
{
    return kernel->multiply == SK_MULTIPLY_ARRANGED ? SK_PACKING_ALWAYS : SK_PACKING_NEVER;
}

bool can_fix_up(const rig* r, const sk_kernel_info* kernel, sk_fixup fixup)
{
    bool adds = fixup == SK_FIXUP_TURNSTILE_UNORDERED || fixup == SK_FIXUP_ATOMIC;
    bool is_added = kernel->accumulator == SK_TYPE_F32 && (fixup != SK_FIXUP_ATOMIC || kernel->output == SK_TYPE_F32);
    return !adds || (is_added && r->g.features.atomic_float.shaderBufferFloat32AtomicAdd);
}

/* ---- arena ----------------------------------------------------------------------------------- */

/* Room for `size` bytes; what is placed stays where it is. */
static bool grow_arena(rig* r, size_t size)
{
    if (size <= r->arena.size)
    {
        return true;
    }
    gpu_buffer larger;
    size_t capacity = size + size / 2 + 65536;
    unsigned char* before = realloc(r->before, capacity);
    r->before = before ? before : r->before;
    if (!before || !create_gpu_buffer(&r->g, capacity, GPU_HOST, &larger))
    {
        return false;
    }
    memset(larger.mapped, POISON, capacity);
    if (r->used > 0)
    {
        memcpy(larger.mapped, r->arena.mapped, r->used);
    }
    destroy_gpu_buffer(&r->g, &r->arena);
    r->arena = larger;
    return true;
}

void clear_arena(rig* r)
{
    if (r->arena.mapped)
    {
        memset(r->arena.mapped, POISON, r->used);
    }
    r->used = 0;
}

static bool place(rig* r, matrix* x, uint32_t offset)
{
    size_t misalignment = (size_t)(r->arena.address % 256);
    size_t first = (r->used + GUARD + misalignment + 255) / 256 * 256 - misalignment + offset * element_size(x->type);
    x->first = first;
    if (!grow_arena(r, first + run_size(x->type, x->extent) + GUARD))
    {
        return false;
    }
    r->used = first + run_size(x->type, x->extent) + GUARD;
    return true;
}

/* Sums of a batch of integers are exact in the accumulator: below 2^53 for f64, modulo 2^32 for s8 and u8. */
static double draw_value(uint64_t* state, sk_type type, value_kind values)
{
    if (values == VALUES_BYTES)
    {
        return (double)draw_below(state, 256) - (type == SK_TYPE_S8 ? 128.0 : 0.0);
    }
    if (component_of(type) == SK_TYPE_F64 && values == VALUES_INTEGERS)
    {
        return (double)draw_below(state, 1u << 20) - (1 << 19);
    }
    if (values == VALUES_INTEGERS)
    {
        return (double)draw_below(state, 7) - 3.0;
    }
    return (double)draw_below(state, 1u << 24) / (1 << 23) - 1.0;
}

/* Sums of all numbers of s8 would be beyond the 65504 where f16 ends. */
static value_kind operand_values(const product* p)
{
    if (!is_integer(input_of(p)))
    {
        return p->values;
    }
    return p->desc.d.type == SK_TYPE_F16 ? VALUES_INTEGERS : VALUES_BYTES;
}

/* Fills a matrix in blocks: no more than its lines have, as others do. */
static void fill_blocks(const rig* r, const matrix* x, uint64_t* state)
{
    bool row_major = x->layout == SK_LAYOUT_ROW_MAJOR;
    uint32_t lines = row_major ? x->rows : x->columns, length = row_major ? x->columns : x->rows;
    for (uint32_t i = 0; i < x->batch_count * lines; i++)
    {
        for (uint32_t along = 0; along < length; along += block_elements(x->type))
        {
            uint32_t row = row_major ? i % lines : along, column = row_major ? along : i % lines;
            draw_block(x->type, state, (unsigned char*)r->arena.mapped + locate_element(x, i / lines, row, column));
        }
    }
}

static void fill(const rig* r, const matrix* x, uint64_t* state, value_kind values)
{
    if (is_in_blocks(x->type))
    {
        fill_blocks(r, x, state);
        return;
    }
    for (uint32_t batch = 0; batch < x->batch_count; batch++)
    {
        for (uint32_t row = 0; row < x->rows; row++)
        {
            for (uint32_t column = 0; column < x->columns; column++)
            {
                set_element(r, x, batch, row, column, draw_value(state, x->type, values));
                if (is_complex(x->type))
                {
                    set_imaginary(r, x, batch, row, column, draw_value(state, x->type, values));
                }
            }
        }
    }
}

static bool place_matrices(rig* r, const product* p, placement* placed)
{
    bool linear = p->desc.epilogue == SK_EPILOGUE_LINEAR;
    bool residual_is_d = p->in_place && !linear && p->desc.add_residual;
    bool placed_all =
        place(r, &placed->a, p->offset_a) && place(r, &placed->b, p->offset_b) &&
        (!p->desc.second ||
         (place(r, &placed->second_a, p->offset_second) && place(r, &placed->second_b, p->offset_second))) &&
        (!linear || p->in_place || place(r, &placed->c, p->offset_c)) && place(r, &placed->d, p->offset_d) &&
        (!p->desc.scale_m || place(r, &placed->scale_m, p->offset_vectors)) &&
        (!p->desc.scale_n || place(r, &placed->scale_n, p->offset_vectors)) &&
        (!p->desc.bias || place(r, &placed->bias, p->offset_vectors)) &&
        (!p->desc.add_residual || residual_is_d || place(r, &placed->residual, p->offset_residual));
    placed->c = linear && p->in_place ? placed->d : placed->c;
    placed->residual = residual_is_d ? placed->d : placed->residual;
    return placed_all;
}

/* Turns the order of a batch around, and makes room for the addresses of its matrices. */
static bool place_pointers(rig* r, matrix* x, size_t* pointers)
{
    matrix array = {.type = SK_TYPE_F32, .extent = 2 * (uint64_t)x->batch_count};
    x->first += (size_t)((x->batch_count - 1) * x->batch_stride) * element_size(x->type);
    x->batch_stride = 0 - x->batch_stride;
    bool is_placed = place(r, &array, 2);
    *pointers = array.first;
    return is_placed;
}

/* When the arena does not grow any more. */
static void write_pointers(const rig* r, const matrix* x, size_t pointers)
{
    for (uint32_t batch = 0; batch < x->batch_count; batch++)
    {
        uint64_t address = r->arena.address + locate_element(x, batch, 0, 0);
        memcpy((unsigned char*)r->arena.mapped + pointers + 8 * batch, &address, sizeof address);
    }
}

static bool place_all_pointers(rig* r, placement* placed)
{
    matrix* batched[7] = {&placed->a,        &placed->b,        &placed->c,       &placed->d,
                          &placed->residual, &placed->second_a, &placed->second_b};
    for (uint32_t i = 0; i < 7; i++)
    {
        if (!place_pointers(r, batched[i], &placed->pointers[i]))
        {
            return false;
        }
    }
    for (uint32_t i = 0; i < 7; i++)
    {
        write_pointers(r, batched[i], placed->pointers[i]);
    }
    return true;
}

bool place_product(rig* r, const product* p, placement* placed)
{
    const sk_gemm_desc* desc = &p->desc;
    *placed = resolve_product(p);
    if (!place_matrices(r, p, placed) || (desc->pointers && !place_all_pointers(r, placed)))
    {
        return false;
    }
    uint64_t state = p->seed;
    fill(r, &placed->a, &state, operand_values(p));
    fill(r, &placed->b, &state, operand_values(p));
    fill(r, &placed->second_a, &state, operand_values(p));
    fill(r, &placed->second_b, &state, operand_values(p));
    if (desc->epilogue == SK_EPILOGUE_LINEAR)
    {
        fill(r, &placed->c, &state, p->values);
    }
    fill(r, &placed->scale_m, &state, p->values);
    fill(r, &placed->scale_n, &state, p->values);
    fill(r, &placed->bias, &state, p->values);
    fill(r, &placed->residual, &state, p->values);
    if (p->edit)
    {
        p->edit(r, placed);
    }
    return true;
}

void remember_arena(rig* r)
{
    memcpy(r->before, r->arena.mapped, r->used);
}

/* Exactly the matrix: one byte less would be refused. */
static sk_buffer buffer_of(const rig* r, const product* p, const matrix* x)
{
    sk_buffer buffer = {.offset = x->first, .size = run_size(x->type, x->extent)};
    if (p->by_address)
    {
        buffer.address = r->arena.address;
    }
    else
    {
        buffer.buffer = r->arena.buffer;
    }
    return buffer;
}

sk_gemm_args make_args(const rig* r, const product* p, const placement* placed)
{
    sk_gemm_args args = {.alpha = p->alpha, .beta = p->beta, .clamp_min = p->clamp_min, .clamp_max = p->clamp_max};
    args.alpha_imaginary = p->alpha_imaginary;
    args.beta_imaginary = p->beta_imaginary;
    args.a = buffer_of(r, p, &placed->a);
    args.b = buffer_of(r, p, &placed->b);
    args.d = buffer_of(r, p, &placed->d);
    if (p->desc.epilogue == SK_EPILOGUE_LINEAR)
    {
        args.c = buffer_of(r, p, &placed->c);
    }
    args.scale_m = buffer_of(r, p, &placed->scale_m);
    args.scale_n = buffer_of(r, p, &placed->scale_n);
    args.bias = buffer_of(r, p, &placed->bias);
    args.residual = buffer_of(r, p, &placed->residual);
    args.second_a = buffer_of(r, p, &placed->second_a);
    args.second_b = buffer_of(r, p, &placed->second_b);
    args.pointers_aligned = p->pointers_aligned;
    if (p->desc.pointers)
    {
        sk_buffer* arrays[7] = {&args.a, &args.b, &args.c, &args.d, &args.residual, &args.second_a, &args.second_b};
        for (uint32_t i = 0; i < 7; i++)
        {
            arrays[i]->offset = placed->pointers[i];
            arrays[i]->size = 8 * (VkDeviceSize)placed->d.batch_count;
        }
    }
    return args;
}

/* ---- what nobody may have written ------------------------------------------------------------ */

/* Takes over the elements of D that are computed into the memory of the arena, where they are no news then. */
static void accept(rig* r, const placement* placed)
{
    const matrix* d = &placed->d;
    for (uint32_t batch = 0; batch < d->batch_count; batch++)
    {
        for (uint32_t row = 0; row < d->rows; row++)
        {
            for (uint32_t column = 0; column < d->columns; column++)
            {
                size_t at = locate_element(d, batch, row, column);
                size_t size = is_computed(placed->triangle, row, column) ? element_size(d->type) : 0;
                memcpy(r->before + at, (unsigned char*)r->arena.mapped + at, size);
            }
        }
    }
}

bool check_rest_of_arena(rig* r, const placement placed[], uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
    {
        accept(r, &placed[i]);
    }
    const unsigned char* now = r->arena.mapped;
    if (memcmp(now, r->before, r->used) == 0)
    {
        return true;
    }
    size_t at = 0;
    while (now[at] == r->before[at])
    {
        at++;
    }
    if (may_report(r))
    {
        printf("  byte %zu of the arena was written: d lies at %zu and takes %llu elements\n", at, placed[0].d.first,
               (unsigned long long)placed[0].d.extent);
    }
    return false;
}

/* ---- workspace ------------------------------------------------------------------------------- */

static bool fill_workspace(rig* r, VkDeviceSize first, VkDeviceSize size)
{
    if (r->workspace.mapped)
    {
        memset((unsigned char*)r->workspace.mapped + first, POISON, (size_t)size);
        return true;
    }
    VkCommandBuffer commands = begin_gpu_commands(&r->g);
    vkCmdFillBuffer(commands, r->workspace.buffer, first, size, 0xffffffffu);
    return submit_gpu_commands(&r->g, commands);
}

static bool grow_workspace(rig* r, VkDeviceSize size)
{
    if (r->workspace.size >= size)
    {
        return true;
    }
    destroy_gpu_buffer(&r->g, &r->workspace);
    r->is_workspace_clear = false;
    return create_gpu_buffer(&r->g, size + size / 2, GPU_DEVICE, &r->workspace) &&
           fill_workspace(r, 0, r->workspace.size & ~(VkDeviceSize)3);
}

sk_buffer workspace_of(const rig* r, VkDeviceSize size)
{
    return (sk_buffer){.buffer = r->workspace.buffer, .offset = GUARD, .size = size};
}

bool prepare_workspace(rig* r, VkDeviceSize size)
{
    if (!grow_workspace(r, GUARD + size + GUARD) ||
        !fill_workspace(r, GUARD + COUNTERS_SIZE, size - COUNTERS_SIZE + GUARD))
    {
        return false;
    }
    if (r->is_workspace_clear)
    {
        return true;
    }
    VkCommandBuffer commands = begin_gpu_commands(&r->g);
    r->is_workspace_clear = sk_clear_workspace(commands, r->context, workspace_of(r, size)) == SK_SUCCESS;
    return submit_gpu_commands(&r->g, commands) && r->is_workspace_clear;
}

/* Whether `size` bytes of the workspace from `first` on all have one value. */
static bool workspace_holds(rig* r, const char* what, VkDeviceSize first, VkDeviceSize size, unsigned char value)
{
    static unsigned char copy[COUNTERS_SIZE];
    if (!download_gpu_buffer(&r->g, &r->workspace, first, copy, size))
    {
        return false;
    }
    for (size_t i = 0; i < size; i++)
    {
        if (copy[i] != value)
        {
            if (may_report(r))
            {
                printf("  byte %zu %s is 0x%02x, not 0x%02x\n", i, what, copy[i], value);
            }
            r->is_workspace_clear = false;
            return false;
        }
    }
    return true;
}

bool check_workspace(rig* r, VkDeviceSize size)
{
    bool guarded = workspace_holds(r, "of the guard before the workspace", 0, GUARD, POISON);
    bool zero = workspace_holds(r, "of the workspace's counters", GUARD, ZEROS_SIZE, 0);
    return workspace_holds(r, "behind the workspace", GUARD + size, GUARD, POISON) && guarded && zero;
}

/* ---- one product ----------------------------------------------------------------------------- */

static bool launch(rig* r, const product* p, const placement* placed, const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_args args = make_args(r, p, placed);
    if (info.workspace_size > 0 && !prepare_workspace(r, info.workspace_size))
    {
        return false;
    }
    args.workspace = workspace_of(r, info.workspace_size);
    remember_arena(r);
    VkCommandBuffer commands = begin_gpu_commands(&r->g);
    bool recorded = sk_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(&r->g, commands) && recorded;
}

bool is_chosen(void)
{
    static uint32_t count;
    return count++ % read_number("STREAMK_TEST_EVERY", 1) == 0;
}

bool run_product(rig* r, const product* p)
{
    if (!is_chosen())
    {
        return true;
    }
    placement placed;
    sk_plan* plan;
    sk_gemm_desc desc = desc_of(p);
    clear_arena(r);
    if (!place_product(r, p, &placed) || sk_create_gemm_plan(r->context, &desc, &plan) != SK_SUCCESS)
    {
        return false;
    }
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    bool right = launch(r, p, &placed, plan) && check_product(r, p, &placed, plan);
    if (!check_rest_of_arena(r, &placed, 1) || (size > 0 && !check_workspace(r, size)))
    {
        report_product(p, plan);
        right = false;
    }
    sk_destroy_plan(plan);
    return right;
}
