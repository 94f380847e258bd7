/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes the round as LiveChess Cloud and LiveChess's HTTP half do. */
#include <string.h>

#include "feed/cloud.h"
#include "feed/livechess.h"
#include "util/wall.h"

/* The standard start position's number in Chess960 (Guidelines II). */
#define STANDARD_START 518
#define STARTS	       960
#define ROUNDS_MOST    999

/* Ours alone: a UUID of version 4, made once for this. */
static const char own_space[] = "6b0c7c1e-7a57-4f0e-9d1b-5e2f8c3a9d40";

static void space_read(const char *uuid, guint8 bytes[16])
{
	unsigned int count = 0;

	for (; *uuid && count < 32; uuid++)
		if (g_ascii_isxdigit(*uuid)) {
			guint8 digit = (guint8)g_ascii_xdigit_value(*uuid);

			bytes[count / 2] =
				count % 2 ? bytes[count / 2] | digit : (guint8)(digit << 4);
			count++;
		}
}

void cloud_uuid_of(const char *space, const char *name, char uuid[CLOUD_UUID_SIZE])
{
	g_autoptr(GChecksum) checksum = g_checksum_new(G_CHECKSUM_SHA1);
	guint8 bytes[20] = {0};
	gsize size = sizeof(bytes);

	space_read(space ? space : own_space, bytes);
	g_checksum_update(checksum, bytes, 16);
	g_checksum_update(checksum, (const guchar *)name, (gssize)strlen(name));
	g_checksum_get_digest(checksum, bytes, &size);
	bytes[6] = (guint8)((bytes[6] & 0x0f) | 0x50); /* version 5 (RFC 4122, 4.3) */
	bytes[8] = (guint8)((bytes[8] & 0x3f) | 0x80);
	g_snprintf(uuid, CLOUD_UUID_SIZE,
		   "%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x", bytes[0],
		   bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
		   bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]);
}

static const struct round_game *game_at(const struct cloud *cloud, unsigned int i)
{
	return g_ptr_array_index(cloud->round->games, i);
}

/* Where no round is known it is the first, as in PGN. */
static unsigned int round_of(const struct cloud *cloud, const struct round_game *game)
{
	unsigned int round = game_round(game->board, cloud->round->facts);

	return round ? round : 1;
}

/* The @place-th game of round @number, both from 1, or NULL. */
static const struct round_game *find_game(const struct cloud *cloud, unsigned int number,
					  unsigned int place)
{
	for (unsigned int i = 0; i < cloud->round->games->len; i++)
		if (round_of(cloud, game_at(cloud, i)) == number && --place == 0)
			return game_at(cloud, i);
	return NULL;
}

static const char *event_of(const struct cloud *cloud)
{
	const char *event = NULL;

	for (unsigned int i = 0; !event && i < cloud->round->games->len; i++)
		event = game_event(game_at(cloud, i)->board, cloud->round->facts);
	return event ? event : "Touchmove";
}

void cloud_uuid(const struct cloud *cloud, char uuid[CLOUD_UUID_SIZE])
{
	cloud_uuid_of(NULL, event_of(cloud), uuid);
}

static void add_text(struct json_object *object, const char *key, const char *text)
{
	json_object_object_add(object, key, text && text[0] ? json_object_new_string(text) : NULL);
}

static void add_number(struct json_object *object, const char *key, int64_t number)
{
	json_object_object_add(object, key, json_object_new_int64(number));
}

static void add_flag(struct json_object *object, const char *key, bool flag)
{
	json_object_object_add(object, key, json_object_new_boolean(flag));
}

static bool is_live(const struct round_game *game)
{
	return game->board->record.state == RECORD_PLAYING ||
	       game->board->record.state == RECORD_PAUSED;
}

static const char *time_control_tag(const struct cloud *cloud)
{
	const char *tag = NULL;

	for (unsigned int i = 0; !tag && i < cloud->round->games->len; i++)
		tag = game_known(game_at(cloud, i)->board->record.names[RECORD_TIME_CONTROL]);
	return tag;
}

static void add_minutes(GString *text, laws_time span)
{
	int64_t seconds = span / LAWS_SECOND;

	if (seconds % 60 == 0 && seconds)
		g_string_append_printf(text, "%" G_GINT64_FORMAT "m", seconds / 60);
	else
		g_string_append_printf(text, "%" G_GINT64_FORMAT "s", seconds);
}

