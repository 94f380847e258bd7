/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plays a story through the pipeline and compares what is told with what the
 * story expects. A story is a text of steps, a line "---", and the events:
 *
 *   set Edition=2018           any regulation, before the first step
 *   1000 lift e2 e7            at 1000 ms the reeds of e2 and e7 open
 *   +300 place e4              300 ms after the step before
 *   +400 press white           White's lever goes down, Black's up
 *   +0 button adjust|arbiter   a button goes down, and up again 50 ms later
 *   +100 flicker d4 30         the reed of d4 changes for 30 ms
 *   +100 bounce e4 2           the reed of e4 toggles for 2 ms and is then as before
 *   +10 ! resign black         a command
 *   +10 kinds e8=N             from here on the source says what stands on e8
 *   +10 shows 8/8/8/…          this board stands, and the source says what stands where
 *   +10 fault                  the board fails: nothing is seen until it answers
 *   +10 gone, +10 restart      likewise the source is gone, the daemon begins anew
 *   +10 lost                   likewise frames are lost, and the next one says so
 *   +10 answers                the board is seen again
 *   +60000 rest                nothing; deadlines come
 *   +300 second lift e2        any of these that a board sees, at the second board
 *
 * The board stands at the start position at 0 ms with no lever down, unless before the
 * first step is said "stands" followed by 16 hex digits, or "shows" followed by a board;
 * the second board, which is there with "set VisuallyDisabled=", stands there, too. An event
 * is its time in ms, its type, and its keys as key=value; fen, the clocks' times and the
 * game's number are left out unless a step before says "show fen", "show clocks" or "show game". With "show public" only what the public is
 * told is shown, else what the arbiter is.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "pipeline.h"

struct story {
	const char *name;
	unsigned int line;
	struct settings settings;
	struct pipeline *pipeline;
	laws_time now;
	struct seen {
		struct frame frame;
		const char *unseen; /* why nothing is sampled, or NULL */
	} boards[2], *seen;	    /* that which the step is about */
	bool kinds_known;	    /* of all squares, when the board was shown */
	bool show_fen;
	bool show_clocks;
	bool show_game;
	bool show_public;
	char *told;
	size_t told_size;
	FILE *out;
	unsigned int orders; /* that are not answered */
};

static void fail(const struct story *story, const char *what, const char *with)
{
	fprintf(stderr, "%s:%u: %s%s\n", story->name, story->line, what, with);
	exit(2);
}

static bool is_shown(const struct story *story, const char *key)
{
	if (!strcmp(key, "fen"))
		return story->show_fen;
	if (!strcmp(key, "white_ms") || !strcmp(key, "black_ms"))
		return story->show_clocks;
	if (!strcmp(key, "game"))
		return story->show_game;
	return strcmp(key, "text") != 0;
}

static void tell(void *data, const struct event *event)
{
	struct story *story = data;
	struct json_object *body;

	if ((story->show_public ? event->public_seq : event->seq) == 0)
		return;
	body = event_body(event, story->show_public);
	fprintf(story->out, "%lld.%03lld %s", (long long)(event->t / 1000),
		(long long)(event->t % 1000), event_type(event));
	json_object_object_foreach(body, key, value)
	{
		if (is_shown(story, key))
			fprintf(story->out, " %s=%s", key,
				json_object_is_type(value, json_type_string)
					? json_object_get_string(value)
					: json_object_to_json_string_ext(value,
									 JSON_C_TO_STRING_PLAIN));
	}
	fprintf(story->out, "\n");
	json_object_put(body);
}

/* A refusal is shown with the time of its order, where it is told. */
static void take_answer(void *data, const struct command *command,
			const struct laws_verdict *refused)
{
	struct story *story = data;
	char text[COMMAND_TEXT_SIZE * 2];

	story->orders--;
	if (!refused)
		return;
	command_write(command, text, sizeof(text));
	fprintf(story->out, "%lld.%03lld refused %s\n", (long long)(refused->t / 1000),
		(long long)(refused->t % 1000), text);
}

