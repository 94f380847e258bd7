/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One table has all texts; %1 and %2 are a line's own. */
#include <string.h>

#include "feed/play/words.h"
#include "tool/language.h"
#include "util/words.h"

struct row {
	const char *text;
	bool spoken;
	unsigned int words; /* which of its texts may be words and no names: a bit for each place */
};

static const struct row rows[PLAY_SAYS] = {
	[PLAY_SAY_GAME] = {N_("The game begins: you play %2 against %1."), true, 1 << 1},
	[PLAY_SAY_UNPLAYABLE] = {N_("Game %1 is not played here: %2."), false, 1 << 1},
	[PLAY_SAY_SET_UP] = {N_("Set up the pieces as at the start of the game."), true},
	[PLAY_SAY_OTHER_START] =
		{N_("The board begins from another position than the game: Fen= and "
		    "Variant= in its [regulations] set that."),
		 true},
	[PLAY_SAY_YOURS] = {N_("It is your move."), false},
	[PLAY_SAY_THEIRS] = {N_("It is the opponent's move."), false},
	[PLAY_SAY_MAKE] = {N_("%1: make it on the board."), true},
	[PLAY_SAY_PLAYED] = {N_("%1 is played."), false},
	[PLAY_SAY_TOO_SOON] =
		{N_("%1 is on the board, but it is the opponent's move: put it back."), true},
	[PLAY_SAY_INSTEAD] =
		{N_("%1 is on the board, where %2 was played: put it back, and make %2."), true},
	[PLAY_SAY_PUT_BACK] = {N_("%1 and what follows is taken back: put it back on the board."),
			       true},
	[PLAY_SAY_REFUSED] = {N_("%1 is not taken: %2. Put it back."), true},
	[PLAY_SAY_AHEAD] = {N_("The board has %1, which was not sent: type send if it is of this "
			       "game, or put it back."),
			    true},
	[PLAY_SAY_BROKEN] = {N_("The board cannot be followed: put the pieces back as they stood "
				"after the last move."),
			     true},
	[PLAY_SAY_BOARD_OVER] =
		{N_("On the board the game is over, on Lichess it is not: resign or draw "
		    "there, or set up the pieces and make all moves again."),
		 true},
	[PLAY_SAY_BOARD_GONE] = {N_("The board does not answer: moves wait."), true},
	[PLAY_SAY_BOARD_BACK] = {N_("The board is there again."), true},
	[PLAY_SAY_ARBITER] = {N_("The board is an arbiter's now: nothing of it is sent."), true},
	[PLAY_SAY_DRAW_OFFERED] = {N_("%1 offers a draw: yes or no?"), true},
	[PLAY_SAY_TAKEBACK_ASKED] = {N_("%1 asks to take back a move: yes or no?"), true},
	[PLAY_SAY_QUESTION_GONE] = {N_("The opponent's question stands no more."), true},
	[PLAY_SAY_DECLINED] = {N_("Your offer is declined."), true},
	[PLAY_SAY_TAKEN_BACK] = {N_("A move is taken back."), true},
	[PLAY_SAY_GONE] = {N_("The opponent has left; in %1 s you may type win."), true},
	[PLAY_SAY_BACK] = {N_("The opponent is back."), true},
	[PLAY_SAY_SENT] = {N_("Sent: %1."), false, 1 << 0},
	[PLAY_SAY_SURE] = {N_("Resign: yes or no?"), true},
	[PLAY_SAY_OVER] = {N_("The game is over: %1, %2."), true, 1 << 1},
	[PLAY_SAY_CHALLENGE] = {N_("%1 challenges you: %2. Yes or no?"), true},
	[PLAY_SAY_CHALLENGE_GONE] = {N_("%1 challenges you no more."), true},
	[PLAY_SAY_CHALLENGE_DECLINED] = {N_("%1 declines your challenge: %2"), true},
	[PLAY_SAY_CHALLENGE_UNPLAYABLE] =
		{N_("%1's challenge is declined: %2 cannot be played here."), false},
	[PLAY_SAY_CHAT] = {N_("%1: %2"), false},
	[PLAY_SAY_FAILED] = {N_("Lichess has not taken %1: %2."), true, 1 << 0},
	[PLAY_SAY_LIMITED] = {N_("Lichess asks for patience: for a minute nothing is sent."), true},
	[PLAY_SAY_CLOCKS] = {N_("The clocks:"), false},
	[PLAY_SAY_MOVES] = {N_("Moves:"), false},
	[PLAY_SAY_PROMOTE] = {N_("Your next pawn to reach the last rank becomes %1."), false},
	[PLAY_SAY_NO_GAME] = {N_("There is no game: type seek 15+10, or challenge NAME 15+10."),
			      false},
	[PLAY_SAY_GAME_ON] = {N_("A game is on."), false},
	[PLAY_SAY_NOTHING_ASKED] = {N_("There is nothing to answer, send or stop."), false},
	[PLAY_SAY_NOT_GONE] = {N_("The win cannot be claimed yet."), false},
	[PLAY_SAY_OFFLINE] = {N_("Lichess is not reached: %1. It is tried again."), true},
	[PLAY_SAY_ONLINE] = {N_("Lichess is reached again."), true},
	[PLAY_SAY_KEYS] =
		{N_("yes, no: answer what was asked last\n"
		    "draw: offer or accept one; takeback: ask for one or allow it\n"
		    "resign; abort, before both have moved; win, when the opponent has left\n"
		    "=n, =b, =r, =q: what your next pawn becomes\n"
		    "moves: all of them; Enter: clocks, and what is to be done\n"
		    "send: the board's move is of this game\n"
		    "seek 15+10 [rated] [white|black] [chess960], challenge NAME 15+10 …, "
		    "stop\n"
		    "quit"),
		 false},
	[PLAY_SAY_WRONG] = {N_("'%1' is nothing here: %2."), false, 1 << 1},
};

