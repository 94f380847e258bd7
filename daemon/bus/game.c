/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * org.touchmove1.Game: the public record. It is built from the public stream alone, so that
 * nothing appears here before the stream has it.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bus/discreet.h"
#include "bus/interfaces.h"
#include "bus/variant.h"
#include "event/row.h"

static const struct scoresheet *record_of(const void *userdata)
{
	const struct server_board *shown = userdata;

	return board_record(shown->board);
}

static int get_pgn(sd_bus *bus, const char *path, const char *interface, const char *property,
		   sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	char *pgn = scoresheet_pgn(record_of(userdata));
	int r;

	(void)bus, (void)path, (void)interface, (void)property;
	if (!pgn)
		return sd_bus_error_set(error, SD_BUS_ERROR_NO_MEMORY, "No memory for the PGN.");
	r = sd_bus_message_append(reply, "s", pgn);
	free(pgn);
	return r;
}

static int get_fen(sd_bus *bus, const char *path, const char *interface, const char *property,
		   sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct scoresheet *record = record_of(userdata);
	char fen[LAWS_FEN_SIZE];

	(void)bus, (void)path, (void)interface, (void)error;
	laws_fen_write(strcmp(property, "FEN") ? &record->part.start : &record->position, fen);
	return sd_bus_message_append(reply, "s", fen);
}

/* The names of the players and the event, as in the PGN. */
static int get_name(sd_bus *bus, const char *path, const char *interface, const char *property,
		    sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct scoresheet *record = record_of(userdata);
	char date[SETTING_TEXT_SIZE];
	const char *name = date;

	(void)bus, (void)path, (void)interface, (void)error;
	scoresheet_date(record, date);
	if (!strcmp(property, "White"))
		name = scoresheet_player(record, LAWS_WHITE);
	else if (!strcmp(property, "Black"))
		name = scoresheet_player(record, LAWS_BLACK);
	else if (!strcmp(property, "EventName"))
		name = record->settings.event;
	else if (!strcmp(property, "Site"))
		name = record->settings.site;
	else if (!strcmp(property, "Round"))
		name = record->settings.round;
	else if (!strcmp(property, "TimeControl"))
		name = scoresheet_time_control(record);
	return sd_bus_message_append(reply, "s", name);
}

/* "12. Nf3" or "12... Nc6"; empty before the first move. */
static void last_move_write(const struct scoresheet *record, char *text, size_t size)
{
	struct laws_position position = record->part.start;
	char san[LAWS_SAN_SIZE];
	const struct scoresheet_move *moves = &record->moves[record->part.place];
	unsigned int i;

	text[0] = '\0';
	if (record->part.plies == 0)
		return;
	for (i = 0; i + 1 < record->part.plies; i++)
		laws_move_play(&position, moves[i].move);
	laws_san_write(&position, moves[i].move, san);
	snprintf(text, size, "%u%s %s", position.move_number,
		 laws_position_side(&position) == LAWS_WHITE ? "." : "...", san);
}

static int get_progress(sd_bus *bus, const char *path, const char *interface, const char *property,
			sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct scoresheet *record = record_of(userdata);
	char last_move[32];
	const char *text = "";

	(void)bus, (void)path, (void)interface, (void)error;
	if (!strcmp(property, "State"))
		text = scoresheet_state(record);
	else if (!strcmp(property, "Result"))
		text = laws_result_text(record->result);
	else if (!strcmp(property, "Running") && record->runs[LAWS_WHITE])
		text = "white";
	else if (!strcmp(property, "Running") && record->runs[LAWS_BLACK])
		text = "black";
	if (!strcmp(property, "LastMove")) {
		last_move_write(record, last_move, sizeof(last_move));
		text = last_move;
	}
	return sd_bus_message_append(reply, "s", text);
}

/*
 * The displays in the last public event that reported them, with its time: this stays true
 * until the next one. If game time does not run as wall time does, the displays at present.
 */
static struct json_object *clocks(const struct server_board *shown)
{
	static const char *const keys[] = {"white_ms", "black_ms"};
	static const char *const sides[] = {"white", "black"};
	const struct scoresheet *record = board_record(shown->board);
	double rate = board_is_finished(shown->board) ? 0 : shown->speed;
	laws_time t = rate > 0 ? record->told : board_public_now(shown->board);
	struct json_object *object = json_object_new_object();

	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++) {
		laws_time left = scoresheet_left(record, (enum laws_side)side, t);

		if (left != LAWS_NEVER)
			json_object_object_add(object, keys[side],
					       json_object_new_int64(left / 1000));
		if (record->runs[side])
			json_object_object_add(object, "running",
					       json_object_new_string(sides[side]));
	}
	t += record->settings.broadcast_delay;
	json_object_object_add(
		object, "stamp",
		json_object_new_int64((int64_t)shown->hooks.when(shown->hooks.data, t)));
	json_object_object_add(object, "rate", json_object_new_double(rate));
	return object;
}

static int get_clocks(sd_bus *bus, const char *path, const char *interface, const char *property,
		      sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	struct json_object *object = clocks(userdata);
	int r = variant_append_object(reply, object);

	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	json_object_put(object);
	return r;
}

static int get_number(sd_bus *bus, const char *path, const char *interface, const char *property,
		      sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct server_board *shown = userdata;

	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	return sd_bus_message_append(reply, "u", board_game(shown->board));
}

