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

#include "lot.h"

enum kind { KIND_ONE, KIND_TWO, KIND_BOTH, KIND_ANOTHER, KIND_ANY };

static const char *const kind_names[] = {"one", "two", "both", "another", "any"};

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
	if (kind == KIND_ANY)
		kind = (enum kind)random_between(&play->random, 0, KIND_ANY - 1);
	/* Back at the start another game begins. */
	if (play->plies < 3)
		return;
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

static void act_out(struct play *play, enum kind kind)
{
	struct laws_move move;

	play_begin(play);
	rest(play);
	for (unsigned int acted = 0; acted < ACTED_MOST && play_choose(play, &move); acted++) {
		play_make(play, move);
		rest(play);
		if (laws_moves_count(play_now(play)) && random_chance(&play->random, 20))
			change_minds(play, kind);
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
	play = (struct play){.random = random_split(seed, kind)};
	settings_default(&play.list.settings);
	play_set(&play, "Clock", "none");
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
