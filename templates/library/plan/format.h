/* format.h - says in one line what a plan is.
 *
 * Uses force.h, query_halves.h, query_slices.h, line.h. Must not know pipelines or command buffers.
 */

#include "force.h"
#include "query_halves.h"
#include "query_slices.h"
#include "../base/line.h"

/* The problem, as far as it is the same for all plans. */
static void sk__add_problem(sk__line* line, const sk__problem* problem)
{
    uint32_t triangle = problem->epilogue.triangle;
    bool lower = triangle == (problem->exchanged ? SK__TRIANGLE_UPPER : SK__TRIANGLE_LOWER);
    uint32_t n = problem->n / sk__columns_for_one(&problem->epilogue);
    sk__add(line, "%ux%ux%u batch %u%s%s%s%s:", problem->exchanged ? n : problem->m,
            problem->exchanged ? problem->m : n, problem->k, problem->batch_count,
            problem->pointers ? " of addresses" : "", problem->exchanged ? ", exchanged" : "",
            !triangle ? ""
            : lower   ? ", lower triangle"
                      : ", upper triangle",
            problem->epilogue.second ? ", two terms" : "");
}

/* Bounds of several problems. 0: any. */
static void sk__add_bounds(sk__line* line, uint32_t m, uint32_t n, uint32_t k)
{
    const uint32_t bounds[3] = {m, n, k};
    for (int i = 0; i < 3; ++i)
    {
        sk__add(line, "%s", i == 0 ? "" : m && n && k ? "x" : " x ");
        bounds[i] ? sk__add(line, "%u", bounds[i]) : sk__add(line, "any");
    }
}

/* The bounds of several problems, and how many there may be. */
static void sk__add_problems(sk__line* line, const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    uint32_t n = problem->n / sk__columns_for_one(&problem->epilogue);
    sk__add(line, "%u problems up to ", plan->grouped.most_problems);
    sk__add_bounds(line, problem->exchanged ? n : problem->m, problem->exchanged ? problem->m : n, problem->k);
    sk__add(line, "%s%s%s:", plan->grouped.addresses ? " of addresses" : "",
            plan->grouped.limits.aligned ? ", aligned" : "", problem->exchanged ? ", exchanged" : "");
}

/* Each decision that was made, as its option. */
static void sk__add_decisions(sk__line* line, const sk_gemm_desc* desc)
{
#define SK__ADD_NAME(member, option) desc->member ? sk__add(line, " %s %s", option, desc->member) : (void)0;
#define SK__ADD_WORD(member, option, list, words) \
    desc->member ? sk__add(line, " %s %s", option, sk_word(words, desc->member)) : (void)0;
#define SK__ADD_COUNT(member, option) desc->member ? sk__add(line, " %s %u", option, desc->member) : (void)0;
#define SK__ADD_SIZE(member, option) \
    desc->member ? sk__add(line, " %s %llu", option, (unsigned long long)desc->member) : (void)0;
#define SK__ADD_FLAG(member, option) desc->member ? sk__add(line, " %s", option) : (void)0;
    SK_DECISIONS(SK__ADD_NAME, SK__ADD_WORD, SK__ADD_COUNT, SK__ADD_SIZE, SK__ADD_FLAG)
#undef SK__ADD_FLAG
#undef SK__ADD_SIZE
#undef SK__ADD_NAME
#undef SK__ADD_WORD
#undef SK__ADD_COUNT
}

/* Which operands are copied, and how. */
static const char* sk__packing_text(sk_packing packing, sk_packing transposed, bool arranged)
{
    static const char* const packed[] = {"", "", ", A packed", ", B packed", ", A and B packed"};
    static const char* const all_arranged[] = {"", "", ", A arranged", ", B arranged", ", A and B arranged"};
    static const char* const all_transposed[] = {"", "", ", A transposed", ", B transposed", ", A and B transposed"};
    bool mixed = transposed != SK_PACKING_NEVER && transposed != packing;
    const char* both = transposed == SK_PACKING_A ? ", A transposed, B packed" : ", A packed, B transposed";
    return arranged                ? all_arranged[packing]
           : mixed                 ? both
           : transposed == packing ? all_transposed[packing]
                                   : packed[packing];
}

