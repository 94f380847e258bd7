/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Other programs to compare with, where they are installed. */
#ifndef BENCH_PEER_H
#define BENCH_PEER_H

/* Processor seconds that this process has used so far. */
double own_seconds(void);

/*
 * Lowers @least to @seconds if that is less. A negative @least is none yet, a negative
 * @seconds none.
 */
void keep_least(double *least, double seconds);

/*
 * Runs the program @argv[0], found in PATH or where Debian keeps games, with
 * @input on its standard input. Its output is thrown away.
 * Returns the processor seconds it used, or a negative number when it is not
 * installed or fails.
 */
double peer_seconds(char *const argv[], const char *input);

#endif
