/* digits.h - bytes as text.
 *
 * Uses nothing of ours.
 */

#include <stdint.h>

/* Where a text is read: strings, of which the bytes go from one to the next. Five digits of base 85, the highest first,
 * are four bytes, the highest first. */
typedef struct sk__reader
{
    const char* const* piece;
    const char* next;
    uint32_t word; /* whose bytes are being read, the next one highest */
    uint32_t left; /* bytes of it */
} sk__reader;

static sk__reader sk__read_text(const char* const* text)
{
    sk__reader reader = {text, text[0], 0, 0};
    return reader;
}

/* The value of a digit: 85 characters from ! on, without ", *, ? and \. */
static uint32_t sk__digit(char digit)
{
    uint32_t left_out = (digit > '"' ? 1u : 0u) + (digit > '*' ? 1u : 0u) + (digit > '?' ? 1u : 0u);
    return (uint32_t)(unsigned char)digit - 33u - left_out - (digit > '\\' ? 1u : 0u);
}

static void sk__read_digits(sk__reader* reader)
{
    for (uint32_t i = 0; i < 5; ++i)
    {
        while (*reader->next == 0)
        {
            reader->next = *++reader->piece;
        }
        reader->word = reader->word * 85u + sk__digit(*reader->next++);
    }
    reader->left = 4;
}

static uint32_t sk__read_byte(sk__reader* reader)
{
    if (reader->left == 0)
    {
        sk__read_digits(reader);
    }
    uint32_t byte = reader->word >> 24;
    reader->word <<= 8;
    --reader->left;
    return byte;
}
