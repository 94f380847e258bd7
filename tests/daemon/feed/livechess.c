/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* LiveChess's protocol as FEEDS.md §1 has it, frame by frame, without a network. */
#include <criterion/criterion.h>
#include <string.h>

#include "feed/livechess.h"
#include "support.h"

#define INITIAL "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

static struct boards boards;
static struct board *board;
static struct livechess connection;
static GPtrArray *frames;

static void put_frame(void *frame)
{
	json_object_put(frame);
}

static void keep(void *data, const char *text)
{
	struct json_object *frame = json_tokener_parse(text);

	(void)data;
	cr_assert(frame, "no JSON: %s", text);
	cr_expect(json_object_object_get_ex(frame, "time", NULL), "no time: %s", text);
	json_object_object_del(frame, "time");
	g_ptr_array_add(frames, frame);
}

static void begin(void)
{
	frames = g_ptr_array_new_with_free_func(put_frame);
	boards_of(&boards, "1 2");
	board = g_ptr_array_index(boards.list, 0);
	livechess_init(&connection, &boards, keep, NULL);
}

static void end(void)
{
	livechess_clear(&connection);
	g_ptr_array_unref(frames);
	boards_end(&boards);
}

TestSuite(livechess, .init = begin, .fini = end);

static void say(const char *frame)
{
	g_autofree char *text = g_strdelimit(g_strdup(frame), "'", '"');

	livechess_receive(&connection, text, strlen(text));
}

/* The next frame, with apostrophes for quotes and without its time, must be @expected. */
static void expect(const char *expected)
{
	g_autofree char *text = NULL;

	cr_assert(frames->len, "no frame where this is expected: %s", expected);
	text = g_strdup(json_object_to_json_string_ext(g_ptr_array_index(frames, 0),
						       JSON_C_TO_STRING_PLAIN |
							       JSON_C_TO_STRING_NOSLASHESCAPE));
	g_strdelimit(text, "\"", '\'');
	cr_expect_str_eq(text, expected);
	g_ptr_array_remove_index(frames, 0);
}

static void expect_no_more(void)
{
	cr_expect_eq(frames->len, 0, "%u frames too many", frames->len);
	g_ptr_array_set_size(frames, 0);
}

static void changed(void)
{
	livechess_board_changed(&connection, board);
}

static void play(const char *san)
{
	complete(&board->record, san);
	changed();
}

static void subscribe(void)
{
	say("{'id':2,'call':'subscribe','param':{'feed':'eboardevent','id':1,"
	    "'param':{'serialnr':'1'}}}");
	expect("{'response':'call','id':2,'param':null}");
}

#define FEED "{'response':'feed','id':1,'param':{'serialnr':'1','flipped':false,"

static void set_up(const char *fen)
{
	g_autofree char *frame = g_strdup_printf("{'id':3,'call':'call','param':{'id':1,"
						 "'method':'setup','param':{'fen':'%s'}}}",
						 fen);

	say(frame);
	expect("{'response':'call','id':3,'param':null}");
}

Test(livechess, lists_boards_the_live_one_first)
{
	board = g_ptr_array_index(boards.list, 1);
	start_game(&board->record, 1, "");
	say("{'id':1,'call':'eboards'}");
	expect("{'response':'call','id':1,'param':["
	       "{'serialnr':'2','source':'touchmove','state':'ACTIVE','battery':null,"
	       "'comment':null,'board':'" INITIAL "','flipped':false,'clock':null},"
	       "{'serialnr':'1','source':'touchmove','state':'ACTIVE','battery':null,"
	       "'comment':null,'board':null,'flipped':false,'clock':null}]}");
}

Test(livechess, echoes_the_id_in_its_own_type)
{
	say("{'id':'one','call':'unsubscribe','param':{'id':7}}");
	expect("{'response':'error','id':'one','param':{'message':'there is no feed with this "
	       "id'}}");
	say("{'id':1.5,'call':'eboards'}");
	cr_expect_eq(frames->len, 1);
}

Test(livechess, tells_the_board_at_once_and_then_all_moves)
{
	start_game(&board->record, 1, "");
	complete(&board->record, "e4 e5");
	subscribe();
	expect(FEED "'board':'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR','clock':null}}");
	expect_no_more();
	play("Nf3");
	expect(FEED "'board':'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R',"
		    "'start':'" INITIAL " w KQkq - 0 1','san':['e4','e5','Nf3'],'match':true}}");
	expect_no_more();
}

