#include "pointing.h"

#include "viewer/differences.h"
#include "viewer/palette.h"
#include "viewer/views.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum
{
    LETTERS = 12, /* of a description, pixels; */
    LINE = 17,    /* of its lines, */
    PADDING = 8   /* and around it */
};

/* ---- bars ------------------------------------------------------------------------------------- */

/* The bars that keys select. False: there are none. */
static bool find_bars(const model* m, gantt* g)
{
    scene_box above, below;
    bool is_trace = m->shown == VIEW_TRACE && has_trace(m);
    bool is_schedule = m->shown == VIEW_SCHEDULE && m->t.count > 0;
    if (is_schedule)
        *g = make_gantt(&m->t, find_schedule_bars(&m->s), fmaxf(m->t.total, 1e-3f));
    if (is_trace)
    {
        float time = fmaxf(fmaxf(m->traced->predicted.total, m->traced->measured.total), 1e-3f);
        find_trace_bars(&m->s, &above, &below);
        *g = make_gantt(&m->traced->measured, below, time);
    }
    return is_schedule || (is_trace && m->traced->measured.count > 0);
}

/* The timeline whose bars are at a height; NULL: there are none. */
static const timeline* find_timeline(const model* m, float y)
{
    scene_box above, below;
    if (m->shown == VIEW_SCHEDULE && m->t.count > 0)
        return &m->t;
    if (m->shown != VIEW_TRACE || !has_trace(m))
        return NULL;
    find_trace_bars(&m->s, &above, &below);
    return y < (above.bottom + below.top) / 2 ? &m->traced->predicted : &m->traced->measured;
}

/* ---- words ------------------------------------------------------------------------------------ */

/* ", problem 3" of a group. */
static const char* name_problem(const timeline* t, const sk_segment* s, char words[32])
{
    words[0] = 0;
    if (t->info.problems > 0)
        snprintf(words, 32, ", problem %u", s->problem);
    return words;
}

static void describe_segment(const timeline* t, uint64_t index, char* words, size_t size)
{
    char problem[32];
    const sk_segment* s = &t->segments[index];
    const bar* b = &t->bars[index];
    int length = snprintf(
        words, size,
        "worker %u%s, tile %u, %s segment\nk-iterations %u to %u of %u\nrows %u to %u, columns %u to %u "
        "of D\n%.2f to %.2f us",
        s->worker, name_problem(t, s, problem), s->tile, sk_word(SK_WORDS_ROLE, s->role), s->k_begin, s->k_end,
        s->k_iterations, s->m, s->m + s->rows, s->n, s->n + s->columns, (double)b->begin, (double)b->done);
    if (s->slot != UINT32_MAX && length > 0)
        length += snprintf(words + length, size - (size_t)length, "\nslot %u", s->slot);
    if (s->counter != UINT32_MAX && length > 0)
        snprintf(words + length, size - (size_t)length, ", counter %u", s->counter);
}

static void describe_tile(const timeline* t, uint32_t tile, char* words, size_t size)
{
    char problem[32];
    int length = snprintf(words, size, "tile %u", tile), listed = 0;
    for (uint64_t i = 0; i < t->count && length > 0 && (size_t)length < size && listed < 12; i++)
    {
        const sk_segment* s = &t->segments[i];
        if (s->tile != tile)
            continue;
        if (listed++ == 0)
            length += snprintf(words + length, size - (size_t)length, "%s, of workers", name_problem(t, s, problem));
        length += snprintf(words + length, size - (size_t)length, " %u", s->worker);
    }
}

/* The bar of a trace's workers, from `first` on. */
static void describe_workers(const model* m, uint32_t first, char* words, size_t size)
{
    scene_box above, below;
    differences d;
    *words = 0;
    if (!open_differences(&d, &m->traced->predicted, &m->traced->measured))
        return;
    find_trace_bars(&m->s, &above, &below);
    describe_difference(&d, first, below.right - below.left, words, size);
    close_differences(&d);
}

