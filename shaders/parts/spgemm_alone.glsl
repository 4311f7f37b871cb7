// Short rows of C, thread-mapped: an invocation computes a row alone.
const uint32_t NO_COLUMN = 0xffffffffu;

// How many rows the invocation has. They are dealt round robin.
uint32_t count_alone()
{
    return sk_count_strided(count_listed(), gl_NumWorkGroups.x * INVOCATIONS, gl_GlobalInvocationID.x);
}

listed_row find_alone(uint32_t turn)
{
    listed_row found = find_whole(gl_GlobalInvocationID.x + turn * gl_NumWorkGroups.x * INVOCATIONS);
    if (found.is_there)
    {
        found.begin = begin_of_row(found.row);
        found.end = end_of_row(found.row);
    }
    return found;
}
