// Generated from templates/kernels/sparse/sparse_count_narrow.comp.j2. Do not edit; run: ninja regen
//
// Finds out which long rows of C are narrow, and counts the nonzeros of these: a subgroup marks the slots of a row's
// columns. The list of long rows then has the counts, where it had the rows' products.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "subgroups_that_shuffle.glsl"
#extension GL_KHR_shader_subgroup_ballot : require
#include "spgemm.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_subgroup.glsl"

#include "spgemm_narrow.glsl"

shared uint32_t products_of_team[TEAMS];
shared uint32_t outside[TEAMS]; // 1: a column has no slot

// All of the team meet.
void clear_marks(slot_range range)
{
    for (uint32_t i = 0u; i < count_slot_turns(range); ++i)
    {
        marks[first_slot() + i * LANES + own_lane()] = 0u;
    }
    meet_in_team();
}

// The products of a row that may be narrow, but for its products. All of the team meet.
uint32_t count_products(listed_row own)
{
    if (own_lane() == 0u)
    {
        products_of_team[own_team()] = 0u;
    }
    meet_in_team();
    for (uint32_t atom = own.begin + own_lane(); atom < own.end; atom += LANES)
    {
        uint32_t length = count_row_of_b(find_row_of_b(atom));
        atomicAdd(products_of_team[own_team()], min(length, SK_LEAST_SHARE + 1u));
    }
    meet_in_team();
    return products_of_team[own_team()];
}

// Marks the columns of the next steps. Returns whether all of the team's have slots. All of the team meet.
bool mark_steps(slot_range range)
{
    for (uint32_t i = 0u; i < LOADS; ++i)
    {
        uint32_t slot = own_columns[i] - range.low;
        if (own_columns[i] != NO_COLUMN && slot < range.count)
        {
            atomicOr(marks[first_slot() + slot], 1u);
        }
        else if (own_columns[i] != NO_COLUMN)
        {
            atomicOr(outside[own_team()], 1u);
        }
    }
    meet_in_team();
    return outside[own_team()] == 0u;
}

// Marks the columns of a row. Returns whether the row is narrow. All of the team meet.
bool mark_row(listed_row own, slot_range range)
{
    bool is_narrow = true;
    if (own_lane() == 0u)
    {
        outside[own_team()] = 0u;
    }
    for (uint32_t first = own.begin; first < own.end && is_narrow; first += LANES)
    {
        tell_rows_of_b(first, own.end);
        while (next_product < count_told_products() && is_narrow)
        {
            find_steps();
            is_narrow = mark_steps(range);
        }
    }
    return is_narrow;
}

// All of the team meet.
uint32_t count_marks(slot_range range)
{
    uint32_t found = 0u;
    for (uint32_t i = 0u; i < count_slot_turns(range); ++i)
    {
        found += count_votes(marks[first_slot() + i * LANES + own_lane()] != 0u);
    }
    return found;
}

// What the list of long rows has to say of a row. All of the team meet.
uint32_t count_row(listed_row own, uint32_t products)
{
    uint32_t listed = products;
    slot_range range = find_slots(own);
    if (range.count <= NARROW)
    {
        clear_marks(range);
        listed = mark_row(own, range) ? SK_NARROW + count_marks(range) : products;
    }
    return listed;
}

// The list has the products of a row, unless that was narrow before. All of the team meet.
void judge_row(uint32_t place)
{
    listed_row own = find_row_of_place(place);
    uint32_t listed = table_words(long_products_at(place)).x;
    if (own.end - own.begin <= SK_LEAST_SHARE / SK_NARROW_MEAN)
    {
        uint32_t products = listed < SK_NARROW ? listed : count_products(own);
        if (sk_may_be_narrow(own.end - own.begin, products))
        {
            listed = count_row(own, products);
        }
    }
    if (own_lane() == 0u)
    {
        table_words(long_products_at(place)).x = listed;
    }
}

void main()
{
    uint32_t turns = count_places();
    for (uint32_t turn = 0u; turn < turns; ++turn)
    {
        judge_row(find_place_of_turn(turn));
    }
}
