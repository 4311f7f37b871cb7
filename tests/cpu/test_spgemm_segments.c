/* Which products of two sparse matrices each worker computes, replayed over random and hostile structures: every
 * product once, rows in the classes of sk_list_spgemm_classes(), teams in turn, chunks in even shares, parts side by
 * side.
 *
 *     test_spgemm_segments [SEED [STRUCTURES]]
 */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "sparse_structures.h"

enum
{
    INVOCATIONS = 128,  /* of a workgroup */
    RUN_PRODUCTS = 512, /* products that it sorts at once */
    UNITS = 132,        /* of the fake device */
    WORKERS = UNITS * 8
};

static sk_context* context;
static sk_spgemm_plan* plan;
static sk_spgemm_desc desc;
static sk_spgemm_segment* segments;
static uint64_t segments_checked, parts_checked, pieces_checked, narrow_checked;
static uint32_t structures = 400;
static uint32_t crowding; /* how much more often small columns of B are drawn; 0: not */

/* The matrices of a case. */
static uint32_t *a_offsets, *a_columns, *b_offsets, *b_columns, *classes;
static uint64_t *row_products, *found_products;

static void free_matrices(void)
{
    free(a_offsets);
    free(a_columns);
    free(b_offsets);
    free(b_columns);
    free(classes);
    free(row_products);
    free(found_products);
    a_offsets = a_columns = b_offsets = b_columns = classes = NULL;
    row_products = found_products = NULL;
}

static int compare_words(const void* a, const void* b)
{
    uint32_t left = *(const uint32_t*)a, right = *(const uint32_t*)b;
    return left < right ? -1 : left > right;
}

/* Drawn columns for offsets, which are sorted, or as they come. */
static uint32_t* draw_columns(const uint32_t* offsets, uint32_t rows, uint32_t columns, uint32_t crowded,
                              bool are_sorted)
{
    uint32_t* drawn = (uint32_t*)malloc((offsets[rows] + (size_t)1) * sizeof *drawn);
    for (uint32_t i = 0; i < offsets[rows]; i++)
    {
        drawn[i] = draw_below(columns);
        for (uint32_t again = 0; again < crowded; again++)
        {
            drawn[i] = draw_below(drawn[i] + 1);
        }
    }
    for (uint32_t row = 0; row < rows && are_sorted; row++)
    {
        qsort(drawn + offsets[row], offsets[row + 1] - offsets[row], sizeof *drawn, compare_words);
    }
    return drawn;
}

/* Takes the offsets. */
static void make_matrices(uint32_t* of_a, uint32_t* of_b, bool is_b_sorted)
{
    a_offsets = of_a;
    b_offsets = of_b;
    desc.a_nonzeros = a_offsets[desc.m];
    desc.b_nonzeros = b_offsets[desc.k];
    a_columns = draw_columns(a_offsets, desc.m, desc.k, 0, false);
    b_columns = draw_columns(b_offsets, desc.k, desc.n, crowding, is_b_sorted);
    classes = (uint32_t*)malloc((desc.m + (size_t)1) * sizeof *classes);
    row_products = (uint64_t*)calloc(desc.m + (size_t)1, sizeof *row_products);
    found_products = (uint64_t*)calloc(desc.m + (size_t)1, sizeof *found_products);
    for (uint32_t row = 0; row < desc.m; row++)
    {
        for (uint32_t i = a_offsets[row]; i < a_offsets[row + 1]; i++)
        {
            row_products[row] += b_offsets[a_columns[i] + 1] - b_offsets[a_columns[i]];
        }
    }
}

/* ---- what is listed ------------------------------------------------------------------------------------ */

