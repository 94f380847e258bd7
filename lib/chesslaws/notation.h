/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Positions and moves in text: FEN, SAN as PGN's export format has it and as
 * people write it in their languages (Appendix C of the Laws), and UCI.
 */
#ifndef CHESSLAWS_NOTATION_H
#define CHESSLAWS_NOTATION_H

#include <chesslaws/language.h>
#include <chesslaws/move.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What laws_fen_read() found wrong; the values are negative. */
enum laws_fen_error {
	LAWS_FEN_BOARD = -1,	   /* the first field is no board */
	LAWS_FEN_RANK = -2,	   /* a rank has not eight squares, or there are not eight ranks */
	LAWS_FEN_PIECE = -3,	   /* an unknown piece letter */
	LAWS_FEN_SIDE = -4,	   /* the side to move is not w or b */
	LAWS_FEN_CASTLING = -5,	   /* the castling field */
	LAWS_FEN_EN_PASSANT = -6,  /* the en passant field */
	LAWS_FEN_HALFMOVES = -7,   /* the fifth field is no number from 0 to 65535 */
	LAWS_FEN_MOVE_NUMBER = -8, /* the move number is no number from 1 to 65535 */
	LAWS_FEN_TRAILING = -9,	   /* text after the last field */
};

/* Room for any FEN that laws_fen_write() writes, with its terminating zero. */
#define LAWS_FEN_SIZE 96
/* Room for any SAN that laws_san_write() writes, with its terminating zero. */
#define LAWS_SAN_SIZE 12
/* Room for any move in any language, short or long, with its terminating zero. */
#define LAWS_MOVE_TEXT_SIZE 20
/* Room for any move that laws_announcement_write() writes, with its terminating zero. */
#define LAWS_ANNOUNCEMENT_SIZE 48
/* Room for any move that laws_uci_write() writes, with its terminating zero. */
#define LAWS_UCI_SIZE 6

/*
 * Reads the FEN @text, which ends with a zero byte, into @setup; the two counters
 * may be missing (then 0 and 1).
 * Returns 0, or an enum laws_fen_error with the offset of the offending byte in
 * @offset (unless NULL); @setup is then untouched. laws_position_init() checks
 * whether the set-up is a position.
 */
int laws_fen_read(const char *text, struct laws_setup *setup, size_t *offset);

/*
 * The same of @text for Chess960: rights to castle are read as X-FEN has them (KQkq for
 * the outermost rook on that side of the king, a file's letter for another one)
 * and as Shredder-FEN has them (always the file's letter). Returns what
 * laws_fen_read() does.
 */
int laws_fen_read_chess960(const char *text, struct laws_setup *setup, size_t *offset);

/*
 * Writes the FEN of @position to @text, in Chess960 as X-FEN. The en passant field is
 * filled only when the capture is legal. Never fails.
 */
void laws_fen_write(const struct laws_position *position, char text[LAWS_FEN_SIZE]);

/* The same to @text with the files' letters for the rights to castle: Shredder-FEN. */
void laws_fen_write_shredder(const struct laws_position *position, char text[LAWS_FEN_SIZE]);

/* What laws_san_read() and laws_uci_read() found wrong; the values are negative. */
enum laws_move_error {
	LAWS_MOVE_UNREADABLE = -1, /* no move in this notation */
	LAWS_MOVE_ILLEGAL = -2,	   /* a move, but not a legal one here */
	LAWS_MOVE_AMBIGUOUS = -3,  /* more than one legal move fits */
};

/*
 * Reads one move of @length bytes of @text and finds it among the legal ones of
 * @position (Appendix C). It may be short, or name more of the square of departure
 * than needed, up to "e2-e4" and "g1f3"; captures have x or :, before or behind
 * the square of arrival, or neither; promotions are e8=Q, e8Q, e8(Q) or e8/Q, and
 * never left out; castling is O-O, 0-0 or o-o. Behind the move may stand checks,
 * mates, praise, "e.p." and "(=)", none of which is verified. A mark of capture on
 * a move that takes nothing makes it illegal.
 *
 * The text is UTF-8. Figurines are read, typographers' dashes and signs, digits
 * of other scripts, and letters of other scripts that look like files, x and O;
 * marks of direction and shape are passed over. Pieces have English letters;
 * laws_san_read_in() reads those of @language instead.
 *
 * Returns 0 and fills @move, or an enum laws_move_error and leaves it untouched.
 */
int laws_san_read(const struct laws_position *position, const char *text, size_t length,
		  struct laws_move *move);
int laws_san_read_in(const struct laws_position *position, const char *text, size_t length,
		     enum laws_language language, struct laws_move *move);

/*
 * Reads one move of @length bytes of @text in UCI: two squares and, for a promotion, a
 * small letter. Castling is the king's two-square move, or king takes own rook.
 * Returns 0 and fills @move, or an enum laws_move_error and leaves it untouched.
 */
int laws_uci_read(const struct laws_position *position, const char *text, size_t length,
		  struct laws_move *move);

/* Writes the legal @move to @text as PGN's SAN (its 8.2.3), with + or # for check and mate. */
void laws_san_write(const struct laws_position *position, struct laws_move move,
		    char text[LAWS_SAN_SIZE]);

/* The same to @text as UTF-8 with the letters of @language (C.3), Hebrew with its files. */
void laws_san_write_in(const struct laws_position *position, struct laws_move move,
		       enum laws_language language, char text[LAWS_MOVE_TEXT_SIZE]);

/*
 * Writes the legal @move to @text in the longer form (C.8) with the letters of
 * @language, as UTF-8: Ng1-f3, e5xd6, e7-e8=Q+, O-O.
 */
void laws_long_write_in(const struct laws_position *position, struct laws_move move,
			enum laws_language language, char text[LAWS_MOVE_TEXT_SIZE]);

/*
 * Writes the legal @move to @text as it is announced to a player who cannot see the
 * board (Article D.2.1; 2001: F.2.1): the piece, the square that it leaves, the
 * square where it goes, the piece that a pawn becomes, as in "Springer Gustav
 * eins Felix drei"; castling is "Kurze Rochade" or "Lange Rochade". The text is
 * ASCII. Never fails.
 */
void laws_announcement_write(const struct laws_position *position, struct laws_move move,
			     char text[LAWS_ANNOUNCEMENT_SIZE]);

/*
 * Writes the legal @move to @text as UCI; castling as the king's two-square move,
 * in Chess960 as king takes own rook.
 */
void laws_uci_write(const struct laws_position *position, struct laws_move move,
		    char text[LAWS_UCI_SIZE]);

/* Writes "e4" for 28 (Article C.7); @text gets its terminating zero. */
void laws_square_write(laws_square square, char text[3]);

/* Reads "e4" (C.7), @length bytes of @text; returns LAWS_NO_SQUARE for anything else. */
laws_square laws_square_read(const char *text, size_t length);

/* The FEN letter of a piece ("P" White's pawn, "p" Black's), or '.' for none. */
char laws_piece_letter(laws_piece piece);

/* The piece of a FEN's @letter, or LAWS_NO_PIECE. */
laws_piece laws_piece_from_letter(char letter);

#ifdef __cplusplus
}
#endif

#endif
