/* Where pictures go: the name of the file says the format. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "scene.h"

/* Whether the name ends in .svg, .png or .pdf, and this build can write that. A sentence on stderr if not. */
bool can_write_picture(const char* path);

/* Bytes that the file may have, about: below a megabyte; 0: any number. */
size_t count_most_bytes(const char* path);

/* False after a sentence on stderr. */
bool write_picture(const scene* s, const char* path);

#endif
