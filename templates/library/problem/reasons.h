/* reasons.h - why a problem of a group is left out, in words.
 *
 * Must not know devices, kernels or decompositions.
 */

#include "../../shared/left_out.h"

enum
{
    SK__REASON_TEXT = 128 /* bytes of the words for why a problem is left out */
};

/* Operands by the numbers of SK__OPERAND_..., as the user names them. */
static const char* sk__grouped_operand_name(uint32_t operand, bool exchanged)
{
    static const char* const names[] = {"a",       "b",       "c",        "d",        "bias",
                                        "scale_m", "scale_n", "residual", "second_a", "second_b"};
    static const char* const others[] = {"b",       "a",       "c",        "d",        "bias",
                                         "scale_n", "scale_m", "residual", "second_b", "second_a"};
    return operand < 10 ? (exchanged ? others : names)[operand] : "?";
}

/* Says why a problem is left out. */
static void sk__describe_reason(uint32_t reason, bool exchanged, char* text, size_t size)
{
    static const char* const bounds[] = {"m", "n", "k"};
    uint32_t operand = reason / 16u;
    const char* name = sk__grouped_operand_name(operand, exchanged);
    switch (reason % 16u)
    {
    case SK__LEFT_OUT_BOUND:
        operand = exchanged && operand < 2 ? 1u - operand : operand;
        snprintf(text, size, "%s is above the plan's bound", operand < 3 ? bounds[operand] : "?");
        break;
    case SK__LEFT_OUT_LEADING:
        snprintf(text, size, "leading_dimension_%s is below the length of a line", name);
        break;
    case SK__LEFT_OUT_SPAN:
        snprintf(text, size,
                 operand >= SK__OPERAND_BIAS && operand <= SK__OPERAND_SCALE_N
                     ? "%s has 2^31 bytes or more"
                     : "leading_dimension_%s makes the lines of a tile span 2^31 bytes or more",
                 name);
        break;
    case SK__LEFT_OUT_ALIGNMENT:
        snprintf(text, size, "%s is not aligned to its elements, or as the plan promised", name);
        break;
    case SK__LEFT_OUT_BLOCKS:
        snprintf(text, size, "k or leading_dimension_%s is no multiple of the elements of a block", name);
        break;
    case SK__LEFT_OUT_HEADER:
        snprintf(text, size,
                 "%s or leading_dimension_%s is not that of the prepacked %s, or none of its matrices begins there",
                 (operand == SK__OPERAND_A) != exchanged ? "m, k" : "n, k", name, name);
        break;
    case SK__LEFT_OUT_SQUARE: snprintf(text, size, "m and n differ, but the plan is of triangles"); break;
    case SK__LEFT_OUT_COPY:
        snprintf(text, size, "the copies of %s up to it take more than the workspace has room for", name);
        break;
    case SK__LEFT_OUT_OUTSIDE:
        snprintf(text, size, "%s reaches past the end of its buffer, or of what is prepacked", name);
        break;
    case SK__LEFT_OUT_CHUNKS:
        snprintf(text, size, "the problems up to it have more chunks than those that the plan expects");
        break;
    default: snprintf(text, size, "32 bits do not count the tiles, or their k-iterations, of the problems up to it");
    }
}
