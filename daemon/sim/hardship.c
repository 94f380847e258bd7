/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The figures of the classes. packaging/guide/simulator.md names the source of each; figures
 * without a source are estimates.
 */
#include "sim/hardship.h"

#define MM 1000
#define MS ((laws_time)1000)

const char *const hardship_names[] = {
	[HARDSHIP_NONE] = "none",
	[HARDSHIP_KNOCKED_ONE] = "knocked-one",
	[HARDSHIP_KNOCKED_TWO] = "knocked-two",
	[HARDSHIP_KNOCKED_ONE_OPPONENT] = "knocked-one-opponent",
	[HARDSHIP_KNOCKED_TWO_OPPONENT] = "knocked-two-opponent",
	[HARDSHIP_OFF_CENTRE_SOME] = "off-centre-some",
	[HARDSHIP_OFF_CENTRE_MANY] = "off-centre-many",
	[HARDSHIP_CAPTURES] = "captures",
	[HARDSHIP_SHOVED_LIFTED] = "shoved-lifted",
	[HARDSHIP_SHOVED_SLID] = "shoved-slid",
	[HARDSHIP_SHOVED_LATE] = "shoved-late",
	[HARDSHIP_STUCK_OPEN] = "stuck-open",
	[HARDSHIP_STUCK_CLOSED] = "stuck-closed",
	[HARDSHIP_DYING] = "dying",
	[HARDSHIP_CROSSTALK] = "crosstalk",
	[HARDSHIP_CROSSTALK_START] = "crosstalk-start",
	[HARDSHIP_STRONG_MAGNETS] = "strong-magnets",
	[HARDSHIP_RESTART] = "restart",
	[HARDSHIP_NO_LEVERS] = "no-levers",
	[HARDSHIP_NO_LEVERS_OFF_CENTRE] = "no-levers-off-centre",
	[HARDSHIP_ADJUST_ALOUD] = "adjust-aloud",
	[HARDSHIP_ANALYSIS] = "analysis",
	[HARDSHIP_PRESSED_WITHOUT_MOVE] = "pressed-without-move",
	[HARDSHIPS] = NULL,
};

#define KNOCKS(number, by_opponent)                                                                \
	{                                                                                          \
		.knocks_least = 1, .knocks_most = 3, .falls = (number),                            \
		.opponent_sets_up = (by_opponent), .captures_by = CAPTURE_WAYS                     \
	}

const struct hardship_model hardships[HARDSHIPS] = {
	[HARDSHIP_NONE] = {.captures_by = CAPTURE_WAYS},
	[HARDSHIP_KNOCKED_ONE] = KNOCKS(1, false),
	[HARDSHIP_KNOCKED_TWO] = KNOCKS(2, false),
	[HARDSHIP_KNOCKED_ONE_OPPONENT] = KNOCKS(1, true),
	[HARDSHIP_KNOCKED_TWO_OPPONENT] = KNOCKS(2, true),
	[HARDSHIP_OFF_CENTRE_SOME] = {.off_centre = 3000, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_OFF_CENTRE_MANY] = {.off_centre = 12000, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_CAPTURES] = {.captures_any_way = true, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_SHOVED_LIFTED] = {.captures_by = CAPTURE_SHOVED_LIFTED},
	[HARDSHIP_SHOVED_SLID] = {.captures_by = CAPTURE_SHOVED_SLID},
	[HARDSHIP_SHOVED_LATE] = {.captures_by = CAPTURE_SHOVED_LATE},
	[HARDSHIP_STUCK_OPEN] = {.fault = SWITCH_STUCK_OPEN, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_STUCK_CLOSED] = {.fault = SWITCH_STUCK_CLOSED, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_DYING] = {.fault = SWITCH_DYING, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_CROSSTALK] = {.crosstalk = true, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_CROSSTALK_START] = {.crosstalk = true,
				      .from_start = true,
				      .captures_by = CAPTURE_WAYS},
	[HARDSHIP_STRONG_MAGNETS] = {.strong_strength = 900, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_RESTART] = {.restarts = true, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_NO_LEVERS] = {.no_levers = true,
				.captures_any_way = true,
				.captures_by = CAPTURE_WAYS},
	[HARDSHIP_NO_LEVERS_OFF_CENTRE] = {.no_levers = true,
					   .off_centre = 3000,
					   .captures_by = CAPTURE_WAYS},
	[HARDSHIP_ADJUST_ALOUD] = {.adjusts = 4000, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_ANALYSIS] = {.analysis = true, .captures_by = CAPTURE_WAYS},
	[HARDSHIP_PRESSED_WITHOUT_MOVE] = {.idle_least = 1,
					   .idle_most = 4,
					   .captures_by = CAPTURE_WAYS},
};

