/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the API says. */
#include <string.h>

#include "feed/play/play_internal.h"
#include "util/words.h"

static void begin_game(struct play *play, const char *id, int side)
{
	g_strlcpy(play->id, id, sizeof(play->id));
	play->side = (enum laws_side)side;
	play->full = false;
	play->over = false;
	play->unplayable = false;
	play->finish = PLAY_NEVER;
	g_array_set_size(play->moves, 0);
	memset(play->draw, 0, sizeof(play->draw));
	memset(play->takeback, 0, sizeof(play->takeback));
	play->gone = false;
	play->joined = false;
	play->playing = false;
	play->held.held = false;
	play->sent.uci[0] = '\0';
	memset(&play->told, 0, sizeof(play->told));
	play->told.say = -1;
	play->promoted = 0;
	play->piece = LAWS_NO_KIND;
	play->asked = PLAY_ASKED_NOTHING;
	if (play->holding)
		play_put(play, PLAY_OUT_LET_GO);
	play->holding = false;
	/* What was wished for in the game before it. */
	play->wish_count = 0;
	g_strlcpy(play_put(play, PLAY_OUT_FOLLOW)->request.id, id, sizeof(play->flight.id));
}

static bool variant_is_chess(const char *variant)
{
	return !strcmp(variant, "standard") || !strcmp(variant, "chess960") ||
	       !strcmp(variant, "fromPosition") || !variant[0];
}

static void take_game_start(struct play *play, const struct api_event *event)
{
	if (!event->id[0] || !strcmp(event->id, play->id))
		return;
	/* Days a move: such a game is no evening at a board. */
	if (event->side == API_NO_SIDE || !event->playable ||
	    !strcmp(event->speed, "correspondence") || !variant_is_chess(event->variant)) {
		play_tell(play, PLAY_SAY_UNPLAYABLE, event->id,
			  variant_is_chess(event->variant) ? event->speed : event->variant);
		return;
	}
	if (play_is_on(play)) {
		play_tell(play, PLAY_SAY_UNPLAYABLE, event->id, "another one is on");
		return;
	}
	begin_game(play, event->id, event->side);
}

static void end_game(struct play *play, const char *status, int winner)
{
	const char *result = winner == LAWS_WHITE					? "1-0"
			     : winner == LAWS_BLACK					? "0-1"
			     : !strcmp(status, "aborted") || !strcmp(status, "noStart") ? "*"
											: "1/2-1/2";
	bool told = play->board_state == RECORD_PLAYING && play->joined && play->seen.for_play;

	if (play->over)
		return;
	play->over = true;
	play->asked = PLAY_ASKED_NOTHING;
	play->wish_count = 0;
	play_tell(play, PLAY_SAY_OVER, result, status);
	/* The board ends its own game by mate and stalemate; of what is said it is told. */
	if (told && !strcmp(status, "resign") && winner != API_NO_SIDE)
		play_give(play, PLAY_ORDER_RESIGN,
			  side_words[laws_side_other((enum laws_side)winner)]);
	else if (told && !strcmp(status, "draw") && play->board_moves->len == play->moves->len)
		play_give(play, PLAY_ORDER_DRAW, side_words[play->side]);
}

/* The opponent offers, asks, or does so no more. */
static void take_offers(struct play *play, const struct api_event *event, bool taken_back)
{
	enum laws_side other = laws_side_other(play->side);
	bool draw = event->draw[other] && !play->draw[other];
	bool takeback = event->takeback[other] && !play->takeback[other];

	if ((play->draw[other] && !event->draw[other]) ||
	    (play->takeback[other] && !event->takeback[other])) {
		/* Of what we have answered ourselves nothing need be said. */
		if (!taken_back &&
		    (play->asked == PLAY_ASKED_DRAW || play->asked == PLAY_ASKED_TAKEBACK))
			play_tell(play, PLAY_SAY_QUESTION_GONE, "", "");
		if (play->asked == PLAY_ASKED_DRAW || play->asked == PLAY_ASKED_TAKEBACK)
			play->asked = PLAY_ASKED_NOTHING;
	}
	if (!taken_back && ((play->draw[play->side] && !event->draw[play->side]) ||
			    (play->takeback[play->side] && !event->takeback[play->side])))
		play_tell(play, PLAY_SAY_DECLINED, "", "");
	if (draw) {
		play_tell(play, PLAY_SAY_DRAW_OFFERED, play->players[other], "");
		play->asked = PLAY_ASKED_DRAW;
	}
	if (takeback) {
		play_tell(play, PLAY_SAY_TAKEBACK_ASKED, play->players[other], "");
		play->asked = PLAY_ASKED_TAKEBACK;
	}
	memcpy(play->draw, event->draw, sizeof(play->draw));
	memcpy(play->takeback, event->takeback, sizeof(play->takeback));
}

