/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Players and arbiter in their order: each acts only after he has seen the other's act, the
 * press or, in a hurry, the release.
 */
#include "sim/scene.h"

#include <stdlib.h>

#include "sim/incident.h"
#include "sim/mishap.h"
#include "sim/offence.h"
#include "sim/technique.h"

#define MS ((laws_time)1000)

/* The purpose of the random numbers for mishaps; the boards have 1 and 2. */
#define MISHAPS 3

/* A player keeps time for this many moves like the present one on the clock. */
#define MOVES_IN_RESERVE 25
/* With less than this left the hand hurries, and takes this share of its time. */
#define HURRY_TIME    (40 * LAWS_SECOND)
#define HURRY_PERCENT 75

/* Between release and press some players look once more, or write the move down. */
#define LOOK_MOST     (1500 * MS)
#define WRITING_LEAST (1500 * MS)
#define WRITING_MOST  (6000 * MS)
/* The percentage of moves with another look; none in a hurry. */
#define LOOKS_PERCENT 30

/* When a forgotten press is noticed; and in how many of a hundred cases only by the answer. */
#define FORGOTTEN_LEAST	 (3 * LAWS_SECOND)
#define FORGOTTEN_MOST	 (40 * LAWS_SECOND)
#define ANSWERED_PERCENT 30
/* In how many of a hundred of the latter neither player presses before the move after that. */
#define NOBODY_PERCENT 40

/* From the press until an announced move has been said and repeated: some eight words twice. */
#define SPOKEN_LEAST (2 * LAWS_SECOND)
#define SPOKEN_MOST  (6 * LAWS_SECOND)

/* The least time from the opponent's press to a player's own. */
#define PRESSES_APART (150 * MS)

static struct hand_model hand_model_draw(const struct scene *scene,
					 const struct simulation *simulation,
					 const struct style *style)
{
	const struct surroundings *around = &surroundings[simulation->conditions];
	struct hand_model model =
		hand_paced(&hand_swift, scene->pace->hand_percent * style->speed / 100);

	model.stray_most = around->stray_most;
	model.brush_most = around->brush_most;
	model.width_square = model.width_square * scene->pace->width / 100;
	model.off_centre = scene->mishap.model->off_centre;
	return model;
}

/* The number of the board at which a player sits. */
static unsigned int board_of(const struct simulation *simulation, enum laws_side side)
{
	if (simulation->visually_disabled == LAWS_VISUALLY_DISABLED_NONE)
		return 0;
	return simulation->visually_disabled == LAWS_VISUALLY_DISABLED_WHITE ? side == LAWS_WHITE
									     : side == LAWS_BLACK;
}

static void player_init(struct scene *scene, const struct simulation *simulation,
			enum laws_side side)
{
	struct player *player = &scene->players[side];
	struct field *field = &scene->board[board_of(simulation, side)].field;

	player->style = style_draw(surroundings[simulation->conditions].manners, &scene->random);
	mishap_habits(&scene->mishap, &player->style);
	player->model = hand_model_draw(scene, simulation, &player->style);
	player->hurried = hand_paced(&player->model, HURRY_PERCENT);
	hand_init(&player->hand, &player->model, &scene->table, &scene->random, field, side, false);
	hand_init(&player->other, &player->model, &scene->table, &scene->random, field, side, true);
	player->hand.timeline = &scene->board[0].timeline;
	player->other.timeline = &scene->board[0].timeline;
}

static void board_init(struct scene *scene, const struct simulation *simulation,
		       unsigned int number, laws_squares squares, struct random random)
{
	unsigned int strong = scene->mishap.model->strong_strength;

	scene->field_model = *surroundings[simulation->conditions].field;
	if (strong > 0) {
		scene->field_model.strong_per_mille = 1000;
		scene->field_model.strong_strength = strong;
		scene->field_model.neighbours_hold = true;
	}
	field_init(&scene->board[number].field, &scene->field_model, scene->table.square_size,
		   squares, random_split(random.state, 1 + number), &scene->board[number].timeline);
}

