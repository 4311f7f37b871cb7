/* tell_arguments.h - the push constants of the module that writes others into a workspace.
 *
 * Uses language.h, and SK__TOLD_WORDS: the words of an epilogue that not every device has push constants for. With
 * their address, 128 bytes hold them.
 */

SK__PUSH_CONSTANTS(sk__tell_arguments)
{
    uint32_t to[2]; /* address, low word first */
    uint32_t told[SK__TOLD_WORDS];
};
