/* All kernels compile for AMD's GPUs, without spills (amd_compile.h).
 *
 *     RADV_FORCE_FAMILY=navi31 test_compile_amd nn tn     layouts of A and B: n row-major, t column-major
 *     RADV_FORCE_FAMILY=navi31 test_compile_amd additions nn     float atomics and several problems, of one layout
 *     STREAMK_ASSEMBLY=DIR                                writes there what each pipeline was compiled to
 *
 * Prints a table: registers, occupancy, instructions and the compiler's estimate of time, for each pipeline. */
#include "amd_compile.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

static const char* const* layouts; /* with NULL at the end */

/* Of a pipeline: multiplications; loads of 128 bits and of fewer; others. */
typedef struct instructions
{
    unsigned wmma, fma, dot4, lds_128, lds_narrow, global_128, global_narrow, scratch, unknown;
} instructions;

/* Words that begin with one of `beginnings`. Anywhere in a line: instructions that issue together share one. */
static unsigned count_words(const char* text, const char* const* beginnings)
{
    unsigned count = 0;
    for (; *beginnings; beginnings++)
    {
        for (const char* at = text; (at = strstr(at, *beginnings)) != NULL; at += strlen(*beginnings))
        {
            count += at == text || strchr(" \t\n", at[-1]) ? 1 : 0;
        }
    }
    return count;
}

/* The names of GFX9, of GFX10, and of GFX11 and later. */
static instructions count_instructions(const char* assembly)
{
    instructions c = {0};
    static const char* const wmma[] = {"v_wmma_", NULL};
    static const char* const fma[] = {"v_fma",     "v_dual_fma", "v_pk_fma", "v_dot2",  "v_dual_dot2",  "v_mad_f",
                                      "v_mad_mix", "v_mac_f",    "v_mad_i",  "v_mad_u", "v_mul_lo_u32", NULL};
    static const char* const dot4[] = {"v_dot4", NULL};
    static const char* const lds_128[] = {"ds_read_b128", "ds_load_b128", NULL};
    static const char* const lds[] = {"ds_read", "ds_load", NULL};
    static const char* const global_128[] = {"global_load_dwordx4", "global_load_b128", NULL};
    static const char* const global[] = {"global_load", NULL};
    static const char* const scratch[] = {"scratch_", "buffer_load", "buffer_store", NULL};
    static const char* const unknown[] = {"(invalid", NULL}; /* on gfx940 RADV's v_mac_f32, which only GFX9.0 has */
    c.wmma = count_words(assembly, wmma);
    c.fma = count_words(assembly, fma);
    c.dot4 = count_words(assembly, dot4);
    c.lds_128 = count_words(assembly, lds_128);
    c.lds_narrow = count_words(assembly, lds) - c.lds_128;
    c.global_128 = count_words(assembly, global_128);
    c.global_narrow = count_words(assembly, global) - c.global_128;
    c.scratch = count_words(assembly, scratch);
    c.unknown = count_words(assembly, unknown);
    return c;
}

static bool has_matrices(const sk_kernel_info* kernel)
{
    return kernel->multiply == SK_MULTIPLY_COOP || kernel->multiply == SK_MULTIPLY_ARRANGED;
}

/* The driver's own choice where neither the library nor this file forces it. Where there are matrix units,
 * multiply-adds of f32 pair in subgroups of 32. */
static uint32_t expected_subgroup_size(const sk_kernel_info* kernel, bool copies)
{
    bool pairs =
        !copies && amd.has_matrices && kernel->multiply == SK_MULTIPLY_SCALAR && kernel->accumulator == SK_TYPE_F32;
    uint32_t size = (has_matrices(kernel) && !copies) || pairs ? 32 : amd.subgroup_size;
    return size ? size : amd.subgroup_sizes.maxSubgroupSize;
}

/* Those of a k-iteration, in a main loop that is unrolled. */
static uint32_t count_dot_products(const sk_kernel_info* kernel)
{
    return kernel->multiply == SK_MULTIPLY_DP4A ? kernel->part_m * kernel->part_n * kernel->tile_k / 4 : 0;
}

