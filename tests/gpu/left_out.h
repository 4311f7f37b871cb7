/* left_out.h - what a status record tells of problems that were left out. */
#ifndef LEFT_OUT_H
#define LEFT_OUT_H

#include "check.h"
#include "multiply.h"

#include <string.h>

static inline void check_left_out(rig* opened, const char* what, const char* why)
{
    char text[256] = "";
    sk_workspace_status status;
    CHECK(download_gpu_buffer(&opened->g, &opened->workspace, workspace_of(opened, 0).offset + SK_STATUS_OFFSET,
                              &status, sizeof status));
    CHECK_EQ(sk_read_workspace_status(&status, text, sizeof text), SK_ERROR_LEFT_OUT);
    if (!CHECK(strstr(text, what) && strstr(text, why)))
    {
        CHECK_NOTE("said: %s\nwanted: %s: %s\n", text, what, why);
    }
}

#endif
