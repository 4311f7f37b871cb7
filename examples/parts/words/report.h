/* Writes what was found, as text for people or as JSON for programs: groups of named values, and lists. */
#ifndef PARTS_WORDS_REPORT_H
#define PARTS_WORDS_REPORT_H

#include <stdbool.h>
#include <stdint.h>

enum
{
    MOST_DEPTH = 8
};

/* Begin with begin_report. */
typedef struct report
{
    bool json;
    int depth;               /* of groups and lists */
    bool filled[MOST_DEPTH]; /* has a value already */
} report;

void begin_report(report* r, bool json);
void end_report(report* r);

/* In a list, names are NULL. */
void begin_group(report* r, const char* name);
void end_group(report* r);
void begin_list(report* r, const char* name);
void end_list(report* r);
void add_text(report* r, const char* name, const char* text);
void add_count(report* r, const char* name, uint64_t count);
void add_number(report* r, const char* name, double number); /* a finite one */
void add_flag(report* r, const char* name, bool flag);

#endif