/* Which operands are prepacked, and in which order. */
static void sk__add_prepacked(sk__line* line, const sk_plan_info* info)
{
    static const char* const names[] = {"", "", "A", "B", "A and B"};
    if (info->prepacked != SK_PACKING_NEVER)
    {
        sk__add(line, ", %s prepacked, %s", names[info->prepacked],
                sk_word(SK_WORDS_PACK_ORDER, info->way == SK_WAY_SLICES  ? SK_PACK_ORDER_SLICES
                                             : info->way == SK_WAY_F16X3 ? SK_PACK_ORDER_HALVES
                                             : info->packs_arranged      ? SK_PACK_ORDER_ARRANGED
                                                                         : SK_PACK_ORDER_ALIGNED));
    }
}

/* Which operand is decoded, of two in blocks, or rounded before the product, and to which type; or that their codes are
 * multiplied. */
static void sk__add_converted(sk__line* line, const sk_plan* plan)
{
    const sk__problem* problem = &plan->problem;
    if (sk__kernel_at(plan->choice.kernel)->codes)
    {
        sk__add(line, ", codes multiplied as integers");
    }
    else if (plan->choice.packing.convert_a)
    {
        sk__add(line, ", %s %s to %s", problem->exchanged ? "B" : "A", sk__tell_converted(&problem->a),
                sk_word(SK_WORDS_TYPE, problem->input));
    }
}

/* How the plan deals its tiles: what follows from the decisions, in numbers. */
static void sk__add_shares(sk__line* line, const sk_plan_info* info)
{
    sk__add(line, "; %u tiles x %u k-iterations on %u workers", info->tiles, info->k_iterations, info->workers);
    if (info->last_wave_tiles > 0)
    {
        sk__add(line, "; last wave: %u tiles x %u k-iterations", info->last_wave_tiles, info->last_wave_k_iterations);
    }
    if (info->most_time > 0)
    {
        sk__add(line, "; cut into %u dispatch%s", info->pieces, info->pieces == 1 ? "" : "es");
    }
}

static void sk__add_costs(sk__line* line, const sk_plan* plan, const sk_plan_info* info)
{
    sk__add(line, "; longest worker %u", info->longest_worker);
    if (info->fixup != SK_FIXUP_NONE)
    {
        sk__add(line, ", most peers %u", info->most_peers);
    }
    sk__add(line, "%s", info->decodes ? ", blocks decoded" : "");
    sk__add_converted(line, plan);
    sk__add_prepacked(line, info);
    if (info->workspace_size > 0)
    {
        sk__add(line, "%s, workspace %llu bytes",
                sk__packing_text(info->packing, info->packs_transposed, info->packs_arranged),
                (unsigned long long)info->workspace_size);
    }
    if (sk__tells_words(&plan->program.context->device, &plan->problem.epilogue) && plan->grouped.most_problems == 0)
    {
        sk__add(line, ", epilogue in workspace");
    }
    sk__add(line, ", utilisation %.3f, predicted %.1f us", (double)info->utilisation, (double)info->predicted_time);
}

static void sk__add_panels(sk__line* line, const sk_plan* plan)
{
    const sk_plan_info* info = &plan->info;
    bool exchanged = plan->problem.exchanged;
    if (info->panels_m * info->panels_n > 1)
    {
        sk__add(line, "; D in %u x %u panels of %u x %u", info->panels_m, info->panels_n,
                exchanged ? plan->narrow.panel_n : plan->narrow.panel_m,
                exchanged ? plan->narrow.panel_m : plan->narrow.panel_n);
    }
}

