/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * org.touchmove1.Player and org.touchmove1.Arbiter: a method for each verb. The arguments
 * are turned into the verb's text and parsed as a trace is, so that the bus accepts exactly
 * what a trace does. A call is answered when the result of the order is known, which may be
 * after the method returned.
 */
#include <errno.h>
#include <inttypes.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bus/discreet.h"
#include "bus/interfaces.h"
#include "bus/refusal.h"
#include "bus/variant.h"
#include "input/command.h"
#include "util/text.h"

#define TEXT_SIZE 512

/* Appends " @word"; false when it does not fit. */
static bool append_word(char text[TEXT_SIZE], const char *word)
{
	size_t length = strlen(text);

	if (length + 1 + strlen(word) >= TEXT_SIZE)
		return false;
	if (word[0])
		snprintf(text + length, TEXT_SIZE - length, " %s", word);
	return true;
}

static int append_squares(sd_bus_message *message, char text[TEXT_SIZE])
{
	const char *square;
	int r;

	r = sd_bus_message_enter_container(message, 'a', "s");
	while (r >= 0 && (r = sd_bus_message_read(message, "s", &square)) > 0) {
		if (strpbrk(square, " \t\n"))
			return -EINVAL;
		if (!append_word(text, square))
			return -E2BIG;
	}
	return r < 0 ? r : sd_bus_message_exit_container(message);
}

/* A blank would make two arguments of one, so only the last argument may contain blanks. */
static int append_argument(sd_bus_message *message, char type, bool last, char text[TEXT_SIZE])
{
	char number[32];
	const char *word = number;
	uint32_t id;
	int64_t value;
	int r;

	if (type == 's') {
		r = sd_bus_message_read(message, "s", &word);
	} else if (type == 'u') {
		r = sd_bus_message_read(message, "u", &id);
		snprintf(number, sizeof(number), "%" PRIu32, id);
	} else {
		r = sd_bus_message_read(message, "x", &value);
		snprintf(number, sizeof(number), "%" PRId64, value);
	}
	if (r < 0)
		return r;
	if (!last && strpbrk(word, " \t\n"))
		return -EINVAL;
	return append_word(text, word) ? 0 : -E2BIG;
}

/* Alert 0 stands for the word "last". */
static int append_alert(sd_bus_message *message, char text[TEXT_SIZE])
{
	char number[16];
	uint32_t id;
	int r = sd_bus_message_read(message, "u", &id);

	if (r < 0)
		return r;
	snprintf(number, sizeof(number), "%" PRIu32, id);
	return append_word(text, id ? number : "last") ? 0 : -E2BIG;
}

/* Names may contain blanks; the verb's parser finds the separator again. */
static int append_players(sd_bus_message *message, char text[TEXT_SIZE])
{
	const char *white, *black;
	int r = sd_bus_message_read(message, "ss", &white, &black);

	if (r < 0)
		return r;
	return append_word(text, white) && append_word(text, "/") && append_word(text, black)
		       ? 0
		       : -E2BIG;
}

/* Writes the verb as in a trace: "resign white". */
static int write_verb(sd_bus_message *message, enum verb verb, char text[TEXT_SIZE])
{
	enum shape shape = verb_rows[verb].shape;
	const char *type = shape_rows[shape].signature;
	int r = 0;

	snprintf(text, TEXT_SIZE, "%s", verb_name(verb));
	if (shape == SHAPE_SQUARES)
		return append_squares(message, text);
	if (shape == SHAPE_PLAYERS)
		return append_players(message, text);
	if (shape == SHAPE_ALERT)
		return append_alert(message, text);
	for (; r >= 0 && *type; type++)
		r = append_argument(message, *type, !type[1], text);
	return r;
}

