/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Falling pieces, careless placements, captures with both hands, presses without a move, analysis
 * after the game.
 */
#include "sim/mishap.h"

#include "sim/offence.h"
#include "sim/technique.h"

#define MS ((laws_time)1000)

/* Whether and where an incident happens has random numbers of its own; hands use the scene's. */
static int64_t draw(struct scene *scene, int64_t least, int64_t most)
{
	return random_between(&scene->mishap.random, least, most);
}

static bool chance(struct scene *scene, unsigned int percent)
{
	return random_chance(&scene->mishap.random, percent);
}

static struct field *field_of(struct player *player)
{
	return player->hand.field;
}

/* The moves that another one follows: after the last one fallen pieces stay where they lie. */
static size_t moves_but_last(const struct script *script)
{
	size_t count = 0;

	for (size_t i = 0; i < script->count; i++)
		count += script->plays[i].kind == PLAY_MOVE;
	return count > 0 ? count - 1 : 0;
}

void mishap_plan(struct scene *scene, const struct simulation *simulation, struct random random)
{
	const struct hardship_model *model = &simulation->hardship;
	struct mishap *mishap = &scene->mishap;

	*mishap = (struct mishap){
		.model = model,
		.no_levers = simulation->no_levers || model->no_levers,
		.random = random,
	};
	mishap->presses = moves_but_last(scene->script);
	mishap->moves = mishap->presses;
	if (mishap->model->knocks_most > 0)
		mishap->knocks = (unsigned int)draw(scene, mishap->model->knocks_least,
						    mishap->model->knocks_most);
	if (mishap->model->idle_most > 0)
		mishap->idles = (unsigned int)draw(scene, mishap->model->idle_least,
						   mishap->model->idle_most);
}

void mishap_habits(const struct mishap *mishap, struct style *style)
{
	const struct hardship_model *model = mishap->model;

	if (model->adjusts > 0)
		style->habits.adjusts = model->adjusts;
	if (mishap->no_levers)
		style->habits.forgets = 0;
	if (!model->captures_any_way && model->captures_by == CAPTURE_WAYS)
		return;
	for (int way = 0; way < CAPTURE_WAYS; way++)
		style->habits.captures[way] =
			model->captures_any_way || model->captures_by == (enum capture_way)way;
}

/* True for a piece near its reed's limit; ordinary placements end nearer to the middle. */
static bool is_off_centre(const struct field *field, laws_square square)
{
	return field_off_centre(field, square) * 100 >=
	       field_limit(field, square) * (int32_t)mishaps.limit_least;
}

static void put_right(struct scene *scene, struct hand *hand, laws_square square)
{
	laws_time from = hand->now;

	hand_slide(hand, square, square);
	scene_note(scene, "put right", square, from, hand->now);
}

static void note_off_centre(struct scene *scene, struct player *player, laws_square square)
{
	scene_note(scene, "off centre", square, player->hand.now, player->hand.now);
	if (!chance(scene, mishaps.nudged))
		return;
	hand_wait(&player->hand, draw(scene, 300 * MS, 1000 * MS));
	put_right(scene, &player->hand, square);
}

void mishap_after_move(struct scene *scene, struct player *player, const struct play *play)
{
	laws_square square = laws_move_arrival(&play->before, play->move);

	if (player->hand.left != NO_MAGNET)
		scene->may_answer = false;
	if (scene->mishap.model->off_centre == 0)
		return;
	/* An early answer could lift a piece while its reed flickers. */
	scene->may_answer = false;
	if (is_off_centre(field_of(player), square))
		note_off_centre(scene, player, square);
}

bool mishap_move(struct scene *scene, struct player *player, const struct play *play)
{
	struct input_list *truth = &scene->commands;

	if (!scene->mishap.model->captures_any_way || play->move.type != LAWS_MOVE_ORDINARY ||
	    play->move.promotion != LAWS_NO_KIND ||
	    laws_move_captured(&play->before, play->move) == LAWS_NO_SQUARE ||
	    truth->deed_count == DEEDS_MAX || !chance(scene, mishaps.both_hands))
		return false;
	offence_capture(scene, player, play, &truth->deeds[truth->deed_count++]);
	return true;
}

static int64_t way_squared(struct point a, struct point b)
{
	int64_t x = a.x - b.x;
	int64_t y = a.y - b.y;

	return x * x + y * y;
}

