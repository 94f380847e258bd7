/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads the answer to a push; it comes from a stranger. */
#include <json-c/json.h>

#include "feed/push.h"
#include "feed/push_answer.h"
#include "util/keys.h"
#include "util/text.h"

/* Games, tags, values: three levels of brackets and one for the whole. */
#define DEPTH_MOST 8

static void copy(char *to, gsize size, const char *from)
{
	g_strlcpy(to, from, size);
	text_clean(to);
}

static void take_game(struct json_object *game, struct push_answer *answer)
{
	struct push_error error = {0};
	struct json_object *tags;

	if (!json_object_object_get_ex(game, "error", NULL))
		return;
	if (json_object_object_get_ex(game, "tags", &tags) &&
	    json_object_is_type(tags, json_type_object)) {
		copy(error.game, sizeof(error.game), text_of(tags, "GameId"));
		copy(error.round, sizeof(error.round), text_of(tags, "Round"));
	}
	copy(error.error, sizeof(error.error), text_of(game, "error"));
	if (!error.error[0])
		g_strlcpy(error.error, "no reason given", sizeof(error.error));
	g_array_append_val(answer->errors, error);
}

static struct json_object *parse(const char *text, gsize size)
{
	struct json_tokener *tokener = json_tokener_new_ex(DEPTH_MOST);
	struct json_object *object = NULL;

	if (tokener && size <= PUSH_ANSWER_MOST)
		object = json_tokener_parse_ex(tokener, text, (int)size);
	json_tokener_free(tokener);
	return object;
}

bool push_answer_read(const char *text, gsize size, struct push_answer *answer)
{
	struct json_object *object = parse(text, size), *games;
	bool is_answer = json_object_is_type(object, json_type_object) &&
			 json_object_object_get_ex(object, "games", &games) &&
			 json_object_is_type(games, json_type_array) &&
			 json_object_array_length(games) <= 2 * PUSH_GAMES_MOST;

	if (is_answer) {
		answer->games = (unsigned int)json_object_array_length(games);
		answer->errors = g_array_new(FALSE, FALSE, sizeof(struct push_error));
		for (unsigned int i = 0; i < answer->games; i++) {
			struct json_object *game = json_object_array_get_idx(games, i);

			if (json_object_is_type(game, json_type_object))
				take_game(game, answer);
		}
	}
	json_object_put(object);
	return is_answer;
}
