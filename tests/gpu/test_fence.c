/* test_fence.c - no access beside a matrix or the workspace: each lies against a page that must not be touched.
 *
 *     test_fence [PART]    only kernels whose name contains PART
 *
 * CPU drivers reach memory as the CPU does. VK_EXT_external_memory_host gives them pages of ours, in which protected
 * ones lie between the matrices: an access one byte past the end, or before the start, is a SIGSEGV. Each case is a
 * process of its own, for it may end so; that the fence works is seen from planted accesses that must. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "check.h"
#include "multiply.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
    PAGE = 65536,           /* bytes: a multiple of any page size and import alignment */
    MATRIX_ROOM = 4 * PAGE, /* of each matrix, between two fences */
    WORKSPACE_ROOM = 16 * PAGE,
    MATRICES = 4,
    SIZE = (MATRICES + 2) * PAGE + MATRICES * MATRIX_ROOM + WORKSPACE_ROOM,
    PRODUCTS_OF_SPECIALIZATION = 14
};

/* How a child process ends. */
enum
{
    ENDED_WELL,
    ENDED_WRONG,
    NOT_A_CPU = 40,
    NO_HOST_MEMORY,
    FAULTED
};

static const char* kernel_part;
static rig device;
static unsigned char* pages;
static char current[SK_LINE_SIZE]; /* what is being multiplied, for the handler */

/* ---- memory ---------------------------------------------------------------------------------- */

/* Room `index` of the pages: a, b, c, d, workspace. */
static size_t room_begin(uint32_t index)
{
    return PAGE + index * (size_t)(MATRIX_ROOM + PAGE);
}

static size_t room_end(uint32_t index)
{
    return room_begin(index) + (index < MATRICES ? MATRIX_ROOM : WORKSPACE_ROOM);
}

static void handle_fault(int number, siginfo_t* info, void* context)
{
    static const char* const names[] = {"a", "b", "c", "d", "the workspace"};
    char line[SK_LINE_SIZE + 200];
    long long at = (unsigned char*)info->si_addr - pages;
    int length = snprintf(line, sizeof line, "  signal %d at byte %lld of the pages: %s\n", number, at, current);
    for (uint32_t i = 0; i <= MATRICES; i++)
    {
        if (at >= (long long)room_begin(i) - PAGE && at < (long long)room_end(i) + PAGE)
        {
            length += snprintf(line + length, sizeof line - (size_t)length, "    begin of %s%+lld bytes, end%+lld\n",
                               names[i], at - (long long)room_begin(i), at - (long long)room_end(i));
        }
    }
    (void)context;
    _exit(write(STDOUT_FILENO, line, (size_t)length) < 0 ? ENDED_WRONG : FAULTED);
}

static bool map_pages(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle_fault;
    action.sa_flags = SA_SIGINFO;
    unsigned char* mapped = mmap(NULL, SIZE + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED || sigaction(SIGSEGV, &action, NULL) != 0 || sigaction(SIGBUS, &action, NULL) != 0)
    {
        return false;
    }
    pages = mapped + (PAGE - (uintptr_t)mapped % PAGE) % PAGE;
    bool is_fenced = mprotect(pages, PAGE, PROT_NONE) == 0;
    for (uint32_t i = 0; i <= MATRICES; i++)
    {
        is_fenced = is_fenced && mprotect(pages + room_end(i), PAGE, PROT_NONE) == 0;
    }
    return is_fenced;
}

static bool create_buffer(VkBuffer* buffer)
{
    VkExternalMemoryBufferCreateInfo external = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO};
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    info.pNext = &external;
    info.size = SIZE;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    return vkCreateBuffer(device.g.device, &info, NULL, buffer) == VK_SUCCESS;
}

