#include "write_strip_coop-f32-16bytes-blocks.glsl"

void write_tile(sk_tile_position position)
{
    begin_output(position);
    [[unroll]] for (uint32_t i = 0u; i < FRAGMENTS_M; ++i)
    {
        write_strip(i, position);
    }
}
