/* probe_arguments.h - the push constants of the module that tells how fragments lie in registers, and what it writes.
 *
 * Uses language.h, SK__PROBE_INVOCATIONS, SK__PROBE_WORDS.
 */

/* Of a fragment of A, and of one of B, whose elements are told apart. */
SK__STRUCT(sk__told_fragments)
{
    uint32_t identity[4]; /* of the device and its driver */
    uint32_t type;
    uint32_t invocations; /* of the subgroup */
    uint32_t elements[2]; /* that an invocation holds; two share a word: */
    uint32_t words[2][SK__PROBE_INVOCATIONS][SK__PROBE_WORDS];
};

SK__PUSH_CONSTANTS(sk__probe_arguments)
{
    uint32_t to[2]; /* address, low word first */
    uint32_t identity[4];
    uint32_t type;
};