static void begin(struct story *story)
{
	if (story->pipeline)
		return;
	story->pipeline = pipeline_new(&story->settings, tell, story);
	pipeline_answer_by(story->pipeline, take_answer);
	for (int i = 0; i <= settings_have_two_boards(&story->settings); i++) {
		struct frame *frame = &story->boards[i].frame;

		frame->board = (uint8_t)i;
		if (!frame->squares)
			frame->squares = laws_position_occupied(&story->settings.start);
		pipeline_input(story->pipeline,
			       &(struct input){.type = INPUT_FRAME, .frame = *frame});
	}
}

static void sample_at(struct story *story, laws_time t)
{
	story->now = t;
	if (!story->seen->unseen)
		pipeline_input(
			story->pipeline,
			&(struct input){.t = t, .type = INPUT_FRAME, .frame = story->seen->frame});
}

static void sample(struct story *story)
{
	sample_at(story, story->now);
}

static laws_square square_of(const struct story *story, const char *text)
{
	laws_square square = laws_square_read(text, strlen(text));

	if (square == LAWS_NO_SQUARE)
		fail(story, "no square: ", text);
	return square;
}

static void step_squares(struct story *story, const char *verb, char *rest)
{
	for (char *word = strtok(rest, " "); word; word = strtok(NULL, " ")) {
		laws_squares square = LAWS_SQUARE_SET(square_of(story, word));
		bool occupied = story->seen->frame.squares & square;

		if (occupied != !strcmp(verb, "lift"))
			fail(story, "cannot lift or place there: ", word);
		story->seen->frame.squares ^= square;
		if (occupied && story->kinds_known)
			story->seen->frame.kinds[square_of(story, word)] = '?';
	}
	sample(story);
}

static void step_press(struct story *story, const char *side)
{
	if (!strcmp(side, "white"))
		story->seen->frame.inputs = INPUT_WHITE_LEVER;
	else if (!strcmp(side, "black"))
		story->seen->frame.inputs = INPUT_BLACK_LEVER;
	else
		fail(story, "no side: ", side);
	sample(story);
}

static void step_button(struct story *story, const char *name)
{
	uint8_t bit = !strcmp(name, "adjust") ? INPUT_ADJUST : INPUT_ARBITER;

	story->seen->frame.inputs |= bit;
	sample(story);
	story->seen->frame.inputs &= (uint8_t)~bit;
	sample_at(story, story->now + 50000);
}

static void step_flicker(struct story *story, char *rest)
{
	char *word = strtok(rest, " "), *ms = strtok(NULL, " ");
	laws_squares square = LAWS_SQUARE_SET(square_of(story, word));

	story->seen->frame.squares ^= square;
	sample(story);
	story->seen->frame.squares ^= square;
	sample_at(story, story->now + atoi(ms) * 1000);
}

static void step_bounce(struct story *story, char *rest)
{
	char *word = strtok(rest, " "), *ms = strtok(NULL, " ");
	laws_squares square = LAWS_SQUARE_SET(square_of(story, word));
	laws_time end = story->now + atoi(ms) * 1000;

	for (laws_time t = story->now; t < end; t += 400) {
		story->seen->frame.squares ^= square;
		sample_at(story, t);
		story->seen->frame.squares ^= square;
		sample_at(story, t + 200);
	}
}

static void step_kinds(struct story *story, const char *text)
{
	if (!(story->seen->frame.flags & FRAME_KINDS))
		memset(story->seen->frame.kinds, '?', sizeof(story->seen->frame.kinds));
	story->seen->frame.flags |= FRAME_KINDS;
	story->seen->frame.kinds[laws_square_read(text, 2)] = text[3];
	sample(story);
}

