/* Plans of streamk.h with STREAMK_TRACES, whose kernels write when each segment begins and ends. They live beside other
 * plans in one program: the two libraries share their structures, but no function. */
#ifndef TRACED_H
#define TRACED_H

#include "course/vulkan.h"

/* A segment as its worker ran it. */
typedef struct traced_segment
{
    uint32_t worker, tile, k_begin, k_end; /* as sk_list_segments() has them */
    bool is_pass; /* no segment: workgroup `worker` of the separate pass, and all k-iterations of a tile */
    uint64_t device_clock[3]; /* ticks, when it began, was multiplied and ended */
    uint64_t subgroup_clock[3];
} traced_segment;

typedef struct tracer tracer; /* makes such plans on a device, and keeps their pipelines */
typedef struct traced_plan traced_plan;

/* What open_gpu needs so that the device has the clocks: its edit_features, with the gpu as user_data. A device without
 * them is opened all the same; open_traced_plan() then refuses. One gpu at a time may be opened so. */
void enable_shader_clock(sk_features* features, void* user_data);

/* The gpu's logger is told of errors, those of plans included; after one there is nothing to close. */
sk_result open_tracer(const gpu* g, tracer** t);
void close_tracer(tracer* t);

/* Whether traced_modules.h has a kernel of this name. */
bool has_traced_kernel(const tracer* t, const char* name);

/* The desc names a kernel which traced_modules.h has. */
sk_result open_traced_plan(const tracer* t, const sk_gemm_desc* desc, traced_plan** plan);
void close_traced_plan(traced_plan* plan);

/* Bytes; the workspace must begin a buffer, and have TRANSFER_SRC and TRANSFER_DST. */
VkDeviceSize find_traced_workspace_size(const traced_plan* plan);

/* Record a multiplication in three parts: clearing the workspace, the launch, and a copy of its trace to the start of
 * `trace`. */
sk_result record_trace_begin(VkCommandBuffer commands, const traced_plan* plan, sk_buffer workspace);
sk_result record_traced_plan(VkCommandBuffer commands, const traced_plan* plan, const sk_gemm_args* args);
void record_trace_end(VkCommandBuffer commands, sk_buffer workspace, const gpu_buffer* trace);

/* Bytes that such a copy takes. */
VkDeviceSize find_trace_size(void);

/* Read a mapped copy. Returns how many segments ended; `segments` has room for `most` of them, and may be NULL. At most
 * count_traced_room() are there. */
uint32_t read_traced_segments(const traced_plan* plan, const void* trace, uint32_t most, traced_segment* segments);
uint32_t count_traced_room(void);

#endif
