/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The boards that are configured: sections [board NAME] of touchmoved.conf, and beside that the
 * files boards.d/NAME.conf. What stands in touchmoved.conf without a name holds for all of them,
 * where they do not say otherwise; where no board has a name it is the one board's.
 *
 * Drop-ins, the files touchmoved.conf.d/NAME.conf, are read behind touchmoved.conf in the order of
 * their names, as systemd does with its own: each key that one gives stands in place of what was
 * given before for the same section, a list whole.
 */
#ifndef TOUCHMOVE_CONFIGURATIONS_H
#define TOUCHMOVE_CONFIGURATIONS_H

#include "config/configuration.h"

struct configurations {
	struct configuration general; /* of all boards; also the groups */
	struct configured {
		struct configuration configuration; /* whole, with the board's name */
		char file[CONFIGURATION_TEXT_SIZE]; /* in which it stands */
		bool own_file;			    /* boards.d/NAME.conf: of this board alone */
	} * boards; /* in the order of the file, then by names; NULL: none has a name */
	size_t count;
};

/* No board has a name, and everything is as it is without a file. */
void configurations_default(struct configurations *configurations);

void configurations_clear(struct configurations *configurations);

/* The board @name, or NULL. */
const struct configuration *configurations_find(const struct configurations *configurations,
						const char *name);

/*
 * Reads the file @name, its drop-ins and the boards' files beside it. Returns 0 with
 * @configurations, which the caller clears; -ENOENT if there is none; or a negative errno with one
 * line in @error (file, line, key and what would be right). On failure @configurations is
 * untouched.
 */
int configurations_read(struct configurations *configurations, const char *name,
			char error[CONFIGURATION_ERROR_SIZE]);

/* A file as it would be: read in place of the one of that name, whether or not that is there. */
struct configurations_candidate {
	const char *file; /* under the name by which it is met: beside the file @name */
	const char *text;
	size_t size;
};

/* As configurations_read(), with @candidate in its place, which may be NULL. */
int configurations_read_with(struct configurations *configurations, const char *name,
			     const struct configurations_candidate *candidate,
			     char error[CONFIGURATION_ERROR_SIZE]);

/* As configurations_read(), of @size bytes at @text alone; @name is for errors. */
int configurations_read_text(struct configurations *configurations, const char *name,
			     const char *text, size_t size, char error[CONFIGURATION_ERROR_SIZE]);

/*
 * Checks that several boards can run beside each other: each has a source of its own, by its
 * place, and GPIO lines that no other has. Returns 0, or -EINVAL with one line in @error.
 */
int configurations_check(const struct configurations *configurations,
			 char error[CONFIGURATION_ERROR_SIZE]);

/*
 * Appends a board that is configured as @configuration, of which @file speaks ("": none does).
 * Returns it, or NULL when memory is out.
 */
struct configured *configurations_add(struct configurations *configurations,
				      const struct configuration *configuration, const char *file);

/* True when both say the same of one board, but for the line in which they do. */
bool configuration_is_same(const struct configuration *a, const struct configuration *b);

#endif
