/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Passes over what the PGN reader leaves out: blanks, escaped lines, comments,
 * variations; and the class of each byte.
 */
#include "notation/pgn_internal.h"

const uint16_t chesslaws_pgn_classes[256] = {
	['\t'] = BLANK,
	['\v'] = BLANK,
	['\f'] = BLANK,
	[' '] = BLANK,
	['\n'] = LINE_END | VALUE_END | BRACE_END | LINE_WISE,
	['\r'] = LINE_END | VALUE_END | BRACE_END | LINE_WISE,
	['0' ... '9'] = DIGIT | SYMBOL,
	['a' ... 'z'] = LETTER | SYMBOL,
	['A' ... 'Z'] = LETTER | SYMBOL,
	['+'] = SYMBOL,
	['#'] = SYMBOL,
	['='] = SYMBOL,
	['-'] = SYMBOL,
	[':'] = SYMBOL,
	['/'] = SYMBOL,
	['!'] = SYMBOL,
	['?'] = SYMBOL,
	['"'] = VALUE_END,
	['%'] = LINE_WISE,
	['\\'] = VALUE_END,
	['}'] = BRACE_END,
	['.'] = GOES_ON,
	['('] = GOES_ON,
	[0x80 ... 0xff] = WIDE | GOES_ON,
};

/* White space and escaped lines. */
void chesslaws_pgn_skip_blanks(struct laws_pgn *pgn)
{
	for (;;) {
		skip_while(pgn, BLANK);
		if (!is(look(pgn, 0), LINE_WISE))
			return;
		if (is(look(pgn, 0), LINE_END))
			step(pgn);
		else if (at_line_start(pgn))
			skip_until(pgn, LINE_END);
		else
			return;
	}
}

/* Passes a comment in braces, or stops where it cannot have been meant to go on. */
static bool skip_braces(struct laws_pgn *pgn)
{
	for (;;) {
		skip_until(pgn, BRACE_END);
		if (at_end(pgn))
			return false;
		if (look(pgn, 0) == '}') {
			pgn->at++;
			return true;
		}
		step(pgn);
		if (at_line_start(pgn) && follows(pgn, "[Event \""))
			return false;
	}
}

/* Passes one comment of either kind, if one is here; false when it is not closed. */
bool chesslaws_pgn_skip_comment(struct laws_pgn *pgn)
{
	if (look(pgn, 0) == '{')
		return skip_braces(pgn);
	if (look(pgn, 0) == ';')
		skip_until(pgn, LINE_END);
	return true;
}

/* Passes a variation with all that is nested in it. */
int chesslaws_pgn_skip_variation(struct laws_pgn *pgn)
{
	size_t depth = 0;

	for (;;) {
		chesslaws_pgn_skip_blanks(pgn);
		if (at_end(pgn) || at_tags(pgn))
			return LAWS_PGN_VARIATION;
		if (at_comment(pgn)) {
			if (!chesslaws_pgn_skip_comment(pgn))
				return LAWS_PGN_COMMENT;
			continue;
		}
		if (look(pgn, 0) == '(')
			depth++;
		else if (look(pgn, 0) == ')')
			depth--;
		step(pgn);
		if (depth == 0)
			return 0;
	}
}
