/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A store with a game in it is damaged anyhow: bytes, pages, its end, rows. Whatever is left, a
 * daemon opens it, says in a line what was wrong, goes on with the game or begins anew, and keeps
 * what comes next.
 *
 * usage: damage TIMES SEED DIRECTORY PGN
 */
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "board/resume.h"
#include "sim/random.h"
#include "sim/simulate.h"
#include "util/file.h"

static struct input_list list;
static char directory[300], whole_name[400], name[400];

static void die(const char *what)
{
	fprintf(stderr, "%s\n", what);
	exit(1);
}

static void remove_all(void)
{
	char command[600];

	snprintf(command, sizeof(command), "rm -rf '%s'", directory);
	if (system(command) != 0)
		die("the directory cannot be removed");
	if (mkdir(directory, 0700) < 0)
		die("the directory cannot be made");
}

static void act_out(const char *file)
{
	struct simulation simulation;
	char error[SCRIPT_ERROR_SIZE] = "";
	size_t size;
	char *text;

	simulation_default(&simulation);
	if (file_read(file, &text, &size) < 0 ||
	    simulate_game(&simulation, text, size, file, 1, &list, error) != 1)
		die("the game cannot be acted out");
	free(text);
}

/* Takes inputs up to @end from where the board was left. Returns how many it had already. */
static size_t play(const char *file, size_t end)
{
	struct resume resume = {.id = "1", .source = "game", .settings = &list.settings};
	char error[STORE_ERROR_SIZE];
	struct store *store;
	struct board *board;

	if (store_open(file, &store, error) < 0)
		die(error);
	if (strchr(error, '\n'))
		die("more than one line");
	board = resume_board(&resume, store);
	if (!board || strchr(resume.said, '\n') || store_run(store) < 0)
		die("no board");
	for (size_t i = resume.taken; i < end && i < list.count; i++)
		board_input(board, &list.inputs[i]);
	store_flush(store);
	board_kept(board);
	if (!board_is_told(board) && board_deadline(board) == LAWS_NEVER)
		die("what came next is not kept");
	store_close(store);
	board_free(board);
	return resume.taken;
}

static void run_sql(const char *sql)
{
	sqlite3 *database = NULL;

	if (sqlite3_open(name, &database) != SQLITE_OK)
		die("no database");
	sqlite3_exec(database, sql, NULL, NULL, NULL);
	sqlite3_close(database);
}

/* Rows that a daemon would never write. */
static void damage_rows(struct random *random)
{
	static const char *const forms[] = {
		"DELETE FROM entry WHERE n = %d",
		"DELETE FROM event WHERE n = %d",
		"UPDATE entry SET line = NULL WHERE n = %d",
		"UPDATE entry SET line = 'nonsense' || char(10) WHERE n = %d",
		"UPDATE entry SET line = line || line WHERE n = %d",
		"UPDATE entry SET kind = 7 WHERE n = %d",
		"UPDATE entry SET kind = (kind + 1) %% 4 WHERE n = %d",
		"UPDATE entry SET t = t - 1000000 WHERE n = %d",
		"UPDATE event SET body = '{}' WHERE n = %d",
		"UPDATE log SET settings = 'reedtrace 9' WHERE %d",
		"UPDATE log SET stream = '', boot = x'00', t = -5 WHERE %d",
		"DROP TABLE event; -- %d",
		"DELETE FROM log; -- %d",
	};
	char sql[200];

	snprintf(sql, sizeof(sql),
		 forms[random_between(random, 0, sizeof(forms) / sizeof(forms[0]) - 1)],
		 (int)random_between(random, 1, 60));
	run_sql(sql);
}

static void damage_bytes(struct random *random)
{
	struct stat status;
	FILE *file = fopen(name, "r+");
	int64_t many = random_chance(random, 50) ? 1 : random_between(random, 2, 3000);
	int64_t at;

	if (!file || fstat(fileno(file), &status) < 0)
		die("the file cannot be damaged");
	at = random_between(random, 0, status.st_size - 1);
	fseek(file, at, SEEK_SET);
	while (many-- > 0)
		fputc((int)random_between(random, 0, 255), file);
	fclose(file);
	if (random_chance(random, 20) && truncate(name, at) < 0)
		die("the file cannot be cut");
}

static void copy_whole(void)
{
	char command[900];

	snprintf(command, sizeof(command), "cp '%s' '%s'", whole_name, name);
	if (system(command) != 0)
		die("the store cannot be copied");
}

/* In a process of its own: a crash there is found here. */
static bool goes_on(void)
{
	pid_t pid = fork();
	int status;

	if (pid == 0) {
		alarm(60);
		play(name, list.count);
		exit(0);
	}
	waitpid(pid, &status, 0);
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int main(int argc, char **argv)
{
	unsigned int times = argc == 5 ? (unsigned int)atoi(argv[1]) : 0;
	struct random random;

	if (!times)
		die("usage: damage TIMES SEED DIRECTORY PGN");
	random = random_split(strtoull(argv[2], NULL, 10), 1);
	snprintf(directory, sizeof(directory), "%s/damage-%d", argv[3], (int)getpid());
	snprintf(whole_name, sizeof(whole_name), "%s.whole", directory);
	snprintf(name, sizeof(name), "%s/games.sqlite", directory);
	remove_all();
	act_out(argv[4]);
	play(name, list.count / 2);
	run_sql("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
	if (rename(name, whole_name) < 0)
		die("the store cannot be put away");
	for (unsigned int i = 0; i < times; i++) {
		remove_all();
		copy_whole();
		if (i % 2)
			damage_rows(&random);
		else
			damage_bytes(&random);
		if (!goes_on()) {
			fprintf(stderr, "damage %u of seed %s: not gone on with\n", i, argv[2]);
			return 1;
		}
	}
	remove_all();
	rmdir(directory);
	unlink(whole_name);
	inputs_free(&list);
	printf("%u times damaged, and each time gone on with\n", times);
	return 0;
}
