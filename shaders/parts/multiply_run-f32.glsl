// Adds what was loaded of B, times its run of A.
void multiply(uvec4 a_run[TILE_M][LINES / VECTOR], uvec4 b[LINES])
{
    float a[TILE_M][RUN];
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        [[unroll]] for (uint32_t v = 0u; v < RUN / VECTOR; ++v)
        {
            float vector[VECTOR] = unpack(a_run[m][v]);
            [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
            {
                a[m][v * VECTOR + e] = vector[e];
            }
        }
    }
    [[unroll]] for (uint32_t i = 0u; i < LINES; ++i)
    {
        float line[VECTOR] = unpack(b[i]);
        [[unroll]] for (uint32_t e = 0u; e < VECTOR; ++e)
        {
            uint32_t k = B_K_CONTIGUOUS ? e : i;
            uint32_t c = B_K_CONTIGUOUS ? i : e;
            [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
            {
                parts[m][c] = fma(a[m][k], line[e], parts[m][c]);
            }
        }
    }
}
