/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Joins two boards: for every legal move and every order of lifts and placements, the mover's
 * board gives his move, and the repetition on the other board is no act.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "pipeline/pair.h"

#define MS	     ((laws_time)1000)
#define CONTACTS_MAX 8

static const char *const positions[] = {
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
	"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
};

struct join {
	struct pair pair;
	struct tracker_view view;
	struct pair_outputs out;
	laws_time now;
};

static struct laws_position position_of(const char *fen)
{
	struct laws_setup setup;
	struct laws_position position;

	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	return position;
}

static void step(struct join *join, unsigned int board, const struct edge *edge)
{
	pair_step(&join->pair, board, edge, join->now, &join->view, &join->out);
}

static void change(struct join *join, unsigned int board, laws_square square, bool closed)
{
	join->now += 100 * MS;
	step(join, board,
	     &(struct edge){
		     .kind = EDGE_SQUARE,
		     .square = square,
		     .closed = closed,
		     .piece = '?',
		     .first = join->now,
		     .settled = join->now + 15 * MS,
	     });
}

/* A game at @position, both boards showing it; board 0 is White's. */
static void begin(struct join *join, const struct laws_position *position)
{
	struct settings settings;
	struct edge state = {
		.kind = EDGE_STATE,
		.squares = laws_position_occupied(position),
	};

	settings_default(&settings);
	settings.regulations.visually_disabled = LAWS_VISUALLY_DISABLED_BLACK;
	*join = (struct join){.view = {.set_up = true, .position = *position}};
	pair_init(&join->pair, &settings);
	step(join, 0, &state);
	cr_expect_eq(join->out.edges.count, 0);
	step(join, 1, &state);
	cr_expect_eq(join->out.edges.count, 1);
	cr_expect_eq(join->out.edges.edge[0].squares, laws_position_occupied(position));
	join->view.set_up = false;
	join->view.ply = 1;
}

/* What the contacts do in @move: what is lifted, and where something is put down. */
struct course {
	laws_square lifted[CONTACTS_MAX];
	size_t lifts;
	laws_square placed[CONTACTS_MAX];
	size_t placements;
};

static struct course course_of(const struct laws_position *before,
			       const struct laws_position *after)
{
	struct course course = {0};

	for (laws_square square = 0; square < 64; square++) {
		if (before->board[square] == after->board[square])
			continue;
		if (before->board[square])
			course.lifted[course.lifts++] = square;
		if (after->board[square])
			course.placed[course.placements++] = square;
	}
	return course;
}

/* Acts @course on @board, the lifts beginning with number @from. */
static size_t act(struct join *join, unsigned int board, const struct course *course, size_t from)
{
	size_t edges = 0;

	for (size_t i = 0; i < course->lifts; i++) {
		change(join, board, course->lifted[(from + i) % course->lifts], false);
		edges += join->out.edges.count;
	}
	for (size_t i = 0; i < course->placements; i++) {
		change(join, board, course->placed[i], true);
		edges += join->out.edges.count;
	}
	return edges;
}

static void rest(struct join *join)
{
	join->now += 10 * LAWS_SECOND;
	step(join, 0, NULL);
	cr_expect_eq(join->out.edges.count, 0);
}

static void check_move(const struct laws_position *position, struct laws_move move)
{
	unsigned int board = laws_position_side(position) == LAWS_WHITE ? 0 : 1;
	struct laws_position after = *position;
	struct course course;
	struct join join;

	laws_move_play(&after, move);
	course = course_of(position, &after);
	for (size_t from = 0; from < course.lifts; from++) {
		begin(&join, position);
		cr_expect_eq(act(&join, board, &course, from), course.lifts + course.placements);
		cr_expect_eq(join.pair.shared, laws_position_occupied(&after));
		join.view.stands = true;
		join.view.after = after;
		rest(&join);
		cr_expect_eq(join.out.act_count, 0);
		join.view = (struct tracker_view){.ply = 2, .position = after};
		cr_expect_eq(act(&join, !board, &course, from), 0, "from %zu", from);
		rest(&join);
		cr_expect_eq(join.out.act_count, 0);
		cr_expect_eq(join.pair.agreed, 1);
		cr_expect_eq(join.pair.boards[!board].repeat & ~join.pair.boards[!board].promoting,
			     0);
	}
}

Test(pair, every_move_is_its_players_and_repeated_by_nobody)
{
	struct laws_move moves[LAWS_MOVES_MAX];

	for (size_t i = 0; i < sizeof(positions) / sizeof(positions[0]); i++) {
		struct laws_position position = position_of(positions[i]);
		size_t count = laws_moves(&position, moves);

		cr_assert_gt(count, 0);
		for (size_t j = 0; j < count; j++)
			check_move(&position, moves[j]);
	}
}

/* A piece put elsewhere on the other board is reported once, and so is its correction. */
Test(pair, a_difference_is_told_and_its_end)
{
	struct laws_position position = position_of(positions[0]);
	struct join join;

	begin(&join, &position);
	change(&join, 0, 12, false);
	change(&join, 0, 28, true);
	join.view.ply = 2;
	laws_move_play(&join.view.position, (struct laws_move){.from = 12, .to = 28});
	change(&join, 1, 12, false);
	change(&join, 1, 20, true);
	rest(&join);
	cr_assert_eq(join.out.act_count, 1);
	cr_expect_eq(join.out.acts[0].kind, LAWS_ACT_BOARDS_DIFFER);
	cr_expect_eq(join.out.acts[0].side, LAWS_BLACK);
	cr_expect_eq(join.out.acts[0].squares, LAWS_SQUARE_SET(20) | LAWS_SQUARE_SET(28));
	rest(&join);
	cr_expect_eq(join.out.act_count, 0);
	change(&join, 1, 20, false);
	change(&join, 1, 28, true);
	rest(&join);
	cr_assert_eq(join.out.act_count, 1);
	cr_expect_eq(join.out.acts[0].kind, LAWS_ACT_BOARDS_AGREE);
}

/* Each lever is handed on once, though both boards' contacts show it. */
Test(pair, inputs_and_commands_pass_once)
{
	struct laws_position position = position_of(positions[0]);
	size_t presses = 0, commands = 0;
	struct join join;

	begin(&join, &position);
	for (unsigned int board = 0; board < 2; board++) {
		for (laws_square input = 0; input < INPUT_BITS; input++) {
			step(&join, board,
			     &(struct edge){.kind = EDGE_INPUT, .square = input, .closed = true});
			presses += join.out.edges.count;
		}
		step(&join, board,
		     &(struct edge){.kind = EDGE_COMMAND, .command = {.verb = VERB_PAUSE}});
		commands += join.out.edges.count;
	}
	cr_expect_eq(presses, INPUT_BITS);
	cr_expect_eq(commands, 1);
}