/* "25m+10s"; "40/90m+30s:30m+30s" where there are several periods. NULL: it is not known. */
static char *time_control(const char *tag)
{
	GString *text = g_string_new("");
	struct laws_time_control control;

	if (tag)
		laws_time_control_read(tag, &control);
	for (unsigned int i = 0; tag && i < control.periods; i++) {
		const struct laws_period *period = &control.period[i];

		g_string_append(text, i ? ":" : "");
		if (period->moves)
			g_string_append_printf(text, "%u/", period->moves);
		add_minutes(text, period->allotted);
		if (period->increment)
			g_string_append_printf(text, "+%" G_GINT64_FORMAT "s",
					       (gint64)(period->increment / LAWS_SECOND));
		if (period->delay)
			g_string_append_printf(text, "d%" G_GINT64_FORMAT "s",
					       (gint64)(period->delay / LAWS_SECOND));
	}
	return g_string_free(text, FALSE);
}

static unsigned int last_round(const struct cloud *cloud)
{
	unsigned int last = cloud->round->facts->pairings->rounds;

	for (unsigned int i = 0; i < cloud->round->games->len; i++)
		last = MAX(last, round_of(cloud, game_at(cloud, i)));
	return MIN(last, ROUNDS_MOST);
}

/* How many games of each round there are here, and how many of them are being played. */
static struct json_object *rounds_json(const struct cloud *cloud)
{
	struct json_object *rounds = json_object_new_array();
	unsigned int last = last_round(cloud);

	for (unsigned int number = 1; number <= last; number++) {
		struct json_object *round = json_object_new_object();
		unsigned int count = 0, live = 0;

		for (unsigned int i = 0; i < cloud->round->games->len; i++) {
			const struct round_game *game = game_at(cloud, i);

			count += round_of(cloud, game) == number;
			live += round_of(cloud, game) == number && is_live(game);
		}
		add_number(round, "count", count);
		add_number(round, "live", live);
		json_object_array_add(rounds, round);
	}
	return rounds;
}

static bool is_chess960(const struct cloud *cloud)
{
	for (unsigned int i = 0; i < cloud->round->games->len; i++)
		if (game_at(cloud, i)->board->record.chess960)
			return true;
	return false;
}

struct json_object *cloud_tournament(const struct cloud *cloud)
{
	const struct game_facts *facts = cloud->round->facts;
	struct json_object *tournament = json_object_new_object();
	struct json_object *eboards = json_object_new_array();
	g_autofree char *control = time_control(time_control_tag(cloud));
	const char *country = cloud->configuration->country;
	char uuid[CLOUD_UUID_SIZE];

	cloud_uuid(cloud, uuid);
	for (unsigned int i = 0; i < cloud->round->games->len; i++)
		json_object_array_add(eboards, json_object_new_string(
						       livechess_serial(game_at(cloud, i)->board)));
	add_text(tournament, "id", uuid);
	add_text(tournament, "name", event_of(cloud));
	add_text(tournament, "location",
		 facts->location ? facts->location : game_known(facts->pairings->site));
	add_text(tournament, "country", country ? country : facts->pairings->federation);
	add_text(tournament, "website", cloud->configuration->website);
	add_text(tournament, "rules", NULL);
	add_flag(tournament, "chess960", is_chess960(cloud));
	add_text(tournament, "timecontrol", control);
	json_object_object_add(tournament, "rounds", rounds_json(cloud));
	json_object_object_add(tournament, "eboards", eboards);
	return tournament;
}

/* "Moss, Ann": PGN's order; a name without a comma is a family name. */
static struct json_object *player_json(const struct cloud *cloud, const struct round_game *game,
				       enum laws_side side)
{
	struct json_object *object = json_object_new_object();
	struct game_player player =
		game_player(game->board, game->number, cloud->round->facts, side);
	const struct entrant *entrant = player.entrant;
	g_auto(GStrv) names = g_strsplit(player.name, ",", 2);