static void show_board(struct story *story, const char *board)
{
	struct laws_setup setup;
	char fen[128];

	snprintf(fen, sizeof(fen), "%s w - - 0 1", board);
	if (laws_fen_read(fen, &setup, NULL))
		fail(story, "no board: ", board);
	story->seen->frame.flags |= FRAME_KINDS;
	story->kinds_known = true;
	story->seen->frame.squares = 0;
	for (laws_square square = 0; square < 64; square++) {
		laws_piece piece = setup.board[square];

		story->seen->frame.kinds[square] = '.';
		if (!piece)
			continue;
		story->seen->frame.kinds[square] = laws_piece_letter(piece);
		story->seen->frame.squares |= LAWS_SQUARE_SET(square);
	}
}

static void step_shows(struct story *story, const char *board)
{
	show_board(story, board);
	sample(story);
}

static void step_command(struct story *story, const char *text)
{
	struct input input = {.t = story->now, .type = INPUT_COMMAND};
	char error[COMMAND_ERROR_SIZE];

	if (command_read(text, &input.command, error))
		fail(story, error, "");
	input.command.line = story->line;
	/* What a source says nobody waits for. */
	if (verb_role(input.command.verb) != ROLE_SOURCE)
		story->orders++;
	pipeline_input(story->pipeline, &input);
}

/* What the source says by the commands that a recorder writes. */
static void source_says(struct story *story, enum verb verb)
{
	struct command command = {.verb = verb};

	if (story->seen == &story->boards[1] && verb != VERB_RESTART)
		command.number = 2;
	pipeline_input(story->pipeline,
		       &(struct input){.t = story->now, .type = INPUT_COMMAND, .command = command});
}

static void step_unseen(struct story *story, const char *why)
{
	struct frame failed = story->seen->frame;

	failed.flags |= FRAME_FAULT;
	failed.squares = 0;
	story->seen->unseen = why;
	if (!strcmp(why, "restart"))
		story->boards[0].unseen = story->boards[1].unseen = why;
	if (!strcmp(why, "gone"))
		source_says(story, VERB_SOURCE_GONE);
	else if (!strcmp(why, "restart"))
		source_says(story, VERB_RESTART);
	else if (!strcmp(why, "fault"))
		pipeline_input(
			story->pipeline,
			&(struct input){.t = story->now, .type = INPUT_FRAME, .frame = failed});
}

static void step_answers(struct story *story)
{
	if (!story->seen->unseen)
		fail(story, "the board answers all the time", "");
	if (!strcmp(story->seen->unseen, "gone"))
		source_says(story, VERB_SOURCE_BACK);
	if (!strcmp(story->seen->unseen, "lost"))
		story->seen->frame.flags |= FRAME_LOST;
	story->seen->unseen = NULL;
	sample(story);
	story->seen->frame.flags &= (uint8_t)~FRAME_LOST;
}

static void step(struct story *story, char *text)
{
	char *time = strtok(text, " "), *verb = strtok(NULL, " "), *rest = strtok(NULL, "");
	laws_time t;

	if (!time || !verb)
		fail(story, "no step", "");
	t = atoll(time + (*time == '+')) * 1000;
	story->now = *time == '+' ? story->now + t : t;
	story->seen = &story->boards[0];
	begin(story);
	if (!strcmp(verb, "second")) {
		story->seen = &story->boards[1];
		verb = rest ? strtok(rest, " ") : "";
		rest = strtok(NULL, "");
	}
	if (!strcmp(verb, "lift") || !strcmp(verb, "place"))
		step_squares(story, verb, rest);
	else if (!strcmp(verb, "press"))
		step_press(story, rest);
	else if (!strcmp(verb, "button"))
		step_button(story, rest);
	else if (!strcmp(verb, "flicker"))
		step_flicker(story, rest);
	else if (!strcmp(verb, "bounce"))
		step_bounce(story, rest);
	else if (!strcmp(verb, "kinds"))
		step_kinds(story, rest);
	else if (!strcmp(verb, "shows"))
		step_shows(story, rest);
	else if (!strcmp(verb, "!"))
		step_command(story, rest);
	else if (!strcmp(verb, "fault"))
		step_unseen(story, "fault");
	else if (!strcmp(verb, "gone"))
		step_unseen(story, "gone");
	else if (!strcmp(verb, "restart"))
		step_unseen(story, "restart");
	else if (!strcmp(verb, "lost"))
		step_unseen(story, "lost");
	else if (!strcmp(verb, "answers"))
		step_answers(story);
	else if (!strcmp(verb, "rest"))
		pipeline_advance(story->pipeline, story->now);
	else
		fail(story, "unknown step: ", verb);
}

