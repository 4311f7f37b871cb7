// Lines along k or along rows.
shared uvec4 block[BLOCK * 16u * (BLOCK * 16u / 8u + 1u)];

// 16 bytes of a line, element by element; those past `count` are zero.
#include "load_vector.glsl"

// Copies a block to shared memory that lies inside the matrix, all of it at multiples of 16 bytes.
void load_block(uvec2 source)
{
    uvec4 loaded[VECTORS];
    [[unroll]] for (uint32_t i = 0u; i < VECTORS; ++i)
    {
        uint32_t line = (gl_LocalInvocationIndex + i * INVOCATIONS) / LINE_VECTORS;
        uint32_t vector = gl_LocalInvocationIndex % LINE_VECTORS; // INVOCATIONS is a multiple
        loaded[i] = source_vectors(add(source, span(line, leading_dimension, SIZE))).x[vector];
    }
    [[unroll]] for (uint32_t i = 0u; i < VECTORS; ++i)
    {
        uint32_t line = (gl_LocalInvocationIndex + i * INVOCATIONS) / LINE_VECTORS;
        block[line * STRIDE + gl_LocalInvocationIndex % LINE_VECTORS] = loaded[i];
    }
}

// Copies any other block to shared memory. It is a loop: unrolled, it would take registers from load_block().
void gather_block(uvec2 source, uint32_t lines_left, uint32_t length_left)
{
    [[dont_unroll]] for (uint32_t v = gl_LocalInvocationIndex; v < VECTORS * INVOCATIONS; v += INVOCATIONS)
    {
        uint32_t line = v / LINE_VECTORS;
        uint32_t column = v % LINE_VECTORS * VECTOR;
        uint32_t left = line < lines_left ? length_left - min(column, length_left) : 0u;
        uvec2 address = add(add(source, span(line, leading_dimension, SIZE)), span(column, 1u, SIZE));
        block[line * STRIDE + column / VECTOR] = load_vector(address, left);
    }
}

// The block whose first row is `row`, and first k `k`.
void fetch_block(uint32_t matrix, uint32_t row, uint32_t k)
{
    uint32_t line = along_k != 0u ? row : k;
    uint32_t column = along_k != 0u ? k : row;
    uint32_t lines = along_k != 0u ? rows : depth;
    uint32_t length = along_k != 0u ? depth : rows;
    uvec2 source = add(words(from), span(matrix, batch_stride, SIZE));
    source = add(add(source, span(line, leading_dimension, SIZE)), span(column, 1u, SIZE));
    bool aligned = (from[0] / SIZE | leading_dimension | batch_stride) % VECTOR == 0u;
    if (aligned && line + EXTENT <= lines && column + EXTENT <= length)
    {
        load_block(source);
    }
    else
    {
        gather_block(source, lines - min(line, lines), length - min(column, length));
    }
}

// Where in a fragment those of an invocation begin.
uint32_t sk_place_in_fragment(uint32_t invocation, uint32_t vectors, uint32_t held)
{
    return invocation % (vectors / held) * held;
}

// Whether no earlier invocation holds the same.
bool sk_holds_first(uint32_t invocation, uint32_t vectors, uint32_t held)
{
    return invocation < vectors / held;
}

const uint32_t MOST_HELD = 2u; // times 16 bytes of a fragment, by an invocation
const uint32_t ARRANGED_VECTORS = FRAGMENT_M * FRAGMENT_K / 8u; // of 16 bytes, in a fragment

uint32_t a_held()
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> fragment;
    return uint32_t(fragment.length()) / 8u;
}

// Where those of this invocation begin in a fragment.
uint32_t a_place()
{
    return sk_place_in_fragment(gl_SubgroupInvocationID, ARRANGED_VECTORS, a_held());
}

uint32_t b_held()
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    return uint32_t(fragment.length()) / 8u;
}

// Where those of this invocation begin in a fragment.
uint32_t b_place()
{
    return sk_place_in_fragment(gl_SubgroupInvocationID, ARRANGED_VECTORS, b_held());
}

// Stores what this invocation holds of a fragment of A that begins at `begin` in shared memory, unless an earlier one
// holds it as well.
void store_a(uint32_t begin, uvec2 destination)
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_M, FRAGMENT_K, gl_MatrixUseA> fragment;
    if (along_k != 0u)
    {
        coopMatLoad(fragment, block, begin, STRIDE, gl_CooperativeMatrixLayoutRowMajor);
    }
    else
    {
        coopMatLoad(fragment, block, begin, STRIDE, gl_CooperativeMatrixLayoutColumnMajor);
    }
    [[unroll]] for (uint32_t held = 0u; held < MOST_HELD; ++held)
    {
        if (held < a_held() && sk_holds_first(gl_SubgroupInvocationID, ARRANGED_VECTORS, a_held()))
        {
            uvec4 bits;
            [[unroll]] for (uint32_t pair = 0u; pair < 4u; ++pair)
            {
                uint32_t e = (8u * held + 2u * pair) % fragment.length();
                bits[pair] = as_word(f16vec2(fragment[e], fragment[e + 1u]));
            }
            vectors(add(destination, uvec2((a_place() + held) * 16u, 0u))).x[0] = bits;
        }
    }
}

// Stores what this invocation holds of a fragment of B that begins at `begin` in shared memory, unless an earlier one
// holds it as well.
void store_b(uint32_t begin, uvec2 destination)
{
    coopmat<float16_t, gl_ScopeSubgroup, FRAGMENT_K, FRAGMENT_N, gl_MatrixUseB> fragment;
    if (along_k != 0u)
    {
        coopMatLoad(fragment, block, begin, STRIDE, gl_CooperativeMatrixLayoutColumnMajor);
    }
    else
    {
        coopMatLoad(fragment, block, begin, STRIDE, gl_CooperativeMatrixLayoutRowMajor);
    }
    [[unroll]] for (uint32_t held = 0u; held < MOST_HELD; ++held)
    {
        if (held < b_held() && sk_holds_first(gl_SubgroupInvocationID, ARRANGED_VECTORS, b_held()))
        {
            uvec4 bits;
            [[unroll]] for (uint32_t pair = 0u; pair < 4u; ++pair)
            {
                uint32_t e = (8u * held + 2u * pair) % fragment.length();
                bits[pair] = as_word(f16vec2(fragment[e], fragment[e + 1u]));
            }
            vectors(add(destination, uvec2((b_place() + held) * 16u, 0u))).x[0] = bits;
        }
    }
}
