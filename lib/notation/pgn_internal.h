/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files of the PGN reader share: its place in the text, the classes of
 * bytes, and the steps from one to the next. Internal to the library.
 */
#ifndef CHESSLAWS_PGN_INTERNAL_H
#define CHESSLAWS_PGN_INTERNAL_H

#include <string.h>

#include <chesslaws/pgn.h>

#include "notation/letters.h"
#include "rules/attacks.h"

/* Places to come back to. */
struct mark {
	const char *at;
	unsigned int line;
};

static inline struct mark mark_here(const struct laws_pgn *pgn)
{
	return (struct mark){pgn->at, pgn->line};
}

static inline void go_back(struct laws_pgn *pgn, struct mark mark)
{
	pgn->at = mark.at;
	pgn->line = mark.line;
}

static inline bool at_end(const struct laws_pgn *pgn)
{
	return pgn->at >= pgn->end;
}

/* The byte @ahead, or zero behind the end. */
static inline char look(const struct laws_pgn *pgn, size_t ahead)
{
	return ahead < (size_t)(pgn->end - pgn->at) ? pgn->at[ahead] : '\0';
}

static inline bool is_one_of(char c, const char *characters)
{
	return c && strchr(characters, c);
}

/* What a byte can be part of. For most bytes of a file this is the only look-up. */
enum {
	BLANK = 1,
	LINE_END = 2,
	DIGIT = 4,
	LETTER = 8,
	SYMBOL = 16,	 /* what moves and results are written with */
	VALUE_END = 32,	 /* where a tag's value may end, or an escape begin */
	BRACE_END = 64,	 /* where a comment in braces may end, or a line */
	LINE_WISE = 128, /* passed over like a blank, but at a line's start or end only */
	WIDE = 256,	 /* part of a character that is not ASCII */
	GOES_ON = 512,	 /* continues a symbol or not, depending on its neighbours */
};

extern const uint16_t chesslaws_pgn_classes[256] CHESSLAWS_INTERNAL;

static inline bool is(char c, unsigned int class)
{
	return chesslaws_pgn_classes[(unsigned char)c] & class;
}

static inline bool at_line_start(const struct laws_pgn *pgn)
{
	return pgn->at == pgn->text || is(pgn->at[-1], LINE_END);
}

/* Goes one byte on; LF, CR LF and CR alone each end a line. */
static inline void step(struct laws_pgn *pgn)
{
	char c = look(pgn, 0);

	pgn->at++;
	if (c == '\n' || (c == '\r' && look(pgn, 0) != '\n'))
		pgn->line++;
}

/* Passes bytes of one class, none of them a line's end. */
static inline void skip_while(struct laws_pgn *pgn, unsigned int class)
{
	const char *at = pgn->at, *end = pgn->end;

	while (at < end && is(*at, class))
		at++;
	pgn->at = at;
}

/* Passes bytes up to one of a class, which every line's end must belong to. */
static inline void skip_until(struct laws_pgn *pgn, unsigned int class)
{
	const char *at = pgn->at, *end = pgn->end;

	while (at < end && !is(*at, class))
		at++;
	pgn->at = at;
}

static inline bool follows(const struct laws_pgn *pgn, const char *text)
{
	size_t length = strlen(text);

	return (size_t)(pgn->end - pgn->at) >= length && !memcmp(pgn->at, text, length);
}

static inline bool at_tags(const struct laws_pgn *pgn)
{
	return look(pgn, 0) == '[' && at_line_start(pgn);
}

static inline bool at_comment(const struct laws_pgn *pgn)
{
	return look(pgn, 0) == '{' || look(pgn, 0) == ';';
}

static inline struct laws_text text_from(const struct laws_pgn *pgn, const char *start)
{
	return (struct laws_text){start, (size_t)(pgn->at - start)};
}

static inline bool text_is(struct laws_text text, const char *expected)
{
	return text.length == strlen(expected) && !memcmp(text.start, expected, text.length);
}

/* Passes white space and escaped lines. */
CHESSLAWS_INTERNAL void chesslaws_pgn_skip_blanks(struct laws_pgn *pgn);

/* Passes one comment of either kind, if one is here; false when it is not closed. */
CHESSLAWS_INTERNAL bool chesslaws_pgn_skip_comment(struct laws_pgn *pgn);

/* Passes a variation with all that is nested in it. Returns 0, or an enum laws_pgn_error. */
CHESSLAWS_INTERNAL int chesslaws_pgn_skip_variation(struct laws_pgn *pgn);

/* Passes one move number, NAG or other mark, if one is here; false if none is. */
CHESSLAWS_INTERNAL bool chesslaws_pgn_skip_ornament(struct laws_pgn *pgn);

/* The plain character for the one that stands here, whose end goes to @end. */
CHESSLAWS_INTERNAL char32_t chesslaws_pgn_plain_here(const struct laws_pgn *pgn, const char **end);

/* Takes a run without white space: a move, a result, or something unreadable. */
CHESSLAWS_INTERNAL struct laws_text chesslaws_pgn_take_symbol(struct laws_pgn *pgn);

/* @symbol in plain characters, which are in @room or its own; empty if it has others. */
CHESSLAWS_INTERNAL struct laws_text chesslaws_pgn_plain_of(struct laws_text symbol,
							   char room[CHESSLAWS_PLAIN_SIZE]);

/* Whether @plain is one of the four results of PGN; "0-0", which may be castling, is not. */
CHESSLAWS_INTERNAL bool chesslaws_pgn_is_plain_result(struct laws_text plain);

/* The tags that the reader itself needs; the first of several counts. */
struct known_tags {
	struct laws_text fen;
	struct laws_text result;
	unsigned int fen_line;
	bool chess960;
};

/* Reads a game's tags. A second Event tag ends them: the game has neither movetext nor result. */
CHESSLAWS_INTERNAL void chesslaws_pgn_read_tags(struct laws_pgn *pgn, struct known_tags *known);

#endif
