/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads and writes orders as text. verbs.def has each verb's name, role and shape of
 * arguments; this file has the two functions that read and write each shape.
 */
#include "input/command.h"
#include "util/words.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "config/settings.h"
#include "util/text.h"

/* The text still to be read, and room for the error. */
struct reader {
	enum verb verb;
	const char *rest;
	char *error;
};

/* The reader and the writer of one shape of arguments. */
struct form {
	int (*read)(struct reader *reader, struct command *command);
	/* Writes the arguments with a blank before each. */
	void (*write)(const struct command *command, char *text, size_t size);
};

#define TEXT_ROOM (COMMAND_TEXT_SIZE * 2)

__attribute__((format(printf, 2, 3))) static int refuse(struct reader *reader, const char *format,
							...)
{
	va_list arguments;
	int r;

	va_start(arguments, format);
	r = text_refuse(reader->error, COMMAND_ERROR_SIZE, format, arguments);
	va_end(arguments);
	return r;
}

static void skip_blanks(struct reader *reader)
{
	while (is_blank(*reader->rest))
		reader->rest++;
}

static int refuse_word(struct reader *reader, struct laws_text word, const char *expected)
{
	const char *name = verb_name(reader->verb);

	if (word.length == 0)
		return refuse(reader, "%s expects %s", name, expected);
	return refuse(reader, "%s expects %s, not '%.*s'", name, expected, word_width(word),
		      word.start);
}

/* The words of arguments that are one of several. */
static const struct argument_row claim_choice = {.words = claim_words};
static const struct argument_row offence_choice = {.word = offence_word};
static const struct argument_row penalty_choice = {.words = penalty_words};
static const struct argument_row side_choice = {.words = side_words};
static const struct argument_row tag_choice = {.words = tag_words};

/* Refuses @word with all possible ones: "@before A, B or C". */
static int refuse_choice(struct reader *reader, struct laws_text word, const char *before,
			 const struct argument_row *choice)
{
	char expected[COMMAND_ERROR_SIZE];
	const char *possible;

	snprintf(expected, sizeof(expected), "%s", before);
	for (unsigned int place = 0; (possible = argument_word(choice, place)); place++) {
		size_t length = strlen(expected);
		const char *between = argument_word(choice, place + 1) ? ", " : " or ";

		snprintf(expected + length, sizeof(expected) - length, "%s%s",
			 place > 0 ? between : "", possible);
	}
	return refuse_word(reader, word, expected);
}

/* Reads the next word as one of @choice, whose place goes to @place. */
static int choice_read(struct reader *reader, const char *before, const struct argument_row *choice,
		       unsigned int *place)
{
	struct laws_text word = word_next(&reader->rest);
	const char *possible;

	for (*place = 0; (possible = argument_word(choice, *place)); ++*place)
		if (word_is(word, possible))
			return 0;
	return refuse_choice(reader, word, before, choice);
}

/* Keeps the rest of the line, without blanks at its ends, as the command's text. */
static int text_take(struct reader *reader, struct command *command, const char *start)
{
	size_t length = strlen(start);

	while (length > 0 && is_blank(start[length - 1]))
		length--;
	if (length >= sizeof(command->text))
		return refuse(reader, "%s expects at most %zu bytes of text, not %zu",
			      verb_name(reader->verb), sizeof(command->text) - 1, length);
	if (!text_is_clean(start, length))
		return refuse(reader, "%s expects text in UTF-8 without control characters",
			      verb_name(reader->verb));
	memcpy(command->text, start, length);
	command->text[length] = '\0';
	reader->rest = start + strlen(start);
	return 0;
}

static void text_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %s", command->text);
}

static int none_read(struct reader *reader, struct command *command)
{
	(void)reader;
	(void)command;
	return 0;
}

static void none_write(const struct command *command, char *text, size_t size)
{
	(void)command;
	if (size > 0)
		text[0] = '\0';
}

/* "e1 f1", "e1,f1" and "e1f1" all name two squares. */
static int squares_read(struct reader *reader, struct command *command)
{
	for (skip_blanks(reader); *reader->rest != '\0'; skip_blanks(reader)) {
		laws_square square = LAWS_NO_SQUARE;

		if (*reader->rest == ',') {
			reader->rest++;
			continue;
		}
		if (strlen(reader->rest) >= 2)
			square = laws_square_read(reader->rest, 2);
		if (square == LAWS_NO_SQUARE)
			return refuse_word(reader, word_next(&reader->rest),
					   "squares such as e1 f1");
		command->squares |= LAWS_SQUARE_SET(square);
		reader->rest += 2;
	}
	return 0;
}

