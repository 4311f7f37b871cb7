/* fuzz_grouped.c - groups out of bytes: descs, the problems of launches, tables and arrays that only the device knows.
 *
 * Every plan on the fake device is refused with a sentence, or covers the expected problems once. A launch of problems
 * that the host knows is refused where grouped_rules.h says so, and nowhere else; what it writes lies in the workspace.
 * Of problems that only the device knows the same are left out, nothing outside the buffers is addressed by the others,
 * and every place of theirs is computed once. By slices, the products of all levels lie in the workspace, and none
 * overlaps what another writes.
 *
 * A libFuzzer target; tests/fuzz/run builds and runs it. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "bytes.h"
#include "check.h"
#include "cpu/grouped_cover.h"
#include "grouped_device.h"
#include "values.h"

enum
{
    MOST_TILES = 1 << 16, /* of a plan that is listed whole */
    WORKSPACE = 0x40000000
};

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

/* What the fuzzer says. */
typedef struct fuzzed
{
    sk_grouped_gemm_desc desc;
    sk_grouped_gemm_args args;
    sk_problem expected[MOST_ROWS], problems[MOST_ROWS];
    uint32_t words[MOST_ROWS]; /* of an array on the device */
    uint32_t count;
} fuzzed;

/* ---- descs ----------------------------------------------------------------------------------- */

static sk_context* open_context(bytes* b)
{
    sk_context* context = NULL;
    reset_fake_as(take_below(b, 4) == 0);
    fake.properties.vendorID = take_below(b, 4) == 0 ? 0x1002 : fake.properties.vendorID;
    sk_context_desc desc = fake_context_desc();
    HOLD(sk_create_context(&desc, &context) == SK_SUCCESS);
    return context;
}

static void take_matrix(bytes* b, sk_matrix_desc* matrix, sk_type type, uint32_t special)
{
    matrix->type = type;
    matrix->layout = (sk_layout)take_below(b, 2);
    if (special == 0)
    {
        matrix->leading_dimension = take_number(b);
        matrix->batch_stride = take_below(b, 2) ? take_number(b) : 0;
        matrix->shared = take_below(b, 4) == 1;
    }
}

static void take_epilogue(bytes* b, sk_gemm_desc* desc)
{
    uint32_t parts = take_byte(b);
    desc->epilogue = (sk_epilogue)(parts & 1);
    desc->scale_m = parts & 2;
    desc->scale_n = parts & 4;
    desc->clamp = parts & 8;
    desc->add_residual = parts & 16;
    desc->bias = (sk_bias)(parts >> 5 & 3);
    if (parts & 128 && desc->epilogue == SK_EPILOGUE_NONE)
    {
        desc->gate = SK_GATE_INTERLEAVED;
        desc->clamp = desc->add_residual = false;
    }
}

static void take_wishes(bytes* b, sk_gemm_desc* desc, uint32_t special)
{
    desc->decomposition = (sk_decomposition)take_below(b, VALUES_OF(SK_DECOMPOSITIONS));
    desc->fixup = (sk_fixup)(special & 1 ? take_below(b, VALUES_OF(SK_FIXUPS) + 1) : 0);
    desc->workers = special & 2 ? take_number(b) : take_byte(b);
    desc->hybrid_waves = desc->decomposition == SK_DECOMPOSITION_HYBRID ? take_below(b, 6) : 0;
    desc->minimum_segment = special & 4 ? take_number(b) : 0;
    desc->k_alignment = special & 8 ? take_number(b) : 0;
    desc->order = (sk_order)take_below(b, 3);
    desc->raster = (sk_raster)take_below(b, 3);
    desc->raster_width = take_byte(b) & 7;
    desc->sort = (sk_sorting)take_below(b, 4);
}

