/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Offers, agreement, claims, and draws without a claim: stories of Article 9,
 * and a test for each cell of what differs between the editions in it.
 */
#include <criterion/criterion.h>
#include <stdio.h>

#include "../judge/editions.h"
#include "../support.h"

#define E01 LAWS_EDITION_2001
#define E17 LAWS_EDITION_2017
#define E18 LAWS_EDITION_2018
#define E23 LAWS_EDITION_2023

#define KNIGHTS "g1f3 g8f6 f3g1 f6g8 "

struct game {
	struct laws_appearance appearances[300];
	struct laws_history history;
	struct laws_position position;
	struct laws_draws draws;
	struct laws_ledger ledger;
};

static void begin_from(struct game *game, enum laws_edition edition, const char *fen,
		       unsigned int offers_from)
{
	struct laws_regulations regulations =
		regulations_of(edition, STANDARD, LAWS_SUPERVISION_LIMITED);

	regulations.draw_offers_from = offers_from;
	game->position = position_or_fail(fen);
	laws_ledger_init(&game->ledger, &regulations);
	laws_draws_init(&game->draws, &regulations, &game->position);
	cr_assert_eq(laws_history_begin(&game->history, game->appearances, 300, edition,
					&game->position),
		     0);
}

static void begin(struct game *game, enum laws_edition edition)
{
	begin_from(game, edition, START_FEN, 1);
}

/* Plays UCI moves, each touched and made; the last one is not completed. */
static void play(struct game *game, const char *uci_moves)
{
	char move[8];
	int used;

	for (; sscanf(uci_moves, "%7s%n", move, &used) == 1; uci_moves += used) {
		laws_draws_touched(&game->draws, laws_position_side(&game->position));
		laws_move_play(&game->position, move_or_fail(&game->position, move));
		laws_draws_made(&game->draws);
		cr_assert_eq(laws_history_add(&game->history, &game->position), 0);
	}
}

static struct laws_claim_verdict claim(struct game *game, enum laws_claim_kind kind,
				       enum laws_side side)
{
	struct laws_claim made = {.kind = kind, .side = side};

	return laws_draws_claim(&game->draws, &game->history, &game->position, &game->ledger,
				&made);
}

static struct laws_claim_verdict claim_move(struct game *game, enum laws_claim_kind kind,
					    enum laws_side side, struct laws_move move)
{
	struct laws_claim made = {.kind = kind, .side = side, .announced = true, .move = move};

	return laws_draws_claim(&game->draws, &game->history, &game->position, &game->ledger,
				&made);
}

static struct laws_claim_verdict claim_uci(struct game *game, enum laws_claim_kind kind,
					   enum laws_side side, const char *uci)
{
	return claim_move(game, kind, side, move_or_fail(&game->position, uci));
}

static struct laws_move meant(const char *from, const char *to)
{
	struct laws_move move = {
		.from = laws_square_read(from, 2),
		.to = laws_square_read(to, 2),
	};

	return move;
}

static void expect_drawn(struct laws_claim_verdict verdict, enum laws_reason reason,
			 const char *article)
{
	cr_assert_eq(verdict.outcome, LAWS_CLAIM_HOLDS);
	cr_assert_eq(verdict.ending.result, LAWS_RESULT_DRAW);
	cr_assert_eq(verdict.ending.reason, reason);
	cr_assert_str_eq(verdict.ending.article, article);
}

static void expect_no_right(struct laws_claim_verdict verdict, enum laws_claim_lack lack,
			    const char *article)
{
	cr_assert_eq(verdict.outcome, LAWS_CLAIM_NO_RIGHT);
	cr_assert_eq(verdict.lack, lack);
	cr_assert_str_eq(verdict.article, article);
	cr_assert_eq(verdict.penalty.kind, LAWS_DUE_NOTHING);
	cr_assert_not(verdict.is_offer);
}

