/* The Vulkan that the examples and tests share: a device, memory, submissions, timestamps.
 *
 * Nothing here is needed to use streamk: a program that has a device of its own passes that instead. Functions that
 * can fail print a sentence to stderr and return false, or VK_NULL_HANDLE. One thread at a time may use a gpu. */
#ifndef COURSE_VULKAN_H
#define COURSE_VULKAN_H

#include <volk.h>

#include "streamk.h"

struct gpu;

/* Zero-initialise, then say what matters. */
typedef struct gpu_options
{
    const char* device; /* index, or part of the name; NULL: $STREAMK_DEVICE, else the first discrete GPU, else 0 */
    const struct gpu* sibling; /* optional: an open gpu, whose instance is shared; that one is closed last */
    bool validation;           /* the Khronos validation layer; without on_message it prints to stdout */
    bool labels;               /* VK_EXT_debug_utils where present, so that captures show the plan's line */
    sk_logger logger;          /* optional: told of streamk's errors; without it they go to stderr */
    uint32_t api_version; /* for VkApplicationInfo; 0: 1.3, the newest that is used; devices of 1.2 are welcome */
    PFN_vkDebugUtilsMessengerCallbackEXT on_message;               /* optional: told of warnings and errors */
    void (*edit_features)(sk_features* features, void* user_data); /* optional: leave some out, or add some */
    void (*on_wait)(void* user_data); /* optional: called every second while submit_gpu_commands waits */
    void* user_data;                  /* of the functions above */
} gpu_options;

/* Must not be moved while open: create_info points into it. */
typedef struct gpu
{
    VkInstance instance;
    bool shares_instance; /* a sibling's */
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family;
    uint32_t
        sharing_families[2]; /* optional: families whose queues share every buffer that is made; if they differ */
    uint32_t compute_units;  /* for contexts: $STREAMK_UNITS, else a CPU driver's cores; 0: the library asks */
    uint32_t timestamp_bits; /* of the queue family; 0: no timestamps */
    VkCommandPool pool;
    VkPhysicalDeviceProperties properties;
    VkPhysicalDeviceMemoryProperties memory;
    sk_features features;
    VkDeviceCreateInfo create_info; /* what device was created with; for sk_context_desc */
    VkDeviceQueueCreateInfo queue_info;
    float queue_priority;
    VkDebugUtilsMessengerEXT messenger;
    bool is_unknown; /* open_gpu failed, since there is no device of the name or index that was given */
    sk_logger logger;
    void (*on_wait)(void* user_data);
    void* user_data;
} gpu;

/* Append the sentences about failures in this thread to a text, each with a line's end, instead of printing them. NULL:
 * print them again. */
void keep_gpu_sentences(char* text, size_t size);

/* options may be NULL. After a failure there is nothing to close, though closing does no harm. */
bool open_gpu(gpu* g, const gpu_options* options);

/* The two halves of open_gpu, for a device with features of your own. The first one chooses a physical device, and
 * fills create_info except for features and extensions. The second one creates the device by create_info, whose chain
 * must live as long as the device. Close after a failure of either. */
bool choose_gpu(gpu* g, const gpu_options* options);
bool create_gpu_device(gpu* g);

/* What you submitted without submit_gpu_commands must have completed. */
void close_gpu(gpu* g);

/* A streamk context's desc for the device, with the logger of the options; and the context, whose kernels that need a
 * probe have had it. */
sk_context_desc make_gpu_context_desc(const gpu* g);
sk_result create_gpu_context(const gpu* g, sk_context** context);

/* Probe the device for those kernels: sk_probe_fragments, sk_accept_fragments. False leaves them unavailable. */
bool accept_gpu_fragments(const gpu* g, sk_context* context);

enum
{
    GPU_HOST,   /* mapped, coherent, cached if there is such memory */
    GPU_DEVICE, /* local to the device; mapped only where that costs nothing */
    GPU_UPLOAD  /* mapped, coherent, local to the device if there is such memory: written by the host, never read */
};

typedef struct gpu_buffer
{
    VkBuffer buffer;
    VkDeviceMemory memory;
    VkDeviceSize size; /* bytes */
    VkDeviceAddress address;
    void* mapped; /* NULL: reach it through upload_gpu_buffer and download_gpu_buffer */
} gpu_buffer;

/* Whether the device may have so many bytes for buffers. If not, a sentence says that `what` needs them. */
bool has_gpu_memory(const gpu* g, VkDeviceSize bytes, const char* what);

/* A storage buffer with a device address. A size of 0 is allowed. */
bool create_gpu_buffer(const gpu* g, VkDeviceSize size, int kind, gpu_buffer* buffer);
void destroy_gpu_buffer(const gpu* g, gpu_buffer* buffer);

/* Copy bytes to or from any buffer, and wait until they are there. */
bool upload_gpu_buffer(const gpu* g, const gpu_buffer* to, VkDeviceSize offset, const void* data, VkDeviceSize size);
bool download_gpu_buffer(const gpu* g, const gpu_buffer* from, VkDeviceSize offset, void* data, VkDeviceSize size);

/* A buffer from `offset` bytes to its end, as streamk takes matrices and workspaces. */
sk_buffer make_gpu_matrix(const gpu_buffer* buffer, VkDeviceSize offset);

/* Begin a command buffer. Its commands see everything that was submitted before. */
VkCommandBuffer begin_gpu_commands(const gpu* g);

/* End a command buffer, submit it, wait, and free it. Then the host sees everything that it wrote. */
bool submit_gpu_commands(const gpu* g, VkCommandBuffer commands);

/* Record a barrier: compute work after it sees what compute work before it wrote. */
void record_compute_barrier(VkCommandBuffer commands);

typedef struct gpu_timer
{
    VkQueryPool queries;
    uint32_t count;
} gpu_timer;

/* Each of `count` timestamps is written at most once between two reads. */
bool create_gpu_timer(const gpu* g, uint32_t count, gpu_timer* timer);
void destroy_gpu_timer(const gpu* g, gpu_timer* timer);

/* Record a timestamp: when everything that was recorded before is complete. */
void write_gpu_timestamp(const gpu_timer* timer, VkCommandBuffer commands, uint32_t index);

/* Read the first `count` timestamps, in nanoseconds since the first of them, after submit_gpu_commands. */
bool read_gpu_timestamps(const gpu* g, const gpu_timer* timer, uint32_t count, double* nanoseconds);

#endif
