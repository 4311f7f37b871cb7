layout(push_constant, std430) uniform push_constants
{
    sk_arguments arguments;
    uint32_t epilogue[2u + MORE_WORDS]; // the words below
};
