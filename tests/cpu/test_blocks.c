/* test_blocks.c - types in blocks: every code, scale and place of a bit decodes to the number that its format's table
 * says; what is quantized comes back within a step; nothing is touched outside, at any address.
 *
 * The blocks and numbers of tests/cpu/blocks are made by make.py there, from the tables of docs/weights.md. */
#include "check.h"
#include "parts/matrices/half.h"
#include "parts/matrices/random.h"

#define VK_NO_PROTOTYPES
#define STREAMK_BLOCKS_IMPLEMENTATION
#include "streamk_blocks.h"

#include <stdlib.h>

enum
{
    MOST_ELEMENTS = 256,
    MOST_SIZE = 210,
    GUARD = 64,
    LINE = 4096
};

#define FORMAT(name, word, elements, size, alignment) {name, word, elements, size},
static const struct format
{
    sk_type type;
    const char* word;
    uint32_t elements, size;
} TYPES[] = {SK_TYPES(FORMAT)};

static const unsigned TYPE_COUNT = sizeof TYPES / sizeof TYPES[0];

/* Calls a function for each type in blocks. */
static void for_each_format(void (*function)(const struct format* f))
{
    for (unsigned i = 0; i < TYPE_COUNT; i++)
        if (TYPES[i].elements > 1)
            function(&TYPES[i]);
}

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static float random_float(uint64_t i, float largest)
{
    return largest * ((float)(draw_bits(i) % 20001) / 10000.0f - 1.0f);
}

/* ---- what tables say ------------------------------------------------------------------------- */

static FILE* open_numbers(const char* word)
{
    char path[64];
    snprintf(path, sizeof path, "tests/cpu/blocks/%s.txt", word);
    FILE* file = fopen(path, "r");
    CHECK(file != NULL);
    return file;
}

static uint32_t read_hexadecimal(const char* text, int digits)
{
    char word[9] = "";
    memcpy(word, text, (size_t)digits);
    return (uint32_t)strtoul(word, NULL, 16);
}

static void read_bytes(const char* text, uint32_t count, uint8_t* bytes)
{
    for (uint32_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)read_hexadecimal(text + 2 * i, 2);
}

/* NaN of any bits, if that is wanted; -0 is not 0. */
static bool is_number(float found, uint32_t wanted)
{
    bool is_nan = (wanted & 0x7fffffff) > 0x7f800000;
    return is_nan ? found != found : bits_of(found) == wanted;
}

static void compare_line(const struct format* f, const char* line, unsigned number)
{
    uint8_t block[MOST_SIZE];
    float values[MOST_ELEMENTS];
    const char* wanted = line + 2 * f->size + 1;
    if (!CHECK(strlen(line) == 2 * f->size + 1 + 8 * f->elements + 1))
        return;
    read_bytes(line, f->size, block);
    CHECK_EQ(sk_dequantize(f->type, block, f->elements, values), SK_SUCCESS);
    for (uint32_t i = 0; i < f->elements; i++)
        if (!CHECK(is_number(values[i], read_hexadecimal(wanted + 8 * i, 8))))
            CHECK_NOTE("%s, line %u, element %u: %08x, wanted %.8s\n", f->word, number, i, bits_of(values[i]),
                       wanted + 8 * i);
}

static unsigned lines_compared;

static void compare_file(const struct format* f)
{
    static char line[LINE];
    unsigned number = 0;
    FILE* file = open_numbers(f->word);
    while (file && fgets(line, sizeof line, file))
        compare_line(f, line, ++number);
    CHECK(number >= 14);
    lines_compared += number;
    if (file)
        fclose(file);
}

static void blocks_decode_to_the_numbers_of_their_tables(void)
{
    for_each_format(compare_file);
    CHECK(lines_compared >= 200);
}

/* Numbers of 6 bits: 16 of a line, behind its bytes. */
static void compare_parts(const char* line)
{
    uint8_t block[144] = {0, 0x3c, 0, 0x3c}; /* both factors are 1, and all codes 0 */
    float low[256], high[256];
    char* at = NULL;
    read_bytes(line, 12, block + 4);
    CHECK_EQ(sk_dequantize(SK_TYPE_Q4_K, block, 256, low), SK_SUCCESS);
    memset(block + 16, 0x11, 128);
    CHECK_EQ(sk_dequantize(SK_TYPE_Q4_K, block, 256, high), SK_SUCCESS);
    long numbers[16];
    for (int i = 0; i < 16; i++, line = at)
        numbers[i] = strtol(i == 0 ? line + 24 : line, &at, 10);
    for (int i = 0; i < 256; i++)
    {
        CHECK_EQ((int)(high[i] - low[i]), numbers[i / 32]);
        CHECK_EQ((int)-low[i], numbers[8 + i / 32]);
    }
}

