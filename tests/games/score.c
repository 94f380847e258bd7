/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reads scores and compares the pipeline's events with them. */
#include <stdio.h>
#include <stdlib.h>

#include "score.h"

#include "../stories/alert_row.h"

static void fault(struct check *check, const struct event *event, const char *what)
{
	char line[512] = "";

	if (event)
		event_line(event, line, sizeof(line));
	if (!check->faults)
		check->wrong = event ? event->verdict.ply : check->completed + 1;
	if (!check->faults++ && !check->is_quiet)
		printf("%s game %u seed %llu: %s: %s\n", check->file, check->game,
		       (unsigned long long)check->seed, what, line);
}

/* A promotion may be amended after the move was made, but not after it was completed. */
static bool same_move(struct laws_move a, struct laws_move b, bool but_promotion)
{
	if (but_promotion)
		a.promotion = b.promotion;
	return laws_move_equal(a, b);
}

/*
 * In Chess960 the king's move that stands before his rook follows may be a move of its own: it
 * is reported and withdrawn.
 */
static bool is_half_castled(const struct check *check, const struct laws_verdict *verdict)
{
	const struct score *score = check->score;
	unsigned int ply = verdict->ply;

	return ply && ply <= score->plies && score->move[ply - 1].type == LAWS_MOVE_CASTLING &&
	       laws_position_is_chess960(&score->before[ply - 1]) &&
	       verdict->move.from == score->move[ply - 1].from;
}

static void on_move(struct check *check, const struct event *event, unsigned int *count,
		    bool but_promotion)
{
	const struct laws_verdict *verdict = &event->verdict;
	const struct score *score = check->score;

	if (verdict->ply != *count + 1 || verdict->ply > score->plies) {
		fault(check, event, "out of order");
		return;
	}
	if (!same_move(verdict->move, score->move[*count], but_promotion) &&
	    !(verdict->kind == LAWS_VERDICT_MADE &&
	      (check->may_withdraw || is_half_castled(check, verdict))))
		fault(check, event, "not the move of the score");
	(*count)++;
}

/* A record that may be corrected counts as it is in the end. */
static void on_completed(struct check *check, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;

	if (!check->may_be_silent) {
		on_move(check, event, &check->completed, false);
		return;
	}
	if (verdict->ply != check->completed + 1 || verdict->ply > PLIES_MAX)
		fault(check, event, "out of order");
	else
		check->record[check->completed++] = verdict->move;
}

static void on_made(struct check *check, const struct event *event)
{
	if (check->made < PLIES_MAX)
		check->made_at[check->made] = event->t;
	if (check->may_be_silent)
		check->made++;
	else
		on_move(check, event, &check->made, true);
}

static void on_withdrawn(struct check *check, const struct event *event)
{
	if (!check->may_withdraw && !is_half_castled(check, &event->verdict))
		fault(check, event, "withdrawn");
	check->made--;
	if (check->may_be_silent && check->completed > check->made)
		check->completed = check->made;
}

static void on_promotion(struct check *check, const struct laws_verdict *verdict)
{
	if (verdict->ply && verdict->ply <= check->completed && check->may_be_silent)
		check->record[verdict->ply - 1].promotion =
			(uint8_t)laws_piece_kind(verdict->promotion.piece);
}

/* The first move in which the record differs from the score in the end is a fault. */
static void compare_record(struct check *check)
{
	const struct score *score = check->score;

	for (unsigned int i = 0; i < check->completed && i < score->plies; i++) {
		if (same_move(check->record[i], score->move[i], false))
			continue;
		fault(check, NULL, "another record");
		check->wrong = i + 1;
		return;
	}
}

static void on_alert(struct check *check, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;

	if (alert_fault(verdict))
		fault(check, event, alert_fault(verdict));
	/* A report that the board differs is no fault, if the record is right in the end. */
	if (check->may_be_silent && (verdict->alert.kind == LAWS_ALERT_SENSOR ||
				     verdict->alert.kind == LAWS_ALERT_DISPLACED)) {
		check->displaced += verdict->alert.kind == LAWS_ALERT_DISPLACED;
		check->sensors += verdict->alert.kind == LAWS_ALERT_SENSOR;
		return;
	}
	/* A possible alert accuses no player, and the hands sometimes castle with both. */
	if (verdict->alert.confidence == LAWS_POSSIBLE) {
		check->possible[verdict->alert.kind]++;
		return;
	}
	if (check->may_use_both_hands && verdict->alert.hands.sign == LAWS_HAND_BOTH_HELD)
		return;
	if (verdict->alert.kind != LAWS_ALERT_SENSOR &&
	    verdict->alert.kind != LAWS_ALERT_DISPLACED) {
		check->accusations++;
		if (verdict->alert.id < 64)
			check->accused |= (uint64_t)1 << verdict->alert.id;
	}
	fault(check, event, "accused");
}

