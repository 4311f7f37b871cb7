/* Products with sparse matrices on the device: every schedule and type, over random and hostile structures, with any
 * layouts and strides; the same bits each time; wrong offsets and columns.
 *
 *     test_sparse [SEED [PRODUCTS [LAUNCHES]]]
 */
#include "check.h"
#include "gpu/sparse_work.h"

static sk_type types[4]; /* those that the device has the features for */
static uint32_t type_count;

static uint32_t products = 60, launches = 20;

static uint32_t draw_size(uint32_t most)
{
    return draw_below(draw_below(most) + 1) + 1;
}

static sk_dense_desc draw_dense(uint32_t rows, uint32_t columns)
{
    sk_dense_desc desc = {draw_below(2) ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR, 0};
    uint32_t length = desc.layout == SK_LAYOUT_ROW_MAJOR ? columns : rows;
    desc.leading_dimension = draw_below(2) ? length + draw_below(5) : 0;
    return desc;
}

/* Decisions, which the device may also make. */
static void draw_decisions(sk_sparse_desc* desc)
{
    desc->schedule = (sk_schedule)draw_below(4);
    desc->lanes = draw_below(2) ? 0 : 1u << draw_below(8);
    desc->workers = draw_below(2) ? 0 : draw_size(64);
    if (desc->schedule == SK_SCHEDULE_GROUP_MAPPED && draw_below(4) > 0)
    {
        desc->group = 1u << draw_below(8);
        desc->lanes = desc->lanes > 128 / desc->group ? 128 / desc->group : desc->lanes;
    }
    if (desc->group > 0 && desc->lanes == 0)
    {
        desc->lanes = 1u << draw_below(8);
        desc->lanes = desc->lanes > 128 / desc->group ? 128 / desc->group : desc->lanes;
    }
}

