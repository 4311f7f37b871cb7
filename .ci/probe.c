/* What the Vulkan loader offers here, one "name: version" line a device; with the argument "layer", the version of
   the validation layer, once it has really been loaded. Exit code 1 where there is nothing. setup.sh asks it. */
#define VK_NO_PROTOTYPES
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <vulkan/vulkan.h>

static PFN_vkGetInstanceProcAddr load;

static PFN_vkVoidFunction get(VkInstance instance, const char* name)
{
    return load(instance, name);
}

static VkInstance create_instance(int with_layer)
{
    const char* layer = "VK_LAYER_KHRONOS_validation";
    VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_2};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &app};
    VkInstance instance = VK_NULL_HANDLE;
    info.enabledLayerCount = with_layer ? 1 : 0;
    info.ppEnabledLayerNames = &layer;
    PFN_vkCreateInstance create = (PFN_vkCreateInstance)get(NULL, "vkCreateInstance");
    return create(&info, NULL, &instance) == VK_SUCCESS ? instance : VK_NULL_HANDLE;
}

static int print_layer(void)
{
    VkLayerProperties layers[64];
    uint32_t count = 64;
    ((PFN_vkEnumerateInstanceLayerProperties)get(NULL, "vkEnumerateInstanceLayerProperties"))(&count, layers);
    for (uint32_t i = 0; i < count; i++)
    {
        uint32_t v = layers[i].specVersion;
        if (strcmp(layers[i].layerName, "VK_LAYER_KHRONOS_validation") != 0)
            continue;
        printf("%u.%u.%u\n", VK_API_VERSION_MAJOR(v), VK_API_VERSION_MINOR(v), VK_API_VERSION_PATCH(v));
        return 0;
    }
    return 1;
}

static void print_device(const char* name, const char* driver, uint32_t v)
{
    if (*driver)
    {
        printf("%s: %s\n", name, driver);
        return;
    }
    printf("%s: %u.%u.%u\n", name, VK_API_VERSION_MAJOR(v), VK_API_VERSION_MINOR(v), VK_API_VERSION_PATCH(v));
}

static int print_devices(VkInstance instance)
{
    VkPhysicalDevice devices[16];
    uint32_t count = 16;
    ((PFN_vkEnumeratePhysicalDevices)get(instance, "vkEnumeratePhysicalDevices"))(instance, &count, devices);
    PFN_vkGetPhysicalDeviceProperties2 query =
        (PFN_vkGetPhysicalDeviceProperties2)get(instance, "vkGetPhysicalDeviceProperties2");
    for (uint32_t i = 0; i < count; i++)
    {
        VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
        VkPhysicalDeviceProperties2 all = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &driver};
        query(devices[i], &all);
        print_device(all.properties.deviceName, driver.driverInfo, all.properties.driverVersion);
    }
    return count == 0;
}

int main(int argc, char** argv)
{
    int with_layer = argc > 1 && strcmp(argv[1], "layer") == 0;
    void* loader = dlopen("libvulkan.so.1", RTLD_NOW);
    if (!loader)
        return 1;
    *(void**)&load = dlsym(loader, "vkGetInstanceProcAddr");
    VkInstance instance = load ? create_instance(with_layer) : VK_NULL_HANDLE;
    if (!instance)
        return 1;
    return with_layer ? print_layer() : print_devices(instance);
}
