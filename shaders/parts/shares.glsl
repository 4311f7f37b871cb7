// Shares of Stream-K, of problems whose k differ: see shares.h. Each invocation has some consecutive workers, and has the rows
// that it wrote.
//
// The words behind the table are those of the shares, one for each worker and one; and before these are known, the weight of
// whole tiles that begins to be dealt at each worker, and behind them that which ends to be.
shared uint32_t least_k, most_k; // k-iterations of a tile
shared uint32_t weight_of_every; // whole tiles that each worker has
shared uint32_t is_too_heavy;    // 1: some worker has more whole tiles than its target

table_words share_words()
{
    return table_words(add(space_table(), span(problem_count(), SK_TABLE_ROW, 4u)));
}

sk_run find_workers(sk_sharing sharing)
{
    uint32_t length = sk_divide_up(sharing.workers, INVOCATIONS);
    sk_run run;
    run.begin = min(gl_LocalInvocationIndex * length, sharing.workers);
    run.end = min(run.begin + length, sharing.workers);
    run.list = 0u;
    return run;
}

void add_weight(uint32_t word, uint32_t weight)
{
    atomicAdd(share_words().x[word], weight, gl_ScopeWorkgroup, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
}

void deal_row(sk_sharing sharing, uint32_t stream_k_tiles, uint32_t row)
{
    sk_tile tile = sk_first_tile(make_space(sharing.tiles), row);
    uint32_t end = sharing.tiles;
    if (row + 1u < problem_count())
    {
        end = min(end, sk_read_table(space_table(), (row + 1u) * SK_TABLE_ROW + SK_TABLE_TILES));
    }
    if (end <= max(tile.number, stream_k_tiles))
    {
        return;
    }
    sk_dealt dealt = sk_deal_whole(tile.number, end, stream_k_tiles, sharing.workers);
    uint32_t weight = tile.places + sharing.tile_weight;
    atomicAdd(weight_of_every, dealt.every * weight);
    if (dealt.end != dealt.begin)
    {
        add_weight(dealt.begin, weight);
        add_weight(sharing.workers + 1u + dealt.end, weight);
    }
}

// Deals the tiles from `stream_k_tiles` on, and keeps the weight of each worker's in the words. Whether all workers then have
// a share of the others.
bool leaves_shares(sk_sharing sharing, uint32_t stream_k_tiles, sk_run rows, sk_run workers)
{
    table_words words = share_words();
    uint32_t ends = sharing.workers + 1u;
    for (uint32_t i = workers.begin; i < workers.end; ++i)
    {
        words.x[i] = words.x[ends + i] = 0u;
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        weight_of_every = is_too_heavy = 0u;
    }
    meet();
    for (uint32_t i = rows.begin; i < rows.end; ++i)
    {
        deal_row(sharing, stream_k_tiles, i);
    }
    meet();
    sk_grouped_extent own = no_extent(); // begins as tiles, ends as places
    for (uint32_t i = workers.begin; i < workers.end; ++i)
    {
        own.tiles += words.x[i];
        own.places += words.x[ends + i];
    }
    sk_grouped_extent before = count_before(own, sharing.workers);
    uint32_t weight = weight_of_every + before.tiles - before.places;
    for (uint32_t i = workers.begin; i < workers.end; ++i)
    {
        weight += words.x[i] - words.x[ends + i];
        words.x[i] = weight;
        if (!sk_leaves_share(sharing, i, weight))
        {
            atomicOr(is_too_heavy, 1u);
        }
    }
    barrier();
    bool leaves = is_too_heavy == 0u;
    barrier();
    return leaves;
}

// Writes where shares begin, of workers whose whole tiles the words weigh if there are any.
void write_shares(sk_sharing sharing, uint32_t stream_k_tiles, sk_run workers)
{
    table_words words = share_words();
    sk_space space = make_space(sharing.tiles);
    bool has_whole = stream_k_tiles < sharing.tiles;
    sk_grouped_extent before = no_extent();
    if (has_whole)
    {
        for (uint32_t i = workers.begin; i < workers.end; ++i)
        {
            before.places += words.x[i];
        }
        before = count_before(before, sharing.workers);
    }
    for (uint32_t i = workers.begin; i < workers.end; ++i)
    {
        uint32_t whole = has_whole ? words.x[i] : 0u;
        words.x[i] = sk_place_of_weight(space, sharing.tile_weight, sk_target_begin(sharing, i) - before.places);
        before.places += whole;
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        words.x[sharing.workers] = sk_count_places_before(space, sharing, stream_k_tiles);
    }
}

// The header of a space whose table is written, once shares are.
sk_grouped_header share_tiles(sk_sharing sharing, sk_run rows)
{
    sk_grouped_header header;
    header.problems = problem_count();
    header.tiles = sharing.tiles;
    header.stream_k_tiles = sk_count_grouped_stream_k_tiles(sharing.tiles, sharing.workers, sharing.waves);
    bool even = sk_are_shares_even(sharing), listed = false;
    sk_run workers = find_workers(sharing);
    for (uint32_t step = sharing.workers; !even && !listed; step = sk_multiply_saturated(step, 2u))
    {
        bool all = header.stream_k_tiles == sharing.tiles;
        listed = all ? sk_leaves_share(sharing, sharing.workers - 1u, 0u)
                     : leaves_shares(sharing, header.stream_k_tiles, rows, workers);
        even = all && !listed;
        if (!even && !listed)
        {
            header.stream_k_tiles = min(sk_add_saturated(header.stream_k_tiles, step), sharing.tiles);
        }
    }
    if (listed)
    {
        write_shares(sharing, header.stream_k_tiles, workers);
    }
    header.stream_k_places = 0u;
    if (!listed)
    {
        header.stream_k_places =
            sk_count_places_before(make_space(sharing.tiles), sharing, header.stream_k_tiles);
    }
    return header;
}
