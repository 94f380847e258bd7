/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Carries LiveChess's frames over WebSockets, and says who may open one. */
#include <string.h>

#include "feed/livechess_server.h"

/* What a reader that does not read may leave unsent, beside the kernel's buffer, in bytes. */
#define BACKLOG_MOST 65536
/*
 * What may come without a whole message, in bytes: libsoup bounds a frame, but no message of many,
 * and no pings. A page that only listens sends some 6 bytes each PING_PERIOD, and has to connect
 * again after two weeks.
 */
#define SILENT_MOST 262144
/* A connection that is dead without a word is found out by unanswered pings, in s. */
#define PING_PERIOD 30

struct session {
	struct livechess_server *server;
	SoupWebsocketConnection *socket;
	HttpStream *stream; /* the same, below libsoup */
	struct livechess livechess;
	size_t backlog; /* bytes handed over since the socket last took some */
	gint64 taken;	/* what had come when the socket took some */
	bool full;
};

/*
 * Whoever serves a page from this machine can open a socket here without a browser, too: loopback
 * is trusted.
 */
static bool is_loopback(const char *origin)
{
	g_autoptr(GUri) uri = g_uri_parse(origin, G_URI_FLAGS_NONE, NULL);
	g_autoptr(GInetAddress) address = NULL;

	if (!uri || !g_uri_get_host(uri))
		return false;
	if (!strcmp(g_uri_get_host(uri), "localhost"))
		return true;
	address = g_inet_address_new_from_string(g_uri_get_host(uri));
	return address && g_inet_address_get_is_loopback(address);
}

/* NULL where no browser is at work: what is no page of a stranger may ask. */
static bool origin_is_allowed(const struct livechess_server *server, const char *origin)
{
	if (!origin || is_loopback(origin))
		return true;
	for (char **known = server->configuration->livechess_origins; *known; known++)
		if (!g_ascii_strcasecmp(origin, *known))
			return true;
	return false;
}

/* Before the upgrade to a WebSocket, which a page may open wherever it comes from. */
static bool allows(void *data, SoupServerMessage *message)
{
	const struct livechess_server *server = data;
	const char *origin = soup_message_headers_get_one(
		soup_server_message_get_request_headers(message), "Origin");
	SoupMessageHeaders *answer = soup_server_message_get_response_headers(message);

	if (!origin_is_allowed(server, origin))
		return false;
	if (origin) {
		soup_message_headers_replace(answer, "Access-Control-Allow-Origin", origin);
		soup_message_headers_replace(answer, "Vary", "Origin");
	}
	return true;
}

static bool takes_some(const struct session *session)
{
	GIOStream *stream = soup_websocket_connection_get_io_stream(session->socket);

	return g_pollable_output_stream_is_writable(
		G_POLLABLE_OUTPUT_STREAM(g_io_stream_get_output_stream(stream)));
}

static void send_frame(void *data, const char *text)
{
	struct session *session = data;

	if (session->full ||
	    soup_websocket_connection_get_state(session->socket) != SOUP_WEBSOCKET_STATE_OPEN)
		return;
	if (takes_some(session))
		session->backlog = 0;
	session->backlog += strlen(text);
	session->full = session->backlog > BACKLOG_MOST;
	if (!session->full)
		soup_websocket_connection_send_text(session->socket, text);
}

static void session_free(void *data)
{
	struct session *session = data;

	g_signal_handlers_disconnect_by_data(session->socket, session);
	livechess_clear(&session->livechess);
	g_object_unref(session->socket);
	g_clear_object(&session->stream);
	g_free(session);
}

/*
 * A reader that fell behind is cut off: it connects again and is told how things stand. Its socket
 * is closed under libsoup, which would wait for what is unsent; libsoup then says that it has
 * ended.
 */
static void end_if_full(struct session *session)
{
	if (session->full && session->stream)
		g_socket_close(g_socket_connection_get_socket(G_SOCKET_CONNECTION(session->stream)),
			       NULL);
}

static void stop_ticking(struct livechess_server *server)
{
	if (server->tick && !server->sessions->len) {
		g_source_remove(server->tick);
		server->tick = 0;
	}
}

static void on_closed(SoupWebsocketConnection *socket, gpointer data)
{
	struct session *session = data;
	struct livechess_server *server = session->server;

	(void)socket;
	g_ptr_array_remove_fast(server->sessions, session);
	stop_ticking(server);
}

