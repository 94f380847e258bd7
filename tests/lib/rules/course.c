/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The course of a game: positions before its moves, breaks, taking back; and
 * what an illegal move leaves behind (Article 7.5.1).
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

static struct laws_course course;
static struct laws_position now;

static void begin(const char *fen)
{
	now = position_or_fail(fen);
	laws_course_begin(&course, &now, 0);
}

static void play(const char *uci_moves)
{
	struct laws_move played;
	char move[8];
	int used;

	for (; sscanf(uci_moves, "%7s%n", move, &used) == 1; uci_moves += used) {
		played = move_or_fail(&now, move);
		laws_course_add(&course, played);
		laws_move_play(&now, played);
	}
}

static void expect_before(unsigned int ply, const char *fen)
{
	struct laws_position position;
	char text[LAWS_FEN_SIZE];

	cr_assert(laws_course_before(&course, ply, &position));
	laws_fen_write(&position, text);
	cr_assert_str_eq(text, fen);
}

#define AFTER_E4    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
#define AFTER_E4_E5 "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
#define ELSEWHERE   "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

Test(course, knows_the_position_before_each_move)
{
	struct laws_position untouched = position_or_fail(ELSEWHERE), position = untouched;

	begin(START_FEN);
	play("e2e4 e7e5");
	expect_before(1, START_FEN);
	expect_before(2, AFTER_E4);
	expect_before(3, AFTER_E4_E5);
	cr_assert_not(laws_course_before(&course, 0, &position));
	cr_assert_not(laws_course_before(&course, 4, &position));
	cr_assert_arr_eq(&position, &untouched, sizeof(position));
}

Test(course, has_what_was_played)
{
	struct laws_move move;

	begin(START_FEN);
	play("e2e4 e7e5");
	cr_assert_not(laws_course_has(&course, 0));
	cr_assert(laws_course_has(&course, 1));
	cr_assert(laws_course_has(&course, 2));
	cr_assert_not(laws_course_has(&course, 3));
	cr_assert(laws_course_move(&course, 2, &move));
	cr_assert_eq(move.from, 52);
	cr_assert_not(laws_course_move(&course, 3, &move));
}

Test(course, goes_on_from_another_position_and_back)
{
	struct laws_position elsewhere = position_or_fail(ELSEWHERE);
	struct laws_move move;

	begin(START_FEN);
	play("e2e4");
	/* Ply 2 was no legal move. */
	laws_course_go_on(&course, &elsewhere, 2);
	now = elsewhere;
	play("e2e3 e8e7");
	cr_assert(laws_course_has(&course, 2));
	cr_assert_not(laws_course_move(&course, 2, &move));
	cr_assert(laws_course_move(&course, 3, &move));
	expect_before(2, AFTER_E4);
	expect_before(3, ELSEWHERE);
	expect_before(4, "4k3/8/8/8/8/4P3/8/4K3 b - - 0 1");
	laws_course_take_back(&course, 3);
	expect_before(3, ELSEWHERE);
	laws_course_take_back(&course, 2);
	cr_assert_eq(course.plies, 1);
	expect_before(2, AFTER_E4);
}

Test(course, a_pawn_became_another_piece)
{
	struct laws_move move;

	begin("8/4P3/8/8/7k/8/8/4K3 w - - 0 1");
	play("e7e8q h4g4 e1e2");
	laws_course_promote(&course, 1, LAWS_ROOK);
	expect_before(2, "4R3/8/8/8/7k/8/8/4K3 b - - 0 1");
	expect_before(4, "4R3/8/8/8/6k1/8/4K3/8 b - - 2 2");
	cr_assert(laws_course_move(&course, 1, &move));
	cr_assert_eq(move.promotion, LAWS_ROOK);
	/* No pawn was promoted there, and that ply was not played. */
	laws_course_promote(&course, 2, LAWS_ROOK);
	laws_course_promote(&course, 4, LAWS_ROOK);
	cr_assert(laws_course_move(&course, 2, &move));
	cr_assert_eq(move.promotion, LAWS_NO_KIND);
}

Test(course, a_position_set_up_leaves_the_move_before_it)
{
	struct laws_position elsewhere = position_or_fail(ELSEWHERE);
	struct laws_move move;

	begin(START_FEN);
	play("e2e4 e7e5");
	laws_course_go_on(&course, &elsewhere, 2);
	expect_before(3, ELSEWHERE);
	expect_before(2, AFTER_E4);
	cr_assert(laws_course_move(&course, 2, &move));
	laws_course_take_back(&course, 9);
	cr_assert_eq(course.plies, 2);
}

Test(course, forgets_the_oldest_and_keeps_the_rest)
{
	char fen[LAWS_FEN_SIZE];

	begin(START_FEN);
	for (int i = 0; i < LAWS_COURSE_PLIES / 4 + 100; i++)
		play("g1f3 g8f6 f3g1 f6g8");
	cr_assert_eq(course.plies, LAWS_COURSE_PLIES + 400);
	cr_assert_not(laws_course_has(&course, 1));
	cr_assert(laws_course_has(&course, LAWS_COURSE_PLIES));
	laws_fen_write(&now, fen);
	expect_before(course.plies + 1, fen);
}

