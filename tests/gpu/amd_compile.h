/* Compiles kernels for AMD's GPUs, on a machine without one: RADV 25.0 makes pipelines for any family that
 * RADV_FORCE_FAMILY names, and tells what became of them. (Recording a dispatch there crashes.) The pipelines are made
 * by the library itself, for real plans; this file stands between it and the driver. One device at a time. */
#ifndef AMD_COMPILE_H
#define AMD_COMPILE_H

#include "course/vulkan.h"

#define AMD_PIPELINES 4 /* that a variant names, at most */
#define AMD_LATEST 32   /* of a plan, at most */

typedef struct compiled
{
    bool is_complete; /* the driver told all of what follows */
    uint32_t subgroup_size;
    unsigned vgprs, sgprs, spilled_sgprs, spilled_vgprs;
    unsigned scratch, lds, code_size;     /* bytes; scratch of an invocation, lds of a workgroup */
    unsigned subgroups_per_simd;          /* at a time, as far as registers and lds go */
    unsigned latency, inverse_throughput; /* the compiler's estimates, cycles */
    char* assembly;
} compiled;

/* How a plan is forced, and the pipelines that it makes, in order. */
typedef struct variant
{
    sk_decomposition decomposition;
    sk_fixup fixup;
    sk_epilogue epilogue;
    sk_layout c_layout;
    sk_packing packing;
    bool grouped; /* of several problems, aligned; what prepares them is made once, and left out */
    uint32_t count;
    const char* names[AMD_PIPELINES];
} variant;

enum
{
    AMD_WHOLE,
    AMD_LAST_ARRIVER,
    AMD_SEPARATE_PASS,
    AMD_VARIANTS,
    AMD_ADDITIONS = 2
};
extern const variant amd_variants[AMD_VARIANTS];
extern const variant amd_copies;                   /* A, with contiguous k, is packed as it is, and B transposed */
extern const variant amd_grouped;                  /* of several problems */
extern const variant amd_additions[AMD_ADDITIONS]; /* for devices with float atomics, and f32 sums and D */

struct amd
{
    gpu device;
    VkPhysicalDeviceDriverProperties driver;
    VkPhysicalDeviceSubgroupSizeControlProperties subgroup_sizes;
    bool has_matrices;      /* that RADV 25.0 offers for the family */
    uint32_t subgroup_size; /* the only one; 0: the driver has its own, too */
};
extern struct amd amd;

/* The device that RADV_FORCE_FAMILY names. */
bool open_amd(void);

/* NULL after an error, which was printed. Its arranged kernels are taken to have had their probe; what it records is
   dropped. */
sk_context* create_amd_context(void);

/* Makes the plan and its pipelines. Layouts of A and B: "nn", "tn"... (n row-major, t column-major). Returns
   variant->count pipelines, good until the next call; NULL if there are not as many. What copies A and B for an
   arranged kernel is left out; its pipelines are alike for all layouts, and made for the first one only. */
const compiled* compile_for_amd(sk_context* context, const sk_kernel_info* kernel, const char* layout,
                                const variant* v);

/* The pipelines that were made since the last call of it or of compile_for_amd(), good until the next: how many. */
uint32_t made_for_amd(const compiled** pipelines);

/* CSV for amd_budget.py: what such tables begin with, and a row. */
void print_amd_heading(void);
void print_amd_row(const char* kernel, const char* layout, const char* pipeline, const compiled* c);

/* Whether its pipelines are those of another kernel: of codes, that whose input has D's type. */
bool shares_pipelines(const sk_kernel_info* kernel);

/* Whether a kernel, by its index, differs from one before it only in the type of D, or as u8 does from s8 and e5m2 from
   e4m3: what the compiler makes of one tells of the other. */
bool has_earlier_twin(const sk_context* context, uint32_t index);

/* As FOLDER/KERNEL_LAYOUT_NAME_SUBGROUPSIZE.s */
bool write_amd_assembly(const char* folder, const char* kernel, const char* layout, const char* name,
                        const compiled* c);

#endif
