/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From verdicts to the events of the contract, as JSON. How a person reads
 * them is line.c's and sentence.c's.
 */
#include <stdio.h>
#include <string.h>

#include "input/command.h"
#include "event/event.h"
#include "util/words.h"

static const char *const state_names[] = {
	[LAWS_VERDICT_READY] = "ready",		[LAWS_VERDICT_STARTED] = "started",
	[LAWS_VERDICT_PAUSED] = "paused",	[LAWS_VERDICT_RESUMED] = "resumed",
	[LAWS_VERDICT_ADJOURNED] = "adjourned", [LAWS_VERDICT_ENDED] = "ended",
	[LAWS_VERDICT_IRREGULAR] = "irregular", [LAWS_VERDICT_RESTORED] = "restored",
	[LAWS_VERDICT_TURNED] = "turned",
};

const char *const alert_words[] = {
	[LAWS_ALERT_ILLEGAL_MOVE] = "illegal-move",
	[LAWS_ALERT_NO_MOVE] = "no-move",
	[LAWS_ALERT_PAWN_NOT_REPLACED] = "pawn-not-replaced",
	[LAWS_ALERT_TWO_HANDS] = "two-hands",
	[LAWS_ALERT_TOUCH_MOVE] = "touch-move",
	[LAWS_ALERT_CASTLING_ROOK_FIRST] = "castling-rook-first",
	[LAWS_ALERT_MOVED_AFTER_RELEASE] = "moved-after-release",
	[LAWS_ALERT_CLOCK_OTHER_HAND] = "clock-other-hand",
	[LAWS_ALERT_TOUCHED_OUT_OF_TURN] = "touched-out-of-turn",
	[LAWS_ALERT_DISPLACED] = "displaced",
	[LAWS_ALERT_WRONG_START] = "wrong-start",
	[LAWS_ALERT_FLAG_FALL] = "flag-fall",
	[LAWS_ALERT_WRONG_CLAIM] = "wrong-claim",
	[LAWS_ALERT_ILLEGAL_POSITION] = "illegal-position",
	[LAWS_ALERT_ILLEGAL_MOVE_STANDS] = "illegal-move-stands",
	[LAWS_ALERT_ABSENT] = "absent",
	[LAWS_ALERT_SENSOR] = "sensor",
	[LAWS_ALERT_QUICKPLAY_CLAIM] = "quickplay-claim",
	NULL,
};

static const char *const confidence_names[] = {
	[LAWS_POSSIBLE] = "possible",
	[LAWS_LIKELY] = "likely",
	[LAWS_CERTAIN] = "certain",
};

static const char *const completion_names[] = {
	[LAWS_COMPLETED_BY_CLOCK] = "clock",	     [LAWS_COMPLETED_BY_END] = "end",
	[LAWS_COMPLETED_BY_NEXT_MOVE] = "next-move", [LAWS_COMPLETED_BY_REST] = "rest",
	[LAWS_COMPLETED_BY_ANSWER] = "answer",
};

static const char *const clock_change_names[] = {
	[LAWS_CLOCK_START] = "start", [LAWS_CLOCK_PRESS] = "press",
	[LAWS_CLOCK_PAUSE] = "pause", [LAWS_CLOCK_RESUME] = "resume",
	[LAWS_CLOCK_SET] = "set",     [LAWS_CLOCK_PENALTY] = "penalty",
	[LAWS_CLOCK_FLAG] = "flag",
};

static const char *const promotion_source_names[] = {
	[LAWS_PROMOTION_DECLARED] = "declared",
	[LAWS_PROMOTION_SEEN] = "seen",
	[LAWS_PROMOTION_INFERRED] = "inferred",
	[LAWS_PROMOTION_ASSUMED] = "assumed",
};

static const char *const draw_offer_names[] = {
	[LAWS_DRAW_OFFERED] = "offered",
	[LAWS_DRAW_ACCEPTED] = "accepted",
	[LAWS_DRAW_DECLINED] = "declined",
	[LAWS_DRAW_LAPSED] = "lapsed",
};

static const char *const decision_names[] = {
	[LAWS_DECISION_CONFIRMED] = "confirmed",
	[LAWS_DECISION_DISMISSED] = "dismissed",
	[LAWS_DECISION_LAPSED] = "lapsed",
	[LAWS_DECISION_UNDONE] = "undone",
};

