/* TeAAL specifications of plans of products of two sparse matrices: a mapping for each kind of rows. */
#include "cpu/spgemm_plans.h"
#include "viewer/teaal.h"

static char description[8192];

static void describe(uint32_t mappings)
{
    uint32_t found = 0;
    make_plan();
    size_t length = write_spgemm_teaal(&desc, plan, description, sizeof description);
    CHECK(length < sizeof description);
    CHECK_EQ(length, strlen(description));
    CHECK_EQ(write_spgemm_teaal(&desc, plan, NULL, 0), length);
    for (const char* at = description; (at = strstr(at, "---\n")) != NULL; ++at)
    {
        ++found;
    }
    CHECK_EQ(found, mappings);
}

static void check_part(const char* wanted)
{
    if (!CHECK(strstr(description, wanted) != NULL))
    {
        CHECK_NOTE("no %s in %s\n", wanted, description);
    }
}

static void numbers_are_the_librarys(void)
{
    CHECK_EQ(TEAAL_INVOCATIONS, SK__SPARSE_INVOCATIONS);
    CHECK_EQ(TEAAL_PRODUCTS, SK__SPARSE_PRODUCTS_OF_LANE);
    CHECK_EQ(TEAAL_LONG_PRODUCTS, SK__LONG_PRODUCTS_OF_LANE);
    CHECK_EQ(TEAAL_LONG_SLOTS, SK__LONG_SLOTS_OF_LANE);
    CHECK_EQ(TEAAL_SPLIT_ROWS, SK__MOST_SPLIT_ROWS);
    CHECK_EQ(TEAAL_SPLIT_PRODUCTS, SK__LEAST_SHARE);
}

/* 1000 rows of a class are up to 63 workgroups of 16 teams, 125 of 8, and so on. */
static void a_description_maps_each_class(void)
{
    start();
    desc.workers = 7;
    describe(6);
    check_part("einsum:\n  declaration:\n    A: [M, K]\n    B: [K, N]\n    T: [M, K, N]\n    C: [M, N]\n"
               "  expressions:\n    - T[m, k, n] = A[m, k] * B[k, n]\n    - C[m, n] = T[m, k, n]\n---\n"
               "# rows of up to 32 products, and nonzeros of A: m counts those of class 0\n"
               "# of the products of a KN1 that have a column, the first one's invocation adds all\nmapping:\n"
               "  partitioning:\n"
               "    T:\n      M: [uniform_shape(16)]\n      (K, N): [flatten()]\n"
               "      KN: [uniform_occupancy(T.8)]\n"
               "    C:\n      M: [uniform_shape(16)]\n      (K, N): [flatten()]\n"
               "      KN: [uniform_occupancy(T.8)]\n");
    check_part("# rows of up to 128 products, and nonzeros of A: m counts those of class 2\n");
    check_part("    C:\n      M: [uniform_shape(4)]\n      (K, N): [flatten()]\n      KN: [uniform_occupancy(T.32)]\n"
               "  loop-order:\n    T: [M1, M0, KN1, KN0]\n");
    check_part("those of class 4\n");
    check_part("      M: [uniform_shape(1)]\n      (K, N): [flatten()]\n      KN: [uniform_occupancy(T.128)]\n");
    check_part("over 8192 products, and over 1/2048 of all");
    check_part("      N: [uniform_shape(PART)]\n      (M, N1): [flatten()]\n      MN1: [uniform_shape(7)]\n"
               "      K: [uniform_occupancy(A.256)]\n      (K0, N0): [flatten()]\n"
               "      K0N0: [uniform_occupancy(T.256), uniform_occupancy(T.128)]\n");
    check_part("      space: [MN10, K0N00]\n      time: [MN11, K1, K0N02, K0N01]\n");
    CHECK(strstr(description, "identity") == NULL && strstr(description, "chunk") == NULL);
    finish();
}

