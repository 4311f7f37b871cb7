/* What a rank of `distributed` does, and its words in traces: name, word. */
#ifndef PARTS_WORDS_ACTIVITIES_H
#define PARTS_WORDS_ACTIVITIES_H

#define ACTIVITIES(X)      \
    X(DISK, "disk")        \
    X(MESSAGE, "messages") \
    X(COPY, "copies")      \
    X(RETURN, "returns")   \
    X(PRODUCT, "products")

#define ACTIVITY_NAME(name, word) ACTIVITY_##name,
#define ACTIVITY_WORD(name, word) word,

typedef enum activity
{
    ACTIVITIES(ACTIVITY_NAME) ACTIVITY_COUNT
} activity;

#endif
