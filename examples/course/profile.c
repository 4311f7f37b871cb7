#include "profile.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    MOST_PROFILE = 1 << 16, /* bytes */
    MOST_PATH = 1024,
    MOST_NAMED = 64
};

/* The text of a file, to be freed; NULL if it cannot be read, or is too long for a profile. */
static char* read_text(const char* path)
{
    FILE* file = fopen(path, "rb");
    char* text = file ? malloc(MOST_PROFILE + 1) : NULL;
    size_t length = text ? fread(text, 1, MOST_PROFILE + 1, file) : 0;
    bool fine = text && !ferror(file) && length <= MOST_PROFILE && !memchr(text, 0, length);
    if (file)
        fclose(file);
    if (!fine)
    {
        free(text);
        return NULL;
    }
    text[length] = 0;
    return text;
}

/* Where profiles are. */
static void find_folder(const char* program, char folder[MOST_PATH])
{
    const char* given = getenv("STREAMK_PROFILES");
    const char* slash = strrchr(program, '/');
    if (given)
        snprintf(folder, MOST_PATH, "%s", given);
    else
        snprintf(folder, MOST_PATH, "%.*s/../../examples/profiles", slash ? (int)(slash - program) : 1,
                 slash ? program : ".");
}

/* What follows `name = ` in a profile; "" if nothing does. */
static void find_name(const char* profile, char name[PROFILE_NAME])
{
    const char* line = strncmp(profile, "name = ", 7) == 0 ? profile : strstr(profile, "\nname = ");
    *name = 0;
    if (line)
    {
        line += *line == '\n' ? 8 : 7;
        snprintf(name, PROFILE_NAME, "%.*s", (int)strcspn(line, "\r\n"), line);
    }
}

/* The profile in a folder whose device has this name, to be freed; NULL: there is none. */
static char* find_profile(const char* folder, const char* wanted)
{
    DIR* list = opendir(folder);
    char path[MOST_PATH + 300], name[PROFILE_NAME];
    char* found = NULL;
    for (struct dirent* entry = list ? readdir(list) : NULL; entry && !found; entry = readdir(list))
    {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        char* text = entry->d_name[0] == '.' ? NULL : read_text(path);
        find_name(text ? text : "", name);
        if (*name && strcmp(name, wanted) == 0)
            found = text;
        else
            free(text);
    }
    if (list)
        closedir(list);
    return found;
}

static int compare_names(const void* a, const void* b)
{
    return strcmp(a, b);
}

int list_profiles(const char* program, char (*names)[PROFILE_NAME], int most)
{
    char folder[MOST_PATH], path[MOST_PATH + 300];
    find_folder(program, folder);
    DIR* list = opendir(folder);
    int count = 0;
    for (struct dirent* entry = list ? readdir(list) : NULL; entry && count < most; entry = readdir(list))
    {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        char* text = entry->d_name[0] == '.' ? NULL : read_text(path);
        find_name(text ? text : "", names[count]);
        count += *names[count] != 0;
        free(text);
    }
    if (list)
        closedir(list);
    qsort(names, (size_t)count, sizeof *names, compare_names);
    return count;
}

static void print_sentence(sk_result result, const char* sentence, void* name)
{
    (void)result;
    fprintf(stderr, "%s: %s\n", (const char*)name, sentence);
}

static void complain(const char* program, const char* name, const char* folder)
{
    char names[MOST_NAMED][PROFILE_NAME];
    int count = list_profiles(program, names, MOST_NAMED);
    fprintf(stderr, "%s is neither a file with a profile, nor a device that %s has one of:\n", name, folder);
    for (int i = 0; i < count; i++)
        fprintf(stderr, "  %s\n", names[i]);
}

status open_profile(const char* program, const char* name, uint32_t units, sk_context** context)
{
    char folder[MOST_PATH];
    find_folder(program, folder);
    char* text = find_profile(folder, name);
    if (!text)
        text = read_text(name);
    if (!text)
    {
        complain(program, name, folder);
        return BAD_INPUT;
    }
    static char speaker[] = "streamk"; /* of sentences */
    sk_planning_desc desc = {0};
    desc.profile = text;
    desc.compute_units = units;
    desc.logger.function = print_sentence;
    desc.logger.user_data = speaker;
    sk_result result = sk_create_planning_context(&desc, context);
    free(text);
    return status_of(result);
}
