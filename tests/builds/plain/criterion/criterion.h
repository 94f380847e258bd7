/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the units use of Criterion, in C alone: for compilers and processors that Debian has no
 * Criterion for, and for tools that watch a whole process. Each test runs in a process of its own,
 * as with Criterion. Meson takes it where -Dunits=plain says so.
 */
#ifndef TEST_PLAIN_CRITERION_H
#define TEST_PLAIN_CRITERION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct plain_options {
	void (*init)(void);
	void (*fini)(void);
	double timeout; /* s, for Criterion; here meson ends what lasts */
};

/* Several values of one parameter; @cleanup is nobody's need here, as the process ends. */
struct plain_parameters {
	size_t size;
	void *values;
	size_t count;
};

struct plain_test {
	const char *suite;
	const char *name; /* NULL: the options of all tests of the suite */
	struct plain_options options;
	void (*run)(void *parameter);
	struct plain_parameters (*parameters)(void);
	struct plain_test *next;
};

void plain_add(struct plain_test *test);

/* Says what failed, and where; ends the test unless it may @go_on. */
void plain_check(bool holds, bool go_on, const char *file, int line, const char *condition,
		 const char *format, ...) __attribute__((format(printf, 6, 7)));

/* The tests are compiled as with Criterion's own, which warns of nothing that its macros do. */
#pragma GCC system_header

#define PLAIN_ADD(Suite, Name, ...)                                                                \
	static void plain_##Suite##_##Name##_add(void) __attribute__((constructor));               \
	static void plain_##Suite##_##Name##_add(void)                                             \
	{                                                                                          \
		static struct plain_test test = __VA_ARGS__;                                       \
		plain_add(&test);                                                                  \
	}

#define Test(Suite, Name, ...)                                                                     \
	static void Suite##_##Name##_run(void *);                                                  \
	PLAIN_ADD(Suite, Name, {#Suite, #Name, {__VA_ARGS__}, Suite##_##Name##_run, NULL, NULL})   \
	static void Suite##_##Name##_run(void *plain_unused __attribute__((unused)))

#define TestSuite(Suite, ...)                                                                      \
	PLAIN_ADD(Suite, all, {#Suite, NULL, {__VA_ARGS__}, NULL, NULL, NULL})                     \
	struct plain_test

#define PLAIN_CHECK(condition, said, go_on, ...)                                                   \
	plain_check(condition, go_on, __FILE__, __LINE__, said, "" __VA_ARGS__)

#define cr_assert(a, ...)	    PLAIN_CHECK(!!(a), #a, false, __VA_ARGS__)
#define cr_assert_not(a, ...)	    PLAIN_CHECK(!(a), "not " #a, false, __VA_ARGS__)
#define cr_assert_fail(...)	    PLAIN_CHECK(false, "not here", false, __VA_ARGS__)
#define cr_assert_null(a, ...)	    PLAIN_CHECK((a) == NULL, #a " is NULL", false, __VA_ARGS__)
#define cr_assert_not_null(a, ...)  PLAIN_CHECK((a) != NULL, #a " is not NULL", false, __VA_ARGS__)
#define cr_assert_eq(a, b, ...)	    PLAIN_CHECK((a) == (b), #a " == " #b, false, __VA_ARGS__)
#define cr_assert_neq(a, b, ...)    PLAIN_CHECK((a) != (b), #a " != " #b, false, __VA_ARGS__)
#define cr_assert_lt(a, b, ...)	    PLAIN_CHECK((a) < (b), #a " < " #b, false, __VA_ARGS__)
#define cr_assert_leq(a, b, ...)    PLAIN_CHECK((a) <= (b), #a " <= " #b, false, __VA_ARGS__)
#define cr_assert_gt(a, b, ...)	    PLAIN_CHECK((a) > (b), #a " > " #b, false, __VA_ARGS__)
#define cr_assert_geq(a, b, ...)    PLAIN_CHECK((a) >= (b), #a " >= " #b, false, __VA_ARGS__)
#define cr_assert_str_eq(a, b, ...) PLAIN_CHECK(strcmp(a, b) == 0, #a " is " #b, false, __VA_ARGS__)
#define cr_assert_str_neq(a, b, ...)                                                               \
	PLAIN_CHECK(strcmp(a, b) != 0, #a " is not " #b, false, __VA_ARGS__)
#define cr_assert_str_empty(a, ...) PLAIN_CHECK(*(a) == '\0', #a " is empty", false, __VA_ARGS__)
#define cr_assert_arr_eq(a, b, size, ...)                                                          \
	PLAIN_CHECK(memcmp(a, b, size) == 0, #a " is " #b, false, __VA_ARGS__)

#define cr_expect(a, ...)	    PLAIN_CHECK(!!(a), #a, true, __VA_ARGS__)
#define cr_expect_not(a, ...)	    PLAIN_CHECK(!(a), "not " #a, true, __VA_ARGS__)
#define cr_expect_null(a, ...)	    PLAIN_CHECK((a) == NULL, #a " is NULL", true, __VA_ARGS__)
#define cr_expect_not_null(a, ...)  PLAIN_CHECK((a) != NULL, #a " is not NULL", true, __VA_ARGS__)
#define cr_expect_eq(a, b, ...)	    PLAIN_CHECK((a) == (b), #a " == " #b, true, __VA_ARGS__)
#define cr_expect_neq(a, b, ...)    PLAIN_CHECK((a) != (b), #a " != " #b, true, __VA_ARGS__)
#define cr_expect_lt(a, b, ...)	    PLAIN_CHECK((a) < (b), #a " < " #b, true, __VA_ARGS__)
#define cr_expect_leq(a, b, ...)    PLAIN_CHECK((a) <= (b), #a " <= " #b, true, __VA_ARGS__)
#define cr_expect_gt(a, b, ...)	    PLAIN_CHECK((a) > (b), #a " > " #b, true, __VA_ARGS__)
#define cr_expect_geq(a, b, ...)    PLAIN_CHECK((a) >= (b), #a " >= " #b, true, __VA_ARGS__)
#define cr_expect_str_eq(a, b, ...) PLAIN_CHECK(strcmp(a, b) == 0, #a " is " #b, true, __VA_ARGS__)
#define cr_expect_str_neq(a, b, ...)                                                               \
	PLAIN_CHECK(strcmp(a, b) != 0, #a " is not " #b, true, __VA_ARGS__)

#endif
