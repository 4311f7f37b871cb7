const uint32_t TOGETHER = 16u; // most loads of an invocation that are under way
const uint32_t VECTORS = 64u; // of a workgroup
const uint32_t RUNS = INVOCATIONS / VECTORS;

shared vec4 sums[VECTORS]; // of the peers so far

// Adds the peers from `begin` on, `length` of them in each run, to the sums of a vector.
void add_peers(sk_schedule schedule, uint32_t first, uint32_t begin, uint32_t last, uint32_t length, uint32_t vector)
{
    uint32_t run = gl_LocalInvocationIndex / VECTORS;
    vec4 parts[TOGETHER];
    [[unroll]] for (uint32_t i = 0u; i < TOGETHER; ++i)
    {
        if (i < length)
        {
            uint32_t peer = min(begin + run * length + i, last);
            parts[i] = slot(sk_slot(schedule, peer, peer - first)).x[vector];
        }
    }
    for (uint32_t turn = 0u; turn < RUNS; ++turn)
    {
        barrier();
        if (run == turn)
        {
            vec4 sum = sums[gl_LocalInvocationIndex % VECTORS];
            [[unroll]] for (uint32_t i = 0u; i < TOGETHER; ++i)
            {
                bool present = i < length && begin + run * length + i <= last;
                sum += present ? parts[i] : vec4(-0.0);
            }
            sums[gl_LocalInvocationIndex % VECTORS] = sum;
        }
    }
}

void sum_peers(sk_schedule schedule, uint32_t first, uint32_t last, uint32_t vector)
{
    if (gl_LocalInvocationIndex < VECTORS)
    {
        sums[gl_LocalInvocationIndex] = vec4(-0.0); // leaves every number as it is when added to it
    }
    uint32_t length = min(sk_divide_up(last - first + 1u, RUNS), TOGETHER);
    for (uint32_t begin = first; begin <= last; begin += RUNS * length)
    {
        add_peers(schedule, first, begin, last, length, vector);
    }
    barrier();
}