Test(course, forgets_the_oldest_break)
{
	struct laws_position elsewhere = position_or_fail(ELSEWHERE);

	begin(START_FEN);
	for (unsigned int ply = 1; ply <= 2 * LAWS_COURSE_BREAKS; ply++)
		laws_course_go_on(&course, &elsewhere, ply);
	cr_assert_eq(course.break_count, LAWS_COURSE_BREAKS);
	cr_assert_not(laws_course_has(&course, 1));
	expect_before(course.plies, ELSEWHERE);
	laws_course_go_on(&course, &elsewhere, course.plies + LAWS_COURSE_PLIES + 1);
	cr_assert_eq(course.break_count, 1);
}

/* Takes the piece off @from and, unless @to is NULL, puts it there. */
static void shift(laws_piece board[64], const char *from, const char *to)
{
	laws_square square = laws_square_read(from, 2);

	if (to)
		board[laws_square_read(to, 2)] = board[square];
	board[square] = LAWS_NO_PIECE;
}

static void set_up(const char *fen, laws_piece board[64])
{
	now = position_or_fail(fen);
	memcpy(board, now.board, sizeof(now.board));
}

static void expect_as_played(const laws_piece board[64], const char *fen)
{
	struct laws_position after;
	char text[LAWS_FEN_SIZE];

	cr_assert(laws_position_as_played(&now, board, &after));
	laws_fen_write(&after, text);
	cr_assert_str_eq(text, fen);
}

static void expect_unexplained(const laws_piece board[64])
{
	struct laws_position untouched = now, after = now;

	cr_assert_not(laws_position_as_played(&now, board, &after));
	cr_assert_arr_eq(&after, &untouched, sizeof(after));
}

Test(as_played, a_piece_where_it_cannot_go)
{
	laws_piece board[64];

	set_up(START_FEN, board);
	shift(board, "a1", "a4");
	expect_as_played(board, "rnbqkbnr/pppppppp/8/8/R7/8/PPPPPPPP/1NBQKBNR b Kkq - 1 1");
}

Test(as_played, a_capture)
{
	laws_piece board[64];

	set_up(START_FEN, board);
	shift(board, "d1", "d7");
	expect_as_played(board, "rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR b KQkq - 0 1");
	set_up(START_FEN, board);
	shift(board, "d1", "h8");
	expect_as_played(board, "rnbqkbnQ/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR b KQq - 0 1");
}

Test(as_played, nothing_at_all)
{
	laws_piece board[64];

	set_up(AFTER_E4, board);
	expect_as_played(board, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
}

Test(as_played, the_king_stays_in_check)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position after;
	laws_piece board[64];
	size_t count;

	set_up("4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1", board);
	shift(board, "a2", "a3");
	expect_as_played(board, "4k3/4r3/8/8/8/P7/8/4K3 b - - 0 1");
	cr_assert(laws_position_as_played(&now, board, &after));
	count = laws_course_moves(&after, moves);
	cr_assert_gt(count, 0);
	for (size_t i = 0; i < count; i++)
		cr_assert_neq(moves[i].to, 4, "the king is taken");
}

Test(as_played, a_double_step_of_a_pinned_pawn_may_be_taken_in_passing)
{
	laws_piece board[64];

	set_up("8/8/8/1k6/5p2/8/r3P1K1/8 w - - 0 1", board);
	shift(board, "e2", "e4");
	expect_as_played(board, "8/8/8/1k6/4Pp2/8/r5K1/8 b - e3 0 1");
}

Test(as_played, castling_that_is_not_allowed)
{
	laws_piece board[64];

	set_up("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", board);
	shift(board, "e1", "g1");
	shift(board, "h1", "f1");
	expect_as_played(board, "4k3/4r3/8/8/8/8/8/R4RK1 b - - 1 1");
}

Test(as_played, a_pawn_that_is_not_replaced_moves_and_gives_check_no_more)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	struct laws_position after;
	laws_piece board[64];

	set_up("8/P1k5/8/8/8/8/8/4K3 w - - 0 1", board);
	shift(board, "a7", "b8");
	expect_as_played(board, "1P6/2k5/8/8/8/8/8/4K3 b - - 0 1");
	cr_assert(laws_position_as_played(&now, board, &after));
	/* Eight squares, and the pawn's own. */
	cr_assert_eq(laws_course_moves(&after, moves), 8);
	after.side_to_move = LAWS_WHITE;
	cr_assert_eq(laws_course_moves(&after, moves), 5);
}

Test(as_played, not_what_no_single_move_leaves)
{
	laws_piece board[64];

	set_up(START_FEN, board);
	shift(board, "e2", "e4");
	shift(board, "d2", "d4");
	expect_unexplained(board);
	set_up(START_FEN, board);
	shift(board, "e7", NULL);
	expect_unexplained(board);
	set_up(START_FEN, board);
	shift(board, "e2", NULL);
	expect_unexplained(board);
	set_up(START_FEN, board);
	shift(board, "e7", "e5");
	expect_unexplained(board);
	set_up(START_FEN, board);
	shift(board, "d1", "e8");
	expect_unexplained(board);
	set_up(START_FEN, board);
	board[20] = LAWS_UNKNOWN_PIECE;
	expect_unexplained(board);
	set_up("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", board);
	shift(board, "a7", "a1");
	expect_unexplained(board);
}
