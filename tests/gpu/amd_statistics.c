/* What the kernels become on an AMD GPU (amd_compile.h), for amd_budget.py: a CSV row for each kernel, layout and
 * pipeline without edges, and what it was compiled to, as a file in FOLDER. Twins (amd_compile.h) have one
 * pipeline.
 *
 *     RADV_FORCE_FAMILY=navi31 amd_statistics FOLDER [KERNEL] nn tn layouts of A and B: n row-major, t column-major */
#include "amd_compile.h"

#include <stdio.h>
#include <string.h>

static bool print_pipeline(const char* folder, const sk_kernel_info* kernel, const char* layout, const char* name,
                           const compiled* c)
{
    printf("%s,%s,%s,%u,%u,%u,%u,%u,%u,%u,%u,%u,%u\n", kernel->name, layout, name, c->subgroup_size, c->vgprs,
           c->sgprs, c->lds, c->spilled_vgprs + c->spilled_sgprs, c->scratch, c->subgroups_per_simd, c->code_size,
           c->inverse_throughput, c->latency);
    return c->is_complete && write_amd_assembly(folder, kernel->name, layout, name, c);
}

/* The second pipeline of a plan is the one without edges. */
static bool print_variant(sk_context* context, const char* folder, const sk_kernel_info* kernel, const char* layout,
                          const variant* v)
{
    const compiled* pipelines = compile_for_amd(context, kernel, layout, v);
    return pipelines && print_pipeline(folder, kernel, layout, v->names[1], &pipelines[1]);
}

static bool print_kernel(sk_context* context, const char* folder, uint32_t index, char** layouts)
{
    sk_kernel_info found = sk_query_kernel(context, index);
    const sk_kernel_info* kernel = &found;
    if (has_earlier_twin(context, index))
    {
        return print_variant(context, folder, kernel, layouts[0], &amd_variants[AMD_WHOLE]);
    }
    bool is_good = print_variant(context, folder, kernel, layouts[0], &amd_variants[AMD_LAST_ARRIVER]);
    for (char** layout = layouts; *layout; layout++)
    {
        is_good = is_good && print_variant(context, folder, kernel, *layout, &amd_variants[AMD_WHOLE]);
    }
    return is_good;
}

/* Of all kernels, or of the one that `only` names. */
static bool print_kernels(sk_context* context, const char* folder, const char* only, char** layouts)
{
    bool is_good = true;
    printf("kernel,layout,pipeline,subgroup,vgprs,sgprs,lds,spills,scratch,waves,bytes,estimate,latency\n");
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.available && kernel.automatic && (!only || strcmp(only, kernel.name) == 0))
        {
            is_good = print_kernel(context, folder, i, layouts) && is_good;
        }
    }
    return is_good;
}

int main(int argc, char** argv)
{
    bool is_one = argc > 2 && strncmp(argv[2], "gemm_", 5) == 0;
    if (argc < 3 + is_one || !open_amd())
    {
        fprintf(stderr, "usage: RADV_FORCE_FAMILY=FAMILY amd_statistics FOLDER [KERNEL] LAYOUT...\n");
        return 2;
    }
    sk_context* context = create_amd_context();
    printf("%s\n", amd.driver.driverInfo);
    bool is_good = context && print_kernels(context, argv[1], is_one ? argv[2] : NULL, argv + 2 + is_one);
    sk_destroy_context(context);
    close_gpu(&amd.device);
    return is_good ? 0 : 1;
}
