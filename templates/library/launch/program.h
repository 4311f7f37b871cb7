/* program.h - what every plan is, whatever it multiplies: pipelines that it holds, and a line that tells what it does.
 *
 * Uses context.h, line.h, lock.h, memory.h. Must not know problems or command buffers.
 */

#include "../base/line.h"
#include "../base/lock.h"
#include "../base/memory.h"
#include "../device/context.h"

enum
{
    SK__MOST_HELD = 32 /* pipelines of a plan */
};

typedef struct sk__product sk__product;

/* The head of every plan. */
typedef struct sk__program
{
    const sk__product* product;
    const sk_context* context;
    sk__pipeline* held[SK__MOST_HELD];
    uint32_t held_count;
} sk__program;

/* What is particular to the plans of a product. */
struct sk__product
{
    size_t size;                                                                    /* of a plan, in bytes */
    sk_result (*fill)(sk_context* context, const void* desc, sk__program* program); /* its head is filled in */
    void (*tell)(const sk__program* program, sk__line* line);
    void (*empty)(sk__program* program); /* frees what it has besides pipelines; NULL: nothing */
};

/* Plans know their context as const; its lock is not part of what it says. */
static sk__lock* sk__lock_of_pipelines(const sk__program* program)
{
    return &((sk_context*)program->context)->pipelines.lock;
}

static VkPipeline sk__hold(sk__program* program, sk__pipeline* pipeline)
{
    STREAMK_ASSERT(program->held_count < SK__MOST_HELD);
    program->held[program->held_count++] = pipeline;
    sk__take_lock(sk__lock_of_pipelines(program));
    ++pipeline->holders;
    sk__release_lock(sk__lock_of_pipelines(program));
    return pipeline->handle;
}

/* Holds no pipeline any more. */
static void sk__let_go(sk__program* program)
{
    sk__take_lock(sk__lock_of_pipelines(program));
    for (uint32_t i = 0; i < program->held_count; ++i)
    {
        --program->held[i]->holders;
    }
    sk__release_lock(sk__lock_of_pipelines(program));
    program->held_count = 0;
}

static void sk__destroy_program(sk__program* program)
{
    sk__let_go(program);
    if (program->product->empty)
    {
        program->product->empty(program);
    }
    sk__free(program->context->allocator, program);
}

/* Makes a plan, and writes its address to `plan`, which points to a pointer to the product's own struct: NULL where it
 * cannot be made. All pointers to structs look alike in memory. */
static sk_result sk__create_program(const sk__product* product, sk_context* context, const void* desc, void* plan)
{
    sk__program* program = NULL;
    if (!context)
    {
        return SK_ERROR_NULL_ARGUMENT;
    }
    SK__REQUIRE(&context->logger, plan, SK_ERROR_NULL_ARGUMENT, "plan is NULL");
    memcpy(plan, &program, sizeof program);
    SK__REQUIRE(&context->logger, desc, SK_ERROR_NULL_ARGUMENT, "desc is NULL");
    program = (sk__program*)sk__allocate(context->allocator, product->size);
    SK__REQUIRE(&context->logger, program, SK_ERROR_OUT_OF_HOST_MEMORY,
                "the plan's %llu bytes could not be allocated", (unsigned long long)product->size);
    program->product = product;
    program->context = context;
    sk_result result = product->fill(context, desc, program);
    if (result != SK_SUCCESS)
    {
        sk__destroy_program(program);
        return result;
    }
    memcpy(plan, &program, sizeof program);
    return SK_SUCCESS;
}

/* Writes the line of a plan, as far as there is room for it. Returns its length. */
static size_t sk__format_program(const sk__program* program, char* text, size_t size)
{
    sk__line line = {text, size, 0};
    program->product->tell(program, &line);
    return line.length;
}

static void sk__log_program(const sk__program* program)
{
    char line[SK_LINE_SIZE];
    if (sk__logs(&program->context->log, SK_LOG_LEVEL_INFO))
    {
        sk__format_program(program, line, sizeof line);
        sk__tell(&program->context->log, SK_LOG_LEVEL_INFO, "plan of %s", line);
    }
}
