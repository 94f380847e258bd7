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
#include <strings.h>

#include <chesslaws/pgn.h>

#include "notation/letters.h"
#include "rules/rules.h"

enum state {
	BETWEEN_GAMES, /* nothing of the last game is left */
	START_AMISS,   /* something is to be told of tags or start position */
	IN_MOVETEXT,
	BROKEN_OFF, /* an error was told; the rest of the game is to be passed over */
};

/* Places to come back to. */
struct mark {
	const char *at;
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
	return pgn->at >= pgn->end;
}

/* The byte @ahead, or zero behind the end. */
static char look(const struct laws_pgn *pgn, size_t ahead)
{
	return ahead < (size_t)(pgn->end - pgn->at) ? pgn->at[ahead] : '\0';
}

static bool is_one_of(char c, const char *characters)
{
	return c && strchr(characters, c);
}

/* What a byte can be part of; most bytes of a file are looked at for nothing else. */
enum {
	BLANK = 1,
	LINE_END = 2,
	DIGIT = 4,
	LETTER = 8,
	SYMBOL = 16,	 /* what moves and results are written with */
	VALUE_END = 32,	 /* where a tag's value may end, or an escape begin */
	BRACE_END = 64,	 /* where a comment in braces may end, or a line */
	LINE_WISE = 128, /* what is passed over like a blank, but not in the midst of a line */
	WIDE = 256,	 /* part of a character that is not ASCII */
	GOES_ON = 512,	 /* what may go on with a symbol by what stands around it */
};

static const uint16_t classes[256] = {
	['\t'] = BLANK,
	['\v'] = BLANK,
	['\f'] = BLANK,
	[' '] = BLANK,
	['\n'] = LINE_END | VALUE_END | BRACE_END | LINE_WISE,
	['\r'] = LINE_END | VALUE_END | BRACE_END | LINE_WISE,
	['0' ... '9'] = DIGIT | SYMBOL,
	['a' ... 'z'] = LETTER | SYMBOL,
	['A' ... 'Z'] = LETTER | SYMBOL,
	['+'] = SYMBOL,
	['#'] = SYMBOL,
	['='] = SYMBOL,
	['-'] = SYMBOL,
	[':'] = SYMBOL,
	['/'] = SYMBOL,
	['!'] = SYMBOL,
	['?'] = SYMBOL,
	['"'] = VALUE_END,
	['%'] = LINE_WISE,
	['\\'] = VALUE_END,
	['}'] = BRACE_END,
	['.'] = GOES_ON,
	['('] = GOES_ON,
	[0x80 ... 0xff] = WIDE | GOES_ON,
};

static bool is(char c, unsigned int class)
{
	return classes[(unsigned char)c] & class;
}

static bool at_line_start(const struct laws_pgn *pgn)
{
	return pgn->at == pgn->text || is(pgn->at[-1], LINE_END);
}

/* Goes one byte on; LF, CR LF and CR alone each end a line. */
static void step(struct laws_pgn *pgn)
{
	char c = look(pgn, 0);

	pgn->at++;
	if (c == '\n' || (c == '\r' && look(pgn, 0) != '\n'))
		pgn->line++;
}

/* Passes bytes of one class, none of them a line's end. */
static inline void skip_while(struct laws_pgn *pgn, unsigned int class)
{
	const char *at = pgn->at, *end = pgn->end;

	while (at < end && is(*at, class))
		at++;
	pgn->at = at;
}

/* Passes bytes up to one of a class, which every line's end must belong to. */
static inline void skip_until(struct laws_pgn *pgn, unsigned int class)
{
	const char *at = pgn->at, *end = pgn->end;

	while (at < end && !is(*at, class))
		at++;
	pgn->at = at;
}

static inline bool follows(const struct laws_pgn *pgn, const char *text)
{
	size_t length = strlen(text);

	return (size_t)(pgn->end - pgn->at) >= length && !memcmp(pgn->at, text, length);
}

/* White space and escaped lines. */
static void skip_blanks(struct laws_pgn *pgn)
{
	for (;;) {
		skip_while(pgn, BLANK);
		if (!is(look(pgn, 0), LINE_WISE))
			return;
		if (is(look(pgn, 0), LINE_END))
			step(pgn);
		else if (at_line_start(pgn))
			skip_until(pgn, LINE_END);
		else
			return;
	}
}

static bool at_tags(const struct laws_pgn *pgn)
{
	return look(pgn, 0) == '[' && at_line_start(pgn);
}

