#include "operands.h"

#include "half.h"
#include "parallel.h"
#include "random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* More than the caches of any GPU that we know of: 256 MB is the largest (AMD Instinct MI300X). */
static const uint64_t ROTATED = (uint64_t)512 << 20;
static const uint64_t ALIGNMENT = 256; /* of operands, bytes */

bool operands_create(operands* o, const gpu* g)
{
    memset(o, 0, sizeof *o);
    o->g = g;
    o->integers[0] = malloc(2 * (size_t)OPERANDS_PERIOD);
    o->integers[1] = malloc(2 * (size_t)OPERANDS_PERIOD);
    o->staging = malloc((size_t)OPERANDS_PERIOD * sizeof(float));
    return o->integers[0] && o->integers[1] && o->staging;
}

void operands_destroy(operands* o)
{
    for (int i = 0; i < 2; i++)
    {
        free(o->integers[i]);
        if (o->g)
        {
            gpu_destroy_buffer(o->g, &o->integer[i].buffer);
            gpu_destroy_buffer(o->g, &o->real[i].buffer);
        }
    }
    if (o->g)
    {
        gpu_destroy_buffer(o->g, &o->d);
        gpu_destroy_buffer(o->g, &o->workspace);
        gpu_destroy_buffer(o->g, &o->vectors);
    }
    free(o->staging);
    memset(o, 0, sizeof *o);
}

/* ---- numbers --------------------------------------------------------------------------------- */

static int clamp_limit(double limit)
{
    return limit < 1.0 ? 1 : limit > 100.0 ? 100 : (int)limit;
}

static integer_range choose_range(const problem* p)
{
    integer_range range = {{1, 1}, 1};
    double k = p->shape->k;
    if (p->type == SK_TYPE_F32)
        range.limit[0] = range.limit[1] = clamp_limit(sqrt(16777215.0 / k));
    else
    {
        range.limit[0] = clamp_limit(sqrt(256.0 / sqrt(k)));
        range.limit[1] = clamp_limit(256.0 / sqrt(k) / range.limit[0]);
        range.thin = k > 65536.0 ? (uint32_t)ceil(k / 65536.0) : 1;
    }
    return range;
}

static bool same_range(integer_range x, integer_range y)
{
    return x.limit[0] == y.limit[0] && x.limit[1] == y.limit[1] && x.thin == y.thin;
}

typedef struct integer_job
{
    int8_t* values;
    uint64_t seed;
    int limit;
    uint32_t thin;
} integer_job;

static void make_integers(uint64_t begin, uint64_t end, void* user_data)
{
    const integer_job* j = user_data;
    for (uint64_t i = begin; i < end; i++)
    {
        uint64_t bits = random_bits(j->seed + i);
        int value = (int)((bits & 0xffffffffu) * (uint64_t)(2 * j->limit + 1) >> 32) - j->limit;
        j->values[i] = (int8_t)((bits >> 32) % j->thin == 0 ? value : 0);
    }
}

static void fill_integers(operands* o, integer_range range)
{
    for (unsigned i = 0; i < 2; i++)
    {
        integer_job job = {o->integers[i], (uint64_t)(i + 1) << 40, range.limit[i], range.thin};
        parallel_for(OPERANDS_PERIOD, 1 << 18, make_integers, &job);
        memcpy(o->integers[i] + OPERANDS_PERIOD, o->integers[i], OPERANDS_PERIOD);
    }
    o->range = range;
}

typedef struct staging_job
{
    void* staging;
    sk_type type;
    const int8_t* integers; /* NULL: random reals */
} staging_job;

static void make_staging(uint64_t begin, uint64_t end, void* user_data)
{
    const staging_job* j = user_data;
    for (uint64_t i = begin; i < end; i++)
    {
        float value = j->integers ? (float)j->integers[i] : (float)(2.0 * random_unit(i) - 1.0);
        if (j->type == SK_TYPE_F16)
            ((uint16_t*)j->staging)[i] = half_from_float(value);
        else
            ((float*)j->staging)[i] = value;
    }
}

/* ---- device ---------------------------------------------------------------------------------- */

static uint64_t round_up(uint64_t size, uint64_t unit)
{
    return (size + unit - 1) / unit * unit;
}

/* Copies the buffer's first period to the others. */
static bool repeat_period(const gpu* g, const gpu_buffer* buffer, uint64_t period)
{
    VkCommandBuffer commands = gpu_begin(g);
    if (!commands)
        return false;
    for (uint64_t at = period; at < buffer->size; at += period)
    {
        VkBufferCopy region = {0, at, buffer->size - at < period ? buffer->size - at : period};
        vkCmdCopyBuffer(commands, buffer->buffer, buffer->buffer, 1, &region);
    }
    return gpu_submit(g, commands);
}

static bool fill_arena(operands* o, arena* target, sk_type type, const int8_t* integers)
{
    staging_job job = {o->staging, type, integers};
    uint64_t period = (uint64_t)OPERANDS_PERIOD * (type == SK_TYPE_F16 ? 2 : 4);
    uint64_t first = target->buffer.size < period ? target->buffer.size : period;
    parallel_for(OPERANDS_PERIOD, 1 << 18, make_staging, &job);
    target->type = type;
    target->range = o->range;
    bool filled =
        gpu_upload(o->g, &target->buffer, 0, o->staging, first) && repeat_period(o->g, &target->buffer, period);
    target->filled = filled ? target->buffer.size : 0;
    return filled;
}