static void expect_wrong(struct laws_claim_verdict verdict, const char *penalty, unsigned int found)
{
	cr_assert_eq(verdict.outcome, LAWS_CLAIM_WRONG);
	cr_assert_eq(verdict.found, found);
	cr_assert_lt(found, verdict.needed);
	expect_due(verdict.penalty, penalty);
}

/* Claims. */

static void expect_threefold(enum laws_edition edition, const char *appeared, const char *about_to)
{
	struct game game;

	begin(&game, edition);
	play(&game, KNIGHTS KNIGHTS);
	expect_drawn(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_REASON_THREEFOLD,
		     appeared);
	begin(&game, edition);
	play(&game, KNIGHTS "g1f3 g8f6 f3g1");
	expect_drawn(claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_BLACK, "f6g8"),
		     LAWS_REASON_THREEFOLD, about_to);
}

Test(claim, of_threefold_holds)
{
	expect_threefold(E01, "9.2b", "9.2a");
	expect_threefold(E17, "9.2.1.2", "9.2.1.1");
	expect_threefold(E18, "9.2.1.2", "9.2.1.1");
	expect_threefold(E23, "9.2.2", "9.2.1");
}

Test(claim, of_threefold_is_wrong_the_second_time)
{
	struct game game;

	begin(&game, E23);
	play(&game, KNIGHTS);
	expect_wrong(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), "+2 9.5.3", 2);
	expect_wrong(claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE, "g1f3"), "+2 9.5.3", 2);
}

Test(claim, after_the_third_time_is_over_is_wrong)
{
	struct game game;

	begin(&game, E23);
	play(&game, KNIGHTS KNIGHTS "e2e4");
	expect_wrong(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_BLACK), "+2 9.5.3", 1);
}

#define QUIET "4k3/8/8/8/8/8/4P3/4K2R w - - 98 90"

static void expect_fifty(enum laws_edition edition, const char *completed, const char *intended)
{
	struct game game;

	begin_from(&game, edition, QUIET, 1);
	expect_wrong(claim(&game, LAWS_CLAIM_FIFTY, LAWS_WHITE),
		     edition == E01 ? "+3 halved 9.5b" : "+2 9.5.3", 98);
	play(&game, "h1h2");
	expect_drawn(claim_uci(&game, LAWS_CLAIM_FIFTY, LAWS_BLACK, "e8d8"), LAWS_REASON_FIFTY,
		     intended);
	play(&game, "e8d8");
	expect_drawn(claim(&game, LAWS_CLAIM_FIFTY, LAWS_WHITE), LAWS_REASON_FIFTY, completed);
	expect_wrong(claim_uci(&game, LAWS_CLAIM_FIFTY, LAWS_WHITE, "e2e3"),
		     edition == E01 ? "+3 halved 9.5b" : "+2 9.5.3", 0);
}

Test(claim, of_fifty_moves_holds)
{
	expect_fifty(E01, "9.3b", "9.3a");
	expect_fifty(E17, "9.3.2", "9.3.1");
	expect_fifty(E18, "9.3.2", "9.3.1");
	expect_fifty(E23, "9.3.2", "9.3.1");
}

#define MATES "6k1/5ppp/8/8/8/8/8/R3K3 w - - %d 90"

