/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lines of legal moves, of which the likeliest are kept. */
#include <stdlib.h>
#include <string.h>

#include "track/choice.h"
#include "track/lines_aim.h"
#include "track/lines_internal.h"
#include "track/model.h"

laws_squares lines_passed_by(struct laws_move move)
{
	int files = move.to % 8 - move.from % 8, ranks = move.to / 8 - move.from / 8;
	int steps = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
	laws_squares passed = 0;

	if (files && ranks && abs(files) != abs(ranks))
		return 0;
	for (int i = 1; i < steps; i++)
		passed |= LAWS_SQUARE_SET(move.from + i * (files / steps + 8 * (ranks / steps)));
	return passed;
}

static bool is_same_board(const struct line *a, const struct line *b)
{
	return a->position.side_to_move == b->position.side_to_move &&
	       memcmp(a->position.board, b->position.board, sizeof(a->position.board)) == 0;
}

bool lines_have_same_position(const struct line *a, const struct line *b)
{
	return is_same_board(a, b) && a->position.castling == b->position.castling &&
	       a->position.en_passant == b->position.en_passant;
}

static bool is_same(const struct line *a, const struct line *b)
{
	return a->failing == b->failing && a->loose == b->loose && a->crosstalk == b->crosstalk &&
	       a->put_right == b->put_right && is_same_board(a, b);
}

size_t lines_add(struct lines *lines, const struct line *line, size_t count)
{
	size_t worst = 0;

	for (size_t i = 0; i < count; i++) {
		if (is_same(&lines->next[i], line)) {
			if (line->cost < lines->next[i].cost)
				lines->next[i] = *line;
			return count;
		}
		if (lines->next[i].cost > lines->next[worst].cost)
			worst = i;
	}
	if (count < LINES_MOST)
		worst = count++;
	else if (lines->next[worst].cost <= line->cost)
		return count;
	lines->next[worst] = *line;
	return count;
}

/*
 * The margin, from @margin down to @narrow, within which no more than @most of the next lines lie.
 */
static unsigned int bound(const struct lines *lines, size_t count, unsigned int least,
			  unsigned int margin, unsigned int narrow, size_t most)
{
	size_t within = 0;

	for (size_t i = 0; i < count; i++)
		within += lines->next[i].cost < least + margin;
	for (; within > most && margin > narrow; margin--)
		for (size_t i = 0; i < count; i++)
			within -= lines->next[i].cost + 1 == least + margin;
	return margin;
}

/*
 * So many positions are gone on from at most by moves that no press or rest has ended: a step's
 * work is bounded. Twice as many as hurried games have asked for.
 */
#define WORK_MOST 1000

/* Some players pay no heed to what is won: choices set no two lines farther apart than that. */
static void bound_choices(struct lines *lines, size_t count)
{
	unsigned int least = UINT32_MAX;

	for (size_t i = 0; i < count; i++)
		if (lines->next[i].chosen < least)
			least = lines->next[i].chosen;
	for (size_t i = 0; i < count; i++) {
		struct line *line = &lines->next[i];
		unsigned int more = line->chosen - least;

		line->cost -= line->chosen;
		line->chosen = more < COST_ANY_CHOICE ? more : COST_ANY_CHOICE;
		line->cost += line->chosen;
	}
}

unsigned int lines_limit(const struct lines *lines, const struct lines_board *board,
			 unsigned int least)
{
	unsigned int narrow = least + COST_MUCH_LATER, wide = least + COST_MUCH_LATER_FEW;
	unsigned int last = lines->few[(board->at_rest ? LINES_WIDE_AT_REST : LINES_WIDE) - 1];

	if (last < narrow)
		return narrow;
	return last < wide ? last : wide;
}

void lines_note_cost(struct lines *lines, unsigned int cost)
{
	unsigned int *few = lines->few;
	size_t place = LINES_WIDE - 1;

	if (few[place] <= cost)
		return;
	for (; place && few[place - 1] > cost; place--)
		few[place] = few[place - 1];
	few[place] = cost;
}

static void begin_next(struct lines *lines)
{
	for (size_t i = 0; i < LINES_WIDE; i++)
		lines->few[i] = UINT32_MAX;
}

