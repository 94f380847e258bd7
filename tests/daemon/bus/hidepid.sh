#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What packaging/guide/security.md says of /proc: as it mostly is, everybody sees
# touchmoved's context switches, and so each contact that changes; mounted with
# hidepid nobody does, and players and arbiters are told apart as before.
#
# usage: hidepid.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with system.sh

touchmoved=$1
ctl=$2
root=$3

# In mounts of its own, so that the machine's stay as they are.
if [ -z "${TOUCHMOVE_HIDEPID-}" ]; then
	unshare -m mount -t proc -o hidepid=invisible proc /proc || {
		echo 'skipped: /proc cannot be mounted with hidepid here'
		exit 77
	}
	exec unshare -m env TOUCHMOVE_HIDEPID=yes sh "$0" "$@"
fi
# shellcheck source=/dev/null
. "$root/tests/daemon/bus/system.sh"

# A board on which no game begins while the test runs, however slow that is.
printf 'reedtrace 1\n0 0000000000000000 0\n3600000000 0000000000000000 0\n' >"$work/trace"
start --source "trace:$work/trace"
mount -t proc -o hidepid=0 proc /proc || fail 'no /proc without hidepid'
as $nobody grep -q voluntary_ctxt_switches "/proc/$daemon_pid/status" ||
	fail 'without hidepid the test sees nothing either'
mount -t proc -o hidepid=invisible proc /proc || fail 'no /proc with hidepid'
as $nobody test -e "/proc/$daemon_pid" && fail 'everybody sees the daemon'
as $nobody "$ctl" status >"$work/out" || fail 'everybody may see the game'
as $nobody "$ctl" pause && fail 'somebody may pause'
as $player "$ctl" pause && fail 'a player may pause'
grep -q 'touchmove-arbiter' "$work/err" || fail 'the refusal does not say who may'
as $player "$ctl" accept-draw && fail 'there is no offer'
grep -q -i -E 'no draw offer|no game' "$work/err" || fail 'a player does not reach the judge'
as $arbiter "$ctl" pause && fail 'there is no game'
grep -q -i 'no game' "$work/err" || fail 'an arbiter does not reach the judge'
exit 0
