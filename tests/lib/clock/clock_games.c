/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Compares the clock with those of a real event: broadcast games that carry
 * both the time left (%clk) and the time spent (%emt) after each move. From
 * one display and the time spent our clock must come to the next. The files'
 * times are whole seconds, each rounded in its own way, and clocks were set
 * and moves repeated there, so that a few may differ; an increment added at
 * another moment, or of another length, would make all of them differ.
 * Usage: test-lib-clock-games PGN...
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

/* The event's "15 min/game + 10 sec/move" as PGN writes it. */
#define CONTROL "900+10"

static unsigned long games, compared, agreeing, first_moves, first_agreeing;

/* Reads "[%NAME h:mm:ss]" in @comment; returns false when it is not there. */
static bool time_read(struct laws_text comment, const char *name, laws_time *time)
{
	struct laws_text value = laws_pgn_command(comment, name);

	if (!value.start || laws_pgn_time_read(value) < 0)
		return false;
	*time = laws_pgn_time_read(value);
	return true;
}

struct table {
	struct laws_clock clock;
	enum laws_side side; /* who made the last move */
	unsigned int ply;
	laws_time now;
	laws_time shown, spent;
	bool has_shown, has_spent;
};

/* The comments of a move are complete: plays it on our clock, and sets that to what was shown. */
static void finish_move(struct table *table)
{
	laws_time off;

	if (!table->ply)
		return;
	if (table->has_spent)
		table->now += table->spent;
	laws_clock_complete(&table->clock, table->side, table->now);
	laws_clock_start(&table->clock, laws_side_other(table->side), table->now);
	if (table->has_shown && table->has_spent) {
		off = laws_clock_left(&table->clock, table->side, table->now) - table->shown;
		compared++;
		agreeing += llabs(off) <= LAWS_SECOND;
		first_moves += table->ply <= 2;
		first_agreeing += table->ply <= 2 && llabs(off) <= LAWS_SECOND;
	}
	if (table->has_shown)
		laws_clock_set(&table->clock, table->side, table->shown, table->now);
}

static void take_item(struct table *table, const struct laws_pgn_item *item)
{
	if (item->kind == LAWS_PGN_ITEM_COMMENT) {
		table->has_shown |= time_read(item->text, "clk", &table->shown);
		table->has_spent |= time_read(item->text, "emt", &table->spent);
		return;
	}
	finish_move(table);
	table->side = (enum laws_side)(table->ply % 2);
	table->ply++;
	table->has_shown = false;
	table->has_spent = false;
}

static bool check_game(struct laws_pgn *pgn)
{
	struct laws_time_control control;
	struct table table = {.now = 0};
	struct laws_pgn_item item;

	laws_time_control_read(CONTROL, &control);
	laws_clock_init(&table.clock, &control);
	laws_clock_start(&table.clock, LAWS_WHITE, 0);
	do {
		if (laws_pgn_next_item(pgn, &item))
			return false;
		take_item(&table, &item);
	} while (item.kind != LAWS_PGN_END_OF_GAME);
	return true;
}

static bool is_of_the_event(const struct laws_pgn *pgn)
{
	static const char written[] = "15 min/game + 10 sec/move";
	struct laws_text tag = laws_pgn_tag(pgn, "TimeControl");

	return tag.start && tag.length == strlen(written) &&
	       !memcmp(tag.start, written, tag.length);
}

static bool check_file(const char *path)
{
	static char text[4 * 1024 * 1024];
	FILE *file = fopen(path, "rb");
	struct laws_pgn pgn;
	size_t size;

	if (!file) {
		printf("%s: cannot be opened\n", path);
		return false;
	}
	size = fread(text, 1, sizeof(text), file);
	fclose(file);
	laws_pgn_init(&pgn, text, size);
	while (laws_pgn_next_game(&pgn) == 1) {
		if (!is_of_the_event(&pgn))
			continue;
		games++;
		if (!check_game(&pgn)) {
			printf("%s:%u: does not replay\n", path, pgn.line);
			return false;
		}
	}
	return true;
}

int main(int argc, char **argv)
{
	bool read = true;

	for (int i = 1; i < argc; i++)
		read &= check_file(argv[i]);
	printf("%lu games: %lu of %lu times within a second, %lu of %lu of first moves\n", games,
	       agreeing, compared, first_agreeing, first_moves);
	/* First moves show whether the first increment was there from the start. */
	return !(read && compared > 0 && agreeing * 100 >= compared * 90 &&
		 first_agreeing * 100 >= first_moves * 75);
}
