/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Opens the daemon's recording of a board. */
#ifndef TOUCHMOVE_CTL_RECORD_H
#define TOUCHMOVE_CTL_RECORD_H

#include "ctl/client.h"

/* Opens the recording that the daemon is writing, as *@fd, which the caller closes. */
int recording_open(struct client *client, int *fd);

#endif
