/* test_random.c - random products, exact on integers and within a bound on reals.
 *
 *     test_random [SEED [FIRST [COUNT [PART]]]]    seed 0 or none: the time; PART: of the kernels' names
 *
 * Product i of a seed is the same however many are run: `test_random SEED i 1` is that one alone (with the same
 * PART). The seed also draws few specializations for each kernel, since CPU drivers compile each for longer than they
 * multiply with it; a GPU gets them all. */
#include "check.h"
#include "larger.h"
#include "multiply.h"
#include "values.h"

#include <stdlib.h>
#include <time.h>

enum
{
    PRODUCTS = 500,
    SPECIALIZATIONS_ON_CPU = 2, /* of each kernel; of those with cooperative matrices, and of thin ones, 1 */
    MOST_EXTENT = 200
};

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;
static uint64_t seed;
static uint32_t first, count;

/* The kernel computes the last wave, if there is a larger one for the others; otherwise all. */
static void retile(product* p, const sk_kernel_info* kernel)
{
    const char* larger = is_thin(&device, kernel) ? NULL : find_larger_kernel(device.context, kernel);
    p->desc.decomposition = larger ? SK_DECOMPOSITION_RETILED : SK_DECOMPOSITION_DATA_PARALLEL;
    p->desc.kernel = larger ? larger : kernel->name;
    p->desc.last_wave_kernel = larger ? kernel->name : NULL;
}

static const sk_fixup fixups[6] = {SK_FIXUP_AUTO,      SK_FIXUP_AUTO,   SK_FIXUP_SEPARATE_PASS,
                                   SK_FIXUP_TURNSTILE, SK_FIXUP_ATOMIC, SK_FIXUP_TURNSTILE_UNORDERED};

/* One that the device and the epilogue allow. */
static sk_fixup draw_fixup(const product* p, const sk_kernel_info* kernel, uint64_t* state)
{
    sk_fixup fixup = fixups[draw_below(state, 6)];
    const sk_gemm_desc* desc = &p->desc;
    bool is_plain = !(desc->scale_m || desc->scale_n || desc->bias || desc->activation || desc->clamp);
    bool fits = fixup != SK_FIXUP_ATOMIC || (is_plain && !desc->add_residual);
    fits &= !is_on_cpu(&device) || kernel->multiply == SK_MULTIPLY_SCALAR; /* these take pipelines of their own */
    return fits && can_fix_up(&device, kernel, fixup) ? fixup : SK_FIXUP_AUTO;
}

static void draw_decomposition(product* p, const sk_kernel_info* kernel, uint64_t* state)
{
    sk_gemm_desc* desc = &p->desc;
    desc->decomposition = (sk_decomposition)draw_below(state, VALUES_OF(SK_DECOMPOSITIONS));
    desc->fixup = draw_fixup(p, kernel, state);
    desc->order = (sk_order)draw_below(state, 3);
    desc->raster = (sk_raster)draw_below(state, 3);
    desc->raster_width = draw_below(state, 4);
    desc->k_alignment = draw_below(state, 5) == 0 ? 1 + draw_below(state, 5) : 0;
    bool any = desc->fixup == SK_FIXUP_AUTO || desc->fixup == SK_FIXUP_SEPARATE_PASS;
    if (desc->k_alignment == 2 && any && desc->decomposition != SK_DECOMPOSITION_RETILED)
    {
        desc->chunk = desc->k_alignment;
        desc->k_alignment = 0;
    }
    if (desc->decomposition == SK_DECOMPOSITION_SPLIT_K)
    {
        desc->splits = draw_below(state, 100); /* at most the k-iterations: see fit_wishes */
        return;
    }
    desc->workers = draw_below(state, 4) == 0 ? 0 : 1 + draw_below(state, 40);
    if (desc->decomposition == SK_DECOMPOSITION_RETILED)
    {
        retile(p, kernel);
    }
    if (desc->decomposition == SK_DECOMPOSITION_AUTO || desc->decomposition == SK_DECOMPOSITION_DATA_PARALLEL ||
        desc->decomposition == SK_DECOMPOSITION_RETILED)
    {
        return;
    }
    desc->minimum_segment = draw_below(state, 2) * draw_below(state, 6);
    desc->interleave = draw_below(state, 8) == 0 ? 3 : 0; /* one number: each needs pipelines of its own */
    if (desc->decomposition == SK_DECOMPOSITION_HYBRID && draw_below(state, 2) == 0)
    {
        desc->hybrid_waves = draw_below(state, 4);
    }
    else if (desc->decomposition == SK_DECOMPOSITION_HYBRID)
    {
        desc->stream_k_tiles = draw_below(state, 50);
    }
}

static uint32_t count_tiles(const sk_gemm_desc* desc, uint32_t tile_m, uint32_t tile_n)
{
    uint32_t batch_count = desc->batch_count ? desc->batch_count : 1;
    return (desc->m + tile_m - 1) / tile_m * ((desc->n + tile_n - 1) / tile_n) * batch_count;
}

