/* Files of text, whole. */
#ifndef TEXT_FILE_H
#define TEXT_FILE_H

/* The text of a file with a 0 after it, for free(). NULL after a sentence: it cannot be read, has over 64 MiB, or is no
 * text, and so not what `kind` says. */
char* read_text_file(const char* path, const char* kind);

#endif
