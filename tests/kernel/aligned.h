/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * For compilers before gcc 14, which align no cold functions: kernels that were built with a newer
 * one rely on the alignment of all when they patch a module for tracing. A kernel that is built with
 * an older one goes without __cold in the same way.
 */
#undef __cold
#define __cold
