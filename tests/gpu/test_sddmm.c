/* Products of dense matrices where a sparse one has nonzeros: every type and layout, over random and hostile
 * structures; the same bits for any workers; wrong offsets and columns.
 *
 *     test_sddmm [SEED [PRODUCTS]]
 */
#include "check.h"
#include "gpu/sparse_work.h"

static uint32_t products = 60;

typedef struct sampled
{
    sparse_product pattern; /* its index arrays; of its dense matrices only B */
    sk_sddmm_desc desc;
    sk_sddmm_args args;
    sk_sddmm_plan* plan;
    dense a;
    region c, d; /* values */
} sampled;

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

static sampled draw_sampled(uint32_t rows, uint32_t nonzeros)
{
    static const sk_type types[] = {SK_TYPE_F32, SK_TYPE_S32, SK_TYPE_CF32, SK_TYPE_F16, SK_TYPE_F64};
    sampled s = {0};
    s.desc.type = types[draw_below(5)];
    s.desc.storage = draw_below(2) ? SK_STORAGE_COO : SK_STORAGE_CSR;
    s.desc.rows = rows;
    s.desc.columns = draw_size(200);
    s.desc.nonzeros = nonzeros;
    s.desc.k = draw_below(8) ? draw_size(200) : 0;
    s.desc.a = draw_dense(rows, s.desc.k);
    s.desc.b = draw_dense(s.desc.k, s.desc.columns);
    s.desc.epilogue = draw_below(2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    s.desc.lanes = draw_below(2) ? 0 : 1u << draw_below(8);
    s.desc.workers = draw_below(2) ? 0 : draw_size(64);
    s.args.alpha = (float)draw_below(4) - 1;
    s.args.beta = (float)draw_below(3) - 1;
    s.pattern.is_real = s.desc.type != SK_TYPE_S32 && draw_below(4) == 0;
    return s;
}

static region place_values(const sampled* s, bool are_read)
{
    size_t size = element_size(s->desc.type);
    region values = take(s->desc.nonzeros * size, size);
    for (uint32_t i = 0; i < s->desc.nonzeros && are_read; i++)
    {
        draw_element(&s->pattern, at(values) + i * size);
    }
    return values;
}

/* Places a product whose desc is filled in, and plans it; not one of a type that the device has no features for. */
static bool place_sampled(sampled* s, const uint32_t* offsets)
{
    sparse_product* p = &s->pattern;
    used = 0;
    memset(arena.mapped, 0xff, ARENA); /* NaN, or -1 */
    p->row_offsets = offsets;
    p->desc.rows = s->desc.rows;
    p->desc.columns = s->desc.columns;
    p->desc.nonzeros = s->desc.nonzeros;
    p->desc.storage = s->desc.storage;
    p->desc.type = s->desc.type;
    place_indices(p);
    place_dense(p, &s->a, &s->desc.a, s->desc.rows, s->desc.k, true);
    place_dense(p, &p->b, &s->desc.b, s->desc.k, s->desc.columns, true);
    s->c = place_values(s, true);
    s->d = place_values(s, false);
    s->args.row_offsets = p->args.row_offsets;
    s->args.row_indices = p->args.row_indices;
    s->args.column_indices = p->args.column_indices;
    s->args.a = memory_of(s->a.memory);
    s->args.b = memory_of(p->b.memory);
    s->args.c = memory_of(s->c);
    s->args.d = memory_of(s->d);
    sk_result result = sk_create_sddmm_plan(context, &s->desc, &s->plan);
    return CHECK(result == SK_SUCCESS || result == SK_ERROR_MISSING_FEATURE) && result == SK_SUCCESS;
}

static bool launch_sampled(const sampled* s)
{
    memcpy(before, arena.mapped, used + GUARD);
    VkCommandBuffer commands = begin_gpu_commands(&device);
    bool recorded = CHECK_EQ(sk_sddmm(commands, s->plan, &s->args), SK_SUCCESS);
    return CHECK(submit_gpu_commands(&device, commands)) && recorded;
}

/* A part of a value of D, and the sum of the absolute values of what it is the sum of. */
static double expect_value(const sampled* s, uint32_t row, uint32_t atom, int part, double* magnitude)
{
    sk_type type = s->desc.type;
    uint32_t column = ((const uint32_t*)at(s->pattern.columns))[atom];
    bool linear = s->desc.epilogue == SK_EPILOGUE_LINEAR;
    double sum = 0, all = 0, alpha = linear ? s->args.alpha : 1, beta = linear ? s->args.beta : 0;
    for (uint32_t k = 0; k < s->desc.k && alpha != 0; k++)
    {
        double parts[2];
        multiply_parts(type, element_of(&s->pattern, &s->a, row, k),
                       element_of(&s->pattern, &s->pattern.b, k, column), part, parts);
        sum += parts[0] + parts[1];
        all += fabs(parts[0]) + fabs(parts[1]);
    }
    size_t place = s->args.c.offset + atom * element_size(type);
    double addend = beta != 0 ? beta * load_part(type, before + place, part) : 0;
    *magnitude = all * fabs(alpha) + fabs(addend);
    return alpha * sum + addend;
}

/* Integers are exact, rounded once to f16. Reals err as those of sparse_work.h, by sums of k products. */
static bool is_value_right(const sampled* s, uint32_t row, uint32_t atom, int part)
{
    sk_type type = s->desc.type;
    unsigned char rounded[8];
    double magnitude, expected = expect_value(s, row, atom, part, &magnitude);
    const unsigned char* found = at(s->d) + atom * element_size(type);
    if (!s->pattern.is_real)
    {
        store_element(type, rounded, expected);
        return load_element(type, rounded) == load_part(type, found, part);
    }
    double bound = (s->desc.k + (is_complex(type) ? 4.0 : 3.0)) * round_off(type) * magnitude;
    bound += type == SK_TYPE_F16 ? fabs(expected) / 1024 + 6e-8 : 0;
    return fabs(load_part(type, found, part) - expected) <= bound;
}

/* Whether nothing was written but D. */
static bool is_rest_as_it_was(const sampled* s)
{
    memcpy(before + s->d.first, at(s->d), s->d.size);
    return memcmp(before, arena.mapped, used + GUARD) == 0;
}

static void check_sampled(const sampled* s)
{
    uint64_t wrong = 0;
    for (uint32_t row = 0; row < s->desc.rows; row++)
    {
        for (uint32_t i = s->pattern.row_offsets[row]; i < s->pattern.row_offsets[row + 1]; i++)
        {
            wrong += !is_value_right(s, row, i, 0) || (is_complex(s->desc.type) && !is_value_right(s, row, i, 1));
        }
    }
    if (!CHECK_EQ(wrong, 0) || !CHECK(is_rest_as_it_was(s)))
    {
        char line[SK_LINE_SIZE];
        sk_format_sddmm_plan(s->plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
}

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
    s.desc.b = draw_dense(150, s.desc.columns);
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

/* Overwrites words of an array of indices with numbers that are out of range, or out of order. */
static void spoil(region array, uint32_t most)
{
    for (size_t word = 0; word < array.size / 4; word += 2)
    {
        ((uint32_t*)(void*)at(array))[word] = draw_below(2) ? draw_below(most) : UINT32_MAX - draw_below(3);
    }
}

/* D is whatever it is, but the launch ends, and writes to nothing else. */
static void wrong_arrays_do_no_harm(void)
{
    for (uint32_t i = 0; i < 12; i++)
    {
        uint32_t* offsets = make_structure(UNIFORM, 100, 8);
        sampled s = draw_sampled(100, offsets[100]);
        if (place_sampled(&s, offsets))
        {
            spoil(s.pattern.offsets, 2 * s.desc.nonzeros + 1);
            spoil(s.pattern.rows, 200);
            spoil(s.pattern.columns, 400);
            launch_sampled(&s);
            CHECK(is_rest_as_it_was(&s));
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
        s.args.a = s.args.b = s.args.row_offsets = s.args.row_indices = s.args.column_indices = none;
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
    RUN(wrong_arrays_do_no_harm);
    RUN(an_alpha_of_0_reads_neither_a_nor_b);
    close_sparse();
    return CHECK_DONE();
}
