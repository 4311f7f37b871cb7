/* test_triangle.c - random products of which a triangle is computed, or into which a second term is summed, or both:
 * exact on integers, with every element beyond the triangle as it was.
 *
 *     test_triangle [SEED [FIRST [COUNT [PART]]]]    seed 0 or none: the time; PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run. On a CPU driver a kernel has few specializations, each with a
 * triangle, terms and a fixup; shapes and decompositions are drawn freely. */
#include "check.h"
#include "multiply.h"

#include <stdlib.h>
#include <time.h>

enum
{
    PRODUCTS = 300,
    PIPELINES_ON_CPU = 3 /* of each kernel; of those with cooperative matrices, and of thin ones, 1 */
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;
static uint64_t seed;
static uint32_t first, count;

/* What makes a pipeline. */
typedef struct pipeline
{
    specialization layouts;
    sk_triangle triangle;
    bool exchanged, second, hermitian;
    sk_packing packing;
    uint32_t parts, of_complex; /* what set_parts() and set_complex() take */
    sk_fixup fixup;
} pipeline;

static const sk_fixup fixups[6] = {SK_FIXUP_LAST_ARRIVER,        SK_FIXUP_SEPARATE_PASS, SK_FIXUP_TURNSTILE,
                                   SK_FIXUP_TURNSTILE_UNORDERED, SK_FIXUP_ATOMIC,        SK_FIXUP_AUTO};

/* Kernels that read arranged copies need them of both operands. */
static sk_packing draw_packing(const sk_kernel_info* kernel, uint64_t* state)
{
    static const sk_packing some[5] = {SK_PACKING_NEVER, SK_PACKING_NEVER, SK_PACKING_A, SK_PACKING_B,
                                       SK_PACKING_ALWAYS};
    sk_packing drawn = some[draw_below(state, 5)];
    return kernel->multiply == SK_MULTIPLY_ARRANGED ? SK_PACKING_ALWAYS : drawn;
}

static pipeline draw_pipeline(const sk_kernel_info* kernel, uint64_t* state)
{
    pipeline drawn = {.layouts = choose_specialization(draw_below(state, SPECIALIZATIONS))};
    bool one_term = kernel->multiply == SK_MULTIPLY_DOT;
    drawn.exchanged = draw_below(state, 2) == 0;
    drawn.triangle = (sk_triangle)(draw_below(state, 5) % 3);
    drawn.second = draw_below(state, 2) == 0 && !one_term;
    drawn.triangle = drawn.second || drawn.triangle ? drawn.triangle : SK_TRIANGLE_LOWER;
    drawn.of_complex = draw_below(state, 16);
    drawn.hermitian = is_complex(kernel->output) && drawn.triangle && draw_below(state, 3) > 0;
    drawn.parts = draw_below(state, 3) == 0 ? draw_below(state, PARTS) : 0;
    drawn.fixup = fixups[draw_below(state, 6)];
    bool adds_to_d = drawn.fixup == SK_FIXUP_ATOMIC;
    bool fits = can_fix_up(&device, kernel, drawn.fixup) && !(adds_to_d && drawn.parts);
    drawn.fixup = fits ? drawn.fixup : SK_FIXUP_AUTO;
    drawn.packing = draw_packing(kernel, state);
    return drawn;
}

static pipeline choose_pipeline(uint32_t kernel, uint64_t* state)
{
    uint32_t drawn = draw_below(state, 1u << 20);
    bool once = has_matrices(&kernels[kernel]) || is_thin(&device, &kernels[kernel]);
    uint64_t of_kernel = seed + kernel * UINT64_C(0x100000000) + drawn % (once ? 1 : PIPELINES_ON_CPU);
    return draw_pipeline(&kernels[kernel], is_on_cpu(&device) ? &of_kernel : state);
}

/* How tiles are dealt, as far as they have k-iterations. */
static void draw_decomposition(product* p, uint32_t k_iterations, uint64_t* state)
{
    sk_gemm_desc* desc = &p->desc;
    static const sk_decomposition some[5] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                             SK_DECOMPOSITION_SPLIT_K, SK_DECOMPOSITION_STREAM_K,
                                             SK_DECOMPOSITION_HYBRID};
    desc->decomposition = some[draw_below(state, 5)];
    desc->raster_width = draw_below(state, 3) * draw_below(state, 20);
    desc->k_alignment = draw_below(state, 5) == 0 ? 2 : 0;
    if (desc->k_alignment && (desc->fixup == SK_FIXUP_AUTO || desc->fixup == SK_FIXUP_SEPARATE_PASS))
    {
        desc->chunk = desc->k_alignment;
        desc->k_alignment = 0;
    }
    uint32_t unit = desc->chunk + desc->k_alignment ? 2 : 1;
    if (desc->decomposition == SK_DECOMPOSITION_SPLIT_K)
    {
        desc->splits = draw_below(state, (k_iterations + unit - 1) / unit + 1);
        return;
    }
    desc->workers = draw_below(state, 4) == 0 ? 0 : 1 + draw_below(state, 40);
    if (desc->decomposition >= SK_DECOMPOSITION_STREAM_K)
    {
        desc->minimum_segment = draw_below(state, 2) * draw_below(state, 6);
        desc->interleave = draw_below(state, 8) == 0 ? 3 : 0;
    }
    desc->order = (sk_order)draw_below(state, 3);
}

