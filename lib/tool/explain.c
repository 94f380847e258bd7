/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws explain: what an article says in an edition of the Laws, and where
 * the same matter stands in the others.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/explain.h"
#include "tool/tool.h"

static bool edition_read(const char *text, enum laws_edition *edition)
{
	char *end;
	long year = strtol(text, &end, 10);

	for (int i = 0; i < EDITIONS && isdigit((unsigned char)text[0]) && !*end; i++) {
		if (edition_year((enum laws_edition)i) != year)
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

/* "2018: 7.5.4, 2017: 7.7.1, 2001: 4.1", or empty. */
static void elsewhere_write(const struct article_subject *subject, enum laws_edition edition,
			    char *text, size_t size)
{
	size_t length = 0;

	text[0] = '\0';
	for (int i = EDITIONS; i-- > 0;) {
		const char *article = article_number(subject, (enum laws_edition)i);

		if (article && i != (int)edition)
			length += (size_t)snprintf(text + length, size - length, "%s%d: %s",
						   length ? ", " : "",
						   edition_year((enum laws_edition)i), article);
	}
}

static void explain(const struct article_entry *entry, enum laws_edition edition)
{
	char elsewhere[EDITIONS * (LAWS_ARTICLE_SIZE + 8)];
	char board[512];

	elsewhere_write(entry->subject, edition, elsewhere, sizeof(elsewhere));
	article_board_write(entry->saying, "", board, sizeof(board));
	printf("%-8s %s\n%-8s %s\n", entry->article, _(entry->saying->text), "", board);
	if (elsewhere[0]) {
		printf("%-8s ", "");
		/* Translators: a list such as "2018: 7.5.4, 2001: 4.1". */
		printf(_("In other editions: %1$s"), elsewhere);
		putchar('\n');
	}
}

/* The article of @edition on the subject that is @article of another edition, or NULL. */
static const char *in_chapter(const struct article_chapter *chapter, const char *article,
			      enum laws_edition other, enum laws_edition edition)
{
	for (size_t i = 0; i < chapter->count; i++) {
		const char *there = article_number(&chapter->subjects[i], other);
		const char *here = article_number(&chapter->subjects[i], edition);

		if (there && here && !strcmp(there, article))
			return here;
	}
	return NULL;
}

static const char *same_subject(const char *article, enum laws_edition edition)
{
	for (int other = EDITIONS; other-- > 0;) {
		for (size_t i = 0; i < article_chapters_count; i++) {
			const char *here = in_chapter(article_chapters[i], article,
						      (enum laws_edition)other, edition);

			if (here)
				return here;
		}
	}
	return NULL;
}

/* The two articles of @list between which @article would stand, or the one at its end. */
static void nearest_write(const char *article, const struct article_entry *list, size_t count,
			  char *text, size_t size)
{
	size_t behind = 0;

	while (behind < count && article_compare(list[behind].article, article) < 0)
		behind++;
	snprintf(text, size, "%s%s%s", behind ? list[behind - 1].article : "",
		 behind && behind < count ? ", " : "", behind < count ? list[behind].article : "");
}

static int not_known(const char *article, enum laws_edition edition,
		     const struct article_entry *list, size_t count)
{
	const char *same = same_subject(article, edition);
	char nearest[2 * LAWS_ARTICLE_SIZE + 2];

	if (same)
		return bad_input(_("explain: the Laws of %1$d have no article %2$s; there its "
				   "matter stands in %3$s"),
				 edition_year(edition), article, same);
	nearest_write(article, list, count, nearest, sizeof(nearest));
	/* Translators: 3 is a list of articles, such as "7.4.3, 7.5.1". */
	return bad_input(_("explain: the Laws of %2$d have no article %1$s; near it are %3$s, and "
			   "'chesslaws explain' lists all"),
			 article, edition_year(edition), nearest);
}

static int explain_article(const char *text, enum laws_edition edition,
			   const struct article_entry *list, size_t count)
{
	char article[LAWS_ARTICLE_SIZE];
	size_t found, first;

	article_read(text, article);
	found = article_find(list, count, article, &first);
	for (size_t i = 0; i < found; i++)
		explain(&list[first + i], edition);
	return found ? EXIT_YES : not_known(article, edition, list, count);
}

static int print_all(const struct article_entry *list, size_t count)
{
	for (size_t i = 0; i < count; i++)
		printf("%-8s %s\n", list[i].article, _(list[i].saying->text));
	return EXIT_YES;
}

static int explain_edition(const char *article, enum laws_edition edition)
{
	size_t count;
	struct article_entry *list = article_list(edition, &count);
	int code;

	if (!list)
		out_of_memory();
	code = article ? explain_article(article, edition, list, count) : print_all(list, count);
	free(list);
	return code;
}

int command_explain(int count, char **arguments)
{
	enum laws_edition edition = LAWS_EDITION_2023;
	const char *article = NULL;

	if (count == 1 && !strcmp(arguments[0], "--table"))
		return explain_table();
	for (int i = 0; i < count; i++) {
		if (!strcmp(arguments[i], "--edition")) {
			if (i + 1 == count || !edition_read(arguments[++i], &edition))
				return bad_input(_("explain: --edition takes 2001, 2017, 2018 or "
						   "2023"));
		} else if (!strcmp(arguments[i], "--table")) {
			return bad_input(_("explain: --table tells of all articles and editions, "
					   "and takes nothing beside it"));
		} else if (article || arguments[i][0] == '-' || !arguments[i][0]) {
			return bad_input(_("explain: takes one article, as in 'explain 7.5.4'"));
		} else {
			article = arguments[i];
		}
	}
	return explain_edition(article, edition);
}
