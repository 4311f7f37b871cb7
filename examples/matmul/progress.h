/* Shows the progress of a long step. After a second there is one line on stderr, which is rewritten. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/* Begin a step, "reading a.npy" say. The text must live until end_progress. */
void begin_progress(const char* step);

/* Show the progress; call it as often as you like. A total of 0 means unknown: then seconds are shown. */
void update_progress(uint64_t done, uint64_t total);

void end_progress(void);

/* Seconds on a clock that never goes back. */
double read_seconds(void);

#endif
