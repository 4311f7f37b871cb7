#include "teaal.h"

#include <stdarg.h>
#include <stdio.h>

enum
{
    RANKS_SIZE = 512, /* bytes of a part of a mapping */
    RUN_PRODUCTS = TEAAL_INVOCATIONS * TEAAL_PRODUCTS,
    LONG_PRODUCTS = TEAAL_INVOCATIONS * TEAAL_LONG_PRODUCTS, /* of a workgroup */
    LONG_SLOTS = TEAAL_INVOCATIONS * TEAAL_LONG_SLOTS
};

/* A text that grows, and how long it would be with room for all. */
typedef struct teaal
{
    char* text;
    size_t size, length;
} teaal;

static void add(teaal* t, const char* format, ...)
{
    va_list arguments;
    bool fits = t->length < t->size;
    va_start(arguments, format);
    int added = vsnprintf(fits ? t->text + t->length : NULL, fits ? t->size - t->length : 0, format, arguments);
    va_end(arguments);
    t->length += added > 0 ? (size_t)added : 0;
}

/* ---- a sparse matrix times a dense one ---------------------------------------------------------- */

/* Rows are dealt to workers in rounds; those of a workgroup run side by side. */
static void add_strided_ranks(teaal* t, const sk_spmm_desc* desc, const sk_spmm_plan_info* info)
{
    uint32_t together = TEAAL_INVOCATIONS / info->lanes / info->group;
    bool rounds = info->workers < desc->m;
    bool groups = info->group > 1;
    const char* columns = desc->n > 1 ? ", N" : "";
    add(t, "  partitioning:\n    M: [");
    if (rounds)
        add(t, "uniform_shape(%u), ", info->workers);
    add(t, "uniform_shape(%u)]\n", together);
    if (groups)
        add(t, "    K: [uniform_occupancy(A.%u)]\n", info->group);
    add(t, "  loop-order: [%sM1, M0, %s%s]\n", rounds ? "M2, " : "", groups ? "K1, K0" : "K", columns);
    add(t, "  spacetime:\n    space: [M1, M0%s]\n    time: [%s%s%s]\n", groups ? ", K0" : "", rounds ? "M2, " : "",
        groups ? "K1" : "K", columns);
}

/* Neighbouring rows are dealt to workers; a workgroup sums as many side by side as its teams can. */
static void add_block_ranks(teaal* t, const sk_spmm_desc* desc, const sk_spmm_plan_info* info)
{
    uint32_t together = TEAAL_INVOCATIONS / info->lanes / info->group;
    const char* columns = desc->n > 1 ? ", N" : "";
    add(t, "  partitioning:\n    M: [uniform_shape(%u), uniform_shape(%u)]\n", info->share, together);
    add(t, "    K: [uniform_occupancy(A.%u)]\n", info->group);
    add(t, "  loop-order: [M2, M1, M0, K1, K0%s]\n", columns);
    add(t, "  spacetime:\n    space: [M2, M0, K0]\n    time: [M1, K1%s]\n", columns);
}

/* Rows and nonzeros are one rank, with a place for each nonzero and for each row's end. */
static void add_merge_ranks(teaal* t, const sk_spmm_desc* desc, const sk_spmm_plan_info* info)
{
    const char* columns = desc->n > 1 ? ", N" : "";
    add(t, "  partitioning:\n    (M, K): [flatten()]\n    MK: [uniform_occupancy(A.%u), ", info->share);
    add(t, "uniform_occupancy(A.%u), uniform_occupancy(A.%u)]\n", info->staged, info->staged / info->group);
    add(t, "  loop-order: [MK3, MK2, MK1, MK0%s]\n", columns);
    add(t, "  spacetime:\n    space: [MK3, MK1]\n    time: [MK2, MK0%s]\n", columns);
}

size_t write_spmm_teaal(const sk_spmm_desc* desc, const sk_spmm_plan* plan, char* text, size_t size)
{
    sk_spmm_plan_info info = sk_query_spmm_plan(plan);
    bool is_vector = desc->n <= 1;
    const char* columns = is_vector ? "" : ", N";
    teaal t = {text, size, 0};
    add(&t,
        "einsum:\n  declaration:\n    A: [M, K]\n    B: [K%s]\n    D: [M%s]\n  expressions:\n    - %s\nmapping:\n",
        columns, columns, is_vector ? "D[m] = A[m, k] * B[k]" : "D[m, n] = A[m, k] * B[k, n]");
    if (info.decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH)
        add_merge_ranks(&t, desc, &info);
    else if (info.decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS)
        add_block_ranks(&t, desc, &info);
    else
        add_strided_ranks(&t, desc, &info);
    return t.length;
}

/* ---- two sparse matrices ----------------------------------------------------------------------- */

/* How the Einsum of a tensor is mapped. */
typedef struct mapping
{
    const char *tensor, *partitioning, *loop_order, *space, *time;
} mapping;