/* Anything into any word, the enums included; but names and bools stay what they are. */
static void spoil(bytes* b, sk_gemm_desc* desc)
{
    sk_gemm_desc good = *desc;
    for (uint32_t times = take_byte(b) == 1 ? take_below(b, 4) : 0; times > 0; --times)
    {
        uint32_t value = take_number(b);
        memcpy((char*)desc + take_below(b, sizeof *desc / 4) * 4, &value, 4);
    }
    desc->kernel = good.kernel;
    desc->last_wave_kernel = good.last_wave_kernel;
    desc->pointers = good.pointers;
    desc->scale_m = good.scale_m;
    desc->scale_n = good.scale_n;
    desc->clamp = good.clamp;
    desc->add_residual = good.add_residual;
    desc->a.shared = good.a.shared;
    desc->b.shared = good.b.shared;
    desc->c.shared = good.c.shared;
    desc->d.shared = good.d.shared;
    desc->residual.shared = good.residual.shared;
    desc->batch_invariant = good.batch_invariant;
}

static void take_gemm(bytes* b, sk_gemm_desc* desc, bool ragged)
{
    const sk__kernel* kernel = sk__kernel_at(take_byte(b) % sk__kernel_count());
    uint32_t special = ragged ? take_byte(b) : 255;
    desc->m = take_number(b);
    desc->n = take_number(b);
    desc->k = take_number(b);
    desc->accumulator = kernel->accumulator;
    take_matrix(b, &desc->a, kernel->input, special & 1);
    take_matrix(b, &desc->b, kernel->input, special & 2);
    take_matrix(b, &desc->c, kernel->output, special & 4);
    take_matrix(b, &desc->d, kernel->output, special & 8);
    take_matrix(b, &desc->residual, kernel->output, special & 16);
    take_epilogue(b, desc);
    desc->kernel = take_below(b, 4) ? kernel->name : NULL;
    take_wishes(b, desc, take_byte(b));
    spoil(b, desc);
}

/* The same layouts and bounds by slices, of real or complex numbers. */
static void take_slices(uint32_t bits, sk_gemm_desc* gemm)
{
    static const sk_type types[] = {SK_TYPE_F64, SK_TYPE_F32, SK_TYPE_CF64, SK_TYPE_CF32};
    sk_gemm_desc taken = *gemm;
    sk_type type = types[bits & 3];
    bool is_f64 = type == SK_TYPE_F64 || type == SK_TYPE_CF64, is_bounded = bits & 4;
    memset(gemm, 0, sizeof *gemm);
    gemm->m = taken.m;
    gemm->n = taken.triangle ? taken.m : taken.n;
    gemm->k = taken.k;
    gemm->a.layout = taken.a.layout;
    gemm->b.layout = taken.b.layout;
    gemm->c.layout = taken.c.layout;
    gemm->d.layout = taken.d.layout;
    gemm->a.type = gemm->b.type = gemm->c.type = gemm->d.type = type;
    gemm->epilogue = taken.epilogue;
    gemm->triangle = (unsigned)taken.triangle < 3u ? taken.triangle : SK_TRIANGLE_NONE;
    gemm->accuracy = !is_bounded ? SK_ACCURACY_SLICES : is_f64 ? SK_ACCURACY_F64 : SK_ACCURACY_F32;
    gemm->way = is_bounded && bits & 8 ? SK_WAY_SLICES : SK_WAY_AUTO;
    gemm->slices = is_bounded && !(bits & 8) ? 0 : bits >> 4;
}

/* ---- problems -------------------------------------------------------------------------------- */

/* Offsets are often good ones, sometimes at the end of their buffer, or anything. */
static uint64_t take_offset(bytes* b)
{
    uint32_t kind = take_byte(b);
    if (kind < 160)
    {
        return (kind & 15u) * 16u;
    }
    if (kind < 224)
    {
        return take_number(b);
    }
    return (uint64_t)take_word(b) << 32 | (0u - take_byte(b));
}

/* 0, a number that fits, or any. */
static uint32_t take_extent(bytes* b, uint32_t bound)
{
    uint32_t kind = take_byte(b), number = kind < 230 ? kind : take_number(b);
    return kind < 200 && bound > 0 ? number % (bound + 1u ? bound + 1u : bound) : number;
}

