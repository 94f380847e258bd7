/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Rulings on alerts that a reed board cannot raise, or that only others raise: the test calls
 * the judge's inner functions.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "judge/judge_internal.h"
#include "../random.h"

static struct laws_judge judge;
static struct laws_verdicts out;
static laws_time now;

static void play(struct laws_act act)
{
	now += LAWS_SECOND;
	act.first = now;
	act.settled = now;
	laws_judge_step(&judge, &act, now, &out);
}

static void begin(enum laws_edition edition, const char *fen)
{
	struct laws_regulations regulations;
	struct laws_position position;
	struct laws_setup setup;

	laws_regulations_default(&regulations);
	regulations.edition = edition;
	cr_assert_eq(laws_time_control_read("5400", &regulations.time_control), 0);
	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	now = 0;
	laws_judge_init(&judge, &regulations, 0);
	play((struct laws_act){
		.kind = LAWS_ACT_STARTED,
		.side = LAWS_BLACK,
		.by_lever = true,
		.position = &position,
		.squares = laws_position_occupied(&position),
	});
}

static laws_square square(const char *name)
{
	return laws_square_read(name, 2);
}

static void move(const char *from, const char *to, laws_piece piece)
{
	play((struct laws_act){
		.kind = LAWS_ACT_TOUCHED,
		.side = laws_piece_side(piece),
		.square = square(from),
		.piece = piece,
	});
	play((struct laws_act){
		.kind = LAWS_ACT_RELEASED,
		.side = laws_piece_side(piece),
		.from = square(from),
		.square = square(to),
		.piece = piece,
	});
}

static void press(enum laws_side side)
{
	play((struct laws_act){.kind = LAWS_ACT_PRESSED, .side = side});
}

/* Raises an alert about @side's move of @ply. */
static void raise_alert(enum laws_alert_kind kind, enum laws_side side, unsigned int ply)
{
	struct laws_judge_alert alert = judge_alert(&judge, kind, LAWS_LIKELY, side);

	out.count = 0;
	alert.ply = ply;
	judge_raise(&judge, &alert, now, &out);
}

static const struct laws_verdict *told(enum laws_verdict_kind kind)
{
	for (size_t i = 0; i < out.count; i++)
		if (out.verdict[i].kind == kind)
			return &out.verdict[i];
	return NULL;
}

static void confirm(void)
{
	play((struct laws_act){.kind = LAWS_ACT_CONFIRMED});
	cr_assert(told(LAWS_VERDICT_RULING));
}

