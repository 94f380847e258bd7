#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Every method and every signal that introspection shows, as a spectator, a player,
# an arbiter, someone at the desktop and root: access.table says who gets where. What
# has no row there fails, and so does a row of what is not there.
#
# With lax, the daemon's own lock: behind a policy of the bus that lets everybody send
# everything, what the bus would have refused the daemon must refuse.
#
# usage: access.sh TOUCHMOVED TOUCHMOVECTL shipped|lax SOURCE-ROOT
# shellcheck disable=SC2154,SC2034 # shared with system.sh

touchmoved=$1
ctl=$2
which=$3
root=$4
[ "$which" = shipped ] || policy=$root/tests/daemon/bus/lax.conf
# shellcheck source=/dev/null
. "$root/tests/daemon/bus/system.sh"

users='nobody player arbiter desktop root'
# A board on which no game begins while the test runs, however slow that is.
printf 'reedtrace 1\n0 0000000000000000 0\n3600000000 0000000000000000 0\n' >"$work/trace"
start --source "trace:$work/trace"

# "method INTERFACE.MEMBER PATH" or "signal …", a line each.
members() # PATH
{
	as $nobody busctl --system introspect --xml-interface org.touchmove1 "$1" >"$work/xml" ||
		fail "no introspection of $1"
	sed -n 's/.*<\(interface\|method\|signal\) name="\([^"]*\)".*/\1 \2/p' "$work/xml" |
		awk -v path="$1" '$1 == "interface" { interface = $2; next }
			{ print $1, interface "." $2, path }'
}

# Of what both objects have, one is enough.
{
	members /org/touchmove1/board/1
	members /org/touchmove1
} | awk '!seen[$1 $2]++' | sort >"$work/there"
sed '/^#/d; /^$/d' "$root/tests/daemon/bus/access.table" | sort >"$work/table"
awk '{ print $1, $2 }' "$work/there" >"$work/there.names"
awk '{ print $1, $2 }' "$work/table" | diff "$work/there.names" - >"$work/err" ||
	fail 'access.table has not the members that are there (<), or others (>)'
[ "$(wc -l <"$work/table")" -ge 60 ] || fail 'the members are not found'

account_of() # USER
{
	case $1 in root) echo root ;; *) eval "echo \$$1" ;; esac
}

# How far a call gets: without arguments, since who may call is told next what is wrong with them.
reached() # USER INTERFACE.MEMBER PATH
{
	as "$1" dbus-send --system --print-reply --dest=org.touchmove1 "$3" "$2" >"$work/out" \
		</dev/null
	if grep -q 'Rejected send message' "$work/err"; then
		echo bus
	elif grep -q '^Error org.freedesktop.DBus.Error.AccessDenied' "$work/err"; then
		echo daemon
	elif grep -q '^method return\|^Error org\.' "$work/out" "$work/err"; then
		echo yes
	else
		echo nothing
	fi
}

expected() # COLUMN MEMBER
{
	awk -v column=$(($1 + 2)) -v member="$2" -v lax="$which" '$1 == "method" && $2 == member {
		print lax == "lax" && $column == "bus" ? "daemon" : $column }' "$work/table"
}

as $nobody "$ctl" status --json >"$work/before" || fail 'everybody may see the game'
wrong=0
while read -r kind member path; do
	[ "$kind" = method ] || continue
	column=0
	for user in $users; do
		column=$((column + 1))
		is=$(reached "$(account_of "$user")" "$member" "$path")
		[ "$is" = "$(expected $column "$member")" ] && continue
		echo "$member: $user: $is, not $(expected $column "$member")" >&2
		wrong=1
	done
done <"$work/there"
# What is refused changes nothing, nor does what the game has no place for.
as $nobody "$ctl" status --json >"$work/after" || fail 'everybody may see the game'
cmp "$work/before" "$work/after" || fail 'something has changed'
[ $wrong = 0 ] || exit 1

# A user who is in the group beside his own, as people are.
also() # USER GROUP INTERFACE.MEMBER
{
	timeout $bound setpriv --reuid="$1" --regid="$(id -g "$1")" \
		--groups "$(id -g "$1"),$(getent group "$2" | cut -d: -f3)" \
		dbus-send --system --print-reply --dest=org.touchmove1 /org/touchmove1/board/1 "$3" \
		>"$work/out" 2>"$work/err"
	! grep -q AccessDenied "$work/err"
}

if [ "$which" = lax ]; then
	also $nobody $player org.touchmove1.Player.Resign || fail 'a member of the group may not'
	also $nobody $arbiter org.touchmove1.Arbiter.Confirm || fail 'a member of the group may not'
	as $nobody "$ctl" pause && fail 'somebody may pause'
	grep -q 'touchmove-arbiter' "$work/err" || fail 'the refusal does not say who may'
	exit 0
fi

# Each signal is sent to all by root, as the daemon sends it; the last one is heard by everybody.
for user in $users; do
	mkfifo "$work/heard.$user"
	as "$(account_of "$user")" dbus-monitor --address "$DBUS_SYSTEM_BUS_ADDRESS" \
		"type='signal'" >"$work/heard.$user" &
	eval "spy_$user=$!"
done
exec 3<"$work/heard.nobody" 4<"$work/heard.player" 5<"$work/heard.arbiter" 6<"$work/heard.desktop" \
	7<"$work/heard.root"
# Each prints its own name once it listens.
for fd in 3 4 5 6 7; do
	eval "read -r line <&$fd"
done
while read -r kind member path; do
	[ "$kind" = signal ] || continue
	dbus-send --system --type=signal "$path" "$member" </dev/null
done <"$work/there"
dbus-send --system --type=signal /org/touchmove1 org.touchmove1.Game.End
fd=2
for user in $users; do
	fd=$((fd + 1))
	: >"$work/got"
	while eval "read -r line <&$fd"; do
		case $line in
		*member=End) break ;;
		'signal '*) echo "$line" | sed 's/.*interface=\([^;]*\); member=\(.*\)/signal \1.\2/' ;;
		esac
	done | sort -u >"$work/got"
	awk -v column=$fd '$1 == "signal" && $column == "yes" { print $1, $2 }' "$work/table" |
		sort -u >"$work/wanted"
	# The bus tells of names, too, which come and go.
	grep -v ' org.freedesktop.DBus.Name' "$work/got" | diff "$work/wanted" - >"$work/err" ||
		fail "signals: $user hears less (<) or more (>)"
	eval "kill \$spy_$user"
done
exit 0
