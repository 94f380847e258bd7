/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes packaging/guide/alerts.md: every kind of alert by its row (chesslaws/alert.h), with
 * an example from a played story. The texts that a row does not have stand here: on what
 * evidence the kind rests, and why it is no surer. A kind without such a text, or with a story
 * that does not raise it, is an error.
 *
 * The same texts stand in the journal's catalogue (packaging/journal/touchmove.catalog), and
 * packaging/guide/journal.md says by which fields and numbers entries are found (event/entry.h).
 *
 * Usage: alert-document DIRECTORY STORY…, the stories by their names below DIRECTORY
 *        alert-document --catalogue | --journal
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <explain.h>

#include "event/entry.h"
#include "event/event.h"
#include "../stories/script.h"

struct kind_text {
	const char *says;  /* when it is raised */
	const char *rests; /* on which evidence */
	const char *most;  /* why it is no surer, or why it can be certain */
	const char *story; /* a story that raises it, without its ending */
};

static const struct kind_text texts[LAWS_ALERTS] = {
	[LAWS_ALERT_ILLEGAL_MOVE] =
		{
			"A player has pressed the clock, or without levers the opponent has "
			"answered, and the board shows one move that is not legal. Of an adjourned "
			"game: the sealed move is none, or may be several.",
			"The squares that differ from the record: `from`, `to`, `captured`, "
			"`missing`, `unexpected`.",
			"where the squares are those of one illegal move of the player to "
			"move and of nothing else. Likely where a legal move and a piece that was "
			"shoved or fell would leave the same squares, where two pieces in the air "
			"together may have changed places, where the tracker had to infer what "
			"stands where, or while a switch is known to fail. Possible where it "
			"answers a capture that no reed showed, and would be legal behind another "
			"move of that piece, or behind another one than the move that was answered "
			"before as possibly illegal, while nobody has ruled on that, where what it "
			"seems to capture left its square "
			"within 300 ms of another piece that is back, as pieces that are knocked "
			"over do, where what seems to be moved no farther than two squares left "
			"its square before the opponent's press or less than 750 ms behind it, "
			"and may have fallen, and on a board with dead squares (`DeadSquares=`).",
			"illegal-move-answered",
		},
	[LAWS_ALERT_NO_MOVE] =
		{
			"A player has pressed the clock without having made a move.",
			"The board shows the position as it was before; or one piece of the "
			"player's is missing (`missing`).",
			"where nothing differs: nobody else could have made the move. Likely while "
			"a switch is known to fail. Possible where a piece is missing, which may "
			"be "
			"in a hand or stand where no reed feels it, where king and rook were "
			"lifted "
			"and castling would make them change places (Chess960), behind a capture "
			"that no reed showed, which may have been such a press itself, where a "
			"piece "
			"fell at the press before, which is set up on the time of who knocked it "
			"over (7.4.1), within 0.1 s of the opponent's press, when the lever that "
			"it "
			"raised may have bounced, behind an outage, while a rank or a file has "
			"dropped out, "
			"and on a board with dead squares (`DeadSquares=`). "
			"It lapses where the move before it is taken back by an order and nothing "
			"was "
			"made since: the clock was handed back for that.",
			"no-move",
		},
	[LAWS_ALERT_PAWN_NOT_REPLACED] =
		{
			"A player has left a pawn on the last rank and pressed the clock.",
			"A source that recognises pieces has seen the pawn; or the arbiter has. To "
			"a "
			"reed a pawn and a queen are the same.",
			"a recognised piece is no matter of time.",
			"pawn-not-replaced",
		},
	[LAWS_ALERT_TWO_HANDS] =
		{
			"A player has made one move with two hands.",
			"How long one hand had for how long a way (`between_ms`, `distance_mm`), "
			"or "
			"that king and rook were in the air together.",
			"it rests on times, and the opponent may have helped. Possible "
			"where "
			"one quick hand may have done it, or has held king and rook; that is told "
			"once "
			"a game of a player's captures, and once of his castling. The arbiter who "
			"has seen it makes it certain.",
			"two-hands-capture",
		},
	[LAWS_ALERT_TOUCH_MOVE] =
		{
			"A player has touched one piece and moved another; or has announced a move "
			"with a claim, or sealed one, and another was made.",
			"What was touched, in its order, what that obliged to, and what was played "
			"(`touched`, `must`, `played`); `claimable` says whether the opponent has "
			"lost the right to object.",
			"how long a piece was in the hand tells a touch from a brush. "
			"Possible where the piece was lifted by itself and put back: that may have "
			"been an adjustment, announced aloud (4.2.1), which no board hears. With "
			"`AdjustAnnounced=yes`, where adjusting is announced by button or command, "
			"it is likely. The same holds for what was off its square within 1.5 s of "
			"the opponent's "
			"press: his hand may have knocked it over; and for two pieces that left "
			"their squares within 0.3 s, and are both back, or of the player's own "
			"were off them together, since one of these was not held: but king and "
			"rook may be, to castle. Possible also where the "
			"opponent "
			"may have lifted it, or its switch may fail.",
			"touch-move-theirs",
		},
	[LAWS_ALERT_CASTLING_ROOK_FIRST] =
		{
			"A player has touched the rook before the king, and castled.",
			"What was touched, in its order, and what that obliged to.",
			"it rests on the order of two lifts. Possible where the rook was lifted by "
			"itself and put back, as for `touch-move`. It is not raised where king and "
			"rook were in the air together, nor beside `two-hands`.",
			"castling-rook-first",
		},
	[LAWS_ALERT_MOVED_AFTER_RELEASE] =
		{
			"A player has made a legal move, and then changed it.",
			"Where the piece was released, and what was played instead.",
			"where the piece had stood for longer than a hand tries a square, "
			"or "
			"was recognised as another than before. Possible where the hand may not "
			"have "
			"let go of it.",
			"moved-after-release",
		},
	[LAWS_ALERT_CLOCK_OTHER_HAND] =
		{
			"A player has pressed the clock sooner after the release than the same "
			"hand "
			"could come.",
			"How long the hand had for how long a way; how often the player was that "
			"fast at other presses.",
			"a hand may be quick, and whose hand was on the lever no board "
			"feels. It is told once a game of each player.",
			"clock-other-hand",
		},
	[LAWS_ALERT_TOUCHED_OUT_OF_TURN] =
		{
			"A piece that the player to move had no use for was lifted and put back.",
			"Its square, and both who may have done it.",
			"no reed feels whose hand it was, for however long it held the "
			"piece.",
			"touched-out-of-turn",
		},
	[LAWS_ALERT_DISPLACED] =
		{
			"The board and the record differ beyond any move in progress; or one of "
			"two "
			"boards differs from the record; or kings in the centre show a result that "
			"the Laws do not let players agree on yet.",
			"The squares that differ.",
			"what stands where is occupancy alone. Whoever displaced it is "
			"not "
			"said. Possible where the difference may be a move that nobody saw, and "
			"of kings in the centre.",
			"knocked-over",
		},
	[LAWS_ALERT_WRONG_START] =
		{
			"A game would begin from another set-up than its start position.",
			"The squares that differ.",
			"what stands where is occupancy alone.",
			"wrong-start",
		},
	[LAWS_ALERT_FLAG_FALL] =
		{
			"A player has no time left.",
			"The board's own clock.",
			"where that clock rules the game. Possible where a physical clock "
			"does (`Clock=shadow`), and while the board does not answer, when a press "
			"may have come first.",
			"flag-falls",
		},
	[LAWS_ALERT_WRONG_CLAIM] =
		{
			"A player has claimed threefold or fifty moves, and the claim does not "
			"hold.",
			"What was claimed, and how much of it the record has (`found`, `needed`).",
			"the claim is a command, and the record decides it. Possible "
			"where "
			"the record is in doubt, or where it turns on how one reads 2001's "
			"\"temporarily\" (`at_most`).",
			"claim-wrong",
		},
	[LAWS_ALERT_ILLEGAL_POSITION] =
		{
			"In rapid or blitz without full supervision both kings are in check, or a "
			"pawn stands on the last rank, and the next move is completed.",
			"The squares of the kings, or of the pawn.",
			"it is raised only where every piece is known and none has been "
			"displaced. It says nothing of whoever brought it about.",
			"illegal-position-pawn-rapid",
		},
	[LAWS_ALERT_ILLEGAL_MOVE_STANDS] =
		{
			"A player has completed an illegal move, and the opponent has made the "
			"next "
			"move without a claim: it can be claimed no more.",
			"The illegal move, by its squares.",
			"as sure as the illegal move was when it was told, by the same reasons.",
			"illegal-move-stands-rapid",
		},
	[LAWS_ALERT_ABSENT] =
		{
			"The default time is over, and a player has touched and pressed nothing.",
			"Nothing but that.",
			"the board sees nobody, and whoever sits there and thinks "
			"touches "
			"nothing.",
			"absent-one",
		},
	[LAWS_ALERT_SENSOR] =
		{
			"The board cannot be relied on: it does not answer, a switch cannot be "
			"right, or a game may be played that nobody follows.",
			"Why (`what`), since when, how often and for how long; or the switch.",
			"how long a silence or a restless switch lasts tells a fault from "
			"a "
			"moment. Possible where only the pieces speak for a game.",
			"gone-and-back",
		},
	[LAWS_ALERT_STORE] =
		{
			"What happens cannot be kept, as on a disk that is full, read-only or "
			"does not answer, and waits; or so much waits already that it is not "
			"judged any more. Whoever listens hears of it at once, without a number "
			"(`seq` 0), since nothing else is told before it is kept; with its number "
			"it comes once more in its place, and it lapses once all is kept. Or "
			"another version of the program told the game otherwise than this one "
			"judges it.",
			"Which of these (`what`).",
			"it follows from no contact. What else fails the board's `Condition` says, "
			"with the file.",
			"store-fails",
		},
	[LAWS_ALERT_QUICKPLAY_CLAIM] =
		{
			"A player in the last two minutes of a game without increment claims a "
			"draw, "
			"or asks for an increment, and the arbiter decides.",
			"What is claimed or asked for.",
			"whether the opponent tries to win by normal means no board can "
			"tell.",
			"claim-increment-dismissed-2023",
		},
};

