/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws explain: what an article says in an edition of the Laws, and where
 * the same matter stands in the others.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "explain.h"
#include "tool.h"

static const int years[] = {
	[LAWS_EDITION_2001] = 2001,
	[LAWS_EDITION_2017] = 2017,
	[LAWS_EDITION_2018] = 2018,
	[LAWS_EDITION_2023] = 2023,
};

#define EDITIONS (sizeof(years) / sizeof(years[0]))

struct entry {
	const char *article;
	const struct article_sentence *sentence;
};

static int compare(const void *a, const void *b)
{
	return strverscmp(((const struct entry *)a)->article, ((const struct entry *)b)->article);
}

/* The articles of @edition in their order. A matter has one sentence at most in it. */
static size_t list_articles(enum laws_edition edition, struct entry list[LAWS_MATTERS])
{
	size_t count = 0;

	for (size_t i = 0; i < article_sentences_count; i++) {
		const struct article_sentence *sentence = &article_sentences[i];

		if (!(sentence->editions & 1u << edition))
			continue;
		list[count].article = laws_article(sentence->matter, edition);
		list[count++].sentence = sentence;
	}
	qsort(list, count, sizeof(list[0]), compare);
	return count;
}

static bool edition_read(const char *text, enum laws_edition *edition)
{
	char *end;
	long year = strtol(text, &end, 10);

	for (size_t i = 0; i < EDITIONS && isdigit((unsigned char)text[0]) && !*end; i++) {
		if (years[i] != year)
			continue;
		*edition = (enum laws_edition)i;
		return true;
	}
	return false;
}

/* "a.5.2" and "7.4(b)" are what people write for "A.5.2" and "7.4b". */
static void article_read(const char *text, char article[LAWS_ARTICLE_SIZE])
{
	size_t length = 0;

	for (; *text && length < LAWS_ARTICLE_SIZE - 1; text++) {
		unsigned char c = (unsigned char)*text;

		if (c == '(' || c == ')')
			continue;
		article[length] = (char)(memchr(article, '.', length) ? tolower(c) : toupper(c));
		length++;
	}
	article[length] = '\0';
}

/* True for 7.5.4 as a part of 7.5, and for 7.4b as one of 7.4. */
static bool is_part(const char *article, const char *whole)
{
	size_t length = strlen(whole);

	return length && !strncmp(article, whole, length) &&
	       (article[length] == '.' || islower((unsigned char)article[length]));
}

/* "2018: 7.5.4, 2017: 7.7.1, 2001: 4.1", or empty. */
static void elsewhere_write(enum laws_matter matter, enum laws_edition edition, char *text,
			    size_t size)
{
	size_t length = 0;

	text[0] = '\0';
	for (size_t i = EDITIONS; i-- > 0;) {
		const char *article = laws_article(matter, (enum laws_edition)i);

		if (article && i != edition)
			length += (size_t)snprintf(text + length, size - length, "%s%d: %s",
						   length ? ", " : "", years[i], article);
	}
}

static void explain(const struct entry *entry, enum laws_edition edition)
{
	char elsewhere[EDITIONS * (LAWS_ARTICLE_SIZE + 8)];

	elsewhere_write(entry->sentence->matter, edition, elsewhere, sizeof(elsewhere));
	printf("%-8s %s\n", entry->article, _(entry->sentence->text));
	if (elsewhere[0]) {
		printf("%-8s ", "");
		/* Translators: a list such as "2018: 7.5.4, 2001: 4.1". */
		printf(_("In other editions: %1$s"), elsewhere);
		putchar('\n');
	}
}

/* The article of @edition that holds the matter of another edition's @article, or NULL. */
static const char *same_matter(const char *article, enum laws_edition edition)
{
	for (size_t i = EDITIONS; i-- > 0;) {
		for (size_t matter = 0; matter < LAWS_MATTERS; matter++) {
			const char *there =
				laws_article((enum laws_matter)matter, (enum laws_edition)i);
			const char *here = laws_article((enum laws_matter)matter, edition);

			if (there && here && !strcmp(there, article))
				return here;
		}
	}
	return NULL;
}

/* The article of @list that @article would stand behind. */
static const char *nearest(const char *article, const struct entry *list, size_t count)
{
	const char *before = list[0].article;

	for (size_t i = 0; i < count && strverscmp(list[i].article, article) < 0; i++)
		before = list[i].article;
	return before;
}

static int not_known(const char *article, enum laws_edition edition, const struct entry *list,
		     size_t count)
{
	const char *same = same_matter(article, edition);

	if (same)
		return bad_input(_("explain: the Laws of %1$d have no article %2$s; there its "
				   "matter stands in %3$s"),
				 years[edition], article, same);
	return bad_input(
		_("explain: no article %1$s of the Laws of %2$d is known here; the nearest "
		  "is %3$s, and 'chesslaws explain' lists all"),
		article, years[edition], nearest(article, list, count));
}

static int explain_article(const char *text, enum laws_edition edition)
{
	struct entry list[LAWS_MATTERS];
	size_t count = list_articles(edition, list);
	char article[LAWS_ARTICLE_SIZE];
	size_t told = 0;

	article_read(text, article);
	for (size_t i = 0; i < count; i++) {
		if (strcmp(list[i].article, article) && !is_part(list[i].article, article))
			continue;
		explain(&list[i], edition);
		told++;
	}
	return told ? EXIT_YES : not_known(article, edition, list, count);
}

static int print_all(enum laws_edition edition)
{
	struct entry list[LAWS_MATTERS];
	size_t count = list_articles(edition, list);

	for (size_t i = 0; i < count; i++)
		printf("%-8s %s\n", list[i].article, _(list[i].sentence->text));
	return EXIT_YES;
}

int command_explain(int count, char **arguments)
{
	enum laws_edition edition = LAWS_EDITION_2023;
	const char *article = NULL;

	for (int i = 0; i < count; i++) {
		if (!strcmp(arguments[i], "--edition")) {
			if (i + 1 == count || !edition_read(arguments[++i], &edition))
				return bad_input(_("explain: --edition takes 2001, 2017, 2018 or "
						   "2023"));
		} else if (article || arguments[i][0] == '-' || !arguments[i][0]) {
			return bad_input(_("explain: takes one article, as in 'explain 7.5.4'"));
		} else {
			article = arguments[i];
		}
	}
	return article ? explain_article(article, edition) : print_all(edition);
}
