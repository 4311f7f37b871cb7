// Generated from templates/kernels/sparse/sparse_fill_narrow.comp.j2. Do not edit; run: ninja regen
//
// Computes columns and values of C, of narrow rows: a subgroup adds the products of a row in slots of shared memory. An
// element is summed from the left, in the order of A's row. If C has more nonzeros than there is memory for, nothing of
// it is written.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "subgroups_that_shuffle.glsl"
#extension GL_KHR_shader_subgroup_ballot : require
#include "spgemm.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_subgroup.glsl"

#include "spgemm_narrow.glsl"

#include "spgemm_values-s32-s32-s32.glsl"

const SUM NOTHING = SUM(0); // x + NOTHING is x, also if x is -0

const uint32_t IS_EMPTY = 0xffffffffu; // marks of slots: the row has not the column;
const uint32_t IS_FULL = 0x7fffffffu;  // it has; or a lane's number, within a round

shared SUM sums[INVOCATIONS * SK_NARROW_SLOTS_OF_LANE]; // by slots
shared SUM factors[INVOCATIONS];                        // the nonzeros of A whose rows of B are told

// All of the team meet.
void clear_slots(slot_range range)
{
    for (uint32_t i = 0u; i < count_slot_turns(range); ++i)
    {
        marks[first_slot() + i * LANES + own_lane()] = IS_EMPTY;
        sums[first_slot() + i * LANES + own_lane()] = NOTHING;
    }
    meet_in_team();
}

// Adds a product to the sum of its slot. It is not fused with the addition, as other rows round it.
void add_product(uint32_t slot, SUM product)
{
    precise SUM sum = sums[slot] + product;
    sums[slot] = sum;
    marks[slot] = IS_FULL;
}

// Whether no two lanes of a step have the same column, as far as little work tells: columns increase from lane to lane,
// but for one place, behind which all are smaller than the first one. All of the team meet.
bool are_apart(uint32_t column)
{
    uint32_t before = subgroupShuffleUp(column, 1u);
    uint32_t falls = count_votes(own_lane() > 0u && column <= before && column != NO_COLUMN);
    bool is_below = subgroupBroadcast(column, LANES - 1u) < subgroupBroadcastFirst(column);
    return falls == 0u || (falls == 1u && is_below);
}

// In rounds: of lanes with the same slot the first one adds in each. All of the team meet.
void add_in_order(bool has_slot, uint32_t slot, SUM product)
{
    bool is_left = has_slot;
    while (count_votes(is_left) > 0u)
    {
        if (is_left)
        {
            atomicMin(marks[slot], own_lane());
        }
        meet_in_team();
        if (is_left && marks[slot] == own_lane())
        {
            add_product(slot, product);
            is_left = false;
        }
        meet_in_team();
    }
}

// All of the team meet.
void add_step(uint32_t column, slot_range range, SUM product)
{
    bool has_slot = column != NO_COLUMN && column - range.low < min(range.count, NARROW);
    uint32_t slot = first_slot() + column - range.low;
    if (are_apart(column))
    {
        if (has_slot)
        {
            add_product(slot, product);
        }
        meet_in_team();
    }
    else
    {
        add_in_order(has_slot, slot, product);
    }
}

// All values are loaded before the first one is needed. All of the team meet.
void add_steps(slot_range range)
{
    SUM values[LOADS];
    for (uint32_t i = 0u; i < LOADS; ++i)
    {
        values[i] = SUM(0);
        if (own_atoms[i] != NO_ATOM)
        {
            values[i] = load_value(arguments.b_values, own_atoms[i]);
        }
    }
    for (uint32_t i = 0u; i < LOADS; ++i)
    {
        SUM factor = factors[own_team() * LANES + own_rows[i]];
        add_step(own_columns[i], range, multiply(factor, values[i]));
    }
}

// All of the team meet.
void add_row(listed_row own, slot_range range)
{
    for (uint32_t first = own.begin; first < own.end; first += LANES)
    {
        if (own_lane() < own.end - first)
        {
            factors[SELF] = load_value(arguments.a_values, first + own_lane());
        }
        tell_rows_of_b(first, own.end);
        while (next_product < count_told_products())
        {
            find_steps();
            add_steps(range);
        }
    }
}

// All of the team meet.
void store_row(listed_row own, slot_range range)
{
    row_of_c row = find_row_of_c(own.row);
    uint32_t stored = 0u;
    for (uint32_t i = 0u; i < count_slot_turns(range); ++i)
    {
        uint32_t slot = i * LANES + own_lane();
        bool is_there = slot < range.count && marks[first_slot() + slot] != IS_EMPTY;
        uvec4 votes = subgroupBallot(is_there);
        if (is_there)
        {
            store_nonzero(row, stored + subgroupBallotExclusiveBitCount(votes), range.low + slot, sums[first_slot() + slot]);
        }
        stored += subgroupBallotBitCount(votes);
    }
}

void main()
{
    if (exceeds_capacity())
    {
        return;
    }
    uint32_t turns = count_places();
    for (uint32_t turn = 0u; turn < turns; ++turn)
    {
        uint32_t place = find_place_of_turn(turn);
        if (table_words(long_products_at(place)).x >= SK_NARROW)
        {
            listed_row own = find_row_of_place(place);
            slot_range range = find_slots(own);
            clear_slots(range);
            add_row(own, range);
            store_row(own, range);
        }
    }
}
