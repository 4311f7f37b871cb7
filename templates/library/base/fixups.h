/* fixups.h - what each fixup is. A new one is a row here, a value of sk_fixup, and a stage of kernels.
 *
 * Uses the contract. Must not know plans.
 */

typedef struct sk__fixup
{
    sk__fixup_stage stage;       /* how a segment of a split tile ends in the first dispatch */
    uint32_t slots_of_worker;    /* that a worker leaves sums in, at most: 2, of its first and last tile, or 1 */
    bool is_weighed;             /* AUTO takes the fastest of these */
    bool waits;                  /* a worker waits for another, and may give up */
    bool adds_floats;            /* by atomics, in any order */
    bool begins_with_d, sums_up; /* a dispatch before the first writes beta C to D; one after it sums slots */
} sk__fixup;

static const sk__fixup sk__fixups[] = {
    {SK__FIXUP_NONE, 0, false, false, false, false, false},        /* AUTO, before it is chosen */
    {SK__FIXUP_NONE, 0, false, false, false, false, false},        /* NONE */
    {SK__FIXUP_LAST_ARRIVER, 2, true, false, false, false, false}, /* LAST_ARRIVER */
    {SK__FIXUP_STORE, 2, true, false, false, false, true},         /* SEPARATE_PASS */
    {SK__FIXUP_TURNSTILE, 1, false, true, false, false, false},    /* TURNSTILE */
    {SK__FIXUP_UNORDERED, 1, false, true, true, false, false},     /* TURNSTILE_UNORDERED */
    {SK__FIXUP_ATOMIC, 0, false, false, true, true, false},        /* ATOMIC */
};

enum
{
    SK__FIXUP_COUNT = sizeof sk__fixups / sizeof *sk__fixups
};

/* The row of a fixup; that of NONE for what is not one. */
static const sk__fixup* sk__fixup_of(sk_fixup fixup)
{
    return &sk__fixups[(uint32_t)fixup < SK__FIXUP_COUNT ? fixup : SK_FIXUP_NONE];
}
