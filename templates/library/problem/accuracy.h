/* accuracy.h - which products may be computed by slices, or by halves.
 *
 * Uses element.h, result.h. Must not know devices or kernels.
 */

#include "../base/element.h"
#include "../base/result.h"
#include "../../shared/slices_sizes.h"

/* Whether a bound relative to |A| |B| is asked for. */
static bool sk__is_bounded(sk_accuracy accuracy)
{
    return accuracy == SK_ACCURACY_F32 || accuracy == SK_ACCURACY_F64;
}

/* Whether a desc says that its product is one of slices. */
static bool sk__is_cut(const sk_gemm_desc* desc)
{
    return desc->accuracy == SK_ACCURACY_SLICES || desc->way == SK_WAY_SLICES;
}

/* Whether it is one of narrower types. */
static bool sk__is_narrow(const sk_gemm_desc* desc)
{
    return sk__is_cut(desc) || desc->way == SK_WAY_F16X3;
}

/* Whether nothing of a plan is decided, but what all ways have. */
static bool sk__is_undecided(const sk_gemm_desc* desc)
{
    bool decided = false;
    sk_gemm_desc left = *desc;
    left.accuracy = SK_ACCURACY_TYPES;
    left.way = SK_WAY_AUTO;
    left.most_time = 0;
    left.most_workspace = 0;
#define SK__SEE(member, ...) decided |= left.member != 0;
    SK_DECISIONS(SK__SEE, SK__SEE, SK__SEE, SK__SEE, SK__SEE)
#undef SK__SEE
    return !decided;
}

/* What a desc says that makes its product one of slices. */
static const char* sk__asks_for_slices(const sk_gemm_desc* desc)
{
    return desc->accuracy == SK_ACCURACY_SLICES ? "accuracy is slices" : "way is slices";
}

