/* Says how far a long step is: nothing in its first second, then one line on stderr that is rewritten. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/* Begin a step, "reading a.npy" say. The text must live until progress_end. */
void progress_begin(const char* step);

/* Call it as often as you like. With a total of 0 nobody knows how long: seconds are shown. */
void progress_update(uint64_t done, uint64_t total);

void progress_end(void);

#endif
