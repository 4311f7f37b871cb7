/* scalars.h - alpha and beta, as kernels read them.
 *
 * Uses ../launch/factors.h, ../plan/plan.h. Must not know pipelines or command buffers.
 */

#include "../launch/factors.h"
#include "../plan/plan.h"

typedef struct sk__scalar
{
    double real, imaginary_part;
} sk__scalar;

static bool sk__is_zero(sk__scalar scalar)
{
    return scalar.real == 0.0 && scalar.imaginary_part == 0.0;
}

/* A scalar as precise as D's type lets it be. */
static sk__scalar sk__round_scalar(const sk_plan* plan, double real, double imaginary_part)
{
    sk_type type = plan->problem.output;
    sk__scalar scalar = {real, imaginary_part};
    if (type != SK_TYPE_F64 && type != SK_TYPE_CF64)
    {
        scalar.real = (double)(float)real;
        scalar.imaginary_part = (double)(float)imaginary_part;
    }
    return scalar;
}

static sk__scalar sk__alpha_of(const sk_plan* plan, const sk_gemm_args* args)
{
    return sk__round_scalar(plan, args->alpha, args->alpha_imaginary);
}

static sk__scalar sk__beta_of(const sk_plan* plan, const sk_gemm_args* args)
{
    return sk__round_scalar(plan, args->beta, args->beta_imaginary);
}

/* Real numbers are scaled by real ones. Without the linear epilogue nothing is scaled. */
static sk_result sk__check_scalar(const sk_plan* plan, const char* place, bool is_alpha, sk__scalar scalar)
{
    const char* name = is_alpha ? "alpha" : "beta";
    const sk_context* context = plan->program.context;
    const sk__epilogue* epilogue = &plan->problem.epilogue;
    sk_type type = plan->problem.output;
    if (!epilogue->linear)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__check_factor(context, place, name, scalar.real, type));
    SK__REQUIRE(&context->logger, sk__is_complex_type(type) || scalar.imaginary_part == 0.0, SK_ERROR_INVALID_VALUE,
                "%s%s_imaginary is %g, must be 0, as D is %s", place, name, scalar.imaginary_part,
                sk_word(SK_WORDS_TYPE, type));
    SK__REQUIRE(&context->logger,
                !epilogue->hermitian || scalar.imaginary_part == 0.0 || (epilogue->second && is_alpha),
                SK_ERROR_INVALID_VALUE, "%s%s_imaginary is %g, must be 0, as D is Hermitian", place, name,
                scalar.imaginary_part);
    return SK_SUCCESS;
}

/* Bits of the real part of alpha or beta. */
static uint32_t sk__scalar_bits(const sk__problem* problem, sk__scalar scalar)
{
    return problem->epilogue.linear ? sk__factor_bits(problem->output, scalar.real) : 0;
}

/* The words of alpha or beta that tell more than those bits. */
static void sk__put_wide_scalar(const sk__problem* problem, sk__scalar scalar, uint32_t words[4])
{
    float imaginary_part = (float)scalar.imaginary_part;
    memset(words, 0, 4 * sizeof *words);
    if (problem->epilogue.wide && problem->output == SK_TYPE_CF32)
    {
        memcpy(words, &imaginary_part, sizeof imaginary_part);
    }
    else if (problem->epilogue.wide)
    {
        memcpy(words, &scalar.real, sizeof scalar.real);
        memcpy(words + 2, &scalar.imaginary_part, sizeof scalar.imaginary_part);
    }
}
