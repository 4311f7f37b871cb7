/* spgemm/expansion.h - for merge-path: how many products of a product of two sparse matrices lie in memory at
 * once, and in how many chunks of rows.
 *
 * Uses spmm/plan.h, and the shared text of expansions. Must not know pipelines or command buffers.
 */

#include "../spmm/plan.h"
#include "../../../shared/sparse/expansion.h"

#define SK__EXPANSION_SIZE ((VkDeviceSize)256 << 20) /* bytes of all products at once, unless the desc tells */

static VkDeviceSize sk__bytes_of(sk__wide size)
{
    return (VkDeviceSize)size.high << 32 | size.low;
}

static sk_result sk__check_expansion_wishes(const sk_logger* logger, const sk_spgemm_desc* desc)
{
    bool merges = desc->decomposition == SK_SPARSE_DECOMPOSITION_MERGE_PATH;
    const sk__sparse_strategy* strategy = sk__sparse_strategy_of(desc->decomposition);
    SK__REQUIRE(logger, strategy, SK_ERROR_INVALID_VALUE,
                "decomposition is %d, which is not an sk_sparse_decomposition", (int)desc->decomposition);
    SK__REQUIRE(logger, strategy->serves_both, SK_ERROR_INVALID_VALUE,
                "decomposition is %s, which two sparse matrices are not multiplied by",
                sk_word(SK_WORDS_SPARSE_DECOMPOSITION, desc->decomposition));
    SK__REQUIRE(logger, merges || (desc->most_products == 0 && desc->most_chunks == 0), SK_ERROR_INVALID_VALUE,
                "most_products is %u and most_chunks is %u, only merge-path has chunks", desc->most_products,
                desc->most_chunks);
    SK__REQUIRE(logger, desc->most_chunks <= SK__MOST_CHUNKS, SK_ERROR_INVALID_VALUE,
                "most_chunks is %u, must be at most %u", desc->most_chunks, SK__MOST_CHUNKS);
    SK__REQUIRE(logger, desc->most_products <= SK__MOST_RUNS * SK__RUN_PRODUCTS, SK_ERROR_INVALID_VALUE,
                "most_products is %u, must be at most %u", desc->most_products, SK__MOST_RUNS * SK__RUN_PRODUCTS);
    return SK_SUCCESS;
}

/* Runs that there is memory for. */
static uint32_t sk__count_fitting_runs(uint32_t nonzeros, VkDeviceSize room)
{
    VkDeviceSize begins = sk__bytes_of(sk__begins_size(nonzeros));
    VkDeviceSize run = sk__bytes_of(sk__expansion_size(0, 2)) - sk__bytes_of(sk__expansion_size(0, 1));
    VkDeviceSize runs = room > begins ? (room - begins) / run : 0;
    return runs < SK__MOST_RUNS ? (uint32_t)runs : SK__MOST_RUNS;
}

/* Memory for twice as many products as there are if rows of B are met equally often, or for as many as fit; then as
 * many chunks as these take. Returns the runs. */
static uint32_t sk__choose_expansion(const sk_spgemm_desc* desc, uint32_t nonzeros, VkDeviceSize room,
                                     sk_spgemm_plan_info* info)
{
    double mean = desc->k ? (double)desc->b_nonzeros / desc->k : 0.0;
    double expected = (2.0 * mean * nonzeros) / SK__RUN_PRODUCTS + 1.0;
    uint32_t wanted = expected < SK__MOST_RUNS ? (uint32_t)expected : SK__MOST_RUNS;
    uint32_t fitting = sk__max(sk__min(wanted, sk__count_fitting_runs(nonzeros, room)), 1u);
    uint32_t runs = desc->most_products ? sk__divide_up(desc->most_products, SK__RUN_PRODUCTS) : fitting;
    uint32_t chunks = sk__min(sk__divide_up(wanted, runs), SK__MOST_CHUNKS);
    info->most_products = runs * SK__RUN_PRODUCTS;
    info->most_chunks = desc->most_chunks ? desc->most_chunks : chunks;
    return runs;
}
