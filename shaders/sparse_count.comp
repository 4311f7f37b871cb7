// Generated from templates/kernels/sparse/sparse_count.comp.j2. Do not edit; run: ninja regen
//
// Counts the nonzeros of each row of C, of one class of rows. A team puts the columns of a short row into its table. So
// does a workgroup with those of a long row, or of its part of one, if each has a slot; if not it marks them, window by
// window.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_batch.glsl"

#include "spgemm_table.glsl"

#include "spgemm_window-u32-u32.glsl"

// Marks columns of the window, and returns how many were not marked before: only one invocation counts a column. All
// are marked before the first answer is needed.
uint32_t mark_columns(row_batch batch, column_range window)
{
    uint32_t before[PRODUCTS_OF_LANE], found = 0u;
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        uint32_t column = own_columns[i] - window.first;
        before[i] = 0xffffffffu;
        if (has_product(batch, i) && column < window.count)
        {
            before[i] = atomicOr(bits_at(column / 32u).x, bit_of(column));
        }
    }
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        found += (before[i] & bit_of(own_columns[i] - window.first)) == 0u ? 1u : 0u;
    }
    return found;
}

// Puts columns into the table, and returns how many were not there.
uint32_t put_columns(row_batch batch, column_range range)
{
    uint32_t found = 0u;
    for (uint32_t i = 0u; i < PRODUCTS_OF_LANE; ++i)
    {
        if (has_product(batch, i) && own_columns[i] - range.first < range.count)
        {
            found += find_slot(own_columns[i] - range.first, range).is_new ? 1u : 0u;
        }
    }
    return found;
}

// Returns how many columns of the range the invocation is the first to meet.
uint32_t count_new(row_batch batch, column_range range)
{
    uint32_t found = 0u;
    if (batch.products > 0u)
    {
        find_own(batch);
        found = range.is_window ? mark_columns(batch, range) : put_columns(batch, range);
    }
    return found;
}

// Returns the nonzeros of a row that the invocation finds in a range. All invocations meet.
uint32_t count_own(listed_row own, column_range range)
{
    row_batch batch = begin_of(own);
    uint32_t found = 0u;
    bool is_there = true;
    while (is_there)
    {
        is_there = find_portion(batch, own);
        if (is_there)
        {
            found += count_new(batch, range);
        }
        is_there = is_there && IS_LONG;
    }
    return found;
}

uint32_t count_by_windows(listed_row own)
{
    uint32_t found = 0u, end = own.columns.first + own.columns.count;
    column_range window;
    for (uint32_t first = own.columns.first; first < end; first += window.count)
    {
        window = find_next_window(own.columns, first);
        meet();
        clear_window(window);
        found += count_own(own, window);
    }
    return found;
}

uint32_t count_by_table(listed_row own)
{
    barrier();
    clear_keys();
    return count_own(own, own.columns);
}

void store_size(listed_row own, uint32_t turn, uint32_t size)
{
    if (own.is_split)
    {
        size_of_turn(turn).x = size;
    }
    if (own.is_split && own.is_there)
    {
        atomicAdd(offset_of_c(own.row).x, size);
    }
    else if (own.is_there)
    {
        offset_of_c(own.row).x = size;
    }
}

// Of a narrow row, which is counted already.
void store_narrow_size(uint32_t place)
{
    uint32_t listed = table_words(long_products_at(place)).x;
    if (gl_LocalInvocationIndex == 0u && place < count_listed() && listed >= SK_NARROW)
    {
        uint32_t row = min(table_words(list_at(SK_SHORT_CLASSES, place)).x, arguments.rows - 1u);
        offset_of_c(row).x = listed - SK_NARROW;
    }
}

void count_row(listed_row own, uint32_t turn)
{
    uint32_t nonzeros = 0u;
    if (IS_LONG && !has_own_slots(own.columns))
    {
        nonzeros = count_by_windows(own);
    }
    else
    {
        nonzeros = count_by_table(own);
    }
    sum_lanes(nonzeros);
    if (gl_LocalInvocationIndex % LANES == 0u)
    {
        store_size(own, turn, team_sum());
    }
}

void main()
{
    find_window();
    for (uint32_t turn = first_turn(); turn < count_turns(); turn = next_turn(turn))
    {
        listed_row own = find_listed(turn);
        if (IS_LONG && !own.is_there && !own.is_split)
        {
            store_narrow_size(turn - count_split_turns());
        }
        else
        {
            count_row(own, turn);
        }
    }
}
