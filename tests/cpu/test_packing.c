/* Packing on the fake device: which copies are made and when, where they lie in the workspace, what is recorded. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

enum
{
    A = 0x10000000,
    B = 0x20000000,
    D = 0x30000000,
    WORKSPACE = 0x40000000,
    COUNTERS = 262400 /* bytes before the slots */
};

static sk_gemm_desc halves(uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc = shape(m, n, k);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    return desc;
}

/* Layouts as in "tn": t is column-major. */
static sk_gemm_desc bytes(uint32_t m, uint32_t n, uint32_t k, const char* layouts)
{
    sk_gemm_desc desc = shape(m, n, k);
    desc.a.type = desc.b.type = SK_TYPE_S8;
    desc.d.type = SK_TYPE_S32;
    desc.a.layout = layouts[0] == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.b.layout = layouts[1] == 't' ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    return desc;
}

static sk_buffer memory_at(VkDeviceAddress address)
{
    sk_buffer memory;
    memset(&memory, 0, sizeof memory);
    memory.address = address;
    memory.size = VK_WHOLE_SIZE;
    return memory;
}

static sk_gemm_args somewhere(void)
{
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a = memory_at(A);
    args.b = memory_at(B);
    args.d = memory_at(D);
    args.workspace = memory_at(WORKSPACE);
    return args;
}

/* ---- which ----------------------------------------------------------------------------------- */

static void auto_packs_large_products_whose_lines_are_not_aligned(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = halves(4095, 4097, 4093);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_ALWAYS);
    desc = halves(4096, 4097, 4096);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_B);
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_B);
    desc = halves(4096, 4096, 4093);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_A);
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc.a.leading_dimension = 4100;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_A);
    desc = halves(4096, 4096, 4096);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc.b.batch_stride = 4096 * 4096 + 4;
    desc.batch_count = 2;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_B);
    sk_destroy_context(context);
}

static void auto_leaves_what_is_not_worth_a_copy(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = halves(63, 65, 61);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc = halves(1, 4097, 4093); /* reads B once */
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc = halves(4095, 4097, 4093);
    desc.pointers = true;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc.pointers = false;
    desc.k = 0;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    sk_destroy_context(context);
    open_context(true, 0);
    desc = halves(4095, 4097, 4093);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

static void every_wish_is_obeyed_in_the_users_terms(void)
{
    for (int is_cpu = 0; is_cpu < 2; ++is_cpu)
    {
        open_context(is_cpu, 0);
        for (int packing = SK_PACKING_NEVER; packing <= SK_PACKING_ALWAYS; ++packing)
        {
            sk_gemm_desc desc = halves(4095, 64, 128);
            desc.packing = (sk_packing)packing;
            CHECK_EQ(info_of(&desc).packing, packing);
            desc.d.layout = SK_LAYOUT_COL_MAJOR;
            CHECK_EQ(info_of(&desc).packing, packing);
            desc.k = 0;
            CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
        }
        sk_destroy_context(context);
    }
}

static void check_packing(const sk_gemm_desc* desc, sk_packing packing, sk_packing transposed)
{
    sk_plan_info info = info_of(desc);
    CHECK_EQ(info.packing, packing);
    CHECK_EQ(info.packs_transposed, transposed);
}

static void auto_transposes_large_products_of_bytes_whose_k_is_not_contiguous(void)
{
    open_context(false, 0);
    for (int exchanged = 0; exchanged < 2; ++exchanged)
    {
        static const char* const layouts[] = {"nt", "tt", "nn", "tn"};
        static const sk_packing wanted[] = {SK_PACKING_NEVER, SK_PACKING_A, SK_PACKING_B, SK_PACKING_ALWAYS};
        for (int i = 0; i < 4; ++i)
        {
            sk_gemm_desc desc = bytes(4096, 4096, 4096, layouts[i]);
            desc.d.layout = exchanged ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
            check_packing(&desc, wanted[i], wanted[i]);
            desc.packing = SK_PACKING_NEVER;
            check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
        }
    }
    sk_gemm_desc desc = bytes(4096, 4096, 4093, "nn"); /* A is copied, as its lines are not aligned */
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_B);
    sk_destroy_context(context);
}

