/* ---- configuration ---------------------------------------------------------------------------
 *
 * Define before every inclusion, the same everywhere.
 *
 *   STREAMK_IMPLEMENTATION   in one C or C++ file: the implementation follows the declarations
 *   STREAMK_STATIC           every function is static: the library is private to the file
 *   STREAMK_PLAIN_NAMES      functions are linked by their own names; see below
 *   STREAMK_TRACES           name of a file of kernels that write traces, in quotes: they stand for all others, and
 *                            sparse matrices are left out; see docs/configurations.md
 *   STREAMK_API              linkage of the public functions (a DLL export, say); default extern
 *   STREAMK_ASSERT(c)        checks of our own invariants, never of your input; default assert(c)
 */

/* STREAMK_VERSION is for comparing: major * 1000000 + minor * 1000 + patch. */
#define STREAMK_VERSION_MAJOR 0
#define STREAMK_VERSION_MINOR 1
#define STREAMK_VERSION_PATCH 0
#define STREAMK_VERSION (STREAMK_VERSION_MAJOR * 1000000 + STREAMK_VERSION_MINOR * 1000 + STREAMK_VERSION_PATCH)

#ifndef STREAMK_API
#if defined(STREAMK_STATIC) && defined(__GNUC__)
#define STREAMK_API __attribute__((unused)) static
#elif defined(STREAMK_STATIC)
#define STREAMK_API static
#else
#define STREAMK_API extern
#endif
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h>
#endif

#if VK_HEADER_VERSION < 204
#error "streamk.h needs Vulkan headers 1.3.204 or newer"
#endif