static void check_compiled(const sk_kernel_info* kernel, const char* name, const compiled* c, const instructions* n)
{
    bool copies = strcmp(name, "pack") == 0 || strcmp(name, "transpose") == 0;
    bool multiplies = strncmp(name, "sum", 3) != 0 && !copies;
    bool good = CHECK(c->is_complete);
    good &= CHECK_EQ(c->spilled_sgprs, 0);
    good &= CHECK_EQ(c->spilled_vgprs, 0);
    good &= CHECK_EQ(c->scratch, 0);
    good &= CHECK_EQ(n->scratch, 0);
    good &= CHECK(c->subgroups_per_simd > 0);
    good &= CHECK_EQ(c->subgroup_size, expected_subgroup_size(kernel, copies));
    good &= CHECK_EQ(n->wmma > 0, multiplies && has_matrices(kernel));
    good &= CHECK(n->fma > 0 || n->wmma > 0 || n->dot4 > 0 || n->unknown > 0 || !multiplies);
    good &= CHECK(n->dot4 >= count_dot_products(kernel) || !multiplies);
    if (!good)
    {
        CHECK_NOTE("in the line that follows\n");
    }
}

static void print_heading(void)
{
    printf("  %-34s %s %-20s %2s %5s %5s %5s %5s %6s  %4s %5s %5s %5s %5s %5s %5s %8s\n", "kernel", "ab", "pipeline",
           "sg", "vgprs", "spill", "lds", "waves", "bytes", "wmma", "fma", "dot4", "ds128", "ds<", "gl128", "gl<",
           "estimate");
}

static void print_compiled(const sk_kernel_info* kernel, const char* layout, const char* name, const compiled* c,
                           const instructions* n)
{
    printf("  %-34s %s %-20s %2u %5u %5u %5u %5u %6u  %4u %5u %5u %5u %5u %5u %5u %8u\n", kernel->name, layout, name,
           c->subgroup_size, c->vgprs, c->spilled_sgprs + c->spilled_vgprs + c->scratch, c->lds,
           c->subgroups_per_simd, c->code_size, n->wmma, n->fma, n->dot4, n->lds_128, n->lds_narrow, n->global_128,
           n->global_narrow, c->inverse_throughput);
}

static void compile_variant(sk_context* context, const sk_kernel_info* kernel, const char* layout, const variant* v)
{
    const char* folder = getenv("STREAMK_ASSEMBLY");
    const compiled* pipelines = compile_for_amd(context, kernel, layout, v);
    for (uint32_t i = 0; CHECK(pipelines != NULL) && i < v->count; i++)
    {
        instructions n = count_instructions(pipelines[i].assembly ? pipelines[i].assembly : "");
        check_compiled(kernel, v->names[i], &pipelines[i], &n);
        print_compiled(kernel, layout, v->names[i], &pipelines[i], &n);
        CHECK(!folder || write_amd_assembly(folder, kernel->name, layout, v->names[i], &pipelines[i]));
    }
}

/* This driver has no matrices of bf16, on any GPU. */
static bool has_unknown_matrices(const sk_kernel_info* kernel)
{
    return has_matrices(kernel) && kernel->input == SK_TYPE_BF16;
}

/* Whether no kernel before it multiplies such A and B in the same way. */
static bool is_first(const sk_context* context, uint32_t index)
{
    sk_kernel_info kernel = sk_query_kernel(context, index);
    for (uint32_t i = 0; i < index; i++)
    {
        sk_kernel_info other = sk_query_kernel(context, i);
        if (other.automatic && other.multiply == kernel.multiply && other.input == kernel.input)
        {
            return false;
        }
    }
    return true;
}

/* The first kernel for each type, by every fixup; the others in whole tiles: amd_budget.py has them by the last
 * arriver, and finds spills as well. */
static size_t count_variants(const sk_context* context, uint32_t index)
{
    return is_first(context, index) ? AMD_VARIANTS : AMD_WHOLE + 1;
}

static void compile_all(sk_multiply multiply)
{
    sk_context* context = create_amd_context();
    CHECK(context != NULL);
    sk_context_info info = context ? sk_query_context(context) : (sk_context_info){0};
    print_heading();
    for (uint32_t i = 0; i < info.kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.multiply != multiply || !kernel.automatic || has_unknown_matrices(&kernel) ||
            shares_pipelines(&kernel) || !CHECK(kernel.available))
        {
            continue;
        }
        size_t variants = count_variants(context, i);
        bool has_layouts = multiply != SK_MULTIPLY_ARRANGED && !kernel.codes;
        for (const char* const* layout = layouts; *layout && (has_layouts || layout == layouts); layout++)
        {
            for (size_t v = 0; v < variants; v++)
            {
                compile_variant(context, &kernel, *layout, &amd_variants[v]);
            }
        }
    }
    sk_destroy_context(context);
}

static void compute_units_are_told_by_the_extension(void)
{
    sk_context* context = create_amd_context();
    CHECK(context != NULL);
    if (context)
    {
        sk_context_info info = sk_query_context(context);
        CHECK(!info.compute_units_guessed);
        CHECK_EQ(info.compute_units, 96);
    }
    sk_destroy_context(context);
}

