/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads and writes what stands on the wire; json-c splits it. */
#include <string.h>

#include "feed/play/api.h"
#include "util/keys.h"
#include "util/text.h"
#include "util/words.h"

/* Deeper than any line of the API. */
#define DEPTH_MOST 8

static const char *const types[] = {
	[API_GAME_START] = "gameStart",
	[API_GAME_FINISH] = "gameFinish",
	[API_CHALLENGE] = "challenge",
	[API_CHALLENGE_CANCELED] = "challengeCanceled",
	[API_CHALLENGE_DECLINED] = "challengeDeclined",
	[API_GAME_FULL] = "gameFull",
	[API_GAME_STATE] = "gameState",
	[API_CHAT] = "chatLine",
	[API_OPPONENT_GONE] = "opponentGone",
	NULL,
};

static void copy(char *to, size_t size, const char *from)
{
	const char *end;

	g_strlcpy(to, from, size);
	/* Cut between letters, not within one. */
	if (strlen(from) >= size && !g_utf8_validate(to, -1, &end))
		to[end - to] = '\0';
	text_clean(to);
}

#define COPY(to, object, key) copy(to, sizeof(to), text_of(object, key))

static struct json_object *part(struct json_object *object, const char *key)
{
	struct json_object *value;

	return json_object_object_get_ex(object, key, &value) &&
			       json_object_is_type(value, json_type_object)
		       ? value
		       : NULL;
}

static bool flag(struct json_object *object, const char *key)
{
	struct json_object *value;

	return json_object_object_get_ex(object, key, &value) && json_object_get_boolean(value);
}

static int side_of(struct json_object *object, const char *key)
{
	return word_find(side_words, text_of(object, key));
}

/* A title before the name, a rating behind it; a computer has neither name nor id. */
static void read_player(struct json_object *player, char name[API_NAME_SIZE])
{
	char text[API_NAME_SIZE];
	const char *title = text_of(player, "title");
	const char *known =
		text_of(player, "name")[0] ? text_of(player, "name") : text_of(player, "username");
	int64_t rating = number_of(player, "rating"), level = number_of(player, "aiLevel");

	if (level > 0)
		g_snprintf(text, sizeof(text), "computer, level %d", (int)CLAMP(level, 0, 99));
	else if (rating > 0)
		g_snprintf(text, sizeof(text), "%.8s%s%.30s (%d)", title, title[0] ? " " : "",
			   known[0] ? known : "somebody", (int)CLAMP(rating, 0, 9999));
	else
		g_snprintf(text, sizeof(text), "%.8s%s%.30s", title, title[0] ? " " : "",
			   known[0] ? known : "somebody");
	copy(name, API_NAME_SIZE, text);
}

static void read_variant(struct json_object *object, struct api_event *event)
{
	struct json_object *variant = part(object, "variant");
	struct json_object *compat = part(object, "compat");

	COPY(event->variant, variant, "key");
	COPY(event->speed, object, "speed");
	event->rated = flag(object, "rated");
	event->playable = !compat || flag(compat, "board");
}

static void read_game(struct json_object *line, struct api_event *event)
{
	struct json_object *game = part(line, "game");

	COPY(event->id, game, "gameId");
	if (!event->id[0])
		COPY(event->id, game, "id");
	event->side = side_of(game, "color");
	read_variant(game, event);
}

static void read_challenge(struct json_object *line, struct api_event *event)
{
	struct json_object *challenge = part(line, "challenge");

	COPY(event->id, challenge, "id");
	read_player(part(challenge, "challenger"), event->players[0]);
	read_player(part(challenge, "destUser"), event->players[1]);
	COPY(event->time, part(challenge, "timeControl"), "show");
	copy(event->text, sizeof(event->text),
	     event->type == API_CHALLENGE ? text_of(part(challenge, "destUser"), "id")
					  : text_of(challenge, "declineReason"));
	read_variant(challenge, event);
	/* The challenge's own lacks compat, which stands beside it. */
	if (part(line, "compat"))
		event->playable = flag(part(line, "compat"), "board");
	event->ours = !strcmp(text_of(challenge, "direction"), "out");
}

static void read_state(struct json_object *state, struct api_event *event)
{
	g_free(event->moves);
	event->moves = g_strdup(text_of(state, "moves"));
	text_clean(event->moves);
	event->left_ms[LAWS_WHITE] = MAX(number_of(state, "wtime"), 0);
	event->left_ms[LAWS_BLACK] = MAX(number_of(state, "btime"), 0);
	COPY(event->status, state, "status");
	event->winner = side_of(state, "winner");
	event->draw[LAWS_WHITE] = flag(state, "wdraw");
	event->draw[LAWS_BLACK] = flag(state, "bdraw");
	event->takeback[LAWS_WHITE] = flag(state, "wtakeback");
	event->takeback[LAWS_BLACK] = flag(state, "btakeback");
}

