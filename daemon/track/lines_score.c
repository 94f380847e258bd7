/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a move asks one to believe. Any square may show what is wrong: a piece stands off the centre
 * of its square, has fallen, lies about; a reed is stuck, or closed by the piece beside it. Each
 * has its cost when it begins; that it lasts, or happens again to the same reed, costs little.
 */
#include <stdlib.h>

#include "track/choice.h"
#include "track/lines_internal.h"
#include "track/lines_reading.h"
#include "track/model.h"

/*
 * Of @opened squares, where pieces should stand, those of pieces that came there. What closed its
 * reed only for a while is off the centre, or fell when others did.
 */
static laws_squares find_missed(const struct reading *reading, laws_squares opened)
{
	laws_squares unseen = opened & reading->reached & ~reading->closed;
	laws_squares fallen = opened & ~unseen;

	return fallen & reading->reached && !(fallen & (fallen - 1)) ? opened : unseen;
}

/* What it costs that @opened squares, where pieces should stand, show none. */
static unsigned int cost_of_missing(const struct reading *reading, const struct lines_board *board,
				    const struct line *line, laws_squares opened)
{
	unsigned int beside = line->is_inexact ? COST_OFF_CENTRE_AGAIN : COST_OFF_CENTRE;
	laws_squares missed = reading->missed, fallen = opened & ~missed;
	laws_squares unseen = missed & reading->reached & ~reading->closed;
	laws_squares untold = reading->at_rest ? unseen & ~reading->unseen : 0;
	unsigned int cost = lines_cost_of_each(COST_NEVER_CLOSED, untold) +
			    lines_cost_of_each(beside, missed & ~untold) -
			    lines_discount(board, missed);

	if (reading->at_rest)
		cost += lines_cost_of_each(COST_BRUSHED,
					   missed & reading->reached & reading->passed & ~untold);
	if (fallen)
		cost += COST_KNOCKED + lines_cost_of_each(COST_KNOCKED_TOO, fallen & (fallen - 1));
	return cost;
}

/* Those of @closed that closed with a reed beside them, by the move or by what was put back. */
static laws_squares close_together(const struct reading *reading, laws_squares closed)
{
	const laws_time *changed_at = reading->log->changed_at;
	laws_squares returned = reading->opened & reading->closed & reading->began &
				reading->occupied & ~(reading->left | reading->wrong);
	laws_squares together = 0;

	for (; closed; closed &= closed - 1) {
		laws_square square = (laws_square)__builtin_ctzll(closed);
		laws_squares came =
			(reading->reached | returned) & lines_beside(LAWS_SQUARE_SET(square));

		if (reading->is_hidden && came & reading->captured)
			together |= LAWS_SQUARE_SET(square);
		for (; came; came &= came - 1)
			if (llabs(changed_at[square] - changed_at[__builtin_ctzll(came)]) <=
			    TIME_TOGETHER)
				together |= LAWS_SQUARE_SET(square);
	}
	return together;
}

/* What has been left, and shows a piece although none stands there or beside. */
static laws_squares find_stuck(const struct reading *reading)
{
	return reading->wrong & reading->occupied & reading->left & ~lines_find_lifted(reading) &
	       ~(lines_beside(reading->reached) | reading->pulled);
}

/*
 * What it costs that some of @closed are to have followed a reed that closed just after them, or
 * long before. A matrix is read line by line: it tells little.
 */
static unsigned int cost_of_order(const struct reading *reading, laws_squares closed)
{
	const laws_time *changed_at = reading->log->changed_at;
	laws_squares apart = 0;

	for (closed &= ~reading->left; closed; closed &= closed - 1) {
		laws_square square = (laws_square)__builtin_ctzll(closed);
		laws_squares with =
			reading->reached & reading->closed & lines_beside(LAWS_SQUARE_SET(square));

		for (; with; with &= with - 1) {
			laws_time later = changed_at[__builtin_ctzll(with)] - changed_at[square];

			if ((later > 0 && later <= TIME_FOLLOWED) ||
			    (later < -TIME_FOLLOWED && later >= -TIME_TOGETHER))
				apart |= LAWS_SQUARE_SET(square);
		}
	}
	return lines_cost_of_each(COST_CROSSTALK_APART, apart);
}

