// Where a peer's part of a vector of a row's sums lies. Rows are counted from the first of those added up at a time.
uint32_t part_vector(uint32_t row, uint32_t vector, uint32_t peer)
{
    return (row * PEERS + peer) * (ROW_VECTORS + 1u) + vector;
}

void store_parts(uint32_t row)
{
    [[unroll]] for (uint32_t c = 0u; c < COLUMNS; c += 4u)
    {
        vec4 part = vec4(parts[row][c], parts[row][c + 1u], parts[row][c + 2u], parts[row][c + 3u]);
        shared_vectors[part_vector(row % REDUCED_ROWS, (column_begin() + c) / 4u, run_begin() / RUN)] = floatBitsToUint(part);
    }
}

// Parts of the peers first, first + stride and so on.
vec4 sum_of_parts(uint32_t row, uint32_t vector, uint32_t first, uint32_t stride, uint32_t end)
{
    vec4 sum = vec4(0.0);
    for (uint32_t peer = first; peer < end; peer += stride)
    {
        sum += uintBitsToFloat(shared_vectors[part_vector(row, vector, peer)]);
    }
    return sum;
}

// Adds up the rows whose parts are in shared memory; the last of them is `last_row`. A share's sum replaces its first part.
void add_shares(uint32_t last_row)
{
    uint32_t row = gl_LocalInvocationIndex / ROW_VECTORS % REDUCED_ROWS;
    uint32_t vector = gl_LocalInvocationIndex % ROW_VECTORS;
    uint32_t share = gl_LocalInvocationIndex / (REDUCED_ROWS * ROW_VECTORS); // then: of which REDUCED_ROWS rows it keeps the sums
    barrier();
    if (share < SHARES)
    {
        vec4 sum = sum_of_parts(row, vector, share, SHARES, PEERS);
        shared_vectors[part_vector(row, vector, share)] = floatBitsToUint(sum);
    }
    barrier();
    if (share == last_row / REDUCED_ROWS)
    {
        sums = sum_of_parts(row, vector, 0u, 1u, SHARES);
    }
}

void reduce_parts()
{
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        if (m % REDUCED_ROWS == 0u)
        {
            barrier();
        }
        store_parts(m);
        if (m % REDUCED_ROWS == REDUCED_ROWS - 1u)
        {
            add_shares(m);
        }
    }
}

// Sums up the k-iterations [k_begin, k_end) of one tile. Loads of the next are in flight as soon as one has multiplied.
void multiply_segment(sk_tile_position position, sk_segment segment)
{
    if (segment.k_begin == segment.k_end)
    {
        return;
    }
    [[unroll]] for (uint32_t m = 0u; m < TILE_M; ++m)
    {
        [[unroll]] for (uint32_t c = 0u; c < COLUMNS; ++c)
        {
            parts[m][c] = 0.0;
        }
    }
    begin_a(position);
    begin_b(position);
    load(segment.k_begin);
    for (uint32_t k = segment.k_begin; k < segment.k_end; ++k)
    {
        multiply(a_next, b_next);
        if (k + 1u < segment.k_end)
        {
            load(k + 1u);
        }
    }
    reduce_parts();
}

// A and B were loaded too small by a constant factor.
void scale_sums()
{
    sums *= 65536.0;
}
