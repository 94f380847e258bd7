/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Games of chance with levers, in each of which a player breaks the Laws once, the arbiter rules
 * that another move replaces his, and the players put that right in one of these ways:
 *
 *   breach   an illegal move, pressed; another piece than the one touched moved; or what looked
 *            like a legal move and, as the arbiter saw, was none
 *   answer   none, or the opponent has moved and pressed, too
 *   way      the pieces go back, and the new move is made; the moved piece goes straight on; or
 *            the new move is made before the old one is taken back
 *   clock    the opponent starts the player's clock at once, when the pieces are back, or when the
 *            new move stands; the arbiter may say "resume" besides
 *
 * The record must be the game as it was played in the end, and nothing more may be alerted.
 *
 *   rulings GAMES MOST [SEED]
 *
 * fails when more than MOST games are told wrongly.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lot.h"

#define PLIES_BEFORE 40
#define PLIES_BEHIND 8
#define TRIES	     200

enum breach { BREACH_ILLEGAL, BREACH_TOUCHED, BREACH_SEEN, BREACHES };
enum way { WAY_BACK, WAY_STRAIGHT, WAY_FIRST, WAYS };
enum start { CLOCK_AT_ONCE, CLOCK_WHEN_BACK, CLOCK_WHEN_MADE, CLOCKS };

static const char *const breach_names[] = {"illegal", "touched", "seen"};
static const char *const way_names[] = {"back", "straight", "first"};
static const char *const clock_names[] = {"at once", "when back", "when made"};

struct scene {
	enum breach breach;
	bool answered;
	enum way way;
	enum start clock;
	bool resumes;	      /* the arbiter says so */
	struct laws_move old; /* what was played; of an illegal move from and to alone */
	struct laws_move answer;
	struct laws_move instead; /* what replaces it */
};

static enum laws_side mover(struct play *play)
{
	return laws_position_side(play_now(play));
}

/* True when a hand can do it without more than taking, lifting and placing. */
static bool is_plain(struct laws_move move)
{
	return move.type != LAWS_MOVE_CASTLING && move.type != LAWS_MOVE_EN_PASSANT &&
	       !move.promotion;
}

static bool choose_plain(struct play *play, struct laws_move *move)
{
	for (unsigned int tries = 0; tries < TRIES; tries++)
		if (play_choose(play, move) && is_plain(*move))
			return true;
	return false;
}

/* A legal plain move of the piece on @from. */
static bool choose_of(struct play *play, laws_square from, struct laws_move *move)
{
	for (unsigned int tries = 0; tries < TRIES; tries++)
		if (play_choose(play, move) && is_plain(*move) && move->from == from)
			return true;
	return false;
}

/* A square where the piece on @from may not go, and that is empty. */
static bool choose_illegal(struct play *play, laws_square from, laws_square *to)
{
	const struct laws_position *position = play_now(play);
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);
	bool pawn = laws_piece_kind(position->board[from]) == LAWS_PAWN;

	for (unsigned int tries = 0; tries < TRIES; tries++) {
		size_t i = 0;

		*to = (laws_square)random_between(&play->random, 0, 63);
		while (i < count && (moves[i].from != from || moves[i].to != *to))
			i++;
		if (i == count && !position->board[*to] && !(pawn && (*to < 8 || *to > 55)))
			return true;
	}
	return false;
}

/* The answer of the opponent to the board as it is. */
static bool choose_answer(struct play *play, struct scene *scene)
{
	struct laws_position after, *now = play_now(play);
	struct laws_move moves[LAWS_MOVES_MAX];
	laws_piece board[64];
	size_t count;

	memcpy(board, now->board, sizeof(board));
	if (scene->breach == BREACH_ILLEGAL) {
		board[scene->old.to] = board[scene->old.from];
		board[scene->old.from] = LAWS_NO_PIECE;
	}
	if (scene->breach != BREACH_ILLEGAL) {
		after = *now;
		laws_move_play(&after, scene->old);
	} else if (!laws_position_as_played(now, board, &after)) {
		return false;
	}
	count = laws_moves(&after, moves);
	for (unsigned int tries = 0; count && tries < TRIES; tries++) {
		scene->answer = moves[random_between(&play->random, 0, (int64_t)count - 1)];
		/* What is captured would have to be found and set up again. */
		if (is_plain(scene->answer) && !after.board[scene->answer.to])
			return true;
	}
	return false;
}

