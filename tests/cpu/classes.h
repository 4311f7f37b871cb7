/* Fake devices of every class, problems of all kinds, and what the planner weighs for one. Include it after
 * fake_vulkan.h. */
#ifndef CLASSES_H
#define CLASSES_H

#include "check.h"
#include "plans.h"

enum
{
    MOST_CANDIDATES = 2048,
    SHAPES = 60
};

static sk_candidate candidates[MOST_CANDIDATES + 1];

typedef struct fake_class
{
    const char* name;
    uint32_t vendor;
    bool is_cpu;
    const char* costs;
    bool measured;
} fake_class;

static const fake_class classes[] = {
    {"NVIDIA H200", 0x10de, false, "NVIDIA H200", true},
    {"NVIDIA H200 NVL", 0x10de, false, "NVIDIA H200", true},
    {"NVIDIA H20", 0x10de, false, "nvidia", false},
    {"NVIDIA H200", 0x1002, false, "amd", false},
    {"AMD Radeon RX 7900 XTX", 0x1002, false, "amd", false},
    {"Intel Arc A770", 0x8086, false, "intel", false},
    {"Mali-G715", 0x13b5, false, "intel", false},
    {"llvmpipe", 0x10005, true, "cpu", false},
    {"SwiftShader", 0x1ae0, true, "cpu", false},
};
static const uint32_t class_count = sizeof classes / sizeof classes[0];

static inline void open_class(const fake_class* c)
{
    reset_fake_as(c->is_cpu);
    fake.properties.vendorID = c->vendor;
    snprintf(fake.properties.deviceName, sizeof fake.properties.deviceName, "%s", c->name);
    create_context(0);
}

static inline uint32_t draw_number(uint32_t* seed, uint32_t below)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (*seed >> 8) % below;
}

/* Shapes, types and wishes of all kinds. */
static inline sk_gemm_desc draw_desc(uint32_t* seed)
{
    static const sk_type types[] = {SK_TYPE_F16, SK_TYPE_F32, SK_TYPE_S8};
    uint32_t sizes[3], multiple = draw_number(seed, 2) ? 1 : 16;
    for (int i = 0; i < 3; ++i)
    {
        sizes[i] = multiple * draw_number(seed, 1u + (1u << (1 + draw_number(seed, 15))) / multiple);
    }
    sk_gemm_desc desc = describe_shape(sizes[0], sizes[1], sizes[2]);
    desc.batch_count = draw_number(seed, 4);
    desc.a.type = desc.b.type = types[draw_number(seed, 3)];
    desc.d.type = desc.a.type == SK_TYPE_S8 ? SK_TYPE_S32 : draw_number(seed, 2) ? desc.a.type : SK_TYPE_F32;
    desc.a.layout = (sk_layout)draw_number(seed, 2);
    desc.b.layout = (sk_layout)draw_number(seed, 2);
    desc.d.layout = draw_number(seed, 4) ? SK_LAYOUT_ROW_MAJOR : SK_LAYOUT_COL_MAJOR;
    desc.decomposition = draw_number(seed, 3) ? SK_DECOMPOSITION_AUTO : (sk_decomposition)draw_number(seed, 5);
    bool any = desc.decomposition <= SK_DECOMPOSITION_DATA_PARALLEL;
    desc.fixup = draw_number(seed, 3) ? SK_FIXUP_AUTO : (sk_fixup)draw_number(seed, any ? 4 : 1);
    desc.workers = any && draw_number(seed, 6) == 0 ? 1 + draw_number(seed, 200) : 0;
    desc.minimum_segment = draw_number(seed, 4) ? 0 : draw_number(seed, 9);
    desc.k_alignment = draw_number(seed, 4) ? 0 : draw_number(seed, 5);
    bool stream_k = desc.decomposition == SK_DECOMPOSITION_STREAM_K || desc.decomposition == SK_DECOMPOSITION_HYBRID;
    desc.interleave = stream_k ? draw_number(seed, 4) : 0;
    bool one_by_one = desc.fixup == SK_FIXUP_LAST_ARRIVER || desc.fixup == SK_FIXUP_TURNSTILE;
    if (desc.k_alignment > 1 && !one_by_one && desc.d.type == SK_TYPE_F32 && desc.a.type == SK_TYPE_F32)
    {
        desc.chunk = desc.k_alignment;
        desc.k_alignment = 0;
        desc.kernel = "gemm_f32_f32_f32_64x64x16_scalar";
    }
    return desc;
}

/* Fills `candidates`. */
static inline uint32_t explain(const sk_gemm_desc* desc)
{
    uint32_t count = MOST_CANDIDATES;
    CHECK_EQ(sk_explain_gemm_plan(context, desc, &count, candidates), SK_SUCCESS);
    return count;
}

#endif
