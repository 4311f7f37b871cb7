/* narrow.h - what plans hold that compute a product by those of narrower types: slices, or halves.
 *
 * Uses ../../shared/slices_sizes.h. Must not know how they are planned.
 */

#include "../../shared/slices_sizes.h"

/* A or B, of a product of slices, as lines along k. Places are bytes from the workspace's start, or from that of what
 * sk_pack() wrote: that has all lines and parts of k, magnitudes, and a copy of the elements. */
typedef struct sk__sliced_operand
{
    bool prepacked;
    uint32_t lines;          /* of a panel */
    uint32_t all;            /* for which there is room */
    VkDeviceSize copy, size; /* of what is prepacked */
    uint32_t chunk, chunks;  /* of k, each of which is searched for the largest exponents by other workgroups */
    VkDeviceSize keys, slices, magnitudes;
} sk__sliced_operand;

/* Plans of products of slices, one a level, and that of magnitudes behind them. */
typedef struct sk__levels
{
    sk_plan* products[SK__SLICES_MOST + 1u];
} sk__levels;

/* A product of slices: see slices.h. */
typedef struct sk__sliced
{
    uint32_t slices;             /* of an element; 0: the product is none */
    bool is_complex;             /* k counts components, and so do the kernel's columns */
    uint32_t depth;              /* that k */
    uint32_t panel_m, panel_n;   /* rows and columns of D that are computed at once, in the same workspace */
    uint32_t panels_m, panels_n; /* the last one ends where D does, and may begin in the one before */
    uint32_t parts, k_part;      /* parts of k that follow each other; each one's, with zeros behind the last */
    uint32_t leading_dimension;  /* of levels */
    uint32_t least;              /* measure of an element that slices cover; 0: nothing is measured */
    sk__sliced_operand a, b;     /* the kernel's */
    VkDeviceSize levels_begin, level_size, sums, measures;
    VkDeviceSize rounded;       /* A B, where alpha, beta and C follow, which two plans without k add: */
    uint32_t rounded_dimension; /* elements */
    sk_plan *of_c, *of_product; /* D = beta C, and D = alpha A B + D; NULL: D is A B */
    sk__levels levels;          /* NULL: the device runs no kernel for them, and they have: */
    VkPipeline products_pipeline;
    VkPipeline exponents_pipeline, slices_pipeline, levels_pipeline, mend_pipeline;
} sk__sliced;

/* A or B, of a product of halves, as lines along k. Places are bytes from the workspace's start. */
typedef struct sk__halved_operand
{
    uint32_t lines;
    uint32_t chunk, chunks; /* of k, each of which is searched for magnitudes by other workgroups */
    VkDeviceSize magnitudes, halves, factors, low_factors, flags;
} sk__halved_operand;

/* A product of halves: see halves.h. */
typedef struct sk__halved
{
    sk_plan* low;            /* the product of low and high halves; NULL: the product is none of halves */
    sk_plan* high;           /* of high halves */
    uint32_t k;              /* with zeros behind the last one */
    uint32_t spread;         /* binary orders that a line's halves cover */
    sk__halved_operand a, b; /* the kernel's */
    VkPipeline magnitudes_pipeline, halves_pipeline, mend_pipeline;
} sk__halved;
