/* The probe of arranged kernels for AMD, on the fake device: without it they serve nobody; what AMD's guides tell of is
 * accepted; nothing else is. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"
#include "told_fragments.h"

#define ARRANGED "gemm_f16_f32_f16_128x192x32_arranged"
#define REASON "unproven order of registers: see sk_probe_fragments"
#define NOT_HELD " does not hold fragments of A of f16 as arranged kernels need: they stay unavailable"

static told_fragments told[2]; /* of f16, of bf16 */

static void open_amd(bool is_rdna_3)
{
    reset_fake();
    fake.properties.vendorID = 0x1002;
    memcpy(fake.properties.deviceName, "AMD", 4);
    for (uint32_t i = 0; i < VK_UUID_SIZE; ++i)
    {
        fake.properties.pipelineCacheUUID[i] = (uint8_t)(17 * i + 3);
    }
    told[0] = tell_fragments(fake.properties.pipelineCacheUUID, SK_TYPE_F16, is_rdna_3);
    told[1] = tell_fragments(fake.properties.pipelineCacheUUID, SK_TYPE_BF16, is_rdna_3);
    create_context(96);
}

static void close_amd(void)
{
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
}

static sk_result accept(void)
{
    return sk_accept_fragments(context, told, sizeof told);
}

/* Of four kernels: f16 and bf16, with either type of D. */
static void check_available(bool available)
{
    uint32_t count = 0;
    CHECK_EQ(sk_query_context(context).fragments_accepted, available);
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (strstr(kernel.name, "_128x192x32_arranged"))
        {
            CHECK_EQ(kernel.available, available);
            CHECK(strcmp(kernel.reason, available ? "" : REASON) == 0);
            ++count;
        }
    }
    CHECK_EQ(count, 4);
}

/* A product that the cost model would rather multiply by an arranged kernel. */
static bool auto_arranges(void)
{
    sk_gemm_desc desc = describe_halves(16384, 16384, 16384);
    return info_of(&desc).packs_arranged;
}

static void check_not_accepted(sk_result result, const char* sentence)
{
    CHECK_EQ(accept(), result);
    if (!CHECK(strcmp(fake.sentence, sentence) == 0))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    check_available(false);
}

/* ---- before, and after ------------------------------------------------------------------------- */

static void nobody_gets_an_arranged_kernel_before_the_probe(void)
{
    open_amd(true);
    check_available(false);
    CHECK(!auto_arranges());
    sk_gemm_desc desc = describe_halves(16384, 16384, 16384);
    desc.kernel = ARRANGED;
    check_refused(&desc, SK_ERROR_MISSING_FEATURE, "AMD cannot run a kernel for f16 inputs and f16 D: " REASON);
    close_amd();
}

static void what_the_guides_tell_of_is_accepted_and_auto_arranges(void)
{
    for (int is_rdna_3 = 0; is_rdna_3 < 2; ++is_rdna_3)
    {
        open_amd(is_rdna_3);
        CHECK_EQ(accept(), SK_SUCCESS);
        check_available(true);
        CHECK(auto_arranges());
        sk_gemm_desc desc = describe_halves(256, 256, 256);
        desc.kernel = ARRANGED;
        CHECK(info_of(&desc).packs_arranged);
        close_amd();
    }
}

/* The order of an invocation's elements, and which ones they are, is the driver's affair. */
static void another_order_is_accepted_if_each_element_is_held_once(void)
{
    open_amd(false);
    for (uint32_t i = 0; i < TOLD_INVOCATIONS; ++i)
    {
        for (uint32_t w = 0; w < TOLD_WORDS; ++w)
        {
            told[0].words[1][i][w] = told[1].words[0][TOLD_INVOCATIONS - 1 - i][(w + 1) % 4];
        }
    }
    CHECK_EQ(accept(), SK_SUCCESS);
    close_amd();
}

static void a_profile_keeps_what_was_accepted(void)
{
    char profile[16384];
    for (int accepted = 0; accepted < 2; ++accepted)
    {
        open_amd(true);
        CHECK_EQ(accepted ? accept() : SK_SUCCESS, SK_SUCCESS);
        CHECK(sk_format_profile(context, profile, sizeof profile) < sizeof profile);
        sk_destroy_context(context);
        sk_planning_desc desc;
        memset(&desc, 0, sizeof desc);
        desc.profile = profile;
        desc.logger = fake_logger();
        CHECK_EQ(sk_create_planning_context(&desc, &context), SK_SUCCESS);
        check_available(accepted != 0);
        CHECK_EQ(auto_arranges(), accepted != 0);
        CHECK_EQ(accept(), SK_ERROR_NO_DEVICE);
        sk_destroy_context(context);
    }
}

