/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Turns a PGN's tags, moves and annotations into plays and an ending. */
#include "sim/script.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/text.h"

/* A game being read. */
struct reading {
	struct laws_pgn *pgn;
	const char *name;
	struct script *script;
	char *error;
	unsigned int asked_line; /* of an incident without a move behind it so far, or 0 */
	unsigned int moves;
};

__attribute__((format(printf, 3, 4))) static int refuse(struct reading *reading, unsigned int line,
							const char *format, ...)
{
	va_list arguments;
	int length;

	length = snprintf(reading->error, SCRIPT_ERROR_SIZE, "%.100s:%u: ", reading->name, line);
	va_start(arguments, format);
	vsnprintf(reading->error + length, SCRIPT_ERROR_SIZE - (size_t)length, format, arguments);
	va_end(arguments);
	text_clean(reading->error);
	return -EINVAL;
}

static const char *pgn_fault(int code)
{
	switch ((enum laws_pgn_error)code) {
	case LAWS_PGN_TAG:
		return "a tag is written [Name \"value\"]";
	case LAWS_PGN_COMMENT:
		return "a comment lacks its closing brace";
	case LAWS_PGN_VARIATION:
		return "a variation lacks its closing parenthesis";
	case LAWS_PGN_TOKEN:
		return "this is no move, number, comment or result";
	case LAWS_PGN_FEN:
		return "the FEN tag cannot be read";
	case LAWS_PGN_POSITION:
		return "the FEN tag is no legal position";
	case LAWS_PGN_MOVE:
		return "this move cannot be read";
	case LAWS_PGN_ILLEGAL:
		return "this move is not legal here";
	case LAWS_PGN_AMBIGUOUS:
		return "this move fits more than one piece";
	case LAWS_PGN_NULL_MOVE:
		return "a null move cannot be acted out";
	}
	return "this cannot be read";
}

static int text_width(struct laws_text text)
{
	return text.length > 40 ? 40 : (int)text.length;
}

static int play_add(struct reading *reading, const struct play *play)
{
	struct script *script = reading->script;

	if (script->count == script->room) {
		size_t room = script->room > 0 ? script->room * 2 : 128;
		struct play *plays = reallocarray(script->plays, room, sizeof(*plays));

		if (!plays)
			return -ENOMEM;
		script->plays = plays;
		script->room = room;
	}
	script->plays[script->count++] = *play;
	return 0;
}

/* Copies a tag's value without its escapes, cut to whole characters if it is too long. */
static void tag_copy(struct laws_text value, char text[SETTING_TEXT_SIZE])
{
	size_t length = 0;

	for (size_t i = 0; i < value.length && length + 1 < SETTING_TEXT_SIZE; i++) {
		if (value.start[i] == '\\' && i + 1 < value.length)
			i++;
		text[length++] = value.start[i];
	}
	text[length] = '\0';
	if (length + 1 == SETTING_TEXT_SIZE) {
		while (length > 0 && (text[length - 1] & 0xc0) == 0x80)
			length--;
		if (length > 0 && (text[length - 1] & 0xc0) == 0xc0)
			length--;
		text[length] = '\0';
	}
	text_clean(text);
}

static int tags_take(struct reading *reading)
{
	/* The setting of each tag; a value "?" is ignored. */
	static const char *const tags[][2] = {
		{"White", "White"}, {"Black", "Black"},
		{"Event", "Event"}, {"Site", "Site"},
		{"Round", "Round"}, {"Date", "Date"},
		{"FEN", "Fen"},	    {"TimeControl", "TimeControl"},
	};
	char error[SETTINGS_ERROR_SIZE];

	settings_default(&reading->script->settings);
	if (laws_position_is_chess960(laws_pgn_position(reading->pgn)) &&
	    settings_set(&reading->script->settings, "Variant", "chess960", error) != 0)
		return refuse(reading, reading->pgn->line, "tag Variant: %s", error);
	for (size_t i = 0; i < sizeof(tags) / sizeof(tags[0]); i++) {
		struct laws_text value = laws_pgn_tag(reading->pgn, tags[i][0]);
		char text[SETTING_TEXT_SIZE];

		if (!value.start)
			continue;
		tag_copy(value, text);
		if (text[0] == '\0' || strcmp(text, "?") == 0)
			continue;
		if (settings_set(&reading->script->settings, tags[i][1], text, error) != 0)
			return refuse(reading, reading->pgn->line, "tag %s: %s", tags[i][0], error);
	}
	return 0;
}

