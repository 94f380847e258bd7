/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Whole games acted out: what the board shows in the end, that a seed fixes
 * every byte, and that one hand could have done it.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hand.h"
#include "scene.h"
#include "simulate.h"
#include "input/trace.h"

#define MS ((laws_time)1000)

/* Of the trace of the fool's mate under normal conditions. */
#define TEST_DIGEST 0x59c5135260151c6au

struct text {
	char name[300];
	char *start;
	size_t size;
};

static struct text text_read(const char *path)
{
	struct text text = {.start = malloc(1 << 20)};
	FILE *file = fopen(path, "rb");

	cr_assert(file && text.start, "%s", path);
	snprintf(text.name, sizeof(text.name), "%s", path);
	text.size = fread(text.start, 1, 1 << 20, file);
	cr_assert(text.size < 1 << 20);
	fclose(file);
	return text;
}

/* Calls @check with each of the games in the tree, under each condition and some seeds. */
static void each_game(void (*check)(const struct text *text, const struct simulation *simulation))
{
	glob_t found;

	cr_assert(glob(TEST_GAMES "/*.pgn", 0, NULL, &found) == 0);
	cr_assert(glob(TEST_DEMO, GLOB_APPEND, NULL, &found) == 0);
	cr_assert(found.gl_pathc >= 15);
	for (size_t i = 0; i < found.gl_pathc; i++) {
		struct text text = text_read(found.gl_pathv[i]);

		for (unsigned int run = 0; run < 5 * CONDITIONS_COUNT; run++) {
			struct simulation simulation;

			simulation_default(&simulation);
			simulation.seed = run;
			simulation.conditions = run % CONDITIONS_COUNT;
			check(&text, &simulation);
		}
		free(text.start);
	}
	globfree(&found);
}

static struct input_list simulate_or_fail(const struct text *text,
					  const struct simulation *simulation)
{
	struct input_list list = {0};
	char error[SCRIPT_ERROR_SIZE];

	cr_assert(simulate_game(simulation, text->start, text->size, text->name, 1, &list, error) ==
			  1,
		  "%s", error);
	cr_assert(list.count > 2 && !list.failed);
	return list;
}

static const struct frame *last_frame(const struct input_list *list)
{
	for (size_t i = list->count; i > 0; i--) {
		if (list->inputs[i - 1].type == INPUT_FRAME)
			return &list->inputs[i - 1].frame;
	}
	cr_assert_fail("no frame");
	return NULL;
}

static struct laws_position final_position(const struct text *text)
{
	struct laws_pgn pgn;
	struct laws_pgn_item item;

	laws_pgn_init(&pgn, text->start, text->size);
	cr_assert(laws_pgn_next_game(&pgn) == 1);
	do {
		cr_assert(laws_pgn_next_item(&pgn, &item) == 0);
	} while (item.kind != LAWS_PGN_END_OF_GAME);
	return *laws_pgn_position(&pgn);
}

static void check_board(const struct text *text, const struct simulation *simulation)
{
	struct input_list list = simulate_or_fail(text, simulation);
	struct laws_position position = final_position(text);

	cr_assert(list.inputs[0].t == 0 && list.inputs[0].type == INPUT_FRAME);
	cr_assert(list.inputs[0].frame.inputs == 0);
	cr_assert(list.inputs[0].frame.squares == laws_position_occupied(&list.settings.start));
	/* With weak magnets and failing switches the board need not show its pieces. */
	if (simulation->conditions != CONDITIONS_ROUGH)
		cr_assert(last_frame(&list)->squares == laws_position_occupied(&position),
			  "%s seed %u", text->name, (unsigned int)simulation->seed);
	inputs_free(&list);
}

Test(simulate, the_board_shows_the_start_first_and_the_final_position_last)
{
	each_game(check_board);
}

static void check_order(const struct text *text, const struct simulation *simulation)
{
	struct input_list list = simulate_or_fail(text, simulation);
	unsigned int levers = INPUT_WHITE_LEVER | INPUT_BLACK_LEVER;

	for (size_t i = 1; i < list.count; i++) {
		const struct frame *frame = &list.inputs[i].frame;

		cr_assert(list.inputs[i].t >= list.inputs[i - 1].t);
		if (list.inputs[i].type == INPUT_COMMAND)
			continue;
		cr_assert(list.inputs[i].t % 1000 == 0, "a scan each millisecond");
		cr_assert((frame->inputs & levers) != levers || simulation->conditions > 0,
			  "the rocker raises one lever");
	}
	inputs_free(&list);
}

