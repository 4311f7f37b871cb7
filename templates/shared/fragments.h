/* fragments.h - which invocations hold what of a fragment of A or B, for kernels that are arranged for AMD.
 *
 * Uses language.h. An invocation holds 16 bytes of a fragment (RDNA 4), or 32 that another invocation holds as well
 * (RDNA 3): the one that is as many places further as hold the fragment once. `held` is in units of 16 bytes, as is
 * `vectors`, a whole fragment. The order of elements is the driver's affair, if all modules have the same.
 */

/* Where in a fragment those of an invocation begin. */
SK__FUNCTION uint32_t sk__place_in_fragment(uint32_t invocation, uint32_t vectors, uint32_t held)
{
    return invocation % (vectors / held) * held;
}

/* Whether no earlier invocation holds the same. */
SK__FUNCTION bool sk__holds_first(uint32_t invocation, uint32_t vectors, uint32_t held)
{
    return invocation < vectors / held;
}