/* True when a hand on its way from @from to @to passes @at within a sleeve's reach. */
static bool is_passed(struct point from, struct point to, struct point at)
{
	int64_t near = (int64_t)mishaps.sleeve * mishaps.sleeve;

	for (int i = 0; i <= 16; i++) {
		struct point on = {.x = from.x + (to.x - from.x) * i / 16,
				   .y = from.y + (to.y - from.y) * i / 16};

		if (way_squared(on, at) <= near)
			return true;
	}
	return false;
}

/* The pieces beside the hand's way from @arrival to the clock, with the moved one. */
static laws_squares near_the_press(const struct scene *scene, const struct player *player,
				   laws_square arrival)
{
	const struct hand *hand = &player->hand;
	struct point clock = table_input(&scene->table, LINE_INPUTS + (unsigned int)hand->side);
	laws_squares set = 0;

	for (laws_square square = 0; square < 64; square++)
		if (hand->field->standing[square] != NO_MAGNET &&
		    is_passed(table_square(&scene->table, arrival), clock,
			      table_square(&scene->table, square)))
			set |= LAWS_SQUARE_SET(square);
	return set;
}

static laws_squares standing_beside(const struct field *field, laws_square square)
{
	laws_squares set = 0;

	for (laws_square other = 0; other < 64; other++)
		if (laws_square_is_beside(square, other) && field->standing[other] != NO_MAGNET)
			set |= LAWS_SQUARE_SET(other);
	return set;
}

static laws_square choose(struct scene *scene, laws_squares from)
{
	int count = __builtin_popcountll(from);

	if (count == 0)
		return LAWS_NO_SQUARE;
	for (int64_t skip = draw(scene, 0, count - 1); skip > 0; skip--)
		from &= from - 1;
	return (laws_square)__builtin_ctzll(from);
}

/* How a piece lies: on its side, with the magnet at the height of the base's radius. */
struct lying {
	int32_t high; /* the piece's height when it stands */
	int32_t base; /* the base's radius */
	unsigned int way;
};

static struct lying lying_draw(struct scene *scene, const struct hand *hand,
			       const struct magnet *magnet, enum laws_kind kind)
{
	struct point clock = table_input(&scene->table, LINE_INPUTS + (unsigned int)hand->side);
	struct lying lying = {
		.high = (int32_t)((int64_t)mishaps.height[kind] * scene->table.square_size /
				  mishaps.height_side),
	};

	lying.base =
		(int32_t)(lying.high * draw(scene, mishaps.base_least, mishaps.base_most) / 200);
	/* In the sleeve's direction, up to an eighth of a turn to either side. */
	lying.way = field_direction(magnet->at, clock) + FIELD_DIRECTIONS +
		    (unsigned int)draw(scene, 0, FIELD_DIRECTIONS / 4) - FIELD_DIRECTIONS / 8;
	return lying;
}

/*
 * The base's place after rolling. A cone rolls about its tip; a head half as wide as the base
 * puts the tip two heights from the base.
 */
static struct point rolled(struct scene *scene, const struct magnet *magnet,
			   const struct lying *lying)
{
	struct point tip = field_away(magnet->at, lying->way, 2 * lying->high);
	unsigned int back = lying->way + FIELD_DIRECTIONS * 3 / 2 +
			    (unsigned int)draw(scene, 0, 2 * mishaps.rolls_most) -
			    mishaps.rolls_most;

	return field_away(tip, back, 2 * lying->high);
}

static void topple(struct scene *scene, struct player *player, laws_square square,
		   enum laws_kind kind, laws_time t)
{
	struct field *field = field_of(player);
	magnet_id piece = field->standing[square];
	struct magnet *magnet = &field->magnets[piece];
	struct lying lying = lying_draw(scene, &player->hand, magnet, kind);
	struct motion motion = {.to = field_away(magnet->at, lying.way, lying.base),
				.to_height = lying.base,
				.over = lying.base,
				.start = t,
				.span = draw(scene, mishaps.fall_least, mishaps.fall_most)};