/* Puts the @count places of @order in the order of what the next lines there cost. */
static void sort(const struct lines *lines, size_t *order, size_t count)
{
	for (size_t i = 1; i < count; i++) {
		size_t place = order[i], to = i;

		for (; to && lines->next[order[to - 1]].cost > lines->next[place].cost; to--)
			order[to] = order[to - 1];
		order[to] = place;
	}
}

void lines_cut(struct lines *lines, size_t count)
{
	lines->count = count;
	lines->plies = 0;
	for (size_t i = 0; i < count; i++)
		if (lines->each[i].plies > lines->plies)
			lines->plies = lines->each[i].plies;
}

/*
 * Keeps those of the @count next lines that cost not much more than the least. From press to press
 * the likeliest comes first: what is known of it soon leaves out most of what others would add.
 */
static void keep_least(struct lines *lines, const struct lines_board *board, size_t count)
{
	unsigned int least = UINT32_MAX, margin;
	size_t order[LINES_MOST], kept = 0;

	bound_choices(lines, count);
	for (size_t i = 0; i < count; i++)
		if (lines->next[i].cost < least)
			least = lines->next[i].cost;
	if (board->at_rest)
		margin = bound(lines, count, least, COST_MUCH_LATER_FEW, 1, LINES_AT_REST);
	else
		margin = bound(lines, count, least, COST_MUCH_LATER_FEW, COST_MUCH_LATER,
			       LINES_WIDE);
	for (size_t i = 0; i < count; i++)
		if (lines->next[i].cost < least + margin)
			order[kept++] = i;
	if (!board->at_rest)
		sort(lines, order, kept);
	for (size_t i = 0; i < kept; i++) {
		struct line *line = &lines->each[i];

		*line = lines->next[order[i]];
		if (line->cost >= least + COST_MUCH_LATER)
			line->far = COUNT_STEADY + 1;
	}
	lines_cut(lines, kept);
}

void line_begin(struct line *line, const struct laws_position *position)
{
	memset(line, 0, offsetof(struct line, moves));
	line->position = *position;
}

void lines_begin(struct lines *lines, const struct laws_position *position)
{
	lines->plies = 0;
	lines->count = 1;
	line_begin(&lines->each[0], position);
}

unsigned int lines_cost_of_presses(unsigned int presses)
{
	return presses ? COST_PRESSED_HOME + COST_PRESSED_HOME_AGAIN * (presses - 1) : COST_NONE;
}

void line_press_home(struct line *line)
{
	line->cost += line->presses ? COST_PRESSED_HOME_AGAIN : COST_PRESSED_HOME;
	line->presses++;
}

void line_append(struct line *line, struct laws_move move)
{
	line->moves[line->plies++] = move;
	line->declared <<= 1;
}

void lines_begin_behind(struct lines *lines, struct laws_move move)
{
	line_append(&lines->each[0], move);
	lines->plies = lines->each[0].plies;
}

void lines_add_underpromotions(struct lines *lines, const struct laws_position *before)
{
	static const struct {
		enum laws_kind kind;
		unsigned int cost;
	} others[] = {
		{LAWS_KNIGHT, COST_BECAME_KNIGHT},
		{LAWS_ROOK, COST_BECAME_ROOK},
		{LAWS_BISHOP, COST_BECAME_BISHOP},
	};
	const struct line *line = &lines->each[0];
	struct laws_move move = line->moves[line->plies - 1];

	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
		struct line *added = &lines->each[lines->count++];

		*added = *line;
		move.promotion = (uint8_t)others[i].kind;
		added->moves[line->plies - 1] = move;
		added->position = *before;
		laws_move_play(&added->position, move);
		added->cost += others[i].cost;
	}
}

void lines_miss(struct line *line, const struct lines_board *board, laws_squares missed)
{
	line->missed |= missed;
	for (size_t n = 0; board->restless && n < COUNT_RESTLESS; n++)
		line->restless[n] |= board->restless[n] & missed;
}