/* An alert lapses when its switch turns out to fail, or its move to be none. */
static void on_ruling(struct check *check, const struct laws_verdict *verdict)
{
	if (verdict->ruling.decision == LAWS_DECISION_LAPSED && verdict->ruling.alert < 64 &&
	    check->accused >> verdict->ruling.alert & 1)
		check->lapsed++;
}

static void on_event(void *data, const struct event *event)
{
	struct check *check = data;

	switch (event->verdict.kind) {
	case LAWS_VERDICT_MADE:
		on_made(check, event);
		break;
	case LAWS_VERDICT_COMPLETED:
		on_completed(check, event);
		break;
	case LAWS_VERDICT_PROMOTION:
		on_promotion(check, &event->verdict);
		break;
	case LAWS_VERDICT_ALERT:
		on_alert(check, event);
		break;
	case LAWS_VERDICT_RULING:
		on_ruling(check, &event->verdict);
		break;
	case LAWS_VERDICT_WITHDRAWN:
		on_withdrawn(check, event);
		break;
	case LAWS_VERDICT_ENDED:
		check->ended = true;
		check->result = event->verdict.state.result;
		break;
	case LAWS_VERDICT_READY:
	case LAWS_VERDICT_STARTED:
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_RESUMED:
	case LAWS_VERDICT_ADJOURNED:
	case LAWS_VERDICT_IRREGULAR:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
	case LAWS_VERDICT_TOUCHED:
	case LAWS_VERDICT_ADJUSTED:
	case LAWS_VERDICT_RELEASED:
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

static void on_answer(void *data, const struct command *command, const struct laws_verdict *refused)
{
	(void)command;
	if (refused)
		fault(data, NULL, "an order was refused");
}

void check_run(struct check *check, const struct input_list *list)
{
	const struct score *score = check->score;
	struct pipeline *pipeline = pipeline_new(&list->settings, on_event, check);

	pipeline_answer_by(pipeline, on_answer);
	for (size_t i = 0; i < list->count; i++)
		pipeline_input(pipeline, &list->inputs[i]);
	pipeline_finish(pipeline);
	if (pipeline_lost(pipeline))
		fault(check, NULL, "edges, acts or verdicts had no room");
	pipeline_free(pipeline);
	if (check->may_be_silent)
		compare_record(check);
	if (check->made != score->plies || check->completed != score->plies)
		fault(check, NULL, "moves are missing");
	if (check->ended != (score->result != LAWS_RESULT_NONE) ||
	    (check->ended && check->result != score->result))
		fault(check, NULL, "another result");
}

/* Where the position decides the game, that counts and not the score. */
static enum laws_result result_of(const struct laws_pgn *pgn, const struct score *score)
{
	const struct laws_position *last = &score->before[score->plies];
	struct laws_move moves[LAWS_MOVES_MAX];

	if (laws_moves(last, moves))
		return laws_pgn_result(pgn);
	if (!laws_position_in_check(last))
		return LAWS_RESULT_DRAW;
	return laws_position_side(last) == LAWS_WHITE ? LAWS_RESULT_BLACK : LAWS_RESULT_WHITE;
}

int score_read(struct laws_pgn *pgn, struct score *score)
{
	struct laws_pgn_item item;
	int result;

	score->plies = 0;
	score->before[0] = *laws_pgn_position(pgn);
	while (!(result = laws_pgn_next_item(pgn, &item)) && item.kind != LAWS_PGN_END_OF_GAME) {
		if (item.kind != LAWS_PGN_ITEM_MOVE || score->plies == PLIES_MAX)
			continue;
		score->move[score->plies++] = item.move;
		score->before[score->plies] = *laws_pgn_position(pgn);
	}
	score->result = result_of(pgn, score);
	return result;
}

char *read_file_or_exit(const char *name, size_t *size)
{
	FILE *file = fopen(name, "r");
	char *text = NULL;
	FILE *out;
	int c;

	if (!file) {
		fprintf(stderr, "cannot read %s\n", name);
		exit(2);
	}
	out = open_memstream(&text, size);
	while ((c = getc(file)) != EOF)
		putc(c, out);
	fclose(out);
	fclose(file);
	return text;
}