/* A memory type that the pages and the buffer allow. */
static bool find_memory_type(VkBuffer buffer, uint32_t* type)
{
    VkMemoryRequirements needs;
    VkMemoryHostPointerPropertiesEXT host = {.sType = VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT};
    vkGetBufferMemoryRequirements(device.g.device, buffer, &needs);
    if (vkGetMemoryHostPointerPropertiesEXT(device.g.device, VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT,
                                            pages, &host) != VK_SUCCESS)
    {
        return false;
    }
    uint32_t types = needs.memoryTypeBits & host.memoryTypeBits;
    for (*type = 0; *type < 32 && !(types >> *type & 1u); ++*type)
    {
    }
    return *type < 32;
}

/* The pages become the rig's arena, so that its functions for matrices apply. */
static bool import_pages(void)
{
    gpu_buffer* arena = &device.arena;
    VkImportMemoryHostPointerInfoEXT import = {.sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT};
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    import.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    import.pHostPointer = pages;
    flags.pNext = &import;
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    info.pNext = &flags;
    info.allocationSize = SIZE;
    if (!create_buffer(&arena->buffer) || !find_memory_type(arena->buffer, &info.memoryTypeIndex) ||
        vkAllocateMemory(device.g.device, &info, NULL, &arena->memory) != VK_SUCCESS ||
        vkBindBufferMemory(device.g.device, arena->buffer, arena->memory, 0) != VK_SUCCESS)
    {
        return false;
    }
    VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
    address.buffer = arena->buffer;
    arena->address = vkGetBufferDeviceAddress(device.g.device, &address);
    arena->mapped = pages;
    arena->size = SIZE;
    device.before = malloc(SIZE);
    return device.before;
}

static void add_host_memory(sk_features* features, void* user_data)
{
    (void)user_data;
    features->extensions[features->extension_count++] = VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME;
}

static bool has_host_memory(void)
{
    static VkExtensionProperties extensions[512];
    uint32_t count = sizeof extensions / sizeof extensions[0];
    vkEnumerateDeviceExtensionProperties(device.g.physical_device, NULL, &count, extensions);
    for (uint32_t i = 0; i < count; i++)
    {
        if (strcmp(extensions[i].extensionName, VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME) == 0)
        {
            return true;
        }
    }
    return false;
}

/* Opens the device twice: first to see whether it can. Ends the process where it cannot. */
static void open_fenced_rig(void)
{
    gpu_options options = {.edit_features = add_host_memory};
    if (!open_rig(&device, NULL))
    {
        exit(ENDED_WRONG);
    }
    int missing = !is_on_cpu(&device) ? NOT_A_CPU : !has_host_memory() ? NO_HOST_MEMORY : 0;
    close_rig(&device);
    if (missing)
    {
        exit(missing);
    }
    if (!open_rig(&device, &options) || !map_pages() || !import_pages())
    {
        printf("  the pages could not be given to the device\n");
        exit(ENDED_WRONG);
    }
}

/* ---- products -------------------------------------------------------------------------------- */

/* Pushes what place_product placed in its own order into its rooms: against the end, or the begin. */
static void move_matrix(matrix* x, uint32_t room, bool at_end)
{
    size_t size = (size_t)x->extent * element_size(x->type);
    x->first = at_end ? room_end(room) - size : room_begin(room);
    memset(pages + room_begin(room), 0xff, room_end(room) - room_begin(room));
}

static void fill(const matrix* x, uint64_t* state)
{
    for (uint32_t batch = 0; batch < x->batch_count; batch++)
    {
        for (uint32_t row = 0; row < x->rows; row++)
        {
            for (uint32_t column = 0; column < x->columns; column++)
            {
                set_element(&device, x, batch, row, column, (double)draw_below(state, 7) - 3.0);
            }
        }
    }
}

static void place_fenced(const product* p, placement* placed, bool at_end)
{
    uint64_t state = p->seed;
    *placed = resolve_product(p);
    move_matrix(&placed->a, 0, at_end);
    move_matrix(&placed->b, 1, at_end);
    move_matrix(&placed->c, 2, at_end);
    move_matrix(&placed->d, 3, at_end);
    fill(&placed->a, &state);
    fill(&placed->b, &state);
    fill(&placed->c, &state);
    for (uint32_t i = 0; i < MATRICES; i++)
    {
        memcpy(device.before + room_begin(i), pages + room_begin(i), MATRIX_ROOM);
    }
}

