#include "limits.h"

#include "course/shader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    BATCHES = 5
};

/* ---- times ----------------------------------------------------------------------------------- */

static bool goes_on(const timing* t)
{
    return !t->tick || t->tick(t->user_data);
}

/* Seconds of one dispatch: the median of some. 0: it failed, or was stopped. */
static double time_dispatch(timing* t, shader* m)
{
    double times[BATCHES];
    for (uint32_t i = 0; i < BATCHES; i++)
    {
        times[i] = goes_on(t) ? time_batch(t, 1, record_shader, m) : -1.0;
        if (times[i] < 0.0)
            return 0.0;
    }
    return find_median(times, BATCHES);
}

/* Iterations a second of a loop whose count is push word `word`. It is timed with a count that takes a while. 0: it
 * failed, or was stopped. */
static double time_loop(timing* t, shader* m, uint32_t word)
{
    double time = 0.0;
    for (m->push[word] = 16; m->push[word] < 1u << 24; m->push[word] *= 2)
    {
        time = goes_on(t) ? time_batch(t, 1, record_shader, m) : -1.0;
        if (time < 0.0 || time > t->batch_time / 2)
            break;
    }
    time = time < 0.0 ? 0.0 : time_dispatch(t, m);
    return time > 0.0 ? (double)m->push[word] / time : 0.0;
}

/* ---- probes ---------------------------------------------------------------------------------- */

/* Workgroups a compute unit: which is best depends on registers and schedulers, so all are tried. */
static const uint32_t GROUPS[] = {1, 2, 3, 4, 8};
#define GROUPS_COUNT (sizeof GROUPS / sizeof GROUPS[0])
static const uint32_t MOST_GROUPS = 8;

static double measure_fma(const gpu* g, timing* t, uint32_t units, sk_type type)
{
    const double flops = 256.0 * FMA_INVOCATIONS; /* of one workgroup in one iteration */
    shader m;
    gpu_buffer results = {0};
    double best = 0.0;
    bool made = create_fma_loop(g, type, units * MOST_GROUPS, &m, &results);
    for (size_t i = 0; i < GROUPS_COUNT && made; i++)
    {
        m.groups = units * GROUPS[i];
        double rate = time_loop(t, &m, FMA_ITERATIONS) * flops * m.groups;
        best = rate > best ? rate : best;
    }
    destroy_gpu_buffer(g, &results);
    destroy_shader(&m);
    return best;
}

#ifndef VK_KHR_shader_bfloat16 /* in older Vulkan headers */
#define VK_COMPONENT_TYPE_BFLOAT16_KHR ((VkComponentTypeKHR)1000141000)
#endif

const char* const MATRIX_NAMES[MATRIX_COUNT] = {"f16", "bf16", "f16-f16", "s8"};

static const struct
{
    const char* probe;
    VkComponentTypeKHR input, sum;
} MATRICES[MATRIX_COUNT] = {
    {"probe_matrix", VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR},
    {"probe_matrix_bf16", VK_COMPONENT_TYPE_BFLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT32_KHR},
    {"probe_matrix_f16_f16", VK_COMPONENT_TYPE_FLOAT16_KHR, VK_COMPONENT_TYPE_FLOAT16_KHR},
    {"probe_matrix_s8", VK_COMPONENT_TYPE_SINT8_KHR, VK_COMPONENT_TYPE_SINT32_KHR},
};

/* Fills in halves between 1 and 2; other types take their bytes as they are. Holds four fragments of each operand. */
static bool fill_inputs(const gpu* g, const gpu_buffer* inputs)
{
    uint16_t halves[16384];
    for (uint32_t i = 0; i < 16384; i++)
        halves[i] = (uint16_t)(0x3c00u + i * 37u % 0x400u);
    return upload_gpu_buffer(g, inputs, 0, halves, sizeof halves);
}

