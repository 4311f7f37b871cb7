/* The buttons below the picture, which time and trace plans on the device of this machine, and how far that is. */
#ifndef RUNS_H
#define RUNS_H

#include "job.h"
#include "model.h"

#include <gtk/gtk.h>

enum
{
    RUNS_GROUPS = 16 /* of the benchmark's shapes, at most */
};

/* Fill in the first members, then make the widgets. */
typedef struct runs
{
    model* m; /* that gets the times */
    void (*changed)(void* user_data);
    void (*save)(void* user_data); /* asks for a file, and calls save_run() */
    void* user_data;
    job* job;                        /* NULL: none */
    task task;                       /* of the job */
    char* csv;                       /* the file of the benchmark's last run; NULL: none */
    const char* groups[RUNS_GROUPS]; /* as the choice lists them, the first for the device's; NULL ends them */
    char sentence[600];              /* what became of the last job or file; "" if there is nothing to say */
    GtkWidget *few, *all, *trace, *benchmark, *group_label, *group, *save_button, *pause, *stop, *bar;
} runs;

GtkWidget* make_runs(runs* r);

/* Let the buttons be as the view, the device and the job allow. */
void show_runs(runs* r, bool has_device);

/* What runs, in a sentence; "" if nothing does. */
void tell_run(const runs* r, char* words, size_t size);

void stop_run(runs* r);

/* Whether the benchmark's last run has rows. */
bool can_save_run(const runs* r);

/* Copy the CSV file of the benchmark's last run. What came of it becomes the sentence. */
void save_run(runs* r, const char* path);

/* Forget the widgets, which are gone. */
void forget_runs(runs* r);
void close_runs(runs* r);

#endif
