/* What serves the kernels, or multiplies sparse matrices, on an AMD GPU (amd_compile.h), for amd_budget.py: a CSV row
 * for each pipeline, which is named by its place in its plan. A plan of copies ends with the kernel's own; one of a
 * group begins with it. Each plan has a context of its own, so that all its pipelines are made.
 *
 *     RADV_FORCE_FAMILY=navi31 amd_served */
#include "amd_compile.h"

#include <stdio.h>
#include <string.h>

enum
{
    ROWS = 4096,
    NONZEROS = 1 << 18
};

static bool print_pipelines(const char* name, const char* detail)
{
    const compiled* pipelines;
    uint32_t count = made_for_amd(&pipelines);
    bool is_good = count > 0;
    for (uint32_t i = 0; i < count; i++)
    {
        char place[16];
        snprintf(place, sizeof place, "%u", i);
        print_amd_row(name, detail, place, &pipelines[i]);
        is_good = is_good && pipelines[i].is_complete;
    }
    return is_good;
}

/* ---- copies, and tables of groups -------------------------------------------------------------- */

typedef struct served
{
    const char* name;
    sk_type type, sum, output;
    const char* kernel; /* a small one: it is not what is looked at */
    bool grouped;
} served;

static const served plans[] = {
    {"copies", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, "gemm_f32_f32_f32_16x128x32_scalar", false},
    {"copies", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, "gemm_f16_f32_f16_64x64x16_scalar", false},
    {"arranged", SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_F16, "gemm_f16_f32_f16_128x192x32_arranged", false},
    {"copies", SK_TYPE_S8, SK_TYPE_S32, SK_TYPE_S32, "gemm_s8_s32_s32_64x64x64_dp4a", false},
    {"grouped", SK_TYPE_F32, SK_TYPE_F32, SK_TYPE_F32, "gemm_f32_f32_f32_16x128x32_scalar", true},
};

static sk_gemm_desc describe(const served* s)
{
    sk_gemm_desc desc = {0};
    desc.m = desc.n = desc.k = 256;
    desc.a.type = desc.b.type = s->type;
    desc.accumulator = s->sum;
    desc.c.type = desc.d.type = s->output;
    desc.kernel = s->kernel;
    desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    desc.packing = SK_PACKING_ALWAYS;
    return desc;
}

static sk_result create_plan(sk_context* context, const served* s, sk_plan** plan)
{
    sk_gemm_desc gemm = describe(s);
    sk_grouped_gemm_desc grouped = {.gemm = gemm, .most_problems = 2};
    return s->grouped ? sk_create_grouped_gemm_plan(context, &grouped, plan)
                      : sk_create_gemm_plan(context, &gemm, plan);
}

static bool print_served(const served* s)
{
    sk_plan* plan = NULL;
    sk_context* context = create_amd_context();
    bool is_made = context && create_plan(context, s, &plan) == SK_SUCCESS;
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    return is_made && print_pipelines(s->name, sk_word(SK_WORDS_TYPE, s->type));
}

/* Of a product of slices, and of those that it is made of: all that cuts A and B, adds levels, and mends. */
static bool print_slices(void)
{
    sk_plan* plan = NULL;
    sk_context* context = create_amd_context();
    sk_gemm_desc desc = {.m = 256, .n = 256, .k = 1024, .accuracy = SK_ACCURACY_F32, .way = SK_WAY_SLICES};
    desc.a.type = desc.b.type = desc.d.type = SK_TYPE_F32; /* f64 has the same pipelines */
    desc.slices = 2;
    bool is_made = context && sk_create_gemm_plan(context, &desc, &plan) == SK_SUCCESS;
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    return is_made && print_pipelines("slices", sk_word(SK_WORDS_TYPE, SK_TYPE_F32));
}

/* Of a product of halves: both products, of which one promotes sums, and what writes halves and mends. */
static bool print_halves(void)
{
    sk_plan* plan = NULL;
    sk_context* context = create_amd_context();
    sk_gemm_desc desc = {.m = 4096, .n = 4096, .k = 4096, .accuracy = SK_ACCURACY_F32, .way = SK_WAY_F16X3};
    desc.kernel = "gemm_f16_f32_f32_128x128x64_coop"; /* has the most sums */
    desc.aligned = true;
    bool is_made = context && sk_create_gemm_plan(context, &desc, &plan) == SK_SUCCESS;
    sk_destroy_plan(plan);
    sk_destroy_context(context);
    return is_made && print_pipelines("halves", sk_word(SK_WORDS_TYPE, SK_TYPE_F32));
}

/* What tells how registers hold matrices, where kernels need it: of f16, and of bf16 if the driver has that. */
static bool print_probe(void)
{
    VkCommandBuffer none = (VkCommandBuffer)(void*)&amd; /* of no driver: commands are dropped */
    sk_context* context = create_amd_context();
    bool asks = context && sk_query_context(context).fragments_size > 0;
    sk_buffer to = {.address = 256, .size = VK_WHOLE_SIZE};
    bool is_made = context && (!asks || sk_probe_fragments(none, context, to) == SK_SUCCESS);
    sk_destroy_context(context);
    return is_made && (!asks || print_pipelines("probe", "registers"));
}