static void add_mappings(teaal* t, const mapping* mappings, int count)
{
    add(t, "mapping:\n  partitioning:\n");
    for (int i = 0; i < count; i++)
        add(t, "    %s:\n%s", mappings[i].tensor, mappings[i].partitioning);
    add(t, "  loop-order:\n");
    for (int i = 0; i < count; i++)
        add(t, "    %s: [%s]\n", mappings[i].tensor, mappings[i].loop_order);
    add(t, "  spacetime:\n");
    for (int i = 0; i < count; i++)
        add(t, "    %s:\n      space: [%s]\n      time: [%s]\n", mappings[i].tensor, mappings[i].space,
            mappings[i].time);
}

/* Products and sums have the same ranks, unless they are expanded. */
static void add_mapping(teaal* t, const char* partitioning, const char* loop_order, const char* space,
                        const char* time)
{
    const mapping both[] = {{"T", partitioning, loop_order, space, time},
                            {"C", partitioning, loop_order, space, time}};
    add_mappings(t, both, 2);
}

/* A plan, and what it tells. */
typedef struct told_plan
{
    const sk_spgemm_desc* desc;
    const sk_spgemm_plan* plan;
    sk_spgemm_plan_info info;
} told_plan;

/* Rows that are dealt to teams in rounds, as many at once as there are teams. */
static void add_rows_of_teams(teaal* t, const told_plan* p, uint32_t lanes, uint32_t workgroups)
{
    char partitioning[RANKS_SIZE], loop_order[64], time[64];
    teaal line = {partitioning, sizeof partitioning, 0};
    uint32_t teams = TEAAL_INVOCATIONS / lanes, at_once = workgroups * teams;
    bool alone = lanes == 1;
    const char* rounds = at_once < p->desc->m ? "M2, " : "";
    add(&line, "      M: [");
    if (*rounds)
        add(&line, "uniform_shape(%u), ", at_once);
    add(&line, "uniform_shape(%u)]\n", teams);
    if (!alone)
        add(&line, "      (K, N): [flatten()]\n      KN: [uniform_occupancy(T.%u)]\n", lanes);
    snprintf(loop_order, sizeof loop_order, "%sM1, M0, %s", rounds, alone ? "N, K" : "KN1, KN0");
    snprintf(time, sizeof time, "%s%s", rounds, alone ? "N, K" : "KN1");
    add_mapping(t, partitioning, loop_order, alone ? "M1, M0" : "M1, M0, KN0", time);
}

/* Short rows of classes [first, end), which are mapped alike. */
static void add_short_rows(teaal* t, const told_plan* p, uint32_t first, uint32_t end)
{
    sk_spgemm_class_info rows = sk_query_spgemm_class(p->plan, first);
    add(t, "---\n# rows of up to %u products, and nonzeros of A%s: m counts those of ",
        sk_query_spgemm_class(p->plan, end - 1).most_products, p->info.most_products > 0 ? ", in no chunk" : "");
    add(t, end - first > 1 ? "each class from %u to %u\n" : "class %u\n", first, end - 1);
    add(t, rows.lanes == 1 ? "# for each column all products of the row are looked at\n"
                           : "# of the products of a KN1 that have a column, the first one's invocation adds all\n");
    add_rows_of_teams(t, p, rows.lanes, rows.workgroups);
}

/* Long rows that subgroups compute. */
static void add_narrow_rows(teaal* t, const told_plan* p)
{
    add(t, "---\n# long rows within %u columns, whose rows of B are not short: m counts those\n",
        p->info.narrow_columns);
    add(t, "# the invocation of a product adds it to the slot of its column, KN1 by KN1\n");
    add_rows_of_teams(t, p, p->info.narrow_lanes, p->info.narrow_workgroups);
}

/* What a part of a long row is. */
static void add_long_comments(teaal* t, bool windows)
{
    add(t, "---\n# other rows: whichever workgroup is free takes the next part. PART columns are a part\n");
    add(t, "# a row has several parts if it has over %u products, and over 1/%u of all, and B is sorted\n",
        TEAAL_SPLIT_PRODUCTS, TEAAL_SPLIT_ROWS);
    add(t, "# if B's nonzeros lie unevenly, parts end where a sample of its columns says\n");
    add(t, "# of the products of a K0N01 that have a column, the first one's invocation adds all\n");
    if (windows)
    {
        add(t, "# for each N1 all products of the part are looked at. Parts of up to %u columns have no N1,\n",
            LONG_SLOTS);
        add(t, "# nor have those of up to %u nonzeros of C, when it is filled\n", LONG_SLOTS / 4 * 3);
    }
}

