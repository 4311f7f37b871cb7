// Of `total` things, those of an invocation are dealt round robin.
uint32_t count_own(uint32_t total)
{
    return sk_count_strided(total, gl_NumWorkGroups.x * INVOCATIONS, gl_GlobalInvocationID.x);
}

uint32_t find_own(uint32_t i)
{
    return gl_GlobalInvocationID.x + i * gl_NumWorkGroups.x * INVOCATIONS;
}
