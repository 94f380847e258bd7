/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The ledger of infringements, and what is due for the next one.
 *
 *                 2001            2017                 2018           2023
 *   standard      +2 +2 lost      +2 lost, each count  +2 lost        +2 lost
 *   rapid         +2 +2 lost      lost                 +2 lost        +1 lost
 *     supervised                  +2 lost, each count  +2 lost        +1 lost
 *   blitz         lost on claim   lost                 +1 lost        +1 lost
 *     supervised                  +1 lost, each count  +1 lost        +2 lost
 *
 * One minute instead of two is said in B.2 of 2017 and 2018, of every blitz
 * game; in A.3 of 2023, which B.3 takes over for blitz, but B.2, full
 * supervision, does not. The Arabic text of 2018 still has 2017's A.4.2; the
 * foreword of the Hebrew one says that the first illegal move costs time.
 */
#include <chesslaws/article.h>

#include "judge/penalties.h"

#define MINUTE (60 * LAWS_SECOND)

static bool has_increment(const struct laws_time_control *control)
{
	for (unsigned int i = 0; i < control->periods; i++)
		if (control->period[i].increment || control->period[i].delay)
			return true;
	return false;
}

void laws_ledger_init(struct laws_ledger *ledger, const struct laws_regulations *regulations)
{
	*ledger = (struct laws_ledger){
		.edition = regulations->edition,
		.format = laws_format_resolve(regulations),
		.supervision = regulations->supervision,
		.increment = has_increment(&regulations->time_control),
	};
}

void laws_ledger_change_control(struct laws_ledger *ledger, const struct laws_time_control *control)
{
	ledger->increment = has_increment(control);
}

/* The count to which an offence belongs, or -1 when the edition does not count it. */
static int count_of(const struct laws_ledger *ledger, enum laws_offence offence)
{
	bool apart = ledger->edition == LAWS_EDITION_2017;
	bool late = ledger->edition != LAWS_EDITION_2001;

	switch (offence) {
	case LAWS_OFFENCE_ILLEGAL_MOVE:
	case LAWS_OFFENCE_PAWN_NOT_REPLACED:
		return 0;
	case LAWS_OFFENCE_TWO_HANDS:
		return apart ? 1 : late ? 0 : -1;
	case LAWS_OFFENCE_NO_MOVE:
		return apart ? 2 : late ? 0 : -1;
	case LAWS_OFFENCE_WRONG_CLAIM:
	case LAWS_OFFENCE_REJECTED_QUICKPLAY:
	case LAWS_OFFENCES:
		break;
	}
	return -1;
}

void laws_ledger_record(struct laws_ledger *ledger, enum laws_side side, enum laws_offence offence)
{
	int count = count_of(ledger, offence);

	if (count >= 0)
		ledger->counts[side][count]++;
}

void laws_ledger_retract(struct laws_ledger *ledger, enum laws_side side, enum laws_offence offence)
{
	int count = count_of(ledger, offence);

	if (count >= 0 && ledger->counts[side][count])
		ledger->counts[side][count]--;
}

unsigned int laws_ledger_count(const struct laws_ledger *ledger, enum laws_side side,
			       enum laws_offence offence)
{
	int count = count_of(ledger, offence);

	return count < 0 ? 0 : ledger->counts[side][count];
}

/* The time of Articles 7.5.5 and 9.5.3, with the changes of the appendices. */
static laws_time extra_time(const struct laws_ledger *ledger)
{
	bool full = ledger->supervision == LAWS_SUPERVISION_FULL;
	bool blitz = ledger->format == LAWS_FORMAT_BLITZ;

	switch (ledger->edition) {
	case LAWS_EDITION_2001:
		break;
	case LAWS_EDITION_2017:
	case LAWS_EDITION_2018:
		return blitz ? MINUTE : 2 * MINUTE;
	case LAWS_EDITION_2023:
		return is_fast(ledger) && !(blitz && full) ? MINUTE : 2 * MINUTE;
	}
	return 2 * MINUTE;
}

/* July 2017 had an article for each count; 2018 drew them into 7.5.5. */
static const char *illegal_move_article(const struct laws_ledger *ledger, enum laws_offence offence)
{
	enum laws_matter matter = offence == LAWS_OFFENCE_TWO_HANDS ? LAWS_MATTER_TWO_HANDS_PENALTY
				  : offence == LAWS_OFFENCE_NO_MOVE
					  ? LAWS_MATTER_NO_MOVE_PENALTY
					  : LAWS_MATTER_ILLEGAL_MOVE_PENALTY;

	if (ledger->edition == LAWS_EDITION_2001)
		return ledger->format == LAWS_FORMAT_BLITZ ? "C.3" : "7.4b";
	if (!is_simplified(ledger))
		return laws_article(matter, ledger->edition);
	return ledger->edition == LAWS_EDITION_2023 ? "A.5.2" : "A.4.2";
}