static const char *const authority_names[] = {
	[LAWS_BY_ARBITER] = "arbiter",
	[LAWS_BY_PLAYER] = "player",
	[LAWS_BY_REGULATIONS] = "regulations",
};

/* @key is a literal, or lasts as long as one. */
static void add(struct json_object *body, const char *key, struct json_object *value)
{
	json_object_object_add_ex(body, key, value, JSON_C_OBJECT_ADD_CONSTANT_KEY);
}

static void add_text(struct json_object *body, const char *key, const char *value)
{
	add(body, key, json_object_new_string(value));
}

static void add_number(struct json_object *body, const char *key, int64_t value)
{
	add(body, key, json_object_new_int64(value));
}

static void add_side(struct json_object *body, enum laws_side side)
{
	add_text(body, "side", side_words[side]);
}

static void add_square(struct json_object *body, const char *key, laws_square square)
{
	char text[3];

	if (square >= LAWS_NO_SQUARE)
		return;
	laws_square_write(square, text);
	add_text(body, key, text);
}

static void add_squares(struct json_object *body, const char *key, laws_squares squares)
{
	struct json_object *list = json_object_new_array();
	laws_square square;
	char text[3];

	for (square = 0; square < LAWS_NO_SQUARE; square++) {
		if (!(squares & LAWS_SQUARE_SET(square)))
			continue;
		laws_square_write(square, text);
		json_object_array_add(list, json_object_new_string(text));
	}
	add(body, key, list);
}

static void add_piece(struct json_object *body, laws_piece piece)
{
	char text[2] = {laws_piece_letter(piece), '\0'};

	if (piece != LAWS_NO_PIECE && piece != LAWS_UNKNOWN_PIECE)
		add_text(body, "piece", text);
}

static void add_displays(struct json_object *body, const struct laws_verdict *verdict)
{
	if (!verdict->clock_kept)
		return;
	add_number(body, "white_ms", verdict->left[LAWS_WHITE] / 1000);
	add_number(body, "black_ms", verdict->left[LAWS_BLACK] / 1000);
}

/* Nobody knows whose hand it was: both may have been. */
static void add_idle_touch(struct json_object *evidence, const struct laws_verdict *verdict)
{
	struct json_object *sides = json_object_new_array();

	json_object_array_add(sides, json_object_new_string(side_words[LAWS_WHITE]));
	json_object_array_add(sides, json_object_new_string(side_words[LAWS_BLACK]));
	add_square(evidence, "square", verdict->square);
	add(evidence, "sides", sides);
}

/*
 * Who paused the clocks (6.11): the claimant's side, or else an authority. The public is not
 * told, for it would hear of a claim, or of an alert that was confirmed.
 */
static void add_pauser(struct json_object *body, const struct laws_verdict *verdict)
{
	if (verdict->authority == LAWS_BY_PLAYER)
		add_text(body, "by", side_words[verdict->side]);
	else if (verdict->authority != LAWS_BY_NOBODY)
		add_text(body, "by", authority_names[verdict->authority]);
}

/* Where the game goes on from, or begins from, unless that is the initial position. */
static void add_start(struct json_object *body, const struct laws_verdict *verdict)
{
	struct laws_position initial;
	char initially[LAWS_FEN_SIZE];
	char fen[LAWS_FEN_SIZE];

	laws_position_start(&initial);
	laws_fen_write(&initial, initially);
	laws_fen_write(&verdict->before, fen);
	if (verdict->position_set || strcmp(fen, initially))
		add_text(body, "fen", fen);
}

static void add_game(struct json_object *body, const struct event *event, bool public)
{
	const struct laws_verdict *verdict = &event->verdict;

	add_text(body, "state", state_names[verdict->kind]);
	if (event->date[0])
		add_text(body, "date", event->date);
	if (verdict->reversed)
		add(body, "reversed", json_object_new_boolean(true));
	if (verdict->kind == LAWS_VERDICT_PAUSED && !public)
		add_pauser(body, verdict);
	if (verdict->kind == LAWS_VERDICT_STARTED || verdict->position_set)
		add_start(body, verdict);
	if (verdict->kind == LAWS_VERDICT_TURNED)
		add_text(body, "orientation", side_words[verdict->side]);
	if (verdict->kind != LAWS_VERDICT_ENDED)
		return;
	add_text(body, "result", laws_result_text(verdict->result));
	if (verdict->reason != LAWS_REASON_NONE)
		add_text(body, "reason", reason_words[verdict->reason]);
	if (verdict->article[0])
		add_text(body, "article", verdict->article);
}

