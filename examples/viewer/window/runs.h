/* The buttons below the picture, which time plans on the device of this machine, and how far that is. */
#ifndef RUNS_H
#define RUNS_H

#include "job.h"
#include "model.h"

#include <gtk/gtk.h>

/* Fill in the first members, then make the widgets. */
typedef struct runs
{
    model* m; /* that gets the times */
    void (*changed)(void* user_data);
    void* user_data;
    job* job;           /* NULL: none */
    sk_gemm_desc desc;  /* of the job */
    bool is_benchmark;  /* the job times the benchmark's products */
    char sentence[256]; /* why the last job found nothing; "" if it did */
    GtkWidget *few, *all, *benchmark, *pause, *stop, *bar;
} runs;

GtkWidget* make_runs(runs* r);

/* Let the buttons be as the view, the device and the job allow. */
void show_runs(runs* r, bool has_device);

/* What runs, in a sentence; "" if nothing does. */
void tell_run(const runs* r, char* words, size_t size);

void stop_run(runs* r);

/* Forget the widgets, which are gone. */
void forget_runs(runs* r);
void close_runs(runs* r);

#endif
