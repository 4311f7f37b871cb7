#include "tensors_parts.h"

#include "parts/matrices/element.h"
#include "parts/words/ending.h"
#include "parts/words/progress.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Places of 64 bits, which fseek() has not everywhere. Not 0: errno says why not. */
static int seek(FILE* file, uint64_t to, int from)
{
#ifdef _WIN32
    return _fseeki64(file, (long long)to, from);
#else
    return fseeko(file, (off_t)to, from);
#endif
}

static long long tell(FILE* file)
{
#ifdef _WIN32
    return _ftelli64(file);
#else
    return (long long)ftello(file);
#endif
}

/* ---- bytes ----------------------------------------------------------------------------------- */

static bool complain_short(const tensor_file* f, char* sentence)
{
    if (ferror(f->file))
        return refuse_npy(sentence, f->path, "cannot be read: %s", strerror(errno));
    return refuse_npy(sentence, f->path, "is truncated: it ends in its header");
}

bool take_bytes(unread* r, void* bytes, uint64_t count)
{
    if (count > r->left || fread(bytes, 1, (size_t)count, r->f->file) != count)
        return complain_short(r->f, r->sentence);
    r->left -= count;
    return true;
}

bool skip_bytes(unread* r, uint64_t count)
{
    char bytes[4096];
    if (count <= sizeof bytes) /* faster than to seek */
        return take_bytes(r, bytes, count);
    if (count > r->left || seek(r->f->file, count, SEEK_CUR) != 0)
        return complain_short(r->f, r->sentence);
    r->left -= count;
    return true;
}

bool take_u64(unread* r, uint64_t* number)
{
    unsigned char bytes[8];
    bool done = take_bytes(r, bytes, sizeof bytes);
    *number = 0;
    for (int i = 0; i < 8 && done; i++)
        *number |= (uint64_t)bytes[i] << 8 * i;
    return done;
}

bool take_u32(unread* r, uint32_t* number)
{
    unsigned char bytes[4];
    bool done = take_bytes(r, bytes, sizeof bytes);
    *number = 0;
    for (int i = 0; i < 4 && done; i++)
        *number |= (uint32_t)bytes[i] << 8 * i;
    return done;
}

/* ---- lists ----------------------------------------------------------------------------------- */

char* copy_name(const tensor_file* f, const char* name, size_t length, char* sentence)
{
    char* copy = malloc(length + 1);
    if (!copy)
    {
        refuse_npy(sentence, f->path, "names tensors, and memory is short");
        return NULL;
    }
    for (size_t i = 0; i < length; i++)
        copy[i] = name[i] >= ' ' && name[i] <= '~' ? name[i] : '?';
    copy[length] = 0;
    return copy;
}

bool size_tensor(const tensor_file* f, tensor* t, char* sentence)
{
    uint64_t count = 1;
    for (uint32_t i = 0; i < t->dimensions; i++)
    {
        if (t->extents[i] > 0 && count > UINT64_MAX / 16 / t->extents[i])
            return refuse_npy(sentence, f->path, "claims more elements for %.200s than 60 bits count", t->name);
        count *= t->extents[i];
    }
    if (t->type == TENSOR_NO_TYPE)
        return true;
    uint64_t line = t->dimensions ? t->extents[t->dimensions - 1] : 1, elements = block_elements((sk_type)t->type);
    if (line % elements)
        return refuse_npy(sentence, f->path, "has lines of %llu elements in %.200s, and blocks of %s have %u",
                          (unsigned long long)line, t->name, t->word, (unsigned)elements);
    t->size = count / elements * element_size((sk_type)t->type);
    return true;
}

/* Doubled whenever it is full: whenever the count is a power of two. */
static bool reserve_tensor(tensor_file* f)
{
    if (f->count & (f->count - 1))
        return true;
    void* larger = realloc(f->tensors, (size_t)(f->count ? 2 * f->count : 1) * sizeof *f->tensors);
    if (larger)
        f->tensors = larger;
    return larger != NULL;
}

bool add_tensor(tensor_file* f, const tensor* t, char* sentence)
{
    if (!reserve_tensor(f))
    {
        free(t->name);
        return refuse_npy(sentence, f->path, "lists tensors, and memory is short");
    }
    f->tensors[f->count++] = *t;
    return true;
}

/* ---- files ----------------------------------------------------------------------------------- */

bool is_tensor_path(const char* path, size_t* length)
{
    static const char* const ENDINGS[] = {".gguf", ".safetensors"};
    for (int i = 0; i < 2; i++)
        for (const char* at = path; (at = strstr(at, ENDINGS[i])) != NULL; at++)
        {
            *length = (size_t)(at - path) + strlen(ENDINGS[i]);
            if (path[*length] == ':' || path[*length] == 0)
                return true;
        }
    return false;
}

static bool measure_file(tensor_file* f, char* sentence)
{
    long long size = -1;
    if (seek(f->file, 0, SEEK_END) == 0)
        size = tell(f->file);
    if (size < 0 || seek(f->file, 0, SEEK_SET) != 0)
        return refuse_npy(sentence, f->path, "cannot be read from any place, as a file can: %s", strerror(errno));
    f->size = (uint64_t)size;
    return true;
}

