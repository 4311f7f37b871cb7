#include "operands.h"

#include "blocks.h"
#include "course/parallel.h"
#include "random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* More bytes than the caches of any GPU that we know of; AMD Instinct MI300X has the largest one, 256 MB. */
static const uint64_t ROTATED = (uint64_t)512 << 20;
static const uint64_t ALIGNMENT = 256; /* of operands, bytes */

bool create_operands(operands* o, const gpu* g)
{
    memset(o, 0, sizeof *o);
    o->g = g;
    o->integers[0] = malloc(2 * (size_t)OPERANDS_PERIOD * sizeof *o->integers[0]);
    o->integers[1] = malloc(2 * (size_t)OPERANDS_PERIOD * sizeof *o->integers[1]);
    o->staging = malloc((size_t)OPERANDS_PERIOD * 2 * sizeof(double));
    return o->integers[0] && o->integers[1] && o->staging;
}

void destroy_operands(operands* o)
{
    for (int i = 0; i < 2; i++)
    {
        free(o->integers[i]);
        if (o->g)
            destroy_gpu_buffer(o->g, &o->integer[i].buffer);
    }
    if (o->g)
    {
        for (int i = 0; i < OPERANDS_TYPES; i++)
            destroy_gpu_buffer(o->g, &o->real[i].buffer);
        destroy_gpu_buffer(o->g, &o->d);
        destroy_gpu_buffer(o->g, &o->workspace);
        destroy_gpu_buffer(o->g, &o->vectors);
    }
    free(o->staging);
    memset(o, 0, sizeof *o);
}

/* ---- numbers --------------------------------------------------------------------------------- */

static int clamp_limit(double limit, int most)
{
    return limit < 1.0 ? 1 : limit > most ? most : (int)limit;
}

static integer_range choose_range(const problem* p)
{
    const product_types* t = p->types;
    integer_range range = {.thin = 1};
    double k = p->shape->k;
    if (element_size(t->output) > 2)
        range.most[0] = range.most[1] = clamp_limit(sqrt(t->exact / k), t->most);
    else
    {
        double both = t->exact / 8.0 / sqrt(k);
        range.most[0] = clamp_limit(sqrt(both), t->most);
        range.most[1] = clamp_limit(both / range.most[0], t->most);
        range.thin = both < 1.0 ? (uint32_t)ceil(1.0 / both) : 1;
    }
    for (int i = 0; i < 2; i++)
    {
        sk_type type = type_of_operand(t, (unsigned)i);
        if (is_in_blocks(type))
            range.most[i] = clamp_limit(range.most[i], find_most_in_blocks(type));
        range.least[i] = t->input == SK_TYPE_U8 ? 0 : -range.most[i];
        range.most[i] -= range.most[i] == 128;
    }
    return range;
}

uint64_t find_period(const product_types* t, unsigned operand)
{
    return is_in_blocks(type_of_operand(t, operand)) ? OPERANDS_PERIOD / 256 * 256 : OPERANDS_PERIOD;
}

static bool has_periods(const operands* o, const product_types* t)
{
    return o->periods[0] == find_period(t, 0) && o->periods[1] == find_period(t, 1);
}

static bool is_same_range(const integer_range* x, const integer_range* y)
{
    return x->least[0] == y->least[0] && x->least[1] == y->least[1] && x->most[0] == y->most[0] &&
           x->most[1] == y->most[1] && x->thin == y->thin;
}

typedef struct integer_job
{
    int16_t* values;
    uint64_t seed;
    int least;
    uint32_t count, thin; /* how many integers there are to choose from; one in `thin` is not zero */
} integer_job;

static void make_integers(uint64_t begin, uint64_t end, void* user_data)
{
    const integer_job* j = user_data;
    for (uint64_t i = begin; i < end; i++)
    {
        uint64_t bits = draw_bits(j->seed + i);
        int value = (int)((bits & 0xffffffffu) * j->count >> 32) + j->least;
        j->values[i] = (int16_t)((bits >> 32) % j->thin == 0 ? value : 0);
    }
}

static void fill_integers(operands* o, const integer_range* range, const product_types* t)
{
    for (unsigned i = 0; i < 2; i++)
    {
        uint64_t period = find_period(t, i);
        uint32_t count = (uint32_t)(range->most[i] - range->least[i] + 1);
        integer_job job = {o->integers[i], (uint64_t)(i + 1) << 40, range->least[i], count, range->thin};
        run_parallel(OPERANDS_PERIOD, 1 << 18, make_integers, &job);
        memcpy(o->integers[i] + period, o->integers[i], period * sizeof *o->integers[i]);
        o->periods[i] = period;
    }
    o->range = *range;
}

typedef struct staging_job
{
    unsigned char* staging;
    sk_type type;
    const int16_t* integers;  /* NULL: random numbers */
    double factor, imaginary; /* of the integers; the second is of complex numbers' other part */
} staging_job;

