#include "write_strip_coop-f32-16bytes.glsl"

#include "write_pair_coop-f32-bf16-16bytes.glsl"

void write_tile(sk_tile_position position)
{
    begin_output(position);
    const uint32_t paired = IS_PLAIN ? FRAGMENTS_M / 2u * 2u : 0u;
    [[unroll]] for (uint32_t i = 0u; i < paired; i += 2u)
    {
        write_pair(i, position);
    }
    [[unroll]] for (uint32_t i = paired; i < FRAGMENTS_M; ++i)
    {
        write_strip(i, position);
    }
}
