/* Products of two sparse matrices on the device: every type, over random and hostile structures; too little memory for
 * C; the same bits each time; other values in the same places; an alpha of 0.
 *
 *     test_spgemm [SEED [PRODUCTS [LAUNCHES [TYPE]]]]    TYPE: the only one
 */
#include "check.h"
#include "gpu/spgemm_work.h"

static sk_type types[5]; /* those that the device has the features for */
static uint32_t type_count;

static uint32_t products = 60, launches = 20;
static const char* only; /* the type's name, or NULL */

static uint32_t draw_size(uint32_t most)
{
    return draw_below(draw_below(most) + 1) + 1;
}

static void types_that_need_no_feature_are_served(void)
{
    type_count = find_spgemm_types(only, types);
}

/* Merge-path has room for all products, or for those of a few runs. */
static void draw_schedule(spgemm* p)
{
    static const sk_sparse_decomposition all[] = {SK_SPARSE_DECOMPOSITION_AUTO, SK_SPARSE_DECOMPOSITION_THREAD_MAPPED,
                                                  SK_SPARSE_DECOMPOSITION_MERGE_PATH};
    p->desc.decomposition = all[draw_below(3)];
    if (p->desc.decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH)
    {
        p->desc.most_products = draw_below(2) ? 512 * draw_size(20) : 0;
        p->desc.most_chunks = draw_below(2) ? draw_size(12) : 0;
    }
}

/* A product of structures, whose type and decisions are drawn. */
static spgemm draw_product(structure_kind kind_a, structure_kind kind_b, uint32_t rows, uint32_t inner,
                           uint32_t columns, uint32_t mean)
{
    spgemm p = {0};
    p.desc.type = types[draw_below(type_count)];
    p.desc.epilogue = draw_below(2) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    p.desc.window = draw_below(2) ? 64 * draw_size(4) : 0;
    p.desc.workers = draw_below(2) ? draw_size(5) : 0;
    draw_schedule(&p);
    p.args.alpha = (float)draw_below(4) - 1;
    p.is_real = p.desc.type != SK_TYPE_S32 && draw_below(2) == 0;
    draw_csr(&p, &p.a, make_structure(kind_a, rows, mean), rows, inner);
    draw_csr(&p, &p.b, make_structure(kind_b, inner, draw_below(mean + 1) + 1), inner, columns);
    return p;
}

