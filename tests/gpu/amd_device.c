/* An AMD GPU that is not there, for RADV of Mesa 26, which takes no RADV_FORCE_FAMILY. Loaded before libdrm, it answers
 * in libdrm's place. It knows what RADV asks before it compiles; whatever else RADV does succeeds, and does nothing.
 *
 *     AMDGPU_GPU_ID=gfx1201 LD_PRELOAD=build/amd_device.so amd_statistics ... */
#include <amdgpu.h>
#include <amdgpu_drm.h>
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <xf86drm.h>

typedef struct gpu
{
    const char* name;
    uint32_t family, revision, device; /* as the kernel numbers them */
    uint32_t major, minor, discovery;  /* of its graphics engine */
    uint32_t address_config;           /* GB_ADDR_CONFIG */
    uint32_t engines, units;           /* shader engines of two arrays each; compute units of an array */
    uint32_t registers;                /* of a SIMD */
} gpu;

static const gpu gpus[] = {
    {"gfx1201", 152, 0x51, 0x7550, 12, 0, 0xc0001, 0x08200545, 4, 8, 1536},
    {"navi31", 145, 0x08, 0x744c, 11, 0, 0xb0000, 0x545, 6, 8, 1536},
    {"gfx940", 141, 0x46, 0x74a0, 9, 4, 0x90403, 0x2a114042, 4, 10, 512},
    {"navi21", 143, 0x28, 0x73bf, 10, 3, 0xa0300, 0x444, 4, 10, 1024},
};

static const gpu* the_gpu(void)
{
    const char* wanted = getenv("AMDGPU_GPU_ID");
    for (size_t i = 0; i < sizeof gpus / sizeof gpus[0]; i++)
    {
        if (wanted && strcmp(wanted, gpus[i].name) == 0)
        {
            return &gpus[i];
        }
    }
    fprintf(stderr, "amd_device: AMDGPU_GPU_ID names no GPU that is known here\n");
    abort();
}

/* ---- the device's node: a file that holds all memory --------------------------------------------- */

enum
{
    PAGE = 1 << 21, /* bytes that buffers begin at multiples of */
    BUFFERS = 65536
};

static struct
{
    char path[64];
    uint64_t memory, addresses; /* where the next buffer begins: in the file, and on the device */
    uint64_t first[BUFFERS];
    uint32_t count;
} node;

static uint64_t round_up(uint64_t size)
{
    return (size + PAGE - 1) / PAGE * PAGE;
}

static bool open_node(void)
{
    FILE* file = node.count ? NULL : tmpfile();
    if (file && ftruncate(fileno(file), (off_t)1 << 33) == 0)
    {
        snprintf(node.path, sizeof node.path, "/proc/self/fd/%d", fileno(file));
        node.addresses = (uint64_t)1 << 32;
        node.count = 1;
    }
    return node.count > 0;
}

static uint32_t add_buffer(uint64_t size)
{
    if (node.count == BUFFERS)
    {
        return 0;
    }
    node.first[node.count] = node.memory;
    node.memory += round_up(size);
    return node.count++;
}

/* ---- libdrm ------------------------------------------------------------------------------------- */

static drmPciBusInfo bus;
static drmPciDeviceInfo pci;
static char* nodes[DRM_NODE_MAX];
static drmDevice device;

static drmDevicePtr describe_node(void)
{
    pci.vendor_id = 0x1002;
    pci.device_id = (uint16_t)the_gpu()->device;
    nodes[DRM_NODE_RENDER] = node.path;
    device.nodes = nodes;
    device.available_nodes = 1 << DRM_NODE_RENDER;
    device.bustype = DRM_BUS_PCI;
    device.businfo.pci = &bus;
    device.deviceinfo.pci = &pci;
    return &device;
}

int drmGetDevices2(uint32_t flags, drmDevicePtr devices[], int most)
{
    (void)flags;
    if (!open_node())
    {
        return -ENODEV;
    }
    if (devices && most > 0)
    {
        devices[0] = describe_node();
    }
    return 1;
}

int drmGetDevice2(int fd, uint32_t flags, drmDevicePtr* found)
{
    (void)fd;
    (void)flags;
    *found = describe_node();
    return 0;
}

void drmFreeDevices(drmDevicePtr devices[], int count)
{
    (void)devices;
    (void)count;
}