/* A square D of up to some tiles, most often with ragged edges. */
static void draw_shape(product* p, const sk_kernel_info* kernel, uint64_t* state)
{
    sk_gemm_desc* desc = &p->desc;
    uint32_t side = kernel->tile_m > kernel->tile_n ? kernel->tile_m : kernel->tile_n;
    desc->n = draw_size(state, 6 * side < 400 ? 6 * side : 400);
    desc->m = desc->triangle ? desc->n : draw_size(state, 3 * kernel->tile_m);
    desc->k = draw_below(state, 40) == 0 ? 0 : draw_size(state, 12 * kernel->tile_k);
    desc->batch_count = draw_below(state, 4) == 0 ? draw_below(state, 5) : 1;
}

static void draw_numbers(product* p, specialization s, uint64_t* state)
{
    p->alpha = (float)draw_below(state, 7) - 3.0f;
    p->beta = (float)draw_below(state, 7) - 3.0f;
    p->in_place = s.linear && !s.c_transposed && draw_below(state, 2) == 0;
    p->offset_a = draw_below(state, 9);
    p->offset_b = draw_below(state, 9);
    p->offset_c = draw_below(state, 9);
    p->offset_d = draw_below(state, 9);
    p->offset_vectors = draw_below(state, 9);
    p->offset_residual = draw_below(state, 9);
    p->offset_second = draw_below(state, 9);
}

static product draw_product(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index};
    uint32_t number = draw_below(&state, kernel_count);
    const sk_kernel_info* kernel = &kernels[number];
    pipeline made = choose_pipeline(number, &state);
    specialize(&p, kernel, made.layouts, made.exchanged);
    set_parts(&p, made.parts);
    p.desc.triangle = made.triangle;
    p.desc.second = made.second;
    p.desc.fixup = made.fixup;
    p.desc.hermitian = made.hermitian;
    p.desc.packing = made.packing;
    set_complex(&p, made.of_complex);
    p.beta_imaginary = made.hermitian ? 0.0f : p.beta_imaginary;
    p.alpha_imaginary = made.hermitian && !made.second ? 0.0f : p.alpha_imaginary;
    draw_shape(&p, kernel, &state);
    draw_numbers(&p, made.layouts, &state);
    p.desc.pointers = draw_below(&state, 2) == 0 && made.packing == SK_PACKING_NEVER;
    p.pointers_aligned = made.layouts.aligned;
    p.by_address = draw_below(&state, 2) == 0;
    uint32_t padding[4] = {draw_below(&state, 12), draw_below(&state, 12), draw_below(&state, 12),
                           draw_below(&state, 12)};
    lay_out(&p, made.layouts, padding, draw_below(&state, 2) == 0);
    draw_decomposition(&p, (made.second ? 2 : 1) * ((p.desc.k + kernel->tile_k - 1) / kernel->tile_k), &state);
    return p;
}

static void triangles_and_second_terms_are_exact_and_nothing_else_is_touched(void)
{
    if (!kernel_count)
    {
        SKIP("no kernel of that name runs here");
    }
    for (uint32_t i = first; i < first + count; i++)
    {
        product p = draw_product(i);
        if (!CHECK(run_product(&device, &p)))
        {
            CHECK_NOTE("test_triangle %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : PRODUCTS;
    printf("seed: %llu (test_triangle %llu repeats this run)\n", (unsigned long long)seed, (unsigned long long)seed);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels);
    RUN(triangles_and_second_terms_are_exact_and_nothing_else_is_touched);
    close_rig(&device);
    return CHECK_DONE();
}
