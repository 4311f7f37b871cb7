#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

const product* const products[PRODUCTS] = {&gemm_product, &grouped_product, &ragged_product,
                                           &spmm_product, &spgemm_product,  &sddmm_product};
char current[2 * LINE + 256];

/* The workspace of a pair: as large as the larger needs, and at the end of its room. */
typedef struct shared_workspace
{
    unsigned char* at;
    VkDeviceSize offset, size;
    unsigned char* before;
    bool is_cleared;
} shared_workspace;

typedef struct pair
{
    launch launches[HALVES];
    VkCommandBuffer commands[HALVES];
    bool is_recorded[HALVES];
    shared_workspace workspace;
} pair;

/* ---- submissions --------------------------------------------------------------------------------- */

static VkCommandBuffer begin(const device* d)
{
    VkCommandBuffer commands = begin_gpu_commands(&d->g);
    if (!commands)
    {
        abort();
    }
    return commands;
}

static void end(VkCommandBuffer commands)
{
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT,
                         VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
    vkEndCommandBuffer(commands);
}

/* A launch that hangs cannot be ended: the process ends instead. */
static void fail_at_once(const char* what, VkResult result)
{
    printf("  %s %s (%d): %s\n0 passed, 1 failed, 0 skipped\n", what, result == VK_TIMEOUT ? "hangs" : "is lost",
           (int)result, current);
    fflush(stdout);
    _exit(1);
}

static void submit(const device* d, VkCommandBuffer commands, const char* what)
{
    VkFenceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    VkSubmitInfo submission = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    VkFence fence = VK_NULL_HANDLE;
    submission.commandBufferCount = 1;
    submission.pCommandBuffers = &commands;
    VkResult result = vkCreateFence(d->g.device, &info, NULL, &fence);
    result = result ? result : vkQueueSubmit(d->g.queue, 1, &submission, fence);
    result = result ? result : vkWaitForFences(d->g.device, 1, &fence, VK_TRUE, SECONDS * (uint64_t)1000000000);
    if (result != VK_SUCCESS)
    {
        fail_at_once(what, result);
    }
    vkDestroyFence(d->g.device, fence, NULL);
}

/* ---- the workspace ------------------------------------------------------------------------------- */

static VkDeviceSize larger(VkDeviceSize a, VkDeviceSize b)
{
    return a > b ? a : b;
}

static sk_buffer name_workspace(const device* d, const shared_workspace* w, VkDeviceSize size)
{
    sk_buffer named = {.buffer = d->memory.buffer.buffer, .offset = w->offset, .size = size};
    return named;
}

/* Fills the workspace with what may be there, and clears its counters, unless sparse products alone use it. */
static void open_workspace(device* d, pair* p, uint64_t* state)
{
    static const unsigned char dirt[] = {0xff, 0x00, 0x7f, 0x01, 0x3c};
    const launch* l = p->launches;
    shared_workspace* w = &p->workspace;
    VkDeviceSize alignment = larger(larger(l[0].workspace_alignment, l[1].workspace_alignment), 256);
    w->size = larger(larger(l[0].workspace_size, l[1].workspace_size), SK_STATUS_OFFSET + 1024);
    w->offset = (d->memory.workspace_offset + WORKSPACE_ROOM - w->size) & ~(alignment - 1);
    w->at = d->memory.workspace + (w->offset - d->memory.workspace_offset);
    w->before = malloc(w->size);
    memset(w->at, dirt[draw_below(state, sizeof dirt)], w->size);
    bool are_sparse = l[0].product->is_sparse && l[1].product->is_sparse;
    w->is_cleared = !are_sparse || draw_once_in(state, 2);
    if (w->is_cleared)
    {
        VkCommandBuffer commands = begin(d);
        sk_clear_workspace(commands, d->context, name_workspace(d, w, w->size));
        end(commands);
        submit(d, commands, "clearing the workspace");
        vkFreeCommandBuffers(d->g.device, d->g.pool, 1, &commands);
    }
}

static bool check_status(const pair* p, const launch* l, char* why, size_t size)
{
    sk_workspace_status status;
    memcpy(&status, p->workspace.at + SK_STATUS_OFFSET, sizeof status);
    char text[256];
    sk_result result = sk_read_workspace_status(&status, text, sizeof text);
    bool is_right = result == l->status && (result != SK_ERROR_LEFT_OUT || status.left_out == l->left_out);
    if (!is_right)
    {
        snprintf(why, size, "the status is %d instead of %d, of problem %u: %s", (int)result, (int)l->status,
                 l->left_out, text);
    }
    return is_right;
}

/* Whether a launch left what lies behind its own part of the workspace. */
static bool check_workspace(const pair* p, const launch* l, bool is_recorded, char* why, size_t size)
{
    const shared_workspace* w = &p->workspace;
    VkDeviceSize used = is_recorded ? l->workspace_size : 0;
    if (memcmp(w->at + used, w->before + used, w->size - used) != 0)
    {
        snprintf(why, size, "the workspace was written behind its %llu bytes", (unsigned long long)used);
        return false;
    }
    bool has_status =
        is_recorded && w->is_cleared && !l->ignores_status && used >= SK_STATUS_OFFSET + sizeof(sk_workspace_status);
    return !has_status || check_status(p, l, why, size);
}

/* ---- launches ------------------------------------------------------------------------------------ */

static void say_failure(const char* what, tally* counts)
{
    counts->failures++;
    printf("  %s: %s\n", what, current);
    fflush(stdout);
}

