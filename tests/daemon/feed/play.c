/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Play by two records, in virtual time: what the API says and what the board shows go in, requests
 * and lines come out.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "feed/play/play.h"
#include "feed/play/stream.h"
#include "feed/play/words.h"
#include "support.h"

#define S G_TIME_SPAN_SECOND

static struct {
	struct play play;
	struct record record;
	struct play_board board;
	gint64 now;
	GString *out; /* what has come out since it was looked at last */
} test;

static void note(const struct play_output *output)
{
	g_autofree char *words = NULL, *path = NULL, *form = NULL;

	switch (output->kind) {
	case PLAY_OUT_LINE:
		words = play_words(&output->line);
		g_string_append_printf(test.out, "%s\n", words);
		break;
	case PLAY_OUT_REQUEST:
	case PLAY_OUT_HOLD:
		path = api_request_path(&output->request);
		form = api_request_form(&output->request);
		g_string_append_printf(test.out, "POST %s%s%s\n", path, form[0] ? " " : "", form);
		break;
	case PLAY_OUT_LET_GO:
		g_string_append(test.out, "let go\n");
		break;
	case PLAY_OUT_FOLLOW:
		g_string_append_printf(test.out, "follow %s\n", output->request.id);
		break;
	case PLAY_OUT_LEAVE:
		g_string_append(test.out, "leave\n");
		break;
	case PLAY_OUT_ORDER:
		g_string_append_printf(test.out, "order %d %s\n", (int)output->order, output->word);
		break;
	case PLAY_OUT_QUIT:
		g_string_append(test.out, "quit\n");
		break;
	}
}

static void drain(void)
{
	for (unsigned int i = 0; i < test.play.out->len; i++)
		note(&g_array_index(test.play.out, struct play_output, i));
	play_drain(&test.play);
}

/* All that has come out, line by line; nothing else. */
static void expect(const char *lines)
{
	drain();
	cr_assert_str_eq(test.out->str, lines, "not\n%sbut\n%s", lines, test.out->str);
	g_string_truncate(test.out, 0);
}

/* A line of a stream; ' stands for ". */
static void hear(const char *text)
{
	g_autofree char *json = g_strdelimit(g_strdup(text), "'", '"');
	struct api_event event;

	cr_assert(api_event_read(json, strlen(json), &event), "%s", text);
	play_take_event(&test.play, test.now, &event);
	api_event_clear(&event);
}

static void hear_state(const char *moves, const char *more)
{
	g_autofree char *text = g_strdup_printf("{'type':'gameState','moves':'%s','wtime':300000,"
						"'btime':240000,'status':'started'%s}",
						moves, more);

	hear(text);
}

static void show(void)
{
	play_take_board(&test.play, test.now, &test.board);
}

/* The board's game is this one: moves between blanks. */
static void board(const char *moves)
{
	start_game(&test.record, 1, "");
	complete(&test.record, moves);
	show();
}

static void board_ends(const char *result, const char *reason)
{
	g_autofree char *event = g_strdup_printf("{'type':'game','state':'ended','game':1,"
						 "'result':'%s','reason':'%s'}",
						 result, reason);

	tell(&test.record, event);
	show();
}

static void answer(unsigned int status, const char *error)
{
	play_take_answer(&test.play, test.now, status, error);
}

static void type(const char *line)
{
	play_take_line(&test.play, test.now, line);
}

static void begin(void)
{
	memset(&test, 0, sizeof(test));
	test.now = 1000 * S;
	test.out = g_string_new(NULL);
	play_init(&test.play);
	record_init(&test.record);
	test.board = (struct play_board){.there = true, .for_play = true, .record = &test.record};
}

static void end(void)
{
	play_clear(&test.play);
	record_clear(&test.record);
	g_string_free(test.out, TRUE);
}

