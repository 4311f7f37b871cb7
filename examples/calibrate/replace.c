#include "replace.h"

#include "parts/files/output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool refuse(const char* path, const char* what)
{
    fprintf(stderr, "calibrate: %s cannot be %s: %s\n", path, what, strerror(errno));
    return false;
}

/* All of a file that is open for reading; NULL: errno says why not. */
static char* read_all(FILE* file)
{
    size_t size = 0, room = 0, read;
    char* text = NULL;
    do
    {
        room = 2 * room + 65536;
        char* larger = realloc(text, room);
        if (!larger)
        {
            free(text);
            return NULL;
        }
        text = larger;
        read = fread(text + size, 1, room - size - 1, file);
        size += read;
    } while (size + 1 == room);
    text[size] = 0;
    if (!ferror(file))
        return text;
    free(text);
    return NULL;
}

bool open_costs(const char* path, costs_file* file)
{
    FILE* opened = fopen(path, "rb");
    file->path = path;
    file->text = opened ? read_all(opened) : NULL;
    int error = errno;
    if (opened)
        fclose(opened);
    errno = error;
    return file->text || refuse(path, "read");
}

void close_costs(costs_file* file)
{
    free(file->text);
    file->text = NULL;
}

static const char* next_line(const char* line)
{
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

static bool begins(const char* line, const char* with)
{
    return strncmp(line, with, strlen(with)) == 0;
}

/* Whether a line opens or closes a text of several lines. */
static bool turns_text(const char* line)
{
    bool turns = false;
    for (const char* end = next_line(line); line + 3 <= end; line++)
        if (begins(line, "\"\"\""))
        {
            turns = !turns;
            line += 2;
        }
    return turns;
}

/* Where a table of a device ends: after its last line that is no comment. Those that follow may be the next table's. */
static const char* end_of_table(const char* table)
{
    const char* end = next_line(table);
    bool in_text = false;
    for (const char* line = end; *line; line = next_line(line))
    {
        if (!in_text && *line == '[' && !begins(line, "[device."))
            break;
        bool is_table = in_text || (*line != '#' && *line != '\n');
        in_text = turns_text(line) != in_text;
        if (is_table)
            end = next_line(line);
    }
    return end;
}

/* The line of a table that names its device; `end` if there is none. */
static const char* find_name(const char* table, const char* end)
{
    while (table < end && !begins(table, "name = "))
        table = next_line(table);
    return table;
}

/* The table of the device that another one names, up to `end`; NULL: there is none. */
static const char* find_table(const char* text, const char* other, const char** end)
{
    const char* wanted = find_name(other, other + strlen(other));
    size_t length = strcspn(wanted, "\r\n");
    for (const char* line = text; *line; line = next_line(line))
        if (begins(line, "[[device]]"))
        {
            *end = end_of_table(line);
            const char* name = find_name(line, *end);
            if (name < *end && strcspn(name, "\r\n") == length && strncmp(name, wanted, length) == 0)
                return line;
        }
    return NULL;
}

bool replace_costs(const costs_file* file, FILE* table)
{
    output o;
    rewind(table);
    char* printed = read_all(table);
    if (!printed || !open_output(&o, file->path))
    {
        free(printed);
        return refuse(file->path, "written");
    }
    const char *text = file->text, *end = text;
    const char* begin = find_table(text, printed, &end);
    size_t before = begin ? (size_t)(begin - text) : strlen(text);
    end = begin ? end : text + before;
    bool done = fwrite(text, 1, before, o.file) == before && (begin || before == 0 || fputs("\n", o.file) >= 0) &&
                fputs(printed, o.file) >= 0 && fputs(end, o.file) >= 0;
    free(printed);
    return close_output(&o, done) || refuse(file->path, "written");
}
