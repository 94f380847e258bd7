/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The tag pairs before a game of PGN: those that the reader itself needs, and
 * each by its name or number when it is asked for.
 */
#include <strings.h>

#include "notation/pgn_internal.h"

struct tag {
	struct laws_text name;
	struct laws_text value;
};

static bool take_character(struct laws_pgn *pgn, char c)
{
	skip_while(pgn, BLANK);
	if (at_end(pgn) || look(pgn, 0) != c)
		return false;
	step(pgn);
	return true;
}

static struct laws_text take_tag_name(struct laws_pgn *pgn)
{
	const char *start;

	skip_while(pgn, BLANK);
	start = pgn->at;
	while (is(look(pgn, 0), LETTER | DIGIT) || is_one_of(look(pgn, 0), "_+#=:-"))
		pgn->at++;
	return text_from(pgn, start);
}

static struct laws_text take_tag_value(struct laws_pgn *pgn)
{
	const char *start = pgn->at;

	for (;;) {
		skip_until(pgn, VALUE_END);
		if (look(pgn, 0) != '\\')
			break;
		pgn->at += is_one_of(look(pgn, 1), "\\\"") ? 2 : 1;
	}
	return text_from(pgn, start);
}

static bool take_tag(struct laws_pgn *pgn, struct tag *tag)
{
	if (!take_character(pgn, '['))
		return false;
	tag->name = take_tag_name(pgn);
	if (tag->name.length == 0 || !take_character(pgn, '"'))
		return false;
	tag->value = take_tag_value(pgn);
	return look(pgn, 0) == '"' && take_character(pgn, '"') && take_character(pgn, ']');
}

static bool at_event_tag(const struct laws_pgn *pgn)
{
	return follows(pgn, "[Event ") || follows(pgn, "[Event\t") || follows(pgn, "[Event\"");
}

/* Passes blanks and comments to the end of the line, which belong to no game between tags. */
static void skip_between_tags(struct laws_pgn *pgn)
{
	chesslaws_pgn_skip_blanks(pgn);
	while (look(pgn, 0) == ';') {
		skip_until(pgn, LINE_END);
		chesslaws_pgn_skip_blanks(pgn);
	}
}

/* True for the names of Chess960 that programs write in the Variant tag. */
static bool names_chess960(struct laws_text text)
{
	static const char *const names[] = {"chess960", "chess 960", "fischerandom",
					    "fischerrandom", "fischer random"};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (text.length == strlen(names[i]) &&
		    !strncasecmp(text.start, names[i], text.length))
			return true;
	return false;
}

static void note_tag(struct known_tags *known, const struct tag *tag, unsigned int line)
{
	if (text_is(tag->name, "FEN") && !known->fen.start) {
		known->fen = tag->value;
		known->fen_line = line;
	} else if (text_is(tag->name, "Result") && !known->result.start) {
		known->result = tag->value;
	} else if (text_is(tag->name, "Variant")) {
		known->chess960 = names_chess960(tag->value);
	}
}

/* Takes the tag that stands here. An unreadable one is passed, and the first such is noted. */
static bool take_or_note_tag(struct laws_pgn *pgn, struct tag *tag)
{
	struct mark start = mark_here(pgn);

	if (take_tag(pgn, tag))
		return true;
	go_back(pgn, start);
	skip_until(pgn, LINE_END);
	if (!pgn->bad_tag.start) {
		pgn->bad_tag = text_from(pgn, start.at);
		pgn->bad_tag_line = start.line;
	}
	return false;
}

/* Reads a game's tags. A second Event tag ends them: the game has neither movetext nor result. */
void chesslaws_pgn_read_tags(struct laws_pgn *pgn, struct known_tags *known)
{
	bool has_event = false;
	struct tag tag;

	pgn->tags_start = pgn->tags_end = pgn->at;
	while (look(pgn, 0) == '[' && !(has_event && at_event_tag(pgn))) {
		unsigned int line = pgn->line;

		has_event |= at_event_tag(pgn);
		if (take_or_note_tag(pgn, &tag))
			note_tag(known, &tag, line);
		pgn->tags_end = pgn->at;
		skip_between_tags(pgn);
	}
}

/* Reads on from @scan to the next tag that can be read; false when there is none. */
static bool next_tag(struct laws_pgn *scan, struct tag *tag)
{
	do {
		skip_between_tags(scan);
		if (at_end(scan))
			return false;
	} while (!take_or_note_tag(scan, tag));
	return true;
}

/* A copy of the reader that stands before the present game's tags, and ends behind them. */
static struct laws_pgn before_tags(const struct laws_pgn *pgn)
{
	struct laws_pgn scan = *pgn;

	scan.at = pgn->tags_start;
	scan.end = pgn->tags_end;
	return scan;
}

bool laws_pgn_tag_at(const struct laws_pgn *pgn, size_t number, struct laws_text *name,
		     struct laws_text *value)
{
	struct laws_pgn scan = before_tags(pgn);
	struct tag tag;

	do {
		if (!next_tag(&scan, &tag))
			return false;
	} while (number-- > 0);
	*name = tag.name;
	*value = tag.value;
	return true;
}

struct laws_text laws_pgn_tag(const struct laws_pgn *pgn, const char *name)
{
	struct laws_pgn scan = before_tags(pgn);
	struct tag tag;

	while (next_tag(&scan, &tag))
		if (text_is(tag.name, name))
			return tag.value;
	return (struct laws_text){NULL, 0};
}
