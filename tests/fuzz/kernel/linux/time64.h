/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * For script.c: what it takes from the kernel's header of this name.
 */
#define USEC_PER_SEC 1000000UL
