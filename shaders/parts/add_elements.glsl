// Adds to D, in no order: nobody reads it in this launch.
void add_elements(uint32_t row, uint32_t column, uint32_t count, float values[OUTPUT_VECTOR])
{
    uint32_t offset = row * problem.d.leading_dimension + column;
    float factor = LINEAR ? epilogue_number(ALPHA) : 1.0;
    uint32_t first = first_held(row, column), held = count_held(row, column, count);
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        if (e - first < held)
        {
            atomicAdd(output_elements(d_address).x[offset + element_offset(e)], factor * values[e], gl_ScopeQueueFamily,
                      gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        }
    }
}
