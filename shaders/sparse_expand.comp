// Generated from templates/kernels/sparse/sparse_expand.comp.j2. Do not edit; run: ninja regen
//
// Expands a chunk of rows: finds row and column of each product, and sorts the products of a run by both. Those of one
// element keep their order. Each workgroup has as many runs as any other: one search finds where they begin.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

struct sk_partition
{
    uint32_t workers;       // that have a share: [0, workers)
    uint32_t share;         // places of each,
    uint32_t larger_shares; // and of the first so many workers one more
};

// How many workers can share places so that each has one, and a minimum segment if any.
uint32_t sk_count_sharing_workers(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    uint32_t most = minimum_segment > 1u ? places / minimum_segment : places;
    return sk_min(workers, sk_max(sk_min(places, 1u), most));
}

sk_partition sk_make_partition(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    sk_partition shares;
    shares.workers = sk_count_sharing_workers(places, workers, minimum_segment);
    shares.share = places / sk_max(shares.workers, 1u);
    shares.larger_shares = places - shares.share * shares.workers;
    return shares;
}

// First place of a worker's share; with worker == workers, the end of the last one.
uint32_t sk_partition_begin(sk_partition shares, uint32_t worker)
{
    return worker * shares.share + sk_min(worker, shares.larger_shares);
}

// The worker whose share has a place.
uint32_t sk_partition_worker(sk_partition shares, uint32_t place)
{
    uint32_t in_larger = shares.larger_shares * (shares.share + 1u);
    return place < in_larger ? place / (shares.share + 1u)
                             : shares.larger_shares + (place - in_larger) / shares.share;
}

#include "spgemm_chunk.glsl"

#include "spgemm_runs.glsl"

shared uint32_t rows[RUN], columns[RUN], atoms_of_a[RUN], atoms_of_b[RUN];

uint32_t key_of(row_chunk chunk, bool of_rows, uint32_t index)
{
    uint32_t key = 0u;
    if (of_rows)
    {
        key = begin_of_row(index);
    }
    else
    {
        key = place_of(chunk, index);
    }
    return key;
}

// The last of the rows, or nonzeros of A, [first, end) that begins at `wanted`, or before. The search sets out from the
// first one, in doubling steps.
uint32_t find_last(row_chunk chunk, bool of_rows, uint32_t first, uint32_t end, uint32_t wanted)
{
    uint32_t low = first, distance = 1u, high = max(end, first);
    while (high - low > distance && distance > 0u)
    {
        if (key_of(chunk, of_rows, low + distance) <= wanted)
        {
            low += distance;
            distance *= 2u;
        }
        else
        {
            high = low + distance;
        }
    }
    while (high - low > 1u)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool begins = key_of(chunk, of_rows, middle) <= wanted;
        low = begins ? middle : low;
        high = begins ? high : middle;
    }
    return low;
}

// Where a product is from.
struct row_cursor
{
    uint32_t row;
    uint32_t atom; // of A
};

// That of the product at a place, which is not before the cursor.
row_cursor find_cursor(row_chunk chunk, row_cursor from, uint32_t place)
{
    row_cursor found;
    found.atom = find_last(chunk, false, from.atom, begin_of_row(chunk.end_row), place);
    found.row = found.atom;
    if (!A_IS_IDENTITY)
    {
        found.row = find_last(chunk, true, from.row, chunk.end_row, found.atom);
    }
    return found;
}

// The invocation's products of a run, which are neighbours.
void expand(row_chunk chunk, product_run run, row_cursor from)
{
    uint32_t first = gl_LocalInvocationIndex * SK_SPARSE_PRODUCTS_OF_LANE;
    for (uint32_t i = first; i < first + SK_SPARSE_PRODUCTS_OF_LANE && run.begin + i < run.end; ++i)
    {
        from = find_cursor(chunk, from, run.begin + i);
        uint32_t atom = bound_atom(from.atom, arguments.a_nonzeros);
        uint32_t skipped = run.begin + i - place_of(chunk, atom);
        uint32_t atom_of_b = sk_tile_begin(tiles_of_b(), find_row_of_b(atom)) + skipped;
        rows[i] = min(from.row, arguments.rows - 1u); // a chunk of wrong words may begin behind the last
        atoms_of_a[i] = atom;
        atoms_of_b[i] = bound_atom(atom_of_b, arguments.b_nonzeros);
        columns[i] = load_column(atoms_of_b[i]);
    }
}

