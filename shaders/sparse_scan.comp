// Generated from templates/kernels/sparse/sparse_scan.comp.j2. Do not edit; run: ninja regen
//
// Makes row offsets of C of the sizes of its rows, in their place. A workgroup has a share of the rows: a first
// dispatch adds up the sizes of each share, the second begins where those before end.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

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
    for (uint32_t row = begin + gl_LocalInvocationIndex; row < end; row += INVOCATIONS)
    {
        sum = sk_add_wide(sum, sk_widen(offset_of_c(row).x));
    }
    sum = add_all(sum);
    if (gl_LocalInvocationIndex == 0u)
    {
        table_words(size_of_share(gl_WorkGroupID.x)).x = sum.low;
        table_words(add(size_of_share(gl_WorkGroupID.x), uvec2(4u, 0u))).x = sum.high;
    }
}

// The nonzeros of C in the shares before one.
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

// Returns where the rows end. Offsets of 2^32 and more lose their high word.
sk_wide make_offsets(uint32_t begin, uint32_t end, sk_wide before)
{
    for (uint32_t first = begin; first < end; first += min(INVOCATIONS, end - first))
    {
        uint32_t place = gl_LocalInvocationIndex, size = 0u;
        if (place < end - first)
        {
            size = offset_of_c(first + place).x;
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
            offset_of_c(first + place).x = before.low + own.low - size;
        }
        before = sk_add_wide(before, wide_sums[INVOCATIONS - 1u]);
    }
    return before;
}

void main()
{
    uint32_t shares = sk_size_shares(arguments.rows), share = gl_WorkGroupID.x;
    uint32_t begin = sk_share_begin(arguments.rows, shares, share);
    uint32_t end = sk_share_begin(arguments.rows, shares, share + 1u);
    if (IS_FIRST)
    {
        add_sizes(begin, end);
        return;
    }
    sk_wide all = make_offsets(begin, end, count_before(share));
    if (share + 1u == shares && gl_LocalInvocationIndex == 0u)
    {
        offset_of_c(arguments.rows).x = all.low;
        status_word(SK_SPGEMM_NONZEROS).x = all.low;
        status_word(SK_SPGEMM_NONZEROS + 1u).x = all.high;
        status_word(SK_SPGEMM_TOO_SMALL).x = 0u;
    }
}