static void all_numbers_of_6_bits_are_read_in_every_part_of_q4_K(void)
{
    char line[256];
    int count = 0;
    FILE* file = open_numbers("q4_K_parts");
    for (; file && fgets(line, sizeof line, file); count++)
        compare_parts(line);
    CHECK_EQ(count, 64);
    if (file)
        fclose(file);
}

/* ---- quantizing ------------------------------------------------------------------------------ */

static float read_half(const uint8_t* bytes)
{
    float value = widen_half((uint16_t)(bytes[0] | bytes[1] << 8));
    return value < 0.0f ? -value : value;
}

/* Of 6 bits, in a part of q4_K. */
static int read_scale(const uint8_t* numbers, uint32_t part)
{
    return part < 4 ? numbers[part] & 63 : (numbers[part + 4] & 15) | numbers[part - 4] >> 6 << 4;
}

static float read_ue4m3(uint8_t code)
{
    int exponent = code >> 3 & 15;
    float fraction = (float)(code & 7) / 8.0f, scale = exponent ? 1.0f + fraction : 2.0f * fraction;
    for (int i = 7; i < exponent; i++)
        scale *= 2.0f;
    for (int i = exponent; i < 7; i++)
        scale /= 2.0f;
    return scale;
}

/* Three bits of fraction; what is below 2^-6 counts units of 2^-9. */
static float find_step_of_e4m3(const uint8_t* block, float size)
{
    float scale, step = 1.0f / 512.0f;
    memcpy(&scale, block, sizeof scale); /* hosts of this test have the low byte first */
    while (step < 32.0f && 16.0f * step * scale < size)
        step *= 2.0f;
    return step * scale;
}

/* The distance of the neighbours of a value, of which some formats have several: the one around it. */
static float find_step(const struct format* f, const uint8_t* block, uint32_t element, float value)
{
    float scale = 0.0f, size = value < 0.0f ? -value : value;
    switch ((int)f->type)
    {
    case SK_TYPE_Q4_K: return read_half(block) * (float)read_scale(block + 4, element / 32);
    case SK_TYPE_Q6_K: return read_half(block + 208) * (float)abs((int8_t)block[192 + element / 16]);
    case SK_TYPE_MXFP4:
        scale = 1.0f;
        for (int i = 127; i < block[0]; i++)
            scale *= 2.0f;
        for (int i = block[0]; i < 127; i++)
            scale /= 2.0f;
        break;
    case SK_TYPE_NVFP4: scale = read_ue4m3(block[element / 16]); break;
    case SK_TYPE_E4M3_G128: return find_step_of_e4m3(block, size);
    default: return read_half(block);
    }
    return size > 4.0f * scale ? 2.0f * scale : size > 2.0f * scale ? scale : 0.5f * scale;
}

static void compare_back(const struct format* f, const float* values)
{
    uint8_t block[MOST_SIZE];
    float back[MOST_ELEMENTS];
    CHECK_EQ(sk_quantize(f->type, values, f->elements, block), SK_SUCCESS);
    CHECK_EQ(sk_dequantize(f->type, block, f->elements, back), SK_SUCCESS);
    for (uint32_t i = 0; i < f->elements; i++)
    {
        float off = back[i] - values[i], step = find_step(f, block, i, values[i]);
        if (!CHECK((off < 0.0f ? -off : off) <= 1.0001f * step))
            CHECK_NOTE("%s, element %u: %g came back as %g, steps are %g\n", f->word, i, (double)values[i],
                       (double)back[i], (double)step);
    }
}

/* Numbers around 0, on one side of it, with one part much larger than the others, and with both signs at the end. The
 * largest of nvfp4 is 2688. */
static void quantize_draws(const struct format* f)
{
    static const float SIZES[] = {1.0f, 300.0f, 0.01f, 1e-6f, 3e-8f};
    float values[MOST_ELEMENTS];
    for (uint64_t draw = 0; draw < 400; draw++)
    {
        float size = SIZES[draw % 5] * (f->type == SK_TYPE_NVFP4 ? 0.0625f : 1.0f),
              shift = draw % 3 == 1   ? size * 10.0f
                      : draw % 3 == 2 ? size * -3.0f
                                      : 0.0f;
        for (uint32_t i = 0; i < f->elements; i++)
            values[i] = random_float(draw * 1000 + i, size * (draw % 7 == 3 && i < 20 ? 100.0f : 1.0f)) + shift;
        if (draw % 11 == 5)
            values[3] = -(values[7] = 4.0f * size);
        compare_back(f, values);
    }
}