	scene->mishap.fallen[scene->mishap.fallen_count++] = (struct fallen){
		.piece = piece, .strength = magnet->strength, .square = square, .t = t};
	field->standing[square] = NO_MAGNET;
	field_move(field, piece, &motion);
	magnet->strength =
		(unsigned int)(magnet->strength *
			       draw(scene, mishaps.lying_least, mishaps.lying_most) / 100);
	motion.start += motion.span;
	motion.span = draw(scene, mishaps.roll_least, mishaps.roll_most);
	motion.to = rolled(scene, magnet, &lying);
	field_move(field, piece, &motion);
}

/* A second piece falls beside the first or, if none stands there, elsewhere near the way. */
static void knock_over(struct scene *scene, struct player *player, const struct play *play,
		       laws_time t)
{
	laws_square arrival = laws_move_arrival(&play->before, play->move);
	laws_squares near = near_the_press(scene, player, arrival);
	struct laws_position after = play->before;
	laws_squares from = near;

	laws_move_play(&after, play->move);
	for (unsigned int i = 0; i < scene->mishap.model->falls; i++) {
		laws_square square = choose(scene, from);

		if (square == LAWS_NO_SQUARE)
			return;
		topple(scene, player, square, laws_piece_kind(laws_position_piece(&after, square)),
		       t);
		near &= ~LAWS_SQUARE_SET(square);
		from = standing_beside(field_of(player), square);
		from = from != 0 ? from : near;
		t += draw(scene, 50 * MS, 150 * MS);
	}
}

void mishap_before_press(struct scene *scene, struct player *player, const struct play *play)
{
	struct mishap *mishap = &scene->mishap;

	if (mishap->presses == 0 || mishap->knocks == 0)
		return;
	mishap->knocks_now = draw(scene, 1, (int64_t)mishap->presses) <= mishap->knocks;
	mishap->presses--;
	if (mishap->knocks_now && chance(scene, mishaps.falls_early))
		knock_over(scene, player, play, player->hand.now + draw(scene, 0, 200 * MS));
}

static void set_up(struct scene *scene, struct hand *hand)
{
	struct mishap *mishap = &scene->mishap;

	for (unsigned int i = 0; i < mishap->fallen_count; i++) {
		struct fallen *fallen = &mishap->fallen[i];

		hand->field->magnets[fallen->piece].strength = fallen->strength;
		hand_take(hand, fallen->piece);
		hand_place(hand, fallen->piece, fallen->square);
		scene_note(scene, "fallen", fallen->square, fallen->t, hand->now);
	}
	mishap->fallen_count = 0;
}

/* The fallen pieces are set up, unless the opponent does that just before his move. */
static void set_up_soon(struct scene *scene, struct player *player, struct player *opponent)
{
	bool by_opponent = scene->mishap.model->opponent_sets_up;
	struct hand *hand = by_opponent ? &opponent->hand : &player->hand;

	scene->may_answer = false;
	if (by_opponent && chance(scene, mishaps.thinks_first))
		return;
	hand_wait_until(hand, scene->now + draw(scene, mishaps.notice_least, mishaps.notice_most));
	if (chance(scene, mishaps.hesitates))
		hand_wait(hand, draw(scene, 0, mishaps.hesitates_most));
	set_up(scene, hand);
	hand_withdraw(hand);
	scene->now = hand->now;
}

void mishap_before_move(struct scene *scene, struct player *player, const struct play *play)
{
	laws_squares own = play->before.sides[player->hand.side];

	if (scene->mishap.model->off_centre == 0)
		return;
	for (; own != 0; own &= own - 1) {
		laws_square square = (laws_square)__builtin_ctzll(own);

		if (!is_off_centre(field_of(player), square) ||
		    !chance(scene, mishaps.nudged_later))
			continue;
		scene_command(
			scene, player->hand.now,
			(struct command){.verb = VERB_ADJUST, .squares = LAWS_SQUARE_SET(square)});
		hand_wait(&player->hand, draw(scene, mishaps.voice_least, mishaps.voice_most));
		put_right(scene, &player->hand, square);
	}
}

void mishap_ready(struct scene *scene, struct player *player)
{
	if (scene->mishap.fallen_count > 0)
		set_up(scene, &player->hand);
}

/* Takes the captured piece off that was left on the board. */
static void take_off(struct scene *scene, struct hand *hand)
{
	laws_time from;

	hand_wait_until(hand, scene->now + draw(scene, mishaps.late_least, mishaps.late_most));
	from = hand->now;
	hand_take(hand, hand->left);
	hand_discard(hand, hand->left);
	hand->left = NO_MAGNET;
	scene_note(scene, "taken off", LAWS_NO_SQUARE, from, hand->now);
	hand_withdraw(hand);
	scene->now = hand->now;
}

