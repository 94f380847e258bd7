/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The daemon's recording of a board. */
#ifndef TOUCHMOVE_CTL_RECORD_H
#define TOUCHMOVE_CTL_RECORD_H

#include "ctl/client.h"

/* Opens what the daemon has recorded so far, and goes on with, as *@fd, the caller's to close. */
int recording_open(struct client *client, int *fd);

#endif
