/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The classes of incidents: each shows in the trace, the same seed gives the same bytes, and
 * the moves stay those of the game.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hardship.h"
#include "outage.h"
#include "simulate.h"

#define MS ((laws_time)1000)

/* Games with captures, castlings, mates and a resignation. */
static const char *const games[] = {"/opera.pgn", "/byrne-fischer.pgn", "/kasparov-topalov.pgn"};

static char *text_read(const char *path, size_t *size)
{
	char name[300];
	char *text = malloc(1 << 20);
	FILE *file;

	snprintf(name, sizeof(name), "%s%s", TEST_GAMES, path);
	file = fopen(name, "rb");
	cr_assert(file && text, "%s", name);
	*size = fread(text, 1, 1 << 20, file);
	fclose(file);
	return text;
}

static struct input_list act_model_or_fail(const char *path, const struct hardship_model *model,
					   enum pace pace, uint64_t seed)
{
	struct simulation simulation;
	struct input_list list = {0};
	char error[SCRIPT_ERROR_SIZE];
	size_t size;
	char *text = text_read(path, &size);

	simulation_default(&simulation);
	simulation.conditions = CONDITIONS_NORMAL;
	simulation.pace = pace;
	simulation.hardship = *model;
	simulation.seed = seed;
	cr_assert(simulate_game(&simulation, text, size, path, 1, &list, error) == 1, "%s", error);
	cr_assert(!list.failed && list.begun);
	free(text);
	return list;
}

static struct input_list act_or_fail(const char *path, enum hardship hardship, enum pace pace,
				     uint64_t seed)
{
	return act_model_or_fail(path, &hardships[hardship], pace, seed);
}

/* Calls @check with games of a class, by several seeds. */
static void each_acted(enum hardship hardship, void (*check)(const struct input_list *list))
{
	for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
		for (uint64_t seed = 1; seed <= 8; seed++) {
			struct input_list list =
				act_or_fail(games[i], hardship, PACE_STANDARD, seed);

			check(&list);
			inputs_free(&list);
		}
	}
}

static laws_squares shown_at(const struct input_list *list, laws_time t)
{
	laws_squares shown = 0;

	for (size_t i = 0; i < list->count && list->inputs[i].t <= t; i++)
		if (list->inputs[i].type == INPUT_FRAME)
			shown = list->inputs[i].frame.squares;
	return shown;
}

/* The reeds that were open at some time from @from to @to. */
static laws_squares opened_in(const struct input_list *list, laws_time from, laws_time to)
{
	laws_squares opened = ~shown_at(list, from);

	for (size_t i = 0; i < list->count && list->inputs[i].t <= to; i++)
		if (list->inputs[i].type == INPUT_FRAME && list->inputs[i].t > from)
			opened |= ~list->inputs[i].frame.squares;
	return opened;
}

static unsigned int commands_of(const struct input_list *list, enum verb verb)
{
	unsigned int count = 0;

	for (size_t i = 0; i < list->count; i++)
		count += list->inputs[i].type == INPUT_COMMAND &&
			 list->inputs[i].command.verb == verb;
	return count;
}

/* Counts of the tests below over the games of a class. */
static struct {
	unsigned int games;
	unsigned int all;
	unsigned int seen;
	unsigned int other;
} sum;

static void count(enum hardship hardship, void (*check)(const struct input_list *list))
{
	memset(&sum, 0, sizeof(sum));
	each_acted(hardship, check);
	cr_assert(sum.games > 0 || sum.all > 0);
}

static char *written(const struct input_list *list, size_t *size)
{
	char *trace;
	FILE *file = open_memstream(&trace, size);

	inputs_write(list, file);
	fclose(file);
	return trace;
}

static bool are_equal(const struct input_list *one, const struct input_list *other)
{
	size_t size, other_size;
	char *trace = written(one, &size), *other_trace = written(other, &other_size);
	bool equal = size == other_size && !memcmp(trace, other_trace, size);

	free(trace);
	free(other_trace);
	return equal;
}

