#include "workspace-traces.glsl"

#include "arithmetic.glsl"

#include "table.glsl"

#include "schedule.glsl"

#include "arguments.glsl"
