/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds what a path asks for. */
#include <string.h>

#include "feed/cloud_web.h"
#include "util/text.h"

#define FILES_PATH  "/get"
#define NUMBER_MOST 9999

/* Takes @object over; NULL is not found. */
static void answer(SoupServerMessage *message, struct json_object *object)
{
	char *text;

	if (!object) {
		soup_server_message_set_status(message, SOUP_STATUS_NOT_FOUND, NULL);
		return;
	}
	text = g_strdup(json_object_to_json_string_ext(
		object, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));
	json_object_put(object);
	http_answer(message, "application/json; charset=utf-8", text, strlen(text));
}

/* The number between @before and @after in @word, or 0. */
static unsigned int number_in(const char *word, const char *before, const char *after)
{
	size_t length = strlen(word), around = strlen(before) + strlen(after);
	unsigned int number;

	if (length <= around || !g_str_has_prefix(word, before) || !g_str_has_suffix(word, after) ||
	    number_read(word + strlen(before), length - around, 1, NUMBER_MOST, &number) < 0)
		return 0;
	return number;
}

static struct json_object *find_file(const struct cloud *cloud, char **parts)
{
	unsigned int count = g_strv_length(parts), number;
	char uuid[CLOUD_UUID_SIZE];

	cloud_uuid(cloud, uuid);
	if (count < 2 || g_ascii_strcasecmp(parts[0], uuid) != 0)
		return NULL;
	if (count == 2)
		return strcmp(parts[1], "tournament.json") ? NULL : cloud_tournament(cloud);
	number = number_in(parts[1], "round-", "");
	if (count != 3 || !number)
		return NULL;
	if (!strcmp(parts[2], "index.json"))
		return cloud_index(cloud, number);
	return cloud_game(cloud, number, number_in(parts[2], "game-", ".json"));
}

static void on_file(SoupServer *server, SoupServerMessage *message, const char *path,
		    GHashTable *query, gpointer data)
{
	const struct cloud_web *web = data;
	const char *name =
		g_str_has_prefix(path, FILES_PATH "/") ? path + strlen(FILES_PATH "/") : "";
	g_auto(GStrv) parts = g_strsplit(name, "/", 4);

	(void)server, (void)query;
	/* Any page may read what everybody may: viewers are pages of other hosts. */
	soup_message_headers_replace(soup_server_message_get_response_headers(message),
				     "Access-Control-Allow-Origin", "*");
	answer(message, find_file(&web->cloud, parts));
}

static struct json_object *find_call(const struct cloud *cloud, char **parts)
{
	unsigned int count = g_strv_length(parts), number;

	if (count == 1 && !strcmp(parts[0], "tournaments"))
		return cloud_api_tournaments(cloud);
	if (count == 2 && !strcmp(parts[0], "tournament"))
		return cloud_api_tournament(cloud, parts[1]);
	if (count == 2 && !strcmp(parts[0], "game"))
		return cloud_api_game(cloud, parts[1]);
	if (count == 3 && !strcmp(parts[0], "round") &&
	    number_read(parts[2], strlen(parts[2]), 0, NUMBER_MOST, &number) == 0)
		return cloud_api_round(cloud, parts[1], number);
	return NULL;
}

static void on_call(SoupServer *server, SoupServerMessage *message, const char *path,
		    GHashTable *query, gpointer data)
{
	const struct cloud_web *web = data;
	const char *name = strstr(path, "/v1.0/");
	g_auto(GStrv) parts = g_strsplit(name ? name + strlen("/v1.0/") : "", "/", 4);

	(void)server, (void)query;
	answer(message, find_call(&web->cloud, parts));
}

void cloud_web_open(struct cloud_web *web, struct http *http, const struct round *round,
		    const struct feed_configuration *configuration)
{
	web->cloud = (struct cloud){round, configuration};
	http_serve(http, FILES_PATH, on_file, web);
}

void cloud_api_open(struct cloud_web *web, struct http *http, const char *path,
		    const struct round *round, const struct feed_configuration *configuration)
{
	static const char *const calls[] = {"/tournaments", "/tournament", "/round", "/game"};

	web->cloud = (struct cloud){round, configuration};
	for (size_t i = 0; i < G_N_ELEMENTS(calls); i++) {
		g_autofree char *call = g_strconcat(path, calls[i], NULL);

		http_serve(http, call, on_call, web);
	}
}
