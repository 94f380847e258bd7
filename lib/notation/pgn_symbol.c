/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Symbols of PGN's movetext: what stands together without white space, be it a
 * move or a result, and its plain spelling.
 */
#include "notation/pgn_internal.h"

/* The plain character for the one that stands here, whose end goes to @end. */
char32_t chesslaws_pgn_plain_here(const struct laws_pgn *pgn, const char **end)
{
	*end = pgn->at;
	return chesslaws_plain_character(chesslaws_next_character(end, pgn->end));
}

/*
 * The letter of a promotion in brackets is part of the move: "e8(Q)". Returns
 * how many bytes it has with its brackets, or 0.
 */
static size_t bracketed_promotion(const struct laws_pgn *pgn)
{
	size_t length = 1;

	if (pgn->at == pgn->text || !is_one_of(pgn->at[-1], "18"))
		return 0;
	if (is(look(pgn, 1), LETTER))
		length++;
	else
		while (length < 16 && is(look(pgn, length), WIDE))
			length++;
	return length > 1 && look(pgn, length) == ')' ? length + 1 : 0;
}

/*
 * The length of the rest of "e.p." after its "e", which has been passed as part of
 * the move; or 0.
 */
static size_t rest_of_en_passant_mark(const struct laws_pgn *pgn, const char *start)
{
	if (pgn->at == start || pgn->at[-1] != 'e' || !follows(pgn, ".p"))
		return 0;
	if (look(pgn, 2) == '.')
		return 3;
	return is(look(pgn, 2), SYMBOL) ? 0 : 2;
}

/* How many bytes from here on belong to the symbol from @start though their class is not SYMBOL. */
static size_t more_of_symbol(const struct laws_pgn *pgn, const char *start)
{
	const char *end;

	switch (look(pgn, 0)) {
	case '.':
		return rest_of_en_passant_mark(pgn, start);
	case '(':
		return bracketed_promotion(pgn);
	default:
		return chesslaws_pgn_plain_here(pgn, &end) == ' ' ? 0 : (size_t)(end - pgn->at);
	}
}

/* Takes a run without white space: a move, a result, or something unreadable. */
struct laws_text chesslaws_pgn_take_symbol(struct laws_pgn *pgn)
{
	const char *start = pgn->at;
	size_t more;

	skip_while(pgn, SYMBOL);
	while (is(look(pgn, 0), GOES_ON) && (more = more_of_symbol(pgn, start)) > 0) {
		pgn->at += more;
		skip_while(pgn, SYMBOL);
	}
	if (pgn->at == start)
		step(pgn);
	return text_from(pgn, start);
}

/* @symbol in plain characters, which are in @room or its own; empty if it has others. */
struct laws_text chesslaws_pgn_plain_of(struct laws_text symbol, char room[CHESSLAWS_PLAIN_SIZE])
{
	if (laws_result_read(symbol.start, symbol.length) >= 0)
		return symbol;
	return (struct laws_text){
		room, chesslaws_spell(symbol.start, symbol.length, LAWS_ENGLISH, false, room)};
}

bool chesslaws_pgn_is_plain_result(struct laws_text plain)
{
	int result = laws_result_read(plain.start, plain.length);

	return result >= 0 && result != LAWS_RESULT_BOTH_LOST &&
	       laws_result_is_of_pgn((enum laws_result)result);
}