Test(hardship, the_same_seed_gives_the_same_bytes_and_another_class_others)
{
	struct input_list usual = act_or_fail(games[1], HARDSHIP_NONE, PACE_BLITZ, 7);

	for (int class = HARDSHIP_NONE + 1; class < HARDSHIPS; class ++) {
		struct input_list one = act_or_fail(games[1], (enum hardship) class, PACE_BLITZ, 7);
		struct input_list two = act_or_fail(games[1], (enum hardship) class, PACE_BLITZ, 7);

		cr_assert(are_equal(&one, &two), "%s", hardship_names[class]);
		cr_assert(!are_equal(&one, &usual), "%s", hardship_names[class]);
		inputs_free(&one);
		inputs_free(&two);
	}
	inputs_free(&usual);
}

static laws_squares final_squares(const char *path, size_t *plies)
{
	size_t size;
	char *text = text_read(path, &size);
	struct laws_pgn pgn;
	struct laws_pgn_item item;
	laws_squares squares;

	laws_pgn_init(&pgn, text, size);
	cr_assert(laws_pgn_next_game(&pgn) == 1);
	*plies = 0;
	do {
		cr_assert(laws_pgn_next_item(&pgn, &item) == 0);
		*plies += item.kind == LAWS_PGN_ITEM_MOVE;
	} while (item.kind != LAWS_PGN_END_OF_GAME);
	squares = laws_position_occupied(laws_pgn_position(&pgn));
	free(text);
	return squares;
}

Test(hardship, the_moves_are_those_of_the_game_in_the_end)
{
	for (int class = HARDSHIP_NONE; class < HARDSHIPS; class ++) {
		size_t plies;
		laws_squares squares = final_squares(games[0], &plies);
		struct input_list list =
			act_or_fail(games[0], (enum hardship) class, PACE_STANDARD, 3);

		cr_assert(list.plies == plies, "%s", hardship_names[class]);
		for (size_t i = 1; i < plies; i++)
			cr_assert(list.begun[i] > list.begun[i - 1], "%s", hardship_names[class]);
		cr_assert(list.over > list.begun[plies - 1]);
		/* With sound reeds and usual magnets the board shows the final position. */
		if (!list.doubtful && hardships[class].off_centre == 0 &&
		    hardships[class].strong_strength == 0)
			cr_assert(shown_at(&list, list.over) == squares, "%s",
				  hardship_names[class]);
		inputs_free(&list);
	}
}

static void check_fallen(const struct input_list *list)
{
	sum.games++;
	for (size_t i = 0; i < list->trouble_count; i++) {
		const struct trouble *fallen = &list->troubles[i];

		cr_assert_str_eq(fallen->what, "fallen");
		cr_assert(fallen->to - fallen->from > 1000 * MS);
		cr_assert(shown_at(list, fallen->to) >> fallen->square & 1, "it stands again");
		sum.all++;
		sum.seen += opened_in(list, fallen->from, fallen->to) >> fallen->square & 1;
		sum.other += i > 0 && list->troubles[i - 1].ply == fallen->ply;
	}
}

Test(hardship, pieces_fall_off_their_reeds_and_are_set_up_again)
{
	count(HARDSHIP_KNOCKED_ONE, check_fallen);
	cr_assert(sum.all >= sum.games && sum.all <= 3 * sum.games, "%u in %u", sum.all, sum.games);
	cr_assert(sum.seen > sum.all * 7 / 10 && sum.other == 0, "%u of %u", sum.seen, sum.all);
	count(HARDSHIP_KNOCKED_TWO_OPPONENT, check_fallen);
	cr_assert(sum.other > sum.all / 3, "two at a time: %u of %u", sum.other, sum.all);
}

static void check_off_centre(const struct input_list *list)
{
	sum.games++;
	for (size_t i = 0; i < list->trouble_count; i++) {
		const struct trouble *trouble = &list->troubles[i];

		sum.all += !strcmp(trouble->what, "off centre");
		if (strcmp(trouble->what, "flickers") != 0)
			continue;
		sum.other++;
		sum.seen +=
			shown_at(list, trouble->from - MS) != shown_at(list, trouble->from) ||
			shown_at(list, trouble->from) != shown_at(list, trouble->from + 10 * MS);
	}
}

Test(hardship, reeds_below_pieces_off_their_middle_flicker)
{
	unsigned int some;

	count(HARDSHIP_OFF_CENTRE_SOME, check_off_centre);
	some = sum.all;
	count(HARDSHIP_OFF_CENTRE_MANY, check_off_centre);
	cr_assert(some > 0 && sum.all > 2 * some, "%u, %u", some, sum.all);
	cr_assert(sum.other > 0 && sum.seen > sum.other / 2, "%u of %u", sum.seen, sum.other);
}

