/* The manual goes on: pipelines, and the threads that make them.
 *
 * PIPELINES
 *
 *   A plan has one pipeline or several. The context makes each once, and keeps it when plans are destroyed: the next
 *   plan that needs it takes microseconds, and what was recorded from a destroyed plan stays valid.
 *
 *   Plans that differ in shape alone share their pipelines, if they have the same kernel and store D the same way.
 *   Kernels, types, layouts, alignment, epilogues, fixups, k_alignment, chunk and interleave have pipelines of their
 *   own. Each is some megabytes of the driver's memory, so a program that tries many of them collects many.
 *
 *   sk_trim_context() destroys the pipelines that no plan holds. Before you call it, every command buffer that was
 *   recorded from a destroyed plan must have completed, and none of them may be submitted again. Plans that exist, and
 *   what was recorded from them, stay valid. A plan that needs a destroyed pipeline makes it again: from your
 *   VkPipelineCache, if sk_context_desc has one.
 *
 *   Where VK_EXT_debug_utils is enabled, shader modules and pipelines are named by their kernel, and what sk_gemm()
 *   records stands in a label with the plan's line: captures and the validation layer show both.
 *
 * THREADS
 *
 *   The library has no threads of its own. Several of yours may at the same time, with one context:
 *
 *   - create and destroy plans of every product, and query, list, format and explain them
 *   - record from one plan or from many, each thread into a command buffer of its own
 *
 *   sk_trim_context(), sk_accept_fragments() and sk_destroy_context() must be the only calls with their context, and
 *   the destruction of a plan the only call with that plan.
 *
 *   A driver may compile a pipeline for seconds, on the thread that creates the plan. So a program that needs many
 *   plans creates them on as many threads as it has cores. Where two want the same pipeline, one of them makes it, and
 *   the other one waits. It sleeps on Windows and where <time.h> declares CLOCK_MONOTONIC. Otherwise it yields its core
 *   again and again. If the driver fails, only the call that asked it fails.
 *
 *   sk_create_gemm_plans() shares the work by itself. One thread has the plans, and the others help it:
 *
 *     sk_create_gemm_plans(context, count, descs, NULL, NULL);                 // in each of the other threads
 *     result = sk_create_gemm_plans(context, count, descs, plans, &failed);    // in one
 *
 *   The logger, the log and the allocation callbacks are called on the thread whose call it is: by several at once, if
 *   several create plans. A VkPipelineCache that was created with
 *   VK_PIPELINE_CACHE_CREATE_EXTERNALLY_SYNCHRONIZED_BIT serves one thread: create the plans of its contexts one after
 *   the other, while nothing else uses it. Every other cache serves all threads.
 */
