// q4_g32, q4_g64, q4_g128: an element is d integer - d z.
uint32_t integers_q4_g(sk_run loaded, uint32_t quad)
{
    return nibbles_of(bytes_of(loaded.low), quad);
}
