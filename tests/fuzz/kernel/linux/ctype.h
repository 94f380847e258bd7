/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * For script.c: the kernel's classes of characters, which take any char.
 */
#ifndef FUZZ_KERNEL_CTYPE_H
#define FUZZ_KERNEL_CTYPE_H

#define isspace(c)  ((c) == ' ' || ((c) >= '\t' && (c) <= '\r'))
#define isdigit(c)  ((c) >= '0' && (c) <= '9')
#define isxdigit(c) (hex_to_bin(c) >= 0)

#endif
