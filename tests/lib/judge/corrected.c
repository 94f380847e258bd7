/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A record that turns out to be mistaken: the moves that replace it, and what rested on it. */
#include <criterion/criterion.h>

#include <chesslaws/judge.h>

static struct laws_judge judge;
static struct laws_verdicts out;

static void play(struct laws_act act)
{
	static laws_time now;

	now += LAWS_SECOND;
	act.first = act.settled = now;
	laws_judge_step(&judge, &act, now, &out);
	cr_assert_eq(out.lost, 0);
}

static void begin(const char *fen)
{
	struct laws_regulations regulations;
	struct laws_position position;
	struct laws_setup setup;

	laws_regulations_default(&regulations);
	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	laws_judge_init(&judge, &regulations, 0);
	play((struct laws_act){
		.kind = LAWS_ACT_STARTED,
		.side = LAWS_BLACK,
		.by_lever = true,
		.position = &position,
		.squares = laws_position_occupied(&position),
	});
}

static struct laws_move move_of(const char *from, const char *to)
{
	return (struct laws_move){
		.from = laws_square_read(from, 2),
		.to = laws_square_read(to, 2),
	};
}

static void make(enum laws_side side, const char *from, const char *to, laws_piece piece)
{
	play((struct laws_act){
		.kind = LAWS_ACT_TOUCHED,
		.side = side,
		.square = laws_square_read(from, 2),
		.piece = piece,
	});
	play((struct laws_act){
		.kind = LAWS_ACT_RELEASED,
		.side = side,
		.from = laws_square_read(from, 2),
		.square = laws_square_read(to, 2),
		.piece = piece,
	});
	play((struct laws_act){.kind = LAWS_ACT_PRESSED, .side = side});
}

static void correct(unsigned int ply, const struct laws_move *moves, unsigned int count)
{
	play((struct laws_act){
		.kind = LAWS_ACT_CORRECTED,
		.number = ply,
		.moves = moves,
		.move_count = count,
	});
}

static const struct laws_verdict *find(enum laws_verdict_kind kind, size_t nth)
{
	for (size_t i = 0; i < out.count; i++)
		if (out.verdict[i].kind == kind && nth-- == 0)
			return &out.verdict[i];
	return NULL;
}

#define TWO_PAWNS "4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1"

Test(corrected, replaces_what_was_told_from_a_ply_on)
{
	const struct laws_move moves[] = {move_of("d2", "d3"), move_of("e7", "e6"),
					  move_of("e1", "f1")};
	struct laws_move now;

	begin(TWO_PAWNS);
	make(LAWS_WHITE, "e2", "e4", LAWS_PIECE(LAWS_WHITE, LAWS_PAWN));
	make(LAWS_BLACK, "e7", "e5", LAWS_PIECE(LAWS_BLACK, LAWS_PAWN));
	correct(1, moves, 3);
	cr_assert_eq(find(LAWS_VERDICT_WITHDRAWN, 0)->ply, 2);
	cr_assert_eq(find(LAWS_VERDICT_WITHDRAWN, 1)->ply, 1);
	cr_assert_eq(find(LAWS_VERDICT_WITHDRAWN, 1)->withdrawn.why, LAWS_WITHDRAWN_CHANGED);
	cr_assert_null(find(LAWS_VERDICT_WITHDRAWN, 2));
	for (unsigned int i = 0; i < 3; i++) {
		cr_assert(laws_move_equal(find(LAWS_VERDICT_COMPLETED, i)->move, moves[i]));
		cr_assert_eq(find(LAWS_VERDICT_COMPLETED, i)->ply, i + 1);
		cr_assert(laws_course_move(&judge.course, i + 1, &now));
		cr_assert(laws_move_equal(now, moves[i]));
	}
	make(LAWS_BLACK, "e8", "f8", LAWS_PIECE(LAWS_BLACK, LAWS_KING));
	cr_assert_eq(find(LAWS_VERDICT_COMPLETED, 0)->ply, 4);
}

