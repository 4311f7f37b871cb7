/* Schedules of sparse matrices, replayed over random and hostile structures: every nonzero once, every row ended once,
 * cut rows put together in order, no slot used twice, and shares that are even.
 *
 *     test_sparse_schedule [SEED [STRUCTURES]]
 */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "sparse_rig.h"
#include "sparse_structures.h"
#include "viewer/teaal.h"
#include "values.h"

enum
{
    MOST_SEGMENTS = 1 << 20
};

static sk_spmm_segment segments[MOST_SEGMENTS];
static uint32_t structures = 20000;
static uint64_t segments_checked;

/* ---- segments ------------------------------------------------------------------------------------------ */

static uint64_t list(const uint32_t* offsets)
{
    uint64_t count = MOST_SEGMENTS;
    CHECK_EQ(sk_list_spmm_segments(plan, offsets, &count, segments), SK_SUCCESS);
    segments_checked += count;
    return count;
}

static bool ends_row(const sk_spmm_segment* segment)
{
    return segment->role == SK_ROLE_WHOLE || segment->role == SK_ROLE_FINAL;
}

/* A worker's places: nonzeros, and ends of rows. */
static uint64_t count_places(const sk_spmm_segment* segment)
{
    return segment->end - segment->begin + (ends_row(segment) ? 1u : 0u);
}

/* In merge-path the segments of all workers, one after the other, are the matrix. */
static void check_merged(const uint32_t* offsets, uint64_t count)
{
    uint32_t row = 0, nonzero = 0, workers = sk_query_spmm_plan(plan).workers;
    for (uint64_t i = 0; i < count; i++)
    {
        const sk_spmm_segment* s = &segments[i];
        bool begins = s->begin == offsets[s->row] && s->role != SK_ROLE_FINAL;
        CHECK_EQ(s->row, row);
        CHECK_EQ(s->begin, nonzero);
        CHECK(s->begin <= s->end && s->end <= offsets[s->row + 1]);
        CHECK(begins == (s->role == SK_ROLE_WHOLE || s->role == SK_ROLE_FIRST));
        CHECK(ends_row(s) || s->begin < s->end);
        CHECK(!ends_row(s) || s->end == offsets[s->row + 1]);
        CHECK_EQ(s->slot, s->role == SK_ROLE_WHOLE   ? UINT32_MAX
                          : s->role == SK_ROLE_FINAL ? s->worker
                                                     : workers + s->worker);
        CHECK(i == 0 || segments[i - 1].worker <= s->worker);
        nonzero = s->end;
        row += ends_row(s);
    }
    CHECK_EQ(row, desc.m);
    CHECK_EQ(nonzero, desc.nonzeros);
}

/* What the second step of merge-path adds up is what the segments of the row have, each with a slot of its own. */
static void check_peers(const uint32_t* offsets, uint64_t count)
{
    sk__tiles tiles = {offsets, desc.m, desc.nonzeros};
    sk__partition shares = sk__make_merge_partition(tiles, sk_query_spmm_plan(plan).workers);
    uint32_t peers = 0;
    for (uint64_t i = 0; i < count; i++)
    {
        const sk_spmm_segment* s = &segments[i];
        peers = s->role == SK_ROLE_FIRST ? 1 : peers + 1;
        CHECK(i == 0 || s->worker != segments[i - 1].worker || s->role == SK_ROLE_WHOLE || s->role == SK_ROLE_FIRST);
        if (s->role == SK_ROLE_FINAL)
        {
            uint32_t first = sk__first_merge_peer(tiles, shares, s->row);
            CHECK_EQ(s->worker - first + 1, peers);
            CHECK_EQ(segments[i + 1 - peers].worker, first);
        }
    }
}

/* Shares of merge-path differ by one place at most. */
static void check_shares(uint64_t count)
{
    uint64_t least = UINT64_MAX, most = 0, own = 0;
    for (uint64_t i = 0; i < count; i++)
    {
        own += count_places(&segments[i]);
        if (i + 1 == count || segments[i + 1].worker != segments[i].worker)
        {
            least = own < least ? own : least;
            most = own > most ? own : most;
            own = 0;
        }
    }
    CHECK(count == 0 || most - least <= 1);
    CHECK(count == 0 || most == sk_query_spmm_plan(plan).share);
}