static void add_touch(struct json_object *body, const struct laws_verdict *verdict)
{
	add_text(body, "side", side_words[verdict->side]);
	if (verdict->kind == LAWS_VERDICT_ADJUSTED) {
		add_squares(body, "squares", verdict->squares);
		return;
	}
	if (verdict->kind == LAWS_VERDICT_RELEASED)
		add_square(body, "from", verdict->from);
	add_square(body, "square", verdict->square);
	add_piece(body, verdict->piece);
}

/* The move in both notations, and the position behind it. */
static void add_notations(struct json_object *body, const struct laws_verdict *verdict)
{
	struct laws_position after = verdict->before;
	char uci[LAWS_UCI_SIZE];
	char san[LAWS_SAN_SIZE];
	char fen[LAWS_FEN_SIZE];

	laws_uci_write(&verdict->before, verdict->move, uci);
	laws_san_write(&verdict->before, verdict->move, san);
	laws_move_play(&after, verdict->move);
	laws_fen_write(&after, fen);
	add_text(body, "uci", uci);
	add_text(body, "san", san);
	add_text(body, "fen", fen);
}

static void add_move(struct json_object *body, const struct laws_verdict *verdict)
{
	add_number(body, "ply", verdict->ply);
	add_side(body, verdict->side);
	add_notations(body, verdict);
	if (verdict->kind != LAWS_VERDICT_COMPLETED)
		return;
	add_text(body, "by", completion_names[verdict->by]);
	add_displays(body, verdict);
}

static void add_withdrawn(struct json_object *body, const struct laws_verdict *verdict)
{
	char uci[LAWS_UCI_SIZE];

	laws_uci_write(&verdict->before, verdict->move, uci);
	add_number(body, "ply", verdict->ply);
	add_text(body, "uci", uci);
	add_text(body, "why",
		 verdict->withdrawal == LAWS_WITHDRAWN_CHANGED ? "changed" : "taken-back");
}

static const char *const announcement_names[] = {
	[LAWS_ANNOUNCEMENT_MOVE] = "move",
	[LAWS_ANNOUNCEMENT_CORRECTION] = "correction",
	[LAWS_ANNOUNCEMENT_WITHDRAWN] = "withdrawn",
};

/* D names no words for these two; they are of the language of the others. */
static const char *const announcement_prefixes[] = {
	[LAWS_ANNOUNCEMENT_MOVE] = "",
	[LAWS_ANNOUNCEMENT_CORRECTION] = "Korrektur: ",
	[LAWS_ANNOUNCEMENT_WITHDRAWN] = "Zurueck: ",
};

static void add_announcement(struct json_object *body, const struct laws_verdict *verdict)
{
	struct laws_move move = verdict->move;
	char name[LAWS_ANNOUNCEMENT_SIZE];
	char words[LAWS_ANNOUNCEMENT_SIZE + 16];
	char uci[LAWS_UCI_SIZE];

	/* A piece that nobody has named is not announced for him. */
	if (verdict->source == LAWS_PROMOTION_ASSUMED)
		move.promotion = LAWS_NO_KIND;
	laws_announcement_write(&verdict->before, move, name);
	laws_uci_write(&verdict->before, move, uci);
	snprintf(words, sizeof(words), "%s%s", announcement_prefixes[verdict->announcement], name);
	add_number(body, "ply", verdict->ply);
	add_side(body, verdict->side);
	add_text(body, "what", announcement_names[verdict->announcement]);
	add_text(body, "uci", uci);
	add_text(body, "words", words);
}

static void add_promotion(struct json_object *body, const struct laws_verdict *verdict)
{
	add_number(body, "ply", verdict->ply);
	add_piece(body, verdict->piece);
	add_text(body, "source", promotion_source_names[verdict->source]);
	/* A move from before a position was set is not remembered. */
	if (verdict->move.from != verdict->move.to)
		add_notations(body, verdict);
}

/* What no player in particular has done says nothing of a side. */
static bool alert_has_side(enum laws_alert_kind kind)
{
	return kind != LAWS_ALERT_DISPLACED && kind != LAWS_ALERT_WRONG_START &&
	       kind != LAWS_ALERT_ILLEGAL_POSITION && kind != LAWS_ALERT_SENSOR;
}

