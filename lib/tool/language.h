/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The reader's language. The messages of all programs are one gettext domain,
 * whose catalogues stand in packaging/po.
 */
#ifndef TOUCHMOVE_LANGUAGE_H
#define TOUCHMOVE_LANGUAGE_H

#include <libintl.h>

#define _(text) gettext(text)
/* Marks @text for the catalogues where it cannot be translated yet. */
#define N_(text) text

/*
 * Speaks the language of the environment from here on. Numbers keep the form of
 * the C locale: JSON and traces are written with them. TEXTDOMAINDIR names
 * another place for the catalogues than the installed one.
 */
void language_begin(void);

#endif
