/* A program that links Vulkan gives no get_instance_proc_addr: the linked one is found. Here the fake is linked. */
#define STREAMK_IMPLEMENTATION
#include <vulkan/vulkan.h>
#include "fake_vulkan.h"
#include "check.h"

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vkGetInstanceProcAddr(VkInstance instance, const char* name)
{
    return fake_get_instance_proc_addr(instance, name);
}

static void the_linked_function_serves(void)
{
    reset_fake();
    sk_context* context = NULL;
    sk_context_desc desc = fake_context_desc();
    desc.get_instance_proc_addr = NULL;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    CHECK(strcmp(sk_query_context(context).device_name, "Fake GPU") == 0);
    sk_destroy_context(context);
}

static PFN_vkVoidFunction VKAPI_PTR nothing(VkInstance instance, const char* name)
{
    (void)instance;
    (void)name;
    return NULL;
}

static void the_given_function_goes_before_the_linked(void)
{
    reset_fake();
    sk_context* context = NULL;
    sk_context_desc desc = fake_context_desc();
    desc.get_instance_proc_addr = nothing;
    CHECK_EQ(sk_create_context(&desc, &context), SK_ERROR_MISSING_FUNCTION);
}

int main(void)
{
    RUN(the_linked_function_serves);
    RUN(the_given_function_goes_before_the_linked);
    return CHECK_DONE();
}
