// Generated from templates/kernels/grouped/ragged.comp.j2. Do not edit; run: ninja regen
//
// Writes the table of problems that differ in one extent, of an array of ends, or of extents. An invocation writes a row.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model

layout(constant_id = 0) const uint32_t INVOCATIONS = 64u;
layout(local_size_x_id = 0) in;

#include "arithmetic.glsl"

struct sk_wide
{
    uint32_t low;
    uint32_t high;
};

sk_wide sk_widen(uint32_t number)
{
    sk_wide wide;
    wide.low = number;
    wide.high = 0u;
    return wide;
}

// The sum modulo 2^64, which is below both where it overflows.
sk_wide sk_add_wide(sk_wide a, sk_wide b)
{
    sk_wide sum;
    sum.low = a.low + b.low;
    sum.high = a.high + b.high + (sum.low < a.low ? 1u : 0u);
    return sum;
}

// The difference modulo 2^64.
sk_wide sk_subtract_wide(sk_wide a, sk_wide b)
{
    sk_wide difference;
    difference.low = a.low - b.low;
    difference.high = a.high - b.high - (a.low < b.low ? 1u : 0u);
    return difference;
}

// All 64 bits of a product, of four products of halves.
sk_wide sk_multiply_wide(uint32_t a, uint32_t b)
{
    uint32_t a_low = a & 0xffffu, a_high = a >> 16u;
    uint32_t b_low = b & 0xffffu, b_high = b >> 16u;
    uint32_t middle = a_high * b_low + (a_low * b_low >> 16u);
    uint32_t other = a_low * b_high + (middle & 0xffffu);
    sk_wide product;
    product.low = a * b;
    product.high = a_high * b_high + (middle >> 16u) + (other >> 16u);
    return product;
}

bool sk_is_wider(sk_wide a, sk_wide b)
{
    return a.high > b.high || (a.high == b.high && a.low > b.low);
}

// A product, or 2^32 - 1 where that is less.
uint32_t sk_multiply_saturated(uint32_t a, uint32_t b)
{
    sk_wide product = sk_multiply_wide(a, b);
    return product.high > 0u ? 0xffffffffu : product.low;
}

// A sum, or 2^32 - 1 where that is less. Like a sum it may be taken in any order.
uint32_t sk_add_saturated(uint32_t a, uint32_t b)
{
    uint32_t sum = a + b;
    return sum < a ? 0xffffffffu : sum;
}

// A row of the problem table: sk_problem, word by word.
struct sk_problem_row
{
    uint32_t m;
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; // elements, as are the others; 0: packed
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t leading_dimension_residual;
    uint32_t a[2]; // bytes from where the operand begins; or addresses
    uint32_t b[2];
    uint32_t c[2];
    uint32_t d[2];
    uint32_t bias[2];
    uint32_t scale_m[2];
    uint32_t scale_n[2];
    uint32_t residual[2];
    uint32_t alpha[2]; // bits of an f64
    uint32_t beta[2];
    uint32_t alpha_imaginary[2]; // 0 where types are real
    uint32_t beta_imaginary[2];
    uint32_t second_a[2]; // of the second term, from where b begins;
    uint32_t second_b[2]; // and from where a does
    uint32_t leading_dimension_second_a;
    uint32_t leading_dimension_second_b;
};

// Whether D has no element: then there are no tiles and no copies, whatever the other extents are.
bool sk_is_empty_row(sk_problem_row row)
{
    return row.m == 0u || row.n == 0u;
}

#define SK_RAGGED_M 1u // sk_ragged
#define SK_RAGGED_N 2u
#define SK_RAGGED_K 3u

// Matrices, in the order of their strides.
#define SK_RAGGED_A 0u
#define SK_RAGGED_B 1u
#define SK_RAGGED_C 2u
#define SK_RAGGED_D 3u
#define SK_RAGGED_RESIDUAL 4u

// Push constants of ragged.comp, 128 bytes. Strides are bytes, below 2^48; one of 0 means that all problems share the
// matrix.
struct sk_ragged_arguments
{
    uint32_t extents[2]; // address of the array
    uint32_t count[2];   // address of the number of problems; read only if SK_RAGGED_COUNTED, but always good
    uint32_t rows[2];    // address of what is written
    uint32_t most_problems;
    uint32_t flags; // SK_RAGGED_... of the extent, and the bits below
    uint32_t m;     // of every problem; not read of the extent that differs
    uint32_t n;
    uint32_t k;
    uint32_t leading_dimension_a; // elements, never 0 where the plan reads the matrix
    uint32_t leading_dimension_b;
    uint32_t leading_dimension_c;
    uint32_t leading_dimension_d;
    uint32_t leading_dimension_residual;
    uint32_t strides[5];      // low words;
    uint32_t strides_high[3]; // 16 bits of each, low first
    uint32_t alpha[2];        // bits of an f64
    uint32_t beta[2];
    uint32_t alpha_imaginary[2];
    uint32_t beta_imaginary[2];
};

