/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games read from PGN's import format, which is whatever people write: one
 * pass, one token at a time, nothing kept but the position.
 *
 * A file is games one after the other; a game is tag pairs, then movetext.
 * Where a game is broken off, the next one is found at a tag pair that starts
 * a line, which is the one thing that hardly ever stands inside a game.
 */
#include <string.h>

#include <chesslaws/pgn.h>

enum state {
	BETWEEN_GAMES, /* nothing of the last game is left */
	IN_MOVETEXT,
	BROKEN_OFF, /* an error was told; the rest of the game is to be passed over */
};

/* Places to come back to. */
struct mark {
	size_t at;
	unsigned int line;
};

static struct mark mark_here(const struct laws_pgn *pgn)
{
	return (struct mark){pgn->at, pgn->line};
}

static void go_back(struct laws_pgn *pgn, struct mark mark)
{
	pgn->at = mark.at;
	pgn->line = mark.line;
}

static bool at_end(const struct laws_pgn *pgn)
{
	return pgn->at >= pgn->size;
}

/* The byte @ahead, or zero behind the end. */
static char look(const struct laws_pgn *pgn, size_t ahead)
{
	return ahead < pgn->size - pgn->at ? pgn->text[pgn->at + ahead] : '\0';
}

static bool is_one_of(char c, const char *characters)
{
	return c && strchr(characters, c);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool at_line_start(const struct laws_pgn *pgn)
{
	return pgn->at == 0 || is_one_of(pgn->text[pgn->at - 1], "\n\r");
}

/* Goes one byte on; LF, CR LF and CR alone each end a line. */
static void step(struct laws_pgn *pgn)
{
	char c = look(pgn, 0);

	pgn->at++;
	if (c == '\n' || (c == '\r' && look(pgn, 0) != '\n'))
		pgn->line++;
}

static void step_by(struct laws_pgn *pgn, size_t bytes)
{
	while (bytes--)
		step(pgn);
}

static bool follows(const struct laws_pgn *pgn, const char *text)
{
	size_t length = strlen(text);

	return pgn->size - pgn->at >= length && !memcmp(pgn->text + pgn->at, text, length);
}

static void skip_to_line_end(struct laws_pgn *pgn)
{
	while (!at_end(pgn) && !is_one_of(look(pgn, 0), "\r\n"))
		step(pgn);
}

/* White space and escaped lines. */
static void skip_blanks(struct laws_pgn *pgn)
{
	while (!at_end(pgn)) {
		if (look(pgn, 0) == '%' && at_line_start(pgn))
			skip_to_line_end(pgn);
		else if (is_one_of(look(pgn, 0), " \t\r\n\v\f"))
			step(pgn);
		else
			break;
	}
}

static bool at_tags(const struct laws_pgn *pgn)
{
	return look(pgn, 0) == '[' && at_line_start(pgn);
}

/* Passes a comment in braces, or stops where it cannot have been meant to go on. */
static bool skip_braces(struct laws_pgn *pgn)
{
	while (!at_end(pgn)) {
		if (look(pgn, 0) == '}') {
			step(pgn);
			return true;
		}
		if (at_line_start(pgn) && follows(pgn, "[Event \""))
			break;
		step(pgn);
	}
	return false;
}

/* Passes one comment of either kind, if one is here; false when it is not closed. */
static bool skip_comment(struct laws_pgn *pgn)
{
	if (look(pgn, 0) == '{')
		return skip_braces(pgn);
	if (look(pgn, 0) == ';')
		skip_to_line_end(pgn);
	return true;
}

static bool at_comment(const struct laws_pgn *pgn)
{
	return is_one_of(look(pgn, 0), "{;");
}

/* Passes a variation with all that is nested in it. */
static int skip_variation(struct laws_pgn *pgn)
{
	size_t depth = 0;

	for (;;) {
		skip_blanks(pgn);
		if (at_end(pgn) || at_tags(pgn))
			return LAWS_PGN_VARIATION;
		if (at_comment(pgn)) {
			if (!skip_comment(pgn))
				return LAWS_PGN_COMMENT;
			continue;
		}
		if (look(pgn, 0) == '(')
			depth++;
		else if (look(pgn, 0) == ')')
			depth--;
		step(pgn);
		if (depth == 0)
			return 0;
	}
}

static struct laws_text text_from(const struct laws_pgn *pgn, size_t start)
{
	return (struct laws_text){pgn->text + start, pgn->at - start};
}

static bool text_is(struct laws_text text, const char *expected)
{
	return text.length == strlen(expected) && !memcmp(text.start, expected, text.length);
}

/* The letter of a promotion in brackets is part of the move: "e8(Q)". */
static bool at_bracketed_promotion(const struct laws_pgn *pgn)
{
	return look(pgn, 0) == '(' && is_one_of(look(pgn, 1), "QRBN") && look(pgn, 2) == ')' &&
	       pgn->at > 0 && is_one_of(pgn->text[pgn->at - 1], "18");
}

/* Takes what belongs together without white space: a move, a result, or nonsense. */
static struct laws_text take_symbol(struct laws_pgn *pgn)
{
	size_t start = pgn->at;

	while (!at_end(pgn)) {
		char c = look(pgn, 0);

		if (at_bracketed_promotion(pgn))
			step_by(pgn, 3);
		else if (follows(pgn, "e.p."))
			step_by(pgn, 4);
		else if (is_letter(c) || is_digit(c) || is_one_of(c, "+#=-:/!?") || (c & 0x80))
			step(pgn);
		else
			break;
	}
	if (pgn->at == start)
		step(pgn);
	return text_from(pgn, start);
}

static bool is_result(struct laws_text text)
{
	int result = laws_result_read(text.start, text.length);

	return result >= 0 && result != LAWS_RESULT_BOTH_LOST;
}

/* Goes behind the result, or to the next game's tags. */
static void skip_rest_of_game(struct laws_pgn *pgn)
{
	for (;;) {
		skip_blanks(pgn);
		if (at_end(pgn) || at_tags(pgn))
			return;
		if (at_comment(pgn))
			skip_comment(pgn);
		else if (look(pgn, 0) == '(')
			skip_variation(pgn);
		else if (is_result(take_symbol(pgn)))
			return;
	}
}

/* Tags. */

struct tag {
	struct laws_text name;
	struct laws_text value;
};

static void skip_spaces(struct laws_pgn *pgn)
{
	while (is_one_of(look(pgn, 0), " \t"))
		step(pgn);
}

static bool take_character(struct laws_pgn *pgn, char c)
{
	skip_spaces(pgn);
	if (at_end(pgn) || look(pgn, 0) != c)
		return false;
	step(pgn);
	return true;
}

static struct laws_text take_tag_name(struct laws_pgn *pgn)
{
	size_t start;

	skip_spaces(pgn);
	start = pgn->at;
	while (is_letter(look(pgn, 0)) || is_digit(look(pgn, 0)) ||
	       is_one_of(look(pgn, 0), "_+#=:-"))
		step(pgn);
	return text_from(pgn, start);
}

static struct laws_text take_tag_value(struct laws_pgn *pgn)
{
	size_t start = pgn->at;

	while (!at_end(pgn) && !is_one_of(look(pgn, 0), "\"\r\n")) {
		bool escape = look(pgn, 0) == '\\' && is_one_of(look(pgn, 1), "\\\"");

		step_by(pgn, escape ? 2 : 1);
	}
	return text_from(pgn, start);
}

static bool take_tag(struct laws_pgn *pgn, struct tag *tag)
{
	if (!take_character(pgn, '['))
		return false;
	tag->name = take_tag_name(pgn);
	if (tag->name.length == 0 || !take_character(pgn, '"'))
		return false;
	tag->value = take_tag_value(pgn);
	return look(pgn, 0) == '"' && take_character(pgn, '"') && take_character(pgn, ']');
}

static bool at_event_tag(const struct laws_pgn *pgn)
{
	return follows(pgn, "[Event ") || follows(pgn, "[Event\t") || follows(pgn, "[Event\"");
}

/* Behind a broken tag, to the game's movetext: the other tags are not looked at. */
static void skip_tags(struct laws_pgn *pgn)
{
	do {
		skip_to_line_end(pgn);
		skip_blanks(pgn);
	} while (at_tags(pgn) && !at_event_tag(pgn));
}

/* Between tags stand blanks and comments to the end of the line, which belong to nobody. */
static void skip_between_tags(struct laws_pgn *pgn)
{
	skip_blanks(pgn);
	while (look(pgn, 0) == ';') {
		skip_to_line_end(pgn);
		skip_blanks(pgn);
	}
}

/* A second Event begins another game, where this one has no movetext and no result. */
static int read_tags(struct laws_pgn *pgn)
{
	bool has_event = false;
	struct tag tag;

	pgn->tags_start = pgn->tags_end = pgn->at;
	while (look(pgn, 0) == '[' && !(has_event && at_event_tag(pgn))) {
		has_event |= at_event_tag(pgn);
		pgn->error_line = pgn->line;
		if (!take_tag(pgn, &tag)) {
			skip_tags(pgn);
			return LAWS_PGN_TAG;
		}
		pgn->tags_end = pgn->at;
		skip_between_tags(pgn);
	}
	return 0;
}

struct laws_text laws_pgn_tag(const struct laws_pgn *pgn, const char *name)
{
	struct laws_pgn scan = *pgn;
	struct tag tag;

	scan.at = pgn->tags_start;
	scan.size = pgn->tags_end;
	while (take_tag(&scan, &tag)) {
		if (text_is(tag.name, name))
			return tag.value;
		skip_between_tags(&scan);
	}
	return (struct laws_text){NULL, 0};
}

static unsigned int line_of(const struct laws_pgn *pgn, struct mark tags, const char *place)
{
	struct laws_pgn scan = *pgn;

	go_back(&scan, tags);
	while (scan.text + scan.at < place)
		step(&scan);
	return scan.line;
}

static int set_start(struct laws_pgn *pgn, struct mark tags)
{
	struct laws_text value = laws_pgn_tag(pgn, "FEN");
	struct laws_setup setup;
	char fen[256];

	laws_position_start(&pgn->position);
	if (!value.start || value.length == 0)
		return 0;
	pgn->error_line = line_of(pgn, tags, value.start);
	if (value.length >= sizeof(fen) || memchr(value.start, '\0', value.length))
		return LAWS_PGN_FEN;
	memcpy(fen, value.start, value.length);
	fen[value.length] = '\0';
	if (laws_fen_read(fen, &setup, NULL))
		return LAWS_PGN_FEN;
	return laws_position_init(&pgn->position, &setup) ? LAWS_PGN_POSITION : 0;
}

static enum laws_result result_of_tag(const struct laws_pgn *pgn)
{
	struct laws_text value = laws_pgn_tag(pgn, "Result");
	int result = value.start ? laws_result_read(value.start, value.length) : -1;

	return result < 0 ? LAWS_RESULT_NONE : (enum laws_result)result;
}

void laws_pgn_init(struct laws_pgn *pgn, const char *text, size_t size)
{
	size_t mark = size >= 3 && !memcmp(text, "\xef\xbb\xbf", 3) ? 3 : 0;

	*pgn = (struct laws_pgn){
		.text = text + mark,
		.size = size - mark,
		.line = 1,
		.state = BETWEEN_GAMES,
	};
	laws_position_start(&pgn->position);
}

/*
 * Comments before a game without tags are that game's; before tags they are
 * nobody's. Returns 1 when a game begins here.
 */
static int find_game(struct laws_pgn *pgn)
{
	struct mark start;

	skip_blanks(pgn);
	start = mark_here(pgn);
	while (at_comment(pgn)) {
		pgn->error_line = pgn->line;
		if (!skip_comment(pgn))
			return LAWS_PGN_COMMENT;
		skip_blanks(pgn);
	}
	if (at_end(pgn))
		return 0;
	if (look(pgn, 0) != '[')
		go_back(pgn, start);
	return 1;
}

int laws_pgn_next_game(struct laws_pgn *pgn)
{
	struct mark tags;
	int status;

	if (pgn->state != BETWEEN_GAMES)
		skip_rest_of_game(pgn);
	pgn->state = BETWEEN_GAMES;
	pgn->ply = 0;
	pgn->result = LAWS_RESULT_NONE;
	pgn->tags_start = pgn->tags_end = pgn->at;
	laws_position_start(&pgn->position);
	status = find_game(pgn);
	if (status <= 0)
		return status;
	tags = mark_here(pgn);
	pgn->state = BROKEN_OFF;
	status = read_tags(pgn);
	if (!status)
		status = set_start(pgn, tags);
	if (status)
		return status;
	pgn->state = IN_MOVETEXT;
	pgn->result = result_of_tag(pgn);
	return 1;
}

/* Movetext. */

static int fail(struct laws_pgn *pgn, const struct laws_pgn_item *item, int error)
{
	pgn->state = BROKEN_OFF;
	pgn->error_line = item->line;
	return error;
}

static int end_game(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	pgn->state = BETWEEN_GAMES;
	item->kind = LAWS_PGN_END_OF_GAME;
	return 0;
}

static int read_result(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	pgn->result = (enum laws_result)laws_result_read(item->text.start, item->text.length);
	return end_game(pgn, item);
}

static int read_comment(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	size_t start = pgn->at;
	bool braces = look(pgn, 0) == '{';

	item->kind = LAWS_PGN_ITEM_COMMENT;
	if (!skip_comment(pgn)) {
		const char *end = item->text.start;

		while (end < pgn->text + pgn->at && !is_one_of(*end, "\r\n"))
			end++;
		item->text.length = (size_t)(end - item->text.start);
		return fail(pgn, item, LAWS_PGN_COMMENT);
	}
	item->text = text_from(pgn, start);
	item->text.start++;
	item->text.length -= braces ? 2 : 1;
	return 0;
}

static int read_move(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	int error = laws_san_read(&pgn->position, item->text.start, item->text.length, &item->move);

	switch (error) {
	case LAWS_MOVE_UNREADABLE:
		return fail(pgn, item, LAWS_PGN_MOVE);
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

/* Whether nothing but comments follows in this game. */
static bool nothing_follows(const struct laws_pgn *pgn)
{
	struct laws_pgn scan = *pgn;

	skip_blanks(&scan);
	while (at_comment(&scan) && skip_comment(&scan))
		skip_blanks(&scan);
	return at_end(&scan) || at_tags(&scan);
}

/*
 * "0-0" is castling written with zeros, or the result of a game that both
 * have lost. It is the result only where the game ends with it, and the Result
 * tag says so or castling is impossible and the tag says nothing.
 */
static bool zeros_are_result(const struct laws_pgn *pgn, const struct laws_pgn_item *item)
{
	struct laws_move move;

	if (!text_is(item->text, "0-0") || !nothing_follows(pgn))
		return false;
	if (pgn->result != LAWS_RESULT_NONE)
		return pgn->result == LAWS_RESULT_BOTH_LOST;
	return laws_san_read(&pgn->position, "O-O", 3, &move) != 0;
}

static int read_symbol(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	bool castling;

	item->text = take_symbol(pgn);
	castling = item->text.length >= 3 && !memcmp(item->text.start, "0-0", 3);
	if (is_result(item->text) || zeros_are_result(pgn, item))
		return read_result(pgn, item);
	if (!is_letter(item->text.start[0]) && !castling)
		return fail(pgn, item, LAWS_PGN_TOKEN);
	return read_move(pgn, item);
}

static bool at_move_number(const struct laws_pgn *pgn)
{
	size_t digits = 0;

	while (is_digit(look(pgn, digits)))
		digits++;
	return digits > 0 && !is_letter(look(pgn, digits)) && !is_one_of(look(pgn, digits), "-/");
}

/* "e.p." apart from its move. */
static bool at_en_passant_mark(const struct laws_pgn *pgn)
{
	return pgn->ply > 0 && follows(pgn, "e.p.");
}

static void skip_digits(struct laws_pgn *pgn)
{
	while (is_digit(look(pgn, 0)))
		step(pgn);
}

/* Passes what says nothing about the game: numbers, NAGs, praise. False if there is none. */
static bool skip_ornament(struct laws_pgn *pgn)
{
	char c = look(pgn, 0);

	if (at_move_number(pgn))
		skip_digits(pgn);
	else if (at_en_passant_mark(pgn))
		step_by(pgn, 4);
	else if (is_one_of(c, ".!?"))
		step(pgn);
	else if (c == '$' && is_digit(look(pgn, 1))) {
		step(pgn);
		skip_digits(pgn);
	} else {
		return false;
	}
	return true;
}

static int read_variation(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	int error = skip_variation(pgn);

	item->text.length = 1;
	return error ? fail(pgn, item, error) : 0;
}

int laws_pgn_next_item(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	int error;

	for (;;) {
		skip_blanks(pgn);
		*item = (struct laws_pgn_item){.line = pgn->line, .text = text_from(pgn, pgn->at)};
		if (pgn->state != IN_MOVETEXT)
			return 0;
		if (at_end(pgn) || at_tags(pgn))
			return end_game(pgn, item);
		if (at_comment(pgn))
			return read_comment(pgn, item);
		if (look(pgn, 0) == '(') {
			error = read_variation(pgn, item);
			if (error)
				return error;
			continue;
		}
		if (look(pgn, 0) == '*') {
			step(pgn);
			item->text.length = 1;
			return read_result(pgn, item);
		}
		if (!skip_ornament(pgn))
			return read_symbol(pgn, item);
	}
}

enum laws_result laws_pgn_result(const struct laws_pgn *pgn)
{
	return pgn->result;
}
