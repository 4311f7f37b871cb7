const uint32_t RUN_VECTORS = RUN_ELEMENTS / VECTOR;
uvec4 b_next[B_RUNS * RUN_VECTORS]; // runs of the next k-iteration, decoded: their first part, then the second
uint32_t b_decoded;                 // its number

// Number of run i in its block.
uint32_t number_of_run(uint32_t i)
{
    return (b_decoded * TILE_K + b_run_begin(i)) % BLOCK_ELEMENTS / RUN_ELEMENTS;
}

// Four neighbours along k, each rounded once. decoded() has every other one in a word.
uvec2 decoded_quad(sk_run loaded, uint32_t quad, float scale, float minimum)
{
    uvec2 pairs = decoded(codes_of(loaded, quad), scale, minimum);
    return uvec2(halves_of(pairs.x, pairs.y, 0u), halves_of(pairs.x, pairs.y, 1u));
}

// Decodes the runs that are loaded, of a k-iteration of which k_left elements along k exist. Behind those are zeros.
void decode_runs(uint32_t k_left)
{
    b_decoded = b_iteration - 1u;
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        bool exists = b_run_begin(i) < k_left;
        vec2 scales = exists ? scales_of(b_loaded[i], number_of_run(i)) : vec2(0.0);
        vec2 minima = exists && HAS_MINIMA ? minima_of(b_loaded[i], number_of_run(i)) : vec2(0.0);
        [[unroll]] for (uint32_t v = 0u; v < RUN_VECTORS; ++v)
        {
            uint32_t part = 2u * v / RUN_VECTORS;
            uvec2 first = decoded_quad(b_loaded[i], 2u * v, scales[part], minima[part]);
            uvec2 second = decoded_quad(b_loaded[i], 2u * v + 1u, scales[part], minima[part]);
            b_next[RUN_VECTORS * i + v] = uvec4(first, second);
        }
    }
}

// Stores them to shared memory, where k runs along a line, as a coop kernel stores a column-major B.
void store_runs()
{
    [[unroll]] for (uint32_t i = 0u; i < B_RUNS; ++i)
    {
        uint32_t column = b_run(i) / LINE_RUNS;
        uint32_t line = B_VECTORS_BEGIN + column % FRAGMENT_N * B_STRIDE + column / FRAGMENT_N * B_FRAGMENT;
        uint32_t block = b_run_begin(i) - b_run_begin(i) % BLOCK_ELEMENTS; // in the k-iteration, if several fit
        [[unroll]] for (uint32_t v = 0u; v < RUN_VECTORS; ++v)
        {
            uint32_t k = part_begin(number_of_run(i), 2u * v / RUN_VECTORS) % TILE_K + block;
            shared_vectors[line + k / VECTOR + v % (RUN_VECTORS / 2u)] = b_next[RUN_VECTORS * i + v];
        }
    }
}

// Loads the next k-iteration of A, of which k_left elements along k exist, and decodes that of B. Loads the one behind it of B.
void load_tiles(uint32_t k_left)
{
    load_a(k_left);
    decode_runs(k_left);
    load_runs();
}
