/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether a board works, and what does not, in words for a person. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/board_internal.h"
#include "util/text.h"

/* Device names and file systems may contain bytes that D-Bus cannot carry. */
char *board_clean_copy(const char *text)
{
	char *copy = strdup(text);

	if (copy)
		text_clean(copy);
	return copy;
}

/* Replaces *@text, or keeps it when memory is out. Returns true when it changed. */
static bool replace(char **text, const char *with)
{
	char *copy = board_clean_copy(with);

	if (!copy || !strcmp(*text, copy)) {
		free(copy);
		return false;
	}
	free(*text);
	*text = copy;
	return true;
}

/* Returns true when the joined condition changed. */
static bool join_conditions(struct board *board)
{
	char *joined = NULL;
	size_t size;
	FILE *file = open_memstream(&joined, &size);
	bool changed;

	if (!file)
		return false;
	for (int of = 0; of < CONDITIONS; of++)
		if (board->conditions[of][0])
			fprintf(file, "%s%s", ftell(file) ? "; " : "", board->conditions[of]);
	if (fclose(file) != 0)
		return false;
	changed = replace(&board->condition, joined);
	free(joined);
	return changed;
}

void board_set_condition(struct board *board, enum condition_of of, const char *condition)
{
	if (replace(&board->conditions[of], condition) && join_conditions(board) &&
	    board->listener.health)
		board->listener.health(board->listener.data);
}

void board_change_health(struct board *board, enum board_health health)
{
	if (board->health == health)
		return;
	board->health = health;
	if (board->listener.health)
		board->listener.health(board->listener.data);
}

void board_set_slow(struct board *board, const char *condition)
{
	board_set_condition(board, CONDITION_DISK, condition);
}

void board_set_configured(struct board *board, const char *condition)
{
	board_set_condition(board, CONDITION_CONFIGURATION, condition);
}

void board_set_health(struct board *board, enum board_health health, const char *source,
		      const char *condition)
{
	bool changed =
		replace(&board->conditions[CONDITION_SOURCE], condition) && join_conditions(board);

	if (source && replace(&board->source, source))
		changed = true;
	if (board->health != health)
		board_change_health(board, health);
	else if (changed && board->listener.health)
		board->listener.health(board->listener.data);
}

const char *board_source(const struct board *board)
{
	return board->source;
}

const char *board_condition(const struct board *board)
{
	return board->condition;
}

enum board_health board_health(const struct board *board)
{
	return board->health;
}

const char *board_health_name(const struct board *board)
{
	switch (board->health) {
	case BOARD_WAITING:
		return "waiting";
	case BOARD_OK:
		return "ok";
	case BOARD_FAULT:
		return "fault";
	case BOARD_GONE:
		return "gone";
	case BOARD_ENDED:
		return "ended";
	case BOARD_BROKEN:
		return "broken";
	}
	return "unknown";
}
