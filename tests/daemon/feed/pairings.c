/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Pairings: both forms, what is wrong with them, and a file that changes. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "feed/pairings_file.h"

static struct pairings pairings;
static char error[PAIRINGS_ERROR_SIZE];

static void begin(void)
{
	pairings_init(&pairings);
}

static void end(void)
{
	pairings_clear(&pairings);
}

TestSuite(pairings, .init = begin, .fini = end);

static int parse_bytes(const char *text, size_t size)
{
	pairings_clear(&pairings);
	pairings_init(&pairings);
	return pairings_parse(&pairings, "p", text, size, error);
}

static int parse(const char *text)
{
	return parse_bytes(text, strlen(text));
}

static void expect_pair(unsigned int round, unsigned int board, const char *white,
			const char *black)
{
	const struct pairing *pairing = pairings_find(&pairings, round, board);

	cr_assert(pairing, "no board %u in round %u", board, round);
	cr_expect_str_eq(pairings_player(&pairings, pairing, LAWS_WHITE)->name, white);
	cr_expect_str_eq(pairings_player(&pairings, pairing, LAWS_BLACK)->name, black);
}

Test(pairings, reads_csv_as_spreadsheets_write_it)
{
	static const char *const files[] = {
		"board,white,black\n1,Moss,Lund\n2,\"Dale, \"\"Cy\"\"\",Berg\n",
		"\xef\xbb\xbf"
		"Board;White;Black;\r\n1;Moss;Lund;\r\n\r\n2;\"Dale, \"\"Cy\"\"\";Berg\r\n",
		"black\tBOARD\twhite\tremarks\nLund\t1\t Moss \tx\nBerg\t2\tDale, \"Cy\"",
	};

	for (size_t i = 0; i < G_N_ELEMENTS(files); i++) {
		cr_assert_eq(parse(files[i]), 0, "%s", error);
		expect_pair(1, 1, "Moss", "Lund");
		expect_pair(1, 2, "Dale, \"Cy\"", "Berg");
		cr_expect_null(pairings_find(&pairings, 1, 3));
		cr_expect_eq(pairings_only_round(&pairings), 1);
	}
}

Test(pairings, reads_all_columns_of_csv)
{
	const struct entrant *entrant;

	cr_assert_eq(parse("Round,Board,White,Black,White_Title,White-FIDE-ID,White Federation,"
			   "WhiteRating,white team,white_sex\n"
			   "7,12,Moss,Lund,wim,1503014,nor,2210,Rook Club,f\n"),
		     0, "%s", error);
	entrant = pairings_player(&pairings, pairings_find(&pairings, 7, 12), LAWS_WHITE);
	cr_expect_str_eq(entrant->title, "WIM");
	cr_expect_eq(entrant->fide_id, 1503014);
	cr_expect_str_eq(entrant->federation, "NOR");
	cr_expect_eq(entrant->rating, 2210);
	cr_expect_str_eq(entrant->team, "Rook Club");
	cr_expect_eq(entrant->sex, 'w');
}

/* One player over several rounds is one; two of one name are nobody that a board can mean. */
Test(pairings, finds_players_by_their_names)
{
	cr_assert_eq(parse("round,board,white,black,white_fide_id\n1,1,\"Moss, A\",Lund,\n"
			   "2,1,\"MOSS,  a\",Lund,7\n3,1,\"Moss, A\",Berg,7\n"
			   "1,2,Dale,Roe,5\n2,2,Dale,Roe,6\n3,2,Dale,Roe,5\n"),
		     0, "%s", error);
	cr_expect_eq(pairings_entrant(&pairings, "moss a")->fide_id, 7);
	cr_expect_str_eq(pairings_entrant(&pairings, "Lund")->name, "Lund");
	cr_expect_null(pairings_entrant(&pairings, "Dale"));
	cr_expect_null(pairings_entrant(&pairings, "Nobody"));
}

