/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A stranger's connection, read a share at a time. libsoup reads a WebSocket for as long as bytes
 * come, in one go, and keeps a message of many frames however long it grows: one client that sends
 * without a pause kept all others out, and the gateway's memory had no bound.
 */
#ifndef TOUCHMOVE_FEED_HTTP_STREAM_H
#define TOUCHMOVE_FEED_HTTP_STREAM_H

#include <gio/gio.h>

#define HTTP_STREAM_TYPE (http_stream_get_type())
G_DECLARE_FINAL_TYPE(HttpStream, http_stream, HTTP, STREAM, GTcpConnection)

/* The connection that @accepted is, which it keeps, to be read so; the caller's to unref. */
HttpStream *http_stream_new(GSocketConnection *accepted);

/* Once @bytes more have come, counted from now, the next read fails. At first none does. */
void http_stream_allow(HttpStream *stream, gint64 bytes);

/* How many bytes have come. */
gint64 http_stream_come(HttpStream *stream);

#endif