/* What it costs that @closed squares, where nothing should stand, show a piece. */
static unsigned int cost_of_unexpected(const struct reading *reading, const struct line *line,
				       laws_squares closed, bool strong)
{
	/* A pawn that is captured en passant is rather forgotten. */
	laws_squares left = closed & reading->left & ~reading->captured;
	laws_squares stayed = left & ~lines_find_lifted(reading);
	laws_squares near = close_together(reading, closed & ~stayed);
	laws_squares pulled = left & reading->pulled & ~near;
	laws_squares held =
		((left & reading->large) | (stayed & ~find_stuck(reading))) & ~(near | pulled);
	laws_squares known = strong ? 0 : near & line->crosstalk;
	laws_squares lying = closed & ~(stayed | near | pulled | held);
	laws_squares shoved = reading->shoved;
	laws_squares fallen = reading->wrong & ~reading->occupied;
	laws_squares rolled = lying & ~shoved & lines_beside(fallen);

	return lines_cost_of_each(COST_HELD, held & reading->standing) +
	       lines_cost_of_each(COST_HELD_ITSELF, held & ~reading->standing) +
	       lines_cost_of_each(COST_PULLED, pulled) +
	       lines_cost_of_each(COST_STUCK, stayed & ~(held | pulled)) +
	       lines_cost_of_each(strong ? COST_FAILED_AGAIN : COST_CROSSTALK, near & ~known) +
	       lines_cost_of_each(COST_CROSSTALK_AGAIN, known) +
	       lines_cost_of_each(COST_ROLLED, rolled) +
	       lines_cost_of_each(COST_FAILED, lying & ~(shoved | rolled));
}

/* What it costs that the side to move in @line does not lift a piece, as it has done before. */
static unsigned int cost_of_not_lifting(const struct line *line)
{
	unsigned int lifted = line->lifted[laws_position_side(&line->position)];

	return COST_LIFTED_BEFORE * (lifted < COUNT_LIFTED ? lifted : COUNT_LIFTED);
}

unsigned int lines_cost_of_sweep(const struct line *line)
{
	if (line->sweeps >> laws_position_side(&line->position) & 1)
		return COST_SWEPT_AGAIN;
	return COST_SWEPT + cost_of_not_lifting(line);
}

/* The same of a piece that was shoved to a square beside, and @again: not for the first time. */
static unsigned int cost_of_shove(const struct reading *reading, const struct line *line,
				  bool again)
{
	if (reading->at_rest)
		return COST_NOT_TAKEN_YET + (again ? COST_NONE : cost_of_not_lifting(line));
	return again ? COST_LEFT_BESIDE : COST_LEFT_BESIDE_FIRST;
}

/* What it costs that the captured piece was not lifted, but swept off, or shoved and left. */
static unsigned int cost_of_capture(const struct reading *reading, const struct line *line,
				    bool again)
{
	if (reading->shoved)
		return cost_of_shove(reading, line, again);
	if (reading->is_swept &&
	    (reading->log->brushed | reading->log->flickered) & reading->captured)
		return COST_BRUSHED;
	if (reading->is_hidden)
		return COST_PULLED;
	if (reading->is_swept)
		return lines_cost_of_sweep(line);
	if (reading->is_pushed)
		return COST_BRUSHED;
	return reading->is_unfelt ? COST_FAILED_AGAIN : COST_NONE;
}

/* What it costs that pieces were lifted and put down again where they stood, and no reed opened. */
static unsigned int cost_of_unlifted(const struct reading *reading, const struct line *line)
{
	laws_squares stay = reading->left & reading->reached & ~reading->captured;

	return lines_cost_of_each(COST_STUCK, stay & ~(reading->changed | line->failing));
}

/*
 * What it costs that reeds were held by nothing. A single one was stuck; once others have been
 * held, too, a piece stands there.
 */
