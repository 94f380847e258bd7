/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Offers, claims and adjournment in the judge, without a board: what ends an offer, announced
 * and sealed texts, and refusals.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "../support.h"

static struct laws_judge judge;
static struct laws_verdicts verdicts;
static laws_time now;

static const struct laws_verdict *told(enum laws_verdict_kind kind)
{
	for (size_t i = 0; i < verdicts.count; i++)
		if (verdicts.verdict[i].kind == kind)
			return &verdicts.verdict[i];
	return NULL;
}

static void step(struct laws_act act)
{
	now += LAWS_SECOND;
	act.first = now;
	act.settled = now;
	laws_judge_step(&judge, &act, now, &verdicts);
}

static void begin(enum laws_edition edition, const char *fen)
{
	struct laws_position position = position_or_fail(fen);
	struct laws_regulations regulations;

	laws_regulations_default(&regulations);
	regulations.edition = edition;
	laws_judge_init(&judge, &regulations, 0);
	step((struct laws_act){
		.kind = LAWS_ACT_STARTED,
		.position = &position,
		.squares = laws_position_occupied(&position),
	});
}

/* The piece of @from is touched and released on @to, which was empty. */
static void make(const char *from, const char *to)
{
	struct laws_act act = {
		.kind = LAWS_ACT_TOUCHED,
		.side = laws_position_side(&judge.position),
		.square = laws_square_read(from, 2),
	};

	act.piece = judge.board[act.square];
	step(act);
	act.kind = LAWS_ACT_RELEASED;
	act.from = act.square;
	act.square = laws_square_read(to, 2);
	step(act);
}

static void press(enum laws_side side)
{
	step((struct laws_act){.kind = LAWS_ACT_PRESSED, .side = side});
}

static void claim(const char *text)
{
	step((struct laws_act){
		.kind = LAWS_ACT_CLAIMED,
		.claim = LAWS_CLAIM_OF_THREEFOLD,
		.text = text,
	});
}

/* The arbiter rules on the newest alert. */
static void rule(void)
{
	step((struct laws_act){.kind = LAWS_ACT_CONFIRMED});
}

static void seal(const char *text)
{
	step((struct laws_act){.kind = LAWS_ACT_SEALED, .text = text});
}

static void expect_refused(enum laws_refusal refusal)
{
	cr_assert_not_null(told(LAWS_VERDICT_REFUSED));
	cr_assert_eq(told(LAWS_VERDICT_REFUSED)->refused.refusal, refusal);
	cr_assert_eq(verdicts.count, 1);
}

/* What an announcement that is no legal move binds White to in @fen; @square may be NULL. */
static void expect_bound(const char *fen, const char *text, enum laws_bound_kind kind,
			 const char *square)
{
	struct laws_bound bound;

	begin(LAWS_EDITION_2023, fen);
	claim(text);
	cr_assert_not_null(told(LAWS_VERDICT_ALERT), "%s", text);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.kind, LAWS_ALERT_WRONG_CLAIM);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.claim.found, 0);
	cr_assert_str_eq(told(LAWS_VERDICT_ALERT)->alert.claim.written, text);
	bound = laws_draws_bound(&judge.draws);
	cr_assert_eq(bound.kind, kind, "%s", text);
	if (square)
		cr_assert_eq(bound.square, laws_square_read(square, 2), "%s", text);
}

