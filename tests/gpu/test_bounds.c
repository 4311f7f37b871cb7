/* test_bounds.c - products that are to be as accurate as multiply-adds of f32 or f64: each element is within the bound,
 * which the plan tells, of the exact sum, in every way and for data of all kinds. The host computes exact sums in
 * integers.
 *
 *     test_bounds [SEED [FIRST [COUNT]]]    random batches, of BATCH products or fewer
 *
 * Batch i of a seed is the same however many are run. */
#include "bounded.h"
#include "check.h"
#include "drawn.h"
#include "placed.h"

#include <stdlib.h>

enum
{
    BATCHES = 40,
    BATCH = 60, /* matrices: as many of small k as the arena holds */
    LONG_BATCH = 12,
    MOST_LENGTH = 7,
    MOST_K = 48,
    LONG_K = 700 /* of which three products of f16 keep the bound */
};

static bool draws_f64, draws_long; /* what numbers are drawn for: f64, and hundreds of k */

/* ---- numbers --------------------------------------------------------------------------------- */

/* Over 24 binary orders. */
static double draw_graded(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(0.5 + 0.25 * draw_real(state), -(int)draw_below(state, 25));
}

/* Over 600 binary orders of f64, and 80 of f32. */
static double draw_wild(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), draws_f64 ? (int)draw_below(state, 600) - 300 : (int)draw_below(state, 80) - 40);
}

static double draw_badly_scaled(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)k;
    return ldexp(draw_real(state), (draws_f64 ? 110 : 13) * (4 - (int)(line % 8)));
}

/* One element of a line is up to 2^70 times as large as the others: about where slices and halves end. */
static double draw_one_large(uint64_t* state, uint32_t line, uint32_t k)
{
    double number = draw_real(state);
    return k == line % 5 ? ldexp(number, (int)draw_below(state, draws_f64 ? 71 : 41)) : number;
}

/* Elements of even k are large, so that those of a line of the next kind decide. */
static double draw_heavy_even(uint64_t* state, uint32_t line, uint32_t k)
{
    return k % 2 ? draw_real(state) : ldexp(draw_real(state), 3 * (int)(line % 24));
}

static double draw_light_even(uint64_t* state, uint32_t line, uint32_t k)
{
    return k % 2 ? draw_real(state) : line % 3 ? 0.0 : ldexp(draw_real(state), -60);
}

/* Digits of slices that are -128, or carry; low halves that are rounded. */
static double draw_most_bits(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    static const uint64_t integers[] = {0x1fdfdfdfdfdfdf, 0x1fdfdfdfdfdfe0, 0x10202020202020,
                                        0x1fffffffffffff, 0x10007fffffffff, 0x10000000000001};
    double number = ldexp((double)integers[draw_below(state, 6)], -(int)draw_below(state, 3) - 52);
    return draw_below(state, 2) ? -number : number;
}

/* Neighbours along k cancel but for their last bits. */
static double draw_cancelling(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    double base = 1.0 + ldexp(draw_real(state), draws_f64 ? -40 : -20);
    return k % 2 ? -base : base;
}

static double draw_subnormal(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state),
                 draws_f64 ? -1022 - (int)draw_below(state, 52) : -126 - (int)draw_below(state, 20));
}

/* Products are near the least numbers. */
static double draw_tiny(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), (draws_f64 ? -520 : -64) - (int)draw_below(state, 20));
}

/* Products are near the largest numbers, and their sums may be beyond. */
static double draw_huge(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    return ldexp(draw_real(state), (draws_f64 ? 511 : 63) + (int)draw_below(state, 3));
}

static double draw_zeros(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)k;
    uint32_t drawn = draw_below(state, line % 5 == 0 ? 2 : 4);
    return line % 7 == 3 ? 0.0 : drawn == 0 ? -0.0 : drawn == 1 ? 0.0 : draw_real(state);
}

/* Mostly finite, so that some lines are. */
static double draw_special(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    (void)k;
    uint32_t drawn = draw_below(state, draws_long ? 6000 : 150);
    return drawn == 0   ? (double)NAN
           : drawn <= 2 ? (double)INFINITY
           : drawn <= 4 ? -(double)INFINITY
           : drawn <= 9 ? 0.0
                        : draw_real(state);
}

/* ---- ways ------------------------------------------------------------------------------------ */

