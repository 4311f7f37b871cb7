/* The implementation of streamk.h, once in the program. volk.h comes first: streamk then uses volk's functions. */
#include <volk.h>

#define STREAMK_IMPLEMENTATION
#include "streamk.h"
