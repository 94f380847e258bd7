/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Play over the Board API with a board that touchmoved follows: a state machine without clock,
 * socket or bus. It is told what the API says, what the board's public record has become, what the
 * player types and what became of a request; it puts out requests, lines for the player, and orders
 * for the board.
 *
 * Two records of one game are held against each other, ply by ply: the API's, which is what counts,
 * and the board's. As far as they agree nothing is said. Then, by whose record is longer:
 *
 * - neither: the player to move is waited for;
 * - the board's, and it is our move: it is sent;
 * - the board's, and it is the opponent's: that was too soon, and is to be put back;
 * - the board's, by a move that was taken back or refused: likewise, and it is not sent again;
 * - the API's: that move is shown until it stands on the board;
 * - both, with other moves: what is wrong on the board is told, and what belongs there.
 *
 * A board that is ahead as the two meet first may show another game: then nothing is sent before
 * the player says so.
 */
#ifndef TOUCHMOVE_FEED_PLAY_PLAY_H
#define TOUCHMOVE_FEED_PLAY_PLAY_H

#include "feed/play/api.h"
#include "feed/record.h"

#define PLAY_NEVER G_MAXINT64

/* What the public knows of the board. */
struct play_board {
	bool there;    /* touchmoved has it, and its record is complete */
	bool for_play; /* no arbiter judges there: Clock=none, PlayRestTime= */
	const struct record *record;
};

/* What is told to the player; %1 and %2 of play_words() are its texts. */
enum play_say {
	PLAY_SAY_GAME,	     /* a game begins: the opponent, our colour */
	PLAY_SAY_UNPLAYABLE, /* of a game: why it is not followed */
	PLAY_SAY_SET_UP,     /* the pieces are not set up for it */
	PLAY_SAY_OTHER_START,
	PLAY_SAY_YOURS, /* all is as it should be, and we have the move */
	PLAY_SAY_THEIRS,
	PLAY_SAY_MAKE,	   /* a move to be made on the board */
	PLAY_SAY_PLAYED,   /* our move has been taken */
	PLAY_SAY_TOO_SOON, /* a move on the board that is not ours to make */
	PLAY_SAY_INSTEAD,  /* what was made, and what should have been */
	PLAY_SAY_PUT_BACK, /* a move that was taken back still stands */
	PLAY_SAY_REFUSED,  /* a move, and why the server does not take it */
	PLAY_SAY_AHEAD,	   /* a move that may belong to another game */
	PLAY_SAY_BROKEN,   /* the board's record ends in what is no legal move */
	PLAY_SAY_BOARD_OVER,
	PLAY_SAY_BOARD_GONE,
	PLAY_SAY_BOARD_BACK,
	PLAY_SAY_ARBITER, /* the board is an arbiter's */
	PLAY_SAY_DRAW_OFFERED,
	PLAY_SAY_TAKEBACK_ASKED,
	PLAY_SAY_QUESTION_GONE, /* an offer of the opponent's stands no more */
	PLAY_SAY_DECLINED,	/* an offer of ours */
	PLAY_SAY_TAKEN_BACK,
	PLAY_SAY_GONE, /* the opponent is; s until the win may be claimed */
	PLAY_SAY_BACK,
	PLAY_SAY_SENT, /* an offer or a question of ours is with the opponent: which */
	PLAY_SAY_SURE, /* resign: yes? */
	PLAY_SAY_OVER, /* result and why */
	PLAY_SAY_CHALLENGE,
	PLAY_SAY_CHALLENGE_GONE,
	PLAY_SAY_CHALLENGE_DECLINED,
	PLAY_SAY_CHALLENGE_UNPLAYABLE,
	PLAY_SAY_CHAT,
	PLAY_SAY_FAILED,  /* a request: which, and why */
	PLAY_SAY_LIMITED, /* the server asks for patience */
	PLAY_SAY_CLOCKS,
	PLAY_SAY_MOVES,
	PLAY_SAY_PROMOTE, /* what the next pawn becomes */
	PLAY_SAY_NO_GAME,
	PLAY_SAY_GAME_ON,
	PLAY_SAY_NOTHING_ASKED,
	PLAY_SAY_NOT_GONE,
	PLAY_SAY_OFFLINE, /* why */
	PLAY_SAY_ONLINE,
	PLAY_SAY_KEYS,	/* what may be typed */
	PLAY_SAY_WRONG, /* what was typed, and why it is nothing */
	PLAY_SAYS,
};

/* Of the board's orders those that are a player's (org.touchmove1.Player). */
enum play_order {
	PLAY_ORDER_PROMOTE, /* word: Q, R, B or N */
	PLAY_ORDER_RESIGN,  /* word: who */
	PLAY_ORDER_DRAW,    /* word: who offers it; the other accepts */
};

