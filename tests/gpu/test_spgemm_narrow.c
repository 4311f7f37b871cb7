/* Products of two sparse matrices whose long rows are narrow: their columns lie so near each other that a subgroup has
 * a slot for each. Rows of C have as many columns as slots, or one more; rows of B are sorted or not, and have columns
 * twice, or are empty; signs of zeros are kept; other columns come between two counts.
 *
 *     test_spgemm_narrow [SEED [PRODUCTS]]
 */
#include "check.h"
#include "gpu/spgemm_work.h"

#include <math.h>

static uint32_t products = 40;
static sk_type types[5]; /* those that the device has the features for */
static uint32_t type_count;
static uint32_t slots, least_rows; /* of narrow rows; 0: the device has none */

enum
{
    LONG_ROWS = 5, /* the class of long rows */
    NARROW_SLOTS_OF_LANE = 8
};

/* Row i of A has `length` nonzeros from a stretch of rows of B that begins at i; row k of B has up to `length` of the
 * `span` columns from k on. */
typedef struct band
{
    uint32_t rows, length, span;
    bool is_sorted, has_empty_rows;
} band;

/* The smallest column stays first, and the largest one last. */
static void shuffle_within(uint32_t* columns, uint32_t count)
{
    for (uint32_t i = 1; i + 1 < count; i++)
    {
        uint32_t other = i + draw_below(count - 1 - i), column = columns[i];
        columns[i] = columns[other];
        columns[other] = column;
    }
}

static void draw_rows(csr* m, const band* drawn, uint32_t span)
{
    for (uint32_t row = 0; row < m->rows; row++)
    {
        uint32_t begin = m->offsets[row], count = m->offsets[row + 1] - begin;
        for (uint32_t i = 0; i < count; i++)
        {
            m->indices[begin + i] = row + draw_below(span);
        }
        qsort(m->indices + begin, count, sizeof *m->indices, compare_columns);
        if (!drawn->is_sorted)
        {
            shuffle_within(m->indices + begin, count);
        }
    }
}

static uint32_t* make_offsets(uint32_t rows, uint32_t length, bool has_empty_rows)
{
    uint32_t* offsets = calloc(rows + (size_t)1, sizeof *offsets);
    for (uint32_t row = 0; row < rows; row++)
    {
        offsets[row + 1] = offsets[row] + (has_empty_rows && draw_below(4) == 0 ? 0 : length);
    }
    return offsets;
}

static spgemm draw_band(const band* drawn)
{
    spgemm p = {.desc.type = types[draw_below(type_count)]};
    uint32_t near = drawn->span / 4 + 1, inner = drawn->rows + near;
    p.is_real = p.desc.type != SK_TYPE_S32;
    p.desc.decomposition = draw_below(2) ? SK_SPARSE_DECOMPOSITION_MERGE_PATH : SK_SPARSE_DECOMPOSITION_AUTO;
    p.desc.most_products = p.desc.decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH ? 512 : 0;
    p.desc.most_chunks = p.desc.most_products / 512;
    uint32_t columns = inner + drawn->span + 4 * slots;
    draw_csr(&p, &p.a, make_offsets(drawn->rows, drawn->length, drawn->has_empty_rows), drawn->rows, inner);
    draw_csr(&p, &p.b, make_offsets(inner, drawn->length, drawn->has_empty_rows), inner, columns);
    draw_rows(&p.a, drawn, near);
    draw_rows(&p.b, drawn, drawn->span);
    return p;
}

/* Rows that the list of long rows says are narrow. */
static uint32_t count_listed_narrow(const spgemm* p)
{
    const uint32_t* words = workspace_words(p);
    size_t room = (p->desc.m / BLOCK + (size_t)1) * BLOCK;
    const uint32_t* listed = words + LISTS + 3 * room;
    uint32_t found = 0;
    for (uint32_t place = 0; place < words[LONG_ROWS] && place < p->desc.m; place++)
    {
        found += listed[place] >> 31;
    }
    return found;
}