/* 2001 names neither two hands nor an empty press among the illegal moves. */
static bool is_illegal_move(const struct laws_ledger *ledger, enum laws_offence offence)
{
	return count_of(ledger, offence) >= 0;
}

static bool is_completed(const struct laws_ledger *ledger,
			 const struct laws_infringement *infringement)
{
	if (infringement->pressed)
		return true;
	if (ledger->edition == LAWS_EDITION_2001)
		return ledger->format != LAWS_FORMAT_BLITZ;
	return ledger->edition == LAWS_EDITION_2017 &&
	       infringement->offence == LAWS_OFFENCE_TWO_HANDS;
}

/* The move can be corrected no more: A.5.2 (2017 and 2018: A.4.2), and 2001's C.3. */
static bool stands(const struct laws_ledger *ledger, const struct laws_infringement *infringement)
{
	bool blitz_2001 = is_fast_2001(ledger) && ledger->format == LAWS_FORMAT_BLITZ;

	return infringement->opponent_made && (is_simplified(ledger) || blitz_2001);
}

/*
 * The opponent's own touch has ended his right to claim; the arbiter may rule all the same.
 * 2001: 4.6 is about every breach, and B.5 names the illegal moves, though not their
 * article, 7.4; in blitz C.3 gives him until his move. Later editions: 4.8 covers 4.1, two
 * hands, unless A.5.2 applies.
 */
static bool claim_is_lost(const struct laws_ledger *ledger,
			  const struct laws_infringement *infringement)
{
	if (!infringement->claimed)
		return false;
	if (ledger->edition == LAWS_EDITION_2001 && ledger->format == LAWS_FORMAT_BLITZ)
		return false;
	if (ledger->edition == LAWS_EDITION_2001)
		return infringement->opponent_touched || infringement->opponent_made;
	return infringement->offence == LAWS_OFFENCE_TWO_HANDS && !is_simplified(ledger) &&
	       (infringement->opponent_touched || infringement->opponent_made);
}

static const char *claim_lost_article(const struct laws_ledger *ledger)
{
	if (ledger->edition != LAWS_EDITION_2001)
		return "4.8";
	return is_fast(ledger) ? "B.5" : "4.6";
}

/* Number @count of its count; the caller adds the article. */
static struct laws_due counted(const struct laws_ledger *ledger,
			       const struct laws_infringement *infringement, unsigned int count)
{
	const char *article = illegal_move_article(ledger, infringement->offence);
	enum laws_mate mate = infringement->mate;
	struct laws_due due = {.kind = LAWS_DUE_TIME, .article = article};
	unsigned int losing = 2;

	if (ledger->edition == LAWS_EDITION_2001) {
		losing = 3;
		/* 7.4 does not replace the loss by a draw. */
		mate = LAWS_MATE_POSSIBLE;
	}
	if (ledger->edition == LAWS_EDITION_2017 && is_simplified(ledger))
		losing = 1;
	if (count >= losing)
		due = due_loss(infringement->side, mate, LAWS_REASON_ILLEGAL_MOVES, article);
	else
		due.added = extra_time(ledger);
	due.count = count;
	return due;
}

/* 2001, C.3: the opponent, and only he, may claim the win, or a draw if he cannot mate. */
static struct laws_due blitz_2001(const struct laws_infringement *infringement)
{
	if (!infringement->claimed)
		return due_plain(LAWS_DUE_NOTHING, "C.3");
	return due_loss(infringement->side, infringement->mate, LAWS_REASON_ILLEGAL_MOVES, "C.3");
}

static void add_remedy(const struct laws_ledger *ledger, enum laws_offence offence,
		       struct laws_due *due)
{
	bool late = ledger->edition != LAWS_EDITION_2001;

	if (offence == LAWS_OFFENCE_PAWN_NOT_REPLACED && late) {
		due->remedy = LAWS_REMEDY_QUEEN;
	} else if (offence == LAWS_OFFENCE_ILLEGAL_MOVE ||
		   offence == LAWS_OFFENCE_PAWN_NOT_REPLACED) {
		due->remedy = LAWS_REMEDY_REINSTATE;
		due->replacement =
			late ? LAWS_REPLACEMENT_BY_TOUCH_RELEASED : LAWS_REPLACEMENT_BY_TOUCH;
	}
}