Test(judge_claims, an_illegal_announcement_binds_the_piece_that_it_names)
{
	expect_bound(START_FEN, "e5", LAWS_BOUND_PIECE, "e2");
	expect_bound(START_FEN, "e2-e5", LAWS_BOUND_PIECE, "e2");
	expect_bound(START_FEN, "exd3", LAWS_BOUND_PIECE, "e2");
	expect_bound(START_FEN, "Nge4", LAWS_BOUND_PIECE, "g1");
	expect_bound(START_FEN, "g1g3+", LAWS_BOUND_PIECE, "g1");
	expect_bound("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rb2", LAWS_BOUND_PIECE, "a1");
	expect_bound("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "O-O-O", LAWS_BOUND_PIECE, "e1");
}

Test(judge_claims, an_illegal_announcement_binds_nobody_when_several_pieces_may_be_meant)
{
	expect_bound(START_FEN, "Ne4", LAWS_BOUND_FREE, NULL);
	expect_bound("4k3/8/8/8/8/4P3/4P3/4K3 w - - 0 1", "e6", LAWS_BOUND_FREE, NULL);
	expect_bound("4k3/8/8/8/8/4P3/4P3/4K3 w - - 0 1", "e3e6", LAWS_BOUND_PIECE, "e3");
}

Test(judge_claims, an_illegal_announcement_binds_nobody_when_the_piece_cannot_move)
{
	expect_bound(START_FEN, "Ke3", LAWS_BOUND_FREE, NULL);
	expect_bound(START_FEN, "Qxd7", LAWS_BOUND_FREE, NULL);
	expect_bound(START_FEN, "e7e5", LAWS_BOUND_FREE, NULL);
	expect_bound(START_FEN, "Bxe4", LAWS_BOUND_FREE, NULL);
	expect_bound("k3r3/8/8/3p4/8/4N3/8/3RK3 w - - 0 1", "Nxd5", LAWS_BOUND_CAPTURE, "d5");
}

Test(judge_claims, what_is_no_move_is_refused_and_costs_nothing)
{
	static const char *const texts[] = {"e9",      "threefold", "N",   "\xff\xfe",
					    "Nf3 Nf6", "(=)",	    "e8=K"};

	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		begin(LAWS_EDITION_2023, START_FEN);
		claim(texts[i]);
		expect_refused(LAWS_REFUSED_UNCLEAR);
		cr_assert_not(laws_draws_offer_stands(&judge.draws, LAWS_WHITE));
	}
	begin(LAWS_EDITION_2023, "4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
	claim("Rd1");
	expect_refused(LAWS_REFUSED_UNCLEAR);
}

Test(judge_claims, nothing_is_announced_without_a_text)
{
	begin(LAWS_EDITION_2023, START_FEN);
	claim(NULL);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.claim.found, 1);
	cr_assert_not(told(LAWS_VERDICT_ALERT)->alert.claim.announced);
	claim("");
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.claim.found, 1);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.claim.written[0], '\0');
}

static void play(const char *from, const char *to)
{
	enum laws_side side = laws_position_side(&judge.position);

	make(from, to);
	press(side);
}

/* Pawns never go back: a position behind such a move begins the count anew. */
Test(judge_claims, count_each_appearance_once)
{
	begin(LAWS_EDITION_2023, START_FEN);
	play("e2", "e4");
	play("e7", "e5");
	for (unsigned int found = 1; found <= 2; found++) {
		claim(NULL);
		cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.claim.found, found);
		rule();
		play("g1", "f3");
		play("g8", "f6");
		play("f3", "g1");
		play("f6", "g8");
	}
	claim(NULL);
	cr_assert_null(told(LAWS_VERDICT_ALERT));
	cr_assert_eq(told(LAWS_VERDICT_ENDED)->state.result, LAWS_RESULT_DRAW);
}

Test(judge_claims, is_that_of_the_opponent_once_a_move_is_made)
{
	const struct laws_verdict *alert;

	begin(LAWS_EDITION_2023, START_FEN);
	make("e2", "e4");
	claim("e5");
	alert = told(LAWS_VERDICT_ALERT);
	cr_assert_eq(alert->side, LAWS_BLACK);
	cr_assert_eq(alert->ply, 2);
	cr_assert_eq(judge.open[judge.open_count - 1].ply, 2);
	cr_assert(alert->alert.claim.announced);
	cr_assert_eq(alert->alert.due.kind, LAWS_DUE_TIME);
	rule();
	/* White's move is not compared with Black's announcement. */
	press(LAWS_WHITE);
	cr_assert_null(told(LAWS_VERDICT_ALERT));
	make("d7", "d5");
	press(LAWS_BLACK);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.kind, LAWS_ALERT_TOUCH_MOVE);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->side, LAWS_BLACK);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->ply, 2);
}

