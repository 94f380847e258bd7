/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Proof that no mate can come about, without playing a move.
 *
 * For each piece a set of squares is grown that holds every square where it can
 * ever stand, and it is noted which pieces can ever be captured. A square is added
 * unless what is known so far forbids the move that leads there: pieces that never
 * move and are never captured stand in the way, a king does not enter what the
 * opponent attacks wherever his pieces stand. When nothing can be added any more,
 * no legal move leads out of these sets: suppose one did, the first of all; every
 * fact that forbids it held until then. What needs more than the sets allow never
 * happens, and a mate needs much: a check, and each square beside the king
 * attacked or blocked.
 *
 * A fact that forbids a move may cease to hold as the sets grow, but must never
 * begin to. So every fact that holds in the last round held in all earlier ones.
 */
#include <string.h>

#include "mate/mate_confinement.h"

bool chesslaws_mate_is_steady(const struct resident *resident)
{
	return !resident->capturable && resident->reach == LAWS_SQUARE_SET(resident->home);
}

laws_squares chesslaws_mate_moves(const struct resident *resident, laws_square from,
				  laws_squares blockers)
{
	if (resident->promotes)
		return rook_attacks(from, blockers) | bishop_attacks(from, blockers) |
		       chesslaws_knight_attacks[from];
	switch (resident->kind) {
	case LAWS_KNIGHT:
		return chesslaws_knight_attacks[from];
	case LAWS_BISHOP:
		return bishop_attacks(from, blockers);
	case LAWS_ROOK:
		return rook_attacks(from, blockers);
	case LAWS_QUEEN:
		return rook_attacks(from, blockers) | bishop_attacks(from, blockers);
	case LAWS_KING:
		return chesslaws_king_attacks[from];
	case LAWS_PAWN:
		return pawn_attacks(LAWS_SQUARE_SET(from), resident->side);
	case LAWS_NO_KIND:
		break;
	}
	return 0;
}

static laws_squares pushes(enum laws_side side, laws_square from, laws_squares blockers)
{
	laws_squares start = side == LAWS_WHITE ? RANK_1 << 8 : RANK_8 >> 8;
	laws_squares pawn = LAWS_SQUARE_SET(from);
	laws_squares one = (side == LAWS_WHITE ? pawn << 8 : pawn >> 8) & ~blockers;

	if (!(pawn & start))
		return one;
	return one | ((side == LAWS_WHITE ? one << 8 : one >> 8) & ~blockers);
}

/* The squares before @square on its file, as @side's pawns go. */
static laws_squares ahead(enum laws_side side, laws_square square)
{
	const struct chesslaws_line *file = &chesslaws_lines[square][ALONG_FILE];

	return side == LAWS_WHITE ? file->upper : file->lower;
}

static void add_resident(struct confinement *confinement, laws_square square)
{
	struct resident *resident = &confinement->residents[confinement->count++];
	struct laws_position without = *confinement->position;
	laws_piece piece = without.board[square];
	laws_squares set = LAWS_SQUARE_SET(square);

	*resident = (struct resident){
		.reach = set,
		.home = square,
		.kind = laws_piece_kind(piece),
		.side = laws_piece_side(piece),
	};
	if (resident->kind == LAWS_KING)
		return;
	without.kinds[resident->kind] &= ~set;
	without.sides[resident->side] &= ~set;
	resident->immune = chesslaws_mate_material_lacks(&without, confinement->winner);
}

static struct resident *resident_of(struct confinement *confinement, laws_square home)
{
	struct resident *resident = confinement->residents;

	while (resident->home != home)
		resident++;
	return resident;
}

laws_squares chesslaws_mate_reach(const struct confinement *confinement, laws_square home)
{
	const struct resident *resident = confinement->residents;

	while (resident->home != home)
		resident++;
	return resident->reach;
}

/* The rook's castling and a pawn that may be taken en passant: granted without looking at the way.
 */
static void add_rights(struct confinement *confinement)
{
	const struct laws_position *position = confinement->position;
	laws_squares rooks = position->castling;

	while (rooks) {
		laws_square rook = take_first(&rooks);
		enum laws_side side = laws_piece_side(position->board[rook]);
		laws_square king = king_square(position, side);

		resident_of(confinement, rook)->reach |= LAWS_SQUARE_SET(castled_rook(king, rook));
	}
	if (position->en_passant != LAWS_NO_SQUARE)
		resident_of(confinement, passed_pawn(position->en_passant))->reach |=
			LAWS_SQUARE_SET(position->en_passant);
}

