/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One attempt is one HTTP request with its answer, from its sending to its end. Whoever gives an
 * attempt up forgets it; it ends by itself, and tells nobody.
 */
#include <string.h>

#include "feed/play/client.h"
#include "util/text.h"

/* A request without an answer for so long, in s, has failed. */
#define ANSWER_WAIT 20
/* Of the answer to a request that was refused so much is looked at. */
#define ERROR_MOST 4096
#define READ_SIZE  4096

enum attempt_kind {
	ATTEMPT_STREAM,
	ATTEMPT_REQUEST,
	ATTEMPT_HELD,
};

struct attempt {
	struct client *client;
	enum attempt_kind kind;
	struct client_line *line; /* ATTEMPT_STREAM */
	bool given_up;
	unsigned int status;
	GCancellable *cancel;
	GInputStream *stream;
	GByteArray *received; /* an unfinished line, or the answer */
	guint timer;
	char error[API_TEXT_SIZE];
};

static void step_line(struct client_line *line, enum stream_event event);

static void attempt_free(struct attempt *attempt)
{
	attempt->client->attempts--;
	if (attempt->timer)
		g_source_remove(attempt->timer);
	g_clear_object(&attempt->stream);
	g_object_unref(attempt->cancel);
	g_byte_array_unref(attempt->received);
	g_free(attempt);
}

static void give_up(struct attempt **attempt)
{
	if (!*attempt)
		return;
	(*attempt)->given_up = true;
	g_cancellable_cancel((*attempt)->cancel);
	*attempt = NULL;
}

/* Lost once is told once, and so is its return. */
static void note_lost(struct client_line *line, const char *why)
{
	const struct client_hooks *hooks = line->client->hooks;

	if (line->lost == (why != NULL))
		return;
	line->lost = why != NULL;
	hooks->lost(hooks->data, why);
}

/* 401 and 403 say that the token is wrong; of a game also that it is not ours. */
static void end_stream(struct attempt *attempt)
{
	const struct client_hooks *hooks = attempt->client->hooks;
	struct client_line *line = attempt->line;
	unsigned int status = attempt->status;
	char why[API_TEXT_SIZE];

	line->attempt = NULL;
	if (line->which == CLIENT_EVENTS && (status == 401 || status == 403)) {
		hooks->denied(hooks->data);
		return;
	}
	g_snprintf(why, sizeof(why), "%.120s", attempt->error);
	if (status >= 300 && !why[0])
		g_snprintf(why, sizeof(why), "it says %u", status);
	/* A stream that ends as such is opened again without a word, until that fails. */
	if (why[0])
		note_lost(line, why);
	step_line(line, status == 429			? STREAM_LIMITED
			: status >= 300 && status < 500 ? STREAM_REFUSED
							: STREAM_ENDED);
}

static void finish(struct attempt *attempt)
{
	struct client *client = attempt->client;
	const struct client_hooks *hooks = client->hooks;
	char error[API_TEXT_SIZE];
	unsigned int status = attempt->status;
	enum attempt_kind kind = attempt->kind;

	if (attempt->given_up) {
		attempt_free(attempt);
		return;
	}
	if (kind == ATTEMPT_STREAM) {
		end_stream(attempt);
		attempt_free(attempt);
		return;
	}
	if (attempt->error[0]) {
		status = 0;
		g_strlcpy(error, attempt->error, sizeof(error));
	} else {
		api_error_read((const char *)attempt->received->data, attempt->received->len,
			       error);
		if (!error[0])
			g_snprintf(error, sizeof(error), "it says %u", status);
	}
	if (kind == ATTEMPT_REQUEST)
		client->request = NULL;
	else
		client->held = NULL;
	attempt_free(attempt);
	if (kind == ATTEMPT_REQUEST)
		hooks->answer(hooks->data, status, error);
	else
		hooks->held_end(hooks->data, status, error);
}

static void fail(struct attempt *attempt, const char *why)
{
	if (!attempt->error[0])
		g_strlcpy(attempt->error, why, sizeof(attempt->error));
	text_clean(attempt->error);
	finish(attempt);
}

/* A line that cannot be read is passed over: the next one has all that counts. */
static void take_line(struct attempt *attempt, const char *line, gsize size)
{
	const struct client_hooks *hooks = attempt->client->hooks;
	struct api_event event;

	if (!api_event_read(line, size, &event))
		return;
	hooks->event(hooks->data, &event);
	api_event_clear(&event);
}