/* The bar or tile at a place; NULL: there is none. */
static const scene_item* find_item(const model* m, float x, float y)
{
    for (size_t i = find_timeline(m, y) ? m->s.count : 0; i-- > 0;)
    {
        const scene_item* item = &m->s.items[i];
        bool inside = item->kind == SCENE_RECTANGLE && x >= item->x && x < item->x + item->width && y >= item->y &&
                      y < item->y + item->height;
        if (inside && item->role != SCENE_DECORATION)
            return item;
    }
    return NULL;
}

bool describe_place(const model* m, float x, float y, char* words, size_t size)
{
    const timeline* t = find_timeline(m, y);
    const scene_item* item = find_item(m, x, y);
    if (item && item->role == SCENE_TILE)
        describe_tile(t, item->index, words, size);
    else if (item && item->role == SCENE_DATUM)
        describe_workers(m, item->index, words, size);
    else if (item)
        describe_segment(t, item->index, words, size);
    return item != NULL;
}

uint32_t find_worker(const model* m, float x, float y)
{
    static const float NEAR[] = {0.0f, -1.0f, 1.0f, -2.0f, 2.0f}; /* between bars there is a gap */
    for (size_t i = 0; i < sizeof NEAR / sizeof NEAR[0] && m->shown == VIEW_SCHEDULE; i++)
    {
        const scene_item* item = find_item(m, x, y + NEAR[i]);
        if (item && item->role != SCENE_TILE && item->index < m->t.count)
            return m->t.segments[item->index].worker;
    }
    return OVERLAY_NO_WORKER;
}

/* ---- keys ------------------------------------------------------------------------------------- */

static bool is_earlier(const timeline* t, uint64_t a, uint64_t b)
{
    float begin = t->bars[a].begin, other = t->bars[b].begin;
    return begin < other || (begin <= other && a < b);
}

/* The next segment of a line, before or after one; that one if there is none. */
static uint64_t find_beside(const timeline* t, uint64_t from, bool is_after)
{
    uint64_t best = from;
    for (uint64_t i = 0; i < t->count; i++)
    {
        bool is_on = t->bars[i].place == t->bars[from].place && i != from && is_earlier(t, from, i) == is_after;
        if (is_on && (best == from || is_earlier(t, i, best) == is_after))
            best = i;
    }
    return best;
}

/* The segment of a place that is nearest to a time; MODEL_NO_SEGMENT: the place has none. */
static uint64_t find_at(const timeline* t, uint32_t place, float time)
{
    uint64_t best = MODEL_NO_SEGMENT;
    float least = INFINITY;
    for (uint64_t i = 0; i < t->count; i++)
    {
        const bar* b = &t->bars[i];
        float gap = fmaxf(fmaxf(b->begin - time, time - b->done), 0.0f);
        if (b->place != place || (best != MODEL_NO_SEGMENT && gap >= least))
            continue;
        best = i;
        least = gap;
    }
    return best;
}

/* The segment above or below one, on a line that is drawn and has any; that one if there is none. */
static uint64_t find_across(const gantt* g, uint64_t from, bool is_below)
{
    const timeline* t = g->t;
    const bar* b = &t->bars[from];
    uint32_t place = b->place - b->place % g->every;
    while (is_below ? place + g->every < t->places : place >= g->every)
    {
        place = is_below ? place + g->every : place - g->every;
        uint64_t found = find_at(t, place, (b->begin + b->done) / 2);
        if (found != MODEL_NO_SEGMENT)
            return found;
    }
    return from;
}

/* Where the keys begin: with the worker of a click, or else at the top. */
static uint64_t find_first(const model* m, const timeline* t)
{
    uint64_t first = find_at(t, 0, 0.0f);
    for (uint64_t i = t->count; i-- > 0 && m->selected != OVERLAY_NO_WORKER;)
        if (t->segments[i].worker == m->selected)
            first = i;
    return first == MODEL_NO_SEGMENT ? 0 : first;
}

bool move_selection(model* m, direction d)
{
    gantt g;
    if (!find_bars(m, &g))
        return false;
    if (m->segment >= g.t->count)
        m->segment = find_first(m, g.t);
    else if (d == DIRECTION_LEFT || d == DIRECTION_RIGHT)
        m->segment = find_beside(g.t, m->segment, d == DIRECTION_RIGHT);
    else
        m->segment = find_across(&g, m->segment, d == DIRECTION_DOWN);
    m->selected = g.t->segments[m->segment].worker;
    return true;
}

