const uint32_t INVOCATIONS = 4u;
layout(local_size_x = 4) in;