/* Drawn before it is made when the claim holds; when it does not, it must be made, and mates. */
Test(claim, whose_intended_move_mates)
{
	struct laws_claim_verdict verdict;
	struct laws_position after;
	struct game game;
	char fen[80];

	snprintf(fen, sizeof(fen), MATES, 99);
	begin_from(&game, E23, fen, 1);
	expect_drawn(claim_uci(&game, LAWS_CLAIM_FIFTY, LAWS_WHITE, "a1a8"), LAWS_REASON_FIFTY,
		     "9.3.1");
	snprintf(fen, sizeof(fen), MATES, 98);
	begin_from(&game, E23, fen, 1);
	verdict = claim_uci(&game, LAWS_CLAIM_FIFTY, LAWS_WHITE, "a1a8");
	expect_wrong(verdict, "+2 9.5.3", 99);
	cr_assert_eq(verdict.bound.kind, LAWS_BOUND_MOVE);
	after = game.position;
	laws_move_play(&after, verdict.bound.move);
	cr_assert(laws_position_in_check(&after));
	cr_assert_eq(laws_perft(&after, 1), 0);
	/* Of repetition it can never be: that position would have ended the game before. */
	begin_from(&game, E23, fen, 1);
	expect_wrong(claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE, "a1a8"), "+2 9.5.3", 1);
}

Test(claim, is_for_the_player_having_the_move)
{
	struct game game;

	begin(&game, E23);
	play(&game, KNIGHTS KNIGHTS);
	expect_no_right(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_BLACK), LAWS_CLAIM_LACKS_MOVE,
			"9.2");
	expect_no_right(claim(&game, LAWS_CLAIM_FIFTY, LAWS_BLACK), LAWS_CLAIM_LACKS_MOVE, "9.3");
	expect_drawn(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_REASON_THREEFOLD,
		     "9.2.2");
}

Test(claim, that_is_wrong_is_an_offer)
{
	struct laws_claim_verdict verdict;
	struct laws_ending ending;
	struct game game;

	begin(&game, E23);
	play(&game, KNIGHTS);
	verdict = claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE, "g1f3");
	cr_assert(verdict.is_offer);
	play(&game, "g1f3");
	cr_assert(laws_draws_offer_stands(&game.draws, LAWS_WHITE));
	cr_assert_eq(laws_draws_accept(&game.draws, LAWS_BLACK, &ending), LAWS_AGREEMENT_REACHED);
}

Test(claim, is_no_offer_where_none_are_allowed_yet)
{
	struct game game;

	begin_from(&game, E23, START_FEN, 30);
	play(&game, KNIGHTS);
	cr_assert_not(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE).is_offer);
	play(&game, KNIGHTS);
	expect_drawn(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_REASON_THREEFOLD,
		     "9.2.2");
}

Test(claim, cannot_change_the_move_that_an_earlier_one_announced)
{
	struct game game;

	begin(&game, E23);
	play(&game, KNIGHTS "g1f3 g8f6 f3g1");
	expect_wrong(claim_uci(&game, LAWS_CLAIM_FIFTY, LAWS_BLACK, "b8c6"), "+2 9.5.3", 8);
	expect_no_right(claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_BLACK, "f6g8"),
			LAWS_CLAIM_LACKS_FREEDOM, "9.2.1");
	expect_wrong(claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_BLACK, "b8c6"), "+2 9.5.3", 1);
	/* Once it is made, the next move is free. */
	play(&game, "b8c6 b1c3");
	expect_wrong(claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_BLACK, "f6g8"), "+2 9.5.3", 1);
}

Test(claim, completes_the_announced_move_in_2023_only)
{
	static const enum laws_edition editions[] = {E01, E17, E18, E23};
	struct game game;

	for (int i = 0; i < 4; i++) {
		begin(&game, editions[i]);
		play(&game, KNIGHTS "g1f3 g8f6 f3g1");
		cr_assert_eq(claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_BLACK, "f6g8").completes,
			     editions[i] == E23);
		play(&game, "f6g8");
		cr_assert_not(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE).completes);
	}
}

/* What an announced move that is illegal binds to. */

static struct laws_bound bound_by(enum laws_edition edition, const char *fen, struct laws_move move)
{
	struct laws_claim_verdict verdict;
	struct game game;

	begin_from(&game, edition, fen, 1);
	verdict = claim_move(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE, move);
	cr_assert_eq(verdict.outcome, LAWS_CLAIM_WRONG);
	cr_assert_eq(verdict.found, 0);
	return verdict.bound;
}