/* Measures the rate with fragments of m x n x k. */
static double measure_fragment(const gpu* g, timing* t, uint32_t units, matrix_kind kind, const uint32_t fragment[3])
{
    uint32_t size = query_subgroup_size(g), subgroups = size > 64 ? 1 : 128 / size;
    uint32_t constants[4] = {subgroups * size, fragment[0], fragment[1], fragment[2]};
    double flops = 16.0 * 2.0 * fragment[0] * fragment[1] * fragment[2] * subgroups;
    VkDeviceSize results_size = (VkDeviceSize)units * MOST_GROUPS * subgroups * fragment[0] * fragment[1] * 4;
    gpu_buffer inputs = {0}, results = {0};
    shader m;
    double best = 0.0;
    bool made = create_shader(g, MATRICES[kind].probe, constants, 4, &m) &&
                create_gpu_buffer(g, 32768, GPU_DEVICE, &inputs) && fill_inputs(g, &inputs) &&
                create_gpu_buffer(g, results_size, GPU_DEVICE, &results);
    put_address(m.push, inputs.address);
    put_address(m.push + 2, results.address);
    for (size_t i = 0; i < GROUPS_COUNT && made; i++)
    {
        m.groups = units * GROUPS[i];
        double rate = time_loop(t, &m, 4) * flops * m.groups;
        best = rate > best ? rate : best;
    }
    destroy_gpu_buffer(g, &inputs);
    destroy_gpu_buffer(g, &results);
    destroy_shader(&m);
    return best;
}

static bool is_usable(const VkCooperativeMatrixPropertiesKHR* p, matrix_kind kind)
{
    VkComponentTypeKHR input = MATRICES[kind].input, sum = MATRICES[kind].sum;
    return p->scope == VK_SCOPE_SUBGROUP_KHR && p->AType == input && p->BType == input && p->CType == sum &&
           p->ResultType == sum && !p->saturatingAccumulation && 4 * (p->MSize + p->NSize) * p->KSize <= 16384;
}

static bool has_components(const gpu* g, matrix_kind kind)
{
    const VkPhysicalDeviceShaderFloat16Int8Features* has = &g->features.float16_int8;
    return kind == MATRIX_S8 ? has->shaderInt8 && g->features.storage_8bit.storageBuffer8BitAccess
                             : kind == MATRIX_BF16 || has->shaderFloat16;
}

static matrix_limit measure_matrix(const gpu* g, timing* t, uint32_t units, matrix_kind kind)
{
    VkCooperativeMatrixPropertiesKHR list[128];
    uint32_t count = sizeof list / sizeof list[0];
    matrix_limit best = {0};
    memset(list, 0, sizeof list);
    for (uint32_t i = 0; i < count; i++)
        list[i].sType = VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR;
    if (!g->features.cooperative_matrix.cooperativeMatrix || !has_components(g, kind) ||
        vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR(g->physical_device, &count, list) < VK_SUCCESS)
        return best;
    for (uint32_t i = 0; i < count; i++)
    {
        matrix_limit limit = {0.0, {list[i].MSize, list[i].NSize, list[i].KSize}};
        if (is_usable(&list[i], kind))
            limit.rate = measure_fragment(g, t, units, kind, limit.fragment);
        best = limit.rate > best.rate ? limit : best;
    }
    return best;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* What is read, in every word. Its sums tell how many words were read, as it is odd. */
static const uint32_t WORD = 0x9e3779b9u;
static const uint32_t MOST_MEMORY_GROUPS = 64; /* workgroups a compute unit */

/* Two buffers of memory, which a probe takes the addresses of. */
typedef struct transfer
{
    shader m;
    gpu_buffer from, to;
} transfer;

static bool create_transfer(const gpu* g, const char* probe, VkDeviceSize from, VkDeviceSize to, transfer* x)
{
    const uint32_t invocations = 256;
    bool made = create_shader(g, probe, &invocations, 1, &x->m) && create_gpu_buffer(g, from, GPU_DEVICE, &x->from) &&
                create_gpu_buffer(g, to, GPU_DEVICE, &x->to);
    put_address(x->m.push, x->from.address);
    put_address(x->m.push + 2, x->to.address);
    x->m.push[4] = (uint32_t)(from / 16);
    return made;
}

static void destroy_transfer(const gpu* g, transfer* x)
{
    destroy_gpu_buffer(g, &x->from);
    destroy_gpu_buffer(g, &x->to);
    destroy_shader(&x->m);
}

/* Seconds of one dispatch by the number of workgroups that is fastest. 0: it failed, or was stopped. */
static double time_transfer(timing* t, shader* m, uint32_t units)
{
    double time = 0.0;
    for (uint32_t groups = 8; groups <= MOST_MEMORY_GROUPS; groups *= 2)
    {
        m->groups = units * groups;
        double one = time_dispatch(t, m);
        time = one > 0.0 && (time == 0.0 || one < time) ? one : time;
    }
    return time;
}

static double measure_copy(const gpu* g, timing* t, uint32_t units, VkDeviceSize size)
{
    transfer x = {0};
    double time = create_transfer(g, "probe_copy", size, size, &x) ? time_transfer(t, &x.m, units) : 0.0;
    destroy_transfer(g, &x);
    return time > 0.0 ? 2.0 * (double)size / time : 0.0;
}

static bool fill_words(const gpu* g, const gpu_buffer* buffer)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    vkCmdFillBuffer(commands, buffer->buffer, 0, buffer->size, WORD);
    return submit_gpu_commands(g, commands);
}

