/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Acts games out by hands that share nothing with the simulator's: times drawn evenly from
 * wide ranges, every order of lifts and placements that a legal move allows, pieces tried on a
 * square and moved on, pieces touched and put back, answers before the press, contacts that
 * bounce up to the debounce time. The pipeline's record must be the score, without any alert.
 *
 *   hands SEEDS FILE…
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random.h"
#include "score.h"

#define MS	    ((laws_time)1000)
#define LEVER(side) (64 + (unsigned int)(side))

/* A contact that changes, or a command. */
struct change {
	laws_time t;
	size_t order;
	unsigned int contact;
	bool closed;
	bool is_command;
	struct command command;
};

struct hands {
	struct random random;
	laws_time now;
	bool withdraws; /* tries squares for long */
	size_t count;
	size_t room;
	struct change *changes;
};

static laws_time draw(struct hands *hands, laws_time least_ms, laws_time most_ms)
{
	return random_between(&hands->random, least_ms * 1000, most_ms * 1000);
}

static bool chance(struct hands *hands, unsigned int percent)
{
	return random_chance(&hands->random, percent);
}

static struct change *change_at(struct hands *hands, laws_time t)
{
	if (hands->count == hands->room) {
		hands->room = hands->room ? 2 * hands->room : 1024;
		hands->changes = realloc(hands->changes, hands->room * sizeof(struct change));
	}
	hands->changes[hands->count] = (struct change){.t = t, .order = hands->count};
	return &hands->changes[hands->count++];
}

static void contact_at(struct hands *hands, laws_time t, unsigned int contact, bool closed)
{
	struct change *change = change_at(hands, t);

	change->contact = contact;
	change->closed = closed;
}

/* The contact changes now, and flickers for a while before it stays. */
static void contact(struct hands *hands, unsigned int number, bool closed)
{
	laws_time end = hands->now + draw(hands, 0, chance(hands, 10) ? 12 : 2);
	laws_time t = hands->now;

	contact_at(hands, t, number, closed);
	while ((t += draw(hands, 0, 1) + 50) < end) {
		contact_at(hands, t, number, !closed);
		t += draw(hands, 0, 1) + 50;
		contact_at(hands, t, number, closed);
	}
}

static void lift(struct hands *hands, laws_square square)
{
	hands->now += draw(hands, 60, 900);
	contact(hands, square, false);
}

static void place(struct hands *hands, laws_square square)
{
	hands->now += draw(hands, 110, 1200);
	contact(hands, square, true);
}

static void press(struct hands *hands, enum laws_side side)
{
	laws_time down = hands->now + draw(hands, 20, 1500);

	hands->now = down + random_between(&hands->random, -5 * MS, 5 * MS);
	if (hands->now < down - 20 * MS)
		hands->now = down;
	contact_at(hands, hands->now, LEVER(laws_side_other(side)), false);
	hands->now = down;
	contact(hands, LEVER(side), true);
	hands->now += 15 * MS;
}

static void order(struct hands *hands, const char *text)
{
	struct change *change = change_at(hands, hands->now);
	char error[COMMAND_ERROR_SIZE];

	change->is_command = true;
	if (command_read(text, &change->command, error)) {
		fprintf(stderr, "hands: %s\n", error);
		exit(2);
	}
}

static void order_of_side(struct hands *hands, const char *verb, enum laws_side side)
{
	char text[64];

	snprintf(text, sizeof(text), "%s %s", verb, side == LAWS_WHITE ? "white" : "black");
	order(hands, text);
}

/* The moved piece is put down somewhere on the way, and goes on before it was let go. */
static void try_a_square(struct hands *hands, const struct laws_position *position,
			 struct laws_move move)
{
	laws_square on_the_way = (laws_square)random_between(&hands->random, 0, 63);

	if (!chance(hands, 8) || laws_position_piece(position, on_the_way) ||
	    on_the_way == laws_move_arrival(position, move))
		return;
	place(hands, on_the_way);
	hands->now += draw(hands, 20, 350);
	contact(hands, on_the_way, false);
}

static void capture(struct hands *hands, const struct laws_position *position,
		    struct laws_move move)
{
	laws_square taken = laws_move_captured(position, move);

