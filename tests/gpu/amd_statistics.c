/* What the kernels become on an AMD GPU (amd_compile.h), for amd_budget.py: a CSV row for each kernel, layout and
 * pipeline without edges, and what it was compiled to, as a file in FOLDER. Twins (amd_compile.h) have one
 * pipeline, unless one is named.
 *
 *     RADV_FORCE_FAMILY=navi31 amd_statistics FOLDER [KERNEL [64]] nn tn     in subgroups of 64, of layouts of A and B:
 *                                                                            n row-major, t column-major */
#include "amd_compile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool print_pipeline(const char* folder, const sk_kernel_info* kernel, const char* layout, const char* name,
                           const compiled* c)
{
    print_amd_row(kernel->name, layout, name, c);
    return c->is_complete && write_amd_assembly(folder, kernel->name, layout, name, c);
}

/* The second pipeline of a plan is the one without edges. */
static bool print_variant(sk_context* context, const char* folder, const sk_kernel_info* kernel, const char* layout,
                          const variant* v)
{
    const compiled* pipelines = compile_for_amd(context, kernel, layout, v);
    return pipelines && print_pipeline(folder, kernel, layout, v->names[1], &pipelines[1]);
}

static bool print_kernel(sk_context* context, const char* folder, const sk_kernel_info* kernel, char** layouts)
{
    bool is_good = print_variant(context, folder, kernel, layouts[0], &amd_variants[AMD_LAST_ARRIVER]);
    bool has_layouts = kernel->multiply != SK_MULTIPLY_ARRANGED;
    for (char** layout = layouts; *layout && (has_layouts || layout == layouts); layout++)
    {
        bool is_again =
            layout != layouts && kernel->blocks && (kernel->codes || (*layout)[1] == 't'); /* one layout */
        is_good = is_good && (is_again || print_variant(context, folder, kernel, *layout, &amd_variants[AMD_WHOLE]));
    }
    return is_good;
}

/* Of all kernels, or of the one that `only` names. */
static bool print_kernels(sk_context* context, const char* folder, const char* only, char** layouts)
{
    bool is_good = true;
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (!kernel.available || !kernel.automatic || shares_pipelines(&kernel) ||
            (only && strcmp(only, kernel.name) != 0))
        {
            continue;
        }
        bool is_twin = !only && has_earlier_twin(context, i);
        is_good = (is_twin ? print_variant(context, folder, &kernel, layouts[0], &amd_variants[AMD_WHOLE])
                           : print_kernel(context, folder, &kernel, layouts)) &&
                  is_good;
    }
    return is_good;
}

/* The size that a word names; 0: none. */
static uint32_t read_size(const char* word)
{
    return (uint32_t)strtoul(word ? word : "", NULL, 10);
}

int main(int argc, char** argv)
{
    bool is_one = argc > 2 && strncmp(argv[2], "gemm_", 5) == 0;
    char** layouts = argv + (argc > 2 ? 2 + is_one : argc);
    amd.subgroup_size = is_one ? read_size(layouts[0]) : 0;
    layouts += amd.subgroup_size ? 1 : 0;
    if (!*layouts || !open_amd())
    {
        fprintf(stderr, "usage: RADV_FORCE_FAMILY=FAMILY amd_statistics FOLDER [KERNEL [SIZE]] LAYOUT...\n");
        return 2;
    }
    sk_context* context = create_amd_context();
    print_amd_heading();
    bool is_good = context && print_kernels(context, argv[1], is_one ? argv[2] : NULL, layouts);
    sk_destroy_context(context);
    close_gpu(&amd.device);
    return is_good ? 0 : 1;
}
