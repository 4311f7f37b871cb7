/* language.h - the few words that let one text be C99, C++11 and GLSL.
 *
 * Uses nothing. GLSL has uint32_t with GL_EXT_shader_explicit_arithmetic_types_int32. Rendered into a kernel, the text
 * loses these macros and the double underscore, which GLSL reserves: sk__share_begin becomes sk_share_begin.
 * A table is an array of words in memory: a pointer of the host, an address of the device. Kernels of one problem read
 * none: there sk_lists_problems() is false when they are compiled, so that the code for tables goes. With SK__SHARES
 * the schedule knows shares that a table lists.
 */
#ifdef GL_core_profile
#define SK__FUNCTION
#define SK__STRUCT(name) struct name
#define SK__PUSH_CONSTANTS(name) layout(push_constant, std430) uniform push_constants
#define SK__TABLE uvec2
#define SK__NO_TABLE uvec2(0u)
#else
#define SK__FUNCTION static inline
#define SK__STRUCT(name)      \
    typedef struct name name; \
    struct name
#define SK__PUSH_CONSTANTS(name) SK__STRUCT(name)
#define SK__TABLE const uint32_t*
#define SK__NO_TABLE NULL

#define SK__SHARES
#define sk__lists_problems(space) ((space).problems > 0u)

/* Word `index` of a table. Kernels have their own. */
static inline uint32_t sk__read_table(const uint32_t* table, uint32_t index)
{
    return table[index];
}

/* About how many groups hold `tile` tiles, the first group of which has `block`, and each other `growth` more than the
 * one before. Kernels have their own, in f32: what it gives need not be right. */
static inline uint32_t sk__guess_group(uint32_t block, uint32_t growth, uint32_t tile)
{
    double half = (double)block - growth / 2.0, square = half * half + 2.0 * growth * tile, root = 1.0;
    while (root * root < square)
    {
        root *= 2.0;
    }
    for (int i = 0; i < 6; ++i)
    {
        root = (root + square / root) / 2.0;
    }
    return (uint32_t)((root - half) / growth);
}
#endif
