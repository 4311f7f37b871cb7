/* line.h - text that grows in memory of the user's, as far as there is room for it.
 *
 * Uses result.h. Must not know what it says.
 */

#include "result.h"

/* As much is written as there is room for; `length` is that of the whole. */
typedef struct sk__line
{
    char* text;
    size_t size, length;
} sk__line;

SK__FORMAT(2, 3) static void sk__add(sk__line* line, const char* format, ...)
{
    va_list values;
    va_start(values, format);
    bool is_full = line->length >= line->size;
    int added = vsnprintf(is_full ? NULL : line->text + line->length, is_full ? 0 : line->size - line->length, format,
                          values);
    va_end(values);
    line->length += added < 0 ? 0u : (size_t)added;
}
