/* grouped_cover.h - whether a plan of several problems computes everything once, and what its fixups rest on: the
 * models of tests/model have workers of one line of places, and so must a plan of any group.
 *
 * Uses only what sk_list_segments() and sk_query_plan() say. Include it after streamk.h and check.h, before
 * grouped_rig.h. */
#ifndef GROUPED_COVER_H
#define GROUPED_COVER_H

#include <stdlib.h>
#include <string.h>

enum
{
    COVER_WORKERS = 65536
};

/* What is known of a tile, from the segments of the workers so far. */
typedef struct cover_tile
{
    uint32_t k_end;           /* k-iterations that are covered, from 0 on */
    uint32_t pieces, peer;    /* segments; the worker of the last one */
    uint32_t counter, number; /* of the workspace; among the tiles of all problems */
} cover_tile;

typedef struct cover
{
    const sk_grouped_gemm_desc* desc;
    sk_plan_info info;
    uint32_t unit; /* k-iterations that are never parted */
    cover_tile* tiles;
    uint64_t tile_count;
    uint64_t* first;        /* tile of each problem */
    uint32_t* counter_user; /* tile that has a counter, from 1 */
    uint32_t* slot_user;    /* the same for slots */
    uint8_t* begun;         /* split tiles that a worker begins */
    uint64_t units;         /* of the worker at hand */
} cover;

static inline uint32_t cover_up(uint64_t a, uint32_t b)
{
    return (uint32_t)((a + b - 1) / b);
}

static inline uint32_t cover_k_iterations(const cover* c, const sk_problem* p)
{
    bool none = c->desc->gemm.epilogue == SK_EPILOGUE_LINEAR && p->alpha == 0.0f;
    return none ? 0 : cover_up(p->k, c->info.tile_k);
}

static inline void open_cover(cover* c, const sk_plan* plan, const sk_grouped_gemm_desc* desc)
{
    memset(c, 0, sizeof *c);
    c->desc = desc;
    c->info = sk_query_plan(plan);
    c->unit = desc->gemm.k_alignment > 1 ? desc->gemm.k_alignment : 1;
    c->first = (uint64_t*)calloc(desc->problem_count + 1u, sizeof *c->first);
    for (uint32_t i = 0; i < desc->problem_count; i++)
    {
        const sk_problem* p = &desc->problems[i];
        c->first[i] = c->tile_count;
        c->tile_count += (uint64_t)cover_up(p->m, c->info.tile_m) * cover_up(p->n, c->info.tile_n);
    }
    c->tiles = (cover_tile*)calloc(c->tile_count + 1, sizeof *c->tiles);
    c->counter_user = (uint32_t*)calloc(COVER_WORKERS, sizeof *c->counter_user);
    c->slot_user = (uint32_t*)calloc(2 * COVER_WORKERS, sizeof *c->slot_user);
    c->begun = (uint8_t*)calloc(COVER_WORKERS, 1);
}

static inline void close_cover(cover* c)
{
    free(c->first);
    free(c->tiles);
    free(c->counter_user);
    free(c->slot_user);
    free(c->begun);
}

static inline cover_tile* find_cover_tile(cover* c, const sk_segment* s)
{
    const sk_problem* p = &c->desc->problems[s->problem];
    uint32_t row = s->m / c->info.tile_m, column = s->n / c->info.tile_n;
    return &c->tiles[c->first[s->problem] + (uint64_t)row * cover_up(p->n, c->info.tile_n) + column];
}

