const uint32_t FIXUP_NONE = 0u; // no tile is split
const uint32_t FIXUP_UNORDERED = 6u; // the workers of a tile add to one slot, in any order