static void step_or_setting(struct story *story, char *text)
{
	char error[SETTINGS_ERROR_SIZE];
	char *value = strchr(text, '=');

	if (!strncmp(text, "set ", 4) && value) {
		*value++ = '\0';
		if (settings_set(&story->settings, text + 4, value, error))
			fail(story, error, "");
	} else if (!strncmp(text, "stands ", 7)) {
		story->seen->frame.squares = strtoull(text + 7, NULL, 16);
	} else if (!strncmp(text, "shows ", 6)) {
		show_board(story, text + 6);
	} else if (!strcmp(text, "show fen")) {
		story->show_fen = true;
	} else if (!strcmp(text, "show clocks")) {
		story->show_clocks = true;
	} else if (!strcmp(text, "show game")) {
		story->show_game = true;
	} else if (!strcmp(text, "show public")) {
		story->show_public = true;
	} else if (*text && *text != '#') {
		step(story, text);
	}
}

/* Plays the steps up to "---"; what is left of @file is what should be told. */
static void play(struct story *story, FILE *file)
{
	char text[1024];

	story->seen = &story->boards[0];
	settings_default(&story->settings);
	while (fgets(text, sizeof(text), file)) {
		story->line++;
		text[strcspn(text, "\n")] = '\0';
		if (!strcmp(text, "---"))
			break;
		step_or_setting(story, text);
	}
	begin(story);
	pipeline_finish(story->pipeline);
	pipeline_free(story->pipeline);
	if (story->orders)
		fprintf(story->out, "%u orders without an answer\n", story->orders);
}

static char *rest_of(FILE *file)
{
	char *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);
	int c;

	while ((c = getc(file)) != EOF)
		putc(c, out);
	fclose(out);
	return text;
}

static int compare(const struct story *story, const char *expected)
{
	const char *told = story->told;

	if (!strcmp(told, expected))
		return 0;
	printf("%s: told otherwise than expected\n", story->name);
	while (*told || *expected) {
		size_t a = strcspn(told, "\n"), b = strcspn(expected, "\n");
		bool same = a == b && !strncmp(told, expected, a);

		if (!same && b)
			printf("- %.*s\n", (int)b, expected);
		if (a)
			printf("%c %.*s\n", same ? ' ' : '+', (int)a, told);
		told += a + (told[a] == '\n');
		expected += b + (expected[b] == '\n');
	}
	return 1;
}

/* story FILE compares; story --tell FILE prints what is told, to write a story down. */
int main(int argc, char **argv)
{
	bool only_tell = argc == 3 && !strcmp(argv[1], "--tell");
	struct story story = {.name = argv[argc - 1]};
	FILE *file = fopen(story.name, "r");
	char *expected;
	int result = 0;

	if (argc < 2 || !file) {
		fprintf(stderr, "story: cannot read %s\n", story.name);
		return 2;
	}
	story.out = open_memstream(&story.told, &story.told_size);
	play(&story, file);
	fclose(story.out);
	expected = rest_of(file);
	fclose(file);
	if (only_tell)
		fputs(story.told, stdout);
	else
		result = compare(&story, expected);
	free(expected);
	free(story.told);
	return result;
}
