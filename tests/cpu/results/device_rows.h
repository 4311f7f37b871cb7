/* device_rows.h - what is wrong with a device: handles, features, functions, calls. Include it after rig.h. */
#ifndef DEVICE_ROWS_H
#define DEVICE_ROWS_H

/* result, what is different, sentence */
#define DEVICE_ROWS(X)                                                                                              \
    X(SK_ERROR_NULL_ARGUMENT, s.step = FEATURES; s.features.instance = NULL, "instance is NULL")                    \
    X(SK_ERROR_NULL_ARGUMENT, s.step = FEATURES; s.features.physical_device = NULL, "physical_device is NULL")      \
    X(SK_ERROR_NULL_ARGUMENT, s.context.instance = NULL, "instance is NULL")                                        \
    X(SK_ERROR_NULL_ARGUMENT, s.context.physical_device = NULL, "physical_device is NULL")                          \
    X(SK_ERROR_NULL_ARGUMENT, s.context.device = NULL, "device is NULL")                                            \
    X(SK_ERROR_NULL_ARGUMENT, s.context.device_create_info = NULL,                                                  \
      "device_create_info is NULL: pass what the device was created with")                                          \
    X(SK_ERROR_MISSING_FEATURE, s.step = FEATURES;                                                                  \
      fake.properties.apiVersion = VK_API_VERSION_1_1, "Fake GPU has Vulkan 1.1, 1.2 is needed")                    \
    X(SK_ERROR_MISSING_FEATURE, s.step = FEATURES;                                                                  \
      fake.vulkan12.bufferDeviceAddress = VK_FALSE, "Fake GPU lacks bufferDeviceAddress, which every kernel needs") \
    X(SK_ERROR_MISSING_FEATURE, fake.features.vulkan_memory_model.vulkanMemoryModel = VK_FALSE,                     \
      "device_create_info does not enable vulkanMemoryModel, which every kernel needs")                             \
    X(SK_ERROR_MISSING_FEATURE, s.desc.kernel = NULL; s.desc.a.type = s.desc.b.type = SK_TYPE_F16;                  \
      fake.features.storage_16bit.storageBuffer16BitAccess = VK_FALSE,                                              \
      "Fake GPU cannot run a kernel for f16 inputs and f32 D: storageBuffer16BitAccess")                            \
    X(SK_ERROR_MISSING_FUNCTION, s.context.get_instance_proc_addr = NULL,                                           \
      "get_instance_proc_addr is NULL, and no linked Vulkan or loaded volk provides vkGetInstanceProcAddr")         \
    X(SK_ERROR_MISSING_FUNCTION, fake.missing = "vkGetPhysicalDeviceFeatures2",                                     \
      "the instance has no function vkGetPhysicalDeviceFeatures2: Vulkan 1.2 is needed, of the driver and in "      \
      "VkApplicationInfo.apiVersion")                                                                               \
    X(SK_ERROR_MISSING_FUNCTION, fake.missing = "vkGetBufferDeviceAddress",                                         \
      "the device has no function vkGetBufferDeviceAddress: Vulkan 1.2 is needed, of the driver and in "            \
      "VkApplicationInfo.apiVersion")                                                                               \
    X(SK_ERROR_OUT_OF_DEVICE_MEMORY, fail("vkCreatePipelineLayout", VK_ERROR_OUT_OF_DEVICE_MEMORY),                 \
      "vkCreatePipelineLayout returned -2")                                                                         \
    X(SK_ERROR_OUT_OF_HOST_MEMORY, fail("vkCreateShaderModule", VK_ERROR_OUT_OF_HOST_MEMORY),                       \
      "vkCreateShaderModule returned -1 for gemm_f32_f32_f32_64x64x16_scalar")                                      \
    X(SK_ERROR_VULKAN, fail("vkCreateComputePipelines", VK_ERROR_INITIALIZATION_FAILED),                            \
      "vkCreateComputePipelines returned -3 for gemm_f32_f32_f32_64x64x16_scalar")                                  \
    X(SK_ERROR_DEVICE_LOST, fail("vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR", VK_ERROR_DEVICE_LOST),        \
      "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR returned -4")

#endif
