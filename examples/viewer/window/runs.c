#include "runs.h"

#include "parts/matrices/shapes.h"

#include <glib/gstdio.h>

#include <stdio.h>
#include <string.h>

enum
{
    FEW = 8, /* plans */
    MOST = 4096,
    GAP = 6
};

/* Takes rows that are new. */
static void take_rows(runs* r)
{
    model* m = r->m;
    uint32_t taken =
        read_job_rows(r->job, m->row_count, MODEL_ROWS - m->row_count, m->rows + m->row_count, &m->expected);
    bool is_shown = m->view == VIEW_BENCHMARK || (m->view == VIEW_ROOFLINE && m->is_live);
    m->row_count += taken;
    m->is_stale = m->is_stale || (taken > 0 && is_shown);
}

/* Takes what a job found that has ended. */
static void take_results(runs* r, const char* sentence)
{
    uint32_t count;
    measured* times = take_job_times(r->job, &count);
    trace_picture* traced = take_job_trace(r->job);
    snprintf(r->sentence, sizeof r->sentence, "%s", traced ? traced->note : sentence);
    if (times)
        take_model_times(r->m, &r->task.desc, times, count);
    if (traced || (r->task.kind == JOB_TRACE && *sentence))
        take_model_trace(r->m, &r->task.desc, traced, sentence);
}

static void renew(void* data)
{
    runs* r = data;
    if (r->task.kind == JOB_PRODUCTS)
        take_rows(r);
    job_news news = read_job(r->job);
    if (news.is_ended)
    {
        take_results(r, news.sentence);
        close_job(r->job);
        r->job = NULL;
    }
    r->changed(r->user_data);
}

static void start(runs* r, const task* t)
{
    if (r->job || !r->m->gpu)
        return;
    r->sentence[0] = 0;
    r->task = *t;
    r->task.desc = r->m->desc;
    r->m->is_stale = true;
    r->job = start_job(r->m->gpu, &r->task, renew, r);
    r->changed(r->user_data);
}

static void time_few(GtkButton* button, gpointer data)
{
    const task t = {.kind = JOB_PLANS, .most = FEW};
    (void)button;
    start(data, &t);
}

static void time_all(GtkButton* button, gpointer data)
{
    const task t = {.kind = JOB_PLANS, .most = MOST};
    (void)button;
    start(data, &t);
}

static void trace_plan(GtkButton* button, gpointer data)
{
    const task t = {.kind = JOB_TRACE};
    (void)button;
    start(data, &t);
}

/* ---- the benchmark ---------------------------------------------------------------------------- */

static void forget_file(runs* r)
{
    if (r->csv)
        remove(r->csv);
    g_free(r->csv);
    r->csv = NULL;
}

/* Makes the empty file of a run. */
static bool make_file(runs* r)
{
    GError* error = NULL;
    forget_file(r);
    int file = g_file_open_tmp("streamk_XXXXXX.csv", &r->csv, &error);
    if (file >= 0)
        g_close(file, NULL);
    else
        snprintf(r->sentence, sizeof r->sentence, "There is no room for the results: %s.", error->message);
    g_clear_error(&error);
    return file >= 0;
}

static void run_benchmark(GtkButton* button, gpointer data)
{
    runs* r = data;
    task t = {.kind = JOB_PRODUCTS, .group = r->groups[gtk_drop_down_get_selected(GTK_DROP_DOWN(r->group))]};
    (void)button;
    if (r->job || !r->m->gpu)
        return;
    bool is_made = make_file(r);
    r->m->row_count = 0;
    take_model_results(r->m, r->csv, false, is_made);
    t.group = t.group == r->groups[0] ? NULL : t.group;
    t.csv = r->csv;
    if (is_made)
        start(r, &t);
    else
        r->changed(r->user_data);
}

bool can_save_run(const runs* r)
{
    return r->csv && r->m->row_count > 0;
}

void save_run(runs* r, const char* path)
{
    GError* error = NULL;
    GFile *from = g_file_new_for_path(r->csv), *to = g_file_new_for_path(path);
    if (g_file_copy(from, to, G_FILE_COPY_OVERWRITE | G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, &error))
        snprintf(r->sentence, sizeof r->sentence, "%s has the results of %u products.", path, r->m->row_count);
    else
        snprintf(r->sentence, sizeof r->sentence, "%s cannot be written: %s.", path, error->message);
    g_clear_error(&error);
    g_object_unref(from);
    g_object_unref(to);
}

static void take_save(GtkButton* button, gpointer data)
{
    runs* r = data;
    (void)button;
    r->save(r->user_data);
}

/* The groups of shapes that the benchmark knows. */
static GtkWidget* append_groups(GtkWidget* box, runs* r)
{
    int count = 0;
    r->groups[count++] = "for this device";
    r->groups[count++] = "all";
    for (size_t i = 0; count + 1 < RUNS_GROUPS && name_group(i); i++)
        r->groups[count++] = name_group(i);
    r->groups[count] = NULL;
    r->group = gtk_drop_down_new_from_strings(r->groups);
    r->group_label = gtk_label_new_with_mnemonic("S_hapes");
    gtk_label_set_mnemonic_widget(GTK_LABEL(r->group_label), r->group);
    gtk_box_append(GTK_BOX(box), r->group_label);
    gtk_box_append(GTK_BOX(box), r->group);
    return r->group;
}

