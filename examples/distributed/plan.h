/* distributed --plan: what a product would take on devices that are not there. */
#ifndef DISTRIBUTED_PLAN_H
#define DISTRIBUTED_PLAN_H

#include "options.h"

status print_plan(const char* program, const options* o);

#endif
