/* machines.h - the fake devices that plans are dumped for. Include it after fake_vulkan.h, check.h and
 * told_fragments.h. */
#ifndef DUMPS_MACHINES_H
#define DUMPS_MACHINES_H

typedef struct machine
{
    const char* name;
    bool is_cpu;
    uint32_t vendor, units;
    bool has_matrices;
} machine;

static const machine machines[] = {
    {"nvidia", false, 0x10de, 132, true},
    {"nvidia-scalar", false, 0x10de, 46, false},
    {"amd", false, 0x1002, 96, true},
    {"intel", false, 0x8086, 32, false},
    {"cpu", true, 0, 8, true},
};
enum
{
    MACHINES = sizeof machines / sizeof *machines
};

/* With atomic adds of floats, or without. */
static inline void set_machine(const machine* m, bool adds_floats)
{
    reset_fake_as(m->is_cpu);
    if (m->vendor)
    {
        fake.properties.vendorID = m->vendor;
    }
    fake.cooperative_matrix.cooperativeMatrix = m->has_matrices;
    if (adds_floats)
    {
        fake.extensions[fake.extension_count++] = VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME;
        fake.atomic_float.shaderBufferFloat32AtomicAdd = VK_TRUE;
    }
}

/* A context whose plans can be recorded. */
static inline sk_context* open_machine(const machine* m, bool adds_floats)
{
    sk_context* context = NULL;
    set_machine(m, adds_floats);
    fake.hashes_modules = true;
    sk_context_desc desc = fake_context_desc();
    desc.compute_units = m->units;
    CHECK_EQ(sk_create_context(&desc, &context), SK_SUCCESS);
    CHECK_EQ(accept_told_fragments(context, fake.properties.pipelineCacheUUID, true), SK_SUCCESS);
    return context;
}

/* A context that makes the same plans, and no pipelines. */
static inline sk_context* open_planner(const machine* m, bool adds_floats)
{
    static char profile[1 << 16];
    sk_context *device = open_machine(m, adds_floats), *context = NULL;
    CHECK(sk_format_profile(device, profile, sizeof profile) < sizeof profile);
    sk_destroy_context(device);
    sk_planning_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.profile = profile;
    desc.allocator = fake_allocator();
    desc.logger = fake_logger();
    CHECK_EQ(sk_create_planning_context(&desc, &context), SK_SUCCESS);
    return context;
}

#endif
