#include "first_use.h"

#include "parts/matrices/element.h"
#include "parts/matrices/problem.h"
#include "parts/words/progress.h"
#include "parts/timing/timing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    MOST_KERNELS = 256,
    BATCHES = 5,
    REPETITIONS = 50 /* repetitions of a call in a batch */
};

/* Pipelines of a kernel that are made together: each kind for aligned addresses, and for any. */
typedef enum pipelines
{
    WHOLE_TILES,
    LAST_ARRIVER,
    SEPARATE_PASS, /* with those of the pass */
    PIPELINES_COUNT
} pipelines;

typedef struct kernel_times
{
    sk_kernel_info kernel;
    double cold[PIPELINES_COUNT], cached[PIPELINES_COUNT]; /* seconds */
    bool taken[PIPELINES_COUNT];                           /* auto took it for one of the shapes */
} kernel_times;

/* The kernels of a set of types, with A and B laid out in one way. */
typedef struct first_use
{
    const gpu* g;
    const shape_list* shapes;
    const product_types* types;
    sk_type output;  /* instead of the D that the types have */
    uint32_t layout; /* of problem.h */
    kernel_times kernels[MOST_KERNELS];
    uint32_t count;
    gpu_buffer memory;     /* stands for every operand */
    double *plan, *record; /* seconds of a call, one a shape */
    uint32_t planned;
} first_use;

/* ---- pipelines ------------------------------------------------------------------------------- */

static bool create_context(const gpu* g, VkPipelineCache cache, sk_context** context)
{
    sk_context_desc desc = make_gpu_context_desc(g);
    desc.pipeline_cache = cache;
    return sk_create_context(&desc, context) == SK_SUCCESS;
}

/* Makes a pipeline cache that is empty, or has the contents of another one. */
static bool create_cache(const gpu* g, VkPipelineCache other, VkPipelineCache* cache)
{
    VkPipelineCacheCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO};
    void* data = NULL;
    if (other && vkGetPipelineCacheData(g->device, other, &info.initialDataSize, NULL) == VK_SUCCESS)
        data = malloc(info.initialDataSize + 1);
    if (data && vkGetPipelineCacheData(g->device, other, &info.initialDataSize, data) != VK_SUCCESS)
        info.initialDataSize = 0;
    info.pInitialData = data;
    bool created = (data || !other) && vkCreatePipelineCache(g->device, &info, NULL, cache) == VK_SUCCESS;
    free(data);
    return created;
}

static sk_gemm_desc describe(const first_use* f, const shape* s)
{
    problem p = {.shape = s, .types = f->types, .layout = f->layout};
    sk_gemm_desc desc = describe_problem(&p);
    desc.c.type = desc.d.type = f->output;
    return desc;
}

/* At least four k-iterations, in whole blocks. */
static uint32_t choose_k(const first_use* f, const sk_kernel_info* kernel)
{
    uint32_t block = block_elements(weights_of(f->types));
    return (4 * kernel->tile_k + block - 1) / block * block;
}

/* Seconds that it takes to make the pipelines. Negative: it failed. */
static double create_pipelines(const first_use* f, sk_context* context, const sk_kernel_info* kernel, pipelines p)
{
    shape tile = {"", kernel->tile_m, kernel->tile_n, choose_k(f, kernel)};
    sk_gemm_desc desc = describe(f, &tile);
    sk_plan* plan = NULL;
    desc.kernel = kernel->name;
    desc.decomposition = p == WHOLE_TILES ? SK_DECOMPOSITION_DATA_PARALLEL : SK_DECOMPOSITION_SPLIT_K;
    desc.splits = p == WHOLE_TILES ? 0 : 2;
    desc.fixup = p == WHOLE_TILES    ? SK_FIXUP_NONE
                 : p == LAST_ARRIVER ? SK_FIXUP_LAST_ARRIVER
                                     : SK_FIXUP_SEPARATE_PASS;
    double begun = get_now();
    bool created = sk_create_gemm_plan(context, &desc, &plan) == SK_SUCCESS;
    double time = get_now() - begun;
    sk_destroy_plan(plan);
    tick_progress();
    return created ? time : -1.0;
}

static bool create_all_pipelines(first_use* f, sk_context* context, bool cached)
{
    for (uint32_t i = 0; i < f->count; i++)
        for (int p = 0; p < PIPELINES_COUNT; p++)
        {
            kernel_times* k = &f->kernels[i];
            double* time = cached ? &k->cached[p] : &k->cold[p];
            *time = create_pipelines(f, context, &k->kernel, (pipelines)p);
            if (*time < 0.0)
                return false;
        }
    return true;
}

