#include "limits.h"

#include "measurement.h"

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
static double time_dispatch(timing* t, measurement* m)
{
    double times[BATCHES];
    for (uint32_t i = 0; i < BATCHES; i++)
    {
        times[i] = goes_on(t) ? time_batch(t, 1, record_measurement, m) : -1.0;
        if (times[i] < 0.0)
            return 0.0;
    }
    return find_median(times, BATCHES);
}

/* Iterations a second of a loop whose count is push word `word`. It is timed with a count that takes a while. 0: it
 * failed, or was stopped. */
static double time_loop(timing* t, measurement* m, uint32_t word)
{
    double time = 0.0;
    for (m->push[word] = 16; m->push[word] < 1u << 24; m->push[word] *= 2)
    {
        time = goes_on(t) ? time_batch(t, 1, record_measurement, m) : -1.0;
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
    const double flops = 256.0 * MEASUREMENT_FMA_INVOCATIONS; /* of one workgroup in one iteration */
    measurement m;
    gpu_buffer results = {0};
    double best = 0.0;
    bool made = create_fma_measurement(g, type, units * MOST_GROUPS, &m, &results);
    for (size_t i = 0; i < GROUPS_COUNT && made; i++)
    {
        m.groups = units * GROUPS[i];
        double rate = time_loop(t, &m, MEASUREMENT_FMA_ITERATIONS) * flops * m.groups;
        best = rate > best ? rate : best;
    }
    destroy_gpu_buffer(g, &results);
    destroy_measurement(&m);
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
    measurement m;
    double best = 0.0;
    bool made = create_measurement(g, MATRICES[kind].probe, constants, 4, &m) &&
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
    destroy_measurement(&m);
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

static double measure_copy(const gpu* g, timing* t, uint32_t units, VkDeviceSize size)
{
    const uint32_t invocations = 256;
    gpu_buffer from = {0}, to = {0};
    measurement m;
    double time = 0.0;
    bool made = create_measurement(g, "probe_copy", &invocations, 1, &m) &&
                create_gpu_buffer(g, size, GPU_DEVICE, &from) && create_gpu_buffer(g, size, GPU_DEVICE, &to);
    put_address(m.push, from.address);
    put_address(m.push + 2, to.address);
    m.push[4] = (uint32_t)(size / 16);
    for (uint32_t groups = 8; groups <= 64 && made; groups *= 2)
    {
        m.groups = units * groups;
        double one = time_dispatch(t, &m);
        time = one > 0.0 && (time == 0.0 || one < time) ? one : time;
    }
    destroy_gpu_buffer(g, &from);
    destroy_gpu_buffer(g, &to);
    destroy_measurement(&m);
    return time > 0.0 ? 2.0 * (double)size / time : 0.0;
}

double measure_copy_limit(const gpu* g, timing* t, uint32_t compute_units)
{
    bool cpu = g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    double copy = 0.0;
    bring_up_clocks(t);
    for (VkDeviceSize size = cpu ? 64 : 1024; size >= 64 && copy == 0.0; size /= 4)
        copy = measure_copy(g, t, compute_units, size << 20);
    return copy;
}

limits measure_limits(const gpu* g, timing* t, uint32_t compute_units, uint32_t types)
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
    return l;
}
