/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Writes packaging/guide/tracker.md: how the tracker decides, and by which figures, which are those
 * of track/model.def.
 *
 * Usage: tracker-document
 */
#include <inttypes.h>
#include <stdio.h>

#define ESTIMATED "estimated"
#define CHOSEN	  "chosen"

static const char introduction[] =
	"# How the tracker decides\n"
	"\n"
	"Made from `daemon/track/model.def`; do not edit: `meson compile -C build tracker-guide`\n"
	"writes it anew.\n"
	"\n"
	"A reed tells that something stands on its square, and nothing else. What the hands did "
	"has\n"
	"to be inferred, and the same changes have more than one reading: a pawn that leaves its\n"
	"square was lifted to be moved, was captured, was put right, or fell.\n"
	"\n"
	"The tracker keeps every reading of the present turn that is not absurd as a hypothesis: "
	"a\n"
	"position, what is in a hand, and where every piece stands. Each change lets each\n"
	"hypothesis branch. What a branch asks one to believe costs something; costs add up, and\n"
	"hypotheses that are much costlier than the cheapest are dropped. An act is told when all\n"
	"that are left agree on it. A press, the opponent's lift and a rest must be answered: "
	"there\n"
	"the cheapest is taken.\n"
	"\n"
	"Where no hypothesis shows a legal move when its player presses, whole turns are weighed:\n"
	"which legal move explains the board, and what fell, lay about or failed beside it. Where\n"
	"one does, more cheaply than an offence, that move was made; pieces that lie about are "
	"told\n"
	"as `displaced` until they stand again, and a reed that fails as `sensor`. Where several "
	"do,\n"
	"they are kept as lines of moves, and `displaced` is told as `possible`, until what "
	"follows\n"
	"leaves one.\n"
	"\n"
	"A move that stood, and whose pieces left their squares just before the press, was made, "
	"and\n"
	"they fell, where that is likelier than a player who moves on what he has let go of. "
	"What\n"
	"fell is expected to be set up by the next press; where nothing else was wrong, and all "
	"of\n"
	"it stands again, it did fall. A game begins with the press for it, also where the last\n"
	"piece stands only some seconds later, or one or two squares are wrong and a first move\n"
	"fits; which of several is told apart by lines, as everywhere. Where no first move fits, "
	"it\n"
	"begins at the first press at which several moves, each shown before its press, leave "
	"nothing\n"
	"else wrong. Where nobody presses for it, since White's clock goes already, it begins "
	"with\n"
	"White's first move from the start position and his press.\n"
	"\n"
	"A press that shows more, or less, than the changes of its move is looked at again with "
	"the\n"
	"presses behind it: lines of moves in which any square may be wrong are followed from "
	"there,\n"
	"or from some plies before, and the record is one of them. Where it costs so much more "
	"than\n"
	"the likeliest line that it can hardly be right, or has stopped while the board goes on, "
	"it\n"
	"becomes that line: the moves that were told otherwise are `withdrawn` as `changed`, and "
	"the\n"
	"line is told as made and completed. What was certain of an offence stays with the "
	"arbiter.\n"
	"For some moves after that nobody is accused of more than `possible`. The lines are asked\n"
	"before an offence is told, too: where a legal move, with a piece shoved, fallen or "
	"beside\n"
	"its reed, is likelier than an illegal one, that is told as `possible`.\n"
	"A reed that only flickered counts as well: one that fails may still show that a piece "
	"has\n"
	"left it. An illegal move that was answered ends no line until it is likelier by much.\n"
	"A reed that closes again was none that fails: its piece stood beside it, which costs "
	"more\n"
	"in a game in which none has before. A reed that has opened by itself, or does so later, "
	"is\n"
	"rather the one that did not show what came there.\n"
	"\n"
	"A press that comes only behind the beginning of its answer, or behind all of it, ends no\n"
	"line: they go on by one move or by two, and the answer's own press tells which. Where "
	"the\n"
	"record is none of the lines behind a gap, any press may have come so. A press before\n"
	"which nothing has changed, as of a clock that is stopped or set, may end no move: whose\n"
	"turn it is has then pressed without one, at `PRESSED_HOME`, and who presses back has "
	"not.\n"
	"A press may also be that of an illegal move, at `ILLEGAL` and `PRESSED_OPEN`, which is "
	"no\n"
	"ply: the opponent presses back, and it is put right before the next move. So a capture\n"
	"that was none, and whose piece seemed to lie where the illegal move went, is withdrawn.\n"
	"\n"
	"Players take moves back, and order nothing. With levers, where the board rests and shows "
	"the\n"
	"position of one or two moves ago, by squares that are all believed, and no line has come\n"
	"there, a line goes on from it, too, at `TAKEN_BACK_UNASKED`. The press of the next move, "
	"or of\n"
	"its answer where the clock was not pressed back, tells whether the game went on so; then\n"
	"the record is put right. A piece that is only put back for a while changes nothing.\n"
	"\n"
	"While lines are followed, `touchmovectl candidates` lists the likeliest that differ in\n"
	"their moves, and `choose N` makes one the record, which is not looked at again. A mate "
	"or\n"
	"a stalemate is a guess where a line that goes on costs less than `TOO_MUCH` more than\n"
	"those that end: `displaced` is told as `possible` before the end, and a correction takes\n"
	"the end back. Where all of them end the game by the move that stands, no press follows\n"
	"that could tell them apart, and the likeliest is told at once.\n"
	"\n"
	"The lines go over a gap, in which the board was not seen, by up to eight moves: from\n"
	"what stood before it to what stands at the first press behind it, each move legal. Until\n"
	"one of them stands out, `displaced` is told; moves whose order makes no difference are\n"
	"told in one that is legal. Over five moves and more there can be too many ways to look\n"
	"at all of them. Then what was found has to agree with three more moves before it is\n"
	"told, and from there on a move that is illegal by it is `displaced`, not an offence,\n"
	"until moves are taken back to before the gap or one of the candidates is chosen. What is\n"
	"illegal only beside a piece that has captured where no reed showed what it took is\n"
	"`possible` at most, until the piece is seen to leave that square. So is what only seems\n"
	"to have come to a square where that piece may stand instead.\n"
	"\n"
	"Without levers (`Clock=none`) no press says that a move is made. There the lines are\n"
	"led from rest to rest instead, in which nothing moves for the settle time: none, one\n"
	"or two moves may lie between two of them, or up to `WITHOUT_REST` in a hurry, where the\n"
	"reeds have shown each one whole, and the next move may have begun. What was\n"
	"lifted before the last rest has been put down by now, since nobody holds a piece for\n"
	"so long: it may stand beside its reed, on any square that it could go to. A piece that\n"
	"is taken up within `HAND_NEAR` of its rest, and goes on or back, was still in the hand:\n"
	"the lines are led anew from before that rest. An illegal\n"
	"move is told once it is answered, and as `possible` at most where the likeliest line\n"
	"has it as a legal one and all has been plain for two plies, or costs less than the\n"
	"offence by `UNUSUAL`. A game whose set-up was wrong on one or two squares at the order\n"
	"to start begins when a first move has come to rest; where the set-up comes to rest put\n"
	"right before that, another order is awaited. A board that has `CLEARED` pieces fewer\n"
	"than the likeliest line, or `ADDED` more, is being cleared, or set up for another game:\n"
	"the lines wait, and end where something else stands then.\n"
	"\n"
	"Who ends the game has no piece in the hand: a last capture that only its captor's lift\n"
	"has shown is told then. Where the opponent resigns, or a result is entered that is no\n"
	"loss for the captor, it need only be the likeliest, since no later move will tell.\n"
	"Otherwise it must stand out from the record: who gives up need not have made what he\n"
	"had begun, and behind an adjournment, or a draw that is refused, the game goes on.\n"
	"Kings that are put in the centre end a doubt: the line is told behind which they stand\n"
	"so, and nothing else has moved. Where the next game begins, the likeliest line is told\n"
	"as the end of the one before.\n"
	"\n"
	"Where reeds leave open which of two moves was made, what players choose decides: they\n"
	"seldom leave a piece that they can win, or put one where it is taken for nothing, which "
	"is\n"
	"counted over real games, by the captures on one square. That chooses between lines at "
	"the\n"
	"end of a doubt or of the game; it ends no doubt sooner, and says nothing of an offence.\n"
	"It is a guess: a piece that left its square where no reed closed may stand on any square\n"
	"whose reed is not seen to change again, and nobody can tell which, whatever follows, if\n"
	"two such lines fit to the end. `bench-verdicts` counts such games (verdicts.md).\n"
	"A player who has lifted what he captured is less and less likely to push a piece off.\n"
	"\n"
	"## What it costs to believe something\n"
	"\n"
	"A cost is -10 log2 of a probability: of how often something happens where it could.\n"
	"`estimated` figures stand in the order that the stories ask for.\n";

