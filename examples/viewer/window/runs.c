#include "runs.h"

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
    m->row_count += taken;
    m->is_stale = m->is_stale || (taken > 0 && m->view == VIEW_BENCHMARK);
}

static void renew(void* data)
{
    runs* r = data;
    uint32_t count;
    if (r->is_benchmark)
        take_rows(r);
    job_news news = read_job(r->job);
    if (news.is_ended)
    {
        measured* times = take_job_times(r->job, &count);
        if (times)
            take_model_times(r->m, &r->desc, times, count);
        snprintf(r->sentence, sizeof r->sentence, "%s", news.sentence);
        close_job(r->job);
        r->job = NULL;
    }
    r->changed(r->user_data);
}

static void start(runs* r, uint32_t most)
{
    if (r->job || !r->m->gpu)
        return;
    r->sentence[0] = 0;
    r->desc = r->m->desc;
    r->is_benchmark = most == JOB_PRODUCTS;
    if (r->is_benchmark)
        r->m->row_count = 0;
    r->m->is_stale = true;
    r->job = start_job(r->m->gpu, &r->desc, most, renew, r);
    r->changed(r->user_data);
}

static void time_few(GtkButton* button, gpointer data)
{
    (void)button;
    start(data, FEW);
}

static void time_all(GtkButton* button, gpointer data)
{
    (void)button;
    start(data, MOST);
}

static void run_benchmark(GtkButton* button, gpointer data)
{
    (void)button;
    start(data, JOB_PRODUCTS);
}

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

GtkWidget* make_runs(runs* r)
{
    GtkWidget* box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    gtk_widget_set_margin_start(box, 2 * GAP);
    gtk_widget_set_margin_end(box, 2 * GAP);
    r->few = append_button(box, "Time the _first 8", G_CALLBACK(time_few), r);
    r->all = append_button(box, "Time _all", G_CALLBACK(time_all), r);
    r->benchmark = append_button(box, "_Run the benchmark", G_CALLBACK(run_benchmark), r);
    r->pause = gtk_toggle_button_new_with_mnemonic("Pa_use");
    gtk_box_append(GTK_BOX(box), r->pause);
    g_signal_connect(r->pause, "toggled", G_CALLBACK(take_pause), r);
    r->stop = append_button(box, "Stop", G_CALLBACK(take_stop), r);
    r->bar = gtk_progress_bar_new();
    gtk_widget_set_hexpand(r->bar, TRUE);
    gtk_widget_set_valign(r->bar, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(box), r->bar);
    return box;
}

void show_runs(runs* r, bool has_device)
{
    bool can_run = has_device && r->m->gpu && !r->job;
    bool is_plans = r->m->view == VIEW_CANDIDATES;
    gtk_widget_set_visible(r->few, is_plans);
    gtk_widget_set_visible(r->all, is_plans);
    gtk_widget_set_visible(r->benchmark, r->m->view == VIEW_BENCHMARK);
    gtk_widget_set_sensitive(r->benchmark, can_run);
    gtk_widget_set_sensitive(r->few, can_run);
    gtk_widget_set_sensitive(r->all, can_run);
    gtk_widget_set_visible(r->pause, r->job != NULL);
    gtk_widget_set_visible(r->stop, r->job != NULL);
    gtk_widget_set_visible(r->bar, r->job != NULL);
    if (r->job)
        gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(r->bar), (double)read_job(r->job).share);
    else
        gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(r->pause), FALSE);
}

void tell_run(const runs* r, char* words, size_t size)
{
    bool is_shown = r->m->view == VIEW_CANDIDATES || r->m->view == VIEW_BENCHMARK;
    if (!r->job)
    {
        snprintf(words, size, "%s",
                 !is_shown   ? ""
                 : r->m->gpu ? r->sentence
                             : "Choose \"This machine\" to time plans on a device.");
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
    r->few = r->all = r->benchmark = r->pause = r->stop = r->bar = NULL;
}

void close_runs(runs* r)
{
    close_job(r->job);
    r->job = NULL;
}
