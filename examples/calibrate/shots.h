/* The plans whose times tell a kernel's constants. A constant is the difference of two times (solve.h). */
#ifndef SHOTS_H
#define SHOTS_H

#include "streamk.h"

/* The times that are taken. "For each compute unit" is approximate, as tiles fill rows and columns. Depths are in
 * k-iterations. */
typedef enum shot_kind
{
    SHOT_SHORT_1, /* a workgroup for each compute unit, with a tile of SHOT_DEPTH */
    SHOT_SHORT_2, /* two workgroups for each compute unit, and so on */
    SHOT_SHORT_3,
    SHOT_SHORT_4,
    SHOT_SHORT_5,
    SHOT_SHORT_6,
    SHOT_LONG_1, /* as SHOT_SHORT_1, with tiles of SHOT_LONG_DEPTH */
    SHOT_LONG_2,
    SHOT_LONG_3,
    SHOT_LONG_4,
    SHOT_LONG_5,
    SHOT_LONG_6,
    SHOT_DEEP,         /* a workgroup for each compute unit, with a tile of SHOT_TILES * SHOT_DEPTH */
    SHOT_MANY,         /* as much work as SHOT_DEEP, in SHOT_TILES tiles */
    SHOT_EMPTY_1,      /* a tile of no k-iterations */
    SHOT_EMPTY_MANY,   /* SHOT_TILES tiles of no k-iterations for each workgroup */
    SHOT_LAST_SHORT,   /* few splits of SHOT_DEPTH a tile, last arriver */
    SHOT_LAST_LONG,    /* few splits of SHOT_LONG_DEPTH a tile, last arriver */
    SHOT_LAST_MANY,    /* many splits of SHOT_DEPTH a tile, last arriver */
    SHOT_SEPARATE_FEW, /* few splits of SHOT_DEPTH a tile, separate pass */
    SHOT_COUNT
} shot_kind;

enum
{
    SHOT_DEPTH = 8,
    SHOT_LONG_DEPTH = 40,
    SHOT_TILES = 4,
    SHOT_MOST_WORKGROUPS = 6 /* on a compute unit */
};

typedef struct shots
{
    uint32_t few, many; /* splits */
    sk_gemm_desc descs[SHOT_COUNT];
} shots;

/* Make the shots of a kernel for a device with so many compute units. */
shots make_shots(const sk_kernel_info* kernel, uint32_t compute_units);

#endif
