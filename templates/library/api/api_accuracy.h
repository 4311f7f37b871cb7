#include "api_enums.h"

/* ---- accuracy -------------------------------------------------------------------------------- */

/* How accurate a product is. TYPES: as the arithmetic of its types is. SLICES: elements of f64 or f32 are cut into
 * `slices` digits of 8 bits, whose products are summed as integers: see the manual's SLICES. F32, F64: as multiply-adds
 * of f32 or f64 are, or more: see BOUNDS. */
#define SK_ACCURACIES(X)            \
    X(SK_ACCURACY_TYPES, "types")   \
    X(SK_ACCURACY_SLICES, "slices") \
    X(SK_ACCURACY_F32, "f32")       \
    X(SK_ACCURACY_F64, "f64")

typedef enum sk_accuracy
{
    SK_ACCURACIES(SK__ENUMERATOR) SK_ACCURACY_FORCE_I32 = 0x7fffffff
} sk_accuracy;

/* The way in which a product is computed: by the arithmetic of its types, by slices, or by three products of f16. */
#define SK_WAYS(X)             \
    X(SK_WAY_AUTO, "auto")     \
    X(SK_WAY_TYPES, "types")   \
    X(SK_WAY_SLICES, "slices") \
    X(SK_WAY_F16X3, "f16x3")

typedef enum sk_way
{
    SK_WAYS(SK__ENUMERATOR) SK_WAY_FORCE_I32 = 0x7fffffff
} sk_way;

/* Where the same product has the same bits. NONE: nowhere, since floats are added in any order. RUN_TO_RUN: in every
 * run of the same plan on a device and its driver. EVERY_DEVICE: for every plan of the same desc, on every device.
 * BATCH_INVARIANT, which is more than RUN_TO_RUN: a row of D has the same bits in all plans whose descs differ in m and
 * the batch alone, on a device and its driver. */
#define SK_SAMENESSES(X)                        \
    X(SK_SAMENESS_NONE, "none")                 \
    X(SK_SAMENESS_RUN_TO_RUN, "run-to-run")     \
    X(SK_SAMENESS_EVERY_DEVICE, "every-device") \
    X(SK_SAMENESS_BATCH_INVARIANT, "batch-invariant")

typedef enum sk_sameness
{
    SK_SAMENESSES(SK__ENUMERATOR) SK_SAMENESS_FORCE_I32 = 0x7fffffff
} sk_sameness;
