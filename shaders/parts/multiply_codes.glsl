// Sums of a scale group of every run, as integers, which are exact: of a row of A and a line of B, and of a row of A alone.
struct group_sums
{
    int products[TILE_M][LINES];
    int elements[TILE_M];
};

const bool HAS_SUMS_OF_A = CODE_ZERO != 0 || HAS_MINIMA;

// Adds those of one part.
void add_part(inout group_sums to, uint32_t part)
{
    [[unroll]] for (uint32_t word = 0u; word < 4u; ++word)
    {
        [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
        {
            int b = int(integers_of(b_runs[i], 4u * part + word));
            [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
            {
                to.products[m][i] += dotPacked4x8EXT(int(a_integers[m][part][word]), b);
            }
        }
        [[unroll]] for (uint32_t m = 0u; m < (HAS_SUMS_OF_A ? TILE_M : 0u); ++m)
        {
            to.elements[m] += dotPacked4x8EXT(int(a_integers[m][part][word]), 0x01010101);
        }
    }
}

group_sums sum_group(uint32_t group)
{
    group_sums made;
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        made.elements[m] = 0;
        [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
        {
            made.products[m][i] = 0;
        }
    }
    add_part(made, group);
    if (!HAS_TWO_SCALES)
    {
        add_part(made, 1u);
    }
    return made;
}

// Adds this invocation's runs of a k-iteration times A. A scale group is a part of a run, or the whole one where both parts have the
// same scales.
void multiply(uint32_t iteration)
{
    uint32_t k = iteration * TILE_K + run_begin();
    if (k >= problem.k)
    {
        return;
    }
    uint32_t run = k % BLOCK_ELEMENTS / RUN;
    load_b(k);
    load_a(k);
    [[unroll]] for (uint32_t group = 0u; group < (HAS_TWO_SCALES ? 2u : 1u); ++group)
    {
        group_sums of_group = sum_group(group);
        [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
        {
            float scale = CODE_UNIT * scales_of(b_runs[i], run)[group];
            float minimum = HAS_MINIMA ? minima_of(b_runs[i], run)[group] : 0.0;
            [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
            {
                int product = of_group.products[m][i] - CODE_ZERO * of_group.elements[m];
                parts[m][i] = fma(scale * a_scales[m][group], float(product), parts[m][i]);
                if (HAS_MINIMA)
                {
                    parts[m][i] = fma(minimum * a_scales[m][group], float(of_group.elements[m]), parts[m][i]);
                }
            }
        }
    }
}
