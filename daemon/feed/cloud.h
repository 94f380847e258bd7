/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The round in the forms that LiveChess Cloud's files and the HTTP half of LiveChess have (FEEDS.md
 * §1, §3), for operators' tools and viewers. A tournament, a round and a game have the same UUID
 * each time: they are made from the event's name, the round's number and the GameId (RFC 4122,
 * version 5).
 *
 * What there is: the boards' present games. Of an earlier round nothing is known any more.
 */
#ifndef TOUCHMOVE_FEED_CLOUD_H
#define TOUCHMOVE_FEED_CLOUD_H

#include "feed/configuration.h"
#include "feed/round.h"

#define CLOUD_UUID_SIZE 37

struct cloud {
	const struct round *round;
	const struct feed_configuration *configuration;
};

/* The UUID of the tournament, from the first board's event. */
void cloud_uuid(const struct cloud *cloud, char uuid[CLOUD_UUID_SIZE]);

/* The UUID of what is called @name within @space: itself a UUID, or NULL. */
void cloud_uuid_of(const char *space, const char *name, char uuid[CLOUD_UUID_SIZE]);

/* tournament.json; a new object, the caller's to put, as all that follow. */
struct json_object *cloud_tournament(const struct cloud *cloud);

/* round-@number/index.json, from 1; NULL where no board plays in that round. */
struct json_object *cloud_index(const struct cloud *cloud, unsigned int number);

/* round-@number/game-@game.json, both from 1; NULL where there is none. */
struct json_object *cloud_game(const struct cloud *cloud, unsigned int number, unsigned int game);

/* The HTTP half: tournaments, tournament/UUID, round/UUID/N with N from 0, game/UUID. */
struct json_object *cloud_api_tournaments(const struct cloud *cloud);
struct json_object *cloud_api_tournament(const struct cloud *cloud, const char *uuid);
struct json_object *cloud_api_round(const struct cloud *cloud, const char *uuid,
				    unsigned int place);
struct json_object *cloud_api_game(const struct cloud *cloud, const char *uuid);

#endif