/* No line is discounted below what it has been charged. */
_Static_assert(COST_RESTLESS *COUNT_RESTLESS <= COST_OFF_CENTRE_AGAIN,
	       "a miss costs nothing at least");

/* A reed that has opened by itself since tells of what @line has believed of it. */
static void discount(struct line *line, const struct lines_board *board)
{
	for (size_t n = 0; board->restless && line->missed && n < COUNT_RESTLESS; n++) {
		laws_squares fresh = board->restless[n] & line->missed & ~line->restless[n];

		line->cost -= lines_cost_of_each(COST_RESTLESS, fresh);
		line->restless[n] |= fresh;
	}
}

/* What @line has put down at the rest before the last one lay there until its captor stood. */
static laws_squares find_lain(const struct line *line, const struct turn_log *log)
{
	laws_square square =
		line->tried_before ? (laws_square)__builtin_ctzll(line->tried_before) : 0;

	return log->changed_at[square] - line->tried_before_at <= TIME_PUT_DOWN + TIME_HAND_NEAR
		       ? line->tried_before
		       : 0;
}

/* What is taken up again where a reed was to have failed had been put down there by a hand. */
static void take_up_again(struct line *line, const struct lines_board *board)
{
	laws_squares opened = board->log->opened & ~board->occupied;
	laws_squares again = opened & line->failing & (line->tried | find_lain(line, board->log));

	line->tried_before = line->tried;
	line->tried_before_at = line->tried_at;
	line->tried = 0;
	if (!again)
		return;
	line->cost -= COST_FAILED - (line->puts_down ? COST_PUT_DOWN_AGAIN : COST_PUT_DOWN);
	line->failing &= ~again;
	line->puts_down = true;
}

/* No reed shows the pieces that @line has just put on @unseen. */
static void miss(struct line *line, const struct lines_board *board, laws_squares unseen)
{
	unsigned int cost =
		lines_cost_of_each(COST_OFF_CENTRE, unseen) - lines_discount(board, unseen);

	line->loose |= unseen;
	line->beside |= unseen;
	lines_miss(line, board, unseen);
	line->unseen |= unseen;
	line->failing |= unseen;
	line->cost += cost;
	if (cost > line->worst)
		line->worst = cost;
	if (unseen)
		line->steady = 0;
}

void line_choose(struct line *line, int best, struct laws_move move)
{
	unsigned int cost = choice_cost(&line->position, best, move);

	line->cost += cost;
	line->chosen += cost;
}

void line_choose_right(struct line *line, struct laws_move move)
{
	unsigned int cost = choice_cost_of_right(&line->position, move);

	line->cost += cost;
	line->chosen += cost;
}

/* What it costs that @next captured by @move what need not have been lifted. */
static unsigned int cost_of_capture(const struct lines_board *board, struct line *next,
				    struct laws_move move)
{
	const struct laws_position *position = &next->position;
	laws_squares captured = laws_square_set(laws_move_captured(position, move));
	uint8_t side = (uint8_t)(1u << laws_piece_side(position->board[move.from]));
	unsigned int cost = lines_cost_of_sweep(next);

	if (!(captured & ~(board->log->opened | next->opened)))
		return COST_NONE;
	if (!(captured & ~(board->log->brushed | board->log->flickered)))
		return COST_BRUSHED;
	next->sweeps |= side;
	next->failing |= captured;
	return cost;
}

/*
 * The reeds that do not tell when a piece comes or goes: dead ones, at a rest also those that fail
 * by @line, and at a press those that have shown otherwise since the turn began than what stands
 * there by it. From rest to rest, of which there are many, too much would fit the last.
 */
static laws_squares find_silent(const struct lines_board *board, const struct line *line)
{
	const struct turn_log *log = board->log;

	if (board->at_rest)
		return board->ignored |
		       (line->failing & ~(line->loose | log->opened | log->closed));
	return board->ignored |
	       (line->loose & (log->began ^ laws_position_occupied(&line->position)) &
		~(log->opened | log->closed));
}

/*
 * The reeds have shown @move, but not what it put on @unseen, and perhaps not what it captured.
 * Those of @silent do not tell when a piece comes or goes, but one of its squares has to.
 */
