/* Options that force the decisions of a plan: those that its line consists of. */
#ifndef DECISIONS_H
#define DECISIONS_H

#include "parser.h"

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES /* as volk.h does; nothing here calls Vulkan */
#endif
#include "streamk.h"

#define ONE(...) +1
enum
{
    DECISION_COUNT = SK_DECISIONS(ONE, ONE, ONE)
};
#undef ONE

/* What --help says of them. */
extern const char DECISIONS_HELP[];

/* List them, with the end of the list: their values go into `desc`. */
void list_decisions(sk_gemm_desc* desc, option list[DECISION_COUNT + 1]);

/* Copy those of a desc, and nothing else, to another. */
void copy_decisions(const sk_gemm_desc* from, sk_gemm_desc* to);

/* Choose the types of a desc: halves, or those of the kernel that it names, if that exists. */
void choose_types(const sk_context* context, bool halves, sk_gemm_desc* desc);

/* Whether any is made, the kernel aside. */
bool has_decisions(const sk_gemm_desc* desc);

#endif
