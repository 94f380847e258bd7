/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The games in the store, for the arbiter: listed, handed out whole, removed. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <unistd.h>

#include "bus/discreet.h"
#include "bus/interfaces.h"
#include "bus/variant.h"
#include "store/reader.h"

/* Of a board that is there it is its own, if it has one. */
static struct store *store_of(const struct server_board *shown, sd_bus_error *error)
{
	struct store *store = shown->board ? board_store(shown->board) : shown->server->store;

	if (!store)
		sd_bus_error_set(
			error, BUS_ERROR_NOT_KEPT,
			"The games of this board are not kept: touchmoved runs without a "
			"store, or the board is a file, which --store FILE keeps as well.");
	return store;
}

static const char *id_of(const struct server_board *shown)
{
	return shown->board ? board_id(shown->board) : shown->path + strlen(BUS_BOARD_PATH "/");
}

struct server_board *kept_find(struct server *server, const char *path, const char *member)
{
	static const char prefix[] = BUS_BOARD_PATH "/";
	struct server_board *absent = &server->absent;

	if (!server->store || strncmp(path, prefix, strlen(prefix)) != 0 ||
	    !board_id_is_valid(path + strlen(prefix)) ||
	    (strcmp(member, "Games") != 0 && strcmp(member, "ExportGame") != 0 &&
	     strcmp(member, "DeleteGame") != 0) ||
	    !games_are_kept(server->store, path + strlen(prefix)))
		return NULL;
	absent->server = server;
	snprintf(absent->path, sizeof(absent->path), "%s", path);
	return absent;
}

/* What games.h refuses, with the sentence in @why if it gives one. */
static int refuse(int r, unsigned int game, const char *why, sd_bus_error *error)
{
	if (r == -ENOENT && !game)
		return sd_bus_error_set(error, BUS_ERROR_NOT_KEPT,
					"Nothing of this board is in the store yet.");
	if (r == -ENOENT)
		return sd_bus_error_setf(error, BUS_ERROR_NOT_KEPT,
					 "There is no game %u of this board in the store.", game);
	return sd_bus_error_set(error, r == -EBUSY ? BUS_ERROR_IN_USE : SD_BUS_ERROR_FAILED, why);
}

static int append_games(sd_bus_message *answer, struct json_object *list)
{
	int r = sd_bus_message_open_container(answer, 'a', "a{sv}");

	for (size_t i = 0; r >= 0 && i < json_object_array_length(list); i++)
		r = variant_append_object(answer, json_object_array_get_idx(list, i));
	return r < 0 ? r : sd_bus_message_close_container(answer);
}

static int give_games(sd_bus_message *call, struct json_object *list)
{
	sd_bus_message *answer = NULL;
	int r = sd_bus_message_new_method_return(call, &answer);

	if (r >= 0)
		r = append_games(answer, list);
	if (r >= 0)
		r = discreet_send(answer);
	sd_bus_message_unref(answer);
	return r;
}

