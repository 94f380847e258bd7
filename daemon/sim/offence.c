/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Each offence has two parts: whether a play of the script allows it, and how it is acted.
 * The scene's deed records which one it was and when.
 */
#include "sim/offence.h"

#include "sim/technique.h"

#define MS ((laws_time)1000)

/* How long a piece is held that its player touches deliberately. */
#define TOUCH_LEAST (150 * MS)
#define TOUCH_MOST  (2000 * MS)

/* How long a released piece is left alone before it is moved on. */
#define CHANGE_LEAST (700 * MS)
#define CHANGE_MOST  (3000 * MS)

/* How much later than the first hand the second one sets out. */
#define BOTH_HANDS_LEAST (-100 * MS)
#define BOTH_HANDS_MOST	 (250 * MS)

/*
 * How a capture with two hands goes. Hands that reach for two things set out together, and
 * each grasps in its own time (Bingham, Hughes and Mon-Williams, Experimental Brain
 * Research 184, 2008). The eye can lead only one of them, so the other may set out later.
 */
enum both_way {
	BOTH_AT_ONCE,	  /* the two hands set out together */
	BOTH_TAKEN_FIRST, /* one hand takes the piece away, and the other sets out meanwhile */
	BOTH_UNDER_WAY,	  /* one carries already when the other sets out to make room */
	BOTH_WAYS,
};

static const unsigned int both_shares[BOTH_WAYS] = {50, 25, 25};

#define TOGETHER_MOST (60 * MS)
#define LATER_LEAST   (60 * MS)
#define LATER_MOST    (250 * MS)

/* How long before or after the start of the arriving piece's descent the square becomes clear. */
#define CLEARED_LEAST (150 * MS)
#define CLEARED_MOST  (350 * MS)

/* The share of castlings among illegal moves, where one is possible, in %. */
#define CASTLES_ILLEGALLY 50

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

/* The squares of the mover's pieces that have a legal move, but for the piece of @play. */
static laws_squares others_that_move(const struct play *play)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&play->before, moves);
	laws_squares set = 0;

	for (size_t i = 0; i < count; i++)
		set |= LAWS_SQUARE_SET(moves[i].from);
	return set & ~LAWS_SQUARE_SET(play->move.from);
}

/* The other squares to which the moved piece could have gone without a capture. */
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

/* The opponent's pieces that the mover cannot capture, so that touching them obliges to nothing. */
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

/* In Chess960 king or rook may stay, or go to the other's square; here both go to free squares. */
static bool are_apart(const struct play *play)
{
	laws_squares both = LAWS_SQUARE_SET(play->move.from) | LAWS_SQUARE_SET(play->move.to);
	laws_squares left, reached;

	laws_move_footprint(&play->before, play->move, &left, &reached);
	return left == both && !(reached & both);
}

/* True when the play @at allows the offence. */
static bool allows(const struct script *script, size_t at, enum offence offence)
{
	const struct play *play = &script->plays[at];

	if (play->kind != PLAY_MOVE)
		return false;
	/* A move that ends the game is not pressed, and its offence would have no consequence. */
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
		return is_castling(play) && are_apart(play);
	case OFFENCE_TWO_HANDS_CAPTURE:
		return is_plain(play) && captures(play);
	case OFFENCE_TOUCHED_OUT_OF_TURN:
		return useless_to_mover(play) != 0;
	case OFFENCES:
		break;
	}
	return false;
}

/* The @index-th play that allows @offence; sets @index to their number if there are fewer. */
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
		.played_from = LAWS_NO_SQUARE,
		.played_to = LAWS_NO_SQUARE,
		.played_captured = LAWS_NO_SQUARE,
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
		/* A king two squares aside may be the beginning of a castling. */
		if (moves[i].from == from &&
		    (moves[i].to == to || laws_move_arrival(position, moves[i]) == to))
			return true;
	}
	return false;
}

/* The mover's pieces without a legal move: touching one obliges to nothing. */
static laws_squares immobile(const struct play *play)
{
	const struct laws_position *position = &play->before;

	return position->sides[laws_position_side(position)] & ~others_that_move(play) &
	       ~LAWS_SQUARE_SET(play->move.from);
}

/*
 * Whether the move of @play may replace an illegal one of the piece on @from to @to (4.3,
 * 7.5.1): it is by that piece, or that piece has no legal move.
 */
static bool may_replace(const struct play *play, laws_square from, laws_square to)
{
	bool is_bound = from == play->move.from;
	laws_squares bit = LAWS_SQUARE_SET(to);

	if (!is_bound && !(immobile(play) & LAWS_SQUARE_SET(from)))
		return false;
	/* The mover must capture a touched piece, unless he touched one of his own first. */
	return play->before.board[to] == LAWS_NO_PIECE || useless_to_mover(play) & bit ||
	       (!is_bound && laws_move_captured(&play->before, play->move) == to);
}

/* An illegal move that contacts alone can show: no king is captured, no pawn promoted. */
static bool choose_illegal(struct scene *scene, const struct play *play, laws_square *from,
			   laws_square *to)
{
	const struct laws_position *position = &play->before;
	enum laws_side side = laws_position_side(position);

	for (int tries = 0; tries < 300; tries++) {
		*from = scene_choose(scene, immobile(play) | LAWS_SQUARE_SET(play->move.from));
		*to = (laws_square)random_between(&scene->random, 0, 63);
		if (position->sides[side] & LAWS_SQUARE_SET(*to) ||
		    laws_piece_kind(laws_position_piece(position, *to)) == LAWS_KING ||
		    (laws_piece_kind(laws_position_piece(position, *from)) == LAWS_PAWN &&
		     (*to < 8 || *to >= 56)) ||
		    is_legal(position, *from, *to) || !may_replace(play, *from, *to))
			continue;
		return true;
	}
	return false;
}

