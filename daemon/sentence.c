/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What alerts and refusals say to a person, in English. Nothing here decides
 * anything; the same facts stand in the events as keys.
 */
#include <stdio.h>

#include "event.h"

static const char *side_name(enum laws_side side)
{
	return side == LAWS_WHITE ? "White" : "Black";
}

/* "e4, e5 and 3 more" at the most, so that a wrong set-up stays one line. */
static void squares_write(laws_squares squares, char *text, size_t size)
{
	unsigned int left = (unsigned int)__builtin_popcountll(squares);
	unsigned int written = 0;
	size_t length = 0;
	char name[3];

	text[0] = '\0';
	for (; squares && length < size; squares &= squares - 1, left--) {
		const char *before = written == 0 ? "" : left == 1 ? " and " : ", ";

		if (written == 6 && left > 1) {
			snprintf(text + length, size - length, " and %u more", left);
			return;
		}
		laws_square_write((laws_square)__builtin_ctzll(squares), name);
		length += (size_t)snprintf(text + length, size - length, "%s%s", before, name);
		written++;
	}
}

/* "nothing stands on e2; something stands on e5" */
static void difference_write(const struct laws_verdict *alert, char *text, size_t size)
{
	char missing[64];
	char unexpected[64];

	squares_write(alert->missing, missing, sizeof(missing));
	squares_write(alert->unexpected, unexpected, sizeof(unexpected));
	snprintf(text, size, "%s%s%s%s%s", alert->missing ? "nothing stands on " : "", missing,
		 alert->missing && alert->unexpected ? ", something stands on "
		 : alert->unexpected		     ? "something stands on "
						     : "",
		 unexpected, !alert->missing && !alert->unexpected ? "contacts say otherwise" : "");
}

static void illegal_move_write(const struct laws_verdict *alert, char *text, size_t size)
{
	char difference[200];
	char from[3];
	char to[3];

	if (alert->played_from >= LAWS_NO_SQUARE || alert->played_to >= LAWS_NO_SQUARE) {
		difference_write(alert, difference, sizeof(difference));
		snprintf(text, size, "%s pressed the clock, and the board shows no legal move: %s",
			 side_name(alert->side), difference);
		return;
	}
	laws_square_write(alert->played_from, from);
	laws_square_write(alert->played_to, to);
	snprintf(text, size, "%s played %s%s%s and pressed the clock, but that move is not legal",
		 side_name(alert->side), from, alert->played_captured < LAWS_NO_SQUARE ? "x" : "-",
		 to);
}

/* The sentence of a kind that needs no more than the side; NULL for others. */
static const char *alert_format(enum laws_alert_kind kind)
{
	switch (kind) {
	case LAWS_ALERT_NO_MOVE:
		return "%s pressed the clock without making a move";
	case LAWS_ALERT_PAWN_NOT_REPLACED:
		return "%s left a pawn on the last rank and pressed the clock";
	case LAWS_ALERT_TWO_HANDS:
		return "%s seems to have made a move with two hands";
	case LAWS_ALERT_TOUCH_MOVE:
		return "%s seems to have touched one piece and moved another";
	case LAWS_ALERT_CASTLING_ROOK_FIRST:
		return "%s seems to have touched the rook before the king, and castled";
	case LAWS_ALERT_MOVED_AFTER_RELEASE:
		return "%s seems to have changed a legal move after releasing the piece";
	case LAWS_ALERT_CLOCK_OTHER_HAND:
		return "%s may have pressed the clock with the other hand";
	case LAWS_ALERT_TOUCHED_OUT_OF_TURN:
		return "%s seems to have touched a piece without having the move";
	case LAWS_ALERT_FLAG_FALL:
		return "%s has no time left";
	case LAWS_ALERT_WRONG_CLAIM:
		return "%s claimed a draw, and the claim does not hold";
	case LAWS_ALERT_ILLEGAL_MOVE_STANDS:
		return "%s made an illegal move, and nobody claimed before the next move";
	case LAWS_ALERT_ABSENT:
		return "%s may not have arrived within the default time";
	case LAWS_ALERT_ILLEGAL_MOVE:
	case LAWS_ALERT_DISPLACED:
	case LAWS_ALERT_WRONG_START:
	case LAWS_ALERT_ILLEGAL_POSITION:
	case LAWS_ALERT_SENSOR:
		break;
	}
	return NULL;
}

/* The alerts that say where rather than who. */
static void alert_of_board_write(const struct laws_verdict *alert, char *text, size_t size)
{
	char difference[200];

	difference_write(alert, difference, sizeof(difference));
	if (alert->alert == LAWS_ALERT_DISPLACED)
		snprintf(text, size, "The board differs from the record: %s", difference);
	else if (alert->alert == LAWS_ALERT_WRONG_START)
		snprintf(text, size, "The game would begin from a wrong set-up: %s", difference);
	else
		snprintf(text, size, "The position cannot arise by legal moves: %s", difference);
}

