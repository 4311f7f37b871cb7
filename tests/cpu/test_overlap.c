/* Which memory may be written: whether matrices whose rows interleave have bytes in common, compared with maps of their
 * bytes; and what sk_gemm accepts and refuses of sub-matrices of one buffer. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

#include <time.h>

enum
{
    MAP = 1 << 16
};

static uint32_t draw_below(uint64_t* seed, uint32_t below)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*seed >> 33) % below;
}

/* ---- two memories --------------------------------------------------------------------------------- */

static sk__memory make_memory(VkDeviceAddress address, uint64_t width, sk__steps rows, sk__steps batches)
{
    sk__memory memory = {"m", address, 0, width, rows, batches};
    memory.end = address + width + (rows.count - 1) * rows.stride + (batches.count - 1) * batches.stride;
    return memory;
}

static sk__memory random_memory(uint64_t* seed, uint32_t size)
{
    sk__steps rows = {draw_below(seed, size), 1 + draw_below(seed, 6)};
    sk__steps batches = {draw_below(seed, 2 * size), 1 + draw_below(seed, 5)};
    return make_memory(draw_below(seed, 6 * size), 1 + draw_below(seed, size / 3), rows, batches);
}

/* Rows as far apart in both, as in sub-matrices of one matrix. */
static void align_rows(uint64_t* seed, uint32_t size, sk__memory* x, sk__memory* y)
{
    x->rows.stride = y->rows.stride = size;
    x->batches.stride = draw_below(seed, 2) ? x->batches.stride : draw_below(seed, 4) * size;
    y->batches.stride = draw_below(seed, 2) ? x->batches.stride : y->batches.stride;
    *x = make_memory(x->address, x->width, x->rows, x->batches);
    *y = make_memory(y->address, y->width, y->rows, y->batches);
}

/* Adds `mark` to each byte; returns whether one had the other mark. */
static bool mark_bytes(const sk__memory* memory, uint8_t mark, uint8_t* map)
{
    bool met = false;
    for (uint64_t batch = 0; batch < memory->batches.count; ++batch)
    {
        for (uint64_t row = 0; row < memory->rows.count; ++row)
        {
            uint8_t* bytes = map + memory->address + batch * memory->batches.stride + row * memory->rows.stride;
            for (uint64_t i = 0; i < memory->width; ++i)
            {
                met |= (bytes[i] | mark) == 3;
                bytes[i] = mark;
            }
        }
    }
    return met;
}

static bool overlap_in_a_map(const sk__memory* x, const sk__memory* y)
{
    static uint8_t map[MAP];
    memset(map, 0, (size_t)sk__max((uint32_t)x->end, (uint32_t)y->end));
    mark_bytes(x, 1, map);
    return mark_bytes(y, 2, map);
}

static bool extents_overlap(const sk__memory* x, const sk__memory* y)
{
    return x->end > y->address && y->end > x->address;
}

static void memories_overlap_where_a_byte_is_in_both(void)
{
    uint64_t seed = 1;
    uint32_t interleaved = 0, overlapping = 0;
    for (int i = 0; i < 300000; ++i)
    {
        uint32_t size = 6 + draw_below(&seed, i % 10 ? 30 : 300);
        sk__memory x = random_memory(&seed, size), y = random_memory(&seed, size);
        if (i % 3 == 0)
        {
            align_rows(&seed, size, &x, &y);
        }
        bool wanted = overlap_in_a_map(&x, &y);
        interleaved += !wanted && extents_overlap(&x, &y);
        overlapping += wanted;
        if (!CHECK_EQ(sk__overlap(&x, &y), wanted) | !CHECK_EQ(sk__overlap(&y, &x), wanted))
        {
            CHECK_NOTE("case %d\n", i);
        }
    }
    CHECK(interleaved > 20000 && overlapping > 20000);
}

/* Of long matrices without batches every row would be much; two strides are judged at once. */
static void two_strides_are_judged_however_many_rows_there_are(void)
{
    sk__steps one = {0, 1}, even = {1000, 1000000}, odd = {2002, 500000}, odder = {1001, 1000000};
    sk__memory x = make_memory(1 << 20, 2, even, one);
    for (VkDeviceAddress shift = 0; shift < 2000; ++shift)
    {
        sk__memory same = make_memory((1 << 20) + shift, 2, even, one);
        sk__memory other = make_memory((1 << 20) + shift, 1, odd, one);
        sk__memory coprime = make_memory((1 << 20) + shift, 1, odder, one);
        uint64_t apart = shift % 1000;
        CHECK_EQ(sk__overlap(&x, &same), apart < 2 || apart > 998);
        CHECK(sk__overlap(&x, &other));
        CHECK(sk__overlap(&x, &coprime));
        other.rows.stride = 2000;
        other.end = other.address + 2000 * (other.rows.count - 1) + 1;
        CHECK_EQ(sk__overlap(&x, &other), apart < 2);
    }
}

