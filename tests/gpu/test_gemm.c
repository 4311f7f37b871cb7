/* test_gemm.c - every kernel that suits the device, through every decomposition, fixup, layout and epilogue, exactly.
 *
 *     test_gemm [PART]    only kernels whose name contains PART
 *
 * A CPU driver compiles a pipeline for longer than it multiplies with it. So each case takes a covering choice of
 * specializations (one epilogue for each pair of layouts, aligned and general), and runs everything else through
 * each: decompositions, shapes, column-major D, batches, leading dimensions, offsets, values of alpha and beta. */
#include "check.h"
#include "larger.h"
#include "multiply.h"

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;

/* ---- every decomposition --------------------------------------------------------------------- */

/* What is forced of the plan; the rest is chosen. */
typedef struct wish
{
    sk_decomposition decomposition;
    uint32_t workers, splits, hybrid_waves, stream_k_tiles, minimum_segment, k_alignment, interleave;
    sk_order order;
} wish;

static const wish whole_wishes[] = {
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL},
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL, .workers = 1},
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL, .workers = 4},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 1},
    {.decomposition = SK_DECOMPOSITION_AUTO},
};

static const wish split_wishes[] = {
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 2},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 3},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 1},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 5},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 37},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 7, .minimum_segment = 2},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 5, .k_alignment = 2},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 13, .interleave = 2},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .hybrid_waves = 1},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .hybrid_waves = 2},
    {.decomposition = SK_DECOMPOSITION_HYBRID,
     .workers = 4,
     .hybrid_waves = 1,
     .order = SK_ORDER_DATA_PARALLEL_FIRST},
    {.decomposition = SK_DECOMPOSITION_HYBRID,
     .workers = 4,
     .hybrid_waves = 2,
     .order = SK_ORDER_DATA_PARALLEL_FIRST},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 6, .stream_k_tiles = 2, .minimum_segment = 3},
};

static void set_wish(product* p, const wish* w)
{
    p->desc.decomposition = w->decomposition;
    p->desc.workers = w->workers;
    p->desc.splits = w->splits;
    p->desc.hybrid_waves = w->hybrid_waves;
    p->desc.stream_k_tiles = w->stream_k_tiles;
    p->desc.minimum_segment = w->minimum_segment;
    p->desc.k_alignment = w->k_alignment;
    p->desc.interleave = w->interleave;
    p->desc.order = w->order;
}

/* Two or three tiles along m and n, several k-iterations and a bit more along k; different for each `variant`. */
static void set_shape(product* p, const sk_kernel_info* kernel, uint32_t variant)
{
    static const uint32_t rest_m[] = {3, 17, 1, 0, 9}, rest_n[] = {13, 1, 7}, rest_k[] = {3, 1, 0, 6};
    uint32_t tiles_m = 1 + variant % 3, tiles_n = 1 + variant / 3 % 2;
    p->desc.m = tiles_m * kernel->tile_m + rest_m[variant % COUNT(rest_m)];
    p->desc.n = tiles_n * kernel->tile_n + rest_n[variant % COUNT(rest_n)];
    p->desc.k = (3 + variant % 5) * kernel->tile_k + rest_k[variant % COUNT(rest_k)];
}

/* Of integers: products wrap, and stay below the 2^53 up to which the doubles of the reference are exact: for sums of
 * 2^14 products of 255 and 255. */
static const float LARGE_FACTOR = 8388600.0f;

/* alpha, beta, C in place: one after the other. */
static void set_epilogue(product* p, specialization s, uint32_t variant)
{
    static const float alphas[] = {2.0f, -1.0f, 0.5f, 1.0f}, betas[] = {-1.0f, 2.0f, 1.0f};
    p->alpha = alphas[variant % COUNT(alphas)];
    p->beta = betas[variant % COUNT(betas)];
    p->alpha = is_integer(p->desc.d.type) && variant % COUNT(alphas) == 2 ? LARGE_FACTOR : p->alpha;
    p->in_place = s.linear && !s.c_transposed && variant % 2 == 0;
}

