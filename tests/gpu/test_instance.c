/* Instances of Vulkan 1.0 and 1.1, as a program makes them that leaves VkApplicationInfo.apiVersion out, or old: what
 * is said blames the version, and not the device. */
#include "check.h"
#include "course/vulkan.h"

#include <stdio.h>
#include <string.h>

static gpu device;
static sk_context* context;
static char sentence[512]; /* the last that streamk said */

static void note_sentence(sk_result result, const char* said, void* user_data)
{
    (void)result;
    (void)user_data;
    snprintf(sentence, sizeof sentence, "%s", said);
}

static bool choose(uint32_t api_version)
{
    gpu_options options = {0};
    options.logger.function = note_sentence;
    options.api_version = api_version;
    sentence[0] = 0;
    return CHECK(choose_gpu(&device, &options));
}

static void close_device(void)
{
    sk_destroy_context(context);
    context = NULL;
    close_gpu(&device);
}

/* What features are found, if nobody tells streamk the version. */
static sk_result merge(void)
{
    sk_required_features_desc desc = {0};
    desc.instance = device.instance;
    desc.physical_device = device.physical_device;
    desc.logger = device.logger;
    sk_result result = sk_merge_features(&desc, &device.create_info, &device.features);
    device.create_info.enabledExtensionCount = device.features.extension_count;
    device.create_info.ppEnabledExtensionNames = device.features.extensions;
    return result;
}

static void vulkan_1_0_is_told_with_the_features(void)
{
    if (choose(VK_API_VERSION_1_0))
    {
        CHECK_EQ(merge(), SK_ERROR_INVALID_VALUE);
        CHECK(strstr(sentence, "VkApplicationInfo.apiVersion must be VK_API_VERSION_1_2 or newer") != NULL);
    }
    close_device();
}

/* Drivers may serve an instance of 1.1 all the same: then so does streamk. */
static void vulkan_1_1_is_told_with_the_functions(void)
{
    if (choose(VK_API_VERSION_1_1) && CHECK_EQ(merge(), SK_SUCCESS) && CHECK(create_gpu_device(&device)))
    {
        sk_result result = create_gpu_context(&device, &context);
        if (result != SK_SUCCESS)
        {
            CHECK_EQ(result, SK_ERROR_MISSING_FUNCTION);
            CHECK(strstr(sentence, "Vulkan 1.2 is needed, of the driver and in VkApplicationInfo.apiVersion") !=
                  NULL);
        }
    }
    close_device();
}

static void vulkan_1_2_is_enough(void)
{
    if (choose(VK_API_VERSION_1_2) && CHECK_EQ(merge(), SK_SUCCESS) && CHECK(create_gpu_device(&device)))
    {
        CHECK_EQ(create_gpu_context(&device, &context), SK_SUCCESS);
        CHECK(sentence[0] == 0);
    }
    close_device();
}

int main(void)
{
    RUN(vulkan_1_0_is_told_with_the_features);
    RUN(vulkan_1_1_is_told_with_the_functions);
    RUN(vulkan_1_2_is_enough);
    return CHECK_DONE();
}