void drmFreeDevice(drmDevicePtr* found)
{
    (void)found;
}

drmVersionPtr drmGetVersion(int fd)
{
    static char name[] = "amdgpu";
    static drmVersion version;
    (void)fd;
    version.version_major = 3;
    version.version_minor = 64;
    version.name = name;
    version.name_len = (int)strlen(name);
    return &version;
}

void drmFreeVersion(drmVersionPtr version)
{
    (void)version;
}

/* ---- libdrm_amdgpu ------------------------------------------------------------------------------ */

struct amdgpu_device
{
    int fd;
};

int amdgpu_device_initialize(int fd, uint32_t* major, uint32_t* minor, amdgpu_device_handle* made)
{
    *major = 3;
    *minor = 64;
    *made = calloc(1, sizeof **made);
    if (*made)
    {
        (*made)->fd = fd;
    }
    return *made ? 0 : -ENOMEM;
}

int amdgpu_device_deinitialize(amdgpu_device_handle made)
{
    free(made);
    return 0;
}

int amdgpu_device_get_fd(amdgpu_device_handle made)
{
    return made->fd;
}

const char* amdgpu_get_marketing_name(amdgpu_device_handle made)
{
    (void)made;
    return the_gpu()->name;
}

int amdgpu_query_sw_info(amdgpu_device_handle made, enum amdgpu_sw_info info, void* value)
{
    (void)made;
    (void)info;
    *(uint32_t*)value = 0x8000; /* the upper half of 32-bit addresses */
    return 0;
}

int amdgpu_bo_alloc(amdgpu_device_handle made, struct amdgpu_bo_alloc_request* request, amdgpu_bo_handle* buffer)
{
    (void)made;
    *buffer = (amdgpu_bo_handle)(uintptr_t)add_buffer(request->alloc_size);
    return *buffer ? 0 : -ENOMEM;
}

int amdgpu_bo_free(amdgpu_bo_handle buffer)
{
    (void)buffer;
    return 0;
}

int amdgpu_bo_export(amdgpu_bo_handle buffer, enum amdgpu_bo_handle_type type, uint32_t* handle)
{
    (void)type;
    *handle = (uint32_t)(uintptr_t)buffer;
    return 0;
}

int amdgpu_va_range_alloc(amdgpu_device_handle made, enum amdgpu_gpu_va_range range, uint64_t size,
                          uint64_t alignment, uint64_t wanted, uint64_t* address, amdgpu_va_handle* handle,
                          uint64_t flags)
{
    (void)range;
    (void)alignment;
    (void)flags;
    *address = wanted ? wanted : node.addresses;
    *handle = (amdgpu_va_handle)(void*)made;
    node.addresses += round_up(size);
    return 0;
}

int amdgpu_va_range_free(amdgpu_va_handle handle)
{
    (void)handle;
    return 0;
}

/* ---- the kernel --------------------------------------------------------------------------------- */

static struct drm_amdgpu_info_device describe_device(const gpu* g)
{
    struct drm_amdgpu_info_device d = {0};
    d.device_id = g->device;
    d.chip_rev = 1;
    d.external_rev = g->revision;
    d.family = g->family;
    d.num_shader_engines = g->engines;
    d.num_shader_arrays_per_engine = 2;
    d.cu_active_number = g->engines * 2 * g->units;
    for (uint32_t i = 0; i < g->engines * 2; i++) /* engines beyond the fourth follow in the last two columns */
    {
        d.cu_bitmap[i / 2 % 4][i / 8 * 2 + i % 2] = (1u << g->units) - 1;
    }
    d.num_cu_per_sh = g->units;
    d.num_shader_visible_vgprs = g->registers;
    d.wave_front_size = 32;
    d.gpu_counter_freq = 100000;
    d.max_engine_clock = 2500000;
    d.max_memory_clock = 1250000;
    d.enabled_rb_pipes_mask = 0xffff;
    d.num_rb_pipes = 16;
    d.num_hw_gfx_contexts = 8;
    d.num_tcc_blocks = 16;
    d.vram_type = 9;
    d.vram_bit_width = 256;
    d.virtual_address_offset = 0x10000;
    d.virtual_address_max = (uint64_t)1 << 47;
    d.virtual_address_alignment = d.gart_page_size = 4096;
    d.pte_fragment_size = PAGE;
    d.high_va_offset = UINT64_C(0xffff800000000000);
    d.high_va_max = UINT64_C(0xffffffffffbfe000);
    d.gs_vgt_table_depth = d.max_gs_waves_per_vgt = 32;
    d.gs_prim_buffer_depth = 1792;
    return d;
}

