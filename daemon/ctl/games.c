/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The games that touchmoved keeps on disk: listed, shown, handed out, removed. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bus/variant.h"
#include "ctl/fetch.h"
#include "ctl/monitor.h"
#include "ctl/kept.h"
#include "util/text.h"
#include "util/wall.h"

/* ---- the list ---- */

static const char *word(struct json_object *game, const char *key)
{
	const char *text = json_object_get_string(json_object_object_get(game, key));

	return text ? text : "";
}

static int64_t number(struct json_object *game, const char *key)
{
	return json_object_get_int64(json_object_object_get(game, key));
}

/* Appends a page to @games. Returns EXIT_DONE, or prints the error. */
static int read_page(sd_bus_message *reply, struct json_object *games)
{
	int r = sd_bus_message_enter_container(reply, 'a', "a{sv}");
	struct json_object *game;

	while (r >= 0 && !sd_bus_message_at_end(reply, false)) {
		r = variant_read_object(reply, &game);
		if (r >= 0)
			json_object_array_add(games, game);
	}
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "touchmoved answers in another language");
	return EXIT_DONE;
}

static int ask_page(struct client *client, uint32_t before, struct json_object *games)
{
	sd_bus_message *message = NULL, *reply = NULL;
	int code = client_new_call(client, BUS_ARBITER, "Games", &message);

	if (code == EXIT_DONE && sd_bus_message_append(message, "u", before) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "no memory");
	if (code == EXIT_DONE)
		code = client_call(client, message, &reply);
	if (code == EXIT_DONE)
		code = read_page(reply, games);
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	return code;
}

/* All games of the board, the newest first. */
static int ask_games(struct client *client, struct json_object *games)
{
	size_t known = 0, count = 0;
	uint32_t before = 0;
	int code;

	do {
		known = count;
		code = ask_page(client, before, games);
		count = json_object_array_length(games);
		if (count > known)
			before = (uint32_t)number(json_object_array_get_idx(games, count - 1),
						  "game");
	} while (code == EXIT_DONE && count > known && before > 1);
	return code;
}

static void print_game(struct json_object *game)
{
	char ply[24];

	snprintf(ply, sizeof(ply), "%" PRId64, (number(game, "plies") + 1) / 2);
	printf("%6" PRId64 "  %-20s  %5s  %-7s  %s - %s\n", number(game, "game"),
	       word(game, "date")[0] ? word(game, "date") : "?", ply,
	       word(game, "result")[0] ? word(game, "result") : "*",
	       word(game, "white")[0] ? word(game, "white") : "?",
	       word(game, "black")[0] ? word(game, "black") : "?");
}

static void print_games(const struct ctl *ctl, struct json_object *games)
{
	size_t count = json_object_array_length(games);

	if (!count && !ctl->json)
		puts("No game is kept of this board yet.");
	else if (!ctl->json)
		printf("%6s  %-20s  %5s  %-7s  %s\n", "game", "started", "moves", "result",
		       "players");
	for (size_t i = 0; i < count; i++) {
		struct json_object *game = json_object_array_get_idx(games, i);

		if (ctl->json)
			event_print(game, true);
		else
			print_game(game);
	}
}

int ctl_games(const struct ctl *ctl)
{
	struct json_object *games = json_object_new_array();
	struct client client;
	int code = client_open(&client, ctl);

	if (code == EXIT_DONE)
		code = ask_games(&client, games);
	if (code == EXIT_DONE)
		print_games(ctl, games);
	client_close(&client);
	json_object_put(games);
	return code;
}

/* ---- one game ---- */

static int read_number(const struct ctl *ctl, const char *what, unsigned int least,
		       unsigned int *read)
{
	const char *value = ctl->operands[0];

	if (number_read(value, strlen(value), least, 1000000000, read) == 0)
		return EXIT_DONE;
	return ctl_complain(EXIT_INPUT, "expected %s, not '%.40s'", what, value);
}

/* The log that has @game, which the caller frees. */
static int fetch(const struct ctl *ctl, unsigned int game, char **text, size_t *size)
{
	struct client client;
	int code = client_open(&client, ctl);

	if (code == EXIT_DONE)
		code = log_fetch(&client, game, text, size);
	client_close(&client);
	return code;
}

