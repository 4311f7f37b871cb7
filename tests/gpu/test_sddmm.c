/* Products of dense matrices where a sparse one has nonzeros: every type and layout, over random and hostile
 * structures; the same bits for any workers.
 *
 *     test_sddmm [SEED [PRODUCTS]]
 */
#include "check.h"
#include "gpu/sddmm_work.h"

static uint32_t products = 60;

static void every_type_and_layout_is_multiplied(void)
{
    uint32_t served = 0;
    for (uint32_t i = 0; i < products; i++)
    {
        uint32_t rows = draw_size(draw_below(4) ? 300 : 2000);
        uint32_t* offsets = make_structure((structure_kind)(i % STRUCTURE_KINDS), rows, draw_below(12));
        sampled s = draw_sampled(rows, offsets[rows]);
        if (place_sampled(&s, offsets) && launch_sampled(&s))
        {
            check_sampled(&s);
            served++;
        }
        sk_destroy_sddmm_plan(s.plan);
        free(offsets);
    }
    CHECK(served > products / 4);
}

static sampled describe_reals(const uint32_t* offsets, uint32_t rows)
{
    sampled s = draw_sampled(rows, offsets[rows]);
    s.desc.type = SK_TYPE_F32;
    s.desc.k = 150;
    s.desc.a = draw_dense(rows, 150);
    s.desc.b = draw_dense(150, s.desc.n);
    s.desc.epilogue = SK_EPILOGUE_LINEAR;
    s.desc.lanes = s.desc.workers = 0;
    s.pattern.is_real = true;
    s.args.alpha = 2;
    s.args.beta = -1;
    return s;
}

static void d_may_be_c(void)
{
    uint32_t* offsets = make_structure(POWER_LAW, 200, 8);
    sampled s = describe_reals(offsets, 200);
    if (place_sampled(&s, offsets))
    {
        memcpy(at(s.d), at(s.c), s.d.size);
        s.args.c = s.args.d;
        launch_sampled(&s);
        check_sampled(&s);
    }
    sk_destroy_sddmm_plan(s.plan);
    free(offsets);
}

/* Reals, whose sums depend on the order of additions. */
static void bits_depend_on_no_worker(void)
{
    static const uint32_t workers[] = {0, 1, 3, 64, 65535};
    uint32_t* offsets = make_structure(ONE_DENSE_ROW, 400, 30);
    sampled s = describe_reals(offsets, 400);
    unsigned char* first = NULL;
    if (place_sampled(&s, offsets))
    {
        for (uint32_t i = 0; i < 5; i++)
        {
            sk_destroy_sddmm_plan(s.plan);
            s.desc.workers = workers[i];
            CHECK_EQ(sk_create_sddmm_plan(context, &s.desc, &s.plan), SK_SUCCESS);
            memset(at(s.d), 0xff, s.d.size);
            launch_sampled(&s);
            check_sampled(&s);
            first = first ? first : memcpy(malloc(s.d.size), at(s.d), s.d.size);
            CHECK(memcmp(first, at(s.d), s.d.size) == 0);
        }
    }
    sk_destroy_sddmm_plan(s.plan);
    free(first);
    free(offsets);
}

/* A and B are NaN, the arrays are wrong, and the arguments do not even name them. */
static void an_alpha_of_0_reads_neither_a_nor_b(void)
{
    uint32_t* offsets = make_structure(UNIFORM, 100, 8);
    sampled s = describe_reals(offsets, 100);
    s.args.alpha = 0;
    if (place_sampled(&s, offsets))
    {
        sk_buffer none = {0};
        memset(at(s.a.memory), 0xff, s.a.memory.size);
        s.args.a = s.args.b = s.args.pattern.row_offsets = s.args.row_indices = s.args.pattern.column_indices = none;
        launch_sampled(&s);
        check_sampled(&s);
    }
    sk_destroy_sddmm_plan(s.plan);
    free(offsets);
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    products = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : products;
    if (!open_sparse())
    {
        return 1;
    }
    RUN(every_type_and_layout_is_multiplied);
    RUN(d_may_be_c);
    RUN(bits_depend_on_no_worker);
    RUN(an_alpha_of_0_reads_neither_a_nor_b);
    close_sparse();
    return CHECK_DONE();
}
