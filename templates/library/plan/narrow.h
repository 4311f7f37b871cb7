/* narrow.h - what plans hold that compute a product by those of narrower types: slices, or halves.
 *
 * Uses ../../shared/slices_sizes.h. Must not know how they are planned.
 */

#include "../../shared/slices_sizes.h"

/* A or B, as lines along k. Places are bytes from the workspace's start, or from that of what sk_pack() wrote: that has
 * all lines and parts of k, and a copy of the elements. */
typedef struct sk__narrow_operand
{
    bool prepacked;
    uint32_t lines;                                   /* of a panel */
    uint32_t all;                                     /* for which there is room */
    VkDeviceSize copy, size;                          /* of what is prepacked */
    uint32_t chunk, chunks;                           /* of k, each of which is searched by other workgroups */
    VkDeviceSize keys, slices;                        /* of slices */
    VkDeviceSize magnitudes;                          /* of slices, or of the elements that halves are made of */
    VkDeviceSize halves, factors, low_factors, flags; /* of halves */
    VkDeviceSize ones;                                /* factors of what is prepacked, but not read */
} sk__narrow_operand;

/* What products of slices and of halves have in common. */
typedef struct sk__narrow
{
    bool is_complex;             /* k counts components, and so do the kernel's columns */
    uint32_t depth;              /* that k */
    uint32_t panel_m, panel_n;   /* rows and columns of D that are computed at once, in the same workspace */
    uint32_t panels_m, panels_n; /* how many there are */
    sk__narrow_operand a, b;     /* the kernel's */
    bool is_rounded;             /* A B is written here first, and one or two plans without k follow: */
    VkDeviceSize rounded;
    uint32_t rounded_dimension; /* elements */
    sk_plan *of_c, *of_product; /* D = beta C, and D = alpha A B + D; of several problems if the plan is */
} sk__narrow;

/* Plans of products of slices, one a level, and that of magnitudes behind them. */
typedef struct sk__levels
{
    sk_plan* products[SK__SLICES_MOST + 1u];
} sk__levels;

/* A product of slices: see slices.h. */
typedef struct sk__sliced
{
    uint32_t slices;            /* of an element; 0: the product is none */
    uint32_t parts, k_part;     /* parts of k that follow each other; each one's, with zeros behind the last */
    uint32_t leading_dimension; /* of levels */
    uint32_t least;             /* measure of an element that slices cover; 0: nothing is measured */
    VkDeviceSize levels_begin, level_size, sums, measures;
    sk__levels levels;        /* NULL: the device runs no kernel for them, and they have the pipeline below. */
    sk_plan* of_group;        /* of several problems, in place of them: all levels of all problems; or NULL, too */
    VkDeviceSize group_begin; /* of the first problem's slices; those of the others follow */
    VkPipeline products_pipeline;
    VkPipeline exponents_pipeline, slices_pipeline, levels_pipeline, mend_pipeline;
} sk__sliced;

enum
{
    /* Panels whose plans are others. The last rows or columns may be fewer; of a triangle those on the diagonal are. */
    SK__LAST_ROWS = 1,
    SK__LAST_COLUMNS = 2,
    SK__ON_DIAGONAL = 4,
    SK__PANEL_SHAPES = 8
};

/* Both products of a panel. */
typedef struct sk__halved_products
{
    sk_plan* low;  /* of low and high halves */
    sk_plan* high; /* of high halves */
} sk__halved_products;

/* A product of halves: see halves.h. */
typedef struct sk__halved
{
    uint32_t k;                                   /* with zeros behind the last one; 0: the product is none */
    uint32_t spread;                              /* binary orders that a line's halves cover */
    sk__halved_products shapes[SK__PANEL_SHAPES]; /* NULL: D has no such panel */
    VkPipeline magnitudes_pipeline, halves_pipeline, mend_pipeline;
} sk__halved;
