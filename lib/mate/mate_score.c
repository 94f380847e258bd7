/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which positions and moves look closest to a mate when both players help.
 * Nothing here decides an answer, only how soon it is found.
 */
#include "mate/mate_internal.h"

/* What a move may be worth; more is better. */
#define RING	 4 /* a square beside the loser's king attacked, or blocked by his own */
#define CAPTURE	 2
#define ADVANCE	 3
#define NEARER	 2
#define AIMED	 10 /* a step towards what the search goes after */
#define QUEENING 12

#define PROMOTED_FIRST 50

#define FAR 60 /* more than any way to promotion */

/* How many steps to the edge, and to the other edge: 0 in a corner, 6 in the middle. */
static unsigned int from_corner(laws_square square)
{
	unsigned int file = square_file(square), rank = square_rank(square);

	return (file < 4 ? file : 7 - file) + (rank < 4 ? rank : 7 - rank);
}

static laws_squares attacks_of(enum laws_kind kind, enum laws_side side, laws_square square,
			       laws_squares occupied)
{
	switch (kind) {
	case LAWS_PAWN:
		return pawn_attacks(LAWS_SQUARE_SET(square), side);
	case LAWS_KNIGHT:
		return chesslaws_knight_attacks[square];
	case LAWS_BISHOP:
		return bishop_attacks(square, occupied);
	case LAWS_ROOK:
		return rook_attacks(square, occupied);
	case LAWS_QUEEN:
		return rook_attacks(square, occupied) | bishop_attacks(square, occupied);
	case LAWS_KING:
		return chesslaws_king_attacks[square];
	case LAWS_NO_KIND:
		break;
	}
	return 0;
}

static laws_squares attacked_by(const struct laws_position *position, enum laws_side side,
				laws_squares occupied)
{
	const laws_squares *kinds = position->kinds;
	laws_squares own = position->sides[side];
	laws_squares knights = kinds[LAWS_KNIGHT] & own;
	laws_squares straight = (kinds[LAWS_ROOK] | kinds[LAWS_QUEEN]) & own;
	laws_squares diagonal = (kinds[LAWS_BISHOP] | kinds[LAWS_QUEEN]) & own;
	laws_squares attacked = pawn_attacks(kinds[LAWS_PAWN] & own, side) |
				chesslaws_king_attacks[king_square(position, side)];

	while (knights)
		attacked |= chesslaws_knight_attacks[take_first(&knights)];
	while (straight)
		attacked |= rook_attacks(take_first(&straight), occupied);
	while (diagonal)
		attacked |= bishop_attacks(take_first(&diagonal), occupied);
	return attacked;
}

unsigned int chesslaws_mate_promotion(const struct laws_position *position, enum laws_side side)
{
	laws_squares pawns = position->kinds[LAWS_PAWN] & position->sides[side];
	laws_squares occupied = laws_position_occupied(position);
	laws_square king = king_square(position, side);
	unsigned int best = FAR;

	while (pawns) {
		laws_square square = take_first(&pawns);
		unsigned int rank = square_rank(square);
		const struct chesslaws_line *file = &chesslaws_lines[square][ALONG_FILE];
		laws_squares way = (side == LAWS_WHITE ? file->upper : file->lower) & occupied;
		unsigned int steps = 4 * (side == LAWS_WHITE ? 7 - rank : rank);

		steps += 6 * count_squares(way & position->kinds[LAWS_PAWN]) + 2 * (way != 0);
		if (way & position->kinds[LAWS_PAWN])
			steps += distance(king, first_square(way & position->kinds[LAWS_PAWN]));
		if (steps < best)
			best = steps;
	}
	return best;
}

/* What is still to be brought about before any mate: a piece that can give it, or one in the way.
 */
static unsigned int lacking(const struct laws_position *position, enum laws_side winner)
{
	const laws_squares *kinds = position->kinds;
	laws_squares own = position->sides[winner];
	laws_squares theirs = position->sides[laws_side_other(winner)];

	if (own & (kinds[LAWS_QUEEN] | kinds[LAWS_ROOK]))
		return 0;
	if (own & kinds[LAWS_PAWN])
		return 6 + chesslaws_mate_promotion(position, winner);
	if (more_than_one(own & (kinds[LAWS_KNIGHT] | kinds[LAWS_BISHOP])))
		return 8;
	if (theirs & (kinds[LAWS_KNIGHT] | kinds[LAWS_BISHOP] | kinds[LAWS_ROOK]))
		return 20;
	return 30 + chesslaws_mate_promotion(position, laws_side_other(winner));
}