Test(claim, with_an_illegal_move_binds_to_its_piece)
{
	struct laws_bound bound = bound_by(E23, START_FEN, meant("g1", "g3"));
	struct laws_position position = position_or_fail(START_FEN);

	cr_assert_eq(bound.kind, LAWS_BOUND_PIECE);
	cr_assert_eq(bound.square, laws_square_read("g1", 2));
	cr_assert(laws_bound_allows(&bound, &position, move_or_fail(&position, "g1h3")));
	cr_assert_not(laws_bound_allows(&bound, &position, move_or_fail(&position, "b1c3")));
}

Test(claim, with_castling_that_is_illegal_binds_to_the_king)
{
	const char *fen = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
	struct laws_move castling = {.from = 4, .to = 7, .type = LAWS_MOVE_CASTLING};
	struct laws_bound bound = bound_by(E23, fen, castling);
	struct laws_position position = position_or_fail(fen);

	cr_assert_eq(bound.kind, LAWS_BOUND_PIECE);
	cr_assert(laws_bound_allows(&bound, &position, move_or_fail(&position, "e1c1")));
	cr_assert(laws_bound_allows(&bound, &position, move_or_fail(&position, "e1e2")));
	cr_assert_not(laws_bound_allows(&bound, &position, move_or_fail(&position, "h1h2")));
}

Test(claim, with_a_piece_that_cannot_move_binds_to_what_it_would_take)
{
	/* The knight is pinned; the rook can take what the knight cannot. */
	const char *fen = "k3r3/8/8/3p4/8/4N3/8/3RK3 w - - 0 1";
	struct laws_bound bound = bound_by(E23, fen, meant("e3", "d5"));
	struct laws_position position = position_or_fail(fen);

	cr_assert_eq(bound.kind, LAWS_BOUND_CAPTURE);
	cr_assert(laws_bound_allows(&bound, &position, move_or_fail(&position, "d1d5")));
	cr_assert_not(laws_bound_allows(&bound, &position, move_or_fail(&position, "d1d4")));
}

Test(claim, with_nothing_that_can_move_binds_to_nothing)
{
	const char *fen = "k3r3/8/8/8/8/4N3/8/4K3 w - - 0 1";
	struct laws_move wild = {.from = 200, .to = 255, .promotion = 99, .type = 77};
	struct laws_bound bound = bound_by(E23, fen, meant("e3", "d5"));
	struct laws_position position = position_or_fail(fen);

	cr_assert_eq(bound.kind, LAWS_BOUND_FREE);
	cr_assert(laws_bound_allows(&bound, &position, move_or_fail(&position, "e1d1")));
	cr_assert_eq(bound_by(E23, fen, meant("a8", "a7")).kind, LAWS_BOUND_FREE);
	cr_assert_eq(bound_by(E23, fen, meant("d4", "d5")).kind, LAWS_BOUND_FREE);
	cr_assert_eq(bound_by(E23, fen, wild).kind, LAWS_BOUND_FREE);
}

/* The announced move of a claim that failed. */

static void expect_announced(enum laws_edition edition, enum laws_bound_kind illegal)
{
	struct laws_claim_verdict verdict;
	struct game game;

	begin(&game, edition);
	verdict = claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE, "g1f3");
	cr_assert_eq(verdict.bound.kind, LAWS_BOUND_MOVE);
	cr_assert(laws_move_equal(verdict.bound.move, move_or_fail(&game.position, "g1f3")));
	cr_assert_eq(bound_by(edition, START_FEN, meant("g1", "g3")).kind, illegal);
	begin(&game, edition);
	cr_assert_eq(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE).bound.kind, LAWS_BOUND_FREE);
}

Test(editions, announced_move_2001_9_5)
{
	expect_announced(E01, LAWS_BOUND_FREE);
}

Test(editions, announced_move_2017_9_5_3)
{
	expect_announced(E17, LAWS_BOUND_PIECE);
}

