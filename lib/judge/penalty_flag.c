/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a fallen flag and lateness cost. */
#include <chesslaws/article.h>

#include "judge/penalties.h"

#define HOUR (3600 * LAWS_SECOND)

static const char *flag_article(const struct laws_ledger *ledger)
{
	if (is_fast_2001(ledger))
		return "B.7";
	if (ledger->edition == LAWS_EDITION_2001)
		return "6.10";
	if (!is_simplified(ledger))
		return "6.9";
	return ledger->edition == LAWS_EDITION_2023 ? "A.5.3" : "A.4.3";
}

static struct laws_due flag_loss(const struct laws_ledger *ledger,
				 const struct laws_flag_fall *fall, enum laws_side loser)
{
	return due_loss(loser, fall->mate[laws_side_other(loser)], LAWS_REASON_TIME,
			flag_article(ledger));
}

static struct laws_due flag_draw(const char *article)
{
	struct laws_due due = {
		.kind = LAWS_DUE_RESULT,
		.result = LAWS_RESULT_DRAW,
		.reason = LAWS_REASON_TIME,
		.article = article,
	};

	return due;
}

/*
 * 2001: 6.12, and in the last period, which is a quickplay finish without
 * being announced, 10.3.
 */
static struct laws_due unknown_order_2001(const struct laws_flag_fall *fall)
{
	return fall->last_period ? flag_draw("10.3") : due_plain(LAWS_DUE_PLAY_ON, "6.12");
}

/* Guidelines III.3.1; where they do not apply the Laws are silent (Preface). */
static struct laws_due unknown_order(const struct laws_ledger *ledger,
				     const struct laws_flag_fall *fall)
{
	if (ledger->edition == LAWS_EDITION_2001)
		return unknown_order_2001(fall);
	if (!laws_ledger_quickplay_claims(ledger, fall->announced))
		return due_plain(LAWS_DUE_DISCRETION, "0.2");
	return fall->last_period ? flag_draw("III.3.1.2")
				 : due_plain(LAWS_DUE_PLAY_ON, "III.3.1.1");
}

/* 2001's B.8 makes it a draw in whichever order they fell. */
static struct laws_due both_down(const struct laws_ledger *ledger,
				 const struct laws_flag_fall *fall)
{
	if (is_fast_2001(ledger))
		return flag_draw("B.8");
	if (ledger->edition == LAWS_EDITION_2017 && is_simplified(ledger) && !fall->by_arbiter)
		return due_plain(LAWS_DUE_CLAIM_LOST, "A.4.3");
	if (fall->order_known)
		return flag_loss(ledger, fall, fall->first);
	return unknown_order(ledger, fall);
}

struct laws_due laws_ledger_flag_fall(const struct laws_ledger *ledger,
				      const struct laws_flag_fall *fall)
{
	if (!fall->down[LAWS_WHITE] && !fall->down[LAWS_BLACK])
		return due_plain(LAWS_DUE_NOTHING, flag_article(ledger));
	if (fall->by_arbiter && laws_ledger_flag_duty(ledger) == LAWS_FLAG_ARBITER_MUST_NOT)
		return due_plain(LAWS_DUE_CLAIM_LOST, "B.6");
	if (fall->down[LAWS_WHITE] && fall->down[LAWS_BLACK])
		return both_down(ledger, fall);
	return flag_loss(ledger, fall, fall->down[LAWS_WHITE] ? LAWS_WHITE : LAWS_BLACK);
}

enum laws_flag_duty laws_ledger_flag_duty(const struct laws_ledger *ledger)
{
	if (is_fast_2001(ledger))
		return LAWS_FLAG_ARBITER_MUST_NOT;
	if (ledger->edition == LAWS_EDITION_2017 && is_simplified(ledger))
		return LAWS_FLAG_ARBITER_MAY;
	/*
	 * For other games 6.8 says only that the arbiter's observation counts; he enforces the
	 * Laws (12.1).
	 */
	return LAWS_FLAG_ARBITER_MUST;
}

laws_time laws_default_time(const struct laws_regulations *regulations)
{
	if (regulations->edition == LAWS_EDITION_2001 && !regulations->default_time)
		return HOUR;
	return regulations->default_time;
}

struct laws_due laws_lateness_due(const struct laws_regulations *regulations,
				  const laws_time arrived[2], laws_time elapsed, bool resumption)
{
	const char *article =
		laws_article(resumption ? LAWS_MATTER_LATE_AT_RESUMPTION : LAWS_MATTER_DEFAULT_TIME,
			     regulations->edition);
	laws_time allowed = laws_default_time(regulations);
	struct laws_due due = {.kind = LAWS_DUE_RESULT, .article = article};
	bool late[2];

	for (int side = LAWS_WHITE; side <= LAWS_BLACK; side++)
		late[side] = elapsed > allowed && arrived[side] > allowed;
	if (!late[LAWS_WHITE] && !late[LAWS_BLACK])
		return due_plain(LAWS_DUE_NOTHING, article);
	due.reason = LAWS_REASON_FORFEIT;
	due.result = laws_result_win(late[LAWS_WHITE] ? LAWS_BLACK : LAWS_WHITE);
	if (late[LAWS_WHITE] && late[LAWS_BLACK])
		due.result = LAWS_RESULT_BOTH_LOST;
	return due;
}
