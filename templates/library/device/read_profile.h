/* read_profile.h - makes contexts of profiles, for devices that need not be there.
 *
 * Uses profile.h, profile_line.h. Must not know problems or plans.
 */

#include "profile.h"
#include "profile_line.h"

static sk_result sk__read_feature(const sk__profile_line* line)
{
#define SK_X(name, bit, text)                   \
    if (strcmp(line->value, text) == 0)         \
    {                                           \
        line->context->device.features |= name; \
        return SK_SUCCESS;                      \
    }
    SK__FEATURES(SK_X)
#undef SK_X
    return sk__refuse_value(line, "the name of a feature that kernels use");
}

static bool sk__read_type(const char* word, sk_type* type)
{
    uint32_t value = 0;
    bool understood = sk_parse_word(SK_WORDS_TYPE, word, &value);
    *type = (sk_type)value;
    return understood;
}

static sk_result sk__read_matrix(const sk__profile_line* line)
{
    sk__device* device = &line->context->device;
    char words[SK__PROFILE_LINE];
    char* rest = words;
    memcpy(words, line->value, strlen(line->value) + 1u);
    sk__matrix_size size;
    bool understood = sk__read_type(sk__take_word(&rest), &size.input);
    understood = understood && sk__read_type(sk__take_word(&rest), &size.accumulator);
    understood = understood && sk__read_count(sk__take_word(&rest), &size.fragment.m);
    understood = understood && sk__read_count(sk__take_word(&rest), &size.fragment.n);
    understood = understood && sk__read_count(sk__take_word(&rest), &size.fragment.k);
    if (!understood || *sk__take_word(&rest))
    {
        return sk__refuse_value(line, "the types of A and B and of sums, and three extents: f16 f32 16 16 16");
    }
    SK__REQUIRE(&line->context->logger, device->matrix_count < SK__MAX_FRAGMENTS, SK_ERROR_INVALID_VALUE,
                "profile, line %u: there are more than %u matrices", line->number, (unsigned)SK__MAX_FRAGMENTS);
    device->matrices[device->matrix_count++] = size;
    return SK_SUCCESS;
}

/* Makes the constants of a context its own, copies of the library's. */
static sk_result sk__own_costs(sk_context* context)
{
    if (context->own_kernel_costs)
    {
        return SK_SUCCESS;
    }
    const sk__cost_table* found = sk__find_costs(&context->device);
    size_t size = sk__kernel_count() * sizeof(sk__cost);
    context->own_kernel_costs = (sk__cost*)sk__allocate(context->allocator, size);
    SK__REQUIRE(&context->logger, context->own_kernel_costs, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the constants' %llu bytes could not be allocated", (unsigned long long)size);
    memcpy(context->own_kernel_costs, found->kernels, size);
    context->own_costs = *found;
    context->own_costs.kernels = context->own_kernel_costs;
    context->costs = &context->own_costs;
    return SK_SUCCESS;
}

/* The constants of a kernel, in the order of SK__KERNEL_COST_NUMBERS. Those of kernels that the library lacks are
 * passed over: the profile may be another version's. */
static sk_result sk__read_kernel_cost(const sk__profile_line* line)
{
    char words[SK__PROFILE_LINE];
    char* rest = words;
    memcpy(words, line->value, strlen(line->value) + 1u);
    const char* name = sk__take_word(&rest);
    sk__cost cost;
    memset(&cost, 0, sizeof cost);
    bool understood = sk__read_count(sk__take_word(&rest), &cost.workgroups_per_unit) && cost.workgroups_per_unit > 0;
#define SK_X(member) understood = understood && sk__read_number(sk__take_word(&rest), &cost.member);
    SK__KERNEL_COST_NUMBERS(SK_X)
#undef SK_X
    if (!understood || *sk__take_word(&rest))
    {
        return sk__refuse_value(line, "a kernel, its workgroups on a compute unit, and 7 numbers");
    }
    SK__TRY(sk__own_costs(line->context));
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (strcmp(sk__kernel_at(i)->name, name) == 0)
        {
            cost.fitted = line->context->own_kernel_costs[i].fitted;
            cost.decoding = line->context->own_kernel_costs[i].decoding;
            line->context->own_kernel_costs[i] = cost;
        }
    }
    return SK_SUCCESS;
}