static const char *const costs[] = {
	[LAWS_COST_NOTHING] = "The Laws fix no penalty for it.",
	[LAWS_COST_ILLEGAL_MOVE] =
		"What the edition's count of illegal moves says ([rulings](rulings.md)): time for "
		"the opponent, then the game. `penalty` says which.",
	[LAWS_COST_WRONG_CLAIM] = "Time for the opponent, in 2001 also the claimant's own; "
				  "`penalty` says how much.",
	[LAWS_COST_FLAG] = "The game ends, with the `result` that is shown, unless both flags are "
			   "down and play goes on.",
	[LAWS_COST_LATENESS] = "The game is lost; by both where both are late.",
	[LAWS_COST_POSITION] = "The game is drawn.",
	[LAWS_COST_QUICKPLAY] =
		"What was claimed or asked for is granted: the draw; or the increment, with two "
		"minutes for the opponent. Dismissing a claim of a draw gives the opponent two "
		"minutes.",
	[LAWS_COST_KINGS] = "Nothing; where kings in the centre show a result, that result.",
};

static const char *const consequences[] = {
	[LAWS_CONSEQUENCE_NONE] = "",
	[LAWS_CONSEQUENCE_REPLACED] = " The position before the move is restored, and another move "
				      "replaces it; where it is too late for that, it stands.",
	[LAWS_CONSEQUENCE_TAKEN_BACK] = " The move is taken back, with what followed it.",
	[LAWS_CONSEQUENCE_RESTORED] = " The board must show the record again.",
	[LAWS_CONSEQUENCE_CANCELLED] = " The game is cancelled.",
};

