/* The plans of 10,000 descs on each fake device, against tests/cpu/plan_dump.txt: a change that should leave every plan
 * as it is shows here whether it does.
 *
 *     test_plan_dump            compares
 *     test_plan_dump --accept   writes the file anew, after a change that is meant
 *     test_plan_dump --print    prints every line: desc, result and plan, to compare with those of another build
 *
 * The file has a hash of each hundred lines. Of refusals they have the result, not the sentence; of predicted times
 * nothing, as compilers may round them otherwise. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "told_fragments.h"

#include <inttypes.h>
#include <string.h>

enum
{
    DESCS = 10000,
    BLOCK = 100, /* lines of a hash */
    BLOCKS = DESCS / BLOCK
};

static const char FILE_NAME[] = "tests/cpu/plan_dump.txt";

/* A device that is none. */
typedef struct machine
{
    const char* name;
    bool is_cpu;
    uint32_t vendor, units;
    bool has_matrices;
} machine;

static const machine MACHINES[] = {
    {"nvidia", false, 0x10de, 132, true},
    {"nvidia-scalar", false, 0x10de, 46, false},
    {"amd", false, 0x1002, 96, true},
    {"intel", false, 0x8086, 32, false},
    {"cpu", true, 0, 8, true},
};
enum
{
    MACHINE_COUNT = sizeof MACHINES / sizeof *MACHINES
};

static uint64_t hashes[MACHINE_COUNT][BLOCKS];

/* ---- descs: SplitMix64 of a seed ------------------------------------------------------------- */

static uint64_t state;

static uint32_t below(uint32_t end)
{
    uint64_t z = state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (uint32_t)((z ^ z >> 31) % end);
}

/* As many of each number of bits, half of them multiples of 8. */
static uint32_t extent(void)
{
    uint32_t bits = 1 + below(13), number = (1u << bits) / 2 + below(1u << bits);
    return below(2) ? number + 1 : (number + 8) / 8 * 8;
}

static void choose_matrix(sk_matrix_desc* matrix, uint32_t rows, uint32_t columns)
{
    matrix->layout = (sk_layout)below(2);
    uint32_t line = matrix->layout == SK_LAYOUT_ROW_MAJOR ? columns : rows;
    matrix->leading_dimension = below(4) ? 0 : line + below(64);
}

static void choose_epilogue(sk_gemm_desc* desc)
{
    uint32_t parts = below(64);
    desc->epilogue = (sk_epilogue)below(2);
    desc->bias = (sk_bias)below(3);
    desc->activation = (sk_activation)below(5);
    desc->scale_m = parts & 1;
    desc->scale_n = parts & 2;
    desc->clamp = parts & 4;
    desc->add_residual = parts & 8;
}

static void choose_schedule(sk_gemm_desc* desc, const sk__kernel* kernel)
{
    desc->kernel = below(2) ? kernel->name : NULL;
    desc->decomposition = (sk_decomposition)below(6);
    desc->fixup = (sk_fixup)(below(2) ? below(7) : 0);
    desc->workers = below(2) ? 1 + below(600) : 0;
    desc->splits = desc->decomposition == SK_DECOMPOSITION_SPLIT_K && below(2) ? 1 + below(40) : 0;
    desc->hybrid_waves = desc->decomposition == SK_DECOMPOSITION_HYBRID ? below(4) : 0;
    desc->minimum_segment = below(4) ? 0 : 1 + below(8);
    desc->order = (sk_order)below(3);
    desc->raster = (sk_raster)below(3);
    desc->k_alignment = below(8) ? 0 : 1 + below(4);
    desc->chunk = below(8) ? 0 : 1 + below(16);
}

