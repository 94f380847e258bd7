/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which article rules a matter in each edition; that each article of the texts,
 * and each that can be cited, has its sentence.
 */
#include <criterion/criterion.h>
#include <stdio.h>
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

/* The lists of all four editions. */
static struct article_entry *lists[EDITIONS];
static size_t counts[EDITIONS];

static void make_lists(void)
{
	for (int edition = 0; edition < EDITIONS; edition++)
		lists[edition] = article_list((enum laws_edition)edition, &counts[edition]);
}

static void free_lists(void)
{
	for (int edition = 0; edition < EDITIONS; edition++)
		free(lists[edition]);
}

static void is_known(int edition, const char *article)
{
	size_t first;

	cr_assert_gt(article_find(lists[edition], counts[edition], article, &first), 0, "%s in %d",
		     article, edition_year((enum laws_edition)edition));
}

TestSuite(known, .init = make_lists, .fini = free_lists);

Test(known, every_matter)
{
	for (int matter = 0; matter < LAWS_MATTERS; matter++) {
		for (int edition = 0; edition < EDITIONS; edition++) {
			const char *article =
				laws_article((enum laws_matter)matter, (enum laws_edition)edition);

			if (article)
				is_known(edition, article);
		}
	}
}

Test(known, every_penalty)
{
	for (int kind = 0; kind < LAWS_PENALTIES; kind++) {
		for (int edition = 0; edition < EDITIONS; edition++) {
			const char *article = laws_penalty_article((enum laws_edition)edition,
								   (enum laws_penalty_kind)kind);

			if (article)
				is_known(edition, article);
		}
	}
}

/* Calls @check with a ledger of each edition, format and supervision. */
static void with_each_ledger(void (*check)(const struct laws_ledger *ledger))
{
	for (int i = 0; i < EDITIONS * 3 * 2; i++) {
		struct laws_regulations regulations;
		struct laws_ledger ledger;

		laws_regulations_default(&regulations);
		regulations.edition = (enum laws_edition)(i % EDITIONS);
		regulations.format = (enum laws_format)(LAWS_FORMAT_STANDARD + i / EDITIONS % 3);
		regulations.supervision = (enum laws_supervision)(i / EDITIONS / 3);
		laws_ledger_init(&ledger, &regulations);
		check(&ledger);
	}
}

static bool bit(unsigned int bits, unsigned int n)
{
	return bits >> n & 1;
}

/* Every offence, in every circumstance that the ledger is told. */
static void dues_are_known(const struct laws_ledger *ledger)
{
	for (unsigned int bits = 0; bits < 32 * LAWS_OFFENCES; bits++) {
		struct laws_infringement infringement = {
			.offence = (enum laws_offence)(bits / 32),
			.pressed = bit(bits, 0),
			.claimed = bit(bits, 1),
			.opponent_touched = bit(bits, 2),
			.opponent_made = bit(bits, 3),
			.mate = bit(bits, 4) ? LAWS_MATE_POSSIBLE : LAWS_MATE_IMPOSSIBLE,
		};

		is_known(ledger->edition, laws_ledger_due(ledger, &infringement).article);
	}
}

Test(known, every_due)
{
	with_each_ledger(dues_are_known);
}

static void flags_are_known(const struct laws_ledger *ledger)
{
	for (unsigned int bits = 0; bits < 64; bits++) {
		struct laws_flag_fall fall = {
			.down = {bit(bits, 0), bit(bits, 1)},
			.order_known = bit(bits, 2),
			.by_arbiter = bit(bits, 3),
			.last_period = bit(bits, 4),
			.announced = bit(bits, 5),
		};

		is_known(ledger->edition, laws_ledger_flag_fall(ledger, &fall).article);
	}
}

Test(known, every_flag_fall)
{
	with_each_ledger(flags_are_known);
}

Test(known, lateness)
{
	const laws_time arrived[2] = {0, LAWS_NEVER};

	for (int edition = 0; edition < EDITIONS; edition++) {
		struct laws_regulations regulations;

		laws_regulations_default(&regulations);
		regulations.edition = (enum laws_edition)edition;
		for (int resumption = 0; resumption < 2; resumption++)
			is_known(edition,
				 laws_lateness_due(&regulations, arrived, LAWS_SECOND, resumption)
					 .article);
	}
}

/* Calls @check for each article that articles.txt lists. */
static void with_each_number(void (*check)(int edition, const char *article))
{
	FILE *file = fopen(TEST_SOURCE_DIR "/tool/articles.txt", "r");
	char line[1024];

	cr_assert_not_null(file);
	while (fgets(line, sizeof(line), file)) {
		char *save, *word = strtok_r(line, " \n", &save);
		int edition = 0;

		if (word[0] == '#')
			continue;
		while (edition_year((enum laws_edition)edition) != atoi(word))
			cr_assert_lt(++edition, EDITIONS);
		while ((word = strtok_r(NULL, " \n", &save)))
			check(edition, word);
	}
	fclose(file);
}

Test(known, every_article_of_the_texts)
{
	with_each_number(is_known);
}

/* How many articles of the texts each entry tells of: it, or its parts. */
static unsigned int told[EDITIONS][512];

static void count_told(int edition, const char *article)
{
	cr_assert_lt(counts[edition], sizeof(told[0]) / sizeof(told[0][0]));
	for (size_t i = 0; i < counts[edition]; i++) {
		size_t length = strlen(lists[edition][i].article);

		if (!strncmp(lists[edition][i].article, article, length) &&
		    !(article[length] >= '0' && article[length] <= '9'))
			told[edition][i]++;
	}
}

Test(known, nothing_that_the_texts_have_not)
{
	with_each_number(count_told);
	for (int edition = 0; edition < EDITIONS; edition++)
		for (size_t i = 0; i < counts[edition]; i++)
			cr_assert_gt(told[edition][i], 0, "%s in %d", lists[edition][i].article,
				     edition_year((enum laws_edition)edition));
}
