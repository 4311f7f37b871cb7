/* spgemm_plans.h - a plan of the product of two sparse matrices, on the fake device. Include it first. */
#ifndef SPGEMM_PLANS_H
#define SPGEMM_PLANS_H

#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "commands.h"

enum
{
    MATRIX_A = 0x10000000, /* each has its arrays ROOM apart */
    MATRIX_B = 0x18000000,
    MATRIX_C = 0x20000000,
    STATUS = 0x30000000,
    ROOM = 1 << 26 /* bytes of each array */
};

static sk_context* context;
static sk_spgemm_plan* plan;
static sk_spgemm_desc desc;
static sk_spgemm_args args;

static inline sk_buffer locate_room(VkDeviceAddress address)
{
    sk_buffer room = {.buffer = fake_buffer(address), .size = ROOM};
    return room;
}

static inline sk_csr locate_matrix(VkDeviceAddress address)
{
    sk_csr arrays = {locate_room(address), locate_room(address + 0x2000000), locate_room(address + 0x4000000)};
    arrays.row_offsets.size = arrays.column_indices.size = arrays.values.size = 0x1000000;
    return arrays;
}

/* 1000 x 800 with 5000 nonzeros times 800 x 600 with 4000, of f32. There is no plan yet. */
static inline void start(void)
{
    reset_fake();
    memset(&desc, 0, sizeof desc);
    memset(&args, 0, sizeof args);
    desc.m = 1000;
    desc.k = 800;
    desc.n = 600;
    desc.a_nonzeros = 5000;
    desc.b_nonzeros = 4000;
    args.a = locate_matrix(MATRIX_A);
    args.b = locate_matrix(MATRIX_B);
    args.c = locate_matrix(MATRIX_C);
    args.status = locate_room(STATUS);
    args.workspace = locate_memory(WORKSPACE);
    args.capacity = 30000;
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
}

/* Merge-path, with up to two chunks of four runs. */
static inline void start_chunks(void)
{
    start();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    desc.most_products = 4 * 512;
    desc.most_chunks = 2;
}

static inline bool make_plan(void)
{
    sk_destroy_spgemm_plan(plan);
    bool made = CHECK_EQ(sk_create_spgemm_plan(context, &desc, &plan), SK_SUCCESS);
    if (!made)
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
    return made;
}

static inline void finish(void)
{
    sk_destroy_spgemm_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
}

#endif