Test(editions, announced_move_2018_9_5_3)
{
	expect_announced(E18, LAWS_BOUND_PIECE);
}

Test(editions, announced_move_2023_9_5_3)
{
	expect_announced(E23, LAWS_BOUND_PIECE);
}

/* The move that was made is held against what its own player announced, not the opponent. */
Test(claim, binds_the_claimant_until_that_move_is_made)
{
	struct laws_move announced, other;
	struct laws_bound bound;
	struct game game;

	begin(&game, E23);
	announced = move_or_fail(&game.position, "g1f3");
	other = move_or_fail(&game.position, "e2e4");
	claim_move(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE, announced);
	cr_assert_eq(laws_draws_bound(&game.draws).kind, LAWS_BOUND_MOVE);
	cr_assert_eq(laws_draws_was_bound(&game.draws).kind, LAWS_BOUND_FREE);
	play(&game, "e2e4");
	cr_assert_eq(laws_draws_bound(&game.draws).kind, LAWS_BOUND_FREE);
	/* Before White has pressed, Black claims and announces a move, too. */
	claim_uci(&game, LAWS_CLAIM_FIFTY, LAWS_BLACK, "e7e5");
	bound = laws_draws_was_bound(&game.draws);
	cr_assert_eq(bound.kind, LAWS_BOUND_MOVE);
	game.position = position_or_fail(START_FEN);
	cr_assert_not(laws_bound_allows(&bound, &game.position, other));
	cr_assert(laws_bound_allows(&bound, &game.position, announced));
	/* Changed before the press, it is bound as before. */
	laws_draws_withdrawn(&game.draws);
	cr_assert_eq(laws_draws_bound(&game.draws).kind, LAWS_BOUND_MOVE);
}

Test(claim, binds_also_the_move_that_replaces_another)
{
	struct game game;

	begin(&game, E23);
	play(&game, "e2e4 e7e5");
	claim_uci(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE, "g1f3");
	play(&game, "d2d4 d7d5");
	game.position =
		position_or_fail("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
	laws_draws_restored(&game.draws, &game.position);
	cr_assert_eq(laws_draws_bound(&game.draws).kind, LAWS_BOUND_MOVE);
	/* Before it, the announcement was not made. */
	game.position = position_or_fail(START_FEN);
	laws_draws_restored(&game.draws, &game.position);
	play(&game, "e2e4 e7e5");
	cr_assert_eq(laws_draws_bound(&game.draws).kind, LAWS_BOUND_FREE);
}

/* What ends the right to claim. */

static void expect_touch_ends(enum laws_edition edition, const char *article)
{
	struct game game;

	begin(&game, edition);
	play(&game, KNIGHTS KNIGHTS);
	/* The opponent's touch takes nothing away. */
	laws_draws_touched(&game.draws, LAWS_BLACK);
	cr_assert_eq(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE).outcome, LAWS_CLAIM_HOLDS);
	laws_draws_touched(&game.draws, LAWS_WHITE);
	expect_no_right(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_CLAIM_LACKS_TOUCH,
			"9.4");
	expect_no_right(claim(&game, LAWS_CLAIM_FIFTY, LAWS_WHITE), LAWS_CLAIM_LACKS_TOUCH, "9.4");
	/* On that move only. */
	play(&game, KNIGHTS);
	expect_drawn(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_REASON_THREEFOLD,
		     article);
}

Test(editions, right_to_claim_2001_9_4)
{
	struct game game;

	begin(&game, E01);
	play(&game, KNIGHTS KNIGHTS);
	laws_draws_touched(&game.draws, LAWS_WHITE);
	expect_drawn(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_REASON_THREEFOLD, "9.2b");
	play(&game, "g1f3");
	expect_no_right(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_CLAIM_LACKS_MOVE,
			"9.4");
}

