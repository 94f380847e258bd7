/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Prints the present state of the public record of a board, or a table of all, and the PGN. */
#include <inttypes.h>
#include <string.h>
#include <time.h>

#include "ctl/client.h"

static struct json_object *get(struct json_object *object, const char *key)
{
	struct json_object *value = NULL;

	json_object_object_get_ex(object, key, &value);
	return value;
}

static const char *text(struct json_object *object, const char *key)
{
	struct json_object *value = get(object, key);

	return value ? json_object_get_string(value) : "";
}

static int64_t monotonic(void)
{
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	return (int64_t)clock.tv_sec * 1000000 + clock.tv_nsec / 1000;
}

/* The present display of @side's clock in ms, or -1 when no times are kept. */
static int64_t display(struct json_object *game, const char *side)
{
	bool white = !strcmp(side, "white");
	struct json_object *clocks = get(game, "Clocks");
	struct json_object *shown = get(clocks, white ? "white_ms" : "black_ms");
	int64_t ms = shown ? json_object_get_int64(shown) : -1;
	double passed = (double)(monotonic() - json_object_get_int64(get(clocks, "stamp"))) *
			json_object_get_double(get(clocks, "rate")) / 1000;

	if (ms < 0 || strcmp(text(clocks, "running"), side) || passed < 0)
		return ms;
	return passed < (double)ms ? ms - (int64_t)passed : 0;
}

#define DISPLAY_SIZE 32

static const char *display_text(struct json_object *game, const char *side, char line[DISPLAY_SIZE])
{
	int64_t ms = display(game, side);

	line[0] = '\0';
	if (ms >= 0)
		snprintf(line, DISPLAY_SIZE, "%" PRId64 ":%02d:%02d", ms / 3600000,
			 (int)(ms / 60000 % 60), (int)(ms / 1000 % 60));
	return line;
}

static bool runs(struct json_object *game, const char *side)
{
	return !strcmp(text(game, "Running"), side);
}

static void print_display(struct json_object *game, const char *side)
{
	char line[DISPLAY_SIZE];

	if (!display_text(game, side, line)[0])
		printf("not kept\n");
	else
		printf("%s%s\n", line, runs(game, side) ? " (runs)" : "");
}

static void print_named(const char *label, const char *value)
{
	if (value[0])
		printf("%-12s %s\n", label, value);
}

static void print_status(struct json_object *board, struct json_object *game)
{
	print_named("board", text(board, "Id"));
	printf("%-12s %s%s(%s%s%s)\n", "source", text(board, "Source"),
	       text(board, "Source")[0] ? " " : "", text(board, "Health"),
	       text(board, "Condition")[0] ? ": " : "", text(board, "Condition"));
	print_named("event", text(game, "EventName"));
	print_named("site", text(game, "Site"));
	print_named("round", text(game, "Round"));
	print_named("date", text(game, "Date"));
	print_named("white", text(game, "White"));
	print_named("black", text(game, "Black"));
	printf("%-12s %s", "state", text(game, "State"));
	if (!strcmp(text(game, "State"), "ended"))
		printf(", %s", text(game, "Result"));
	printf("\n%-12s ", "white clock");
	print_display(game, "white");
	printf("%-12s ", "black clock");
	print_display(game, "black");
	print_named("last move", text(game, "LastMove"));
	printf("%-12s %s\n", "position", text(game, "FEN"));
}

static void copy(struct json_object *to, const char *name, struct json_object *from,
		 const char *key)
{
	struct json_object *value = get(from, key);

	if (value)
		json_object_object_add(to, name, json_object_get(value));
}

static void add_display(struct json_object *to, const char *name, struct json_object *game,
			const char *side)
{
	int64_t ms = display(game, side);

	if (ms >= 0)
		json_object_object_add(to, name, json_object_new_int64(ms));
}

static void print_json(struct json_object *object)
{
	puts(json_object_to_json_string_ext(object, JSON_C_TO_STRING_PLAIN |
							    JSON_C_TO_STRING_NOSLASHESCAPE));
}

