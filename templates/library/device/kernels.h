/* kernels.h - what a kernel is, and which ones a device can run.
 *
 * Uses device.h and spirv.h. Must not know problems or plans. The table of kernels follows the header's last part.
 */

#include "device.h"
#include "../modules/spirv.h"

/* Extents are elements, sizes bytes. */
typedef struct sk__kernel
{
    const char* name;
    sk_type input, accumulator, output;
    sk_multiply multiply;
    bool blocks;      /* B is in blocks */
    uint32_t formats; /* of B in blocks: bit t stands for sk_type t */
    bool codes;       /* A is in q8_0, and codes are multiplied as integers */
    bool promotes;    /* its sums can be short, and be added to others */
    bool for_cpu;     /* made for CPU drivers: chosen on those, and on GPUs as a last resort */
    uint32_t vendor;  /* chosen only on this vendor's GPUs; 0: on any */
    uint32_t tile_m, tile_n, tile_k;
    uint32_t part_m, part_n; /* of a subgroup (coop) or an invocation (scalar, dp4a, dp2a); dot: rows, lines of B */
    uint32_t parts;          /* subgroups (coop) or invocations (all others) of a workgroup */
    uint32_t output_vector;  /* elements of D in one store */
    uint32_t shared_size;
    uint32_t transposed_size; /* coop: the same where tiles are stored transposed */
    uint32_t features;        /* SK__... bits that it needs */
    uint32_t subgroup_sizes;  /* coop: set of sizes it can be built for; a size is its own bit */
    uint32_t fragment_count;
    sk__fragment fragments[SK__FRAGMENTS]; /* coop: that it can be built from, best first */
    uint32_t ahead_vendor; /* coop: whose devices load fragments a step ahead; 0: nobody's, UINT32_MAX: all */
    bool begins_early;     /* of several problems, a whole tile, before the one before it is written */
    const sk__spirv* modules[SK__MODULE_KINDS];
} sk__kernel;

/* The table: kernels of the same types lie side by side, in order of the registry. */
static const sk__kernel* sk__kernel_at(uint32_t index);
static uint32_t sk__kernel_count(void);

/* Whether it multiplies by instructions that the device has to imitate. */
static bool sk__is_imitated(const sk__kernel* kernel, const sk__device* device)
{
    bool multiplies_words = (kernel->features & SK__INTEGER_DOT_PRODUCT) != 0;
    return multiplies_words && !device->accelerates_dp4a && !device->is_cpu;
}

static bool sk__is_made_for(const sk__kernel* kernel, const sk__device* device)
{
    return kernel->for_cpu == device->is_cpu && (kernel->vendor == 0 || kernel->vendor == device->vendor) &&
           !sk__is_imitated(kernel, device);
}

/* Whether it serves GPUs that have too little for the kernels that are made for them: the tiles for CPU drivers are
 * small, and rely on nothing that Vulkan does not promise. */
static bool sk__is_last_resort(const sk__kernel* kernel, const sk__device* device)
{
    bool by_invocations = kernel->multiply == SK_MULTIPLY_SCALAR || kernel->multiply == SK_MULTIPLY_DP4A;
    return kernel->for_cpu && !device->is_cpu && by_invocations && !sk__is_imitated(kernel, device);
}

/* Whether it multiplies faster where k is contiguous, and so has what it packs transposed. */
static bool sk__packs_transposed(const sk__kernel* kernel)
{
    return kernel->modules[SK__MODULE_TRANSPOSE] != NULL;
}

/* Whether it reads nothing but copies of A and B in the order of its fragments. */
static bool sk__is_arranged(const sk__kernel* kernel)
{
    return kernel->multiply == SK_MULTIPLY_ARRANGED;
}

/* Whether it multiplies by cooperative matrices. */
static bool sk__has_fragments(const sk__kernel* kernel)
{
    return kernel->multiply == SK_MULTIPLY_COOP || sk__is_arranged(kernel);
}

/* How a device builds a kernel. */
typedef struct sk__build
{
    const char* reason;              /* why it cannot; "" if it can */
    uint32_t invocations;            /* in a workgroup */
    uint32_t required_subgroup_size; /* 0: the device's own */
    sk__fragment fragment;           /* coop */
} sk__build;

/* A subgroup size that the kernel can be built for and the device can run, its own if it cannot be forced; 0: none. */
static uint32_t sk__choose_subgroup_size(const sk__device* device, const sk__kernel* kernel)
{
    uint32_t needed = SK__SUBGROUP_SIZE_CONTROL | SK__FULL_SUBGROUPS;
    if ((device->features & needed) != needed)
    {
        return device->subgroup_size & kernel->subgroup_sizes;
    }
    for (uint32_t size = 32; size >= 8; size /= 2)
    {
        if ((kernel->subgroup_sizes & size) && size >= device->subgroup_size_min && size <= device->subgroup_size_max)
        {
            return size;
        }
    }
    return device->subgroup_size_max & kernel->subgroup_sizes;
}

/* What cooperative matrices hold of A and B: 8-bit floats are widened, which is exact. */
static sk_type sk__matrix_type(sk_type input)
{
    return input == SK_TYPE_E4M3 || input == SK_TYPE_E5M2 ? SK_TYPE_F16 : input;
}