/* Rows that the replay gives to a subgroup. */
static uint32_t count_replayed_narrow(const spgemm* p)
{
    uint64_t count = 0;
    uint32_t found = 0;
    CHECK_EQ(sk_list_spgemm_segments(p->plan, p->a.offsets, p->a.indices, p->b.offsets, p->b.indices, &count, NULL),
             SK_SUCCESS);
    sk_spgemm_segment* segments = malloc((size_t)(count + 1) * sizeof *segments);
    CHECK_EQ(
        sk_list_spgemm_segments(p->plan, p->a.offsets, p->a.indices, p->b.offsets, p->b.indices, &count, segments),
        SK_SUCCESS);
    for (uint64_t i = 0; i < count; i++)
    {
        found += segments[i].row_class == LONG_ROWS && segments[i].worker != UINT32_MAX;
    }
    free(segments);
    return found;
}

/* Returns how many rows were narrow. */
static uint32_t check_narrow(const spgemm* p)
{
    check_spgemm(p);
    CHECK_EQ(count_listed_narrow(p), count_replayed_narrow(p));
    return count_listed_narrow(p);
}

static void types_are_found(void)
{
    type_count = find_spgemm_types(NULL, types);
}

/* Rows of C are one dense row of B, so many times over that they are long, but of so few products that they may be
 * narrow: they are as long as there are slots. */
static spgemm draw_width(uint32_t rows, uint32_t width)
{
    spgemm p = {.desc.type = SK_TYPE_F32, .is_real = true};
    uint32_t *a = calloc(rows + (size_t)1, sizeof *a), *b = calloc(2, sizeof *b);
    uint32_t length = width < 128 ? 64 : 8192 / width;
    for (uint32_t row = 0; row < rows; row++)
    {
        a[row + 1] = a[row] + length;
    }
    b[1] = width;
    draw_csr(&p, &p.a, a, rows, 1);
    draw_csr(&p, &p.b, b, 1, 2 * width);
    for (uint32_t i = 0; i < width; i++)
    {
        p.b.indices[i] = width / 2 + i;
    }
    return p;
}

/* Whether the replay gives some of so many rows to subgroups. */
static bool are_narrow(uint32_t rows, uint32_t width)
{
    spgemm p = draw_width(rows, width);
    bool are = place_spgemm(&p) && count_replayed_narrow(&p) > 0;
    discard_spgemm(&p);
    return are;
}

static void a_row_of_c_has_a_slot_for_each_column_or_none(void)
{
    for (uint32_t rows = 1; rows < 8192 && least_rows == 0; rows *= 2)
    {
        least_rows = are_narrow(rows, 16) ? rows : 0;
    }
    if (least_rows == 0)
    {
        SKIP("subgroups of the device compute no rows");
    }
    for (slots = NARROW_SLOTS_OF_LANE; are_narrow(least_rows, 2 * slots); slots *= 2)
    {
    }
    printf("  %u slots, from %u rows on\n", slots, least_rows);
    for (uint32_t more = 0; more < 2; more++)
    {
        spgemm p = draw_width(least_rows, slots + more);
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            CHECK_EQ(check_narrow(&p), more ? 0 : least_rows);
        }
        discard_spgemm(&p);
    }
}

static void bands_multiply(void)
{
    uint32_t narrow = 0, wide = 0;
    for (uint32_t i = 0; i < products; i++)
    {
        band drawn = {.is_sorted = i % 3 > 0, .has_empty_rows = i % 4 == 0};
        drawn.rows = least_rows + draw_below(100);
        drawn.length = draw_below(4) ? 24 + draw_below(50) : 9 + draw_below(20);
        drawn.span = 1 + draw_below(slots + slots / 2);
        spgemm p = draw_band(&drawn);
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            uint32_t found = check_narrow(&p);
            narrow += found;
            wide += workspace_words(&p)[LONG_ROWS] - found;
        }
        discard_spgemm(&p);
    }
    printf("  %u narrow rows, %u others\n", narrow, wide);
    CHECK(narrow > 0 && wide > 0);
}

