/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A move changes so few squares that most ways from one board to another can be given up as soon as
 * more has to change than the moves left can change. Castling and capturing en passant change more.
 */
#include "track/lines_aim.h"

#include "track/lines_internal.h"

/* What one move changes, but for castling and en passant. */
#define CHANGE_MOST 2

#define RANK_2 ((laws_squares)0xff << 8)
#define RANK_7 ((laws_squares)0xff << 48)

static int count_of(laws_squares squares)
{
	return __builtin_popcountll(squares);
}

/* The king of @side if he may leave his square, and castle; else no square. */
static laws_squares find_castling_king(const struct laws_position *position, enum laws_side side,
				       laws_squares left)
{
	laws_squares own = position->sides[side];

	return own & position->castling ? own & position->kinds[LAWS_KING] & left : 0;
}

/*
 * One of @most moves by @side may be a castling in which king and rook leave two of the squares of
 * @left. @vacated are known to be left, and of what stands between the two each piece has to move
 * away before.
 */
static bool may_castle(const struct laws_position *position, enum laws_side side, laws_squares left,
		       laws_squares vacated, int most)
{
	laws_squares king = find_castling_king(position, side, left);
	laws_squares own = position->sides[side];
	laws_squares rooks = king ? own & position->castling & left : 0;

	for (; rooks; rooks &= rooks - 1) {
		struct laws_move castling = {
			.from = (laws_square)__builtin_ctzll(king),
			.to = (laws_square)__builtin_ctzll(rooks),
		};
		laws_squares between = lines_passed_by(castling) & own;

		if (count_of((vacated & own) | between) <= most + 1)
			return true;
	}
	return false;
}

static int least_of(int a, int b)
{
	return a < b ? a : b;
}

/* What a move must not do, as far as single squares say it: this is looked at first. */
static void note_bounds(struct lines_aim *aim)
{
	aim->needed = aim->more < 0 ? aim->differs : aim->more ? ~(laws_squares)0 : ~aim->agrees;
	aim->from = aim->own > 0 && aim->both > 0 ? ~(laws_squares)0 : aim->differs;
	if (aim->filled <= 0)
		aim->from &= ~aim->agrees;
	aim->is_ample = aim->own > 1 && aim->both > 1 && aim->filled > 1;
}

/*
 * One of @plies moves may capture en passant, which vacates two squares: that of a pawn that has
 * moved by two ranks, too. Left out is one whose first square seems occupied at the end, which is
 * wrong, or because something else has come there.
 */
static bool may_pass(const struct laws_position *position, laws_squares left, unsigned int plies)
{
	laws_squares firsts =
		(position->sides[LAWS_WHITE] & RANK_2) | (position->sides[LAWS_BLACK] & RANK_7);

	return position->en_passant != LAWS_NO_SQUARE ||
	       (plies > 1 && firsts & position->kinds[LAWS_PAWN] & left);
}

struct lines_aim lines_aim_at(const struct laws_position *position, laws_squares wanted,
			      laws_squares known, unsigned int wrong, unsigned int plies)
{
	enum laws_side side = laws_position_side(position), other = laws_side_other(side);
	laws_squares stands = laws_position_occupied(position);
	laws_squares vacated = stands & ~wanted & known, left = vacated | ~known;
	int vacating = count_of(vacated), own = count_of(vacated & position->sides[side]);
	int filling = count_of(wanted & ~stands & known);
	int captures = count_of(stands) + (int)wrong - count_of(wanted & known);
	int moves = (int)(plies + 1) / 2, answers = (int)plies / 2;
	int most = moves + least_of(captures, answers) + (int)wrong;
	int most_answers = answers + least_of(captures, moves) + (int)wrong;
	int castles = may_castle(position, side, left, vacated, most);
	int castles_too = may_castle(position, other, left, vacated, most_answers);
	int passing = captures > 0 && may_pass(position, left, plies);
	int total = (int)(plies + wrong) + castles + castles_too + passing;
	struct lines_aim aim = {
		.differs = (stands ^ wanted) & known,
		.now = (int)wrong + CHANGE_MOST * (int)plies + passing - vacating - filling,
		.own = most + castles - own,
		.theirs = most_answers + castles_too - (vacating - own),
		/* Pieces do not come back. */
		.both = captures < 0 ? -1 : total - vacating,
		.filled = total - filling,
	};

	aim.agrees = known & ~aim.differs;
	for (enum laws_side each = LAWS_WHITE; each <= LAWS_BLACK; each++)
		if (find_castling_king(position, each, left))
			aim.now += CHANGE_MOST;
	aim.more = aim.now - CHANGE_MOST;
	note_bounds(&aim);
	return aim;
}

void lines_aim_with_last(struct lines_aim *aim, unsigned int wrong)
{
	aim->more = (int)wrong - count_of(aim->differs);
	note_bounds(aim);
}

bool lines_aim_is_near(const struct lines_aim *aim)
{
	return aim->now >= 0 && aim->own >= 0 && aim->theirs >= 0 && aim->both >= 0 &&
	       aim->filled >= 0;
}

static int has(laws_squares squares, laws_square square)
{
	return (int)(squares >> square & 1);
}

/* What @move does besides leaves too few moves for what they have to do. */
static bool takes_too_much(const struct lines_aim *aim, struct laws_move move, bool captures)
{
	int leaves = has(aim->differs, move.from);
	/* The piece does not stay there; a captured one needed not be moved away. */
	int passes = captures ? 0 : has(aim->agrees, move.to);
	int replaces = captures ? has(aim->differs, move.to) : 0;
	int fills = captures ? 0 : has(aim->differs, move.to);

	return aim->own + leaves - passes - replaces < 1 || aim->both + leaves - passes < 1 ||
	       aim->filled + fills - has(aim->agrees, move.from) < 1;
}

static int change_of(const struct lines_aim *aim, laws_square square)
{
	return has(aim->agrees, square) - has(aim->differs, square);
}

bool lines_aim_is_missed(const struct lines_aim *aim, const struct laws_position *position,
			 struct laws_move move)
{
	laws_squares ends = LAWS_SQUARE_SET(move.from) | LAWS_SQUARE_SET(move.to);
	bool captures = position->board[move.to];
	int changes;

	if (move.type != LAWS_MOVE_ORDINARY)
		return false;
	if (!(ends & aim->needed) || !has(aim->from, move.from) ||
	    (!aim->is_ample && takes_too_much(aim, move, captures)))
		return true;
	if (aim->more >= CHANGE_MOST)
		return false;
	changes = change_of(aim, move.from) + (captures ? 0 : change_of(aim, move.to));
	return changes > aim->more;
}
