/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* An event loop for each question: signals are taken there as everywhere, and end it. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "util/text.h"
#include "ctl/ctl.h"
#include "ctl/setup/question.h"
#include "ctl/wiring/wrap.h"

#define PARAGRAPH_SIZE 2000

/* A longer question is wrapped, and answered in a line of its own. */
#define QUESTION_COLUMNS 70

void say(const char *format, ...)
{
	char text[PARAGRAPH_SIZE];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof(text), format, arguments);
	va_end(arguments);
	wrap_print(stdout, text);
	fflush(stdout);
}

struct typed {
	sd_event *event;
	char *line;
	size_t length;
};

static int on_typed(sd_event_source *source, int fd, uint32_t events, void *data)
{
	struct typed *typed = data;
	ssize_t size = read(fd, typed->line + typed->length, ANSWER_SIZE - 1 - typed->length);
	char *newline;

	(void)source, (void)events;
	if (size < 0 && (errno == EINTR || errno == EAGAIN))
		return 0;
	if (size <= 0)
		return sd_event_exit(typed->event, EXIT_NO);
	newline = memchr(typed->line + typed->length, '\n', (size_t)size);
	typed->length += (size_t)size;
	typed->line[typed->length] = '\0';
	if (!newline && typed->length < ANSWER_SIZE - 1)
		return 0;
	if (newline)
		*newline = '\0';
	return sd_event_exit(typed->event, EXIT_DONE);
}

static int read_line(char line[ANSWER_SIZE])
{
	struct typed typed = {.line = line};
	int code = ctl_loop(&typed.event, EXIT_NO);
	int r;

	line[0] = '\0';
	if (code != EXIT_DONE)
		return code;
	r = sd_event_add_io(typed.event, NULL, STDIN_FILENO, EPOLLIN, on_typed, &typed);
	if (r >= 0)
		r = sd_event_loop(typed.event);
	sd_event_unref(typed.event);
	if (r < 0)
		return ctl_complain(EXIT_ENVIRONMENT, "the terminal cannot be read: %s",
				    strerror(-r));
	return r;
}

static void trim(char *line)
{
	size_t start = strspn(line, " \t");
	size_t length = strlen(line + start);

	memmove(line, line + start, length + 1);
	while (length && is_blank(line[length - 1]))
		line[--length] = '\0';
}

int ask(const char *question, const char *usual, char answer[ANSWER_SIZE])
{
	char shown[PARAGRAPH_SIZE];
	int code;

	snprintf(shown, sizeof(shown), "%s%s%s%s", question, usual[0] ? " [" : "", usual,
		 usual[0] ? "]" : "");
	if (strlen(shown) > QUESTION_COLUMNS)
		wrap_print(stdout, shown);
	printf("%s ", strlen(shown) > QUESTION_COLUMNS ? ">" : shown);
	fflush(stdout);
	code = read_line(answer);
	if (code != EXIT_DONE) {
		putchar('\n');
		return code;
	}
	text_clean(answer);
	trim(answer);
	if (!answer[0])
		snprintf(answer, ANSWER_SIZE, "%s", usual);
	return ferror(stdout) ? EXIT_ENVIRONMENT : EXIT_DONE;
}

int ask_yes(const char *question, bool *yes)
{
	char answer[ANSWER_SIZE], whole[PARAGRAPH_SIZE];
	int code;

	snprintf(whole, sizeof(whole), "%s (yes or no)", question);
	for (;;) {
		code = ask(whole, "", answer);
		if (code != EXIT_DONE)
			return code;
		*yes = !strcmp(answer, "yes") || !strcmp(answer, "y");
		if (*yes || !strcmp(answer, "no") || !strcmp(answer, "n"))
			return EXIT_DONE;
		say("Please answer yes or no, not '%.40s'.", answer);
	}
}

int ask_number(const char *question, unsigned int most, unsigned int usual, unsigned int *number)
{
	char answer[ANSWER_SIZE], shown[20] = "";
	int code;

	if (usual)
		snprintf(shown, sizeof(shown), "%u", usual);
	for (;;) {
		code = ask(question, shown, answer);
		if (code != EXIT_DONE)
			return code;
		if (number_read(answer, strlen(answer), 1, most, number) == 0)
			return EXIT_DONE;
		say("Please answer with a number from 1 to %u, not '%.40s'.", most, answer);
	}
}
