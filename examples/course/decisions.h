/* Options that force the decisions of a plan. The line of sk_format_plan consists of such options. */
#ifndef COURSE_DECISIONS_H
#define COURSE_DECISIONS_H

#include "parser.h"

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES /* as volk.h does; nothing here calls Vulkan */
#endif
#include "streamk.h"

#define ONE(...) +1
enum
{
    DECISION_COUNT = SK_DECISIONS(ONE, ONE, ONE, ONE, ONE)
};
#undef ONE

/* The text about these options in --help. */
extern const char DECISIONS_HELP[];

/* List the options, and the end of the list. Their values go into `desc`. */
void list_decisions(sk_gemm_desc* desc, option list[DECISION_COUNT + 1]);

/* Copy the decisions of a desc to another one, and nothing else. */
void copy_decisions(const sk_gemm_desc* from, sk_gemm_desc* to);

/* Choose the types of a desc: halves, or those of the kernel that it names, if that exists. */
void choose_types(const sk_context* context, bool halves, sk_gemm_desc* desc);

/* Whether a desc forces any decision except the kernel. */
bool has_decisions(const sk_gemm_desc* desc);

#endif
