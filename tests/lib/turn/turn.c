/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The turn under random hands: whatever they do, it stays possible, its obligations can be
 * fulfilled, nobody who fulfils them is accused, and a breach is found. Stories of single
 * articles are in turn/.
 */
#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#include "../random.h"
#include "../support.h"

#ifdef TEST_SANITIZED
#define ACTS 30000
#else
#define ACTS 200000
#endif

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* TOUCHMOVE_RANDOM_ACTS asks for a longer run. */
static unsigned long acts_to_do(void)
{
	const char *text = getenv("TOUCHMOVE_RANDOM_ACTS");

	return text ? strtoul(text, NULL, 10) : ACTS;
}

static const struct {
	const char *fen;
	laws_squares castling; /* Chess960's, which no FEN gives yet */
} beginnings[] = {
	{START_FEN, 0},
	{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 0},
	{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 0},
	{"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 0},
	{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 0},
	{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 0},
	{"3rkr2/8/8/8/8/8/4P3/R3K2R w KQ - 0 1", 0},
	{"4k3/8/8/8/8/8/8/RK5R w - - 0 1", (laws_squares)0x81},
	{"4k3/8/8/8/8/6p1/6P1/3R1KRB w - - 0 1", (laws_squares)0x48},
	{"4k3/8/8/8/8/8/8/2KR2R1 w - - 0 1", (laws_squares)0x48},
};

/* Some position from a game that began in one of @beginnings. */
static struct laws_position random_position(uint64_t *seed)
{
	size_t chosen = random_below(seed, COUNT(beginnings));
	struct laws_position position = position_or_fail(beginnings[chosen].fen);
	uint64_t plies = random_below(seed, 2) ? random_below(seed, 60) : 0;

	position.castling |= beginnings[chosen].castling;
	while (plies--) {
		struct laws_move moves[LAWS_MOVES_MAX];
		size_t count = laws_moves(&position, moves);

		if (!count)
			break;
		laws_move_play(&position, moves[random_below(seed, count)]);
	}
	return position;
}

static void begin_random(struct laws_turn *turn, uint64_t *seed)
{
	struct laws_position position = random_position(seed);
	struct laws_turn_terms terms;

	/* The turn, which is compared, has the padding of its terms, too. */
	memset(&terms, 0, sizeof(terms));
	terms.edition = (enum laws_edition)random_below(seed, 4);
	terms.format = (enum laws_format)random_below(seed, 4);
	terms.clock_kept = random_below(seed, 2);
	terms.awaits_press = random_below(seed, 2);
	laws_turn_begin(turn, &position, &terms);
}

static laws_square square_of_piece(const struct laws_turn *turn, uint64_t *seed)
{
	return turn->pieces[random_below(seed, turn->piece_count)].square;
}

/* An act that may make sense, or none. */
static struct laws_turn_act random_act(const struct laws_turn *turn, uint64_t *seed)
{
	struct laws_turn_act act = {
		.kind = (enum laws_turn_act_kind)random_below(seed, 8),
		.side = laws_position_side(&turn->position),
		.square = (laws_square)random_below(seed, 64),
		.from = square_of_piece(turn, seed),
		.touch = (enum laws_touch)(random_below(seed, 4) ? 0 : random_below(seed, 3)),
		.order_unclear = !random_below(seed, 8),
	};
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&turn->position, moves);

	if (!random_below(seed, 12))
		act.side = laws_side_other(act.side);
	if (act.kind <= LAWS_TURN_REMOVED)
		act.square = square_of_piece(turn, seed);
	if (act.kind >= LAWS_TURN_TWO_HANDS && random_below(seed, 4))
		act.kind = LAWS_TURN_RELEASED;
	if (count && random_below(seed, 2)) {
		struct laws_move move = moves[random_below(seed, count)];

		act.from = move.from;
		act.square = random_below(seed, 4) ? laws_move_arrival(&turn->position, move)
						   : move.from;
		if (act.kind == LAWS_TURN_PROMOTED)
			act.piece = LAWS_PIECE(act.side, move.promotion);
	}
	if (act.kind == LAWS_TURN_ADJUSTED)
		act.squares = random_next(seed) & random_next(seed);
	if (!random_below(seed, 10)) {
		act.from = LAWS_NO_SQUARE;
		act.piece = LAWS_PIECE(act.side, 2 + random_below(seed, 4));
	}
	if (!random_below(seed, 50))
		act.square = act.from = (laws_square)random_below(seed, 256);
	if (!random_below(seed, 50))
		act.piece = (laws_piece)random_below(seed, 256);
	return act;
}