/* Why, since when, how often, and for how long in all the board has not answered. */
static void add_outage(struct json_object *evidence, const struct laws_verdict *verdict)
{
	add_text(evidence, "what", outage_words[verdict->outage]);
	if (verdict->outage == LAWS_OUTAGE_UNFOLLOWED)
		add_squares(evidence, "squares", verdict->squares);
	if (verdict->outage == LAWS_OUTAGE_RECORDING || verdict->outage == LAWS_OUTAGE_UNFOLLOWED)
		return;
	if (verdict->outage == LAWS_OUTAGE_SWITCH) {
		add_square(evidence, "square", verdict->square);
		add_text(evidence, "shows", verdict->squares ? "occupied" : "empty");
		return;
	}
	add_number(evidence, "since", verdict->since);
	add_number(evidence, "times", verdict->times);
	add_number(evidence, "silent_ms", verdict->silent / 1000);
}

static void add_hands(struct json_object *evidence, const struct laws_hand_evidence *hands)
{
	struct json_object *list = json_object_new_array();
	char text[3];

	for (int i = 0; i < 2 && hands->squares[i] < LAWS_NO_SQUARE; i++) {
		laws_square_write(hands->squares[i], text);
		json_object_array_add(list, json_object_new_string(text));
	}
	add_text(evidence, "what", hand_words[hands->sign]);
	add(evidence, "squares", list);
	add_number(evidence, "between_ms", hands->between / 1000);
	if (hands->together)
		add_number(evidence, "together_ms", hands->together / 1000);
	add_number(evidence, "distance_mm", hands->distance);
	if (hands->sign != LAWS_HAND_BOTH_HELD) {
		add_number(evidence, "speed_mm_s", hands->speed);
		add_number(evidence, "usual_ms", laws_hand_time(hands->distance) / 1000);
		if (hands->times)
			add_number(evidence, "times", hands->times);
		add_number(evidence, "as_fast", hands->as_fast);
		add_number(evidence, "moves", hands->moves);
	}
}

/* Seconds and points: whole ones stay whole numbers. */
static void add_fraction(struct json_object *body, const char *key, int64_t value, int64_t unit)
{
	double fraction = (double)value / (double)unit;
	char text[32];

	if (value % unit == 0) {
		add_number(body, key, value / unit);
		return;
	}
	/* As a person writes it: 90.7, not what is nearest to that in binary. */
	snprintf(text, sizeof(text), "%.9g", fraction);
	add(body, key, json_object_new_double_s(fraction, text));
}

/* What the Laws fix: time, half the offender's own with it (2001, 9.5), or the game. */
static struct json_object *due_json(const struct laws_verdict *verdict)
{
	const struct laws_due *due = &verdict->due;
	struct json_object *penalty;

	if (due->kind != LAWS_DUE_TIME && due->kind != LAWS_DUE_RESULT)
		return NULL;
	penalty = json_object_new_object();
	if (due->kind == LAWS_DUE_RESULT) {
		add_text(penalty, "kind", penalty_words[LAWS_PENALTY_LOSS]);
		add_text(penalty, "result", laws_result_text(due->result));
		return penalty;
	}
	add_text(penalty, "kind", penalty_words[LAWS_PENALTY_ADD_OPPONENT]);
	add_fraction(penalty, "seconds", due->added, LAWS_SECOND);
	if (verdict->deducted)
		add_fraction(penalty, penalty_words[LAWS_PENALTY_REDUCE], verdict->deducted,
			     LAWS_SECOND);
	return penalty;
}

/* What an arbiter chose. */
static struct json_object *penalty_json(const struct laws_penalty *chosen, const char *text)
{
	struct json_object *penalty = json_object_new_object();

	add_text(penalty, "kind", penalty_words[chosen->kind]);
	if (chosen->span)
		add_fraction(penalty, "seconds", chosen->span, LAWS_SECOND);
	if (chosen->half_points)
		add_fraction(penalty, "points", chosen->half_points, 2);
	if (chosen->withheld)
		add_fraction(penalty, "points", LAWS_GAME_HALF_POINTS - chosen->withheld, 2);
	if (chosen->rounds)
		add_number(penalty, "rounds", chosen->rounds);
	if (text[0])
		add_text(penalty, "text", text);
	return penalty;
}

/*
 * A flag, an absence, an illegal position, centred kings or a claim that is agreed to ends the
 * game, without being penalised.
 */
