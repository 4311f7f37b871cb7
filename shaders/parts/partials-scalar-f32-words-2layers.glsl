#include "slot-f32.glsl"

layout(buffer_reference, std430, buffer_reference_align = 4) buffer counters
{
    nonprivate uint x[];
};

shared uint told; // by invocation 0 to the others

void publish()
{
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeQueueFamily, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease | gl_SemanticsMakeAvailable | gl_SemanticsMakeVisible);
}

#include "partials_scalar-words-2layers.glsl"
