#include "sampled.h"

#include "parts/words/ending.h"
#include "course/memory.h"
#include "parts/files/npy.h"
#include "options.h"
#include "parts/files/output.h"
#include "sparse_arrays.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

typedef struct sampled_job
{
    const char *paths[2], *pattern_path, *d_path, *device;
    float alpha, beta;
    bool help;
    npy_matrix factors[2];
    mtx_csr pattern; /* its values become those of D */
    gpu g;
    sk_context* context;
    sk_sddmm_plan* plan;
    gpu_buffer arrays[3]; /* of the pattern: row offsets, column indices, values, which are C and D */
    gpu_buffer memory[2]; /* of A and B */
} sampled_job;

bool names_pattern(int count, char** words)
{
    for (int i = 1; i < count && strcmp(words[i], "--") != 0; i++)
        if (strcmp(words[i], "--pattern") == 0 || strncmp(words[i], "--pattern=", 10) == 0)
            return true;
    return false;
}

/* ---- input ----------------------------------------------------------------------------------- */

static bool check_words(const sampled_job* j)
{
    if (!j->paths[1] || !j->d_path)
        fprintf(stderr,
                "matmul: products at a pattern are A.npy B.npy --pattern P.mtx -o D.mtx, with --alpha, --beta "
                "and --device\n");
    else if (ends_in(j->d_path, ".npy"))
        fprintf(stderr, "matmul: -o is %s, but D is sparse, and written as a Matrix Market file\n", j->d_path);
    else
        return true;
    return false;
}

static bool parse(int count, char** words, sampled_job* j)
{
    const option list[] = {
        {"-o", OPTION_TEXT, &j->d_path, NULL},
        {"--output", OPTION_TEXT, &j->d_path, NULL},
        {"--pattern", OPTION_TEXT, &j->pattern_path, NULL},
        {"--alpha", OPTION_NUMBER, &j->alpha, NULL},
        {"--beta", OPTION_NUMBER, &j->beta, NULL},
        {"--device", OPTION_TEXT, &j->device, NULL},
        {"--help", OPTION_FLAG, &j->help, NULL},
        {NULL, OPTION_FLAG, NULL, NULL},
    };
    j->alpha = 1.0f;
    return parse_form("products at a pattern", "-o, --alpha, --beta and --device", list, count, words, j->paths) &&
           (j->help || check_words(j));
}

static bool check_types(const sampled_job* j)
{
    const npy_matrix *a = &j->factors[0], *b = &j->factors[1];
    if (a->type != SK_TYPE_F16 && a->type != SK_TYPE_F32 && a->type != SK_TYPE_F64 && a->type != SK_TYPE_CF32)
        fprintf(stderr, "matmul: %s is of %s, but matrices of a product at a pattern are f2, f4, f8 or c8\n",
                j->paths[0], name_npy_type(a->type));
    else if (a->type != b->type)
        fprintf(stderr, "matmul: %s is of %s, but %s is of %s\n", j->paths[0], name_npy_type(a->type), j->paths[1],
                name_npy_type(b->type));
    else if (j->beta != 0.0f && j->pattern.field == MTX_COMPLEX && a->type != SK_TYPE_CF32)
        fprintf(stderr, "matmul: --beta multiplies %s, which is complex, but %s is of %s, must be c8\n",
                j->pattern_path, j->paths[0], name_npy_type(a->type));
    else
        return true;
    return false;
}

static bool check_dimensions(const sampled_job* j)
{
    for (int i = 0; i < 2; i++)
        if (j->factors[i].dimensions != NPY_MATRIX)
        {
            fprintf(stderr, "matmul: %s has %s, but a product at a pattern is of two matrices\n", j->paths[i],
                    j->factors[i].dimensions == NPY_BATCH  ? "three dimensions"
                    : j->factors[i].dimensions == NPY_ROWS ? "one dimension"
                                                           : "no dimensions");
            return false;
        }
    return true;
}

static bool check_extents(const sampled_job* j)
{
    const npy_matrix *a = &j->factors[0], *b = &j->factors[1];
    const mtx_csr* p = &j->pattern;
    if (a->columns != b->rows)
        fprintf(stderr, "matmul: %s has %u columns, but %s has %u rows\n", j->paths[0], a->columns, j->paths[1],
                b->rows);
    else if (a->rows != p->rows || b->columns != p->columns)
        fprintf(stderr, "matmul: %s is %u x %u, but the product of %s and %s is %u x %u\n", j->pattern_path, p->rows,
                p->columns, j->paths[0], j->paths[1], a->rows, b->columns);
    else
        return true;
    return false;
}

/* Without beta, values of the pattern are not used. */
static mtx_type type_of_pattern(const sampled_job* j)
{
    return j->beta != 0.0f ? type_for_mtx(j->factors[0].type) : MTX_UNUSED;
}

