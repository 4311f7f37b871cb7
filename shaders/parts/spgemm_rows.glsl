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

// The teams of a workgroup take as many turns, so that they meet.
uint32_t count_turns()
{
    return sk_count_strided(sk_divide_up(count_listed(), TEAMS), gl_NumWorkGroups.x, gl_WorkGroupID.x);
}

// The row of a team's turn. Rows of a class are dealt round robin.
listed_row find_listed(uint32_t turn)
{
    uint32_t teams = gl_NumWorkGroups.x * TEAMS, team = gl_GlobalInvocationID.x / LANES;
    listed_row found;
    found.row = found.begin = found.end = 0u;
    found.is_there = turn < sk_count_strided(count_listed(), teams, team);
    if (found.is_there)
    {
        found.row = min(table_words(list_at(own_class(), team + turn * teams)).x, arguments.rows - 1u);
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
