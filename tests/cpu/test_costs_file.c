/* test_costs_file.c - a device's table takes the place of the one that a file has of it, and all else stays. */
#include "calibrate/replace.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char path[256];

#define HEAD "# Constants.\n\n"
#define OTHER                            \
    "[[device]]\nname = \"Abacus 10\"\n" \
    "source = \"\"\"One line.\n[class] of beads\n# no comment\"\"\"\n\n[device.kernels]\n\"x\" = [1]\n"
#define OLD \
    "[[device]]\nname = \"Abacus 1\"\n# old\n\n[device.kernels]\n\"y\" = [2]\n\n[device.fitted]\nfar = 1 # old\n"
#define NEW "[[device]]\nname = \"Abacus 1\"\n\n[device.kernels]\n\"z\" = [3]\n# not measured\n"
#define TAIL "\n# Of classes.\n[class.cpu]\nname = \"Abacus 1\"\n"

static void write_costs(const char* text)
{
    FILE* file = fopen(path, "wb");
    CHECK(file && fputs(text, file) >= 0);
    if (file)
        fclose(file);
}

/* What becomes of a file whose text is `before`. */
static void check(const char* before, const char* after)
{
    costs_file file, found;
    FILE* table = tmpfile();
    write_costs(before);
    if (!CHECK(table && fputs(NEW, table) >= 0 && open_costs(path, &file)))
        return;
    CHECK(replace_costs(&file, table));
    if (CHECK(open_costs(path, &found)) && !CHECK(strcmp(found.text, after) == 0))
        CHECK_NOTE("it holds:\n%s\n", found.text);
    close_costs(&found);
    close_costs(&file);
    fclose(table);
}

static void a_table_of_the_same_name_is_replaced(void)
{
    check(HEAD OLD TAIL, HEAD NEW TAIL);
    check(HEAD OTHER OLD TAIL, HEAD OTHER NEW TAIL);
    check(HEAD OLD "\n" OTHER TAIL, HEAD NEW "\n" OTHER TAIL);
    check(OLD, NEW);
}

static void a_new_table_is_added_at_the_end(void)
{
    check(HEAD OTHER TAIL, HEAD OTHER TAIL "\n" NEW);
    check("", NEW);
}

/* It may be the next table's. */
static void a_comment_that_follows_a_table_stays(void)
{
    check(HEAD NEW TAIL, HEAD NEW "# not measured\n" TAIL);
}

static void large_files_are_read_whole(void)
{
    enum
    {
        LINES = 9000,
        LENGTH = 24
    };
    char* text = malloc(LINES * LENGTH + sizeof OLD);
    char* wanted = malloc(LINES * LENGTH + sizeof NEW);
    if (CHECK(text && wanted))
    {
        for (int i = 0; i < LINES; i++)
            snprintf(text + i * LENGTH, LENGTH + 1, "# line %016d\n", i);
        memcpy(wanted, text, LINES * LENGTH);
        memcpy(text + LINES * LENGTH, OLD, sizeof OLD);
        memcpy(wanted + LINES * LENGTH, NEW, sizeof NEW);
        check(text, wanted);
    }
    free(text);
    free(wanted);
}

static void what_is_not_there_is_refused(void)
{
    costs_file file;
    CHECK(!open_costs("/none/costs.toml", &file));
    CHECK(file.text == NULL);
}

int main(void)
{
    const char* temporary = getenv("TMPDIR");
    snprintf(path, sizeof path, "%.200s/test_costs.XXXXXX", temporary ? temporary : "/tmp");
    int descriptor = mkstemp(path);
    if (descriptor < 0)
        return 1;
    close(descriptor);
    RUN(a_table_of_the_same_name_is_replaced);
    RUN(a_new_table_is_added_at_the_end);
    RUN(a_comment_that_follows_a_table_stays);
    RUN(large_files_are_read_whole);
    RUN(what_is_not_there_is_refused);
    remove(path);
    return CHECK_DONE();
}
