/* test_factor.c - alpha and beta of a problem table, as kernels without f64 read them: what C makes of a double. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "parts/matrices/random.h"

#include <math.h>
#include <string.h>

enum
{
    DOUBLES = 4000000,
    NEIGHBOURS = 2 /* of a double, on each side */
};

static uint64_t drawn;

static uint64_t draw(void)
{
    return draw_bits(drawn++);
}

static uint32_t draw_below(uint32_t limit)
{
    return (uint32_t)((draw() >> 32) % limit);
}

static double from_bits(uint64_t bits)
{
    double number;
    memcpy(&number, &bits, sizeof number);
    return number;
}

static bool rounds_as_c_does(double number)
{
    uint32_t words[2], expected, rounded;
    float nearest = (float)number;
    memcpy(words, &number, sizeof words);
    memcpy(&expected, &nearest, sizeof expected);
    rounded = sk__round_factor(words);
    bool is_nan = (rounded & 0x7f800000u) == 0x7f800000u && (rounded & 0x7fffffu) != 0;
    return CHECK(isnan(number) ? is_nan : rounded == expected) && CHECK(sk__is_zero_factor(words) == (number == 0.0));
}

static void any_double_becomes_the_nearest_float(void)
{
    for (int i = 0; i < DOUBLES && rounds_as_c_does(from_bits(draw())); i++)
    {
    }
}

/* From below the least subnormal f32 to above the largest. */
static void doubles_near_what_a_float_holds_become_the_nearest(void)
{
    for (int i = 0; i < DOUBLES; i++)
    {
        int exponent = (int)draw_below(290) - 156;
        double number = ldexp(1.0 + (double)(draw() >> 12) / 4503599627370496.0, exponent);
        if (!rounds_as_c_does(draw_below(2) ? number : -number))
        {
            return;
        }
    }
}

/* Half-way between two floats, of all exponents, and beside it. */
static void ties_go_to_the_even_one(void)
{
    for (int exponent = -152; exponent <= 128; exponent++)
    {
        for (int i = 0; i < 64; i++)
        {
            double low = ldexp((double)(16777216u + draw_below(16777216)), exponent - 25);
            uint64_t bits;
            memcpy(&bits, &low, sizeof bits);
            for (int beside = -NEIGHBOURS; beside <= NEIGHBOURS; beside++)
            {
                if (!rounds_as_c_does(from_bits(bits + (uint64_t)(int64_t)beside)))
                {
                    return;
                }
            }
        }
    }
}

static void special_doubles_stay_what_they_are(void)
{
    const double specials[] = {0.0,
                               -0.0,
                               INFINITY,
                               -INFINITY,
                               NAN,
                               from_bits(1),
                               from_bits(UINT64_C(0xfffffffffffff)),
                               from_bits(UINT64_C(0x7ff0000000000001)),
                               3.4028235677973366e38,
                               ldexp(1.0, -150)};
    for (size_t i = 0; i < sizeof specials / sizeof *specials; i++)
    {
        rounds_as_c_does(specials[i]);
    }
}

static bool is_read_as_an_integer(int32_t integer)
{
    uint32_t words[2];
    double number = integer;
    memcpy(words, &number, sizeof words);
    return CHECK_EQ((int32_t)sk__integer_factor(words), integer);
}

static void integers_stay_what_they_are(void)
{
    const int32_t edges[] = {0, 1, -1, 2, INT32_MAX, -INT32_MAX, -INT32_MAX - 1, 16777217, -16777217};
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
    {
        is_read_as_an_integer(edges[i]);
    }
    for (int i = 0; i < DOUBLES; i++)
    {
        uint32_t bits = (uint32_t)draw() >> draw_below(32);
        if (!is_read_as_an_integer((int32_t)(draw_below(2) ? bits : 0u - bits)))
        {
            return;
        }
    }
}

int main(void)
{
    RUN(any_double_becomes_the_nearest_float);
    RUN(doubles_near_what_a_float_holds_become_the_nearest);
    RUN(ties_go_to_the_even_one);
    RUN(special_doubles_stay_what_they_are);
    RUN(integers_stay_what_they_are);
    return CHECK_DONE();
}
