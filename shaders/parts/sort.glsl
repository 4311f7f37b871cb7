// The order in which problems are dealt: by descending k, and as they come where k is the same.
//
// Of few problems, one an invocation, each counts those that go before it. More of them are sorted by one bit after another:
// those that have it go before those that have it not. Only bits count in which some problems differ. Then problems and their
// k lie in two lists behind the table, which turn by turn are read and written.
shared uint32_t order[256];   // of few problems; before they are sorted, their k
shared uint32_t some_bits, common_bits; // that some k have, and that all have

// Whether each problem has an invocation: devices may have fewer of these than there are problems.
bool are_few()
{
    return INVOCATIONS <= 256u && arguments.most_problems <= INVOCATIONS;
}

table_words order_list(uint32_t number)
{
    uint32_t before = SK_GROUPED_HEADER + (SK_TABLE_ROW + 2u * number) * problem_count();
    return table_words(add(space_header(), span(before, 4u, 1u)));
}

uint32_t problem_at(sk_run run, uint32_t place)
{
    if ((arguments.tile & SK_PREPARE_SORTED) == 0u)
    {
        return place;
    }
    if (are_few())
    {
        return order[place];
    }
    return order_list(run.list).x[2u * place];
}

bool has_bit(sk_run run, uint32_t place, uint32_t bit)
{
    return (order_list(run.list).x[2u * place + 1u] >> bit & 1u) != 0u;
}

// How many of a run have the bit, as tiles, and how many have it not, as places.
sk_grouped_extent count_bit(sk_run run, uint32_t bit)
{
    sk_grouped_extent own = no_extent();
    for (uint32_t i = run.begin; i < run.end; ++i)
    {
        bool has = has_bit(run, i, bit);
        own.tiles += has ? 1u : 0u;
        own.places += has ? 0u : 1u;
    }
    return own;
}

void sort_by_bit(sk_run run, uint32_t bit)
{
    sk_grouped_extent before = count_before(count_bit(run, bit), problem_count());
    uint32_t having = before_runs[min(problem_count(), INVOCATIONS) - 1u].tiles;
    table_words from = order_list(run.list), to = order_list(1u - run.list);
    for (uint32_t i = run.begin; i < run.end; ++i)
    {
        uint32_t place = has_bit(run, i, bit) ? before.tiles++ : having + before.places++;
        to.x[2u * place] = from.x[2u * i];
        to.x[2u * place + 1u] = from.x[2u * i + 1u];
    }
    meet();
}

void list_keys(sk_run run, sk_grouped_limits limits)
{
    table_words own = order_list(run.list);
    for (uint32_t i = run.begin; i < run.end; ++i)
    {
        uint32_t k = sk_multiplied_k(read_row(i, limits), limits.layouts.linear);
        own.x[2u * i] = i;
        own.x[2u * i + 1u] = k;
        atomicOr(some_bits, k);
        atomicAnd(common_bits, k);
    }
    meet();
}

void sort_few(sk_run run, sk_grouped_limits limits)
{
    uint32_t self = gl_LocalInvocationIndex, count = problem_count(), k = 0u, before = 0u;
    if (run.begin < run.end)
    {
        k = sk_multiplied_k(read_row(self, limits), limits.layouts.linear);
        order[self] = k;
    }
    barrier();
    for (uint32_t other = 0u; other < count; ++other)
    {
        before += order[other] > k || (order[other] == k && other < self) ? 1u : 0u;
    }
    barrier();
    if (run.begin < run.end)
    {
        order[before] = self;
    }
    barrier();
}

// The run, in the list that holds the order at last.
sk_run sort_problems(sk_run run, sk_grouped_limits limits)
{
    if (are_few())
    {
        sort_few(run, limits);
        return run;
    }
    list_keys(run, limits);
    for (uint32_t bits = some_bits & ~common_bits; bits != 0u; bits &= bits - 1u)
    {
        sort_by_bit(run, findLSB(bits));
        run.list = 1u - run.list;
    }
    return run;
}