static bool only_ends_game(const struct laws_verdict *verdict)
{
	return verdict->due.kind == LAWS_DUE_RESULT &&
	       (verdict->alert == LAWS_ALERT_FLAG_FALL || verdict->alert == LAWS_ALERT_ABSENT ||
		verdict->alert == LAWS_ALERT_ILLEGAL_POSITION ||
		verdict->alert == LAWS_ALERT_DISPLACED ||
		verdict->alert == LAWS_ALERT_QUICKPLAY_CLAIM);
}

static void add_due(struct json_object *evidence, const struct laws_verdict *verdict)
{
	struct json_object *penalty;

	if (only_ends_game(verdict)) {
		add_text(evidence, "result", laws_result_text(verdict->due.result));
		return;
	}
	penalty = due_json(verdict);
	if (penalty)
		add(evidence, "penalty", penalty);
}

/* A move that was announced with a claim, or sealed. */
static void add_announced(struct json_object *evidence, const struct laws_verdict *verdict)
{
	const char *key = verdict->sealed ? "sealed" : "announced";
	char san[LAWS_SAN_SIZE];

	if (verdict->announced) {
		laws_san_write(&verdict->before, verdict->move, san);
		add_text(evidence, key, san);
	} else if (verdict->written[0]) {
		add_text(evidence, key, verdict->written);
	}
}

/* What was claimed, and what of it was found. */
static void add_claim(struct json_object *evidence, const struct laws_verdict *verdict)
{
	bool fifty = verdict->claim == LAWS_CLAIM_OF_FIFTY;

	add_text(evidence, "claim",
		 reason_words[fifty ? LAWS_REASON_FIFTY : LAWS_REASON_THREEFOLD]);
	add_announced(evidence, verdict);
	add_number(evidence, "found", verdict->found);
	if (verdict->at_most > verdict->found)
		add_number(evidence, "at_most", verdict->at_most);
	add_number(evidence, "needed", verdict->needed);
}

static const char *const obligation_names[] = {
	[LAWS_MUST_NOTHING] = "nothing",
	[LAWS_MUST_MOVE_ANY] = "any",
	[LAWS_MUST_MOVE] = "move",
	[LAWS_MUST_CAPTURE] = "capture",
	[LAWS_MUST_CAPTURE_WITH] = "capture-with",
	[LAWS_MUST_CASTLE] = "castle",
	[LAWS_MUST_STAND] = "stand",
	[LAWS_MUST_PROMOTE] = "promote",
};

static void add_obligation(struct json_object *evidence, const struct laws_obligation *obligation,
			   enum laws_side side)
{
	struct json_object *must = json_object_new_object();

	add_text(must, "kind", obligation_names[obligation->kind]);
	add_square(must, "own", obligation->own);
	add_square(must, "opponent", obligation->opponent);
	add_square(must, "rook", obligation->rook);
	add_square(must, "to", obligation->to);
	if (obligation->kind == LAWS_MUST_PROMOTE)
		add_piece(must, LAWS_PIECE(side, obligation->promotion));
	if (obligation->barred)
		add_squares(must, "barred", obligation->barred);
	add(evidence, "must", must);
}

static bool is_about_touches(enum laws_alert_kind kind)
{
	return kind == LAWS_ALERT_TOUCH_MOVE || kind == LAWS_ALERT_CASTLING_ROOK_FIRST ||
	       kind == LAWS_ALERT_MOVED_AFTER_RELEASE;
}

/* What had to be done, what was touched, in its order, and what was played. */
static void add_breach(struct json_object *evidence, const struct laws_verdict *verdict)
{
	struct json_object *touched = json_object_new_array();
	char uci[LAWS_UCI_SIZE];
	char square[3];

	add_obligation(evidence, &verdict->obligation, verdict->side);
	for (size_t i = 0; i < verdict->touched_count; i++) {
		laws_square_write(verdict->touched[i], square);
		json_object_array_add(touched, json_object_new_string(square));
	}
	add(evidence, "touched", touched);
	laws_uci_write(&verdict->before, verdict->move, uci);
	add_text(evidence, "played", uci);
	add(evidence, "claimable", json_object_new_boolean(verdict->claimable));
	if (verdict->obligation.on_request)
		add(evidence, "on_request", json_object_new_boolean(true));
}