static bool is_traced(const struct lines_board *board, const struct line *line,
		      struct laws_move move, laws_squares unseen, laws_squares silent)
{
	laws_squares captured = laws_square_set(laws_move_captured(&line->position, move));
	laws_squares passed = board->log->passed | (line->opened & line->closed);
	laws_squares told = board->log->opened | board->log->closed | line->opened | line->closed;
	laws_squares left, reached;

	laws_move_footprint(&line->position, move, &left, &reached);
	return (left | reached) & (told | unseen) &&
	       !(left & ~captured & ~(board->log->opened | line->opened | silent)) &&
	       !(reached & ~captured & ~(board->log->closed | line->closed | unseen | silent)) &&
	       !(reached & passed & ~board->occupied);
}

bool lines_is_variant(const struct lines_board *board, const struct laws_position *position,
		      struct laws_move move)
{
	enum laws_side side = laws_position_side(position);

	return move.promotion && move.promotion != board->promotions[side].kind;
}

bool lines_come_earlier(const struct lines_board *board, struct laws_move move)
{
	return board->explained && board->log->closed & LAWS_SQUARE_SET(move.to) &&
	       board->log->changed_at[move.to] < board->answered_at;
}

/*
 * When the piece of @move came to its square, or from rest to rest at least when it had left its
 * own, where its reed has opened since: it may have been brushed.
 */
static laws_time find_arrival_time(const struct lines_board *board,
				   const struct laws_position *position, struct laws_move move)
{
	const struct turn_log *log = board->log;
	laws_squares opened = log->flickered | log->brushed;

	if (laws_move_captured(position, move) == LAWS_NO_SQUARE)
		opened |= log->opened;
	opened &= LAWS_SQUARE_SET(move.to);
	return log->changed_at[board->at_rest && opened ? move.from : move.to];
}

/* What it costs that the first of @answered moves and one more was answered at once. */
static unsigned int cost_of_answer(const struct lines_board *board, unsigned int answered)
{
	if (board->at_rest)
		return COST_AT_ONCE;
	return answered > 1 ? COST_FORGOTTEN : COST_ANSWERED_EARLY;
}

/*
 * Who presses does not hold a piece for the move behind the answer: what of his had seemed to begin
 * the answer on @line stands beside its reed, unless that has captured it. Returns these squares.
 */
static laws_squares forget_begun(struct line *line, const struct lines_board *board)
{
	laws_squares own = line->position.sides[laws_position_side(&line->position)];
	laws_squares begun = line->opened & own;

	line->opened &= ~begun;
	return begun & ~(line->closed | board->occupied);
}

/* By @plies moves @line can come to what stands, but for one piece in the hand. */
static bool is_near(const struct lines_board *board, const struct line *line, unsigned int plies)
{
	laws_squares known = ~(board->ignored | line->loose | line->failing);
	struct lines_aim aim = lines_aim_at(&line->position, board->occupied, known, 1, plies);

	return lines_aim_is_near(&aim);
}

/*
 * Adds those that continue @line by @answered moves that the reeds have shown, and were answered
 * before they were pressed, or rested, and by one more.
 */