static void matrix_kernels_are_available_where_the_family_has_matrices(void)
{
    sk_context* context = create_amd_context();
    CHECK(context != NULL);
    sk_context_info info = context ? sk_query_context(context) : (sk_context_info){0};
    for (uint32_t i = 0; i < info.kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (has_matrices(&kernel) && kernel.automatic)
        {
            const char* unknown = has_unknown_matrices(&kernel) ? "shaderBFloat16CooperativeMatrix" : "";
            CHECK_EQ(kernel.available, amd.has_matrices && !*unknown);
            CHECK_EQ(strcmp(kernel.reason, amd.has_matrices ? unknown : "cooperativeMatrix"), 0);
        }
    }
    CHECK(info.kernel_count > 0);
    sk_destroy_context(context);
}

static void scalar_kernels_compile(void)
{
    amd.subgroup_size = 0;
    compile_all(SK_MULTIPLY_SCALAR);
}

static void scalar_kernels_compile_for_subgroups_of_32(void)
{
    amd.subgroup_size = 32;
    compile_all(SK_MULTIPLY_SCALAR);
    amd.subgroup_size = 0;
}

static void packed_dot_product_kernels_compile(void)
{
    compile_all(SK_MULTIPLY_DP4A);
}

static void small_dot_kernels_compile(void)
{
    compile_all(SK_MULTIPLY_DOT);
}

static void matrix_kernels_compile(void)
{
    compile_all(SK_MULTIPLY_COOP);
}

static void arranged_kernels_compile(void)
{
    compile_all(SK_MULTIPLY_ARRANGED);
}

static void copies_compile(void)
{
    sk_context* context = create_amd_context();
    CHECK(context != NULL);
    print_heading();
    for (uint32_t i = 0; context && i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (strcmp(kernel.name, "gemm_s8_s32_s32_128x128x128_coop") == 0)
        {
            compile_variant(context, &kernel, "nn", &amd_copies);
        }
    }
    sk_destroy_context(context);
}

/* With one layout only: they share their main loops with the others. */
static void grouped_kernels_compile(void)
{
    sk_context* context = create_amd_context();
    CHECK(context != NULL);
    print_heading();
    for (uint32_t i = 0; context && i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        if (kernel.automatic && kernel.available && !kernel.codes)
        {
            compile_variant(context, &kernel, layouts[0], &amd_grouped);
        }
    }
    sk_destroy_context(context);
}

/* As are float atomics. */
static void float_atomics_compile(void)
{
    if (!amd.device.features.atomic_float.shaderBufferFloat32AtomicAdd)
    {
        SKIP("the family has no shaderBufferFloat32AtomicAdd");
    }
    sk_context* context = create_amd_context();
    CHECK(context != NULL);
    print_heading();
    for (uint32_t i = 0; context && i < sk_query_context(context).kernel_count; i++)
    {
        sk_kernel_info kernel = sk_query_kernel(context, i);
        bool adds = kernel.accumulator == SK_TYPE_F32 && kernel.output == SK_TYPE_F32 && !shares_pipelines(&kernel);
        for (size_t v = 0; adds && kernel.automatic && kernel.available && v < AMD_ADDITIONS; v++)
        {
            compile_variant(context, &kernel, layouts[0], &amd_additions[v]);
        }
    }
    sk_destroy_context(context);
}

static void compile_kernels(void)
{
    RUN(compute_units_are_told_by_the_extension);
    RUN(matrix_kernels_are_available_where_the_family_has_matrices);
    RUN(scalar_kernels_compile);
    RUN(packed_dot_product_kernels_compile);
    RUN(small_dot_kernels_compile);
    if (amd.subgroup_sizes.minSubgroupSize <= 32)
    {
        RUN(scalar_kernels_compile_for_subgroups_of_32);
    }
    if (amd.has_matrices)
    {
        RUN(matrix_kernels_compile);
        RUN(arranged_kernels_compile);
        RUN(copies_compile);
    }
}

int main(int argc, char** argv)
{
    static const char* const one_layout[] = {"nn", NULL};
    bool are_additions = argc > 1 && strcmp(argv[1], "additions") == 0;
    layouts = argc > 1 + are_additions ? (const char* const*)argv + 1 + are_additions : one_layout;
    if (!open_amd())
    {
        return 1;
    }
    printf("%s, subgroups of %u to %u\n", amd.device.properties.deviceName, amd.subgroup_sizes.minSubgroupSize,
           amd.subgroup_sizes.maxSubgroupSize);
    if (are_additions)
    {
        RUN(float_atomics_compile);
        RUN(grouped_kernels_compile);
    }
    else
    {
        compile_kernels();
    }
    close_gpu(&amd.device);
    return CHECK_DONE();
}