static bool is_among(struct laws_move move, const struct laws_move *moves, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (laws_move_equal(move, moves[i]))
			return true;
	return false;
}

/* What an obligation says in words, read again. */
static bool obeys(const struct laws_turn *turn, const struct laws_obligation *due,
		  struct laws_move move)
{
	const struct laws_position *position = &turn->position;
	laws_square captured = laws_move_captured(position, move);

	if (move.type == LAWS_MOVE_CASTLING && (due->barred & LAWS_SQUARE_SET(move.to)))
		return false;
	switch (due->kind) {
	case LAWS_MUST_NOTHING:
		return false;
	case LAWS_MUST_MOVE_ANY:
		return true;
	case LAWS_MUST_MOVE:
		return move.from == due->own;
	case LAWS_MUST_CAPTURE:
		return captured == due->opponent;
	case LAWS_MUST_CAPTURE_WITH:
		return captured == due->opponent && move.from == due->own;
	case LAWS_MUST_CASTLE:
		return move.type == LAWS_MOVE_CASTLING && move.from == due->own &&
		       move.to == due->rook;
	case LAWS_MUST_STAND:
		if (move.from == due->own)
			return laws_move_arrival(position, move) == due->to;
		return move.to == due->own && laws_move_rook_arrival(position, move) == due->to;
	case LAWS_MUST_PROMOTE:
		return move.to == due->to && move.promotion == due->promotion &&
		       (due->own == LAWS_NO_SQUARE || due->own == move.from);
	}
	return false;
}

static void expect_fulfillable(const struct laws_turn *turn)
{
	struct laws_move legal[LAWS_MOVES_MAX], moves[LAWS_MOVES_MAX];
	size_t legal_count = laws_moves(&turn->position, legal);
	size_t count = laws_turn_moves(turn, moves);
	struct laws_obligation due;

	laws_turn_obligation(turn, &due);
	cr_assert_eq(!count, !legal_count);
	cr_assert_eq(!legal_count, due.kind == LAWS_MUST_NOTHING);
	for (size_t i = 0; i < count; i++) {
		cr_assert(is_among(moves[i], legal, legal_count));
		cr_assert_not(is_among(moves[i], moves, i));
		cr_assert(obeys(turn, &due, moves[i]));
	}
	/* Nor is a move left out that would do, as far as the touches alone say it. */
	for (size_t i = 0; i < legal_count && !turn->release_count; i++)
		cr_assert_eq(obeys(turn, &due, legal[i]), is_among(legal[i], moves, count));
	cr_assert(due.article || !legal_count || (!turn->touch_count && !turn->release_count));
}

/* The made move, played, gives the board that the pieces stand for. */
static void expect_made_is_on_board(const struct laws_turn *turn, struct laws_move made)
{
	struct laws_position after = turn->position;
	unsigned int standing = 0;

	cr_assert(laws_move_is_legal(&turn->position, made));
	laws_move_play(&after, made);
	for (unsigned int i = 0; i < turn->piece_count; i++) {
		const struct laws_turn_piece *piece = &turn->pieces[i];

		/* Places 0 and 1 are on the board. */
		if (piece->place > 1)
			continue;
		standing++;
		cr_assert_eq(after.board[piece->square], piece->piece);
	}
	cr_assert_eq(standing, __builtin_popcountll(laws_position_occupied(&after)));
}

