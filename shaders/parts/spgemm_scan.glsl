// Makes of the sizes of some things where each begins. A workgroup has a share of them: a first dispatch adds up the sizes
// of each share, the second begins where those before end. Who has this part has load_size() and store_begin().
shared sk_wide wide_sums[INVOCATIONS];

// The sum over the workgroup. All invocations meet.
sk_wide add_all(sk_wide sum)
{
    uint32_t self = gl_LocalInvocationIndex;
    barrier();
    wide_sums[self] = sum;
    for (uint32_t distance = INVOCATIONS / 2u; distance > 0u; distance /= 2u)
    {
        barrier();
        if (self < distance)
        {
            wide_sums[self] = sk_add_wide(wide_sums[self], wide_sums[self + distance]);
        }
    }
    barrier();
    return wide_sums[0];
}

void add_sizes(uint32_t begin, uint32_t end)
{
    sk_wide sum = sk_widen(0u);
    uint32_t own = sk_count_strided(end - begin, INVOCATIONS, gl_LocalInvocationIndex);
    for (uint32_t i = 0u; i < own; ++i)
    {
        sum = sk_add_wide(sum, sk_widen(load_size(begin + gl_LocalInvocationIndex + i * INVOCATIONS)));
    }
    sum = add_all(sum);
    if (gl_LocalInvocationIndex == 0u)
    {
        table_words(size_of_share(gl_WorkGroupID.x)).x = sum.low;
        table_words(add(size_of_share(gl_WorkGroupID.x), uvec2(4u, 0u))).x = sum.high;
    }
}

// The sizes of the shares before one.
sk_wide count_before(uint32_t share)
{
    sk_wide sum = sk_widen(0u);
    for (uint32_t other = gl_LocalInvocationIndex; other < share; other += INVOCATIONS)
    {
        sk_wide size;
        size.low = table_words(size_of_share(other)).x;
        size.high = table_words(add(size_of_share(other), uvec2(4u, 0u))).x;
        sum = sk_add_wide(sum, size);
    }
    return add_all(sum);
}

// Returns where the last one ends.
sk_wide make_begins(uint32_t begin, uint32_t end, sk_wide before)
{
    for (uint32_t first = begin; first < end; first += min(INVOCATIONS, end - first))
    {
        uint32_t place = gl_LocalInvocationIndex, size = 0u;
        if (place < end - first)
        {
            size = load_size(first + place);
        }
        sk_wide own = sk_widen(size);
        barrier();
        wide_sums[place] = own;
        for (uint32_t distance = 1u; distance < INVOCATIONS; distance *= 2u)
        {
            barrier();
            sk_wide other = sk_widen(0u);
            if (place >= distance)
            {
                other = wide_sums[place - distance];
            }
            barrier();
            own = sk_add_wide(own, other);
            wide_sums[place] = own;
        }
        barrier();
        if (place < end - first)
        {
            sk_wide sizes_before = sk_widen(0u);
            if (place > 0u)
            {
                sizes_before = wide_sums[place - 1u];
            }
            store_begin(first + place, sk_add_wide(before, sizes_before));
        }
        before = sk_add_wide(before, wide_sums[INVOCATIONS - 1u]);
    }
    return before;
}

// Of `total` things. Returns true in the one invocation that knows where all end.
bool scan_sizes(uint32_t total, out sk_wide all)
{
    uint32_t shares = sk_size_shares(total), share = gl_WorkGroupID.x;
    uint32_t begin = sk_share_begin(total, shares, share), end = sk_share_begin(total, shares, share + 1u);
    all = sk_widen(0u);
    if (IS_FIRST)
    {
        add_sizes(begin, end);
    }
    else
    {
        all = make_begins(begin, end, count_before(share));
    }
    return !IS_FIRST && share + 1u == shares && gl_LocalInvocationIndex == 0u;
}