/* A board as the first field of a FEN has it, with '?' where nobody knows what stands. */
static void add_placement(struct json_object *body, enum laws_side side, const laws_piece board[64])
{
	char text[8 * 9 + 1];
	size_t length = 0;

	for (unsigned int i = 0; i < 64; i++) {
		laws_piece piece = board[(7 - i / 8) * 8 + i % 8];
		bool after_digit = i % 8 && text[length - 1] >= '1' && text[length - 1] <= '8';

		if (i && i % 8 == 0)
			text[length++] = '/';
		if (piece == LAWS_UNKNOWN_PIECE)
			text[length++] = '?';
		else if (piece != LAWS_NO_PIECE)
			text[length++] = laws_piece_letter(piece);
		else if (after_digit)
			text[length - 1]++;
		else
			text[length++] = '1';
	}
	text[length] = '\0';
	add_text(body, side_words[side], text);
}

/* What the board of @verdict's side shows: one piece that stands elsewhere is the one missed. */
static void guess_board(const struct laws_verdict *verdict, laws_piece board[64])
{
	bool moved = __builtin_popcountll(verdict->missing) == 1 &&
		     __builtin_popcountll(verdict->unexpected) == 1;
	laws_piece piece = LAWS_UNKNOWN_PIECE;

	if (moved)
		piece = verdict->before.board[__builtin_ctzll(verdict->missing)];
	for (laws_square square = 0; square < 64; square++) {
		board[square] = verdict->before.board[square];
		if (verdict->missing & LAWS_SQUARE_SET(square))
			board[square] = LAWS_NO_PIECE;
		else if (verdict->unexpected & LAWS_SQUARE_SET(square))
			board[square] = piece;
	}
}

/* Both positions, and until when they were the same (D.2.9). */
static void add_boards(struct json_object *evidence, const struct laws_verdict *verdict)
{
	struct json_object *boards = json_object_new_object();
	laws_piece board[64];

	guess_board(verdict, board);
	add_placement(boards, laws_side_other(verdict->side), verdict->before.board);
	add_placement(boards, verdict->side, board);
	add_text(evidence, "board", side_words[verdict->side]);
	add(evidence, "boards", boards);
	add_number(evidence, "agreed", verdict->agreed);
}

static void add_evidence(struct json_object *body, const struct laws_verdict *verdict)
{
	struct json_object *evidence = json_object_new_object();

	if (verdict->alert == LAWS_ALERT_ILLEGAL_MOVE ||
	    verdict->alert == LAWS_ALERT_PAWN_NOT_REPLACED ||
	    verdict->alert == LAWS_ALERT_ILLEGAL_MOVE_STANDS) {
		add_square(evidence, "from", verdict->played_from);
		add_square(evidence, "to", verdict->played_to);
		add_square(evidence, "captured", verdict->played_captured);
	}
	if (verdict->seen)
		add_text(evidence, "seen_by", authority_names[LAWS_BY_ARBITER]);
	if (verdict->alert == LAWS_ALERT_QUICKPLAY_CLAIM)
		add_text(evidence, "claim", claim_words[verdict->claim]);
	if (verdict->alert == LAWS_ALERT_SENSOR)
		add_outage(evidence, verdict);
	if (verdict->hands.sign)
		add_hands(evidence, &verdict->hands);
	if (verdict->alert == LAWS_ALERT_WRONG_CLAIM)
		add_claim(evidence, verdict);
	else
		add_announced(evidence, verdict);
	/* One that rests on what was announced or sealed rests on no touch. */
	if (is_about_touches(verdict->alert) && verdict->touched_count)
		add_breach(evidence, verdict);
	else if (verdict->alert == LAWS_ALERT_TOUCH_MOVE && !verdict->announced)
		add_obligation(evidence, &verdict->obligation, verdict->side);
	if (verdict->alert == LAWS_ALERT_DISPLACED && verdict->result != LAWS_RESULT_NONE)
		add_text(evidence, "kings", laws_result_text(verdict->result));
	if (verdict->alert == LAWS_ALERT_ILLEGAL_POSITION)
		add_squares(evidence, "squares", verdict->squares);
	if (verdict->alert == LAWS_ALERT_TOUCHED_OUT_OF_TURN)
		add_idle_touch(evidence, verdict);
	if (verdict->two_boards)
		add_boards(evidence, verdict);
	if (verdict->missing)
		add_squares(evidence, "missing", verdict->missing);
	if (verdict->unexpected)
		add_squares(evidence, "unexpected", verdict->unexpected);
	add_due(evidence, verdict);
	if (json_object_object_length(evidence))
		add(body, "evidence", evidence);
	else
		json_object_put(evidence);
}