static void expect_possible(const struct laws_turn *turn)
{
	struct laws_breach breaches[LAWS_TURN_BREACHES];
	enum laws_turn_state state = laws_turn_state(turn);
	struct laws_move made, begun;
	unsigned int lacks = 0;
	const char *article = NULL;
	bool is_made = laws_turn_made(turn, &made, &article);

	expect_fulfillable(turn);
	cr_assert_eq(is_made, state != LAWS_TURN_OPEN);
	if (is_made) {
		expect_made_is_on_board(turn, made);
		cr_assert_not_null(article);
		cr_assert(laws_turn_begun(turn, &begun, &lacks));
		cr_assert(laws_move_equal(begun, made));
		cr_assert_eq(lacks, 0);
	} else if (laws_turn_begun(turn, &begun, &lacks)) {
		cr_assert(laws_move_is_legal(&turn->position, begun));
	}
	cr_assert(is_made || !laws_turn_may_end_game(turn));
	for (size_t i = 0; i < laws_turn_breaches(turn, breaches); i++) {
		cr_assert_not_null(breaches[i].article);
		cr_assert_leq(breaches[i].square, LAWS_NO_SQUARE);
	}
	for (unsigned int i = 0; i < turn->touch_count; i++)
		for (unsigned int j = 0; j < i; j++)
			cr_assert_neq(turn->touches[i].piece, turn->touches[j].piece);
}

Test(turn, random_acts_never_reach_an_impossible_state)
{
	unsigned long left = acts_to_do(), taken = 0, made = 0, refused = 0;
	uint64_t seed = 4;

	while (left) {
		struct laws_turn turn;
		uint64_t length = 1 + random_below(&seed, 30);

		begin_random(&turn, &seed);
		for (; length && left; length--, left--) {
			struct laws_turn before = turn;
			struct laws_turn_act act = random_act(&turn, &seed);
			int error = laws_turn_step(&turn, &act);

			if (error) {
				cr_assert(error == -EINVAL || error == -EALREADY ||
					  error == -ENOSPC);
				cr_assert_eq(memcmp(&turn, &before, sizeof(turn)), 0);
				refused++;
			} else {
				taken++;
			}
			if (!random_below(&seed, 30))
				laws_turn_replace(&turn);
			expect_possible(&turn);
			made += laws_turn_state(&turn) != LAWS_TURN_OPEN;
		}
	}
	/* The acts are such that all of it is tried. */
	cr_assert_gt(taken, refused);
	cr_assert_gt(made, taken / 50);
}

static void do_or_fail(struct laws_turn *turn, struct laws_turn_act act)
{
	act.side = laws_position_side(&turn->position);
	cr_assert_eq(laws_turn_step(turn, &act), 0);
}

static void touch(struct laws_turn *turn, laws_square square)
{
	do_or_fail(turn, (struct laws_turn_act){.kind = LAWS_TURN_TOUCHED, .square = square});
}

static void release(struct laws_turn *turn, laws_square from, laws_square square)
{
	do_or_fail(turn, (struct laws_turn_act){.kind = LAWS_TURN_RELEASED,
						.from = from,
						.square = square,
						.piece = turn->position.board[from]});
}

static void touch_and_leave(struct laws_turn *turn, laws_square square)
{
	touch(turn, square);
	release(turn, square, square);
}

static void take_off(struct laws_turn *turn, laws_square square)
{
	do_or_fail(turn, (struct laws_turn_act){.kind = LAWS_TURN_REMOVED,
						.square = square,
						.piece = turn->position.board[square]});
}

static void put_new(struct laws_turn *turn, laws_square square, uint8_t kind)
{
	laws_piece piece = LAWS_PIECE(laws_position_side(&turn->position), kind);

	do_or_fail(turn, (struct laws_turn_act){.kind = LAWS_TURN_RELEASED,
						.from = LAWS_NO_SQUARE,
						.square = square,
						.piece = piece});
}

static void act_out_castling(struct laws_turn *turn, struct laws_move move)
{
	touch(turn, move.from);
	touch(turn, move.to);
	release(turn, move.from, laws_move_arrival(&turn->position, move));
	release(turn, move.to, laws_move_rook_arrival(&turn->position, move));
}

