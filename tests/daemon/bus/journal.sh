#!/bin/sh
# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Alerts and rulings go to the journal of those who may see them, and none of it to standard error,
# which a service's is a log that others read: with the contacts and orders of every story. The
# journal's socket is this test's own.
#
# usage: journal.sh TOUCHMOVED TOUCHMOVECTL SOURCE-ROOT ENTRIES STORY…
# shellcheck disable=SC2154,SC2034 # shared with common.sh

touchmoved=$1
ctl=$2
root=$3
entries=$4
shift 4
here=$root/tests/daemon/bus
# shellcheck source=/dev/null
. "$here/common.sh"
command -v python3 >/dev/null || exit 77

# Writes each entry to FILE, with an empty line behind it.
cat >"$work/listen.py" <<'END'
import os
import socket
import sys

journal = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
journal.bind(sys.argv[1])
journal.settimeout(120)
with open(sys.argv[2], 'wb', buffering=0) as file:
    open(sys.argv[1] + '.ready', 'w').close()
    while (entry := journal.recv(65536)) != b'MESSAGE=end\n':
        file.write(entry + b'\n')
END

listen()
{
	rm -f "$work"/socket*
	mkfifo "$work/socket.ready"
	python3 -B "$work/listen.py" "$work/socket" "$work/entries" &
	listener=$!
	read -r _ <"$work/socket.ready"
	rm "$work/socket.ready"
}

hang_up()
{
	python3 -B -c 'import socket, sys
socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto(b"MESSAGE=end\n", sys.argv[1])' "$work/socket" &&
		wait $listener
}

# play FIRST LAST: the stories of these numbers, each at a board of its own.
play()
{
	boards=
	number=$1
	while [ "$number" -le "$2" ]; do
		boards="$boards --board s$number=trace:$work/traces/$number.trace"
		number=$((number + 1))
	done
	# shellcheck disable=SC2086
	bounded "$touchmoved" --user --journal "$work/socket" --once --speed max $boards 2>>"$work/public"
}

# Of boards that play at once, each has its entries in its own order.
all_have_theirs()
{
	awk -v RS= '{
		id = board = ""
		for (i = 1; i <= split($0, line, "\n"); i++) {
			if (sub(/^MESSAGE_ID=/, "", line[i])) id = line[i]
			if (sub(/^TOUCHMOVE_BOARD=s/, "", line[i])) board = line[i]
		}
		if (board) print id >(told "/" board ".told")
	}' told="$work/traces" "$work/entries"
	number=1
	while [ $number -le "$stories" ]; do
		[ -f "$work/traces/$number.told" ] || : >"$work/traces/$number.told"
		same "$work/traces/$number.ids" "$work/traces/$number.told" ||
			{ echo "story $number" >&2; return 1; }
		number=$((number + 1))
	done
}

mkdir "$work/traces"
stories=$("$entries" --traces "$work/traces" "$@")
# Beside these there are a few whose source contradicts itself.
[ "$stories" -gt $(($# * 9 / 10)) ]
result $? 'stories are traces'
start_bus
listen
: >"$work/public"
first=1
status=0
while [ $first -le $stories ]; do
	last=$((first + 199))
	[ $last -le $stories ] || last=$stories
	play $first $last || status=$?
	first=$((last + 1))
done
hang_up
result $status 'every story is played'
all_have_theirs
result $? 'each alert and ruling has its entry'
same /dev/null "$work/public"
result $? 'nothing of it is in the log that others read'

# With --user alone nothing is written anywhere, and refusals are told to who has typed them.
listen
printf '%s\n' 'reedtrace 1' '0 ffff00000000ffff 0' '1000 ! confirm 7' >"$work/refused.trace"
bounded "$touchmoved" --user --once --speed max --source "trace:$work/refused.trace" 2>"$work/said"
hang_up
[ ! -s "$work/entries" ] && one_line "$work/said" && grep -q 'refused.trace:3: confirm: ' "$work/said"
result $? 'by itself a session writes no journal'

bounded "$touchmoved" --user --once --speed max --journal "$work/nowhere" \
	--source "trace:$work/refused.trace" 2>"$work/said"
[ $? -eq 0 ] && one_line "$work/said" && grep -q "nothing listens at $work/nowhere" "$work/said"
result $? 'without a journal games go on, and what is not public is not said'

# ---- the catalogue ----

listed()
{
	mkdir -p "$work/root/usr/lib/systemd/catalog" "$work/root/var/lib/systemd/catalog"
	cp "$root/packaging/journal/touchmove.catalog" "$work/root/usr/lib/systemd/catalog/"
	journalctl --update-catalog --root="$work/root" 2>"$work/said" &&
		journalctl --list-catalog --root="$work/root" >"$work/listed" 2>>"$work/said" || return 1
	grep -c Touchmove "$work/listed" >"$work/number"
	[ "$(cat "$work/number")" -eq "$(grep -c '^-- ' "$root/packaging/journal/touchmove.catalog")" ] &&
		[ "$(cat "$work/number")" -gt 20 ]
}
if command -v journalctl >/dev/null; then
	listed
	result $? 'journalctl reads the catalogue'
else
	skip 'journalctl reads the catalogue' 'no journalctl'
fi
echo "1..$count"
exit $failed
