/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Listening, limits, Host and ETag. */
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

#include "feed/http.h"

struct connection {
	HttpStream *stream;
	gint64 since;	/* when it last did something, in µs */
	bool answering; /* a request has been read, and its answer is not all sent */
};

/* A path, and who may ask for it. */
struct served {
	const struct http *http;
	bool (*allows)(void *data, SoupServerMessage *message);
	const char *refusal;
	void *data;
};

/* libsoup knows a connection that was accepted for it by its addresses alone. */
static char *name_of(GSocketAddress *remote)
{
	return remote ? g_socket_connectable_to_string(G_SOCKET_CONNECTABLE(remote)) : g_strdup("");
}

static struct connection *connection_of(const struct http *http, SoupServerMessage *message)
{
	g_autofree char *name = name_of(soup_server_message_get_remote_address(message));

	return g_hash_table_lookup(http->connections, name);
}

HttpStream *http_stream_of(const struct http *http, SoupServerMessage *message)
{
	struct connection *connection = connection_of(http, message);

	return connection ? g_object_ref(connection->stream) : NULL;
}

static GSocket *socket_of(const struct connection *connection)
{
	return g_socket_connection_get_socket(G_SOCKET_CONNECTION(connection->stream));
}

static void mark(struct http *http, SoupServerMessage *message, bool answering)
{
	struct connection *connection = connection_of(http, message);

	if (connection) {
		connection->answering = answering;
		connection->since = g_get_monotonic_time();
	}
}

/*
 * libsoup asks for no second request where others have accepted the connection: that is said, so
 * that no client sends one into a connection that is about to end. A WebSocket stays.
 *
 * Where libsoup listens itself it keeps connections: 3,994 polls a second instead of 1,969, for 100
 * instead of 187 µs of the gateway each. But until 3.3 (Debian 12 has 3.2) it forgets a connection
 * that its client closes between two requests without closing it, or a signal: of 20 such 20 were
 * still there a minute later, out of anybody's reach, each with its descriptor and memory. What a
 * stranger can make the gateway hold would have no bound. To be looked at again once Debian 12 is
 * not supported any more.
 */
static void on_read(SoupServer *server, SoupServerMessage *message, gpointer data)
{
	SoupMessageHeaders *answer = soup_server_message_get_response_headers(message);

	(void)server;
	if (!soup_message_headers_get_one(soup_server_message_get_request_headers(message),
					  "Upgrade"))
		soup_message_headers_replace(answer, "Connection", "close");
	mark(data, message, true);
}

static void on_finished(SoupServer *server, SoupServerMessage *message, gpointer data)
{
	(void)server;
	mark(data, message, false);
}

/* A client that says nothing is not waited for: it would keep others out. */
static gboolean sweep(gpointer data)
{
	struct http *http = data;
	gint64 now = g_get_monotonic_time();
	GHashTableIter at;
	gpointer value;

	g_hash_table_iter_init(&at, http->connections);
	while (g_hash_table_iter_next(&at, NULL, &value)) {
		struct connection *connection = value;

		if (g_socket_is_closed(socket_of(connection))) {
			g_hash_table_iter_remove(&at);
		} else if (!connection->answering &&
			   now - connection->since > HTTP_IDLE_MOST * G_TIME_SPAN_SECOND) {
			g_socket_shutdown(socket_of(connection), TRUE, TRUE, NULL);
			g_hash_table_iter_remove(&at);
		}
	}
	return G_SOURCE_CONTINUE;
}

static void forget_closed(struct http *http)
{
	GHashTableIter at;
	gpointer value;

	g_hash_table_iter_init(&at, http->connections);
	while (g_hash_table_iter_next(&at, NULL, &value))
		if (g_socket_is_closed(socket_of(value)))
			g_hash_table_iter_remove(&at);
}

static void connection_free(void *data)
{
	struct connection *connection = data;

	g_object_unref(connection->stream);
	g_free(connection);
}