void play_clock_write(gint64 left_ms, char text[PLAY_CLOCK_SIZE])
{
	gint64 s = left_ms / 1000;

	if (left_ms < 10000)
		g_snprintf(text, PLAY_CLOCK_SIZE, "%d.%d", (int)s, (int)(left_ms % 1000 / 100));
	else if (s < 3600)
		g_snprintf(text, PLAY_CLOCK_SIZE, "%d:%02d", (int)(s / 60), (int)(s % 60));
	else
		g_snprintf(text, PLAY_CLOCK_SIZE, "%d:%02d:%02d", (int)(s / 3600),
			   (int)(s / 60 % 60), (int)(s % 60));
}

/* Nothing of a line's own texts is looked into again. */
static GString *expand(const char *format, const char *first, const char *second)
{
	GString *text = g_string_new(NULL);

	for (const char *c = format; *c; c++)
		if (*c != '%')
			g_string_append_c(text, *c);
		else
			g_string_append(text, *++c == '1' ? first : second);
	return text;
}

/* The text at @place of @line in the reader's language, where it is a word and nobody's name. */
static const char *own_text(const struct play_line *line, unsigned int place)
{
	static const char *const words[] = {
		/* Translators: the pieces that somebody plays. */
		N_("white"),
		/* Translators: the pieces that somebody plays. */
		N_("black"),
		/* Translators: what was sent, or was not taken: a move. */
		N_("the move"),
		N_("the challenge"),
		/* Translators: an offer, or how a game has ended. */
		N_("draw"),
		N_("takeback"),
		/* Translators: how a game has ended, like those up to finished. */
		N_("resign"),
		N_("mate"),
		N_("stalemate"),
		N_("outoftime"),
		N_("timeout"),
		N_("aborted"),
		N_("finished"),
		/* Translators: why a game is not played. */
		N_("another one is on"),
		N_("its moves cannot be read"),
		N_("a pawn becomes =q, =r, =b or =n"),
		/* Translators: help is a word to be typed. */
		N_("help says what may be typed"),
		NULL,
	};
	const char *text = line->text[place];
	bool known = rows[line->say].words & 1u << place && word_find(words, text) >= 0;

	return known ? gettext(text) : text;
}

/* "White 5:09, Black 4:10" */
static void add_clocks(GString *text, const struct play_line *line)
{
	char white[PLAY_CLOCK_SIZE], black[PLAY_CLOCK_SIZE];

	play_clock_write(line->left_ms[LAWS_WHITE], white);
	play_clock_write(line->left_ms[LAWS_BLACK], black);
	g_string_append_printf(text, " %s %s, %s %s.", _("White"), white, _("Black"), black);
}

char *play_words(const struct play_line *line)
{
	GString *text = expand(_(rows[line->say].text), own_text(line, 0), own_text(line, 1));

	if (line->clocks)
		add_clocks(text, line);
	if (line->more)
		g_string_append_printf(text, " %s", line->more);
	return g_string_free(text, FALSE);
}

/* "Nbd7+" as "knight b d 7, check": letters and figures by themselves, as voices say them best. */
static char *spoken_move(const char *san)
{
	static const struct {
		char letter;
		const char *word;
	} names[] = {{'K', N_("king")},
		     {'Q', N_("queen")},
		     {'R', N_("rook")},
		     {'B', N_("bishop")},
		     {'N', N_("knight")},
		     /* Translators: a piece takes on a square. */
		     {'x', N_("takes")},
		     /* Translators: a pawn becomes a piece. */
		     {'=', N_("becomes")},
		     {'+', N_("check")},
		     {'#', N_("mate")}};
	GString *text = g_string_new(NULL);
	const char *c = san;

	if (g_str_has_prefix(san, "O-O-O")) {
		g_string_append(text, _("castles long"));
		c += 5;
	} else if (g_str_has_prefix(san, "O-O")) {
		g_string_append(text, _("castles short"));
		c += 3;
	}
	for (; *c; c++) {
		const char *word = NULL;

		for (unsigned int i = 0; i < G_N_ELEMENTS(names); i++)
			if (names[i].letter == *c)
				word = names[i].word;
		if (*c == '+' || *c == '#')
			g_string_append_c(text, ',');
		if (text->len)
			g_string_append_c(text, ' ');
		if (word)
			g_string_append(text, _(word));
		else
			g_string_append_c(text, *c);
	}
	return g_string_free(text, FALSE);
}

const char *play_language(void)
{
	/* Translators: the code of this language, as programs that speak have it: de, fr, zh. */
	const char *code = _("en");

	return strcmp(code, "en") ? code : NULL;
}

char *play_speech(const struct play_line *line)
{
	g_autofree char *move = NULL;
	GString *text;

	if (!rows[line->say].spoken)
		return NULL;
	move = spoken_move(line->san);
	/* A move to be made is said by itself: that is what is waited for. */
	if (line->say == PLAY_SAY_MAKE)
		return g_steal_pointer(&move);
	if (line->say == PLAY_SAY_INSTEAD)
		text = expand(_("That is another move. Put it back, and make %1."), move, "");
	else
		text = expand(_(rows[line->say].text), line->san[0] ? move : own_text(line, 0),
			      own_text(line, 1));
	return g_string_free(text, FALSE);
}