static bool is_white(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static struct laws_text script_word(struct laws_text *rest)
{
	struct laws_text word;

	while (rest->length > 0 && is_white(*rest->start)) {
		rest->start++;
		rest->length--;
	}
	word = (struct laws_text){rest->start, 0};
	while (rest->length > 0 && !is_white(*rest->start)) {
		rest->start++;
		rest->length--;
		word.length++;
	}
	return word;
}

static int adjust_read(struct reading *reading, unsigned int line, struct laws_text rest,
		       struct play *play)
{
	struct laws_text word;

	play->kind = PLAY_ADJUST;
	for (word = script_word(&rest); word.length > 0; word = script_word(&rest)) {
		laws_square square = laws_square_read(word.start, word.length);

		if (square == LAWS_NO_SQUARE)
			return refuse(reading, line,
				      "adjust expects squares such as d1 e1, "
				      "not '%.*s'",
				      text_width(word), word.start);
		if (laws_position_piece(&play->before, square) == LAWS_NO_PIECE)
			return refuse(reading, line, "adjust %.2s: nothing stands there",
				      word.start);
		play->squares |= LAWS_SQUARE_SET(square);
	}
	if (play->squares == 0)
		return refuse(reading, line, "adjust expects squares such as d1 e1");
	return 0;
}

static bool is_legal(const struct laws_position *position, laws_square from, laws_square to)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		if (moves[i].from == from && laws_move_arrival(position, moves[i]) == to)
			return true;
	}
	return false;
}

static bool is_own(const struct laws_position *position, laws_square square)
{
	laws_piece piece = laws_position_piece(position, square);

	return piece != LAWS_NO_PIECE && laws_piece_side(piece) == laws_position_side(position);
}

static int illegal_read(struct reading *reading, unsigned int line, struct laws_text rest,
			struct play *play)
{
	struct laws_text word = script_word(&rest);
	struct laws_text extra = script_word(&rest);

	play->kind = PLAY_ILLEGAL;
	if (word.length == 4 && extra.length == 0) {
		play->from = laws_square_read(word.start, 2);
		play->to = laws_square_read(word.start + 2, 2);
	}
	if (play->from == LAWS_NO_SQUARE || play->to == LAWS_NO_SQUARE || play->from == play->to)
		return refuse(reading, line, "illegal expects one move such as e1e3, not '%.*s'",
			      text_width(word), word.start);
	if (!is_own(&play->before, play->from))
		return refuse(reading, line,
			      "illegal %.4s: the player to move has no piece on "
			      "%.2s",
			      word.start, word.start);
	if (is_own(&play->before, play->to))
		return refuse(reading, line,
			      "illegal %.4s: a piece of the same player stands on "
			      "%.2s",
			      word.start, word.start + 2);
	if (is_legal(&play->before, play->from, play->to))
		return refuse(reading, line, "illegal %.4s: this move is legal here", word.start);
	return 0;
}

/* Reads one incident, the text between "[%act" and "]". */
static int incident_read(struct reading *reading, unsigned int line, struct laws_text rest)
{
	struct play play = {
		.before = *laws_pgn_position(reading->pgn),
		.from = LAWS_NO_SQUARE,
		.to = LAWS_NO_SQUARE,
	};
	struct laws_text word = script_word(&rest);
	int status = 0;

	if (word_is(word, "adjust"))
		status = adjust_read(reading, line, rest, &play);
	else if (word_is(word, "illegal"))
		status = illegal_read(reading, line, rest, &play);
	else if (word_is(word, "no-move") && script_word(&rest).length == 0)
		play.kind = PLAY_NO_MOVE;
	else
		return refuse(reading, line,
			      "[%%act ] expects adjust SQUARES, illegal FROMTO or "
			      "no-move, not '%.*s'",
			      text_width(word), word.start);
	if (status != 0)
		return status;
	reading->asked_line = line;
	return play_add(reading, &play);
}

