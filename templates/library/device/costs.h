/* costs.h - constants of the cost model, by device or by its class.
 *
 * Uses kernels.h. Must not know problems or plans. The tables follow the header's last part.
 */

#include "kernels.h"

/* What the steps of a kernel's workgroup take on a device, in microseconds. */
typedef struct sk__cost
{
    uint32_t workgroups_per_unit; /* that run together on a compute unit */
    float start_time;             /* of a segment, before its first k-iteration is multiplied */
    float iteration_time;         /* of a k-iteration, when every unit runs workgroups_per_unit */
    float lone_iteration_time;    /* of a k-iteration of a workgroup that has a unit for itself */
    float fixup_time;             /* of handing in a partial and completing a tile, whatever the number of peers */
    float peer_time;              /* of adding one partial */
    float last_arriver_factor;    /* by which k-iterations take longer in its pipelines: they hold more registers */
    float epilogue_time;          /* of writing a tile */
    float general_factor;         /* by which k-iterations take longer where A and B are read element by element */
    float strided_a,
        strided_b; /* what is added to a factor of 1 where k is not contiguous in A, and in B, for kernels
                                   that want it so */
} sk__cost;

typedef struct sk__cost_table
{
    const char* name; /* that a device's begins with; of the class, if it is a class's */
    bool is_class, for_cpu;
    uint32_t vendor;                                 /* 0: any */
    float bandwidth;                                 /* of device memory, GB/s over the number of compute units */
    float second_dispatch_time;                      /* with the barrier before it */
    float copy_share, copy_arranged_unaligned_share; /* of the bandwidth, that copies of A and B reach */
    float store_peers;                               /* partials that are added in the time in which one is stored */
    float short_tile_time; /* of a tile, below which one wave of workers takes tile after tile */
    float sum_latency, sum_round_time,
        sum_run_time;        /* of sum.comp; of 16 loads; of a run of a workgroup, over units */
    uint32_t crowd;          /* peers of a tile; with more, others wait for workers that begin inside it */
    uint32_t sum_peers;      /* below which sum.comp was not measured */
    const sk__cost* kernels; /* one a kernel */
} sk__cost_table;

/* Those of devices, then those of classes; the last ones hold for any CPU and for any other device. */
static const sk__cost_table* sk__cost_table_at(uint32_t index);

/* Members of sk__cost_table and sk__cost that may differ from device to device. */
#define SK__COST_NUMBERS(X)          \
    X(bandwidth)                     \
    X(second_dispatch_time)          \
    X(copy_share)                    \
    X(copy_arranged_unaligned_share) \
    X(store_peers)                   \
    X(short_tile_time)               \
    X(sum_latency)                   \
    X(sum_round_time)                \
    X(sum_run_time)

#define SK__KERNEL_COST_NUMBERS(X) \
    X(start_time)                  \
    X(iteration_time)              \
    X(lone_iteration_time)         \
    X(fixup_time)                  \
    X(peer_time)                   \
    X(last_arriver_factor)         \
    X(epilogue_time)               \
    X(general_factor)              \
    X(strided_a)                   \
    X(strided_b)

/* The first that is the device's. */
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
