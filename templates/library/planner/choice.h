/* choice.h - what the planner decides, what it decides from, and the schedule of a decision.
 *
 * Uses pack.h, sum.h. Must not know which choice is best.
 */

#include "../base/fixups.h"
#include "pack.h"
#include "sum.h"

/* Everything that was decided. */
typedef struct sk__choice
{
    uint32_t kernel;           /* index */
    uint32_t last_wave_kernel; /* index */
    uint32_t tiles;            /* of a retiled plan in whole waves, else all */
    uint32_t last_wave_tiles;  /* smaller ones, of a retiled plan */
    bool is_beside;            /* the last wave of a retiled plan, which begins beside whole tiles */
    uint32_t k_iterations;     /* of a tile */
    sk_decomposition decomposition;
    sk_fixup fixup;
    uint32_t workers, splits, stream_k_tiles;
    uint32_t wave;                  /* retiled: workers that the desc asks for, or 0 */
    uint32_t minimum_segment, unit; /* k-iterations */
    bool chunked;                   /* units are summed by themselves */
    uint32_t interleave;            /* at least 1 */
    sk__packing packing;
    float access_factor; /* by which k-iterations take longer: see access.h */
    float apart_time;    /* microseconds that a tile takes longer: see access.h */
    float packing_time;  /* predicted, microseconds */
    uint32_t sum_runs;   /* of the separate pass: see sum.h */
    uint32_t most_looks; /* of a worker that waits; 0: none does */
    uint32_t raster_width;
    uint32_t periods;                  /* of a triangle: in the raster_width bands of a group; see triangle.h */
    bool data_parallel_first, along_m; /* in the D or D' that the kernel computes */
    bool along_longer;                 /* of several problems: along m where D has more tiles there */
    float time;                        /* predicted, microseconds */
} sk__choice;

#define SK__NEVER 3e38f /* microseconds: longer than any choice takes */

/* What the choice is made from. */
typedef struct sk__planner
{
    const sk_logger* logger;
    const sk__device* device;
    const sk__build* builds; /* one a kernel */
    const sk__cost_table* costs;
    const sk_gemm_desc* desc;
    const sk__problem* problem;
    uint32_t rows; /* of the D that the kernel computes; of several problems the mean, rounded up */
    bool grouped;  /* of several problems: the separate pass goes over workers, each of which begins a split tile at
                      most, and blocks are read where they lie */
    uint32_t first_kernel, kernel_end; /* those of the problem's types */
    bool last_resort;   /* of those for the device none but small dot can serve: see sk__is_last_resort */
    uint32_t reference; /* with batch_invariant, the kernel whose bits D has; kernel_end: any */
    uint32_t chunk;     /* elements of k that all kernels sum by themselves; 0: the desc's chunk */
    float memory_time;  /* see sk__memory_time */
    void (*visit)(const struct sk__planner* planner, const sk__choice* candidate); /* or NULL */
    void* user_data;                                                               /* of visit */
} sk__planner;

/* Whether plans may have the kernel unasked, as far as the device is concerned. */
static bool sk__is_eligible(const sk__planner* planner, const sk__kernel* kernel)
{
    return sk__is_made_for(kernel, planner->device) ||
           (planner->last_resort && sk__is_last_resort(kernel, planner->device));
}

/* Whether tiles are split anywhere along k, into equal shares. */
static bool sk__is_stream_k(sk_decomposition decomposition)
{
    return decomposition == SK_DECOMPOSITION_STREAM_K || decomposition == SK_DECOMPOSITION_HYBRID;
}

/* Workgroups of a dispatch: 65535 in each of two dimensions, which every device allows. */
#define SK__MOST_GROUPS (65535u * 65535u)

static uint32_t sk__clamp_groups(uint32_t wanted)
{
    return sk__min(sk__max(wanted, 1u), SK__MOST_GROUPS);
}

/* Tiles of one triangle of an n x n matrix, whatever their number. Elements of a group of bands, see triangle.h, are a
 * multiple of both sides of a tile. */
static uint64_t sk__count_triangle_tiles(const sk__problem* problem, const sk__kernel* kernel)
{
    bool upper = problem->epilogue.triangle == SK__TRIANGLE_UPPER;
    uint64_t height = upper ? kernel->tile_n : kernel->tile_m, length = upper ? kernel->tile_m : kernel->tile_n;
    uint64_t bands = length / sk__greatest_common_divisor(kernel->tile_m, kernel->tile_n);
    uint64_t columns = bands * height / length, groups = problem->n / (bands * height);
    uint64_t rest = problem->n - groups * bands * height;
    uint64_t block = (bands * columns + bands + columns - 1u) / 2u;
    uint64_t pairs = groups % 2u == 0 ? groups / 2u * (groups - 1u) : (groups - 1u) / 2u * groups;
    uint64_t tiles = block * groups + bands * columns * pairs;
    for (uint64_t begin = 0; begin < rest; begin += height)
    {
        uint64_t end = begin + height < rest ? begin + height : rest;
        tiles += groups * columns + (end + length - 1u) / length;
    }
    return tiles;
}

