/* test_progress.c - what the programs show of long steps: bars, counts, rates and what is left; on a terminal one line
 * that is rewritten and removed, elsewhere plain lines. */

#define _XOPEN_SOURCE 700 /* pseudo-terminals */

#include "check.h"
#include "parts/words/progress.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void expect(const progress* p, double now, bool has_bar, const char* wanted)
{
    char line[256];
    format_progress(p, now, has_bar, line, sizeof line);
    if (!CHECK(strcmp(line, wanted) == 0))
        CHECK_NOTE("it shows: %s\n", line);
}

static void shows_seconds_where_nothing_is_counted(void)
{
    progress p = {.step = "multiplying", .begun = 100.0, .origin = 100.0};
    expect(&p, 112.4, true, "multiplying, 12 s");
    expect(&p, 112.4, false, "multiplying, 12 s");
}

static void shows_how_much_is_read(void)
{
    progress p = {.step = "reading a.npy", .unit = "B", .begun = 10.0, .origin = 10.0};
    p.total = 2000000000;
    expect(&p, 10.5, false, "reading a.npy: 0 of 2000 MB");
    p.done = 500000000;
    expect(&p, 15.0, true, "[#####---------------] reading a.npy: 500 of 2000 MB, 100 MB/s, 15 s left");
    expect(&p, 15.0, false, "reading a.npy: 500 of 2000 MB, 100 MB/s, 15 s left");
    p.done = p.total;
    expect(&p, 30.0, true, "[####################] reading a.npy: 2000 of 2000 MB, 100 MB/s, 0 s left");
}

static void seconds_have_no_rate(void)
{
    progress p = {.step = "self-test", .unit = "s", .begun = 10.0, .origin = 10.0, .done = 11, .total = 60};
    expect(&p, 21.0, false, "self-test: 11 of 60 s, 49 s left");
}

static void shows_which_step_of_how_many(void)
{
    progress p = {.step = "64x64x64 f32 nn", .counts_steps = true, .begun = 40.0, .origin = 10.0, .total = 12};
    expect(&p, 44.0, true, "[--------------------] 1 of 12: 64x64x64 f32 nn, 4 s");
    p.done = 3;
    expect(&p, 40.0, true, "[#####---------------] 4 of 12: 64x64x64 f32 nn, 0 s; 10 s each, 90 s left");
    p.origin = 40.0 - 3600.0 * 3;
    expect(&p, 40.0, false, "4 of 12: 64x64x64 f32 nn, 0 s; 3.6e+03 s each, 9 h 0 min left");
    p.origin = 40.0 - 300.0;
    expect(&p, 40.0, false, "4 of 12: 64x64x64 f32 nn, 0 s; 100 s each, 15 min left");
    p.total = 0;
    expect(&p, 40.0, true, "64x64x64 f32 nn, 0 s");
}

static void a_line_is_cut_where_there_is_no_room(void)
{
    char line[12];
    progress p = {.step = "a step with a long name", .begun = 0.0};
    format_progress(&p, 1.0, true, line, sizeof line);
    CHECK(strcmp(line, "a step with") == 0);
}

/* Runs with stderr at `file`, and restores it. */
static void redirect(int file, void (*run)(void))
{
    int kept = dup(STDERR_FILENO);
    fflush(stderr);
    CHECK(kept >= 0 && dup2(file, STDERR_FILENO) >= 0);
    run();
    fflush(stderr);
    CHECK(dup2(kept, STDERR_FILENO) >= 0);
    close(kept);
}

static void take_a_second_and_more(void)
{
    const struct timespec pause = {0, 20000000};
    double begun = read_seconds();
    begin_progress("waiting", "ms");
    for (double now = begun; now - begun < 1.6; now = read_seconds())
    {
        update_progress((uint64_t)((now - begun) * 1e3), 2000);
        nanosleep(&pause, NULL);
    }
    end_progress();
}

static void take_no_time(void)
{
    begin_progress("waiting", "ms");
    update_progress(1, 2);
    end_progress();
}

/* Reads what a terminal got. */
static void read_terminal(int terminal, char* text, size_t size)
{
    size_t got = 0;
    CHECK(fcntl(terminal, F_SETFL, O_NONBLOCK) == 0);
    for (ssize_t count = 1; count > 0 && got + 1 < size; got += count > 0 ? (size_t)count : 0)
        count = read(terminal, text + got, size - 1 - got);
    text[got] = 0;
}

static void a_terminal_has_a_line_that_is_rewritten(void)
{
    static char text[65536];
    int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
        SKIP("there are no pseudo-terminals here");
    int end = open(ptsname(terminal), O_RDWR | O_NOCTTY);
    CHECK(end >= 0);
    redirect(end, take_no_time);
    read_terminal(terminal, text, sizeof text);
    CHECK(*text == 0);
    redirect(end, take_a_second_and_more);
    read_terminal(terminal, text, sizeof text);
    CHECK(strstr(text, "\r\033[K[##########") != NULL && strstr(text, " waiting: 1") != NULL);
    CHECK(strstr(text, "of 2000 ms, ") != NULL && strstr(text, "/s, 1 s left\r\033[K") != NULL);
    CHECK(strstr(text, "\r\033[Kwaiting: done in ") != NULL && strchr(text, '\n') == text + strlen(text) - 1);
    close(end);
    close(terminal);
}

static void a_file_has_no_line_before_ten_seconds(void)
{
    char text[64];
    int ends[2];
    CHECK(pipe(ends) == 0);
    redirect(ends[1], take_a_second_and_more);
    close(ends[1]);
    CHECK(read(ends[0], text, sizeof text) == 0);
    close(ends[0]);
}

int main(void)
{
    RUN(shows_seconds_where_nothing_is_counted);
    RUN(shows_how_much_is_read);
    RUN(seconds_have_no_rate);
    RUN(shows_which_step_of_how_many);
    RUN(a_line_is_cut_where_there_is_no_room);
    RUN(a_terminal_has_a_line_that_is_rewritten);
    RUN(a_file_has_no_line_before_ten_seconds);
    return CHECK_DONE();
}