static unsigned int cost_of_kept(const struct reading *reading, const struct line *line)
{
	bool is_known = lines_find_strong(line) & LINES_LARGEST;

	return lines_cost_of_each(is_known ? COST_NOT_LET_GO : COST_STUCK - COST_HELD,
				  reading->kept);
}

unsigned int lines_cost_of_touched(laws_squares touched)
{
	unsigned int cost = lines_cost_of_each(COST_TOUCHED, touched);

	return cost < COST_USELESS_TOUCH ? cost : COST_USELESS_TOUCH;
}

/* Reeds that a captured piece was swept off: what has left them now shows that they are stuck. */
static laws_squares find_stuck_after_all(const struct reading *reading, const struct line *line)
{
	return reading->again & reading->occupied & reading->left & ~reading->captured &
	       line->swept;
}

/* What it costs that reeds fail again. That one was stuck is not paid for twice. */
static unsigned int cost_of_again(const struct reading *reading, const struct line *line)
{
	laws_squares stuck = find_stuck_after_all(reading, line);
	unsigned int more = line->swept_for < COST_STUCK ? COST_STUCK - line->swept_for : COST_NONE;

	return lines_cost_of_each(COST_FAILED_AGAIN, reading->again & ~stuck) +
	       lines_cost_of_each(more, stuck);
}

/*
 * Of @hovered squares those on the way of the captured piece off the board, which was pushed off
 * its square, or carried low: each is beside the one before. It may also go where its captor came
 * from, over @passed.
 */
static laws_squares find_way_off(const struct reading *reading, laws_squares hovered,
				 laws_squares passed)
{
	laws_squares free = hovered | passed | (reading->left & reading->passed);
	laws_squares way = reading->captured, before;

	do {
		before = way;
		way |= free & lines_beside(way);
	} while (way != before);
	return way & hovered;
}

/* What else has changed: pieces that were lifted and put back, or passed by a sliding one. */
static unsigned int cost_of_touches(const struct reading *reading, const struct line *line,
				    laws_squares passed)
{
	const struct laws_position *position = &line->position;
	laws_squares theirs = position->sides[laws_side_other(laws_position_side(position))];
	/* Where nothing stands nothing can be adjusted. */
	laws_squares adjusted = reading->log->adjusted & laws_position_occupied(position);
	laws_squares touched = reading->changed &
			       ~(line->loose | reading->wrong | reading->left | reading->reached |
				 reading->captured | reading->begun | adjusted);
	laws_squares empty = reading->passed & ~(reading->began | reading->occupied);
	laws_squares hovered = touched & empty, way_off, unheld, restless;

	/* Where a piece stood, and not only a reed is wrong, nothing was slid over. */
	if (touched && !(passed & reading->began & ~line->loose))
		touched &= ~passed;
	hovered &= touched;
	way_off = find_way_off(reading, hovered, passed);
	touched &= ~way_off;
	/* What is touched before a press is a matter of the move that is pressed. */
	hovered &= reading->at_rest ? ~way_off : 0;
	/* A piece whose reed is stuck was in the hand all the same. */
	if (find_stuck(reading))
		hovered |= touched & empty & reading->log->unheld;
	touched &= ~hovered;
	unheld = touched & empty & reading->log->unheld;
	/* It was rather that piece which was captured, legally or not. */
	if (touched & theirs && (reading->is_swept || reading->anew))
		return COST_USELESS_TOUCH;
	restless = touched & line->beside;
	touched &= ~restless;
	return lines_cost_of_touched(touched & ~unheld) + lines_cost_of_each(COST_UNHELD, unheld) +
	       lines_cost_of_each(COST_BESIDE_AGAIN, restless) +
	       (way_off ? COST_PUSHED_OFF : COST_NONE) + (hovered ? COST_HOVERED : COST_NONE);
}

/*
 * What flickered while a hand was at the move. At a rest, without a press, that need not be the
 * first thing that a hand has done.
 */