	add_text(object, "fname", names[1] ? g_strstrip(names[1]) : NULL);
	add_text(object, "mname", NULL);
	add_text(object, "lname", g_strstrip(names[0]));
	add_text(object, "title", entrant ? entrant->title : NULL);
	add_text(object, "federation", entrant ? entrant->federation : NULL);
	add_text(object, "gender",
		 !entrant || !entrant->sex ? NULL
		 : entrant->sex == 'w'	   ? "F"
					   : "M");
	json_object_object_add(object, "fideid",
			       entrant && entrant->fide_id ? json_object_new_int64(entrant->fide_id)
							   : NULL);
	return object;
}

/* The day of the pairings, else that on which the first of the games began; NULL: not known. */
static struct json_object *date_json(const struct cloud *cloud, unsigned int number)
{
	const struct pairings *pairings = cloud->round->facts->pairings;
	const struct round_game *game;

	if (number <= PAIRINGS_ROUND_MOST && pairings->dates[number][0])
		return json_object_new_string(pairings->dates[number]);
	for (unsigned int place = 1; (game = find_game(cloud, number, place)); place++)
		if (strlen(game->board->record.started) >= 10)
			return json_object_new_string_len(game->board->record.started, 10);
	return NULL;
}

static struct json_object *pairing_json(const struct cloud *cloud, const struct round_game *game)
{
	struct json_object *pairing = json_object_new_object();

	json_object_object_add(pairing, "white", player_json(cloud, game, LAWS_WHITE));
	json_object_object_add(pairing, "black", player_json(cloud, game, LAWS_BLACK));
	add_text(pairing, "result", game->board->record.result);
	add_flag(pairing, "live", is_live(game));
	return pairing;
}

struct json_object *cloud_index(const struct cloud *cloud, unsigned int number)
{
	struct json_object *index, *pairings;
	const struct round_game *game;

	if (!find_game(cloud, number, 1))
		return NULL;
	index = json_object_new_object();
	pairings = json_object_new_array();
	for (unsigned int place = 1; (game = find_game(cloud, number, place)); place++)
		json_object_array_add(pairings, pairing_json(cloud, game));
	json_object_object_add(index, "date", date_json(cloud, number));
	json_object_object_add(index, "pairings", pairings);
	return index;
}

/* What a move adds to the clock, in ms; of the last period where they differ. */
static int64_t increment_of(const struct record *record)
{
	struct laws_time_control control;

	laws_time_control_read(record->names[RECORD_TIME_CONTROL], &control);
	return control.periods
		       ? control.period[control.periods - 1].increment / (LAWS_SECOND / 1000)
		       : 0;
}

/* "Nc2 34+2": the move, the seconds that are left, those that it took. */
static struct json_object *moves_json(const struct record *record)
{
	struct json_object *moves = json_object_new_array();
	int64_t increment = increment_of(record);
	unsigned int count = record_line(record);

	for (unsigned int i = 0; i < count; i++) {
		const struct record_move *move = record_move(record, i);
		int64_t left = move->left_ms[move->side];
		int64_t spent = record_spent(record, i, increment);
		g_autoptr(GString) text = g_string_new(move->san);

		if (left != RECORD_NO_TIME)
			g_string_append_printf(text, " %" G_GINT64_FORMAT, (gint64)(left / 1000));
		if (left != RECORD_NO_TIME && spent != RECORD_NO_TIME)
			g_string_append_printf(text, "+%" G_GINT64_FORMAT, (gint64)(spent / 1000));
		json_object_array_add(moves, json_object_new_string(text->str));
	}
	return moves;
}

/* Which start position of Chess960 it is. */
static int start_number(const struct record *record)
{
	struct laws_position position;
	char fen[LAWS_FEN_SIZE], wanted[LAWS_FEN_SIZE];

	record_placement(record->start, wanted);
	for (unsigned int number = 0; record->chess960 && number < STARTS; number++) {
		char placement[LAWS_FEN_SIZE];

		if (!laws_position_start_chess960(&position, number))
			continue;
		laws_fen_write(&position, fen);
		record_placement(fen, placement);
		if (!strcmp(placement, wanted))
			return (int)number;
	}
	return STANDARD_START;
}

/* In the words of LiveChess; NULL where there is none, or none of these. */
static const char *result_word(const struct record *record)
{
	bool forfeit = !strcmp(record->reason, "forfeit");

	if (!strcmp(record->result, "1-0"))
		return forfeit ? "WHITEFORFAIT" : "WHITEWIN";
	if (!strcmp(record->result, "0-1"))
		return forfeit ? "BLACKFORFAIT" : "BLACKWIN";
	return !strcmp(record->result, "1/2-1/2") ? "DRAW" : NULL;
}

