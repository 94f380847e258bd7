/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Each offence in two parts: whether a play of the script allows it, and how
 * it is acted. What it was and when is told truly, in the scene's deed.
 */
#include "offence.h"

#include "technique.h"

#define MS ((laws_time)1000)

/* A piece that is touched is held so long: a touch that its player means. */
#define TOUCH_LEAST (150 * MS)
#define TOUCH_MOST  (2000 * MS)

/* What was released is left alone for so long before it is moved on. */
#define CHANGE_LEAST (700 * MS)
#define CHANGE_MOST  (3000 * MS)

/* The second hand is so much earlier or later than the first. */
#define BOTH_HANDS_LEAST (-100 * MS)
#define BOTH_HANDS_MOST	 (250 * MS)

/*
 * Who captures with two hands. Hands that reach for two things set out
 * together, and each grasps in its own time (Bingham, Hughes and Mon-Williams,
 * Experimental Brain Research 184, 2008); the eye can lead only one of them,
 * so the other may set out later.
 */
enum both_way {
	BOTH_AT_ONCE,	  /* the two hands set out together */
	BOTH_TAKEN_FIRST, /* the one takes away, and the other sets out meanwhile */
	BOTH_UNDER_WAY,	  /* the one carries already when the other sets out to make room */
	BOTH_WAYS,
};

static const unsigned int both_shares[BOTH_WAYS] = {50, 25, 25};

#define TOGETHER_MOST (60 * MS)
#define LATER_LEAST   (60 * MS)
#define LATER_MOST    (250 * MS)

/* The square must be clear so long before or after the piece that comes is on its way down. */
#define CLEARED_LEAST (150 * MS)
#define CLEARED_MOST  (350 * MS)

static bool is_castling(const struct play *play)
{
	return play->move.type == LAWS_MOVE_CASTLING;
}

static bool is_plain(const struct play *play)
{
	return play->move.type == LAWS_MOVE_ORDINARY && play->move.promotion == LAWS_NO_KIND;
}

static bool captures(const struct play *play)
{
	return laws_move_captured(&play->before, play->move) != LAWS_NO_SQUARE;
}

/* Where the mover's pieces stand that have a legal move, but for the one of @play. */
static laws_squares others_that_move(const struct play *play)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&play->before, moves);
	laws_squares set = 0;

	for (size_t i = 0; i < count; i++)
		set |= LAWS_SQUARE_SET(moves[i].from);
	return set & ~LAWS_SQUARE_SET(play->move.from);
}

/* Where the moved piece might have gone without taking anything. */
static laws_squares other_goals(const struct play *play)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&play->before, moves);
	laws_squares set = 0;

	for (size_t i = 0; i < count; i++)
		if (moves[i].from == play->move.from && moves[i].type == LAWS_MOVE_ORDINARY &&
		    moves[i].promotion == LAWS_NO_KIND && moves[i].to != play->move.to &&
		    laws_move_captured(&play->before, moves[i]) == LAWS_NO_SQUARE)
			set |= LAWS_SQUARE_SET(moves[i].to);
	return set;
}

/* The opponent's pieces that the mover cannot take: he has no use for them. */
static laws_squares useless_to_mover(const struct play *play)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&play->before, moves);
	laws_squares set = play->before.sides[laws_side_other(laws_position_side(&play->before))];

	for (size_t i = 0; i < count; i++) {
		laws_square captured = laws_move_captured(&play->before, moves[i]);

		if (captured != LAWS_NO_SQUARE)
			set &= ~LAWS_SQUARE_SET(captured);
	}
	return set;
}

/* True when the play @at allows the offence. */
static bool allows(const struct script *script, size_t at, enum offence offence)
{
	const struct play *play = &script->plays[at];

	if (play->kind != PLAY_MOVE)
		return false;
	/* What ends the game at once is not pressed, and nobody looks into it. */
	if (at + 1 == script->count)
		return false;
	switch (offence) {
	case OFFENCE_ILLEGAL_MOVE:
	case OFFENCE_NO_MOVE:
	case OFFENCE_CLOCK_OTHER_HAND:
		return true;
	case OFFENCE_TOUCH_MOVE:
		return is_plain(play) && others_that_move(play) != 0;
	case OFFENCE_MOVED_AFTER_RELEASE:
		return is_plain(play) && other_goals(play) != 0;
	case OFFENCE_CASTLING_ROOK_FIRST:
	case OFFENCE_TWO_HANDS_CASTLING:
		return is_castling(play);
	case OFFENCE_TWO_HANDS_CAPTURE:
		return is_plain(play) && captures(play);
	case OFFENCE_TOUCHED_OUT_OF_TURN:
		return useless_to_mover(play) != 0;
	case OFFENCES:
		break;
	}
	return false;
}

/* The @index-th play that allows @offence; without so many their number in @index. */
static bool find_play(const struct script *script, enum offence offence, size_t *index)
{
	size_t found = 0;

	for (size_t at = 0; at < script->count; at++) {
		if (!allows(script, at, offence))
			continue;
		if (found++ == *index) {
			*index = at;
			return true;
		}
	}
	*index = found;
	return false;
}

