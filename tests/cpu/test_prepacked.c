/* Prepacked operands on the fake device: what plans save, which headers they take, and how others are refused. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"
#include "plans.h"

static const sk_pack_header any;

static sk_pack_header wish_for(sk_pack_order order)
{
    sk_pack_header header = any;
    header.order = (uint32_t)order;
    return header;
}

static sk_pack_header header_of(const sk_gemm_desc* desc, sk_operand operand)
{
    sk_pack_header header = any;
    sk_plan* plan = make(desc);
    CHECK_EQ(sk_query_pack(plan, operand, &header), SK_SUCCESS);
    sk_destroy_plan(plan);
    return header;
}

static bool are_equal(sk_pack_header x, sk_pack_header y)
{
    return memcmp(&x, &y, sizeof x) == 0;
}

static void check_said(sk_result result, sk_result wanted, const char* sentence)
{
    bool ok = CHECK_EQ(result, wanted);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0) || !ok)
    {
        CHECK_NOTE("  said:   %s\n    wanted: %s\n", fake.sentence, sentence);
    }
}

/* ---- what plans save ------------------------------------------------------------------------- */

/* An arranged kernel reads copies alone: here A's. */
static void a_prepacked_b_is_not_copied_and_has_no_room(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_halves(4096, 4096, 4096);
    desc.kernel = "gemm_f16_f32_f16_128x192x48_arranged";
    sk_plan_info copies = info_of(&desc);
    CHECK_EQ(copies.packing, SK_PACKING_ALWAYS);
    CHECK_EQ(copies.prepacked, SK_PACKING_NEVER);
    desc.b.prepacked = &any;
    sk_plan_info info = info_of(&desc);
    sk_pack_header header = header_of(&desc, SK_OPERAND_B);
    CHECK_EQ(info.packing, SK_PACKING_A);
    CHECK_EQ(info.prepacked, SK_PACKING_B);
    CHECK(info.packs_arranged);
    CHECK(copies.workspace_size - info.workspace_size >= header.size);
    CHECK(info.predicted_time < copies.predicted_time);
    desc.a.prepacked = &any;
    info = info_of(&desc);
    CHECK_EQ(info.packing, SK_PACKING_NEVER);
    CHECK_EQ(info.prepacked, SK_PACKING_ALWAYS);
    sk_destroy_context(context);
}

/* 32 bits do not count a copy of A, whose lines are no multiple of 16 bytes. B stays as it was packed. */
static void a_prepacked_b_stays_where_a_is_too_large_to_copy(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_halves(4294912596u, 64, 885);
    desc.b.prepacked = &any;
    sk_plan_info info = info_of(&desc);
    CHECK_EQ(info.packing, SK_PACKING_NEVER);
    CHECK_EQ(info.prepacked, SK_PACKING_B);
    sk_destroy_context(context);
}

/* An arranged kernel pays sooner where one copy is there already. */
static void auto_weighs_no_copy_of_what_is_prepacked(void)
{
    reset_fake();
    memcpy(fake.properties.deviceName, "NVIDIA H200", 12);
    create_context(132);
    uint32_t alone = 0, beside = 0;
    for (uint32_t m = 128; m <= 8192; m += 128)
    {
        sk_gemm_desc desc = describe_halves(m, 4096, 4096);
        alone += info_of(&desc).packs_arranged;
        desc.b.prepacked = &any;
        beside += info_of(&desc).packs_arranged;
        CHECK_EQ(info_of(&desc).prepacked, SK_PACKING_B);
    }
    CHECK(beside > alone);
    sk_destroy_context(context);
}

