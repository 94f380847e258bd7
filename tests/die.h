/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* For the tests that are programs of their own: what went wrong in one line, and the end. */
#ifndef TOUCHMOVE_TESTS_DIE_H
#define TOUCHMOVE_TESTS_DIE_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

__attribute__((format(printf, 1, 2), noreturn)) static inline void die(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
	exit(1);
}

#endif