void mishap_after_press(struct scene *scene, struct player *player, const struct play *play)
{
	struct mishap *mishap = &scene->mishap;
	struct player *opponent = &scene->players[laws_side_other(player->hand.side)];

	if (player->hand.left != NO_MAGNET)
		take_off(scene, &player->hand);
	if (!mishap->knocks_now)
		return;
	mishap->knocks_now = false;
	if (mishap->fallen_count == 0)
		knock_over(scene, player, play, scene->now + draw(scene, 50 * MS, 300 * MS));
	if (mishap->fallen_count == 0)
		return;
	mishap->knocks--;
	mishap->idles_now = mishap->model->idle_most > 0 && chance(scene, mishaps.idle_after_fall);
	set_up_soon(scene, player, opponent);
}

/* The clock is stopped while @side is to move, and started again as it was (7.4.2). */
static void stop_clock(struct scene *scene, enum laws_side side)
{
	struct hand *opponent = &scene->players[laws_side_other(side)].hand;
	laws_time t = scene->now + draw(scene, mishaps.idle_after_least, mishaps.idle_after_most);

	timeline_add(opponent->timeline, t, LINE_INPUTS + (unsigned int)opponent->side, false);
	hand_wait_until(opponent, t + draw(scene, mishaps.idle_stop_least, mishaps.idle_stop_most));
	scene_press(scene, opponent);
	scene_note(scene, "stopped", LAWS_NO_SQUARE, t, scene->now);
}

/* @side presses without a move, which is an offence (7.5.3), and the other player presses back. */
static void press_without_move(struct scene *scene, enum laws_side side)
{
	struct input_list *truth = &scene->commands;
	struct hand *hand = &scene->players[side].hand;
	struct deed *deed = &truth->deeds[truth->deed_count++];

	hand_wait_until(
		hand, scene->now + draw(scene, mishaps.idle_after_least, mishaps.idle_after_most));
	*deed = (struct deed){
		.offence = OFFENCE_NO_MOVE,
		.side = side,
		.ply = scene->ply + 1,
		.from = hand->now,
		.played_from = LAWS_NO_SQUARE,
		.played_to = LAWS_NO_SQUARE,
		.played_captured = LAWS_NO_SQUARE,
	};
	scene_press(scene, hand);
	deed->to = scene->now;
	scene_press_back(scene, side);
}

void mishap_between_moves(struct scene *scene, const struct play *play)
{
	struct mishap *mishap = &scene->mishap;
	enum laws_side side = laws_position_side(&play->before);
	bool idles = mishap->idles_now;

	mishap->idles_now = false;
	if (mishap->model->idle_most == 0 || scene->ply == 0 || mishap->moves == 0)
		return;
	if (!idles && mishap->idles > 0 &&
	    draw(scene, 1, (int64_t)mishap->moves) <= mishap->idles) {
		mishap->idles--;
		idles = true;
	}
	mishap->moves--;
	/* A lever that is down cannot be pressed. */
	if (!idles || mishap->no_levers || scene->owes_press || scene->unpressed)
		return;
	if (chance(scene, mishaps.idle_stops) || scene->commands.deed_count == DEEDS_MAX)
		stop_clock(scene, side);
	else
		press_without_move(scene, side);
}

void mishap_shake(struct scene *scene)
{
	struct field *field = &scene->board[0].field;

	if (scene->mishap.model->off_centre == 0)
		return;
	for (laws_square square = 0; square < 64; square++) {
		int32_t beyond = field_off_centre(field, square) - field_limit(field, square);
		laws_time t, span;

		if (field->standing[square] == NO_MAGNET || beyond > mishaps.trembles ||
		    beyond < -mishaps.trembles || !chance(scene, mishaps.flickers))
			continue;
		t = scene->now + draw(scene, 0, mishaps.flicker_delay);
		span = draw(scene, mishaps.flicker_least, mishaps.flicker_most);
		field_flicker(field, square, t, span);
		scene_note(scene, "flickers", square, t, t + span);
	}
}

/* Moves that can be taken back: the last ones of the game, then those of the analysis. */
#define TRIED_MOST    64
#define REMEMBER_MOST 10

