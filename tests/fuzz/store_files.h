/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A folder for a fuzzer's store, in memory where there is such a one: it is written thousands of
 * times. */
#ifndef TEST_FUZZ_STORE_FILES_H
#define TEST_FUZZ_STORE_FILES_H

/*
 * The name of the store's file, which is not there any more, nor what belongs to it but the key.
 * The folder is removed when the process ends.
 */
const char *store_files_begin(void);

#endif
