/* The balanced partition of two launches, and the sizes of their arrays: what the models share. */

#ifndef W
#define W 3
#endif
#ifndef T
#define T 2
#endif
#ifndef I
#define I 3
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
#if W < T * I
#define LAUNCHED W
#else
#define LAUNCHED (T * I)
#endif
#if W2 < T2 * I2
#define LAUNCHED2 W2
#else
#define LAUNCHED2 (T2 * I2)
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

/* The balanced partition. x counts k-iterations through all tiles: x % depth is k in tile x / depth. */
#define SHARE     (tiles * depth / workers)
#define LONGER    (tiles * depth % workers) /* so many workers, the first ones, take one more */
#define BEGIN(w)  ((w) * SHARE + MIN(w, LONGER))
#define HOLDER(x) ((x) < LONGER * (SHARE + 1) -> (x) / (SHARE + 1) : LONGER + ((x) - LONGER * (SHARE + 1)) / SHARE)
#define OWNER(t)  HOLDER((t) * depth)           /* holds the tile's k = 0 */
#define CLOSER(t) HOLDER(((t) + 1) * depth - 1) /* holds its last k-iteration */