/* Reads @text into @moves; false where a word is no legal move. */
static bool read_moves(const struct play *play, const char *text, GArray *moves)
{
	struct laws_position position = play->start;

	while (*text) {
		size_t length = strcspn(text, " ");
		struct laws_move move;

		if (length && laws_uci_read(&position, text, length, &move))
			return false;
		if (length) {
			laws_move_play(&position, move);
			g_array_append_val(moves, move);
		}
		text += length;
		text += strspn(text, " ");
	}
	return true;
}

/* True where @moves goes on from what was known, or is it. */
static bool goes_on(const struct play *play, const GArray *moves)
{
	if (moves->len < play->moves->len)
		return false;
	for (unsigned int i = 0; i < play->moves->len; i++)
		if (!laws_move_equal(g_array_index(moves, struct laws_move, i),
				     play_move_at(play, i)))
			return false;
	return true;
}

/* Our move, the last of all, has been taken. */
static void say_played(struct play *play, gint64 now)
{
	unsigned int ply = play->moves->len - 1;
	struct laws_position position = play_position_after(play, ply);
	char text[API_TEXT_SIZE], san[LAWS_SAN_SIZE];
	struct play_line *line;

	play_write_move(&position, play_move_at(play, ply), text, san);
	line = play_tell(play, PLAY_SAY_PLAYED, text, "");
	g_strlcpy(line->san, san, sizeof(line->san));
	play_add_clocks(play, line, now);
	if (play_move_at(play, ply).promotion)
		play->piece = LAWS_NO_KIND;
}

/* What the board still shows of moves that were taken back is not sent again. */
static void take_back(struct play *play, const GArray *moves)
{
	play_tell(play, PLAY_SAY_TAKEN_BACK, "", "");
	memset(&play->told, 0, sizeof(play->told));
	play->told.say = -1;
	play->promoted = 0;
	play->sent.uci[0] = '\0';
	if (play->joined && play->board_moves->len > moves->len)
		play_hold(play, moves->len, false);
}

/* *@taken_back: they do not go on from those before. False where they cannot be read. */
static bool take_moves(struct play *play, gint64 now, const char *text, bool *taken_back)
{
	g_autoptr(GArray) moves = g_array_new(FALSE, FALSE, sizeof(struct laws_move));
	bool more;

	if (!read_moves(play, text, moves))
		return false;
	more = play->full && moves->len > play->moves->len;
	*taken_back = play->full && !goes_on(play, moves);
	if (*taken_back)
		take_back(play, moves);
	g_array_set_size(play->moves, 0);
	g_array_append_vals(play->moves, moves->data, moves->len);
	if (more && play_side_after(play, moves->len - 1) == play->side) {
		play->failed = 0;
		say_played(play, now);
	}
	return true;
}

static void take_state(struct play *play, gint64 now, const struct api_event *event)
{
	bool first = !play->full, taken_back;

	play->left_ms[LAWS_WHITE] = event->left_ms[LAWS_WHITE];
	play->left_ms[LAWS_BLACK] = event->left_ms[LAWS_BLACK];
	play->left_at = now;
	if (!take_moves(play, now, event->moves, &taken_back)) {
		play->unplayable = true;
		play_tell(play, PLAY_SAY_UNPLAYABLE, play->id, "its moves cannot be read");
		return;
	}
	play->full = true;
	if (event->status[0] && strcmp(event->status, "created") != 0 &&
	    strcmp(event->status, "started") != 0) {
		end_game(play, event->status, event->winner);
		play_leave_game(play);
		return;
	}
	if (first)
		play_tell(play, PLAY_SAY_GAME, play->players[laws_side_other(play->side)],
			  side_words[play->side]);
	take_offers(play, event, taken_back);
}

/* "startpos" or a FEN; of Chess960 in either way of writing. */
static bool read_start(struct play *play, const struct api_event *event)
{
	bool chess960 = !strcmp(event->variant, "chess960");
	struct laws_setup setup;

	if (!strcmp(event->start, "startpos") || !event->start[0]) {
		laws_position_start(&play->start);
		return true;
	}
	if (laws_fen_read_chess960(event->start, &setup, NULL))
		return false;
	setup.chess960 = chess960;
	return laws_position_init(&play->start, &setup) == 0;
}

