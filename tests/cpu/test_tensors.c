/* test_tensors.c - files of weights: tensors are found and read by name, and whatever else a file may hold gets one
 * sentence. tests/fuzz/fuzz_gguf.c goes on where this ends. */
#include "tensor_files.h"

/* A vector of f32, a matrix of q4_0, two matrices of f16, and one of a type that streamk has not. */
static void build(built_file* b)
{
    static const uint64_t VECTOR[] = {5}, MATRIX[] = {64, 3}, BATCH[] = {3, 2, 2}, OTHER[] = {256, 1};
    put_head(b, 3, 4, 5);
    put_text(b, "general.name"), put(b, 8, 4), put_text(b, "small");
    put_text(b, "general.alignment"), put(b, 4, 4), put(b, 64, 4);
    put_text(b, "flag"), put(b, 7, 4), put(b, 1, 1);
    put_text(b, "numbers"), put(b, 9, 4), put(b, 6, 4), put(b, 3, 8), put(b, 0, 8), put(b, 0, 4);
    put_text(b, "words"), put(b, 9, 4), put(b, 8, 4), put(b, 2, 8), put_text(b, "a"), put_text(b, "bc");
    put_tensor(b, "norm.weight", 1, VECTOR, 0, 0);
    put_tensor(b, "blk.0.ffn_up.weight", 2, MATRIX, 2, 64);
    put_tensor(b, "experts\x1b", 3, BATCH, 1, 192);
    put_tensor(b, "k.weight", 2, OTHER, 10, 256);
    put_data(b, 64, 256 + 84);
}

static const char HEADER[] = "{\"__metadata__\":{\"format\":\"pt\", \"a\\n\" : \"\\u00e9\"},"
                             " \"a\\\"b\":{\"dtype\":\"F16\",\"shape\":[2,3],\"data_offsets\":[0,12]},\n"
                             "\"c\":{\"data_offsets\":[12,16],\"shape\":[],\"dtype\":\"F32\"},"
                             "\"long\":{\"dtype\":\"I64\",\"shape\":[1],\"data_offsets\":[16,24]}}  ";

static void expect_tensor(const tensor_file* f, const char* name, npy_matrix wanted, unsigned first)
{
    npy_matrix matrix;
    const tensor* t = find_tensor(f, name, sentence);
    if (!CHECK(t != NULL) || !CHECK(read_tensor(f, t, &matrix, sentence)))
    {
        CHECK_NOTE("it says: %s\n", sentence);
        return;
    }
    CHECK_EQ(matrix.count, wanted.count);
    CHECK_EQ(matrix.rows, wanted.rows);
    CHECK_EQ(matrix.columns, wanted.columns);
    CHECK_EQ(matrix.type, wanted.type);
    CHECK_EQ(matrix.dimensions, wanted.dimensions);
    CHECK(!matrix.column_major);
    for (size_t i = 0; i < count_npy_bytes(&matrix); i++)
        CHECK_EQ(((unsigned char*)matrix.data)[i], (first + i) & 255);
    free_npy(&matrix);
}

static npy_matrix shape(uint32_t count, uint32_t rows, uint32_t columns, sk_type type, int dimensions)
{
    npy_matrix matrix = {count, rows, columns, type, false, dimensions, NULL};
    return matrix;
}

static void tensors_of_a_gguf_file_are_read_by_name(void)
{
    built_file b;
    tensor_file f;
    build(&b);
    if (!opens(&b, "x.gguf", &f))
        return;
    CHECK_EQ(f.count, 4);
    expect_tensor(&f, "norm.weight", shape(1, 5, 1, SK_TYPE_F32, NPY_ROWS), 0);
    expect_tensor(&f, "blk.0.ffn_up.weight", shape(1, 3, 64, SK_TYPE_Q4_0, NPY_MATRIX), 64);
    expect_tensor(&f, "experts?", shape(2, 2, 3, SK_TYPE_F16, NPY_BATCH), 192);
    CHECK(strcmp(f.tensors[1].word, "q4_0") == 0 && f.tensors[1].size == 6 * 18);
    CHECK(strcmp(f.tensors[3].word, "ggml's type 10") == 0 && f.tensors[3].type == TENSOR_NO_TYPE);
    close_tensors(&f);
}