static bool read_files(sampled_job* j)
{
    char sentence[MTX_SENTENCE > NPY_SENTENCE ? MTX_SENTENCE : NPY_SENTENCE];
    if (!read_npy(j->paths[0], SK_TYPE_F16, &j->factors[0], sentence) ||
        !read_npy(j->paths[1], SK_TYPE_F16, &j->factors[1], sentence) ||
        !read_mtx_csr(j->pattern_path, type_of_pattern(j), &j->pattern, sentence))
        fprintf(stderr, "matmul: %s\n", sentence);
    else if (!check_dimensions(j) || !check_extents(j) || !check_types(j))
        return false;
    else if (!can_open_output(j->d_path))
        fprintf(stderr, "matmul: %s cannot be written: %s\n", name_output(j->d_path), strerror(errno));
    else
        return true;
    return false;
}

/* ---- device ---------------------------------------------------------------------------------- */

static sk_dense_desc describe_factor(const npy_matrix* m)
{
    sk_dense_desc desc = {m->column_major ? SK_LAYOUT_COL_MAJOR : SK_LAYOUT_ROW_MAJOR, 0};
    return desc;
}

static status make_plan(sampled_job* j)
{
    sk_sddmm_desc desc = {0};
    desc.rows = j->pattern.rows;
    desc.columns = j->pattern.columns;
    desc.nonzeros = j->pattern.nonzeros;
    desc.k = j->factors[0].columns;
    desc.type = j->factors[0].type;
    desc.a = describe_factor(&j->factors[0]);
    desc.b = describe_factor(&j->factors[1]);
    desc.epilogue = j->alpha != 1.0f || j->beta != 0.0f ? SK_EPILOGUE_LINEAR : SK_EPILOGUE_NONE;
    gpu_options device = {0};
    device.device = j->device;
    status s = open_context(&j->g, &device, &j->context);
    return s == DONE ? status_of(sk_create_sddmm_plan(j->context, &desc, &j->plan)) : s;
}

static bool upload_all(sampled_job* j)
{
    VkDeviceSize needed = count_gpu_csr_bytes(j->pattern.rows, j->pattern.nonzeros, j->factors[0].type) +
                          count_npy_bytes(&j->factors[0]) + count_npy_bytes(&j->factors[1]);
    bool done = has_gpu_memory(&j->g, needed, "matmul: the product") &&
                upload_mtx_csr(&j->g, &j->pattern, j->factors[0].type, j->arrays);
    for (int i = 0; i < 2 && done; i++)
    {
        size_t size = count_npy_bytes(&j->factors[i]);
        done = create_gpu_buffer(&j->g, size, GPU_DEVICE, &j->memory[i]) &&
               (size == 0 || upload_gpu_buffer(&j->g, &j->memory[i], 0, j->factors[i].data, size));
    }
    return done;
}

static bool multiply(const sampled_job* j)
{
    sk_csr pattern = make_gpu_csr(j->arrays);
    sk_sddmm_args args = {0};
    args.row_offsets = pattern.row_offsets;
    args.column_indices = pattern.column_indices;
    args.a = make_gpu_matrix(&j->memory[0], 0);
    args.b = make_gpu_matrix(&j->memory[1], 0);
    args.c = args.d = pattern.values;
    args.alpha = j->alpha;
    args.beta = j->beta;
    VkCommandBuffer commands = begin_gpu_commands(&j->g);
    bool recorded = commands && sk_sddmm(commands, j->plan, &args) == SK_SUCCESS;
    return commands && submit_gpu_commands(&j->g, commands) && recorded;
}

/* ---- output ---------------------------------------------------------------------------------- */

static bool download_product(sampled_job* j)
{
    mtx_csr* d = &j->pattern;
    bool is_of_complex = j->factors[0].type == SK_TYPE_CF32;
    d->field = is_of_complex ? MTX_COMPLEX : MTX_REAL;
    if (is_of_complex && !d->imaginary)
        d->imaginary = take_memory(d->nonzeros, sizeof *d->imaginary);
    return (d->imaginary || !is_of_complex) && download_mtx_values(&j->g, &j->arrays[2], j->factors[0].type, d);
}

/* ---- all ------------------------------------------------------------------------------------- */

static status run(sampled_job* j)
{
    if (!read_files(j))
        return BAD_INPUT;
    status s = make_plan(j);
    if (s != DONE)
        return s;
    if (!upload_all(j) || !multiply(j) || !download_product(j))
        return FAILED;
    return write_mtx_file(j->d_path, &j->pattern) ? DONE : BAD_INPUT;
}

static void clean_up(sampled_job* j)
{
    sk_destroy_sddmm_plan(j->plan);
    for (int i = 0; i < 3 && j->g.device; i++)
        destroy_gpu_buffer(&j->g, &j->arrays[i]);
    for (int i = 0; i < 2 && j->g.device; i++)
        destroy_gpu_buffer(&j->g, &j->memory[i]);
    sk_destroy_context(j->context);
    if (j->g.instance)
        close_gpu(&j->g);
    free_mtx_csr(&j->pattern);
    free_npy(&j->factors[0]);
    free_npy(&j->factors[1]);
}

status multiply_sampled_files(int count, char** words)
{
    static sampled_job j;
    if (!parse(count, words, &j))
        return BAD_INPUT;
    if (j.help)
    {
        print_help();
        return DONE;
    }
    claim_stdout(j.d_path);
    status s = run(&j);
    clean_up(&j);
    return s;
}