/* A product of slices: it has no decisions but how many there are. */
static void sk__tell_slices(const sk_plan* plan, sk__line* line)
{
    const sk_plan_info* info = &plan->info;
    const sk__sliced* sliced = &plan->sliced;
    sk_gemm_desc decisions;
    memset(&decisions, 0, sizeof decisions);
    decisions.accuracy = plan->problem.accuracy;
    decisions.way = sk__is_bounded(decisions.accuracy) ? SK_WAY_SLICES : SK_WAY_AUTO;
    decisions.slices = info->slices;
    decisions.most_time = info->most_time;
    decisions.most_workspace = info->most_workspace;
    if (plan->grouped.most_problems > 0)
    {
        sk__add_problems(line, plan);
    }
    else
    {
        sk__add_problem(line, &plan->problem);
    }
    sk__add_decisions(line, &decisions);
    sk__add(line, "; %u products of s8%s in %u levels, the last by %s; k in %u part%s", info->products,
            sliced->least > 0 ? ", all but one" : "", info->slices, info->kernel, sliced->parts,
            sk__plural(sliced->parts));
    sk__add_panels(line, plan);
    if (info->most_time > 0)
    {
        sk__add(line, "; cut into %u dispatch%s", info->pieces, info->pieces == 1 ? "" : "es");
    }
    sk__add_prepacked(line, info);
    sk__add(line, "; bound %.3g, sameness %s, workspace %llu bytes, predicted %.1f us", info->bound,
            sk_word(SK_WORDS_SAMENESS, info->sameness), (unsigned long long)info->workspace_size,
            (double)info->predicted_time);
}

/* The decisions of a product of halves: those of high halves, and its own. Panels have those of their own. */
static sk_gemm_desc sk__decisions_of_halves(const sk_plan* plan)
{
    const sk_plan* product = sk__first_halved_products(plan)->high;
    sk_gemm_desc decisions;
    memset(&decisions, 0, sizeof decisions);
    decisions = sk__is_one_panel(plan) ? sk__decisions_of(product, &product->info) : decisions;
    decisions.accuracy = SK_ACCURACY_F32;
    decisions.way = SK_WAY_F16X3;
    decisions.most_workspace = plan->info.most_workspace;
    return decisions;
}

static void sk__tell_halves(const sk_plan* plan, sk__line* line)
{
    const sk_plan_info* info = &plan->info;
    sk_gemm_desc decisions = sk__decisions_of_halves(plan);
    sk__add_problem(line, &plan->problem);
    sk__add_decisions(line, &decisions);
    sk__add_shares(line, info);
    sk__add(line, "; %u products of f16, two of them by %s", info->products,
            sk__first_halved_products(plan)->low->info.kernel);
    sk__add_panels(line, plan);
    sk__add_prepacked(line, info);
    sk__add(line, "; halves cover %u binary orders; ", plan->halved.spread);
    sk__add(line, "bound %.3g, workspace %llu bytes, ", info->bound, (unsigned long long)info->workspace_size);
    sk__add(line, "utilisation %.3f, predicted %.1f us", (double)info->utilisation, (double)info->predicted_time);
}

static void sk__tell_plan(const sk__program* program, sk__line* line)
{
    const sk_plan* plan = (const sk_plan*)program;
    if (sk__is_sliced(plan))
    {
        sk__tell_slices(plan, line);
        return;
    }
    if (sk__is_halved(plan))
    {
        sk__tell_halves(plan, line);
        return;
    }
    char epilogue[96];
    sk_plan_info info = sk_query_plan(plan);
    sk_gemm_desc decisions = sk__decisions_of(plan, &info);
    sk__format_epilogue(&plan->problem.epilogue, info.exchanged, plan->problem.d.transposed, epilogue,
                        sizeof epilogue);
    if (plan->grouped.most_problems > 0)
    {
        sk__add_problems(line, plan);
    }
    else
    {
        sk__add_problem(line, &plan->problem);
    }
    sk__add_decisions(line, &decisions);
    sk__add_shares(line, &info);
    sk__add(line, "%s", epilogue);
    sk__add_costs(line, plan, &info);
}

STREAMK_API size_t sk_format_plan(const sk_plan* plan, char* line, size_t size)
{
    return sk__format_program(&plan->program, line, size);
}