/* A counter and a slot belong to one tile; a slot to one segment, but that the turnstile hands it on. */
static inline bool cover_partial(cover* c, const cover_tile* tile, const sk_segment* s)
{
    bool waits = c->info.fixup == SK_FIXUP_TURNSTILE;
    uint32_t user = (uint32_t)(tile - c->tiles) + 1;
    uint32_t size = c->desc->gemm.accumulator == SK_TYPE_F16 ? 2 : 4; /* of a sum, at least */
    uint64_t slot = (uint64_t)c->info.tile_m * c->info.tile_n * size;
    if (!CHECK(s->counter < c->info.workers && s->slot < 2 * c->info.workers && c->info.workers < COVER_WORKERS))
    {
        return false;
    }
    bool right = CHECK(4u * 65600u + (s->slot + UINT64_C(1)) * slot <= c->info.workspace_size);
    right = CHECK(c->counter_user[s->counter] == 0 || c->counter_user[s->counter] == user) && right;
    right = CHECK(c->slot_user[s->slot] == 0 || (waits && c->slot_user[s->slot] == user)) && right;
    c->counter_user[s->counter] = user;
    c->slot_user[s->slot] = user;
    right = CHECK(waits || s->slot == 2 * s->worker + (s->k_begin == 0 ? 1u : 0u)) && right;
    right = CHECK(s->k_end - s->k_begin >= c->desc->gemm.minimum_segment) && right;
    c->begun[s->worker] = (uint8_t)(c->begun[s->worker] + (s->k_begin == 0));
    return CHECK(c->begun[s->worker] <= 1) && right;
}

/* Peers of a tile are consecutive workers, of which the first gives the counter its number. */
static inline bool cover_peer(cover_tile* tile, const sk_segment* s)
{
    bool right = CHECK(tile->pieces == 0 || s->worker == tile->peer + 1);
    right = CHECK(tile->pieces == 0 || s->counter == tile->counter) && right;
    return CHECK(tile->pieces > 0 || s->counter == UINT32_MAX || s->counter == s->worker) && right;
}

static inline bool cover_place(const cover* c, const sk_segment* s)
{
    if (!CHECK(s->problem < c->desc->problem_count))
    {
        return false;
    }
    const sk_problem* p = &c->desc->problems[s->problem];
    bool right = CHECK(s->m < p->m && s->n < p->n && s->m % c->info.tile_m == 0 && s->n % c->info.tile_n == 0);
    uint32_t rows = p->m - s->m, columns = p->n - s->n, k_iterations = cover_k_iterations(c, p);
    right = CHECK_EQ(s->rows, rows < c->info.tile_m ? rows : c->info.tile_m) && right;
    right = CHECK_EQ(s->columns, columns < c->info.tile_n ? columns : c->info.tile_n) && right;
    right = CHECK_EQ(s->k_iterations, k_iterations) && right;
    right = CHECK(s->worker < c->info.workers && s->dispatch == 0 && s->batch == 0) && right;
    return CHECK(s->k_end <= k_iterations && (s->k_begin < s->k_end || k_iterations == 0)) && right;
}

/* Segments come worker by worker, so those of a tile come in ascending k. */
static inline bool cover_segment(cover* c, const sk_segment* s)
{
    if (!cover_place(c, s))
    {
        return false;
    }
    cover_tile* tile = find_cover_tile(c, s);
    bool whole = s->k_begin == 0 && s->k_end == s->k_iterations;
    bool right = CHECK_EQ(s->k_begin, tile->k_end) && CHECK(s->k_begin % c->unit == 0);
    right = CHECK(tile->pieces == 0 || s->tile == tile->number) && cover_peer(tile, s) && right;
    right = CHECK(whole == (s->role == SK_ROLE_WHOLE) && whole == (s->slot == UINT32_MAX)) && right;
    right = CHECK(!whole || tile->pieces == 0) && (whole || cover_partial(c, tile, s)) && right;
    bool round_robin = c->info.decomposition == SK_DECOMPOSITION_DATA_PARALLEL;
    right = CHECK(!round_robin || (whole && s->tile % c->info.workers == s->worker)) && right;
    tile->k_end = s->k_end;
    tile->pieces++;
    tile->peer = s->worker;
    tile->counter = s->counter;
    tile->number = s->tile;
    c->units += s->k_iterations == 0 ? 1 : cover_up(s->k_end, c->unit) - s->k_begin / c->unit;
    return right;
}