/* ---- plans ----------------------------------------------------------------------------------- */

/* Notes which pipelines auto took. */
static void mark(first_use* f, const sk_plan_info* info)
{
    pipelines p = info->fixup == SK_FIXUP_NONE           ? WHOLE_TILES
                  : info->fixup == SK_FIXUP_LAST_ARRIVER ? LAST_ARRIVER
                                                         : SEPARATE_PASS;
    for (uint32_t i = 0; i < f->count; i++)
        if (strcmp(f->kernels[i].kernel.name, info->kernel) == 0)
            f->kernels[i].taken[p] = true;
}

/* Seconds of one sk_create_gemm_plan whose pipelines exist. */
static double time_plan(sk_context* context, const sk_gemm_desc* desc)
{
    sk_plan* plans[REPETITIONS] = {NULL};
    double times[BATCHES];
    for (int batch = 0; batch < BATCHES; batch++)
    {
        double begun = get_now();
        for (int i = 0; i < REPETITIONS; i++)
            sk_create_gemm_plan(context, desc, &plans[i]);
        times[batch] = (get_now() - begun) / REPETITIONS;
        for (int i = 0; i < REPETITIONS; i++)
            sk_destroy_plan(plans[i]);
    }
    return find_median(times, BATCHES);
}

/* Memory that nothing of another `place` overlaps: what is recorded never runs. */
static sk_buffer stand_for_operand(const first_use* f, VkDeviceSize place)
{
    sk_buffer operand = make_gpu_matrix(&f->memory, 0);
    operand.offset = place << 40; /* bytes */
    operand.size = VK_WHOLE_SIZE;
    return operand;
}

/* Seconds of one sk_gemm. Negative: it failed. */
static double time_record(const first_use* f, const sk_plan* plan)
{
    sk_gemm_args args = {0};
    double times[BATCHES];
    args.a = stand_for_operand(f, 0);
    args.b = stand_for_operand(f, 1);
    args.d = stand_for_operand(f, 2);
    args.workspace = stand_for_operand(f, 3);
    for (int batch = 0; batch < BATCHES; batch++)
    {
        VkCommandBuffer commands = begin_gpu_commands(f->g);
        if (!commands)
            return -1.0;
        bool recorded = true;
        double begun = get_now();
        for (int i = 0; i < REPETITIONS; i++)
            recorded = sk_gemm(commands, plan, &args) == SK_SUCCESS && recorded;
        times[batch] = (get_now() - begun) / REPETITIONS;
        vkFreeCommandBuffers(f->g->device, f->g->pool, 1, &commands);
        if (!recorded)
            return -1.0;
    }
    return find_median(times, BATCHES);
}

static bool time_plans(first_use* f, sk_context* context)
{
    f->planned = 0;
    for (size_t i = 0; i < f->shapes->count; i++)
    {
        sk_gemm_desc desc = describe(f, &f->shapes->items[i]);
        sk_plan* plan;
        if (sk_create_gemm_plan(context, &desc, &plan) != SK_SUCCESS)
            continue; /* too large for this device */
        sk_plan_info info = sk_query_plan(plan);
        mark(f, &info);
        f->plan[f->planned] = time_plan(context, &desc);
        f->record[f->planned] = time_record(f, plan);
        sk_destroy_plan(plan);
        if (f->record[f->planned++] < 0.0)
            return false;
        tick_progress();
    }
    return true;
}

/* ---- report ---------------------------------------------------------------------------------- */

static void print_pair(double cold, double cached, bool taken)
{
    printf("  %8.3f %7.3f %c", cold, cached, taken ? '*' : ' ');
}

static void print_pipelines(const first_use* f)
{
    double cold[2] = {0.0, 0.0}, cached[2] = {0.0, 0.0}; /* of all kernels; of those that auto took */
    for (uint32_t i = 0; i < f->count; i++)
    {
        const kernel_times* k = &f->kernels[i];
        printf("  %-36s", k->kernel.name);
        for (int p = 0; p < PIPELINES_COUNT; p++)
        {
            print_pair(k->cold[p], k->cached[p], k->taken[p]);
            for (int set = 0; set <= (int)k->taken[p]; set++)
            {
                cold[set] += k->cold[p];
                cached[set] += k->cached[p];
            }
        }
        putchar('\n');
    }
    printf("  %-36s", "all of them");
    print_pair(cold[0], cached[0], false);
    putchar('\n');
    if (f->planned == 0)
        return;
    printf("  %-36s", "what auto takes");
    print_pair(cold[1], cached[1], true);
    putchar('\n');
}

