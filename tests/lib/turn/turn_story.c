/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Tells stories of the turn and compares what the library answers.
 * Usage: turn_story FILE…
 *
 * A story begins with "story ARTICLE TITLE", names its editions and position,
 * and goes on line by line with acts and with what must hold between them:
 *
 *   editions 2017 2018 2023 [rapid | blitz]
 *   fen FEN
 *   castles g1                  a rook of Chess960, whose FENs cannot be read yet
 *   clocks [late]               there are clocks; the opponent has yet to press
 *   touch e1 [unclear] [accident] [together]
 *   place e1 g1 | release e1 g1 | remove d5 | promote a7 a8 q
 *   place-new q a8 | release-new q a8 | adjust e1 | two-hands | press | replace
 *   opponent ACT                the same by the other side
 *   refused ACT                 the act cannot be
 *   must …, moves …, made …, state …, lacks …, broken …, forfeits …,
 *   opponent-forfeits …, may-end yes | no
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <chesslaws.h>

#define TEXT	  2048
#define LINES_MAX 128

struct story {
	const char *file;
	char title[TEXT];
	struct laws_position position;
	struct laws_turn_terms terms;
	enum laws_edition editions[4];
	size_t edition_count;
	struct {
		unsigned int number;
		char text[TEXT];
	} lines[LINES_MAX];
	size_t line_count;
};

static unsigned int failures;
static unsigned int checks;

static const struct {
	const char *name;
	enum laws_edition edition;
} edition_names[] = {
	{"2001", LAWS_EDITION_2001},
	{"2017", LAWS_EDITION_2017},
	{"2018", LAWS_EDITION_2018},
	{"2023", LAWS_EDITION_2023},
};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static void fail(const struct story *story, size_t line, enum laws_edition edition,
		 const char *expected, const char *got)
{
	failures++;
	fprintf(stderr, "%s:%u: story %s, edition %s\n  expected %s\n  got      %s\n", story->file,
		story->lines[line].number, story->title, edition_names[edition].name, expected,
		got);
}

static void die(const char *file, unsigned int line, const char *what)
{
	fprintf(stderr, "%s:%u: %s\n", file, line, what);
	exit(2);
}

static const char *square_name(laws_square square)
{
	static char names[4][3];
	static unsigned int next;
	char *name = names[next++ % 4];

	name[0] = (char)('a' + square % 8);
	name[1] = (char)('1' + square / 8);
	return name;
}

static laws_square square_of(const char *name)
{
	if (!name || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
		return LAWS_NO_SQUARE;
	return (laws_square)((name[1] - '1') * 8 + name[0] - 'a');
}

static const char kind_letters[] = " pnbrqk";

/* Appends to @text, which is TEXT long. */
#define APPEND(text, ...) snprintf((text) + strlen(text), TEXT - strlen(text), __VA_ARGS__)

static void tell_obligation(const struct laws_turn *turn, char *text)
{
	struct laws_obligation due;

	laws_turn_obligation(turn, &due);
	switch (due.kind) {
	case LAWS_MUST_NOTHING:
		APPEND(text, "nothing");
		break;
	case LAWS_MUST_MOVE_ANY:
		APPEND(text, "any");
		break;
	case LAWS_MUST_MOVE:
		APPEND(text, "move %s", square_name(due.own));
		break;
	case LAWS_MUST_CAPTURE:
		APPEND(text, "capture %s", square_name(due.opponent));
		break;
	case LAWS_MUST_CAPTURE_WITH:
		APPEND(text, "capture %s with %s", square_name(due.opponent), square_name(due.own));
		break;
	case LAWS_MUST_CASTLE:
		APPEND(text, "castle %s %s", square_name(due.own), square_name(due.rook));
		break;
	case LAWS_MUST_STAND:
		APPEND(text, "stand %s on %s", square_name(due.own), square_name(due.to));
		break;
	case LAWS_MUST_PROMOTE:
		APPEND(text, "promote %s on %s to %c",
		       due.own == LAWS_NO_SQUARE ? "a pawn" : square_name(due.own),
		       square_name(due.to), kind_letters[due.promotion]);
		break;
	}
	if (due.article)
		APPEND(text, " by %s", due.article);
	for (laws_square square = 0; square < 64; square++)
		if (due.barred & LAWS_SQUARE_SET(square))
			APPEND(text, ", not castling with %s", square_name(square));
	if (due.on_request)
		APPEND(text, ", on request");
}

static int compare_names(const void *a, const void *b)
{
	return strcmp(a, b);
}

static void tell_moves(const struct laws_turn *turn, char *text)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	char names[LAWS_MOVES_MAX][LAWS_UCI_SIZE];
	size_t count = laws_turn_moves(turn, moves);

	for (size_t i = 0; i < count; i++)
		laws_uci_write(&turn->position, moves[i], names[i]);
	qsort(names, count, sizeof(names[0]), compare_names);
	for (size_t i = 0; i < count; i++)
		APPEND(text, "%s%.*s", i ? " " : "", LAWS_UCI_SIZE - 1, names[i]);
	if (!count)
		APPEND(text, "none");
}