static laws_time left_of(enum laws_side side)
{
	return laws_clock_left(&judge.clock, side, now);
}

/*
 * A wrong claim with @left on White's clock costs the same after the arbiter's @delay, with or
 * without a press in it, as at once.
 */
static void expect_standing(enum laws_edition edition, enum laws_format format, laws_time left,
			    laws_time delay, unsigned int presses)
{
	laws_time stood[2];
	bool resumed = false;
	struct laws_verdict_due due;

	begin(edition, START_FEN);
	judge.ledger.format = format;
	/* Neither player is late: both have been seen. */
	judge.absence.awaited = false;
	cr_assert_eq(laws_time_control_read("7200", &judge.clock.control), 0);
	laws_clock_set(&judge.clock, LAWS_BLACK, 7200 * LAWS_SECOND, now);
	laws_clock_set(&judge.clock, LAWS_WHITE, left + LAWS_SECOND, now);
	claim(NULL);
	due = told(LAWS_VERDICT_ALERT)->alert.due;
	cr_assert_eq(due.kind, LAWS_DUE_TIME);
	stood[LAWS_WHITE] = left - due.deducted;
	stood[LAWS_BLACK] = 7200 * LAWS_SECOND + due.added;
	for (; presses; presses >>= 2) {
		now += delay;
		laws_judge_step(&judge, NULL, now, &verdicts);
		cr_assert_null(told(LAWS_VERDICT_ALERT));
		if (presses & 3)
			press(presses & 1 ? LAWS_WHITE : LAWS_BLACK);
		cr_assert_null(told(LAWS_VERDICT_ALERT));
		resumed = resumed || told(LAWS_VERDICT_RESUMED);
	}
	cr_assert_not(resumed);
	rule();
	cr_assert_not_null(told(LAWS_VERDICT_RESUMED));
	cr_assert_null(told(LAWS_VERDICT_ALERT));
	cr_assert_eq(left_of(LAWS_WHITE), stood[LAWS_WHITE]);
	cr_assert_eq(left_of(LAWS_BLACK), stood[LAWS_BLACK]);
	cr_assert(laws_clock_runs(&judge.clock, LAWS_WHITE));
}

Test(judge_claims, the_clocks_stand_from_a_wrong_claim_to_the_ruling)
{
	static const laws_time lefts[] = {1, 20 * LAWS_SECOND, 90 * LAWS_SECOND,
					  3600 * LAWS_SECOND};
	static const laws_time delays[] = {0, LAWS_SECOND, 60 * LAWS_SECOND, 9000 * LAWS_SECOND};
	static const enum laws_format formats[] = {LAWS_FORMAT_STANDARD, LAWS_FORMAT_RAPID,
						   LAWS_FORMAT_BLITZ};

	for (int edition = LAWS_EDITION_2001; edition <= LAWS_EDITION_2023; edition++)
		for (int format = 0; format < 3; format++)
			for (int i = 0; i < 16; i++)
				for (unsigned int presses = 0; presses < 64; presses++)
					expect_standing((enum laws_edition)edition, formats[format],
							lefts[i % 4], delays[i / 4], presses);
}

