/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What chesslaws explain prints: each article's sentence, and what the board does
 * about it, as tables in the order of the Laws of 2023.
 */
#ifndef CHESSLAWS_EXPLAIN_H
#define CHESSLAWS_EXPLAIN_H

#include <chesslaws.h>

#include "tool/language.h"

enum { EDITIONS = LAWS_EDITION_2023 + 1 };

/* What the board does about an article. */
enum board_part {
	BOARD_DECIDES, /* by itself */
	BOARD_SHOWS,   /* evidence, on which a person rules */
	BOARD_APPLIES, /* what a person says */
	BOARD_RECORDS, /* and no more */
	BOARD_LEAVES,  /* to people: it senses nothing of it */
};

/* What an article says in some editions, in one sentence. */
struct article_saying {
	unsigned int editions; /* bit n: the edition n of enum laws_edition */
	enum board_part part;
	/* The alerts that it shows, the verbs or settings that it applies: "set-time, resume". */
	const char *names;
	const char *text; /* in English, to be translated; NULL behind the last saying */
};

/* The matter of a subject on which no verdict rests; it has numbers of its own. */
#define NO_MATTER LAWS_MATTERS

/*
 * What one article rules in each edition. Where @says has no sentence, another
 * subject of the same article has it.
 */
struct article_subject {
	enum laws_matter matter;       /* whose numbers are laws_article()'s, or NO_MATTER */
	const char *numbers[EDITIONS]; /* NULL: that edition says nothing of it */
	bool with_parts;	       /* its sentence covers its parts, too: 12.9 covers 12.9.1 */
	struct article_saying says[4];
};

struct article_chapter {
	const char *title; /* in English, to be translated */
	const struct article_subject *subjects;
	size_t count;
};

extern const struct article_chapter *const article_chapters[];
extern const size_t article_chapters_count;

/* The number of the article that rules @subject in @edition, or NULL. */
const char *article_number(const struct article_subject *subject, enum laws_edition edition);

/* What it says there, or NULL: then another subject of the same article has the sentence. */
const struct article_saying *article_saying(const struct article_subject *subject,
					    enum laws_edition edition);

/* An article of an edition with what it says. */
struct article_entry {
	const char *article;
	const struct article_subject *subject;
	const struct article_saying *saying;
};

/* Below, at or above 0: in which order two articles stand, those of the appendices last. */
int article_compare(const char *a, const char *b);

/*
 * The entries of @edition in the order of their numbers, one an article. The
 * caller frees the list; it is NULL when there is no memory.
 */
struct article_entry *article_list(enum laws_edition edition, size_t *count);

/*
 * How many entries of @list state what @article says: its own and its parts', or
 * else that of the article whose sentence covers it. They stand together, from
 * *@first on.
 */
size_t article_find(const struct article_entry *list, size_t count, const char *article,
		    size_t *first);

/*
 * What the board does about it, as a sentence in the reader's language; @quote
 * stands around each name.
 */
void article_board_write(const struct article_saying *saying, const char *quote, char *text,
			 size_t size);

/* The year of @edition. */
int edition_year(enum laws_edition edition);

/* Prints all chapters as Markdown; returns an exit code. */
int explain_table(void);

#endif
