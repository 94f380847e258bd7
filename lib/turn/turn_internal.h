/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files of the turn share. turn.c takes acts, turn_board.c follows the
 * pieces, turn_obligation.c says what must be done, turn_breaches.c what was
 * broken, turn_articles.c which article that is in each edition.
 */
#ifndef CHESSLAWS_TURN_INTERNAL_H
#define CHESSLAWS_TURN_INTERNAL_H

#include <chesslaws/course.h>
#include <chesslaws/turn.h>

#include "rules/rules.h"

/* Where a piece is. */
enum turn_place {
	PLACE_STANDS, /* on its square, released */
	PLACE_PUT,    /* on its square, in a hand */
	PLACE_HELD,   /* in a hand that took it from its square */
	PLACE_OFF,    /* off the board */
};

#define NO_PIECE_INDEX LAWS_TURN_PIECES

enum turn_rule {
	RULE_ONE_HAND,
	RULE_TWO_HANDS_PENALISED,
	RULE_ADJUSTING,
	RULE_ADJUSTING_BY_CLOCK,
	RULE_OWN_TOUCHED,
	RULE_THEIRS_TOUCHED,
	RULE_BOTH_TOUCHED,
	RULE_KING_AND_ROOK,
	RULE_ROOK_FIRST,
	RULE_CASTLING_ILLEGAL,
	RULE_CHOICE_FINAL,
	RULE_NOTHING_CAN_MOVE,
	RULE_RELEASED,
	RULE_MADE_CAPTURE,
	RULE_MADE_CASTLING,
	RULE_MADE_PROMOTION,
	RULE_KING_RELEASED,
	RULE_KING_RELEASED_IN_VAIN,
	RULE_FORFEIT,
	RULE_ILLEGAL_MOVE,
	RULE_PAWN_NOT_REPLACED,
	RULE_NO_MOVE,
	RULE_COUNT,
};

/* The article of @rule in @edition, or NULL where it has none. */
CHESSLAWS_INTERNAL const char *chesslaws_turn_article(enum laws_edition edition,
						      enum turn_rule rule);

/* The arbiter rules on touched pieces only if asked (2001, B.5a, and so C.2). */
CHESSLAWS_INTERNAL bool chesslaws_turn_on_request(const struct laws_turn *turn);

static inline bool turn_is_2001(const struct laws_turn *turn)
{
	return turn->terms.edition == LAWS_EDITION_2001;
}

static inline const char *turn_article(const struct laws_turn *turn, enum turn_rule rule)
{
	return chesslaws_turn_article(turn->terms.edition, rule);
}

static inline enum laws_side turn_mover(const struct laws_turn *turn)
{
	return laws_position_side(&turn->position);
}

static inline bool piece_is_on_board(const struct laws_turn_piece *piece)
{
	return piece->place == PLACE_STANDS || piece->place == PLACE_PUT;
}

/*
 * The piece on @square, the one that came last if there are two; with @which, only
 * a piece equal to it. NO_PIECE_INDEX when there is none.
 */
CHESSLAWS_INTERNAL unsigned int chesslaws_turn_standing(const struct laws_turn *turn,
							laws_square square, laws_piece which);

/* The piece that was taken from @square, or else stands there, by the same rules. */
CHESSLAWS_INTERNAL unsigned int chesslaws_turn_taken(const struct laws_turn *turn,
						     laws_square square, laws_piece which);

/* The piece that is to leave the board from @square, by the same rules. */
CHESSLAWS_INTERNAL unsigned int chesslaws_turn_leaving(const struct laws_turn *turn,
						       laws_square square, laws_piece which);

/* The piece that stood on @square when the turn began. */
CHESSLAWS_INTERNAL unsigned int chesslaws_turn_at_home(const struct laws_turn *turn,
						       laws_square square);

/* Takes a piece off the board; one that came from beside it is forgotten. */
CHESSLAWS_INTERNAL void chesslaws_turn_take_off(struct laws_turn *turn, unsigned int index);

/* A bit of enum laws_turn_part for each thing that @move, which is legal, lacks. */
CHESSLAWS_INTERNAL unsigned int chesslaws_turn_lacking(const struct laws_turn *turn,
						       struct laws_move move);

/* The legal move that stands on the board with all its parts. */
CHESSLAWS_INTERNAL bool chesslaws_turn_shows(const struct laws_turn *turn, struct laws_move *move);

/* Fills in what the touches alone, without the releases, oblige to. */
CHESSLAWS_INTERNAL void chesslaws_turn_by_touch(const struct laws_turn *turn,
						struct laws_obligation *obligation);

/* True when @move, which is legal, is one that the touches oblige to. */
CHESSLAWS_INTERNAL bool chesslaws_turn_fulfils(const struct laws_turn *turn,
					       const struct laws_obligation *obligation,
					       struct laws_move move);

/* True when @move leaves a piece where @release says that it stays. */
CHESSLAWS_INTERNAL bool chesslaws_turn_keeps(const struct laws_turn *turn,
					     const struct laws_turn_release *release,
					     struct laws_move move);

/* True when @move keeps to every release so far. */
CHESSLAWS_INTERNAL bool chesslaws_turn_keeps_all(const struct laws_turn *turn,
						 struct laws_move move);

/*
 * If @release is part of a legal move that is due and that the board may be
 * on its way to, it is remembered and binds from here on. So among the moves
 * that are due there is always one that keeps to all that is remembered.
 * Returns whether it has been remembered now.
 */
CHESSLAWS_INTERNAL bool chesslaws_turn_bind(struct laws_turn *turn,
					    struct laws_turn_release release);

#endif