static sk_result sk__read_cost_number(const sk__profile_line* line, float* number)
{
    float read = 0.0f;
    if (!sk__read_number(line->value, &read))
    {
        return sk__refuse_value(line, "a number");
    }
    SK__TRY(sk__own_costs(line->context));
    *number = read;
    return SK_SUCCESS;
}

static sk_result sk__read_name(const sk__profile_line* line)
{
    sk__device* device = &line->context->device;
    snprintf(device->name, sizeof device->name, "%s", line->value);
    return SK_SUCCESS;
}

static sk_result sk__read_count_line(const sk__profile_line* line, uint32_t* count)
{
    return sk__read_count(line->value, count) ? SK_SUCCESS : sk__refuse_value(line, "a whole number of 32 bits");
}

static sk_result sk__read_flag(const sk__profile_line* line, bool* flag)
{
    *flag = strcmp(line->value, "yes") == 0;
    return *flag || strcmp(line->value, "no") == 0 ? SK_SUCCESS : sk__refuse_value(line, "yes or no");
}

static sk_result sk__refuse_key(const sk__profile_line* line)
{
    char quoted[SK__QUOTED];
    const char* what = line->reading == SK__READING_ONLY_CONSTANTS ? "there is no constant" : "a profile has no";
    return sk__fail(&line->context->logger, SK_ERROR_INVALID_VALUE, "%s, line %u: %s %s",
                    sk__source_of(line->reading), line->number, what, sk__quote(line->key, quoted));
}

#define SK__READ(word, call)          \
    if (strcmp(line->key, word) == 0) \
    {                                 \
        return call;                  \
    }

static bool sk__is_constant(const char* key)
{
#define SK_X(member) || strcmp(key, #member) == 0
    return strcmp(key, "cost") == 0 SK__COST_NUMBERS(SK_X);
#undef SK_X
}

static sk_result sk__read_constant(const sk__profile_line* line)
{
#define SK_X(member) SK__READ(#member, sk__read_cost_number(line, &line->context->own_costs.member))
    SK__COST_NUMBERS(SK_X)
#undef SK_X
    return sk__read_kernel_cost(line);
}

static sk_result sk__read_member(const sk__profile_line* line)
{
    sk__device* device = &line->context->device;
    SK__READ("name", sk__read_name(line))
    SK__READ("vendor", sk__read_count_line(line, &device->vendor))
    SK__READ("feature", sk__read_feature(line))
    SK__READ("matrix", sk__read_matrix(line))
#define SK_X(member) SK__READ(#member, sk__read_count_line(line, &device->member))
    SK__PROFILE_COUNTS(SK_X)
#undef SK_X
#define SK_X(member) SK__READ(#member, sk__read_flag(line, &device->member))
    SK__PROFILE_FLAGS(SK_X)
#undef SK_X
    return sk__refuse_key(line);
}

#undef SK__READ

/* Reads a line of a profile, which may be empty. */
static sk_result sk__read_profile_line(sk__profile_line* line)
{
    char* text = sk__trim(line->text);
    char* equals = strchr(text, '=');
    if (*text == 0 || *text == '#')
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(&line->context->logger, equals, SK_ERROR_INVALID_VALUE,
                "%s, line %u: it is not of the form key = value", sk__source_of(line->reading), line->number);
    *equals = 0;
    line->key = sk__trim(text);
    line->value = sk__trim(equals + 1);
    if (sk__is_constant(line->key))
    {
        return line->reading == SK__READING_DEVICE ? SK_SUCCESS : sk__read_constant(line);
    }
    switch (line->reading)
    {
    case SK__READING_DEVICE: return sk__read_member(line);
    case SK__READING_ONLY_CONSTANTS: return sk__refuse_key(line);
    default: return SK_SUCCESS;
    }
}

