/* Timelines of sparse plans, of random and hostile structures: every nonzero and every end of a row once, no two rows
 * at a place at the same time, and the busiest places kept where not all are drawn.
 *
 *     test_sparse [SEED]
 */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "check.h"
#include "cpu/fake_vulkan.h"
#include "cpu/commands.h"
#include "cpu/sparse_rig.h"
#include "sparse_structures.h"
#include "viewer/sparse_timeline.h"
#include "values.h"

#include <math.h>

enum
{
    STRUCTURES_DRAWN = 400
};

static sparse_matrix matrix;

/* A plan of a random decomposition of a random structure. False: there is none. */
static bool draw_plan(uint32_t index)
{
    uint32_t rows = 1 + draw_below(index % 5 ? 90 : 2000);
    matrix.rows = rows;
    matrix.columns = 500;
    matrix.row_offsets = make_structure((structure_kind)(index % STRUCTURE_KINDS), rows, 1 + draw_below(12));
    matrix.nonzeros = matrix.row_offsets[rows];
    start_sparse();
    desc.m = rows;
    desc.k = 500;
    desc.nonzeros = matrix.nonzeros;
    desc.decomposition =
        (sk_sparse_decomposition)(SK_SPARSE_DECOMPOSITION_THREAD_MAPPED +
                                  index / STRUCTURE_KINDS % (VALUES_OF(SK_SPARSE_DECOMPOSITIONS) - 1));
    desc.workers = draw_below(3) ? 0 : 1 + draw_below(40);
    return make_plan();
}

static void end_plan(void)
{
    finish();
    free(matrix.row_offsets);
}

/* Steps of all places, in nonzeros and ends of rows. */
static void check_steps(const sparse_timeline* s)
{
    const timeline* t = &s->t;
    float* ends = calloc((size_t)t->places + 1, sizeof *ends);
    uint64_t nonzeros = 0;
    uint32_t row_ends = 0;
    for (uint64_t i = 0; i < t->count; i++)
    {
        const bar* b = &t->bars[i];
        const sk_segment* segment = &t->segments[b->segment];
        CHECK(b->place < t->places && b->begin >= ends[b->place] && b->done <= t->workers);
        ends[b->place] = b->done;
        nonzeros += segment->k_end - segment->k_begin;
        row_ends += segment->role == SK_ROLE_WHOLE || segment->role == SK_ROLE_FINAL;
    }
    CHECK_EQ(nonzeros, matrix.nonzeros);
    CHECK_EQ(row_ends, matrix.rows);
    CHECK(s->utilisation > 0.0f && s->utilisation <= 1.0001f);
    free(ends);
}

static void steps_are_those_of_the_matrix(void)
{
    for (uint32_t i = 0; i < STRUCTURES_DRAWN; i++)
    {
        sparse_timeline s;
        if (draw_plan(i) && CHECK_EQ(open_sparse_timeline(&s, plan, &matrix), SK_SUCCESS))
        {
            check_steps(&s);
            close_sparse_timeline(&s);
        }
        end_plan();
    }
}

/* Of a decomposition whose places are workers: a bar ends a step after its row's nonzeros were taken in turn. */
static void bars_are_as_long_as_their_rows(void)
{
    static const uint32_t offsets[] = {0, 1, 4, 7, 9};
    sparse_timeline s;
    start_sparse();
    matrix.rows = matrix.columns = desc.m = desc.k = 4;
    matrix.nonzeros = desc.nonzeros = 9;
    matrix.row_offsets = memcpy(malloc(sizeof offsets), offsets, sizeof offsets);
    desc.decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
    if (make_plan() && CHECK_EQ(open_sparse_timeline(&s, plan, &matrix), SK_SUCCESS))
    {
        CHECK_EQ(s.t.count, 4);
        for (uint32_t row = 0; row < 4; row++)
        {
            CHECK_EQ(s.t.bars[row].place, row);
            CHECK_EQ((uint32_t)s.t.bars[row].done, offsets[row + 1] - offsets[row] + 1);
        }
        CHECK_EQ((uint32_t)s.t.total, 4);
        CHECK(fabsf(s.utilisation - 13.0f / 16.0f) < 1e-5f);
        close_sparse_timeline(&s);
    }
    end_plan();
}

/* When the last of the places of each line ends. */
static float* find_line_ends(const timeline* t, uint32_t every)
{
    float* ends = calloc((size_t)t->places + 1, sizeof *ends);
    for (uint64_t i = 0; i < t->count; i++)
        ends[t->bars[i].place / every] = fmaxf(ends[t->bars[i].place / every], t->bars[i].done);
    return ends;
}

/* A line has bars of one place, of those that end last. */
static void check_kept(sparse_timeline* s, uint32_t every)
{
    float *before = find_line_ends(&s->t, every), *done = calloc((size_t)s->t.places + 1, sizeof *done);
    CHECK(keep_busiest_places(s, every));
    float* after = find_line_ends(&s->t, every);
    CHECK_EQ(memcmp(before, after, (size_t)s->t.places * sizeof *before), 0);
    for (uint64_t i = 0; i < s->t.count; i++)
    {
        const bar* b = &s->t.bars[i];
        CHECK(b->place % every == 0 && b->begin >= done[b->place]);
        done[b->place] = b->done;
    }
    free(before);
    free(after);
    free(done);
}

static void the_busiest_places_are_kept(void)
{
    for (uint32_t i = 0; i < STRUCTURES_DRAWN; i++)
    {
        sparse_timeline s;
        if (draw_plan(i) && CHECK_EQ(open_sparse_timeline(&s, plan, &matrix), SK_SUCCESS))
        {
            check_kept(&s, 1 + draw_below(9));
            close_sparse_timeline(&s);
        }
        end_plan();
    }
}

static void wrong_offsets_make_no_timeline(void)
{
    sparse_timeline s;
    static uint32_t offsets[] = {0, 5, 3, 7, 9};
    start_sparse();
    matrix.rows = matrix.columns = desc.m = desc.k = 4;
    matrix.nonzeros = desc.nonzeros = 9;
    matrix.row_offsets = offsets;
    if (make_plan())
        CHECK_EQ(open_sparse_timeline(&s, plan, &matrix), SK_ERROR_INVALID_VALUE);
    finish();
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    RUN(steps_are_those_of_the_matrix);
    RUN(bars_are_as_long_as_their_rows);
    RUN(the_busiest_places_are_kept);
    RUN(wrong_offsets_make_no_timeline);
    return CHECK_DONE();
}
