/* Retiled plans, on the fake device: whole waves and last wave together compute every element of D once. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

enum
{
    PLANS = 500,
    MOST_PAIRS = 600,
    MOST_EXTENT = 500,
    MOST_BATCHES = 3
};

static uint32_t state = 1;

static uint32_t draw_below(uint32_t end)
{
    state = state * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)state * end) >> 32);
}

typedef struct pair
{
    uint32_t larger, smaller; /* kernels */
} pair;

/* Every pair of kernels of which one's tiles can be cut into the other's: none of a small-dot kernel, or one of
 * arranged A and B, or of blocks. */
static uint32_t list_pairs(pair pairs[MOST_PAIRS])
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sk__kernel_count() * sk__kernel_count(); ++i)
    {
        pair p = {i / sk__kernel_count(), i % sk__kernel_count()};
        const sk__kernel *x = sk__kernel_at(p.larger), *y = sk__kernel_at(p.smaller);
        bool alike = x->input == y->input && x->accumulator == y->accumulator && x->output == y->output &&
                     x->tile_m * x->tile_n > y->tile_m * y->tile_n;
        bool available = *context->builds[p.larger].reason == 0 && *context->builds[p.smaller].reason == 0;
        bool takes_part = x->multiply != SK_MULTIPLY_DOT && y->multiply != SK_MULTIPLY_DOT && !sk__is_arranged(x) &&
                          !sk__is_arranged(y) && !x->blocks && !y->blocks;
        if (alike && available && takes_part && x->tile_m % y->tile_m == 0 && x->tile_n % y->tile_n == 0 &&
            CHECK(count < MOST_PAIRS))
        {
            pairs[count++] = p;
        }
    }
    return count;
}

static sk_gemm_desc draw_desc(pair p)
{
    const sk__kernel* larger = sk__kernel_at(p.larger);
    sk_gemm_desc desc = describe_shape(1 + draw_below(MOST_EXTENT), 1 + draw_below(MOST_EXTENT), draw_below(200));
    desc.workers = 1 + draw_below(9);
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.kernel = larger->name;
    desc.last_wave_kernel = sk__kernel_at(p.smaller)->name;
    desc.a.type = desc.b.type = larger->input;
    desc.accumulator = larger->accumulator;
    desc.c.type = desc.d.type = larger->output;
    desc.d.layout = draw_below(3) == 0 ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.epilogue = (sk_epilogue)draw_below(2);
    desc.batch_count = 1 + draw_below(MOST_BATCHES);
    desc.raster = (sk_raster)draw_below(3);
    desc.raster_width = draw_below(6);
    desc.packing = SK_PACKING_NEVER;
    return desc;
}

/* How often each element of D is computed: [batch][row][column]. */
static uint8_t visits[MOST_BATCHES * MOST_EXTENT * MOST_EXTENT];

static void visit(const sk_gemm_desc* desc, uint32_t batch, uint32_t m, uint32_t n, uint32_t tile_m, uint32_t tile_n)
{
    if (!CHECK(batch < desc->batch_count && m < desc->m && n < desc->n))
    {
        return;
    }
    for (uint32_t row = m; row < m + tile_m && row < desc->m; ++row)
    {
        for (uint32_t column = n; column < n + tile_n && column < desc->n; ++column)
        {
            ++visits[(batch * desc->m + row) * desc->n + column];
        }
    }
}

static bool is_each_visited_once(const sk_gemm_desc* desc)
{
    bool once = true;
    for (uint32_t i = 0; i < desc->batch_count * desc->m * desc->n; ++i)
    {
        once = once && visits[i] == 1;
    }
    memset(visits, 0, sizeof visits);
    return CHECK(once);
}

/* Whether the kernel's D is turned over: of a column-major D, and of a column whose elements lie side by side. */
static bool is_exchanged(const sk_gemm_desc* desc, const sk__arguments* arguments)
{
    return desc->m == desc->n ? desc->d.layout == SK_LAYOUT_COL_MAJOR : arguments->problem.m == desc->n;
}

/* In the kernel's view; only smaller tiles may lie outside D. */
static void visit_tile(const sk_gemm_desc* desc, const sk__arguments* arguments, const sk__kernel* kernel,
                       sk__tile_position at, bool is_smaller)
{
    uint32_t row = at.row * kernel->tile_m, column = at.column * kernel->tile_n;
    if (row >= arguments->problem.m || column >= arguments->problem.n)
    {
        CHECK(is_smaller);
    }
    else if (is_exchanged(desc, arguments))
    {
        visit(desc, at.batch, column, row, kernel->tile_n, kernel->tile_m);
    }
    else
    {
        visit(desc, at.batch, row, column, kernel->tile_m, kernel->tile_n);
    }
}

