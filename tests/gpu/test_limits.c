/* test_limits.c - more workgroups and more tiles to sum than 65535, which one dimension of a dispatch holds; the
 * narrowest and the deepest products. Exact, on integers. */
#include "check.h"
#include "multiply.h"

enum
{
    MANY = 65536 + 5, /* tiles */
    DEEP = 100000     /* k */
};

static rig device;
static sk_kernel_info smallest; /* whose tiles are: the f32 kernel with the least work in one */

static void find_smallest(void)
{
    sk_kernel_info kernels[MOST_KERNELS];
    uint32_t count = list_kernels(&device, "f32_f32_f32", kernels);
    for (uint32_t i = 0; i < count; i++)
    {
        bool is_first = smallest.name == NULL;
        if (is_first || kernels[i].tile_m * kernels[i].tile_n < smallest.tile_m * smallest.tile_n)
        {
            smallest = kernels[i];
        }
    }
}

static product make_product(uint32_t m, uint32_t n, uint32_t k)
{
    return make_packed_product(&smallest, m, n, k, (specialization){.a_k_contiguous = true});
}

static void more_tiles_than_65535_are_exact(void)
{
    product p = make_product(smallest.tile_m * MANY - 1, 1, 3);
    p.desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    CHECK(run_product(&device, &p));
    p = make_product(1, smallest.tile_n * MANY - 1, 3);
    p.desc.decomposition = SK_DECOMPOSITION_DATA_PARALLEL;
    p.desc.workers = MANY - 1;
    CHECK(run_product(&device, &p));
}

/* Of two k-iterations each, dealt to 65535 workers. */
static void more_split_tiles_than_65535_are_exact(void)
{
    product p = make_product(smallest.tile_m * MANY - 1, 1, smallest.tile_k + 1);
    p.desc.decomposition = SK_DECOMPOSITION_STREAM_K;
    p.desc.workers = 65535;
    p.desc.fixup = SK_FIXUP_SEPARATE_PASS;
    CHECK(run_product(&device, &p));
    p.desc.fixup = SK_FIXUP_LAST_ARRIVER;
    CHECK(run_product(&device, &p));
}

static void narrow_and_deep_products_are_exact(void)
{
    static const uint32_t shapes[][3] = {{1, 1, DEEP}, {3, 5, DEEP}, {DEEP, 1, 1}, {1, DEEP, 1}};
    static const sk_decomposition decompositions[] = {SK_DECOMPOSITION_AUTO, SK_DECOMPOSITION_DATA_PARALLEL,
                                                      SK_DECOMPOSITION_SPLIT_K, SK_DECOMPOSITION_STREAM_K,
                                                      SK_DECOMPOSITION_HYBRID};
    for (uint32_t i = 0; i < 20; i++)
    {
        const uint32_t* shape = shapes[i / 5];
        uint32_t iterations = (shape[2] + smallest.tile_k - 1) / smallest.tile_k;
        product p = make_product(shape[0], shape[1], shape[2]);
        p.desc.decomposition = decompositions[i % 5];
        p.desc.splits = p.desc.decomposition == SK_DECOMPOSITION_SPLIT_K ? (iterations < 999 ? iterations : 999) : 0;
        CHECK(run_product(&device, &p));
    }
}

int main(void)
{
    if (!open_rig(&device, NULL))
    {
        return 1;
    }
    find_smallest();
    RUN(more_tiles_than_65535_are_exact);
    RUN(more_split_tiles_than_65535_are_exact);
    RUN(narrow_and_deep_products_are_exact);
    close_rig(&device);
    return CHECK_DONE();
}
