// Generated from templates/kernels/sparse/sparse_bound.comp.j2. Do not edit; run: ninja regen
//
// Counts the products of each row of C, and lists the rows of each class. A first dispatch clears the counters and the
// status. A team counts a row; if that is much longer than the mean, its workgroup does. Rows without products are not
// listed. In which order a list has its rows is left open: a row is the same whoever computes it.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "spgemm.glsl"

const uint32_t MOST_OF_TEAM = LANES * 64u; // nonzeros of A's row

shared uint32_t low_sums[INVOCATIONS], high_sums[INVOCATIONS];
shared uint32_t left_rows[TEAMS], left_count; // to the workgroup, of this turn

void clear()
{
    uint32_t self = gl_GlobalInvocationID.x;
    if (self <= SK_SHORT_CLASSES || (self >= SK_SPGEMM_SPLIT_ROWS && self <= SK_SPGEMM_DRAWN))
    {
        table_words(word_at(self)).x = 0u;
    }
    if (self < SK_SPGEMM_STATUS_WORDS)
    {
        status_word(self).x = 0u;
    }
}

// The sum over the first invocations of each `lanes`, in the first. All invocations meet.
sk_wide add_lanes(sk_wide sum, uint32_t lanes)
{
    uint32_t self = gl_LocalInvocationIndex;
    low_sums[self] = sum.low;
    high_sums[self] = sum.high;
    for (uint32_t distance = lanes / 2u; distance > 0u; distance /= 2u)
    {
        barrier();
        if (self % lanes < distance)
        {
            sk_wide other;
            other.low = low_sums[self + distance];
            other.high = high_sums[self + distance];
            sum = sk_add_wide(sum, other);
            low_sums[self] = sum.low;
            high_sums[self] = sum.high;
        }
    }
    barrier();
    return sum;
}

// All products of nonzeros [begin, end) of A, in the first of each `lanes` invocations. All invocations meet.
sk_wide count_all_products(uint32_t begin, uint32_t end, uint32_t lanes)
{
    sk_wide sum = sk_widen(0u);
    uint32_t first = gl_LocalInvocationIndex % lanes;
    for (uint32_t i = 0u; i < sk_count_strided(end - begin, lanes, first); ++i)
    {
        sum = sk_add_wide(sum, sk_widen(count_row_of_b(find_row_of_b(begin + first + i * lanes))));
    }
    return add_lanes(sum, lanes);
}

#include "spgemm_list.glsl"

// Counts the row of a team, or leaves it to the workgroup. Returns the products that the invocation has counted and
// listed. All invocations meet.
sk_wide count_row_of_team(uint32_t row, bool has_row)
{
    uint32_t begin = begin_of_row(row), end = begin;
    if (has_row)
    {
        end = end_of_row(row);
    }
    bool is_first = has_row && gl_LocalInvocationIndex % LANES == 0u;
    bool is_left = LANES < INVOCATIONS && end - begin > MOST_OF_TEAM;
    if (is_first && is_left)
    {
        left_rows[atomicAdd(left_count, 1u)] = row;
    }
    sk_wide products = count_all_products(begin, is_left ? begin : end, LANES);
    return list_row(row, end - begin, products, is_first && !is_left);
}

// As count_row_of_team(), of a row that was left.
sk_wide count_left_row(uint32_t row)
{
    uint32_t begin = begin_of_row(row), end = end_of_row(row);
    sk_wide products = count_all_products(begin, end, INVOCATIONS);
    return list_row(row, end - begin, products, gl_LocalInvocationIndex == 0u);
}

void main()
{
    if (IS_FIRST)
    {
        clear();
        return;
    }
    uint32_t teams = gl_NumWorkGroups.x * TEAMS, team = gl_GlobalInvocationID.x / LANES;
    sk_wide all = sk_widen(0u);
    for (uint32_t i = 0u; i < sk_divide_up(arguments.rows, teams); ++i)
    {
        bool has_row = i < sk_count_strided(arguments.rows, teams, team);
        if (gl_LocalInvocationIndex == 0u)
        {
            left_count = 0u;
        }
        barrier();
        all = sk_add_wide(all, count_row_of_team(has_row ? team + i * teams : 0u, has_row));
        for (uint32_t left = 0u; left < left_count; ++left)
        {
            all = sk_add_wide(all, count_left_row(left_rows[left]));
        }
        barrier();
    }
    all = add_lanes(all, INVOCATIONS);
    if (gl_LocalInvocationIndex == 0u)
    {
        add_to(words(arguments.status), SK_SPGEMM_PRODUCTS, all);
    }
}
