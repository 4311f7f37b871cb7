/* memory.h - the memory of launches: rooms between pages that a CPU driver must not touch.
 *
 * Every operand has a room of its own, and lies at its end or at its begin. All other bytes of the room are 0xff, which
 * is NaN in every type of floats. On a CPU driver with VK_EXT_external_memory_host the pages between rooms have no
 * access: there a read outside ends the program. Elsewhere they are guards like the rest. */
#ifndef MEMORY_H
#define MEMORY_H

#include "parts/matrices/element.h"
#include "draw.h"

enum
{
    FENCE = 65536, /* bytes: a multiple of any page size and import alignment */
    ROOM = 1 << 20,
    ROOMS = 20, /* of a launch */
    HALVES = 2, /* launches that have memory at a time */
    WORKSPACE_ROOM = 24 << 20,
    GUARD = 0xff
};

/* Memory of one launch. Places are bytes from `at`. */
typedef struct half
{
    unsigned char* at;      /* mapped */
    unsigned char* before;  /* what it holds before each run */
    unsigned char* allowed; /* what it may hold after a run */
    VkDeviceSize offset;    /* of `at` in the buffer */
    uint32_t rooms;         /* that are taken */
    uint64_t* state;        /* for draws of how buffers are named */
} half;

typedef struct memory
{
    gpu_buffer buffer;
    bool is_fenced;
    half halves[HALVES];
    unsigned char* workspace; /* the room of the workspace, which all launches share */
    VkDeviceSize workspace_offset;
} memory;

/* Bytes of an operand. */
typedef struct place
{
    size_t at, size;
} place;

/* False, with a sentence, where there is no memory. */
bool open_memory(const gpu* g, memory* m);
void close_memory(const gpu* g, memory* m);
/* Whether the device is a CPU driver that can import pages. */
bool can_fence(const gpu* g);
/* For gpu_options.edit_features of such a device. */
void ask_for_fences(sk_features* features, void* user_data);

/* Where an address lies, for who reports a fault. */
void describe_address(const memory* m, const void* address, char* text, size_t size);

/* All rooms are free again. */
void clear_half(half* h);

/* A room for so many bytes, which lie at a multiple of `alignment` (a power of two): ROOM at most. */
place take_place(half* h, size_t size, uint32_t alignment);

/* How streamk is told of a place: by buffer or by address, with an offset, and its exact size. */
sk_buffer name_place(const memory* m, const half* h, place p);

/* The bytes `before` are those that a half holds; put them back; and compare: where the first byte differs that
 * `allowed` does not allow, or SIZE_MAX. */
void remember_half(half* h);
void restore_half(half* h);
size_t find_difference(const half* h);

#endif
