// Generated from templates/kernels/lines/assign.comp.j2. Do not edit; run: ninja regen
//
// Puts lines in the order of the problems to which they are assigned; of a problem, as they come. A workgroup places the
// lines of one problem: behind those of all problems before it, which it counts. No order depends on who comes first.
//
// Each invocation has a run of consecutive lines.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_shader_explicit_arithmetic_types_int32 : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_KHR_memory_scope_semantics : require
#pragma use_vulkan_memory_model

const uint32_t INVOCATIONS = 128u;
layout(local_size_x = 128) in;

#include "arithmetic.glsl"

struct sk_lines_arguments
{
    uint32_t from[2];
    uint32_t to[2];
    uint32_t indices[2];   // of lines, a word for each that is stacked; read only if SK_LINES_INDEXED
    uint32_t order[2];     // which line comes in which place; read only if SK_LINES_ORDERED
    uint32_t ends[2];      // of problems
    uint32_t count[2];     // of them; read only if SK_LINES_COUNTED
    uint32_t space[2];     // the header; read only if SK_LINES_SCATTER
    uint32_t workspace[2]; // has the status record
    uint32_t most_problems;
    uint32_t most_lines;  // that are stacked
    uint32_t there;       // lines of the matrix that indices choose from
    uint32_t line_length; // of a line, elements, as are:
    uint32_t from_stride; // from line to line
    uint32_t to_stride;
    uint32_t flags; // SK_LINES_...
};

#define SK_LINES_SCATTER 1u // indices say where lines go to; otherwise where they come from
#define SK_LINES_INDEXED 2u
#define SK_LINES_ORDERED 4u
#define SK_LINES_COUNTED 8u
#define SK_LINES_VECTORS 16u // both matrices' lines are whole 16 bytes, and begin at multiples of them

#define SK_STATUS_INDEX 5u     // of a status record: an index of a line that is not there
#define SK_NO_LINE 0xffffffffu // an index of no line: zeros are gathered, nothing is scattered, nothing is told

struct sk_assign_arguments
{
    uint32_t problems[2]; // a word for each line: its problem; from most_problems on: none
    uint32_t count[2];    // of lines; read only if `counted`
    uint32_t order[2];    // written: which line comes in which place;
    uint32_t ends[2];     // and where the places of each problem end
    uint32_t most_problems;
    uint32_t most_lines;
    uint32_t counted; // otherwise there are the most lines
};

layout(push_constant, std430) uniform push_constants
{
    sk_assign_arguments arguments;
};

layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer read_words
{
    uint32_t x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) writeonly buffer written_words
{
    uint32_t x[];
};

shared uint32_t own_lines[INVOCATIONS]; // of the problem, in the runs up to each
shared uint32_t lines_before;           // of the problems before it

uvec2 words(uint32_t address[2])
{
    return uvec2(address[0], address[1]);
}

uint32_t count_lines()
{
    uint32_t most = arguments.most_lines;
    return arguments.counted != 0u ? min(most, read_words(words(arguments.count)).x[0]) : most;
}

// Sums what the invocations have, up to each.
void sum_runs()
{
    uint32_t self = gl_LocalInvocationIndex;
    for (uint32_t distance = 1u; distance < INVOCATIONS; distance *= 2u)
    {
        barrier();
        uint32_t sum = own_lines[self];
        if (self >= distance)
        {
            sum += own_lines[self - distance];
        }
        barrier();
        own_lines[self] = sum;
    }
    barrier();
}

void main()
{
    uint32_t problem = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x, self = gl_LocalInvocationIndex;
    uint32_t lines = count_lines(), length = sk_divide_up(lines, INVOCATIONS);
    uint32_t begin = min(self * length, lines), end = begin + min(length, lines - begin), own = 0u, before = 0u;
    read_words problems = read_words(words(arguments.problems));
    if (self == 0u)
    {
        lines_before = 0u;
    }
    for (uint32_t i = begin; i < end; ++i)
    {
        own += problems.x[i] == problem ? 1u : 0u;
        before += problems.x[i] < problem ? 1u : 0u;
    }
    own_lines[self] = own;
    barrier();
    atomicAdd(lines_before, before);
    sum_runs();
    if (problem >= arguments.most_problems)
    {
        return;
    }
    uint32_t place = lines_before + own_lines[self] - own;
    for (uint32_t i = begin; i < end && own > 0u; ++i)
    {
        if (problems.x[i] == problem)
        {
            written_words(words(arguments.order)).x[place++] = i;
        }
    }
    if (self == INVOCATIONS - 1u)
    {
        written_words(words(arguments.ends)).x[problem] = lines_before + own_lines[self];
    }
}
