/* test_hostile_sparse.c - products with sparse matrices whose offsets and indices break every rule: each launch ends,
 * writes only to D, C, status and workspace, and reads nothing behind a buffer, where a CPU driver shows it. Before
 * they are spoiled, each product is right.
 *
 *     test_hostile_sparse [SEED [FIRST [COUNT]]]    COUNT: plans of each kind (default 300) */
#include "check.h"
#include "gpu/hostile.h"
#include "gpu/sddmm_work.h"
#include "gpu/spgemm_work.h"
#include "values.h"

#include <time.h>

enum
{
    LAUNCHES = 5 /* of a plan, each with more words spoiled */
};

static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_S32, SK_TYPE_CF32, SK_TYPE_F16, SK_TYPE_F64};
static uint64_t seed;
static uint32_t first, count = 300;

static void spoil(region table, uint32_t bound, uint32_t way)
{
    spoil_table((uint32_t*)(void*)at(table), table.size / 4, bound, way);
}

/* ---- a sparse matrix times a dense one ------------------------------------------------------- */

static const uint32_t* words_of(region table)
{
    return (const uint32_t*)(void*)at(table);
}

/* The first word that is below the one before it or not below `end`; of offsets, also one that begins or ends wrong. */
static uint32_t find_bad(region table, uint32_t end, bool are_sorted, bool are_offsets)
{
    const uint32_t* words = words_of(table);
    for (uint32_t i = 0; i < table.size / 4; i++)
    {
        bool descends = are_sorted && i > 0 && words[i] < words[i - 1];
        bool is_last = i + 1 == table.size / 4;
        if (descends || words[i] >= end ||
            (are_offsets && ((i == 0 && words[i] > 0) || (is_last && words[i] + 1 < end))))
        {
            return i;
        }
    }
    return UINT32_MAX;
}

static void check_status(const sparse_product* p, region found)
{
    sk_sparse_status status;
    VkCommandBuffer commands = begin_gpu_commands(&device);
    CHECK_EQ(sk_check_sparse(commands, p->plan, &p->args, memory_of(found)), SK_SUCCESS);
    CHECK(submit_sparse(commands));
    memcpy(&status, at(found), sizeof status);
    CHECK_EQ(status.bad_offset, find_bad(p->offsets, p->desc.nonzeros + 1, true, true));
    CHECK_EQ(status.bad_row, find_bad(p->rows, p->desc.m, true, false));
    CHECK_EQ(status.bad_column, find_bad(p->columns, p->desc.k, false, false));
}

/* Spoils the arrays that tell where nonzeros are, more and more. */
static void spoil_pattern(const sparse_product* p)
{
    uint32_t way = draw_hostile_below(SPOILS);
    spoil(p->offsets, p->desc.nonzeros, way);
    spoil(p->rows, p->desc.m, way);
    spoil(p->columns, p->desc.k, draw_hostile_below(SPOILS));
}

static void multiply_hostile(uint32_t index)
{
    uint32_t rows = draw_size(draw_below(8) ? 120 : 2000), mean = rows > 120 ? 1 : 9;
    uint32_t* offsets = make_structure((structure_kind)draw_below(STRUCTURE_KINDS), rows, draw_below(mean) + 1);
    sparse_product p = draw_sparse(types[draw_below(5)], rows, offsets[rows]);
    p.desc.decomposition = p.desc.group || p.desc.staged
                               ? p.desc.decomposition
                               : (sk_sparse_decomposition)(index % VALUES_OF(SK_SPARSE_DECOMPOSITIONS));
    p.desc.checks = true;
    if (is_served(p.desc.type) && place_sparse(&p, offsets))
    {
        region status = take(sizeof(sk_sparse_status), 4);
        launch_sparse(&p);
        check_sparse(&p);
        for (uint32_t i = 0; i < LAUNCHES; i++)
        {
            check_status(&p, status);
            spoil_pattern(&p);
            launch_sparse(&p);
            CHECK(is_rest_as_before(&p));
        }
    }
    sk_destroy_spmm_plan(p.plan);
    free(offsets);
}

static void sample_hostile(uint32_t index)
{
    uint32_t* offsets = make_structure((structure_kind)(index % STRUCTURE_KINDS), 100, draw_below(9));
    sampled s = draw_sampled(100, offsets[100]);
    if (place_sampled(&s, offsets))
    {
        launch_sampled(&s);
        check_sampled(&s);
        for (uint32_t i = 0; i < LAUNCHES; i++)
        {
            spoil_pattern(&s.pattern);
            launch_sampled(&s);
            CHECK(is_rest_as_it_was(&s));
        }
    }
    sk_destroy_sddmm_plan(s.plan);
    free(offsets);
}

/* ---- a sparse matrix times a sparse one ------------------------------------------------------ */

/* Merge-path has chunks of several runs, or of one. */
static void draw_decomposition(sk_spgemm_desc* desc, uint32_t index)
{
    static const sk_sparse_decomposition decompositions[] = {SK_SPARSE_DECOMPOSITION_GROUP_MAPPED,
                                                             SK_SPARSE_DECOMPOSITION_THREAD_MAPPED,
                                                             SK_SPARSE_DECOMPOSITION_MERGE_PATH};
    desc->decomposition = decompositions[index % 3];
    desc->window = draw_below(2) ? desc->n > 300 ? 640 : 64 : 0;
    desc->workers = draw_below(2) ? draw_size(5) : 0;
    if (desc->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH)
    {
        desc->most_products = draw_below(4) ? 512 * draw_size(20) : 0;
        desc->most_chunks = draw_below(2) ? draw_size(12) : 0;
    }
}

