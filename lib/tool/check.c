/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * chesslaws check and chesslaws export: replay the games of PGN files, report
 * those that cannot have been played as they are written, and write the others.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/tool.h"

struct tally {
	unsigned long checked;
	unsigned long refused;
	unsigned long languages[LAWS_LANGUAGES]; /* games replayed in each */
	int language;				 /* LAWS_LANGUAGES: to be found */
	bool illegal;
	bool bad_input;
	bool exporting;
	bool read; /* there was something to be read */
};

/* Where refused games are reported. */
static FILE *report;

/* What is being read, for messages. */
struct place {
	const char *path;
	unsigned long game;
	bool is_refused;
	bool has_passed; /* something in it over which reading goes on */
};

static const char *reason(int error)
{
	switch ((enum laws_pgn_error)error) {
	case LAWS_PGN_TAG:
		return "a tag must be [Name \"value\"] on one line";
	case LAWS_PGN_COMMENT:
		return "a comment has no closing brace";
	case LAWS_PGN_VARIATION:
		return "a variation has no closing parenthesis";
	case LAWS_PGN_TOKEN:
		return "is no move, move number, comment or result";
	case LAWS_PGN_FEN:
		return "the FEN tag is no FEN";
	case LAWS_PGN_POSITION:
		return "the FEN tag is no legal position";
	case LAWS_PGN_MOVE:
		return "cannot be read as a move";
	case LAWS_PGN_ILLEGAL:
		return "is not legal here";
	case LAWS_PGN_AMBIGUOUS:
		return "fits more than one legal move";
	case LAWS_PGN_NULL_MOVE:
		return "a null move, which is passed over";
	}
	return "cannot be read";
}

static bool is_bad_input(int error)
{
	return error != LAWS_PGN_MOVE && error != LAWS_PGN_ILLEGAL && error != LAWS_PGN_AMBIGUOUS;
}

/* Prints text from a file with nothing in it that could drive a terminal. */
static void print_text(struct laws_text text)
{
	for (size_t i = 0; i < text.length; i++)
		fputc((unsigned char)text.start[i] < ' ' || text.start[i] == 0x7f ? '?'
										  : text.start[i],
		      report);
}

static void print_player(const struct laws_pgn *pgn, const char *tag)
{
	struct laws_text name = laws_pgn_tag(pgn, tag);

	if (name.start && name.length)
		print_text(name);
	else
		fputc('?', report);
}

static void print_language(enum laws_language language)
{
	if (language != LAWS_ENGLISH)
		fprintf(report, " (read as '%s')", laws_language_code(language));
}

static void print_game(const struct laws_pgn *pgn, const struct place *place, unsigned int line)
{
	fprintf(report, "%s:%u: game %lu (", place->path, line, place->game);
	print_player(pgn, "White");
	fputs(" – ", report);
	print_player(pgn, "Black");
	fputs("), ", report);
}

static void print_move_number(const struct laws_pgn *pgn)
{
	const struct laws_position *position = laws_pgn_position(pgn);
	bool white = laws_position_side(position) == LAWS_WHITE;

	fprintf(report, "move %u%s ", position->move_number, white ? "." : "...");
}

/* The first bytes of what offends; a whole paragraph would bury the reason. */
static struct laws_text excerpt(struct laws_text text)
{
	size_t length = text.length;

	if (length > 40) {
		length = 40;
		while (length > 0 && ((unsigned char)text.start[length] & 0xc0) == 0x80)
			length--;
	}
	return (struct laws_text){text.start, length};
}

/* A game is refused once, for whatever stands first. */
static void count_error(struct tally *tally, struct place *place, int error)
{
	tally->refused += !place->is_refused;
	place->is_refused = true;
	if (is_bad_input(error))
		tally->bad_input = true;
	else
		tally->illegal = true;
}