static struct drm_amdgpu_info_hw_ip describe_engine(const gpu* g, uint32_t type)
{
    struct drm_amdgpu_info_hw_ip engine = {0};
    if (type == AMDGPU_HW_IP_GFX || type == AMDGPU_HW_IP_COMPUTE)
    {
        engine.hw_ip_version_major = g->major;
        engine.hw_ip_version_minor = g->minor;
        engine.ib_start_alignment = engine.ib_size_alignment = 32;
        engine.available_rings = 1;
        engine.ip_discovery_version = g->discovery;
    }
    return engine;
}

static struct drm_amdgpu_memory_info describe_memory(void)
{
    struct drm_amdgpu_memory_info memory = {0};
    struct drm_amdgpu_heap_info* const heaps[] = {&memory.vram, &memory.cpu_accessible_vram, &memory.gtt};
    for (size_t i = 0; i < sizeof heaps / sizeof heaps[0]; i++)
    {
        heaps[i]->total_heap_size = heaps[i]->usable_heap_size = (uint64_t)1 << 34;
    }
    return memory;
}

/* Everything that is asked and not known is 0. */
static void answer(const struct drm_amdgpu_info* query)
{
    union
    {
        uint32_t number;
        uint32_t registers[64];
        struct drm_amdgpu_info_device device;
        struct drm_amdgpu_info_hw_ip engine;
        struct drm_amdgpu_info_firmware firmware;
        struct drm_amdgpu_memory_info memory;
    } value;
    const gpu* g = the_gpu();
    char* place = (char*)(uintptr_t)query->return_pointer;
    memset(place, 0, query->return_size);
    memset(&value, 0, sizeof value);
    switch (query->query)
    {
    case AMDGPU_INFO_ACCEL_WORKING: value.number = 1; break;
    case AMDGPU_INFO_HW_IP_COUNT: value.number = query->query_hw_ip.type <= AMDGPU_HW_IP_COMPUTE; break;
    case AMDGPU_INFO_HW_IP_INFO: value.engine = describe_engine(g, query->query_hw_ip.type); break;
    case AMDGPU_INFO_FW_VERSION: value.firmware.ver = 2800; break;
    case AMDGPU_INFO_READ_MMR_REG: value.registers[0] = g->address_config; break;
    case AMDGPU_INFO_MEMORY: value.memory = describe_memory(); break;
    case AMDGPU_INFO_DEV_INFO: value.device = describe_device(g); break;
    default: break;
    }
    memcpy(place, &value, query->return_size < sizeof value ? query->return_size : sizeof value);
}

static void create(union drm_amdgpu_gem_create* arguments)
{
    uint32_t handle = add_buffer(arguments->in.bo_size);
    memset(arguments, 0, sizeof *arguments);
    arguments->out.handle = handle;
}

static void serve(uint32_t number, void* arguments)
{
    switch (number)
    {
    case DRM_COMMAND_BASE + DRM_AMDGPU_INFO: answer(arguments); break;
    case DRM_COMMAND_BASE + DRM_AMDGPU_GEM_CREATE: create(arguments); break;
    case DRM_COMMAND_BASE + DRM_AMDGPU_GEM_MMAP:
    {
        union drm_amdgpu_gem_mmap* mapped = arguments;
        mapped->out.addr_ptr = node.first[mapped->in.handle % BUFFERS];
        break;
    }
    case 0x0c: ((struct drm_get_cap*)arguments)->value = 1; break;         /* DRM_IOCTL_GET_CAP */
    case 0xbf: ((struct drm_syncobj_create*)arguments)->handle = 1; break; /* DRM_IOCTL_SYNCOBJ_CREATE */
    default: break;
    }
}

int ioctl(int fd, unsigned long request, ...)
{
    va_list list;
    va_start(list, request);
    void* arguments = va_arg(list, void*);
    va_end(list);
    if ((request >> 8 & 0xff) != DRM_IOCTL_BASE)
    {
        return (int)syscall(SYS_ioctl, fd, request, arguments);
    }
    serve((uint32_t)request & 0xff, arguments);
    return 0;
}
