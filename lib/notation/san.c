/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Moves as text: the algebraic notation of Appendix C, read as people write it.
 *
 * A move is read from its end, where the square of arrival is the one thing
 * that never varies: suffixes, promotion, arrival, and before it whatever was
 * said about where the piece comes from. What is not plain English text is
 * spelled out as such before.
 */
#include <string.h>

#include <chesslaws/notation.h>

#include "notation/letters.h"
#include "rules/rules.h"

#define ANY 8 /* a file or rank that was not written */

/* What the text says about the move. */
struct reading {
	enum laws_kind kind; /* LAWS_NO_KIND for any: two whole squares say enough */
	enum laws_kind promotion;
	unsigned int from_file;
	unsigned int from_rank;
	laws_square to; /* unused when castling, and by files alone */
	uint8_t to_file;
	bool by_files; /* a pawn's capture without ranks: "ed" */
	bool capture;
	bool hyphen;
	bool castling;
	bool king_side;
};

struct run {
	const char *text;
	size_t length;
};

/* The last character, or zero. */
static char last(struct run run)
{
	return run.length ? run.text[run.length - 1] : '\0';
}

static bool ends_with(struct run run, const char *end, size_t length)
{
	return run.length >= length && !memcmp(run.text + run.length - length, end, length);
}

/* The length of "e.p." at the end, as people shorten it, or 0. */
static size_t en_passant_mark(struct run run)
{
	static const char *const marks[] = {"e.p.", "e.p", "ep"};

	for (size_t i = 0; i < sizeof(marks) / sizeof(marks[0]); i++)
		if (ends_with(run, marks[i], strlen(marks[i])))
			return strlen(marks[i]);
	return 0;
}

/* The length of what does not tell which move it is: checks, praise, "e.p.", "(=)" (C.12, C.13). */
static size_t suffix(struct run run)
{
	switch (last(run)) {
	case '+':
	case '#':
	case '!':
	case '?':
	case ' ':
		return 1;
	case '.':
	case 'p':
		return en_passant_mark(run);
	case ')':
		return ends_with(run, "(=)", 3) ? 3 : 0;
	default:
		return 0;
	}
}

static struct run without_suffixes(struct run run)
{
	size_t length;

	while ((length = suffix(run)) > 0)
		run.length -= length;
	return run;
}

/* A capture can also be marked behind the move: "Be5:", "ed8:Q". */
static void take_mark_of_capture(struct run *run, struct reading *reading)
{
	if (last(*run) != ':')
		return;
	reading->capture = true;
	run->length--;
}

static enum laws_kind officer(char letter)
{
	static const uint8_t kinds[256] = {
		['N'] = LAWS_KNIGHT, ['B'] = LAWS_BISHOP, ['R'] = LAWS_ROOK,
		['Q'] = LAWS_QUEEN,  ['K'] = LAWS_KING,
	};

	return (enum laws_kind)kinds[(unsigned char)letter];
}

/*
 * The piece that a promotion names at the end of @run. In small letters "b" is a file, too, unless
 * a last rank or a sign of promotion stands before it.
 */
static enum laws_kind promoted(struct run run)
{
	char letter = last(run), before = run.length > 1 ? run.text[run.length - 2] : '\0';

	switch (letter) {
	case 'q':
		return LAWS_QUEEN;
	case 'r':
		return LAWS_ROOK;
	case 'n':
		return LAWS_KNIGHT;
	case 'b':
		return before && strchr("18=/(", before) ? LAWS_BISHOP : LAWS_NO_KIND;
	default:
		return officer(letter);
	}
}

/* Takes off "Q", "=Q", "/Q" or "(Q)" and says which piece it names; false for half a one. */
static bool take_promotion(struct run *run, struct reading *reading)
{
	bool brackets = last(*run) == ')';

	if (brackets)
		run->length--;
	reading->promotion = promoted(*run);
	if (reading->promotion == LAWS_NO_KIND)
		return !brackets;
	if (reading->promotion == LAWS_KING)
		return false;
	run->length--;
	if (brackets && last(*run) != '(')
		return false;
	if (brackets || last(*run) == '=' || last(*run) == '/')
		run->length--;
	return true;
}

/* laws_square_read() without its length, for every move passes here. */
static laws_square square_named(const char name[2])
{
	unsigned int file = (unsigned int)(name[0] - 'a');
	unsigned int rank = (unsigned int)(name[1] - '1');

	return file < 8 && rank < 8 ? square_at(file, rank) : LAWS_NO_SQUARE;
}

