/* What the window shows: a device, a problem with what is forced, and the picture that follows. Knows no widgets. */
#ifndef MODEL_H
#define MODEL_H

#include "draft.h"
#include "trace_picture.h"

#include "course/profile.h"
#include "viewer/gantt.h"
#include "viewer/overlay.h"
#include "viewer/speedups.h"

#include <glib.h>

extern const char* const VIEW_NAMES[VIEW_COUNT + 1]; /* NULL ends them */

enum
{
    MODEL_ROWS = 512 /* of the benchmark, at most */
};

#define MODEL_NO_SEGMENT UINT64_MAX
#define MODEL_PLANNING "Plans are made; a driver may compile for some time ..."

typedef struct model
{
    sk_context* context; /* NULL: there is no device */
    bool is_opening;     /* one is being opened */
    gpu* gpu;            /* the device of this machine that the context is of; NULL: it is of a profile */
    sk_gemm_desc desc;
    group problems;    /* of the schedule and the comparison; none: they are of the desc's product */
    char wrong[320];   /* why the group's text names none; "" if it does */
    colouring colours; /* of bars and tiles */
    view view;
    char* results;     /* the CSV file of the roofline; NULL: none */
    bool is_live;      /* that file is of the benchmark's last run, and grows */
    char* over;        /* the one that is laid over it; NULL: none */
    uint32_t selected; /* worker of the schedule; OVERLAY_NO_WORKER: none */
    uint64_t segment;  /* that the keys selected, in the list of the bars; MODEL_NO_SEGMENT: none */
    bool is_dark;
    float width, height;              /* of the picture */
    float moment;                     /* share of the schedule's time that is shown, 0 to 1 */
    draft* draft;                     /* the picture that is being made; NULL: none */
    GSList* left;                     /* drafts on devices that were left */
    void (*drafted)(void* user_data); /* called when a picture is there that refresh_model() did not find */
    void* user_data;
    view shown; /* what the picture is of; VIEW_COUNT: there is none */
    timeline t; /* of the schedule; of no segments if it has none */
    scene s;
    sk_gemm_desc timed_desc; /* whose plans were timed: */
    measured* times;         /* the first `timed`; NULL: none */
    uint32_t timed;
    speedup rows[MODEL_ROWS]; /* of the benchmark's last run */
    uint32_t row_count, expected;
    sk_gemm_desc traced_desc; /* whose plan was traced last: */
    trace_picture* traced;    /* NULL: none was, or it failed */
    char untraced[512];       /* why it failed */
    bool has_clocks;          /* of the gpu */
    bool is_stale;
    char sentence[512]; /* why there is no picture; "" if there is one */
} model;

/* Use a context from now on, which becomes the model's, as does its device, from malloc(), or NULL. Those before are
 * destroyed. */
void take_model_device(model* m, sk_context* context, gpu* g);

/* Show schedules of a group that a text names from now on, or of one product if it names nothing. */
void take_model_group(model* m, const char* text);

/* Whether what is planned is one product, which can be timed and traced. */
bool is_one_product(const model* m);

/* Show times of a desc's plans from now on, which become the model's, from malloc(). */
void take_model_times(model* m, const sk_gemm_desc* desc, measured* times, uint32_t count);

/* Show a desc's trace from now on, which becomes the model's. NULL: `sentence` says why there is none. */
void take_model_trace(model* m, const sk_gemm_desc* desc, trace_picture* traced, const char* sentence);

/* Show results of a CSV file from now on, laid over the others or in their place. `path` is copied; NULL: none. */
void take_model_results(model* m, const char* path, bool lays_over, bool is_live);

/* Whether the trace of the desc is shown. */
bool has_trace(const model* m);

/* Make the picture anew if it is stale, or has another size. One that takes long comes later; until then there is the
 * one before, or if that was of another view, a sentence. */
void refresh_model(model* m, float width, float height);

/* Whether a schedule is shown up to a moment before its end. */
bool is_in_time(const model* m);

/* What has happened up to the moment, in a sentence. */
void tell_moment(const model* m, char* words, size_t size);

void close_model(model* m);

#endif