/* Passes a comment in braces, or stops where it cannot have been meant to go on. */
static bool skip_braces(struct laws_pgn *pgn)
{
	for (;;) {
		skip_until(pgn, BRACE_END);
		if (at_end(pgn))
			return false;
		if (look(pgn, 0) == '}') {
			pgn->at++;
			return true;
		}
		step(pgn);
		if (at_line_start(pgn) && follows(pgn, "[Event \""))
			return false;
	}
}

/* Passes one comment of either kind, if one is here; false when it is not closed. */
static bool skip_comment(struct laws_pgn *pgn)
{
	if (look(pgn, 0) == '{')
		return skip_braces(pgn);
	if (look(pgn, 0) == ';')
		skip_until(pgn, LINE_END);
	return true;
}

static bool at_comment(const struct laws_pgn *pgn)
{
	return look(pgn, 0) == '{' || look(pgn, 0) == ';';
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

static struct laws_text text_from(const struct laws_pgn *pgn, const char *start)
{
	return (struct laws_text){start, (size_t)(pgn->at - start)};
}

static bool text_is(struct laws_text text, const char *expected)
{
	return text.length == strlen(expected) && !memcmp(text.start, expected, text.length);
}

/* The character that stands here, plain, and its end in @end. */
static char32_t plain_here(const struct laws_pgn *pgn, const char **end)
{
	*end = pgn->at;
	return chesslaws_plain_character(chesslaws_next_character(end, pgn->end));
}

/*
 * The letter of a promotion in brackets is part of the move: "e8(Q)". Returns
 * how many bytes it has with its brackets, or 0.
 */
static size_t bracketed_promotion(const struct laws_pgn *pgn)
{
	size_t length = 1;

	if (pgn->at == pgn->text || !is_one_of(pgn->at[-1], "18"))
		return 0;
	if (is(look(pgn, 1), LETTER))
		length++;
	else
		while (length < 16 && is(look(pgn, length), WIDE))
			length++;
	return length > 1 && look(pgn, length) == ')' ? length + 1 : 0;
}

/* The rest of "e.p.", whose first letter can be part of the move and has been passed, or 0. */
static size_t rest_of_en_passant_mark(const struct laws_pgn *pgn, const char *start)
{
	if (pgn->at == start || pgn->at[-1] != 'e' || !follows(pgn, ".p"))
		return 0;
	if (look(pgn, 2) == '.')
		return 3;
	return is(look(pgn, 2), SYMBOL) ? 0 : 2;
}

/* How many bytes from here on belong to the symbol that begins at @start, though not SYMBOL. */
static size_t more_of_symbol(const struct laws_pgn *pgn, const char *start)
{
	const char *end;

	switch (look(pgn, 0)) {
	case '.':
		return rest_of_en_passant_mark(pgn, start);
	case '(':
		return bracketed_promotion(pgn);
	default:
		return plain_here(pgn, &end) == ' ' ? 0 : (size_t)(end - pgn->at);
	}
}

/* Takes what belongs together without white space: a move, a result, or nonsense. */
static struct laws_text take_symbol(struct laws_pgn *pgn)
{
	const char *start = pgn->at;
	size_t more;

	skip_while(pgn, SYMBOL);
	while (is(look(pgn, 0), GOES_ON) && (more = more_of_symbol(pgn, start)) > 0) {
		pgn->at += more;
		skip_while(pgn, SYMBOL);
	}
	if (pgn->at == start)
		step(pgn);
	return text_from(pgn, start);
}

/* A symbol in plain characters, which are in @room or its own; empty where it has others. */
static struct laws_text plain_of(struct laws_text symbol, char room[CHESSLAWS_PLAIN_SIZE])
{
	if (laws_result_read(symbol.start, symbol.length) >= 0)
		return symbol;
	return (struct laws_text){
		room, chesslaws_spell(symbol.start, symbol.length, LAWS_ENGLISH, false, room)};
}

static bool is_plain_result(struct laws_text plain)
{
	int result = laws_result_read(plain.start, plain.length);

	return result >= 0 && result != LAWS_RESULT_BOTH_LOST &&
	       laws_result_is_of_pgn((enum laws_result)result);
}

static bool is_result(struct laws_text symbol)
{
	char room[CHESSLAWS_PLAIN_SIZE];

	return !is(symbol.start[0], LETTER) && is_plain_result(plain_of(symbol, room));
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

static bool take_character(struct laws_pgn *pgn, char c)
{
	skip_while(pgn, BLANK);
	if (at_end(pgn) || look(pgn, 0) != c)
		return false;
	step(pgn);
	return true;
}

static struct laws_text take_tag_name(struct laws_pgn *pgn)
{
	const char *start;

	skip_while(pgn, BLANK);
	start = pgn->at;
	while (is(look(pgn, 0), LETTER | DIGIT) || is_one_of(look(pgn, 0), "_+#=:-"))
		pgn->at++;
	return text_from(pgn, start);
}

static struct laws_text take_tag_value(struct laws_pgn *pgn)
{
	const char *start = pgn->at;

	for (;;) {
		skip_until(pgn, VALUE_END);
		if (look(pgn, 0) != '\\')
			break;
		pgn->at += is_one_of(look(pgn, 1), "\\\"") ? 2 : 1;
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

/* Between tags stand blanks and comments to the end of the line, which belong to nobody. */
static void skip_between_tags(struct laws_pgn *pgn)
{
	skip_blanks(pgn);
	while (look(pgn, 0) == ';') {
		skip_until(pgn, LINE_END);
		skip_blanks(pgn);
	}
}

/* What tags say that the reader itself needs; the first of several counts. */
struct known_tags {
	struct laws_text fen;
	struct laws_text result;
	unsigned int fen_line;
	bool chess960;
};

/* What programs write in the Variant tag for one and the same game. */
static bool names_chess960(struct laws_text text)
{
	static const char *const names[] = {"chess960", "chess 960", "fischerandom",
					    "fischerrandom", "fischer random"};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (text.length == strlen(names[i]) &&
		    !strncasecmp(text.start, names[i], text.length))
			return true;
	return false;
}

static void note_tag(struct known_tags *known, const struct tag *tag, unsigned int line)
{
	if (text_is(tag->name, "FEN") && !known->fen.start) {
		known->fen = tag->value;
		known->fen_line = line;
	} else if (text_is(tag->name, "Result") && !known->result.start) {
		known->result = tag->value;
	} else if (text_is(tag->name, "Variant")) {
		known->chess960 = names_chess960(tag->value);
	}
}

/* Takes the tag that stands here; one that cannot be read is passed, and the first is kept. */
static bool take_or_note_tag(struct laws_pgn *pgn, struct tag *tag)
{
	struct mark start = mark_here(pgn);

	if (take_tag(pgn, tag))
		return true;
	go_back(pgn, start);
	skip_until(pgn, LINE_END);
	if (!pgn->bad_tag.start) {
		pgn->bad_tag = text_from(pgn, start.at);
		pgn->bad_tag_line = start.line;
	}
	return false;
}

/* A second Event begins another game, where this one has no movetext and no result. */
static void read_tags(struct laws_pgn *pgn, struct known_tags *known)
{
	bool has_event = false;
	struct tag tag;

	pgn->tags_start = pgn->tags_end = pgn->at;
	while (look(pgn, 0) == '[' && !(has_event && at_event_tag(pgn))) {
		unsigned int line = pgn->line;

		has_event |= at_event_tag(pgn);
		if (take_or_note_tag(pgn, &tag))
			note_tag(known, &tag, line);
		pgn->tags_end = pgn->at;
		skip_between_tags(pgn);
	}
}

/* Goes to the next of the tags that can be read, which @scan has been put before. */
static bool next_tag(struct laws_pgn *scan, struct tag *tag)
{
	do {
		skip_between_tags(scan);
		if (at_end(scan))
			return false;
	} while (!take_or_note_tag(scan, tag));
	return true;
}

/* A copy of the reader that stands before the present game's tags, and ends behind them. */
static struct laws_pgn before_tags(const struct laws_pgn *pgn)
{
	struct laws_pgn scan = *pgn;

	scan.at = pgn->tags_start;
	scan.end = pgn->tags_end;
	return scan;
}

bool laws_pgn_tag_at(const struct laws_pgn *pgn, size_t number, struct laws_text *name,
		     struct laws_text *value)
{
	struct laws_pgn scan = before_tags(pgn);
	struct tag tag;

	do {
		if (!next_tag(&scan, &tag))
			return false;
	} while (number-- > 0);
	*name = tag.name;
	*value = tag.value;
	return true;
}

struct laws_text laws_pgn_tag(const struct laws_pgn *pgn, const char *name)
{
	struct laws_pgn scan = before_tags(pgn);
	struct tag tag;

	while (next_tag(&scan, &tag))
		if (text_is(tag.name, name))
			return tag.value;
	return (struct laws_text){NULL, 0};
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
 * Comments before a game without tags are that game's; before tags they are
 * nobody's, unless one is not closed. Returns true when a game begins here.
 */
static bool find_game(struct laws_pgn *pgn)
{
	struct mark start;

	skip_blanks(pgn);
	start = mark_here(pgn);
	while (at_comment(pgn)) {
		if (!skip_comment(pgn)) {
			go_back(pgn, start);
			return true;
		}
		skip_blanks(pgn);
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
	read_tags(pgn, &known);
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

/* What is amiss with the tags, then with the start position, without which there is no game. */
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
	if (!skip_comment(pgn)) {
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

	return text_is(symbol, "Z0") || text_is(plain_of(symbol, room), "--");
}

/* The turn is passed, unless the king stands in check. */
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
	struct laws_text plain = plain_of(item->text, room);

	if (is_plain_result(plain) || zeros_are_result(pgn, plain)) {
		pgn->result = (enum laws_result)laws_result_read(plain.start, plain.length);
		return end_game(pgn, item);
	}
	return may_be_move(item->text, plain) ? read_move(pgn, item)
					      : fail(pgn, item, LAWS_PGN_TOKEN);
}

static int read_symbol(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	item->text = take_symbol(pgn);
	if (is(item->text.start[0], LETTER))
		return read_move(pgn, item);
	return read_other_symbol(pgn, item);
}

/* Whether digits with no point behind them are a move's number, not a result or castling. */
static __attribute__((noinline)) bool number_ends(const struct laws_pgn *pgn)
{
	const char *end;
	char32_t next = (unsigned char)look(pgn, 0);

	if (is(look(pgn, 0), WIDE))
		next = plain_here(pgn, &end);
	return next != '-' && next != '/' && (next >= 0x80 || !is((char)next, LETTER));
}

/* Castling without its hyphens; no move has the number 0. */
static bool is_castling(const char *digits, const char *end)
{
	while (digits < end && *digits == '0')
		digits++;
	return digits == end;
}

/* Passes a move number and its point. */
static bool skip_move_number(struct laws_pgn *pgn)
{
	const char *start = pgn->at;

	skip_while(pgn, DIGIT);
	if (look(pgn, 0) == '.') {
		pgn->at++;
		return true;
	}
	if (number_ends(pgn) && !is_castling(start, pgn->at))
		return true;
	pgn->at = start;
	return false;
}

/* Passes "e.p." apart from its move. */
static __attribute__((noinline)) bool skip_en_passant_mark(struct laws_pgn *pgn)
{
	static const char *const marks[] = {"e.p.", "e.p", "ep"};

	if (pgn->ply == 0)
		return false;
	for (size_t i = 0; i < sizeof(marks) / sizeof(marks[0]); i++) {
		size_t length = strlen(marks[i]);

		if (!follows(pgn, marks[i]) || is(look(pgn, length), SYMBOL | WIDE))
			continue;
		pgn->at += length;
		return true;
	}
	return false;
}

/* Passes blanks, marks and move numbers of other scripts than ASCII. */
static __attribute__((noinline)) bool skip_wide_ornament(struct laws_pgn *pgn)
{
	const char *start = pgn->at, *end;
	char32_t plain = plain_here(pgn, &end);

	if (plain == 0 || plain == ' ') {
		pgn->at = end;
		return true;
	}
	while (plain >= '0' && plain <= '9') {
		pgn->at = end;
		plain = plain_here(pgn, &end);
	}
	if (pgn->at > start && plain == '.')
		pgn->at = end;
	else if (plain != ' ' && plain != '\n' && plain != '\r')
		pgn->at = start;
	return pgn->at > start;
}

/* Passes what says nothing about the game: numbers, NAGs, praise. False if there is none. */
static bool skip_ornament(struct laws_pgn *pgn)
{
	char c = look(pgn, 0);

	if (is(c, LETTER))
		return c == 'e' && skip_en_passant_mark(pgn);
	if (is(c, DIGIT))
		return skip_move_number(pgn);
	if (is(c, WIDE))
		return skip_wide_ornament(pgn);
	if (c == '$' && is(look(pgn, 1), DIGIT)) {
		pgn->at++;
		skip_while(pgn, DIGIT);
		return true;
	}
	if (c != '.' && c != '!' && c != '?')
		return false;
	pgn->at++;
	return true;
}

static int read_variation(struct laws_pgn *pgn, struct laws_pgn_item *item)
{
	int error = skip_variation(pgn);

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
		skip_blanks(pgn);
		while (pgn->state == IN_MOVETEXT && skip_ornament(pgn))
			skip_blanks(pgn);
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
