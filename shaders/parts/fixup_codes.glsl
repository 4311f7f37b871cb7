const uint32_t FIXUP_NONE = 0u; // no tile is split
const uint32_t FIXUP_LAST_ARRIVER = 1u; // the worker that completes a tile sums it
const uint32_t FIXUP_STORE = 2u; // partials are only stored
const uint32_t FIXUP_SUM = 3u; // the separate pass that sums them, a workgroup a tile
const uint32_t FIXUP_TURNSTILE = 4u; // the workers of a tile add to one slot in turn
const uint32_t FIXUP_STORE_ROWS = 5u; // partials are only stored, row by row, for sum.comp