typedef struct route
{
    const char* name;
    sk_way way;
    bool is_f64, may_flush;
    bool overflows_late; /* only where the whole sum is too large */
} route;

static const route routes[] = {{"f64 by slices", SK_WAY_SLICES, true, false, true},
                               {"f32 by slices", SK_WAY_SLICES, false, false, true},
                               {"f32 by three products of f16", SK_WAY_F16X3, false, true, false},
                               {"f64 multiply-adds", SK_WAY_TYPES, true, true, false},
                               {"f32 multiply-adds", SK_WAY_TYPES, false, true, false}};

enum
{
    ROUTES = sizeof routes / sizeof *routes
};

typedef struct kind
{
    const char* name;
    draw_number draw;
    double worst[ROUTES]; /* share of the bound */
} kind;

static kind kinds[] = {{"uniform", draw_uniform, {0}},
                       {"graded over 24 binary orders", draw_graded, {0}},
                       {"graded over 600 (f64), 80 (f32)", draw_wild, {0}},
                       {"badly scaled rows", draw_badly_scaled, {0}},
                       {"one large", draw_one_large, {0}},
                       {"heavy at even k", draw_heavy_even, {0}},
                       {"light at even k", draw_light_even, {0}},
                       {"hilbert", draw_hilbert, {0}},
                       {"all ones", draw_one, {0}},
                       {"most bits", draw_most_bits, {0}},
                       {"cancelling", draw_cancelling, {0}},
                       {"subnormal", draw_subnormal, {0}},
                       {"tiny", draw_tiny, {0}},
                       {"zeros", draw_zeros, {0}},
                       {"special values", draw_special, {0}},
                       {"huge", draw_huge, {0}}};

enum
{
    KINDS = sizeof kinds / sizeof *kinds
};

static uint32_t multiplied[ROUTES]; /* products */

/* A device without f64, or without matrices of f16, runs fewer ways. */
static bool runs_route(uint32_t number)
{
    sk_plan* plan = NULL;
    placed_product p = make_placed(4, 4, LONG_K, routes[number].is_f64);
    sk_gemm_desc desc = desc_of_placed(&p);
    desc.accuracy = routes[number].is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    desc.way = routes[number].way;
    bool runs = sk_create_gemm_plan(device.context, &desc, &plan) == SK_SUCCESS;
    sk_destroy_plan(plan);
    return runs;
}

/* ---- checks ---------------------------------------------------------------------------------- */

typedef struct checked
{
    const placed_product* p;
    uint32_t route;
    double bound;
    kind *of_a, *of_b;
} checked;

static bool check_element(const checked* c, uint32_t row, uint32_t column)
{
    const placed_product* p = c->p;
    const route* way = &routes[c->route];
    const double *a = row_of_a(p, row), *b = column_of_b(p, column);
    small_numbers small = small_numbers_of(p->is_f64, way->may_flush);
    double d = read_d(p, row, column), special, share = 0.0;
    bool good;
    if (find_special_sum(a, b, p->k, small, &special))
    {
        good = isnan(special) ? isnan(d) || (way->may_flush && !isfinite(d)) : d == special;
    }
    else
    {
        share = isnan(d) ? (double)INFINITY : find_share(a, b, p->k, d, p->is_f64, small) / c->bound;
        good = share <= 1.0;
        c->of_a->worst[c->route] = fmax(c->of_a->worst[c->route], share);
        c->of_b->worst[c->route] = fmax(c->of_b->worst[c->route], share);
    }
    if (!CHECK(good))
    {
        CHECK_NOTE("%s, %ux%ux%u, row %u, column %u: %.17g; %g of the bound; %s by %s\n", way->name, p->m, p->n, p->k,
                   row, column, d, share, c->of_a->name, c->of_b->name);
    }
    return good;
}

static bool check_elements(const checked* c)
{
    bool good = true;
    accept_d(c->p);
    for (uint32_t i = 0; good && i < c->p->m * c->p->n; i++)
    {
        good = check_element(c, i / c->p->n, i % c->p->n);
    }
    return good;
}

/* ---- batches --------------------------------------------------------------------------------- */

typedef struct drawn_batch
{
    placed_product products[BATCH];
    kind *of_a[BATCH], *of_b[BATCH];
    uint32_t count, route;
} drawn_batch;

static kind* draw_kind(const route* way, uint64_t* state)
{
    return &kinds[draw_below(state, way->overflows_late ? KINDS : KINDS - 1)];
}

