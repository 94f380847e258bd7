/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What is typed. */
#include <string.h>

#include "feed/play/play_internal.h"
#include "util/words.h"

static void answer(struct play *play, bool yes)
{
	enum play_question asked = play->asked;
	const char *word = yes ? "yes" : "no";

	play->asked = PLAY_ASKED_NOTHING;
	switch (asked) {
	case PLAY_ASKED_NOTHING:
		play_tell(play, PLAY_SAY_NOTHING_ASKED, "", "");
		break;
	case PLAY_ASKED_DRAW:
		play_wish(play, API_DRAW, play->id, word);
		break;
	case PLAY_ASKED_TAKEBACK:
		play_wish(play, API_TAKEBACK, play->id, word);
		break;
	case PLAY_ASKED_CHALLENGE:
		play_wish(play, yes ? API_ACCEPT : API_DECLINE, play->challenge,
			  yes ? "" : "generic");
		break;
	case PLAY_ASKED_RESIGN:
		if (yes)
			play_wish(play, API_RESIGN, play->id, "");
		break;
	}
}

static void resign(struct play *play)
{
	if (play->moves->len < RESIGNABLE_PLIES) {
		play_wish(play, API_ABORT, play->id, "");
		return;
	}
	play->asked = PLAY_ASKED_RESIGN;
	play_tell(play, PLAY_SAY_SURE, "", "");
}

static void claim(struct play *play, gint64 now)
{
	if (play->gone && now >= play->claim_at)
		play_wish(play, API_CLAIM_VICTORY, play->id, "");
	else
		play_tell(play, PLAY_SAY_NOT_GONE, "", "");
}

static void promote(struct play *play, char letter)
{
	static const char letters[] = "  nbrq";
	const char *found = letter && letter != ' ' ? strchr(letters, letter) : NULL;
	char text[2] = {letter};

	if (!found) {
		play_tell(play, PLAY_SAY_WRONG, text, "a pawn becomes =q, =r, =b or =n");
		return;
	}
	play->piece = (enum laws_kind)(found - letters);
	text[0] = g_ascii_toupper(letter);
	play_tell(play, PLAY_SAY_PROMOTE, text, "");
}

/* The board is ahead of the API by a move that is of this game: the player says so. */
static void send_ahead(struct play *play)
{
	unsigned int ply = play->moves->len;

	if (play->board_moves->len <= ply || play_agreed(play) != ply ||
	    play_side_after(play, ply) != play->side) {
		play_tell(play, PLAY_SAY_NOTHING_ASKED, "", "");
		return;
	}
	play->joined = true;
	play->held.held = false;
}

static void repeat(struct play *play, gint64 now)
{
	struct play_line *line = play_tell(play, PLAY_SAY_CLOCKS, "", "");

	play_add_clocks(play, line, now);
	memset(&play->told, 0, sizeof(play->told));
	play->told.say = -1;
}

static void say_moves(struct play *play)
{
	struct play_line *line = play_tell(play, PLAY_SAY_MOVES, "", "");

	line->more = play_write_moves(play);
}

/* What is typed while a game is on. */
static bool take_word(struct play *play, gint64 now, const char *word)
{
	if (!word[0])
		repeat(play, now);
	else if (!strcmp(word, "draw"))
		play_wish(play, API_DRAW, play->id, "yes");
	else if (!strcmp(word, "takeback"))
		play_wish(play, API_TAKEBACK, play->id, "yes");
	else if (!strcmp(word, "resign"))
		resign(play);
	else if (!strcmp(word, "abort"))
		play_wish(play, API_ABORT, play->id, "");
	else if (!strcmp(word, "win"))
		claim(play, now);
	else if (!strcmp(word, "moves"))
		say_moves(play);
	else if (!strcmp(word, "send"))
		send_ahead(play);
	else if (word[0] == '=')
		promote(play, word[1] && !word[2] ? g_ascii_tolower(word[1]) : ' ');
	else
		return false;
	return true;
}

static void take_search(struct play *play, enum api_call call, const char *words)
{
	struct api_request request;
	char error[API_TEXT_SIZE];

	if (play_is_on(play)) {
		play_tell(play, PLAY_SAY_GAME_ON, "", "");
		return;
	}
	if (!api_request_read(words, call, &request, error)) {
		play_tell(play, PLAY_SAY_WRONG, play_call_names[call], error);
		return;
	}
	if (play->holding)
		play_put(play, PLAY_OUT_LET_GO);
	play->holding = true;
	play->held_open = request;
	play_put(play, PLAY_OUT_HOLD)->request = request;
	play_tell(play, PLAY_SAY_SENT, play_call_names[call], "");
}

static void stop_search(struct play *play)
{
	if (!play->holding) {
		play_tell(play, PLAY_SAY_NOTHING_ASKED, "", "");
		return;
	}
	play->holding = false;
	play_put(play, PLAY_OUT_LET_GO);
}

static bool is_word_of_game(const char *word)
{
	static const char *const words[] = {"",	   "draw",  "takeback", "resign", "abort",
					    "win", "moves", "send",	NULL};

	return word[0] == '=' || word_find(words, word) >= 0;
}

void play_take_line(struct play *play, gint64 now, const char *text)
{
	g_autofree char *copy = g_utf8_make_valid(text, -1), *word = NULL;
	const char *rest;
	size_t length;

	g_strstrip(copy);
	length = strcspn(copy, " \t");
	word = g_strndup(copy, length);
	rest = copy + length;
	if (!strcmp(word, "yes") || !strcmp(word, "no"))
		answer(play, word[0] == 'y');
	else if (!strcmp(word, "seek"))
		take_search(play, API_SEEK, rest);
	else if (!strcmp(word, "challenge"))
		take_search(play, API_INVITE, rest);
	else if (!strcmp(word, "stop"))
		stop_search(play);
	else if (!strcmp(word, "help"))
		play_tell(play, PLAY_SAY_KEYS, "", "");
	else if (!strcmp(word, "quit"))
		play_put(play, PLAY_OUT_QUIT);
	else if (is_word_of_game(word) && !play_is_on(play))
		play_tell(play, PLAY_SAY_NO_GAME, "", "");
	else if (!take_word(play, now, word))
		play_tell(play, PLAY_SAY_WRONG, word, "help says what may be typed");
	play_act(play, now);
}
