// Generated from templates/kernels/sparse/sparse_count.comp.j2. Do not edit; run: ninja regen
//
// Counts the nonzeros of each row of C, of one class of rows. A team sorts all columns of a short row; a workgroup
// marks those of a long row, window by window.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "spgemm_batch.glsl"

#include "spgemm_sort-u32.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_window-u32-u32.glsl"

void stage_columns(row_place from, uint32_t products)
{
    for (uint32_t product = gl_LocalInvocationIndex % LANES; product < ROOM; product += LANES)
    {
        uint32_t column = NO_COLUMN;
        if (product < products)
        {
            column = load_column(find_atom_of_b(find_product(from, product)));
        }
        sorted_columns[first_room() + product] = column;
    }
}

void mark_columns(uint32_t first_column)
{
    for (uint32_t place = gl_LocalInvocationIndex; place < ROOM; place += INVOCATIONS)
    {
        uint32_t column = sorted_columns[place] - first_column;
        if (sorted_columns[place] != NO_COLUMN && column < arguments.window)
        {
            atomicOr(bits_at(column / 32u).x, bit_of(column));
        }
    }
}

// Returns how many of the marks the invocation finds.
uint32_t count_marks()
{
    uint32_t marks = 0u;
    for (uint32_t word = gl_LocalInvocationIndex; word < arguments.window / 32u; word += INVOCATIONS)
    {
        marks += bitCount(bits_at(word).x);
    }
    return marks;
}

// Returns the nonzeros of a row that the invocation finds in a window, or in all columns of a short row. All
// invocations meet.
uint32_t count_own(listed_row own, uint32_t window)
{
    row_place from = begin_of(own);
    bool is_behind_last = false;
    while (!is_behind_last)
    {
        uint32_t products = find_batch(from, own.end);
        stage_columns(from, products);
        if (IS_LONG)
        {
            mark_columns(window * arguments.window);
        }
        else
        {
            sort_batch();
        }
        from = find_next(from, own.end, products);
        is_behind_last = !IS_LONG || from.atom >= own.end;
    }
    meet();
    return IS_LONG ? count_marks() : count_heads();
}

void count_row(listed_row own)
{
    uint32_t nonzeros = 0u;
    for (uint32_t window = 0u; window < count_windows(); ++window)
    {
        if (IS_LONG)
        {
            clear_window();
        }
        nonzeros += count_own(own, window);
        meet();
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
    for (uint32_t turn = 0u; turn < count_turns(); ++turn)
    {
        count_row(find_listed(turn));
    }
}
