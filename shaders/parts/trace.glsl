// A trace: for each segment, what two clocks say when invocation 0 begins it, has multiplied it, and has ended it. In the
// separate pass, a workgroup that sums a tile or a part of it has such times too. The device's clock compares workers; a
// subgroup's own has finer ticks.
//
// Memory order: the count hands out places and orders nothing. Records are read when the launch has completed.
const uint32_t SEGMENT_BEGINS = 0u;
const uint32_t SEGMENT_IS_MULTIPLIED = 1u;
const uint32_t SEGMENT_ENDS = 2u;
const uint32_t LAST_WAVE = 0x80000000u; // a bit of the worker and of the tile: both count from the last wave's first
const uint32_t PASS = 0x40000000u;      // a bit of the worker: it is a workgroup of the separate pass

layout(buffer_reference, std430, buffer_reference_align = 4) buffer trace_count
{
    nonprivate uint segments;
};
layout(buffer_reference, std430, buffer_reference_align = 16) buffer trace_records
{
    uvec4 x[]; // four each, as sk_trace_record
};

uvec2 device_clock[3], subgroup_clock[3];

void read_clocks(uint32_t event)
{
    device_clock[event] = clockRealtime2x32EXT();
    subgroup_clock[event] = clock2x32ARB();
}

void write_record(uint32_t worker, uint32_t tile, uint32_t k_begin, uint32_t k_end)
{
    read_clocks(SEGMENT_ENDS);
    if (gl_LocalInvocationIndex != 0u)
    {
        return;
    }
    uvec2 workspace = words(arguments.workspace);
    trace_count count = trace_count(add(workspace, uvec2(4u * SK_TRACE_COUNT, 0u)));
    trace_records records = trace_records(add(workspace, uvec2(4u * SK_TRACE_RECORDS, 0u)));
    uint32_t place =
        atomicAdd(count.segments, 1u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
    if (place < SK_TRACE_ROOM)
    {
        records.x[4u * place] = uvec4(worker, tile, k_begin, k_end);
        records.x[4u * place + 1u] = uvec4(device_clock[0], device_clock[1]);
        records.x[4u * place + 2u] = uvec4(device_clock[2], subgroup_clock[0]);
        records.x[4u * place + 3u] = uvec4(subgroup_clock[1], subgroup_clock[2]);
    }
}

void write_trace(sk_segment segment, uint32_t worker)
{
    uint32_t wave = arguments.first_tile > 0u ? LAST_WAVE : 0u;
    write_record(worker | wave, segment.tile.number | wave, segment.k_begin, segment.k_end);
}

void write_pass_trace(sk_tile tile, uint32_t workgroup)
{
    write_record(workgroup | PASS, tile.number, 0u, tile.k_iterations);
}