/* ---- what is not accepted ---------------------------------------------------------------------- */

/* An RDNA 4 of whose fragments a half were stored twice, and an RDNA 3 of whose fragments a half were not stored. */
static void generations_are_not_taken_for_each_other(void)
{
    for (int is_rdna_3 = 0; is_rdna_3 < 2; ++is_rdna_3)
    {
        open_amd(is_rdna_3);
        told[0].elements[0] = is_rdna_3 ? 8 : 16;
        check_not_accepted(SK_ERROR_MISSING_FEATURE, "AMD" NOT_HELD);
        close_amd();
        open_amd(is_rdna_3);
        told_fragments other = tell_fragments(fake.properties.pipelineCacheUUID, SK_TYPE_BF16, !is_rdna_3);
        memcpy(told[1].words[1], other.words[1], sizeof other.words[1]);
        check_not_accepted(
            SK_ERROR_MISSING_FEATURE,
            "AMD does not hold fragments of B of bf16 as arranged kernels need: they stay unavailable");
        close_amd();
    }
}

/* The second half of the invocations holds the same as the first half, but not where the copy takes it for. */
static void halves_that_hold_the_same_in_another_order_are_refused(void)
{
    open_amd(true);
    for (uint32_t i = 0; i < 16; ++i)
    {
        memcpy(told[0].words[0][16 + i], told[1].words[0][i ^ 1u], sizeof told[0].words[0][0]);
    }
    check_not_accepted(SK_ERROR_MISSING_FEATURE, "AMD" NOT_HELD);
    close_amd();
}

static void lengths_that_kernels_do_not_know_are_refused(void)
{
    const uint32_t lengths[] = {0, 1, 4, 7, 9, 12, 24, 32, 256, UINT32_MAX};
    open_amd(true);
    for (uint32_t i = 0; i < sizeof lengths / sizeof *lengths; ++i)
    {
        told[0].elements[0] = lengths[i];
        check_not_accepted(SK_ERROR_MISSING_FEATURE, "AMD" NOT_HELD);
    }
    close_amd();
}

static void no_bit_of_it_may_change(void)
{
    open_amd(true);
    for (uint32_t bit = 0; bit < 8 * sizeof told; ++bit)
    {
        uint8_t* byte = (uint8_t*)told + bit / 8;
        *byte ^= (uint8_t)(1u << bit % 8);
        CHECK(accept() != SK_SUCCESS);
        *byte ^= (uint8_t)(1u << bit % 8);
    }
    check_available(false);
    CHECK_EQ(accept(), SK_SUCCESS);
    close_amd();
}

/* A driver that was updated, or another device of the machine. */
static void what_was_kept_of_another_device_is_refused(void)
{
    open_amd(true);
    told[1].identity[3] ^= 1;
    check_not_accepted(SK_ERROR_INVALID_VALUE,
                       "data is of another device or driver than AMD, or was never written: probe again");
    memset(told, 0, sizeof told);
    CHECK_EQ(accept(), SK_ERROR_INVALID_VALUE);
    close_amd();
    open_amd(true);
    told_fragments first = told[0];
    told[0] = told[1];
    told[1] = first;
    check_not_accepted(SK_ERROR_INVALID_VALUE, "data is damaged, or of kernels other than these: probe again");
    close_amd();
}

static void sizes_and_pointers_are_checked(void)
{
    open_amd(true);
    CHECK_EQ(sk_query_context(context).fragments_size, sizeof told);
    CHECK_EQ(sk_accept_fragments(context, told, sizeof told - 1), SK_ERROR_INVALID_VALUE);
    CHECK(strcmp(fake.sentence, "size is 4159, and sk_context_info.fragments_size is 4160") == 0);
    CHECK_EQ(sk_accept_fragments(context, NULL, sizeof told), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_accept_fragments(NULL, told, sizeof told), SK_ERROR_NULL_ARGUMENT);
    check_available(false);
    close_amd();
}

/* ---- devices ----------------------------------------------------------------------------------- */

static void only_types_that_the_device_multiplies_are_asked_about(void)
{
    reset_fake();
    fake.properties.vendorID = 0x1002;
    fake.bfloat16.shaderBFloat16CooperativeMatrix = VK_FALSE;
    create_context(96);
    CHECK_EQ(sk_query_context(context).fragments_size, sizeof told[0]);
    told[0] = tell_fragments(fake.properties.pipelineCacheUUID, SK_TYPE_F16, true);
    CHECK_EQ(sk_accept_fragments(context, told, sizeof told[0]), SK_SUCCESS);
    CHECK(auto_arranges());
    sk_destroy_context(context);
}