static size_t lead_on_answered(struct lines *lines, const struct lines_board *board,
			       const struct line *line, unsigned int answered, unsigned int *least,
			       size_t count)
{
	laws_squares silent, opened;
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t move_count;
	bool has_best = false;
	int best = 0;

	if (!lines->work)
		return count;
	lines->work--;
	if (board->is_without_rest && !is_near(board, line, answered + 1))
		return count;
	if (!answered)
		return lines_lead_on(lines, board, line, least, count);
	silent = find_silent(board, line);
	opened = board->log->opened | line->opened | silent;
	move_count = laws_course_moves(&line->position, moves);
	for (size_t i = 0; i < move_count; i++) {
		struct lines_board after;
		struct line next;
		laws_squares left, reached, unseen;

		if (moves[i].type == LAWS_MOVE_ORDINARY && !(opened >> moves[i].from & 1))
			continue;
		laws_move_footprint(&line->position, moves[i], &left, &reached);
		unseen = board->ends_unseen ? lines_find_unseen(board, line, left, reached) : 0;
		if (lines_is_variant(board, &line->position, moves[i]) ||
		    (board->ends_unseen && !unseen) ||
		    !is_traced(board, line, moves[i], unseen, silent) ||
		    lines_come_earlier(board, moves[i]))
			continue;
		after = *board;
		next = *line;
		after.ends_unseen = false;
		after.has_answer = false;
		after.explained |= left | reached;
		/* If it has not gone on from there. */
		if (board->occupied & LAWS_SQUARE_SET(moves[i].to))
			after.answered_at = find_arrival_time(board, &line->position, moves[i]);
		if (lines_close_early(board->log, left, reached))
			next.cost += COST_CLOSED_EARLY;
		next.cost += cost_of_answer(board, answered);
		next.cost += cost_of_capture(board, &next, moves[i]);
		/* It takes long, and few positions have a move that is led on from. */
		if (!has_best)
			best = choice_best(&line->position, moves, move_count);
		has_best = true;
		line_choose(&next, best, moves[i]);
		laws_move_play(&next.position, moves[i]);
		next.loose &= ~(left | reached);
		if (!board->at_rest)
			miss(&next, board, forget_begun(&next, board) & ~board->ignored);
		miss(&next, board, unseen & ~board->ignored);
		line_append(&next, moves[i]);
		count = lead_on_answered(lines, &after, &next, answered - 1, least, count);
	}
	return count;
}

static size_t lead_on_each(struct lines *lines, const struct lines_board *board,
			   unsigned int answered, unsigned int *least, size_t count)
{
	for (size_t i = 0; i < lines->count; i++)
		count = lead_on_answered(lines, board, &lines->each[i], answered, least, count);
	return count;
}

/*
 * Adds those by a move of which no reed has shown where it ended, and by its answer, where nothing
 * else explains the rest.
 */
static size_t lead_on_unseen(struct lines *lines, const struct lines_board *board,
			     unsigned int *least, size_t count)
{
	struct lines_board unseen = *board;

	unseen.ends_unseen = true;
	return lead_on_each(lines, &unseen, 1, least, count);
}

/*
 * Adds those by more than two moves without a rest. Where the work ends before all ways are gone,
 * pieces are rather being set up: what follows has to show that one of them was played.
 */
static size_t lead_on_without_rest(struct lines *lines, const struct lines_board *board,
				   unsigned int *least, size_t count)
{
	struct lines_board hurried = *board;
	size_t before = count;

	hurried.is_without_rest = true;
	for (unsigned int answered = 2; answered < COUNT_WITHOUT_REST &&
					*least >= lines_likeliest(lines)->cost + COST_TOO_MUCH;
	     answered++)
		count = lead_on_each(lines, &hurried, answered, least, count);
	for (size_t i = before; i < count && !lines->work; i++)
		lines->next[i].far = COUNT_STEADY + 1;
	return count;
}

/*
 * Adds the lines that come to a rest, by none to two moves, or by more where these explain little.
 * Returns how many. A flicker alone may be a capture by the piece that the last rest had in the
 * hand.
 */
static size_t lead_to_rest(struct lines *lines, const struct lines_board *board)
{
	laws_squares changed = board->log->opened | board->log->closed | board->log->flickered;
	unsigned int least = LINES_COST_OF_NONE;
	size_t count = 0;

	for (size_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->each[i];

		if (changed)
			count = lines_lead_on(lines, board, line, &least, count);
		if (changed)
			count = lead_on_answered(lines, board, line, 1, &least, count);
		count = lines_stay(lines, board, line, &least, count);
	}
	if (changed)
		count = lead_on_without_rest(lines, board, &least, count);
	if (changed && least >= lines_likeliest(lines)->cost + COST_OFF_CENTRE)
		count = lead_on_unseen(lines, board, &least, count);
	return count;
}

/* Adds those of the lines that can be @board's that go on by @answered moves and one more. */
static size_t lead_on_all(struct lines *lines, const struct lines_board *board,
			  unsigned int answered, unsigned int *least, size_t count)
{
	for (size_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->each[i];
		bool may_be_others = !board->may_be_late && !line->put_right;

		if (may_be_others || laws_position_side(&line->position) == board->side)
			count = lead_on_answered(lines, board, line, answered, least, count);
	}
	return count;
}