Test(editions, right_to_claim_2017_9_4)
{
	expect_touch_ends(E17, "9.2.1.2");
}

Test(editions, right_to_claim_2018_9_4)
{
	expect_touch_ends(E18, "9.2.1.2");
}

Test(editions, right_to_claim_2023_9_4)
{
	expect_touch_ends(E23, "9.2.2");
}

Test(editions, clocks_at_a_claim_2001_9_5)
{
	cr_assert(laws_claim_needs_pause(E01));
}

Test(editions, clocks_at_a_claim_2017_9_5_1)
{
	cr_assert_not(laws_claim_needs_pause(E17));
}

Test(editions, clocks_at_a_claim_2018_9_5_1)
{
	cr_assert_not(laws_claim_needs_pause(E18));
}

Test(editions, clocks_at_a_claim_2023_9_5_1)
{
	cr_assert_not(laws_claim_needs_pause(E23));
}

/* Draws without a claim. */

static void expect_due_draws(enum laws_edition edition, bool exist)
{
	struct laws_ending ending = {.result = LAWS_RESULT_NONE};
	struct game game;

	begin(&game, edition);
	play(&game, KNIGHTS KNIGHTS KNIGHTS "g1f3 g8f6 f3g1");
	cr_assert_not(laws_draw_is_due(&game.history, &game.position, &ending));
	cr_assert_eq(ending.result, LAWS_RESULT_NONE);
	play(&game, "f6g8");
	cr_assert_eq(laws_draw_is_due(&game.history, &game.position, &ending), exist);
	if (exist) {
		cr_assert_eq(ending.reason, LAWS_REASON_FIVEFOLD);
		cr_assert_str_eq(ending.article, "9.6.1");
	}
	begin_from(&game, edition, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 120", 1);
	cr_assert_not(laws_draw_is_due(&game.history, &game.position, &ending));
	play(&game, "a1a7");
	cr_assert_eq(laws_draw_is_due(&game.history, &game.position, &ending), exist);
	if (exist) {
		cr_assert_eq(ending.result, LAWS_RESULT_DRAW);
		cr_assert_eq(ending.reason, LAWS_REASON_SEVENTY_FIVE);
		cr_assert_str_eq(ending.article, "9.6.2");
	}
	/* Mate takes precedence. */
	begin_from(&game, edition, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 120", 1);
	play(&game, "a1a8");
	cr_assert_not(laws_draw_is_due(&game.history, &game.position, &ending));
}

Test(editions, fivefold_and_75_2001_none)
{
	expect_due_draws(E01, false);
}

Test(editions, fivefold_and_75_2017_9_6)
{
	expect_due_draws(E17, true);
}

Test(editions, fivefold_and_75_2018_9_6)
{
	expect_due_draws(E18, true);
}

Test(editions, fivefold_and_75_2023_9_6)
{
	expect_due_draws(E23, true);
}

/* Offers. */

Test(offer, in_order_is_made_between_the_move_and_the_press)
{
	struct game game;

	begin(&game, E23);
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_BLACK), LAWS_OFFER_OUT_OF_ORDER);
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_BLACK), LAWS_OFFER_STANDS);
	play(&game, "e2e4");
	cr_assert_not(laws_draws_offer_stands(&game.draws, LAWS_BLACK));
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_WHITE), LAWS_OFFER_IN_ORDER);
	laws_draws_decline(&game.draws, LAWS_BLACK);
	laws_draws_completed(&game.draws);
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_WHITE), LAWS_OFFER_OUT_OF_ORDER);
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_BLACK), LAWS_OFFER_OUT_OF_ORDER);
}

Test(offer, lapses_with_the_opponents_touch)
{
	struct game game;

	begin(&game, E23);
	play(&game, "e2e4");
	laws_draws_offer(&game.draws, LAWS_WHITE);
	laws_draws_touched(&game.draws, LAWS_WHITE);
	cr_assert(laws_draws_offer_stands(&game.draws, LAWS_WHITE),
		  "his own touch takes none back");
	laws_draws_touched(&game.draws, LAWS_BLACK);
	cr_assert_not(laws_draws_offer_stands(&game.draws, LAWS_WHITE));
}

