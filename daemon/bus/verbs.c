/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The table of verbs on the bus. */
#include <string.h>

#include "bus/verbs.h"

const struct verb_method verb_methods[] = {
	{VERB_START, "Start", "", "Starts the game from the position that stands."},
	{VERB_ADJUST, "Adjust", "as",
	 "Announces an adjustment (Article 4.2.1) of the pieces on `squares`, or of any when "
	 "there are none."},
	{VERB_PROMOTE, "Promote", "s", "Declares the piece of a promotion: Q, R, B or N."},
	{VERB_OFFER_DRAW, "OfferDraw", "s", "`side` offers a draw (Article 9.1.2)."},
	{VERB_ACCEPT_DRAW, "AcceptDraw", "", "The opponent accepts the draw that was offered."},
	{VERB_DECLINE_DRAW, "DeclineDraw", "", "The opponent declines the draw."},
	{VERB_RESIGN, "Resign", "s", "`side` resigns (Article 5.1.2)."},
	{VERB_CLAIM, "Claim", "ss",
	 "A claim: threefold or fifty, with the intended move as SAN or nothing; flag, "
	 "illegal-move, quickplay or increment (Guidelines III.4)."},
	{VERB_PAUSE, "Pause", "", "Pauses the clocks (Article 6.11)."},
	{VERB_RESUME, "Resume", "", "Restarts the clock of the player to move."},
	{VERB_CONFIRM, "Confirm", "u", "Confirms alert `id`, or with 0 the newest open one."},
	{VERB_DISMISS, "Dismiss", "u", "Dismisses alert `id`, or with 0 the newest open one."},
	{VERB_UNDO, "Undo", "u",
	 "Takes back ruling `ruling`: its penalty, the time given, the result it made."},
	{VERB_TAKEBACK, "TakeBack", "u", "Takes the game back to before `ply`."},
	{VERB_SET_POSITION, "SetPosition", "s", "The game goes on from `fen`."},
	{VERB_SET_TIME, "SetTime", "sx", "Sets what the clock of `side` shows."},
	{VERB_ADD_TIME, "AddTime", "sx",
	 "Adds to the clock of `side`, or takes from it with a negative number."},
	{VERB_MOVE_COUNTER, "MoveCounter", "su", "`side` has completed `moves` moves."},
	{VERB_TIME_CONTROL, "TimeControl", "s",
	 "The clocks have the time control `spec`, as PGN writes it, from now on (Article "
	 "6.10.2)."},
	{VERB_PENALTY, "Penalty", "sss",
	 "A penalty of Article 12.9 for `side`: its kind, and what belongs to it."},
	{VERB_RESULT, "Result", "ss", "Declares the result, with its reason or nothing."},
	{VERB_REOPEN, "Reopen", "", "The game that had ended goes on."},
	{VERB_ARRIVED, "Arrived", "s", "`side` has arrived at the board (Article 6.7)."},
	{VERB_ABSENT, "Absent", "s",
	 "`side` has not come to the resumption of the adjourned game (Guidelines I.9.2, I.11)."},
	{VERB_COLOURS_REVERSED, "ColoursReversed", "",
	 "The game began with colours reversed (Article 7.3)."},
	{VERB_WRONG_START, "WrongStart", "",
	 "The game began from a wrong set-up, and is cancelled (Article 7.2.1); refused when that "
	 "is too late (A.5.1)."},
	{VERB_SCORESHEET, "Scoresheet", "s",
	 "`side` has asked for a scoresheet (Articles 8.5.2, A.4.3, B.2.3); refused when it has no "
	 "right to."},
	{VERB_SEAL, "Seal", "s",
	 "What whoever has the move has sealed (Guidelines I.1.1); it is told and judged only when "
	 "the game is resumed."},
	{VERB_ADJOURN, "Adjourn", "", "Adjourns the game, until it is resumed."},
	{VERB_OFFENCE, "Offence", "ss",
	 "An offence of `side` that the arbiter has seen and the board has not: illegal-move, "
	 "no-move, two-hands or pawn-not-replaced (Article 7.5). It is told as an alert and ruled "
	 "on at once."},
	{VERB_PLAYERS, "Players", "ss",
	 "`white` and `black` play, or have played; told to the public as an event of type tags."},
	{VERB_TAG, "Tag", "ss",
	 "What `name`, one of Event, Site, Round and Date, is called in this game and those after "
	 "it; nothing takes it away. Told to the public as an event of type tags."},
	{VERB_COUNT, NULL, NULL, NULL},
};

const struct verb_method *verb_method_find(enum verb_role role, const char *member)
{
	const struct verb_method *method;

	for (method = verb_methods; method->member; method++)
		if (verb_role(method->verb) == role && !strcmp(method->member, member))
			return method;
	return NULL;
}

bool verb_makes_ruling(enum verb verb)
{
	return verb == VERB_CONFIRM || verb == VERB_DISMISS || verb == VERB_UNDO ||
	       verb == VERB_PENALTY || verb == VERB_OFFENCE;
}

const struct verb_method *verb_method_of(enum verb verb)
{
	const struct verb_method *method;

	for (method = verb_methods; method->member; method++)
		if (method->verb == verb)
			return method;
	return NULL;
}
