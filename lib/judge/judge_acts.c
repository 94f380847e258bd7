/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which function handles which kind of act, and whether that needs a game. A kind without a
 * row is a compile error.
 */
#include "judge/judge_internal.h"

/* What an act means while no game is on. */
enum handling_when {
	HANDLING_ALWAYS,  /* the handler decides */
	HANDLING_OF_PLAY, /* it is ignored */
	HANDLING_OF_GAME, /* it is refused */
};

struct handling {
	judge_handler *take;
	enum handling_when when;
};

/*
 * Adjustments and promotions are handled by the tracker; the judge only refuses them without
 * a game.
 */
static void ignore(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	(void)judge, (void)act, (void)out;
}

static void on_unobserved(struct laws_judge *judge, const struct laws_act *act,
			  struct laws_verdicts *out)
{
	(void)out;
	judge_tell_turn(judge, act);
}

static void on_displaced(struct laws_judge *judge, const struct laws_act *act,
			 struct laws_verdicts *out)
{
	if (judge->state == LAWS_JUDGE_PLAYING)
		judge_tell_displaced(judge, act->unsure ? LAWS_POSSIBLE : LAWS_CERTAIN,
				     act->squares, act->first, out);
}

static struct handling handling_of(enum laws_act_kind kind)
{
	switch (kind) {
	case LAWS_ACT_SET_UP:
		return (struct handling){judge_on_set_up, HANDLING_ALWAYS};
	case LAWS_ACT_RESTORED:
		return (struct handling){judge_on_restored, HANDLING_OF_PLAY};
	case LAWS_ACT_STARTED:
		return (struct handling){judge_on_started, HANDLING_ALWAYS};
	case LAWS_ACT_TOUCHED:
		return (struct handling){judge_on_touched, HANDLING_OF_PLAY};
	case LAWS_ACT_REMOVED:
		return (struct handling){judge_on_removed, HANDLING_OF_PLAY};
	case LAWS_ACT_RELEASED:
		return (struct handling){judge_on_released, HANDLING_OF_PLAY};
	case LAWS_ACT_PROMOTED:
		return (struct handling){judge_on_promoted, HANDLING_OF_PLAY};
	case LAWS_ACT_ADJUSTED:
		return (struct handling){judge_on_adjusted, HANDLING_OF_PLAY};
	case LAWS_ACT_PRESSED:
		return (struct handling){judge_on_pressed, HANDLING_OF_PLAY};
	case LAWS_ACT_CLOCK_STOPPED:
		return (struct handling){judge_on_clock_stopped, HANDLING_OF_PLAY};
	case LAWS_ACT_SILENT:
		return (struct handling){judge_on_silent, HANDLING_ALWAYS};
	case LAWS_ACT_ANSWERED:
		return (struct handling){judge_on_answered, HANDLING_ALWAYS};
	case LAWS_ACT_UNOBSERVED:
		return (struct handling){on_unobserved, HANDLING_OF_PLAY};
	case LAWS_ACT_DISPLACED:
		return (struct handling){on_displaced, HANDLING_OF_PLAY};
	case LAWS_ACT_PROMOTION_INFERRED:
		return (struct handling){judge_on_inferred, HANDLING_ALWAYS};
	case LAWS_ACT_KINGS_CENTRED:
		return (struct handling){judge_on_kings_centred, HANDLING_OF_PLAY};
	case LAWS_ACT_DISTRUSTED:
	case LAWS_ACT_TRUSTED:
		return (struct handling){judge_on_trust, HANDLING_ALWAYS};
	case LAWS_ACT_LOOSE:
		return (struct handling){judge_on_loose, HANDLING_ALWAYS};
	case LAWS_ACT_CORRECTED:
		return (struct handling){judge_on_corrected, HANDLING_ALWAYS};
	case LAWS_ACT_TURNED:
		return (struct handling){judge_on_turned, HANDLING_ALWAYS};
	case LAWS_ACT_BOARDS_DIFFER:
	case LAWS_ACT_BOARDS_AGREE:
		return (struct handling){judge_on_boards, HANDLING_ALWAYS};
	case LAWS_ACT_STORE_GONE:
	case LAWS_ACT_STORE_FULL:
	case LAWS_ACT_STORE_BACK:
		return (struct handling){judge_on_store, HANDLING_ALWAYS};
	case LAWS_ACT_STORE_DIFFERS:
		return (struct handling){judge_on_difference, HANDLING_ALWAYS};
	case LAWS_ACT_UNFOLLOWED:
		return (struct handling){judge_on_unfollowed, HANDLING_ALWAYS};
	case LAWS_ACT_RESIGNED:
		return (struct handling){judge_on_resigned, HANDLING_OF_GAME};
	case LAWS_ACT_DRAW_OFFERED:
		return (struct handling){judge_on_draw_offered, HANDLING_OF_GAME};
	case LAWS_ACT_DRAW_ACCEPTED:
	case LAWS_ACT_DRAW_DECLINED:
		return (struct handling){judge_on_draw_answered, HANDLING_OF_GAME};
	case LAWS_ACT_ANNOUNCED:
		return (struct handling){ignore, HANDLING_OF_GAME};
	case LAWS_ACT_CLAIMED:
		return (struct handling){judge_on_claim, HANDLING_OF_GAME};
	case LAWS_ACT_PAUSED:
		return (struct handling){judge_on_paused, HANDLING_OF_GAME};
	case LAWS_ACT_RESUMED:
		return (struct handling){judge_on_resumed, HANDLING_OF_GAME};
	case LAWS_ACT_CONFIRMED:
	case LAWS_ACT_DISMISSED:
		return (struct handling){judge_on_ruling, HANDLING_ALWAYS};
	case LAWS_ACT_CLOCK_ORDERED:
		return (struct handling){judge_on_clock_ordered, HANDLING_OF_GAME};
	case LAWS_ACT_CONTROL_SET:
		return (struct handling){judge_on_control_set, HANDLING_OF_GAME};
	case LAWS_ACT_RESULT:
		return (struct handling){judge_on_result, HANDLING_OF_GAME};
	case LAWS_ACT_UNDONE:
		return (struct handling){judge_on_undone, HANDLING_ALWAYS};
	case LAWS_ACT_TAKEN_BACK:
		return (struct handling){judge_on_taken_back, HANDLING_OF_GAME};
	case LAWS_ACT_POSITION_SET:
		return (struct handling){judge_on_position_set, HANDLING_OF_GAME};
	case LAWS_ACT_CHOSEN:
		return (struct handling){judge_on_chosen, HANDLING_OF_GAME};
	case LAWS_ACT_PENALISED:
		return (struct handling){judge_on_penalised, HANDLING_ALWAYS};
	case LAWS_ACT_REOPENED:
		return (struct handling){judge_on_reopened, HANDLING_ALWAYS};
	case LAWS_ACT_ARRIVED:
		return (struct handling){judge_on_arrived, HANDLING_OF_GAME};
	case LAWS_ACT_ABSENT:
		return (struct handling){judge_on_absent, HANDLING_OF_GAME};
	case LAWS_ACT_COLOURS_REVERSED:
		return (struct handling){judge_on_colours_reversed, HANDLING_ALWAYS};
	case LAWS_ACT_SET_UP_WRONGLY:
		return (struct handling){judge_on_set_up_wrongly, HANDLING_ALWAYS};
	case LAWS_ACT_SCORESHEET:
		return (struct handling){judge_on_scoresheet, HANDLING_OF_GAME};
	case LAWS_ACT_SEALED:
		return (struct handling){judge_on_sealed, HANDLING_OF_GAME};
	case LAWS_ACT_ADJOURNED:
		return (struct handling){judge_on_adjourned, HANDLING_OF_GAME};
	case LAWS_ACT_ASSISTED:
		return (struct handling){judge_on_assisted, HANDLING_ALWAYS};
	case LAWS_ACT_NAMED:
		return (struct handling){judge_on_named, HANDLING_ALWAYS};
	case LAWS_ACT_NOTED:
		return (struct handling){judge_on_noted, HANDLING_ALWAYS};
	case LAWS_ACT_OFFENCE_SEEN:
		return (struct handling){judge_on_offence, HANDLING_OF_GAME};
	}
	return (struct handling){ignore, HANDLING_ALWAYS};
}

