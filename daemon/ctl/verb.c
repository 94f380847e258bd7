/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Sends a verb. It is first read by the daemon's own parser, so that a mistake is reported
 * without a bus, and then sent with the types of its D-Bus method.
 */
#include <errno.h>
#include <string.h>

#include "ctl/client.h"
#include "ctl/order.h"

/* An assistant's order is sent as text, with the name (D.2.10). */
static int append_order(sd_bus_message *message, const struct ctl *ctl,
			const struct command *command)
{
	struct command order = *command;
	char text[ORDER_LINE_SIZE];

	if (!ctl->by)
		return order_append(message, ctl->count, ctl->operands, command);
	order.by[0] = '\0';
	command_write(&order, text, sizeof(text));
	return sd_bus_message_append(message, "ss", ctl->by, text);
}

/* Prints the ruling's number, which `undo` takes. */
static int print_ruling(const struct ctl *ctl, sd_bus_message *reply)
{
	uint32_t ruling;

	if (!ctl->json || sd_bus_message_is_empty(reply))
		return EXIT_DONE;
	if (sd_bus_message_read(reply, "u", &ruling) < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "touchmoved answers in another language");
	printf("{\"ruling\":%u}\n", ruling);
	return EXIT_DONE;
}

static int send_verb(const struct ctl *ctl, const struct command *command)
{
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	struct client client;
	int code;

	code = client_open(&client, ctl);
	if (code == EXIT_DONE)
		code = client_new_call(&client, order_interface(command),
				       ctl->by ? "Assist" : verb_rows[command->verb].member,
				       &message);
	if (code == EXIT_DONE && append_order(message, ctl, command) < 0)
		code = ctl_complain(EXIT_INPUT, "%s: the arguments cannot be sent as UTF-8",
				    verb_name(command->verb));
	if (code == EXIT_DONE)
		code = client_order(&client, message, &reply);
	if (code == EXIT_DONE)
		code = print_ruling(ctl, reply);
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	client_close(&client);
	return code;
}

int ctl_verb(const struct ctl *ctl, const char *verb)
{
	struct command command;
	char error[COMMAND_ERROR_SIZE];
	char line[2 * ORDER_LINE_SIZE];
	char rest[ORDER_LINE_SIZE];

	if (strlen(verb) > 40 || !order_join(ctl->count, ctl->operands, 0, rest))
		return ctl_complain(EXIT_INPUT, "'%.40s': the arguments are too long", verb);
	if (ctl->by && (strlen(ctl->by) >= COMMAND_NAME_SIZE || strchr(ctl->by, ':')))
		return ctl_complain(EXIT_INPUT,
				    "--by expects a name of at most %d bytes without a colon",
				    COMMAND_NAME_SIZE - 1);
	snprintf(line, sizeof(line), "%s%s%s%s%s%s", ctl->by ? "by " : "", ctl->by ? ctl->by : "",
		 ctl->by ? ": " : "", verb, rest[0] ? " " : "", rest);
	if (command_read(line, &command, error) < 0)
		return ctl_complain(EXIT_INPUT, "%s", error);
	if (!verb_rows[command.verb].member)
		return ctl_complain(EXIT_INPUT, "%s stands in traces only", verb);
	if (command.span % LAWS_SECOND)
		return ctl_complain(EXIT_INPUT, "%s: whole seconds only", verb);
	return send_verb(ctl, &command);
}
