/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Steps the pipeline deadline by deadline, so that each event has the time at which it came. */
#include "listen.h"

#include <time.h>

/* An alert belongs to a deed if it comes no later than this after it could be known. */
#define ALERT_LATEST (5 * LAWS_SECOND)

/* The state of listening to one game. */
struct ear {
	struct tally *tally;
	const struct score *score;
	const struct input_list *list;
	laws_time now;
	laws_time last_edge;  /* the last change of a square */
	laws_time last_press; /* the last lever that went down */
	struct laws_move record[PLIES_MAX];
	struct laws_move complete[PLIES_MAX]; /* without those withdrawn since */
	unsigned int made;
	unsigned int completed;
	unsigned int complete_count;
	unsigned int accusations;
	bool wrong; /* a move was completed that is not the score's */
	bool found;
	bool as_played;
	bool sure;
	bool named;
};

void delays_add(struct delays *delays, laws_time span)
{
	laws_time ms = span / 1000;

	delays->by_ms[ms < 0 ? 0 : ms < DELAYS ? ms : DELAYS - 1]++;
	delays->count++;
}

unsigned int delays_quantile(const struct delays *delays, unsigned int permille)
{
	uint64_t seen = 0;

	for (unsigned int ms = 0; ms < DELAYS; ms++) {
		seen += delays->by_ms[ms];
		if (seen * 1000 >= delays->count * permille)
			return ms;
	}
	return DELAYS;
}

enum laws_alert_kind alert_of(enum offence offence)
{
	switch (offence) {
	case OFFENCE_ILLEGAL_MOVE:
		return LAWS_ALERT_ILLEGAL_MOVE;
	case OFFENCE_NO_MOVE:
		return LAWS_ALERT_NO_MOVE;
	case OFFENCE_TOUCH_MOVE:
		return LAWS_ALERT_TOUCH_MOVE;
	case OFFENCE_MOVED_AFTER_RELEASE:
		return LAWS_ALERT_MOVED_AFTER_RELEASE;
	case OFFENCE_CASTLING_ROOK_FIRST:
		return LAWS_ALERT_CASTLING_ROOK_FIRST;
	case OFFENCE_TWO_HANDS_CASTLING:
	case OFFENCE_TWO_HANDS_CAPTURE:
		return LAWS_ALERT_TWO_HANDS;
	case OFFENCE_CLOCK_OTHER_HAND:
		return LAWS_ALERT_CLOCK_OTHER_HAND;
	case OFFENCE_TOUCHED_OUT_OF_TURN:
		return LAWS_ALERT_TOUCHED_OUT_OF_TURN;
	case OFFENCES:
		break;
	}
	return LAWS_ALERT_SENSOR;
}

/* The deed that @alert reports, or NULL. */
static const struct deed *deed_of(const struct ear *ear, const struct laws_verdict *alert)
{
	for (size_t i = 0; i < ear->list->deed_count; i++) {
		const struct deed *deed = &ear->list->deeds[i];

		if (alert->alert.kind == alert_of(deed->offence) && alert->side == deed->side &&
		    ear->now >= deed->from && ear->now <= deed->to + ALERT_LATEST)
			return deed;
	}
	return NULL;
}

static bool tells_as_played(const struct laws_verdict *alert, const struct deed *deed)
{
	return deed->offence != OFFENCE_ILLEGAL_MOVE ||
	       (alert->alert.played.from == deed->played_from &&
		alert->alert.played.to == deed->played_to &&
		alert->alert.played.captured == deed->played_captured);
}

bool accuses(enum laws_alert_kind kind)
{
	return laws_alert_info(kind)->accused != LAWS_ACCUSED_NOBODY;
}

static void on_alert(struct ear *ear, const struct laws_verdict *alert)
{
	const struct deed *deed = deed_of(ear, alert);

	if (deed) {
		ear->found = true;
		ear->as_played |= tells_as_played(alert, deed);
		ear->sure |= alert->alert.confidence != LAWS_POSSIBLE;
		return;
	}
	ear->tally->alerts[alert->alert.kind][alert->alert.confidence]++;
	ear->named |= alert->alert.confidence != LAWS_POSSIBLE;
	ear->accusations += alert->alert.confidence != LAWS_POSSIBLE && accuses(alert->alert.kind);
}

static void on_completed(struct ear *ear, const struct laws_verdict *verdict)
{
	if (verdict->ply > 0 && verdict->ply <= PLIES_MAX) {
		ear->complete[verdict->ply - 1] = verdict->move;
		ear->complete_count = verdict->ply;
	}
	if (verdict->ply == 0 || verdict->ply > ear->score->plies ||
	    !laws_move_equal(verdict->move, ear->score->move[verdict->ply - 1])) {
		ear->wrong = true;
		return;
	}
	ear->completed = verdict->ply;
	if (verdict->completed.by == LAWS_COMPLETED_BY_CLOCK)
		delays_add(&ear->tally->completed, ear->now - ear->last_press);
}

