/* test_half.c - f16 on the host: every half survives f32, and f32 is rounded to the nearest. */
#include "check.h"
#include "parts/matrices/half.h"

static void halves_survive_the_way_through_floats(void)
{
    for (uint32_t bits = 0; bits < 65536; bits++)
    {
        bool nan = (bits & 0x7fffu) > 0x7c00u;
        CHECK_EQ(round_to_half(widen_half((uint16_t)bits)), nan ? bits | 0x200u : bits);
    }
}

/* Between two neighbours: the middle goes to the even one, what is beside it to the nearer one. */
static void halves_round_to_the_nearest_even(void)
{
    for (uint16_t low = 0; low < 0x7bff; low++)
    {
        uint16_t high = (uint16_t)(low + 1);
        float middle = 0.5f * (widen_half(low) + widen_half(high));
        float less = middle * (1.0f - 1.0f / 8388608.0f), more = middle * (1.0f + 1.0f / 8388608.0f);
        CHECK_EQ(round_to_half(middle), low & 1 ? high : low);
        CHECK_EQ(round_to_half(less), low);
        CHECK_EQ(round_to_half(more), high);
        CHECK_EQ(round_to_half(-more), high | 0x8000);
    }
    CHECK_EQ(round_to_half(65519.996f), 0x7bff);
    CHECK_EQ(round_to_half(65520.0f), 0x7c00);
    CHECK_EQ(round_to_half(-1e30f), 0xfc00);
}

int main(void)
{
    RUN(halves_survive_the_way_through_floats);
    RUN(halves_round_to_the_nearest_even);
    return CHECK_DONE();
}
