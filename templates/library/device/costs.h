/* costs.h - constants of the cost model, by device or by its class, and by kernel.
 *
 * Uses kernels.h. Must not know problems or plans. The tables follow the header's last part.
 */

#include "kernels.h"

/* How long the steps of a kernel's workgroup take on a device. Times are microseconds. */
typedef struct sk__cost
{
    uint32_t workgroups_per_unit; /* workgroups that run together on a compute unit */
    float start_time;             /* of a segment, before its first k-iteration is multiplied */
    float iteration_time;         /* of a k-iteration, when every compute unit runs workgroups_per_unit */
    float lone_iteration_time;    /* of a k-iteration of a workgroup that has a compute unit for itself */
    float fixup_time;             /* of storing a partial and completing a tile, whatever the number of peers */
    float peer_time;              /* of adding one partial */
    float last_arriver_factor;    /* by which k-iterations take longer where the fixup is last arriver */
    float epilogue_time;          /* of writing a tile */
    uint32_t fitted;              /* index of its constants that were fitted by hand; 0: the table's */
    uint32_t guessed;             /* 1: the class's rates give the times, as nobody measured the kernel */
    uint32_t decoding;            /* index of its times of decoding; 0: there are none */
} sk__cost;

/* The constants that were fitted by hand: their types, and their names in gen/costs.toml, which explains them. */
#define SK__FITTED(X)                 \
    X(float, general_coop)            \
    X(float, general_scalar)          \
    X(float, general_scalar_small)    \
    X(float, general_dot)             \
    X(float, strided_a)               \
    X(float, strided_b)               \
    X(float, copy)                    \
    X(float, copy_arranged_unaligned) \
    X(float, copy_decoded)            \
    X(float, added)                   \
    X(float, store)                   \
    X(float, short_tile)              \
    X(float, sum_latency)             \
    X(float, sum_round)               \
    X(float, sum_run)                 \
    X(float, distant)                 \
    X(float, seen)                    \
    X(float, alone)                   \
    X(float, early)                   \
    X(float, apart)                   \
    X(uint32_t, crowd)                \
    X(uint32_t, sum_peers)            \
    X(uint32_t, grouped)              \
    X(uint32_t, rolling)              \
    X(uint32_t, beside)

#define SK__FITTED_MEMBER(type, name) type name;

typedef struct sk__fitted
{
    SK__FITTED(SK__FITTED_MEMBER)
} sk__fitted;

enum
{
    SK__FORMATS = SK_TYPE_E4M3_G128 - SK_TYPE_Q4_0 + 1 /* types in blocks */
};

/* By how many microseconds a k-iteration of one workgroup takes longer that decodes blocks, by their type. */
typedef struct sk__decoding
{
    float times[SK__FORMATS];
} sk__decoding;

typedef struct sk__cost_table
{
    const char* name; /* of a class; or the beginning of a device's name */
    bool is_class, for_cpu;
    uint32_t vendor;            /* 0: any */
    float bandwidth;            /* of device memory, GB/s over the number of compute units */
    float second_dispatch_time; /* with the barrier before it */
    const sk__fitted* fitted;   /* the table's, then those of kernels that have their own */
    const sk__cost* kernels;    /* one a kernel */
    const sk__decoding* decodings;
} sk__cost_table;

/* The tables of devices come first, then those of classes. The last ones hold for any CPU and for any other device. */
static const sk__cost_table* sk__cost_table_at(uint32_t index);

/* Bytes that device memory moves in a microsecond. */
static float sk__memory_rate(const sk__cost_table* costs, uint32_t compute_units)
{
    return costs->bandwidth * 1e3f * (float)compute_units;
}

/* The constants that a profile may have of its own: members of sk__cost_table, and of sk__cost. */
#define SK__COST_NUMBERS(X) \
    X(bandwidth)            \
    X(second_dispatch_time)

#define SK__KERNEL_COST_NUMBERS(X) \
    X(start_time)                  \
    X(iteration_time)              \
    X(lone_iteration_time)         \
    X(fixup_time)                  \
    X(peer_time)                   \
    X(last_arriver_factor)         \
    X(epilogue_time)

/* The first table that is for the device. */
static const sk__cost_table* sk__find_costs(const sk__device* device)
{
    for (uint32_t i = 0;; ++i)
    {
        const sk__cost_table* table = sk__cost_table_at(i);
        bool of_kind = table->for_cpu == device->is_cpu && (table->vendor == 0 || table->vendor == device->vendor);
        if (of_kind && (table->is_class || strncmp(device->name, table->name, strlen(table->name)) == 0))
        {
            return table;
        }
    }
}

/* By how many microseconds a k-iteration of one workgroup takes longer than the kernel's constants say, if B is of this
 * type. */
static float sk__decoding_time(const sk__cost_table* costs, const sk__cost* kernel, sk_type type_b)
{
    return sk__is_in_blocks(type_b) ? costs->decodings[kernel->decoding].times[type_b - SK_TYPE_Q4_0] : 0.0f;
}

/* The constants of a kernel that were fitted by hand. */
static const sk__fitted* sk__fitted_of(const sk__cost_table* costs, const sk__cost* kernel)
{
    return &costs->fitted[kernel->fitted];
}