Test(simulate, times_never_decrease)
{
	each_game(check_order);
}

static char *written(const struct text *text, const struct simulation *simulation, size_t *size)
{
	struct input_list list = simulate_or_fail(text, simulation);
	char *trace;
	FILE *file = open_memstream(&trace, size);

	cr_assert(file);
	inputs_write(&list, file);
	fclose(file);
	inputs_free(&list);
	return trace;
}

static void check_repeatable(const struct text *text, const struct simulation *simulation)
{
	struct simulation other = *simulation;
	size_t size, again_size, other_size;
	char *trace = written(text, simulation, &size);
	char *again = written(text, simulation, &again_size);
	char *differing;

	other.seed += 1000;
	differing = written(text, &other, &other_size);
	cr_assert(size == again_size && memcmp(trace, again, size) == 0, "%s", text->name);
	cr_assert(size != other_size || memcmp(trace, differing, size) != 0, "%s", text->name);
	free(trace);
	free(again);
	free(differing);
}

Test(simulate, the_same_seed_gives_the_same_bytes_and_another_one_others)
{
	each_game(check_repeatable);
}

/* FNV-1a, so that the bytes themselves need not stand here. */
static uint64_t digest(const char *bytes, size_t size)
{
	uint64_t sum = 0xcbf29ce484222325u;

	for (size_t i = 0; i < size; i++)
		sum = (sum ^ (unsigned char)bytes[i]) * 0x100000001b3u;
	return sum;
}

Test(simulate, the_bytes_are_the_same_on_every_machine)
{
	struct text text = text_read(TEST_GAMES "/fools-mate.pgn");
	struct simulation simulation;
	size_t size;
	char *trace;

	simulation_default(&simulation);
	simulation.conditions = CONDITIONS_NORMAL;
	trace = written(&text, &simulation, &size);
	cr_assert(digest(trace, size) == TEST_DIGEST, "0x%016llx: has the model changed?\n%s",
		  (unsigned long long)digest(trace, size), trace);
	free(trace);
	free(text.start);
}

/* Reading what was written gives the same inputs. */
static void check_trace(const struct text *text, const struct simulation *simulation)
{
	struct input_list list = simulate_or_fail(text, simulation);
	size_t size;
	char *trace = written(text, simulation, &size);
	struct trace_reader reader;
	struct settings settings;
	struct input input;

	cr_assert(trace_open(&reader, text->name, trace, size, &settings) == 0, "%s", reader.error);
	cr_assert_str_eq(settings.white, list.settings.white);
	cr_assert_str_eq(settings.fen, list.settings.fen);
	for (size_t i = 0; i < list.count; i++) {
		cr_assert(trace_next(&reader, &input) == 1, "%s", reader.error);
		cr_assert(input.t == list.inputs[i].t && input.type == list.inputs[i].type);
		if (input.type == INPUT_FRAME)
			cr_assert(input.frame.squares == list.inputs[i].frame.squares &&
				  input.frame.inputs == list.inputs[i].frame.inputs);
		else
			cr_assert(input.command.verb == list.inputs[i].command.verb);
	}
	cr_assert(trace_next(&reader, &input) == 0);
	inputs_free(&list);
	free(trace);
}

Test(simulate, what_is_written_can_be_read)
{
	each_game(check_trace);
}

/*
 * Under clean conditions nothing is brushed: whatever stood when the clock was
 * last pressed and opens its reed is taken up or shoved by the hand. Between
 * two of these lies about half of the hand's way at least, for a reed opens
 * early or late in a piece's rise, and a shove begins in mid-movement.
 */
