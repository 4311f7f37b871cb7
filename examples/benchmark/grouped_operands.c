#include "grouped_operands.h"

#include "parts/matrices/blocks.h"
#include "course/parallel.h"
#include "parts/matrices/random.h"

#include <stdlib.h>

static const uint64_t ROTATED = (uint64_t)512 << 20; /* as in operands.c */
static const uint64_t MOST_B = (uint64_t)3 << 30;    /* bytes of a set */
static const uint64_t MOST_RING = (uint64_t)2 << 30;
static const uint64_t ALIGNMENT = 256; /* of operands, bytes */

enum
{
    MOST_SETS = 1024
};

static uint64_t round_up(uint64_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

uint64_t find_grouped_period(const product_types* types, int operand)
{
    return is_in_blocks(type_of_operand(types, (unsigned)operand)) ? GROUPED_PERIOD_OF_BLOCKS : GROUPED_PERIOD;
}

/* Bytes of a B, and up to where the next one may begin: also a whole number of blocks from there. */
static uint64_t measure_b(const product_types* types, const sk_problem* p)
{
    uint64_t unit = types->weights ? ALIGNMENT * element_size(types->weights) : ALIGNMENT;
    uint64_t size = run_size(weights_of(types), (uint64_t)p->k * p->n);
    return (size + unit - 1) / unit * unit;
}

/* ---- numbers --------------------------------------------------------------------------------- */

typedef struct pattern_job
{
    unsigned char* to;
    sk_type type;
    int8_t* integers; /* NULL: reals */
    uint64_t seed;
} pattern_job;

static void make_pattern(uint64_t begin, uint64_t end, void* user_data)
{
    const pattern_job* j = user_data;
    for (uint64_t i = begin; i < end; i++)
    {
        double value = 2.0 * draw_unit(j->seed + i) - 1.0;
        if (j->integers)
            value = j->integers[i] = (int8_t)(draw_bits(j->seed + i) % 7u - 3);
        store_element(j->type, j->to + i * element_size(j->type), value);
    }
}

/* Integers, or any codes. */
static void make_blocks(uint64_t begin, uint64_t end, void* user_data)
{
    const pattern_job* j = user_data;
    uint32_t count = block_elements(j->type), codes = 2u * (uint32_t)find_most_in_blocks(j->type) + 1u;
    int16_t elements[256];
    for (uint64_t i = begin; i < end; i++)
    {
        for (uint64_t e = 0; e < count; e++)
        {
            uint64_t at = i * count + e, bits = draw_bits(j->seed + at);
            elements[e] = (int16_t)(j->integers ? (int)(bits % 7u) - 3 : (int)(bits % codes) - (int)(codes / 2));
            if (j->integers)
                j->integers[at] = (int8_t)elements[e];
        }
        store_block(j->type, j->to + i * element_size(j->type), elements);
    }
}

static bool upload_pattern(grouped_operands* o, int integers, int operand, unsigned char* room)
{
    sk_type type = type_of_operand(o->types, (unsigned)operand);
    uint64_t period = find_grouped_period(o->types, operand), size = run_size(type, period);
    uint64_t seed = (uint64_t)(2 * integers + operand + 1) << 40;
    pattern_job job = {room, type, integers ? o->integers[operand] : NULL, seed};
    gpu_buffer* buffer = &o->patterns[integers][operand];
    bool in_blocks = is_in_blocks(type);
    run_parallel(period / block_elements(type), in_blocks ? 1 << 10 : 1 << 18, in_blocks ? make_blocks : make_pattern,
                 &job);
    return create_gpu_buffer(o->g, size, GPU_DEVICE, buffer) && upload_gpu_buffer(o->g, buffer, 0, room, size);
}

bool open_grouped_operands(grouped_operands* o, const gpu* g, const product_types* types)
{
    memset(o, 0, sizeof *o);
    o->g = g;
    o->types = types;
    o->integers[0] = malloc(GROUPED_PERIOD);
    o->integers[1] = malloc(GROUPED_PERIOD);
    unsigned char* room = malloc(GROUPED_PERIOD * element_size(types->input));
    bool done = o->integers[0] && o->integers[1] && room;
    for (int i = 0; i < 4; i++)
        done = done && upload_pattern(o, i / 2, i % 2, room);
    free(room);
    return done;
}

/* Memory of the current group. */
static void free_group(grouped_operands* o)
{
    gpu_buffer* buffers[] = {&o->a,     &o->b,         &o->d,         &o->sample,   &o->upload,
                             &o->lines, &o->tables[0], &o->tables[1], &o->packed_b, &o->packed_table};
    for (size_t i = 0; i < sizeof buffers / sizeof *buffers; i++)
        destroy_gpu_buffer(o->g, buffers[i]);
    for (int i = 0; i < 2; i++)
    {
        free(o->rows[i]);
        o->rows[i] = NULL;
    }
    o->packed = NULL;
}

void close_grouped_operands(grouped_operands* o)
{
    if (!o->g)
        return;
    free_group(o);
    for (int i = 0; i < 4; i++)
        destroy_gpu_buffer(o->g, &o->patterns[i / 2][i % 2]);
    destroy_gpu_buffer(o->g, &o->workspace);
    destroy_gpu_buffer(o->g, &o->ring);
    free(o->integers[0]);
    free(o->integers[1]);
    memset(o, 0, sizeof *o);
}

static bool fill_buffer(const gpu* g, const gpu_buffer* buffer, const gpu_buffer* pattern)
{
    VkCommandBuffer commands = begin_gpu_commands(g);
    if (!commands)
        return false;
    for (uint64_t at = 0; at < buffer->size; at += pattern->size)
    {
        uint64_t left = buffer->size - at;
        VkBufferCopy region = {0, at, left < pattern->size ? left : pattern->size};
        vkCmdCopyBuffer(commands, pattern->buffer, buffer->buffer, 1, &region);
    }
    return submit_gpu_commands(g, commands);
}

bool fill_group(grouped_operands* o, bool with_integers)
{
    return fill_buffer(o->g, &o->a, &o->patterns[with_integers][0]) &&
           fill_buffer(o->g, &o->b, &o->patterns[with_integers][1]);
}

/* ---- places ---------------------------------------------------------------------------------- */

/* Bytes of a set, and where the next problem's operands begin. */
typedef struct place
{
    uint64_t a, b, d;
    uint64_t most_b; /* that B ever reached */
} place;

/* Gives a problem its offsets. */
static void place_problem(const grouped_operands* o, sk_problem* p, place* next)
{
    uint64_t input = element_size(o->types->input), output = element_size(o->types->output);
    bool reads = has_result(p) && p->k > 0;
    uint64_t b = measure_b(o->types, p);
    if (next->b + b > MOST_B)
        next->b = 0;
    p->a = next->a;
    p->b = reads ? next->b : 0;
    p->d = next->d;
    next->a += reads ? round_up((uint64_t)p->m * p->k * input) : 0;
    next->b += reads ? b : 0;
    next->d += round_up((uint64_t)p->m * p->n * output);
    next->most_b = b > next->most_b ? b : next->most_b; /* idle problems must fit, too */
    next->most_b = next->b > next->most_b ? next->b : next->most_b;
}

static uint32_t count_sets(const grouped_operands* o, const place* set)
{
    uint64_t touched = set->a + set->b + set->d + 1, sets = (ROTATED + touched - 1) / touched;
    bool cpu = o->g->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    uint32_t most = cpu ? 2 : MOST_SETS; /* a CPU's operands need not be large */
    return set->most_b > ROTATED ? 1 : sets > most ? most : (uint32_t)sets;
}

/* The rows of all sets, from those of the first one. */
static bool make_rows(grouped_operands* o, const sk_problem* first, const place* set, bool sorted)
{
    uint32_t count = o->group->count;
    sk_problem* rows = malloc((size_t)o->sets * count * sizeof *rows);
    o->rows[sorted] = rows;
    for (uint32_t s = 0; rows && s < o->sets; s++)
    {
        sk_problem* own = rows + (size_t)s * count;
        memcpy(own, first, count * sizeof *own);
        for (uint32_t i = 0; i < count; i++)
        {
            own[i].a += s * set->a;
            own[i].b += s * set->most_b;
            own[i].d += s * set->d;
        }
        if (sorted)
            sort_problems(own, count);
    }
    uint64_t size = (uint64_t)o->sets * count * sizeof *rows;
    return rows && create_gpu_buffer(o->g, size, GPU_DEVICE, &o->tables[sorted]) &&
           upload_gpu_buffer(o->g, &o->tables[sorted], 0, rows, size);
}

bool place_group(grouped_operands* o, const group* g)
{
    sk_problem first[GROUPS_MOST_PROBLEMS];
    place set = {0};
    free_group(o);
    o->group = g;
    memcpy(first, g->problems, g->count * sizeof *first);
    for (uint32_t i = 0; i < g->count; i++)
        place_problem(o, &first[i], &set);
    o->sets = count_sets(o, &set);
    o->a_size = set.a;
    o->b_size = set.most_b;
    o->d_size = set.d;
    return make_rows(o, first, &set, false) && make_rows(o, first, &set, true) &&
           create_gpu_buffer(o->g, o->sets * set.a + ALIGNMENT, GPU_DEVICE, &o->a) &&
           create_gpu_buffer(o->g, o->sets * set.most_b + ALIGNMENT, GPU_DEVICE, &o->b) &&
           create_gpu_buffer(o->g, o->sets * set.d + ALIGNMENT, GPU_DEVICE, &o->d);
}

/* ---- workspaces ------------------------------------------------------------------------------ */

static bool clear_workspaces(const grouped_operands* o, const sk_context* context)
{
    VkCommandBuffer commands = begin_gpu_commands(o->g);
    bool done = commands != VK_NULL_HANDLE;
    if (done && o->workspace.size)
        done = sk_clear_workspace(commands, context, make_gpu_matrix(&o->workspace, 0)) == SK_SUCCESS;
    for (uint32_t i = 0; i < o->regions && done; i++)
        done = sk_clear_workspace(commands, context, make_gpu_matrix(&o->ring, i * o->region_size)) == SK_SUCCESS;
    return commands && submit_gpu_commands(o->g, commands) && done;
}

bool place_workspaces(grouped_operands* o, const sk_context* context, uint64_t grouped_size, uint64_t single_size,
                      uint32_t singles)
{
    bool done = true;
    o->region_size = round_up(single_size);
    uint64_t most = o->region_size ? MOST_RING / o->region_size : 0;
    o->regions = o->region_size == 0 ? 0 : most < singles ? (uint32_t)most : singles;
    o->regions += o->region_size && !o->regions ? 1 : 0;
    uint64_t ring_size = o->regions * o->region_size;
    if (o->workspace.size < grouped_size)
    {
        destroy_gpu_buffer(o->g, &o->workspace);
        done = create_gpu_buffer(o->g, grouped_size, GPU_DEVICE, &o->workspace);
    }
    if (o->ring.size < ring_size)
    {
        destroy_gpu_buffer(o->g, &o->ring);
        done = done && create_gpu_buffer(o->g, ring_size, GPU_DEVICE, &o->ring);
    }
    return done && clear_workspaces(o, context);
}

bool place_uploads(grouped_operands* o, uint32_t plans)
{
    o->upload_size = round_up(16 + o->group->count * (16 + sizeof(sk_problem))); /* as sk_query_upload_size says */
    return create_gpu_buffer(o->g, plans * o->sets * o->upload_size, GPU_UPLOAD, &o->upload);
}

/* ---- arguments ------------------------------------------------------------------------------- */

const sk_problem* find_problem(const grouped_operands* o, bool sorted, uint64_t repetition, uint32_t index)
{
    return &o->rows[sorted][repetition % o->sets * o->group->count + index];
}

sk_grouped_gemm_args make_grouped_args(const grouped_operands* o, bool sorted, bool on_host, uint64_t repetition)
{
    sk_grouped_gemm_args args = {0};
    args.a = make_gpu_matrix(&o->a, 0);
    args.b = make_gpu_matrix(&o->b, 0);
    args.d = make_gpu_matrix(&o->d, 0);
    args.workspace = make_gpu_matrix(&o->workspace, 0);
    if (on_host)
    {
        args.problems = find_problem(o, sorted, repetition, 0);
        args.problem_count = o->group->count;
    }
    else
        args.table = make_gpu_matrix(&o->tables[sorted], repetition % o->sets * o->group->count * sizeof(sk_problem));
    return args;
}

sk_grouped_gemm_args make_upload_args(const grouped_operands* o, bool sorted, uint32_t plan, uint64_t repetition)
{
    sk_grouped_gemm_args args = make_grouped_args(o, sorted, true, repetition);
    uint64_t offset = (plan * o->sets + repetition % o->sets) * o->upload_size;
    args.upload = make_gpu_matrix(&o->upload, offset);
    args.upload.size = o->upload_size;
    args.upload_mapped = (unsigned char*)o->upload.mapped + offset;
    return args;
}

static sk_buffer make_part(const gpu_buffer* buffer, uint64_t offset, uint64_t size)
{
    sk_buffer part = make_gpu_matrix(buffer, offset);
    part.size = size;
    return part;
}

sk_gemm_args make_single_args(const grouped_operands* o, uint64_t repetition, uint32_t index, uint32_t region)
{
    const sk_problem* p = find_problem(o, false, repetition, index);
    uint64_t input = element_size(o->types->input), output = element_size(o->types->output);
    sk_gemm_args args = {0};
    args.a = make_part(&o->a, p->a, (uint64_t)p->m * p->k * input);
    args.b = make_part(&o->b, p->b, run_size(weights_of(o->types), (uint64_t)p->k * p->n));
    args.d = make_part(&o->d, p->d, (uint64_t)p->m * p->n * output);
    if (o->regions)
        args.workspace = make_part(&o->ring, region * o->region_size, o->region_size);
    return args;
}
