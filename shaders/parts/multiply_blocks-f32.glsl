// Sums of one part of every run, before its scales: of a row of A and a line of B, and of a row of A alone, for the minima.
struct part_sums
{
    float products[TILE_M][LINES];
    float elements[TILE_M];
};

part_sums begin_part()
{
    part_sums made;
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        made.elements[m] = 0.0;
        [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
        {
            made.products[m][i] = 0.0;
        }
    }
    return made;
}

// Adds four neighbours along k of each line of B, times those of A.
void add_quad(inout part_sums to, vec4 a[TILE_M], uint32_t quad)
{
    [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
    {
        vec4 b = codes_of(b_runs[i], quad).numbers;
        [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
        {
            [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
            {
                to.products[m][i] = fma(a[m][e], b[e], to.products[m][i]);
            }
        }
    }
    [[unroll]] for (uint32_t m = 0u; m < (HAS_MINIMA ? TILE_M : 0u); ++m)
    {
        to.elements[m] += (a[m].x + a[m].y) + (a[m].z + a[m].w);
    }
}

part_sums sum_part(uint32_t part)
{
    part_sums made = begin_part();
    [[unroll]] for (uint32_t v = 0u; v < PART_VECTORS; ++v)
    {
        float a[TILE_M][VECTOR];
        [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
        {
            a[m] = unpack(a_run[m][part % A_PARTS * PART_VECTORS + v]);
        }
        [[unroll]] for (uint32_t e = 0u; e < VECTOR; e += 4u)
        {
            vec4 quad[TILE_M];
            [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
            {
                quad[m] = vec4(a[m][e], a[m][e + 1u], a[m][e + 2u], a[m][e + 3u]);
            }
            add_quad(made, quad, PART_ELEMENTS / 4u * part + (v * VECTOR + e) / 4u);
        }
    }
    return made;
}

// Adds this invocation's runs of a k-iteration times A: scales are applied to the sums of 16 products each.
void multiply(uint32_t iteration)
{
    uint32_t k = iteration * TILE_K + run_begin();
    if (k >= problem.k)
    {
        return;
    }
    uint32_t run = k % BLOCK_ELEMENTS / RUN;
    load_b(k);
    [[unroll]] for (uint32_t part = 0u; part < 2u; ++part)
    {
        if (part % A_PARTS == 0u)
        {
            load_a(k, part);
        }
        part_sums of_part = sum_part(part);
        [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
        {
            float scale = scales_of(b_runs[i], run)[part];
            float minimum = HAS_MINIMA ? minima_of(b_runs[i], run)[part] : 0.0;
            [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
            {
                parts[m][i] = fma(scale, of_part.products[m][i], parts[m][i]);
                parts[m][i] = HAS_MINIMA ? fma(minimum, of_part.elements[m], parts[m][i]) : parts[m][i];
            }
        }
    }
}