static void check_hands(const struct text *text, const struct simulation *simulation)
{
	struct input_list list;
	struct table table = {.square_size = 55000};
	laws_squares standing = 0;
	laws_square last = LAWS_NO_SQUARE;
	laws_time when = 0;

	if (simulation->conditions != CONDITIONS_CLEAN)
		return;
	list = simulate_or_fail(text, simulation);
	for (size_t i = 1; i < list.count; i++) {
		const struct frame *frame = &list.inputs[i].frame;
		laws_squares opened;

		if (list.inputs[i].type != INPUT_FRAME || list.inputs[i - 1].type != INPUT_FRAME)
			continue;
		if (frame->inputs != list.inputs[i - 1].frame.inputs)
			standing = frame->squares;
		opened = standing & ~frame->squares;
		standing &= ~opened;
		for (; opened != 0; opened &= opened - 1) {
			laws_square square = (laws_square)__builtin_ctzll(opened);

			if (last != LAWS_NO_SQUARE)
				cr_assert(list.inputs[i].t - when >=
						  hand_travel(&hand_swift,
							      table_square(&table, last),
							      table_square(&table, square), 55000,
							      true) /
							  2,
					  "%s: %d µs from %u to %u", text->name,
					  (int)(list.inputs[i].t - when), last, square);
			last = square;
			when = list.inputs[i].t;
		}
	}
	inputs_free(&list);
}

Test(simulate, the_hand_never_teleports)
{
	each_game(check_hands);
}

static void expect_commands(const char *pgn, const char *expected)
{
	struct text text = {.name = "x", .start = (char *)pgn, .size = strlen(pgn)};
	struct simulation simulation;
	struct input_list list;
	char all[500] = "";

	simulation_default(&simulation);
	list = simulate_or_fail(&text, &simulation);
	for (size_t i = 0; i < list.count; i++) {
		if (list.inputs[i].type != INPUT_COMMAND)
			continue;
		command_write(&list.inputs[i].command, all + strlen(all), 200);
		strcat(all, ";");
	}
	cr_assert_str_eq(all, expected);
	inputs_free(&list);
}

Test(simulate, commands)
{
	expect_commands("1. e4 e5 *", "");
	expect_commands("1. f3 e5 2. g4 Qh4# 0-1", "");
	expect_commands("1. e4 e5 0-1", "resign white;");
	expect_commands("1. e4 e5 1/2-1/2", "offer-draw black;accept-draw;");
	expect_commands("1. e4 1/2-1/2", "result 1/2-1/2 agreement;");
	expect_commands("1. e4 0-0", "result 0-0 both-lost;");
	expect_commands("{[%act adjust d1 e1]} 1. e4 *", "adjust d1 e1;");
	expect_commands("{[%act illegal e1e3]} 1. e4 *", "confirm last;");
	expect_commands("{[%act no-move]} 1. e4 *", "confirm last;");
	expect_commands("[FEN \"8/2P5/8/8/8/4k3/8/K7 w - - 0 1\"]\n\n1. c8=N *", "promote N;");
}

Test(simulate, the_player_not_to_move_starts_the_clock)
{
	struct text text = text_read(TEST_GAMES "/bishop.pgn");
	struct simulation simulation;
	struct input_list list;

	simulation_default(&simulation);
	simulation.conditions = CONDITIONS_CLEAN;
	list = simulate_or_fail(&text, &simulation);
	cr_assert(list.inputs[1].frame.inputs == INPUT_WHITE_LEVER);
	inputs_free(&list);
	free(text.start);
}

static laws_time duration(const struct text *text, enum pace pace)
{
	struct simulation simulation;
	struct input_list list;
	laws_time end;

	simulation_default(&simulation);
	simulation.pace = pace;
	list = simulate_or_fail(text, &simulation);
	end = list.inputs[list.count - 1].t;
	inputs_free(&list);
	return end;
}

Test(simulate, a_faster_pace_is_faster)
{
	struct text text = text_read(TEST_GAMES "/opera.pgn");

	for (int pace = PACE_STANDARD; pace + 1 < PACE_COUNT; pace++)
		cr_assert(duration(&text, (enum pace)(pace + 1)) <
			  duration(&text, (enum pace)pace));
	free(text.start);
}

