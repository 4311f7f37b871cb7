// q4_1: an element is d integer + m.
uint32_t integers_q4_1(sk_run loaded, uint32_t quad)
{
    return nibbles_of(bytes_of(loaded.low), quad);
}