/* A player's line of TRF16: number, sex, title, name, rating, federation, FIDE number, rounds. */
static char *player(unsigned int number, const char *title, const char *name, const char *rounds)
{
	return g_strdup_printf("001 %4u m%3s %-33s %4u NOR %11u 2000/01/01  0.0 %4u%s", number,
			       title, name, 2400 - 10 * number, 1500000 + number, number, rounds);
}

static char *trf(const char *head, const char *const rounds[4])
{
	g_autofree char *one = player(1, " GM", "Aas, A", rounds[0]);
	g_autofree char *two = player(2, "m",
				      "B\xc3\xb8"
				      "e, B",
				      rounds[1]);
	g_autofree char *three = player(3, "", "Cohn, C", rounds[2]);
	g_autofree char *four = player(4, "", "Dahl, D", rounds[3]);

	return g_strjoin("\r\n", head, one, two, three, four, "", NULL);
}

/* Once more as programs write it that count characters. */
static char *by_characters(const char *text)
{
	g_auto(GStrv) parts = g_strsplit(text,
					 "B\xc3\xb8"
					 "e, B",
					 2);

	return g_strconcat(parts[0],
			   "B\xc3\xb8"
			   "e, B ",
			   parts[1], NULL);
}

/* Round 2: 2 has won as Black in round 1, and so has the first board. */
static const char *const two_rounds[4] = {
	"     3 w 0     2 b  ",
	"     4 b 1     1 w  ",
	"     1 b 1     4 w  ",
	"     2 w 0     3 b  ",
};

#define HEAD                                                                                       \
	"012 Spring Open\r\n022 Bergen\r\n032 NOR\r\n042 2026/11/23\r\n062 4\r\n092 Swiss\r\n"     \
	"102 Arbiter, A\r\n122 90 min + 30 s\r\n132                                              " \
	"                                          26/11/23  26/11/24\r\nXXR 5\r\nXXC white1"

Test(pairings, reads_trf)
{
	g_autofree char *text = trf(HEAD, two_rounds);
	const struct entrant *entrant;

	cr_assert_eq(parse(text), 0, "%s", error);
	cr_expect_str_eq(pairings.event, "Spring Open");
	cr_expect_str_eq(pairings.site, "Bergen");
	cr_expect_str_eq(pairings.federation, "NOR");
	cr_expect_str_eq(pairings.time_control, "90 min + 30 s");
	cr_expect_str_eq(pairings.dates[1], "2026-11-23");
	cr_expect_str_eq(pairings.dates[2], "2026-11-24");
	cr_expect_eq(pairings.rounds, 5);
	expect_pair(1, 1, "Aas, A", "Cohn, C");
	expect_pair(1, 2, "Dahl, D",
		    "B\xc3\xb8"
		    "e, B");
	/* 2 and 1 have 1 + 0, 3 and 4 likewise: the starting number of who has more decides. */
	expect_pair(2, 1,
		    "B\xc3\xb8"
		    "e, B",
		    "Aas, A");
	expect_pair(2, 2, "Cohn, C", "Dahl, D");
	entrant = pairings_entrant(&pairings, "b\xc3\xb8"
					      "e,  b");
	cr_assert(entrant);
	cr_expect_str_eq(entrant->title, "IM");
	cr_expect_eq(entrant->fide_id, 1500002);
	cr_expect_eq(pairings_only_round(&pairings), 0);
}

Test(pairings, reads_trf_by_characters_and_by_bytes)
{
	g_autofree char *bytes = trf(HEAD, two_rounds);
	g_autofree char *characters = by_characters(bytes);

	cr_assert_eq(parse(characters), 0, "%s", error);
	expect_pair(2, 1,
		    "B\xc3\xb8"
		    "e, B",
		    "Aas, A");
	cr_expect_eq(pairings_entrant(&pairings, "B\xc3\xb8"
						 "e, B")
			     ->rating,
		     2380);
}

