/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games of chance in play, Clock=none with PlayRestTime=0.6, by hands that take moves back. Behind
 * one ply of five the players change their minds:
 *
 *   one       the last ply is taken back
 *   two       the last two, the later one first, with a rest between
 *   both      the last two in one go
 *   another   the last ply is taken back, and another move made in its place, in one go
 *   any       each of these
 *
 * The record must be, at the end, the game as it stands on the board; nobody may be accused.
 *
 *   takebacks KIND GAMES MOST [SEED]
 *
 * fails when more than MOST games are told wrongly.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "chance.h"
#include "inputs.h"
#include "pipeline/pipeline.h"

/* Plies that stand at once, and of the whole game those that are acted. */
#define PLIES_MOST   120
#define ACTED_MOST   160
#define PIECES_LEAST 8

enum kind { KIND_ONE, KIND_TWO, KIND_BOTH, KIND_ANOTHER, KIND_ANY };

static const char *const kind_names[] = {"one", "two", "both", "another", "any"};

struct play {
	struct random random;
	struct input_list list;
	laws_time now;
	laws_squares standing;
	unsigned int plies;
	struct laws_position before[PLIES_MOST + 1];
	struct laws_move move[PLIES_MOST];
};

struct told {
	unsigned int completed;
	struct laws_move move[PLIES_MOST + ACTED_MOST]; /* by ply, from 1 */
	unsigned int accusations;
	char first_accusation[512];
};

static void wait_ms(struct play *play, int64_t least, int64_t most)
{
	play->now += random_between(&play->random, least, most) * 1000;
}

static void show(struct play *play)
{
	struct input frame = {.t = play->now, .type = INPUT_FRAME};

	frame.frame.squares = play->standing;
	inputs_add(&play->list, &frame);
}

static void rest(struct play *play)
{
	wait_ms(play, 3500, 6000);
}

static void lift(struct play *play, laws_square square)
{
	wait_ms(play, 200, 700);
	play->standing &= ~laws_square_set(square);
	show(play);
}

static void place(struct play *play, laws_square square)
{
	wait_ms(play, 200, 700);
	play->standing |= laws_square_set(square);
	show(play);
}

static struct laws_position *now_of(struct play *play)
{
	return &play->before[play->plies];
}

static void make(struct play *play, struct laws_move move)
{
	const struct laws_position *position = now_of(play);
	laws_square taken = laws_move_captured(position, move);
	struct laws_position *after = now_of(play) + 1;

	if (move.type == LAWS_MOVE_CASTLING) {
		lift(play, move.from);
		place(play, laws_move_arrival(position, move));
		lift(play, move.to);
		place(play, laws_move_rook_arrival(position, move));
	} else if (taken != LAWS_NO_SQUARE && random_chance(&play->random, 50)) {
		lift(play, taken);
		lift(play, move.from);
		place(play, move.to);
	} else if (move.type == LAWS_MOVE_EN_PASSANT) {
		lift(play, move.from);
		place(play, move.to);
		lift(play, taken);
	} else {
		lift(play, move.from);
		if (taken != LAWS_NO_SQUARE)
			lift(play, taken);
		place(play, move.to);
	}
	*after = *position;
	laws_move_play(after, move);
	play->move[play->plies++] = move;
}

/* The piece goes back, and what it captured is set up again. */
static void take_back(struct play *play)
{
	struct laws_move move = play->move[--play->plies];
	const struct laws_position *position = now_of(play);
	laws_square taken = laws_move_captured(position, move);

	if (move.type == LAWS_MOVE_CASTLING) {
		lift(play, laws_move_rook_arrival(position, move));
		place(play, move.to);
		lift(play, laws_move_arrival(position, move));
		place(play, move.from);
		return;
	}
	lift(play, move.to);
	place(play, move.from);
	if (taken != LAWS_NO_SQUARE)
		place(play, taken);
}

/* A legal move by lot; never an underpromotion, which would have to be said. */
static bool choose(struct play *play, struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(now_of(play), moves);

	if (!count || play->plies == PLIES_MOST ||
	    __builtin_popcountll(laws_position_occupied(now_of(play))) < PIECES_LEAST)
		return false;
	*move = moves[random_between(&play->random, 0, (int64_t)count - 1)];
	if (move->promotion)
		move->promotion = LAWS_QUEEN;
	return true;
}

/* Another move than the last one, from where that was made. */
static void exchange(struct play *play)
{
	struct laws_move last = play->move[play->plies - 1], move;

	take_back(play);
	for (unsigned int tries = 0; tries < 8; tries++) {
		if (choose(play, &move) && !laws_move_equal(move, last)) {
			make(play, move);
			return;
		}
	}
}