static void limit(GSocket *socket)
{
	g_socket_set_option(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, HTTP_UNREAD_MOST * 1000, NULL);
	g_socket_set_option(socket, IPPROTO_TCP, TCP_NODELAY, TRUE, NULL);
	g_socket_set_option(socket, SOL_SOCKET, SO_SNDBUF, HTTP_SEND_BUFFER, NULL);
}

static gboolean on_incoming(GSocketService *service, GSocketConnection *accepted, GObject *source,
			    gpointer data)
{
	struct http *http = data;
	g_autoptr(GSocketAddress) local = g_socket_connection_get_local_address(accepted, NULL);
	g_autoptr(GSocketAddress) remote = g_socket_connection_get_remote_address(accepted, NULL);
	struct connection *connection;

	(void)service, (void)source;
	if (g_hash_table_size(http->connections) >= HTTP_CONNECTIONS_MOST)
		forget_closed(http);
	if (g_hash_table_size(http->connections) >= HTTP_CONNECTIONS_MOST) {
		http->refused++;
		g_io_stream_close(G_IO_STREAM(accepted), NULL, NULL);
		return TRUE;
	}
	connection = g_new0(struct connection, 1);
	connection->stream = http_stream_new(accepted);
	connection->since = g_get_monotonic_time();
	limit(socket_of(connection));
	g_hash_table_insert(http->connections, name_of(remote), connection);
	/* No libsoup since 3.2 refuses one; where nothing came of it, sweep() would end it. */
	soup_server_accept_iostream(http->server, G_IO_STREAM(connection->stream), local, remote,
				    NULL);
	return TRUE;
}

/*
 * Machines without IPv6 have no ::1, which stands among the places by default; whatever else is
 * wrong with it is wrong with 127.0.0.1, too, but for a port that another program has.
 */
static bool may_be_missing(GInetAddress *host, const GError *error)
{
	return g_inet_address_get_family(host) == G_SOCKET_FAMILY_IPV6 &&
	       g_inet_address_get_is_loopback(host) &&
	       !g_error_matches(error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE);
}

static int listen_at(struct http *http, const char *place)
{
	g_autoptr(GSocketConnectable) address = g_network_address_parse(place, 0, NULL);
	g_autoptr(GSocketService) service = g_socket_service_new();
	g_autoptr(GSocketAddress) where = NULL;
	g_autoptr(GInetAddress) host = NULL;
	g_autoptr(GError) error = NULL;
	const char *name = g_network_address_get_hostname(G_NETWORK_ADDRESS(address));

	host = g_inet_address_new_from_string(strcmp(name, "localhost") ? name : "127.0.0.1");
	if (!host) {
		fprintf(stderr,
			"touchmove-gateway: %s cannot listen at '%s': an address is meant, "
			"such as 127.0.0.1 or 0.0.0.0, not a name\n",
			http->what, place);
		return EXIT_INPUT;
	}
	where = g_inet_socket_address_new(host,
					  g_network_address_get_port(G_NETWORK_ADDRESS(address)));
	if (!g_socket_listener_add_address(G_SOCKET_LISTENER(service), where, G_SOCKET_TYPE_STREAM,
					   G_SOCKET_PROTOCOL_TCP, NULL, NULL, &error)) {
		if (may_be_missing(host, error))
			return EXIT_DONE;
		fprintf(stderr, "touchmove-gateway: %s cannot listen at %s: %s\n", http->what,
			place, error->message);
		return EXIT_ENVIRONMENT;
	}
	g_signal_connect(service, "incoming", G_CALLBACK(on_incoming), http);
	g_socket_service_start(service);
	g_ptr_array_add(http->services, g_steal_pointer(&service));
	g_ptr_array_add(http->places, g_strdup(place));
	return EXIT_DONE;
}

/* The host without its port, and without the brackets of an address of IPv6. */
static char *host_of(const char *header)
{
	g_autoptr(GSocketConnectable) address =
		header ? g_network_address_parse(header, 80, NULL) : NULL;

	return address ? g_strdup(g_network_address_get_hostname(G_NETWORK_ADDRESS(address)))
		       : NULL;
}

