#include "workspace.glsl"

#include "arithmetic.glsl"

#include "table-grouped.glsl"

#include "schedule.glsl"

#include "grouped.glsl"

#include "arguments-grouped.glsl"
