/* fake_vulkan.h - a Vulkan device that is none: the functions of templates/library/device/functions.h, with properties,
 * features and failures that a test sets, and a record of the commands.
 *
 * Contexts and plans are made, and products recorded, without a device. A buffer's handle is its address; a pipeline's
 * handle is its place in fake.pipelines, counted from 1. One global fake: a test is one thread. */
#ifndef FAKE_VULKAN_H
#define FAKE_VULKAN_H

#include "streamk.h"

#include <string.h>

/* Of VK_KHR_cooperative_matrix, VK_KHR_shader_bfloat16, VK_ARM_shader_core_builtins and
 * VK_VALVE_shader_mixed_float_dot_product, which the oldest Vulkan headers lack. */
enum
{
    FAKE_ARM_PROPERTIES = 1000497001,              /* VkStructureType */
    FAKE_COOPERATIVE_MATRIX_FEATURES = 1000506000, /* VkStructureType */
    FAKE_MATRIX_PROPERTIES = 1000506001,           /* VkStructureType */
    FAKE_BFLOAT16_FEATURES = 1000141000,           /* VkStructureType */
    FAKE_MIXED_DOT_PRODUCT_FEATURES = 1000673000,  /* VkStructureType */
    FAKE_BFLOAT16 = 1000141000                     /* VkComponentTypeKHR */
};

typedef struct fake_matrix /* VkCooperativeMatrixPropertiesKHR */
{
    VkStructureType sType;
    void* pNext;
    uint32_t MSize, NSize, KSize;
    int AType, BType, CType, ResultType; /* VkComponentTypeKHR */
    VkBool32 saturatingAccumulation;
    VkScopeNV scope;
} fake_matrix;

typedef struct fake_arm_properties /* VkPhysicalDeviceShaderCoreBuiltinsPropertiesARM */
{
    VkStructureType sType;
    void* pNext;
    uint64_t shaderCoreMask;
    uint32_t shaderCoreCount;
    uint32_t shaderWarpsPerCore;
} fake_arm_properties;

enum
{
    FAKE_PIPELINES = 4096,
    FAKE_COMMANDS = 1024,
    FAKE_UPDATED = 1 << 20, /* bytes of updates that are kept */
    FAKE_CONSTANTS = 64     /* at most: SK__CONSTANT_COUNT is known to the implementation alone */
};

typedef enum fake_kind
{
    FAKE_BIND,
    FAKE_PUSH,
    FAKE_DISPATCH,
    FAKE_BARRIER,
    FAKE_FILL,
    FAKE_UPDATE,
    FAKE_BEGIN_LABEL,
    FAKE_END_LABEL
} fake_kind;

typedef struct fake_command
{
    fake_kind kind;
    VkCommandBuffer commands;
    uint32_t pipeline;                  /* bind: its place in fake.pipelines */
    uint32_t offset, size;              /* push: bytes, and from the first one on up to their end */
    uint32_t words[64];                 /* push */
    uint32_t groups[3], base[3];        /* dispatch */
    VkPipelineStageFlags before, after; /* barrier */
    VkAccessFlags source, destination;  /* barrier, of all its memory barriers */
    uint32_t barriers, other_barriers;  /* barrier: those of memory, and of buffers and images */
    VkDependencyFlags flags;            /* barrier */
    VkDeviceAddress address;            /* fill, update: where */
    VkDeviceSize length;                /* fill, update: bytes */
    uint32_t value;                     /* fill */
    uint64_t contents;                  /* update: a hash of the bytes */
    char label[512];
} fake_command;

typedef struct fake_pipeline
{
    uint32_t module;   /* bytes of its SPIR-V */
    uint64_t contents; /* a hash of the SPIR-V, if the fake hashes modules */
    uint32_t constants[FAKE_CONSTANTS];
    uint64_t given;          /* a bit for each constant that was given */
    uint64_t has;            /* a bit for each that the module has */
    uint32_t push_constants; /* bytes of its layout */
    uint32_t required_subgroup_size;
    VkPipelineShaderStageCreateFlags flags;
    bool is_based; /* dispatches may have a base */
    bool is_destroyed;
    char name[128]; /* that debug utils were told */
    bool asks_for_feedback;
} fake_pipeline;

