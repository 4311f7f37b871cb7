#include "mtx_values.h"

#include "parts/matrices/half.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

const char* take_mtx_number(const char* text, mtx_number* number)
{
    char* end;
    errno = 0;
    number->text = text + strspn(text, " \t\r\n\v\f");
    number->value = strtod(number->text, &end);
    number->is_finite = isfinite(number->value) || errno == ERANGE;
    return end == number->text || (*end && !isspace((unsigned char)*end)) ? NULL : end;
}

/* ---- integers -------------------------------------------------------------------------------- */

/* Where the digits begin, and how many there are. */
static const char* find_digits(const mtx_number* number, size_t* count)
{
    const char* digits = number->text + (*number->text == '-' || *number->text == '+');
    *count = strspn(digits, "0123456789");
    return digits;
}

static bool is_integer(const mtx_number* number)
{
    size_t count;
    const char* digits = find_digits(number, &count);
    return count > 0 && (!digits[count] || isspace((unsigned char)digits[count]));
}

/* Whether f64 holds just what the digits say. */
static bool is_exact(const mtx_number* number)
{
    char exact[400]; /* the largest double has 309 digits */
    size_t count;
    const char* digits = find_digits(number, &count);
    if (fabs(number->value) < 9007199254740992.0) /* 2^53 */
        return true;
    size_t zeros = strspn(digits, "0"), length = (size_t)snprintf(exact, sizeof exact, "%.0f", fabs(number->value));
    return count - zeros == length && memcmp(digits + zeros, exact, length) == 0;
}

/* ---- types ----------------------------------------------------------------------------------- */

static double round_to(mtx_type type, double value)
{
    switch (type)
    {
    case MTX_F16: return (double)widen_half(round_to_half((float)value));
    case MTX_F32: return (double)(float)value;
    default: return value;
    }
}

static bool holds(mtx_type type, mtx_field field, const mtx_number* number)
{
    double rounded = round_to(type, number->value);
    if (field == MTX_INTEGER)
        return !(rounded < number->value || rounded > number->value) && is_exact(number);
    return isfinite(rounded) || !number->is_finite;
}

/* What would hold a number. There is no f64 of complex numbers. */
static const char* find_holder(mtx_field field, const mtx_number* number)
{
    bool is_complex = field == MTX_COMPLEX;
    if (holds(MTX_F32, field, number))
        return is_complex ? "cf32 holds it" : "f32 holds it";
    return is_complex                      ? "no type of complex numbers holds it"
           : holds(MTX_F64, field, number) ? "f64 holds it"
                                           : "no type holds it";
}

static bool refuse_loss(const mtx_reader* r, const mtx_values* v, const char* word, const mtx_number* number)
{
    static const char* const NAMES[] = {"", "f16", "f32", "f64"};
    const char* name = v->field == MTX_COMPLEX && v->type == MTX_F32 ? "cf32" : NAMES[v->type];
    const char* loss = isfinite(round_to(v->type, number->value)) ? "rounded" : "infinite";
    return refuse_mtx(r, "the value %s would be %s in %s; %s", word, loss, name, find_holder(v->field, number));
}

bool check_mtx_number(const mtx_reader* r, const mtx_values* v, const mtx_number* number)
{
    char word[MTX_WORD];
    bool is_of_integers = v->field == MTX_INTEGER, is_right = !is_of_integers || is_integer(number);
    bool has_sign = is_of_integers && v->is_unsigned && *number->text == '-';
    if (is_right && !has_sign && (v->type == MTX_UNUSED || holds(v->type, v->field, number)))
        return true;
    take_mtx_word(number->text, word);
    if (!is_right)
        return refuse_mtx(r, "the value is %s, must be an integer", word);
    return has_sign ? refuse_mtx(r, "the value is %s, but the field is unsigned-integer", word)
                    : refuse_loss(r, v, word, number);
}
