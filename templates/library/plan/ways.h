/* ways.h - which ways a plan may have that is to keep a bound, and the faster one of two by prediction.
 *
 * Uses query_halves.h, query_slices.h. Must not know pipelines or command buffers.
 */

#include "query_halves.h"
#include "query_slices.h"

/* Whether a plan may have any way. */
static bool sk__may_have_any_way(const sk_gemm_desc* desc)
{
    bool is_plain = !sk__find_more(desc) && sk__is_undecided(desc) && desc->batch_count <= SK__MOST_SLICED_BATCH;
    return sk__is_bounded(desc->accuracy) && desc->way == SK_WAY_AUTO && is_plain && desc->m > 0 && desc->n > 0;
}

/* Whether an order is that of an operand which is prepacked, or may be; those of complex numbers are not. */
static bool sk__may_read(const sk_gemm_desc* desc, sk_pack_order order, bool only)
{
    const sk_pack_header* headers[] = {desc->a.prepacked, desc->b.prepacked};
    bool any = false, may = !sk__is_complex_type(desc->d.type) || !(headers[0] || headers[1]);
    for (int i = 0; i < 2; ++i)
    {
        uint32_t own = headers[i] ? headers[i]->order : (uint32_t)SK_PACK_ORDER_AUTO;
        any = any || own == (uint32_t)order;
        may = may && (own == SK_PACK_ORDER_AUTO || own == (uint32_t)order);
    }
    return may && (any || !only);
}

/* Whether panels fit in the workspace that a desc allows. */
static bool sk__has_panels(const sk_context* context, const sk_gemm_desc* desc, sk_way way)
{
    sk_plan plan;
    sk_gemm_desc any = *desc;
    any.most_workspace = 0;
    any.way = way;
    memset(&plan, 0, sizeof plan);
    plan.program.context = context;
    bool is_sliced = way == SK_WAY_SLICES, fits = desc->most_workspace == 0;
    fits = fits || (is_sliced ? sk__begin_slices : sk__begin_halves)(context, &any, &plan) == SK_SUCCESS;
    sk__panelling by = is_sliced ? sk__panelling_of_slices(&plan, plan.sliced.parts) : sk__panelling_of_halves();
    return fits && (desc->most_workspace == 0 || sk__find_panels(&plan, &by, desc->most_workspace));
}

static bool sk__weighs_halves(const sk_context* context, const sk_gemm_desc* desc)
{
    bool is_f32 = desc->accuracy == SK_ACCURACY_F32 && sk__may_have_any_way(desc);
    bool is_long = sk__find_spread(desc->k << sk__is_complex_type(desc->d.type), 2u * SK__HALVES_DEPTH, 0) > 0;
    bool fits = is_f32 && sk__fit_halves(desc) && is_long && sk__may_read(desc, SK_PACK_ORDER_HALVES, false);
    return fits && sk__has_halving_kernel(context) && sk__has_panels(context, desc, SK_WAY_F16X3);
}

/* Slices are weighed where a kernel that is made for the device multiplies them, and nothing of them is refused. */
static bool sk__weighs_slices(const sk_context* context, const sk_gemm_desc* desc)
{
    uint32_t is_complex = sk__is_complex_type(desc->d.type), larger = sk__max(desc->m, desc->n);
    bool fits = sk__may_have_any_way(desc) && sk__can_measure(desc->k, is_complex);
    fits = fits && sk__may_read(desc, SK_PACK_ORDER_SLICES, false);
    fits = fits && larger < (uint32_t)SK__MOST_LEVEL_N >> is_complex;
    fits = fits && sk__fit_slicing_groups(larger << is_complex, larger << is_complex, desc->k << is_complex);
    return fits && sk__has_narrow_kernel(context) && sk__has_panels(context, desc, SK_WAY_SLICES);
}

/* Whether the device runs no kernel of f64, so that slices alone can keep its bound. */
static bool sk__lacks_types(const sk_context* context, const sk_gemm_desc* desc)
{
    bool lacks = desc->accuracy == SK_ACCURACY_F64 && sk__may_have_any_way(desc);
    lacks = lacks && sk__can_measure(desc->k, sk__is_complex_type(desc->d.type));
    for (uint32_t i = 0; lacks && i < sk__kernel_count(); ++i)
    {
        lacks = sk__kernel_at(i)->input != desc->d.type || *context->builds[i].reason;
    }
    return lacks;
}

/* The way that alone can compute what a desc asks for, or read what is prepacked; AUTO: several can, or none. */
static sk_way sk__wanted_way(const sk_context* context, const sk_gemm_desc* desc)
{
    bool is_open = sk__is_bounded(desc->accuracy) && desc->way == SK_WAY_AUTO;
    bool is_f32 = desc->accuracy == SK_ACCURACY_F32;
    bool wants_slices = sk__lacks_types(context, desc) || sk__may_read(desc, SK_PACK_ORDER_SLICES, true);
    return is_open && wants_slices                                               ? SK_WAY_SLICES
           : is_open && is_f32 && sk__may_read(desc, SK_PACK_ORDER_HALVES, true) ? SK_WAY_F16X3
                                                                                 : SK_WAY_AUTO;
}

/* Plans a product of slices or halves: by a way, where the desc leaves it open. */
static sk_result sk__plan_way(const sk_context* context, const sk_gemm_desc* desc, sk_way way, sk_plan* plan)
{
    sk_gemm_desc forced = *desc;
    forced.way = desc->way == SK_WAY_AUTO ? way : desc->way;
    return sk__is_cut(&forced) ? sk__plan_slices(context, &forced, plan) : sk__plan_halves(context, &forced, plan);
}

static void sk__forget_products(const sk_context* context, sk_plan* plan)
{
    sk__forget_levels(context, &plan->sliced.levels);
    sk__forget_product(context, &plan->sliced.of_group);
    sk__forget_halves(context, &plan->halved);
    sk__forget_finish(context, &plan->narrow);
}

/* Begins a plan beside one that is decided. */
static sk_result sk__begin_other(const sk_context* context, const sk_plan* plan, sk_plan** other)
{
    *other = (sk_plan*)sk__allocate(context->allocator, sizeof **other);
    SK__REQUIRE(&context->logger, *other, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the %llu bytes of a plan could not be allocated", (unsigned long long)sizeof **other);
    (*other)->program = plan->program;
    (*other)->hurries = plan->hurries;
    return SK_SUCCESS;
}

/* Takes the other plan, if it was planned, and is faster by prediction. Frees the one that is not taken. */
static sk_result sk__take_faster(const sk_context* context, sk_result result, sk_plan* other, sk_plan* plan)
{
    if (result == SK_SUCCESS && other->info.predicted_time < plan->info.predicted_time)
    {
        sk_plan slower = *plan;
        *plan = *other;
        *other = slower;
    }
    sk__forget_expected(other);
    sk__forget_products(context, other);
    sk__free(context->allocator, other);
    return result;
}

/* Takes another way in place of a plan that is decided, if that is faster by prediction. */
static sk_result sk__take_faster_way(const sk_context* context, const sk_gemm_desc* desc, sk_way way, sk_plan* plan)
{
    sk_plan* other = NULL;
    SK__TRY(sk__begin_other(context, plan, &other));
    return sk__take_faster(context, sk__plan_way(context, desc, way, other), other, plan);
}
