/* column_sample.h - a sample of B's columns: half of them are equally far apart, and half those of nonzeros.
 *
 * Uses language.h, arithmetic.h. Must not know who sorts it. Between neighbours of the sorted sample there are few
 * columns, and few nonzeros: so both are dealt evenly, as merge-path deals tiles and atoms.
 */

/* Places of the sample: even ones have columns, odd ones nonzeros. */
#define SK__SAMPLE 2048u

/* place SK__SAMPLE-ths of a total. */
SK__FUNCTION uint32_t sk__sampled_part(uint32_t total, uint32_t place)
{
    return place * (total / SK__SAMPLE) + place * (total % SK__SAMPLE) / SK__SAMPLE;
}

/* The nonzero of an odd place: any of a few, as each row may have the first one of these. */
SK__FUNCTION uint32_t sk__sampled_nonzero(uint32_t place, uint32_t nonzeros)
{
    uint32_t begin = sk__sampled_part(nonzeros, place - 1u);
    return begin + place * 2654435769u % sk__max(sk__sampled_part(nonzeros, place + 1u) - begin, 1u);
}

/* Whether a column is one of a sixteenth of all, from another one on. */
SK__FUNCTION bool sk__is_near(uint32_t column, uint32_t first, uint32_t columns)
{
    return column - first < columns / 16u;
}

/* Whether a sixteenth of all columns, with so many places, has more than twice its share of the nonzeros. */
SK__FUNCTION bool sk__is_crowded(uint32_t neighbours)
{
    return neighbours > SK__SAMPLE / 32u + SK__SAMPLE / 16u;
}