bool clear_selection(model* m)
{
    bool was = m->selected != OVERLAY_NO_WORKER || m->segment != MODEL_NO_SEGMENT;
    m->selected = OVERLAY_NO_WORKER;
    m->segment = MODEL_NO_SEGMENT;
    return was;
}

void describe_picture(const model* m, char* words, size_t size)
{
    gantt g;
    size_t i = 0;
    if (*m->sentence)
        snprintf(words, size, "%s", m->sentence);
    else if (m->segment != MODEL_NO_SEGMENT && find_bars(m, &g) && m->segment < g.t->count)
        describe_segment(g.t, m->segment, words, size);
    else
    {
        while (i < m->s.count && m->s.items[i].kind != SCENE_TEXT)
            i++;
        snprintf(words, size, "%s", i < m->s.count ? words_of(&m->s, &m->s.items[i]) : "");
    }
}

/* ---- over the picture ------------------------------------------------------------------------- */

static void add_frame(scene* over, scene_box box, float thickness)
{
    float width = box.right - box.left, height = box.bottom - box.top;
    add_rectangle(over, box.left, box.top, width, thickness, PALETTE_INK);
    add_rectangle(over, box.left, box.bottom - thickness, width, thickness, PALETTE_INK);
    add_rectangle(over, box.left, box.top, thickness, height, PALETTE_INK);
    add_rectangle(over, box.right - thickness, box.top, thickness, height, PALETTE_INK);
}

/* The size of lines of text, with what is around them. */
static void measure_lines(const char* lines, float* width, float* height)
{
    char line[256];
    *width = 0.0f;
    *height = 2.0f * PADDING;
    for (const char* at = lines; at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
    {
        snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
        *width =
            fmaxf(*width, 1.06f * measure_text(line, LETTERS, false) + 2.0f * PADDING); /* hinted letters are wider */
        *height += LINE;
    }
}

/* Lines of text in a frame, below a bar or above it. */
static void add_note(scene* over, scene_box bar_box, const char* lines)
{
    char line[256];
    float width, height;
    measure_lines(lines, &width, &height);
    float x = fmaxf(fminf(bar_box.left, over->width - width - 4.0f), 4.0f), y = bar_box.bottom + 6.0f;
    if (y + height > over->height)
        y = fmaxf(bar_box.top - height - 6.0f, 0.0f);
    scene_box frame = {x, y, x + width, y + height};
    add_rectangle(over, x, y, width, height, 0xffffff);
    add_frame(over, frame, 1.0f);
    for (const char* at = lines; at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
    {
        snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
        add_text(over, x + PADDING, y + PADDING + LETTERS, LETTERS, SCENE_LEFT, line);
        y += LINE;
    }
}

/* Frames the segment that the keys selected, and describes it beside. */
static void add_described(const model* m, scene* over)
{
    char words[512];
    gantt g;
    if (m->segment == MODEL_NO_SEGMENT || !find_bars(m, &g) || m->segment >= g.t->count)
        return;
    const bar* b = &g.t->bars[m->segment];
    float top = g.box.top + (float)(b->place / g.every) * g.row;
    float left = place_time(&g, b->begin), right = fmaxf(place_time(&g, b->done), left + 1.0f);
    scene_box box = {left - 2.0f, top - 2.0f, right + 2.0f, top + g.row + 1.0f};
    add_frame(over, box, 2.5f);
    describe_segment(g.t, m->segment, words, sizeof words);
    add_note(over, box, words);
}

void draw_over(const model* m, scene* over)
{
    bool is_schedule = m->shown == VIEW_SCHEDULE && m->t.count > 0;
    if (is_in_time(m))
        add_counters(&m->t, &m->s, m->moment * m->t.total, over);
    if (is_schedule && m->selected != OVERLAY_NO_WORKER)
        add_selection(&m->t, &m->s, m->selected, !is_in_time(m), over);
    add_described(m, over);
    if (m->is_dark)
        turn_dark(over);
}
