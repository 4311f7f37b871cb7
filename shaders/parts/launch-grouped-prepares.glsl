#include "workspace.glsl"

#include "arithmetic.glsl"

#include "table-grouped-prepares.glsl"

#include "schedule.glsl"

#include "grouped.glsl"

#include "judge.glsl"

#include "arguments-grouped-prepares.glsl"