	switch (random_between(&hands->random, 0, 2)) {
	case 0:
		lift(hands, taken);
		lift(hands, move.from);
		break;
	case 1:
		lift(hands, move.from);
		lift(hands, taken);
		break;
	case 2:
		/* Swept aside: its square is open for a moment only. */
		lift(hands, move.from);
		hands->now += draw(hands, 100, 500);
		contact(hands, taken, false);
		hands->now += draw(hands, 20, 90);
		contact(hands, move.to, true);
		return;
	}
	place(hands, move.to);
}

static void castle(struct hands *hands, const struct laws_position *position, struct laws_move move)
{
	laws_square king = laws_move_arrival(position, move);
	laws_square rook = laws_move_rook_arrival(position, move);

	/* In Chess960 one of them may stay where it is, and need not be touched. */
	if (king == move.from && chance(hands, 50)) {
		lift(hands, move.to);
		place(hands, rook);
		return;
	}
	lift(hands, move.from);
	if (rook == move.to) {
		place(hands, king);
		return;
	}
	if (king != move.to && king != move.from && chance(hands, 70)) {
		place(hands, king);
		lift(hands, move.to);
		place(hands, rook);
		return;
	}
	lift(hands, move.to);
	place(hands, chance(hands, 50) ? king : rook);
	place(hands, hands->changes[hands->count - 1].contact == king ? rook : king);
}

static void take_in_passing(struct hands *hands, const struct laws_position *position,
			    struct laws_move move)
{
	laws_square taken = laws_move_captured(position, move);

	if (chance(hands, 50)) {
		lift(hands, taken);
		lift(hands, move.from);
		place(hands, move.to);
		return;
	}
	lift(hands, move.from);
	place(hands, move.to);
	lift(hands, taken);
}

static void promote(struct hands *hands, const struct laws_position *position,
		    struct laws_move move)
{
	bool captures = laws_move_captured(position, move) != LAWS_NO_SQUARE;
	char text[16];

	if (captures && chance(hands, 50)) {
		capture(hands, position, move);
	} else if (captures) {
		lift(hands, move.to);
		place(hands, move.to);
		lift(hands, move.from);
	} else if (chance(hands, 50)) {
		lift(hands, move.from);
		place(hands, move.to);
		hands->now += draw(hands, 0, 900);
		lift(hands, move.to);
		place(hands, move.to);
	} else {
		place(hands, move.to);
		lift(hands, move.from);
	}
	snprintf(text, sizeof(text), "promote %c", ".PNBRQK"[move.promotion]);
	if (move.promotion != LAWS_QUEEN || chance(hands, 50))
		order(hands, text);
}

static void act(struct hands *hands, const struct laws_position *position, struct laws_move move)
{
	if (move.type == LAWS_MOVE_CASTLING) {
		castle(hands, position, move);
	} else if (move.type == LAWS_MOVE_EN_PASSANT) {
		take_in_passing(hands, position, move);
	} else if (move.promotion) {
		promote(hands, position, move);
	} else if (laws_move_captured(position, move) != LAWS_NO_SQUARE) {
		capture(hands, position, move);
	} else {
		lift(hands, move.from);
		try_a_square(hands, position, move);
		place(hands, move.to);
	}
}

/* Honest touches before the move: the piece that will move, or an announced adjustment. */
static void fidget(struct hands *hands, const struct laws_position *position, struct laws_move move)
{
	if (chance(hands, 5)) {
		lift(hands, move.from);
		place(hands, move.from);
		hands->now += draw(hands, 0, 900);
	}
	if (chance(hands, 5)) {
		laws_squares own = position->sides[laws_position_side(position)];
		laws_square square = (laws_square)__builtin_ctzll(own);

		order(hands, "adjust");
		lift(hands, square);
		place(hands, square);
		hands->now += draw(hands, 0, 900);
	}
	if (chance(hands, 5)) {
		laws_squares all = laws_position_occupied(position);
		laws_square square = (laws_square)(63 - __builtin_clzll(all));

		hands->now += 50 * MS;
		contact_at(hands, hands->now, square, false);
		hands->now += draw(hands, 1, 60);
		contact_at(hands, hands->now, square, true);
		hands->now += 50 * MS;
	}
}

static void finish(struct hands *hands, const struct score *score)
{
	const struct laws_position *last = &score->before[score->plies];
	enum laws_side to_move = laws_position_side(last);
	struct laws_move moves[LAWS_MOVES_MAX];

	hands->now += draw(hands, 100, 3000);
	if (!laws_moves(last, moves) || score->result == LAWS_RESULT_NONE)
		return;
	if (score->result == LAWS_RESULT_WHITE) {
		order_of_side(hands, "resign", LAWS_BLACK);
	} else if (score->result == LAWS_RESULT_BLACK) {
		order_of_side(hands, "resign", LAWS_WHITE);
	} else if (score->plies < 2) {
		order(hands, "result 1/2-1/2 agreement");
	} else {
		order_of_side(hands, "offer-draw", laws_side_other(to_move));
		hands->now += draw(hands, 100, 3000);
		order(hands, "accept-draw");
	}
}