static bool host_is_known(const struct http *http, SoupServerMessage *message)
{
	g_autofree char *host = host_of(soup_message_headers_get_one(
		soup_server_message_get_request_headers(message), "Host"));

	if (!host)
		return false;
	if (!g_ascii_strcasecmp(host, "localhost") || g_hostname_is_ip_address(host))
		return true;
	for (char **known = http->hosts; known && *known; known++)
		if (!g_ascii_strcasecmp(host, *known))
			return true;
	return false;
}

void http_answer_line(SoupServerMessage *message, unsigned int status, const char *text)
{
	soup_server_message_set_status(message, status, NULL);
	soup_server_message_set_response(message, "text/plain; charset=utf-8", SOUP_MEMORY_STATIC,
					 text, strlen(text));
}

static bool is_for_us(const struct http *http, SoupServerMessage *message)
{
	const char *method = soup_server_message_get_method(message);

	if (strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0)
		http_answer_line(message, SOUP_STATUS_METHOD_NOT_ALLOWED, "Only GET and HEAD.\n");
	else if (!host_is_known(http, message))
		http_answer_line(message, SOUP_STATUS_MISDIRECTED_REQUEST,
				 "This machine is not known by that name: Hosts= in [web] of "
				 "gateway.conf lists its names.\n");
	else
		return true;
	return false;
}

/*
 * A request that is answered here does not come to the path's handler. Requests have no body: their
 * headers are all that is kept, and libsoup allows 100 KiB of them.
 */
static void on_early(SoupServer *server, SoupServerMessage *message, const char *name,
		     GHashTable *query, gpointer data)
{
	const struct served *served = data;

	(void)server, (void)name, (void)query;
	soup_message_body_set_accumulate(soup_server_message_get_request_body(message), FALSE);
	if (is_for_us(served->http, message) && served->allows &&
	    !served->allows(served->data, message))
		http_answer_line(message, SOUP_STATUS_FORBIDDEN, served->refusal);
}

static void on_nothing(SoupServer *server, SoupServerMessage *message, const char *path,
		       GHashTable *query, gpointer data)
{
	(void)server, (void)path, (void)query, (void)data;
	http_answer_line(message, SOUP_STATUS_NOT_FOUND, "There is nothing here.\n");
}

/* libsoup asks the early handler of the very path that serves, and no other's. */
static struct served *guard(struct http *http, const char *path)
{
	struct served *served = g_new0(struct served, 1);

	served->http = http;
	g_ptr_array_add(http->paths, served);
	soup_server_add_early_handler(http->server, path, on_early, served, NULL);
	return served;
}

void http_serve(struct http *http, const char *path, SoupServerCallback handler, void *data)
{
	guard(http, path);
	soup_server_add_handler(http->server, path, handler, data, NULL);
}

void http_serve_socket(struct http *http, const char *path, SoupServerWebsocketCallback handler,
		       bool (*allows)(void *data, SoupServerMessage *message), const char *refusal,
		       void *data)
{
	struct served *served = guard(http, path);

	served->allows = allows;
	served->refusal = refusal;
	served->data = data;
	soup_server_add_websocket_handler(http->server, path, NULL, NULL, handler, data, NULL);
}

int http_open(struct http *http, const char *what, char **listen, char **hosts)
{
	int code = EXIT_DONE;

	memset(http, 0, sizeof(*http));
	http->what = what;
	http->hosts = hosts;
	http->server = soup_server_new("server-header", "touchmove ", NULL);
	http->connections = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, connection_free);
	http->services = g_ptr_array_new_with_free_func(g_object_unref);
	http->places = g_ptr_array_new_with_free_func(g_free);
	http->paths = g_ptr_array_new_with_free_func(g_free);
	http_serve(http, "/", on_nothing, NULL);
	g_signal_connect(http->server, "request-read", G_CALLBACK(on_read), http);
	g_signal_connect(http->server, "request-finished", G_CALLBACK(on_finished), http);
	g_signal_connect(http->server, "request-aborted", G_CALLBACK(on_finished), http);
	http->sweep = g_timeout_add_seconds(HTTP_IDLE_MOST / 3, sweep, http);
	for (; *listen && code == EXIT_DONE; listen++)
		code = listen_at(http, *listen);
	return code;
}

