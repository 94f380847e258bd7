/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One hand that moves as Fitts' law says: what it does is never held against its player. The law
 * and the reeds are worked out here once more, in other terms than the library's.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include <chesslaws.h>

#define SIDE 55
#define MS   1000.0

/* As quick as hands get: in half of the time. */
#define TWICE_AS_QUICK 0.5

static struct laws_hands hands;
static struct laws_position position;
static struct laws_move move;
static struct laws_hand_evidence evidence;

/* Captures from 55 to 385 mm. */
static const char *const captures[][2] = {
	{"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2"},  {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5"},
	{"4k3/8/8/8/8/7r/8/R3K2R w - - 0 1", "h1h3"}, {"4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", "g1f3"},
	{"4k3/8/8/7r/8/8/8/4K2R w - - 0 1", "h1h5"},  {"4k3/8/8/3n4/8/8/6B1/4K3 w - - 0 1", "g2d5"},
	{"4k2r/8/8/8/8/8/8/4K2R w - - 0 1", "h1h8"},
};

#define CAPTURES (sizeof(captures) / sizeof(captures[0]))
#define CASTLES	 "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"

static void begins(const char *fen, const char *uci)
{
	struct laws_setup setup;

	cr_assert_eq(laws_fen_read(fen, &setup, NULL), 0);
	cr_assert_eq(laws_position_init(&position, &setup), 0);
	cr_assert_eq(laws_uci_read(&position, uci, strlen(uci), &move), 0);
	laws_hands_begin(&hands);
}

static double apart(laws_square a, laws_square b)
{
	return SIDE * hypot(a % 8 - b % 8, a / 8 - b / 8);
}

/* How long a way takes an average hand, in µs. */
static double way(double distance, double width)
{
	return (27.7 + 111.5 * log2(distance / width + 1)) * MS;
}

static double on_board(laws_square a, laws_square b)
{
	return way(apart(a, b), SIDE / 2.0);
}

static const double grip = 72 * MS, release = 72 * MS;

/* Which part of its time a hand has gone for @part of its way, by minimum jerk. */
static double when(double part)
{
	double low = 0, high = 1;

	for (int i = 0; i < 40; i++) {
		double u = (low + high) / 2;

		if (u * u * u * (10 - 15 * u + 6 * u * u) < part)
			low = u;
		else
			high = u;
	}
	return low;
}

static void lifted(laws_square square, double t)
{
	laws_hands_lifted(&hands, square, (laws_time)t);
}

static void placed(laws_square square, double t)
{
	laws_hands_placed(&hands, square, (laws_time)t);
}

static bool two(void)
{
	return laws_hands_two(&hands, &position, move, &evidence);
}

/*
 * The captured piece first, then the own one. The first reed opens when its piece is @late mm away,
 * the second one with the grip.
 */
static void take_first(double pace, double late, double seen_late)
{
	double between = on_board(move.to, move.from);

	between = pace * (between * (1 - when(late / apart(move.to, move.from))) + grip);
	lifted(move.to, 0);
	lifted(move.from, between - seen_late);
	placed(move.to, between + pace * (on_board(move.from, move.to) + 100 * MS));
}

/* The own piece first; it takes the other one in its fingers. */
static void own_first(double pace, double rest)
{
	double between = pace * (on_board(move.from, move.to) + grip);

	lifted(move.from, 0);
	lifted(move.to, between);
	placed(move.to, between + rest);
}

/*
 * The own piece first; it pushes the other one off its reed, @opens mm away, once their bases
 * meet; held on to for @rest, until the other one has been taken away.
 */
static void sweep(double pace, double opens, double bases, double rest)
{
	double far = apart(move.from, move.to), met = far - bases + opens;
	double whole = pace * on_board(move.from, move.to);

	lifted(move.from, whole * when(opens / far));
	lifted(move.to, whole * when(met > far ? 1 : met / far));
	placed(move.to, whole + rest);
}

Test(hands_law, capture_in_either_order_as_quick_as_hands_get)
{
	laws_hands_init(&hands, SIDE);
	for (size_t i = 0; i < CAPTURES; i++) {
		for (double pace = TWICE_AS_QUICK; pace < 2.5; pace += 0.1) {
			begins(captures[i][0], captures[i][1]);
			take_first(pace, 0, 0);
			cr_expect_not(two(), "%s at %.1f", captures[i][1], pace);
			begins(captures[i][0], captures[i][1]);
			own_first(pace, pace * 200 * MS);
			cr_expect_not(two(), "%s at %.1f", captures[i][1], pace);
		}
	}
}

Test(hands_law, capture_where_reeds_open_late)
{
	laws_hands_init(&hands, SIDE);
	for (size_t i = 0; i < CAPTURES; i++) {
		for (double pace = 0.6; pace < 2.5; pace += 0.1) {
			begins(captures[i][0], captures[i][1]);
			take_first(pace, 0.35 * SIDE, 0);
			cr_expect_not(two(), "%s at %.1f", captures[i][1], pace);
		}
		/* As with a strong magnet, and a slow scan. */
		begins(captures[i][0], captures[i][1]);
		take_first(TWICE_AS_QUICK, 0.7 * SIDE, 25 * MS);
		cr_expect(!two() || !evidence.beyond_hands, "%s", captures[i][1]);
	}
}

Test(hands_law, sweep_a_piece_off_and_hold_on_to_their_own)
{
	laws_hands_init(&hands, SIDE);
	for (size_t i = 0; i < CAPTURES; i++) {
		for (double rest = 0; rest < 1000 * MS; rest += 50 * MS) {
			begins(captures[i][0], captures[i][1]);
			sweep(TWICE_AS_QUICK * 1.1, 0.35 * SIDE, 35, rest);
			cr_expect_not(two(), "%s, and %.0f", captures[i][1], rest);
			begins(captures[i][0], captures[i][1]);
			sweep(TWICE_AS_QUICK, 0.35 * SIDE, 43, rest);
			cr_expect(!two() || !evidence.beyond_hands, "%s", captures[i][1]);
		}
	}
}

Test(hands_law, below_its_half_are_two)
{
	laws_hands_init(&hands, SIDE);
	for (size_t i = 0; i < CAPTURES; i++) {
		begins(captures[i][0], captures[i][1]);
		take_first(0.25, 0, 0);
		cr_expect(two(), "%s", captures[i][1]);
		cr_expect_not(evidence.beyond_hands, "%s", captures[i][1]);
	}
	begins(CASTLES, "e1g1");
	lifted(4, 0);
	placed(6, 300 * MS);
	lifted(7, 300 * MS + 0.25 * (release + on_board(6, 7) + grip));
	placed(5, 900 * MS);
	cr_expect(two());
}

static void castle(double pace, laws_square king_to, laws_square rook, laws_square rook_to)
{
	double t = 0;

	lifted(4, t);
	placed(king_to, t += pace * on_board(4, king_to));
	lifted(rook, t += pace * (release + on_board(king_to, rook) + grip));
	placed(rook_to, t + pace * on_board(rook, rook_to));
}

/* Takes king and rook in one hand. The first reed opens @late mm away, the scan is slow. */
static void castle_holding_both(double pace, laws_square king_to, laws_square rook,
				laws_square rook_to, double late)
{
	double t = pace * on_board(4, rook) * when(late / apart(4, rook));

	lifted(4, t + 25 * MS);
	lifted(rook, t = pace * (on_board(4, rook) + grip));
	placed(king_to, t += pace * on_board(rook, king_to));
	placed(rook_to, t + pace * (release + on_board(king_to, rook_to)));
}

Test(hands_law, castle)
{
	laws_hands_init(&hands, SIDE);
	for (double pace = TWICE_AS_QUICK; pace < 2.5; pace += 0.1) {
		begins(CASTLES, "e1g1");
		castle(pace, 6, 7, 5);
		cr_expect_not(two(), "%.1f", pace);
		begins(CASTLES, "e1c1");
		castle(pace, 2, 0, 3);
		cr_expect_not(two(), "%.1f", pace);
		begins(CASTLES, "e1g1");
		castle_holding_both(pace, 6, 7, 5, 0.7 * SIDE);
		cr_expect(two() ? pace < 2.3 && !evidence.beyond_hands : pace > 1, "%.1f", pace);
		begins(CASTLES, "e1c1");
		castle_holding_both(pace, 2, 0, 3, 0.7 * SIDE);
		cr_expect(two() ? pace < 2.3 && !evidence.beyond_hands : pace > 1, "%.1f", pace);
	}
}

/* From the middle of @square to a lever beside the edge that is nearer. */
static double to_clock(laws_square square)
{
	int files = square % 8 < 4 ? square % 8 + 1 : 8 - square % 8;
	double ranks = fabs(square / 8 - 3.5) * SIDE - 100;

	return hypot((files + 0.5) * SIDE, ranks > 0 ? ranks : 0);
}

static bool press(laws_square from, laws_square to, double pace)
{
	double t = 400 * MS + pace * (release + way(to_clock(to), 80)) + MS;

	lifted(from, 0);
	placed(to, 400 * MS);
	return laws_hands_pressed(&hands, &position, move, (laws_time)t, &evidence);
}

Test(hands_law, press_from_every_square)
{
	for (laws_square square = 8; square < 16; square++) {
		for (double pace = TWICE_AS_QUICK; pace < 2.5; pace += 0.1) {
			char uci[] = {(char)('a' + square % 8), '2', (char)('a' + square % 8), '4',
				      0};

			laws_hands_init(&hands, SIDE);
			begins("4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", uci);
			cr_expect_not(press(square, square + 16, pace), "%s at %.1f", uci, pace);
			begins("4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", uci);
			cr_expect(press(square, square + 16, 0.45), "%s", uci);
		}
	}
}

static uint64_t seed;

static double between(double least, double most)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return least + (most - least) * (double)(seed >> 40) / (1 << 24);
}

