/* test_workspace.c - what a workspace that is not clear does: what is detected, and that clearing repairs it.
 *
 * What lost launches leave behind is planted: counters in the middle of a tile, tickets that were drawn. */
#include "check.h"
#include "multiply.h"

#include <string.h>

enum
{
    TICKET = 65536, /* 4-byte words from the workspace's start */
    STATUS = SK_STATUS_OFFSET / 4,
    FEW_LOOKS = 1000
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS], kernel;
static placement placed;

/* Two tiles of 5 k-iterations, each shared by `splits` workers. */
static product make_product(sk_fixup fixup, uint32_t splits)
{
    static const uint32_t packed[4];
    specialization s = {.a_k_contiguous = true};
    product p = {.seed = splits};
    specialize(&p, &kernel, s, false);
    p.desc.m = 2 * kernel.tile_m - 3;
    p.desc.n = kernel.tile_n - 1;
    p.desc.k = 5 * kernel.tile_k;
    p.desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    p.desc.splits = splits;
    p.desc.fixup = fixup;
    lay_out(&p, s, packed, false);
    return p;
}

/* The plan of a product that is in the arena, and a clear workspace for it. */
static sk_plan* open_product(const product* p, sk_buffer* workspace)
{
    sk_plan* plan;
    clear_arena(&device);
    if (!CHECK(place_product(&device, p, &placed)) ||
        !CHECK_EQ(sk_create_gemm_plan(device.context, &p->desc, &plan), SK_SUCCESS))
    {
        return NULL;
    }
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    CHECK(prepare_workspace(&device, size));
    *workspace = workspace_of(&device, size);
    return plan;
}

static void clear(sk_buffer workspace)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    CHECK_EQ(sk_clear_workspace(commands, device.context, workspace), SK_SUCCESS);
    CHECK(submit_gpu_commands(&device.g, commands));
}

static void plant(sk_buffer workspace, uint32_t word, uint32_t value)
{
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    vkCmdFillBuffer(commands, workspace.buffer, workspace.offset + 4 * word, 4, value);
    CHECK(submit_gpu_commands(&device.g, commands));
}

static bool launch(const product* p, const sk_plan* plan, sk_buffer workspace)
{
    sk_gemm_args args = make_args(&device, p, &placed);
    args.workspace = workspace;
    memset((unsigned char*)device.arena.mapped + placed.d.first, 0xff,
           placed.d.extent * element_size(placed.d.type)); /* NaN */
    remember_arena(&device);
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool recorded = sk_gemm(commands, plan, &args) == SK_SUCCESS;
    return submit_gpu_commands(&device.g, commands) && recorded;
}

static sk_workspace_status status_of(sk_buffer workspace)
{
    sk_workspace_status status = {0};
    CHECK(download_gpu_buffer(&device.g, &device.workspace, workspace.offset + SK_STATUS_OFFSET, &status,
                              sizeof status));
    return status;
}

/* After whatever went wrong; with as many looks as need be. */
static void clearing_repairs(const product* p, sk_buffer workspace)
{
    sk_gemm_desc desc = p->desc;
    sk_plan* plan;
    desc.most_looks = 0;
    clear(workspace);
    if (CHECK_EQ(sk_create_gemm_plan(device.context, &desc, &plan), SK_SUCCESS))
    {
        CHECK(launch(p, plan, workspace));
        CHECK(check_product(&device, p, &placed, plan));
        CHECK(check_workspace(&device, workspace.size));
        sk_destroy_plan(plan);
    }
}

/* ---- turnstile ------------------------------------------------------------------------------- */

/* Whether a launch wrote no element of the second tile. */
static bool is_second_tile_kept(void)
{
    bool kept = true;
    for (uint32_t row = kernel.tile_m; row < placed.d.rows; row++)
    {
        for (uint32_t column = 0; column < placed.d.columns; column++)
        {
            size_t at = locate_element(&placed.d, 0, row, column);
            kept = kept && memcmp((unsigned char*)device.arena.mapped + at, device.before + at,
                                  element_size(placed.d.type)) == 0;
        }
    }
    return kept;
}

/* A counter that holds no peer's turn, but for the first's: its tile is left as it is. */
static void detect_counters(sk_fixup fixup)
{
    static const uint32_t values[] = {1, 2, 4, 5, 6, 1000, 0x80000000, 0xffffffff};
    product p = make_product(fixup, 2); /* of 3 and 2 k-iterations: turns at 0 and 3 */
    sk_buffer workspace;
    sk_plan* plan = open_product(&p, &workspace);
    for (uint32_t i = 0; plan && i < sizeof values / sizeof *values; i++)
    {
        plant(workspace, 2, values[i]); /* of the second tile, whose first peer is worker 2 */
        CHECK(launch(&p, plan, workspace));
        sk_workspace_status status = status_of(workspace);
        char text[256];
        CHECK_EQ(status.code, SK_STATUS_COUNTER);
        CHECK_EQ(status.tile, 1);
        CHECK(is_second_tile_kept());
        CHECK(status.worker == 2 || status.worker == 3);
        CHECK_EQ(status.expected, status.worker == 2 ? 0 : 3);
        CHECK_EQ(sk_read_workspace_status(&status, text, sizeof text), SK_ERROR_GAVE_UP);
        clearing_repairs(&p, workspace);
    }
    sk_destroy_plan(plan);
}

