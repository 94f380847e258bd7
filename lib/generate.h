/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The move generator as it is built for one kind of processor.
 */
#ifndef CHESSLAWS_GENERATE_H
#define CHESSLAWS_GENERATE_H

#include <chesslaws/move.h>

#include "attacks.h"

struct chesslaws_generator {
	size_t (*moves)(const struct laws_position *position,
			struct laws_move moves[LAWS_MOVES_MAX]);
	size_t (*count)(const struct laws_position *position);
	uint64_t (*perft)(const struct laws_position *position, unsigned int depth);
};

extern const struct chesslaws_generator chesslaws_generator_any CHESSLAWS_INTERNAL;
extern const struct chesslaws_generator chesslaws_generator_avx2 CHESSLAWS_INTERNAL;
extern const struct chesslaws_generator chesslaws_generator_avx512 CHESSLAWS_INTERNAL;

#endif