/* Refuses decisions: each product of slices has its own. */
static sk_result sk__check_undecided(const sk_logger* logger, const sk_gemm_desc* desc)
{
    sk_gemm_desc decided = *desc;
    decided.accuracy = SK_ACCURACY_TYPES;
    decided.way = SK_WAY_AUTO;
    decided.slices = decided.most_time = 0;
    decided.most_workspace = 0;
    decided.batch_invariant = false; /* it is */
#define SK__REFUSE(member, ...)                                  \
    SK__REQUIRE(logger, !decided.member, SK_ERROR_INVALID_VALUE, \
                #member " is set, but %s: each product of slices has its own", sk__asks_for_slices(desc));
    SK_DECISIONS(SK__REFUSE, SK__REFUSE, SK__REFUSE, SK__REFUSE, SK__REFUSE)
#undef SK__REFUSE
    return SK_SUCCESS;
}

enum
{
    SK__MOST_SLICED_BATCH = 65535 /* matrices: each has dispatches of its own */
};

/* The first member of a desc that makes it more than slices and halves compute; NULL: it is no more. */
static const char* sk__find_more(const sk_gemm_desc* desc)
{
    const struct
    {
        const char* name;
        bool is_set;
    } members[] = {{"scale_m", desc->scale_m},
                   {"scale_n", desc->scale_n},
                   {"bias", desc->bias != SK_BIAS_NONE},
                   {"activation", desc->activation != SK_ACTIVATION_NONE},
                   {"gate", desc->gate != SK_GATE_NONE},
                   {"clamp", desc->clamp},
                   {"add_residual", desc->add_residual},
                   {"hermitian", desc->hermitian},
                   {"second", desc->second},
                   {"pointers", desc->pointers}};
    for (size_t i = 0; i < sizeof members / sizeof *members; ++i)
    {
        if (members[i].is_set)
        {
            return members[i].name;
        }
    }
    return NULL;
}

/* Refuses what they do not compute, because of what a desc asks for. */
static sk_result sk__check_plain(const sk_logger* logger, const sk_gemm_desc* desc, const char* asked)
{
    const char* more = sk__find_more(desc);
    SK__REQUIRE(logger, !more, SK_ERROR_NO_KERNEL, "%s is set, but %s: these compute D = alpha A B + beta C alone",
                more, asked);
    SK__REQUIRE(logger, desc->batch_count <= SK__MOST_SLICED_BATCH, SK_ERROR_TOO_LARGE,
                "batch_count is %u, at most %u are possible where %s", desc->batch_count,
                (uint32_t)SK__MOST_SLICED_BATCH, asked);
    return SK_SUCCESS;
}

static sk_result sk__check_slices(const sk_logger* logger, const sk_gemm_desc* desc)
{
    sk_type type = desc->d.type;
    const char* asked = sk__asks_for_slices(desc);
    SK__REQUIRE(logger, desc->accumulator == SK_TYPE_F32 || desc->accumulator == type, SK_ERROR_NO_KERNEL,
                "accumulator is %s, but %s: sums are integers", sk_word(SK_WORDS_TYPE, desc->accumulator), asked);
    SK__REQUIRE(logger, desc->slices != 1 && desc->slices <= SK__SLICES_MOST, SK_ERROR_INVALID_VALUE,
                "slices is %u, must be from 2 to %u, or 0", desc->slices, SK__SLICES_MOST);
    SK__TRY(sk__check_plain(logger, desc, asked));
    return sk__check_undecided(logger, desc);
}

/* Refuses decisions that products of halves do not have. Others are those of the product of high halves. */
static sk_result sk__check_halves(const sk_logger* logger, const sk_gemm_desc* desc)
{
    bool is_ordered = desc->fixup != SK_FIXUP_TURNSTILE_UNORDERED && desc->fixup != SK_FIXUP_ATOMIC;
    SK__TRY(sk__check_plain(logger, desc, "way is f16x3"));
    SK__REQUIRE(logger, desc->accumulator == SK_TYPE_F32, SK_ERROR_NO_KERNEL,
                "accumulator is %s, but way is f16x3: sums are f32", sk_word(SK_WORDS_TYPE, desc->accumulator));
    SK__REQUIRE(logger, is_ordered, SK_ERROR_INVALID_VALUE,
                "fixup is %s, but way is f16x3: halves are not added by float atomics",
                sk_word(SK_WORDS_FIXUP, desc->fixup));
    SK__REQUIRE(logger, !desc->chunk && !desc->batch_invariant, SK_ERROR_INVALID_VALUE,
                "%s is set, but way is f16x3: halves have sums of their own",
                desc->chunk ? "chunk" : "batch_invariant");
    return SK_SUCCESS;
}

/* Slices are of f64 or f32, or of complex numbers of these, and bounds of the type that they name. */
static sk_result sk__check_types_of_accuracy(const sk_logger* logger, const sk_gemm_desc* desc)
{
    sk_type type = desc->d.type;
    bool alike = desc->a.type == type && desc->b.type == type;
    bool is_f32 = type == SK_TYPE_F32 || type == SK_TYPE_CF32, is_f64 = type == SK_TYPE_F64 || type == SK_TYPE_CF64;
    bool fits = (is_f32 && desc->accuracy != SK_ACCURACY_F64) || (is_f64 && desc->accuracy != SK_ACCURACY_F32);
    const char* wanted = desc->accuracy == SK_ACCURACY_F32   ? "f32, or all cf32"
                         : desc->accuracy == SK_ACCURACY_F64 ? "f64, or all cf64"
                                                             : "f64, f32, cf64 or cf32";
    SK__REQUIRE(logger, alike && fits, SK_ERROR_NO_KERNEL,
                "accuracy is %s, but a.type, b.type and d.type are %s, %s and %s: they must all be %s",
                sk_word(SK_WORDS_ACCURACY, desc->accuracy), sk_word(SK_WORDS_TYPE, desc->a.type),
                sk_word(SK_WORDS_TYPE, desc->b.type), sk_word(SK_WORDS_TYPE, type), wanted);
    return SK_SUCCESS;
}

/* Whether a way keeps what is asked for. */
static bool sk__serves_accuracy(sk_way way, sk_accuracy accuracy)
{
    switch (way)
    {
    case SK_WAY_AUTO: return true;
    case SK_WAY_TYPES: return accuracy != SK_ACCURACY_SLICES;
    case SK_WAY_SLICES: return accuracy != SK_ACCURACY_TYPES;
    default: return accuracy == SK_ACCURACY_F32;
    }
}

static sk_result sk__check_accuracy(const sk_logger* logger, const sk_gemm_desc* desc)
{
    sk_accuracy accuracy = desc->accuracy;
    SK__REQUIRE(logger, sk__serves_accuracy(desc->way, accuracy), SK_ERROR_INVALID_VALUE,
                "way is %s, but accuracy is %s, which it does not serve", sk_word(SK_WORDS_WAY, desc->way),
                sk_word(SK_WORDS_ACCURACY, accuracy));
    SK__REQUIRE(logger, desc->slices == 0 || sk__is_cut(desc), SK_ERROR_INVALID_VALUE,
                "slices is %u, but accuracy is %s, and way is %s: one of them must be slices", desc->slices,
                sk_word(SK_WORDS_ACCURACY, accuracy), sk_word(SK_WORDS_WAY, desc->way));
    if (accuracy == SK_ACCURACY_TYPES)
    {
        return SK_SUCCESS;
    }
    SK__TRY(sk__check_types_of_accuracy(logger, desc));
    return sk__is_cut(desc)            ? sk__check_slices(logger, desc)
           : desc->way == SK_WAY_F16X3 ? sk__check_halves(logger, desc)
                                       : SK_SUCCESS;
}
