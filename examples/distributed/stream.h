/* A queue with a timeline semaphore: submissions that wait for those of other queues, and that the host waits for. */
#ifndef DISTRIBUTED_STREAM_H
#define DISTRIBUTED_STREAM_H

#include "course/vulkan.h"

enum
{
    STREAM_DEPTH = 8 /* submissions that are under way at most */
};

/* Told when a submission is known to be complete: seconds on the host's clock, as far as timestamps tell; else 0. */
typedef void (*stream_listener)(void* user_data, const char* label, double begin, double end);

typedef struct stream
{
    const gpu* g;
    VkQueue queue;
    VkCommandPool pool;
    VkCommandBuffer commands[STREAM_DEPTH];
    const char* labels[STREAM_DEPTH];
    VkSemaphore timeline;
    uint64_t submitted, retired; /* values of the timeline: of the newest submission, and of those that were told */
    VkQueryPool times;           /* two of each submission; none where the queue has no timestamps */
    double clock_offset;         /* seconds of the host's clock when the device's shows 0 */
    uint64_t clock_mask;
    void (*on_wait)(void* user_data); /* called again and again while the host waits */
    stream_listener on_done;
    void* user_data;
} stream;

bool open_stream(const gpu* g, VkQueue queue, uint32_t family, stream* s);
void close_stream(stream* s);

/* Begin the commands of a submission, after a place for them is free. Its memory sees what came before on the queue. */
VkCommandBuffer begin_stream(stream* s, const char* label);

/* Submit them, to run after `other`, unless it is NULL, has reached a value. Returns the value that this stream reaches
 * then, or 0 after a sentence. */
uint64_t submit_stream(stream* s, const stream* other, uint64_t value);

/* Wait until the stream has reached a value, and the host sees what was written. */
bool wait_stream(stream* s, uint64_t value);

#endif