static void add_alert(struct json_object *body, const struct laws_verdict *verdict)
{
	char sentence[ALERT_TEXT_SIZE];

	alert_sentence(verdict, sentence, sizeof(sentence));
	add_number(body, "id", verdict->id);
	add_text(body, "kind", alert_words[verdict->alert]);
	if (verdict->article[0])
		add_text(body, "article", verdict->article);
	if (alert_has_side(verdict->alert))
		add_side(body, verdict->side);
	if (verdict->ply)
		add_number(body, "ply", verdict->ply);
	add_text(body, "confidence", confidence_names[verdict->confidence]);
	add_evidence(body, verdict);
	add_text(body, "text", sentence);
}

static void add_ruling(struct json_object *body, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;
	struct json_object *penalty = NULL;

	if (verdict->penalised)
		penalty = penalty_json(&verdict->penalty, event->text);
	else if (!only_ends_game(verdict))
		penalty = due_json(verdict);
	add_number(body, "id", verdict->ruling);
	if (verdict->id)
		add_number(body, "alert", verdict->id);
	if (penalty)
		add_side(body, verdict->side);
	add_text(body, "decision", decision_names[verdict->decision]);
	if (penalty)
		add(body, "penalty", penalty);
	if (verdict->decision != LAWS_DECISION_LAPSED)
		add_text(body, "by", authority_names[verdict->authority]);
}

bool event_names(const struct event *event, struct event_name names[2])
{
	static const char *const keys[] = {
		[TAG_EVENT] = "event",
		[TAG_SITE] = "site",
		[TAG_ROUND] = "round",
		[TAG_DATE] = "date",
	};

	if (event->verdict.kind != LAWS_VERDICT_NAMED)
		return false;
	memset(names, 0, 2 * sizeof(names[0]));
	for (int tag = 0; tag_words[tag]; tag++)
		if (!strcmp(tag_words[tag], event->name))
			names[0].key = keys[tag];
	if (names[0].key) {
		memcpy(names[0].text, event->text, sizeof(names[0].text));
		return true;
	}
	names[0].key = side_words[LAWS_WHITE];
	names[1].key = side_words[LAWS_BLACK];
	return players_split(event->text, names[0].text, names[1].text);
}

static void add_names(struct json_object *body, const struct event *event)
{
	struct event_name names[2];

	if (!event_names(event, names))
		return;
	for (int i = 0; i < 2 && names[i].key; i++)
		add_text(body, names[i].key, names[i].text);
}

/* What a player says of a draw, or claims. */
static void add_said(struct json_object *body, const struct laws_verdict *verdict)
{
	add_side(body, verdict->side);
	if (verdict->kind == LAWS_VERDICT_DRAW_OFFER) {
		add_text(body, "what", draw_offer_names[verdict->offer]);
		return;
	}
	add_text(body, "kind", claim_words[verdict->claim]);
	if (verdict->decided)
		add(body, "held", json_object_new_boolean(verdict->held));
}

static void add_clock(struct json_object *body, const struct event *event)
{
	const struct laws_verdict *verdict = &event->verdict;

	if (verdict->clock_runs)
		add_text(body, "running", side_words[verdict->side]);
	add_displays(body, verdict);
	add_text(body, "why", clock_change_names[verdict->why]);
	if (event->text[0])
		add_text(body, "time_control", event->text);
}

static void add_body(struct json_object *body, const struct event *event, bool public)
{
	const struct laws_verdict *verdict = &event->verdict;

	switch (verdict->kind) {
	case LAWS_VERDICT_READY:
	case LAWS_VERDICT_STARTED:
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_RESUMED:
	case LAWS_VERDICT_ADJOURNED:
	case LAWS_VERDICT_ENDED:
	case LAWS_VERDICT_IRREGULAR:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
		add_game(body, event, public);
		break;
	case LAWS_VERDICT_TOUCHED:
	case LAWS_VERDICT_ADJUSTED:
	case LAWS_VERDICT_RELEASED:
		add_touch(body, verdict);
		break;
	case LAWS_VERDICT_MADE:
	case LAWS_VERDICT_COMPLETED:
		add_move(body, verdict);
		break;
	case LAWS_VERDICT_WITHDRAWN:
		add_withdrawn(body, verdict);
		break;
	case LAWS_VERDICT_PROMOTION:
		add_promotion(body, verdict);
		break;
	case LAWS_VERDICT_ANNOUNCEMENT:
		add_announcement(body, verdict);
		break;
	case LAWS_VERDICT_ASSISTED:
		add_text(body, "name", event->name);
		add_text(body, "order", event->text);
		break;
	case LAWS_VERDICT_NAMED:
		add_names(body, event);
		break;
	case LAWS_VERDICT_ALERT:
		add_alert(body, verdict);
		break;
	case LAWS_VERDICT_RULING:
		add_ruling(body, event);
		break;
	case LAWS_VERDICT_CLOCK:
		add_clock(body, event);
		break;
	case LAWS_VERDICT_DRAW_OFFER:
	case LAWS_VERDICT_CLAIM:
		add_said(body, verdict);
		break;
	case LAWS_VERDICT_REFUSED:
		break;
	}
	/* Before the first there is none. */
	if (event->game)
		add_number(body, "game", event->game);
}

