#include "teaal_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum
{
    TEXT_SIZE = 1 << 14 /* bytes that hold the specification of any plan */
};

/* A document, after others if it is not the first of the file. */
static void print_specification(FILE* file, bool is_first, const char* line, const char* text)
{
    fprintf(file, "%s# %s\n%s", is_first ? "" : "---\n", line, text);
}

static sk_result print_spmm(FILE* file, sk_context* context, const sk_spmm_desc* desc)
{
    char line[SK_LINE_SIZE], text[TEXT_SIZE];
    sk_spmm_plan* plan = NULL;
    sk_result result = sk_create_spmm_plan(context, desc, &plan);
    if (result == SK_SUCCESS)
    {
        sk_format_spmm_plan(plan, line, sizeof line);
        write_spmm_teaal(desc, plan, text, sizeof text);
        print_specification(file, desc->decomposition == SK_SPARSE_DECOMPOSITION_THREAD_MAPPED, line, text);
    }
    sk_destroy_spmm_plan(plan);
    return result;
}

static sk_result print_spgemm(FILE* file, sk_context* context, const sk_spgemm_desc* desc)
{
    char line[SK_LINE_SIZE], text[TEXT_SIZE];
    sk_spgemm_plan* plan = NULL;
    sk_result result = sk_create_spgemm_plan(context, desc, &plan);
    if (result == SK_SUCCESS)
    {
        sk_format_spgemm_plan(plan, line, sizeof line);
        write_spgemm_teaal(desc, plan, text, sizeof text);
        print_specification(file, false, line, text);
    }
    sk_destroy_spgemm_plan(plan);
    return result;
}

static sk_result print_all(FILE* file, sk_context* context, const sparse_matrix* m, uint32_t workers)
{
    static const sk_sparse_decomposition decompositions[] = {
        SK_SPARSE_DECOMPOSITION_THREAD_MAPPED, SK_SPARSE_DECOMPOSITION_GROUP_MAPPED,
        SK_SPARSE_DECOMPOSITION_MERGE_PATH, SK_SPARSE_DECOMPOSITION_ROW_BLOCKS};
    sk_result result = SK_SUCCESS;
    for (int i = 0; i < 4 && result == SK_SUCCESS; i++)
    {
        sk_spmm_desc desc = {.m = m->rows, .k = m->columns, .nonzeros = m->nonzeros, .n = 1};
        desc.longest_row = m->longest_row;
        desc.decomposition = decompositions[i];
        desc.workers = workers;
        result = print_spmm(file, context, &desc);
    }
    for (int i = 0; i < 3 && result == SK_SUCCESS && m->rows == m->columns; i++)
    {
        sk_spgemm_desc desc = {.m = m->rows, .k = m->rows, .n = m->rows};
        desc.a_nonzeros = desc.b_nonzeros = m->nonzeros;
        desc.decomposition = decompositions[i];
        result = print_spgemm(file, context, &desc);
    }
    return result;
}

bool write_teaal_file(sk_context* context, const sparse_matrix* m, uint32_t workers, const char* path)
{
    FILE* file = fopen(path, "wb");
    sk_result result = file ? print_all(file, context, m, workers) : SK_SUCCESS;
    bool written = file && !ferror(file);
    if (file && fclose(file) != 0)
        written = false;
    if (!written)
        fprintf(stderr, "draw: %s cannot be written: %s\n", path, strerror(errno));
    return written && result == SK_SUCCESS; /* of plans the logger has said why */
}
