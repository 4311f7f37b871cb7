// Generated from templates/kernels/sparse/sparse_count.comp.j2. Do not edit; run: ninja regen
//
// Counts the nonzeros of each row of C, of one class of rows. A team puts the columns of a short row into its table; a
// workgroup marks those of a long row, window by window.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "spgemm_batch.glsl"

#include "spgemm_table.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_window-u32-u32.glsl"

// Marks columns of the window, and returns how many were not marked before: only one invocation counts a column. All
// are marked before the first answer is needed.
uint32_t mark_columns(row_batch batch, uint32_t first_column)
{
    uint32_t before[SK_SPARSE_PRODUCTS_OF_LANE], found = 0u;
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        uint32_t column = own_columns[i] - first_column;
        before[i] = 0xffffffffu;
        if (has_product(batch, i) && column < arguments.window)
        {
            before[i] = atomicOr(bits_at(column / 32u).x, bit_of(column));
        }
    }
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        found += (before[i] & bit_of(own_columns[i] - first_column)) == 0u ? 1u : 0u;
    }
    return found;
}

// Puts columns into the table, and returns how many were not there.
uint32_t put_columns(row_batch batch)
{
    uint32_t found = 0u;
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        if (has_product(batch, i))
        {
            found += find_slot(own_columns[i]).is_new ? 1u : 0u;
        }
    }
    return found;
}

// Returns how many columns the invocation is the first to meet.
uint32_t count_new(row_batch batch, uint32_t first_column)
{
    uint32_t found = 0u;
    if (batch.products > 0u)
    {
        find_own(batch);
        if (IS_LONG)
        {
            found = mark_columns(batch, first_column);
        }
        else
        {
            found = put_columns(batch);
        }
    }
    return found;
}

// Returns the nonzeros of a row that the invocation finds in a window, or in all columns of a short row. All
// invocations meet.
uint32_t count_own(listed_row own, uint32_t window)
{
    row_place from = begin_of(own);
    uint32_t found = 0u;
    bool is_behind_last = false;
    while (!is_behind_last)
    {
        row_batch batch = find_batch(from, own.end);
        found += count_new(batch, window * arguments.window);
        from = find_next(batch);
        is_behind_last = !IS_LONG || from.atom >= own.end;
    }
    return found;
}

void count_row(listed_row own)
{
    uint32_t nonzeros = 0u;
    for (uint32_t window = 0u; window < count_windows(); ++window)
    {
        meet();
        if (IS_LONG)
        {
            clear_window();
        }
        else
        {
            clear_keys();
        }
        nonzeros += count_own(own, window);
    }
    sum_lanes(nonzeros);
    if (own.is_there && gl_LocalInvocationIndex % LANES == 0u)
    {
        offset_of_c(own.row).x = team_sum();
    }
}

void main()
{
    find_window();
    for (uint32_t turn = first_turn(); turn < count_turns(); turn = next_turn(turn))
    {
        count_row(find_listed(turn));
    }
}
