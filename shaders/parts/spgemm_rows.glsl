// A row of C that a team computes, from nonzeros [begin, end) of A. Without a row there are none.
struct listed_row
{
    uint32_t row;
    uint32_t begin;
    uint32_t end;
    bool is_there;
};

// The class of the rows that are computed.
uint32_t own_class()
{
    return IS_LONG ? SK_SHORT_CLASSES : sk_class_of(0u, LANES * SK_SPARSE_PRODUCTS_OF_LANE);
}

uint32_t count_listed()
{
    return min(table_words(word_at(own_class())).x, arguments.rows);
}

shared uint32_t drawn;

// The number of the next long row: whoever is free takes it, as rows differ much. Each workgroup draws one number that no
// row has; whoever draws the last of those puts the counter back. All invocations meet.
uint32_t draw_turn()
{
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        drawn = atomicAdd(table_words(word_at(SK_SPGEMM_DRAWN)).x, 1u);
        if (drawn == count_listed() + gl_NumWorkGroups.x - 1u)
        {
            atomicExchange(table_words(word_at(SK_SPGEMM_DRAWN)).x, 0u);
        }
    }
    barrier();
    return drawn;
}

// Short rows are dealt round robin. The teams of a workgroup take as many turns, so that they meet.
uint32_t count_turns()
{
    return IS_LONG ? count_listed()
                   : sk_count_strided(sk_divide_up(count_listed(), TEAMS), gl_NumWorkGroups.x, gl_WorkGroupID.x);
}

uint32_t first_turn()
{
    uint32_t turn = 0u;
    if (IS_LONG)
    {
        turn = draw_turn();
    }
    return turn;
}

uint32_t next_turn(uint32_t turn)
{
    uint32_t next = turn + 1u;
    if (IS_LONG)
    {
        next = draw_turn();
    }
    return next;
}

// The row of a team's turn.
listed_row find_listed(uint32_t turn)
{
    uint32_t teams = gl_NumWorkGroups.x * TEAMS, place = turn;
    if (!IS_LONG)
    {
        place = gl_GlobalInvocationID.x / LANES + turn * teams;
    }
    listed_row found;
    found.row = found.begin = found.end = 0u;
    found.is_there = place < count_listed();
    if (found.is_there)
    {
        found.row = min(table_words(list_at(own_class(), place)).x, arguments.rows - 1u);
        found.begin = begin_of_row(found.row);
        found.end = end_of_row(found.row);
    }
    return found;
}

row_place begin_of(listed_row own)
{
    row_place place;
    place.atom = own.begin;
    place.skipped = 0u;
    return place;
}