static unsigned int ply_of(const struct script *script, size_t at)
{
	unsigned int ply = 1;

	for (size_t i = 0; i < at; i++)
		ply += script->plays[i].kind == PLAY_MOVE;
	return ply;
}

void offence_plan(struct scene *scene, unsigned int kinds)
{
	unsigned int shares[OFFENCES];
	enum offence offence;
	size_t count = SIZE_MAX;
	const struct play *play;

	for (unsigned int i = 0; i < OFFENCES; i++)
		shares[i] = kinds >> i & 1;
	if (kinds == 0)
		return;
	offence = (enum offence)random_choose(&scene->random, shares, OFFENCES);
	find_play(scene->script, offence, &count);
	if (count == 0)
		return;
	scene->deed_at = (size_t)random_between(&scene->random, 0, (int64_t)count - 1);
	find_play(scene->script, offence, &scene->deed_at);
	play = &scene->script->plays[scene->deed_at];
	scene->has_deed = true;
	scene->deed = (struct deed){
		.offence = offence,
		.side = laws_position_side(&play->before),
		.ply = ply_of(scene->script, scene->deed_at),
	};
	if (offence == OFFENCE_TOUCHED_OUT_OF_TURN)
		scene->deed.side = laws_side_other(scene->deed.side);
}

static bool is_due(const struct scene *scene, const struct play *play, enum offence offence)
{
	return scene->has_deed && play == &scene->script->plays[scene->deed_at] &&
	       scene->deed.offence == offence;
}

static bool is_legal(const struct laws_position *position, laws_square from, laws_square to)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		/* A king two squares aside may be a castling begun. */
		if (moves[i].from == from &&
		    (moves[i].to == to || laws_move_arrival(position, moves[i]) == to))
			return true;
	}
	return false;
}

/* An illegal move that a board without eyes can know: no king is taken, no pawn promoted. */
static bool choose_illegal(struct scene *scene, const struct laws_position *position,
			   laws_square *from, laws_square *to)
{
	enum laws_side side = laws_position_side(position);

	for (int tries = 0; tries < 100; tries++) {
		*from = scene_choose(scene, position->sides[side]);
		*to = (laws_square)random_between(&scene->random, 0, 63);
		if (position->sides[side] & LAWS_SQUARE_SET(*to) ||
		    laws_piece_kind(laws_position_piece(position, *to)) == LAWS_KING ||
		    (laws_piece_kind(laws_position_piece(position, *from)) == LAWS_PAWN &&
		     (*to < 8 || *to >= 56)) ||
		    is_legal(position, *from, *to))
			continue;
		return true;
	}
	return false;
}

static void act_illegal(struct scene *scene, const struct play *play)
{
	enum laws_side side = laws_position_side(&play->before);
	struct player *player = &scene->players[side];
	laws_square from;
	laws_square to;

	if (!choose_illegal(scene, &play->before, &from, &to)) {
		scene->has_deed = false;
		return;
	}
	scene_ready(scene, side);
	scene->deed.from = player->hand.now;
	technique_transfer(&player->hand, &player->style, from, to);
	scene_press(scene, &player->hand);
	scene->deed.to = scene->now;
	scene_confirm(scene);
	hand_wait_until(&player->hand, scene->now + scene_pause(scene, 500 * MS, 1500 * MS));
	technique_restore(&player->hand, &player->style, &play->before, from, to);
	hand_withdraw(&player->hand);
	scene->now = player->hand.now;
	scene_press_back(scene, side);
}

static void act_no_move(struct scene *scene, const struct play *play)
{
	enum laws_side side = laws_position_side(&play->before);

	scene_ready(scene, side);
	scene->deed.from = scene->players[side].hand.now;
	scene_press(scene, &scene->players[side].hand);
	scene->deed.to = scene->now;
	scene_confirm(scene);
	scene_press_back(scene, side);
}

/* While the mover thinks, his opponent takes a piece of his own and puts it back. */
static void act_touch_out_of_turn(struct scene *scene, const struct play *play)
{
	struct hand *hand = &scene->players[scene->deed.side].hand;
	laws_square square = scene_choose(scene, useless_to_mover(play));

	hand_wait_until(hand, scene->now + scene_pause(scene, 500 * MS, 3000 * MS));
	scene->deed.from = hand->now;
	technique_put_back(hand, square, scene_pause(scene, TOUCH_LEAST, TOUCH_MOST));
	scene->deed.to = hand->now;
	hand_withdraw(hand);
	scene->now = hand->now;
	scene->may_answer = false;
}

static void act_touch(struct scene *scene, const struct play *play)
{
	struct player *player = &scene->players[scene->deed.side];
	laws_square square = scene_choose(scene, others_that_move(play));

	scene_ready(scene, scene->deed.side);
	scene->deed.from = player->hand.now;
	technique_put_back(&player->hand, square, scene_pause(scene, TOUCH_LEAST, TOUCH_MOST));
	scene->now = player->hand.now;
	scene->may_answer = false;
}