/* Acts of hands in a game, also those that were not observed. */
static void take_of_play(struct laws_judge *judge, const struct laws_act *act, judge_handler *take,
			 struct laws_verdicts *out)
{
	/* A touch may end the previous turn, to which it does not belong. */
	bool may_end_turn = act->kind == LAWS_ACT_TOUCHED;

	if (!may_end_turn)
		judge_hands_on_act(judge, act);
	if (act->kind == LAWS_ACT_UNOBSERVED || (act->unobserved && act->kind != LAWS_ACT_PRESSED))
		judge->unobserved = true;
	take(judge, act, out);
	if (may_end_turn)
		judge_hands_on_act(judge, act);
}

void judge_take_act(struct laws_judge *judge, const struct laws_act *act, struct laws_verdicts *out)
{
	struct handling handling = handling_of(act->kind);

	judge->guessed = act->guessed;
	switch (handling.when) {
	case HANDLING_ALWAYS:
		handling.take(judge, act, out);
		break;
	case HANDLING_OF_PLAY:
		if (judge_game_is_on(judge))
			take_of_play(judge, act, handling.take, out);
		break;
	case HANDLING_OF_GAME:
		if (judge_game_is_on(judge))
			handling.take(judge, act, out);
		else
			judge_refuse(act, LAWS_REFUSED_NO_GAME, out);
		break;
	}
}
