/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which article rules a matter in each edition, and that each has its sentence. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include <explain.h>

static void stands(enum laws_matter matter, const char *const expected[4])
{
	for (int edition = LAWS_EDITION_2001; edition <= LAWS_EDITION_2023; edition++) {
		const char *article = laws_article(matter, (enum laws_edition)edition);

		if (expected[edition])
			cr_assert_str_eq(article, expected[edition]);
		else
			cr_assert_null(article);
	}
}

Test(article, numbers_follow_the_edition)
{
	stands(LAWS_MATTER_TWO_HANDS, (const char *const[]){"4.1", "7.7.1", "7.5.4", "7.5.4"});
	stands(LAWS_MATTER_NO_MOVE, (const char *const[]){"6.8c", "7.8.1", "7.5.3", "7.5.3"});
	stands(LAWS_MATTER_ILLEGAL_MOVE_PENALTY,
	       (const char *const[]){"7.4b", "7.5.3", "7.5.5", "7.5.5"});
	stands(LAWS_MATTER_RAPID_ILLEGAL_MOVE,
	       (const char *const[]){"B.5b", "A.4.2", "A.4.2", "A.5.2"});
	stands(LAWS_MATTER_FIVEFOLD, (const char *const[]){NULL, "9.6.1", "9.6.1", "9.6.1"});
	stands(LAWS_MATTER_RAPID_TOUCHED, (const char *const[]){"B.5a", NULL, NULL, NULL});
	stands(LAWS_MATTER_SAME_POSITION, (const char *const[]){"9.2", "9.2.2", "9.2.2", "9.2.3"});
}

Test(article, what_is_no_matter_has_no_article)
{
	cr_assert_null(laws_article(LAWS_MATTERS, LAWS_EDITION_2023));
	cr_assert_null(laws_article((enum laws_matter) - 1, LAWS_EDITION_2023));
	cr_assert_null(laws_article(LAWS_MATTER_NO_MOVE, (enum laws_edition)4));
	cr_assert_null(laws_article(LAWS_MATTER_NO_MOVE, (enum laws_edition) - 1));
}

Test(article, every_number_fits_a_verdict)
{
	for (int matter = 0; matter < LAWS_MATTERS; matter++) {
		unsigned int editions = 0;

		for (int edition = LAWS_EDITION_2001; edition <= LAWS_EDITION_2023; edition++) {
			const char *article =
				laws_article((enum laws_matter)matter, (enum laws_edition)edition);

			if (!article)
				continue;
			editions++;
			cr_assert_lt(strlen(article), LAWS_ARTICLE_SIZE);
			cr_assert_not_null(strchr(article, '.'), "%s", article);
		}
		cr_assert_gt(editions, 0, "matter %d stands nowhere", matter);
	}
}

/* How many subjects @matter has; there is to be one. */
static unsigned int subjects_of(enum laws_matter matter)
{
	unsigned int count = 0;

	for (size_t i = 0; i < article_chapters_count; i++)
		for (size_t j = 0; j < article_chapters[i]->count; j++)
			count += article_chapters[i]->subjects[j].matter == matter;
	return count;
}

Test(article, each_matter_is_a_subject)
{
	for (int matter = 0; matter < LAWS_MATTERS; matter++)
		cr_assert_eq(subjects_of((enum laws_matter)matter), 1, "matter %d", matter);
}

/* Every saying has a number in each of its editions, and editions of its own. */
static void stands_in_its_editions(const struct article_subject *subject)
{
	unsigned int editions = 0;

	for (const struct article_saying *saying = subject->says; saying->text; saying++) {
		cr_assert_not(editions & saying->editions, "%s", saying->text);
		editions |= saying->editions;
		for (int edition = 0; edition < EDITIONS; edition++)
			if (saying->editions & 1u << edition)
				cr_assert_not_null(
					article_number(subject, (enum laws_edition)edition),
					"edition %d: %s", edition, saying->text);
	}
	cr_assert(editions);
}

Test(article, each_sentence_has_numbers)
{
	for (size_t i = 0; i < article_chapters_count; i++)
		for (size_t j = 0; j < article_chapters[i]->count; j++)
			stands_in_its_editions(&article_chapters[i]->subjects[j]);
}

Test(article, each_has_one_sentence_in_each_edition)
{
	for (int edition = 0; edition < EDITIONS; edition++) {
		size_t count;
		struct article_entry *list = article_list((enum laws_edition)edition, &count);

		cr_assert_not_null(list);
		cr_assert_gt(count, 0);
		for (size_t i = 1; i < count; i++)
			cr_assert_str_neq(list[i - 1].article, list[i].article, "edition %d",
					  edition);
		free(list);
	}
}

/* What alerts and verbs a sentence names stands where it can, and nowhere else. */
Test(article, names_stand_with_what_has_them)
{
	for (size_t i = 0; i < article_chapters_count; i++) {
		const struct article_chapter *chapter = article_chapters[i];

		for (size_t j = 0; j < chapter->count; j++) {
			const struct article_saying *saying = chapter->subjects[j].says;

			for (; saying->text; saying++)
				cr_assert_eq(!!saying->names,
					     saying->part == BOARD_SHOWS ||
						     saying->part == BOARD_APPLIES,
					     "%s", saying->text);
		}
	}
}

static void is_known(enum laws_edition edition, const char *article)
{
	size_t count, first;
	struct article_entry *list = article_list(edition, &count);

	cr_assert_eq(article_find(list, count, article, &first) > 0, true, "%s in %d", article,
		     edition_year(edition));
	free(list);
}

Test(article, every_matter_is_explained)
{
	for (int matter = 0; matter < LAWS_MATTERS; matter++) {
		for (int edition = 0; edition < EDITIONS; edition++) {
			const char *article =
				laws_article((enum laws_matter)matter, (enum laws_edition)edition);

			if (article)
				is_known((enum laws_edition)edition, article);
		}
	}
}
