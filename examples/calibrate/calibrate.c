/* Measures the constants of the cost model on a device, and prints its table for gen/costs.toml. What it cannot measure
 * is printed too, marked as fitted by hand, with the values that the library has for the device (fitted.h).
 *
 * For each kernel that the planner weighs on the device some plans are forced and timed; the constants are differences
 * of their times. The formulas are in solve.h, the plans in shots.h. */
#include "fitted.h"
#include "measure.h"
#include "replace.h"
#include "solve.h"

#include "parts/timing/limits.h"
#include "parts/words/progress.h"
#include "parts/matrices/element.h"
#include "course/parser.h"
#include "course/status.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char* const USAGE =
    "usage: calibrate [options]\n"
    "\n"
    "Prints a table to be added to gen/costs.toml; then `ninja regen`. What no time tells was\n"
    "fitted by hand: such constants are printed as the library has them, and marked.\n"
    "\n"
    "  --constants  prints lines for sk_context_desc.constants instead, for a program to keep\n"
    "  --device D   index, or part of the name; default: $STREAMK_DEVICE, else a discrete GPU\n"
    "  --replace F  writes the table into the file F, in place of this device's,\n"
    "               if it has one: rows that were not measured now are gone\n"
    "  --seconds X  for all measurements; default: 25\n"
    "\n"
    "Exit codes: 0 done, 1 nothing was measured, or a failure of Vulkan, 2 bad input.\n";

enum
{
    MOST_CANDIDATES = 1024,
    MOST_KERNELS = 256
};

static FILE* to; /* what the table, or the constants, are printed to */

/* What the calibration of a device works with. */
typedef struct calibration
{
    bool prints_constants; /* not a table */
    gpu g;
    sk_context* context;
    timing timing;
    uint32_t compute_units;
    sk_kernel_info kernels[MOST_KERNELS]; /* kernels that the planner weighs: one for each row of the table */
    uint32_t kernel_count;
    double second_dispatches[MOST_KERNELS];
    uint32_t measured;
} calibration;

/* ---- the kernels ----------------------------------------------------------------------------- */

static sk_kernel_info find_kernel(const sk_context* context, const char* name)
{
    uint32_t i = 0;
    while (strcmp(sk_query_kernel(context, i).name, name) != 0)
        i++;
    return sk_query_kernel(context, i);
}

static bool is_listed(const calibration* c, const char* name)
{
    for (uint32_t i = 0; i < c->kernel_count; i++)
        if (strcmp(c->kernels[i].name, name) == 0)
            return true;
    return false;
}

/* Adds the kernels for some types, if the device has any. Arranged kernels are left out, because their times would
 * contain those of copies. bf16 has the rows of f16, u8 those of s8, and e5m2 those of e4m3. */
static void list_kernels(calibration* c, sk_type input, sk_type output)
{
    static sk_candidate candidates[MOST_CANDIDATES];
    uint32_t count = MOST_CANDIDATES;
    sk_gemm_desc desc = {.m = 512, .n = 512, .k = 512};
    desc.a.type = desc.b.type = input;
    desc.c.type = desc.d.type = output;
    if (sk_explain_gemm_plan(c->context, &desc, &count, candidates) < SK_SUCCESS)
        return;
    for (uint32_t i = 0; i < count && c->kernel_count < MOST_KERNELS; i++)
        if (!is_listed(c, candidates[i].info.kernel) && !candidates[i].info.packs_arranged)
            c->kernels[c->kernel_count++] = find_kernel(c->context, candidates[i].info.kernel);
}

/* ---- what is printed ------------------------------------------------------------------------- */

static const char* find_class(const VkPhysicalDeviceProperties* properties)
{
    if (properties->deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU)
        return "cpu";
    return properties->vendorID == 0x10de ? "nvidia" : properties->vendorID == 0x1002 ? "amd" : "intel";
}

static void print_string(const char* member, const char* text)
{
    fprintf(to, "%s = \"", member);
    for (; *text; text++)
        fputc(*text == '"' || *text == '\\' || (unsigned char)*text < ' ' ? '\'' : *text, to);
    fprintf(to, "\"\n");
}

static void print_device(const calibration* c)
{
    VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    char text[2 * VK_MAX_DRIVER_INFO_SIZE + 2], date[16] = "";
    time_t now = time(NULL);
    properties.pNext = &driver;
    vkGetPhysicalDeviceProperties2(c->g.physical_device, &properties);
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
    snprintf(text, sizeof text, "%s %s", driver.driverName, driver.driverInfo);
    fprintf(to, "[[device]]\n");
    print_string("name", c->g.properties.deviceName);
    print_string("class", find_class(&c->g.properties));
    print_string("driver", text);
    fprintf(to, "date = %s\n", date);
    print_string("source", "build/examples/calibrate");
}