static void set_variant(product* p, const sk_kernel_info* kernel, specialization s, uint32_t variant)
{
    uint32_t padding[4] = {variant % 3, variant % 4, variant % 5, variant % 2};
    p->desc.batch_count = variant % 4 == 3 ? 3 : variant % 7 == 5 ? 2 : 1;
    p->offset_b = variant % 2;
    p->offset_c = variant % 3;
    p->offset_d = variant / 2 % 4;
    p->by_address = variant % 5 == 4;
    p->seed = variant;
    p->desc.raster = (sk_raster)(variant % 3);
    p->desc.raster_width = variant % 4;
    p->desc.packing = find_least_packing(kernel);
    set_epilogue(p, s, variant);
    set_complex(p, variant * 7 / 2);
    lay_out(p, s, padding, variant % 8 >= 4);
}

/* Whether the plan took the pipeline that was meant; copies are always aligned. */
static void check_alignment(const product* p, specialization s)
{
    placement placed;
    sk_plan* plan;
    sk_launch_info info;
    clear_arena(&device);
    if (!CHECK(place_product(&device, p, &placed)) ||
        !CHECK_EQ(sk_create_gemm_plan(device.context, &p->desc, &plan), 0))
    {
        return;
    }
    sk_gemm_args args = make_args(&device, p, &placed);
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    if (size == 0 || CHECK(prepare_workspace(&device, size)))
    {
        args.workspace = workspace_of(&device, size);
        CHECK_EQ(sk_query_gemm_launch(plan, &args, &info), SK_SUCCESS);
        bool always = p->desc.packing == SK_PACKING_ALWAYS || element_size(p->desc.a.type) == 16;
        CHECK_EQ(info.aligned, s.aligned || always);
    }
    sk_destroy_plan(plan);
}

static void run_wishes(const sk_kernel_info* kernel, specialization s, const wish wishes[], uint32_t count,
                       sk_fixup fixup, uint32_t variant)
{
    for (uint32_t i = 0; i < count; i++)
    {
        product p = {0};
        specialize(&p, kernel, s, (variant + i) % 2 == 1);
        set_wish(&p, &wishes[i]);
        p.desc.fixup = fixup;
        set_shape(&p, kernel, variant + 3 * i);
        set_variant(&p, kernel, s, variant + i);
        CHECK(run_product(&device, &p));
        if (i == 0)
        {
            check_alignment(&p, s);
        }
    }
}

/* Kernels of u8 differ from those of s8 in types' names, those of 8-bit floats in how these are widened. For a CPU
 * driver random products do, with the largest sums, and all pairs of such floats. */
static bool is_variation(const sk_kernel_info* kernel)
{
    return is_thin(&device, kernel) && element_size(kernel->input) == 1 && kernel->input != SK_TYPE_S8;
}

/* What a CPU driver gets of the layouts: bits are their numbers. None is missing from all the fixups together. Of
 * cooperative matrices, which take it longest, four: one by each fixup, each pair of properties with all its values. */
enum
{
    LAYOUTS_MATRICES = 0x69,
    LAYOUTS_WHOLE = 0x81,
    LAYOUTS_LAST_ARRIVER = 0x24,
    LAYOUTS_SEPARATE_PASS = 0x42,
    LAYOUTS_TURNSTILE = 0x18
};

/* Of those, what a kernel takes. Thin ones: two, by one fixup, which together have all values of each property; of
 * cooperative matrices one, and not by every fixup; none if it is a variation of another. */
