/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads games in PGN's import format, and what people write instead of it, in one
 * pass, token by token. Only the position is kept.
 *
 * A file is games one after the other; a game is tag pairs, then movetext. After
 * an error the next game is found at a tag pair that starts a line, because that
 * hardly ever stands inside a game.
 */
#include <string.h>

#include "notation/pgn_internal.h"
#include "rules/rules.h"

enum state {
	BETWEEN_GAMES, /* nothing of the last game is left */
	START_AMISS,   /* a fault of the tags or the start position is to be reported */
	IN_MOVETEXT,
	BROKEN_OFF, /* an error was reported; the rest of the game is to be passed over */
};

static bool is_result(struct laws_text symbol)
{
	char room[CHESSLAWS_PLAIN_SIZE];

	return !is(symbol.start[0], LETTER) &&
	       chesslaws_pgn_is_plain_result(chesslaws_pgn_plain_of(symbol, room));
}

/* Goes behind the result, or to the next game's tags. */
static void skip_rest_of_game(struct laws_pgn *pgn)
{
	for (;;) {
		chesslaws_pgn_skip_blanks(pgn);
		if (at_end(pgn) || at_tags(pgn))
			return;
		if (at_comment(pgn))
			chesslaws_pgn_skip_comment(pgn);
		else if (look(pgn, 0) == '(')
			chesslaws_pgn_skip_variation(pgn);
		else if (is_result(chesslaws_pgn_take_symbol(pgn)))
			return;
	}
}

static int set_start(struct laws_pgn *pgn, const struct known_tags *known)
{
	struct laws_text value = known->fen;
	struct laws_setup setup;
	char fen[256];

	if (!value.start || value.length == 0)
		return 0;
	pgn->fen_line = known->fen_line;
	if (value.length >= sizeof(fen) || memchr(value.start, '\0', value.length))
		return LAWS_PGN_FEN;
	memcpy(fen, value.start, value.length);
	fen[value.length] = '\0';
	if (known->chess960 ? laws_fen_read_chess960(fen, &setup, NULL)
			    : laws_fen_read(fen, &setup, NULL))
		return LAWS_PGN_FEN;
	return laws_position_init(&pgn->position, &setup) ? LAWS_PGN_POSITION : 0;
}

static enum laws_result result_of_tag(struct laws_text value)
{
	int result = value.start ? laws_result_read(value.start, value.length) : -1;

	if (result < 0 || !laws_result_is_of_pgn((enum laws_result)result))
		return LAWS_RESULT_NONE;
	return (enum laws_result)result;
}

void laws_pgn_init(struct laws_pgn *pgn, const char *text, size_t size)
{
	size_t mark = size >= 3 && !memcmp(text, "\xef\xbb\xbf", 3) ? 3 : 0;

	*pgn = (struct laws_pgn){
		.text = text + mark,
		.end = text + size,
		.at = text + mark,
		.tags_start = text + mark,
		.tags_end = text + mark,
		.line = 1,
		.state = BETWEEN_GAMES,
	};
	laws_position_start(&pgn->position);
}

/*
 * Comments before a game without tags belong to it. Comments before tags are
 * passed, unless one is not closed. Returns true when a game begins here.
 */
static bool find_game(struct laws_pgn *pgn)
{
	struct mark start;

	chesslaws_pgn_skip_blanks(pgn);
	start = mark_here(pgn);
	while (at_comment(pgn)) {
		if (!chesslaws_pgn_skip_comment(pgn)) {
			go_back(pgn, start);
			return true;
		}
		chesslaws_pgn_skip_blanks(pgn);
	}
	if (at_end(pgn))
		return false;
	if (look(pgn, 0) != '[')
		go_back(pgn, start);
	return true;
}