static sk_problem take_problem(bytes* b, const sk_gemm_desc* gemm)
{
    sk_problem p;
    memset(&p, 0, sizeof p);
    uint32_t special = take_byte(b);
    p.m = take_extent(b, gemm->m);
    p.n = take_extent(b, gemm->n);
    p.k = take_extent(b, gemm->k);
    p.alpha = special & 1 ? 0.0f : 1.0f;
    p.beta = special & 2 ? -0.0f : 1.0f;
    uint32_t* const leading[] = {&p.leading_dimension_a, &p.leading_dimension_b, &p.leading_dimension_c,
                                 &p.leading_dimension_d, &p.leading_dimension_residual};
    uint64_t* const offsets[] = {&p.a, &p.b, &p.c, &p.d, &p.residual, &p.bias, &p.scale_m, &p.scale_n};
    for (uint32_t i = 0; i < 5 && (special & 4); ++i)
    {
        *leading[i] = take_number(b);
    }
    for (uint32_t i = 0; i < 8 && (special & 8); ++i)
    {
        *offsets[i] = take_offset(b);
    }
    return p;
}

static void take_desc(bytes* b, fuzzed* f)
{
    uint32_t special = take_byte(b);
    f->desc.ragged = (sk_ragged)(special & 1 ? take_below(b, 5) : 0);
    f->desc.masked = f->desc.ragged != SK_RAGGED_NONE && (special & 2);
    f->desc.addresses = (special & 12) == 4;
    f->desc.aligned = special & 16;
    take_gemm(b, &f->desc.gemm, f->desc.ragged != SK_RAGGED_NONE);
    if (take_last_byte(b) % 4 == 1)
    {
        take_slices(take_last_byte(b), &f->desc.gemm);
    }
    f->desc.problem_count = take_below(b, MOST_ROWS + 1);
    f->desc.most_problems = special & 32 ? take_number(b) : MOST_ROWS;
    f->desc.problems = special & 64 ? NULL : f->expected;
    for (uint32_t i = 0; i < f->desc.problem_count; ++i)
    {
        f->expected[i] = take_problem(b, &f->desc.gemm);
    }
}

static sk_buffer take_buffer(bytes* b, VkDeviceAddress address)
{
    sk_buffer buffer;
    memset(&buffer, 0, sizeof buffer);
    uint32_t kind = take_byte(b);
    buffer.buffer = kind < 200 ? fake_buffer(address) : VK_NULL_HANDLE;
    buffer.address = kind >= 200 && kind < 240 ? address : 0;
    buffer.offset = kind & 1 ? take_offset(b) : 0;
    buffer.size = kind & 2 ? take_number(b) : kind & 4 ? VK_WHOLE_SIZE : 1u << 24;
    return buffer;
}

static void take_args(bytes* b, fuzzed* f, const sk_plan_info* info)
{
    sk_buffer* const all[] = {&f->args.a,        &f->args.b,    &f->args.c,       &f->args.d,
                              &f->args.residual, &f->args.bias, &f->args.scale_m, &f->args.scale_n};
    for (uint32_t i = 0; i < 8; ++i)
    {
        *all[i] = take_buffer(b, (VkDeviceAddress)(i + 1) << 40);
    }
    f->args.workspace.buffer = fake_buffer(WORKSPACE);
    f->args.workspace.size = info->workspace_size;
    f->count = take_below(b, MOST_ROWS + 1);
    f->count = f->count < f->desc.most_problems ? f->count : f->desc.most_problems;
    for (uint32_t i = 0; i < f->count; ++i)
    {
        f->problems[i] = take_problem(b, &f->desc.gemm);
        f->words[i] = take_number(b);
    }
}

/* ---- sizes that the host knows --------------------------------------------------------------- */