/* In the ways that 4.6 allows. */
static void act_out_promotion(struct laws_turn *turn, struct laws_move move, uint64_t *seed)
{
	switch (random_below(seed, 4)) {
	case 0:
		take_off(turn, move.from);
		put_new(turn, move.to, move.promotion);
		break;
	case 1:
		touch(turn, move.from);
		put_new(turn, move.to, move.promotion);
		take_off(turn, move.from);
		break;
	case 2:
		release(turn, move.from, move.to);
		do_or_fail(turn, (struct laws_turn_act){
					 .kind = LAWS_TURN_REMOVED,
					 .square = move.to,
					 .piece = turn->position.board[move.from],
				 });
		put_new(turn, move.to, move.promotion);
		break;
	default:
		do_or_fail(turn, (struct laws_turn_act){
					 .kind = LAWS_TURN_PROMOTED,
					 .from = move.from,
					 .square = move.to,
					 .piece = LAWS_PIECE(laws_position_side(&turn->position),
							     move.promotion),
				 });
	}
}

static void act_out(struct laws_turn *turn, struct laws_move move, uint64_t *seed)
{
	laws_square captured = laws_move_captured(&turn->position, move);
	bool capture_first = random_below(seed, 2);

	if (move.type == LAWS_MOVE_CASTLING) {
		act_out_castling(turn, move);
		return;
	}
	if (captured != LAWS_NO_SQUARE && capture_first)
		take_off(turn, captured);
	if (move.promotion)
		act_out_promotion(turn, move, seed);
	else
		release(turn, move.from, move.to);
	if (captured != LAWS_NO_SQUARE && !capture_first)
		take_off(turn, captured);
}

/* Touches up to four pieces and lets them stand. */
static void touch_some(struct laws_turn *turn, uint64_t *seed)
{
	for (uint64_t touches = random_below(seed, 5); touches; touches--)
		touch_and_leave(turn, turn->pieces[random_below(seed, turn->piece_count)].home);
}

static void expect_made(const struct laws_turn *turn, struct laws_move move)
{
	struct laws_move made;
	char fen[LAWS_FEN_SIZE], uci[LAWS_UCI_SIZE];
	bool is_made = laws_turn_made(turn, &made, NULL);

	laws_fen_write(&turn->position, fen);
	laws_uci_write(&turn->position, move, uci);
	cr_assert(is_made && laws_move_equal(made, move), "%s in %s, edition %d, first touched %d",
		  uci, fen, turn->terms.edition, turn->pieces[turn->touches[0].piece].home);
}

static void expect_no_breach(const struct laws_turn *turn)
{
	struct laws_breach breaches[LAWS_TURN_BREACHES];
	char fen[LAWS_FEN_SIZE];
	size_t count = laws_turn_breaches(turn, breaches);

	laws_fen_write(&turn->position, fen);
	cr_assert_eq(count, 0, "%s: breach %d of %s in %s", fen, breaches[0].kind,
		     breaches[0].article, "a move that was due");
}

Test(turn, who_does_what_he_must_is_accused_of_nothing)
{
	unsigned long left = acts_to_do() / 10;
	uint64_t seed = 43;

	while (left--) {
		struct laws_move moves[LAWS_MOVES_MAX], move;
		struct laws_turn turn;
		size_t count;

		begin_random(&turn, &seed);
		touch_some(&turn, &seed);
		if (!random_below(&seed, 4))
			laws_turn_replace(&turn);
		count = laws_turn_moves(&turn, moves);
		if (!count)
			continue;
		move = moves[random_below(&seed, count)];
		act_out(&turn, move, &seed);
		expect_made(&turn, move);
		cr_assert(laws_turn_may_end_game(&turn));
		expect_no_breach(&turn);
	}
}

