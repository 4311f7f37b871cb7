// q4_0: an element is d (integer - 8).
const int ZERO_q4_0 = 8;

uint32_t integers_q4_0(sk_run loaded, uint32_t quad)
{
    return nibbles_of(bytes_behind_head(loaded.low), quad);
}
