// Generated from templates/kernels/sparse/sparse_sample.comp.j2. Do not edit; run: ninja regen
//
// D = alpha A B + beta C, where a sparse matrix has nonzeros: D and C have a value for each of these, A and B are dense.
// A workgroup is a worker, with as many nonzeros as any other. It finds rows and columns of a chunk of them. Then a team
// of LANES invocations computes some at once: a lane adds up every LANES-th of the k products, and sums of lanes are
// added in a tree. So the bits depend on no worker.
#version 460
#extension GL_GOOGLE_include_directive : require
#include "sparse_extensions.glsl"

// The library knows these by number.
layout(constant_id = 0) const uint32_t LANES = 1u; // invocations of a team: a power of two
layout(constant_id = 4) const bool B_TRANSPOSED = false; // B is column-major
layout(constant_id = 7) const bool ROUND_IN_INTEGERS = false;
layout(constant_id = 11) const bool A_TRANSPOSED = false; // A is column-major
layout(constant_id = 12) const bool HAS_ROW_INDICES = false; // nonzeros have row indices, rows have no offsets

#include "sparse_values-cf32-cf32-cf32.glsl"

struct sk_partition
{
    uint32_t workers;       // that have a share: [0, workers)
    uint32_t share;         // places of each,
    uint32_t larger_shares; // and of the first so many workers one more
};

// How many workers can share places so that each has one, and a minimum segment if any.
uint32_t sk_count_sharing_workers(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    uint32_t most = minimum_segment > 1u ? places / minimum_segment : places;
    return sk_min(workers, sk_max(sk_min(places, 1u), most));
}

sk_partition sk_make_partition(uint32_t places, uint32_t workers, uint32_t minimum_segment)
{
    sk_partition shares;
    shares.workers = sk_count_sharing_workers(places, workers, minimum_segment);
    shares.share = places / sk_max(shares.workers, 1u);
    shares.larger_shares = places - shares.share * shares.workers;
    return shares;
}

// First place of a worker's share; with worker == workers, the end of the last one.
uint32_t sk_partition_begin(sk_partition shares, uint32_t worker)
{
    return worker * shares.share + sk_min(worker, shares.larger_shares);
}

// The worker whose share has a place.
uint32_t sk_partition_worker(sk_partition shares, uint32_t place)
{
    uint32_t in_larger = shares.larger_shares * (shares.share + 1u);
    return place < in_larger ? place / (shares.share + 1u)
                             : shares.larger_shares + (place - in_larger) / shares.share;
}

// How many of `count` words of a table, which do not decrease, are below a number.
uint32_t sk_count_below(uvec2 table, uint32_t count, uint32_t number)
{
    uint32_t low = 0u, high = count;
    while (low < high)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool is_below = sk_read_table(table, middle) < number;
        low = is_below ? middle + 1u : low;
        high = is_below ? high : middle;
    }
    return low;
}

// D = alpha A B + beta C at `nonzeros` places. Leading dimensions are elements.
struct sk_sddmm_arguments
{
    uint32_t rows_at[2]; // row offsets, or row indices
    uint32_t columns[2];
    uint32_t a[2];
    uint32_t b[2];
    uint32_t c[2]; // a value for each nonzero, as of D
    uint32_t d[2];
    uint32_t rows;
    uint32_t last_column;
    uint32_t nonzeros;
    uint32_t k; // 0: A, B and where nonzeros are is not read
    uint32_t leading_dimension_a;
    uint32_t leading_dimension_b;
    uint32_t alpha; // bits of an f32; of integers, where values are those
    uint32_t beta;
    uint32_t reads_c;
};

layout(push_constant, std430) uniform push_constants
{
    sk_sddmm_arguments arguments;
};

const uint32_t TEAMS = INVOCATIONS / LANES;
const uint32_t SAMPLES = 4u; // nonzeros that a team computes at once

shared uint32_t rows[INVOCATIONS];             // of a chunk's nonzeros
shared uint32_t columns[INVOCATIONS];
shared SUM partials[SAMPLES * INVOCATIONS];