/* Row-blocks have neighbouring rows, and one more or less of them. */
static void check_blocks(uint64_t count)
{
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    uint32_t* rows = (uint32_t*)calloc(info.workers + (size_t)1, sizeof *rows);
    for (uint64_t i = 0; i < count; i++)
    {
        CHECK(segments[i].worker < info.workers);
        rows[segments[i].worker]++;
    }
    for (uint32_t i = 0; i < info.workers; i++)
    {
        CHECK(rows[i] == info.share || rows[i] + 1 == info.share);
    }
    CHECK_EQ(info.group_count_x, info.workers);
    CHECK(info.staged > 0 && info.staged % 128 == 0 && info.staged <= 1024);
    free(rows);
}

static void check_whole_rows(const uint32_t* offsets, uint64_t count, bool in_blocks)
{
    unsigned char* seen = (unsigned char*)calloc(desc.m + (size_t)1, 1);
    uint32_t workers = sk_query_spmm_plan(plan).workers;
    for (uint64_t i = 0; i < count; i++)
    {
        const sk_spmm_segment* s = &segments[i];
        CHECK(s->row < desc.m && !seen[s->row]++);
        CHECK(in_blocks ? s->row == i : s->row % workers == s->worker);
        CHECK(i == 0 || segments[i - 1].worker <= s->worker);
        CHECK(s->role == SK_ROLE_WHOLE && s->slot == UINT32_MAX);
        CHECK(s->begin == offsets[s->row] && s->end == offsets[s->row + 1]);
    }
    CHECK_EQ(count, desc.m);
    free(seen);
}

/* The shares of a workgroup's teams, chunk by chunk, as the kernel finds them from one point on. */
static void check_chunks(const uint32_t* offsets)
{
    sk__tiles tiles = {offsets, desc.m, desc.nonzeros};
    sk__partition shares = sk__make_merge_partition(tiles, sk_query_spmm_plan(plan).workers);
    uint32_t worker = shares.workers > 0 ? draw_below(shares.workers) : 0, team = draw_below(24) + 1;
    uint32_t place = sk__partition_begin(shares, worker), end = sk__partition_begin(shares, worker + 1u);
    sk__merge_point from = sk__find_merge_point(tiles, place);
    for (; place < end; place += team)
    {
        sk__merge_point point = sk__find_merge_point(tiles, place);
        CHECK(from.tile == point.tile && from.atom == point.atom);
        from = sk__find_merge_point_behind(tiles, from, sk__min(team, end - place));
    }
}

static void check_plan(const uint32_t* offsets)
{
    uint64_t count = list(offsets);
    if (sk_query_spmm_plan(plan).decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH)
    {
        check_merged(offsets, count);
        check_peers(offsets, count);
        check_shares(count);
        check_chunks(offsets);
    }
    else
    {
        bool in_blocks = sk_query_spmm_plan(plan).decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
        check_whole_rows(offsets, count, in_blocks);
        if (in_blocks)
        {
            check_blocks(count);
        }
    }
}

/* By every decomposition, with workers of all numbers. */
static void check_structure(uint32_t* offsets, uint32_t rows)
{
    desc.m = rows;
    desc.nonzeros = offsets[rows];
    for (int decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
         decomposition < VALUES_OF(SK_SPARSE_DECOMPOSITIONS); decomposition++)
    {
        desc.decomposition = (sk_sparse_decomposition)decomposition;
        bool shares = decomposition == SK_SPARSE_DECOMPOSITION_GROUP_MAPPED ||
                      decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS;
        desc.group = shares && draw_below(3) > 0 ? 1u << draw_below(8) : 0;
        desc.workers = draw_below(4) == 0 ? 0 : draw_below(rows + desc.nonzeros + 3);
        desc.workers = desc.workers < 65535 ? desc.workers : 65535;
        if (make_plan())
        {
            check_plan(offsets);
        }
    }
    free(offsets);
}

static void every_nonzero_is_computed_once(void)
{
    start_sparse();
    for (uint32_t i = 0; i < structures; i++)
    {
        uint32_t rows = draw_below(2) ? draw_below(12) : draw_below(300);
        check_structure(make_structure((structure_kind)(i % STRUCTURE_KINDS), rows, draw_below(20)), rows);
    }
    finish();
    printf("  %llu segments\n", (unsigned long long)segments_checked);
}