static void start(const char *colour, const char *moves)
{
	g_autofree char *begun = g_strdup_printf(
		"{'type':'gameStart','game':{'gameId':'abcd1234','color':'%s','speed':'rapid',"
		"'compat':{'board':true},'variant':{'key':'standard'}}}",
		colour);
	g_autofree char *full = g_strdup_printf(
		"{'type':'gameFull','id':'abcd1234','white':{'name':'ann','rating':1500},"
		"'black':{'name':'bob','title':'FM'},'variant':{'key':'standard'},"
		"'initialFen':'startpos','state':{'type':'gameState','moves':'%s',"
		"'wtime':300000,'btime':240000,'status':'started'}}",
		moves);

	hear(begun);
	expect("follow abcd1234\n");
	hear(full);
}

TestSuite(play, .init = begin, .fini = end);

Test(play, carries_moves_both_ways)
{
	board("");
	start("white", "");
	expect("The game begins: you play white against FM bob.\nIt is your move.\n");
	board("e2e4");
	expect("POST /api/board/game/abcd1234/move/e2e4\n");
	board("e2e4");
	answer(200, "");
	expect("");
	hear_state("e2e4", "");
	expect("1. e4 is played. White 5:00, Black 4:00.\n");
	hear_state("e2e4 e7e5", "");
	expect("1... e5: make it on the board. White 5:00, Black 4:00.\n");
	hear_state("e2e4 e7e5", "");
	expect("");
	board("e2e4 e7e5");
	expect("It is your move.\n");
	test.now += 9 * S;
	board("e2e4 e7e5 g1f3");
	expect("POST /api/board/game/abcd1234/move/g1f3\n");
	cr_expect_eq(play_deadline(&test.play), PLAY_NEVER);
}

Test(play, tells_what_was_made_instead)
{
	char san[LAWS_SAN_SIZE];

	board("");
	start("black", "e2e4");
	expect("The game begins: you play black against ann (1500).\n"
	       "1. e4: make it on the board. White 5:00, Black 4:00.\n");
	board("d2d4");
	expect("Set up the pieces as at the start of the game.\n");
	board("");
	expect("1. e4: make it on the board. White 5:00, Black 4:00.\n");
	cr_expect(play_awaits(&test.play, san));
	cr_expect_str_eq(san, "e4");
	board("e2e4");
	expect("It is your move.\n");
	cr_expect_not(play_awaits(&test.play, san));
	cr_expect_str_eq(san, "");
	board("e2e4 e7e5");
	hear_state("e2e4 e7e5", "");
	answer(200, "");
	hear_state("e2e4 e7e5 g1f3", "");
	drain();
	g_string_truncate(test.out, 0);
	board("e2e4 e7e5 b1c3");
	expect("2. Nc3 is on the board, where 2. Nf3 was played: put it back, and make 2. Nf3.\n");
	cr_expect(play_awaits(&test.play, san));
	cr_expect_str_eq(san, "Nf3");
	show();
	expect("");
	board("e2e4 e7e5");
	expect("2. Nf3: make it on the board. White 5:00, Black 4:00.\n");
	board("e2e4 e7e5 g1f3");
	expect("It is your move.\n");
}

Test(play, never_sends_a_move_of_the_opponents)
{
	board("");
	start("black", "");
	expect("The game begins: you play black against ann (1500).\nIt is the opponent's move.\n");
	board("e2e4");
	expect("1. e4 is on the board, but it is the opponent's move: put it back.\n");
	/* It may still come to be played. */
	hear_state("e2e4", "");
	expect("It is your move.\n");
}

/* The board's pieces stand as an earlier game left them. */
Test(play, sends_nothing_of_another_game)
{
	board("e2e4 e7e5");
	start("white", "");
	expect("The game begins: you play white against FM bob.\n"
	       "Set up the pieces as at the start of the game.\n");
	board("e2e4");
	expect("");
	board("");
	expect("It is your move.\n");
	board("d2d4");
	expect("POST /api/board/game/abcd1234/move/d2d4\n");
}

