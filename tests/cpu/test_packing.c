/* Packing on the fake device: which operands are copied, and which of the copies are transposed. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

static void auto_packs_large_products_whose_lines_are_not_aligned(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_halves(4095, 4097, 4093);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_ALWAYS);
    desc = describe_halves(4096, 4097, 4096);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_B);
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_B);
    desc = describe_halves(4096, 4096, 4093);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_A);
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc.a.leading_dimension = 4100;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_A);
    desc = describe_halves(4096, 4096, 4096);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc.b.batch_stride = 4096 * 4096 + 4;
    desc.batch_count = 2;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_B);
    sk_destroy_context(context);
}

/* Of two terms, the worse aligned one decides. Copies of both have to pay, too. */
static void auto_packs_both_terms_or_neither(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_halves(4096, 4096, 4096);
    desc.second = true;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc.second_a.leading_dimension = 4099;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_A);
    desc.second_b.leading_dimension = 4099;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_ALWAYS);
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.second_b.leading_dimension = 0;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_A);
    sk_destroy_context(context);
}

static void auto_leaves_what_is_not_worth_a_copy(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_halves(63, 65, 61);
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc = describe_halves(1, 4097, 4093); /* reads B once */
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc = describe_halves(4095, 4097, 4093);
    desc.pointers = true;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    desc.pointers = false;
    desc.k = 0;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_NEVER);
    sk_destroy_context(context);
    open_context(true, 0);
    desc = describe_halves(4095, 4097, 4093);
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
            sk_gemm_desc desc = describe_halves(4095, 64, 128);
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
            sk_gemm_desc desc = describe_bytes(4096, 4096, 4096, layouts[i]);
            desc.d.layout = exchanged ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
            check_packing(&desc, wanted[i], wanted[i]);
            desc.packing = SK_PACKING_NEVER;
            check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
        }
    }
    sk_gemm_desc desc = describe_bytes(4096, 4096, 4093, "nn"); /* A is copied, as its lines are not aligned */
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_B);
    sk_destroy_context(context);
}

static void auto_leaves_bytes_where_transposing_gains_nothing(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_bytes(64, 64, 64, "tn");
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    desc = describe_bytes(4096, 4096, 4096, "tn");
    desc.pointers = true;
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    desc.pointers = false;
    desc.kernel = "gemm_s8_s32_s32_128x128x64_dp4a";
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    desc = describe_halves(4096, 4096, 4096);
    desc.a.layout = SK_LAYOUT_COL_MAJOR;
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    sk_destroy_context(context);
    open_context(true, 0);
    desc = describe_bytes(4096, 4096, 4096, "tn");
    desc.kernel = "gemm_s8_s32_s32_16x32x16_coop";
    check_packing(&desc, SK_PACKING_NEVER, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

static void a_forced_copy_is_transposed_where_the_kernel_gains_from_it(void)
{
    open_context(true, 0);
    sk_gemm_desc desc = describe_bytes(100, 100, 100, "tn");
    desc.kernel = "gemm_s8_s32_s32_16x32x16_coop";
    desc.packing = SK_PACKING_A;
    check_packing(&desc, SK_PACKING_A, SK_PACKING_A);
    desc.packing = SK_PACKING_ALWAYS;
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_ALWAYS);
    desc.a.layout = SK_LAYOUT_ROW_MAJOR;
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_B);
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_NEVER);
    desc = describe_bytes(100, 100, 100, "tn");
    desc.kernel = "gemm_s8_s32_s32_32x32x16_scalar";
    desc.packing = SK_PACKING_ALWAYS;
    check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

/* Of an operand that a batch shares there is one copy, if both terms share it. */
static void a_batch_shares_a_copy(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_halves(64, 64, 64);
    desc.kernel = "gemm_f16_f32_f16_64x64x64_coop";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_A;
    const VkDeviceSize one = info_of(&desc).workspace_size, copy = 64 * 64 * 2;
    desc.batch_count = 8;
    CHECK_EQ(info_of(&desc).workspace_size, one + 7 * copy);
    desc.a.shared = true;
    CHECK_EQ(info_of(&desc).workspace_size, one);
    desc.second = true;
    CHECK_EQ(info_of(&desc).workspace_size, one + 15 * copy);
    desc.second_a.shared = true;
    CHECK_EQ(info_of(&desc).workspace_size, one + copy);
    sk_destroy_context(context);
}