static sparse_product draw_product(uint32_t rows, uint32_t nonzeros)
{
    sparse_product p = {0};
    p.desc.type = types[draw_below(type_count)];
    p.desc.rows = rows;
    p.desc.columns = draw_size(200);
    p.desc.nonzeros = nonzeros;
    p.desc.n = draw_below(2) ? 1 : draw_size(150);
    p.desc.b = draw_dense(p.desc.columns, p.desc.n);
    p.desc.c = draw_dense(rows, p.desc.n);
    p.desc.d = draw_dense(rows, p.desc.n);
    p.desc.epilogue = draw_below(2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    p.args.alpha = (float)draw_below(4) - 1;
    p.args.beta = (float)draw_below(3) - 1;
    p.is_real = p.desc.type != SK_TYPE_S32 && draw_below(4) == 0;
    draw_decisions(&p.desc);
    return p;
}

/* A plan of the type can be made, or lacks a feature. */
static bool is_served(sk_type type)
{
    sk_sparse_desc desc = {0};
    sk_sparse_plan* plan = NULL;
    desc.type = type;
    sk_result result = sk_create_sparse_plan(context, &desc, &plan);
    sk_destroy_sparse_plan(plan);
    return CHECK(result == SK_SUCCESS || result == SK_ERROR_MISSING_FEATURE) && result == SK_SUCCESS;
}

static void types_that_need_no_feature_are_served(void)
{
    static const sk_type all[] = {SK_TYPE_F32, SK_TYPE_S32, SK_TYPE_F16, SK_TYPE_F64};
    for (int i = 0; i < 4; i++)
    {
        bool served = is_served(all[i]);
        CHECK(served || all[i] == SK_TYPE_F16 || all[i] == SK_TYPE_F64);
        printf("%s", served ? "" : "  without this type\n");
        types[type_count] = all[i];
        type_count += served;
    }
}

static void every_schedule_multiplies(void)
{
    for (uint32_t i = 0; i < products; i++)
    {
        uint32_t rows = draw_size(draw_below(4) ? 300 : 2000);
        uint32_t* offsets = make_structure((structure_kind)(i % STRUCTURE_KINDS), rows, draw_below(12));
        sparse_product p = draw_product(rows, offsets[rows]);
        if (place_sparse(&p, offsets) && launch_sparse(&p))
        {
            check_sparse(&p);
        }
        sk_destroy_sparse_plan(p.plan);
        free(offsets);
    }
}

/* y = alpha A x + beta y. */
static void d_may_be_c(void)
{
    uint32_t* offsets = make_structure(POWER_LAW, 200, 8);
    for (int schedule = SK_SCHEDULE_THREAD_MAPPED; schedule <= SK_SCHEDULE_MERGE_PATH; schedule++)
    {
        sparse_product p = draw_product(200, offsets[200]);
        p.desc.epilogue = SK_EPILOGUE_LINEAR;
        p.desc.c = p.desc.d;
        p.desc.schedule = (sk_schedule)schedule;
        p.desc.lanes = p.desc.group = 0;
        p.args.alpha = 2;
        p.args.beta = -1;
        if (place_sparse(&p, offsets))
        {
            memcpy(at(p.d.memory), at(p.c.memory), p.d.memory.size);
            p.args.c = p.args.d;
            launch_sparse(&p);
            check_sparse(&p);
        }
        sk_destroy_sparse_plan(p.plan);
    }
    free(offsets);
}

/* Reals, whose sums depend on the order of additions. */
static void every_launch_gives_the_same_bits(void)
{
    uint32_t* offsets = make_structure(ONE_DENSE_ROW, 400, 30);
    for (uint32_t n = 1; n <= 8; n += 7)
    {
        sparse_product p = {0};
        p.desc.rows = 400;
        p.desc.columns = 500;
        p.desc.nonzeros = offsets[400];
        p.desc.n = n;
        p.desc.schedule = SK_SCHEDULE_MERGE_PATH;
        p.desc.workers = 37;
        p.is_real = true;
        unsigned char* first = place_sparse(&p, offsets) ? calloc(p.d.memory.size, 1) : NULL;
        for (uint32_t i = 0; first && i < launches && launch_sparse(&p); i++)
        {
            if (i == 0)
            {
                check_sparse(&p);
                memcpy(first, at(p.d.memory), p.d.memory.size);
            }
            CHECK(memcmp(first, at(p.d.memory), p.d.memory.size) == 0);
        }
        free(first);
        sk_destroy_sparse_plan(p.plan);
    }
    free(offsets);
}

/* D is whatever it is, but the launch ends, and writes to nothing else. */
static void wrong_arrays_do_no_harm(void)
{
    for (uint32_t i = 0; i < products / 4; i++)
    {
        uint32_t rows = draw_size(300);
        uint32_t* offsets = make_structure(UNIFORM, rows, 8);
        sparse_product p = draw_product(rows, offsets[rows]);
        if (place_sparse(&p, offsets))
        {
            for (size_t word = 0; word < p.offsets.size / 4; word++)
            {
                ((uint32_t*)at(p.offsets))[word] = draw_below(2) ? draw_below(2 * p.desc.nonzeros + 1) : UINT32_MAX;
            }
            for (size_t word = 0; word < p.columns.size / 4; word += 3)
            {
                ((uint32_t*)at(p.columns))[word] = UINT32_MAX - draw_below(3);
            }
            launch_sparse(&p);
            CHECK(is_rest_as_before(&p));
        }
        sk_destroy_sparse_plan(p.plan);
        free(offsets);
    }
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    products = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : products;
    launches = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : launches;
    if (!open_sparse())
    {
        return 1;
    }
    RUN(types_that_need_no_feature_are_served);
    RUN(every_schedule_multiplies);
    RUN(d_may_be_c);
    RUN(every_launch_gives_the_same_bits);
    RUN(wrong_arrays_do_no_harm);
    close_sparse();
    return CHECK_DONE();
}
