/* dispatch_work.h - a dispatch on arrays of host memory: among pages without access, and refused with a sentence.
 * Include it after check.h. */
#ifndef DISPATCH_WORK_H
#define DISPATCH_WORK_H

#include "guard_pages.h"
#include "multiply.h"

#include <string.h>

static rig device;
static gpu_buffer memory;

/* Submits what was recorded with a result, and waits. Meanwhile nothing may be read from guarding pages. */
static bool submit_among(guard_pages* pages, VkCommandBuffer commands, sk_result recorded)
{
    if (pages->guard)
        protect_pages(pages, memory.mapped, true);
    bool done = submit_gpu_commands(&device.g, commands);
    if (pages->guard)
        protect_pages(pages, memory.mapped, false);
    return CHECK_EQ(recorded, SK_SUCCESS) && CHECK(done);
}

/* ---- refusals -------------------------------------------------------------------------------- */

static char sentence[512]; /* of the listening context, since begin_refused() */

static void keep_sentence(sk_result result, const char* text, void* user_data)
{
    (void)result;
    (void)user_data;
    snprintf(sentence, sizeof sentence, "%s", text);
}

/* A context whose sentences are kept. NULL: it cannot be made. Destroy it. */
static sk_context* open_listening(void)
{
    sk_context_desc wanted = make_gpu_context_desc(&device.g);
    sk_context* context = NULL;
    wanted.logger.function = keep_sentence;
    CHECK_EQ(sk_create_context(&wanted, &context), SK_SUCCESS);
    return context;
}

static VkCommandBuffer begin_refused(void)
{
    sentence[0] = 0;
    return begin_gpu_commands(&device.g);
}

/* Nothing was recorded, and the sentence says what is wrong. */
static void end_refused(VkCommandBuffer commands, sk_result result, sk_result wanted, const char* text)
{
    CHECK_EQ(result, wanted);
    if (!CHECK(strstr(sentence, text) != NULL))
        CHECK_NOTE("wanted: %s; said: %s\n", text, sentence);
    CHECK(submit_gpu_commands(&device.g, commands));
}

#endif
