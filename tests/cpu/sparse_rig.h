/* sparse_rig.h - a plan of a product with a sparse matrix on the fake device. Include it after fake_vulkan.h, check.h
 * and commands.h. */
#ifndef SPARSE_RIG_H
#define SPARSE_RIG_H

enum
{
    OFFSETS = 0x60000000, /* beside those of commands.h */
    COLUMNS = 0x68000000,
    ROOM = 1 << 26 /* bytes of each operand */
};

static sk_context* context;
static sk_spmm_plan* plan;
static sk_spmm_desc desc;
static sk_spmm_args args;

static inline sk_buffer locate_room(VkDeviceAddress address)
{
    sk_buffer room = {.buffer = fake_buffer(address), .size = ROOM};
    return room;
}

/* 1000 x 800 with 5000 nonzeros of f32, times a vector. There is no plan yet. */
static inline void start_sparse(void)
{
    reset_fake();
    memset(&desc, 0, sizeof desc);
    memset(&args, 0, sizeof args);
    desc.m = 1000;
    desc.k = 800;
    desc.nonzeros = 5000;
    desc.n = 1;
    args.a.row_offsets = locate_room(OFFSETS);
    args.a.column_indices = locate_room(COLUMNS);
    args.a.values = locate_room(A);
    args.b = locate_room(B);
    args.c = locate_room(C);
    args.d = locate_room(D);
    args.workspace = locate_room(WORKSPACE);
    args.alpha = 1.0;
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
}

static inline bool make_plan(void)
{
    sk_destroy_spmm_plan(plan);
    bool made = CHECK_EQ(sk_create_spmm_plan(context, &desc, &plan), SK_SUCCESS);
    if (!made)
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    return made;
}

static inline void finish(void)
{
    sk_destroy_spmm_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
}

#endif