static void squares_write(const struct command *command, char *text, size_t size)
{
	size_t length = 0;

	if (size > 0)
		text[0] = '\0';
	for (laws_square square = 0; square < 64 && length + 4 <= size; square++) {
		char name[3];

		if (!(command->squares & LAWS_SQUARE_SET(square)))
			continue;
		laws_square_write(square, name);
		length += (size_t)snprintf(text + length, size - length, " %s", name);
	}
}

static int piece_read(struct reader *reader, struct command *command)
{
	static const char letters[] = "QRBNqrbn";
	static const enum laws_kind kinds[] = {LAWS_QUEEN, LAWS_ROOK, LAWS_BISHOP, LAWS_KNIGHT};
	struct laws_text word = word_next(&reader->rest);
	const char *letter = word.length == 1 ? strchr(letters, word.start[0]) : NULL;

	if (!letter)
		return refuse_word(reader, word, "Q, R, B or N");
	command->kind = kinds[(letter - letters) % 4];
	return 0;
}

static void piece_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %c", laws_piece_letter(LAWS_PIECE(LAWS_WHITE, command->kind)));
}

static int side_read(struct reader *reader, struct command *command)
{
	unsigned int side;

	if (choice_read(reader, "a side, ", &side_choice, &side) != 0)
		return -EINVAL;
	command->side = (enum laws_side)side;
	return 0;
}

static void side_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %s", side_words[command->side]);
}

static int claim_read(struct reader *reader, struct command *command)
{
	struct laws_text san;
	unsigned int claim;

	if (choice_read(reader, "", &claim_choice, &claim) != 0)
		return -EINVAL;
	san = word_next(&reader->rest);
	command->claim = (enum laws_claim_of)claim;
	if (claim > LAWS_CLAIM_OF_FIFTY && san.length > 0)
		return refuse_word(reader, san, "a move after threefold or fifty only");
	if (san.length >= LAWS_SAN_SIZE)
		return refuse_word(reader, san, "a move in SAN after threefold or fifty");
	return text_take(reader, command, san.start);
}

static void claim_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %s%s%s", claim_words[command->claim],
		 command->text[0] != '\0' ? " " : "", command->text);
}

static int alert_read(struct reader *reader, struct command *command)
{
	struct laws_text word = word_next(&reader->rest);

	command->number = 0;
	if (word_is(word, "last"))
		return 0;
	if (number_read(word.start, word.length, 1, COMMAND_ID_MAX, &command->number) != 0)
		return refuse_word(reader, word, "an alert's number, or last");
	return 0;
}

static void alert_write(const struct command *command, char *text, size_t size)
{
	if (command->number == 0)
		snprintf(text, size, " last");
	else
		snprintf(text, size, " %u", command->number);
}

static int ruling_read(struct reader *reader, struct command *command)
{
	struct laws_text word = word_next(&reader->rest);

	if (number_read(word.start, word.length, 1, COMMAND_ID_MAX, &command->number) != 0)
		return refuse_word(reader, word, "a ruling's number");
	return 0;
}

static int ply_read(struct reader *reader, struct command *command)
{
	struct laws_text word = word_next(&reader->rest);

	if (number_read(word.start, word.length, 1, COMMAND_MOVES_MAX, &command->number) != 0)
		return refuse_word(reader, word, "a ply from 1");
	return 0;
}

static int candidate_read(struct reader *reader, struct command *command)
{
	struct laws_text word = word_next(&reader->rest);

	if (number_read(word.start, word.length, 1, COMMAND_ID_MAX, &command->number) != 0)
		return refuse_word(reader, word, "a candidate's number");
	return 0;
}

static void number_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %u", command->number);
}

static int fen_read(struct reader *reader, struct command *command)
{
	struct laws_position position;
	char reason[COMMAND_ERROR_SIZE - 20];

	skip_blanks(reader);
	if (*reader->rest == '\0')
		return refuse_word(reader, word_next(&reader->rest), "a FEN");
	if (text_take(reader, command, reader->rest) != 0)
		return -EINVAL;
	/* Read as Chess960, which allows every set-up: the variant is only known in the game. */
	if (position_read(command->text, true, &position, reason, sizeof(reason)) != 0)
		return refuse(reader, "set-position: %s", reason);
	return 0;
}