/* ---- widgets ---------------------------------------------------------------------------------- */

static void take_pause(GtkToggleButton* button, gpointer data)
{
    runs* r = data;
    if (r->job)
        pause_job(r->job, gtk_toggle_button_get_active(button));
}

void stop_run(runs* r)
{
    if (r->job)
        stop_job(r->job);
}

static void take_stop(GtkButton* button, gpointer data)
{
    (void)button;
    stop_run(data);
}

static GtkWidget* append_button(GtkWidget* box, const char* label, GCallback function, runs* r)
{
    GtkWidget* button = gtk_button_new_with_mnemonic(label);
    gtk_box_append(GTK_BOX(box), button);
    g_signal_connect(button, "clicked", function, r);
    return button;
}

/* A row at the bottom of a box. */
static GtkWidget* append_row(GtkWidget* box)
{
    GtkWidget* row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    gtk_widget_set_margin_start(row, 2 * GAP);
    gtk_widget_set_margin_end(row, 2 * GAP);
    gtk_box_append(GTK_BOX(box), row);
    return row;
}

GtkWidget* make_runs(runs* r)
{
    GtkWidget* rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget* box = append_row(rows);
    r->few = append_button(box, "Time the _first 8", G_CALLBACK(time_few), r);
    r->all = append_button(box, "Time _all", G_CALLBACK(time_all), r);
    r->trace = append_button(box, "Tra_ce the plan", G_CALLBACK(trace_plan), r);
    append_groups(box, r);
    r->benchmark = append_button(box, "_Run the benchmark", G_CALLBACK(run_benchmark), r);
    r->save_button = append_button(box, "Save ta_ble ...", G_CALLBACK(take_save), r);
    box = append_row(rows);
    r->pause = gtk_toggle_button_new_with_mnemonic("Pa_use");
    gtk_box_append(GTK_BOX(box), r->pause);
    g_signal_connect(r->pause, "toggled", G_CALLBACK(take_pause), r);
    r->stop = append_button(box, "Stop", G_CALLBACK(take_stop), r);
    r->bar = gtk_progress_bar_new();
    gtk_widget_set_hexpand(r->bar, TRUE);
    gtk_widget_set_valign(r->bar, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(box), r->bar);
    return rows;
}

void show_runs(runs* r, bool has_device)
{
    bool can_run = has_device && r->m->gpu && !r->job, can_plan = can_run && is_one_product(r->m);
    bool is_plans = r->m->view == VIEW_CANDIDATES, is_benchmark = r->m->view == VIEW_BENCHMARK;
    gtk_widget_set_visible(r->few, is_plans);
    gtk_widget_set_visible(r->all, is_plans);
    gtk_widget_set_visible(r->trace, r->m->view == VIEW_TRACE);
    gtk_widget_set_visible(r->benchmark, is_benchmark);
    gtk_widget_set_visible(r->group_label, is_benchmark);
    gtk_widget_set_visible(r->group, is_benchmark);
    gtk_widget_set_visible(r->save_button, is_benchmark);
    gtk_widget_set_sensitive(r->trace, can_plan && r->m->has_clocks);
    gtk_widget_set_sensitive(r->benchmark, can_run);
    gtk_widget_set_sensitive(r->group, !r->job);
    gtk_widget_set_sensitive(r->save_button, can_save_run(r));
    gtk_widget_set_sensitive(r->few, can_plan);
    gtk_widget_set_sensitive(r->all, can_plan);
    gtk_widget_set_visible(r->pause, r->job && r->task.kind != JOB_TRACE);
    gtk_widget_set_visible(r->stop, r->job != NULL);
    gtk_widget_set_visible(r->bar, r->job != NULL);
    if (r->job && r->task.kind == JOB_TRACE)
        gtk_progress_bar_pulse(GTK_PROGRESS_BAR(r->bar));
    else if (r->job)
        gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(r->bar), (double)read_job(r->job).share);
    else
        gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(r->pause), FALSE);
}

void tell_run(const runs* r, char* words, size_t size)
{
    bool is_timed = r->m->view == VIEW_CANDIDATES || r->m->view == VIEW_BENCHMARK;
    if (!r->job)
    {
        bool is_missed = !*r->sentence && is_timed && !r->m->gpu;
        snprintf(words, size, "%s", is_missed ? "Choose \"This machine\" to time plans on a device." : r->sentence);
        return;
    }
    if (r->task.kind == JOB_TRACE)
    {
        snprintf(words, size, "a plan is traced ...");
        return;
    }
    job_news news = read_job(r->job);
    int length = snprintf(words, size, "timing: %.0f %%", (double)news.share * 100.0);
    if (news.left >= 0.0 && length > 0)
        snprintf(words + length, size - (size_t)length, ", about %.0f s left", news.left);
}

void forget_runs(runs* r)
{
    stop_run(r);
    r->few = r->all = r->trace = r->benchmark = r->group_label = r->group = r->save_button = NULL;
    r->pause = r->stop = r->bar = NULL;
}

void close_runs(runs* r)
{
    close_job(r->job);
    r->job = NULL;
    forget_file(r);
}
