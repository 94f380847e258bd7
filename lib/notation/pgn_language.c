/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * In which language the moves of a game were written. One move hardly ever shows
 * it; a game that can be played to its end in one language only does.
 */
#include <chesslaws/pgn.h>

/* Reads the next move into @item; false at the end of the game, or of what can be read. */
static bool next_move(struct laws_pgn *pgn, struct laws_pgn_item *item, int *error)
{
	do
		*error = laws_pgn_next_item(pgn, item);
	while (laws_pgn_goes_on(*error) || (!*error && item->kind == LAWS_PGN_ITEM_COMMENT));
	return !*error && item->kind == LAWS_PGN_ITEM_MOVE;
}

/* How many moves can be read in @language; @whole tells whether these are all. */
static size_t moves_in(const struct laws_pgn *pgn, enum laws_language language, bool *whole)
{
	struct laws_pgn scan = *pgn;
	struct laws_pgn_item item;
	size_t count = 0;
	int error;

	laws_pgn_set_language(&scan, language);
	while (next_move(&scan, &item, &error))
		count++;
	*whole = error == 0;
	return count;
}

/* Whether a game that can be read in both languages has the same moves in both. */
static bool same_game(const struct laws_pgn *pgn, enum laws_language a, enum laws_language b)
{
	struct laws_pgn first = *pgn, second = *pgn;
	struct laws_pgn_item one, other;
	bool more;
	int error;

	laws_pgn_set_language(&first, a);
	laws_pgn_set_language(&second, b);
	do {
		more = next_move(&first, &one, &error);
		if (next_move(&second, &other, &error) != more)
			return false;
	} while (more && laws_move_equal(one.move, other.move));
	return !more;
}

static bool is_new_game(const struct laws_pgn *pgn, unsigned int known, enum laws_language language)
{
	for (int i = 0; i < LAWS_LANGUAGES; i++)
		if (known >> i & 1 && same_game(pgn, (enum laws_language)i, language))
			return false;
	return true;
}

unsigned int laws_pgn_languages(const struct laws_pgn *pgn, enum laws_language *furthest)
{
	unsigned int languages = 0;
	size_t most = 0;

	if (furthest)
		*furthest = LAWS_ENGLISH;
	for (int i = 0; i < LAWS_LANGUAGES; i++) {
		enum laws_language language = (enum laws_language)i;
		bool whole;
		size_t count = moves_in(pgn, language, &whole);

		if (whole && is_new_game(pgn, languages, language))
			languages |= 1u << i;
		if (count <= most)
			continue;
		most = count;
		if (furthest)
			*furthest = language;
	}
	return languages;
}