/* Arranged kernels of other vendors were measured there, and need no probe. Those for AMD have only been named. */
static void other_devices_are_not_asked(void)
{
    const uint32_t vendors[] = {0x10de, 0x8086};
    for (uint32_t i = 0; i < 2; ++i)
    {
        reset_fake();
        fake.properties.vendorID = vendors[i];
        create_context(96);
        sk_buffer to = {0};
        CHECK_EQ(sk_query_context(context).fragments_size, 0);
        CHECK_EQ(sk_probe_fragments(fake_commands(), context, to), SK_ERROR_NO_KERNEL);
        CHECK_EQ(accept(), SK_ERROR_NO_KERNEL);
        CHECK_EQ(auto_arranges(), vendors[i] == 0x10de);
        sk_gemm_desc desc = describe_halves(256, 256, 256);
        desc.kernel = ARRANGED;
        CHECK(info_of(&desc).packs_arranged);
        sk_destroy_context(context);
    }
}

/* ---- recording --------------------------------------------------------------------------------- */

static void the_probe_is_a_subgroup_of_each_type(void)
{
    open_amd(true);
    sk_buffer to = {0};
    to.buffer = fake_buffer(0x123400000000);
    to.offset = 0xffffff00;
    to.size = sizeof told;
    CHECK_EQ(sk_probe_fragments(fake_commands(), context, to), SK_SUCCESS);
    CHECK_EQ(fake.count, 6);
    for (uint32_t i = 0; i < 2; ++i)
    {
        const fake_command* commands = &fake.record[3 * i];
        uint64_t address = 0x1234ffffff00 + i * sizeof told[0];
        CHECK(commands[0].kind == FAKE_BIND && commands[1].kind == FAKE_PUSH && commands[2].kind == FAKE_DISPATCH);
        const fake_pipeline* pipeline = &fake.pipelines[commands[0].pipeline];
        CHECK_EQ(pipeline->constants[SK__CONSTANT_INVOCATIONS], 32);
        CHECK_EQ(pipeline->flags, VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT);
        CHECK_EQ(commands[1].words[0] | (uint64_t)commands[1].words[1] << 32, address);
        CHECK(memcmp(&commands[1].words[2], fake.properties.pipelineCacheUUID, VK_UUID_SIZE) == 0);
        CHECK_EQ(commands[1].words[6], told[i].type);
        CHECK(commands[2].groups[0] == 1 && commands[2].groups[1] == 1 && commands[2].groups[2] == 1);
    }
    CHECK_EQ(sk_probe_fragments(fake_commands(), context, to), SK_SUCCESS);
    CHECK_EQ(fake.pipelines_alive, 2);
    close_amd();
}

static void nothing_is_recorded_where_the_probe_has_no_room(void)
{
    open_amd(true);
    sk_buffer to = {0};
    to.address = 0x1000;
    to.size = sizeof told - 1;
    CHECK_EQ(sk_probe_fragments(fake_commands(), context, to), SK_ERROR_BUFFER_TOO_SMALL);
    CHECK(strcmp(fake.sentence, "to.size is 4159 bytes, the probe writes 4160") == 0);
    to.size = VK_WHOLE_SIZE;
    to.offset = 2;
    CHECK_EQ(sk_probe_fragments(fake_commands(), context, to), SK_ERROR_MISALIGNED);
    to.address = 0;
    CHECK_EQ(sk_probe_fragments(fake_commands(), context, to), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_probe_fragments(NULL, context, to), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_probe_fragments(fake_commands(), NULL, to), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(fake.count, 0);
    close_amd();
}

int main(void)
{
    RUN(nobody_gets_an_arranged_kernel_before_the_probe);
    RUN(what_the_guides_tell_of_is_accepted_and_auto_arranges);
    RUN(another_order_is_accepted_if_each_element_is_held_once);
    RUN(a_profile_keeps_what_was_accepted);
    RUN(generations_are_not_taken_for_each_other);
    RUN(halves_that_hold_the_same_in_another_order_are_refused);
    RUN(lengths_that_kernels_do_not_know_are_refused);
    RUN(no_bit_of_it_may_change);
    RUN(what_was_kept_of_another_device_is_refused);
    RUN(sizes_and_pointers_are_checked);
    RUN(only_types_that_the_device_multiplies_are_asked_about);
    RUN(other_devices_are_not_asked);
    RUN(the_probe_is_a_subgroup_of_each_type);
    RUN(nothing_is_recorded_where_the_probe_has_no_room);
    return CHECK_DONE();
}
