/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A connection of TCP whose input has a filter over it. */
#include <stdbool.h>

#include "feed/http_stream.h"

struct _HttpInput {
	GFilterInputStream parent;
	GSocket *socket;
	gint64 come;
	gint64 most; /* of come */
	bool has_read;
};

#define HTTP_INPUT_TYPE (http_input_get_type())
G_DECLARE_FINAL_TYPE(HttpInput, http_input, HTTP, INPUT, GFilterInputStream)

struct _HttpStream {
	GTcpConnection parent;
	HttpInput *input;
};

static GPollableInputStream *base_of(GPollableInputStream *input)
{
	return G_POLLABLE_INPUT_STREAM(
		g_filter_input_stream_get_base_stream(G_FILTER_INPUT_STREAM(input)));
}

static gboolean is_readable(GPollableInputStream *input)
{
	return g_pollable_input_stream_is_readable(base_of(input));
}

static GSource *create_source(GPollableInputStream *input, GCancellable *cancellable)
{
	g_autoptr(GSource) source =
		g_pollable_input_stream_create_source(base_of(input), cancellable);

	return g_pollable_source_new_full(input, source, NULL);
}

/*
 * Every other read finds nothing: whoever reads for as long as there is something has to wait for
 * the loop, in which the other connections have their turn.
 */
static gssize read_some(GPollableInputStream *pollable, void *buffer, gsize size, GError **error)
{
	HttpInput *input = HTTP_INPUT(pollable);
	gssize count;

	/* One that is closed has no next time. */
	input->has_read = !input->has_read || g_socket_is_closed(input->socket);
	if (!input->has_read) {
		g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_WOULD_BLOCK, "the next time");
		return -1;
	}
	if (input->come >= input->most) {
		g_set_error_literal(error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, "too much");
		return -1;
	}
	count = g_pollable_input_stream_read_nonblocking(base_of(pollable), buffer, size, NULL,
							 error);
	if (count > 0)
		input->come += count;
	return count;
}

static void http_input_pollable_init(GPollableInputStreamInterface *class)
{
	class->is_readable = is_readable;
	class->create_source = create_source;
	class->read_nonblocking = read_some;
}

G_DEFINE_TYPE_WITH_CODE(HttpInput, http_input, G_TYPE_FILTER_INPUT_STREAM,
			G_IMPLEMENT_INTERFACE(G_TYPE_POLLABLE_INPUT_STREAM,
					      http_input_pollable_init))

static void http_input_finalize(GObject *object)
{
	g_clear_object(&HTTP_INPUT(object)->socket);
	G_OBJECT_CLASS(http_input_parent_class)->finalize(object);
}

static void http_input_class_init(HttpInputClass *class)
{
	G_OBJECT_CLASS(class)->finalize = http_input_finalize;
}

static void http_input_init(HttpInput *input)
{
	input->most = G_MAXINT64;
}

G_DEFINE_TYPE(HttpStream, http_stream, G_TYPE_TCP_CONNECTION)

static GInputStream *get_input_stream(GIOStream *io)
{
	HttpStream *stream = HTTP_STREAM(io);
	GInputStream *base;

	if (!stream->input) {
		base = G_IO_STREAM_CLASS(http_stream_parent_class)->get_input_stream(io);
		stream->input = g_object_new(HTTP_INPUT_TYPE, "base-stream", base, NULL);
		stream->input->socket =
			g_object_ref(g_socket_connection_get_socket(G_SOCKET_CONNECTION(stream)));
	}
	return G_INPUT_STREAM(stream->input);
}

static void http_stream_finalize(GObject *object)
{
	g_clear_object(&HTTP_STREAM(object)->input);
	G_OBJECT_CLASS(http_stream_parent_class)->finalize(object);
}

static void http_stream_class_init(HttpStreamClass *class)
{
	G_OBJECT_CLASS(class)->finalize = http_stream_finalize;
	G_IO_STREAM_CLASS(class)->get_input_stream = get_input_stream;
}

static void http_stream_init(HttpStream *stream)
{
	(void)stream;
}

HttpStream *http_stream_new(GSocketConnection *accepted)
{
	HttpStream *stream = g_object_new(HTTP_STREAM_TYPE, "socket",
					  g_socket_connection_get_socket(accepted), NULL);

	/* It would close the socket as it ends. */
	g_object_set_data_full(G_OBJECT(stream), "accepted", g_object_ref(accepted),
			       g_object_unref);
	return stream;
}

void http_stream_allow(HttpStream *stream, gint64 bytes)
{
	HttpInput *input = HTTP_INPUT(get_input_stream(G_IO_STREAM(stream)));

	input->most = input->come + bytes;
}

gint64 http_stream_come(HttpStream *stream)
{
	return HTTP_INPUT(get_input_stream(G_IO_STREAM(stream)))->come;
}
