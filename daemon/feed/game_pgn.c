/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes a public game as PGN. */
#include <string.h>

#include "feed/game_pgn.h"
#include "util/pgn.h"
#include "util/words.h"

/* The texts of the tags that are made here; those that are known stay the record's. */
struct tags {
	char id[GAME_ID_SIZE];
	char round[RECORD_NAME_SIZE + 12];
	char board[12];
	char date[RECORD_NAME_SIZE];
	struct game_player players[2];
	char numbers[2][2][12]; /* of each side: Elo and FIDE id, or "" */
};

void game_id(const struct board *board, char id[GAME_ID_SIZE])
{
	id[0] = '\0';
	if (board->record.game)
		g_snprintf(id, GAME_ID_SIZE, "%.16s-%s-%u", board->stream, board->id,
			   board->record.game);
}

/* "R.B". A Round that names a board already is left as it is; where none is known it is the first.
 */
static void write_round(const struct board *board, unsigned int number,
			const struct game_facts *facts, char *text, size_t size)
{
	const char *given = game_known(board->record.names[RECORD_ROUND]);
	unsigned int round = game_round(board, facts);

	if (given && strchr(given, '.'))
		g_strlcpy(text, given, size);
	else if (given && strcmp(given, "-") != 0)
		g_snprintf(text, size, "%s.%u", given, number);
	else
		g_snprintf(text, size, "%u.%u", MAX(round, 1), number);
}

static void write_date(const struct record *record, char date[RECORD_NAME_SIZE])
{
	const char *given = record->names[RECORD_DATE];
	char started[PGN_DATE_SIZE];

	pgn_date_write(record->started, started);
	g_strlcpy(date, given[0] && given[0] != '?' ? given : started, RECORD_NAME_SIZE);
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

static void write_number(unsigned int number, char text[12])
{
	text[0] = '\0';
	if (number)
		g_snprintf(text, 12, "%u", number);
}

static void make_tags(const struct board *board, unsigned int number,
		      const struct game_facts *facts, struct tags *made)
{
	game_id(board, made->id);
	write_round(board, number, facts, made->round, sizeof(made->round));
	write_number(number, made->board);
	write_date(&board->record, made->date);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		struct game_player *player = &made->players[side];

		*player = game_player(board, number, facts, (enum laws_side)side);
		write_number(player->entrant ? player->entrant->rating : 0, made->numbers[side][0]);
		write_number(player->entrant ? player->entrant->fide_id : 0,
			     made->numbers[side][1]);
	}
}

/* NULL where there is nothing to say. */
static const char *said(const char *text)
{
	return text[0] ? text : NULL;
}

static const char *title(const struct tags *made, enum laws_side side)
{
	const struct entrant *entrant = made->players[side].entrant;

	return entrant ? said(entrant->title) : NULL;
}

static const char *team(const struct tags *made, enum laws_side side)
{
	const struct entrant *entrant = made->players[side].entrant;

	return entrant ? said(entrant->team) : NULL;
}

static const char *termination(const struct record *record)
{
	int reason = word_find(reason_words, record->reason);

	return record->state == RECORD_ENDED && reason >= 0
		       ? pgn_termination((enum laws_reason)reason)
		       : NULL;
}

static void write_tags(const struct board *board, unsigned int number,
		       const struct game_facts *facts, struct laws_pgn_writer *writer)
{
	const struct record *record = &board->record;
	bool usual = starts_as_usual(record);
	struct tags made;

	make_tags(board, number, facts, &made);
	const struct laws_pgn_tag tags[] = {
		{"Event", game_event(board, facts)},
		{"Site", game_site(board, facts)},
		{"Date", made.date},
		{"Round", made.round},
		{"White", made.players[LAWS_WHITE].name},
		{"Black", made.players[LAWS_BLACK].name},
		{"Result", laws_result_pgn(result_for_readers(record))},
		{"Board", made.board},
		{"GameId", made.id},
		{"WhiteElo", said(made.numbers[LAWS_WHITE][0])},
		{"BlackElo", said(made.numbers[LAWS_BLACK][0])},
		{"WhiteFideId", said(made.numbers[LAWS_WHITE][1])},
		{"BlackFideId", said(made.numbers[LAWS_BLACK][1])},
		{"WhiteTeam", team(&made, LAWS_WHITE)},
		{"BlackTeam", team(&made, LAWS_BLACK)},
		{"WhiteTitle", title(&made, LAWS_WHITE)},
		{"BlackTitle", title(&made, LAWS_BLACK)},
		{"TimeControl", game_known(record->names[RECORD_TIME_CONTROL])},
		{"Variant", record->chess960 ? "Chess960" : NULL},
		{"SetUp", usual ? NULL : "1"},
		{"FEN", usual ? NULL : record->start},
		{"Termination", termination(record)},
	};
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
		       const struct game_facts *facts, struct laws_pgn_writer *writer)
{
	const struct record *record = &board->record;

	write_tags(board, number, facts, writer);
	write_moves(record, writer);
	if (result_of(record) != result_for_readers(record))
		laws_pgn_write_comment(writer, record->result);
	laws_pgn_write_result(writer, result_for_readers(record));
}

char *game_pgn(const struct board *board, unsigned int number, const struct game_facts *facts)
{
	struct laws_pgn_writer writer;
	size_t size;
	char *text;

	if (!board->record.game)
		return NULL;
	laws_pgn_writer_init(&writer, NULL, 0);
	write_game(board, number, facts, &writer);
	size = writer.length + 1;
	text = g_malloc0(size);
	laws_pgn_writer_init(&writer, text, size);
	write_game(board, number, facts, &writer);
	return text;
}