/* Puts memory back, runs what was recorded, and checks everything. */
static bool run(device* d, pair* p, uint32_t index, tally* counts)
{
    launch* l = &p->launches[index];
    shared_workspace* w = &p->workspace;
    char why[512];
    restore_half(l->memory);
    if (w->is_cleared)
    {
        memset(w->at + SK_STATUS_OFFSET, 0, sizeof(sk_workspace_status));
    }
    memcpy(w->before, w->at, w->size);
    submit(d, p->commands[index], index ? "launch 1" : "launch 0");
    counts->runs++;
    if (check_memory(l, why, sizeof why) && check_workspace(p, l, p->is_recorded[index], why, sizeof why))
    {
        return true;
    }
    char what[600];
    snprintf(what, sizeof what, "launch %u: %s", index, why);
    say_failure(what, counts);
    return false;
}

static const product* draw_product(const request* asked, uint32_t index, uint64_t* state)
{
    const product* drawn = products[draw_below(state, PRODUCTS)];
    return asked->only[index] ? asked->only[index] : drawn;
}

static uint32_t find_product(const product* x)
{
    uint32_t i = 0;
    while (products[i] != x)
    {
        i++;
    }
    return i;
}

static void count_refusal(const request* asked, const launch* l, const char* what, sk_result result, tally* counts)
{
    counts->results[-(int)result & 31]++;
    if (asked->is_loud)
    {
        printf("refused %s: %s: %s\n", what, sk_result_string(result), l->line);
    }
}

/* Draws a launch, and what makes its pipelines of the group's number. False if there is no such plan. */
static bool open_launch(device* d, const request* asked, uint64_t pair_index, uint32_t index, pair* p, tally* counts)
{
    launch* l = &p->launches[index];
    uint64_t group = pair_index / LAUNCHES_OF_FORM;
    l->device = d;
    l->form = make_state(asked->seed, 4 * group + index);
    l->state = make_state(asked->seed, ((pair_index + 1) << 32) + index);
    l->product = draw_product(asked, index, &l->form);
    l->memory = &d->memory.halves[index];
    l->memory->state = &l->state;
    l->data = calloc(1, l->product->data_size);
    clear_half(l->memory);
    describe(l, "%s ", l->product->name);
    sk_result result = l->product->plan(l);
    if (result == SK_SUCCESS && l->workspace_size <= WORKSPACE_ROOM && l->workers <= MOST_WORKERS)
    {
        return true;
    }
    if (result != SK_SUCCESS)
    {
        counts->refused_plans[find_product(l->product)]++;
        count_refusal(asked, l, "plan", result, counts);
    }
    counts->too_large += result == SK_SUCCESS;
    l->workspace_size = 0;
    return false;
}

/* Recording writes no memory but the upload buffer. */
static bool record(device* d, const request* asked, pair* p, uint32_t index, tally* counts)
{
    launch* l = &p->launches[index];
    l->product->place(l);
    remember_half(l->memory);
    p->commands[index] = begin(d);
    sk_result result = l->product->record(l, p->commands[index], name_workspace(d, &p->workspace, l->workspace_size));
    end(p->commands[index]);
    p->is_recorded[index] = result == SK_SUCCESS;
    counts->launches += result == SK_SUCCESS;
    counts->made[find_product(l->product)] += result == SK_SUCCESS;
    if (result != SK_SUCCESS)
    {
        counts->refused_launches[find_product(l->product)]++;
        count_refusal(asked, l, "launch", result, counts);
        l->expected_count = 0;
    }
    memcpy(l->memory->allowed + l->upload.at, l->memory->at + l->upload.at, l->upload.size);
    bool is_right = find_difference(l->memory) == SIZE_MAX;
    if (!is_right)
    {
        say_failure("recording wrote beside the upload buffer", counts);
    }
    remember_half(l->memory);
    return is_right;
}

static void close_launch(device* d, pair* p, uint32_t index)
{
    launch* l = &p->launches[index];
    if (p->commands[index])
    {
        vkFreeCommandBuffers(d->g.device, d->g.pool, 1, &p->commands[index]);
    }
    l->product->destroy(l);
    free(l->expected);
    free(l->data);
}

static void describe_pair(const request* asked, uint64_t pair_index, const pair* p)
{
    snprintf(current, sizeof current, "test_launches %llu %llu 1 %s\n    0: %s\n    1: %s",
             (unsigned long long)asked->seed, (unsigned long long)pair_index, asked->words, p->launches[0].line,
             p->launches[1].line);
    if (asked->is_loud)
    {
        printf("%s\n", current);
        fflush(stdout);
    }
}

/* Both are recorded before either runs, and each runs again behind the other. */
bool run_pair(device* d, const request* asked, uint64_t pair_index, tally* counts)
{
    pair p;
    bool exists[HALVES], is_right = true;
    uint64_t state = make_state(asked->seed, ((pair_index + 1) << 32) + HALVES);
    memset(&p, 0, sizeof p);
    for (uint32_t i = 0; i < HALVES; i++)
    {
        exists[i] = open_launch(d, asked, pair_index, i, &p, counts);
        describe_pair(asked, pair_index, &p);
    }
    open_workspace(d, &p, &state);
    for (uint32_t i = 0; i < HALVES; i++)
    {
        is_right = (!exists[i] || record(d, asked, &p, i, counts)) && is_right;
        describe_pair(asked, pair_index, &p);
    }
    for (uint32_t i = 0; i < HALVES * TURNS && is_right; i++)
    {
        is_right = !exists[i % HALVES] || run(d, &p, i % HALVES, counts);
    }
    for (uint32_t i = 0; i < HALVES; i++)
    {
        close_launch(d, &p, i);
    }
    free(p.workspace.before);
    return is_right;
}
