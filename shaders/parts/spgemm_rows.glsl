// Columns that are computed at once.
struct column_range
{
    uint32_t first;
    uint32_t count;
    bool is_window; // sums lie in the workspace
};

// Whether the table has a slot for each column of a range.
bool has_own_slots(column_range range)
{
    return range.count <= SLOTS;
}

// A row of C that a team computes, or a part of it, from nonzeros [begin, end) of A. Without a row there are none.
struct listed_row
{
    uint32_t row;
    uint32_t begin;
    uint32_t end;
    bool is_there;
    bool is_split;
    uint32_t first_turn;
    column_range columns;
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

// The turns of split rows come first, then long rows.
uint32_t count_split_turns()
{
    return min(table_words(word_at(SK_SPGEMM_SPLIT_TURNS)).x, SK_MOST_TURNS);
}

uint32_t count_long_turns()
{
    return count_split_turns() + count_listed();
}

// The number of the next turn: whoever is free takes it, as rows differ much. Each workgroup draws one number that no
// turn has; whoever draws the last of those puts the counter back. All invocations meet.
uint32_t draw_turn()
{
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        drawn = atomicAdd(table_words(word_at(SK_SPGEMM_DRAWN)).x, 1u);
        if (drawn == count_long_turns() + gl_NumWorkGroups.x - 1u)
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
    return IS_LONG ? count_long_turns()
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

listed_row find_none()
{
    listed_row none;
    none.row = none.begin = none.end = none.first_turn = 0u;
    none.is_there = none.is_split = false;
    none.columns.first = 0u;
    none.columns.count = arguments.columns;
    none.columns.is_window = false;
    return none;
}

// Whether a whole workgroup computes a long row that is not split: a subgroup does so if it is narrow.
bool is_wide(uint32_t place)
{
    uint32_t listed = table_words(long_products_at(place)).x;
    return listed < SK_NARROW && listed <= products_of_share();
}

// The row of a place in the own list, with all columns. Of those of long rows, split and narrow ones are none.
listed_row find_whole(uint32_t place)
{
    listed_row found = find_none();
    found.is_there = place < count_listed();
    if (found.is_there && IS_LONG)
    {
        found.is_there = is_wide(place);
    }
    if (found.is_there)
    {
        found.row = min(table_words(list_at(own_class(), place)).x, arguments.rows - 1u);
    }
    return found;
}

// If B is not sorted, the first part is the whole row: others would read as many products.
uint32_t count_parts(uint32_t split)
{
    uint32_t parts = 1u;
    if (is_b_sorted())
    {
        parts = max(split_word(split, is_b_uneven() ? SK_SPLIT_UNEVEN_PARTS : SK_SPLIT_PARTS).x, 1u);
    }
    return parts;
}

// The first column of one of several parts.
uint32_t begin_of_part(uint32_t parts, uint32_t part)
{
    uint32_t begin = sk_share_begin(arguments.columns, parts, part);
    if (is_b_uneven() && part > 0u && part < parts)
    {
        begin = min(sample_at(sk_share_begin(SK_SAMPLE, parts, part)).x, arguments.columns);
    }
    return begin;
}

// The part of a turn.
listed_row find_part(uint32_t turn)
{
    uint32_t split = min(table_words(word_at(SK_SPGEMM_TURNS_BEGIN + turn)).x, SK_MOST_SPLIT_ROWS - 1u);
    uint32_t parts = count_parts(split);
    listed_row found = find_none();
    found.first_turn = min(split_word(split, SK_SPLIT_FIRST_TURN).x, turn);
    uint32_t part = turn - found.first_turn;
    found.is_split = true;
    found.is_there = part < parts;
    if (found.is_there)
    {
        found.row = split_row(split);
        found.columns.first = begin_of_part(parts, part);
        found.columns.count = max(begin_of_part(parts, part + 1u), found.columns.first) - found.columns.first;
    }
    return found;
}

// The row of a team's turn.
listed_row find_listed(uint32_t turn)
{
    listed_row found;
    uint32_t split = IS_LONG ? count_split_turns() : 0u;
    if (turn < split)
    {
        found = find_part(turn);
    }
    else
    {
        found = find_whole(IS_LONG ? turn - split : gl_GlobalInvocationID.x / LANES + turn * gl_NumWorkGroups.x * TEAMS);
    }
    if (found.is_there)
    {
        found.begin = begin_of_row(found.row);
        found.end = end_of_row(found.row);
    }
    return found;
}

// The nonzeros of C that a turn has.
table_words size_of_turn(uint32_t turn)
{
    return table_words(word_at(SK_SPGEMM_SIZES_BEGIN + turn));
}
