#include "list.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    CHUNK = 65536,
    MOST_WORDS = 4
};

static const char BLANKS[] = " \t\r\v\f";

#ifdef _WIN32
static const char SEPARATORS[] = "/\\:";
#else
static const char SEPARATORS[] = "/";
#endif

static bool complain(const char* path, const char* sentence)
{
    fprintf(stderr, "matmul: %s %s\n", path, sentence);
    return false;
}

/* ---- the file -------------------------------------------------------------------------------- */

/* All bytes, with a 0 after them, from malloc(). NULL, with errno. */
static char* read_text(FILE* file, size_t* length)
{
    char* text = NULL;
    size_t got = CHUNK;
    for (*length = 0; got == CHUNK; *length += got)
    {
        char* larger = realloc(text, *length + CHUNK + 1);
        if (!larger)
        {
            free(text);
            return NULL;
        }
        text = larger;
        got = fread(text + *length, 1, CHUNK, file);
    }
    text[*length] = 0;
    if (!ferror(file))
        return text;
    free(text);
    return NULL;
}

static bool read_file(const char* path, product_list* list)
{
    char sentence[128];
    size_t length = 0;
    bool is_input = strcmp(path, "-") == 0;
    FILE* file = is_input ? stdin : fopen(path, "rb");
    errno = file ? 0 : errno;
    list->text = file ? read_text(file, &length) : NULL;
    snprintf(sentence, sizeof sentence, "cannot be %s: %s", file ? "read" : "opened",
             strerror(errno ? errno : ENOMEM));
    if (file && !is_input)
        fclose(file);
    if (!list->text)
        return complain(path, sentence);
    return strlen(list->text) == length || complain(path, "has bytes of 0: a list is a text file");
}

/* ---- names ----------------------------------------------------------------------------------- */

/* The length of a path up to its last separator, that included. */
static size_t measure_folder(const char* path)
{
    size_t length = strlen(path);
    while (length > 0 && !strchr(SEPARATORS, path[length - 1]))
        length--;
    return length;
}

/* Room for the names of all words, each after the folder's. */
static bool reserve_names(const char* path, product_list* list)
{
    size_t folder = measure_folder(path), length = strlen(list->text), lines = 1;
    for (const char* at = list->text; *at; at++)
        lines += *at == '\n';
    list->products = calloc(lines, sizeof *list->products);
    list->folder = calloc(folder + 1, 1);
    list->names = malloc(length + 1 + lines * MOST_WORDS * (folder + 1));
    if (!list->products || !list->folder || !list->names)
        return complain(path, "needs more memory than there is");
    memcpy(list->folder, path, folder);
    return true;
}

static bool is_absolute(const char* path)
{
#ifdef _WIN32
    return strchr(SEPARATORS, path[0]) || (path[0] && path[1] == ':');
#else
    return path[0] == '/';
#endif
}

/* Puts a word's name after those before. */
static const char* add_name(const product_list* list, char** names, const char* word)
{
    char* name = *names;
    size_t folder = is_absolute(word) ? 0 : strlen(list->folder), length = strlen(word);
    memcpy(name, list->folder, folder);
    memcpy(name + folder, word, length + 1);
    *names = name + folder + length + 1;
    return name;
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* The words of a line, which is cut into them. Returns how many there are, even if that is more than `most`. */
static size_t cut_line(char* line, char** words, size_t most)
{
    size_t count = 0;
    for (char* at = line + strspn(line, BLANKS); *at && *at != '#'; at += strspn(at, BLANKS))
    {
        if (count++ < most)
            words[count - 1] = at;
        at += strcspn(at, BLANKS);
        if (*at)
            *at++ = 0;
    }
    return count;
}

/* A line without words is fine, and no product. */
static bool parse_line(product_list* list, product* p, char* line, char** names)
{
    static const operand COLUMNS[MOST_WORDS] = {A, B, D, C};
    char* words[MOST_WORDS];
    char sentence[128];
    size_t count = cut_line(line, words, MOST_WORDS);
    if (count == 0)
        return true;
    if (count < 3 || count > MOST_WORDS)
    {
        snprintf(sentence, sizeof sentence, "a line has three files, A B D, or four, A B D C; this one has %zu",
                 count);
        return complain_of(p, sentence);
    }
    for (size_t i = 0; i < count; i++)
        if (COLUMNS[i] != D || strcmp(words[i], "-") != 0)
            p->paths[COLUMNS[i]] = add_name(list, names, words[i]);
    list->count++;
    return true;
}

bool read_list(const char* path, product_list* list)
{
    memset(list, 0, sizeof *list);
    if (!read_file(path, list) || !reserve_names(path, list))
        return false;
    unsigned number = 1;
    char* names = list->names;
    for (char *line = list->text, *end; line; line = end, number++)
    {
        product* p = &list->products[list->count];
        p->list = path;
        p->line = number;
        end = strchr(line, '\n');
        if (end)
            *end++ = 0;
        if (!parse_line(list, p, line, &names))
            return false;
    }
    return list->count > 0 || complain(path, "names no products");
}

/* ---- outputs --------------------------------------------------------------------------------- */

static int compare_outputs(const void* left, const void* right)
{
    const product* const* a = left;
    const product* const* b = right;
    int order = strcmp((*a)->paths[D], (*b)->paths[D]);
    return order ? order : ((*a)->line > (*b)->line) - ((*a)->line < (*b)->line);
}

bool check_outputs(const product_list* list)
{
    size_t count = 0;
    char sentence[320];
    const product **sorted = malloc(list->count * sizeof *sorted), *twice = NULL;
    if (!sorted)
        return complain_of(&list->products[0], "memory is short");
    for (size_t i = 0; i < list->count; i++)
        if (list->products[i].paths[D])
            sorted[count++] = &list->products[i];
    qsort(sorted, count, sizeof *sorted, compare_outputs);
    for (size_t i = 1; i < count && !twice; i++)
        if (strcmp(sorted[i - 1]->paths[D], sorted[i]->paths[D]) == 0)
        {
            twice = sorted[i];
            snprintf(sentence, sizeof sentence, "%.200s is D of line %u, too", twice->paths[D], sorted[i - 1]->line);
        }
    free(sorted);
    return !twice || complain_of(twice, sentence);
}

void close_list(product_list* list)
{
    free(list->products);
    free(list->text);
    free(list->folder);
    free(list->names);
    memset(list, 0, sizeof *list);
}
