// The order in which problems are dealt: by descending k, and as they come where k is the same.
//
// Of few problems, one an invocation, each counts those that go before it. More of them are sorted by one bit after another:
// those that have it go before those that have it not. Only bits count in which some problems differ. Then problems and their
// k lie in two lists behind the table, which turn by turn are read and written.
shared uint32_t order[256];   // of few problems
shared uvec4 few_k[64];      // their k, four in turn
shared sk_measured few_measured[256]; // once they are sorted
shared uint32_t some_bits, common_bits; // that some k have, and that all have

// Whether each problem has an invocation: devices may have fewer of these than there are problems.
bool are_few()
{
    return INVOCATIONS <= 256u && arguments.most_problems <= INVOCATIONS;
}

bool are_sorted()
{
    return (arguments.tile & SK_PREPARE_SORTED) != 0u;
}

table_words order_list(uint32_t number)
{
    uint32_t before = SK_GROUPED_HEADER + (SK_TABLE_ROW + 2u * number) * problem_count();
    return table_words(add(space_header(), span(before, 4u, 1u)));
}

uint32_t problem_at(sk_run run, uint32_t place)
{
    if (!are_sorted())
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

// How many of four k, from that of problem `first` on, go before one: larger ones, and those as large of problems before it.
uint32_t count_larger(uvec4 others, uint32_t first, uint32_t k, uint32_t self)
{
    uvec4 own = uvec4(k), numbers = uvec4(first) + uvec4(0u, 1u, 2u, 3u);
    uvec4 as_large = uvec4(equal(others, own)) * uvec4(lessThan(numbers, uvec4(self)));
    uvec4 before = uvec4(greaterThan(others, own)) + as_large;
    return before.x + before.y + before.z + before.w;
}

// Sorts few problems, of which each invocation measured one. Returns what the one has that is sorted to this one's place.
// Problems that there are not have k = 0, and go behind all.
sk_measured sort_few(sk_measured own)
{
    uint32_t self = gl_LocalInvocationIndex, count = problem_count(), before = 0u;
    few_k[self / 4u][self % 4u] = own.k;
    barrier();
    for (uint32_t i = 0u; 4u * i < count; i += 4u)
    {
        uvec4 a = few_k[i], b = few_k[i + 1u], c = few_k[i + 2u], d = few_k[i + 3u]; // four loads under way
        before += count_larger(a, 4u * i, own.k, self) + count_larger(b, 4u * i + 4u, own.k, self);
        before += count_larger(c, 4u * i + 8u, own.k, self) + count_larger(d, 4u * i + 12u, own.k, self);
    }
    if (self < count)
    {
        order[before] = self;
        few_measured[before] = own;
    }
    barrier();
    if (self < count)
    {
        own = few_measured[self];
    }
    return own;
}

// The run, in the list that holds the order at last.
sk_run sort_many(sk_run run, sk_grouped_limits limits)
{
    list_keys(run, limits);
    for (uint32_t bits = some_bits & ~common_bits; bits != 0u; bits &= bits - 1u)
    {
        sort_by_bit(run, findLSB(bits));
        run.list = 1u - run.list;
    }
    return run;
}
