/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Players and arbiter in their order: nobody acts before the other's act is seen. */
#include "scene.h"

#include "technique.h"

#define MS ((laws_time)1000)

/* Of a hundred moves under normal conditions. */
#define BRUSH_PERCENT  6
#define ADJUST_PERCENT 2
/* Of a hundred promotions to a queen; to another piece all are declared. */
#define DECLARE_QUEEN_PERCENT 40

/* A player leaves himself so many moves like the present one on the clock. */
#define MOVES_IN_RESERVE 25
/* With less than this left the hand hurries. */
#define HURRY_TIME    (40 * LAWS_SECOND)
#define HURRY_PERCENT 60

/* Of each pace: how long is thought on average, and the hand's times in percent. */
static const struct {
	laws_time thinking;
	unsigned int hand_percent;
} paces[PACE_COUNT] = {
	[PACE_AUTO] = {60 * LAWS_SECOND, 100}, [PACE_STANDARD] = {60 * LAWS_SECOND, 100},
	[PACE_RAPID] = {15 * LAWS_SECOND, 90}, [PACE_BLITZ] = {5 * LAWS_SECOND, 80},
	[PACE_BULLET] = {800 * MS, 60},
};

/* Articles A.1 and B.1 part the formats by the time for sixty moves. */
static enum pace pace_choose(enum pace pace, const struct laws_time_control *control)
{
	laws_time sixty;

	if (pace != PACE_AUTO || control->periods == 0)
		return pace;
	sixty = control->period[0].allotted +
		60 * (control->period[0].increment + control->period[0].delay);
	if (control->periods > 1 || sixty >= 3600 * LAWS_SECOND)
		return PACE_STANDARD;
	if (sixty > 600 * LAWS_SECOND)
		return PACE_RAPID;
	return sixty >= 180 * LAWS_SECOND ? PACE_BLITZ : PACE_BULLET;
}

void scene_init(struct scene *scene, const struct simulation *simulation,
		const struct script *script, struct random random)
{
	const struct laws_time_control *control = &script->settings.regulations.time_control;
	enum pace pace = pace_choose(simulation->pace, control);

	*scene = (struct scene){
		.script = script,
		.table = {.square_size = (int32_t)simulation->square_size * 1000},
		.model = hand_hurried(&hand_calm, paces[pace].hand_percent),
		.random = random,
		.thinking = paces[pace].thinking,
		.touches = simulation->conditions == CONDITIONS_NORMAL,
	};
	scene->hurried = hand_hurried(&scene->model, HURRY_PERCENT);
	laws_clock_init(&scene->clock, control);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		hand_init(&scene->hands[side], &scene->model, &scene->table, &scene->random,
			  &scene->timeline, (enum laws_side)side);
}

void scene_free(struct scene *scene)
{
	timeline_free(&scene->timeline);
	inputs_free(&scene->commands);
}

static void command_give(struct scene *scene, laws_time t, struct command command)
{
	struct input input = {.t = t, .type = INPUT_COMMAND, .command = command};

	inputs_add(&scene->commands, &input);
}

/*
 * Mostly short, sometimes long: a product of two draws, on average a quarter,
 * times three, beside a fixed quarter. The clock sets the limit.
 */
static laws_time thinking_time(struct scene *scene, enum laws_side side)
{
	int64_t first = random_between(&scene->random, 0, 1000);
	int64_t second = random_between(&scene->random, 0, 1000);
	laws_time span = scene->thinking / 4 + scene->thinking * 3 * first / 1000 * second / 1000;

	if (laws_clock_is_kept(&scene->clock)) {
		laws_time most =
			laws_clock_left(&scene->clock, side, scene->now) / MOVES_IN_RESERVE;

		if (span > most)
			span = most;
	}
	return span > scene->model.reaction ? span : scene->model.reaction;
}

static laws_time pause_between(struct scene *scene, laws_time least, laws_time most)
{
	return random_between(&scene->random, least, most);
}

/* The player to move has thought: his hand is free to act. */
static struct hand *player_ready(struct scene *scene, enum laws_side side)
{
	struct hand *hand = &scene->hands[side];
	bool short_of_time = laws_clock_is_kept(&scene->clock) &&
			     laws_clock_left(&scene->clock, side, scene->now) < HURRY_TIME;