static void the_line_names_what_is_prepacked(void)
{
    char line[SK_LINE_SIZE];
    open_context(false, 132);
    sk_gemm_desc desc = describe_halves(4096, 4096, 4096);
    desc.b.prepacked = &any;
    desc.kernel = "gemm_f16_f32_f16_128x192x48_arranged";
    sk_plan* plan = make(&desc);
    sk_format_plan(plan, line, sizeof line);
    CHECK(strstr(line, " --packing a ") && strstr(line, ", B prepacked, arranged, A arranged, workspace "));
    sk_destroy_plan(plan);
    sk_pack_header aligned = wish_for(SK_PACK_ORDER_ALIGNED);
    desc.b.prepacked = &aligned;
    desc.kernel = NULL;
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    plan = make(&desc);
    sk_format_plan(plan, line, sizeof line);
    if (!CHECK(strstr(line, " --packing never ") && strstr(line, ", B prepacked, aligned, utilisation ")))
    {
        CHECK_NOTE("%s\n", line);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Every candidate reads the operand, and its desc makes it. */
static void candidates_read_it_too(void)
{
    static sk_candidate candidates[64];
    uint32_t count = 64;
    open_context(false, 132);
    sk_gemm_desc desc = describe_halves(1024, 2048, 1023);
    desc.b.prepacked = &any;
    sk_result result = sk_explain_gemm_plan(context, &desc, &count, candidates);
    CHECK(result == SK_SUCCESS || result == SK_INCOMPLETE);
    CHECK(count > 10);
    for (uint32_t i = 0; i < count; ++i)
    {
        sk_plan_info info = info_of(&candidates[i].desc);
        CHECK_EQ(info.prepacked, SK_PACKING_B);
        CHECK_EQ(info.packing, candidates[i].info.packing);
        CHECK_EQ(info.workspace_size, candidates[i].info.workspace_size);
        CHECK(strcmp(info.kernel, candidates[i].info.kernel) == 0);
    }
    sk_destroy_context(context);
}

/* ---- headers --------------------------------------------------------------------------------- */

static void a_header_tells_where_elements_lie(void)
{
    open_context(false, 132);
    CHECK_EQ(sizeof(sk_pack_header), 112);
    sk_pack_header aligned = wish_for(SK_PACK_ORDER_ALIGNED), arranged = wish_for(SK_PACK_ORDER_ARRANGED);
    sk_gemm_desc desc = describe_halves(1000, 300, 70);
    desc.b.prepacked = &aligned;
    sk_pack_header header = header_of(&desc, SK_OPERAND_B);
    sk_pack_header wanted = {.magic = SK_PACK_MAGIC, .version = SK_PACK_VERSION, .order = SK_PACK_ORDER_ALIGNED};
    wanted.type = SK_TYPE_F16;
    wanted.rows = 300;
    wanted.k = 70;
    wanted.batch_count = 1;
    wanted.leading_dimension = 320; /* a line is along n, 640 bytes */
    wanted.size = 70 * 640;
    CHECK(are_equal(header, wanted));
    desc.b.prepacked = &arranged;
    header = header_of(&desc, SK_OPERAND_B);
    CHECK_EQ(header.order, SK_PACK_ORDER_ARRANGED);
    CHECK_EQ(header.side, 2);
    CHECK_EQ(header.along_k, 1);
    CHECK_EQ(header.filled_rows, 384);      /* tiles of 192 */
    CHECK_EQ(header.leading_dimension, 96); /* of 48 */
    CHECK_EQ(header.fragment_rows, 16);
    CHECK_EQ(header.fragment_k, 16);
    CHECK_EQ(header.strip, 3);
    CHECK_EQ(header.subgroup_size, 32);
    CHECK_EQ(header.size, 2 * (384 * 96 + 256 * 48)); /* with elements that are loaded ahead */
    sk_destroy_context(context);
}

/* The user's B may be the kernel's A. */
static void a_header_holds_nothing_of_the_plan(void)
{
    open_context(false, 132);
    sk_pack_header aligned = wish_for(SK_PACK_ORDER_ALIGNED);
    sk_gemm_desc desc = describe_halves(1000, 300, 70), turned = describe_halves(300, 2000, 70);
    desc.b.prepacked = &aligned;
    turned.a.prepacked = &aligned;
    turned.a.layout = SK_LAYOUT_COL_MAJOR; /* A' is B */
    CHECK(are_equal(header_of(&desc, SK_OPERAND_B), header_of(&turned, SK_OPERAND_A)));
    sk_pack_header whole = header_of(&desc, SK_OPERAND_B);
    desc.batch_count = 5;
    desc.b.shared = true;
    CHECK(are_equal(header_of(&desc, SK_OPERAND_B), whole));
    desc.b.prepacked = &whole;
    for (uint32_t m = 1; m < 2000; m = m * 3 + 1)
    {
        desc.m = m;
        desc.d.layout = m % 2 ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
        desc.b.leading_dimension = 300 + m; /* of what is packed */
        CHECK(are_equal(header_of(&desc, SK_OPERAND_B), whole));
    }
    sk_destroy_context(context);
}

static void exchanged_operands_have_the_other_side(void)
{
    open_context(false, 132);
    sk_pack_header arranged = wish_for(SK_PACK_ORDER_ARRANGED);
    sk_gemm_desc desc = describe_halves(1000, 1000, 1000);
    desc.a.prepacked = desc.b.prepacked = &arranged;
    CHECK_EQ(header_of(&desc, SK_OPERAND_A).side, 1);
    CHECK_EQ(header_of(&desc, SK_OPERAND_B).side, 2);
    desc.d.layout = SK_LAYOUT_COL_MAJOR;
    CHECK_EQ(header_of(&desc, SK_OPERAND_A).side, 2);
    CHECK_EQ(header_of(&desc, SK_OPERAND_B).side, 1);
    sk_destroy_context(context);
}

/* Whatever D's layout, and however few columns there are. */
static void plans_exchange_as_the_side_wants(void)
{
    open_context(false, 132);
    sk_pack_header header = wish_for(SK_PACK_ORDER_ARRANGED);
    sk_gemm_desc desc = describe_halves(4096, 4096, 4096);
    desc.a.prepacked = &header;
    for (uint32_t side = 1; side <= 2; ++side)
    {
        desc.n = 4096;
        desc.d.layout = side == 1 ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
        header = wish_for(SK_PACK_ORDER_ARRANGED);
        header = header_of(&desc, SK_OPERAND_A);
        CHECK_EQ(header.side, side);
        for (desc.n = 1; desc.n <= 4096; desc.n *= 8)
        {
            desc.d.layout = SK_LAYOUT_ROW_MAJOR;
            CHECK(are_equal(header_of(&desc, SK_OPERAND_A), header));
            desc.d.layout = SK_LAYOUT_COL_MAJOR;
            CHECK(are_equal(header_of(&desc, SK_OPERAND_A), header));
        }
    }
    sk_destroy_context(context);
}

/* 8-bit floats are stored as f16 times a power of two: not as f16 are. */
static void arranged_bytes_are_no_halves(void)
{
    open_context(false, 132);
    sk_pack_header header = wish_for(SK_PACK_ORDER_ARRANGED);
    sk_gemm_desc desc = describe_halves(1000, 300, 70);
    desc.a.type = desc.b.type = SK_TYPE_E4M3;
    desc.b.prepacked = &header;
    header = header_of(&desc, SK_OPERAND_B);
    CHECK_EQ(header.type, SK_TYPE_E4M3);
    desc.a.type = desc.b.type = SK_TYPE_F16;
    sk_plan* plan = NULL;
    check_said(sk_create_gemm_plan(context, &desc, &plan), SK_ERROR_INVALID_VALUE,
               "b.prepacked has type e4m3, but \"gemm_f16_f32_f16_128x192x48_arranged\" reads an operand of f16");
    sk_destroy_context(context);
}

/* Matrices of bytes want k contiguous; other kernels read that order, too, and cannot make it. */
static void kernels_read_what_others_packed(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_bytes(4096, 4096, 4096, "nn");
    desc.b.prepacked = &any;
    sk_pack_header header = header_of(&desc, SK_OPERAND_B);
    CHECK_EQ(header.along_k, 1);
    CHECK_EQ(info_of(&desc).packs_transposed, SK_PACKING_NEVER);
    desc.b.prepacked = &header;
    desc.kernel = "gemm_s8_s32_s32_128x128x64_dp4a";
    CHECK(are_equal(header_of(&desc, SK_OPERAND_B), header));
    sk_plan* plan = make(&desc);
    check_said(sk_pack(fake_commands(), plan, SK_OPERAND_B, make_args().a, make_args().b), SK_ERROR_NO_KERNEL,
               "the lines of b are not along k, and with \"gemm_s8_s32_s32_128x128x64_dp4a\" no module transposes "
               "them: let the plan pack that the header is from");
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* Blocks are decoded, by any kernel that does not read them. */
static void blocks_are_prepacked_as_the_other_operand(void)
{
    open_context(false, 132);
    for (uint32_t m = 1; m < 5000; m = m * 4 + 1)
    {
        sk_gemm_desc desc = describe_halves(m, 4096, 4096);
        desc.b.type = SK_TYPE_Q4_0;
        desc.b.layout = SK_LAYOUT_COL_MAJOR;
        desc.b.prepacked = &any;
        sk_plan_info info = info_of(&desc);
        sk_pack_header header = header_of(&desc, SK_OPERAND_B);
        CHECK(info.decodes);
        CHECK_EQ(info.packing, SK_PACKING_NEVER);
        CHECK_EQ(header.type, SK_TYPE_F16);
        CHECK_EQ(header.order, SK_PACK_ORDER_ALIGNED);
        CHECK_EQ(header.size, 4096 * 4096 * 2);
        sk_gemm_desc decoded = describe_halves(m, 4096, 4096); /* the same operand to a plan of f16 */
        decoded.b.layout = SK_LAYOUT_COL_MAJOR;
        decoded.b.prepacked = &header;
        CHECK(are_equal(header_of(&decoded, SK_OPERAND_B), header));
    }
    sk_destroy_context(context);
}

static void where_nothing_is_multiplied_nothing_is_prepacked(void)
{
    sk_pack_header header;
    open_context(false, 132);
    sk_gemm_desc desc = describe_halves(100, 100, 0);
    desc.b.prepacked = &any;
    sk_plan* plan = make(&desc);
    CHECK_EQ(sk_query_plan(plan).prepacked, SK_PACKING_NEVER);
    check_said(sk_query_pack(plan, SK_OPERAND_B, &header), SK_ERROR_INVALID_VALUE,
               "operand is b, of which nothing is multiplied: the plan's m, n or k is 0");
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* ---- what plans refuse ----------------------------------------------------------------------- */

static void descs_are_refused(void)
{
    open_context(false, 132);
    sk_gemm_desc works = describe_halves(1000, 300, 70), desc = works;
    desc.d.prepacked = &any;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "d.prepacked is set, but only A and B can be prepacked");
    works.b.prepacked = &any;
    desc = works;
    desc.second = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "b.prepacked is set, but second is true: operands of two terms cannot be prepacked");
    desc = works;
    desc.pointers = true;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "b.prepacked is set, but matrices that lie anywhere cannot be prepacked");
    desc = works;
    desc.packing = SK_PACKING_ALWAYS;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "packing is always, but b is prepacked, and is not copied again");
    desc.packing = SK_PACKING_NEVER;
    desc.kernel = "gemm_f16_f32_f16_128x192x48_arranged";
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "packing is never, but \"gemm_f16_f32_f16_128x192x48_arranged\" has both A and B packed");
    desc = describe_halves(16, 4096, 4096);
    desc.b.type = SK_TYPE_Q8_0;
    desc.b.layout = SK_LAYOUT_COL_MAJOR;
    desc.b.prepacked = &any;
    desc.kernel = "gemm_f16_blocks_f32_f16_32x128x128_coop";
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "b.prepacked is set, but \"gemm_f16_blocks_f32_f16_32x128x128_coop\" reads the blocks of b");
    desc = describe_halves(16, 70000, 70000);
    desc.b.prepacked = &any;
    desc.kernel = "gemm_f16_f32_f16_128x128x64_coop";
    check_refused(&desc, SK_ERROR_TOO_LARGE, "b.prepacked is set, but 32 bits do not count its elements");
    sk_destroy_context(context);
}

