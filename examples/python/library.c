#include "library.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    A,
    B,
    C,
    D,
    BIAS,
    WORKSPACE,
    BUFFER_COUNT
};

struct session
{
    gpu g;
    sk_context* context;
    gpu_buffer buffers[BUFFER_COUNT]; /* kept for the next product; they only grow */
    char message[1024];
};

/* ---- messages and the device ----------------------------------------------------------------- */

static void keep_message(sk_result result, const char* sentence, void* user_data)
{
    session* s = user_data;
    (void)result;
    snprintf(s->message, sizeof s->message, "%s", sentence);
}

static sk_result refuse(session* s, const char* name, const char* value)
{
    snprintf(s->message, sizeof s->message, "%s is %s, which is not one of its values", name, value);
    return SK_ERROR_INVALID_VALUE;
}

/* Calls of Vulkan that fail have said so on stderr. */
static sk_result fail(session* s)
{
    if (!*s->message)
        snprintf(s->message, sizeof s->message, "Vulkan failed: standard error says which call, and how");
    return SK_ERROR_VULKAN;
}

session* open_session(const char* device)
{
    session* s = calloc(1, sizeof *s);
    gpu_options options = {0};
    if (!s)
        return NULL;
    options.device = device;
    options.logger.function = keep_message;
    options.logger.user_data = s;
    if (!open_gpu(&s->g, &options) || create_gpu_context(&s->g, &s->context) != SK_SUCCESS)
        fail(s);
    return s;
}

void close_session(session* s)
{
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&s->g, &s->buffers[i]);
    sk_destroy_context(s->context);
    close_gpu(&s->g);
    free(s);
}

const char* get_message(const session* s)
{
    return s->message;
}

const char* get_device_name(const session* s)
{
    return s->g.properties.deviceName;
}

/* ---- what is asked for ----------------------------------------------------------------------- */

static bool read_count(const char* text, uint32_t* count)
{
    char* end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    *count = (uint32_t)value;
    return *text >= '0' && *text <= '9' && !*end && !errno && value <= UINT32_MAX;
}

/* Sets a decision of the desc by the name and the words of its option. */
static sk_result decide(session* s, const char* name, const char* value, sk_gemm_desc* desc)
{
#define TAKE_NAME(member, option)  \
    if (strcmp(name, option) == 0) \
    {                              \
        desc->member = value;      \
        return SK_SUCCESS;         \
    }
#define TAKE_WORD(member, option, list) \
    if (strcmp(name, option) == 0)      \
        return sk_parse_##member(value, &desc->member) ? SK_SUCCESS : refuse(s, name, value);
#define TAKE_COUNT(member, option) \
    if (strcmp(name, option) == 0) \
        return read_count(value, &desc->member) ? SK_SUCCESS : refuse(s, name, value);
    SK_DECISIONS(TAKE_NAME, TAKE_WORD, TAKE_COUNT)
    return refuse(s, "a decision", name);
}

static sk_result take_epilogue(session* s, const product* p, sk_gemm_desc* desc)
{
    bool is_plain = p->alpha == 1.0 && p->alpha_imaginary == 0.0 && !p->c.data;
    desc->epilogue = is_plain ? SK_EPILOGUE_NONE : SK_EPILOGUE_LINEAR;
    if (p->bias.data && !sk_parse_bias(p->bias_name, &desc->bias))
        return refuse(s, "bias", p->bias_name);
    return sk_parse_activation(p->activation, &desc->activation) ? SK_SUCCESS
                                                                 : refuse(s, "activation", p->activation);
}

static sk_result describe(session* s, const product* p, sk_gemm_desc* desc)
{
    memset(desc, 0, sizeof *desc);
    s->message[0] = 0;
    if (!s->context)
        return fail(s);
    desc->m = p->m;
    desc->n = p->n;
    desc->k = p->k;
    desc->batch_count = p->batch_count;
    desc->a = p->a.desc;
    desc->b = p->b.desc;
    desc->c = p->c.desc;
    desc->d = p->d.desc;
    sk_result result = take_epilogue(s, p, desc);
    for (const char* const* word = p->decisions; result == SK_SUCCESS && *word; word += 2)
        result = decide(s, word[0], word[1], desc);
    return result;
}

/* ---- multiplying ----------------------------------------------------------------------------- */