static const char *const accused[] = {
	[LAWS_ACCUSED_NOBODY] = "nobody",
	[LAWS_ACCUSED_SIDE] = "the player of its `side`",
	[LAWS_ACCUSED_EITHER] = "the player of its `side`, or the opponent",
};

static const char *const confidences[] = {
	[LAWS_POSSIBLE] = "possible",
	[LAWS_LIKELY] = "likely",
	[LAWS_CERTAIN] = "certain",
};

/* The last alert of the wanted kind in a story, of the last edition that has one. */
struct example {
	enum laws_alert_kind kind;
	char *json;
};

static void fail(const char *what, const char *name)
{
	fprintf(stderr, "alert-document: %s: %s\n", what, name);
	exit(1);
}

/* The sentence that chesslaws explain has for @matter in @edition, or NULL. */
static const char *sentence_of(enum laws_matter matter, enum laws_edition edition)
{
	for (size_t i = 0; i < article_chapters_count; i++) {
		const struct article_chapter *chapter = article_chapters[i];

		for (size_t j = 0; j < chapter->count; j++) {
			const struct article_saying *saying;

			if (chapter->subjects[j].matter != matter)
				continue;
			saying = article_saying(&chapter->subjects[j], edition);
			if (saying)
				return saying->text;
		}
	}
	return NULL;
}

