#include "shelves.h"

#include <math.h>

enum
{
    MOST_LABELS = 24, /* matrices that have words above them */
    LABEL = 12,       /* pixels of those */
    STEPS = 24        /* in which the largest scale is looked for */
};

/* Pixels. */
typedef struct rules
{
    float least; /* width and height of a matrix, at least */
    float gap;   /* between matrices */
    float label, label_width;
} rules;

/* Places all at a scale, pixels an element. Returns whether they fit into the box. */
static bool place_all(shelved* list, uint32_t count, scene_box box, const rules* r, float scale)
{
    float x = box.left, y = box.top, height = 0.0f;
    for (shelved* at = list; at < list + count; at++)
    {
        if (at->rows == 0 || at->columns == 0)
            continue;
        at->width = fmaxf((float)at->columns * scale, r->least);
        at->height = fmaxf((float)at->rows * scale, r->least);
        float width = fmaxf(at->width, r->label_width);
        if (x > box.left && x + width > box.right)
        {
            x = box.left;
            y += height + r->gap;
            height = 0.0f;
        }
        at->x = x;
        at->y = y + r->label;
        height = fmaxf(height, at->height + r->label);
        x += width + r->gap;
        if (at->x + width > box.right || y + height > box.bottom)
            return false;
    }
    return true;
}

static float find_longest(const shelved* list, uint32_t count)
{
    uint32_t longest = 1;
    for (uint32_t i = 0; i < count; i++)
    {
        longest = list[i].rows > longest ? list[i].rows : longest;
        longest = list[i].columns > longest ? list[i].columns : longest;
    }
    return (float)longest;
}

/* Places all as large as they fit. False: they do not fit at all. */
static bool fit_all(shelved* list, uint32_t count, scene_box box, const rules* r)
{
    float longest = find_longest(list, count);
    float low = 0.0f, high = fmaxf(box.right - box.left, box.bottom - box.top) / longest;
    if (!place_all(list, count, box, r, low))
        return false;
    for (int i = 0; i < STEPS; i++)
    {
        float middle = (low + high) / 2.0f;
        *(place_all(list, count, box, r, middle) ? &low : &high) = middle;
    }
    return place_all(list, count, box, r, low);
}

static bool is_stretched(const shelved* list, uint32_t count)
{
    float least = INFINITY, most = 0.0f;
    for (const shelved* at = list; at < list + count; at++)
        if (at->rows > 0 && at->columns > 0)
        {
            float across = at->width / (float)at->columns, down = at->height / (float)at->rows;
            least = fminf(least, fminf(across, down));
            most = fmaxf(most, fmaxf(across, down));
        }
    return most > 1.01f * least;
}

shelves place_in_shelves(shelved* list, uint32_t count, scene_box box, float label_width)
{
    shelves found = {false, count <= MOST_LABELS ? LABEL : 0.0f};
    rules r = {8.0f, 6.0f, found.label, found.label > 0.0f ? label_width : 0.0f};
    bool fits = fit_all(list, count, box, &r);
    if (!fits)
        r.label = r.label_width = found.label = 0.0f;
    while (!fits && r.least > 1e-3f)
    {
        fits = fit_all(list, count, box, &r);
        r.least /= 2.0f;
        r.gap /= 2.0f;
    }
    found.stretched = is_stretched(list, count);
    return found;
}
