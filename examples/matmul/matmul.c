/* matmul A.npy B.npy -o D.npy: multiplies two NumPy matrices on a Vulkan device.
 *
 * Read from the bottom: main, then what it calls. The order of things: files are read and checked before a device is
 * opened, and D is written last, so that bad input costs nothing and leaves nothing behind. */
#include "../common/status.h"
#include "../common/units.h"
#include "npy.h"
#include "options.h"
#include "output.h"
#include "progress.h"
#include "verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    A,
    B,
    C,
    D,
    WORKSPACE,
    BUFFER_COUNT
};

typedef struct job
{
    options o;
    npy_matrix matrices[4]; /* A to D; D's data is made when its turn comes */
    gpu g;
    sk_context* context;
    sk_plan* plan;
    gpu_buffer buffers[BUFFER_COUNT];
    sk_gemm_args args;
} job;

/* ---- input ----------------------------------------------------------------------------------- */

static status complain(const char* sentence)
{
    fprintf(stderr, "matmul: %s\n", sentence);
    return BAD_INPUT;
}

static status read_files(job* j)
{
    const char* paths[3] = {j->o.a, j->o.b, j->o.c};
    char sentence[NPY_SENTENCE];
    for (int i = A; i <= C; i++)
        if (paths[i] && !read_npy(paths[i], &j->matrices[i], sentence))
            return complain(sentence);
    return DONE;
}

/* Rows, columns, type and order of D. */
static void shape_d(job* j)
{
    npy_matrix* d = &j->matrices[D];
    d->rows = j->matrices[A].rows;
    d->columns = j->matrices[B].columns;
    d->column_major = j->o.layout_d == SK_LAYOUT_COL_MAJOR;
    d->type = j->o.type_d ? (npy_type)(j->o.type_d - 1) : j->matrices[j->o.c ? C : A].type;
}

static const char* type_name(npy_type type)
{
    return type == NPY_F16 ? "f2" : "f4";
}

static status check_shapes(const job* j)
{
    const npy_matrix *a = &j->matrices[A], *b = &j->matrices[B], *c = &j->matrices[C], *d = &j->matrices[D];
    char s[1024];
    if (a->columns != b->rows)
        snprintf(s, sizeof s, "%.200s is %u x %u and %.200s is %u x %u: the %u columns of A must be the %u rows of B",
                 j->o.a, a->rows, a->columns, j->o.b, b->rows, b->columns, a->columns, b->rows);
    else if (a->type != b->type)
        snprintf(s, sizeof s, "%.200s holds %s and %.200s %s: both must be alike", j->o.a, type_name(a->type), j->o.b,
                 type_name(b->type));
    else if (j->o.c && (c->rows != d->rows || c->columns != d->columns))
        snprintf(s, sizeof s, "%.200s is %u x %u: C must be %u x %u, as A B is", j->o.c, c->rows, c->columns, d->rows,
                 d->columns);
    else if (j->o.c && c->type != d->type)
        snprintf(s, sizeof s, "%.200s holds %s: C must be %s, as D is", j->o.c, type_name(c->type),
                 type_name(d->type));
    else if (d->columns > 0 && d->rows > SIZE_MAX / sizeof(float) / d->columns)
        snprintf(s, sizeof s, "D would have %u x %u elements, more than memory can hold", d->rows, d->columns);
    else
        return DONE;
    return complain(s);
}

static status read_input(job* j)
{
    char sentence[NPY_SENTENCE];
    status s = read_files(j);
    if (s != DONE)
        return s;
    shape_d(j);
    s = check_shapes(j);
    if (s == DONE && j->o.output && !can_write_npy(j->o.output, sentence))
        return complain(sentence);
    return s;
}

/* ---- plan and memory ------------------------------------------------------------------------- */

static sk_matrix_desc describe(const npy_matrix* matrix)
{
    sk_matrix_desc desc = {0};
    desc.type = matrix->type == NPY_F16 ? SK_TYPE_F16 : SK_TYPE_F32;
    desc.layout = matrix->column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR;
    return desc;
}

static bool is_linear(const job* j)
{
    return j->o.alpha != 1.0f || j->o.c;
}

