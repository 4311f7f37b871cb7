/* The cores of the machine. A function static to each file, so that programs need no object more. */
#ifndef COURSE_CORES_H
#define COURSE_CORES_H

#include <stdint.h>
#ifdef _WIN32
#include <pthread.h> /* of mingw-w64 */
#else
#include <unistd.h>
#endif

/* At least 1. */
static inline uint32_t count_cores(void)
{
#ifdef _WIN32
    long cores = pthread_num_processors_np();
#else
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
#endif
    return cores < 1 ? 1 : (uint32_t)cores;
}

#endif
