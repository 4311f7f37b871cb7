const uint32_t INVOCATIONS = 512u;
layout(local_size_x = 512) in;
