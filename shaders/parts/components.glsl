// Where an element of a line is, of real numbers or of the components of complex ones.

// Of complex numbers, the component that is element k of a line: 0 is the real part. Of the lines of a column of B, the first
// is multiplied to D's real part.
uint32_t component_of(uint32_t line, uint32_t k, uint32_t components)
{
    return (components & SK_COMPLEX) == 0u ? 0u : (k ^ ((components & SK_COMPLEX_PAIRS) != 0u ? line : 0u)) & 1u;
}

// The address of element k of a line, and the sign that it changes by: imaginary parts are subtracted from real ones.
uvec2 element_at(uvec2 from, uint32_t line, uint32_t k, uvec2 strides, uint32_t size, uint32_t components)
{
    uint32_t pairs = components >> 1u & 1u, component = component_of(line, k, components);
    uvec2 at = add(add(from, span(line >> pairs, strides.x, size)), span(k >> (components & 1u), strides.y, size));
    return add(at, uvec2(component * size, 0u));
}

uint32_t sign_of(uint32_t line, uint32_t k, uint32_t components)
{
    bool subtracts = (components & SK_COMPLEX_PAIRS) != 0u && (line & 1u) < (k & 1u);
    bool is_conjugate = (components & SK_COMPLEX_CONJUGATE) != 0u && component_of(line, k, components) != 0u;
    return subtracts != is_conjugate ? 0x80000000u : 0u;
}
