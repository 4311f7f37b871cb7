/* prepacked.h - the order in which a kernel reads a prepacked operand, and whether it is the one that a desc names.
 *
 * Uses choice.h, ../problem/prepacked.h. Must not know decompositions.
 */

#include "../problem/prepacked.h"
#include "choice.h"

/* The header that a desc has for A or B of the kernel, or NULL. */
static const sk_pack_header* sk__asked_header(const sk_gemm_desc* desc, const sk__problem* problem, bool is_b)
{
    return is_b != problem->exchanged ? desc->b.prepacked : desc->a.prepacked;
}

/* Whether a desc has an operand in the order of registers. */
static bool sk__asks_for_arranged(const sk_gemm_desc* desc)
{
    const sk_pack_header *a = desc->a.prepacked, *b = desc->b.prepacked;
    return (a && a->order == SK_PACK_ORDER_ARRANGED) || (b && b->order == SK_PACK_ORDER_ARRANGED);
}

/* Fills in what an order of registers depends on. */
static void sk__add_registers(const sk__device* device, const sk__build* build, const sk__kernel* kernel,
                              const sk__copy* copy, bool is_b, sk_pack_header* header)
{
    header->side = is_b ? 2u : 1u;
    header->registers = kernel->modules[SK__MODULE_PROBE] ? 2u : 1u;
    header->filled_rows = copy->lines;
    header->fragment_rows = build->fragment.m; /* as long as wide */
    header->fragment_k = build->fragment.k;
    header->strip = (is_b ? kernel->part_n : kernel->part_m) / build->fragment.m;
    header->subgroup_size = build->invocations / kernel->parts;
    header->driver_id = device->driver;
    header->driver_version = device->driver_version;
    memcpy(header->device, device->uuid, sizeof header->device);
}

/* The order of a copy of A, or of B, that a packing has. */
static sk_pack_header sk__pack_header_of(const sk__device* device, const sk__build* build, const sk__problem* problem,
                                         const sk__packing* packing, bool is_b)
{
    const sk__copy* copy = is_b ? &packing->copy_b : &packing->copy_a;
    const sk__matrix* matrix = is_b ? &problem->b : &problem->a;
    sk_pack_header header;
    memset(&header, 0, sizeof header);
    header.magic = SK_PACK_MAGIC;
    header.version = SK_PACK_VERSION;
    header.order = packing->arranged ? SK_PACK_ORDER_ARRANGED : SK_PACK_ORDER_ALIGNED;
    header.type = (uint32_t)problem->input;
    header.rows = is_b ? problem->n : problem->m;
    header.k = problem->k;
    header.batch_count = copy->count;
    header.along_k = packing->arranged || matrix->k_contiguous || copy->transposed;
    header.leading_dimension = copy->packed_leading_dimension;
    header.batch_stride = copy->packed_batch_stride;
    header.size = sk__copy_size(*copy);
    if (packing->arranged)
    {
        sk__add_registers(device, build, packing->arranged, copy, is_b, &header);
    }
    return header;
}

/* Whether the order that a desc asks for has k contiguous, though the original has not. */
static bool sk__asks_for_transposed(const sk_pack_header* asked, const sk__matrix* matrix)
{
    return sk__is_full_header(asked) && asked->along_k && !matrix->k_contiguous;
}

/* A number of a header. */
typedef struct sk__pack_number
{
    const char* name;
    uint64_t asked, has;
} sk__pack_number;

