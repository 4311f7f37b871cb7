#include "api_quantize.h"

/* ---- traces ----------------------------------------------------------------------------------
 *
 * With STREAMK_TRACES there are only kernels that write down when each segment begins and ends, which costs some time.
 * Every plan needs a workspace. sk_clear_workspace() also clears the records; call it before each launch that is to be
 * traced, and copy count and records when the launch has completed.
 *
 * The kernels need VK_KHR_shader_clock, with shaderDeviceClock and shaderSubgroupClock. sk_merge_features() does not
 * ask for them: enable the extension, and chain VkPhysicalDeviceShaderClockFeaturesKHR, yourself. Without them
 * sk_create_gemm_plan() returns SK_ERROR_MISSING_FEATURE. */

enum
{
    SK_TRACE_COUNT_OFFSET = 262400,   /* bytes from a workspace's start to the count of segments, a uint32_t */
    SK_TRACE_RECORDS_OFFSET = 262656, /* and to the records, one a segment, in any order */
    SK_TRACE_ROOM = 65536             /* records; later segments are counted but not recorded */
};

/* A bit of worker and tile in the last wave of a retiled plan, unless that is the only one: both count from the last
 * wave's first, while sk_list_segments() counts on from the other ones. */
#define SK_TRACE_LAST_WAVE 0x80000000u

/* A bit of worker in the separate pass: it is the number of a workgroup that sums a tile, or a part of it. Its times
 * are when it began, had summed the partials, and had written D. Tiles that were not split have no such record. */
#define SK_TRACE_PASS 0x40000000u

/* A segment. The times are when its first invocation began it, had multiplied it, and had ended it: written D, or
 * handed in its partial. The device's clock has one beginning for all workers, and ticks of any length, a nanosecond or
 * a microsecond, say. That of a subgroup has ticks of its own, and compares times of one worker only. On some drivers
 * the upper halves of clocks are 0: they wrap around after 2^32 ticks. Where a plan first writes beta C to D, as
 * SK_FIXUP_ATOMIC may, that is recorded as segments without k-iterations. */
typedef struct sk_trace_record
{
    uint32_t worker, tile, k_begin, k_end; /* as in sk_list_segments(); of the separate pass, all of a tile's k */
    uint64_t device_clock[3];              /* ticks */
    uint64_t subgroup_clock[3];            /* ticks */
} sk_trace_record;