static void wishes_are_refused(void)
{
    open_context(false, 132);
    sk_gemm_desc desc = describe_halves(1000, 300, 70);
    sk_pack_header header = wish_for((sk_pack_order)5);
    desc.b.prepacked = &header;
    check_refused(&desc, SK_ERROR_INVALID_VALUE, "b.prepacked has order 5, not one of its enum");
    header = wish_for(SK_PACK_ORDER_SLICES);
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "b.prepacked has order slices, but \"gemm_f16_f32_f16_160x192x64_coop\" reads aligned operands");
    header = wish_for(SK_PACK_ORDER_ALIGNED);
    header.k = 70;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "b.prepacked has no magic number, but more than an order: it is no header of sk_query_pack");
    header = wish_for(SK_PACK_ORDER_ALIGNED);
    desc.kernel = "gemm_f16_f32_f16_128x192x48_arranged";
    check_refused(
        &desc, SK_ERROR_INVALID_VALUE,
        "b.prepacked has order aligned, but \"gemm_f16_f32_f16_128x192x48_arranged\" reads arranged operands");
    header = wish_for(SK_PACK_ORDER_ARRANGED);
    desc = describe_shape(100, 100, 100);
    desc.b.prepacked = &header;
    desc.kernel = TILE_64;
    check_refused(&desc, SK_ERROR_INVALID_VALUE,
                  "b.prepacked has order arranged, but \"" TILE_64 "\" reads aligned operands");
    sk_destroy_context(context);
}