/* A file in memory, from which the client reads as fast as it likes. */
static int file_with(const char *text, size_t size)
{
	int fd = memfd_create("game", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	size_t at = 0;

	while (fd >= 0 && at < size) {
		ssize_t put = write(fd, text + at, size - at);

		if (put <= 0) {
			close(fd);
			return -EIO;
		}
		at += (size_t)put;
	}
	if (fd < 0)
		return -errno;
	lseek(fd, 0, SEEK_SET);
	fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
	return fd;
}

static int give_log(sd_bus_message *call, const struct reading *reading)
{
	int fd = file_with(reading->text, reading->size);
	int r;

	if (fd < 0)
		return fd;
	r = discreet_return(call, "h", fd);
	close(fd);
	return r;
}

/* ---- what is read beside the loop ---- */

static void give(struct reading *reading)
{
	sd_bus_error error = SD_BUS_ERROR_NULL;
	sd_bus_message *call = reading->data;
	int r = reading->result;

	if (r < 0)
		r = refuse(r, reading->game, reading->error, &error);
	else if (reading->of == READING_LIST)
		r = give_games(call, reading->list);
	else
		r = give_log(call, reading);
	if (r < 0)
		discreet_error(call, &error, r);
	sd_bus_error_free(&error);
	sd_bus_message_unref(call);
	reading_free(reading);
}

static int on_read(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct server *server = data;
	struct reading *reading;

	(void)source, (void)fd, (void)events;
	while ((reading = reader_take(server->reader)))
		give(reading);
	return 0;
}

/* Nobody may ever ask. */
static int start(struct server *server)
{
	int r;

	server->reader = reader_start();
	if (!server->reader)
		return -ENOMEM;
	r = sd_event_add_io(sd_bus_get_event(server->bus), &server->read, reader_fd(server->reader),
			    EPOLLIN, on_read, server);
	return r < 0 ? r : 0;
}

void kept_stop(struct server *server, const char *why)
{
	const sd_bus_error error = SD_BUS_ERROR_MAKE_CONST(BUS_ERROR_UNDECIDED, why);
	struct reading *reading;

	server->ends = true;
	if (!server->reader)
		return;
	reader_stop(server->reader);
	while ((reading = reader_drop(server->reader))) {
		discreet_error(reading->data, &error, 0);
		sd_bus_message_unref(reading->data);
		reading_free(reading);
	}
	while ((reading = reader_take(server->reader)))
		give(reading);
	server->read = sd_event_source_disable_unref(server->read);
	reader_free(server->reader);
	server->reader = NULL;
}

static int ask(sd_bus_message *message, const struct server_board *shown, enum reading_of of,
	       sd_bus_error *error)
{
	struct store *store = store_of(shown, error);
	uint32_t game;
	int r = sd_bus_message_read(message, "u", &game);

	if (r < 0 || !store)
		return r < 0 ? r : -ENOENT;
	if (shown->server->ends)
		return sd_bus_error_set(error, BUS_ERROR_UNDECIDED, "touchmoved ends.");
	r = shown->server->reader ? 0 : start(shown->server);
	if (r < 0)
		return r;
	r = reader_ask(shown->server->reader, store, of, id_of(shown), game,
		       sd_bus_message_ref(message));
	if (r >= 0)
		return 1;
	sd_bus_message_unref(message);
	return r == -ENOBUFS ? sd_bus_error_set(error, SD_BUS_ERROR_LIMITS_EXCEEDED,
						"Too many questions about kept games wait.")
			     : r;
}

int kept_list(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	return ask(message, userdata, READING_LIST, error);
}

int kept_export(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	return ask(message, userdata, READING_EXPORT, error);
}

/* ---- removing ---- */

/* Answered once nothing of it is on the disk any more. */
int kept_remove(sd_bus_message *message, void *userdata, sd_bus_error *error)
{
	struct server_board *shown = userdata;
	struct store *store = store_of(shown, error);
	char why[STORE_ERROR_SIZE];
	struct server_removal *removals = shown->removals.waiting;
	size_t place = 0;
	uint32_t game;
	uint64_t log;
	int together;
	int r = sd_bus_message_read(message, "ub", &game, &together);

	if (r < 0 || !store)
		return r < 0 ? r : -ENOENT;
	while (place < SERVER_REMOVALS && removals[place].message)
		place++;
	if (place == SERVER_REMOVALS)
		return sd_bus_error_set(error, SD_BUS_ERROR_LIMITS_EXCEEDED,
					"Too many games wait to be removed.");
	r = games_find(store, id_of(shown), game, together, !shown->board, &log, why);
	if (r < 0)
		return refuse(r, game, why, error);
	removals[place] = (struct server_removal){
		.message = sd_bus_message_ref(message),
		.mark = store_remove(store, log),
	};
	return 1;
}

static void answer_removals(struct server_removals *removals, struct store *store)
{
	for (size_t i = 0; store && i < SERVER_REMOVALS; i++) {
		struct server_removal *removal = &removals->waiting[i];

		if (!removal->message || removal->mark > store_kept(store))
			continue;
		discreet_return(removal->message, "");
		removal->message = sd_bus_message_unref(removal->message);
	}
}

void server_kept(struct server *server)
{
	answer_removals(&server->absent.removals, server->store);
	for (struct server_board *shown = server->boards; shown; shown = shown->next)
		answer_removals(&shown->removals, board_store(shown->board));
}
