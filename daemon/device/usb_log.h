/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Log lines of the USB source, on standard error. */
#ifndef TOUCHMOVE_USB_LOG_H
#define TOUCHMOVE_USB_LOG_H

#include <stdio.h>

#define usb_log(...)                                                                               \
	do {                                                                                       \
		fputs("touchmoved: usb: ", stderr);                                                \
		fprintf(stderr, __VA_ARGS__);                                                      \
		fputc('\n', stderr);                                                               \
	} while (0)

#endif
