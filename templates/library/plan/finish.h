/* finish.h - plans what follows where A B is in the workspace, rounded, in rows as D has: D = beta C, and then
 * D = alpha A B + D, by plans of the type's own arithmetic that have no k. Of a triangle of complex numbers that halves
 * make, D = A B + 0.
 *
 * Uses parts.h. Must not know pipelines or command buffers.
 */

#include "parts.h"

/* A plan of one matrix without k, whose epilogue is linear. */
static sk_gemm_desc sk__describe_finish(const sk_gemm_desc* desc)
{
    sk_gemm_desc finish;
    memset(&finish, 0, sizeof finish);
    finish.m = desc->m;
    finish.n = desc->n;
    finish.a.type = desc->a.type;
    finish.b.type = desc->b.type;
    finish.c = desc->c;
    finish.d = desc->d;
    finish.c.batch_stride = finish.d.batch_stride = 0;
    finish.epilogue = SK_EPILOGUE_LINEAR;
    finish.triangle = desc->triangle;
    finish.batch_invariant = desc->batch_invariant;
    finish.aligned = desc->aligned && desc->batch_count <= 1; /* other matrices may lie otherwise */
    return finish;
}

static sk_result sk__plan_finish(const sk_context* context, const sk_gemm_desc* desc, sk_plan* plan)
{
    sk__narrow* narrow = &plan->narrow;
    sk_gemm_desc of_c = sk__describe_finish(desc), of_product = of_c;
    if (!narrow->is_rounded || sk__is_empty(plan))
    {
        return SK_SUCCESS;
    }
    sk_matrix_desc rounded = of_c.d;
    rounded.leading_dimension = narrow->rounded_dimension;
    of_product.add_residual = true;
    if (plan->problem.epilogue.linear)
    {
        of_product.c = rounded;
        of_product.residual = of_product.d;
        SK__TRY(sk__plan_part(context, &of_c, &narrow->of_c));
    }
    else
    {
        of_product.epilogue = SK_EPILOGUE_NONE; /* 1 times an infinite complex number may be NaN */
        of_product.residual = rounded;
    }
    return sk__plan_part(context, &of_product, &narrow->of_product);
}

/* Microseconds of both. */
static float sk__finish_time(const sk_plan* plan)
{
    const sk__narrow* narrow = &plan->narrow;
    return (narrow->of_c ? narrow->of_c->info.predicted_time : 0.0f) +
           (narrow->of_product ? narrow->of_product->info.predicted_time : 0.0f);
}

static void sk__forget_finish(const sk_context* context, sk__narrow* narrow)
{
    sk__forget_product(context, &narrow->of_c);
    sk__forget_product(context, &narrow->of_product);
}
