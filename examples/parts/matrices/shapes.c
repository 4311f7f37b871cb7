#include "shapes.h"

#include "random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool add(shape_list* list, const char* name, uint32_t m, uint32_t n, uint32_t k)
{
    if (list->count == list->capacity)
    {
        size_t capacity = list->capacity ? 2 * list->capacity : 64;
        shape* items = realloc(list->items, capacity * sizeof *items);
        if (!items)
            return false;
        list->items = items;
        list->capacity = capacity;
    }
    shape* s = &list->items[list->count++];
    snprintf(s->name, sizeof s->name, "%s", name);
    s->m = m;
    s->n = n;
    s->k = k;
    return true;
}

void free_shapes(shape_list* list)
{
    free(list->items);
    memset(list, 0, sizeof *list);
}

/* ---- models ---------------------------------------------------------------------------------- */

/* A projection: activations m x k, one row a token, times weights k x n. */
typedef struct projection
{
    const char* name;
    uint32_t n, k;
} projection;

/* Meta Llama 3 8B: hidden size 4096, 32 heads and 8 key-value heads of 128, feed-forward 14336, vocabulary 128256. */
static const projection LLAMA_3_8B[] = {
    {"q, o", 4096, 4096},  {"k, v", 1024, 4096},      {"gate, up", 14336, 4096},
    {"down", 4096, 14336}, {"lm head", 128256, 4096},
};
static const uint32_t LLAMA_BATCHES[] = {1, 16, 128, 512, 2048};
static const uint32_t LLAMA_TOKENS[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 32, 64, 512, 2048};

/* A convolution as a product (im2col): m is batch times the pixels of the output, k is window times channels. */
typedef struct convolution
{
    const char* name;
    uint32_t size;     /* of the square output, pixels */
    uint32_t window;   /* side, pixels */
    uint32_t from, to; /* channels */
} convolution;

/* ResNet-50 v1.5 on 224 x 224 images, each product once (He et al., arXiv:1512.03385, table 1; in v1.5 the 3x3
 * convolution of a stage's first block has the stride). */
static const convolution RESNET_50[] = {
    {"conv1", 112, 7, 3, 64},
    {"conv2 reduce first", 56, 1, 64, 64},
    {"conv2 reduce", 56, 1, 256, 64},
    {"conv2 3x3", 56, 3, 64, 64},
    {"conv2 expand", 56, 1, 64, 256},
    {"conv3 reduce first", 56, 1, 256, 128},
    {"conv3 3x3", 28, 3, 128, 128},
    {"conv3 reduce", 28, 1, 512, 128},
    {"conv3 expand", 28, 1, 128, 512},
    {"conv3 shortcut", 28, 1, 256, 512},
    {"conv4 reduce first", 28, 1, 512, 256},
    {"conv4 3x3", 14, 3, 256, 256},
    {"conv4 reduce", 14, 1, 1024, 256},
    {"conv4 expand", 14, 1, 256, 1024},
    {"conv4 shortcut", 14, 1, 512, 1024},
    {"conv5 reduce first", 14, 1, 1024, 512},
    {"conv5 3x3", 7, 3, 512, 512},
    {"conv5 reduce", 7, 1, 2048, 512},
    {"conv5 expand", 7, 1, 512, 2048},
    {"conv5 shortcut", 7, 1, 1024, 2048},
    {"fc", 1, 1, 2048, 1000},
};
static const uint32_t RESNET_BATCHES[] = {1, 32};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static bool add_projections(shape_list* list, const uint32_t* batches, size_t count)
{
    char name[40];
    bool done = true;
    for (size_t i = 0; i < COUNT(LLAMA_3_8B); i++)
        for (size_t j = 0; j < count; j++)
        {
            const projection* p = &LLAMA_3_8B[i];
            snprintf(name, sizeof name, "Llama 3 8B %s, batch %u", p->name, batches[j]);
            done = done && add(list, name, batches[j], p->n, p->k);
        }
    return done;
}

static bool add_llama(shape_list* list)
{
    return add_projections(list, LLAMA_BATCHES, COUNT(LLAMA_BATCHES));
}

/* As a model runs with its weights in blocks: every small number of tokens. */
static bool add_llama8b(shape_list* list)
{
    return add_projections(list, LLAMA_TOKENS, COUNT(LLAMA_TOKENS));
}

static bool add_resnet(shape_list* list)
{
    char name[40];
    bool done = true;
    for (size_t i = 0; i < COUNT(RESNET_50); i++)
        for (size_t j = 0; j < COUNT(RESNET_BATCHES); j++)
        {
            const convolution* c = &RESNET_50[i];
            snprintf(name, sizeof name, "ResNet-50 %s, batch %u", c->name, RESNET_BATCHES[j]);
            done = done &&
                   add(list, name, RESNET_BATCHES[j] * c->size * c->size, c->to, c->window * c->window * c->from);
        }
    return done;
}

/* ---- shapes that are hard on decompositions ------------------------------------------------------- */

typedef struct extents
{
    uint32_t m, n, k;
} extents;