/* Products that are zero keep their sign in a sum: that of -0 and -0 is -0. */
static void zeros_keep_their_signs(void)
{
    spgemm p = draw_width(least_rows, slots);
    uint32_t wrong = 0;
    for (uint32_t i = 0; i < nonzeros_of(&p.a); i++)
    {
        p.a.values[i].real = -0.0;
    }
    for (uint32_t i = 0; i < nonzeros_of(&p.b); i++)
    {
        p.b.values[i].real = i % 3 ? -1 : 1;
    }
    if (place_spgemm(&p) && launch_spgemm(&p) && CHECK_EQ(check_narrow(&p), least_rows))
    {
        for (uint32_t i = 0; i < nonzeros_of(&p.c); i++)
        {
            bool is_negative = signbit(load_element(SK_TYPE_F32, at(p.c.places[2]) + 4 * i)) != 0;
            wrong += is_negative != (i % slots % 3 == 0);
        }
        CHECK_EQ(wrong, 0);
    }
    discard_spgemm(&p);
}

/* Records the second and the third step over what the first one left. */
static bool count_and_fill(const spgemm* p)
{
    memcpy(before, arena.mapped, used + GUARD);
    VkCommandBuffer commands = begin_gpu_commands(&device);
    bool recorded = CHECK_EQ(sk_count_spgemm(commands, p->plan, &p->args), SK_SUCCESS);
    record_compute_barrier(commands);
    recorded = CHECK_EQ(sk_fill_spgemm(commands, p->plan, &p->args), SK_SUCCESS) && recorded;
    return submit_sparse(commands) && recorded;
}

static void mirror_columns(csr* m)
{
    for (uint32_t i = 0; i < nonzeros_of(m); i++)
    {
        m->indices[i] = m->columns - 1 - m->indices[i];
    }
}

/* Counts and fills again with B's columns as they are. C may have more nonzeros than there is memory for. */
static void check_other_columns(spgemm* p, bool are_narrow)
{
    expect_product(p);
    memcpy(at(p->b.places[1]), p->b.indices, p->b.places[1].size);
    if (count_and_fill(p))
    {
        CHECK_EQ(status_of(p).nonzeros, nonzeros_of(&p->c));
        CHECK(memcmp(at(p->c.places[0]), p->c.offsets, p->c.places[0].size) == 0);
        CHECK_EQ(count_listed_narrow(p), count_replayed_narrow(p));
        CHECK_EQ(count_listed_narrow(p) > 0, are_narrow);
        CHECK(is_rest_kept(p));
        CHECK(status_of(p).too_small || count_wrong_values(p) == 0);
    }
}

/* B's columns change, its offsets do not: what the first step found stays true, but not which rows are narrow. */
static void other_columns_may_come_before_a_count(void)
{
    band drawn = {.rows = least_rows + 90, .length = 40, .span = slots / 2, .is_sorted = true};
    spgemm p = draw_band(&drawn);
    uint32_t* columns = malloc((nonzeros_of(&p.b) + (size_t)1) * sizeof *columns);
    memcpy(columns, p.b.indices, nonzeros_of(&p.b) * sizeof *columns);
    p.desc.decomposition = SK_SPARSE_DECOMPOSITION_AUTO;
    p.desc.most_products = p.desc.most_chunks = 0;
    if (place_spgemm(&p) && launch_spgemm(&p))
    {
        CHECK(check_narrow(&p) > 0);
        mirror_columns(&p.b);
        check_other_columns(&p, true);
        draw_csr_columns(&p.b);
        check_other_columns(&p, false);
        memcpy(p.b.indices, columns, nonzeros_of(&p.b) * sizeof *columns);
        check_other_columns(&p, true);
        CHECK_EQ(status_of(&p).too_small, 0);
    }
    free(columns);
    discard_spgemm(&p);
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    products = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : products;
    if (!open_sparse())
    {
        return 1;
    }
    RUN(types_are_found);
    RUN(a_row_of_c_has_a_slot_for_each_column_or_none);
    if (slots > 0)
    {
        RUN(bands_multiply);
        RUN(zeros_keep_their_signs);
        RUN(other_columns_may_come_before_a_count);
    }
    close_sparse();
    return CHECK_DONE();
}
