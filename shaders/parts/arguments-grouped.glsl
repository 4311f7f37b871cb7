layout(push_constant, std430) uniform push_constants
{
    sk_grouped_arguments arguments;
};

uint32_t epilogue[30]; // the words below, of the problem in hand
