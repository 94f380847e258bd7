/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves in the letters of each language and in whatever characters people
 * write them with (Appendix C): what is read, what is not, what is written.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

#include "../support.h"

/* Every officer can move, capture on d5, and the pawn on b7 can promote. */
#define OFFICERS "2r3k1/1P6/8/3p4/B3P3/2N5/8/R2QK3 w - - 0 1"
#define PASSING	 "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
#define CASTLES	 "4k3/8/8/8/8/8/8/R3K2R w KQ -"

struct spelling {
	enum laws_language language;
	const char *fen;
	const char *text;
	const char *uci; /* NULL: see @error */
	int error;
};

static const struct spelling spellings[] = {
	{LAWS_GERMAN, OFFICERS, "Ke2", "e1e2", 0},
	{LAWS_GERMAN, OFFICERS, "Dd3", "d1d3", 0},
	{LAWS_GERMAN, OFFICERS, "Tb1", "a1b1", 0},
	{LAWS_GERMAN, OFFICERS, "Lb5", "a4b5", 0},
	{LAWS_GERMAN, OFFICERS, "Sb5", "c3b5", 0},
	{LAWS_GERMAN, OFFICERS, "S:d5", "c3d5", 0},
	{LAWS_GERMAN, OFFICERS, "Sd5:", "c3d5", 0},
	{LAWS_GERMAN, OFFICERS, "Sc3xd5", "c3d5", 0},
	{LAWS_GERMAN, OFFICERS, "b8D", "b7b8q", 0},
	{LAWS_GERMAN, OFFICERS, "bxc8=S", "b7c8n", 0},
	{LAWS_GERMAN, OFFICERS, "bc8:T+", "b7c8r", 0},
	{LAWS_GERMAN, OFFICERS, "b8(L)", "b7b8b", 0},
	{LAWS_GERMAN, OFFICERS, "b8/D", "b7b8q", 0},
	{LAWS_GERMAN, OFFICERS, "ed5:", "e4d5", 0},
	{LAWS_GERMAN, OFFICERS, "♘b5", "c3b5", 0},
	{LAWS_GERMAN, CASTLES, "0-0", "e1g1", 0},
	/* German has neither these letters nor one for pawns. */
	{LAWS_GERMAN, OFFICERS, "Nb5", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_GERMAN, OFFICERS, "Qd3", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_GERMAN, OFFICERS, "Bb5", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_GERMAN, OFFICERS, "Pe5", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_GERMAN, OFFICERS, "b8Q", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_GERMAN, OFFICERS, "b8", NULL, LAWS_MOVE_AMBIGUOUS},
	{LAWS_GERMAN, CASTLES, "OO", "e1g1", 0},

	/* One letter, two pieces. */
	{LAWS_ENGLISH, OFFICERS, "Rb1", "a1b1", 0},
	{LAWS_FRENCH, OFFICERS, "Rb1", NULL, LAWS_MOVE_ILLEGAL},
	{LAWS_FRENCH, OFFICERS, "Re2", "e1e2", 0},
	{LAWS_FRENCH, OFFICERS, "Dd3", "d1d3", 0},
	{LAWS_FRENCH, OFFICERS, "Tb1", "a1b1", 0},
	{LAWS_FRENCH, OFFICERS, "Fb5", "a4b5", 0},
	{LAWS_FRENCH, OFFICERS, "Cxd5", "c3d5", 0},
	{LAWS_FRENCH, OFFICERS, "Pe5", "e4e5", 0},
	{LAWS_FRENCH, OFFICERS, "Ab5", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_SPANISH, OFFICERS, "Re2", "e1e2", 0},
	{LAWS_SPANISH, OFFICERS, "Dd3", "d1d3", 0},
	{LAWS_SPANISH, OFFICERS, "Tb1", "a1b1", 0},
	{LAWS_SPANISH, OFFICERS, "Ab5", "a4b5", 0},
	{LAWS_SPANISH, OFFICERS, "Cb5", "c3b5", 0},
	{LAWS_SPANISH, OFFICERS, "Fb5", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_DUTCH, OFFICERS, "Ke2", "e1e2", 0},
	{LAWS_DUTCH, OFFICERS, "Dd3", "d1d3", 0},
	{LAWS_DUTCH, OFFICERS, "Tb1", "a1b1", 0},
	{LAWS_DUTCH, OFFICERS, "Lb5", "a4b5", 0},
	{LAWS_DUTCH, OFFICERS, "Pb5", "c3b5", 0},
	{LAWS_DUTCH, OFFICERS, "Pe5", NULL, LAWS_MOVE_ILLEGAL},
	{LAWS_DUTCH, OFFICERS, "bxc8P", "b7c8n", 0},

	{LAWS_RUSSIAN, OFFICERS, "Крe2", "e1e2", 0},
	{LAWS_RUSSIAN, OFFICERS, "КРе2", "e1e2", 0},
	{LAWS_RUSSIAN, OFFICERS, "Kpe2", "e1e2", 0},
	{LAWS_RUSSIAN, OFFICERS, "Фd3", "d1d3", 0},
	{LAWS_RUSSIAN, OFFICERS, "Лb1", "a1b1", 0},
	{LAWS_RUSSIAN, OFFICERS, "Сb5", "a4b5", 0},
	{LAWS_RUSSIAN, OFFICERS, "Cb5", "a4b5", 0}, /* the Latin letter */
	{LAWS_RUSSIAN, OFFICERS, "Кb5", "c3b5", 0},
	{LAWS_RUSSIAN, OFFICERS, "Kb5", "c3b5", 0}, /* likewise */
	{LAWS_RUSSIAN, OFFICERS, "К:d5", "c3d5", 0},
	{LAWS_RUSSIAN, OFFICERS, "Кхd5", "c3d5", 0}, /* the Cyrillic x */
	{LAWS_RUSSIAN, OFFICERS, "b8Ф", "b7b8q", 0},
	{LAWS_RUSSIAN, OFFICERS, "еd5", "e4d5", 0},  /* the Cyrillic e */
	{LAWS_RUSSIAN, OFFICERS, "Ксb5", "c3b5", 0}, /* the Cyrillic c */
	{LAWS_RUSSIAN, CASTLES, "О-О-О", "e1c1", 0}, /* the Cyrillic O */
	{LAWS_RUSSIAN, CASTLES, "0—0", "e1g1", 0},
	{LAWS_RUSSIAN, OFFICERS, "Qd3", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_RUSSIAN, PASSING, "ed6 е.р.", "e5d6", 0},

	{LAWS_PERSIAN, OFFICERS, "شe2", "e1e2", 0},
	{LAWS_PERSIAN, OFFICERS, "وd3", "d1d3", 0},
	{LAWS_PERSIAN, OFFICERS, "رb1", "a1b1", 0},
	{LAWS_PERSIAN, OFFICERS, "فb5", "a4b5", 0},
	{LAWS_PERSIAN, OFFICERS, "اxd5", "c3d5", 0},
	{LAWS_PERSIAN, OFFICERS, "اb۵", "c3b5", 0},
	{LAWS_PERSIAN, OFFICERS, "b8و", "b7b8q", 0},
	{LAWS_PERSIAN, OFFICERS, "Nb5", "c3b5", 0},
	{LAWS_PERSIAN, OFFICERS, "N×d5", "c3d5", 0},
	{LAWS_PERSIAN, CASTLES, "o-o", "e1g1", 0},
	{LAWS_PERSIAN, OFFICERS, "حb5", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_ARABIC, OFFICERS, "مe2", "e1e2", 0},
	{LAWS_ARABIC, OFFICERS, "وd3", "d1d3", 0},
	{LAWS_ARABIC, OFFICERS, "رb1", "a1b1", 0},
	{LAWS_ARABIC, OFFICERS, "فb٥", "a4b5", 0},
	{LAWS_ARABIC, OFFICERS, "حb5", "c3b5", 0},
	{LAWS_ARABIC, OFFICERS, "حـb5", "c3b5", 0},		/* made longer */
	{LAWS_ARABIC, OFFICERS, "حَb5", "c3b5", 0},		/* with a vowel */
	{LAWS_ARABIC, OFFICERS, "\ufea3b5", "c3b5", 0},		/* in its shape at a word's start */
	{LAWS_ARABIC, OFFICERS, "\u200fح\u200eb5", "c3b5", 0},	/* with marks of direction */
	{LAWS_ARABIC, OFFICERS, "\u2067ح\u2069xd5", "c3d5", 0}, /* isolated */
	{LAWS_ARABIC, OFFICERS, "شe2", NULL, LAWS_MOVE_UNREADABLE},

	{LAWS_HEBREW, OFFICERS, "מה2", "e1e2", 0}, /* the king to e2: the queen has no square */
	{LAWS_HEBREW, OFFICERS, "מהד3", "d1d3", 0},
	{LAWS_HEBREW, OFFICERS, "צב1", "a1b1", 0},
	{LAWS_HEBREW, OFFICERS, "רב5", "a4b5", 0},
	{LAWS_HEBREW, OFFICERS, "פב5", "c3b5", 0},
	{LAWS_HEBREW, OFFICERS, "פxד5", "c3d5", 0},
	{LAWS_HEBREW, OFFICERS, "פXד5", "c3d5", 0},
	{LAWS_HEBREW, OFFICERS, "הxד5", "e4d5", 0},
	{LAWS_HEBREW, OFFICERS, "ה5", "e4e5", 0},
	{LAWS_HEBREW, OFFICERS, "ה'5", "e4e5", 0},
	{LAWS_HEBREW, OFFICERS, "פג3ב5", "c3b5", 0},
	{LAWS_HEBREW, OFFICERS, "ב8מה", "b7b8q", 0},
	{LAWS_HEBREW, OFFICERS, "בxג8צ", "b7c8r", 0},
	{LAWS_HEBREW, OFFICERS, "פb5", "c3b5", 0},
	{LAWS_HEBREW, OFFICERS, "Nb5", "c3b5", 0},
	{LAWS_HEBREW, OFFICERS, "ב8מ", NULL, LAWS_MOVE_UNREADABLE},
	/* The queen to e5, or the king from the e-file to e5, which nobody would write. */
	{LAWS_HEBREW, "8/8/8/8/8/8/6k1/Q3K3 w - -", "מהה5", "a1e5", 0},
	{LAWS_HEBREW, "8/8/8/8/8/8/6k1/Q3K3 w - -", "מהה2", "e1e2", 0},
	{LAWS_HEBREW, "7k/8/8/8/8/8/Q7/4K3 w - -", "מהה2", "a2e2", 0},
	{LAWS_HEBREW, "8/7k/8/8/8/8/Q7/Q3K3 w - -", "מה1-ד1", "e1d1", 0},
	{LAWS_HEBREW, "8/7k/8/8/8/Q7/8/Q3K3 w - -", "מה1ד1", NULL, LAWS_MOVE_AMBIGUOUS},

	{LAWS_FIGURINES, OFFICERS, "♔e2", "e1e2", 0},
	{LAWS_FIGURINES, OFFICERS, "♛d3", "d1d3", 0},
	{LAWS_FIGURINES, OFFICERS, "Nb5", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_ENGLISH, OFFICERS, "♔e2", "e1e2", 0},
	{LAWS_ENGLISH, OFFICERS, "♕d3", "d1d3", 0},
	{LAWS_ENGLISH, OFFICERS, "♖b1", "a1b1", 0},
	{LAWS_ENGLISH, OFFICERS, "♗b5", "a4b5", 0},
	{LAWS_ENGLISH, OFFICERS, "♘xd5", "c3d5", 0},
	{LAWS_ENGLISH, OFFICERS, "♞b5", "c3b5", 0},
	{LAWS_ENGLISH, OFFICERS, "♘\ufe0eb5", "c3b5", 0},
	{LAWS_ENGLISH, OFFICERS, "♟\ufe0fe5", "e4e5", 0},
	{LAWS_ENGLISH, OFFICERS, "b8=♕", "b7b8q", 0},
	{LAWS_ENGLISH, OFFICERS, "b8♛\ufe0e", "b7b8q", 0},

	/* Signs of typographers and other keyboards. */
	{LAWS_ENGLISH, OFFICERS, "e4–e5", "e4e5", 0},
	{LAWS_ENGLISH, OFFICERS, "e4−e5", "e4e5", 0},
	{LAWS_ENGLISH, OFFICERS, "N×d5‼", "c3d5", 0},
	{LAWS_ENGLISH, OFFICERS, "NXd5", "c3d5", 0},
	{LAWS_ENGLISH, OFFICERS, "Bb5†", "a4b5", 0},
	{LAWS_ENGLISH, OFFICERS, "Ｎｂ５", "c3b5", 0},
	{LAWS_ENGLISH, OFFICERS, "N\u200bb5", "c3b5", 0},
	{LAWS_ENGLISH, OFFICERS, "\ufeffNb5", "c3b5", 0},
	{LAWS_ENGLISH, PASSING, "exd6\u00a0e.p.", "e5d6", 0},
	{LAWS_ENGLISH, CASTLES, "0‒0‒0", "e1c1", 0},
	{LAWS_ENGLISH, CASTLES, "Ο-Ο", "e1g1", 0}, /* Greek */
	{LAWS_ENGLISH, CASTLES, "ОО", "e1g1", 0},  /* Cyrillic */
	{LAWS_ENGLISH, OFFICERS, "b8", NULL, LAWS_MOVE_AMBIGUOUS},
	{LAWS_ENGLISH, OFFICERS, "Сb5", NULL, LAWS_MOVE_UNREADABLE}, /* Cyrillic */
	{LAWS_ENGLISH, OFFICERS, "Xd5", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_ENGLISH, OFFICERS, "\u200f", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_ENGLISH, OFFICERS, "½", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_ENGLISH, OFFICERS, "Nb5\xe2\x80", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_ENGLISH, OFFICERS, "\xffNb5", NULL, LAWS_MOVE_UNREADABLE},
	/* A longer form than needed of an N is no N. */
	{LAWS_ENGLISH, OFFICERS, "\xc1\x8e\x62\x35", NULL, LAWS_MOVE_UNREADABLE},
	{(enum laws_language)99, OFFICERS, "Nb5", NULL, LAWS_MOVE_UNREADABLE},

	/* A mark of capture on either side of the square of arrival. */
	{LAWS_ENGLISH, OFFICERS, "N:d5", "c3d5", 0},
	{LAWS_ENGLISH, OFFICERS, "Nd5:", "c3d5", 0},
	{LAWS_ENGLISH, OFFICERS, "Nd5:+", "c3d5", 0},
	{LAWS_ENGLISH, OFFICERS, "bc8:=Q", "b7c8q", 0},
	{LAWS_ENGLISH, OFFICERS, "bc8Q:", "b7c8q", 0},
	{LAWS_ENGLISH, OFFICERS, "Nb5:", NULL, LAWS_MOVE_ILLEGAL},
	{LAWS_ENGLISH, OFFICERS, "b8:Q", NULL, LAWS_MOVE_ILLEGAL},
	{LAWS_ENGLISH, OFFICERS, ":", NULL, LAWS_MOVE_UNREADABLE},
	{LAWS_ENGLISH, PASSING, "ed6ep", "e5d6", 0},
	{LAWS_ENGLISH, PASSING, "exd6 e.p", "e5d6", 0},
};