/* Changes a member of a header that works, and tells what is said then. */
#define CHECK_HEADER(change, sentence) \
    header = works;                    \
    change;                            \
    check_refused(&desc, SK_ERROR_INVALID_VALUE, sentence)

#define READS "\"gemm_f16_f32_f16_128x192x48_arranged\" reads "

static void headers_that_differ_are_refused_by_what_differs(void)
{
    reset_fake();
    fake.properties.driverVersion = 7;
    fake.properties.pipelineCacheUUID[0] = 1; /* the fake's deviceUUID, too */
    create_context(132);
    sk_pack_header header = wish_for(SK_PACK_ORDER_ARRANGED);
    sk_gemm_desc desc = describe_halves(1000, 300, 70);
    desc.b.prepacked = &header;
    sk_pack_header works = header_of(&desc, SK_OPERAND_B);
    CHECK_HEADER(header.magic = 5,
                 "b.prepacked begins with 0x00000005, not with the magic number 0x4b504b53: it is no "
                 "header of sk_query_pack");
    CHECK_HEADER(header.version = 9, "b.prepacked has version 9, this library reads 1");
    CHECK_HEADER(header.order = SK_PACK_ORDER_AUTO, "b.prepacked has order auto, which only a wish may be");
    CHECK_HEADER(header.type = SK_TYPE_BF16, "b.prepacked has type bf16, but " READS "an operand of f16");
    CHECK_HEADER(header.type = 1000, "b.prepacked has type unknown, but " READS "an operand of f16");
    CHECK_HEADER(header.rows = 301, "b.prepacked has rows 301, but " READS "an operand of 300");
    CHECK_HEADER(header.k = 69, "b.prepacked has k 69, but " READS "an operand of 70");
    CHECK_HEADER(header.batch_count = 2, "b.prepacked has batch_count 2, but " READS "an operand of 1");
    CHECK_HEADER(header.along_k = 0, "b.prepacked has along_k 0, but " READS "an operand of 1");
    CHECK_HEADER(header.side = 1, "b.prepacked has strip 3, but " READS "an operand of 4"); /* A's */
    CHECK_HEADER(header.side = 3, "b.prepacked has side 3, but " READS "an operand of 2");
    CHECK_HEADER(header.registers = 2, "b.prepacked has registers 2, but " READS "an operand of 1");
    CHECK_HEADER(header.filled_rows = 192, "b.prepacked has filled_rows 192, but " READS "an operand of 384");
    CHECK_HEADER(header.fragment_rows = 8, "b.prepacked has fragment_rows 8, but " READS "an operand of 16");
    CHECK_HEADER(header.fragment_k = 8, "b.prepacked has fragment_k 8, but " READS "an operand of 16");
    CHECK_HEADER(header.strip = 4, "b.prepacked has strip 4, but " READS "an operand of 3");
    CHECK_HEADER(header.subgroup_size = 64, "b.prepacked has subgroup_size 64, but " READS "an operand of 32");
    CHECK_HEADER(header.leading_dimension = 97,
                 "b.prepacked has leading_dimension 97, but " READS "an operand of 96");
    CHECK_HEADER(header.batch_stride = 1, "b.prepacked has batch_stride 1, but " READS "an operand of 0");
    CHECK_HEADER(header.size -= 1, "b.prepacked has size 98303, but " READS "an operand of 98304");
    CHECK_HEADER(header.driver_id = 4, "b.prepacked has driver_id 4, but " READS "an operand of 0");
    CHECK_HEADER(header.driver_version = 8, "b.prepacked has driver_version 8, but " READS "an operand of 7");
    CHECK_HEADER(header.slices = 1, "b.prepacked has slices 1, but " READS "an operand of 0");
    CHECK_HEADER(header.device[3] = 1, "b.prepacked is of the device 00000001-00000000-00000000-00000001, but " READS
                                       "an operand of 00000001-00000000-00000000-00000000");
    sk_destroy_context(context);
}

