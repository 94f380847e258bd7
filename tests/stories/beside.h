/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The searches that a pipeline leaves to others (pipeline_search_beside()). */
#ifndef TEST_BESIDE_H
#define TEST_BESIDE_H

#include "pipeline/pipeline.h"

/* Makes all that the last step has stopped for, until it is over. */
void search_beside(struct pipeline *pipeline);

#endif
