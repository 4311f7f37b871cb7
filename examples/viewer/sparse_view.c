#include "sparse_view.h"

#include "gantt.h"
#include "heading.h"
#include "palette.h"

#include <math.h>
#include <stdio.h>

enum
{
    MARGIN = HEADING_MARGIN,
    PLACES = 62, /* pixels for the numbers of places */
    TIMES = 44,  /* and for the axis of steps */
    LEGEND = 26,
    MOST_CELLS = 160 /* of the matrix, along its longer side */
};

/* The matrix as cells of so many rows and columns each. */
typedef struct cells
{
    const sparse_matrix* m;
    uint32_t every; /* rows and columns of a cell */
    scene_box box;
    float side; /* pixels of a cell */
} cells;

static cells make_cells(const sparse_matrix* m, scene_box box)
{
    uint32_t longer = m->rows > m->columns ? m->rows : m->columns;
    cells c = {m, (longer + MOST_CELLS - 1) / MOST_CELLS, box, 0.0f};
    c.every = c.every ? c.every : 1;
    float across = (float)((m->columns + c.every - 1) / c.every), down = (float)((m->rows + c.every - 1) / c.every);
    c.side = fminf((box.right - box.left) / fmaxf(across, 1.0f), (box.bottom - box.top) / fmaxf(down, 1.0f));
    c.box.right = box.left + across * c.side;
    c.box.bottom = box.top + down * c.side;
    return c;
}

/* The cells of a line that hold a nonzero. */
static void mark_line(const cells* c, uint32_t line, bool marks[MOST_CELLS + 1])
{
    const sparse_matrix* m = c->m;
    uint32_t first = line * c->every, end = first + c->every < m->rows ? first + c->every : m->rows;
    for (uint32_t i = 0; i <= MOST_CELLS; i++)
        marks[i] = false;
    for (uint32_t i = m->row_offsets[first]; i < m->row_offsets[end]; i++)
        marks[m->column_indices[i] / c->every] = true;
}

/* Neighbours of a line are one rectangle, in the colour of its first row. */
static void draw_line(const cells* c, uint32_t line, scene* s)
{
    bool marks[MOST_CELLS + 1];
    uint32_t row = line * c->every;
    mark_line(c, line, marks);
    for (uint32_t i = 0, begin; i < MOST_CELLS; i++)
    {
        if (!marks[i])
            continue;
        for (begin = i; marks[i + 1]; i++)
            ;
        float x = c->box.left + (float)begin * c->side, width = (float)(i + 1 - begin) * c->side;
        scene_item* item = add_rectangle(s, x, c->box.top + (float)line * c->side, width, c->side * 0.94f,
                                         tile_colour(row % PALETTE_TILES));
        item->role = SCENE_TILE;
        item->index = row;
    }
}

static void draw_cells(const sparse_matrix* m, scene_box box, scene* s)
{
    cells c = make_cells(m, box);
    add_rectangle(s, c.box.left, c.box.top, c.box.right - c.box.left, c.box.bottom - c.box.top, PALETTE_IDLE);
    for (uint32_t line = 0; line * (uint64_t)c.every < m->rows; line++)
        draw_line(&c, line, s);
    char words[64];
    snprintf(words, sizeof words, "A: one cell for %u x %u", c.every, c.every);
    scene_item* item = add_text(s, box.left, box.top - 7.0f, AXIS_LETTERS, SCENE_LEFT, c.every > 1 ? words : "A");
    fit_text(s, item, box.right - box.left);
}

/* What the teams of a worker do together. */
static const char* words_of_teams(const sk_spmm_plan_info* info)
{
    if (info->decomposition == SK_SPARSE_DECOMPOSITION_ROW_BLOCKS)
        return " share a row";
    return info->workers == 1 ? "" : " each";
}

/* "merge-path: 3 workers, 128 teams each; a second dispatch adds up 2 cut rows". */
static void describe_decomposition(const sparse_timeline* t, char* words, size_t size)
{
    const sk_spmm_plan_info* info = &t->info;
    const char* end = info->workers == 1 ? "" : "s";
    int length = snprintf(words, size, "%s: %u worker%s", sk_word(SK_WORDS_SPARSE_DECOMPOSITION, info->decomposition),
                          info->workers, end);
    if (info->group > 1 && length > 0)
        length += snprintf(words + length, size - (size_t)length, ", %u teams%s", info->group, words_of_teams(info));
    if (t->cut_rows > 0 && length > 0)
        snprintf(words + length, size - (size_t)length, "; a second dispatch adds up %u cut row%s", t->cut_rows,
                 t->cut_rows == 1 ? "" : "s");
}

/* A decomposition's bars with a line of words above them. */
static void draw_panel(sparse_timeline* t, scene_box box, float steps, scene* s)
{
    char left[160], right[80];
    scene_box bars = {box.left, box.top + 18.0f, box.right, box.bottom};
    gantt g = make_gantt(&t->t, bars, steps);
    describe_decomposition(t, left, sizeof left);
    snprintf(right, sizeof right, "%.4g steps, busy %.0f %%", (double)t->t.total, (double)t->utilisation * 100.0);
    draw_panel_heading(s, box, left, right);
    if (g.every > 1 && !keep_busiest_places(t, g.every))
        s->failed = true;
    draw_gantt(&g, s);
    draw_gantt_places(&g, s);
}

static void draw_key(scene* s)
{
    static const struct
    {
        uint32_t colour;
        const char* words;
    } KEYS[] = {{0, "a row: its nonzeros and its end"}, {PALETTE_MERGED, "several rows"}, {PALETTE_IDLE, "idle"}};
    float x = MARGIN, y = s->height - 12.0f;
    for (size_t i = 0; i < sizeof KEYS / sizeof KEYS[0]; i++)
    {
        add_rectangle(s, x, y - 9.0f, 14.0f, 11.0f, i == 0 ? tile_colour(0) : KEYS[i].colour);
        add_text(s, x + 19.0f, y, AXIS_LETTERS, SCENE_LEFT, KEYS[i].words);
        x += 19.0f + measure_text(KEYS[i].words, AXIS_LETTERS, false) + 18.0f;
    }
}

void draw_sparse_view(sparse_comparison* c, const sparse_matrix* m, const char* title, scene* s)
{
    float steps = 1.0f, top = 44.0f, bottom = s->height - TIMES - LEGEND - 4.0f;
    float step = (bottom - top) / (float)SPARSE_COMPARED;
    float side = fminf(s->width * 0.32f, bottom - top);
    size_t all = s->most_bytes;
    draw_heading(s, title);
    for (int i = 0; i < SPARSE_COMPARED; i++)
        steps = fmaxf(steps, c->list[i].t.total);
    scene_box matrix = {s->width - MARGIN - side, top + 18.0f, s->width - MARGIN, bottom};
    draw_cells(m, matrix, s);
    axis times = {0.0f, steps, MARGIN + PLACES, matrix.left - 1.5f * MARGIN, false, false};
    draw_axis_across(s, &times, bottom, bottom, "steps: nonzeros and ends of rows that a team computes");
    for (int i = 0; i < SPARSE_COMPARED; i++)
    {
        float begin = top + (float)i * step;
        scene_box box = {times.from, begin, times.to, begin + step - 12.0f};
        s->most_bytes = all * ((size_t)i + 1) / SPARSE_COMPARED;
        draw_panel(&c->list[i], box, steps, s);
    }
    s->most_bytes = all;
    draw_key(s);
}