void scene_init(struct scene *scene, const struct simulation *simulation,
		const struct script *script, struct random random)
{
	const struct laws_time_control *control = &script->settings.regulations.time_control;

	*scene = (struct scene){
		.script = script,
		.pace = &pace_models[pace_choose(simulation->pace, control)],
		.table = {.square_size = (int32_t)simulation->square_size * 1000},
		.random = random,
		.boards = simulation->visually_disabled ? 2 : 1,
	};
	scene->begun = calloc(script->count + 1, sizeof(*scene->begun));
	scene->commands.failed = !scene->begun;
	mishap_plan(scene, simulation, random_split(random.state, MISHAPS));
	for (unsigned int i = 0; i < scene->boards; i++)
		board_init(scene, simulation, i, laws_position_occupied(&script->settings.start),
			   random);
	laws_clock_init(&scene->clock, control);
	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		player_init(scene, simulation, (enum laws_side)side);
	if (random_between(&scene->random, 0, 999) < (int64_t)simulation->offence_rate)
		offence_plan(scene, simulation->offences);
}

void scene_free(struct scene *scene)
{
	for (unsigned int i = 0; i < scene->boards; i++)
		timeline_free(&scene->board[i].timeline);
	inputs_free(&scene->commands);
	free(scene->begun);
}

void scene_command(struct scene *scene, laws_time t, struct command command)
{
	struct input input = {.t = t, .type = INPUT_COMMAND, .command = command};

	inputs_add(&scene->commands, &input);
}

void scene_note(struct scene *scene, const char *what, laws_square square, laws_time from,
		laws_time to)
{
	struct trouble trouble = {
		.what = what, .ply = scene->ply, .square = square, .from = from, .to = to};

	inputs_note(&scene->commands, &trouble);
}

laws_time scene_pause(struct scene *scene, laws_time least, laws_time most)
{
	return random_between(&scene->random, least, most);
}

laws_square scene_choose(struct scene *scene, laws_squares from)
{
	int count = __builtin_popcountll(from);
	int64_t skip;

	if (count == 0)
		return LAWS_NO_SQUARE;
	for (skip = random_between(&scene->random, 0, count - 1); skip > 0; skip--)
		from &= from - 1;
	return (laws_square)__builtin_ctzll(from);
}

/* The most of his clock time that a player takes for one act, or @span if less or no clock. */
static laws_time limited_by_clock(const struct scene *scene, enum laws_side side, laws_time span)
{
	laws_time most;

	if (!laws_clock_is_kept(&scene->clock))
		return span;
	most = laws_clock_left(&scene->clock, side, scene->now) / MOVES_IN_RESERVE;
	return span < most ? span : most;
}

/*
 * Mostly short, sometimes long: a fixed quarter of the mean, and three times the mean times
 * a product of two draws, which is a quarter on average. The clock sets the limit.
 */
static laws_time thinking_time(struct scene *scene, enum laws_side side)
{
	int64_t first = random_between(&scene->random, 0, 1000);
	int64_t second = random_between(&scene->random, 0, 1000);
	laws_time mean = scene->pace->thinking;
	laws_time span =
		limited_by_clock(scene, side, mean / 4 + mean * 3 * first / 1000 * second / 1000);

	return span > hand_swift.reaction ? span : hand_swift.reaction;
}

/* True when the player begins his answer as soon as the opponent has released his piece. */
static bool answers_early(struct scene *scene, const struct player *player, bool hurried)
{
	return scene->may_answer && scene->boards == 1 && (scene->pace->hurries || hurried) &&
	       random_chance(&scene->random, player->style.habits.answers_early);
}

struct hand *scene_ready(struct scene *scene, enum laws_side side)
{
	struct player *player = &scene->players[side];
	struct hand *hand = &player->hand;
	bool hurried = laws_clock_is_kept(&scene->clock) &&
		       laws_clock_left(&scene->clock, side, scene->now) < HURRY_TIME;

