// They lie row by row anyway.
void store_partial(partial_vectors partial)
{
    if (has_sums())
    {
        partial.x[gl_LocalInvocationIndex] = sums;
    }
}

void add_partial(partial_vectors partial)
{
    if (has_sums())
    {
        sums += partial.x[gl_LocalInvocationIndex];
    }
}

void add_to_partial(partial_vectors partial)
{
    if (has_sums())
    {
        add_vector(partial, gl_LocalInvocationIndex, sums);
    }
}
