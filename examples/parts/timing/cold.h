/* Times of what drivers do the first time. */
#ifndef PARTS_TIMING_COLD_H
#define PARTS_TIMING_COLD_H

#include <stdlib.h>

/* Switch the drivers' caches on disk off, where a variable of the environment does so that has no value yet. Call
 * before a device is opened. */
static inline void switch_off_disk_caches(void)
{
    static const char* const switches[][2] = {{"__GL_SHADER_DISK_CACHE", "0"}, /* NVIDIA */
                                              {"MESA_SHADER_CACHE_DISABLE", "1"}};
    for (int i = 0; i < 2; i++)
#ifdef _WIN32
        if (!getenv(switches[i][0]))
            _putenv_s(switches[i][0], switches[i][1]);
#else
        setenv(switches[i][0], switches[i][1], 0);
#endif
}

#endif