Test(offer, outlives_a_touch_that_came_before_it)
{
	struct game game;

	begin(&game, E23);
	play(&game, KNIGHTS KNIGHTS);
	laws_draws_offer(&game.draws, LAWS_BLACK);
	laws_draws_touched_before(&game.draws, LAWS_WHITE);
	cr_assert(laws_draws_offer_stands(&game.draws, LAWS_BLACK));
	expect_no_right(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_CLAIM_LACKS_TOUCH,
			"9.4");
}

Test(offer, ahead_of_what_was_told_counts_the_moves_between)
{
	struct game game;

	begin_from(&game, E23, START_FEN, 3);
	play(&game, "g1f3 g8f6");
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_WHITE), LAWS_OFFER_TOO_EARLY);
	cr_assert_eq(laws_draws_offer_ahead(&game.draws, LAWS_BLACK, 2), LAWS_OFFER_TOO_EARLY,
		     "behind move 2 of Black White thinks about move 3");
	cr_assert_eq(laws_draws_offer_ahead(&game.draws, LAWS_WHITE, 2), LAWS_OFFER_OUT_OF_ORDER);
	cr_assert_eq(laws_draws_offer_ahead(&game.draws, LAWS_BLACK, 4), LAWS_OFFER_IN_ORDER);
}

Test(offer, lapses_with_a_rejection_and_with_the_game)
{
	struct laws_ending ending = {.result = LAWS_RESULT_NONE};
	struct game game;

	begin(&game, E23);
	play(&game, "e2e4 e7e5");
	laws_draws_offer(&game.draws, LAWS_BLACK);
	cr_assert_not(laws_draws_decline(&game.draws, LAWS_BLACK), "nobody rejects his own offer");
	cr_assert(laws_draws_decline(&game.draws, LAWS_WHITE));
	cr_assert_eq(laws_draws_accept(&game.draws, LAWS_WHITE, &ending), LAWS_AGREEMENT_NO_OFFER);
	laws_draws_offer(&game.draws, LAWS_BLACK);
	cr_assert_eq(laws_draws_accept(&game.draws, LAWS_BLACK, &ending), LAWS_AGREEMENT_NO_OFFER);
	laws_draws_ended(&game.draws);
	cr_assert_eq(laws_draws_accept(&game.draws, LAWS_WHITE, &ending), LAWS_AGREEMENT_NO_OFFER);
	cr_assert_eq(ending.result, LAWS_RESULT_NONE);
}

Test(offer, outlives_a_move_taken_back)
{
	struct game game;

	begin(&game, E23);
	laws_draws_withdrawn(&game.draws);
	play(&game, "e2e4 e7e5 g1f3");
	laws_draws_offer(&game.draws, LAWS_WHITE);
	laws_draws_withdrawn(&game.draws);
	cr_assert(laws_draws_offer_stands(&game.draws, LAWS_WHITE));
	game.position = position_or_fail(START_FEN);
	laws_draws_restored(&game.draws, &game.position);
	cr_assert(laws_draws_offer_stands(&game.draws, LAWS_WHITE));
}

Test(claim, after_a_move_was_withdrawn_comes_after_a_touch)
{
	struct game game;

	begin(&game, E23);
	play(&game, KNIGHTS KNIGHTS "g1f3");
	laws_draws_withdrawn(&game.draws);
	cr_assert_eq(laws_history_take_back(&game.history, 1), 0);
	game.position =
		position_or_fail("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5");
	expect_no_right(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_CLAIM_LACKS_TOUCH,
			"9.4");
	laws_draws_restored(&game.draws, &game.position);
	expect_drawn(claim(&game, LAWS_CLAIM_THREEFOLD, LAWS_WHITE), LAWS_REASON_THREEFOLD,
		     "9.2.2");
}

