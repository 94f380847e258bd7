/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Any bytes as a line of the Board API, or as what a player types behind "seek" and "challenge":
 * what is kept is clean and bounded, and what goes into a path is a word.
 */
#include "feed/play/api.h"
#include "fuzz.h"

static void check_text(const char *text, size_t size)
{
	CHECK(memchr(text, '\0', size));
	CHECK(g_utf8_validate(text, -1, NULL) && !strpbrk(text, "\n\r\t\x1b\x7f"));
}

static void check_event(const struct api_event *event)
{
	CHECK(event->type <= API_OTHER);
	CHECK(!event->id[0] || api_word_is_safe(event->id));
	CHECK(event->side >= API_NO_SIDE && event->side <= LAWS_BLACK);
	CHECK(event->winner >= API_NO_SIDE && event->winner <= LAWS_BLACK);
	CHECK(event->left_ms[LAWS_WHITE] >= 0 && event->left_ms[LAWS_BLACK] >= 0);
	for (int i = 0; i < 2; i++)
		check_text(event->players[i], sizeof(event->players[i]));
	check_text(event->id, sizeof(event->id));
	check_text(event->speed, sizeof(event->speed));
	check_text(event->variant, sizeof(event->variant));
	check_text(event->time, sizeof(event->time));
	check_text(event->start, sizeof(event->start));
	check_text(event->status, sizeof(event->status));
	check_text(event->text, sizeof(event->text));
	check_text(event->moves, API_LINE_MOST);
}

static void check_request(const char *text, enum api_call call)
{
	char error[API_TEXT_SIZE];
	struct api_request request;
	char *path, *form;

	if (!api_request_read(text, call, &request, error)) {
		check_text(error, sizeof(error));
		CHECK(error[0]);
		return;
	}
	path = api_request_path(&request);
	form = api_request_form(&request);
	CHECK(request.minutes * 60 + API_EXPECTED_MOVES * request.increment >= API_BLITZ_LEAST);
	CHECK(!strpbrk(path, "?#% .") && !strpbrk(form, " \n%"));
	g_free(path);
	g_free(form);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct api_event event;
	char error[API_TEXT_SIZE];
	char *text = g_strndup((const char *)data, size);

	if (api_event_read((const char *)data, size, &event)) {
		check_event(&event);
		api_event_clear(&event);
	}
	api_error_read((const char *)data, size, error);
	check_text(error, sizeof(error));
	check_request(text, API_SEEK);
	check_request(text, API_INVITE);
	g_free(text);
	return 0;
}
