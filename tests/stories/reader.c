/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads stories into scripts: the language of script.h. */
#include <stdlib.h>
#include <string.h>

#include <chesslaws/move.h>
#include <chesslaws/notation.h>

#include "input/command.h"
#include "script.h"

#define MS 1000 /* in µs */

/* Of a calm hand, in µs: what passes before its first lift, before each contact after it, and
 * before the press. */
struct pace {
	laws_time lift;
	laws_time hand;
	laws_time press;
};

static const struct pace calm = {500 * MS, 300 * MS, 600 * MS};

struct reader {
	struct script *script;
	bool begun;
	laws_time now;
	struct seen {
		struct frame frame;
		const char *unseen; /* why nothing is sampled, or NULL */
	} boards[2], *seen;	    /* the one that the step concerns */
	bool kinds_known;	    /* of all squares, when the board was shown */
	struct pace pace;
	struct laws_position position; /* after the moves played so far */
};

static const char *const years[] = {
	[LAWS_EDITION_2001] = "2001",
	[LAWS_EDITION_2017] = "2017",
	[LAWS_EDITION_2018] = "2018",
	[LAWS_EDITION_2023] = "2023",
};

#define EDITIONS (sizeof(years) / sizeof(years[0]))

static void fail_line(const struct script *script, const char *what, const char *with)
{
	fprintf(stderr, "%s:%u: %s%s\n", script->name, script->line, what, with);
	exit(2);
}

static void fail(const struct reader *reader, const char *what, const char *with)
{
	fail_line(reader->script, what, with);
}

static unsigned int edition_of(const struct script *script, const char *year)
{
	for (unsigned int i = 0; i < EDITIONS; i++) {
		if (!strcmp(year, years[i]))
			return 1u << i;
	}
	fail_line(script, "editions are 2001, 2017, 2018 and 2023, not ", year);
	return 0;
}

/* The years of @text as a mask; @text is broken up. */
static unsigned int read_years(const struct script *script, char *text)
{
	unsigned int editions = 0;

	for (char *year = strtok(text, " "); year; year = strtok(NULL, " "))
		editions |= edition_of(script, year);
	return editions;
}

/* The next line, whichever edition it is for. */
static char *any_line(struct script *script, FILE *file)
{
	ssize_t length = getline(&script->text, &script->text_room, file);

	if (length < 0)
		return NULL;
	script->line++;
	script->text[strcspn(script->text, "\n")] = '\0';
	return script->text;
}

char *script_line(struct script *script, FILE *file)
{
	char *text;

	while ((text = any_line(script, file))) {
		char *end = strstr(text, "] ");
		unsigned int editions;

		if (*text != '[')
			return text;
		if (!end)
			fail_line(script, "no end of the editions that this holds for: ", text);
		*end = '\0';
		editions = read_years(script, text + 1);
		if (!editions || (editions & ~script->editions))
			fail_line(script, "the line \"editions\" has not all of these", "");
		if (editions & 1u << script->settings.regulations.edition)
			return end + strlen("] ");
	}
	return NULL;
}

static void begin(struct reader *reader)
{
	if (reader->begun)
		return;
	reader->begun = true;
	reader->position = reader->script->settings.start;
	for (int i = 0; i <= settings_have_two_boards(&reader->script->settings); i++) {
		struct frame *frame = &reader->boards[i].frame;

		frame->board = (uint8_t)i;
		if (!frame->squares)
			frame->squares = laws_position_occupied(&reader->script->settings.start);
		script_input(reader->script, &(struct input){.type = INPUT_FRAME, .frame = *frame});
	}
}

static void sample_at(struct reader *reader, laws_time t)
{
	reader->now = t;
	if (!reader->seen->unseen)
		script_input(
			reader->script,
			&(struct input){.t = t, .type = INPUT_FRAME, .frame = reader->seen->frame});
}

static void sample(struct reader *reader)
{
	sample_at(reader, reader->now);
}

static laws_square square_of(const struct reader *reader, const char *text)
{
	laws_square square = laws_square_read(text, strlen(text));

	if (square == LAWS_NO_SQUARE)
		fail(reader, "no square: ", text);
	return square;
}

static void step_squares(struct reader *reader, const char *verb, char *rest)
{
	for (char *word = strtok(rest, " "); word; word = strtok(NULL, " ")) {
		laws_squares square = LAWS_SQUARE_SET(square_of(reader, word));
		bool occupied = reader->seen->frame.squares & square;

		if (occupied != !strcmp(verb, "lift"))
			fail(reader, "cannot lift or place there: ", word);
		reader->seen->frame.squares ^= square;
		if (occupied && reader->kinds_known)
			reader->seen->frame.kinds[square_of(reader, word)] = '?';
	}
	sample(reader);
}

