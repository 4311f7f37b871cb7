/* What a context of a real driver tells its log: the device, a plan, and pipelines that took time. */
#include "check.h"
#include "gpu/validated.h"

static struct
{
    char text[1 << 20];
    size_t length;
    uint32_t pipelines;
    double milliseconds; /* the driver's, of all pipelines */
} heard;

static void hear(sk_log_level level, const char* sentence, void* user_data)
{
    const char* made = strstr(sentence, " was made in ");
    double all = 0.0, of_driver = 0.0;
    CHECK(user_data == &heard);
    heard.length += (size_t)snprintf(heard.text + heard.length, sizeof heard.text - heard.length, "%s: %s\n",
                                     sk_word(SK_WORDS_LOG_LEVEL, level), sentence);
    CHECK(heard.length < sizeof heard.text);
    if (made && CHECK_EQ(sscanf(made, " was made in %lf ms, %lf of", &all, &of_driver), 2))
    {
        CHECK(all >= of_driver);
        heard.pipelines++;
        heard.milliseconds += of_driver;
    }
}

static bool open_logging(void)
{
    if (!CHECK(open_gpu(&device, NULL)))
    {
        return false;
    }
    sk_context_desc desc = {0};
    desc.instance = device.instance;
    desc.physical_device = device.physical_device;
    desc.device = device.device;
    desc.device_create_info = &device.create_info;
    desc.logger = device.logger;
    desc.log.function = hear;
    desc.log.user_data = &heard;
    desc.log.level = SK_LOG_LEVEL_DETAIL;
    return CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
}

static void a_device_its_plan_and_its_pipelines_are_told(void)
{
    sk_gemm_desc desc = {0};
    sk_plan* plan = NULL;
    char line[SK_LINE_SIZE];
    desc.m = desc.n = desc.k = 256;
    if (open_logging() && CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS))
    {
        CHECK(strstr(heard.text, sk_query_context(context).device_name) && strstr(heard.text, " kernels can run\n"));
        sk_format_plan(plan, line, sizeof line);
        CHECK(strstr(heard.text, line));
        CHECK(heard.pipelines > 0 && heard.milliseconds > 0.0);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    close_gpu(&device);
}

int main(void)
{
    RUN(a_device_its_plan_and_its_pipelines_are_told);
    return CHECK_DONE();
}