Test(turn, who_makes_another_move_is_found)
{
	unsigned long left = acts_to_do() / 10, found = 0;
	uint64_t seed = 75;

	while (left--) {
		struct laws_move legal[LAWS_MOVES_MAX], moves[LAWS_MOVES_MAX], move;
		struct laws_breach breaches[LAWS_TURN_BREACHES];
		struct laws_turn turn;
		size_t legal_count, count;

		begin_random(&turn, &seed);
		touch_some(&turn, &seed);
		legal_count = laws_moves(&turn.position, legal);
		count = laws_turn_moves(&turn, moves);
		if (!legal_count)
			continue;
		move = legal[random_below(&seed, legal_count)];
		if (is_among(move, moves, count))
			continue;
		act_out(&turn, move, &seed);
		/* Until then a king's move may yet become castling in Chess960. */
		do_or_fail(&turn, (struct laws_turn_act){.kind = LAWS_TURN_PRESSED});
		expect_made(&turn, move);
		cr_assert_eq(laws_turn_breaches(&turn, breaches), 1);
		cr_assert(breaches[0].kind == LAWS_BREACH_TOUCH_MOVE ||
			  breaches[0].kind == LAWS_BREACH_CASTLING_ROOK_FIRST);
		found++;
	}
	cr_assert_gt(found, 0);
}

/* Sets of legal moves, a bit each. */
struct move_set {
	uint64_t bits[LAWS_MOVES_MAX / 64];
};

static bool is_empty(const struct move_set *set)
{
	return !(set->bits[0] | set->bits[1] | set->bits[2] | set->bits[3]);
}

/* The moves that move the own piece of @home, or capture the opponent's. */
static struct move_set moves_with(const struct laws_turn *turn, const struct laws_move *legal,
				  size_t count, laws_square home)
{
	struct move_set set = {0};

	for (size_t i = 0; i < count; i++)
		if (legal[i].from == home || laws_move_captured(&turn->position, legal[i]) == home)
			set.bits[i / 64] |= (uint64_t)1 << i % 64;
	return set;
}

static struct move_set both(struct move_set a, struct move_set b)
{
	for (size_t i = 0; i < COUNT(a.bits); i++)
		a.bits[i] &= b.bits[i];
	return a;
}

/* Article 4.3 and 4.5 as sets: which moves the touches @homes leave. */
static struct move_set narrowed(const struct laws_turn *turn, const struct laws_move *legal,
				size_t count, const laws_square *homes, size_t touches)
{
	const struct move_set *pair[2] = {NULL, NULL}, *first = NULL;
	struct move_set sets[8], all = {{UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX}};
	bool of_2001 = turn->terms.edition == LAWS_EDITION_2001;

	for (size_t i = 0; i < touches; i++) {
		enum laws_side side = laws_piece_side(turn->position.board[homes[i]]);

		sets[i] = moves_with(turn, legal, count, homes[i]);
		if (!first && !is_empty(&sets[i]))
			first = &sets[i];
		if (!pair[side] && (!of_2001 || !is_empty(&sets[i])))
			pair[side] = &sets[i];
	}
	if (pair[0] && pair[1]) {
		struct move_set capture = both(*pair[0], *pair[1]);

		if (!is_empty(&capture))
			return capture;
	}
	return first ? *first : all;
}

Test(turn, touches_narrow_the_moves_as_4_3_says)
{
	unsigned long left = acts_to_do() / 10, compared = 0;
	uint64_t seed = 431;

	while (left--) {
		struct laws_move legal[LAWS_MOVES_MAX], moves[LAWS_MOVES_MAX];
		laws_square homes[8];
		struct laws_turn turn;
		struct move_set expected;
		size_t legal_count, count, touches = 1 + random_below(&seed, 8);

		begin_random(&turn, &seed);
		for (size_t i = 0; i < touches; i++) {
			homes[i] = turn.pieces[random_below(&seed, turn.piece_count)].home;
			/* What king and rook together mean is for the stories of 4.4. */
			if (laws_piece_kind(turn.position.board[homes[i]]) == LAWS_ROOK)
				homes[i] = homes[0];
			if (laws_piece_kind(turn.position.board[homes[i]]) == LAWS_ROOK)
				break;
			touch_and_leave(&turn, homes[i]);
		}
		if (turn.touch_count == 0)
			continue;
		legal_count = laws_moves(&turn.position, legal);
		expected = narrowed(&turn, legal, legal_count, homes, touches);
		count = laws_turn_moves(&turn, moves);
		for (size_t i = 0; i < legal_count; i++)
			cr_assert_eq(expected.bits[i / 64] >> i % 64 & 1,
				     is_among(legal[i], moves, count));
		compared++;
	}
	cr_assert_gt(compared, acts_to_do() / 20);
}

