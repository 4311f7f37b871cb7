/* fixups.h - the row of a fixup, of those that gen/contract.py tells.
 *
 * Uses the contract. Must not know plans.
 */

enum
{
    SK__FIXUP_COUNT = sizeof sk__fixups / sizeof *sk__fixups
};

/* The row of a fixup; that of NONE for what is not one. */
static const sk__fixup* sk__fixup_of(sk_fixup fixup)
{
    return &sk__fixups[(uint32_t)fixup < SK__FIXUP_COUNT ? fixup : SK_FIXUP_NONE];
}
