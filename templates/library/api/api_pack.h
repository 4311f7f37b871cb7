#include "api_record.h"

/* ---- prepacked operands: A or B copied once, and used by any number of plans -------------------- */

#define SK_OPERANDS(X)   \
    X(SK_OPERAND_A, "a") \
    X(SK_OPERAND_B, "b")

typedef enum sk_operand
{
    SK_OPERANDS(SK__ENUMERATOR) SK_OPERAND_FORCE_I32 = 0x7fffffff
} sk_operand;

/* Where the elements of a prepacked operand lie.
 *
 * ALIGNED: in lines, each from a multiple of 128 bytes on. Blocks are decoded: each element is rounded once to the type
 * of the other operand. Every device reads it. ARRANGED: in the order in which registers hold cooperative matrices, for
 * SK_MULTIPLY_ARRANGED; 8-bit floats are f16 there, times a power of two. Only the device and driver that wrote it read
 * it. SLICES: f64 or f32, cut into slices, with a copy of the elements behind them, for SK_WAY_SLICES: see the manual's
 * SLICES. HALVES: f32, as halves, and the same copy, for SK_WAY_F16X3: see HALVES. Every device reads both, and `side`
 * tells which operand it is. */
#define SK_PACK_ORDERS(X)                 \
    X(SK_PACK_ORDER_AUTO, "auto")         \
    X(SK_PACK_ORDER_ALIGNED, "aligned")   \
    X(SK_PACK_ORDER_ARRANGED, "arranged") \
    X(SK_PACK_ORDER_SLICES, "slices")     \
    X(SK_PACK_ORDER_HALVES, "halves")

typedef enum sk_pack_order
{
    SK_PACK_ORDERS(SK__ENUMERATOR) SK_PACK_ORDER_FORCE_I32 = 0x7fffffff
} sk_pack_order;

enum
{
    SK_PACK_MAGIC = 0x4b504b53, /* the letters SKPK, where the low byte comes first */
    SK_PACK_VERSION = 1,        /* of orders, and of their headers */
    SK_PACK_ALIGNMENT = 128     /* bytes: a prepacked operand begins at a multiple of it */
};

/* What a prepacked operand is. sk_query_pack() fills it in. It holds nothing of the plan: headers of the same bytes are
 * of the same order, for A or B. It has no padding, so its bytes may be kept in a file, before the operand or apart. */
typedef struct sk_pack_header
{
    uint32_t magic, version;
    uint32_t order; /* sk_pack_order */
    uint32_t type;  /* sk_type of the elements */
    uint32_t rows;  /* m of A, n of B */
    uint32_t k;
    uint32_t batch_count; /* matrices, one after the other; 1 if it is shared */
    uint32_t along_k;     /* 1: a line is along k; 0: along rows */
    uint64_t leading_dimension,
        batch_stride; /* elements; 0: there is one matrix. SLICES, HALVES: the k of a part, bytes */
    uint64_t size;    /* bytes of the operand, without a header */

    /* ARRANGED, and `side` of SLICES and HALVES, too; otherwise 0. A fragment is what a cooperative matrix holds. */
    uint32_t side;        /* of the multiplication in registers: 1 left, 2 right */
    uint32_t registers;   /* how they are filled: 1, or 2 as kernels for AMD have it */
    uint32_t filled_rows; /* rows, and zeros up to whole tiles; k is filled up to leading_dimension */
    uint32_t fragment_rows, fragment_k;
    uint32_t strip; /* fragments side by side along rows */
    uint32_t subgroup_size;
    uint32_t driver_id, driver_version; /* VkDriverId, and VkPhysicalDeviceProperties.driverVersion */
    uint32_t device[4];                 /* deviceUUID */
    uint32_t slices;                    /* SLICES: digits of an element; otherwise 0 */
} sk_pack_header;

/* Tell the order in which a plan reads an operand of which sk_matrix_desc.prepacked is set. SK_ERROR_INVALID_VALUE if
 * it is not, or if nothing is multiplied because m, n or k is 0. */
STREAMK_API sk_result sk_query_pack(const sk_plan* plan, sk_operand operand, sk_pack_header* header);

/* Append what writes an operand in the order of sk_query_pack(). `source` is as the plan's desc describes A or B.
 * `destination` begins at a multiple of SK_PACK_ALIGNMENT and has the header's size.
 *
 * It reads `source` and writes `destination` in COMPUTE_SHADER: record the barrier to what uses it. Behind an aligned
 * line it writes zeros up to a multiple of 16 bytes, which kernels read. Other bytes between lines, and the last ones
 * of an arranged operand, stay as they are, and no kernel uses them: clear the destination first if you keep it in a
 * file. What sk_gemm says of command buffers holds here, too. */
STREAMK_API sk_result sk_pack(VkCommandBuffer commands, const sk_plan* plan, sk_operand operand, sk_buffer source,
                              sk_buffer destination);
