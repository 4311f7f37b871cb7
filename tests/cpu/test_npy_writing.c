/* test_npy_writing.c - .npy files that are written are read again, and what fails leaves no file behind. */
#include "parts/files/output.h"
#include "npy_files.h"

#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>

static void check_round_trip(npy_matrix written)
{
    size_t size = count_npy_bytes(&written);
    unsigned char* bytes = malloc(size + 1);
    for (size_t i = 0; bytes && i < size; i++)
        bytes[i] = (unsigned char)i;
    written.data = bytes;
    if (!CHECK(bytes && write_npy(in_directory("x.npy"), &written, sentence)))
        CHECK_NOTE("it says: %s\n", sentence);
    expect(written, written.type);
    free_npy(&written);
}

static void what_is_written_is_read_again(void)
{
    static const uint32_t shapes[][2] = {{1, 1}, {3, 4}, {0, 5}, {5, 0}, {0, 0}, {1, 1000}, {333, 7}};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        for (int way = 0; way <= 2 * SK_TYPE_CF64 + 1; way++)
            check_round_trip(make(NPY_MATRIX, 1, shapes[i][0], shapes[i][1], (sk_type)(way / 2), way & 1));
    check_round_trip(make(0, 1, 1, 1, SK_TYPE_F32, false));
    check_round_trip(make(NPY_ROWS, 1, 9, 1, SK_TYPE_E4M3, false));
    check_round_trip(make(NPY_BATCH, 4, 3, 2, SK_TYPE_BF16, false));
    check_round_trip(make(NPY_BATCH, 4294967295u, 0, 4294967295u, SK_TYPE_F16, false));
    CHECK_EQ(count_files(), 1);
}

static void data_begins_at_a_multiple_of_64_bytes(void)
{
    unsigned char bytes[128] = {0};
    float value = 1.0f;
    npy_matrix matrix = {1, 1, 1, SK_TYPE_F32, false, NPY_MATRIX, &value};
    CHECK(write_npy(in_directory("x.npy"), &matrix, sentence));
    FILE* file = fopen(in_directory("x.npy"), "rb");
    CHECK(file && fread(bytes, 1, sizeof bytes, file) == sizeof bytes);
    if (file)
        fclose(file);
    CHECK_EQ((10 + bytes[8] + 256 * bytes[9]) % 64, 0);
    CHECK_EQ(bytes[10 + bytes[8] - 1], '\n');
}

static void a_file_that_cannot_be_written_is_refused(void)
{
    float value = 1.0f;
    npy_matrix matrix = {1, 1, 1, SK_TYPE_F32, false, NPY_MATRIX, &value};
    CHECK(!can_write_npy(in_directory("none/x.npy"), sentence));
    CHECK(strstr(sentence, "none/x.npy cannot be written: No such file or directory") != NULL);
    CHECK(!write_npy(in_directory("none/x.npy"), &matrix, sentence));
    CHECK(strstr(sentence, "none/x.npy cannot be written: No such file or directory") != NULL);
}

static void a_directory_is_not_written(void)
{
    float value = 1.0f;
    npy_matrix matrix = {1, 1, 1, SK_TYPE_F32, false, NPY_MATRIX, &value};
    CHECK(!can_write_npy(directory, sentence));
    CHECK(strstr(sentence, " cannot be written: Is a directory") != NULL);
    CHECK(!write_npy(directory, &matrix, sentence));
    CHECK(strstr(sentence, " cannot be written: Is a directory") != NULL);
}

static void a_failed_write_leaves_nothing_behind(void)
{
    output o;
    remove(in_directory("x.npy"));
    CHECK(open_output(&o, in_directory("x.npy")));
    CHECK_EQ(count_files(), 1);
    CHECK(!close_output(&o, false));
    CHECK_EQ(count_files(), 0);
}

/* How a process ends that gets a signal while a file grows. */
static int end_by_signal(int number, bool is_ignored)
{
    int status = 0;
    output o;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
    {
        signal(number, is_ignored ? SIG_IGN : SIG_DFL);
        bool open = open_output(&o, in_directory("x.npy")) && fputs("a beginning", o.file) >= 0;
        raise(number);
        _exit(open && close_output(&o, true) ? 0 : 1);
    }
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    return status;
}

static void a_signal_leaves_nothing_behind(void)
{
    static const int numbers[] = {SIGHUP, SIGINT, SIGTERM};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    {
        remove(in_directory("x.npy"));
        int status = end_by_signal(numbers[i], false);
        CHECK(WIFSIGNALED(status) && WTERMSIG(status) == numbers[i]);
        CHECK_EQ(count_files(), 0);
        CHECK_EQ(end_by_signal(numbers[i], true), 0); /* as nohup asks for */
        CHECK_EQ(count_files(), 1);
    }
}

static void asking_whether_writing_works_keeps_the_old_file(void)
{
    write_test_file(1, GOOD, 48);
    CHECK(can_write_npy(in_directory("x.npy"), sentence));
    expect_matrix(3, 4, SK_TYPE_F32, false);
    CHECK_EQ(count_files(), 1);
}

static void a_full_device_is_told(void)
{
    static float values[1 << 16];
    npy_matrix matrix = {1, 1, 1 << 16, SK_TYPE_F32, false, NPY_MATRIX, values};
    struct stat full;
    if (stat("/dev/full", &full) != 0 || !S_ISCHR(full.st_mode))
        SKIP("/dev/full is no character device here");
    CHECK(!write_npy("/dev/full", &matrix, sentence));
    CHECK(strcmp(sentence, "/dev/full cannot be written: No space left on device") == 0);
}

int main(void)
{
    if (!open_directory())
        return 1;
    RUN(what_is_written_is_read_again);
    RUN(data_begins_at_a_multiple_of_64_bytes);
    RUN(a_file_that_cannot_be_written_is_refused);
    RUN(a_directory_is_not_written);
    RUN(a_signal_leaves_nothing_behind);
    RUN(a_failed_write_leaves_nothing_behind);
    RUN(asking_whether_writing_works_keeps_the_old_file);
    RUN(a_full_device_is_told);
    return close_directory();
}