static void version_2_is_read_as_well(void)
{
    built_file b;
    tensor_file f;
    build(&b);
    b.bytes[4] = 2;
    if (opens(&b, "x.gguf", &f))
        close_tensors(&f);
}

static void tensors_of_a_safetensors_file_are_read_by_name(void)
{
    built_file b;
    tensor_file f;
    put_safetensors(&b, HEADER, 24);
    if (!opens(&b, "x.safetensors", &f))
        return;
    CHECK_EQ(f.count, 3);
    expect_tensor(&f, "a\"b", shape(1, 2, 3, SK_TYPE_F16, NPY_MATRIX), 0);
    expect_tensor(&f, "c", shape(1, 1, 1, SK_TYPE_F32, 0), 12);
    CHECK(strcmp(f.tensors[2].word, "I64") == 0 && f.tensors[2].size == 8);
    close_tensors(&f);
}

static void cannot_find(const tensor_file* f, const char* name, const char* expected)
{
    CHECK(find_tensor(f, name, sentence) == NULL);
    expect_sentence("x.gguf", expected);
}

static void cannot_read(const tensor_file* f, const char* name, const char* expected)
{
    npy_matrix matrix;
    const tensor* t = find_tensor(f, name, sentence);
    if (!CHECK(t != NULL))
        return;
    CHECK(!read_tensor(f, t, &matrix, sentence));
    CHECK(matrix.data == NULL);
    expect_sentence("x.gguf", expected);
}

static void what_a_file_does_not_have_is_named(void)
{
    built_file b;
    tensor_file f;
    build(&b);
    b.size -= 130;
    if (!opens(&b, "x.gguf", &f))
        return;
    cannot_find(&f, NULL, "has 4 tensors; name one as FILE:NAME, and see them with --list");
    cannot_find(&f, "norm", "has no tensor named norm; matmul --list tells which it has");
    cannot_read(&f, "k.weight", "holds k.weight as ggml's type 10, which streamk does not multiply");
    cannot_read(&f, "experts?", "is truncated: experts? takes 24 bytes from 640 on, and it has 658");
    memcpy(f.tensors[1].name, "norm.weight", 12);
    cannot_find(&f, "norm.weight", "has several tensors named norm.weight");
    close_tensors(&f);
}

static void refuse_gguf(built_file* b, const char* expected)
{
    refuses(b, "x.gguf", expected);
    put_head(b, 3, 1, 0);
}

static void damaged_gguf_files_get_a_sentence(void)
{
    static const uint64_t LONG[] = {1ull << 40, 1ull << 40}, ODD[] = {33, 2}, ONE[] = {1};
    built_file b = {{'G', 'G', 'U'}, 3};
    refuse_gguf(&b, "is not a GGUF file: it does not begin with GGUF");
    put_head(&b, 1, 0, 0);
    refuse_gguf(&b, "has GGUF version 1; 2 and 3 are understood");
    put_head(&b, 3u << 24, 0, 0);
    refuse_gguf(&b, "is a big-endian GGUF file");
    put_head(&b, 3, UINT64_MAX, 0);
    refuse_gguf(&b, "is truncated: it ends in its header");
    put_head(&b, 3, 0, UINT64_MAX);
    refuse_gguf(&b, "is truncated: it ends in its header");
    put_tensor(&b, "w", 2, LONG, 0, 0);
    refuse_gguf(&b, "claims more elements for w than 60 bits count");
    put_tensor(&b, "w", 2, ODD, 2, 0);
    refuse_gguf(&b, "has lines of 33 elements in w, and blocks of q4_0 have 32");
    put_tensor(&b, "w", 1, ONE, 0, UINT64_MAX);
    refuse_gguf(&b, "has a damaged header: w begins nowhere");
    put(&b, 1ull << 63, 8);
    refuse_gguf(&b, "has a damaged header: a tensor's name of 9223372036854775808 bytes");
    put_text(&b, "w"), put(&b, 9, 4);
    refuse_gguf(&b, "has a damaged header: 9 dimensions");
}

