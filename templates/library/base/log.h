/* log.h - tells the user's log what is worth knowing, and the clock that it needs.
 *
 * Uses result.h. Must not know what is worth knowing.
 */

#include "result.h"

#include <time.h>

static bool sk__logs(const sk_log* log, sk_log_level level)
{
    return log->function && level <= log->level;
}

/* Tells one sentence, if its level is wanted. */
SK__FORMAT(3, 4) static void sk__tell(const sk_log* log, sk_log_level level, const char* format, ...)
{
    char sentence[SK_LINE_SIZE + 128];
    if (sk__logs(log, level))
    {
        va_list values;
        va_start(values, format);
        vsnprintf(sentence, sizeof sentence, format, values);
        va_end(values);
        log->function(level, sentence, log->user_data);
    }
}

/* Milliseconds since some time: of the wall's clock, or of the process's processors where <time.h> declares no other.
 * On Windows clock() is the wall's. */
static double sk__read_clock(void)
{
#if defined(CLOCK_MONOTONIC) && !defined(_WIN32)
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
#else
    return (double)clock() * 1e3 / (double)CLOCKS_PER_SEC;
#endif
}
