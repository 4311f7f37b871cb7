// What ACTIVATION and CLAMP make of a value. exp2 may be off by 3 + 2 |x| ulp, a division by 2.5 ulp where neither side is
// near 0 or infinity (Vulkan, Precision and Operation of SPIR-V Instructions).
const uint32_t RELU = 1u, GELU_TANH = 2u, GELU_ERF = 3u, SILU = 4u, TANH = 5u; // of ACTIVATION

// value / (1 + 2^x)
float times_logistic(float value, float x)
{
    return value / (1.0 + exp2(x));
}

// With the tanh: (1 + tanh(x)) / 2 = 1 / (1 + exp(-2 x)), x = sqrt(2 / pi) (value + 0.044715 value^3). Below -9.5 the result
// is within 2^-106 of 0, and the power stays finite.
float gelu_tanh(float value)
{
    float v = max(value, -9.5);
    return times_logistic(v, v * (-2.30220820 - 0.102943240 * v * v));
}

// value / (1 + exp(-value)), within 2^-108 of 0 below -80.
float silu(float value)
{
    float v = max(value, -80.0);
    return times_logistic(v, -1.44269504 * v);
}

// value / 2 (1 + erf(value / sqrt 2)), with erfc(y) = t(...) exp(-y^2) off by at most 1.5e-7: Abramowitz and Stegun,
// Handbook of Mathematical Functions, 7.1.26. Below -16 the result is 0.
float gelu_erf(float value)
{
    float v = min(abs(value), 16.0);
    float t = 1.0 / (1.0 + 0.231641888 * v);
    float series = ((((0.5307027145 * t - 0.7265760135) * t + 0.7107068705) * t - 0.142248368) * t + 0.127414796) * t;
    return max(value, 0.0) - v * (series * exp2(-0.72134752 * v * v));
}

// With value's sign 1 - 2 / (1 + exp(2 |value|)), which is 1 from 10 on. Below 1/2 that would cancel: there it is value times a
// series in value^2, off by 2^-26.
float tanh_of(float value)
{
    float v = min(abs(value), 10.0);
    float away = 1.0 - 2.0 / (1.0 + exp2(2.88539008 * v));
    float square = v * v;
    float series = ((0.0172414625 * square - 0.0530454820) * square + 0.133258788) * square - 0.333331439;
    return v < 0.5 ? value * (1.0 + series * square) : value < 0.0 ? -away : away;
}

// The activation and the limits. NaN stays NaN: found in integers, since comparisons may be compiled as if there were none.
float shape(float value)
{
    float shaped = value;
    if (ACTIVATION == RELU)
    {
        shaped = max(value, 0.0);
    }
    else if (ACTIVATION == GELU_TANH)
    {
        shaped = gelu_tanh(value);
    }
    else if (ACTIVATION == GELU_ERF)
    {
        shaped = gelu_erf(value);
    }
    else if (ACTIVATION == SILU)
    {
        shaped = silu(value);
    }
    else if (ACTIVATION == TANH)
    {
        shaped = tanh_of(value);
    }
    if (CLAMP)
    {
        shaped = clamp(shaped, epilogue_number(CLAMP_MIN), epilogue_number(CLAMP_MAX));
    }
    bool is_nan = (floatBitsToUint(value) & 0x7fffffffu) > 0x7f800000u;
    return is_nan ? value : shaped;
}