static int time_read(struct reader *reader, struct command *command)
{
	struct laws_text word;

	if (side_read(reader, command) != 0)
		return -EINVAL;
	word = word_next(&reader->rest);
	if (clock_time_read(word.start, word.length, &command->span) != 0)
		return refuse_word(reader, word, "after the side seconds, or 5:30 or 1:30:00");
	return 0;
}

/* `add-time` may take time away, so its seconds may carry a sign. */
static int change_read(struct reader *reader, struct command *command)
{
	struct laws_text word;
	size_t sign;

	if (side_read(reader, command) != 0)
		return -EINVAL;
	word = word_next(&reader->rest);
	sign = word.length > 0 && (word.start[0] == '-' || word.start[0] == '+');
	if (clock_time_read(word.start + sign, word.length - sign, &command->span) != 0)
		return refuse_word(reader, word, "after the side seconds, such as 120 or -60");
	if (word.start[0] == '-')
		command->span = -command->span;
	return 0;
}

static void span_write_after_side(const struct command *command, char *text, size_t size)
{
	char span[SPAN_TEXT_SIZE];

	span_write(command->span, LAWS_SECOND, span);
	snprintf(text, size, " %s %s", side_words[command->side], span);
}

static int counter_read(struct reader *reader, struct command *command)
{
	struct laws_text word;

	if (side_read(reader, command) != 0)
		return -EINVAL;
	word = word_next(&reader->rest);
	if (number_read(word.start, word.length, 0, COMMAND_MOVES_MAX, &command->number) != 0)
		return refuse_word(reader, word, "after the side a number of moves");
	return 0;
}

static void counter_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %s %u", side_words[command->side], command->number);
}

/* Refuses a control that sets no time: the game would go on without clocks. */
static int control_read(struct reader *reader, struct command *command)
{
	struct laws_time_control control;

	skip_blanks(reader);
	if (text_take(reader, command, reader->rest) != 0)
		return -EINVAL;
	if (laws_time_control_read(command->text, &control) == 0 && control.periods)
		return 0;
	return refuse_word(reader, (struct laws_text){command->text, strlen(command->text)},
			   "a time control such as 40/5400+30:1800+30, 900+10 or 300d3");
}

enum penalty_argument {
	WITHOUT,
	SECONDS,
	POINTS,
	SCORE,
	ROUNDS,
	WORDS,
};

/* The argument of each penalty of Article 12.9. */
static const enum penalty_argument penalty_arguments[LAWS_PENALTIES] = {
	[LAWS_PENALTY_WARNING] = WITHOUT, [LAWS_PENALTY_ADD_OPPONENT] = SECONDS,
	[LAWS_PENALTY_REDUCE] = SECONDS,  [LAWS_PENALTY_OPPONENT_POINTS] = POINTS,
	[LAWS_PENALTY_POINTS] = POINTS,	  [LAWS_PENALTY_LOSS] = SCORE,
	[LAWS_PENALTY_FINE] = WORDS,	  [LAWS_PENALTY_EXCLUDE] = ROUNDS,
	[LAWS_PENALTY_EXPEL] = WITHOUT,
};

#define HALF_POINT	 (LAWS_SECOND / 2)
#define PENALTY_SPAN_MAX (24 * 3600 * LAWS_SECOND)

/* Points of one game: 0, 0.5 or 1/2, 1. */
static bool points_read(struct laws_text word, unsigned int *half_points)
{
	laws_time points;

	if (word_is(word, "1/2"))
		points = HALF_POINT;
	else if (span_read(word.start, word.length, LAWS_SECOND, &points) != 0 ||
		 points % HALF_POINT || points < 0 || points > LAWS_GAME_HALF_POINTS * HALF_POINT)
		return false;
	*half_points = (unsigned int)(points / HALF_POINT);
	return true;
}

/* The opponent's score after a loss; without a word the full point. */
static int score_read(struct reader *reader, struct laws_text word, struct laws_penalty *penalty)
{
	unsigned int scored = LAWS_GAME_HALF_POINTS;

	if (word.length > 0 && !points_read(word, &scored))
		return refuse_word(reader, word,
				   "after loss the opponent's score, 0, 0.5 or 1, or nothing");
	penalty->withheld = LAWS_GAME_HALF_POINTS - scored;
	return 0;
}

