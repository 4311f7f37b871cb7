/* values.h - how many values a list of the API has: VALUES_OF(SK_ACTIVATIONS). */
#ifndef VALUES_H
#define VALUES_H

#define VALUES_OF(LIST) (0 LIST(VALUES_ONE_MORE))
#define VALUES_ONE_MORE(...) +1

#endif
