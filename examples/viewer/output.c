#include "output.h"

#include "parts/words/ending.h"
#include "paint.h"
#include "svg.h"

#include <stdio.h>

bool can_write_picture(const char* path)
{
    if (ends_in(path, ".svg"))
        return true;
    if (!ends_in(path, ".png") && !ends_in(path, ".pdf"))
    {
        fprintf(stderr, "draw: -o is %s, and takes a name that ends in .svg, .png or .pdf\n", path);
        return false;
    }
#ifndef HAVE_CAIRO
    fprintf(stderr, "draw: %s needs cairo, which this build lacks: ./setup.sh installs it; .svg needs none\n", path);
    return false;
#else
    return true;
#endif
}

size_t count_most_bytes(const char* path)
{
    return ends_in(path, ".png") ? 0 : 1000000;
}

bool write_picture(const scene* s, const char* path)
{
    if (s->failed)
    {
        fprintf(stderr, "draw: there is not enough memory for the picture\n");
        return false;
    }
#ifdef HAVE_CAIRO
    if (ends_in(path, ".png"))
        return write_png(s, path, 2.0f);
    if (ends_in(path, ".pdf"))
        return write_pdf(s, path);
#endif
    return write_svg(s, path);
}