static void refuse_pair(built_file* b, const char* expected)
{
    refuses(b, "x.gguf", expected);
    put_head(b, 3, 0, 1);
}

static void damaged_keys_and_values_get_a_sentence(void)
{
    built_file b;
    put_head(&b, 3, 0, 1);
    put_text(&b, "k"), put(&b, 13, 4);
    refuse_pair(&b, "has a damaged header: a value of type 13");
    put_text(&b, "k"), put(&b, 9, 4), put(&b, 9, 4), put(&b, 1, 8);
    refuse_pair(&b, "has a damaged header: a value of type 9");
    put_text(&b, "k"), put(&b, 9, 4), put(&b, 12, 4), put(&b, 1ull << 61, 8);
    refuse_pair(&b, "is truncated: it ends in its header");
    put_text(&b, "k"), put(&b, 8, 4), put(&b, UINT64_MAX, 8);
    refuse_pair(&b, "is truncated: it ends in its header");
    put_text(&b, "general.alignment"), put(&b, 4, 4), put(&b, 0, 4);
    refuse_pair(&b, "has a damaged header: an alignment of 0");
    put_text(&b, "general.alignment"), put(&b, 10, 4), put(&b, 32, 8);
    refuse_pair(&b, "has a damaged header: a value of type 10");
}

static void refuse_safetensors(const char* header, size_t data, const char* expected)
{
    built_file b;
    put_safetensors(&b, header, data);
    refuses(&b, "x.safetensors", expected);
}

#define DAMAGED "is not a safetensors file, or damaged: "

static void damaged_safetensors_files_get_a_sentence(void)
{
    built_file b = {{0}, 7};
    refuses(&b, "x.safetensors", "is not a safetensors file: it has fewer than 8 bytes");
    b.size = 0, put(&b, 1ull << 63, 8);
    refuses(
        &b, "x.safetensors",
        "is not a safetensors file, or truncated: its header would have 9223372036854775808 bytes, the file has 8");
    refuse_safetensors("", 0, DAMAGED "{ is missing at byte 8");
    refuse_safetensors("{\"a", 0, DAMAGED "the end of a text is missing at byte 12");
    refuse_safetensors("{\"a\":{}}", 0, DAMAGED "dtype, shape or data_offsets is missing at byte 15");
    refuse_safetensors("{\"a\":{\"dtype\":\"F32\",\"dtype\":\"F32\"}}", 0,
                       DAMAGED "a key that it may have is missing at byte 36");
    refuse_safetensors("{\"a\":{\"shape\":[1,2,3,4,5,6,7,8,9]}}", 0, DAMAGED "] is missing at byte 39");
    refuse_safetensors("{\"a\":{\"shape\":[-1]}}", 0, DAMAGED "a number, 0 or more, is missing at byte 23");
    refuse_safetensors("{\"a\":{\"shape\":[2],\"dtype\":\"F32\",\"data_offsets\":[0,4]}}", 8,
                       "is truncated or damaged: a lies from byte 0 to 4 of 8");
    refuse_safetensors("{\"a\":{\"shape\":[2],\"dtype\":\"F32\",\"data_offsets\":[8,0]}}", 8,
                       "is truncated or damaged: a lies from byte 8 to 0 of 8");
    refuse_safetensors("{\"a\":{\"shape\":[2],\"dtype\":\"F32\",\"data_offsets\":[4,12]}}", 8,
                       "is truncated or damaged: a lies from byte 4 to 12 of 8");
    refuse_safetensors("{\"a\":{\"shape\":[99999999999999999999],\"dtype\":\"F32\",\"data_offsets\":[0,4]}}", 8,
                       "claims more elements for a than 60 bits count");
    refuse_safetensors("{}x", 0, DAMAGED "the end is missing at byte 10");
}

