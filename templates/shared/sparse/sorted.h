/* sorted.h - a search in row indices or row offsets, which do not decrease.
 *
 * Uses language.h.
 */

/* How many of `count` words of a table, which do not decrease, are below a number. */
SK__FUNCTION uint32_t sk__count_below(SK__TABLE table, uint32_t count, uint32_t number)
{
    uint32_t low = 0u, high = count;
    while (low < high)
    {
        uint32_t middle = low + (high - low) / 2u;
        bool is_below = sk__read_table(table, middle) < number;
        low = is_below ? middle + 1u : low;
        high = is_below ? high : middle;
    }
    return low;
}