/* Begun anew in mid-game, with a move on the board that was made meanwhile. */
Test(play, asks_whether_a_move_is_of_this_game)
{
	board("e2e4 e7e5 g1f3");
	start("white", "e2e4 e7e5");
	expect("The game begins: you play white against FM bob.\n"
	       "The board has 2. Nf3, which was not sent: type send if it is of this game, or put "
	       "it back.\n");
	type("send");
	expect("POST /api/board/game/abcd1234/move/g1f3\n");
}

Test(play, goes_on_in_mid_game)
{
	board("e2e4 e7e5");
	start("white", "e2e4 e7e5");
	expect("The game begins: you play white against FM bob.\nIt is your move.\n");
	board("e2e4 e7e5 g1f3");
	expect("POST /api/board/game/abcd1234/move/g1f3\n");
}

Test(play, castles_promotes_and_captures_in_passing)
{
	static const char game[] = "e2e4 g8f6 e4e5 d7d5 e5d6 g7g6 d6c7 f8g7";

	board(game);
	start("white", game);
	drain();
	g_string_truncate(test.out, 0);
	/* The board hears no piece: the player has said which. */
	type("=N");
	board("e2e4 g8f6 e4e5 d7d5 e5d6 g7g6 d6c7 f8g7 c7b8=Q");
	expect("Your next pawn to reach the last rank becomes N.\n"
	       "POST /api/board/game/abcd1234/move/c7b8n\n");
	answer(200, "");
	hear_state("e2e4 g8f6 e4e5 d7d5 e5d6 g7g6 d6c7 f8g7 c7b8n", "");
	expect("5. cxb8=N is played. White 5:00, Black 4:00.\norder 0 N\n");
	board("e2e4 g8f6 e4e5 d7d5 e5d6 g7g6 d6c7 f8g7 c7b8=N");
	/* Castling as the king takes the rook is the same move. */
	hear_state("e2e4 g8f6 e4e5 d7d5 e5d6 g7g6 d6c7 f8g7 c7b8n e8h8", "");
	expect("5... O-O: make it on the board. White 5:00, Black 4:00.\n");
	board("e2e4 g8f6 e4e5 d7d5 e5d6 g7g6 d6c7 f8g7 c7b8=N O-O");
	expect("It is your move.\n");
}

Test(play, takes_back_and_does_not_send_again)
{
	board("e2e4 e7e5 g1f3");
	start("white", "e2e4 e7e5 g1f3");
	expect("The game begins: you play white against FM bob.\nIt is the opponent's move.\n");
	type("takeback");
	expect("POST /api/board/game/abcd1234/takeback/yes\n");
	answer(200, "");
	expect("Sent: takeback.\n");
	hear_state("e2e4 e7e5 g1f3", ",'wtakeback':true");
	expect("");
	hear_state("e2e4 e7e5", "");
	expect("A move is taken back.\n"
	       "2. Nf3 and what follows is taken back: put it back on the board.\n");
	test.now += 100 * S;
	play_take_due(&test.play, test.now);
	expect("");
	board("e2e4 e7e5");
	expect("It is your move.\n");
	board("e2e4 e7e5 g1f3");
	expect("POST /api/board/game/abcd1234/move/g1f3\n");
}

Test(play, allows_the_opponent_to_take_back)
{
	board("e2e4 e7e5");
	start("white", "e2e4 e7e5");
	drain();
	g_string_truncate(test.out, 0);
	hear_state("e2e4 e7e5", ",'btakeback':true");
	expect("FM bob asks to take back a move: yes or no?\n");
	type("yes");
	expect("POST /api/board/game/abcd1234/takeback/yes\n");
	answer(200, "");
	expect("");
	hear_state("e2e4", "");
	expect("A move is taken back.\n"
	       "1... e5 and what follows is taken back: put it back on the board.\n");
	board("e2e4");
	expect("It is the opponent's move.\n");
	hear_state("e2e4", ",'btakeback':true");
	type("no");
	expect("FM bob asks to take back a move: yes or no?\n"
	       "POST /api/board/game/abcd1234/takeback/no\n");
	answer(200, "");
	hear_state("e2e4", "");
	expect("");
	type("yes");
	expect("There is nothing to answer, send or stop.\n");
}

