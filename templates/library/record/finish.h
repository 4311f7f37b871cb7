/* finish.h - what follows where A B is in the workspace: see ../plan/finish.h.
 *
 * Uses narrow_lines.h. Must not know command buffers.
 */

#include "narrow_lines.h"
#include "../plan/finish.h"

/* Adds a plan without k, by which a matrix is D, or times a scalar is, or is added to D. */
static void sk__add_scaled(const sk_plan* finish, const sk_gemm_args* scalars, VkDeviceAddress c, VkDeviceAddress d,
                           VkDeviceAddress workspace, sk__launch* launch)
{
    sk__operands own;
    memset(&own, 0, sizeof own);
    bool is_linear = finish->problem.epilogue.linear;
    own.c.address = is_linear ? c : 0;
    own.d.address = d;
    own.residual.address = !finish->problem.epilogue.residual ? 0 : is_linear ? d : c;
    own.workspace.address = workspace;
    if (launch->step_count > 0)
    {
        sk__wait(launch);
    }
    sk__launch alone = sk__begin_launch(launch->context, launch->commands);
    sk__fill_launch(finish, scalars, &own, &alone);
    sk__count_launch(launch, &alone);
    launch->info.aligned_output = alone.info.aligned_output;
}

/* D = beta C, and D = alpha A B + D unless alpha is 0, or there is no k. Without alpha, D = A B. */
static void sk__add_finish(const sk_plan* plan, const sk_gemm_args* args, const sk__operands* operands,
                           sk__launch* launch)
{
    const sk__narrow* narrow = &plan->narrow;
    VkDeviceAddress workspace = operands->workspace.address;
    sk_gemm_args scalars;
    memset(&scalars, 0, sizeof scalars);
    if (narrow->of_c)
    {
        scalars.beta = args->beta;
        scalars.beta_imaginary = args->beta_imaginary;
        sk__add_scaled(narrow->of_c, &scalars, operands->c.address, operands->d.address, workspace, launch);
    }
    if (operands->a.address != 0 && narrow->depth > 0)
    {
        scalars.beta = args->alpha;
        scalars.beta_imaginary = args->alpha_imaginary;
        sk__add_scaled(narrow->of_product, &scalars, workspace + narrow->rounded, operands->d.address, workspace,
                       launch);
    }
}