static laws_squares find_flickered(const struct reading *reading)
{
	const struct turn_log *log = reading->log;
	laws_squares lifted =
		(reading->left | reading->begun) & reading->opened & ~reading->captured;
	laws_squares flickered = log->flickered, since = 0;
	laws_time begun = LAWS_NEVER;

	if (!reading->at_rest || lifted & ~log->opened)
		return flickered;
	if (!lifted)
		return reading->left || log->opened | log->closed ? 0 : flickered;
	for (; lifted; lifted &= lifted - 1)
		if (log->changed_at[__builtin_ctzll(lifted)] < begun)
			begun = log->changed_at[__builtin_ctzll(lifted)];
	for (; flickered; flickered &= flickered - 1)
		if (log->changed_at[__builtin_ctzll(flickered)] >= begun)
			since |= flickered & -flickered;
	return since;
}

/* Of @squares, those that changed last within TIME_SHAKEN before @t, and at @t. */
static laws_squares changed_within(const struct turn_log *log, laws_squares squares, laws_time t)
{
	laws_squares within = 0;

	for (; squares; squares &= squares - 1) {
		laws_time before = t - log->changed_at[__builtin_ctzll(squares)];

		if (before >= 0 && before < TIME_SHAKEN)
			within |= squares & -squares;
	}
	return within;
}

/*
 * What flickered in one moment, on many squares: the board was knocked, which says nothing of
 * hands.
 */
static laws_squares find_shaken(const struct turn_log *log)
{
	laws_squares shaken = 0;

	if (__builtin_popcountll(log->flickered) < COUNT_SHAKEN)
		return 0;
	for (laws_squares left = log->flickered; left; left &= left - 1) {
		laws_squares within =
			changed_within(log, log->flickered, log->changed_at[__builtin_ctzll(left)]);

		if (__builtin_popcountll(within) >= COUNT_SHAKEN)
			shaken |= within;
	}
	return shaken;
}

/* What it costs that reeds flickered that nothing of the move came near. */
static unsigned int cost_of_brushes(const struct lines_board *board, struct reading *reading,
				    laws_squares passed)
{
	laws_squares near = reading->left | reading->reached | reading->captured | passed;
	laws_squares ignored = near | board->ignored | board->explained | find_shaken(reading->log);
	laws_squares flickered = find_flickered(reading) & ~ignored;
	laws_squares brushed = (reading->log->brushed & ~ignored) | flickered;
	laws_squares afar = flickered & ~lines_beside(near);
	unsigned int cost_afar = reading->at_rest ? COST_BRUSHED_BETWEEN : COST_BRUSHED_AFAR;

	if (reading->at_rest)
		reading->brushed = lines_cost_of_each(COST_BRUSHED, flickered & ~afar) +
				   lines_cost_of_each(cost_afar, afar);
	return lines_cost_of_each(COST_BRUSHED, brushed & ~afar) +
	       lines_cost_of_each(cost_afar, afar);
}

/*
 * What it costs that a piece has stood elsewhere since the press before, and that the hand which
 * has just put one down is to have pressed.
 */
static unsigned int cost_of_haste(const struct lines_board *board, const struct reading *reading)
{
	laws_squares came =
		reading->reached & reading->occupied & ~(reading->began | reading->opened);
	laws_squares stood = reading->closed & ~(reading->occupied | reading->passed);

	if (!stood || !(came & board->hasty) || board->has_answer)
		return COST_NONE;
	return COST_PRESSED_HASTILY;
}

unsigned int lines_cost_of_tremors(const struct turn_log *log, const struct laws_position *position,
				   laws_squares ignored)
{
	laws_squares stands = laws_position_occupied(position);
	laws_squares nothing = log->trembled & ~(stands | log->began | ignored);

	return lines_cost_of_each(COST_TREMBLED, log->trembled & ~nothing) +
	       lines_cost_of_each(COST_UNHELD, nothing);
}