Test(play, tells_of_a_move_that_is_refused)
{
	board("");
	start("white", "");
	board("e2e4");
	drain();
	g_string_truncate(test.out, 0);
	answer(400, "Not your turn");
	expect("1. e4 is not taken: Not your turn. Put it back.\n");
	show();
	expect("");
	board("");
	board("d2d4");
	expect("It is your move.\nPOST /api/board/game/abcd1234/move/d2d4\n");
}

Test(play, waits_a_minute_where_it_is_asked_to)
{
	board("");
	start("white", "");
	board("e2e4");
	drain();
	g_string_truncate(test.out, 0);
	answer(429, "");
	expect("Lichess asks for patience: for a minute nothing is sent.\n");
	cr_expect_eq(play_deadline(&test.play), test.now + 60 * S);
	type("draw");
	test.now += 59 * S;
	play_take_due(&test.play, test.now);
	expect("");
	test.now += S;
	play_take_due(&test.play, test.now);
	expect("POST /api/board/game/abcd1234/move/e2e4\n");
	answer(200, "");
	expect("POST /api/board/game/abcd1234/draw/yes\n");
}

/* Also one whose answer was lost is sent again only where the stream does not bring it. */
Test(play, sends_a_move_again_behind_a_failure)
{
	static const gint64 waits[] = {2, 4, 8, 16, 30, 30};

	board("");
	start("white", "");
	board("e2e4");
	for (size_t i = 0; i < G_N_ELEMENTS(waits); i++) {
		drain();
		g_string_truncate(test.out, 0);
		answer(0, "no route");
		expect("Lichess has not taken the move: no route.\n");
		cr_expect_eq(play_deadline(&test.play), test.now + waits[i] * S);
		test.now += waits[i] * S;
		play_take_due(&test.play, test.now);
		expect("POST /api/board/game/abcd1234/move/e2e4\n");
	}
	answer(0, "no route");
	hear_state("e2e4", "");
	test.now += 60 * S;
	play_take_due(&test.play, test.now);
	expect("Lichess has not taken the move: no route.\n"
	       "1. e4 is played. White 5:00, Black 4:00.\n");
	cr_expect_eq(play_deadline(&test.play), PLAY_NEVER);
}

/* The server has taken a move, and the stream that would say so is broken. */
Test(play, does_not_send_a_taken_move_twice)
{
	board("");
	start("white", "");
	board("e2e4");
	answer(200, "");
	drain();
	g_string_truncate(test.out, 0);
	show();
	expect("");
	cr_expect_eq(play_deadline(&test.play), test.now + 5 * S);
}

Test(play, resigns_by_kings_in_the_centre)
{
	board("e2e4 e7e5");
	start("white", "e2e4 e7e5");
	drain();
	g_string_truncate(test.out, 0);
	board_ends("0-1", "kings-centred");
	expect("On the board the game is over, on Lichess it is not: resign or draw there, or set "
	       "up "
	       "the pieces and make all moves again.\nPOST /api/board/game/abcd1234/resign\n");
	answer(200, "");
	hear("{'type':'gameState','moves':'e2e4 e7e5','wtime':1,'btime':1,'status':'resign',"
	     "'winner':'black'}");
	expect("The game is over: 0-1, resign.\nleave\n");
}

Test(play, aborts_before_both_have_moved)
{
	board("");
	start("white", "");
	drain();
	g_string_truncate(test.out, 0);
	board_ends("0-1", "resignation");
	drain();
	cr_expect(strstr(test.out->str, "POST /api/board/game/abcd1234/abort\n"));
}

