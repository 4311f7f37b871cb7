/* Plans of streamk_trace.h, whose kernels write when each segment begins and ends. They live beside those of streamk.h
 * in one program: the two libraries share their structures, but no function. */
#ifndef TRACED_H
#define TRACED_H

#include "vulkan.h"

/* A segment as its worker ran it. */
typedef struct traced_segment
{
    uint32_t worker, tile, k_begin, k_end; /* as sk_list_segments() has them */
    uint64_t device_clock[3];              /* ticks, when it began, was multiplied and ended */
    uint64_t subgroup_clock[3];
} traced_segment;

typedef struct traced_plan traced_plan;

/* What open_gpu needs so that the device has the clocks: its edit_features, with the gpu as user_data. A device without
 * them is opened all the same; open_traced_plan() then refuses. */
void enable_shader_clock(sk_features* features, void* user_data);

/* A desc that names a kernel which streamk_trace.h has. The gpu's logger is told of errors; after one there is nothing
 * to close. */
sk_result open_traced_plan(const gpu* g, const sk_gemm_desc* desc, traced_plan** plan);
void close_traced_plan(traced_plan* plan);

/* Bytes; the workspace must begin a buffer, and have TRANSFER_SRC and TRANSFER_DST. */
VkDeviceSize find_traced_workspace_size(const traced_plan* plan);

/* Record clearing the workspace, the multiplication, and a copy of its trace to the start of `trace`. */
sk_result record_traced_plan(VkCommandBuffer commands, const traced_plan* plan, const sk_gemm_args* args,
                             const gpu_buffer* trace);

/* Bytes that such a copy takes. */
VkDeviceSize find_trace_size(void);

/* Read a mapped copy. Returns how many segments ended; `segments` has room for `most` of them, and may be NULL. At most
 * count_traced_room() are there. */
uint32_t read_traced_segments(const traced_plan* plan, const void* trace, uint32_t most, traced_segment* segments);
uint32_t count_traced_room(void);

#endif