static void begin(struct confinement *confinement)
{
	laws_squares occupied = laws_position_occupied(confinement->position);

	while (occupied)
		add_resident(confinement, take_first(&occupied));
	add_rights(confinement);
	chesslaws_mate_begin_kings(confinement);
}

/*
 * What may stand in the way of @slider's attack on the other king's flight: not
 * that king, who does not hide behind himself, nor pieces of its own side that
 * would carry the attack on along the same line.
 */
laws_squares chesslaws_mate_screens(const struct confinement *confinement,
				    const struct resident *slider)
{
	laws_squares screens = 0;

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *other = &confinement->residents[i];

		if (other == slider || (other->kind == LAWS_KING && other->side != slider->side))
			continue;
		if (other->side == slider->side && slider->kind != LAWS_QUEEN &&
		    (other->kind == slider->kind || other->kind == LAWS_QUEEN))
			continue;
		screens |= other->reach;
	}
	return screens;
}

/* What @resident attacks wherever it may stand, something on @obstacles or not. */
static laws_squares always_attacked(const struct confinement *confinement,
				    const struct resident *resident, laws_squares obstacles)
{
	bool slides = resident->kind >= LAWS_BISHOP && resident->kind <= LAWS_QUEEN;
	laws_squares reach = resident->reach;
	laws_squares attacked = ~(laws_squares)0;
	laws_squares blockers;

	if (resident->capturable || resident->promotes)
		return 0;
	blockers = slides ? chesslaws_mate_screens(confinement, resident) | obstacles : 0;
	while (reach && attacked)
		attacked &= chesslaws_mate_moves(resident, take_first(&reach), blockers);
	return attacked;
}

static void survey(struct confinement *confinement)
{
	confinement->steady = 0;
	memset(confinement->visited, 0, sizeof(confinement->visited));
	memset(confinement->exposed, 0, sizeof(confinement->exposed));
	memset(confinement->guarded, 0, sizeof(confinement->guarded));
	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];

		if (chesslaws_mate_is_steady(resident))
			confinement->steady |= resident->reach;
		confinement->visited[resident->side] |= resident->reach;
		if (resident->kind != LAWS_KING && !resident->immune)
			confinement->exposed[resident->side] |= resident->reach;
		confinement->guarded[resident->side] |= always_attacked(confinement, resident, 0);
	}
}

/* Pawns that keep to one file keep their order on it. */
static bool pawn_keeps_ahead(const struct resident *other, const struct resident *pawn,
			     laws_square to)
{
	laws_squares file = FILE_A << square_file(pawn->home);

	return other->kind == LAWS_PAWN && !((other->reach | pawn->reach) & ~file) &&
	       (ahead(pawn->side, pawn->home) & LAWS_SQUARE_SET(other->home)) &&
	       !(other->reach & ahead(pawn->side, to));
}

/*
 * Whether some piece that is always on the board is always in the way. Where the
 * mover stands it cannot be: so pieces in a narrow passage keep their order.
 */
static bool is_barred(const struct confinement *confinement, const struct resident *mover,
		      laws_square from, laws_square to)
{
	laws_squares between = squares_between(from, to);
	bool push = mover->kind == LAWS_PAWN && !mover->promotes &&
		    square_file(from) == square_file(to);

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *other = &confinement->residents[i];
		laws_squares way = between | LAWS_SQUARE_SET(from);

		if (other == mover || other->capturable)
			continue;
		if (push || other->side == mover->side || other->kind == LAWS_KING)
			way |= LAWS_SQUARE_SET(to);
		if (!(other->reach & ~way))
			return true;
		if (push && pawn_keeps_ahead(other, mover, to))
			return true;
	}
	return false;
}

laws_squares chesslaws_mate_forbidden(const struct confinement *confinement,
				      const struct resident *mover)
{
	laws_squares squares = 0;

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *other = &confinement->residents[i];

		if (chesslaws_mate_is_steady(other) &&
		    (other->side == mover->side || other->immune || other->kept ||
		     other->kind == LAWS_KING))
			squares |= other->reach;
	}
	return squares;
}

static laws_squares targets_from(const struct confinement *confinement,
				 const struct resident *resident, laws_square from)
{
	enum laws_side opponent = laws_side_other(resident->side);
	laws_squares targets = chesslaws_mate_moves(resident, from, confinement->steady);

	if (resident->kind == LAWS_KING)
		return targets & ~confinement->guarded[opponent];
	if (resident->kind == LAWS_PAWN && !resident->promotes)
		return (targets & confinement->exposed[opponent]) |
		       pushes(resident->side, from, confinement->steady);
	return targets;
}