static void draw_batch(drawn_batch* batch, uint64_t* state)
{
    const route* way = &routes[batch->route];
    bool is_long = way->way == SK_WAY_F16X3;
    size_t used = 0;
    uint32_t k = is_long ? LONG_K + draw_below(state, 500) : 1 + draw_size(state, MOST_K);
    placed_product p =
        make_placed(1 + draw_below(state, MOST_LENGTH), 1 + draw_below(state, MOST_LENGTH), k, way->is_f64);
    draw_placed_layouts(&p, state);
    draws_f64 = way->is_f64;
    draws_long = is_long;
    clear_placed();
    batch->count = is_long ? LONG_BATCH : BATCH;
    for (uint32_t i = 0; i < batch->count; i++)
    {
        batch->of_a[i] = draw_kind(way, state);
        batch->of_b[i] = draw_below(state, 3) ? draw_kind(way, state) : batch->of_a[i];
        batch->products[i] = p;
        used = place_behind(&batch->products[i], used, batch->of_a[i]->draw, batch->of_b[i]->draw, state);
    }
}

static bool check_batch(drawn_batch* batch, const sk_plan* plan)
{
    checked c = {NULL, batch->route, sk_query_plan(plan).bound, NULL, NULL};
    bool good = CHECK(launch_placed(plan, &batch->products[0]));
    for (uint32_t i = 0; good && i < batch->count; i++)
    {
        c.p = &batch->products[i];
        c.of_a = batch->of_a[i];
        c.of_b = batch->of_b[i];
        good = check_elements(&c);
    }
    multiplied[batch->route] += batch->count;
    return good && CHECK(check_others());
}

static void run_batch(uint32_t number, uint32_t route_number)
{
    static drawn_batch batch;
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + number;
    sk_plan* plan = NULL;
    batch.route = route_number;
    draw_batch(&batch, &state);
    sk_gemm_desc desc = desc_of_batch(batch.products, batch.count, false);
    desc.accuracy = routes[route_number].is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    desc.way = routes[route_number].way;
    if (!CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS) || !check_batch(&batch, plan))
    {
        CHECK_NOTE("test_bounds %llu %u 1\n", (unsigned long long)seed, number);
    }
    sk_destroy_plan(plan);
    for (uint32_t i = 0; i < batch.count; i++)
    {
        forget_numbers(&batch.products[i]);
    }
}

static void every_way_keeps_the_bound(void)
{
    bool runs[ROUTES];
    for (uint32_t i = 0; i < ROUTES; i++)
    {
        runs[i] = runs_route(i);
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        if (runs[i % ROUTES])
        {
            run_batch(i, i % ROUTES);
        }
    }
}

/* ---- chosen products ------------------------------------------------------------------------- */

static bool check_alone(placed_product* p, sk_gemm_desc desc, kind* of_a, kind* of_b, uint64_t* state)
{
    sk_plan* plan = NULL;
    draws_f64 = p->is_f64;
    draws_long = false;
    place_alone(p, of_a->draw, of_b->draw, state);
    bool good =
        CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS) && CHECK(launch_placed(plan, p));
    if (good)
    {
        sk_plan_info info = sk_query_plan(plan);
        checked c = {p, p->is_f64 ? 0 : 1, info.bound, of_a, of_b};
        good = check_elements(&c) && CHECK(check_others());
        CHECK(info.way == SK_WAY_SLICES && info.sameness == SK_SAMENESS_EVERY_DEVICE);
        CHECK(info.products == info.slices * (info.slices + 1) / 2 + 1);
    }
    sk_destroy_plan(plan);
    forget_numbers(p);
    return good;
}

static sk_gemm_desc desc_by_slices(const placed_product* p, uint32_t slices)
{
    sk_gemm_desc desc = desc_of_placed(p);
    desc.accuracy = p->is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    desc.way = SK_WAY_SLICES;
    desc.slices = slices;
    return desc;
}

