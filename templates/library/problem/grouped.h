/* grouped.h - the rows and the space of problems that the host knows.
 *
 * Uses lines.h, reasons.h. Must not know devices, kernels or decompositions. Rows are the kernel's: A and B may be
 * exchanged, as m and n are then.
 */

#include "lines.h"
#include "reasons.h"
#include "../../shared/judge.h"
#include "../../shared/place.h"
#include "../../shared/row_limits.h"

#define SK__MOST_STARTS 65535u /* workers that a table says of where they begin */

/* Rows of a problem table: some drivers compute offsets from an address in 31 bits. */
#define SK__MOST_PROBLEMS ((uint32_t)(0x7fffffffu / sizeof(sk_problem)))

/* A place in the order of dealing. */
typedef struct sk__place
{
    uint32_t k, problem;
} sk__place;

/* What a plan of several problems has besides. */
typedef struct sk__grouped
{
    uint32_t most_problems; /* 0: the plan is of one problem */
    bool addresses;
    uint32_t waves;              /* of the hybrid, or an SK__WAVES_... */
    uint32_t tile_weight;        /* of starting and writing a tile, in places */
    uint32_t minimum_segment;    /* units */
    sk__grouped_limits limits;   /* the tile's extents are those of the chosen kernel */
    uint32_t problem_count;      /* expected */
    uint32_t row_count;          /* rows of the expected space, each of which */
    uint32_t repeats;            /* stands for so many problems that are alike */
    bool sorted;                 /* tiles are dealt by descending k */
    bool starts;                 /* the host writes where workers begin */
    bool by_workgroups;          /* those that multiply prepare, and no dispatch before them */
    uint32_t chunk_room;         /* places whose chunks have slots, see sk__unpack_room(); 0: any */
    uint32_t* table;             /* of the expected space, behind its header and before its shares; the plan owns it,
                                       and */
    sk__problem_row* rows;       /* the expected problems, and */
    sk__place* order;            /* the order in which they are dealt */
    uint64_t k_iterations;       /* of all expected tiles */
    uint32_t longest_worker;     /* k-iterations of the busiest worker, if all are as expected */
    uint32_t most_peers;         /* at most, of a tile */
    sk__ragged_arguments ragged; /* without addresses, alpha and beta; flags are 0 if nothing is ragged */
    sk__lines lines;             /* that are copied by indices */
    uint32_t copies;             /* SK__COPIES_... bits */
    VkDeviceSize copies_begin;   /* bytes from the workspace's start to the header of copies */
    VkDeviceSize space, rows_begin; /* bytes from the workspace's start to the header, and to rows that are not the
                                          user's: of the host, or of an array */
} sk__grouped;

/* Every problem as the device reads it. */
static sk__problem_row sk__row_of(const sk_problem* problem, bool exchanged)
{
    sk__problem_row row;
    typedef char sk__rows_are_problems[sizeof(sk_problem) == sizeof(sk__problem_row) ? 1 : -1];
    (void)sizeof(sk__rows_are_problems);
    memcpy(&row, problem, sizeof row);
    return exchanged ? sk__exchange_row(row) : row;
}

/* Bounds are at least 1 where they are given. */
static uint32_t sk__bound(uint32_t most)
{
    return most ? most : UINT32_MAX;
}

/* The limits that a desc sets, without a kernel's. */
static sk__grouped_limits sk__make_limits(const sk_grouped_gemm_desc* desc, const sk__problem* problem)
{
    sk__grouped_limits limits;
    memset(&limits, 0, sizeof limits);
    limits.m = sk__bound(problem->m);
    limits.n = sk__bound(problem->n / sk__columns_for_one(&problem->epilogue));
    limits.k = sk__bound(problem->k);
    limits.tile_m = limits.tile_n = limits.tile_k = limits.unit = 1;
    limits.input_size = sk__element_of(problem->input)->size;
    const sk__element* b = sk__element_of(problem->b.prepacked ? problem->input : problem->b.type);
    limits.block = b->count;
    limits.block_size = b->size;
    limits.block_alignment = b->alignment;
    limits.output_size = sk__element_of(problem->output)->size;
    limits.bias = problem->epilogue.bias;
    limits.scale_m = problem->epilogue.scale_m != 0;
    limits.scale_n = problem->epilogue.scale_n != 0;
    limits.residual = problem->epilogue.residual != SK__RESIDUAL_NONE;
    limits.aligned = desc->aligned;
    limits.second = problem->epilogue.second != 0;
    limits.triangle = problem->epilogue.triangle;
    limits.exchanged = problem->exchanged;
    limits.layouts.a_k_contiguous = problem->a.k_contiguous;
    limits.layouts.b_k_contiguous = problem->b.k_contiguous;
    limits.layouts.c_transposed = problem->c.transposed;
    limits.layouts.d_transposed = problem->d.transposed;
    limits.layouts.residual_transposed = problem->epilogue.residual == SK__RESIDUAL_TRANSPOSED;
    limits.layouts.linear = problem->epilogue.linear != 0;
    limits.layouts.columns = sk__columns_for_one(&problem->epilogue);
    limits.n = sk__min(limits.n, UINT32_MAX / limits.layouts.columns);
    return limits;
}

/* The expected problem `index`. */
static sk__problem_row sk__expected_row(const sk_grouped_gemm_desc* desc, const sk__problem* problem, uint32_t index)
{
    sk_problem bounds;
    memset(&bounds, 0, sizeof bounds);
    bounds.m = desc->gemm.m;
    bounds.n = desc->gemm.n;
    bounds.k = desc->gemm.k;
    if (desc->problems && desc->ragged == SK_RAGGED_NONE)
    {
        return sk__row_of(&desc->problems[index], problem->exchanged);
    }
    if (desc->problems)
    {
        bounds.m = desc->problems[index].m;
        bounds.n = desc->problems[index].n;
        bounds.k = desc->problems[index].k;
    }
    bounds.alpha = 1.0;
    return sk__row_of(&bounds, problem->exchanged);
}