/* ---- sparse matrices -------------------------------------------------------------------------- */

/* What f16 and s32 become is what f32 does. */
static const sk_type sparse_types[] = {SK_TYPE_F32, SK_TYPE_F64};
static const sk_sparse_decomposition decompositions[] = {
    SK_SPARSE_DECOMPOSITION_THREAD_MAPPED, SK_SPARSE_DECOMPOSITION_GROUP_MAPPED, SK_SPARSE_DECOMPOSITION_MERGE_PATH,
    SK_SPARSE_DECOMPOSITION_ROW_BLOCKS};

/* The first of a type makes what reads its indices, too. */
static bool print_sparse(sk_type type, sk_sparse_decomposition decomposition, uint32_t n)
{
    char name[64];
    char detail[64];
    sk_spmm_desc desc = {.m = ROWS, .k = ROWS, .nonzeros = NONZEROS, .n = n, .type = type};
    desc.decomposition = decomposition;
    desc.checks = decomposition == decompositions[0] && n == 1;
    desc.storage = desc.checks ? SK_STORAGE_COO : SK_STORAGE_CSR;
    sk_spmm_plan* plan = NULL;
    sk_context* context = create_amd_context();
    bool is_made = context && sk_create_spmm_plan(context, &desc, &plan) == SK_SUCCESS;
    sk_destroy_spmm_plan(plan);
    sk_destroy_context(context);
    snprintf(name, sizeof name, "sparse_%s", sk_word(SK_WORDS_TYPE, type));
    snprintf(detail, sizeof detail, "%s-%u", sk_word(SK_WORDS_SPARSE_DECOMPOSITION, decomposition), n);
    return is_made && print_pipelines(name, detail);
}

static bool print_spgemm(sk_type type, sk_sparse_decomposition decomposition)
{
    char name[64];
    sk_spgemm_desc desc = {.m = ROWS, .k = ROWS, .n = ROWS, .a_nonzeros = NONZEROS, .type = type};
    desc.b_nonzeros = NONZEROS;
    desc.decomposition = decomposition;
    sk_spgemm_plan* plan = NULL;
    sk_context* context = create_amd_context();
    bool is_made = context && sk_create_spgemm_plan(context, &desc, &plan) == SK_SUCCESS;
    sk_destroy_spgemm_plan(plan);
    sk_destroy_context(context);
    snprintf(name, sizeof name, "spgemm_%s", sk_word(SK_WORDS_TYPE, type));
    return is_made && print_pipelines(name, sk_word(SK_WORDS_SPARSE_DECOMPOSITION, decomposition));
}

static bool print_sddmm(sk_type type)
{
    char name[64];
    sk_sddmm_desc desc = {
        .m = ROWS, .n = ROWS, .nonzeros = NONZEROS, .k = 64, .type = type, .b.layout = SK_LAYOUT_COL_MAJOR};
    sk_sddmm_plan* plan = NULL;
    sk_context* context = create_amd_context();
    bool is_made = context && sk_create_sddmm_plan(context, &desc, &plan) == SK_SUCCESS;
    sk_destroy_sddmm_plan(plan);
    sk_destroy_context(context);
    snprintf(name, sizeof name, "sddmm_%s", sk_word(SK_WORDS_TYPE, type));
    return is_made && print_pipelines(name, "csr");
}

static bool print_all_sparse(sk_type type)
{
    bool is_good = print_spgemm(type, SK_SPARSE_DECOMPOSITION_GROUP_MAPPED);
    is_good = print_spgemm(type, SK_SPARSE_DECOMPOSITION_THREAD_MAPPED) && is_good;
    is_good = print_spgemm(type, SK_SPARSE_DECOMPOSITION_MERGE_PATH) && is_good;
    is_good = print_sddmm(type) && is_good;
    for (size_t i = 0; i < sizeof decompositions / sizeof decompositions[0]; i++)
    {
        is_good = print_sparse(type, decompositions[i], 1) && is_good;
        is_good = print_sparse(type, decompositions[i], 64) && is_good;
    }
    return is_good;
}

int main(void)
{
    bool is_good = true;
    if (!open_amd())
    {
        fprintf(stderr, "usage: RADV_FORCE_FAMILY=FAMILY amd_served\n");
        return 2;
    }
    print_amd_heading();
    for (size_t i = 0; i < sizeof plans / sizeof plans[0]; i++)
    {
        bool has_kernel = amd.has_matrices || strcmp(plans[i].name, "arranged") != 0;
        is_good = (!has_kernel || print_served(&plans[i])) && is_good;
    }
    is_good = print_slices() && is_good;
    is_good = (!amd.has_matrices || print_halves()) && is_good;
    is_good = print_probe() && is_good;
    for (size_t i = 0; i < sizeof sparse_types / sizeof sparse_types[0]; i++)
    {
        is_good = print_all_sparse(sparse_types[i]) && is_good;
    }
    close_gpu(&amd.device);
    return is_good ? 0 : 1;
}
