/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games of chance by hands that take moves back, which nobody has ordered: in play, Clock=none with
 * PlayRestTime=0.6, under an arbiter, Clock=none without it, or with levers. Behind one ply of
 * five, outside play of twenty, the players change their minds. In play:
 *
 *   one       the last ply is taken back
 *   two       the last two, the later one first, with a rest between
 *   both      the last two in one go
 *   another   the last ply is taken back, and another move made in its place, in one go
 *   any       each of these
 *
 * Under an arbiter another move follows:
 *
 *   rest-one      the last ply is taken back
 *   rest-two      the last two, with a rest between or without
 *
 * With levers another move follows:
 *
 *   clock-one     the last ply is taken back, and the clock pressed back
 *   clock-first   the clock is pressed back, which is a press without a move, and then that ply;
 *                 the same piece would have answered that press, so another one moves
 *   clock-not     the last ply is taken back, and the clock goes on
 *   clock-two     the last two plies, with a rest between or without; the clock runs already
 *   clock-any     each of these
 *
 * The record must be, at the end, the game as it stands on the board; nobody may be accused. Moves
 * by lot often go back where they came from, or take what another has just taken: outside play some
 * of the games cannot be told from others.
 *
 *   takebacks KIND GAMES MOST [SEED]
 *
 * fails when more than MOST games are told wrongly.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lot.h"

enum kind {
	KIND_ONE,
	KIND_TWO,
	KIND_BOTH,
	KIND_ANOTHER,
	KIND_ANY,
	KIND_CLOCK_ONE,
	KIND_CLOCK_FIRST,
	KIND_CLOCK_NOT,
	KIND_CLOCK_TWO,
	KIND_CLOCK_ANY,
	KIND_REST_ONE,
	KIND_REST_TWO,
	KINDS,
};

static const char *const kind_names[KINDS] = {
	"one",	       "two",	    "both",	 "another",   "any",	  "clock-one",
	"clock-first", "clock-not", "clock-two", "clock-any", "rest-one", "rest-two",
};

/* So many moves follow the last ones that are taken back outside play. */
#define FOLLOWING 4

static bool has_clock(enum kind kind)
{
	return kind >= KIND_CLOCK_ONE && kind <= KIND_CLOCK_ANY;
}

static bool is_play(enum kind kind)
{
	return kind <= KIND_ANY;
}

static void rest(struct play *play)
{
	play_wait(play, 3500, 6000);
}

/* Another move than the last one, from where that was made. */
static void exchange(struct play *play)
{
	struct laws_move last = play->move[play->plies - 1], move;

	play_take_back(play);
	for (unsigned int tries = 0; tries < 8; tries++) {
		if (play_choose(play, &move) && !laws_move_equal(move, last)) {
			play_make(play, move);
			return;
		}
	}
}

static void change_minds(struct play *play, enum kind kind)
{
	switch (kind) {
	case KIND_TWO:
		play_take_back(play);
		rest(play);
		play_take_back(play);
		break;
	case KIND_BOTH:
		play_take_back(play);
		play_take_back(play);
		break;
	case KIND_ANOTHER:
		exchange(play);
		break;
	default:
		play_take_back(play);
		break;
	}
	rest(play);
}

/* Who is not to move presses. */
static void press(struct play *play)
{
	play_press(play, laws_side_other(laws_position_side(play_now(play))));
}

static void change_minds_and_go_on(struct play *play, enum kind kind)
{
	switch (kind) {
	case KIND_CLOCK_FIRST:
		play_press(play, laws_position_side(play_now(play)));
		rest(play);
		play_take_back(play);
		break;
	case KIND_REST_TWO:
	case KIND_CLOCK_TWO:
		play_take_back(play);
		if (random_chance(&play->random, 50))
			rest(play);
		play_take_back(play);
		break;
	default:
		play_take_back(play);
		rest(play);
		if (kind == KIND_CLOCK_ONE)
			press(play);
		break;
	}
	rest(play);
}

