layout(constant_id = 4) const bool A_K_CONTIGUOUS = true; // A is row-major
layout(constant_id = 5) const bool B_K_CONTIGUOUS = false; // B is column-major
layout(constant_id = 6) const bool C_TRANSPOSED = false; // C is column-major
layout(constant_id = 7) const bool D_TRANSPOSED = false; // D is column-major
layout(constant_id = 8) const bool ALIGNED = true; // every 16-byte access of A and B is aligned and inside
layout(constant_id = 9) const bool LINEAR = false; // alpha and beta are read
layout(constant_id = 10) const uint32_t FIXUP = 0u;
layout(constant_id = 12) const uint32_t PARTS_M = 1u; // tiles along m in one of the map's
layout(constant_id = 13) const uint32_t PARTS_N = 1u;
layout(constant_id = 15) const uint32_t UNIT = 1u; // k-iterations that the schedule never parts
layout(constant_id = 16) const uint32_t MORE_WORDS = 0u; // push constants beyond 128 bytes
layout(constant_id = 17) const uint32_t BIAS = 0u;
layout(constant_id = 18) const bool SCALE_M = false; // a factor for each row
layout(constant_id = 19) const bool SCALE_N = false; // a factor for each column
layout(constant_id = 20) const uint32_t ACTIVATION = 0u;
layout(constant_id = 21) const bool CLAMP = false;
layout(constant_id = 22) const uint32_t RESIDUAL = 0u;
layout(constant_id = 23) const bool POINTERS = false; // arrays of addresses, not matrices
layout(constant_id = 27) const uint32_t INTERLEAVE = 1u; // strands of workers that share tiles apart
layout(constant_id = 28) const bool CHUNKED = false; // units are summed by themselves
layout(constant_id = 29) const bool ALIGNED_OUTPUT = true; // D is stored in whole vectors, every one of them aligned and inside
layout(constant_id = 30) const bool PACKED = false; // the last 16 bytes of a line of A or B may hold less
layout(constant_id = 33) const uint32_t TRIANGLE = 0u; // of D that is computed: 0, or an SK_TRIANGLE
layout(constant_id = 34) const bool SECOND = false; // a second product is summed into the same tiles
layout(constant_id = 40) const bool GATE = false; // two columns of B make one of D
