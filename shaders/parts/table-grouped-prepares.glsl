// The only table is the workgroup's own.
shared uint32_t table_words[4u * PROBLEMS];

#define sk_lists_problems(space) true
#define SK_SHARES

uint32_t sk_read_table(uvec2 table, uint32_t index)
{
    return table_words[min(index, 4u * PROBLEMS - 1u)]; // of shares, which no worker has
}
