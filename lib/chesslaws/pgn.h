/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * PGN, read game by game and move by move from memory that the caller owns,
 * and written in the export format. Nothing is allocated: what is handed out
 * points into the caller's text.
 */
#ifndef CHESSLAWS_PGN_H
#define CHESSLAWS_PGN_H

#include <chesslaws/notation.h>
#include <chesslaws/regulations.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A run of bytes in the caller's text; not terminated. */
struct laws_text {
	const char *start;
	size_t length;
};

/* The result of a game (Article 10.1). */
enum laws_result {
	LAWS_RESULT_NONE = 0,  /* "*" */
	LAWS_RESULT_WHITE,     /* "1-0" */
	LAWS_RESULT_BLACK,     /* "0-1" */
	LAWS_RESULT_DRAW,      /* "1/2-1/2" */
	LAWS_RESULT_BOTH_LOST, /* "0-0" */
	/*
	 * One side lost; the other's score is decided apart (11.7, 12.9). PGN has no word
	 * for it.
	 */
	LAWS_RESULT_WHITE_HALF, /* "1/2-0" */
	LAWS_RESULT_BLACK_HALF, /* "0-1/2" */
};

/* What the reader found wrong; the values are negative. */
enum laws_pgn_error {
	LAWS_PGN_TAG = -1,	  /* a tag pair without name, quoted value or bracket */
	LAWS_PGN_COMMENT = -2,	  /* a comment without its closing brace */
	LAWS_PGN_VARIATION = -3,  /* a variation without its closing parenthesis */
	LAWS_PGN_TOKEN = -4,	  /* something that is no move, number, comment or result */
	LAWS_PGN_FEN = -5,	  /* the FEN tag is no FEN */
	LAWS_PGN_POSITION = -6,	  /* the FEN tag is no legal position */
	LAWS_PGN_MOVE = -7,	  /* a move that cannot be read */
	LAWS_PGN_ILLEGAL = -8,	  /* a move that is not legal */
	LAWS_PGN_AMBIGUOUS = -9,  /* a move that fits more than one legal one */
	LAWS_PGN_NULL_MOVE = -10, /* "--" or "Z0": the turn is passed, which is no move of a game */
};

/*
 * Whether reading goes on behind @error: a tag pair that cannot be read is left out of PGN's tags,
 * and behind a null move, which annotators write, the other side is to move.
 */
static inline bool laws_pgn_goes_on(int error)
{
	return error == LAWS_PGN_TAG || error == LAWS_PGN_NULL_MOVE;
}

/* What stands in movetext. */
enum laws_pgn_item_kind {
	LAWS_PGN_END_OF_GAME = 0, /* the result, or where one is missing the next game's tags */
	LAWS_PGN_ITEM_MOVE,
	LAWS_PGN_ITEM_COMMENT,
};

/* One thing that stands there. */
struct laws_pgn_item {
	enum laws_pgn_item_kind kind;
	unsigned int line;     /* where it stands, from 1 */
	struct laws_text text; /* the move as written, or the comment without its braces */
	struct laws_move move; /* legal in the position before it */
};

/* A reader; its members are its own. */
struct laws_pgn {
	const char *text;
	const char *end;
	const char *at;
	unsigned int line;
	/* Of the game being read: */
	unsigned int error_line;
	const char *tags_start;
	const char *tags_end;
	struct laws_text bad_tag; /* the first that cannot be read, until it is reported */
	unsigned int bad_tag_line;
	unsigned int fen_line;
	int start_error; /* of the FEN, until it is reported */
	unsigned int ply;
	uint8_t state;
	uint8_t language;
	enum laws_result result;
	struct laws_position position;
};

/* Begins to read @size bytes of PGN in @text, which stay the caller's and must stay put. */
void laws_pgn_init(struct laws_pgn *pgn, const char *text, size_t size);

/*
 * Goes to the next game, past what is left of the present one, reads its tags,
 * and sets up its start position (the FEN tag's, else the initial one); a Variant
 * tag that names Chess960 lets the FEN give its rights to castle as X-FEN.
 * Returns 1, or 0 at the end of the text. The first laws_pgn_next_item() reports
 * what is wrong with the tags and the start position.
 */
int laws_pgn_next_game(struct laws_pgn *pgn);

/*
 * Reads the next move or comment of the present game of PGN; variations, NAGs and
 * escaped lines are passed over. A move is played in @pgn->position after it
 * has been handed out: laws_pgn_position() is the position after it.
 * Returns 0 with @item filled, or an enum laws_pgn_error with the line and the
 * offending text in @item. After one with which laws_pgn_goes_on() the next call
 * reads what follows; after another, or the end of the game, it hands out
 * LAWS_PGN_END_OF_GAME until laws_pgn_next_game() is called.
 */
int laws_pgn_next_item(struct laws_pgn *pgn, struct laws_pgn_item *item);

/*
 * Moves are read in the letters of @language from here on (Article C.3), in
 * this game and the next ones; PGN itself has English ones, which are read
 * until another language is set.
 */
void laws_pgn_set_language(struct laws_pgn *pgn, enum laws_language language);

