/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lines of moves that nobody presses, longer than a story can tell: an analysis has no end. */
#include <criterion/criterion.h>

#include <chesslaws/judge.h>

static struct laws_judge judge;
static struct laws_verdicts out;
static laws_time now;

static void play(struct laws_act act)
{
	now += LAWS_SECOND;
	act.first = now;
	act.settled = now;
	laws_judge_step(&judge, &act, now, &out);
	cr_assert_eq(out.lost, 0);
}

static void begin(void)
{
	struct laws_regulations regulations;
	struct laws_position position;

	laws_regulations_default(&regulations);
	regulations.adjust_announced = true;
	laws_position_start(&position);
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

static size_t count(enum laws_verdict_kind kind)
{
	size_t found = 0;

	for (size_t i = 0; i < out.count; i++)
		found += out.verdict[i].kind == kind;
	return found;
}

static void move(enum laws_side side, const char *from, const char *to)
{
	laws_piece knight = LAWS_PIECE(side, LAWS_KNIGHT);

	play((struct laws_act){
		.kind = LAWS_ACT_TOUCHED,
		.side = side,
		.square = laws_square_read(from, 2),
		.piece = knight,
	});
	cr_assert_eq(count(LAWS_VERDICT_COMPLETED), 0);
	play((struct laws_act){
		.kind = LAWS_ACT_RELEASED,
		.side = side,
		.from = laws_square_read(from, 2),
		.square = laws_square_read(to, 2),
		.piece = knight,
	});
	cr_assert_eq(count(LAWS_VERDICT_MADE), 1);
	cr_assert_eq(count(LAWS_VERDICT_COMPLETED), 0);
	cr_assert_eq(count(LAWS_VERDICT_ENDED), 0);
}

/* Knights go to and fro, four plies a round. */
static void analyse(unsigned int rounds)
{
	for (unsigned int i = 0; i < rounds; i++) {
		move(LAWS_WHITE, "g1", "f3");
		move(LAWS_BLACK, "g8", "f6");
		move(LAWS_WHITE, "f3", "g1");
		move(LAWS_BLACK, "f6", "g8");
	}
}

/* White lifts his other knight and puts it back before he moves (4.3). */
static void touch(void)
{
	laws_square square = laws_square_read("b1", 2);
	laws_piece knight = LAWS_PIECE(LAWS_WHITE, LAWS_KNIGHT);

	play((struct laws_act){.kind = LAWS_ACT_TOUCHED, .square = square, .piece = knight});
	play((struct laws_act){
		.kind = LAWS_ACT_RELEASED,
		.from = square,
		.square = square,
		.piece = knight,
	});
}

static void press(enum laws_side side)
{
	play((struct laws_act){.kind = LAWS_ACT_PRESSED, .side = side});
}

static void announce_result(void)
{
	play((struct laws_act){.kind = LAWS_ACT_RESULT, .result = LAWS_RESULT_WHITE});
	cr_assert_eq(count(LAWS_VERDICT_ENDED), 1);
}

Test(unconfirmed, a_result_withdraws_an_analysis)
{
	begin();
	move(LAWS_WHITE, "b1", "c3");
	press(LAWS_WHITE);
	cr_assert_eq(count(LAWS_VERDICT_COMPLETED), 1);
	move(LAWS_BLACK, "b8", "c6");
	analyse(50);
	announce_result();
	cr_expect_eq(count(LAWS_VERDICT_COMPLETED), 0);
	cr_expect_eq(count(LAWS_VERDICT_WITHDRAWN), 201);
}

Test(unconfirmed, an_analysis_of_any_length_is_not_recorded)
{
	begin();
	analyse(1500);
	announce_result();
	cr_expect_eq(count(LAWS_VERDICT_COMPLETED), 0);
}

/* A step has room for so many only: a later press goes on with the rest, in their order. */
Test(unconfirmed, a_press_completes_a_long_line_in_parts)
{
	unsigned int ply = 1;

	begin();
	analyse(100);
	move(LAWS_WHITE, "g1", "f3");
	press(LAWS_WHITE);
	cr_assert_eq(count(LAWS_VERDICT_COMPLETED), LAWS_JUDGE_COMPLETED);
	for (size_t i = 0; i < out.count; i++)
		if (out.verdict[i].kind == LAWS_VERDICT_COMPLETED)
			cr_assert_eq(out.verdict[i].ply, ply++);
	move(LAWS_BLACK, "g8", "f6");
	press(LAWS_BLACK);
	cr_expect_eq(count(LAWS_VERDICT_COMPLETED), 402 - LAWS_JUDGE_COMPLETED);
}

/* Of what was broken in a long line the first breaches are told, and the last one. */
Test(unconfirmed, breaches_are_told_with_the_press)
{
	begin();
	for (unsigned int i = 0; i < LAWS_JUDGE_HELD; i++) {
		touch();
		move(LAWS_WHITE, i % 2 ? "f3" : "g1", i % 2 ? "g1" : "f3");
		cr_assert_eq(count(LAWS_VERDICT_ALERT), 0);
		move(LAWS_BLACK, i % 2 ? "f6" : "g8", i % 2 ? "g8" : "f6");
		cr_assert_eq(count(LAWS_VERDICT_ALERT), 0);
	}
	touch();
	move(LAWS_WHITE, "g1", "f3");
	press(LAWS_WHITE);
	cr_assert_eq(count(LAWS_VERDICT_ALERT), LAWS_JUDGE_HELD + 1);
	for (size_t i = 0, id = 0; i < out.count; i++)
		if (out.verdict[i].kind == LAWS_VERDICT_ALERT) {
			cr_expect_eq(out.verdict[i].alert.id, ++id);
			cr_expect_eq(out.verdict[i].ply, 2 * id - 1);
			cr_expect_eq(out.verdict[i].alert.kind, LAWS_ALERT_TOUCH_MOVE);
		}
}

Test(unconfirmed, a_withdrawn_line_accuses_nobody)
{
	begin();
	touch();
	move(LAWS_WHITE, "g1", "f3");
	move(LAWS_BLACK, "g8", "f6");
	announce_result();
	cr_expect_eq(count(LAWS_VERDICT_ALERT), 0);
	cr_expect_eq(count(LAWS_VERDICT_WITHDRAWN), 2);
}
