#include "svg.h"

#include "parts/words/text.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Classes of items, by role: stylesheets and tests find them. */
static const char* const CLASSES[SCENE_ROLE_COUNT] = {"",      "start",  "multiply", "end",
                                                      "fixup", "merged", "tile",     "datum"};

/* A number with at most two digits after the point, and without a point where none are needed. */
static void print_number(FILE* file, float number)
{
    long hundredths = lrintf(number * 100.0f);
    const char* sign = hundredths < 0 ? "-" : "";
    hundredths = hundredths < 0 ? -hundredths : hundredths;
    fprintf(file, "%s%ld", sign, hundredths / 100);
    if (hundredths % 100 != 0)
        fprintf(file, hundredths % 10 ? ".%02ld" : ".%ld",
                hundredths % 10 ? hundredths % 100 : hundredths % 100 / 10);
}

static void print_attribute(FILE* file, const char* name, float number)
{
    fprintf(file, " %s=\"", name);
    print_number(file, number);
    fputc('"', file);
}

static void print_class(FILE* file, const scene_item* item)
{
    if (item->role != SCENE_DECORATION)
        fprintf(file, " class=\"%s\"", CLASSES[item->role]);
}

static void print_escaped(FILE* file, const char* text)
{
    while (*text)
        if (*text == '<' || *text == '>' || *text == '&')
        {
            fputs(*text == '<' ? "&lt;" : *text == '>' ? "&gt;" : "&amp;", file);
            text++;
        }
        else
            text = write_utf8(file, text);
}

static bool is_like(const scene_item* a, const scene_item* b)
{
    return a->kind == b->kind && a->role == b->role && a->colour == b->colour && a->hatched == b->hatched;
}

/* The tenth of a pixel that is nearest: edges that touch still do. */
static float round_tenth(float number)
{
    return rintf(number * 10.0f) / 10.0f;
}

/* Prints a rectangle, whose begin is relative to the last one's. */
static void print_rectangle(FILE* file, const scene_item* item, const scene_item* last)
{
    float x = round_tenth(item->x), y = round_tenth(item->y);
    float width = round_tenth(item->x + item->width) - x, height = round_tenth(item->y + item->height) - y;
    fputs(last ? "m" : "M", file);
    print_number(file, last ? x - round_tenth(last->x) : x);
    fputs(" ", file);
    print_number(file, last ? y - round_tenth(last->y) : y);
    fputs("h", file);
    print_number(file, width);
    fputs("v", file);
    print_number(file, height);
    fputs("h", file);
    print_number(file, -width);
    fputs("z", file);
}

/* Prints a path of all neighbours that are like the first, and returns how many. */
static size_t print_rectangles(FILE* file, const scene_item* first, const scene_item* end)
{
    const scene_item* item = first;
    fputs("<path", file);
    print_class(file, first);
    if (first->hatched)
        fprintf(file, " fill=\"url(#hatch%06x)\" d=\"", (unsigned)first->colour);
    else
        fprintf(file, " fill=\"#%06x\" d=\"", (unsigned)first->colour);
    for (; item < end && is_like(item, first); item++)
        print_rectangle(file, item, item > first ? item - 1 : NULL);
    fputs("\"/>\n", file);
    return (size_t)(item - first);
}

static void print_line(FILE* file, const scene_item* item)
{
    fputs("<line", file);
    print_class(file, item);
    print_attribute(file, "x1", item->x);
    print_attribute(file, "y1", item->y);
    print_attribute(file, "x2", item->x + item->width);
    print_attribute(file, "y2", item->y + item->height);
    fprintf(file, " stroke=\"#%06x\"", (unsigned)item->colour);
    print_attribute(file, "stroke-width", item->size);
    fputs(item->dashed ? " stroke-dasharray=\"4 3\"/>\n" : "/>\n", file);
}

static void print_point(FILE* file, const scene_item* item)
{
    fputs("<circle", file);
    print_class(file, item);
    print_attribute(file, "cx", item->x);
    print_attribute(file, "cy", item->y);
    print_attribute(file, "r", item->width / 2);
    fprintf(file, item->hollow ? " fill=\"none\" stroke=\"#%06x\"" : " fill=\"#%06x\"", (unsigned)item->colour);
    if (item->hollow)
        print_attribute(file, "stroke-width", item->size);
    fputs("/>\n", file);
}

static void print_text(FILE* file, const scene* s, const scene_item* item)
{
    static const char* const ANCHORS[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
    fputs("<text", file);
    print_attribute(file, "x", item->x);
    print_attribute(file, "y", item->y);
    print_attribute(file, "font-size", item->size);
    fprintf(file, " fill=\"#%06x\"%s%s", (unsigned)item->colour, ANCHORS[item->anchor],
            item->bold ? " font-weight=\"bold\"" : "");
    if (fabsf(item->angle) > 0.0f)
    {
        const float numbers[3] = {-item->angle, item->x, item->y};
        for (int i = 0; i < 3; i++)
        {
            fputs(i == 0 ? " transform=\"rotate(" : " ", file);
            print_number(file, numbers[i]);
        }
        fputs(")\"", file);
    }
    fputc('>', file);
    print_escaped(file, words_of(s, item));
    fputs("</text>\n", file);
}

/* White stripes over each colour that is hatched, once. */
static void print_hatches(FILE* file, const scene* s)
{
    for (size_t i = 0; i < s->count; i++)
    {
        bool known = !s->items[i].hatched;
        for (size_t j = 0; j < i && !known; j++)
            known = s->items[j].hatched && s->items[j].colour == s->items[i].colour;
        if (!known)
            fprintf(file,
                    "<pattern id=\"hatch%06x\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
                    "patternTransform=\"rotate(45)\"><rect width=\"6\" height=\"6\" fill=\"#%06x\"/>"
                    "<rect width=\"2\" height=\"6\" fill=\"#ffffff\"/></pattern>\n",
                    (unsigned)s->items[i].colour, (unsigned)s->items[i].colour);
    }
}

static void print_items(FILE* file, const scene* s)
{
    const scene_item* end = s->items + s->count;
    for (const scene_item* item = s->items; item < end;)
    {
        size_t printed = 1;
        switch (item->kind)
        {
        case SCENE_RECTANGLE: printed = print_rectangles(file, item, end); break;
        case SCENE_LINE: print_line(file, item); break;
        case SCENE_POINT: print_point(file, item); break;
        case SCENE_TEXT: print_text(file, s, item); break;
        }
        item += printed;
    }
}

bool write_svg(const scene* s, const char* path)
{
    FILE* file = fopen(path, "wb");
    if (file)
    {
        fprintf(file,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.0f %.0f\" "
                "font-family=\"DejaVu Sans, Verdana, sans-serif\">\n<rect width=\"100%%\" height=\"100%%\" "
                "fill=\"#ffffff\"/>\n",
                (double)s->width, (double)s->height, (double)s->width, (double)s->height);
        print_hatches(file, s);
        print_items(file, s);
        fputs("</svg>\n", file);
    }
    bool fine = file && !ferror(file);
    if (file && fclose(file) != 0)
        fine = false;
    if (!fine)
        fprintf(stderr, "draw: %s cannot be written: %s\n", path, strerror(errno));
    return fine;
}
