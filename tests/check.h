/* check.h - the test harness. A test file is a program, a case is a function whose name is a sentence:
 *
 *     static void split_k_sums_in_ascending_k(void) { CHECK_EQ(sum_of_splits(3), 6); }
 *
 *     int main(void) { RUN(split_k_sums_in_ascending_k); return CHECK_DONE(); }
 *
 * A case goes on after a failed check; CHECK and CHECK_EQ return whether they hold, for a case that can't. Beyond the
 * first ten failures of a case nothing is printed. The output ends with "N passed, N failed, N skipped".
 */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stdio.h>

#define CHECK_PRINTED_FAILURES 10

static struct
{
    const char* name;
    unsigned failures; /* of this case, or since the last one */
    bool is_skipped;
    unsigned passed, failed, skipped; /* cases */
} check_state;

static inline bool check_that(bool holds, const char* file, int line, const char* text)
{
    if (!holds && check_state.failures++ < CHECK_PRINTED_FAILURES)
    {
        printf("  %s:%d: not true: %s\n", file, line, text);
    }
    return holds;
}

static inline bool check_equal(long long a, long long b, const char* file, int line, const char* text)
{
    if (a != b && check_state.failures++ < CHECK_PRINTED_FAILURES)
    {
        printf("  %s:%d: not equal: %s: %lld, %lld\n", file, line, text, a, b);
    }
    return a == b;
}

/* Failures of checks that stand in no case are a failed case, too. */
static inline void check_outside(void)
{
    if (check_state.failures > 0)
    {
        printf("  failed: %u checks outside of cases\n", check_state.failures);
        check_state.failed++;
        check_state.failures = 0;
    }
}

/* Runs one case. Its name comes first and is flushed: it is the last line of a program that crashes or hangs. */
static inline void check_run(void (*test)(void), const char* name)
{
    check_outside();
    check_state.name = name;
    check_state.is_skipped = false;
    printf("%s\n", name);
    fflush(stdout);
    test();
    if (check_state.failures > 0)
    {
        printf("  failed: %u checks\n", check_state.failures);
    }
    check_state.failed += check_state.failures > 0 ? 1 : 0;
    check_state.skipped += check_state.failures == 0 && check_state.is_skipped ? 1 : 0;
    check_state.passed += check_state.failures == 0 && !check_state.is_skipped ? 1 : 0;
    check_state.failures = 0;
}

static inline int check_done(void)
{
    check_outside();
    printf("%u passed, %u failed, %u skipped\n", check_state.passed, check_state.failed, check_state.skipped);
    return check_state.failed > 0 ? 1 : 0;
}

#define CHECK(condition) check_that((condition), __FILE__, __LINE__, #condition)

/* Integers only: the `| 0` refuses floating point and pointers. */
#define CHECK_EQ(a, b) check_equal((long long)((a) | 0), (long long)((b) | 0), __FILE__, __LINE__, #a ", " #b)

/* printf of one more line about a failure, while failures are printed. */
#define CHECK_NOTE(...) (void)(check_state.failures <= CHECK_PRINTED_FAILURES ? printf("    " __VA_ARGS__) : 0)

#define RUN(name) check_run(name, #name)

/* Leaves the case: printf arguments that say why it can't run. */
#define SKIP(...)                               \
    do                                          \
    {                                           \
        printf("skip: %s: ", check_state.name); \
        printf(__VA_ARGS__);                    \
        printf("\n");                           \
        check_state.is_skipped = true;          \
        return;                                 \
    } while (0)

#define CHECK_DONE() check_done()

#endif
