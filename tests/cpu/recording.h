/* recording.h - one product on the fake device. Include it after fake_vulkan.h and check.h. */
#ifndef RECORDING_H
#define RECORDING_H

#include "commands.h"

static sk_context* context;
static sk_gemm_desc desc;
static sk_gemm_args args;
static sk_plan* plan;

/* 256 x 192 x 320 of f32 in 64 x 64 x 16 tiles: 12 tiles of 20 k-iterations. */
static inline void start(void)
{
    reset_fake();
    memset(&desc, 0, sizeof desc);
    desc.m = 256;
    desc.n = 192;
    desc.k = 320;
    desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    args = make_args();
    sk_context_desc context_desc = fake_context_desc();
    CHECK_EQ(sk_create_context(&context_desc, &context), SK_SUCCESS);
    plan = NULL;
}

static inline void make_plan(void)
{
    sk_destroy_plan(plan);
    if (!CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static inline void record(void)
{
    if (!CHECK_EQ(sk_gemm(fake_commands(), plan, &args), SK_SUCCESS))
    {
        CHECK_NOTE("%s\n", fake.sentence);
    }
}

static inline void finish(void)
{
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
}

static inline void start_and_record(void)
{
    start();
    make_plan();
    record();
}

#endif