static void print_bandwidth(calibration* c)
{
    const char* guess = sk_query_context(c->context).compute_units_guessed ? ", which are a guess" : "";
    begin_progress("memory bandwidth", NULL);
    c->timing.tick = show_tick;
    double copy = measure_copy_limit(&c->g, &c->timing, c->compute_units) * 1e-9;
    clear_progress();
    if (copy > 0.0 || !c->prints_constants)
        fprintf(to, "bandwidth = %.3f%s# %.1f GB/s, as a copy reads and writes, over %u compute units%s\n",
                copy / c->compute_units, c->prints_constants ? "\n" : " ", copy, c->compute_units, guess);
    if (copy == 0.0)
        fprintf(to, "# bandwidth could not be measured: write what the data sheet says\n");
}

/* Types of A and B that are as fast as others, which are measured. */
static sk_type measured_type(sk_type input)
{
    switch ((int)input)
    {
    case SK_TYPE_BF16: return SK_TYPE_F16;
    case SK_TYPE_U8: return SK_TYPE_S8;
    case SK_TYPE_E5M2: return SK_TYPE_E4M3;
    default: return input;
    }
}

/* A line for every kernel that is as fast as the measured one: of the same tile and the same kind. */
static void print_costs(const sk_context* context, const sk_kernel_info* kernel, const constants* c)
{
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info other = sk_query_kernel(context, i);
        if (other.multiply != kernel->multiply || other.blocks != kernel->blocks || other.codes ||
            measured_type(other.input) != kernel->input || other.tile_m != kernel->tile_m ||
            other.tile_n != kernel->tile_n || other.tile_k != kernel->tile_k)
            continue;
        fprintf(to, "cost = %s %u", other.name, c->workgroups_per_unit);
        for (int j = 0; j < CONSTANT_SECOND_DISPATCH; j++)
            fprintf(to, " %.3f", c->values[j]);
        fputs("\n", to);
    }
}

/* Prints the fitted constants that hold for all kernels, except for those that have some of their own. */
static void print_fitted(const sk_context* context)
{
    fitted_constant list[MOST_FITTED];
    uint32_t count = list_fitted(context, NULL, list);
    fprintf(to, "\n[device.fitted]\n");
    for (uint32_t i = 0; i < count; i++)
        fprintf(to, "%s = %g # fitted by hand\n", list[i].name, list[i].value);
}

/* Prints the end of a kernel's row: the fitted constants that it has of its own. */
static void print_own_fitted(const sk_context* context, const char* kernel)
{
    fitted_constant all[MOST_FITTED], own[MOST_FITTED];
    uint32_t count = list_fitted(context, NULL, all), printed = 0;
    list_fitted(context, kernel, own);
    for (uint32_t i = 0; i < count; i++)
        if (own[i].value != all[i].value)
            fprintf(to, "%s%s = %g", printed++ ? ", " : ", { ", own[i].name, own[i].value);
    fprintf(to, printed ? " }] # in braces: fitted by hand\n" : "]\n");
}

static void print_row(const sk_context* context, const sk_kernel_info* kernel, const constants* c)
{
    fprintf(to, "\"%s %s %ux%ux%u\" = [%u", sk_word(SK_WORDS_MULTIPLY, kernel->multiply),
            sk_word(SK_WORDS_TYPE, kernel->input), kernel->tile_m, kernel->tile_n, kernel->tile_k,
            c->workgroups_per_unit);
    for (int i = 0; i < CONSTANT_SECOND_DISPATCH; i++)
        fprintf(to, ", %.3f", c->values[i]);
    print_own_fitted(context, kernel->name);
    for (int i = 0; i < CONSTANT_COUNT; i++)
        if (c->values[i] != c->measured[i])
            fprintf(to, "# its %s was measured as %.3f: less than makes sense, so noise\n", CONSTANT_NAMES[i],
                    c->measured[i]);
}

/* ---- all of it ------------------------------------------------------------------------------- */

/* Measures kernel after kernel. Each gets an equal share of the time that is left; those after the end are left out. */
static void measure_kernels(calibration* c, double end, constants results[MOST_KERNELS], bool done[MOST_KERNELS])
{
    for (uint32_t i = 0; i < c->kernel_count; i++)
    {
        double now = get_now(), deadline = now + (end - now) / (c->kernel_count - i), times[SHOT_COUNT];
        shots s = make_shots(&c->kernels[i], c->compute_units);
        begin_step(c->kernels[i].name, i + 1, c->kernel_count);
        done[i] = now < end && measure(&c->g, c->context, &c->timing, &s, deadline, end, times);
        if (!done[i])
            continue;
        results[i] = solve(&s, times, find_fitted(c->context, c->kernels[i].name, "store"),
                           find_together(c->context, c->kernels[i].name));
        c->second_dispatches[c->measured++] = results[i].values[CONSTANT_SECOND_DISPATCH];
    }
    clear_progress();
}

