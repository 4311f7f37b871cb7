#include "rows.glsl"

// Runs of consecutive problems: each invocation has one, and learns what the runs before it have.
shared sk_grouped_extent before_runs[1024];

// Consecutive places of the table, and the list, 0 or 1, that says which problems take them.
struct sk_run
{
    uint32_t begin;
    uint32_t end;
    uint32_t list;
};

const uint32_t TOGETHER = 8u; // sums that a step of a scan adds: more of them make fewer barriers

// What the runs of the invocations before this one have. In each step of the scan the sums have TOGETHER times as many
// runs. Beyond the last of `count` problems, or workers, no run has any.
sk_grouped_extent count_before(sk_grouped_extent own, uint32_t count)
{
    uint32_t self = gl_LocalInvocationIndex, runs = min(count, INVOCATIONS);
    before_runs[self] = own;
    for (uint32_t distance = 1u; distance < runs; distance *= TOGETHER)
    {
        barrier();
        sk_grouped_extent sum = before_runs[self];
        for (uint32_t i = 1u; i < TOGETHER && i * distance <= self; ++i)
        {
            sum = sk_add_extents(before_runs[self - i * distance], sum);
        }
        barrier();
        before_runs[self] = sum;
    }
    barrier();
    sk_grouped_extent before = no_extent();
    if (self > 0u)
    {
        before = before_runs[self - 1u];
    }
    return before;
}

// What invocations store before it, all see behind it.
void meet()
{
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease | gl_SemanticsMakeAvailable | gl_SemanticsMakeVisible);
}

// The run of consecutive places that an invocation has.
sk_run find_run()
{
    uint32_t count = problem_count(), length = sk_divide_up(count, INVOCATIONS);
    sk_run run;
    run.begin = min(gl_LocalInvocationIndex * length, count);
    run.end = min(run.begin + length, count);
    run.list = 0u;
    return run;
}
