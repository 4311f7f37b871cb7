/* What doctor finds without running a kernel. Each function adds a group of the report. */
#ifndef FINDINGS_H
#define FINDINGS_H

#include "course/vulkan.h"
#include "parts/words/report.h"

/* Of the header, and of what the program was made with. */
void report_versions(report* r);

/* Every device that Vulkan lists, and the chosen one with its driver. */
void report_device(report* r, const gpu* g);

/* Features of the device that kernels use: those that it was created with, and those that it lacks. */
void report_features(report* r, const gpu* g);

/* What plans are made by: units, constants of the cost model, and the profile. */
void report_planning(report* r, const sk_context* context);

/* Which kernels can run, and why others cannot. In text, only `all` lists them one by one. */
void report_kernels(report* r, const sk_context* context, bool all);

#endif
