// q5_0: an element is d (integer - 16).
const int ZERO_q5_0 = 16;

uint32_t integers_q5_0(sk_run loaded, uint32_t quad)
{
    return codes_q5_0(loaded, quad).bytes;
}