/* King and rook were touched, one after the other (4.4.1, 4.4.2). */
static bool may_have_to_castle(const struct laws_position *position, const struct scene *scene)
{
	enum laws_kind moved = laws_piece_kind(position->board[scene->old.from]);
	enum laws_kind touched = laws_piece_kind(position->board[scene->instead.from]);

	return (moved == LAWS_KING && touched == LAWS_ROOK) ||
	       (moved == LAWS_ROOK && touched == LAWS_KING);
}

/*
 * Chooses what is played, and what replaces it. A piece touched and moved instead captures nothing:
 * what it touched of the opponent's would bind the player, too (4.3.3).
 */
static bool choose_scene(struct play *play, struct scene *scene)
{
	struct laws_move touched;

	scene->breach = (enum breach)random_between(&play->random, 0, BREACHES - 1);
	scene->answered = random_chance(&play->random, 30);
	scene->way = (enum way)random_between(&play->random, 0, WAYS - 1);
	scene->clock = (enum start)random_between(&play->random, 0, CLOCKS - 1);
	scene->resumes = scene->answered || random_chance(&play->random, 30);
	if (!choose_plain(play, &touched) || !choose_of(play, touched.from, &scene->instead))
		return false;
	switch (scene->breach) {
	case BREACH_ILLEGAL:
		scene->old = (struct laws_move){.from = touched.from};
		if (!choose_illegal(play, touched.from, &scene->old.to))
			return false;
		break;
	case BREACH_TOUCHED:
		if (!choose_plain(play, &scene->old) || scene->old.from == touched.from ||
		    scene->old.to == scene->instead.to || scene->old.from == scene->instead.to ||
		    laws_move_captured(play_now(play), scene->old) != LAWS_NO_SQUARE ||
		    may_have_to_castle(play_now(play), scene))
			return false;
		break;
	default:
		scene->old = touched;
		if (laws_move_equal(scene->old, scene->instead))
			return false;
		break;
	}
	/* Behind an answer the lever is down already: the arbiter says when it counts. */
	if (scene->answered && scene->clock == CLOCK_AT_ONCE)
		return false;
	/* Straight on goes one piece, and first the other. */
	if ((scene->way == WAY_STRAIGHT && scene->breach == BREACH_TOUCHED) ||
	    (scene->way == WAY_FIRST && scene->breach != BREACH_TOUCHED))
		return false;
	return !scene->answered || choose_answer(play, scene);
}

static void rest(struct play *play)
{
	play_wait(play, 1200, 2500);
}

static void pause_by_lot(struct play *play)
{
	if (random_chance(&play->random, 50))
		rest(play);
}

static void carry(struct play *play, laws_square from, laws_square to)
{
	play_lift(play, from);
	play_place(play, to);
}

/* Makes @move on the board alone. */
static void act(struct play *play, struct laws_move move, laws_square from)
{
	if (play->standing & laws_square_set(move.to)) {
		bool first = random_chance(&play->random, 50);

		play_lift(play, first ? move.to : from);
		play_lift(play, first ? from : move.to);
		play_place(play, move.to);
	} else {
		carry(play, from, move.to);
	}
}

static void press(struct play *play, const struct scene *scene, enum start clock)
{
	enum laws_side other = laws_side_other(mover(play));

	if (scene->clock != clock)
		return;
	pause_by_lot(play);
	if (!scene->answered)
		play_press(play, other);
	if (scene->resumes && clock != CLOCK_AT_ONCE) {
		rest(play);
		play_order(play, "resume");
	}
}

static void do_breach(struct play *play, const struct scene *scene)
{
	enum laws_side side = mover(play);

	rest(play);
	if (scene->breach == BREACH_TOUCHED) {
		play_lift(play, scene->instead.from);
		play_wait(play, 300, 600);
		play_place(play, scene->instead.from);
		rest(play);
	}
	act(play, scene->old, scene->old.from);
	play_press(play, side);
	rest(play);
	if (!scene->answered)
		return;
	act(play, scene->answer, scene->answer.from);
	play_press(play, laws_side_other(side));
	rest(play);
}

static void rule(struct play *play, const struct scene *scene, struct told *told)
{
	char order[64];

	if (scene->breach != BREACH_SEEN) {
		play_order(play, "confirm last");
	} else {
		snprintf(order, sizeof(order), "offence %s illegal-move",
			 mover(play) == LAWS_WHITE ? "white" : "black");
		play_order(play, order);
	}
	told->excused = play->now + 5000;
	play_wait(play, 100, 2000);
}