struct cost_row {
	const char *group;
	const char *name;
	int cost;
	const char *source;
	const char *sentence;
};

static const struct cost_row costs[] = {
#define GROUP(title)			   {.group = (title)},
#define COST(name, cost, source, sentence) {NULL, #name, cost, source, sentence},
#include "track/model.def"
};

struct time_row {
	const char *name;
	int64_t microseconds;
	const char *source;
	const char *sentence;
};

static const struct time_row times[] = {
#define TIME(name, microseconds, source, sentence) {#name, microseconds, source, sentence},
#include "track/model.def"
};

struct count_row {
	const char *name;
	int number;
	const char *source;
	const char *sentence;
};

static const struct count_row counts[] = {
#define COUNT(name, number, source, sentence) {#name, number, source, sentence},
#include "track/model.def"
};

/* 2 to the tenth part of @cost, rounded: once in so many times. */
static long long odds(int cost)
{
	double value = 1;

	for (int i = 0; i < cost; i++)
		value *= 1.0717734625362931; /* 2 to a tenth */
	return (long long)(value + 0.5);
}

static void write_costs(void)
{
	for (size_t i = 0; i < sizeof(costs) / sizeof(costs[0]); i++) {
		const struct cost_row *row = &costs[i];

		if (row->group)
			printf("\n### %s\n\n| what | cost | once in | source "
			       "|\n|---|---|---|---|\n",
			       row->group);
		else
			printf("| `%s` %s | %d | %lld | %s |\n", row->name, row->sentence,
			       row->cost, odds(row->cost), row->source);
	}
}

static void write_times(void)
{
	printf("\n## How long hands and pieces take\n\n| what | ms | source |\n|---|---|---|\n");
	for (size_t i = 0; i < sizeof(times) / sizeof(times[0]); i++)
		printf("| `%s` %s | %" PRId64 " | %s |\n", times[i].name, times[i].sentence,
		       times[i].microseconds / 1000, times[i].source);
}

static void write_counts(void)
{
	printf("\n## How many, and how often\n\n| what | number | source |\n|---|---|---|\n");
	for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++)
		printf("| `%s` %s | %d | %s |\n", counts[i].name, counts[i].sentence,
		       counts[i].number, counts[i].source);
}

int main(void)
{
	fputs(introduction, stdout);
	write_costs();
	write_times();
	write_counts();
	return fflush(stdout) ? 1 : 0;
}
