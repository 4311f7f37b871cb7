/* serve.h - which kernels serve a problem, and why none does, or none for a last wave.
 *
 * Uses strategy/retiled.h. Must not know which choice is best.
 */

#include "strategy/retiled.h"

enum
{
    SK__TYPES_TEXT = 64 /* bytes of the words for a problem's types */
};

/* Whether B, if it is in blocks that the kernel is to read, is of a type that it reads. */
static bool sk__reads_format(const sk__kernel* kernel, const sk__problem* problem)
{
    return !kernel->blocks || (kernel->formats >> problem->b.type & 1u);
}

/* Whether the desc has A copied to another type, and that alone: then B is read. */
static bool sk__packs_a_alone(const sk__planner* planner)
{
    const sk__problem* problem = planner->problem;
    return sk__is_converted(problem, &problem->a) && !problem->a.prepacked &&
           planner->desc->packing == (problem->exchanged ? SK_PACKING_B : SK_PACKING_A);
}

/* Why no copy of B can be decoded, as a sentence goes on; "" if one can. */
static const char* sk__why_not_decoded(const sk__planner* planner)
{
    return planner->problem->pointers                   ? "matrices that lie anywhere cannot be decoded"
           : planner->problem->b.prepacked              ? ""
           : planner->grouped                           ? "of several problems nothing is decoded"
           : planner->desc->packing == SK_PACKING_NEVER ? "packing is never"
           : sk__packs_a_alone(planner) ? "packing is of the other operand alone: AUTO or ALWAYS copies both"
                                        : "";
}

/* Whether B is in blocks that only kernels which read blocks can multiply. */
static bool sk__must_read_blocks(const sk__planner* planner)
{
    bool empty = !planner->grouped && (planner->problem->k == 0 || planner->problem->d.extent == 0);
    return sk__is_in_blocks(planner->problem->b.type) && !empty && *sk__why_not_decoded(planner);
}

/* An arranged kernel serves no operand in blocks, and one that reads blocks serves none that is prepacked. Unasked, a
 * small-dot kernel serves up to 2 tiles along m, of several problems in the mean, as each of them reads all of B; up to
 * 4 if it reads blocks, which others may have to decode; or any number where few kernels read B. */
static bool sk__suits_problem(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    bool must_read = sk__must_read_blocks(planner);
    bool is_few = kernel->multiply == SK_MULTIPLY_DOT && !must_read;
    uint32_t most_rows = is_few ? (kernel->blocks ? 4u : 2u) * kernel->tile_m : UINT32_MAX;
    bool arranges_blocks = sk__is_arranged(kernel) && sk__is_in_blocks(planner->problem->b.type);
    bool decodes_all = planner->desc->packing == SK_PACKING_ALWAYS && !planner->grouped;
    bool reads = sk__find_packed_blocks(planner->problem, kernel) || (kernel->blocks && decodes_all);
    return !reads && sk__reads_format(kernel, planner->problem) && planner->rows <= most_rows &&
           sk__takes_terms(planner->problem, kernel) && !arranges_blocks && (kernel->blocks || !must_read) &&
           sk__keeps_rows(planner, index) && sk__promotes_sums(planner->problem, kernel);
}

static bool sk__serves(const sk__planner* planner, uint32_t index)
{
    const sk__kernel* kernel = sk__kernel_at(index);
    if (planner->desc->kernel)
    {
        return strcmp(planner->desc->kernel, kernel->name) == 0;
    }
    return sk__is_eligible(planner, kernel) && sk__suits_problem(planner, index);
}

/* Whether a last resort can serve, and no kernel that is made for the device and any number of rows. */
static bool sk__needs_last_resort(const sk__planner* planner)
{
    bool has_last = false;
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        bool can = *planner->builds[i].reason == 0 && sk__suits_problem(planner, i);
        if (can && kernel->multiply != SK_MULTIPLY_DOT && sk__is_made_for(kernel, planner->device))
        {
            return false;
        }
        has_last = has_last || (can && sk__is_last_resort(kernel, planner->device));
    }
    return has_last;
}

/* Whether it does, and the device can run it. */
static bool sk__can_serve(const sk__planner* planner, uint32_t index)
{
    return sk__serves(planner, index) && *planner->builds[index].reason == 0;
}

