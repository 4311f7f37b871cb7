/* prepacked.h - which operands may be prepacked, and what a desc's header may say whatever the kernel.
 *
 * Uses element.h, result.h. Must not know devices or kernels.
 */

#include "../base/element.h"
#include "../base/result.h"

/* Whether a header names an order in full; otherwise it is a wish. */
static bool sk__is_full_header(const sk_pack_header* header)
{
    return header && header->magic != 0;
}

/* Only A and B of one term are, where they lie behind one another. */
static sk_result sk__check_prepacked_operands(const sk_logger* logger, const sk_gemm_desc* desc)
{
    const sk_matrix_desc* others[] = {&desc->c, &desc->d, &desc->residual, &desc->second_a, &desc->second_b};
    static const char* const names[] = {"c", "d", "residual", "second_a", "second_b"};
    for (int i = 0; i < 5; ++i)
    {
        SK__REQUIRE(logger, !others[i]->prepacked, SK_ERROR_INVALID_VALUE,
                    "%s.prepacked is set, but only A and B can be prepacked", names[i]);
    }
    const char* name = desc->a.prepacked ? "a" : "b";
    bool is_any = desc->a.prepacked || desc->b.prepacked;
    SK__REQUIRE(logger, !is_any || !desc->second, SK_ERROR_INVALID_VALUE,
                "%s.prepacked is set, but second is true: operands of two terms cannot be prepacked", name);
    SK__REQUIRE(logger, !is_any || !desc->pointers, SK_ERROR_INVALID_VALUE,
                "%s.prepacked is set, but matrices that lie anywhere cannot be prepacked", name);
    return SK_SUCCESS;
}

/* A header without magic is a wish: it has nothing but an order. */
static sk_result sk__check_wished_order(const sk_logger* logger, const char* name, const sk_pack_header* header)
{
    sk_pack_header wish;
    memset(&wish, 0, sizeof wish);
    wish.order = header->order;
    SK__REQUIRE(logger, memcmp(&wish, header, sizeof wish) == 0, SK_ERROR_INVALID_VALUE,
                "%s.prepacked has no magic number, but more than an order: it is no header of sk_query_pack", name);
    return SK_SUCCESS;
}

static sk_result sk__check_header(const sk_logger* logger, const char* name, const sk_pack_header* header)
{
    if (!header)
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(logger, header->order <= (uint32_t)SK_PACK_ORDER_HALVES, SK_ERROR_INVALID_VALUE,
                "%s.prepacked has order %u, not one of its enum", name, header->order);
    if (!sk__is_full_header(header))
    {
        return sk__check_wished_order(logger, name, header);
    }
    SK__REQUIRE(logger, header->magic == SK_PACK_MAGIC, SK_ERROR_INVALID_VALUE,
                "%s.prepacked begins with 0x%08x, not with the magic number 0x%08x: it is no header of sk_query_pack",
                name, header->magic, (uint32_t)SK_PACK_MAGIC);
    SK__REQUIRE(logger, header->version == SK_PACK_VERSION, SK_ERROR_INVALID_VALUE,
                "%s.prepacked has version %u, this library reads %u", name, header->version,
                (uint32_t)SK_PACK_VERSION);
    SK__REQUIRE(logger, header->order != SK_PACK_ORDER_AUTO, SK_ERROR_INVALID_VALUE,
                "%s.prepacked has order auto, which only a wish may be", name);
    return SK_SUCCESS;
}

static sk_result sk__check_prepacked(const sk_logger* logger, const sk_gemm_desc* desc)
{
    SK__TRY(sk__check_prepacked_operands(logger, desc));
    SK__TRY(sk__check_header(logger, "a", desc->a.prepacked));
    return sk__check_header(logger, "b", desc->b.prepacked);
}
