/* result.h - what results mean, and how errors reach the user's logger.
 *
 * Uses the API. Must not know Vulkan calls or plans.
 */

#include "../api/api_grouped.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef STREAMK_ASSERT
#include <assert.h>
#define STREAMK_ASSERT(condition) assert(condition)
#endif

STREAMK_API const char* sk_result_string(sk_result result)
{
    switch (result)
    {
#define SK_X(name, value, text) \
    case name: return text;
        SK_RESULTS(SK_X)
#undef SK_X
    default: return "not a result of this library";
    }
}

#if defined(__GNUC__)
#define SK__FORMAT(string, first) __attribute__((format(printf, string, first)))
#else
#define SK__FORMAT(string, first)
#endif

/* Tells the logger one sentence and returns the result, so that a check is one statement. */
SK__FORMAT(3, 4) static sk_result sk__fail(const sk_logger* logger, sk_result result, const char* format, ...)
{
    char sentence[512];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    if (logger->function)
    {
        logger->function(result, sentence, logger->user_data);
    }
    return result;
}

enum
{
    SK__QUOTED = 72 /* bytes of a quoted name: every kernel's fits */
};

/* Quotes a name that the user gave, or the beginning of a name that is too long. Returns `text`. */
static const char* sk__quote(const char* name, char text[SK__QUOTED])
{
    const int most = SK__QUOTED - 6; /* beside quotes, dots and the terminating 0 */
    bool fits = strlen(name) <= (size_t)most;
    snprintf(text, SK__QUOTED, "\"%.*s%s\"", most, name, fits ? "" : "...");
    return text;
}

/* The ending of a noun that follows a count. */
static const char* sk__plural(uint64_t count)
{
    return count == 1 ? "" : "s";
}

/* For a sentence: what stands before the value of a member, if the user left the member 0. */
static const char* sk__default_of(uint64_t member)
{
    return member == 0 ? "0, which means " : "";
}

/* A rule of the API. If it is broken, the function returns a result, and the logger gets a sentence. */
#define SK__REQUIRE(logger, condition, result, ...)           \
    do                                                        \
    {                                                         \
        if (!(condition))                                     \
        {                                                     \
            return sk__fail((logger), (result), __VA_ARGS__); \
        }                                                     \
    } while (0)

/* Returns the result of a call if it failed. The call has told the logger. */
#define SK__TRY(call)                 \
    do                                \
    {                                 \
        sk_result sk__tried = (call); \
        if (sk__tried != SK_SUCCESS)  \
        {                             \
            return sk__tried;         \
        }                             \
    } while (0)