static int penalty_argument_read(struct reader *reader, enum penalty_argument argument,
				 struct laws_penalty *penalty)
{
	struct laws_text word = word_next(&reader->rest);

	switch (argument) {
	case WITHOUT:
		return word.length == 0 ? 0 : refuse_word(reader, word, "nothing after this kind");
	case SECONDS:
		if (clock_time_read(word.start, word.length, &penalty->span) != 0 ||
		    penalty->span <= 0 || penalty->span > PENALTY_SPAN_MAX)
			return refuse_word(
				reader, word,
				"after this kind seconds, more than 0 and at most a day");
		return 0;
	case POINTS:
		if (!points_read(word, &penalty->half_points) || !penalty->half_points)
			return refuse_word(reader, word,
					   "after this kind points, such as 0.5 or 1");
		return 0;
	case SCORE:
		return score_read(reader, word, penalty);
	case ROUNDS:
		if (number_read(word.start, word.length, 1, COMMAND_MOVES_MAX, &penalty->rounds) !=
		    0)
			return refuse_word(reader, word, "after this kind a number of rounds");
		return 0;
	case WORDS:
		return word.length > 0 ? 0 : refuse_word(reader, word, "after fine its text");
	}
	return -EINVAL;
}

static int penalty_read(struct reader *reader, struct command *command)
{
	const char *start;
	unsigned int kind;

	if (side_read(reader, command) != 0)
		return -EINVAL;
	skip_blanks(reader);
	start = reader->rest;
	if (choice_read(reader, "after the side ", &penalty_choice, &kind) != 0)
		return -EINVAL;
	command->penalty.kind = (enum laws_penalty_kind)kind;
	command->penalty.side = command->side;
	if (penalty_argument_read(reader, penalty_arguments[kind], &command->penalty) != 0)
		return -EINVAL;
	if (penalty_arguments[kind] != WORDS) {
		struct laws_text extra = word_next(&reader->rest);

		if (extra.length > 0)
			return refuse_word(reader, extra, "nothing more");
	}
	return text_take(reader, command, start);
}

static void penalty_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %s %s", side_words[command->side], command->text);
}

static int offence_read(struct reader *reader, struct command *command)
{
	unsigned int offence;

	if (side_read(reader, command) != 0 ||
	    choice_read(reader, "after the side ", &offence_choice, &offence) != 0)
		return -EINVAL;
	command->offence = (enum laws_offence)offence;
	return 0;
}

static void offence_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %s %s", side_words[command->side], offence_word(command->offence));
}

static int result_read(struct reader *reader, struct command *command)
{
	struct laws_text word = word_next(&reader->rest);
	int result = laws_result_read(word.start, word.length);

	if (result < 0)
		return refuse_word(reader, word, "1-0, 0-1, 1/2-1/2, 1/2-0, 0-1/2, 0-0 or *");
	command->result = (enum laws_result)result;
	word = word_next(&reader->rest);
	for (unsigned int i = 0; reason_words[i]; i++) {
		if (!word_is(word, reason_words[i]))
			continue;
		command->reason = (enum laws_reason)i;
		return 0;
	}
	return refuse_word(reader, word,
			   "a reason such as agreement, resignation, time, claim, "
			   "forfeit or arbiter");
}

static void result_write(const struct command *command, char *text, size_t size)
{
	const char *reason = reason_words[command->reason];

	snprintf(text, size, " %s%s%s", laws_result_text(command->result),
		 reason[0] != '\0' ? " " : "", reason);
}

static int san_read(struct reader *reader, struct command *command)
{
	struct laws_text word = word_next(&reader->rest);

	if (word.length == 0 || word.length >= LAWS_SAN_SIZE)
		return refuse_word(reader, word, "a move in SAN");
	return text_take(reader, command, word.start);
}

static const char between_players[] = " / ";

bool players_split(const char *text, char white[COMMAND_TEXT_SIZE], char black[COMMAND_TEXT_SIZE])
{
	const char *end = strstr(text, between_players);
	const char *start;

	if (!end || strlen(text) >= COMMAND_TEXT_SIZE)
		return false;
	start = end + strlen(between_players);
	start += strspn(start, " \t");
	while (end > text && is_blank(end[-1]))
		end--;
	if (end == text || *start == '\0')
		return false;
	snprintf(white, COMMAND_TEXT_SIZE, "%.*s", (int)(end - text), text);
	snprintf(black, COMMAND_TEXT_SIZE, "%s", start);
	return true;
}