Test(corrected, goes_on_where_the_record_had_stopped)
{
	const struct laws_move moves[] = {move_of("e2", "e3"), move_of("e8", "d8")};

	begin(TWO_PAWNS);
	play((struct laws_act){.kind = LAWS_ACT_DISPLACED});
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.kind, LAWS_ALERT_DISPLACED);
	correct(1, moves, 2);
	cr_assert_null(find(LAWS_VERDICT_WITHDRAWN, 0));
	cr_assert_eq(find(LAWS_VERDICT_COMPLETED, 1)->ply, 2);
	cr_assert_eq(find(LAWS_VERDICT_RULING, 0)->ruling.decision, LAWS_DECISION_LAPSED);
}

/* The pawn's capture is no legal move by the record, and is one by the record as corrected. */
Test(corrected, leaves_an_accusation_that_was_certain_to_the_arbiter)
{
	const struct laws_move moves[] = {move_of("d2", "d4"), move_of("e7", "e5")};

	begin(TWO_PAWNS);
	make(LAWS_WHITE, "e2", "e5", LAWS_PIECE(LAWS_WHITE, LAWS_PAWN));
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.kind, LAWS_ALERT_ILLEGAL_MOVE);
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.confidence, LAWS_CERTAIN);
	correct(1, moves, 2);
	cr_assert_null(find(LAWS_VERDICT_RULING, 0));
	cr_assert_eq(judge.open_count, 1);
}

static void correct_unpressed(const struct laws_move *moves, unsigned int count)
{
	play((struct laws_act){
		.kind = LAWS_ACT_CORRECTED,
		.number = 1,
		.moves = moves,
		.move_count = count,
		.unsure = true,
	});
}

/* Article 6.2.1. Only the last one waits, and only while its player's clock runs. */
Test(corrected, a_move_that_was_not_pressed_is_completed_by_its_press)
{
	const struct laws_move moves[] = {move_of("d2", "d3"), move_of("e7", "e6"),
					  move_of("e1", "f1")};

	begin(TWO_PAWNS);
	correct_unpressed(moves, 3);
	cr_assert_eq(find(LAWS_VERDICT_MADE, 2)->ply, 3);
	cr_assert_eq(find(LAWS_VERDICT_COMPLETED, 1)->ply, 2);
	cr_assert_null(find(LAWS_VERDICT_COMPLETED, 2));
	play((struct laws_act){.kind = LAWS_ACT_PRESSED, .side = LAWS_WHITE});
	cr_assert_eq(find(LAWS_VERDICT_COMPLETED, 0)->ply, 3);
	cr_assert_eq(find(LAWS_VERDICT_COMPLETED, 0)->completed.by, LAWS_COMPLETED_BY_CLOCK);
	cr_assert_not(find(LAWS_VERDICT_CLOCK, 0)->clock.bare);
	cr_assert_null(find(LAWS_VERDICT_ALERT, 0));
}

Test(corrected, where_the_clock_of_the_other_runs_the_last_move_was_pressed)
{
	const struct laws_move moves[] = {move_of("d2", "d3"), move_of("e7", "e6")};

	begin(TWO_PAWNS);
	correct_unpressed(moves, 2);
	cr_assert_eq(find(LAWS_VERDICT_COMPLETED, 1)->ply, 2);
}