/* Says in words which types a problem has. Returns `text`. */
static const char* sk__describe_types(const sk__problem* problem, char text[SK__TYPES_TEXT])
{
    bool is_usual = problem->accumulator == sk__usual_accumulator(problem->input);
    bool mixed = problem->b.type != problem->input;
    snprintf(text, SK__TYPES_TEXT, "%s%s%s inputs%s%s and %s D", sk_word(SK_WORDS_TYPE, problem->input),
             mixed ? " and " : "", mixed ? sk_word(SK_WORDS_TYPE, problem->b.type) : "", is_usual ? "" : ", sums of ",
             is_usual ? "" : sk_word(SK_WORDS_TYPE, problem->accumulator), sk_word(SK_WORDS_TYPE, problem->output));
    return text;
}

/* The index of the kernel that has a name, or how many kernels there are. */
static uint32_t sk__find_named(const char* name)
{
    uint32_t i = 0;
    while (i < sk__kernel_count() && strcmp(name, sk__kernel_at(i)->name) != 0)
    {
        ++i;
    }
    return i;
}

/* What a kernel that multiplies codes takes, as a sentence goes on; "" of any other one. */
static const char* sk__tell_codes(const sk__kernel* kernel)
{
    return kernel->codes ? ": it multiplies few rows in q8_0 by integer codes of the other operand, neither of them "
                           "prepacked, where multiplied is the type in its name"
                         : "";
}

/* Refuses a name in `member` that no kernel has, or none for the problem's types. */
static sk_result sk__check_name(const sk__planner* planner, const char* member, const char* name)
{
    char quoted[SK__QUOTED], types[SK__TYPES_TEXT];
    if (!name)
    {
        return SK_SUCCESS;
    }
    uint32_t index = sk__find_named(name);
    SK__REQUIRE(planner->logger, index < sk__kernel_count(), SK_ERROR_NO_KERNEL,
                "%s is %s, but no kernel has that name", member, sk__quote(name, quoted));
    const sk__kernel* kernel = sk__kernel_at(index);
    bool takes =
        index >= planner->first_kernel && index < planner->kernel_end && sk__reads_format(kernel, planner->problem);
    SK__REQUIRE(planner->logger, takes, SK_ERROR_NO_KERNEL, "%s is %s, which does not take %s%s", member,
                sk__quote(name, quoted), sk__describe_types(planner->problem, types), sk__tell_codes(kernel));
    return SK_SUCCESS;
}

/* Refuses types that no kernel takes, and names that no kernel for them has. */
static sk_result sk__check_kernels(const sk__planner* planner)
{
    char types[SK__TYPES_TEXT];
    sk_type multiplied = planner->desc->multiplied;
    SK__REQUIRE(planner->logger, planner->first_kernel < planner->kernel_end, SK_ERROR_NO_KERNEL,
                "no kernel takes %s%s%s", sk__describe_types(planner->problem, types),
                multiplied ? ": multiplied is " : "", multiplied ? sk_word(SK_WORDS_TYPE, multiplied) : "");
    SK__TRY(sk__check_name(planner, "kernel", planner->desc->kernel));
    return sk__check_name(planner, "last_wave_kernel", planner->desc->last_wave_kernel);
}

/* Of two kernels that wishes refuse, the one whose sentence tells more: one that reads the order which the desc has, or
 * the first. */
static uint32_t sk__more_telling(const sk__planner* planner, uint32_t i, uint32_t j)
{
    bool arranged = sk__asks_for_arranged(planner->desc);
    if (arranged && i < planner->kernel_end && sk__is_arranged(sk__kernel_at(i)) != sk__is_arranged(sk__kernel_at(j)))
    {
        return sk__is_arranged(sk__kernel_at(i)) ? i : j;
    }
    return sk__min(i, j);
}

/* The kernel that tells why none can run: the last resort that needs the least, or the last of those that serve. */
static uint32_t sk__find_telling(const sk__planner* planner)
{
    uint32_t telling = planner->kernel_end, least = UINT32_MAX;
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        bool is_last = !planner->desc->kernel && sk__is_last_resort(kernel, planner->device);
        bool cannot = *planner->builds[i].reason != 0;
        if (cannot && (is_last ? kernel->shared_size < least : least == UINT32_MAX && sk__serves(planner, i)))
        {
            telling = i;
            least = is_last ? kernel->shared_size : least;
        }
    }
    return telling;
}

