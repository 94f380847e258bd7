/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Adjustments, hesitation, sleeves. */
#include "sim/incident.h"

#include "sim/technique.h"

#define MS ((laws_time)1000)

/* How long a piece that is put back is held, and how long its player thinks afterwards. */
#define FIDGET_LEAST (100 * MS)
#define FIDGET_MOST  (3000 * MS)
#define RETHINK_MOST (8000 * MS)

/* How far a sleeve shoves a piece, in % of the way to the next square's middle. */
#define KNOCK_LEAST 25
#define KNOCK_MOST  60

/* "J'adoube": by word, which names the pieces or not, or by the button. */
static void announce(struct scene *scene, struct hand *hand, laws_squares squares, int64_t way)
{
	if (scene->mishap.model->adjusts > 0) {
		hand_wait(hand, scene_pause(scene, mishaps.voice_least, mishaps.voice_most));
		return;
	}
	if (way == 0) {
		hand_push(hand, LINE_ADJUST);
		return;
	}
	scene_command(scene, hand->now,
		      (struct command){.verb = VERB_ADJUST, .squares = way == 1 ? squares : 0});
	hand_wait(hand, scene_pause(scene, 300 * MS, 600 * MS));
}

void incident_adjust(struct scene *scene, struct player *player, laws_squares squares, bool by_word)
{
	int64_t way = by_word ? 1 : random_between(&scene->random, 0, 2);

	announce(scene, &player->hand, squares, way);
	for (; squares != 0; squares &= squares - 1) {
		laws_square square = (laws_square)__builtin_ctzll(squares);
		laws_time from = player->hand.now;

		technique_adjust(&player->hand, square);
		if (scene->mishap.model->adjusts > 0)
			scene_note(scene, "adjusted", square, from, player->hand.now);
	}
}

/* Up to three pieces, mostly one and mostly one's own. */
static laws_squares choose_adjusted(struct scene *scene, const struct laws_position *position,
				    enum laws_side side)
{
	laws_squares all = position->sides[LAWS_WHITE] | position->sides[LAWS_BLACK];
	laws_squares from = random_chance(&scene->random, 80) ? position->sides[side] : all;
	laws_squares chosen = 0;

	do {
		laws_square square = scene_choose(scene, from);

		chosen |= LAWS_SQUARE_SET(square);
	} while (__builtin_popcountll(chosen) < 3 && random_chance(&scene->random, 30));
	return chosen;
}

static laws_squares neighbours(laws_square square)
{
	laws_squares set = 0;

	for (int step = 0; step < 9; step++) {
		int file = square % 8 + step % 3 - 1;
		int rank = square / 8 + step / 3 - 1;

		if (file >= 0 && file < 8 && rank >= 0 && rank < 8)
			set |= LAWS_SQUARE_SET(rank * 8 + file);
	}
	return set;
}

/* The pieces that a sleeve can meet: those beside the move's squares, without the moved one. */
static laws_squares within_reach(const struct play *play)
{
	laws_squares moving = LAWS_SQUARE_SET(play->move.from) | LAWS_SQUARE_SET(play->move.to);

	return (neighbours(play->move.from) | neighbours(play->move.to)) & ~moving;
}

void incident_before_move(struct scene *scene, struct player *player, const struct play *play)
{
	const struct laws_position *before = &play->before;
	const struct manners *habits = &player->style.habits;
	struct hand *hand = &player->hand;
	laws_square square;

	if (random_rarely(&scene->random, habits->adjusts)) {
		incident_adjust(scene, player, choose_adjusted(scene, before, hand->side), false);
		hand_wait(hand, scene_pause(scene, 0, 2000 * MS));
	}
	if (random_rarely(&scene->random, habits->fidgets)) {
		technique_put_back(hand, play->move.from,
				   scene_pause(scene, FIDGET_LEAST, FIDGET_MOST));
		hand_wait(hand, scene_pause(scene, 0, RETHINK_MOST));
	}
	if (random_rarely(&scene->random, habits->brushes)) {
		square = scene_choose(scene, laws_position_occupied(before) & within_reach(play));
		if (square != LAWS_NO_SQUARE)
			hand_brush(hand, square);
	}
}

void incident_after_move(struct scene *scene, struct player *player, const struct play *play)
{
	struct hand *hand = &player->hand;
	laws_squares near = within_reach(play) & laws_position_occupied(&play->before);
	laws_square square;

	if (!random_rarely(&scene->random, player->style.habits.knocks) ||
	    play->move.type != LAWS_MOVE_ORDINARY)
		return;
	square = scene_choose(scene, near);
	if (square == LAWS_NO_SQUARE)
		return;
	hand_knock(hand, square, (unsigned int)scene_pause(scene, KNOCK_LEAST, KNOCK_MOST));
	hand_wait(hand, scene_pause(scene, 300 * MS, 1500 * MS));
	technique_adjust(hand, square);
}
