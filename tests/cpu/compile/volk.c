/* volk first, then the header, with its own assert. */
#define VOLK_IMPLEMENTATION
#include <volk.h>

#define STREAMK_IMPLEMENTATION
#define STREAMK_ASSERT(condition) (void)(condition)
#include "streamk.h"
