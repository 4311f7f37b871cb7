// The word of a worker: a row that others have begun, and it ends.
table_words ended_row(uint32_t worker)
{
    return table_words(at(words(arguments.workspace), worker, 4u));
}

// A sum in the workspace: of a worker's part of the row that it ends, or of what is behind its last row's end.
slots find_slot(uint32_t worker, bool is_behind, uint32_t column)
{
    uvec2 first = add(words(arguments.workspace), uvec2(sk_merge_slots_begin(arguments.workers), 0u));
    uvec2 row = add(first, span(worker + (is_behind ? arguments.workers : 0u), arguments.n, SUM_SIZE));
    return slots(at(row, column, SUM_SIZE));
}