/* The same in the newest edition that has one. */
static const char *newest_sentence(enum laws_matter matter)
{
	const char *sentence = NULL;

	for (int edition = EDITIONS; !sentence && edition-- > 0;)
		sentence = sentence_of(matter, (enum laws_edition)edition);
	return sentence ? sentence : "";
}

static void print_articles(const struct laws_alert_info *info)
{
	if (info->matters[0] == LAWS_MATTERS) {
		printf("It cites no article: the Laws know nothing of it.\n\n");
		return;
	}
	printf("| 2023 | 2018 | 2017 | 2001 | what the article says |\n|---|---|---|---|---|\n");
	for (const enum laws_matter *matter = info->matters; *matter != LAWS_MATTERS; matter++) {
		for (int edition = EDITIONS; edition-- > 0;) {
			const char *article = laws_article(*matter, (enum laws_edition)edition);

			printf("| %s ", article ? article : "");
		}
		printf("| %s |\n", newest_sentence(*matter));
	}
	printf("\n");
}

static void look_for_alert(void *data, const struct event *event)
{
	struct example *example = data;
	struct json_object *json;

	if (!event->seq || event->verdict.kind != LAWS_VERDICT_ALERT ||
	    event->verdict.alert.kind != example->kind || example->json)
		return;
	json = event_json(event, false);
	example->json = strdup(json_object_to_json_string_ext(
		json, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));
	json_object_put(json);
}

/* Plays the story at @path in each of its editions; the newest is kept. */
static void play(const char *path, struct example *example)
{
	FILE *file = fopen(path, "r");
	struct script script;
	char *kept = NULL;

	if (!file)
		fail("cannot be read", path);
	script_init(&script, path);
	while (script_read(&script, file)) {
		script_play(&script, look_for_alert, NULL, example);
		if (!example->json)
			continue;
		free(kept);
		kept = example->json;
		example->json = NULL;
	}
	example->json = kept;
	script_free(&script);
	fclose(file);
}

static bool is_story(const char *path, const char *name)
{
	const char *base = strrchr(path, '/');
	size_t length = strlen(name);

	base = base ? base + 1 : path;
	return !strncmp(base, name, length) && !strcmp(base + length, ".story");
}

static void print_example(enum laws_alert_kind kind, const char *directory, char *const *stories)
{
	const char *name = texts[kind].story;
	struct example example = {.kind = kind};
	char path[4096];

	while (*stories && !is_story(*stories, name))
		stories++;
	if (!*stories)
		fail("there is no such story", name);
	snprintf(path, sizeof(path), "%s/%s", directory, *stories);
	play(path, &example);
	if (!example.json)
		fail("it does not raise what it is an example of", name);
	printf("Example, from [%s](../../tests/stories/%s):\n\n```json\n%s\n```\n", name, *stories,
	       example.json);
	free(example.json);
}

