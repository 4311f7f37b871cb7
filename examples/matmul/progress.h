/* Says how far a long step is: nothing in its first second, then one line on stderr that is rewritten. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/* Begin a step, "reading a.npy" say. The text must live until end_progress. */
void begin_progress(const char* step);

/* Call it as often as you like. With a total of 0 nobody knows how long: seconds are shown. */
void update_progress(uint64_t done, uint64_t total);

void end_progress(void);

#endif
