/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes a public game as PGN. */
#include <stdlib.h>
#include <string.h>

#include "feed/game_pgn.h"
#include "util/pgn.h"
#include "util/words.h"

/* The texts of the tags that are made here; those that are known stay the record's. */
struct tags {
	char id[GAME_ID_SIZE];
	char round[RECORD_NAME_SIZE + 12];
	char board[12];
	char names[2][RECORD_NAME_SIZE];
	char date[RECORD_NAME_SIZE];
};

void game_id(const struct board *board, char id[GAME_ID_SIZE])
{
	id[0] = '\0';
	if (board->record.game)
		g_snprintf(id, GAME_ID_SIZE, "%.16s-%s-%u", board->stream, board->id,
			   board->record.game);
}

unsigned int game_round(const struct board *board)
{
	const char *text = board->record.names[RECORD_ROUND];
	unsigned long round;

	text += strcspn(text, "0123456789");
	round = strtoul(text, NULL, 10);
	return round <= 999 ? (unsigned int)round : 0;
}

/* A text that says something, or NULL. */
static const char *known(const char *text)
{
	return text[0] && strcmp(text, "?") != 0 ? text : NULL;
}

/*
 * A side without a usable name makes a game disappear (FEEDS.md §2): one letter, question marks,
 * "unknown".
 */
static bool name_is_usable(const char *name)
{
	return g_utf8_strlen(name, -1) > 1 && name[strspn(name, "? .,-")] &&
	       g_ascii_strcasecmp(name, "unknown") != 0;
}

static void write_name(const struct board *board, unsigned int number, enum laws_side side,
		       char name[RECORD_NAME_SIZE])
{
	const char *given = board->record.names[side == LAWS_WHITE ? RECORD_WHITE : RECORD_BLACK];

	if (name_is_usable(given))
		g_strlcpy(name, given, RECORD_NAME_SIZE);
	else
		g_snprintf(name, RECORD_NAME_SIZE, "Board %u %s", number,
			   side == LAWS_WHITE ? "White" : "Black");
}

/* "R.B". A Round that names a board already is left as it is; where none is known it is the first.
 */
static void write_round(const struct board *board, unsigned int number, char *text, size_t size)
{
	const char *round = known(board->record.names[RECORD_ROUND]);

	if (round && strchr(round, '.'))
		g_strlcpy(text, round, size);
	else
		g_snprintf(text, size, "%s.%u", round && strcmp(round, "-") ? round : "1", number);
}

static void write_date(const struct record *record, char date[RECORD_NAME_SIZE])
{
	char started[PGN_DATE_SIZE];

	pgn_date_write(record->started, started);
	g_strlcpy(date, known(record->names[RECORD_DATE]) ? record->names[RECORD_DATE] : started,
		  RECORD_NAME_SIZE);
}

static enum laws_result result_of(const struct record *record)
{
	int result = laws_result_read(record->result, strlen(record->result));

	return result < 0 ? LAWS_RESULT_NONE : (enum laws_result)result;
}

/* Of PGN's own four. */
static enum laws_result result_for_readers(const struct record *record)
{
	enum laws_result result = result_of(record);

	return result <= LAWS_RESULT_DRAW ? result : LAWS_RESULT_NONE;
}

static bool starts_as_usual(const struct record *record)
{
	struct laws_position start;
	char fen[LAWS_FEN_SIZE];

	laws_position_start(&start);
	laws_fen_write(&start, fen);
	return !record->chess960 && !strcmp(fen, record->start);
}

static void write_tags(const struct board *board, unsigned int number,
		       struct laws_pgn_writer *writer)
{
	const struct record *record = &board->record;
	bool usual = starts_as_usual(record);
	int reason = word_find(reason_words, record->reason);
	struct tags made;
	const struct laws_pgn_tag tags[] = {
		{"Event", known(record->names[RECORD_EVENT])},
		{"Site", known(record->names[RECORD_SITE])},
		{"Date", made.date},
		{"Round", made.round},
		{"White", made.names[LAWS_WHITE]},
		{"Black", made.names[LAWS_BLACK]},
		{"Result", laws_result_pgn(result_for_readers(record))},
		{"Board", made.board},
		{"GameId", made.id},
		{"TimeControl", known(record->names[RECORD_TIME_CONTROL])},
		{"Variant", record->chess960 ? "Chess960" : NULL},
		{"SetUp", usual ? NULL : "1"},
		{"FEN", usual ? NULL : record->start},
		{"Termination", record->state == RECORD_ENDED && reason >= 0
					? pgn_termination((enum laws_reason)reason)
					: NULL},
	};

	game_id(board, made.id);
	write_round(board, number, made.round, sizeof(made.round));
	g_snprintf(made.board, sizeof(made.board), "%u", number);
	write_name(board, number, LAWS_WHITE, made.names[LAWS_WHITE]);
	write_name(board, number, LAWS_BLACK, made.names[LAWS_BLACK]);
	write_date(record, made.date);
	laws_pgn_write_tags(writer, tags, G_N_ELEMENTS(tags));
}

static bool read_start(const struct record *record, struct laws_position *position)
{
	struct laws_setup setup;

	if ((record->chess960 ? laws_fen_read_chess960 : laws_fen_read)(record->start, &setup,
									NULL))
		return false;
	setup.chess960 = record->chess960;
	return laws_position_init(position, &setup) == 0;
}

static void write_moves(const struct record *record, struct laws_pgn_writer *writer)
{
	unsigned int count = record_line(record);
	struct laws_position position;
	struct laws_move move;
	char clock[PGN_CLOCK_SIZE];

	if (!read_start(record, &position))
		return;
	for (unsigned int i = 0; i < count; i++) {
		const struct record_move *made = record_move(record, i);

		if (laws_uci_read(&position, made->uci, strlen(made->uci), &move))
			return;
		laws_pgn_write_move(writer, &position, move);
		laws_move_play(&position, move);
		if (made->left_ms[made->side] == RECORD_NO_TIME)
			continue;
		pgn_clock_write(made->left_ms[made->side], clock);
		laws_pgn_write_comment(writer, clock);
	}
}

static void write_game(const struct board *board, unsigned int number,
		       struct laws_pgn_writer *writer)
{
	const struct record *record = &board->record;

	write_tags(board, number, writer);
	write_moves(record, writer);
	if (result_of(record) != result_for_readers(record))
		laws_pgn_write_comment(writer, record->result);
	laws_pgn_write_result(writer, result_for_readers(record));
}

char *game_pgn(const struct board *board, unsigned int number)
{
	struct laws_pgn_writer writer;
	size_t size;
	char *text;

	if (!board->record.game)
		return NULL;
	laws_pgn_writer_init(&writer, NULL, 0);
	write_game(board, number, &writer);
	size = writer.length + 1;
	text = g_malloc0(size);
	laws_pgn_writer_init(&writer, text, size);
	write_game(board, number, &writer);
	return text;
}
