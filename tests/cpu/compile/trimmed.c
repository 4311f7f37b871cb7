/* What test_trimmed.py's header plans: f32 with one kernel of the registry and two of the user's own, f16 and f64
 * with the user's own, on a CPU driver; nothing else. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "check.h"
#include "plans.h"

#define REGISTRYS "gemm_f32_f32_f32_32x32x8_scalar"
#define OWN "gemm_f32_f32_f32_32x64x16_scalar"
#define OWN_ODD "gemm_f32_f32_f32_12x24x8_scalar"
#define OWN_COOP "gemm_f16_f32_f32_16x48x32_coop"
#define OWN_F64 "gemm_f64_f64_f64_16x16x2_scalar"

static void it_has_five_kernels_and_runs_them_all(void)
{
    const char* const names[] = {REGISTRYS, OWN, OWN_ODD, OWN_COOP, OWN_F64};
    CHECK_EQ(sk_query_context(context).kernel_count, 5);
    for (uint32_t i = 0; i < 5; ++i)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        CHECK(kernel.name && strcmp(kernel.name, names[i]) == 0);
        CHECK(kernel.available && kernel.automatic);
    }
}

static void each_kernel_can_be_asked_for(void)
{
    sk_gemm_desc desc = describe_shape(100, 100, 100);
    desc.kernel = OWN;
    CHECK(strcmp(info_of(&desc).kernel, OWN) == 0);
    desc.kernel = REGISTRYS;
    CHECK(strcmp(info_of(&desc).kernel, REGISTRYS) == 0);
    desc.kernel = NULL;
    desc.a.type = desc.b.type = SK_TYPE_F16;
    CHECK(strcmp(info_of(&desc).kernel, OWN_COOP) == 0);
    CHECK_EQ(info_of(&desc).tile_n, 48);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F64;
    CHECK(strcmp(info_of(&desc).kernel, OWN_F64) == 0);
}

static void what_it_has_no_kernel_for_is_refused(void)
{
    sk_plan* plan = NULL;
    sk_gemm_desc desc = describe_shape(100, 100, 100);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F16;
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_ERROR_NO_KERNEL);
    CHECK(strcmp(fake.sentence, "no kernel takes f16 inputs and f16 D") == 0);
    desc = describe_shape(100, 100, 100);
    desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_ERROR_NO_KERNEL);
    CHECK(plan == NULL);
}

/* What it has is for CPU drivers. A GPU that can run it takes it, as there is nothing else. */
static void a_gpu_without_kernels_of_its_own_takes_those_of_cpu_drivers(void)
{
    open_context(false, 0);
    sk_plan* plan = NULL;
    sk_gemm_desc desc = describe_shape(100, 100, 100);
    if (CHECK_EQ(sk_create_gemm_plan(context, &desc, &plan), SK_SUCCESS))
    {
        CHECK(strncmp(sk_query_plan(plan).kernel, "gemm_f32_f32_f32_", 17) == 0);
    }
    sk_destroy_plan(plan);
    sk_destroy_context(context);
}

int main(void)
{
    reset_fake_cpu();
    sk_context_desc desc = fake_context_desc();
    if (sk_create_context(&desc, &context) != SK_SUCCESS)
    {
        return 1;
    }
    RUN(it_has_five_kernels_and_runs_them_all);
    RUN(each_kernel_can_be_asked_for);
    RUN(what_it_has_no_kernel_for_is_refused);
    sk_destroy_context(context);
    RUN(a_gpu_without_kernels_of_its_own_takes_those_of_cpu_drivers);
    return CHECK_DONE();
}
