#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# The policy of the system bus, with a dbus-daemon that enforces it: what
# everybody, a player and an arbiter may do.
#
# usage: policy.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with system.sh

touchmoved=$1
ctl=$2
root=$3
xmllint --nonet --noout "$root/packaging/org.touchmove1.conf" || exit 1
# shellcheck source=/dev/null
. "$root/tests/daemon/bus/system.sh"

as $arbiter "$touchmoved" --source "trace:$root/tests/daemon/bus/delay.trace" &&
	fail 'somebody may own the name'
cp "$root/tests/daemon/bus/delay.trace" "$work/trace"
start --source "trace:$work/trace" --speed 10 --store "$work/kept/games.sqlite"

as $nobody "$ctl" status >"$work/out" || fail 'everybody may see the game'
as $nobody "$ctl" monitor --arbiter && fail 'somebody hears the arbiter'
grep -q 'touchmove-arbiter' "$work/err" || fail 'the refusal does not say who may'
as $nobody script -qec "$ctl arbiter" /dev/null </dev/null >"$work/out" && fail 'somebody has the desk'
tr -d '\r' <"$work/out" >"$work/lines"
[ "$(wc -l <"$work/lines")" -eq 1 ] && grep -q 'arbiters to touchmove-arbiter' "$work/lines" ||
	fail 'the desk does not say in a line who may have it'
as $nobody "$ctl" resign white && fail 'somebody may resign'
as $nobody "$ctl" pause && fail 'somebody may pause'
as $player "$ctl" boards reload && fail 'a player has the configuration read'
grep -q 'touchmove-arbiter' "$work/err" || fail 'the refusal does not say who may reload'
as $arbiter "$ctl" boards reload || fail 'an arbiter may have the configuration read'
as $nobody "$ctl" boards >"$work/out" || fail 'everybody may see which boards there are'
as $player "$ctl" monitor --arbiter && fail 'a player hears the arbiter'
as $nobody "$ctl" candidates && fail 'somebody sees the candidates'
as $player "$ctl" candidates && fail 'a player sees the candidates'
grep -q 'touchmove-arbiter' "$work/err" || fail 'the refusal does not say who may choose'
as $nobody "$ctl" choose 1 && fail 'somebody may choose'
as $player "$ctl" choose 1 && fail 'a player may choose'
as $arbiter "$ctl" candidates || fail 'an arbiter may see the candidates'
as $player "$ctl" result 1-0 && fail 'a player may declare a result'
as $player "$ctl" accept-draw && fail 'there is no offer'
grep -q -i -E 'no draw offer|no game' "$work/err" || fail 'a player does not reach the judge'

# What nobody hears must have been said: the arbiter's listener proves it.
mkfifo "$work/heard"
as $nobody dbus-monitor --address "$DBUS_SYSTEM_BUS_ADDRESS" "interface='org.touchmove1.Arbiter'" \
	>"$work/overheard" &
spy=$!
as $arbiter "$ctl" monitor --json >"$work/heard" &
listener=$!
exec 3<"$work/heard"
while read -r line <&3; do
	case $line in *'"type":"completed","ply":2'*) break ;; esac
done
exec 3<&-
# What is kept is the daemon's own; an arbiter is handed a copy.
as $arbiter cat "$work"/kept/games.sqlite* >"$work/out" && fail 'what is kept is open to all'
as $arbiter "$ctl" explain 3 >"$work/out" || fail 'an arbiter may have an event explained'
grep -q '^event 3: ' "$work/out" || fail 'nothing is explained'
as $player "$ctl" explain 3 && fail 'a player may have an event explained'
as $player "$ctl" record --once "$work/none.trace" && fail 'a player may have the game as a trace'
as $arbiter "$ctl" result 1/2-1/2 agreement || fail 'an arbiter may declare a result'
wait $listener
kill $spy 2>/dev/null
case $line in *completed*) ;; *) fail 'the arbiter hears nothing' ;; esac
grep -q 'member=Event' "$work/overheard" && fail 'the arbiter was overheard'
exit 0