static double draw_number(sk_type type, uint64_t i)
{
    double unit = draw_unit(i);
    return is_integer(type) ? floor(256.0 * unit) - (type == SK_TYPE_S8 ? 128.0 : 0.0) : 2.0 * unit - 1.0;
}

/* Integers, or any codes. */
static void make_blocks(uint64_t begin, uint64_t end, void* user_data)
{
    const staging_job* j = user_data;
    uint32_t count = block_elements(j->type);
    int16_t drawn[256];
    uint32_t codes = 2u * (uint32_t)find_most_in_blocks(j->type) + 1u;
    for (uint64_t i = begin; i < end; i++)
    {
        for (uint32_t e = 0; e < count && !j->integers; e++)
            drawn[e] = (int16_t)((int)(draw_bits(i * count + e) % codes) - (int)(codes / 2));
        store_block(j->type, j->staging + i * element_size(j->type), j->integers ? j->integers + i * count : drawn);
    }
}

static void make_staging(uint64_t begin, uint64_t end, void* user_data)
{
    const staging_job* j = user_data;
    for (uint64_t i = begin; i < end; i++)
    {
        double value = j->integers ? j->factor * j->integers[i] : draw_number(j->type, i);
        double other = j->integers ? j->imaginary * j->integers[i] : draw_number(j->type, ~i);
        store_element(j->type, j->staging + i * element_size(j->type), value);
        store_imaginary(j->type, j->staging + i * element_size(j->type), other);
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
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    for (uint64_t at = period; at < buffer->size; at += period)
    {
        VkBufferCopy region = {0, at, buffer->size - at < period ? buffer->size - at : period};
        vkCmdCopyBuffer(commands, buffer->buffer, buffer->buffer, 1, &region);
    }
    return submit_gpu_commands(g, commands);
}

static bool fill_arena(operands* o, arena* target, const product_types* t, sk_type type, const int16_t* integers)
{
    bool is_a = integers == o->integers[0];
    double real = is_complex(t->input) && !is_a ? 3.0 : 1.0, imaginary = is_a ? 2.0 : 1.0;
    double factor = is_a ? t->factor : 1.0;
    staging_job job = {o->staging, type, integers, factor * real, factor * imaginary};
    bool in_blocks = is_in_blocks(type);
    uint64_t period = run_size(type, find_period(t, type == t->input ? 0 : 1));
    uint64_t first = target->buffer.size < period ? target->buffer.size : period;
    run_parallel(first / element_size(type), in_blocks ? 1 << 10 : 1 << 18, in_blocks ? make_blocks : make_staging,
                 &job);
    target->types = t;
    target->range = o->range;
    bool filled = upload_gpu_buffer(o->g, &target->buffer, 0, o->staging, first) &&
                  repeat_period(o->g, &target->buffer, period);
    target->filled = filled ? target->buffer.size : 0;
    return filled;
}

/* Makes a buffer larger than asked, so that the next shapes fit, too. If memory is short, it is as large as asked. */
static bool grow(const gpu* g, gpu_buffer* buffer, uint64_t size)
{
    if (buffer->size >= size && buffer->buffer)
        return true;
    destroy_gpu_buffer(g, buffer);
    return create_gpu_buffer(g, round_up(size + size / 4, ALIGNMENT), GPU_DEVICE, buffer) ||
           create_gpu_buffer(g, size, GPU_DEVICE, buffer);
}

static bool prepare_arena(operands* o, arena* target, uint64_t size, const product_types* t, sk_type type,
                          const int16_t* integers)
{
    if (target->buffer.size < size)
        target->filled = 0;
    if (!grow(o->g, &target->buffer, size))
        return false;
    if (target->filled >= size && (!integers || (target->types == t && is_same_range(&target->range, &o->range))))
        return true;
    return fill_arena(o, target, t, type, integers);
}

static uint64_t count_sets(const operands* o, const problem* p)
{
    uint64_t set = o->a_size + o->b_size + o->d_size;
    return p->warm || set >= ROTATED ? 1 : (ROTATED + set - 1) / set;
}

float compute_scale(uint64_t column)
{
    return draw_bits(((uint64_t)8 << 40) + column) & 1u ? 1.0f : -1.0f;
}

float compute_bias(uint64_t column)
{
    return (float)(draw_bits(((uint64_t)9 << 40) + column) % 7u) - 3.0f;
}

/* Bytes of one vector, so that what follows is aligned. */
static uint64_t count_vector_bytes(const problem* p)
{
    return round_up(p->shape->n * sizeof(float), ALIGNMENT);
}

static bool prepare_vectors(operands* o, const problem* p)
{
    uint64_t size = count_vector_bytes(p), count = size / sizeof(float);
    float* vectors = p->epilogue ? calloc(4, (size_t)size) : NULL;
    for (uint64_t i = 0; vectors && i < p->shape->n; i++)
    {
        vectors[i] = compute_scale(i);
        vectors[count + i] = compute_bias(i);
        vectors[2 * count + i] = -vectors[i];
        vectors[3 * count + i] = -vectors[count + i];
    }
    bool done = !p->epilogue || (vectors && grow(o->g, &o->vectors, 4 * size) &&
                                 upload_gpu_buffer(o->g, &o->vectors, 0, vectors, 4 * size));
    free(vectors);
    return done;
}

static bool prepare_all(operands* o, const problem* p)
{
    const product_types* t = p->types;
    sk_type b = weights_of(t);
    uint64_t of_b = b == t->input ? 0 : o->sets * o->b_size, of_input = o->sets * (o->a_size + o->b_size) - of_b;
    return prepare_arena(o, &o->integer[0], o->a_size, t, t->input, o->integers[0]) &&
           prepare_arena(o, &o->integer[1], o->b_size, t, b, o->integers[1]) &&
           prepare_arena(o, &o->real[t->input], of_input, t, t->input, NULL) &&
           (of_b == 0 || prepare_arena(o, &o->real[b], of_b, t, b, NULL)) && grow(o->g, &o->d, o->sets * o->d_size) &&
           prepare_vectors(o, p);
}

static void drop_other_types(operands* o, const product_types* t)
{
    for (int i = 0; i < OPERANDS_TYPES; i++)
        if (i != (int)t->input && i != (int)weights_of(t))
            destroy_gpu_buffer(o->g, &o->real[i].buffer);
}

bool prepare_operands(operands* o, const problem* p)
{
    integer_range range = choose_range(p);
    o->a_size = round_up(run_size(p->types->input, count_a(p)), ALIGNMENT);
    o->b_size = round_up(run_size(weights_of(p->types), count_b(p)), ALIGNMENT);
    o->d_size = round_up(count_d(p) * element_size(p->types->output), ALIGNMENT);
    o->sets = count_sets(o, p);
    if (!is_same_range(&range, &o->range) || !has_periods(o, p->types))
        fill_integers(o, &range, p->types);
    if (prepare_all(o, p))
        return true;
    drop_other_types(o, p->types);
    return prepare_all(o, p);
}

bool reserve_workspace(operands* o, const sk_context* context, uint64_t size)
{
    if (size == 0 || o->workspace.size >= size)
        return true;
    if (!grow(o->g, &o->workspace, size))
        return false;
    VkCommandBuffer commands = begin_gpu_commands(o->g);
    if (!commands)
        return false;
    bool cleared = sk_clear_workspace(commands, context, make_gpu_matrix(&o->workspace, 0)) == SK_SUCCESS;
    return submit_gpu_commands(o->g, commands) && cleared;
}

static sk_buffer make_part(const gpu_buffer* buffer, uint64_t offset, uint64_t size)
{
    sk_buffer matrix = make_gpu_matrix(buffer, offset);
    matrix.size = size;
    return matrix;
}

sk_gemm_args make_real_args(const operands* o, const problem* p, uint64_t repetition)
{
    sk_gemm_args args = {0};
    sk_type b = weights_of(p->types);
    bool alike = b == p->types->input;
    const gpu_buffer* inputs = &o->real[p->types->input].buffer;
    uint64_t set = repetition % o->sets;
    uint64_t at = set * (o->a_size + (alike ? o->b_size : 0));
    args.a = make_part(inputs, at, o->a_size);
    args.b = make_part(&o->real[b].buffer, alike ? at + o->a_size : set * o->b_size, o->b_size);
    args.d = make_part(&o->d, set * o->d_size, o->d_size);
    args.workspace = make_gpu_matrix(&o->workspace, 0);
    if (p->epilogue)
    {
        args.scale_n = make_part(&o->vectors, 0, count_vector_bytes(p));
        args.bias = make_part(&o->vectors, count_vector_bytes(p), count_vector_bytes(p));
    }
    return args;
}

sk_gemm_args make_integer_args(const operands* o, const problem* p)
{
    sk_gemm_args args = make_real_args(o, p, 0);
    args.a = make_part(&o->integer[0].buffer, 0, o->a_size);
    args.b = make_part(&o->integer[1].buffer, 0, o->b_size);
    return args;
}

sk_gemm_args make_negated_args(const operands* o, const problem* p)
{
    sk_gemm_args args = make_integer_args(o, p);
    args.scale_n.offset += 2 * count_vector_bytes(p);
    args.bias.offset += 2 * count_vector_bytes(p);
    return args;
}

bool poison_operands(const operands* o, const problem* p)
{
    uint32_t poison = is_integer(p->types->output) ? 0x80000000u : 0xffffffffu;
    VkCommandBuffer commands = begin_gpu_commands(o->g);
    if (!commands)
        return false;
    vkCmdFillBuffer(commands, o->d.buffer, 0, o->d_size, poison);
    return submit_gpu_commands(o->g, commands);
}