/* What the board ended before it was looked at is of no one's doing now. */
Test(play, does_not_resign_for_a_game_that_was_over)
{
	board("e2e4 e7e5");
	board_ends("0-1", "kings-centred");
	start("white", "e2e4 e7e5");
	expect("The game begins: you play white against FM bob.\n"
	       "Set up the pieces as at the start of the game.\n");
}

Test(play, asks_before_it_resigns)
{
	board("e2e4 e7e5");
	start("white", "e2e4 e7e5");
	drain();
	g_string_truncate(test.out, 0);
	type("resign");
	expect("Resign: yes or no?\n");
	type("no");
	type("yes");
	expect("There is nothing to answer, send or stop.\n");
	type("resign");
	type("yes");
	expect("Resign: yes or no?\nPOST /api/board/game/abcd1234/resign\n");
}

Test(play, offers_and_accepts_draws)
{
	board("e2e4 e7e5");
	start("white", "e2e4 e7e5");
	drain();
	g_string_truncate(test.out, 0);
	type("draw");
	answer(200, "");
	expect("POST /api/board/game/abcd1234/draw/yes\nSent: draw.\n");
	hear_state("e2e4 e7e5", ",'wdraw':true");
	hear_state("e2e4 e7e5", "");
	expect("Your offer is declined.\n");
	hear_state("e2e4 e7e5", ",'bdraw':true");
	type("yes");
	expect("FM bob offers a draw: yes or no?\nPOST /api/board/game/abcd1234/draw/yes\n");
	answer(200, "");
	hear("{'type':'gameState','moves':'e2e4 e7e5','status':'draw'}");
	expect("The game is over: 1/2-1/2, draw.\norder 2 white\nleave\n");
}

Test(play, sends_nothing_from_an_arbiters_board)
{
	board("");
	start("white", "");
	drain();
	g_string_truncate(test.out, 0);
	test.board.for_play = false;
	board("e2e4");
	expect("The board is an arbiter's now: nothing of it is sent.\n");
	test.board.for_play = true;
	test.board.there = false;
	board("e2e4");
	expect("The board does not answer: moves wait.\n");
	test.board.there = true;
	show();
	expect("The board is there again.\nPOST /api/board/game/abcd1234/move/e2e4\n");
}

Test(play, answers_challenges)
{
	static const char challenge[] =
		"{'type':'challenge','challenge':{'id':'c1','challenger':{'name':'bob'},"
		"'variant':{'key':'%s'},'speed':'rapid','rated':true,"
		"'timeControl':{'show':'15+10'}},'compat':{'board':%s}}";
	g_autofree char *good = g_strdup_printf(challenge, "standard", "true");
	g_autofree char *fast = g_strdup_printf(challenge, "standard", "false");
	g_autofree char *other = g_strdup_printf(challenge, "atomic", "true");

	hear(good);
	type("yes");
	expect("bob challenges you: 15+10, rated. Yes or no?\nPOST /api/challenge/c1/accept\n");
	answer(200, "");
	hear(fast);
	answer(200, "");
	hear(other);
	expect("bob's challenge is declined: 15+10, rated cannot be played here.\n"
	       "POST /api/challenge/c1/decline reason=tooFast\n"
	       "bob's challenge is declined: 15+10, rated, atomic cannot be played here.\n"
	       "POST /api/challenge/c1/decline reason=variant\n");
	answer(200, "");
	hear(good);
	hear("{'type':'challengeCanceled','challenge':{'id':'c1','challenger':{'name':'bob'}}}");
	type("yes");
	expect("bob challenges you: 15+10, rated. Yes or no?\nbob challenges you no more.\n"
	       "There is nothing to answer, send or stop.\n");
}