static const char *completion_article(const struct laws_ledger *ledger, enum laws_offence offence)
{
	if (ledger->edition == LAWS_EDITION_2001)
		return "C.3";
	if (offence == LAWS_OFFENCE_TWO_HANDS)
		return "7.5.4";
	return offence == LAWS_OFFENCE_PAWN_NOT_REPLACED ? "7.5.2" : "7.5.1";
}

static struct laws_due illegal_move_due(const struct laws_ledger *ledger,
					const struct laws_infringement *infringement)
{
	enum laws_offence offence = infringement->offence;
	struct laws_due due;

	if (!is_completed(ledger, infringement))
		return due_plain(LAWS_DUE_NOTHING, completion_article(ledger, offence));
	if (stands(ledger, infringement))
		return due_plain(LAWS_DUE_STANDS, illegal_move_article(ledger, offence));
	if (claim_is_lost(ledger, infringement))
		return due_plain(LAWS_DUE_CLAIM_LOST, claim_lost_article(ledger));
	if (ledger->edition == LAWS_EDITION_2001 && ledger->format == LAWS_FORMAT_BLITZ)
		due = blitz_2001(infringement);
	else
		due = counted(ledger, infringement,
			      laws_ledger_count(ledger, infringement->side, offence) + 1);
	add_remedy(ledger, offence, &due);
	return due;
}

static struct laws_due wrong_claim_due(const struct laws_ledger *ledger)
{
	struct laws_due due = {.kind = LAWS_DUE_TIME, .article = "9.5.3"};

	due.added = extra_time(ledger);
	if (ledger->edition != LAWS_EDITION_2001)
		return due;
	due.added = 3 * MINUTE;
	due.halves = true;
	due.article = "9.5b";
	return due;
}

/* A.3 and B.2 shorten the times of Articles 7 and 9 only. */
static struct laws_due rejected_quickplay_due(const struct laws_ledger *ledger)
{
	struct laws_due due = {.kind = LAWS_DUE_TIME, .added = 2 * MINUTE};

	due.article = ledger->edition == LAWS_EDITION_2001 ? "10.2" : "III.5.3";
	return due;
}

struct laws_due laws_ledger_due(const struct laws_ledger *ledger,
				const struct laws_infringement *infringement)
{
	if (infringement->offence == LAWS_OFFENCE_WRONG_CLAIM)
		return wrong_claim_due(ledger);
	if (infringement->offence == LAWS_OFFENCE_REJECTED_QUICKPLAY)
		return rejected_quickplay_due(ledger);
	if (is_illegal_move(ledger, infringement->offence))
		return illegal_move_due(ledger, infringement);
	/* 2001: at most improper handling of the pieces or the clock. */
	if (infringement->offence == LAWS_OFFENCE_TWO_HANDS)
		return due_plain(LAWS_DUE_DISCRETION, "4.1");
	return due_plain(LAWS_DUE_DISCRETION, "6.8");
}

laws_time laws_due_deducted(const struct laws_due *due, laws_time left)
{
	laws_time half = left / 2;

	if (!due->halves || left <= MINUTE)
		return 0;
	if (half > 3 * MINUTE)
		half = 3 * MINUTE;
	return left - half < MINUTE ? left - MINUTE : half;
}

void laws_due_apply(const struct laws_due *due, enum laws_side offender, struct laws_clock *clock,
		    laws_time now)
{
	laws_time deducted;

	if (due->kind != LAWS_DUE_TIME || !laws_clock_is_kept(clock))
		return;
	deducted = laws_due_deducted(due, laws_clock_left(clock, offender, now));
	if (deducted)
		laws_clock_add(clock, offender, -deducted, now);
	laws_clock_add(clock, laws_side_other(offender), due->added, now);
}

unsigned int laws_ledger_setup_claims_end(const struct laws_ledger *ledger)
{
	if (is_fast_2001(ledger))
		return 3;
	return is_simplified(ledger) ? 10 : 0;
}

bool laws_ledger_quickplay_claims(const struct laws_ledger *ledger, bool announced)
{
	if (ledger->format == LAWS_FORMAT_BLITZ)
		return false;
	return ledger->edition == LAWS_EDITION_2001 || (announced && !ledger->increment);
}