void http_close(struct http *http)
{
	if (!http->server)
		return;
	g_source_remove(http->sweep);
	for (unsigned int i = 0; i < http->services->len; i++)
		g_socket_service_stop(g_ptr_array_index(http->services, i));
	g_ptr_array_unref(http->paths);
	g_ptr_array_unref(http->services);
	g_ptr_array_unref(http->places);
	soup_server_disconnect(http->server);
	g_clear_object(&http->server);
	g_hash_table_unref(http->connections);
}

void http_cut(const struct http *http, SoupServerMessage *message)
{
	struct connection *connection = connection_of(http, message);

	if (connection)
		g_socket_shutdown(socket_of(connection), TRUE, TRUE, NULL);
}

unsigned int http_connections(const struct http *http)
{
	GHashTableIter at;
	gpointer value;
	unsigned int count = 0;

	g_hash_table_iter_init(&at, http->connections);
	while (g_hash_table_iter_next(&at, NULL, &value))
		count += !g_socket_is_closed(socket_of(value));
	return count;
}

/* "*", or a list of tags, quoted as the standard has it or bare as some clients write them. */
static bool has_tag(const char *header, const char *tag)
{
	g_auto(GStrv) words = g_strsplit_set(header ? header : "", ", \t", -1);

	for (char **word = words; *word; word++) {
		const char *name = g_str_has_prefix(*word, "W/") ? *word + 2 : *word;
		size_t length = strlen(name);

		if (length >= 2 && name[0] == '"' && name[length - 1] == '"') {
			name++;
			length -= 2;
		}
		if (!strcmp(*word, "*") || (length == strlen(tag) && !strncmp(name, tag, length)))
			return true;
	}
	return false;
}

char *http_tag(GBytes *text)
{
	char *tag = g_compute_checksum_for_bytes(G_CHECKSUM_SHA256, text);

	tag[32] = '\0'; /* 128 bits tell any two apart */
	return tag;
}

void http_answer_bytes(SoupServerMessage *message, const char *type, GBytes *text, const char *tag)
{
	SoupMessageHeaders *answer = soup_server_message_get_response_headers(message);
	g_autofree char *quoted = g_strdup_printf("\"%s\"", tag);

	soup_message_headers_replace(answer, "ETag", quoted);
	soup_message_headers_replace(answer, "Cache-Control", "no-cache");
	soup_message_headers_replace(answer, "X-Content-Type-Options", "nosniff");
	if (has_tag(soup_message_headers_get_list(soup_server_message_get_request_headers(message),
						  "If-None-Match"),
		    tag)) {
		soup_server_message_set_status(message, SOUP_STATUS_NOT_MODIFIED, NULL);
		return;
	}
	soup_server_message_set_status(message, SOUP_STATUS_OK, NULL);
	/*
	 * libsoup would answer with a part, and pays no heed to If-Range: what has changed in
	 * between would be put together wrongly. The whole is always right (RFC 9110, 14.2).
	 */
	soup_message_headers_remove(soup_server_message_get_request_headers(message), "Range");
	soup_message_headers_replace(answer, "Content-Type", type);
	/* A round without a game is empty, which libsoup takes for a mistake. */
	if (g_bytes_get_size(text))
		soup_message_body_append_bytes(soup_server_message_get_response_body(message),
					       text);
}

void http_answer(SoupServerMessage *message, const char *type, char *text, size_t length)
{
	g_autoptr(GBytes) bytes = g_bytes_new_take(text, length);
	g_autofree char *tag = http_tag(bytes);

	http_answer_bytes(message, type, bytes, tag);
}
