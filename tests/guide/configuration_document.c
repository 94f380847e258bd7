/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes packaging/man/touchmoved.conf.5: every key as the tables of daemon/config say it, which
 * read them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/configuration.h"

static const char head[] =
	".\\\" SPDX-License-Identifier: LGPL-2.1-or-later\n"
	".\\\" Made from the tables of daemon/config; do not edit:\n"
	".\\\" \"meson compile -C build configuration-guide\" writes it anew.\n"
	".TH TOUCHMOVED.CONF 5 \"\" \"Touchmove\" \"File formats\"\n"
	".SH NAME\n"
	"touchmoved.conf \\- the boards that touchmoved reads, and the regulations of their games\n"
	".SH SYNOPSIS\n"
	".nf\n"
	".I /etc/touchmove/touchmoved.conf\n"
	".I /etc/touchmove/touchmoved.conf.d/*.conf\n"
	".I /etc/touchmove/boards.d/*.conf\n"
	".fi\n"
	".SH DESCRIPTION\n"
	"A file of sections, in brackets, and in them lines of KEY=VALUE, in UTF-8.\n"
	"Everything is optional, and everything unknown is refused, with the file, the line and "
	"what "
	"would be\nright.\n"
	"A line that begins with # or ; is a comment, and so is what stands behind a blank and ; "
	"in "
	"any line.\n"
	"A list goes on in lines that begin with a blank.\n"
	".PP\n"
	"Drop-ins, the files of\n.I touchmoved.conf.d\n"
	"whose names end in\n.IR .conf ,\n"
	"are read behind the file in the order of their names (of bytes).\n"
	"Each key that one gives stands in place of what was given before for the same section, a "
	"list whole;\nwithin one file a key stands once.\n"
	"Beside another file, which\n.B touchmoved \\-\\-config\nnames, lie its own "
	"FILE.d and boards.d.\n"
	".PP\n"
	"Where no board has a name, everything is about the one there is.\n"
	"Of several each has a section\n.BI [board\\~ NAME ]\n"
	"with the keys of\n.BR [board] ,\nbut for\n.BR Board= ,\nand those of\n"
	".BR [regulations] ;\n"
	"its lines stand in\n.BI [gpio\\~ NAME ]\n"
	"in place of those of\n.BR [gpio] .\n"
	"The same can stand in a file\n.IB boards.d/ NAME .conf\n"
	"of its own, whose sections have no name, and of which there are no drop-ins.\n"
	"What stands without a name in the other files then holds for every board that does not "
	"say "
	"otherwise.\n"
	".PP\n"
	".B touchmoved \\-\\-check\\-config\n"
	"reads all of it and says which boards there would be;\n"
	".B systemctl reload touchmoved\n"
	"takes it while games are on, which keep their regulations to their end;\n"
	".B touchmovectl setup\n"
	"writes it for whoever likes to be asked.\n"
	"Some keys are explained at greater length in\n.BR touchmoved (8).\n";

static const char *const introductions[SECTIONS] = {
	[SECTION_BOARD] = "Where a board is, and how it is wired.",
	[SECTION_GPIO] = "The lines of a board that is read without the kernel module.",
	[SECTION_BUS] = "For all boards.",
	[SECTION_REGULATIONS] = "The names and values that set lines of a trace have.",
};

static const char tail[] = ".SH FILES\n"
			   "The example that is installed as\n.I /etc/touchmove/touchmoved.conf\n"
			   "has every section, commented out.\n"
			   ".SH \"SEE ALSO\"\n"
			   ".BR touchmoved (8),\n.BR touchmovectl (1),\n.BR gpioinfo (1)\n";

/* Writes text of the tables as roff reads it: `words` in bold, a minus as such. */
static void put(const char *text)
{
	bool bold = false;

	for (; *text; text++) {
		if (*text == '`') {
			fputs(bold ? "\\fR" : "\\fB", stdout);
			bold = !bold;
		} else if (*text == '-') {
			fputs("\\-", stdout);
		} else if (*text == '\\') {
			fputs("\\e", stdout);
		} else if (!strncmp(text, "µ", strlen("µ"))) {
			fputs("\\(mc", stdout);
			text += strlen("µ") - 1;
		} else {
			putchar(*text);
		}
	}
}

static void tell(const char *key, const char *expected, const char *usual, const char *meaning)
{
	if (!meaning || !meaning[0]) {
		fprintf(stderr, "configuration-document: %s= has no meaning\n", key);
		exit(1);
	}
	printf(".TP\n.B %s=\n", key);
	put(meaning);
	fputs("\nExpects ", stdout);
	put(expected);
	if (usual[0]) {
		fputs("; the default is ", stdout);
		put(usual);
	}
	fputs(".\n", stdout);
}

int main(void)
{
	fputs(head, stdout);
	for (int section = 0; section < SECTIONS; section++) {
		printf(".SH \"SECTION [%s]\"\n%s\n", section_words[section],
		       introductions[section]);
		if (section == SECTION_REGULATIONS)
			settings_describe(tell);
		else
			configuration_describe((enum section)section, tell);
	}
	fputs(tail, stdout);
	return ferror(stdout) ? 1 : 0;
}