Test(languages, each_spelling)
{
	for (size_t i = 0; i < sizeof(spellings) / sizeof(spellings[0]); i++) {
		const struct spelling *spelling = &spellings[i];
		struct laws_position position = position_or_fail(spelling->fen);
		struct laws_move move = {99, 99, 99, 99};
		char uci[LAWS_UCI_SIZE];
		int error = laws_san_read_in(&position, spelling->text, strlen(spelling->text),
					     spelling->language, &move);

		cr_expect_eq(error, spelling->error, "%d '%s': %d", spelling->language,
			     spelling->text, error);
		if (error) {
			cr_expect_eq(move.from, 99, "'%s': the move was touched", spelling->text);
			continue;
		}
		laws_uci_write(&position, move, uci);
		cr_expect_str_eq(uci, spelling->uci ? spelling->uci : "", "%d '%s': %s",
				 spelling->language, spelling->text, uci);
	}
}

/* No number of marks without meaning makes a move unreadable, and any of letters does. */
Test(languages, marks_without_end)
{
	struct laws_position position = position_or_fail(START_FEN);
	struct laws_move move;
	char text[3000] = "";

	for (int i = 0; i < 900; i++)
		strcat(text, "\u200f");
	strcat(text, "e4");
	cr_assert_eq(laws_san_read(&position, text, strlen(text), &move), 0);
	memset(text, 'e', 2999);
	cr_assert_eq(laws_san_read(&position, text, 2999, &move), LAWS_MOVE_UNREADABLE);
}

