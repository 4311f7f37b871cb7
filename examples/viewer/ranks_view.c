#include "ranks_view.h"

#include "axis.h"
#include "duration.h"
#include "heading.h"
#include "palette.h"
#include "ranks_trace.h"

#include <math.h>
#include <stdio.h>

enum
{
    WIDTH = 1000,
    RANK = 44,             /* pixels of a rank, where the picture's height is not given */
    HIGHEST = 2400,        /* of such a picture */
    AROUND = 140,          /* above and below the ranks */
    TOP = 58,              /* above them: title and figures */
    BOTTOM = AROUND - TOP, /* below them: the axis and the legend */
    LEFT = 62,
    RIGHT = 104,
    LOWEST_RANK = 6 /* pixels that tell five lines apart */
};

static const char* const MEANINGS[ACTIVITY_COUNT] = {
    [ACTIVITY_DISK] = "reads and writes files", [ACTIVITY_MESSAGE] = "messages between ranks",
    [ACTIVITY_COPY] = "copies to the device",   [ACTIVITY_RETURN] = "copies to the host",
    [ACTIVITY_PRODUCT] = "multiplies",
};

static uint32_t colour_of(activity what)
{
    static const uint32_t TILES[ACTIVITY_COUNT] = {[ACTIVITY_DISK] = 4,
                                                   [ACTIVITY_MESSAGE] = 2,
                                                   [ACTIVITY_COPY] = 1,
                                                   [ACTIVITY_RETURN] = 3,
                                                   [ACTIVITY_PRODUCT] = 0};
    return tile_colour(TILES[what]);
}

/* Where ranks and times are. */
typedef struct ranks_chart
{
    const ranks_trace* t;
    scene_box box;
    uint32_t every; /* of so many ranks one is drawn */
    float row;      /* pixels of a rank that is drawn, the gap below it included */
    float shortest; /* pixels of a bar that is not merged */
} ranks_chart;

static ranks_chart make_chart_of_ranks(const ranks_trace* t, const scene* s)
{
    ranks_chart c = {t, {LEFT, TOP, s->width - RIGHT, s->height - BOTTOM}, 1, 0.0f, 1.0f};
    float room = c.box.bottom - c.box.top;
    while (room / ceilf((float)t->ranks / (float)c.every) < LOWEST_RANK)
        c.every++;
    c.row = fminf(room / ceilf((float)t->ranks / (float)c.every), 2 * RANK);
    return c;
}

static float place_moment(const ranks_chart* c, double time)
{
    return c->box.left + (float)(time / c->t->end) * (c->box.right - c->box.left);
}

/* The pixels of a rank that have bars. */
static float height_of(const ranks_chart* c)
{
    return c->row - fminf(0.15f * c->row, 4.0f);
}

static float top_of(const ranks_chart* c, uint32_t rank)
{
    return c->box.top + (float)(rank / c->every) * c->row;
}

/* ---- bars ------------------------------------------------------------------------------------ */

/* A bar ends a pixel early where it is long enough, so that the next one is told from it. */
static void add_bar(const ranks_chart* c, scene* s, const rank_event* e, float from, float to)
{
    float line = height_of(c) / ACTIVITY_COUNT, gap = to - from > 6.0f ? 1.0f : 0.0f;
    scene_item* item = add_rectangle(s, from, top_of(c, e->rank) + (float)e->what * line,
                                     fmaxf(to - from - gap, 0.1f), line, colour_of(e->what));
    item->role = SCENE_DATUM;
    item->index = (uint32_t)(e - c->t->events);
}

/* The bars of a rank's line, or only their number where `s` is NULL. What begins before the event before it ends is
 * drawn from there on. */
static size_t add_line_of_bars(const ranks_chart* c, scene* s, uint32_t rank, activity what)
{
    const ranks_trace* t = c->t;
    size_t count = 0, i = find_first_event(t, rank, what);
    float to = c->box.left;
    while (i < t->count && t->events[i].rank == rank && t->events[i].what == what)
    {
        const rank_event* first = &t->events[i];
        float from = fmaxf(place_moment(c, first->begin), to);
        to = fmaxf(place_moment(c, first->end), from);
        for (i++; i < t->count && t->events[i].rank == rank && t->events[i].what == what; i++)
        {
            float begin = fmaxf(place_moment(c, t->events[i].begin), to), end = place_moment(c, t->events[i].end);
            if (end > to && (end - begin >= c->shortest || begin - to > c->shortest / 2))
                break;
            to = fmaxf(to, end);
        }
        if (s)
            add_bar(c, s, first, from, to);
        count++;
    }
    return count;
}

/* Those of one colour behind one another: they are painted at once. */
static size_t add_bars(const ranks_chart* c, scene* s)
{
    size_t count = 0;
    for (int what = 0; what < ACTIVITY_COUNT; what++)
        for (uint32_t rank = 0; rank < c->t->ranks; rank += c->every)
            count += add_line_of_bars(c, s, rank, (activity)what);
    return count;
}

