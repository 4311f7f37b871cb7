/* The probe of arranged kernels, on a device whose kernels need it: what the device tells of its registers is accepted,
 * and may be kept. It is built by test_probe.py, with a header of such kernels.
 *
 *     test_probe KERNEL */
#include "check.h"
#include "course/vulkan.h"

#include <stdlib.h>
#include <string.h>

static gpu g;
static const char* kernel_name;
static char sentence[512];

static void keep_sentence(sk_result result, const char* text, void* user_data)
{
    (void)result;
    (void)user_data;
    strncpy(sentence, text, sizeof sentence - 1);
}

/* Whose kernels have not had the probe. */
static sk_context* create_unprobed(void)
{
    sk_context* context = NULL;
    sk_context_desc desc = make_gpu_context_desc(&g);
    desc.logger.function = keep_sentence;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    return context;
}

static sk_result try_kernel(sk_context* context)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = {0};
    desc.m = desc.n = desc.k = 64;
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    desc.kernel = kernel_name;
    sk_result result = sk_create_gemm_plan(context, &desc, &plan);
    sk_destroy_plan(plan);
    return result;
}

/* Probes, and returns what was told; the caller frees it. */
static unsigned char* probe(sk_context* context, size_t* size)
{
    gpu_buffer to = {0};
    *size = sk_query_context(context).fragments_size;
    unsigned char* told = calloc(1, *size + 1);
    if (!told || !create_gpu_buffer(&g, *size, GPU_HOST, &to))
    {
        return told;
    }
    VkCommandBuffer commands = begin_gpu_commands(&g);
    CHECK_EQ(sk_probe_fragments(commands, context, make_gpu_matrix(&to, 0)), SK_SUCCESS);
    CHECK(submit_gpu_commands(&g, commands));
    memcpy(told, to.mapped, *size);
    destroy_gpu_buffer(&g, &to);
    return told;
}

static void the_kernel_waits_for_the_probe(void)
{
    sk_context* context = create_unprobed();
    CHECK(sk_query_context(context).fragments_size > 0 && !sk_query_context(context).fragments_accepted);
    CHECK_EQ(try_kernel(context), SK_ERROR_MISSING_FEATURE);
    CHECK(strstr(sentence, "see sk_probe_fragments") != NULL);
    sk_destroy_context(context);
}

static void what_the_device_tells_is_accepted_now_and_later(void)
{
    size_t size = 0;
    sk_context* context = create_unprobed();
    unsigned char* told = probe(context, &size);
    for (int start = 0; start < 2; ++start)
    {
        if (!CHECK_EQ(sk_accept_fragments(context, told, size), SK_SUCCESS))
        {
            CHECK_NOTE("%s\n", sentence);
        }
        CHECK_EQ(try_kernel(context), SK_SUCCESS);
        sk_destroy_context(context);
        context = create_unprobed();
    }
    free(told);
    sk_destroy_context(context);
}

/* Every byte matters but those of words behind what an invocation holds. */
static void what_was_changed_is_refused(void)
{
    size_t size = 0;
    uint32_t refused = 0;
    sk_context* context = create_unprobed();
    unsigned char* told = probe(context, &size);
    for (size_t i = 0; i < size; ++i)
    {
        told[i] ^= 1;
        refused += sk_accept_fragments(context, told, size) != SK_SUCCESS;
        told[i] ^= 1;
        sk_destroy_context(context);
        context = create_unprobed();
    }
    CHECK(refused >= 32 + 2 * 64 * 2); /* the device, type and lengths, and fragments of 8 x 8 */
    free(told);
    sk_destroy_context(context);
}

int main(int count, char** words)
{
    kernel_name = count > 1 ? words[1] : "";
    if (!open_gpu(&g, NULL))
    {
        return 1;
    }
    printf("device: %s\n", g.properties.deviceName);
    RUN(the_kernel_waits_for_the_probe);
    RUN(what_the_device_tells_is_accepted_now_and_later);
    RUN(what_was_changed_is_refused);
    close_gpu(&g);
    return CHECK_DONE();
}
