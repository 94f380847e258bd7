/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Castling of Chess960 from every file of the king, with a rook on every file, by both sides:
 * in every order of lifts and placements that the Laws allow, fast and slowly, then by the
 * simulator's hands. The events must be the castling, the answer and a later move of a castled
 * piece, and no alert. Moves of king and rook alone that look like a castling once they are
 * done are acted as well, and must be reported as moves of one piece.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "score.h"
#include "simulate.h"

#define MS ((laws_time)1000)

/*
 * One order: k and r lift king and rook, K and R put them where castling takes them; s
 * slides the rook, whose new reed closes before the old one opens.
 */
static const char *const orders[] = {"kKrR", "krKR", "krRK", "ksK", "rR",
				     "rRkK", "rkKR", "rkRK", "kK"};

/* Between two of these, and before the press. */
static const struct pace_of_hand {
	laws_time step;
	laws_time press;
} paces[] = {{130 * MS, 160 * MS}, {450 * MS, 300 * MS}, {900 * MS, 900 * MS}};

#define SLIDE_OVERLAP (60 * MS)

struct run {
	struct settings settings;
	struct score score;
	struct input_list list;
	struct frame frame;
	laws_time now;
};

static unsigned int games, right;

static void sample(struct run *run, laws_time after)
{
	struct input input = {.type = INPUT_FRAME, .frame = run->frame};

	run->now += after;
	input.t = run->now;
	inputs_add(&run->list, &input);
}

static void change(struct run *run, laws_square square, laws_time after)
{
	run->frame.squares ^= LAWS_SQUARE_SET(square);
	sample(run, after);
}

static void press(struct run *run, enum laws_side side, laws_time after)
{
	run->frame.inputs = side == LAWS_WHITE ? INPUT_WHITE_LEVER : INPUT_BLACK_LEVER;
	sample(run, after);
}

/* The king on @king and the rook on @rook, pawns, and nothing else; @side is to move. */
static void set_up(struct run *run, enum laws_side side, unsigned int king, unsigned int rook)
{
	char rank[9] = "11111111", board[64], fen[128], error[SETTINGS_ERROR_SIZE];

	rank[king] = 'K';
	rank[rook] = 'R';
	for (unsigned int i = 0; side == LAWS_BLACK && i < 8; i++)
		rank[i] = (char)tolower(rank[i]);
	snprintf(board, sizeof(board),
		 side == LAWS_WHITE ? "4k3/pppppppp/8/8/8/8/PPPPPPPP/%s"
				    : "%s/pppppppp/8/8/8/8/PPPPPPPP/4K3",
		 rank);
	/* A FEN does not write empty squares one by one. */
	for (char *ones; (ones = strstr(board, "11"));) {
		size_t count = strspn(ones, "1");

		*ones = (char)('0' + count);
		memmove(ones + 1, ones + count, strlen(ones + count) + 1);
	}
	snprintf(fen, sizeof(fen), "%s %c %c - 0 1", board, side == LAWS_WHITE ? 'w' : 'b',
		 side == LAWS_WHITE ? 'A' + rook : 'a' + rook);
	*run = (struct run){.now = 0};
	settings_default(&run->settings);
	if (settings_set(&run->settings, "Variant", "chess960", error) ||
	    settings_set(&run->settings, "Fen", fen, error)) {
		fprintf(stderr, "castlings: %s: %s\n", fen, error);
		exit(2);
	}
	run->score.before[0] = run->settings.start;
	run->frame.squares = laws_position_occupied(&run->settings.start);
}

static void add_move(struct score *score, struct laws_move move)
{
	score->move[score->plies] = move;
	score->before[score->plies + 1] = score->before[score->plies];
	laws_move_play(&score->before[++score->plies], move);
}

/* A quiet move of the piece on @from, if it has one; of a pawn, if that is LAWS_NO_SQUARE. */
static bool add_move_of(struct score *score, laws_square from)
{
	const struct laws_position *position = &score->before[score->plies];
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++) {
		enum laws_kind kind = laws_piece_kind(position->board[moves[i].from]);

		if (moves[i].type != LAWS_MOVE_ORDINARY || position->board[moves[i].to] ||
		    (from == LAWS_NO_SQUARE ? kind != LAWS_PAWN : moves[i].from != from))
			continue;
		add_move(score, moves[i]);
		return true;
	}
	return false;
}