static bool take_arrival(struct run *run, struct reading *reading)
{
	if (run->length < 2)
		return false;
	reading->to = square_named(run->text + run->length - 2);
	run->length -= 2;
	if (last(*run) == 'x' || last(*run) == ':' || last(*run) == '-') {
		reading->hyphen = last(*run) == '-';
		reading->capture |= !reading->hyphen;
		run->length--;
	}
	return reading->to != LAWS_NO_SQUARE;
}

static bool is_file(char c)
{
	return c >= 'a' && c <= 'h';
}

/* "ed", "exd" or "e:d": a pawn's capture by its files as people shorten C.9.3. */
static bool read_files(struct run run, struct reading *reading)
{
	bool marked = run.length == 3 && (run.text[1] == 'x' || run.text[1] == ':');

	if ((run.length != 2 && !marked) || !is_file(run.text[0]) || !is_file(last(run)))
		return false;
	reading->kind = LAWS_PAWN;
	reading->from_file = (unsigned int)(run.text[0] - 'a');
	reading->from_rank = ANY;
	reading->to_file = (uint8_t)(last(run) - 'a');
	reading->by_files = true;
	reading->capture = true;
	return true;
}

/* What is left is a piece letter, and a file, a rank or both. */
static bool take_departure(struct run *run, struct reading *reading)
{
	reading->from_rank = ANY;
	reading->from_file = ANY;
	reading->kind = LAWS_PAWN;
	if (last(*run) >= '1' && last(*run) <= '8')
		reading->from_rank = (unsigned int)(run->text[--run->length] - '1');
	if (last(*run) >= 'a' && last(*run) <= 'h')
		reading->from_file = (unsigned int)(run->text[--run->length] - 'a');
	if (officer(last(*run)) != LAWS_NO_KIND)
		reading->kind = officer(run->text[--run->length]);
	else if (last(*run) == 'P')
		run->length--;
	else if (reading->from_file != ANY && reading->from_rank != ANY)
		reading->kind = LAWS_NO_KIND;
	return run->length == 0;
}

/* "O-O" or "O-O-O", with any letter or digit that looks like it, and with hyphens or without. */
static bool read_castling(struct run run, struct reading *reading)
{
	char circle = run.length ? run.text[0] : '\0';
	bool hyphens = run.length > 1 && run.text[1] == '-';
	size_t step = hyphens ? 2 : 1;

	if ((circle != 'O' && circle != '0' && circle != 'o') ||
	    (run.length != step + 1 && run.length != 2 * step + 1))
		return false;
	for (size_t i = 1; i < run.length; i++)
		if (run.text[i] != (i % step ? '-' : circle))
			return false;
	reading->castling = true;
	reading->king_side = run.length == step + 1;
	return true;
}

static bool read_move(struct run run, struct reading *reading)
{
	*reading = (struct reading){0};
	run = without_suffixes(run);
	if (read_castling(run, reading))
		return true;
	take_mark_of_capture(&run, reading);
	if (!take_promotion(&run, reading))
		return false;
	take_mark_of_capture(&run, reading);
	if (is_file(last(run)))
		return read_files(run, reading);
	return take_arrival(&run, reading) && take_departure(&run, reading) &&
	       (reading->promotion == LAWS_NO_KIND || reading->kind <= LAWS_PAWN);
}

/* The squares from which the text lets the piece come. */
static laws_squares departures(const struct laws_position *position, const struct reading *reading)
{
	laws_squares from = position->sides[laws_position_side(position)];

	if (reading->kind != LAWS_NO_KIND)
		from &= position->kinds[reading->kind];
	if (reading->from_file != ANY)
		from &= FILE_A << reading->from_file;
	if (reading->from_rank != ANY)
		from &= RANK_1 << 8 * reading->from_rank;
	return from;
}

static size_t find_castling(const struct laws_position *position, bool king_side,
			    struct laws_move *moves)
{
	laws_squares king =
		position->kinds[LAWS_KING] & position->sides[laws_position_side(position)];

	return chesslaws_castlings(position, king_side ? -king : king - 1, moves);
}

/*
 * Castling by its squares: "e1g1", "Kg1" where the king cannot simply go there, and as in Chess960,
 * where he takes his own rook: "e1h1", "Kxh1".
 */
