#include "report.h"

#include "text.h"

#include <stdio.h>
#include <string.h>

/* What comes before a value: comma, line and name. */
static void begin_value(report* r, const char* name)
{
    if (r->json)
        printf("%s\n%*s", r->filled[r->depth] ? "," : "", 2 * r->depth, "");
    else
        printf("%*s", 2 * (r->depth - 1), "");
    r->filled[r->depth] = true;
    if (r->json && name)
    {
        write_json_text(stdout, name);
        printf(": ");
    }
    else if (name)
        printf("%-24s ", name);
}

static void open_level(report* r, const char* name, char bracket)
{
    if (r->json)
    {
        begin_value(r, name);
        putchar(bracket);
    }
    else if (name)
    {
        r->filled[r->depth] = true;
        printf("%s%*s%s\n", r->depth == 1 ? "\n" : "", 2 * (r->depth - 1), "", name);
    }
    r->filled[++r->depth] = false;
}

static void close_level(report* r, char bracket)
{
    bool filled = r->filled[r->depth--];
    if (r->json && filled)
        printf("\n%*s", 2 * r->depth, "");
    if (r->json)
        putchar(bracket);
}

void begin_report(report* r, bool json)
{
    memset(r, 0, sizeof *r);
    r->json = json;
    r->depth = 1;
    if (json)
        putchar('{');
}

void end_report(report* r)
{
    if (r->json)
        puts("\n}");
}

void begin_group(report* r, const char* name)
{
    open_level(r, name, '{');
}

void end_group(report* r)
{
    close_level(r, '}');
}

void begin_list(report* r, const char* name)
{
    open_level(r, name, '[');
}

void end_list(report* r)
{
    if (!r->json && !r->filled[r->depth])
        printf("%*snone\n", 2 * (r->depth - 1), "");
    close_level(r, ']');
}

void add_text(report* r, const char* name, const char* text)
{
    begin_value(r, name);
    if (r->json)
        write_json_text(stdout, text);
    else
        puts(text);
}

void add_count(report* r, const char* name, uint64_t count)
{
    begin_value(r, name);
    printf(r->json ? "%llu" : "%llu\n", (unsigned long long)count);
}

void add_number(report* r, const char* name, double number)
{
    begin_value(r, name);
    printf(r->json ? "%.9g" : "%.9g\n", number);
}

void add_flag(report* r, const char* name, bool flag)
{
    begin_value(r, name);
    if (r->json)
        fputs(flag ? "true" : "false", stdout);
    else
        puts(flag ? "yes" : "no");
}
