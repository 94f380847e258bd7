/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The one function of language.h. */
#include <locale.h>
#include <stdlib.h>

#include "tool/language.h"

void language_begin(void)
{
	const char *directory = getenv("TEXTDOMAINDIR");

	setlocale(LC_CTYPE, "");
	setlocale(LC_MESSAGES, "");
	bindtextdomain("touchmove", directory && directory[0] ? directory : TOUCHMOVE_LOCALEDIR);
	textdomain("touchmove");
}
