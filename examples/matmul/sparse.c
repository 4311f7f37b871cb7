#include "sparse.h"

#include "parts/files/output.h"
#include "parts/words/progress.h"
#include "report.h"
#include "sparse_arrays.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const char* path_of_d(const sparse_job* j)
{
    return j->o->paths[D];
}

static bool can_write(const sparse_job* j)
{
    char sentence[NPY_SENTENCE];
    if (!path_of_d(j))
        return true;
    if (!j->is_sparse && !can_write_npy(path_of_d(j), sentence))
        fprintf(stderr, "matmul: %s\n", sentence);
    else if (j->is_sparse && !can_open_output(path_of_d(j)))
        fprintf(stderr, "matmul: %s cannot be written: %s\n", name_output(path_of_d(j)), strerror(errno));
    else
        return true;
    return false;
}

static status plan_product(sparse_job* j, const sparse_form* form)
{
    gpu_options device = {0};
    device.device = j->o->device;
    device.on_wait = show_wait;
    status s = open_context(&j->g, &device, &j->context);
    s = s == DONE ? status_of(form->plan(j)) : s;
    if (s == DONE && j->o->verbose && !j->o->json)
        printf("%s: %s\n", j->g.properties.deviceName, j->line);
    return s;
}

static bool run_product(const sparse_job* j, const sparse_form* form)
{
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    bool recorded = commands && form->record(commands, j, false);
    begin_progress("multiplying", NULL);
    bool done = commands && submit_gpu_commands(&j->g, commands) && recorded;
    end_progress();
    return done;
}

/* A job with its form. */
typedef struct whole_run
{
    const sparse_job* j;
    const sparse_form* form;
} whole_run;

static bool record_run(VkCommandBuffer commands, const void* user_data)
{
    const whole_run* run = user_data;
    return run->form->record(commands, run->j, true);
}

static bool time_runs(sparse_job* j, const sparse_form* form)
{
    whole_run run = {j, form};
    return !j->o->time || time_work(&j->g, record_run, &run, j->work, &j->times);
}

static bool write_result(const sparse_job* j)
{
    char sentence[NPY_SENTENCE];
    if (j->is_sparse)
        return write_mtx_file(path_of_d(j), &j->sparse[RESULT]);
    if (write_npy(path_of_d(j), &j->dense[RESULT], sentence))
        return true;
    fprintf(stderr, "matmul: %s\n", sentence);
    return false;
}

/* A wrong product is not written. */
static status check_and_write(sparse_job* j, const sparse_form* form)
{
    if (j->o->check)
        form->verify(j);
    bool right = !j->o->check || j->verdict.right;
    j->is_written = right && path_of_d(j);
    if (j->is_written && !write_result(j))
        return BAD_INPUT;
    print_sparse_report(j);
    return right ? DONE : FAILED;
}

static status run(sparse_job* j, const sparse_form* form)
{
    if (!form->read(j) || !can_write(j))
        return BAD_INPUT;
    status s = plan_product(j, form);
    if (s != DONE)
        return s;
    bool done = form->prepare(j) && run_product(j, form) && form->download(j) && time_runs(j, form);
    return done ? check_and_write(j, form) : FAILED;
}

static void clean_up(sparse_job* j)
{
    sk_destroy_spgemm_plan(j->spgemm);
    sk_destroy_spmm_plan(j->spmm);
    sk_destroy_sddmm_plan(j->sddmm);
    for (int i = 0; i < 3 * MATRICES && j->g.device; i++)
        destroy_gpu_buffer(&j->g, &j->arrays[i / 3][i % 3]);
    for (int i = 0; i < MATRICES; i++)
    {
        if (j->g.device)
            destroy_gpu_buffer(&j->g, &j->memory[i]);
        free_mtx_csr(&j->sparse[i]);
        free_npy(&j->dense[i]);
    }
    if (j->g.device)
    {
        destroy_gpu_buffer(&j->g, &j->workspace);
        destroy_gpu_buffer(&j->g, &j->status);
    }
    sk_destroy_context(j->context);
    if (j->g.instance)
        close_gpu(&j->g);
}

status multiply_sparse_files(const options* o)
{
    static sparse_job j;
    const sparse_form* form = o->form == FORM_PATTERN ? &SDDMM : o->form == FORM_SPARSE ? &SPGEMM : &SPMM;
    j.o = o;
    if (o->paths[D])
        claim_stdout(o->paths[D]);
    status s = run(&j, form);
    clean_up(&j);
    return s;
}