static rules rules_of(const fuzzed* f, const sk_plan* plan)
{
    rules r = {&f->desc, &f->args, plan->grouped.limits.input_size, plan->grouped.limits.output_size};
    return r;
}

/* The first problem that breaks a rule, or up to which 32 bits do not count; `count` if none does. */
static uint32_t find_first_wrong(const fuzzed* f, const sk_plan* plan)
{
    sk_plan_info info = sk_query_plan(plan);
    rules r = rules_of(f, plan);
    huge tiles = 0, places = 0;
    uint32_t unit = f->desc.gemm.k_alignment > 1 ? f->desc.gemm.k_alignment : 1;
    for (uint32_t i = 0; i < f->count; ++i)
    {
        const sk_problem* p = &f->problems[i];
        bool none = f->desc.gemm.epilogue == SK_EPILOGUE_LINEAR && p->alpha == 0.0f;
        huge own = (((huge)p->m + info.tile_m - 1) / info.tile_m) * (((huge)p->n + info.tile_n - 1) / info.tile_n);
        huge k_iterations = none ? 0 : ((huge)p->k + info.tile_k - 1) / info.tile_k;
        huge units = (k_iterations + unit - 1) / unit;
        tiles += own;
        places += own * (units > 0 ? units : 1);
        if (!keeps_rules(&r, p) || tiles >= UINT32_MAX || places >= UINT32_MAX)
        {
            return i;
        }
    }
    return f->count;
}

/* What is written lies in the workspace. */
static void hold_updates(const sk_plan_info* info)
{
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        const fake_command* command = &fake.record[i];
        if (command->kind == FAKE_UPDATE)
        {
            HOLD(command->address >= WORKSPACE && command->length % 4 == 0);
            HOLD(command->address + command->length <= WORKSPACE + info->workspace_size);
        }
    }
}

static void check_host_sizes(fuzzed* f, const sk_plan* plan, const sk_plan_info* info)
{
    char words[32];
    f->args.problems = f->problems;
    f->args.problem_count = f->count;
    fake.count = fake.sentence_count = 0;
    sk_result result = sk_grouped_gemm(fake_commands(), plan, &f->args);
    uint32_t wrong = find_first_wrong(f, plan);
    HOLD((result < SK_SUCCESS) == (fake.sentence_count == 1) && (result == SK_SUCCESS || fake.count == 0));
    if (fake.sentence_count > 0 && strncmp(fake.sentence, "problem ", 8) != 0)
    {
        return; /* a buffer */
    }
    if (fake.sentence_count > 0 && strstr(fake.sentence, ": the copies of "))
    {
        return; /* the room for them, which test_grouped_copies.c knows */
    }
    snprintf(words, sizeof words, "problem %u: ", wrong);
    HOLD((result == SK_SUCCESS) == (wrong == f->count));
    HOLD(result == SK_SUCCESS || strncmp(fake.sentence, words, strlen(words)) == 0);
    hold_updates(info);
    --f->args.workspace.size;
    HOLD(sk_grouped_gemm(fake_commands(), plan, &f->args) == SK_ERROR_WORKSPACE_TOO_SMALL);
    ++f->args.workspace.size;
}

/* ---- slices ---------------------------------------------------------------------------------- */

/* What a product of s8 writes lies in the workspace, where no other one writes, and so does what it reads. */
static void hold_products(const fuzzed* f, const sk_plan* plan)
{
    const sk_plan* products = plan->sliced.of_group;
    uint32_t own = sk__count_sliced_products(&plan->sliced);
    uint64_t begin = WORKSPACE + plan->sliced.group_begin, end = WORKSPACE + plan->workspace_size;
    for (uint32_t i = 0; products && i < f->count * own; ++i)
    {
        sk_problem p;
        memcpy(&p, fake.updated + i * sizeof p, sizeof p);
        if (p.m > 0 && p.n > 0)
        {
            HOLD(p.k > 0 && p.leading_dimension_a >= p.k && p.leading_dimension_d >= p.n);
            huge size = ((huge)p.m - 1) * p.leading_dimension_d + p.n;
            huge of_a = ((huge)p.m - 1) * p.leading_dimension_a + p.k;
            huge of_b = ((huge)p.n - 1) * p.leading_dimension_b + p.k;
            HOLD(p.a >= begin && p.a + of_a <= p.b && p.b + of_b <= p.d && p.d + 4 * size <= end);
            begin = (i + 1) % own == 0 ? p.d : begin; /* the first level, whose D is the first of a problem's */
        }
    }
}