static const extents WAVES[] = {
    {1024, 1024, 1024}, {1536, 1536, 1536}, {1664, 1664, 1664}, {2048, 2048, 2048},
    {2176, 2176, 2176}, {4096, 4096, 4096}, {8192, 8192, 8192}, {0, 0, 0},
};
static const extents DEEP[] = {
    {128, 128, 16384}, {128, 128, 65536}, {256, 256, 32768}, {64, 64, 4096}, {512, 512, 8192}, {0, 0, 0},
};
static const extents SKINNY[] = {
    {1, 4096, 4096},  {4, 4096, 4096},   {16, 4096, 4096},  {32, 4096, 4096}, {1, 4096, 14336},
    {4, 4096, 14336}, {16, 4096, 14336}, {32, 4096, 14336}, {0, 0, 0},
};
static const extents RAGGED[] = {{4095, 4097, 4093}, {0, 0, 0}};
static const extents QUICK[] = {
    {1024, 1024, 1024}, {2176, 2176, 2176}, {4096, 4096, 4096}, {128, 128, 16384},
    {16, 4096, 4096},   {512, 14336, 4096}, {1023, 1025, 1021}, {0, 0, 0},
};
static const extents SMALL[] = {
    {64, 64, 64},   {160, 160, 160}, {256, 256, 256}, {32, 32, 2048},
    {96, 64, 1024}, {1, 256, 512},   {131, 97, 203},  {0, 0, 0},
};

typedef struct group
{
    const char* name;
    const char* meaning;
    const extents* table; /* ends at m = 0; or */
    bool (*add)(shape_list*);
    bool in_all;
} group;

static const group GROUPS[] = {
    {"llama", "projections of Llama 3 8B at batch 1, 16, 128, 512, 2048", NULL, add_llama, true},
    {"resnet", "layers of ResNet-50 as im2col products at batch 1 and 32", NULL, add_resnet, true},
    {"waves", "squares that fill waves of workgroups well or badly, 1024 to 8192", WAVES, NULL, true},
    {"deep", "few tiles and much k, up to 128x128x65536", DEEP, NULL, true},
    {"skinny", "m = 1, 4, 16, 32 with n x k = 4096x4096 and 4096x14336", SKINNY, NULL, true},
    {"ragged", "4095x4097x4093", RAGGED, NULL, true},
    {"llama8b", "projections of Llama 3 8B at 1 to 16, 32, 64, 512, 2048 tokens: for weights in blocks", NULL,
     add_llama8b, false},
    {"quick", "one or two of each kind (with --quick the default)", QUICK, NULL, false},
    {"small", "for CPU drivers (there the default)", SMALL, NULL, false},
};

static bool add_group(shape_list* list, const group* g)
{
    char name[40];
    bool done = true;
    if (g->add)
        return g->add(list);
    for (const extents* e = g->table; e->m && done; e++)
    {
        snprintf(name, sizeof name, "%s", g->name);
        done = add(list, name, e->m, e->n, e->k);
    }
    return done;
}

/* Reads an extent, and the character that must follow it. */
static const char* read_extent(const char* text, const char* end, uint32_t* extent)
{
    uint64_t value = 0;
    const char* at = text;
    for (; at < end && *at >= '0' && *at <= '9' && value < 10000000; at++)
        value = 10 * value + (uint64_t)(*at - '0');
    *extent = (uint32_t)value;
    return at > text && value > 0 && value <= SHAPES_MOST ? at : NULL;
}

static bool add_extents(shape_list* list, const char* text, const char* end)
{
    uint32_t extent[3];
    for (int i = 0; i < 3; i++)
    {
        text = read_extent(text, end, &extent[i]);
        if (!text || (i < 2 ? text == end || *text++ != 'x' : text != end))
            return false;
    }
    return add(list, "", extent[0], extent[1], extent[2]);
}

static bool is_word(const char* word, const char* text, size_t length)
{
    return strlen(word) == length && strncmp(word, text, length) == 0;
}

bool add_shapes(shape_list* list, const char* text, size_t length)
{
    bool all = is_word("all", text, length), found = false;
    for (size_t i = 0; i < COUNT(GROUPS); i++)
        if (all ? GROUPS[i].in_all : is_word(GROUPS[i].name, text, length))
        {
            found = true;
            if (!add_group(list, &GROUPS[i]))
                return false;
        }
    return found || add_extents(list, text, text + length);
}

static uint32_t draw_log(uint64_t number)
{
    return (uint32_t)(128.0 * pow(64.0, draw_unit(number)) + 0.5);
}

bool add_sweep(shape_list* list, uint32_t count, uint32_t seed)
{
    bool done = true;
    for (uint32_t i = 0; i < count && done; i++)
    {
        uint64_t number = ((uint64_t)seed << 32) + 3 * (uint64_t)i;
        done = add(list, "sweep", draw_log(number), draw_log(number + 1), draw_log(number + 2));
    }
    return done;
}

const char* name_group(size_t number)
{
    return number < COUNT(GROUPS) ? GROUPS[number].name : NULL;
}

void print_groups(void)
{
    printf("  %-8s %s\n", "all", "everything up to ragged (the default)");
    for (size_t i = 0; i < COUNT(GROUPS); i++)
        printf("  %-8s %s\n", GROUPS[i].name, GROUPS[i].meaning);
}
