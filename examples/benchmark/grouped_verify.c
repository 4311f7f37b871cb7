#include "grouped_verify.h"

#include "course/memory.h"
#include "parts/matrices/element.h"
#include "parts/matrices/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint64_t MOST_COMPARED = (uint64_t)32 << 20; /* bytes of D */

enum
{
    BLOCK = 4096,         /* bytes */
    MOST_REGIONS = 16384, /* blocks of the sample */
    DRAWN = 2000          /* elements that the host computes */
};

/* Which bytes of the last set's D are compared: blocks 0, stride, 2 stride and so on; all if stride is 1. */
typedef struct sample
{
    uint64_t begin, stride, size; /* bytes, blocks, bytes */
} sample;

static sample choose_sample(const grouped_operands* o)
{
    uint64_t stride = (o->d_size + MOST_COMPARED - 1) / MOST_COMPARED;
    uint64_t begin = (o->sets - 1) * o->d_size;
    sample all = {begin, 1, o->d_size};
    if (stride <= 1)
        return all;
    stride |= 1; /* so that it meets all columns of rows of a power of two */
    uint64_t blocks = o->d_size / BLOCK / stride;
    sample some = {begin, stride, (blocks < MOST_REGIONS ? blocks : MOST_REGIONS) * BLOCK};
    return some;
}

static bool gather_blocks(const grouped_operands* o, const sample* s)
{
    VkCommandBuffer commands = begin_gpu_commands(o->g);
    if (!commands)
        return false;
    for (uint64_t i = 0; i < s->size / BLOCK; i++)
    {
        VkBufferCopy region = {s->begin + i * s->stride * BLOCK, i * BLOCK, BLOCK};
        vkCmdCopyBuffer(commands, o->d.buffer, o->sample.buffer, 1, &region);
    }
    return submit_gpu_commands(o->g, commands);
}

static bool read_sample(const grouped_operands* o, const sample* s, unsigned char* to)
{
    if (s->stride == 1)
        return download_gpu_buffer(o->g, &o->d, s->begin, to, s->size);
    return gather_blocks(o, s) && download_gpu_buffer(o->g, &o->sample, 0, to, s->size);
}

/* Computes the last set once, and reads D. */
static bool compute_once(const grouped_operands* o, const grouped_series* series, const sample* s, unsigned char* to)
{
    VkCommandBuffer commands = begin_gpu_commands(o->g);
    if (!commands)
        return false;
    vkCmdFillBuffer(commands, o->d.buffer, 0, VK_WHOLE_SIZE, 0xffffffffu);
    bool done = submit_gpu_commands(o->g, commands);
    commands = done ? begin_gpu_commands(o->g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record_series(commands, o, series, o->sets - 1);
    return submit_gpu_commands(o->g, commands) && done && read_sample(o, s, to);
}

/* ---- elements that the host computes --------------------------------------------------------- */

/* The problem that holds a byte of D. NULL: it is padding. */
static const sk_problem* find_owner(const grouped_operands* o, uint64_t at)
{
    for (uint32_t i = 0; i < o->group->count; i++)
    {
        const sk_problem* p = find_problem(o, false, o->sets - 1, i);
        uint64_t size = (uint64_t)p->m * p->n * element_size(o->types->output);
        if (at >= p->d && at - p->d < size)
            return p;
    }
    return NULL;
}

static int32_t compute_element(const grouped_operands* o, const sk_problem* p, uint64_t row, uint64_t column)
{
    sk_type weights = weights_of(o->types);
    uint64_t a = p->a / element_size(o->types->input), b = p->b / element_size(weights) * block_elements(weights);
    uint64_t period = find_grouped_period(o->types, 1);
    int32_t sum = 0;
    for (uint64_t k = 0; k < p->k; k++)
    {
        uint64_t of_a = o->group->a_column_major ? k * p->m + row : row * p->k + k;
        uint64_t of_b = o->types->weights ? column * p->k + k : k * p->n + column;
        sum += o->integers[0][(a + of_a) % GROUPED_PERIOD] * o->integers[1][(b + of_b) % period];
    }
    return sum;
}

/* Whether drawn elements of the sample are right. */
static bool check_drawn(const grouped_operands* o, const sample* s, const unsigned char* d, char* note, size_t size)
{
    uint64_t bytes = element_size(o->types->output);
    for (uint64_t i = 0; i < DRAWN; i++)
    {
        uint64_t in_sample = draw_bits(((uint64_t)11 << 40) + i) % (s->size / bytes) * bytes;
        uint64_t at = s->begin + in_sample / BLOCK * s->stride * BLOCK + in_sample % BLOCK;
        const sk_problem* p = find_owner(o, at);
        if (!p)
            continue;
        unsigned char right[8];
        uint64_t index = (at - p->d) / bytes;
        store_element(o->types->output, right, compute_element(o, p, index / p->n, index % p->n));
        if (memcmp(right, d + in_sample, bytes) == 0)
            continue;
        snprintf(note, size, "WRONG: of a problem %ux%ux%u, row %llu, column %llu", p->m, p->n, p->k,
                 (unsigned long long)(index / p->n), (unsigned long long)(index % p->n));
        return false;
    }
    return true;
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool is_loop(const grouped_series* s)
{
    return s->loop && strcmp(s->name, "auto") == 0;
}

static bool verify_against(grouped_operands* o, series_list* list, const sample* s, unsigned char* right,
                           unsigned char* d)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (is_loop(&list->items[i]))
        {
            if (!compute_once(o, &list->items[i], s, right))
                return false;
            list->items[i].verified = check_drawn(o, s, right, list->items[i].note, sizeof list->items[i].note);
        }
    for (uint32_t i = 0; i < list->count; i++)
    {
        grouped_series* own = &list->items[i];
        if (is_loop(own))
            continue;
        if (!compute_once(o, own, s, d))
            return false;
        own->verified = memcmp(d, right, s->size) == 0;
        if (!own->verified)
            snprintf(own->note, sizeof own->note, "WRONG: D is not that of single products");
    }
    return true;
}

/* Whether a problem was left out of any launch since the workspace was cleared. */
static bool check_status(const grouped_operands* o)
{
    sk_workspace_status record;
    char text[256];
    bool done = download_gpu_buffer(o->g, &o->workspace, SK_STATUS_OFFSET, &record, sizeof record);
    bool fine = done && sk_read_workspace_status(&record, text, sizeof text) == SK_SUCCESS;
    if (done && !fine)
        fprintf(stderr, "grouped_benchmark: %s\n", text);
    return fine;
}

bool verify_series(grouped_operands* o, series_list* list)
{
    sample s = choose_sample(o);
    unsigned char *right = take_memory(s.size, 1), *d = take_memory(s.size, 1);
    bool done = right && d && (s.stride == 1 || create_gpu_buffer(o->g, s.size, GPU_DEVICE, &o->sample)) &&
                verify_against(o, list, &s, right, d) && check_status(o);
    free(right);
    free(d);
    return done;
}
