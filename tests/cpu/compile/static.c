/* Everything private to one file, which uses a part of it. */
#define STREAMK_STATIC
#define STREAMK_IMPLEMENTATION
#include <vulkan/vulkan.h>

#include "streamk.h"

const char* describe(sk_result result);

const char* describe(sk_result result)
{
    sk_context* context = NULL;
    sk_result created = sk_create_context(NULL, &context);
    sk_destroy_context(context);
    return sk_result_string(created == SK_SUCCESS ? result : created);
}
