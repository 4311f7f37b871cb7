/* streamk.hpp - handles for streamk.h, in C++11: contexts and plans that are destroyed by themselves - MIT license
 *
 * Optional. It lies beside streamk.h, includes it, and has none of the library: one file defines
 * STREAMK_IMPLEMENTATION, as ever.
 *
 *     streamk::context context;
 *     streamk::plan plan;
 *     sk_result result = streamk::create(context_desc, context);
 *     result = result == SK_SUCCESS ? streamk::create(context, desc, plan) : result;
 *     result = result == SK_SUCCESS ? sk_gemm(commands, plan.get(), &args) : result;
 *
 * A handle is a std::unique_ptr as large as a pointer, which can be moved and not copied. get() is the object, for the
 * functions of streamk.h; reset() destroys it. Nothing throws. Nothing is allocated except by those functions.
 *
 * Declare plans after their context, so that they are destroyed before it. What streamk.h says of when an object may be
 * destroyed, and which calls may run at the same time, holds for handles, too.
 *
 * With STREAMK_STATIC, only one file of a program may include this. */
#ifndef STREAMK_HPP
#define STREAMK_HPP

#include "streamk.h"

#include <memory>

/* Linked by names that tell the declarations, as functions of streamk.h are. */
#define SK__HANDLES_OF(declarations) handles_##declarations
#define SK__HANDLES_OF_VALUE(declarations) SK__HANDLES_OF(declarations)
#define SK__HANDLES SK__HANDLES_OF_VALUE(SK__DECLARATIONS)

namespace streamk {
inline namespace SK__HANDLES {

struct destroyer
{
    void operator()(sk_context* object) const noexcept
    {
        sk_destroy_context(object);
    }

    void operator()(sk_plan* object) const noexcept
    {
        sk_destroy_plan(object);
    }
};

using context = std::unique_ptr<sk_context, destroyer>;
using plan = std::unique_ptr<sk_plan, destroyer>; /* of one problem, or of several */

/* Each create() calls the function of streamk.h that takes such a desc, and returns its result. What `made` held before
 * is destroyed afterwards. After an error `made` is empty. */

inline sk_result create(const sk_context_desc& desc, context& made) noexcept
{
    sk_context* object = nullptr;
    sk_result result = sk_create_context(&desc, &object);
    made.reset(object);
    return result;
}

inline sk_result create(const sk_planning_desc& desc, context& made) noexcept
{
    sk_context* object = nullptr;
    sk_result result = sk_create_planning_context(&desc, &object);
    made.reset(object);
    return result;
}

inline sk_result create(const context& owner, const sk_gemm_desc& desc, plan& made) noexcept
{
    sk_plan* object = nullptr;
    sk_result result = sk_create_gemm_plan(owner.get(), &desc, &object);
    made.reset(object);
    return result;
}

inline sk_result create(const context& owner, const sk_grouped_gemm_desc& desc, plan& made) noexcept
{
    sk_plan* object = nullptr;
    sk_result result = sk_create_grouped_gemm_plan(owner.get(), &desc, &object);
    made.reset(object);
    return result;
}

/* Plans of `count` descs, all or none. `room` has as many pointers, which are of no use afterwards. `failed` is as
 * sk_create_gemm_plans() has it. */
inline sk_result create(const context& owner, uint32_t count, const sk_gemm_desc* descs, sk_plan** room, plan* made,
                        uint32_t* failed) noexcept
{
    sk_result result = sk_create_gemm_plans(owner.get(), count, descs, room, failed);
    for (uint32_t i = 0; i < count; ++i)
    {
        made[i].reset(result == SK_SUCCESS ? room[i] : nullptr);
    }
    return result;
}

#ifdef SK_HAS_SPARSE

struct sparse_destroyer
{
    void operator()(sk_spmm_plan* object) const noexcept
    {
        sk_destroy_spmm_plan(object);
    }

    void operator()(sk_spgemm_plan* object) const noexcept
    {
        sk_destroy_spgemm_plan(object);
    }

    void operator()(sk_sddmm_plan* object) const noexcept
    {
        sk_destroy_sddmm_plan(object);
    }
};

using spmm_plan = std::unique_ptr<sk_spmm_plan, sparse_destroyer>;
using spgemm_plan = std::unique_ptr<sk_spgemm_plan, sparse_destroyer>;
using sddmm_plan = std::unique_ptr<sk_sddmm_plan, sparse_destroyer>;

inline sk_result create(const context& owner, const sk_spmm_desc& desc, spmm_plan& made) noexcept
{
    sk_spmm_plan* object = nullptr;
    sk_result result = sk_create_spmm_plan(owner.get(), &desc, &object);
    made.reset(object);
    return result;
}

inline sk_result create(const context& owner, const sk_spgemm_desc& desc, spgemm_plan& made) noexcept
{
    sk_spgemm_plan* object = nullptr;
    sk_result result = sk_create_spgemm_plan(owner.get(), &desc, &object);
    made.reset(object);
    return result;
}

inline sk_result create(const context& owner, const sk_sddmm_desc& desc, sddmm_plan& made) noexcept
{
    sk_sddmm_plan* object = nullptr;
    sk_result result = sk_create_sddmm_plan(owner.get(), &desc, &object);
    made.reset(object);
    return result;
}

#endif

} // namespace SK__HANDLES
} // namespace streamk

#undef SK__HANDLES
#undef SK__HANDLES_OF_VALUE
#undef SK__HANDLES_OF

#endif
