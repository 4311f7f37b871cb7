/* Shows on stderr how far a long step is, with a bar, a count, a rate, and the time that is left.
 *
 * On a terminal there is one line, which appears a second after the last output, and is rewritten. Elsewhere there is a
 * line every ten seconds. One step at a time, on one thread. */
#ifndef PARTS_WORDS_PROGRESS_H
#define PARTS_WORDS_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Begin a step, "reading a.npy" say; the text is copied. `unit` is what update_progress() counts, "B" say, or "s",
 * which has no rate; NULL: it will not count. */
void begin_progress(const char* step, const char* unit);

/* Begin step `number`, from 1 on, of `total`; 0: of an unknown number. Time is counted from the first. */
void begin_step(const char* step, uint64_t number, uint64_t total);

/* Tell how much is done, of a step that counts. Call this or tick_progress() as often as you like; before the first
 * step neither says anything. */
void update_progress(uint64_t done, uint64_t total);
void tick_progress(void);

/* tick_progress() as others call it: while a submission is waited for, and between batches that are timed. */
void show_wait(void* user_data);
bool show_tick(void* user_data);

/* Remove the line. Call it before anything is printed. */
void clear_progress(void);

/* End a step. If it was shown, say how long it took. */
void end_progress(void);

/* Seconds on a clock that never goes back. */
double read_seconds(void);

/* ---- what is shown --------------------------------------------------------------------------- */

typedef struct progress
{
    char step[160];
    const char* unit; /* NULL: nothing, or steps, are counted */
    bool counts_steps;
    double begun, origin; /* seconds: of the step, and of what is counted */
    uint64_t done, total; /* total 0: unknown */
} progress;

/* Write the line, without its end. */
void format_progress(const progress* p, double now, bool has_bar, char* line, size_t size);

#endif