/* The squares that show otherwise than at the press before, and not as by @line. */
static laws_squares find_moved(const struct lines_board *board, const struct line *line)
{
	laws_squares stands = laws_position_occupied(&line->position);

	return (board->occupied ^ stands) & (board->occupied ^ board->log->began) &
	       ~(board->ignored | line->put_right);
}

/*
 * What has changed is at most that pieces were touched, and stand where they stood, or fell at the
 * press before; these may lie where they came to lie, or have been set up.
 */
static bool is_unmoved(const struct lines_board *board, const struct line *line)
{
	const struct turn_log *log = board->log;
	laws_squares stands = laws_position_occupied(&line->position);
	laws_squares changed = (log->opened | log->closed | log->flickered) & ~board->ignored;
	laws_squares at_press = changed & turn_log_changed_by(log, TIME_KNOCKED_NEAR);
	laws_squares fallen = (line->loose | (at_press & stands)) & ~board->occupied;
	laws_squares known =
		stands | line->loose | line->put_right | (at_press & lines_beside(fallen));

	return !(changed & ~known) && !(find_moved(board, line) & changed & ~at_press);
}

/*
 * A piece that fell at the press before lies there, or one that lay there has been set up: who
 * knocked it over has to do so on his own time (7.4.1), for which the clock is pressed and pressed
 * back. Who presses may have taken up his own piece, unless it left sooner than he can.
 */
static bool is_pressed_for_fall(const struct lines_board *board, const struct line *line)
{
	const struct turn_log *log = board->log;
	laws_squares stands = laws_position_occupied(&line->position) & ~board->ignored;
	laws_squares own = line->position.sides[laws_position_side(&line->position)];
	laws_squares near = (turn_log_changed_by(log, TIME_KNOCKED_NEAR) & ~own) |
			    turn_log_changed_by(log, TIME_REACTION);

	return log->opened & near & stands & ~board->occupied ||
	       line->fallen & log->closed & board->occupied & stands;
}

/*
 * Adds @line as it is: the press is late, behind the answer, or nobody has moved and it was no
 * move's. A clock that is stopped or set is pressed so.
 */
static size_t stay_at_press(struct lines *lines, const struct lines_board *board,
			    const struct line *line, unsigned int *least, size_t count)
{
	bool is_mover = laws_position_side(&line->position) == board->side;
	bool unmoved = is_unmoved(board, line);
	struct line stays;

	/* An illegal move that is answered, and not pressed back, is the record's. */
	if (!unmoved && (is_mover || !board->may_be_late || line->put_right))
		return count;
	stays = *line;
	stays.is_idle = unmoved;
	stays.is_put_back = unmoved && !find_moved(board, line);
	if (unmoved && is_mover && is_pressed_for_fall(board, line))
		stays.cost += COST_PRESSED_FOR_FALL;
	else if (unmoved && is_mover)
		line_press_home(&stays);
	return lines_stay(lines, board, &stays, least, count);
}

/*
 * Where moves were taken back and the clock was not pressed back, the lever of who has the move
 * then is down: the next press is that of the answer.
 */
static size_t lead_on_taken_back(struct lines *lines, const struct lines_board *board,
				 unsigned int *least, size_t count)
{
	for (size_t i = 0; i < lines->count; i++) {
		const struct line *line = &lines->each[i];

		if (line->is_taken_back && laws_position_side(&line->position) != board->side)
			count = lead_on_answered(lines, board, line, 1, least, count);
	}
	return count;
}

/*
 * Adds the lines that come to a press: by one move, or, where that does not explain it, by three,
 * of which the first was not pressed, and the second could not be, since its lever was down. The
 * press may also be late: behind the answer, or as the second one of two moves that have been made
 * already.
 */