/*
 * The next message may come, and what is to be answered to others, such as pings, is bounded where
 * nothing is read.
 */
static void go_on(struct session *session)
{
	gint64 come;

	if (!session->stream)
		return;
	come = http_stream_come(session->stream);
	http_stream_allow(session->stream, SILENT_MOST);
	if (takes_some(session))
		session->taken = come;
	session->full |= come - session->taken > BACKLOG_MOST;
}

static void on_message(SoupWebsocketConnection *socket, SoupWebsocketDataType type, GBytes *message,
		       gpointer data)
{
	struct session *session = data;
	gsize length;
	const char *text = g_bytes_get_data(message, &length);

	(void)socket, (void)type;
	go_on(session);
	livechess_receive(&session->livechess, text ? text : "", length);
	end_if_full(session);
}

static void tell(struct livechess_server *server, const struct board *board)
{
	for (unsigned int i = 0; i < server->sessions->len; i++) {
		struct session *session = g_ptr_array_index(server->sessions, i);

		livechess_board_changed(&session->livechess, board);
		end_if_full(session);
	}
}

static void on_board(void *data, struct board *board, unsigned int change)
{
	if (change & (BOARD_MOVES | BOARD_CLOCK))
		tell(data, board);
}

static gboolean on_tick(gpointer data)
{
	struct livechess_server *server = data;

	for (unsigned int i = 0; i < server->boards->list->len; i++) {
		const struct board *board = g_ptr_array_index(server->boards->list, i);

		if (board->clock.running >= 0)
			tell(server, board);
	}
	return G_SOURCE_CONTINUE;
}

static void on_socket(SoupServer *soup, SoupServerMessage *message, const char *path,
		      SoupWebsocketConnection *socket, gpointer data)
{
	struct livechess_server *server = data;
	struct session *session = g_new0(struct session, 1);

	(void)soup, (void)path;
	session->server = server;
	session->socket = g_object_ref(socket);
	session->stream = http_stream_of(&server->http, message);
	livechess_init(&session->livechess, server->boards, send_frame, session);
	soup_websocket_connection_set_max_incoming_payload_size(socket, LIVECHESS_FRAME_MOST);
	soup_websocket_connection_set_keepalive_interval(socket, PING_PERIOD);
	g_signal_connect(socket, "message", G_CALLBACK(on_message), session);
	g_signal_connect(socket, "closed", G_CALLBACK(on_closed), session);
	go_on(session);
	g_ptr_array_add(server->sessions, session);
	if (!server->tick)
		server->tick = g_timeout_add_seconds(1, on_tick, server);
}

static void on_eboards(SoupServer *soup, SoupServerMessage *message, const char *path,
		       GHashTable *query, gpointer data)
{
	struct livechess_server *server = data;
	struct json_object *list;
	char *text;

	(void)soup, (void)path, (void)query;
	list = livechess_eboards(server->boards);
	text = g_strdup(json_object_to_json_string_ext(
		list, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));
	json_object_put(list);
	http_answer(message, "application/json; charset=utf-8", text, strlen(text));
}

int livechess_server_open(struct livechess_server *server, struct boards *boards,
			  const struct feed_configuration *configuration)
{
	int code;

	server->boards = boards;
	server->configuration = configuration;
	server->sessions = g_ptr_array_new_with_free_func(session_free);
	code = http_open(&server->http, "LiveChess", configuration->livechess_listen,
			 configuration->web_hosts);
	if (code != EXIT_DONE)
		return code;
	/* A frame of a few bytes could be inflated to a thousand times as many. */
	soup_server_remove_websocket_extension(server->http.server,
					       SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE);
	http_serve_socket(&server->http, LIVECHESS_PATH, on_socket, allows,
			  "This page may not connect: Origins= in [livechess] of gateway.conf "
			  "lists those that may.\n",
			  server);
	http_serve(&server->http, LIVECHESS_PATH "/eboards", on_eboards, server);
	boards_watch(boards, on_board, server);
	return EXIT_DONE;
}

void livechess_server_close(struct livechess_server *server)
{
	if (!server->sessions)
		return;
	g_ptr_array_set_size(server->sessions, 0);
	stop_ticking(server);
	g_ptr_array_unref(server->sessions);
	http_close(&server->http);
}
