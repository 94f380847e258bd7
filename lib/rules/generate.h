/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The move generator as it is built for one kind of processor.
 */
#ifndef CHESSLAWS_GENERATE_H
#define CHESSLAWS_GENERATE_H

#include <chesslaws/move.h>

#include "rules/attacks.h"

struct chesslaws_generator {
	size_t (*moves)(const struct laws_position *position,
			struct laws_move moves[LAWS_MOVES_MAX]);
	size_t (*count)(const struct laws_position *position);
	uint64_t (*perft)(const struct laws_position *position, unsigned int depth);
};

/* For any processor of the architecture. */
extern const struct chesslaws_generator chesslaws_generator_any CHESSLAWS_INTERNAL;

/* For processors that have what meson.build names beside them. */
extern const struct chesslaws_generator chesslaws_generator_avx2 CHESSLAWS_INTERNAL;
extern const struct chesslaws_generator chesslaws_generator_avx512 CHESSLAWS_INTERNAL;

#ifdef CHESSLAWS_CHOOSES_GENERATOR
static inline bool chesslaws_has_avx2(void)
{
	return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
	       __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

static inline bool chesslaws_has_avx512(void)
{
	return chesslaws_has_avx2() && __builtin_cpu_supports("avx512f") &&
	       __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vpopcntdq");
}
#endif

#endif