Test(livechess, begins_empty_after_setup_and_tells_a_ply_a_frame)
{
	start_game(&board->record, 1, "");
	complete(&board->record, "e4");
	subscribe();
	expect(FEED "'board':'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR','clock':null}}");
	set_up("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
	expect(FEED "'start':'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',"
		    "'san':[],'match':true}}");
	expect_no_more();
	play("e5 Nf3");
	expect(FEED "'board':'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR','san':['e5']}}");
	expect(FEED "'board':'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R',"
		    "'san':['e5','Nf3']}}");
	expect_no_more();
}

/* The page sends its FEN with counters of its own, and with "-" for a square nobody can take. */
Test(livechess, compares_a_setup_by_placement_and_side)
{
	start_game(&board->record, 1, "");
	complete(&board->record, "e4 e5 Nf3 Nc6 Ng1 Nb8");
	subscribe();
	g_ptr_array_set_size(frames, 0);
	set_up("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 9 9");
	expect(FEED "'start':'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 4 4',"
		    "'san':[],'match':true}}");
	/* The position comes again: that is no new beginning. */
	play("Nf3");
	play("Nc6");
	play("Ng1");
	g_ptr_array_set_size(frames, 0);
	play("Nb8");
	expect(FEED "'board':'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR',"
		    "'san':['Nf3','Nc6','Ng1','Nb8']}}");
}

Test(livechess, waits_for_a_setup_that_does_not_stand_yet)
{
	start_game(&board->record, 1, "");
	subscribe();
	g_ptr_array_set_size(frames, 0);
	set_up("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
	expect(FEED "'start':'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',"
		    "'san':[],'match':false}}");
	play("e4");
	expect(FEED "'board':'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'}}");
	play("e5");
	expect(FEED "'board':'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR','san':[],"
		    "'match':true}}");
	play("d4");
	expect(FEED "'board':'rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR','san':['d4']}}");
	expect_no_more();
}

Test(livechess, tells_a_takeback_and_goes_on_ply_by_ply)
{
	start_game(&board->record, 1, "");
	subscribe();
	play("e4");
	play("e5");
	g_ptr_array_set_size(frames, 0);
	tell(&board->record, "{'type':'withdrawn','ply':2}");
	changed();
	expect(FEED "'board':'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR','san':['e4']}}");
	tell(&board->record, "{'type':'withdrawn','ply':1}");
	complete(&board->record, "d4 d5");
	changed();
	expect(FEED "'board':'" INITIAL "','san':[]}}");
	expect(FEED "'board':'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR','san':['d4']}}");
	expect(FEED "'board':'rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR',"
		    "'san':['d4','d5']}}");
	expect_no_more();
}

/* The page counts moves: one in another's place it would not see. */
Test(livechess, takes_a_move_out_before_another_takes_its_place)
{
	start_game(&board->record, 1, "");
	subscribe();
	play("e4 e5");
	g_ptr_array_set_size(frames, 0);
	tell(&board->record, "{'type':'withdrawn','ply':2}");
	complete(&board->record, "d5");
	changed();
	expect(FEED "'board':'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR','san':['e4']}}");
	expect(FEED "'board':'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR',"
		    "'san':['e4','d5']}}");
	expect_no_more();
}

/* The page finds its next game by the placement, before a move is made. */
Test(livechess, shows_the_start_position_for_the_next_game)
{
	start_game(&board->record, 1, "");
	subscribe();
	play("e4");
	tell(&board->record, "{'type':'game','state':'ended','result':'1-0'}");
	changed();
	g_ptr_array_set_size(frames, 0);
	tell(&board->record, "{'type':'game','state':'ready'}");
	changed();
	expect(FEED "'board':'" INITIAL "','san':[]}}");
	set_up(INITIAL " w KQkq - 0 1");
	expect(FEED "'start':'" INITIAL " w KQkq - 0 1','san':[],'match':true}}");
	start_game(&board->record, 2, "");
	play("d4");
	expect(FEED "'board':'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR','san':['d4']}}");
	expect_no_more();
}

/* What cannot be replayed from one start is never given as one line. */
Test(livechess, begins_anew_behind_an_illegal_move)
{
	start_game(&board->record, 1, "");
	subscribe();
	play("e4 e5");
	g_ptr_array_set_size(frames, 0);
	complete_illegal(&board->record, "e1e3",
			 "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2");
	play("Nc6");
	expect(FEED "'board':'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR',"
		    "'start':'rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2',"
		    "'san':['Nc6']}}");
	expect_no_more();
}

Test(livechess, tells_clocks_in_seconds)
{
	start_game(&board->record, 1, "");
	board->clock = (struct board_clock){{61900, 5000}, LAWS_BLACK, g_get_monotonic_time(), 0};
	subscribe();
	cr_assert_eq(frames->len, 1);
	cr_expect(strstr(json_object_to_json_string_ext(g_ptr_array_index(frames, 0),
							JSON_C_TO_STRING_PLAIN),
			 "\"clock\":{\"white\":61,\"black\":5,\"run\":false,\"time\":"));
	g_ptr_array_set_size(frames, 0);
	changed();
	cr_expect_eq(frames->len, 1); /* the moves */
	g_ptr_array_set_size(frames, 0);
	changed();
	expect_no_more();
	board->clock.left_ms[LAWS_BLACK] = 4000;
	changed();
	cr_expect_eq(frames->len, 1);
}

Test(livechess, keeps_several_boards_apart)
{
	struct board *second = g_ptr_array_index(boards.list, 1);

	start_game(&board->record, 1, "");
	start_game(&second->record, 1, "");
	subscribe();
	say("{'id':4,'call':'subscribe','param':{'feed':'eboardevent','id':'b',"
	    "'param':{'serialnr':'2'}}}");
	g_ptr_array_set_size(frames, 0);
	complete(&second->record, "d4");
	livechess_board_changed(&connection, second);
	cr_assert_eq(frames->len, 1);
	expect("{'response':'feed','id':'b','param':{'serialnr':'2','flipped':false,"
	       "'board':'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR',"
	       "'start':'" INITIAL " w KQkq - 0 1','san':['d4'],'match':true}}");
}

Test(livechess, flips_for_one_feed)
{
	start_game(&board->record, 1, "");
	subscribe();
	g_ptr_array_set_size(frames, 0);
	say("{'id':5,'call':'call','param':{'id':1,'method':'flip','param':{'flip':true}}}");
	expect("{'response':'call','id':5,'param':null}");
	play("e4");
	expect("{'response':'feed','id':1,'param':{'serialnr':'1','flipped':true,"
	       "'board':'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR',"
	       "'start':'" INITIAL " w KQkq - 0 1','san':['e4'],'match':true}}");
}

Test(livechess, ends_a_feed)
{
	start_game(&board->record, 1, "");
	subscribe();
	g_ptr_array_set_size(frames, 0);
	say("{'id':6,'call':'unsubscribe','param':{'feed':'eboardevent','id':1}}");
	expect("{'response':'call','id':6,'param':null}");
	play("e4");
	expect_no_more();
}

/* What would be echoed as it is no JSON either (RFC 8259, 6); a number that is too large is. */
Test(livechess, takes_nothing_for_a_number_that_is_none)
{
	static const char *const none[] = {
		"{'id':NaN,'call':'eboards'}",
		"{'id':Infinity,'call':'eboards'}",
		"{'id':-Infinity,'call':'eboards'}",
		"{'id':{'a':[1,NaN]},'call':'eboards'}",
		"{'id':1,'call':'eboards','param':[Infinity]}",
	};

	for (size_t i = 0; i < G_N_ELEMENTS(none); i++) {
		say(none[i]);
		expect("{'response':'error','id':null,"
		       "'param':{'message':'a frame is one JSON object of at most 4096 bytes'}}");
	}
	say("{'id':1e999,'call':'unsubscribe'}");
	expect("{'response':'error','id':1e999,"
	       "'param':{'message':'there is no feed with this id'}}");
}

Test(livechess, answers_what_is_wrong)
{
	static const char *const wrong[] = {
		"",
		"x",
		"[]",
		"{}",
		"{'id':1}",
		"{'id':1,'call':7}",
		"{'id':1,'call':'dance'}",
		"{'id':1,'call':'subscribe'}",
		"{'id':1,'call':'subscribe','param':[]}",
		"{'id':1,'call':'subscribe','param':{'feed':'weather','id':1}}",
		"{'id':1,'call':'subscribe','param':{'feed':'eboardevent','id':1,"
		"'param':{'serialnr':'99'}}}",
		"{'id':1,'call':'subscribe','param':{'feed':'eboardevent','id':1,"
		"'param':{'serialnr':1}}}",
		"{'id':1,'call':'call'}",
		"{'id':1,'call':'call','param':{'id':1}}",
		"{'id':1,'call':'unsubscribe'}",
		"{'id':1,'call':'eboards'} {'id':2}",
	};

	for (size_t i = 0; i < G_N_ELEMENTS(wrong); i++) {
		say(wrong[i]);
		cr_assert_eq(frames->len, 1, "to %s", wrong[i]);
		cr_expect_str_eq(json_object_get_string(json_object_object_get(
					 g_ptr_array_index(frames, 0), "response")),
				 "error");
		g_ptr_array_set_size(frames, 0);
	}
	subscribe();
	g_ptr_array_set_size(frames, 0);
	say("{'id':1,'call':'call','param':{'id':1,'method':'setup','param':{'fen':'x y'}}}");
	expect("{'response':'error','id':1,'param':{'message':''setup' expects a FEN, not "
	       "'x y''}}");
}

Test(livechess, names_no_board_zero)
{
	boards_end(&boards);
	boards_of(&boards, "0");
	cr_expect_str_eq(livechess_serial(g_ptr_array_index(boards.list, 0)), "00");
}