laws_squares chesslaws_mate_guarded_beside(const struct confinement *confinement,
					   const struct resident *mover, laws_square to)
{
	laws_squares guarded = 0;

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];

		if (resident != mover && resident->side == mover->side)
			guarded |= always_attacked(confinement, resident, LAWS_SQUARE_SET(to));
	}
	return guarded;
}

/*
 * Where a piece may go at once if @mover has left his squares: only pieces that
 * never move, other than @mover, stand in its way.
 */
static laws_squares moves_without(const struct confinement *confinement,
				  const struct resident *resident, const struct resident *mover)
{
	laws_squares blockers = confinement->steady & ~LAWS_SQUARE_SET(mover->home);
	laws_squares shut = blockers & confinement->position->sides[resident->side];
	laws_squares reach = resident->reach;
	laws_squares moves = 0;

	while (reach) {
		laws_square from = take_first(&reach);

		if (resident->kind == LAWS_PAWN && !resident->promotes)
			moves |= (chesslaws_mate_moves(resident, from, blockers) &
				  confinement->exposed[mover->side]) |
				 pushes(resident->side, from, blockers);
		else
			moves |= chesslaws_mate_moves(resident, from, blockers);
	}
	return moves & ~shut;
}

bool chesslaws_mate_only_king_moves(const struct confinement *confinement,
				    const struct resident *mover)
{
	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];

		if (resident->side != mover->side && resident->kind != LAWS_KING &&
		    moves_without(confinement, resident, mover))
			return false;
	}
	return true;
}

bool chesslaws_mate_can_answer(const struct confinement *confinement, const struct resident *mover,
			       laws_squares squares)
{
	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];
		laws_squares moves;

		if (resident->side == mover->side || resident->kind == LAWS_KING)
			continue;
		moves = moves_without(confinement, resident, mover);
		/* A pawn captures where nothing stood before. */
		if (resident->kind == LAWS_PAWN) {
			laws_squares reach = resident->reach;

			while (reach)
				moves |= pawn_attacks(LAWS_SQUARE_SET(take_first(&reach)),
						      resident->side);
		}
		if (moves & squares)
			return true;
	}
	return false;
}

static void extend(struct confinement *confinement, struct resident *resident)
{
	laws_squares shut = chesslaws_mate_forbidden(confinement, resident);
	laws_squares waiting = resident->gone ? 0 : resident->reach;

	while (waiting) {
		laws_square from = take_first(&waiting);
		laws_squares targets =
			targets_from(confinement, resident, from) & ~shut & ~resident->reach;

		while (targets) {
			laws_square to = take_first(&targets);

			if (is_barred(confinement, resident, from, to) ||
			    chesslaws_mate_is_last(confinement, resident, from, to))
				continue;
			resident->reach |= LAWS_SQUARE_SET(to);
			waiting |= LAWS_SQUARE_SET(to);
			confinement->grew = true;
		}
	}
	if (resident->kind == LAWS_PAWN && !resident->promotes &&
	    (resident->reach & (RANK_1 | RANK_8))) {
		resident->promotes = true;
		confinement->grew = true;
	}
}

/* Where @resident may arrive capturing. */
static laws_squares captures_of(const struct resident *resident)
{
	laws_squares from = resident->reach;
	laws_squares captures = 0;

	if (!more_than_one(resident->reach))
		return 0;
	if (resident->kind != LAWS_PAWN || resident->promotes)
		return resident->reach;
	while (from)
		captures |= pawn_attacks(LAWS_SQUARE_SET(take_first(&from)), resident->side);
	return captures & resident->reach;
}

static void expose(struct confinement *confinement, const struct resident *resident)
{
	laws_squares captures = captures_of(resident);

	for (unsigned int i = 0; captures && i < confinement->count; i++) {
		struct resident *other = &confinement->residents[i];

		if (other->side == resident->side || other->kind == LAWS_KING || other->immune ||
		    other->capturable || !(other->reach & captures))
			continue;
		if (!more_than_one(other->reach))
			confinement->doubtful |= other->reach;
		other->capturable = true;
		confinement->grew = true;
	}
}

laws_squares chesslaws_mate_ever_attacked(const struct confinement *confinement)
{
	enum laws_side loser = laws_side_other(confinement->winner);
	laws_square king = king_square(confinement->position, loser);
	laws_squares blockers = confinement->steady & ~LAWS_SQUARE_SET(king);
	laws_squares attacked = 0;

	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];
		laws_squares reach = resident->reach;

		if (resident->side != confinement->winner || resident->kind == LAWS_KING ||
		    resident->gone)
			continue;
		while (reach)
			attacked |= chesslaws_mate_moves(resident, take_first(&reach), blockers);
	}
	return attacked;
}