/* The files know no forfeits. */
static const char *result_of_file(const struct record *record)
{
	const char *word = result_word(record);

	if (!word)
		return "*";
	return g_str_has_prefix(word, "WHITE")	 ? "WHITEWIN"
	       : g_str_has_prefix(word, "BLACK") ? "BLACKWIN"
						 : word;
}

struct json_object *cloud_game(const struct cloud *cloud, unsigned int number, unsigned int place)
{
	const struct round_game *game = find_game(cloud, number, place);
	const struct record *record;
	struct json_object *object;
	int64_t started;

	if (!game)
		return NULL;
	record = &game->board->record;
	started = wall_read(record->started);
	object = json_object_new_object();
	add_flag(object, "live", is_live(game));
	add_text(object, "serialNr", livechess_serial(game->board));
	/* White's clock began to run for it then. */
	json_object_object_add(
		object, "firstMove",
		started < 0 || !record->moves->len ? NULL : json_object_new_int64(started * 1000));
	add_number(object, "chess960", start_number(record));
	add_text(object, "result", result_of_file(record));
	add_text(object, "comment", NULL);
	json_object_object_add(object, "clock", livechess_clock(game->board));
	json_object_object_add(object, "moves", moves_json(record));
	return object;
}

struct json_object *cloud_api_tournaments(const struct cloud *cloud)
{
	struct json_object *list = json_object_new_array();

	json_object_array_add(list, cloud_tournament(cloud));
	return list;
}

static bool is_tournament(const struct cloud *cloud, const char *uuid)
{
	char own[CLOUD_UUID_SIZE];

	cloud_uuid(cloud, own);
	return !g_ascii_strcasecmp(own, uuid);
}

struct json_object *cloud_api_tournament(const struct cloud *cloud, const char *uuid)
{
	return is_tournament(cloud, uuid) ? cloud_tournament(cloud) : NULL;
}

/* A board without a game yet has the place of the next one. */
static void game_uuid(const struct cloud *cloud, const struct round_game *game,
		      char uuid[CLOUD_UUID_SIZE])
{
	char tournament[CLOUD_UUID_SIZE];

	cloud_uuid(cloud, tournament);
	cloud_uuid_of(tournament, game->id[0] ? game->id : game->board->id, uuid);
}

static struct json_object *api_game_json(const struct cloud *cloud, const struct round_game *game)
{
	struct json_object *object = pairing_json(cloud, game);
	char uuid[CLOUD_UUID_SIZE];

	game_uuid(cloud, game, uuid);
	add_text(object, "id", uuid);
	add_text(object, "serialnr", livechess_serial(game->board));
	add_text(object, "result", result_word(&game->board->record));
	return object;
}

struct json_object *cloud_api_round(const struct cloud *cloud, const char *uuid, unsigned int place)
{
	const struct round_game *game;
	struct json_object *round, *games;

	if (place >= ROUNDS_MOST || !is_tournament(cloud, uuid) || !find_game(cloud, place + 1, 1))
		return NULL;
	round = json_object_new_object();
	games = json_object_new_array();
	for (unsigned int i = 1; (game = find_game(cloud, place + 1, i)); i++)
		json_object_array_add(games, api_game_json(cloud, game));
	json_object_object_add(round, "date", date_json(cloud, place + 1));
	json_object_object_add(round, "games", games);
	return round;
}

struct json_object *cloud_api_game(const struct cloud *cloud, const char *uuid)
{
	for (unsigned int i = 0; i < cloud->round->games->len; i++) {
		const struct round_game *game = game_at(cloud, i);
		struct json_object *object;
		char own[CLOUD_UUID_SIZE];

		game_uuid(cloud, game, own);
		if (g_ascii_strcasecmp(own, uuid) != 0)
			continue;
		object = api_game_json(cloud, game);
		add_text(object, "start", game->board->record.start);
		json_object_object_add(object, "moves", moves_json(&game->board->record));
		json_object_object_add(object, "clock", livechess_clock(game->board));
		return object;
	}
	return NULL;
}
