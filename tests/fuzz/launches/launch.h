/* launch.h - one launch of any product: what is drawn, recorded and expected. */
#ifndef LAUNCH_H
#define LAUNCH_H

#include "matrix.h"

enum
{
    LINE = 4096 /* bytes of the sentence that describes a launch */
};

/* What an element must be behind a launch. */
typedef struct expected
{
    size_t at; /* in the half */
    sk_type type;
    number value;
    double tolerance; /* of each part; infinite: it may be anything */
} expected;

/* Whether an operand of a dense product is in blocks. */
typedef enum blocks_wanted
{
    BLOCKS_NEVER,
    BLOCKS_SOMETIMES,
    BLOCKS_ALWAYS
} blocks_wanted;

typedef struct device
{
    gpu g;
    sk_context* context;
    memory memory;
    sk_type type; /* of A and B, if only one is wanted; of the one that is not in blocks */
    bool has_type;
    bool has_parts; /* every epilogue has all parts that its type takes */
    blocks_wanted blocks;
} device;

struct product;

typedef struct launch
{
    device* device;
    const struct product* product;
    half* memory;
    uint64_t form, state; /* of draws: of what makes pipelines of its own, and of the rest */
    VkDeviceSize workspace_size, workspace_alignment;
    uint32_t workers; /* of the plan */
    bool has_blocks;  /* A or B is in blocks, or both are, */
    bool rounds[2];   /* and the plan rounds their elements to the type that is multiplied */
    expected* expected;
    size_t expected_count, expected_room;
    place upload;        /* that recording writes */
    sk_result status;    /* that the workspace must tell of: SK_SUCCESS or SK_ERROR_LEFT_OUT */
    uint32_t left_out;   /* and which it must name */
    bool ignores_status; /* it may tell anything */
    char line[LINE];
    size_t line_length;
    void* data; /* the product's own */
} launch;

/* The functions of a kind of product. */
typedef struct product
{
    const char* name;
    bool is_sparse; /* its workspace need not be cleared */
    size_t data_size;
    sk_result (*plan)(launch* l); /* draws the desc, and makes the plan */
    void (*place)(launch* l);     /* draws the arguments, fills memory and says what to expect */
    sk_result (*record)(launch* l, VkCommandBuffer commands, sk_buffer workspace);
    void (*destroy)(launch* l);
} product;

extern const product gemm_product, grouped_product, ragged_product, spmm_product, spgemm_product, sddmm_product;

/* Append to the line that describes a launch, as printf does. */
void describe(launch* l, const char* format, ...);

/* Keep what a plan of dense products needs, if it was made; returns `result`. */
sk_result keep_needs(launch* l, sk_result result, const sk_plan* plan);

/* Say what an element must be. */
void expect(launch* l, sk_type type, size_t at, number value, double tolerance);

/* Whether memory is what was expected; a sentence in `why` says what is not. */
bool check_memory(launch* l, char* why, size_t size);

#endif