/*
 * In which languages (C.3) what is left of the present game, begun or not, can be
 * read to its end: a bit (1 << enum laws_language) each. Of languages that give
 * the same moves only the first has its bit. So one bit means that the game can be
 * read in one way only, and none that it cannot be read. @furthest (unless NULL)
 * gets the language in which most moves can be read, the first of several. @pgn
 * stays where it is. Takes as long as reading that game ten times.
 */
unsigned int laws_pgn_languages(const struct laws_pgn *pgn, enum laws_language *furthest);

/*
 * The value of a command in a comment, such as "clk" in "[%clk 1:02:03]", without
 * blanks around it (a supplement to PGN); start is NULL where @comment has no
 * command @name. The first of several counts.
 */
struct laws_text laws_pgn_command(struct laws_text comment, const char *name);

/*
 * Reads the time of a %clk or %emt in @value (a supplement to PGN): h:mm:ss, mm:ss or seconds, each
 * with a fraction of a second or without; as long as LAWS_PGN_TIME_MOST at most. Returns it in µs,
 * or -1 for anything else.
 */
laws_time laws_pgn_time_read(struct laws_text value);

/* A thousand hours. */
#define LAWS_PGN_TIME_MOST (1000 * 3600 * LAWS_SECOND)

/* The value of the game's PGN tag @name, escapes as written; start is NULL if absent. */
struct laws_text laws_pgn_tag(const struct laws_pgn *pgn, const char *name);

/*
 * The present game's PGN tags in the order in which they stand: fills @name and
 * @value, escapes as written, with tag @number, from 0. Returns false, with both
 * untouched, when there are not so many.
 */
bool laws_pgn_tag_at(const struct laws_pgn *pgn, size_t number, struct laws_text *name,
		     struct laws_text *value);

/*
 * Writes the @value of a PGN tag without its escapes to @size bytes of @text, with
 * a terminating zero, as far as it fits. Returns the bytes needed without that.
 */
size_t laws_pgn_value_write(struct laws_text value, char *text, size_t size);

/* The game's result (Article 10.1): of the movetext once read, else of the Result tag. */
enum laws_result laws_pgn_result(const struct laws_pgn *pgn);

/* The position after the last item of PGN handed out; it lives in @pgn, never NULL. */
static inline const struct laws_position *laws_pgn_position(const struct laws_pgn *pgn)
{
	return &pgn->position;
}

/*
 * The text of @result (Article 10.1), "1-0", "0-1", "1/2-1/2" or "*", "0-0" where both have lost,
 * "1/2-0" or "0-1/2" where one has and the other scores half a point; static, "*" for other values.
 */
const char *laws_result_text(enum laws_result result);

/* Whether PGN can express @result: one of its four, or "0-0". */
static inline bool laws_result_is_of_pgn(enum laws_result result)
{
	return result <= LAWS_RESULT_BOTH_LOST;
}

/*
 * The text of @result in PGN: one of its four, or "0-0". A score decided apart,
 * which PGN cannot express, gives "*". The text is static.
 */
const char *laws_result_pgn(enum laws_result result);

/*
 * Reads what laws_result_text() gives (Article 10.1) from @length bytes of @text. Returns the enum
 * laws_result, or -1 for anything else.
 */
int laws_result_read(const char *text, size_t length);

/*
 * Writes PGN's export format: tag pairs first, then moves, then the result. What
 * does not fit in @size bytes is counted but not written: @length is the number of
 * bytes needed without the terminating zero, as snprintf() returns it.
 */
struct laws_pgn_writer {
	char *text;
	size_t size;
	size_t length;
	size_t column;
	bool in_moves;
	bool number_due;
};

/*
 * Begins to write PGN to @size bytes of @text, the caller's, which may be NULL if
 * @size is 0, to learn how long it becomes.
 */
void laws_pgn_writer_init(struct laws_pgn_writer *writer, char *text, size_t size);

/*
 * Writes a tag pair of PGN; quotes and backslashes of @value are escaped, control
 * characters become spaces. @name is letters, digits and underscores.
 */
void laws_pgn_write_tag(struct laws_pgn_writer *writer, const char *name, const char *value);

/* A tag pair to be written; the texts end with a zero byte and stay the caller's. */
struct laws_pgn_tag {
	const char *name;
	const char *value; /* NULL: the tag is not written */
};

/*
 * Writes @count tag pairs in the order of the export format (8.1.1 of PGN):
 * Event, Site, Date, Round, White, Black and Result, unknown ones as "?",
 * "????.??.??" and "*", then the others in the order of their names. Of several
 * with one name the first is written.
 */
void laws_pgn_write_tags(struct laws_pgn_writer *writer, const struct laws_pgn_tag *tags,
			 size_t count);

/* Writes the legal @move of @position in PGN's SAN, with its number where one is due. */
void laws_pgn_write_move(struct laws_pgn_writer *writer, const struct laws_position *position,
			 struct laws_move move);

/* Writes @comment, text up to a zero byte, to the PGN; closing braces become parentheses. */
void laws_pgn_write_comment(struct laws_pgn_writer *writer, const char *comment);

/* Writes @result as PGN has it, see laws_result_pgn(), and the empty line after the game. */
void laws_pgn_write_result(struct laws_pgn_writer *writer, enum laws_result result);

#ifdef __cplusplus
}
#endif

#endif
