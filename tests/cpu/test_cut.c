/* Launches that most_time cuts, on the fake device: every segment is in one piece, the one that its plan says; pieces
 * take no longer than they may; and plans that are not cut are as before. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

enum
{
    MOST_PIECES = 100,
    SEGMENTS = 1 << 17,
    KINDS = 7
};

static sk_plan* plan;
static sk_plan_info info;

/* ---- plans ----------------------------------------------------------------------------------- */

/* A kind of plan of some tiles and k-iterations. */
static sk_gemm_desc describe_kind(uint32_t kind)
{
    sk_gemm_desc desc = describe_forced(900, 37, SK_DECOMPOSITION_DATA_PARALLEL, 0);
    switch (kind)
    {
    case 0: break;
    case 1: desc.workers = 50; break;
    case 2:
        desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
        desc.splits = 5;
        break;
    case 3:
        desc.decomposition = SK_DECOMPOSITION_STREAM_K;
        desc.workers = 131;
        break;
    case 4:
        desc.decomposition = SK_DECOMPOSITION_STREAM_K;
        desc.workers = 77;
        desc.interleave = 3;
        break;
    case 5:
        desc.decomposition = SK_DECOMPOSITION_HYBRID;
        desc.workers = 264;
        break;
    default:
        desc.decomposition = SK_DECOMPOSITION_RETILED;
        desc.workers = 132;
        desc.kernel = "gemm_f32_f32_f32_128x128x16_scalar";
        desc.m = 128;
    }
    return desc;
}

static bool make_plan(const sk_gemm_desc* desc)
{
    sk_destroy_plan(plan);
    plan = NULL;
    bool made = CHECK_EQ(sk_create_gemm_plan(context, desc, &plan), SK_SUCCESS);
    if (!made)
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    info = made ? sk_query_plan(plan) : info;
    return made;
}

static void close_all(void)
{
    sk_destroy_plan(plan);
    plan = NULL;
    sk_destroy_context(context);
}

/* ---- pieces ---------------------------------------------------------------------------------- */

static fake_command pieces[FAKE_COMMANDS];
static bool is_cut[FAKE_COMMANDS];
static uint32_t piece_count;

/* The dispatches that multiply; between those of one step lies a barrier and nothing else. */
static void record_pieces(void)
{
    sk_launch_info launch = {0};
    sk_gemm_args args = make_args();
    record_product(plan, &args);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    uint32_t dispatches = 0, bound = 0;
    piece_count = 0;
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        bound = fake.record[i].kind == FAKE_BIND ? fake.record[i].pipeline : bound;
        dispatches += fake.record[i].kind == FAKE_DISPATCH;
        if (fake.record[i].kind == FAKE_DISPATCH && piece_count < info.pieces)
        {
            is_cut[piece_count] = fake.pipelines[bound].is_based;
            pieces[piece_count++] = fake.record[i];
            bool begins = fake.record[i - 1].kind == FAKE_PUSH;
            CHECK(begins || fake.record[i - 1].kind == FAKE_BARRIER);
            CHECK(begins || fake.record[i - 2].kind == FAKE_DISPATCH);
        }
    }
    CHECK_EQ(piece_count, info.pieces);
    CHECK_EQ(launch.dispatch_count, dispatches);
}

/* A dispatch that is not cut has them all. */
static bool has_segment(uint32_t number, uint32_t worker, uint32_t index)
{
    const fake_command* piece = &pieces[number];
    uint32_t row = worker / piece->groups[0];
    return !is_cut[number] || (row >= piece->base[1] && row < piece->base[1] + piece->groups[1] &&
                               index >= piece->base[2] && index < piece->base[2] + piece->groups[2]);
}

