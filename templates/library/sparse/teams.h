/* teams.h - how many lanes a team has, and workgroups a dispatch.
 *
 * Must not know problems or plans.
 */

enum
{
    SK__MOST_WORKGROUPS = 65535, /* of a dimension of a dispatch */
    SK__MOST_LANES = 32          /* of a team, unless the desc has more */
};

static uint32_t sk__power_of_two_above(uint32_t number, uint32_t most)
{
    uint32_t power = 1;
    while (power < number && power < most)
    {
        power *= 2;
    }
    return power;
}

static bool sk__is_power_of_two_up_to(uint32_t number, uint32_t most)
{
    return number <= most && (number & (number - 1u)) == 0;
}
