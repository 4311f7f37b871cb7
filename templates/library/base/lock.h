/* lock.h - a lock for the tables that threads share, and how a thread waits for longer work of another one.
 *
 * Uses nothing of ours. Must not know what is shared.
 *
 * C99 has neither threads nor atomics. So the compiler's functions take the lock, and the system's leave the processor.
 * A lock is held for look-ups, insertions and counts alone: no function of the user's or the driver's is called then.
 */

#if defined(_MSC_VER)
#include <intrin.h>
#endif
#if defined(_WIN32)
#ifdef __cplusplus
extern "C"
#endif
    __declspec(dllimport) void __stdcall Sleep(unsigned long milliseconds); /* as <windows.h> declares it */
#else
#include <sched.h>
#include <time.h>
#endif

typedef struct sk__lock
{
    long is_taken; /* 0 or 1 */
} sk__lock;

/* Lets other threads run. */
static void sk__yield(void)
{
#if defined(_WIN32)
    Sleep(0);
#else
    sched_yield();
#endif
}

/* Leaves the processor for about a millisecond, or as sk__yield where <time.h> declares no way to sleep. */
static void sk__rest(void)
{
#if defined(_WIN32)
    Sleep(1);
#elif defined(CLOCK_MONOTONIC)
    const struct timespec millisecond = {0, 1000000};
    nanosleep(&millisecond, NULL);
#else
    sk__yield();
#endif
}

static void sk__take_lock(sk__lock* lock)
{
#if defined(_MSC_VER)
    while (_InterlockedExchange(&lock->is_taken, 1))
#else
    while (__atomic_exchange_n(&lock->is_taken, 1, __ATOMIC_ACQUIRE))
#endif
    {
        sk__yield();
    }
}

static void sk__release_lock(sk__lock* lock)
{
#if defined(_MSC_VER)
    _InterlockedExchange(&lock->is_taken, 0);
#else
    __atomic_store_n(&lock->is_taken, 0, __ATOMIC_RELEASE);
#endif
}
