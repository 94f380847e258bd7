/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The words that verbs, settings and events share. The tables are indexed by the library's
 * enumerations and end in NULL.
 */
#ifndef TOUCHMOVE_WORDS_H
#define TOUCHMOVE_WORDS_H

#include <chesslaws.h>

/* The facts about a game that are named by a tag in PGN; tag_words[] has them. */
enum tag {
	TAG_EVENT,
	TAG_SITE,
	TAG_ROUND,
	TAG_DATE,
};

extern const char *const side_words[];
extern const char *const visually_disabled_words[];
extern const char *const tag_words[]; /* by enum tag */
extern const char *const outage_words[];
extern const char *const keeping_words[];
extern const char *const hand_words[];
extern const char *const penalty_words[];
extern const char *const claim_words[];
extern const char *const reason_words[]; /* the word of LAWS_REASON_NONE is empty */

/*
 * Words of the library's own tables, by their place from 0; NULL after the last. The place of an
 * offence that an arbiter can report is its enum laws_offence. Results stand in the order of enum
 * laws_result, but for "*", which is the last.
 */
const char *offence_word(unsigned int place);
const char *result_word(unsigned int place);

/* The index of @word in @words, which end in NULL; or -1. */
int word_find(const char *const words[], const char *word);

#endif