/* Long rows are taken in parts, which have all columns of most rows. A window is one turn of all products. */
static void add_long_rows(teaal* t, const told_plan* p)
{
    static const char* const ranks[2][3] = {
        {"MN11, MN10, K1, K0N02, K0N01, K0N00", "MN10, K0N00", "MN11, K1, K0N02, K0N01"},
        {"MN21, MN20, N1, K1, K0N02, K0N01, K0N00", "MN20, K0N00", "MN21, N1, K1, K0N02, K0N01"}};
    char partitioning[RANKS_SIZE];
    teaal line = {partitioning, sizeof partitioning, 0};
    bool windows = p->desc->n > p->info.window && p->desc->n > LONG_SLOTS;
    int outer = windows ? 2 : 1;
    add_long_comments(t, windows);
    add(&line, "      N: [uniform_shape(PART)");
    if (windows)
        add(&line, ", uniform_shape(%u)", p->info.window);
    add(&line, "]\n      (M, N%d): [flatten()]\n      MN%d: [uniform_shape(%u)]\n", outer, outer, p->info.workers);
    add(&line, "      K: [uniform_occupancy(A.%u)]\n      (K0, N0): [flatten()]\n", LONG_PRODUCTS);
    add(&line, "      K0N0: [uniform_occupancy(T.%u), uniform_occupancy(T.%u)]\n", LONG_PRODUCTS, TEAAL_INVOCATIONS);
    add_mapping(t, partitioning, ranks[windows][0], ranks[windows][1], ranks[windows][2]);
}

/* Levels at which so many runs are merged two and two. */
static uint32_t count_levels(uint32_t runs)
{
    uint32_t levels = 0;
    for (; runs > 1; runs = runs / 2 + runs % 2)
        levels++;
    return levels;
}

/* Products of a chunk of rows are expanded, sorted into S, and added. */
static void add_chunk_rows(teaal* t, const told_plan* p)
{
    char expanded[RANKS_SIZE], sorted[RANKS_SIZE];
    teaal of_t = {expanded, sizeof expanded, 0}, of_s = {sorted, sizeof sorted, 0};
    sk_spgemm_class_info chunk = sk_query_spgemm_class(p->plan, p->info.classes);
    uint32_t runs = chunk.most_products / RUN_PRODUCTS, own = (runs - 1) / chunk.workgroups + 1;
    add(&of_t, "      (M, K, N): [flatten()]\n      MKN: [uniform_occupancy(T.%u), uniform_occupancy(T.%u), ",
        chunk.most_products, own * RUN_PRODUCTS);
    add(&of_t, "uniform_occupancy(T.%u), uniform_occupancy(T.%u)]\n", RUN_PRODUCTS, TEAAL_PRODUCTS);
    add(&of_s, "      (M, N, K): [flatten()]\n      MNK: [uniform_occupancy(S.%u), uniform_occupancy(S.%u), ",
        chunk.most_products, own * RUN_PRODUCTS);
    add(&of_s, "uniform_occupancy(S.%u), uniform_occupancy(S.%u)]\n", RUN_PRODUCTS, TEAAL_INVOCATIONS);
    const mapping mappings[] = {{"T", expanded, "MKN4, MKN3, MKN2, MKN1, MKN0", "MKN3, MKN1", "MKN4, MKN2, MKN0"},
                                {"S", sorted, "MNK4, MNK3, MNK2, MNK1, MNK0", "MNK3, MNK0", "MNK4, MNK2, MNK1"},
                                {"C", sorted, "MNK4, MNK3, MNK2, MNK1, MNK0", "MNK3, MNK0", "MNK4, MNK2, MNK1"}};
    add(t, "---\n# chunks: neighbouring rows, whole, of up to %u products together; at most %u chunk%s\n",
        chunk.most_products, p->info.most_chunks, p->info.most_chunks == 1 ? "" : "s");
    add(t, "# a chunk's runs of %u products are dealt evenly: here those of a full one\n", RUN_PRODUCTS);
    add(t, "# S: a run is sorted; then the parts of a row are merged two and two, at up to %u levels\n",
        count_levels(runs));
    add(t, "# C: the invocation of an element's first product adds all, also those of the next runs\n");
    add_mappings(t, mappings, 3);
}

/* Classes of short rows that are mapped alike are told together. */
static void add_row_classes(teaal* t, const told_plan* p)
{
    uint32_t short_classes = p->info.classes - 1;
    for (uint32_t first = 0, end; first < short_classes; first = end)
    {
        end = first + 1;
        while (end < short_classes && sk_query_spgemm_class(p->plan, end).lanes == 1)
            end++;
        add_short_rows(t, p, first, end);
    }
    if (p->info.narrow_lanes > 0)
        add_narrow_rows(t, p);
    add_long_rows(t, p);
}

size_t write_spgemm_teaal(const sk_spgemm_desc* desc, const sk_spgemm_plan* plan, char* text, size_t size)
{
    const told_plan p = {desc, plan, sk_query_spgemm_plan(plan)};
    bool expands = p.info.most_products > 0;
    teaal t = {text, size, 0};
    add(&t, "%seinsum:\n  declaration:\n    A: [M, K]\n    B: [K, N]\n    T: [M, K, N]\n%s    C: [M, N]\n",
        desc->a_is_identity ? "# A is the identity\n" : "", expands ? "    S: [M, N, K]\n" : "");
    add(&t, "  expressions:\n    - T[m, k, n] = A[m, k] * B[k, n]\n%s",
        expands ? "    - S[m, n, k] = T[m, k, n]\n    - C[m, n] = S[m, n, k]\n" : "    - C[m, n] = T[m, k, n]\n");
    if (expands)
        add_chunk_rows(&t, &p);
    add_row_classes(&t, &p);
    return t.length;
}