static void tell_made(const struct laws_turn *turn, char *text)
{
	struct laws_move move;
	const char *article;
	char name[LAWS_UCI_SIZE];

	if (!laws_turn_made(turn, &move, &article)) {
		APPEND(text, "nothing");
		return;
	}
	laws_uci_write(&turn->position, move, name);
	APPEND(text, "%s by %s", name, article);
}

static void tell_lacks(const struct laws_turn *turn, char *text)
{
	static const char *const parts[] = {"piece",	 "rook", "capture",
					    "new-piece", "pawn", "others"};
	struct laws_move move;
	unsigned int lacks;
	char name[LAWS_UCI_SIZE];

	if (!laws_turn_begun(turn, &move, &lacks)) {
		APPEND(text, "all");
		return;
	}
	laws_uci_write(&turn->position, move, name);
	/* Which piece it becomes may be open. */
	APPEND(text, "%.4s", name);
	for (size_t i = 0; i < COUNT(parts); i++)
		if (lacks & 1u << i)
			APPEND(text, " %s", parts[i]);
}

static void tell_state(const struct laws_turn *turn, char *text)
{
	static const char *const names[] = {"open", "made", "answered", "completed"};

	APPEND(text, "%s", names[laws_turn_state(turn)]);
}

static void tell_breaches(const struct laws_turn *turn, char *text)
{
	static const char *const names[] = {
		"two-hands",	       "adjusted",	    "touched-out-of-turn", "touch-move",
		"castling-rook-first", "promotion-changed", "moved-after-release", "illegal-move",
		"pawn-not-replaced",   "no-move",
	};
	struct laws_breach breaches[LAWS_TURN_BREACHES];
	size_t count = laws_turn_breaches(turn, breaches);

	for (size_t i = 0; i < count; i++) {
		const struct laws_breach *breach = &breaches[i];

		APPEND(text, "%s%s", i ? ", " : "", names[breach->kind]);
		if (breach->square != LAWS_NO_SQUARE)
			APPEND(text, " %s", square_name(breach->square));
		APPEND(text, " by %s", breach->article);
		if (breach->side != laws_position_side(&turn->position))
			APPEND(text, " of the opponent");
		if (breach->counts_as_illegal_move)
			APPEND(text, " illegal");
		if (breach->on_request)
			APPEND(text, " on request");
	}
	if (!count)
		APPEND(text, "nothing");
}

static void tell_forfeit(const struct laws_turn *turn, enum laws_side side, char *text)
{
	static const char *const names[] = {"nothing", "act-of-moving", "everything"};
	const char *article;

	APPEND(text, "%s", names[laws_turn_forfeit(turn, side, &article)]);
	if (article)
		APPEND(text, " by %s", article);
}