static int validate(sd_bus_message *message, enum verb verb, struct command *command,
		    sd_bus_error *error)
{
	char text[TEXT_SIZE];
	char reason[COMMAND_ERROR_SIZE];
	int r;

	r = write_verb(message, verb, text);
	if (r == -EINVAL)
		return sd_bus_error_setf(error, SD_BUS_ERROR_INVALID_ARGS,
					 "%s: an argument holds a blank", verb_name(verb));
	if (r == -E2BIG)
		return sd_bus_error_setf(error, SD_BUS_ERROR_INVALID_ARGS,
					 "%s: the arguments are too long", verb_name(verb));
	if (r < 0)
		return r;
	if (command_read(text, command, reason) < 0)
		return sd_bus_error_set(error, SD_BUS_ERROR_INVALID_ARGS, reason);
	if (command->verb != verb)
		return sd_bus_error_setf(error, SD_BUS_ERROR_INVALID_ARGS,
					 "%s: the arguments are not %s", verb_name(verb),
					 verb_arguments(verb));
	return 0;
}

/* Keeps @message until it is answered. Returns its number from 1, or 0 when too many wait. */
static unsigned int keep_call(struct server_board *shown, sd_bus_message *message)
{
	unsigned int place = 0;

	while (place < SERVER_ORDERS && shown->orders[place])
		place++;
	if (place == SERVER_ORDERS)
		return 0;
	shown->orders[place] = sd_bus_message_ref(message);
	return place + 1;
}

static sd_bus_message *take_call(struct server_board *shown, unsigned int asker)
{
	sd_bus_message *message = shown->orders[asker - 1];

	shown->orders[asker - 1] = NULL;
	return message;
}

static void answer_error(sd_bus_message *message, const char *name, const char *text)
{
	const sd_bus_error error = SD_BUS_ERROR_MAKE_CONST(name, text);

	discreet_error(message, &error, 0);
}

void server_answer(struct server_board *shown, const struct command *command,
		   const struct laws_verdict *refused, unsigned int ruling)
{
	sd_bus_message *message = take_call(shown, command->asker);

	if (refused)
		answer_error(message, refusal_error(refused->refused.refusal),
			     refusal_sentence(refused->refused.refusal));
	else if (verb_rows[command->verb].answer == ANSWER_RULING)
		discreet_return(message, "u", ruling);
	else
		discreet_return(message, "");
	sd_bus_message_unref(message);
}

void server_stop_board(struct server_board *shown, const char *why)
{
	for (unsigned int asker = 1; asker <= SERVER_ORDERS; asker++) {
		sd_bus_message *message = take_call(shown, asker);

		if (message)
			answer_error(message, BUS_ERROR_UNDECIDED, why);
		sd_bus_message_unref(message);
	}
	for (size_t i = 0; i < SERVER_REMOVALS; i++) {
		struct server_removal *removal = &shown->removals.waiting[i];

		if (removal->message)
			answer_error(removal->message, BUS_ERROR_UNDECIDED, why);
		removal->message = sd_bus_message_unref(removal->message);
	}
}

/* A user whom this machine does not know has a number all the same. */
static void name_caller(const struct server *server, char from[COMMAND_FROM_SIZE])
{
	const struct passwd *entry = getpwuid(server->caller);
	const char *name = entry && !strchr(entry->pw_name, ':') ? entry->pw_name : "?";

	snprintf(from, COMMAND_FROM_SIZE, "%.32s (%u)", name, (unsigned int)server->caller);
	text_clean(from);
}

static int change(sd_bus_message *message, struct server_board *shown, struct command *command,
		  sd_bus_error *error)
{
	name_caller(shown->server, command->from);
	command->asker = keep_call(shown, message);
	if (!command->asker)
		return sd_bus_error_set(error, SD_BUS_ERROR_LIMITS_EXCEEDED,
					"Too many orders wait for their answers.");
	shown->hooks.catch_up(shown->hooks.data);
	if (board_command(shown->board, command) < 0) {
		sd_bus_message_unref(take_call(shown, command->asker));
		return sd_bus_error_set(error, SD_BUS_ERROR_LIMITS_EXCEEDED,
					"The disk does not take what waits to be kept, and no "
					"more may wait.");
	}
	shown->hooks.rearm(shown->hooks.data);
	return 1;
}

