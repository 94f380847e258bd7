/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Announcements to the players at two boards (Appendix D). A move is announced
 * once it is made, and not before (D.2.1, D.2.3): no touch, and no square that a
 * hand tries. An announcement that does not hold is corrected (D.2.8).
 *
 *   made                            the move; a promotion that is not named yet
 *                                   without its piece
 *   made in place of one withdrawn  a correction
 *   promotion named, or another     a correction
 *   withdrawn                       that it does not stand; when another move took
 *                                   its place at once, its correction says so
 */
#include <string.h>

#include "judge/judge_internal.h"

/* Inserts a verdict at @place; when the list is full the last one is dropped and counted. */
static struct laws_verdict *insert(struct laws_verdicts *out, size_t place)
{
	if (out->count == LAWS_VERDICTS_MAX) {
		out->count--;
		out->lost++;
	}
	if (place > out->count)
		place = out->count;
	memmove(&out->verdict[place + 1], &out->verdict[place],
		(out->count - place) * sizeof(out->verdict[0]));
	out->count++;
	return &out->verdict[place];
}

/* A move to announce; its position is in the list of the step. */
struct said {
	unsigned int ply;
	const struct laws_position *before;
	struct laws_move move;
};

/* Adds the announcement behind the verdict at place @at, which is about the same move. */
static size_t say(struct laws_judge *judge, enum laws_announcement what, const struct said *said,
		  enum laws_promotion_source source, size_t at, struct laws_verdicts *out)
{
	laws_time t = out->verdict[at].t;
	struct laws_verdict *verdict = insert(out, at + 1);

	*verdict = (struct laws_verdict){
		.kind = LAWS_VERDICT_ANNOUNCEMENT,
		.t = t,
		.side = laws_position_side(said->before),
		.ply = said->ply,
		.move = said->move,
		.before = said->before,
		.announcement = {.what = what, .source = source},
	};
	judge->announced = (struct laws_judge_announced){
		.ply = what == LAWS_ANNOUNCEMENT_WITHDRAWN ? 0 : said->ply,
		.promotion = source == LAWS_PROMOTION_ASSUMED ? LAWS_NO_KIND : said->move.promotion,
	};
	return at + 1;
}

static struct said move_of(const struct laws_verdict *verdict)
{
	return (struct said){
		.ply = verdict->ply,
		.before = verdict->before,
		.move = verdict->move,
	};
}

/* Announces the move made at place @at. Returns the place of the last verdict about it. */
static size_t announce_made(struct laws_judge *judge, size_t at, struct laws_verdicts *out)
{
	struct said made = move_of(&out->verdict[at]);
	bool changed = judge->announced.changed && judge->announced.ply == made.ply;
	enum laws_promotion_source source = LAWS_PROMOTION_DECLARED;

	if (at + 1 < out->count && out->verdict[at + 1].kind == LAWS_VERDICT_PROMOTION)
		source = out->verdict[++at].promotion.source;
	return say(judge, changed ? LAWS_ANNOUNCEMENT_CORRECTION : LAWS_ANNOUNCEMENT_MOVE, &made,
		   source, at, out);
}

static size_t announce_withdrawn(struct laws_judge *judge, size_t at, struct laws_verdicts *out)
{
	struct said made = move_of(&out->verdict[at]);

	if (out->verdict[at].withdrawn.why == LAWS_WITHDRAWN_CHANGED) {
		judge->announced.changed = true;
		return at;
	}
	return say(judge, LAWS_ANNOUNCEMENT_WITHDRAWN, &made, LAWS_PROMOTION_DECLARED, at, out);
}

/* An announced promotion has been named, or was to another piece. */
static size_t announce_promotion(struct laws_judge *judge, size_t at, struct laws_verdicts *out)
{
	const struct laws_verdict *promotion = &out->verdict[at];
	const struct laws_judge_made *made = judge_record_of(judge, promotion->ply);
	enum laws_promotion_source source = promotion->promotion.source;
	struct said named = move_of(promotion);

	named.move.promotion = laws_piece_kind(promotion->promotion.piece);
	if (made->ply != promotion->ply || source == LAWS_PROMOTION_ASSUMED ||
	    (judge->announced.ply == named.ply &&
	     judge->announced.promotion == named.move.promotion))
		return at;
	return say(judge, LAWS_ANNOUNCEMENT_CORRECTION, &named, source, at, out);
}

void judge_announce(struct laws_judge *judge, struct laws_verdicts *out)
{
	if (!judge->regulations.visually_disabled)
		return;
	for (size_t at = 0; at < out->count; at++) {
		if (out->verdict[at].kind == LAWS_VERDICT_MADE)
			at = announce_made(judge, at, out);
		else if (out->verdict[at].kind == LAWS_VERDICT_WITHDRAWN)
			at = announce_withdrawn(judge, at, out);
		else if (out->verdict[at].kind == LAWS_VERDICT_PROMOTION)
			at = announce_promotion(judge, at, out);
	}
}
