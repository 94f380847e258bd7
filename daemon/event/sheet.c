/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Plain text, which every printer takes. */
#include <inttypes.h>
#include <string.h>

#include "event/sheet.h"
#include "util/words.h"

#define MOVE_WIDTH 12
#define TIME_WIDTH 10

static void write_tag(FILE *file, const char *name, const char *value)
{
	if (value[0])
		fprintf(file, "%-14s%s\n", name, value);
}

static void write_head(FILE *file, const struct scoresheet *record)
{
	char date[SETTING_TEXT_SIZE];

	scoresheet_date(record, date);
	write_tag(file, "Event", record->settings.event);
	write_tag(file, "Site", record->settings.site);
	write_tag(file, "Date", date);
	write_tag(file, "Round", record->settings.round);
	write_tag(file, "White", scoresheet_player(record, LAWS_WHITE));
	write_tag(file, "Black", scoresheet_player(record, LAWS_BLACK));
	write_tag(file, "Time control", scoresheet_time_control(record));
	write_tag(file, "Started", record->date);
}

/* What the mover's display showed after @move; nothing where no times are kept. */
static void write_left(char text[24], laws_time left)
{
	int64_t seconds = left / LAWS_SECOND;

	text[0] = '\0';
	if (left != LAWS_NEVER)
		snprintf(text, 24, "%" PRId64 ":%02d:%02d", seconds / 3600,
			 (int)(seconds / 60 % 60), (int)(seconds % 60));
}

static void write_move(FILE *file, const struct scoresheet *record, unsigned int index,
		       struct laws_position *position)
{
	const struct scoresheet_move *move = &record->moves[record->part.place + index];
	enum laws_side side = laws_position_side(position);
	unsigned int number = position->move_number;
	char san[LAWS_SAN_SIZE], left[24], cell[LAWS_SAN_SIZE + 5];

	laws_san_write(position, move->move, san);
	write_left(left, move->left[side]);
	snprintf(cell, sizeof(cell), "%s%s", san,
		 scoresheet_was_offered(record, record->part.first + index + 1) ? " (=)" : "");
	if (side == LAWS_WHITE || index == 0)
		fprintf(file, "%4u.  ", number);
	if (side == LAWS_BLACK && index == 0)
		fprintf(file, "%-*s%-*s", MOVE_WIDTH, "...", TIME_WIDTH, "");
	if (side == LAWS_BLACK || index + 1 == record->part.plies)
		fprintf(file, "%-*s%s\n", left[0] ? MOVE_WIDTH : 0, cell, left);
	else
		fprintf(file, "%-*s%-*s", MOVE_WIDTH, cell, TIME_WIDTH, left);
	laws_move_play(position, move->move);
}

static void write_start(FILE *file, const struct scoresheet *record)
{
	struct laws_position initial;
	char fen[LAWS_FEN_SIZE];

	laws_position_start(&initial);
	if (!memcmp(initial.board, record->part.start.board, sizeof(initial.board)))
		return;
	laws_fen_write(&record->part.start, fen);
	write_tag(file, record->part.first ? "Goes on from" : "Begins from", fen);
}

void sheet_write(FILE *file, const struct scoresheet *record)
{
	struct laws_position position = record->part.start;

	write_head(file, record);
	write_start(file, record);
	fprintf(file, "\n       %-*sBlack\n", MOVE_WIDTH + TIME_WIDTH, "White");
	for (unsigned int i = 0; i < record->part.plies; i++)
		write_move(file, record, i, &position);
	fprintf(file, "\n%-14s%s", "Result", laws_result_text(record->result));
	if (record->reason)
		fprintf(file, " (%s)", reason_words[record->reason]);
	fputs("\n\n\nWhite ____________________    Black ____________________\n"
	      "\nArbiter __________________\n",
	      file);
}