void offence_before(struct scene *scene, const struct play *play)
{
	if (is_due(scene, play, OFFENCE_ILLEGAL_MOVE))
		act_illegal(scene, play);
	else if (is_due(scene, play, OFFENCE_NO_MOVE))
		act_no_move(scene, play);
	else if (is_due(scene, play, OFFENCE_TOUCHED_OUT_OF_TURN))
		act_touch_out_of_turn(scene, play);
	else if (is_due(scene, play, OFFENCE_TOUCH_MOVE))
		act_touch(scene, play);
}

static void move_after_release(struct scene *scene, struct player *player, const struct play *play)
{
	struct hand *hand = &player->hand;
	laws_square first = scene_choose(scene, other_goals(play));

	technique_transfer(hand, &player->style, play->move.from, first);
	hand_wait(hand, scene_pause(scene, CHANGE_LEAST, CHANGE_MOST));
	technique_transfer(hand, &player->style, first, play->move.to);
}

static void castle_rook_first(struct player *player, const struct play *play)
{
	technique_carry(&player->hand, &player->style, play->move.to,
			laws_move_rook_arrival(&play->before, play->move));
	technique_carry(&player->hand, &player->style, play->move.from,
			laws_move_arrival(&play->before, play->move));
}

static laws_time later(laws_time a, laws_time b)
{
	return a > b ? a : b;
}

/* One hand takes the king and the other the rook, at about the same time. */
static void castle_with_both(struct scene *scene, struct player *player, const struct play *play)
{
	struct hand *hand = &player->hand;
	struct hand *other = &player->other;

	hand_wait_until(other, hand->now);
	hand_wait(other, later(0, scene_pause(scene, BOTH_HANDS_LEAST, BOTH_HANDS_MOST)));
	hand_carry(hand, play->move.from, laws_move_arrival(&play->before, play->move),
		   hand->model->carry_height);
	hand_carry(other, play->move.to, laws_move_rook_arrival(&play->before, play->move),
		   hand->model->carry_height);
	hand_wait_until(hand, other->now);
	hand_withdraw(other);
}

/* By how much the hand that takes away sets out later than the other one. */
static laws_time both_offset(struct scene *scene)
{
	switch ((enum both_way)random_choose(&scene->random, both_shares, BOTH_WAYS)) {
	case BOTH_AT_ONCE:
		break;
	case BOTH_TAKEN_FIRST:
		return -scene_pause(scene, LATER_LEAST, LATER_MOST);
	case BOTH_UNDER_WAY:
		return scene_pause(scene, LATER_LEAST, LATER_MOST);
	case BOTH_WAYS:
		break;
	}
	return scene_pause(scene, -TOGETHER_MOST, TOGETHER_MOST);
}

/* One hand takes the piece away while the other brings its own. */
static void capture_with_both(struct scene *scene, struct player *player, const struct play *play)
{
	struct hand *hand = &player->hand;
	struct hand *other = &player->other;
	laws_time offset = both_offset(scene);
	magnet_id captured;
	magnet_id own;

	hand_wait_until(other, hand->now + later(0, offset));
	hand_wait(hand, later(0, -offset));
	captured = hand_lift(other, play->move.to);
	own = hand_lift(hand, play->move.from);
	hand_wait_until(hand, other->now - scene_pause(scene, CLEARED_LEAST, CLEARED_MOST));
	hand_place(hand, own, play->move.to);
	hand_discard(other, captured);
	hand_withdraw(other);
}

bool offence_move(struct scene *scene, struct player *player, const struct play *play)
{
	if (!scene->has_deed || play != &scene->script->plays[scene->deed_at])
		return false;
	switch (scene->deed.offence) {
	case OFFENCE_MOVED_AFTER_RELEASE:
		scene->deed.from = player->hand.now;
		move_after_release(scene, player, play);
		return true;
	case OFFENCE_CASTLING_ROOK_FIRST:
		scene->deed.from = player->hand.now;
		castle_rook_first(player, play);
		return true;
	case OFFENCE_TWO_HANDS_CASTLING:
		scene->deed.from = player->hand.now;
		castle_with_both(scene, player, play);
		return true;
	case OFFENCE_TWO_HANDS_CAPTURE:
		scene->deed.from = player->hand.now;
		capture_with_both(scene, player, play);
		return true;
	case OFFENCE_ILLEGAL_MOVE:
	case OFFENCE_NO_MOVE:
	case OFFENCE_TOUCH_MOVE:
	case OFFENCE_CLOCK_OTHER_HAND:
	case OFFENCE_TOUCHED_OUT_OF_TURN:
	case OFFENCES:
		break;
	}
	return false;
}

bool offence_other_hand(const struct scene *scene, const struct play *play)
{
	return is_due(scene, play, OFFENCE_CLOCK_OTHER_HAND);
}