static void step_press(struct reader *reader, const char *side)
{
	if (!strcmp(side, "white"))
		reader->seen->frame.inputs = INPUT_WHITE_LEVER;
	else if (!strcmp(side, "black"))
		reader->seen->frame.inputs = INPUT_BLACK_LEVER;
	else
		fail(reader, "no side: ", side);
	sample(reader);
}

static void step_level(struct reader *reader)
{
	reader->seen->frame.inputs &= (uint8_t) ~(INPUT_WHITE_LEVER | INPUT_BLACK_LEVER);
	sample(reader);
}

static void step_button(struct reader *reader, const char *name)
{
	uint8_t bit = !strcmp(name, "adjust") ? INPUT_ADJUST : INPUT_ARBITER;

	reader->seen->frame.inputs |= bit;
	sample(reader);
	reader->seen->frame.inputs &= (uint8_t)~bit;
	sample_at(reader, reader->now + 50000);
}

static void step_flicker(struct reader *reader, char *rest)
{
	char *word = strtok(rest, " "), *ms = strtok(NULL, " ");
	laws_squares square = LAWS_SQUARE_SET(square_of(reader, word));

	reader->seen->frame.squares ^= square;
	sample(reader);
	reader->seen->frame.squares ^= square;
	sample_at(reader, reader->now + atoi(ms) * 1000);
}

static void step_bounce(struct reader *reader, char *rest)
{
	char *word = strtok(rest, " "), *ms = strtok(NULL, " ");
	laws_squares square = LAWS_SQUARE_SET(square_of(reader, word));
	laws_time end = reader->now + atoi(ms) * 1000;

	for (laws_time t = reader->now; t < end; t += 400) {
		reader->seen->frame.squares ^= square;
		sample_at(reader, t);
		reader->seen->frame.squares ^= square;
		sample_at(reader, t + 200);
	}
}

static void step_kinds(struct reader *reader, const char *text)
{
	if (!(reader->seen->frame.flags & FRAME_KINDS))
		memset(reader->seen->frame.kinds, '?', sizeof(reader->seen->frame.kinds));
	reader->seen->frame.flags |= FRAME_KINDS;
	reader->seen->frame.kinds[laws_square_read(text, 2)] = text[3];
	sample(reader);
}

static void show_board(struct reader *reader, const char *board)
{
	struct laws_setup setup;
	char fen[128];

	snprintf(fen, sizeof(fen), "%s w - - 0 1", board);
	if (laws_fen_read(fen, &setup, NULL))
		fail(reader, "no board: ", board);
	reader->seen->frame.flags |= FRAME_KINDS;
	reader->kinds_known = true;
	reader->seen->frame.squares = 0;
	for (laws_square square = 0; square < 64; square++) {
		laws_piece piece = setup.board[square];

		reader->seen->frame.kinds[square] = '.';
		if (!piece)
			continue;
		reader->seen->frame.kinds[square] = laws_piece_letter(piece);
		reader->seen->frame.squares |= LAWS_SQUARE_SET(square);
	}
}

static void step_shows(struct reader *reader, const char *board)
{
	show_board(reader, board);
	sample(reader);
}

static void step_command(struct reader *reader, const char *text)
{
	struct input input = {.t = reader->now, .type = INPUT_COMMAND};
	char error[COMMAND_ERROR_SIZE];

	if (command_read(text, &input.command, error))
		fail(reader, error, "");
	input.command.line = reader->script->line;
	script_input(reader->script, &input);
}

/* Writes a source's report as the commands that touchmoved writes. */
static void source_says(struct reader *reader, enum verb verb)
{
	struct command command = {.verb = verb};

	if (reader->seen == &reader->boards[1] && verb != VERB_RESTART)
		command.number = 2;
	script_input(reader->script,
		     &(struct input){.t = reader->now, .type = INPUT_COMMAND, .command = command});
}

static void step_unseen(struct reader *reader, const char *why)
{
	struct frame failed = reader->seen->frame;

	failed.flags |= FRAME_FAULT;
	failed.squares = 0;
	reader->seen->unseen = why;
	if (!strcmp(why, "restart"))
		reader->boards[0].unseen = reader->boards[1].unseen = why;
	if (!strcmp(why, "gone"))
		source_says(reader, VERB_SOURCE_GONE);
	else if (!strcmp(why, "restart"))
		source_says(reader, VERB_RESTART);
	else if (!strcmp(why, "fault"))
		script_input(
			reader->script,
			&(struct input){.t = reader->now, .type = INPUT_FRAME, .frame = failed});
}

static void step_answers(struct reader *reader)
{
	if (!reader->seen->unseen)
		fail(reader, "the board answers all the time", "");
	if (!strcmp(reader->seen->unseen, "gone"))
		source_says(reader, VERB_SOURCE_BACK);
	if (!strcmp(reader->seen->unseen, "lost"))
		reader->seen->frame.flags |= FRAME_LOST;
	reader->seen->unseen = NULL;
	sample(reader);
	reader->seen->frame.flags &= (uint8_t)~FRAME_LOST;
}

