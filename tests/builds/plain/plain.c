/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Runs the tests of a program one after the other, each in a process of its own, and exits with 1
 * when one failed. An argument chooses those whose "suite/name" it begins.
 */
#include <stdarg.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <criterion/criterion.h>

static struct plain_test *tests;
static bool failed; /* this test, in its own process */

void plain_add(struct plain_test *test)
{
	struct plain_test **end = &tests;

	while (*end)
		end = &(*end)->next;
	*end = test;
}

void plain_check(bool holds, bool go_on, const char *file, int line, const char *condition,
		 const char *format, ...)
{
	va_list arguments;

	if (holds)
		return;
	printf("%s:%d: %s: ", file, line, condition);
	va_start(arguments, format);
	vprintf(format, arguments);
	va_end(arguments);
	putchar('\n');
	failed = true;
	if (!go_on) {
		fflush(stdout);
		_exit(1);
	}
}

static const struct plain_options *options_of_suite(const char *suite)
{
	static const struct plain_options none;

	for (const struct plain_test *one = tests; one; one = one->next) {
		if (!one->name && strcmp(one->suite, suite) == 0)
			return &one->options;
	}
	return &none;
}

static void run_here(const struct plain_test *test, void *parameter)
{
	const struct plain_options *suite = options_of_suite(test->suite);
	void (*init)(void) = test->options.init ? test->options.init : suite->init;
	void (*fini)(void) = test->options.fini ? test->options.fini : suite->fini;

	if (init)
		init();
	test->run(parameter);
	if (fini)
		fini();
	fflush(stdout);
	exit(failed);
}

static bool run(const struct plain_test *test, void *parameter)
{
	int status = -1;
	pid_t child;

	fflush(stdout);
	child = fork();
	if (child == 0)
		run_here(test, parameter);
	if (child > 0 && waitpid(child, &status, 0) == child && status == 0)
		return true;
	printf("FAILED %s/%s: status %#x\n", test->suite, test->name, (unsigned int)status);
	return false;
}

static bool is_chosen(const struct plain_test *test, const char *prefix)
{
	char name[256];

	snprintf(name, sizeof(name), "%s/%s", test->suite, test->name);
	return strncmp(name, prefix, strlen(prefix)) == 0;
}

int main(int argc, char **argv)
{
	struct plain_parameters one = {0, NULL, 1};
	unsigned int ran = 0, failures = 0;

	for (const struct plain_test *test = tests; test; test = test->next) {
		struct plain_parameters all = test->parameters ? test->parameters() : one;

		if (!test->name || (argc > 1 && !is_chosen(test, argv[1])))
			continue;
		for (size_t i = 0; i < all.count; i++) {
			ran++;
			failures += !run(test, (char *)all.values + i * all.size);
		}
	}
	printf("%u tests, %u failed\n", ran, failures);
	return failures || !ran;
}