/* The squares of king and rook before and after a castling. */
struct castling {
	laws_square king_from;
	laws_square king_to;
	laws_square rook_from;
	laws_square rook_to;
};

/* A castling that the pieces allow and the Laws forbid, and which the move of @play may replace. */
static bool find_castling(const struct play *play, bool short_side, struct castling *castling)
{
	const struct laws_position *position = &play->before;
	enum laws_side side = laws_position_side(position);
	laws_square first = side == LAWS_WHITE ? 0 : 56;
	laws_squares between = short_side ? 0x60 : 0x0e;

	*castling = (struct castling){
		.king_from = first + 4,
		.king_to = first + (short_side ? 6 : 2),
		.rook_from = first + (short_side ? 7 : 0),
		.rook_to = first + (short_side ? 5 : 3),
	};
	return position->board[castling->king_from] == LAWS_PIECE(side, LAWS_KING) &&
	       position->board[castling->rook_from] == LAWS_PIECE(side, LAWS_ROOK) &&
	       !(laws_position_occupied(position) & between << first) &&
	       !is_legal(position, castling->king_from, castling->rook_from) &&
	       !is_legal(position, castling->king_from, castling->king_to) &&
	       may_replace(play, castling->king_from, castling->king_to) &&
	       (castling->king_from == play->move.from ||
		may_replace(play, castling->rook_from, castling->rook_to));
}

static void transfer_castling(struct player *player, const struct castling *castling)
{
	technique_carry(&player->hand, &player->style, castling->king_from, castling->king_to);
	technique_carry(&player->hand, &player->style, castling->rook_from, castling->rook_to);
}

static void restore_castling(struct player *player, const struct castling *castling)
{
	technique_carry(&player->hand, &player->style, castling->king_to, castling->king_from);
	technique_carry(&player->hand, &player->style, castling->rook_to, castling->rook_from);
}

/*
 * A lever that is down cannot be pressed again; and a player who has not pressed for his
 * last move would press for that one now.
 */
static bool can_press(const struct scene *scene)
{
	return !scene->owes_press && !scene->unpressed;
}

static void play_illegally(struct scene *scene, struct player *player, const struct play *play,
			   const struct castling *castling)
{
	struct deed *deed = &scene->deed;

	scene_ready(scene, deed->side);
	deed->from = player->hand.now;
	if (castling)
		transfer_castling(player, castling);
	else
		technique_transfer(&player->hand, &player->style, deed->played_from,
				   deed->played_to);
	scene_press(scene, &player->hand);
	deed->to = scene->now;
	scene_confirm(scene);
	hand_wait_until(&player->hand, scene->now + scene_pause(scene, 500 * MS, 1500 * MS));
	if (castling)
		restore_castling(player, castling);
	else
		technique_restore(&player->hand, &player->style, &play->before, deed->played_from,
				  deed->played_to);
	hand_withdraw(&player->hand);
	scene->now = player->hand.now;
	scene_press_back(scene, deed->side);
}

static void act_illegal(struct scene *scene, const struct play *play)
{
	struct player *player = &scene->players[scene->deed.side];
	struct deed *deed = &scene->deed;
	struct castling castling;
	bool castles =
		random_chance(&scene->random, CASTLES_ILLEGALLY) &&
		(find_castling(play, true, &castling) || find_castling(play, false, &castling));

	if (castles) {
		deed->played_from = castling.king_from;
		deed->played_to = castling.king_to;
	} else if (!choose_illegal(scene, play, &deed->played_from, &deed->played_to)) {
		scene->has_deed = false;
		return;
	} else if (play->before.board[deed->played_to] != LAWS_NO_PIECE) {
		deed->played_captured = deed->played_to;
	}
	play_illegally(scene, player, play, castles ? &castling : NULL);
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

/* While the mover thinks, the opponent lifts a piece of his own and puts it back. */
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
	if (!can_press(scene) &&
	    (is_due(scene, play, OFFENCE_ILLEGAL_MOVE) || is_due(scene, play, OFFENCE_NO_MOVE)))
		scene->has_deed = false;
	else if (is_due(scene, play, OFFENCE_ILLEGAL_MOVE))
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

/* One hand moves the king and the other the rook, at about the same time. */
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

/* How much later than the other hand the one that takes the piece away sets out. */
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

/* One hand takes the captured piece away while the other brings the player's own. */
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

void offence_capture(struct scene *scene, struct player *player, const struct play *play,
		     struct deed *deed)
{
	*deed = (struct deed){
		.offence = OFFENCE_TWO_HANDS_CAPTURE,
		.side = player->hand.side,
		.ply = ply_of(scene->script, (size_t)(play - scene->script->plays)),
		.from = player->hand.now,
		.played_from = LAWS_NO_SQUARE,
		.played_to = LAWS_NO_SQUARE,
		.played_captured = LAWS_NO_SQUARE,
	};
	capture_with_both(scene, player, play);
}