/* A worker waits at a turnstile once at most, for earlier ones, and after that has no tile that others wait for. */
static inline bool cover_turns(const sk_segment* segments, uint64_t count)
{
    bool right = true, waited = false;
    for (uint64_t i = 0; i < count; i++)
    {
        waited = waited && i > 0 && segments[i].worker == segments[i - 1].worker;
        right = CHECK(!waited || segments[i].role == SK_ROLE_WHOLE) && right;
        waited = waited || segments[i].k_begin > 0;
    }
    return right;
}

/* Whether all tiles have as many k-iterations: otherwise shares balance predicted time, not places. */
static inline bool cover_alike(const cover* c)
{
    const sk_grouped_gemm_desc* desc = c->desc;
    uint32_t least = UINT32_MAX, most = 0;
    for (uint32_t i = 0; i < desc->problem_count; i++)
    {
        const sk_problem* p = &desc->problems[i];
        uint32_t k_iterations = cover_k_iterations(c, p);
        if (p->m > 0 && p->n > 0)
        {
            least = k_iterations < least ? k_iterations : least;
            most = k_iterations > most ? k_iterations : most;
        }
    }
    return least >= most;
}

/* Where all tiles are dealt by the place, and there is no minimum, shares of tiles that are alike differ by one place
 * at most. */
static inline bool cover_shares(const cover* c, uint64_t least, uint64_t most)
{
    bool even =
        c->info.decomposition == SK_DECOMPOSITION_STREAM_K && c->desc->gemm.minimum_segment <= 1 && cover_alike(c);
    return CHECK(!even || most - least <= 1);
}

static inline bool cover_workers(cover* c, const sk_segment* segments, uint64_t count)
{
    uint64_t at = 0, least = UINT64_MAX, most = 0;
    bool right = true;
    for (uint32_t worker = 0; worker < c->info.workers && right && c->tile_count > 0; worker++)
    {
        c->units = 0;
        for (; at < count && segments[at].worker == worker && right; at++)
        {
            right = cover_segment(c, &segments[at]);
        }
        least = c->units < least ? c->units : least;
        most = c->units > most ? c->units : most;
    }
    return right && CHECK_EQ(at, count) && (c->tile_count == 0 || cover_shares(c, least, most));
}

static inline bool cover_tiles(const cover* c)
{
    bool right = CHECK_EQ(c->tile_count, c->info.tiles);
    right =
        CHECK(c->info.utilisation >= 0.0f && c->info.utilisation <= 1.0f && c->info.predicted_time >= 0.0f) && right;
    for (uint32_t i = 0; i < c->desc->problem_count; i++)
    {
        uint64_t end = i + 1 < c->desc->problem_count ? c->first[i + 1] : c->tile_count;
        uint32_t k_iterations = cover_k_iterations(c, &c->desc->problems[i]);
        for (uint64_t tile = c->first[i]; tile < end && right; tile++)
        {
            right = CHECK_EQ(c->tiles[tile].k_end, k_iterations) && CHECK(c->tiles[tile].pieces > 0) &&
                    CHECK(c->tiles[tile].pieces <= c->info.most_peers);
        }
    }
    return right;
}

/* Whether the plan computes every k-iteration of every tile of the expected problems once. */
static inline bool check_cover(const sk_plan* plan, const sk_grouped_gemm_desc* desc)
{
    cover c;
    uint64_t count = 0, listed;
    open_cover(&c, plan, desc);
    CHECK_EQ(sk_list_segments(plan, &count, NULL), SK_SUCCESS);
    sk_segment* segments = (sk_segment*)malloc((count + 1) * sizeof *segments);
    listed = count;
    CHECK_EQ(sk_list_segments(plan, &listed, segments), SK_SUCCESS);
    bool right = CHECK_EQ(listed, count) && cover_workers(&c, segments, count) && cover_turns(segments, count) &&
                 cover_tiles(&c);
    free(segments);
    close_cover(&c);
    return right;
}

#endif