/* In the initial position, White to move. */
static const struct laws_turn_act impossible[] = {
	/* Nothing stands on e4. */
	{.kind = LAWS_TURN_TOUCHED, .square = 28},
	{.kind = LAWS_TURN_REMOVED, .square = 28},
	{.kind = LAWS_TURN_PLACED, .from = 28, .square = 36},
	{.kind = LAWS_TURN_RELEASED, .from = 28, .square = 36},
	/* No queen stands on e2. */
	{.kind = LAWS_TURN_TOUCHED, .square = 12, .piece = LAWS_QUEEN},
	/* Out of range. */
	{.kind = LAWS_TURN_TOUCHED, .square = 64},
	{.kind = LAWS_TURN_REMOVED, .square = 255},
	{.kind = LAWS_TURN_RELEASED, .from = 65, .square = 1},
	{.kind = LAWS_TURN_RELEASED, .from = 12, .square = 64},
	{.kind = LAWS_TURN_PROMOTED, .from = 12, .square = 64, .piece = LAWS_QUEEN},
	{.kind = (enum laws_turn_act_kind)8},
	{.kind = LAWS_TURN_PRESSED, .side = (enum laws_side)2},
	{.kind = LAWS_TURN_TOUCHED, .square = 12, .touch = (enum laws_touch)3},
	/* No pawn becomes a king, an opponent's queen or nothing; a rook becomes no queen. */
	{.kind = LAWS_TURN_PROMOTED, .from = 12, .square = 60, .piece = LAWS_KING},
	{.kind = LAWS_TURN_PROMOTED, .from = 12, .square = 60, .piece = LAWS_QUEEN | 8},
	{.kind = LAWS_TURN_RELEASED, .from = LAWS_NO_SQUARE, .square = 60},
	{.kind = LAWS_TURN_PROMOTED, .from = 0, .square = 60, .piece = LAWS_QUEEN},
	/* Nothing adjusted; the hands of a player who has not the move. */
	{.kind = LAWS_TURN_ADJUSTED},
	{.kind = LAWS_TURN_TWO_HANDS, .side = LAWS_BLACK},
};

Test(turn, acts_that_cannot_be_are_refused)
{
	struct laws_position position = position_or_fail(START_FEN);
	struct laws_turn_terms terms = {.edition = LAWS_EDITION_2023};
	struct laws_turn turn, before;

	laws_turn_begin(&turn, &position, &terms);
	before = turn;
	for (size_t i = 0; i < COUNT(impossible); i++) {
		cr_assert_eq(laws_turn_step(&turn, &impossible[i]), -EINVAL, "act %zu", i);
		cr_assert_eq(memcmp(&turn, &before, sizeof(turn)), 0);
	}
}

Test(turn, more_new_pieces_than_there_is_room_for_are_refused)
{
	struct laws_position position = position_or_fail(START_FEN);
	struct laws_turn_terms terms = {.edition = LAWS_EDITION_2023};
	struct laws_turn_act act = {
		.kind = LAWS_TURN_RELEASED,
		.from = LAWS_NO_SQUARE,
		.piece = LAWS_QUEEN,
	};
	struct laws_turn turn;

	laws_turn_begin(&turn, &position, &terms);
	for (act.square = 16; act.square < 24; act.square++)
		cr_assert_eq(laws_turn_step(&turn, &act), 0);
	cr_assert_eq(laws_turn_step(&turn, &act), -ENOSPC);
	act.square = 16;
	cr_assert_eq(laws_turn_step(&turn, &act), 0);
}

