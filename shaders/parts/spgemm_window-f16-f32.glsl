// A window is as many neighbouring columns of a long row as a workgroup has memory for in the workspace: a bit for each
// that has nonzeros. A row is computed window by window.
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
    uvec2 windows = list_at(SK_SHORT_CLASSES + 1u, 0u);
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

void clear_window()
{
    for (uint32_t word = gl_LocalInvocationIndex; word < arguments.window / 32u; word += INVOCATIONS)
    {
        bits_at(word).x = 0u;
    }
    meet();
}

// A short row takes one turn, of all columns.
uint32_t count_windows()
{
    return IS_LONG ? sk_divide_up(arguments.columns, arguments.window) : 1u;
}
