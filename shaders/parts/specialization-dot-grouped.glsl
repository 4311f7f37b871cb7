#include "launch_constants.glsl"