/* What main() of a kernel does with what was pushed. */
static void run_dispatch(const sk_gemm_desc* desc, const sk__kernel* kernel, uint32_t parts_m, uint32_t parts_n,
                         const fake_command* push, uint32_t groups)
{
    sk__arguments arguments;
    memcpy(&arguments, push->words, sizeof arguments);
    sk__schedule schedule = sk__make_schedule(arguments, kernel->tile_k, 1, 1, 1, false);
    sk__rectangle map =
        sk__make_tile_map(arguments, arguments.problem, kernel->tile_m * parts_m, kernel->tile_n * parts_n);
    CHECK(groups >= schedule.workers);
    for (uint32_t worker = 0; worker < schedule.workers; ++worker)
    {
        sk__work work = sk__find_work(schedule, worker);
        for (uint32_t i = 0; i < work.segments; ++i)
        {
            sk__segment segment = sk__work_segment(schedule, work, i);
            CHECK(sk__is_whole(segment));
            uint32_t tile = arguments.first_tile + segment.tile.number;
            visit_tile(desc, &arguments, kernel, sk__locate_part(map, parts_m, parts_n, tile), parts_m * parts_n > 1);
        }
    }
}

static void run_record(const sk_gemm_desc* desc, pair p)
{
    uint32_t dispatches = fake.count == 8 ? 2 : 1;
    check_kinds(dispatches == 2 ? "<bpdbpd>" : "<bpd>");
    for (uint32_t i = 0; i < dispatches; ++i)
    {
        const uint32_t* groups = find_command(FAKE_DISPATCH, i)->groups;
        uint32_t parts_m = find_bound(i)->constants[SK__CONSTANT_PARTS_M];
        uint32_t parts_n = find_bound(i)->constants[SK__CONSTANT_PARTS_N];
        const sk__kernel* kernel = sk__kernel_at(parts_m * parts_n > 1 ? p.smaller : p.larger);
        CHECK_EQ(find_bound(i)->module, kernel->modules[SK__MODULE_MULTIPLY]->size);
        run_dispatch(desc, kernel, parts_m, parts_n, find_command(FAKE_PUSH, i), groups[0] * groups[1]);
    }
}

static void run_segments(const sk_gemm_desc* desc, const sk_plan* plan)
{
    static sk_segment segments[MOST_BATCHES * (MOST_EXTENT / 16 + 16) * (MOST_EXTENT / 16 + 16)];
    sk_plan_info info = sk_query_plan(plan);
    uint64_t wanted = 0, count = sizeof segments / sizeof segments[0];
    CHECK_EQ(sk_list_segments(plan, &wanted, NULL), SK_SUCCESS);
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    CHECK_EQ(count, wanted);
    for (uint64_t i = 0; i < count; ++i)
    {
        const sk_segment* s = &segments[i];
        bool last = s->tile >= info.tiles;
        CHECK(s->role == SK_ROLE_WHOLE && s->tile < info.tiles + info.last_wave_tiles && s->worker < info.workers &&
              s->k_begin == 0);
        CHECK_EQ(s->k_end, last ? info.last_wave_k_iterations : info.k_iterations);
        visit(desc, s->batch, s->m, s->n, last ? info.last_wave_tile_m : info.tile_m,
              last ? info.last_wave_tile_n : info.tile_n);
    }
    count -= 1;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_INCOMPLETE);
    CHECK_EQ(count, wanted - 1);
}

static void every_element_of_d_is_computed_once(void)
{
    open_context(false, 0);
    pair pairs[MOST_PAIRS];
    uint32_t count = list_pairs(pairs), both = 0;
    CHECK(count >= 6);
    for (uint32_t i = 0; i < PLANS; ++i)
    {
        pair p = pairs[i % count];
        sk_gemm_desc desc = draw_desc(p);
        sk_gemm_args args = make_args();
        args.alpha = (float)(i % 3 > 0);
        args.beta = 1.0f;
        sk_plan* plan = make(&desc);
        record_product(plan, &args);
        both += fake.count == 8;
        run_record(&desc, p);
        bool once = is_each_visited_once(&desc);
        run_segments(&desc, plan);
        if (!is_each_visited_once(&desc) || !once)
        {
            char line[SK_LINE_SIZE];
            sk_format_plan(plan, line, sizeof line);
            CHECK_NOTE("%s\n", line);
        }
        sk_destroy_plan(plan);
    }
    CHECK(both > PLANS / 4);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(every_element_of_d_is_computed_once);
    return CHECK_DONE();
}
