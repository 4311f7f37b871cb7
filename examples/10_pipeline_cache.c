/* A program that keeps its pipelines on disk: the second start compiles nothing.
 *
 *     10_pipeline_cache FILE      reads the VkPipelineCache of FILE, if it is there, makes its plans, and writes FILE
 *
 * The cache is yours: streamk makes its pipelines through it. The driver refuses the data of another device or version
 * by itself, and compiles. The log tells for each pipeline whether it was in the cache, since this program enables
 * VK_EXT_pipeline_creation_feedback. CPU drivers keep nothing in the cache. */
#include "course/status.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct tally
{
    int cached, compiled, untold; /* pipelines */
} tally;

static void count_pipeline(sk_log_level level, const char* sentence, void* user_data)
{
    tally* count = user_data;
    (void)level;
    if (strncmp(sentence, "pipeline ", 9) != 0)
        return;
    if (strstr(sentence, "; it was in the pipeline cache"))
        count->cached++;
    else if (strstr(sentence, "; it was not in the pipeline cache"))
        count->compiled++;
    else
        count->untold++;
}

/* The bytes of a file, to be freed; NULL and a size of 0 where there is none. */
static void* read_file(const char* path, size_t* size)
{
    FILE* file = fopen(path, "rb");
    void* data = NULL;
    *size = 0;
    if (file && fseek(file, 0, SEEK_END) == 0 && ftell(file) > 0)
    {
        *size = (size_t)ftell(file);
        data = malloc(*size);
        rewind(file);
        if (!data || fread(data, 1, *size, file) != *size)
            *size = 0;
    }
    if (file)
        fclose(file);
    return data;
}

/* Under another name first, so that a program that is stopped leaves no half of a cache: Vulkan takes whole ones only.
 */
static bool write_file(const char* path, const void* data, size_t size)
{
    char name[1024];
    int length = snprintf(name, sizeof name, "%s.new", path);
    FILE* file = length < (int)sizeof name ? fopen(name, "wb") : NULL;
    bool written = file && fwrite(data, 1, size, file) == size;
    written = file && fclose(file) == 0 && written;
    remove(path);
    if (written && rename(name, path) == 0)
        return true;
    fprintf(stderr, "10_pipeline_cache: %s cannot be written\n", path);
    return false;
}

static bool load_cache(const gpu* g, const char* path, VkPipelineCache* cache)
{
    VkPipelineCacheCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO};
    void* data = read_file(path, &info.initialDataSize);
    info.pInitialData = data;
    VkResult result = vkCreatePipelineCache(g->device, &info, NULL, cache);
    free(data);
    return result == VK_SUCCESS;
}

static bool save_cache(const gpu* g, const char* path, VkPipelineCache cache)
{
    size_t size = 0;
    bool done = vkGetPipelineCacheData(g->device, cache, &size, NULL) == VK_SUCCESS;
    void* data = done ? malloc(size) : NULL;
    done =
        data && vkGetPipelineCacheData(g->device, cache, &size, data) == VK_SUCCESS && write_file(path, data, size);
    free(data);
    return done;
}

static sk_result create_context(const gpu* g, VkPipelineCache cache, tally* count, sk_context** context)
{
    sk_context_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.device = g->device;
    desc.device_create_info = &g->create_info;
    desc.pipeline_cache = cache;
    desc.logger = g->logger;
    desc.log.function = count_pipeline;
    desc.log.user_data = count;
    desc.log.level = SK_LOG_LEVEL_DETAIL;
    return sk_create_context(&desc, context);
}

/* All that the program will multiply, before its first frame. Plans may go: their pipelines stay in the context. */
static bool warm_up(sk_context* context)
{
    const uint32_t shapes[][3] = {{256, 256, 256}, {64, 64, 8192}};
    bool done = true;
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0] && done; i++)
    {
        sk_gemm_desc desc = {0};
        sk_plan* plan = NULL;
        desc.m = shapes[i][0];
        desc.n = shapes[i][1];
        desc.k = shapes[i][2];
        done = sk_create_gemm_plan(context, &desc, &plan) == SK_SUCCESS;
        sk_destroy_plan(plan);
    }
    return done;
}

/* Enables the extension, if the device has it. */
static void add_feedback(sk_features* features, void* user_data)
{
    const gpu* g = user_data;
    VkExtensionProperties list[1024];
    uint32_t count = sizeof list / sizeof list[0];
    vkEnumerateDeviceExtensionProperties(g->physical_device, NULL, &count, list);
    for (uint32_t i = 0; i < count; i++)
        if (strcmp(list[i].extensionName, VK_EXT_PIPELINE_CREATION_FEEDBACK_EXTENSION_NAME) == 0)
            features->extensions[features->extension_count++] = VK_EXT_PIPELINE_CREATION_FEEDBACK_EXTENSION_NAME;
}

static bool run(const gpu* g, const char* path)
{
    sk_context* context = NULL;
    VkPipelineCache cache = VK_NULL_HANDLE;
    tally count = {0};
    bool done = load_cache(g, path, &cache) && create_context(g, cache, &count, &context) == SK_SUCCESS &&
                warm_up(context) && save_cache(g, path, cache);
    if (done)
        printf("%s: %d pipelines were in the cache, %d were compiled, the driver did not tell of %d.\n",
               g->properties.deviceName, count.cached, count.compiled, count.untold);
    sk_destroy_context(context);
    vkDestroyPipelineCache(g->device, cache, NULL);
    return done;
}

int main(int count, char** words)
{
    gpu g;
    gpu_options options = {0};
    options.edit_features = add_feedback;
    options.user_data = &g;
    if (count != 2 || words[1][0] == '-')
    {
        fprintf(stderr, "usage: 10_pipeline_cache FILE\n");
        return BAD_INPUT;
    }
    if (!open_gpu(&g, &options))
        return FAILED;
    bool done = run(&g, words[1]);
    close_gpu(&g);
    return done ? DONE : FAILED;
}