#define LIMITS "but a copy has less than 2^32 elements a matrix, 2 GiB in 256 lines, and 32 GiB in all"

static void what_cannot_be_packed_is_refused(void)
{
    const char* too_large = "packing is always, " LIMITS;
    open_context(false, 0);
    sk_gemm_desc desc = describe_halves(64, 64, 64);
    desc.packing = (sk_packing)5;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "packing is 5, not one of its enum");
    desc.packing = SK_PACKING_B;
    desc.pointers = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "packing is b, but matrices that lie anywhere cannot be packed");
    desc = describe_halves(64, 64, 3);
    desc.kernel = "gemm_f16_f32_f16_64x64x64_coop";
    desc.packing = SK_PACKING_ALWAYS;
    desc.m = 0xffffffff / 64 + 1; /* each line of 3 becomes 64 */
    check_refused(&desc, SK_ERROR_TOO_LARGE, too_large);
    desc.m -= 1;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_ALWAYS);
    desc = describe_halves(16, 16, 16); /* 32 vectors */
    desc.kernel = "gemm_f16_f32_f16_64x64x64_coop";
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
    sk_gemm_desc desc = describe_bytes(256, 256, 1 << 23, "tn");
    desc.packing = SK_PACKING_A;
    desc.kernel = "gemm_s8_s32_s32_128x128x128_coop";
    check_refused(&desc, SK_ERROR_TOO_LARGE, "packing is a, " LIMITS);
    desc.k -= 128;
    check_packing(&desc, SK_PACKING_A, SK_PACKING_A);
    desc.k += 128;
    desc.kernel = NULL;
    check_packing(&desc, SK_PACKING_A, SK_PACKING_NEVER);
    sk_destroy_context(context);
}

static const char* const ARRANGED = "gemm_f16_f32_f16_128x192x48_arranged";

/* In whole tiles and k-iterations: rows of 2 bytes an element, which 8-bit floats have in copies, behind 256 KiB of
 * counters, and 24 KiB behind each. */
static void check_arranged(sk_type type, const char* kernel)
{
    sk_gemm_desc desc = describe_halves(129, 193, 49);
    desc.a.type = desc.b.type = type;
    desc.kernel = kernel;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    for (int packing = SK_PACKING_AUTO; packing <= SK_PACKING_ALWAYS; packing += SK_PACKING_ALWAYS)
    {
        desc.packing = (sk_packing)packing;
        sk_plan_info info = info_of(&desc);
        check_packing(&desc, SK_PACKING_ALWAYS, SK_PACKING_NEVER);
        CHECK(info.packs_arranged);
        CHECK_EQ(info.workspace_size, 4 * SK__SLOTS + 2 * (256 * 96 + 256 * 48) + 2 * (384 * 96 + 256 * 48));
    }
    desc.k = 0;
    desc.packing = SK_PACKING_NEVER; /* there is nothing to copy */
    CHECK_EQ(info_of(&desc).workspace_size, 0);
    CHECK(!info_of(&desc).packs_arranged);
}

static void an_arranged_kernel_has_both_packed(void)
{
    open_context(false, 0);
    check_arranged(SK_TYPE_F16, ARRANGED);
    check_arranged(SK_TYPE_E4M3, "gemm_e4m3_f32_f16_128x192x48_arranged");
    check_arranged(SK_TYPE_E5M2, "gemm_e5m2_f32_f16_128x192x48_arranged");
    sk_destroy_context(context);
}