#define SK_RAGGED_EXTENT 3u     // mask
#define SK_RAGGED_MASKED 4u     // the array holds extents, and nothing is stacked; otherwise it holds ends
#define SK_RAGGED_COUNTED 8u    // otherwise there are the most problems
#define SK_RAGGED_BIAS_N 16u    // the bias lies along n, not m
#define SK_RAGGED_A_COLUMNS 32u // lines of the matrix are columns
#define SK_RAGGED_B_COLUMNS 64u
#define SK_RAGGED_C_COLUMNS 128u
#define SK_RAGGED_D_COLUMNS 256u
#define SK_RAGGED_RESIDUAL_COLUMNS 512u
#define SK_RAGGED_COPIED 1024u // lines are copied, those up to the last end
#define SK_RAGGED_GATED 2048u  // vectors along n have 2 n elements
#define SK_RAGGED_INPUT 12u    // bits from here on: bytes of an element of A and B, less 1,
#define SK_RAGGED_OUTPUT 16u   // and of C, D and the residual

// One of an array's problems: where it begins along the extent, and how much of that it has.
struct sk_ragged_part
{
    uint32_t number;
    uint32_t begin; // 0 if masked
    uint32_t extent;
};

// How far a problem's matrix lies behind the first one's, bytes modulo 2^64.
sk_wide sk_ragged_distance(sk_ragged_arguments arguments, uint32_t number, uint32_t matrix)
{
    sk_wide distance = sk_multiply_wide(number, arguments.strides[matrix]);
    distance.high += number * (arguments.strides_high[matrix / 2u] >> 16u * (matrix % 2u) & 0xffffu);
    return distance;
}

// Where a problem's matrix of these rows and columns begins, bytes: the ragged extent is that of its lines, the one
// along them, or none of both.
sk_wide sk_ragged_offset(sk_ragged_arguments arguments, sk_ragged_part part, uint32_t rows,
                                        uint32_t columns, bool lines_are_columns, uint32_t leading_dimension,
                                        uint32_t matrix, uint32_t size)
{
    uint32_t ragged = arguments.flags & SK_RAGGED_EXTENT;
    uint32_t across = lines_are_columns ? columns : rows, along = lines_are_columns ? rows : columns;
    sk_wide offset = sk_ragged_distance(arguments, part.number, matrix);
    if ((arguments.flags & SK_RAGGED_MASKED) == 0u && ragged == across)
    {
        offset = sk_multiply_wide(part.begin, leading_dimension * size);
    }
    if ((arguments.flags & SK_RAGGED_MASKED) == 0u && ragged == along)
    {
        offset = sk_multiply_wide(part.begin, size);
    }
    return offset;
}

// Where a problem's vector of f32 along an extent begins, bytes: stacked, or packed one after the other.
uint32_t sk_ragged_vector(sk_ragged_arguments arguments, sk_ragged_part part, uint32_t extent,
                                        uint32_t word)
{
    bool stacked = (arguments.flags & (SK_RAGGED_MASKED | SK_RAGGED_EXTENT)) == extent;
    uint32_t columns = (arguments.flags & SK_RAGGED_GATED) != 0u ? 2u * arguments.n : arguments.n;
    uint32_t length = extent == SK_RAGGED_M ? arguments.m : columns;
    sk_wide elements = stacked ? sk_widen(part.begin) : sk_multiply_wide(part.number, length);
    return word == 0u ? elements.low << 2u : elements.high << 2u | elements.low >> 30u;
}

sk_problem_row sk_make_ragged_extents(sk_ragged_arguments arguments, sk_ragged_part part)
{
    uint32_t ragged = arguments.flags & SK_RAGGED_EXTENT;
    sk_problem_row row;
    row.m = ragged == SK_RAGGED_M ? part.extent : arguments.m;
    row.n = ragged == SK_RAGGED_N ? part.extent : arguments.n;
    row.k = ragged == SK_RAGGED_K ? part.extent : arguments.k;
    row.leading_dimension_a = arguments.leading_dimension_a;
    row.leading_dimension_b = arguments.leading_dimension_b;
    row.leading_dimension_c = arguments.leading_dimension_c;
    row.leading_dimension_d = arguments.leading_dimension_d;
    row.leading_dimension_residual = arguments.leading_dimension_residual;
    for (uint32_t i = 0u; i < 2u; ++i) // there is no second term
    {
        row.alpha[i] = arguments.alpha[i];
        row.beta[i] = arguments.beta[i];
        row.alpha_imaginary[i] = arguments.alpha_imaginary[i];
        row.beta_imaginary[i] = arguments.beta_imaginary[i];
        row.second_a[i] = 0u;
        row.second_b[i] = 0u;
    }
    row.leading_dimension_second_a = 0u;
    row.leading_dimension_second_b = 0u;
    return row;
}

