/* Opens and closes sessions; their messages and buffers. */
#include "parts.h"
#include "session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT(x) #x
#define VERSION(major, minor, patch) TEXT(major) "." TEXT(minor) "." TEXT(patch)

const char* get_version(void)
{
    return VERSION(STREAMK_VERSION_MAJOR, STREAMK_VERSION_MINOR, STREAMK_VERSION_PATCH);
}

/* ---- messages -------------------------------------------------------------------------------- */

static void keep_message(sk_result result, const char* sentence, void* user_data)
{
    session* s = user_data;
    (void)result;
    snprintf(s->message, sizeof s->message, "%s", sentence);
}

void enter(session* s)
{
    s->message[0] = 0;
    keep_gpu_sentences(s->message, sizeof s->message);
}

sk_result fail(session* s)
{
    size_t length = strlen(s->message);
    if (length > 0 && s->message[length - 1] == '\n')
        s->message[length - 1] = 0;
    if (length == 0)
        snprintf(s->message, sizeof s->message, "a call of Vulkan failed");
    return SK_ERROR_VULKAN;
}

const char* get_message(const session* s)
{
    return s->message;
}

/* ---- the device ------------------------------------------------------------------------------ */

static sk_result create_planning_context(session* s)
{
    sk_planning_desc desc = {0};
    size_t size = sk_format_profile(s->context, NULL, 0) + 1;
    char* profile = malloc(size);
    if (!profile)
        return SK_ERROR_OUT_OF_HOST_MEMORY;
    sk_format_profile(s->context, profile, size);
    desc.profile = profile;
    desc.logger = s->g.logger;
    sk_result result = sk_create_planning_context(&desc, &s->planning);
    free(profile);
    return result;
}

static bool create_contexts(session* s)
{
    sk_context_desc desc = make_gpu_context_desc(&s->g);
    desc.get_instance_proc_addr = get_part_function;
    if (sk_create_context(&desc, &s->context) != SK_SUCCESS)
        return false;
    accept_gpu_fragments(&s->g, s->context);
    s->message[0] = 0; /* kernels that need the probe are left out */
    return create_planning_context(s) == SK_SUCCESS;
}

session* open_session(const char* device)
{
    session* s = calloc(1, sizeof *s);
    gpu_options options = {0};
    if (!s)
        return NULL;
    enter(s);
    options.device = device;
    options.logger.function = keep_message;
    options.logger.user_data = s;
    if (!open_gpu(&s->g, &options) || !create_contexts(s))
        fail(s);
    return s;
}

void drop_plans(session* s)
{
    sk_destroy_plan(s->plan);
    sk_destroy_spgemm_plan(s->spgemm);
    s->plan = NULL;
    s->spgemm = NULL;
}

void close_session(session* s)
{
    enter(s);
    drop_plans(s);
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&s->g, &s->buffers[i]);
    sk_destroy_context(s->planning);
    sk_destroy_context(s->context);
    close_gpu(&s->g);
    keep_gpu_sentences(NULL, 0);
    free(s);
}

const char* get_device_name(const session* s)
{
    return s->g.properties.deviceName;
}

/* ---- buffers --------------------------------------------------------------------------------- */

bool reserve(session* s, int which, VkDeviceSize size)
{
    gpu_buffer* buffer = &s->buffers[which];
    if (buffer->buffer && buffer->size >= size)
        return true;
    destroy_gpu_buffer(&s->g, buffer);
    return create_gpu_buffer(&s->g, size, GPU_DEVICE, buffer);
}

bool upload(session* s, int which, const matrix* from)
{
    return reserve(s, which, from->size) && upload_gpu_buffer(&s->g, &s->buffers[which], 0, from->data, from->size);
}