static void what_is_quantized_comes_back_within_a_step(void)
{
    for_each_format(quantize_draws);
}

/* The values of all codes, the first of which is that of the largest magnitude. */
static void come_back_exactly(sk_type type, int least, int most, float step, float shift)
{
    float values[MOST_ELEMENTS], back[MOST_ELEMENTS];
    uint8_t block[MOST_SIZE];
    for (int i = 0; i < MOST_ELEMENTS; i++)
        values[i] = step * (float)(least + (i * 7) % (most - least + 1)) + shift;
    CHECK_EQ(sk_quantize(type, values, MOST_ELEMENTS / 8, block), SK_SUCCESS);
    CHECK_EQ(sk_dequantize(type, block, MOST_ELEMENTS / 8, back), SK_SUCCESS);
    for (int i = 0; i < MOST_ELEMENTS / 8; i++)
        if (!CHECK(back[i] == values[i]))
            CHECK_NOTE("%s: %g came back as %g\n", TYPES[type].word, (double)values[i], (double)back[i]);
}

static void values_that_codes_have_come_back_exactly(void)
{
    come_back_exactly(SK_TYPE_Q4_0, -8, 7, 0.5f, 0.0f);
    come_back_exactly(SK_TYPE_Q4_0, -8, 7, -3.0f, 0.0f);
    come_back_exactly(SK_TYPE_Q4_1, 0, 15, 0.25f, -40.0f);
    come_back_exactly(SK_TYPE_Q5_0, -16, 15, 0.125f, 0.0f);
    come_back_exactly(SK_TYPE_Q8_0, -127, 0, 2.0f, 0.0f);
    come_back_exactly(SK_TYPE_Q4_G32, -7, 8, 0.5f, 0.0f);
}

/* Zeros, and values so small that no scale but the least reaches them. */
static void quantize_nothing(const struct format* f)
{
    float values[MOST_ELEMENTS] = {0}, back[MOST_ELEMENTS];
    uint8_t block[MOST_SIZE];
    CHECK_EQ(sk_quantize(f->type, values, f->elements, block), SK_SUCCESS);
    CHECK_EQ(sk_dequantize(f->type, block, f->elements, back), SK_SUCCESS);
    for (uint32_t i = 0; i < f->elements; i++)
        CHECK(back[i] == 0.0f);
    values[1] = 1e-40f; /* a subnormal float */
    CHECK_EQ(sk_quantize(f->type, values, f->elements, block), SK_SUCCESS);
    CHECK_EQ(sk_dequantize(f->type, block, f->elements, back), SK_SUCCESS);
    CHECK(back[1] < 1e-3f && back[1] > -1e-3f);
}

