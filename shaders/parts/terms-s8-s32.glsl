#include "second.glsl"

// Sums up what a segment has of a term, on top of what it has of the terms before.
void multiply_term(sk_tile_position position, sk_segment segment, uint32_t term)
{
    if (SECOND)
    {
        segment = part_of_term(segment, term);
    }
    if (term == 0u)
    {
        fill_sums(0);
    }
    else
    {
        begin_second();
    }
    multiply_segment(position, segment);
}