/* Counts captures, and those that opened no reed but that of the taker. */
static void check_untraced(const struct input_list *list)
{
	for (size_t i = 0; i + 1 < list->plies; i++) {
		laws_squares before = shown_at(list, list->begun[i]);
		laws_squares after = shown_at(list, list->begun[i + 1]);

		if (__builtin_popcountll(before) <= __builtin_popcountll(after))
			continue;
		sum.all++;
		sum.seen += __builtin_popcountll(
				    before & after &
				    opened_in(list, list->begun[i], list->begun[i + 1])) == 0;
	}
	sum.games++;
	for (size_t i = 0; i < list->deed_count; i++) {
		cr_assert(list->deeds[i].offence == OFFENCE_TWO_HANDS_CAPTURE);
		cr_assert(list->deeds[i].from < list->deeds[i].to);
	}
	sum.other += list->deed_count;
}

Test(hardship, captures_leave_no_trace_where_they_are_shoved)
{
	unsigned int usual;

	count(HARDSHIP_NONE, check_untraced);
	usual = sum.seen * 100 / sum.all;
	cr_assert(usual < 10 && sum.other == 0, "%u %%", usual);
	for (int class = HARDSHIP_SHOVED_LIFTED; class <= HARDSHIP_SHOVED_LATE; class ++) {
		count((enum hardship) class, check_untraced);
		cr_assert(sum.seen * 100 / sum.all > 30, "%s: %u of %u", hardship_names[class],
			  sum.seen, sum.all);
	}
	count(HARDSHIP_CAPTURES, check_untraced);
	cr_assert(sum.seen * 100 / sum.all > usual && sum.other > 0, "%u of %u, %u", sum.seen,
		  sum.all, sum.other);
}

static void check_taken_off(const struct input_list *list)
{
	for (size_t i = 0; i < list->trouble_count; i++) {
		const struct trouble *late = &list->troubles[i];

		cr_assert_str_eq(late->what, "taken off");
		cr_assert(late->from < late->to);
		sum.all++;
	}
}

Test(hardship, shoved_pieces_are_taken_off_late)
{
	count(HARDSHIP_SHOVED_LATE, check_taken_off);
	cr_assert(sum.all > 50);
}

static void check_stuck(const struct input_list *list)
{
	bool open = list->fault == SWITCH_STUCK_OPEN;
	bool changed = false;

	sum.games++;
	cr_assert(list->doubtful == LAWS_SQUARE_SET(list->faulty));
	/* The switch may still change into the state in which it sticks, once. */
	for (size_t i = 1; i < list->plies; i++) {
		bool closed = shown_at(list, list->begun[i]) >> list->faulty & 1;

		if (list->begun[i] < list->doubtful_from)
			continue;
		cr_assert(!changed || closed == !open);
		changed |= closed == !open;
	}
	sum.all += changed;
}

Test(hardship, a_stuck_switch_sticks)
{
	count(HARDSHIP_STUCK_OPEN, check_stuck);
	cr_assert(sum.all > sum.games / 2);
	count(HARDSHIP_STUCK_CLOSED, check_stuck);
	cr_assert(sum.all > sum.games / 2);
}

static void check_dying(const struct input_list *list)
{
	cr_assert(list->fault == SWITCH_DYING && list->doubtful);
	sum.games++;
}

Test(hardship, a_dying_switch_is_noted)
{
	count(HARDSHIP_DYING, check_dying);
}

static void check_crosstalk_at_start(const struct input_list *list)
{
	laws_squares start = laws_position_occupied(&list->settings.start);
	laws_squares more = list->inputs[0].frame.squares & ~start;

	cr_assert(__builtin_popcountll(more) == 1 && more & list->doubtful);
	cr_assert(list->doubtful_from == 0);
	sum.games++;
}

static void check_crosstalk_later(const struct input_list *list)
{
	cr_assert(list->inputs[0].frame.squares == laws_position_occupied(&list->settings.start));
	cr_assert(list->doubtful && list->doubtful_from > 0);
	sum.games++;
	sum.other += __builtin_popcountll(list->doubtful) == 2;
	for (size_t i = 0; i < list->count; i++)
		if (list->inputs[i].t > list->doubtful_from &&
		    list->inputs[i].type == INPUT_FRAME) {
			laws_squares both = list->inputs[i].frame.squares & list->doubtful;

			sum.all++;
			sum.seen += __builtin_popcountll(list->doubtful) == 2 &&
				    (both == 0 || both == list->doubtful);
		}
}