static void take_lines(struct attempt *attempt)
{
	GByteArray *received = attempt->received;
	const guint8 *end;

	while (!attempt->given_up && received->len &&
	       (end = memchr(received->data, '\n', received->len))) {
		guint length = (guint)(end - received->data);

		if (length)
			take_line(attempt, (const char *)received->data, length);
		g_byte_array_remove_range(received, 0, length + 1);
	}
}

static void on_more(GObject *source, GAsyncResult *result, gpointer data);

static void read_more(struct attempt *attempt)
{
	g_input_stream_read_bytes_async(attempt->stream, READ_SIZE, G_PRIORITY_DEFAULT,
					attempt->cancel, on_more, attempt);
}

/* Returns false where the attempt has come to its end. */
static bool take_bytes(struct attempt *attempt, const void *more, gsize size)
{
	if (attempt->kind == ATTEMPT_STREAM && attempt->status == 200) {
		g_byte_array_append(attempt->received, more, (guint)size);
		note_lost(attempt->line, NULL);
		step_line(attempt->line, STREAM_LINE);
		take_lines(attempt);
		if (attempt->given_up || attempt->received->len <= API_LINE_MOST)
			return true;
		g_strlcpy(attempt->error, "a line is too long", sizeof(attempt->error));
		return false;
	}
	/* What is held open says nothing but that it is. */
	if (attempt->kind == ATTEMPT_HELD && attempt->status == 200)
		return true;
	g_byte_array_append(attempt->received, more, (guint)size);
	return attempt->received->len < ERROR_MOST;
}

static void on_more(GObject *source, GAsyncResult *result, gpointer data)
{
	g_autoptr(GError) error = NULL;
	g_autoptr(GBytes) bytes =
		g_input_stream_read_bytes_finish(G_INPUT_STREAM(source), result, &error);
	struct attempt *attempt = data;
	gsize size;
	const void *more;

	if (attempt->given_up || !bytes) {
		if (attempt->given_up)
			finish(attempt);
		else
			fail(attempt, error->message);
		return;
	}
	more = g_bytes_get_data(bytes, &size);
	if (size && take_bytes(attempt, more, size))
		read_more(attempt);
	else
		finish(attempt);
}

static void on_answer(GObject *source, GAsyncResult *result, gpointer data)
{
	SoupSession *session = SOUP_SESSION(source);
	SoupMessage *message = soup_session_get_async_result_message(session, result);
	g_autoptr(GError) error = NULL;
	struct attempt *attempt = data;

	attempt->stream = soup_session_send_finish(session, result, &error);
	attempt->status = soup_message_get_status(message);
	if (attempt->given_up) {
		finish(attempt);
	} else if (!attempt->stream) {
		attempt->status = 0;
		fail(attempt, error->message);
	} else {
		/* Streams and what is held open have as long as they last. */
		if (attempt->kind == ATTEMPT_HELD && attempt->timer) {
			g_source_remove(attempt->timer);
			attempt->timer = 0;
		}
		if (attempt->kind == ATTEMPT_STREAM && attempt->status == 200) {
			step_line(attempt->line, STREAM_LINE);
			note_lost(attempt->line, NULL);
			if (attempt->line->which == CLIENT_EVENTS)
				attempt->client->hooks->open(attempt->client->hooks->data);
		}
		read_more(attempt);
	}
}

static gboolean on_no_answer(gpointer data)
{
	struct attempt *attempt = data;

	attempt->timer = 0;
	g_strlcpy(attempt->error, "no answer", sizeof(attempt->error));
	g_cancellable_cancel(attempt->cancel);
	return G_SOURCE_REMOVE;
}

static struct attempt *begin(struct client *client, enum attempt_kind kind, const char *method,
			     const char *path, const char *form)
{
	struct attempt *attempt = g_new0(struct attempt, 1);
	g_autofree char *address = g_strconcat(client->server, path, NULL);
	g_autoptr(SoupMessage) message = soup_message_new(method, address);
	SoupMessageHeaders *headers = soup_message_get_request_headers(message);

	attempt->client = client;
	attempt->kind = kind;
	attempt->cancel = g_cancellable_new();
	attempt->received = g_byte_array_new();
	client->attempts++;
	soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT);
	soup_message_headers_replace(headers, "Authorization", client->bearer);
	if (form) {
		g_autoptr(GBytes) body = g_bytes_new(form, strlen(form));

		soup_message_set_request_body_from_bytes(message,
							 "application/x-www-form-urlencoded", body);
	}
	if (kind != ATTEMPT_STREAM)
		attempt->timer = g_timeout_add_seconds(ANSWER_WAIT, on_no_answer, attempt);
	soup_session_send_async(client->session, message, G_PRIORITY_DEFAULT, attempt->cancel,
				on_answer, attempt);
	return attempt;
}

