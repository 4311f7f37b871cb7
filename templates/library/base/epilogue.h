/* epilogue.h - the parts that a plan's epilogue is made of, as the kernel knows them.
 *
 * Uses contract.h.j2, memory.h. Must not know devices, kernels or decompositions.
 */

#include "memory.h"

/* Plans with the same epilogue share pipelines, so this is compared as bytes: numbers only, no padding. m and n are the
 * kernel's: where A and B are exchanged, m and n are exchanged, too. */
typedef struct sk__epilogue
{
    uint32_t linear;
    uint32_t wide; /* alpha and beta may be more than an f32 */
    uint32_t bias; /* an sk_bias */
    uint32_t scale_m, scale_n;
    uint32_t activation; /* an sk_activation */
    uint32_t clamp;
    uint32_t residual; /* an SK__RESIDUAL, of the kernel's rows */
    uint32_t triangle; /* an SK__TRIANGLE, of the kernel's D */
    uint32_t second;   /* there is a second term, whose operands are told */
    uint32_t hermitian;
    uint32_t gated; /* two columns of the kernel's make one of D; A and B are not exchanged */
    uint32_t
        promotion; /* of k, that matrix units sum up before these sums are added to others; 0: all. See halves.h */
} sk__epilogue;

/* Whether the kernel's columns run along the lines of C, D or the residual. */
static bool sk__is_transposed(const sk_matrix_desc* matrix, bool exchanged)
{
    return (matrix->layout == SK_LAYOUT_COL_MAJOR) != exchanged;
}

static sk__epilogue sk__make_epilogue(const sk_gemm_desc* desc, bool exchanged)
{
    sk_type d = desc->d.type;
    sk__epilogue epilogue;
    epilogue.linear = desc->epilogue == SK_EPILOGUE_LINEAR;
    epilogue.wide = epilogue.linear && (d == SK_TYPE_F64 || d == SK_TYPE_CF32 || d == SK_TYPE_CF64);
    epilogue.bias = desc->bias && exchanged ? 3u - (uint32_t)desc->bias : (uint32_t)desc->bias;
    epilogue.scale_m = exchanged ? desc->scale_n : desc->scale_m;
    epilogue.scale_n = exchanged ? desc->scale_m : desc->scale_n;
    epilogue.activation = (uint32_t)desc->activation;
    epilogue.clamp = desc->clamp;
    epilogue.triangle = desc->triangle && exchanged ? 3u - (uint32_t)desc->triangle : (uint32_t)desc->triangle;
    epilogue.second = desc->second;
    epilogue.hermitian = desc->hermitian;
    epilogue.gated = desc->gate != SK_GATE_NONE;
    epilogue.promotion = 0;
    epilogue.residual = SK__RESIDUAL_NONE;
    if (desc->add_residual)
    {
        bool transposed = sk__is_transposed(&desc->residual, exchanged);
        epilogue.residual = transposed ? SK__RESIDUAL_TRANSPOSED : SK__RESIDUAL_ROW_MAJOR;
    }
    return epilogue;
}

/* Columns of the kernel's that make one of D. */
static uint32_t sk__columns_for_one(const sk__epilogue* epilogue)
{
    return epilogue->gated ? 2u : 1u;
}

/* Whether it has other parts than alpha, beta, the activation and a gate. */
static bool sk__has_parts(const sk__epilogue* epilogue)
{
    return epilogue->bias || epilogue->scale_m || epilogue->scale_n || epilogue->clamp || epilogue->residual;
}

/* Whether it has more words than the push constants that every device has. */
static bool sk__needs_more(const sk__epilogue* epilogue)
{
    return sk__has_parts(epilogue) || epilogue->second || epilogue->wide;
}

/* The first member of a desc that makes its epilogue more than linear. */
static const char* sk__epilogue_member(const sk_gemm_desc* desc)
{
    return desc->scale_m        ? "scale_m"
           : desc->scale_n      ? "scale_n"
           : desc->bias         ? "bias"
           : desc->clamp        ? "clamp"
           : desc->add_residual ? "add_residual"
           : desc->second       ? "second"
           : desc->gate         ? "gate"
                                : "activation";
}

/* Writes "; epilogue:" and the parts as the user sees them; "" if there are none. */
static void sk__format_epilogue(const sk__epilogue* epilogue, bool exchanged, bool d_transposed, char* text,
                                size_t size)
{
    bool like_d = (epilogue->residual == SK__RESIDUAL_TRANSPOSED) == d_transposed;
    uint32_t bias = exchanged && epilogue->bias ? 3u - epilogue->bias : epilogue->bias;
    bool scale_m = exchanged ? epilogue->scale_n : epilogue->scale_m;
    bool scale_n = exchanged ? epilogue->scale_m : epilogue->scale_n;
    bool any = epilogue->linear || epilogue->activation || epilogue->gated || sk__has_parts(epilogue);
    snprintf(text, size, "%s%s%s%s%s%s%s%s%s%s%s", any ? "; epilogue:" : "", epilogue->linear ? " linear" : "",
             scale_m ? " scale_m" : "", scale_n ? " scale_n" : "", bias ? " bias " : "",
             bias ? sk_word(SK_WORDS_BIAS, bias) : "", epilogue->activation ? " " : "",
             epilogue->activation ? sk_word(SK_WORDS_ACTIVATION, epilogue->activation) : "",
             epilogue->gated ? " gate" : "", epilogue->clamp ? " clamp" : "",
             !epilogue->residual ? ""
             : like_d            ? " residual"
                                 : " transposed residual");
}
