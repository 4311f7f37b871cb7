#include "sentence.h"

#include <stdio.h>
#include <string.h>

enum
{
    LETTERS = 15, /* pixels, */
    LINE = 24,    /* and of lines */
    MOST_LETTERS = 512
};

/* The bytes of a text, up to a blank, that fit into a width; at least its first word. */
static size_t find_line(const char* text, float room)
{
    char line[MOST_LETTERS];
    size_t length = strcspn(text, " "), next = length;
    while (text[next])
    {
        next += 1 + strcspn(text + next + 1, " ");
        snprintf(line, sizeof line, "%.*s", (int)next, text);
        if (measure_text(line, LETTERS, false) > room)
            break;
        length = next;
    }
    return length;
}

void draw_sentence(scene* s, const char* sentence)
{
    char line[MOST_LETTERS];
    float y = s->height / 2, room = s->width - 64.0f;
    for (const char* at = sentence; *at; y += LINE)
    {
        size_t length = find_line(at, room);
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        fit_text(s, add_text(s, s->width / 2, y, LETTERS, SCENE_MIDDLE, line), room);
        at += length + (at[length] == ' ');
    }
}
