/* spgemm/format.h - says how a plan maps the product of two sparse matrices to space and time.
 *
 * Uses spgemm/plan.h, line.h. Must not know pipelines or command buffers.
 * Based on: Nayak et al., TeAAL, MICRO 2023 (arXiv:2304.07931), whose Gamma and OuterSPACE are such products, too.
 */

#include "plan.h"
#include "../../base/line.h"

/* How the Einsum of a tensor is mapped. */
typedef struct sk__mapping
{
    const char *tensor, *partitioning, *loop_order, *space, *time;
} sk__mapping;

static void sk__add_mappings(sk__line* text, const sk__mapping* mappings, uint32_t count)
{
    sk__add(text, "mapping:\n  partitioning:\n");
    for (uint32_t i = 0; i < count; ++i)
    {
        sk__add(text, "    %s:\n%s", mappings[i].tensor, mappings[i].partitioning);
    }
    sk__add(text, "  loop-order:\n");
    for (uint32_t i = 0; i < count; ++i)
    {
        sk__add(text, "    %s: [%s]\n", mappings[i].tensor, mappings[i].loop_order);
    }
    sk__add(text, "  spacetime:\n");
    for (uint32_t i = 0; i < count; ++i)
    {
        sk__add(text, "    %s:\n      space: [%s]\n      time: [%s]\n", mappings[i].tensor, mappings[i].space,
                mappings[i].time);
    }
}

/* Products and sums have the same ranks, unless they are expanded. */
static void sk__add_mapping(sk__line* text, const char* partitioning, const char* loop_order, const char* space,
                            const char* time)
{
    const sk__mapping both[] = {{"T", partitioning, loop_order, space, time},
                                {"C", partitioning, loop_order, space, time}};
    sk__add_mappings(text, both, 2);
}

enum
{
    SK__RANKS_SIZE = 512 /* bytes of a part of a mapping */
};

/* Short rows of classes [first, end), which are mapped alike, are dealt to teams in rounds. */
static void sk__add_short_rows(sk__line* text, const sk_spgemm_plan* plan, uint32_t first, uint32_t end)
{
    char partitioning[SK__RANKS_SIZE], rows[8], loop_order[64], time[64];
    sk__line line = {partitioning, sizeof partitioning, 0};
    uint32_t lanes = sk__lanes_of_row(plan, first), teams = (uint32_t)SK__SPARSE_INVOCATIONS / lanes;
    uint32_t at_once = plan->workgroups[first] * teams;
    bool rounds = at_once < plan->problem.rows, alone = lanes == 1;
    sk__add(text, "---\n# rows of up to %u products, and nonzeros of A%s: m counts those of ",
            sk__class_room(end - 1u), plan->runs > 0 ? ", in no chunk" : "");
    sk__add(text, end - first > 1u ? "each class from %u to %u\n" : "class %u\n", first, end - 1u);
    sk__add(text, alone ? "# for each column all products of the row are looked at\n"
                        : "# of the products of a KN1 that have a column, the first one's invocation adds all\n");
    sk__add(&line, "      M: [");
    if (rounds)
    {
        sk__add(&line, "uniform_shape(%u), ", at_once);
    }
    sk__add(&line, "uniform_shape(%u)]\n", teams);
    if (!alone)
    {
        sk__add(&line, "      (K, N): [flatten()]\n      KN: [uniform_occupancy(T.%u)]\n", lanes);
    }
    snprintf(rows, sizeof rows, "%s", rounds ? "M2, " : "");
    snprintf(loop_order, sizeof loop_order, "%sM1, M0, %s", rows, alone ? "N, K" : "KN1, KN0");
    snprintf(time, sizeof time, "%s%s", rows, alone ? "N, K" : "KN1");
    sk__add_mapping(text, partitioning, loop_order, alone ? "M1, M0" : "M1, M0, KN0", time);
}

/* Long rows are taken in parts, which have all columns of most rows. A window is one turn of all products. */
static void sk__add_long_rows(sk__line* text, const sk_spgemm_plan* plan)
{
    static const char* const ranks[2][3] = {
        {"MN11, MN10, K1, K0N02, K0N01, K0N00", "MN10, K0N00", "MN11, K1, K0N02, K0N01"},
        {"MN21, MN20, N1, K1, K0N02, K0N01, K0N00", "MN20, K0N00", "MN21, N1, K1, K0N02, K0N01"}};
    const sk_spgemm_info* info = &plan->info;
    char partitioning[SK__RANKS_SIZE];
    sk__line line = {partitioning, sizeof partitioning, 0};
    uint32_t lanes = SK__SPARSE_INVOCATIONS, room = lanes * SK__SPARSE_PRODUCTS_OF_LANE;
    uint32_t table_slots = lanes * SK__SPARSE_SLOTS_OF_LANE;
    uint32_t windows = plan->problem.columns > sk__max(info->window, table_slots) ? 1u : 0u;
    sk__add(text, "---\n# other rows: whichever workgroup is free takes the next part. PART columns are a part\n");
    sk__add(text, "# a row has several parts if it has over %u products, and over 1/%u of all, and B is sorted\n",
            SK__LEAST_SHARE, SK__MOST_SPLIT_ROWS);
    sk__add(text, "# if B's nonzeros lie unevenly, parts end where a sample of its columns says\n");
    sk__add(text, "# of the products of a K0N01 that have a column, the first one's invocation adds all\n");
    if (windows)
    {
        sk__add(text, "# for each N1 all products of the part are looked at. Parts of up to %u columns have no N1,\n",
                table_slots);
        sk__add(text, "# nor have those of up to %u nonzeros of C, when it is filled\n", room);
    }
    sk__add(&line, "      N: [uniform_shape(PART)");
    if (windows)
    {
        sk__add(&line, ", uniform_shape(%u)", info->window);
    }
    sk__add(&line, "]\n      (M, N%u): [flatten()]\n      MN%u: [uniform_shape(%u)]\n", windows + 1u, windows + 1u,
            info->workers);
    sk__add(&line, "      K: [uniform_occupancy(A.%u)]\n      (K0, N0): [flatten()]\n", room);
    sk__add(&line, "      K0N0: [uniform_occupancy(T.%u), uniform_occupancy(T.%u)]\n", room, lanes);
    sk__add_mapping(text, partitioning, ranks[windows][0], ranks[windows][1], ranks[windows][2]);
}

