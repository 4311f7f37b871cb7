const uint32_t INVOCATIONS = 64u;
layout(local_size_x = 64) in;
