/* Planning for devices that are not there: contexts from the profiles in files. */
#ifndef COURSE_PROFILE_H
#define COURSE_PROFILE_H

#include "status.h"

/* Make a context of a profile: of the file of this name, or else of the one in the folder of profiles whose device has
 * it. The folder is $STREAMK_PROFILES, or examples/profiles beside the build folder that `program`, argv[0], is in.
 *
 * With `units` the device has so many compute units instead of its own. Not DONE after a sentence on stderr; if there
 * is no such device, it names those that there are. */
status open_profile(const char* program, const char* name, uint32_t units, sk_context** context);

enum
{
    PROFILE_NAME = 256 /* bytes of a device's name, with its 0 */
};

/* The names of the devices that the folder has profiles of, in order, at most so many. Returns how many. */
int list_profiles(const char* program, char (*names)[PROFILE_NAME], int most);

#endif
