#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What touchmovectl offers a shell that completes, and what bash makes of it.
#
#   complete.sh TOUCHMOVECTL COMPLETIONS

set -u
ctl=$1
failed=0

# expect WORDS WORD…: these are offered behind and for the words.
expect() {
	local expected=$1 offered
	shift
	offered=$("$ctl" --complete "$@" | tr '\n' ' ')
	[ "$offered" = "${expected:+$expected }" ] && return
	echo "for '$*' is offered '$offered', not '$expected'" >&2
	failed=1
}

expect 'white black' resign ''
expect 'white black' --user --board 2 resign w
expect 'warning add-opponent reduce opponent-points points loss fine exclude expel' penalty white ''
expect 'last' confirm ''
expect 'threefold fifty flag illegal-move quickplay increment' claim ''
expect 'Q R B N' promote ''
expect '' start ''
expect '' replay ''
expect '' source ''
expect '' --board ''
"$ctl" --complete - | grep -qx -- --until-end || { echo '--until-end is not offered' >&2; failed=1; }

# Every verb that --help lists is a command, and nothing else that only a trace may say.
commands=$("$ctl" --complete '')
"$ctl" --help | sed -n '/^The players:/,/^$/p; /^The arbiter:/,/^$/p' |
	sed -n 's/^  \([a-z-]*\).*/\1/p' | while read -r verb; do
	grep -qx -e "$verb" <<<"$commands" || echo "$verb is not offered"
done | grep . >&2 && failed=1
grep -qx -e restart -e 'source .*' <<<"$commands" && { echo 'a verb of traces is offered' >&2; failed=1; }

# shellcheck source=/dev/null
. "$2"
COMP_WORDS=("$ctl" penalty black re)
COMP_CWORD=3
_touchmovectl
[ "${COMPREPLY[*]}" = reduce ] || { echo "bash offers '${COMPREPLY[*]}'" >&2; failed=1; }
exit $failed