/* Refuses a header that differs from that of a kernel: by the first number that does. */
static sk_result sk__compare_headers(const sk_logger* logger, const char* name, const char* kernel,
                                     const sk_pack_header* asked, const sk_pack_header* has)
{
    const sk__pack_number numbers[] = {
        {"rows", asked->rows, has->rows},
        {"k", asked->k, has->k},
        {"batch_count", asked->batch_count, has->batch_count},
        {"along_k", asked->along_k, has->along_k},
        {"side", asked->side, has->side},
        {"fragment_rows", asked->fragment_rows, has->fragment_rows},
        {"fragment_k", asked->fragment_k, has->fragment_k},
        {"strip", asked->strip, has->strip},
        {"subgroup_size", asked->subgroup_size, has->subgroup_size},
        {"registers", asked->registers, has->registers},
        {"filled_rows", asked->filled_rows, has->filled_rows},
        {"slices", asked->slices, has->slices},
        {"leading_dimension", asked->leading_dimension, has->leading_dimension},
        {"batch_stride", asked->batch_stride, has->batch_stride},
        {"size", asked->size, has->size},
        {"driver_id", asked->driver_id, has->driver_id},
        {"driver_version", asked->driver_version, has->driver_version},
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; ++i)
    {
        SK__REQUIRE(logger, numbers[i].asked == numbers[i].has, SK_ERROR_INVALID_VALUE,
                    "%s.prepacked has %s %llu, but \"%s\" reads an operand of %llu", name, numbers[i].name,
                    (unsigned long long)numbers[i].asked, kernel, (unsigned long long)numbers[i].has);
    }
    const uint32_t *other = asked->device, *own = has->device;
    SK__REQUIRE(logger, memcmp(asked, has, sizeof *has) == 0, SK_ERROR_INVALID_VALUE,
                "%s.prepacked is of the device %08x-%08x-%08x-%08x, but \"%s\" reads an operand of "
                "%08x-%08x-%08x-%08x",
                name, other[0], other[1], other[2], other[3], kernel, own[0], own[1], own[2], own[3]);
    return SK_SUCCESS;
}

/* Refuses a kernel that reads another order than the desc has for A, or for B. */
static sk_result sk__check_order(const sk_logger* logger, const char* name, const char* kernel,
                                 const sk_pack_header* asked, const sk_pack_header* has)
{
    SK__REQUIRE(logger, asked->order == SK_PACK_ORDER_AUTO || asked->order == has->order, SK_ERROR_INVALID_VALUE,
                "%s.prepacked has order %s, but \"%s\" reads %s operands", name,
                sk_word(SK_WORDS_PACK_ORDER, asked->order), kernel, sk_word(SK_WORDS_PACK_ORDER, has->order));
    if (!sk__is_full_header(asked))
    {
        return SK_SUCCESS;
    }
    SK__REQUIRE(logger, asked->type == has->type, SK_ERROR_INVALID_VALUE,
                "%s.prepacked has type %s, but \"%s\" reads an operand of %s", name,
                sk_word(SK_WORDS_TYPE, asked->type), kernel, sk_word(SK_WORDS_TYPE, has->type));
    return sk__compare_headers(logger, name, kernel, asked, has);
}

/* The prepacked operand whose blocks a kernel would read, as none does; or NULL. */
static const sk__matrix* sk__find_packed_blocks(const sk__problem* problem, const sk__kernel* kernel)
{
    return kernel->blocks && problem->b.prepacked  ? &problem->b
           : kernel->codes && problem->a.prepacked ? &problem->a
                                                   : NULL;
}

/* Refuses a kernel that cannot read what the desc says is prepacked. */
static sk_result sk__check_orders(const sk_logger* logger, const sk__planner* planner, uint32_t index,
                                  const sk__packing* packing)
{
    const sk__problem* problem = planner->problem;
    const char* kernel = sk__kernel_at(index)->name;
    const sk__matrix* blocks = sk__find_packed_blocks(problem, sk__kernel_at(index));
    SK__REQUIRE(logger, !blocks, SK_ERROR_INVALID_VALUE, "%s.prepacked is set, but \"%s\" reads the blocks of %s",
                blocks->name, kernel, blocks->name);
    for (int is_b = 0; is_b < 2; ++is_b)
    {
        const char* name = is_b ? problem->b.name : problem->a.name;
        if (is_b ? packing->prepacked_b : packing->prepacked_a)
        {
            SK__REQUIRE(logger, sk__fits(is_b ? packing->copy_b : packing->copy_a), SK_ERROR_TOO_LARGE,
                        "%s.prepacked is set, but 32 bits do not count its elements", name);
            sk_pack_header has = sk__pack_header_of(planner->device, &planner->builds[index], problem, packing, is_b);
            SK__TRY(sk__check_order(logger, name, kernel, sk__asked_header(planner->desc, problem, is_b), &has));
        }
    }
    return SK_SUCCESS;
}