/* The FEN tag's faults in words; false when nothing more is known of them. */
static bool complain_of_fen(const struct laws_pgn *pgn, struct complaint *complaint)
{
	struct laws_text value = laws_pgn_tag(pgn, "FEN");
	struct laws_position position;
	char fen[256];

	if (!value.start || value.length >= sizeof(fen))
		return false;
	memcpy(fen, value.start, value.length);
	fen[value.length] = '\0';
	return !fen_read(&position, fen, complaint);
}

static void refuse_start(struct tally *tally, const struct laws_pgn *pgn, struct place *place,
			 const struct laws_pgn_item *item, int error)
{
	struct complaint complaint;

	count_error(tally, place, error);
	print_game(pgn, place, item->line);
	fprintf(report, "before the first move: %s", reason(error));
	if ((error == LAWS_PGN_FEN || error == LAWS_PGN_POSITION) &&
	    complain_of_fen(pgn, &complaint)) {
		fputs(": ", report);
		print_text((struct laws_text){complaint.text, strlen(complaint.text)});
	}
	fputc('\n', report);
}

static void print_move(const struct laws_pgn *pgn, const struct place *place,
		       const struct laws_pgn_item *item, int error)
{
	print_game(pgn, place, item->line);
	print_move_number(pgn);
	print_text(excerpt(item->text));
	fprintf(report, ": %s", reason(error));
	print_language((enum laws_language)pgn->language);
	fputc('\n', report);
}

static void refuse(struct tally *tally, const struct laws_pgn *pgn, struct place *place,
		   const struct laws_pgn_item *item, int error)
{
	if (error == LAWS_PGN_TAG || error == LAWS_PGN_FEN || error == LAWS_PGN_POSITION) {
		refuse_start(tally, pgn, place, item, error);
		return;
	}
	count_error(tally, place, error);
	print_move(pgn, place, item, error);
}

/* Whether reading goes on behind @item, or behind the @error that was found there. */
static bool goes_on(int error, const struct laws_pgn_item *item)
{
	return laws_pgn_goes_on(error) || (!error && item->kind != LAWS_PGN_END_OF_GAME);
}

/*
 * Reads a game to its end, or to what cannot be read in it, which @item then has;
 * @has_passed is set when something was passed over.
 */
static int read_game(struct laws_pgn *pgn, struct laws_pgn_item *item, bool *has_passed)
{
	int error;

	*has_passed = false;
	do {
		error = laws_pgn_next_item(pgn, item);
		*has_passed |= laws_pgn_goes_on(error);
	} while (goes_on(error, item));
	return error;
}

/* Reports the faults behind which reading goes on, in the game that @pgn is at, line by line. */
static void tell_passed_over(struct tally *tally, struct laws_pgn pgn, struct place *place)
{
	struct laws_pgn_item item;
	struct laws_pgn before;
	int error;

	do {
		before = pgn;
		error = laws_pgn_next_item(&pgn, &item);
		if (error == LAWS_PGN_TAG)
			refuse(tally, &before, place, &item, error);
		else if (error == LAWS_PGN_NULL_MOVE)
			print_move(&before, place, &item, error);
	} while (goes_on(error, &item));
}

/* The moves after a null move are not a game's, and PGN's export format cannot express it. */
static bool can_be_exported(struct laws_pgn pgn)
{
	struct laws_pgn_item item;
	bool passed = false;
	int error;

	do {
		error = laws_pgn_next_item(&pgn, &item);
		passed |= error == LAWS_PGN_NULL_MOVE;
		if (passed && !error && item.kind == LAWS_PGN_ITEM_MOVE)
			return false;
	} while (goes_on(error, &item));
	return true;
}

static void refuse_export(struct tally *tally, const struct laws_pgn *pgn, struct place *place)
{
	count_error(tally, place, LAWS_PGN_NULL_MOVE);
	print_game(pgn, place, pgn->line);
	fputs("not exported: moves follow a null move, for which the format has no word\n", report);
}