static void every_structure_multiplies(void)
{
    for (uint32_t i = 0; i < products; i++)
    {
        structure_kind a = (structure_kind)(i % STRUCTURE_KINDS);
        structure_kind b = (structure_kind)(i / STRUCTURE_KINDS % STRUCTURE_KINDS);
        uint32_t rows = draw_size(300), inner = draw_size(300), columns = draw_size(draw_below(4) ? 300 : 3000);
        spgemm p = draw_product(a, b, rows, inner, columns, draw_below(12));
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

/* Without rows, columns or nonzeros there are offsets all the same. */
static void nothing_multiplies(void)
{
    static const uint32_t extents[][3] = {{0, 0, 0}, {0, 5, 7}, {5, 0, 7}, {5, 7, 0}, {1, 1, 1}, {9, 4, 200}};
    for (size_t i = 0; i < sizeof extents / sizeof extents[0]; i++)
    {
        spgemm p = {0};
        draw_csr(&p, &p.a, make_structure(ALL_EMPTY, extents[i][0], 0), extents[i][0], extents[i][1]);
        draw_csr(&p, &p.b, make_structure(ALL_EMPTY, extents[i][1], 0), extents[i][1], extents[i][2]);
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

/* Rows of A with as many nonzeros as given, each of which meets up to three nonzeros of B, or none: around where
 * classes end. C has many columns, or few, that products meet in. */
static void rows_at_the_borders_of_classes_multiply(void)
{
    static const uint32_t lengths[] = {0,   1,   31,  32,  33,   63,   64,   65,   127, 128,
                                       129, 255, 256, 257, 1023, 1024, 1025, 2048, 5000};
    enum
    {
        ROWS = sizeof lengths / sizeof lengths[0]
    };
    for (uint32_t i = 0; i < 8; i++)
    {
        uint32_t products_of_nonzero = i % 4;
        spgemm p = {0};
        uint32_t *a = malloc((ROWS + 1) * sizeof *a), *b = malloc(101 * sizeof *b);
        p.is_real = true;
        p.desc.window = products_of_nonzero == 3 ? 64 : 0;
        a[0] = b[0] = 0;
        for (uint32_t row = 0; row < ROWS; row++)
        {
            a[row + 1] = a[row] + lengths[row];
        }
        for (uint32_t row = 0; row < 100; row++)
        {
            b[row + 1] = b[row] + products_of_nonzero;
        }
        draw_csr(&p, &p.a, a, ROWS, 100);
        draw_csr(&p, &p.b, b, 100, i < 4 ? 700 : 3);
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

/* Row i of A has `times` nonzeros, all in column i; row i of B has `more` nonzeros more than `widths[i]` columns, which
 * come again and again, neighbours far apart. */
static spgemm draw_widths(const uint32_t* widths, uint32_t rows, uint32_t times, uint32_t more)
{
    spgemm p = {.desc.type = types[draw_below(type_count)]};
    uint32_t *a = calloc(rows + 1, sizeof *a), *b = calloc(rows + 1, sizeof *b);
    for (uint32_t row = 0; row < rows; row++)
    {
        a[row + 1] = a[row] + times;
        b[row + 1] = b[row] + widths[row] + more;
    }
    p.is_real = p.desc.type != SK_TYPE_S32;
    draw_csr(&p, &p.a, a, rows, rows);
    draw_csr(&p, &p.b, b, rows, 1500);
    for (uint32_t row = 0; row < rows; row++)
    {
        for (uint32_t i = 0; i < times; i++)
        {
            p.a.indices[a[row] + i] = row;
        }
        for (uint32_t i = b[row]; i < b[row + 1]; i++)
        {
            p.b.indices[i] = (b[row + 1] - i) % widths[row] * 1499 % 1500;
        }
    }
    return p;
}

/* Columns below `end` in order, which every table hashes to its last slot: the high bits of their products by
 * 2654435769, whose inverse modulo 2^32 is 340573321, are ones. */
static void find_colliding(uint32_t end, uint32_t count, uint32_t* columns)
{
    for (uint32_t found = 0, i = 0; found < count; i++)
    {
        uint32_t column = (UINT32_MAX - i) * 340573321u;
        columns[found] = column;
        found += column < end;
    }
    qsort(columns, count, sizeof *columns, compare_columns);
}

static void rename_columns(const uint32_t* names, uint32_t count, uint32_t* columns)
{
    for (uint32_t i = 0; i < count; i++)
    {
        columns[i] = names[columns[i]];
    }
}

/* As many columns as there may be. Those of a row meet in one slot of its table. No row is long: such a one takes a
 * turn for each window of all columns. */
static void columns_that_collide_multiply(void)
{
    enum
    {
        COLUMNS = 700
    };
    static uint32_t names[COLUMNS];
    for (uint32_t end = UINT32_MAX - 2; end >= UINT32_MAX - 2; end++) /* to UINT32_MAX */
    {
        spgemm p = draw_product(UNIFORM, UNIFORM, 60, 60, COLUMNS, 8);
        p.desc.window = 2048; /* has room in the arena */
        find_colliding(end, COLUMNS, names);
        if (place_spgemm(&p))
        {
            p.desc.n = end;
            sk_destroy_spgemm_plan(p.plan);
            CHECK_EQ(sk_create_spgemm_plan(context, &p.desc, &p.plan), SK_SUCCESS);
            p.workspace = take((size_t)sk_query_spgemm_plan(p.plan).workspace_size, 256);
            p.args.workspace = memory_of(p.workspace);
            rename_columns(names, nonzeros_of(&p.b), (uint32_t*)(void*)at(p.b.places[1]));
            rename_columns(names, nonzeros_of(&p.c), p.c.indices);
            launch_spgemm(&p);
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

/* Rows of C with as many nonzeros as given: around the room of a table, from one batch of products or several. */
static void rows_at_the_borders_of_tables_multiply(void)
{
    static const uint32_t widths[] = {1, 2, 1022, 1023, 1024, 1025, 1500};
    for (uint32_t times = 1; times < 4; times++)
    {
        spgemm p = draw_widths(widths, sizeof widths / sizeof widths[0], times, times == 3 ? 1300 : 0);
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            CHECK_EQ(p.c.offsets[5] - p.c.offsets[4], 1024);
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

/* One nonzero of A whose row of B alone is longer than any class. */
static void a_row_of_b_may_be_longer_than_any_class(void)
{
    spgemm p = draw_product(ALL_IN_LAST_ROW, ALL_IN_FIRST_ROW, 20, 1, 4000, 1);
    free_csr(&p.b);
    draw_csr(&p, &p.b, make_structure(ALL_IN_FIRST_ROW, 1, 5000), 1, 4000);
    if (place_spgemm(&p) && launch_spgemm(&p))
    {
        CHECK_EQ(p.products, 20 * 5000);
        check_spgemm(&p);
    }
    discard_spgemm(&p);
}

static void sort_rows(csr* m)
{
    for (uint32_t row = 0; row < m->rows; row++)
    {
        uint32_t begin = m->offsets[row];
        qsort(m->indices + begin, m->offsets[row + 1] - begin, sizeof *m->indices, compare_columns);
    }
}

/* A quarter of the nonzeros gets into the first sixteenth of the columns. */
static void crowd_columns(csr* m, uint32_t columns)
{
    for (uint32_t i = 0; i < m->offsets[m->rows]; i++)
    {
        m->indices[i] = (uint32_t)((uint64_t)m->indices[i] * m->indices[i] / columns);
    }
}

/* Rows 0 and 3 of C have many more products than a share, 5 has a little more; B has rows that end where the next one's
 * columns are smaller, and larger, and empty ones. */
static spgemm draw_long_rows(uint32_t columns, bool is_uneven)
{
    static const uint32_t lengths[] = {400, 0, 1, 290, 5, 70};
    spgemm p = {.desc.type = types[draw_below(type_count)]};
    uint32_t *a = calloc(7, sizeof *a), *b = calloc(121, sizeof *b);
    for (uint32_t row = 0; row < 6; row++)
    {
        a[row + 1] = a[row] + lengths[row];
    }
    for (uint32_t row = 0; row < 120; row++)
    {
        b[row + 1] = b[row] + (row % 9 == 4 ? 0 : draw_below(300));
    }
    p.is_real = p.desc.type != SK_TYPE_S32;
    draw_csr(&p, &p.a, a, 6, 120);
    draw_csr(&p, &p.b, b, 120, columns);
    if (is_uneven)
    {
        crowd_columns(&p.b, columns);
    }
    sort_rows(&p.b);
    return p;
}

/* How many parts the rows have that are split. */
static uint32_t count_turns(const spgemm* p)
{
    return workspace_words(p)[SPLIT_TURNS];
}

static bool is_uneven(const spgemm* p)
{
    return workspace_words(p)[UNEVEN] != 0;
}

/* With a slot for each column of a part, with a window for all of them, or several; by few workers, and many; by even
 * shares of columns, and by B's sample. */
static void long_rows_are_split(void)
{
    static const uint32_t columns[] = {60, 1024, 1025, 3000, 40000}, windows[] = {0, 64, 320};
    for (uint32_t i = 0; i < 30; i++)
    {
        spgemm p = draw_long_rows(columns[i % 5], i >= 15);
        p.desc.window = windows[i / 5 % 3];
        p.desc.workers = i % 2 ? 1 + draw_below(9) : 0;
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            check_spgemm(&p);
            CHECK(count_turns(&p) > 3);
            CHECK_EQ(is_uneven(&p), i >= 15);
            CHECK_EQ(status_of(&p).unsplit, 0);
        }
        discard_spgemm(&p);
    }
}

/* One row of B has one column that is smaller than the one before: the first row, the last one, or any. */
static void unsorted_rows_of_b_are_noticed(void)
{
    for (uint32_t i = 0; i < 12; i++)
    {
        spgemm p = draw_long_rows(3000, i % 2 == 1);
        uint32_t row = i == 0 ? 0 : i == 1 ? 119 : draw_below(120);
        uint32_t begin = p.b.offsets[row], length = p.b.offsets[row + 1] - begin;
        bool is_unsorted = length > 1;
        if (is_unsorted)
        {
            uint32_t place = begin + 1 + draw_below(length - 1);
            p.b.indices[place - 1] = 2000 + draw_below(1000);
            p.b.indices[place] = draw_below(2000);
        }
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            check_spgemm(&p);
            CHECK_EQ(status_of(&p).unsplit, is_unsorted);
        }
        discard_spgemm(&p);
    }
}

/* A count that is recorded again changes nothing, also where it has found that B is not sorted. */
static void steps_may_be_repeated(void)
{
    for (uint32_t i = 0; i < 4; i++)
    {
        spgemm p = draw_long_rows(3000, i >= 2);
        if (i % 2)
        {
            draw_csr_columns(&p.b);
        }
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            VkCommandBuffer commands = begin_gpu_commands(&device);
            CHECK_EQ(sk_count_spgemm(commands, p.plan, &p.args), SK_SUCCESS);
            record_compute_barrier(commands);
            CHECK_EQ(sk_count_spgemm(commands, p.plan, &p.args), SK_SUCCESS);
            record_compute_barrier(commands);
            CHECK_EQ(sk_fill_spgemm(commands, p.plan, &p.args), SK_SUCCESS);
            CHECK(submit_gpu_commands(&device, commands));
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

/* Rows with as many products as given: around where runs end, and where so many are merged. Rows of B are short, and
 * one or two columns wide, or long. */
static void rows_at_the_borders_of_runs_multiply(void)
{
    static const uint32_t lengths[] = {0, 1, 511, 512, 513, 1, 0, 1023, 1, 1536, 2048, 2049, 5, 9000, 0};
    static const uint32_t columns[] = {1, 2, 700, 100000};
    enum
    {
        ROWS = sizeof lengths / sizeof lengths[0]
    };
    for (uint32_t i = 0; i < 12; i++)
    {
        uint32_t of_nonzero = i % 3 + 1, limits[] = {0, 512, 2048};
        spgemm p = {.desc.type = types[draw_below(type_count)],
                    .desc.decomposition = SK_SPARSE_DECOMPOSITION_MERGE_PATH};
        p.desc.most_products = limits[i / 4];
        p.desc.most_chunks = i % 2 ? 12 : 3;
        uint32_t *a = malloc((ROWS + 1) * sizeof *a), *b = malloc(101 * sizeof *b);
        a[0] = b[0] = 0;
        for (uint32_t row = 0; row < ROWS; row++)
        {
            a[row + 1] = a[row] + lengths[row];
        }
        for (uint32_t row = 0; row < 100; row++)
        {
            b[row + 1] = b[row] + (row % 10 ? of_nonzero : 0);
        }
        p.is_real = p.desc.type != SK_TYPE_S32;
        draw_csr(&p, &p.a, a, ROWS, 100);
        draw_csr(&p, &p.b, b, 100, columns[i % 4]);
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

/* The sizes of several shares of rows are added up. */
static void many_rows_multiply(void)
{
    spgemm p = draw_product(UNIFORM, UNIFORM, 5000, 50, 20, 2);
    if (place_spgemm(&p) && launch_spgemm(&p))
    {
        check_spgemm(&p);
    }
    discard_spgemm(&p);
}

/* With memory for one nonzero less nothing is written; with that for one more, it stays. */
static void what_does_not_fit_is_not_written(void)
{
    for (int more = -1; more <= 1; more++)
    {
        spgemm p = draw_product(ONE_DENSE_ROW, UNIFORM, 100, 200, 300, 8);
        if (place_spgemm(&p))
        {
            uint32_t nonzeros = nonzeros_of(&p.c);
            CHECK(nonzeros > 0);
            p.args.capacity = nonzeros + (uint32_t)more;
            p.args.c.column_indices.size += 4;
            p.args.c.values.size += element_size(p.desc.type);
            launch_spgemm(&p);
            CHECK_EQ(status_of(&p).nonzeros, nonzeros);
            CHECK_EQ(status_of(&p).too_small, more < 0);
            if (more < 0)
            {
                CHECK(memcmp(before + p.c.places[1].first, at(p.c.places[1]), p.c.places[1].size) == 0);
                CHECK(memcmp(before + p.c.places[2].first, at(p.c.places[2]), p.c.places[2].size) == 0);
                CHECK(is_rest_kept(&p));
            }
            else
            {
                check_spgemm(&p);
            }
        }
        discard_spgemm(&p);
    }
}

/* Reals, whose sums depend on the order of additions. */
static void every_launch_gives_the_same_bits(void)
{
    spgemm p = draw_product(POWER_LAW, ONE_DENSE_ROW, 150, 150, 300, 10);
    p.desc.type = SK_TYPE_F32;
    p.is_real = true;
    draw_values(&p, &p.a);
    draw_values(&p, &p.b);
    unsigned char* first = place_spgemm(&p) ? calloc(p.c.places[2].size + 1, 1) : NULL;
    for (uint32_t i = 0; first && i < launches && launch_spgemm(&p); i++)
    {
        if (i == 0)
        {
            check_spgemm(&p);
            memcpy(first, at(p.c.places[2]), p.c.places[2].size);
        }
        CHECK(memcmp(first, at(p.c.places[2]), p.c.places[2].size) == 0);
    }
    free(first);
    discard_spgemm(&p);
}

/* The last step again: offsets and columns stay, values are those of other values. */
static void other_values_fill_the_same_places(void)
{
    spgemm p = draw_product(ONE_DENSE_ROW, POWER_LAW, 100, 100, 200, 6);
    if (place_spgemm(&p) && launch_spgemm(&p))
    {
        check_spgemm(&p);
        draw_values(&p, &p.a);
        draw_values(&p, &p.b);
        store_values(&p, &p.a, at(p.a.places[2]));
        store_values(&p, &p.b, at(p.b.places[2]));
        expect_product(&p);
        memcpy(before, arena.mapped, used + GUARD);
        VkCommandBuffer commands = begin_gpu_commands(&device);
        CHECK_EQ(sk_fill_spgemm(commands, p.plan, &p.args), SK_SUCCESS);
        CHECK(submit_gpu_commands(&device, commands));
        CHECK_EQ(count_wrong_values(&p), 0);
        CHECK(is_rest_kept(&p));
    }
    discard_spgemm(&p);
}

/* A may be B: its square, by the same arrays. */
static void a_matrix_is_multiplied_by_itself(void)
{
    spgemm p = draw_product(POWER_LAW, ALL_EMPTY, 120, 120, 120, 6);
    csr square = p.a;
    free_csr(&p.b);
    p.b = square;
    if (place_spgemm(&p))
    {
        p.args.b = p.args.a;
        launch_spgemm(&p);
        check_spgemm(&p);
    }
    memset(&p.b.offsets, 0, sizeof p.b.offsets);
    p.b.indices = NULL;
    p.b.values = NULL;
    discard_spgemm(&p);
}

/* Rows of any class, long ones with more columns than a table has room for, too. Columns are unsorted, and repeat. */
static void an_identity_merges_what_repeats(void)
{
    for (uint32_t i = 0; i < STRUCTURE_KINDS * type_count; i++)
    {
        uint32_t rows = draw_size(200);
        structure_kind kind = (structure_kind)(i % STRUCTURE_KINDS);
        spgemm p = draw_product(ALL_EMPTY, kind, 0, rows, draw_size(i % 3 ? 40 : 4000), 200);
        uint32_t* offsets = malloc((rows + (size_t)1) * sizeof *offsets);
        for (uint32_t row = 0; row <= rows; row++)
        {
            offsets[row] = row;
        }
        free_csr(&p.a);
        draw_csr(&p, &p.a, offsets, rows, rows);
        for (uint32_t row = 0; row < rows; row++)
        {
            p.a.indices[row] = row;
            p.a.values[row] = (number){1, 0};
        }
        p.desc.a_is_identity = true;
        if (place_spgemm(&p) && launch_spgemm(&p))
        {
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

static void fill_with_infinities(const spgemm* p, const csr* m)
{
    size_t size = element_size(p->desc.type);
    for (size_t i = 0; i < nonzeros_of(m) && p->desc.type != SK_TYPE_S32; i++)
    {
        store_element(p->desc.type, at(m->places[2]) + i * size, INFINITY);
        store_imaginary(p->desc.type, at(m->places[2]) + i * size, -INFINITY);
    }
}

/* Values of A and B are infinities, and the arguments do not even name them. */
static void an_alpha_of_0_reads_no_values(void)
{
    for (uint32_t i = 0; i < 4 * type_count; i++)
    {
        spgemm p = draw_product(POWER_LAW, ONE_DENSE_ROW, 100, 100, i % 2 ? 300 : 3000, 9);
        p.desc.type = types[i / 4];
        p.desc.epilogue = SK_EPILOGUE_LINEAR;
        p.args.alpha = i & 2 ? -0.0f : 0.0f;
        p.desc.decomposition = (sk_sparse_decomposition)(i % 4);
        p.desc.most_products = p.desc.most_chunks = 0;
        if (place_spgemm(&p))
        {
            sk_buffer none = {0};
            fill_with_infinities(&p, &p.a);
            fill_with_infinities(&p, &p.b);
            p.args.a.values = p.args.b.values = none;
            launch_spgemm(&p);
            check_spgemm(&p);
        }
        discard_spgemm(&p);
    }
}

int main(int argc, char** argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    products = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : products;
    launches = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : launches;
    only = argc > 4 ? argv[4] : NULL;
    if (!open_sparse())
    {
        return 1;
    }
    RUN(types_that_need_no_feature_are_served);
    if (type_count == 0)
    {
        fprintf(stderr, "no type %s here\n", only ? only : "of sparse matrices");
        return 1;
    }
    RUN(every_structure_multiplies);
    RUN(nothing_multiplies);
    RUN(rows_at_the_borders_of_classes_multiply);
    RUN(columns_that_collide_multiply);
    RUN(rows_at_the_borders_of_tables_multiply);
    RUN(a_row_of_b_may_be_longer_than_any_class);
    RUN(rows_at_the_borders_of_runs_multiply);
    RUN(long_rows_are_split);
    RUN(unsorted_rows_of_b_are_noticed);
    RUN(steps_may_be_repeated);
    RUN(many_rows_multiply);
    RUN(what_does_not_fit_is_not_written);
    RUN(every_launch_gives_the_same_bits);
    RUN(other_values_fill_the_same_places);
    RUN(a_matrix_is_multiplied_by_itself);
    RUN(an_identity_merges_what_repeats);
    RUN(an_alpha_of_0_reads_no_values);
    close_sparse();
    return CHECK_DONE();
}