/* Larger than asked, so that the next shapes fit too, unless memory is short. */
static bool grow(const gpu* g, gpu_buffer* buffer, uint64_t size)
{
    if (buffer->size >= size && buffer->buffer)
        return true;
    gpu_destroy_buffer(g, buffer);
    return gpu_create_buffer(g, round_up(size + size / 4, ALIGNMENT), GPU_DEVICE, buffer) ||
           gpu_create_buffer(g, size, GPU_DEVICE, buffer);
}

static bool prepare_arena(operands* o, arena* target, uint64_t size, sk_type type, const int8_t* integers)
{
    if (target->buffer.size < size)
        target->filled = 0;
    if (!grow(o->g, &target->buffer, size))
        return false;
    if (target->filled >= size && target->type == type && (!integers || same_range(target->range, o->range)))
        return true;
    return fill_arena(o, target, type, integers);
}

static uint64_t count_sets(const operands* o, const problem* p)
{
    uint64_t set = o->a_size + o->b_size + o->d_size;
    return p->warm || set >= ROTATED ? 1 : (ROTATED + set - 1) / set;
}

float operands_scale(uint64_t column)
{
    return random_bits(((uint64_t)8 << 40) + column) & 1u ? 1.0f : -1.0f;
}

float operands_bias(uint64_t column)
{
    return (float)(random_bits(((uint64_t)9 << 40) + column) % 7u) - 3.0f;
}

/* Bytes of one vector, so that what follows is aligned. */
static uint64_t vector_size(const problem* p)
{
    return round_up(p->shape->n * sizeof(float), ALIGNMENT);
}

static bool prepare_vectors(operands* o, const problem* p)
{
    uint64_t size = vector_size(p), count = size / sizeof(float);
    float* vectors = p->epilogue ? calloc(4, (size_t)size) : NULL;
    for (uint64_t i = 0; vectors && i < p->shape->n; i++)
    {
        vectors[i] = operands_scale(i);
        vectors[count + i] = operands_bias(i);
        vectors[2 * count + i] = -vectors[i];
        vectors[3 * count + i] = -vectors[count + i];
    }
    bool done = !p->epilogue ||
                (vectors && grow(o->g, &o->vectors, 4 * size) && gpu_upload(o->g, &o->vectors, 0, vectors, 4 * size));
    free(vectors);
    return done;
}

bool operands_prepare(operands* o, const problem* p)
{
    uint64_t element = problem_element_size(p);
    integer_range range = choose_range(p);
    o->a_size = round_up(problem_a_count(p) * element, ALIGNMENT);
    o->b_size = round_up(problem_b_count(p) * element, ALIGNMENT);
    o->d_size = round_up(problem_d_count(p) * element, ALIGNMENT);
    o->sets = count_sets(o, p);
    if (!same_range(range, o->range))
        fill_integers(o, range);
    return prepare_arena(o, &o->integer[0], o->a_size, p->type, o->integers[0]) &&
           prepare_arena(o, &o->integer[1], o->b_size, p->type, o->integers[1]) &&
           prepare_arena(o, &o->real[p->type == SK_TYPE_F16], o->sets * (o->a_size + o->b_size), p->type, NULL) &&
           grow(o->g, &o->d, o->sets * o->d_size) && prepare_vectors(o, p);
}

bool operands_prepare_workspace(operands* o, const sk_context* context, uint64_t size)
{
    if (size == 0 || o->workspace.size >= size)
        return true;
    if (!grow(o->g, &o->workspace, size))
        return false;
    VkCommandBuffer commands = gpu_begin(o->g);
    if (!commands)
        return false;
    bool cleared = sk_clear_workspace(commands, context, gpu_matrix(&o->workspace, 0)) == SK_SUCCESS;
    return gpu_submit(o->g, commands) && cleared;
}

static sk_buffer part(const gpu_buffer* buffer, uint64_t offset, uint64_t size)
{
    sk_buffer matrix = gpu_matrix(buffer, offset);
    matrix.size = size;
    return matrix;
}

sk_gemm_args operands_real(const operands* o, const problem* p, uint64_t repetition)
{
    sk_gemm_args args = {0};
    const gpu_buffer* inputs = &o->real[p->type == SK_TYPE_F16].buffer;
    uint64_t set = repetition % o->sets;
    uint64_t at = set * (o->a_size + o->b_size);
    args.a = part(inputs, at, o->a_size);
    args.b = part(inputs, at + o->a_size, o->b_size);
    args.d = part(&o->d, set * o->d_size, o->d_size);
    args.workspace = gpu_matrix(&o->workspace, 0);
    if (p->epilogue)
    {
        args.scale_n = part(&o->vectors, 0, vector_size(p));
        args.bias = part(&o->vectors, vector_size(p), vector_size(p));
    }
    return args;
}

sk_gemm_args operands_integer(const operands* o, const problem* p)
{
    sk_gemm_args args = operands_real(o, p, 0);
    args.a = part(&o->integer[0].buffer, 0, o->a_size);
    args.b = part(&o->integer[1].buffer, 0, o->b_size);
    return args;
}

sk_gemm_args operands_negated(const operands* o, const problem* p)
{
    sk_gemm_args args = operands_integer(o, p);
    args.scale_n.offset += 2 * vector_size(p);
    args.bias.offset += 2 * vector_size(p);
    return args;
}

bool operands_poison(const operands* o)
{
    VkCommandBuffer commands = gpu_begin(o->g);
    if (!commands)
        return false;
    vkCmdFillBuffer(commands, o->d.buffer, 0, o->d_size, 0xffffffffu);
    return gpu_submit(o->g, commands);
}
