/* Says whether streamk works here, and what it found: for bug reports. The parts are in findings.h and selftest.h. */
#include "findings.h"
#include "selftest.h"

#include "course/parser.h"
#include "course/status.h"
#include "parts/timing/cold.h"

#include <stdio.h>

static const char* const USAGE =
    "usage: doctor [options]\n"
    "\n"
    "Reports versions, devices, features, constants and kernels, multiplies integers, and tells how long the first\n"
    "plans took, with the driver's cache on disk off.\n"
    "\n"
    "  --json       for programs\n"
    "  --kernels    list all kernels, with the reason why one cannot run; --json always does\n"
    "  --seconds X  for the self-test; default: 1. The first product of a type takes longer on some drivers\n"
    "  --device D   index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
    "\n"
    "./setup.sh --minimal brings what this program is built with; a GPU's driver is the system's.\n"
    "\n"
    "Exit codes: 0 it works, 1 it does not, or there is no device, 2 bad input.\n";

typedef struct request
{
    const char* device;
    float seconds;
    bool json, kernels, help;
} request;

/* The last sentence of the library. */
static void keep_sentence(sk_result result, const char* sentence, void* user_data)
{
    (void)result;
    snprintf(user_data, 512, "%s", sentence);
}

static bool parse(int count, char** words, request* r)
{
    const option list[] = {
        {"--json", OPTION_FLAG, &r->json, NULL},         {"--kernels", OPTION_FLAG, &r->kernels, NULL},
        {"--device", OPTION_TEXT, &r->device, NULL},     {"--help", OPTION_FLAG, &r->help, NULL},
        {"--seconds", OPTION_NUMBER, &r->seconds, NULL}, {NULL, OPTION_FLAG, NULL, NULL},
    };
    for (int i = 1; i < count; i++)
        if (!parse_option("doctor", list, count, words, &i))
            return false;
    return true;
}

/* Creates the device with what kernels use, as open_gpu does, but after it was reported. */
static bool create_device(gpu* g)
{
    sk_required_features_desc desc = {0};
    desc.instance = g->instance;
    desc.physical_device = g->physical_device;
    desc.logger = g->logger;
    if (sk_merge_features(&desc, &g->create_info, &g->features) != SK_SUCCESS)
        return false;
    g->create_info.enabledExtensionCount = g->features.extension_count;
    g->create_info.ppEnabledExtensionNames = g->features.extensions;
    return create_gpu_device(g);
}

static void report_verdict(report* r, bool works, const char* sentence, const char* plan)
{
    begin_group(r, "verdict");
    add_flag(r, "works", works);
    add_text(r, "because", sentence);
    if (*plan)
        add_text(r, "plan", plan);
    end_group(r);
}

/* How long the first plans took, which the driver compiled for. */
static void report_first_use(report* r, const selftest* test)
{
    begin_group(r, "first_use");
    add_count(r, "plans", test->planned);
    add_number(r, "seconds", test->first_use);
    add_number(r, "slowest_seconds", test->slowest);
    end_group(r);
}

static bool self_test(report* r, const gpu* g, sk_context* context, double seconds, const char* said)
{
    char sentence[640];
    selftest test = run_selftest(g, context, seconds);
    if (test.failed)
        snprintf(sentence, sizeof sentence, "the self-test failed: %s: %s", test.failed, said);
    else if (test.types == 0)
        snprintf(sentence, sizeof sentence, "no kernel that plans choose can run here");
    else
        snprintf(sentence, sizeof sentence, "%u of %u products are exact, of %u of %u pairs of types%s",
                 test.products - test.wrong, test.products, test.products < test.types ? test.products : test.types,
                 test.types, test.products < test.types ? "; --seconds N tries more" : "");
    report_first_use(r, &test);
    bool works = !test.failed && test.types > 0 && test.wrong == 0;
    report_verdict(r, works, sentence, test.first);
    return works;
}

static bool examine(report* r, gpu* g, const request* given, const char* said)
{
    sk_context* context = NULL;
    report_device(r, g);
    bool opened = create_device(g) && create_gpu_context(g, &context) == SK_SUCCESS;
    report_features(r, g);
    if (!opened)
    {
        report_verdict(r, false, *said ? said : "the device could not be created: stderr says why", "");
        return false;
    }
    report_planning(r, context);
    report_kernels(r, context, given->kernels);
    bool works = self_test(r, g, context, (double)given->seconds, said);
    sk_destroy_context(context);
    return works;
}

int main(int count, char** words)
{
    static char said[512];
    gpu g;
    report r;
    request given = {.seconds = 1.0f};
    gpu_options options = {0};
    if (!parse(count, words, &given))
        return BAD_INPUT;
    if (given.help)
    {
        fputs(USAGE, stdout);
        return DONE;
    }
    switch_off_disk_caches();
    options.device = given.device;
    options.logger.function = keep_sentence;
    options.logger.user_data = said;
    bool chosen = choose_gpu(&g, &options), works = false;
    if (g.is_unknown)
    {
        close_gpu(&g);
        return BAD_INPUT;
    }
    begin_report(&r, given.json);
    report_versions(&r);
    if (chosen)
        works = examine(&r, &g, &given, said);
    else
        report_verdict(&r, false, "there is no device: stderr says why", "");
    end_report(&r);
    close_gpu(&g);
    return works ? DONE : FAILED;
}