/* A setting has no room for a longer name. */
static bool is_name(const char *name)
{
	return strlen(name) < SETTING_TEXT_SIZE;
}

static int players_read(struct reader *reader, struct command *command)
{
	char white[COMMAND_TEXT_SIZE], black[COMMAND_TEXT_SIZE];

	skip_blanks(reader);
	if (text_take(reader, command, reader->rest) != 0)
		return -EINVAL;
	if (!players_split(command->text, white, black) || !is_name(white) || !is_name(black))
		return refuse(
			reader,
			"players expects both names, White's first, of at most %d bytes each, "
			"as in 'players Morphy, Paul / Isouard, Carl', not '%.40s'",
			SETTING_TEXT_SIZE - 1, command->text);
	return 0;
}

/* A tag without text is removed. */
static int tag_read(struct reader *reader, struct command *command)
{
	unsigned int tag;

	if (choice_read(reader, "", &tag_choice, &tag) != 0)
		return -EINVAL;
	command->tag = (enum tag)tag;
	skip_blanks(reader);
	if (text_take(reader, command, reader->rest) != 0)
		return -EINVAL;
	if (!is_name(command->text))
		return refuse(reader, "tag expects at most %d bytes of text, not %zu",
			      SETTING_TEXT_SIZE - 1, strlen(command->text));
	return 0;
}

static void tag_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, " %s%s%s", tag_words[command->tag], command->text[0] ? " " : "",
		 command->text);
}

static int note_read(struct reader *reader, struct command *command)
{
	skip_blanks(reader);
	if (*reader->rest == '\0')
		return refuse_word(reader, word_next(&reader->rest), "a text");
	return text_take(reader, command, reader->rest);
}

/* The place of the @n-th of NUMBERS. */
static unsigned int number_at(const struct event_numbers *told, int n)
{
	const unsigned int numbers[] = {(unsigned int)told->seq, (unsigned int)told->public_seq,
					told->game, told->alerts, told->rulings};

	return numbers[n];
}

static int difference_read(struct reader *reader, struct command *command)
{
	unsigned int read[6];

	for (int i = 0; i < 6; i++) {
		struct laws_text word = word_next(&reader->rest);

		if (number_read(word.start, word.length, i == 0, COMMAND_ID_MAX, &read[i]) != 0)
			return refuse_word(
				reader, word,
				"an event's number, and the last numbers of events, public "
				"ones, games, alerts and rulings");
	}
	command->number = read[0];
	command->told = (struct event_numbers){.seq = read[1],
					       .public_seq = read[2],
					       .game = read[3],
					       .alerts = read[4],
					       .rulings = read[5]};
	return 0;
}

static void difference_write(const struct command *command, char *text, size_t size)
{
	size_t length = (size_t)snprintf(text, size, " %u", command->number);

	for (int i = 0; i < 5 && length < size; i++)
		length += (size_t)snprintf(text + length, size - length, " %u",
					   number_at(&command->told, i));
}

/* Only the second board of two (Appendix D) is named. */
static int board_read(struct reader *reader, struct command *command)
{
	struct laws_text word = word_next(&reader->rest);

	command->number = word_is(word, "2") ? 2 : 0;
	if (word.length > 0 && !command->number)
		return refuse_word(reader, word, "nothing, or 2 for the second board");
	return 0;
}

static void board_write(const struct command *command, char *text, size_t size)
{
	snprintf(text, size, "%s", command->number == 2 ? " 2" : "");
}

static const struct form forms[SHAPE_COUNT] = {
#define SHAPE(name, read, write, ...) [SHAPE_##name] = {read, write},
#include "input/verbs.def"
};

/*
 * The second word of a verb of two words whose first is @first: "gone" of "source gone". Else
 * NULL.
 */
static const char *second_word(enum verb verb, struct laws_text first)
{
	const char *name = verb_name(verb);

	if (strncmp(name, first.start, first.length) != 0 || name[first.length] != ' ')
		return NULL;
	return name + first.length + 1;
}

