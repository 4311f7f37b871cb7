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

// This invocation's 16 bytes of a fragment of A that begins at `begin` in shared memory.
uvec4 bits_of_a(uint32_t begin)
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
    uvec4 bits;
    bits[0] = as_word(f16vec2(fragment[0], fragment[1]));
    bits[2] = as_word(f16vec2(fragment[2], fragment[3]));
    bits[1] = as_word(f16vec2(fragment[4], fragment[5]));
    bits[3] = as_word(f16vec2(fragment[6], fragment[7]));
    return bits;
}

// This invocation's 16 bytes of a fragment of B that begins at `begin` in shared memory.
uvec4 bits_of_b(uint32_t begin)
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
    uvec4 bits;
    bits[0] = as_word(f16vec2(fragment[0], fragment[1]));
    bits[1] = as_word(f16vec2(fragment[2], fragment[3]));
    bits[2] = as_word(f16vec2(fragment[4], fragment[5]));
    bits[3] = as_word(f16vec2(fragment[6], fragment[7]));
    return bits;
}
