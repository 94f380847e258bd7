/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The sections of a configuration file: [board] and the like for all boards, [board NAME] and
 * [gpio NAME] for one. In a board's own file, boards.d/NAME.conf, those without a name are the
 * board's.
 */
#ifndef TOUCHMOVE_SECTIONS_H
#define TOUCHMOVE_SECTIONS_H

#include <stdbool.h>
#include <stddef.h>

#define SECTION_NAME_SIZE  33 /* of a board's id, which is a part of an object's path */
#define SECTION_ERROR_SIZE 300

#define CONFIGURATION_BOARDS_MOST 256

#define SECTIONS_THERE "there is [board], [gpio], [bus] and [regulations]"

enum section {
	SECTION_BOARD,
	SECTION_GPIO,
	SECTION_BUS,
	SECTION_REGULATIONS,
	SECTIONS,
};

extern const char *const section_words[]; /* by enum section, up to a NULL */

/* The boards that a file names; zero but for @own at first. */
struct sections {
	const char *own; /* the board whose own file this is, or NULL */
	struct section_board {
		char name[SECTION_NAME_SIZE];
		unsigned int line;	/* of [board NAME], or 0 */
		unsigned int gpio_line; /* of [gpio NAME], or 0 */
	} * boards;
	size_t count;
};

/* True for 1 to 32 ASCII letters, digits and underscores. */
bool section_name_is_valid(const char *name, size_t length);

/*
 * Reads @length bytes of @text between brackets, in line @line. Returns 0 with *@section and
 * *@board, its name or "" for all boards, valid until the next call; or -EINVAL with what is
 * wrong in @error.
 */
int section_read(struct sections *sections, const char *text, size_t length, unsigned int line,
		 enum section *section, const char **board, char error[SECTION_ERROR_SIZE]);

void sections_clear(struct sections *sections);

#endif
