/* validated.h - products under the validation layer, each matrix in a buffer of its own. Include it after check.h. */
#ifndef VALIDATED_H
#define VALIDATED_H

#include "parts/matrices/element.h"
#include "gpu/larger.h"
#include "gpu/layer.h"

static gpu device;
static sk_context* context;
static gpu_buffer workspace;
static bool is_cpu;

typedef struct product
{
    sk_gemm_desc desc;
    sk_gemm_args args;
    sk_plan* plan;
    gpu_buffer a, b, c, d, scale_m, scale_n, bias, residual; /* the last four only with an epilogue of such parts */
} product;

/* Small integers: every sum is exact in every type. */
static inline bool create_matrix(size_t count, sk_type type, uint32_t seed, gpu_buffer* buffer)
{
    if (!CHECK(create_gpu_buffer(&device, count * element_size(type), GPU_HOST, buffer)))
    {
        return false;
    }
    for (size_t i = 0; i < count; i++)
    {
        seed = seed * 1664525u + 1013904223u;
        store_element(type, (unsigned char*)buffer->mapped + i * element_size(type), (int)(seed >> 24) / 64 - 2);
    }
    return true;
}

static inline double get(const gpu_buffer* buffer, sk_type type, size_t index)
{
    return load_element(type, (const unsigned char*)buffer->mapped + index * element_size(type));
}

/* Vectors and the residual, each in a buffer that ends where they do. */
static inline bool create_parts(product* p, size_t first)
{
    const sk_gemm_desc* d = &p->desc;
    size_t batches = d->batch_count ? d->batch_count : 1;
    if (!d->add_residual)
    {
        return true;
    }
    bool created = create_matrix(first + d->m, SK_TYPE_F32, 5, &p->scale_m) &&
                   create_matrix(first + d->n, SK_TYPE_F32, 6, &p->scale_n) &&
                   create_matrix(first + d->n, SK_TYPE_F32, 7, &p->bias) &&
                   create_matrix(first + batches * d->m * d->n, d->residual.type, 8, &p->residual);
    p->args.scale_m = make_gpu_matrix(&p->scale_m, first * sizeof(float));
    p->args.scale_n = make_gpu_matrix(&p->scale_n, first * sizeof(float));
    p->args.bias = make_gpu_matrix(&p->bias, first * sizeof(float));
    p->args.residual = make_gpu_matrix(&p->residual, first * element_size(d->residual.type));
    return created;
}

/* Matrices begin `first` elements into their buffers, and are packed. */
static inline bool open_product(product* p, size_t first)
{
    const sk_gemm_desc* d = &p->desc;
    size_t batches = d->batch_count ? d->batch_count : 1;
    bool opened = create_matrix(first + batches * d->m * d->k, d->a.type, 1, &p->a) &&
                  create_matrix(first + batches * d->k * d->n, d->b.type, 2, &p->b) &&
                  create_matrix(first + batches * d->m * d->n, d->c.type, 3, &p->c) &&
                  create_matrix(first + batches * d->m * d->n, d->d.type, 4, &p->d) && create_parts(p, first);
    p->args.a = make_gpu_matrix(&p->a, first * element_size(d->a.type));
    p->args.b = make_gpu_matrix(&p->b, first * element_size(d->b.type));
    p->args.c = make_gpu_matrix(&p->c, first * element_size(d->c.type));
    p->args.d = make_gpu_matrix(&p->d, first * element_size(d->d.type));
    p->args.workspace = make_gpu_matrix(&workspace, 0);
    return opened && CHECK_EQ(sk_create_gemm_plan(context, d, &p->plan), SK_SUCCESS) &&
           CHECK(sk_query_plan(p->plan).workspace_size <= workspace.size);
}

static inline void close_product(product* p)
{
    sk_destroy_plan(p->plan);
    destroy_gpu_buffer(&device, &p->a);
    destroy_gpu_buffer(&device, &p->b);
    destroy_gpu_buffer(&device, &p->c);
    destroy_gpu_buffer(&device, &p->d);
    destroy_gpu_buffer(&device, &p->scale_m);
    destroy_gpu_buffer(&device, &p->scale_n);
    destroy_gpu_buffer(&device, &p->bias);
    destroy_gpu_buffer(&device, &p->residual);
}

static inline size_t locate(const sk_matrix_desc* matrix, uint32_t rows, uint32_t columns, uint32_t row,
                            uint32_t column)
{
    return matrix->layout == SK_LAYOUT_COL_MAJOR ? (size_t)column * rows + row : (size_t)row * columns + column;
}

