#include "blas3_verify.h"

#include "course/memory.h"
#include "parts/matrices/element.h"
#include "parts/matrices/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
    DRAWN = 500,
    POISON = 0xff
};

typedef struct number
{
    int64_t real, imaginary;
} number;

/* Element (line, at) of A or B, whose lines have `length` elements. */
static number read_number(const blas3_row* r, bool of_b, uint64_t line, uint64_t at, uint64_t length)
{
    uint64_t index = line * length + at;
    number x = {0, 0};
    if (is_complex(r->type))
    {
        x.real = draw_blas3_integer(of_b, 2 * index);
        x.imaginary = draw_blas3_integer(of_b, 2 * index + 1);
    }
    else
        x.real = draw_blas3_integer(of_b, index);
    return x;
}

static void add_product(number x, number y, number* sum)
{
    sum->real += x.real * y.real - x.imaginary * y.imaginary;
    sum->imaginary += x.real * y.imaginary + x.imaginary * y.real;
}

/* Adds row `i` of one matrix times the transposed row `j` of another, which is conjugated if need be. */
static void add_term(const blas3_row* r, bool first_is_b, uint64_t i, bool other_is_b, uint64_t j, number* sum)
{
    for (uint64_t k = 0; k < r->k; k++)
    {
        number y = read_number(r, other_is_b, j, k, r->k);
        y.imaginary = is_hermitian(r) ? -y.imaginary : y.imaginary;
        add_product(read_number(r, first_is_b, i, k, r->k), y, sum);
    }
}

static number compute_element(const blas3_row* r, uint64_t i, uint64_t j, bool is_product)
{
    number sum = {0, 0};
    if (r->operation == BLAS3_GEMM)
        for (uint64_t k = 0; k < r->k; k++)
            add_product(read_number(r, false, i, k, r->k), read_number(r, true, k, j, r->n), &sum);
    else
        add_term(r, false, i, has_two_terms(r), j, &sum);
    if (has_two_terms(r) && !is_product)
        add_term(r, true, i, false, j, &sum);
    return sum;
}

static bool is_element(const blas3_row* r, const unsigned char* at, number right)
{
    unsigned char bytes[16];
    sk_type part = component_of(r->type);
    store_element(part, bytes, (double)right.real);
    if (is_complex(r->type))
        store_element(part, bytes + element_size(part), (double)right.imaginary);
    return memcmp(at, bytes, element_size(r->type)) == 0;
}

static bool check_drawn(const blas3_row* r, const unsigned char* d, blas3_plan* p)
{
    for (uint64_t drawn = 0; drawn < DRAWN; drawn++)
    {
        uint64_t i = draw_bits(((uint64_t)14 << 40) + 2 * drawn) % r->n;
        uint64_t j = draw_bits(((uint64_t)14 << 40) + 2 * drawn + 1) % (has_triangle(r) ? i + 1 : r->n);
        j = drawn % 8 == 0 && has_triangle(r) ? i : j;
        if (is_element(r, d + (i * r->n + j) * element_size(r->type), compute_element(r, i, j, p->is_product)))
            continue;
        snprintf(p->verdict, sizeof p->verdict, "WRONG: row %llu; column %llu", (unsigned long long)i,
                 (unsigned long long)j);
        return false;
    }
    return true;
}

static bool is_poison(const unsigned char* at, uint64_t size)
{
    for (uint64_t i = 0; i < size; i++)
        if (at[i] != POISON)
            return false;
    return true;
}

/* Compares each row up to the diagonal with the first plan's, and looks at the rest. */
static void compare_rows(const blas3_row* r, const unsigned char* first, const unsigned char* d, blas3_plan* p)
{
    uint64_t size = element_size(r->type);
    for (uint64_t i = 0; i < r->n; i++)
    {
        uint64_t at = i * r->n * size, inside = (has_triangle(r) ? i + 1 : r->n) * size;
        bool is_alike = p->is_product || memcmp(d + at, first + at, inside) == 0;
        bool is_kept = p->is_product || is_poison(d + at + inside, r->n * size - inside);
        if (is_alike && is_kept)
            continue;
        snprintf(p->verdict, sizeof p->verdict, "WRONG: row %llu %s", (unsigned long long)i,
                 is_alike ? "is written beyond the triangle" : "is not auto's");
        return;
    }
    snprintf(p->verdict, sizeof p->verdict, "exact");
}

static bool compute_once(const blas3* b, const blas3_plan* p, unsigned char* d)
{
    VkCommandBuffer commands = begin_gpu_commands(b->g);
    if (!commands)
        return false;
    vkCmdFillBuffer(commands, b->d.buffer, 0, VK_WHOLE_SIZE, 0xffffffffu);
    bool done = submit_gpu_commands(b->g, commands);
    commands = done ? begin_gpu_commands(b->g) : VK_NULL_HANDLE;
    if (!commands)
        return false;
    done = record_blas3(commands, p, 0);
    return submit_gpu_commands(b->g, commands) && done && download_gpu_buffer(b->g, &b->d, 0, d, b->result);
}

bool verify_blas3(blas3* b)
{
    unsigned char *first = take_memory(b->result, 1), *d = take_memory(b->result, 1);
    bool done = first && d && fill_blas3_integers(b) && compute_once(b, &b->plans[0], first);
    for (uint32_t i = 0; i < b->count && done; i++)
    {
        done = compute_once(b, &b->plans[i], d);
        if (done && check_drawn(b->row, d, &b->plans[i]))
            compare_rows(b->row, first, d, &b->plans[i]);
    }
    free(first);
    free(d);
    return done;
}
