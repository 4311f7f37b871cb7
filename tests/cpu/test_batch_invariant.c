/* test_batch_invariant.c - all that is weighed with batch_invariant adds in one order, whatever m and the batch are.
 *
 *     test_batch_invariant [SHAPES]    of each class of devices, default 100 */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#include "fake_vulkan.h"
#include "classes.h"

#include <stdlib.h>

/* What the order of sums depends on. */
typedef struct order
{
    bool exchanged, by_matrices, has_zeros;
    uint32_t chunk; /* elements of k; 0: all at once */
} order;

static sk_kernel_info find_kernel(const char* name)
{
    sk_kernel_info kernel;
    memset(&kernel, 0, sizeof kernel);
    for (uint32_t i = 0; i < sk_query_context(context).kernel_count; ++i)
    {
        kernel = sk_query_kernel(context, i);
        if (strcmp(kernel.name, name) == 0)
        {
            break;
        }
    }
    return kernel;
}

/* Sums of f32 may underflow, and are added one by one. */
static order order_of(const sk_plan_info* info, uint32_t k, bool underflows)
{
    order o;
    sk_kernel_info kernel = find_kernel(info->kernel);
    bool matrices = kernel.multiply == SK_MULTIPLY_COOP || kernel.multiply == SK_MULTIPLY_ARRANGED;
    memset(&o, 0, sizeof o);
    CHECK(kernel.multiply != SK_MULTIPLY_DOT);
    o.exchanged = info->exchanged;
    o.by_matrices = matrices;
    o.has_zeros = underflows && k % info->tile_k != 0;
    o.chunk = info->chunk < info->k_iterations ? info->chunk * info->tile_k : 0;
    return o;
}

/* Whether what is weighed for a desc adds as `wanted` does. Returns how much that is. */
static uint32_t check_orders(const sk_gemm_desc* desc, order* wanted, bool is_first)
{
    uint32_t count = explain(desc);
    for (uint32_t i = 0; i < count && i < MOST_CANDIDATES; ++i)
    {
        const sk_plan_info* info = &candidates[i].info;
        order o = order_of(info, desc->k, desc->a.type == SK_TYPE_F32);
        bool splits = info->fixup != SK_FIXUP_NONE;
        *wanted = is_first && i == 0 ? o : *wanted;
        bool same = memcmp(&o, wanted, sizeof o) == 0;
        if (!CHECK(same) || !CHECK(!splits || (o.chunk > 0 && info->fixup == SK_FIXUP_SEPARATE_PASS)))
        {
            CHECK_NOTE("%u x %u x %u: %s, chunk %u\n", desc->m, desc->n, desc->k, info->kernel, info->chunk);
            return count;
        }
        CHECK_EQ(info->sameness, SK_SAMENESS_BATCH_INVARIANT);
    }
    return count;
}

static uint32_t shapes = 100;

static sk_gemm_desc draw_rows(uint32_t* seed)
{
    sk_gemm_desc desc = describe_shape(0, 1 + draw_number(seed, 1u << draw_number(seed, 16)),
                                       1 + draw_number(seed, 1u << draw_number(seed, 15)));
    desc.n = draw_number(seed, 3) ? 8 * ((desc.n + 7) / 8) : desc.n;
    desc.k = draw_number(seed, 3) ? 64 * ((desc.k + 63) / 64) : desc.k;
    desc.a.type = desc.b.type = desc.d.type = draw_number(seed, 2) ? SK_TYPE_F16 : SK_TYPE_F32;
    desc.a.layout = (sk_layout)draw_number(seed, 2);
    desc.b.layout = (sk_layout)draw_number(seed, 2);
    desc.d.layout = (sk_layout)draw_number(seed, 2);
    desc.batch_invariant = true;
    return desc;
}

/* Shapes of a product whose order of sums is the same. */
static void draw_shape_of_rows(sk_gemm_desc* desc, uint32_t* seed, uint32_t turn)
{
    desc->m = turn == 0 ? 1 : 1 + draw_number(seed, 1u << (3 * turn));
    desc->batch_count = turn == 3 ? 1 + draw_number(seed, 9) : 0;
}

static void draw_any_shape(sk_gemm_desc* desc, uint32_t* seed, uint32_t turn)
{
    desc->m = 1 + draw_number(seed, 1u << (3 * turn));
    desc->n = 1 + draw_number(seed, 1u << (15 - 3 * turn));
}