Test(play, seeks_what_a_board_may_play)
{
	type("seek 15+10 rated black");
	expect("POST /api/board/seek rated=true&time=15&increment=10&variant=standard&color=black\n"
	       "Sent: seek.\n");
	type("challenge bob 3+0 chess960");
	expect("let go\nPOST /api/challenge/bob rated=false&clock.limit=180&clock.increment=0"
	       "&variant=chess960&color=random&keepAliveStream=true\nSent: challenge.\n");
	type("stop");
	type("stop");
	expect("let go\nThere is nothing to answer, send or stop.\n");
	type("seek 3+2");
	expect("'seek' is nothing here: 3+2 is too fast for a board: a seek needs 8, minutes and "
	       "two "
	       "thirds of the seconds together.\n");
	type("challenge ../x 15+10");
	expect("'challenge' is nothing here: a challenge names a player: challenge NAME 15+10.\n");
	type("seek 15 10");
	type("seek");
	type("seek 15+10 pink");
	type("draw");
	type("xyzzy");
	expect("'seek' is nothing here: '15' is no time: minutes up to 180 and seconds a move up "
	       "to "
	       "180, such as 15+10.\n"
	       "'seek' is nothing here: there is no time: minutes+seconds, such as 15+10.\n"
	       "'seek' is nothing here: 'pink' is none of rated, white, black and chess960.\n"
	       "There is no game: type seek 15+10, or challenge NAME 15+10.\n"
	       "'xyzzy' is nothing here: help says what may be typed.\n");
}

Test(play, follows_chess960)
{
	static const char fen[] = "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1";

	hear("{'type':'gameStart','game':{'gameId':'g','color':'white','speed':'rapid',"
	     "'variant':{'key':'chess960'}}}");
	start_game(&test.record, 1, fen);
	show();
	expect("follow g\n");
	hear("{'type':'gameFull','id':'g','variant':{'key':'chess960'},'initialFen':"
	     "'bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w HEhe - 0 1',"
	     "'state':{'moves':'f1g3 f8g6','status':'started'}}");
	complete(&test.record, "Ng3 Ng6");
	show();
	drain();
	g_string_truncate(test.out, 0);
	complete(&test.record, "O-O");
	show();
	expect("POST /api/board/game/g/move/g1h1\n");
}