/* Every bit of a header counts. */
static void no_header_with_another_bit_is_taken(void)
{
    open_context(false, 132);
    for (uint32_t order = SK_PACK_ORDER_ALIGNED; order <= SK_PACK_ORDER_ARRANGED; ++order)
    {
        sk_pack_header header = wish_for((sk_pack_order)order);
        sk_gemm_desc desc = describe_halves(1000, 300, 70);
        desc.b.prepacked = &header;
        sk_pack_header works = header_of(&desc, SK_OPERAND_B);
        for (uint32_t bit = 0; bit < 8 * sizeof header; ++bit)
        {
            sk_plan* plan = NULL;
            header = works;
            ((unsigned char*)&header)[bit / 8] ^= (unsigned char)(1u << bit % 8);
            CHECK(sk_create_gemm_plan(context, &desc, &plan) != SK_SUCCESS);
            sk_destroy_plan(plan);
        }
    }
    sk_destroy_context(context);
}

/* ---- what launches refuse, and record -------------------------------------------------------- */

static sk_buffer locate(VkDeviceAddress address, VkDeviceSize size)
{
    sk_buffer buffer;
    memset(&buffer, 0, sizeof buffer);
    buffer.address = address;
    buffer.size = size;
    return buffer;
}

/* 1000 x 300 x 70 of f16: B takes 42000 bytes as it lies, and 44800 in aligned lines. */
static sk_plan* make_small(void)
{
    static sk_pack_header aligned;
    aligned = wish_for(SK_PACK_ORDER_ALIGNED);
    open_context(false, 132);
    sk_gemm_desc desc = describe_halves(1000, 300, 70);
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_NEVER;
    desc.b.prepacked = &aligned;
    return make(&desc);
}