static void print_kind(enum laws_alert_kind kind, const char *directory, char *const *stories)
{
	const struct laws_alert_info *info = laws_alert_info(kind);
	const struct kind_text *text = &texts[kind];

	if (!text->says)
		fail("nothing is written of it", info->word);
	printf("\n## %s\n\n%s\n\n", info->word, text->says);
	printf("- **Evidence:** %s\n", text->rests);
	printf("- **At most %s:** %s\n", confidences[info->at_most], text->most);
	printf("- **Accuses** %s.%s\n", accused[info->accused],
	       info->accused == LAWS_ACCUSED_NOBODY && info->names_side
		       ? " Its `side` is whom it is about."
		       : "");
	printf("- **When it is confirmed:** %s%s%s\n\n", costs[info->cost],
	       info->cost == LAWS_COST_NOTHING && info->accused != LAWS_ACCUSED_NOBODY
		       ? " One by Article 12.9 is for the arbiter to choose."
		       : "",
	       consequences[info->consequence]);
	print_articles(info);
	print_example(kind, directory, stories);
}

static void print_overview(void)
{
	printf("| kind | article (2023) | at most | accuses |\n|---|---|---|---|\n");
	for (int kind = 0; kind < LAWS_ALERTS; kind++) {
		const struct laws_alert_info *info = laws_alert_info((enum laws_alert_kind)kind);
		const char *article = laws_article(info->matters[0], LAWS_EDITION_2023);

		printf("| [%s](#%s) | %s | %s | %s |\n", info->word, info->word,
		       article ? article : "–", confidences[info->at_most], accused[info->accused]);
	}
}

/* ---- the journal ---- */

/* Of the entries that are no alerts: enum entry_kind from ENTRY_RULING on, in its order. */
static const struct {
	const char *subject;
	const char *says;
} others[] = {
	{"ruling", "An alert was confirmed, was dismissed or has lapsed, or a ruling on it was "
		   "undone; or a penalty was given."},
	{"refusal", "A line of a trace or of a FIFO could not be read, or what it orders was "
		    "refused."},
	{"begin", "touchmoved has started, and writes alerts and rulings here."},
};
_Static_assert(sizeof(others) / sizeof(others[0]) == ENTRY_KINDS - LAWS_ALERTS,
	       "a text for each entry that is no alert");

static const char *entry_word(unsigned int kind)
{
	return kind < LAWS_ALERTS ? laws_alert_info((enum laws_alert_kind)kind)->word
				  : others[kind - LAWS_ALERTS].subject;
}

static const char *entry_says(unsigned int kind)
{
	return kind < LAWS_ALERTS ? texts[kind].says : others[kind - LAWS_ALERTS].says;
}

/* As in the guide, whose marks of code are no letters. */
static void print_plain(const char *text)
{
	for (; *text; text++)
		if (*text != '`')
			putchar(*text);
	putchar('\n');
}

static void print_entry(unsigned int kind)
{
	printf("\n-- %s\n", entry_id((enum entry_kind)kind));
	printf("Subject: %s%s\n", entry_word(kind),
	       kind <= ENTRY_RULING ? " at board @TOUCHMOVE_BOARD@" : "");
	printf("Defined-By: Touchmove\nDocumentation: man:touchmove-%s(7)\n\n",
	       kind < LAWS_ALERTS ? "alerts" : "journal");
	print_plain(entry_says(kind));
	if (kind < LAWS_ALERTS) {
		printf("\nEvidence: ");
		print_plain(texts[kind].rests);
	}
}

static int print_catalogue(void)
{
	printf("# SPDX-License-Identifier: LGPL-2.1-or-later\n"
	       "# What the journal says of its entries: meson compile -C build catalogue-guide\n");
	for (unsigned int kind = 0; kind < ENTRY_KINDS; kind++)
		print_entry(kind);
	return 0;
}