Test(judge_claims, accuse_nobody_of_a_move_whose_promotion_nobody_has_named)
{
	begin(LAWS_EDITION_2023, "8/P6k/8/8/8/8/7P/K7 w - - 0 1");
	claim("a8=N");
	rule();
	step((struct laws_act){
		.kind = LAWS_ACT_TOUCHED,
		.square = laws_square_read("a7", 2),
		.piece = LAWS_PIECE(LAWS_WHITE, LAWS_PAWN),
	});
	step((struct laws_act){
		.kind = LAWS_ACT_PROMOTED,
		.number = 1,
		.from = laws_square_read("a7", 2),
		.square = laws_square_read("a8", 2),
		.piece = LAWS_PIECE(LAWS_WHITE, LAWS_QUEEN),
		.source = LAWS_PROMOTION_ASSUMED,
	});
	press(LAWS_WHITE);
	cr_assert_not_null(told(LAWS_VERDICT_COMPLETED));
	cr_assert_null(told(LAWS_VERDICT_ALERT));
}

Test(judge_session, a_sealed_move_is_looked_at_only_when_play_is_resumed)
{
	begin(LAWS_EDITION_2023, START_FEN);
	seal("Ke9");
	cr_assert_eq(verdicts.count, 0);
	step((struct laws_act){.kind = LAWS_ACT_ADJOURNED});
	cr_assert_not_null(told(LAWS_VERDICT_ADJOURNED));
	seal("e4");
	expect_refused(LAWS_REFUSED_TOO_LATE);
	step((struct laws_act){.kind = LAWS_ACT_RESUMED});
	cr_assert_str_eq(told(LAWS_VERDICT_ALERT)->alert.played.written, "Ke9");
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.due.kind, LAWS_DUE_RESULT);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.due.result, LAWS_RESULT_BLACK);
	cr_assert_null(told(LAWS_VERDICT_RESUMED));
	step((struct laws_act){.kind = LAWS_ACT_DISMISSED});
	seal("e4");
	cr_assert_eq(verdicts.count, 0);
	step((struct laws_act){.kind = LAWS_ACT_RESUMED});
	cr_assert_not_null(told(LAWS_VERDICT_RESUMED));
	make("e2", "e4");
	cr_assert_not_null(told(LAWS_VERDICT_COMPLETED));
}

Test(judge_session, a_text_without_end_is_not_kept)
{
	char text[200];

	memset(text, 'N', sizeof(text) - 1);
	text[sizeof(text) - 1] = '\0';
	begin(LAWS_EDITION_2023, START_FEN);
	seal(text);
	expect_refused(LAWS_REFUSED_UNCLEAR);
	seal("");
	expect_refused(LAWS_REFUSED_UNCLEAR);
	seal(NULL);
	expect_refused(LAWS_REFUSED_UNCLEAR);
	claim(text);
	expect_refused(LAWS_REFUSED_UNCLEAR);
}

Test(judge_session, what_was_sealed_is_for_one_game_and_one_move)
{
	begin(LAWS_EDITION_2023, START_FEN);
	seal("Ke9");
	make("e2", "e4");
	press(LAWS_WHITE);
	step((struct laws_act){.kind = LAWS_ACT_ADJOURNED});
	step((struct laws_act){.kind = LAWS_ACT_RESUMED});
	cr_assert_not_null(told(LAWS_VERDICT_RESUMED));
	cr_assert_null(told(LAWS_VERDICT_ALERT));
	begin(LAWS_EDITION_2023, START_FEN);
	seal("Ke9");
	step((struct laws_act){.kind = LAWS_ACT_RESIGNED, .side = LAWS_WHITE});
	begin(LAWS_EDITION_2023, START_FEN);
	step((struct laws_act){.kind = LAWS_ACT_ADJOURNED});
	step((struct laws_act){.kind = LAWS_ACT_RESUMED});
	cr_assert_null(told(LAWS_VERDICT_ALERT));
}

/* An offer of @side; @ply is being played, or 0: that of the record. */
static void offer(enum laws_side side, unsigned int ply)
{
	step((struct laws_act){.kind = LAWS_ACT_DRAW_OFFERED, .side = side, .number = ply});
	cr_assert_eq(told(LAWS_VERDICT_DRAW_OFFER)->draw_offer.what, LAWS_DRAW_OFFERED);
}

