/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Sends a verb. It is first read by the daemon's own parser, so that a mistake is reported
 * without a bus, and then sent with the types of its D-Bus method.
 */
#include <errno.h>
#include <string.h>

#include "ctl/client.h"
#include "input/command.h"

#define LINE_SIZE 512

/* Joins the operands from @first on with blanks. Returns false when they do not fit. */
static bool join(const struct ctl *ctl, int first, char line[LINE_SIZE])
{
	size_t length = 0;
	int i;

	line[0] = '\0';
	for (i = first; i < ctl->count; i++) {
		if (length + strlen(ctl->operands[i]) + 2 > LINE_SIZE)
			return false;
		length += (size_t)snprintf(line + length, LINE_SIZE - length, "%s%s",
					   i > first ? " " : "", ctl->operands[i]);
	}
	return true;
}

static int append_squares(sd_bus_message *message, laws_squares squares)
{
	char name[3];
	int r;

	r = sd_bus_message_open_container(message, 'a', "s");
	for (; r >= 0 && squares; squares &= squares - 1) {
		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		r = sd_bus_message_append(message, "s", name);
	}
	return r < 0 ? r : sd_bus_message_close_container(message);
}

static int append_players(sd_bus_message *message, const char *text)
{
	char white[COMMAND_TEXT_SIZE], black[COMMAND_TEXT_SIZE];

	if (!players_split(text, white, black))
		return -EINVAL;
	return sd_bus_message_append(message, "ss", white, black);
}

/* The last text of a signature takes all remaining operands. */
static int append_text(sd_bus_message *message, const struct ctl *ctl, int index, bool last)
{
	char rest[LINE_SIZE] = "";

	if (last)
		join(ctl, index, rest);
	else if (index < ctl->count)
		snprintf(rest, sizeof(rest), "%s", ctl->operands[index]);
	return sd_bus_message_append(message, "s", rest);
}

static int append_arguments(sd_bus_message *message, const struct ctl *ctl,
			    const struct command *command)
{
	enum shape shape = verb_rows[command->verb].shape;
	const char *signature = shape_rows[shape].signature;
	int index;
	int r = 0;

	if (shape == SHAPE_SQUARES)
		return append_squares(message, command->squares);
	if (shape == SHAPE_PLAYERS)
		return append_players(message, command->text);
	for (index = 0; r >= 0 && signature[index]; index++) {
		if (signature[index] == 'u')
			r = sd_bus_message_append(message, "u", command->number);
		else if (signature[index] == 'x')
			r = sd_bus_message_append(message, "x",
						  (int64_t)(command->span / LAWS_SECOND));
		else
			r = append_text(message, ctl, index, !signature[index + 1]);
	}
	return r;
}

/* An assistant's order is sent as text, with the name (D.2.10). */
static int append_order(sd_bus_message *message, const struct ctl *ctl,
			const struct command *command)
{
	struct command order = *command;
	char text[LINE_SIZE];

	if (!ctl->by)
		return append_arguments(message, ctl, command);
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
	bool player = verb_role(command->verb) == ROLE_PLAYER;
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	struct client client;
	int code;

	code = client_open(&client, ctl);
	if (code == EXIT_DONE)
		code = client_new_call(&client, player ? BUS_PLAYER : BUS_ARBITER,
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
	char line[2 * LINE_SIZE];
	char rest[LINE_SIZE];

	if (strlen(verb) > 40 || !join(ctl, 0, rest))
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
