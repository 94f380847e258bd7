/* SPDX-License-Identifier: LGPL-2.1-or-later */
#include "editions.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

struct laws_regulations regulations_of(enum laws_edition edition, const char *time_control,
				       enum laws_supervision supervision)
{
	struct laws_regulations regulations;

	laws_regulations_default(&regulations);
	regulations.edition = edition;
	regulations.supervision = supervision;
	cr_assert_eq(laws_time_control_read(time_control, &regulations.time_control), 0, "%s",
		     time_control);
	return regulations;
}

struct laws_ledger ledger_of(enum laws_edition edition, const char *time_control,
			     enum laws_supervision supervision)
{
	struct laws_regulations regulations = regulations_of(edition, time_control, supervision);
	struct laws_ledger ledger;

	laws_ledger_init(&ledger, &regulations);
	return ledger;
}

struct laws_infringement white_commits(enum laws_offence offence)
{
	struct laws_infringement infringement = {
		.offence = offence,
		.side = LAWS_WHITE,
		.pressed = true,
		.mate = LAWS_MATE_POSSIBLE,
	};

	return infringement;
}

void due_write(const struct laws_due *due, char text[DUE_SIZE])
{
	static const char *const names[] = {
		[LAWS_DUE_NOTHING] = "nothing", [LAWS_DUE_CLAIM_LOST] = "claim-lost",
		[LAWS_DUE_STANDS] = "stands",	[LAWS_DUE_DISCRETION] = "discretion",
		[LAWS_DUE_PLAY_ON] = "play-on",
	};
	double minutes = (double)due->added / (60.0 * LAWS_SECOND);

	if (due->kind == LAWS_DUE_TIME)
		snprintf(text, DUE_SIZE, "+%g%s %s", minutes, due->halves ? " halved" : "",
			 due->article);
	else if (due->kind == LAWS_DUE_RESULT)
		snprintf(text, DUE_SIZE, "%s%s %s", laws_result_text(due->result),
			 due->undecided ? "?" : "", due->article);
	else
		snprintf(text, DUE_SIZE, "%s %s", names[due->kind], due->article);
}

void expect_due(struct laws_due due, const char *expected)
{
	char text[DUE_SIZE];

	cr_assert_lt(strlen(due.article), LAWS_ARTICLE_SIZE);
	due_write(&due, text);
	cr_assert_str_eq(text, expected);
}

void expect_costs(enum laws_edition edition, const char *time_control,
		  enum laws_supervision supervision, enum laws_offence offence, const char *costs)
{
	struct laws_ledger ledger = ledger_of(edition, time_control, supervision);
	struct laws_infringement infringement = white_commits(offence);
	char all[4 * DUE_SIZE] = "", text[DUE_SIZE];

	for (int i = 0; i < 3; i++) {
		struct laws_due due = laws_ledger_due(&ledger, &infringement);

		due_write(&due, text);
		strcat(all, i ? ", " : "");
		strcat(all, text);
		laws_ledger_record(&ledger, LAWS_WHITE, offence);
	}
	cr_assert_str_eq(all, costs);
}

void expect_first(enum laws_edition edition, const char *time_control,
		  struct laws_infringement infringement, const char *text)
{
	struct laws_ledger ledger = ledger_of(edition, time_control, LAWS_SUPERVISION_LIMITED);

	expect_due(laws_ledger_due(&ledger, &infringement), text);
}
