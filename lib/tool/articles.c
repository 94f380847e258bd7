/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How the articles are found among the sentences. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/explain.h"

int edition_year(enum laws_edition edition)
{
	static const int years[EDITIONS] = {
		[LAWS_EDITION_2001] = 2001,
		[LAWS_EDITION_2017] = 2017,
		[LAWS_EDITION_2018] = 2018,
		[LAWS_EDITION_2023] = 2023,
	};

	return years[edition];
}

const char *article_number(const struct article_subject *subject, enum laws_edition edition)
{
	return subject->matter == NO_MATTER ? subject->numbers[edition]
					    : laws_article(subject->matter, edition);
}

const struct article_saying *article_saying(const struct article_subject *subject,
					    enum laws_edition edition)
{
	for (const struct article_saying *saying = subject->says; saying->text; saying++)
		if (saying->editions & 1u << edition)
			return saying;
	return NULL;
}

/* C libraries differ in what strverscmp() says of a letter and a digit: some put A.1 before 1.1. */
int article_compare(const char *a, const char *b)
{
	int a_letter = isalpha((unsigned char)a[0]) != 0,
	    b_letter = isalpha((unsigned char)b[0]) != 0;

	return a_letter != b_letter ? a_letter - b_letter : strverscmp(a, b);
}

static int compare(const void *a, const void *b)
{
	const struct article_entry *left = a, *right = b;

	return article_compare(left->article, right->article);
}

static size_t count_subjects(void)
{
	size_t count = 0;

	for (size_t i = 0; i < article_chapters_count; i++)
		count += article_chapters[i]->count;
	return count;
}

static size_t list_chapter(const struct article_chapter *chapter, enum laws_edition edition,
			   struct article_entry *list)
{
	size_t count = 0;

	for (size_t i = 0; i < chapter->count; i++) {
		const struct article_subject *subject = &chapter->subjects[i];
		const struct article_saying *saying = article_saying(subject, edition);

		if (saying)
			list[count++] = (struct article_entry){
				.article = article_number(subject, edition),
				.subject = subject,
				.saying = saying,
			};
	}
	return count;
}

struct article_entry *article_list(enum laws_edition edition, size_t *count)
{
	struct article_entry *list = calloc(count_subjects(), sizeof(list[0]));

	*count = 0;
	for (size_t i = 0; list && i < article_chapters_count; i++)
		*count += list_chapter(article_chapters[i], edition, list + *count);
	if (list)
		qsort(list, *count, sizeof(list[0]), compare);
	return list;
}

/* True for 7.5.4 as a part of 7.5, and for 7.4b as one of 7.4. */
static bool is_part(const char *article, const char *whole)
{
	size_t length = strlen(whole);

	return length && !strncmp(article, whole, length) &&
	       (article[length] == '.' || islower((unsigned char)article[length]));
}

static size_t find_whole(const struct article_entry *list, size_t count, const char *article,
			 size_t *first)
{
	size_t found = 0;

	for (size_t i = 0; i < count; i++) {
		if (!list[i].subject->with_parts || !is_part(article, list[i].article))
			continue;
		/* For 11.3.2.1 the longer 11.3.2 says more than 11.3; it stands behind it. */
		*first = i;
		found = 1;
	}
	return found;
}

size_t article_find(const struct article_entry *list, size_t count, const char *article,
		    size_t *first)
{
	size_t found = 0;

	for (size_t i = 0; i < count; i++) {
		if (strcmp(list[i].article, article) && !is_part(list[i].article, article))
			continue;
		if (!found)
			*first = i;
		found++;
	}
	return found ? found : find_whole(list, count, article, first);
}

/* "set-time, resume" with @quote around each name. */
static void names_write(const char *names, const char *quote, char *text, size_t size)
{
	size_t length = 0;

	while (length < size) {
		const char *comma = strchrnul(names, ',');

		length += (size_t)snprintf(text + length, size - length, "%s%s%.*s%s",
					   length ? ", " : "", quote, (int)(comma - names), names,
					   quote);
		if (!*comma)
			return;
		names = comma + strlen(", ");
	}
}

void article_board_write(const struct article_saying *saying, const char *quote, char *text,
			 size_t size)
{
	char names[256] = "";

	if (saying->names)
		names_write(saying->names, quote, names, sizeof(names));
	switch (saying->part) {
	case BOARD_DECIDES:
		snprintf(text, size, "%s", _("The board follows and decides this by itself."));
		break;
	case BOARD_SHOWS:
		/* Translators: a list of alerts' kinds, such as "touch-move, two-hands". */
		snprintf(text, size, _("The board raises %1$s as evidence; a person rules."),
			 names);
		break;
	case BOARD_APPLIES:
		/* Translators: a list of commands or settings, such as "pause, set-time". */
		snprintf(text, size,
			 _("A person says so with %1$s; the board checks, applies and records it."),
			 names);
		break;
	case BOARD_RECORDS:
		snprintf(text, size, "%s", _("The board records or shows this, and no more."));
		break;
	case BOARD_LEAVES:
		snprintf(text, size, "%s",
			 _("This is left to people; the board has no part in it."));
		break;
	}
}
