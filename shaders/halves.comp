// Generated from templates/kernels/halves/halves.comp.j2. Do not edit; run: ninja regen
//
// Writes A or B as halves, each an f16. A line is scaled by a power of two, so that its largest element has the exponent
// HALVES_FIRST. The high half of an element is the nearest f16, the low half what is left, times 2^11. A workgroup has a
// tile. Lines that halves do not cover have zeros, and are flagged.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "halves_head.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_halves_arguments arguments;
};

#include "halves_tile.glsl"

const uint32_t ROW = SK_HALVES_DEPTH + 1u; // spreads lines over banks of shared memory
const int NOT_COVERED = 0x7fffffff;

shared int exponents[SK_HALVES_LINES]; // of the powers of two by which lines are scaled
shared uint32_t halves[SK_HALVES_LINES * ROW];

// The float 2^exponent.
float power_of_two(int exponent)
{
    return uintBitsToFloat(uint32_t(127 + exponent) << 23u);
}

// Of a line's largest magnitude, and its least but 0, less one.
int exponent_of(uint32_t largest, uint32_t least)
{
    int first = int(largest >> 23u) - 127, last = int(least + 1u >> 23u) - 127;
    bool is_covered = first >= SK_HALVES_LEAST && first <= SK_HALVES_MOST && first - last <= int(arguments.spread);
    return largest == 0u ? 0 : is_covered ? SK_HALVES_FIRST - first : NOT_COVERED;
}

void find_exponents(uint32_t first_line, bool writes)
{
    uint32_t self = gl_LocalInvocationIndex, line = first_line + self;
    if (self < SK_HALVES_LINES && line < arguments.lines)
    {
        uint32_t largest = 0u, least = 0xffffffffu;
        uvec2 from = word_at(words(arguments.magnitudes), line);
        for (uint32_t chunk = 0u; chunk < arguments.chunks; ++chunk)
        {
            largest = max(largest, single_words(add(from, span(chunk, arguments.lines, 4u))).x);
            least = min(least, single_words(add(from, span(arguments.chunks + chunk, arguments.lines, 4u))).x);
        }
        int exponent = exponent_of(largest, least);
        bool is_covered = exponent != NOT_COVERED;
        exponents[self] = exponent;
        if (writes)
        {
            float factor = power_of_two(is_covered ? -exponent : 0);
            float low_factor = factor * 0.00048828125;
            single_words(word_at(words(arguments.factors), line)).x = floatBitsToUint(factor);
            single_words(word_at(words(arguments.low_factors), line)).x = floatBitsToUint(low_factor);
            single_words(word_at(words(arguments.flags), line)).x = is_covered ? 0u : 1u;
        }
    }
}

// The nearest number that an f16 holds: adding a larger one, and taking it away, leaves so many bits.
float nearest_half(float x)
{
    uint32_t exponent = max(floatBitsToUint(x) >> 23u & 0xffu, 113u);
    precise float large = uintBitsToFloat(exponent + 13u << 23u | 0x400000u);
    precise float sum = x + large;
    precise float nearest = sum - large;
    return nearest;
}

// The bits of an f16, of a number that it holds.
uint32_t half_bits(float x)
{
    uint32_t bits = floatBitsToUint(x), magnitude = bits & 0x7fffffffu;
    bool is_normal = magnitude >= 113u << 23u;
    uint32_t exact = is_normal ? magnitude - (112u << 23u) >> 13u : uint32_t(uintBitsToFloat(magnitude) * 16777216.0);
    return exact | bits >> 16u & 0x8000u;
}

// The high half in the lower bits, the low half above.
uint32_t halve(uint32_t number, int exponent)
{
    precise float x = exponent == NOT_COVERED ? 0.0 : uintBitsToFloat(number) * power_of_two(exponent);
    precise float high = nearest_half(x);
    precise float rest = x - high;
    return half_bits(high) | half_bits(nearest_half(rest * 2048.0)) << 16u;
}

// Stores both halves of four neighbours along k.
void store_four(uint32_t place, uvec2 to)
{
    uvec4 four;
    [[unroll]] for (uint32_t i = 0u; i < 4u; ++i)
    {
        four[i] = halves[place + i];
    }
    uvec2 high = (four.xz & 0xffffu) | four.yw << 16u, low = four.xz >> 16u | (four.yw & 0xffff0000u);
    bool low_first = arguments.low_first != 0u;
    pairs_of_words(to).x = low_first ? low : high;
    pairs_of_words(add(to, span(arguments.k, 1u, 2u))).x = low_first ? high : low;
}

void store_halves(uint32_t first_line, uint32_t k)
{
    for (uint32_t i = gl_LocalInvocationIndex; i < SK_HALVES_LINES * SK_HALVES_DEPTH / 4u; i += INVOCATIONS)
    {
        uint32_t line = i / (SK_HALVES_DEPTH / 4u), column = i % (SK_HALVES_DEPTH / 4u) * 4u;
        if (first_line + line < arguments.lines)
        {
            uvec2 to = add(words(arguments.to), span(first_line + line, arguments.k, 4u));
            store_four(line * ROW + column, add(to, span(k + column, 1u, 2u)));
        }
    }
}

void main()
{
    uint32_t blocks = sk_divide_up(arguments.lines, SK_HALVES_LINES), workgroup = own_workgroup();
    uint32_t first_line = workgroup % blocks * SK_HALVES_LINES, k = workgroup / blocks * SK_HALVES_DEPTH;
    if (k >= arguments.k)
    {
        return;
    }
    find_exponents(first_line, k == 0u);
    uint32_t begin = min(k, arguments.depth);
    uint32_t numbers[ELEMENTS] = load_tile(words(arguments.from), first_line, arguments.lines, begin, arguments.depth);
    barrier();
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = place_of(i);
        halves[place.x * ROW + place.y] = halve(numbers[i], exponents[place.x]);
    }
    barrier();
    store_halves(first_line, k);
}