static const char *verdict_type(enum laws_verdict_kind kind)
{
	switch (kind) {
	case LAWS_VERDICT_READY:
	case LAWS_VERDICT_STARTED:
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_RESUMED:
	case LAWS_VERDICT_ADJOURNED:
	case LAWS_VERDICT_ENDED:
	case LAWS_VERDICT_IRREGULAR:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
		return "game";
	case LAWS_VERDICT_TOUCHED:
		return "touched";
	case LAWS_VERDICT_ADJUSTED:
		return "adjusted";
	case LAWS_VERDICT_RELEASED:
		return "released";
	case LAWS_VERDICT_MADE:
		return "made";
	case LAWS_VERDICT_COMPLETED:
		return "completed";
	case LAWS_VERDICT_WITHDRAWN:
		return "withdrawn";
	case LAWS_VERDICT_PROMOTION:
		return "promotion";
	case LAWS_VERDICT_ANNOUNCEMENT:
		return "announcement";
	case LAWS_VERDICT_ASSISTED:
		return "assistant";
	case LAWS_VERDICT_NAMED:
		return "tags";
	case LAWS_VERDICT_ALERT:
		return "alert";
	case LAWS_VERDICT_RULING:
		return "ruling";
	case LAWS_VERDICT_CLOCK:
		return "clock";
	case LAWS_VERDICT_DRAW_OFFER:
		return "draw-offer";
	case LAWS_VERDICT_CLAIM:
		return "claim";
	case LAWS_VERDICT_REFUSED:
		break;
	}
	return "refused";
}

const char *event_type(const struct event *event)
{
	return verdict_type(event->verdict.kind);
}

bool event_is_public(const struct laws_verdict *verdict)
{
	switch (verdict->kind) {
	case LAWS_VERDICT_READY:
	case LAWS_VERDICT_STARTED:
	case LAWS_VERDICT_PAUSED:
	case LAWS_VERDICT_RESUMED:
	case LAWS_VERDICT_ADJOURNED:
	case LAWS_VERDICT_ENDED:
	case LAWS_VERDICT_COMPLETED:
	case LAWS_VERDICT_WITHDRAWN:
	case LAWS_VERDICT_PROMOTION:
	case LAWS_VERDICT_CLOCK:
	case LAWS_VERDICT_NAMED:
		return true;
	case LAWS_VERDICT_IRREGULAR:
	case LAWS_VERDICT_RESTORED:
	case LAWS_VERDICT_TURNED:
	case LAWS_VERDICT_TOUCHED:
	case LAWS_VERDICT_ADJUSTED:
	case LAWS_VERDICT_RELEASED:
	case LAWS_VERDICT_MADE:
	case LAWS_VERDICT_ALERT:
	case LAWS_VERDICT_RULING:
	case LAWS_VERDICT_ANNOUNCEMENT:
	case LAWS_VERDICT_ASSISTED:
	case LAWS_VERDICT_DRAW_OFFER:
	case LAWS_VERDICT_CLAIM:
	case LAWS_VERDICT_REFUSED:
		break;
	}
	return false;
}

struct json_object *event_body(const struct event *event, bool public)
{
	struct json_object *body = json_object_new_object();

	add_body(body, event, public);
	return body;
}

struct json_object *event_json(const struct event *event, bool public)
{
	struct json_object *object = json_object_new_object();

	add_number(object, "seq", (int64_t)(public ? event->public_seq : event->seq));
	add_number(object, "t", event->t);
	add_text(object, "type", event_type(event));
	add_body(object, event, public);
	return object;
}