static uint32_t layouts_of(const sk_kernel_info* kernel)
{
    bool is_odd = ((uint32_t)kernel->input + (uint32_t)kernel->output + (uint32_t)kernel->multiply) % 2 == 1;
    if (!is_thin(&device, kernel))
    {
        return kernel->multiply == SK_MULTIPLY_COOP ? LAYOUTS_MATRICES : 0xff;
    }
    if (kernel->multiply == SK_MULTIPLY_COOP)
    {
        return is_variation(kernel) ? 0 : is_odd ? 0x01 : 0x80;
    }
    return is_variation(kernel) ? 0 : is_odd ? LAYOUTS_LAST_ARRIVER : LAYOUTS_SEPARATE_PASS;
}

static bool takes_part(const sk_kernel_info* kernel, uint32_t index, uint32_t layouts)
{
    return !is_on_cpu(&device) || (layouts_of(kernel) & layouts) >> index % 8 & 1;
}

/* For each kernel: both layouts of both operands, aligned and general, one epilogue each. */
static void run_specializations(const wish wishes[], uint32_t count, sk_fixup fixup, uint32_t layouts)
{
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t index = 0; index < 8; index++)
        {
            uint32_t epilogue = (index + index / 4 + i) % 3;
            if (takes_part(&kernels[i], index, layouts))
            {
                run_wishes(&kernels[i], choose_specialization(index + 8 * epilogue), wishes, count, fixup,
                           11 * i + index);
            }
        }
    }
}

static void whole_tiles_are_exact(void)
{
    CHECK(kernel_count > 0);
    run_specializations(whole_wishes, COUNT(whole_wishes), SK_FIXUP_AUTO, LAYOUTS_WHOLE);
}

static void split_tiles_are_exact_by_the_last_arriver(void)
{
    run_specializations(split_wishes, COUNT(split_wishes), SK_FIXUP_LAST_ARRIVER, LAYOUTS_LAST_ARRIVER);
}

static void split_tiles_are_exact_by_the_separate_pass(void)
{
    run_specializations(split_wishes, COUNT(split_wishes), SK_FIXUP_SEPARATE_PASS, LAYOUTS_SEPARATE_PASS);
}

static void split_tiles_are_exact_by_the_turnstile(void)
{
    run_specializations(split_wishes, COUNT(split_wishes), SK_FIXUP_TURNSTILE, LAYOUTS_TURNSTILE);
}

static const wish adding_wishes[] = {
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 3},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 5},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 37},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .hybrid_waves = 2},
};

/* A CPU driver, for which these are pipelines of their own, takes one layout and two kernels, both with f32 results. */
static bool takes_additions(const sk_kernel_info* kernel, uint32_t index, uint32_t chosen)
{
    sk_type input = kernel->multiply == SK_MULTIPLY_COOP ? SK_TYPE_F16 : SK_TYPE_F32;
    bool is_usual = kernel->multiply != SK_MULTIPLY_DOT && kernel->input == input && kernel->output == SK_TYPE_F32;
    return !is_on_cpu(&device) || (index == chosen && is_usual);
}

/* Integers are exact in any order. */
static void run_additions(sk_fixup fixup)
{
    if (!device.g.features.atomic_float.shaderBufferFloat32AtomicAdd)
    {
        SKIP("the device has no shaderBufferFloat32AtomicAdd");
    }
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        for (uint32_t index = 0; index < 8 && can_fix_up(&device, &kernels[i], fixup); index++)
        {
            if (takes_additions(&kernels[i], index, (5 * i + 2) % 8))
            {
                run_wishes(&kernels[i], choose_specialization(index + 8 * ((1 + i) % 3)), adding_wishes,
                           COUNT(adding_wishes), fixup, 11 * i + index);
            }
        }
    }
}

static void split_tiles_are_exact_by_the_unordered_turnstile(void)
{
    run_additions(SK_FIXUP_TURNSTILE_UNORDERED);
}

static void split_tiles_are_exact_by_additions_to_d(void)
{
    run_additions(SK_FIXUP_ATOMIC);
}

