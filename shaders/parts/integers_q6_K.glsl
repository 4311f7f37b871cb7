// q6_K: an element is d s (integer - 32).
const int ZERO_q6_K = 32;
const bool HAS_TWO_SCALES_q6_K = true;

uint32_t integers_q6_K(sk_run loaded, uint32_t quad)
{
    return codes_q6_K(loaded, quad).bytes;
}