/* How many products have chunks, or none, and what is weighed for them. */
typedef struct tally
{
    uint32_t chunked, whole, weighed;
} tally;

static tally check_products(sk_decomposition decomposition,
                            void (*draw_shape)(sk_gemm_desc* desc, uint32_t* seed, uint32_t turn))
{
    tally found = {0, 0, 0};
    for (uint32_t c = 0; c < class_count; ++c)
    {
        uint32_t seed = c + 1;
        open_class(&classes[c]);
        for (uint32_t i = 0; i < shapes; ++i)
        {
            order wanted;
            sk_gemm_desc desc = draw_rows(&seed);
            desc.decomposition = decomposition;
            for (uint32_t turn = 0; turn < 5; ++turn)
            {
                draw_shape(&desc, &seed, turn);
                found.weighed += check_orders(&desc, &wanted, turn == 0);
            }
            found.chunked += wanted.chunk > 0;
            found.whole += wanted.chunk == 0;
        }
        sk_destroy_context(context);
    }
    return found;
}

static void all_that_is_weighed_adds_in_one_order_for_every_m(void)
{
    tally found = check_products(SK_DECOMPOSITION_AUTO, draw_shape_of_rows);
    printf("  %u candidates of %u products in chunks, %u others\n", found.weighed, found.chunked, found.whole);
    CHECK(found.chunked > 0 && found.whole > 0);
}

static void data_parallel_adds_in_one_order_for_every_n_too(void)
{
    tally found = check_products(SK_DECOMPOSITION_DATA_PARALLEL, draw_any_shape);
    CHECK(found.weighed > 0);
    CHECK_EQ(found.chunked, 0);
}

/* Chunks of tiles would have slots for each tile that is expected, and more could come. */
static void tiles_of_groups_stay_whole(void)
{
    open_class(&classes[0]);
    uint32_t chunked = 0;
    for (uint32_t i = 0; i < 40; ++i)
    {
        uint32_t seed = i;
        sk_grouped_gemm_desc desc;
        sk_problem problem;
        memset(&desc, 0, sizeof desc);
        memset(&problem, 0, sizeof problem);
        desc.gemm = draw_rows(&seed);
        sk_gemm_desc alone = desc.gemm;
        alone.m = 77;
        problem.m = 77;
        problem.n = i % 2 ? desc.gemm.n : 1 + desc.gemm.n / 3; /* what is expected may be smaller */
        problem.k = desc.gemm.k;
        desc.most_problems = 8;
        desc.problems = &problem;
        desc.problem_count = 1;
        sk_plan* plan = NULL;
        if (CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_SUCCESS))
        {
            bool underflows = alone.a.type == SK_TYPE_F32;
            sk_plan_info of_group = sk_query_plan(plan), of_one = info_of(&alone);
            order grouped = order_of(&of_group, alone.k, underflows), one = order_of(&of_one, alone.k, underflows);
            CHECK(memcmp(&grouped, &one, sizeof one) == 0);
            CHECK_EQ(of_group.fixup, SK_FIXUP_NONE);
            CHECK_EQ(of_group.sameness, SK_SAMENESS_BATCH_INVARIANT);
            chunked += one.chunk > 0;
        }
        sk_destroy_plan(plan);
        desc.gemm.n = 0;
        CHECK_EQ(sk_create_grouped_gemm_plan(context, &desc, &plan), SK_ERROR_INVALID_VALUE);
        CHECK(strcmp(fake.sentence, "batch_invariant is true, but gemm.n is 0: n and k tell the order of sums") == 0);
    }
    CHECK(chunked > 0);
    sk_destroy_context(context);
}

/* Integers have the same sums by any kernel, and in any shares. */
static void sums_of_integers_have_every_plan(void)
{
    open_class(&classes[0]);
    sk_gemm_desc desc = describe_bytes(16, 4096, 4096, "nn");
    uint32_t all = explain(&desc);
    desc.batch_invariant = true;
    CHECK_EQ(explain(&desc), all);
    CHECK_EQ(candidates[0].info.sameness, SK_SAMENESS_EVERY_DEVICE);
    sk_destroy_context(context);
}

int main(int argc, char** argv)
{
    shapes = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : shapes;
    RUN(all_that_is_weighed_adds_in_one_order_for_every_m);
    RUN(data_parallel_adds_in_one_order_for_every_n_too);
    RUN(tiles_of_groups_stay_whole);
    RUN(sums_of_integers_have_every_plan);
    return CHECK_DONE();
}
