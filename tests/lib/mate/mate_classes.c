/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The mate search against brute force, in classes of material: king and one man
 * against a king with one man or alone. Both colours are asked for, and both
 * wings: which of the four ways a position is put up hangs on its number.
 *
 * Usage: PROGRAM SAMPLES CLASS...: how many positions of each class, half of each
 * answer as far as there are, and as many with en passant; or 0 for every one with
 * the winner's king on the files a to d, of which the rest are the mirror images.
 * A class is named as kpkp: the winner's men, then the loser's; without one, all
 * thirty.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <chesslaws.h>

#include "mate_tables.h"
#include "../random.h"

#define NUMBERS (1u << 26) /* turn, en passant, then four squares; the loser's man is last */
#define WORDS	(1u << 19) /* turn, then the squares of three men */

static const char letters[] = MAN_LETTERS;

struct class
{
	enum man own, theirs;
};

struct state {
	enum turn turn;
	bool en_passant;
	struct places places;
	int theirs;
};

/* How a position is put up. */
struct view {
	bool swapped;  /* the winner is Black */
	bool mirrored; /* left is right */
};

struct tally {
	uint64_t asked, possible, en_passant, wrong, undecided;
	uint64_t most_nodes;
	double most_seconds;
	char worst[LAWS_FEN_SIZE];
};

static struct state state_of(uint32_t number)
{
	return (struct state){
		.turn = number >> 25 ? LOSERS_TURN : WINNERS_TURN,
		.en_passant = number >> 24 & 1,
		.places = {number >> 18 & 63, number >> 12 & 63, number >> 6 & 63},
		.theirs = number & 63,
	};
}

static struct view view_of(uint32_t number)
{
	uint64_t seed = number;
	uint64_t chosen = random_below(&seed, 4);

	return (struct view){chosen & 1, chosen & 2};
}

static struct answers look(struct class class, const struct state *state)
{
	if (!state->en_passant)
		return mate_tables_look(class.own, class.theirs, state->turn, state->places);
	if (class.own == PAWN && class.theirs == PAWN)
		return mate_tables_look_en_passant(state->turn, state->places);
	return (struct answers){0};
}

static laws_square square_in(struct view view, int square)
{
	return (laws_square)(square ^ (view.swapped ? 56 : 0) ^ (view.mirrored ? 7 : 0));
}

static laws_piece piece_in(struct view view, bool winners, char letter)
{
	bool white = winners != view.swapped;

	return laws_piece_from_letter(white ? (char)(letter - 'a' + 'A') : letter);
}

/* Behind the pawn that has just gone two squares. */
static int passed_square(const struct state *state)
{
	return state->turn == WINNERS_TURN ? state->theirs + 8 : state->places.own - 8;
}

static void position_of(struct class class, const struct state *state, struct view view,
			struct laws_position *position)
{
	struct laws_setup setup = {.en_passant = LAWS_NO_SQUARE, .move_number = 1};
	const struct places *places = &state->places;

	setup.board[square_in(view, places->winner)] = piece_in(view, true, 'k');
	setup.board[square_in(view, places->loser)] = piece_in(view, false, 'k');
	setup.board[square_in(view, places->own)] = piece_in(view, true, letters[class.own]);
	if (class.theirs != NO_MAN)
		setup.board[square_in(view, state->theirs)] =
			piece_in(view, false, letters[class.theirs]);
	if (state->en_passant)
		setup.en_passant = square_in(view, passed_square(state));
	setup.side_to_move =
		(state->turn == WINNERS_TURN) != view.swapped ? LAWS_WHITE : LAWS_BLACK;
	if (laws_position_init(position, &setup))
		abort();
}

static double seconds_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static enum laws_mate ask(const struct laws_position *position, enum laws_side winner,
			  struct laws_mate_work *work, struct tally *tally)
{
	struct laws_mate_answer answer;
	double begun = seconds_now(), took;
	enum laws_mate mate = laws_mate_search(position, winner, work, LAWS_MATE_BUDGET, &answer);

	took = seconds_now() - begun;
	if (answer.nodes > tally->most_nodes)
		tally->most_nodes = answer.nodes;
	if (took > tally->most_seconds) {
		tally->most_seconds = took;
		laws_fen_write(position, tally->worst);
	}
	return mate;
}

static void compare(struct class class, uint32_t number, struct laws_mate_work *work,
		    struct tally *tally)
{
	struct state state = state_of(number);
	struct view view = view_of(number);
	bool possible = look(class, &state).mateable >> state.theirs & 1;
	enum laws_side winner = view.swapped ? LAWS_BLACK : LAWS_WHITE;
	struct laws_position position;
	char fen[LAWS_FEN_SIZE];
	enum laws_mate mate;