/* Opens a file and reads all of it, whether it is right or not. */
static void try_file(const built_file* b, const char* name)
{
    tensor_file f;
    npy_matrix matrix;
    memset(sentence, 0, sizeof sentence);
    if (!open_tensors(save(b, name), &f, sentence))
    {
        CHECK(strlen(sentence) > strlen(in_directory(name)) + 1);
        return;
    }
    for (uint64_t i = 0; i < f.count; i++)
        if (read_tensor(&f, &f.tensors[i], &matrix, sentence))
        {
            CHECK(count_npy_bytes(&matrix) <= b->size);
            free_npy(&matrix);
        }
    close_tensors(&f);
}

/* Every beginning of a file, and every byte of its header as several others. */
static void try_all(const built_file* right, size_t header, const char* name)
{
    static const unsigned char OTHERS[] = {0x01, 0xff};
    built_file b = *right;
    for (b.size = 0; b.size < right->size; b.size += b.size < header ? 1 : 37)
        try_file(&b, name);
    for (size_t i = 0; i < header; i++)
        for (size_t other = 0; other < sizeof OTHERS; other++)
        {
            b = *right;
            b.bytes[i] ^= OTHERS[other];
            try_file(&b, name);
        }
}

static void no_beginning_and_no_changed_byte_of_a_file_ends_the_program(void)
{
    built_file b;
    build(&b);
    try_all(&b, 512, "x.gguf");
    put_safetensors(&b, HEADER, 24);
    try_all(&b, sizeof HEADER + 8, "x.safetensors");
}

static void what_is_written_is_read(void)
{
    unsigned char blocks[6 * 18];
    npy_matrix matrix = shape(1, 3, 64, SK_TYPE_Q4_0, NPY_MATRIX);
    tensor_file f;
    for (size_t i = 0; i < sizeof blocks; i++)
        blocks[i] = (unsigned char)i;
    matrix.data = blocks;
    CHECK(write_gguf(in_directory("x.gguf"), "weight", &matrix, sentence));
    if (CHECK(open_tensors(in_directory("x.gguf"), &f, sentence)))
    {
        CHECK_EQ(f.tensors[0].begin % 32, 0);
        expect_tensor(&f, NULL, matrix, 0);
        close_tensors(&f);
    }
    matrix.type = SK_TYPE_E4M3;
    CHECK(!write_gguf(in_directory("x.gguf"), "weight", &matrix, sentence));
    expect_sentence("x.gguf", "would hold e4m3, which GGUF files do not");
}

static void paths_are_told_from_names(void)
{
    size_t length = 0;
    CHECK(is_tensor_path("a/b.gguf:blk.0", &length) && length == 8);
    CHECK(is_tensor_path("b.safetensors", &length) && length == 13);
    CHECK(is_tensor_path("a.gguf.d/c.gguf", &length) && length == 15);
    CHECK(!is_tensor_path("a.ggufs", &length) && !is_tensor_path("a.npy", &length));
}

int main(void)
{
    if (!open_directory())
        return 1;
    RUN(tensors_of_a_gguf_file_are_read_by_name);
    RUN(version_2_is_read_as_well);
    RUN(tensors_of_a_safetensors_file_are_read_by_name);
    RUN(what_a_file_does_not_have_is_named);
    RUN(damaged_gguf_files_get_a_sentence);
    RUN(damaged_keys_and_values_get_a_sentence);
    RUN(damaged_safetensors_files_get_a_sentence);
    RUN(no_beginning_and_no_changed_byte_of_a_file_ends_the_program);
    RUN(what_is_written_is_read);
    RUN(paths_are_told_from_names);
    return close_directory();
}