/* Keeps splits and Stream-K tiles within what the shape has, whether A and B are exchanged or not. */
static void fit_wishes(product* p, const sk_kernel_info* kernel)
{
    sk_gemm_desc* desc = &p->desc;
    uint32_t tiles = count_tiles(desc, kernel->tile_m, kernel->tile_n);
    uint32_t exchanged = count_tiles(desc, kernel->tile_n, kernel->tile_m);
    uint32_t k_iterations = (desc->k + kernel->tile_k - 1) / kernel->tile_k;
    uint32_t unit = desc->chunk ? desc->chunk : desc->k_alignment ? desc->k_alignment : 1;
    desc->splits %= (k_iterations + unit - 1) / unit + 1;
    desc->stream_k_tiles %= (tiles < exchanged ? tiles : exchanged) + 1;
}

static void draw_epilogue(product* p, specialization s, uint64_t* state)
{
    draw_real_factors(p, state);
    p->in_place = s.linear && !s.c_transposed && draw_below(state, 2) == 0;
    if (is_complex(p->desc.d.type))
    {
        set_complex(p, draw_below(state, 16));
    }
}

/* Packing makes pipelines of its own, so that on a CPU driver it belongs to a specialization. */
static const sk_packing packings[6] = {SK_PACKING_AUTO, SK_PACKING_AUTO, SK_PACKING_NEVER,
                                       SK_PACKING_A,    SK_PACKING_B,    SK_PACKING_ALWAYS};

/* With parts of an epilogue, one time in three. */
static specialization draw_specialization(uint32_t kernel, uint64_t* state, uint32_t* parts, sk_packing* packing)
{
    uint32_t drawn = draw_below(state, SPECIALIZATIONS), part = draw_below(state, 3 * PARTS);
    *packing = packings[draw_below(state, 6)];
    if (is_on_cpu(&device))
    {
        bool once = has_matrices(&kernels[kernel]) || is_thin(&device, &kernels[kernel]);
        uint32_t most = once ? 1 : SPECIALIZATIONS_ON_CPU;
        uint64_t of_kernel = seed + kernel * UINT64_C(0x100000000) + drawn % most;
        drawn = draw_below(&of_kernel, SPECIALIZATIONS);
        part = draw_below(&of_kernel, 3 * PARTS);
        *packing = packings[draw_below(&of_kernel, 6)];
    }
    *parts = part < PARTS ? part : 0;
    return choose_specialization(drawn);
}

/* One time in three, lets all of a batch have one matrix. */
static void share(sk_matrix_desc* operand, const sk_gemm_desc* desc, uint64_t* state)
{
    if (draw_below(state, 3) == 0 && !desc->pointers)
    {
        operand->shared = true;
        operand->batch_stride = 0;
    }
}

static product draw_product(uint32_t index)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + index;
    product p = {.seed = seed + index};
    uint32_t kernel = draw_below(&state, kernel_count), parts;
    sk_packing packing;
    specialization s = draw_specialization(kernel, &state, &parts, &packing);
    uint32_t most = kernels[kernel].tile_m > 32 ? 2 * MOST_EXTENT : MOST_EXTENT;
    specialize(&p, &kernels[kernel], s, draw_below(&state, 2) == 0);
    set_parts(&p, parts);
    p.values = draw_below(&state, 3) == 0 ? VALUES_REALS : VALUES_INTEGERS;
    p.desc.m = draw_size(&state, most);
    p.desc.n = draw_size(&state, most);
    p.desc.k = draw_below(&state, 40) == 0 ? 0 : draw_size(&state, draw_below(&state, 4) == 0 ? 5 * most : most);
    p.desc.batch_count = draw_below(&state, 4) == 0 ? draw_below(&state, 5) : 1;
    p.offset_a = draw_below(&state, 9);
    p.offset_b = draw_below(&state, 9);
    p.offset_c = draw_below(&state, 9);
    p.offset_d = draw_below(&state, 9);
    p.offset_vectors = draw_below(&state, 9);
    p.offset_residual = draw_below(&state, 9);
    bool is_arranged = kernels[kernel].multiply == SK_MULTIPLY_ARRANGED;
    p.desc.pointers = draw_below(&state, 2) == 0 && !is_arranged;
    p.desc.packing = p.desc.pointers || is_arranged ? SK_PACKING_AUTO : packing;
    p.pointers_aligned = s.aligned;
    p.by_address = draw_below(&state, 2) == 0;
    draw_decomposition(&p, &kernels[kernel], &state);
    draw_epilogue(&p, s, &state);
    uint32_t padding[4] = {draw_below(&state, 12), draw_below(&state, 12), draw_below(&state, 12),
                           draw_below(&state, 12)};
    lay_out(&p, s, padding, draw_below(&state, 2) == 0);
    fit_wishes(&p, &kernels[kernel]);
    share(&p.desc.a, &p.desc, &state);
    share(&p.desc.b, &p.desc, &state);
    return p;
}

static void random_products_are_exact_on_integers_and_close_on_reals(void)
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
            CHECK_NOTE("test_random %llu %u 1\n", (unsigned long long)seed, i);
        }
    }
}

int main(int argc, char** argv)
{
    seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    seed = seed ? seed : (uint64_t)time(NULL);
    first = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 0;
    count = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : PRODUCTS;
    printf("seed: %llu (test_random %llu repeats this run)\n", (unsigned long long)seed, (unsigned long long)seed);
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 4 ? argv[4] : NULL, kernels);
    RUN(random_products_are_exact_on_integers_and_close_on_reals);
    close_rig(&device);
    return CHECK_DONE();
}
