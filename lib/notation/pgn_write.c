/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games written in PGN's export format (section 3.2): one spelling for
 * everything, lines of fewer than 80 columns.
 */
#include <stdio.h>
#include <string.h>

#include <chesslaws/pgn.h>

#define COLUMNS 79

static void put(struct laws_pgn_writer *writer, char c)
{
	if (writer->length + 1 < writer->size) {
		writer->text[writer->length] = c;
		writer->text[writer->length + 1] = '\0';
	}
	writer->length++;
	/* A byte that continues a UTF-8 character takes no column. */
	if (c == '\n')
		writer->column = 0;
	else if (((unsigned char)c & 0xc0) != 0x80)
		writer->column++;
}

static void put_text(struct laws_pgn_writer *writer, const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		put(writer, text[i]);
}

static size_t columns(const char *text, size_t length)
{
	size_t count = 0;

	for (size_t i = 0; i < length; i++)
		count += ((unsigned char)text[i] & 0xc0) != 0x80;
	return count;
}

/* Puts a word behind the last one, on the next line if it does not fit on this. */
static void put_word(struct laws_pgn_writer *writer, const char *word, size_t length)
{
	if (writer->column > 0)
		put(writer, writer->column + 1 + columns(word, length) > COLUMNS ? '\n' : ' ');
	put_text(writer, word, length);
}

static void begin_moves(struct laws_pgn_writer *writer)
{
	if (writer->in_moves)
		return;
	if (writer->length > 0)
		put(writer, '\n');
	writer->in_moves = true;
	writer->number_due = true;
}

void laws_pgn_writer_init(struct laws_pgn_writer *writer, char *text, size_t size)
{
	*writer = (struct laws_pgn_writer){.text = text, .size = size};
	if (size > 0)
		text[0] = '\0';
}

void laws_pgn_write_tag(struct laws_pgn_writer *writer, const char *name, const char *value)
{
	put(writer, '[');
	put_text(writer, name, strlen(name));
	put(writer, ' ');
	put(writer, '"');
	for (; *value; value++) {
		if (*value == '"' || *value == '\\')
			put(writer, '\\');
		put(writer, (unsigned char)*value < ' ' || *value == 0x7f ? ' ' : *value);
	}
	put_text(writer, "\"]\n", 3);
}

/* The tags that every game has, with the text of an unknown value. */
static const struct laws_pgn_tag roster[] = {
	{"Event", "?"}, {"Site", "?"},	{"Date", "????.??.??"}, {"Round", "?"},
	{"White", "?"}, {"Black", "?"}, {"Result", "*"},
};

#define ROSTER (sizeof(roster) / sizeof(roster[0]))

static const struct laws_pgn_tag *find_tag(const struct laws_pgn_tag *tags, size_t count,
					   const char *name)
{
	for (size_t i = 0; i < count; i++)
		if (tags[i].value && !strcmp(tags[i].name, name))
			return &tags[i];
	return NULL;
}

/* Of the tags beside the roster the one whose name comes next after @last, or NULL. */
static const struct laws_pgn_tag *next_tag(const struct laws_pgn_tag *tags, size_t count,
					   const char *last)
{
	const struct laws_pgn_tag *next = NULL;

	for (size_t i = 0; i < count; i++) {
		const char *name = tags[i].name;

		if (!tags[i].value || strcmp(name, last) <= 0 || find_tag(roster, ROSTER, name))
			continue;
		if (!next || strcmp(name, next->name) < 0)
			next = &tags[i];
	}
	return next;
}

void laws_pgn_write_tags(struct laws_pgn_writer *writer, const struct laws_pgn_tag *tags,
			 size_t count)
{
	const struct laws_pgn_tag *tag;

	for (size_t i = 0; i < ROSTER; i++) {
		tag = find_tag(tags, count, roster[i].name);
		laws_pgn_write_tag(writer, roster[i].name, (tag ? tag : &roster[i])->value);
	}
	for (tag = next_tag(tags, count, ""); tag; tag = next_tag(tags, count, tag->name))
		laws_pgn_write_tag(writer, tag->name, tag->value);
}

void laws_pgn_write_move(struct laws_pgn_writer *writer, const struct laws_position *position,
			 struct laws_move move)
{
	bool white = laws_position_side(position) == LAWS_WHITE;
	char san[LAWS_SAN_SIZE];
	char number[16];
	int length;

	begin_moves(writer);
	if (white || writer->number_due) {
		length = snprintf(number, sizeof(number), "%u%s", position->move_number,
				  white ? "." : "...");
		put_word(writer, number, (size_t)length);
	}
	laws_san_write(position, move, san);
	put_word(writer, san, strlen(san));
	writer->number_due = false;
}

/*
 * A word of a comment, with its brace if it is the first or the last. Some
 * readers take a percent sign at the start of a line for an escaped line even
 * here, and an Event tag there for the next game.
 */
static void put_comment_word(struct laws_pgn_writer *writer, const char *word, size_t length,
			     bool first, bool last)
{
	size_t width = columns(word, length) + first + last;
	bool risky = !first && length > 0 && (word[0] == '%' || word[0] == '[');

	if (writer->column > 0)
		put(writer, writer->column + 1 + width > COLUMNS ? '\n' : ' ');
	if (writer->column == 0 && risky)
		put(writer, ' ');
	if (first)
		put(writer, '{');
	for (size_t i = 0; i < length; i++)
		put(writer, word[i] == '}' ? ')' : word[i]);
	if (last)
		put(writer, '}');
}

void laws_pgn_write_comment(struct laws_pgn_writer *writer, const char *comment)
{
	static const char blanks[] = " \t\r\n\v\f";
	bool first = true;

	begin_moves(writer);
	comment += strspn(comment, blanks);
	do {
		size_t length = strcspn(comment, blanks);
		const char *next = comment + length;

		next += strspn(next, blanks);
		put_comment_word(writer, comment, length, first, *next == '\0');
		first = false;
		comment = next;
	} while (*comment);
	writer->number_due = true;
}

void laws_pgn_write_result(struct laws_pgn_writer *writer, enum laws_result result)
{
	const char *text = laws_result_pgn(result);

	begin_moves(writer);
	put_word(writer, text, strlen(text));
	put_text(writer, "\n\n", 2);
	writer->in_moves = false;
}