	position_of(class, &state, view, &position);
	mate = ask(&position, winner, work, tally);
	tally->asked++;
	tally->possible += possible;
	tally->en_passant += state.en_passant;
	if (mate == (possible ? LAWS_MATE_POSSIBLE : LAWS_MATE_IMPOSSIBLE))
		return;
	tally->undecided += mate == LAWS_MATE_UNDECIDED;
	tally->wrong += mate != LAWS_MATE_UNDECIDED;
	laws_fen_write(&position, fen);
	printf("%s: %d, by brute force %d, for %s\n", fen, mate,
	       possible ? LAWS_MATE_POSSIBLE : LAWS_MATE_IMPOSSIBLE,
	       winner == LAWS_WHITE ? "White" : "Black");
}

static uint32_t one_of(uint64_t set, uint64_t *seed)
{
	uint64_t passed = random_below(seed, (uint64_t)__builtin_popcountll(set));

	while (passed-- > 0)
		set &= set - 1;
	return (uint32_t)__builtin_ctzll(set);
}

/*
 * Compares up to @samples positions, half of each answer as far as there are, at
 * most one with the same three men in the same places.
 */
static void compare_samples(struct class class, uint64_t samples, bool en_passant,
			    struct laws_mate_work *work, struct tally *tally)
{
	uint64_t left[2] = {samples / 2, samples / 2}, seed = 6;

	for (uint32_t i = 0; i < WORDS && left[0] + left[1] > 0; i++) {
		/* Every word once, in an order that looks random. */
		uint32_t word = i * 0x9e3779b1u % WORDS;
		uint32_t number = word % (WORDS / 2) << 6 | word / (WORDS / 2) << 25 |
				  (uint32_t)en_passant << 24;
		struct state state = state_of(number);
		struct answers answers = look(class, &state);

		for (int possible = 0; possible < 2; possible++) {
			uint64_t set =
				possible ? answers.mateable : answers.legal & ~answers.mateable;

			if (!set || !left[possible])
				continue;
			compare(class, number | one_of(set, &seed), work, tally);
			left[possible]--;
		}
	}
}

static void compare_every(struct class class, struct laws_mate_work *work, struct tally *tally)
{
	for (uint32_t number = 0; number < NUMBERS; number++) {
		struct state state = state_of(number);

		if (state.places.winner % 8 < 4 && look(class, &state).legal >> state.theirs & 1)
			compare(class, number, work, tally);
	}
}

static void tell(struct class class, const struct tally *tally)
{
	printf("k%ck%c: %llu mates; of %llu positions (%llu with en passant) %llu can be mated, "
	       "%llu cannot; %llu wrong, %llu undecided; %llu nodes and %.1f ms at most (%s)\n",
	       letters[class.own], letters[class.theirs],
	       (unsigned long long)mate_tables_mates(class.own, class.theirs),
	       (unsigned long long)tally->asked, (unsigned long long)tally->en_passant,
	       (unsigned long long)tally->possible,
	       (unsigned long long)(tally->asked - tally->possible),
	       (unsigned long long)tally->wrong, (unsigned long long)tally->undecided,
	       (unsigned long long)tally->most_nodes, 1e3 * tally->most_seconds, tally->worst);
	fflush(stdout);
}

/* Returns whether all answers are right, and were given. */
static bool check_class(struct class class, uint64_t samples, struct laws_mate_work *work)
{
	struct tally tally = {0};

	if (!mate_tables_make(class.own, class.theirs)) {
		fprintf(stderr, "no memory for the tables\n");
		exit(1);
	}
	if (samples) {
		compare_samples(class, samples, false, work, &tally);
		compare_samples(class, samples, true, work, &tally);
	} else {
		compare_every(class, work, &tally);
	}
	tell(class, &tally);
	return tally.wrong + tally.undecided == 0;
}

static bool check_all_classes(uint64_t samples, struct laws_mate_work *work)
{
	bool right = true;

	for (enum man own = PAWN; own < MEN; own++)
		for (enum man theirs = NO_MAN; theirs < MEN; theirs++)
			right &= check_class((struct class){own, theirs}, samples, work);
	return right;
}

/* Reads such a name as kpkp or kpk. */
static struct class class_named(const char *name)
{
	size_t length = strlen(name);
	const char *own = length > 1 ? strchr(letters + 1, name[1]) : NULL;
	const char *theirs = length == 4 ? strchr(letters + 1, name[3]) : letters;

	if (length < 3 || length > 4 || name[0] != 'k' || name[2] != 'k' || !own || !theirs) {
		fprintf(stderr, "no class '%s'\n", name);
		exit(2);
	}
	return (struct class){(enum man)(own - letters), (enum man)(theirs - letters)};
}

int main(int argc, char **argv)
{
	uint64_t samples = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000;
	struct laws_mate_work work = {.size = (size_t)512 << 20};
	bool right = true;

	work.memory = malloc(work.size);
	if (!work.memory)
		return 1;
	if (argc < 3)
		right = check_all_classes(samples, &work);
	for (int i = 2; i < argc; i++)
		right &= check_class(class_named(argv[i]), samples, &work);
	mate_tables_free();
	free(work.memory);
	return !right;
}
