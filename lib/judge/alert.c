/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The table of alert.h, one row for each kind of alert. A new kind needs a row here, the
 * place that raises it, and its sentence (daemon/event/sentence.c).
 *
 * Why a kind can be no surer than its row says is explained where it is raised.
 */
#include <chesslaws/alert.h>

#include <stddef.h>

#define MATTERS(...)                                                                               \
	((const enum laws_matter[]){                                                               \
		__VA_ARGS__,                                                                       \
		LAWS_MATTERS,                                                                      \
	})

static const struct laws_alert_info alerts[LAWS_ALERTS] = {
	[LAWS_ALERT_ILLEGAL_MOVE] =
		{
			.word = "illegal-move",
			.matters = MATTERS(LAWS_MATTER_ILLEGAL_MOVE, LAWS_MATTER_SEALED_MOVE_LOST),
			.offence = LAWS_OFFENCE_ILLEGAL_MOVE,
			.cost = LAWS_COST_ILLEGAL_MOVE,
			.consequence = LAWS_CONSEQUENCE_REPLACED,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_PLAYED,
		},
	[LAWS_ALERT_NO_MOVE] =
		{
			.word = "no-move",
			.matters = MATTERS(LAWS_MATTER_NO_MOVE),
			.offence = LAWS_OFFENCE_NO_MOVE,
			.cost = LAWS_COST_ILLEGAL_MOVE,
			.consequence = LAWS_CONSEQUENCE_REPLACED,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_BOARD,
		},
	[LAWS_ALERT_PAWN_NOT_REPLACED] =
		{
			.word = "pawn-not-replaced",
			.matters = MATTERS(LAWS_MATTER_PAWN_NOT_REPLACED),
			.offence = LAWS_OFFENCE_PAWN_NOT_REPLACED,
			.cost = LAWS_COST_ILLEGAL_MOVE,
			.consequence = LAWS_CONSEQUENCE_REPLACED,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_PLAYED,
		},
	[LAWS_ALERT_TWO_HANDS] =
		{
			.word = "two-hands",
			.matters = MATTERS(LAWS_MATTER_TWO_HANDS),
			.offence = LAWS_OFFENCE_TWO_HANDS,
			.cost = LAWS_COST_ILLEGAL_MOVE,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_LIKELY,
			.evidence = LAWS_EVIDENCE_HANDS,
		},
	[LAWS_ALERT_TOUCH_MOVE] =
		{
			.word = "touch-move",
			.matters =
				MATTERS(LAWS_MATTER_TOUCHED_OWN, LAWS_MATTER_TOUCHED_OPPONENTS,
					LAWS_MATTER_TOUCHED_BOTH, LAWS_MATTER_TOUCHED_TO_CASTLE,
					LAWS_MATTER_CASTLING_IMPOSSIBLE, LAWS_MATTER_CASTLING_MADE,
					LAWS_MATTER_ANY_MOVE, LAWS_MATTER_DRAW_CLAIM_WRONG,
					LAWS_MATTER_SEALED_MOVE_PLAYED),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_TAKEN_BACK,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_LIKELY,
			.evidence = LAWS_EVIDENCE_TOUCHES,
		},
	[LAWS_ALERT_CASTLING_ROOK_FIRST] =
		{
			.word = "castling-rook-first",
			.matters = MATTERS(LAWS_MATTER_CASTLING_ROOK_FIRST),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_TAKEN_BACK,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_LIKELY,
			.evidence = LAWS_EVIDENCE_TOUCHES,
		},
	[LAWS_ALERT_MOVED_AFTER_RELEASE] =
		{
			.word = "moved-after-release",
			.matters = MATTERS(LAWS_MATTER_RELEASED, LAWS_MATTER_CASTLING_MADE,
					   LAWS_MATTER_PROMOTION_FINAL),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_TAKEN_BACK,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_LIKELY,
			.evidence = LAWS_EVIDENCE_TOUCHES,
		},
	[LAWS_ALERT_CLOCK_OTHER_HAND] =
		{
			.word = "clock-other-hand",
			.matters = MATTERS(LAWS_MATTER_SAME_HAND),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_POSSIBLE,
			.evidence = LAWS_EVIDENCE_HANDS,
		},
	[LAWS_ALERT_TOUCHED_OUT_OF_TURN] =
		{
			.word = "touched-out-of-turn",
			.matters = MATTERS(LAWS_MATTER_ADJUSTING, LAWS_MATTER_ADJUSTING_TIME),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_EITHER,
			.names_side = true,
			.at_most = LAWS_POSSIBLE,
			.evidence = LAWS_EVIDENCE_IDLE_TOUCH,
		},
	[LAWS_ALERT_DISPLACED] =
		{
			.word = "displaced",
			.matters = MATTERS(LAWS_MATTER_DISPLACED, LAWS_MATTER_BOARDS_DIFFER,
					   LAWS_MATTER_RESIGNATION, LAWS_MATTER_AGREEMENT,
					   LAWS_MATTER_DRAW_OFFER_LIMIT),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_KINGS,
			.consequence = LAWS_CONSEQUENCE_RESTORED,
			.accused = LAWS_ACCUSED_NOBODY,
			.names_side = false,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_DISPLACED,
		},
	[LAWS_ALERT_WRONG_START] =
		{
			.word = "wrong-start",
			.matters = MATTERS(LAWS_MATTER_WRONG_SET_UP),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_CANCELLED,
			.accused = LAWS_ACCUSED_NOBODY,
			.names_side = false,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_BOARD,
		},
	[LAWS_ALERT_FLAG_FALL] =
		{
			.word = "flag-fall",
			.matters = MATTERS(LAWS_MATTER_FLAG_FALL, LAWS_MATTER_RAPID_FLAG_FALL),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_FLAG,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_NOBODY,
			.names_side = true,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_TIME,
		},
	[LAWS_ALERT_WRONG_CLAIM] =
		{
			.word = "wrong-claim",
			.matters = MATTERS(LAWS_MATTER_DRAW_CLAIM_WRONG),
			.offence = LAWS_OFFENCE_WRONG_CLAIM,
			.cost = LAWS_COST_WRONG_CLAIM,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_CLAIM,
		},
	[LAWS_ALERT_ILLEGAL_POSITION] =
		{
			.word = "illegal-position",
			.matters = MATTERS(LAWS_MATTER_RAPID_ILLEGAL_POSITION),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_POSITION,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_NOBODY,
			.names_side = false,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_POSITION,
		},
	[LAWS_ALERT_ILLEGAL_MOVE_STANDS] =
		{
			.word = "illegal-move-stands",
			.matters = MATTERS(LAWS_MATTER_RAPID_ILLEGAL_MOVE,
					   LAWS_MATTER_BLITZ_ILLEGAL_MOVE),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_CERTAIN,
			.evidence = LAWS_EVIDENCE_PLAYED,
		},
	[LAWS_ALERT_ABSENT] =
		{
			.word = "absent",
			.matters =
				MATTERS(LAWS_MATTER_DEFAULT_TIME, LAWS_MATTER_LATE_AT_RESUMPTION),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_LATENESS,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_SIDE,
			.names_side = true,
			.at_most = LAWS_POSSIBLE,
			.evidence = LAWS_EVIDENCE_TIME,
		},
	[LAWS_ALERT_SENSOR] =
		{
			.word = "sensor",
			.matters = (const enum laws_matter[]){LAWS_MATTERS},
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_NOBODY,
			.names_side = false,
			.at_most = LAWS_LIKELY,
			.evidence = LAWS_EVIDENCE_SENSOR,
		},
	[LAWS_ALERT_STORE] =
		{
			.word = "store",
			.matters = (const enum laws_matter[]){LAWS_MATTERS},
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_NOTHING,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_NOBODY,
			.names_side = false,
			.at_most = LAWS_LIKELY,
			.evidence = LAWS_EVIDENCE_STORE,
		},
	[LAWS_ALERT_QUICKPLAY_CLAIM] =
		{
			.word = "quickplay-claim",
			.matters = MATTERS(LAWS_MATTER_QUICKPLAY_CLAIM,
					   LAWS_MATTER_QUICKPLAY_INCREMENT),
			.offence = LAWS_OFFENCES,
			.cost = LAWS_COST_QUICKPLAY,
			.consequence = LAWS_CONSEQUENCE_NONE,
			.accused = LAWS_ACCUSED_NOBODY,
			.names_side = true,
			.at_most = LAWS_POSSIBLE,
			.evidence = LAWS_EVIDENCE_REQUEST,
		},
};

const struct laws_alert_info *laws_alert_info(enum laws_alert_kind kind)
{
	return (unsigned int)kind < LAWS_ALERTS ? &alerts[kind] : NULL;
}

enum laws_alert_kind laws_alert_of_offence(enum laws_offence offence)
{
	int kind = 0;

	while (kind < LAWS_ALERTS &&
	       (alerts[kind].cost != LAWS_COST_ILLEGAL_MOVE || alerts[kind].offence != offence))
		kind++;
	return (enum laws_alert_kind)kind;
}
