/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists what the arbiter may choose from while the record is in doubt, one candidate a line. */
#include <string.h>

#include "bus/variant.h"
#include "ctl/client.h"
#include "ctl/monitor.h"
#include "event/event.h"
#include "tool/language.h"
#include "util/keys.h"

#define MOVES_SIZE 1024

/* "Nf6 Bd3 O-O"; what does not fit is left out. */
static void moves_write(struct json_object *candidate, char text[MOVES_SIZE])
{
	struct json_object *list = NULL;
	size_t length = 0;

	text[0] = '\0';
	json_object_object_get_ex(candidate, "san", &list);
	for (size_t i = 0; list && i < json_object_array_length(list) && length < MOVES_SIZE; i++)
		length += (size_t)snprintf(
			text + length, MOVES_SIZE - length, "%s%s", i ? " " : "",
			json_object_get_string(json_object_array_get_idx(list, i)));
}

static void print_candidate(const struct ctl *ctl, struct json_object *candidate)
{
	char moves[MOVES_SIZE];

	if (ctl->json) {
		event_print(candidate, true);
		return;
	}
	moves_write(candidate, moves);
	/* Translators: 1 is a candidate's number, 2 that of a move, 3 moves such as Nf6 Bd3. */
	printf(_("%1$4d  from ply %2$d: %3$s"), (int)number_of(candidate, "number"),
	       (int)number_of(candidate, "ply"), moves);
	if (json_object_object_get_ex(candidate, "record", NULL))
		printf("  %s", _("(as recorded)"));
	puts("");
}

static int print_candidates(const struct ctl *ctl, sd_bus_message *reply)
{
	struct json_object *candidate;
	unsigned int count = 0;
	int r;

	r = sd_bus_message_enter_container(reply, 'a', "a{sv}");
	while (r >= 0 && (r = sd_bus_message_at_end(reply, false)) == 0) {
		r = variant_read_object(reply, &candidate);
		if (r < 0)
			break;
		print_candidate(ctl, candidate);
		json_object_put(candidate);
		count++;
	}
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "touchmoved answers in another language");
	if (!count && !ctl->json)
		puts(gettext(refusal_sentence(LAWS_REFUSED_NOT_IN_DOUBT)));
	return EXIT_DONE;
}

int ctl_candidates(const struct ctl *ctl)
{
	sd_bus_message *message = NULL;
	sd_bus_message *reply = NULL;
	struct client client;
	int code;

	code = client_open(&client, ctl);
	if (code == EXIT_DONE)
		code = client_new_call(&client, BUS_ARBITER, "Candidates", &message);
	if (code == EXIT_DONE)
		code = client_call(&client, message, &reply);
	if (code == EXIT_DONE)
		code = print_candidates(ctl, reply);
	sd_bus_message_unref(reply);
	sd_bus_message_unref(message);
	client_close(&client);
	return code;
}
