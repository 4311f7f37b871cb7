#include "workspace.glsl"

#include "arithmetic.glsl"

// A table is an array of words, at an address.
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer table_words
{
    uint32_t x[];
};

#define sk_lists_problems(space) true
#define SK_SHARES

uint32_t sk_read_table(uvec2 table, uint32_t index)
{
    return table_words(table).x[index];
}

#include "schedule.glsl"

#include "grouped.glsl"

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

#include "bytes.glsl"

layout(push_constant, std430) uniform push_constants
{
    sk_lines_arguments arguments;
};

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer source_vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer vectors
{
    uvec4 x[];
};
layout(buffer_reference, std430, buffer_reference_align = 4) readonly buffer grouped_headers
{
    sk_grouped_header x;
};
layout(buffer_reference, std430, buffer_reference_align = 4) buffer status_record
{
    nonprivate uint32_t x[5];
};

bool has(uint32_t flag)
{
    return (arguments.flags & flag) != 0u;
}

uint32_t count_problems()
{
    uint32_t most = arguments.most_problems;
    return has(SK_LINES_COUNTED) ? min(most, table_words(words(arguments.count)).x[0]) : most;
}

// Lines that are stacked: up to the last problem's end.
uint32_t count_lines(uint32_t problems)
{
    if (problems == 0u)
    {
        return 0u;
    }
    return min(table_words(words(arguments.ends)).x[problems - 1u], arguments.most_lines);
}

// The problem of a stacked line: the first one that ends behind it.
uint32_t find_problem(uint32_t line, uint32_t problems)
{
    table_words ends = table_words(words(arguments.ends));
    uint32_t first = 0u, end = problems - 1u;
    while (first < end)
    {
        uint32_t middle = first + (end - first) / 2u;
        if (ends.x[middle] > line)
        {
            end = middle;
        }
        else
        {
            first = middle + 1u;
        }
    }
    return first;
}

// Whether a problem was left out: it has no tiles. Rows of the table are in the order of problems, as all k are the same.
// Tiles end where the header says.
bool is_left_out(uint32_t problem, uint32_t problems)
{
    uint32_t all = grouped_headers(words(arguments.space)).x.tiles, end = all;
    uvec2 table = add(words(arguments.space), uvec2(4u * SK_GROUPED_HEADER, 0u));
    if (problem + 1u < problems)
    {
        end = sk_read_table(table, (problem + 1u) * SK_TABLE_ROW + SK_TABLE_TILES);
    }
    return sk_read_table(table, problem * SK_TABLE_ROW + SK_TABLE_TILES) >= min(end, all);
}

// The line of the other matrix that a stacked line comes from, or goes to.
uint32_t find_index(uint32_t line)
{
    if (has(SK_LINES_ORDERED))
    {
        line = table_words(words(arguments.order)).x[line];
    }
    if (has(SK_LINES_INDEXED))
    {
        line = table_words(words(arguments.indices)).x[line];
    }
    return line;
}

// Tells of one line that is not there, unless something was told since the workspace was cleared.
void tell(uint32_t line, uint32_t index)
{
    status_record record = status_record(add(words(arguments.workspace), uvec2(4u * SK_LEFT_OUT_RECORD, 0u)));
    if (gl_LocalInvocationIndex == 0u && index != SK_NO_LINE &&
        atomicCompSwap(record.x[0], 0u, SK_STATUS_INDEX, gl_ScopeQueueFamily, gl_StorageSemanticsNone,
                       gl_SemanticsRelaxed, gl_StorageSemanticsNone, gl_SemanticsRelaxed) == 0u)
    {
        record.x[1] = line;
        record.x[2] = arguments.flags & SK_LINES_SCATTER;
        record.x[3] = arguments.there;
        record.x[4] = index;
    }
}

// Copies a line, or zeros if it is not there.
void copy_line(uvec2 source, uvec2 destination, bool is_there)
{
    if (has(SK_LINES_VECTORS))
    {
        for (uint32_t i = gl_LocalInvocationIndex; i < arguments.line_length / VECTOR; i += INVOCATIONS)
        {
            uvec4 read = source_vectors(source).x[i];
            vectors(destination).x[i] = is_there ? read : uvec4(0u);
        }
        return;
    }
    uint32_t length = arguments.line_length;
    for (uint32_t i = gl_LocalInvocationIndex; i < length; i += min(INVOCATIONS, length - i))
    {
        HELD read = HELD(elements(source).x[i]);
        copied_elements(destination).x[i] = STORED(is_there ? read : HELD(0u));
    }
}

void gather_line(uint32_t line)
{
    uint32_t index = find_index(line);
    bool is_there = index < arguments.there;
    uvec2 destination = add(words(arguments.to), span(line, arguments.to_stride, SIZE));
    uvec2 source = add(words(arguments.from), span(index, arguments.from_stride, SIZE));
    if (!is_there)
    {
        tell(line, index);
        source = destination; // an address that is good
    }
    copy_line(source, destination, is_there);
}

void scatter_line(uint32_t line, uint32_t problems)
{
    uint32_t index = find_index(line);
    if (is_left_out(find_problem(line, problems), problems))
    {
        return;
    }
    if (index < arguments.there)
    {
        copy_line(add(words(arguments.from), span(line, arguments.from_stride, SIZE)),
                  add(words(arguments.to), span(index, arguments.to_stride, SIZE)), true);
    }
    else
    {
        tell(line, index);
    }
}

void main()
{
    uint32_t problems = count_problems(), lines = count_lines(problems);
    uint32_t workgroups = gl_NumWorkGroups.x * gl_NumWorkGroups.y;
    uint32_t line = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    for (; line < lines; line += min(workgroups, lines - line))
    {
        if (has(SK_LINES_SCATTER))
        {
            scatter_line(line, problems);
        }
        else
        {
            gather_line(line);
        }
    }
}
