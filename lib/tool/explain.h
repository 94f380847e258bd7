/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What chesslaws explain tells: the articles' sentences, as a table.
 */
#ifndef CHESSLAWS_EXPLAIN_H
#define CHESSLAWS_EXPLAIN_H

#include <chesslaws.h>

#include "language.h"

struct article_sentence {
	enum laws_matter matter;
	unsigned int editions; /* bit n: the edition n of enum laws_edition */
	const char *text;      /* in English, to be translated */
};

extern const struct article_sentence article_sentences[];
extern const size_t article_sentences_count;

#endif
