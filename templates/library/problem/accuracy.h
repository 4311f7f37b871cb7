/* accuracy.h - which products may be computed by slices.
 *
 * Uses element.h, result.h. Must not know devices or kernels.
 */

#include "../base/element.h"
#include "../base/result.h"
#include "../../shared/slices_arguments.h"

/* Refuses decisions: each product of slices has its own. */
static sk_result sk__check_undecided(const sk_logger* logger, const sk_gemm_desc* desc)
{
    sk_gemm_desc decided = *desc;
    decided.accuracy = SK_ACCURACY_TYPES;
    decided.slices = decided.most_time = 0;
    decided.batch_invariant = false; /* it is */
#define SK__REFUSE(member, ...)                                  \
    SK__REQUIRE(logger, !decided.member, SK_ERROR_INVALID_VALUE, \
                #member " is set, but accuracy is slices: each product of slices has its own");
    SK_DECISIONS(SK__REFUSE, SK__REFUSE, SK__REFUSE, SK__REFUSE)
#undef SK__REFUSE
    return SK_SUCCESS;
}

enum
{
    SK__MOST_SLICED_BATCH = 65535 /* matrices: each has dispatches of its own */
};

/* Refuses everything but D = A B. */
static sk_result sk__check_plain(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const struct
    {
        const char* name;
        bool is_set;
    } members[] = {{"epilogue", desc->epilogue != SK_EPILOGUE_NONE},
                   {"scale_m", desc->scale_m},
                   {"scale_n", desc->scale_n},
                   {"bias", desc->bias != SK_BIAS_NONE},
                   {"activation", desc->activation != SK_ACTIVATION_NONE},
                   {"gate", desc->gate != SK_GATE_NONE},
                   {"clamp", desc->clamp},
                   {"add_residual", desc->add_residual},
                   {"triangle", desc->triangle != SK_TRIANGLE_NONE},
                   {"hermitian", desc->hermitian},
                   {"second", desc->second},
                   {"pointers", desc->pointers},
                   {"a.prepacked", desc->a.prepacked != NULL},
                   {"b.prepacked", desc->b.prepacked != NULL}};
    for (size_t i = 0; i < sizeof members / sizeof *members; ++i)
    {
        SK__REQUIRE(logger, !members[i].is_set, SK_ERROR_NO_KERNEL,
                    "%s is set, but accuracy is slices: these compute D = A B alone", members[i].name);
    }
    SK__REQUIRE(logger, desc->batch_count <= SK__MOST_SLICED_BATCH, SK_ERROR_TOO_LARGE,
                "batch_count is %u, at most %u are possible where accuracy is slices", desc->batch_count,
                (uint32_t)SK__MOST_SLICED_BATCH);
    return SK_SUCCESS;
}

static sk_result sk__check_accuracy(const sk_logger* logger, const sk_gemm_desc* desc)
{
    sk_type type = desc->d.type;
    bool alike = desc->a.type == type && desc->b.type == type;
    if (desc->accuracy == SK_ACCURACY_TYPES)
    {
        SK__REQUIRE(logger, desc->slices == 0, SK_ERROR_INVALID_VALUE,
                    "slices is %u, but accuracy is types: nothing is cut into slices", desc->slices);
        return SK_SUCCESS;
    }
    SK__REQUIRE(
        logger, alike && (type == SK_TYPE_F64 || type == SK_TYPE_F32), SK_ERROR_NO_KERNEL,
        "accuracy is slices, but a.type, b.type and d.type are %s, %s and %s: they must all be f64, or all f32",
        sk_word(SK_WORDS_TYPE, desc->a.type), sk_word(SK_WORDS_TYPE, desc->b.type), sk_word(SK_WORDS_TYPE, type));
    SK__REQUIRE(logger, desc->accumulator == SK_TYPE_F32 || desc->accumulator == type, SK_ERROR_NO_KERNEL,
                "accumulator is %s, but accuracy is slices: sums are integers",
                sk_word(SK_WORDS_TYPE, desc->accumulator));
    SK__REQUIRE(logger, desc->slices != 1 && desc->slices <= SK__SLICES_MOST, SK_ERROR_INVALID_VALUE,
                "slices is %u, must be from 2 to %u, or 0", desc->slices, SK__SLICES_MOST);
    SK__TRY(sk__check_plain(logger, desc));
    return sk__check_undecided(logger, desc);
}