static void print_status_json(struct json_object *board, struct json_object *game)
{
	static const char *const keys[][2] = {
		{"event", "EventName"}, {"site", "Site"},	{"round", "Round"},
		{"date", "Date"},	{"white", "White"},	{"black", "Black"},
		{"state", "State"},	{"result", "Result"},	{"last_move", "LastMove"},
		{"fen", "FEN"},		{"running", "Running"},
	};
	struct json_object *object = json_object_new_object();
	size_t i;

	copy(object, "board", board, "Id");
	copy(object, "game", game, "GameNumber");
	copy(object, "source", board, "Source");
	copy(object, "health", board, "Health");
	if (text(board, "Condition")[0])
		copy(object, "condition", board, "Condition");
	for (i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		if (text(game, keys[i][1])[0])
			copy(object, keys[i][0], game, keys[i][1]);
	add_display(object, "white_ms", game, "white");
	add_display(object, "black_ms", game, "black");
	print_json(object);
	json_object_put(object);
}

#define TABLE_ROW "%-12s %-8s %-18s %-18s %8s%1s %8s%1s %-14s %s\n"

static void print_table_head(void)
{
	printf(TABLE_ROW, "board", "state", "white", "black", "", "", "", "", "last move", "");
}

/*
 * A row of the table. A name that is cut off, maybe within a character, is still its first column
 * wide for the terminals that matter. @game's clocks have a star while they run.
 */
static void print_row(struct json_object *board, struct json_object *game)
{
	bool ended = !strcmp(text(game, "State"), "ended");
	bool works = !strcmp(text(board, "Health"), "ok") && !text(board, "Condition")[0];
	char clocks[2][DISPLAY_SIZE];
	char trouble[200] = "";

	if (!works)
		snprintf(trouble, sizeof(trouble), "%s%s%s", text(board, "Health"),
			 text(board, "Condition")[0] ? ": " : "", text(board, "Condition"));
	printf(TABLE_ROW, text(board, "Id"), ended ? text(game, "Result") : text(game, "State"),
	       text(game, "White"), text(game, "Black"), display_text(game, "white", clocks[0]),
	       runs(game, "white") ? "*" : "", display_text(game, "black", clocks[1]),
	       runs(game, "black") ? "*" : "", text(game, "LastMove"), trouble);
}

static int status_of(struct client *client,
		     void (*print)(struct json_object *board, struct json_object *game))
{
	struct json_object *board = NULL;
	struct json_object *game = NULL;
	int code = client_properties(client, BUS_BOARD, &board);

	if (code == EXIT_DONE)
		code = client_properties(client, BUS_GAME, &game);
	if (code == EXIT_DONE)
		print(board, game);
	json_object_put(board);
	json_object_put(game);
	return code;
}

/* Of several boards a line each. */
static int status_of_all(struct client *client)
{
	const struct ctl *ctl = client->ctl;
	struct client_boards boards;
	int code = client_boards(client, &boards);
	bool is_table = !ctl->json && boards.count != 1;

	if (code == EXIT_DONE && is_table)
		print_table_head();
	for (size_t i = 0; i < boards.count && code == EXIT_DONE; i++) {
		client_turn_to(client, boards.ids[i]);
		code = status_of(client, ctl->json  ? print_status_json
					 : is_table ? print_row
						    : print_status);
	}
	client_boards_free(&boards);
	return code;
}

int ctl_status(const struct ctl *ctl)
{
	struct client client;
	int code = client_connect(&client, ctl);

	if (code == EXIT_DONE && !ctl->board) {
		code = status_of_all(&client);
	} else if (code == EXIT_DONE) {
		client_turn_to(&client, ctl->board);
		code = status_of(&client, ctl->json ? print_status_json : print_status);
	}
	client_close(&client);
	return code;
}

static void print_pgn(const struct ctl *ctl, const char *pgn)
{
	struct json_object *object;

	if (!ctl->json) {
		fputs(pgn, stdout);
		return;
	}
	object = json_object_new_object();
	json_object_object_add(object, "pgn", json_object_new_string(pgn));
	print_json(object);
	json_object_put(object);
}

static int public_pgn(struct client *client)
{
	struct json_object *game = NULL;
	int code = client_properties(client, BUS_GAME, &game);

	if (code == EXIT_DONE)
		print_pgn(client->ctl, text(game, "PGN"));
	json_object_put(game);
	return code;
}

/* Asks for the arbiter's PGN of the present game, or for either PGN of a game by its number. */
static int asked_pgn(struct client *client)
{
	const struct ctl *ctl = client->ctl;
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	const char *pgn;
	int code;

	code = client_new_call(client, ctl->arbiter ? BUS_ARBITER : BUS_GAME,
			       ctl->game ? "GamePGN" : "PGN", &message);
	if (code == EXIT_DONE && ctl->game && sd_bus_message_append(message, "u", ctl->game) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "no memory");
	if (code == EXIT_DONE)
		code = client_call(client, message, &reply);
	if (code == EXIT_DONE && sd_bus_message_read(reply, "s", &pgn) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "touchmoved answers in another language");
	else if (code == EXIT_DONE)
		print_pgn(client->ctl, pgn);
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	return code;
}

int ctl_pgn(const struct ctl *ctl)
{
	struct client client;
	int code;

	code = client_open(&client, ctl);
	if (code == EXIT_DONE)
		code = ctl->arbiter || ctl->game ? asked_pgn(&client) : public_pgn(&client);
	client_close(&client);
	return code;
}