static uint64_t list(void)
{
    uint64_t count = 0, room;
    CHECK_EQ(sk_list_spgemm_segments(plan, a_offsets, a_columns, b_offsets, b_columns, &count, NULL), SK_SUCCESS);
    segments = (sk_spgemm_segment*)malloc((size_t)(count + 1) * sizeof *segments);
    room = count;
    CHECK_EQ(sk_list_spgemm_segments(plan, a_offsets, a_columns, b_offsets, b_columns, &room, segments), SK_SUCCESS);
    CHECK_EQ(room, count);
    CHECK_EQ(sk_list_spgemm_classes(plan, a_offsets, a_columns, b_offsets, classes), SK_SUCCESS);
    segments_checked += count;
    return count;
}

/* Products of a row in some columns, one by one. */
static uint64_t count_in_columns(uint32_t row, uint32_t first, uint32_t end)
{
    uint64_t products = 0;
    for (uint32_t i = a_offsets[row]; i < a_offsets[row + 1]; i++)
    {
        for (uint32_t j = b_offsets[a_columns[i]]; j < b_offsets[a_columns[i] + 1]; j++)
        {
            products += b_columns[j] >= first && b_columns[j] < end;
        }
    }
    return products;
}

/* A part has all products of its columns, and lies behind the one before. Returns how many segments the row has. */
static uint64_t check_parts(uint64_t first, uint64_t count)
{
    uint32_t row = segments[first].row, column = 0;
    sk_spgemm_plan_info info = sk_query_spgemm_plan(plan);
    uint64_t i = first;
    for (; i < count && segments[i].row == row && column < desc.n; i++)
    {
        const sk_spgemm_segment* s = &segments[i];
        bool is_whole = s->first_column == 0 && s->end_column == desc.n;
        CHECK_EQ(s->first_column, column);
        CHECK(s->end_column >= column && s->end_column <= desc.n);
        CHECK_EQ(s->begin, 0);
        CHECK_EQ(s->end, is_whole ? row_products[row] : count_in_columns(row, s->first_column, s->end_column));
        bool is_narrow = is_whole && s->lanes == info.narrow_lanes && s->worker != UINT32_MAX;
        CHECK(is_narrow || (s->worker == UINT32_MAX && s->lanes == INVOCATIONS));
        narrow_checked += is_narrow;
        column = s->end_column;
        found_products[row] += s->end;
        parts_checked += !is_whole;
    }
    CHECK_EQ(column, desc.n);
    return i - first;
}

/* The segments of a chunk's row are its products in order, of one worker after the other. Returns how many they are. */
static uint64_t check_pieces(uint64_t first, uint64_t count)
{
    uint32_t row = segments[first].row;
    uint64_t i = first;
    for (; i < count && segments[i].row == row && found_products[row] < row_products[row]; i++)
    {
        const sk_spgemm_segment* s = &segments[i];
        CHECK_EQ(s->row_class, classes[row]);
        CHECK_EQ(s->begin, found_products[row]);
        CHECK(s->end > s->begin && s->lanes == INVOCATIONS);
        CHECK(s->first_column == 0 && s->end_column == desc.n);
        CHECK(i == first || s->worker == segments[i - 1].worker + 1);
        found_products[row] = s->end;
        pieces_checked++;
    }
    return i - first;
}

/* Rows of a class are dealt in turn to as many teams as its dispatch has. Those in subgroups have more. */
static void check_short(const sk_spgemm_segment* s, uint32_t* dealt, uint32_t* seen)
{
    uint32_t lanes = desc.decomposition == SK_SPARSE_DECOMPOSITION_THREAD_MAPPED ? 1 : 8u << s->row_class;
    uint32_t teams = INVOCATIONS / lanes, most = lanes > 1 && lanes <= 32 ? 4 * WORKERS : WORKERS;
    uint32_t workgroups = (desc.m + teams - 1) / teams;
    workgroups = workgroups < most ? workgroups : most;
    CHECK_EQ(s->lanes, lanes);
    CHECK_EQ(s->worker, *dealt % (workgroups * teams));
    CHECK(s->begin == 0 && s->end == row_products[s->row] && s->end > 0 && s->end <= 512);
    CHECK(s->first_column == 0 && s->end_column == desc.n);
    CHECK(*dealt == 0 || *seen < s->row);
    *seen = s->row;
    ++*dealt;
    found_products[s->row] += s->end;
}