int laws_pgn_next_game(struct laws_pgn *pgn)
{
	struct known_tags known = {0};

	if (pgn->state != BETWEEN_GAMES)
		skip_rest_of_game(pgn);
	pgn->state = BETWEEN_GAMES;
	pgn->ply = 0;
	pgn->bad_tag = (struct laws_text){NULL, 0};
	pgn->start_error = 0;
	pgn->result = LAWS_RESULT_NONE;
	pgn->tags_start = pgn->tags_end = pgn->at;
	laws_position_start(&pgn->position);
	if (!find_game(pgn))
		return 0;
	chesslaws_pgn_read_tags(pgn, &known);
	pgn->start_error = set_start(pgn, &known);
	pgn->state = pgn->bad_tag.start || pgn->start_error ? START_AMISS : IN_MOVETEXT;
	pgn->result = result_of_tag(known.result);
	return 1;
}

/* Movetext. */

static int fail(struct laws_pgn *pgn, const struct laws_pgn_item *item, int error)
{
	pgn->state = BROKEN_OFF;
	pgn->error_line = item->line;
	return error;
}

/* Reports a fault of the tags, then one of the start position, which ends the game. */
static int tell_start(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	if (pgn->bad_tag.start) {
		item->text = pgn->bad_tag;
		item->line = pgn->error_line = pgn->bad_tag_line;
		pgn->bad_tag.start = NULL;
		pgn->state = pgn->start_error ? START_AMISS : IN_MOVETEXT;
		return LAWS_PGN_TAG;
	}
	item->text = laws_pgn_tag(pgn, "FEN");
	item->line = pgn->fen_line;
	return fail(pgn, item, pgn->start_error);
}

static int end_game(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	pgn->state = BETWEEN_GAMES;
	item->kind = LAWS_PGN_END_OF_GAME;
	return 0;
}

static int read_comment(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	const char *start = pgn->at;
	bool braces = look(pgn, 0) == '{';

	item->kind = LAWS_PGN_ITEM_COMMENT;
	if (!chesslaws_pgn_skip_comment(pgn)) {
		const char *end = item->text.start;

		while (end < pgn->at && !is(*end, LINE_END))
			end++;
		item->text.length = (size_t)(end - item->text.start);
		return fail(pgn, item, LAWS_PGN_COMMENT);
	}
	item->text = text_from(pgn, start);
	item->text.start++;
	item->text.length -= braces ? 2 : 1;
	return 0;
}

/* "--", or "Z0" as ChessBase has it. */
static bool is_null_move(struct laws_text symbol)
{
	char room[CHESSLAWS_PLAIN_SIZE];

	return text_is(symbol, "Z0") || text_is(chesslaws_pgn_plain_of(symbol, room), "--");
}

/* Passes the turn; an error if the king stands in check. */
static int pass_turn(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	struct laws_position after;
	struct laws_setup setup;

	laws_position_setup(&pgn->position, &setup);
	if (setup.side_to_move == LAWS_BLACK)
		setup.move_number++;
	setup.side_to_move = laws_side_other(setup.side_to_move);
	setup.en_passant = LAWS_NO_SQUARE;
	if (laws_position_init(&after, &setup))
		return fail(pgn, item, LAWS_PGN_ILLEGAL);
	pgn->position = after;
	pgn->ply++;
	pgn->error_line = item->line;
	return LAWS_PGN_NULL_MOVE;
}

static int read_move(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	int error = laws_san_read_in(&pgn->position, item->text.start, item->text.length,
				     (enum laws_language)pgn->language, &item->move);

	switch (error) {
	case LAWS_MOVE_UNREADABLE:
		return is_null_move(item->text) ? pass_turn(pgn, item)
						: fail(pgn, item, LAWS_PGN_MOVE);
	case LAWS_MOVE_ILLEGAL:
		return fail(pgn, item, LAWS_PGN_ILLEGAL);
	case LAWS_MOVE_AMBIGUOUS:
		return fail(pgn, item, LAWS_PGN_AMBIGUOUS);
	}
	item->kind = LAWS_PGN_ITEM_MOVE;
	laws_move_play(&pgn->position, item->move);
	pgn->ply++;
	return 0;
}

