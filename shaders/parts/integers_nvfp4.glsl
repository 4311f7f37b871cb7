// nvfp4: an element is (integer - 12) times half of its scale.
const int ZERO_nvfp4 = 12;
const bool HAS_HALF_UNITS_nvfp4 = true;
const bool HAS_TWO_SCALES_nvfp4 = true;

uint32_t integers_nvfp4(sk_run loaded, uint32_t quad)
{
    return codes_nvfp4(loaded, quad).bytes;
}