static void read_full(struct json_object *line, struct api_event *event)
{
	COPY(event->id, line, "id");
	read_player(part(line, "white"), event->players[LAWS_WHITE]);
	read_player(part(line, "black"), event->players[LAWS_BLACK]);
	read_variant(line, event);
	COPY(event->start, line, "initialFen");
	read_state(part(line, "state"), event);
}

static void read_chat(struct json_object *line, struct api_event *event)
{
	copy(event->players[0], API_NAME_SIZE, text_of(line, "username"));
	COPY(event->text, line, "text");
	/* What spectators say among themselves is nothing for a player. */
	if (strcmp(text_of(line, "room"), "player") != 0)
		event->type = API_OTHER;
}

static void read_gone(struct json_object *line, struct api_event *event)
{
	int64_t seconds = number_of(line, "claimWinInSeconds");

	event->gone = flag(line, "gone");
	event->seconds = (unsigned int)CLAMP(seconds, 0, 86400);
}

static void read_line(struct json_object *line, struct api_event *event)
{
	int type = word_find(types, text_of(line, "type"));

	event->type = type < 0 ? API_OTHER : (enum api_type)type;
	switch (event->type) {
	case API_GAME_START:
	case API_GAME_FINISH:
		read_game(line, event);
		break;
	case API_CHALLENGE:
	case API_CHALLENGE_CANCELED:
	case API_CHALLENGE_DECLINED:
		read_challenge(line, event);
		break;
	case API_GAME_FULL:
		read_full(line, event);
		break;
	case API_GAME_STATE:
		read_state(line, event);
		break;
	case API_CHAT:
		read_chat(line, event);
		break;
	case API_OPPONENT_GONE:
		read_gone(line, event);
		break;
	case API_OTHER:
		break;
	}
}

static struct json_object *parse(const char *text, gsize size)
{
	struct json_tokener *tokener;
	struct json_object *object;

	if (size > API_LINE_MOST)
		return NULL;
	tokener = json_tokener_new_ex(DEPTH_MOST);
	json_tokener_set_flags(tokener, JSON_TOKENER_VALIDATE_UTF8);
	object = json_tokener_parse_ex(tokener, text, (int)size);
	json_tokener_free(tokener);
	if (!json_object_is_type(object, json_type_object)) {
		json_object_put(object);
		return NULL;
	}
	return object;
}

/* Ids go into paths. */
static bool ids_are_safe(const struct api_event *event)
{
	return !event->id[0] || api_word_is_safe(event->id);
}

bool api_event_read(const char *line, gsize size, struct api_event *event)
{
	struct json_object *object = parse(line, size);

	if (!object)
		return false;
	memset(event, 0, sizeof(*event));
	event->side = API_NO_SIDE;
	event->winner = API_NO_SIDE;
	event->moves = g_strdup("");
	read_line(object, event);
	json_object_put(object);
	if (ids_are_safe(event))
		return true;
	api_event_clear(event);
	return false;
}

void api_event_clear(struct api_event *event)
{
	g_clear_pointer(&event->moves, g_free);
}

/* {"error": text}, or for forms {"error": {field: [text]}}. */
void api_error_read(const char *answer, gsize size, char error[API_TEXT_SIZE])
{
	struct json_object *object = parse(answer, size), *value = NULL;

	error[0] = '\0';
	if (object && json_object_object_get_ex(object, "error", &value) && value)
		copy(error, API_TEXT_SIZE,
		     json_object_is_type(value, json_type_string)
			     ? json_object_get_string(value)
			     : json_object_to_json_string_ext(value, JSON_C_TO_STRING_PLAIN));
	json_object_put(object);
	/* It becomes a part of a sentence. */
	while (error[0] && error[strlen(error) - 1] == '.')
		error[strlen(error) - 1] = '\0';
}

bool api_word_is_safe(const char *word)
{
	for (const char *c = word; *c; c++)
		if (!g_ascii_isalnum(*c) && *c != '_' && *c != '-')
			return false;
	return word[0];
}

char *api_request_path(const struct api_request *request)
{
	const char *id = request->id, *word = request->word;

	switch (request->call) {
	case API_MOVE:
		return g_strdup_printf("/api/board/game/%s/move/%s", id, word);
	case API_RESIGN:
		return g_strdup_printf("/api/board/game/%s/resign", id);
	case API_ABORT:
		return g_strdup_printf("/api/board/game/%s/abort", id);
	case API_DRAW:
		return g_strdup_printf("/api/board/game/%s/draw/%s", id, word);
	case API_TAKEBACK:
		return g_strdup_printf("/api/board/game/%s/takeback/%s", id, word);
	case API_CLAIM_VICTORY:
		return g_strdup_printf("/api/board/game/%s/claim-victory", id);
	case API_ACCEPT:
		return g_strdup_printf("/api/challenge/%s/accept", id);
	case API_DECLINE:
		return g_strdup_printf("/api/challenge/%s/decline", id);
	case API_SEEK:
		return g_strdup("/api/board/seek");
	case API_INVITE:
		return g_strdup_printf("/api/challenge/%s", id);
	}
	return NULL;
}