/* The answer to a line that asks; false when it does not. */
static bool tell(const struct laws_turn *turn, const char *question, char *text)
{
	enum laws_side mover = laws_position_side(&turn->position);

	text[0] = '\0';
	if (!strcmp(question, "must"))
		tell_obligation(turn, text);
	else if (!strcmp(question, "moves"))
		tell_moves(turn, text);
	else if (!strcmp(question, "made"))
		tell_made(turn, text);
	else if (!strcmp(question, "lacks"))
		tell_lacks(turn, text);
	else if (!strcmp(question, "state"))
		tell_state(turn, text);
	else if (!strcmp(question, "broken"))
		tell_breaches(turn, text);
	else if (!strcmp(question, "forfeits"))
		tell_forfeit(turn, mover, text);
	else if (!strcmp(question, "opponent-forfeits"))
		tell_forfeit(turn, laws_side_other(mover), text);
	else if (!strcmp(question, "may-end"))
		APPEND(text, "%s", laws_turn_may_end_game(turn) ? "yes" : "no");
	else
		return false;
	return true;
}

static laws_piece new_piece(enum laws_side side, const char *letter)
{
	const char *found = letter ? strchr(kind_letters, letter[0]) : NULL;

	return found ? LAWS_PIECE(side, found - kind_letters) : LAWS_NO_PIECE;
}

/* Reads an act's words; false when they are none. */
static bool read_act(char *verb, struct laws_turn_act *act)
{
	static const struct {
		const char *verb;
		enum laws_turn_act_kind kind;
	} verbs[] = {
		{"touch", LAWS_TURN_TOUCHED},	    {"remove", LAWS_TURN_REMOVED},
		{"place", LAWS_TURN_PLACED},	    {"release", LAWS_TURN_RELEASED},
		{"place-new", LAWS_TURN_PLACED},    {"release-new", LAWS_TURN_RELEASED},
		{"promote", LAWS_TURN_PROMOTED},    {"adjust", LAWS_TURN_ADJUSTED},
		{"two-hands", LAWS_TURN_TWO_HANDS}, {"press", LAWS_TURN_PRESSED},
	};
	const char *words[3] = {strtok(NULL, " "), strtok(NULL, " "), strtok(NULL, " ")};
	size_t i = 0;

	while (i < COUNT(verbs) && strcmp(verb, verbs[i].verb) != 0)
		i++;
	if (i == COUNT(verbs))
		return false;
	act->kind = verbs[i].kind;
	act->square = square_of(words[0]);
	act->from = LAWS_NO_SQUARE;
	if (act->kind == LAWS_TURN_ADJUSTED)
		act->squares = LAWS_SQUARE_SET(act->square);
	if (strchr(verb, '-'))
		act->piece = new_piece(act->side, words[0]);
	else
		act->from = act->square;
	if (act->kind >= LAWS_TURN_PLACED && act->kind <= LAWS_TURN_PROMOTED)
		act->square = square_of(words[1]);
	if (act->kind == LAWS_TURN_PROMOTED)
		act->piece = new_piece(act->side, words[2]);
	for (size_t word = 1; act->kind == LAWS_TURN_TOUCHED && word < COUNT(words); word++) {
		if (words[word] && !strcmp(words[word], "unclear"))
			act->touch = LAWS_TOUCH_UNCLEAR;
		else if (words[word] && !strcmp(words[word], "accident"))
			act->touch = LAWS_TOUCH_ACCIDENTAL;
		else if (words[word] && !strcmp(words[word], "together"))
			act->order_unclear = true;
		else if (words[word])
			return false;
	}
	return true;
}

static void do_act(const struct story *story, size_t line, struct laws_turn *turn, char *verb)
{
	enum laws_side mover = laws_position_side(&turn->position);
	struct laws_turn_act act = {.side = mover};
	bool refused = !strcmp(verb, "refused");
	int error;

	if (refused)
		verb = strtok(NULL, " ");
	if (verb && !strcmp(verb, "opponent")) {
		act.side = laws_side_other(mover);
		verb = strtok(NULL, " ");
	}
	if (!verb || !read_act(verb, &act))
		die(story->file, story->lines[line].number, "no such act");
	error = laws_turn_step(turn, &act);
	checks++;
	if (!error != !refused)
		fail(story, line, turn->terms.edition, refused ? "a refusal" : "an act taken",
		     refused ? "an act taken" : strerror(-error));
}