/* Hands do @act of @kind to the piece of @from, which goes to @to. */
static void act_on(struct laws_act act, enum laws_act_kind kind, const char *from, const char *to)
{
	act.kind = kind;
	act.side = judge.made ? laws_side_other(laws_position_side(&judge.position))
			      : laws_position_side(&judge.position);
	act.from = laws_square_read(from, 2);
	act.square = laws_square_read(to, 2);
	act.piece = judge.position.board[act.from];
	step(act);
}

static const struct laws_act seen = {0};
static const struct laws_act unsure = {.unsure = true};
static const struct laws_act unobserved = {.unobserved = true};

static void expect_offer(enum laws_side side, bool stands)
{
	const struct laws_verdict *verdict = told(LAWS_VERDICT_DRAW_OFFER);

	cr_assert_eq(laws_draws_offer_stands(&judge.draws, side), stands);
	cr_assert_eq(!verdict, stands, "what ends it is told");
	if (verdict)
		cr_assert_eq(verdict->draw_offer.what, LAWS_DRAW_LAPSED);
}

/* White has made a move and pressed, and Black thinks about ply 2. */
static void begin_offers(void)
{
	begin(LAWS_EDITION_2023, START_FEN);
	make("e2", "e4");
	press(LAWS_WHITE);
}

Test(judge_offers, stand_until_the_opponent_touches)
{
	begin_offers();
	offer(LAWS_WHITE, 0);
	cr_assert_eq(told(LAWS_VERDICT_DRAW_OFFER)->ply, 1);
	act_on(seen, LAWS_ACT_TOUCHED, "e7", "e7");
	expect_offer(LAWS_WHITE, false);
}

Test(judge_offers, stand_behind_a_touch_that_was_seen_before_and_told_late)
{
	struct laws_act early = {
		.kind = LAWS_ACT_TOUCHED, .side = LAWS_BLACK, .square = 52, .from = 52};

	begin_offers();
	early.piece = judge.board[52];
	offer(LAWS_WHITE, 0);
	early.first = now - 1;
	early.settled = now + 1;
	laws_judge_step(&judge, &early, now + 1, &verdicts);
	expect_offer(LAWS_WHITE, true);
	act_on(seen, LAWS_ACT_RELEASED, "e7", "e5");
	expect_offer(LAWS_WHITE, true);
}

Test(judge_offers, stand_behind_an_unsure_touch_until_the_piece_stands_elsewhere)
{
	begin_offers();
	offer(LAWS_WHITE, 0);
	act_on(unsure, LAWS_ACT_TOUCHED, "g8", "g8");
	expect_offer(LAWS_WHITE, true);
	act_on(unsure, LAWS_ACT_RELEASED, "g8", "g8");
	expect_offer(LAWS_WHITE, true);
	act_on(unsure, LAWS_ACT_TOUCHED, "g8", "g8");
	expect_offer(LAWS_WHITE, true);
	act_on(seen, LAWS_ACT_RELEASED, "g8", "f6");
	expect_offer(LAWS_WHITE, false);
}

Test(judge_offers, stand_behind_an_unsure_touch_of_another_piece_than_the_one_moved)
{
	begin_offers();
	act_on(seen, LAWS_ACT_TOUCHED, "e7", "e7");
	offer(LAWS_WHITE, 0);
	act_on(unsure, LAWS_ACT_TOUCHED, "g8", "g8");
	act_on(unsure, LAWS_ACT_RELEASED, "g8", "g8");
	act_on(seen, LAWS_ACT_RELEASED, "e7", "e5");
	expect_offer(LAWS_WHITE, true);
}

Test(judge_offers, are_renewed_behind_an_unsure_touch)
{
	begin_offers();
	offer(LAWS_WHITE, 0);
	act_on(unsure, LAWS_ACT_TOUCHED, "g8", "g8");
	offer(LAWS_WHITE, 0);
	act_on(seen, LAWS_ACT_RELEASED, "g8", "f6");
	expect_offer(LAWS_WHITE, true);
}