/* Workers of a chunk have whole runs, and one of them more or less; the last run may be smaller. */
static void check_shares(uint64_t count, uint32_t chunk)
{
    uint64_t* own = (uint64_t*)calloc(WORKERS, sizeof *own);
    uint64_t all = 0, runs = 0, least = UINT64_MAX, most = 0;
    uint32_t workers = 0;
    for (uint64_t i = 0; i < count; i++)
    {
        if (segments[i].row_class == chunk && CHECK(segments[i].worker < WORKERS))
        {
            own[segments[i].worker] += segments[i].end - segments[i].begin;
            all += segments[i].end - segments[i].begin;
            workers = segments[i].worker + 1 > workers ? segments[i].worker + 1 : workers;
        }
    }
    for (uint32_t i = 0; i < workers; i++)
    {
        uint64_t shares = (own[i] + RUN_PRODUCTS - 1) / RUN_PRODUCTS;
        CHECK(i + 1 == workers || own[i] % RUN_PRODUCTS == 0);
        least = shares < least ? shares : least;
        most = shares > most ? shares : most;
        runs += shares;
    }
    CHECK(workers == 0 || (least > 0 && most - least <= 1));
    CHECK(runs == (all + RUN_PRODUCTS - 1) / RUN_PRODUCTS && (workers == WORKERS || workers == runs));
    free(own);
}

static void check_plan(void)
{
    sk_spgemm_plan_info info = sk_query_spgemm_plan(plan);
    uint32_t dealt[8] = {0}, seen[8] = {0};
    uint64_t count = list(), step = 1;
    for (uint64_t i = 0; i < count; i += step != 0 ? step : 1)
    {
        uint32_t row = segments[i].row, row_class = segments[i].row_class;
        step = 1;
        if (!CHECK(row < desc.m && row_class == classes[row] && found_products[row] == 0))
        {
            break;
        }
        if (row_class >= info.classes)
        {
            step = check_pieces(i, count);
        }
        else if (row_class + 1 == info.classes)
        {
            step = check_parts(i, count);
        }
        else
        {
            check_short(&segments[i], &dealt[row_class], &seen[row_class]);
        }
    }
    for (uint32_t chunk = 0; chunk < info.most_chunks; chunk++)
    {
        check_shares(count, info.classes + chunk);
    }
    for (uint32_t row = 0; row < desc.m; row++)
    {
        CHECK_EQ(found_products[row], row_products[row]);
    }
    free(segments);
    memset(found_products, 0, desc.m * sizeof *found_products);
}

static void check_decompositions(void)
{
    for (int decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
         decomposition <= SK_SPARSE_DECOMPOSITION_MERGE_PATH; decomposition++)
    {
        desc.decomposition = (sk_sparse_decomposition)decomposition;
        bool merges = desc.decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH;
        desc.most_products = merges && draw_below(2) ? 1 + draw_below(20000) : 0;
        desc.most_chunks = merges && draw_below(2) ? 1 + draw_below(12) : 0;
        sk_destroy_spgemm_plan(plan);
        plan = NULL;
        if (CHECK_EQ(sk_create_spgemm_plan(context, &desc, &plan), SK_SUCCESS))
        {
            check_plan();
        }
    }
    free_matrices();
}

static void start(void)
{
    reset_fake();
    memset(&desc, 0, sizeof desc);
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
}

static void finish(void)
{
    sk_destroy_spgemm_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
}

/* ---- cases --------------------------------------------------------------------------------------------- */

