/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A position is mateable if it is mate, or if any legal move of the side to move
 * leads to a mateable one. Of each class of material the tables are swept until
 * nothing changes; a capture or a promotion leads into a smaller class, which is
 * finished before. A capture of the winner's piece leaves him his king, with which
 * nobody mates: as a move it matters only where without it there would be none.
 */
#include <stdlib.h>

#include "mate_tables.h"

#define WORDS	(64 * 64 * 64)
#define FILE_A	0x0101010101010101u
#define RANK_1	0xffu
#define ALL	(~(uint64_t)0)
#define RANK(n) ((uint64_t)RANK_1 << 8 * ((n)-1))

struct table {
	enum man own, theirs;
	uint64_t *legal[2]; /* by whose turn it is, then by place_of() */
	uint64_t *mateable[2];
};

static struct table *tables[MEN][MEN];

/* What a man of the winner's attacks on an empty board, and what lies between two squares. */
static uint64_t reached[MEN][64], beside_king[64], between[64][64];

/* Files and ranks of a step: first along ranks and files, then diagonals, then knights'. */
static const int steps[16][2] = {{1, 0},   {0, 1},   {-1, 0}, {0, -1}, {1, 1},	{-1, 1},
				 {-1, -1}, {1, -1},  {1, 2},  {2, 1},  {2, -1}, {1, -2},
				 {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

struct steps_of {
	int first, last;
	bool far;
};

static const struct steps_of steps_of[MEN] = {
	[KNIGHT] = {8, 16, false},
	[BISHOP] = {4, 8, true},
	[ROOK] = {0, 4, true},
	[QUEEN] = {0, 8, true},
};

static uint64_t bit(int square)
{
	return (uint64_t)1 << square;
}

static int place_of(struct places places)
{
	return (places.winner * 64 + places.loser) * 64 + places.own;
}

static struct places places_of(int place)
{
	return (struct places){place >> 12, place >> 6 & 63, place & 63};
}

/* The squares one step from those of @set, as far as they are on the board. */
static uint64_t stepped(uint64_t set, const int step[2])
{
	int files = step[0], shift = step[1] * 8 + files;
	uint64_t lost = 0;

	for (int file = 0; file < 8; file++)
		if (file + files < 0 || file + files > 7)
			lost |= FILE_A << file;
	set &= ~lost;
	return shift > 0 ? set << shift : set >> -shift;
}

/* Where officers on all squares of @from can go, or come from, with @men in the way. */
static uint64_t spread(enum man man, uint64_t from, uint64_t men)
{
	struct steps_of of = steps_of[man];
	uint64_t result = 0;

	for (int i = of.first; i < of.last; i++) {
		uint64_t set = stepped(from, steps[i]);

		result |= set;
		while (of.far && (set &= ~men)) {
			set = stepped(set, steps[i]);
			result |= set;
		}
	}
	return result;
}

/* Where the winner's pawn on @square captures, and whence the loser's pawns capture there. */
static uint64_t diagonally_ahead(int square)
{
	return stepped(bit(square), steps[4]) | stepped(bit(square), steps[5]);
}

/* The squares from which a man of the loser's attacks @square. */
static uint64_t attackers(enum man man, int square, uint64_t men)
{
	if (man == PAWN)
		return diagonally_ahead(square);
	return spread(man, bit(square), men);
}

static void survey(void)
{
	if (beside_king[0])
		return;
	for (int from = 0; from < 64; from++) {
		for (enum man man = KNIGHT; man < MEN; man++)
			reached[man][from] = spread(man, bit(from), 0);
		reached[PAWN][from] = diagonally_ahead(from);
		for (int i = 0; i < 8; i++) {
			uint64_t way = 0, at = stepped(bit(from), steps[i]);

			beside_king[from] |= at;
			for (; at; at = stepped(at, steps[i])) {
				between[from][__builtin_ctzll(at)] = way;
				way |= at;
			}
		}
	}
}

/* As a set of the loser's man's squares: none, where he has no such man. */
static uint64_t if_there(const struct table *table, uint64_t set)
{
	return table->theirs == NO_MAN ? 0 : set;
}

/* The squares of the loser's man with which the winner's piece gives check. */
static uint64_t checked(const struct table *table, struct places places)
{
	uint64_t way = between[places.own][places.loser];

	if (!(reached[table->own][places.own] & bit(places.loser)) || (way & bit(places.winner)))
		return 0;
	return ~if_there(table, way);
}

/* Where the loser's man may stand, checks aside. */
static uint64_t room(const struct table *table, struct places places)
{
	uint64_t taken = bit(places.winner) | bit(places.loser) | bit(places.own);

	if (__builtin_popcountll(taken) < 3 || (beside_king[places.winner] & bit(places.loser)))
		return 0;
	if (table->own == PAWN && (places.own < 8 || places.own > 55))
		return 0;
	if (table->theirs == NO_MAN)
		return 1;
	return ~taken & (table->theirs == PAWN ? ~(RANK(1) | RANK(8)) : ALL);
}

static void find_legal(struct table *table)
{
	for (int place = 0; place < WORDS; place++) {
		struct places places = places_of(place);
		uint64_t men = bit(places.loser) | bit(places.own);
		uint64_t all = room(table, places);

		if (!all)
			continue;
		table->legal[WINNERS_TURN][place] = all & ~checked(table, places);
		if (table->theirs != NO_MAN)
			all &= ~attackers(table->theirs, places.winner, men);
		table->legal[LOSERS_TURN][place] = all;
	}
}

/* Whether the winner can be helped to mate once the loser's man is gone. */
static bool mateable_alone(enum man own, enum turn turn, struct places places)
{
	return tables[own][NO_MAN]->mateable[turn][place_of(places)] & 1;
}

static uint64_t beside(int square)
{
	return stepped(bit(square), steps[0]) | stepped(bit(square), steps[2]);
}

/*
 * Where the loser's pawn may have come by going two squares, so that the winner's
 * captures it en passant, with which he can be helped to mate.
 */
static uint64_t mateable_by_en_passant(const struct table *table, struct places places)
{
	uint64_t result = 0;

	if (table->own != PAWN || table->theirs != PAWN || places.own / 8 != 4)
		return 0;
	for (uint64_t set = beside(places.own); set; set &= set - 1) {
		int square = __builtin_ctzll(set);
		struct places after = places;

		after.own = square + 8;
		if (mateable_alone(PAWN, LOSERS_TURN, after))
			result |= bit(square);
	}
	return result & table->legal[WINNERS_TURN][place_of(places)];
}

/* What a move of the loser is to lead to. */
enum goal { TO_LEGAL, TO_MATEABLE };

static uint64_t goal_of(const struct table *table, enum goal goal, struct places places)
{
	uint64_t *const *sets = goal == TO_LEGAL ? table->legal : table->mateable;

	return sets[WINNERS_TURN][place_of(places)];
}

/* The squares from which a pawn of the loser's moves to the goal. */
static uint64_t loser_pawn_moves(const struct table *table, enum goal goal, struct places places)
{
	uint64_t men = bit(places.winner) | bit(places.loser) | bit(places.own);
	uint64_t one = goal_of(table, goal, places), two = one;

	if (goal == TO_MATEABLE)
		two |= mateable_by_en_passant(table, places);
	for (enum man man = KNIGHT; man < MEN; man++)
		one |= goal_of(tables[table->own][man], goal, places) & RANK(1);
	two &= RANK(5) & ~(men >> 8);
	return one << 8 | two << 16;
}

/* The squares of the loser's man where a move of his side without a capture leads to the goal. */
static uint64_t loser_moves(const struct table *table, enum goal goal, struct places places)
{
	uint64_t men = bit(places.winner) | bit(places.loser) | bit(places.own);
	uint64_t result = 0;

	for (uint64_t set = beside_king[places.loser]; set; set &= set - 1) {
		struct places after = places;

		after.loser = __builtin_ctzll(set);
		result |= goal_of(table, goal, after);
	}
	if (table->theirs == PAWN)
		return result | loser_pawn_moves(table, goal, places);
	return result | spread(table->theirs, goal_of(table, goal, places), men);
}

/* The squares of the loser's man where his side can capture the winner's piece. */
static uint64_t loser_captures(const struct table *table, struct places places)
{
	uint64_t kings = bit(places.winner) | bit(places.loser);

	if (beside_king[places.loser] & ~beside_king[places.winner] & bit(places.own))
		return ALL;
	return table->theirs == NO_MAN ? 0 : attackers(table->theirs, places.own, kings);
}

static uint64_t mates(const struct table *table, struct places places)
{
	uint64_t set = checked(table, places) & table->legal[LOSERS_TURN][place_of(places)];

	if (set)
		set &= ~loser_captures(table, places) & ~loser_moves(table, TO_LEGAL, places);
	return set;
}

static uint64_t winner_king_moves(const struct table *table, struct places places)
{
	uint64_t result = 0;

	for (uint64_t set = beside_king[places.winner]; set; set &= set - 1) {
		struct places after = places;

		after.winner = __builtin_ctzll(set);
		result |= table->mateable[LOSERS_TURN][place_of(after)];
		if (table->theirs != NO_MAN && mateable_alone(table->own, LOSERS_TURN, after))
			result |= bit(after.winner);
	}
	return result;
}

/* The winner's piece goes to @to as @man; the loser's man may stand there, not on @way. */
static uint64_t winner_move(const struct table *table, struct places places, int to, enum man man,
			    uint64_t way)
{
	struct places after = places;
	uint64_t result;

	after.own = to;
	result = tables[man][table->theirs]->mateable[LOSERS_TURN][place_of(after)];
	return result & ~if_there(table, way);
}

static uint64_t winner_capture(const struct table *table, struct places places, int to,
			       enum man man)
{
	struct places after = places;

	after.own = to;
	return if_there(table, mateable_alone(man, LOSERS_TURN, after) ? bit(to) : 0);
}

static uint64_t winner_officer_moves(const struct table *table, struct places places)
{
	uint64_t kings = bit(places.winner) | bit(places.loser);
	uint64_t result = 0;

	for (uint64_t set = reached[table->own][places.own] & ~kings; set; set &= set - 1) {
		int to = __builtin_ctzll(set);
		uint64_t way = between[places.own][to];

		if (way & kings)
			continue;
		result |= winner_move(table, places, to, table->own, way);
		result |= winner_capture(table, places, to, table->own);
	}
	return result;
}

/*
 * Two squares by the winner's pawn. A pawn beside it may take it en passant: that
 * leads to no mate, but what is mate without that is none.
 */
static uint64_t winner_two_squares(const struct table *table, struct places places)
{
	struct places after = places;
	uint64_t result;

	after.own += 16;
	result = winner_move(table, places, after.own, PAWN, bit(places.own + 8));
	if (table->theirs == PAWN)
		result &= ~(mates(table, after) & beside(after.own));
	return result;
}

static uint64_t winner_pawn_moves(const struct table *table, struct places places)
{
	uint64_t kings = bit(places.winner) | bit(places.loser);
	uint64_t result = 0;
	bool promotes = places.own / 8 == 6;
	int ahead = places.own + 8;

	for (enum man man = promotes ? KNIGHT : PAWN; man < (promotes ? MEN : KNIGHT); man++) {
		if (!(kings & bit(ahead)))
			result |= winner_move(table, places, ahead, man, 0);
		for (uint64_t set = reached[PAWN][places.own] & ~kings; set; set &= set - 1)
			result |= winner_capture(table, places, __builtin_ctzll(set), man);
	}
	if (places.own / 8 == 1 && !(kings & (bit(ahead) | bit(ahead + 8))))
		result |= winner_two_squares(table, places);
	return result;
}

static uint64_t winner_moves(const struct table *table, struct places places)
{
	uint64_t result = winner_king_moves(table, places);

	if (table->own == PAWN)
		return result | winner_pawn_moves(table, places);
	return result | winner_officer_moves(table, places);
}

/* Goes over all places once; true if something was new. */
static bool sweep(struct table *table, enum turn turn)
{
	bool news = false;

	for (int place = 0; place < WORDS; place++) {
		struct places places = places_of(place);
		uint64_t open = table->legal[turn][place] & ~table->mateable[turn][place];

		if (!open)
			continue;
		if (turn == WINNERS_TURN)
			open &= winner_moves(table, places);
		else
			open &= loser_moves(table, TO_MATEABLE, places);
		table->mateable[turn][place] |= open;
		news |= open != 0;
	}
	return news;
}

static void solve(struct table *table)
{
	bool news = true;

	find_legal(table);
	for (int place = 0; place < WORDS; place++)
		table->mateable[LOSERS_TURN][place] = mates(table, places_of(place));
	while (news) {
		news = sweep(table, WINNERS_TURN);
		news |= sweep(table, LOSERS_TURN);
	}
}

static struct table *table_new(enum man own, enum man theirs)
{
	struct table *table = calloc(1, sizeof(*table));
	uint64_t *sets = calloc(4 * (size_t)WORDS, sizeof(*sets));

	if (!table || !sets) {
		free(table);
		free(sets);
		return NULL;
	}
	table->own = own;
	table->theirs = theirs;
	for (int turn = 0; turn < 2; turn++) {
		table->legal[turn] = sets + (size_t)turn * WORDS;
		table->mateable[turn] = sets + (size_t)(turn + 2) * WORDS;
	}
	return table;
}

/* Makes the tables that a move from @own against @theirs may lead to. */
static bool make_smaller(enum man own, enum man theirs)
{
	for (enum man man = KNIGHT; man < MEN; man++) {
		if (own == PAWN && !mate_tables_make(man, theirs))
			return false;
		if (theirs == PAWN && !mate_tables_make(own, man))
			return false;
	}
	return theirs == NO_MAN || mate_tables_make(own, NO_MAN);
}

bool mate_tables_make(enum man own, enum man theirs)
{
	if (tables[own][theirs])
		return true;
	survey();
	if (!make_smaller(own, theirs))
		return false;
	tables[own][theirs] = table_new(own, theirs);
	if (!tables[own][theirs])
		return false;
	solve(tables[own][theirs]);
	return true;
}

struct answers mate_tables_look(enum man own, enum man theirs, enum turn turn, struct places places)
{
	const struct table *table = tables[own][theirs];
	int place = place_of(places);

	return (struct answers){table->legal[turn][place], table->mateable[turn][place]};
}

struct answers mate_tables_look_en_passant(enum turn turn, struct places places)
{
	const struct table *table = tables[PAWN][PAWN];
	struct answers answers = mate_tables_look(PAWN, PAWN, turn, places);
	uint64_t kings = bit(places.winner) | bit(places.loser);

	if (turn == WINNERS_TURN) {
		answers.legal &= places.own / 8 == 4 ? beside(places.own) : 0;
		answers.legal &= ~(kings >> 8 | kings >> 16);
		answers.mateable |= mateable_by_en_passant(table, places);
	} else if (places.own / 8 == 3 && !(kings & (bit(places.own - 8) | bit(places.own - 16)))) {
		answers.legal &= beside(places.own);
		answers.mateable &= ~mates(table, places);
	} else {
		answers.legal = 0;
	}
	answers.mateable &= answers.legal;
	return answers;
}

uint64_t mate_tables_mates(enum man own, enum man theirs)
{
	uint64_t count = 0;

	for (int place = 0; place < WORDS; place++)
		count += (uint64_t)__builtin_popcountll(
			mates(tables[own][theirs], places_of(place)));
	return count;
}

void mate_tables_free(void)
{
	for (enum man own = PAWN; own < MEN; own++)
		for (enum man theirs = NO_MAN; theirs < MEN; theirs++) {
			if (tables[own][theirs])
				free(tables[own][theirs]->legal[WINNERS_TURN]);
			free(tables[own][theirs]);
			tables[own][theirs] = NULL;
		}
}