struct analysis {
	struct laws_position before[TRIED_MOST];
	struct laws_move move[TRIED_MOST];
	unsigned int count;
	struct laws_position position;
};

/* The player whose hand makes the next step. */
static struct player *analyst(struct scene *scene, enum laws_side side)
{
	bool other = chance(scene, mishaps.analysis_other_hand);

	return &scene->players[other ? laws_side_other(side) : side];
}

static bool is_taken_back_easily(struct laws_move move)
{
	return move.type == LAWS_MOVE_ORDINARY && move.promotion == LAWS_NO_KIND;
}

static void remember(struct analysis *analysis, const struct laws_position *before,
		     struct laws_move move)
{
	analysis->before[analysis->count] = *before;
	analysis->move[analysis->count++] = move;
}

/* The game's last moves, back to a castling or promotion, which is not taken back. */
static void remember_game(struct analysis *analysis, const struct script *script)
{
	size_t first = script->count;

	while (first > 0 && script->count - first < REMEMBER_MOST &&
	       script->plays[first - 1].kind == PLAY_MOVE &&
	       is_taken_back_easily(script->plays[first - 1].move))
		first--;
	for (; first < script->count; first++)
		remember(analysis, &script->plays[first].before, script->plays[first].move);
}

static void take_back(struct analysis *analysis, struct player *player)
{
	const struct laws_position *before = &analysis->before[--analysis->count];
	struct laws_move move = analysis->move[analysis->count];

	technique_restore(&player->hand, &player->style, before, move.from, move.to);
	analysis->position = *before;
}

/* Puts a piece on any empty square, and back again. */
static void try_anything(struct scene *scene, struct analysis *analysis, struct player *player)
{
	laws_squares occupied = laws_position_occupied(&analysis->position);
	laws_square from = choose(scene, occupied);
	laws_square to = choose(scene, ~occupied);

	technique_carry(&player->hand, &player->style, from, to);
	hand_wait(&player->hand,
		  draw(scene, mishaps.analysis_thought_least, mishaps.analysis_thought_most));
	technique_carry(&player->hand, &player->style, to, from);
}

/* Draws a legal move that can be taken back by moving one piece. */
static bool choose_tried(struct scene *scene, const struct laws_position *position,
			 struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);
	size_t plain = 0;

	for (size_t i = 0; i < count; i++)
		if (is_taken_back_easily(moves[i]))
			moves[plain++] = moves[i];
	if (plain == 0)
		return false;
	*move = moves[draw(scene, 0, (int64_t)plain - 1)];
	return true;
}

static void analyse_once(struct scene *scene, struct analysis *analysis)
{
	struct player *player = analyst(scene, laws_position_side(&analysis->position));
	struct hand *hand = &player->hand;
	struct laws_move move;

	hand_wait_until(hand, scene->now + draw(scene, mishaps.analysis_thought_least,
						mishaps.analysis_thought_most));
	if (chance(scene, mishaps.analysis_tries)) {
		try_anything(scene, analysis, player);
	} else if (!chance(scene, mishaps.analysis_takes_back) && analysis->count < TRIED_MOST &&
		   choose_tried(scene, &analysis->position, &move)) {
		technique_move(hand, &player->style, &analysis->position, move);
		remember(analysis, &analysis->position, move);
		laws_move_play(&analysis->position, move);
	} else {
		for (int64_t more = draw(scene, 1, 4); more > 0 && analysis->count > 0; more--)
			take_back(analysis, player);
	}
	hand_withdraw(hand);
	scene->now = hand->now;
}

void mishap_analyse(struct scene *scene, const struct laws_position *position)
{
	struct analysis analysis = {.position = *position};
	laws_time from;

	remember_game(&analysis, scene->script);
	scene->now += draw(scene, mishaps.analysis_pause_least, mishaps.analysis_pause_most);
	from = scene->now;
	/* The levers of a stopped clock are level. */
	if (chance(scene, mishaps.stopped)) {
		timeline_add(&scene->board[0].timeline, from, LINE_INPUTS, false);
		timeline_add(&scene->board[0].timeline, from, LINE_INPUTS + 1, false);
	}
	for (int64_t more = draw(scene, mishaps.analysis_least, mishaps.analysis_most); more > 0;
	     more--)
		analyse_once(scene, &analysis);
	scene_note(scene, "analysis", LAWS_NO_SQUARE, from, scene->now);
}