static const struct {
	enum laws_language language;
	const char *fen, *uci, *san, *longer;
} written[] = {
	{LAWS_ENGLISH, OFFICERS, "c3d5", "Nxd5", "Nc3xd5"},
	{LAWS_ENGLISH, OFFICERS, "e4e5", "e5", "e4-e5"},
	{LAWS_ENGLISH, PASSING, "e5d6", "exd6", "e5xd6"},
	{LAWS_GERMAN, OFFICERS, "c3d5", "Sxd5", "Sc3xd5"},
	{LAWS_GERMAN, OFFICERS, "b7c8q", "bxc8=D+", "b7xc8=D+"},
	{LAWS_FRENCH, OFFICERS, "e1e2", "Re2", "Re1-e2"},
	{LAWS_SPANISH, OFFICERS, "a4b5", "Ab5", "Aa4-b5"},
	{LAWS_DUTCH, OFFICERS, "c3b5", "Pb5", "Pc3-b5"},
	{LAWS_RUSSIAN, OFFICERS, "e1e2", "Крe2", "Крe1-e2"},
	{LAWS_RUSSIAN, OFFICERS, "c3d5", "Кxd5", "Кc3xd5"},
	{LAWS_PERSIAN, OFFICERS, "c3b5", "اb5", "اc3-b5"},
	{LAWS_ARABIC, OFFICERS, "c3b5", "حb5", "حc3-b5"},
	{LAWS_HEBREW, OFFICERS, "d1d3", "מהד3", "מהד1-ד3"},
	{LAWS_HEBREW, OFFICERS, "e4d5", "הxד5", "ה4xד5"},
	{LAWS_HEBREW, OFFICERS, "b7b8n", "ב8=פ", "ב7-ב8=פ"},
	/* Beside a queen of the same file: her rank alone would make the king of her. */
	{LAWS_HEBREW, "8/7k/8/8/8/Q7/8/Q3K3 w - -", "a1a2", "מהא1א2", "מהא1-א2"},
	{LAWS_FIGURINES, OFFICERS, "c3d5", "♘xd5", "♘c3xd5"},
	{LAWS_FIGURINES, CASTLES, "e1c1", "O-O-O", "O-O-O"},
	{LAWS_GERMAN, "6k1/5ppp/8/8/8/8/8/R3K3 w - -", "a1a8", "Ta8#", "Ta1-a8#"},
};

