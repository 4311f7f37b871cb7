/* profile.h - writes a device as text.
 *
 * Uses context.h, line.h, names.h. Must not know problems or plans. The manual's chapter PROFILES says what is in it.
 */

#include "context.h"
#include "../base/line.h"
#include "../base/names.h"

/* Members of sk__device that are lines of their own. */
#define SK__PROFILE_COUNTS(X) \
    X(compute_units)          \
    X(subgroup_size)          \
    X(subgroup_size_min)      \
    X(subgroup_size_max)      \
    X(subgroups)              \
    X(shared_size)            \
    X(invocations)            \
    X(push_constants)

#define SK__PROFILE_FLAGS(X) \
    X(is_cpu)                \
    X(compute_units_guessed) \
    X(converts_to_nearest)   \
    X(fragments_accepted)    \
    X(shuffles)              \
    X(accelerates_dp4a)

static void sk__add_features(sk__line* line, uint32_t features)
{
#define SK_X(name, bit, text) (features & name) ? sk__add(line, "feature = %s\n", text) : (void)0;
    SK__FEATURES(SK_X)
#undef SK_X
}

static void sk__add_matrices(sk__line* line, const sk__device* device)
{
    for (uint32_t i = 0; i < device->matrix_count; ++i)
    {
        const sk__matrix_size* size = &device->matrices[i];
        sk__add(line, "matrix = %s %s %u %u %u\n", sk_word(SK_WORDS_TYPE, size->input),
                sk_word(SK_WORDS_TYPE, size->accumulator), size->fragment.m, size->fragment.n, size->fragment.k);
    }
}

static void sk__add_kernel_cost(sk__line* line, const char* kernel, const sk__cost* cost)
{
    sk__add(line, "cost = %s %u", kernel, cost->workgroups_per_unit);
#define SK_X(member) sk__add(line, " %.9g", (double)cost->member);
    SK__KERNEL_COST_NUMBERS(SK_X)
#undef SK_X
    sk__add(line, "\n");
}

/* Those that are not the library's for such a device. */
static void sk__add_constants(sk__line* line, const sk_context* context)
{
    const sk__cost_table* own = context->costs;
    const sk__cost_table* found = sk__find_costs(&context->device);
#define SK_X(member) own->member != found->member ? sk__add(line, #member " = %.9g\n", (double)own->member) : (void)0;
    SK__COST_NUMBERS(SK_X)
#undef SK_X
    for (uint32_t i = 0; i < sk__kernel_count(); ++i)
    {
        if (memcmp(&own->kernels[i], &found->kernels[i], sizeof(sk__cost)) != 0)
        {
            sk__add_kernel_cost(line, sk__kernel_at(i)->name, &own->kernels[i]);
        }
    }
}

STREAMK_API size_t sk_format_profile(const sk_context* context, char* text, size_t size)
{
    const sk__device* device = &context->device;
    sk__line line = {text, size, 0};
    sk__add(&line, "name = %s\nvendor = 0x%x\n", device->name, device->vendor);
#define SK_X(member) sk__add(&line, #member " = %u\n", device->member);
    SK__PROFILE_COUNTS(SK_X)
#undef SK_X
#define SK_X(member) sk__add(&line, #member " = %s\n", device->member ? "yes" : "no");
    SK__PROFILE_FLAGS(SK_X)
#undef SK_X
    sk__add_features(&line, device->features);
    sk__add_matrices(&line, device);
    sk__add_constants(&line, context);
    return line.length;
}
