/* Links what the other two files hold, in C or C++. */
#include <vulkan/vulkan.h>

#include "streamk.h"

#include <stdio.h>
#include <string.h>

#ifdef __cplusplus
extern "C"
#endif
    sk_result
    call_everything(sk_context* context, const sk_context_desc* context_desc, VkCommandBuffer commands);

#ifdef __cplusplus
extern "C"
#endif
    VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL
    vkGetInstanceProcAddr(VkInstance instance, const char* name)
{
    (void)instance;
    (void)name;
    return NULL;
}

int main(void)
{
    sk_context_desc desc;
    memset(&desc, 0, sizeof desc);
    sk_result result = call_everything(NULL, &desc, VK_NULL_HANDLE);
    printf("%s\n", sk_result_string(result));
    return result == SK_ERROR_NULL_ARGUMENT ? 0 : 1;
}
