// Generated from templates/kernels/sparse/sparse_cut.comp.j2. Do not edit; run: ninja regen
//
// Cuts the rows of C into chunks whose products there is room for. A first dispatch, of one workgroup, finds the chunks.
// The second lists the rows that are in none of them: rows of more products than a chunk has, and those behind the last
// chunk. They are computed as rows of their classes.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "sparse_own.glsl"

#include "spgemm_list.glsl"

#include "spgemm_chunk.glsl"

shared uint32_t largest;

// The largest number of the workgroup. All invocations meet.
uint32_t find_largest(uint32_t own)
{
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        largest = 0u;
    }
    barrier();
    atomicMax(largest, own);
    barrier();
    return largest;
}

// Whether there is room for the products of rows [row, end).
bool has_room(uint32_t row, uint32_t end)
{
    sk_wide most = sk_add_wide(load_begin(begin_of_row(row)), sk_widen(arguments.runs * SK_RUN_PRODUCTS));
    return !sk_is_wider(load_begin(begin_of_row(end)), most);
}

// The end of the longest chunk that begins with a row: by as many probes at once as there are invocations. The row
// itself, if it alone has too many products. All invocations meet.
uint32_t find_end(uint32_t row)
{
    uint32_t low = row, high = arguments.rows;
    while (low < high)
    {
        uint32_t distance = sk_divide_up(high - low, INVOCATIONS), own = gl_LocalInvocationIndex * distance;
        if (own < high - low)
        {
            own += min(distance, high - low - own);
            own = has_room(row, low + own) ? own : 0u;
        }
        else
        {
            own = 0u;
        }
        low += find_largest(own);
        high = high > low ? low + min(distance, high - low) - 1u : low;
    }
    return low;
}

void store_chunk(uint32_t chunk, uint32_t row, uint32_t end)
{
    if (gl_LocalInvocationIndex == 0u)
    {
        chunk_word(chunk, SK_CHUNK_FIRST_ROW).x = row;
        chunk_word(chunk, SK_CHUNK_END_ROW).x = end;
        chunk_word(chunk, SK_CHUNK_PRODUCTS).x = load_begin(begin_of_row(end)).low - load_begin(begin_of_row(row)).low;
        chunk_word(chunk, SK_CHUNK_LEVELS).x = 0u;
    }
}

void cut_rows()
{
    uint32_t row = 0u, chunks = 0u, most = arguments.step & SK_STEP_CHUNK;
    for (uint32_t cut = 0u; cut < SK_MOST_CUTS && row < arguments.rows && chunks < most; ++cut)
    {
        uint32_t end = find_end(row);
        if (end > row)
        {
            store_chunk(chunks, row, end);
            ++chunks;
        }
        row = max(end, row + 1u);
    }
    for (; chunks < SK_MOST_CHUNKS; ++chunks)
    {
        store_chunk(chunks, arguments.rows, arguments.rows);
    }
}

bool is_in_chunk(uint32_t row)
{
    bool is_in = false;
    for (uint32_t chunk = 0u; chunk < SK_MOST_CHUNKS && !is_in; ++chunk)
    {
        is_in = row >= chunk_word(chunk, SK_CHUNK_FIRST_ROW).x && row < chunk_word(chunk, SK_CHUNK_END_ROW).x;
    }
    return is_in;
}

// All invocations meet.
void list_others()
{
    uint32_t own = count_own(arguments.rows);
    for (uint32_t i = 0u; i < sk_divide_up(arguments.rows, gl_NumWorkGroups.x * INVOCATIONS); ++i)
    {
        uint32_t row = find_own(i), begin = 0u, end = 0u;
        bool is_other = i < own && !is_in_chunk(row);
        sk_wide products = sk_widen(0u);
        if (is_other)
        {
            begin = begin_of_row(row);
            end = end_of_row(row);
            products = sk_subtract_wide(load_begin(end), load_begin(begin));
        }
        list_row(row, end - begin, products, is_other);
    }
}

void main()
{
    if (IS_FIRST)
    {
        cut_rows();
    }
    else
    {
        list_others();
    }
}