Test(simulate, no_flag_falls_at_any_time_control)
{
	static const char *const controls[] = {"60+1", "180+2", "300+3", "900+10",
					       "40/5400+30:1800"};
	struct text opera = text_read(TEST_GAMES "/byrne-fischer.pgn");

	for (size_t i = 0; i < sizeof(controls) / sizeof(controls[0]); i++) {
		struct script script;
		struct scene scene;
		struct simulation simulation;
		struct laws_pgn pgn;
		char error[SCRIPT_ERROR_SIZE];

		simulation_default(&simulation);
		laws_pgn_init(&pgn, opera.start, opera.size);
		cr_assert(script_read(&pgn, "x", &script, error) == 1);
		cr_assert(settings_set(&script.settings, "TimeControl", controls[i], error) == 0);
		scene_init(&scene, &simulation, &script, random_split(1, 1));
		scene_play(&scene);
		for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
			cr_assert(laws_clock_left(&scene.clock, (enum laws_side)side, scene.now) >
					  0,
				  "%s", controls[i]);
		scene_free(&scene);
		script_free(&script);
	}
	free(opera.start);
}

Test(simulate, there_is_no_such_game)
{
	struct text text = text_read(TEST_GAMES "/opera.pgn");
	struct simulation simulation;
	struct input_list list;
	char error[SCRIPT_ERROR_SIZE];

	simulation_default(&simulation);
	cr_assert(simulate_game(&simulation, text.start, text.size, "x", 2, &list, error) == 0);
	cr_assert(simulate_game(&simulation, "", 0, "x", 1, &list, error) == 0);
	cr_assert(simulate_game(&simulation, "1. e5 *", 7, "x", 1, &list, error) == -EINVAL);
	cr_assert_str_eq(error, "x:1: 'e5': this move is not legal here");
	free(text.start);
}

/* Acts every game with @offence requested, and calls @check with those in which it was done. */
static unsigned int each_deed(enum offence offence,
			      void (*check)(const struct input_list *list, const struct deed *deed))
{
	glob_t found;
	unsigned int deeds = 0;

	cr_assert(glob(TEST_GAMES "/*.pgn", 0, NULL, &found) == 0);
	for (size_t i = 0; i < found.gl_pathc; i++) {
		struct text text = text_read(found.gl_pathv[i]);

		for (uint64_t seed = 1; seed <= 3; seed++) {
			struct simulation simulation;
			struct input_list list;

			simulation_default(&simulation);
			simulation.conditions = CONDITIONS_CLEAN;
			simulation.seed = seed;
			simulation.offence_rate = 1000;
			simulation.offences = 1u << offence;
			list = simulate_or_fail(&text, &simulation);
			cr_assert(list.deed_count <= 1);
			for (size_t j = 0; j < list.deed_count; j++) {
				cr_assert(list.deeds[j].offence == offence);
				cr_assert(list.deeds[j].from < list.deeds[j].to);
				check(&list, &list.deeds[j]);
				deeds++;
			}
			inputs_free(&list);
		}
		free(text.start);
	}
	globfree(&found);
	return deeds;
}

/* What changed between two times, in the order in which it did: +e4-e2. */
static const char *changes_between(const struct input_list *list, laws_time from, laws_time to)
{
	static char text[4096];
	laws_squares last = 0;
	size_t length = 0;

	text[0] = 0;
	for (size_t i = 0; i < list->count; i++) {
		const struct input *input = &list->inputs[i];
		laws_squares changed = last ^ input->frame.squares;

		if (input->type != INPUT_FRAME)
			continue;
		last = input->frame.squares;
		if (input->t < from || input->t > to)
			continue;
		for (; changed != 0 && length < sizeof(text) - 4; changed &= changed - 1) {
			int square = __builtin_ctzll(changed);

			length += (size_t)sprintf(&text[length], "%c%c%c",
						  last >> square & 1 ? '+' : '-', 'a' + square % 8,
						  '1' + square / 8);
		}
	}
	return text;
}

static void check_no_change(const struct input_list *list, const struct deed *deed)
{
	cr_assert_str_eq(changes_between(list, deed->from, deed->to), "");
}

static void check_one_goes_back(const struct input_list *list, const struct deed *deed)
{
	const char *text = changes_between(list, deed->from, deed->to);

	cr_assert(strlen(text) == 6 && text[0] == '-' && text[3] == '+', "%s", text);
	cr_assert(strncmp(text + 1, text + 4, 2) == 0, "%s", text);
}

