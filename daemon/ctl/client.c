/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Calls of touchmoved's methods, with their errors in words. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "bus/names.h"
#include "bus/variant.h"
#include "ctl/client.h"
#include "ctl/order.h"

static const char *bus_name(const struct client *client)
{
	return client->ctl->user ? "session" : "system";
}

int client_connect(struct client *client, const struct ctl *ctl)
{
	int r;

	*client = (struct client){.ctl = ctl};
	if (ctl->board && !board_id_is_valid(ctl->board))
		return ctl_complain(EXIT_INPUT,
				    "--board expects 1 to 32 letters, digits and underscores, "
				    "not '%.60s'",
				    ctl->board);
	r = order_open_bus(ctl, &client->bus);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "no %s bus: %s", bus_name(client),
				    r == -ENOMEDIUM ? "DBUS_SESSION_BUS_ADDRESS is not set"
						    : strerror(-r));
	return EXIT_DONE;
}

void client_close(struct client *client)
{
	client->bus = sd_bus_flush_close_unref(client->bus);
}

int client_complain_absent(const struct client *client)
{
	return ctl_complain(EXIT_ENVIRONMENT, "no touchmoved on the %s bus%s", bus_name(client),
			    client->ctl->user ? "" : "; --user looks on the session bus");
}

bool client_daemon_is_there(struct client *client)
{
	return sd_bus_get_name_creds(client->bus, BUS_NAME, 0, NULL) >= 0;
}

static const char *board_of(const struct client *client)
{
	const char *slash = strrchr(client->path, '/');

	return slash ? slash + 1 : "";
}

static int explain(const struct client *client, const sd_bus_error *error, int r)
{
	char words[ORDER_WORDS_SIZE];
	int code = order_words(client->ctl, board_of(client), error, r, words);

	return ctl_complain(code, "%s", words);
}

int client_new_call(struct client *client, const char *interface, const char *member,
		    sd_bus_message **message)
{
	int r = sd_bus_message_new_method_call(client->bus, message, BUS_NAME, client->path,
					       interface, member);

	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "no message: %s", strerror(-r));
	return EXIT_DONE;
}

static int call(struct client *client, sd_bus_message *message, uint64_t timeout,
		sd_bus_message **reply)
{
	sd_bus_error error = SD_BUS_ERROR_NULL;
	int code = EXIT_DONE;
	int r;

	r = sd_bus_call(client->bus, message, timeout, &error, reply);
	if (r < 0)
		code = explain(client, &error, r);
	sd_bus_error_free(&error);
	return code;
}

int client_call(struct client *client, sd_bus_message *message, sd_bus_message **reply)
{
	return call(client, message, 0, reply);
}

int client_order(struct client *client, sd_bus_message *message, sd_bus_message **reply)
{
	return call(client, message, UINT64_MAX, reply);
}

void client_turn_to(struct client *client, const char *id)
{
	snprintf(client->path, sizeof(client->path), BUS_BOARD_PATH "/%s", id);
}

static int read_boards(sd_bus_message *reply, struct client_boards *boards)
{
	const char *path, *slash;
	int r = sd_bus_message_enter_container(reply, 'a', "o");

	while (r >= 0 && (r = sd_bus_message_read(reply, "o", &path)) > 0) {
		void *longer = reallocarray(boards->ids, boards->count + 1, sizeof(*boards->ids));

		if (!longer)
			return -ENOMEM;
		boards->ids = longer;
		slash = strrchr(path, '/');
		snprintf(boards->ids[boards->count++], sizeof(*boards->ids), "%s",
			 slash ? slash + 1 : path);
	}
	return r;
}

int client_boards(struct client *client, struct client_boards *boards)
{
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	int code = EXIT_DONE;

	*boards = (struct client_boards){0};
	if (sd_bus_message_new_method_call(client->bus, &message, BUS_NAME, BUS_PATH, BUS_MANAGER,
					   "ListBoards") < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "no memory");
	code = client_call(client, message, &reply);
	if (code == EXIT_DONE && read_boards(reply, boards) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "touchmoved answers in another language");
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	return code;
}

void client_boards_free(struct client_boards *boards)
{
	free(boards->ids);
	*boards = (struct client_boards){0};
}

/* So many names at most are told; all are shown by `touchmovectl boards`. */
#define NAMES_SIZE 400

static int complain_of_choice(const struct client_boards *boards)
{
	char names[NAMES_SIZE] = "";

	for (size_t i = 0; i < boards->count; i++) {
		size_t length = strlen(names);

		if (length + strlen(boards->ids[i]) + sizeof(", ...") >= sizeof(names)) {
			snprintf(names + length, sizeof(names) - length, ", ...");
			break;
		}
		snprintf(names + length, sizeof(names) - length, "%s%s", length ? ", " : "",
			 boards->ids[i]);
	}
	if (!boards->count)
		return ctl_complain(EXIT_INPUT, "touchmoved has no board");
	return ctl_complain(EXIT_INPUT, "which board? --board names one of %s", names);
}

int client_choose(struct client *client)
{
	struct client_boards boards;
	int code;

	if (client->ctl->board) {
		client_turn_to(client, client->ctl->board);
		return EXIT_DONE;
	}
	code = client_boards(client, &boards);
	if (code == EXIT_DONE && boards.count == 1)
		client_turn_to(client, boards.ids[0]);
	else if (code == EXIT_DONE)
		code = complain_of_choice(&boards);
	client_boards_free(&boards);
	return code;
}

int client_open(struct client *client, const struct ctl *ctl)
{
	int code = client_connect(client, ctl);

	return code == EXIT_DONE ? client_choose(client) : code;
}

int client_properties(struct client *client, const char *interface, struct json_object **object)
{
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	int code;

	code = client_new_call(client, "org.freedesktop.DBus.Properties", "GetAll", &message);
	if (code == EXIT_DONE && sd_bus_message_append(message, "s", interface) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "no memory");
	if (code == EXIT_DONE)
		code = client_call(client, message, &reply);
	if (code == EXIT_DONE && variant_read_object(reply, object) < 0)
		code = ctl_complain(EXIT_ENVIRONMENT, "touchmoved answers in another language");
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	return code;
}