/* Where strides divide one another, more rows than could be tried are few steps. */
static void packed_batches_are_judged_however_many_there_are(void)
{
    sk__steps rows = {512, 64}, batches = {512 * 64, 1000000};
    sk__memory x = make_memory(1 << 20, 256, rows, batches);
    for (VkDeviceAddress shift = 0; shift < 512; ++shift)
    {
        sk__memory y = make_memory((1 << 20) + 512 * 64 * 1000 + shift, 200, rows, batches);
        CHECK_EQ(sk__overlap(&x, &y), shift < 256 || shift > 312);
    }
}

/* Never the other way round: what cannot be told in time overlaps. */
static void four_strides_of_many_rows_are_judged_by_their_extents(void)
{
    sk__steps rows = {1000003 * 4, 30000}, batches = {1000033 * 4, 30000};
    sk__steps other_rows = {1000037 * 4, 30000}, other_batches = {1000039 * 4, 30000};
    sk__memory x = make_memory(1 << 20, 1, rows, batches);
    sk__memory y = make_memory((1 << 20) + 2, 1, other_rows, other_batches);
    clock_t start = clock();
    CHECK(sk__overlap(&x, &y));
    CHECK(clock() - start < CLOCKS_PER_SEC / 10);
    y.address += (VkDeviceAddress)1 << 50;
    y.end += (VkDeviceAddress)1 << 50;
    CHECK(!sk__overlap(&x, &y));
}

/* 4 lines of two blocks, in lines of six. A block is 32 elements in 18 bytes, at an even address. */
static sk_result resolve_blocks(VkDeviceAddress address, uint64_t size, sk__memory* memory)
{
    static const sk__element element = {32, 18, 2};
    sk_buffer buffer = locate_memory(address);
    buffer.size = size;
    sk_result result = sk__resolve_elements(context, "m", &buffer, &element, 3 * 192 + 64, memory);
    sk__take_lines(memory, &element, 64, 192, 4);
    return result;
}

static void lines_may_be_of_blocks(void)
{
    sk__memory x, y;
    open_context(false, 0);
    CHECK_EQ(resolve_blocks(D + 2, 20 * 18, &x), SK_SUCCESS);
    CHECK_EQ(x.end - x.address, 20 * 18);
    CHECK_EQ(resolve_blocks(D + 2, 20 * 18 - 1, &y), SK_ERROR_BUFFER_TOO_SMALL);
    CHECK_EQ(resolve_blocks(D + 1, 20 * 18, &y), SK_ERROR_MISALIGNED);
    CHECK(strstr(fake.sentence, ", not a multiple of the 2 bytes where blocks may begin") != NULL);
    for (uint32_t block = 0; block < 6; ++block)
    {
        CHECK_EQ(resolve_blocks(D + 2 + block * 18, 20 * 18, &y), SK_SUCCESS);
        CHECK_EQ(sk__overlap(&x, &y), block < 2 || block > 4);
    }
    sk_destroy_context(context);
}

/* ---- sub-matrices of one buffer -------------------------------------------------------------------- */

static sk_gemm_args args;

static sk_buffer part_at(uint32_t row, uint32_t column, uint32_t leading_dimension)
{
    sk_buffer part = locate_memory(D);
    part.offset = 4 * ((VkDeviceSize)row * leading_dimension + column);
    return part;
}

/* D = C - A B in a matrix of 128 columns: what a blocked LU, or Cholesky with B = A', updates. */
static sk_gemm_desc trailing_update(uint32_t m, uint32_t n, uint32_t k)
{
    sk_gemm_desc desc = describe_shape(m, n, k);
    desc.a.leading_dimension = desc.b.leading_dimension = 128;
    desc.c.leading_dimension = desc.d.leading_dimension = 128;
    desc.epilogue = SK_EPILOGUE_LINEAR;
    desc.packing = SK_PACKING_NEVER;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    memset(&args, 0, sizeof args);
    args.alpha = -1.0f;
    args.beta = 1.0f;
    args.c = args.d = part_at(m, m, 128);
    args.a = part_at(m, 0, 128);
    args.b = part_at(0, m, 128);
    return desc;
}