static gboolean on_due(gpointer data)
{
	struct client_line *line = data;

	line->timer = 0;
	step_line(line, STREAM_DUE);
	return G_SOURCE_REMOVE;
}

static void step_line(struct client_line *line, enum stream_event event)
{
	gint64 now = g_get_monotonic_time();
	struct stream_step step = stream_step(&line->stream, now, event);

	if (line->timer)
		g_source_remove(line->timer);
	line->timer = 0;
	if (step.cut) {
		if (event == STREAM_DUE)
			note_lost(line, "it says nothing any more");
		give_up(&line->attempt);
	}
	if (step.connect) {
		line->attempt =
			begin(line->client, ATTEMPT_STREAM, SOUP_METHOD_GET, line->path, NULL);
		line->attempt->line = line;
	}
	if (step.deadline != STREAM_NEVER)
		line->timer = g_timeout_add((guint)(MAX(step.deadline - now, 0) / 1000 + 1), on_due,
					    line);
}

void client_listen(struct client *client)
{
	struct client_line *line = &client->lines[CLIENT_EVENTS];

	line->path = g_strdup("/api/stream/event");
	step_line(line, STREAM_WANTED);
}

void client_follow(struct client *client, const char *id)
{
	struct client_line *line = &client->lines[CLIENT_GAME];

	step_line(line, STREAM_UNWANTED);
	line->lost = false;
	g_clear_pointer(&line->path, g_free);
	if (!id)
		return;
	line->path = g_strdup_printf("/api/board/game/stream/%s", id);
	line->stream.next = 0;
	step_line(line, STREAM_WANTED);
}

static struct attempt *post(struct client *client, enum attempt_kind kind,
			    const struct api_request *request)
{
	g_autofree char *path = api_request_path(request), *form = api_request_form(request);

	return begin(client, kind, SOUP_METHOD_POST, path, form);
}

void client_send(struct client *client, const struct api_request *request)
{
	client->request = post(client, ATTEMPT_REQUEST, request);
}

void client_hold(struct client *client, const struct api_request *request)
{
	client_let_go(client);
	client->held = post(client, ATTEMPT_HELD, request);
}

void client_let_go(struct client *client)
{
	give_up(&client->held);
}

void client_open(struct client *client, const char *server, const char *token,
		 const struct client_hooks *hooks)
{
	memset(client, 0, sizeof(*client));
	client->server = g_strdup(server);
	if (g_str_has_suffix(client->server, "/"))
		client->server[strlen(client->server) - 1] = '\0';
	client->bearer = g_strconcat("Bearer ", token, NULL);
	client->hooks = hooks;
	/* Two streams, one held open and one request; idle ones are no concern of ours. */
	client->session = soup_session_new_with_options("timeout", 0, "idle-timeout", 60,
							"max-conns-per-host", 8, "user-agent",
							"touchmove ", "proxy-resolver", NULL, NULL);
	for (unsigned int i = 0; i < CLIENT_STREAMS; i++) {
		client->lines[i].client = client;
		client->lines[i].which = (enum client_stream)i;
	}
}

void client_close(struct client *client)
{
	if (!client->session)
		return;
	for (unsigned int i = 0; i < CLIENT_STREAMS; i++) {
		step_line(&client->lines[i], STREAM_UNWANTED);
		g_clear_pointer(&client->lines[i].path, g_free);
	}
	give_up(&client->request);
	give_up(&client->held);
	soup_session_abort(client->session);
	/* Their callbacks come now, and find themselves given up. */
	while (client->attempts)
		g_main_context_iteration(NULL, TRUE);
	g_object_unref(client->session);
	memset(client->bearer, 0, strlen(client->bearer));
	g_free(client->bearer);
	g_free(client->server);
	memset(client, 0, sizeof(*client));
}