/* Segment `index` of its worker is in the piece that it names, and in no other of its dispatch. */
static uint32_t check_segment(const sk_segment* segment, uint32_t index, uint32_t first_pieces)
{
    bool last_wave = segment->dispatch == 1;
    uint32_t worker = last_wave ? segment->worker - (info.workers - info.last_wave_tiles) : segment->worker;
    uint32_t begin = last_wave ? first_pieces : 0, end = last_wave ? piece_count : first_pieces, found = 0;
    for (uint32_t i = begin; i < end; ++i)
    {
        bool has = has_segment(i, worker, index);
        found += has;
        CHECK(!has || i - begin == segment->piece);
    }
    CHECK_EQ(found, 1);
    return segment->piece;
}

/* Pieces before those of a last wave. */
static uint32_t count_first_pieces(const sk_segment* segments, uint64_t count)
{
    uint32_t most = 0;
    for (uint64_t i = 0; i < count; ++i)
    {
        most = segments[i].dispatch == 0 && segments[i].piece + 1 > most ? segments[i].piece + 1 : most;
    }
    return most;
}

static void check_segments(void)
{
    static sk_segment segments[SEGMENTS];
    uint64_t count = SEGMENTS;
    uint32_t index = 0;
    CHECK_EQ(sk_list_segments(plan, &count, segments), SK_SUCCESS);
    uint32_t first = count_first_pieces(segments, count);
    for (uint64_t i = 0; i < count; ++i)
    {
        index = i > 0 && segments[i].worker == segments[i - 1].worker ? index + 1 : 0;
        check_segment(&segments[i], index, first);
    }
}

static void every_segment_is_in_the_piece_that_it_names(void)
{
    open_context(false, 132);
    for (uint32_t kind = 0; kind < KINDS; ++kind)
    {
        uint32_t cuts = 0;
        sk_gemm_desc desc = describe_kind(kind);
        for (desc.most_time = 8; desc.most_time < 1000; desc.most_time += desc.most_time / 4)
        {
            if (make_plan(&desc) && info.pieces < MOST_PIECES)
            {
                record_pieces();
                check_segments();
                cuts += is_cut[0];
            }
        }
        CHECK(cuts > 0);
    }
    close_all();
}

/* Workgroups of a piece, as many at a time as the device runs, for as long as a segment lasts at most. */
static float predict_piece(const fake_command* piece, const sk_plan_times* times)
{
    uint32_t k_iterations = sk__divide_up(info.k_iterations, info.splits ? info.splits : 1);
    float peers = times->fixup > 0.0f ? (float)info.most_peers * times->peer : 0.0f;
    float segment =
        times->start + (float)k_iterations * times->k_iteration + times->end + times->store + times->fixup + peers;
    uint32_t together = info.workers < times->workers_together ? info.workers : times->workers_together;
    return (float)sk__divide_up(piece->groups[0] * piece->groups[2], together) * segment;
}

static void no_piece_takes_longer_than_it_may_and_half_as_many_would(void)
{
    open_context(false, 132);
    for (uint32_t kind = 0; kind + 1 < KINDS; ++kind)
    {
        sk_gemm_desc desc = describe_kind(kind);
        for (desc.most_time = 60; desc.most_time < 1000; desc.most_time += desc.most_time / 4)
        {
            if (make_plan(&desc) && info.pieces > 1 && info.pieces < MOST_PIECES)
            {
                sk_plan_times times = sk_query_times(plan, 0);
                record_pieces();
                CHECK(predict_piece(&pieces[0], &times) <= (float)desc.most_time);
                CHECK(2.5f * predict_piece(&pieces[0], &times) > (float)desc.most_time);
            }
        }
    }
    close_all();
}

