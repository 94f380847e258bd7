#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The ABI header compiles by itself in user space, as C and as C++, without a warning, and its
# numbers are the ones that programs already compiled against it have inside.
#
#   abi.sh TREE

set -euo pipefail
readonly HEADER=$1/driver/uapi/reedboard.h
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/abi.c" <<'CODE'
#include HEADER
#include <stddef.h>
#ifndef __cplusplus
#define static_assert _Static_assert
#endif
#define AT(type, field, offset) \
	static_assert(offsetof(struct type, field) == offset, #field " has moved")

AT(reedboard_frame, timestamp_ns, 0);
AT(reedboard_frame, squares, 8);
AT(reedboard_frame, inputs, 16);
AT(reedboard_frame, seqno, 20);
AT(reedboard_frame, flags, 24);
AT(reedboard_frame, uncertainty_ns, 28);
static_assert(sizeof(struct reedboard_frame) == 32 && sizeof(struct reedboard_info) == 56, "sizes");
AT(reedboard_info, rows, 0);
AT(reedboard_info, columns, 4);
AT(reedboard_info, topology, 8);
AT(reedboard_info, inputs, 12);
AT(reedboard_info, period_ns, 16);
AT(reedboard_info, padding, 24);
static_assert(REEDBOARD_INPUT_WHITE == 1 && REEDBOARD_INPUT_BLACK == 2 &&
	      REEDBOARD_INPUT_ADJUST == 4 && REEDBOARD_INPUT_ARBITER == 8, "inputs");
static_assert(REEDBOARD_FRAME_LOST == 1 && REEDBOARD_FRAME_FAULT == 2, "flags");
static_assert(REEDBOARD_GET_INFO == 0x803872c0, "ioctl");
int main(void) { return 0; }
CODE

compile() {
	echo "$*"
	"$@" -Wall -Wextra -Wpedantic -Werror "-DHEADER=\"$HEADER\"" -o "$work/abi.o" -c "$work/abi.c"
}

# A compiler may be named with a cache in front of it.
read -ra cc <<<"${CC:-cc}"
compile "${cc[@]}" -std=c11
compile "${cc[@]}" -std=gnu17
if echo 'int main(void) { return 0; }' |
	"${cc[@]}" -m32 -xc - -o "$work/32" 2>/dev/null; then
	compile "${cc[@]}" -m32 -std=c11
fi
if ! command -v c++ >/dev/null; then
	echo 'skipped as C++: no compiler is here (package g++)'
	exit 77
fi
compile c++ -x c++ -std=c++11
compile c++ -x c++ -std=c++17