/* A third leaves all to the plan, a third wishes for a schedule, a third has an epilogue and packing. */
static sk_gemm_desc choose_desc(void)
{
    sk_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    const sk__kernel* kernel = sk__kernel_at(below(sk__kernel_count()));
    desc.m = below(8) ? extent() : 1 + below(32);
    desc.n = extent();
    desc.k = extent();
    desc.batch_count = below(4) ? 0 : 1 + below(5);
    desc.a.type = desc.b.type = kernel->input;
    desc.accumulator = kernel->accumulator;
    desc.c.type = desc.d.type = desc.residual.type = kernel->output;
    choose_matrix(&desc.a, desc.m, desc.k);
    choose_matrix(&desc.b, desc.k, desc.n);
    choose_matrix(&desc.d, desc.m, desc.n);
    switch (below(3))
    {
    case 0: break;
    case 1: choose_schedule(&desc, kernel); break;
    default:
        choose_epilogue(&desc);
        desc.packing = (sk_packing)below(5);
        break;
    }
    return desc;
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* The members of sk_plan_info in their order, without what follows from the kernel. */
static void format_plan(const sk_plan_info* i, char* line, size_t size)
{
    snprintf(
        line, size,
        "%s%s decomposition %d fixup %d packing %d %d %d order %d raster %d %u tiles %u x %u Stream-K %u workers %u "
        "splits %u segments %u alignment %u chunk %u interleave %u looks %u last wave %s %u x %u longest %u "
        "peers %u workspace %llu",
        i->kernel, i->exchanged ? " exchanged" : "", (int)i->decomposition, (int)i->fixup, (int)i->packing,
        (int)i->packs_transposed, i->packs_arranged, (int)i->order, (int)i->raster, i->raster_width, i->tiles,
        i->k_iterations, i->stream_k_tiles, i->workers, i->splits, i->minimum_segment, i->k_alignment, i->chunk,
        i->interleave, i->most_looks, i->last_wave_kernel, i->last_wave_tiles, i->last_wave_k_iterations,
        i->longest_worker, i->most_peers, (unsigned long long)i->workspace_size);
}

static void format_line(sk_context* context, const sk_gemm_desc* desc, char* line, size_t size)
{
    sk_plan* plan = NULL;
    int length = snprintf(line, size, "%ux%ux%u: ", desc->m, desc->n, desc->k);
    sk_result result = sk_create_plan(context, desc, &plan);
    if (result == SK_SUCCESS)
    {
        sk_plan_info info = sk_query_plan(plan);
        format_plan(&info, line + length, size - (size_t)length);
        sk_destroy_plan(plan);
    }
    else
    {
        snprintf(line + length, size - (size_t)length, "%s", sk_result_string(result));
    }
}

/* FNV-1a. */
static void add_to_hash(uint64_t* hash, const char* line)
{
    for (const char* c = line; *c; ++c)
    {
        *hash = (*hash ^ (uint8_t)*c) * 0x100000001b3u;
    }
}

static sk_context* open_machine(const machine* m)
{
    sk_context* context = NULL;
    reset_fake_as(m->is_cpu);
    if (m->vendor)
    {
        fake.properties.vendorID = m->vendor;
    }
    fake.cooperative_matrix.cooperativeMatrix = m->has_matrices;
    sk_context_desc desc = fake_context_desc();
    desc.compute_units = m->units;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    CHECK_EQ(accept_told_fragments(context, fake.properties.pipelineCacheUUID, true), SK_SUCCESS);
    return context;
}

/* One hundred lines of a machine, which are printed if asked for, and their hash. */
static uint64_t dump_block(const machine* m, uint32_t block, bool prints)
{
    uint64_t hash = 0xcbf29ce484222325u;
    sk_context* context = open_machine(m); /* anew, as the fake keeps few pipelines */
    for (uint32_t i = 0; i < BLOCK; ++i)
    {
        char line[1024];
        sk_gemm_desc desc = choose_desc();
        format_line(context, &desc, line, sizeof line);
        add_to_hash(&hash, line);
        if (prints)
        {
            printf("%s %u: %s\n", m->name, block * BLOCK + i, line);
        }
    }
    sk_destroy_context(context);
    return hash;
}

static void dump(uint32_t index, bool prints)
{
    state = 20230301u + index;
    for (uint32_t b = 0; b < BLOCKS; ++b)
    {
        hashes[index][b] = dump_block(&MACHINES[index], b, prints);
    }
}

/* ---- the file -------------------------------------------------------------------------------- */

static bool write_file(void)
{
    FILE* file = fopen(FILE_NAME, "w");
    if (!file)
    {
        return false;
    }
    fprintf(file, "# Hashes of %d plans on each fake device, %d to a line; build/tests/cpu/test_plan_dump --accept\n",
            DESCS, BLOCK);
    for (uint32_t m = 0; m < MACHINE_COUNT; ++m)
    {
        for (uint32_t b = 0; b < BLOCKS; ++b)
        {
            fprintf(file, "%s %u %016" PRIx64 "\n", MACHINES[m].name, b, hashes[m][b]);
        }
    }
    return fclose(file) == 0;
}

static void every_plan_is_as_it_was(void)
{
    FILE* file = fopen(FILE_NAME, "r");
    if (!CHECK(file != NULL))
    {
        return;
    }
    CHECK_EQ(fscanf(file, "#%*[^\n]"), 0);
    for (uint32_t m = 0; m < MACHINE_COUNT; ++m)
    {
        dump(m, false);
        for (uint32_t b = 0; b < BLOCKS; ++b)
        {
            char name[32];
            uint32_t block = 0;
            uint64_t hash = 0;
            CHECK_EQ(fscanf(file, "%31s %" SCNu32 " %" SCNx64, name, &block, &hash), 3);
            CHECK(strcmp(name, MACHINES[m].name) == 0);
            if (!CHECK(block == b && hash == hashes[m][b]))
            {
                CHECK_NOTE("%s: plans %u to %u differ: --print shows them\n", name, b * BLOCK, b * BLOCK + BLOCK - 1);
            }
        }
    }
    fclose(file);
}

int main(int count, char** words)
{
    const char* wish = count > 1 ? words[1] : "";
    if (strcmp(wish, "--print") == 0 || strcmp(wish, "--accept") == 0)
    {
        for (uint32_t m = 0; m < MACHINE_COUNT; ++m)
        {
            dump(m, wish[2] == 'p');
        }
        return wish[2] == 'p' || write_file() ? 0 : 1;
    }
    RUN(every_plan_is_as_it_was);
    return CHECK_DONE();
}