static void draw_bars(ranks_chart* c, scene* s)
{
    for (uint32_t rank = 0; rank < c->t->ranks; rank += c->every)
        add_rectangle(s, c->box.left, top_of(c, rank), c->box.right - c->box.left, height_of(c), PALETTE_IDLE);
    size_t most = count_room_for_rectangles(s, 0.75f);
    while (add_bars(c, NULL) > most && c->shortest < c->box.right - c->box.left)
        c->shortest *= 1.5f;
    add_bars(c, s);
}

/* ---- words ----------------------------------------------------------------------------------- */

/* The number of each rank on the left, and how long it multiplies on the right, as far as there is room. */
static void draw_names(const ranks_chart* c, scene* s)
{
    char words[48];
    uint32_t step = c->every;
    while ((float)(step / c->every) * c->row < AXIS_LETTERS + 3.0f)
        step *= 2;
    for (uint32_t rank = 0; rank < c->t->ranks; rank += step)
    {
        float y = top_of(c, rank) + height_of(c) / 2 + 4.0f;
        snprintf(words, sizeof words, "rank %u", rank);
        add_text(s, c->box.left - 7.0f, y, AXIS_LETTERS, SCENE_RIGHT, words);
        snprintf(words, sizeof words, "multiplies %.0f %%", 100.0 * find_busy_share(c->t, rank, ACTIVITY_PRODUCT));
        scene_item* share = add_text(s, c->box.right + 7.0f, y, AXIS_LETTERS, SCENE_LEFT, words);
        share->colour = PALETTE_FAINT;
        fit_text(s, share, RIGHT - 10.0f);
    }
}

static void draw_figures(const ranks_chart* c, scene* s)
{
    char words[240], total[32];
    double mean = 0.0, least = 1.0;
    for (uint32_t rank = 0; rank < c->t->ranks; rank++)
    {
        double share = find_busy_share(c->t, rank, ACTIVITY_PRODUCT);
        mean += share / c->t->ranks;
        least = fmin(least, share);
    }
    int length = snprintf(words, sizeof words,
                          "%u rank%s; ends after %s; ranks multiply %.0f %% of the time on average, %.0f %% at least",
                          c->t->ranks, c->t->ranks > 1 ? "s" : "", duration_words(total, (float)c->t->end, 1),
                          100.0 * mean, 100.0 * least);
    if (c->every > 1 && length > 0)
        snprintf(words + length, sizeof words - (size_t)length, "; one rank of %u is drawn", c->every);
    scene_item* item = add_text(s, HEADING_MARGIN, 46.0f, 12.0f, SCENE_LEFT, words);
    item->colour = PALETTE_FAINT;
    fit_text(s, item, s->width - 2 * HEADING_MARGIN);
}

static void draw_time_axis(const ranks_chart* c, scene* s)
{
    char title[64];
    duration_unit unit = find_duration_unit((float)c->t->end);
    axis times = {0.0f, (float)c->t->end / unit.size, c->box.left, c->box.right, false, false};
    snprintf(title, sizeof title, "time, %s", unit.name);
    draw_axis_across(s, &times, c->box.bottom + 2.0f, c->box.bottom + 2.0f, title);
}

/* All in one line, smaller where the picture is narrow. */
static void draw_meanings(scene* s)
{
    const float swatch = 19.0f, gap = 18.0f;
    float x = HEADING_MARGIN, y = s->height - 12.0f, width = -gap;
    for (int i = 0; i < ACTIVITY_COUNT; i++)
        width += swatch + gap + measure_text(MEANINGS[i], AXIS_LETTERS, false);
    float scale = fminf((s->width - 2 * HEADING_MARGIN) / width, 1.0f);
    for (int i = 0; i < ACTIVITY_COUNT; i++)
    {
        add_rectangle(s, x, y - 9.0f * scale, 14.0f * scale, 11.0f * scale, colour_of((activity)i));
        add_text(s, x + swatch * scale, y, AXIS_LETTERS * scale, SCENE_LEFT, MEANINGS[i]);
        x += (swatch + gap + measure_text(MEANINGS[i], AXIS_LETTERS, false)) * scale;
    }
}

bool read_ranks(const char* path, scene* s)
{
    char title[300];
    ranks_trace t;
    if (!open_ranks_trace(&t, path))
        return false;
    if (!(s->width > 0.0f && s->height > 0.0f))
    {
        s->width = WIDTH;
        s->height = AROUND + fminf(fmaxf((float)t.ranks * RANK, 2 * RANK), HIGHEST);
    }
    ranks_chart c = make_chart_of_ranks(&t, s);
    snprintf(title, sizeof title, "Ranks of %s", path);
    draw_heading(s, title);
    draw_figures(&c, s);
    draw_time_axis(&c, s);
    draw_bars(&c, s);
    draw_names(&c, s);
    draw_meanings(s);
    close_ranks_trace(&t);
    return true;
}