/* Rules come first; what slices do not compute, or have no room for, is refused behind them. */
static void check_sliced_sizes(fuzzed* f, const sk_plan* plan, const sk_plan_info* info)
{
    f->args.problems = f->problems;
    f->args.problem_count = f->count;
    fake.count = fake.sentence_count = 0;
    fake.updated_from = WORKSPACE + (plan->sliced.of_group ? plan->sliced.of_group->grouped.rows_begin : 0u);
    sk_result result = sk_grouped_gemm(fake_commands(), plan, &f->args);
    uint32_t wrong = 0;
    rules r = rules_of(f, plan);
    while (wrong < f->count && keeps_rules(&r, &f->problems[wrong]))
    {
        ++wrong;
    }
    HOLD((result < SK_SUCCESS) == (fake.sentence_count == 1) && (result == SK_SUCCESS || fake.count == 0));
    bool counts = !strstr(fake.sentence, "32 bits"), is_problem = strncmp(fake.sentence, "problem ", 8) == 0;
    if (result < SK_SUCCESS && is_problem && counts)
    {
        uint32_t said = (uint32_t)strtoul(fake.sentence + 8, NULL, 10);
        HOLD(said == wrong || (wrong == f->count && strstr(fake.sentence, "slices")));
    }
    if (result == SK_SUCCESS)
    {
        HOLD(wrong == f->count);
        hold_updates(info);
        hold_products(f, plan);
        --f->args.workspace.size;
        HOLD(sk_grouped_gemm(fake_commands(), plan, &f->args) == SK_ERROR_WORKSPACE_TOO_SMALL);
    }
}

/* ---- sizes that only the device knows -------------------------------------------------------- */

/* Push number `index`. */
static const void* find_pushed(uint32_t index)
{
    uint32_t i = 0;
    while (i < fake.count && (fake.record[i].kind != FAKE_PUSH || index-- > 0))
    {
        ++i;
    }
    HOLD(i < fake.count);
    return fake.record[i].words;
}

/* The rows that ragged.comp makes of the array. */
static void make_ragged_rows(const fuzzed* f, sk__problem_row rows[MOST_ROWS])
{
    sk__ragged_arguments pushed;
    memcpy(&pushed, find_pushed(0), sizeof pushed);
    for (uint32_t i = 0; i < f->count; ++i)
    {
        uint32_t begin = i > 0 && !f->desc.masked ? f->words[i - 1] : 0;
        sk__ragged_part part = {i, begin, f->words[i] - begin};
        rows[i] = sk__make_ragged_row(pushed, part);
    }
}

