/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which article rules a matter in each edition, and that each has its sentence. */
#include <criterion/criterion.h>
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

/* How many sentences tell what @article says in @edition. */
static unsigned int sentences_of(const char *article, enum laws_edition edition)
{
	unsigned int count = 0;

	for (size_t i = 0; i < article_sentences_count; i++) {
		const struct article_sentence *sentence = &article_sentences[i];

		if (!(sentence->editions & 1u << edition))
			continue;
		cr_assert_not_null(laws_article(sentence->matter, edition), "%s", sentence->text);
		if (!strcmp(laws_article(sentence->matter, edition), article))
			count++;
	}
	return count;
}

Test(article, each_has_one_sentence_in_each_edition)
{
	for (int matter = 0; matter < LAWS_MATTERS; matter++) {
		for (int edition = LAWS_EDITION_2001; edition <= LAWS_EDITION_2023; edition++) {
			const char *article =
				laws_article((enum laws_matter)matter, (enum laws_edition)edition);

			if (article)
				cr_assert_eq(sentences_of(article, (enum laws_edition)edition), 1,
					     "%s in edition %d", article, edition);
		}
	}
}
