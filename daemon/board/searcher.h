/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Searches on a thread of its own whether a side can mate, one position after the other: that takes
 * up to half a second where all is blocked, which no other board's signals wait for.
 */
#ifndef TOUCHMOVE_SEARCHER_H
#define TOUCHMOVE_SEARCHER_H

#include <chesslaws/judge.h>

struct searcher;

/* A question; from searcher_take() on with its answer. */
struct search {
	struct search *next;
	struct laws_position position;
	enum laws_side side;
	void *asker;
	enum laws_mate mate; /* as laws_judge_search_mate() */
};

/* Starts the thread; the caller ends it with searcher_stop(). NULL without memory or threads. */
struct searcher *searcher_start(void);

/* Ends the thread, once the present search is over, and drops all questions. NULL does nothing. */
void searcher_stop(struct searcher *searcher);

/* Returns 0, or -ENOMEM. */
int searcher_ask(struct searcher *searcher, const struct laws_position *position,
		 enum laws_side side, void *asker);

/* From here on nothing that @asker has asked is answered. */
void searcher_forget(struct searcher *searcher, const void *asker);

/* A descriptor that is readable when a question was answered. */
int searcher_fd(const struct searcher *searcher);

/* The next question that was answered, which the caller frees with free(); or NULL. */
struct search *searcher_take(struct searcher *searcher);

#endif