char *api_request_form(const struct api_request *request)
{
	static const char *const colours[] = {"random", "white", "black"};
	const char *rated = request->rated ? "true" : "false";
	const char *variant = request->chess960 ? "chess960" : "standard";
	const char *colour = colours[request->colour];

	switch (request->call) {
	case API_DECLINE:
		return g_strdup_printf("reason=%s", request->word);
	case API_SEEK:
		/* "random" is not a seek's to say: without a colour it is. */
		return g_strdup_printf("rated=%s&time=%u&increment=%u&variant=%s%s%s", rated,
				       request->minutes, request->increment, variant,
				       request->colour == API_RANDOM ? "" : "&color=",
				       request->colour == API_RANDOM ? "" : colour);
	case API_INVITE:
		return g_strdup_printf("rated=%s&clock.limit=%u&clock.increment=%u&variant=%s"
				       "&color=%s&keepAliveStream=true",
				       rated, request->minutes * 60, request->increment, variant,
				       colour);
	case API_MOVE:
	case API_RESIGN:
	case API_ABORT:
	case API_DRAW:
	case API_TAKEBACK:
	case API_CLAIM_VICTORY:
	case API_ACCEPT:
		break;
	}
	return g_strdup("");
}

__attribute__((format(printf, 2, 3))) static bool refuse(char error[API_TEXT_SIZE],
							 const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	g_vsnprintf(error, API_TEXT_SIZE, format, arguments);
	va_end(arguments);
	return false;
}

static bool read_time(const char *word, struct api_request *request, char error[API_TEXT_SIZE])
{
	unsigned int most =
		request->call == API_SEEK ? API_SEEK_INCREMENT_MOST : API_CHALLENGE_INCREMENT_MOST;
	unsigned int least = request->call == API_SEEK ? API_RAPID_LEAST : API_BLITZ_LEAST;
	const char *plus = strchr(word, '+');

	if (!plus ||
	    number_read(word, (size_t)(plus - word), 0, API_MINUTES_MOST, &request->minutes) ||
	    number_read(plus + 1, strlen(plus + 1), 0, most, &request->increment))
		return refuse(error,
			      "'%.20s' is no time: minutes up to %d and seconds a move up to %u, "
			      "such as 15+10",
			      word, API_MINUTES_MOST, most);
	if (request->minutes * 60 + API_EXPECTED_MOVES * request->increment < least)
		return refuse(error,
			      "%.20s is too fast for a board: %s, minutes and two thirds of the "
			      "seconds together",
			      word,
			      least == API_RAPID_LEAST ? "a seek needs 8" : "a challenge needs 3");
	return true;
}

static bool read_word(const char *word, struct api_request *request)
{
	if (!strcmp(word, "rated"))
		request->rated = true;
	else if (!strcmp(word, "casual"))
		request->rated = false;
	else if (!strcmp(word, "white"))
		request->colour = API_WHITE;
	else if (!strcmp(word, "black"))
		request->colour = API_BLACK;
	else if (!strcmp(word, "random"))
		request->colour = API_RANDOM;
	else if (!strcmp(word, "chess960"))
		request->chess960 = true;
	else
		return false;
	return true;
}

static bool read_words(char **word, struct api_request *request, char error[API_TEXT_SIZE])
{
	if (request->call == API_INVITE) {
		if (!*word || strlen(*word) >= sizeof(request->id) || !api_word_is_safe(*word))
			return refuse(error, "a challenge names a player: challenge NAME 15+10");
		g_strlcpy(request->id, *word++, sizeof(request->id));
	}
	if (!*word)
		return refuse(error, "there is no time: minutes+seconds, such as 15+10");
	if (!read_time(*word, request, error))
		return false;
	for (word++; *word; word++)
		if (!read_word(*word, request))
			return refuse(error, "'%.20s' is none of rated, white, black and chess960",
				      *word);
	return true;
}

bool api_request_read(const char *text, enum api_call call, struct api_request *request,
		      char error[API_TEXT_SIZE])
{
	g_autoptr(GStrvBuilder) builder = g_strv_builder_new();
	struct api_request read = {.call = call};
	g_auto(GStrv) split = g_strsplit_set(text, " \t", -1), words = NULL;

	for (char **word = split; *word; word++)
		if (**word)
			g_strv_builder_add(builder, *word);
	words = g_strv_builder_end(builder);
	if (!read_words(words, &read, error)) {
		text_clean(error);
		return false;
	}
	*request = read;
	return true;
}