	hand->model = hurried ? &player->hurried : &player->model;
	player->other.model = hand->model;
	if (answers_early(scene, player, hurried))
		hand_wait_until(hand, scene->released + scene_pause(scene, hand_swift.reaction,
								    3 * hand_swift.reaction));
	else
		hand_wait_until(hand, scene->now + thinking_time(scene, side));
	return hand;
}

static void press(struct scene *scene, struct hand *hand)
{
	scene->owes_press = false;
	scene->unpressed = false;
	if (scene->mishap.no_levers) {
		scene->now = hand->now;
		hand_withdraw(hand);
		return;
	}
	hand_wait_until(hand, scene->now + PRESSES_APART);
	scene->now = hand_press(hand);
	mishap_shake(scene);
	hand_withdraw(hand);
}

void scene_press(struct scene *scene, struct hand *hand)
{
	press(scene, hand);
	laws_clock_start(&scene->clock, laws_side_other(hand->side), scene->now);
	scene->may_answer = false;
}

/*
 * A pawn and a queen close the same reed: a promotion to another piece must be declared
 * (Article 3.7.3.4).
 */
static void declare(struct scene *scene, struct player *player, enum laws_kind kind)
{
	if (kind == LAWS_NO_KIND ||
	    (kind == LAWS_QUEEN &&
	     !random_chance(&scene->random, player->style.habits.declares_queen)))
		return;
	scene_command(scene, player->hand.now,
		      (struct command){.verb = VERB_PROMOTE, .side = LAWS_WHITE, .kind = kind});
	hand_wait(&player->hand, scene_pause(scene, 100 * MS, 300 * MS));
}

/* The time between the release and reaching for the clock. */
static void linger(struct scene *scene, struct player *player)
{
	struct hand *hand = &player->hand;
	laws_time span = 0;

	if (scene->pace->hurries)
		return;
	if (random_rarely(&scene->random, player->style.habits.writes_first))
		span = scene_pause(scene, WRITING_LEAST, WRITING_MOST);
	else if (random_chance(&scene->random, LOOKS_PERCENT))
		span = scene_pause(scene, 0, LOOK_MOST);
	hand_wait(hand, limited_by_clock(scene, hand->side, span));
}

/*
 * The mover forgets his clock: he notices it later, or his opponent answers first. Returns
 * true when the move goes on without a press.
 */
static bool forgets(struct scene *scene, struct player *player, bool last)
{
	struct hand *hand = &player->hand;

	if (!random_rarely(&scene->random, player->style.habits.forgets))
		return false;
	if (!last && scene->may_answer && random_chance(&scene->random, ANSWERED_PERCENT)) {
		hand_withdraw(hand);
		scene->owes_press = true;
		return true;
	}
	hand_withdraw(hand);
	hand_wait(hand, limited_by_clock(scene, hand->side,
					 scene_pause(scene, FORGOTTEN_LEAST, FORGOTTEN_MOST)));
	return false;
}

/* The other hand waits at the clock, and presses at once. */
static void press_with_other_hand(struct scene *scene, struct player *player)
{
	player->other.at =
		table_input(&scene->table, LINE_INPUTS + (unsigned int)player->hand.side);
	player->other.at.x -= 30000;
	hand_wait_until(&player->other, player->hand.now);
	press(scene, &player->other);
	hand_withdraw(&player->hand);
}

static void move_pieces(struct scene *scene, struct player *player, const struct play *play)
{
	bool deed = offence_move(scene, player, play);

	if (!deed) {
		incident_before_move(scene, player, play);
		mishap_before_move(scene, player, play);
		if (!mishap_move(scene, player, play))
			technique_move(&player->hand, &player->style, &play->before, play->move);
	}
	declare(scene, player, (enum laws_kind)play->move.promotion);
	scene->released = player->hand.now;
	scene->may_answer = play->move.promotion == LAWS_NO_KIND && !deed;
	if (!deed) {
		incident_after_move(scene, player, play);
		mishap_after_move(scene, player, play);
	}
	/* A player does not reach among pieces that the other one is putting right. */
	if (scene->released < player->hand.now)
		scene->may_answer = false;
}