static int take_verb(sd_bus_message *message, struct server_board *shown, enum verb_role role,
		     sd_bus_error *error)
{
	enum verb verb = verb_of_member(role, sd_bus_message_get_member(message));
	struct command command;
	int r;

	if (verb == VERB_COUNT)
		return -EBADR;
	r = validate(message, verb, &command, error);
	if (r >= 0)
		r = change(message, shown, &command, error);
	return r;
}

static int take_player_verb(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	return take_verb(message, userdata, ROLE_PLAYER, error);
}

static int take_arbiter_verb(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	return take_verb(message, userdata, ROLE_ARBITER, error);
}

/* Reads an order as in a trace, and the assistant who enters it for a player (D.2.10). */
static int read_assistant_order(sd_bus_message *message, struct command *command,
				sd_bus_error *error)
{
	char reason[COMMAND_ERROR_SIZE];
	char text[TEXT_SIZE];
	const char *name, *order;
	int r = sd_bus_message_read(message, "ss", &name, &order);

	if (r < 0)
		return r;
	if (strchr(name, ':'))
		return sd_bus_error_set(error, SD_BUS_ERROR_INVALID_ARGS,
					"Assist: a name has no colon");
	if (snprintf(text, sizeof(text), "by %s: %s", name, order) >= (int)sizeof(text))
		return sd_bus_error_set(error, SD_BUS_ERROR_INVALID_ARGS,
					"Assist: the arguments are too long");
	if (command_read(text, command, reason) < 0)
		return sd_bus_error_set(error, SD_BUS_ERROR_INVALID_ARGS, reason);
	return 0;
}

static int take_assistant_order(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server_board *shown = userdata;
	struct command command;
	int r = read_assistant_order(message, &command, error);

	if (r >= 0)
		r = change(message, shown, &command, error);
	return r;
}

static int give_pgn(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server_board *shown = userdata;
	char *pgn;
	int r;

	shown->hooks.catch_up(shown->hooks.data);
	pgn = scoresheet_pgn(board_arbiters_record(shown->board));
	if (!pgn)
		return sd_bus_error_set(error, SD_BUS_ERROR_NO_MEMORY, "No memory for the PGN.");
	r = discreet_return(message, "s", pgn);
	free(pgn);
	return r;
}

static int give_game_pgn(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server_board *shown = userdata;
	char *pgn;
	int r;

	shown->hooks.catch_up(shown->hooks.data);
	r = game_read_pgn(message, shown, false, &pgn, error);
	if (r < 0)
		return r;
	r = discreet_return(message, "s", pgn);
	free(pgn);
	return r;
}

static int append_candidates(sd_bus_message *answer, struct json_object *list)
{
	int r = sd_bus_message_open_container(answer, 'a', "a{sv}");

	for (size_t i = 0; r >= 0 && i < json_object_array_length(list); i++)
		r = variant_append_object(answer, json_object_array_get_idx(list, i));
	return r < 0 ? r : sd_bus_message_close_container(answer);
}

static int give_candidates(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server_board *shown = userdata;
	sd_bus_message *answer = NULL;
	struct json_object *list;
	int r;

	(void)error;
	shown->hooks.catch_up(shown->hooks.data);
	list = board_candidates(shown->board);
	r = sd_bus_message_new_method_return(message, &answer);
	if (r >= 0)
		r = append_candidates(answer, list);
	if (r >= 0)
		r = discreet_send(answer);
	sd_bus_message_unref(answer);
	json_object_put(list);
	return r;
}

