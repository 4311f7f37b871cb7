/* status_records.h - what the device wrote about a launch becomes a sentence. Include it after rig.h. */
#ifndef STATUS_RECORDS_H
#define STATUS_RECORDS_H

static void a_status_record_becomes_a_sentence(void)
{
    static const struct
    {
        uint32_t words[5]; /* of the worker's record */
        const char* text;
    } rows[] = {
        {{SK_STATUS_LATE, 7, 3, 12, 5},
         "worker 3 gave up: 5 of the 12 k-iterations of tile 7 before its own came in time"},
        {{SK_STATUS_LATE, 7, 3, 1, 0},
         "worker 3 gave up: 0 of the 1 k-iteration of tile 7 before its own came in time"},
        {{SK_STATUS_COUNTER, 7, 3, 12, 15},
         "worker 3 gave up: the counter of tile 7 held 15, not 12: the workspace was not clear, or is shared"},
        {{SK_STATUS_TICKET, 0, 9, 8, 9}, "ticket 9 of 8 was drawn: the workspace was not clear, or is shared"},
        {{77, 0, 0, 0, 0}, "77 is no status: the workspace was not clear, or is shared"},
    };
    sk_workspace_status fine = {SK_STATUS_FINE, 0, 0, 0, 0, SK_STATUS_FINE, 0, 0, 0, 0};
    char text[256];
    CHECK_EQ(sk_read_workspace_status(&fine, text, sizeof text), SK_SUCCESS);
    CHECK(strcmp(text, "no worker gave up, and no problem was left out") == 0);
    CHECK_EQ(sk_read_workspace_status(&fine, NULL, 0), SK_SUCCESS);
    CHECK_EQ(sk_read_workspace_status(NULL, text, sizeof text), SK_ERROR_NULL_ARGUMENT);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)
    {
        sk_workspace_status status = {0, 0, 0, 0, 0, SK_STATUS_LEFT_OUT, 5, SK__LEFT_OUT_BOUND,
                                      9, 1}; /* is told later */
        memcpy(&status, rows[i].words, sizeof rows[i].words);
        CHECK_EQ(sk_read_workspace_status(&status, text, sizeof text), SK_ERROR_GAVE_UP);
        CHECK(strcmp(text, rows[i].text) == 0);
    }
    provoked[-SK_ERROR_GAVE_UP] = true;
}

static void a_status_record_says_which_problem_was_left_out(void)
{
    sk_workspace_status status = {0, 0, 0, 0, 0, SK_STATUS_LEFT_OUT, 5, SK__LEFT_OUT_BOUND + 16, 9, 1};
    char text[256];
    CHECK_EQ(sk_read_workspace_status(&status, text, sizeof text), SK_ERROR_LEFT_OUT);
    CHECK(strcmp(text, "1 of 9 problems was left out; the first is problem 5: n is above the plan's bound") == 0);
    provoked[-SK_ERROR_LEFT_OUT] = true;
}

#endif