// The row of a nonzero. No other than there are, whatever the arrays have.
uint32_t find_row(uint32_t atom)
{
    uint32_t row = 0u;
    if (HAS_ROW_INDICES)
    {
        row = sk_read_table(words(arguments.rows_at), atom);
    }
    else
    {
        row = sk_count_below(words(arguments.rows_at), arguments.rows + 1u, atom + 1u) - 1u;
    }
    return min(row, arguments.rows - 1u);
}

// Finds where the nonzeros of a chunk are. All invocations meet.
void stage_places(uint32_t first, uint32_t count)
{
    uint32_t self = gl_LocalInvocationIndex;
    barrier();
    if (self < count && arguments.k > 0u)
    {
        rows[self] = find_row(first + self);
        columns[self] = min(sk_read_table(words(arguments.columns), first + self), arguments.last_column);
    }
    barrier();
}

SUM load_a(uint32_t row, uint32_t k)
{
    return SUM(elements(element_at(words(arguments.a), A_TRANSPOSED, row, k, arguments.leading_dimension_a)).x);
}

SUM load_b(uint32_t k, uint32_t column)
{
    return SUM(elements(element_at(words(arguments.b), B_TRANSPOSED, k, column, arguments.leading_dimension_b)).x);
}

// The nonzero of the chunk that a team computes. Loads do not depend on conditions: behind the last nonzero, that is
// computed again.
uint32_t place_of(uint32_t turn, uint32_t i)
{
    return (turn * SAMPLES + i) * TEAMS + gl_LocalInvocationIndex / LANES;
}

// The sums of the lane's products.
SUM[SAMPLES] sum_lane(uint32_t turn, uint32_t count)
{
    SUM sums[SAMPLES];
    [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        sums[i] = SUM(0);
    }
    for (uint32_t k = gl_LocalInvocationIndex % LANES; k < arguments.k; k += LANES)
    {
        SUM a[SAMPLES], b[SAMPLES];
        [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
        {
            uint32_t place = min(place_of(turn, i), count - 1u);
            a[i] = load_a(rows[place], k);
            b[i] = load_b(k, columns[place]);
        }
        [[unroll]] for (uint32_t i = 0u; i < SAMPLES; ++i)
        {
            sums[i] += multiply(a[i], b[i]);
        }
    }
    return sums;
}

// Adds up the lanes' sums, in partials of lane 0. All invocations meet.
void add_lanes(SUM sums[SAMPLES])
{
    uint32_t self = gl_LocalInvocationIndex, lane = self % LANES;
    for (uint32_t i = 0u; i < SAMPLES; ++i)
    {
        partials[i * INVOCATIONS + self] = sums[i];
    }
    for (uint32_t distance = LANES / 2u; distance > 0u; distance /= 2u)
    {
        barrier();
        for (uint32_t i = 0u; lane < distance && i < SAMPLES; ++i)
        {
            partials[i * INVOCATIONS + self] += partials[i * INVOCATIONS + self + distance];
        }
    }
}

void store_value(uint32_t atom, SUM sum)
{
    SUM value = factor(arguments.alpha) * sum;
    if (arguments.reads_c != 0u)
    {
        value += factor(arguments.beta) * SUM(elements(at(words(arguments.c), atom, SIZE)).x);
    }
    elements(at(words(arguments.d), atom, SIZE)).x = value;
}

void main()
{
    sk_partition shares = sk_make_partition(arguments.nonzeros, gl_NumWorkGroups.x, 0u);
    uint32_t end = sk_partition_begin(shares, gl_WorkGroupID.x + 1u), lane = gl_LocalInvocationIndex % LANES;
    for (uint32_t first = sk_partition_begin(shares, gl_WorkGroupID.x); first < end; first += min(end - first, INVOCATIONS))
    {
        uint32_t count = min(end - first, INVOCATIONS);
        stage_places(first, count);
        for (uint32_t turn = 0u; turn * SAMPLES * TEAMS < count; ++turn)
        {
            add_lanes(sum_lane(turn, count));
            for (uint32_t i = 0u; lane == 0u && i < SAMPLES; ++i)
            {
                if (place_of(turn, i) < count)
                {
                    store_value(first + place_of(turn, i), partials[i * INVOCATIONS + gl_LocalInvocationIndex]);
                }
            }
        }
    }
}
