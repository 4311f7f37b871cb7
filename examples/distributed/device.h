/* A rank's device: its context, queues for products and for copies each way, and memory that they and MPI reach. */
#ifndef DISTRIBUTED_DEVICE_H
#define DISTRIBUTED_DEVICE_H

#include "stream.h"

typedef struct device
{
    gpu g;
    sk_context* context;
    sk_context* forecaster;            /* plans for the same device, of which none compiles anything */
    stream products, copies, returns;  /* copies go to the device, returns come from it */
    uint32_t copy_family;              /* where the queues of copies and returns are, */
    uint32_t copy_queue, return_queue; /* and which; that of products is queue 0 of g.queue_family */
    VkDeviceSize import_alignment;     /* 0: the host's memory cannot be imported */
    uint64_t used, peak;               /* bytes of device memory */
    uint64_t host_used, host_peak;     /* of host memory that panels and D take */
} device;

/* Open the device of a rank: word `rank` of a list of names or indices with commas between, in turn; or, if that is
 * NULL, GPU number `rank` of those that there are, in turn. False after a sentence. */
bool open_device(device* d, const char* list, uint32_t rank);
void close_device(device* d);

enum
{
    MOST_CHUNKS = 512
};

/* Memory of the host that the device copies from and to: in chunks, as drivers do not import everything at once. */
typedef struct host_memory
{
    void* data;
    uint64_t size;
    gpu_buffer chunks[MOST_CHUNKS]; /* the same memory, or, if not is_imported, a copy of it for the device */
    uint32_t chunk_count;
    bool is_imported;
    void* allocated; /* what free() takes; NULL: another's memory was imported */
} host_memory;

/* Record a copy to the device, or from it. */
void record_copy(VkCommandBuffer commands, const host_memory* m, uint64_t offset, const gpu_buffer* on_device,
                 uint64_t device_offset, uint64_t bytes, bool up);

/* Take memory that MPI and the device both reach: imported into the device where that can be. Else what the device
 * copies from is a second buffer, which flush_host_memory() fills and fetch_host_memory() reads. */
bool take_host_memory(device* d, uint64_t size, host_memory* m);

/* Import memory that is another's. False, without a sentence, where that cannot be. */
bool import_host_memory(device* d, void* data, uint64_t size, host_memory* m);
void free_host_memory(device* d, host_memory* m);
void flush_host_memory(const host_memory* m, uint64_t offset, uint64_t size);
void fetch_host_memory(const host_memory* m, uint64_t offset, uint64_t size);

/* Device memory, which is counted. */
bool take_device_memory(device* d, uint64_t size, gpu_buffer* buffer);
void free_device_memory(device* d, gpu_buffer* buffer);

#endif
