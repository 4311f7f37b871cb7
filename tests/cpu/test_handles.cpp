/* The handles of streamk.hpp, on the fake device: what they hold is made once, moved, destroyed once, and nothing else
 * is allocated. */
#define VK_NO_PROTOTYPES
#define STREAMK_IMPLEMENTATION
#define FAKE_UNPACKS_ANEW
#include "streamk.hpp"

extern "C" {
#include "fake_vulkan.h"
}
#include "check.h"

#include <cstdlib>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

static unsigned news; /* calls of operator new */

void* operator new(std::size_t size)
{
    ++news;
    void* memory = std::malloc(size);
    if (!memory)
    {
        std::abort();
    }
    return memory;
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

static void nothing_is_alive()
{
    CHECK_EQ(fake.allocations_alive, 0);
    CHECK_EQ(fake.pipelines_alive, 0);
    CHECK_EQ(fake.layouts_alive, 0);
    CHECK_EQ(fake.modules_alive, 0);
    CHECK_EQ(news, 0u);
}

static streamk::context open_context()
{
    streamk::context context;
    reset_fake();
    news = 0;
    CHECK_EQ(streamk::create(fake_context_desc(), context), SK_SUCCESS);
    CHECK(context != nullptr);
    return context;
}

static sk_gemm_desc describe(uint32_t size)
{
    sk_gemm_desc desc = {};
    desc.m = desc.n = desc.k = size;
    return desc;
}

static sk_grouped_gemm_desc describe_group()
{
    sk_grouped_gemm_desc desc = {};
    desc.gemm = describe(256);
    desc.most_problems = 4;
    return desc;
}

static sk_spmm_desc describe_sparse()
{
    sk_spmm_desc desc = {};
    desc.m = 1000;
    desc.k = 800;
    desc.nonzeros = 5000;
    desc.n = 1;
    return desc;
}

static sk_spgemm_desc describe_spgemm()
{
    sk_spgemm_desc desc = {};
    desc.m = 1000;
    desc.k = 800;
    desc.n = 600;
    desc.a_nonzeros = 5000;
    desc.b_nonzeros = 4000;
    return desc;
}

static sk_sddmm_desc describe_sddmm()
{
    sk_sddmm_desc desc = {};
    desc.m = 1000;
    desc.n = 800;
    desc.nonzeros = 5000;
    desc.k = 64;
    return desc;
}

/* The context keeps pipelines of destroyed plans: allocations that are alive once it has those of this desc. */
template <typename Handle, typename Desc> static int count_kept(const streamk::context& context, const Desc& desc)
{
    Handle handle;
    CHECK_EQ(streamk::create(context, desc, handle), SK_SUCCESS);
    handle.reset();
    return fake.allocations_alive;
}

template <typename Handle> static void handles_of_this_type_move_and_do_not_copy()
{
    static_assert(sizeof(Handle) == sizeof(void*), "a handle is a pointer");
    static_assert(!std::is_copy_constructible<Handle>::value, "a handle has one owner");
    static_assert(!std::is_copy_assignable<Handle>::value, "a handle has one owner");
    static_assert(std::is_nothrow_default_constructible<Handle>::value, "nothing throws");
    static_assert(std::is_nothrow_move_constructible<Handle>::value, "nothing throws");
    static_assert(std::is_nothrow_move_assignable<Handle>::value, "nothing throws");
    static_assert(std::is_nothrow_destructible<Handle>::value, "nothing throws");
}

/* ---- cases ------------------------------------------------------------------------------------- */

/* Makes what a desc describes, and moves it out of one handle into another, which holds something already. */
template <typename Handle, typename Desc> static void check_life(const Desc& desc)
{
    handles_of_this_type_move_and_do_not_copy<Handle>();
    streamk::context context = open_context();
    int before = count_kept<Handle>(context, desc);
    {
        Handle one, other;
        CHECK_EQ(streamk::create(context, desc, one), SK_SUCCESS);
        int each = fake.allocations_alive - before;
        CHECK(each > 0);
        CHECK_EQ(streamk::create(context, desc, other), SK_SUCCESS);
        CHECK_EQ(fake.allocations_alive, before + 2 * each);
        auto* held = one.get();
        CHECK(held && other && held != other.get());
        other = std::move(one);
        CHECK(!one && other.get() == held);
        CHECK_EQ(fake.allocations_alive, before + each);
        CHECK_EQ(streamk::create(context, desc, other), SK_SUCCESS);
        CHECK(other != nullptr);
        CHECK_EQ(fake.allocations_alive, before + each);
        other.reset();
        CHECK_EQ(fake.allocations_alive, before);
        CHECK_EQ(streamk::create(context, desc, other), SK_SUCCESS);
    }
    CHECK_EQ(fake.allocations_alive, before);
    context.reset();
    nothing_is_alive();
}

static void plans_live_as_long_as_their_handles()
{
    check_life<streamk::plan>(describe(256));
    check_life<streamk::plan>(describe_group());
    check_life<streamk::spmm_plan>(describe_sparse());
    check_life<streamk::spgemm_plan>(describe_spgemm());
    check_life<streamk::sddmm_plan>(describe_sddmm());
}

static void a_context_lives_as_long_as_its_handle()
{
    handles_of_this_type_move_and_do_not_copy<streamk::context>();
    {
        streamk::context context = open_context(), moved = std::move(context);
        CHECK(!context && moved);
        CHECK(fake.allocations_alive > 0);
        CHECK_EQ(streamk::create(fake_context_desc(), moved), SK_SUCCESS);
    }
    nothing_is_alive();
}

/* What a handle held before the error is destroyed, too. */
static void after_an_error_a_handle_is_empty()
{
    streamk::context context = open_context();
    count_kept<streamk::plan>(context, describe(256));
    int before = count_kept<streamk::spgemm_plan>(context, describe_spgemm());
    streamk::plan plan;
    CHECK_EQ(streamk::create(context, describe(256), plan), SK_SUCCESS);
    sk_gemm_desc wrong = describe(256);
    wrong.kernel = "none";
    CHECK_EQ(streamk::create(context, wrong, plan), SK_ERROR_NO_KERNEL);
    CHECK(!plan);
    CHECK_EQ(fake.allocations_alive, before);
    streamk::spgemm_plan product;
    CHECK_EQ(streamk::create(context, describe_spgemm(), product), SK_SUCCESS);
    fake.allocations = 0;
    CHECK_EQ(streamk::create(context, describe_spgemm(), product), SK_ERROR_OUT_OF_HOST_MEMORY);
    CHECK(!product);
    CHECK_EQ(fake.allocations_alive, before);
    CHECK_EQ(streamk::create(sk_context_desc(), context), SK_ERROR_NULL_ARGUMENT);
    CHECK(!context);
    nothing_is_alive();
}

static void a_plan_of_no_context_is_refused()
{
    streamk::context none;
    streamk::plan plan;
    streamk::spmm_plan sparse;
    streamk::spgemm_plan product;
    streamk::sddmm_plan sampled;
    sk_gemm_args args = {};
    CHECK_EQ(streamk::create(none, describe(64), plan), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(streamk::create(none, describe_group(), plan), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(streamk::create(none, describe_sparse(), sparse), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(streamk::create(none, describe_spgemm(), product), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(streamk::create(none, describe_sddmm(), sampled), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_gemm(fake_commands(), plan.get(), &args), SK_ERROR_NULL_ARGUMENT);
}

/* As the function of each desc says: a grouped plan is not recorded as a single one. */
static void each_desc_makes_its_own_kind()
{
    streamk::context context = open_context();
    streamk::plan single, grouped;
    CHECK_EQ(streamk::create(context, describe(256), single), SK_SUCCESS);
    CHECK_EQ(streamk::create(context, describe_group(), grouped), SK_SUCCESS);
    CHECK_EQ(sk_query_plan(single.get()).problems, 0u);
    CHECK_EQ(sk_query_plan(grouped.get()).problems, 4u);
    sk_gemm_args args = {};
    args.a.address = 0x10000000;
    args.b.address = 0x20000000;
    args.d.address = 0x30000000;
    args.workspace.address = 0x40000000;
    args.a.size = args.b.size = args.d.size = args.workspace.size = VK_WHOLE_SIZE;
    CHECK_EQ(sk_gemm(fake_commands(), grouped.get(), &args), SK_ERROR_INVALID_VALUE);
    CHECK_EQ(fake.count, 0u);
    CHECK_EQ(sk_gemm(fake_commands(), single.get(), &args), SK_SUCCESS);
    CHECK(fake.count > 0);
    CHECK_EQ(news, 0u);
}

static void a_profile_makes_a_context_that_only_plans()
{
    static char profile[1 << 16];
    streamk::context context = open_context(), planner;
    CHECK(sk_format_profile(context.get(), profile, sizeof profile) < sizeof profile);
    sk_planning_desc desc = {};
    desc.profile = profile;
    CHECK_EQ(streamk::create(desc, planner), SK_SUCCESS);
    CHECK(sk_query_context(planner.get()).only_plans && !sk_query_context(context.get()).only_plans);
    streamk::plan here, there;
    CHECK_EQ(streamk::create(context, describe(1000), here), SK_SUCCESS);
    CHECK_EQ(streamk::create(planner, describe(1000), there), SK_SUCCESS);
    char line[SK_LINE_SIZE], other[SK_LINE_SIZE];
    sk_format_plan(here.get(), line, sizeof line);
    sk_format_plan(there.get(), other, sizeof other);
    CHECK(std::strcmp(line, other) == 0);
    desc.profile = "";
    there.reset();
    CHECK(streamk::create(desc, planner) < SK_SUCCESS);
    CHECK(!planner);
    CHECK_EQ(news, 0u);
}

int main()
{
    RUN(plans_live_as_long_as_their_handles);
    RUN(a_context_lives_as_long_as_its_handle);
    RUN(after_an_error_a_handle_is_empty);
    RUN(a_plan_of_no_context_is_refused);
    RUN(each_desc_makes_its_own_kind);
    RUN(a_profile_makes_a_context_that_only_plans);
    return CHECK_DONE();
}
