/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Names of squares and letters of pieces, which all notations share.
 */
#include <string.h>

#include <chesslaws/notation.h>

void laws_square_write(laws_square square, char text[3])
{
	text[0] = (char)('a' + (square & 7));
	text[1] = (char)('1' + (square >> 3));
	text[2] = '\0';
}

laws_square laws_square_read(const char *text, size_t length)
{
	if (length != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
		return LAWS_NO_SQUARE;
	return (laws_square)((text[1] - '1') * 8 + (text[0] - 'a'));
}

char laws_piece_letter(laws_piece piece)
{
	static const char letters[16] = ".PNBRQK..pnbrqk.";

	return piece < 16 ? letters[piece] : '.';
}

laws_piece laws_piece_from_letter(char letter)
{
	static const char kinds[] = "PNBRQK";
	bool black = letter >= 'a' && letter <= 'z';
	const char *found;

	if (letter == '\0')
		return LAWS_NO_PIECE;
	found = strchr(kinds, black ? letter - 'a' + 'A' : letter);
	if (!found)
		return LAWS_NO_PIECE;
	return LAWS_PIECE(black ? LAWS_BLACK : LAWS_WHITE, found - kinds + 1);
}
