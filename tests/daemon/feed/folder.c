/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The round in files: whole at every moment, in the boards' order, and again after a full disk. */
#include <criterion/criterion.h>
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "feed/pgn_folder.h"
#include "support.h"

static struct boards boards;
static struct round around;
static struct pairings pairings;
static struct game_facts facts = {&pairings, 0, NULL};
static char *path;

static void begin(void)
{
	path = g_dir_make_tmp("folder-XXXXXX", NULL);
	boards_of(&boards, "2 10 hall_a");
	pairings_init(&pairings);
	round_open(&around, &boards, &facts);
}

static void end(void)
{
	g_autofree char *command = g_strdup_printf("rm -rf '%s'", path);

	round_close(&around);
	boards_end(&boards);
	pairings_clear(&pairings);
	cr_expect_eq(system(command), 0);
	g_free(path);
}

TestSuite(folder, .init = begin, .fini = end);

static struct board *at(unsigned int i)
{
	return g_ptr_array_index(boards.list, i);
}

static void play(unsigned int i, const char *moves)
{
	if (!at(i)->record.game)
		start_game(&at(i)->record, 1, "");
	complete(&at(i)->record, moves);
}

static void take_all(void)
{
	for (unsigned int i = 0; i < boards.list->len; i++)
		round_take(&around, at(i));
	while (g_main_context_iteration(NULL, FALSE))
		;
}

/* A file's text, or NULL. */
static char *content(const char *name)
{
	g_autofree char *file = g_build_filename(path, name, NULL);
	char *text = NULL;

	g_file_get_contents(file, &text, NULL, NULL);
	return text;
}

static void put(const char *name, const char *text)
{
	g_autofree char *file = g_build_filename(path, name, NULL);

	cr_assert(g_file_set_contents(file, text, -1, NULL));
}

static void write_folder(void)
{
	struct pgn_folder files;

	pgn_folder_open(&files, &around, path);
	take_all();
	pgn_folder_close(&files);
	g_array_set_size(around.watchers, 0);
}

Test(folder, holds_the_round_in_the_boards_order)
{
	g_autofree char *all = NULL, *one = NULL, *none = NULL;

	play(0, "e4");
	play(1, "d4");
	play(2, "c4");
	write_folder();
	all = content("round.pgn");
	one = content("board-hall_a.pgn");
	none = content(".round.pgn.half");
	cr_assert(all && one);
	cr_expect_null(none);
	cr_expect(g_str_has_suffix(all, one));
	cr_expect(strstr(all, "[Round \"1.2\"]") < strstr(all, "[Round \"1.10\"]"));
	cr_expect(strstr(all, "[Round \"1.10\"]") < strstr(all, "[Round \"1.11\"]"));
}

Test(folder, forgets_boards_of_earlier_runs)
{
	g_autofree char *gone = NULL, *half = NULL, *other = NULL, *started = NULL, *waiting = NULL;

	put("board-9.pgn", "x");
	put("board-10.pgn", "old");
	put("board-2.pgn", "old");
	put(".board-2.pgn.half", "x");
	put("notes.pgn", "x");
	play(0, "e4");
	write_folder();
	gone = content("board-9.pgn");
	half = content(".board-2.pgn.half");
	other = content("notes.pgn");
	started = content("board-2.pgn");
	waiting = content("board-10.pgn");
	cr_expect_null(gone);
	cr_expect_null(half);
	cr_expect_null(waiting);
	cr_expect_str_eq(other, "x");
	cr_expect(started && strstr(started, "1. e4"));
}

/* What a board has told is not shown shorter while its events are read again. */
Test(folder, keeps_a_game_that_is_being_read)
{
	GBytes *before, *after;

	play(0, "e4 e5");
	take_all();
	before = g_bytes_ref(round_text(&around));
	record_restart(&at(0)->record);
	at(0)->asking = (sd_bus_slot *)at(0);
	take_all();
	after = round_text(&around);
	at(0)->asking = NULL;
	cr_expect(g_bytes_equal(before, after));
	g_bytes_unref(before);
}

Test(folder, says_nothing_before_all_is_read)
{
	play(0, "e4");
	at(1)->asking = (sd_bus_slot *)at(1);
	take_all();
	at(1)->asking = NULL;
	cr_expect_not(round_is_whole(&around));
	take_all();
	cr_expect(round_is_whole(&around));
}

Test(folder, writes_again_where_it_could_not)
{
	struct folder folder;
	g_autoptr(GBytes) text = g_bytes_new_static("whole", 5);
	g_autofree char *missing = g_build_filename(path, "later", NULL);
	g_autofree char *written = NULL;
	int error = 0;

	folder_open(&folder, missing);
	folder_put(&folder, "a.pgn", text);
	while (!folder_failing(&folder, &error))
		g_thread_yield();
	cr_expect_eq(error, ENOENT);
	cr_assert_eq(g_mkdir(missing, 0755), 0);
	folder_close(&folder);
	written = content("later/a.pgn");
	cr_expect_str_eq(written, "whole");
}

/* A disk without room: a file may grow to no more than so many bytes. */
Test(folder, leaves_the_old_file_where_a_new_one_does_not_fit)
{
	g_autofree char *old = NULL, *half = NULL;
	g_autofree char *large = g_strnfill(100000, 'x');
	g_autoptr(GBytes) text = g_bytes_new_static(large, 100000);
	struct rlimit limit = {1000, 1000};

	put("a.pgn", "old");
	signal(SIGXFSZ, SIG_IGN);
	cr_assert_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
	cr_expect_eq(folder_write(path, "a.pgn", text), -EFBIG);
	old = content("a.pgn");
	half = content(".a.pgn.half");
	cr_expect_str_eq(old, "old");
	cr_expect_null(half);
}

Test(folder, lets_everybody_read)
{
	g_autoptr(GBytes) text = g_bytes_new_static("x", 1);
	g_autofree char *file = g_build_filename(path, "a.pgn", NULL);
	struct stat status;

	umask(022);
	cr_expect_eq(folder_write(path, "a.pgn", text), 0);
	cr_assert_eq(stat(file, &status), 0);
	cr_expect_eq(status.st_mode & 0777, 0644);
	cr_expect_eq(folder_write(path, "a.pgn", NULL), 0);
	cr_expect_neq(stat(file, &status), 0);
	cr_expect_eq(folder_write(path, "a.pgn", NULL), 0);
}