static void leave_pawn(enum laws_edition edition)
{
	begin(edition, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
	move("a7", "a8", LAWS_PIECE(LAWS_WHITE, LAWS_PAWN));
	press(LAWS_WHITE);
	judge.open_count = 0;
	raise_alert(LAWS_ALERT_PAWN_NOT_REPLACED, LAWS_WHITE, 1);
	confirm();
}

Test(rulings, a_pawn_left_on_the_last_rank_is_a_queen_7_5_2)
{
	leave_pawn(LAWS_EDITION_2018);
	cr_expect_eq(told(LAWS_VERDICT_RULING)->ruling.due.added, 120 * LAWS_SECOND);
	cr_assert(told(LAWS_VERDICT_COMPLETED));
	cr_expect_eq(told(LAWS_VERDICT_COMPLETED)->move.promotion, LAWS_QUEEN);
	cr_expect(!told(LAWS_VERDICT_IRREGULAR));
	cr_expect_eq(judge.state, LAWS_JUDGE_PAUSED);
	play((struct laws_act){.kind = LAWS_ACT_RESUMED});
	cr_expect(laws_clock_runs(&judge.clock, LAWS_BLACK));
	move("h8", "h7", LAWS_PIECE(LAWS_BLACK, LAWS_KING));
	cr_assert(told(LAWS_VERDICT_MADE));
	cr_expect_eq(told(LAWS_VERDICT_MADE)->ply, 2);
}

Test(rulings, in_2001_that_pawn_goes_back)
{
	leave_pawn(LAWS_EDITION_2001);
	cr_assert(told(LAWS_VERDICT_IRREGULAR));
	cr_expect(!told(LAWS_VERDICT_MADE));
	play((struct laws_act){.kind = LAWS_ACT_RESTORED});
	cr_assert(told(LAWS_VERDICT_RESTORED));
}

static const char START[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

static void play_two_moves(void)
{
	begin(LAWS_EDITION_2023, START);
	move("e2", "e4", LAWS_PIECE(LAWS_WHITE, LAWS_PAWN));
	press(LAWS_WHITE);
	move("e7", "e5", LAWS_PIECE(LAWS_BLACK, LAWS_PAWN));
	press(LAWS_BLACK);
}

Test(rulings, a_move_against_4_3_is_taken_back_with_what_followed)
{
	play_two_moves();
	raise_alert(LAWS_ALERT_TOUCH_MOVE, LAWS_WHITE, 1);
	cr_expect_eq(told(LAWS_VERDICT_ALERT)->alert.due.kind, LAWS_DUE_NOTHING);
	confirm();
	cr_assert(told(LAWS_VERDICT_WITHDRAWN));
	cr_expect_eq(told(LAWS_VERDICT_WITHDRAWN)->ply, 2);
	cr_assert(told(LAWS_VERDICT_IRREGULAR));
	cr_expect_eq(judge.ply, 0);
	cr_expect_eq(judge.resumes, LAWS_WHITE);
}

/* They add up (7.5.5): what is confirmed first makes the other one the second. */
Test(rulings, what_an_open_alert_costs_changes_with_the_rulings_before_it)
{
	struct laws_verdict_due due = {.kind = LAWS_DUE_NOTHING};

	begin(LAWS_EDITION_2023, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
	move("e2", "e4", LAWS_PIECE(LAWS_WHITE, LAWS_PAWN));
	press(LAWS_WHITE);
	raise_alert(LAWS_ALERT_TWO_HANDS, LAWS_WHITE, 1);
	cr_assert_eq(told(LAWS_VERDICT_ALERT)->alert.id, 1);
	raise_alert(LAWS_ALERT_TWO_HANDS, LAWS_WHITE, 1);
	cr_assert(laws_judge_cost(&judge, 1, now, &due));
	cr_expect_eq(due.kind, LAWS_DUE_TIME);
	cr_expect_eq(due.added, 120 * LAWS_SECOND);
	confirm();
	cr_expect(!laws_judge_cost(&judge, 2, now, &due), "nobody can rule on it twice");
	cr_expect(laws_judge_cost(&judge, 1, now, &due));
	cr_expect_eq(due.kind, LAWS_DUE_RESULT);
	cr_expect_eq(due.result, LAWS_RESULT_BLACK);
	cr_expect(!laws_judge_cost(&judge, 3, now, &due));
}

Test(rulings, two_hands_cost_time_and_the_move_stands)
{
	play_two_moves();
	raise_alert(LAWS_ALERT_TWO_HANDS, LAWS_BLACK, 2);
	cr_expect_eq(told(LAWS_VERDICT_ALERT)->alert.due.added, 120 * LAWS_SECOND);
	confirm();
	cr_expect(!told(LAWS_VERDICT_IRREGULAR));
	cr_expect_eq(judge.state, LAWS_JUDGE_PLAYING);
	cr_assert(told(LAWS_VERDICT_CLOCK));
	cr_expect_eq(told(LAWS_VERDICT_CLOCK)->clock.why, LAWS_CLOCK_PENALTY);
}

Test(rulings, a_wrong_claim_halves_the_time_in_2001_and_undoing_gives_it_back)
{
	begin(LAWS_EDITION_2001, START);
	laws_clock_set(&judge.clock, LAWS_WHITE, 240 * LAWS_SECOND, now);
	laws_clock_pause(&judge.clock, now);
	raise_alert(LAWS_ALERT_WRONG_CLAIM, LAWS_WHITE, 1);
	confirm();
	cr_expect_eq(told(LAWS_VERDICT_RULING)->ruling.due.deducted, 120 * LAWS_SECOND);
	cr_expect_eq(told(LAWS_VERDICT_RULING)->ruling.due.added, 180 * LAWS_SECOND);
	cr_expect_eq(laws_clock_left(&judge.clock, LAWS_WHITE, now), 120 * LAWS_SECOND);
	cr_expect_eq(laws_clock_left(&judge.clock, LAWS_BLACK, now), 5580 * LAWS_SECOND);
	play((struct laws_act){.kind = LAWS_ACT_UNDONE, .number = 1});
	cr_expect_eq(laws_clock_left(&judge.clock, LAWS_WHITE, now), 240 * LAWS_SECOND);
	cr_expect_eq(laws_clock_left(&judge.clock, LAWS_BLACK, now), 5400 * LAWS_SECOND);
}

Test(rulings, bad_penalties_of_a_caller_are_refused)
{
	struct laws_act act = {
		.kind = LAWS_ACT_PENALISED,
		.penalty = {.kind = LAWS_PENALTY_POINTS, .half_points = 3},
	};

	begin(LAWS_EDITION_2023, START);
	play(act);
	cr_assert(told(LAWS_VERDICT_REFUSED));
	cr_expect_eq(told(LAWS_VERDICT_REFUSED)->refused.refusal, LAWS_REFUSED_NO_PENALTY);
	act.penalty = (struct laws_penalty){.kind = LAWS_PENALTIES};
	play(act);
	cr_expect_eq(told(LAWS_VERDICT_REFUSED)->refused.refusal, LAWS_REFUSED_NO_PENALTY);
	cr_expect_eq(judge.ruling_count, 0);
}

/* More rulings than can be undone: the oldest cannot, and nothing else happens. */
Test(rulings, only_the_newest_can_be_undone)
{
	struct laws_act warning = {.kind = LAWS_ACT_PENALISED};

	begin(LAWS_EDITION_2023, START);
	for (unsigned int i = 0; i <= LAWS_JUDGE_RULINGS; i++)
		play(warning);
	play((struct laws_act){.kind = LAWS_ACT_UNDONE, .number = 1});
	cr_assert(told(LAWS_VERDICT_REFUSED));
	cr_expect_eq(told(LAWS_VERDICT_REFUSED)->refused.refusal, LAWS_REFUSED_NO_RULING);
	play((struct laws_act){.kind = LAWS_ACT_UNDONE, .number = 2});
	cr_assert(told(LAWS_VERDICT_RULING));
	cr_expect_eq(told(LAWS_VERDICT_RULING)->ruling.decision, LAWS_DECISION_UNDONE);
}

/* Makes a quiet legal move at random; false when there is none. */
static bool make_something(uint64_t *seed)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(&judge.position, moves);

	for (int tries = 0; count && tries < 50; tries++) {
		struct laws_move one = moves[random_below(seed, count)];
		char from[3], to[3];

		if (one.type == LAWS_MOVE_CASTLING || one.promotion ||
		    laws_move_captured(&judge.position, one) != LAWS_NO_SQUARE)
			continue;
		laws_square_write(one.from, from);
		laws_square_write(one.to, to);
		move(from, to, judge.position.board[one.from]);
		return judge.made;
	}
	return false;
}

static void restore_and_resume(void)
{
	cr_assert(told(LAWS_VERDICT_IRREGULAR));
	play((struct laws_act){.kind = LAWS_ACT_RESTORED});
	cr_assert(told(LAWS_VERDICT_RESTORED));
	play((struct laws_act){.kind = LAWS_ACT_RESUMED});
	cr_assert_eq(judge.state, LAWS_JUDGE_PLAYING);
}

/* One of the ways in which moves leave the record again. */
static void take_back_something(uint64_t *seed)
{
	unsigned int newest = judge.ply + (judge.made ? 1 : 0);
	unsigned int ply = 1 + (unsigned int)random_below(seed, newest);

	if (random_below(seed, 2)) {
		play((struct laws_act){.kind = LAWS_ACT_TAKEN_BACK, .number = ply});
	} else {
		raise_alert(LAWS_ALERT_TOUCH_MOVE, (enum laws_side)((ply + 1) % 2), ply);
		confirm();
	}
	restore_and_resume();
}

/* A result that does not hold, behind a move that may not have been pressed. */
static void end_and_reopen(void)
{
	play((struct laws_act){.kind = LAWS_ACT_RESULT, .result = LAWS_RESULT_DRAW});
	play((struct laws_act){.kind = LAWS_ACT_REOPENED, .squares = judge_occupied(&judge)});
	play((struct laws_act){.kind = LAWS_ACT_RESUMED});
	cr_assert_eq(judge.state, LAWS_JUDGE_PLAYING);
	if (judge.made)
		press(judge_mover(&judge));
}

static void expect_counted(void)
{
	cr_assert_not(judge.made);
	cr_assert_eq(judge.clock.completed[LAWS_WHITE], (judge.ply + 1) / 2);
	cr_assert_eq(judge.clock.completed[LAWS_BLACK], judge.ply / 2);
}

/* At no time has a player a period before the moves that stand have brought it. */
Test(rulings, the_clock_counts_the_moves_that_stand)
{
	struct laws_time_control control;

	for (uint64_t seed = 1, game = 0; game < 60; game++) {
		begin(LAWS_EDITION_2023, START);
		cr_assert_eq(laws_time_control_read("3/6000:5/12000+2:60000", &control), 0);
		laws_clock_init(&judge.clock, &control);
		laws_clock_start(&judge.clock, LAWS_WHITE, now);
		for (int step = 0; step < 60; step++) {
			bool made = make_something(&seed);

			if (judge.state != LAWS_JUDGE_PLAYING)
				break;
			if (random_below(&seed, 8) == 0)
				end_and_reopen();
			else if (made && random_below(&seed, 6))
				press(judge_mover(&judge));
			else if (judge.ply || judge.made)
				take_back_something(&seed);
			if (judge.state != LAWS_JUDGE_PLAYING)
				break;
			expect_counted();
		}
	}
}

/* Verdicts without room are counted, in each step anew. */
Test(rulings, verdicts_without_room_are_counted)
{
	begin(LAWS_EDITION_2023, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
	out = (struct laws_verdicts){0};
	for (size_t i = 0; i < LAWS_VERDICTS_MAX; i++)
		judge_tell(&out, LAWS_VERDICT_CLOCK, now);
	cr_expect_eq(out.lost, 0);
	judge_tell(&out, LAWS_VERDICT_RESTORED, now);
	cr_expect_eq(out.count, LAWS_VERDICTS_MAX);
	cr_expect_eq(out.lost, 1);
	cr_expect_eq(out.verdict[LAWS_VERDICTS_MAX - 1].kind, LAWS_VERDICT_RESTORED);
	play((struct laws_act){.kind = LAWS_ACT_PAUSED});
	cr_expect_eq(out.lost, 0);
}

/* An announcement after the last verdict with room replaces it, which is counted. */
Test(rulings, announcements_without_room_are_counted)
{
	begin(LAWS_EDITION_2023, "7k/P7/8/8/8/8/8/K7 w - - 0 1");
	judge.regulations.visually_disabled = 3;
	out = (struct laws_verdicts){0};
	for (size_t i = 0; i < LAWS_VERDICTS_MAX; i++)
		judge_tell(&out, LAWS_VERDICT_CLOCK, now);
	out.verdict[LAWS_VERDICTS_MAX - 1].kind = LAWS_VERDICT_MADE;
	out.verdict[LAWS_VERDICTS_MAX - 1].before = &judge.position;
	judge_announce(&judge, &out);
	cr_expect_eq(out.count, LAWS_VERDICTS_MAX);
	cr_expect_eq(out.lost, 1);
	cr_expect_eq(out.verdict[LAWS_VERDICTS_MAX - 1].kind, LAWS_VERDICT_ANNOUNCEMENT);
}