static int get_delay(sd_bus *bus, const char *path, const char *interface, const char *property,
		     sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	const struct server_board *shown = userdata;
	laws_time delay = board_record(shown->board)->settings.broadcast_delay;

	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	return sd_bus_message_append(reply, "u", (uint32_t)(delay / (60 * LAWS_SECOND)));
}

/* The settings that were in force when the game began, or that will be. */
bool game_is_play(const struct server_board *shown)
{
	const struct laws_regulations *regulations = &record_of(shown)->settings.regulations;

	return regulations->clock == LAWS_CLOCK_NONE && regulations->play_rest_time > 0;
}

static int get_play(sd_bus *bus, const char *path, const char *interface, const char *property,
		    sd_bus_message *reply, void *userdata, sd_bus_error *error)
{
	(void)bus, (void)path, (void)interface, (void)property, (void)error;
	return sd_bus_message_append(reply, "b", game_is_play(userdata));
}

int game_read_pgn(sd_bus_message *message, const struct server_board *shown, bool public,
		  char **pgn, sd_bus_error *error)
{
	uint32_t game;
	int r;

	r = sd_bus_message_read(message, "u", &game);
	if (r < 0)
		return r;
	r = board_pgn(shown->board, public, game, pgn);
	if (r == -EDOM)
		return sd_bus_error_setf(error, SD_BUS_ERROR_INVALID_ARGS,
					 "There is no game %" PRIu32 "; they count from 1.", game);
	if (r == -ENOENT)
		return sd_bus_error_setf(error, BUS_ERROR_NOT_KEPT,
					 "Game %" PRIu32 " is no longer kept; the last %d are.",
					 game, GAMES_KEPT);
	return r;
}

static int give_pgn(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	char *pgn;
	int r = game_read_pgn(message, userdata, true, &pgn, error);

	if (r < 0)
		return r;
	r = discreet_return(message, "s", pgn);
	free(pgn);
	return r;
}

const sd_bus_vtable game_vtable[] = {
	SD_BUS_VTABLE_START(0),
	SD_BUS_PROPERTY("BroadcastDelay", "u", get_delay, 0, SD_BUS_VTABLE_PROPERTY_CONST),
	SD_BUS_PROPERTY("GameNumber", "u", get_number, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("White", "s", get_name, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Black", "s", get_name, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("EventName", "s", get_name, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Site", "s", get_name, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Round", "s", get_name, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Date", "s", get_name, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("TimeControl", "s", get_name, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("State", "s", get_progress, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Result", "s", get_progress, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("LastMove", "s", get_progress, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("FEN", "s", get_fen, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("StartFEN", "s", get_fen, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Clocks", "a{sv}", get_clocks, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Running", "s", get_progress, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Play", "b", get_play, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("Expected", "s", expectation_get, 0, SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE),
	SD_BUS_PROPERTY("PGN", "s", get_pgn, 0, SD_BUS_VTABLE_PROPERTY_EMITS_INVALIDATION),
	SD_BUS_METHOD_WITH_NAMES("GamePGN", "u", SD_BUS_PARAM(game), "s", SD_BUS_PARAM(pgn),
				 give_pgn, SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_METHOD_WITH_NAMES("EventsSince", "t", SD_BUS_PARAM(seq), "a(tsa{sv})",
				 SD_BUS_PARAM(events), stream_public_since,
				 SD_BUS_VTABLE_UNPRIVILEGED),
	SD_BUS_SIGNAL_WITH_NAMES("Event", "tsa{sv}",
				 SD_BUS_PARAM(seq) SD_BUS_PARAM(type) SD_BUS_PARAM(body), 0),
	SD_BUS_VTABLE_END,
};

/* The properties that @event changes, by its type. */
static char **changed_by(const struct event *event)
{
	static char *of_move[] = {"LastMove", "FEN", "Clocks", "Running", "PGN", NULL};
	/* White and Black, too: the colours may be exchanged (7.3). */
	static char *of_state[] = {"GameNumber", "State",   "Result", "StartFEN",    "FEN",
				   "Clocks",	 "Running", "PGN",    "TimeControl", "White",
				   "Black",	 "Date",    "Play",   "Expected",    NULL};
	static char *of_control[] = {"TimeControl", "Clocks", "Running", "PGN", NULL};
	static char *of_names[] = {"White", "Black", "EventName", "Site",
				   "Round", "Date",  "PGN",	  NULL};
	/* Events for the arbiter only do not change the public record. */
	static char *of_nothing[] = {NULL};

	switch (event_rows[event->verdict.kind].type) {
	case EVENT_GAME:
		return of_state;
	case EVENT_TAGS:
		return of_names;
	case EVENT_CLOCK:
		/* A clock event with a text brings a new time control. */
		return event->text[0] ? of_control : of_move;
	case EVENT_COMPLETED:
	case EVENT_WITHDRAWN:
	case EVENT_PROMOTION:
		return of_move;
	case EVENT_TOUCHED:
	case EVENT_ADJUSTED:
	case EVENT_RELEASED:
	case EVENT_MADE:
	case EVENT_ALERT:
	case EVENT_RULING:
	case EVENT_ASSISTANT:
	case EVENT_NOTE:
	case EVENT_ANNOUNCEMENT:
	case EVENT_DRAW_OFFER:
	case EVENT_CLAIM:
	case EVENT_NONE:
		break;
	}
	return of_nothing;
}

void game_emit_changes(struct server_board *shown, const struct event *event)
{
	sd_bus_emit_properties_changed_strv(shown->server->bus, shown->path, BUS_GAME,
					    changed_by(event));
}
