/* Dense products: plans, uploads, and submits dispatches a few at a time. */
#include "parts.h"
#include "session.h"

enum
{
    MOST_STEPS = 1000 /* of a product: each records the launch anew */
};

/* Also what lies between the rows of D is downloaded: nothing does, as D is packed. */
static bool upload_all(session* s, const product* p, VkDeviceSize workspace)
{
    return upload(s, A, &p->a) && upload(s, B, &p->b) && upload(s, C, &p->c) && upload(s, BIAS, &p->bias) &&
           reserve(s, D, p->d.size) && reserve(s, WORKSPACE, workspace);
}

static sk_gemm_args make_args(const session* s, const product* p)
{
    sk_gemm_args args = {0};
    args.a = make_gpu_matrix(&s->buffers[A], 0);
    args.b = make_gpu_matrix(&s->buffers[B], 0);
    args.c = make_gpu_matrix(&s->buffers[C], 0);
    args.d = make_gpu_matrix(&s->buffers[D], 0);
    args.bias = make_gpu_matrix(&s->buffers[BIAS], 0);
    args.workspace = make_gpu_matrix(&s->buffers[WORKSPACE], 0);
    args.alpha = p->alpha;
    args.alpha_imaginary = p->alpha_imaginary;
    args.beta = p->beta;
    args.beta_imaginary = p->beta_imaginary;
    return args;
}

int start(session* s, const product* p)
{
    sk_gemm_desc desc;
    sk_launch_info launch;
    enter(s);
    drop_plans(s);
    sk_result result = describe(s, p, &desc);
    if (result == SK_SUCCESS)
        result = sk_create_gemm_plan(s->context, &desc, &s->plan);
    if (result != SK_SUCCESS)
        return result;
    if (!upload_all(s, p, sk_query_plan(s->plan).workspace_size))
        return fail(s);
    sk_gemm_args args = make_args(s, p);
    result = sk_query_gemm_launch(s->plan, &args, &launch);
    s->next = 0;
    s->dispatches = launch.dispatch_count;
    return result;
}

/* The workspace is cleared for each product: one that was lost leaves nothing for the next. */
static sk_result record(session* s, const product* p, VkCommandBuffer commands, uint32_t end)
{
    sk_gemm_args args = make_args(s, p);
    sk_result result = SK_SUCCESS;
    if (s->next == 0 && args.workspace.size > 0)
        result = sk_clear_workspace(commands, s->context, args.workspace);
    begin_part(s->next, end);
    if (result == SK_SUCCESS)
        result = sk_gemm(commands, s->plan, &args);
    end_part();
    return result;
}

/* What workers that waited, and gave up, have left in the workspace. */
static sk_result read_status(session* s)
{
    sk_workspace_status status;
    if (sk_query_plan(s->plan).most_looks == 0)
        return SK_SUCCESS;
    if (!download_gpu_buffer(&s->g, &s->buffers[WORKSPACE], SK_STATUS_OFFSET, &status, sizeof status))
        return fail(s);
    return sk_read_workspace_status(&status, s->message, sizeof s->message);
}

int step(session* s, const product* p)
{
    enter(s);
    uint32_t count = s->dispatches / MOST_STEPS + 1, left = s->dispatches - s->next;
    uint32_t end = s->next + (count < left ? count : left);
    bool is_cut = sk_query_plan(s->plan).pieces > 1;
    end = is_cut ? end : s->dispatches;
    VkCommandBuffer commands = begin_gpu_commands(&s->g);
    if (!commands)
        return fail(s);
    sk_result result = record(s, p, commands, end);
    bool done = submit_gpu_commands(&s->g, commands);
    if (result != SK_SUCCESS || !done)
        return result == SK_SUCCESS ? fail(s) : result;
    s->next = end;
    return end < s->dispatches ? SK_INCOMPLETE : read_status(s);
}

int finish(session* s, const product* p)
{
    enter(s);
    drop_plans(s);
    return download_gpu_buffer(&s->g, &s->buffers[D], 0, p->d.data, p->d.size) ? SK_SUCCESS : fail(s);
}