/* The source has recognised another piece than @move puts down, or it promotes to another. */
static bool is_another(const struct lines_board *board, const struct laws_position *position,
		       struct laws_move move)
{
	laws_square arrival = laws_move_arrival(position, move);
	laws_piece seen =
		board->kinds ? laws_piece_from_letter(board->kinds[arrival]) : LAWS_NO_PIECE;
	laws_piece piece = position->board[move.from];

	if (move.promotion)
		piece = LAWS_PIECE(laws_piece_side(piece), move.promotion);
	return seen ? seen != piece : move.promotion && move.promotion != board->promotion;
}

/*
 * What is @first wrong, where @reading asks one to believe nothing but that pieces of @missing have
 * fallen, and that some have rolled; else none.
 */
static laws_squares find_fallen(const struct reading *reading, laws_squares first,
				laws_squares missing)
{
	laws_squares lying = first & reading->occupied;
	unsigned int falls = COST_KNOCKED +
			     lines_cost_of_each(COST_KNOCKED_TOO, missing & (missing - 1)) +
			     lines_cost_of_each(COST_ROLLED, lying);

	if (!missing || lying & reading->left & ~reading->opened || reading->cost > falls)
		return 0;
	return first;
}

/* What it costs that what had rolled by the last ply still lies where nothing should stand. */
static unsigned int cost_of_lying(const struct reading *reading, const struct line *line)
{
	laws_squares concerned = reading->left | reading->reached | reading->captured;
	laws_squares lying = line->fallen & reading->wrong & reading->occupied & ~concerned;

	return lying && !reading->at_rest ? COST_LEFT_LYING : COST_NONE;
}

/* What shows otherwise than before the move, and may be the move's. */
static laws_squares find_differing(const struct reading *reading, const struct line *line)
{
	laws_squares differs = ~reading->occupied & laws_position_occupied(&line->position);

	return differs & ~(line->loose | line->failing) & (reading->changed | reading->anew);
}

/*
 * What it costs that @piece has moved over the squares of @passed, or nothing has. Returns false
 * when that is no less than @most.
 */
static bool score(struct reading *reading, const struct lines_board *board, const struct line *line,
		  laws_piece piece, laws_squares passed, unsigned int most)
{
	laws_squares first = reading->anew & ~reading->again;
	laws_squares closed = first & reading->occupied;
	laws_squares unsure = line->beside & ~(reading->left | reading->reached);
	laws_squares missing = first & ~reading->occupied;
	bool swept_before = line->sweeps >> laws_piece_side(piece) & 1;
	unsigned int beside;

	reading->is_strong = closed & ~reading->left & lines_beside(reading->reached);
	reading->held = closed & reading->left & reading->large & ~reading->captured;
	reading->is_swept = reading->captured & ~line->loose & ~line->failing & ~reading->opened &
			    ~reading->wrong;
	reading->is_hidden = reading->is_swept &&
			     lines_find_strong(line) & LINES_LARGEST & 1u << laws_piece_kind(piece);
	reading->is_unfelt = reading->captured & line->failing & ~line->loose & ~reading->opened &
			     ~reading->wrong;
	reading->crosstalk = close_together(reading, closed & ~reading->left);
	reading->missed = find_missed(reading, missing & ~unsure);
	reading->shoved =
		closed & ~reading->left & lines_beside(reading->captured) & ~reading->crosstalk;
	reading->capture = cost_of_capture(reading, line, swept_before);
	reading->cost = lines_cost_of_each(COST_STILL_ASTRAY, reading->wrong & ~reading->anew) +
			cost_of_kept(reading, line) + cost_of_again(reading, line) +
			lines_cost_of_each(COST_BESIDE_AGAIN, missing & unsure) +
			cost_of_missing(reading, board, line, missing & ~unsure) +
			cost_of_unexpected(reading, line, closed,
					   line->strong >> laws_piece_kind(piece) & 1) +
			reading->capture + cost_of_unlifted(reading, line);
	/* What is wrong tells most, and is looked at alone as a rule. */
	if (reading->cost >= most)
		return false;
	reading->cost += cost_of_order(reading, closed);
	reading->fell = find_fallen(reading, first, missing & ~unsure);
	reading->cost += cost_of_lying(reading, line);
	reading->doubt = reading->cost;
	beside = lines_cost_beside_offence(&line->position, find_differing(reading, line));
	reading->doubt -= beside < reading->doubt ? beside : reading->doubt;
	reading->cost += cost_of_touches(reading, line, passed);
	reading->cost += cost_of_brushes(board, reading, passed);
	reading->cost += cost_of_haste(board, reading);
	reading->cost += lines_cost_of_tremors(board->log, &line->position,
					       board->ignored | reading->pulled);
	return reading->cost < most;
}

