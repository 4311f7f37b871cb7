/* What an engine has before it multiplies: a device by volk, memory by VMA, a queue. streamk adds features to the
 * device, and a context. */
#ifndef MLP_DEVICE_H
#define MLP_DEVICE_H

#include <volk.h>

#include <streamk.hpp>
#include <vk_mem_alloc.h>

#include <vector>

/* Memory that shaders reach by its device address. */
struct buffer
{
    VkBuffer handle;
    VmaAllocation allocation;
    VkDeviceSize size;
    float* mapped; /* null: only the device sees it */

    sk_buffer matrix() const; /* as streamk takes it */
};

class device {
  public:
    device() = default;
    device(const device&) = delete;
    device& operator=(const device&) = delete;
    ~device();

    bool open();
    const streamk::context& context() const
    {
        return streamk_context;
    }
    const char* name() const
    {
        return properties.deviceName;
    }

    /* Zeros in `made` after a failure. Destroyed with the device. The address is a multiple of `alignment`. */
    bool create_buffer(VkDeviceSize size, VkDeviceSize alignment, bool is_mapped, buffer& made);

    /* The host's writes to mapped memory become visible, and are visible again after run(). */
    bool flush(const buffer& written);
    bool invalidate(const buffer& read);

    VkCommandBuffer begin();
    bool run(VkCommandBuffer commands); /* ends, submits, waits */

  private:
    bool open_instance();
    bool open_device();
    bool create_context(const VkDeviceCreateInfo& info);
    bool open_memory();

    VkInstance instance = VK_NULL_HANDLE;
    VkPhysicalDevice physical = VK_NULL_HANDLE;
    VkPhysicalDeviceProperties properties = {};
    VkDevice handle = VK_NULL_HANDLE;
    uint32_t family = 0;
    VkQueue queue = VK_NULL_HANDLE;
    VkCommandPool pool = VK_NULL_HANDLE;
    VmaAllocator allocator = VK_NULL_HANDLE;
    std::vector<buffer> buffers;
    streamk::context streamk_context;
};

#endif
