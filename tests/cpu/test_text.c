/* Values of CSV and strings of JSON: every byte that a name may have. */

#include "check.h"
#include "parts/words/text.h"

typedef void (*writer)(FILE* file, const char* text);

static void check_written(writer write, const char* text, const char* wanted)
{
    char found[200];
    FILE* file = tmpfile();
    write(file, text);
    rewind(file);
    found[fread(found, 1, sizeof found - 1, file)] = 0;
    fclose(file);
    if (!CHECK(strcmp(found, wanted) == 0))
        printf("  %s\n", found);
}

static void values_of_csv_are_quoted_where_they_must_be(void)
{
    check_written(write_csv_text, "", "");
    check_written(write_csv_text, "plain text", "plain text");
    check_written(write_csv_text, "llvmpipe (LLVM 19.1.7, 256 bits)", "\"llvmpipe (LLVM 19.1.7, 256 bits)\"");
    check_written(write_csv_text, "say \"x\"", "\"say \"\"x\"\"\"");
    check_written(write_csv_text, "two\nlines", "\"two\nlines\"");
    check_written(write_csv_text, "old\rends", "\"old\rends\"");
    check_written(write_csv_text, "a\xff,b", "\"a\xef\xbf\xbd,b\"");
}

static void strings_of_json_are_escaped(void)
{
    check_written(write_json_text, "", "\"\"");
    check_written(write_json_text, "a \"b\" \\c", "\"a \\\"b\\\" \\\\c\"");
    check_written(write_json_text, "tab\t, end\n, \x1f", "\"tab\\u0009, end\\u000a, \\u001f\"");
    check_written(write_json_text, "\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80",
                  "\"\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80\"");
    check_written(write_json_text, "\xe4", "\"\xef\xbf\xbd\"");
}

static void only_characters_of_utf8_are_kept(void)
{
    static const struct
    {
        const char* text;
        size_t length;
    } characters[] = {
        {"a", 1},
        {"\x7f", 1},
        {"\x80", 0},     /* a middle */
        {"\xc1\xbf", 0}, /* too long a way to write 7f */
        {"\xc2\x80", 2},
        {"\xdf\xbf", 2},
        {"\xc3", 0},
        {"\xc3z", 0},
        {"\xe0\x9f\xbf", 0}, /* too long */
        {"\xe0\xa0\x80", 3},
        {"\xed\x9f\xbf", 3},
        {"\xed\xa0\x80", 0}, /* half a pair of UTF-16 */
        {"\xee\x80\x80", 3},
        {"\xef\xbf\xbf", 3},
        {"\xe2\x82", 0},
        {"\xf0\x8f\xbf\xbf", 0}, /* too long */
        {"\xf0\x90\x80\x80", 4},
        {"\xf4\x8f\xbf\xbf", 4},
        {"\xf4\x90\x80\x80", 0}, /* beyond Unicode */
        {"\xf5\x80\x80\x80", 0},
        {"\xff", 0},
    };
    for (size_t i = 0; i < sizeof characters / sizeof characters[0]; i++)
        CHECK_EQ(measure_utf8(characters[i].text), characters[i].length);
}

int main(void)
{
    RUN(values_of_csv_are_quoted_where_they_must_be);
    RUN(strings_of_json_are_escaped);
    RUN(only_characters_of_utf8_are_kept);
    return CHECK_DONE();
}