static void on_event(void *data, const struct event *event)
{
	struct ear *ear = data;
	const struct laws_verdict *verdict = &event->verdict;

	switch (verdict->kind) {
	case LAWS_VERDICT_MADE:
		if (verdict->ply == 0 || verdict->ply > PLIES_MAX)
			break;
		ear->record[verdict->ply - 1] = verdict->move;
		ear->made = verdict->ply;
		delays_add(&ear->tally->made, ear->now - ear->last_edge);
		break;
	case LAWS_VERDICT_COMPLETED:
		on_completed(ear, verdict);
		break;
	case LAWS_VERDICT_WITHDRAWN:
		ear->tally->withdrawn++;
		ear->made = verdict->ply > 0 ? verdict->ply - 1 : 0;
		if (ear->complete_count > ear->made)
			ear->complete_count = ear->made;
		break;
	case LAWS_VERDICT_PROMOTION:
		if (verdict->ply > 0 && verdict->ply <= ear->made)
			ear->record[verdict->ply - 1].promotion =
				ear->complete[verdict->ply - 1].promotion =
					laws_piece_kind(verdict->promotion.piece);
		break;
	case LAWS_VERDICT_ALERT:
		on_alert(ear, verdict);
		break;
	case LAWS_VERDICT_READY:
	case LAWS_VERDICT_STARTED:
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_RESUMED:
	case LAWS_VERDICT_ADJOURNED:
	case LAWS_VERDICT_ENDED:
	case LAWS_VERDICT_IRREGULAR:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
	case LAWS_VERDICT_TOUCHED:
	case LAWS_VERDICT_ADJUSTED:
	case LAWS_VERDICT_RELEASED:
	case LAWS_VERDICT_RULING:
	case LAWS_VERDICT_CLOCK:
	case LAWS_VERDICT_ASSISTED:
	case LAWS_VERDICT_NAMED:
	case LAWS_VERDICT_NOTED:
	case LAWS_VERDICT_ANNOUNCEMENT:
	case LAWS_VERDICT_DRAW_OFFER:
	case LAWS_VERDICT_CLAIM:
	case LAWS_VERDICT_REFUSED:
		break;
	}
}

static void advance(struct ear *ear, struct pipeline *pipeline, laws_time to)
{
	laws_time deadline;

	while ((deadline = pipeline_deadline(pipeline)) <= to && deadline != LAWS_NEVER) {
		ear->now = deadline;
		pipeline_advance(pipeline, deadline);
	}
}

static void watch(struct ear *ear, const struct frame *before, const struct input *input)
{
	const struct frame *frame = &input->frame;

	if (frame->squares != before->squares)
		ear->last_edge = input->t;
	if (frame->inputs & ~before->inputs & (INPUT_WHITE_LEVER | INPUT_BLACK_LEVER))
		ear->last_press = input->t;
}

static void feed(struct ear *ear, struct pipeline *pipeline)
{
	struct frame before = {0};

	for (size_t i = 0; i < ear->list->count; i++) {
		const struct input *input = &ear->list->inputs[i];

		advance(ear, pipeline, input->t);
		if (input->type == INPUT_FRAME) {
			watch(ear, &before, input);
			before = input->frame;
		}
		ear->now = input->t;
		pipeline_input(pipeline, input);
	}
	/*
	 * Lets decisions come that wait for a rest. A flag whose player does not press would fall
	 * later.
	 */
	advance(ear, pipeline, ear->now + 10 * LAWS_SECOND);
	pipeline_finish(pipeline);
}

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static bool is_right(const struct ear *ear)
{
	const struct score *score = ear->score;

	if (ear->wrong || ear->made != score->plies || ear->completed != score->plies)
		return false;
	for (unsigned int i = 0; i < score->plies; i++)
		if (!laws_move_equal(ear->record[i], score->move[i]))
			return false;
	return true;
}

struct heard listen(struct tally *tally, const struct score *score, const struct input_list *list)
{
	static struct ear ear;
	struct pipeline *pipeline;
	double start = seconds();
	struct heard heard = {0};

	ear = (struct ear){.tally = tally, .score = score, .list = list};
	pipeline = pipeline_new(&list->settings, on_event, &ear);
	if (!pipeline)
		return heard;
	feed(&ear, pipeline);
	pipeline_free(pipeline);
	tally->seconds += seconds() - start;
	heard.right = is_right(&ear);
	heard.record = ear.complete;
	heard.count = ear.complete_count;
	heard.accusations = ear.accusations;
	tally->games++;
	tally->right += heard.right;
	tally->deeds += list->deed_count > 0;
	tally->found += ear.found;
	tally->as_played += ear.as_played;
	tally->sure += ear.sure;
	tally->named += ear.named;
	if (list->fault != SWITCH_WORKS) {
		tally->faulty++;
		tally->faulty_right += heard.right;
	}
	return heard;
}
