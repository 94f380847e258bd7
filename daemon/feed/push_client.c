/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Carries out what push.h decides, with libsoup. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "feed/push_client.h"
#include "feed/token.h"
#include "util/text.h"

/* A request without a sign of life for so long, in s, has failed. */
#define ANSWER_WAIT 20

static void step(struct push_client *client, enum push_event event);

static gboolean on_due(gpointer data)
{
	struct push_client *client = data;

	client->timer = 0;
	step(client, PUSH_DUE);
	return G_SOURCE_REMOVE;
}

static gint64 wall(void)
{
	return g_get_real_time() / G_TIME_SPAN_SECOND;
}

/* A failure is told once, and so is its end. */
static void note(struct push_client *client, const char *error)
{
	if (error[0] && strcmp(error, client->error) != 0)
		fprintf(stderr, "touchmove-gateway: push: %s; it is tried again\n", error);
	else if (!error[0] && client->error[0])
		fprintf(stderr, "touchmove-gateway: push: the round is taken again\n");
	if (error[0] && !client->error[0])
		client->failing = wall();
	if (!error[0])
		client->taken = wall();
	g_strlcpy(client->error, error, sizeof(client->error));
}

static void note_games(struct push_client *client, const struct push_answer *answer)
{
	for (unsigned int i = 0; i < answer->errors->len; i++) {
		const struct push_error *error =
			&g_array_index(answer->errors, struct push_error, i);
		bool known = false;

		for (unsigned int k = 0; k < client->errors->len; k++)
			known |=
				!memcmp(error, &g_array_index(client->errors, struct push_error, k),
					sizeof(*error));
		if (!known)
			fprintf(stderr, "touchmove-gateway: push: game %s is not taken: %s\n",
				error->round, error->error);
	}
	g_array_unref(client->errors);
	client->errors = answer->errors;
}

/* The answer is complete, or has failed with @status 0. */
static void finish(struct push_client *client, unsigned int status, const char *reason)
{
	enum push_event event = PUSH_FAILED;
	struct push_answer answer;
	char error[PUSH_ERROR_SIZE] = "";

	if (status == 200 && push_answer_read((const char *)client->received->data,
					      client->received->len, &answer)) {
		note_games(client, &answer);
		g_ptr_array_remove_range(client->ended, 0, client->ended_sent);
		event = PUSH_TAKEN;
	} else if (status == 200) {
		g_strlcpy(error, "the server's answer cannot be read", sizeof(error));
	} else if (status) {
		event = status == 429 ? PUSH_LIMITED : status >= 500 ? PUSH_FAILED : PUSH_REFUSED;
		g_snprintf(error, sizeof(error), "the server says %u%s", status,
			   status == 401 || status == 403
				   ? ": the token is wrong, or may not do this"
			   : status == 404 ? ": there is no such round"
			   : status == 429 ? ": too often"
			   : status >= 300 && status < 400
				   ? ": it sends elsewhere, where no token is sent"
				   : "");
	} else {
		g_strlcpy(error, reason, sizeof(error));
		text_clean(error);
	}
	note(client, error);
	step(client, event);
	if (event == PUSH_TAKEN && (client->ended->len || client->cut))
		step(client, PUSH_CHANGED);
}

static void on_more(GObject *source, GAsyncResult *result, gpointer data);

static void read_more(struct push_client *client, GInputStream *stream)
{
	g_input_stream_read_bytes_async(stream, 16384, G_PRIORITY_DEFAULT, client->cancel, on_more,
					client);
}

static void on_more(GObject *source, GAsyncResult *result, gpointer data)
{
	GInputStream *stream = G_INPUT_STREAM(source);
	g_autoptr(GError) error = NULL;
	g_autoptr(GBytes) bytes = g_input_stream_read_bytes_finish(stream, result, &error);
	struct push_client *client = data;
	gsize size;
	const void *more;

	if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
		g_object_unref(stream);
		return;
	}
	if (!bytes) {
		g_object_unref(stream);
		finish(client, 0, error->message);
		return;
	}
	more = g_bytes_get_data(bytes, &size);
	if (size && client->received->len + size <= PUSH_ANSWER_MOST) {
		g_byte_array_append(client->received, more, (guint)size);
		read_more(client, stream);
		return;
	}
	g_object_unref(stream);
	if (size)
		finish(client, 0, "the server's answer is longer than 1 MiB");
	else
		finish(client, 200, "");
}

