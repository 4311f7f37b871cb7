/* What is wrong with a file, in a sentence: printed, or kept for a window to show. */
#ifndef FAULT_H
#define FAULT_H

/* Tell a sentence, without its point. `format` is of printf(). It is printed to stderr, unless faults are kept. */
void tell_fault(const char* format, ...);

/* Print no sentences from now on. */
void keep_faults(void);

/* The last sentence; "" if there was none. */
const char* last_fault(void);

#endif