/* Whether a device's matrices are those of a kernel's fragment. Of one that reads blocks they compute the transpose of
 * the tile. */
static bool sk__is_fragment(const sk__kernel* kernel, sk__fragment fragment, const sk__fragment* matrix)
{
    uint32_t m = kernel->blocks ? fragment.n : fragment.m, n = kernel->blocks ? fragment.m : fragment.n;
    return matrix->m == m && matrix->n == n && matrix->k == fragment.k;
}

static const sk__fragment* sk__choose_fragment(const sk__device* device, const sk__kernel* kernel)
{
    for (uint32_t i = 0; i < kernel->fragment_count; ++i)
    {
        for (uint32_t j = 0; j < device->matrix_count; ++j)
        {
            const sk__matrix_size* size = &device->matrices[j];
            if (size->input == sk__matrix_type(kernel->input) && size->accumulator == kernel->accumulator &&
                sk__is_fragment(kernel, kernel->fragments[i], &size->fragment))
            {
                return &kernel->fragments[i];
            }
        }
    }
    return NULL;
}

/* On RDNA 3 two invocations hold each element of A and B, which only kernels that are arranged for AMD know. */
static bool sk__suits_registers(const sk__device* device, const sk__kernel* kernel)
{
    bool for_others = kernel->vendor != 0 && kernel->vendor != device->vendor;
    return !(sk__is_arranged(kernel) && for_others && device->vendor == SK__AMD);
}

/* Limits that are too small for a kernel. */
static const char* const sk__few_subgroups = "maxComputeWorkgroupSubgroups is too small";
static const char* const sk__little_shared = "maxComputeSharedMemorySize is too small";
static const char* const sk__few_invocations = "maxComputeWorkGroupInvocations is too small";

/* Why a kernel waits for sk_accept_fragments(). */
static const char* const sk__unprobed = "unproven order of registers: see sk_probe_fragments";

/* Whether it relies on an order of registers that the device has yet to show, where plans may choose it. */
static bool sk__awaits_probe(const sk__device* device, const sk__kernel* kernel)
{
    return kernel->modules[SK__MODULE_PROBE] && sk__is_made_for(kernel, device) && !device->fragments_accepted;
}

/* Fills in what cooperative matrices need; returns why they cannot be had, or "". */
static const char* sk__build_coop(const sk__device* device, const sk__kernel* kernel, sk__build* build)
{
    const sk__fragment* fragment = sk__choose_fragment(device, kernel);
    uint32_t subgroup_size = sk__choose_subgroup_size(device, kernel);
    if (!fragment)
    {
        return "no cooperative matrix size that the kernel is made for";
    }
    if (!sk__suits_registers(device, kernel))
    {
        return "no copies of A and B in the order of AMD's registers";
    }
    if (!subgroup_size)
    {
        return "no subgroup size that the kernel is made for";
    }
    bool forced = (device->features & SK__SUBGROUP_SIZE_CONTROL) && (device->features & SK__FULL_SUBGROUPS);
    if (forced && kernel->parts > device->subgroups)
    {
        return sk__few_subgroups;
    }
    build->fragment = *fragment;
    build->invocations = kernel->parts * subgroup_size;
    build->required_subgroup_size =
        forced && device->subgroup_size_min != device->subgroup_size_max ? subgroup_size : 0;
    return "";
}

static sk__build sk__build_kernel(const sk__device* device, const sk__kernel* kernel)
{
    sk__build build;
    memset(&build, 0, sizeof build);
    build.reason = sk__feature_name(kernel->features & ~device->features);
    build.invocations = kernel->parts;
    if (*build.reason == 0 && sk__has_fragments(kernel))
    {
        build.reason = sk__build_coop(device, kernel, &build);
    }
    if (*build.reason == 0 && kernel->shared_size > device->shared_size)
    {
        build.reason = sk__little_shared;
    }
    if (*build.reason == 0 && build.invocations > device->invocations)
    {
        build.reason = sk__few_invocations;
    }
    if (*build.reason == 0 && sk__awaits_probe(device, kernel))
    {
        build.reason = sk__unprobed;
    }
    return build;
}

enum
{
    SK__UNFIT_TEXT = 160 /* bytes of the words for why a kernel cannot run */
};

/* Says why a device cannot run a kernel, with the numbers of a limit. Returns `text`. */
static const char* sk__describe_unfit(const sk__device* device, const sk__kernel* kernel, const sk__build* build,
                                      char text[SK__UNFIT_TEXT])
{
    const char* reason = build->reason;
    uint32_t limit = reason == sk__few_subgroups     ? device->subgroups
                     : reason == sk__few_invocations ? device->invocations
                                                     : device->shared_size;
    uint32_t needed = reason == sk__few_subgroups     ? kernel->parts
                      : reason == sk__few_invocations ? build->invocations
                                                      : kernel->shared_size;
    bool is_limit = reason == sk__few_subgroups || reason == sk__few_invocations || reason == sk__little_shared;
    snprintf(text, SK__UNFIT_TEXT, "%s", reason);
    if (is_limit)
    {
        size_t name = strcspn(reason, " ");
        snprintf(text + name, SK__UNFIT_TEXT - name, " is %u, %s needs %u", limit, kernel->name, needed);
    }
    return text;
}