/* A hand lifts what stands on @square, or places @letter there. */
static void touch(struct reader *reader, laws_time wait, laws_square square, char letter)
{
	struct frame *frame = &reader->seen->frame;

	frame->squares ^= LAWS_SQUARE_SET(square);
	if (frame->flags & FRAME_KINDS)
		frame->kinds[square] = frame->squares & LAWS_SQUARE_SET(square) ? letter : '.';
	sample_at(reader, reader->now + wait);
}

/*
 * The king first, and then the rook (4.4); where he goes to the square of that rook (II.3.2) it
 * makes room for him. Of Chess960's kings and rooks one may stay. Returns how many contacts.
 */
static size_t castling(const struct laws_position *position, struct laws_move move,
		       laws_square contacts[4])
{
	laws_square king = laws_move_arrival(position, move);
	laws_square rook = laws_move_rook_arrival(position, move);
	size_t count = 0;

	if (king != move.from)
		contacts[count++] = move.from;
	if (king != move.from && king != move.to)
		contacts[count++] = king;
	if (rook != move.to)
		contacts[count++] = move.to;
	if (king == move.to)
		contacts[count++] = king;
	if (rook != move.to)
		contacts[count++] = rook;
	return count;
}

/* What is captured goes first. Returns how many contacts. */
static size_t contacts_of(const struct laws_position *position, struct laws_move move,
			  laws_square contacts[4])
{
	laws_square captured = laws_move_captured(position, move);
	size_t count = 0;

	if (move.type == LAWS_MOVE_CASTLING)
		return castling(position, move, contacts);
	if (captured != LAWS_NO_SQUARE)
		contacts[count++] = captured;
	contacts[count++] = move.from;
	contacts[count++] = move.to;
	return count;
}

static void declare(struct reader *reader, laws_piece piece)
{
	struct input input = {.t = reader->now, .type = INPUT_COMMAND};

	input.command = (struct command){
		.verb = VERB_PROMOTE, .kind = laws_piece_kind(piece), .line = reader->script->line};
	script_input(reader->script, &input);
}

static void play_move(struct reader *reader, struct laws_move move)
{
	enum laws_side side = laws_position_side(&reader->position);
	laws_time wait = reader->pace.lift;
	laws_square contacts[4];
	size_t count = contacts_of(&reader->position, move, contacts);

	laws_move_play(&reader->position, move);
	for (size_t i = 0; i < count; i++) {
		laws_piece piece = laws_position_piece(&reader->position, contacts[i]);

		touch(reader, wait, contacts[i], laws_piece_letter(piece));
		wait = reader->pace.hand;
	}
	if (move.promotion)
		declare(reader, laws_position_piece(&reader->position, move.to));
	if (reader->script->settings.regulations.clock == LAWS_CLOCK_NONE)
		return;
	reader->now += reader->pace.press;
	step_press(reader, side == LAWS_WHITE ? "white" : "black");
}

static void play(struct reader *reader, char *moves)
{
	if (settings_have_two_boards(&reader->script->settings))
		fail(reader, "\"play\" moves on one board alone", "");
	for (char *san = strtok(moves, " "); san; san = strtok(NULL, " ")) {
		struct laws_move move;

		if (reader->seen->frame.squares != laws_position_occupied(&reader->position))
			fail(reader,
			     "behind the moves that were played hands changed the board: ", san);
		if (laws_san_read(&reader->position, san, strlen(san), &move))
			fail(reader, "no legal move here: ", san);
		play_move(reader, move);
	}
}

static void read_pace(struct reader *reader, const char *text)
{
	unsigned int lift, hand, press;

	if (sscanf(text, "%u %u %u", &lift, &hand, &press) != 3)
		fail(reader, "a pace is three times in ms, not ", text);
	reader->pace =
		(struct pace){(laws_time)lift * MS, (laws_time)hand * MS, (laws_time)press * MS};
}

