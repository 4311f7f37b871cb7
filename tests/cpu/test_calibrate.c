/* The formulas of examples/calibrate, on fake devices: from the times that the cost model predicts for its shots they
 * must find the constants again that the predictions were made of. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "calibrate/solve.h"
#include "check.h"

#include <math.h>

static sk_context* context;
static sk__cost_table table;

/* Memory is as fast as can be: the formulas are about what it does not bound. */
static void open_device(const char* name, bool is_cpu, uint32_t units)
{
    reset_fake_as(is_cpu);
    snprintf(fake.properties.deviceName, sizeof fake.properties.deviceName, "%s", name);
    sk_context_desc desc = fake_context_desc();
    desc.compute_units = units;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    table = *context->costs;
    table.bandwidth = 1e9f;
    context->costs = &table;
}

/* Predicted, and what a launch takes beside the model. */
static void predict(const shots* s, double times[SHOT_COUNT])
{
    for (int i = 0; i < SHOT_COUNT; ++i)
    {
        sk_plan* plan = NULL;
        times[i] = 0.0;
        if (CHECK_EQ(sk_create_gemm_plan(context, &s->descs[i], &plan), SK_SUCCESS))
        {
            times[i] = 4.2 + (double)sk_query_plan(plan).predicted_time;
        }
        else
        {
            CHECK_NOTE("shot %d: %s\n", i, fake.sentence);
        }
        sk_destroy_plan(plan);
    }
}

static void check_close(const char* kernel, const char* what, double found, double wanted)
{
    if (!CHECK(fabs(found - wanted) <= 1e-3 * wanted + 1e-3))
    {
        CHECK_NOTE("%s: %s is %f, not %f\n", kernel, what, found, wanted);
    }
}

static void check_kernel(uint32_t index, uint32_t units)
{
    const sk__cost* cost = &table.kernels[index];
    sk_kernel_info kernel = sk_query_kernel(context, index);
    shots s = make_shots(&kernel, units);
    double times[SHOT_COUNT];
    predict(&s, times);
    const sk__fitted* fitted = sk__fitted_of(&table, cost);
    constants c = solve(&s, times, (double)fitted->store, fitted->rolling > 0 ? cost->workgroups_per_unit : 0);
    double together = (double)c.values[CONSTANT_START] + c.values[CONSTANT_EPILOGUE];
    CHECK_EQ(c.workgroups_per_unit, cost->workgroups_per_unit);
    check_close(kernel.name, "iteration", c.values[CONSTANT_ITERATION], (double)cost->iteration_time);
    check_close(kernel.name, "lone iteration", c.values[CONSTANT_LONE_ITERATION], (double)cost->lone_iteration_time);
    check_close(kernel.name, "start and epilogue", together, (double)cost->start_time + (double)cost->epilogue_time);
    check_close(kernel.name, "fixup", c.values[CONSTANT_FIXUP], (double)cost->fixup_time);
    check_close(kernel.name, "peer", c.values[CONSTANT_PEER], (double)cost->peer_time);
    check_close(kernel.name, "last arriver", c.values[CONSTANT_LAST_ARRIVER], (double)cost->last_arriver_factor);
    check_close(kernel.name, "second dispatch", c.values[CONSTANT_SECOND_DISPATCH],
                (double)table.second_dispatch_time);
}

static void check_device(const char* name, bool is_cpu, uint32_t units)
{
    open_device(name, is_cpu, units);
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.available && kernel.multiply != SK_MULTIPLY_ARRANGED &&
            !kernel.blocks) /* calibrate leaves these out */
        {
            check_kernel(i, units);
        }
    }
    sk_destroy_context(context);
}

static void constants_of_a_gpu_are_found_again(void)
{
    check_device("NVIDIA H200", false, 132);
    check_device("NVIDIA H200", false, 16);
    check_device("an unknown one", false, 97);
}

static void constants_of_a_cpu_are_found_again(void)
{
    check_device("llvmpipe", true, 8);
    check_device("llvmpipe", true, 4);
}

/* Whatever is measured, a row is one that gen/costs.toml takes. */
static void nonsense_gives_a_row_all_the_same(void)
{
    uint32_t seed = 1;
    sk_kernel_info kernel;
    memset(&kernel, 0, sizeof kernel);
    kernel.tile_m = kernel.tile_n = 32;
    kernel.tile_k = 8;
    for (int i = 0; i < 1000; ++i)
    {
        double times[SHOT_COUNT];
        shots s = make_shots(&kernel, (uint32_t)i % 40);
        for (int j = 0; j < SHOT_COUNT; ++j)
        {
            seed = seed * 1664525u + 1013904223u;
            times[j] = i == 0 ? 0.0 : i == 1 ? (double)NAN : (double)(seed >> 8);
        }
        constants c = solve(&s, times, 5.0, 0);
        CHECK(c.workgroups_per_unit >= 1 && c.workgroups_per_unit <= SHOT_MOST_WORKGROUPS);
        CHECK(c.values[CONSTANT_LONE_ITERATION] > 0.0);
        CHECK(c.values[CONSTANT_ITERATION] >= c.values[CONSTANT_LONE_ITERATION]);
        CHECK(c.values[CONSTANT_LAST_ARRIVER] >= 1.0);
        for (int j = 0; j < CONSTANT_COUNT; ++j)
        {
            CHECK(c.values[j] >= 0.0 && c.values[j] < 1e12);
        }
    }
}

int main(void)
{
    RUN(constants_of_a_gpu_are_found_again);
    RUN(constants_of_a_cpu_are_found_again);
    RUN(nonsense_gives_a_row_all_the_same);
    return CHECK_DONE();
}