/* Small ones are such that the last step may be launched alone: its rows may be anything. */
static spgemm draw_spgemm(uint32_t index, bool is_small)
{
    uint32_t rows = draw_size(is_small ? 8 : 60), inner = draw_size(is_small ? 8 : 60);
    uint32_t columns = draw_size(draw_below(3) ? 300 : 3000), mean = is_small ? 2 : 6;
    spgemm p = {.desc.type = types[draw_below(5)], .desc.n = columns};
    structure_kind kind = (structure_kind)draw_below(STRUCTURE_KINDS);
    draw_decomposition(&p.desc, index);
    draw_csr(&p, &p.a, make_structure(draw_below(3) ? kind : ALL_IN_FIRST_ROW, rows, mean), rows, inner);
    draw_csr(&p, &p.b, make_structure((structure_kind)draw_below(STRUCTURE_KINDS), inner, is_small ? 60 : 6), inner,
             columns);
    bool in_order = draw_below(2) > 0;
    for (uint32_t i = 0; in_order && i < nonzeros_of(&p.b); i++)
    {
        p.b.indices[i] = (uint32_t)((uint64_t)columns * i / nonzeros_of(&p.b)); /* in order: long rows are split */
    }
    return p;
}

/* C gets memory for all that it can have. */
static void give_room(spgemm* p)
{
    size_t room = (size_t)p->desc.m * p->desc.n;
    p->c.places[1] = take(room * 4, 4);
    p->c.places[2] = take(room * element_size(p->desc.type), element_size(p->desc.type));
    p->args.c.column_indices = memory_of(p->c.places[1]);
    p->args.c.values = memory_of(p->c.places[2]);
    p->args.capacity = (uint32_t)room;
}

static void draw_words(region r, uint32_t bound)
{
    for (size_t i = 0; i < r.size / 4; i++)
    {
        ((uint32_t*)(void*)at(r))[i] = draw_below(2) ? draw_below(bound + 1) : draw_below(UINT32_MAX);
    }
}

/* The last step over anything that the others might have left. */
static void fill_alone(spgemm* p)
{
    sk_spgemm_status status = {.nonzeros = draw_below(p->args.capacity + 1)};
    draw_words(p->workspace, p->desc.m);
    draw_words(p->c.places[0], p->args.capacity);
    memcpy(at(p->status), &status, sizeof status);
    memcpy(before, arena.mapped, used + GUARD);
    VkCommandBuffer commands = begin_gpu_commands(&device);
    CHECK_EQ(sk_fill_spgemm(commands, p->plan, &p->args), SK_SUCCESS);
    CHECK(submit_sparse(commands));
    CHECK(is_rest_kept(p));
}

static void spoil_factors(const spgemm* p)
{
    spoil(p->a.places[0], p->desc.a_nonzeros, draw_hostile_below(SPOILS));
    spoil(p->a.places[1], p->desc.k, draw_hostile_below(SPOILS));
    spoil(p->b.places[0], p->desc.b_nonzeros, draw_hostile_below(SPOILS));
    spoil(p->b.places[1], p->desc.n, draw_hostile_below(SPOILS));
}

static void multiply_two_hostile(uint32_t index)
{
    bool is_small = draw_below(4) == 0;
    spgemm p = draw_spgemm(index, is_small);
    if (is_served(p.desc.type) && place_spgemm(&p))
    {
        launch_spgemm(&p);
        check_spgemm(&p);
        give_room(&p);
        for (uint32_t i = 0; i < LAUNCHES; i++)
        {
            spoil_factors(&p);
            launch_spgemm(&p);
            CHECK(is_rest_kept(&p));
        }
        if (is_small)
        {
            fill_alone(&p);
        }
    }
    discard_spgemm(&p);
}

/* ---- all of them ----------------------------------------------------------------------------- */

static void launch_each(void (*launch)(uint32_t), const char* name)
{
    for (uint32_t i = first; i < first + count; i++)
    {
        uint32_t failures = check_state.failures;
        begin_hostile("test_hostile_sparse", seed, i);
        random_state = hostile_state;
        launch(i);
        if (check_state.failures > failures)
        {
            CHECK_NOTE("%s: %s", name, hostile_note);
        }
    }
}

static void products_with_hostile_arrays_end_and_harm_nothing(void)
{
    launch_each(multiply_hostile, "sk_spmm, sk_check_sparse");
}

static void sampled_products_with_hostile_arrays_end_and_harm_nothing(void)
{
    launch_each(sample_hostile, "sk_sddmm");
}

static void products_of_two_hostile_matrices_end_and_harm_nothing(void)
{
    launch_each(multiply_two_hostile, "sk_bound_spgemm, sk_count_spgemm, sk_fill_spgemm");
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : count;
    printf("seed: %llu (test_hostile_sparse %llu repeats this run)\n", (unsigned long long)seed,
           (unsigned long long)seed);
    if (!open_sparse())
    {
        return 1;
    }
    pages.guard = device.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    watch_launches(&device);
    RUN(products_with_hostile_arrays_end_and_harm_nothing);
    RUN(sampled_products_with_hostile_arrays_end_and_harm_nothing);
    RUN(products_of_two_hostile_matrices_end_and_harm_nothing);
    close_sparse();
    return CHECK_DONE();
}
