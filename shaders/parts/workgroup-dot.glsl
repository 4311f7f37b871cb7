const uint32_t INVOCATIONS = 16u;
layout(local_size_x = 16) in;
