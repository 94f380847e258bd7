#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Whom polkit lets through: with no polkit on the bus and with one that answers when
# this test says so, AUTHORITY; or with Debian's own, if that is the program polkitd.
# Nothing waits while it is asked, and groups need none.
#
# usage: polkit.sh TOUCHMOVED TOUCHMOVECTL AUTHORITY|polkitd SOURCE-ROOT [ORDERS [MODULE]]
#
# MODULE lets the time of a silent polkit pass. It cannot be preloaded beside a sanitizer: there two
# real seconds pass.
# shellcheck disable=SC2154,SC2034 # shared with system.sh

touchmoved=$1
ctl=$2
authority=$3
root=$4
orders=${5-}
module=${6-}
polkitd=/usr/lib/polkit-1/polkitd

# In mounts of its own, so that polkitd reads our actions and rules and no others.
if [ "$authority" = polkitd ] && [ -z "${TOUCHMOVE_POLKIT-}" ]; then
	if [ ! -x $polkitd ] || ! unshare -m true; then
		echo 'skipped: no polkitd here, or it cannot be given rules of its own'
		exit 77
	fi
	exec unshare -m env TOUCHMOVE_POLKIT=yes sh "$0" "$@"
fi
# polkitd lets a user ask about others only for actions that are his.
runs=daemon
# shellcheck source=/dev/null
. "$root/tests/daemon/bus/system.sh"

polkit_pid=
end_polkit()
{
	[ -n "$polkit_pid" ] && kill "$polkit_pid" 2>/dev/null
	end
}
trap end_polkit EXIT

# The bus reads its configuration again, as it does when a package is installed.
cat >"$work/polkit.conf" <<'END'
<busconfig>
  <policy context="default">
    <allow send_destination="org.freedesktop.PolicyKit1"/>
  </policy>
  <policy user="root">
    <allow own="org.freedesktop.PolicyKit1"/>
  </policy>
  <policy user="polkitd">
    <allow own="org.freedesktop.PolicyKit1"/>
  </policy>
</busconfig>
END
getent passwd polkitd >/dev/null || sed -i '/"polkitd"/,/<\/policy>/d' "$work/polkit.conf"
dbus-send --system --print-reply --dest=org.freedesktop.DBus / \
	org.freedesktop.DBus.ReloadConfig >"$work/out" || fail 'the bus has no policy'

# A call whose answer goes to a file of its own. In the background its process is the caller's.
asking() # NAME USER ALLOW-INTERACTIVE METHOD SIGNATURE-AND-ARGUMENTS…
{
	exec >"$work/answer.$1" 2>&1 8>&- 9<&-
	user=$2
	interactive=$3
	method=$4
	shift 4
	exec setpriv --reuid="$user" --regid="$(id -g "$user")" --init-groups \
		busctl --system --timeout="$bound" --allow-interactive-authorization="$interactive" call \
		org.touchmove1 /org/touchmove1/board/1 "org.touchmove1.${method%.*}" "${method#*.}" "$@"
}

order()
{
	(asking "$@")
}

# The words of a refusal, which busctl has words of its own for.
refused() # USER METHOD PATTERN
{
	as "$1" dbus-send --system --print-reply --dest=org.touchmove1 /org/touchmove1/board/1 \
		"org.touchmove1.$2" >"$work/out" && fail "$1: $2 is done"
	grep -q -e "$3" "$work/err" || fail "$1: $2: not '$3'"
}

answered() # NAME PATTERN
{
	grep -q -e "$2" "$work/answer.$1" || {
		cat "$work/answer.$1" >&2
		fail "$1: not '$2'"
	}
}