/* The piece goes back, and what it captured is set up. */
static void take_back(struct play *play, const struct scene *scene)
{
	carry(play, scene->old.to, scene->old.from);
	if (play_now(play)->board[scene->old.to])
		play_place(play, scene->old.to);
}

static void put_right(struct play *play, const struct scene *scene)
{
	laws_square from = scene->instead.from;

	press(play, scene, CLOCK_AT_ONCE);
	if (scene->answered)
		carry(play, scene->answer.to, scene->answer.from);
	if (scene->way == WAY_FIRST) {
		act(play, scene->instead, from);
		pause_by_lot(play);
	}
	if (scene->way != WAY_STRAIGHT) {
		take_back(play, scene);
		press(play, scene, CLOCK_WHEN_BACK);
		pause_by_lot(play);
	} else {
		from = scene->old.to;
	}
	if (scene->way != WAY_FIRST)
		act(play, scene->instead, from);
	if (scene->way == WAY_STRAIGHT) {
		if (scene->old.to != scene->instead.to && play_now(play)->board[scene->old.to])
			play_place(play, scene->old.to);
		press(play, scene, CLOCK_WHEN_BACK);
	}
	press(play, scene, CLOCK_WHEN_MADE);
	play_press(play, mover(play));
	play->before[play->plies + 1] = *play_now(play);
	play->move[play->plies] = scene->instead;
	laws_move_play(&play->before[++play->plies], scene->instead);
}

static bool play_on(struct play *play, unsigned int plies)
{
	struct laws_move move;
	enum laws_side side;

	for (unsigned int ply = 0; ply < plies; ply++) {
		if (!play_choose(play, &move))
			return false;
		side = mover(play);
		rest(play);
		play_make(play, move);
		play_press(play, side);
	}
	return true;
}

/* False when this game has no room for a breach. */
static bool act_out(struct play *play, struct scene *scene, struct told *told)
{
	unsigned int tries = 0;

	play_begin(play);
	rest(play);
	play_press(play, LAWS_BLACK);
	if (!play_on(play, (unsigned int)random_between(&play->random, 1, PLIES_BEFORE)))
		return false;
	while (tries < TRIES && !choose_scene(play, scene))
		tries++;
	if (tries == TRIES)
		return false;
	do_breach(play, scene);
	rule(play, scene, told);
	put_right(play, scene);
	if (!play_on(play, PLIES_BEHIND))
		return false;
	play_wait(play, 10000, 10000);
	play_show(play);
	return true;
}

static void print_move(const char *before, struct laws_move move)
{
	printf("%s%c%c%c%c", before, 'a' + move.from % 8, '1' + move.from / 8, 'a' + move.to % 8,
	       '1' + move.to / 8);
}

static bool is_told_right(uint64_t seed, unsigned int *games)
{
	static struct play play;
	static struct told told;
	struct scene scene = {0};
	unsigned int ply = 0;
	const char *fault = NULL;

	memset(&told, 0, sizeof(told));
	play = (struct play){.random = random_split(seed, 0)};
	settings_default(&play.list.settings);
	if (act_out(&play, &scene, &told)) {
		++*games;
		play_replay(&play, &told);
		fault = play_fault(&play, &told, &ply);
	}
	inputs_free(&play.list);
	if (fault) {
		printf("seed %llu, %s%s, %s, clock %s%s, ", (unsigned long long)seed,
		       breach_names[scene.breach], scene.answered ? ", answered" : "",
		       way_names[scene.way], clock_names[scene.clock],
		       scene.resumes ? ", resume" : "");
		print_move("", scene.old);
		print_move(" instead ", scene.instead);
		printf(", ply %u: %s\n", ply, fault);
	}
	return !fault;
}

int main(int argc, char **argv)
{
	uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
	unsigned int least, most, games = 0, wrong = 0;

	if (argc < 3) {
		fprintf(stderr, "usage: rulings GAMES MOST [SEED]\n");
		return 2;
	}
	least = (unsigned int)atoi(argv[1]);
	most = (unsigned int)atoi(argv[2]);
	for (uint64_t end = seed + 4ull * least; games < least && seed < end; seed++)
		wrong += !is_told_right(seed, &games);
	printf("%u of %u games told wrongly, %u may be\n", wrong, games, most);
	return games < least || wrong > most;
}
