/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Steps that tests of the rule library take, and that fail loudly.
 */
#ifndef TEST_LIB_SUPPORT_H
#define TEST_LIB_SUPPORT_H

#include <chesslaws.h>

/* The position of a FEN. */
struct laws_position position_or_fail(const char *fen);

/* The faults of a FEN's set-up, as laws_setup_faults() gives them. */
unsigned int faults_of(const char *fen);

/* The move that a UCI string names. */
struct laws_move move_or_fail(const struct laws_position *position, const char *uci);

/* Plays UCI moves separated by spaces. */
void play_or_fail(struct laws_position *position, const char *uci_moves);

/* Compares the FEN of @position. */
void expect_fen(const struct laws_position *position, const char *fen);

#define START_FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

#endif