Test(hardship, a_neighbour_closes_a_reed)
{
	count(HARDSHIP_CROSSTALK_START, check_crosstalk_at_start);
	count(HARDSHIP_CROSSTALK, check_crosstalk_later);
	cr_assert(sum.other > 0 && sum.other < sum.games, "some go both ways");
	cr_assert(sum.seen > 0);
}

static void check_true_board(const struct input_list *list)
{
	sum.games++;
	for (size_t i = 1; i < list->plies; i++) {
		laws_squares shown = shown_at(list, list->begun[i]);

		sum.all++;
		sum.seen += __builtin_popcountll(shown) > 32 ||
			    __builtin_popcountll(shown & ~shown_at(list, list->begun[i - 1])) > 2;
	}
}

Test(hardship, strong_magnets_close_more_than_their_own_reed)
{
	count(HARDSHIP_NONE, check_true_board);
	cr_assert(sum.seen == 0);
	count(HARDSHIP_STRONG_MAGNETS, check_true_board);
	cr_assert(sum.seen > 0);
}

static void check_restart(const struct input_list *list)
{
	sum.games++;
	if (list->unseen_from == list->unseen_to)
		return;
	sum.all++;
	cr_assert(commands_of(list, VERB_RESTART) == 1);
	cr_assert(list->unseen_to - list->unseen_from >= mishaps.restart_least);
	cr_assert(list->unseen_to - list->unseen_from <= mishaps.restart_most);
	for (size_t i = 0; i < list->count; i++) {
		const struct input *input = &list->inputs[i];

		cr_assert(i == 0 || input->t >= list->inputs[i - 1].t);
		cr_assert(input->t <= list->unseen_from || input->t >= list->unseen_to);
	}
}

Test(hardship, no_frames_arrive_in_a_restart)
{
	count(HARDSHIP_RESTART, check_restart);
	cr_assert(sum.all == sum.games);
}

static void check_no_levers(const struct input_list *list)
{
	sum.games++;
	cr_assert(list->settings.regulations.clock == LAWS_CLOCK_NONE);
	cr_assert(commands_of(list, VERB_START) == 1);
	for (size_t i = 0; i < list->count; i++)
		cr_assert(
			list->inputs[i].type == INPUT_COMMAND ||
			!(list->inputs[i].frame.inputs & (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER)));
}

Test(hardship, without_levers_no_lever_changes)
{
	count(HARDSHIP_NO_LEVERS, check_no_levers);
	count(HARDSHIP_NO_LEVERS_OFF_CENTRE, check_no_levers);
}

static void check_adjusted(const struct input_list *list)
{
	sum.games++;
	sum.all += list->trouble_count;
	cr_assert(commands_of(list, VERB_ADJUST) == 0);
	for (size_t i = 0; i < list->trouble_count; i++)
		sum.seen += opened_in(list, list->troubles[i].from, list->troubles[i].to) >>
				    list->troubles[i].square &
			    1;
}

Test(hardship, adjusting_aloud_gives_no_command)
{
	count(HARDSHIP_ADJUST_ALOUD, check_adjusted);
	cr_assert(sum.all > sum.games && sum.seen == sum.all);
}

static void check_analysis(const struct input_list *list)
{
	laws_squares shown = shown_at(list, list->over);

	sum.games++;
	for (size_t i = 0; i < list->count; i++) {
		const struct input *input = &list->inputs[i];

		if (input->t <= list->over)
			continue;
		cr_assert(input->type == INPUT_FRAME, "nobody says anything");
		sum.all += input->frame.squares != shown;
		shown = input->frame.squares;
		sum.other += input->frame.inputs == 0;
	}
	cr_assert(commands_of(list, VERB_RESIGN) + commands_of(list, VERB_ACCEPT_DRAW) == 0);
}

Test(hardship, pieces_move_on_behind_the_game)
{
	count(HARDSHIP_ANALYSIS, check_analysis);
	cr_assert(sum.all > 20 * sum.games && sum.other > 0, "%u, %u, in %u", sum.all, sum.other,
		  sum.games);
}

