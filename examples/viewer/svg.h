/* Scenes as SVG files. Neighbouring rectangles of one colour become one path, so that files are small. */
#ifndef SVG_H
#define SVG_H

#include "scene.h"

/* False after a sentence on stderr. */
bool write_svg(const scene* s, const char* path);

#endif
