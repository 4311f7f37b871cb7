/* The manual goes on: memory that other APIs share.
 *
 * OTHER APIS
 *
 *   Matrices, vectors and workspace may lie in memory that CUDA, HIP, another process or another Vulkan device shares:
 *   streamk asks only for a buffer's usages and address. Allocating, and saying whose turn it is, are yours.
 *
 *   Vulkan exports. Chain VkExportMemoryAllocateInfo and VkMemoryAllocateFlagsInfo (DEVICE_ADDRESS) to your
 *   VkMemoryAllocateInfo, and VkExternalMemoryBufferCreateInfo to the VkBufferCreateInfo. VK_KHR_external_memory_fd
 *   hands out a file descriptor of the memory, VK_KHR_external_memory_win32 a handle. Each import takes one.
 *
 *   CUDA   cudaImportExternalMemory() with cudaExternalMemoryHandleTypeOpaqueFd, or OpaqueWin32, and the size of the
 *          allocation; then cudaExternalMemoryGetMappedBuffer() gives the pointer
 *   HIP    hipImportExternalMemory() and hipExternalMemoryGetMappedBuffer(), in the same way
 *
 *   A VkMemoryDedicatedAllocateInfo in Vulkan needs the flag cudaExternalMemoryDedicated there. Both APIs must use the
 *   same GPU: VkPhysicalDeviceIDProperties.deviceUUID is the uuid of cudaDeviceProp. What cudaMalloc() allocated cannot
 *   be imported; what cuMemCreate() made with an exportable handle can, by VkImportMemoryFdInfoKHR.
 *
 *   Turns. Let a semaphore of VK_KHR_external_semaphore_fd (or win32) order them: cudaImportExternalSemaphore(),
 *   cudaWaitExternalSemaphoresAsync() and cudaSignalExternalSemaphoresAsync(). Or wait on the host for each. Before
 *   sk_gemm(), record a buffer barrier from VK_QUEUE_FAMILY_EXTERNAL to your queue's family, and after it one back. A
 *   workspace that streamk alone uses needs neither.
 *
 *   This was run between two Vulkan devices, on the CPU drivers lavapipe and SwiftShader. With CUDA and HIP it was not.
 */
