/* What streamk costs the host: pipelines the first time, then plans and recording. */
#ifndef FIRST_USE_H
#define FIRST_USE_H

#include "options.h"
#include "parts/matrices/shapes.h"
#include "course/vulkan.h"

/* Print the times of all kernels, and of auto's plans for the shapes. False: Vulkan failed. */
bool report_first_use(const gpu* g, const options* o, const shape_list* shapes);

#endif
