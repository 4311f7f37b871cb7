const uint32_t SK_PROBE_INVOCATIONS = 32u;
const uint32_t SK_PROBE_WORDS = 8u;
const uint32_t SK_PROBE_FIRST = 15360u;
const uint32_t MOST_ELEMENTS = 2u * SK_PROBE_WORDS;

// Of a fragment of A, and of one of B, whose elements are told apart.
struct sk_told_fragments
{
    uint32_t identity[4]; // of the device and its driver
    uint32_t type;
    uint32_t invocations; // of the subgroup
    uint32_t elements[2]; // that an invocation holds; two share a word:
    uint32_t words[2][SK_PROBE_INVOCATIONS][SK_PROBE_WORDS];
};

layout(push_constant, std430) uniform push_constants
{
    uint32_t to[2]; // address, low word first
    uint32_t identity[4];
    uint32_t type;
};

layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer told
{
    sk_told_fragments x;
};

// Rows of A, columns of B: 16 bytes at a time.
shared uvec4 block[16u * 16u / 8u];
const uint32_t VECTORS = FRAGMENT_M * FRAGMENT_K / 8u;

void fill_block()
{
    for (uint32_t v = gl_LocalInvocationIndex; v < VECTORS; v += INVOCATIONS)
    {
        uint32_t first = (SK_PROBE_FIRST + 8u * v) * 0x10001u + 0x10000u; // and the next, in the word's upper half
        block[v] = uvec4(first, first + 0x20002u, first + 0x40004u, first + 0x60006u);
    }
    barrier();
}

// What is alike for all invocations.
void tell_fragments(told here, uint32_t a_elements, uint32_t b_elements)
{
    if (gl_SubgroupInvocationID == 0u)
    {
        for (uint32_t i = 0u; i < 4u; ++i)
        {
            here.x.identity[i] = identity[i];
        }
        here.x.type = type;
        here.x.invocations = gl_SubgroupSize;
        here.x.elements[0] = a_elements;
        here.x.elements[1] = b_elements;
    }
}
