layout(buffer_reference, std430, buffer_reference_align = 4) buffer tickets
{
    nonprivate uint drawn;
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer status_record
{
    nonprivate uint code;
    nonprivate uint tile;
    nonprivate uint worker;
    nonprivate uint expected;
    nonprivate uint seen;
};

status_record status()
{
    return status_record(add(words(arguments.workspace), uvec2(4u * SK_STATUS, 0u)));
}

// The first to give up since the workspace was cleared is the one that is told of.
void give_up(uint32_t code, uint32_t tile, uint32_t worker, uint32_t expected, uint32_t seen)
{
    status_record record = status();
    if (atomicCompSwap(record.code, 0u, code, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed,
                       gl_StorageSemanticsNone, gl_SemanticsRelaxed) == 0u)
    {
        record.tile = tile;
        record.worker = worker;
        record.expected = expected;
        record.seen = seen;
    }
}

// The number of the next worker. Whoever draws the last ticket puts them back; more than there are were never given out.
uint32_t draw_worker()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        tickets ticket = tickets(add(words(arguments.workspace), uvec2(4u * SK_TICKET, 0u)));
        uint32_t workgroups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
        told = atomicAdd(ticket.drawn, 1u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        if (told == workgroups - 1u)
        {
            atomicStore(ticket.drawn, 0u, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
        }
        else if (told >= workgroups)
        {
            give_up(SK_STATUS_TICKET, 0u, told, workgroups, told);
        }
    }
    barrier();
    return told;
}

// Looks at a counter until it holds `least`, as often as the plan allows, or until another worker has given up.
uint32_t await_count(counters counter, uint32_t number, uint32_t least)
{
    uint32_t count = 0u;
    for (uint32_t look = 0u; look < arguments.most_looks; ++look)
    {
        count = atomicLoad(counter.x[number], gl_ScopeQueueFamily, gl_StorageSemanticsBuffer, gl_SemanticsAcquire);
        if (count >= least ||
            atomicLoad(status().code, gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed) != 0u)
        {
            break;
        }
    }
    return count;
}