/* Nothing but elements of D may have changed, inside the rooms. */
static bool check_rooms(const placement* placed)
{
    for (uint32_t i = 0; i < MATRICES; i++)
    {
        size_t begin = room_begin(i);
        bool is_d = i == 3;
        size_t end = is_d ? placed->d.first : room_end(i);
        if (memcmp(pages + begin, device.before + begin, end - begin) != 0)
        {
            printf("  room %u was written beside d: %s\n", i, current);
            return false;
        }
    }
    return true;
}

/* Bytes that the addresses given to the device are off: a planted mistake. */
typedef struct mistake
{
    int a, b, c, d, workspace;
} mistake;

static VkDeviceSize moved(VkDeviceSize offset, int bytes)
{
    return (VkDeviceSize)((int64_t)offset + bytes);
}

static bool run_fenced(const product* p, bool at_end, mistake planted)
{
    sk_plan* plan;
    placement placed;
    if (sk_create_gemm_plan(device.context, &p->desc, &plan) != SK_SUCCESS)
    {
        return false;
    }
    place_fenced(p, &placed, at_end);
    sk_format_plan(plan, current, sizeof current);
    VkDeviceSize size = sk_query_plan(plan).workspace_size;
    sk_gemm_args args = make_args(&device, p, &placed);
    args.a.offset = moved(args.a.offset, planted.a);
    args.b.offset = moved(args.b.offset, planted.b);
    args.d.offset = moved(args.d.offset, planted.d);
    args.workspace.buffer = device.arena.buffer;
    args.workspace.offset = at_end ? room_end(MATRICES) - size : room_begin(MATRICES);
    args.workspace.offset = moved(args.workspace.offset, planted.workspace);
    args.workspace.size = size;
    VkCommandBuffer commands = begin_gpu_commands(&device.g);
    bool right = size == 0 || sk_clear_workspace(commands, device.context, args.workspace) == SK_SUCCESS;
    right = sk_gemm(commands, plan, &args) == SK_SUCCESS && right;
    right = submit_gpu_commands(&device.g, commands) && right && check_product(&device, p, &placed, plan);
    right = check_rooms(&placed) && right;
    sk_destroy_plan(plan);
    return right;
}

/* Whole and split tiles by one pipeline; offsets are left out, for the fence sets them. */
static product draw_product(const sk_kernel_info* kernel, specialization s, uint64_t* state)
{
    product p = {.alpha = 2.0f, .beta = -1.0f};
    uint32_t padding[4] = {draw_below(state, 4), draw_below(state, 4), draw_below(state, 4), draw_below(state, 4)};
    specialize(&p, kernel, s, draw_below(state, 2) == 0);
    p.seed = draw_bits(state);
    p.desc.m = draw_size(state, 2 * kernel->tile_m + 9);
    p.desc.n = draw_size(state, 2 * kernel->tile_n + 9);
    p.desc.k = draw_size(state, 6 * kernel->tile_k + 9);
    p.desc.batch_count = 1 + draw_below(state, 2);
    p.desc.decomposition = draw_below(state, 2) ? SK_DECOMPOSITION_STREAM_K : SK_DECOMPOSITION_SPLIT_K;
    p.desc.workers = p.desc.decomposition == SK_DECOMPOSITION_STREAM_K ? 1 + draw_below(state, 9) : 0;
    p.desc.splits = p.desc.decomposition == SK_DECOMPOSITION_SPLIT_K && p.desc.k > kernel->tile_k ? 2 : 0;
    lay_out(&p, s, padding, draw_below(state, 2) == 0);
    if (!s.aligned && p.desc.a.leading_dimension % 2 == 0) /* no offset makes it unfit */
    {
        p.desc.a.leading_dimension = (p.desc.m > p.desc.k ? p.desc.m : p.desc.k) * p.desc.batch_count + 1;
        p.desc.a.leading_dimension |= 1;
        p.desc.a.batch_stride = 0;
    }
    return p;
}