static void print_calls(const char* name, double* times, uint32_t count)
{
    double median = find_median(times, count); /* sorts */
    printf("  %-36s  median %.2f us, 90 %% up to %.2f, slowest %.2f, of %u shapes\n", name, median * 1e6,
           times[(9 * count + 9) / 10 - 1] * 1e6, times[count - 1] * 1e6, count);
}

static void print(first_use* f)
{
    static const char* const layouts[] = {"nn", "tn", "nt", "tt"};
    char title[48];
    snprintf(title, sizeof title, "%s, results %s, %s", f->types->name, sk_word(SK_WORDS_TYPE, f->output),
             layouts[f->layout]);
    clear_progress();
    printf("\n%-38s  %-18s  %-18s  %-18s\n", title, "whole tiles", "last arriver", "separate pass");
    print_pipelines(f);
    if (f->planned > 0)
    {
        print_calls("sk_create_gemm_plan, auto", f->plan, f->planned);
        print_calls("sk_gemm", f->record, f->planned);
    }
    fflush(stdout);
}

/* ---- all kernels ----------------------------------------------------------------------------- */

static void list_kernels(first_use* f, const sk_context* context, const char* only)
{
    uint32_t total = sk_query_context(context).kernel_count;
    f->count = 0;
    for (uint32_t i = 0; i < total && f->count < MOST_KERNELS; i++)
    {
        kernel_times k = {.kernel = sk_query_kernel(context, i)};
        bool wanted = !only || strcmp(only, k.kernel.name) == 0;
        product_types wanted_types = *f->types;
        wanted_types.output = f->output;
        if (wanted && k.kernel.available && has_types(&wanted_types, &k.kernel))
            f->kernels[f->count++] = k;
    }
}

/* Times the pipelines first with an empty cache, then with the cache that this filled. */
static bool time_kernels(first_use* f, const char* only)
{
    VkPipelineCache caches[2] = {VK_NULL_HANDLE, VK_NULL_HANDLE};
    bool done = true;
    for (int cached = 0; cached < 2 && done; cached++)
    {
        sk_context* context = NULL;
        done = create_cache(f->g, caches[0], &caches[cached]) && create_context(f->g, caches[cached], &context);
        if (done && !cached)
            list_kernels(f, context, only);
        done = done && create_all_pipelines(f, context, cached) && (cached || only || time_plans(f, context));
        sk_destroy_context(context);
    }
    for (int i = 0; i < 2; i++)
        vkDestroyPipelineCache(f->g->device, caches[i], NULL);
    return done;
}

/* Whether results of this type have a word of their own for --types, as s8-f32 is. */
static bool is_named(const product_types* t, sk_type output)
{
    for (uint32_t i = 0; i < TYPES_COUNT; i++)
        if (TYPES[i].input == t->input && TYPES[i].accumulator == t->accumulator && TYPES[i].output == output)
            return true;
    return false;
}

static bool time_all(first_use* f, const options* o)
{
    for (uint32_t layout = 0; layout < 4; layout++)
        for (uint32_t i = 0; i < 2 * TYPES_COUNT; i++)
        {
            f->types = &TYPES[i / 2];
            f->output = i % 2 ? SK_TYPE_F32 : f->types->output;
            f->layout = layout;
            bool named = i % 2 && is_named(f->types, f->output);
            if (named || !(choose_layouts(o, f->types) >> layout & 1u) || !(o->types >> i / 2 & 1u))
                continue;
            if (!time_kernels(f, o->decisions.kernel))
                return false;
            if (f->count > 0)
                print(f);
        }
    return true;
}

bool report_first_use(const gpu* g, const options* o, const shape_list* shapes)
{
    static first_use f;
    f.g = g;
    f.shapes = shapes;
    f.plan = malloc((shapes->count + 1) * sizeof *f.plan);
    f.record = malloc((shapes->count + 1) * sizeof *f.record);
    printf("device        %s\n", g->properties.deviceName);
    puts("columns       seconds to create a kernel's pipelines for two alignments of addresses, cold and from a\n"
         "              VkPipelineCache; *: auto takes them for one of the shapes");
    begin_progress("creating pipelines", NULL);
    bool done = f.plan && f.record && create_gpu_buffer(g, 65536, GPU_DEVICE, &f.memory) && time_all(&f, o);
    destroy_gpu_buffer(g, &f.memory);
    free(f.plan);
    free(f.record);
    return done;
}