static void list_all_kernels(calibration* c)
{
    list_kernels(c, SK_TYPE_F32, SK_TYPE_F32);
    list_kernels(c, SK_TYPE_F16, SK_TYPE_F16);
    list_kernels(c, SK_TYPE_S8, SK_TYPE_S32);
    list_kernels(c, SK_TYPE_F64, SK_TYPE_F64);
    list_kernels(c, SK_TYPE_E4M3, SK_TYPE_F16);
    list_kernels(c, SK_TYPE_CF32, SK_TYPE_CF32);
    list_kernels(c, SK_TYPE_CF64, SK_TYPE_CF64);
}

static void print_kernels(calibration* c, const constants results[MOST_KERNELS], const bool done[MOST_KERNELS])
{
    if (c->measured > 0)
        fprintf(to, "%s = %.3f\n", c->prints_constants ? "second_dispatch_time" : "second_dispatch",
                find_median(c->second_dispatches, c->measured));
    if (!c->prints_constants)
        fprintf(to, "\n[device.kernels]\n");
    for (uint32_t i = 0; i < c->kernel_count; i++)
        if (done[i] && c->prints_constants)
            print_costs(c->context, &c->kernels[i], &results[i]);
        else if (done[i])
            print_row(c->context, &c->kernels[i], &results[i]);
        else
            fprintf(to, "# %s was not measured: time (--seconds) or memory was short\n", c->kernels[i].name);
    if (!c->prints_constants)
        print_fitted(c->context);
}

static bool calibrate(calibration* c, double seconds)
{
    static constants results[MOST_KERNELS];
    bool done[MOST_KERNELS] = {false};
    double end = get_now() + seconds;
    c->compute_units = sk_query_context(c->context).compute_units;
    if (!create_timing(&c->timing, &c->g, true, 1))
        return false;
    list_all_kernels(c);
    if (c->prints_constants)
        fprintf(to, "# %s, measured by build/examples/calibrate --constants\n", c->g.properties.deviceName);
    else
        print_device(c);
    print_bandwidth(c);
    measure_kernels(c, end, results, done);
    print_kernels(c, results, done);
    destroy_timing(&c->timing);
    return c->measured > 0;
}

typedef struct request
{
    const char *device, *replace;
    float seconds;
    bool constants, help;
} request;

static bool parse(int count, char** words, request* r)
{
    const option list[] = {
        {"--device", OPTION_TEXT, &r->device, NULL},     {"--replace", OPTION_TEXT, &r->replace, NULL},
        {"--seconds", OPTION_NUMBER, &r->seconds, NULL}, {"--constants", OPTION_FLAG, &r->constants, NULL},
        {"--help", OPTION_FLAG, &r->help, NULL},         {NULL, OPTION_FLAG, NULL, NULL},
    };
    for (int i = 1; i < count; i++)
        if (!parse_option("calibrate", list, count, words, &i))
            return false;
    if (r->seconds <= 0.0f)
        fprintf(stderr, "calibrate: --seconds is %g, and takes a number above 0\n", (double)r->seconds);
    if (r->replace && r->constants)
        fprintf(stderr, "calibrate: --replace writes a table, and --constants prints none\n");
    return r->seconds > 0.0f && !(r->replace && r->constants);
}

/* Measures, and puts the table into a file. */
static bool calibrate_into(calibration* c, double seconds, const char* path)
{
    costs_file file;
    if (!open_costs(path, &file))
        return false;
    to = tmpfile();
    if (!to)
        perror("calibrate: a temporary file cannot be made");
    bool done = to && calibrate(c, seconds) && replace_costs(&file, to);
    if (to)
        fclose(to);
    close_costs(&file);
    return done;
}

int main(int count, char** words)
{
    static calibration c;
    gpu_options options = {0};
    request r = {.seconds = 25.0f};
    if (!parse(count, words, &r))
        return BAD_INPUT;
    if (r.help)
    {
        fputs(USAGE, stdout);
        return DONE;
    }
    options.device = r.device;
    c.prints_constants = r.constants;
    status s = open_context(&c.g, &options, &c.context);
    to = stdout;
    if (s == DONE &&
        !(r.replace ? calibrate_into(&c, (double)r.seconds, r.replace) : calibrate(&c, (double)r.seconds)))
        s = FAILED;
    sk_destroy_context(c.context);
    close_gpu(&c.g);
    return (int)s;
}