/* Reads the second word of any verb that begins with @first. */
static int second_word_read(struct reader *reader, struct laws_text first)
{
	struct laws_text second = word_next(&reader->rest);
	char expected[40] = "";

	for (int verb = 0; verb < VERB_COUNT; verb++) {
		const char *word = second_word((enum verb)verb, first);
		size_t length = strlen(expected);

		if (!word)
			continue;
		reader->verb = (enum verb)verb;
		if (word_is(second, word))
			return 0;
		snprintf(expected + length, sizeof(expected) - length, "%s%s",
			 length > 0 ? " or " : "", word);
	}
	return refuse(reader, "%.*s expects %s, not '%.*s'", word_width(first), first.start,
		      expected, word_width(second), second.start);
}

static int verb_read(struct reader *reader)
{
	struct laws_text word = word_next(&reader->rest);

	/* Of traces that a recorder beside the store has written. */
	if (word_is(word, "recording"))
		word = (struct laws_text){"store", strlen("store")};
	if (word.length == 0)
		return refuse(reader, "a verb is missing, such as adjust, resign white or pause");
	for (int verb = 0; verb < VERB_COUNT; verb++) {
		if (second_word((enum verb)verb, word))
			return second_word_read(reader, word);
		if (!word_is(word, verb_name((enum verb)verb)))
			continue;
		reader->verb = (enum verb)verb;
		return 0;
	}
	return refuse(reader,
		      "no verb '%.*s'; verbs are start, adjust, promote, resign, pause, "
		      "resume, confirm and others",
		      word_width(word), word.start);
}

static const struct form *form_of(enum verb verb)
{
	return &forms[verb_rows[verb].shape];
}

/*
 * Reads what stands behind @word and a blank, up to a colon, where the text begins so: of "by
 * A. Name: promote Q" the assistant's name.
 */
static int name_read(struct reader *reader, const char *word, const char *expected, char *name,
		     size_t size)
{
	const char *start = reader->rest + strspn(reader->rest, " \t");
	const char *colon;
	size_t length;

	if (strncmp(start, word, strlen(word)) != 0 || !is_blank(start[strlen(word)]))
		return 0;
	start += strlen(word);
	start += strspn(start, " \t");
	colon = strchr(start, ':');
	length = colon ? (size_t)(colon - start) : 0;
	while (length > 0 && is_blank(start[length - 1]))
		length--;
	if (length == 0 || length >= size || !text_is_clean(start, length))
		return refuse(reader, "%s expects %s, at most %zu bytes, and a colon, as in '%s'",
			      word, expected, size - 1,
			      !strcmp(word, "by") ? "by A. Name: promote Q"
						  : "from anna (1000): confirm last");
	memcpy(name, start, length);
	name[length] = '\0';
	reader->rest = colon + 1;
	return 0;
}

static int names_read(struct reader *reader, struct command *command)
{
	if (name_read(reader, "from", "a user's name and number", command->from,
		      sizeof(command->from)) != 0)
		return -EINVAL;
	return name_read(reader, "by", "the assistant's name", command->by, sizeof(command->by));
}

int command_read(const char *text, struct command *command, char error[COMMAND_ERROR_SIZE])
{
	struct reader reader = {.rest = text, .error = error};
	struct command read = {.side = LAWS_WHITE};
	struct laws_text extra;

	if (names_read(&reader, &read) != 0 || verb_read(&reader) != 0)
		return -EINVAL;
	read.verb = reader.verb;
	if (read.by[0] && verb_role(read.verb) != ROLE_PLAYER)
		return refuse(&reader, "%s is no player's verb, and no assistant's",
			      verb_name(read.verb));
	if (form_of(read.verb)->read(&reader, &read) != 0)
		return -EINVAL;
	extra = word_next(&reader.rest);
	if (extra.length > 0) {
		const char *expected = verb_arguments(read.verb);

		return refuse(&reader, "%s expects %s, and not '%.*s' after it",
			      verb_name(read.verb), expected[0] != '\0' ? expected : "nothing more",
			      word_width(extra), extra.start);
	}
	*command = read;
	return 0;
}

int command_write(const struct command *command, char *text, size_t size)
{
	char arguments[TEXT_ROOM];

	form_of(command->verb)->write(command, arguments, sizeof(arguments));
	return snprintf(text, size, "%s%s%s%s%s%s%s%s", command->from[0] ? "from " : "",
			command->from, command->from[0] ? ": " : "", command->by[0] ? "by " : "",
			command->by, command->by[0] ? ": " : "", verb_name(command->verb),
			arguments);
}