static void step(struct reader *reader, char *text)
{
	char *time = strtok(text, " "), *verb = strtok(NULL, " "), *rest = strtok(NULL, "");
	laws_time t;

	if (!time || !verb)
		fail(reader, "no step", "");
	t = atoll(time + (*time == '+')) * 1000;
	reader->now = *time == '+' ? reader->now + t : t;
	reader->seen = &reader->boards[0];
	begin(reader);
	if (!strcmp(verb, "second")) {
		reader->seen = &reader->boards[1];
		verb = rest ? strtok(rest, " ") : "";
		rest = strtok(NULL, "");
	}
	if (!strcmp(verb, "lift") || !strcmp(verb, "place"))
		step_squares(reader, verb, rest);
	else if (!strcmp(verb, "press"))
		step_press(reader, rest);
	else if (!strcmp(verb, "level"))
		step_level(reader);
	else if (!strcmp(verb, "button"))
		step_button(reader, rest);
	else if (!strcmp(verb, "flicker"))
		step_flicker(reader, rest);
	else if (!strcmp(verb, "bounce"))
		step_bounce(reader, rest);
	else if (!strcmp(verb, "kinds"))
		step_kinds(reader, rest);
	else if (!strcmp(verb, "shows"))
		step_shows(reader, rest);
	else if (!strcmp(verb, "!"))
		step_command(reader, rest);
	else if (!strcmp(verb, "fault"))
		step_unseen(reader, "fault");
	else if (!strcmp(verb, "gone"))
		step_unseen(reader, "gone");
	else if (!strcmp(verb, "restart"))
		step_unseen(reader, "restart");
	else if (!strcmp(verb, "lost"))
		step_unseen(reader, "lost");
	else if (!strcmp(verb, "answers"))
		step_answers(reader);
	else if (!strcmp(verb, "rest"))
		script_advance(reader->script, reader->now);
	else if (!strcmp(verb, "candidates"))
		script_ask(reader->script, reader->now);
	else
		fail(reader, "unknown step: ", verb);
}

static void set(struct reader *reader, const char *key, const char *value)
{
	char error[SETTINGS_ERROR_SIZE];

	if (reader->script->editions && !strcmp(key, "Edition"))
		fail(reader, "the line \"editions\" says which", "");
	if (settings_set(&reader->script->settings, key, value, error))
		fail(reader, error, "");
}

/* Reads a line that may stand before the first step. Returns false when @text is something else. */
static bool is_setting(struct reader *reader, char *text)
{
	struct script *script = reader->script;
	char *value = strchr(text, '=');

	if (!strncmp(text, "set ", 4) && value) {
		*value++ = '\0';
		set(reader, text + 4, value);
	} else if (!strncmp(text, "stands ", 7)) {
		reader->seen->frame.squares = strtoull(text + 7, NULL, 16);
	} else if (!strncmp(text, "shows ", 6)) {
		show_board(reader, text + 6);
	} else if (!strcmp(text, "show fen")) {
		script->show_fen = true;
	} else if (!strcmp(text, "show clocks")) {
		script->show_clocks = true;
	} else if (!strcmp(text, "show game")) {
		script->show_game = true;
	} else if (!strcmp(text, "show public")) {
		script->show_public = true;
	} else {
		return false;
	}
	return true;
}

/* Reads a line without a time that may stand among the steps. Returns false for anything else. */
static bool is_direction(struct reader *reader, char *text)
{
	if (!strncmp(text, "play ", 5)) {
		reader->seen = &reader->boards[0];
		begin(reader);
		play(reader, text + 5);
	} else if (!strncmp(text, "pace ", 5)) {
		read_pace(reader, text + 5);
	} else if (!strcmp(text, "expect from here")) {
		reader->script->expected_from = reader->now;
	} else {
		return false;
	}
	return true;
}

static void read_line(struct reader *reader, char *text)
{
	if (!*text || *text == '#' || !strncmp(text, "editions ", 9))
		return;
	if (!is_setting(reader, text) && !is_direction(reader, text))
		step(reader, text);
}

/* The editions of the line "editions", or 0 where there is none. */
static unsigned int find_editions(struct script *script, FILE *file)
{
	unsigned int editions = 0;
	char *text;

	while ((text = any_line(script, file)) && strcmp(text, "---")) {
		if (!strncmp(text, "editions ", 9))
			editions |= read_years(script, text + 9);
	}
	return editions;
}

/* Empties @script for the next edition to read. Returns false after the last. */
static bool begin_edition(struct script *script, FILE *file)
{
	unsigned int editions = script->editions, unread = script->unread, edition;

	if (!script->is_read) {
		editions = find_editions(script, file);
		unread = editions ? editions : 1u << LAWS_EDITION_2023;
	}
	if (!unread)
		return false;
	for (edition = 0; !(unread & 1u << edition); edition++)
		;
	script_empty(script);
	script->is_read = true;
	script->editions = editions;
	script->unread = unread & ~(1u << edition);
	script->settings.regulations.edition = (enum laws_edition)edition;
	rewind(file);
	return true;
}

bool script_read(struct script *script, FILE *file)
{
	struct reader reader = {.script = script, .pace = calm};
	char *text;

	if (!begin_edition(script, file))
		return false;
	reader.seen = &reader.boards[0];
	while ((text = script_line(script, file)) && strcmp(text, "---"))
		read_line(&reader, text);
	begin(&reader);
	return true;
}

const char *script_year(enum laws_edition edition)
{
	return years[edition];
}
