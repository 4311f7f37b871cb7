// Each subgroup passes its fragments through shared memory, a strip of FRAGMENT_M rows at a time. Only the driver knows which
// invocation holds which element of a fragment; from shared memory, rows can be stored 16 bytes at a time.
const uint32_t STRIP_LINE = SUBGROUP_N + 4u; // floats, with padding against bank conflicts
const uint32_t STRIP_VECTOR = IN_ROWS ? OUTPUT_VECTOR : 1u; // columns from one invocation to the next

// OUTPUT_VECTOR elements of the strip, the first at `at`.
void load_strip(uint32_t at, out float values[OUTPUT_VECTOR])
{
    if (ALIGNED_OUTPUT)
    {
        [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; e += 4u)
        {
            vec4 four = uintBitsToFloat(shared_vectors[(at + e) / 4u]);
            values[e] = four.x;
            values[e + 1u] = four.y;
            values[e + 2u] = four.z;
            values[e + 3u] = four.w;
        }
        return;
    }
    [[unroll]] for (uint32_t e = 0u; e < OUTPUT_VECTOR; ++e)
    {
        uint32_t place = at + e * (ROW_STEP * STRIP_LINE + COLUMN_STEP);
        uint32_t part = ALIGNED_OUTPUT ? e : place;
        values[e] = uintBitsToFloat(shared_vectors[place / 4u][part % 4u]);
    }
}

// A strip is divided into vectors of OUTPUT_VECTOR elements. An invocation writes every SUBGROUP_SIZE-th of them.
const uint32_t STRIP_VECTORS = FRAGMENT_M * SUBGROUP_N / OUTPUT_VECTOR;
const uint32_t STRIP_TURNS = (STRIP_VECTORS + SUBGROUP_SIZE - 1u) / SUBGROUP_SIZE;

// Row and column of a vector's first element in the strip.
uvec2 strip_place(uint32_t vector)
{
    if (D_TRANSPOSED)
    {
        return uvec2(vector % FRAGMENT_M, vector / FRAGMENT_M * STRIP_VECTOR);
    }
    return uvec2(vector / (SUBGROUP_N / STRIP_VECTOR), vector % (SUBGROUP_N / STRIP_VECTOR) * STRIP_VECTOR);
}

// Whether a vector of the strip, the first of whose elements is `at` in the tile, has any in D.
bool is_in_d(uint32_t vector, uvec2 at, uvec2 last)
{
    return vector < STRIP_VECTORS && at.x <= last.x && at.y <= last.y;
}

// All vectors are finished before any is stored, else the loads for each would wait behind the store of the one before.
void write_strip(uint32_t i, sk_tile_position position)
{
    uint32_t strip = gl_SubgroupID * FRAGMENT_M * STRIP_LINE;
    barrier();
    [[unroll]] for (uint32_t j = 0u; j < FRAGMENTS_N; ++j)
    {
        coopMatStore(sums[i][j], shared_vectors, (strip + j * FRAGMENT_N) / 4u, STRIP_LINE / 4u,
                     gl_CooperativeMatrixLayoutColumnMajor);
    }
    barrier();
    uvec2 first = uvec2(subgroup_row() + i * FRAGMENT_M, subgroup_column());
    const uint32_t whole = ALIGNED_OUTPUT ? OUTPUT_VECTOR : 1u; // columns that are in D together
    uvec2 last = uvec2(problem.m - 1u - position.row * TILE_M, problem.n - whole - position.column * TILE_N);
    float values[STRIP_TURNS][OUTPUT_VECTOR];
    [[unroll]] for (uint32_t turn = 0u; turn < STRIP_TURNS; ++turn)
    {
        uint32_t vector = turn * SUBGROUP_SIZE + gl_SubgroupInvocationID;
        uvec2 place = strip_place(min(vector, STRIP_VECTORS - 1u));
        uvec2 at = min(first + place, last);
        uint32_t count = is_in_d(vector, first + place, last) ? count_elements(at.x, at.y, position) : 0u;
        load_strip(strip + place.x * STRIP_LINE + place.y, values[turn]);
        finish_elements(at.x, at.y, count, position, values[turn]);
    }
    [[unroll]] for (uint32_t turn = 0u; turn < STRIP_TURNS; ++turn)
    {
        uint32_t vector = turn * SUBGROUP_SIZE + gl_SubgroupInvocationID;
        uvec2 at = first + strip_place(vector);
        if (is_in_d(vector, at, last))
        {
            store_elements(at.x, at.y, count_elements(at.x, at.y, position), values[turn]);
        }
    }
}
