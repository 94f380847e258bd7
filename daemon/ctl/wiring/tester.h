/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Walks a person through every contact of a board: the empty board, one piece on square after
 * square, each lever and button, and on a matrix two set-ups that show a missing diode. A state
 * machine whose time is an argument; it knows neither device nor terminal nor language.
 *
 * Nothing is held against the board that the person may have done: what was not asked for has to
 * be seen twice, that nothing closes has to be said by the person, and waiting costs nothing.
 */
#ifndef TOUCHMOVE_CTL_TESTER_H
#define TOUCHMOVE_CTL_TESTER_H

#include "ctl/wiring/diagnosis.h"

/* µs; estimated. How long a contact may go on changing before that is what it does. */
#define TESTER_RESTLESS_TIME ((uint64_t)DIAGNOSIS_NOISY_TIME)
/* µs without an answer until the person is told once what to say if nothing happens. */
#define TESTER_REMINDER_TIME ((uint64_t)20000000)
/* Changes that a hand does not make in one movement: three times closed, twice open between. */
#define TESTER_FLICKER_CHANGES 5
/* How often a square is asked that shows something else each time. */
#define TESTER_ATTEMPTS 4

enum tester_phase {
	TESTER_EMPTY,
	TESTER_SQUARES,
	TESTER_INPUTS,
	TESTER_DIODES,
	TESTER_DONE,
};

enum tester_event_type {
	TESTER_STATE, /* the board's state is new */
	TESTER_WORD,  /* the person said something */
	TESTER_TIME,  /* the deadline has come */
};

enum tester_word {
	TESTER_SAY_NONE,  /* it is done, and nothing happens */
	TESTER_SAY_EMPTY, /* nothing stands on the board, whatever is closed */
	TESTER_SAY_SKIP,
	TESTER_SAY_BACK,
	TESTER_SAY_AGAIN, /* from the beginning */
	TESTER_SAY_DONE,  /* leave out the rest */
};

struct tester_event {
	enum tester_event_type type;
	laws_squares contacts; /* STATE */
	uint8_t inputs;
	bool fault;
	enum tester_word word; /* WORD */
};

enum tester_message_type {
	TESTER_ASK_EMPTY,
	TESTER_NOT_EMPTY, /* contacts are closed */
	TESTER_ASK_SQUARE,
	TESTER_RIGHT,	 /* subject showed what it should */
	TESTER_NOTED,	 /* it did not, and that is sure */
	TESTER_ODD,	 /* contacts closed instead; once more */
	TESTER_RESTLESS, /* subject flickers; once more */
	TESTER_TWO,	 /* contacts are closed: one piece, please */
	TESTER_LIFT,	 /* the piece seems to stand where it was */
	TESTER_ASK_INPUT,
	TESTER_ODD_INPUT,   /* contacts are inputs */
	TESTER_ASK_DIODES,  /* contacts are squares */
	TESTER_GHOSTS,	    /* contacts closed where none should stand */
	TESTER_MISSING,	    /* contacts are squares that are not closed */
	TESTER_REMINDER,    /* what to say if nothing happens */
	TESTER_HARDWARE,    /* it does not answer */
	TESTER_HARDWARE_OK, /* it answers again */
	TESTER_FINISHED,
};
#define TESTER_MESSAGES 18

struct tester_message {
	enum tester_message_type type;
	enum tester_phase phase; /* REMINDER, RIGHT, NOTED, RESTLESS: what subject is */
	unsigned int subject;	 /* a square or input */
	laws_squares contacts;
};

struct tester_track {
	uint64_t first, last; /* change since it was still the last time; µs */
	unsigned int changes; /* 0: still */
	unsigned int flicker; /* µs that it took to get still the last time, if too long */
};

struct tester {
	/*
	 * Filled by the caller: the board, and what is known from an earlier walk. Read when all is
	 * done, or at any time.
	 */
	struct diagnosis_input results;
	uint64_t settle_time;	/* µs that a contact must be still */
	uint64_t debounce_time; /* µs that it may take to get still */
	void (*tell)(void *data, const struct tester_message *message);
	void *data;
	/* To be called with TIME then; UINT64_MAX: no need. */
	uint64_t deadline;
	/* Private: */
	enum tester_phase phase;
	struct tester_track tracks[64 + INPUT_BITS];
	laws_squares closed; /* contacts */
	uint8_t inputs;
	bool begun; /* at least one state was seen */
	bool fault;
	bool judged; /* still and restless are what was judged */
	laws_squares still, restless;
	unsigned int subject;  /* square, input or set-up that is asked for */
	laws_squares standing; /* what the last reading was, until it is lifted */
	laws_squares odd;      /* the last reading of this subject that was not right */
	bool odd_flickers;
	unsigned int attempts;
	uint8_t rose;	     /* inputs that went down since it was asked */
	laws_squares wanted; /* DIODES: contacts of the set-up */
	uint64_t asked;	     /* when */
	bool reminded;
	bool told; /* TWO or LIFT since it was asked */
};

/* Begins at @now, with what results has not yet. */
void tester_begin(struct tester *tester, uint64_t now);

/* Takes @event at @now; times never decrease. A deadline that is due comes first. */
void tester_step(struct tester *tester, const struct tester_event *event, uint64_t now);

/* How many squares were read or left out. */
unsigned int tester_count(const struct tester *tester);

#endif
