shared SUM values[RUN];

#include "spgemm_product.glsl"

SUM multiply_product(expanded_product product)
{
    return multiply_atoms(product.atom_of_a, product.atom_of_b);
}

void multiply_products(product_run run)
{
    for (uint32_t place = run.begin + gl_LocalInvocationIndex; place < run.end; place += INVOCATIONS)
    {
        values[place - run.begin] = multiply_product(load_product(run, place));
    }
}

// The heads of the run's first row in the runs before it. All invocations meet.
uint32_t count_before_run(product_run run)
{
    uint32_t before = 0u, first = run.first.begin / RUN, own = run.begin / RUN;
    for (uint32_t other = first + gl_LocalInvocationIndex; other < own; other += INVOCATIONS)
    {
        before += run_word(other, SK_RUN_HEADS).x;
    }
    sum_lanes(before);
    return team_sum();
}

bool are_of_one_element(expanded_product a, expanded_product b)
{
    return a.row == b.row && a.column == b.column;
}

// The sum of the element that begins at a place. No product is fused with its addition, as those in shared memory are
// rounded.
SUM add_element(product_run run, uint32_t begin)
{
    uint32_t place = begin - run.begin, count = run.end - run.begin, head = heads[place];
    precise SUM sum = values[place];
    for (++place; place < count && heads[place] == head; ++place)
    {
        sum += values[place];
    }
    if (place == count && run.last.end > run.end)
    {
        expanded_product own = load_product(run, begin), next = load_product(run, run.end);
        for (uint32_t behind = run.end; behind < run.last.end && are_of_one_element(own, next); ++behind)
        {
            sum += multiply_product(next);
            next = load_product(run, behind + 1u);
        }
    }
    return sum;
}

void store_element(row_chunk chunk, product_run run, uint32_t place, uint32_t before)
{
    expanded_product product = load_product(run, place);
    uint32_t row = min(product.row, arguments.rows - 1u);
    uint32_t number = heads[place - run.begin] - 1u - count_before_row(chunk, run, row);
    number += row == run.first.row ? before : 0u;
    store_nonzero(find_row_of_c(row), number, product.column, add_element(run, place));
}

void main()
{
    row_chunk chunk = load_chunk(own_chunk());
    sk_partition shares = share_runs(chunk);
    if (exceeds_capacity() || gl_WorkGroupID.x >= shares.workers)
    {
        return;
    }
    uint32_t end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u);
    for (uint32_t number = sk_partition_begin(shares, gl_WorkGroupID.x); number < end; ++number)
    {
        product_run run = find_product_run(chunk, number);
        uint32_t before = count_before_run(run);
        multiply_products(run);
        count_heads(run);
        for (uint32_t place = run.begin + gl_LocalInvocationIndex; place < run.end; place += INVOCATIONS)
        {
            uint32_t i = place - run.begin;
            if (heads[i] > (i > 0u ? heads[i - 1u] : 0u))
            {
                store_element(chunk, run, place, before);
            }
        }
        barrier();
    }
}
