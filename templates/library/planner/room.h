/* room.h - what a choice needs of the workspace: counters come first, then slots, then the copies of A and B.
 *
 * Uses choice.h, ../launch/workspace.h. Must not know plans.
 */

#include "../launch/workspace.h"
#include "choice.h"

static VkDeviceSize sk__slot_size(const sk__choice* choice)
{
    const sk__kernel* kernel = sk__kernel_at(choice->kernel);
    return sk__run_size(sk__element_of(kernel->accumulator), (uint64_t)kernel->tile_m * kernel->tile_n);
}

static VkDeviceSize sk__slots_size(const sk__choice* choice, sk__schedule schedule)
{
    uint32_t of_worker = sk__fixup_of(choice->fixup)->slots_of_worker;
    uint32_t slot_count = choice->chunked  ? sk__count_chunk_slots(schedule)
                          : of_worker == 0 ? 0
                          : of_worker == 1 ? sk__count_turn_slots(schedule)
                                           : sk__count_slots(schedule);
    return slot_count * sk__slot_size(choice);
}

/* Bytes of a workspace; 0: there is none. Copies are so many bytes from its start. */
typedef struct sk__room
{
    VkDeviceSize size, packed_a, packed_b;
} sk__room;

/* Takes room for the copies of an operand, a term after the other. Returns where they begin. */
static VkDeviceSize sk__take_copies(const sk__problem* problem, const sk__copy* copy, sk__room* room)
{
    return sk__take_room(&room->size, sk__count_terms(problem) * sk__copy_size(*copy));
}

static sk__room sk__room_of(const sk__device* device, const sk__problem* problem, const sk__choice* choice)
{
    sk__room room = {0, 0, 0};
    VkDeviceSize slots_size = sk__slots_size(choice, sk__schedule_of(choice));
    bool copies_a = sk__copies_a(&choice->packing), copies_b = sk__copies_b(&choice->packing);
    bool is_needed = slots_size > 0 || copies_a || copies_b || sk__tells_words(device, &problem->epilogue);
#ifdef STREAMK_TRACES
    is_needed = true; /* for the records */
#endif
    room.size = is_needed ? SK__WORKSPACE_HEAD + slots_size : 0;
    room.packed_a = copies_a ? sk__take_copies(problem, &choice->packing.copy_a, &room) : 0;
    room.packed_b = copies_b ? sk__take_copies(problem, &choice->packing.copy_b, &room) : 0;
    return room;
}
