/* functions.h - the Vulkan functions that the library calls: the whole list.
 *
 * Uses result.h. Must not know what they are called for.
 * All of them are found through vkGetInstanceProcAddr. Each device gets pointers of its own.
 */

#include "../base/memory.h"

/* For a sentence: why a function is absent. The driver gives no functions of a version that the application does not
 * ask for. */
#define SK__NEEDS_VULKAN "Vulkan 1.2 is needed, of the driver and in VkApplicationInfo.apiVersion"

/* Found through the instance. */
#define SK__INSTANCE_FUNCTIONS(X)     \
    X(vkGetDeviceProcAddr)            \
    X(vkGetPhysicalDeviceProperties)  \
    X(vkGetPhysicalDeviceProperties2) \
    X(vkGetPhysicalDeviceFeatures2)   \
    X(vkEnumerateDeviceExtensionProperties)

/* Found through the device. */
#define SK__DEVICE_FUNCTIONS(X) \
    X(vkCreateShaderModule)     \
    X(vkDestroyShaderModule)    \
    X(vkCreatePipelineLayout)   \
    X(vkDestroyPipelineLayout)  \
    X(vkCreateComputePipelines) \
    X(vkDestroyPipeline)        \
    X(vkGetBufferDeviceAddress) \
    X(vkCmdPipelineBarrier)     \
    X(vkCmdBindPipeline)        \
    X(vkCmdPushConstants)       \
    X(vkCmdDispatch)            \
    X(vkCmdDispatchBase)        \
    X(vkCmdFillBuffer)          \
    X(vkCmdUpdateBuffer)

/* VkCooperativeMatrixPropertiesKHR. Older Vulkan headers lack it, and its function. They have its enums by their names
 * in VK_NV_cooperative_matrix. */
typedef struct sk__matrix_properties
{
    VkStructureType sType;
    void* pNext;
    uint32_t MSize, NSize, KSize;
    VkComponentTypeNV AType, BType, CType, ResultType;
    VkBool32 saturatingAccumulation;
    VkScopeNV scope;
} sk__matrix_properties;

/* Its last argument is an array of sk__matrix_properties; without a type, callers and callees that know one agree. */
typedef VkResult(VKAPI_PTR* sk__get_matrix_properties)(VkPhysicalDevice, uint32_t*, void*);

/* NULL where their extension is absent. */
#define SK__OPTIONAL_FUNCTIONS(X)                                                   \
    X(sk__get_matrix_properties, vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR) \
    X(PFN_vkSetDebugUtilsObjectNameEXT, vkSetDebugUtilsObjectNameEXT)               \
    X(PFN_vkCmdBeginDebugUtilsLabelEXT, vkCmdBeginDebugUtilsLabelEXT)               \
    X(PFN_vkCmdEndDebugUtilsLabelEXT, vkCmdEndDebugUtilsLabelEXT)

typedef struct sk__functions
{
#define SK_X(name) PFN_##name name;
    SK__INSTANCE_FUNCTIONS(SK_X)
    SK__DEVICE_FUNCTIONS(SK_X)
#undef SK_X
#define SK_X(type, name) type name;
    SK__OPTIONAL_FUNCTIONS(SK_X)
#undef SK_X
} sk__functions;

/* The user's function, or else the one that linking or volk provides. */
static PFN_vkGetInstanceProcAddr sk__get_instance_proc_addr(PFN_vkGetInstanceProcAddr given)
{
#if !defined(VK_NO_PROTOTYPES) || defined(VOLK_H_)
    return given ? given : vkGetInstanceProcAddr;
#else
    return given;
#endif
}

static sk_result sk__load_instance_functions(const sk_logger* logger, PFN_vkGetInstanceProcAddr given,
                                             VkInstance instance, sk__functions* functions)
{
    PFN_vkGetInstanceProcAddr get = sk__get_instance_proc_addr(given);
    SK__REQUIRE(logger, get, SK_ERROR_MISSING_FUNCTION,
                "get_instance_proc_addr is NULL, and no linked Vulkan or loaded volk provides vkGetInstanceProcAddr");
#define SK_X(name)                                                  \
    functions->name = (PFN_##name)get(instance, #name);             \
    SK__REQUIRE(logger, functions->name, SK_ERROR_MISSING_FUNCTION, \
                "the instance has no function %s: " SK__NEEDS_VULKAN, #name);
    SK__INSTANCE_FUNCTIONS(SK_X)
#undef SK_X
#define SK_X(type, name) functions->name = (type)get(instance, #name);
    SK__OPTIONAL_FUNCTIONS(SK_X)
#undef SK_X
    return SK_SUCCESS;
}

static sk_result sk__load_device_functions(const sk_logger* logger, VkDevice device, sk__functions* functions)
{
#define SK_X(name)                                                               \
    functions->name = (PFN_##name)functions->vkGetDeviceProcAddr(device, #name); \
    SK__REQUIRE(logger, functions->name, SK_ERROR_MISSING_FUNCTION,              \
                "the device has no function %s: " SK__NEEDS_VULKAN, #name);
    SK__DEVICE_FUNCTIONS(SK_X)
#undef SK_X
    return SK_SUCCESS;
}
