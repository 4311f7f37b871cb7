const uint32_t SUBGROUPS = 8u;
const uint32_t SUBGROUP_SIZE = INVOCATIONS / SUBGROUPS;
layout(local_size_x_id = 0) in;
