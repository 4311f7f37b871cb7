/* A program that uses volk gives no get_instance_proc_addr: volk's is found, once it is loaded. */
#define VOLK_IMPLEMENTATION
#define STREAMK_IMPLEMENTATION
#include <volk.h>
#include "fake_vulkan.h"
#include "check.h"

static sk_result make_context(void)
{
    reset_fake();
    sk_context* context = NULL;
    sk_context_desc desc = fake_context_desc();
    desc.get_instance_proc_addr = NULL;
    sk_result result = sk_create_context(&desc, &context);
    sk_destroy_context(context);
    return result;
}

static void volk_that_is_not_loaded_is_an_error(void)
{
    vkGetInstanceProcAddr = NULL;
    CHECK_EQ(make_context(), SK_ERROR_MISSING_FUNCTION);
    CHECK(strcmp(fake.sentence, "get_instance_proc_addr is NULL, and no linked Vulkan or loaded volk provides "
                                "vkGetInstanceProcAddr") == 0);
}

static void loaded_volk_serves(void)
{
    vkGetInstanceProcAddr = fake_get_instance_proc_addr;
    CHECK_EQ(make_context(), SK_SUCCESS);
}

int main(void)
{
    RUN(volk_that_is_not_loaded_is_an_error);
    RUN(loaded_volk_serves);
    return CHECK_DONE();
}
