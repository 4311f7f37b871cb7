/* The desc of a product, from its words; a word that is wrong gets a sentence with those that are right. */
#include "session.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char* get_decisions(void)
{
#define NAME(member, option) " " option
#define WORD(member, option, ...) " " option
    static const char names[] = SK_DECISIONS(NAME, WORD, NAME, NAME, NAME) " --multiplied";
#undef NAME
#undef WORD
    return names + 1;
}

/* "--most-time" is most_time in Python. */
static void name_argument(const char* option, char name[64])
{
    snprintf(name, 64, "%s", option + strspn(option, "-"));
    for (char* at = name; *at; at++)
        *at = *at == '-' ? '_' : *at;
}

static sk_result refuse(session* s, const char* option, const char* value, const char* kind, const char* right)
{
    char name[64];
    name_argument(option, name);
    snprintf(s->message, sizeof s->message, "%s is %s, must be %s%s", name, value, kind, right);
    return SK_ERROR_INVALID_VALUE;
}

static bool read_size(const char* text, VkDeviceSize* size)
{
    char* end;
    errno = 0;
    *size = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && !errno;
}

static bool read_count(const char* text, uint32_t* count)
{
    VkDeviceSize value;
    bool is_number = read_size(text, &value);
    *count = (uint32_t)value;
    return is_number && value <= UINT32_MAX;
}

static bool read_flag(const char* text, bool* flag)
{
    *flag = strcmp(text, "True") == 0;
    return *flag || strcmp(text, "False") == 0;
}

#define LIST_WORD(name, word) ", " word
#define LIST(list) "one of ", &(list(LIST_WORD))[2]

/* Sets a decision of the desc by the name and the words of its option. */
static sk_result decide(session* s, const char* name, const char* value, sk_gemm_desc* desc)
{
#define TAKE_NAME(member, option)  \
    if (strcmp(name, option) == 0) \
    {                              \
        desc->member = value;      \
        return SK_SUCCESS;         \
    }
#define TAKE_WORD(member, option, list, words)                                    \
    if (strcmp(name, option) == 0)                                                \
        return sk_parse_word(words, value, (uint32_t*)&desc->member) ? SK_SUCCESS \
                                                                     : refuse(s, name, value, LIST(list));
#define TAKE_COUNT(member, option)                           \
    if (strcmp(name, option) == 0)                           \
        return read_count(value, &desc->member) ? SK_SUCCESS \
                                                : refuse(s, name, value, "a number from 0 to ", "4294967295");
#define TAKE_SIZE(member, option)                           \
    if (strcmp(name, option) == 0)                          \
        return read_size(value, &desc->member) ? SK_SUCCESS \
                                               : refuse(s, name, value, "a number from 0 to ", "2^64 - 1");
#define TAKE_FLAG(member, option)  \
    if (strcmp(name, option) == 0) \
        return read_flag(value, &desc->member) ? SK_SUCCESS : refuse(s, name, value, "True or False", "");
    SK_DECISIONS(TAKE_NAME, TAKE_WORD, TAKE_COUNT, TAKE_SIZE, TAKE_FLAG)
    if (strcmp(name, "--multiplied") == 0)
        return sk_parse_word(SK_WORDS_TYPE, value, (uint32_t*)&desc->multiplied)
                   ? SK_SUCCESS
                   : refuse(s, name, value, "f16 or bf16", "");
    return refuse(s, "a decision", name, "one of ", get_decisions());
}

static sk_result take_epilogue(session* s, const product* p, sk_gemm_desc* desc)
{
    bool is_plain = p->alpha == 1.0 && p->alpha_imaginary == 0.0 && !p->has_c;
    desc->epilogue = is_plain ? SK_EPILOGUE_NONE : SK_EPILOGUE_LINEAR;
    desc->gate = p->has_gate ? SK_GATE_INTERLEAVED : SK_GATE_NONE;
    if (!sk_parse_word(SK_WORDS_BIAS, p->bias_name, (uint32_t*)&desc->bias))
        return refuse(s, "bias", p->bias_name, LIST(SK_BIASES));
    return sk_parse_word(SK_WORDS_ACTIVATION, p->activation, (uint32_t*)&desc->activation)
               ? SK_SUCCESS
               : refuse(s, "activation", p->activation, LIST(SK_ACTIVATIONS));
}

sk_result describe(session* s, const product* p, sk_gemm_desc* desc)
{
    memset(desc, 0, sizeof *desc);
    desc->m = p->m;
    desc->n = p->n;
    desc->k = p->k;
    desc->batch_count = p->batch_count;
    desc->aligned = true; /* each matrix begins a buffer */
    desc->a = p->a.desc;
    desc->b = p->b.desc;
    desc->c = p->c.desc;
    desc->d = p->d.desc;
    sk_result result = take_epilogue(s, p, desc);
    for (const char* const* word = p->decisions; result == SK_SUCCESS && *word; word += 2)
        result = decide(s, word[0], word[1], desc);
    return result;
}