static int open_kept(const struct ctl *ctl, struct kept *kept, char **text, char name[40])
{
	int code = read_number(ctl, "a game's number from 1, as 'touchmovectl games' has it", 1,
			       &kept->game);

	if (code == EXIT_DONE)
		code = fetch(ctl, kept->game, text, &kept->size);
	snprintf(name, 40, "game %u", kept->game);
	kept->text = *text;
	kept->name = name;
	return code;
}

int ctl_show(const struct ctl *ctl)
{
	struct kept kept;
	char *text = NULL;
	char name[40];
	int code = open_kept(ctl, &kept, &text, name);

	if (code == EXIT_DONE)
		code = kept_print_record(&kept, true);
	if (code == EXIT_DONE)
		code = kept_print_rulings(&kept);
	free(text);
	return code;
}

int ctl_export(const struct ctl *ctl)
{
	struct kept kept;
	char *text = NULL;
	char name[40];
	int code;

	if (ctl->pgn + ctl->json + ctl->trace + ctl->scoresheet + ctl->evidence != 1)
		return ctl_complain(EXIT_INPUT, "export: one of --pgn, --json, --trace, "
						"--scoresheet and --evidence says as what");
	code = open_kept(ctl, &kept, &text, name);
	if (code == EXIT_DONE && ctl->json)
		code = kept_print_events(&kept);
	else if (code == EXIT_DONE && ctl->evidence)
		code = kept_print_evidence(&kept);
	else if (code == EXIT_DONE && ctl->trace)
		code = kept_print_trace(&kept);
	else if (code == EXIT_DONE)
		code = kept_print_record(&kept, ctl->scoresheet);
	free(text);
	return code;
}

/* ---- removing ---- */

static int remove_game(struct client *client, unsigned int game, bool together)
{
	sd_bus_message *message = NULL;
	int code = client_new_call(client, BUS_ARBITER, "DeleteGame", &message);

	if (code == EXIT_DONE && sd_bus_message_append(message, "ub", game, together) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "no memory");
	if (code == EXIT_DONE)
		code = client_order(client, message, NULL);
	sd_bus_message_unref(message);
	return code;
}

int ctl_delete(const struct ctl *ctl)
{
	struct client client;
	unsigned int game;
	int code = read_number(ctl, "a game's number from 1, as 'touchmovectl games' has it", 1,
			       &game);

	if (code != EXIT_DONE)
		return code;
	code = client_open(&client, ctl);
	if (code == EXIT_DONE)
		code = remove_game(&client, game, ctl->together);
	client_close(&client);
	return code;
}

/* True where the game has a date, and that is before @wall. */
static bool is_older(struct json_object *game, int64_t wall)
{
	int64_t date = wall_read(word(game, "date"));

	return date >= 0 && date < wall;
}

/*
 * A log goes once its newest game is old enough, with all its games. The board's last log stays:
 * the next game's numbers go on from it.
 */
static int prune(struct client *client, struct json_object *games, int64_t wall,
		 unsigned int *removed)
{
	size_t count = json_object_array_length(games);
	int64_t last = count ? number(json_object_array_get_idx(games, 0), "log") : 0;
	int code = EXIT_DONE;

	for (size_t i = 0; i < count && code == EXIT_DONE; i++) {
		struct json_object *game = json_object_array_get_idx(games, i);
		int64_t log = number(game, "log");

		if (log == last)
			continue;
		last = log;
		if (!is_older(game, wall))
			continue;
		code = remove_game(client, (unsigned int)number(game, "game"), true);
		if (code == EXIT_DONE)
			*removed += (unsigned int)number(game, "games");
	}
	return code;
}

#define DAY (24 * 60 * 60)

int ctl_prune(const struct ctl *ctl)
{
	struct json_object *games = json_object_new_array();
	unsigned int days, removed = 0;
	struct client client = {0};
	int code = read_number(ctl, "a number of days from 0", 0, &days);

	if (code == EXIT_DONE) {
		code = client_open(&client, ctl);
		if (code == EXIT_DONE)
			code = ask_games(&client, games);
		if (code == EXIT_DONE)
			code = prune(&client, games, (int64_t)time(NULL) - (int64_t)days * DAY,
				     &removed);
		if (code == EXIT_DONE)
			printf("Games that were removed: %u\n", removed);
		client_close(&client);
	}
	json_object_put(games);
	return code;
}
