/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* No way that leads from one board to another is given up, and some that do not are. */
#include <criterion/criterion.h>

#include "chesslaws.h"
#include "sim/random.h"
#include "track/lines_aim.h"
#include "changes.h"

#define PLIES_MOST 8
#define GAMES	   600
#define GAME_PLIES 100

static const laws_squares all = ~(laws_squares)0;

struct game {
	unsigned int plies;
	struct laws_position before[GAME_PLIES + 1];
	struct laws_move moves[GAME_PLIES];
};

/* Castling and capturing en passant are chosen when they can be: they change the most. */
static struct laws_move choose(const struct laws_move moves[], size_t count, struct random *random)
{
	for (size_t i = 0; i < count; i++)
		if (moves[i].type != LAWS_MOVE_ORDINARY && random_chance(random, 50))
			return moves[i];
	return moves[random_between(random, 0, (int64_t)count - 1)];
}

static void play(struct game *game, unsigned int number, struct random *random)
{
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count;

	cr_assert(laws_position_start_chess960(&game->before[0], number));
	game->plies = 0;
	while (game->plies < GAME_PLIES &&
	       (count = laws_course_moves(&game->before[game->plies], moves))) {
		struct laws_position *after = &game->before[game->plies + 1];

		game->moves[game->plies] = choose(moves, count, random);
		*after = game->before[game->plies];
		laws_move_play(after, game->moves[game->plies++]);
	}
}

/* A pawn moves by two ranks, is captured en passant, and seems to stand where it began. */
static bool is_left_out(const struct game *game, unsigned int first, unsigned int plies,
			laws_squares wanted)
{
	for (unsigned int i = first + 1; i < first + plies; i++)
		if (game->moves[i].type == LAWS_MOVE_EN_PASSANT &&
		    wanted & LAWS_SQUARE_SET(game->moves[i - 1].from))
			return true;
	return false;
}

/* On the way from @first over @plies the aim stays near, and no move misses it. */
static void follow(const struct game *game, unsigned int first, unsigned int plies,
		   laws_squares flipped, laws_squares known)
{
	laws_squares wanted = laws_position_occupied(&game->before[first + plies]) ^ flipped;
	unsigned int wrong = (unsigned int)__builtin_popcountll(flipped & known);

	if (is_left_out(game, first, plies, wanted))
		return;
	for (unsigned int i = 0; i <= plies; i++) {
		const struct laws_position *position = &game->before[first + i];
		struct lines_aim aim = lines_aim_at(position, wanted, known, wrong, plies - i);

		cr_assert(lines_aim_is_near(&aim), "ply %u of %u from %u", i, plies, first);
		if (i == plies)
			break;
		if (lines_aim_is_missed(&aim, position, game->moves[first + i])) {
			fprintf(stderr,
				"fl %llx kn %llx differs %llx now %d more %d own %d theirs %d both "
				"%d filled %d stands %llx\n",
				(unsigned long long)flipped, (unsigned long long)~known,
				(unsigned long long)aim.differs, aim.now, aim.more, aim.own,
				aim.theirs, aim.both, aim.filled,
				(unsigned long long)laws_position_occupied(position));
			for (unsigned k = i; k < plies; k++) {
				struct laws_move m = game->moves[first + k];
				fprintf(stderr, " %d-%d.%d.%d", m.from, m.to, m.type,
					game->before[first + k].board[m.from]);
			}
			fprintf(stderr, "\n");
		}
		cr_assert_not(lines_aim_is_missed(&aim, position, game->moves[first + i]),
			      "the move of ply %u of %u from %u", i, plies, first);
		if (i + 1 < plies)
			continue;
		lines_aim_with_last(&aim, wrong);
		cr_assert_not(lines_aim_is_missed(&aim, position, game->moves[first + i]),
			      "the last move from %u", first);
	}
}

Test(aims, what_was_played_is_not_given_up)
{
	struct random random = random_split(7, 0);
	static struct game game;

	for (unsigned int i = 0; i < GAMES; i++) {
		play(&game, i % 2 ? 518 : (unsigned int)random_between(&random, 0, 959), &random);
		for (unsigned int plies = 1; plies <= PLIES_MOST; plies++)
			for (unsigned int first = 0; first + plies <= game.plies; first++) {
				laws_square wrong = (laws_square)random_between(&random, 0, 63);
				laws_square unknown = (laws_square)random_between(&random, 0, 63);
				laws_squares known = all & ~LAWS_SQUARE_SET(unknown);

				follow(&game, first, plies, 0, all);
				follow(&game, first, plies, LAWS_SQUARE_SET(wrong), all);
				follow(&game, first, plies, LAWS_SQUARE_SET(unknown), known);
			}
	}
}

static unsigned int count_near(const struct laws_position *position, laws_squares wanted,
			       unsigned int plies)
{
	struct lines_aim aim = lines_aim_at(position, wanted, all, 0, plies);
	struct laws_move moves[LAWS_MOVES_MAX];
	size_t count = laws_course_moves(position, moves);
	unsigned int near = 0;

	for (size_t i = 0; lines_aim_is_near(&aim) && i < count; i++) {
		struct laws_position after = *position;
		struct lines_aim next;

		if (lines_aim_is_missed(&aim, position, moves[i]))
			continue;
		laws_move_play(&after, moves[i]);
		next = lines_aim_at(&after, wanted, all, 0, plies - 1);
		near += lines_aim_is_near(&next);
	}
	return near;
}

/* e3, Be7, Be2, h6 and O-O, O-O follow: a move beside these leaves no time for both castlings. */
Test(aims, what_leaves_no_time_is_given_up)
{
	struct line line = changes_begin_line(
		"rn1qkb1r/ppp2ppp/4pn2/3p1b2/5P2/1P3N2/PBPPP1PP/RN1QKB1R w KQkq - 0 5");
	const laws_squares castled = 0x6b77b0282032df6bu;

	cr_assert_gt(count_near(&line.position, castled, 8), 4);
	cr_assert_eq(count_near(&line.position, castled, 6), 4, "Kf2, Ng1, Rg1 and e3");
	cr_assert_eq(count_near(&line.position, castled, 5), 0);
	cr_assert_eq(count_near(&line.position, castled, 4), 0);
}
