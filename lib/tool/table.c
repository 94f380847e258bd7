/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws explain --table: all articles of all editions as Markdown. The page
 * packaging/guide/laws.md is what it prints in English.
 */
#include <stdio.h>

#include "tool/explain.h"
#include "tool/tool.h"

static void print_head(void)
{
	printf("# %s\n\n", _("The Laws of Chess, article by article"));
	printf("%s\n",
	       _("What each article says in the four editions that the board knows, in our own "
		 "words, and what the board does about it. The words are a help: the FIDE Laws "
		 "themselves decide."));
}

/* The numbers of @subject in the editions of @saying, an empty cell for each other one. */
static void print_numbers(const struct article_subject *subject,
			  const struct article_saying *saying)
{
	for (int edition = LAWS_EDITION_2023; edition >= LAWS_EDITION_2001; edition--) {
		bool there = saying->editions & 1u << edition;

		printf("| %s ", there ? article_number(subject, (enum laws_edition)edition) : "");
	}
}

static void print_subject(const struct article_subject *subject)
{
	for (const struct article_saying *saying = subject->says; saying->text; saying++) {
		char board[512];

		article_board_write(saying, "`", board, sizeof(board));
		print_numbers(subject, saying);
		printf("| %s | %s |\n", _(saying->text), board);
	}
}

static void print_chapter(const struct article_chapter *chapter)
{
	printf("\n## %s\n\n", _(chapter->title));
	for (int edition = LAWS_EDITION_2023; edition >= LAWS_EDITION_2001; edition--)
		printf("| %d ", edition_year((enum laws_edition)edition));
	printf("| %s | %s |\n|---|---|---|---|---|---|\n", _("What it says"),
	       _("What the board does"));
	for (size_t i = 0; i < chapter->count; i++)
		print_subject(&chapter->subjects[i]);
}

int explain_table(void)
{
	print_head();
	for (size_t i = 0; i < article_chapters_count; i++)
		print_chapter(article_chapters[i]);
	return EXIT_YES;
}