static size_t find_castling_by_squares(const struct laws_position *position,
				       const struct reading *reading, struct laws_move *moves)
{
	laws_squares king = departures(position, reading) & position->kinds[LAWS_KING];
	size_t found = 0;
	size_t count;

	if (!king || reading->promotion != LAWS_NO_KIND)
		return 0;
	count = chesslaws_castlings(position, position->castling, moves);
	for (size_t i = 0; i < count; i++)
		if (moves[i].to == reading->to ||
		    (!reading->capture && laws_move_arrival(position, moves[i]) == reading->to))
			moves[found++] = moves[i];
	return found;
}

/* To any square of the file that is named. */
static size_t find_captures_by_files(const struct laws_position *position,
				     const struct reading *reading,
				     struct laws_move moves[LAWS_MOVES_MAX])
{
	struct laws_move all[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, all), found = 0;
	laws_squares from = departures(position, reading);

	for (size_t i = 0; i < count; i++)
		if (LAWS_SQUARE_SET(all[i].from) & from &&
		    square_file(all[i].to) == reading->to_file &&
		    laws_move_captured(position, all[i]) != LAWS_NO_SQUARE &&
		    (reading->promotion == LAWS_NO_KIND || all[i].promotion == reading->promotion))
			moves[found++] = all[i];
	return found;
}

static bool fits(const struct laws_position *position, struct laws_move move,
		 const struct reading *reading)
{
	bool capture = position->board[move.to] || move.type == LAWS_MOVE_EN_PASSANT;

	/* Without a piece named all four promotions fit, and the move is ambiguous (C.11). */
	if (reading->promotion != LAWS_NO_KIND && move.promotion != reading->promotion)
		return false;
	/* "d5" is a pawn's advance, not its capture (C.9.3). */
	if (reading->kind == LAWS_PAWN && capture && !reading->capture)
		return reading->from_file != ANY;
	return capture || !reading->capture;
}

static inline __attribute__((always_inline)) size_t
find_moves(const struct laws_position *position, const struct reading *reading,
	   struct laws_move moves[LAWS_MOVES_MAX])
{
	size_t found = 0;
	size_t count;

	if (reading->castling)
		return find_castling(position, reading->king_side, moves);
	if (reading->by_files)
		return find_captures_by_files(position, reading, moves);
	count = chesslaws_moves_to(position, departures(position, reading), reading->to, moves);
	for (size_t i = 0; i < count; i++)
		if (fits(position, moves[i], reading))
			moves[found++] = moves[i];
	if (reading->kind == LAWS_NO_KIND || (reading->kind == LAWS_KING && !found))
		found += find_castling_by_squares(position, reading, moves + found);
	return found;
}

/* Reads plain text with English letters. Inline, for every move of every game passes here. */
static inline __attribute__((always_inline)) int read_plain(const struct laws_position *position,
							    struct run run, struct reading *reading,
							    struct laws_move *move)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t found;

	if (!read_move(run, reading))
		return LAWS_MOVE_UNREADABLE;
	found = find_moves(position, reading, moves);
	if (found != 1)
		return found ? LAWS_MOVE_AMBIGUOUS : LAWS_MOVE_ILLEGAL;
	*move = moves[0];
	return 0;
}

/* What one way to take a spelling says. */
struct meaning {
	int error;
	struct reading reading;
	struct laws_move move;
};

/*
 * A hyphen stands behind a whole square (C.8), there is but one king to a file or rank, and
 * castling is written as such (C.13.1, C.13.2).
 */
static bool is_unusual(const struct meaning *meaning)
{
	const struct reading *reading = &meaning->reading;
	bool castles = !meaning->error && meaning->move.type == LAWS_MOVE_CASTLING;
	bool whole = reading->from_file != ANY && reading->from_rank != ANY;
	bool none = reading->from_file == ANY && reading->from_rank == ANY;

	if (castles && reading->kind == LAWS_KING)
		return true;
	return !whole && (reading->hyphen || (reading->kind == LAWS_KING && !none));
}

static bool is_no_move(const struct meaning *meaning)
{
	return meaning->error == LAWS_MOVE_UNREADABLE || meaning->error == LAWS_MOVE_ILLEGAL;
}

