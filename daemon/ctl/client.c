/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Calls of touchmoved's methods, with their errors in words. */
#include <errno.h>
#include <string.h>

#include "bus/names.h"
#include "bus/variant.h"
#include "ctl/client.h"
#include "ctl/order.h"

static const char *bus_name(const struct client *client)
{
	return client->ctl->user ? "session" : "system";
}

int client_open(struct client *client, const struct ctl *ctl)
{
	int r;

	*client = (struct client){.ctl = ctl};
	if (!board_id_is_valid(ctl->board))
		return ctl_complain(EXIT_INPUT,
				    "--board expects 1 to 32 letters, digits and underscores, "
				    "not '%.60s'",
				    ctl->board);
	snprintf(client->path, sizeof(client->path), BUS_BOARD_PATH "/%s", ctl->board);
	r = ctl->user ? sd_bus_open_user(&client->bus) : sd_bus_open_system(&client->bus);
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

static int explain(const struct client *client, const sd_bus_error *error, int r)
{
	char words[ORDER_WORDS_SIZE];
	int code = order_words(client->ctl, client->ctl->board, error, r, words);

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