static void on_answer(GObject *source, GAsyncResult *result, gpointer data)
{
	SoupSession *session = SOUP_SESSION(source);
	SoupMessage *message = soup_session_get_async_result_message(session, result);
	g_autoptr(GError) error = NULL;
	GInputStream *stream = soup_session_send_finish(session, result, &error);
	struct push_client *client = data;
	unsigned int status = soup_message_get_status(message);

	if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
		g_clear_object(&stream);
		return;
	}
	if (stream && status == 200) {
		read_more(client, stream);
		return;
	}
	/* What is wrong is in the status; the rest of such an answer is left unread. */
	g_clear_object(&stream);
	finish(client, error ? 0 : status, error ? error->message : "");
}

static void append(GByteArray *text, GBytes *pgn)
{
	g_byte_array_append(text, g_bytes_get_data(pgn, NULL), (guint)g_bytes_get_size(pgn));
}

bool push_client_left_out(const struct push_client *client, char text[PUSH_ERROR_SIZE])
{
	if (!client->left_out[0])
		return false;
	g_snprintf(text, PUSH_ERROR_SIZE,
		   "a broadcast's round has %d games at most: board %s and those behind it are not "
		   "pushed; split them over rounds, with a gateway each",
		   PUSH_GAMES_MOST, client->left_out);
	return true;
}

/*
 * @first has no room, nor have those behind it; NULL: all have. For want of room beside games that
 * have ended they only wait.
 */
static void note_left_out(struct push_client *client, const struct round_game *first)
{
	bool was_told = client->left_out[0];
	char text[PUSH_ERROR_SIZE];

	client->cut = first && client->ended_sent > 0;
	if (client->cut)
		return;
	g_strlcpy(client->left_out, first ? first->board->id : "", sizeof(client->left_out));
	if (was_told || !push_client_left_out(client, text))
		return;
	client->leaving = g_get_real_time() / G_TIME_SPAN_SECOND;
	fprintf(stderr, "touchmove-gateway: push: %s\n", text);
}

/* The whole round as it is now, behind the games that have ended and were not taken. */
static GBytes *content(struct push_client *client)
{
	const struct round_game *left_out = NULL;
	GByteArray *text = g_byte_array_new();
	unsigned int games;

	client->ended_sent = MIN(client->ended->len, PUSH_GAMES_MOST / 2);
	for (games = 0; games < client->ended_sent; games++)
		append(text, g_ptr_array_index(client->ended, games));
	for (unsigned int i = 0; i < client->round->games->len && !left_out; i++) {
		const struct round_game *game = g_ptr_array_index(client->round->games, i);

		if (!game->pgn)
			continue;
		if (games++ < PUSH_GAMES_MOST)
			append(text, game->pgn);
		else
			left_out = game;
	}
	note_left_out(client, left_out);
	return g_byte_array_free_to_bytes(text);
}

static void send_round(struct push_client *client)
{
	g_autoptr(SoupMessage) message = soup_message_new("POST", client->address);
	g_autoptr(GBytes) text = content(client);
	g_autofree char *bearer = g_strconcat("Bearer ", client->token, NULL);

	soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT);
	soup_message_headers_replace(soup_message_get_request_headers(message), "Authorization",
				     bearer);
	soup_message_set_request_body_from_bytes(message, "text/plain; charset=utf-8", text);
	g_byte_array_set_size(client->received, 0);
	soup_session_send_async(client->session, message, G_PRIORITY_DEFAULT, client->cancel,
				on_answer, client);
}

static void step(struct push_client *client, enum push_event event)
{
	gint64 now = g_get_monotonic_time();
	struct push_step todo = push_step(&client->push, now, event);

	if (client->timer)
		g_source_remove(client->timer);
	client->timer = 0;
	if (todo.send)
		send_round(client);
	else if (todo.deadline != PUSH_NEVER)
		client->timer =
			g_timeout_add((guint)((todo.deadline - now) / 1000 + 1), on_due, client);
}