static unsigned int newlines(const char *start, const char *end)
{
	unsigned int count = 0;

	for (; start < end; start++)
		count += *start == '\n';
	return count;
}

static int comment_read(struct reading *reading, const struct laws_pgn_item *item)
{
	static const char opening[] = "[%act";
	const size_t length = sizeof(opening) - 1;
	const char *end = item->text.start + item->text.length;
	const char *at = item->text.start;

	while ((at = memmem(at, (size_t)(end - at), opening, length))) {
		unsigned int line = item->line + newlines(item->text.start, at);
		const char *close = memchr(at, ']', (size_t)(end - at));
		int status;

		at += length;
		if (!close)
			return refuse(reading, line, "[%%act lacks its closing bracket");
		status = incident_read(reading, line, (struct laws_text){at, (size_t)(close - at)});
		if (status != 0)
			return status;
		at = close;
	}
	return 0;
}

static int moves_read(struct reading *reading)
{
	for (;;) {
		struct play play = {.kind = PLAY_MOVE, .before = *laws_pgn_position(reading->pgn)};
		struct laws_pgn_item item;
		int status = laws_pgn_next_item(reading->pgn, &item);

		if (status != 0)
			return refuse(reading, item.line, "'%.*s': %s", text_width(item.text),
				      item.text.start ? item.text.start : "", pgn_fault(status));
		if (item.kind == LAWS_PGN_END_OF_GAME)
			break;
		if (item.kind == LAWS_PGN_ITEM_COMMENT) {
			status = comment_read(reading, &item);
		} else {
			play.move = item.move;
			status = play_add(reading, &play);
			reading->asked_line = 0;
			reading->moves++;
		}
		if (status != 0)
			return status;
	}
	if (reading->asked_line != 0)
		return refuse(reading, reading->asked_line, "no move follows this incident");
	return 0;
}

/* A result that the position does not give is declared by a person. */
static void ending_choose(struct reading *reading)
{
	struct script *script = reading->script;
	struct laws_move moves[LAWS_MOVES_MAX];

	script->result = laws_pgn_result(reading->pgn);
	if (laws_moves(laws_pgn_position(reading->pgn), moves) == 0) {
		script->ending = ENDING_ON_BOARD;
		return;
	}
	switch (script->result) {
	case LAWS_RESULT_NONE:
		script->ending = ENDING_NONE;
		break;
	case LAWS_RESULT_WHITE:
	case LAWS_RESULT_BLACK:
		script->ending = ENDING_RESIGN;
		script->loser = script->result == LAWS_RESULT_WHITE ? LAWS_BLACK : LAWS_WHITE;
		break;
	case LAWS_RESULT_DRAW:
		/* No draw may be agreed before each has made a move (Article 5.2.3). */
		script->ending = reading->moves >= 2 ? ENDING_AGREEMENT : ENDING_RESULT;
		break;
	case LAWS_RESULT_BOTH_LOST:
	case LAWS_RESULT_WHITE_HALF:
	case LAWS_RESULT_BLACK_HALF:
		script->ending = ENDING_RESULT;
		break;
	}
}

/* Errors of tags and start position come before those of items. */
static int start_check(struct reading *reading)
{
	struct laws_pgn ahead = *reading->pgn;
	struct laws_pgn_item item;
	int status = laws_pgn_next_item(&ahead, &item);

	if (status != LAWS_PGN_TAG && status != LAWS_PGN_FEN && status != LAWS_PGN_POSITION)
		return 0;
	return refuse(reading, item.line, "%s", pgn_fault(status));
}

int script_read(struct laws_pgn *pgn, const char *name, struct script *script,
		char error[SCRIPT_ERROR_SIZE])
{
	struct reading reading = {.pgn = pgn, .name = name, .script = script, .error = error};
	int status;

	if (!laws_pgn_next_game(pgn))
		return 0;
	*script = (struct script){0};
	status = start_check(&reading);
	if (status == 0)
		status = tags_take(&reading);
	if (status == 0)
		status = moves_read(&reading);
	if (status != 0) {
		script_free(script);
		return status;
	}
	ending_choose(&reading);
	return 1;
}

void script_free(struct script *script)
{
	free(script->plays);
	*script = (struct script){0};
}