static void check_rook_first(const struct input_list *list, const struct deed *deed)
{
	const char *text = changes_between(list, deed->from, deed->to);
	const char *rook = strpbrk(text, "ah");
	const char *king = strstr(text, "-e");

	/* There they have stood on other files; the rook goes, and then the king. */
	if (list->settings.chess960)
		cr_assert(strlen(text) == 12 && text[0] == '-' && text[3] == '+' && text[6] == '-',
			  "%s", text);
	else
		cr_assert(rook && king && text[0] == '-' && rook == text + 1 && king > rook, "%s",
			  text);
}

static void check_anything(const struct input_list *list, const struct deed *deed)
{
	cr_assert(strlen(changes_between(list, deed->from, deed->to)) >= 6);
}

Test(offences, each_is_acted_where_the_game_allows_it_and_told_truly)
{
	cr_assert(each_deed(OFFENCE_NO_MOVE, check_no_change) > 30);
	cr_assert(each_deed(OFFENCE_TOUCHED_OUT_OF_TURN, check_one_goes_back) > 30);
	cr_assert(each_deed(OFFENCE_TOUCH_MOVE, check_anything) > 30);
	cr_assert(each_deed(OFFENCE_CASTLING_ROOK_FIRST, check_rook_first) > 10);
	cr_assert(each_deed(OFFENCE_ILLEGAL_MOVE, check_anything) > 30);
	cr_assert(each_deed(OFFENCE_MOVED_AFTER_RELEASE, check_anything) > 30);
	cr_assert(each_deed(OFFENCE_TWO_HANDS_CASTLING, check_anything) > 10);
	cr_assert(each_deed(OFFENCE_TWO_HANDS_CAPTURE, check_anything) > 20);
	cr_assert(each_deed(OFFENCE_CLOCK_OTHER_HAND, check_anything) > 30);
}

/* The position before the move @ply of the first game of @text. */
static struct laws_position position_before(const struct text *text, unsigned int ply)
{
	struct laws_position position = {0};
	char error[SCRIPT_ERROR_SIZE];
	struct script script;
	struct laws_pgn pgn;
	unsigned int moves = 0;

	laws_pgn_init(&pgn, text->start, text->size);
	cr_assert(script_read(&pgn, text->name, &script, error) == 1);
	for (size_t i = 0; i < script.count && moves < ply; i++) {
		moves += script.plays[i].kind == PLAY_MOVE;
		position = script.plays[i].before;
	}
	cr_assert(moves == ply);
	script_free(&script);
	return position;
}

/* A king that is put where castling brings him may be about to castle. */
static bool can_go(const struct laws_position *position, laws_square from, laws_square to)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (moves[i].from == from &&
		    (moves[i].to == to || laws_move_arrival(position, moves[i]) == to))
			return true;
	return false;
}

Test(offences, an_illegal_move_is_one)
{
	static const char *const names[] = {"/opera.pgn", "/immortal.pgn", "/kasparov-topalov.pgn"};
	unsigned int deeds = 0;

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		char path[300];
		struct text text;
		struct simulation simulation;

		snprintf(path, sizeof(path), TEST_GAMES "%s", names[i]);
		text = text_read(path);
		simulation_default(&simulation);
		simulation.offence_rate = 1000;
		simulation.offences = 1u << OFFENCE_ILLEGAL_MOVE;
		for (simulation.seed = 0; simulation.seed < 100; simulation.seed++) {
			struct input_list list = simulate_or_fail(&text, &simulation);
			const struct deed *deed = &list.deeds[0];

			if (list.deed_count) {
				struct laws_position position = position_before(&text, deed->ply);

				cr_assert(laws_position_side(&position) == deed->side);
				cr_assert_not(can_go(&position, deed->played_from, deed->played_to),
					      "%s seed %u", path, (unsigned int)simulation.seed);
				deeds++;
			}
			inputs_free(&list);
		}
		free(text.start);
	}
	cr_assert(deeds > 200, "%u", deeds);
}

Test(offences, nobody_does_wrong_without_being_asked)
{
	struct text text = text_read(TEST_GAMES "/opera.pgn");
	struct simulation simulation;

	simulation_default(&simulation);
	simulation.offences = (1u << OFFENCES) - 1;
	for (simulation.seed = 0; simulation.seed < 100; simulation.seed++) {
		struct input_list list = simulate_or_fail(&text, &simulation);

		cr_assert(list.deed_count == 0);
		inputs_free(&list);
	}
	free(text.start);
}