Test(turn, a_promotion_told_wrongly_is_corrected_without_an_offence)
{
	struct laws_position position = position_or_fail("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
	struct laws_turn_terms terms = {.edition = LAWS_EDITION_2023, .clock_kept = true};
	struct laws_turn_act promoted = {
		.kind = LAWS_TURN_PROMOTED,
		.from = 52,
		.square = 60,
		.piece = LAWS_QUEEN,
	};
	struct laws_breach breaches[LAWS_TURN_BREACHES];
	struct laws_move made;
	struct laws_turn turn;

	laws_turn_begin(&turn, &position, &terms);
	cr_assert_eq(laws_turn_correct_promotion(&turn, 60, LAWS_KNIGHT), -EINVAL);
	cr_assert_eq(laws_turn_step(&turn, &promoted), 0);
	cr_assert_eq(laws_turn_correct_promotion(&turn, 60, LAWS_KING), -EINVAL);
	cr_assert_eq(laws_turn_correct_promotion(&turn, 59, LAWS_KNIGHT), -EINVAL);
	cr_assert_eq(laws_turn_correct_promotion(&turn, 60, LAWS_KNIGHT), 0);
	cr_assert(laws_turn_made(&turn, &made, NULL));
	cr_assert_eq(made.promotion, LAWS_KNIGHT);
	cr_assert_eq(laws_turn_breaches(&turn, breaches), 0);
	cr_assert(laws_turn_may_end_game(&turn));
	/* Whereas another piece put in its place changes what was final. */
	cr_assert_eq(laws_turn_step(&turn, &promoted), 0);
	cr_assert_eq(laws_turn_breaches(&turn, breaches), 1);
	cr_assert_eq(breaches[0].kind, LAWS_BREACH_PROMOTION_CHANGED);
}

Test(turn, taken_back_for_a_breach_castling_stays_due)
{
	struct laws_position position = position_or_fail("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
	struct laws_turn_terms terms = {.edition = LAWS_EDITION_2023, .clock_kept = true};
	struct laws_turn_act king = {.kind = LAWS_TURN_TOUCHED, .square = 4};
	struct laws_turn_act rook = {.kind = LAWS_TURN_TOUCHED, .square = 7};
	struct laws_turn_act played = {.kind = LAWS_TURN_RELEASED, .from = 4, .square = 12};
	struct laws_turn_act back = {.kind = LAWS_TURN_RELEASED, .from = 7, .square = 7};
	struct laws_turn_act pressed = {.kind = LAWS_TURN_PRESSED};
	struct laws_breach breaches[LAWS_TURN_BREACHES];
	struct laws_obligation must;
	struct laws_turn turn, replaced;

	laws_turn_begin(&turn, &position, &terms);
	cr_assert_eq(laws_turn_step(&turn, &king), 0);
	cr_assert_eq(laws_turn_step(&turn, &rook), 0);
	cr_assert_eq(laws_turn_step(&turn, &back), 0);
	cr_assert_eq(laws_turn_step(&turn, &played), 0);
	cr_assert_eq(laws_turn_step(&turn, &pressed), 0);
	cr_assert_eq(laws_turn_state(&turn), LAWS_TURN_COMPLETED);
	cr_assert_eq(laws_turn_breaches(&turn, breaches), 1);
	replaced = turn;
	laws_turn_take_back(&turn);
	cr_assert_eq(laws_turn_state(&turn), LAWS_TURN_OPEN);
	cr_assert_eq(laws_turn_breaches(&turn, breaches), 0);
	laws_turn_obligation(&turn, &must);
	cr_assert_eq(must.kind, LAWS_MUST_CASTLE);
	cr_assert_eq(must.rook, 7);
	/* Only 4.3 goes on when an illegal move is replaced. */
	laws_turn_replace(&replaced);
	laws_turn_obligation(&replaced, &must);
	cr_assert_eq(must.kind, LAWS_MUST_MOVE);
	cr_assert_eq(must.own, 4);
}
