const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;