static void an_arranged_kernel_refuses_what_it_cannot_copy(void)
{
    open_context(false, 0);
    sk_gemm_desc desc = describe_halves(64, 64, 64);
    desc.kernel = ARRANGED;
    desc.packing = SK_PACKING_A;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "packing is a, but \"gemm_f16_f32_f16_128x192x48_arranged\" has both A and B packed");
    desc.packing = SK_PACKING_AUTO;
    desc.pointers = true;
    check_refused(
        &desc, SK_ERROR_INVALID_VALUE,
        "\"gemm_f16_f32_f16_128x192x48_arranged\" has A and B packed, but matrices that lie anywhere cannot be");
    desc.pointers = false;
    desc.batch_count = 0x7fffffff / (192 * 96 / 8) + 1; /* vectors of B */
    check_refused(&desc, SK_ERROR_TOO_LARGE, "\"gemm_f16_f32_f16_128x192x48_arranged\" has A and B packed, " LIMITS);
    desc.batch_count -= 1;
    CHECK_EQ(info_of(&desc).packing, SK_PACKING_ALWAYS);
    desc = describe_halves(0xffffffff, 16, 16); /* one more row in whole tiles would be 2^32 */
    desc.kernel = ARRANGED;
    check_refused(&desc, SK_ERROR_TOO_LARGE, "\"gemm_f16_f32_f16_128x192x48_arranged\" has A and B packed, " LIMITS);
    desc = describe_halves(256, 384, 64);
    desc.kernel = ARRANGED;
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.workers = 3;
    check_refused(
        &desc, SK_ERROR_NO_KERNEL,
        "retiled: no tiles of \"gemm_f16_f32_f16_128x192x48_arranged\" can be cut into those of another kernel");
    sk_destroy_context(context);
}

/* Whose constants were measured. */
static void open_h200(void)
{
    reset_fake();
    snprintf(fake.properties.deviceName, sizeof fake.properties.deviceName, "NVIDIA H200");
    create_context(132);
}

static void auto_arranges_large_products_alone(void)
{
    open_h200();
    sk_gemm_desc desc = describe_halves(8192, 8192, 8192);
    CHECK(info_of(&desc).packs_arranged);
    desc.packing = SK_PACKING_NEVER;
    CHECK(!info_of(&desc).packs_arranged);
    desc = describe_halves(2048, 2048, 2048);
    CHECK(!info_of(&desc).packs_arranged);
    sk_destroy_context(context);
}

/* Where lines begin at odd addresses and copies are too dear, multiply-adds of f16 wait for single elements as well.
 * The last has aligned lines. */
static void small_products_take_matrices_whatever_their_lines(void)
{
    static const uint32_t extents[][3] = {{1006, 160, 172}, {253, 564, 146}, {292, 130, 1914}, {64, 64, 4096}};
    open_h200();
    for (uint32_t i = 0; i < sizeof extents / sizeof *extents; i++)
    {
        sk_gemm_desc desc = describe_halves(extents[i][0], extents[i][1], extents[i][2]);
        CHECK(strstr(info_of(&desc).kernel, "coop") != NULL);
    }
    sk_destroy_context(context);
}

int main(void)
{
    RUN(auto_packs_large_products_whose_lines_are_not_aligned);
    RUN(auto_packs_both_terms_or_neither);
    RUN(auto_leaves_what_is_not_worth_a_copy);
    RUN(every_wish_is_obeyed_in_the_users_terms);
    RUN(auto_transposes_large_products_of_bytes_whose_k_is_not_contiguous);
    RUN(auto_leaves_bytes_where_transposing_gains_nothing);
    RUN(a_forced_copy_is_transposed_where_the_kernel_gains_from_it);
    RUN(a_batch_shares_a_copy);
    RUN(what_cannot_be_packed_is_refused);
    RUN(what_cannot_be_transposed_is_refused_of_kernels_that_want_it);
    RUN(an_arranged_kernel_has_both_packed);
    RUN(an_arranged_kernel_refuses_what_it_cannot_copy);
    RUN(auto_arranges_large_products_alone);
    RUN(small_products_take_matrices_whatever_their_lines);
    return CHECK_DONE();
}
