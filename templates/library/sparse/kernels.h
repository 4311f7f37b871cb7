/* sparse/kernels.h - the modules of each type of values, thresholds of devices, and pipelines.
 *
 * Uses context.h, obtain.h. Must not know problems or plans. The tables follow the header's last part.
 */

#include "../device/obtain.h"

typedef struct sk__sparse_kernel
{
    sk_type type, accumulator;
    uint32_t features; /* SK__... bits that it needs */
    const sk__spirv* modules[SK__SPARSE_KINDS];
} sk__sparse_kernel;

static const sk__sparse_kernel* sk__sparse_kernel_at(uint32_t index);
static uint32_t sk__sparse_kernel_count(void);

/* By what a decomposition is chosen: gen/costs.toml explains it. */
typedef struct sk__sparse_costs
{
    bool for_cpu;
    uint32_t vendor;               /* 0: any */
    uint32_t workgroups_per_unit;  /* of merge-path, that run together on a compute unit */
    uint32_t few_nonzeros;         /* below so many, whole rows are dealt */
    float alike;                   /* rows are alike where the longest has at most so many times the mean */
    uint32_t short_row;            /* nonzeros of a row; where none has more, whole rows are dealt */
    uint32_t nonzeros_per_team;    /* of a group, that shares a row */
    uint32_t staged_nonzeros;      /* from so many on, whole rows that are alike are staged: row-blocks */
    uint32_t most_staged_nonzeros; /* of a product with a vector */
    uint32_t merge_loads;          /* nonzeros that an invocation of merge-path stages at once, a chunk's */
    uint32_t wide_loads;           /* as merge_loads, where a team has 8 lanes or more */
    uint32_t vector_loads;         /* as merge_loads, where an invocation has all columns of D */
    uint32_t merge_chunks;         /* of a worker of merge-path, where more have them than run together */
    uint32_t vector_workgroups;    /* as workgroups_per_unit, with these */
    uint32_t read_alone;           /* alike rows of so many nonzeros on average, or fewer, are not staged */
    uint32_t long_row;             /* nonzeros of a row for each team that shares it, for row-blocks of a vector, */
    uint32_t nonzeros_per_long;    /* and one more for so many nonzeros and rows of the matrix */
} sk__sparse_costs;

static const sk__sparse_costs* sk__sparse_costs_at(uint32_t index);

/* The first that are for the device; the last ones are for any. */
static const sk__sparse_costs* sk__find_sparse_costs(const sk__device* device)
{
    uint32_t index = 0;
    const sk__sparse_costs* costs = sk__sparse_costs_at(index);
    while (costs->for_cpu != device->is_cpu || (costs->vendor != 0 && costs->vendor != device->vendor))
    {
        costs = sk__sparse_costs_at(++index);
    }
    return costs;
}

/* Everything that tells one pipeline from another. */
typedef struct sk__sparse_key
{
    uint32_t kernel; /* index */
    sk__sparse_kind kind;
    uint32_t constants[SK__SPARSE_CONSTANTS];
} sk__sparse_key;

/* Whether so many invocations can add up in a subgroup: its size must be certain, and none may be missing. */
static bool sk__can_add_in_subgroup(const sk__device* device, uint32_t invocations)
{
    const uint32_t needed = SK__SUBGROUP_SIZE_CONTROL | SK__FULL_SUBGROUPS;
    return device->shuffles && (device->features & needed) == needed && invocations <= device->subgroup_size;
}

/* Kinds that add in subgroups rely on these having the device's size. */
static void sk__set_sparse_subgroups(const sk__device* device, sk__sparse_kind kind, sk__recipe* recipe)
{
    bool adds = SK__SUBGROUP_KINDS >> kind & 1u;
    bool varies = device->subgroup_size_min != device->subgroup_size_max;
    recipe->subgroup_size = adds && varies ? device->subgroup_size : 0;
    recipe->full_subgroups = adds;
}

/* What tells a pipeline from others of its kind, in the name that tools show. */
static void sk__describe_sparse_pipeline(const sk__sparse_key* key, char* what, size_t size)
{
    const uint32_t* constants = key->constants;
    bool is_typed = !(SK__UNTYPED_KINDS >> key->kind & 1u);
    snprintf(what, size, "%s%s%u lanes%s%s%s",
             is_typed ? sk_word(SK_WORDS_TYPE, sk__sparse_kernel_at(key->kernel)->type) : "", is_typed ? ", " : "",
             constants[SK__SPARSE_LANES], constants[SK__SPARSE_IS_LONG] ? ", long rows" : "",
             constants[SK__SPARSE_IS_FIRST] ? ", first" : "",
             constants[SK__SPARSE_A_IS_IDENTITY] ? ", A is the identity" : "");
}

/* Finds a pipeline, or makes it. */
static sk_result sk__get_sparse_pipeline(sk_context* context, const sk__sparse_key* key, sk__pipeline** found)
{
    const sk__sparse_kernel* kernel = sk__sparse_kernel_at(key->kernel);
    uint32_t constants[SK__CONSTANT_COUNT] = {0};
    char what[80];
    sk__recipe recipe;
    sk__describe_sparse_pipeline(key, what, sizeof what);
    memset(&recipe, 0, sizeof recipe);
    recipe.spirv = kernel->modules[key->kind];
    recipe.name = sk__sparse_kind_names[key->kind];
    recipe.what = what;
    recipe.layout = context->layouts[0];
    sk__set_sparse_subgroups(&context->device, key->kind, &recipe);
    memcpy(constants, key->constants, sizeof key->constants);
    return sk__obtain_pipeline(context, &recipe, constants, true, found);
}
