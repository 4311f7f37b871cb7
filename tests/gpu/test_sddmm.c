/* Products of dense matrices where a sparse one has nonzeros: every type and layout, over random and hostile
 * structures; the same bits for any workers, and however operands are loaded.
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

/* Reals, where each line begins at a multiple of 16 bytes; no address of place_sampled() is one. */
static sampled describe_runs(sk_type type, const uint32_t* offsets, uint32_t rows)
{
    sampled s = draw_sampled(rows, offsets[rows]);
    const sk_dense_desc lines[2] = {{SK_LAYOUT_ROW_MAJOR, 0}, {SK_LAYOUT_COL_MAJOR, 0}};
    s.desc.type = type;
    s.desc.k = 8 * (1 + draw_below(24));
    s.desc.a = lines[0];
    s.desc.b = lines[1];
    s.desc.a.leading_dimension = draw_below(2) ? s.desc.k + 8 : 0;
    s.pattern.is_real = type != SK_TYPE_S32;
    s.args.alpha = 2;
    return s;
}

static void check_runs(sampled* s)
{
    launch_sampled(s);
    check_sampled(s);
    unsigned char* by_elements = memcpy(malloc(s->d.size + 1), at(s->d), s->d.size);
    s->args.a = align_copy(&s->a.memory);
    s->args.b = align_copy(&s->pattern.b.memory);
    memset(at(s->d), 0xff, s->d.size);
    launch_sampled(s);
    check_sampled(s);
    CHECK(memcmp(by_elements, at(s->d), s->d.size) == 0);
    free(by_elements);
}

static void runs_have_the_bits_of_elements(void)
{
    static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_S32, SK_TYPE_CF32, SK_TYPE_F16, SK_TYPE_F64};
    for (uint32_t i = 0; i < 5u * STRUCTURE_KINDS; i++)
    {
        uint32_t rows = draw_size(300), *offsets = make_structure((structure_kind)(i / 5), rows, draw_below(12));
        sampled s = describe_runs(types[i % 5], offsets, rows);
        if (place_sampled(&s, offsets))
        {
            check_runs(&s);
        }
        sk_destroy_sddmm_plan(s.plan);
        free(offsets);
    }
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
    RUN(runs_have_the_bits_of_elements);
    RUN(an_alpha_of_0_reads_neither_a_nor_b);
    close_sparse();
    return CHECK_DONE();
}