static bool reserve(session* s, int which, VkDeviceSize size)
{
    gpu_buffer* buffer = &s->buffers[which];
    if (buffer->buffer && buffer->size >= size)
        return true;
    destroy_gpu_buffer(&s->g, buffer);
    return create_gpu_buffer(&s->g, size, GPU_DEVICE, buffer);
}

static bool upload(session* s, int which, const matrix* from)
{
    return reserve(s, which, from->size) &&
           (!from->data || upload_gpu_buffer(&s->g, &s->buffers[which], 0, from->data, from->size));
}

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

/* The workspace is cleared each time: a product that was lost leaves nothing for the next. */
static sk_result run(session* s, const sk_plan* made, const product* p)
{
    sk_gemm_args args = make_args(s, p);
    VkCommandBuffer commands = begin_gpu_commands(&s->g);
    if (!commands)
        return fail(s);
    sk_result result = SK_SUCCESS;
    if (args.workspace.size > 0)
        result = sk_clear_workspace(commands, s->context, args.workspace);
    if (result == SK_SUCCESS)
        result = sk_gemm(commands, made, &args);
    bool done = submit_gpu_commands(&s->g, commands);
    return result == SK_SUCCESS && !done ? fail(s) : result;
}

/* What workers that waited, and gave up, have left in the workspace. */
static sk_result read_status(session* s, const sk_plan* made)
{
    sk_status status;
    if (sk_query_plan(made).most_looks == 0)
        return SK_SUCCESS;
    if (!download_gpu_buffer(&s->g, &s->buffers[WORKSPACE], SK_STATUS_OFFSET, &status, sizeof status))
        return fail(s);
    return sk_read_status(&status, s->message, sizeof s->message);
}

static sk_result multiply_by(session* s, const sk_plan* made, const product* p)
{
    if (!upload_all(s, p, sk_query_plan(made).workspace_size))
        return fail(s);
    sk_result result = run(s, made, p);
    if (result == SK_SUCCESS)
        result = read_status(s, made);
    if (result == SK_SUCCESS && !download_gpu_buffer(&s->g, &s->buffers[D], 0, p->d.data, p->d.size))
        result = fail(s);
    return result;
}

int multiply(session* s, const product* p)
{
    sk_gemm_desc desc;
    sk_plan* made = NULL;
    sk_result result = describe(s, p, &desc);
    if (result == SK_SUCCESS)
        result = sk_create_plan(s->context, &desc, &made);
    if (result == SK_SUCCESS)
        result = multiply_by(s, made, p);
    sk_destroy_plan(made);
    return result;
}

/* ---- planning -------------------------------------------------------------------------------- */

static choice choose(const sk_plan_info* info)
{
    choice made = {0};
    made.kernel = info->kernel;
    made.decomposition = sk_decomposition_name(info->decomposition);
    made.fixup = sk_fixup_name(info->fixup);
    made.packing = sk_packing_name(info->packing);
    made.workers = info->workers;
    made.splits = info->splits;
    made.stream_k_tiles = info->stream_k_tiles;
    made.predicted_time = info->predicted_time;
    made.workspace_size = info->workspace_size;
    return made;
}

int plan(session* s, const product* p, char* line, choice* chosen)
{
    sk_gemm_desc desc;
    sk_plan* made = NULL;
    sk_result result = describe(s, p, &desc);
    if (result == SK_SUCCESS)
        result = sk_create_plan(s->context, &desc, &made);
    if (result != SK_SUCCESS)
        return result;
    sk_plan_info info = sk_query_plan(made);
    sk_format_plan(made, line, SK_LINE_SIZE);
    *chosen = choose(&info);
    sk_destroy_plan(made);
    return SK_SUCCESS;
}

int explain(session* s, const product* p, uint32_t* count, choice* choices)
{
    sk_gemm_desc desc;
    sk_result result = describe(s, p, &desc);
    if (result != SK_SUCCESS || !choices)
        return result == SK_SUCCESS ? sk_explain_plan(s->context, &desc, count, NULL) : result;
    sk_candidate* candidates = calloc((size_t)*count + 1, sizeof *candidates);
    if (!candidates)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    result = sk_explain_plan(s->context, &desc, count, candidates);
    for (uint32_t i = 0; result >= SK_SUCCESS && i < *count; i++)
        choices[i] = choose(&candidates[i].info);
    free(candidates);
    return result;
}
