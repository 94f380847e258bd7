/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Puts together what the board, the configuration and the pairings say. */
#include <stdlib.h>
#include <string.h>

#include "feed/game_facts.h"

const char *game_known(const char *text)
{
	return text && text[0] && strcmp(text, "?") != 0 ? text : NULL;
}

unsigned int game_round(const struct board *board, const struct game_facts *facts)
{
	const char *text = board->record.names[RECORD_ROUND];
	unsigned long round;

	text += strcspn(text, "0123456789");
	round = strtoul(text, NULL, 10);
	if (round && round <= 999)
		return (unsigned int)round;
	return facts->round ? facts->round : pairings_only_round(facts->pairings);
}

/*
 * A side without a usable name makes a game disappear (FEEDS.md §2): one letter, question marks,
 * "unknown".
 */
static bool name_is_usable(const char *name)
{
	return g_utf8_strlen(name, -1) > 1 && name[strspn(name, "? .,-")] &&
	       g_ascii_strcasecmp(name, "unknown") != 0;
}

static const struct entrant *paired(const struct board *board, unsigned int number,
				    const struct game_facts *facts, enum laws_side side)
{
	const struct pairing *pairing =
		pairings_find(facts->pairings, game_round(board, facts), number);
	const struct entrant *entrant;

	if (!pairing)
		return NULL;
	if (board->record.reversed)
		side = side == LAWS_WHITE ? LAWS_BLACK : LAWS_WHITE;
	entrant = pairings_player(facts->pairings, pairing, side);
	return name_is_usable(entrant->name) ? entrant : NULL;
}

struct game_player game_player(const struct board *board, unsigned int number,
			       const struct game_facts *facts, enum laws_side side)
{
	const char *given = board->record.names[side == LAWS_WHITE ? RECORD_WHITE : RECORD_BLACK];
	struct game_player player = {.entrant = paired(board, number, facts, side)};

	if (name_is_usable(given)) {
		if (!player.entrant || strcmp(player.entrant->name, given) != 0)
			player.entrant = pairings_entrant(facts->pairings, given);
		g_strlcpy(player.name, given, sizeof(player.name));
	} else if (player.entrant) {
		g_strlcpy(player.name, player.entrant->name, sizeof(player.name));
	} else {
		g_snprintf(player.name, sizeof(player.name), "Board %u %s", number,
			   side == LAWS_WHITE ? "White" : "Black");
	}
	return player;
}

const char *game_event(const struct board *board, const struct game_facts *facts)
{
	const char *event = game_known(board->record.names[RECORD_EVENT]);

	return event ? event : game_known(facts->pairings->event);
}

const char *game_site(const struct board *board, const struct game_facts *facts)
{
	const char *site = game_known(board->record.names[RECORD_SITE]);

	if (!site)
		site = game_known(facts->location);
	return site ? site : game_known(facts->pairings->site);
}
