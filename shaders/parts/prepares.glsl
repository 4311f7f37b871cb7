// A launch of few problems that no dispatch prepares: each workgroup makes the header and the table of their space for
// itself, in shared memory, by the rules of prepare.comp. Tiles stay whole, or there is one problem at most, so that shares
// are even.
#define SIZES sizes

#include "rows.glsl"

#include "left_out.glsl"

// Invocations that find one problem's place together.
const uint32_t MOST_TEAMS = 4u, FITTING = INVOCATIONS / PROBLEMS;
const uint32_t TEAMS = FITTING < 1u ? 1u : FITTING > MOST_TEAMS ? MOST_TEAMS : FITTING;

// By problem: tiles, places, k-iterations, and the k by which problems are sorted; 0: they are not.
shared uvec4 measured[PROBLEMS];
shared uint32_t reasons[PROBLEMS];
shared uint32_t told_before[3u * TEAMS * PROBLEMS]; // by teams, of problems dealt before one: tiles, places, and how many
shared uint32_t all_tiles, all_places; // of problems that are not left out
shared uint32_t first_row; // of the table, where the workgroup's first tile lies if tiles stay whole

uint32_t workgroup_number()
{
    return gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
}

void measure_problem(uint32_t number, sk_grouped_limits limits)
{
    sk_problem_row row = read_row(number, limits);
    uint32_t reason = sk_judge_row(row, limits, sizes.room);
    sk_grouped_extent extent = no_extent();
    if (reason == SK_LEFT_OUT_NOT)
    {
        extent = sk_measure_row(row, limits);
    }
    uint32_t k = sk_multiplied_k(row, limits.layouts.linear);
    bool sorted = (sizes.tile & SK_PREPARE_SORTED) != 0u;
    measured[number] = uvec4(extent.tiles, extent.places, sk_divide_up(k, limits.tile_k), sorted ? k : 0u);
    reasons[number] = reason;
}

// Each at most 2^32 - 1, as sk_add_extents() adds.
uvec3 add_saturated(uvec3 a, uvec3 b)
{
    return a + min(b, ~a);
}

// What those of problems [begin, end) have that are dealt before one: by descending k, and as they come where k is the same.
uvec3 find_before(uint32_t number, uint32_t begin, uint32_t end)
{
    uvec3 before = uvec3(0u);
    uint32_t k = measured[number].w;
    for (uint32_t i = begin; i < end; ++i)
    {
        uvec4 other = measured[i];
        bool goes_before = other.w > k || (other.w == k && i < number);
        before = add_saturated(before, goes_before ? uvec3(other.xy, 1u) : uvec3(0u));
    }
    return before;
}

uvec3 read_told(uint32_t index)
{
    return uvec3(told_before[3u * index], told_before[3u * index + 1u], told_before[3u * index + 2u]);
}

void write_table_row(uint32_t place, uint32_t tiles, uint32_t places, uint32_t k_iterations, uint32_t number)
{
    table_words[place * SK_TABLE_ROW + SK_TABLE_TILES] = tiles;
    table_words[place * SK_TABLE_ROW + SK_TABLE_PLACES] = places;
    table_words[place * SK_TABLE_ROW + SK_TABLE_K_ITERATIONS] = k_iterations;
    table_words[place * SK_TABLE_ROW + SK_TABLE_PROBLEM] = number;
}

// Writes the row of a problem, once all teams have told what is before it.
void place_problem(uint32_t number)
{
    uvec3 before = read_told(number);
    for (uint32_t team = 1u; team < TEAMS; ++team)
    {
        before = add_saturated(before, read_told(team * PROBLEMS + number));
    }
    uvec4 own = measured[number];
    write_table_row(before.z, before.x, before.y, own.z, number);
    if (workgroup_number() - before.x < own.x)
    {
        first_row = before.z;
    }
    uvec3 all = add_saturated(before, own.xyz);
    bool countable = max(all.x, all.y) < 0xffffffffu; // as sk_is_countable() says where there are no chunks
    if (countable)
    {
        atomicMax(all_tiles, all.x, gl_ScopeWorkgroup, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        atomicMax(all_places, all.y, gl_ScopeWorkgroup, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
    }
    if (!countable || reasons[number] != SK_LEFT_OUT_NOT)
    {
        atomicMin(first_left_out, number, gl_ScopeWorkgroup, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        atomicAdd(left_out_count, 1u, gl_ScopeWorkgroup, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
    }
}

// All invocations find the table of problems that are measured.
void fill_table(uint32_t count)
{
    uint32_t self = gl_LocalInvocationIndex;
    barrier();
    for (uint32_t i = self; i < TEAMS * PROBLEMS; i += INVOCATIONS)
    {
        uint32_t team = i / PROBLEMS, number = i % PROBLEMS, share = sk_divide_up(count, TEAMS);
        if (number < count)
        {
            uvec3 before = find_before(number, min(team * share, count), min(team * share + share, count));
            told_before[3u * i] = before.x;
            told_before[3u * i + 1u] = before.y;
            told_before[3u * i + 2u] = before.z;
        }
    }
    barrier();
    for (uint32_t i = self; i < count; i += INVOCATIONS)
    {
        place_problem(i);
    }
    barrier();
}

// Where a tile is split, all are of one problem: so each has as many places, and shares are even.
sk_grouped_header make_header(uint32_t count)
{
    uint32_t workers = max(sizes.workers & 0xffffu, 1u), waves = sizes.waves & SK_WAVES_ALL; // as sk_unpack_sharing() has them
    sk_grouped_header header;
    header.problems = count;
    header.tiles = all_tiles;
    header.stream_k_tiles = sk_count_grouped_stream_k_tiles(all_tiles, workers, waves);
    header.stream_k_places = header.stream_k_tiles * (all_places / max(all_tiles, 1u));
    return header;
}

// What the plan says of its problems. Some plans are left to prepare.comp, whose rules would make modules longer.
sk_grouped_limits limits_of_plan()
{
    sk_grouped_limits limits = sk_unpack_limits(sizes);
    limits.second = false;
    limits.triangle = SK_TRIANGLE_NONE;
    limits.prepacked = SK_PREPACKED_NONE;
    limits.prepacked_arranged = false;
    return limits;
}

// The header of the space, whose table all invocations then read.
sk_grouped_header prepare()
{
    sk_grouped_limits limits = limits_of_plan();
    uint32_t count = problem_count();
    if (gl_LocalInvocationIndex == 0u)
    {
        all_tiles = all_places = left_out_count = first_row = 0u;
        first_left_out = 0xffffffffu;
        write_table_row(0u, 0u, 0u, 0u, 0u); // which workers look at before they know that there is nothing to do
    }
    for (uint32_t i = gl_LocalInvocationIndex; i < count; i += INVOCATIONS)
    {
        measure_problem(i, limits);
    }
    fill_table(count);
    if (workgroup_number() + gl_LocalInvocationIndex == 0u && left_out_count > 0u)
    {
        first_reason = reasons[first_left_out];
        write_status(count, limits.exchanged);
    }
    return make_header(count);
}