Test(corrected, a_mate_ends_the_game)
{
	const struct laws_move moves[] = {move_of("a1", "a8")};

	begin("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
	make(LAWS_WHITE, "a1", "a7", LAWS_PIECE(LAWS_WHITE, LAWS_ROOK));
	correct(1, moves, 1);
	cr_assert_eq(find(LAWS_VERDICT_ENDED, 0)->state.result, LAWS_RESULT_WHITE);
	cr_assert_eq(find(LAWS_VERDICT_ENDED, 0)->state.reason, LAWS_REASON_CHECKMATE);
}

/*
 * A mate by a capture that no reed showed was another move. What is corrected after that neither
 * pauses the game nor resumes it.
 */
Test(corrected, a_game_that_a_guess_ended_goes_on_once)
{
	const struct laws_move aside[] = {move_of("a1", "b1")};
	const struct laws_move answer[] = {move_of("h7", "h5")};

	begin("n5k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
	play((struct laws_act){
		.kind = LAWS_ACT_TOUCHED,
		.side = LAWS_WHITE,
		.square = laws_square_read("a1", 2),
		.piece = LAWS_PIECE(LAWS_WHITE, LAWS_ROOK),
	});
	play((struct laws_act){
		.kind = LAWS_ACT_RELEASED,
		.side = LAWS_WHITE,
		.from = laws_square_read("a1", 2),
		.square = laws_square_read("a8", 2),
		.piece = LAWS_PIECE(LAWS_WHITE, LAWS_ROOK),
		.guessed = true,
	});
	cr_assert_eq(find(LAWS_VERDICT_ENDED, 0)->state.reason, LAWS_REASON_CHECKMATE);
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.confidence, LAWS_POSSIBLE);
	correct(1, aside, 1);
	cr_assert_eq(find(LAWS_VERDICT_PAUSED, 0)->state.authority, LAWS_BY_NOBODY);
	cr_assert_not_null(find(LAWS_VERDICT_RESUMED, 0));
	make(LAWS_BLACK, "h7", "h6", LAWS_PIECE(LAWS_BLACK, LAWS_PAWN));
	cr_assert_eq(find(LAWS_VERDICT_COMPLETED, 0)->ply, 2);
	correct(2, answer, 1);
	cr_assert_null(find(LAWS_VERDICT_PAUSED, 0));
	cr_assert_null(find(LAWS_VERDICT_RESUMED, 0));
	cr_assert(laws_move_equal(find(LAWS_VERDICT_COMPLETED, 0)->move, answer[0]));
}

/* The pawn jumped, or it took the bishop, which no contact showed; and Black has answered. */
static void answer_what_may_be_illegal(void)
{
	begin("4k3/8/8/8/3b4/4P3/6K1/8 w - - 0 1");
	play((struct laws_act){
		.kind = LAWS_ACT_TOUCHED,
		.side = LAWS_WHITE,
		.square = laws_square_read("e3", 2),
		.piece = LAWS_PIECE(LAWS_WHITE, LAWS_PAWN),
	});
	play((struct laws_act){
		.kind = LAWS_ACT_RELEASED,
		.side = LAWS_WHITE,
		.from = laws_square_read("e3", 2),
		.square = laws_square_read("e6", 2),
		.piece = LAWS_PIECE(LAWS_WHITE, LAWS_PAWN),
	});
	play((struct laws_act){.kind = LAWS_ACT_PRESSED, .side = LAWS_WHITE, .unsure = true});
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.kind, LAWS_ALERT_ILLEGAL_MOVE);
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.confidence, LAWS_POSSIBLE);
	make(LAWS_BLACK, "e8", "e7", LAWS_PIECE(LAWS_BLACK, LAWS_KING));
	cr_assert_eq(find(LAWS_VERDICT_COMPLETED, 0)->ply, 2);
}

Test(corrected, possible_where_the_doubted_move_may_have_been_another)
{
	answer_what_may_be_illegal();
	make(LAWS_WHITE, "g2", "g1", LAWS_PIECE(LAWS_WHITE, LAWS_KING));
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.kind, LAWS_ALERT_ILLEGAL_MOVE);
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.confidence, LAWS_POSSIBLE);
}

Test(corrected, certain_whatever_the_doubted_move_was)
{
	answer_what_may_be_illegal();
	make(LAWS_WHITE, "g2", "c2", LAWS_PIECE(LAWS_WHITE, LAWS_KING));
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.kind, LAWS_ALERT_ILLEGAL_MOVE);
	cr_assert_eq(find(LAWS_VERDICT_ALERT, 0)->alert.confidence, LAWS_CERTAIN);
}
