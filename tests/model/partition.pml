/* The balanced partition of two launches, and the sizes of their arrays: what the models share.
 *
 * Tiles stand in one line, whatever problem they are of. Those of several problems differ in depth: so tiles of odd number
 * have EXTRA k-iterations more here. A tile without k-iterations has one place in the line, as one of one k-iteration has.
 * That plans of any group deal their tiles so, tests/cpu/grouped_cover.h checks. */

#ifndef W
#define W 3
#endif
#ifndef T
#define T 2
#endif
#ifndef I
#define I 3
#endif
#ifndef EXTRA
#define EXTRA 0
#endif
#ifndef W2
#define W2 W
#endif
#ifndef T2
#define T2 T
#endif
#ifndef I2
#define I2 I
#endif

#define MIN(a, b) ((a) < (b) -> (a) : (b))
#define MAX(a, b) ((a) > (b) -> (a) : (b))

/* Plain numbers, as spin wants them for arrays. A worker without a k-iteration is not launched. */
#if W < T * I + T / 2 * EXTRA
#define LAUNCHED W
#else
#define LAUNCHED (T * I + T / 2 * EXTRA)
#endif
#if W2 < T2 * I2 + T2 / 2 * EXTRA
#define LAUNCHED2 W2
#else
#define LAUNCHED2 (T2 * I2 + T2 / 2 * EXTRA)
#endif
#if W > W2
#define MOST_WORKERS W
#else
#define MOST_WORKERS W2
#endif
#if T > T2
#define MOST_TILES T
#else
#define MOST_TILES T2
#endif

/* The line of tiles: x counts k-iterations through all of them. */
#define DEPTH(t) (depth + (t) % 2 * EXTRA)
#define FIRST(t) ((t) * depth + (t) / 2 * EXTRA) /* the tile's k = 0 */
#define TWO      (2 * depth + EXTRA)
#define TILE(x)  ((x) / TWO * 2 + ((x) % TWO >= depth -> 1 : 0))

/* The balanced partition. */
#define ALL       FIRST(tiles)
#define SHARE     (ALL / workers)
#define LONGER    (ALL % workers) /* so many workers, the first ones, take one more */
#define BEGIN(w)  ((w) * SHARE + MIN(w, LONGER))
#define HOLDER(x) ((x) < LONGER * (SHARE + 1) -> (x) / (SHARE + 1) : LONGER + ((x) - LONGER * (SHARE + 1)) / SHARE)
#define OWNER(t)  HOLDER(FIRST(t))         /* holds the tile's k = 0 */
#define CLOSER(t) HOLDER(FIRST((t) + 1) - 1) /* holds its last k-iteration */
