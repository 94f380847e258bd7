/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plain text, which every printer takes, in the language of who prints it: also the letters of the
 * pieces (Appendix C.3). Its columns stand from left to right in every script.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "event/event.h"
#include "event/sheet.h"
#include "tool/language.h"
#include "util/words.h"

#define NAME_WIDTH 14
#define MOVE_WIDTH 12
#define TIME_WIDTH 10
#define LINE	   "____________________"
/* The widest cell that is measured. */
#define CELL_SIZE 256

/* U+200E: what stands beside it belongs to a line from left to right. */
#define LEFT_TO_RIGHT "\342\200\216"

/* How many columns @text takes; its bytes where the locale cannot read it. */
static int columns_of(const char *text)
{
	wchar_t wide[CELL_SIZE];
	size_t count = mbstowcs(wide, text, CELL_SIZE);
	int columns;

	if (count >= CELL_SIZE)
		return (int)strlen(text);
	columns = wcswidth(wide, count);
	return columns < 0 ? (int)count : columns;
}

/* Hebrew and Arabic letters are those of which UTF-8 begins with the bytes D6 to DF. */
static bool has_letters_from_right(const char *text)
{
	for (; *text; text++)
		if ((unsigned char)*text >= 0xD6 && (unsigned char)*text <= 0xDF)
			return true;
	return false;
}

/* Writes @text, and blanks up to @width columns. */
static void write_cell(FILE *file, const char *text, int width)
{
	const char *mark = has_letters_from_right(text) ? LEFT_TO_RIGHT : "";
	int columns = columns_of(text);

	fprintf(file, "%s%s%s%*s", mark, text, mark, width > columns ? width - columns : 0, "");
}

/* The same where something follows: at least one blank. */
static void write_name(FILE *file, const char *name, int width)
{
	int columns = columns_of(name);

	write_cell(file, name, width > columns ? width : columns + 1);
}

static void write_tag(FILE *file, const char *name, const char *value)
{
	if (!value[0])
		return;
	write_name(file, name, NAME_WIDTH);
	fprintf(file, "%s\n", value);
}

/* The letters of the pieces, which the catalogues' language has; English ones where it has none. */
static enum laws_language letters(void)
{
	/* Translators: the code of your language by ISO 639-1, such as de. */
	const char *code = _("en");
	int language = laws_language_read(code, strlen(code));

	return language < 0 ? LAWS_ENGLISH : (enum laws_language)language;
}

static void write_head(FILE *file, const struct scoresheet *record)
{
	char date[SETTING_TEXT_SIZE];

	scoresheet_date(record, date);
	write_tag(file, _("Event"), record->settings.event);
	write_tag(file, _("Site"), record->settings.site);
	write_tag(file, _("Date"), date);
	write_tag(file, _("Round"), record->settings.round);
	write_tag(file, _("White"), scoresheet_player(record, LAWS_WHITE));
	write_tag(file, _("Black"), scoresheet_player(record, LAWS_BLACK));
	write_tag(file, _("Time control"), scoresheet_time_control(record));
	write_tag(file, _("Started"), record->date);
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
		       enum laws_language language, struct laws_position *position)
{
	const struct scoresheet_move *move = &record->moves[record->part.place + index];
	enum laws_side side = laws_position_side(position);
	unsigned int number = position->move_number;
	bool ends_line;
	char san[LAWS_MOVE_TEXT_SIZE], left[24], cell[LAWS_MOVE_TEXT_SIZE + 5];

	laws_san_write_in(position, move->move, language, san);
	write_left(left, move->left[side]);
	snprintf(cell, sizeof(cell), "%s%s", san,
		 scoresheet_was_offered(record, record->part.first + index + 1) ? " (=)" : "");
	if (side == LAWS_WHITE || index == 0)
		fprintf(file, "%4u.  ", number);
	if (side == LAWS_BLACK && index == 0)
		fprintf(file, "%-*s%-*s", MOVE_WIDTH, "...", TIME_WIDTH, "");
	ends_line = side == LAWS_BLACK || index + 1 == record->part.plies;
	write_cell(file, cell, ends_line && !left[0] ? 0 : MOVE_WIDTH);
	if (ends_line)
		fprintf(file, "%s\n", left);
	else
		fprintf(file, "%-*s", TIME_WIDTH, left);
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
	write_tag(file, record->part.first ? _("Goes on from") : _("Begins from"), fen);
}

/* "White ____________________" */
static void write_signature(FILE *file, const char *whose, const char *behind)
{
	write_name(file, whose, 0);
	fprintf(file, "%s%s", LINE, behind);
}

void sheet_write(FILE *file, const struct scoresheet *record)
{
	struct laws_position position = record->part.start;
	enum laws_language language = letters();

	write_head(file, record);
	write_start(file, record);
	fputs("\n       ", file);
	write_cell(file, _("White"), MOVE_WIDTH + TIME_WIDTH);
	write_cell(file, _("Black"), 0);
	fputs("\n", file);
	for (unsigned int i = 0; i < record->part.plies; i++)
		write_move(file, record, i, language, &position);
	fputs("\n", file);
	write_name(file, _("Result"), NAME_WIDTH);
	fputs(laws_result_text(record->result), file);
	if (record->reason)
		fprintf(file, " (%s)", reason_name(reason_words[record->reason]));
	fputs("\n\n\n", file);
	write_signature(file, _("White"), "    ");
	write_signature(file, _("Black"), "\n\n");
	write_signature(file, _("Arbiter"), "\n");
}