# The daemon answers everybody else meanwhile, on this board and the other.
nothing_waits()
{
	as $nobody "$ctl" --board 1 status >"$work/out" || fail "$1: status waits"
	as $nobody "$ctl" --board 2 status >"$work/out" || fail "$1: the other board waits"
	as $arbiter "$ctl" --board 2 pause && fail "$1: there is no game"
	grep -q -i 'no game' "$work/err" || fail "$1: an arbiter waits"
	as $player "$ctl" --board 1 accept-draw && fail "$1: there is no offer"
	grep -q -i 'no game\|no draw' "$work/err" || fail "$1: a player waits"
}

# Boards on which nothing happens while the test runs.
printf 'reedtrace 1\n0 0000000000000000 0\n3600000000 0000000000000000 0\n' >"$work/trace"
cp "$work/trace" "$work/trace.2"
open_boards()
{
	start --board "1=trace:$work/trace" --board "2=trace:$work/trace.2"
}
open_boards 8>&- 9<&-

# ---- Debian's own ----

if [ "$authority" = polkitd ]; then
	mkdir -p "$work/actions" "$work/rules"
	sed "s/unix-user:touchmove/unix-user:$runs/" "$root/packaging/org.touchmove1.policy" \
		>"$work/actions/org.touchmove1.policy"
	xmllint --nonet --noout "$work/actions/org.touchmove1.policy" || fail 'the actions are no XML'
	# An organiser's rule, as the guide has one.
	cat >"$work/rules/10-hall.rules" <<END
polkit.addRule(function(action, subject) {
	if (action.id == "org.touchmove1.arbiter" && subject.user == "$desktop")
		return polkit.Result.YES;
	if (action.id == "org.touchmove1.arbiter" && subject.user == "$administrator")
		return polkit.Result.AUTH_ADMIN;
});
END
	chmod -R go+rX "$work/actions" "$work/rules"
	mount --bind "$work/actions" /usr/share/polkit-1/actions || fail 'no actions'
	mount --bind "$work/rules" /etc/polkit-1/rules.d || fail 'no rules'
	$polkitd --no-debug >"$work/polkitd.log" 2>&1 &
	polkit_pid=$!
	gdbus wait --system --timeout $bound org.freedesktop.PolicyKit1 || fail 'no polkitd'

	as $nobody pkaction --verbose --action-id org.touchmove1.arbiter >"$work/out" || fail 'no action'
	grep -q 'implicit any: *no$' "$work/out" && grep -q 'implicit inactive: *no$' "$work/out" &&
		grep -q 'implicit active: *auth_admin_keep$' "$work/out" || fail 'the defaults are others'
	order rule $desktop false Arbiter.Pause
	answered rule 'No game is being played'
	# Who may be arbiter may speak for players, too.
	refused $desktop Player.AcceptDraw 'Refused.NoGame: No game is being played'
	refused $administrator Player.AcceptDraw \
		'Only members of the group games may do that, or whom polkit lets'
	order password $administrator true Arbiter.Pause
	answered password 'polkit wants a password first'
	nothing_waits 'with polkitd'
	stop || fail 'the daemon ends badly'
	exit 0
fi

# ---- no polkit ----

nothing_waits 'without polkit'
for user in $desktop $administrator; do
	refused $user Arbiter.PGN \
		'Only members of the group news may do that, and polkit does not answer'
	refused $user Player.AcceptDraw \
		'Only members of the group games may do that, and polkit does not answer'
done
# Who may not be asked does not even get as far as the daemon.
for user in $nobody $player; do
	refused $user Arbiter.PGN 'Rejected send message'
done

# ---- one that answers when it is told ----

begin_polkit()
{
	rm -f "$work/told" "$work/say"
	mkfifo "$work/told" "$work/say"
	"$authority" <"$work/say" >"$work/told" &
	polkit_pid=$!
	exec 8>"$work/say" 9<"$work/told"
	told there
}

end_authority()
{
	exec 8>&- 9<&-
	wait "$polkit_pid"
	polkit_pid=
}

told() # LINE
{
	read -r line <&9
	[ "$line" = "$1" ] || fail "polkit was told '$line', not '$1'"
}