static size_t lead_to_press(struct lines *lines, const struct lines_board *board)
{
	unsigned int least = LINES_COST_OF_NONE;
	unsigned int plain = lines_likeliest(lines)->cost;
	size_t count = 0;

	for (size_t i = 0; i < lines->count; i++)
		count = stay_at_press(lines, board, &lines->each[i], &least, count);
	count = lead_on_all(lines, board, 0, &least, count);
	count = lead_on_taken_back(lines, board, &least, count);
	for (size_t i = 0; i < lines->count; i++)
		count = lines_offend(lines, board, &lines->each[i], &least, count);
	if (board->may_be_late && least >= plain + COST_ANSWERED_EARLY)
		count = lead_on_all(lines, board, 1, &least, count);
	if (board->may_be_forgotten && least >= plain + COST_FORGOTTEN + COST_ANSWERED_EARLY)
		count = lead_on_all(lines, board, 2, &least, count);
	return count;
}

bool lines_go_on(struct lines *lines, const struct lines_board *board)
{
	size_t count;

	begin_next(lines);
	lines->work = WORK_MOST;
	for (size_t i = 0; i < lines->count; i++) {
		lines->each[i].is_idle = lines->each[i].is_put_back = false;
		lines->each[i].is_offence = false;
		/* It has gone on from there. */
		if (!lines->each[i].put_right)
			lines->each[i].is_taken_back = false;
		discount(&lines->each[i], board);
		take_up_again(&lines->each[i], board);
	}
	if (board->behind_gap)
		count = lines_lead_over_gap(lines, board);
	else if (board->at_rest)
		count = lead_to_rest(lines, board);
	else
		count = lead_to_press(lines, board);
	if (count)
		keep_least(lines, board, count);
	return count > 0;
}

bool lines_have_same_moves(const struct line *a, const struct line *b)
{
	return lines_have_same_moves_from(a, b, 0);
}

bool lines_have_same_moves_from(const struct line *a, const struct line *b, unsigned int first)
{
	if (a->plies != b->plies)
		return false;
	for (unsigned int ply = first; ply < a->plies; ply++)
		if (!laws_move_equal(a->moves[ply], b->moves[ply]))
			return false;
	return true;
}

bool lines_have_same_ways_from(const struct line *a, const struct line *b, unsigned int first)
{
	if (a->plies != b->plies)
		return false;
	for (unsigned int ply = first; ply < a->plies; ply++)
		if (a->moves[ply].from != b->moves[ply].from ||
		    a->moves[ply].to != b->moves[ply].to)
			return false;
	return true;
}

bool lines_agree(const struct lines *lines)
{
	for (size_t i = 1; i < lines->count; i++)
		if (!lines_have_same_moves(&lines->each[i], &lines->each[0]))
			return false;
	return true;
}

void lines_forget_first(struct lines *lines, struct laws_move move)
{
	size_t kept = 0;

	for (size_t i = 0; i < lines->count; i++) {
		struct line *line = &lines->each[i];

		if (!laws_move_equal(line->moves[0], move))
			continue;
		memmove(&line->moves[0], &line->moves[1],
			(LINES_PLIES - 1) * sizeof(line->moves[0]));
		line->plies--;
		if (kept != i)
			lines->each[kept] = *line;
		kept++;
	}
	lines->count = kept;
	lines->plies--;
}

unsigned int line_evidence(const struct line *line)
{
	return line->cost - line->chosen - line->brushed;
}

const struct line *lines_likeliest(const struct lines *lines)
{
	const struct line *best = &lines->each[0];

	for (size_t i = 1; i < lines->count; i++)
		if (lines->each[i].cost < best->cost)
			best = &lines->each[i];
	return best;
}

bool lines_count_on(const struct lines *lines, const struct line *line)
{
	return line->cost < lines_likeliest(lines)->cost + COST_MUCH_LATER;
}

bool line_is_more_evident(const struct line *line, const struct line *other)
{
	return !line->far != !other->far ? !line->far : line_evidence(line) < line_evidence(other);
}

const struct line *lines_most_evident(const struct lines *lines)
{
	const struct line *best = &lines->each[0];

	for (size_t i = 1; i < lines->count; i++)
		if (line_is_more_evident(&lines->each[i], best))
			best = &lines->each[i];
	return best;
}
