/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How the tables of sentences are written down, and their chapters.
 *
 * A sentence is the project's own, one an article, and serves all editions in
 * which the article means the same; these sentences are the source of the
 * message catalogues. Where an article holds several subjects, as many of 2001
 * do, its sentence stands with the one that it is mostly about.
 */
#ifndef CHESSLAWS_SENTENCES_H
#define CHESSLAWS_SENTENCES_H

#include "tool/explain.h"

#define IN_2001	   (1u << LAWS_EDITION_2001)
#define IN_2017	   (1u << LAWS_EDITION_2017)
#define IN_2018	   (1u << LAWS_EDITION_2018)
#define IN_2023	   (1u << LAWS_EDITION_2023)
#define SINCE_2018 (IN_2018 | IN_2023)
#define SINCE_2017 (IN_2017 | SINCE_2018)
#define UNTIL_2018 (IN_2001 | IN_2017 | IN_2018)
#define ALL	   (IN_2001 | SINCE_2017)

/* A subject with the numbers of a matter, and one with its own: 2001, 2017, 2018, 2023. */
#define MATTER(name)   .matter = LAWS_MATTER_##name
#define NUMBERS(...)   .matter = NO_MATTER, .numbers = {__VA_ARGS__}
#define WITH_PARTS     .with_parts = true
#define SAYS(...)      .says = {__VA_ARGS__}
#define DECIDES	       BOARD_DECIDES, NULL
#define SHOWS(names)   BOARD_SHOWS, names
#define APPLIES(names) BOARD_APPLIES, names
#define RECORDS	       BOARD_RECORDS, NULL
#define LEAVES	       BOARD_LEAVES, NULL

/* clang-format keeps @table's entries apart; the chapter tells how many there are. */
#define CHAPTER(name, heading, table)                                                              \
	const struct article_chapter name = {                                                      \
		.title = (heading),                                                                \
		.subjects = (table),                                                               \
		.count = sizeof(table) / sizeof((table)[0]),                                       \
	}

extern const struct article_chapter chapter_preface;
extern const struct article_chapter chapter_game;
extern const struct article_chapter chapter_set_up;
extern const struct article_chapter chapter_moves;
extern const struct article_chapter chapter_touch;
extern const struct article_chapter chapter_end;
extern const struct article_chapter chapter_clock;
extern const struct article_chapter chapter_irregularities;
extern const struct article_chapter chapter_record;
extern const struct article_chapter chapter_draw;
extern const struct article_chapter chapter_points;
extern const struct article_chapter chapter_conduct;
extern const struct article_chapter chapter_arbiter;
extern const struct article_chapter chapter_rapid;
extern const struct article_chapter chapter_blitz;
extern const struct article_chapter chapter_notation;
extern const struct article_chapter chapter_blind;
extern const struct article_chapter chapter_adjourned;
extern const struct article_chapter chapter_chess960;
extern const struct article_chapter chapter_quickplay;

#endif