/*
 * At a rest: what closed where nothing should stand, while the mover had taken up one piece, his
 * own or one to be captured, and nothing else of a move had begun. It is charged as a reed that
 * fails, unless it opens by the next rest: then the piece was put down there for a moment.
 */
static laws_squares find_tried(const struct reading *read)
{
	bool holds_one = read->at_rest && read->begun & ~read->occupied &&
			 !(read->begun & (read->begun - 1));

	return holds_one && !(read->anew & (read->anew - 1)) && read->cost >= COST_FAILED
		       ? read->anew & read->closed & read->occupied & ~read->again
		       : 0;
}

/* @line after what is @read of it. */
static struct line after_reading(const struct lines_board *board, const struct line *line,
				 const struct reading *read)
{
	laws_squares concerned = read->left | read->reached | read->captured;
	/* All that had fallen stands again, and nothing is wrong: it had. */
	bool is_set_up = line->fallen && !read->wrong && !read->begun && !read->at_rest &&
			 !(line->fallen & (concerned | ~read->changed));
	struct line next = *line;

	next.loose = read->wrong;
	next.tried = find_tried(read);
	next.beside &= ~(read->left | read->reached | read->captured);
	next.beside |= read->anew & ~read->occupied;
	next.failing = (line->failing & ~read->changed) | read->anew;
	next.swept = line->swept & next.failing & ~find_stuck_after_all(read, line);
	next.cost += read->cost;
	next.brushed += read->brushed;
	lines_miss(&next, board, read->missed);
	next.opened = read->begun & ~read->occupied;
	next.closed = read->begun & read->occupied;
	next.worst_before = is_set_up ? line->worst_before : line->worst;
	next.worst = read->doubt > next.worst_before ? read->doubt : next.worst_before;
	next.fallen = read->fell;
	next.held &= ~read->kept;
	next.holding &= read->wrong & ~(read->anew | read->opened | read->kept);
	next.far -= line->far && !read->at_rest;
	next.crosstalk |= read->crosstalk;
	if (read->anew & ~read->again)
		next.steady = 0;
	if (line->failing & read->closed & ~(read->began | read->wrong)) {
		next.cost += line->recovers ? COST_NONE : COST_RECOVERED;
		next.recovers = true;
	}
	next.is_inexact |= (line->unseen & read->closed &
			    ~(read->began | read->wrong | read->left | read->reached)) != 0;
	next.unseen = next.beside & ~read->closed &
		      (line->unseen | (read->anew & read->reached & ~read->occupied));
	return next;
}

/* @line with @move, which is @read. */
static struct line after_move(const struct lines_board *board, const struct line *line,
			      struct laws_move move, const struct reading *read)
{
	struct line next = after_reading(board, line, read);
	laws_piece piece = line->position.board[move.from];
	/* Too briefly for a hand: the arriving piece has pushed it off. */
	bool pushed = read->captured & read->log->flickered & ~read->log->opened;