/* One of those up to the last one before @any, if it is that. */
static enum kind draw_kind(struct play *play, enum kind kind)
{
	if (kind == KIND_ANY)
		return (enum kind)random_between(&play->random, KIND_ONE, KIND_ANY - 1);
	if (kind == KIND_CLOCK_ANY)
		return (enum kind)random_between(&play->random, KIND_CLOCK_ONE, KIND_CLOCK_ANY - 1);
	return kind;
}

/* A move by lot, which does not begin on @not_from. */
static bool choose(struct play *play, laws_square not_from, struct laws_move *move)
{
	for (unsigned int tries = 0; tries < 64; tries++) {
		if (!play_choose(play, move))
			return false;
		if (move->from != not_from)
			return true;
	}
	return false;
}

static void act_out(struct play *play, enum kind kind)
{
	laws_square not_from = LAWS_NO_SQUARE;
	unsigned int chance = is_play(kind) ? 20 : 5;
	bool is_down = false;
	struct laws_move move;

	play_begin(play);
	rest(play);
	if (has_clock(kind)) {
		press(play);
		rest(play);
	} else if (!is_play(kind)) {
		play_order(play, "start");
	}
	for (unsigned int acted = 0; acted < ACTED_MOST && choose(play, not_from, &move); acted++) {
		enum kind now = draw_kind(play, kind);

		play_make(play, move);
		if (has_clock(kind) && !is_down)
			press(play);
		is_down = false;
		not_from = LAWS_NO_SQUARE;
		rest(play);
		/* Back at the start another game begins. */
		if (!laws_moves_count(play_now(play)) || !random_chance(&play->random, chance) ||
		    play->plies < 3)
			continue;
		/* Outside play the moves that follow show that some were taken back. */
		if (!is_play(kind) && acted + FOLLOWING >= ACTED_MOST)
			break;
		if (!is_play(kind))
			change_minds_and_go_on(play, now);
		else
			change_minds(play, now);
		is_down = now == KIND_CLOCK_NOT;
		if (now == KIND_CLOCK_FIRST)
			not_from = play->move[play->plies].from;
	}
	play_wait(play, 10000, 10000);
	play_show(play);
}

static bool is_told_right(enum kind kind, uint64_t seed)
{
	static struct play play;
	static struct told told;
	unsigned int ply = 0;
	const char *fault;

	memset(&told, 0, sizeof(told));
	told.may_differ = !is_play(kind);
	/* The press without a move is told for certain. */
	if (kind == KIND_CLOCK_FIRST || kind == KIND_CLOCK_ANY)
		told.excused = INT64_MAX;
	play = (struct play){.random = random_split(seed, kind)};
	settings_default(&play.list.settings);
	if (!has_clock(kind))
		play_set(&play, "Clock", "none");
	if (is_play(kind))
		play_set(&play, "PlayRestTime", "0.6");
	act_out(&play, kind);
	play_replay(&play, &told);
	inputs_free(&play.list);
	fault = play_fault(&play, &told, &ply);
	if (fault)
		printf("seed %llu ply %u: %s\n", (unsigned long long)seed, ply, fault);
	return !fault;
}

static int usage(void)
{
	fprintf(stderr, "usage: takebacks KIND GAMES MOST [SEED]\nKIND is one of");
	for (size_t kind = 0; kind < KINDS; kind++)
		fprintf(stderr, " %s", kind_names[kind]);
	fprintf(stderr, "\n");
	return 2;
}

int main(int argc, char **argv)
{
	uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
	unsigned int games, most, wrong = 0;
	size_t kind = 0;

	if (argc < 4)
		return usage();
	while (kind < KINDS && strcmp(argv[1], kind_names[kind]))
		kind++;
	if (kind == KINDS)
		return usage();
	games = (unsigned int)atoi(argv[2]);
	most = (unsigned int)atoi(argv[3]);
	for (unsigned int game = 0; game < games; game++)
		wrong += !is_told_right((enum kind)kind, seed++);
	printf("%u of %u games told wrongly, %u may be\n", wrong, games, most);
	return !games || wrong > most;
}