static void change_minds(struct play *play, enum kind kind)
{
	if (kind == KIND_ANY)
		kind = (enum kind)random_between(&play->random, 0, KIND_ANY - 1);
	/* Back at the start another game begins. */
	if (play->plies < 3)
		return;
	switch (kind) {
	case KIND_TWO:
		take_back(play);
		rest(play);
		take_back(play);
		break;
	case KIND_BOTH:
		take_back(play);
		take_back(play);
		break;
	case KIND_ANOTHER:
		exchange(play);
		break;
	default:
		take_back(play);
		break;
	}
	rest(play);
}

static void act_out(struct play *play, enum kind kind)
{
	struct laws_move move;

	laws_position_start(&play->before[0]);
	play->standing = laws_position_occupied(&play->before[0]);
	show(play);
	rest(play);
	for (unsigned int acted = 0; acted < ACTED_MOST && choose(play, &move); acted++) {
		make(play, move);
		rest(play);
		if (laws_moves_count(now_of(play)) && random_chance(&play->random, 20))
			change_minds(play, kind);
	}
	wait_ms(play, 10000, 10000);
	show(play);
}

static void on_event(void *data, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	struct told *told = data;

	switch (verdict->kind) {
	case LAWS_VERDICT_STARTED:
		told->completed = 0;
		break;
	case LAWS_VERDICT_COMPLETED:
		told->completed = verdict->ply;
		told->move[verdict->ply] = verdict->move;
		break;
	case LAWS_VERDICT_WITHDRAWN:
		if (told->completed >= verdict->ply)
			told->completed = verdict->ply - 1;
		break;
	case LAWS_VERDICT_ALERT:
		if (verdict->alert.confidence != LAWS_POSSIBLE && !told->accusations++)
			event_line(event, told->first_accusation, sizeof(told->first_accusation));
		break;
	default:
		break;
	}
}

/* What is wrong with the record, from @ply on, or NULL. */
static const char *fault_of(const struct told *told, const struct play *play, unsigned int *ply)
{
	if (told->accusations)
		return told->first_accusation;
	for (*ply = 1; *ply <= play->plies; ++*ply) {
		if (*ply > told->completed)
			return "not completed";
		if (!laws_move_equal(told->move[*ply], play->move[*ply - 1]))
			return "another move";
	}
	return told->completed > play->plies ? "not taken back" : NULL;
}

static void set(struct settings *settings, const char *key, const char *value)
{
	char error[SETTINGS_ERROR_SIZE];

	if (settings_set(settings, key, value, error)) {
		fprintf(stderr, "takebacks: %s\n", error);
		exit(2);
	}
}

static void replay(const struct input_list *list, struct told *told)
{
	struct pipeline *pipeline = pipeline_new(&list->settings, on_event, told);

	for (size_t i = 0; i < list->count; i++)
		pipeline_input(pipeline, &list->inputs[i]);
	pipeline_finish(pipeline);
	if (pipeline_lost(pipeline))
		abort();
	pipeline_free(pipeline);
}

static bool is_told_right(enum kind kind, uint64_t seed)
{
	static struct play play;
	static struct told told;
	unsigned int ply = 0;
	const char *fault;

	memset(&told, 0, sizeof(told));
	play = (struct play){.random = random_split(seed, kind)};
	settings_default(&play.list.settings);
	set(&play.list.settings, "Clock", "none");
	set(&play.list.settings, "PlayRestTime", "0.6");
	act_out(&play, kind);
	replay(&play.list, &told);
	inputs_free(&play.list);
	fault = fault_of(&told, &play, &ply);
	if (fault)
		printf("seed %llu ply %u: %s\n", (unsigned long long)seed, ply, fault);
	return !fault;
}

static int usage(void)
{
	fprintf(stderr, "usage: takebacks one|two|both|another|any GAMES MOST [SEED]\n");
	return 2;
}

int main(int argc, char **argv)
{
	uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
	unsigned int games, most, wrong = 0;
	size_t kind = 0;

	if (argc < 4)
		return usage();
	while (kind <= KIND_ANY && strcmp(argv[1], kind_names[kind]))
		kind++;
	if (kind > KIND_ANY)
		return usage();
	games = (unsigned int)atoi(argv[2]);
	most = (unsigned int)atoi(argv[3]);
	for (unsigned int game = 0; game < games; game++)
		wrong += !is_told_right((enum kind)kind, seed++);
	printf("%u of %u games told wrongly, %u may be\n", wrong, games, most);
	return !games || wrong > most;
}