static void offer_draw(struct scene *scene, struct hand *hand)
{
	hand_wait(hand, scene_pause(scene, 300 * MS, 1000 * MS));
	scene_command(scene, hand->now,
		      (struct command){.verb = VERB_OFFER_DRAW, .side = hand->side});
	hand_wait(hand, scene_pause(scene, 500 * MS, 1000 * MS));
}

/* Presses, or not; returns true when the move goes on without a press. */
static bool finish_move(struct scene *scene, struct player *player, const struct play *play,
			bool last)
{
	bool owed = scene->owes_press;

	/* The player who forgot to press does it now that the opponent has moved. */
	if (owed && !last && random_chance(&scene->random, NOBODY_PERCENT)) {
		scene->owes_press = false;
		scene->unpressed = true;
		hand_withdraw(&player->hand);
		return true;
	}
	if (owed) {
		struct hand *late = &scene->players[laws_side_other(player->hand.side)].hand;

		hand_wait_until(late, player->hand.now + scene_pause(scene, hand_swift.reaction,
								     3 * hand_swift.reaction));
		scene_press(scene, late);
	}
	linger(scene, player);
	if (!owed && forgets(scene, player, last))
		return true;
	if (!last)
		mishap_before_press(scene, player, play);
	if (offence_other_hand(scene, play))
		press_with_other_hand(scene, player);
	else
		press(scene, &player->hand);
	mishap_after_press(scene, player, play);
	return false;
}

/* The opponent has heard the move, and makes it on his own board (D.2.1). */
static void repeat(struct scene *scene, const struct play *play)
{
	struct player *player = &scene->players[laws_side_other(laws_position_side(&play->before))];
	struct hand *hand = &player->hand;

	if (scene->boards == 1)
		return;
	hand_wait_until(hand, scene->now + scene_pause(scene, SPOKEN_LEAST, SPOKEN_MOST));
	technique_move(hand, &player->style, &play->before, play->move);
	hand_withdraw(hand);
	scene->now = hand->now;
}

/* No result is announced before an analysis. */
static enum ending ending_of(const struct scene *scene)
{
	return scene->mishap.model->analysis ? ENDING_NONE : scene->script->ending;
}

static void play_move(struct scene *scene, const struct play *play, bool last)
{
	enum laws_side side = laws_position_side(&play->before);
	struct player *player = &scene->players[side];
	struct hand *hand = scene_ready(scene, side);
	bool ends = last && scene->script->ending == ENDING_ON_BOARD;

	mishap_ready(scene, player);
	if (scene->begun)
		scene->begun[scene->ply] = hand->now;
	scene->ply++;
	move_pieces(scene, player, play);
	if (last && ending_of(scene) == ENDING_AGREEMENT)
		offer_draw(scene, hand);
	if (scene->now < hand->now && !scene->owes_press && ends &&
	    random_chance(&scene->random, 50)) {
		scene->now = hand->now;
		return;
	}
	if (finish_move(scene, player, play, last)) {
		mishap_after_press(scene, player, play);
		scene->now = hand->now;
		repeat(scene, play);
		return;
	}
	laws_clock_complete(&scene->clock, side, scene->now);
	laws_clock_start(&scene->clock, laws_side_other(side), scene->now);
	repeat(scene, play);
}

static void play_adjust(struct scene *scene, const struct play *play)
{
	enum laws_side side = laws_position_side(&play->before);
	struct hand *hand = scene_ready(scene, side);

	incident_adjust(scene, &scene->players[side], play->squares, true);
	hand_withdraw(hand);
	scene->now = hand->now;
}

/* The arbiter looks, stops the clocks, and rules on the alert that was just raised. */
void scene_confirm(struct scene *scene)
{
	scene->now += scene_pause(scene, 1500 * MS, 3000 * MS);
	laws_clock_pause(&scene->clock, scene->now);
	scene_command(scene, scene->now, (struct command){.verb = VERB_CONFIRM});
}