/* Workgroups mend tiles of several sizes, in ragged shapes; k has one part, and several. */
static void ragged_shapes_are_mended_whole(void)
{
    static const uint32_t shapes[][3] = {{33, 65, 17}, {70, 130, 5}, {1, 200, 100}, {129, 1, 33}, {8, 16, 257}};
    for (uint32_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
    {
        for (uint32_t is_f64 = 0; is_f64 < 2; is_f64++)
        {
            uint64_t state = i;
            placed_product p = make_placed(shapes[i][0], shapes[i][1], shapes[i][2], is_f64);
            draw_placed_layouts(&p, &state);
            CHECK(check_alone(&p, desc_by_slices(&p, 0), &kinds[5], &kinds[6], &state));
            CHECK(check_alone(&p, desc_by_slices(&p, 0), &kinds[2], &kinds[2], &state));
        }
    }
}

/* Slices and what mends them write the triangle alone. */
static void a_triangle_keeps_the_bound_and_the_rest_of_d(void)
{
    for (uint32_t i = 0; i < 8; i++)
    {
        uint64_t state = i;
        sk_plan* plan = NULL;
        placed_product p = make_placed(15 + 11 * i, 15 + 11 * i, i == 7 ? 0 : 20, i % 4 < 2);
        draw_placed_layouts(&p, &state);
        kind *of_a = &kinds[5], *of_b = &kinds[6];
        place_alone(&p, of_a->draw, of_b->draw, &state);
        sk_gemm_desc desc = desc_by_slices(&p, 0);
        desc.accuracy = i >= 6 ? SK_ACCURACY_SLICES : desc.accuracy;
        desc.triangle = i % 2 ? SK_TRIANGLE_LOWER : SK_TRIANGLE_UPPER;
        bool good = CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS);
        good = good && CHECK(launch_placed(plan, &p));
        checked c = {&p, p.is_f64 ? 0 : 1, good ? sk_query_plan(plan).bound : 0.0, of_a, of_b};
        for (uint32_t j = 0; good && j < p.m * p.n; j++)
        {
            uint32_t row = j / p.n, column = j % p.n;
            if (i % 2 ? column <= row : row <= column)
            {
                accept_element(&p, row, column);
                good = i >= 6 || check_element(&c, row, column);
            }
        }
        CHECK(check_others());
        sk_destroy_plan(plan);
        forget_numbers(&p);
    }
}

static double draw_at_even_k(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    return k % 2 ? 0.0 : draw_real(state);
}

static double draw_at_odd_k(uint64_t* state, uint32_t line, uint32_t k)
{
    return line % 9 == 8 ? 1.0 : k % 2 ? draw_real(state) : 0.0; /* some lines meet others */
}

/* They need no sums: D is +0 before it is mended. */
static void elements_whose_factors_never_meet_are_zero(void)
{
    kind even = {"at even k", draw_at_even_k, {0}}, odd = {"at odd k", draw_at_odd_k, {0}};
    for (uint32_t is_f64 = 0; is_f64 < 2; is_f64++)
    {
        uint64_t state = 1;
        placed_product p = make_placed(37, 50, 90, is_f64);
        CHECK(check_alone(&p, desc_by_slices(&p, 0), &even, &odd, &state));
    }
}

static uint32_t bad_line;

/* One line has a large element that meets nothing large, so that its elements alone are mended. */
static double draw_one_bad_line(uint64_t* state, uint32_t line, uint32_t k)
{
    double number = 0.5 + 0.25 * draw_real(state);
    return line == bad_line && k == 0 ? ldexp(number, 60) : number;
}

static double draw_nothing_first(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)line;
    return k == 0 ? 0.0 : 0.5 + 0.25 * draw_real(state);
}

static void one_bad_row_among_good_ones_is_mended(void)
{
    kind bad = {"one bad line", draw_one_bad_line, {0}}, good = {"nothing first", draw_nothing_first, {0}};
    for (uint32_t i = 0; i < 4; i++)
    {
        uint64_t state = i;
        placed_product p = make_placed(40, 70, 300, i % 2);
        bad_line = 9 * i;
        CHECK(check_alone(&p, desc_by_slices(&p, 0), &bad, &good, &state));
        CHECK(check_alone(&p, desc_by_slices(&p, 0), &good, &bad, &state));
    }
}

static uint32_t edge_slices;

/* Of k from 2 on, digits that are all -128, behind a first one that rises from line to line. They are relative to a 1
 * that meets a 0. */
static double draw_edge(const uint32_t one, uint32_t line, uint32_t k)
{
    int64_t integer = line + 1;
    for (uint32_t i = 1; i < edge_slices; i++)
    {
        integer = 256 * integer - 128;
    }
    return k == one ? 1.0 : k < 2 ? 0.0 : ldexp((double)integer, 2 - (int)(8 * edge_slices));
}

