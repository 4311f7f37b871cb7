// q4_K: an element is d s integer - e t.
const bool HAS_TWO_SCALES_q4_K = true;

uint32_t integers_q4_K(sk_run loaded, uint32_t quad)
{
    return nibbles_of(bytes_of(loaded.low), quad);
}