static void packing_is_refused_with_numbers(void)
{
    sk_pack_header header;
    sk_plan* plan = make_small();
    VkCommandBuffer commands = fake_commands();
    sk_buffer from = locate(0x10000002, 42000), to = locate(0x20000000, 44800), none = locate(0, 1), less;
    CHECK_EQ(sk_query_pack(NULL, SK_OPERAND_B, &header), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_pack(commands, NULL, SK_OPERAND_B, from, to), SK_ERROR_NULL_ARGUMENT);
    check_said(sk_query_pack(plan, SK_OPERAND_B, NULL), SK_ERROR_NULL_ARGUMENT, "header is NULL");
    check_said(sk_query_pack(plan, (sk_operand)2, &header), SK_ERROR_INVALID_VALUE,
               "operand is 2, not one of its enum");
    check_said(sk_query_pack(plan, SK_OPERAND_A, &header), SK_ERROR_INVALID_VALUE,
               "operand is a, but the plan's a.prepacked was NULL: it reads a as it lies");
    check_said(sk_pack(NULL, plan, SK_OPERAND_B, from, to), SK_ERROR_NULL_ARGUMENT, "commands is NULL");
    check_said(sk_pack(commands, plan, SK_OPERAND_B, none, to), SK_ERROR_NULL_ARGUMENT,
               "source has neither a buffer nor an address");
    check_said(sk_pack(commands, plan, SK_OPERAND_B, from, none), SK_ERROR_NULL_ARGUMENT,
               "destination has neither a buffer nor an address");
    less = locate(from.address, 41999);
    check_said(sk_pack(commands, plan, SK_OPERAND_B, less, to), SK_ERROR_BUFFER_TOO_SMALL,
               "source.size is 41999 bytes, its elements reach 42000");
    less = locate(0x10000001, 42000);
    check_said(sk_pack(commands, plan, SK_OPERAND_B, less, to), SK_ERROR_MISALIGNED,
               "source is at address 0x10000001, not a multiple of its 2-byte elements");
    less = locate(to.address, 44799);
    check_said(sk_pack(commands, plan, SK_OPERAND_B, from, less), SK_ERROR_BUFFER_TOO_SMALL,
               "destination.size is 44799 bytes, but the prepacked operand has 44800");
    less = locate(0x20000040, 44800);
    check_said(sk_pack(commands, plan, SK_OPERAND_B, from, less), SK_ERROR_MISALIGNED,
               "destination is at address 0x20000040, but a prepacked operand begins at a multiple of 128");
    less = locate(UINT64_MAX - 127, VK_WHOLE_SIZE);
    check_said(sk_pack(commands, plan, SK_OPERAND_B, from, less), SK_ERROR_BUFFER_TOO_SMALL,
               "destination is at address 0xffffffffffffff80, from which the prepacked operand reaches 44800 bytes, "
               "beyond 2^64");
    less = locate(0x1000a400, 44800);
    check_said(sk_pack(commands, plan, SK_OPERAND_B, from, less), SK_ERROR_OVERLAP,
               "destination [0x1000a400, 0x10015300) overlaps source [0x10000002, 0x1000a412)");
    CHECK_EQ(fake.count, 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

static void a_launch_refuses_a_prepacked_operand_that_is_too_small_or_misplaced(void)
{
    sk_launch_info launch;
    sk_plan* plan = make_small();
    sk_gemm_args args;
    memset(&args, 0, sizeof args);
    args.a = locate(0x10000000, 140000);
    args.d = locate(0x30000000, 600000);
    args.b = locate(0x20000000, 44799);
    check_said(sk_gemm(fake_commands(), plan, &args), SK_ERROR_BUFFER_TOO_SMALL,
               "b.size is 44799 bytes, but the prepacked operand has 44800");
    args.b = locate(0x20000010, 44800);
    check_said(sk_query_gemm_launch(plan, &args, &launch), SK_ERROR_MISALIGNED,
               "b is at address 0x20000010, but a prepacked operand begins at a multiple of 128");
    args.b = locate(0x30000000 - 0xae80, 44800); /* 128 bytes too long */
    check_said(sk_query_gemm_launch(plan, &args, &launch), SK_ERROR_OVERLAP,
               "d [0x30000000, 0x300927c0) overlaps b [0x2fff5180, 0x30000080)");
    CHECK_EQ(fake.count, 0);
    args.b = locate(0x20000000, 44800);
    CHECK_EQ(sk_query_gemm_launch(plan, &args, &launch), SK_SUCCESS);
    CHECK_EQ(launch.copy_count, 0);
    CHECK_EQ(launch.dispatch_count, 1);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

/* One dispatch from the source to the destination, without a barrier. */
static void packing_is_one_dispatch(void)
{
    sk_plan* plan = make_small();
    sk_buffer from = locate(0x10000002, 42000), to = locate(0x20000000, 44800);
    CHECK_EQ(sk_pack(fake_commands(), plan, SK_OPERAND_B, from, to), SK_SUCCESS);
    uint32_t dispatches = 0, barriers = 0;
    for (uint32_t i = 0; i < fake.count; ++i)
    {
        const fake_command* command = &fake.record[i];
        dispatches += command->kind == FAKE_DISPATCH;
        barriers += command->kind == FAKE_BARRIER;
        if (command->kind == FAKE_PUSH)
        {
            CHECK_EQ(command->words[0], 0x10000002);
            CHECK_EQ(command->words[2], 0x20000000);
        }
    }
    CHECK_EQ(dispatches, 1);
    CHECK_EQ(barriers, 0);
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

int main(void)
{
    RUN(a_prepacked_b_is_not_copied_and_has_no_room);
    RUN(a_prepacked_b_stays_where_a_is_too_large_to_copy);
    RUN(auto_weighs_no_copy_of_what_is_prepacked);
    RUN(the_line_names_what_is_prepacked);
    RUN(candidates_read_it_too);
    RUN(a_header_tells_where_elements_lie);
    RUN(a_header_holds_nothing_of_the_plan);
    RUN(exchanged_operands_have_the_other_side);
    RUN(plans_exchange_as_the_side_wants);
    RUN(arranged_bytes_are_no_halves);
    RUN(kernels_read_what_others_packed);
    RUN(blocks_are_prepacked_as_the_other_operand);
    RUN(where_nothing_is_multiplied_nothing_is_prepacked);
    RUN(descs_are_refused);
    RUN(wishes_are_refused);
    RUN(headers_that_differ_are_refused_by_what_differs);
    RUN(no_header_with_another_bit_is_taken);
    RUN(packing_is_refused_with_numbers);
    RUN(a_launch_refuses_a_prepacked_operand_that_is_too_small_or_misplaced);
    RUN(packing_is_one_dispatch);
    return CHECK_DONE();
}