/* A board's game that gives way to the next one is kept until the server has had its end. */
static void keep_ended(struct push_client *client)
{
	GHashTable *now = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
						(GDestroyNotify)g_bytes_unref);
	GHashTableIter at;
	gpointer id, pgn;

	for (unsigned int i = 0; i < client->round->games->len; i++) {
		const struct round_game *game = g_ptr_array_index(client->round->games, i);

		if (game->pgn)
			g_hash_table_insert(now, g_strdup(game->id), g_bytes_ref(game->pgn));
	}
	g_hash_table_iter_init(&at, client->last);
	while (g_hash_table_iter_next(&at, &id, &pgn))
		if (!g_hash_table_contains(now, id) && client->ended->len < PUSH_ENDED_MOST)
			g_ptr_array_add(client->ended, g_bytes_ref(pgn));
	g_hash_table_unref(client->last);
	client->last = now;
}

static void on_change(void *data)
{
	struct push_client *client = data;

	keep_ended(client);
	if (g_hash_table_size(client->last) || client->ended->len)
		step(client, PUSH_CHANGED);
}

static int complain(int code, const char *what)
{
	fprintf(stderr, "touchmove-gateway: push: %s\n", what);
	return code;
}

/* From systemd's credentials alone: no configuration, argument or environment has it. */
static int read_token(struct push_client *client, const char *name)
{
	const char *folder = getenv("CREDENTIALS_DIRECTORY");
	g_autofree char *path = NULL;
	int r;

	if (!name || strchr(name, '/'))
		return complain(EXIT_INPUT, "Credential= in [push] is the name of a credential "
					    "with the token");
	if (!folder)
		return complain(EXIT_ENVIRONMENT,
				"systemd has given no credentials: LoadCredential= "
				"in the unit names the token's file");
	path = g_build_filename(folder, name, NULL);
	r = token_read(path, &client->token);
	if (r == -EINVAL)
		return complain(EXIT_INPUT, "the credential holds no token: one word of "
					    "printable letters");
	if (r < 0) {
		fprintf(stderr, "touchmove-gateway: push: credential %s: %s\n", name, strerror(-r));
		return EXIT_ENVIRONMENT;
	}
	return EXIT_DONE;
}

int push_client_open(struct push_client *client, struct round *round,
		     const struct feed_configuration *configuration)
{
	int code;

	memset(client, 0, sizeof(*client));
	if (!configuration->push_address)
		return EXIT_DONE;
	if (!token_may_go_to(configuration->push_address))
		return complain(EXIT_INPUT, "Address= must begin with https://: the token would go "
					    "unencrypted");
	code = read_token(client, configuration->push_credential);
	if (code != EXIT_DONE)
		return code;
	client->address = configuration->push_address;
	client->round = round;
	/* A desktop's settings of proxies are no concern of a service. */
	client->session = soup_session_new_with_options("timeout", ANSWER_WAIT, "idle-timeout", 60,
							"user-agent", "touchmove ",
							"proxy-resolver", NULL, NULL);
	client->cancel = g_cancellable_new();
	client->last = g_hash_table_new_full(g_str_hash, g_str_equal, g_free,
					     (GDestroyNotify)g_bytes_unref);
	client->ended = g_ptr_array_new_with_free_func((GDestroyNotify)g_bytes_unref);
	client->received = g_byte_array_new();
	client->errors = g_array_new(FALSE, FALSE, sizeof(struct push_error));
	push_begin(&client->push, g_get_monotonic_time());
	round_watch(round, on_change, client);
	return EXIT_DONE;
}

void push_client_close(struct push_client *client)
{
	if (!client->address)
		return;
	g_cancellable_cancel(client->cancel);
	soup_session_abort(client->session);
	/* Its callbacks come now, and find themselves cancelled. */
	while (g_main_context_iteration(NULL, FALSE))
		;
	if (client->timer)
		g_source_remove(client->timer);
	g_object_unref(client->session);
	g_object_unref(client->cancel);
	g_hash_table_unref(client->last);
	g_ptr_array_unref(client->ended);
	g_byte_array_unref(client->received);
	g_array_unref(client->errors);
	token_free(client->token);
	memset(client, 0, sizeof(*client));
}
