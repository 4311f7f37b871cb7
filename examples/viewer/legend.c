#include "legend.h"

#include "axis.h"
#include "palette.h"

#include <math.h>
#include <string.h>

enum
{
    MARGIN = 16,
    ENTRIES = 11, /* of the legend, at most */
    SWATCH = 19,  /* pixels of an entry before its words, */
    GAP = 18,     /* and after them, */
    BRIEF_GAP = 8 /* or in narrow pictures */
};

void look_up(const timeline* t, legend* l)
{
    for (uint32_t tile = 0; tile < t->tiles; tile++)
        l->splits = l->splits || t->is_split[tile];
    for (uint64_t i = 0; i < t->count; i++)
        l->adds = l->adds || t->bars[i].done > t->bars[i].fixup;
    l->copies = l->copies || t->before > 0.0f;
    l->sums = l->sums || t->total > t->workers;
    l->colours = t->colours;
}

/* An entry of the legend, in all words and in as few as it needs. */
typedef struct entry
{
    uint32_t colour;
    bool hatched;
    const char *words, *brief;
} entry;

/* What multiplying is drawn with, of each role. */
static int list_roles(entry* list)
{
    const entry roles[] = {
        {tile_colour(SK_ROLE_WHOLE), false, "multiplies a whole tile", "whole"},
        {tile_colour(SK_ROLE_FIRST), false, "a tile's first part", "first"},
        {tile_colour(SK_ROLE_MIDDLE), false, "a middle part", "middle"},
        {tile_colour(SK_ROLE_FINAL), false, "its last part", "last"},
    };
    memcpy(list, roles, sizeof roles);
    return (int)(sizeof roles / sizeof roles[0]);
}

static int list_entries(const legend* l, bool tiles, entry list[ENTRIES])
{
    static const char* const MULTIPLIES[COLOURING_COUNT] = {
        [COLOURING_AUTO] = "multiplies, in the colour of its tile",
        [COLOURING_TILE] = "multiplies, in the colour of its tile",
        [COLOURING_K] = "multiplies, darker the more k-iterations its tile has",
        [COLOURING_PROBLEM] = "multiplies, in the colour of its problem",
    };
    const uint32_t own = l->colours == COLOURING_K ? shade_colour(PALETTE_TILES - 1) : tile_colour(0);
    const entry starts = {lighten(own), false, "starts", "starts"};
    const entry multiplies = {own, false, MULTIPLIES[l->colours], "multiplies"};
    const entry others[] = {
        {darken(own), false, l->splits ? "writes its tile or partial" : "writes", "writes"},
        {PALETTE_FIXUP, false, "adds partials", "adds"},
        {PALETTE_IDLE, false, "idle", "idle"},
        {PALETTE_PASS, true, "copies first", "copies"},
        {PALETTE_PASS, true, "second dispatch adds partials", "then adds"},
        {own, true, "split tile of D", "split"},
    };
    const bool is_there[] = {true, l->adds, true, l->copies, l->sums, tiles && l->splits};
    int count = 0;
    list[count++] = starts;
    if (l->colours == COLOURING_ROLE)
        count += list_roles(list + count);
    else
        list[count++] = multiplies;
    for (size_t i = 0; i < sizeof is_there / sizeof is_there[0]; i++)
        if (is_there[i])
            list[count++] = others[i];
    return count;
}

/* From the first swatch to the end of the last words. */
static float measure_entries(const entry* list, int count, bool is_brief)
{
    float gap = is_brief ? BRIEF_GAP : GAP, width = -gap;
    for (int i = 0; i < count; i++)
        width += SWATCH + gap + measure_text(is_brief ? list[i].brief : list[i].words, AXIS_LETTERS, false);
    return width;
}

void draw_legend(const legend* l, scene* s, bool tiles)
{
    entry list[ENTRIES];
    int count = list_entries(l, tiles, list);
    float x = MARGIN, y = s->height - 12.0f, room = s->width - 2 * MARGIN;
    bool is_brief = measure_entries(list, count, false) > room;
    float scale = fminf(room / measure_entries(list, count, is_brief), 1.0f), gap = is_brief ? BRIEF_GAP : GAP;
    for (int i = 0; i < count; i++)
    {
        const char* words = is_brief ? list[i].brief : list[i].words;
        add_rectangle(s, x, y - 9.0f * scale, 14.0f * scale, 11.0f * scale, list[i].colour)->hatched =
            list[i].hatched;
        add_text(s, x + SWATCH * scale, y, AXIS_LETTERS * scale, SCENE_LEFT, words);
        x += (SWATCH + measure_text(words, AXIS_LETTERS, false) + gap) * scale;
    }
}
