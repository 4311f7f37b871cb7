/* strided.h - deals whole things round robin: share s of S has s, s + S, s + 2 S, and so on.
 *
 * Uses language.h. So tiles are dealt to workers, and a tile's atoms to the parts of its worker. A worker of one part
 * is an invocation, which is thread-mapped; one of several is group-mapped.
 */

/* How many of `total` things a share has. */
SK__FUNCTION uint32_t sk__count_strided(uint32_t total, uint32_t shares, uint32_t share)
{
    return share < total ? (total - share - 1u) / shares + 1u : 0u;
}
