/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The scoresheet on paper in the readers' languages, of which TEXTDOMAINDIR has the catalogues. */
#include <criterion/criterion.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/sheet.h"
#include "support.h"
#include "tool/language.h"

/* 1. e4 Nf6 (=), and White wins on time. */
static char *sheet_in(const char *language)
{
	static struct scoresheet record;
	struct settings settings = settings_of("300", NULL);
	struct event started = event_of(LAWS_VERDICT_STARTED, 1000000);
	struct event ended = event_of(LAWS_VERDICT_ENDED, 9000000);
	struct laws_position position = settings.start;
	struct event offer = event_of(LAWS_VERDICT_DRAW_OFFER, 2500000);
	struct event move;
	char *text = NULL;
	size_t size;
	FILE *file;

	setenv("LC_ALL", "C.UTF-8", 1);
	setenv("LANGUAGE", language, 1);
	language_begin();
	strcpy(settings.white, "Xaver");
	scoresheet_init(&record, &settings);
	started.before = position;
	scoresheet_take(&record, &started);
	move = move_event(LAWS_VERDICT_COMPLETED, &position, 1, "e4", 2000000);
	move.verdict.completed.displays.kept = true;
	move.verdict.completed.displays.left[LAWS_WHITE] = 299 * LAWS_SECOND;
	move.verdict.completed.displays.left[LAWS_BLACK] = 300 * LAWS_SECOND;
	scoresheet_take(&record, &move);
	offer.verdict.draw_offer.what = LAWS_DRAW_OFFERED;
	offer.verdict.ply = 2;
	scoresheet_take(&record, &offer);
	move = move_event(LAWS_VERDICT_COMPLETED, &position, 2, "Nf6", 3000000);
	move.verdict.completed.displays.kept = true;
	move.verdict.completed.displays.left[LAWS_WHITE] = 299 * LAWS_SECOND;
	move.verdict.completed.displays.left[LAWS_BLACK] = 298 * LAWS_SECOND;
	scoresheet_take(&record, &move);
	ended.verdict.state.result = LAWS_RESULT_WHITE;
	ended.verdict.state.reason = LAWS_REASON_TIME;
	scoresheet_take(&record, &ended);
	file = open_memstream(&text, &size);
	sheet_write(file, &record);
	fclose(file);
	return text;
}

static void expect_in(const char *language, const char *const lines[])
{
	char *text = sheet_in(language);

	for (; *lines; lines++)
		cr_expect(strstr(text, *lines), "no '%s' in:\n%s", *lines, text);
	free(text);
}

#define LRM "\342\200\216"

Test(sheet, stays_as_it_is_in_english)
{
	expect_in("C", (const char *const[]){
			       "White         Xaver\n", "\n       White                 Black\n",
			       "   1.  e4          0:04:59   Nf6 (=)     0:04:58\n",
			       "Result        1-0 (time)\n",
			       "White ____________________    Black ____________________\n\n"
			       "Arbiter ____________________\n",
			       NULL});
}

Test(sheet, has_labels_and_pieces_of_the_language)
{
	expect_in("de", (const char *const[]){
				"Weiß          Xaver\n", "\n       Weiß                  Schwarz\n",
				"   1.  e4          0:04:59   Sf6 (=)     0:04:58\n",
				"Ergebnis      1-0 (Zeit)\n", "\nSchiedsrichter ____", NULL});
}

/* What takes two columns is counted as two. */
Test(sheet, stands_in_columns_where_signs_are_wide)
{
	expect_in("zh_CN", (const char *const[]){
				   "白方          Xaver\n", "\n       白方                  黑方\n",
				   "   1.  e4          0:04:59   Nf6 (=)     0:04:58\n", NULL});
}

/* Each line runs from left to right, so that White's moves stand on the left. */
Test(sheet, stands_in_columns_where_letters_run_from_the_right)
{
	expect_in("he", (const char *const[]){LRM "הלבן" LRM "          Xaver\n",
					      "\n       " LRM "הלבן" LRM "                  " LRM
					      "השחור" LRM,
					      NULL});
	expect_in("he", (const char *const[]){"   1.  ", "0:04:59   ", NULL});
}

Test(sheet, a_locale_that_cannot_be_read_costs_no_line)
{
	char *text;

	setlocale(LC_ALL, "C");
	text = sheet_in("ar");
	cr_expect(strstr(text, "Xaver\n"));
	free(text);
}
