#include "fault.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

static char last[512];
static bool is_kept;

void tell_fault(const char* format, ...)
{
    va_list values;
    va_start(values, format);
    vsnprintf(last, sizeof last, format, values);
    va_end(values);
    if (!is_kept)
        fprintf(stderr, "draw: %s\n", last);
}

void keep_faults(void)
{
    is_kept = true;
}

const char* last_fault(void)
{
    return last;
}
