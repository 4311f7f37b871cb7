/* Shows on stderr which step takes long. The line appears a second after the last output, and is removed before the
 * next. If stderr is a file, there is a line every ten seconds instead. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stddef.h>

/* Begin a step; the text is copied. */
void begin_progress(const char* step, size_t number, size_t total);

/* Call it as often as you like; before the first step it says nothing. */
void tick_progress(void);

/* Call it before anything is printed. */
void clear_progress(void);

#endif