/* The castling, an answer, and a move of the rook or else the king. */
static void write_score(struct score *score, struct laws_move castling)
{
	const struct laws_position *start = &score->before[0];

	add_move(score, castling);
	add_move_of(score, LAWS_NO_SQUARE);
	if (!add_move_of(score, laws_move_rook_arrival(start, castling)))
		add_move_of(score, laws_move_arrival(start, castling));
}

/* Returns false when a piece would have to stand where another one does. */
static bool act_castling(struct run *run, struct laws_move move, const char *order, laws_time step)
{
	const struct laws_position *before = &run->score.before[0];
	laws_square king_to = laws_move_arrival(before, move);
	laws_square rook_to = laws_move_rook_arrival(before, move);

	for (; *order; order++) {
		bool down = *order == 'K' || *order == 'R' || *order == 's';
		laws_square to = *order == 'K' ? king_to : rook_to;

		if (down && run->frame.squares & LAWS_SQUARE_SET(to))
			return false;
		if (down)
			change(run, to, step);
		if (*order == 'k')
			change(run, move.from, step);
		if (*order == 'r')
			change(run, move.to, step);
		if (*order == 's')
			change(run, move.to, SLIDE_OVERLAP);
	}
	return run->frame.squares == laws_position_occupied(&run->score.before[1]);
}

/* Whether the Laws allow the order: the king is touched first, unless it stays. */
static bool is_allowed(const struct laws_position *before, struct laws_move move, const char *order)
{
	bool king_stays = laws_move_arrival(before, move) == move.from;
	bool rook_stays = laws_move_rook_arrival(before, move) == move.to;
	int way = (int)move.to - (int)laws_move_rook_arrival(before, move);

	if (!strcmp(order, "kK"))
		return rook_stays;
	if (!strcmp(order, "rR") || order[0] == 'r')
		return king_stays;
	if (!strcmp(order, "ksK"))
		return way == 1 || way == -1;
	return true;
}

static void act_plain(struct run *run, struct laws_move move)
{
	change(run, move.from, 700 * MS);
	change(run, move.to, 600 * MS);
}

static void act_rest(struct run *run, unsigned int from)
{
	for (unsigned int ply = from; ply < run->score.plies; ply++) {
		act_plain(run, run->score.move[ply]);
		press(run, laws_position_side(&run->score.before[ply]), 700 * MS);
	}
}

static void begin(struct run *run)
{
	sample(run, 0);
	press(run, laws_side_other(laws_position_side(&run->score.before[0])), 500 * MS);
	run->now += 1000 * MS;
}

static void verify(struct run *run, const char *what)
{
	struct check check = {.file = what, .game = games + 1, .score = &run->score};
	char fen[LAWS_FEN_SIZE];

	run->list.settings = run->settings;
	check_run(&check, &run->list);
	games++;
	right += !check.faults;
	if (check.faults) {
		laws_fen_write_shredder(&run->score.before[0], fen);
		printf("    %s of %s\n", what, fen);
	}
	inputs_free(&run->list);
}

static bool castling_in(const struct laws_position *position, struct laws_move *castling)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_moves(position, moves);

	for (size_t i = 0; i < count; i++)
		if (moves[i].type == LAWS_MOVE_CASTLING) {
			*castling = moves[i];
			return true;
		}
	return false;
}

static void castle(enum laws_side side, unsigned int king, unsigned int rook, const char *order,
		   const struct pace_of_hand *pace)
{
	struct laws_move castling;
	static struct run run;

	set_up(&run, side, king, rook);
	if (!castling_in(&run.score.before[0], &castling)) {
		printf("no castling with king %u and rook %u\n", king, rook);
		games++;
		return;
	}
	if (!is_allowed(&run.score.before[0], castling, order))
		return;
	write_score(&run.score, castling);
	begin(&run);
	if (!act_castling(&run, castling, order, pace->step)) {
		inputs_free(&run.list);
		return;
	}
	press(&run, side, pace->press);
	act_rest(&run, 1);
	verify(&run, order);
}