expanded_product load_sorted(uint32_t i)
{
    expanded_product product;
    product.row = rows[i];
    product.column = columns[i];
    product.atom_of_a = atoms_of_a[i];
    product.atom_of_b = atoms_of_b[i];
    return product;
}

void store_sorted(uint32_t i, expanded_product product)
{
    rows[i] = product.row;
    columns[i] = product.column;
    atoms_of_a[i] = product.atom_of_a;
    atoms_of_b[i] = product.atom_of_b;
}

// Of the sorted products [begin, end) those that come before another one; also equal ones, if these are before it.
uint32_t count_smaller(uint32_t begin, uint32_t end, expanded_product other, bool are_before)
{
    uint32_t low = begin;
    while (low < end)
    {
        uint32_t middle = low + (end - low) / 2u;
        bool is_row = rows[middle] == other.row, is_column = columns[middle] == other.column;
        bool is_smaller = is_row ? columns[middle] < other.column || (is_column && are_before) : rows[middle] < other.row;
        low = is_smaller ? middle + 1u : low;
        end = is_smaller ? end : middle;
    }
    return low - begin;
}

// Where a product goes when sorted parts of `length` products are merged, two and two.
uint32_t find_merged(uint32_t i, expanded_product product, uint32_t length, uint32_t count)
{
    bool is_left = (i & length) == 0u;
    uint32_t pair = i & ~(2u * length - 1u), other = min(is_left ? pair + length : pair, count);
    return pair + (i & (length - 1u)) + count_smaller(other, min(other + length, count), product, !is_left);
}

// All invocations meet.
void sort_run(uint32_t count)
{
    for (uint32_t length = 1u; length < count; length *= 2u)
    {
        expanded_product own[SK_SPARSE_PRODUCTS_OF_LANE];
        uint32_t to[SK_SPARSE_PRODUCTS_OF_LANE];
        barrier();
        for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
        {
            uint32_t place = i * INVOCATIONS + gl_LocalInvocationIndex;
            if (place < count)
            {
                own[i] = load_sorted(place);
                to[i] = find_merged(place, own[i], length, count);
            }
        }
        barrier();
        for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
        {
            if (i * INVOCATIONS + gl_LocalInvocationIndex < count)
            {
                store_sorted(to[i], own[i]);
            }
        }
    }
    barrier();
}

// All invocations meet.
void store_run(row_chunk chunk, uint32_t number, product_run run)
{
    for (uint32_t i = gl_LocalInvocationIndex; i < run.end - run.begin; i += INVOCATIONS)
    {
        product_at(0u, run.begin + i).x = load_sorted(i);
    }
    if (gl_LocalInvocationIndex == 0u)
    {
        uint32_t first = rows[0], last = rows[run.end - run.begin - 1u];
        uint32_t levels = max(find_places(chunk, first).levels, find_places(chunk, last).levels);
        run_word(number, SK_RUN_FIRST_ROW).x = first;
        run_word(number, SK_RUN_LAST_ROW).x = last;
        run_word(number, SK_RUN_LEVELS).x = levels;
        atomicMax(chunk_word(own_chunk(), SK_CHUNK_LEVELS).x, levels);
    }
    barrier();
}

void main()
{
    row_chunk chunk = load_chunk(own_chunk());
    sk_partition shares = share_runs(chunk);
    if (is_sorted() || gl_WorkGroupID.x >= shares.workers)
    {
        return;
    }
    row_cursor from;
    from.row = chunk.first_row;
    from.atom = begin_of_row(chunk.first_row);
    uint32_t end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u);
    for (uint32_t number = sk_partition_begin(shares, gl_WorkGroupID.x); number < end; ++number)
    {
        product_run run;
        run.begin = number * RUN;
        run.end = min(run.begin + RUN, chunk.products);
        from = find_cursor(chunk, from, run.begin);
        expand(chunk, run, from);
        sort_run(run.end - run.begin);
        store_run(chunk, number, run);
    }
}
