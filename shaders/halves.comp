// Generated from templates/kernels/halves/halves.comp.j2. Do not edit; run: ninja regen
//
// Writes A or B as halves, each an f16. A line is scaled by a power of two, so that its largest element has the exponent
// HALVES_FIRST. The high half of an element is the nearest f16, the low half what is left, times 2^11. A workgroup has a
// tile. Lines that halves do not cover have zeros, and are flagged.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "numbers_head.glsl"

#define SK_SLICES_MOST 8u   // slices of an element, which have 8 bits each
#define SK_SLICES_LINES 16u // of the tile of a workgroup that finds exponents, or writes slices
#define SK_SLICES_DEPTH 64u // of k, of that tile
#define SK_COMPLEX 1u       // k counts components, real parts first
#define SK_COMPLEX_PAIRS 2u // so do lines, of B
#define SK_COMPLEX_CONJUGATE 4u

// Of a panel of D
#define SK_PANEL_LOWER 4u // D is a triangle
#define SK_PANEL_UPPER 8u
#define SK_PANEL_A 4u // the first bit of A's components, SK_COMPLEX...
#define SK_PANEL_B 8u // and of B's

#define SK_HALVES_LINES 32u   // of the tile of a workgroup that finds magnitudes, or writes halves
#define SK_HALVES_DEPTH 64u   // of k, of that tile
#define SK_MEND_TILE 32u      // rows and columns of D that a workgroup mends at once
#define SK_MEND_COLUMNS 256u  // of D that it has: a multiple
#define SK_HALVES_FIRST 14    // exponent of the largest element of a line of halves
#define SK_HALVES_LEAST (-40) // exponents of the largest element of a line that has halves
#define SK_HALVES_MOST 70

struct sk_magnitudes_arguments
{
    uint32_t from[2];
    uint32_t to[2]; // chunk after chunk, a word for each line: the largest ones, then the least but 0, less one
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t chunk; // of k, a multiple of SK_HALVES_DEPTH
    uint32_t chunks;
    uint32_t components; // SK_COMPLEX...
};

struct sk_halves_arguments
{
    uint32_t from[2];
    uint32_t to[2];         // for each line its halves, first all of a kind and then the others, of k each
    uint32_t magnitudes[2]; // of chunks
    uint32_t factors[2];    // of lines: by what their high halves are to be scaled, f32
    uint32_t low_factors[2];
    uint32_t flags[2]; // of lines: 1 if halves do not cover one, which then has zeros; otherwise 0
    uint32_t lines, depth;
    uint32_t line_stride, k_stride;
    uint32_t chunks;
    uint32_t k;         // a multiple of SK_HALVES_DEPTH; what is beyond the depth is 0
    uint32_t low_first; // the low halves come before the high ones
    uint32_t spread;    // binary orders from the largest to the least element of a line, at most, but for zeros
    uint32_t components;
    uint32_t copy[2]; // of the elements, line after line; 0: there is none
};

struct sk_mend_arguments
{
    uint32_t a[2], b[2], d[2];
    uint32_t flags_a[2], flags_b[2];
    uint32_t m, n, k;
    sk_strides_arguments strides;
    float alpha;
    uint32_t flags;    // SK_PANEL_...
    uint32_t diagonal; // of the triangle: its column in D's first row, modulo 2^32
};

layout(push_constant, std430) uniform push_constants
{
    sk_halves_arguments arguments;
};

#include "components.glsl"

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

// Copies the invocation's elements, line after line.
void copy_elements(uint32_t numbers[ELEMENTS], uint32_t first_line, uint32_t k)
{
    for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = uvec2(first_line, k) + place_of(i);
        if (place.x < arguments.lines && place.y < arguments.depth)
        {
            uvec2 to = add(words(arguments.copy), span(place.x, arguments.depth, 4u));
            single_words(word_at(to, place.y)).x = numbers[i];
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
    if (arguments.depth == 0u) // factors alone are wanted
    {
        return;
    }
    uint32_t begin = min(k, arguments.depth);
    uint32_t numbers[ELEMENTS] = load_tile(words(arguments.from), first_line, arguments.lines, begin, arguments.depth);
    if ((arguments.copy[0] | arguments.copy[1]) != 0u)
    {
        copy_elements(numbers, first_line, k);
    }
    barrier();
    [[unroll]] for (uint32_t i = 0u; i < ELEMENTS; ++i)
    {
        uvec2 place = place_of(i);
        halves[place.x * ROW + place.y] = halve(numbers[i], exponents[place.x]);
    }
    barrier();
    store_halves(first_line, k);
}
