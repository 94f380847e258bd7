/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Questions to a person at a terminal, in lines. Whoever answers by Ctrl-C, by the end of the input
 * or by closing the terminal wants to leave: then each returns EXIT_NO.
 */
#ifndef TOUCHMOVE_CTL_QUESTION_H
#define TOUCHMOVE_CTL_QUESTION_H

#include <stdbool.h>
#include <stddef.h>

/* The most that a terminal hands over as one line. */
#define ANSWER_SIZE 4096

/* Prints a line, or a paragraph that is wrapped. */
__attribute__((format(printf, 1, 2))) void say(const char *format, ...);

/*
 * Asks @question and reads a line, without blanks around it; an empty one is @usual, which is shown
 * where it is not empty. Returns EXIT_DONE with @answer, EXIT_NO or EXIT_ENVIRONMENT.
 */
int ask(const char *question, const char *usual, char answer[ANSWER_SIZE]);

/* Asks until the answer is yes or no, or a first letter of these. There is no usual answer. */
int ask_yes(const char *question, bool *yes);

/* Asks until the answer is a number from 1 to @most. @usual is one, or 0 for none. */
int ask_number(const char *question, unsigned int most, unsigned int usual, unsigned int *number);

#endif