static unsigned int score_of_flights(const struct laws_position *position, enum laws_side winner,
				     laws_square king, laws_squares flights)
{
	return 6 * count_squares(flights) + 2 * distance(king, king_square(position, winner)) +
	       2 * from_corner(king);
}

/* The loser's king to a corner, the winner's two steps before it. */
static unsigned int score_of_corner(const struct laws_position *position, enum laws_side winner,
				    laws_square king, unsigned int corner)
{
	unsigned int file = corner & 1 ? 7 : 0, file_1 = corner & 1 ? 6 : 1;
	unsigned int file_2 = corner & 1 ? 5 : 2;
	unsigned int rank = corner & 2 ? 7 : 0, rank_1 = corner & 2 ? 6 : 1;
	unsigned int rank_2 = corner & 2 ? 5 : 2;
	laws_square own = king_square(position, winner);
	unsigned int beside = distance(own, square_at(file_1, rank_2));
	unsigned int below = distance(own, square_at(file_2, rank_1));

	return 4 * distance(king, square_at(file, rank)) + 4 * (beside < below ? beside : below);
}

unsigned int chesslaws_mate_score(const struct laws_position *position,
				  const struct mate_search *search, bool *caught)
{
	enum laws_side winner = search->winner;
	enum laws_side loser = laws_side_other(winner);
	laws_square king = king_square(position, loser);
	laws_squares occupied = laws_position_occupied(position) & ~LAWS_SQUARE_SET(king);
	laws_squares attacked = attacked_by(position, winner, occupied);
	laws_squares flights = chesslaws_king_attacks[king] & ~position->sides[loser] & ~attacked;

	*caught = !flights && (attacked & LAWS_SQUARE_SET(king));
	switch (search->kind) {
	case MATE_AIM_FLIGHTS:
		return score_of_flights(position, winner, king, flights) +
		       lacking(position, winner);
	case MATE_AIM_PROMOTION:
		if (lacking(position, winner))
			return PROMOTED_FIRST + 2 * lacking(position, winner);
		return score_of_flights(position, winner, king, flights);
	case MATE_AIM_CORNER:
		return count_squares(flights) + lacking(position, winner) +
		       score_of_corner(position, winner, king, search->corner);
	case MATE_AIM_GOAL:
	case MATE_AIM_ADVANCE:
		break;
	}
	return count_squares(flights) + chesslaws_mate_goal_score(position, winner, search->goal);
}

/* How much nearer a king's move brings him to where the search wants him. */
static int worth_of_king(const struct laws_position *position, const struct mate_search *search,
			 struct laws_move move)
{
	bool winners = laws_position_side(position) == search->winner;
	laws_square loser = king_square(position, laws_side_other(search->winner));
	laws_square end = loser;

	if (search->kind == MATE_AIM_GOAL) {
		const uint8_t *moves = winners ? search->goal->winner : search->goal->loser;

		return AIMED * ((int)moves[move.from] - (int)moves[move.to]);
	}
	if (search->kind == MATE_AIM_CORNER) {
		unsigned int inwards = winners ? 2 : 0;

		end = square_at(search->corner & 1 ? 7 - inwards : inwards,
				search->corner & 2 ? 7 - inwards : inwards);
		return AIMED * ((int)distance(end, move.from) - (int)distance(end, move.to));
	}
	if (winners)
		return NEARER * ((int)distance(loser, move.from) - (int)distance(loser, move.to));
	return NEARER * ((int)from_corner(move.from) - (int)from_corner(move.to));
}

/* What one piece attacks beside the loser's king from where it stands; moves come piece by piece.
 */
struct standing {
	laws_square from;
	int attacked;
};

/*
 * Until the loser's king has arrived the winner's pieces keep off what they would
 * keep him from, and off the squares where others are to stand.
 */
static int worth_of_keeping_off(const struct laws_position *position, const struct mate_goal *goal,
				struct laws_move move, enum laws_kind kind)
{
	laws_square king = king_square(position, laws_side_other(position->side_to_move));

	if (kind < LAWS_KNIGHT || kind > LAWS_QUEEN || goal->loser[king] == 0)
		return 0;
	return AIMED * ((int)chesslaws_mate_goal_hinders(goal, kind, move.from) -
			(int)chesslaws_mate_goal_hinders(goal, kind, move.to));
}

