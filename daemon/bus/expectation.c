/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include <stdio.h>
#include <string.h>

#include "bus/discreet.h"
#include "bus/expectation.h"
#include "bus/interfaces.h"
#include "bus/sender.h"
#include "util/text.h"

/* What SAN is written with. Whether the move is legal shows on the board. */
static const char letters[] = "KQRBNOabcdefgh12345678x=+#-";

static bool is_san(const char *text)
{
	return strlen(text) < LAWS_SAN_SIZE && text[strspn(text, letters)] == '\0';
}

static bool is_allowed(const struct server_board *shown)
{
	return game_is_play(shown) && board_record(shown->board)->settings.broadcast_delay == 0;
}

static void set(struct server_board *shown, const char *san)
{
	if (!strcmp(shown->expectation.san, san))
		return;
	snprintf(shown->expectation.san, sizeof(shown->expectation.san), "%s", san);
	sd_bus_emit_properties_changed(shown->server->bus, shown->path, BUS_GAME, "Expected", NULL);
}

static int on_owner_changed(sd_bus_message *message, void *data, sd_bus_error *error)
{
	struct server_board *shown = data;

	(void)error;
	if (!sender_has_left(message))
		return 0;
	shown->expectation.teller = sd_bus_slot_unref(shown->expectation.teller);
	set(shown, "");
	return 0;
}

/* What is cut in the middle of a letter is no text that a message can have. */
static int refuse(const char *san, sd_bus_error *error)
{
	char sentence[100];

	snprintf(sentence, sizeof(sentence),
		 "Expect: '%.20s' is no move as Nf6 or exd8=Q+ is, nor nothing.", san);
	text_clean(sentence);
	return sd_bus_error_set(error, SD_BUS_ERROR_INVALID_ARGS, sentence);
}

int expectation_take(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server_board *shown = userdata;
	struct expectation *expectation = &shown->expectation;
	const char *san;
	int r = sd_bus_message_read(message, "s", &san);

	if (r < 0)
		return r;
	if (!is_san(san))
		return refuse(san, error);
	if (!is_allowed(shown))
		return sd_bus_error_set(error, BUS_ERROR_REFUSED ".NotForPlay",
					"Expect: the board is an arbiter's, or told late: only "
					"Clock=none with PlayRestTime= and without BroadcastDelay= "
					"is for play.");
	expectation->teller = sd_bus_slot_unref(expectation->teller);
	if (san[0]) {
		r = sender_watch(shown->server->bus, &expectation->teller,
				 sd_bus_message_get_sender(message), on_owner_changed, shown);
		if (r < 0)
			return r;
	}
	set(shown, san);
	return discreet_return(message, "");
}

/* What was told in play does not outlive play. */
int expectation_get(sd_bus *bus, const char *path, const char *interface, const char *property,
		    sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct server_board *shown = userdata;

	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	return sd_bus_message_append(reply, "s", is_allowed(shown) ? shown->expectation.san : "");
}

void expectation_clear(struct expectation *expectation)
{
	expectation->teller = sd_bus_slot_unref(expectation->teller);
	expectation->san[0] = '\0';
}
