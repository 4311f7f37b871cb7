const uint32_t INVOCATIONS = 256u;
layout(local_size_x = 256) in;