static void auto_leaves_bytes_where_transposing_gains_nothing(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = bytes(64, 64, 64, "tn");
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    desc = bytes(4096, 4096, 4096, "tn");
    desc.pointers = true;
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    desc.pointers = false;
    desc.kernel = "gemm_s8_s32_s32_128x128x64_dp4a";
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    desc = halves(4096, 4096, 4096);
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    sk_destroy_context(context);
    open_context(true, 0);
    desc = bytes(4096, 4096, 4096, "tn");
    desc.kernel = "gemm_s8_s32_s32_32x32x16_coop";
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

static void a_forced_copy_is_transposed_where_the_kernel_gains_from_it(void)
{
    open_context(true, 0);
    sk_gemm_desc desc = bytes(100, 100, 100, "tn");
    desc.kernel = "gemm_s8_s32_s32_32x32x16_coop";
    desc.packing = SK_PACKING_A;
    check_packing(&desc, SK_PACKING_A, SK_PACKING_A);
    desc.packing = SK_PACKING_ALWAYS;
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_ALWAYS);
    desc.a.layout = SK_LAYOUT_ROW_MAJOR;
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_B);
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_NEVER);
    desc = bytes(100, 100, 100, "tn");
    desc.kernel = "gemm_s8_s32_s32_32x32x16_scalar";
    desc.packing = SK_PACKING_ALWAYS;
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

static void what_cannot_be_packed_is_refused(void)
{
    const char* too_large = "packing is 4, but 32 bits do not count the elements of the copies";
    open_context(false, 0);
    sk_gemm_desc desc = halves(64, 64, 64);
    desc.packing = (sk_packing)5;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "packing is 5, not one of its enum");
    desc.packing = SK_PACKING_B;
    desc.pointers = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "packing is 3, but matrices that lie anywhere cannot be packed");
    desc = halves(64, 64, 3);
    desc.packing = SK_PACKING_ALWAYS;
    desc.m = 0xffffffff / 64 + 1; /* each line of 3 becomes 64 */
    check_refused(&desc, SK_ERROR_TOO_LARGE, too_large);
    desc.m -= 1;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_ALWAYS);
    desc = halves(16, 16, 16); /* 32 vectors */
    desc.packing = SK_PACKING_ALWAYS;
    desc.batch_count = 0x4000000;
    check_refused(&desc, SK_ERROR_TOO_LARGE, too_large);
    desc.batch_count -= 1;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_ALWAYS);
    desc.packing = SK_PACKING_AUTO;
    desc.batch_count = 0xfffffff;
    desc.k = 15;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

/* The lines along k of a transposed copy may span 2^31 bytes in a tile, where those of the original do not. */
static void what_cannot_be_transposed_is_refused_of_kernels_that_want_it(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = bytes(256, 256, 1 << 23, "tn");
    desc.packing = SK_PACKING_A;
    desc.kernel = "gemm_s8_s32_s32_128x128x128_coop";
    check_refused(&desc, SK_ERROR_TOO_LARGE, "packing is 2, but 32 bits do not count the elements of the copies");
    desc.k -= 128;
    check_packing(&desc, SK_PACKING_A, SK_PACKING_A);
    desc.k += 128;
    desc.kernel = NULL;
    check_packing(&desc, SK_PACKING_A, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

/* ---- where ----------------------------------------------------------------------------------- */

static void copies_lie_behind_the_slots(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = halves(100, 300, 70); /* lines of A: 128 elements, of B: 320 */
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.batch_count = 3;
    const VkDeviceSize a = 3 * 100 * 128 * 2, b = 3 * 70 * 320 * 2;
    desc.packing = SK_PACKING_NEVER;
    CHECK_EQ(info_of(&desc).workspace_size, 0);
    desc.packing = SK_PACKING_A;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + a);
    desc.packing = SK_PACKING_B;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + b);
    desc.packing = SK_PACKING_ALWAYS;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + a + b);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 2;
    desc.packing = SK_PACKING_NEVER;
    VkDeviceSize slots = info_of(&desc).workspace_size;
    desc.packing = SK_PACKING_ALWAYS;
    CHECK(slots > COUNTERS);
    CHECK_EQ(info_of(&desc).workspace_size, slots + a + b);
    sk_destroy_context(context);
}

