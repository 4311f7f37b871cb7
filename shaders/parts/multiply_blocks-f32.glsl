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

// What halves of E2M1 are multiplied by, before and after they are multiplied by A, together 2^14. No f16 is so small that products
// with them would be subnormal; f32 and bf16 may be.
const float HALVES_UNIT = 16384.0;
const float HALVES_SCALE = 16384.0 / HALVES_UNIT;

// Adds four neighbours along k of each line of B, times those of A.
void add_quad(inout part_sums to, vec4 a[TILE_M], uint32_t quad, bool by_halves)
{
    [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
    {
        sk_codes codes = codes_of(b_runs[i], quad);
        vec4 b = by_halves ? HALVES_UNIT * codes.halves : codes.numbers;
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

part_sums sum_part(uint32_t part, bool by_halves)
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
            add_quad(made, quad, PART_ELEMENTS / 4u * part + (v * VECTOR + e) / 4u, by_halves);
        }
    }
    return made;
}

// Adds the loaded runs, whose first element is k, times A: scales are applied to the sums of 16 products each.
void multiply_runs(uint32_t k, bool by_halves)
{
    uint32_t run = run_begin() % BLOCK_ELEMENTS / RUN;
    [[unroll]] for (uint32_t part = 0u; part < 2u; ++part)
    {
        if (part % A_PARTS == 0u)
        {
            load_a(k, part);
        }
        part_sums of_part = sum_part(part, by_halves);
        [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
        {
            float scale = scales_of(b_runs[i], run)[part];
            float minimum = HAS_MINIMA ? minima_of(b_runs[i], run)[part] : 0.0;
            [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
            {
                float product = by_halves ? HALVES_SCALE * of_part.products[m][i] : of_part.products[m][i];
                parts[m][i] = fma(scale, product, parts[m][i]);
                parts[m][i] = HAS_MINIMA ? fma(minimum, of_part.elements[m], parts[m][i]) : parts[m][i];
            }
        }
    }
}

// Adds this invocation's runs of a k-iteration times A.
void multiply(uint32_t iteration)
{
    uint32_t k = iteration * TILE_K + run_begin();
    if (k >= problem.k)
    {
        return;
    }
    load_b(k);
    if (IS_E2M1 && keeps_subnormals())
    {
        multiply_runs(k, true);
    }
    else
    {
        multiply_runs(k, false);
    }
}