/* Finds a place among @squares for each of them to be blocked; Kuhn's way of matching. */
static bool block(const struct confinement *confinement, laws_square square, laws_squares *seen,
		  laws_square blocked_by[64])
{
	for (unsigned int i = 0; i < confinement->count; i++) {
		const struct resident *resident = &confinement->residents[i];

		if (resident->side == confinement->winner || resident->kind == LAWS_KING ||
		    resident->gone || !(resident->reach & LAWS_SQUARE_SET(square)) ||
		    (*seen >> i & 1))
			continue;
		*seen |= LAWS_SQUARE_SET(i);
		if (blocked_by[i] != LAWS_NO_SQUARE &&
		    !block(confinement, blocked_by[i], seen, blocked_by))
			continue;
		blocked_by[i] = square;
		return true;
	}
	return false;
}

static bool can_block_all(const struct confinement *confinement, laws_squares squares)
{
	laws_square blocked_by[64];

	memset(blocked_by, LAWS_NO_SQUARE, sizeof(blocked_by));
	while (squares) {
		laws_squares seen = 0;

		if (!block(confinement, take_first(&squares), &seen, blocked_by))
			return false;
	}
	return true;
}

laws_squares chesslaws_mate_helpers(const struct confinement *confinement, laws_square king,
				    laws_squares attacked)
{
	laws_squares open = chesslaws_king_attacks[king] & ~attacked;
	laws_squares places, helpers = 0;

	if (!(attacked & LAWS_SQUARE_SET(king)))
		return 0;
	places = chesslaws_mate_places(confinement, king);
	while (places) {
		laws_square place = take_first(&places);

		if (can_block_all(confinement, open & ~chesslaws_king_attacks[place]))
			helpers |= LAWS_SQUARE_SET(place);
	}
	return helpers;
}

static bool can_be_mated(const struct confinement *confinement)
{
	enum laws_side loser = laws_side_other(confinement->winner);
	laws_square home = king_square(confinement->position, loser);
	laws_squares kings = chesslaws_mate_reach(confinement, home);
	laws_squares attacked = chesslaws_mate_ever_attacked(confinement);

	while (kings)
		if (chesslaws_mate_helpers(confinement, take_first(&kings), attacked))
			return true;
	return false;
}

static void grow(struct confinement *confinement)
{
	do {
		confinement->grew = false;
		survey(confinement);
		for (unsigned int i = 0; i < confinement->count; i++)
			if (confinement->residents[i].kind != LAWS_KING)
				extend(confinement, &confinement->residents[i]);
		chesslaws_mate_extend_kings(confinement);
		for (unsigned int i = 0; i < confinement->count; i++)
			expose(confinement, &confinement->residents[i]);
	} while (confinement->grew && !(confinement->hasty && can_be_mated(confinement)));
}

void chesslaws_mate_confine(struct confinement *confinement, laws_squares kept, laws_squares gone)
{
	confinement->count = 0;
	confinement->doubtful = 0;
	begin(confinement);
	for (unsigned int i = 0; i < confinement->count; i++) {
		struct resident *resident = &confinement->residents[i];

		resident->kept = kept >> resident->home & 1;
		resident->gone = gone >> resident->home & 1;
	}
	grow(confinement);
}

static bool prove(struct confinement *confinement, laws_squares kept, laws_squares gone, bool last)
{
	confinement->tries--;
	confinement->hasty = last || !confinement->tries;
	chesslaws_mate_confine(confinement, kept, gone);
	return !can_be_mated(confinement);
}

/*
 * When a mate stands, a piece either has been captured before it moved, or has
 * not. Both cases proven are a proof. In the first case the piece is off the board
 * by then, so it cannot take part in that mate together with what it let out. The
 * pieces tried are those whose capture let the sets grow.
 */
static bool prove_by_cases(struct confinement *confinement, laws_squares kept, laws_squares gone,
			   unsigned int depth)
{
	laws_squares doubtful;

	if (!confinement->tries)
		return false;
	if (prove(confinement, kept, gone, depth == 0))
		return true;
	if (depth == 0)
		return false;
	doubtful = confinement->doubtful & ~kept & ~gone;
	while (doubtful && confinement->tries) {
		laws_squares piece = LAWS_SQUARE_SET(take_first(&doubtful));

		if (prove_by_cases(confinement, kept | piece, gone, depth - 1) &&
		    prove_by_cases(confinement, kept, gone | piece, depth - 1))
			return true;
	}
	return false;
}

bool chesslaws_mate_confined(const struct laws_position *position, enum laws_side winner,
			     unsigned int tries)
{
	struct confinement confinement = {.position = position, .winner = winner, .tries = tries};

	return prove_by_cases(&confinement, 0, 0, 2);
}
