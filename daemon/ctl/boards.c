/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists the boards of the daemon, and has its configuration read anew. */
#include <string.h>

#include "ctl/client.h"
#include "ctl/monitor.h"
#include "util/keys.h"

static void print_board(const struct ctl *ctl, struct json_object *board)
{
	static const char *const keys[][2] = {
		{"board", "Id"},
		{"source", "Source"},
		{"health", "Health"},
		{"condition", "Condition"},
	};
	struct json_object *object;

	if (!ctl->json) {
		printf("%-12s %-8s %s%s%s\n", text_of(board, "Id"), text_of(board, "Health"),
		       text_of(board, "Source"), text_of(board, "Condition")[0] ? ": " : "",
		       text_of(board, "Condition"));
		return;
	}
	object = json_object_new_object();
	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
		if (text_of(board, keys[i][1])[0])
			json_object_object_add(object, keys[i][0],
					       json_object_new_string(text_of(board, keys[i][1])));
	event_print(object, true);
	json_object_put(object);
}

static int list(const struct ctl *ctl, struct client *client)
{
	struct client_boards boards;
	int code = client_boards(client, &boards);

	for (size_t i = 0; i < boards.count && code == EXIT_DONE; i++) {
		struct json_object *board = NULL;

		if (ctl->board && strcmp(ctl->board, boards.ids[i]) != 0)
			continue;
		client_turn_to(client, boards.ids[i]);
		code = client_properties(client, BUS_BOARD, &board);
		if (code == EXIT_DONE)
			print_board(ctl, board);
		json_object_put(board);
	}
	client_boards_free(&boards);
	return code;
}

/* What was done, a line for each board that it was done to. */
static int print_report(sd_bus_message *reply)
{
	const char *line;
	int r = sd_bus_message_enter_container(reply, 'a', "s");

	while (r >= 0 && (r = sd_bus_message_read(reply, "s", &line)) > 0)
		puts(line);
	return r < 0 ? ctl_complain(EXIT_ENVIRONMENT, "touchmoved answers in another language")
		     : EXIT_DONE;
}

static int reload(struct client *client)
{
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	int code;

	if (sd_bus_message_new_method_call(client->bus, &message, BUS_NAME, BUS_PATH, BUS_MANAGER,
					   "Reload") < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	code = client_call(client, message, &reply);
	if (code == EXIT_DONE)
		code = print_report(reply);
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	return code;
}

int ctl_boards(const struct ctl *ctl)
{
	struct client client;
	int code;

	if (ctl->count && strcmp(ctl->operands[0], "reload") != 0)
		return ctl_complain(EXIT_INPUT, "usage: touchmovectl boards [reload]");
	code = client_connect(&client, ctl);
	if (code == EXIT_DONE)
		code = ctl->count ? reload(&client) : list(ctl, &client);
	client_close(&client);
	return code;
}