/* The desc with the largest m, n and k of the expected problems that are not empty. */
static sk_gemm_desc sk__find_largest(const sk_grouped_gemm_desc* desc)
{
    sk_gemm_desc largest = desc->gemm;
    if (desc->problems)
    {
        largest.m = largest.n = largest.k = 0;
    }
    for (uint32_t i = 0; desc->problems && i < desc->problem_count; ++i)
    {
        const sk_problem* problem = &desc->problems[i];
        bool is_empty = problem->m == 0 || problem->n == 0;
        largest.m = is_empty ? largest.m : sk__max(largest.m, problem->m);
        largest.n = is_empty ? largest.n : sk__max(largest.n, problem->n);
        largest.k = is_empty ? largest.k : sk__max(largest.k, problem->k);
    }
    return largest;
}

/* Larger k first; of the same k, as they come. */
static int sk__compare_places(const void* left, const void* right)
{
    const sk__place* a = (const sk__place*)left;
    const sk__place* b = (const sk__place*)right;
    return a->k != b->k ? (a->k > b->k ? -1 : 1) : a->problem < b->problem ? -1 : 1;
}

/* Finds the order in which the expected problems are dealt. Whether they differ in k. */
static bool sk__order_problems(sk__grouped* grouped, bool sorted)
{
    bool differ = false;
    for (uint32_t i = 0; i < grouped->row_count; ++i)
    {
        grouped->order[i].k = sk__multiplied_k(grouped->rows[i], grouped->limits.layouts.linear);
        grouped->order[i].problem = i;
        differ = differ || grouped->order[i].k != grouped->order[0].k;
    }
    if (sorted && differ)
    {
        qsort(grouped->order, grouped->row_count, sizeof *grouped->order, sk__compare_places);
    }
    return differ;
}

/* What so many problems have that are alike. */
static sk__grouped_extent sk__repeat_extent(sk__grouped_extent extent, uint32_t repeats)
{
    extent.tiles = sk__multiply_saturated(extent.tiles, repeats);
    extent.places = sk__multiply_saturated(extent.places, repeats);
    return extent;
}

/* Fills in the table's row of a problem. */
static void sk__fill_table_row(uint32_t words[SK__TABLE_ROW], sk__grouped_extent before, sk__problem_row row,
                               sk__grouped_limits limits, uint32_t problem)
{
    words[SK__TABLE_TILES] = before.tiles;
    words[SK__TABLE_PLACES] = before.places;
    words[SK__TABLE_K_ITERATIONS] = sk__count_row_iterations(row, limits);
    words[SK__TABLE_PROBLEM] = problem;
}

/* Totals of problems, as the header and the sums of a space have them. */
typedef struct sk__grouped_totals
{
    sk__grouped_extent extent;
    uint64_t k_iterations;      /* of all tiles */
    uint32_t longest, shortest; /* k-iterations of a tile */
    uint32_t most_rows;         /* of a D */
    double inputs, outputs;     /* of all A and B, in elements of A, and elements of all D */
    double again;               /* of all B, what rows of tiles read beside the first one of a problem */
} sk__grouped_totals;

/* Adds `repeats` problems of a row. */
static void sk__add_totals(sk__grouped_totals* totals, sk__problem_row row, sk__grouped_limits limits,
                           uint32_t repeats)
{
    sk__grouped_extent own = sk__repeat_extent(sk__measure_row(row, limits), repeats);
    uint32_t k_iterations = sk__count_row_iterations(row, limits);
    totals->extent = sk__add_extents(totals->extent, own);
    totals->k_iterations += (uint64_t)own.tiles * k_iterations;
    totals->longest = sk__max(totals->longest, own.tiles ? k_iterations : 0);
    totals->shortest = sk__min(totals->shortest, own.tiles ? k_iterations : UINT32_MAX);
    totals->most_rows = sk__max(totals->most_rows, row.m);
    double terms = limits.second ? 2.0 : 1.0, held = limits.triangle ? 0.5 : 1.0;
    double of_b = (double)limits.block_size / limits.block / limits.input_size; /* beside an element of A */
    of_b *= limits.layouts.columns;
    totals->inputs += own.tiles ? repeats * terms * row.k * (row.m + of_b * row.n) : 0.0;
    totals->outputs += repeats * held * row.m * row.n;
    double rows = own.tiles ? sk__divide_up(row.m, limits.tile_m) : 1.0;
    totals->again += repeats * terms * row.k * of_b * row.n * (rows - 1.0);
}

/* Where the shares of the expected problems lie, if they are listed. */
static uint32_t* sk__shares_of(const sk__grouped* grouped)
{
    return grouped->table + SK__GROUPED_HEADER + SK__TABLE_ROW * (size_t)grouped->row_count;
}

/* Places that a listed share has at least. */
static uint32_t sk__least_share(const sk__grouped* grouped)
{
    return sk__min(sk__max(grouped->minimum_segment, 1u), SK__ANY_LEAST);
}

/* k-iterations that are never parted. */
static uint32_t sk__grouped_unit(const sk_gemm_desc* desc)
{
    return sk__max(desc->chunk ? desc->chunk : desc->k_alignment, 1u);
}

/* The least room, as sk__unpack_room() takes it, for so many places. */
static uint32_t sk__pack_room(uint32_t places)
{
    uint32_t shift = 0;
    places = sk__max(places, 1u);
    while (sk__divide_up(places, 1u << shift) > 127u)
    {
        ++shift;
    }
    return sk__divide_up(places, 1u << shift) | shift << 7;
}