/* The time of the game as a person reads it: "12:03.250". */
static void time_write(laws_time t, char *text, size_t size)
{
	snprintf(text, size, "%lld:%02d.%03d", (long long)(t / (60 * LAWS_SECOND)),
		 (int)(t / LAWS_SECOND % 60), (int)(t / 1000 % 1000));
}

static const char *outage_reason(enum laws_outage outage)
{
	switch (outage) {
	case LAWS_OUTAGE_FAULT:
		return "its hardware fails";
	case LAWS_OUTAGE_GONE:
		return "it is not there";
	case LAWS_OUTAGE_RESTART:
		return "the program that watches it started anew";
	}
	return "nobody knows why";
}

static void outage_write(const struct laws_verdict *alert, char *text, size_t size)
{
	const char *reason = outage_reason(alert->outage);
	char since[32];

	time_write(alert->since, since, sizeof(since));
	if (alert->times > 1)
		snprintf(text, size,
			 "The board has failed to answer %u times since %s, for %lld.%d seconds "
			 "in all: %s",
			 alert->times, since, (long long)(alert->silent / LAWS_SECOND),
			 (int)(alert->silent / 100000 % 10), reason);
	else
		snprintf(text, size, "The board has not answered since %s: %s", since, reason);
}

void alert_sentence(const struct laws_verdict *alert, char *text, size_t size)
{
	const char *format = alert_format(alert->alert);
	char what[300];

	if (alert->alert == LAWS_ALERT_SENSOR)
		outage_write(alert, what, sizeof(what));
	else if (format)
		snprintf(what, sizeof(what), format, side_name(alert->side));
	else if (alert->alert == LAWS_ALERT_ILLEGAL_MOVE)
		illegal_move_write(alert, what, sizeof(what));
	else
		alert_of_board_write(alert, what, sizeof(what));
	if (alert->article[0])
		snprintf(text, size, "%s (Article %s).", what, alert->article);
	else
		snprintf(text, size, "%s.", what);
}

static const char *act_name(enum laws_act_kind act)
{
	switch (act) {
	case LAWS_ACT_STARTED:
		return "start a game";
	case LAWS_ACT_RESIGNED:
		return "resign";
	case LAWS_ACT_DRAW_OFFERED:
		return "offer a draw";
	case LAWS_ACT_DRAW_ACCEPTED:
		return "accept a draw";
	case LAWS_ACT_ANNOUNCED:
		return "announce that";
	case LAWS_ACT_DRAW_DECLINED:
		return "decline a draw";
	case LAWS_ACT_PAUSED:
		return "pause";
	case LAWS_ACT_RESUMED:
		return "resume";
	case LAWS_ACT_CONFIRMED:
		return "confirm";
	case LAWS_ACT_DISMISSED:
		return "dismiss";
	case LAWS_ACT_TIME_SET:
	case LAWS_ACT_TIME_ADDED:
		return "change the clock";
	case LAWS_ACT_COUNTER_SET:
		return "set the move counter";
	case LAWS_ACT_RESULT:
		return "declare a result";
	case LAWS_ACT_PROMOTED:
		return "promote";
	case LAWS_ACT_ADJUSTED:
		return "adjust";
	case LAWS_ACT_SET_UP:
	case LAWS_ACT_RESTORED:
	case LAWS_ACT_TOUCHED:
	case LAWS_ACT_REMOVED:
	case LAWS_ACT_RELEASED:
	case LAWS_ACT_PRESSED:
	case LAWS_ACT_SILENT:
	case LAWS_ACT_ANSWERED:
	case LAWS_ACT_GAP:
	case LAWS_ACT_DISPLACED:
		break;
	}
	return "do that";
}

static const char *refusal_reason(enum laws_refusal refusal)
{
	switch (refusal) {
	case LAWS_REFUSED_NO_GAME:
		return "no game is being played";
	case LAWS_REFUSED_GAME_ON:
		return "a game is being played";
	case LAWS_REFUSED_NO_ALERT:
		return "there is no such open alert";
	case LAWS_REFUSED_NO_OFFER:
		return "no draw offer of the opponent stands";
	case LAWS_REFUSED_TOO_EARLY:
		return "it is too early in the game";
	case LAWS_REFUSED_NO_TIME_CONTROL:
		return "no time control is known";
	case LAWS_REFUSED_NOT_PAUSED:
		return "the game is not paused";
	case LAWS_REFUSED_PAUSED:
		return "the game is paused already";
	case LAWS_REFUSED_SILENT:
		return "the board does not answer";
	}
	return "the Laws do not allow it now";
}

void refusal_line(const struct laws_verdict *refused, char *text, size_t size)
{
	snprintf(text, size, "Cannot %s: %s.", act_name(refused->act),
		 refusal_reason(refused->refusal));
}