static void replay_launch(fuzzed* f, const sk_plan* plan, uint32_t seed)
{
    static device_launch launch;
    sk__prepare_arguments pushed;
    sk__problem_row rows[MOST_ROWS];
    rules r = rules_of(f, plan);
    bool ragged = f->desc.ragged != SK_RAGGED_NONE;
    bool together = sk_query_plan(plan).preparation == SK_PREPARATION_WORKGROUPS; /* the kernel is pushed both */
    size_t before = together ? sizeof launch.kernel : 0;
    memcpy(&pushed, (const unsigned char*)find_pushed(ragged) + before, sizeof pushed);
    memcpy(&launch.kernel, find_pushed(ragged + !together), sizeof launch.kernel);
    memcpy(rows, f->problems, sizeof rows);
    if (ragged)
    {
        make_ragged_rows(f, rows);
    }
    launch.limits = sk__unpack_limits(pushed);
    launch.room = pushed.room;
    launch.waves = pushed.waves;
    launch.count = f->count;
    launch.sorted = (pushed.tile & SK__PREPARE_SORTED) != 0;
    for (uint32_t i = 0; i < f->count; ++i)
    {
        launch.rows[i] = launch.limits.exchanged ? sk__exchange_row(rows[i]) : rows[i];
    }
    prepare_table(&launch);
    for (uint32_t i = 0; i < f->count; ++i)
    {
        sk_problem p;
        memcpy(&p, &rows[i], sizeof p);
        bool fits = sk__judge_row(launch.rows[i], launch.limits, launch.room) == SK__LEFT_OUT_NOT;
        HOLD(fits == keeps_rules(&r, &p));
        if (fits && launch.rows[i].m > 0 && launch.rows[i].n > 0)
        {
            hold_row_inside(&launch, &launch.rows[i]);
        }
    }
    hold_work(&launch, seed);
}

static void check_device_sizes(fuzzed* f, const sk_plan* plan, uint32_t seed)
{
    bool ragged = f->desc.ragged != SK_RAGGED_NONE;
    sk_buffer words = {fake_buffer(0x70000000), 0, 0, VK_WHOLE_SIZE};
    f->args.problems = NULL;
    f->args.problem_count = 0;
    *(ragged ? &f->args.extents : &f->args.table) = words;
    f->args.count = words;
    fake.count = fake.sentence_count = 0;
    sk_result result = sk_grouped_gemm(fake_commands(), plan, &f->args);
    HOLD((result < SK_SUCCESS) == (fake.sentence_count == 1) && (result == SK_SUCCESS) == (fake.count > 0));
    if (result == SK_SUCCESS && sk_query_plan(plan).packing == SK_PACKING_NEVER)
    {
        replay_launch(f, plan, seed); /* test_grouped_copies replays plans with copies, whose dispatches are others */
    }
}

/* ---------------------------------------------------------------------------------------------- */

static bool may_list(const fuzzed* f, const sk_plan_info* info)
{
    return f->desc.problems && f->desc.ragged == SK_RAGGED_NONE && info->tiles <= MOST_TILES &&
           info->workers < MOST_TILES;
}

static void check_plan(bytes* b, fuzzed* f, const sk_plan* plan)
{
    char line[SK_LINE_SIZE];
    sk_plan_info info = sk_query_plan(plan);
    size_t length = sk_format_plan(plan, line, sizeof line);
    HOLD(length < sizeof line && strlen(line) == length);
    HOLD(info.utilisation >= 0.0f && info.utilisation <= 1.0f && info.predicted_time >= 0.0f);
    HOLD(info.way == SK_WAY_SLICES || !may_list(f, &info) || check_cover(plan, &f->desc));
    take_args(b, f, &info);
    if (info.way == SK_WAY_SLICES)
    {
        check_sliced_sizes(f, plan, &info);
        return;
    }
    if (f->desc.ragged == SK_RAGGED_NONE)
    {
        check_host_sizes(f, plan, &info);
    }
    check_device_sizes(f, plan, take_word(b));
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    static fuzzed f;
    bytes b = {data, size};
    sk_plan* plan = NULL;
    sk_context* context = open_context(&b);
    memset(&f, 0, sizeof f);
    take_desc(&b, &f);
    sk_result result = sk_create_grouped_gemm_plan(context, &f.desc, &plan);
    HOLD((result == SK_SUCCESS) == (plan != NULL));
    if (plan)
    {
        check_plan(&b, &f, plan);
    }
    else
    {
        HOLD(result < SK_SUCCESS && result != SK_ERROR_OUT_OF_HOST_MEMORY && result != SK_ERROR_VULKAN);
        HOLD(fake.sentence_count == 1 && fake.result == result && *fake.sentence);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    HOLD(fake.allocations_alive == 0 && fake.pipelines_alive == 0 && fake.layouts_alive == 0);
    return 0;
}