/* The opponent presses back: the player still has to make a move. */
void scene_press_back(struct scene *scene, enum laws_side side)
{
	struct hand *opponent = &scene->players[laws_side_other(side)].hand;

	hand_wait_until(opponent, scene->now + scene_pause(scene, 600 * MS, 1500 * MS));
	scene_press(scene, opponent);
}

static void play_illegal(struct scene *scene, const struct play *play)
{
	enum laws_side side = laws_position_side(&play->before);
	struct hand *hand = scene_ready(scene, side);
	const struct style *style = &scene->players[side].style;

	technique_transfer(hand, style, play->from, play->to);
	scene_press(scene, hand);
	scene_confirm(scene);
	hand_wait_until(hand, scene->now + scene_pause(scene, 500 * MS, 1500 * MS));
	technique_restore(hand, style, &play->before, play->from, play->to);
	hand_withdraw(hand);
	scene->now = hand->now;
	scene_press_back(scene, side);
}

static void play_no_move(struct scene *scene, const struct play *play)
{
	enum laws_side side = laws_position_side(&play->before);

	scene_press(scene, scene_ready(scene, side));
	scene_confirm(scene);
	scene_press_back(scene, side);
}

/*
 * The player who is not to move starts the other's clock (Article 6.2.1 for the first move,
 * too).
 */
static void start(struct scene *scene)
{
	enum laws_side side = laws_position_side(&scene->script->settings.start);
	struct hand *hand = &scene->players[laws_side_other(side)].hand;

	hand_wait_until(hand, scene_pause(scene, 800 * MS, 1500 * MS));
	if (scene->mishap.no_levers)
		scene_command(scene, hand->now, (struct command){.verb = VERB_START});
	scene_press(scene, hand);
}

static void end(struct scene *scene, enum laws_side to_move)
{
	const struct script *script = scene->script;
	laws_time t = scene->now;

	switch (ending_of(scene)) {
	case ENDING_NONE:
	case ENDING_ON_BOARD:
		break;
	case ENDING_RESIGN:
		t += thinking_time(scene, to_move);
		scene_command(scene, t,
			      (struct command){.verb = VERB_RESIGN, .side = script->loser});
		break;
	case ENDING_AGREEMENT:
		t += thinking_time(scene, to_move);
		scene_command(scene, t, (struct command){.verb = VERB_ACCEPT_DRAW});
		break;
	case ENDING_RESULT:
		t += scene_pause(scene, 5 * LAWS_SECOND, 20 * LAWS_SECOND);
		scene_command(scene, t,
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

/* An offence in a move can be recognised at its press. */
static void deeds_end(struct scene *scene)
{
	struct input_list *truth = &scene->commands;

	if (truth->deed_count > 0 && truth->deeds[truth->deed_count - 1].to == 0)
		truth->deeds[truth->deed_count - 1].to = scene->now;
}

void scene_play(struct scene *scene)
{
	const struct script *script = scene->script;
	enum laws_side side = laws_position_side(&script->settings.start);

	struct laws_position position = script->settings.start;

	start(scene);
	for (size_t i = 0; i < script->count; i++) {
		const struct play *play = &script->plays[i];
		bool is_deed = scene->has_deed && i == scene->deed_at;

		if (is_deed)
			offence_before(scene, play);
		side = laws_position_side(&play->before);
		switch (play->kind) {
		case PLAY_MOVE:
			mishap_between_moves(scene, play);
			play_move(scene, play, i + 1 == script->count);
			if (is_deed && scene->deed.to == 0)
				scene->deed.to = scene->now;
			deeds_end(scene);
			position = play->before;
			laws_move_play(&position, play->move);
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
	scene->over = scene->now;
	end(scene, side);
	if (scene->mishap.model->analysis)
		mishap_analyse(scene, &position);
}
