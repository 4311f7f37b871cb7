// RoundingModeRTE for 16 bits: f32 to f16 rounds to nearest even. The host takes these two words out of the module for a
// device without shaderRoundingModeRTEFloat16, and sets ROUND_IN_INTEGERS.
spirv_execution_mode(capabilities = [4467], 4462, 16);