static int in_order(const void *left, const void *right)
{
	const struct change *a = left, *b = right;

	if (a->t != b->t)
		return a->t < b->t ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

static void changes_to_inputs(struct hands *hands, const struct score *score,
			      struct input_list *list)
{
	struct input frame = {.type = INPUT_FRAME};

	qsort(hands->changes, hands->count, sizeof(struct change), in_order);
	frame.frame.squares = laws_position_occupied(&score->before[0]);
	inputs_add(list, &frame);
	for (size_t i = 0; i < hands->count; i++) {
		const struct change *change = &hands->changes[i];
		struct input command = {.t = change->t, .type = INPUT_COMMAND};
		laws_squares square = change->contact < 64 ? LAWS_SQUARE_SET(change->contact) : 0;
		uint8_t lever = (uint8_t)(change->contact < 64 ? 0 : 1 << (change->contact - 64));

		if (change->is_command) {
			command.command = change->command;
			inputs_add(list, &command);
			continue;
		}
		frame.t = change->t;
		frame.frame.squares = change->closed ? frame.frame.squares | square
						     : frame.frame.squares & ~square;
		frame.frame.inputs = (uint8_t)(change->closed ? frame.frame.inputs | lever
							      : frame.frame.inputs & ~lever);
		inputs_add(list, &frame);
	}
}

static void act_out(struct hands *hands, const struct score *score, struct input_list *list)
{
	char fen[LAWS_FEN_SIZE], error[SETTINGS_ERROR_SIZE];
	bool owes_press = false;

	hands->now = 500 * MS;
	press(hands, laws_side_other(laws_position_side(&score->before[0])));
	for (unsigned int ply = 0; ply < score->plies; ply++) {
		const struct laws_position *position = &score->before[ply];

		hands->now += draw(hands, 20, 4000);
		if (!owes_press)
			fidget(hands, position, score->move[ply]);
		act(hands, position, score->move[ply]);
		/* The opponent was too quick, and now the press is made up for (6.2.2). */
		if (owes_press)
			press(hands, laws_side_other(laws_position_side(position)));
		owes_press = !owes_press && ply + 2 < score->plies &&
			     !score->move[ply + 1].promotion && chance(hands, 5);
		if (owes_press)
			continue;
		/* Mate, stalemate and what is then agreed end the game without a press. */
		if (ply + 1 < score->plies || !score->result || chance(hands, 50))
			press(hands, laws_position_side(position));
		else
			hands->now += 3000 * MS;
	}
	finish(hands, score);
	settings_default(&list->settings);
	laws_fen_write(&score->before[0], fen);
	if ((laws_position_is_chess960(&score->before[0]) &&
	     settings_set(&list->settings, "Variant", "chess960", error)) ||
	    settings_set(&list->settings, "Fen", fen, error)) {
		fprintf(stderr, "hands: %s\n", error);
		exit(2);
	}
	changes_to_inputs(hands, score, list);
}

int main(int argc, char **argv)
{
	uint64_t seeds = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
	unsigned int games = 0, right = 0;
	static struct score score;

	for (int arg = 2; arg < argc; arg++) {
		size_t size;
		char *text = read_file_or_exit(argv[arg], &size);
		unsigned int game = 0;
		struct laws_pgn pgn;

		laws_pgn_init(&pgn, text, size);
		while (laws_pgn_next_game(&pgn) > 0 && !score_read(&pgn, &score)) {
			game++;
			for (uint64_t seed = 1; seed <= seeds; seed++) {
				struct hands hands = {.random = random_split(seed, game)};
				struct input_list list = {0};
				struct check check = {.file = argv[arg],
						      .game = game,
						      .seed = seed,
						      .score = &score,
						      .may_use_both_hands = true};

				act_out(&hands, &score, &list);
				check_run(&check, &list);
				games++;
				right += !check.faults;
				inputs_free(&list);
				free(hands.changes);
			}
		}
		free(text);
	}
	printf("%u of %u games told as their scores have them\n", right, games);
	return games && right == games ? 0 : 1;
}