static status make_plan(job* j)
{
    char line[SK_LINE_SIZE];
    sk_gemm_desc desc = j->o.decisions;
    desc.m = j->matrices[D].rows;
    desc.n = j->matrices[D].columns;
    desc.k = j->matrices[A].columns;
    desc.a = describe(&j->matrices[A]);
    desc.b = describe(&j->matrices[B]);
    desc.d = describe(&j->matrices[D]);
    desc.c = j->o.c ? describe(&j->matrices[C]) : desc.d;
    desc.epilogue = is_linear(j) ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;

    status s = status_of(sk_create_plan(j->context, &desc, &j->plan));
    if (s != DONE || !j->o.verbose)
        return s;
    sk_format_plan(j->plan, line, sizeof line);
    printf("%s: %s\n", j->g.properties.deviceName, line);
    return DONE;
}

/* Makes D's memory on host and device. With --check it begins as NaNs, so that a value that nobody wrote is noticed. */
static status prepare_d(job* j)
{
    npy_matrix* d = &j->matrices[D];
    size_t size = count_npy_bytes(d);
    d->data = malloc(size + 1);
    if (!d->data)
        return complain("D does not fit into memory");
    if (!j->o.check)
        return DONE;
    memset(d->data, 0xff, size);
    return upload_gpu_buffer(&j->g, &j->buffers[D], 0, d->data, size) ? DONE : FAILED;
}

static status make_buffers(job* j)
{
    for (int i = A; i <= D; i++)
        if (!create_gpu_buffer(&j->g, count_npy_bytes(&j->matrices[i]), GPU_DEVICE, &j->buffers[i]))
            return FAILED;
    if (!create_gpu_buffer(&j->g, sk_query_plan(j->plan).workspace_size, GPU_DEVICE, &j->buffers[WORKSPACE]))
        return FAILED;
    for (int i = A; i <= C; i++)
        if (!upload_gpu_buffer(&j->g, &j->buffers[i], 0, j->matrices[i].data, count_npy_bytes(&j->matrices[i])))
            return FAILED;

    j->args.a = make_gpu_matrix(&j->buffers[A], 0);
    j->args.b = make_gpu_matrix(&j->buffers[B], 0);
    j->args.c = make_gpu_matrix(&j->buffers[C], 0);
    j->args.d = make_gpu_matrix(&j->buffers[D], 0);
    j->args.workspace = make_gpu_matrix(&j->buffers[WORKSPACE], 0);
    j->args.alpha = j->o.alpha;
    j->args.beta = j->o.beta;
    return prepare_d(j);
}

/* ---- run ------------------------------------------------------------------------------------- */

/* Tells whether a worker of a turnstile gave up: then D is wrong. */
static status check_workers(const job* j)
{
    char sentence[256];
    sk_status record = {0};
    sk_fixup fixup = sk_query_plan(j->plan).fixup;
    if (fixup != SK_FIXUP_TURNSTILE && fixup != SK_FIXUP_TURNSTILE_UNORDERED)
        return DONE;
    if (!download_gpu_buffer(&j->g, &j->buffers[WORKSPACE], SK_STATUS_OFFSET, &record, sizeof record))
        return FAILED;
    if (sk_read_status(&record, sentence, sizeof sentence) == SK_SUCCESS)
        return DONE;
    complain(sentence);
    return FAILED;
}

static status multiply(job* j)
{
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    if (!commands)
        return FAILED;
    sk_result result = SK_SUCCESS;
    if (j->args.workspace.size > 0)
        result = sk_clear_workspace(commands, j->context, j->args.workspace);
    if (result == SK_SUCCESS)
        result = sk_gemm(commands, j->plan, &j->args);

    begin_progress("multiplying");
    bool done = submit_gpu_commands(&j->g, commands);
    end_progress();
    return result == SK_SUCCESS && done ? check_workers(j) : FAILED;
}

/* Multiply `count` times in one submission, and tell what each took. */
static bool time_runs(job* j, const gpu_timer* timer, uint32_t count, double* nanoseconds)
{
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    bool done = commands != VK_NULL_HANDLE;
    if (!done)
        return false;
    write_gpu_timestamp(timer, commands, 0);
    for (uint32_t i = 0; i < count; i++)
    {
        done = done && sk_gemm(commands, j->plan, &j->args) == SK_SUCCESS;
        record_compute_barrier(commands); /* the next run writes the same D */
        write_gpu_timestamp(timer, commands, i + 1);
    }
    done = submit_gpu_commands(&j->g, commands) && done && read_gpu_timestamps(&j->g, timer, count + 1, nanoseconds);
    for (uint32_t i = 0; i < count; i++)
        nanoseconds[i] = nanoseconds[i + 1] - nanoseconds[i];
    return done;
}