static double draw_edge_of_a(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)state;
    return draw_edge(0, line, k);
}

static double draw_edge_of_b(uint64_t* state, uint32_t line, uint32_t k)
{
    (void)state;
    return draw_edge(1, line, k);
}

/* No other digits leave out more: elements that slices cover barely come close to the bound, and none is beyond. */
static void barely_covered_elements_come_close_to_the_bound(void)
{
    for (uint32_t is_f64 = 0; is_f64 < 2; is_f64++)
    {
        uint64_t state = 0;
        kind of_a = {"edge of A", draw_edge_of_a, {0}}, of_b = {"edge of B", draw_edge_of_b, {0}};
        placed_product p = make_placed(64, 64, 42, is_f64);
        edge_slices = is_f64 ? 7 : 3;
        CHECK(check_alone(&p, desc_by_slices(&p, edge_slices), &of_a, &of_b, &state));
        CHECK(of_a.worst[is_f64 ? 0 : 1] > 0.4); /* mended ones have 0.02 */
    }
}

/* Plans tell what numbers that are uniform in (-1, 1) are off by. Floats may be better: a sum that is split has fewer
 * roundings of large partial sums, and matrix units of CPU drivers do not truncate. */
static void a_typical_error_is_typical(void)
{
    for (uint32_t i = 0; i < ROUTES; i++)
    {
        uint64_t state = i;
        double squares = 0.0;
        sk_plan* plan = NULL;
        placed_product p = make_placed(40, 40, 720, routes[i].is_f64);
        sk_gemm_desc desc = desc_of_placed(&p);
        desc.accuracy = p.is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
        desc.way = routes[i].way;
        place_alone(&p, draw_uniform, draw_uniform, &state);
        if (runs_route(i) && CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS) &&
            CHECK(launch_placed(plan, &p)))
        {
            for (uint32_t j = 0; j < 1600; j++)
            {
                double d = read_d(&p, j / 40, j % 40);
                double share = find_share(row_of_a(&p, j / 40), column_of_b(&p, j % 40), p.k, d, p.is_f64,
                                          small_numbers_of(p.is_f64, false));
                squares += share * share / 1600.0;
            }
            double typical = sk_query_plan(plan).typical, found = sqrt(squares);
            double least = routes[i].way == SK_WAY_SLICES ? typical / 3.0 : typical / 8.0;
            if (!CHECK(found < 3.0 * typical && found > least))
            {
                CHECK_NOTE("%s: %g, not %g\n", routes[i].name, found, typical);
            }
        }
        sk_destroy_plan(plan);
        forget_numbers(&p);
    }
}

/* k is cut, and its parts are measured as one. */
static void a_long_k_keeps_the_bound(void)
{
    uint32_t k = is_on_cpu(&device) ? 20000 : 120000;
    for (uint32_t slices = 7; slices <= 8; slices++)
    {
        uint64_t state = slices;
        placed_product p = make_placed(2, 1, k, true);
        CHECK(check_alone(&p, desc_by_slices(&p, slices), &kinds[1], &kinds[1], &state));
        CHECK(check_alone(&p, desc_by_slices(&p, slices), &kinds[5], &kinds[6], &state));
    }
}

int main(int argc, char** argv)
{
    choose_drawn(argc, argv, BATCHES);
    if (!open_placed())
    {
        return 1;
    }
    RUN(every_way_keeps_the_bound);
    RUN(ragged_shapes_are_mended_whole);
    RUN(a_triangle_keeps_the_bound_and_the_rest_of_d);
    RUN(elements_whose_factors_never_meet_are_zero);
    RUN(one_bad_row_among_good_ones_is_mended);
    RUN(barely_covered_elements_come_close_to_the_bound);
    RUN(a_typical_error_is_typical);
    RUN(a_long_k_keeps_the_bound);
    for (uint32_t i = 0; i < ROUTES; i++)
    {
        printf("%s: %u products; worst error as a share of the bound:\n", routes[i].name, multiplied[i]);
        for (uint32_t j = 0; j < KINDS; j++)
        {
            printf("    %-32s %.4f\n", kinds[j].name, kinds[j].worst[i]);
        }
    }
    close_placed();
    return CHECK_DONE();
}
