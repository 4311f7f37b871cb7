/* The one file with the implementation; before it and after it, only the declarations. */
#include <vulkan/vulkan.h>

#include "streamk.h"

#define STREAMK_IMPLEMENTATION
#include "streamk.h"

#include "streamk.h"
