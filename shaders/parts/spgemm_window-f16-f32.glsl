// A window is as many neighbouring columns of a long row as a workgroup has memory for in the workspace: a bit for each
// that has nonzeros. A row, or a part of one, is computed window by window.
// Bytes of a column's sum, behind the bits.
const uint32_t WINDOW_SUM_SIZE = 4u;

// What invocations store before it, all see behind it.
void meet()
{
    controlBarrier(gl_ScopeWorkgroup, gl_ScopeWorkgroup, gl_StorageSemanticsBuffer | gl_StorageSemanticsShared,
                   gl_SemanticsAcquireRelease | gl_SemanticsMakeAvailable | gl_SemanticsMakeVisible);
}

uvec2 window_begin; // address

void find_window()
{
    uvec2 windows = add(expansion_begin(), bytes_of(sk_expansion_size(arguments.a_nonzeros, arguments.runs)));
    window_begin = add(windows, span(gl_WorkGroupID.x, sk_window_size(arguments.window, WINDOW_SUM_SIZE), 1u));
}

// The bits of 32 columns.
shared_words bits_at(uint32_t word)
{
    return shared_words(at(window_begin, word, 4u));
}

uint32_t bit_of(uint32_t column)
{
    return 1u << column % 32u;
}

// Words of the bits of a range.
uint32_t count_words(column_range range)
{
    return sk_divide_up(range.count, 32u);
}

// All invocations meet.
void clear_window(column_range range)
{
    for (uint32_t word = gl_LocalInvocationIndex; word < count_words(range); word += INVOCATIONS)
    {
        bits_at(word).x = 0u;
    }
    meet();
}

// The next window of a range of columns, of which those before `first` are done.
column_range find_next_window(column_range range, uint32_t first)
{
    column_range window;
    window.first = first;
    window.count = min(range.first + range.count - first, arguments.window);
    window.is_window = true;
    return window;
}