/* Transposed, A has a line for each of m, and B for each of n, of k elements. */
static void transposed_copies_have_lines_along_k(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = bytes(100, 300, 130, "tn");
    desc.kernel = "gemm_s8_s32_s32_128x128x128_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.batch_count = 3;
    desc.packing = SK_PACKING_ALWAYS;
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + 3 * 100 * 256 + 3 * 300 * 256);
    desc.kernel = "gemm_s8_s32_s32_128x128x64_dp4a";
    CHECK_EQ(info_of(&desc).workspace_size, COUNTERS + 3 * 130 * 128 + 3 * 130 * 384);
    sk_destroy_context(context);
}

/* ---- what is recorded ------------------------------------------------------------------------ */

static const char* kinds(void)
{
    static char text[FAKE_COMMANDS + 1];
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        text[i] = "bpd|f<>"[fake.record[i].kind];
    }
    text[fake.count] = 0;
    return text;
}

static void record(const sk_plan* plan, const sk_gemm_args* args)
{
    fake.count = 0;
    if (!CHECK_EQ(sk_gemm(fake_commands(), plan, args), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

/* The n-th step that is bound, pushed and dispatched, from a label at the start on. */
static const fake_command* step(uint32_t n)
{
    uint32_t at = 0;
    while (fake.record[at].kind != FAKE_BIND || n-- > 0)
    {
        ++at;
    }
    return &fake.record[at];
}

/* 100 x 300 x 70 of f16 in batches of 3, in the row-major D that the kernel sees. */
static sk_gemm_desc odd_batch(bool exchanged)
{
    sk_gemm_desc desc = exchanged ? halves(300, 100, 70) : halves(100, 300, 70);
    desc.d.layout = exchanged ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_ALWAYS;
    desc.batch_count = 3;
    return desc;
}

static void check_copy(const fake_command* bind, uint32_t from, uint32_t to, const uint32_t rest[6])
{
    const uint32_t* words = bind[1].words;
    CHECK(words[0] == from && words[1] == 0 && words[2] == to && words[3] == 0);
    for (uint32_t i = 0; i < 6; ++i)
    {
        CHECK_EQ(words[4 + i], rest[i]);
    }
    CHECK_EQ(bind[1].size, 128);
}

static void copies_are_recorded_and_waited_for(void)
{
    for (int exchanged = 0; exchanged < 2; ++exchanged)
    {
        const uint32_t of_a[6] = {100, 300, 70, 70, 7000, 128}, of_b[6] = {70, 210, 300, 300, 21000, 320};
        const uint32_t by_columns[6] = {70, 210, 100, 100, 7000, 128}, by_rows[6] = {300, 900, 70, 70, 21000, 128};
        uint32_t packed_b = WORKSPACE + COUNTERS + (exchanged ? 3 * 70 * 128 * 2 : 3 * 100 * 128 * 2);
        open_context(false, 0);
        sk_gemm_desc desc = odd_batch(exchanged);
        sk_gemm_args args = somewhere();
        sk_plan* plan = make(&desc);
        record(plan, &args);
        CHECK(strcmp(kinds(), "<bpdbpd|bpd>") == 0);
        check_copy(step(0), exchanged ? B : A, WORKSPACE + COUNTERS, exchanged ? by_columns : of_a);
        check_copy(step(1), exchanged ? A : B, packed_b, exchanged ? by_rows : of_b);
        CHECK_EQ(step(0)[2].groups[0], exchanged ? (210 * 13 + 127) / 128 : (300 * 9 + 127) / 128);
        CHECK_EQ(step(1)[2].groups[0], exchanged ? (900 * 9 + 127) / 128 : (210 * 38 + 127) / 128);
        sk__arguments arguments;
        memcpy(&arguments, step(2)[1].words, sizeof arguments);
        CHECK(arguments.a[0] == WORKSPACE + COUNTERS && arguments.b[0] == packed_b);
        CHECK(arguments.leading_dimension_a == 128 && arguments.leading_dimension_b == (exchanged ? 128 : 320));
        CHECK_EQ(arguments.batch_stride_a, exchanged ? 70 * 128 : 100 * 128);
        CHECK_EQ(arguments.batch_stride_b, exchanged ? 300 * 128 : 70 * 320);
        sk_destroy_plan(plan);
        sk_destroy_context(context);
    }
}

/* A, with contiguous k, is copied; B is transposed, in tiles of 128 of its columns and 256 of its rows. */
static void transposed_copies_are_recorded_and_read_along_k(void)
{
    const uint32_t of_a[6] = {100, 300, 270, 270, 27000, 384}, of_b[6] = {300, 900, 270, 300, 81000, 384};
    open_context(false, 0);
    sk_gemm_desc desc = bytes(100, 300, 270, "nn");
    desc.kernel = "gemm_s8_s32_s32_128x128x128_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_ALWAYS;
    desc.batch_count = 3;
    sk_gemm_args args = somewhere();
    sk_plan* plan = make(&desc);
    record(plan, &args);
    CHECK(strcmp(kinds(), "<bpdbpd|bpd>") == 0);
    check_copy(step(0), A, WORKSPACE + COUNTERS, of_a);
    check_copy(step(1), B, WORKSPACE + COUNTERS + 3 * 100 * 384, of_b);
    CHECK_EQ(step(0)[2].groups[0], (300 * 17 + 127) / 128);
    CHECK_EQ(step(1)[2].groups[0], 3 * 3 * 2);
    CHECK(step(0)->pipeline != step(1)->pipeline);
    sk__arguments arguments;
    memcpy(&arguments, step(2)[1].words, sizeof arguments);
    CHECK(arguments.leading_dimension_b == 384 && arguments.batch_stride_b == 300 * 384);
    const uint32_t* constants = fake.pipelines[step(2)->pipeline].constants;
    CHECK(constants[4] == true && constants[5] == true && constants[7] == true);
    sk_destroy_plan(plan);
    desc.packing = SK_PACKING_A;
    plan = make(&desc);
    record(plan, &args);
    CHECK(strcmp(kinds(), "<bpd|bpd>") == 0);
    constants = fake.pipelines[step(1)->pipeline].constants;
    CHECK(constants[4] == true && constants[5] == false);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void check_pipeline(const sk_plan* plan, const sk_gemm_args* args, bool aligned, bool aligned_output,
                           bool packed)
{
    sk_launch_info launch;
    record(plan, args);
    CHECK_EQ(sk_query_launch(plan, args, &launch), SK_SUCCESS);
    const fake_command* product = step(launch.copy_count);
    const uint32_t* constants = fake.pipelines[product->pipeline].constants;
    CHECK_EQ(launch.dispatch_count, launch.copy_count + 1);
    CHECK_EQ(launch.group_count_x, product[2].groups[0]);
    CHECK(launch.aligned == aligned && launch.aligned_output == aligned_output);
    CHECK(constants[7] == aligned && constants[28] == aligned_output && constants[29] == packed);
}

static void copies_are_read_fast_whatever_d_and_the_addresses(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false); /* D of 300 columns is written 8 at a time at most */
    sk_gemm_args args = somewhere();
    args.a.offset = args.b.offset = 2;
    sk_plan* plan = make(&desc);
    check_pipeline(plan, &args, true, false, true);
    sk_destroy_plan(plan);
    desc.n = 304;
    plan = make(&desc);
    check_pipeline(plan, &args, true, true, true);
    args.d.offset = 2;
    check_pipeline(plan, &args, true, false, true);
    sk_destroy_plan(plan);
    desc.packing = SK_PACKING_A;
    plan = make(&desc);
    args = somewhere();
    check_pipeline(plan, &args, true, true, true);
    args.b.offset = 2;
    check_pipeline(plan, &args, false, false, true);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void alpha_0_copies_nothing(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false);
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.c = desc.d;
    sk_gemm_args args = somewhere();
    args.c = args.d;
    args.beta = 1.0f;
    sk_plan* plan = make(&desc);
    record(plan, &args);
    CHECK(strcmp(kinds(), "<bpd>") == 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Where no wave is whole, the second kernel's dispatch is the one that waits; otherwise the first. */
static void retiled_plans_wait_once(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = halves(1000, 1000, 70);
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    desc.last_wave_kernel = "gemm_f16_f32_f16_64x64x64_coop";
    desc.packing = SK_PACKING_ALWAYS;
    sk_gemm_args args = somewhere();
    for (uint32_t wave = 60; wave <= 100; wave += 40)
    {
        desc.workers = wave;
        sk_plan* plan = make(&desc);
        record(plan, &args);
        CHECK(strcmp(kinds(), wave == 60 ? "<bpdbpd|bpdbpd>" : "<bpdbpd|bpd>") == 0);
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

/* Those of a size of element share the copy's pipeline. */
static void kernels_share_the_copy(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false);
    sk_gemm_args args = somewhere();
    sk_plan* plans[3];
    uint32_t pipelines[3];
    for (int i = 0; i < 3; ++i)
    {
        desc.kernel = i == 0 ? "gemm_f16_f32_f16_128x128x64_coop" : i == 1 ? "gemm_f16_f32_f16_64x64x64_coop" : NULL;
        desc.a.type = desc.b.type = desc.d.type = i == 2 ? SK_TYPE_F32 : SK_TYPE_F16;
        plans[i] = make(&desc);
        record(plans[i], &args);
        pipelines[i] = step(0)->pipeline;
        CHECK_EQ(step(1)->pipeline, pipelines[i]);
    }
    CHECK(pipelines[0] == pipelines[1] && pipelines[0] != pipelines[2]);
    for (int i = 0; i < 3; ++i)
    {
        sk_destroy_plan(plans[i]);
    }
    sk_destroy_context(context);
}

static void a_line_says_what_is_packed(void)
{
    static const char* const wanted[] = {
        "", "longest worker 2, utilisation", "longest worker 2, A packed, workspace ",
        "longest worker 2, B packed, workspace ", "longest worker 2, A and B packed, workspace "};
    open_context(false, 0);
    sk_gemm_desc desc = odd_batch(false);
    for (int packing = SK_PACKING_NEVER; packing <= SK_PACKING_ALWAYS; ++packing)
    {
        char line[512];
        desc.packing = (sk_packing)packing;
        sk_plan* plan = make(&desc);
        CHECK(sk_format_plan(plan, line, sizeof line) < sizeof line);
        if (!CHECK(strstr(line, wanted[packing]) != NULL))
        {
            CHECK_NOTE("%s\n", line);
        }
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

static void a_line_says_what_is_transposed(void)
{
    static const char* const layouts[] = {"nt", "tt", "nn", "tn"};
    static const char* const wanted[] = {", A and B packed, ", ", A transposed, B packed, ",
                                         ", A packed, B transposed, ", ", A and B transposed, "};
    open_context(false, 0);
    for (int i = 0; i < 8; ++i)
    {
        char line[512];
        sk_gemm_desc desc = bytes(200, 200, 200, layouts[i % 4]);
        desc.kernel = "gemm_s8_s32_s32_128x128x128_coop";
        desc.packing = i < 4 ? SK_PACKING_ALWAYS : i % 2 == 1 ? SK_PACKING_A : SK_PACKING_B;
        sk_plan* plan = make(&desc);
        CHECK(sk_format_plan(plan, line, sizeof line) < sizeof line);
        const char* one = i == 4 ? ", B packed, " : i % 2 == 1 ? ", A transposed, w" : ", B transposed, w";
        if (!CHECK(strstr(line, i < 4 ? wanted[i] : one) != NULL))
        {
            CHECK_NOTE("%s\n", line);
        }
        sk_destroy_plan(plan);
    }
    sk_destroy_context(context);
}

int main(void)
{
    RUN(auto_packs_large_products_whose_lines_are_not_aligned);
    RUN(auto_leaves_what_is_not_worth_a_copy);
    RUN(every_wish_is_obeyed_in_the_users_terms);
    RUN(auto_transposes_large_products_of_bytes_whose_k_is_not_contiguous);
    RUN(auto_leaves_bytes_where_transposing_gains_nothing);
    RUN(a_forced_copy_is_transposed_where_the_kernel_gains_from_it);
    RUN(what_cannot_be_packed_is_refused);
    RUN(what_cannot_be_transposed_is_refused_of_kernels_that_want_it);
    RUN(copies_lie_behind_the_slots);
    RUN(transposed_copies_have_lines_along_k);
    RUN(copies_are_recorded_and_waited_for);
    RUN(transposed_copies_are_recorded_and_read_along_k);
    RUN(copies_are_read_fast_whatever_d_and_the_addresses);
    RUN(alpha_0_copies_nothing);
    RUN(retiled_plans_wait_once);
    RUN(kernels_share_the_copy);
    RUN(a_line_says_what_is_packed);
    RUN(a_line_says_what_is_transposed);
    return CHECK_DONE();
}
