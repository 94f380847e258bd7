/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Names never change: programs compare them. */
#include <stddef.h>

#include "bus/names.h"
#include "bus/refusal.h"

#define NAME(word) BUS_ERROR_REFUSED "." word

const char *refusal_error(enum laws_refusal refusal)
{
	switch (refusal) {
	case LAWS_REFUSED_NO_GAME:
		return NAME("NoGame");
	case LAWS_REFUSED_GAME_ON:
		return NAME("GameOn");
	case LAWS_REFUSED_NO_ALERT:
		return NAME("NoAlert");
	case LAWS_REFUSED_NO_OFFER:
		return NAME("NoOffer");
	case LAWS_REFUSED_TOO_EARLY:
		return NAME("TooEarly");
	case LAWS_REFUSED_NO_TIME_CONTROL:
		return NAME("NoTimeControl");
	case LAWS_REFUSED_NOT_PAUSED:
		return NAME("NotPaused");
	case LAWS_REFUSED_PAUSED:
		return NAME("Paused");
	case LAWS_REFUSED_SILENT:
		return NAME("Silent");
	case LAWS_REFUSED_NO_RULING:
		return NAME("NoRuling");
	case LAWS_REFUSED_NO_MOVE:
		return NAME("NoMove");
	case LAWS_REFUSED_NOT_OVER:
		return NAME("NotOver");
	case LAWS_REFUSED_NO_CLAIM:
		return NAME("NoClaim");
	case LAWS_REFUSED_ILLEGAL:
		return NAME("Illegal");
	case LAWS_REFUSED_NOT_IN_EDITION:
		return NAME("NotInEdition");
	case LAWS_REFUSED_TOO_LATE:
		return NAME("TooLate");
	case LAWS_REFUSED_NO_PENALTY:
		return NAME("NoPenalty");
	case LAWS_REFUSED_TOUCHED:
		return NAME("Touched");
	case LAWS_REFUSED_BOUND:
		return NAME("Bound");
	case LAWS_REFUSED_UNCLEAR:
		return NAME("Unclear");
	case LAWS_REFUSED_DIFFERS:
		return NAME("Differs");
	case LAWS_REFUSED_ADJOURNED:
		return NAME("Adjourned");
	case LAWS_REFUSED_VARIANT:
		return NAME("Variant");
	case LAWS_REFUSED_TOO_OFTEN:
		return NAME("TooOften");
	case LAWS_REFUSED_RULED:
		return NAME("Ruled");
	case LAWS_REFUSED_NOT_PRESSED:
		return NAME("NotPressed");
	case LAWS_REFUSED_NOT_ADJOURNED:
		return NAME("NotAdjourned");
	case LAWS_REFUSED_NOT_IN_DOUBT:
		return NAME("NotInDoubt");
	case LAWS_REFUSED_NO_CANDIDATE:
		return NAME("NoCandidate");
	}
	return NULL;
}
