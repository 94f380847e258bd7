/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads stories into scripts, and plays scripts. */
#include <stdlib.h>
#include <string.h>

#include "input/command.h"
#include "script.h"

struct reader {
	struct script *script;
	const char *name;
	unsigned int line;
	bool begun;
	laws_time now;
	struct seen {
		struct frame frame;
		const char *unseen; /* why nothing is sampled, or NULL */
	} boards[2], *seen;	    /* that which the step is about */
	bool kinds_known;	    /* of all squares, when the board was shown */
};

void script_init(struct script *script, const char *name)
{
	*script = (struct script){.name = name};
	settings_default(&script->settings);
}

void script_free(struct script *script)
{
	free(script->steps);
}

static struct script_step *add(struct script *script, laws_time t)
{
	struct script_step *step;

	if (script->count == script->room) {
		script->room = script->room ? 2 * script->room : 64;
		script->steps = reallocarray(script->steps, script->room, sizeof(script->steps[0]));
		if (!script->steps)
			abort();
	}
	step = &script->steps[script->count++];
	*step = (struct script_step){.t = t};
	return step;
}

void script_input(struct script *script, const struct input *input)
{
	struct script_step *step = add(script, input->t);

	step->is_input = true;
	step->input = *input;
}

void script_advance(struct script *script, laws_time t)
{
	add(script, t);
}

static void fail(const struct reader *reader, const char *what, const char *with)
{
	fprintf(stderr, "%s:%u: %s%s\n", reader->name, reader->line, what, with);
	exit(2);
}

static void begin(struct reader *reader)
{
	if (reader->begun)
		return;
	reader->begun = true;
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
	input.command.line = reader->line;
	script_input(reader->script, &input);
}

/* What the source says by the commands that a recorder writes. */
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
	else
		fail(reader, "unknown step: ", verb);
}

static void step_or_setting(struct reader *reader, char *text)
{
	char error[SETTINGS_ERROR_SIZE];
	char *value = strchr(text, '=');

	if (!strncmp(text, "set ", 4) && value) {
		*value++ = '\0';
		if (settings_set(&reader->script->settings, text + 4, value, error))
			fail(reader, error, "");
	} else if (!strncmp(text, "stands ", 7)) {
		reader->seen->frame.squares = strtoull(text + 7, NULL, 16);
	} else if (!strncmp(text, "shows ", 6)) {
		show_board(reader, text + 6);
	} else if (!strcmp(text, "show fen")) {
		reader->script->show_fen = true;
	} else if (!strcmp(text, "show clocks")) {
		reader->script->show_clocks = true;
	} else if (!strcmp(text, "show game")) {
		reader->script->show_game = true;
	} else if (!strcmp(text, "show public")) {
		reader->script->show_public = true;
	} else if (*text && *text != '#') {
		step(reader, text);
	}
}

void script_read(struct script *script, FILE *file)
{
	struct reader reader = {.script = script, .name = script->name};
	char text[1024];

	reader.seen = &reader.boards[0];
	while (fgets(text, sizeof(text), file)) {
		reader.line++;
		text[strcspn(text, "\n")] = '\0';
		if (!strcmp(text, "---"))
			break;
		step_or_setting(&reader, text);
	}
	begin(&reader);
}

/* Whatever the hands did behind @frozen is left out of @frame. */
static void freeze(struct frame *frame, struct frame last[2], bool is_frozen)
{
	const uint8_t levers = INPUT_WHITE_LEVER | INPUT_BLACK_LEVER;
	struct frame *stood = &last[frame->board];

	if (!is_frozen) {
		*stood = *frame;
		return;
	}
	frame->inputs = (uint8_t)((frame->inputs & ~levers) | (stood->inputs & levers));
	if (frame->flags & FRAME_FAULT)
		return;
	frame->squares = stood->squares;
	frame->flags = (uint8_t)((frame->flags & ~FRAME_KINDS) | (stood->flags & FRAME_KINDS));
	memcpy(frame->kinds, stood->kinds, sizeof(frame->kinds));
}

void script_play_frozen(struct script *script, laws_time frozen, pipeline_sink tell,
			pipeline_answer answer, void *data)
{
	struct pipeline *pipeline = pipeline_new(&script->settings, tell, data);
	struct frame last[2] = {0};

	if (!pipeline)
		abort();
	pipeline_answer_by(pipeline, answer);
	for (size_t i = 0; i < script->count; i++) {
		struct input input = script->steps[i].input;

		script->now = script->steps[i].t;
		if (!script->steps[i].is_input) {
			pipeline_advance(pipeline, script->steps[i].t);
			continue;
		}
		if (input.type == INPUT_FRAME)
			freeze(&input.frame, last, input.t > frozen);
		pipeline_input(pipeline, &input);
	}
	pipeline_finish(pipeline);
	pipeline_free(pipeline);
}

void script_play(struct script *script, pipeline_sink tell, pipeline_answer answer, void *data)
{
	script_play_frozen(script, LAWS_NEVER, tell, answer, data);
}