	laws_move_play(&next.position, move);
	/* What no more than opened may have been lifted before the press. */
	next.stuck |= read->again | find_stuck(read) | (read->left & line->unseen & ~read->changed);
	if (!(read->anew & ~read->again))
		next.steady++;
	/* Whatever it has asked for: the game has gone on from there, and nothing is wrong. */
	if (next.steady >= COUNT_PENDING && !next.loose)
		next.worst = COST_NONE;
	line_append(&next, move);
	/* Its reed may be stuck, and not have been swept over. */
	if (read->is_swept) {
		next.failing |= read->captured;
		next.swept |= read->captured;
		next.swept_for = read->capture;
	}
	if (read->captured & read->opened && !read->shoved && !pushed &&
	    next.lifted[laws_piece_side(piece)] < UINT8_MAX)
		next.lifted[laws_piece_side(piece)]++;
	if (read->is_swept || read->shoved)
		next.sweeps |= (uint8_t)(1u << laws_piece_side(piece));
	if (read->is_strong)
		next.strong |= (uint8_t)(1u << laws_piece_kind(piece));
	/* At a rest what is said to have left need not have: wrong lines would learn. */
	if (!read->at_rest) {
		next.held |= read->held;
		next.holding |= read->held;
	}
	return next;
}

/*
 * Adds @next, unless it costs too much. From press to press some players pay no heed to what is
 * won; from rest to rest, of which there are many, that tells which lines are worth the room.
 */
static size_t add(struct lines *lines, const struct lines_board *board, const struct line *next,
		  unsigned int *least, size_t count)
{
	unsigned int cost = next->cost;

	if (!board->at_rest && next->chosen > COST_ANY_CHOICE)
		cost -= next->chosen - COST_ANY_CHOICE;
	if (cost >= lines_limit(lines, board, *least))
		return count;
	lines_note_cost(lines, cost);
	if (cost < *least)
		*least = cost;
	return lines_add(lines, next, count);
}

/* A reed of a square where @move begins or ends has changed, or is not to be believed. */
static bool is_hinted(const struct lines_board *board, const struct line *line,
		      struct laws_move move)
{
	const struct turn_log *log = board->log;
	laws_squares changed = log->opened | log->closed | line->opened | line->closed;
	laws_squares differs = laws_position_occupied(&line->position) ^ log->began;
	laws_squares ends = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);
	laws_squares left, reached;

	/* Beside strong magnets the squares that are left need not show it. */
	if (move.type == LAWS_MOVE_CASTLING) {
		laws_move_footprint(&line->position, move, &left, &reached);
		ends |= reached;
	}
	return ends & (changed | differs | line->failing | line->loose | board->ignored);
}

/* A line that is led on by each of its moves. */
struct leading {
	const struct line *line;
	struct reading before;	  /* what the board shows of it before the move */
	struct lines_plain plain; /* such moves are left out as soon as others cost little */
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;
	bool is_open; /* what else could be won is not looked at */
	int best;     /* the most that can be won, once @is_known */
	bool is_known;
};

static int best_of(struct leading *leading)
{
	if (leading->is_open)
		return CHOICE_OPEN;
	if (!leading->is_known)
		leading->best =
			choice_best(&leading->line->position, leading->moves, leading->count);
	leading->is_known = true;
	return leading->best;
}

/* The same as lines_try(), by one of the moves of @leading. */
static size_t try_move(struct lines *lines, const struct lines_board *board,
		       struct leading *leading, struct laws_move move, unsigned int *least,
		       size_t count)
{
	const struct line *line = leading->line;
	laws_piece piece = line->position.board[move.from];
	unsigned int limit = lines_limit(lines, board, *least);
	unsigned int most = limit > line->cost ? limit - line->cost : 0;
	struct reading reading;
	struct line next;

	if (!most || (leading->plain.cost >= most && lines_is_plain(&leading->plain, line, move)))
		return count;
	if (is_another(board, &line->position, move) || lines_come_earlier(board, move) ||
	    (board->at_rest && !is_hinted(board, line, move)))
		return count;
	if (!board->at_rest && !board->has_answer && lines_least_cost(board, line, move) >= most)
		return count;
	reading = lines_read_move(&leading->before, board, line, move);
	if ((board->at_rest || board->has_answer) && reading.anew) {
		struct laws_position after = line->position;

		laws_move_play(&after, move);
		lines_read_next(&reading, &after);
	}
	if (!score(&reading, board, line, piece, lines_passed_by(move), most))
		return count;
	if (reading.begun && !board->at_rest)
		reading.cost += COST_ANSWERED_EARLY;
	next = *line;
	line_choose(&next, best_of(leading), move);
	next = after_move(board, &next, move, &reading);
	if (move.promotion && board->is_declared)
		next.declared |= 1;
	return add(lines, board, &next, least, count);
}

