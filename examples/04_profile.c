/* Plan for a device that is not there: write the profile of one that is, and take it along.
 *
 *     04_profile >my_gpu.txt                          where the device is
 *     02_plan 4096 4096 4096 --as my_gpu.txt          anywhere: the plan that the device would get
 *
 * A profile is a small text: limits, features, sizes of cooperative matrices, compute units. Contexts that are made of
 * one plan, and record nothing. examples/profiles has some. */
#include "course/status.h"

#include <stdio.h>
#include <stdlib.h>

/* The text's length is asked first. */
static bool print_profile(const sk_context* context)
{
    size_t size = sk_format_profile(context, NULL, 0) + 1;
    char* text = malloc(size);
    if (text)
    {
        sk_format_profile(context, text, size);
        fputs(text, stdout);
    }
    free(text);
    return text != NULL;
}

int main(int count, char** words)
{
    gpu g;
    gpu_options options = {0};
    sk_context* context = NULL;
    options.device = count == 2 ? words[1] : NULL;
    if (count > 2 || (count == 2 && words[1][0] == '-'))
    {
        fprintf(stderr, "usage: 04_profile [DEVICE]\n\n"
                        "Prints the profile of a device: an index, or part of the name;\n"
                        "default: $STREAMK_DEVICE, else a discrete GPU.\n");
        return BAD_INPUT;
    }
    status s = open_context(&g, &options, &context);
    if (s == DONE && !print_profile(context))
        s = FAILED;
    sk_destroy_context(context);
    close_gpu(&g);
    return (int)s;
}