typedef struct fake_vulkan
{
    /* the device */
    VkPhysicalDeviceProperties properties;
    uint32_t subgroup_size, subgroup_size_min, subgroup_size_max, subgroups;
    VkSubgroupFeatureFlags subgroup_operations; /* of compute shaders */
    VkBool32 rounds_to_nearest;
    uint32_t nv_units, arm_units, amd_engines; /* AMD: of 2 arrays of 5 units */
    const char* extensions[16];
    uint32_t extension_count;
    VkPhysicalDeviceVulkan11Features vulkan11;
    VkPhysicalDeviceVulkan12Features vulkan12;
    VkPhysicalDeviceSubgroupSizeControlFeatures subgroup_size_control;
    sk_cooperative_matrix_features cooperative_matrix;
    VkPhysicalDeviceFeatures core;
    sk_bfloat16_features bfloat16;
    sk_mixed_dot_product_features mixed_dot_product;
    VkPhysicalDeviceShaderIntegerDotProductFeatures integer_dot_product;
    VkBool32 accelerates_s8, accelerates_u8; /* their dot products */
    VkPhysicalDeviceShaderAtomicFloatFeaturesEXT atomic_float;
    fake_matrix matrices[16];
    uint32_t matrix_count;

    /* what it is created with, by fake_context_desc */
    sk_features features;
    VkDeviceCreateInfo create_info;

    /* what goes wrong */
    const char* missing;                      /* a function that is not there */
    bool no_labels;                           /* VK_EXT_debug_utils is not there */
    uint32_t allocations;                     /* that succeed before one fails; UINT32_MAX: all */
    uint32_t calls;                           /* of functions that return a VkResult: as `allocations` */
    const char* failing;                      /* only calls of this function count; NULL: all of them */
    VkResult failure;                         /* what the failing call returns */
    VkPipelineCreationFeedbackFlags feedback; /* of every pipeline, where it is asked for */

    /* what is told of it */
    bool hashes_modules; /* pipelines have `contents`: it takes longer than all else of the fake */

    /* what happened */
    const char* failed; /* the function that failed */
    fake_command record[FAKE_COMMANDS];
    uint32_t count;
    VkDeviceAddress updated_from; /* set by the test: what updates write from there on is kept */
    unsigned char updated[FAKE_UPDATED];
    fake_pipeline pipelines[FAKE_PIPELINES];
    uint32_t pipeline_count;
    uint32_t module_size; /* of the module made last */
    char module_name[128];
    int modules_alive, layouts_alive, pipelines_alive, allocations_alive;
    size_t largest_allocation; /* bytes */
    sk_result result;          /* the logger's last */
    char sentence[512];
    uint32_t sentence_count;
} fake_vulkan;

extern fake_vulkan fake;

typedef struct fake_function
{
    const char* name;
    PFN_vkVoidFunction function;
} fake_function;

/* FNV-1a of words, whose upper half is mixed into the lower one. */
uint64_t fake_hash(const void* bytes, size_t size);

/* Whether a call succeeds: every function that returns a VkResult begins with it. One call fails, those after it are
 * fine again, so that a failure that is passed over shows. */
bool fake_call_succeeds(const char* function);

/* The functions that ask about the device; the last has no name. */
extern const fake_function fake_queries[];

/* A discrete GPU with everything: 132 units, subgroups of 32, 16x16x16 fragments, 48 KiB of shared memory. */
void reset_fake(void);

/* A CPU driver: subgroups of 8, 8x8x8 fragments, 256 invocations, no extension that tells units. */
void reset_fake_cpu(void);

/* Either of them. */
void reset_fake_as(bool is_cpu);

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL fake_get_instance_proc_addr(VkInstance instance, const char* name);

/* Handles that are good for comparing only. */
VkInstance fake_instance(void);
VkPhysicalDevice fake_physical_device(void);
VkDevice fake_device(void);
VkCommandBuffer fake_commands(void);
VkBuffer fake_buffer(VkDeviceAddress address);

/* Counts, and fails where the test wants it. */
const VkAllocationCallbacks* fake_allocator(void);

/* Keeps the last sentence in fake.sentence. */
sk_logger fake_logger(void);

/* Descs for the fake. The context's enables all that the device has now; a test may edit fake.features after. Its
 * function is here, since the library may be static functions of the test. */
sk_required_features_desc fake_features_desc(void);

static inline sk_context_desc fake_context_desc(void)
{
    sk_required_features_desc required = fake_features_desc();
    sk_context_desc desc;
    memset(&desc, 0, sizeof desc);
    required.allocator = NULL;
    sk_required_features(&required, &fake.features);
    fake.create_info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    fake.create_info.pNext = &fake.features.features;
    desc.instance = fake_instance();
    desc.physical_device = fake_physical_device();
    desc.device = fake_device();
    desc.device_create_info = &fake.create_info;
    desc.get_instance_proc_addr = fake_get_instance_proc_addr;
    desc.allocator = fake_allocator();
    desc.logger = fake_logger();
    return desc;
}

#if defined(STREAMK_IMPLEMENTATION) && !defined(FAKE_UNPACKS_ANEW)
#include "kept_archives.h"
#endif

#endif