size_t lines_try(struct lines *lines, const struct lines_board *board, const struct line *line,
		 struct laws_move move, unsigned int *least, size_t count)
{
	struct leading leading;

	leading.line = line;
	leading.before = lines_read_board(board, line);
	leading.plain.squares = 0;
	leading.plain.cost = COST_NONE;
	leading.is_open = true;
	return try_move(lines, board, &leading, move, least, count);
}

/*
 * What it costs that the mover presses, with no move made, and a piece of his own gone since the
 * press before: he holds it, or it has fallen, which costs as much.
 */
static unsigned int cost_of_holding(const struct reading *reading, const struct lines_board *board,
				    const struct line *line)
{
	laws_squares gone = reading->begun & board->log->opened & ~board->occupied;

	return line->is_idle && !board->behind_gap && gone &&
			       laws_position_side(&line->position) == board->side
		       ? COST_PRESSED_HOLDING
		       : COST_NONE;
}

size_t lines_stay(struct lines *lines, const struct lines_board *board, const struct line *line,
		  unsigned int *least, size_t count)
{
	struct reading reading = lines_read_board(board, line);
	laws_squares stood = laws_position_occupied(&line->position), passed;
	struct line next;

	lines_compare(&reading, board, line);
	lines_read_next(&reading, &line->position);
	/* Where it has passed is seen once it stands. */
	passed = reading.begun ? reading.changed & ~stood & ~reading.wrong & ~board->occupied : 0;
	reading.changed &= ~passed;
	score(&reading, board, line, LAWS_NO_PIECE, 0, UINT32_MAX);
	reading.cost += cost_of_holding(&reading, board, line);
	next = after_reading(board, line, &reading);
	next.opened |= passed;
	next.closed |= passed;
	return add(lines, board, &next, least, count);
}

size_t lines_lead_on(struct lines *lines, const struct lines_board *board, const struct line *line,
		     unsigned int *least, size_t count)
{
	struct leading leading;

	if (lines_limit(lines, board, *least) <= line->cost)
		return count;
	leading.line = line;
	leading.before = lines_read_board(board, line);
	leading.plain = lines_find_plain(board, line);
	leading.count = laws_course_moves(&line->position, leading.moves);
	leading.is_open = false;
	leading.is_known = false;
	/* What costs little is tried first: little of the rest is then looked at closely. */
	for (int plain = 0; plain < 2; plain++)
		for (size_t i = 0; i < leading.count; i++)
			if (lines_is_plain(&leading.plain, line, leading.moves[i]) == plain)
				count = try_move(lines, board, &leading, leading.moves[i], least,
						 count);
	return count;
}

unsigned int line_find_move(const struct line *line, const struct lines_board *board,
			    struct line *next)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count = laws_course_moves(&line->position, moves);
	struct reading before = lines_read_board(board, line);
	struct lines_plain plain = lines_find_plain(board, line);
	unsigned int least = UINT32_MAX, second = UINT32_MAX;

	for (size_t i = 0; i < move_count; i++) {
		laws_piece piece = line->position.board[moves[i].from];
		struct reading reading;

		if ((lines_is_plain(&plain, line, moves[i]) && plain.cost >= second) ||
		    is_another(board, &line->position, moves[i]) ||
		    (!board->at_rest && lines_least_cost(board, line, moves[i]) >= second))
			continue;
		reading = lines_read_move(&before, board, line, moves[i]);
		if (!score(&reading, board, line, piece, lines_passed_by(moves[i]), second))
			continue;
		if (reading.cost >= least) {
			second = reading.cost;
			continue;
		}
		second = least;
		least = reading.cost;
		*next = after_move(board, line, moves[i], &reading);
	}
	return least == UINT32_MAX ? 0 : second - least;
}
