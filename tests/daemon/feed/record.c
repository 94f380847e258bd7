/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A game kept from its public events: moves, breaks, corrections, times. */
#include <criterion/criterion.h>
#include <string.h>

#include "support.h"

static struct record record;

static void begin(void)
{
	record_init(&record);
	start_game(&record, 1, "");
}

static void end(void)
{
	record_clear(&record);
}

TestSuite(record, .init = begin, .fini = end);

static void expect_moves(const char *expected)
{
	g_autoptr(GString) moves = g_string_new("");

	for (unsigned int i = 0; i < record.moves->len; i++)
		g_string_append_printf(moves, "%s%s", i ? " " : "", record_move(&record, i)->san);
	cr_expect_str_eq(moves->str, expected);
}

Test(record, keeps_moves_and_their_times)
{
	complete(&record, "e4 e5 Nf3");
	expect_moves("e4 e5 Nf3");
	cr_expect_eq(record_line(&record), 3);
	cr_expect_eq(record_move(&record, 2)->side, LAWS_WHITE);
	cr_expect_eq(record_move(&record, 2)->left_ms[LAWS_WHITE], 5397000);
	cr_expect_str_eq(record.fen,
			 "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

Test(record, tells_what_a_move_took)
{
	tell(&record, "{'type':'clock','why':'start','running':'white','white_ms':5400000,"
		      "'black_ms':5400000}");
	complete(&record, "e4 e5 Nf3");
	cr_expect_eq(record_spent(&record, 0, 0), 1000);
	cr_expect_eq(record_spent(&record, 0, 30000), 31000);
	cr_expect_eq(record_spent(&record, 2, 0), 2000);
}

Test(record, knows_no_time_where_none_is_told)
{
	complete(&record, "e4");
	cr_expect_eq(record_spent(&record, 0, 0), RECORD_NO_TIME);
}

Test(record, takes_back_to_the_withdrawn_move)
{
	complete(&record, "e4 e5 Nf3 Nc6");
	tell(&record, "{'type':'withdrawn','ply':3,'uci':'g1f3','why':'taken-back'}");
	expect_moves("e4 e5");
	complete(&record, "Nc3");
	expect_moves("e4 e5 Nc3");
	cr_expect_eq(record_line(&record), 3);
}

Test(record, ends_the_line_at_an_illegal_move_that_stands)
{
	complete(&record, "e4 e5");
	complete_illegal(&record, "e1e3",
			 "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2");
	complete(&record, "Nc6");
	cr_expect_eq(record.moves->len, 4);
	cr_expect_eq(record_line(&record), 2);
	cr_expect(record_move(&record, 3)->follows);
}

Test(record, ends_the_line_where_a_ply_is_missing)
{
	complete(&record, "e4");
	tell(&record, "{'type':'completed','ply':3,'side':'white','uci':'d2d4','san':'d4',"
		      "'fen':'rnbqkbnr/pppp1ppp/4p3/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2'}");
	cr_expect_eq(record_line(&record), 1);
	cr_expect_eq(record.moves->len, 2);
}

Test(record, ends_the_line_where_the_arbiter_sets_a_position)
{
	complete(&record, "e4 e5");
	tell(&record, "{'type':'game','state':'paused',"
		      "'fen':'rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2'}");
	cr_expect_eq(record.state, RECORD_PAUSED);
	complete(&record, "exd4");
	cr_expect_eq(record_line(&record), 2);
	tell(&record, "{'type':'withdrawn','ply':3,'uci':'e5d4','why':'taken-back'}");
	expect_moves("e4 e5");
}

Test(record, corrects_a_promotion_and_what_follows)
{
	start_game(&record, 2, "8/P6k/8/8/8/8/8/K7 w - - 0 1");
	complete(&record, "a8=Q Kg6 Ka2");
	tell(&record, "{'type':'promotion','ply':1,'piece':'R','source':'inferred','uci':'a7a8r',"
		      "'san':'a8=R','fen':'R7/7k/8/8/8/8/8/K7 b - - 0 1'}");
	expect_moves("a8=R Kg6 Ka2");
	cr_expect_str_eq(record.fen, "R7/8/6k1/8/8/8/K7/8 b - - 2 2");
	cr_expect_eq(record_line(&record), 3);
}

Test(record, reads_chess960_from_its_start_position)
{
	start_game(&record, 2, "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1");
	cr_expect(record.chess960);
	complete(&record, "Ng3 Ng6 O-O");
	cr_expect_eq(record_line(&record), 3);
	start_game(&record, 3, "");
	cr_expect_not(record.chess960);
}

Test(record, follows_states_and_results)
{
	tell(&record, "{'type':'game','state':'ended','result':'1-0','reason':'resignation'}");
	cr_expect_eq(record.state, RECORD_ENDED);
	cr_expect_str_eq(record.result, "1-0");
	cr_expect_str_eq(record.reason, "resignation");
	tell(&record, "{'type':'game','state':'ready'}");
	cr_expect(record.ready);
	cr_expect_eq(record.state, RECORD_ENDED);
	tell(&record, "{'type':'game','state':'paused'}");
	cr_expect_str_eq(record.result, "*");
	start_game(&record, 2, "");
	cr_expect_not(record.ready);
	cr_expect_eq(record.moves->len, 0);
}

/* A later version's events and hostile ones change nothing, and nothing breaks. */
Test(record, bears_what_it_does_not_know)
{
	complete(&record, "e4");
	tell(&record, "{'type':'weather','ply':1}");
	tell(&record, "{}");
	tell(&record, "{'type':'completed','ply':0,'uci':'e7e5'}");
	tell(&record, "{'type':'withdrawn','ply':-1}");
	tell(&record, "{'type':'withdrawn'}");
	tell(&record, "{'type':'promotion','ply':1}");
	tell(&record, "{'type':'game','state':7}");
	expect_moves("e4");
}

Test(record, spells_the_placement)
{
	char placement[LAWS_FEN_SIZE];

	record_placement("8/8/8/8/8/8/8/8 w - - 0 1", placement);
	cr_expect_str_eq(placement, "8/8/8/8/8/8/8/8");
	record_placement("", placement);
	cr_expect_str_eq(placement, "");
}