static void do_line(const struct story *story, size_t line, struct laws_turn *turn)
{
	char words[TEXT], got[TEXT];
	char *verb, *expected;

	strcpy(words, story->lines[line].text);
	verb = strtok(words, " ");
	if (!strcmp(verb, "replace")) {
		laws_turn_replace(turn);
	} else if (tell(turn, verb, got)) {
		expected = strtok(NULL, "");
		checks++;
		if (!expected || strcmp(expected, got) != 0)
			fail(story, line, turn->terms.edition, expected ? expected : "?", got);
	} else {
		do_act(story, line, turn, verb);
	}
}

static void tell_story(struct story *story)
{
	if (story->line_count && !story->edition_count)
		die(story->file, story->lines[0].number, "a story without an edition");
	for (size_t i = 0; i < story->edition_count; i++) {
		struct laws_turn turn;

		story->terms.edition = story->editions[i];
		laws_turn_begin(&turn, &story->position, &story->terms);
		for (size_t line = 0; line < story->line_count; line++)
			do_line(story, line, &turn);
	}
	story->line_count = 0;
	story->edition_count = 0;
	memset(&story->terms, 0, sizeof(story->terms));
	laws_position_start(&story->position);
}

static void read_editions(struct story *story, unsigned int line)
{
	for (char *word = strtok(NULL, " "); word; word = strtok(NULL, " ")) {
		size_t i = 0;

		while (i < COUNT(edition_names) && strcmp(word, edition_names[i].name) != 0)
			i++;
		if (i < COUNT(edition_names))
			story->editions[story->edition_count++] = edition_names[i].edition;
		else if (!strcmp(word, "rapid"))
			story->terms.format = LAWS_FORMAT_RAPID;
		else if (!strcmp(word, "blitz"))
			story->terms.format = LAWS_FORMAT_BLITZ;
		else
			die(story->file, line, "no such edition");
	}
}

static void read_fen(struct story *story, const char *fen, unsigned int line)
{
	struct laws_setup setup;

	if (!fen || laws_fen_read(fen, &setup, NULL) ||
	    laws_position_init(&story->position, &setup))
		die(story->file, line, "no position");
}

static void read_line(struct story *story, const char *text, unsigned int number)
{
	char words[TEXT];
	char *verb, *title;

	strcpy(words, text);
	verb = strtok(words, " ");
	if (!strcmp(verb, "story")) {
		title = strtok(NULL, "");
		if (!title)
			die(story->file, number, "a story without a title");
		tell_story(story);
		strcpy(story->title, title);
	} else if (!strcmp(verb, "editions")) {
		read_editions(story, number);
	} else if (!strcmp(verb, "fen")) {
		read_fen(story, strtok(NULL, ""), number);
	} else if (!strcmp(verb, "castles")) {
		story->position.castling |= LAWS_SQUARE_SET(square_of(strtok(NULL, " ")));
	} else if (!strcmp(verb, "clocks")) {
		story->terms.clock_kept = true;
		story->terms.awaits_press = strtok(NULL, " ") != NULL;
	} else if (story->line_count < LINES_MAX) {
		story->lines[story->line_count].number = number;
		strcpy(story->lines[story->line_count++].text, text);
	} else {
		die(story->file, number, "the story is too long");
	}
}

static void read_file(const char *name)
{
	static struct story story;
	char text[TEXT];
	unsigned int number = 0;
	FILE *file = fopen(name, "r");

	if (!file)
		die(name, 0, "cannot be opened");
	story.file = name;
	laws_position_start(&story.position);
	while (fgets(text, sizeof(text), file)) {
		number++;
		text[strcspn(text, "\n")] = '\0';
		if (text[0] != '#' && text[0] != '\0')
			read_line(&story, text, number);
	}
	tell_story(&story);
	fclose(file);
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		read_file(argv[i]);
	printf("%u checks, %u failures\n", checks, failures);
	return failures || !checks;
}