static int compare_doubles(const void* left, const void* right)
{
    double a = *(const double*)left, b = *(const double*)right;
    return (a > b) - (a < b);
}

static void print_time(const job* j, double* nanoseconds, uint32_t count)
{
    qsort(nanoseconds, count, sizeof *nanoseconds, compare_doubles);
    double median = 0.5 * (nanoseconds[(count - 1) / 2] + nanoseconds[count / 2]);
    double work = 2.0 * j->matrices[D].rows * j->matrices[D].columns * j->matrices[A].columns;
    double rate = median > 0.0 ? work / median * 1e9 : 0.0; /* FLOP/s */
    rate_unit unit = unit_of(rate);
    printf("time: %.6g ms, %.4g %s: the median of %u runs, the fastest %.6g ms, the slowest %.6g ms\n", median * 1e-6,
           rate / unit.size, unit.flops, count, nanoseconds[0] * 1e-6, nanoseconds[count - 1] * 1e-6);
}

static status time_product(job* j)
{
    enum
    {
        MOST = 200
    };
    gpu_timer timer;
    double nanoseconds[MOST + 1] = {0};
    if (!create_gpu_timer(&j->g, MOST + 1, &timer))
        return FAILED;

    /* the run that made D has loaded the kernel; this one tells how many runs take 0.2 seconds */
    begin_progress("timing");
    bool done = time_runs(j, &timer, 1, nanoseconds);
    double fit = nanoseconds[0] > 0.0 ? 0.2e9 / nanoseconds[0] : MOST;
    uint32_t count = fit < 3.0 ? 3 : fit > MOST ? MOST : (uint32_t)fit;
    if (done && count > 3) /* a GPU's clocks are fast only after a few milliseconds of work */
        done = time_runs(j, &timer, count, nanoseconds);
    done = done && time_runs(j, &timer, count, nanoseconds);
    end_progress();
    status s = done ? check_workers(j) : FAILED;
    if (s == DONE)
        print_time(j, nanoseconds, count);
    destroy_gpu_timer(&j->g, &timer);
    return s;
}

/* ---- output ---------------------------------------------------------------------------------- */

static status check_and_write(job* j)
{
    const npy_matrix *m = j->matrices, *d = &m[D];
    char sentence[NPY_SENTENCE];
    if (!download_gpu_buffer(&j->g, &j->buffers[D], 0, d->data, count_npy_bytes(d)))
        return FAILED;
    if (j->o.check && !verify_product(&m[A], &m[B], &m[C], d, j->o.alpha, j->o.beta))
        return FAILED;
    if (!j->o.output)
        return DONE;
    if (!write_npy(j->o.output, d, sentence))
        return complain(sentence);
    printf("wrote %s: %u x %u, %s\n", j->o.output, d->rows, d->columns, type_name(d->type));
    return DONE;
}

static void show_wait(void* user_data)
{
    (void)user_data;
    update_progress(0, 0);
}

static status open_device(job* j)
{
    gpu_options device = {0};
    device.device = j->o.device;
    device.on_wait = show_wait;
    return open_context(&j->g, &device, &j->context);
}

static void clean_up(job* j)
{
    for (int i = 0; i < BUFFER_COUNT; i++)
        destroy_gpu_buffer(&j->g, &j->buffers[i]);
    sk_destroy_plan(j->plan);
    sk_destroy_context(j->context);
    close_gpu(&j->g);
    for (int i = A; i <= D; i++)
        free_npy(&j->matrices[i]);
}

static status run(job* j)
{
    status (*const steps[])(job*) = {read_input, open_device, make_plan, make_buffers, multiply};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
    {
        status s = steps[i](j);
        if (s != DONE)
            return s;
    }
    if (j->o.time && time_product(j) != DONE)
        return FAILED;
    return check_and_write(j);
}

int main(int count, char** words)
{
    static job j;
    if (!parse_options(count, words, &j.o))
        return BAD_INPUT;
    if (j.o.help)
    {
        print_help();
        return DONE;
    }
    if (j.o.output)
        claim_stdout(j.o.output);
    status s = run(&j);
    clean_up(&j);
    return (int)s;
}