static void a_turnstile_detects_a_counter_that_is_nobodys_turn(void)
{
    detect_counters(SK_FIXUP_TURNSTILE);
}

/* Nor what the last waits for. */
static void an_unordered_turnstile_detects_a_counter_that_is_not_zero(void)
{
    if (!can_fix_up(&device, &kernel, SK_FIXUP_TURNSTILE_UNORDERED))
    {
        SKIP("the device has no shaderBufferFloat32AtomicAdd");
    }
    detect_counters(SK_FIXUP_TURNSTILE_UNORDERED);
}

/* Tickets that were drawn already: too many are always detected. */
static void a_turnstile_detects_tickets_beyond_its_workers(void)
{
    product p = make_product(SK_FIXUP_TURNSTILE, 2);
    sk_buffer workspace;
    sk_plan* plan = open_product(&p, &workspace);
    for (uint32_t drawn = 4; plan && drawn < 10; drawn++)
    {
        plant(workspace, TICKET, drawn);
        CHECK(launch(&p, plan, workspace));
        sk_workspace_status status = status_of(workspace);
        CHECK_EQ(status.code, SK_STATUS_TICKET);
        CHECK_EQ(status.expected, 4);
        CHECK(status.seen >= drawn && status.seen < drawn + 4);
        clearing_repairs(&p, workspace);
    }
    sk_destroy_plan(plan);
}

/* With a few drawn, some workers are missing or come late: then others give up; if none does, all were there. */
static void a_turnstile_ends_without_its_earliest_workers(void)
{
    product p = make_product(SK_FIXUP_TURNSTILE, 5);
    p.desc.most_looks = FEW_LOOKS;
    sk_buffer workspace;
    sk_plan* plan = open_product(&p, &workspace);
    for (uint32_t drawn = 1; plan && drawn < 10; drawn++)
    {
        plant(workspace, TICKET, drawn);
        CHECK(launch(&p, plan, workspace));
        sk_workspace_status status = status_of(workspace);
        CHECK(status.code == SK_STATUS_LATE || status.code == SK_STATUS_TICKET ||
              (status.code == SK_STATUS_FINE && check_product(&device, &p, &placed, plan)));
        CHECK(status.code != SK_STATUS_LATE || status.seen < status.expected);
        clearing_repairs(&p, workspace);
    }
    sk_destroy_plan(plan);
}

/* The record of an earlier launch ends waits early, and stays. */
static void a_status_stays_until_the_workspace_is_cleared(void)
{
    product p = make_product(SK_FIXUP_TURNSTILE, 3);
    sk_buffer workspace;
    sk_plan* plan = open_product(&p, &workspace);
    if (plan)
    {
        plant(workspace, STATUS, 77);
        CHECK(launch(&p, plan, workspace));
        CHECK_EQ(status_of(workspace).code, 77);
        clearing_repairs(&p, workspace);
        CHECK_EQ(status_of(workspace).code, SK_STATUS_FINE);
    }
    sk_destroy_plan(plan);
}

/* ---- every fixup ----------------------------------------------------------------------------- */

static void no_garbage_hangs_and_clearing_repairs_all(void)
{
    static const sk_fixup fixups[] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE,
                                      SK_FIXUP_TURNSTILE_UNORDERED};
    uint32_t count = sizeof fixups / sizeof *fixups;
    count -= can_fix_up(&device, &kernel, SK_FIXUP_TURNSTILE_UNORDERED) ? 0 : 1;
    for (uint32_t i = 0; i < 3 * count; i++)
    {
        product p = make_product(fixups[i / 3], 2 + i % 3);
        sk_buffer workspace;
        sk_plan* plan = open_product(&p, &workspace);
        if (plan)
        {
            VkCommandBuffer commands = begin_gpu_commands(&device.g);
            vkCmdFillBuffer(commands, workspace.buffer, workspace.offset, workspace.size, i % 2 ? 0xffffffff : 3);
            CHECK(submit_gpu_commands(&device.g, commands));
            CHECK(launch(&p, plan, workspace));
            CHECK(check_rest_of_arena(&device, &placed, 1));
            clearing_repairs(&p, workspace);
        }
        sk_destroy_plan(plan);
    }
}

int main(void)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    CHECK(list_kernels(&device, NULL, kernels) > 0);
    kernel = kernels[0];
    RUN(a_turnstile_detects_a_counter_that_is_nobodys_turn);
    RUN(an_unordered_turnstile_detects_a_counter_that_is_not_zero);
    RUN(a_turnstile_detects_tickets_beyond_its_workers);
    RUN(a_turnstile_ends_without_its_earliest_workers);
    RUN(a_status_stays_until_the_workspace_is_cleared);
    RUN(no_garbage_hangs_and_clearing_repairs_all);
    close_rig(&device);
    return CHECK_DONE();
}