/* Of two meanings the one that is a legal move, and of two such the usual one; else NULL. */
static const struct meaning *choose(const struct meaning *a, const struct meaning *b)
{
	if (is_no_move(a) && is_no_move(b))
		return a->error == LAWS_MOVE_ILLEGAL ? a : b;
	if (is_no_move(a) || is_no_move(b))
		return is_no_move(a) ? b : a;
	if (!a->error && !b->error && laws_move_equal(a->move, b->move))
		return a;
	if (is_unusual(a) != is_unusual(b))
		return is_unusual(a) ? b : a;
	return NULL;
}

/* Reads letters of @language, and whatever else stands for plain text. */
static __attribute__((noinline)) int read_spelled(const struct laws_position *position,
						  struct run run, enum laws_language language,
						  struct laws_move *move)
{
	struct meaning meanings[2];
	const struct meaning *chosen;
	char plain[CHESSLAWS_PLAIN_SIZE];

	if ((size_t)language >= LAWS_LANGUAGES)
		return LAWS_MOVE_UNREADABLE;
	for (int i = 0; i < 2; i++) {
		struct meaning *meaning = &meanings[i];
		size_t length = chesslaws_spell(run.text, run.length, language, i == 1, plain);

		meaning->error = LAWS_MOVE_UNREADABLE;
		if (length > 0)
			meaning->error = read_plain(position, (struct run){plain, length},
						    &meaning->reading, &meaning->move);
	}
	chosen = choose(&meanings[0], &meanings[1]);
	if (!chosen)
		return LAWS_MOVE_AMBIGUOUS;
	if (!chosen->error)
		*move = chosen->move;
	return chosen->error;
}

int laws_san_read_in(const struct laws_position *position, const char *text, size_t length,
		     enum laws_language language, struct laws_move *move)
{
	struct run run = {text, length};

	/* Most moves need not be spelled out. */
	if (language == LAWS_ENGLISH) {
		struct reading reading;
		int error = read_plain(position, run, &reading, move);

		if (error != LAWS_MOVE_UNREADABLE)
			return error;
	}
	return read_spelled(position, run, language, move);
}

int laws_san_read(const struct laws_position *position, const char *text, size_t length,
		  struct laws_move *move)
{
	return laws_san_read_in(position, text, length, LAWS_ENGLISH, move);
}

/* Whether the piece on @square is one of which @reading may speak, wherever it could go. */
static bool may_be_meant(const struct laws_position *position, laws_square square,
			 const struct reading *reading)
{
	laws_piece piece = position->board[square];
	unsigned int file = reading->from_file;

	if (piece == LAWS_NO_PIECE || laws_piece_side(piece) != laws_position_side(position))
		return false;
	if (reading->kind != LAWS_NO_KIND && laws_piece_kind(piece) != reading->kind)
		return false;
	if (reading->kind == LAWS_PAWN && !reading->capture && file == ANY)
		file = square_file(reading->to);
	return (file == ANY || file == square_file(square)) &&
	       (reading->from_rank == ANY || reading->from_rank == square_rank(square));
}

static laws_square only_one_meant(const struct laws_position *position,
				  const struct reading *reading)
{
	laws_square meant = LAWS_NO_SQUARE;

	for (laws_square square = 0; square < 64; square++) {
		if (!may_be_meant(position, square, reading))
			continue;
		if (meant != LAWS_NO_SQUARE)
			return LAWS_NO_SQUARE;
		meant = square;
	}
	return meant;
}

int chesslaws_san_intent(const struct laws_position *position, const char *text, size_t length,
			 struct laws_move *move)
{
	char plain[CHESSLAWS_PLAIN_SIZE];
	struct reading reading;

	if (!read_move((struct run){text, length}, &reading)) {
		length = chesslaws_spell(text, length, LAWS_ENGLISH, false, plain);
		if (length == 0 || !read_move((struct run){plain, length}, &reading))
			return LAWS_MOVE_UNREADABLE;
	}
	/* Without a rank it says nothing of where the pawn was to go. */
	if (reading.by_files)
		return LAWS_MOVE_UNREADABLE;
	*move = (struct laws_move){.to = reading.to, .promotion = (uint8_t)reading.promotion};
	if (reading.castling) {
		move->type = LAWS_MOVE_CASTLING;
		move->from = king_square(position, laws_position_side(position));
		move->to = LAWS_NO_SQUARE;
	} else {
		move->from = only_one_meant(position, &reading);
	}
	return 0;
}
