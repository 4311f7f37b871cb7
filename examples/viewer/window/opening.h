/* Opens a device of this machine in a thread of its own, since drivers may take seconds. It has the clocks of a trace,
 * if there are any. */
#ifndef OPENING_H
#define OPENING_H

#include "course/profile.h"

typedef struct opening opening;

/* Called in the main loop's thread when the device is open. Context and device, which is from malloc(), are then its
 * own. Both are NULL if there is none. */
typedef void (*opened)(sk_context* context, gpu* g, void* user_data);

opening* start_opening(opened function, void* user_data);

/* Close what was opened. NULL is fine. */
void close_device(sk_context* context, gpu* g);

/* Wait for the end of the thread, and forget what it opened unless it was handed over. NULL is fine. */
void close_opening(opening* o);

#endif
