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
    uint32_t in_runs; // of A and B 16 bytes are loaded at once
};

layout(push_constant, std430) uniform push_constants
{
    sk_sddmm_arguments arguments;
};