static void check_recorded(const sk_gemm_desc* desc, sk_result wanted)
{
    sk_plan* plan = make(desc);
    fake.count = 0;
    if (plan && !CHECK_EQ(sk_gemm(fake_commands(), plan, &args), wanted))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    CHECK_EQ(fake.count > 0, wanted == SK_SUCCESS);
    sk_destroy_plan(plan);
}

static void trailing_updates_are_accepted_until_a_column_is_shared(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = trailing_update(64, 48, 40);
    check_recorded(&desc, SK_SUCCESS);
    desc.k = 64;
    check_recorded(&desc, SK_SUCCESS);
    desc.k = 65; /* column 64 is D's, and row 64 of B */
    check_recorded(&desc, SK_ERROR_OVERLAP);
    args.b = locate_memory(B);
    check_recorded(&desc, SK_ERROR_OVERLAP);
    CHECK(strncmp(fake.sentence, "d [", 3) == 0 && strstr(fake.sentence, " overlaps a ["));
    desc = trailing_update(64, 48, 40);
    desc.b.layout = SK_LAYOUT_COL_MAJOR; /* Cholesky: B = A' */
    args.b = args.a;
    check_recorded(&desc, SK_SUCCESS);
    args.c = part_at(64, 65, 128);
    check_recorded(&desc, SK_ERROR_OVERLAP);
    sk_destroy_context(context);
}

static void columns_of_a_concatenated_buffer_are_accepted(void)
{
    open_context(false, 0);
    for (uint32_t column = 0; column < 128; ++column)
    {
        sk_gemm_desc desc = trailing_update(64, 48, 40);
        desc.epilogue = SK_EPILOGUE_NONE;
        args.d = part_at(0, column, 128);
        args.a = part_at(0, 50, 128);
        args.b = locate_memory(B);
        bool apart = column + 48 <= 50 || column >= 90;
        bool beside = column + 48 <= 128 || column + 48 - 128 <= 50; /* or D's rows go on in A's next */
        check_recorded(&desc, apart && beside ? SK_SUCCESS : SK_ERROR_OVERLAP);
    }
    sk_destroy_context(context);
}

/* 4 matrices of D beside 4 of A within the same rows of 512, as attention's heads lie; then with A's 2 rows apart. */
static void batches_are_judged_too(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = trailing_update(64, 48, 40);
    desc.epilogue = SK_EPILOGUE_NONE;
    desc.batch_count = 4;
    desc.a.leading_dimension = desc.d.leading_dimension = 512;
    desc.a.batch_stride = desc.d.batch_stride = 100;
    args.d = part_at(0, 0, 512);
    args.a = part_at(0, 48, 512);
    args.b = locate_memory(B);
    check_recorded(&desc, SK_SUCCESS);
    args.a = part_at(0, 47, 512);
    check_recorded(&desc, SK_ERROR_OVERLAP);
    args.a = part_at(0, 60, 512);
    check_recorded(&desc, SK_SUCCESS);
    args.a = part_at(0, 61, 512);
    check_recorded(&desc, SK_ERROR_OVERLAP);
    args.a = part_at(0, 400, 512);
    desc.a.leading_dimension = 1024;
    desc.a.batch_stride = 10;
    check_recorded(&desc, SK_SUCCESS);
    desc.a.batch_stride = 400;
    check_recorded(&desc, SK_ERROR_OVERLAP);
    sk_destroy_context(context);
}

/* Rows of A and D of other lengths, in a buffer that has room for both. */
static void vectors_and_workspaces_may_lie_between_rows(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = trailing_update(64, 48, 40);
    desc.epilogue = SK_EPILOGUE_NONE;
    desc.bias = SK_BIAS_ALONG_N;
    args.d = part_at(0, 0, 128);
    args.a = locate_memory(A);
    args.b = locate_memory(B);
    args.bias = part_at(0, 64, 128);
    check_recorded(&desc, SK_SUCCESS);
    args.bias = part_at(0, 81, 128);
    check_recorded(&desc, SK_ERROR_OVERLAP);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(memories_overlap_where_a_byte_is_in_both);
    RUN(two_strides_are_judged_however_many_rows_there_are);
    RUN(packed_batches_are_judged_however_many_there_are);
    RUN(four_strides_of_many_rows_are_judged_by_their_extents);
    RUN(lines_may_be_of_blocks);
    RUN(trailing_updates_are_accepted_until_a_column_is_shared);
    RUN(columns_of_a_concatenated_buffer_are_accepted);
    RUN(batches_are_judged_too);
    RUN(vectors_and_workspaces_may_lie_between_rows);
    return CHECK_DONE();
}