static void a_plan_that_fits_is_as_before(void)
{
    open_context(false, 132);
    for (uint32_t kind = 0; kind < KINDS; ++kind)
    {
        static fake_command before[FAKE_COMMANDS];
        sk_gemm_desc desc = describe_kind(kind);
        sk_gemm_args args = make_args();
        make_plan(&desc);
        record_product(plan, &args);
        uint32_t count = fake.count, made = fake.pipeline_count;
        memcpy(before, fake.record, sizeof before);
        desc.most_time = 1000000;
        make_plan(&desc);
        CHECK_EQ(info.pieces, kind == KINDS - 1 ? 2 : 1);
        CHECK_EQ(info.most_time, 1000000);
        record_product(plan, &args);
        CHECK_EQ(fake.count, count);
        CHECK_EQ(fake.pipeline_count, made);
        for (uint32_t i = 0; i < count; ++i)
        {
            bool label = before[i].kind == FAKE_BEGIN_LABEL;
            CHECK(label || memcmp(&before[i], &fake.record[i], sizeof before[i]) == 0);
        }
    }
    close_all();
}

static void only_what_multiplies_is_cut(void)
{
    sk_gemm_desc desc = describe_kind(3);
    open_context(false, 132);
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    desc.most_time = 40;
    make_plan(&desc);
    CHECK(info.pieces > 1);
    for (uint32_t i = 0; i < fake.pipeline_count; ++i)
    {
        bool multiplies = fake.pipelines[i].constants[SK__CONSTANT_FIXUP] != SK__FIXUP_SUM &&
                          strstr(fake.pipelines[i].name, "multiply") != NULL;
        CHECK_EQ(fake.pipelines[i].is_based, multiplies);
        CHECK_EQ(fake.pipelines[i].constants[SK__CONSTANT_CUT], multiplies);
    }
    close_all();
}

/* Alpha is 0, and perhaps k is, too. */
static void record_without_k_iterations(uint32_t kind, uint32_t most_time, bool has_k)
{
    sk_gemm_desc desc = describe_kind(kind);
    sk_gemm_args args = make_args();
    desc.k = has_k ? desc.k : 0;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.most_time = most_time;
    make_plan(&desc);
    args.beta = 2;
    record_product(plan, &args);
    uint32_t workgroups = 0, dispatches = 0;
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        bool is_dispatch = fake.record[i].kind == FAKE_DISPATCH;
        workgroups += is_dispatch ? fake.record[i].groups[0] : 0;
        dispatches += is_dispatch;
        CHECK(!is_dispatch || (fake.record[i].groups[1] == 1 && fake.record[i].groups[2] == 1));
    }
    CHECK(workgroups >= info.tiles && workgroups < 2 * info.tiles);
    CHECK(dispatches <= info.pieces);
}

static void without_k_iterations_a_worker_has_one_segment(void)
{
    open_context(false, 132);
    for (uint32_t kind = 0; kind < 5; kind++)
    {
        for (uint32_t most_time = 20; most_time < 400; most_time *= 2)
        {
            record_without_k_iterations(kind, most_time, true);
            record_without_k_iterations(kind % 2, most_time, false); /* without splits and shares of k */
        }
    }
    close_all();
}

/* More than 65535 workers, which take several rows whether they are cut or not. */
static void rows_of_many_workers_are_cut(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_shape(64 * 300, 64 * 300, 16);
    desc.kernel = TILE_64;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.workers = 90000;
    desc.most_time = 1000;
    make_plan(&desc);
    CHECK(info.pieces > 1 && info.pieces < MOST_PIECES);
    record_pieces();
    check_segments();
    desc.most_time = 1;
    make_plan(&desc);
    CHECK(info.pieces > 100);
    close_all();
}

/* ---- what is told ---------------------------------------------------------------------------- */

static void the_line_and_the_candidates_force_it(void)
{
    char line[SK_LINE_SIZE], wanted[64];
    sk_candidate candidates[2];
    uint32_t count = 2;
    sk_gemm_desc desc = describe_kind(5);
    open_context(false, 132);
    desc.most_time = 77;
    make_plan(&desc);
    CHECK(info.pieces > 1);
    sk_format_plan(plan, line, sizeof line);
    snprintf(wanted, sizeof wanted, "; cut into %u dispatches;", info.pieces);
    CHECK(strstr(line, " --most-time 77;") != NULL && strstr(line, wanted) != NULL);
    CHECK(sk_explain_gemm_plan(context, &desc, &count, candidates) >= SK_SUCCESS);
    CHECK_EQ(candidates[0].desc.most_time, 77);
    CHECK_EQ(candidates[0].info.pieces, info.pieces);
    close_all();
}

