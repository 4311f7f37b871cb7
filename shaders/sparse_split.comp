// Generated from templates/kernels/sparse/sparse_split.comp.j2. Do not edit; run: ninja regen
//
// Splits the rows of C that have more products than a share of all. A turn is a part of such a row. A first dispatch,
// behind those that count products, deals them turns. The second, before nonzeros are counted, sets the counts of all
// rows to 0, and finds out whether each row of B is sorted: only then a part finds its products without reading the
// others. It sorts a sample of B's columns, too.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

#include "sparse_own.glsl"

const uint32_t SLOTS_OF_PART = INVOCATIONS * SK_LONG_SLOTS_OF_LANE; // of the table of a workgroup that computes one

// The turns of a split row, one after the other: as many as it has parts if B is uneven, since nothing has read B's
// columns yet. More than there is room for are not dealt.
void deal_turns(uint32_t row, uint32_t products, uint32_t share)
{
    uint32_t nonzeros = end_of_row(row) - begin_of_row(row);
    uint32_t turns = sk_count_row_parts(nonzeros, products, share, arguments.columns, SLOTS_OF_PART, true);
    uint32_t split = atomicAdd(table_words(word_at(SK_SPGEMM_SPLIT_ROWS)).x, 1u);
    uint32_t first = atomicAdd(table_words(word_at(SK_SPGEMM_SPLIT_TURNS)).x, turns);
    for (uint32_t turn = 0u; turn < turns && first + turn < SK_MOST_TURNS; ++turn)
    {
        table_words(word_at(SK_SPGEMM_TURNS_BEGIN + first + turn)).x = split;
    }
    if (split < SK_MOST_SPLIT_ROWS)
    {
        split_word(split, SK_SPLIT_ROW).x = row;
        split_word(split, SK_SPLIT_FIRST_TURN).x = first;
        split_word(split, SK_SPLIT_PARTS).x =
            sk_count_row_parts(nonzeros, products, share, arguments.columns, SLOTS_OF_PART, false);
        split_word(split, SK_SPLIT_UNEVEN_PARTS).x = turns;
    }
}

void split_rows()
{
    uint32_t own = count_own(table_words(word_at(SK_SHORT_CLASSES)).x), share = products_of_share();
    for (uint32_t i = 0u; i < own; ++i)
    {
        uint32_t products = table_words(long_products_at(find_own(i))).x;
        if (products > share)
        {
            deal_turns(table_words(list_at(SK_SHORT_CLASSES, find_own(i))).x, products, share);
        }
    }
}

// Of all rows: those without products are in no list, and parts add to the count of theirs.
void clear_counts()
{
    uint32_t own = count_own(arguments.rows);
    for (uint32_t i = 0u; i < own; ++i)
    {
        offset_of_c(find_own(i)).x = 0u;
    }
}

// Whether the column of a nonzero of B is smaller than the one before.
bool descends(uint32_t atom)
{
    return load_column(atom - 1u) > load_column(atom);
}

// Among all neighbours, the invocation's own.
uint32_t count_descents()
{
    uint32_t own = count_own(max(arguments.b_nonzeros, 1u) - 1u), found = 0u;
    for (uint32_t i = 0u; i < own; ++i)
    {
        found += descends(1u + find_own(i)) ? 1u : 0u;
    }
    return found;
}

// Among neighbours of which the second one begins a row. Such a descent is none within a row.
uint32_t count_borders()
{
    uint32_t own = count_own(arguments.inner), found = 0u;
    for (uint32_t i = 0u; i < own; ++i)
    {
        uint32_t row = find_own(i);
        uint32_t begin = sk_tile_begin(tiles_of_b(), row);
        if (begin > 0u && begin < sk_tile_end(tiles_of_b(), row) && descends(begin))
        {
            ++found;
        }
    }
    return found;
}

// All invocations meet.
void add_to_counter(uint32_t counter, uint32_t found)
{
    sum_lanes(found);
    if (gl_LocalInvocationIndex == 0u)
    {
        add_to(word_at(0u), counter, sk_widen(team_sum()));
    }
}

uint32_t load_sampled(uint32_t place)
{
    return place % 2u == 0u ? sk_sampled_part(arguments.columns, place)
                            : load_column(sk_sampled_nonzero(place, arguments.b_nonzeros));
}

// Puts a place of the sample behind those before it, and tells if many are near. Of equal ones, the first comes first.
// All invocations meet.
void sort_place(uint32_t place)
{
    uint32_t column = load_sampled(place), before = 0u, near = 0u;
    for (uint32_t first = 0u; first < SK_SAMPLE; first += INVOCATIONS)
    {
        barrier();
        lane_sums[gl_LocalInvocationIndex] = load_sampled(first + gl_LocalInvocationIndex);
        barrier();
        for (uint32_t i = 0u; i < INVOCATIONS; ++i)
        {
            uint32_t other = lane_sums[i];
            before += other < column || (other == column && first + i < place) ? 1u : 0u;
            near += sk_is_near(other, column, arguments.columns) ? 1u : 0u;
        }
    }
    sample_at(before).x = column;
    if (sk_is_crowded(near))
    {
        atomicOr(table_words(word_at(SK_SPGEMM_UNEVEN)).x, 1u);
    }
}

void sort_sample()
{
    for (uint32_t first = gl_WorkGroupID.x * INVOCATIONS; first < SK_SAMPLE; first += gl_NumWorkGroups.x * INVOCATIONS)
    {
        sort_place(first + gl_LocalInvocationIndex);
    }
}

void main()
{
    if (IS_FIRST)
    {
        split_rows();
    }
    else
    {
        clear_counts();
    }
    if (!IS_FIRST && count_split_rows() > 0u)
    {
        add_to_counter(SK_SPGEMM_DESCENTS, count_descents());
        add_to_counter(SK_SPGEMM_BORDERS, count_borders());
        sort_sample();
    }
}