static sk_result sk__check_bandwidth(const sk_context* context, sk__reading reading)
{
    SK__REQUIRE(&context->logger, context->costs->bandwidth > 0.0f, SK_ERROR_INVALID_VALUE,
                "%s: bandwidth is 0, and must be more", sk__source_of(reading));
    return SK_SUCCESS;
}

/* Refuses what no device can be, and what planning divides by. */
static sk_result sk__check_profile(const sk_context* context)
{
    const sk_logger* logger = &context->logger;
    const sk__device* device = &context->device;
    SK__REQUIRE(logger, *device->name, SK_ERROR_INVALID_VALUE, "profile: name is missing");
    SK__REQUIRE(logger, device->compute_units >= 1 && device->compute_units <= 65535, SK_ERROR_INVALID_VALUE,
                "profile: compute_units is %u, and takes 1 to 65535", device->compute_units);
    SK__REQUIRE(logger, device->subgroup_size >= 1 && device->subgroup_size <= 128, SK_ERROR_INVALID_VALUE,
                "profile: subgroup_size is %u, and takes 1 to 128", device->subgroup_size);
    SK__REQUIRE(logger, device->invocations >= 128, SK_ERROR_INVALID_VALUE,
                "profile: invocations is %u, and every device has 128", device->invocations);
    SK__REQUIRE(logger, device->push_constants >= 128, SK_ERROR_INVALID_VALUE,
                "profile: push_constants is %u, and every device has 128", device->push_constants);
    return sk__check_bandwidth(context, SK__READING_DEVICE);
}

static sk_result sk__read_profile_lines(sk_context* context, const char* profile, sk__reading reading)
{
    sk__profile_line line;
    line.context = context;
    line.number = 0;
    line.reading = reading;
    while (*profile)
    {
        size_t length = strcspn(profile, "\n");
        ++line.number;
        SK__REQUIRE(&context->logger, length < sizeof line.text, SK_ERROR_INVALID_VALUE,
                    "%s, line %u: it has more than %u bytes", sk__source_of(reading), line.number,
                    (unsigned)SK__PROFILE_LINE - 1u);
        memcpy(line.text, profile, length);
        line.text[length] = 0;
        SK__TRY(sk__read_profile_line(&line));
        profile += length + (profile[length] ? 1u : 0u);
    }
    return SK_SUCCESS;
}

static sk_result sk__read_constants(sk_context* context, const char* constants)
{
    SK__TRY(sk__read_profile_lines(context, constants ? constants : "", SK__READING_ONLY_CONSTANTS));
    return sk__check_bandwidth(context, SK__READING_ONLY_CONSTANTS);
}

/* Fills a zeroed context. */
static sk_result sk__open_profile(sk_context* context, const sk_planning_desc* desc)
{
    SK__TRY(sk__read_profile_lines(context, desc->profile, SK__READING_DEVICE));
    context->costs = sk__find_costs(&context->device);
    SK__TRY(sk__read_profile_lines(context, desc->profile, SK__READING_CONSTANTS));
    if (desc->compute_units)
    {
        context->device.compute_units = desc->compute_units;
        context->device.compute_units_guessed = false;
    }
    SK__TRY(sk__check_profile(context));
    return sk__find_builds(context, "the profile");
}

STREAMK_API sk_result sk_create_planning_context(const sk_planning_desc* desc, sk_context** context)
{
    if (!desc)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&desc->logger, context, SK_ERROR_NULL_ARGUMENT, "context is NULL");
    *context = NULL;
    SK__REQUIRE(&desc->logger, desc->profile, SK_ERROR_NULL_ARGUMENT, "profile is NULL");
    sk_context* made = NULL;
    SK__TRY(sk__allocate_context(desc->allocator, &desc->logger, &desc->log, &made));
    sk_result result = sk__open_profile(made, desc);
    if (result != SK_SUCCESS)
    {
        sk_destroy_context(made);
        return result;
    }
    sk__log_context(made);
    *context = made;
    return SK_SUCCESS;
}