/* Whether the sums of the last dispatch are those of all words, each read once. */
static bool has_read_all(const gpu* g, const transfer* x)
{
    uint32_t sum = 0, count = x->m.groups;
    uint32_t* sums = malloc(count * sizeof *sums);
    bool right = sums && download_gpu_buffer(g, &x->to, 0, sums, count * sizeof *sums);
    for (uint32_t i = 0; right && i < count; i++)
        sum += sums[i];
    free(sums);
    right = right && sum == WORD * (uint32_t)(x->from.size / 4);
    if (!right)
        fputs("benchmark: the device did not read the memory that it was told to; the rate of reading is left out\n",
              stderr);
    return right;
}

static double measure_read(const gpu* g, timing* t, uint32_t units, VkDeviceSize size)
{
    transfer x = {0};
    VkDeviceSize sums = (VkDeviceSize)units * MOST_MEMORY_GROUPS * 4;
    bool made = create_transfer(g, "probe_read", size, sums, &x) && fill_words(g, &x.from);
    double time = made ? time_transfer(t, &x.m, units) : 0.0;
    bool right = time > 0.0 && has_read_all(g, &x);
    destroy_transfer(g, &x);
    return right ? (double)size / time : 0.0;
}

/* Bytes a second, with the largest buffers that there is memory for. */
static double measure_memory(const gpu* g, timing* t, uint32_t units,
                             double (*measure_one)(const gpu*, timing*, uint32_t, VkDeviceSize))
{
    bool cpu = g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    double rate = 0.0;
    bring_up_clocks(t);
    for (VkDeviceSize size = cpu ? 64 : 1024; size >= 64 && rate == 0.0; size /= 4)
        rate = measure_one(g, t, units, size << 20);
    return rate;
}

double measure_copy_limit(const gpu* g, timing* t, uint32_t compute_units)
{
    return measure_memory(g, t, compute_units, measure_copy);
}

double measure_read_limit(const gpu* g, timing* t, uint32_t compute_units)
{
    return measure_memory(g, t, compute_units, measure_read);
}

/* ---- all ------------------------------------------------------------------------------------- */

limits measure_limits(const gpu* g, timing* t, uint32_t compute_units, uint64_t types)
{
    limits l = {0};
    bool needs_f64 = false, needs[MATRIX_COUNT + 1] = {[MATRIX_F16] = true};
    for (uint32_t i = 0; i < TYPES_COUNT; i++)
        if (types >> i & 1u)
        {
            needs_f64 = needs_f64 || component_of(TYPES[i].input) == SK_TYPE_F64;
            needs[find_matrix_kind(&TYPES[i])] = true;
        }
    bring_up_clocks(t);
    l.fma = measure_fma(g, t, compute_units, SK_TYPE_F32);
    if (needs_f64 && g->features.features.features.shaderFloat64)
        l.fma_f64 = measure_fma(g, t, compute_units, SK_TYPE_F64);
    for (int kind = 0; kind < MATRIX_COUNT; kind++)
        if (needs[kind])
            l.matrix[kind] = measure_matrix(g, t, compute_units, (matrix_kind)kind);
    l.copy = measure_copy_limit(g, t, compute_units);
    l.read = measure_read_limit(g, t, compute_units);
    return l;
}
