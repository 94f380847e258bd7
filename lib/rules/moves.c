/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which moves are legal (Articles 3.1 to 3.10): the questions that others ask,
 * answered by the generator that was built for this processor.
 */
#include "rules/generate.h"
#include "rules/rules.h"

/*
 * Looked up at every call, because the library keeps no state: the answer is in a
 * word that the compiler's run-time library fills in before the program starts.
 */
static inline const struct chesslaws_generator *generator(void)
{
#ifdef CHESSLAWS_CHOOSES_GENERATOR
	if (chesslaws_has_avx512())
		return &chesslaws_generator_avx512;
	if (chesslaws_has_avx2())
		return &chesslaws_generator_avx2;
#endif
	return &chesslaws_generator_any;
}

/*
 * Two pawns leave their rank at once, so neither the pins nor the check mask
 * tell: the king is looked at as he would stand after the capture.
 */
laws_squares chesslaws_en_passant_pawns(const struct laws_position *position, laws_square square)
{
	enum laws_side side = laws_position_side(position);
	enum laws_side opponent = laws_side_other(side);
	laws_square king = king_square(position, side);
	laws_squares captured = LAWS_SQUARE_SET(passed_pawn(square));
	laws_squares pawns = pawn_attacks(LAWS_SQUARE_SET(square), opponent) &
			     position->kinds[LAWS_PAWN] & position->sides[side];
	laws_squares legal = 0;

	while (pawns) {
		laws_squares from = LAWS_SQUARE_SET(take_first(&pawns));
		laws_squares occupied = laws_position_occupied(position) & ~from & ~captured;

		occupied |= LAWS_SQUARE_SET(square);
		if (!(attackers(position, king, opponent, occupied) & ~captured))
			legal |= from;
	}
	return legal;
}

size_t laws_moves(const struct laws_position *position, struct laws_move moves[LAWS_MOVES_MAX])
{
	return generator()->moves(position, moves);
}

size_t laws_moves_count(const struct laws_position *position)
{
	return generator()->count(position);
}

uint64_t laws_perft(const struct laws_position *position, unsigned int depth)
{
	return generator()->perft(position, depth);
}
