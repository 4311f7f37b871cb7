/* workspace.h - how the workspace of every plan is laid out.
 *
 * Uses the contract. Must not know what lies behind the head.
 */

enum
{
    SK__WORKSPACE_ALIGNMENT = 256 /* bytes: a cache line on every device we know */
};

/* Bytes at the start of every workspace: counters, ticket and records, which launches leave as they found them. Sums,
 * copies and tables of all products lie after it, so that one workspace serves them in turn. */
#define SK__WORKSPACE_HEAD ((VkDeviceSize)4u * SK__SLOTS)

/* Takes room for `bytes` at the end of a workspace of `size` bytes. Returns where they begin. */
static VkDeviceSize sk__take_room(VkDeviceSize* size, VkDeviceSize bytes)
{
    VkDeviceSize begin = (*size + SK__WORKSPACE_ALIGNMENT - 1u) / SK__WORKSPACE_ALIGNMENT * SK__WORKSPACE_ALIGNMENT;
    *size = begin + bytes;
    return begin;
}
