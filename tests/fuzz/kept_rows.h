/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A text as the rows of a store, for the fuzzer of what the store keeps. The text is that of a log
 * as it is exported (store/kept.h), so that an export is a corpus, but it may say anything:
 *
 *   #log                 another log begins; the lines before it are the last one's
 *   #kept COLUMN VALUE   a column of the log's row, by the file's own name or the export's
 *   #configured LINE     a line of the settings that the board was configured with, in place of
 *                        the log's own
 *   #at TIME, #kind N    the next entry's row says that, whatever its line says
 *   #missing             the next row's number is left out
 *   #damage PLACE HEX    the bytes at that place of the file, once it is made, are these
 *   #cut SIZE            the file ends there
 *
 * A number is whatever stands there, also text where a number belongs.
 */
#ifndef TEST_FUZZ_KEPT_ROWS_H
#define TEST_FUZZ_KEPT_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Makes the file @name of the text. Returns false where the text damages it, so that what was kept
 * need not be there any more.
 */
bool kept_rows_write(const char *name, const uint8_t *data, size_t size);

#endif