/* Says why no kernel that serves can run. */
static sk_result sk__report_no_kernel(const sk__planner* planner)
{
    char types[SK__TYPES_TEXT], reason[SK__UNFIT_TEXT] = "";
    uint32_t telling = sk__find_telling(planner);
    if (telling < planner->kernel_end)
    {
        sk__describe_unfit(planner->device, sk__kernel_at(telling), &planner->builds[telling], reason);
    }
    sk__describe_types(planner->problem, types);
    SK__REQUIRE(planner->logger, *reason == 0, SK_ERROR_MISSING_FEATURE, "%s cannot run a kernel for %s: %s",
                planner->device->name, types, reason);
    SK__REQUIRE(planner->logger, !sk__must_read_blocks(planner), SK_ERROR_NO_KERNEL,
                "no kernel for %s%s reads blocks on devices like %s%s, and %s", types,
                planner->problem->epilogue.second ? " of two terms" : "", planner->device->name,
                planner->problem->batch_invariant ? " and gives rows of D the same bits for every m" : "",
                sk__why_not_decoded(planner));
    SK__REQUIRE(planner->logger, !planner->problem->batch_invariant, SK_ERROR_NO_KERNEL,
                "batch_invariant is true, but no kernel for %s that can serve here gives rows of D the same bits for "
                "every m on devices like %s",
                types, planner->device->name);
    return sk__fail(planner->logger, SK_ERROR_NO_KERNEL, "no kernel for %s is made for devices like %s", types,
                    planner->device->name);
}

/* Refuses a last wave's kernel that the device cannot run. */
static sk_result sk__check_last_wave_kernel(const sk__planner* planner)
{
    char quoted[SK__QUOTED], reason[SK__UNFIT_TEXT];
    const char* last = planner->desc->last_wave_kernel;
    for (uint32_t i = planner->first_kernel; last && i < planner->kernel_end; ++i)
    {
        const sk__kernel* kernel = sk__kernel_at(i);
        const sk__build* build = &planner->builds[i];
        SK__REQUIRE(planner->logger, *build->reason == 0 || strcmp(last, kernel->name) != 0, SK_ERROR_MISSING_FEATURE,
                    "%s cannot run last_wave_kernel %s: %s", planner->device->name, sk__quote(last, quoted),
                    sk__describe_unfit(planner->device, kernel, build, reason));
    }
    return SK_SUCCESS;
}

/* Refuses to cut the tiles of a kernel into too many for another, if it cuts them at all. */
static sk_result sk__check_parts(const sk__planner* planner, uint32_t kernel, uint32_t last)
{
    const sk__kernel* whole = sk__kernel_at(kernel);
    const sk__kernel* smaller = sk__kernel_at(last);
    uint64_t tiles = sk__count_tiles(planner->problem, whole);
    uint32_t most = sk__most_last_wave_tiles(planner, smaller);
    uint64_t parts = sk__follows(planner, kernel, last) ? sk__count_parts(whole, smaller) : 0;
    SK__REQUIRE(planner->logger, tiles * parts <= most, SK_ERROR_TOO_LARGE,
                "retiled: %llu tiles of \"%s\" are %llu of \"%s\", at most %u are possible",
                (unsigned long long)tiles, whole->name, (unsigned long long)(tiles * parts), smaller->name, most);
    return SK_SUCCESS;
}

/* Says why a kernel could be chosen, but none for its last wave. */
static sk_result sk__report_no_last_wave(const sk__planner* planner)
{
    char first[SK__QUOTED], second[SK__QUOTED];
    const char* kernel = planner->desc->kernel;
    const char* last = planner->desc->last_wave_kernel;
    SK__TRY(sk__check_last_wave_kernel(planner));
    for (uint32_t i = planner->first_kernel; i < planner->kernel_end; ++i)
    {
        for (uint32_t j = planner->first_kernel; sk__can_serve(planner, i) && j < planner->kernel_end; ++j)
        {
            SK__TRY(sk__check_parts(planner, i, j));
        }
    }
    return sk__fail(planner->logger, SK_ERROR_NO_KERNEL, "retiled: no tiles of %s can be cut into those of %s",
                    kernel ? sk__quote(kernel, first) : "these types",
                    last ? sk__quote(last, second) : "another kernel");
}