/* Products of a chunk of rows are expanded, sorted into S, and added. */
static void sk__add_chunk_rows(sk__line* text, const sk_spgemm_plan* plan)
{
    char expanded[SK__RANKS_SIZE], sorted[SK__RANKS_SIZE];
    sk__line lines[2] = {{expanded, sizeof expanded, 0}, {sorted, sizeof sorted, 0}};
    uint32_t own = sk__divide_up(plan->runs, plan->run_workgroups) * SK__RUN_PRODUCTS;
    for (uint32_t i = 0; i < 2u; ++i)
    {
        const char* rank = i == 0 ? "MKN" : "MNK";
        const char* tensor = i == 0 ? "T" : "S";
        sk__add(&lines[i], i == 0 ? "      (M, K, N): [flatten()]\n" : "      (M, N, K): [flatten()]\n");
        sk__add(&lines[i], "      %s: [uniform_occupancy(%s.%u), uniform_occupancy(%s.%u), ", rank, tensor,
                plan->info.most_products, tensor, own);
        sk__add(&lines[i], "uniform_occupancy(%s.%u), uniform_occupancy(%s.%u)]\n", tensor, SK__RUN_PRODUCTS, tensor,
                i == 0 ? (uint32_t)SK__SPARSE_PRODUCTS_OF_LANE : (uint32_t)SK__SPARSE_INVOCATIONS);
    }
    const sk__mapping mappings[] = {{"T", expanded, "MKN4, MKN3, MKN2, MKN1, MKN0", "MKN3, MKN1", "MKN4, MKN2, MKN0"},
                                    {"S", sorted, "MNK4, MNK3, MNK2, MNK1, MNK0", "MNK3, MNK0", "MNK4, MNK2, MNK1"},
                                    {"C", sorted, "MNK4, MNK3, MNK2, MNK1, MNK0", "MNK3, MNK0", "MNK4, MNK2, MNK1"}};
    sk__add(text, "---\n# chunks: neighbouring rows, whole, of up to %u products together; at most %u chunk%s\n",
            plan->info.most_products, plan->info.most_chunks, sk__plural(plan->info.most_chunks));
    sk__add(text, "# a chunk's runs of %u products are dealt evenly: here those of a full one\n", SK__RUN_PRODUCTS);
    sk__add(text, "# S: a run is sorted; then the parts of a row are merged two and two, at up to %u levels\n",
            sk__count_levels(plan->runs));
    sk__add(text, "# C: the invocation of an element's first product adds all, also those of the next runs\n");
    sk__add_mappings(text, mappings, 3);
}

/* Classes that are mapped alike are told together. */
static void sk__add_row_classes(sk__line* text, const sk_spgemm_plan* plan)
{
    for (uint32_t first = 0, end; first < SK__SHORT_CLASSES; first = end)
    {
        for (end = first + 1u; end < SK__SHORT_CLASSES && sk__is_row_alone(plan, end); ++end)
        {
        }
        sk__add_short_rows(text, plan, first, end);
    }
    sk__add_long_rows(text, plan);
}

STREAMK_API size_t sk_describe_spgemm_plan(const sk_spgemm_plan* plan, char* text, size_t size)
{
    bool expands = plan->runs > 0;
    sk__line made = {text, size, 0};
    sk__add(&made, "%seinsum:\n  declaration:\n    A: [M, K]\n    B: [K, N]\n    T: [M, K, N]\n%s    C: [M, N]\n",
            plan->problem.a_is_identity ? "# A is the identity\n" : "", expands ? "    S: [M, N, K]\n" : "");
    sk__add(&made, "  expressions:\n    - T[m, k, n] = A[m, k] * B[k, n]\n%s",
            expands ? "    - S[m, n, k] = T[m, k, n]\n    - C[m, n] = S[m, n, k]\n" : "    - C[m, n] = T[m, k, n]\n");
    if (expands)
    {
        sk__add_chunk_rows(&made, plan);
    }
    sk__add_row_classes(&made, plan);
    return made.length;
}
