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

void store_rows(partial_vectors partial)
{
    store_partial(partial);
}