Test(play, tells_of_another_start)
{
	start_game(&test.record, 1, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
	show();
	start("white", "");
	expect("The game begins: you play white against FM bob.\n"
	       "The board begins from another position than the game: Fen= and Variant= in its "
	       "[regulations] set that.\n");
}

Test(play, leaves_games_that_it_cannot_follow)
{
	hear("{'type':'gameStart','game':{'gameId':'g','color':'white','speed':'correspondence'}}");
	hear("{'type':'gameStart','game':{'gameId':'g','color':'white','speed':'rapid',"
	     "'variant':{'key':'atomic'}}}");
	expect("Game g is not played here: correspondence.\nGame g is not played here: atomic.\n");
	start("white", "e2e4 e7e9");
	expect("Game abcd1234 is not played here: its moves cannot be read.\n");
	board("e2e4");
	expect("");
}

Test(play, tells_who_has_left)
{
	board("e2e4 e7e5");
	start("white", "e2e4 e7e5");
	drain();
	g_string_truncate(test.out, 0);
	hear("{'type':'opponentGone','gone':true,'claimWinInSeconds':8}");
	type("win");
	expect("The opponent has left; in 8 s you may type win.\nThe win cannot be claimed yet.\n");
	test.now += 8 * S;
	type("win");
	expect("POST /api/board/game/abcd1234/claim-victory\n");
}

/* The stream of events tells as well: of a game that the server has no more it alone. */
Test(play, leaves_a_game_that_has_gone)
{
	board("");
	start("white", "");
	drain();
	g_string_truncate(test.out, 0);
	hear("{'type':'gameFinish','game':{'gameId':'other'}}");
	cr_expect_eq(play_deadline(&test.play), PLAY_NEVER);
	hear("{'type':'gameFinish','game':{'gameId':'abcd1234'}}");
	cr_expect_eq(play_deadline(&test.play), test.now + 10 * S);
	expect("");
	test.now += 10 * S;
	play_take_due(&test.play, test.now);
	expect("The game is over: *, finished.\nleave\n");
	cr_expect_eq(play_deadline(&test.play), PLAY_NEVER);
	start("black", "");
	hear("{'type':'gameFinish','game':{'gameId':'abcd1234'}}");
	hear("{'type':'gameState','moves':'','status':'aborted'}");
	expect("The game begins: you play black against ann (1500).\nIt is the opponent's move.\n"
	       "The game is over: *, aborted.\nleave\n");
	cr_expect_eq(play_deadline(&test.play), PLAY_NEVER);
}

Test(play, counts_clocks_on)
{
	board("e2e4 e7e5");
	start("white", "e2e4 e7e5");
	drain();
	g_string_truncate(test.out, 0);
	test.now += 292 * S;
	type("");
	expect("The clocks: White 8.0, Black 4:00.\nIt is your move.\n");
	type("moves");
	expect("Moves: 1. e4 e5\n");
}

Test(play, speaks_as_people_do)
{
	static const char *const moves[][2] = {{"e2e4 e7e5 g1f3", "knight f 3"},
					       {"e2e4 d7d5 e4d5", "e takes d 5"},
					       {"f2f3 e7e5 g2g4 d8h4", "queen h 4, mate"}};

	for (size_t i = 0; i < G_N_ELEMENTS(moves); i++) {
		g_autofree char *spoken = NULL;
		struct play_line line;

		end();
		begin();
		board("");
		start(i == 2 ? "white" : "black", "");
		drain();
		/* All but the last are on the board. */
		hear_state(moves[i][0], "");
		{
			g_autofree char *before = g_strdup(moves[i][0]);

			*strrchr(before, ' ') = '\0';
			board(before);
		}
		line = g_array_index(test.play.out, struct play_output, test.play.out->len - 1)
			       .line;
		spoken = play_speech(&line);
		cr_expect_str_eq(spoken, moves[i][1]);
	}
}

/* In whatever order things come: one request in flight, none sooner than allowed, no crash. */
Test(play, holds_its_promises_in_any_order)
{
	static const char *const games[] = {
		"",	     "e2e4",	       "d2d4",		 "e2e4 e7e5",
		"e2e4 c7c5", "e2e4 e7e5 g1f3", "e2e4 e7e5 b1c3", "e2e4 e7e5 g1f3 b8c6"};
	static const char *const keys[] = {"draw", "takeback", "resign", "yes",	  "no", "",
					   "send", "=n",       "win",	 "moves", "?"};
	static const char *const offers[] = {"", ",'wdraw':true", ",'btakeback':true"};
	static const unsigned int statuses[] = {200, 200, 0, 400, 429, 500};
	g_autoptr(GRand) random = g_rand_new_with_seed(64);
	bool in_flight = false;
	gint64 not_before = 0;

	start("white", "");
	for (int i = 0; i < 20000; i++) {
		unsigned int status = statuses[g_rand_int_range(random, 0, 6)];

		test.now += g_rand_int_range(random, 0, S);
		switch (g_rand_int_range(random, 0, in_flight ? 5 : 4)) {
		case 0:
			board(games[g_rand_int_range(random, 0, G_N_ELEMENTS(games))]);
			break;
		case 1:
			hear_state(games[g_rand_int_range(random, 0, G_N_ELEMENTS(games))],
				   offers[g_rand_int_range(random, 0, G_N_ELEMENTS(offers))]);
			break;
		case 2:
			type(keys[g_rand_int_range(random, 0, G_N_ELEMENTS(keys))]);
			break;
		case 3:
			play_take_due(&test.play, test.now);
			break;
		default:
			in_flight = false;
			if (status == 429)
				not_before = test.now + 60 * S;
			answer(status, "x");
			break;
		}
		for (unsigned int k = 0; k < test.play.out->len; k++) {
			const struct play_output *output =
				&g_array_index(test.play.out, struct play_output, k);

			if (output->kind != PLAY_OUT_REQUEST)
				continue;
			cr_assert_not(in_flight);
			cr_assert_geq(test.now, not_before);
			in_flight = true;
			/* Only what is legal for us in the game as it is. */
			if (output->request.call == API_MOVE)
				cr_assert_eq(test.play.moves->len % 2, 0);
		}
		cr_assert(play_deadline(&test.play) > test.now);
		drain();
		g_string_truncate(test.out, 0);
	}
}

static struct stream stream;

static void expect_stream(gint64 now, enum stream_event event, bool connect, bool cut,
			  gint64 deadline)
{
	struct stream_step step = stream_step(&stream, now, event);

	cr_expect_eq(step.connect, connect, "at %.1f s", (double)now / S);
	cr_expect_eq(step.cut, cut, "at %.1f s", (double)now / S);
	cr_expect_eq(step.deadline, deadline, "at %.1f s: %.1f s", (double)now / S,
		     (double)step.deadline / S);
}

Test(play, opens_a_stream_again)
{
	static const gint64 waits[] = {1, 2, 4, 8, 16, 30, 30};
	gint64 now = 0;

	stream = (struct stream){0};
	expect_stream(now, STREAM_WANTED, true, false, 20 * S);
	for (size_t i = 0; i < G_N_ELEMENTS(waits); i++) {
		expect_stream(now, STREAM_ENDED, false, false, now + waits[i] * S);
		now += waits[i] * S;
		expect_stream(now, STREAM_DUE, true, false, now + 20 * S);
	}
	expect_stream(now + S, STREAM_LINE, false, false, now + 21 * S);
	expect_stream(now + 2 * S, STREAM_ENDED, false, false, now + 3 * S);
}

/* A connection that is half open says nothing, not even empty lines. */
Test(play, gives_up_a_silent_stream)
{
	stream = (struct stream){0};
	expect_stream(0, STREAM_WANTED, true, false, 20 * S);
	expect_stream(15 * S, STREAM_LINE, false, false, 35 * S);
	expect_stream(35 * S, STREAM_DUE, false, true, 36 * S);
	expect_stream(36 * S, STREAM_DUE, true, false, 56 * S);
	expect_stream(37 * S, STREAM_UNWANTED, false, true, STREAM_NEVER);
	expect_stream(38 * S, STREAM_ENDED, false, false, STREAM_NEVER);
}

Test(play, is_patient_with_a_server_that_refuses)
{
	stream = (struct stream){0};
	expect_stream(0, STREAM_WANTED, true, false, 20 * S);
	expect_stream(S, STREAM_LIMITED, false, false, 61 * S);
	expect_stream(61 * S, STREAM_DUE, true, false, 81 * S);
	expect_stream(62 * S, STREAM_REFUSED, false, false, 122 * S);
}

/* What was declared of an earlier promotion is not declared again behind a later one. */
Test(play, declares_each_promotion_once)
{
	static const char game[] = "e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 f6g8";

	board(game);
	start("white", game);
	board("e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 f6g8 b7a8=Q");
	hear_state("e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 f6g8 b7a8n", "");
	drain();
	cr_expect(strstr(test.out->str, "order 0 N\n"));
	g_string_truncate(test.out, 0);
	show();
	hear_state("e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 f6g8 b7a8n g8f6", "");
	board("e2e4 d7d5 e4d5 c7c6 d5c6 g8f6 c6b7 f6g8 b7a8=Q g8f6");
	drain();
	cr_expect_not(strstr(test.out->str, "order"));
}
