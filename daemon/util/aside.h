/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines for those alone who may see everything: what a file or a FIFO ordered and was refused tells
 * of alerts and rulings, and standard error of a service goes to a log that others read.
 */
#ifndef TOUCHMOVE_ASIDE_H
#define TOUCHMOVE_ASIDE_H

/*
 * Lines go to @take from here on, without a line end, together with @data; where @take is NULL, to
 * standard error, as at the start.
 */
void aside_to(void (*take)(void *data, const char *line), void *data);

__attribute__((format(printf, 1, 2))) void aside(const char *format, ...);

#endif