/* Workers of the whole waves: from none of those there are to all. */
static void run_retiled(const sk_kernel_info* kernel, const char* larger, specialization s, uint32_t variant)
{
    static const uint32_t waves[] = {2, 100000, 3, 1, 5};
    for (uint32_t i = 0; i < COUNT(waves); i++)
    {
        product p = {0};
        specialize(&p, kernel, s, (variant + i) % 2 == 1);
        p.desc.kernel = larger;
        p.desc.last_wave_kernel = kernel->name;
        p.desc.decomposition = SK_DECOMPOSITION_RETILED;
        p.desc.workers = waves[i];
        set_shape(&p, kernel, variant + 3 * i);
        p.desc.m += variant % 3 * 2 * kernel->tile_m;
        p.desc.n += variant % 2 * 3 * kernel->tile_n;
        p.desc.k = variant % 8 == 7 ? 0 : p.desc.k;
        set_variant(&p, kernel, s, variant + i);
        p.alpha = i == 4 ? 0.0f : p.alpha;
        CHECK(run_product(&device, &p));
        if (i == 0)
        {
            check_alignment(&p, s);
        }
    }
}

static void retiled_plans_are_exact(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        const char* larger = is_thin(&device, &kernels[i]) ? NULL : find_larger_kernel(device.context, &kernels[i]);
        for (uint32_t index = 0; larger && index < 8; index++)
        {
            uint32_t epilogue = (index + index / 4 + i) % 3;
            if (takes_part(&kernels[i], index, LAYOUTS_WHOLE))
            {
                run_retiled(&kernels[i], larger, choose_specialization(index + 8 * epilogue), 11 * i + index);
                count++;
            }
        }
    }
    if (count == 0)
    {
        SKIP("no kernel whose tiles fill another's");
    }
}

/* ---- packing ---------------------------------------------------------------------------------- */

/* With whole tiles of the copies, 128 x 256 of k (arranged: 64 x 64), and parts of such; aligned, and at odd addresses
 * and strides. */
static void check_copies(const sk_kernel_info* kernel, specialization s, bool interleaved)
{
    uint32_t padding[4] = {s.aligned ? 0 : 3, s.aligned ? 16 : 5, 0, 1};
    product p = make_packed_product(kernel, 141, 270, 275, s);
    p.desc.packing = SK_PACKING_ALWAYS;
    p.desc.batch_count = 2;
    p.offset_b = s.aligned ? 0 : 7;
    lay_out(&p, s, padding, interleaved);
    CHECK(run_product(&device, &p));
}

static void copies_that_are_no_mere_copies_are_exact_in_every_layout(void)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < kernel_count; i++)
    {
        bool is_integer_input = kernels[i].input == SK_TYPE_S8 || kernels[i].input == SK_TYPE_U8;
        bool is_transposed = is_integer_input && kernels[i].multiply == SK_MULTIPLY_COOP;
        bool is_arranged = kernels[i].multiply == SK_MULTIPLY_ARRANGED;
        for (uint32_t bits = 0; (is_transposed || is_arranged) && bits < 8; bits++)
        {
            specialization s = {.a_k_contiguous = bits & 1, .b_k_contiguous = bits >> 1 & 1, .aligned = bits >> 2};
            check_copies(&kernels[i], s, bits % 3 == 0);
        }
        count += is_transposed || is_arranged;
    }
    if (count == 0)
    {
        SKIP("no kernel with matrices of 8 bits, or of arranged A and B");
    }
}

/* ---------------------------------------------------------------------------------------------- */

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 1 ? argv[1] : NULL, kernels);
    RUN(whole_tiles_are_exact);
    RUN(split_tiles_are_exact_by_the_last_arriver);
    RUN(split_tiles_are_exact_by_the_separate_pass);
    RUN(split_tiles_are_exact_by_the_turnstile);
    RUN(split_tiles_are_exact_by_the_unordered_turnstile);
    RUN(split_tiles_are_exact_by_additions_to_d);
    RUN(retiled_plans_are_exact);
    RUN(copies_that_are_no_mere_copies_are_exact_in_every_layout);
    close_rig(&device);
    return CHECK_DONE();
}
