/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Single words of events in the reader's language. What no list has stays as it is. */
#include "event/event.h"
#include "tool/language.h"
#include "util/words.h"

static const char *spoken(const char *const names[], const char *word)
{
	return word_find(names, word) < 0 ? word : gettext(word);
}

const char *confidence_name(const char *word)
{
	static const char *const names[] = {N_("certain"), N_("likely"), N_("possible"), NULL};

	return spoken(names, word);
}

const char *decision_name(const char *word)
{
	static const char *const names[] = {N_("open"),	  N_("confirmed"), N_("dismissed"),
					    N_("lapsed"), N_("undone"),	   NULL};

	return spoken(names, word);
}

const char *state_name(const char *word)
{
	static const char *const names[] = {
		/* Translators: nothing has come from a board yet, or its game has not begun. */
		N_("waiting"),
		/* Translators: the pieces of a game stand ready. */
		N_("ready"),
		/* Translators: the state of a game. */
		N_("playing"),
		/* Translators: the state of a game. */
		N_("paused"),
		/* Translators: a game goes on after a pause. */
		N_("resumed"),
		/* Translators: a game is interrupted, and resumed on another day. */
		N_("adjourned"),
		/* Translators: a game in which pieces have to be put back. */
		N_("irregular"),
		/* Translators: the pieces of a game have been put back. */
		N_("restored"),
		/* Translators: a game has, or a board delivers nothing more. */
		N_("ended"),
		/* Translators: the state of a board. */
		N_("ok"),
		/* Translators: a board's hardware fails. */
		N_("fault"),
		/* Translators: a board is not there any more. */
		N_("gone"),
		/* Translators: a board cannot be read any more. */
		N_("broken"),
		NULL,
	};

	return spoken(names, word);
}

const char *reason_name(const char *word)
{
	static const char *const names[] = {
		/* Translators: why a game ended, like all up to kings-centred. */
		N_("checkmate"),
		N_("resignation"),
		N_("stalemate"),
		N_("dead-position"),
		N_("agreement"),
		N_("threefold"),
		N_("fifty"),
		N_("fivefold"),
		N_("seventy-five"),
		/* Translators: a player's time was up. */
		N_("time"),
		N_("illegal-moves"),
		N_("forfeit"),
		N_("both-lost"),
		/* Translators: a draw was claimed, and the claim held. */
		N_("claim"),
		N_("arbiter"),
		N_("kings-centred"),
		NULL,
	};

	return spoken(names, word);
}