/* Acts each move of king or rook alone, even one that looks like castling. */
static void move_alone(enum laws_side side, unsigned int king, unsigned int rook)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	static struct run run;
	size_t count;

	set_up(&run, side, king, rook);
	count = laws_moves(&run.score.before[0], moves);
	for (size_t i = 0; i < count; i++) {
		enum laws_kind kind = laws_piece_kind(run.settings.start.board[moves[i].from]);

		if (moves[i].type != LAWS_MOVE_ORDINARY || kind == LAWS_PAWN)
			continue;
		set_up(&run, side, king, rook);
		add_move(&run.score, moves[i]);
		add_move_of(&run.score, LAWS_NO_SQUARE);
		add_move_of(&run.score, moves[i].to);
		begin(&run);
		act_rest(&run, 0);
		verify(&run, "alone");
	}
}

static void write_pgn(const struct score *score, char text[4096])
{
	char fen[LAWS_FEN_SIZE];
	const struct laws_pgn_tag tags[] = {
		{"Variant", "Chess960"},
		{"SetUp", "1"},
		{"FEN", fen},
	};
	struct laws_pgn_writer writer;

	laws_fen_write(&score->before[0], fen);
	laws_pgn_writer_init(&writer, text, 4096);
	laws_pgn_write_tags(&writer, tags, sizeof(tags) / sizeof(tags[0]));
	for (unsigned int ply = 0; ply < score->plies; ply++)
		laws_pgn_write_move(&writer, &score->before[ply], score->move[ply]);
	laws_pgn_write_result(&writer, LAWS_RESULT_NONE);
}

static void simulate(enum laws_side side, unsigned int king, unsigned int rook,
		     enum conditions conditions, uint64_t seed)
{
	struct simulation simulation;
	struct laws_move castling;
	static struct run run;
	char text[4096], error[SCRIPT_ERROR_SIZE];
	struct check check = {.file = "simulated", .score = &run.score, .seed = seed};

	simulation_default(&simulation);
	simulation.conditions = conditions;
	simulation.seed = seed;
	set_up(&run, side, king, rook);
	castling_in(&run.score.before[0], &castling);
	write_score(&run.score, castling);
	write_pgn(&run.score, text);
	if (simulate_game(&simulation, text, strlen(text), "castlings", 1, &run.list, error) != 1) {
		fprintf(stderr, "castlings: %s\n", error);
		exit(2);
	}
	check.game = games + 1;
	check.may_withdraw = conditions >= CONDITIONS_NORMAL;
	check_run(&check, &run.list);
	games++;
	right += !check.faults;
	if (check.faults)
		printf("    of %s\n", run.settings.fen);
	inputs_free(&run.list);
}

static void try_all(enum laws_side side, unsigned int king, unsigned int rook)
{
	for (size_t i = 0; i < sizeof(orders) / sizeof(orders[0]); i++)
		for (size_t j = 0; j < sizeof(paces) / sizeof(paces[0]); j++)
			castle(side, king, rook, orders[i], &paces[j]);
	move_alone(side, king, rook);
	for (uint64_t seed = 1; seed <= 3; seed++) {
		simulate(side, king, rook, CONDITIONS_CLEAN, seed);
		simulate(side, king, rook, CONDITIONS_NORMAL, seed);
	}
}

int main(void)
{
	/* Between two rooks the king stands on none of the outer files (II.2.1). */
	for (unsigned int king = 1; king < 7; king++)
		for (unsigned int rook = 0; rook < 8; rook++) {
			if (rook == king)
				continue;
			try_all(LAWS_WHITE, king, rook);
			try_all(LAWS_BLACK, king, rook);
		}
	printf("%u of %u castlings and moves told as they were\n", right, games);
	return games && right == games ? 0 : 1;
}
