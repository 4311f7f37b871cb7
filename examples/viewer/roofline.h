/* How near the benchmark's products come to what the device can do, as measured in the same run.
 *
 * Each device has a row, with a panel for each type. Across: arithmetic intensity, FLOP for each byte of A, B and D
 * moved once. Up: rates of the plans that the planner chose, and other times where they are given. Lines: memory, as a
 * copy moves it and as it is only read, and multiply-adds and cooperative matrices where the device does them in the
 * type. All panels have the same axes. */
#ifndef ROOFLINE_H
#define ROOFLINE_H

#include "scene.h"

enum
{
    ROOFLINE_PANEL = 520, /* pixels of a panel */
    ROOFLINE_HEIGHT = 470 /* of a device's row */
};

/* Draw CSV files of benchmark, with another one laid over them, of cublas.py or of benchmark, or NULL. A scene without
 * a width or a height gets that of its panels. False after a sentence on stderr. */
bool read_roofline(const char* const* paths, int count, const char* over, scene* s);

#endif