static void refuse(const sk_gemm_desc* desc, sk_result result, const char* sentence)
{
    sk_plan* none = NULL;
    uint32_t count = 0;
    CHECK_EQ(sk_explain_gemm_plan(context, desc, &count, NULL), result);
    CHECK_EQ(sk_create_gemm_plan(context, desc, &none), result);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("said: %s\nwanted: %s\n", fake.sentence, sentence);
    }
}

static void what_waits_or_goes_on_is_not_cut(void)
{
    sk_gemm_desc desc = describe_kind(3);
    sk_grouped_gemm_desc grouped;
    sk_plan* none = NULL;
    open_context(false, 132);
    desc.most_time = 9;
    desc.fixup = SK_FIXUP_TURNSTILE;
    refuse(&desc, SK_ERROR_INVALID_VALUE,
           "most_time is 9, but fixup is turnstile: a worker might wait for one of a later dispatch");
    desc.fixup = SK_FIXUP_AUTO;
    desc.chunk = 4;
    refuse(&desc, SK_ERROR_INVALID_VALUE,
           "most_time is 9, but chunk is 4, and a worker adds its chunks one after the other");
    desc = describe_shape(64 * 256, 64 * 256, 16);
    desc.kernel = TILE_64;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.workers = 1;
    desc.most_time = 9;
    refuse(&desc, SK_ERROR_WORKERS,
           "most_time is 9, but a worker has 65536 segments, of which a dispatch can be cut from at most 65535: more "
           "workers have fewer each");
    memset(&grouped, 0, sizeof grouped);
    grouped.gemm = describe_shape(100, 100, 100);
    grouped.gemm.most_time = 9;
    grouped.most_problems = 3;
    CHECK_EQ(sk_create_grouped_gemm_plan(context, &grouped, &none), SK_ERROR_INVALID_VALUE);
    CHECK(strcmp(fake.sentence, "gemm.most_time is 9, but only launches of one problem are cut") == 0);
    close_all();
}

static char warning[512];

static void hear(sk_log_level level, const char* sentence, void* user_data)
{
    (void)user_data;
    if (level == SK_LOG_LEVEL_WARNING && strstr(sentence, "most_time"))
    {
        snprintf(warning, sizeof warning, "%s", sentence);
    }
}

static void a_segment_that_is_too_long_is_warned_of(void)
{
    sk_gemm_desc desc = describe_forced(4, 100000, SK_DECOMPOSITION_DATA_PARALLEL, 0);
    reset_fake();
    sk_context_desc context_desc = fake_context_desc();
    sk_log log = {hear, NULL, SK_LOG_LEVEL_WARNING};
    context_desc.log = log;
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    desc.most_time = 1000000;
    make_plan(&desc);
    CHECK(warning[0] == 0);
    desc.most_time = 100;
    make_plan(&desc);
    CHECK(strncmp(warning, "most_time is 100 us, but one segment takes ", 43) == 0);
    CHECK(strstr(warning, " us by prediction: only more splits would shorten it") != NULL);
    close_all();
}

int main(void)
{
    RUN(every_segment_is_in_the_piece_that_it_names);
    RUN(no_piece_takes_longer_than_it_may_and_half_as_many_would);
    RUN(a_plan_that_fits_is_as_before);
    RUN(only_what_multiplies_is_cut);
    RUN(without_k_iterations_a_worker_has_one_segment);
    RUN(rows_of_many_workers_are_cut);
    RUN(the_line_and_the_candidates_force_it);
    RUN(what_waits_or_goes_on_is_not_cut);
    RUN(a_segment_that_is_too_long_is_warned_of);
    return CHECK_DONE();
}