say() # LINE
{
	echo "$1" >&8
}

begin_polkit
asking yes $desktop true Arbiter.Pause &
waiting=$!
told 'asked 1 org.touchmove1.arbiter 1'
nothing_waits 'while polkit is asked'
say 'yes 1'
wait $waiting
answered yes 'No game is being played'

# A player's order is another action, and who allows no question is not asked one.
asking no $desktop false Player.AcceptDraw &
waiting=$!
told 'asked 2 org.touchmove1.player 0'
say 'no 2'
wait $waiting
answered no 'Access denied'

asking challenge $administrator false Arbiter.Candidates &
waiting=$!
told 'asked 3 org.touchmove1.arbiter 0'
say 'challenge 3'
wait $waiting
answered challenge 'polkit wants a password first'

# The manager's method, and what is answered with more than a word.
setpriv --reuid=$desktop --regid="$(id -g $desktop)" --init-groups "$ctl" boards reload 8>&- \
	>"$work/answer.reload" 2>&1 &
waiting=$!
told 'asked 4 org.touchmove1.arbiter 1'
say 'yes 4'
wait $waiting || fail 'whom polkit lets may not reload'

# What one sender orders without waiting is answered in this order, whatever polkit answers first; a
# player's orders need no polkit, and do not overtake his others.
setpriv --reuid=$desktop --regid="$(id -g $desktop)" --init-groups "$orders" \
	Arbiter.Pause Player.AcceptDraw >"$work/answer.orders" 2>&1 8>&- 9<&- &
waiting=$!
told 'asked 5 org.touchmove1.arbiter 1'
told 'asked 6 org.touchmove1.player 1'
say 'no 6'
asking behind $administrator true Arbiter.PGN &
other=$!
told 'asked 7 org.touchmove1.arbiter 1'
say 'yes 7'
wait $other
answered behind '^s "'
[ ! -s "$work/answer.orders" ] || fail 'an order overtakes another'
say 'yes 5'
wait $waiting
[ "$(cut -d : -f 1 "$work/answer.orders" | tr '\n' ' ')" = 'Arbiter.Pause Player.AcceptDraw ' ] ||
	fail 'orders are answered in another order'
grep -q 'Pause: .*No game' "$work/answer.orders" &&
	grep -q 'AcceptDraw: .*AccessDenied' "$work/answer.orders" || fail 'orders are answered wrongly'

# Who may read the arbiter's events hears those that follow, and nobody else at a desktop does.
mkfifo "$work/events" "$work/overheard"
setpriv --reuid=$desktop --regid="$(id -g $desktop)" --init-groups \
	"$ctl" --board 1 monitor --json >"$work/events" 2>"$work/answer.events" 8>&- 9<&- &
listener=$!
setpriv --reuid=$administrator --regid="$(id -g $administrator)" --init-groups \
	dbus-monitor --address "$DBUS_SYSTEM_BUS_ADDRESS" "type='signal',sender='org.touchmove1'" \
	>"$work/overheard" 2>"$work/said" 8>&- 9<&- &
other=$!
exec 3<"$work/events" 4<"$work/overheard"
read -r line <&4
told 'asked 8 org.touchmove1.arbiter 1'
say 'yes 8'
# Behind his call, which the daemon has answered by then.
asking behind $desktop true Arbiter.PGN &
waiting=$!
told 'asked 9 org.touchmove1.arbiter 1'
say 'yes 9'
wait $waiting
as $arbiter "$ctl" --board 1 players 'Ann / Bob' || fail 'no players'
read -r line <&3
case $line in *'"type":"tags","white":"Ann"'*) ;; *) fail "the admitted hears '$line'" ;; esac
# The public signal comes behind the arbiter's.
while read -r line <&4; do
	case $line in
	*AdmittedEvent*) fail 'an event for one was heard by another' ;;
	*'interface=org.touchmove1.Arbiter'*) fail 'the bus gives the arbiter away' ;;
	*'interface=org.touchmove1.Game; member=Event'*) break ;;
	esac
