/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What of a configuration file is changed, and what is not. */
#include <criterion/criterion.h>
#include <string.h>

#include "ctl/setup/draft.h"

static void expect(const char *old, const struct draft_board *board, const char *text,
		   const char *changes)
{
	struct draft draft;

	cr_assert_eq(draft_make(&draft, old, strlen(old), board), 0);
	cr_expect_str_eq(draft.text, text);
	cr_expect_eq(draft.size, strlen(text));
	if (changes)
		cr_expect_str_eq(draft.changes, changes);
	draft_clear(&draft);
	cr_expect_null(draft.text);
}

static const struct draft_board plain = {.name = "", .board = "Source=usb:1\n"};
static const struct draft_board lined = {
	.name = "",
	.board = "Source=gpio:\nWiring=a1\n",
	.lines = "Topology=direct\nSquares=x\n",
};
static const struct draft_board named = {
	.name = "hall_1",
	.board = "Source=gpio:\n",
	.lines = "Topology=direct\n",
};

Test(draft, empty)
{
	expect("", &plain, "[board]\nSource=usb:1\n", "+ [board]\n+ Source=usb:1\n");
	expect("", &lined,
	       "[board]\nSource=gpio:\nWiring=a1\n\n[gpio]\nTopology=direct\nSquares=x\n", NULL);
}

Test(draft, keys_are_replaced_and_others_stay)
{
	expect("# mine\n[board]\nSource = usb:2\nBoard=x\nWiring=h8 g8\n  f8\n\n\t e8\n# more\n"
	       "SecondSource=usb:3\n[regulations]\nWhite=A\n",
	       &plain,
	       "# mine\n[board]\nSource=usb:1\nBoard=x\n\n# more\nSecondSource=usb:3\n"
	       "[regulations]\nWhite=A\n",
	       "  [board]\n+ Source=usb:1\n- Source = usb:2\n- Wiring=h8 g8\n-   f8\n- \t e8\n");
}

/* Its lines stay where they are not asked for. */
Test(draft, lines)
{
	static const char old[] = "[gpio]\nTopology=matrix\n# why\nRows=a\n b\n[board]\nWiring=b1";

	expect(old, &plain, "[gpio]\nTopology=matrix\n# why\nRows=a\n b\n[board]\nSource=usb:1\n",
	       NULL);
	expect(old, &lined,
	       "[gpio]\nTopology=direct\nSquares=x\n# why\n[board]\nSource=gpio:\nWiring=a1\n",
	       "  [gpio]\n+ Topology=direct\n+ Squares=x\n- Topology=matrix\n- Rows=a\n-  b\n"
	       "  [board]\n+ Source=gpio:\n+ Wiring=a1\n- Wiring=b1\n");
}

Test(draft, one_of_several_boards)
{
	expect("[board]\nWiring=a1\n[board hall_10]\nSource=usb:2\r\n[board  hall_1]\r\n"
	       "Source=usb:3\r\nWhite=A\r\n[gpio]\nPeriod=2000\n",
	       &named,
	       "[board]\nWiring=a1\n[board hall_10]\nSource=usb:2\n[board  hall_1]\n"
	       "Source=gpio:\nWhite=A\n[gpio]\nPeriod=2000\n\n[gpio hall_1]\nTopology=direct\n",
	       NULL);
}

/* A section may come again in the same file; the keys stand once. */
Test(draft, a_section_that_comes_again)
{
	expect("[board]\nBoard=x\n[regulations]\n[board]\nSource=usb:2\nSourceless\n", &plain,
	       "[board]\nSource=usb:1\nBoard=x\n[regulations]\n[board]\nSourceless\n", NULL);
}
