/* The pair of layers of a transformer's MLP, in one command buffer:
 *
 *     H = gelu(X UP + up_bias)        TOKENS x WIDE
 *     Y = H DOWN + down_bias + X      TOKENS x NARROW
 *
 * Biases, activation and residual are parts of the products: nothing is read or written twice. Both plans use one
 * workspace in turn, and one barrier between them serves H and the workspace. */
#include "device.h"

#include <cmath>
#include <cstdio>
#include <vector>

static constexpr uint32_t TOKENS = 70, NARROW = 96, WIDE = 384;

struct layers
{
    streamk::plan up, down;
    buffer x, up_weights, up_bias, hidden, down_weights, down_bias, y, workspace;
};

static sk_result create_plans(const streamk::context& context, layers& mlp)
{
    sk_gemm_desc up = {}, down = {};
    up.m = down.m = TOKENS;
    up.n = down.k = WIDE;
    up.k = down.n = NARROW;
    up.bias = down.bias = SK_BIAS_ALONG_N;
    up.activation = SK_ACTIVATION_GELU_TANH;
    down.add_residual = true;
    sk_result result = streamk::create(context, up, mlp.up);
    return result == SK_SUCCESS ? streamk::create(context, down, mlp.down) : result;
}

/* Between -1 and 1, and rounded to 2^-7. */
static void fill(const buffer& matrix, uint32_t seed)
{
    for (VkDeviceSize i = 0; i < matrix.size / sizeof(float); i++)
        matrix.mapped[i] = static_cast<float>((i * 2654435761u + seed * 40503u) >> 8 & 255) / 128.0f - 1.0f;
}

static bool create_buffers(device& gpu, layers& mlp)
{
    const sk_plan_info up = sk_query_plan(mlp.up.get()), down = sk_query_plan(mlp.down.get());
    const VkDeviceSize size = up.workspace_size > down.workspace_size ? up.workspace_size : down.workspace_size;
    return gpu.create_buffer(4 * TOKENS * NARROW, 16, true, mlp.x) &&
           gpu.create_buffer(4 * NARROW * WIDE, 16, true, mlp.up_weights) &&
           gpu.create_buffer(4 * WIDE, 16, true, mlp.up_bias) &&
           gpu.create_buffer(4 * TOKENS * WIDE, 16, false, mlp.hidden) &&
           gpu.create_buffer(4 * WIDE * NARROW, 16, true, mlp.down_weights) &&
           gpu.create_buffer(4 * NARROW, 16, true, mlp.down_bias) &&
           gpu.create_buffer(4 * TOKENS * NARROW, 16, true, mlp.y) &&
           gpu.create_buffer(size, up.workspace_alignment, false, mlp.workspace);
}

static bool fill_all(device& gpu, const layers& mlp)
{
    uint32_t seed = 0;
    for (const buffer* matrix : {&mlp.x, &mlp.up_weights, &mlp.up_bias, &mlp.down_weights, &mlp.down_bias})
    {
        fill(*matrix, ++seed);
        if (!gpu.flush(*matrix))
            return false;
    }
    return true;
}

static void record_barrier(VkCommandBuffer commands, VkPipelineStageFlags to_stage, VkAccessFlags to)
{
    VkMemoryBarrier barrier = {};
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
    barrier.dstAccessMask = to;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, to_stage, 0, 1, &barrier, 0, nullptr, 0,
                         nullptr);
}

static sk_result record(VkCommandBuffer commands, const streamk::context& context, const layers& mlp)
{
    sk_gemm_args up = {}, down = {};
    up.a = mlp.x.matrix();
    up.b = mlp.up_weights.matrix();
    up.d = mlp.hidden.matrix();
    up.bias = mlp.up_bias.matrix();
    down.a = mlp.hidden.matrix();
    down.b = mlp.down_weights.matrix();
    down.d = mlp.y.matrix();
    down.bias = mlp.down_bias.matrix();
    down.residual = mlp.x.matrix();
    up.workspace = down.workspace = mlp.workspace.matrix();

    sk_result result = SK_SUCCESS;
    if (mlp.workspace.size > 0) /* once, after it was allocated: each product leaves it clear */
        result = sk_clear_workspace(commands, context.get(), mlp.workspace.matrix());
    result = result == SK_SUCCESS ? sk_gemm(commands, mlp.up.get(), &up) : result;
    record_barrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                   VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    result = result == SK_SUCCESS ? sk_gemm(commands, mlp.down.get(), &down) : result;
    record_barrier(commands, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    return result;
}

static double gelu(double x)
{
    return x / 2 * (1 + std::tanh(std::sqrt(2 / 3.14159265358979323846) * (x + 0.044715 * x * x * x)));
}

/* A row of H, in f64. The device's sums are exact, as x and the weights are multiples of 2^-7: only gelu is off, by at
 * most 2^-19 of its argument. */
static void compute_hidden(const layers& mlp, uint32_t row, std::vector<double>& hidden, std::vector<double>& error)
{
    for (uint32_t j = 0; j < WIDE; j++)
    {
        double sum = static_cast<double>(mlp.up_bias.mapped[j]);
        for (uint32_t i = 0; i < NARROW; i++)
            sum += static_cast<double>(mlp.x.mapped[row * NARROW + i]) * mlp.up_weights.mapped[i * WIDE + j];
        hidden[j] = gelu(sum);
        error[j] = std::fabs(sum) / 524288;
    }
}

/* An element of Y may be off by the errors of H, and by 2^-24 of the sum of all magnitudes for each rounding. */
static uint32_t count_wrong(const layers& mlp)
{
    uint32_t wrong = 0;
    std::vector<double> hidden(WIDE), error(WIDE);
    for (uint32_t row = 0; row < TOKENS; row++)
    {
        compute_hidden(mlp, row, hidden, error);
        for (uint32_t j = 0; j < NARROW; j++)
        {
            const double bias = static_cast<double>(mlp.down_bias.mapped[j]), x = mlp.x.mapped[row * NARROW + j];
            double sum = bias + x, size = std::fabs(bias) + std::fabs(x), bound = 0;
            for (uint32_t i = 0; i < WIDE; i++)
            {
                const double weight = mlp.down_weights.mapped[i * NARROW + j];
                sum += hidden[i] * weight;
                size += std::fabs(hidden[i] * weight);
                bound += error[i] * std::fabs(weight);
            }
            bound += size * (WIDE + 4) / 16777216;
            wrong += !(std::fabs(mlp.y.mapped[row * NARROW + j] - sum) <= bound);
        }
    }
    return wrong;
}

int main()
{
    device gpu; /* outlives the plans */
    layers mlp = {};
    if (!gpu.open() || create_plans(gpu.context(), mlp) != SK_SUCCESS)
        return 1;
    if (!create_buffers(gpu, mlp) || !fill_all(gpu, mlp))
    {
        std::fprintf(stderr, "mlp: memory could not be allocated\n");
        return 1;
    }
    VkCommandBuffer commands = gpu.begin();
    if (!commands || record(commands, gpu.context(), mlp) != SK_SUCCESS || !gpu.run(commands) ||
        !gpu.invalidate(mlp.y))
    {
        std::fprintf(stderr, "mlp: it could not be recorded, or not be run\n");
        return 1;
    }
    const uint32_t wrong = count_wrong(mlp);
    std::printf("%s: %u of %u values are wrong.\n", gpu.name(), wrong, TOKENS * NARROW);
    return wrong == 0 ? 0 : 1;
}
