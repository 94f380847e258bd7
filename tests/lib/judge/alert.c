/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The rows of the kinds of alerts: whole, apart from each other, and in themselves consistent.
 */
#include <criterion/criterion.h>
#include <string.h>

#include <chesslaws.h>

#define FOR_EACH_ROW(info)                                                                         \
	for (int kind = 0; kind < LAWS_ALERTS; kind++)                                             \
		for (const struct laws_alert_info *                                                \
			     info = laws_alert_info((enum laws_alert_kind)kind),                   \
			    *end = info + 1;                                                       \
		     info < end; info++)

Test(alert, what_is_no_kind_has_no_row)
{
	cr_assert_null(laws_alert_info(LAWS_ALERTS));
	cr_assert_null(laws_alert_info((enum laws_alert_kind) - 1));
}

Test(alert, every_row_has_a_word_of_its_own)
{
	FOR_EACH_ROW(info)
	{
		cr_assert_not_null(info->word, "kind %d", kind);
		for (int other = 0; other < kind; other++)
			cr_expect_str_neq(laws_alert_info((enum laws_alert_kind)other)->word,
					  info->word);
	}
}

/* An edition that does not know the matter cites nothing; since 2017 all know it. */
Test(alert, what_a_row_cites_by_itself_stands_in_the_laws_since_2017)
{
	FOR_EACH_ROW(info)
	{
		if (info->matters[0] == LAWS_MATTERS)
			continue;
		for (int edition = LAWS_EDITION_2017; edition <= LAWS_EDITION_2023; edition++)
			cr_expect_not_null(
				laws_article(info->matters[0], (enum laws_edition)edition), "%s",
				info->word);
	}
}

/* The ledger counts what costs something as an offence, each by one kind. */
Test(alert, offences_and_their_costs_belong_together)
{
	unsigned int told[LAWS_OFFENCES] = {0};

	FOR_EACH_ROW(info)
	{
		bool counted =
			info->cost == LAWS_COST_ILLEGAL_MOVE || info->cost == LAWS_COST_WRONG_CLAIM;

		cr_expect_eq(info->offence != LAWS_OFFENCES, counted, "%s", info->word);
		if (info->offence != LAWS_OFFENCES)
			cr_expect_eq(++told[info->offence], 1, "%s", info->word);
	}
}

/* A list of the offences that an arbiter can report ends with the first that he cannot. */
Test(alert, reported_offences_come_first)
{
	unsigned int count = 0;

	for (int offence = 0; offence < LAWS_OFFENCES; offence++) {
		enum laws_alert_kind kind = laws_alert_of_offence((enum laws_offence)offence);

		if (kind == LAWS_ALERTS)
			continue;
		cr_expect_eq((int)count++, offence);
		cr_expect_eq((int)laws_alert_info(kind)->offence, offence);
	}
	cr_expect_gt(count, 0);
	cr_expect_eq(laws_alert_of_offence(LAWS_OFFENCES), LAWS_ALERTS);
}

/* An alert that accuses names the player, and one whose side no reed can tell is never certain. */
Test(alert, whoever_is_accused_is_named)
{
	FOR_EACH_ROW(info)
	{
		if (info->accused != LAWS_ACCUSED_NOBODY)
			cr_expect(info->names_side, "%s", info->word);
		if (info->accused == LAWS_ACCUSED_EITHER)
			cr_expect_eq(info->at_most, LAWS_POSSIBLE, "%s", info->word);
	}
}

/* Evidence of hands or touches rests on times: such an alert is never certain. */
Test(alert, what_rests_on_times_is_not_certain)
{
	FOR_EACH_ROW(info)
	if (info->evidence == LAWS_EVIDENCE_HANDS || info->evidence == LAWS_EVIDENCE_TOUCHES)
		cr_expect_lt(info->at_most, LAWS_CERTAIN, "%s", info->word);
}