/* Agreement needs a move by each player. */

static void expect_agreement(enum laws_edition edition, enum laws_agreement early,
			     const char *article)
{
	struct laws_ending ending = {.result = LAWS_RESULT_NONE};
	struct game game;

	begin(&game, edition);
	play(&game, "e2e4");
	laws_draws_offer(&game.draws, LAWS_WHITE);
	cr_assert_eq(laws_draws_accept(&game.draws, LAWS_BLACK, &ending), early);
	cr_assert_eq(ending.result,
		     early == LAWS_AGREEMENT_REACHED ? LAWS_RESULT_DRAW : LAWS_RESULT_NONE);
	play(&game, "e7e5");
	laws_draws_offer(&game.draws, LAWS_BLACK);
	cr_assert_eq(laws_draws_accept(&game.draws, LAWS_WHITE, &ending), LAWS_AGREEMENT_REACHED);
	cr_assert_eq(ending.result, LAWS_RESULT_DRAW);
	cr_assert_eq(ending.reason, LAWS_REASON_AGREEMENT);
	cr_assert_str_eq(ending.article, article);
	cr_assert_not(laws_draws_offer_stands(&game.draws, LAWS_BLACK));
}

Test(editions, agreement_2001_5_2)
{
	expect_agreement(E01, LAWS_AGREEMENT_REACHED, "5.2c");
}

Test(editions, agreement_2017_5_2_3)
{
	expect_agreement(E17, LAWS_AGREEMENT_TOO_EARLY, "5.2.3");
}

Test(editions, agreement_2018_5_2_3)
{
	expect_agreement(E18, LAWS_AGREEMENT_TOO_EARLY, "5.2.3");
}

Test(editions, agreement_2023_5_2_3)
{
	expect_agreement(E23, LAWS_AGREEMENT_TOO_EARLY, "5.2.3");
}

Test(agreement, counts_moves_from_where_the_game_began)
{
	struct laws_ending ending;
	struct game game;

	begin_from(&game, E23, "4k3/8/8/8/8/8/4P3/4K2R b - - 0 40", 1);
	play(&game, "e8d8");
	laws_draws_offer(&game.draws, LAWS_BLACK);
	cr_assert_eq(laws_draws_accept(&game.draws, LAWS_WHITE, &ending), LAWS_AGREEMENT_TOO_EARLY);
	play(&game, "e1d1");
	laws_draws_offer(&game.draws, LAWS_WHITE);
	cr_assert_eq(laws_draws_accept(&game.draws, LAWS_BLACK, &ending), LAWS_AGREEMENT_REACHED);
}

/* An event may allow offers from a move on. */

static void expect_restriction(enum laws_edition edition, bool exists)
{
	enum laws_offer early = exists ? LAWS_OFFER_TOO_EARLY : LAWS_OFFER_IN_ORDER;
	struct game game;

	begin_from(&game, edition, START_FEN, 3);
	play(&game, "g1f3 g8f6 b1c3");
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_WHITE), early);
	play(&game, "b8c6");
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_BLACK), early, "move 2 of Black");
	play(&game, "e2e4");
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_WHITE), LAWS_OFFER_IN_ORDER);
	play(&game, "e7e5");
	cr_assert_eq(laws_draws_offer(&game.draws, LAWS_BLACK), LAWS_OFFER_IN_ORDER);
}

Test(editions, offers_restricted_2001_none)
{
	expect_restriction(E01, false);
}

Test(editions, offers_restricted_2017_9_1_1)
{
	expect_restriction(E17, true);
}

Test(editions, offers_restricted_2018_9_1_1)
{
	expect_restriction(E18, true);
}

Test(editions, offers_restricted_2023_9_1_1)
{
	expect_restriction(E23, true);
}
