/* overlap.h - whether two matrices have bytes in common, also where their rows interleave.
 *
 * Uses memory.h. Must not know problems or plans.
 * A row is what is contiguous: in a column-major matrix, a column.
 */

#include "../base/memory.h"

/* Places at equal distances, in bytes: 0, stride, 2 stride and so on, `count` of them. */
typedef struct sk__steps
{
    uint64_t stride, count;
} sk__steps;

/* Memory as the kernel sees it: rows of `width` bytes within [address, end). A row begins at each sum of one place of
 * `rows` and one place of `batches`. */
typedef struct sk__memory
{
    const char* name;
    VkDeviceAddress address;
    VkDeviceAddress end;
    uint64_t width; /* bytes */
    sk__steps rows, batches;
} sk__memory;

enum
{
    SK__MOST_TRIES = 4096 /* these take some milliseconds at most */
};

/* Whether low <= x stride mod modulus <= high for some x from 0 to `most`. Requires 0 < low and high < modulus. As in
 * Euclid's algorithm: if no multiple of the stride lies between low and high, the question is the same for a multiple y
 * of the modulus, taken modulo the stride. */
static bool sk__hits_modulo(uint64_t stride, uint64_t modulus, uint64_t low, uint64_t high, uint64_t most)
{
    while (stride > 0 && (low - 1u) / stride < most)
    {
        uint64_t next = stride - high % stride, rest = modulus % stride;
        if (low % stride == 0 || high / stride > low / stride)
        {
            return true;
        }
        most = (stride * most - low) / modulus;
        high = stride - low % stride;
        low = next;
        modulus = stride;
        stride = rest;
    }
    return false;
}

/* Whether the sum of one place of `fine` and one of `coarse` is in [low, high]. That window is shorter than a stride.
 */
static bool sk__two_reach(sk__steps fine, sk__steps coarse, uint64_t low, uint64_t high)
{
    uint64_t finest = (fine.count - 1u) * fine.stride;
    uint64_t first = low > finest ? (low - finest - 1u) / coarse.stride + 1u : 0;
    uint64_t last = high / coarse.stride < coarse.count ? high / coarse.stride : coarse.count - 1u;
    if (first > last)
    {
        return false;
    }
    uint64_t beyond = (high - first * coarse.stride) % fine.stride; /* from a fine place up to high */
    return beyond <= high - low ||
           sk__hits_modulo(coarse.stride % fine.stride, fine.stride, beyond - (high - low), beyond, last - first);
}

/* Whether the sum of one place of each of `count` steps is in [low, high]. Strides ascend. Also true if the answer
 * would take more tries than are left. */
static bool sk__steps_reach(const sk__steps* steps, uint32_t count, uint64_t low, uint64_t high, uint32_t* tries)
{
    if (count == 0 || count == 2)
    {
        return count == 0 ? low == 0 : sk__two_reach(steps[0], steps[1], low, high);
    }
    const sk__steps* largest = &steps[count - 1u];
    uint64_t others = 0;
    for (uint32_t i = 0; i + 1u < count; ++i)
    {
        others += (steps[i].count - 1u) * steps[i].stride;
    }
    bool reach = false;
    uint64_t i = low > others ? (low - others - 1u) / largest->stride + 1u : 0;
    for (; !reach && i < largest->count && i * largest->stride <= high; ++i)
    {
        uint64_t at = i * largest->stride;
        *tries -= *tries > 0;
        reach = *tries == 0 || sk__steps_reach(steps, count - 1u, low > at ? low - at : 0, high - at, tries);
    }
    return reach;
}

/* Adds `more` to the steps whose sums are to be in [*low, high]. Call it in ascending order of strides. If the stride
 * is no longer than the window, the window grows instead; if `more` continues other steps, their count grows instead.
 * Returns how many steps there are then. */
static uint32_t sk__add_steps(sk__steps steps[4], uint32_t count, sk__steps more, uint64_t* low, uint64_t high)
{
    uint64_t span = (more.count - 1u) * more.stride;
    if (span == 0 || more.stride <= high - *low + 1u)
    {
        *low -= span < *low ? span : *low;
        return count;
    }
    for (uint32_t i = 0; i < count; ++i)
    {
        uint64_t apart = more.stride / steps[i].stride;
        if (more.stride % steps[i].stride == 0 && apart <= steps[i].count)
        {
            steps[i].count += (more.count - 1u) * apart;
            return count;
        }
    }
    steps[count] = more;
    return count + 1u;
}

static void sk__sort_steps(sk__steps steps[4])
{
    for (uint32_t i = 1; i < 4; ++i)
    {
        sk__steps moved = steps[i];
        uint32_t place = i;
        for (; place > 0 && steps[place - 1u].stride > moved.stride; --place)
        {
            steps[place] = steps[place - 1u];
        }
        steps[place] = moved;
    }
}

/* Whether two memories have a byte in common. They have one if a place of x minus a place of y is the distance from x
 * to y, up to the widths of rows. Places of y are counted backwards from its last row, so that only sums remain. The
 * answer is exact with two exceptions, where memories whose extents overlap count as overlapping: the strides do not
 * divide one another and take too many tries, or a memory is larger than 2^63 bytes. */
static bool sk__overlap(const sk__memory* x, const sk__memory* y)
{
    if (x->end <= y->address || y->end <= x->address || x->address == x->end || y->address == y->end)
    {
        return false;
    }
    sk__steps all[4] = {x->rows, x->batches, y->rows, y->batches}, steps[4];
    uint64_t reach = y->end - x->address, widths = x->width + y->width;
    uint64_t low = reach < widths ? 0 : reach - widths + 1u;
    uint32_t count = 0, tries = SK__MOST_TRIES;
    sk__sort_steps(all);
    for (uint32_t i = 0; i < 4; ++i)
    {
        count = sk__add_steps(steps, count, all[i], &low, reach - 1u);
    }
    bool large = x->end - x->address > INT64_MAX || y->end - y->address > INT64_MAX;
    return large || low == 0 || sk__steps_reach(steps, count, low, reach - 1u, &tries);
}
