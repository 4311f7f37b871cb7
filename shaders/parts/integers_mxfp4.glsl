// mxfp4: an element is (integer - 12) times 2^(e - 128).
const int ZERO_mxfp4 = 12;
const bool HAS_HALF_UNITS_mxfp4 = true;

uint32_t integers_mxfp4(sk_run loaded, uint32_t quad)
{
    return codes_mxfp4(loaded, quad).bytes;
}