static void every_product_is_computed_once(void)
{
    start();
    for (uint32_t i = 0; i < structures; i++)
    {
        desc.m = draw_below(2) ? draw_below(12) : draw_below(300);
        desc.k = 1 + draw_below(100);
        desc.n = 1 + (draw_below(2) ? draw_below(40) : draw_below(100000));
        crowding = draw_below(2) * draw_below(6);
        make_matrices(make_structure((structure_kind)(i % STRUCTURE_KINDS), desc.m, draw_below(20)),
                      make_structure((structure_kind)(draw_below(STRUCTURE_KINDS)), desc.k, draw_below(60)),
                      draw_below(4) > 0);
        check_decompositions();
    }
    crowding = 0;
    finish();
    printf("  %llu segments, %llu parts, %llu of chunks\n", (unsigned long long)segments_checked,
           (unsigned long long)parts_checked, (unsigned long long)pieces_checked);
    CHECK(parts_checked > 0 && pieces_checked > 0);
}

/* Offsets of rows that are all alike. */
static uint32_t* make_alike(uint32_t rows, uint32_t length)
{
    uint32_t* offsets = (uint32_t*)malloc((rows + (size_t)1) * sizeof *offsets);
    for (uint32_t row = 0; row <= rows; row++)
    {
        offsets[row] = row * length;
    }
    return offsets;
}

/* More of them than a dispatch has teams, so that these take several turns. */
static void many_rows_alike_take_turns(void)
{
    start();
    for (uint32_t products = 8; products <= 512; products *= 4)
    {
        desc.m = 140000;
        desc.k = desc.n = 1000;
        make_matrices(make_alike(desc.m, 2), make_alike(desc.k, products / 2), true);
        check_decompositions();
    }
    finish();
}

/* 900 products a row. Of 256 columns a subgroup has a slot for each; of 257 it has not, where rows reach from the first
 * to the last. Subgroups compute long rows only where there are more rows than workgroups at once. */
static void subgroups_take_narrow_rows_in_turn(void)
{
    start();
    for (uint32_t i = 0; i < 3; i++)
    {
        desc.m = i < 2 ? WORKERS + 1 : WORKERS;
        desc.k = 30;
        desc.n = i == 1 ? 257 : 256;
        make_matrices(make_alike(desc.m, 30), make_alike(desc.k, 30), false);
        for (uint32_t row = 0; row < desc.k; row++)
        {
            b_columns[row * 30] = 0;
            b_columns[row * 30 + 29] = desc.n - 1;
        }
        narrow_checked = 0;
        check_decompositions();
        CHECK(i ? narrow_checked == 0 : narrow_checked >= desc.m); /* merge-path has most rows in chunks */
    }
    finish();
}

static void matrices_without_products_have_rows(void)
{
    start();
    desc.m = desc.k = desc.n = 1;
    make_matrices(make_alike(1, 0), make_alike(1, 0), true);
    check_decompositions();
    desc.m = 0;
    make_matrices(make_alike(0, 0), make_alike(1, 3), true);
    check_decompositions();
    desc.m = 300;
    make_matrices(make_alike(300, 5), make_alike(1, 0), true);
    check_decompositions();
    finish();
}

static uint64_t list_dense_row(bool is_sorted)
{
    desc.m = 1;
    desc.k = 500;
    desc.n = 50000;
    make_matrices(make_alike(1, 500), make_alike(500, 200), is_sorted);
    sk_destroy_spgemm_plan(plan);
    plan = NULL;
    CHECK_EQ(sk_create_spgemm_plan(context, &desc, &plan), SK_SUCCESS);
    uint64_t count = list();
    free(segments);
    free_matrices();
    return count;
}

/* 100,000 products: 98 parts have a slot for each column. One workgroup computes all if B is not sorted. */
static void a_long_row_is_split_if_b_is_sorted(void)
{
    start();
    CHECK_EQ(list_dense_row(true), 98);
    CHECK_EQ(list_dense_row(false), 1);
    finish();
}

/* 1,000,000 products, of which equal shares of columns would have up to 290,000. A part has two shares of 8,192 at
 * most; three allow for what the sample does not see. */
