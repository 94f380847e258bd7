/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The chapters of the sentences, in the order of the Laws of 2023. */
#include "tool/sentences.h"

const struct article_chapter *const article_chapters[] = {
	&chapter_preface, &chapter_game,      &chapter_set_up,	 &chapter_moves,
	&chapter_touch,	  &chapter_end,	      &chapter_clock,	 &chapter_irregularities,
	&chapter_record,  &chapter_draw,      &chapter_points,	 &chapter_conduct,
	&chapter_arbiter, &chapter_rapid,     &chapter_blitz,	 &chapter_notation,
	&chapter_blind,	  &chapter_adjourned, &chapter_chess960, &chapter_quickplay,
};

const size_t article_chapters_count = sizeof(article_chapters) / sizeof(article_chapters[0]);
