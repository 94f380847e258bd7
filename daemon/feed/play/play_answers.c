/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Answers of the API to requests. */
#include <string.h>

#include "feed/play/play_internal.h"

const char *const play_call_names[] = {
	[API_MOVE] = "the move",
	[API_RESIGN] = "resign",
	[API_ABORT] = "abort",
	[API_DRAW] = "draw",
	[API_TAKEBACK] = "takeback",
	[API_CLAIM_VICTORY] = "win",
	[API_ACCEPT] = "the challenge",
	[API_DECLINE] = "the challenge",
	[API_SEEK] = "seek",
	[API_INVITE] = "challenge",
};

static void wait(struct play *play, gint64 now, gint64 seconds)
{
	play->next = now + seconds * G_TIME_SPAN_SECOND;
}

static gint64 wait_after_failure(unsigned int failed)
{
	gint64 seconds = FAILED_WAIT;

	while (failed-- && seconds < FAILED_WAIT_MOST)
		seconds *= 2;
	return MIN(seconds, FAILED_WAIT_MOST);
}

/* A move that is refused stands on the board all the same. */
static void take_refusal(struct play *play, const char *error)
{
	unsigned int ply = play->moves->len;

	if (play->flight.call != API_MOVE) {
		play_tell(play, PLAY_SAY_FAILED, play_call_names[play->flight.call], error);
		return;
	}
	/* The stream may have told by now that it was taken: an answer was lost on the way. */
	if (!play_is_on(play) || strcmp(play->flight.id, play->id) != 0 ||
	    play_agreed(play) != ply || play->board_moves->len <= ply ||
	    play_side_after(play, ply) != play->side)
		return;
	play_hold(play, ply, true);
	play_tell_of_board(play, PLAY_SAY_REFUSED, ply, error);
}

/*
 * Without an answer nobody knows whether it was taken. A move is sent again if the stream does not
 * bring it; what cannot be seen there is for the player to repeat.
 */
static void take_failure(struct play *play, gint64 now, const char *error)
{
	wait(play, now, wait_after_failure(play->failed++));
	play_tell(play, PLAY_SAY_FAILED, play_call_names[play->flight.call], error);
}

void play_take_answer(struct play *play, gint64 now, unsigned int status, const char *error)
{
	enum api_call call = play->flight.call;

	if (!play->in_flight)
		return;
	play->in_flight = false;
	if (status == 429) {
		wait(play, now, LIMITED_WAIT);
		play_tell(play, PLAY_SAY_LIMITED, "", "");
		/* It was not looked at, and so is first in the queue again; moves speak for
		 * themselves. */
		if (call != API_MOVE && play->wish_count < PLAY_WISHES_MOST) {
			memmove(play->wishes + 1, play->wishes,
				play->wish_count++ * sizeof(play->wishes[0]));
			play->wishes[0] = play->flight;
		}
	} else if (!status || status >= 500) {
		take_failure(play, now, error);
	} else if (status >= 300) {
		take_refusal(play, error);
	} else if (call == API_MOVE) {
		play->sent.again = now + STREAM_WAIT * G_TIME_SPAN_SECOND;
	} else {
		play->failed = 0;
		if ((call == API_DRAW || call == API_TAKEBACK) &&
		    !strcmp(play->flight.word, "yes") &&
		    !(call == API_DRAW ? play->draw : play->takeback)[laws_side_other(play->side)])
			play_tell(play, PLAY_SAY_SENT, play_call_names[call], "");
	}
	play_act(play, now);
}

void play_take_held_end(struct play *play, gint64 now, unsigned int status, const char *error)
{
	if (!play->holding)
		return;
	play->holding = false;
	if (status != 200)
		play_tell(play, PLAY_SAY_FAILED, play_call_names[play->held_open.call], error);
	play_act(play, now);
}
