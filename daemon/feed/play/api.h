/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lichess's Board API as text (FEEDS.md §4): reads the lines of its streams, writes what is asked
 * of it. Whatever a line holds, what is read of it is bounded and clean.
 */
#ifndef TOUCHMOVE_FEED_PLAY_API_H
#define TOUCHMOVE_FEED_PLAY_API_H

#include <stdbool.h>
#include <stdint.h>

#include <glib.h>

#include <chesslaws.h>

/* A line of a stream: a game of 600 moves by both takes 6 KiB. */
#define API_LINE_MOST ((gsize)64 << 10)
#define API_ID_SIZE   24
#define API_NAME_SIZE 64
#define API_TEXT_SIZE 160
/* The bounds that the API documents; times in s. */
#define API_MINUTES_MOST	     180
#define API_SEEK_INCREMENT_MOST	     180
#define API_CHALLENGE_INCREMENT_MOST 60
/*
 * A game's expected length is its time and forty increments (Lichess's definition of speeds).
 * Seeks must be rapid, challenges blitz at least (FEEDS.md §4).
 */
#define API_EXPECTED_MOVES 40
#define API_BLITZ_LEAST	   180
#define API_RAPID_LEAST	   480

enum api_type {
	API_GAME_START,
	API_GAME_FINISH,
	API_CHALLENGE,
	API_CHALLENGE_CANCELED,
	API_CHALLENGE_DECLINED,
	API_GAME_FULL,
	API_GAME_STATE,
	API_CHAT,
	API_OPPONENT_GONE,
	API_OTHER, /* of a later version: passed over */
};

/* A side that is not said. */
#define API_NO_SIDE (-1)

/* What a line says; keys that it lacks are "", 0, false or API_NO_SIDE. */
struct api_event {
	enum api_type type;
	char id[API_ID_SIZE]; /* of the game or the challenge */
	int side;	      /* GAME_START: ours; API_NO_SIDE: not said */
	char players[2]
		    [API_NAME_SIZE]; /* GAME_FULL, by side; CHALLENGE: who asks, and who is asked */
	char speed[16];
	char variant[24];
	char time[24]; /* CHALLENGE: "15+10" */
	bool playable; /* by the Board API, as far as the line says */
	bool rated;
	char start[LAWS_FEN_SIZE]; /* GAME_FULL: "startpos" or a FEN */
	/* GAME_FULL and GAME_STATE: */
	char *moves; /* UCI between blanks, the event's own */
	int64_t left_ms[2];
	char status[16];
	int winner;
	bool draw[2], takeback[2]; /* who offers, who asks */
	bool ours;		   /* CHALLENGE: by us, as far as the line says */
	bool gone;		   /* OPPONENT_GONE */
	unsigned int seconds;	   /* until the win may be claimed */
	char text[API_TEXT_SIZE];  /* CHAT; CHALLENGE: who is asked; CHALLENGE_DECLINED: why */
};

/*
 * Reads @size bytes of a line. Returns true with @event filled, to be cleared with
 * api_event_clear(), or false for what is no such line.
 */
bool api_event_read(const char *line, gsize size, struct api_event *event);
void api_event_clear(struct api_event *event);

/* What the server says of a request that it refuses, clean and of one line; "" where it says
 * nothing. */
void api_error_read(const char *answer, gsize size, char error[API_TEXT_SIZE]);

enum api_call {
	API_MOVE, /* word: UCI */
	API_RESIGN,
	API_ABORT,
	API_DRAW,     /* word: yes or no */
	API_TAKEBACK, /* word: yes or no */
	API_CLAIM_VICTORY,
	API_ACCEPT,  /* a challenge */
	API_DECLINE, /* word: why, a key of the API */
	API_SEEK,    /* held open */
	API_INVITE,  /* a challenge of ours, held open; id: the other's name */
};

enum api_colour {
	API_RANDOM,
	API_WHITE,
	API_BLACK,
};

/* What is asked of the server. */
struct api_request {
	enum api_call call;
	char id[API_NAME_SIZE]; /* of the game or the challenge; INVITE: a name */
	char word[16];
	/* SEEK and INVITE: */
	unsigned int minutes, increment; /* increment in s */
	bool rated, chess960;
	enum api_colour colour;
};

/* The path of @request, the caller's to free. */
char *api_request_path(const struct api_request *request);

/* Its form for the body, the caller's to free; "" where it has none. */
char *api_request_form(const struct api_request *request);

/* True for letters, digits, _ and -: all of them may stand in a path. */
bool api_word_is_safe(const char *word);

/*
 * Reads the words behind "seek" or "challenge": [NAME] M+S [rated] [white|black] [chess960].
 * Returns true with @request filled, or false with one line in @error.
 */
bool api_request_read(const char *text, enum api_call call, struct api_request *request,
		      char error[API_TEXT_SIZE]);

#endif