/* Tiles of all batches; of one batch where those alone are too many. */
static uint64_t sk__count_tiles(const sk__problem* problem, const sk__kernel* kernel)
{
    uint64_t rows = sk__divide_up(problem->m, kernel->tile_m);
    uint64_t columns = sk__divide_up(problem->n, kernel->tile_n);
    uint64_t tiles = rows * columns; /* each below 2^32: no overflow */
    tiles = problem->epilogue.triangle ? sk__count_triangle_tiles(problem, kernel) : tiles;
    return tiles > UINT32_MAX ? tiles : tiles * problem->batch_count;
}

/* k-iterations of a tile: those of each term. */
static uint32_t sk__count_k_iterations(const sk__problem* problem, const sk__kernel* kernel)
{
    return sk__count_terms(problem) * sk__divide_up(problem->k, kernel->tile_k);
}

/* Whether units are summed by themselves. */
static bool sk__has_chunks(const sk__planner* planner)
{
    return planner->desc->chunk > 0 || planner->chunk > 0;
}

/* The k-iterations of a kernel that are never parted. */
static uint32_t sk__unit_of(const sk__planner* planner, const sk__kernel* kernel)
{
    const sk_gemm_desc* desc = planner->desc;
    uint32_t unasked = planner->chunk / kernel->tile_k;
    return sk__max(desc->chunk ? desc->chunk : unasked ? unasked : desc->k_alignment, 1u);
}

/* The same, as far as a tile has them. */
static uint32_t sk__choose_unit(const sk__planner* planner, const sk__kernel* kernel, uint32_t k_iterations)
{
    return sk__min(sk__unit_of(planner, kernel), sk__max(k_iterations, 1u));
}

/* The fewest units that hold a minimum segment wherever they lie in a tile, whose last unit may be shorter. */
static uint32_t sk__count_minimum_units(uint32_t k_iterations, uint32_t unit, uint32_t minimum_segment)
{
    uint32_t missing = sk__divide_up(k_iterations, unit) * unit - k_iterations;
    uint64_t least = (uint64_t)minimum_segment + missing;
    return minimum_segment > 1 ? (uint32_t)((least + unit - 1u) / unit) : minimum_segment;
}

/* The schedule of a choice, as the kernel will make it from its arguments. */
static sk__schedule sk__schedule_of(const sk__choice* choice)
{
    sk__schedule schedule;
    schedule.space = sk__make_space(choice->tiles, choice->k_iterations, choice->unit);
    schedule.workers = choice->workers;
    schedule.splits = choice->splits;
    schedule.stream_k_tiles = choice->stream_k_tiles;
    schedule.interleave = choice->interleave;
    schedule.chunked = choice->chunked;
    schedule.minimum_segment = sk__count_minimum_units(choice->k_iterations, choice->unit, choice->minimum_segment);
    schedule.data_parallel_first = choice->data_parallel_first;
    return sk__derive_shares(schedule);
}

/* The last wave of a retiled choice as a choice of its own, with one worker a tile. */
static sk__choice sk__last_wave_of(const sk__problem* problem, const sk__choice* choice)
{
    sk__choice last = *choice;
    last.kernel = choice->last_wave_kernel;
    last.k_iterations = sk__count_k_iterations(problem, sk__kernel_at(last.kernel));
    last.tiles = last.workers = choice->last_wave_tiles;
    last.last_wave_tiles = 0;
    last.is_beside = choice->tiles > 0;
    return last;
}

enum
{
    SK__MOST_BANDS = 64 /* of a group, unless one period has more: kernels walk the last ones one by one */
};

/* Of a triangle, strips are groups of bands, about as wide as other strips: see triangle.h. */
static void sk__choose_bands(const sk__problem* problem, const sk__kernel* kernel, sk__choice* choice)
{
    bool upper = problem->epilogue.triangle == SK__TRIANGLE_UPPER;
    uint32_t common = sk__greatest_common_divisor(kernel->tile_m, kernel->tile_n);
    uint32_t bands = (upper ? kernel->tile_m : kernel->tile_n) / common;
    choice->along_m = upper;
    choice->periods = sk__max(sk__min(choice->raster_width, SK__MOST_BANDS) / bands, 1u);
    choice->raster_width = choice->periods * bands;
}