/* A game of one player's: plain moves, some with a thought in the air, captures, presses. */
static unsigned int doubts_in_game(double pace)
{
	unsigned int doubts = 0;

	laws_hands_init(&hands, SIDE);
	for (int i = 0; i < 40; i++) {
		double now = pace * between(0.9, 1.3);

		if (i % 5 == 4) {
			size_t capture = (size_t)between(0, CAPTURES);

			begins(captures[capture][0], captures[capture][1]);
			if (between(0, 1) < 0.5)
				take_first(now, 0, 0);
			else
				own_first(now, now * between(100, 300) * MS);
			doubts += two();
			laws_hands_learn(&hands, &position, move);
		} else {
			begins("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4");
			lifted(12, 0);
			placed(28, now * (on_board(12, 28) + between(0, 200) * MS));
			laws_hands_learn(&hands, &position, move);
			begins("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4");
			doubts += press(12, 28, now);
		}
	}
	return doubts;
}

Test(hands_law, whole_games_at_any_pace)
{
	for (seed = 1; seed < 2000; seed++) {
		uint64_t kept = seed;
		double pace = 0.6 + 0.01 * (double)(seed % 200);

		cr_expect_eq(doubts_in_game(pace), 0, "seed %llu, %.2f", (unsigned long long)kept,
			     pace);
		seed = kept;
	}
}