Test(judge_offers, lapse_when_what_was_touched_unsurely_is_taken)
{
	begin_offers();
	make("d7", "d5");
	press(LAWS_BLACK);
	act_on(seen, LAWS_ACT_TOUCHED, "e4", "e4");
	offer(LAWS_BLACK, 0);
	act_on(unsure, LAWS_ACT_TOUCHED, "d5", "d5");
	expect_offer(LAWS_BLACK, true);
	act_on(seen, LAWS_ACT_REMOVED, "d5", "d5");
	expect_offer(LAWS_BLACK, false);
}

Test(judge_offers, made_ahead_of_the_record_lapse_with_touches_of_later_plies_alone)
{
	begin_offers();
	/* Plies 2 and 3 are over, and nobody knows them yet. */
	offer(LAWS_BLACK, 4);
	cr_assert_eq(told(LAWS_VERDICT_DRAW_OFFER)->ply, 4);
	act_on(unobserved, LAWS_ACT_TOUCHED, "e7", "e7");
	act_on(unobserved, LAWS_ACT_RELEASED, "e7", "e5");
	act_on(unobserved, LAWS_ACT_TOUCHED, "g1", "g1");
	expect_offer(LAWS_BLACK, true);
	act_on(unobserved, LAWS_ACT_RELEASED, "g1", "f3");
	act_on(unobserved, LAWS_ACT_TOUCHED, "g8", "g8");
	act_on(unobserved, LAWS_ACT_RELEASED, "g8", "f6");
	expect_offer(LAWS_BLACK, true);
	act_on(unobserved, LAWS_ACT_TOUCHED, "b1", "b1");
	expect_offer(LAWS_BLACK, false);
}

Test(judge_offers, made_ahead_of_a_record_that_goes_back_lapse_with_the_next_touch)
{
	begin_offers();
	offer(LAWS_BLACK, 5);
	cr_assert_eq(told(LAWS_VERDICT_DRAW_OFFER)->ply, 4);
	step((struct laws_act){.kind = LAWS_ACT_TAKEN_BACK, .number = 1});
	step((struct laws_act){.kind = LAWS_ACT_RESTORED, .position = &judge.position});
	expect_offer(LAWS_BLACK, true);
	act_on(unobserved, LAWS_ACT_TOUCHED, "d2", "d2");
	expect_offer(LAWS_BLACK, false);
}

/* Offers are allowed from move 2 on; Black makes move 1 in ply 2. */
static void expect_allowed(enum laws_edition edition, enum laws_side side, unsigned int ply,
			   bool allowed)
{
	struct laws_act act = {.kind = LAWS_ACT_DRAW_OFFERED, .side = side, .number = ply};

	begin(edition, START_FEN);
	judge.draws.offers_from = 2;
	step(act);
	cr_assert_eq(laws_draws_offer_stands(&judge.draws, side), allowed);
	if (!allowed)
		expect_refused(LAWS_REFUSED_TOO_EARLY);
}

Test(judge_offers, are_allowed_from_a_move_on_that_is_ahead_of_the_record)
{
	static const enum laws_edition editions[] = {LAWS_EDITION_2017, LAWS_EDITION_2018,
						     LAWS_EDITION_2023};

	for (size_t i = 0; i < sizeof(editions) / sizeof(editions[0]); i++) {
		expect_allowed(editions[i], LAWS_WHITE, 1, false);
		expect_allowed(editions[i], LAWS_BLACK, 3, false);
		expect_allowed(editions[i], LAWS_WHITE, 3, true);
		expect_allowed(editions[i], LAWS_BLACK, 4, true);
	}
	expect_allowed(LAWS_EDITION_2001, LAWS_WHITE, 1, true);
	expect_allowed(LAWS_EDITION_2001, LAWS_BLACK, 3, true);
}