/* The D-Bus signatures of the shapes of arguments; a ruling's number is returned. */
static const struct {
	char signature[4];
	char names[32];
	char names_and_ruling[40];
} shapes[SHAPE_COUNT] = {
#define SHAPE(name, read, write, usage, signature, names)                                          \
	[SHAPE_##name] = {signature, names, names SD_BUS_PARAM(ruling)},
#include "input/verbs.def"
};

#define RETURNS_NOTHING(member, shape, take)                                                       \
	SD_BUS_METHOD_WITH_NAMES(member, shapes[shape].signature, shapes[shape].names, "", , take, \
				 SD_BUS_VTABLE_UNPRIVILEGED),
#define RETURNS_RULING(member, shape, take)                                                        \
	SD_BUS_METHOD_WITH_NAMES(member, shapes[shape].signature, shapes[shape].names_and_ruling,  \
				 "u", , take, SD_BUS_VTABLE_UNPRIVILEGED),

/* Makes a row of verbs.def a method of its role's interface. */
#define ROW(role, shape, member, answer) role##_METHOD(answer, member, SHAPE_##shape)
#define SOURCE_METHOD(...)

const sd_bus_vtable player_vtable[] = {
	SD_BUS_VTABLE_START(0),
#define PLAYER_METHOD(answer, member, shape) RETURNS_##answer(member, shape, take_player_verb)
#define ARBITER_METHOD(...)
#define VERB(name, word, role, shape, member, answer, ...) ROW(role, shape, member, answer)
#include "input/verbs.def"
#undef PLAYER_METHOD
#undef ARBITER_METHOD
	SD_BUS_METHOD_WITH_NAMES("Assist", "ss", SD_BUS_PARAM(name) SD_BUS_PARAM(order), "", "",
				 take_assistant_order, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("Expect", "s", SD_BUS_PARAM(move), "", , expectation_take,
				 SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_VTABLE_END,
};

/*
 * This interface must not have properties: GetAll, PropertiesChanged and ObjectManager
 * would show them to every client.
 */
const sd_bus_vtable arbiter_vtable[] = {
	SD_BUS_VTABLE_START(0),
#define PLAYER_METHOD(...)
#define ARBITER_METHOD(answer, member, shape)		   RETURNS_##answer(member, shape, take_arbiter_verb)
#define VERB(name, word, role, shape, member, answer, ...) ROW(role, shape, member, answer)
#include "input/verbs.def"
	SD_BUS_METHOD_WITH_NAMES("EventsSince", "t", SD_BUS_PARAM(seq), "a(tsa{sv})",
				 SD_BUS_PARAM(events), stream_arbiter_since,
				 SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("OpenAlerts", "", "", "a(tsa{sv})", SD_BUS_PARAM(alerts),
				 stream_open_alerts, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("Candidates", "", "", "aa{sv}", SD_BUS_PARAM(candidates),
				 give_candidates, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("PGN", "", "", "s", SD_BUS_PARAM(pgn), give_pgn,
				 SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("GamePGN", "u", SD_BUS_PARAM(game), "s", SD_BUS_PARAM(pgn),
				 give_game_pgn, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("Games", "u", SD_BUS_PARAM(before), "aa{sv}", SD_BUS_PARAM(games),
				 kept_list, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("ExportGame", "u", SD_BUS_PARAM(game), "h", SD_BUS_PARAM(log),
				 kept_export, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("DeleteGame", "ub", SD_BUS_PARAM(game) SD_BUS_PARAM(together), "",
				 , kept_remove, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_SIGNAL_WITH_NAMES("Event", "tsa{sv}",
				 SD_BUS_PARAM(seq) SD_BUS_PARAM(type) SD_BUS_PARAM(body), 0),
	SD_BUS_SIGNAL_WITH_NAMES(BUS_ADMITTED_EVENT, "tsa{sv}",
				 SD_BUS_PARAM(seq) SD_BUS_PARAM(type) SD_BUS_PARAM(body), 0),
	SD_BUS_VTABLE_END,
};
