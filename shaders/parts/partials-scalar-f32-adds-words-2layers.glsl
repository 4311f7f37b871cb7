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

// A part of the sums, without order among peers.
void add_vector(partial_vectors partial, uint32_t vector, vec4 part)
{
    [[unroll]] for (uint32_t e = 0u; e < 4u; ++e)
    {
        atomicAdd(partial.x[vector][e], part[e], gl_ScopeQueueFamily, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
    }
}

#include "partials_scalar-adds-words-2layers.glsl"