enum play_output_kind {
	PLAY_OUT_LINE,
	PLAY_OUT_REQUEST, /* one at a time; its answer is told by play_take_answer() */
	PLAY_OUT_HOLD,	  /* a seek or a challenge, held open until it ends or is let go */
	PLAY_OUT_LET_GO,
	PLAY_OUT_FOLLOW, /* the stream of the game request.id, and no other */
	PLAY_OUT_LEAVE,
	PLAY_OUT_ORDER,
	PLAY_OUT_QUIT,
};

struct play_line {
	enum play_say say;
	char text[2][API_TEXT_SIZE];
	char *more; /* PLAY_SAY_MOVES: all of them; the line's own */
	/* A move, "12... Nf6", has its bare SAN for speech beside it. */
	char san[LAWS_SAN_SIZE];
	bool clocks; /* what both clocks show is there */
	gint64 left_ms[2];
};

struct play_output {
	enum play_output_kind kind;
	struct play_line line;
	struct api_request request;
	enum play_order order;
	char word[8];
};

/* A move on the board that is not to be sent. */
struct play_held {
	bool held, refused;
	unsigned int ply;
	char uci[LAWS_UCI_SIZE];
};

/* The move that the server has taken last: it is not sent again before the stream has brought it.
 */
struct play_sent {
	unsigned int ply;
	char uci[LAWS_UCI_SIZE]; /* as the board has it; "": none */
	gint64 again;
};

/* What was said last of how the two records stand, so that it is said once. */
struct play_told {
	int say; /* enum play_say, or -1 */
	unsigned int ply;
	char uci[2][LAWS_UCI_SIZE];
};

enum play_question {
	PLAY_ASKED_NOTHING,
	PLAY_ASKED_DRAW,
	PLAY_ASKED_TAKEBACK,
	PLAY_ASKED_CHALLENGE,
	PLAY_ASKED_RESIGN, /* whether it is meant */
};

#define PLAY_WISHES_MOST 8

struct play {
	GArray *out; /* of struct play_output, in their order; play_drain() empties it */
	/* The API's side of the game: */
	char id[API_ID_SIZE]; /* "": there is none */
	enum laws_side side;
	bool full, over;
	char players[2][API_NAME_SIZE];
	bool unplayable;
	struct laws_position start;
	GArray *moves; /* of struct laws_move */
	gint64 left_ms[2], left_at;
	bool draw[2], takeback[2];
	bool gone;
	gint64 claim_at; /* when the win may be claimed */
	/* The board's: */
	struct play_board seen; /* its record is a copy of our own */
	char board_start[LAWS_FEN_SIZE];
	GPtrArray *board_moves; /* UCI, owned */
	enum record_state board_state;
	unsigned int board_game;
	bool broken, board_known;
	bool joined;  /* both have agreed once */
	bool playing; /* and the board's game was on since */
	struct play_held held;
	struct play_sent sent;
	struct play_told told;
	unsigned int promoted; /* 1 + the last ply whose piece was declared; 0: none */
	enum laws_kind piece;  /* what our next pawn becomes; LAWS_NO_KIND: a queen */
	/* Questions: */
	enum play_question asked;
	char challenge[API_ID_SIZE];
	/* Requests: */
	struct api_request flight;
	bool in_flight, holding;
	struct api_request held_open; /* while holding */
	struct api_request wishes[PLAY_WISHES_MOST];
	unsigned int wish_count;
	gint64 next;	 /* no request before then */
	gint64 deadline; /* PLAY_NEVER: none */
	gint64 finish;	 /* when the game counts as over without its own stream's word */
	unsigned int failed;
};

void play_init(struct play *play);
void play_clear(struct play *play);

/* The connection is broken, or with @why NULL there again. */
void play_take_lost(struct play *play, const char *why);

/* Takes a line of a stream. @now is in µs of a clock that never goes back, here and below. */
void play_take_event(struct play *play, gint64 now, const struct api_event *event);

/* The board has changed, or may have. What @board names is looked at now, and not kept. */
void play_take_board(struct play *play, gint64 now, const struct play_board *board);

/* The player has typed @text, a line. */
void play_take_line(struct play *play, gint64 now, const char *text);

/*
 * The request in flight has ended with HTTP's @status, or 0 for no answer; @error is what the
 * server says to it, or why there is no answer.
 */
void play_take_answer(struct play *play, gint64 now, unsigned int status, const char *error);

/* What was held open has ended: with @status 200 as it should. */
void play_take_held_end(struct play *play, gint64 now, unsigned int status, const char *error);

/* The deadline has come. */
void play_take_due(struct play *play, gint64 now);

/* When to call play_take_due(), or PLAY_NEVER. */
gint64 play_deadline(const struct play *play);

/* What @side's clock shows at @now, in ms. */
gint64 play_left(const struct play *play, enum laws_side side, gint64 now);

/*
 * True where a move of the opponent's is to be made on the board, which @san then is; otherwise
 * @san is empty.
 */
bool play_awaits(const struct play *play, char san[LAWS_SAN_SIZE]);

/* True while a game is on. */
bool play_is_on(const struct play *play);

/* Gives up the outputs. */
void play_drain(struct play *play);

#endif