static int worth_of_winner(const struct laws_position *position, const struct mate_search *search,
			   struct laws_move move, laws_square king, laws_squares ring,
			   struct standing *standing)
{
	laws_squares occupied = laws_position_occupied(position) & ~LAWS_SQUARE_SET(king);
	laws_piece piece = laws_position_piece(position, move.from);
	enum laws_side side = laws_piece_side(piece);
	enum laws_kind kind = laws_piece_kind(piece);
	enum laws_kind after = move.promotion ? (enum laws_kind)move.promotion : kind;
	laws_squares attacked = attacks_of(after, side, move.to, occupied);
	int worth;

	if (standing->from != move.from) {
		laws_squares now = attacks_of(kind, side, move.from, occupied);

		*standing = (struct standing){move.from, (int)count_squares(now & ring)};
	}
	worth = RING * ((int)count_squares(attacked & ring) - standing->attacked);
	if (position->board[move.to])
		worth += CAPTURE;
	if (kind == LAWS_PAWN)
		worth += ADVANCE;
	if (move.promotion == LAWS_QUEEN)
		worth += QUEENING;
	if (kind == LAWS_KING)
		worth += worth_of_king(position, search, move);
	else if (search->kind == MATE_AIM_GOAL)
		worth += worth_of_keeping_off(position, search->goal, move, kind);
	return worth;
}

/* Whether the side to move has pieces that can shut their king in. */
static bool has_blockers(const struct laws_position *position)
{
	return (position->kinds[LAWS_KNIGHT] | position->kinds[LAWS_BISHOP]) &
	       position->sides[position->side_to_move];
}

/* How much nearer a piece comes to a square that it is to block. */
static int worth_of_blocking(const struct laws_position *position, const struct mate_goal *goal,
			     struct laws_move move, enum laws_kind kind)
{
	int best = 0;

	if (kind == LAWS_PAWN && goal->blocked && move.promotion != LAWS_QUEEN)
		return has_blockers(position) ? 0 : AIMED;
	if (kind < LAWS_KNIGHT || kind > LAWS_QUEEN)
		return 0;
	for (unsigned int i = 0; i < goal->blocked; i++) {
		const struct mate_way *way = &goal->blocks[i];
		const uint8_t *moves = way->moves[kind - LAWS_KNIGHT];
		int nearer = (int)moves[move.from] - (int)moves[move.to];

		if (way->end == move.from)
			return -AIMED;
		if (!position->board[way->end] && nearer > best)
			best = nearer;
	}
	return AIMED * best;
}

static int worth_of_loser(const struct laws_position *position, const struct mate_search *search,
			  struct laws_move move, laws_squares ring)
{
	enum laws_kind kind = laws_piece_kind(laws_position_piece(position, move.from));
	int worth = 0;

	if (kind == LAWS_KING && move.type != LAWS_MOVE_CASTLING)
		worth = worth_of_king(position, search, move);
	else if (search->kind == MATE_AIM_GOAL)
		worth = worth_of_blocking(position, search->goal, move, kind);
	else if (ring & LAWS_SQUARE_SET(move.to))
		worth = RING;
	if (ring & LAWS_SQUARE_SET(move.from))
		worth -= RING;
	if (position->board[move.to])
		worth -= CAPTURE;
	return worth;
}

void chesslaws_mate_sort(const struct laws_position *position, const struct mate_search *search,
			 struct laws_move *moves, size_t count, size_t best)
{
	enum laws_side winner = search->winner;
	bool winners = laws_position_side(position) == winner;
	laws_square king = king_square(position, laws_side_other(winner));
	laws_squares ring = chesslaws_king_attacks[king] | LAWS_SQUARE_SET(king);
	struct standing standing = {.from = LAWS_NO_SQUARE};
	int worths[LAWS_MOVES_MAX];

	for (size_t i = 0; i < count; i++)
		worths[i] =
			winners ? worth_of_winner(position, search, moves[i], king, ring, &standing)
				: worth_of_loser(position, search, moves[i], ring);
	for (size_t i = 0; i < best && i < count; i++) {
		size_t first = i;
		struct laws_move move = moves[i];
		int worth = worths[i];

		for (size_t j = i + 1; j < count; j++)
			if (worths[j] > worths[first])
				first = j;
		moves[i] = moves[first];
		worths[i] = worths[first];
		moves[first] = move;
		worths[first] = worth;
	}
}