/*
 * Heights and bases: FIDE, Standards of Chess Equipment (2022), 2.3 and 2.4. Two pieces whose
 * bases touch are 40 to 75 % of a side apart, by the same figures. A rod of a pawn's to a
 * king's height topples in 0.2 to 0.4 s. The field of a dipole on its axis is twice that
 * beside it. Until somebody acts on what he did not expect: 0.7 to 1.5 s (Green,
 * Transportation Human Factors 2, 2000). The service begins anew after RestartSec=3; a
 * Raspberry Pi boots in some 20 s.
 */
const struct mishap_model mishaps = {
	.height = {[LAWS_PAWN] = 50 * MM,
		   [LAWS_KNIGHT] = 60 * MM,
		   [LAWS_BISHOP] = 70 * MM,
		   [LAWS_ROOK] = 55 * MM,
		   [LAWS_QUEEN] = 85 * MM,
		   [LAWS_KING] = 95 * MM},
	.height_side = 55 * MM,
	.base_least = 40,
	.base_most = 50,
	.fall_least = 200 * MS,
	.fall_most = 400 * MS,
	.rolls_most = 5,
	.roll_least = 300 * MS,
	.roll_most = 1000 * MS,
	.lying_least = 100,
	.lying_most = 200,
	.sleeve = 45 * MM,
	.falls_early = 60,
	.notice_least = 700 * MS,
	.notice_most = 1500 * MS,
	.thinks_first = 50,
	.hesitates = 30,
	.hesitates_most = 15 * LAWS_SECOND,
	.shoved_least = 40,
	.shoved_most = 75,
	.shoved_along = 50,
	.swap_least = 80 * MS,
	.swap_most = 250 * MS,
	.late_least = 500 * MS,
	.late_most = 3000 * MS,
	.both_hands = 12,
	.limit_least = 85,
	.limit_most = 112,
	.nudged = 25,
	.nudged_later = 10,
	.trembles = 1500,
	.flickers = 40,
	.flicker_delay = 80 * MS,
	.flicker_least = 5 * MS,
	.flicker_most = 200 * MS,
	.crosstalk_most = 2 * MS,
	.short_circuits = 50,
	.dying_misses = 30,
	.dying_drops_least = 5 * MS,
	.dying_drops_most = 1500 * MS,
	.dying_drops_every = 180 * LAWS_SECOND,
	.restart_least = 3 * LAWS_SECOND,
	.restart_most = 20 * LAWS_SECOND,
	.restart_before = 3 * LAWS_SECOND,
	.voice_least = 500 * MS,
	.voice_most = 1500 * MS,
	.analysis_least = 10,
	.analysis_most = 40,
	.analysis_pause_least = 5 * LAWS_SECOND,
	.analysis_pause_most = 60 * LAWS_SECOND,
	.analysis_thought_least = 1 * LAWS_SECOND,
	.analysis_thought_most = 8 * LAWS_SECOND,
	.analysis_takes_back = 25,
	.analysis_tries = 10,
	.analysis_other_hand = 30,
	.stopped = 50,
	.idle_after_least = 500 * MS,
	.idle_after_most = 10 * LAWS_SECOND,
	.idle_stops = 50,
	.idle_stop_least = 500 * MS,
	.idle_stop_most = 10 * LAWS_SECOND,
	.idle_after_fall = 50,
};

static bool has_captures(const struct hardship_model *model)
{
	return model->captures_any_way || model->captures_by != CAPTURE_WAYS;
}

static bool are_at_odds(const struct hardship_model *one, const struct hardship_model *other)
{
	return (one->falls && other->falls) || (one->off_centre && other->off_centre) ||
	       (has_captures(one) && has_captures(other)) || (one->fault && other->fault) ||
	       (one->crosstalk && other->crosstalk);
}

bool hardship_join(struct hardship_model *model, const struct hardship_model *more)
{
	if (are_at_odds(model, more))
		return false;
	if (more->falls) {
		model->knocks_least = more->knocks_least;
		model->knocks_most = more->knocks_most;
		model->falls = more->falls;
		model->opponent_sets_up = more->opponent_sets_up;
	}
	if (has_captures(more)) {
		model->captures_any_way = more->captures_any_way;
		model->captures_by = more->captures_by;
	}
	if (more->off_centre)
		model->off_centre = more->off_centre;
	if (more->fault)
		model->fault = more->fault;
	if (more->strong_strength)
		model->strong_strength = more->strong_strength;
	if (more->adjusts)
		model->adjusts = more->adjusts;
	if (more->idle_most) {
		model->idle_least = more->idle_least;
		model->idle_most = more->idle_most;
	}
	model->crosstalk |= more->crosstalk;
	model->from_start |= more->from_start;
	model->restarts |= more->restarts;
	model->no_levers |= more->no_levers;
	model->analysis |= more->analysis;
	return true;
}
