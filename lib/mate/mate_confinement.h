/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What is known of where the pieces of a position can ever go, for the proof by
 * confinement and for the choice of mates to aim at.
 */
#ifndef CHESSLAWS_MATE_CONFINEMENT_H
#define CHESSLAWS_MATE_CONFINEMENT_H

#include "mate/mate_internal.h"

struct resident {
	laws_squares reach;
	laws_square home;
	enum laws_kind kind;
	enum laws_side side;
	bool capturable;
	bool immune;   /* its capture would end all hope of a mate: such moves are left out */
	bool kept;     /* assumed not to be captured before it has moved */
	bool gone;     /* assumed not to move, and to have been captured when the mate stands */
	bool promotes; /* a pawn that may come to the last rank, and from there anywhere */
};

struct confinement {
	const struct laws_position *position;
	enum laws_side winner;
	struct resident residents[64];
	unsigned int count;
	laws_squares steady;	 /* squares that one and the same piece never leaves */
	laws_squares visited[2]; /* by any piece of a side */
	laws_squares exposed[2]; /* where something of a side that may be captured may stand */
	laws_squares guarded[2]; /* attacked by a side always */
	/* By whose move it is and the winner's king: where the loser's king may then stand. */
	laws_squares places[2][64];
	unsigned int tries;    /* left */
	laws_squares doubtful; /* pieces whose capture where they stand let sets grow */
	bool hasty;	       /* the sets need not be grown further than to a possible mate */
	bool grew;
};

/* Where @resident may go from @from, as far as its way of moving and @blockers tell. */
CHESSLAWS_INTERNAL laws_squares chesslaws_mate_moves(const struct resident *resident,
						     laws_square from, laws_squares blockers);

/*
 * Grows the sets of @confinement, whose position and winner are filled in. The
 * pieces on @kept are assumed not to be captured before they have moved, those
 * on @gone not to move, and to be captured before a mate.
 */
CHESSLAWS_INTERNAL void chesslaws_mate_confine(struct confinement *confinement, laws_squares kept,
					       laws_squares gone);

/* Where the piece that stands on @home may ever stand. */
CHESSLAWS_INTERNAL laws_squares chesslaws_mate_reach(const struct confinement *confinement,
						     laws_square home);

/* Squares where a move of @mover onto whatever stands there is out of the question. */
CHESSLAWS_INTERNAL laws_squares chesslaws_mate_forbidden(const struct confinement *confinement,
							 const struct resident *mover);

/* What a side attacks always, by pieces other than @mover, when he stands on @to. */
CHESSLAWS_INTERNAL laws_squares chesslaws_mate_guarded_beside(const struct confinement *confinement,
							      const struct resident *mover,
							      laws_square to);

/* Whether the opponent of @mover, who has just moved, can move nothing but his king. */
CHESSLAWS_INTERNAL bool chesslaws_mate_only_king_moves(const struct confinement *confinement,
						       const struct resident *mover);

/* Whether @resident never moves and is never captured. */
CHESSLAWS_INTERNAL bool chesslaws_mate_is_steady(const struct resident *resident);

/* Squares where something may stand in the way of @slider's attack on the other king. */
CHESSLAWS_INTERNAL laws_squares chesslaws_mate_screens(const struct confinement *confinement,
						       const struct resident *slider);

/* Whether the opponent's pieces other than the king may come to @squares when @mover has moved. */
CHESSLAWS_INTERNAL bool chesslaws_mate_can_answer(const struct confinement *confinement,
						  const struct resident *mover,
						  laws_squares squares);

/* Whether all hope of a mate by the winner ends for certain when @mover goes @from @to. */
CHESSLAWS_INTERNAL bool chesslaws_mate_is_last(const struct confinement *confinement,
					       const struct resident *mover, laws_square from,
					       laws_square to);

/* The kings' places as they stand, and grown by what is known of everything else. */
CHESSLAWS_INTERNAL void chesslaws_mate_begin_kings(struct confinement *confinement);
CHESSLAWS_INTERNAL void chesslaws_mate_extend_kings(struct confinement *confinement);

/* Where the winner's king may stand when a move has just been made that mates on @king. */
CHESSLAWS_INTERNAL laws_squares chesslaws_mate_places(const struct confinement *confinement,
						      laws_square king);

/* Everything that the winner's pieces other than the king may attack at some time. */
CHESSLAWS_INTERNAL laws_squares chesslaws_mate_ever_attacked(const struct confinement *confinement);

/*
 * The squares of the winner's king with which the loser's king may be mated on
 * @king; @attacked is chesslaws_mate_ever_attacked().
 */
CHESSLAWS_INTERNAL laws_squares chesslaws_mate_helpers(const struct confinement *confinement,
						       laws_square king, laws_squares attacked);

#endif