Test(pairings, reads_trf_of_older_programs)
{
	g_autofree char *written = trf(HEAD, two_rounds);
	g_autofree char *text = by_characters(written);
	g_autofree char *old = NULL;
	gsize size;

	old = g_convert(text, -1, "WINDOWS-1252", "UTF-8", NULL, &size, NULL);
	cr_assert(old);
	cr_assert_eq(parse_bytes(old, size), 0, "%s", error);
	expect_pair(1, 2, "Dahl, D",
		    "B\xc3\xb8"
		    "e, B");
}

Test(pairings, gives_byes_no_board)
{
	static const char *const rounds[4] = {"  0000 - U", "     4 b =", "  0000 - H",
					      "     2 w ="};
	g_autofree char *text = trf("012 X", rounds);

	cr_assert_eq(parse(text), 0, "%s", error);
	expect_pair(1, 1, "Dahl, D",
		    "B\xc3\xb8"
		    "e, B");
	cr_expect_null(pairings_find(&pairings, 1, 2));
}

/* With teams the order of the boards is not in the file; a guess would name wrong players. */
Test(pairings, guesses_no_boards)
{
	g_autofree char *text =
		trf("012 X\n013 Rook Club                           1    2", two_rounds);

	cr_assert_eq(parse(text), 0, "%s", error);
	cr_expect_null(pairings_find(&pairings, 1, 1));
	cr_expect_str_eq(pairings.without_boards, "teams");
	cr_expect_eq(pairings_entrant(&pairings, "Aas, A")->fide_id, 1500001);
}

Test(pairings, refuses_trf_that_disagrees_with_itself)
{
	static const char *const rounds[4] = {"     3 w 0", "     4 b 1", "     1 w 1",
					      "     2 w 0"};
	g_autofree char *text = trf("012 X", rounds);

	cr_expect_neq(parse(text), 0);
	cr_expect_str_eq(error, "p:2: round 1: player 1 says that 3 is the opponent, whose line 4 "
				"says otherwise");
}

static const struct wrong {
	char text[130];
	char error[200];
} wrongs[] = {
	{"", "p:1: the first line must name the columns: there is no 'board' among them"},
	{"board,white\n",
	 "p:1: the first line must name the columns: there is no 'black' among them"},
	{"board,white,black\n0,Aa,Bb\n", "p:2: board is a number from 1 to 9999, not '0'"},
	{"board,white,black\n\n1,Aa,Bb\n1,Cc,Dd\n", "p:4: board 1 of round 1 is paired twice"},
	{"board,white,black\n1,Aa,Bb,Cc\n", "p:2: the row has 4 fields, the header 3"},
	{"board,white,black\n1,\"Aa,Bb\n", "p:2: a quote is not closed"},
	{"board,white,black\n1,A\001a,Bb\n", "p:2: a field has a control character in it"},
	{"board,white,black\n1,\xff,Bb\n", "p:2: the text must be UTF-8"},
	{"board,round,white,black\n1,x,Aa,Bb\n", "p:2: round is a number from 1 to 99, not 'x'"},
	{"board,white,black,white_title\n1,Aa,Bb,Dr\n",
	 "p:2: white_title is GM, IM, FM, CM, with a W before it, or empty, not 'Dr'"},
	{"board,white,black,black_fide_id\n1,Aa,Bb,12a\n",
	 "p:2: black_fide_id is a number, not '12a'"},
	{"board,white,black,black_federation\n1,Aa,Bb,Norway\n",
	 "p:2: black_federation is three letters or empty, not 'Norway'"},
	{"012 X\n", "p:2: there is no line 001: no player"},
	{"001 x\n", "p:1: columns 5 to 8 are the starting number, not 'x'"},
	{"001    1\n", "p:1: columns 15 to 47 are the player's name"},
	{"XXR x\n", "p:1: XXR is followed by the number of rounds, up to 99, not 'x'"},
};

