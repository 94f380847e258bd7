/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One table says how each verb's arguments are sent: the shapes of verbs.def. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "bus/names.h"
#include "ctl/order.h"
#include "tool/language.h"

/* In µs: longer than the daemon lets polkit wait for a password. */
#define ANSWER_MOST ((uint64_t)150 * 1000000)

int order_open_bus(const struct ctl *ctl, sd_bus **bus)
{
	int r = ctl->user ? sd_bus_open_user(bus) : sd_bus_open_system(bus);

	if (r >= 0)
		r = sd_bus_set_allow_interactive_authorization(*bus, true);
	return r < 0 ? r : sd_bus_set_method_call_timeout(*bus, ANSWER_MOST);
}

bool order_join(int count, char *const words[], int first, char line[ORDER_LINE_SIZE])
{
	size_t length = 0;
	int i;

	line[0] = '\0';
	for (i = first; i < count; i++) {
		if (length + strlen(words[i]) + 2 > ORDER_LINE_SIZE)
			return false;
		length += (size_t)snprintf(line + length, ORDER_LINE_SIZE - length, "%s%s",
					   i > first ? " " : "", words[i]);
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

/* The last text of a signature takes all remaining words. */
static int append_text(sd_bus_message *message, int count, char *const words[], int index,
		       bool last)
{
	char rest[ORDER_LINE_SIZE] = "";

	if (last)
		order_join(count, words, index, rest);
	else if (index < count)
		snprintf(rest, sizeof(rest), "%s", words[index]);
	return sd_bus_message_append(message, "s", rest);
}

int order_append(sd_bus_message *message, int count, char *const words[],
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
			r = append_text(message, count, words, index, !signature[index + 1]);
	}
	return r;
}

const char *order_interface(const struct command *command)
{
	return verb_role(command->verb) == ROLE_PLAYER ? BUS_PLAYER : BUS_ARBITER;
}

static bool is_refusal(const sd_bus_error *error)
{
	static const char prefix[] = BUS_ERROR_REFUSED ".";

	return error->name && !strncmp(error->name, prefix, strlen(prefix));
}

static int write_words(char words[ORDER_WORDS_SIZE], int code, const char *text)
{
	snprintf(words, ORDER_WORDS_SIZE, "%s", text);
	return code;
}

int order_words(const struct ctl *ctl, const char *board, const sd_bus_error *error, int r,
		char words[ORDER_WORDS_SIZE])
{
	if (is_refusal(error) || sd_bus_error_has_name(error, BUS_ERROR_NOT_KEPT) ||
	    sd_bus_error_has_name(error, BUS_ERROR_IN_USE))
		return write_words(words, EXIT_NO, _(error->message));
	if (sd_bus_error_has_name(error, BUS_ERROR_UNDECIDED) ||
	    sd_bus_error_has_name(error, SD_BUS_ERROR_LIMITS_EXCEEDED))
		return write_words(words, EXIT_ENVIRONMENT, error->message);
	if (sd_bus_error_has_name(error, SD_BUS_ERROR_INVALID_ARGS))
		return write_words(words, EXIT_INPUT, error->message);
	if (sd_bus_error_has_name(error, SD_BUS_ERROR_SERVICE_UNKNOWN) ||
	    sd_bus_error_has_name(error, SD_BUS_ERROR_NAME_HAS_NO_OWNER)) {
		snprintf(words, ORDER_WORDS_SIZE, "no touchmoved on the %s bus%s",
			 ctl->user ? "session" : "system",
			 ctl->user ? "" : "; --user looks on the session bus");
		return EXIT_ENVIRONMENT;
	}
	if (sd_bus_error_has_name(error, SD_BUS_ERROR_UNKNOWN_OBJECT)) {
		snprintf(words, ORDER_WORDS_SIZE, "touchmoved has no board '%s'", board);
		return EXIT_INPUT;
	}
	if (sd_bus_error_has_name(error, SD_BUS_ERROR_ACCESS_DENIED))
		return write_words(
			words, EXIT_ENVIRONMENT,
			"the bus does not let this user do that; players belong to group "
			"touchmove-player, arbiters to touchmove-arbiter");
	if (sd_bus_error_has_name(error, SD_BUS_ERROR_INTERACTIVE_AUTHORIZATION_REQUIRED))
		return write_words(words, EXIT_ENVIRONMENT,
				   "polkit would ask for a password, and there is no desktop on "
				   "which it could");
	snprintf(words, ORDER_WORDS_SIZE, "touchmoved does not answer: %s",
		 error->message ? error->message : strerror(-r));
	return EXIT_ENVIRONMENT;
}