/* PGN is written with English letters, so English is preferred where it gives a whole game. */
static int check_in_any_language(struct laws_pgn *pgn, struct laws_pgn_item *item, bool *has_passed)
{
	struct laws_pgn start = *pgn;
	enum laws_language language;
	int error = read_game(pgn, item, has_passed);

	if (!error)
		return 0;
	laws_pgn_languages(&start, &language);
	if (language == LAWS_ENGLISH)
		return error;
	*pgn = start;
	laws_pgn_set_language(pgn, language);
	return read_game(pgn, item, has_passed);
}

static void check_game(struct tally *tally, struct laws_pgn *pgn, struct place *place)
{
	bool unknown = tally->language == LAWS_LANGUAGES;
	struct laws_pgn start = *pgn;
	struct laws_pgn_item item;
	int error;

	laws_pgn_set_language(pgn, unknown ? LAWS_ENGLISH : (enum laws_language)tally->language);
	error = unknown ? check_in_any_language(pgn, &item, &place->has_passed)
			: read_game(pgn, &item, &place->has_passed);
	laws_pgn_set_language(&start, (enum laws_language)pgn->language);
	if (place->has_passed)
		tell_passed_over(tally, start, place);
	if (error) {
		refuse(tally, pgn, place, &item, error);
		return;
	}
	tally->languages[pgn->language]++;
	if (!tally->exporting)
		return;
	if (!place->has_passed || can_be_exported(start))
		export_game(&start, laws_pgn_result(pgn));
	else
		refuse_export(tally, pgn, place);
}

static void check_text(struct tally *tally, const char *path, const struct file *file)
{
	struct place place = {.path = path};
	struct laws_pgn pgn;

	laws_pgn_init(&pgn, file->text, file->size);
	while (laws_pgn_next_game(&pgn)) {
		place.game++;
		place.is_refused = false;
		tally->checked++;
		check_game(tally, &pgn, &place);
	}
	if (place.game == 0) {
		bad_input("%s: no game in it", path);
		tally->bad_input = true;
	}
}

static void check_file(struct tally *tally, const char *path)
{
	const char *name = strcmp(path, "-") ? path : "standard input";
	struct file file;
	int error = file_read(path, &file);

	if (error) {
		bad_input("%s: %s", name, strerror(-error));
		tally->bad_input = true;
		return;
	}
	check_text(tally, name, &file);
	free(file.text);
}

/* " (de: 2, ru: 1)": the games in other languages than English. */
static void print_languages(const struct tally *tally)
{
	bool first = true;

	for (int i = LAWS_ENGLISH + 1; i < LAWS_LANGUAGES; i++) {
		if (tally->languages[i] == 0)
			continue;
		printf("%s%s: %lu", first ? " (" : ", ", laws_language_code((enum laws_language)i),
		       tally->languages[i]);
		first = false;
	}
	puts(first ? "" : ")");
}

static int replay(struct tally *tally, const char *command, int count, char **arguments)
{
	tally->language = LAWS_LANGUAGES;
	if (!take_language(&count, arguments, command, &tally->language))
		return EXIT_BAD_INPUT;
	if (count < 1)
		return bad_input("%s: no PGN file given; '-' is standard input", command);
	tally->read = true;
	for (int i = 0; i < count; i++)
		check_file(tally, arguments[i]);
	if (tally->bad_input)
		return EXIT_BAD_INPUT;
	return tally->illegal ? EXIT_NO : EXIT_YES;
}

int command_check(int count, char **arguments)
{
	struct tally tally = {0};
	int code;

	report = stdout;
	code = replay(&tally, "check", count, arguments);
	if (tally.read) {
		printf("%lu game%s checked, %lu refused", tally.checked,
		       tally.checked == 1 ? "" : "s", tally.refused);
		print_languages(&tally);
	}
	return code;
}

int command_export(int count, char **arguments)
{
	struct tally tally = {.exporting = true};

	report = stderr;
	return replay(&tally, "export", count, arguments);
}
