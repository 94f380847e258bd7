/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The live page's files, compiled in by page/embed.py. */
#ifndef TOUCHMOVE_FEED_PAGE_FILES_H
#define TOUCHMOVE_FEED_PAGE_FILES_H

#include <stddef.h>

struct page_file {
	const char *path; /* as it is asked for, "/" for the page itself; NULL ends the list */
	const char *type;
	const unsigned char *data;
	size_t size;
};

extern const struct page_file page_files[];

#endif