static unsigned int changes_within(const struct input_list *list, laws_time from, laws_time to)
{
	laws_squares shown = shown_at(list, from);

	return (unsigned int)__builtin_popcountll((~shown & shown_at(list, to)) |
						  (shown & opened_in(list, from, to)));
}

static void check_pressed_without_move(const struct input_list *list)
{
	sum.games++;
	for (size_t i = 0; i < list->deed_count; i++) {
		const struct deed *deed = &list->deeds[i];

		cr_assert(deed->offence == OFFENCE_NO_MOVE && deed->from < deed->to);
		cr_assert(changes_within(list, deed->from, deed->to) == 0);
		sum.all++;
	}
	for (size_t i = 0; i < list->trouble_count; i++)
		if (!strcmp(list->troubles[i].what, "stopped")) {
			cr_assert(list->troubles[i].from < list->troubles[i].to);
			sum.seen++;
		}
}

Test(hardship, presses_without_a_move_change_nothing)
{
	count(HARDSHIP_PRESSED_WITHOUT_MOVE, check_pressed_without_move);
	cr_assert(sum.all > sum.games / 2 && sum.seen > sum.games / 2, "%u, %u in %u", sum.all,
		  sum.seen, sum.games);
	cr_assert(sum.all + sum.seen >= sum.games && sum.all + sum.seen <= 4 * sum.games);
}

/* What the model of a class acts, besides what every game has. */
static bool acts(const struct hardship_model *model)
{
	return model->falls || model->off_centre || model->captures_any_way ||
	       model->captures_by != CAPTURE_WAYS || model->fault || model->crosstalk ||
	       model->strong_strength || model->restarts || model->no_levers || model->adjusts ||
	       model->analysis || model->idle_most;
}

Test(hardship, every_class_acts_something_and_joins_none)
{
	for (int class = HARDSHIP_NONE; class < HARDSHIPS; class ++) {
		struct hardship_model joined = hardships[HARDSHIP_NONE];

		cr_assert(acts(&hardships[class]) == (class != HARDSHIP_NONE), "%s",
			  hardship_names[class]);
		cr_assert(hardship_join(&joined, &hardships[class]));
		cr_assert(acts(&joined) == acts(&hardships[class]), "%s", hardship_names[class]);
		cr_assert(hardship_join(&joined, &hardships[HARDSHIP_NONE]));
	}
}

/* Whatever order two classes are joined in, the games are the same. */
Test(hardship, classes_are_joined_in_any_order)
{
	unsigned int refused = 0;

	for (int one = HARDSHIP_NONE; one < HARDSHIPS; one++) {
		for (int other = one + 1; other < HARDSHIPS; other++) {
			struct hardship_model first = hardships[one], second = hardships[other];
			bool can = hardship_join(&first, &hardships[other]);
			struct input_list a, b;

			cr_assert(hardship_join(&second, &hardships[one]) == can);
			refused += !can;
			if (!can || (one + other) % 5)
				continue;
			a = act_model_or_fail(games[0], &first, PACE_BLITZ, 5);
			b = act_model_or_fail(games[0], &second, PACE_BLITZ, 5);
			cr_assert(are_equal(&a, &b), "%s and %s", hardship_names[one],
				  hardship_names[other]);
			inputs_free(&a);
			inputs_free(&b);
		}
	}
	cr_assert(refused > 0);
}

Test(hardship, what_acts_the_same_thing_is_not_joined)
{
	static const enum hardship pairs[][2] = {
		{HARDSHIP_KNOCKED_ONE, HARDSHIP_KNOCKED_TWO_OPPONENT},
		{HARDSHIP_OFF_CENTRE_SOME, HARDSHIP_NO_LEVERS_OFF_CENTRE},
		{HARDSHIP_CAPTURES, HARDSHIP_SHOVED_SLID},
		{HARDSHIP_STUCK_OPEN, HARDSHIP_DYING},
		{HARDSHIP_CROSSTALK, HARDSHIP_CROSSTALK_START},
	};

	for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
		struct hardship_model model = hardships[pairs[i][0]];

		cr_assert(!hardship_join(&model, &hardships[pairs[i][1]]));
		cr_assert(model.falls == hardships[pairs[i][0]].falls &&
			  model.fault == hardships[pairs[i][0]].fault);
	}
}