sk_problem_row sk_make_ragged_row(sk_ragged_arguments arguments, sk_ragged_part part)
{
    uint32_t flags = arguments.flags;
    uint32_t input_size = (flags >> SK_RAGGED_INPUT & 15u) + 1u;
    uint32_t output_size = (flags >> SK_RAGGED_OUTPUT & 15u) + 1u;
    uint32_t bias = (flags & SK_RAGGED_BIAS_N) != 0u ? SK_RAGGED_N : SK_RAGGED_M;
    sk_problem_row row = sk_make_ragged_extents(arguments, part);
    sk_wide a = sk_ragged_offset(arguments, part, SK_RAGGED_M, SK_RAGGED_K, (flags & SK_RAGGED_A_COLUMNS) != 0u,
                                   row.leading_dimension_a, SK_RAGGED_A, input_size);
    sk_wide b = sk_ragged_offset(arguments, part, SK_RAGGED_K, SK_RAGGED_N, (flags & SK_RAGGED_B_COLUMNS) != 0u,
                                   row.leading_dimension_b, SK_RAGGED_B, input_size);
    sk_wide c = sk_ragged_offset(arguments, part, SK_RAGGED_M, SK_RAGGED_N, (flags & SK_RAGGED_C_COLUMNS) != 0u,
                                   row.leading_dimension_c, SK_RAGGED_C, output_size);
    sk_wide d = sk_ragged_offset(arguments, part, SK_RAGGED_M, SK_RAGGED_N, (flags & SK_RAGGED_D_COLUMNS) != 0u,
                                   row.leading_dimension_d, SK_RAGGED_D, output_size);
    sk_wide residual =
        sk_ragged_offset(arguments, part, SK_RAGGED_M, SK_RAGGED_N, (flags & SK_RAGGED_RESIDUAL_COLUMNS) != 0u,
                          row.leading_dimension_residual, SK_RAGGED_RESIDUAL, output_size);
    for (uint32_t i = 0u; i < 2u; ++i)
    {
        row.a[i] = i == 0u ? a.low : a.high;
        row.b[i] = i == 0u ? b.low : b.high;
        row.c[i] = i == 0u ? c.low : c.high;
        row.d[i] = i == 0u ? d.low : d.high;
        row.residual[i] = i == 0u ? residual.low : residual.high;
        row.bias[i] = sk_ragged_vector(arguments, part, bias, i);
        row.scale_m[i] = sk_ragged_vector(arguments, part, SK_RAGGED_M, i);
        row.scale_n[i] = sk_ragged_vector(arguments, part, SK_RAGGED_N, i);
    }
    return row;
}

layout(push_constant, std430) uniform push_constants
{
    sk_ragged_arguments arguments;
};

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer extent_words
{
    uint32_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer problem_rows
{
    sk_problem_row x[];
};

uvec2 words(uint32_t address[2])
{
    return uvec2(address[0], address[1]);
}

// Ends that descend make an extent above every bound. So does an end behind the last one, where only lines up to that are
// copied.
sk_ragged_part read_part(uint32_t number, uint32_t count)
{
    extent_words list = extent_words(words(arguments.extents));
    bool masked = (arguments.flags & SK_RAGGED_MASKED) != 0u;
    sk_ragged_part part;
    part.number = number;
    part.begin = 0u;
    if (!masked && number > 0u)
    {
        part.begin = list.x[number - 1u];
    }
    part.extent = list.x[number] - part.begin;
    if ((arguments.flags & SK_RAGGED_COPIED) != 0u && list.x[number] > list.x[count - 1u])
    {
        part.extent = 0xffffffffu;
    }
    return part;
}

void main()
{
    uint32_t count = arguments.most_problems;
    if ((arguments.flags & SK_RAGGED_COUNTED) != 0u)
    {
        count = min(count, extent_words(words(arguments.count)).x[0]);
    }
    if (gl_GlobalInvocationID.x < count)
    {
        problem_rows(words(arguments.rows)).x[gl_GlobalInvocationID.x] =
            sk_make_ragged_row(arguments, read_part(gl_GlobalInvocationID.x, count));
    }
}
