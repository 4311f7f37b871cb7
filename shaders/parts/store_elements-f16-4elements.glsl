// Stores what a gate made of pairs: `count` elements of D, consecutive in a row.
void store_pairs(uint32_t row, uint32_t column, uint32_t count, float values[OUTPUT_VECTOR])
{
    uint32_t offset = output_offset(row, column);
    if (ALIGNED_OUTPUT)
    {
        output_pairs(d_address).x[offset / (OUTPUT_VECTOR / 2u)] = f16vec2(vec2(round_to_f16(values[0]), round_to_f16(values[1])));
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR / 2u; ++e)
    {
        if (e < count)
        {
            output_elements(d_address).x[offset + output_offset(0u, e)] = float16_t(round_to_f16(values[e]));
        }
    }
}

void store_elements(uint32_t row, uint32_t column, uint32_t count, float values[OUTPUT_VECTOR])
{
    if (GATE)
    {
        store_pairs(row, column / 2u, count / 2u, values);
        return;
    }
    uint32_t offset = output_offset(row, column);
    if (!is_cut(row, column) && ALIGNED_OUTPUT)
    {
        output_vectors(d_address).x[offset / OUTPUT_VECTOR] = f16vec4(vec4(round_to_f16(values[0]), round_to_f16(values[1]), round_to_f16(values[2]), round_to_f16(values[3])));
        return;
    }
    uint32_t first = first_held(row, column), held = count_held(row, column, count);
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e - first < held)
        {
            output_elements(d_address).x[offset + output_offset(e * ROW_STEP, e * COLUMN_STEP)] = float16_t(round_to_f16(values[e]));
        }
    }
}
