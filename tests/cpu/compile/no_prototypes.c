/* Neither linked Vulkan nor volk: the user gives get_instance_proc_addr. The header comes first. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "streamk.h"

PFN_vkGetInstanceProcAddr given(const sk_context_desc* desc);

PFN_vkGetInstanceProcAddr given(const sk_context_desc* desc)
{
    return desc->get_instance_proc_addr;
}
