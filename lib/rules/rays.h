/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The eight directions of the sliding pieces, all gone along at once: a ray is
 * every square that pieces can slide to in one direction (Articles 3.2 to 3.4).
 *
 * The compiler makes of the vectors what the processor has: two registers of
 * AVX2, four of NEON, or eight plain words. There are no tables that would have
 * to be in the cache, and no loop over pieces whose number must be guessed.
 *
 * In one direction no square is reached by two pieces, because the nearer one
 * stands in the way of the farther one. So the squares of the eight rays count
 * moves, and what a pin forbids can be taken away line by line.
 *
 * Everything is inlined, so no vector is ever handed over by any ABI.
 */
#ifndef CHESSLAWS_RAYS_H
#define CHESSLAWS_RAYS_H

#include "rules/attacks.h"

#if defined(__AVX512VPOPCNTDQ__) && defined(__AVX512VL__)
#include <immintrin.h>
#endif

#define ALWAYS_INLINE inline __attribute__((always_inline))

/* A set of squares for each enum chesslaws_line_kind. */
typedef laws_squares chesslaws_lines_set __attribute__((vector_size(32)));

/* Rays towards higher squares and towards lower ones, along each kind of line. */
struct rays {
	chesslaws_lines_set up;
	chesslaws_lines_set down;
};

/* How far one step goes, and the squares a step cannot reach but round the edge of the board. */
#define STEP	 ((chesslaws_lines_set){8, 1, 9, 7})
#define NOT_UP	 (~(chesslaws_lines_set){0, FILE_A, FILE_A, FILE_H})
#define NOT_DOWN (~(chesslaws_lines_set){0, FILE_H, FILE_H, FILE_A})

static ALWAYS_INLINE chesslaws_lines_set on_all_lines(laws_squares squares)
{
	return (chesslaws_lines_set){squares, squares, squares, squares};
}

/* Those that go along files and ranks, and those that go along diagonals. */
static ALWAYS_INLINE chesslaws_lines_set on_lines(laws_squares straight, laws_squares diagonal)
{
	return (chesslaws_lines_set){straight, straight, diagonal, diagonal};
}

/*
 * Doubles the distance three times (Kogge and Stone's way to carry), which
 * goes over the board in three steps instead of seven.
 */
static ALWAYS_INLINE struct rays slide(chesslaws_lines_set pieces, laws_squares empty)
{
	chesslaws_lines_set up = pieces, down = pieces;
	chesslaws_lines_set up_free = on_all_lines(empty) & NOT_UP;
	chesslaws_lines_set down_free = on_all_lines(empty) & NOT_DOWN;

	up |= up << STEP & up_free;
	down |= down >> STEP & down_free;
	up_free &= up_free << STEP;
	down_free &= down_free >> STEP;
	up |= up << 2 * STEP & up_free;
	down |= down >> 2 * STEP & down_free;
	up_free &= up_free << 2 * STEP;
	down_free &= down_free >> 2 * STEP;
	up |= up << 4 * STEP & up_free;
	down |= down >> 4 * STEP & down_free;
	return (struct rays){up << STEP & NOT_UP, down >> STEP & NOT_DOWN};
}

/* The knight's eight jumps, four up and four down: as with rays, a square of each is one move. */
static ALWAYS_INLINE struct rays jump(laws_squares knights)
{
	const chesslaws_lines_set step = {17, 15, 10, 6};
	const chesslaws_lines_set not_up =
		~(chesslaws_lines_set){FILE_A, FILE_H, FILE_A | FILE_A << 1, FILE_H | FILE_H >> 1};
	const chesslaws_lines_set not_down =
		~(chesslaws_lines_set){FILE_H, FILE_A, FILE_H | FILE_H >> 1, FILE_A | FILE_A << 1};
	chesslaws_lines_set from = on_all_lines(knights);

	return (struct rays){from << step & not_up, from >> step & not_down};
}

static ALWAYS_INLINE laws_squares any_line(chesslaws_lines_set lines)
{
	return (lines[0] | lines[1]) | (lines[2] | lines[3]);
}

#if defined(__AVX512VPOPCNTDQ__) && defined(__AVX512VL__)
static ALWAYS_INLINE unsigned int count_lines(const chesslaws_lines_set lines[4])
{
	__m256i sum = _mm256_setzero_si256();

	for (unsigned int i = 0; i < 4; i++)
		sum = _mm256_add_epi64(sum, _mm256_popcnt_epi64((__m256i)lines[i]));
	return (unsigned int)(sum[0] + sum[1] + sum[2] + sum[3]);
}
#else
static ALWAYS_INLINE unsigned int count_lines(const chesslaws_lines_set lines[4])
{
	unsigned int count = 0;

	for (unsigned int i = 0; i < 4; i++)
		for (unsigned int kind = 0; kind < 4; kind++)
			count += count_squares(lines[i][kind]);
	return count;
}
#endif

/* How many of the squares of both rays and jumps are among @targets. */
static ALWAYS_INLINE unsigned int count_rays(struct rays rays, struct rays jumps,
					     laws_squares targets)
{
	const chesslaws_lines_set counted[4] = {
		rays.up & on_all_lines(targets),
		rays.down & on_all_lines(targets),
		jumps.up & on_all_lines(targets),
		jumps.down & on_all_lines(targets),
	};

	return count_lines(counted);
}

#endif
