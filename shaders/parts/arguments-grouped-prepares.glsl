layout(push_constant, std430) uniform push_constants
{
    sk_grouped_arguments arguments;
    sk_prepare_arguments sizes;
};

uint32_t epilogue[30]; // the words below, of the problem in hand
