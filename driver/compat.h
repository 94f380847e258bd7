/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the kernels from 6.1 on call by different names. Kbuild asks the kernel's own headers and
 * compiler which of them it knows, never its version: distributions carry changes back.
 */
#ifndef REEDBOARD_COMPAT_H
#define REEDBOARD_COMPAT_H

#include <linux/hrtimer.h>

/* A namespace of symbols is a word up to 6.12, and a string since. */
#ifdef REEDBOARD_HAS_NAMESPACE_WORDS
#define REEDBOARD_NAMESPACE REEDBOARD
#else
#define REEDBOARD_NAMESPACE "REEDBOARD"
#endif

/* hrtimer_setup() came with 6.13; 6.15 took away what it replaces. */
#ifndef REEDBOARD_HAS_HRTIMER_SETUP
static inline void hrtimer_setup(struct hrtimer *timer,
				 enum hrtimer_restart (*function)(struct hrtimer *),
				 clockid_t clock, enum hrtimer_mode mode)
{
	hrtimer_init(timer, clock, mode);
	timer->function = function;
}
#endif

#endif /* REEDBOARD_COMPAT_H */