static void take_full(struct play *play, gint64 now, const struct api_event *event)
{
	if (strcmp(event->id, play->id) != 0)
		return;
	memcpy(play->players, event->players, sizeof(play->players));
	if (!variant_is_chess(event->variant) || !read_start(play, event)) {
		play->unplayable = true;
		play_tell(play, PLAY_SAY_UNPLAYABLE, play->id, event->variant);
		return;
	}
	take_state(play, now, event);
}

static void take_challenge(struct play *play, const struct api_event *event)
{
	char what[API_TEXT_SIZE];

	/* Our own comes back to us. */
	if (event->ours || !event->id[0] ||
	    (play->holding && play->held_open.call == API_INVITE &&
	     !g_ascii_strcasecmp(event->text, play->held_open.id)))
		return;
	g_snprintf(what, sizeof(what), "%s%s%s%s", event->time[0] ? event->time : event->speed,
		   event->rated ? ", rated" : "", strcmp(event->variant, "standard") ? ", " : "",
		   strcmp(event->variant, "standard") ? event->variant : "");
	if (!event->playable || !variant_is_chess(event->variant)) {
		play_tell(play, PLAY_SAY_CHALLENGE_UNPLAYABLE, event->players[0], what);
		play_wish(play, API_DECLINE, event->id,
			  variant_is_chess(event->variant) ? "tooFast" : "variant");
		return;
	}
	if (play_is_on(play)) {
		play_wish(play, API_DECLINE, event->id, "later");
		return;
	}
	g_strlcpy(play->challenge, event->id, sizeof(play->challenge));
	play->asked = PLAY_ASKED_CHALLENGE;
	play_tell(play, PLAY_SAY_CHALLENGE, event->players[0], what);
}

static void take_challenge_end(struct play *play, const struct api_event *event)
{
	if (event->type == API_CHALLENGE_DECLINED) {
		play_tell(play, PLAY_SAY_CHALLENGE_DECLINED, event->players[1], event->text);
		return;
	}
	if (play->asked != PLAY_ASKED_CHALLENGE || strcmp(event->id, play->challenge) != 0)
		return;
	play->asked = PLAY_ASKED_NOTHING;
	play_tell(play, PLAY_SAY_CHALLENGE_GONE, event->players[0], "");
}

static void take_gone(struct play *play, gint64 now, const struct api_event *event)
{
	char seconds[16];

	if (event->gone == play->gone)
		return;
	play->gone = event->gone;
	play->claim_at = now + (gint64)event->seconds * G_TIME_SPAN_SECOND;
	g_snprintf(seconds, sizeof(seconds), "%u", event->seconds);
	play_tell(play, event->gone ? PLAY_SAY_GONE : PLAY_SAY_BACK, seconds, "");
}

void play_take_event(struct play *play, gint64 now, const struct api_event *event)
{
	bool of_game = play->id[0] && !play->over && !play->unplayable;

	switch (event->type) {
	case API_GAME_START:
		take_game_start(play, event);
		break;
	case API_CHALLENGE:
		take_challenge(play, event);
		break;
	case API_CHALLENGE_CANCELED:
	case API_CHALLENGE_DECLINED:
		take_challenge_end(play, event);
		break;
	case API_GAME_FULL:
		if (of_game)
			take_full(play, now, event);
		break;
	case API_GAME_STATE:
		if (of_game && play->full)
			take_state(play, now, event);
		break;
	case API_CHAT:
		if (of_game)
			play_tell(play, PLAY_SAY_CHAT, event->players[0], event->text);
		break;
	case API_OPPONENT_GONE:
		if (of_game)
			take_gone(play, now, event);
		break;
	/* The game's own stream tells more of its end. */
	case API_GAME_FINISH:
		if (play->id[0] && !strcmp(event->id, play->id) && play->finish == PLAY_NEVER)
			play->finish = now + FINISH_WAIT * G_TIME_SPAN_SECOND;
		break;
	case API_OTHER:
		break;
	}
	play_act(play, now);
}

void play_take_lost(struct play *play, const char *why)
{
	play_tell(play, why ? PLAY_SAY_OFFLINE : PLAY_SAY_ONLINE, why ? why : "", "");
}