/* More rows than the teams of 132 * 8 workgroups, or four times as many in subgroups; more columns than a window. */
static void a_description_has_rounds_and_windows(void)
{
    start();
    desc.m = 135169;
    desc.n = 2049;
    desc.window = 1088;
    describe(7);
    check_part("    T:\n      M: [uniform_shape(67584), uniform_shape(16)]\n");
    check_part("    T:\n      M: [uniform_shape(16896), uniform_shape(4)]\n");
    check_part("    T:\n      M: [uniform_shape(2112), uniform_shape(2)]\n");
    check_part("# long rows within 256 columns, whose rows of B are not short: m counts those\n");
    check_part("      space: [M1, M0, KN0]\n      time: [M2, KN1]\n");
    check_part("      N: [uniform_shape(PART), uniform_shape(1088)]\n      (M, N2): [flatten()]\n"
               "      MN2: [uniform_shape(1056)]\n");
    check_part("    C: [MN21, MN20, N1, K1, K0N02, K0N01, K0N00]\n");
    check_part("Parts of up to 512 columns have no N1");
    desc.n = 512; /* the table has a slot for each */
    desc.window = 64;
    describe(7);
    CHECK(strstr(description, "uniform_shape(64)") == NULL && strstr(description, "N1, K1") == NULL);
    finish();
}

static void a_thread_mapped_description_has_one_kind_of_short_rows(void)
{
    start();
    desc.decomposition = SK_SPARSE_DECOMPOSITION_THREAD_MAPPED;
    describe(2);
    check_part("# rows of up to 512 products, and nonzeros of A: m counts those of each class from 0 to 4\n");
    CHECK(strstr(description, "KN1") == NULL);
    desc.a_is_identity = true;
    desc.m = desc.k;
    desc.a_nonzeros = 0;
    describe(2);
    CHECK(strncmp(description, "# A is the identity\neinsum:\n", 28) == 0);
    finish();
}

/* Chunks of 4 runs, each of which has a workgroup; and of 2112 runs, two a workgroup. */
static void a_merge_path_description_has_runs(void)
{
    start_chunks();
    describe(7);
    check_part("    T: [M, K, N]\n    S: [M, N, K]\n    C: [M, N]\n");
    check_part("    - S[m, n, k] = T[m, k, n]\n    - C[m, n] = S[m, n, k]\n---\n");
    check_part("of up to 2048 products together; at most 2 chunks\n");
    check_part("at up to 2 levels\n");
    check_part(
        "    T:\n      (M, K, N): [flatten()]\n      MKN: [uniform_occupancy(T.2048), uniform_occupancy(T.512), "
        "uniform_occupancy(T.512), uniform_occupancy(T.4)]\n    S:\n");
    check_part(
        "    C:\n      (M, N, K): [flatten()]\n      MNK: [uniform_occupancy(S.2048), uniform_occupancy(S.512), "
        "uniform_occupancy(S.512), uniform_occupancy(S.128)]\n  loop-order:\n"
        "    T: [MKN4, MKN3, MKN2, MKN1, MKN0]\n");
    check_part("    T:\n      space: [MKN3, MKN1]\n      time: [MKN4, MKN2, MKN0]\n"
               "    S:\n      space: [MNK3, MNK0]\n      time: [MNK4, MNK2, MNK1]\n");
    check_part("nonzeros of A, in no chunk: m counts those of class 0\n");
    desc.most_products = 2112 * 512;
    desc.most_chunks = 1;
    describe(7);
    check_part("at most 1 chunk\n");
    check_part("at up to 12 levels\n");
    check_part("MKN: [uniform_occupancy(T.1081344), uniform_occupancy(T.1024), uniform_occupancy(T.512), ");
    finish();
}

int main(void)
{
    RUN(numbers_are_the_librarys);
    RUN(a_description_maps_each_class);
    RUN(a_description_has_rounds_and_windows);
    RUN(a_thread_mapped_description_has_one_kind_of_short_rows);
    RUN(a_merge_path_description_has_runs);
    return CHECK_DONE();
}
