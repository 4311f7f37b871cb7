/* Launches that most_time cuts into dispatches, on the device: D has the same bits as of the whole launch, whatever the
 * decomposition, the fixup and the number of pieces; and the workspace is left as it was found.
 *
 *     test_cut [PART]    only kernels whose name contains PART */
#include "check.h"
#include "larger.h"
#include "multiply.h"
#include "work.h"

#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

static rig device;
static sk_kernel_info kernels[MOST_KERNELS];
static uint32_t kernel_count;

static const sk_gemm_desc decompositions[] = {
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL},
    {.decomposition = SK_DECOMPOSITION_DATA_PARALLEL, .workers = 4},
    {.decomposition = SK_DECOMPOSITION_SPLIT_K, .splits = 4},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 7},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 23, .k_alignment = 2},
    {.decomposition = SK_DECOMPOSITION_STREAM_K, .workers = 6, .interleave = 2},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 4, .hybrid_waves = 1},
    {.decomposition = SK_DECOMPOSITION_HYBRID, .workers = 5, .hybrid_waves = 2, .order = SK_ORDER_STREAM_K_FIRST},
    {.decomposition = SK_DECOMPOSITION_RETILED, .workers = 3},
};

/* ---- bits ------------------------------------------------------------------------------------ */

/* The product of a kernel by a decomposition and a fixup. False if there is none. */
static bool wish_for(const sk_kernel_info* kernel, const sk_gemm_desc* wish, sk_fixup fixup, product* p)
{
    *p = make_product(kernel, 3 * kernel->tile_m + 5, 2 * kernel->tile_n + 3, 6 * kernel->tile_k + 1);
    p->desc.decomposition = wish->decomposition;
    p->desc.splits = wish->splits;
    p->desc.workers = wish->workers;
    p->desc.hybrid_waves = wish->hybrid_waves;
    p->desc.k_alignment = wish->k_alignment;
    p->desc.interleave = wish->interleave;
    p->desc.order = wish->order;
    p->desc.fixup = fixup;
    if (wish->decomposition == SK_DECOMPOSITION_RETILED)
    {
        p->desc.last_wave_kernel = kernel->name;
        p->desc.kernel = find_larger_kernel(device.context, kernel);
    }
    return p->desc.kernel != NULL;
}

/* D's bytes by a plan that is cut into `*pieces` dispatches. */
static unsigned char* multiply(product p, uint32_t most_time, uint32_t* pieces)
{
    unsigned char* result = NULL;
    work w = {.p = p};
    w.p.desc.most_time = most_time;
    clear_arena(&device);
    if (CHECK(open_work(&device, &w)) &&
        (w.workspace_size == 0 || CHECK(prepare_workspace(&device, w.workspace_size))))
    {
        *pieces = sk_query_plan(w.plan).pieces;
        result = launch_first(&device, &w);
        CHECK(w.workspace_size == 0 || check_workspace(&device, w.workspace_size));
    }
    sk_destroy_plan(w.plan);
    return result;
}

/* Times from one that cuts as fine as possible to one that does not cut. Returns how many different cuts there were. */
static uint32_t compare_cuts(product p, size_t size)
{
    uint32_t whole = 0, pieces = UINT32_MAX, cuts = 0;
    unsigned char* wanted = multiply(p, 0, &whole);
    for (uint32_t time = 1; wanted && pieces > whole && time < 1u << 30; time *= 2)
    {
        uint32_t before = pieces;
        p.desc.most_time = time;
        sk_plan* plan = NULL;
        CHECK_EQ(sk_create_gemm_plan(device.context, &p.desc, &plan), SK_SUCCESS);
        pieces = plan ? sk_query_plan(plan).pieces : whole;
        sk_destroy_plan(plan);
        if (pieces != before)
        {
            unsigned char* result = multiply(p, time, &pieces);
            CHECK(result && memcmp(result, wanted, size) == 0);
            free(result);
            cuts += pieces > whole;
        }
    }
    CHECK_EQ(pieces, whole);
    free(wanted);
    return cuts;
}

static void a_launch_that_is_cut_gives_the_same_bits(void)
{
    static const sk_fixup fixups[] = {SK_FIXUP_LAST_ARRIVER, SK_FIXUP_SEPARATE_PASS};
    uint32_t cuts = 0;
    for (uint32_t i = 0; i < kernel_count * COUNT(decompositions) * COUNT(fixups); i++)
    {
        product p;
        const sk_kernel_info* kernel = &kernels[i / (COUNT(decompositions) * COUNT(fixups))];
        const sk_gemm_desc* wish = &decompositions[i / COUNT(fixups) % COUNT(decompositions)];
        if (wish_for(kernel, wish, fixups[i % COUNT(fixups)], &p))
        {
            placement placed = resolve_product(&p);
            cuts += compare_cuts(p, (size_t)placed.d.extent * element_size(placed.d.type));
        }
    }
    CHECK(cuts >= 8 * kernel_count);
}

/* ---- everything else of a launch ------------------------------------------------------------- */

static product make_finest(void)
{
    product p = make_product(&kernels[0], 3 * kernels[0].tile_m + 5, 2 * kernels[0].tile_n + 3, 70);
    p.values = VALUES_INTEGERS;
    p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    p.desc.workers = 5;
    p.desc.most_time = 1;
    return p;
}

static void epilogues_batches_and_empty_sums(void)
{
    product p = make_finest();
    CHECK(run_product(&device, &p));
    p.desc.batch_count = 3;
    CHECK(run_product(&device, &p));
    p.desc.epilogue = SK_EPILOGUE_LINEAR;
    p.alpha = 2;
    p.beta = 3;
    CHECK(run_product(&device, &p));
    p.alpha = 0; /* k-iterations are dropped */
    CHECK(run_product(&device, &p));
    p = make_finest();
    p.desc.packing = SK_PACKING_ALWAYS;
    CHECK(run_product(&device, &p));
    p.desc.k = 0;
    p.desc.packing = SK_PACKING_AUTO;
    CHECK(run_product(&device, &p));
    p = make_finest();
    p.desc.n = p.desc.m;
    p.desc.triangle = SK_TRIANGLE_LOWER;
    CHECK(run_product(&device, &p));
    if (kernels[0].multiply != SK_MULTIPLY_DOT && device.g.properties.limits.maxPushConstantsSize >= 256)
    {
        p.desc.second = true;
        CHECK(run_product(&device, &p));
    }
}

static void float_atomics_add_to_a_seed(void)
{
    product p = make_finest();
    if (!can_fix_up(&device, &kernels[0], SK_FIXUP_ATOMIC))
    {
        SKIP("no float atomics");
    }
    p.desc.fixup = SK_FIXUP_ATOMIC;
    p.desc.epilogue = SK_EPILOGUE_LINEAR;
    p.alpha = 1;
    p.beta = 2;
    CHECK(run_product(&device, &p));
}

int main(int argc, char** argv)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    kernel_count = list_kernels(&device, argc > 1 ? argv[1] : NULL, kernels);
    if (kernel_count == 0)
    {
        fprintf(stderr, "no kernel to test\n");
        return 1;
    }
    RUN(a_launch_that_is_cut_gives_the_same_bits);
    RUN(epilogues_batches_and_empty_sums);
    RUN(float_atomics_add_to_a_seed);
    close_rig(&device);
    return CHECK_DONE();
}
