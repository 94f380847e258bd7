/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Steps for stories of penalties, with what is due as a line of text:
 * "+2 7.5.5" is two minutes for the opponent, "1-0 A.5.2" a result.
 */
#ifndef TEST_LIB_EDITIONS_H
#define TEST_LIB_EDITIONS_H

#include <chesslaws.h>

#define DUE_SIZE 48

#define STANDARD "5400+30"
#define RAPID	 "900+10"
#define BLITZ	 "180+2"

struct laws_regulations regulations_of(enum laws_edition edition, const char *time_control,
				       enum laws_supervision supervision);

struct laws_ledger ledger_of(enum laws_edition edition, const char *time_control,
			     enum laws_supervision supervision);

/* White's infringement, pressed, seen by the arbiter, with mate possible. */
struct laws_infringement white_commits(enum laws_offence offence);

void due_write(const struct laws_due *due, char text[DUE_SIZE]);

void expect_due(struct laws_due due, const char *text);

/* What White's @offence costs the first, the second and the third time; commas part them. */
void expect_costs(enum laws_edition edition, const char *time_control,
		  enum laws_supervision supervision, enum laws_offence offence, const char *costs);

/* What is due for @infringement, when nothing was recorded before it. */
void expect_first(enum laws_edition edition, const char *time_control,
		  struct laws_infringement infringement, const char *text);

#endif