static inline double compute_element(const product* p, size_t first, uint32_t batch, uint32_t i, uint32_t j)
{
    const sk_gemm_desc* d = &p->desc;
    size_t a = first + (size_t)batch * d->m * d->k, b = first + (size_t)batch * d->k * d->n;
    size_t c = first + (size_t)batch * d->m * d->n;
    double sum = 0;
    for (uint32_t k = 0; k < d->k; k++)
    {
        sum += get(&p->a, d->a.type, a + locate(&d->a, d->m, d->k, i, k)) *
               get(&p->b, d->b.type, b + locate(&d->b, d->k, d->n, k, j));
    }
    if (d->epilogue == SK_EPILOGUE_LINEAR)
    {
        sum = p->args.alpha * sum;
    }
    if (d->add_residual)
    {
        sum *= get(&p->scale_m, SK_TYPE_F32, first + i) * get(&p->scale_n, SK_TYPE_F32, first + j);
        sum += get(&p->bias, SK_TYPE_F32, first + j);
    }
    if (d->epilogue == SK_EPILOGUE_LINEAR)
    {
        sum += p->args.beta * get(&p->c, d->c.type, c + locate(&d->c, d->m, d->n, i, j));
    }
    sum = d->activation == SK_ACTIVATION_RELU && sum < 0 ? 0 : sum;
    return sum +
           (d->add_residual ? get(&p->residual, d->residual.type, c + locate(&d->residual, d->m, d->n, i, j)) : 0);
}

/* Checks a part of the result: is what ran under the layer the multiplication at all? */
static inline void check_product(const product* p, size_t first)
{
    const sk_gemm_desc* d = &p->desc;
    uint32_t batches = d->batch_count ? d->batch_count : 1;
    size_t wrong = 0;
    for (uint32_t batch = 0; batch < batches; batch++)
    {
        for (uint32_t i = 0; i < d->m; i += 3)
        {
            for (uint32_t j = 0; j < d->n; j += 5)
            {
                size_t index = first + (size_t)batch * d->m * d->n + locate(&d->d, d->m, d->n, i, j);
                bool is_computed =
                    d->triangle == SK_TRIANGLE_NONE || (d->triangle == SK_TRIANGLE_LOWER ? j <= i : i <= j);
                wrong += is_computed && get(&p->d, d->d.type, index) != compute_element(p, first, batch, i, j);
            }
        }
    }
    if (!CHECK_EQ(wrong, 0))
    {
        char line[SK_LINE_SIZE];
        sk_format_plan(p->plan, line, sizeof line);
        CHECK_NOTE("%s\n", line);
    }
}

static inline VkCommandBuffer begin_with_clear_workspace(void)
{
    VkCommandBuffer commands = begin_gpu_commands(&device);
    CHECK_EQ(sk_clear_workspace(commands, context, make_gpu_matrix(&workspace, 0)), SK_SUCCESS);
    return commands;
}

static inline void run_product(product* p, size_t first)
{
    if (open_product(p, first))
    {
        VkCommandBuffer commands = begin_with_clear_workspace();
        CHECK_EQ(sk_gemm(commands, p->plan, &p->args), SK_SUCCESS);
        CHECK(submit_gpu_commands(&device, commands));
        check_product(p, first);
    }
    close_product(p);
}

/* ---- the device ------------------------------------------------------------------------------- */

static inline void the_layer_is_present(void)
{
    if (!has_layer())
    {
        SKIP("no validation layer here");
    }
}

static inline bool open_device(void)
{
    gpu_options options = {0};
    options.validation = true;
    options.labels = true;
    options.on_message = on_message;
    if (!open_gpu(&device, &options) || create_gpu_context(&device, &context) != SK_SUCCESS)
    {
        return false;
    }
    is_cpu = device.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
    printf("%s\n", device.properties.deviceName);
    return create_gpu_buffer(&device, 8 << 20, GPU_DEVICE, &workspace);
}

static inline void nothing_is_left_behind(void)
{
    destroy_gpu_buffer(&device, &workspace);
    sk_destroy_context(context);
    close_gpu(&device);
    CHECK_EQ(layer.complaints, 0);
}

/* A test's main(): runs the cases under the checks that its word names. */
static inline int run_under_layer(int argc, char** argv, void (*run_cases)(void))
{
    checks = argc > 1 ? argv[1] : "sync";
    choose_checks();
    RUN(the_layer_is_present);
    if (!has_layer())
    {
        return CHECK_DONE();
    }
    if (!open_device())
    {
        return 1;
    }
    run_cases();
    RUN(nothing_is_left_behind);
    return CHECK_DONE();
}

#endif