ParameterizedTestParameters(pairings, says_what_is_wrong)
{
	return cr_make_param_array(struct wrong, (void *)wrongs, G_N_ELEMENTS(wrongs));
}

ParameterizedTest(struct wrong *wrong, pairings, says_what_is_wrong, .init = begin, .fini = end)
{
	cr_expect_neq(parse(wrong->text), 0);
	cr_expect_str_eq(error, wrong->error);
}

static unsigned int changes;

/* touchmove-pairings(5) shows a file that is read. */
Test(pairings, reads_the_example_of_the_manual_page)
{
	g_autofree char *path = g_build_filename(getenv("MANUALS"), "touchmove-pairings.5", NULL);
	g_autofree char *page = NULL;
	char *example, *end;

	cr_assert(g_file_get_contents(path, &page, NULL, NULL));
	example = strstr(page, ".nf\n");
	cr_assert(example);
	example += strlen(".nf\n");
	end = strstr(example, ".fi\n");
	cr_assert(end);
	*end = '\0';
	cr_assert_eq(parse(example), 0, "%s", error);
	expect_pair(3, 1, "Moss, Ann", "Berg, Kari");
	expect_pair(3, 2, "Dahl, Ole", "Lund, Per");
}

static void count(void *data)
{
	(void)data;
	changes++;
}

/* A broken file leaves the pairings before it in force; the next whole one replaces them. */
Test(pairings, are_read_again_when_the_file_changes)
{
	g_autofree char *folder = g_dir_make_tmp("pairings-XXXXXX", NULL);
	g_autofree char *path = g_build_filename(folder, "p.csv", NULL);
	struct pairings_file file;

	cr_assert(g_file_set_contents(path, "board,white,black\n1,Aa,Bb\n", -1, NULL));
	pairings_file_open(&file, path, count, NULL);
	cr_assert(pairings_find(&file.pairings, 1, 1));
	cr_assert(g_file_set_contents(path, "board,white,black\nx,Cc,Bb\n", -1, NULL));
	while (!file.error[0])
		g_main_context_iteration(NULL, TRUE);
	cr_expect_str_eq(
		pairings_player(&file.pairings, pairings_find(&file.pairings, 1, 1), LAWS_WHITE)
			->name,
		"Aa");
	cr_assert_gt(file.failing, 0);
	cr_assert(g_file_set_contents(path, "board,white,black\n1,Cc,Bb\n", -1, NULL));
	while (!changes)
		g_main_context_iteration(NULL, TRUE);
	cr_expect_str_eq(file.error, "");
	cr_expect_str_eq(
		pairings_player(&file.pairings, pairings_find(&file.pairings, 1, 1), LAWS_WHITE)
			->name,
		"Cc");
	pairings_file_close(&file);
	g_unlink(path);
	g_rmdir(folder);
}

/* What cannot be read is told when it comes to stand there, not only at the start. */
Test(pairings, tells_of_a_directory_in_the_place_of_the_file)
{
	g_autofree char *folder = g_dir_make_tmp("pairings-XXXXXX", NULL);
	g_autofree char *path = g_build_filename(folder, "p.csv", NULL);
	g_autofree char *told = g_strdup_printf(
		"%s: a directory stands here, where a file of pairings is expected, CSV or TRF",
		path);
	struct pairings_file file;

	cr_assert(g_file_set_contents(path, "board,white,black\n1,Aa,Bb\n", -1, NULL));
	pairings_file_open(&file, path, count, NULL);
	g_unlink(path);
	cr_assert_eq(g_mkdir(path, 0700), 0);
	while (!file.error[0])
		g_main_context_iteration(NULL, TRUE);
	cr_expect_str_eq(file.error, told);
	cr_expect(pairings_find(&file.pairings, 1, 1));
	pairings_file_close(&file);
	pairings_file_open(&file, path, count, NULL);
	cr_expect_str_eq(file.error, told);
	pairings_file_close(&file);
	g_rmdir(path);
	g_rmdir(folder);
}