static void parts_of_a_row_are_even_if_b_is_not(void)
{
    start();
    crowding = 3;
    desc.m = 1;
    desc.k = 500;
    desc.n = 60000;
    make_matrices(make_alike(1, 500), make_alike(500, 2000), true);
    CHECK_EQ(sk_create_spgemm_plan(context, &desc, &plan), SK_SUCCESS);
    uint64_t count = list(), most = 0;
    for (uint64_t i = 0; i < count; i++)
    {
        most = segments[i].end > most ? segments[i].end : most;
    }
    CHECK_EQ(count, 2 * 122);
    CHECK(count_in_columns(0, 0, desc.n / 122) > 250000 && most < 3 * 8192);
    crowding = 0;
    free(segments);
    free_matrices();
    finish();
}

static void an_identity_needs_no_arrays(void)
{
    uint32_t b[] = {0, 2, 35, 35}, columns[35] = {0};
    sk_spgemm_segment found[3];
    uint64_t count = 3;
    start();
    desc.a_is_identity = true;
    desc.m = desc.k = 3;
    desc.n = 1;
    desc.b_nonzeros = 35;
    CHECK_EQ(sk_create_spgemm_plan(context, &desc, &plan), SK_SUCCESS);
    CHECK_EQ(sk_list_spgemm_segments(plan, NULL, NULL, b, columns, &count, found), SK_SUCCESS);
    CHECK_EQ(count, 2); /* the last row is empty */
    CHECK(found[0].end == 2 && found[0].row_class == 0 && found[0].worker == 0);
    CHECK(found[1].end == 33 && found[1].row_class == 1 && found[1].worker == 0);
    count = 1;
    CHECK_EQ(sk_list_spgemm_segments(plan, NULL, NULL, b, columns, &count, found), SK_INCOMPLETE);
    CHECK_EQ(count, 1);
    finish();
}

/* ---- what is refused ----------------------------------------------------------------------------------- */

static void refuse(const uint32_t* of_a, const uint32_t* of_b, uint64_t* count, sk_result wanted,
                   const char* sentence)
{
    const uint32_t columns[] = {0, 1}, offsets[] = {0, 1, 2};
    CHECK_EQ(sk_list_spgemm_segments(plan, offsets, of_a ? of_a : columns, offsets, of_b, count, NULL), wanted);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static void wrong_arrays_have_no_segments(void)
{
    const uint32_t right[] = {0, 1}, wrong[] = {0, 2};
    uint64_t count = 0;
    start();
    desc.m = desc.k = desc.n = desc.a_nonzeros = desc.b_nonzeros = 2;
    CHECK_EQ(sk_create_spgemm_plan(context, &desc, &plan), SK_SUCCESS);
    refuse(wrong, right, &count, SK_ERROR_INVALID_VALUE, "a_column_indices[1] is 2, must be below k, which is 2");
    refuse(right, wrong, &count, SK_ERROR_INVALID_VALUE, "b_column_indices[1] is 2, must be below n, which is 2");
    refuse(right, NULL, &count, SK_ERROR_NULL_ARGUMENT, "b_column_indices is NULL");
    refuse(right, right, NULL, SK_ERROR_NULL_ARGUMENT, "count is NULL");
    CHECK_EQ(sk_list_spgemm_segments(NULL, right, right, right, right, &count, NULL), SK_ERROR_NULL_ARGUMENT);
    finish();
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    structures = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : structures;
    RUN(every_product_is_computed_once);
    RUN(many_rows_alike_take_turns);
    RUN(subgroups_take_narrow_rows_in_turn);
    RUN(matrices_without_products_have_rows);
    RUN(a_long_row_is_split_if_b_is_sorted);
    RUN(parts_of_a_row_are_even_if_b_is_not);
    RUN(an_identity_needs_no_arrays);
    RUN(wrong_arrays_have_no_segments);
    return CHECK_DONE();
}
