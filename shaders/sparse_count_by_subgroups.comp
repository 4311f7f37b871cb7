// Generated from templates/kernels/sparse/sparse_count_by_subgroups.comp.j2. Do not edit; run: ninja regen
//
// Counts the nonzeros of each row of C, of one class of short rows: a team of one subgroup puts the columns of a row
// into its table.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "subgroups_that_shuffle.glsl"
#extension GL_KHR_shader_subgroup_ballot : require
#include "spgemm.glsl"

#include "spgemm_rows.glsl"

#include "spgemm_subgroup.glsl"

#include "spgemm_teams.glsl"

void count_row(listed_row own)
{
    uint32_t found = 0u;
    find_own(own);
    put_own();
    for (uint32_t i = 0u; i < SK_SPARSE_PRODUCTS_OF_LANE; ++i)
    {
        found += bitCount(vote(are_new[i]));
    }
    if (own.is_there && own_lane() == 0u)
    {
        offset_of_c(own.row).x = found;
    }
    free_own();
}

void main()
{
    uint32_t turns = count_turns_of_teams();
    if (turns > 0u)
    {
        clear_keys();
    }
    for (uint32_t turn = 0u; turn < turns; ++turn)
    {
        count_row(find_row_of_turn(turn));
    }
}