static void the_smallest_matrices_are_planned(void)
{
    static uint32_t none[] = {0}, one_empty[] = {0, 0}, one[] = {0, 1}, three_empty[] = {0, 0, 0, 0};
    static const struct
    {
        uint32_t* offsets;
        uint32_t rows;
    } smallest[] = {{none, 0}, {one_empty, 1}, {one, 1}, {three_empty, 3}};
    start_sparse();
    for (int i = 0; i < 4; i++)
    {
        uint32_t* copy = (uint32_t*)malloc(4 * sizeof *copy);
        memcpy(copy, smallest[i].offsets, (smallest[i].rows + 1) * sizeof *copy);
        check_structure(copy, smallest[i].rows);
    }
    finish();
}

static void a_row_is_longer_than_all_shares(void)
{
    start_sparse();
    for (int i = 0; i < 20; i++)
    {
        desc.workers = 65535;
        check_structure(make_structure(ONE_DENSE_ROW, 5, 20000), 5);
    }
    finish();
}

/* ---- the founding document's case ---------------------------------------------------------------------- */

/* A 4 x 4 matrix of density 0.9 x 0.6, as fibertree draws it with seed 1, thread-mapped with 2 threads a workgroup. */
static void the_founding_case_is_mapped_as_there(void)
{
    static const uint32_t offsets[] = {0, 1, 4, 7, 9};
    char text[SK_LINE_SIZE];
    start_sparse();
    desc.m = desc.k = desc.n = 4;
    desc.nonzeros = 9;
    desc.decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
    desc.lanes = SK__SPARSE_INVOCATIONS / 2; /* of a thread that multiplies a row of B */
    make_plan();
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    CHECK_EQ(info.group_count_x, 2);
    CHECK_EQ(list(offsets), 4);
    for (uint32_t row = 0; row < 4; row++)
    {
        CHECK_EQ(segments[row].worker, row);
        CHECK_EQ(segments[row].end - segments[row].begin, offsets[row + 1] - offsets[row]);
        printf("  workgroup %u, thread %u: row %u, %u nonzeros, busy for %.2f\n", row / 2, row % 2, row,
               segments[row].end - segments[row].begin, (segments[row].end - segments[row].begin) / 3.0);
    }
    CHECK(write_spmm_teaal(&desc, plan, text, sizeof text) < sizeof text);
    CHECK(strstr(text, "    M: [uniform_shape(2)]\n  loop-order: [M1, M0, K, N]\n") != NULL);
    CHECK(strstr(text, "    space: [M1, M0]\n    time: [K, N]\n") != NULL);
    printf("%s", text);
    finish();
}

/* ---- wrong offsets ------------------------------------------------------------------------------------- */

/* Whatever the offsets are, points lie within the matrix, and behind the point before by no more than they should. */
static void wrong_offsets_lead_nowhere_else(void)
{
    uint32_t offsets[65];
    for (uint32_t i = 0; i < structures; i++)
    {
        uint32_t rows = draw_below(64) + 1;
        sk__tiles tiles = {offsets, rows, draw_below(200)};
        for (uint32_t row = 0; row <= rows; row++)
        {
            offsets[row] = draw_below(4) ? draw_below(300) : UINT32_MAX - draw_below(3);
        }
        uint32_t place = draw_below(rows + tiles.atoms + 1), distance = draw_below(rows + tiles.atoms - place + 1);
        sk__merge_point from = sk__find_merge_point(tiles, place);
        sk__merge_point to = sk__find_merge_point_behind(tiles, from, distance);
        CHECK(from.tile <= rows && from.atom <= tiles.atoms && from.tile + from.atom == place);
        CHECK(to.tile <= rows && to.atom <= tiles.atoms && to.tile + to.atom == place + distance);
        CHECK(from.tile <= to.tile && from.atom <= to.atom);
        CHECK(sk__tile_begin(tiles, rows) <= tiles.atoms);
        CHECK(sk__tile_begin(tiles, 0) <= sk__tile_end(tiles, 0) && sk__tile_end(tiles, 0) <= tiles.atoms);
    }
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    structures = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : structures;
    RUN(the_smallest_matrices_are_planned);
    RUN(the_founding_case_is_mapped_as_there);
    RUN(every_nonzero_is_computed_once);
    RUN(a_row_is_longer_than_all_shares);
    RUN(wrong_offsets_lead_nowhere_else);
    return CHECK_DONE();
}