static void zeros_stay_zeros(void)
{
    for_each_format(quantize_nothing);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static bool are_all(const uint8_t* bytes, size_t count, uint8_t wanted)
{
    size_t i = 0;
    while (i < count && bytes[i] == wanted)
        i++;
    return i == count;
}

/* Three blocks at an address, between guards. */
static void quantize_at(const struct format* f, uint32_t offset)
{
    uint8_t memory[GUARD + 16 + 3 * MOST_SIZE + GUARD], aligned[3 * MOST_SIZE];
    float values[3 * MOST_ELEMENTS], back[3 * MOST_ELEMENTS + 1];
    uint32_t count = 3 * f->elements, size = 3 * f->size;
    uint8_t* blocks = memory + GUARD + offset;
    for (uint32_t i = 0; i < count; i++)
        values[i] = random_float(i, 5.0f);
    memset(memory, 0xa5, sizeof memory);
    CHECK_EQ(sk_quantize(f->type, values, count, aligned), SK_SUCCESS);
    CHECK_EQ(sk_quantize(f->type, values, count, blocks), SK_SUCCESS);
    CHECK(memcmp(aligned, blocks, size) == 0);
    CHECK(are_all(memory, GUARD + offset, 0xa5));
    CHECK(are_all(blocks + size, sizeof memory - GUARD - offset - size, 0xa5));
    back[count] = 42.0f;
    CHECK_EQ(sk_dequantize(f->type, blocks, count, back), SK_SUCCESS);
    CHECK(back[count] == 42.0f);
    for (uint32_t i = 0; i < f->elements; i++)
        CHECK_EQ(sk_dequantize(f->type, aligned, f->elements, values), SK_SUCCESS);
    CHECK(memcmp(values, back, f->elements * sizeof(float)) == 0);
}

static void quantize_everywhere(const struct format* f)
{
    for (uint32_t offset = 0; offset < 16; offset++)
        quantize_at(f, offset);
}

static void blocks_may_begin_at_any_address(void)
{
    for_each_format(quantize_everywhere);
}

/* A block that ends where its memory does, for the sanitizer. */
static void quantize_at_the_end(const struct format* f)
{
    uint8_t* block = malloc(f->size);
    float* values = calloc(f->elements, sizeof(float));
    if (CHECK(block && values))
    {
        CHECK_EQ(sk_quantize(f->type, values, f->elements, block), SK_SUCCESS);
        CHECK_EQ(sk_dequantize(f->type, block, f->elements, values), SK_SUCCESS);
    }
    free(block);
    free(values);
}

static void nothing_is_touched_beyond_the_last_byte(void)
{
    for_each_format(quantize_at_the_end);
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void refuse_format(const struct format* f)
{
    float values[MOST_ELEMENTS] = {0};
    uint8_t block[MOST_SIZE + 1] = {0};
    CHECK_EQ(sk_quantize(f->type, values, f->elements - 1, block), SK_ERROR_INVALID_VALUE);
    CHECK_EQ(sk_dequantize(f->type, block, f->elements + 1, values), SK_ERROR_INVALID_VALUE);
    CHECK_EQ(sk_quantize(f->type, NULL, f->elements, block), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_quantize(f->type, values, f->elements, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_dequantize(f->type, NULL, f->elements, values), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_dequantize(f->type, block, f->elements, NULL), SK_ERROR_NULL_ARGUMENT);
    CHECK_EQ(sk_quantize(f->type, NULL, 0, NULL), SK_SUCCESS);
    CHECK_EQ(sk_dequantize(f->type, NULL, 0, NULL), SK_SUCCESS);
    static const uint32_t BAD[] = {0x7f800000, 0xff800000, 0x7fc00000, 0x7f7fffff};
    for (int i = 0; i < 4; i++)
    {
        memcpy(&values[f->elements - 1], &BAD[i], sizeof BAD[i]);
        bool wide = f->type == SK_TYPE_MXFP4 || f->type == SK_TYPE_E4M3_G128; /* scales have the exponents of f32 */
        bool holds = wide && i == 3;
        CHECK_EQ(sk_quantize(f->type, values, f->elements, block), holds ? SK_SUCCESS : SK_ERROR_INVALID_VALUE);
    }
}

static void what_no_block_can_hold_is_refused(void)
{
    float value = 1.0f;
    for_each_format(refuse_format);
    CHECK_EQ(sk_quantize(SK_TYPE_F32, &value, 1, &value), SK_ERROR_INVALID_VALUE);
    CHECK_EQ(sk_dequantize(SK_TYPE_E4M3, &value, 1, &value), SK_ERROR_INVALID_VALUE);
    CHECK_EQ(sk_dequantize((sk_type)1000, &value, 32, &value), SK_ERROR_INVALID_VALUE);
}

static void measure_format(const struct format* f)
{
    uint64_t most = UINT64_MAX / f->elements * f->elements;
    CHECK(sk_blocks_size(f->type, f->elements) == f->size);
    CHECK(sk_blocks_size(f->type, (uint64_t)f->elements << 40) == (uint64_t)f->size << 40);
    CHECK(sk_blocks_size(f->type, 0) == 0 && sk_blocks_size(f->type, f->elements / 2) == 0);
    CHECK(sk_blocks_size(f->type, most) == (f->size > f->elements ? 0 : most / f->elements * f->size));
}

static void sizes_are_those_of_the_types(void)
{
    for_each_format(measure_format);
    CHECK(sk_blocks_size(SK_TYPE_F16, 32) == 0);
}

int main(void)
{
    RUN(blocks_decode_to_the_numbers_of_their_tables);
    RUN(all_numbers_of_6_bits_are_read_in_every_part_of_q4_K);
    RUN(what_is_quantized_comes_back_within_a_step);
    RUN(values_that_codes_have_come_back_exactly);
    RUN(zeros_stay_zeros);
    RUN(blocks_may_begin_at_any_address);
    RUN(nothing_is_touched_beyond_the_last_byte);
    RUN(what_no_block_can_hold_is_refused);
    RUN(sizes_are_those_of_the_types);
    return CHECK_DONE();
}