static bool run_specialization(const sk_kernel_info* kernel, specialization s, uint64_t* state)
{
    static const mistake none;
    for (uint32_t i = 0; i < PRODUCTS_OF_SPECIALIZATION; i++)
    {
        product p = draw_product(kernel, s, state);
        if (!run_fenced(&p, false, none) || !run_fenced(&p, true, none))
        {
            return false;
        }
    }
    return true;
}

/* Every layout, aligned and general, of the kernels that a CPU driver tests in full. */
static bool stay_inside(void)
{
    sk_kernel_info kernels[MOST_KERNELS];
    uint32_t count = list_kernels(&device, kernel_part, kernels);
    uint64_t state = 5;
    bool right = true;
    for (uint32_t i = 0; i < count && right; i++)
    {
        for (uint32_t index = 0; index < 8 && right; index++)
        {
            bool takes_part = !is_thin(&device, &kernels[i]);
            uint32_t epilogue = index % 4 == 0 ? 1 : index % 4 == 3 ? 2 : 0;
            right =
                !takes_part || run_specialization(&kernels[i], choose_specialization(index + 8 * epilogue), &state);
        }
    }
    return right;
}

/* ---- planted mistakes ------------------------------------------------------------------------ */

/* A product of the first kernel, with one address off by an element. */
static bool run_mistake(bool at_end, mistake planted)
{
    sk_kernel_info kernels[MOST_KERNELS];
    uint64_t state = 9;
    product p = {0};
    if (list_kernels(&device, kernel_part, kernels) == 0)
    {
        return false;
    }
    p = draw_product(&kernels[0], choose_specialization(1), &state);
    return run_fenced(&p, at_end, planted);
}

static bool load_past_the_end_of_a(void)
{
    return run_mistake(true, (mistake){.a = 4});
}

static bool load_before_the_begin_of_b(void)
{
    return run_mistake(false, (mistake){.b = -4});
}

static bool store_past_the_end_of_d(void)
{
    return run_mistake(true, (mistake){.d = 4});
}

/* ---- processes ------------------------------------------------------------------------------- */

/* How a child ends that opens the fenced device and runs one thing. */
static int run_in_child(bool (*run)(void))
{
    int status = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
    {
        open_fenced_rig();
        bool right = run();
        fflush(stdout);
        _exit(right ? ENDED_WELL : ENDED_WRONG);
    }
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status))
    {
        return -1;
    }
    return WEXITSTATUS(status);
}

static bool can_fence(void)
{
    return true;
}

#define SKIP_WITHOUT_FENCE()                                   \
    do                                                         \
    {                                                          \
        int ended = run_in_child(can_fence);                   \
        if (ended == NOT_A_CPU)                                \
        {                                                      \
            SKIP("only CPU drivers fault where the CPU does"); \
        }                                                      \
        if (ended == NO_HOST_MEMORY)                           \
        {                                                      \
            SKIP("no VK_EXT_external_memory_host");            \
        }                                                      \
        CHECK_EQ(ended, ENDED_WELL);                           \
    } while (0)

static void a_planted_access_beside_a_matrix_faults(void)
{
    SKIP_WITHOUT_FENCE();
    CHECK_EQ(run_in_child(load_past_the_end_of_a), FAULTED);
    CHECK_EQ(run_in_child(load_before_the_begin_of_b), FAULTED);
    CHECK_EQ(run_in_child(store_past_the_end_of_d), FAULTED);
}

static void no_kernel_touches_memory_beside_its_matrices(void)
{
    SKIP_WITHOUT_FENCE();
    CHECK_EQ(run_in_child(stay_inside), ENDED_WELL);
}

int main(int argc, char** argv)
{
    kernel_part = argc > 1 ? argv[1] : NULL;
    RUN(a_planted_access_beside_a_matrix_faults);
    RUN(no_kernel_touches_memory_beside_its_matrices);
    return CHECK_DONE();
}