	hand->model = short_of_time ? &scene->hurried : &scene->model;
	hand_wait_until(hand, scene->now + thinking_time(scene, side));
	return hand;
}

static void press(struct scene *scene, struct hand *hand)
{
	scene->now = hand_press(hand);
	hand_withdraw(hand);
}

/* Presses, so that the clock of the other side runs from now on. */
static void press_and_start(struct scene *scene, struct hand *hand)
{
	press(scene, hand);
	laws_clock_start(&scene->clock, laws_side_other(hand->side), scene->now);
}

/* "J'adoube": by word, which names the pieces or not, or by the button. */
static void announce(struct scene *scene, struct hand *hand, laws_squares squares)
{
	int64_t way = random_between(&scene->random, 0, 2);

	if (way == 0) {
		hand_push(hand, LINE_ADJUST);
		return;
	}
	command_give(scene, hand->now,
		     (struct command){.verb = VERB_ADJUST, .squares = way == 1 ? squares : 0});
	hand_wait(hand, pause_between(scene, 300 * MS, 600 * MS));
}

static void adjust_all(struct hand *hand, laws_squares squares)
{
	for (laws_square square = 0; square < 64; square++) {
		if (squares & LAWS_SQUARE_SET(square))
			technique_adjust(hand, square);
	}
}