static bool list_tensors(tensor_file* f, char* sentence)
{
    char magic[4] = "";
    size_t count = fread(magic, 1, sizeof magic, f->file);
    if (ferror(f->file) || seek(f->file, 0, SEEK_SET) != 0)
        return refuse_npy(sentence, f->path, "cannot be read: %s", strerror(errno));
    if (count == 4 && memcmp(magic, "GGUF", 4) == 0)
        return list_gguf(f, sentence);
    if (ends_in(f->path, ".gguf"))
        return refuse_npy(sentence, f->path, "is not a GGUF file: it does not begin with GGUF");
    return list_safetensors(f, sentence);
}

bool open_tensors(const char* path, tensor_file* f, char sentence[NPY_SENTENCE])
{
    memset(f, 0, sizeof *f);
    f->path = path;
    f->file = fopen(path, "rb");
    if (!f->file)
        return refuse_npy(sentence, path, "cannot be opened: %s", strerror(errno));
    bool done = measure_file(f, sentence) && list_tensors(f, sentence);
    if (!done)
        close_tensors(f);
    return done;
}

void close_tensors(tensor_file* f)
{
    for (uint64_t i = 0; i < f->count; i++)
        free(f->tensors[i].name);
    free(f->tensors);
    if (f->file)
        fclose(f->file);
    memset(f, 0, sizeof *f);
}

const tensor* find_tensor(const tensor_file* f, const char* name, char sentence[NPY_SENTENCE])
{
    const tensor* found = NULL;
    if (!name && f->count != 1)
        refuse_npy(sentence, f->path, "has %llu tensors; name one as FILE:NAME, and see them with --list",
                   (unsigned long long)f->count);
    for (uint64_t i = 0; (name || f->count == 1) && i < f->count; i++)
    {
        if (name && strcmp(f->tensors[i].name, name) != 0)
            continue;
        if (found)
        {
            refuse_npy(sentence, f->path, "has several tensors named %.200s", name);
            return NULL;
        }
        found = &f->tensors[i];
    }
    if (name && !found)
        refuse_npy(sentence, f->path, "has no tensor named %.200s; matmul --list tells which it has", name);
    return found;
}

/* ---- tensors --------------------------------------------------------------------------------- */

static bool shape_matrix(const tensor_file* f, const tensor* t, npy_matrix* matrix, char* sentence)
{
    static const int DIMENSIONS[4] = {0, NPY_ROWS, NPY_MATRIX, NPY_BATCH};
    uint32_t extents[3] = {0, 0, 0};
    if (t->type == TENSOR_NO_TYPE)
        return refuse_npy(sentence, f->path, "holds %.200s as %s, which streamk does not multiply", t->name, t->word);
    if (t->dimensions > 3)
        return refuse_npy(sentence, f->path, "has %u dimensions in %.200s; a batch of matrices has 3", t->dimensions,
                          t->name);
    for (uint32_t i = 0; i < t->dimensions; i++)
    {
        if (t->extents[i] > UINT32_MAX)
            return refuse_npy(sentence, f->path, "has an extent of %llu in %.200s; 4294967295 is the most",
                              (unsigned long long)t->extents[i], t->name);
        extents[i] = (uint32_t)t->extents[i];
    }
    matrix->type = (sk_type)t->type;
    set_npy_extents(matrix, DIMENSIONS[t->dimensions], extents);
    return true;
}

static bool fill_matrix(const tensor_file* f, const tensor* t, npy_matrix* matrix, char* sentence)
{
    if (t->begin > f->size || t->size > f->size - t->begin)
        return refuse_npy(sentence, f->path, "is truncated: %.200s takes %llu bytes from %llu on, and it has %llu",
                          t->name, (unsigned long long)t->size, (unsigned long long)t->begin,
                          (unsigned long long)f->size);
    size_t size = (size_t)t->size;
    matrix->data = size == t->size ? malloc(size + 1) : NULL;
    if (!matrix->data)
        return refuse_npy(sentence, f->path, "needs %llu bytes of memory for %.200s, and there are fewer",
                          (unsigned long long)t->size, t->name);
    if (seek(f->file, t->begin, SEEK_SET) != 0)
        return refuse_npy(sentence, f->path, "cannot be read: %s", strerror(errno));
    for (size_t at = 0, step; at < size; at += step)
    {
        step = size - at < NPY_CHUNK ? size - at : NPY_CHUNK;
        if (fread((char*)matrix->data + at, 1, step, f->file) != step)
            return refuse_npy(sentence, f->path, "cannot be read: %s", ferror(f->file) ? strerror(errno) : "it ends");
        update_progress(at + step, size);
    }
    return true;
}

bool read_tensor(const tensor_file* f, const tensor* t, npy_matrix* matrix, char sentence[NPY_SENTENCE])
{
    char step[128];
    memset(matrix, 0, sizeof *matrix);
    snprintf(step, sizeof step, "reading %.100s", t->name);
    begin_progress(step, "B");
    bool done = shape_matrix(f, t, matrix, sentence) && fill_matrix(f, t, matrix, sentence);
    end_progress();
    if (!done)
        free_npy(matrix);
    return done;
}
