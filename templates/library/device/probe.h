/* probe.h - whether a device holds fragments as kernels that are arranged for AMD take for granted.
 *
 * Uses context.h. Must not know problems, plans or command buffers.
 */

#include "context.h"
#include "../../shared/fragments.h"
#include "../../shared/probe_arguments.h"

/* Whether a kernel may be chosen, as far as all but the probe is concerned. */
static bool sk__is_probed(const sk_context* context, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    const char* reason = context->builds[index].reason;
    return kernel->modules[SK__MODULE_PROBE] && sk__is_made_for(kernel, &context->device) &&
           (*reason == 0 || reason == sk__unprobed);
}

/* Whether it is the first of those with the same module, which is dispatched for it. */
static bool sk__is_first_probed(const sk_context* context, uint32_t index)
{
    bool is_first = sk__is_probed(context, index);
    for (uint32_t i = 0; i < index && is_first; ++i)
    {
        bool same = sk__kernel_at(i)->modules[SK__MODULE_PROBE] == sk__kernel_at(index)->modules[SK__MODULE_PROBE];
        is_first = !same || !sk__is_probed(context, i);
    }
    return is_first;
}

static uint32_t sk__count_probes(const sk_context* context)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        count += sk__is_first_probed(context, i) ? 1u : 0u;
    }
    return count;
}

/* The number of element `element` that an invocation holds of a fragment of A, or of B. */
static uint32_t sk__told_element(const sk__told_fragments* told, uint32_t is_b, uint32_t invocation, uint32_t element)
{
    uint32_t word = told->words[is_b][invocation][element / 2u];
    return (element % 2u ? word >> 16 : word & 0xffffu) - SK__PROBE_FIRST;
}

/* Copies a fragment as arranged copies do; false if an element is there twice. */
static bool sk__arrange_told(const sk__told_fragments* told, uint32_t is_b, uint32_t elements,
                             uint32_t arranged[SK__PROBE_ELEMENTS])
{
    bool seen[SK__PROBE_ELEMENTS] = {false};
    uint32_t held = told->elements[is_b] / 8u;
    for (uint32_t i = 0; i < told->invocations; ++i)
    {
        uint32_t begin = 8u * sk__place_in_fragment(i, elements / 8u, held);
        for (uint32_t e = 0; e < 8u * held && sk__holds_first(i, elements / 8u, held); ++e)
        {
            uint32_t element = sk__told_element(told, is_b, i, e);
            if (element >= elements || seen[element])
            {
                return false;
            }
            seen[element] = true;
            arranged[begin + e] = element;
        }
    }
    return true;
}

/* Loads the copy as arranged kernels do: whether each invocation gets what it holds. */
static bool sk__loads_as_told(const sk__told_fragments* told, uint32_t is_b, uint32_t elements,
                              const uint32_t arranged[SK__PROBE_ELEMENTS])
{
    uint32_t held = told->elements[is_b] / 8u;
    for (uint32_t i = 0; i < told->invocations; ++i)
    {
        uint32_t begin = 8u * sk__place_in_fragment(i, elements / 8u, held);
        for (uint32_t e = 0; e < 8u * held; ++e)
        {
            if (arranged[begin + e] != sk__told_element(told, is_b, i, e))
            {
                return false;
            }
        }
    }
    return true;
}

/* Whether copies of A, or of B, of `elements` elements a fragment would be loaded as they were stored. A fragment has
 * 16 bytes for each invocation. */
static bool sk__is_arrangeable(const sk__told_fragments* told, uint32_t is_b, uint32_t elements)
{
    uint32_t arranged[SK__PROBE_ELEMENTS];
    uint32_t length = told->elements[is_b];
    return (length == 8u || length == 16u) && elements == 8u * told->invocations && elements <= SK__PROBE_ELEMENTS &&
           sk__arrange_told(told, is_b, elements, arranged) && sk__loads_as_told(told, is_b, elements, arranged);
}

/* Judges what was told of the kernel's type. */
static sk_result sk__check_told(const sk_context* context, uint32_t index, const sk__told_fragments* told)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    const sk__build* build = &context->builds[index];
    const sk_logger* logger = &context->logger;
    const char* type = sk_word(SK_WORDS_TYPE, kernel->input);
    bool same = memcmp(told->identity, context->device.identity, sizeof told->identity) == 0;
    SK__REQUIRE(logger, same, SK_ERROR_INVALID_VALUE,
                "data is of another device or driver than %s, or was never written: probe again",
                context->device.name);
    SK__REQUIRE(logger,
                told->type == (uint32_t)kernel->input && told->invocations == build->invocations / kernel->parts,
                SK_ERROR_INVALID_VALUE, "data is damaged, or of kernels other than these: probe again");
    for (uint32_t is_b = 0; is_b < 2; ++is_b)
    {
        uint32_t elements = build->fragment.k * (is_b ? build->fragment.n : build->fragment.m);
        SK__REQUIRE(logger, sk__is_arrangeable(told, is_b, elements), SK_ERROR_MISSING_FEATURE,
                    "%s does not hold fragments of %s of %s as arranged kernels need: they stay unavailable",
                    context->device.name, is_b ? "B" : "A", type);
    }
    return SK_SUCCESS;
}

/* Refuses a context none of whose kernels needs a probe, or for which there is none. */
static sk_result sk__require_probes(const sk_context* context)
{
    SK__TRY(sk__require_device(context));
    SK__REQUIRE(&context->logger, sk__count_probes(context) > 0, SK_ERROR_NO_KERNEL,
                "%s has no kernels that need sk_probe_fragments", context->device.name);
    return SK_SUCCESS;
}

STREAMK_API sk_result sk_accept_fragments(sk_context* context, const void* data, size_t size)
{
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    const sk_logger* logger = &context->logger;
    size_t wanted = sk__count_probes(context) * sizeof(sk__told_fragments), at = 0;
    SK__TRY(sk__require_probes(context));
    SK__REQUIRE(logger, data, SK_ERROR_NULL_ARGUMENT, "data is NULL");
    SK__REQUIRE(logger, size == wanted, SK_ERROR_INVALID_VALUE,
                "size is %llu, and sk_context_info.fragments_size is %llu", (unsigned long long)size,
                (unsigned long long)wanted);
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (sk__is_first_probed(context, i))
        {
            sk__told_fragments told;
            memcpy(&told, (const char*)data + at, sizeof told);
            SK__TRY(sk__check_told(context, i, &told));
            at += sizeof told;
        }
    }
    context->device.fragments_accepted = true;
    return sk__find_builds(context, context->device.name);
}