done
kill $listener $other
wait $listener $other
exec 3<&- 4<&-

# An error, and an answer that is none, let nobody through, and are withdrawn.
number=10
for word in error nonsense; do
	asking $word $desktop true Arbiter.PGN &
	waiting=$!
	told "asked $number org.touchmove1.arbiter 1"
	say "$word $number"
	told "cancelled $number"
	wait $waiting
	answered $word 'Access denied'
	number=$((number + 1))
done

# What cannot be an order is no question: nothing is told of these before the next one.
refused $desktop Arbiter.Pardon 'Only members of the group news may do that\.'
refused $desktop Arbiter.Confirm 'Only members of the group news may do that\.'
order shape $desktop true Arbiter.Note s "$(head -c 9000 /dev/zero | tr '\0' x)"
answered shape 'Access denied'

# A few questions about one user at once; another user has his own.
for i in 1 2 3 4; do
	asking "many.$i" $desktop true Arbiter.PGN &
	eval "waiting_$i=$!"
	told "asked $((11 + i)) org.touchmove1.arbiter 1"
done
order surplus $desktop true Arbiter.PGN
answered surplus 'Too many orders wait for polkit'
asking other $administrator true Arbiter.PGN &
other=$!
told 'asked 16 org.touchmove1.arbiter 1'
nothing_waits 'while polkit has five questions'

# In any order, and late: what was asked is still so.
say 'yes 14'
wait "$waiting_3"
answered many.3 '^s "'
# A caller who leaves takes his question with him, and his answer comes too late.
kill "$waiting_2"
told 'cancelled 13'
say 'yes 13'
say 'challenge 16'
wait $other
answered other 'polkit wants a password, and could not ask for it\|polkit wants a password first'
# polkit leaves in the middle of two questions, and comes back.
end_authority
wait "$waiting_1" "$waiting_4"
answered many.1 'Access denied'
answered many.4 'Access denied'
nothing_waits 'without polkit again'
begin_polkit
asking back $desktop true Arbiter.Pause &
waiting=$!
told 'asked 1 org.touchmove1.arbiter 1'
say 'yes 1'
wait $waiting
answered back 'No game is being played'

# The daemon ends.
asking stopped $desktop true Arbiter.Pause &
waiting=$!
told 'asked 2 org.touchmove1.arbiter 1'
stop || fail 'the daemon ends badly'
told 'cancelled 2'
wait $waiting
answered stopped 'touchmoved ends before that is decided'

# One that never answers is waited for no longer than any call. Late, it lets nobody through. Where
# the module makes the time pass, the next question lets the daemon look at it.
if [ -n "$module" ]; then
	mkdir "$work/faults"
	cp "$module" "$work/faults.so"
	export FAULTS="$work/faults" LD_PRELOAD="$work/faults.so"
else
	export SYSTEMD_BUS_TIMEOUT=2
fi
open_boards 8>&- 9<&-
unset LD_PRELOAD SYSTEMD_BUS_TIMEOUT
asking never $desktop false Arbiter.Pause &
waiting=$!
told 'asked 3 org.touchmove1.arbiter 0'
nothing_waits 'while polkit is silent'
if [ -n "$module" ]; then
	kill -0 $waiting || fail 'polkit is not waited for'
	echo 3600 >"$FAULTS/waited"
	asking next $administrator false Arbiter.Pause &
	next=$!
	told 'asked 4 org.touchmove1.arbiter 0'
fi
told 'cancelled 3'
wait $waiting
answered never 'Access denied'
say 'yes 3'
if [ -n "$module" ]; then
	say 'yes 4'
	wait $next
	answered next 'No game is being played'
fi
nothing_waits 'after a late answer'
end_authority
stop || fail 'the daemon ends badly'
exit 0
