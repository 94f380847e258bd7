/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * libchesslaws: the FIDE Laws of Chess as pure functions and state machines.
 *
 * The library depends on libc alone, allocates nothing and keeps nothing: the
 * caller owns every struct and buffer. It returns identifiers, never text for
 * a person, and never logs. Functions leave their outputs untouched when they
 * fail.
 */
#ifndef CHESSLAWS_H
#define CHESSLAWS_H

#include <chesslaws/position.h>
#include <chesslaws/move.h>
#include <chesslaws/language.h>
#include <chesslaws/notation.h>
#include <chesslaws/pgn.h>
#include <chesslaws/regulations.h>
#include <chesslaws/turn.h>
#include <chesslaws/article.h>
#include <chesslaws/clock.h>
#include <chesslaws/course.h>
#include <chesslaws/outcome.h>
#include <chesslaws/mate.h>
#include <chesslaws/history.h>
#include <chesslaws/penalty.h>
#include <chesslaws/draw.h>
#include <chesslaws/hands.h>
#include <chesslaws/irregularity.h>
#include <chesslaws/alert.h>
#include <chesslaws/judge.h>

#endif