Test(languages, written_short_and_long)
{
	for (size_t i = 0; i < sizeof(written) / sizeof(written[0]); i++) {
		struct laws_position position = position_or_fail(written[i].fen);
		struct laws_move move = move_or_fail(&position, written[i].uci);
		char text[LAWS_MOVE_TEXT_SIZE];

		laws_san_write_in(&position, move, written[i].language, text);
		cr_expect_str_eq(text, written[i].san, "%s: %s", written[i].san, text);
		laws_long_write_in(&position, move, written[i].language, text);
		cr_expect_str_eq(text, written[i].longer, "%s: %s", written[i].longer, text);
	}
}

static void expect_read_back(const struct laws_position *position, struct laws_move move,
			     enum laws_language language, const char *text)
{
	struct laws_move read;

	cr_expect_lt(strlen(text), LAWS_MOVE_TEXT_SIZE);
	cr_expect_eq(laws_san_read_in(position, text, strlen(text), language, &read), 0, "%d '%s'",
		     language, text);
	cr_expect(laws_move_equal(read, move), "%d '%s'", language, text);
}

/* Whatever is written in a language is read in it; Hebrew may need its second square. */
Test(languages, every_move_reads_back)
{
	static const char *const fens[] = {
		START_FEN,
		OFFICERS,
		PASSING,
		CASTLES,
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
		"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
		"6k1/8/8/8/Q6Q/8/8/Q3K3 w - -",
		"7k/8/8/8/8/1p6/Q7/4K3 w - -",
	};
	struct laws_move moves[LAWS_MOVES_MAX];
	char text[LAWS_MOVE_TEXT_SIZE];

	for (size_t i = 0; i < sizeof(fens) / sizeof(fens[0]); i++) {
		struct laws_position position = position_or_fail(fens[i]);
		size_t count = laws_moves(&position, moves);

		for (size_t j = 0; j < count * LAWS_LANGUAGES; j++) {
			struct laws_move move = moves[j / LAWS_LANGUAGES];
			enum laws_language language = (enum laws_language)(j % LAWS_LANGUAGES);

			laws_san_write_in(&position, move, language, text);
			expect_read_back(&position, move, language, text);
			laws_long_write_in(&position, move, language, text);
			expect_read_back(&position, move, language, text);
		}
	}
}

Test(languages, codes)
{
	for (int i = 0; i < LAWS_LANGUAGES; i++) {
		const char *code = laws_language_code((enum laws_language)i);

		cr_assert_not_null(code);
		cr_expect_eq(laws_language_read(code, strlen(code)), i);
	}
	cr_expect_null(laws_language_code(LAWS_LANGUAGES));
	cr_expect_null(laws_language_code((enum laws_language) - 1));
	cr_expect_eq(laws_language_read("DE", 2), -1);
	cr_expect_eq(laws_language_read("d", 1), -1);
	cr_expect_eq(laws_language_read("", 0), -1);
}
