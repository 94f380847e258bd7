/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Asks polkit whether the sender of a call may give an order, without waiting for the answer: the
 * person at the screen may have to type a password first.
 */
#ifndef TOUCHMOVE_BUS_POLKIT_H
#define TOUCHMOVE_BUS_POLKIT_H

#include <stdint.h>
#include <sys/types.h>
#include <systemd/sd-bus.h>

/* How many questions can be open at once, and how many of them about one user's calls. */
#define POLKIT_QUESTIONS 16
#define POLKIT_OF_USER	 4

enum polkit_answer {
	POLKIT_YES,
	POLKIT_NO,
	POLKIT_CHALLENGE, /* yes, after a password that could not be asked for */
	POLKIT_SILENT,	  /* there is no polkit, or it has not answered in time */
	POLKIT_STOPPED,	  /* polkit_stop() */
};

struct polkit {
	/* The caller's: takes the answer to the question about @call, by @user. */
	void (*answer)(void *data, sd_bus_message *call, uid_t user, enum polkit_answer answer);
	void *data;
	/* Polkit's; zero at first: */
	sd_bus *bus; /* for its messages alone, since others could count them on a shared one */
	uint32_t last;
	struct polkit_question {
		struct polkit *polkit;
		sd_bus_message *call; /* or NULL */
		uid_t user;
		uint32_t number;
		bool is_answered; /* by @answer, which waits for those before it */
		enum polkit_answer answer;
		sd_bus_slot *asked;
		sd_bus_slot *watched; /* tells when the caller leaves the bus */
	} questions[POLKIT_QUESTIONS];
};

/*
 * Asks, in the event loop of @call's bus, whether the sender of @call, who is @user, may do
 * @action. polkit may ask him only if the call allows that. The answer comes later, in bounded
 * time, behind those to the sender's earlier questions about the same object; none comes when the
 * sender leaves the bus. Returns 0, -EBUSY while too many questions are
 * open, or another negative errno.
 */
int polkit_ask(struct polkit *polkit, sd_bus_message *call, uid_t user, const char *action);

/*
 * For a @call that needs no question: returns 1 where nothing that its sender, @user, asked of the
 * same object before waits for polkit. Else 0, and it is answered POLKIT_YES behind that; or as
 * polkit_ask().
 */
int polkit_pass(struct polkit *polkit, sd_bus_message *call, uid_t user);

/* Withdraws all open questions, answers them, and leaves the bus. */
void polkit_stop(struct polkit *polkit);

#endif
