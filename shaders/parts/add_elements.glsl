// Adds to D, in no order: nobody reads it in this launch.
void add_elements(uint32_t row, uint32_t column, uint32_t count, float values[OUTPUT_VECTOR])
{
    uint32_t offset = output_offset(row, column);
    float factor = LINEAR ? epilogue_number(ALPHA) : 1.0;
    uint32_t first = first_held(row, column), held = count_held(row, column, count);
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e - first < held)
        {
            uint32_t place = offset + output_offset(e * ROW_STEP, e * COLUMN_STEP);
            atomicAdd(output_elements(d_address).x[place], factor * values[e], gl_ScopeQueueFamily,
                      gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        }
    }
}
