/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* LiveChess Cloud's files and calls, from boards that no bus has. */
#include <criterion/criterion.h>
#include <string.h>

#include "feed/cloud.h"
#include "support.h"

static struct boards boards;
static struct round around;
static struct pairings pairings;
static struct game_facts facts;
static struct feed_configuration configuration;
static struct cloud cloud = {&around, &configuration};

#define CSV                                                                                        \
	"round,board,white,black,white_title,white_fide_id,white_federation,white_sex\n"           \
	"2,1,\"Moss, Ann\",Lund,WGM,1503014,NOR,f\n2,3,\"Dale, Cy\",\"Berg, Di\",,,,\n"

static void begin(void)
{
	char error[PAIRINGS_ERROR_SIZE];

	pairings_init(&pairings);
	cr_assert_eq(pairings_parse(&pairings, "p", CSV, strlen(CSV), error), 0, "%s", error);
	facts = (struct game_facts){&pairings, 0, "Bergen"};
	boards_of(&boards, "1 2 3");
	round_open(&around, &boards, &facts);
	for (unsigned int i = 0; i < boards.list->len; i++) {
		struct board *board = g_ptr_array_index(boards.list, i);

		g_strlcpy(board->stream, "0123456789abcdef", sizeof(board->stream));
		g_strlcpy(board->record.names[RECORD_EVENT], "Open", RECORD_NAME_SIZE);
		g_strlcpy(board->record.names[RECORD_ROUND], i == 1 ? "1" : "2", RECORD_NAME_SIZE);
		g_strlcpy(board->record.names[RECORD_TIME_CONTROL], "1500+10", RECORD_NAME_SIZE);
		round_take(&around, board);
	}
}

static void end(void)
{
	round_close(&around);
	boards_end(&boards);
	pairings_clear(&pairings);
}

TestSuite(cloud, .init = begin, .fini = end);

static struct board *at(unsigned int i)
{
	return g_ptr_array_index(boards.list, i);
}

/* Puts @object; quotes are apostrophes in @expected. */
static void expect(struct json_object *object, const char *expected)
{
	g_autofree char *text = g_strdelimit(
		g_strdup(json_object_to_json_string_ext(object, JSON_C_TO_STRING_PLAIN)), "\"",
		'\'');

	cr_expect_str_eq(text, expected);
	json_object_put(object);
}

static char *uuid_of(const char *space, const char *name)
{
	static char uuid[CLOUD_UUID_SIZE];

	cloud_uuid_of(space, name, uuid);
	return uuid;
}

/* The example of RFC 9562, A.4: www.example.com in the space of domain names. */
Test(cloud, makes_uuids_as_others_do)
{
	cr_expect_str_eq(uuid_of("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "www.example.com"),
			 "2ed6657d-e927-568b-95e1-2665a8aea6a2");
}

Test(cloud, writes_the_tournament)
{
	g_autofree char *expected = g_strdup_printf(
		"{'id':'%s','name':'Open','location':'Bergen','country':null,'website':null,"
		"'rules':null,'chess960':false,'timecontrol':'25m+10s','rounds':[{'count':1,"
		"'live':0},{'count':2,'live':1}],'eboards':['1','2','3']}",
		uuid_of(NULL, "Open"));

	start_game(&at(2)->record, 1, "");
	expect(cloud_tournament(&cloud), expected);
}

Test(cloud, writes_a_round)
{
	start_game(&at(0)->record, 1, "");
	tell(&at(0)->record, "{'type':'game','state':'ended','result':'0-1','reason':'time'}");
	expect(cloud_index(&cloud, 2),
	       "{'date':'2026-11-23','pairings':[{'white':{'fname':'Ann','mname':null,"
	       "'lname':'Moss','title':'WGM','federation':'NOR','gender':'F','fideid':1503014},"
	       "'black':{'fname':null,'mname':null,'lname':'Lund','title':null,"
	       "'federation':null,'gender':null,'fideid':null},'result':'0-1','live':false},"
	       "{'white':{'fname':'Cy','mname':null,'lname':'Dale','title':null,"
	       "'federation':null,'gender':null,'fideid':null},'black':{'fname':'Di',"
	       "'mname':null,'lname':'Berg','title':null,'federation':null,'gender':null,"
	       "'fideid':null},'result':'*','live':false}]}");
	cr_expect_null(cloud_index(&cloud, 3));
	cr_expect_null(cloud_index(&cloud, 0));
}

Test(cloud, writes_a_game_up_to_an_illegal_move)
{
	start_game(&at(2)->record, 1, "");
	tell(&at(2)->record, "{'type':'clock','why':'start','running':'white','white_ms':5400000,"
			     "'black_ms':5400000}");
	complete(&at(2)->record, "e4 e5");
	complete_illegal(&at(2)->record, "e1e3",
			 "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2");
	complete(&at(2)->record, "Nc6");
	expect(cloud_game(&cloud, 2, 2),
	       "{'live':true,'serialNr':'3','firstMove':1795426200000,'chess960':518,"
	       "'result':'*','comment':null,'clock':null,'moves':['e4 5399+11','e5 5396+14']}");
	cr_expect_null(cloud_game(&cloud, 2, 3));
	cr_expect_null(cloud_game(&cloud, 2, 0));
}

Test(cloud, numbers_starts_of_chess960)
{
	struct json_object *game, *number;

	start_game(&at(1)->record, 1, "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1");
	game = cloud_game(&cloud, 1, 1);
	cr_assert(json_object_object_get_ex(game, "chess960", &number));
	for (unsigned int i = 0; i < 960; i++) {
		struct laws_position position;
		char fen[LAWS_FEN_SIZE];

		laws_position_start_chess960(&position, i);
		laws_fen_write(&position, fen);
		if (g_str_has_prefix(fen, "bqnbrnkr/"))
			cr_expect_eq(json_object_get_int(number), (int)i);
	}
	json_object_put(game);
}

static const char *text_in(struct json_object *object, const char *key)
{
	struct json_object *value;

	return json_object_object_get_ex(object, key, &value) ? json_object_get_string(value)
							      : NULL;
}

/* Rounds count from 0 there; forfeits have words of their own; a game is found by its UUID. */
Test(cloud, answers_the_calls)
{
	struct json_object *round, *games, *game, *again;
	g_autofree char *uuid = g_strdup(uuid_of(NULL, "Open"));

	start_game(&at(0)->record, 7, "");
	tell(&at(0)->record, "{'type':'game','state':'ended','result':'1-0','reason':'forfeit'}");
	round_take(&around, at(0));
	round = cloud_api_round(&cloud, uuid, 1);
	cr_assert(round && json_object_object_get_ex(round, "games", &games));
	cr_expect_eq(json_object_array_length(games), 2);
	game = json_object_array_get_idx(games, 0);
	cr_expect_str_eq(text_in(game, "result"), "WHITEFORFAIT");
	cr_expect_null(text_in(json_object_array_get_idx(games, 1), "result"));
	again = cloud_api_game(&cloud, text_in(game, "id"));
	cr_assert(again);
	cr_expect_str_eq(text_in(again, "serialnr"), "1");
	json_object_put(again);
	json_object_put(round);
	cr_expect_null(cloud_api_round(&cloud, uuid, 2));
	cr_expect_null(cloud_api_round(&cloud, "x", 1));
	cr_expect_null(cloud_api_game(&cloud, uuid));
	cr_expect_null(cloud_api_tournament(&cloud, ""));
}