static void print_fields(void)
{
	printf("| field | what it says |\n|---|---|\n");
	for (const struct entry_field *field = entry_fields; field->name; field++)
		if (field->doc)
			printf("| `%s` | %s |\n", field->name, field->doc);
}

static int print_journal(void)
{
	printf("# The journal\n\n"
	       "Alerts and the rulings on them go to a journal of their own, systemd's namespace "
	       "`touchmove`, which members of the group `touchmove-arbiter` and root may read, and "
	       "nobody else: members of `adm` and `systemd-journal`, who read the machine's "
	       "journal, may not.\n\n"
	       "```sh\n"
	       "journalctl --namespace=touchmove -t touchmoved TOUCHMOVE_ARTICLE=7.5.1\n"
	       "journalctl --namespace=touchmove -t touchmoved TOUCHMOVE_BOARD=3 -f\n"
	       "journalctl --namespace=+touchmove -u touchmoved -t touchmoved    # with the "
	       "machine's\n"
	       "```\n\n"
	       "Without `--namespace` journalctl reads the machine's journal alone, which has what "
	       "everybody may know of touchmoved: that it starts, what is wrong with boards, disk "
	       "and configuration. `-x` adds what the catalogue says of each entry. The journal is "
	       "a "
	       "copy for whoever looks after several boards: the record is the store "
	       "([store](store.md)), which alone is complete, and an entry that cannot be written "
	       "is not written later.\n\n"
	       "Anybody on the machine can send lines to a journal. "
	       "`_SYSTEMD_UNIT=touchmoved.service` "
	       "beside a field asks for those alone that touchmoved itself has sent.\n\n"
	       "Entries are kept for a year, in at most 64 MB "
	       "(`/usr/lib/systemd/journald@touchmove.conf.d/touchmove.conf`; "
	       "`/etc/systemd/journald@touchmove.conf.d/` is for your own settings), in "
	       "`/var/log/journal`, which is made where it is missing. Where another group "
	       "stands for the arbiters (`ArbiterGroup=`), `systemctl edit "
	       "systemd-journald@touchmove` and a copy of `/usr/lib/tmpfiles.d/touchmove.conf` in "
	       "`/etc/tmpfiles.d` name it, too.\n\n"
	       "## Fields\n\n"
	       "Those of an event's JSON ([events](events.md)), where it has them:\n\n");
	print_fields();
	printf("\n## MESSAGE_ID\n\nOne for each kind of entry, the same in every version:\n\n"
	       "| kind | `MESSAGE_ID` |\n|---|---|\n");
	for (unsigned int kind = 0; kind < ENTRY_KINDS; kind++)
		printf("| %s | `%s` |\n", entry_word(kind), entry_id((enum entry_kind)kind));
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 2 && !strcmp(argv[1], "--catalogue"))
		return print_catalogue();
	if (argc == 2 && !strcmp(argv[1], "--journal"))
		return print_journal();
	if (argc < 3) {
		fprintf(stderr,
			"usage: alert-document DIRECTORY STORY... | --catalogue | --journal\n");
		return 2;
	}
	printf("# Alerts\n\n"
	       "An alert tells the arbiter of something that he may have to rule on; the public "
	       "stream has none. `certain` follows from occupied squares and presses alone, and "
	       "no other reading explains them; `likely` rests on timing; `possible` on what no "
	       "board can sense. What an arbiter has seen himself (`seen_by`) is as certain as "
	       "he is. What becomes of an alert is for `confirm` and `dismiss` "
	       "(touchmovectl(1)).\n\n"
	       "This page is written from the table of the kinds (`lib/judge/alert.c`) and from "
	       "stories that are played for it: `meson compile -C build alert-guide`.\n\n");
	print_overview();
	for (int kind = 0; kind < LAWS_ALERTS; kind++)
		print_kind((enum laws_alert_kind)kind, argv[1], argv + 2);
	return 0;
}
