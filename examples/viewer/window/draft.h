/* Draws a picture that needs a planner in a thread of its own, since drivers may compile for seconds. */
#ifndef DRAFT_H
#define DRAFT_H

#include "planned.h"
#include "course/vulkan.h"

typedef struct draft draft;

/* Called in the main loop's thread when the picture is there. */
typedef void (*drafted)(draft* d, void* user_data);

/* Begin a picture. The context must live until the draft is closed, and is the draft's alone so long. */
draft* start_draft(const subject* of, drafted function, void* user_data);

/* Whether the picture is there within so many milliseconds. */
bool wait_for_draft(draft* d, int milliseconds);

const subject* read_draft(const draft* d);

/* Take the picture that is there, which is then the caller's. */
planned take_draft(draft* d);

/* Give the draft its context, and the device that this is of, from malloc(), or NULL: both end with it. */
void leave_draft(draft* d, gpu* g);

/* Wait for the end of the thread. NULL is fine. */
void close_draft(draft* d);

#endif