/* Whether only comments follow in this game. */
static bool nothing_follows(const struct laws_pgn *pgn)
{
	struct laws_pgn scan = *pgn;

	chesslaws_pgn_skip_blanks(&scan);
	while (at_comment(&scan) && chesslaws_pgn_skip_comment(&scan))
		chesslaws_pgn_skip_blanks(&scan);
	return at_end(&scan) || at_tags(&scan);
}

/*
 * "0-0" is castling written with zeros, or the result of a game that both
 * have lost. It is the result only where the game ends with it, and the Result
 * tag says so or castling is impossible and the tag says nothing.
 */
static bool zeros_are_result(const struct laws_pgn *pgn, struct laws_text plain)
{
	struct laws_move move;

	if (!text_is(plain, "0-0") || !nothing_follows(pgn))
		return false;
	if (pgn->result != LAWS_RESULT_NONE)
		return pgn->result == LAWS_RESULT_BOTH_LOST;
	return laws_san_read(&pgn->position, "O-O", 3, &move) != 0;
}

/* Whether a symbol that begins with no letter of English, and is no result, can be a move. */
static bool may_be_move(struct laws_text symbol, struct laws_text plain)
{
	return is(symbol.start[0], WIDE) || text_is(plain, "--") ||
	       (plain.length >= 2 && !memcmp(plain.start, "00", 2)) ||
	       (plain.length >= 3 && !memcmp(plain.start, "0-0", 3));
}

/* A symbol that begins with no letter of English. */
static __attribute__((noinline)) int read_other_symbol(struct laws_pgn *pgn,
						       struct laws_pgn_item *item)
{
	char room[CHESSLAWS_PLAIN_SIZE];
	struct laws_text plain = chesslaws_pgn_plain_of(item->text, room);

	if (chesslaws_pgn_is_plain_result(plain) || zeros_are_result(pgn, plain)) {
		pgn->result = (enum laws_result)laws_result_read(plain.start, plain.length);
		return end_game(pgn, item);
	}
	return may_be_move(item->text, plain) ? read_move(pgn, item)
					      : fail(pgn, item, LAWS_PGN_TOKEN);
}

static int read_symbol(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	item->text = chesslaws_pgn_take_symbol(pgn);
	if (is(item->text.start[0], LETTER))
		return read_move(pgn, item);
	return read_other_symbol(pgn, item);
}

static int read_variation(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	int error = chesslaws_pgn_skip_variation(pgn);

	item->text.length = 1;
	return error ? fail(pgn, item, error) : 0;
}

/* Reads the item that stands here, or finds that the game is over. */
static int read_item(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	switch (look(pgn, 0)) {
	case '\0':
	case '[':
		return at_end(pgn) || at_tags(pgn) ? end_game(pgn, item) : read_symbol(pgn, item);
	case '{':
	case ';':
		return read_comment(pgn, item);
	case '*':
		pgn->at++;
		item->text.length = 1;
		pgn->result = LAWS_RESULT_NONE;
		return end_game(pgn, item);
	default:
		return read_symbol(pgn, item);
	}
}

/* Member by member, which takes far less time than to clear it all first. */
static void begin_item(const struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	item->kind = LAWS_PGN_END_OF_GAME;
	item->line = pgn->line;
	item->text = text_from(pgn, pgn->at);
	item->move = move_of(0, 0, LAWS_NO_KIND, LAWS_MOVE_ORDINARY);
}

int laws_pgn_next_item(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	int error = 0;

	do {
		chesslaws_pgn_skip_blanks(pgn);
		while (pgn->state == IN_MOVETEXT && chesslaws_pgn_skip_ornament(pgn))
			chesslaws_pgn_skip_blanks(pgn);
		begin_item(pgn, item);
		if (pgn->state != IN_MOVETEXT)
			return pgn->state == START_AMISS ? tell_start(pgn, item) : 0;
		if (look(pgn, 0) != '(')
			return read_item(pgn, item);
		error = read_variation(pgn, item);
	} while (!error);
	return error;
}

void laws_pgn_set_language(struct laws_pgn *pgn, enum laws_language language)
{
	pgn->language = (uint8_t)language;
}

enum laws_result laws_pgn_result(const struct laws_pgn *pgn)
{
	return pgn->result;
}
