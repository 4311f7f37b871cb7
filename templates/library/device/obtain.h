/* obtain.h - makes each pipeline of a context once, whichever threads want it.
 *
 * Uses pipeline.h. Must not know problems or plans.
 *
 * A thread that wants a pipeline which is not there adds it to the context's, and makes it. Others that want it look
 * again every millisecond, or all the time where <time.h> declares no way to sleep. If it cannot be made, it is taken
 * away again, and the next of them tries by itself: so each call has an error of its own, and what one thread could not
 * allocate another one may. While a driver compiles, no lock is held.
 */

#include "pipeline.h"

static bool sk__are_alike(const sk__pipeline* one, const sk__pipeline* other)
{
    return one->spirv == other->spirv && one->subgroup_size == other->subgroup_size &&
           memcmp(one->constants, other->constants, sizeof one->constants) == 0;
}

/* Finds a pipeline like `wanted`, and whether it is made. If there is none, `own` is added, unless it is NULL. */
static sk__pipeline* sk__find_pipeline(sk__pipelines* all, const sk__pipeline* wanted, sk__pipeline* own,
                                       bool* is_made)
{
    sk__take_lock(&all->lock);
    sk__pipeline* found = all->newest;
    while (found && !sk__are_alike(found, wanted))
    {
        found = found->next;
    }
    if (!found && own)
    {
        own->next = all->newest;
        all->newest = found = own;
    }
    *is_made = found && found->is_made;
    sk__release_lock(&all->lock);
    return found;
}

/* Ends the making of a pipeline: others may use it, or it is taken away. */
static void sk__end_making(sk__pipelines* all, sk__pipeline* pipeline, bool is_made)
{
    sk__take_lock(&all->lock);
    pipeline->is_made = is_made;
    sk__pipeline** link = &all->newest;
    while (!is_made && *link != pipeline)
    {
        link = &(*link)->next;
    }
    if (!is_made)
    {
        *link = pipeline->next;
    }
    sk__release_lock(&all->lock);
}

/* Makes a pipeline that this thread has added. */
static sk_result sk__make_added(sk_context* context, const sk__recipe* recipe, sk__pipeline* pipeline)
{
    sk_result result = sk__make_pipeline(context, recipe, pipeline);
    sk__end_making(&context->pipelines, pipeline, result == SK_SUCCESS);
    if (result != SK_SUCCESS)
    {
        sk__free(context->allocator, pipeline);
    }
    return result;
}

/* Finds a pipeline like `wanted`. If it waits, no other thread is making it then. */
static sk__pipeline* sk__await_pipeline(sk__pipelines* all, const sk__pipeline* wanted, bool waits, bool* is_made)
{
    sk__pipeline* found = sk__find_pipeline(all, wanted, NULL, is_made);
    while (found && !*is_made && waits)
    {
        sk__rest();
        found = sk__find_pipeline(all, wanted, NULL, is_made);
    }
    return found;
}

/* Finds the pipeline that was made so, or makes it. NULL if another thread is making it, and this one does not wait. */
static sk_result sk__obtain_pipeline(sk_context* context, const sk__recipe* recipe,
                                     const uint32_t constants[SK__CONSTANT_COUNT], bool waits, sk__pipeline** found)
{
    bool is_made = false;
    sk__pipeline wanted;
    memset(&wanted, 0, sizeof wanted);
    wanted.spirv = recipe->spirv;
    wanted.subgroup_size = recipe->subgroup_size;
    memcpy(wanted.constants, constants, sizeof wanted.constants);
    while (!(*found = sk__await_pipeline(&context->pipelines, &wanted, waits, &is_made)))
    {
        sk__pipeline* own = (sk__pipeline*)sk__allocate(context->allocator, sizeof *own);
        SK__REQUIRE(&context->logger, own, SK_ERROR_OUT_OF_HOST_MEMORY,
                    "a pipeline's %llu bytes could not be allocated", (unsigned long long)sizeof *own);
        *own = wanted;
        if (sk__find_pipeline(&context->pipelines, &wanted, own, &is_made) == own)
        {
            *found = own;
            return sk__make_added(context, recipe, own);
        }
        sk__free(context->allocator, own);
    }
    *found = is_made ? *found : NULL;
    return SK_SUCCESS;
}

static sk_result sk__get_pipeline(sk_context* context, const sk__pipeline_key* key, bool waits, sk__pipeline** found)
{
    uint32_t constants[SK__CONSTANT_COUNT];
    sk__recipe recipe = sk__make_recipe(context, key);
    sk__pipeline_key used = sk__leave_out_unused(key);
    sk__fill_constants(context, &used, constants);
    return sk__obtain_pipeline(context, &recipe, constants, waits, found);
}
