/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps streams of events open, and counts what each has not taken yet. */
#include <string.h>

#include "feed/viewers.h"

struct viewer {
	struct viewers *viewers;
	SoupServerMessage *message;
	gsize unsent; /* bytes of the body that the socket has not taken */
	gsize most;   /* of them; the first events are free */
	bool behind;  /* there were more at a look, and have been since */
	bool is_cut;  /* it leaves the list once libsoup has noticed */
};

static bool leaves_too_much(const struct viewer *viewer)
{
	return viewer->unsent > viewer->most;
}

static void on_wrote(SoupServerMessage *message, guint size, gpointer data)
{
	struct viewer *viewer = data;

	(void)message;
	viewer->unsent -= MIN(size, viewer->unsent);
	viewer->behind &= leaves_too_much(viewer);
}

static void on_finished(SoupServerMessage *message, gpointer data)
{
	struct viewer *viewer = data;

	(void)message;
	g_ptr_array_remove_fast(viewer->viewers->list, viewer);
}

static void viewer_free(void *data)
{
	struct viewer *viewer = data;

	g_signal_handlers_disconnect_by_data(viewer->message, viewer);
	g_object_unref(viewer->message);
	g_free(viewer);
}

static void append(struct viewer *viewer, GBytes *event)
{
	soup_message_body_append_bytes(soup_server_message_get_response_body(viewer->message),
				       event);
	viewer->unsent += g_bytes_get_size(event);
}

void viewers_init(struct viewers *viewers, const struct http *http)
{
	viewers->http = http;
	viewers->list = g_ptr_array_new_with_free_func(viewer_free);
	viewers->look = 0;
}

void viewers_clear(struct viewers *viewers)
{
	g_clear_handle_id(&viewers->look, g_source_remove);
	if (viewers->list)
		g_ptr_array_unref(viewers->list);
	viewers->list = NULL;
}

static void refuse(SoupServerMessage *message)
{
	static const char text[] = "Too many look on at present.\n";

	soup_server_message_set_status(message, SOUP_STATUS_SERVICE_UNAVAILABLE, NULL);
	soup_message_headers_replace(soup_server_message_get_response_headers(message),
				     "Retry-After", "10");
	soup_server_message_set_response(message, "text/plain; charset=utf-8", SOUP_MEMORY_STATIC,
					 text, strlen(text));
}

static void begin(SoupServerMessage *message)
{
	SoupMessageHeaders *answer = soup_server_message_get_response_headers(message);

	soup_server_message_set_status(message, SOUP_STATUS_OK, NULL);
	soup_message_headers_set_content_type(answer, "text/event-stream", NULL);
	soup_message_headers_replace(answer, "Cache-Control", "no-store");
	soup_message_headers_replace(answer, "X-Content-Type-Options", "nosniff");
}

void viewers_add(struct viewers *viewers, SoupServerMessage *message, GBytes *const *first)
{
	struct viewer *viewer;

	if (viewers->list->len >= VIEWERS_MOST) {
		refuse(message);
		return;
	}
	begin(message);
	if (!strcmp(soup_server_message_get_method(message), "HEAD"))
		return;
	soup_message_headers_set_encoding(soup_server_message_get_response_headers(message),
					  SOUP_ENCODING_CHUNKED);
	soup_message_body_set_accumulate(soup_server_message_get_response_body(message), FALSE);
	viewer = g_new0(struct viewer, 1);
	viewer->viewers = viewers;
	viewer->message = g_object_ref(message);
	for (; *first; first++)
		append(viewer, *first);
	viewer->most = viewer->unsent + VIEWER_BACKLOG_MOST;
	g_signal_connect(message, "wrote-body-data", G_CALLBACK(on_wrote), viewer);
	g_signal_connect(message, "finished", G_CALLBACK(on_finished), viewer);
	g_ptr_array_add(viewers->list, viewer);
}

static void look_at(struct viewer *viewer, bool is_late)
{
	if (viewer->behind && !is_late && !viewer->is_cut) {
		viewer->is_cut = true;
		http_cut(viewer->viewers->http, viewer->message);
	}
	viewer->behind = leaves_too_much(viewer);
}

static gboolean on_look(gpointer data)
{
	struct viewers *viewers = data;
	gint64 now = g_get_monotonic_time();
	bool is_late = now - viewers->looked_at > VIEWER_LOOK_LATE * G_TIME_SPAN_SECOND;
	bool any = false;

	viewers->looked_at = now;
	for (unsigned int i = 0; i < viewers->list->len; i++) {
		struct viewer *viewer = g_ptr_array_index(viewers->list, i);

		look_at(viewer, is_late);
		any |= viewer->behind;
	}
	if (!any)
		viewers->look = 0;
	return any;
}

static void send_to(struct viewer *viewer, GBytes *event)
{
	struct viewers *viewers = viewer->viewers;

	if (viewer->is_cut)
		return;
	append(viewer, event);
	soup_server_message_unpause(viewer->message);
	if (!leaves_too_much(viewer) || viewers->look)
		return;
	viewers->looked_at = g_get_monotonic_time();
	viewers->look = g_timeout_add_seconds(VIEWER_LOOK_PERIOD, on_look, viewers);
}

void viewers_send(struct viewers *viewers, GBytes *event)
{
	for (unsigned int i = 0; i < viewers->list->len; i++)
		send_to(g_ptr_array_index(viewers->list, i), event);
}
