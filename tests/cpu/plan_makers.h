/* plan_makers.h - a plan of each kind on the fake device, with all pipelines that such plans have. Include it after
 * fake_vulkan.h and plans.h. */
#ifndef PLAN_MAKERS_H
#define PLAN_MAKERS_H

/* Creates a plan, and destroys it if it is there. */
typedef struct plan_maker
{
    const char* name;
    sk_result (*make)(void);
    uint32_t least_pipelines;
} plan_maker;

static inline sk_result make_gemm(const sk_gemm_desc* desc)
{
    sk_plan* plan = NULL;
    sk_result result = sk_create_gemm_plan(context, desc, &plan);
    CHECK_EQ(plan != NULL, result == SK_SUCCESS);
    sk_destroy_plan(plan);
    return result;
}

static sk_result make_whole_tiles(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    return make_gemm(&desc);
}

static sk_result make_separate_pass(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.decomposition = SK_DECOMPOSITION_SPLIT_K;
    desc.splits = 3;
    desc.fixup = SK_FIXUP_SEPARATE_PASS;
    return make_gemm(&desc);
}

static sk_result make_retiled(void)
{
    sk_gemm_desc desc = describe_shape(1000, 1000, 64);
    desc.decomposition = SK_DECOMPOSITION_RETILED;
    desc.kernel = "gemm_f32_f32_f32_128x128x16_scalar";
    desc.workers = 50;
    return make_gemm(&desc);
}

/* f16, of cooperative matrices. */
static sk_result make_packed(void)
{
    sk_gemm_desc desc = describe_halves(500, 500, 500);
    desc.packing = SK_PACKING_ALWAYS;
    return make_gemm(&desc);
}

static sk_result make_slices(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 512);
    desc.accuracy = SK_ACCURACY_SLICES;
    return make_gemm(&desc);
}

static sk_result make_products_of_halves(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 1024);
    desc.accuracy = SK_ACCURACY_F32;
    desc.way = SK_WAY_F16X3;
    return make_gemm(&desc);
}

static sk_result make_measured_slices(void)
{
    sk_gemm_desc desc = describe_shape(512, 512, 1024);
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F64;
    desc.accuracy = SK_ACCURACY_F64;
    desc.way = SK_WAY_SLICES;
    return make_gemm(&desc);
}

static sk_result make_grouped(void)
{
    sk_plan* plan = NULL;
    sk_grouped_gemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.gemm = describe_shape(512, 512, 512);
    desc.gemm.packing = SK_PACKING_ALWAYS;
    desc.gemm.chunk = 4;
    desc.gemm.kernel = TILE_64;
    desc.most_problems = 8;
    sk_result result = sk_create_grouped_gemm_plan(context, &desc, &plan);
    CHECK_EQ(plan != NULL, result == SK_SUCCESS);
    sk_destroy_plan(plan);
    return result;
}

static sk_result make_sparse(void)
{
    sk_spmm_plan* plan = NULL;
    sk_spmm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = 1000;
    desc.k = 800;
    desc.nonzeros = 5000;
    desc.n = 1;
    sk_result result = sk_create_spmm_plan(context, &desc, &plan);
    CHECK_EQ(plan != NULL, result == SK_SUCCESS);
    sk_destroy_spmm_plan(plan);
    return result;
}

static sk_result make_spgemm(void)
{
    sk_spgemm_plan* plan = NULL;
    sk_spgemm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = 1000;
    desc.k = 800;
    desc.n = 600;
    desc.a_nonzeros = 5000;
    desc.b_nonzeros = 4000;
    sk_result result = sk_create_spgemm_plan(context, &desc, &plan);
    CHECK_EQ(plan != NULL, result == SK_SUCCESS);
    sk_destroy_spgemm_plan(plan);
    return result;
}

static sk_result make_sddmm(void)
{
    sk_sddmm_plan* plan = NULL;
    sk_sddmm_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.m = 1000;
    desc.n = 800;
    desc.nonzeros = 5000;
    desc.k = 64;
    sk_result result = sk_create_sddmm_plan(context, &desc, &plan);
    CHECK_EQ(plan != NULL, result == SK_SUCCESS);
    sk_destroy_sddmm_plan(plan);
    return result;
}

static const plan_maker plan_makers[] = {
    {"whole tiles", make_whole_tiles, 2},
    {"separate pass", make_separate_pass, 4},
    {"retiled", make_retiled, 2},
    {"packed", make_packed, 2},
    {"grouped", make_grouped, 3},
    {"sparse", make_sparse, 1},
    {"sparse A and B", make_spgemm, 3},
    {"sampled", make_sddmm, 1},
    {"slices", make_slices, 4},
    {"halves", make_products_of_halves, 4},
    {"measured_slices", make_measured_slices, 4},
};

enum
{
    PLAN_MAKERS = sizeof plan_makers / sizeof *plan_makers
};

#endif