/* One square of @from at random, or LAWS_NO_SQUARE when it is empty. */
static laws_square square_choose(struct random *random, laws_squares from)
{
	int count = __builtin_popcountll(from);
	int64_t skip;

	if (count == 0)
		return LAWS_NO_SQUARE;
	for (skip = random_between(random, 0, count - 1); skip > 0; skip--)
		from &= from - 1;
	return (laws_square)__builtin_ctzll(from);
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

/* Touches that the Laws let pass, before the move that they precede. */
static void touch_honestly(struct scene *scene, struct hand *hand, const struct play *play)
{
	const struct laws_position *before = &play->before;
	laws_squares moving = LAWS_SQUARE_SET(play->move.from) | LAWS_SQUARE_SET(play->move.to);
	laws_square square;

	if (random_chance(&scene->random, ADJUST_PERCENT)) {
		square = square_choose(&scene->random, before->sides[hand->side]);
		announce(scene, hand, LAWS_SQUARE_SET(square));
		technique_adjust(hand, square);
		hand_wait(hand, pause_between(scene, 500 * MS, 1500 * MS));
	}
	if (random_chance(&scene->random, BRUSH_PERCENT)) {
		square = square_choose(&scene->random, neighbours(play->move.from) & ~moving &
							       laws_position_occupied(before));
		if (square != LAWS_NO_SQUARE)
			hand_brush(hand, square);
	}
}

/* A pawn and a queen close the same reed: what is no queen must be said (Article 3.7.3.4). */
static void declare(struct scene *scene, struct hand *hand, enum laws_kind kind)
{
	if (kind == LAWS_NO_KIND ||
	    (kind == LAWS_QUEEN && !random_chance(&scene->random, DECLARE_QUEEN_PERCENT)))
		return;
	command_give(scene, hand->now,
		     (struct command){.verb = VERB_PROMOTE, .side = LAWS_WHITE, .kind = kind});
	hand_wait(hand, pause_between(scene, 100 * MS, 300 * MS));
}

static void play_move(struct scene *scene, const struct play *play, bool last)
{
	enum laws_side side = laws_position_side(&play->before);
	struct hand *hand = player_ready(scene, side);
	bool ends = last && scene->script->ending == ENDING_ON_BOARD;

	if (scene->touches)
		touch_honestly(scene, hand, play);
	technique_move(hand, &play->before, play->move);
	declare(scene, hand, (enum laws_kind)play->move.promotion);
	if (last && scene->script->ending == ENDING_AGREEMENT) {
		hand_wait(hand, pause_between(scene, 300 * MS, 1000 * MS));
		command_give(scene, hand->now,
			     (struct command){.verb = VERB_OFFER_DRAW, .side = side});
		hand_wait(hand, pause_between(scene, 500 * MS, 1000 * MS));
	}
	scene->now = hand->now;
	if (ends && random_chance(&scene->random, 50))
		return;
	press(scene, hand);
	laws_clock_complete(&scene->clock, side, scene->now);
	laws_clock_start(&scene->clock, laws_side_other(side), scene->now);
}

static void play_adjust(struct scene *scene, const struct play *play)
{
	struct hand *hand = player_ready(scene, laws_position_side(&play->before));

	command_give(scene, hand->now,
		     (struct command){.verb = VERB_ADJUST, .squares = play->squares});
	hand_wait(hand, pause_between(scene, 300 * MS, 600 * MS));
	adjust_all(hand, play->squares);
	hand_withdraw(hand);
	scene->now = hand->now;
}

/* The arbiter looks, stops the clocks, and rules on what was just raised. */
static void confirm(struct scene *scene)
{
	scene->now += pause_between(scene, 1500 * MS, 3000 * MS);
	laws_clock_pause(&scene->clock, scene->now);
	command_give(scene, scene->now, (struct command){.verb = VERB_CONFIRM});
}

/* The opponent gives the clock back: the player to move has still to move. */
static void press_back(struct scene *scene, enum laws_side side)
{
	struct hand *opponent = &scene->hands[laws_side_other(side)];

	hand_wait_until(opponent, scene->now + pause_between(scene, 600 * MS, 1500 * MS));
	press_and_start(scene, opponent);
}

static void play_illegal(struct scene *scene, const struct play *play)
{
	enum laws_side side = laws_position_side(&play->before);
	struct hand *hand = player_ready(scene, side);

	technique_transfer(hand, &play->before, play->from, play->to);
	press_and_start(scene, hand);
	confirm(scene);
	hand_wait_until(hand, scene->now + pause_between(scene, 500 * MS, 1500 * MS));
	technique_restore(hand, &play->before, play->from, play->to);
	hand_withdraw(hand);
	scene->now = hand->now;
	press_back(scene, side);
}

static void play_no_move(struct scene *scene, const struct play *play)
{
	enum laws_side side = laws_position_side(&play->before);

	press_and_start(scene, player_ready(scene, side));
	confirm(scene);
	press_back(scene, side);
}

/* Who is not to move starts the clock of who is (Article 6.2.1 for the first move, too). */
static void start(struct scene *scene)
{
	enum laws_side side = laws_position_side(&scene->script->settings.start);
	struct hand *hand = &scene->hands[laws_side_other(side)];

	hand_wait_until(hand, pause_between(scene, 800 * MS, 1500 * MS));
	press_and_start(scene, hand);
}

static void end(struct scene *scene, enum laws_side to_move)
{
	const struct script *script = scene->script;
	laws_time t = scene->now;

	switch (script->ending) {
	case ENDING_NONE:
	case ENDING_ON_BOARD:
		break;
	case ENDING_RESIGN:
		t += thinking_time(scene, to_move);
		command_give(scene, t,
			     (struct command){.verb = VERB_RESIGN, .side = script->loser});
		break;
	case ENDING_AGREEMENT:
		t += thinking_time(scene, to_move);
		command_give(scene, t, (struct command){.verb = VERB_ACCEPT_DRAW});
		break;
	case ENDING_RESULT:
		t += pause_between(scene, 5 * LAWS_SECOND, 20 * LAWS_SECOND);
		command_give(scene, t,
			     (struct command){
				     .verb = VERB_RESULT,
				     .result = script->result,
				     .reason = script->result == LAWS_RESULT_DRAW
						       ? LAWS_REASON_AGREEMENT
						       : LAWS_REASON_BOTH_LOST,
			     });
		break;
	}
}

void scene_play(struct scene *scene)
{
	const struct script *script = scene->script;
	enum laws_side side = laws_position_side(&script->settings.start);

	start(scene);
	for (size_t i = 0; i < script->count; i++) {
		const struct play *play = &script->plays[i];

		side = laws_position_side(&play->before);
		switch (play->kind) {
		case PLAY_MOVE:
			play_move(scene, play, i + 1 == script->count);
			side = laws_side_other(side);
			break;
		case PLAY_ADJUST:
			play_adjust(scene, play);
			break;
		case PLAY_ILLEGAL:
			play_illegal(scene, play);
			break;
		case PLAY_NO_MOVE:
			play_no_move(scene, play);
			break;
		}
	}
	end(scene, side);
}
